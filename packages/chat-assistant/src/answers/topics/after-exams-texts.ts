import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);

const OFFICERS = [
  link("/career/infantry-officer", "Infantry Officer"),
  link("/career/navy-officer", "Navy Officer"),
  link("/career/air-force-pilot", "Air Force Pilot"),
  link("/career/coast-guard-officer", "Coast Guard Officer"),
  link("/career/police-inspector", "Police Inspector"),
].join(", ");
export const OTHER_WAYS_TO_AN_OFFICER: Wording = {
  english: told(
    "One paper or one board does not decide it: officers come by many entries, and the SSB may be faced again in each, while its age lasts.",
    [
      `${strong("Look back first")}: out at the screening, at the end, or in the medical? Against a medical there is an appeal, named in your papers. For the rest practise speaking, group work, running and news before the next call.`,
      `${strong("With Class 12")}: NDA again; with physics, chemistry and maths also the Technical Entry of the Army and the BTech entry of the Navy, which ask for JEE Main and not for the NDA paper.`,
      `${strong("With a degree")}: CDS and AFCAT; the NCC entry with the C certificate; for engineers TGC and SSC (Tech); for law graduates JAG; the medical and nursing services for doctors and nurses.`,
      `${strong("By another board")}: Assistant Commandant through UPSC CAPF or in the Coast Guard, Sub-Inspector by SSC CPO or your State's police. Soldiers, too, may become officers, through the Army Cadet College.`,
    ],
    `Ages and marks stand in each notice: joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in, upsc.gov.in. Study on meanwhile: a degree opens most of these doors. The work: ${OFFICERS}.`,
  ),
  hinglish: told(
    "Ek paper ya ek board se faisla nahi hota: officer banne ki kai entry hain, aur har ek mein, uski umar tak, SSB phir de sakte hain.",
    [
      `${strong("Pehle peeche dekhiye")}: screening mein ruke, aakhir mein, ya medical mein? Medical ke khilaaf appeal hoti hai, aapke kaagaz mein likhi hai. Baaki ke liye agle bulawe se pehle bolna, group ka kaam, daud aur khabrein.`,
      `${strong("Class 12 ke saath")}: NDA phir se; physics, chemistry aur maths ho to Army ki Technical Entry aur Navy ki BTech entry bhi, jo JEE Main maangti hain, NDA ka paper nahi.`,
      `${strong("Degree ke saath")}: CDS aur AFCAT; C certificate ho to NCC entry; engineers ke liye TGC aur SSC (Tech); law walon ke liye JAG; doctor aur nurse ke liye medical aur nursing services.`,
      `${strong("Doosre board se")}: UPSC CAPF ya Coast Guard mein Assistant Commandant, SSC CPO ya rajya police se Sub-Inspector. Jawan bhi Army Cadet College se officer ban sakte hain.`,
    ],
    `Umar aur marks har notice mein hain: joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in, upsc.gov.in. Tab tak padhai chalne dijiye: degree se inme se zyadatar darwaze khulte hain. Kaam kaisa hai: ${OFFICERS}.`,
  ),
  hindi: told(
    "एक पेपर या एक बोर्ड से फ़ैसला नहीं होता: अफ़सर बनने की कई एंट्री हैं, और हर एक में, उसकी उम्र तक, SSB फिर दे सकते हैं।",
    [
      `${strong("पहले पीछे देखिए")}: screening में रुके, आख़िर में, या मेडिकल में? मेडिकल के ख़िलाफ़ अपील होती है, आपके काग़ज़ में लिखी है। बाक़ी के लिए अगले बुलावे से पहले बोलना, समूह का काम, दौड़ और ख़बरें।`,
      `${strong("Class 12 के साथ")}: NDA फिर से; फ़िज़िक्स, केमिस्ट्री और मैथ्स हो तो Army की Technical Entry और Navy की BTech entry भी, जो JEE Main माँगती हैं, NDA का पेपर नहीं।`,
      `${strong("डिग्री के साथ")}: CDS और AFCAT; C सर्टिफ़िकेट हो तो NCC entry; इंजीनियरों के लिए TGC और SSC (Tech); लॉ वालों के लिए JAG; डॉक्टर और नर्स के लिए मेडिकल और नर्सिंग सेवाएँ।`,
      `${strong("दूसरे बोर्ड से")}: UPSC CAPF या Coast Guard में Assistant Commandant, SSC CPO या राज्य पुलिस से Sub-Inspector। जवान भी Army Cadet College से अफ़सर बन सकते हैं।`,
    ],
    `उम्र और नंबर हर नोटिस में हैं: joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in, upsc.gov.in। तब तक पढ़ाई चलने दीजिए: डिग्री से इनमें से ज़्यादातर दरवाज़े खुलते हैं। काम कैसा है: ${OFFICERS}।`,
  ),
};

