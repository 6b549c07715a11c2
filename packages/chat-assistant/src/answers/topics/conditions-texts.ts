import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
const to = (id: string, name: string): string => link(`/career/${id}`, name);

const BY_THE_TASK = `${to("graphic-designer", "Graphic Designer")}, ${to("web-developer", "Web Developer")}, ${to("translator", "Translator")}`;
const OF_ONES_OWN = `${to("private-tutor", "Private Tutor")}, ${to("personal-trainer", "Personal Trainer")}, ${to("beautician", "Beautician")}, ${to("entrepreneur", "Entrepreneur")}`;
const WHEN_OTHERS_ARE_FREE = `${to("event-manager", "Event Manager")}, ${to("wedding-photographer", "Wedding Photographer")}`;
const IN_SHIFTS = `${to("registered-nurse", "Registered Nurse")}, ${to("flight-attendant", "Flight Attendant")}, ${to("firefighter", "Firefighter")}`;

export const NOT_NINE_TO_FIVE: Wording = {
  english: told(
    "In this work the hours are mostly not nine to five, though no record here measures them:",
    [
      `${strong("By the task")}, where the date of delivery counts: ${BY_THE_TASK}.`,
      `${strong("On your own account")}, often after some years for others: ${OF_ONES_OWN}.`,
      `${strong("When others are free")}, in the evening and at weekends: ${WHEN_OTHERS_ARE_FREE}.`,
      `${strong("In shifts")}, which change and bring free days within the week: ${IN_SHIFTS}.`,
    ],
    "Hours of your own mostly come with an income that is not fixed. Many begin in a fixed post and take work of their own beside it.",
  ),
  hinglish: told(
    "Is kaam mein samay zyadatar 9 se 5 nahi hota, halaanki yahan koi record ghante nahi naapta:",
    [
      `${strong("Kaam ke hisaab se")}, jahan dene ki tareekh maayne rakhti hai: ${BY_THE_TASK}.`,
      `${strong("Apne dam par")}, aksar kuch saal doosron ke yahan kaam ke baad: ${OF_ONES_OWN}.`,
      `${strong("Jab doosre free hon")}, shaam ko aur weekend par: ${WHEN_OTHERS_ARE_FREE}.`,
      `${strong("Shift mein")}, jo badalti hai aur hafte ke beech chhutti deti hai: ${IN_SHIFTS}.`,
    ],
    "Apne samay ke saath zyadatar kamai tay nahi hoti. Bahut log tay naukri se shuru karte hain aur apna kaam saath mein lete hain.",
  ),
  hindi: told(
    "इस काम में समय ज़्यादातर 9 से 5 नहीं होता, हालाँकि यहाँ कोई रिकॉर्ड घंटे नहीं नापता:",
    [
      `${strong("काम के हिसाब से")}, जहाँ देने की तारीख़ मायने रखती है: ${BY_THE_TASK}।`,
      `${strong("अपने दम पर")}, अक्सर कुछ साल दूसरों के यहाँ काम के बाद: ${OF_ONES_OWN}।`,
      `${strong("जब दूसरे ख़ाली हों")}, शाम को और वीकेंड पर: ${WHEN_OTHERS_ARE_FREE}।`,
      `${strong("शिफ़्ट में")}, जो बदलती है और हफ़्ते के बीच छुट्टी देती है: ${IN_SHIFTS}।`,
    ],
    "अपने समय के साथ ज़्यादातर कमाई तय नहीं होती। बहुत लोग तय नौकरी से शुरू करते हैं और अपना काम साथ में लेते हैं।",
  ),
};

const IN_THE_AFTERNOON = `${to("private-tutor", "Private Tutor")}, ${to("test-preparation-tutor", "Test Preparation Tutor")}, ${to("restaurant-cook", "Restaurant Cook")}`;
const BY_NIGHT = `${to("sub-editor", "Sub-Editor")}, ${to("customer-service-representative", "Customer Service Representative")}, ${to("night-auditor", "Night Auditor")}`;

