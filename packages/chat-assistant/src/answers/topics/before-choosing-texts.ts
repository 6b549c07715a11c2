import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
const to = (id: string, name: string): string => link(`/career/${id}`, name);

const CONSTABLE = to("police-constable", "Police Constable");
const TRADES = `${to("electrician", "Electrician")}, ${to("welder", "Welder")}, ${to("plumber", "Plumber")}`;
const BY_SHORT_COURSES = `${to("graphic-designer", "Graphic Designer")}, ${to("beautician", "Beautician")}, ${to("data-entry-operator", "Data Entry Operator")}`;
const AT_ONCE = `${to("retail-sales-associate", "Retail Sales Associate")}, ${to("customer-service-representative", "Customer Service Representative")}, ${to("private-tutor", "Private Tutor")}`;

export const WITHOUT_A_COLLEGE: Wording = {
  english: told(
    "One can go on from Class 12 without a college. These ways are honest:",
    [
      `${strong("Posts of the Government")}: SSC CHSL, ${CONSTABLE} in most States, Agniveer, the posts of RRB NTPC for Class 12; each has its ages, read this year's notice.`,
      `${strong("A trade")}: an ITI of one or two years (${TRADES}), or an apprenticeship that pays while you learn: apprenticeshipindia.gov.in.`,
      `${strong("A course of some months")}: ${BY_SHORT_COURSES}. What you can show counts there; ask for the fee and for two who found work by it.`,
      `${strong("Work now")}: ${AT_ONCE}.`,
      `${strong("A degree without a college day")}: IGNOU (ignou.ac.in) or your State's open university beside the work. It keeps open what asks for a degree later: bank officer, SSC CGL, the civil services.`,
    ],
    "Medicine, engineering, law and nursing cannot be learnt without a college. If it is the fees, the way there or one subject that you do not want, tell me which: that often has another answer.",
  ),
  hinglish: told(
    "Class 12 ke baad college ke bina bhi aage badh sakte hain. Ye raste sachche hain:",
    [
      `${strong("Sarkari posts")}: SSC CHSL, zyadatar rajyon mein ${CONSTABLE}, Agniveer, RRB NTPC ki Class 12 wali posts; har ek ki apni umar hai, is saal ka notice padhiye.`,
      `${strong("Hunar")}: ek ya do saal ki ITI (${TRADES}), ya apprenticeship, jisme seekhte hue paise milte hain: apprenticeshipindia.gov.in.`,
      `${strong("Kuch mahine ka course")}: ${BY_SHORT_COURSES}. Yahan wahi gina jaata hai jo aap karke dikha sakein; fees poochiye, aur aise do log jinhe usse kaam mila.`,
      `${strong("Abhi kaam")}: ${AT_ONCE}.`,
      `${strong("College gaye bina degree")}: kaam ke saath IGNOU (ignou.ac.in) ya apne rajya ki open university. Isse woh khula rehta hai jo baad mein degree maangta hai: bank officer, SSC CGL, civil services.`,
    ],
    "Medicine, engineering, law aur nursing college ke bina nahi seekhi ja sakti. Baat fees ki, raste ki ya kisi ek vishay ki ho to bataiye kaun si: uska aksar doosra jawab hota hai.",
  ),
  hindi: told(
    "Class 12 के बाद कॉलेज के बिना भी आगे बढ़ सकते हैं। ये रास्ते सच्चे हैं:",
    [
      `${strong("सरकारी पद")}: SSC CHSL, ज़्यादातर राज्यों में ${CONSTABLE}, Agniveer, RRB NTPC के Class 12 वाले पद; हर एक की अपनी उम्र है, इस साल का नोटिस पढ़िए।`,
      `${strong("हुनर")}: एक या दो साल की ITI (${TRADES}), या अप्रेंटिसशिप, जिसमें सीखते हुए पैसे मिलते हैं: apprenticeshipindia.gov.in।`,
      `${strong("कुछ महीने का कोर्स")}: ${BY_SHORT_COURSES}। यहाँ वही गिना जाता है जो आप करके दिखा सकें; फ़ीस पूछिए, और ऐसे दो लोग जिन्हें उससे काम मिला।`,
      `${strong("अभी काम")}: ${AT_ONCE}।`,
      `${strong("कॉलेज गए बिना डिग्री")}: काम के साथ IGNOU (ignou.ac.in) या अपने राज्य की ओपन यूनिवर्सिटी। इससे वह खुला रहता है जो बाद में डिग्री माँगता है: बैंक ऑफ़िसर, SSC CGL, सिविल सेवा।`,
    ],
    "डॉक्टरी, इंजीनियरिंग, कानून और नर्सिंग कॉलेज के बिना नहीं सीखी जा सकती। बात फ़ीस की, रास्ते की या किसी एक विषय की हो तो बताइए कौन सी: उसका अक्सर दूसरा जवाब होता है।",
  ),
};

