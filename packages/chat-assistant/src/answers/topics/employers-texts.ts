import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
const to = (id: string, name: string): string => link(`/career/${id}`, name);

const CREW = to("flight-attendant", "Flight Attendant");
const GROUND = `${to("airport-check-in-agent", "Airport Check-in Agent")}, ${to("aircraft-ground-handler", "Aircraft Ground Handler")}`;
const FLYING = to("airline-pilot", "Airline Pilot");
const MENDING = to("aircraft-maintenance-engineer", "Aircraft Maintenance Engineer");

export const IN_AN_AIRLINE: Wording = {
  english: told(
    "An airline takes people for four kinds of work, each by a door of its own:",
    [
      `${strong("Cabin crew")}: Class 12, from 18 years, the airline's own interview, clear English and Hindi. ${CREW}.`,
      `${strong("At the airport")}: Class 12 or any degree, for counters and work beside the aircraft. ${GROUND}.`,
      `${strong("Pilot")}: Class 12 with physics and maths, then the licence at a flying school or the airline's cadet course; it costs much. ${FLYING}.`,
      `${strong("Maintenance")}: the AME course of DGCA-approved institutes, after Class 12 with physics, chemistry and maths. ${MENDING}.`,
    ],
    "Posts and interviews stand on the airline's own careers page. No airline takes money for an interview, a uniform or a joining letter: who asks for it cheats.",
  ),
  hinglish: told(
    "Airline chaar tarah ke kaam ke liye log leti hai, har ek ka apna darwaza:",
    [
      `${strong("Cabin crew")}: Class 12, 18 saal se, airline ka apna interview, saaf English aur Hindi. ${CREW}.`,
      `${strong("Airport par")}: Class 12 ya koi degree, counter aur jahaz ke paas ke kaam ke liye. ${GROUND}.`,
      `${strong("Pilot")}: physics aur maths ke saath Class 12, phir flying school se licence ya airline ka cadet course; kharcha bahut hai. ${FLYING}.`,
      `${strong("Maintenance")}: physics, chemistry aur maths wali Class 12 ke baad DGCA approved institute ka AME course. ${MENDING}.`,
    ],
    "Posts aur interview airline ke apne careers page par hote hain. Interview, uniform ya joining letter ke paise koi airline nahi leti: jo maange, woh thag hai.",
  ),
  hindi: told(
    "एयरलाइन चार तरह के काम के लिए लोग लेती है, हर एक का अपना दरवाज़ा:",
    [
      `${strong("Cabin crew")}: Class 12, 18 साल से, एयरलाइन का अपना इंटरव्यू, साफ़ अंग्रेज़ी और हिंदी। ${CREW}।`,
      `${strong("एयरपोर्ट पर")}: Class 12 या कोई डिग्री, काउंटर और जहाज़ के पास के काम के लिए। ${GROUND}।`,
      `${strong("पायलट")}: फ़िज़िक्स और मैथ्स के साथ Class 12, फिर फ़्लाइंग स्कूल से लाइसेंस या एयरलाइन का cadet कोर्स; ख़र्च बहुत है। ${FLYING}।`,
      `${strong("Maintenance")}: फ़िज़िक्स, केमिस्ट्री और मैथ्स वाली Class 12 के बाद DGCA से मंज़ूर संस्थान का AME कोर्स। ${MENDING}।`,
    ],
    "पद और इंटरव्यू एयरलाइन के अपने careers पेज पर होते हैं। इंटरव्यू, वर्दी या जॉइनिंग लेटर के पैसे कोई एयरलाइन नहीं लेती: जो माँगे, वह ठग है।",
  ),
};

const CODE = `${to("software-engineer", "Software Engineer")}, ${to("web-developer", "Web Developer")}`;
const CHECK_AND_HELP = `${to("software-tester", "Software Tester")}, ${to("technical-support-engineer", "Technical Support Engineer")}`;
const FOR_CUSTOMERS = to("customer-service-representative", "Customer Service Representative");

