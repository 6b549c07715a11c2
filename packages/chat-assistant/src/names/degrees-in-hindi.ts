import type { InHindi } from "../language.ts";

/** What a degree, diploma or certificate is, in the words of `DEGREE_NAMES`. */
export const DEGREES_IN_HINDI: Readonly<Record<string, InHindi>> = {
  BTech: {
    hinglish:
      "Class 12 mein physics aur maths ke baad engineering ya technology ki chaar saal ki degree (kuch college mein BE); aage engineering aur software, ya MTech aur MBA",
    hindi:
      "Class 12 में फ़िज़िक्स और मैथ्स के बाद इंजीनियरिंग या टेक्नोलॉजी की चार साल की डिग्री (कुछ कॉलेज में BE); आगे इंजीनियरिंग और सॉफ़्टवेयर, या MTech और MBA",
  },
  MTech: {
    hinglish: "BTech ke baad do saal ki master's degree, aksar GATE se; aage research, college mein padhana aur engineering ke khaas field",
    hindi: "BTech के बाद दो साल की मास्टर डिग्री, अक्सर GATE से; आगे रिसर्च, कॉलेज में पढ़ाना और इंजीनियरिंग के ख़ास फ़ील्ड",
  },
  BCA: {
    hinglish: "computer applications ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage software aur web ka kaam, ya MCA",
    hindi: "computer applications की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे सॉफ़्टवेयर और वेब का काम, या MCA",
  },
  MCA: {
    hinglish: "BCA ya maths wali degree ke baad computer applications ki do saal ki master's degree; aage software ka kaam",
    hindi: "BCA या मैथ्स वाली डिग्री के बाद computer applications की दो साल की मास्टर डिग्री; आगे सॉफ़्टवेयर का काम",
  },
  BCom: {
    hinglish:
      "commerce ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage accounts aur banking, aur CA, CS ya CMA ke saath bhi chal sakti hai",
    hindi: "कॉमर्स की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे अकाउंट्स और बैंकिंग, और CA, CS या CMA के साथ भी चल सकती है",
  },
  MCom: {
    hinglish: "commerce ki do saal ki master's degree; aage padhana, aur accounts aur finance ka kaam",
    hindi: "कॉमर्स की दो साल की मास्टर डिग्री; आगे पढ़ाना, और अकाउंट्स और फ़ाइनेंस का काम",
  },
  "BSc Nursing": {
    hinglish:
      "Class 12 ke baad nursing ki chaar saal ki degree, zyadatar college mein PCB ke saath; aage nurse ka registration, phir MSc Nursing, padhana aur senior posts",
    hindi: "Class 12 के बाद नर्सिंग की चार साल की डिग्री, ज़्यादातर कॉलेज में PCB के साथ; आगे नर्स का रजिस्ट्रेशन, फिर MSc Nursing, पढ़ाना और सीनियर पद",
  },
  GNM: {
    hinglish:
      "General Nursing and Midwifery, Class 12 ke baad teen saal ka diploma; aage nurse ka registration, aur Post Basic BSc Nursing se degree",
    hindi: "General Nursing and Midwifery, Class 12 के बाद तीन साल का डिप्लोमा; आगे नर्स का रजिस्ट्रेशन, और Post Basic BSc Nursing से डिग्री",
  },
  ANM: {
    hinglish:
      "Auxiliary Nurse and Midwife, Class 12 ke baad do saal ka course; aage gaon aur sheher mein swasthya ka kaam, aur phir GNM ho sakta hai",
    hindi: "Auxiliary Nurse and Midwife, Class 12 के बाद दो साल का कोर्स; आगे गाँव और शहर में स्वास्थ्य का काम, और फिर GNM हो सकता है",
  },
  "BSc Agriculture": {
    hinglish:
      "science ya agriculture wali Class 12 ke baad kheti ke vigyan ki chaar saal ki degree; aage krishi vibhag, beej aur food companies, gramin bank aur research",
    hindi: "साइंस या agriculture वाली Class 12 के बाद खेती के विज्ञान की चार साल की डिग्री; आगे कृषि विभाग, बीज और फ़ूड कंपनियाँ, ग्रामीण बैंक और रिसर्च",
  },
  "BSc Forestry": {
    hinglish:
      "science ya agriculture wali Class 12 ke baad jungle, wildlife aur lakdi ki chaar saal ki degree; aage van vibhag, plantation, conservation aur research",
    hindi: "साइंस या agriculture वाली Class 12 के बाद जंगल, वन्यजीव और लकड़ी की चार साल की डिग्री; आगे वन विभाग, plantation, संरक्षण और रिसर्च",
  },
  BFSc: {
    hinglish:
      "biology wali Class 12 ke baad machhli palan ke vigyan ki chaar saal ki degree; aage matsya vibhag, hatchery, feed aur processing companies aur research",
    hindi: "बायोलॉजी वाली Class 12 के बाद मछली पालन के विज्ञान की चार साल की डिग्री; आगे मत्स्य विभाग, हैचरी, फ़ीड और प्रोसेसिंग कंपनियाँ और रिसर्च",
  },
  BSc: {
    hinglish:
      "ek ya zyada science vishayon ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage MSc aur research, BEd aur padhana, aur woh posts jinme koi bhi degree chalti hai",
    hindi:
      "एक या ज़्यादा साइंस विषयों की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे MSc और रिसर्च, BEd और पढ़ाना, और वे पद जिनमें कोई भी डिग्री चलती है",
  },
  MSc: {
    hinglish: "kisi science vishay ki do saal ki master's degree; aage lab, NET se college mein padhana, aur PhD",
    hindi: "किसी साइंस विषय की दो साल की मास्टर डिग्री; आगे लैब, NET से कॉलेज में पढ़ाना, और PhD",
  },
  "BA LLB": {
    hinglish: "arts aur law ki ek saath degree, Class 12 ke baad paanch saal; isse advocate ke roop mein enrolment hota hai",
    hindi: "आर्ट्स और लॉ की एक साथ डिग्री, Class 12 के बाद पाँच साल; इससे advocate के रूप में enrolment होता है",
  },
  "BBA LLB": {
    hinglish:
      "business administration aur law ki ek saath degree, Class 12 ke baad paanch saal; isse advocate ke roop mein enrolment hota hai",
    hindi: "business administration और लॉ की एक साथ डिग्री, Class 12 के बाद पाँच साल; इससे advocate के रूप में enrolment होता है",
  },
  LLB: {
    hinglish: "kisi bhi doosri degree ke baad teen saal ki law degree; isse advocate ke roop mein enrolment hota hai",
    hindi: "किसी भी दूसरी डिग्री के बाद तीन साल की लॉ डिग्री; इससे advocate के रूप में enrolment होता है",
  },
  LLM: {
    hinglish: "law ki degree ke baad ek ya do saal ki law ki master's degree; aage padhana aur law ke khaas field",
    hindi: "लॉ की डिग्री के बाद एक या दो साल की लॉ की मास्टर डिग्री; आगे पढ़ाना और लॉ के ख़ास फ़ील्ड",
  },
  BA: {
    hinglish:
      "arts aur samaj ke vishayon ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage civil services, LLB se law, BEd se padhana, media aur social work",
    hindi:
      "आर्ट्स और समाज के विषयों की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे सिविल सर्विस, LLB से लॉ, BEd से पढ़ाना, मीडिया और सोशल वर्क",
  },
  MA: {
    hinglish: "arts ya samaj ke kisi vishay ki do saal ki master's degree; aage school aur college mein padhana, research aur PhD",
    hindi: "आर्ट्स या समाज के किसी विषय की दो साल की मास्टर डिग्री; आगे स्कूल और कॉलेज में पढ़ाना, रिसर्च और PhD",
  },
  BBA: {
    hinglish:
      "business administration ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage companies ki junior posts, ya MBA",
    hindi: "business administration की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे कंपनियों के जूनियर पद, या MBA",
  },
  MBA: {
    hinglish:
      "kisi bhi degree ke baad university se management ki do saal ki master's degree; aage marketing, finance, HR aur operations, aur unhe sambhalna",
    hindi: "किसी भी डिग्री के बाद यूनिवर्सिटी से मैनेजमेंट की दो साल की मास्टर डिग्री; आगे मार्केटिंग, फ़ाइनेंस, HR और ऑपरेशन, और उन्हें सँभालना",
  },
  PGDM: {
    hinglish:
      "kisi bhi degree ke baad management ka do saal ka diploma, aise institute se jo university nahi hain; companies ise zyadatar MBA jaisa maanti hain, par PhD ya sarkari post ke liye pehle poochiye ki chalega ya nahi",
    hindi:
      "किसी भी डिग्री के बाद मैनेजमेंट का दो साल का डिप्लोमा, ऐसे इंस्टीट्यूट से जो यूनिवर्सिटी नहीं हैं; कंपनियाँ इसे ज़्यादातर MBA जैसा मानती हैं, पर PhD या सरकारी पद के लिए पहले पूछिए कि चलेगा या नहीं",
  },
  MBBS: {
    hinglish:
      "modern medicine ke doctor ki degree: PCB aur NEET-UG ke saath Class 12 ke baad saadhe chaar saal, phir ek saal ki internship; aage doctor ka registration, phir MD ya MS",
    hindi:
      "मॉडर्न मेडिसिन के डॉक्टर की डिग्री: PCB और NEET-UG के साथ Class 12 के बाद साढ़े चार साल, फिर एक साल की इंटर्नशिप; आगे डॉक्टर का रजिस्ट्रेशन, फिर MD या MS",
  },
  BDS: {
    hinglish:
      "daant ke doctor ki degree: PCB aur NEET-UG ke saath Class 12 ke baad paanch saal, internship samet; aage dentist ka registration, phir MDS",
    hindi: "दाँत के डॉक्टर की डिग्री: PCB और NEET-UG के साथ Class 12 के बाद पाँच साल, इंटर्नशिप समेत; आगे डेंटिस्ट का रजिस्ट्रेशन, फिर MDS",
  },
  BAMS: {
    hinglish:
      "Ayurveda ki degree: PCB aur NEET-UG ke saath Class 12 ke baad saadhe chaar saal, phir ek saal ki internship; aage Ayurveda doctor ka registration, phir Ayurveda mein MD",
    hindi:
      "आयुर्वेद की डिग्री: PCB और NEET-UG के साथ Class 12 के बाद साढ़े चार साल, फिर एक साल की इंटर्नशिप; आगे आयुर्वेद डॉक्टर का रजिस्ट्रेशन, फिर आयुर्वेद में MD",
  },
  BHMS: {
    hinglish:
      "homoeopathy ki degree: PCB aur NEET-UG ke saath Class 12 ke baad saadhe chaar saal, phir ek saal ki internship; aage homoeopathy doctor ka registration",
    hindi: "होम्योपैथी की डिग्री: PCB और NEET-UG के साथ Class 12 के बाद साढ़े चार साल, फिर एक साल की इंटर्नशिप; आगे होम्योपैथी डॉक्टर का रजिस्ट्रेशन",
  },
  BUMS: {
    hinglish:
      "Unani ki degree: PCB aur NEET-UG ke saath Class 12 ke baad saadhe chaar saal, phir ek saal ki internship; aage Unani doctor ka registration",
    hindi: "यूनानी की डिग्री: PCB और NEET-UG के साथ Class 12 के बाद साढ़े चार साल, फिर एक साल की इंटर्नशिप; आगे यूनानी डॉक्टर का रजिस्ट्रेशन",
  },
  BNYS: {
    hinglish:
      "naturopathy aur yoga ki degree: PCB ke saath Class 12 ke baad saadhe chaar saal, phir ek saal ki internship; aage naturopathy aur wellness centre ka kaam",
    hindi: "नेचुरोपैथी और योग की डिग्री: PCB के साथ Class 12 के बाद साढ़े चार साल, फिर एक साल की इंटर्नशिप; आगे नेचुरोपैथी और वेलनेस सेंटर का काम",
  },
  BVSc: {
    hinglish:
      "pashu chikitsa ki degree: PCB ke saath Class 12 ke baad saadhe paanch saal, internship samet; aage veterinary doctor ka registration",
    hindi: "पशु चिकित्सा की डिग्री: PCB के साथ Class 12 के बाद साढ़े पाँच साल, इंटर्नशिप समेत; आगे पशु डॉक्टर का रजिस्ट्रेशन",
  },
  MD: {
    hinglish: "MBBS ke baad teen saal ki degree, NEET-PG ya INI-CET se, jo doctor ko specialist banati hai, jaise chamdi ya bachchon ka",
    hindi: "MBBS के बाद तीन साल की डिग्री, NEET-PG या INI-CET से, जो डॉक्टर को स्पेशलिस्ट बनाती है, जैसे चमड़ी या बच्चों का",
  },
  MS: {
    hinglish: "doctoron mein MBBS ke baad teen saal ki degree jo surgeon banati hai; science aur engineering mein master's degree",
    hindi: "डॉक्टरों में MBBS के बाद तीन साल की डिग्री जो सर्जन बनाती है; साइंस और इंजीनियरिंग में मास्टर डिग्री",
  },
  MDS: {
    hinglish: "BDS ke baad teen saal ki degree, NEET-MDS se, jo daant ke doctor ko specialist banati hai",
    hindi: "BDS के बाद तीन साल की डिग्री, NEET-MDS से, जो दाँत के डॉक्टर को स्पेशलिस्ट बनाती है",
  },
  BPT: {
    hinglish:
      "physiotherapist ki degree: PCB ke saath Class 12 ke baad paanch saal, ek saal ki internship samet, session 2027-28 se NEET-UG se; aage clinic, hospital aur sports team, phir MPT",
    hindi:
      "फ़िज़ियोथेरेपिस्ट की डिग्री: PCB के साथ Class 12 के बाद पाँच साल, एक साल की इंटर्नशिप समेत, सत्र 2027-28 से NEET-UG से; आगे क्लीनिक, अस्पताल और स्पोर्ट्स टीम, फिर MPT",
  },
  MPT: {
    hinglish:
      "BPT ke baad do saal ki master's degree, ek field mein, jaise sports, neurology ya bachche; aage specialist practice, bade hospital, teams aur college mein padhana",
    hindi: "BPT के बाद दो साल की मास्टर डिग्री, एक फ़ील्ड में, जैसे स्पोर्ट्स, न्यूरोलॉजी या बच्चे; आगे स्पेशलिस्ट प्रैक्टिस, बड़े अस्पताल, टीमें और कॉलेज में पढ़ाना",
  },
  BOT: {
    hinglish: "occupational therapist ki degree: PCB ke saath Class 12 ke baad chaar se paanch saal, internship samet",
    hindi: "occupational therapist की डिग्री: PCB के साथ Class 12 के बाद चार से पाँच साल, इंटर्नशिप समेत",
  },
  BPharm: {
    hinglish:
      "PCB ya PCM ke saath Class 12 ke baad pharmacy ki chaar saal ki degree; aage pharmacist ka registration, dawai companies, drug control aur sales",
    hindi: "PCB या PCM के साथ Class 12 के बाद फ़ार्मेसी की चार साल की डिग्री; आगे फ़ार्मासिस्ट का रजिस्ट्रेशन, दवाई कंपनियाँ, drug control और सेल्स",
  },
  DPharm: {
    hinglish:
      "PCB ya PCM ke saath Class 12 ke baad pharmacy ka do saal ka diploma; aage pharmacist ka registration, aur BPharm ka doosra saal",
    hindi: "PCB या PCM के साथ Class 12 के बाद फ़ार्मेसी का दो साल का डिप्लोमा; आगे फ़ार्मासिस्ट का रजिस्ट्रेशन, और BPharm का दूसरा साल",
  },
  DMLT: {
    hinglish:
      "medical laboratory technology ka diploma, science wali Class 12 ke baad zyadatar do saal; aage hospital aur jaanch kendron ki lab",
    hindi: "medical laboratory technology का डिप्लोमा, साइंस वाली Class 12 के बाद ज़्यादातर दो साल; आगे अस्पताल और जाँच केंद्रों की लैब",
  },
  BMLT: {
    hinglish:
      "medical laboratory technology ki degree, PCB ke saath Class 12 ke baad teen se chaar saal; aage lab, aur usme diploma se upar",
    hindi: "medical laboratory technology की डिग्री, PCB के साथ Class 12 के बाद तीन से चार साल; आगे लैब, और उसमें डिप्लोमा से ऊपर",
  },
  BASLP: {
    hinglish:
      "sunne aur bolne ki jaanch aur therapy (audiology, speech-language pathology) ki chaar saal ki degree, internship samet; aage audiologist ya speech therapist ka registration",
    hindi:
      "सुनने और बोलने की जाँच और थेरेपी (audiology, speech-language pathology) की चार साल की डिग्री, इंटर्नशिप समेत; आगे audiologist या speech therapist का रजिस्ट्रेशन",
  },
  "B.El.Ed": {
    hinglish:
      "Class 12 ke baad elementary education ki chaar saal ki degree; aage Class 1 se 8 ko padhana, teacher eligibility test ke saath",
    hindi: "Class 12 के बाद elementary education की चार साल की डिग्री; आगे Class 1 से 8 को पढ़ाना, शिक्षक पात्रता परीक्षा के साथ",
  },
  "D.El.Ed": {
    hinglish:
      "Class 12 ke baad elementary education ka do saal ka diploma (purane naam: D.Ed, BTC, JBT); Class 1 se 5 ko padhane ki aam training, teacher eligibility test ke saath",
    hindi:
      "Class 12 के बाद elementary education का दो साल का डिप्लोमा (पुराने नाम: D.Ed, BTC, JBT); Class 1 से 5 को पढ़ाने की आम ट्रेनिंग, शिक्षक पात्रता परीक्षा के साथ",
  },
  BPEd: {
    hinglish: "doosri degree ke baad physical education ki do saal ki degree; aage school mein khel sikhana",
    hindi: "दूसरी डिग्री के बाद physical education की दो साल की डिग्री; आगे स्कूल में खेल सिखाना",
  },
  BEd: {
    hinglish:
      "teacher ki degree: doosri degree ke baad do saal, ya uske saath milakar chaar saal; Class 6 se 12 ko padhane ki aam training",
    hindi: "टीचर की डिग्री: दूसरी डिग्री के बाद दो साल, या उसके साथ मिलाकर चार साल; Class 6 से 12 को पढ़ाने की आम ट्रेनिंग",
  },
  MEd: {
    hinglish: "BEd ke baad education ki do saal ki master's degree; aage teachers ko sikhana",
    hindi: "BEd के बाद education की दो साल की मास्टर डिग्री; आगे टीचरों को सिखाना",
  },
  BHM: {
    hinglish:
      "hotel management ki degree, Class 12 ke baad teen ya chaar saal; aage kitchen, service, front office aur housekeeping ki trainee posts, jinse manager bante hain",
    hindi: "होटल मैनेजमेंट की डिग्री, Class 12 के बाद तीन या चार साल; आगे किचन, सर्विस, फ़्रंट ऑफ़िस और हाउसकीपिंग के ट्रेनी पद, जिनसे मैनेजर बनते हैं",
  },
  BVoc: {
    hinglish:
      "Class 12 ke baad kisi hunar ki teen saal ki degree, raste mein certificate ke saath; UGC ise degree maanta hai, isliye jin posts mein koi bhi degree chalti hai woh khuli hain",
    hindi:
      "Class 12 के बाद किसी हुनर की तीन साल की डिग्री, रास्ते में सर्टिफ़िकेट के साथ; UGC इसे डिग्री मानता है, इसलिए जिन पदों में कोई भी डिग्री चलती है वे खुले हैं",
  },
  BDes: {
    hinglish:
      "kisi bhi stream ki Class 12 ke baad design ki chaar saal ki degree, zyadatar design entrance se; aage product, fashion, graphic aur digital design",
    hindi:
      "किसी भी स्ट्रीम की Class 12 के बाद डिज़ाइन की चार साल की डिग्री, ज़्यादातर डिज़ाइन entrance से; आगे product, fashion, graphic और digital design",
  },
  BFA: {
    hinglish:
      "fine arts ki degree, Class 12 ke baad zyadatar chaar saal; aage painting, moorti kala, illustration, animation aur art sikhana",
    hindi: "fine arts की डिग्री, Class 12 के बाद ज़्यादातर चार साल; आगे पेंटिंग, मूर्तिकला, illustration, animation और आर्ट सिखाना",
  },
  BArch: {
    hinglish:
      "architect ki degree: physics, chemistry aur maths ke saath Class 12 ke baad paanch saal, NATA ya JEE Main Paper 2 se; aage architect ka registration",
    hindi: "आर्किटेक्ट की डिग्री: फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ Class 12 के बाद पाँच साल, NATA या JEE Main Paper 2 से; आगे आर्किटेक्ट का रजिस्ट्रेशन",
  },
  BSW: {
    hinglish: "social work ki degree, Class 12 ke baad teen saal, honours ke saath chaar; aage NGO, phir MSW",
    hindi: "सोशल वर्क की डिग्री, Class 12 के बाद तीन साल, honours के साथ चार; आगे NGO, फिर MSW",
  },
  MSW: {
    hinglish: "social work ki do saal ki master's degree; aage hospital, NGO, companies aur sarkari programme",
    hindi: "सोशल वर्क की दो साल की मास्टर डिग्री; आगे अस्पताल, NGO, कंपनियाँ और सरकारी कार्यक्रम",
  },
  BLISc: {
    hinglish: "doosri degree ke baad library science ki ek saal ki degree; aage school, college aur sheher ki library",
    hindi: "दूसरी डिग्री के बाद library science की एक साल की डिग्री; आगे स्कूल, कॉलेज और शहर की लाइब्रेरी",
  },
  PhD: {
    hinglish: "teen se chhah saal ki research degree, zyadatar master's degree ke baad; aage research aur college mein padhana",
    hindi: "तीन से छह साल की रिसर्च डिग्री, ज़्यादातर मास्टर डिग्री के बाद; आगे रिसर्च और कॉलेज में पढ़ाना",
  },
  PGDCA: {
    hinglish: "kisi bhi degree ke baad computer applications ka ek saal ka diploma; aage office aur computer ka kaam",
    hindi: "किसी भी डिग्री के बाद computer applications का एक साल का डिप्लोमा; आगे ऑफ़िस और कंप्यूटर का काम",
  },
  ITI: {
    hinglish:
      "Industrial Training Institute mein ek trade ki training, Class 10 ke baad zyadatar ek ya do saal; aage hunar ka kaam, apprenticeship aur polytechnic",
    hindi: "Industrial Training Institute में एक ट्रेड की ट्रेनिंग, Class 10 के बाद ज़्यादातर एक या दो साल; आगे हुनर का काम, अप्रेंटिसशिप और पॉलिटेक्निक",
  },
  "Polytechnic diploma": {
    hinglish: "Class 10 ke baad ek tarah ki engineering ka teen saal ka course; aage junior technical posts, aur BTech ka doosra saal",
    hindi: "Class 10 के बाद एक तरह की इंजीनियरिंग का तीन साल का कोर्स; आगे जूनियर टेक्निकल पद, और BTech का दूसरा साल",
  },
  Diploma: {
    hinglish:
      "degree se neeche ka course, ek se teen saal ka; polytechnic mein Class 10 ke baad teen saal, aage junior technical posts aur BTech ka doosra saal",
    hindi: "डिग्री से नीचे का कोर्स, एक से तीन साल का; पॉलिटेक्निक में Class 10 के बाद तीन साल, आगे जूनियर टेक्निकल पद और BTech का दूसरा साल",
  },
};