const DESKS = [
  link("/career/data-entry-operator", "Data Entry Operator"),
  link("/career/postman", "Postman"),
  link("/career/municipal-clerk", "Municipal Clerk"),
  link("/career/bank-clerk", "Bank Clerk"),
  link("/career/court-clerk", "Court Clerk"),
].join(", ");
export const POSTS_WITHOUT_A_RUN: Wording = {
  english: told(
    "A run and a jump can be trained, height cannot; and most posts of the Government ask for neither.",
    [
      `${strong("Run, jump, the chest's expansion")}: train in small steps from now on, and sit again if your age allows.`,
      `${strong("Other uniforms")}: measurements differ by force, State, women and men, and are eased for some communities and hill areas. Compare the notices of your State's police, RPF, forest guards, Home Guards and Agniveer with your own before the form.`,
      `${strong("With Class 10")}: India Post GDS, SSC MTS (its Havaldar posts have a walk and measurements). ${strong("With Class 12")}: SSC CHSL, RRB NTPC, your State's staff board, courts. ${strong("With a degree")}: bank clerk and PO, most posts of SSC CGL. They have no run and no tape; the railways examine health and eyes.`,
    ],
    `The same maths, reasoning and general knowledge serve them. The work: ${DESKS}. Tell me your class and State, and I list what is open with it.`,
  ),
  hinglish: told(
    "Daud aur kood ki practice ho sakti hai, height ki nahi; aur zyadatar sarkari posts dono hi nahi maangti.",
    [
      `${strong("Daud, kood, seene ka phulaav")}: aaj se thoda-thoda badhaiye, aur umar ho to phir dijiye.`,
      `${strong("Doosri vardi")}: naap har bal, har rajya mein aur mahila-purush ke liye alag hai, kuch samudaay aur pahadi ilaakon ke liye kam. Form se pehle apne rajya ki police, RPF, forest guard, Home Guard aur Agniveer ke notice apne naap se milaiye.`,
      `${strong("Class 10 ke saath")}: India Post GDS, SSC MTS (uski Havaldar posts mein paidal chaal aur naap hota hai). ${strong("Class 12 ke saath")}: SSC CHSL, RRB NTPC, rajya ka staff board, court. ${strong("Degree ke saath")}: bank clerk aur PO, SSC CGL ki zyadatar posts. Inme na daud hai na naap; railway sehat aur aankhein dekhti hai.`,
    ],
    `Wahi maths, reasoning aur GK inme kaam aata hai. Kaam kaisa hai: ${DESKS}. Apni class aur rajya bataiye, main khuli hui posts bataungi.`,
  ),
  hindi: told(
    "दौड़ और कूद का अभ्यास हो सकता है, लंबाई का नहीं; और ज़्यादातर सरकारी पद दोनों ही नहीं माँगते।",
    [
      `${strong("दौड़, कूद, सीने का फुलाव")}: आज से थोड़ा-थोड़ा बढ़ाइए, और उम्र हो तो फिर दीजिए।`,
      `${strong("दूसरी वर्दी")}: नाप हर बल, हर राज्य में और महिला-पुरुष के लिए अलग है, कुछ समुदायों और पहाड़ी इलाक़ों के लिए कम। फ़ॉर्म से पहले अपने राज्य की पुलिस, RPF, वनरक्षक, Home Guard और Agniveer के नोटिस अपने नाप से मिलाइए।`,
      `${strong("Class 10 के साथ")}: India Post GDS, SSC MTS (उसके Havaldar पदों में पैदल चाल और नाप होता है)। ${strong("Class 12 के साथ")}: SSC CHSL, RRB NTPC, राज्य का स्टाफ़ बोर्ड, कोर्ट। ${strong("डिग्री के साथ")}: बैंक clerk और PO, SSC CGL के ज़्यादातर पद। इनमें न दौड़ है न नाप; रेलवे सेहत और आँखें देखती है।`,
    ],
    `वही मैथ्स, reasoning और सामान्य ज्ञान इनमें काम आता है। काम कैसा है: ${DESKS}। अपनी कक्षा और राज्य बताइए, मैं खुले पद बताऊँगी।`,
  ),
};

