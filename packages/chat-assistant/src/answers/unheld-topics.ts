import type { Exam } from "@career-clarity/career-catalog";
import type { Wording } from "../language.ts";
import type { Ask } from "../reading/asks.ts";
import { COUNTRIES } from "../reading/countries.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { aidOf, feesOf } from "./money.ts";
import { WAYS_AFTER_RESULT } from "./topics/set-backs-texts.ts";

/** Something of careers that the catalogue does not hold. */
export type Unheld = {
  /** Completes "the catalogue holds no". */
  readonly what: Wording;
  readonly cue: RegExp;
  /** Who knows it, or how that is told by what else was named. Addresses of others are text: replies link only within the site. */
  readonly source: Wording | ((reading: Reading) => string);
  /** What is known of it for an examination that was named: whose notice holds it, or what notices said. */
  readonly ofExam?: "place" | "limits";
  /** Meant before any advice about money or people. */
  readonly isFirst?: true;
  /** Careers about the rest of the question stand below it, but for these words. Asked for also in words that name a career. */
  readonly beside?: RegExp;
  /** Two examinations that are weighed are meant before it: "IPMAT or CAT, which is better for an IIM". */
  readonly yieldsToExams?: true;
  /** Where little of it is wished, work that few have heard of stands below. */
  readonly isOfCompetition?: true;
  /** What is open with the result of an entrance that was named, where a score is told. */
  readonly afterResult?: Readonly<Partial<Record<Exam, Wording>>>;
  /** How one gets into a course is told in its place. */
  readonly isOfColleges?: true;
  /** What of the record of a named career comes nearest to it. */
  readonly shows?: readonly Ask[];
};

const STUDIES =
  "(?:engineering|mbbs|medical|medicine|nursing|courses?|colleges?|coaching|hostels?|education|degrees?|diploma|iti|polytechnic|btech|bsc|bcom|mba|bca|padhai|training|पढाई|कोर्स|कॉलेज)";

/** Words of a question about loans that are no topic of work. */
const OF_LOANS = /^(?:loans?|mudra|subsid\S*|scheme|capital|finance|credit|bank|start|stand|up|india|sarkari|government|shop)$/;
/** Colleges and chains of coaching that are named most. */
const NAMED_COLLEGE =
  "(?:lpu|amity|vit|srm|manipal|kiit|galgotias?|sharda|chandigarh university|chitkara|jain university|symbiosis|nmims|christ|du|delhi university|jnu|bhu|amu|jamia|ignou|iit (?!jam )[a-z]+|nit [a-z]+|iim [a-z]+|aiims [a-z]+|bits pilani|iiit|dtu|nsut|srcc|hindu college|miranda|st stephens|loyola|allen|aakash|fiitjee|byjus|pw|physics wallah|unacademy|drishti)";
const LOAN = "(?:loans?|karz|karza|karj|rin|udhaar|लोन|ऋण|कर्ज|finance kaise|capital|paisa kahan)";
const OF_A_BUSINESS =
  "(?:business|garage|workshop|bakery|gym|cafe|dukan|dukaan|shop|store|startup|start ?up|udyog|vyapar|dairy|doodh|poultry|murgi\\S*|goat|bakri\\S*|fish\\S*|machhli\\S*|pashu\\S*|cow|gaay|buffalo|farm|farms|farming|kheti|kisan|tractor|tailoring|silai|parlou?r|salon|restaurant|hotel(?! management)|cafe|dhaba|boutique|workshop|factory|bakery|truck|taxi|auto|gym|clinic|nursery|mushroom|honey|beekeeping|व्यापार|दुकान|डेयरी|खेती|किसान|बिजनेस|मुर्गी|बकरी|पशु\\S*)";
const ILLNESS =
  "(?:epilep\\S*|seizures?|fits|mirgi|diabet\\S*|sugar patient|asthma\\S*|heart (?:problem|patient|disease|surgery)|hiv|thalass\\S*|kidney (?:problem|disease|patient)|hearing aids?|flat ?foot|flat ?feet|knock ?knees?|squint|cancer|tb|thyroid|hepatitis|slip disc|(?:dil|heart|kidney|sugar|saans|liver) ki (?:bimari|beemari|problem)|back surgery|मिर्गी|शुगर|दमा)";

const ENTRANCE = "(?:neet|cuet|jee|mains|clat|nda|cat|gate|नीट|सीयूईटी|जेईई|क्लैट)";
/** Marks or a rank, and no year. */
const SCORE = "(?!20[2-3]\\d )\\d{3,6}";
const SEAT =
  "(?:mil(?:eg[ai]|ega|egi| sak\\S*| jay\\S*| jaay\\S*| jae\\S*)|(?:can|will) i get|select(?:ion)? ho\\S*|chances?|(?:which|kaun ?sa|kon ?sa|kaunsi) (?:\\S+ )?(?:college|university|nit|nlu)|मिल(?:ेगा|ेगी| सक\\S*| जाए\\S*))";

/** Cut-offs, ranks or the marks that are needed. */
const ASKS_FOR_CUT_OFFS: RegExp = phrases(
  // A score that was got, and a seat.
  `${ENTRANCE}(?: \\S+){0,4} ${SCORE}(?: \\S+){0,7} ${SEAT}(?: .*)?|${SCORE}(?: \\S+){0,4} ${ENTRANCE}(?: \\S+){0,5} ${SEAT}(?: .*)?|${ENTRANCE}(?: \\S+){0,5} ${SEAT}(?: \\S+)? ${SCORE}`,
  // One's own, beside the question what to study, is no cut-off that is asked for.
  "cut ?offs?(?! (?:of |is |hai |mark |marks |me )?\\d{2,3}(?: \\S+){0,3} (?:which|what|kaunsa|konsa|kya|enna|course))",
  "(?:score|marks|rank|number|अंक|नंबर) (?:is |hai |of |aaya |aaye )?\\d{2,6}(?: \\S+){0,8} (?:milega|milegi|mil sak\\S*|mil jayeg\\S*|मिलेगा|मिलेगी)(?: .*)?",
  "\\d{2,3} (?:marks|number|numbers|score|percent|percentage|percentile|rank|नंबर|अंक)(?: \\S+){0,6} (?:milega|milegi|mil sak\\S*|mil jayeg\\S*|can i get|will i get|chances?|possible|enough|safe|hoga|get|got|admission|मिलेगा|मिलेगी)(?: .*)?|(?:got|scored|getting|aaye|aye|mile) (?:\\S+ )?\\d{2,3}(?: \\S+){0,5} (?:can i get|will i get|milega|milegi|chances?|possible|enough)(?: .*)?|(?:can i get|will i get|which college|chances?)(?: \\S+){0,8} \\d{2,3} (?:marks|score|percentile|rank|in)(?: .*)?",
  "\\d{3,6} rank(?: .*)?|rank (?:of |is |aayi |hai )?\\d{3,6}(?: .*)?",
  "(?:what|which|how much|kitni|kitna|kitne|minimum|required)(?: \\S+){0,3} (?:rank|ranks|percentile|percentage|percent|marks|score)(?: .*)?",
  "(?:rank|marks|score|percentile|percentage)(?: \\S+){0,2} (?:needed|required|chahiye|lagta|lagte|for admission)(?: .*)?",
  "passing marks|how many (?:seats|students|people|candidates|vacancies)(?: .*)?|kitni seats?(?: .*)?",
);
const CUT_OFFS: Wording = {
  english: "cut-offs, ranks or the marks that are needed",
  hinglish: "cut-off, rank ya kitne marks chahiye",
  hindi: "कट-ऑफ़, रैंक या कितने नंबर चाहिए",
};
/** Who has this in hand is not sent to the counselling of engineers. */
const OF_NEET = "(?:neet|mbbs|bds|bams|bhms|bums|नीट|एमबीबीएस|बीडीएस|बीएएमएस)";
const OF_ENGINEERING = "(?:jee|mains?|iits?|nits?|btech|engineering|cuet|जेईई|आईआईटी|इंजीनियरिंग)";

