import type { Wording } from "../language.ts";
import { OF_BUSINESS_AND_LAW } from "./choices-of-business-and-law.ts";
import { OF_COURTS_WARDS_AND_DESKS } from "./choices-of-courts-wards-and-desks.ts";
import { OF_CRAFTS_STAGES_AND_SERVICES } from "./choices-of-crafts-stages-and-services.ts";
import { OF_GUESTS_MEDIA_AND_DESIGN } from "./choices-of-guests-media-and-design.ts";
import { OF_HEALTH_AND_SCIENCE } from "./choices-of-health-and-science.ts";
import { OF_PUBLIC_SERVICE } from "./choices-of-public-service.ts";
import { OF_SOFTWARE_AND_ENGINEERING } from "./choices-of-software-and-engineering.ts";
import { OF_TRADES_AND_LAND } from "./choices-of-trades-and-land.ts";

/**
 * What speaks for one thing where it is weighed against another: completes "Choose it if you", or "Ise tab chuniye, jab". Only what holds from year to year, and no figure that
 * changes.
 */
export const DEGREE_CHOICES: Readonly<Record<string, Wording>> = {
  BTech: {
    english:
      "have physics and maths, can give four years and its higher fee, and want the widest technical door: campus jobs, GATE, public companies",
    hinglish:
      "aapke paas physics aur maths ho, chaar saal aur zyada fees de sakein, aur sabse chauda technical darwaza chahiye: campus jobs, GATE, sarkari companies",
    hindi: "आपके पास फ़िज़िक्स और मैथ्स हो, चार साल और ज़्यादा फ़ीस दे सकें, और सबसे चौड़ा टेक्निकल दरवाज़ा चाहिए: कैंपस जॉब, GATE, सरकारी कंपनियाँ",
  },
  MTech: {
    english: "want research, college teaching or a special field, best by GATE with its stipend",
    hinglish: "aapko research, college mein padhana ya koi khaas field chahiye; sabse achha GATE aur uske stipend se",
    hindi: "आपको रिसर्च, कॉलेज में पढ़ाना या कोई ख़ास फ़ील्ड चाहिए; सबसे अच्छा GATE और उसके स्टाइपेंड से",
  },
  BCA: {
    english: "want software work in three years at lower cost, or had no physics, and build projects and an internship beside it",
    hinglish:
      "aapko teen saal mein kam kharche par software ka kaam chahiye, ya physics nahi thi, aur saath mein project aur internship karein",
    hindi: "आपको तीन साल में कम ख़र्च पर सॉफ़्टवेयर का काम चाहिए, या फ़िज़िक्स नहीं थी, और साथ में प्रोजेक्ट और इंटर्नशिप करें",
  },
  MCA: {
    english: "have a BCA or a degree with maths and lack a first offer, or want posts that ask for a master's degree",
    hinglish: "aapke paas BCA ya maths wali degree ho aur pehla offer na mila ho, ya aisi posts chahiye jo master's degree maangti hain",
    hindi: "आपके पास BCA या मैथ्स वाली डिग्री हो और पहला ऑफ़र न मिला हो, या ऐसे पद चाहिए जो मास्टर डिग्री माँगते हैं",
  },
  BCom: {
    english: "like accounts and figures, or run CA, CS or CMA beside it",
    hinglish: "aapko accounts aur hisaab pasand ho, ya saath mein CA, CS ya CMA karein",
    hindi: "आपको अकाउंट्स और हिसाब पसंद हो, या साथ में CA, CS या CMA करें",
  },
  MCom: {
    english: "want to teach commerce by way of NET",
    hinglish: "aap NET dekar commerce padhana chahein",
    hindi: "आप NET देकर कॉमर्स पढ़ाना चाहें",
  },
  "BSc Nursing": {
    english: "can give four years and want teaching, senior and nursing officer posts without a further course",
    hinglish: "aap chaar saal de sakein aur bina kisi aur course ke padhane, senior aur nursing officer ki posts chahiye",
    hindi: "आप चार साल दे सकें और बिना किसी और कोर्स के पढ़ाने, सीनियर और नर्सिंग ऑफ़िसर के पद चाहिए",
  },
  GNM: {
    english: "want to earn a year sooner or had no biology (many schools take every stream); a Post Basic BSc can follow",
    hinglish:
      "aapko ek saal pehle kamana ho ya biology nahi thi (bahut se school har stream lete hain); baad mein Post Basic BSc ho sakti hai",
    hindi: "आपको एक साल पहले कमाना हो या बायोलॉजी नहीं थी (बहुत से स्कूल हर स्ट्रीम लेते हैं); बाद में Post Basic BSc हो सकती है",
  },
  ANM: {
    english: "want to begin soonest, in health work near home; GNM can follow",
    hinglish: "aapko sabse jaldi shuru karna ho, ghar ke paas swasthya ke kaam mein; baad mein GNM ho sakti hai",
    hindi: "आपको सबसे जल्दी शुरू करना हो, घर के पास स्वास्थ्य के काम में; बाद में GNM हो सकती है",
  },
  "BSc Agriculture": {
    english: "like crops and soil, and aim at agriculture departments, rural banking or seed firms",
    hinglish: "aapko fasal aur mitti pasand ho, aur krishi vibhag, gramin bank ya beej companies mein jaana ho",
    hindi: "आपको फ़सल और मिट्टी पसंद हो, और कृषि विभाग, ग्रामीण बैंक या बीज कंपनियों में जाना हो",
  },
  "BSc Forestry": {
    english:
      "like forests and long days outdoors, and aim at forest departments or the Indian Forest Service; there are fewer colleges and fewer posts than for agriculture",
    hinglish:
      "aapko jungle aur khule mein lambe din pasand hon, aur van vibhag ya Indian Forest Service mein jaana ho; college aur posts agriculture se kam hain",
    hindi: "आपको जंगल और खुले में लंबे दिन पसंद हों, और वन विभाग या Indian Forest Service में जाना हो; कॉलेज और पद agriculture से कम हैं",
  },
  BFSc: {
    english: "like water and what lives in it, and aim at fisheries departments, hatcheries or a farm of your own",
    hinglish: "aapko paani aur uske jeev pasand hon, aur matsya vibhag, hatchery ya apne farm mein jaana ho",
    hindi: "आपको पानी और उसके जीव पसंद हों, और मत्स्य विभाग, हैचरी या अपने फ़ार्म में जाना हो",
  },
  BSc: {
    english: "like one science for itself and see MSc, teaching or an exam for graduates ahead; it costs least at a government college",
    hinglish:
      "aapko ek science apne aap mein pasand ho aur aage MSc, padhana ya graduate wala exam dikhta ho; sarkari college mein sabse sasti hai",
    hindi: "आपको एक साइंस अपने आप में पसंद हो और आगे MSc, पढ़ाना या ग्रेजुएट वाली परीक्षा दिखती हो; सरकारी कॉलेज में सबसे सस्ती है",
  },
  MSc: {
    english: "aim at laboratories with more responsibility, NET, a PhD or teaching: there it is asked for",
    hinglish: "aapko lab mein zyada zimmedari, NET, PhD ya padhana chahiye: wahan yeh maangi jaati hai",
    hindi: "आपको लैब में ज़्यादा ज़िम्मेदारी, NET, PhD या पढ़ाना चाहिए: वहाँ यह माँगी जाती है",
  },
  "BA LLB": {
    english: "are sure of law after Class 12 and want it in one course of five years",
    hinglish: "Class 12 ke baad hi law pakka ho aur ek hi course mein paanch saal mein karna ho",
    hindi: "Class 12 के बाद ही लॉ पक्का हो और एक ही कोर्स में पाँच साल में करना हो",
  },
  "BBA LLB": {
    english: "are sure of law and lean to companies",
    hinglish: "law pakka ho aur jhukaav companies ki taraf ho",
    hindi: "लॉ पक्का हो और झुकाव कंपनियों की तरफ़ हो",
  },
  LLB: {
    english: "want another degree first, or are not sure of law yet",
    hinglish: "aap pehle koi aur degree chahein, ya law abhi pakka na ho",
    hindi: "आप पहले कोई और डिग्री चाहें, या लॉ अभी पक्का न हो",
  },
  LLM: { english: "want to teach law", hinglish: "aap law padhana chahein", hindi: "आप लॉ पढ़ाना चाहें" },
  BA: {
    english: "like reading and society, and want hours beside it for UPSC, a State's exams or teaching",
    hinglish: "aapko padhna aur samaj ke vishay pasand hon, aur saath mein UPSC, rajya ke exam ya teaching ke liye samay chahiye",
    hindi: "आपको पढ़ना और समाज के विषय पसंद हों, और साथ में UPSC, राज्य की परीक्षाओं या टीचिंग के लिए समय चाहिए",
  },
  MA: {
    english: "want to teach Classes 11 and 12 or in college, or a subject that asks for it, such as psychology",
    hinglish: "aap Class 11 aur 12 ya college mein padhana chahein, ya aisa vishay ho jo ise maangta hai, jaise psychology",
    hindi: "आप Class 11 और 12 या कॉलेज में पढ़ाना चाहें, या ऐसा विषय हो जो इसे माँगता है, जैसे साइकोलॉजी",
  },
  BBA: {
    english: "like selling, people and plans, and mean to work early or add an MBA",
    hinglish: "aapko bechna, log aur plan banana pasand ho, aur jaldi kaam karna ho ya baad mein MBA karna ho",
    hindi: "आपको बेचना, लोग और प्लान बनाना पसंद हो, और जल्दी काम करना हो या बाद में MBA करना हो",
  },
  MBA: {
    english: "have a degree, best some years of work, and a seat at a college whose placements you have seen",
    hinglish: "aapke paas degree ho, achha ho ki kuch saal ka kaam bhi, aur aise college mein seat jiske placement aapne dekhe hon",
    hindi: "आपके पास डिग्री हो, अच्छा हो कि कुछ साल का काम भी, और ऐसे कॉलेज में सीट जिसके प्लेसमेंट आपने देखे हों",
  },
  PGDM: {
    english: "have a seat at an institute whose placements you have seen",
    hinglish: "aapke paas aise institute mein seat ho jiske placement aapne dekhe hon",
    hindi: "आपके पास ऐसे इंस्टीट्यूट में सीट हो जिसके प्लेसमेंट आपने देखे हों",
  },
  MBBS: {
    english: "get a seat that your family can pay, and so many years before you stand on your own feet do not frighten you",
    hinglish: "aisi seat mile jiska kharcha parivar utha sake, aur apne pairon par khade hone se pehle ke itne saal aapko na daraayein",
    hindi: "ऐसी सीट मिले जिसका ख़र्च परिवार उठा सके, और अपने पैरों पर खड़े होने से पहले के इतने साल आपको न डराएँ",
  },
  BDS: {
    english: "like fine work with the hands and can wait while a practice of your own is built",
    hinglish: "aapko haath ka baareek kaam pasand ho aur apni practice banne tak ruk sakein",
    hindi: "आपको हाथ का बारीक काम पसंद हो और अपनी प्रैक्टिस बनने तक रुक सकें",
  },
  BAMS: {
    english: "are drawn to Ayurveda itself, and not only to the word doctor",
    hinglish: "aapko khud Ayurveda kheenchta ho, sirf doctor shabd nahi",
    hindi: "आपको ख़ुद आयुर्वेद खींचता हो, सिर्फ़ डॉक्टर शब्द नहीं",
  },
  BHMS: {
    english: "are drawn to homoeopathy itself, and not only to the word doctor",
    hinglish: "aapko khud homoeopathy kheenchti ho, sirf doctor shabd nahi",
    hindi: "आपको ख़ुद होम्योपैथी खींचती हो, सिर्फ़ डॉक्टर शब्द नहीं",
  },
  BUMS: {
    english: "are drawn to Unani medicine itself, and not only to the word doctor",
    hinglish: "aapko khud Unani kheenchti ho, sirf doctor shabd nahi",
    hindi: "आपको ख़ुद यूनानी खींचती हो, सिर्फ़ डॉक्टर शब्द नहीं",
  },
  BNYS: {
    english: "are drawn to treatment without medicines",
    hinglish: "aapko bina dawai ka ilaaj kheenchta ho",
    hindi: "आपको बिना दवाई का इलाज खींचता हो",
  },
  BVSc: {
    english: "like animals, also in mud and at night, and aim at government veterinary posts or a practice",
    hinglish: "aapko jaanwar pasand hon, keechad mein aur raat ko bhi, aur sarkari veterinary post ya apni practice chahiye",
    hindi: "आपको जानवर पसंद हों, कीचड़ में और रात को भी, और सरकारी पशु चिकित्सा का पद या अपनी प्रैक्टिस चाहिए",
  },
  MDS: {
    english: "want to teach, or to work as a specialist among dentists",
    hinglish: "aap padhana chahein, ya daant ke doctoron mein specialist banna chahein",
    hindi: "आप पढ़ाना चाहें, या दाँत के डॉक्टरों में स्पेशलिस्ट बनना चाहें",
  },
  BPT: {
    english: "like long work with one patient, exercise and sport more than medicines",
    hinglish: "aapko ek mareez ke saath lamba kaam, exercise aur sport dawai se zyada pasand ho",
    hindi: "आपको एक मरीज़ के साथ लंबा काम, एक्सरसाइज़ और स्पोर्ट दवाई से ज़्यादा पसंद हो",
  },
  MPT: {
    english: "are a physiotherapist who wants one field, such as sports or stroke, or to teach",
    hinglish: "aap physiotherapist hain aur ek field chahiye, jaise sports ya stroke, ya padhana ho",
    hindi: "आप फ़िज़ियोथेरेपिस्ट हैं और एक फ़ील्ड चाहिए, जैसे स्पोर्ट्स या स्ट्रोक, या पढ़ाना हो",
  },
  BOT: {
    english: "like to help people back to everyday tasks",
    hinglish: "aapko logon ko rozmarra ke kaam par wapas lana pasand ho",
    hindi: "आपको लोगों को रोज़मर्रा के काम पर वापस लाना पसंद हो",
  },
  BPharm: {
    english: "want medicine makers, quality control, drug inspection or further study",
    hinglish: "aapko dawai banane wali company, quality control, drug inspector ka kaam ya aage ki padhai chahiye",
    hindi: "आपको दवाई बनाने वाली कंपनी, क्वालिटी कंट्रोल, ड्रग इंस्पेक्टर का काम या आगे की पढ़ाई चाहिए",
  },
  DPharm: {
    english: "want a counter or a shop of your own soonest: two years, and it registers you as a pharmacist too",
    hinglish: "aapko sabse jaldi counter ya apni dukaan chahiye: do saal, aur yeh bhi aapko pharmacist ke roop mein register karta hai",
    hindi: "आपको सबसे जल्दी काउंटर या अपनी दुकान चाहिए: दो साल, और यह भी आपको फ़ार्मासिस्ट के रूप में रजिस्टर करता है",
  },
  DMLT: {
    english: "want to begin in a laboratory soonest",
    hinglish: "aapko lab mein sabse jaldi shuru karna ho",
    hindi: "आपको लैब में सबसे जल्दी शुरू करना हो",
  },
  BMLT: { english: "want to rise in laboratories", hinglish: "aapko lab mein aage badhna ho", hindi: "आपको लैब में आगे बढ़ना हो" },
  "B.El.Ed": {
    english: "are sure of teaching children up to Class 8",
    hinglish: "Class 8 tak ke bachchon ko padhana pakka ho",
    hindi: "Class 8 तक के बच्चों को पढ़ाना पक्का हो",
  },
  "D.El.Ed": {
    english: "want to teach Classes 1 to 5: for these it is asked for, and not the BEd",
    hinglish: "aap Class 1 se 5 ko padhana chahein: inke liye yehi maanga jaata hai, BEd nahi",
    hindi: "आप Class 1 से 5 को पढ़ाना चाहें: इनके लिए यही माँगा जाता है, BEd नहीं",
  },
  BEd: {
    english: "have a degree and want to teach Classes 6 to 12: government schools ask for it",
    hinglish: "aapke paas degree ho aur Class 6 se 12 ko padhana chahein: sarkari school ise maangte hain",
    hindi: "आपके पास डिग्री हो और Class 6 से 12 को पढ़ाना चाहें: सरकारी स्कूल इसे माँगते हैं",
  },
  BPEd: { english: "want to teach sport at schools", hinglish: "aap school mein khel sikhana chahein", hindi: "आप स्कूल में खेल सिखाना चाहें" },
  BHM: {
    english: "like guests, long shifts on your feet and moving from place to place",
    hinglish: "aapko mehmaan, khade rehkar lambi shift aur jagah badalte rehna pasand ho",
    hindi: "आपको मेहमान, खड़े रहकर लंबी शिफ़्ट और जगह बदलते रहना पसंद हो",
  },
  BVoc: {
    english: "want one trade and a degree in one",
    hinglish: "aapko ek hunar aur degree ek saath chahiye",
    hindi: "आपको एक हुनर और डिग्री एक साथ चाहिए",
  },
  BDes: {
    english: "have drawn or made things for years and can show them",
    hinglish: "aap saalon se drawing ya cheezein banate aaye hon aur dikha sakein",
    hindi: "आप सालों से ड्रॉइंग या चीज़ें बनाते आए हों और दिखा सकें",
  },
  BFA: {
    english: "want art itself and accept that pay comes slowly",
    hinglish: "aapko khud art chahiye aur manzoor ho ki kamai dheere aati hai",
    hindi: "आपको ख़ुद आर्ट चाहिए और मंज़ूर हो कि कमाई धीरे आती है",
  },
  BArch: {
    english: "like drawing and maths together, and five years of nights over plans",
    hinglish: "aapko drawing aur maths dono pasand hon, aur plan par paanch saal ki raatein bhi",
    hindi: "आपको ड्रॉइंग और मैथ्स दोनों पसंद हों, और प्लान पर पाँच साल की रातें भी",
  },
  BSW: {
    english: "want to work among people in need, and know that pay begins low",
    hinglish: "aap zaruratmand logon ke beech kaam karna chahein, aur jaante hon ki shuru ki kamai kam hai",
    hindi: "आप ज़रूरतमंद लोगों के बीच काम करना चाहें, और जानते हों कि शुरू की कमाई कम है",
  },
  MSW: {
    english: "want social work with more responsibility, in hospitals, firms or programmes",
    hinglish: "aapko social work mein zyada zimmedari chahiye, hospital, company ya programme mein",
    hindi: "आपको सोशल वर्क में ज़्यादा ज़िम्मेदारी चाहिए, अस्पताल, कंपनी या प्रोग्राम में",
  },
  PhD: {
    english: "want to find out new things for years, for research or college teaching",
    hinglish: "aap saalon tak nayi baatein dhoondhna chahein, research ya college mein padhane ke liye",
    hindi: "आप सालों तक नई बातें ढूँढ़ना चाहें, रिसर्च या कॉलेज में पढ़ाने के लिए",
  },
  PGDCA: {
    english: "have a degree and want office posts that ask for computers",
    hinglish: "aapke paas degree ho aur office ki aisi post chahiye jo computer maangti hai",
    hindi: "आपके पास डिग्री हो और ऑफ़िस का ऐसा पद चाहिए जो कंप्यूटर माँगता है",
  },
  ITI: {
    english: "like work with the hands and must earn soonest; a diploma can follow",
    hinglish: "aapko haath ka kaam pasand ho aur sabse jaldi kamana ho; baad mein diploma ho sakta hai",
    hindi: "आपको हाथ का काम पसंद हो और सबसे जल्दी कमाना हो; बाद में डिप्लोमा हो सकता है",
  },
  "Polytechnic diploma": {
    english:
      "are sure of a technical branch after Class 10 and want junior engineers' posts in three years; BTech can follow in its second year",
    hinglish:
      "Class 10 ke baad koi technical branch pakki ho aur teen saal mein junior engineer ki post chahiye; BTech uske doosre saal se ho sakta hai",
    hindi: "Class 10 के बाद कोई टेक्निकल ब्रांच पक्की हो और तीन साल में जूनियर इंजीनियर का पद चाहिए; BTech उसके दूसरे साल से हो सकता है",
  },
  Diploma: {
    english: "are sure of one field after Class 10 or 12 and want to work soon; a degree can often follow in its second year",
    hinglish: "Class 10 ya 12 ke baad ek field pakki ho aur jaldi kaam karna ho; degree aksar uske doosre saal se ho sakti hai",
    hindi: "Class 10 या 12 के बाद एक फ़ील्ड पक्की हो और जल्दी काम करना हो; डिग्री अक्सर उसके दूसरे साल से हो सकती है",
  },
};