const PRIVATE_BANKING = [
  link("/career/relationship-manager", "Relationship Manager"),
  link("/career/loan-officer", "Loan Officer"),
  link("/career/microfinance-officer", "Microfinance Officer"),
  link("/career/insurance-agent", "Insurance Agent"),
].join(", ");
export const BANKS_WITHOUT_THEIR_EXAM: Wording = {
  english: told(
    "Private banks, small finance banks, NBFCs and insurers take people without IBPS, by their own tests and interviews, and what you have read helps there.",
    [
      `${strong("Where")}: the careers page of each bank, walk-in days, ncs.gov.in. Pay nobody for a post. Some banks take you through a training course of their own with a fee: have the fee and the promise of a post in writing first.`,
      `${strong("As what")}: counter and operations, loans, collections, relationship or sales officer, mostly with targets at first: ${PRIVATE_BANKING}.`,
      `${strong("The exam again, beside it")}: look which part stopped you (speed, English, general awareness). IBPS PO, Clerk and RRB, SBI, LIC and, with most of the same reading, SSC CGL and RRB NTPC are further forms, as your age allows.`,
    ],
    "A year at a branch also counts in the next interview. Set the last exam after which the post that you have becomes the first plan.",
  ),
  hinglish: told(
    "Private bank, small finance bank, NBFC aur insurance companies bina IBPS ke log leti hain, apne test aur interview se, aur jo aapne padha hai woh wahan kaam aata hai.",
    [
      `${strong("Kahan")}: har bank ka careers page, walk-in, ncs.gov.in. Post ke liye kisi ko paise mat dijiye. Kuch bank apne training course se lete hain jiski fees hoti hai: pehle fees aur post ka vaada likhit mein lijiye.`,
      `${strong("Kis post par")}: counter aur operations, loan, collection, relationship ya sales officer, shuru mein zyadatar target ke saath: ${PRIVATE_BANKING}.`,
      `${strong("Saath mein exam phir se")}: dekhiye kis hisse ne roka (speed, English, general awareness). IBPS PO, Clerk aur RRB, SBI, LIC, aur lagbhag isi padhai se SSC CGL aur RRB NTPC bhi, jab tak umar hai.`,
    ],
    "Branch ka ek saal agle interview mein bhi gina jaata hai. Tay kijiye ki kis aakhri exam ke baad yeh naukri hi pehla plan ban jayegi.",
  ),
  hindi: told(
    "प्राइवेट बैंक, small finance bank, NBFC और बीमा कंपनियाँ बिना IBPS के लोग लेती हैं, अपने टेस्ट और इंटरव्यू से, और जो आपने पढ़ा है वह वहाँ काम आता है।",
    [
      `${strong("कहाँ")}: हर बैंक का careers पेज, walk-in, ncs.gov.in। पद के लिए किसी को पैसे मत दीजिए। कुछ बैंक अपने training course से लेते हैं जिसकी फ़ीस होती है: पहले फ़ीस और पद का वादा लिखित में लीजिए।`,
      `${strong("किस पद पर")}: counter और operations, लोन, collection, relationship या sales officer, शुरू में ज़्यादातर target के साथ: ${PRIVATE_BANKING}।`,
      `${strong("साथ में परीक्षा फिर से")}: देखिए किस हिस्से ने रोका (speed, अंग्रेज़ी, general awareness)। IBPS PO, Clerk और RRB, SBI, LIC, और लगभग इसी पढ़ाई से SSC CGL और RRB NTPC भी, जब तक उम्र है।`,
    ],
    "ब्रांच का एक साल अगले इंटरव्यू में भी गिना जाता है। तय कीजिए कि किस आख़िरी परीक्षा के बाद यह नौकरी ही पहला प्लान बन जाएगी।",
  ),
};

const PRIVATE_DESKS = [
  link("/career/accountant", "Accountant"),
  link("/career/data-entry-operator", "Data Entry Operator"),
  link("/career/customer-service-representative", "Customer Service Representative"),
  link("/career/recruiter", "Recruiter"),
].join(", ");
export const SAME_READING_ELSEWHERE: Wording = {
  english: told(
    "Very many sit for few posts, so one list without your name says little about you. What to do with the reading that you have:",
    [
      `${strong("Mend one thing")}: where did it stop, the first paper, the second, typing, documents? And how many years does the age in the notice leave you?`,
      `${strong("The same reading elsewhere")}: SSC MTS and GD with Class 10; SSC CHSL, RRB NTPC and your State's staff board with Class 12; SSC CGL and CPO, bank clerk and PO, insurance with a degree. Maths, reasoning, English and general knowledge return in nearly all.`,
      `${strong("Beside it, work")}: accounts, data entry, customer service, hiring or sales in a private firm, found free at ncs.gov.in: ${PRIVATE_DESKS}.`,
    ],
    "Set a last exam after which the second plan becomes the first. Tell me your class or degree and your State, and I list the posts that are open with it.",
  ),
  hinglish: told(
    "Thodi posts ke liye bahut log baithte hain, isliye list mein naam na aana aapke baare mein kam batata hai. Jo padhai ho chuki hai, uska kya karein:",
    [
      `${strong("Ek cheez theek kijiye")}: kahan ruke, pehla paper, doosra, typing, kaagaz? Aur notice ki umar ke hisaab se kitne saal bache hain?`,
      `${strong("Wahi padhai aur kahan")}: Class 10 se SSC MTS aur GD; Class 12 se SSC CHSL, RRB NTPC aur rajya ka staff board; degree se SSC CGL aur CPO, bank clerk aur PO, insurance. Maths, reasoning, English aur GK lagbhag sab mein aate hain.`,
      `${strong("Saath mein kaam")}: private company mein accounts, data entry, customer service, hiring ya sales, free mein ncs.gov.in par: ${PRIVATE_DESKS}.`,
    ],
    "Ek aakhri exam tay kijiye jiske baad doosra plan pehla ban jaye. Apni class ya degree aur rajya bataiye, main khuli hui posts bataungi.",
  ),
  hindi: told(
    "थोड़े पदों के लिए बहुत लोग बैठते हैं, इसलिए लिस्ट में नाम न आना आपके बारे में कम बताता है। जो पढ़ाई हो चुकी है, उसका क्या करें:",
    [
      `${strong("एक चीज़ ठीक कीजिए")}: कहाँ रुके, पहला पेपर, दूसरा, typing, काग़ज़? और नोटिस की उम्र के हिसाब से कितने साल बचे हैं?`,
      `${strong("वही पढ़ाई और कहाँ")}: Class 10 से SSC MTS और GD; Class 12 से SSC CHSL, RRB NTPC और राज्य का स्टाफ़ बोर्ड; डिग्री से SSC CGL और CPO, बैंक clerk और PO, बीमा। मैथ्स, reasoning, अंग्रेज़ी और सामान्य ज्ञान लगभग सब में आते हैं।`,
      `${strong("साथ में काम")}: प्राइवेट कंपनी में accounts, data entry, customer service, hiring या sales, मुफ़्त में ncs.gov.in पर: ${PRIVATE_DESKS}।`,
    ],
    "एक आख़िरी परीक्षा तय कीजिए जिसके बाद दूसरा प्लान पहला बन जाए। अपनी कक्षा या डिग्री और राज्य बताइए, मैं खुले पद बताऊँगी।",
  ),
};

