import type { Wording } from "../language.ts";

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
  "chartered-accountant": {
    english:
      "like accounts, tax and audit, and can sit a paper again without losing heart; it costs far less than most MBAs, and training pays a stipend",
    hinglish:
      "aapko accounts, tax aur audit pasand ho, aur ek paper dobara dene se himmat na toote; yeh zyadatar MBA se bahut sasta hai, aur training mein stipend milta hai",
    hindi: "आपको अकाउंट्स, टैक्स और ऑडिट पसंद हो, और एक पेपर दोबारा देने से हिम्मत न टूटे; यह ज़्यादातर MBA से बहुत सस्ता है, और ट्रेनिंग में स्टाइपेंड मिलता है",
  },
  "yoga-instructor": {
    english: "want classes of your own soon, early and late in the day, and can live with pay that goes by how many come",
    hinglish: "aapko jaldi apni class chahiye, subah aur shaam ki, aur aisi kamai chale jo aane walon ki ginti se badhti-ghatti hai",
    hindi: "आपको जल्दी अपनी क्लास चाहिए, सुबह और शाम की, और ऐसी कमाई चले जो आने वालों की गिनती से बढ़ती-घटती है",
  },
  "company-secretary": {
    english: "like law, minutes and boardrooms more than audits",
    hinglish: "aapko audit se zyada kanoon, minutes aur board ki meeting pasand ho",
    hindi: "आपको ऑडिट से ज़्यादा क़ानून, मिनट्स और बोर्ड की मीटिंग पसंद हो",
  },
  "cost-accountant": {
    english: "like costs and budgets inside a firm more than audits; fewer firms look for it than for a CA",
    hinglish: "aapko audit se zyada company ke andar laagat aur budget pasand ho; ise CA se kam companies dhoondhti hain",
    hindi: "आपको ऑडिट से ज़्यादा कंपनी के अंदर लागत और बजट पसंद हो; इसे CA से कम कंपनियाँ ढूँढ़ती हैं",
  },
  "ias-officer": {
    english: "want to run offices and districts, and can give it two or three years with a second plan: few of many are taken",
    hinglish:
      "aap office aur zile chalana chahein, aur doosre plan ke saath do ya teen saal de sakein: bahuton mein se kam liye jaate hain",
    hindi: "आप दफ़्तर और ज़िले चलाना चाहें, और दूसरे प्लान के साथ दो या तीन साल दे सकें: बहुतों में से कम लिए जाते हैं",
  },
  "ips-officer": {
    english:
      "want to lead the police, in uniform and at all hours, and can give it two or three years with a second plan: few of many are taken",
    hinglish:
      "aap police ko lead karna chahein, vardi mein aur har samay, aur doosre plan ke saath do ya teen saal de sakein: bahuton mein se kam liye jaate hain",
    hindi: "आप पुलिस को लीड करना चाहें, वर्दी में और हर समय, और दूसरे प्लान के साथ दो या तीन साल दे सकें: बहुतों में से कम लिए जाते हैं",
  },
  "clinical-psychologist": {
    english: "want to assess and treat mental illness, mostly in hospitals, and can give the longer way that RCI registers",
    hinglish: "aap maansik bimari ki jaanch aur ilaaj karna chahein, zyadatar hospital mein, aur RCI wala lamba raasta de sakein",
    hindi: "आप मानसिक बीमारी की जाँच और इलाज करना चाहें, ज़्यादातर अस्पताल में, और RCI वाला लंबा रास्ता दे सकें",
  },
  "counselling-psychologist": {
    english: "want to help people talk through studies, family and sorrow, in schools, colleges, offices or a practice",
    hinglish: "aap padhai, parivar aur dukh ki baaton mein logon ki madad karna chahein: school, college, office ya apni practice mein",
    hindi: "आप पढ़ाई, परिवार और दुख की बातों में लोगों की मदद करना चाहें: स्कूल, कॉलेज, दफ़्तर या अपनी प्रैक्टिस में",
  },
  actuary: {
    english: "like probability and statistics enough for papers that are passed one by one beside work, mostly at insurers",
    hinglish: "aapko probability aur statistics itni pasand ho ki kaam ke saath ek-ek paper nikaal sakein, zyadatar bima companies mein",
    hindi: "आपको probability और statistics इतनी पसंद हो कि काम के साथ एक-एक पेपर निकाल सकें, ज़्यादातर बीमा कंपनियों में",
  },
  "investment-banker": {
    english: "can bear very long hours, and see a known MBA or a CA ahead: banks hire from few places",
    hinglish: "aap bahut lambe ghante jhel sakein, aur aage jaana-maana MBA ya CA dekhte hon: bank kuch hi jagah se lete hain",
    hindi: "आप बहुत लंबे घंटे झेल सकें, और आगे जाना-माना MBA या CA देखते हों: बैंक कुछ ही जगह से लेते हैं",
  },
  "software-engineer": {
    english: "like to build with code, at a desk, and to learn anew each year",
    hinglish: "aapko desk par code se kuch banana aur har saal naya seekhna pasand ho",
    hindi: "आपको डेस्क पर कोड से कुछ बनाना और हर साल नया सीखना पसंद हो",
  },
  "electronics-engineer": {
    english: "like circuits, chips and devices; software firms take it as well",
    hinglish: "aapko circuit, chip aur device pasand hon; software companies bhi lete hain",
    hindi: "आपको सर्किट, चिप और डिवाइस पसंद हों; सॉफ़्टवेयर कंपनियाँ भी लेती हैं",
  },
  "electrical-engineer": {
    english: "like power, motors and machines; railways, power companies and public firms look for it",
    hinglish: "aapko bijli, motor aur machine pasand ho; railway, bijli companies aur sarkari companies ise dhoondhti hain",
    hindi: "आपको बिजली, मोटर और मशीन पसंद हो; रेलवे, बिजली कंपनियाँ और सरकारी कंपनियाँ इसे ढूँढ़ती हैं",
  },
  "mechanical-engineer": {
    english: "like machines, vehicles and factories",
    hinglish: "aapko machine, gaadiyan aur factory pasand hon",
    hindi: "आपको मशीन, गाड़ियाँ और फ़ैक्टरी पसंद हों",
  },
  "civil-engineer": {
    english: "like sites, buildings and roads, and think of government posts: these are many",
    hinglish: "aapko site, imaarat aur sadak pasand hon, aur sarkari posts ka socha ho: yeh bahut hain",
    hindi: "आपको साइट, इमारत और सड़क पसंद हों, और सरकारी पदों का सोचा हो: ये बहुत हैं",
  },
  "chemical-engineer": {
    english: "like chemistry and plants for medicine, fuel or food",
    hinglish: "aapko chemistry aur dawai, fuel ya khane ke plant pasand hon",
    hindi: "आपको केमिस्ट्री और दवाई, ईंधन या खाने के प्लांट पसंद हों",
  },
  "data-scientist": {
    english: "like mathematics and statistics well enough for a master's degree",
    hinglish: "aapko maths aur statistics itni pasand ho ki master's degree kar sakein",
    hindi: "आपको मैथ्स और स्टैटिस्टिक्स इतनी पसंद हो कि मास्टर डिग्री कर सकें",
  },
  "data-analyst": {
    english: "like tables and questions, and want to begin after a first degree",
    hinglish: "aapko table aur sawal pasand hon, aur pehli degree ke baad shuru karna ho",
    hindi: "आपको टेबल और सवाल पसंद हों, और पहली डिग्री के बाद शुरू करना हो",
  },
  "information-security-analyst": {
    english: "like to find holes in systems and can be called at night",
    hinglish: "aapko system ki kamiyan dhoondhna pasand ho aur raat ko bulaya ja sake",
    hindi: "आपको सिस्टम की कमियाँ ढूँढ़ना पसंद हो और रात को बुलाया जा सके",
  },
  "artificial-intelligence-specialist": {
    english: "like mathematics and code alike and will study beyond a first degree",
    hinglish: "aapko maths aur code dono pasand hon aur pehli degree ke aage bhi padhein",
    hindi: "आपको मैथ्स और कोड दोनों पसंद हों और पहली डिग्री के आगे भी पढ़ें",
  },
  "registered-nurse": {
    english: "can care for the sick by day and night and want work that is needed everywhere",
    hinglish: "aap din-raat mareezon ki dekhbhal kar sakein aur aisa kaam chahiye jo har jagah chahiye hota hai",
    hindi: "आप दिन-रात मरीज़ों की देखभाल कर सकें और ऐसा काम चाहिए जो हर जगह चाहिए होता है",
  },
  physiotherapist: {
    english: "like exercise and long work with one patient, mostly by day",
    hinglish: "aapko exercise aur ek mareez ke saath lamba kaam pasand ho, zyadatar din mein",
    hindi: "आपको एक्सरसाइज़ और एक मरीज़ के साथ लंबा काम पसंद हो, ज़्यादातर दिन में",
  },
  "general-physician": {
    english: "can study for ten years and more, and stay calm among the sick",
    hinglish: "aap das saal se zyada padh sakein, aur mareezon ke beech shaant reh sakein",
    hindi: "आप दस साल से ज़्यादा पढ़ सकें, और मरीज़ों के बीच शांत रह सकें",
  },
  dentist: {
    english: "like fine work with the hands and a practice of your own",
    hinglish: "aapko haath ka baareek kaam aur apni practice pasand ho",
    hindi: "आपको हाथ का बारीक काम और अपनी प्रैक्टिस पसंद हो",
  },
  pharmacist: {
    english: "like exact work with medicines, and perhaps a shop of your own",
    hinglish: "aapko dawaiyon ke saath sahi-sahi kaam pasand ho, aur shayad apni dukaan",
    hindi: "आपको दवाइयों के साथ सही-सही काम पसंद हो, और शायद अपनी दुकान",
  },
  "criminal-lawyer": {
    english: "like to argue in court and can live through lean first years",
    hinglish: "aapko court mein bahas pasand ho aur shuru ke kam kamai wale saal nikaal sakein",
    hindi: "आपको कोर्ट में बहस पसंद हो और शुरू के कम कमाई वाले साल निकाल सकें",
  },
  "corporate-lawyer": {
    english: "like contracts and companies more than courts",
    hinglish: "aapko court se zyada contract aur companies pasand hon",
    hindi: "आपको कोर्ट से ज़्यादा कॉन्ट्रैक्ट और कंपनियाँ पसंद हों",
  },
  "civil-judge": {
    english: "would rather decide than plead, and can prepare for an exam after years of law",
    hinglish: "aap bahas se zyada faisla dena chahein, aur law ke saalon ke baad exam ki taiyari kar sakein",
    hindi: "आप बहस से ज़्यादा फ़ैसला देना चाहें, और लॉ के सालों के बाद परीक्षा की तैयारी कर सकें",
  },
  "primary-school-teacher": {
    english: "like small children, fixed hours and holidays",
    hinglish: "aapko chhote bachche, tay samay aur chhuttiyan pasand hon",
    hindi: "आपको छोटे बच्चे, तय समय और छुट्टियाँ पसंद हों",
  },
  "bank-officer": {
    english: "like customers and figures, and would move every few years",
    hinglish: "aapko grahak aur hisaab pasand ho, aur kuch-kuch saal mein jagah badal sakein",
    hindi: "आपको ग्राहक और हिसाब पसंद हो, और कुछ-कुछ साल में जगह बदल सकें",
  },
  "police-constable": {
    english: "want to serve in your own State and can bear odd hours",
    hinglish: "aap apne rajya mein seva karna chahein aur bewaqt ki duty sah sakein",
    hindi: "आप अपने राज्य में सेवा करना चाहें और बेवक़्त की ड्यूटी सह सकें",
  },
  "border-guard": {
    english: "would live far from home, along the frontier",
    hinglish: "aap ghar se door, seema par reh sakein",
    hindi: "आप घर से दूर, सीमा पर रह सकें",
  },
  "infantry-officer": {
    english: "want to lead, are fit and would go where you are posted",
    hinglish: "aap lead karna chahein, fit hon aur jahan bheja jaye wahan jayein",
    hindi: "आप लीड करना चाहें, फ़िट हों और जहाँ भेजा जाए वहाँ जाएँ",
  },
  "fashion-designer": {
    english: "like cloth and seasons, and can live through small first pay",
    hinglish: "aapko kapda aur season pasand hon, aur shuru ki kam kamai nikaal sakein",
    hindi: "आपको कपड़ा और सीज़न पसंद हों, और शुरू की कम कमाई निकाल सकें",
  },
  "interior-designer": {
    english: "like rooms, materials and clients, and sites full of dust",
    hinglish: "aapko kamre, saamaan aur client pasand hon, aur dhool bhari site bhi",
    hindi: "आपको कमरे, सामान और क्लाइंट पसंद हों, और धूल भरी साइट भी",
  },
  "graphic-designer": {
    english: "like type and pictures, and make things unasked",
    hinglish: "aapko akshar aur tasveerein pasand hon, aur bina kahe cheezein banate hon",
    hindi: "आपको अक्षर और तस्वीरें पसंद हों, और बिना कहे चीज़ें बनाते हों",
  },
  "ux-designer": {
    english: "like to watch how people use a thing and to mend it",
    hinglish: "aapko yeh dekhna pasand ho ki log cheez kaise istemal karte hain, aur use behtar karna",
    hindi: "आपको यह देखना पसंद हो कि लोग चीज़ कैसे इस्तेमाल करते हैं, और उसे बेहतर करना",
  },
  architect: {
    english: "like drawing and building together, and five years of study",
    hinglish: "aapko drawing aur building dono pasand hon, aur paanch saal ki padhai",
    hindi: "आपको ड्रॉइंग और बिल्डिंग दोनों पसंद हों, और पाँच साल की पढ़ाई",
  },
  "flight-attendant": {
    english: "like people, travel and odd hours, and want to begin after Class 12",
    hinglish: "aapko log, safar aur alag-alag samay pasand hon, aur Class 12 ke baad shuru karna ho",
    hindi: "आपको लोग, सफ़र और अलग-अलग समय पसंद हों, और Class 12 के बाद शुरू करना हो",
  },
  "commercial-pilot": {
    english: "have the health, physics, maths and the money for training",
    hinglish: "aapke paas sehat, physics, maths aur training ke paise hon",
    hindi: "आपके पास सेहत, फ़िज़िक्स, मैथ्स और ट्रेनिंग के पैसे हों",
  },
  "air-force-pilot": {
    english: "want to fly for the country, are fit and clear the selection: training costs you nothing",
    hinglish: "aap desh ke liye udna chahein, fit hon aur selection paar kar lein: training mein aapka kuch nahi lagta",
    hindi: "आप देश के लिए उड़ना चाहें, फ़िट हों और सिलेक्शन पार कर लें: ट्रेनिंग में आपका कुछ नहीं लगता",
  },
  "news-reporter": {
    english: "like to ask, to write and to be out at all hours",
    hinglish: "aapko poochna, likhna aur har samay bahar rehna pasand ho",
    hindi: "आपको पूछना, लिखना और हर समय बाहर रहना पसंद हो",
  },
  "digital-marketing-specialist": {
    english: "like words, figures and screens, and new rules each year",
    hinglish: "aapko shabd, ginti aur screen pasand hon, aur har saal naye niyam",
    hindi: "आपको शब्द, गिनती और स्क्रीन पसंद हों, और हर साल नए नियम",
  },
  "human-resources-manager": {
    english: "like to deal with people and rules alike",
    hinglish: "aapko log aur niyam dono sambhalna pasand ho",
    hindi: "आपको लोग और नियम दोनों सँभालना पसंद हो",
  },
  "deck-cadet": {
    english: "can be away for months on end, and read each agent's licence before you pay",
    hinglish: "aap mahinon bahar reh sakein, aur paise dene se pehle har agent ka licence padhein",
    hindi: "आप महीनों बाहर रह सकें, और पैसे देने से पहले हर एजेंट का लाइसेंस पढ़ें",
  },
  electrician: {
    english: "want work in every town, also on your own, and are careful with current",
    hinglish: "aapko har sheher mein kaam chahiye, apna bhi, aur bijli ke saath savdhaan hon",
    hindi: "आपको हर शहर में काम चाहिए, अपना भी, और बिजली के साथ सावधान हों",
  },
  fitter: {
    english: "like to fit metal parts to a hair's breadth, and aim at factories, railways and public companies",
    hinglish: "aapko dhaatu ke hisse baal barabar sahi baithana pasand ho, aur factory, railway ya sarkari companies mein jaana ho",
    hindi: "आपको धातु के हिस्से बाल बराबर सही बैठाना पसंद हो, और फ़ैक्टरी, रेलवे या सरकारी कंपनियों में जाना हो",
  },
  welder: {
    english: "can bear heat and glare and want a trade that building sites, shipyards and workshops look for",
    hinglish: "aap garmi aur chamak sah sakein aur aisa hunar chahiye jo site, shipyard aur workshop dhoondhte hain",
    hindi: "आप गर्मी और चमक सह सकें और ऐसा हुनर चाहिए जो साइट, शिपयार्ड और वर्कशॉप ढूँढ़ते हैं",
  },
  plumber: {
    english: "want work in every town, also on your own, and do not mind wet and narrow places",
    hinglish: "aapko har sheher mein kaam chahiye, apna bhi, aur geeli aur tang jagah se pareshani na ho",
    hindi: "आपको हर शहर में काम चाहिए, अपना भी, और गीली और तंग जगह से परेशानी न हो",
  },
  "motor-vehicle-mechanic": {
    english: "like engines, and perhaps a garage of your own",
    hinglish: "aapko engine pasand hon, aur shayad apna garage",
    hindi: "आपको इंजन पसंद हों, और शायद अपना गैराज",
  },
  "hotel-manager": {
    english: "like guests, long shifts and moving from place to place",
    hinglish: "aapko mehmaan, lambi shift aur jagah badalte rehna pasand ho",
    hindi: "आपको मेहमान, लंबी शिफ़्ट और जगह बदलते रहना पसंद हो",
  },
};