/** The same of careers of which more is known than their records say, by id. */
export const CAREER_CHOICES: Readonly<Record<string, Wording>> = {
  ...OF_BUSINESS_AND_LAW,
  ...OF_SOFTWARE_AND_ENGINEERING,
  ...OF_HEALTH_AND_SCIENCE,
  ...OF_PUBLIC_SERVICE,
  ...OF_GUESTS_MEDIA_AND_DESIGN,
  ...OF_TRADES_AND_LAND,
  ...OF_CRAFTS_STAGES_AND_SERVICES,
  ...OF_COURTS_WARDS_AND_DESKS,
};

/** Other things that are weighed: all that is said of one side, and what speaks for it. */
export const OTHER_CHOICES: readonly { readonly name: string; readonly title: Wording; readonly said: string; readonly choice: Wording }[] =
  [
    {
      name: "Work now",
      title: { english: "Work now", hinglish: "Abhi kaam", hindi: "अभी काम" },
      said: "(?:(?:a|any|koi|private|some|full time|2|two|few|years?|saal) )*(?:jobs?|naukri|nokri|work|work experience|experience|working|kaam|नौकरी|काम)(?: in \\S+)?(?: (?:experience|years?|2|two|few|saal))*",
      choice: {
        english: "need pay soon, are not sure what to study, or want work that asks for no further degree; many study beside it or later",
        hinglish:
          "aapko jaldi kamai chahiye, pakka na ho ki kya padhein, ya aisa kaam chahiye jo aur degree nahi maangta; bahut log saath mein ya baad mein padhte hain",
        hindi: "आपको जल्दी कमाई चाहिए, पक्का न हो कि क्या पढ़ें, या ऐसा काम चाहिए जो और डिग्री नहीं माँगता; बहुत लोग साथ में या बाद में पढ़ते हैं",
      },
    },
    {
      name: "Tally",
      title: { english: "Tally with GST and Excel", hinglish: "GST aur Excel ke saath Tally", hindi: "GST और Excel के साथ Tally" },
      said: "(?:(?:a|the|doing) )*(?:tally|टैली)(?: (?:course|prime|erp|with gst|gst|and gst|certificate|कोर्स))*",
      choice: {
        english: "want an accounts post near home within months and at little cost; real books teach the rest",
        hinglish: "aapko kuch mahinon mein, kam kharch mein, ghar ke paas accounts ki post chahiye; baaki asli khaate sikhate hain",
        hindi: "आपको कुछ महीनों में, कम ख़र्च में, घर के पास अकाउंट्स का पद चाहिए; बाक़ी असली खाते सिखाते हैं",
      },
    },
    {
      name: "A business of one's own",
      title: { english: "A business of your own", hinglish: "Apna kaam", hindi: "अपना काम" },
      said: "(?:(?:my|own|a|an|small|apna|apni|khud|ka|ki|chhota|chota|अपना|अपनी|ख़ुद|खुद|का|छोटा) ?)*(?:dhaba|restaurant|hotel|cafe|shop|store|dukan|dukaan|salon|parlour|boutique|ढाबा|होटल|दुकान|कैफे)(?: (?:open|start|khol\\S*|shuru|chala\\S*|खोल\\S*|शुरू|चला\\S*))*|(?:open|start)(?: (?:my|own|a|an|small))* (?:dhaba|restaurant|hotel|cafe|shop|store|salon|parlour|boutique)",
      choice: {
        english:
          "have worked some months in such a place, know who would buy on the first day, and can bear half a year without profit; begin small, and study can follow",
        hinglish:
          "aapne aisi jagah kuch mahine kaam kiya ho, pata ho ki pehle din kaun khareedega, aur aadha saal bina munafe ke nikal sake; chhote se shuru kijiye, padhai baad mein bhi ho sakti hai",
        hindi:
          "आपने ऐसी जगह कुछ महीने काम किया हो, पता हो कि पहले दिन कौन ख़रीदेगा, और आधा साल बिना मुनाफ़े के निकल सके; छोटे से शुरू कीजिए, पढ़ाई बाद में भी हो सकती है",
      },
    },
    {
      name: "Preparing for government or bank exams",
      title: {
        english: "Preparing for government or bank exams",
        hinglish: "Sarkari ya bank exams ki taiyari",
        hindi: "सरकारी या बैंक परीक्षाओं की तैयारी",
      },
      said: "(?:(?:govt|government|sarkari|bank|banking|competitive|ssc|railway|upsc|psc|state) ?)+(?:(?:jobs?|naukri|exams?|ki|ka|ke|liye|for) ?)*(?:taiyari|tayari|taiyyari|preparation|prepare|preparing|exams?)|(?:govt|government|sarkari) (?:jobs?|naukri|exams?)|(?:prepare|preparing|preparation|taiyari) (?:for )?(?:(?:govt|government|sarkari|bank|competitive|ssc|railway|upsc|psc|state) ?)+(?:jobs?|naukri|exams?)*",
      choice: {
        english: "can give it a year or two, with a date on which you stop and study or work beside it: few of many are taken",
        hinglish:
          "aap ek ya do saal de sakein, rukne ki ek tareekh ke saath, aur saath mein padhein ya kaam karein: bahuton mein se kam liye jaate hain",
        hindi: "आप एक या दो साल दे सकें, रुकने की एक तारीख़ के साथ, और साथ में पढ़ें या काम करें: बहुतों में से कम लिए जाते हैं",
      },
    },
    {
      name: "Abroad",
      title: { english: "Abroad", hinglish: "Videsh", hindi: "विदेश" },
      said: "(?:(?:go|going|move|moving|settle|work|working|study|studies|studying|masters?|ms|higher|in) ?)*(?:abroad|foreign|videsh|overseas|विदेश)(?: (?:jana|jaana|jau|me|mein|study|studies|job|work|masters?|जाना))*",
      choice: {
        english:
          "have a funded seat or savings, know which licence the country asks of your trade, and have seen what last year's graduates of that very course earn",
        hinglish:
          "aapke paas stipend wali seat ya bachat ho, pata ho ki woh desh aapke kaam ke liye kaun sa licence maangta hai, aur dekha ho ki usi course ke pichhle saal wale kitna kamate hain",
        hindi:
          "आपके पास stipend वाली सीट या बचत हो, पता हो कि वह देश आपके काम के लिए कौन सा licence माँगता है, और देखा हो कि उसी कोर्स के पिछले साल वाले कितना कमाते हैं",
      },
    },
    {
      name: "A degree first",
      title: { english: "A degree first", hinglish: "Pehle degree", hindi: "पहले डिग्री" },
      said: "(?:graduation|degree|college|padhai|padhna|studies|study|studying|higher studies|further studies|higher education|ग्रेजुएशन|पढाई|डिग्री)",
      choice: {
        english:
          "can be kept for some years, or want posts that ask for any degree; it can also be done beside work, by distance (ignou.ac.in)",
        hinglish:
          "ghar kuch saal aapka kharcha utha sake, ya aisi posts chahiye jo koi bhi degree maangti hain; kaam ke saath distance se bhi ho sakti hai (ignou.ac.in)",
        hindi: "घर कुछ साल आपका ख़र्च उठा सके, या ऐसे पद चाहिए जो कोई भी डिग्री माँगते हैं; काम के साथ डिस्टेंस से भी हो सकती है (ignou.ac.in)",
      },
    },
    {
      name: "Class 11 and 12",
      title: { english: "Class 11 and 12", hinglish: "Class 11 aur 12", hindi: "Class 11 और 12" },
      said: "(?:(?:class|11|11th|12|12th|eleventh|inter|intermediate|11वीं|12वीं|ग्यारहवीं|बारहवीं) ?)+(?:science |pcm )?(?:engineering|btech)?",
      choice: {
        english: "are not sure of a trade yet, or want a degree and all entrances open",
        hinglish: "abhi koi hunar pakka na ho, ya degree aur saare entrance khule rakhne hon",
        hindi: "अभी कोई हुनर पक्का न हो, या डिग्री और सारे entrance खुले रखने हों",
      },
    },
  ];