const CIVIL_READING = [
  link("/career/test-preparation-tutor", "Test Preparation Tutor"),
  link("/career/policy-analyst", "Policy Analyst"),
  link("/career/content-writer", "Content Writer"),
].join(", ");
export const CIVIL_SERVICES_NOT_CLEARED: Wording = {
  english: told(
    "Most good candidates are not on the list in any one year, and the reading is not lost.",
    [
      `${strong("Count")}: which attempts and years of age the notice leaves you, and how far you came (prelims, mains, interview). Once more is wise with one thing to mend and a date at which it ends.`,
      `${strong("The same reading elsewhere")}: your State's commission, UPSC CAPF and EPFO, SSC CGL, RBI, banks and insurers. None of them forbids the others.`,
      `${strong("Work that uses it")}: ${CIVIL_READING}; a master's degree in policy, law or management.`,
    ],
    "Even a small post beside it takes the weight off the next result. Tell me your degree, and I list what it leads to.",
  ),
  hinglish: told(
    "Kisi bhi ek saal zyadatar achhe candidate list mein nahi hote, aur padhai barbaad nahi jaati.",
    [
      `${strong("Hisaab")}: notice ke hisaab se kitne attempt aur umar ke saal bache hain, aur aap kahan tak pahunche (prelims, mains, interview). Ek baar aur tab sahi hai jab ek cheez theek karni ho aur khatam hone ki tareekh ho.`,
      `${strong("Wahi padhai aur kahan")}: aapke rajya ka commission, UPSC CAPF aur EPFO, SSC CGL, RBI, bank aur insurance. Koi doosre ko mana nahi karta.`,
      `${strong("Isi padhai ka kaam")}: ${CIVIL_READING}; policy, law ya management mein master's degree.`,
    ],
    "Saath mein chhoti naukri bhi agle result ka bojh halka karti hai. Apni degree bataiye, main bataungi ki usse kya khulta hai.",
  ),
  hindi: told(
    "किसी भी एक साल ज़्यादातर अच्छे उम्मीदवार लिस्ट में नहीं होते, और पढ़ाई बर्बाद नहीं जाती।",
    [
      `${strong("हिसाब")}: नोटिस के हिसाब से कितने अटेम्प्ट और उम्र के साल बचे हैं, और आप कहाँ तक पहुँचे (prelims, mains, interview)। एक बार और तब सही है जब एक चीज़ ठीक करनी हो और ख़त्म होने की तारीख़ हो।`,
      `${strong("वही पढ़ाई और कहाँ")}: आपके राज्य का आयोग, UPSC CAPF और EPFO, SSC CGL, RBI, बैंक और बीमा। कोई दूसरे को मना नहीं करता।`,
      `${strong("इसी पढ़ाई का काम")}: ${CIVIL_READING}; policy, law या management में मास्टर डिग्री।`,
    ],
    "साथ में छोटी नौकरी भी अगले रिज़ल्ट का बोझ हल्का करती है। अपनी डिग्री बताइए, मैं बताऊँगी कि उससे क्या खुलता है।",
  ),
};