export const BEFORE_A_STREAM: Wording = {
  english: told(
    "Before you take a stream, look at five things:",
    [
      `${strong("The subjects, each day for two years")}: Science is physics and chemistry with maths (PCM), biology (PCB) or both (PCMB); Commerce is accounts, business studies and economics, with maths or without; Arts is much reading and writing. Read one chapter of each Class 11 book at ncert.nic.in.`,
      `${strong("Where it leads")}: PCM to engineering, computing and flying; PCB to medicine, pharmacy and life sciences; Commerce to accounts, banks and business; Arts to law, teaching, psychology, media and the civil services.`,
      `${strong("What it shuts")}: without maths hardly any engineering, without biology no medicine, and from Commerce or Arts hardly a way back to Science. Law, the civil services, hotels and most design take every stream.`,
      `${strong("Your marks in its subjects")}, not the total: for Science maths and science of Class 9 and 10, for Commerce maths, for Arts languages and social science.`,
      `${strong("The school")}: which subjects it really gives together. Ask one who sits in Class 11 or 12 now; friends, izzat or coaching are no reason.`,
    ],
    `The free stream test has ten questions, at the top of ${link("/", "the home page")}. Or name a career, and I tell you its subjects.`,
  ),
  hinglish: told(
    "Stream lene se pehle paanch baatein dekhiye:",
    [
      `${strong("Do saal tak roz ke vishay")}: Science mein physics aur chemistry, saath mein maths (PCM), biology (PCB) ya dono (PCMB); Commerce mein accounts, business studies aur economics, maths ke saath ya bina; Arts mein bahut padhna aur likhna. ncert.nic.in par Class 11 ki har kitab ka ek chapter padhiye.`,
      `${strong("Kahan le jaata hai")}: PCM engineering, computing aur flying tak; PCB medicine, pharmacy aur life sciences tak; Commerce accounts, bank aur business tak; Arts law, teaching, psychology, media aur civil services tak.`,
      `${strong("Kya band hota hai")}: maths ke bina engineering lagbhag nahi, biology ke bina medicine nahi, aur Commerce ya Arts se wapas Science mein aana bahut mushkil hai. Law, civil services, hotel aur zyadatar design mein har stream chalti hai.`,
      `${strong("Uske vishayon mein aapke marks")}, total nahi: Science ke liye Class 9 aur 10 ki maths aur science, Commerce ke liye maths, Arts ke liye bhasha aur social science.`,
      `${strong("School")}: woh kaun se vishay sach mein saath deta hai. Kisi aise se poochiye jo abhi Class 11 ya 12 mein hai; dost, izzat ya coaching koi wajah nahi.`,
    ],
    `Free stream test mein das sawal hain, ${link("/", "home page")} ke upar. Ya kisi career ka naam bataiye, main uske vishay bataungi.`,
  ),
  hindi: told(
    "स्ट्रीम लेने से पहले पाँच बातें देखिए:",
    [
      `${strong("दो साल तक रोज़ के विषय")}: Science में भौतिकी और रसायन, साथ में गणित (PCM), जीव विज्ञान (PCB) या दोनों (PCMB); Commerce में अकाउंट्स, बिज़नेस स्टडीज़ और अर्थशास्त्र, गणित के साथ या बिना; Arts में बहुत पढ़ना और लिखना। ncert.nic.in पर Class 11 की हर किताब का एक अध्याय पढ़िए।`,
      `${strong("कहाँ ले जाता है")}: PCM इंजीनियरिंग, कंप्यूटर और उड़ान तक; PCB डॉक्टरी, फ़ार्मेसी और जीवन विज्ञान तक; Commerce अकाउंट्स, बैंक और व्यापार तक; Arts कानून, शिक्षण, मनोविज्ञान, मीडिया और सिविल सेवा तक।`,
      `${strong("क्या बंद होता है")}: गणित के बिना इंजीनियरिंग लगभग नहीं, जीव विज्ञान के बिना डॉक्टरी नहीं, और Commerce या Arts से वापस Science में आना बहुत मुश्किल है। कानून, सिविल सेवा, होटल और ज़्यादातर डिज़ाइन में हर स्ट्रीम चलती है।`,
      `${strong("उसके विषयों में आपके नंबर")}, कुल नहीं: Science के लिए Class 9 और 10 की गणित और विज्ञान, Commerce के लिए गणित, Arts के लिए भाषा और सामाजिक विज्ञान।`,
      `${strong("स्कूल")}: वह कौन से विषय सच में साथ देता है। किसी ऐसे से पूछिए जो अभी Class 11 या 12 में है; दोस्त, इज़्ज़त या कोचिंग कोई वजह नहीं।`,
    ],
    `मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं, ${link("/", "होम पेज")} के ऊपर। या किसी करियर का नाम बताइए, मैं उसके विषय बताऊँगी।`,
  ),
};