export const IN_AN_IT_COMPANY: Wording = {
  english: told(
    "Large IT companies take beginners in three ways:",
    [
      `${strong("At the college")}: campus placement in the last year. Ask which companies came to that college last year.`,
      `${strong("By their own test for freshers")}: reasoning, English and programming, open to final years; it stands on the company's careers page.`,
      `${strong("Later")}: after a year or two elsewhere, an internship or a project that can be shown.`,
      `${strong("With what")}: BTech (most branches), MCA or MSc for ${CODE}; BCA and BSc too, often in a programme with study beside it; ${CHECK_AND_HELP}; any degree for ${FOR_CUSTOMERS} and accounts.`,
    ],
    "What helps now: one language such as Python or Java well, two projects of your own, clear English, no failed papers. Each notice names its least marks. Nobody may sell such a post: who asks for money or a deposit cheats.",
  ),
  hinglish: told(
    "Badi IT companies naye logon ko teen tarike se leti hain:",
    [
      `${strong("College se")}: aakhri saal mein campus placement. Poochiye ki pichhle saal us college mein kaun si companies aayin.`,
      `${strong("Apne fresher test se")}: reasoning, English aur programming, final year wale de sakte hain; yeh company ke careers page par hota hai.`,
      `${strong("Baad mein")}: kahin aur ek-do saal kaam, internship ya dikhane layak project ke baad.`,
      `${strong("Kis degree se")}: ${CODE} ke liye BTech (zyadatar branch), MCA ya MSc; BCA aur BSc se bhi, aksar aise program mein jisme saath padhai chalti hai; ${CHECK_AND_HELP}; ${FOR_CUSTOMERS} aur accounts ke liye koi bhi degree.`,
    ],
    "Abhi kya kaam aata hai: Python ya Java jaisi ek language achhe se, apne do project, saaf English, koi back paper nahi. Kam se kam marks har notice mein likhe hote hain. Aisi post koi bech nahi sakta: jo paise ya deposit maange, woh thag hai.",
  ),
  hindi: told(
    "बड़ी IT कंपनियाँ नए लोगों को तीन तरीक़ों से लेती हैं:",
    [
      `${strong("कॉलेज से")}: आख़िरी साल में campus placement। पूछिए कि पिछले साल उस कॉलेज में कौन सी कंपनियाँ आईं।`,
      `${strong("अपने fresher टेस्ट से")}: reasoning, अंग्रेज़ी और प्रोग्रामिंग, आख़िरी साल वाले दे सकते हैं; यह कंपनी के careers पेज पर होता है।`,
      `${strong("बाद में")}: कहीं और एक-दो साल काम, इंटर्नशिप या दिखाने लायक़ प्रोजेक्ट के बाद।`,
      `${strong("किस डिग्री से")}: ${CODE} के लिए BTech (ज़्यादातर branch), MCA या MSc; BCA और BSc से भी, अक्सर ऐसे प्रोग्राम में जिसमें साथ पढ़ाई चलती है; ${CHECK_AND_HELP}; ${FOR_CUSTOMERS} और अकाउंट्स के लिए कोई भी डिग्री।`,
    ],
    "अभी क्या काम आता है: Python या Java जैसी एक भाषा अच्छे से, अपने दो प्रोजेक्ट, साफ़ अंग्रेज़ी, कोई back पेपर नहीं। कम से कम अंक हर नोटिस में लिखे होते हैं। ऐसा पद कोई बेच नहीं सकता: जो पैसे या deposit माँगे, वह ठग है।",
  ),
};

const OFFICER = to("bank-officer", "Bank Officer");
const CLERK = to("bank-clerk", "Bank Clerk");

export const IN_SBI: Wording = {
  english: told(
    "SBI takes people by examinations of its own, and every degree may sit for them:",
    [
      `${strong("SBI PO")}: Probationary Officer, for any degree. ${OFFICER}.`,
      `${strong("SBI Clerk")}: Junior Associate, for any degree, with the language of the State. ${CLERK}.`,
      `${strong("Specialists")}: law, computing, accounts and others, for those who have that degree, by separate notices.`,
      `${strong("Apprentices")}: a year of training with a stipend after any degree; no post is promised after it.`,
    ],
    "After Class 12 alone there is no way in: first a degree, and the papers (reasoning, maths, English, banking) beside it. The notices stand on SBI's own site; other public banks take by IBPS, so most sit for both. Who offers a post in a bank for money cheats.",
  ),
  hinglish: told(
    "SBI apne exam se log leta hai, aur har degree wale de sakte hain:",
    [
      `${strong("SBI PO")}: Probationary Officer, koi bhi degree. ${OFFICER}.`,
      `${strong("SBI Clerk")}: Junior Associate, koi bhi degree, rajya ki bhasha ke saath. ${CLERK}.`,
      `${strong("Specialist")}: law, computer, accounts aur doosre, jinke paas woh degree ho, alag notice se.`,
      `${strong("Apprentice")}: kisi bhi degree ke baad ek saal ki training stipend ke saath; uske baad post ka koi vaada nahi.`,
    ],
    "Sirf Class 12 se raasta nahi hai: pehle degree, aur saath mein paper ki taiyari (reasoning, maths, English, banking). Notice SBI ki apni site par hote hain; doosre sarkari bank IBPS se lete hain, isliye zyadatar log dono dete hain. Jo paise lekar bank mein lagwane ki baat kare, woh thag hai.",
  ),
  hindi: told(
    "SBI अपनी परीक्षाओं से लोग लेता है, और हर डिग्री वाले दे सकते हैं:",
    [
      `${strong("SBI PO")}: Probationary Officer, कोई भी डिग्री। ${OFFICER}।`,
      `${strong("SBI Clerk")}: Junior Associate, कोई भी डिग्री, राज्य की भाषा के साथ। ${CLERK}।`,
      `${strong("Specialist")}: कानून, कंप्यूटर, अकाउंट्स और दूसरे, जिनके पास वह डिग्री हो, अलग नोटिस से।`,
      `${strong("Apprentice")}: किसी भी डिग्री के बाद एक साल की ट्रेनिंग stipend के साथ; उसके बाद पद का कोई वादा नहीं।`,
    ],
    "सिर्फ़ Class 12 से रास्ता नहीं है: पहले डिग्री, और साथ में पेपर की तैयारी (reasoning, मैथ्स, अंग्रेज़ी, banking)। नोटिस SBI की अपनी साइट पर होते हैं; दूसरे सरकारी बैंक IBPS से लेते हैं, इसलिए ज़्यादातर लोग दोनों देते हैं। जो पैसे लेकर बैंक में लगवाने की बात करे, वह ठग है।",
  ),
};