const SCHOOL_TEACHERS = [
  link("/career/primary-school-teacher", "Primary School Teacher"),
  link("/career/middle-school-teacher", "Middle School Teacher"),
  link("/career/private-tutor", "Private Tutor"),
].join(", ");
export const TET_BUT_NO_POST: Wording = {
  english: told(
    "CTET is valid for life, and so are most States' tests: the certificate waits with you. While your State has no recruitment:",
    [
      `${strong("Beyond your State")}: KVS and NVS, schools of Delhi and the other union territories, and States whose notice takes CTET and people from elsewhere. Look once a month.`,
      `${strong("Your State's own recruitment")}: note its name (in Bihar the TRE of the BPSC) and read its syllabus now: the post goes by that exam and not by the TET marks alone.`,
      `${strong("At once")}: private schools, guest and contract teachers of the district, coaching, tuition. The months count as experience.`,
      `${strong("Further")}: the other paper of the test if your training allows it; a master's degree for Classes 11 and 12, where a TET is mostly not asked.`,
    ],
    `The work: ${SCHOOL_TEACHERS}.`,
  ),
  hinglish: told(
    "CTET zindagi bhar maanya hai, aur zyadatar rajyon ke TET bhi: certificate kahin nahi jaata. Jab tak aapke rajya mein bharti nahi hai:",
    [
      `${strong("Apne rajya ke bahar")}: KVS aur NVS, Delhi aur doosre kendra shasit pradeshon ke school, aur woh rajya jinka notice CTET aur bahar walon ko leta hai. Mahine mein ek baar dekhiye.`,
      `${strong("Apne rajya ki bharti")}: uska naam jaaniye (Bihar mein BPSC ka TRE) aur syllabus abhi padhiye: post us exam se milti hai, sirf TET ke marks se nahi.`,
      `${strong("Abhi")}: private school, zile ke guest aur contract teacher, coaching, tuition. Ye mahine anubhav mein gine jaate hain.`,
      `${strong("Aage")}: training ho to test ka doosra paper; Class 11 aur 12 ke liye master's degree, jahan zyadatar TET nahi maanga jaata.`,
    ],
    `Kaam kaisa hai: ${SCHOOL_TEACHERS}.`,
  ),
  hindi: told(
    "CTET ज़िंदगी भर मान्य है, और ज़्यादातर राज्यों के TET भी: सर्टिफ़िकेट कहीं नहीं जाता। जब तक आपके राज्य में भर्ती नहीं है:",
    [
      `${strong("अपने राज्य के बाहर")}: KVS और NVS, दिल्ली और दूसरे केंद्र शासित प्रदेशों के स्कूल, और वे राज्य जिनका नोटिस CTET और बाहर वालों को लेता है। महीने में एक बार देखिए।`,
      `${strong("अपने राज्य की भर्ती")}: उसका नाम जानिए (बिहार में BPSC का TRE) और सिलेबस अभी पढ़िए: पद उस परीक्षा से मिलता है, सिर्फ़ TET के नंबरों से नहीं।`,
      `${strong("अभी")}: प्राइवेट स्कूल, ज़िले के guest और contract शिक्षक, कोचिंग, ट्यूशन। ये महीने अनुभव में गिने जाते हैं।`,
      `${strong("आगे")}: ट्रेनिंग हो तो टेस्ट का दूसरा पेपर; Class 11 और 12 के लिए मास्टर डिग्री, जहाँ ज़्यादातर TET नहीं माँगा जाता।`,
    ],
    `काम कैसा है: ${SCHOOL_TEACHERS}।`,
  ),
};

export const TET_NOT_CLEARED: Wording = {
  english: told(
    "CTET and the States' TET may be sat for again as often as you like, and there is teaching without them meanwhile.",
    [
      `${strong("Again")}: see by your marks which part stopped you; child development and the teaching of a subject are learnt from the NCERT books and past papers. The State's own TET is a second chance beside CTET.`,
      `${strong("Without it for now")}: nursery and private schools, coaching, tuition. Posts for Classes 9 to 12 mostly ask for a BEd (for 11 and 12 a master's degree too) and no TET: read the notice.`,
    ],
    `The work: ${SCHOOL_TEACHERS}.`,
  ),
  hinglish: told(
    "CTET aur rajya ka TET jitni baar chahein de sakte hain, aur tab tak unke bina bhi padhane ka kaam hai.",
    [
      `${strong("Phir se")}: marks se dekhiye kis hisse ne roka; child development aur subject padhane ka tarika NCERT ki kitabon aur purane paper se aata hai. Rajya ka TET, CTET ke saath ek doosra mauka hai.`,
      `${strong("Abhi iske bina")}: nursery aur private school, coaching, tuition. Class 9 se 12 ki posts zyadatar BEd maangti hain (11 aur 12 ke liye master's degree bhi), TET nahi: notice padhiye.`,
    ],
    `Kaam kaisa hai: ${SCHOOL_TEACHERS}.`,
  ),
  hindi: told(
    "CTET और राज्य का TET जितनी बार चाहें दे सकते हैं, और तब तक उनके बिना भी पढ़ाने का काम है।",
    [
      `${strong("फिर से")}: नंबरों से देखिए किस हिस्से ने रोका; child development और विषय पढ़ाने का तरीक़ा NCERT की किताबों और पुराने पेपर से आता है। राज्य का TET, CTET के साथ एक दूसरा मौक़ा है।`,
      `${strong("अभी इसके बिना")}: नर्सरी और प्राइवेट स्कूल, कोचिंग, ट्यूशन। Class 9 से 12 के पद ज़्यादातर BEd माँगते हैं (11 और 12 के लिए मास्टर डिग्री भी), TET नहीं: नोटिस पढ़िए।`,
    ],
    `काम कैसा है: ${SCHOOL_TEACHERS}।`,
  ),
};