const PSYCHIATRIST_OR_PSYCHOLOGIST: Wording = {
  english:
    "A psychiatrist is a doctor: NEET-UG, MBBS and then MD, and may prescribe medicines. A psychologist studies psychology from any stream (BA or BSc, then MA or MSc; for clinical work a course approved by RCI too), tests and treats by talking, and may not prescribe.",
  hinglish:
    "Psychiatrist doctor hota hai: NEET-UG, MBBS aur phir MD, aur dawai likh sakta hai. Psychologist kisi bhi stream se psychology padhta hai (BA ya BSc, phir MA ya MSc; clinical kaam ke liye RCI ka approved course bhi), jaanch aur baatcheet se ilaaj karta hai, aur dawai nahi likh sakta.",
  hindi:
    "Psychiatrist डॉक्टर होता है: NEET-UG, MBBS और फिर MD, और दवाई लिख सकता है। Psychologist किसी भी स्ट्रीम से psychology पढ़ता है (BA या BSc, फिर MA या MSc; clinical काम के लिए RCI का मान्य कोर्स भी), जाँच और बातचीत से इलाज करता है, और दवाई नहीं लिख सकता।",
};

/** What decides between two things that are weighed often, said first; by both names. */
export const PAIRS: readonly (readonly [one: string, other: string, verdict: Wording])[] = [
  [
    "news-reporter",
    "public-relations-officer",
    {
      english:
        "As courses: journalism teaches to find out, check and report; mass communication is the wider one, with advertising, public relations, radio and film besides. Many colleges join both in one BA (BJMC), so compare what is taught and which practice there is, and not the names.",
      hinglish:
        "Course ke taur par: journalism pata lagana, jaanchna aur khabar dena sikhati hai; mass communication zyada chaudi hai, usme advertising, public relations, radio aur film bhi hain. Bahut se college dono ek BA (BJMC) mein dete hain, isliye naam nahi, yeh dekhiye ki kya padhate hain aur kitna practice karaate hain.",
      hindi:
        "कोर्स के तौर पर: journalism पता लगाना, जाँचना और ख़बर देना सिखाती है; mass communication ज़्यादा चौड़ी है, उसमें विज्ञापन, पब्लिक रिलेशन, रेडियो और फ़िल्म भी हैं। बहुत से कॉलेज दोनों एक BA (BJMC) में देते हैं, इसलिए नाम नहीं, यह देखिए कि क्या पढ़ाते हैं और कितनी प्रैक्टिस कराते हैं।",
    },
  ],
  [
    "clinical-psychologist",
    "counselling-psychologist",
    {
      english:
        "Clinical work needs registration with the Rehabilitation Council of India. The MPhil, long its way in, is ending; RCI-approved courses such as the MA Clinical Psychology and the PsyD take its place (rehabcouncil.nic.in). Counselling asks for an MA or MSc in psychology and no MPhil.",
      hinglish:
        "Clinical kaam ke liye Rehabilitation Council of India mein registration chahiye. MPhil, jo lambe samay tak iska raasta tha, band ho raha hai; uski jagah RCI ke approved course hain, jaise MA Clinical Psychology aur PsyD (rehabcouncil.nic.in). Counselling ke liye psychology mein MA ya MSc chahiye, MPhil nahi.",
      hindi:
        "Clinical काम के लिए Rehabilitation Council of India में रजिस्ट्रेशन चाहिए। MPhil, जो लंबे समय तक इसका रास्ता था, बंद हो रहा है; उसकी जगह RCI के मान्य कोर्स हैं, जैसे MA Clinical Psychology और PsyD (rehabcouncil.nic.in)। Counselling के लिए psychology में MA या MSc चाहिए, MPhil नहीं।",
    },
  ],
  [
    "IPMAT",
    "CAT",
    {
      english:
        "They come at different ages, and one does not shut the other. IPMAT follows Class 12 and leads into five years at some IIMs; CAT follows any degree and leads into the MBA of all IIMs and many other schools. Who does not get in by IPMAT takes a degree and sits for CAT.",
      hinglish:
        "Dono alag umar ke hain, aur ek doosre ko band nahi karta. IPMAT Class 12 ke baad hota hai aur kuch IIM mein paanch saal ka course deta hai; CAT kisi bhi degree ke baad hota hai aur sab IIM aur bahut se doosre school ke MBA tak le jaata hai. IPMAT na nikle to degree kijiye aur CAT dijiye.",
      hindi:
        "दोनों अलग उम्र के हैं, और एक दूसरे को बंद नहीं करता। IPMAT Class 12 के बाद होता है और कुछ IIM में पाँच साल का कोर्स देता है; CAT किसी भी डिग्री के बाद होता है और सब IIM और बहुत से दूसरे स्कूलों के MBA तक ले जाता है। IPMAT न निकले तो डिग्री कीजिए और CAT दीजिए।",
    },
  ],
  [
    "GATE",
    "CAT",
    {
      english:
        "Choose by the work after it: GATE keeps you in engineering and its result also counts for public companies; CAT leaves it for management. Preparing fully for both in one year seldom works. Marks of Class 10, 12 and the degree weigh at many IIMs, hardly for GATE.",
      hinglish:
        "Uske aage ke kaam se chuniye: GATE engineering mein rakhta hai aur iska result sarkari companies mein bhi chalta hai; CAT management ki taraf le jaata hai. Ek hi saal mein dono ki poori taiyari kam hi ho paati hai. Class 10, 12 aur degree ke marks kai IIM dekhte hain, GATE mein na ke barabar.",
      hindi:
        "उसके आगे के काम से चुनिए: GATE इंजीनियरिंग में रखता है और इसका रिज़ल्ट सरकारी कंपनियों में भी चलता है; CAT मैनेजमेंट की तरफ़ ले जाता है। एक ही साल में दोनों की पूरी तैयारी कम ही हो पाती है। Class 10, 12 और डिग्री के नंबर कई IIM देखते हैं, GATE में न के बराबर।",
    },
  ],
  [
    "RRB NTPC",
    "SSC CHSL",
    {
      english:
        "Neither is easy, and which is easier goes by you: CHSL has an English part and a typing or skill test; NTPC has no English part, but more general awareness. NTPC has posts for Class 12 and, separately, for graduates (station master, train manager), which begin higher. In both, promotion goes by years and departmental exams and differs from post to post.",
      hinglish:
        "Aasan koi nahi; kaun sa aapke liye aasan hai, yeh aap par hai: CHSL mein English ka hissa aur typing ya skill test hai; NTPC mein English nahi, par general awareness zyada hai. NTPC mein Class 12 ki posts hain aur alag se graduate ki (station master, train manager), jo upar se shuru hoti hain. Promotion dono mein saal aur vibhagiya exam se hota hai, aur har post mein alag.",
      hindi:
        "आसान कोई नहीं; कौन सा आपके लिए आसान है, यह आप पर है: CHSL में अंग्रेज़ी का हिस्सा और टाइपिंग या skill test है; NTPC में अंग्रेज़ी नहीं, पर general awareness ज़्यादा है। NTPC में Class 12 के पद हैं और अलग से ग्रेजुएट के (station master, train manager), जो ऊपर से शुरू होते हैं। प्रमोशन दोनों में साल और विभागीय परीक्षा से होता है, और हर पद में अलग।",
    },
  ],
  ["clinical-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "NATA",
    "JEE Main Paper 2",
    {
      english:
        "Neither is compulsory by itself: either of the two leads into BArch, and colleges differ. NITs, SPAs and other colleges of the Centre take JEE Main Paper 2 (IITs a drawing test after JEE Advanced); most private and many State colleges take NATA, and some take both. Look up which of them your colleges name; many sit for both.",
      hinglish:
        "Apne aap mein koi zaroori nahi: dono mein se koi ek BArch tak le jaata hai, aur college alag-alag hain. NIT, SPA aur Kendra ke doosre college JEE Main Paper 2 lete hain (IIT JEE Advanced ke baad drawing test); zyadatar private aur bahut se rajya ke college NATA lete hain, aur kuch dono. Dekhiye ki aapke college kaun sa maangte hain; bahut log dono dete hain.",
      hindi:
        "अपने आप में कोई ज़रूरी नहीं: दोनों में से कोई एक BArch तक ले जाता है, और कॉलेज अलग-अलग हैं। NIT, SPA और केंद्र के दूसरे कॉलेज JEE Main Paper 2 लेते हैं (IIT JEE Advanced के बाद ड्रॉइंग टेस्ट); ज़्यादातर प्राइवेट और बहुत से राज्य के कॉलेज NATA लेते हैं, और कुछ दोनों। देखिए कि आपके कॉलेज कौन सा माँगते हैं; बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "CLAT",
    "AILET",
    {
      english:
        "CLAT leads to the national law universities and many others; AILET to National Law University Delhi alone. They share most of what they ask, and many sit for both.",
      hinglish:
        "CLAT se national law universities aur bahut si doosri khulti hain; AILET se sirf National Law University Delhi. Dono mein zyadatar ek hi poocha jaata hai, aur bahut log dono dete hain.",
      hindi:
        "CLAT से national law universities और बहुत सी दूसरी खुलती हैं; AILET से सिर्फ़ National Law University Delhi। दोनों में ज़्यादातर एक ही पूछा जाता है, और बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "CTET",
    "State TET",
    {
      english:
        "CTET counts for schools of the Centre, such as KVS and NVS, and in several States; a State's TET for its own schools. Classes 1 to 5 go by Paper 1, Classes 6 to 8 by Paper 2. Many sit for both.",
      hinglish:
        "CTET Kendra ke school mein chalta hai, jaise KVS aur NVS, aur kai rajyon mein bhi; rajya ka TET uske apne school mein. Class 1 se 5 ke liye Paper 1 hai, Class 6 se 8 ke liye Paper 2. Bahut log dono dete hain.",
      hindi:
        "CTET केंद्र के स्कूलों में चलता है, जैसे KVS और NVS, और कई राज्यों में भी; राज्य का TET उसके अपने स्कूलों में। Class 1 से 5 के लिए Paper 1 है, Class 6 से 8 के लिए Paper 2। बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "JEE Main",
    "State engineering CET",
    {
      english:
        "JEE Main leads to NITs, IIITs and, by JEE Advanced, to IITs; the State's CET to its government and private colleges, with seats for its residents. They share the subjects: sit for both.",
      hinglish:
        "JEE Main se NIT, IIIT aur JEE Advanced se hokar IIT khulte hain; rajya ke CET se uske sarkari aur private college, jahan apne niwasiyon ki seats hain. Vishay ek hi hain: dono dijiye.",
      hindi:
        "JEE Main से NIT, IIIT और JEE Advanced से होकर IIT खुलते हैं; राज्य के CET से उसके सरकारी और प्राइवेट कॉलेज, जहाँ अपने निवासियों की सीटें हैं। विषय एक ही हैं: दोनों दीजिए।",
    },
  ],
  [
    "NIFT entrance",
    "NID DAT",
    {
      english:
        "NIFT is for fashion, textiles and their trade; NID for design of products, film, print and more. Many sit for both, and for UCEED.",
      hinglish:
        "NIFT fashion, textile aur unke vyapar ke liye hai; NID product, film, print aur baaki design ke liye. Bahut log dono dete hain, aur UCEED bhi.",
      hindi: "NIFT फ़ैशन, टेक्सटाइल और उनके व्यापार के लिए है; NID प्रोडक्ट, फ़िल्म, प्रिंट और बाक़ी डिज़ाइन के लिए। बहुत लोग दोनों देते हैं, और UCEED भी।",
    },
  ],
  [
    "company-secretary",
    "Legal",
    {
      english:
        "Who likes reading, rules and writing but no courtroom is well placed in both: a Company Secretary never pleads, and much of law is done at a desk too, in companies, contracts, tax and compliance. CS is earned by its own exams beside BCom and costs least; LLB takes three years after a degree or five after Class 12 and is wider. Many do CS first and LLB after it.",
      hinglish:
        "Jise padhna, niyam aur likhna pasand ho par court nahi, woh dono mein sahi jagah hai: Company Secretary kabhi bahas nahi karta, aur law ka bahut kaam bhi desk par hota hai, company, contract, tax aur compliance mein. CS apne exam se BCom ke saath hota hai aur sabse sasta hai; LLB degree ke baad teen saal ya Class 12 ke baad paanch saal leta hai aur zyada chauda hai. Bahut log pehle CS aur phir LLB karte hain.",
      hindi:
        "जिसे पढ़ना, नियम और लिखना पसंद हो पर कोर्ट नहीं, वह दोनों में सही जगह है: Company Secretary कभी बहस नहीं करता, और लॉ का बहुत काम भी डेस्क पर होता है, कंपनी, कॉन्ट्रैक्ट, टैक्स और compliance में। CS अपनी परीक्षाओं से BCom के साथ होता है और सबसे सस्ता है; LLB डिग्री के बाद तीन साल या Class 12 के बाद पाँच साल लेता है और ज़्यादा चौड़ा है। बहुत लोग पहले CS और फिर LLB करते हैं।",
    },
  ],
  [
    "counselling-psychologist",
    "clinical-psychologist",
    {
      english:
        "Both begin with BA or BSc Psychology and a master's degree. Counselling is for stress, choices and relations, in schools, colleges, firms or own practice, and begins after MA. Clinical work is with illnesses of the mind, mostly in hospitals, and asks for one more course that RCI has approved, with few seats and an entrance.",
      hinglish:
        "Dono BA ya BSc Psychology aur master's degree se shuru hote hain. Counselling tension, faislon aur rishton ke liye hai, school, college, company ya apni practice mein, aur MA ke baad shuru hoti hai. Clinical kaam mann ki bimariyon ka hai, zyada tar hospital mein, aur iske liye RCI ka approved ek aur course chahiye, jisme seat kam hain aur entrance hota hai.",
      hindi:
        "दोनों BA या BSc Psychology और मास्टर डिग्री से शुरू होते हैं। Counselling तनाव, फ़ैसलों और रिश्तों के लिए है, स्कूल, कॉलेज, कंपनी या अपनी प्रैक्टिस में, और MA के बाद शुरू होती है। Clinical काम मन की बीमारियों का है, ज़्यादातर अस्पताल में, और इसके लिए RCI का मान्य एक और कोर्स चाहिए, जिसमें सीटें कम हैं और entrance होता है।",
    },
  ],
  ["counselling-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "BPharm",
    "BSc Nursing",
    {
      english:
        "Nursing has more posts, in every hospital, in government service and abroad, and begins with shifts and patients; BPharm leads to fewer posts, in medicine makers, quality control, sales and shops, mostly by day.",
      hinglish:
        "Nursing mein posts zyada hain, har hospital mein, sarkari seva mein aur videsh mein, aur shuruaat shift aur mareezon se hoti hai; BPharm mein posts kam hain, dawai companies, quality control, sales aur dukaan mein, zyadatar din ki.",
      hindi:
        "नर्सिंग में पद ज़्यादा हैं, हर अस्पताल में, सरकारी सेवा में और विदेश में, और शुरुआत शिफ़्ट और मरीज़ों से होती है; BPharm में पद कम हैं, दवाई कंपनियों, क्वालिटी कंट्रोल, सेल्स और दुकान में, ज़्यादातर दिन के।",
    },
  ],
  [
    "ux-designer",
    "graphic-designer",
    {
      english:
        "Graphic design makes what is seen: logos, posters, pages. UX decides how an app works for people, asks for research and tests, and is mostly paid better. Both begin with a folder of work; BDes (UCEED, NID, NIFT) or BFA is the usual degree for both, psychology or computing also leads to UX, and neither shuts the other.",
      hinglish:
        "Graphic design woh banata hai jo dikhta hai: logo, poster, page. UX tay karta hai ki app logon ke liye kaise chale, isme research aur test hote hain, aur kamai aksar behtar hai. Dono apne kaam ke folder se shuru hote hain; aam degree BDes (UCEED, NID, NIFT) ya BFA hai, UX tak psychology ya computing se bhi pahunchte hain, aur ek doosre ko band nahi karta.",
      hindi:
        "Graphic design वह बनाता है जो दिखता है: लोगो, पोस्टर, पेज। UX तय करता है कि ऐप लोगों के लिए कैसे चले, इसमें रिसर्च और टेस्ट होते हैं, और कमाई अक्सर बेहतर है। दोनों अपने काम के फ़ोल्डर से शुरू होते हैं; आम डिग्री BDes (UCEED, NID, NIFT) या BFA है, UX तक psychology या computing से भी पहुँचते हैं, और एक दूसरे को बंद नहीं करता।",
    },
  ],
  [
    "electrician",
    "fitter",
    {
      english:
        "Both are ITI trades of two years, and railways, factories and public companies ask for both. Electrician also feeds you on your own in every town; Fitter is at home inside factories and workshops. Look which of them the firms and the ITI near you have.",
      hinglish:
        "Dono do saal ki ITI trade hain, aur railway, factory aur sarkari companies dono maangti hain. Electrician har sheher mein apna kaam karke bhi kama sakta hai; Fitter factory aur workshop ke andar ka kaam hai. Dekhiye ki aapke paas ki companies aur ITI mein kaun si hai.",
      hindi:
        "दोनों दो साल की ITI ट्रेड हैं, और रेलवे, फ़ैक्टरी और सरकारी कंपनियाँ दोनों माँगती हैं। इलेक्ट्रीशियन हर शहर में अपना काम करके भी कमा सकता है; फ़िटर फ़ैक्टरी और वर्कशॉप के अंदर का काम है। देखिए कि आपके पास की कंपनियों और ITI में कौन सी है।",
    },
  ],
  [
    "BCA",
    "BTech",
    {
      english:
        "Both lead to software. BTech is the wider door, mostly a year longer and dearer; a BCA with projects and an internship beats a BTech from a college that nobody recruits from.",
      hinglish:
        "Dono software tak le jaate hain. BTech zyada chauda darwaza hai, aksar ek saal lamba aur mehnga; project aur internship wala BCA us BTech se behtar hai jiske college mein koi company nahi aati.",
      hindi:
        "दोनों सॉफ़्टवेयर तक ले जाते हैं। BTech ज़्यादा चौड़ा दरवाज़ा है, अक्सर एक साल लंबा और महँगा; प्रोजेक्ट और इंटर्नशिप वाला BCA उस BTech से बेहतर है जिसके कॉलेज में कोई कंपनी नहीं आती।",
    },
  ],
  [
    "BCA",
    "MCA",
    {
      english: "BCA is enough for a first software post if you can show what you built; MCA helps where a post asks for a master's degree.",
      hinglish:
        "Software ki pehli post ke liye BCA kaafi hai agar aap dikha sakein ki kya banaya; MCA wahan kaam aata hai jahan post master's degree maangti hai.",
      hindi: "सॉफ़्टवेयर के पहले पद के लिए BCA काफ़ी है अगर आप दिखा सकें कि क्या बनाया; MCA वहाँ काम आता है जहाँ पद मास्टर डिग्री माँगता है।",
    },
  ],
  [
    "BCA",
    "BBA",
    {
      english: "BCA is for programs, BBA for business: look which subjects of the two you would read on a free evening.",
      hinglish: "BCA program ke liye hai, BBA business ke liye: dekhiye ki dono mein se kiske vishay aap khaali shaam mein padhenge.",
      hindi: "BCA प्रोग्राम के लिए है, BBA बिज़नेस के लिए: देखिए कि दोनों में से किसके विषय आप ख़ाली शाम में पढ़ेंगे।",
    },
  ],
  [
    "BCA",
    "BSc",
    {
      english: "For software both count alike; BCA holds more programming, BSc more mathematics and science.",
      hinglish: "Software ke liye dono barabar hain; BCA mein programming zyada hai, BSc mein maths aur science.",
      hindi: "सॉफ़्टवेयर के लिए दोनों बराबर हैं; BCA में प्रोग्रामिंग ज़्यादा है, BSc में मैथ्स और साइंस।",
    },
  ],
  [
    "BCom",
    "BA",
    {
      english: "Both are open to every post for graduates; BCom leads on to accounts and banks, BA to law, teaching and civil services.",
      hinglish:
        "Graduate wali har post dono ke liye khuli hai; BCom accounts aur bank tak le jaata hai, BA law, teaching aur civil services tak.",
      hindi: "ग्रेजुएट वाला हर पद दोनों के लिए खुला है; BCom अकाउंट्स और बैंक तक ले जाता है, BA लॉ, टीचिंग और सिविल सर्विस तक।",
    },
  ],
  [
    "BCom",
    "BBA",
    {
      english: "BCom is more figures and the base for CA, CS and CMA; BBA more marketing and people, and mostly followed by an MBA.",
      hinglish:
        "BCom mein hisaab zyada hai aur yeh CA, CS aur CMA ki neev hai; BBA mein marketing aur log zyada hain, aur iske baad aksar MBA hota hai.",
      hindi: "BCom में हिसाब ज़्यादा है और यह CA, CS और CMA की नींव है; BBA में मार्केटिंग और लोग ज़्यादा हैं, और इसके बाद अक्सर MBA होता है।",
    },
  ],
  [
    "GNM",
    "BSc Nursing",
    {
      english: "Both make you a registered nurse. GNM is a year shorter; the degree opens teaching and more senior posts.",
      hinglish:
        "Dono se aap registered nurse bante hain. GNM ek saal chhota hai; degree padhane aur zyada senior posts ka raasta kholti hai.",
      hindi: "दोनों से आप रजिस्टर्ड नर्स बनते हैं। GNM एक साल छोटा है; डिग्री पढ़ाने और ज़्यादा सीनियर पदों का रास्ता खोलती है।",
    },
  ],
  [
    "ANM",
    "GNM",
    {
      english: "GNM makes you a full nurse; ANM is shorter and leads to health work near home.",
      hinglish: "GNM se aap poori nurse bante hain; ANM chhota hai aur ghar ke paas swasthya ke kaam tak le jaata hai.",
      hindi: "GNM से आप पूरी नर्स बनते हैं; ANM छोटा है और घर के पास स्वास्थ्य के काम तक ले जाता है।",
    },
  ],
  [
    "BPharm",
    "DPharm",
    {
      english:
        "Both register you as a pharmacist, and either can open a medical shop. BPharm is two years longer and opens industry and further study.",
      hinglish:
        "Dono aapko pharmacist ke roop mein register karte hain, aur dono se medical shop khul sakti hai. BPharm do saal lamba hai aur industry aur aage ki padhai kholta hai.",
      hindi: "दोनों आपको फ़ार्मासिस्ट के रूप में रजिस्टर करते हैं, और दोनों से मेडिकल शॉप खुल सकती है। BPharm दो साल लंबा है और इंडस्ट्री और आगे की पढ़ाई खोलता है।",
    },
  ],
  [
    "MBA",
    "MTech",
    {
      english: "MTech keeps you in engineering, MBA takes you to managing and selling: choose by the work, not by the title.",
      hinglish: "MTech aapko engineering mein rakhta hai, MBA sambhalne aur bechne ki taraf le jaata hai: kaam se chuniye, naam se nahi.",
      hindi: "MTech आपको इंजीनियरिंग में रखता है, MBA सँभालने और बेचने की तरफ़ ले जाता है: काम से चुनिए, नाम से नहीं।",
    },
  ],
  [
    "BDS",
    "BAMS",
    {
      english: "A dentist treats teeth, an Ayurvedic doctor the whole body in another way of medicine: they are different work for life.",
      hinglish:
        "Dentist daant ka ilaaj karta hai, Ayurveda doctor poore sharir ka, doosri tarah ki medicine se: zindagi bhar ke alag kaam hain.",
      hindi: "डेंटिस्ट दाँत का इलाज करता है, आयुर्वेद डॉक्टर पूरे शरीर का, दूसरी तरह की मेडिसिन से: ज़िंदगी भर के अलग काम हैं।",
    },
  ],
  [
    "MBBS",
    "BDS",
    {
      english:
        "MBBS is wider and longer, and mostly asks for an MD or MS after it; BDS is a full profession of its own with fewer salaried posts.",
      hinglish:
        "MBBS zyada chauda aur lamba hai, aur iske baad aksar MD ya MS chahiye; BDS apne aap mein poora pesha hai, par salary wali posts kam hain.",
      hindi: "MBBS ज़्यादा चौड़ा और लंबा है, और इसके बाद अक्सर MD या MS चाहिए; BDS अपने आप में पूरा पेशा है, पर सैलरी वाले पद कम हैं।",
    },
  ],
  [
    "MBBS",
    "BAMS",
    {
      english: "They are different medicine for life: BAMS is no way to MBBS, and does not allow most surgery and modern medicine.",
      hinglish:
        "Yeh zindagi bhar ke liye alag medicine hain: BAMS se MBBS ka raasta nahi hai, aur zyadatar surgery aur modern medicine ki ijazat nahi hai.",
      hindi: "ये ज़िंदगी भर के लिए अलग मेडिसिन हैं: BAMS से MBBS का रास्ता नहीं है, और ज़्यादातर सर्जरी और मॉडर्न मेडिसिन की इजाज़त नहीं है।",
    },
  ],
  [
    "ITI",
    "Polytechnic diploma",
    {
      english: "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech.",
      hinglish: "ITI chhota hai aur haath ke kaam ka; diploma lamba hai, junior engineer ki posts aur aage BTech tak le jaata hai.",
      hindi: "ITI छोटा है और हाथ के काम का; डिप्लोमा लंबा है, जूनियर इंजीनियर के पदों और आगे BTech तक ले जाता है।",
    },
  ],
  [
    "ITI",
    "Diploma",
    {
      english: "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech.",
      hinglish: "ITI chhota hai aur haath ke kaam ka; diploma lamba hai, junior engineer ki posts aur aage BTech tak le jaata hai.",
      hindi: "ITI छोटा है और हाथ के काम का; डिप्लोमा लंबा है, जूनियर इंजीनियर के पदों और आगे BTech तक ले जाता है।",
    },
  ],
  [
    "LLB",
    "BA LLB",
    {
      english:
        "Both make you an advocate alike. Five years after Class 12 save a year; three years after a degree leave you time to be sure.",
      hinglish:
        "Dono se aap ek jaise vakil bante hain. Class 12 ke baad paanch saal wala ek saal bachata hai; degree ke baad teen saal wala sochne ka samay deta hai.",
      hindi: "दोनों से आप एक जैसे वकील बनते हैं। Class 12 के बाद पाँच साल वाला एक साल बचाता है; डिग्री के बाद तीन साल वाला सोचने का समय देता है।",
    },
  ],
  [
    "BEd",
    "MA",
    {
      english: "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MA and NET.",
      hinglish: "Class 6 se 10 ke liye pehle BEd; Class 11 aur 12 ke liye dono chahiye; college ke liye MA aur NET.",
      hindi: "Class 6 से 10 के लिए पहले BEd; Class 11 और 12 के लिए दोनों चाहिए; कॉलेज के लिए MA और NET।",
    },
  ],
  [
    "BEd",
    "MSc",
    {
      english: "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MSc and NET.",
      hinglish: "Class 6 se 10 ke liye pehle BEd; Class 11 aur 12 ke liye dono chahiye; college ke liye MSc aur NET.",
      hindi: "Class 6 से 10 के लिए पहले BEd; Class 11 और 12 के लिए दोनों चाहिए; कॉलेज के लिए MSc और NET।",
    },
  ],
  [
    "BEd",
    "D.El.Ed",
    {
      english: "They are for different classes: D.El.Ed for 1 to 5, BEd for 6 to 12. Choose by the children whom you want to teach.",
      hinglish:
        "Yeh alag classes ke liye hain: D.El.Ed 1 se 5 ke liye, BEd 6 se 12 ke liye. Unhi bachchon se chuniye jinhe aap padhana chahte hain.",
      hindi: "ये अलग क्लासों के लिए हैं: D.El.Ed 1 से 5 के लिए, BEd 6 से 12 के लिए। उन्हीं बच्चों से चुनिए जिन्हें आप पढ़ाना चाहते हैं।",
    },
  ],
  [
    "BTech",
    "BSc",
    {
      english: "BTech is the wider door to firms and costs more; BSc is for who likes the science itself and will study on.",
      hinglish: "BTech companies ka zyada chauda darwaza hai aur mehnga hai; BSc uske liye hai jise khud science pasand ho aur aage padhe.",
      hindi: "BTech कंपनियों का ज़्यादा चौड़ा दरवाज़ा है और महँगा है; BSc उसके लिए है जिसे ख़ुद साइंस पसंद हो और आगे पढ़े।",
    },
  ],
  [
    "BTech",
    "Diploma",
    {
      english:
        "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
      hinglish:
        "Class 10 ke baad diploma chhota aur sasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 se zyada college aur JEE khulte hain, aur mann badalne ka samay rehta hai.",
      hindi:
        "Class 10 के बाद डिप्लोमा छोटा और सस्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 से ज़्यादा कॉलेज और JEE खुलते हैं, और मन बदलने का समय रहता है।",
    },
  ],
  [
    "BTech",
    "Polytechnic diploma",
    {
      english:
        "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
      hinglish:
        "Class 10 ke baad diploma chhota aur sasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 se zyada college aur JEE khulte hain, aur mann badalne ka samay rehta hai.",
      hindi:
        "Class 10 के बाद डिप्लोमा छोटा और सस्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 से ज़्यादा कॉलेज और JEE खुलते हैं, और मन बदलने का समय रहता है।",
    },
  ],
  [
    "chartered-accountant",
    "MBA",
    {
      english:
        "CA is a profession of its own: low fees, hard papers, work in finance. An MBA is wider, dearer, and worth what its college is worth.",
      hinglish:
        "CA apne aap mein ek pesha hai: kam fees, mushkil paper, finance ka kaam. MBA zyada chauda aur mehnga hai, aur utna hi sahi jitna uska college.",
      hindi: "CA अपने आप में एक पेशा है: कम फ़ीस, मुश्किल पेपर, फ़ाइनेंस का काम। MBA ज़्यादा चौड़ा और महँगा है, और उतना ही सही जितना उसका कॉलेज।",
    },
  ],
  [
    "chartered-accountant",
    "BCom",
    {
      english: "They go together: most do BCom beside CA, so that a degree is there if CA takes longer.",
      hinglish: "Dono saath chalte hain: zyadatar log CA ke saath BCom karte hain, taaki CA mein der lage to degree ho.",
      hindi: "दोनों साथ चलते हैं: ज़्यादातर लोग CA के साथ BCom करते हैं, ताकि CA में देर लगे तो डिग्री हो।",
    },
  ],
  [
    "PCM",
    "PCB",
    {
      english:
        "Ask which of maths and biology you would do for an hour each day without being told: that decides. Who likes both may take PCMB.",
      hinglish:
        "Khud se poochiye ki maths aur biology mein se kaun si aap bina kahe roz ek ghanta karenge: wahi tay karta hai. Jise dono pasand hon, woh PCMB le sakta hai.",
      hindi: "ख़ुद से पूछिए कि मैथ्स और बायोलॉजी में से कौन सी आप बिना कहे रोज़ एक घंटा करेंगे: वही तय करता है। जिसे दोनों पसंद हों, वह PCMB ले सकता है।",
    },
  ],
  [
    "Science",
    "Commerce",
    {
      english:
        "Science can turn to commerce degrees later, hardly the other way round; but Class 11 science taken for the name alone costs marks.",
      hinglish:
        "Science se baad mein commerce ki degree ho sakti hai, ulta mushkil hai; par sirf naam ke liye li hui Class 11 science mein number kam aate hain.",
      hindi: "साइंस से बाद में कॉमर्स की डिग्री हो सकती है, उल्टा मुश्किल है; पर सिर्फ़ नाम के लिए ली हुई Class 11 साइंस में नंबर कम आते हैं।",
    },
  ],
  [
    "Science",
    "Humanities (Arts)",
    {
      english: "Science can turn to arts degrees later, not the other way round; but science taken for the name alone costs marks.",
      hinglish:
        "Science se baad mein arts ki degree ho sakti hai, ulta nahi; par sirf naam ke liye li hui science mein number kam aate hain.",
      hindi: "साइंस से बाद में आर्ट्स की डिग्री हो सकती है, उल्टा नहीं; पर सिर्फ़ नाम के लिए ली हुई साइंस में नंबर कम आते हैं।",
    },
  ],
  [
    "Commerce",
    "Humanities (Arts)",
    {
      english: "Both lead to law, UPSC, banks and management. Take figures if you like figures, and reading if you like reading.",
      hinglish: "Dono se law, UPSC, bank aur management khulte hain. Hisaab pasand ho to hisaab lijiye, padhna pasand ho to padhna.",
      hindi: "दोनों से लॉ, UPSC, बैंक और मैनेजमेंट खुलते हैं। हिसाब पसंद हो तो हिसाब लीजिए, पढ़ना पसंद हो तो पढ़ना।",
    },
  ],
  [
    "Polytechnic diploma",
    "Class 11 and 12",
    {
      english:
        "The diploma is the shorter way to technical work and still reaches BTech in its second year; Class 12 leaves every door open two years longer.",
      hinglish:
        "Diploma technical kaam ka chhota raasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 har darwaza do saal aur khula rakhti hai.",
      hindi: "डिप्लोमा टेक्निकल काम का छोटा रास्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 हर दरवाज़ा दो साल और खुला रखती है।",
    },
  ],
  [
    "ITI",
    "Class 11 and 12",
    {
      english: "ITI pays soonest; Class 12 leaves every door open. Class 12 can also be done beside or after ITI by open schooling.",
      hinglish:
        "ITI mein kamai sabse jaldi hai; Class 12 har darwaza khula rakhti hai. Class 12 ITI ke saath ya baad mein open schooling se bhi ho sakti hai.",
      hindi: "ITI में कमाई सबसे जल्दी है; Class 12 हर दरवाज़ा खुला रखती है। Class 12 ITI के साथ या बाद में ओपन स्कूलिंग से भी हो सकती है।",
    },
  ],
  [
    "MBA",
    "Work now",
    {
      english:
        "Mostly work first: good colleges and employers value two or three years of it, and you learn which field you want. Study at once only with a seat that places its students.",
      hinglish:
        "Zyadatar pehle kaam: achhe college aur companies do ya teen saal ka kaam maante hain, aur aapko pata chalta hai ki kaun si field chahiye. Turant padhai tabhi jab seat aisi ho jo apne students ko naukri dilati hai.",
      hindi:
        "ज़्यादातर पहले काम: अच्छे कॉलेज और कंपनियाँ दो या तीन साल का काम मानते हैं, और आपको पता चलता है कि कौन सी फ़ील्ड चाहिए। तुरंत पढ़ाई तभी जब सीट ऐसी हो जो अपने छात्रों को नौकरी दिलाती है।",
    },
  ],
  [
    "MSc",
    "Work now",
    {
      english: "MSc first if your subject asks for it (research, teaching, most laboratories); work first if money decides.",
      hinglish: "Pehle MSc, agar aapka vishay ise maangta ho (research, teaching, zyadatar lab); pehle kaam, agar paisa tay karta ho.",
      hindi: "पहले MSc, अगर आपका विषय इसे माँगता हो (रिसर्च, टीचिंग, ज़्यादातर लैब); पहले काम, अगर पैसा तय करता हो।",
    },
  ],
  [
    "MTech",
    "Work now",
    {
      english: "Work first if you have an offer; MTech with a GATE stipend if you want research, teaching or a special field.",
      hinglish: "Offer ho to pehle kaam; GATE ke stipend ke saath MTech, agar research, teaching ya koi khaas field chahiye.",
      hindi: "ऑफ़र हो तो पहले काम; GATE के स्टाइपेंड के साथ MTech, अगर रिसर्च, टीचिंग या कोई ख़ास फ़ील्ड चाहिए।",
    },
  ],
  [
    "MCA",
    "Work now",
    {
      english:
        "With an offer in hand work first: experience counts as much. Without one MCA gives two years and a second round of campus jobs.",
      hinglish:
        "Offer haath mein ho to pehle kaam: anubhav utna hi maana jaata hai. Offer na ho to MCA do saal aur campus jobs ka doosra mauka deta hai.",
      hindi: "ऑफ़र हाथ में हो तो पहले काम: अनुभव उतना ही माना जाता है। ऑफ़र न हो तो MCA दो साल और कैंपस जॉब का दूसरा मौक़ा देता है।",
    },
  ],
  [
    "BBA",
    "hotel-manager",
    {
      english: "Hotel management trains for one industry with long shifts; BBA is wider and less of a craft.",
      hinglish: "Hotel management ek hi industry ke liye sikhata hai, lambi shift ke saath; BBA zyada chauda hai aur hunar kam.",
      hindi: "होटल मैनेजमेंट एक ही इंडस्ट्री के लिए सिखाता है, लंबी शिफ़्ट के साथ; BBA ज़्यादा चौड़ा है और हुनर कम।",
    },
  ],
  [
    "MBA",
    "Preparing for government or bank exams",
    {
      english:
        "They lead to different lives: fixed rules and one exam that few pass, or firms, where the college's name and your results count. Money at home speaks against an MBA on a large loan.",
      hinglish:
        "Yeh alag zindagi tak le jaate hain: tay niyam aur ek exam jo kam log paas karte hain, ya companies, jahan college ka naam aur aapka kaam maana jaata hai. Ghar mein paise kam hon to bade loan par MBA mat lijiye.",
      hindi:
        "ये अलग ज़िंदगी तक ले जाते हैं: तय नियम और एक परीक्षा जो कम लोग पास करते हैं, या कंपनियाँ, जहाँ कॉलेज का नाम और आपका काम माना जाता है। घर में पैसे कम हों तो बड़े लोन पर MBA मत लीजिए।",
    },
  ],
  [
    "Work now",
    "A degree first",
    {
      english:
        "Both at once is a good answer for many: a job or an apprenticeship by day, and a degree by distance beside it. Posts that ask for any degree stay shut without one.",
      hinglish:
        "Bahuton ke liye dono ek saath achha jawab hai: din mein job ya apprenticeship, aur saath mein distance se degree. Jo posts koi bhi degree maangti hain, woh iske bina band rehti hain.",
      hindi:
        "बहुतों के लिए दोनों एक साथ अच्छा जवाब है: दिन में जॉब या अप्रेंटिसशिप, और साथ में डिस्टेंस से डिग्री। जो पद कोई भी डिग्री माँगते हैं, वे इसके बिना बंद रहते हैं।",
    },
  ],
  [
    "chartered-accountant",
    "company-secretary",
    {
      english:
        "Many papers are near to each other, and both may be done, one after the other or side by side; who tries both at once often finishes neither soon. Begin with the one whose work you want.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain, ek ke baad ek ya saath-saath; jo dono ek saath karte hain, woh aksar koi bhi jaldi poora nahi kar paate. Usse shuru kijiye jiska kaam aapko chahiye.",
      hindi:
        "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं, एक के बाद एक या साथ-साथ; जो दोनों एक साथ करते हैं, वे अक्सर कोई भी जल्दी पूरा नहीं कर पाते। उससे शुरू कीजिए जिसका काम आपको चाहिए।",
    },
  ],
  [
    "chartered-accountant",
    "cost-accountant",
    {
      english:
        "Many papers are near to each other, and both may be done; begin with the one whose work you want. Only a CA signs audits of accounts.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain; usse shuru kijiye jiska kaam aapko chahiye. Accounts ke audit par sirf CA sign karta hai.",
      hindi: "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं; उससे शुरू कीजिए जिसका काम आपको चाहिए। खातों के ऑडिट पर सिर्फ़ CA हस्ताक्षर करता है।",
    },
  ],
  [
    "electronics-engineer",
    "electrical-engineer",
    {
      english: "They share their base; at a college that firms visit either is good.",
      hinglish: "Dono ki neev ek hi hai; jis college mein companies aati hain, wahan dono achhe hain.",
      hindi: "दोनों की नींव एक ही है; जिस कॉलेज में कंपनियाँ आती हैं, वहाँ दोनों अच्छे हैं।",
    },
  ],
  [
    "mechanical-engineer",
    "civil-engineer",
    {
      english: "Civil has more government posts, mechanical more kinds of factory; pay at the start is alike.",
      hinglish: "Civil mein sarkari posts zyada hain, mechanical mein factory ke kaam zyada tarah ke; shuru ki kamai ek jaisi hai.",
      hindi: "सिविल में सरकारी पद ज़्यादा हैं, मैकेनिकल में फ़ैक्टरी के काम ज़्यादा तरह के; शुरू की कमाई एक जैसी है।",
    },
  ],
];

/** Whether one may stop after a degree: what it is enough for, and what asks for more. */
export const ENOUGH: Readonly<Record<string, Wording>> = {
  BCA: {
    english:
      "Yes, for a first post in software, testing, support or the web, if you can show two or three projects and an internship. Add MCA if you lack offers after it, or want posts that ask for a master's degree; some years of work count as much.",
    hinglish:
      "Haan, software, testing, support ya web ki pehli post ke liye, agar aap do ya teen project aur ek internship dikha sakein. MCA tab kijiye jab iske baad offer na milein, ya aisi posts chahiye jo master's degree maangti hain; kuch saal ka kaam bhi utna hi maana jaata hai.",
    hindi:
      "हाँ, सॉफ़्टवेयर, टेस्टिंग, सपोर्ट या वेब के पहले पद के लिए, अगर आप दो या तीन प्रोजेक्ट और एक इंटर्नशिप दिखा सकें। MCA तब कीजिए जब इसके बाद ऑफ़र न मिलें, या ऐसे पद चाहिए जो मास्टर डिग्री माँगते हैं; कुछ साल का काम भी उतना ही माना जाता है।",
  },
  BTech: {
    english: "Yes: most engineers work with it alone. MTech is asked for in research, college teaching and some special fields.",
    hinglish:
      "Haan: zyadatar engineer isi ke saath kaam karte hain. MTech research, college mein padhane aur kuch khaas field mein maanga jaata hai.",
    hindi: "हाँ: ज़्यादातर इंजीनियर इसी के साथ काम करते हैं। MTech रिसर्च, कॉलेज में पढ़ाने और कुछ ख़ास फ़ील्ड में माँगा जाता है।",
  },
  BCom: {
    english:
      "For a first post in accounts, banking, sales or an office: yes, best with Tally, GST and Excel. For more pay later most add one thing: CA, CS, CMA, an MBA, or an exam for graduates.",
    hinglish:
      "Accounts, banking, sales ya office ki pehli post ke liye: haan, Tally, GST aur Excel ke saath sabse achha. Aage zyada kamai ke liye zyadatar log ek cheez jodte hain: CA, CS, CMA, MBA, ya graduate wala koi exam.",
    hindi:
      "अकाउंट्स, बैंकिंग, सेल्स या ऑफ़िस के पहले पद के लिए: हाँ, Tally, GST और Excel के साथ सबसे अच्छा। आगे ज़्यादा कमाई के लिए ज़्यादातर लोग एक चीज़ जोड़ते हैं: CA, CS, CMA, MBA, या ग्रेजुएट वाली कोई परीक्षा।",
  },
  BBA: {
    english:
      "For a first post in sales, operations or people: yes, and pay begins low. Most add an MBA after some years of work; experience and results count as much.",
    hinglish:
      "Sales, operations ya HR ki pehli post ke liye: haan, aur kamai kam se shuru hoti hai. Zyadatar log kuch saal kaam ke baad MBA karte hain; anubhav aur kaam ke nateeje utne hi maane jaate hain.",
    hindi:
      "सेल्स, ऑपरेशन या HR के पहले पद के लिए: हाँ, और कमाई कम से शुरू होती है। ज़्यादातर लोग कुछ साल काम के बाद MBA करते हैं; अनुभव और काम के नतीजे उतने ही माने जाते हैं।",
  },
  BA: {
    english:
      "For posts that ask for any degree: yes, also UPSC, SSC and banks. For a profession add one thing to it: BEd, LLB, a master's degree or a skill.",
    hinglish:
      "Jin posts mein koi bhi degree chalti hai, unke liye: haan, UPSC, SSC aur bank bhi. Kisi peshe ke liye ek cheez jodiye: BEd, LLB, master's degree ya koi hunar.",
    hindi: "जिन पदों में कोई भी डिग्री चलती है, उनके लिए: हाँ, UPSC, SSC और बैंक भी। किसी पेशे के लिए एक चीज़ जोड़िए: BEd, LLB, मास्टर डिग्री या कोई हुनर।",
  },
  BSc: {
    english:
      "For school laboratories, sales of medicines and instruments, and posts for any graduate: yes. Research, college teaching and better laboratory posts ask for an MSc.",
    hinglish:
      "School ki lab, dawai aur instrument ki sales, aur kisi bhi graduate wali posts ke liye: haan. Research, college mein padhane aur lab ki behtar posts ke liye MSc maangi jaati hai.",
    hindi:
      "स्कूल की लैब, दवाई और उपकरणों की सेल्स, और किसी भी ग्रेजुएट वाले पदों के लिए: हाँ। रिसर्च, कॉलेज में पढ़ाने और लैब के बेहतर पदों के लिए MSc माँगी जाती है।",
  },
  MBBS: {
    english: "Yes, to practise and for medical officers' posts. Specialists and most hospital careers need MD or MS.",
    hinglish: "Haan, practice aur medical officer ki post ke liye. Specialist aur hospital ke zyadatar careers ke liye MD ya MS chahiye.",
    hindi: "हाँ, प्रैक्टिस और मेडिकल ऑफ़िसर के पद के लिए। स्पेशलिस्ट और अस्पताल के ज़्यादातर करियर के लिए MD या MS चाहिए।",
  },
  BDS: {
    english: "Yes, to practise as a dentist. MDS is for specialists and teachers.",
    hinglish: "Haan, daant ke doctor ki practice ke liye. MDS specialist aur padhane walon ke liye hai.",
    hindi: "हाँ, दाँत के डॉक्टर की प्रैक्टिस के लिए। MDS स्पेशलिस्ट और पढ़ाने वालों के लिए है।",
  },
  BPT: {
    english: "Yes, to work as a physiotherapist. MPT helps for teaching and large hospitals.",
    hinglish: "Haan, physiotherapist ke kaam ke liye. MPT padhane aur bade hospital mein kaam aata hai.",
    hindi: "हाँ, फ़िज़ियोथेरेपिस्ट के काम के लिए। MPT पढ़ाने और बड़े अस्पताल में काम आता है।",
  },
  BPharm: {
    english: "Yes: it registers you, and firms and hospitals take it. MPharm is for research and teaching.",
    hinglish: "Haan: yeh aapko register karta hai, aur companies aur hospital lete hain. MPharm research aur padhane ke liye hai.",
    hindi: "हाँ: यह आपको रजिस्टर करता है, और कंपनियाँ और अस्पताल लेते हैं। MPharm रिसर्च और पढ़ाने के लिए है।",
  },
  GNM: {
    english:
      "Yes, it registers you as a nurse, also for government posts whose notices name it. The degree helps for teaching and senior posts.",
    hinglish:
      "Haan, yeh aapko nurse ke roop mein register karta hai, un sarkari posts ke liye bhi jinke notice mein iska naam hai. Degree padhane aur senior posts mein kaam aati hai.",
    hindi: "हाँ, यह आपको नर्स के रूप में रजिस्टर करता है, उन सरकारी पदों के लिए भी जिनके नोटिस में इसका नाम है। डिग्री पढ़ाने और सीनियर पदों में काम आती है।",
  },
  LLB: {
    english: "Yes: with enrolment and the Bar examination you may practise. LLM is for teaching.",
    hinglish: "Haan: enrolment aur Bar exam ke saath aap practice kar sakte hain. LLM padhane ke liye hai.",
    hindi: "हाँ: enrolment और Bar परीक्षा के साथ आप प्रैक्टिस कर सकते हैं। LLM पढ़ाने के लिए है।",
  },
  BEd: {
    english: "Yes for Classes 6 to 10 with a degree and the teacher eligibility test. Classes 11 and 12 also ask for a master's degree.",
    hinglish:
      "Haan, Class 6 se 10 ke liye, degree aur teacher eligibility test ke saath. Class 11 aur 12 ke liye master's degree bhi chahiye.",
    hindi: "हाँ, Class 6 से 10 के लिए, डिग्री और शिक्षक पात्रता परीक्षा के साथ। Class 11 और 12 के लिए मास्टर डिग्री भी चाहिए।",
  },
  DPharm: {
    english: "Yes, to be a registered pharmacist with a shop or in a hospital; an exit exam stands before it. BPharm opens industry.",
    hinglish:
      "Haan, registered pharmacist banne ke liye, dukaan ya hospital mein; usse pehle ek exit exam hota hai. BPharm industry ka raasta kholta hai.",
    hindi: "हाँ, रजिस्टर्ड फ़ार्मासिस्ट बनने के लिए, दुकान या अस्पताल में; उससे पहले एक exit exam होता है। BPharm इंडस्ट्री का रास्ता खोलता है।",
  },
  ITI: {
    english: "Yes, for a trade: an apprenticeship after it teaches most and pays. A diploma is for junior engineers' posts.",
    hinglish:
      "Haan, trade ke kaam ke liye: iske baad ki apprenticeship sabse zyada sikhati hai aur paise bhi deti hai. Diploma junior engineer ki posts ke liye hai.",
    hindi: "हाँ, ट्रेड के काम के लिए: इसके बाद की अप्रेंटिसशिप सबसे ज़्यादा सिखाती है और पैसे भी देती है। डिप्लोमा जूनियर इंजीनियर के पदों के लिए है।",
  },
  Diploma: {
    english: "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
    hinglish: "Haan, junior technical posts ke liye. BTech, jo iske doosre saal se ho sakta hai, engineer ki posts ke liye hai.",
    hindi: "हाँ, जूनियर टेक्निकल पदों के लिए। BTech, जो इसके दूसरे साल से हो सकता है, इंजीनियर के पदों के लिए है।",
  },
  "Polytechnic diploma": {
    english: "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
    hinglish: "Haan, junior technical posts ke liye. BTech, jo iske doosre saal se ho sakta hai, engineer ki posts ke liye hai.",
    hindi: "हाँ, जूनियर टेक्निकल पदों के लिए। BTech, जो इसके दूसरे साल से हो सकता है, इंजीनियर के पदों के लिए है।",
  },
};

/** Whether a degree is worth its years, where it has a rule of its own. */
export const WORTH_OF: Readonly<Record<string, Wording>> = {
  MBA: {
    english:
      "An MBA pays most after two or three years of work, from a college whose placements you have seen; a costly one from an unknown college, right after the first degree, often does not. Entrances: CAT, XAT, MAT and others.",
    hinglish:
      "MBA sabse zyada tab deta hai jab do ya teen saal kaam ke baad ho, aise college se jiske placement aapne dekhe hon; anjaan college ka mehnga MBA, pehli degree ke turant baad, aksar nahi. Entrance: CAT, XAT, MAT aur doosre.",
    hindi:
      "MBA सबसे ज़्यादा तब देता है जब दो या तीन साल काम के बाद हो, ऐसे कॉलेज से जिसके प्लेसमेंट आपने देखे हों; अनजान कॉलेज का महँगा MBA, पहली डिग्री के तुरंत बाद, अक्सर नहीं। Entrance: CAT, XAT, MAT और दूसरे।",
  },
  BHMS: {
    english:
      "It is a full degree of medicine of its own kind, with registration and practice in homoeopathy; it is not MBBS, and surgery and most allopathic posts stay closed.",
    hinglish:
      "Yeh apni tarah ki medicine ki poori degree hai, registration aur homoeopathy ki practice ke saath; yeh MBBS nahi hai, aur surgery aur zyadatar allopathic posts band rehti hain.",
    hindi:
      "यह अपनी तरह की मेडिसिन की पूरी डिग्री है, रजिस्ट्रेशन और होम्योपैथी की प्रैक्टिस के साथ; यह MBBS नहीं है, और सर्जरी और ज़्यादातर एलोपैथिक पद बंद रहते हैं।",
  },
  BAMS: {
    english:
      "It is a full degree of medicine of its own kind, with registration as an Ayurveda doctor, posts in AYUSH services and own practice; it is not MBBS.",
    hinglish:
      "Yeh apni tarah ki medicine ki poori degree hai: Ayurveda doctor ke roop mein registration, AYUSH ki posts aur apni practice; yeh MBBS nahi hai.",
    hindi: "यह अपनी तरह की मेडिसिन की पूरी डिग्री है: आयुर्वेद डॉक्टर के रूप में रजिस्ट्रेशन, AYUSH के पद और अपनी प्रैक्टिस; यह MBBS नहीं है।",
  },
  MBBS: {
    english:
      "It opens work for life that is always needed, and asks for many years, a hard entrance and often MD or MS after it. Take it if the work draws you, not the name.",
    hinglish:
      "Yeh zindagi bhar ka aisa kaam kholta hai jo hamesha chahiye hota hai, aur bahut saal, mushkil entrance aur aksar baad mein MD ya MS maangta hai. Tab lijiye jab kaam kheenchta ho, naam nahi.",
    hindi:
      "यह ज़िंदगी भर का ऐसा काम खोलता है जो हमेशा चाहिए होता है, और बहुत साल, मुश्किल entrance और अक्सर बाद में MD या MS माँगता है। तब लीजिए जब काम खींचता हो, नाम नहीं।",
  },
  BDS: {
    english:
      "Yes at a government college or a fee that you can bear, and if you will build a practice: the first years as an assistant pay little, and salaried posts are few. At a high private fee on a loan, mostly not.",
    hinglish:
      "Sarkari college ya aisi fees par jo aap utha sakein, haan, agar aap apni practice banayenge: assistant ke shuru ke saal kam dete hain, aur salary wali posts kam hain. Loan par badi private fees mein zyadatar nahi.",
    hindi:
      "सरकारी कॉलेज या ऐसी फ़ीस पर जो आप उठा सकें, हाँ, अगर आप अपनी प्रैक्टिस बनाएँगे: असिस्टेंट के शुरू के साल कम देते हैं, और सैलरी वाले पद कम हैं। लोन पर बड़ी प्राइवेट फ़ीस में ज़्यादातर नहीं।",
  },
  BTech: {
    english:
      "Yes at a college that firms visit, in any branch that you would study gladly. At an unknown college with a high fee a BCA, a diploma or a BSc at a government college may bring you as far for less.",
    hinglish:
      "Haan, aise college mein jahan companies aati hain, kisi bhi branch mein jo aap mann se padhein. Anjaan college mein badi fees dekar, sarkari college ka BCA, diploma ya BSc kam paise mein utna hi door le ja sakta hai.",
    hindi:
      "हाँ, ऐसे कॉलेज में जहाँ कंपनियाँ आती हैं, किसी भी ब्रांच में जो आप मन से पढ़ें। अनजान कॉलेज में बड़ी फ़ीस देने के बजाय सरकारी कॉलेज का BCA, डिप्लोमा या BSc कम पैसे में उतना ही दूर ले जा सकता है।",
  },
  BBA: {
    english: "Alone it brings junior posts; with an internship each summer, or an MBA after some years of work, it pays.",
    hinglish:
      "Akele isse junior posts milti hain; har garmi mein internship ke saath, ya kuch saal kaam ke baad MBA ke saath, yeh faydemand hai.",
    hindi: "अकेले इससे जूनियर पद मिलते हैं; हर गर्मी में इंटर्नशिप के साथ, या कुछ साल काम के बाद MBA के साथ, यह फ़ायदेमंद है।",
  },
  BCA: {
    english: "Yes for whom likes to program: projects that can be shown count more than the college's name.",
    hinglish: "Haan, jise program banana pasand ho: dikhaye ja sakne wale project college ke naam se zyada maane jaate hain.",
    hindi: "हाँ, जिसे प्रोग्राम बनाना पसंद हो: दिखाए जा सकने वाले प्रोजेक्ट कॉलेज के नाम से ज़्यादा माने जाते हैं।",
  },
  BEd: {
    english: "Yes if you want to teach Classes 6 to 12: schools of the State ask for it. For nothing else.",
    hinglish: "Haan, agar Class 6 se 12 ko padhana chahte hain: rajya ke school ise maangte hain. Aur kisi cheez ke liye nahi.",
    hindi: "हाँ, अगर Class 6 से 12 को पढ़ाना चाहते हैं: राज्य के स्कूल इसे माँगते हैं। और किसी चीज़ के लिए नहीं।",
  },
  LLB: {
    english:
      "Yes if you like reading and arguing and can live through lean first years at the Bar, or aim at judicial services or a company.",
    hinglish:
      "Haan, agar padhna aur bahas pasand ho aur vakaalat ke shuru ke kam kamai wale saal nikaal sakein, ya judicial services ya company mein jaana ho.",
    hindi: "हाँ, अगर पढ़ना और बहस पसंद हो और वकालत के शुरू के कम कमाई वाले साल निकाल सकें, या न्यायिक सेवा या कंपनी में जाना हो।",
  },
  "BA LLB": {
    english: "Yes if you are sure of law: the first years at the Bar are lean, and firms look at the college and at internships.",
    hinglish: "Haan, agar law pakka ho: vakaalat ke shuru ke saal kam kamai ke hain, aur companies college aur internship dekhti hain.",
    hindi: "हाँ, अगर लॉ पक्का हो: वकालत के शुरू के साल कम कमाई के हैं, और कंपनियाँ कॉलेज और इंटर्नशिप देखती हैं।",
  },
  BSc: {
    english: "Yes as a step: alone it opens few posts beyond those for any graduate; MSc, BEd or an exam must follow.",
    hinglish:
      "Ek kadam ke roop mein haan: akele yeh kisi bhi graduate wali posts se aage kam kholti hai; MSc, BEd ya koi exam iske baad chahiye.",
    hindi: "एक क़दम के रूप में हाँ: अकेले यह किसी भी ग्रेजुएट वाले पदों से आगे कम खोलती है; MSc, BEd या कोई परीक्षा इसके बाद चाहिए।",
  },
  PhD: {
    english: "Yes if you want research or college teaching and have a fellowship; for pay alone, no.",
    hinglish: "Haan, agar research ya college mein padhana chahte hain aur fellowship ho; sirf kamai ke liye nahi.",
    hindi: "हाँ, अगर रिसर्च या कॉलेज में पढ़ाना चाहते हैं और फ़ेलोशिप हो; सिर्फ़ कमाई के लिए नहीं।",
  },
  BPharm: {
    english: "Yes for medicine makers, quality control and further study; for a shop alone DPharm is shorter and enough.",
    hinglish: "Haan, dawai companies, quality control aur aage ki padhai ke liye; sirf dukaan ke liye DPharm chhota hai aur kaafi hai.",
    hindi: "हाँ, दवाई कंपनियों, क्वालिटी कंट्रोल और आगे की पढ़ाई के लिए; सिर्फ़ दुकान के लिए DPharm छोटा है और काफ़ी है।",
  },
  "BSc Nursing": {
    english: "Yes: nurses are needed everywhere, and government posts pay well; private hospitals begin low, and there are nights.",
    hinglish:
      "Haan: nurse har jagah chahiye, aur sarkari posts ki kamai achhi hai; private hospital kam se shuru karte hain, aur raat ki duty hoti hai.",
    hindi: "हाँ: नर्स हर जगह चाहिए, और सरकारी पदों की कमाई अच्छी है; प्राइवेट अस्पताल कम से शुरू करते हैं, और रात की ड्यूटी होती है।",
  },
  BPT: {
    english: "Yes if you like the work: own practice grows with the years, and first posts in private clinics pay little.",
    hinglish: "Haan, agar kaam pasand ho: apni practice saalon mein badhti hai, aur private clinic ki pehli posts kam deti hain.",
    hindi: "हाँ, अगर काम पसंद हो: अपनी प्रैक्टिस सालों में बढ़ती है, और प्राइवेट क्लीनिक के पहले पद कम देते हैं।",
  },
  "BSc Agriculture": {
    english:
      "Yes: it is open to agriculture officers' and rural bank posts that others may not sit for. See that the college is approved by ICAR.",
    hinglish:
      "Haan: isse krishi adhikari aur gramin bank ki woh posts khulti hain jo doosron ke liye nahi. Dekhiye ki college ICAR se approved ho.",
    hindi: "हाँ: इससे कृषि अधिकारी और ग्रामीण बैंक के वे पद खुलते हैं जो दूसरों के लिए नहीं। देखिए कि कॉलेज ICAR से मान्य हो।",
  },
  MCA: {
    english:
      "Yes if you lack a first offer in software or want posts that ask for a master's degree; with an offer and projects in hand, work teaches as much.",
    hinglish:
      "Haan, agar software mein pehla offer na mila ho ya master's degree wali posts chahiye; offer aur project haath mein hon to kaam bhi utna hi sikhata hai.",
    hindi: "हाँ, अगर सॉफ़्टवेयर में पहला ऑफ़र न मिला हो या मास्टर डिग्री वाले पद चाहिए; ऑफ़र और प्रोजेक्ट हाथ में हों तो काम भी उतना ही सिखाता है।",
  },
  MSc: {
    english: "Yes if your subject asks for it, as most of research, teaching and laboratories do; for an office post it adds little.",
    hinglish: "Haan, agar aapka vishay ise maangta ho, jaise zyadatar research, teaching aur lab; office ki post mein yeh kam jodti hai.",
    hindi: "हाँ, अगर आपका विषय इसे माँगता हो, जैसे ज़्यादातर रिसर्च, टीचिंग और लैब; ऑफ़िस के पद में यह कम जोड़ती है।",
  },
  MA: {
    english: "Yes for teaching Classes 11 and 12, for college with NET, and for psychology; alone it seldom raises pay.",
    hinglish: "Haan, Class 11 aur 12 ko padhane, NET ke saath college, aur psychology ke liye; akele kamai kam hi badhti hai.",
    hindi: "हाँ, Class 11 और 12 को पढ़ाने, NET के साथ कॉलेज, और साइकोलॉजी के लिए; अकेले कमाई कम ही बढ़ती है।",
  },
  MCom: {
    english: "Yes for teaching with NET; in a firm CA, CMA or an MBA counts more.",
    hinglish: "Haan, NET ke saath padhane ke liye; company mein CA, CMA ya MBA zyada maana jaata hai.",
    hindi: "हाँ, NET के साथ पढ़ाने के लिए; कंपनी में CA, CMA या MBA ज़्यादा माना जाता है।",
  },
  BA: {
    english:
      "Yes as the cheapest way to a degree that all posts for graduates accept, with hours left for exams; choose the next step early.",
    hinglish:
      "Haan, aisi degree ka sabse sasta raasta jo graduate wali har post mein chalti hai, aur exam ke liye samay bachta hai; agla kadam jaldi chun lijiye.",
    hindi: "हाँ, ऐसी डिग्री का सबसे सस्ता रास्ता जो ग्रेजुएट वाले हर पद में चलती है, और परीक्षाओं के लिए समय बचता है; अगला क़दम जल्दी चुन लीजिए।",
  },
  BCom: {
    english: "Yes for accounts and banks, and beside CA, CS or CMA; alone pay begins low.",
    hinglish: "Haan, accounts aur bank ke liye, aur CA, CS ya CMA ke saath; akele kamai kam se shuru hoti hai.",
    hindi: "हाँ, अकाउंट्स और बैंक के लिए, और CA, CS या CMA के साथ; अकेले कमाई कम से शुरू होती है।",
  },
  GNM: {
    english: "Yes: it registers you as a nurse after three years, and nurses are needed everywhere.",
    hinglish: "Haan: teen saal ke baad nurse ke roop mein register karta hai, aur nurse har jagah chahiye.",
    hindi: "हाँ: तीन साल के बाद नर्स के रूप में रजिस्टर करता है, और नर्स हर जगह चाहिए।",
  },
  DPharm: {
    english: "Yes for a counter or a shop of your own.",
    hinglish: "Haan, counter ya apni dukaan ke liye.",
    hindi: "हाँ, काउंटर या अपनी दुकान के लिए।",
  },
  "D.El.Ed": {
    english: "Yes if you want to teach Classes 1 to 5; seats in government schools go by TET and recruitment, which may take years.",
    hinglish:
      "Haan, agar Class 1 se 5 ko padhana chahte hain; sarkari school ki seat TET aur bharti se milti hai, jisme saal lag sakte hain.",
    hindi: "हाँ, अगर Class 1 से 5 को पढ़ाना चाहते हैं; सरकारी स्कूल की सीट TET और भर्ती से मिलती है, जिसमें साल लग सकते हैं।",
  },
  ITI: {
    english: "Yes in a trade that firms near you look for, such as electrician, fitter or welder, with an apprenticeship after it.",
    hinglish:
      "Haan, aisi trade mein jo aapke paas ki companies dhoondhti hain, jaise electrician, fitter ya welder, aur uske baad apprenticeship.",
    hindi: "हाँ, ऐसी ट्रेड में जो आपके पास की कंपनियाँ ढूँढ़ती हैं, जैसे इलेक्ट्रीशियन, फ़िटर या वेल्डर, और उसके बाद अप्रेंटिसशिप।",
  },
  Diploma: {
    english: "Yes for junior technical posts in a few years, and BTech stays open.",
    hinglish: "Haan, kuch hi saal mein junior technical posts ke liye, aur BTech khula rehta hai.",
    hindi: "हाँ, कुछ ही साल में जूनियर टेक्निकल पदों के लिए, और BTech खुला रहता है।",
  },
  "Polytechnic diploma": {
    english: "Yes for junior technical posts in a few years, and BTech stays open.",
    hinglish: "Haan, kuch hi saal mein junior technical posts ke liye, aur BTech khula rehta hai.",
    hindi: "हाँ, कुछ ही साल में जूनियर टेक्निकल पदों के लिए, और BTech खुला रहता है।",
  },
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
      said: "(?:(?:govt|government|sarkari|bank|banking|competitive|ssc|railway|upsc|psc|state) ?)+(?:(?:jobs?|naukri|exams?|ki|ka|ke|liye|for) ?)*(?:taiyari|tayari|taiyyari|preparation|prepare|preparing|exams?)|(?:prepare|preparing|preparation|taiyari) (?:for )?(?:(?:govt|government|sarkari|bank|competitive|ssc|railway|upsc|psc|state) ?)+(?:jobs?|naukri|exams?)*",
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