export const NOT_EARLY: Wording = {
  english: told(
    "Some work begins late in the day, or when you choose:",
    [
      `${strong("In the afternoon and evening")}: ${IN_THE_AFTERNOON}.`,
      `${strong("By the task")}: ${BY_THE_TASK}.`,
      `${strong("In the evening or at night")}, at a newspaper, for callers abroad or in a hotel: ${BY_NIGHT}.`,
      "Early it is in schools, on the first shift of hospitals and factories, in dairies and bakeries, and in the forces.",
    ],
    "How early one gets up is a habit and changes with the years: let it decide between two careers that you like, and not alone.",
  ),
  hinglish: told(
    "Kuch kaam din mein der se shuru hota hai, ya jab aap chahein:",
    [
      `${strong("Dopahar aur shaam ko")}: ${IN_THE_AFTERNOON}.`,
      `${strong("Kaam ke hisaab se")}: ${BY_THE_TASK}.`,
      `${strong("Shaam ya raat ko")}, akhbaar mein, videsh ke callers ke liye ya hotel mein: ${BY_NIGHT}.`,
      "Subah jaldi hota hai: school, hospital aur factory ki pehli shift, dairy, bakery aur sena mein.",
    ],
    "Kab uthte hain, yeh aadat hai aur saalon mein badalti hai: isse pasand ke do careers mein se ek chuniye, sirf isi se career nahi.",
  ),
  hindi: told(
    "कुछ काम दिन में देर से शुरू होता है, या जब आप चाहें:",
    [
      `${strong("दोपहर और शाम को")}: ${IN_THE_AFTERNOON}।`,
      `${strong("काम के हिसाब से")}: ${BY_THE_TASK}।`,
      `${strong("शाम या रात को")}, अख़बार में, विदेश के कॉलर्स के लिए या होटल में: ${BY_NIGHT}।`,
      "सुबह जल्दी होता है: स्कूल, अस्पताल और फ़ैक्टरी की पहली शिफ़्ट, डेयरी, बेकरी और सेना में।",
    ],
    "कब उठते हैं, यह आदत है और सालों में बदलती है: इससे पसंद के दो करियर में से एक चुनिए, सिर्फ़ इसी से करियर नहीं।",
  ),
};

const OF_SCHOOLS = `${to("primary-school-teacher", "Primary School Teacher")}, ${to("physical-education-teacher", "Physical Education Teacher")}, ${to("economics-professor", "Economics Professor")}`;
const OF_OFFICES = `${to("section-officer", "Section Officer")}, ${to("income-tax-inspector", "Income Tax Inspector")}, ${to("bank-officer", "Bank Officer")}`;
const OF_COURTS = to("civil-judge", "Civil Judge");
const OF_SHIPS = `${to("deck-officer", "Deck Officer")}, ${to("ship-engineering-officer", "Ship Engineering Officer")}`;