export const FROM_HOME_AFTER_CLASS_10: Wording = {
  english: told(
    "After Class 10 you can study on from home:",
    [
      `${strong("Class 12 first, by open school")}: NIOS (nios.ac.in) or your State's open school. You learn at home from its books, go to a centre near you for papers and practicals, and colleges and employers take its certificate.`,
      `${strong("To learn by")}: lessons of diksha.gov.in and swayam.gov.in cost nothing; forms can be filled in at a Common Service Centre.`,
      `${strong("Beside it, if one is near")}: an ITI or a short course (computers, sewing, beauty). That is learnt there and hardly from home.`,
      `${strong("After Class 12")}: a degree from home by IGNOU (ignou.ac.in) or your State's open university; not medicine, nursing, engineering or law.`,
    ],
    "If a school with a hostel is possible, ask for that too: teachers and friends make it easier. Read this year's dates and fees on nios.ac.in, and pay no agent who promises a pass.",
  ),
  hinglish: told(
    "Class 10 ke baad ghar se aage padh sakte hain:",
    [
      `${strong("Pehle Class 12, open school se")}: NIOS (nios.ac.in) ya aapke rajya ka open school. Ghar par uski kitabon se padhiye, paper aur practical ke liye paas ke centre jaiye; college aur employer iska certificate maante hain.`,
      `${strong("Padhne ke liye")}: diksha.gov.in aur swayam.gov.in ke lesson free hain; form Common Service Centre mein bhi bhar sakte hain.`,
      `${strong("Saath mein, agar paas ho")}: ITI ya chhota course (computer, silai, beauty). Yeh wahin seekha jaata hai, ghar se mushkil hai.`,
      `${strong("Class 12 ke baad")}: IGNOU (ignou.ac.in) ya rajya ki open university se ghar baithe degree; medicine, nursing, engineering aur law nahi.`,
    ],
    "Hostel wala school ho sake to woh bhi poochiye: teacher aur doston se padhna aasan hota hai. Is saal ki tareekh aur fees nios.ac.in par padhiye, aur pass karane ka vaada karne wale kisi agent ko paise mat dijiye.",
  ),
  hindi: told(
    "Class 10 के बाद घर से आगे पढ़ सकते हैं:",
    [
      `${strong("पहले Class 12, ओपन स्कूल से")}: NIOS (nios.ac.in) या आपके राज्य का ओपन स्कूल। घर पर उसकी किताबों से पढ़िए, पेपर और प्रैक्टिकल के लिए पास के केंद्र जाइए; कॉलेज और नियोक्ता इसका सर्टिफ़िकेट मानते हैं।`,
      `${strong("पढ़ने के लिए")}: diksha.gov.in और swayam.gov.in के पाठ मुफ़्त हैं; फ़ॉर्म Common Service Centre में भी भर सकते हैं।`,
      `${strong("साथ में, अगर पास हो")}: ITI या छोटा कोर्स (कंप्यूटर, सिलाई, ब्यूटी)। यह वहीं सीखा जाता है, घर से मुश्किल है।`,
      `${strong("Class 12 के बाद")}: IGNOU (ignou.ac.in) या राज्य की ओपन यूनिवर्सिटी से घर बैठे डिग्री; डॉक्टरी, नर्सिंग, इंजीनियरिंग और कानून नहीं।`,
    ],
    "हॉस्टल वाला स्कूल हो सके तो वह भी पूछिए: शिक्षक और दोस्तों से पढ़ना आसान होता है। इस साल की तारीख़ और फ़ीस nios.ac.in पर पढ़िए, और पास कराने का वादा करने वाले किसी एजेंट को पैसे मत दीजिए।",
  ),
};