/** What speaks for a stream of Class 11 and 12, by its name. */
export const STREAM_CHOICES: Readonly<Record<string, Wording>> = {
  PCMB: {
    english: "are torn between medicine and engineering and can carry four heavy subjects",
    hinglish: "medicine aur engineering mein se tay na ho paye aur chaar bhaari vishay sambhal sakein",
    hindi: "मेडिसिन और इंजीनियरिंग में से तय न हो पाए और चार भारी विषय सँभाल सकें",
  },
  PCM: {
    english:
      "like maths well enough for an hour each day, and think of engineering, computing, flying or architecture; Commerce and arts degrees stay open",
    hinglish:
      "maths roz ek ghanta karne jitni pasand ho, aur engineering, computing, udaan ya architecture ka socha ho; Commerce aur arts ki degree khuli rehti hain",
    hindi: "मैथ्स रोज़ एक घंटा करने जितनी पसंद हो, और इंजीनियरिंग, कंप्यूटिंग, उड़ान या आर्किटेक्चर का सोचा हो; कॉमर्स और आर्ट्स की डिग्री खुली रहती हैं",
  },
  PCB: {
    english: "like biology, and think of patients, animals, plants or laboratories; most of engineering is shut then",
    hinglish: "biology pasand ho, aur mareez, jaanwar, paudhe ya lab ka socha ho; zyadatar engineering tab band ho jaati hai",
    hindi: "बायोलॉजी पसंद हो, और मरीज़, जानवर, पौधे या लैब का सोचा हो; ज़्यादातर इंजीनियरिंग तब बंद हो जाती है",
  },
  "Commerce with Maths": {
    english: "think of accounts, finance, economics or data",
    hinglish: "accounts, finance, economics ya data ka socha ho",
    hindi: "अकाउंट्स, फ़ाइनेंस, इकोनॉमिक्स या डेटा का सोचा हो",
  },
  "Commerce without Maths": {
    english: "think of accounts, company law, banks or business, and maths holds you back",
    hinglish: "accounts, company law, bank ya business ka socha ho, aur maths rokti ho",
    hindi: "अकाउंट्स, कंपनी लॉ, बैंक या बिज़नेस का सोचा हो, और मैथ्स रोकती हो",
  },
  Commerce: {
    english: "like money, figures and trade: accounts, banks, business; with maths also economics and data",
    hinglish: "paisa, hisaab aur vyapar pasand ho: accounts, bank, business; maths ke saath economics aur data bhi",
    hindi: "पैसा, हिसाब और व्यापार पसंद हो: अकाउंट्स, बैंक, बिज़नेस; मैथ्स के साथ इकोनॉमिक्स और डेटा भी",
  },
  "Humanities (Arts)": {
    english: "like reading, people and society: law, civil services, teaching, psychology, media, design",
    hinglish: "padhna, log aur samaj pasand ho: law, civil services, teaching, psychology, media, design",
    hindi: "पढ़ना, लोग और समाज पसंद हो: लॉ, सिविल सर्विस, टीचिंग, साइकोलॉजी, मीडिया, डिज़ाइन",
  },
  Science: {
    english: "like maths or biology well enough for hours each day, and think of engineering, medicine, computing or research",
    hinglish: "maths ya biology roz ghanton karne jitni pasand ho, aur engineering, medicine, computing ya research ka socha ho",
    hindi: "मैथ्स या बायोलॉजी रोज़ घंटों करने जितनी पसंद हो, और इंजीनियरिंग, मेडिसिन, कंप्यूटिंग या रिसर्च का सोचा हो",
  },
};