/** Things of careers that the catalogue does not hold: how they are asked for, what they are, and who knows them. */
export const UNHELD: readonly Unheld[] = [
  {
    what: {
      english: "reserved seats, quotas or lists of who may claim them",
      hinglish: "aarakshit seats, quota ya yeh ki kaun haqdaar hai, iski list",
      hindi: "आरक्षित सीटें, कोटा या यह कि कौन हक़दार है, इसकी लिस्ट",
    },
    source: {
      english:
        "How many seats and posts are kept for whom stands in each notification (upsc.gov.in, ssc.gov.in, josaa.nic.in, mcc.nic.in), and certificates come from your tehsil or its portal. Posts for sportspersons are advertised by Railways, the forces, police and banks themselves.",
      hinglish:
        "Kitni seats aur posts kiske liye hain, yeh har notification mein likha hota hai (upsc.gov.in, ssc.gov.in, josaa.nic.in, mcc.nic.in), aur certificate aapki tehsil ya uske portal se milta hai. Khiladiyon ki posts Railways, sena, police aur bank khud nikaalte hain.",
      hindi:
        "कितनी सीटें और पद किसके लिए हैं, यह हर नोटिफ़िकेशन में लिखा होता है (upsc.gov.in, ssc.gov.in, josaa.nic.in, mcc.nic.in), और सर्टिफ़िकेट आपकी तहसील या उसके पोर्टल से मिलता है। खिलाड़ियों के पद रेलवे, सेना, पुलिस और बैंक ख़ुद निकालते हैं।",
    },
    cue: phrases(
      "(?:sports?|sc|st|obc|ews|pwd|nri|management|ncc|ex ?servicemen|general|defence|freedom fighter|ward) (?:quota|reservation|category seats?|kota)(?: .*)?|quota(?: .*)?|reservation(?!s? (?:agent|clerk|counter|desk))(?: .*)?|aarakshan(?: .*)?|आरक्षण|कोटा से",
      "(?:sc|st|obc|ews) (?:\\S+ ){0,7}(?:seats?|relaxation|chhoot|chhut|benefits?|fayda|quota)(?: .*)?",
    ),
  },
  {
    what: {
      english: "loans for a business or a farm",
      hinglish: "business ya kheti ke loan",
      hindi: "बिज़नेस या खेती के लोन",
    },
    source: {
      english:
        "Banks give them: MUDRA for small trades, PMEGP for new units, the Kisan Credit Card for farming, milk and animals. The Government's portal jansamarth.in shows which fit and takes the application; a branch near you, and for animals the State's animal husbandry office, help with the papers. Pay no agent, and borrow only what the work can pay back.",
      hinglish:
        "Ye bank dete hain: chhote kaam ke liye MUDRA, naye unit ke liye PMEGP, kheti, doodh aur pashuon ke liye Kisan Credit Card. Sarkar ka portal jansamarth.in dikhata hai ki kaun sa aapke liye hai aur wahin aavedan hota hai; paas ki branch, aur pashuon ke liye rajya ka pashupalan office, kaagzon mein madad karte hain. Kisi agent ko paise mat dijiye, aur utna hi lijiye jitna kaam se chuka sakein.",
      hindi:
        "ये बैंक देते हैं: छोटे काम के लिए MUDRA, नई यूनिट के लिए PMEGP, खेती, दूध और पशुओं के लिए Kisan Credit Card। सरकार का पोर्टल jansamarth.in दिखाता है कि कौन सा आपके लिए है और वहीं आवेदन होता है; पास की ब्रांच, और पशुओं के लिए राज्य का पशुपालन ऑफ़िस, काग़ज़ों में मदद करते हैं। किसी एजेंट को पैसे मत दीजिए, और उतना ही लीजिए जितना काम से चुका सकें।",
    },
    shows: ["tryIt", "dislikes"],
    isFirst: true,
    beside: OF_LOANS,
    cue: phrases(
      "mudra|pmegp|kisan credit|kcc|stand ?up india|start ?up india|jan ?samarth|subsidy|सब्सिडी|मुद्रा",
      `${OF_A_BUSINESS}(?: \\S+){0,6} ${LOAN}|${LOAN}(?: \\S+){0,6} ${OF_A_BUSINESS}`,
    ),
  },
  {
    what: {
      english: "scholarships or loans for study",
      hinglish: "padhai ki scholarship ya loan",
      hindi: "पढ़ाई की छात्रवृत्ति या लोन",
    },
    isFirst: true,
    source: aidOf,
    cue: phrases(
      "scholarships?|scholar ?ship|e ?grantz|e ?pass|e ?kalyan|mahadbt|svmcm|jnanabhumi|mysy|nmms|pmsss|(?:student )?credit card|fellowships? (?:for|after|kaise)(?: .*)?|(?:education|student|study|educational|training|course|college|padhai|bank) loans?(?! (?:officer|manager|agent|recovery))|loans? (?:kaise|kese|for|ke|milega|milta|milti|mil|dete|deta|chahiye|lekar|leke|lena|lu|free|scheme|apply|se|without|process|interest)(?: .*)?|(?:get|take|taking|need|for|by|with|on|ke liye)(?: an?)?(?: bank)? loan|vajifa|chhatravritti|chhatravriti|(?:pm )?vidya ?la(?:x|ksh)mi(?: .*)?|छात्रवृत्ति|स्कॉलरशिप|लोन|ऋण",
    ),
  },
  {
    what: {
      english: "facts about studying or working abroad",
      hinglish: "videsh mein padhai ya kaam ki jaankari",
      hindi: "विदेश में पढ़ाई या काम की जानकारी",
    },
    source: {
      english:
        "Rules, fees and visas are each country's own and change: look at its embassy's page and at the university itself. For medicine abroad ask the National Medical Commission (nmc.org.in) first: to practise in India you need NEET-UG before and an Indian licence test after. Agents for work abroad must be registered: emigrate.gov.in.",
      hinglish:
        "Niyam, fees aur visa har desh ke apne hain aur badalte hain: uski embassy ka page aur university se hi dekhiye. Videsh mein medicine ke liye pehle National Medical Commission (nmc.org.in) se poochiye: India mein practice ke liye pehle NEET-UG aur baad mein India ka licence test chahiye. Videsh mein kaam dilane wale agent ka registration zaroori hai: emigrate.gov.in.",
      hindi:
        "नियम, फ़ीस और वीज़ा हर देश के अपने हैं और बदलते हैं: उसके दूतावास का पेज और यूनिवर्सिटी से ही देखिए। विदेश में मेडिसिन के लिए पहले National Medical Commission (nmc.org.in) से पूछिए: भारत में प्रैक्टिस के लिए पहले NEET-UG और बाद में भारत का लाइसेंस टेस्ट चाहिए। विदेश में काम दिलाने वाले एजेंट का रजिस्ट्रेशन ज़रूरी है: emigrate.gov.in।",
    },
    cue: phrases(
      `${COUNTRIES}(?! (?:language|medal|team|cricket))`,
      "in (?:us|the us|foreign)|foreign (?:country|countries|me|mein|university|universities|degree|jobs?|jana|ja\\S*|study|studies|education|student|students)|(?:which|best|konsa|kaunsa|other|another|kis|konse|dusre) (?:\\S+ )?(?:country|countries|desh)(?: .*)?|country is (?:best|better|good)(?: .*)?",
      "(?:study|work|job|jobs|settle|masters|ms|mbbs|career|move|go) in foreign(?: .*)?|visa|ielts|toefl|sat exam|gre|gmat|green card|work permit",
    ),
  },
  {
    what: {
      english: "schemes of the Government, such as free laptops",
      hinglish: "sarkari yojanayein, jaise free laptop",
      hindi: "सरकारी योजनाएँ, जैसे मुफ़्त लैपटॉप",
    },
    source: {
      english:
        "Those of the Centre and the States stand at myscheme.gov.in, where you can search by class, State and need; your school or college office knows those for its students. Pay no agent and give nobody your OTP.",
      hinglish:
        "Kendra aur rajyon ki yojanayein myscheme.gov.in par hain, jahan class, rajya aur zaroorat se dhoondh sakte hain; school ya college ka office apne students ki yojanayein jaanta hai. Kisi agent ko paise mat dijiye aur kisi ko OTP mat bataiye.",
      hindi:
        "केंद्र और राज्यों की योजनाएँ myscheme.gov.in पर हैं, जहाँ क्लास, राज्य और ज़रूरत से ढूँढ़ सकते हैं; स्कूल या कॉलेज का ऑफ़िस अपने छात्रों की योजनाएँ जानता है। किसी एजेंट को पैसे मत दीजिए और किसी को OTP मत बताइए।",
    },
    cue: phrases(
      "(?:laptop|tablet|cycle|scooty|mobile|sarkari|government|govt|kanya|ladki|ladli|berojgari|kaushal|pm|mukhyamantri)(?: \\S+){0,2} (?:yojana|scheme|yojna)(?: .*)?|(?:free|muft) (?:laptop|tablet|scooty|cycle|mobile)(?: .*)?|(?:yojana|yojna|scheme)(?: \\S+){0,3} (?:kab|kaise|milega|milegi|apply|form)(?: .*)?|योजना",
    ),
  },
  {
    what: {
      english: "stipends of trainees, interns or research students",
      hinglish: "trainee, intern ya research students ka stipend",
      hindi: "ट्रेनी, इंटर्न या रिसर्च छात्रों का स्टाइपेंड",
    },
    source: {
      english:
        "They are set by whoever trains you and change: your college or hospital for interns, the institute of the profession for articles (icai.org for CA), UGC and CSIR for research fellows, apprenticeshipindia.gov.in for apprentices. Ask for the sum in writing before you join.",
      hinglish:
        "Ise training dene wala tay karta hai aur yeh badalta hai: intern ke liye aapka college ya aspatal, articleship ke liye us peshe ki sanstha (CA ke liye icai.org), research fellow ke liye UGC aur CSIR, apprentice ke liye apprenticeshipindia.gov.in. Join karne se pehle rakam likhit mein poochiye.",
      hindi:
        "इसे ट्रेनिंग देने वाला तय करता है और यह बदलता है: इंटर्न के लिए आपका कॉलेज या अस्पताल, आर्टिकलशिप के लिए उस पेशे की संस्था (CA के लिए icai.org), रिसर्च फ़ेलो के लिए UGC और CSIR, अप्रेंटिस के लिए apprenticeshipindia.gov.in। जॉइन करने से पहले रक़म लिखित में पूछिए।",
    },
    shows: ["years"],
    cue: phrases(
      "stipends?(?: .*)?|(?:interns?|internship|articleship|apprenticeship|residency|jrf|phd(?! (?:ke baad|k baad|ke bad))|fellowship|training)(?: \\S+){0,3} (?:salary|pay|paisa|paise|rupay\\S*|rupees|money|kitna|kitni)(?: .*)?|स्टाइपेंड|वजीफा",
    ),
  },
  {
    what: {
      english: "pensions, allowances or what is paid out each month",
      hinglish: "pension, bhatte ya har mahine haath mein kitna aata hai",
      hindi: "पेंशन, भत्ते या हर महीने हाथ में कितना आता है",
    },
    source: {
      english:
        "Pay levels and allowances of a government post stand in its notice; what a pay commission brings is known only when the Government has decided it. Most who joined the Centre's civil services since 2004 are under the National Pension System, with the Unified Pension Scheme as a choice since 2025; the armed forces and some States have rules of their own.",
      hinglish:
        "Sarkari post ke pay level aur bhatte uske notice mein hote hain; pay commission se kya milega, yeh sarkar ke faisle ke baad hi pata chalta hai. 2004 se kendra ki civil services mein aaye zyadatar log National Pension System mein hain, aur 2025 se Unified Pension Scheme bhi chun sakte hain; sena aur kuch rajyon ke apne niyam hain.",
      hindi:
        "सरकारी पद के पे लेवल और भत्ते उसके नोटिस में होते हैं; वेतन आयोग से क्या मिलेगा, यह सरकार के फ़ैसले के बाद ही पता चलता है। 2004 से केंद्र की सिविल सेवाओं में आए ज़्यादातर लोग National Pension System में हैं, और 2025 से Unified Pension Scheme भी चुन सकते हैं; सेना और कुछ राज्यों के अपने नियम हैं।",
    },
    shows: ["pay"],
    cue: phrases(
      "pensions?|pay commission|(?:in|take) ?home|in ?hand(?: salary| pay)?|grade pay|pay (?:level|scale|band|matrix)|basic pay|allowances?|da|hra|gratuity|पेंशन|वेतन आयोग|भत्त\\S*",
    ),
  },
  {
    what: {
      english: "fees",
      hinglish: "fees",
      hindi: "फ़ीस",
    },
    source: feesOf,
    shows: ["years"],
    cue: phrases(
      // What is paid for brothers and sisters is why somebody looks for work.
      "(?<! (?:unki|unka|inki|uski|bhai ki|bhaiyo ki|behen ki|sister s|brother s|siblings|उनकी|भाई की|बहन की) )fees?(?! (?:bhi )?(?:dekhni|deni|bharni) (?:hai|hoti|padti))|fee structure|tuition fee",
      "costs? of (?:studying|mbbs|course|degree|training|college|\\S+ course)|how much (?:does|do|will|would|is)(?: \\S+){1,4} costs?(?: .*)?|what (?:does|will) (?:it|this|that) cost|how much (?:is|are) the costs?|(?:total|course|training) costs?|kitna kharch\\S*(?: .*)?|kharch\\S*|pais[ae] kitn[aei] lag\\S*|kitne paise lag\\S*(?: .*)?|kitna paisa lag\\S*(?: .*)?|(?:expensive|mehnga|mehngi|mahanga|costly)|खर्च\\S*|फीस|महंगा|महंगी",
      `${STUDIES}(?: \\S+){0,3} (?:free|muft|मुफ्त|फ्री)(?: .*)?|(?:free|muft|मुफ्त) (?:\\S+ )?${STUDIES}(?: .*)?`,
    ),
  },
  {
    what: CUT_OFFS,
    source: {
      english:
        "They change every year. Ranks with which seats closed in the last years stand at mcc.nic.in for MBBS and BDS, at aaccc.gov.in for AYUSH such as BAMS and BHMS, and for your State's seats on the page of its own NEET counselling, where the most seats are.",
      hinglish:
        "Ye har saal badalte hain. Pichhle saalon ki closing rank MBBS aur BDS ke liye mcc.nic.in par, BAMS aur BHMS jaise AYUSH course ke liye aaccc.gov.in par, aur aapke rajya ki seats ke liye uski apni NEET counselling ke page par hain; sabse zyada seats wahin hain.",
      hindi:
        "ये हर साल बदलते हैं। पिछले सालों की क्लोज़िंग रैंक MBBS और BDS के लिए mcc.nic.in पर, BAMS और BHMS जैसे AYUSH कोर्स के लिए aaccc.gov.in पर, और आपके राज्य की सीटों के लिए उसकी अपनी NEET काउंसलिंग के पेज पर हैं; सबसे ज़्यादा सीटें वहीं हैं।",
    },
    afterResult: WAYS_AFTER_RESULT,
    cue: new RegExp(`^(?=.* ${OF_NEET} )(?!.* ${OF_ENGINEERING} ).*?(?:${ASKS_FOR_CUT_OFFS.source})`, "u"),
  },
  {
    what: CUT_OFFS,
    source: {
      english:
        "They change every year. Opening and closing ranks of the last years stand at josaa.nic.in for IITs and NITs and at mcc.nic.in for medical and dental colleges, at aaccc.gov.in for AYUSH such as BAMS; for others look at the university's or the State's counselling page.",
      hinglish:
        "Ye har saal badalte hain. Pichhle saalon ki opening aur closing rank IIT aur NIT ke liye josaa.nic.in par, aur medical aur dental college ke liye mcc.nic.in par hain, BAMS jaise AYUSH course ke liye aaccc.gov.in par; baaki ke liye university ya rajya ka counselling page dekhiye.",
      hindi:
        "ये हर साल बदलते हैं। पिछले सालों की ओपनिंग और क्लोज़िंग रैंक IIT और NIT के लिए josaa.nic.in पर, और मेडिकल और डेंटल कॉलेज के लिए mcc.nic.in पर हैं, BAMS जैसे AYUSH कोर्स के लिए aaccc.gov.in पर; बाक़ी के लिए यूनिवर्सिटी या राज्य का काउंसलिंग पेज देखिए।",
    },
    afterResult: WAYS_AFTER_RESULT,
    cue: ASKS_FOR_CUT_OFFS,
  },
  {
    what: {
      english: "count of those who compete for a course or a post",
      hinglish: "kisi course ya post ke liye kitne log hain, iski ginti",
      hindi: "किसी कोर्स या पद के लिए कितने लोग हैं, इसकी गिनती",
    },
    source: {
      english: "Some exams publish how many applied and how many were taken: look at the official site of the exam.",
      hinglish: "Kuch exam batate hain ki kitnon ne form bhara aur kitne liye gaye: exam ki official site dekhiye.",
      hindi: "कुछ परीक्षाएँ बताती हैं कि कितनों ने फ़ॉर्म भरा और कितने लिए गए: परीक्षा की official साइट देखिए।",
    },
    isOfCompetition: true,
    cue: phrases(
      "(?:less|low|lower|lowest|least|kam|no|more|high|highest|most|zyada|jyada|tough|how much|kitna|kitni)(?: \\S+){0,2} competition(?: .*)?",
      "competition (?:is |hai |kitna |kitni )?(?:less|low|lowest|least|kam|high|highest|most|zyada|jyada|tough|kitna|kitni)(?: .*)?",
      "(?:कम|ज्यादा|कितना|कितनी|बिना) (?:\\S+ )?(?:कंपटीशन|कम्पटीशन|कंपीटिशन|कॉम्पिटिशन|प्रतियोगिता|प्रतिस्पर्धा)(?: .*)?",
    ),
  },
  {
    what: {
      english: "shifts or hours of a post",
      hinglish: "kisi post ki shift ya ghante",
      hindi: "किसी पद की शिफ़्ट या घंटे",
    },
    source: {
      english:
        "They differ from employer to employer: ask somebody who does the work. The law lets most employers ask for eight or nine hours a day and 48 a week, beyond that for double pay; managers, officers and one's own business stand outside it.",
      hinglish:
        "Ye har employer mein alag hote hain: kisi aise se poochiye jo yeh kaam karta ho. Kanoon mein zyadatar kaam ke liye din mein aath-nau ghante aur hafte mein 48 ki seema hai, uske aage dugni mazdoori; manager, officer aur apna kaam isse bahar hain.",
      hindi:
        "ये हर नियोक्ता में अलग होते हैं: किसी ऐसे से पूछिए जो यह काम करता हो। क़ानून में ज़्यादातर काम के लिए दिन में आठ-नौ घंटे और हफ़्ते में 48 की सीमा है, उसके आगे दुगनी मज़दूरी; मैनेजर, अफ़सर और अपना काम इससे बाहर हैं।",
    },
    shows: ["day", "dislikes"],
    cue: phrases(
      "(?:duty|kaam|work|job|ड्यूटी|काम)(?: \\S+){0,3} (?:ghante|ghanta|hours|घंटे)(?: .*)?|kitne ghante(?: .*)?|how many hours (?:do|does|is)(?: \\S+){0,4} work(?: .*)?|कितने घंटे(?: .*)?",
      "(?:duty|shift|kaam|work|job)(?: \\S+)? (?:raat|rat|रात) (?:ko|me|mein|ki|को|में)(?: .*)?|(?:duty|shifts?) (?:at|in the|during) nights?(?: .*)?|(?:raat|rat) (?:ki|ko|me|mein) (?:duty|shift|kaam|job|naukri)(?: .*)?|(?:night|nights) (?:me |mein )?(?:kaam|work|job|jobs|me)(?: .*)?|(?:work|working|job|kaam)(?: \\S+){0,2} (?:at |in )?nights?|नाइट शिफ्ट|नाइट ड्यूटी|रात (?:की|को|में)(?: .*)?",
      "night (?:shifts?|duty|duties)(?: .*)?|shift (?:timings?|duty|duties|work)(?: .*)?|shifts|(?:duty|office|working) (?:hours|timings?)(?: .*)?",
    ),
  },
  {
    what: {
      english: "dates, forms or results of exams and recruitments",
      hinglish: "exam aur bharti ki tareekh, form ya result",
      hindi: "परीक्षा और भर्ती की तारीख़, फ़ॉर्म या रिज़ल्ट",
    },
    ofExam: "place",
    source: {
      english:
        "They change every year. They stand at nta.ac.in for JEE Main, NEET-UG and CUET-UG, at upsc.gov.in and ssc.gov.in for posts of the Centre, and for posts of a State on the site of its recruitment board: take them from no other.",
      hinglish:
        "Ye har saal badalte hain. JEE Main, NEET-UG aur CUET-UG ke liye nta.ac.in par, kendra ki posts ke liye upsc.gov.in aur ssc.gov.in par, aur rajya ki posts ke liye uske bharti board ki site par hain: kahin aur se mat lijiye.",
      hindi:
        "ये हर साल बदलते हैं। JEE Main, NEET-UG और CUET-UG के लिए nta.ac.in पर, केंद्र के पदों के लिए upsc.gov.in और ssc.gov.in पर, और राज्य के पदों के लिए उसके भर्ती बोर्ड की साइट पर हैं: कहीं और से मत लीजिए।",
    },
    cue: phrases(
      "(?:when(?! (?:to|do|should|can|shall)(?: \\S+)? (?:start|begin|prepare))|last date|exam date|date|dates|schedule|kab(?! (?:se|shuru|start|begin))|time ?table|admit card|hall ticket|application form|form|result|results|answer key|notification|syllabus|previous year(?: \\S+)?|question paper|pattern)(?: \\S+){0,5} (?:exam|exams|neet|jee|upsc|clat|cuet|ssc|boards?|nda|cds|afcat|nata|nift|aibe|net|gate|cat|ctet|2025|2026|2027|2028)(?: .*)?",
      "(?:exam|neet|jee|upsc|clat|cuet|ssc|boards?|nda|cds|afcat|nata|nift|aibe|net|gate|cat|ctet|ibps|rrb)(?: \\S+){0,4} (?:when (?:is|does|will) (?:it|the)|date|dates|kab(?! (?:se|shuru|start|begin))|form|admit card|syllabus|result|results|answer key|notification|pattern|previous year|last date|books?|mock)(?: .*)?",
      "(?:inter|intermediate|matric|board|bseb|cbse|icse|nios|10th|12th|semester|sem)(?: \\S+){0,2} (?:results?|date ?sheet|time ?table|admit card|marksheet)(?: .*)?",
      "(?:फॉर्म|आवेदन)(?: \\S+){0,2} (?:कब|कहां|तारीख)(?: .*)?",
      "(?:परीक्षा|एग्जाम|pariksha)(?: \\S+){0,3} (?:कब(?! (?:से|शुरू))|तारीख|kab(?! (?:se|shuru)))(?: .*)?",
      "syllabus|(?:bharti|bharati|recruitment|vacanc(?:y|ies)|भर्ती)(?: \\S+){0,3} (?:kab|when|date|last date|form|kahan|kaha|kidhar|website|notification|कब)(?: .*)?|(?:when|kab|कब)(?: \\S+){0,5} (?:bharti|bharati|recruitment|vacanc(?:y|ies)|form|भर्ती)(?: .*)?",
      "(?:form|apply|application)(?: online)? (?:kahan|kaha|kidhar|kab|where|kaise bhar\\S*|kaise kar\\S*|last date)(?: .*)?|(?:where|kahan|kaha)(?: \\S+){0,3} (?:form|apply)(?: .*)?",
    ),
  },
  {
    what: {
      english: "single colleges, universities or coaching institutes",
      hinglish: "ek-ek college, university ya coaching ki jaankari",
      hindi: "एक-एक कॉलेज, यूनिवर्सिटी या कोचिंग की जानकारी",
    },
    source: {
      english:
        "Compare them at nirfindia.org, the Government's ranking, and see that the course is approved: ugc.gov.in for universities, aicte.gov.in for engineering and management, the council of the profession for medicine, nursing, pharmacy and law. Then ask its students, not only its office.",
      hinglish:
        "Inki tulna nirfindia.org par kijiye, jo sarkar ki ranking hai, aur dekhiye ki course approved hai: university ke liye ugc.gov.in, engineering aur management ke liye aicte.gov.in, medicine, nursing, pharmacy aur law ke liye us peshe ki council. Phir sirf office se nahi, wahan ke students se poochiye.",
      hindi:
        "इनकी तुलना nirfindia.org पर कीजिए, जो सरकार की रैंकिंग है, और देखिए कि कोर्स approved है: यूनिवर्सिटी के लिए ugc.gov.in, इंजीनियरिंग और मैनेजमेंट के लिए aicte.gov.in, मेडिसिन, नर्सिंग, फ़ार्मेसी और लॉ के लिए उस पेशे की काउंसिल। फिर सिर्फ़ ऑफ़िस से नहीं, वहाँ के छात्रों से पूछिए।",
    },
    yieldsToExams: true,
    isOfColleges: true,
    cue: phrases(
      "(?:best|top|good|which|cheap|cheapest|government|govt|private|list of|konsa|kaunsa|accha|achha|near|nearby|any)(?: \\S+){0,3} (?:colleges?|universit(?:y|ies)|institutes?|coaching|iits?(?! jam )|nits?|iims?|aiims)(?: .*)?",
      "(?:colleges?|universit(?:y|ies)|institutes?|coaching)(?: \\S+){0,2} (?:in|for|near|me|mein|batao|list|ranking|konsa|kaunsa|best)(?: .*)?",
      "admission (?:in|to|process|kaise|at)(?: .*)?|placements?(?: .*)?|कॉलेज",
      `(?:is|kya|how is|about|kaisa|kaisi)(?: \\S+){0,3} ${NAMED_COLLEGE}(?: .*)?|${NAMED_COLLEGE}(?: \\S+){0,4} (?:good|better|best|worth|kaisa|kaisi|accha|achha|acchi|review|reviews|ya|or|vs|me|mein|admission|ranking|कैसा)(?: .*)?|(?:vs|versus|or|ya) ${NAMED_COLLEGE}`,
      `(?:compare|comparison|tulna)(?: \\S+){0,4} (?:colleges|universities|${NAMED_COLLEGE})(?: .*)?|(?:colleges|do college|${NAMED_COLLEGE})(?: \\S+){0,4} (?:tulna|compare|comparison|तुलना)(?: .*)?`,
    ),
  },
  {
    what: {
      english: "open posts or internships",
      hinglish: "khaali posts ya internship",
      hindi: "ख़ाली पद या इंटर्नशिप",
    },
    source: {
      english:
        "They are listed without a fee at ncs.gov.in, the National Career Service; apprenticeships at apprenticeshipindia.gov.in, and posts of the Government in the notifications of UPSC, SSC, Railways and your State. Who asks for money to give you work cheats.",
      hinglish:
        "Ye bina fees ke ncs.gov.in (National Career Service) par hain; apprenticeship apprenticeshipindia.gov.in par, aur sarkari posts UPSC, SSC, Railways aur aapke rajya ke notification mein. Jo kaam dene ke paise maange, woh thag hai.",
      hindi:
        "ये बिना फ़ीस के ncs.gov.in (National Career Service) पर हैं; अप्रेंटिसशिप apprenticeshipindia.gov.in पर, और सरकारी पद UPSC, SSC, Railways और आपके राज्य के नोटिफ़िकेशन में। जो काम देने के पैसे माँगे, वह ठग है।",
    },
    cue: phrases(
      "vacanc(?:y|ies)|internships?(?: .*)?|(?:hiring|openings?|job opening|recruiting|walk in)(?: .*)?",
      "(?:jobs?|naukri|work) (?:in|near|at|me) (?:delhi|mumbai|pune|bangalore|bengaluru|hyderabad|chennai|kolkata|jaipur|lucknow|patna|noida|gurgaon|gurugram|indore|bhopal|ahmedabad|surat|nagpur|kochi|chandigarh|ranchi|guwahati|dubai|my city|mumbai|google|tcs|infosys|microsoft|amazon|wipro)(?: .*)?",
      "(?:give|get|find) me a job(?: .*)?",
      "(?:apply|job) (?:at|in) (?:google|tcs|infosys|microsoft|amazon|wipro|isro|drdo|accenture|flipkart)(?: .*)?",
      "naukri dila\\S*(?: .*)?|रिक्ति",
    ),
  },
  {
    what: {
      english: "medical standards of single posts",
      hinglish: "ek-ek post ke medical niyam",
      hindi: "एक-एक पद के मेडिकल नियम",
    },
    source: {
      english:
        "Driving for pay, flying, ships, railways, the forces and the police have strict ones: epilepsy mostly shuts out driving and flying, and much that needs daily treatment shuts out the forces. Most other work asks only whether you can do it safely. Ask your doctor which work fits, and read the notice of the post before you prepare.",
      hinglish:
        "Kamai ke liye driving, udaan, jahaz, railway, sena aur police ke niyam kade hain: mirgi mein zyadatar driving aur udaan band ho jaate hain, aur jis bimari mein roz ilaj chahiye usme aksar sena. Baaki zyadatar kaam sirf yeh poochte hain ki aap use surakshit kar sakte hain ya nahi. Apne doctor se poochiye ki kaun sa kaam theek hai, aur taiyari se pehle post ka notice padhiye.",
      hindi:
        "कमाई के लिए ड्राइविंग, उड़ान, जहाज़, रेलवे, सेना और पुलिस के नियम कड़े हैं: मिर्गी में ज़्यादातर ड्राइविंग और उड़ान बंद हो जाते हैं, और जिस बीमारी में रोज़ इलाज चाहिए उसमें अक्सर सेना। बाक़ी ज़्यादातर काम सिर्फ़ यह पूछते हैं कि आप उसे सुरक्षित कर सकते हैं या नहीं। अपने डॉक्टर से पूछिए कि कौन सा काम ठीक है, और तैयारी से पहले पद का नोटिस पढ़िए।",
    },
    cue: phrases(
      `(?:i have|i am|im|i had|mujhe|with|having|suffering from|got)(?: \\S+){0,3} ${ILLNESS}(?: .*)?|${ILLNESS}(?: \\S+){0,3} (?:hai|hu|hoon|tha|thi|patient|problem|lagata|lagati|hua|है|हूं)(?: .*)?|${ILLNESS}(?: \\S+){0,2} (?:can i|can we|kya|join|eligible)(?: .*)?`,
    ),
  },
  {
    what: {
      english: "age limits or numbers of attempts",
      hinglish: "umar ki seema ya attempt ki ginti",
      hindi: "उम्र की सीमा या अटेम्प्ट की गिनती",
    },
    ofExam: "limits",
    source: {
      english:
        "They stand in the notification of each exam or employer (upsc.gov.in, ssc.gov.in, joinindianarmy.nic.in, your State's recruitment board), which is the only place to trust; read it before you prepare.",
      hinglish:
        "Ye har exam ya employer ke notification mein hote hain (upsc.gov.in, ssc.gov.in, joinindianarmy.nic.in, aapke rajya ka bharti board), aur bharosa sirf usi par kijiye; taiyari se pehle padhiye.",
      hindi:
        "ये हर परीक्षा या नियोक्ता के नोटिफ़िकेशन में होते हैं (upsc.gov.in, ssc.gov.in, joinindianarmy.nic.in, आपके राज्य का भर्ती बोर्ड), और भरोसा सिर्फ़ उसी पर कीजिए; तैयारी से पहले पढ़िए।",
    },
    cue: phrases(
      "age(?= $)|age ?limit|(?:minimum|maximum|max|min|upper|last|lower|what|kitni) age(?: .*)?|over ?age",
      "at (?:the )?(?:age (?:of )?)?[1-4]\\d(?= $)|[1-4]\\d (?:ki umar|ki umr|ki age|years? old|saal ki)(?: .*)?",
      "(?:i am|im|age|umar|umr|main|mai|meri age) (?:is |hai |now )?[1-4]\\d(?: \\S+){0,6} (?:can i|can|eligible|sakt\\S*|late|apply|give)(?: .*)?",
      "age (?:for|criteria|required|chahiye|kitni|kya|relaxation)(?: .*)?|umar(?: .*)?|umra(?: .*)?|umr(?: .*)?",
      "attempts?(?: .*)?|how many (?:attempts|times|chances)(?: .*)?|kitn[ei] (?:aur |more )?(?:baar|bar|attempts?|mauke|chances?|dafa)(?: .*)?|कितनी बार(?: .*)?|कितने (?:अटेम्प्ट|मौके)(?: .*)?",
      "आयु|उम्र",
    ),
  },
];