const EXAMINER = to("bank-examiner", "Bank Examiner");

export const IN_THE_RBI: Wording = {
  english: told(
    "The Reserve Bank takes people by its own examinations, after a degree:",
    [
      `${strong("RBI Grade B")}: officer, for any degree with the marks that its notice names; who is promoted later inspects banks too. ${EXAMINER}.`,
      `${strong("RBI Assistant")}: clerk's work in an office of the RBI, for any degree with marks by the notice.`,
      `${strong("Specialists")}: economists, statisticians, lawyers and engineers, by notices of their own.`,
    ],
    "The notices stand at rbi.org.in. The papers are near those of IBPS and SBI, with more economics and finance for Grade B: most sit for all of them.",
  ),
  hinglish: told(
    "Reserve Bank degree ke baad apne exam se leta hai:",
    [
      `${strong("RBI Grade B")}: officer, notice mein likhe marks ke saath koi bhi degree; aage chalkar bank ki jaanch bhi. ${EXAMINER}.`,
      `${strong("RBI Assistant")}: RBI ke office mein clerk ka kaam, notice ke marks ke saath koi bhi degree.`,
      `${strong("Specialist")}: economics, statistics, law aur engineering wale, apne alag notice se.`,
    ],
    "Notice rbi.org.in par hote hain. Paper IBPS aur SBI jaise hain, Grade B mein economics aur finance zyada: zyadatar log sab dete hain.",
  ),
  hindi: told(
    "Reserve Bank डिग्री के बाद अपनी परीक्षाओं से लेता है:",
    [
      `${strong("RBI Grade B")}: ऑफ़िसर, नोटिस में लिखे अंकों के साथ कोई भी डिग्री; आगे चलकर बैंकों की जाँच भी। ${EXAMINER}।`,
      `${strong("RBI Assistant")}: RBI के दफ़्तर में क्लर्क का काम, नोटिस के अंकों के साथ कोई भी डिग्री।`,
      `${strong("Specialist")}: economics, statistics, कानून और इंजीनियरिंग वाले, अपने अलग नोटिस से।`,
    ],
    "नोटिस rbi.org.in पर होते हैं। पेपर IBPS और SBI जैसे हैं, Grade B में economics और finance ज़्यादा: ज़्यादातर लोग सब देते हैं।",
  ),
};

const COUNTER = to("bank-teller", "Bank Teller");
const LENDING = `${to("loan-officer", "Loan Officer")}, ${to("relationship-manager", "Relationship Manager")}`;