export const CAT_NOT_AS_HOPED: Wording = {
  english: told(
    "One CAT seldom decides. A college now, work first or once more, by what you can see:",
    [
      `${strong("A college now")}, if it is approved (AICTE, UGC), its fee can be carried, and you have seen who of the last batch was placed where, not only its best offer. XAT, MAT, CMAT and your State's MBA entrance may still be open.`,
      `${strong("Work first, CAT again")}: for most the best way. A year or two of work counts at business schools, pays, and leaves the mornings to prepare.`,
      `${strong("A year only for CAT")}: if you know which section or what else went wrong and your mock tests already show more. An empty year is asked about in every interview.`,
    ],
    "An MBA is no must for a good career: a master's degree or a course in your own subject leads far too. Tell me your degree, and I show where it leads.",
  ),
  hinglish: told(
    "Ek CAT se kam hi faisla hota hai. Abhi college, pehle kaam ya ek baar aur, yeh aise dekhiye:",
    [
      `${strong("Abhi college")}, agar woh approved hai (AICTE, UGC), fees uthayi ja sakti hai, aur aapne dekha hai ki pichhle batch mein kaun kahan laga, sirf sabse bada offer nahi. XAT, MAT, CMAT aur rajya ka MBA entrance ab bhi khula ho sakta hai.`,
      `${strong("Pehle kaam, saath mein CAT phir se")}: zyadatar ke liye sabse achha raasta. Ek-do saal ka kaam business school mein gina jaata hai, kamai deta hai, aur subah taiyari ke liye bachti hai.`,
      `${strong("Sirf CAT ke liye ek saal")}: tab, jab pata ho kaun sa section ya kya galat hua, aur mock test mein abhi se zyada aa raha ho. Khaali saal ke baare mein har interview mein poochte hain.`,
    ],
    "Achhe career ke liye MBA zaroori nahi hai: apne subject mein master's degree ya course se bhi door tak jaate hain. Apni degree bataiye, main dikhaungi kahan pahunchte hain.",
  ),
  hindi: told(
    "एक CAT से कम ही फ़ैसला होता है। अभी कॉलेज, पहले काम या एक बार और, यह ऐसे देखिए:",
    [
      `${strong("अभी कॉलेज")}, अगर वह approved है (AICTE, UGC), फ़ीस उठाई जा सकती है, और आपने देखा है कि पिछले बैच में कौन कहाँ लगा, सिर्फ़ सबसे बड़ा offer नहीं। XAT, MAT, CMAT और राज्य का MBA entrance अब भी खुला हो सकता है।`,
      `${strong("पहले काम, साथ में CAT फिर से")}: ज़्यादातर के लिए सबसे अच्छा रास्ता। एक-दो साल का काम बिज़नेस स्कूल में गिना जाता है, कमाई देता है, और सुबह तैयारी के लिए बचती है।`,
      `${strong("सिर्फ़ CAT के लिए एक साल")}: तब, जब पता हो कौन सा section या क्या ग़लत हुआ, और mock test में अभी से ज़्यादा आ रहा हो। ख़ाली साल के बारे में हर इंटरव्यू में पूछते हैं।`,
    ],
    "अच्छे करियर के लिए MBA ज़रूरी नहीं है: अपने विषय में मास्टर डिग्री या कोर्स से भी दूर तक जाते हैं। अपनी डिग्री बताइए, मैं दिखाऊँगी कहाँ पहुँचते हैं।",
  ),
};