const GADGET = "(?:phone|mobile|laptop|computer|charger|battery|internet|wifi|net|sim|recharge|bike|scooty|car|cycle|tv|फोन|मोबाइल)";

/** A program that somebody wants to have written. */
export const WANTS_CODE: RegExp = phrases(
  "(?<=^ (?:(?:please|pls|plz|can|could|you|u|disha|hi|hello|will|how|to|do|i) )*)(?:write|give|make|create|debug|fix|likho)(?: (?:me|for me|an?|my|the|this|ek))*(?: \\S+){0,3} (?:code|programs?|script|function|query|algorithm)(?: (?:to|for|that|which|in|of|using) .*)?(?= $)",
);

/** Questions of another world, whatever career's name stands in them. */
export const NEVER_A_CAREER: RegExp = phrases(
  "(?<=^ (?:(?:please|pls|plz|can|could|you|u|disha|hi|hello|will) )*)(?:write|likho)(?: (?:me|an?|my|the|ek))* (?:essay|nibandh|poem|paragraph|speech)(?: .*)?",
  "(?:leave|sick leave|chutti|half day) (?:application|letter|ki application|ke liye application)(?: .*)?|(?:write|likho|likh do|likh ke do|draft)(?: (?:me|for me|an?|my|the|ek))* (?:application|letter)(?! (?:for|of) (?:the |an? )?(?:job|post|internship))(?: (?:for|to|on|about)(?: .*)?)?",
  "(?:shayari|sher|chutkul[ae]|joke|jokes|kavita|kahani|gaana|gana|song|poem|story|शायरी|चुटकुला|कविता|कहानी)(?: \\S+)? (?:suna|sunao|sunaiye|suna do|likho|likh do|bolo|सुनाओ|सुनाइए|लिखो)(?: .*)?",
  "(?:who|kaun|kon|name)(?: \\S+){0,4} (?:prime minister|president|chief minister|pm|cm|governor|king|captain)(?: of(?: .*)?| in india| hai| now| today)|(?:pm|cm|prime minister|president|pradhan ?mantri|rashtrapati|mukhya ?mantri) (?:kaun|kon|ka naam|name)(?: .*)?|(?:प्रधानमंत्री|राष्ट्रपति|मुख्यमंत्री) (?:कौन|का नाम)(?: .*)?",
  "(?:which|what|kaun ?s[aei]|kons[aei]) (?:stocks?|shares?|crypto|coin|mutual fund)(?: \\S+){0,3} (?:buy|sell|invest|kharid\\S*|khareed\\S*|lu|le)(?: .*)?|(?:stock|share) tips?(?: .*)?",
  "(?:who|kisne|kaun|kon)(?: \\S+)? (?:won|win|wins|jeeta|jita|jeetega|jitega)(?: \\S+){0,4} (?:match|matches|ipl|isl|world cup|final|finals|election|elections|series|game|cup|trophy|chunav)(?: .*)?",
  "(?:ipl|isl|world cup|match|trophy|chunav|election)(?: \\S+){0,2} (?:kaun|kon|कौन) (?:jeet|jit|जीत)\\S*(?: .*)?|will (?:india|pakistan|australia|england|rcb|csk|mi)(?: \\S+)? (?:win|lose)(?: .*)?",
  "(?:match|cricket|ipl|football|live|t20|test match) (?:\\S+ )?(?:score|scores)(?: .*)?|aaj ka (?:match|score|mausam|rashifal)(?: .*)?",
  "(?:weather(?! (?:observ|forecast|scien|present|anchor|man))|mausam|barish|मौसम)(?: \\S+){0,3} (?:in|today|tomorrow|now|kaisa|aaj|kal|forecast|कैसा)(?: .*)?",
  "(?:aaj|kal|parso|today|tomorrow|आज|कल)(?: \\S+){0,4} (?:barish|baarish|barsat|mausam|rain|garmi|बारिश|मौसम|बरसात)(?: (?:hogi|hoga|aayegi|ayegi|kaisa|kya|hai|होगी|होगा|कैसा|क्या|है))*|(?:barish|baarish|बारिश) (?:hogi|होगी)(?: .*)?",
);