export const IN_A_PRIVATE_BANK: Wording = {
  english: told(
    "Private banks take people themselves, without IBPS:",
    [
      `${strong("Counter and sales first")}: any degree, an interview and often a short test; mostly customers, accounts and targets. ${COUNTER}, ${LENDING}.`,
      `${strong("After an MBA or CA")}: by campus, for credit, finance and branches.`,
      `${strong("Courses with a promised post")}: some banks train with an institute for a fee. Read what it costs, whether there is a bond, and what is paid after it, before you sign.`,
    ],
    "Posts stand on the bank's own careers page and at ncs.gov.in. Who would pay nothing and keep a post for long looks at public banks beside it: IBPS and SBI. Nobody may sell a post in a bank.",
  ),
  hinglish: told(
    "Private bank khud log lete hain, IBPS ke bina:",
    [
      `${strong("Pehle counter aur sales")}: koi bhi degree, interview aur aksar chhota test; zyadatar customer, account aur target. ${COUNTER}, ${LENDING}.`,
      `${strong("MBA ya CA ke baad")}: campus se, credit, finance aur branch ke liye.`,
      `${strong("Post ke vaade wale course")}: kuch bank kisi institute ke saath fees lekar training dete hain. Sign karne se pehle padhiye: kitni fees, bond hai ya nahi, baad mein kitna milega.`,
    ],
    "Posts bank ke apne careers page aur ncs.gov.in par hoti hain. Saath mein sarkari bank bhi dekhiye: IBPS aur SBI. Bank ki post koi bech nahi sakta.",
  ),
  hindi: told(
    "प्राइवेट बैंक ख़ुद लोग लेते हैं, IBPS के बिना:",
    [
      `${strong("पहले काउंटर और सेल्स")}: कोई भी डिग्री, इंटरव्यू और अक्सर छोटा टेस्ट; ज़्यादातर ग्राहक, खाते और target। ${COUNTER}, ${LENDING}।`,
      `${strong("MBA या CA के बाद")}: campus से, credit, finance और ब्रांच के लिए।`,
      `${strong("पद के वादे वाले कोर्स")}: कुछ बैंक किसी संस्थान के साथ फ़ीस लेकर ट्रेनिंग देते हैं। sign करने से पहले पढ़िए: कितनी फ़ीस, bond है या नहीं, बाद में कितना मिलेगा।`,
    ],
    "पद बैंक के अपने careers पेज और ncs.gov.in पर होते हैं। साथ में सरकारी बैंक भी देखिए: IBPS और SBI। बैंक का पद कोई बेच नहीं सकता।",
  ),
};

const RIDER = to("motorcycle-delivery-driver", "Motorcycle Delivery Driver");
const STORES = `${to("order-picker", "Order Picker")}, ${to("warehouse-worker", "Warehouse Worker")}`;
const MARKETERS = `${to("digital-marketing-specialist", "Digital Marketing Specialist")}, ${to("data-analyst", "Data Analyst")}`;

export const IN_AN_ONLINE_COMPANY: Wording = {
  english: told(
    "Companies that sell or deliver online take people for very different work:",
    [
      `${strong("Delivery")}: from 18, with a licence and a two-wheeler, paid by the order; fuel and repairs are yours, so reckon before you begin. ${RIDER}.`,
      `${strong("Store and warehouse")}: mostly Class 10 or 12, in shifts. ${STORES}.`,
      `${strong("Customers")}: Class 12 or a degree, clear speech. ${FOR_CUSTOMERS}.`,
      `${strong("Office")}: a degree, for ${MARKETERS} or ${to("operations-manager", "Operations Manager")} later; BTech or MCA for ${to("software-engineer", "Software Engineer")}.`,
    ],
    "Posts stand on the company's own app or careers page and at ncs.gov.in. Delivery is a good beginning beside study, and a course beside it leads further. Nobody who takes money for a post is honest.",
  ),
  hinglish: told(
    "Online bechne ya pahunchane wali companies bahut alag kaamon ke liye log leti hain:",
    [
      `${strong("Delivery")}: 18 saal se, licence aur do-pahiya ke saath, order ke hisaab se paise; petrol aur marammat aapki, isliye pehle hisaab lagaiye. ${RIDER}.`,
      `${strong("Store aur warehouse")}: zyadatar Class 10 ya 12, shift mein. ${STORES}.`,
      `${strong("Customer")}: Class 12 ya degree, saaf bolna. ${FOR_CUSTOMERS}.`,
      `${strong("Office")}: degree ke saath ${MARKETERS}, aage ${to("operations-manager", "Operations Manager")}; BTech ya MCA ke saath ${to("software-engineer", "Software Engineer")}.`,
    ],
    "Posts company ke apne app ya careers page aur ncs.gov.in par hoti hain. Delivery padhai ke saath achhi shuruaat hai, aur saath ka ek course aage le jaata hai. Jo post ke paise le, woh imaandar nahi.",
  ),
  hindi: told(
    "ऑनलाइन बेचने या पहुँचाने वाली कंपनियाँ बहुत अलग कामों के लिए लोग लेती हैं:",
    [
      `${strong("Delivery")}: 18 साल से, लाइसेंस और दोपहिया के साथ, ऑर्डर के हिसाब से पैसे; पेट्रोल और मरम्मत आपकी, इसलिए पहले हिसाब लगाइए। ${RIDER}।`,
      `${strong("Store और warehouse")}: ज़्यादातर Class 10 या 12, शिफ़्ट में। ${STORES}।`,
      `${strong("ग्राहक")}: Class 12 या डिग्री, साफ़ बोलना। ${FOR_CUSTOMERS}।`,
      `${strong("दफ़्तर")}: डिग्री के साथ ${MARKETERS}, आगे ${to("operations-manager", "Operations Manager")}; BTech या MCA के साथ ${to("software-engineer", "Software Engineer")}।`,
    ],
    "पद कंपनी के अपने ऐप या careers पेज और ncs.gov.in पर होते हैं। Delivery पढ़ाई के साथ अच्छी शुरुआत है, और साथ का एक कोर्स आगे ले जाता है। जो पद के पैसे ले, वह ईमानदार नहीं।",
  ),
};