/** The same of the qualifications that bear a career's name, in the words of `PROFESSIONAL_QUALIFICATIONS`. */
export const QUALIFICATIONS_IN_HINDI: Readonly<Record<string, InHindi>> = {
  "chartered-accountant": {
    hinglish:
      "CA Institute of Chartered Accountants of India ki qualification hai: Class 12 ke baad Foundation (graduate Intermediate se shuru kar sakte hain), saalon ki articled training, aur Final; audit par sirf iske member sign karte hain",
    hindi:
      "CA Institute of Chartered Accountants of India की योग्यता है: Class 12 के बाद Foundation (ग्रेजुएट Intermediate से शुरू कर सकते हैं), सालों की articled training, और Final; ऑडिट पर सिर्फ़ इसके सदस्य हस्ताक्षर करते हैं",
  },
  "company-secretary": {
    hinglish:
      "CS Institute of Company Secretaries of India ki qualification hai: Class 12 ke baad CSEET, Executive aur Professional programme, aur training; aage company law aur board ka kaam",
    hindi:
      "CS Institute of Company Secretaries of India की योग्यता है: Class 12 के बाद CSEET, Executive और Professional programme, और ट्रेनिंग; आगे कंपनी लॉ और बोर्ड का काम",
  },
  "cost-accountant": {
    hinglish:
      "CMA Institute of Cost Accountants of India ki qualification hai: Class 12 ke baad Foundation, Intermediate, Final, aur training; aage laagat, budget aur cost audit",
    hindi:
      "CMA Institute of Cost Accountants of India की योग्यता है: Class 12 के बाद Foundation, Intermediate, Final, और ट्रेनिंग; आगे लागत, बजट और cost audit",
  },
};