/** What speaks for examinations that ask for years of their own. */
export const EXAM_CHOICES: Readonly<Record<string, Wording>> = {
  "UPSC Civil Services": {
    english: "can give it two or three years beside a second plan: few of many are taken",
    hinglish: "aap doosre plan ke saath do ya teen saal de sakein: bahuton mein se kam liye jaate hain",
    hindi: "आप दूसरे प्लान के साथ दो या तीन साल दे सकें: बहुतों में से कम लिए जाते हैं",
  },
  "State PSC": {
    english: "want to serve in your own State and can give it years beside a second plan",
    hinglish: "aap apne rajya mein seva karna chahein aur doosre plan ke saath saal de sakein",
    hindi: "आप अपने राज्य में सेवा करना चाहें और दूसरे प्लान के साथ साल दे सकें",
  },
  CDS: {
    english: "have a degree, or will in its last year",
    hinglish: "aapke paas degree ho, ya aakhri saal chal raha ho",
    hindi: "आपके पास डिग्री हो, या आख़िरी साल चल रहा हो",
  },
  NDA: {
    english:
      "want the life of the forces itself, are fit, and would go where you are posted; who is not taken still has Class 12 for engineering",
    hinglish:
      "aap khud sena ki zindagi chahein, fit hon, aur jahan bheja jaye wahan jayein; jo nahi liya jaata, uske paas engineering ke liye Class 12 rehti hai",
    hindi: "आप ख़ुद सेना की ज़िंदगी चाहें, फ़िट हों, और जहाँ भेजा जाए वहाँ जाएँ; जो नहीं लिया जाता, उसके पास इंजीनियरिंग के लिए Class 12 रहती है",
  },
  GATE: {
    english: "want engineering work: an MTech with its stipend, or a public company that recruits by it",
    hinglish: "aapko engineering ka kaam chahiye: stipend wala MTech, ya sarkari company jo isse leti hai",
    hindi: "आपको इंजीनियरिंग का काम चाहिए: स्टाइपेंड वाला MTech, या सरकारी कंपनी जो इससे लेती है",
  },
  IPMAT: {
    english: "are sure of management already in Class 12, like maths and English, and can pay for five years",
    hinglish: "Class 12 mein hi management pakka ho, maths aur English pasand ho, aur paanch saal ki fees de sakein",
    hindi: "Class 12 में ही मैनेजमेंट पक्का हो, मैथ्स और अंग्रेज़ी पसंद हो, और पाँच साल की फ़ीस दे सकें",
  },
  CAT: {
    english: "would rather sell, plan and lead people, and can pay for an MBA whose placements you have seen",
    hinglish: "aapko bechna, plan banana aur log sambhalna zyada pasand ho, aur aise MBA ki fees de sakein jiski placement aapne dekhi ho",
    hindi: "आपको बेचना, प्लान बनाना और लोग संभालना ज़्यादा पसंद हो, और ऐसे MBA की फ़ीस दे सकें जिसकी प्लेसमेंट आपने देखी हो",
  },
  "RRB NTPC": {
    english: "are good at general knowledge, science and sums, weaker in English, and do not mind shifts at stations",
    hinglish: "aapki GK, science aur maths achhi ho, English kamzor, aur station ki shift chalegi",
    hindi: "आपकी GK, साइंस और मैथ्स अच्छी हो, अंग्रेज़ी कमज़ोर, और स्टेशन की शिफ़्ट चलेगी",
  },
  "SSC CHSL": {
    english: "are good at English and can type, and want office hours",
    hinglish: "aapki English achhi ho, typing aati ho, aur office ke ghante chahiye",
    hindi: "आपकी अंग्रेज़ी अच्छी हो, टाइपिंग आती हो, और दफ़्तर के घंटे चाहिए",
  },
  "SSC CGL": {
    english: "want a fixed post at a desk of the Centre and can prepare for a year or two beside study or work",
    hinglish: "aapko Kendra ki desk wali pakki post chahiye aur padhai ya kaam ke saath ek ya do saal taiyari kar sakein",
    hindi: "आपको केंद्र का डेस्क वाला पक्का पद चाहिए और पढ़ाई या काम के साथ एक या दो साल तैयारी कर सकें",
  },
  "SBI PO": {
    english: "want to be an officer of the State Bank, like customers and figures, and would move every few years",
    hinglish: "State Bank mein officer banna ho, grahak aur hisaab pasand ho, aur kuch-kuch saal mein jagah badal sakein",
    hindi: "स्टेट बैंक में अफ़सर बनना हो, ग्राहक और हिसाब पसंद हो, और कुछ-कुछ साल में जगह बदल सकें",
  },
  "LIC AAO": {
    english:
      "would rather run an insurer's office, from claims and policies to staff and agents, than a bank's counter, and can wait: it is not held every year",
    hinglish:
      "aapko bank ke counter se zyada bima ka office pasand ho (claim, policy, staff aur agent), aur intezaar kar sakein: yeh har saal nahi hota",
    hindi: "आपको बैंक के काउंटर से ज़्यादा बीमा का दफ़्तर पसंद हो (क्लेम, पॉलिसी, स्टाफ़ और एजेंट), और इंतज़ार कर सकें: यह हर साल नहीं होता",
  },
  "IBPS PO": {
    english: "like customers and figures, and would move every few years",
    hinglish: "aapko grahak aur hisaab pasand ho, aur kuch-kuch saal mein jagah badal sakein",
    hindi: "आपको ग्राहक और हिसाब पसंद हो, और कुछ-कुछ साल में जगह बदल सकें",
  },
};