const HANDS = `${to("fitter", "Fitter")}, ${to("machinist", "Machinist")}, ${to("electrician", "Electrician")}`;
const ENGINEERS = `${to("mechanical-engineer", "Mechanical Engineer")}, ${to("electrical-engineer", "Electrical Engineer")}`;

export const IN_A_FACTORY: Wording = {
  english: told(
    "A large company that makes things takes people by what they have learnt:",
    [
      `${strong("ITI")}: apprentice for a year or so, with a stipend, then operator or technician where posts are open (apprenticeshipindia.gov.in). ${HANDS}.`,
      `${strong("Diploma in engineering")}: trainee, later supervisor; apprenticeships at nats.education.gov.in. ${to("mechanical-engineering-technician", "Mechanical Engineering Technician")}.`,
      `${strong("BTech")}: graduate engineer trainee, mostly at the college. ${ENGINEERS}.`,
      `${strong("BCom, BBA, MBA, CA")}: accounts, purchase, sales and people. ${to("accountant", "Accountant")}, ${to("sales-manager", "Sales Manager")}.`,
    ],
    "Posts stand on the company's own careers page. Work at its gate is often given by contractors: ask whose worker you are, for provident fund and ESI, before you begin. Pay nobody for a post.",
  ),
  hinglish: told(
    "Saamaan banane wali badi company aapki padhai ke hisaab se leti hai:",
    [
      `${strong("ITI")}: ek saal ke aas-paas apprentice, stipend ke saath, phir jagah ho to operator ya technician (apprenticeshipindia.gov.in). ${HANDS}.`,
      `${strong("Engineering diploma")}: trainee, baad mein supervisor; apprenticeship nats.education.gov.in par. ${to("mechanical-engineering-technician", "Mechanical Engineering Technician")}.`,
      `${strong("BTech")}: graduate engineer trainee, zyadatar college se. ${ENGINEERS}.`,
      `${strong("BCom, BBA, MBA, CA")}: accounts, kharid, sales aur HR. ${to("accountant", "Accountant")}, ${to("sales-manager", "Sales Manager")}.`,
    ],
    "Posts company ke apne careers page par hoti hain. Gate par kaam aksar contractor dete hain: shuru karne se pehle poochiye ki aap kiske karmchari honge, PF aur ESI milega ya nahi. Post ke paise kisi ko mat dijiye.",
  ),
  hindi: told(
    "सामान बनाने वाली बड़ी कंपनी आपकी पढ़ाई के हिसाब से लेती है:",
    [
      `${strong("ITI")}: एक साल के आस-पास अप्रेंटिस, stipend के साथ, फिर जगह हो तो operator या technician (apprenticeshipindia.gov.in)। ${HANDS}।`,
      `${strong("इंजीनियरिंग डिप्लोमा")}: trainee, बाद में supervisor; अप्रेंटिसशिप nats.education.gov.in पर। ${to("mechanical-engineering-technician", "Mechanical Engineering Technician")}।`,
      `${strong("BTech")}: graduate engineer trainee, ज़्यादातर कॉलेज से। ${ENGINEERS}।`,
      `${strong("BCom, BBA, MBA, CA")}: अकाउंट्स, ख़रीद, सेल्स और HR। ${to("accountant", "Accountant")}, ${to("sales-manager", "Sales Manager")}।`,
    ],
    "पद कंपनी के अपने careers पेज पर होते हैं। गेट पर काम अक्सर ठेकेदार देते हैं: शुरू करने से पहले पूछिए कि आप किसके कर्मचारी होंगे, PF और ESI मिलेगा या नहीं। पद के पैसे किसी को मत दीजिए।",
  ),
};