export const MANY_HOLIDAYS: Wording = {
  english: told(
    "No record here counts holidays, but these are known for them:",
    [
      `${strong("Schools and colleges")}: vacations with the pupils, though copies, admissions and duties take a part: ${OF_SCHOOLS}.`,
      `${strong("Courts")}: vacations of their own, with files to read in them: ${OF_COURTS}.`,
      `${strong("Offices of the Government and banks")}: the public holidays, and leave that is written down: ${OF_OFFICES}.`,
      `${strong("Ships")}: months on board, then weeks or months at home: ${OF_SHIPS}.`,
      "Few at the feasts: hospitals, police, hotels, shops, news, transport.",
    ],
    "Ask in the interview how many days of leave there are, and whether people take them.",
  ),
  hinglish: told(
    "Yahan koi record chhuttiyan nahi ginta, par inme zyada maani jaati hain:",
    [
      `${strong("School aur college")}: bachchon ke saath chhuttiyan, par copy, admission aur duty mein kuch din jaate hain: ${OF_SCHOOLS}.`,
      `${strong("Court")}: apni chhuttiyan, jinme file bhi padhni hoti hain: ${OF_COURTS}.`,
      `${strong("Sarkari office aur bank")}: sarkari chhuttiyan, aur leave jo niyam mein likhi hai: ${OF_OFFICES}.`,
      `${strong("Jahaaz")}: mahinon jahaaz par, phir hafton ya mahinon ghar par: ${OF_SHIPS}.`,
      "Tyohar par kam: hospital, police, hotel, dukaan, news, transport.",
    ],
    "Interview mein poochiye ki kitne din ki leave hai, aur log sach mein lete hain ya nahi.",
  ),
  hindi: told(
    "यहाँ कोई रिकॉर्ड छुट्टियाँ नहीं गिनता, पर इनमें ज़्यादा मानी जाती हैं:",
    [
      `${strong("स्कूल और कॉलेज")}: बच्चों के साथ छुट्टियाँ, पर कॉपी, एडमिशन और ड्यूटी में कुछ दिन जाते हैं: ${OF_SCHOOLS}।`,
      `${strong("अदालत")}: अपनी छुट्टियाँ, जिनमें फ़ाइलें भी पढ़नी होती हैं: ${OF_COURTS}।`,
      `${strong("सरकारी दफ़्तर और बैंक")}: सरकारी छुट्टियाँ, और छुट्टी जो नियम में लिखी है: ${OF_OFFICES}।`,
      `${strong("जहाज़")}: महीनों जहाज़ पर, फिर हफ़्तों या महीनों घर पर: ${OF_SHIPS}।`,
      "त्योहार पर कम: अस्पताल, पुलिस, होटल, दुकान, समाचार, परिवहन।",
    ],
    "इंटरव्यू में पूछिए कि कितने दिन की छुट्टी है, और लोग सच में लेते हैं या नहीं।",
  ),
};

const AT_SCREENS = `${to("software-engineer", "Software Engineer")}, ${to("graphic-designer", "Graphic Designer")}, ${to("game-developer", "Game Developer")}, ${to("film-editor", "Film Editor")}`;
const IN_WORKING_CLOTHES = `${to("wildlife-biologist", "Wildlife Biologist")}, ${to("carpenter", "Carpenter")}, ${to("motor-vehicle-mechanic", "Motor Vehicle Mechanic")}`;
const AT_HOME = `${to("translator", "Translator")}, ${to("content-writer", "Content Writer")}`;

export const NO_FORMALS: Wording = {
  english: told(
    "In much work nobody asks for formals:",
    [
      `${strong("At screens and in studios")}, in everyday clothes at most firms: ${AT_SCREENS}.`,
      `${strong("Outdoors and in workshops")}, in clothes for the work: ${IN_WORKING_CLOTHES}.`,
      `${strong("From home")}: ${AT_HOME}.`,
      "Formals or a uniform it is in courts, banks, hotels, airlines, selling to companies, police and hospitals.",
    ],
    "Only the interview asks for neat clothes nearly everywhere.",
  ),
  hinglish: told(
    "Bahut se kaam mein koi formal kapde nahi maangta:",
    [
      `${strong("Screen aur studio mein")}, zyadatar company mein roz ke kapdon mein: ${AT_SCREENS}.`,
      `${strong("Bahar aur workshop mein")}, kaam ke kapdon mein: ${IN_WORKING_CLOTHES}.`,
      `${strong("Ghar se")}: ${AT_HOME}.`,
      "Formal ya vardi hoti hai court, bank, hotel, airline, companiyon ko bikri, police aur hospital mein.",
    ],
    "Sirf interview mein saaf-suthre kapde lagbhag har jagah chahiye.",
  ),
  hindi: told(
    "बहुत से काम में कोई फ़ॉर्मल कपड़े नहीं माँगता:",
    [
      `${strong("स्क्रीन और स्टूडियो में")}, ज़्यादातर कंपनी में रोज़ के कपड़ों में: ${AT_SCREENS}।`,
      `${strong("बाहर और वर्कशॉप में")}, काम के कपड़ों में: ${IN_WORKING_CLOTHES}।`,
      `${strong("घर से")}: ${AT_HOME}।`,
      "फ़ॉर्मल या वर्दी होती है अदालत, बैंक, होटल, एयरलाइन, कंपनियों को बिक्री, पुलिस और अस्पताल में।",
    ],
    "सिर्फ़ इंटरव्यू में साफ़-सुथरे कपड़े लगभग हर जगह चाहिए।",
  ),
};