const RESEARCH_WORK = [
  link("/career/social-science-research-assistant", "Social Science Research Assistant"),
  link("/career/survey-researcher", "Survey Researcher"),
  link("/career/monitoring-and-evaluation-officer", "Monitoring and Evaluation Officer"),
].join(", ");
export const NET_NOT_CLEARED: Wording = {
  english: told(
    "NET is held again, and a master's degree leads on without it too.",
    [
      `${strong("Again")}: for assistant professor UGC-NET sets no upper age, only the JRF does. Look whether the general paper or the subject stopped you. Your State's SET is a second test, for the colleges of that State.`,
      `${strong("PhD")}: many universities take the NET score, some hold their own test: read this year's notice of each.`,
      `${strong("Research and work now")}: projects of a university, survey firms, NGOs, the CSR of companies, editing; in arts and social sciences ${RESEARCH_WORK}.`,
      `${strong("School")}: with a BEd and the master's degree the posts for Classes 11 and 12; coaching and tuition at once.`,
    ],
    "Tell me your subject, and I list what it leads to.",
  ),
  hinglish: told(
    "NET phir hota hai, aur master's degree uske bina bhi aage le jaati hai.",
    [
      `${strong("Phir se")}: assistant professor ke liye UGC-NET mein upar ki umar nahi hai, sirf JRF mein hai. Dekhiye general paper ne roka ya subject ne. Aapke rajya ka SET doosra test hai, usi rajya ke college ke liye.`,
      `${strong("PhD")}: bahut si university NET ka score leti hain, kuch apna test: har ek ka is saal ka notice padhiye.`,
      `${strong("Abhi research aur kaam")}: university ke project, survey companies, NGO, companies ka CSR, editing; arts aur social science mein ${RESEARCH_WORK}.`,
      `${strong("School")}: BEd aur master's degree se Class 11 aur 12 ki posts; coaching aur tuition abhi.`,
    ],
    "Apna subject bataiye, main bataungi ki usse kya khulta hai.",
  ),
  hindi: told(
    "NET फिर होता है, और मास्टर डिग्री उसके बिना भी आगे ले जाती है।",
    [
      `${strong("फिर से")}: assistant professor के लिए UGC-NET में ऊपर की उम्र नहीं है, सिर्फ़ JRF में है। देखिए general paper ने रोका या विषय ने। आपके राज्य का SET दूसरा टेस्ट है, उसी राज्य के कॉलेजों के लिए।`,
      `${strong("PhD")}: बहुत सी यूनिवर्सिटी NET का score लेती हैं, कुछ अपना टेस्ट: हर एक का इस साल का नोटिस पढ़िए।`,
      `${strong("अभी रिसर्च और काम")}: यूनिवर्सिटी के project, survey कंपनियाँ, NGO, कंपनियों का CSR, editing; arts और social science में ${RESEARCH_WORK}।`,
      `${strong("स्कूल")}: BEd और मास्टर डिग्री से Class 11 और 12 के पद; कोचिंग और ट्यूशन अभी।`,
    ],
    "अपना विषय बताइए, मैं बताऊँगी कि उससे क्या खुलता है।",
  ),
};

export const GATE_NOT_CLEARED: Wording = {
  english: told(
    "GATE may be sat for again in any year, without a limit of age or attempts, and an engineer has ways without it:",
    [
      `${strong("Government without GATE")}: UPSC Engineering Services, SSC JE and RRB JE (a degree is taken too), the Assistant and Junior Engineers of your State, tests of their own at ISRO and many public companies. The reading is nearly the same.`,
      `${strong("Study without GATE")}: MTech by the test of a State or university; for software a PG diploma of C-DAC by C-CAT; MBA by CAT.`,
      `${strong("Work now")}: firms of your branch near you and their careers pages, a paid apprenticeship for graduates (nats.education.gov.in), one tool of the branch learnt well. GATE again beside it.`,
    ],
    "Tell me your branch, and I list where its degree leads.",
  ),
  hinglish: told(
    "GATE kisi bhi saal phir de sakte hain, umar ya attempt ki seema nahi hai, aur engineer ke liye uske bina bhi raste hain:",
    [
      `${strong("Bina GATE sarkari")}: UPSC Engineering Services, SSC JE aur RRB JE (degree wale bhi), aapke rajya ke Assistant aur Junior Engineer, ISRO aur kai public companies ke apne test. Padhai lagbhag wahi hai.`,
      `${strong("Bina GATE padhai")}: rajya ya university ke test se MTech; software ke liye C-CAT se C-DAC ka PG diploma; CAT se MBA.`,
      `${strong("Abhi kaam")}: apni branch ki paas ki companies aur unke careers page, graduates ki paid apprenticeship (nats.education.gov.in), branch ka ek tool achhe se. Saath mein GATE phir se.`,
    ],
    "Apni branch bataiye, main bataungi ki uski degree kahan le jaati hai.",
  ),
  hindi: told(
    "GATE किसी भी साल फिर दे सकते हैं, उम्र या अटेम्प्ट की सीमा नहीं है, और इंजीनियर के लिए उसके बिना भी रास्ते हैं:",
    [
      `${strong("बिना GATE सरकारी")}: UPSC Engineering Services, SSC JE और RRB JE (डिग्री वाले भी), आपके राज्य के Assistant और Junior Engineer, ISRO और कई सरकारी कंपनियों के अपने टेस्ट। पढ़ाई लगभग वही है।`,
      `${strong("बिना GATE पढ़ाई")}: राज्य या यूनिवर्सिटी के टेस्ट से MTech; software के लिए C-CAT से C-DAC का PG diploma; CAT से MBA।`,
      `${strong("अभी काम")}: अपनी ब्रांच की पास की कंपनियाँ और उनके careers पेज, graduates की paid apprenticeship (nats.education.gov.in), ब्रांच का एक tool अच्छे से। साथ में GATE फिर से।`,
    ],
    "अपनी ब्रांच बताइए, मैं बताऊँगी कि उसकी डिग्री कहाँ ले जाती है।",
  ),
};