const SCHOOL_TASK = "(?:projects?|assignments?|practical file|project file|holiday homework|essay|nibandh|प्रोजेक्ट|असाइनमेंट|निबंध)";

/** Questions of another world, where no career is named. */
export const OFF_TOPIC: RegExp = phrases(
  `${GADGET}(?: \\S+){0,3} (?:died|dead|broke|broken|lost|stolen|hang|hanging|slow|off|mar gay[ai]|kharab|toot\\S*|tut\\S*|band|chori|kho|kho gay\\S*|discharge|not working|not charging|nahi chal\\S*|khatam|खराब|टूट\\S*|बंद|चोरी|खो)(?: .*)?|(?:lost|broke|broken|repair|fix|charge|recharge)(?: \\S+)? (?:my|mera|meri) ${GADGET}`,
  "(?:i am|im|main|mujhe|feeling) (?:\\S+ )?(?:hungry|bhookh|bhukh|sleepy|bored|bore|neend)(?: .*)?|my (?:dog|cat|pet|parrot|hamster|fish)(?: \\S+){0,2} (?:died|is ill|is sick|ran away|is lost)",
  "(?:mujhe |muje |thoda |मुझे )?(?:hasao|hansao|hasaao|हंसाओ|हँसाओ)(?: .*)?",
  "time management(?: .*)?|(?:how to|tips to|tips for) be a good(?: .*)?|jokes?",
  "(?:tell|sing|write|recite)(?: me)? (?:an? )?(?:story|song|poem|shayari|joke|essay|letter|paragraph)(?: .*)?",
  "(?:essay|poem|paragraph|speech|letter|application|story) (?:on|about|for|to)(?: .*)?|(?<! (?:crimes?|cases?|puzzles?|problems?|mystery) )solve(?! (?:\\S+ ){0,3}(?:crimes?|murders?|cases?|myster\\S*|problems?|puzzles?|rubiks?|cubes?|sudoku))(?: .*)?",
  "(?:do|complete|finish) my (?:homework|assignment|project)(?: .*)?|homework|capital of(?: .*)?",
  `(?<=^ (?:(?:please|pls|plz|can|could|you|u|disha|hi|hello|will) )*)(?:write|prepare|create|complete|finish|(?:make|do) (?:me|my|an?|the|our|this))(?: (?:me|for|my|an?|the|our|this))*(?: (?!(?:careers?|jobs?|in) )\\S+){0,2} ${SCHOOL_TASK}(?! (?:manag\\S*|engineer\\S*|lead\\S*|coordinat\\S*))(?: .*)?|${SCHOOL_TASK}(?: \\S+){0,4} (?:bana|likh|kar|बना|लिख|कर) (?:do|dijiye|de|dena|दो|दीजिए|दे)(?: .*)?|${SCHOOL_TASK}(?: \\S+){0,3} (?:banao|banado|bnado|likho|likhdo|kardo|banaiye|likhiye|बनाओ|लिखो|बनाइए|लिखिए)(?: .*)?`,
  "(?:who|kisne|kaun|kon)(?: \\S+){0,2} (?:won|win|jeeta|jita|jeetega)(?: .*)?",
  "(?:match|cricket|ipl|football|live) (?:score|scores|kab|yesterday|today|result)(?: .*)?",
  "(?<=^ )(?:who|kisne) (?:had |has )?(?:invented|discovered|wrote|painted|built the|killed|khoja)(?: .*)?|(?:ki|ka|की|का) (?:khoj|avishkar|aavishkar|खोज|आविष्कार) (?:kisne|किसने)(?: .*)?",
  "(?:prime minister|president|chief minister|pm|cm) of(?: .*)?",
  "(?:weather|temperature|mausam|barish|rain)(?: \\S+){0,3} (?:in|today|tomorrow|now|kaisa|aaj|kal|forecast)(?: .*)?",
  "(?:horoscope|zodiac|astrology(?! (?:padh\\S*|courses?|degree|study|as a career|career))|kundli|rashi|bhavishyavani)(?: .*)?",
  "(?:bitcoin|crypto|dogecoin|ethereum|nifty|sensex|stock market|share market|gold)(?: \\S+){0,3} (?:price|rate|up|down|buy|invest|tip|tips|today|kharidu)(?: .*)?",
  "(?:will|should i buy|should i invest)(?: \\S+){0,2} (?:bitcoin|crypto|shares?|stocks?)(?: .*)?",
  "(?<! (?:jobs?|careers?|work|career) (?:in|for|me|mein) )(?:vote|election|bjp|congress|aap party|modi|rahul gandhi|trump)(?: .*)?",
  "(?:recipe|how to cook|how to make) (?:of|for|pizza|biryani|cake|tea|maggi|paneer|dal)(?: .*)?",
  "(?:what is|whats|how much is|calculate|kitna hota hai)? ?\\d+ (?:times|plus|minus|into|divided by|multiplied by|x|guna) \\d+(?: .*)?",
  "(?:photosynthesis|mitosis|osmosis|pythagoras|trigonometry|newtons? (?:\\S+ )?laws?|periodic table|french revolution|mughal\\S*|prakash sanshleshan|quadratic equations?|tenses|grammar)(?: \\S+){0,3} (?:samjha\\S*|explain|batao|kya|define|what|meaning|example|notes)(?: .*)?|(?:explain|what is|define)(?: \\S+)? (?:photosynthesis|mitosis|osmosis|pythagoras|trigonometry|newtons? (?:\\S+ )?laws?|periodic table|french revolution|quadratic equations?)(?: .*)?",
  "(?:girlfriend|boyfriend|gf|bf|crush|breakup|marry me|love me|love you|i love u|(?:i am|im|are you|still) single|date me|dating)(?: .*)?",
  "(?:latest|today|breaking) news(?: .*)?|news (?:today|of today)",
  "(?:bus|train|flight|metro)(?: \\S+){0,3} (?:timings?|time ?table|schedule|tickets?|fares?|kiraya|pnr|running status)(?! (?:examin\\S*|check\\S*|collector|planner|jobs?))(?: .*)?",
  "(?:which|best|suggest|cheap)(?: \\S+)? (?:phone|mobile|laptop|movie|film|series|anime|song|game|restaurant|hotel|bike|car) (?:to|should|under|for|in|is)(?: .*)?",
  "(?:meaning of life|does god exist|are aliens real|is god real)(?: .*)?|translate(?: .*)?",
  "(?:what|wat) (?:is|s) (?:the )?(?:time|date|day)(?: (?:today|now|is it))?|(?<=^ )(?:\\d+ )+\\d+(?= $)",
  "(?:play|download) (?:a |the |some )?(?:song|music|movie|game|video)(?: .*)?",
);