const OF_POLICE = `${to("police-constable", "Police Constable")}, ${to("police-inspector", "Police Inspector")}, ${to("crpf-constable", "CRPF Constable")}, ${to("assistant-commandant", "Assistant Commandant")}`;
const OF_FIRE_AND_FOREST = `${to("firefighter", "Firefighter")}, ${to("forest-guard", "Forest Guard")}, ${to("jail-warder", "Jail Warder")}, ${to("customs-officer", "Customs Officer")}`;
const OF_SEA_AND_AIR = `${to("coast-guard-officer", "Coast Guard Officer")}, ${to("deck-officer", "Deck Officer")}, ${to("airline-pilot", "Airline Pilot")}, ${to("flight-attendant", "Flight Attendant")}`;
const OF_RAIL_AND_WARD = `${to("station-master", "Station Master")}, ${to("ticket-collector", "Ticket Collector")}, ${to("registered-nurse", "Registered Nurse")}`;

export const IN_UNIFORM: Wording = {
  english: told(
    "Many posts wear a uniform, and the Army is only one of them:",
    [
      `${strong("Police and central forces")}: ${OF_POLICE}.`,
      `${strong("Fire, forest, prisons, customs")}: ${OF_FIRE_AND_FOREST}.`,
      `${strong("Sea and air")}: ${OF_SEA_AND_AIR}.`,
      `${strong("Railways and hospitals")}: ${OF_RAIL_AND_WARD}.`,
    ],
    "Posts of the Government come by an examination. In the police, fire and forest services height, a run and eyes are mostly tested too: this year's notice says how.",
  ),
  hinglish: told(
    "Vardi bahut si posts mein hoti hai, Army unme se sirf ek hai:",
    [
      `${strong("Police aur kendriya bal")}: ${OF_POLICE}.`,
      `${strong("Fire, van vibhag, jail, customs")}: ${OF_FIRE_AND_FOREST}.`,
      `${strong("Samudra aur hawa")}: ${OF_SEA_AND_AIR}.`,
      `${strong("Railway aur hospital")}: ${OF_RAIL_AND_WARD}.`,
    ],
    "Sarkari posts exam se milti hain. Police, fire aur van vibhag mein height, daud aur aankhon ki jaanch bhi zyadatar hoti hai: is saal ke notice mein likha hota hai.",
  ),
  hindi: told(
    "वर्दी बहुत से पदों में होती है, Army उनमें से सिर्फ़ एक है:",
    [
      `${strong("पुलिस और केंद्रीय बल")}: ${OF_POLICE}।`,
      `${strong("फ़ायर, वन विभाग, जेल, कस्टम्स")}: ${OF_FIRE_AND_FOREST}।`,
      `${strong("समुद्र और हवा")}: ${OF_SEA_AND_AIR}।`,
      `${strong("रेलवे और अस्पताल")}: ${OF_RAIL_AND_WARD}।`,
    ],
    "सरकारी पद परीक्षा से मिलते हैं। पुलिस, फ़ायर और वन विभाग में लंबाई, दौड़ और आँखों की जाँच भी ज़्यादातर होती है: इस साल के नोटिस में लिखा होता है।",
  ),
};

const ON_STAGE = `${to("actor", "Actor")}, ${to("playback-singer", "Playback Singer")}, ${to("stand-up-comedian", "Stand-Up Comedian")}`;
const BY_A_VOICE = `${to("content-creator", "Content Creator")}, ${to("news-anchor", "News Anchor")}, ${to("novelist", "Novelist")}`;
const BY_SPORT = `${to("cricketer", "Cricketer")}, ${to("football-player", "Football Player")}`;
const BY_WORK = `${to("entrepreneur", "Entrepreneur")}, ${to("criminal-lawyer", "Criminal Lawyer")}, ${to("cardiac-surgeon", "Cardiac Surgeon")}, ${to("ips-officer", "IPS Officer")}`;