const ACCOUNTS_WORK = [
  link("/career/accountant", "Accountant"),
  link("/career/internal-auditor", "Internal Auditor"),
  link("/career/tax-consultant", "Tax Consultant"),
  link("/career/cost-accountant", "Cost Accountant"),
].join(", ");
export const ACCOUNTS_HALFWAY: Wording = {
  english: told(
    "Do not leave out of one bad result, and do not stay out of fear of having lost years: what you have passed and learnt keeps its worth either way.",
    [
      `${strong("On, with a limit")}: a group that is passed need not be sat for again. Fix how many more attempts you take, mend the papers that stopped you, and earn beside it in a firm's accounts or audit.`,
      `${strong("To a sister course")}: CMA or CS, which exempt some papers on conditions of their own institute: ask icmai.in or icsi.edu before you pay.`,
      `${strong("Out, with what you know")}: accounts, GST, tax and audit are paid work with a BCom: ${ACCOUNTS_WORK}. Bank exams, MCom or MBA (finance) build on it too.`,
    ],
    "If the years weigh on you, Tele-MANAS 14416 listens for free, day and night. Finish the degree in any case.",
  ),
  hinglish: told(
    "Ek kharab result ki wajah se mat chhodiye, aur saal barbaad hone ke dar se mat rukiye: jo paas kiya aur seekha hai, uski keemat dono taraf rehti hai.",
    [
      `${strong("Aage, par had tay karke")}: jo group paas hai use phir nahi dena padta. Tay kijiye kitne attempt aur, jin papers ne roka unhe sudhariye, aur saath mein kisi firm ke accounts ya audit mein kamaiye.`,
      `${strong("Paas ka course")}: CMA ya CS, jo apne institute ki sharton par kuch papers ki chhoot dete hain: paise dene se pehle icmai.in ya icsi.edu se poochiye.`,
      `${strong("Bahar, jo aata hai uske saath")}: BCom ke saath accounts, GST, tax aur audit kamai wala kaam hai: ${ACCOUNTS_WORK}. Bank exam, MCom ya MBA (finance) bhi isi par bante hain.`,
    ],
    "Saal bhaari lagein to Tele-MANAS 14416 free mein sunta hai, din ho ya raat. Degree har haal mein poori kijiye.",
  ),
  hindi: told(
    "एक ख़राब रिज़ल्ट की वजह से मत छोड़िए, और साल बर्बाद होने के डर से मत रुकिए: जो पास किया और सीखा है, उसकी क़ीमत दोनों तरफ़ रहती है।",
    [
      `${strong("आगे, पर हद तय करके")}: जो ग्रुप पास है उसे फिर नहीं देना पड़ता। तय कीजिए कितने अटेम्प्ट और, जिन पेपरों ने रोका उन्हें सुधारिए, और साथ में किसी फ़र्म के accounts या audit में कमाइए।`,
      `${strong("पास का कोर्स")}: CMA या CS, जो अपने इंस्टीट्यूट की शर्तों पर कुछ पेपरों की छूट देते हैं: पैसे देने से पहले icmai.in या icsi.edu से पूछिए।`,
      `${strong("बाहर, जो आता है उसके साथ")}: BCom के साथ accounts, GST, tax और audit कमाई वाला काम है: ${ACCOUNTS_WORK}। बैंक परीक्षा, MCom या MBA (finance) भी इसी पर बनते हैं।`,
    ],
    "साल भारी लगें तो टेली-मानस 14416 मुफ़्त में सुनता है, दिन हो या रात। डिग्री हर हाल में पूरी कीजिए।",
  ),
};

export const WHICH_EXAM_IF_NOT: Wording = {
  english: told(
    "Which exam do you mean? Name it, and I tell what else leads to the same work and what asks for no such exam. For every exam holds:",
    [
      "Before it: hold a second form that uses the same reading, and a place or some work that you would really take.",
      "After it: look where it stopped, and sit again only with a plan for that one thing, as long as age and attempts allow.",
    ],
    "One result measures one day, not you.",
  ),
  hinglish: told(
    "Kaun sa exam? Naam bataiye, main bataungi ki usi kaam tak aur kaise pahunchte hain aur kya bina aise exam ke khulta hai. Har exam ke liye yeh sahi hai:",
    [
      "Pehle: ek doosra form bhi, jisme wahi padhai kaam aaye, aur koi jagah ya kaam jo aap sach mein le sakein.",
      "Baad mein: dekhiye kahan ruke, aur phir tabhi dijiye jab us ek cheez ka plan ho, jab tak umar aur attempt hain.",
    ],
    "Ek result ek din ko naapta hai, aapko nahi.",
  ),
  hindi: told(
    "कौन सी परीक्षा? नाम बताइए, मैं बताऊँगी कि उसी काम तक और कैसे पहुँचते हैं और क्या बिना ऐसी परीक्षा के खुलता है। हर परीक्षा के लिए यह सही है:",
    [
      "पहले: एक दूसरा फ़ॉर्म भी, जिसमें वही पढ़ाई काम आए, और कोई जगह या काम जो आप सच में ले सकें।",
      "बाद में: देखिए कहाँ रुके, और फिर तभी दीजिए जब उस एक चीज़ का प्लान हो, जब तक उम्र और अटेम्प्ट हैं।",
    ],
    "एक रिज़ल्ट एक दिन को नापता है, आपको नहीं।",
  ),
};