/** What speaks for the work of a field, by the category of its careers. */
export const FIELD_CHOICES: Readonly<Record<string, Wording>> = {
  Arts: {
    english: "make things unasked and can live through lean first years; it can begin beside a degree that pays meanwhile",
    hinglish:
      "aap bina kahe cheezein banate hon aur shuru ke kam kamai wale saal nikaal sakein; yeh aisi degree ke saath shuru ho sakta hai jisse tab tak kamai ho",
    hindi: "आप बिना कहे चीज़ें बनाते हों और शुरू के कम कमाई वाले साल निकाल सकें; यह ऐसी डिग्री के साथ शुरू हो सकता है जिससे तब तक कमाई हो",
  },
  Media: {
    english: "make things unasked and can live through lean first years; it can begin beside a degree that pays meanwhile",
    hinglish:
      "aap bina kahe cheezein banate hon aur shuru ke kam kamai wale saal nikaal sakein; yeh aisi degree ke saath shuru ho sakta hai jisse tab tak kamai ho",
    hindi: "आप बिना कहे चीज़ें बनाते हों और शुरू के कम कमाई वाले साल निकाल सकें; यह ऐसी डिग्री के साथ शुरू हो सकता है जिससे तब तक कमाई हो",
  },
  Sports: {
    english: "already win beyond your district; finish Class 12 and a degree beside it, since few live on sport alone",
    hinglish: "aap zile ke bahar bhi jeet chuke hon; saath mein Class 12 aur degree poori kijiye, kyunki sirf khel se kam log jeete hain",
    hindi: "आप ज़िले के बाहर भी जीत चुके हों; साथ में Class 12 और डिग्री पूरी कीजिए, क्योंकि सिर्फ़ खेल से कम लोग कमाते हैं",
  },
  Engineering: {
    english: "like physics and maths and want to build what works",
    hinglish: "aapko physics aur maths pasand ho aur aisi cheez banana chahein jo chale",
    hindi: "आपको फ़िज़िक्स और मैथ्स पसंद हो और ऐसी चीज़ बनाना चाहें जो चले",
  },
  Technology: {
    english: "like to build with code and to learn anew each year",
    hinglish: "aapko code se banana aur har saal naya seekhna pasand ho",
    hindi: "आपको कोड से बनाना और हर साल नया सीखना पसंद हो",
  },
  Healthcare: {
    english: "want to care for people and can carry long training",
    hinglish: "aap logon ki dekhbhal karna chahein aur lambi training sah sakein",
    hindi: "आप लोगों की देखभाल करना चाहें और लंबी ट्रेनिंग सह सकें",
  },
  Legal: {
    english: "like reading, writing and exact rules; arguing in court is only one part of it, in which pay grows slowly",
    hinglish: "aapko padhna, likhna aur pakke niyam pasand hon; court mein bahas iska ek hi hissa hai, aur usme kamai dheere badhti hai",
    hindi: "आपको पढ़ना, लिखना और पक्के नियम पसंद हों; कोर्ट में बहस इसका एक ही हिस्सा है, और उसमें कमाई धीरे बढ़ती है",
  },
  Business: {
    english: "like money, people and plans",
    hinglish: "aapko paisa, log aur plan pasand hon",
    hindi: "आपको पैसा, लोग और प्लान पसंद हों",
  },
  Education: {
    english: "like to explain the same thing in a third way",
    hinglish: "aapko wahi baat teesre tareeke se samjhana pasand ho",
    hindi: "आपको वही बात तीसरे तरीक़े से समझाना पसंद हो",
  },
  Science: {
    english: "want to find things out and can study on for years",
    hinglish: "aap nayi baatein dhoondhna chahein aur saalon aage padh sakein",
    hindi: "आप नई बातें ढूँढ़ना चाहें और सालों आगे पढ़ सकें",
  },
  Government: {
    english: "can prepare for years beside a second plan",
    hinglish: "aap doosre plan ke saath saalon taiyari kar sakein",
    hindi: "आप दूसरे प्लान के साथ सालों तैयारी कर सकें",
  },
  Agriculture: {
    english: "like soil and animals, and living outside the city",
    hinglish: "aapko mitti aur jaanwar pasand hon, aur sheher se bahar rehna",
    hindi: "आपको मिट्टी और जानवर पसंद हों, और शहर से बाहर रहना",
  },
  Hospitality: {
    english: "like guests and long shifts on your feet",
    hinglish: "aapko mehmaan aur khade rehkar lambi shift pasand ho",
    hindi: "आपको मेहमान और खड़े रहकर लंबी शिफ़्ट पसंद हो",
  },
};