export const TO_BE_KNOWN: Wording = {
  english: told(
    "To want to be known is no fault. Fame can't be planned, and few of many arrive; what can be learnt is work that is seen:",
    [
      `${strong("Stage and screen")}: ${ON_STAGE}.`,
      `${strong("By what you say or write")}: ${BY_A_VOICE}.`,
      `${strong("Sport")}, mostly begun as a child: ${BY_SPORT}.`,
      `${strong("Known for good work")}, after years, and with a living before that: ${BY_WORK}.`,
    ],
    "Two questions help: would you do it each day if nobody watched, and what pays until somebody does? Begin beside school, and keep a degree or a trade.",
  ),
  hinglish: told(
    "Naam chahna koi galti nahi. Shohrat tay karke nahi milti, aur bahuton mein se kam pahunchte hain; seekha woh kaam ja sakta hai jo dikhta hai:",
    [
      `${strong("Stage aur screen")}: ${ON_STAGE}.`,
      `${strong("Apni baat ya likhne se")}: ${BY_A_VOICE}.`,
      `${strong("Khel")}, zyadatar bachpan se: ${BY_SPORT}.`,
      `${strong("Achhe kaam se naam")}, saalon baad, aur usse pehle bhi roti: ${BY_WORK}.`,
    ],
    "Do sawal madad karte hain: koi na dekhe tab bhi roz karenge? Aur tab tak paise kahan se aayenge? School ke saath shuru kijiye, aur ek degree ya hunar saath rakhiye.",
  ),
  hindi: told(
    "नाम चाहना कोई ग़लती नहीं। शोहरत तय करके नहीं मिलती, और बहुतों में से कम पहुँचते हैं; सीखा वह काम जा सकता है जो दिखता है:",
    [
      `${strong("स्टेज और स्क्रीन")}: ${ON_STAGE}।`,
      `${strong("अपनी बात या लिखने से")}: ${BY_A_VOICE}।`,
      `${strong("खेल")}, ज़्यादातर बचपन से: ${BY_SPORT}।`,
      `${strong("अच्छे काम से नाम")}, सालों बाद, और उससे पहले भी रोटी: ${BY_WORK}।`,
    ],
    "दो सवाल मदद करते हैं: कोई न देखे तब भी रोज़ करेंगे? और तब तक पैसे कहाँ से आएँगे? स्कूल के साथ शुरू कीजिए, और एक डिग्री या हुनर साथ रखिए।",
  ),
};

const AS_CREW = `${to("flight-attendant", "Flight Attendant")}, ${to("airline-pilot", "Airline Pilot")}, ${to("deck-officer", "Deck Officer")}`;
const FOR_THE_COUNTRY = `${to("foreign-service-officer", "Foreign Service Officer")}, ${to("navy-officer", "Navy Officer")}`;
const WITH_TRAVELLERS = to("tour-manager", "Tour Manager");
const FOR_A_SUBJECT = `${to("interpreter", "Interpreter")}, ${to("foreign-correspondent", "Foreign Correspondent")}, ${to("wildlife-photographer", "Wildlife Photographer")}`;

export const AROUND_THE_WORLD: Wording = {
  english: told(
    "Some work takes you around the world and pays for the journey:",
    [
      `${strong("In the air and at sea")}: ${AS_CREW}.`,
      `${strong("For the country")}: ${FOR_THE_COUNTRY}.`,
      `${strong("With travellers")}: ${WITH_TRAVELLERS}.`,
      `${strong("For a language, a newspaper, a picture")}, where few can live by it at first: ${FOR_A_SUBJECT}.`,
    ],
    "One sees much and stays short, and the family is far. Cabin crew begin after Class 12 of any stream; the way of a deck officer and a pilot asks for maths and physics.",
  ),
  hinglish: told(
    "Kuch kaam duniya ghumata hai aur safar ke paise bhi wahi deta hai:",
    [
      `${strong("Hawa aur samudra mein")}: ${AS_CREW}.`,
      `${strong("Desh ke liye")}: ${FOR_THE_COUNTRY}.`,
      `${strong("Ghoomne walon ke saath")}: ${WITH_TRAVELLERS}.`,
      `${strong("Bhasha, akhbaar ya tasveer ke liye")}, jahan shuru mein kam log isse jee paate hain: ${FOR_A_SUBJECT}.`,
    ],
    "Bahut kuch dikhta hai par kam der, aur ghar door rehta hai. Cabin crew kisi bhi stream ki Class 12 ke baad; deck officer aur pilot ke raste mein maths aur physics chahiye.",
  ),
  hindi: told(
    "कुछ काम दुनिया घुमाता है और सफ़र के पैसे भी वही देता है:",
    [
      `${strong("हवा और समुद्र में")}: ${AS_CREW}।`,
      `${strong("देश के लिए")}: ${FOR_THE_COUNTRY}।`,
      `${strong("घूमने वालों के साथ")}: ${WITH_TRAVELLERS}।`,
      `${strong("भाषा, अख़बार या तस्वीर के लिए")}, जहाँ शुरू में कम लोग इससे जी पाते हैं: ${FOR_A_SUBJECT}।`,
    ],
    "बहुत कुछ दिखता है पर कम देर, और घर दूर रहता है। कैबिन क्रू किसी भी स्ट्रीम की Class 12 के बाद; डेक ऑफ़िसर और पायलट के रास्ते में गणित और भौतिकी चाहिए।",
  ),
};

const IN_SCHOOLS = `${to("primary-school-teacher", "Primary School Teacher")}, ${to("anganwadi-worker", "Anganwadi Worker")}`;
const IN_AN_NGO = `${to("social-worker", "Social Worker")}, ${to("adult-literacy-teacher", "Adult Literacy Teacher")}, ${to("special-education-teacher", "Special Education Teacher")}`;

export const TEACHING_THE_POOR: Wording = {
  english: told(
    "One can begin with it as a student, and live by it later:",
    [
      `${strong("Now")}: the evening or Sunday classes of an NGO near you, or two children of your own street.`,
      `${strong("In a government school")}, where most of them learn: D.El.Ed or BEd, then the TET. ${IN_SCHOOLS}.`,
      `${strong("In an NGO")}: ${IN_AN_NGO}. After any degree, Teach For India takes fellows for two paid years in such schools.`,
    ],
    "Ask an NGO what it pays and for how long its money is promised: that differs more than the work.",
  ),
  hinglish: told(
    "Yeh student rehte hue shuru ho sakta hai, aur baad mein isse jee bhi sakte hain:",
    [
      `${strong("Abhi")}: paas ke NGO ki shaam ya Sunday ki class, ya apni gali ke do bachche.`,
      `${strong("Sarkari school mein")}, jahan aise zyadatar bachche padhte hain: D.El.Ed ya BEd, phir TET. ${IN_SCHOOLS}.`,
      `${strong("NGO mein")}: ${IN_AN_NGO}. Kisi bhi degree ke baad Teach For India do saal ke liye aise school mein paid fellow leta hai.`,
    ],
    "NGO se poochiye ki kitna milta hai aur paisa kab tak pakka hai: fark kaam se zyada isi mein hota hai.",
  ),
  hindi: told(
    "यह छात्र रहते हुए शुरू हो सकता है, और बाद में इससे जी भी सकते हैं:",
    [
      `${strong("अभी")}: पास के NGO की शाम या रविवार की क्लास, या अपनी गली के दो बच्चे।`,
      `${strong("सरकारी स्कूल में")}, जहाँ ऐसे ज़्यादातर बच्चे पढ़ते हैं: D.El.Ed या BEd, फिर TET। ${IN_SCHOOLS}।`,
      `${strong("NGO में")}: ${IN_AN_NGO}। किसी भी डिग्री के बाद Teach For India दो साल के लिए ऐसे स्कूल में paid fellow लेता है।`,
    ],
    "NGO से पूछिए कि कितना मिलता है और पैसा कब तक पक्का है: फ़र्क़ काम से ज़्यादा इसी में होता है।",
  ),
};
