import type { ToldTexts } from "../told-texts.ts";

export const aToB: ToldTexts = {
  "10+2 BTech Cadet Entry, Ezhimala (with PCM, JEE Main), in some years for the technical branch alone": {
    hinglish: "10+2 BTech Cadet Entry, Ezhimala (PCM ke saath, JEE Main), kuch saalon mein sirf technical branch ke liye",
    hindi: "10+2 BTech Cadet Entry, एझिमाला (PCM के साथ, JEE Main), कुछ सालों में सिर्फ़ टेक्निकल ब्रांच के लिए",
  },
  "40-hour mediation training, then the panel of a court's mediation centre": {
    hinglish: "40 ghante ki mediation training, phir kisi court ke mediation centre ka panel",
    hindi: "40 घंटे की मीडिएशन ट्रेनिंग, फिर किसी कोर्ट के मीडिएशन सेंटर का पैनल",
  },
  "A centre's own training, after any degree, mostly in psychology or social work": {
    hinglish: "Kisi centre ki apni training, kisi bhi degree ke baad, zyadatar psychology ya social work ki degree ke baad",
    hindi: "किसी सेंटर की अपनी ट्रेनिंग, किसी भी डिग्री के बाद, ज़्यादातर साइकोलॉजी या सोशल वर्क की डिग्री के बाद",
  },
  "A charity of your own, founded after years in the field": {
    hinglish: "Is field mein kuch saal ke baad shuru ki gayi apni charity",
    hindi: "इस फ़ील्ड में कुछ साल के बाद शुरू की गई अपनी चैरिटी संस्था",
  },
  "A consultancy's own training, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi consultancy ki apni training",
    hindi: "किसी भी डिग्री के बाद, किसी कंसल्टेंसी की अपनी ट्रेनिंग",
  },
  "A cooperative bank's own test, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi cooperative bank ka apna test",
    hindi: "किसी भी डिग्री के बाद, किसी कोऑपरेटिव बैंक का अपना टेस्ट",
  },
  "A helper's post at a playschool, straight after Class 12": {
    hinglish: "Class 12 ke theek baad, playschool mein helper ki post",
    hindi: "Class 12 के ठीक बाद, प्लेस्कूल में हेल्पर का पद",
  },
  "A law firm's or outsourcing firm's own hiring and training, after the law degree": {
    hinglish: "Law degree ke baad, kisi law firm ya outsourcing firm ki apni bharti aur training",
    hindi: "लॉ डिग्री के बाद, किसी लॉ फ़र्म या आउटसोर्सिंग फ़र्म की अपनी भर्ती और ट्रेनिंग",
  },
  "A law office's or outsourcing firm's own training, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi law office ya outsourcing firm ki apni training",
    hindi: "किसी भी डिग्री के बाद, किसी लॉ ऑफ़िस या आउटसोर्सिंग फ़र्म की अपनी ट्रेनिंग",
  },
  "A lower technical post of the railways (RRB Group D or RRB Technician), then the departmental test for assistant loco pilot": {
    hinglish: "Railway ki koi nichli technical post (RRB Group D ya RRB Technician), phir assistant loco pilot ke liye departmental test",
    hindi: "रेलवे का कोई निचला टेक्निकल पद (RRB Group D या RRB Technician), फिर असिस्टेंट लोको पायलट के लिए विभागीय टेस्ट",
  },
  "A playschool's own training, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi playschool ki apni training",
    hindi: "किसी भी डिग्री के बाद, किसी प्लेस्कूल की अपनी ट्रेनिंग",
  },
  "A portfolio of your own drawings, after any degree": {
    hinglish: "Kisi bhi degree ke baad, apni drawings ka portfolio",
    hindi: "किसी भी डिग्री के बाद, अपनी ड्रॉइंग का पोर्टफ़ोलियो",
  },
  "A private bank's or lender's own hiring, after a degree in agriculture": {
    hinglish: "Agriculture ki degree ke baad, kisi private bank ya loan dene wali company ki apni bharti",
    hindi: "कृषि की डिग्री के बाद, किसी प्राइवेट बैंक या लोन देने वाली कंपनी की अपनी भर्ती",
  },
  "A private bank's own hiring of officers, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi private bank ki apni officer bharti",
    hindi: "किसी भी डिग्री के बाद, किसी प्राइवेट बैंक की अपनी ऑफ़िसर भर्ती",
  },
  "A private insurer's or health claims firm's (TPA) own hiring, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi private insurance company ya health claims firm (TPA) ki apni bharti",
    hindi: "किसी भी डिग्री के बाद, किसी प्राइवेट बीमा कंपनी या हेल्थ क्लेम फ़र्म (TPA) की अपनी भर्ती",
  },
  "A private insurer's own hiring, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi private insurance company ki apni bharti",
    hindi: "किसी भी डिग्री के बाद, किसी प्राइवेट बीमा कंपनी की अपनी भर्ती",
  },
  "A private station's own audition or talent hunt": {
    hinglish: "Kisi private station ka apna audition ya talent hunt",
    hindi: "किसी प्राइवेट स्टेशन का अपना ऑडिशन या टैलेंट हंट",
  },
  "A publisher's own test, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi publisher ka apna test",
    hindi: "किसी भी डिग्री के बाद, किसी प्रकाशक का अपना टेस्ट",
  },
  "A robotics company's own training, after a technical degree": {
    hinglish: "Technical degree ke baad, kisi robotics company ki apni training",
    hindi: "टेक्निकल डिग्री के बाद, किसी रोबोटिक्स कंपनी की अपनी ट्रेनिंग",
  },
  "A school's walk-in interview for its panel of contract teachers, as at Kendriya Vidyalayas, after B.Ed or D.El.Ed": {
    hinglish: "B.Ed ya D.El.Ed ke baad, contract teachers ke panel ke liye kisi school ka walk-in interview, jaise Kendriya Vidyalaya mein",
    hindi: "B.Ed या D.El.Ed के बाद, कॉन्ट्रैक्ट टीचरों के पैनल के लिए किसी स्कूल का वॉक-इन इंटरव्यू, जैसे Kendriya Vidyalaya में",
  },
  "A season as helper on a combine, then a driving licence at 18 that covers it": {
    hinglish: "Combine par helper ke taur par ek season, phir 18 saal ki umar mein aisa driving licence jisme combine bhi aaye",
    hindi: "कंबाइन पर हेल्पर के तौर पर एक सीज़न, फिर 18 साल की उम्र में ऐसा ड्राइविंग लाइसेंस जिसमें कंबाइन भी आए",
  },
  "A season or two with a beekeeper who moves hives": {
    hinglish: "Bakse jagah-jagah le jaane wale kisi madhumakkhi paalak ke saath ek ya do season",
    hindi: "बक्से जगह-जगह ले जाने वाले किसी मधुमक्खी पालक के साथ एक या दो सीज़न",
  },
  "A software firm's own writing test, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi software firm ka apna writing test",
    hindi: "किसी भी डिग्री के बाद, किसी सॉफ़्टवेयर फ़र्म का अपना राइटिंग टेस्ट",
  },
  "A subtitling firm's own test, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi subtitling firm ka apna test",
    hindi: "किसी भी डिग्री के बाद, किसी सबटाइटलिंग फ़र्म का अपना टेस्ट",
  },
  "A tool room's PG diploma in die and mould design, after BTech": {
    hinglish: "BTech ke baad, kisi tool room ka die aur mould design mein PG diploma",
    hindi: "BTech के बाद, किसी टूल रूम का डाई और मोल्ड डिज़ाइन में PG डिप्लोमा",
  },
  "A year in an authorised workshop, where the State asks for it": {
    hinglish: "Kisi authorised workshop mein ek saal, jahan rajya yeh maange",
    hindi: "किसी अधिकृत वर्कशॉप में एक साल, जहाँ राज्य यह माँगे",
  },
  "AAI Junior Executive (ATC), mostly up to 27 years, then AAI's own training": {
    hinglish: "AAI Junior Executive (ATC), zyadatar 27 saal ki umar tak, phir AAI ki apni training",
    hindi: "AAI Junior Executive (ATC), ज़्यादातर 27 साल की उम्र तक, फिर AAI की अपनी ट्रेनिंग",
  },
  "AAI Junior Executive (Fire Services) after BTech in Fire, Mechanical or Automobile Engineering": {
    hinglish: "Fire, Mechanical ya Automobile Engineering mein BTech ke baad, AAI Junior Executive (Fire Services)",
    hindi: "Fire, Mechanical या Automobile Engineering में BTech के बाद, AAI Junior Executive (Fire Services)",
  },
  "AAI Junior Executive (airport operations) after BTech, or BSc and an MBA": {
    hinglish: "BTech ke baad, ya BSc aur MBA ke baad, AAI Junior Executive (airport operations)",
    hindi: "BTech के बाद, या BSc और MBA के बाद, AAI Junior Executive (airport operations)",
  },
  "AAI Junior Executive (common cadre, where the notice has it), mostly up to 27 years, after any degree": {
    hinglish: "Kisi bhi degree ke baad, AAI Junior Executive (common cadre, jahan notice mein ho), zyadatar 27 saal ki umar tak",
    hindi: "किसी भी डिग्री के बाद, AAI Junior Executive (common cadre, जहाँ नोटिस में हो), ज़्यादातर 27 साल की उम्र तक",
  },
  "AAI Junior Executive post by GATE, after BTech": {
    hinglish: "BTech ke baad, GATE se AAI Junior Executive ki post",
    hindi: "BTech के बाद, GATE से AAI Junior Executive का पद",
  },
  "ACET and actuarial papers": { hinglish: "ACET aur actuarial papers", hindi: "ACET और एक्चुअरियल पेपर" },
  "AFCAT Flying Branch, from 20 to 24 years, with maths and physics in 12th": {
    hinglish: "AFCAT Flying Branch, 20 se 24 saal ki umar mein, Class 12 mein maths aur physics ke saath",
    hindi: "AFCAT Flying Branch, 20 से 24 साल की उम्र में, Class 12 में मैथ्स और फ़िज़िक्स के साथ",
  },
  "AFCAT Ground Duty, from 20 to 26 years: administration or logistics after any degree, accounts, education and weather after a fitting one, technical after BTech":
    {
      hinglish:
        "AFCAT Ground Duty, 20 se 26 saal ki umar mein: kisi bhi degree ke baad administration ya logistics, us kaam se judi degree ke baad accounts, education aur mausam, BTech ke baad technical",
      hindi:
        "AFCAT Ground Duty, 20 से 26 साल की उम्र में: किसी भी डिग्री के बाद एडमिनिस्ट्रेशन या लॉजिस्टिक्स, उस काम से जुड़ी डिग्री के बाद अकाउंट्स, एजुकेशन और मौसम, BTech के बाद टेक्निकल",
    },
  "AFCAT Technical Branch after BTech, as an officer": {
    hinglish: "BTech ke baad, officer ke taur par AFCAT Technical Branch",
    hindi: "BTech के बाद, ऑफ़िसर के तौर पर AFCAT Technical Branch",
  },
  "AFCAT or CDS entry, then civil flying": {
    hinglish: "AFCAT ya CDS se entry, phir civil flying",
    hindi: "AFCAT या CDS से एंट्री, फिर सिविल फ़्लाइंग",
  },
  "AFCAT or CDS entry, then military flying": {
    hinglish: "AFCAT ya CDS se entry, phir military flying",
    hindi: "AFCAT या CDS से एंट्री, फिर मिलिट्री फ़्लाइंग",
  },
  "AFCAT technical branch after BTech, then years as an engineering officer and the Air Force's flight test course": {
    hinglish: "BTech ke baad AFCAT technical branch, phir engineering officer ke taur par kuch saal aur Air Force ka flight test course",
    hindi: "BTech के बाद AFCAT टेक्निकल ब्रांच, फिर इंजीनियरिंग ऑफ़िसर के तौर पर कुछ साल और वायुसेना का फ़्लाइट टेस्ट कोर्स",
  },
  "AFIH certificate (three months), after MBBS and a year in a factory or two in practice": {
    hinglish: "MBBS ke baad, aur factory mein ek saal ya practice mein do saal ke baad, AFIH certificate (teen mahine)",
    hindi: "MBBS के बाद, और फ़ैक्टरी में एक साल या प्रैक्टिस में दो साल के बाद, AFIH सर्टिफ़िकेट (तीन महीने)",
  },
  "AIFF D licence from 18, then the AFC C, B and A licences one by one": {
    hinglish: "18 saal ki umar se AIFF D licence, phir ek-ek karke AFC C, B aur A licence",
    hindi: "18 साल की उम्र से AIFF D लाइसेंस, फिर एक-एक करके AFC C, B और A लाइसेंस",
  },
  "AIFF entry-level referee test, then the higher levels one by one": {
    hinglish: "AIFF ka entry-level referee test, phir ek-ek karke oopar ke level",
    hindi: "AIFF का एंट्री-लेवल रेफ़री टेस्ट, फिर एक-एक करके ऊपर के लेवल",
  },
  "AME (aircraft maintenance engineer) course, then years of aircraft maintenance": {
    hinglish: "AME (aircraft maintenance engineer) course, phir aircraft maintenance mein kuch saal",
    hindi: "AME (एयरक्राफ़्ट मेंटेनेंस इंजीनियर) कोर्स, फिर एयरक्राफ़्ट मेंटेनेंस में कुछ साल",
  },
  "AME course after a BTech": { hinglish: "BTech ke baad AME course", hindi: "BTech के बाद AME कोर्स" },
  "AME course at a DGCA-approved CAR-147 institute": {
    hinglish: "DGCA se manzoor CAR-147 institute mein AME course",
    hindi: "DGCA से मंज़ूर CAR-147 इंस्टीट्यूट में AME कोर्स",
  },
  "AMPP (formerly NACE) certificate in cathodic protection or coating inspection, after a diploma or BTech": {
    hinglish: "Diploma ya BTech ke baad, cathodic protection ya coating inspection mein AMPP (purana naam NACE) certificate",
    hindi: "डिप्लोमा या BTech के बाद, कैथोडिक प्रोटेक्शन या कोटिंग इंस्पेक्शन में AMPP (पुराना नाम NACE) सर्टिफ़िकेट",
  },
  "ANM diploma (2 years, any stream; most seats are for women)": {
    hinglish: "ANM diploma (2 saal, koi bhi stream; zyadatar seats mahilaon ke liye)",
    hindi: "ANM डिप्लोमा (2 साल, कोई भी स्ट्रीम; ज़्यादातर सीटें महिलाओं के लिए)",
  },
  "ANM diploma (2 years, any stream; most seats are for women), then State staff selection or a contract of the health mission": {
    hinglish:
      "ANM diploma (2 saal, koi bhi stream; zyadatar seats mahilaon ke liye), phir rajya staff selection ya health mission ka contract",
    hindi: "ANM डिप्लोमा (2 साल, कोई भी स्ट्रीम; ज़्यादातर सीटें महिलाओं के लिए), फिर राज्य कर्मचारी चयन या हेल्थ मिशन का कॉन्ट्रैक्ट",
  },
  "ANM diploma (2 years, any stream; mostly for women), for the village sub-centre, by State staff selection": {
    hinglish: "ANM diploma (2 saal, koi bhi stream; zyadatar mahilaon ke liye), gaon ke sub-centre ke liye, rajya staff selection se",
    hindi: "ANM डिप्लोमा (2 साल, कोई भी स्ट्रीम; ज़्यादातर महिलाओं के लिए), गाँव के सब-सेंटर के लिए, राज्य कर्मचारी चयन से",
  },
  "ASRB NET for agricultural universities, or later, with a PhD, the same board's ARS examination for ICAR scientists": {
    hinglish: "Agricultural universities ke liye ASRB NET, ya baad mein, PhD ke saath, ICAR scientist ke liye usi board ka ARS exam",
    hindi: "कृषि यूनिवर्सिटी के लिए ASRB NET, या बाद में, PhD के साथ, ICAR वैज्ञानिक के लिए उसी बोर्ड की ARS परीक्षा",
  },
  "ASRB NET for universities, or later, with a PhD, the same board's ARS examination for ICAR scientists, as at CMFRI Kochi": {
    hinglish:
      "Universities ke liye ASRB NET, ya baad mein, PhD ke saath, ICAR scientist ke liye usi board ka ARS exam, jaise CMFRI Kochi mein",
    hindi: "यूनिवर्सिटी के लिए ASRB NET, या बाद में, PhD के साथ, ICAR वैज्ञानिक के लिए उसी बोर्ड की ARS परीक्षा, जैसे CMFRI कोच्चि में",
  },
  "ASRB NET for universities, or later, with a PhD, the same board's ARS examination for ICAR scientists, as at NDRI": {
    hinglish: "Universities ke liye ASRB NET, ya baad mein, PhD ke saath, ICAR scientist ke liye usi board ka ARS exam, jaise NDRI mein",
    hindi: "यूनिवर्सिटी के लिए ASRB NET, या बाद में, PhD के साथ, ICAR वैज्ञानिक के लिए उसी बोर्ड की ARS परीक्षा, जैसे NDRI में",
  },
  "ASRB NET for veterinary universities, or later, with a PhD, the same board's ARS examination for ICAR scientists": {
    hinglish: "Veterinary universities ke liye ASRB NET, ya baad mein, PhD ke saath, ICAR scientist ke liye usi board ka ARS exam",
    hindi: "वेटरिनरी यूनिवर्सिटी के लिए ASRB NET, या बाद में, PhD के साथ, ICAR वैज्ञानिक के लिए उसी बोर्ड की ARS परीक्षा",
  },
  "ATDC or machine maker's mechanic course": {
    hinglish: "ATDC ya machine banane wali company ka mechanic course",
    hindi: "ATDC या मशीन बनाने वाली कंपनी का मैकेनिक कोर्स",
  },
  "AWS or Azure architect certificate after some years as cloud engineer": {
    hinglish: "Cloud engineer ke taur par kuch saal ke baad, AWS ya Azure architect certificate",
    hindi: "क्लाउड इंजीनियर के तौर पर कुछ साल के बाद, AWS या Azure आर्किटेक्ट सर्टिफ़िकेट",
  },
  "AWS or Azure certificate after a computing degree": {
    hinglish: "Computing degree ke baad, AWS ya Azure certificate",
    hindi: "कंप्यूटिंग की डिग्री के बाद, AWS या Azure सर्टिफ़िकेट",
  },
  "AWS or Azure developer certificate": { hinglish: "AWS ya Azure developer certificate", hindi: "AWS या Azure डेवलपर सर्टिफ़िकेट" },
  "Academy of a known coach, then State and national ranking tournaments": {
    hinglish: "Kisi jaane-maane coach ki academy, phir rajya aur national ranking tournament",
    hindi: "किसी जाने-माने कोच की अकादमी, फिर राज्य और नेशनल रैंकिंग टूर्नामेंट",
  },
  "Accessibility firm's training after any degree, also for blind people who use screen readers": {
    hinglish: "Kisi bhi degree ke baad accessibility firm ki training, screen reader istemal karne wale drishtiheen logon ke liye bhi",
    hindi: "किसी भी डिग्री के बाद एक्सेसिबिलिटी फ़र्म की ट्रेनिंग, स्क्रीन रीडर इस्तेमाल करने वाले दृष्टिहीन लोगों के लिए भी",
  },
  "Accompanist of a university's music or dance department, by its own selection": {
    hinglish: "University ke music ya dance department mein accompanist, uske apne selection se",
    hindi: "यूनिवर्सिटी के म्यूज़िक या डांस विभाग में संगतकार, उसके अपने चयन से",
  },
  "Accounts assistant after Class 12 and a Tally course, then promotion, BCom alongside": {
    hinglish: "Class 12 aur Tally course ke baad accounts assistant, phir promotion se, saath mein BCom",
    hindi: "Class 12 और Tally कोर्स के बाद अकाउंट्स असिस्टेंट, फिर प्रमोशन से, साथ में BCom",
  },
  "Accounts assistant or executive first, then promotion": {
    hinglish: "Pehle accounts assistant ya executive, phir promotion se",
    hindi: "पहले अकाउंट्स असिस्टेंट या एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Accounts executive first, then the desk for customers' dues": {
    hinglish: "Pehle accounts executive, phir customers ke bakaya wali desk",
    hindi: "पहले अकाउंट्स एग्ज़िक्यूटिव, फिर ग्राहकों के बकाया वाली डेस्क",
  },
  "Accounts or HR assistant first, then the payroll desk": {
    hinglish: "Pehle accounts ya HR assistant, phir payroll desk",
    hindi: "पहले अकाउंट्स या HR असिस्टेंट, फिर पे-रोल डेस्क",
  },
  "Accounts or audit manager first, then promotion": {
    hinglish: "Pehle accounts ya audit manager, phir promotion se",
    hindi: "पहले अकाउंट्स या ऑडिट मैनेजर, फिर प्रमोशन से",
  },
  "Accounts or costing executive first, then promotion": {
    hinglish: "Pehle accounts ya costing executive, phir promotion se",
    hindi: "पहले अकाउंट्स या कॉस्टिंग एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Accounts or finance executive first, then the cash desk": {
    hinglish: "Pehle accounts ya finance executive, phir cash desk",
    hindi: "पहले अकाउंट्स या फ़ाइनेंस एग्ज़िक्यूटिव, फिर कैश डेस्क",
  },
  "Acharya (Sanskrit master's) at a Sanskrit university": {
    hinglish: "Sanskrit university mein Acharya (Sanskrit ki master degree)",
    hindi: "संस्कृत यूनिवर्सिटी में Acharya (संस्कृत की मास्टर डिग्री)",
  },
  "Acharya or MA Sanskrit": { hinglish: "Acharya ya MA Sanskrit", hindi: "Acharya या MA Sanskrit" },
  "Acting diploma": { hinglish: "Acting diploma", hindi: "एक्टिंग डिप्लोमा" },
  "Acting in a theatre group beside any degree, then directing its plays": {
    hinglish: "Kisi bhi degree ke saath-saath theatre group mein acting, phir uske naatak direct karna",
    hindi: "किसी भी डिग्री के साथ-साथ थिएटर ग्रुप में एक्टिंग, फिर उसके नाटकों का निर्देशन",
  },
  "Actuarial papers after a maths, statistics or engineering degree or CA (some of these enter without ACET)": {
    hinglish: "Maths, statistics ya engineering ki degree ya CA ke baad, actuarial papers (inmein se kuch ki entry bina ACET ke)",
    hindi: "मैथ्स, स्टैटिस्टिक्स या इंजीनियरिंग की डिग्री या CA के बाद, एक्चुअरियल पेपर (इनमें से कुछ की एंट्री बिना ACET के)",
  },
  "Acupuncture diploma after a medical or AYUSH degree": {
    hinglish: "Medical ya AYUSH degree ke baad, acupuncture diploma",
    hindi: "मेडिकल या AYUSH डिग्री के बाद, एक्यूपंक्चर डिप्लोमा",
  },
  "Administrative officer (health) of a public insurer, after MBBS, BDS, BAMS or BHMS": {
    hinglish: "MBBS, BDS, BAMS ya BHMS ke baad, sarkari insurance company mein administrative officer (health)",
    hindi: "MBBS, BDS, BAMS या BHMS के बाद, सरकारी बीमा कंपनी में एडमिनिस्ट्रेटिव ऑफ़िसर (हेल्थ)",
  },
  "Adult of 21 years on the local roll; schooling rules vary": {
    hinglish: "21 saal ki umar aur sthaniya voter list mein naam; padhai ke niyam alag-alag",
    hindi: "21 साल की उम्र और स्थानीय वोटर लिस्ट में नाम; पढ़ाई के नियम अलग-अलग",
  },
  "Advanced Diploma in Industrial Safety (ADIS) of a state board, such as at the Central or Regional Labour Institutes": {
    hinglish: "State board ka Advanced Diploma in Industrial Safety (ADIS), jaise Central ya Regional Labour Institute mein",
    hindi: "राज्य बोर्ड का Advanced Diploma in Industrial Safety (ADIS), जैसे Central या Regional Labour Institute में",
  },
  "Advanced Excel and VBA course after any degree": {
    hinglish: "Kisi bhi degree ke baad, Advanced Excel aur VBA course",
    hindi: "किसी भी डिग्री के बाद, Advanced Excel और VBA कोर्स",
  },
  "Adventure courses at Gulmarg (IISM), Uttarkashi (NIM) or Goa (NIWS)": {
    hinglish: "Gulmarg (IISM), Uttarkashi (NIM) ya Goa (NIWS) mein adventure course",
    hindi: "गुलमर्ग (IISM), उत्तरकाशी (NIM) या गोवा (NIWS) में एडवेंचर कोर्स",
  },
  "Advertising or marketing executive first, then promotion": {
    hinglish: "Pehle advertising ya marketing executive, phir promotion se",
    hindi: "पहले एडवरटाइज़िंग या मार्केटिंग एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Advocate for ten years or more, then 40-hour mediation training and the panel of a court's mediation centre": {
    hinglish: "Advocate ke taur par das saal ya zyada, phir 40 ghante ki mediation training aur kisi court ke mediation centre ka panel",
    hindi: "वकील के तौर पर दस साल या ज़्यादा, फिर 40 घंटे की मीडिएशन ट्रेनिंग और किसी कोर्ट के मीडिएशन सेंटर का पैनल",
  },
  "After MBBS: MD Microbiology, then DM Virology if you wish": {
    hinglish: "MBBS ke baad: MD Microbiology, phir chahein to DM Virology",
    hindi: "MBBS के बाद: MD Microbiology, फिर चाहें तो DM Virology",
  },
  "After MSW: medical social worker of a State's hospitals by its selection board, or, with some years of work, of AIIMS by its own test": {
    hinglish:
      "MSW ke baad: rajya ke aspatalon mein uske selection board se medical social worker, ya, kuch saal ke kaam ke saath, AIIMS mein uske apne test se",
    hindi: "MSW के बाद: राज्य के अस्पतालों में उसके चयन बोर्ड से मेडिकल सोशल वर्कर, या, कुछ साल के काम के साथ, AIIMS में उसके अपने टेस्ट से",
  },
  "After the MA: State PSC for State museums, UPSC recruitment for the National Museum, or another museum's own hiring": {
    hinglish: "MA ke baad: rajya ke museums ke liye State PSC, National Museum ke liye UPSC bharti, ya kisi aur museum ki apni bharti",
    hindi: "MA के बाद: राज्य के म्यूज़ियमों के लिए State PSC, National Museum के लिए UPSC भर्ती, या किसी और म्यूज़ियम की अपनी भर्ती",
  },
  "Age-group trials of your district or State association": {
    hinglish: "Apne zile ya rajya ki association ke age-group trials",
    hindi: "अपने ज़िले या राज्य की एसोसिएशन के एज-ग्रुप ट्रायल",
  },
  "Agent from age 18 after insurer's training and exam": {
    hinglish: "Insurance company ki training aur exam ke baad, 18 saal ki umar se agent",
    hindi: "बीमा कंपनी की ट्रेनिंग और परीक्षा के बाद, 18 साल की उम्र से एजेंट",
  },
  "Agent from age 18 with computer skills and IIBF certificate": {
    hinglish: "Computer skills aur IIBF certificate ke saath, 18 saal ki umar se agent",
    hindi: "कंप्यूटर स्किल और IIBF सर्टिफ़िकेट के साथ, 18 साल की उम्र से एजेंट",
  },
  "Agent of a bank through a correspondent company or Common Service Centre, with the IIBF certificate": {
    hinglish: "Correspondent company ya Common Service Centre ke zariye bank ke agent, IIBF certificate ke saath",
    hindi: "कॉरेस्पॉन्डेंट कंपनी या Common Service Centre के ज़रिए बैंक के एजेंट, IIBF सर्टिफ़िकेट के साथ",
  },
  "Agent of a broking firm (Authorised Person), from 18 years, while you study": {
    hinglish: "Padhai ke saath-saath, 18 saal ki umar se, broking firm ke agent (Authorised Person)",
    hindi: "पढ़ाई के साथ-साथ, 18 साल की उम्र से, ब्रोकिंग फ़र्म के एजेंट (Authorised Person)",
  },
  "Agniveer General Duty (Class 10; men so far), then volunteer for a parachute unit": {
    hinglish: "Agniveer General Duty (Class 10; abhi tak sirf purush), phir parachute unit ke liye volunteer karna",
    hindi: "Agniveer General Duty (Class 10; अभी तक सिर्फ़ पुरुष), फिर पैराशूट यूनिट के लिए वॉलंटियर करना",
  },
  "Agniveer General Duty or Technical (PCM), men only in this arm so far": {
    hinglish: "Agniveer General Duty ya Technical (PCM), sena ke is ang mein abhi tak sirf purush",
    hindi: "Agniveer General Duty या Technical (PCM), सेना के इस अंग में अभी तक सिर्फ़ पुरुष",
  },
  "Agniveer General Duty, Class 10 with 45 per cent, from 17½ years": {
    hinglish: "Agniveer General Duty, 45 percent ke saath Class 10, saadhe 17 saal ki umar se",
    hindi: "Agniveer General Duty, 45 प्रतिशत के साथ Class 10, साढ़े 17 साल की उम्र से",
  },
  "Agniveer General Duty, Class 10 with 45 per cent; men only in this arm so far": {
    hinglish: "Agniveer General Duty, 45 percent ke saath Class 10; sena ke is ang mein abhi tak sirf purush",
    hindi: "Agniveer General Duty, 45 प्रतिशत के साथ Class 10; सेना के इस अंग में अभी तक सिर्फ़ पुरुष",
  },
  "Agniveer General Duty, from 17½ years; women for the Military Police so far": {
    hinglish: "Agniveer General Duty, saadhe 17 saal ki umar se; mahilaon ke liye abhi tak sirf Military Police",
    hindi: "Agniveer General Duty, साढ़े 17 साल की उम्र से; महिलाओं के लिए अभी तक सिर्फ़ मिलिट्री पुलिस",
  },
  "Agniveer Matric Recruit (cook, steward, hygienist)": {
    hinglish: "Agniveer Matric Recruit (cook, steward, hygienist)",
    hindi: "Agniveer Matric Recruit (कुक, स्टुअर्ड, हाइजीनिस्ट)",
  },
  "Agniveer Senior Secondary Recruit, with maths and physics": {
    hinglish: "Agniveer Senior Secondary Recruit, maths aur physics ke saath",
    hindi: "Agniveer Senior Secondary Recruit, मैथ्स और फ़िज़िक्स के साथ",
  },
  "Agniveer Technical (PCM), as a sapper (men so far)": {
    hinglish: "Agniveer Technical (PCM), sapper ke taur par (abhi tak sirf purush)",
    hindi: "Agniveer Technical (PCM), सैपर के तौर पर (अभी तक सिर्फ़ पुरुष)",
  },
  "Agniveer Technical, army engineers or ordnance (men so far; a four-year term, after which a quarter stay on so far)": {
    hinglish:
      "Agniveer Technical, army engineers ya ordnance (abhi tak sirf purush; chaar saal ki term, jiske baad abhi tak ek chauthai log rukte hain)",
    hindi: "Agniveer Technical, आर्मी इंजीनियर्स या ऑर्डनेंस (अभी तक सिर्फ़ पुरुष; चार साल का कार्यकाल, जिसके बाद अभी तक एक चौथाई लोग रुकते हैं)",
  },
  "Agniveer Vayu with maths, physics and English in Class 12 or a two-year vocational course, at 50 per cent": {
    hinglish: "Agniveer Vayu, Class 12 ya do saal ke vocational course mein maths, physics aur English aur 50 percent ke saath",
    hindi: "Agniveer Vayu, Class 12 या दो साल के वोकेशनल कोर्स में मैथ्स, फ़िज़िक्स और अंग्रेज़ी और 50 प्रतिशत के साथ",
  },
  "Agniveer cook of the Army (Tradesman) or Navy (MR), with Class 10 passed, from 17½ years": {
    hinglish: "Army (Tradesman) ya Navy (MR) mein Agniveer cook, Class 10 paas, saadhe 17 saal ki umar se",
    hindi: "थलसेना (Tradesman) या नौसेना (MR) में Agniveer कुक, Class 10 पास, साढ़े 17 साल की उम्र से",
  },
  "Agniveer entry in the Army, Navy or Air Force, then volunteer for its special unit": {
    hinglish: "Army, Navy ya Air Force mein Agniveer entry, phir uski special unit ke liye volunteer karna",
    hindi: "थलसेना, नौसेना या वायुसेना में Agniveer एंट्री, फिर उसकी स्पेशल यूनिट के लिए वॉलंटियर करना",
  },
  "Agniveer entry, for signals and radio trades of the forces": {
    hinglish: "Agniveer entry, senaon ke signals aur radio trades ke liye",
    hindi: "Agniveer एंट्री, सेनाओं के सिग्नल और रेडियो ट्रेड के लिए",
  },
  "Agniveer for four years, then the BSF, which keeps half its constable posts for them": {
    hinglish: "Chaar saal Agniveer, phir BSF, jo apni aadhi constable posts unke liye rakhti hai",
    hindi: "चार साल Agniveer, फिर BSF, जो अपने आधे कॉन्स्टेबल पद उनके लिए रखती है",
  },
  "Agniveer for four years, then the constable posts kept for them": {
    hinglish: "Chaar saal Agniveer, phir unke liye rakhi gayi constable posts",
    hindi: "चार साल Agniveer, फिर उनके लिए रखे गए कॉन्स्टेबल पद",
  },
  "Agniveer musician of the Navy, or of the Air Force where its notice lists the instrument, from 17½ years": {
    hinglish: "Navy mein Agniveer musician, ya Air Force mein jahan uske notice mein woh instrument ho, saadhe 17 saal ki umar se",
    hindi: "नौसेना में Agniveer म्यूज़ीशियन, या वायुसेना में जहाँ उसके नोटिस में वह वाद्य हो, साढ़े 17 साल की उम्र से",
  },
  "Agriculture officer by the State PSC, then the department's seed laboratory or inspection": {
    hinglish: "State PSC se agriculture officer, phir department ki seed laboratory ya inspection",
    hindi: "State PSC से कृषि अधिकारी, फिर विभाग की बीज लैबोरेटरी या इंस्पेक्शन",
  },
  "Agriculture officer entry of public banks (IBPS SO); of rural banks after two years of such work (IBPS RRB)": {
    hinglish: "Sarkari bankon mein agriculture officer entry (IBPS SO); gramin bankon mein aise kaam ke do saal baad (IBPS RRB)",
    hindi: "सरकारी बैंकों में कृषि अधिकारी की एंट्री (IBPS SO); ग्रामीण बैंकों में ऐसे काम के दो साल बाद (IBPS RRB)",
  },
  "Aide in the office of an MP, an MLA or a party, by its own hiring, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi MP, MLA ya party ke office mein sahayak, uski apni bharti se",
    hindi: "किसी भी डिग्री के बाद, किसी MP, MLA या पार्टी के दफ़्तर में सहायक, उसकी अपनी भर्ती से",
  },
  "Air Force meteorology branch, by AFCAT, with the science degree that its notice asks for": {
    hinglish: "AFCAT se Air Force ki meteorology branch, us science degree ke saath jo uska notice maange",
    hindi: "AFCAT से वायुसेना की मौसम विज्ञान ब्रांच, उस साइंस डिग्री के साथ जो उसका नोटिस माँगे",
  },
  "Air Force or Navy flying first, then the civil licence": {
    hinglish: "Pehle Air Force ya Navy mein flying, phir civil licence",
    hindi: "पहले वायुसेना या नौसेना में फ़्लाइंग, फिर सिविल लाइसेंस",
  },
  "Air Force, Navy or Army flying by NDA first, then the civil licence and instructor rating": {
    hinglish: "Pehle NDA se Air Force, Navy ya Army mein flying, phir civil licence aur instructor rating",
    hindi: "पहले NDA से वायुसेना, नौसेना या थलसेना में फ़्लाइंग, फिर सिविल लाइसेंस और इंस्ट्रक्टर रेटिंग",
  },
  "Air Force, Navy or Army flying first, then the civil licence and instructor rating": {
    hinglish: "Pehle Air Force, Navy ya Army mein flying, phir civil licence aur instructor rating",
    hindi: "पहले वायुसेना, नौसेना या थलसेना में फ़्लाइंग, फिर सिविल लाइसेंस और इंस्ट्रक्टर रेटिंग",
  },
  "Airline cabin crew interview after any degree": {
    hinglish: "Kisi bhi degree ke baad, airline ka cabin crew interview",
    hindi: "किसी भी डिग्री के बाद, एयरलाइन का केबिन क्रू इंटरव्यू",
  },
  "Airline cabin crew interview and training, from 18 years, with limits of height and age": {
    hinglish: "Airline ka cabin crew interview aur training, 18 saal ki umar se, lambai aur umar ki seema ke saath",
    hindi: "एयरलाइन का केबिन क्रू इंटरव्यू और ट्रेनिंग, 18 साल की उम्र से, लंबाई और उम्र की सीमा के साथ",
  },
  "Airline cadet pilot programme": { hinglish: "Airline ka cadet pilot programme", hindi: "एयरलाइन का कैडेट पायलट प्रोग्राम" },
  "Airline cargo trainee after any degree": {
    hinglish: "Kisi bhi degree ke baad, airline mein cargo trainee",
    hindi: "किसी भी डिग्री के बाद, एयरलाइन में कार्गो ट्रेनी",
  },
  "Airline ground staff interview after any degree": {
    hinglish: "Kisi bhi degree ke baad, airline ka ground staff interview",
    hindi: "किसी भी डिग्री के बाद, एयरलाइन का ग्राउंड स्टाफ़ इंटरव्यू",
  },
  "Airline ground staff job after Class 12": {
    hinglish: "Class 12 ke baad, airline mein ground staff ki naukri",
    hindi: "Class 12 के बाद, एयरलाइन में ग्राउंड स्टाफ़ की नौकरी",
  },
  "Akashvani (All India Radio) audition, for a grade as an artist": {
    hinglish: "Artist ke taur par grade ke liye Akashvani (All India Radio) ka audition",
    hindi: "कलाकार के तौर पर ग्रेड के लिए Akashvani (All India Radio) का ऑडिशन",
  },
  "Akashvani (All India Radio) newsreader's audition": {
    hinglish: "Akashvani (All India Radio) mein newsreader ka audition",
    hindi: "Akashvani (All India Radio) में न्यूज़रीडर का ऑडिशन",
  },
  "Akashvani's audition and test for casual announcers (farm programmes ask for agriculture)": {
    hinglish: "Casual announcer ke liye Akashvani ka audition aur test (kheti ke programme ke liye agriculture ki padhai maangi jaati hai)",
    hindi: "कैज़ुअल अनाउंसर के लिए Akashvani का ऑडिशन और टेस्ट (खेती के कार्यक्रमों के लिए कृषि की पढ़ाई माँगी जाती है)",
  },
  "Akashvani's audition for FM presenters": {
    hinglish: "FM presenter ke liye Akashvani ka audition",
    hindi: "FM प्रेज़ेंटर के लिए Akashvani का ऑडिशन",
  },
  "Akashvani's panel of commentators, by its own audition": {
    hinglish: "Akashvani ka commentator panel, uske apne audition se",
    hindi: "Akashvani का कमेंटेटर पैनल, उसके अपने ऑडिशन से",
  },
  "Akhara of a guru, then district and State bouts": {
    hinglish: "Kisi guru ka akhada, phir zila aur rajya ke mukable",
    hindi: "किसी गुरु का अखाड़ा, फिर ज़िला और राज्य के मुक़ाबले",
  },
  "An IT company's training and post after Class 12 (mostly with maths), alongside a degree": {
    hinglish: "Class 12 ke baad (zyadatar maths ke saath) kisi IT company ki training aur post, saath mein degree",
    hindi: "Class 12 के बाद (ज़्यादातर मैथ्स के साथ) किसी IT कंपनी की ट्रेनिंग और पद, साथ में डिग्री",
  },
  "An IT company's training and post after Class 12 (mostly with maths), such as HCL TechBee, while studying for a degree": {
    hinglish:
      "Class 12 ke baad (zyadatar maths ke saath) kisi IT company ki training aur post, jaise HCL TechBee, degree ki padhai ke saath",
    hindi: "Class 12 के बाद (ज़्यादातर मैथ्स के साथ) किसी IT कंपनी की ट्रेनिंग और पद, जैसे HCL TechBee, डिग्री की पढ़ाई के साथ",
  },
  "An IT firm's training and post after Class 12 (mostly with maths), alongside a degree, such as HCL TechBee": {
    hinglish: "Class 12 ke baad (zyadatar maths ke saath) kisi IT firm ki training aur post, saath mein degree, jaise HCL TechBee",
    hindi: "Class 12 के बाद (ज़्यादातर मैथ्स के साथ) किसी IT फ़र्म की ट्रेनिंग और पद, साथ में डिग्री, जैसे HCL TechBee",
  },
  "An IT firm's training and post straight after Class 12 (mostly with maths), such as HCL TechBee, alongside a degree": {
    hinglish: "Class 12 ke theek baad (zyadatar maths ke saath) kisi IT firm ki training aur post, jaise HCL TechBee, saath mein degree",
    hindi: "Class 12 के ठीक बाद (ज़्यादातर मैथ्स के साथ) किसी IT फ़र्म की ट्रेनिंग और पद, जैसे HCL TechBee, साथ में डिग्री",
  },
  "An institute's own training, after any degree with good English": {
    hinglish: "Achhi English ke saath kisi bhi degree ke baad, kisi institute ki apni training",
    hindi: "अच्छी अंग्रेज़ी के साथ किसी भी डिग्री के बाद, किसी इंस्टीट्यूट की अपनी ट्रेनिंग",
  },
  "Analyst of a consulting firm straight after a degree, then promotion or MBA": {
    hinglish: "Degree ke theek baad consulting firm mein analyst, phir promotion ya MBA se",
    hindi: "डिग्री के ठीक बाद कंसल्टिंग फ़र्म में एनालिस्ट, फिर प्रमोशन या MBA से",
  },
  "Analyst or agricultural officer in a State's soil or fertiliser laboratory, by State PSC or State staff selection": {
    hinglish: "Rajya ki mitti ya khaad laboratory mein analyst ya agricultural officer, State PSC ya rajya staff selection se",
    hindi: "राज्य की मिट्टी या खाद लैबोरेटरी में एनालिस्ट या कृषि अधिकारी, State PSC या राज्य कर्मचारी चयन से",
  },
  "Analyst-cum-programmer of a State department (State PSC or staff selection)": {
    hinglish: "Rajya ke kisi department mein analyst-cum-programmer (State PSC ya staff selection)",
    hindi: "राज्य के किसी विभाग में एनालिस्ट-कम-प्रोग्रामर (State PSC या कर्मचारी चयन)",
  },
  "Anganwadi helper (Class 10 in most States, from 18), often promoted to worker after some years": {
    hinglish: "Anganwadi helper (zyadatar rajyon mein Class 10, 18 saal ki umar se), aksar kuch saal baad promotion se worker",
    hindi: "आँगनवाड़ी हेल्पर (ज़्यादातर राज्यों में Class 10, 18 साल की उम्र से), अक्सर कुछ साल बाद प्रमोशन से कार्यकर्ता",
  },
  "Anganwadi supervisor first, then promotion": {
    hinglish: "Pehle anganwadi supervisor, phir promotion se",
    hindi: "पहले आँगनवाड़ी सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Anganwadi worker, often promoted after some years by the State's rule": {
    hinglish: "Anganwadi worker, aksar kuch saal baad rajya ke niyam se promotion",
    hindi: "आँगनवाड़ी कार्यकर्ता, अक्सर कुछ साल बाद राज्य के नियम से प्रमोशन",
  },
  "Animal keeper by State staff selection or the zoo's own recruitment (from Class 8, 10 or 12, by State)": {
    hinglish: "Rajya staff selection ya zoo ki apni bharti se animal keeper (rajya ke hisaab se Class 8, 10 ya 12 se)",
    hindi: "राज्य कर्मचारी चयन या चिड़ियाघर की अपनी भर्ती से एनिमल कीपर (राज्य के हिसाब से Class 8, 10 या 12 से)",
  },
  "Another profession for some fifteen years, where the court's rules take it, then the same training": {
    hinglish: "Kisi aur peshe mein kareeb pandrah saal, jahan court ke niyam ise maanein, phir wahi training",
    hindi: "किसी और पेशे में क़रीब पंद्रह साल, जहाँ कोर्ट के नियम इसे मानें, फिर वही ट्रेनिंग",
  },
  "Anthropological Survey of India, by its own selection or UPSC recruitment": {
    hinglish: "Anthropological Survey of India, uske apne selection ya UPSC bharti se",
    hindi: "Anthropological Survey of India, उसके अपने चयन या UPSC भर्ती से",
  },
  "Any bachelor's degree": { hinglish: "Koi bhi bachelor degree", hindi: "कोई भी बैचलर डिग्री" },
  "Any degree": { hinglish: "Koi bhi degree", hindi: "कोई भी डिग्री" },
  "Any degree alongside": { hinglish: "Saath-saath koi bhi degree", hindi: "साथ-साथ कोई भी डिग्री" },
  "Any degree or none; first a seat in the house": {
    hinglish: "Koi bhi degree ya bina degree; pehle sadan mein seat",
    hindi: "कोई भी डिग्री या बिना डिग्री; पहले सदन में सीट",
  },
  "Any degree or none; from 21 years": {
    hinglish: "Koi bhi degree ya bina degree; 21 saal ki umar se",
    hindi: "कोई भी डिग्री या बिना डिग्री; 21 साल की उम्र से",
  },
  "Any degree or none; panchayat and party work counts": {
    hinglish: "Koi bhi degree ya bina degree; panchayat aur party ka kaam gina jaata hai",
    hindi: "कोई भी डिग्री या बिना डिग्री; पंचायत और पार्टी का काम गिना जाता है",
  },
  "Any degree or none; student, union or party work counts": {
    hinglish: "Koi bhi degree ya bina degree; student, union ya party ka kaam gina jaata hai",
    hindi: "कोई भी डिग्री या बिना डिग्री; छात्र, यूनियन या पार्टी का काम गिना जाता है",
  },
  "Any degree or none; years as a councillor": {
    hinglish: "Koi bhi degree ya bina degree; parshad ke taur par kuch saal",
    hindi: "कोई भी डिग्री या बिना डिग्री; पार्षद के तौर पर कुछ साल",
  },
  "Any degree with 60 per cent, for AFCAT": {
    hinglish: "AFCAT ke liye, 60 percent ke saath koi bhi degree",
    hindi: "AFCAT के लिए, 60 प्रतिशत के साथ कोई भी डिग्री",
  },
  "Any degree with a Microsoft server course, after some years of desktop support": {
    hinglish: "Microsoft server course ke saath koi bhi degree, kuch saal ke desktop support ke baad",
    hindi: "Microsoft सर्वर कोर्स के साथ कोई भी डिग्री, कुछ साल के डेस्कटॉप सपोर्ट के बाद",
  },
  "Any degree with a computer certificate": {
    hinglish: "Computer certificate ke saath koi bhi degree",
    hindi: "कंप्यूटर सर्टिफ़िकेट के साथ कोई भी डिग्री",
  },
  "Any degree with a hardware and networking course": {
    hinglish: "Hardware aur networking course ke saath koi bhi degree",
    hindi: "हार्डवेयर और नेटवर्किंग कोर्स के साथ कोई भी डिग्री",
  },
  "Any degree with a short course in digital marketing, then trainee at an agency": {
    hinglish: "Digital marketing ke short course ke saath koi bhi degree, phir agency mein trainee",
    hindi: "डिजिटल मार्केटिंग के छोटे कोर्स के साथ कोई भी डिग्री, फिर एजेंसी में ट्रेनी",
  },
  "Any degree with company training": {
    hinglish: "Company ki training ke saath koi bhi degree",
    hindi: "कंपनी की ट्रेनिंग के साथ कोई भी डिग्री",
  },
  "Any degree with dealer's or oil company training": {
    hinglish: "Dealer ya oil company ki training ke saath koi bhi degree",
    hindi: "डीलर या ऑयल कंपनी की ट्रेनिंग के साथ कोई भी डिग्री",
  },
  "Any degree with debate and theatre practice": {
    hinglish: "Debate aur theatre ke abhyas ke saath koi bhi degree",
    hindi: "डिबेट और थिएटर के अभ्यास के साथ कोई भी डिग्री",
  },
  "Any degree with good English": { hinglish: "Achhi English ke saath koi bhi degree", hindi: "अच्छी अंग्रेज़ी के साथ कोई भी डिग्री" },
  "Any degree with good spoken English": {
    hinglish: "Achhi spoken English ke saath koi bhi degree",
    hindi: "बोलचाल की अच्छी अंग्रेज़ी के साथ कोई भी डिग्री",
  },
  "Any degree with private bank training": {
    hinglish: "Private bank ki training ke saath koi bhi degree",
    hindi: "प्राइवेट बैंक की ट्रेनिंग के साथ कोई भी डिग्री",
  },
  "Any degree, a hardware and networking course, then some years of desktop support": {
    hinglish: "Koi bhi degree, hardware aur networking course, phir kuch saal desktop support",
    hindi: "कोई भी डिग्री, हार्डवेयर और नेटवर्किंग कोर्स, फिर कुछ साल डेस्कटॉप सपोर्ट",
  },
  "Any degree, and maths and physics in Class 12, for general duty; some years' notices ask for 60 per cent": {
    hinglish: "General duty ke liye, koi bhi degree, aur Class 12 mein maths aur physics; kuch saalon ke notice 60 percent maangte hain",
    hindi: "जनरल ड्यूटी के लिए, कोई भी डिग्री, और Class 12 में मैथ्स और फ़िज़िक्स; कुछ सालों के नोटिस 60 प्रतिशत माँगते हैं",
  },
  "Any degree, as a claims executive of a TPA": {
    hinglish: "Koi bhi degree, TPA mein claims executive ke taur par",
    hindi: "कोई भी डिग्री, TPA में क्लेम एग्ज़िक्यूटिव के तौर पर",
  },
  "Any degree, such as BA, BCom or BSc": { hinglish: "Koi bhi degree, jaise BA, BCom ya BSc", hindi: "कोई भी डिग्री, जैसे BA, BCom या BSc" },
  "Any degree, then B.Ed Special Education": {
    hinglish: "Koi bhi degree, phir B.Ed Special Education",
    hindi: "कोई भी डिग्री, फिर B.Ed Special Education",
  },
  "Any degree, then LLB, then LLM and NET or PhD": {
    hinglish: "Koi bhi degree, phir LLB, phir LLM aur NET ya PhD",
    hindi: "कोई भी डिग्री, फिर LLB, फिर LLM और NET या PhD",
  },
  "Any degree, then RBI or NABARD officer entry": {
    hinglish: "Koi bhi degree, phir RBI ya NABARD mein officer entry",
    hindi: "कोई भी डिग्री, फिर RBI या NABARD में ऑफ़िसर एंट्री",
  },
  "Any degree, then RRB NTPC": { hinglish: "Koi bhi degree, phir RRB NTPC", hindi: "कोई भी डिग्री, फिर RRB NTPC" },
  "Any degree, then RRB Section Controller or RRB NTPC": {
    hinglish: "Koi bhi degree, phir RRB Section Controller ya RRB NTPC",
    hindi: "कोई भी डिग्री, फिर RRB Section Controller या RRB NTPC",
  },
  "Any degree, then SSC CGL": { hinglish: "Koi bhi degree, phir SSC CGL", hindi: "कोई भी डिग्री, फिर SSC CGL" },
  "Any degree, then Sub-Inspector recruitment": {
    hinglish: "Koi bhi degree, phir Sub-Inspector bharti",
    hindi: "कोई भी डिग्री, फिर सब-इंस्पेक्टर भर्ती",
  },
  "Any degree, then UPSC Civil Services": {
    hinglish: "Koi bhi degree, phir UPSC Civil Services",
    hindi: "कोई भी डिग्री, फिर UPSC Civil Services",
  },
  "Any degree, then clerk exams of public and rural banks, or the own hiring of a private or cooperative bank": {
    hinglish: "Koi bhi degree, phir sarkari aur gramin bankon ke clerk exam, ya kisi private ya cooperative bank ki apni bharti",
    hindi: "कोई भी डिग्री, फिर सरकारी और ग्रामीण बैंकों की क्लर्क परीक्षाएँ, या किसी प्राइवेट या कोऑपरेटिव बैंक की अपनी भर्ती",
  },
  "Any degree, then customer checks (KYC) at a bank or its service firm": {
    hinglish: "Koi bhi degree, phir kisi bank ya uski service firm mein customer ki jaanch (KYC)",
    hindi: "कोई भी डिग्री, फिर किसी बैंक या उसकी सर्विस फ़र्म में ग्राहकों की जाँच (KYC)",
  },
  "Any degree, then dealer trainee at a broking or trading firm": {
    hinglish: "Koi bhi degree, phir broking ya trading firm mein dealer trainee",
    hindi: "कोई भी डिग्री, फिर ब्रोकिंग या ट्रेडिंग फ़र्म में डीलर ट्रेनी",
  },
  "Any degree, then field worker of a child rights charity": {
    hinglish: "Koi bhi degree, phir bal adhikar ki kisi charity mein field worker",
    hindi: "कोई भी डिग्री, फिर बाल अधिकार की किसी चैरिटी में फ़ील्ड वर्कर",
  },
  "Any degree, then field worker of an NGO": {
    hinglish: "Koi bhi degree, phir kisi NGO mein field worker",
    hindi: "कोई भी डिग्री, फिर किसी NGO में फ़ील्ड वर्कर",
  },
  "Any degree, then officer of a public bank (IBPS PO or SBI PO), a rural bank (IBPS RRB) or a private bank, then promotion": {
    hinglish:
      "Koi bhi degree, phir sarkari bank (IBPS PO ya SBI PO), gramin bank (IBPS RRB) ya private bank mein officer, phir promotion se",
    hindi: "कोई भी डिग्री, फिर सरकारी बैंक (IBPS PO या SBI PO), ग्रामीण बैंक (IBPS RRB) या प्राइवेट बैंक में ऑफ़िसर, फिर प्रमोशन से",
  },
  "Any degree, then sales officer of a private bank and promotion": {
    hinglish: "Koi bhi degree, phir private bank mein sales officer aur promotion",
    hindi: "कोई भी डिग्री, फिर प्राइवेट बैंक में सेल्स ऑफ़िसर और प्रमोशन",
  },
  "Any degree, then some years as content writer or editor": {
    hinglish: "Koi bhi degree, phir content writer ya editor ke taur par kuch saal",
    hindi: "कोई भी डिग्री, फिर कंटेंट राइटर या एडिटर के तौर पर कुछ साल",
  },
  "Any degree, then some years in the work you will teach": {
    hinglish: "Koi bhi degree, phir kuch saal us kaam mein jo aage sikhana ho",
    hindi: "कोई भी डिग्री, फिर कुछ साल उस काम में जो आगे सिखाना हो",
  },
  "Any degree, then the CFP papers": { hinglish: "Koi bhi degree, phir CFP papers", hindi: "कोई भी डिग्री, फिर CFP के पेपर" },
  "Any degree, then the NISM papers and SEBI registration": {
    hinglish: "Koi bhi degree, phir NISM papers aur SEBI mein registration",
    hindi: "कोई भी डिग्री, फिर NISM के पेपर और SEBI में रजिस्ट्रेशन",
  },
  "Any degree, then the clerk exam of IBPS, SBI, the rural banks or the RBI": {
    hinglish: "Koi bhi degree, phir IBPS, SBI, gramin bankon ya RBI ka clerk exam",
    hindi: "कोई भी डिग्री, फिर IBPS, SBI, ग्रामीण बैंकों या RBI की क्लर्क परीक्षा",
  },
  "Any degree, then the fraud desk of a bank or its service firm (BPO)": {
    hinglish: "Koi bhi degree, phir kisi bank ya uski service firm (BPO) ki fraud desk",
    hindi: "कोई भी डिग्री, फिर किसी बैंक या उसकी सर्विस फ़र्म (BPO) की फ़्रॉड डेस्क",
  },
  "Any degree, then the officer exam of IBPS, SBI or the rural banks": {
    hinglish: "Koi bhi degree, phir IBPS, SBI ya gramin bankon ka officer exam",
    hindi: "कोई भी डिग्री, फिर IBPS, SBI या ग्रामीण बैंकों की ऑफ़िसर परीक्षा",
  },
  "Any degree, then the officer exam of LIC or a public insurer": {
    hinglish: "Koi bhi degree, phir LIC ya kisi sarkari insurance company ka officer exam",
    hindi: "कोई भी डिग्री, फिर LIC या किसी सरकारी बीमा कंपनी की ऑफ़िसर परीक्षा",
  },
  "Any degree, then the process desk of a BPO and its improvement team": {
    hinglish: "Koi bhi degree, phir kisi BPO ki process desk aur uski improvement team",
    hindi: "कोई भी डिग्री, फिर किसी BPO की प्रोसेस डेस्क और उसकी सुधार टीम",
  },
  "Any degree, then the trade centre of a bank or its service firm": {
    hinglish: "Koi bhi degree, phir kisi bank ya uski service firm ka trade centre",
    hindi: "कोई भी डिग्री, फिर किसी बैंक या उसकी सर्विस फ़र्म का ट्रेड सेंटर",
  },
  "Any degree, then trainee with a hotel or a conference organiser": {
    hinglish: "Koi bhi degree, phir hotel ya conference organiser ke yahan trainee",
    hindi: "कोई भी डिग्री, फिर होटल या कॉन्फ़्रेंस आयोजक के यहाँ ट्रेनी",
  },
  "Any degree, then trainee with a recruitment agency": {
    hinglish: "Koi bhi degree, phir recruitment agency mein trainee",
    hindi: "कोई भी डिग्री, फिर भर्ती एजेंसी में ट्रेनी",
  },
  "Any degree, then two to four years on the phones": {
    hinglish: "Koi bhi degree, phir do se chaar saal phone par kaam",
    hindi: "कोई भी डिग्री, फिर दो से चार साल फ़ोन पर काम",
  },
  "Any degree, then years as content writer or editor": {
    hinglish: "Koi bhi degree, phir content writer ya editor ke taur par kuch saal",
    hindi: "कोई भी डिग्री, फिर कंटेंट राइटर या एडिटर के तौर पर कुछ साल",
  },
  "Any degree, then years as help desk technician and team leader, with an ITIL certificate": {
    hinglish: "Koi bhi degree, phir help desk technician aur team leader ke taur par kuch saal, ITIL certificate ke saath",
    hindi: "कोई भी डिग्री, फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल, ITIL सर्टिफ़िकेट के साथ",
  },
  "Any degree, then years at a service desk and as its team leader": {
    hinglish: "Koi bhi degree, phir service desk par aur uske team leader ke taur par kuch saal",
    hindi: "कोई भी डिग्री, फिर सर्विस डेस्क पर और उसके टीम लीडर के तौर पर कुछ साल",
  },
  "Any degree, then years at a service desk or in a support team": {
    hinglish: "Koi bhi degree, phir service desk par ya support team mein kuch saal",
    hindi: "कोई भी डिग्री, फिर सर्विस डेस्क पर या सपोर्ट टीम में कुछ साल",
  },
  "Any degree, then years of building a business": {
    hinglish: "Koi bhi degree, phir business khada karne mein kuch saal",
    hindi: "कोई भी डिग्री, फिर बिज़नेस खड़ा करने में कुछ साल",
  },
  "Any degree, which is enough in Bihar and some other States": {
    hinglish: "Koi bhi degree, jo Bihar aur kuch doosre rajyon mein kaafi hai",
    hindi: "कोई भी डिग्री, जो बिहार और कुछ दूसरे राज्यों में काफ़ी है",
  },
  "Any degree, with a short course in digital marketing": {
    hinglish: "Koi bhi degree, digital marketing ke short course ke saath",
    hindi: "कोई भी डिग्री, डिजिटल मार्केटिंग के छोटे कोर्स के साथ",
  },
  "Any degree, with commentary at local leagues and on their web streams": {
    hinglish: "Koi bhi degree, saath mein local leagues aur unki web streams par commentary",
    hindi: "कोई भी डिग्री, साथ में लोकल लीग और उनकी वेब स्ट्रीम पर कमेंट्री",
  },
  "Any degree, with labour law and accounts": {
    hinglish: "Koi bhi degree, labour law aur accounts ke saath",
    hindi: "कोई भी डिग्री, श्रम क़ानून और अकाउंट्स के साथ",
  },
  "Any degree, with reading in land law": {
    hinglish: "Koi bhi degree, zameen ke kanoon ki padhai ke saath",
    hindi: "कोई भी डिग्री, ज़मीन के क़ानून की पढ़ाई के साथ",
  },
  "Any degree, with reading in property law": {
    hinglish: "Koi bhi degree, sampatti ke kanoon ki padhai ke saath",
    hindi: "कोई भी डिग्री, संपत्ति के क़ानून की पढ़ाई के साथ",
  },
  "Any degree; NCC helps": { hinglish: "Koi bhi degree; NCC se madad", hindi: "कोई भी डिग्री; NCC से मदद" },
  "Any degree; commerce, law or economics help": {
    hinglish: "Koi bhi degree; commerce, law ya economics se madad milti hai",
    hindi: "कोई भी डिग्री; कॉमर्स, लॉ या इकोनॉमिक्स से मदद मिलती है",
  },
  "Any degree; languages and history help, and BCA or BSc (electronics, computer science, physics or maths) also opens IB's Junior Intelligence Officer (Technical) test":
    {
      hinglish:
        "Koi bhi degree; bhashaon aur history se madad milti hai, aur BCA ya BSc (electronics, computer science, physics ya maths) se IB ke Junior Intelligence Officer (Technical) test ka raasta bhi khulta hai",
      hindi:
        "कोई भी डिग्री; भाषाओं और हिस्ट्री से मदद मिलती है, और BCA या BSc (इलेक्ट्रॉनिक्स, कंप्यूटर साइंस, फ़िज़िक्स या मैथ्स) से IB के Junior Intelligence Officer (Technical) टेस्ट का रास्ता भी खुलता है",
    },
  "Any degree; languages help": { hinglish: "Koi bhi degree; bhashaon se madad", hindi: "कोई भी डिग्री; भाषाओं से मदद" },
  "Any degree; mostly extra duty for teachers and test-centre staff": {
    hinglish: "Koi bhi degree; zyadatar extra duty, teachers aur test centre ke staff ke liye",
    hindi: "कोई भी डिग्री; ज़्यादातर अतिरिक्त ड्यूटी, टीचरों और टेस्ट सेंटर के स्टाफ़ के लिए",
  },
  "Any degree; six to eight weeks' call centre training": {
    hinglish: "Koi bhi degree; chhah se aath hafte ki call centre training",
    hindi: "कोई भी डिग्री; छह से आठ हफ़्ते की कॉल सेंटर ट्रेनिंग",
  },
  "Any other degree": { hinglish: "Koi bhi doosri degree", hindi: "कोई भी दूसरी डिग्री" },
  "Any other degree, then years in quality work": {
    hinglish: "Koi bhi doosri degree, phir quality ke kaam mein kuch saal",
    hindi: "कोई भी दूसरी डिग्री, फिर क्वालिटी के काम में कुछ साल",
  },
  "Any other degree, where the State takes it": {
    hinglish: "Koi bhi doosri degree, jahan rajya ise maane",
    hindi: "कोई भी दूसरी डिग्री, जहाँ राज्य इसे माने",
  },
  "Applicator training by a chemical maker": {
    hinglish: "Chemical banane wali company ki applicator training",
    hindi: "केमिकल बनाने वाली कंपनी की ऐप्लिकेटर ट्रेनिंग",
  },
  "Applicator training by a chemical maker, any stream": {
    hinglish: "Chemical banane wali company ki applicator training, koi bhi stream",
    hindi: "केमिकल बनाने वाली कंपनी की ऐप्लिकेटर ट्रेनिंग, कोई भी स्ट्रीम",
  },
  "Apprentice in an optical laboratory": { hinglish: "Optical laboratory mein apprentice", hindi: "ऑप्टिकल लैबोरेटरी में अप्रेंटिस" },
  "Apprentice to an auction firm": { hinglish: "Auction firm mein apprentice", hindi: "नीलामी फ़र्म में अप्रेंटिस" },
  "Apprentice trade Upholsterer, as in railway carriage and bus workshops": {
    hinglish: "Apprentice trade Upholsterer, jaise railway carriage aur bus workshops mein",
    hindi: "अप्रेंटिस ट्रेड Upholsterer, जैसे रेल डिब्बों और बसों की वर्कशॉप में",
  },
  "Apprenticeship after BFA or design degree": {
    hinglish: "BFA ya design degree ke baad apprenticeship",
    hindi: "BFA या डिज़ाइन डिग्री के बाद अप्रेंटिसशिप",
  },
  "Apprenticeship after ITI (BHEL's artisan posts, by its own test, ask for one)": {
    hinglish: "ITI ke baad apprenticeship (BHEL ki artisan posts, uske apne test se, apprenticeship maangti hain)",
    hindi: "ITI के बाद अप्रेंटिसशिप (BHEL के आर्टिज़न पद, उसके अपने टेस्ट से, अप्रेंटिसशिप माँगते हैं)",
  },
  "Apprenticeship as Blaster (Mines) at a mining company such as Hindustan Copper (from 18), then the blaster's test": {
    hinglish:
      "Hindustan Copper jaisi mining company mein Blaster (Mines) ke taur par apprenticeship (18 saal ki umar se), phir blaster ka test",
    hindi: "Hindustan Copper जैसी माइनिंग कंपनी में Blaster (Mines) के तौर पर अप्रेंटिसशिप (18 साल की उम्र से), फिर ब्लास्टर का टेस्ट",
  },
  "Apprenticeship as Ceramic Kiln Operator": {
    hinglish: "Ceramic Kiln Operator ke taur par apprenticeship",
    hindi: "Ceramic Kiln Operator के तौर पर अप्रेंटिसशिप",
  },
  "Apprenticeship as Forger and Heat Treater in a workshop or steel plant": {
    hinglish: "Workshop ya steel plant mein Forger and Heat Treater ke taur par apprenticeship",
    hindi: "वर्कशॉप या स्टील प्लांट में Forger and Heat Treater के तौर पर अप्रेंटिसशिप",
  },
  "Apprenticeship as Rigger at a shipyard such as Mazagon Dock, or with a lifting contractor": {
    hinglish: "Mazagon Dock jaise shipyard mein, ya lifting contractor ke yahan, Rigger ke taur par apprenticeship",
    hindi: "Mazagon Dock जैसे शिपयार्ड में, या लिफ़्टिंग ठेकेदार के यहाँ, Rigger के तौर पर अप्रेंटिसशिप",
  },
  "Apprenticeship as a knitter in a hosiery mill": {
    hinglish: "Hosiery mill mein knitter ke taur par apprenticeship",
    hindi: "होज़री मिल में बुनाई कारीगर के तौर पर अप्रेंटिसशिप",
  },
  "Apprenticeship at HAL, after an ITI or diploma": {
    hinglish: "ITI ya diploma ke baad, HAL mein apprenticeship",
    hindi: "ITI या डिप्लोमा के बाद, HAL में अप्रेंटिसशिप",
  },
  "Apprenticeship at SAIL, Tata Steel or a re-rolling mill": {
    hinglish: "SAIL, Tata Steel ya re-rolling mill mein apprenticeship",
    hindi: "SAIL, Tata Steel या री-रोलिंग मिल में अप्रेंटिसशिप",
  },
  "Apprenticeship at a dealership": { hinglish: "Dealership mein apprenticeship", hindi: "डीलरशिप में अप्रेंटिसशिप" },
  "Apprenticeship at a fabricator or shipyard": {
    hinglish: "Fabricator ke yahan ya shipyard mein apprenticeship",
    hindi: "फ़ैब्रिकेटर के यहाँ या शिपयार्ड में अप्रेंटिसशिप",
  },
  "Apprenticeship at a steel or cement plant": {
    hinglish: "Steel ya cement plant mein apprenticeship",
    hindi: "स्टील या सीमेंट प्लांट में अप्रेंटिसशिप",
  },
  "Apprenticeship at an engine plant": { hinglish: "Engine plant mein apprenticeship", hindi: "इंजन प्लांट में अप्रेंटिसशिप" },
  "Apprenticeship in a cycle factory": { hinglish: "Cycle factory mein apprenticeship", hindi: "साइकिल फ़ैक्टरी में अप्रेंटिसशिप" },
  "Apprenticeship in a fabrication shop or naval dockyard": {
    hinglish: "Fabrication shop ya naval dockyard mein apprenticeship",
    hindi: "फ़ैब्रिकेशन शॉप या नेवल डॉकयार्ड में अप्रेंटिसशिप",
  },
  "Apprenticeship in a factory": { hinglish: "Factory mein apprenticeship", hindi: "फ़ैक्टरी में अप्रेंटिसशिप" },
  "Apprenticeship in a factory (national scheme, NAPS)": {
    hinglish: "Factory mein apprenticeship (rashtriya yojana, NAPS)",
    hindi: "फ़ैक्टरी में अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship in a factory's maintenance shop": {
    hinglish: "Factory ki maintenance shop mein apprenticeship",
    hindi: "फ़ैक्टरी की मेंटेनेंस शॉप में अप्रेंटिसशिप",
  },
  "Apprenticeship in a flour mill": { hinglish: "Flour mill mein apprenticeship", hindi: "आटा मिल में अप्रेंटिसशिप" },
  "Apprenticeship in a foundry": { hinglish: "Foundry mein apprenticeship", hindi: "फ़ाउंड्री में अप्रेंटिसशिप" },
  "Apprenticeship in a furniture shop": { hinglish: "Furniture shop mein apprenticeship", hindi: "फ़र्नीचर शॉप में अप्रेंटिसशिप" },
  "Apprenticeship in a glass and aluminium shop": {
    hinglish: "Glass aur aluminium shop mein apprenticeship",
    hindi: "काँच और एल्युमिनियम की शॉप में अप्रेंटिसशिप",
  },
  "Apprenticeship in a phone or appliance factory": {
    hinglish: "Phone ya appliance factory mein apprenticeship",
    hindi: "फ़ोन या घरेलू उपकरण फ़ैक्टरी में अप्रेंटिसशिप",
  },
  "Apprenticeship in a private or a government press": {
    hinglish: "Private ya sarkari press mein apprenticeship",
    hindi: "प्राइवेट या सरकारी प्रेस में अप्रेंटिसशिप",
  },
  "Apprenticeship in a public sector or ordnance factory": {
    hinglish: "Public sector ya ordnance factory mein apprenticeship",
    hindi: "पब्लिक सेक्टर या ऑर्डनेंस फ़ैक्टरी में अप्रेंटिसशिप",
  },
  "Apprenticeship in a railway or defence workshop": {
    hinglish: "Railway ya defence workshop mein apprenticeship",
    hindi: "रेलवे या डिफ़ेंस वर्कशॉप में अप्रेंटिसशिप",
  },
  "Apprenticeship in a railway workshop or an ordnance factory": {
    hinglish: "Railway workshop ya ordnance factory mein apprenticeship",
    hindi: "रेलवे वर्कशॉप या ऑर्डनेंस फ़ैक्टरी में अप्रेंटिसशिप",
  },
  "Apprenticeship in a state transport depot": {
    hinglish: "State transport depot mein apprenticeship",
    hindi: "राज्य परिवहन डिपो में अप्रेंटिसशिप",
  },
  "Apprenticeship in a tyre factory": { hinglish: "Tyre factory mein apprenticeship", hindi: "टायर फ़ैक्टरी में अप्रेंटिसशिप" },
  "Apprenticeship in a workshop or steel plant": {
    hinglish: "Workshop ya steel plant mein apprenticeship",
    hindi: "वर्कशॉप या स्टील प्लांट में अप्रेंटिसशिप",
  },
  "Apprenticeship in an aluminium window workshop": {
    hinglish: "Aluminium window workshop mein apprenticeship",
    hindi: "एल्युमिनियम की खिड़कियों की वर्कशॉप में अप्रेंटिसशिप",
  },
  "Apprenticeship in an instrument maker's workshop": {
    hinglish: "Instrument banane wale ki workshop mein apprenticeship",
    hindi: "वाद्य बनाने वाले की वर्कशॉप में अप्रेंटिसशिप",
  },
  "Apprenticeship under a watchmaker": { hinglish: "Kisi ghadisaaz ke yahan apprenticeship", hindi: "किसी घड़ीसाज़ के यहाँ अप्रेंटिसशिप" },
  "Apprenticeship with a car maker": { hinglish: "Car banane wali company mein apprenticeship", hindi: "कार बनाने वाली कंपनी में अप्रेंटिसशिप" },
  "Apprenticeship with a distribution company": {
    hinglish: "Bijli distribution company mein apprenticeship",
    hindi: "बिजली वितरण कंपनी में अप्रेंटिसशिप",
  },
  "Apprenticeship with a fabricator": { hinglish: "Kisi fabricator ke yahan apprenticeship", hindi: "किसी फ़ैब्रिकेटर के यहाँ अप्रेंटिसशिप" },
  "Apprenticeship with a family of makers": {
    hinglish: "Kaarigar parivar ke yahan apprenticeship",
    hindi: "कारीगर परिवार के यहाँ अप्रेंटिसशिप",
  },
  "Apprenticeship with a lift company": { hinglish: "Lift company mein apprenticeship", hindi: "लिफ़्ट कंपनी में अप्रेंटिसशिप" },
  "Apprenticeship with a machine builder": {
    hinglish: "Machine banane wali company mein apprenticeship",
    hindi: "मशीन बनाने वाली कंपनी में अप्रेंटिसशिप",
  },
  "Apprenticeship with a maker of solar water heaters (national scheme, NAPS)": {
    hinglish: "Solar water heater banane wali company mein apprenticeship (rashtriya yojana, NAPS)",
    hindi: "सोलर वॉटर हीटर बनाने वाली कंपनी में अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship with a maker or service firm (national scheme, NAPS)": {
    hinglish: "Manufacturing company ya service firm mein apprenticeship (rashtriya yojana, NAPS)",
    hindi: "निर्माता कंपनी या सर्विस फ़र्म में अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship with a plumbing contractor (national scheme, NAPS)": {
    hinglish: "Plumbing contractor ke yahan apprenticeship (rashtriya yojana, NAPS)",
    hindi: "प्लंबिंग ठेकेदार के यहाँ अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship with a power company (national scheme, NAPS)": {
    hinglish: "Bijli company mein apprenticeship (rashtriya yojana, NAPS)",
    hindi: "बिजली कंपनी में अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship with a wiring contractor or power company (national scheme, NAPS)": {
    hinglish: "Wiring contractor ke yahan ya bijli company mein apprenticeship (rashtriya yojana, NAPS)",
    hindi: "वायरिंग ठेकेदार के यहाँ या बिजली कंपनी में अप्रेंटिसशिप (राष्ट्रीय योजना, NAPS)",
  },
  "Apprenticeship with a working magician": {
    hinglish: "Kisi peshevar jadugar ke yahan apprenticeship",
    hindi: "किसी पेशेवर जादूगर के यहाँ अप्रेंटिसशिप",
  },
  "Apprenticeship with an engraver": { hinglish: "Kisi engraver ke yahan apprenticeship", hindi: "किसी नक़्क़ाश के यहाँ अप्रेंटिसशिप" },
  "Archaeological Survey (ASI): Assistant Archaeologist by SSC Selection Posts, higher posts by UPSC recruitment": {
    hinglish: "Archaeological Survey (ASI): SSC Selection Posts se Assistant Archaeologist, UPSC bharti se oopar ki posts",
    hindi: "Archaeological Survey (ASI): SSC Selection Posts से असिस्टेंट आर्कियोलॉजिस्ट, UPSC भर्ती से ऊपर के पद",
  },
  "Archaka school of a State, such as Tamil Nadu's one-year course, open to all castes": {
    hinglish: "Kisi rajya ka archaka school, jaise Tamil Nadu ka ek saal ka course, sabhi jaatiyon ke liye khula",
    hindi: "किसी राज्य का अर्चक स्कूल, जैसे तमिलनाडु का एक साल का कोर्स, सभी जातियों के लिए खुला",
  },
  "Architect of a State's works department by State PSC, or of the Centre by UPSC recruitment, after BArch": {
    hinglish: "BArch ke baad, State PSC se rajya ke works department mein, ya UPSC bharti se Kendra mein, architect",
    hindi: "BArch के बाद, State PSC से राज्य के निर्माण विभाग में, या UPSC भर्ती से केंद्र में, आर्किटेक्ट",
  },
  "Army 10+2 Technical Entry (PCM, JEE Main; men so far)": {
    hinglish: "Army 10+2 Technical Entry (PCM, JEE Main; abhi tak sirf purush)",
    hindi: "Army 10+2 Technical Entry (PCM, JEE Main; अभी तक सिर्फ़ पुरुष)",
  },
  "Army Agniveer (Office Assistant or Store Keeper Technical; men so far), from 17½": {
    hinglish: "Army Agniveer (Office Assistant ya Store Keeper Technical; abhi tak sirf purush), saadhe 17 saal ki umar se",
    hindi: "Army Agniveer (Office Assistant या Store Keeper Technical; अभी तक सिर्फ़ पुरुष), साढ़े 17 साल की उम्र से",
  },
  "Army Havildar (Surveyor Automated Cartographer), from 20 to 25 years, after a degree with maths, and science and maths in Class 12 (men so far)":
    {
      hinglish:
        "Maths wali degree ke baad, aur Class 12 mein science aur maths ke saath, Army Havildar (Surveyor Automated Cartographer), 20 se 25 saal ki umar mein (abhi tak sirf purush)",
      hindi:
        "मैथ्स वाली डिग्री के बाद, और Class 12 में साइंस और मैथ्स के साथ, Army Havildar (Surveyor Automated Cartographer), 20 से 25 साल की उम्र में (अभी तक सिर्फ़ पुरुष)",
    },
  "Army Public School, by its own screening test (AWES OST), after B.Ed": {
    hinglish: "B.Ed ke baad, Army Public School, uske apne screening test (AWES OST) se",
    hindi: "B.Ed के बाद, Army Public School, उसके अपने स्क्रीनिंग टेस्ट (AWES OST) से",
  },
  "Army Public School, by its own screening test (AWES OST), after a degree and D.El.Ed": {
    hinglish: "Degree aur D.El.Ed ke baad, Army Public School, uske apne screening test (AWES OST) se",
    hindi: "डिग्री और D.El.Ed के बाद, Army Public School, उसके अपने स्क्रीनिंग टेस्ट (AWES OST) से",
  },
  "Army or paramilitary service first: agencies train ex-servicemen in a week": {
    hinglish: "Pehle Army ya paramilitary mein naukri: agencies purv sainikon ko ek hafte mein training deti hain",
    hindi: "पहले सेना या अर्धसैनिक बल में नौकरी: एजेंसियाँ पूर्व सैनिकों को एक हफ़्ते में ट्रेनिंग देती हैं",
  },
  "Art Teacher Diploma (Maharashtra)": { hinglish: "Art Teacher Diploma (Maharashtra)", hindi: "Art Teacher Diploma (महाराष्ट्र)" },
  "Artisan training centre at a toy cluster": {
    hinglish: "Toy cluster mein artisan training centre",
    hindi: "खिलौना क्लस्टर में कारीगर ट्रेनिंग सेंटर",
  },
  "Assessor training of a Sector Skill Council": {
    hinglish: "Sector Skill Council ki assessor training",
    hindi: "Sector Skill Council की असेसर ट्रेनिंग",
  },
  "Assistant Commandant of the CRPF by UPSC CAPF, then volunteer for its CoBRA commandos": {
    hinglish: "UPSC CAPF se CRPF mein Assistant Commandant, phir uske CoBRA commandos ke liye volunteer karna",
    hindi: "UPSC CAPF से CRPF में असिस्टेंट कमांडेंट, फिर उसके CoBRA कमांडो के लिए वॉलंटियर करना",
  },
  "Assistant Commandant through the CGCAT test, from 21 to 25 years; in some years for men only": {
    hinglish: "CGCAT test se Assistant Commandant, 21 se 25 saal ki umar mein; kuch saalon mein sirf purushon ke liye",
    hindi: "CGCAT टेस्ट से असिस्टेंट कमांडेंट, 21 से 25 साल की उम्र में; कुछ सालों में सिर्फ़ पुरुषों के लिए",
  },
  "Assistant Labour Commissioner (Central) by UPSC recruitment, with a diploma in labour law, social work or the like": {
    hinglish: "Labour law, social work ya aise kisi vishay ke diploma ke saath, UPSC bharti se Assistant Labour Commissioner (Central)",
    hindi: "श्रम क़ानून, सोशल वर्क या ऐसे किसी विषय के डिप्लोमा के साथ, UPSC भर्ती से असिस्टेंट लेबर कमिश्नर (सेंट्रल)",
  },
  "Assistant Librarian of a university, by its own selection, after MLISc with NET or SET": {
    hinglish: "NET ya SET ke saath MLISc ke baad, university mein Assistant Librarian, uske apne selection se",
    hindi: "NET या SET के साथ MLISc के बाद, यूनिवर्सिटी में असिस्टेंट लाइब्रेरियन, उसके अपने चयन से",
  },
  "Assistant Motor Vehicle Inspector by the State PSC or board": {
    hinglish: "State PSC ya board se Assistant Motor Vehicle Inspector",
    hindi: "State PSC या बोर्ड से असिस्टेंट मोटर व्हीकल इंस्पेक्टर",
  },
  "Assistant at a grooming parlour": { hinglish: "Grooming parlour mein assistant", hindi: "ग्रूमिंग पार्लर में असिस्टेंट" },
  "Assistant at wedding and event shoots, from age 18": {
    hinglish: "Shaadi aur event ke shoots mein assistant, 18 saal ki umar se",
    hindi: "शादी और इवेंट के शूट में असिस्टेंट, 18 साल की उम्र से",
  },
  "Assistant breeder in a seed firm, after the MSc": {
    hinglish: "MSc ke baad, seed firm mein assistant breeder",
    hindi: "MSc के बाद, बीज फ़र्म में असिस्टेंट ब्रीडर",
  },
  "Assistant buyer or department head of a shop first, then promotion": {
    hinglish: "Pehle assistant buyer ya kisi shop ke department head, phir promotion se",
    hindi: "पहले असिस्टेंट बायर या किसी शॉप के विभाग प्रमुख, फिर प्रमोशन से",
  },
  "Assistant chemist of a power station (NTPC or a State company), by its own test, mostly after MSc Chemistry": {
    hinglish: "Power station (NTPC ya rajya ki company) mein assistant chemist, uske apne test se, zyadatar MSc Chemistry ke baad",
    hindi: "पावर स्टेशन (NTPC या राज्य की कंपनी) में असिस्टेंट केमिस्ट, उसके अपने टेस्ट से, ज़्यादातर MSc Chemistry के बाद",
  },
  "Assistant defence counsel of a district legal services authority, by its own selection": {
    hinglish: "District legal services authority mein assistant defence counsel, uske apne selection se",
    hindi: "ज़िला विधिक सेवा प्राधिकरण में असिस्टेंट डिफ़ेंस काउंसल, उसके अपने चयन से",
  },
  "Assistant director on film sets for some years, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kuch saal film set par assistant director",
    hindi: "किसी भी डिग्री के बाद, कुछ साल फ़िल्म सेट पर असिस्टेंट डायरेक्टर",
  },
  "Assistant editor at National Book Trust or NCERT, by their own recruitment, mostly after some years": {
    hinglish: "National Book Trust ya NCERT mein assistant editor, unki apni bharti se, zyadatar kuch saal ke kaam ke baad",
    hindi: "National Book Trust या NCERT में असिस्टेंट एडिटर, उनकी अपनी भर्ती से, ज़्यादातर कुछ साल के काम के बाद",
  },
  "Assistant engineer of a State power company (transmission, distribution or generation), by its own test, after BTech": {
    hinglish: "BTech ke baad, rajya ki bijli company (transmission, distribution ya generation) mein assistant engineer, uske apne test se",
    hindi: "BTech के बाद, राज्य की बिजली कंपनी (ट्रांसमिशन, डिस्ट्रीब्यूशन या जनरेशन) में असिस्टेंट इंजीनियर, उसके अपने टेस्ट से",
  },
  "Assistant engineer of a State water board, by the State PSC or its own test": {
    hinglish: "Rajya ke water board mein assistant engineer, State PSC ya uske apne test se",
    hindi: "राज्य के जल बोर्ड में असिस्टेंट इंजीनियर, State PSC या उसके अपने टेस्ट से",
  },
  "Assistant environmental engineer of a State Pollution Control Board, by its own test or, as in Kerala, by the State PSC": {
    hinglish: "State Pollution Control Board mein assistant environmental engineer, uske apne test se ya, jaise Kerala mein, State PSC se",
    hindi: "State Pollution Control Board में असिस्टेंट एनवायरनमेंटल इंजीनियर, उसके अपने टेस्ट से या, जैसे केरल में, State PSC से",
  },
  "Assistant in a company's administration office first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle kisi company ke administration office mein assistant",
    hindi: "किसी भी डिग्री के बाद, पहले किसी कंपनी के एडमिनिस्ट्रेशन दफ़्तर में असिस्टेंट",
  },
  "Assistant in a family trade or a commission agent's firm, from 18": {
    hinglish: "Khandani vyapar ya commission agent ki firm mein assistant, 18 saal ki umar se",
    hindi: "ख़ानदानी व्यापार या कमीशन एजेंट की फ़र्म में असिस्टेंट, 18 साल की उम्र से",
  },
  "Assistant in a photo studio": { hinglish: "Photo studio mein assistant", hindi: "फ़ोटो स्टूडियो में असिस्टेंट" },
  "Assistant in a tax practitioner's office first, after BCom": {
    hinglish: "BCom ke baad, pehle kisi tax practitioner ke office mein assistant",
    hindi: "BCom के बाद, पहले किसी टैक्स प्रैक्टिशनर के दफ़्तर में असिस्टेंट",
  },
  "Assistant in an antique dealer's shop or store, or in the family's": {
    hinglish: "Antique dealer ki shop ya store mein, ya parivar ki apni shop mein, assistant",
    hindi: "एंटीक डीलर की दुकान या स्टोर में, या परिवार की अपनी दुकान में, असिस्टेंट",
  },
  "Assistant jailer through the State board, then promotion": {
    hinglish: "Rajya ke board se assistant jailer, phir promotion se",
    hindi: "राज्य के बोर्ड से असिस्टेंट जेलर, फिर प्रमोशन से",
  },
  "Assistant jailer through the state board": { hinglish: "Rajya ke board se assistant jailer", hindi: "राज्य के बोर्ड से असिस्टेंट जेलर" },
  "Assistant librarian of a university or college, after MLISc and NET": {
    hinglish: "MLISc aur NET ke baad, university ya college mein assistant librarian",
    hindi: "MLISc और NET के बाद, यूनिवर्सिटी या कॉलेज में असिस्टेंट लाइब्रेरियन",
  },
  "Assistant manager on an estate first, then promotion to manager after some twelve to fifteen years": {
    hinglish: "Pehle bagan mein assistant manager, phir kareeb baarah se pandrah saal baad promotion se manager",
    hindi: "पहले बागान में असिस्टेंट मैनेजर, फिर क़रीब बारह से पंद्रह साल बाद प्रमोशन से मैनेजर",
  },
  "Assistant medical officer (Siddha) by the State's recruitment board, after BSMS": {
    hinglish: "BSMS ke baad, rajya ke bharti board se assistant medical officer (Siddha)",
    hindi: "BSMS के बाद, राज्य के भर्ती बोर्ड से असिस्टेंट मेडिकल ऑफ़िसर (सिद्ध)",
  },
  "Assistant medical officer (yoga and naturopathy) by Tamil Nadu's recruitment board, or contract consultant of a State health mission, after BNYS":
    {
      hinglish:
        "BNYS ke baad, Tamil Nadu ke bharti board se assistant medical officer (yoga aur naturopathy), ya kisi rajya ke health mission mein contract consultant",
      hindi: "BNYS के बाद, तमिलनाडु के भर्ती बोर्ड से असिस्टेंट मेडिकल ऑफ़िसर (योग और नेचुरोपैथी), या किसी राज्य के हेल्थ मिशन में कॉन्ट्रैक्ट कंसल्टेंट",
    },
  "Assistant prosecutor by the State PSC, in some States after some years at the bar": {
    hinglish: "State PSC se assistant prosecutor, kuch rajyon mein kuch saal ki vakalat ke baad",
    hindi: "State PSC से असिस्टेंट प्रॉसिक्यूटर, कुछ राज्यों में कुछ साल की वकालत के बाद",
  },
  "Assistant registrar by the State PSC, as in Uttar Pradesh: any degree and seven years of office work": {
    hinglish: "State PSC se assistant registrar, jaise Uttar Pradesh mein: koi bhi degree aur saat saal ka office ka kaam",
    hindi: "State PSC से असिस्टेंट रजिस्ट्रार, जैसे उत्तर प्रदेश में: कोई भी डिग्री और सात साल का दफ़्तर का काम",
  },
  "Assistant to a coin dealer or an auction house": {
    hinglish: "Coin dealer ke yahan ya auction house mein assistant",
    hindi: "सिक्कों के डीलर के यहाँ या नीलामी घर में असिस्टेंट",
  },
  "Assistant to a make-up artist": { hinglish: "Kisi make-up artist ke saath assistant", hindi: "किसी मेकअप आर्टिस्ट के साथ असिस्टेंट" },
  "Assistant to a trainer or at a boarding kennel from 18": {
    hinglish: "18 saal ki umar se, kisi trainer ke saath ya boarding kennel mein assistant",
    hindi: "18 साल की उम्र से, किसी ट्रेनर के साथ या बोर्डिंग केनल में असिस्टेंट",
  },
  "Assistant with a customs broker first, then an exporter's desk": {
    hinglish: "Pehle customs broker ke yahan assistant, phir exporter ki desk",
    hindi: "पहले कस्टम्स ब्रोकर के यहाँ असिस्टेंट, फिर एक्सपोर्टर की डेस्क",
  },
  "Assistant with a customs broker or freight forwarder first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle customs broker ya freight forwarder ke yahan assistant",
    hindi: "किसी भी डिग्री के बाद, पहले कस्टम्स ब्रोकर या फ़्रेट फ़ॉरवर्डर के यहाँ असिस्टेंट",
  },
  "Assistant with a wedding planner, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi wedding planner ke saath assistant",
    hindi: "किसी भी डिग्री के बाद, किसी वेडिंग प्लानर के साथ असिस्टेंट",
  },
  "Assisting a backdrop painter": { hinglish: "Backdrop painter ko assist karna", hindi: "बैकड्रॉप पेंटर को असिस्ट करना" },
  "Assisting a fashion photographer": { hinglish: "Fashion photographer ko assist karna", hindi: "फ़ैशन फ़ोटोग्राफ़र को असिस्ट करना" },
  "Assisting a lighting crew from age 18, for years": {
    hinglish: "18 saal ki umar se, lighting crew ko saalon tak assist karna",
    hindi: "18 साल की उम्र से, लाइटिंग क्रू को सालों तक असिस्ट करना",
  },
  "Assisting a lighting designer or light-hire firm beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath, lighting designer ya light kiraye par dene wali firm ko assist karna",
    hindi: "किसी भी डिग्री के साथ-साथ, लाइटिंग डिज़ाइनर या लाइट किराए पर देने वाली फ़र्म को असिस्ट करना",
  },
  "Assisting a photographer": { hinglish: "Photographer ko assist karna", hindi: "फ़ोटोग्राफ़र को असिस्ट करना" },
  "Assisting a sound crew": { hinglish: "Sound crew ko assist karna", hindi: "साउंड क्रू को असिस्ट करना" },
  "Assisting a sound crew, from age 18": {
    hinglish: "Sound crew ko assist karna, 18 saal ki umar se",
    hindi: "साउंड क्रू को असिस्ट करना, 18 साल की उम्र से",
  },
  "Assisting a wedding DJ, from 18": {
    hinglish: "Wedding DJ ko assist karna, 18 saal ki umar se",
    hindi: "शादी के DJ को असिस्ट करना, 18 साल की उम्र से",
  },
  "Assisting a working photographer, from 18": {
    hinglish: "Peshevar photographer ko assist karna, 18 saal ki umar se",
    hindi: "पेशेवर फ़ोटोग्राफ़र को असिस्ट करना, 18 साल की उम्र से",
  },
  "Assisting a working stylist": { hinglish: "Peshevar stylist ko assist karna", hindi: "पेशेवर स्टाइलिस्ट को असिस्ट करना" },
  "Assisting a writer or director, after any degree": {
    hinglish: "Kisi bhi degree ke baad, writer ya director ko assist karna",
    hindi: "किसी भी डिग्री के बाद, लेखक या डायरेक्टर को असिस्ट करना",
  },
  "Assisting in a recording studio": { hinglish: "Recording studio mein assistant ka kaam", hindi: "रिकॉर्डिंग स्टूडियो में असिस्टेंट का काम" },
  "Assisting in a sound studio, from age 18": {
    hinglish: "Sound studio mein assistant ka kaam, 18 saal ki umar se",
    hindi: "साउंड स्टूडियो में असिस्टेंट का काम, 18 साल की उम्र से",
  },
  "Assisting in a studio": { hinglish: "Studio mein assistant ka kaam", hindi: "स्टूडियो में असिस्टेंट का काम" },
  "Assisting in an art department": { hinglish: "Art department mein assistant ka kaam", hindi: "आर्ट विभाग में असिस्टेंट का काम" },
  "Assisting in an edit room": { hinglish: "Edit room mein assistant ka kaam", hindi: "एडिट रूम में असिस्टेंट का काम" },
  "Assisting on a film crew": { hinglish: "Film crew mein assistant ka kaam", hindi: "फ़िल्म क्रू में असिस्टेंट का काम" },
  "Associateship in Sugar Technology (ANSI) of the National Sugar Institute, Kanpur, by its own test": {
    hinglish: "National Sugar Institute, Kanpur ki Associateship in Sugar Technology (ANSI), uske apne test se",
    hindi: "National Sugar Institute, कानपुर की Associateship in Sugar Technology (ANSI), उसके अपने टेस्ट से",
  },
  "Associateship of the Insurance Institute of India": {
    hinglish: "Insurance Institute of India ki Associateship",
    hindi: "Insurance Institute of India की Associateship",
  },
  "Atomic Minerals Directorate by BARC OCES, after MSc Geology": {
    hinglish: "MSc Geology ke baad, BARC OCES se Atomic Minerals Directorate",
    hindi: "MSc Geology के बाद, BARC OCES से Atomic Minerals Directorate",
  },
  "Atomic Minerals Directorate by BARC OCES, after the master's": {
    hinglish: "Master degree ke baad, BARC OCES se Atomic Minerals Directorate",
    hindi: "मास्टर डिग्री के बाद, BARC OCES से Atomic Minerals Directorate",
  },
  "Auction recorder of a State marketing board, by State staff selection, after Class 12 or a degree": {
    hinglish: "Class 12 ya degree ke baad, rajya ke marketing board mein auction recorder, rajya staff selection se",
    hindi: "Class 12 या डिग्री के बाद, राज्य के मार्केटिंग बोर्ड में नीलामी रिकॉर्डर, राज्य कर्मचारी चयन से",
  },
  "Audiologist and speech therapist of a railway hospital by RRB Paramedical, after BASLP": {
    hinglish: "BASLP ke baad, RRB Paramedical se railway hospital mein audiologist aur speech therapist",
    hindi: "BASLP के बाद, RRB Paramedical से रेलवे अस्पताल में ऑडियोलॉजिस्ट और स्पीच थेरेपिस्ट",
  },
  "Audit associate in a CA firm first": { hinglish: "Pehle CA firm mein audit associate", hindi: "पहले CA फ़र्म में ऑडिट एसोसिएट" },
  "Auditions and small parts first, beside any study or work": {
    hinglish: "Kisi bhi padhai ya kaam ke saath, pehle audition aur chhote role",
    hindi: "किसी भी पढ़ाई या काम के साथ, पहले ऑडिशन और छोटे रोल",
  },
  "Ayurveda therapist certificate course (about 1 year), in Kerala also for the post of therapist in State hospitals": {
    hinglish: "Ayurveda therapist certificate course (kareeb 1 saal), Kerala mein rajya ke aspatalon mein therapist ki post ke liye bhi",
    hindi: "आयुर्वेद थेरेपिस्ट सर्टिफ़िकेट कोर्स (क़रीब 1 साल), केरल में राज्य के अस्पतालों में थेरेपिस्ट के पद के लिए भी",
  },
  "Ayurvedic medical officer of a State by State PSC, or of the Centre by UPSC recruitment, after BAMS": {
    hinglish: "BAMS ke baad, State PSC se rajya ke, ya UPSC bharti se Kendra ke, Ayurvedic medical officer",
    hindi: "BAMS के बाद, State PSC से राज्य के, या UPSC भर्ती से केंद्र के, आयुर्वेदिक मेडिकल ऑफ़िसर",
  },
  "B.Ed": { hinglish: "B.Ed", hindi: "B.Ed" },
  "B.Ed Special Education (Hearing Impairment), where the two-year course still goes on": {
    hinglish: "B.Ed Special Education (Hearing Impairment), jahan do saal ka course abhi bhi chal raha ho",
    hindi: "B.Ed Special Education (Hearing Impairment), जहाँ दो साल का कोर्स अभी भी चल रहा हो",
  },
  "B.Ed Special Education (VI), where the college is approved, then an O&M certificate": {
    hinglish: "B.Ed Special Education (VI), jahan college ko manzoori ho, phir Orientation and Mobility certificate",
    hindi: "B.Ed Special Education (VI), जहाँ कॉलेज को मंज़ूरी हो, फिर Orientation and Mobility सर्टिफ़िकेट",
  },
  "B.Ed Special Education (Visual Impairment), where the two-year course still goes on, in some States by the State BEd CET": {
    hinglish:
      "B.Ed Special Education (Visual Impairment), jahan do saal ka course abhi bhi chal raha ho, kuch rajyon mein State BEd CET se",
    hindi: "B.Ed Special Education (Visual Impairment), जहाँ दो साल का कोर्स अभी भी चल रहा हो, कुछ राज्यों में State BEd CET से",
  },
  "B.Ed Special Education (Visual Impairment; at Delhi University by CUET-PG), where the two-year course still goes on: four-year ones are replacing it":
    {
      hinglish:
        "B.Ed Special Education (Visual Impairment; Delhi University mein CUET-PG se), jahan do saal ka course abhi bhi chal raha ho: chaar saal wale course uski jagah le rahe hain",
      hindi:
        "B.Ed Special Education (Visual Impairment; Delhi University में CUET-PG से), जहाँ दो साल का कोर्स अभी भी चल रहा हो: चार साल वाले कोर्स उसकी जगह ले रहे हैं",
    },
  "B.Ed Special Education and years in a resource room": {
    hinglish: "B.Ed Special Education aur resource room mein kuch saal",
    hindi: "B.Ed Special Education और रिसोर्स रूम में कुछ साल",
  },
  "B.Ed Special Education, where the college is approved and the two-year course still goes on": {
    hinglish: "B.Ed Special Education, jahan college ko manzoori ho aur do saal ka course abhi bhi chal raha ho",
    hindi: "B.Ed Special Education, जहाँ कॉलेज को मंज़ूरी हो और दो साल का कोर्स अभी भी चल रहा हो",
  },
  "B.Ed Special Education, where the two-year course still goes on": {
    hinglish: "B.Ed Special Education, jahan do saal ka course abhi bhi chal raha ho",
    hindi: "B.Ed Special Education, जहाँ दो साल का कोर्स अभी भी चल रहा हो",
  },
  "B.Ed after a bachelor's degree": { hinglish: "Bachelor degree ke baad B.Ed", hindi: "बैचलर डिग्री के बाद B.Ed" },
  "B.Ed and a government school post": { hinglish: "B.Ed aur sarkari school mein post", hindi: "B.Ed और सरकारी स्कूल में पद" },
  "B.Ed and a master's, then years of teaching": {
    hinglish: "B.Ed aur master degree, phir kuch saal padhane ka kaam",
    hindi: "B.Ed और मास्टर डिग्री, फिर कुछ साल पढ़ाने का काम",
  },
  "B.Ed and a master's, then years of teaching; KVS recruits some directly": {
    hinglish: "B.Ed aur master degree, phir kuch saal padhane ka kaam; KVS kuch logon ko seedhe bharti karta hai",
    hindi: "B.Ed और मास्टर डिग्री, फिर कुछ साल पढ़ाने का काम; KVS कुछ लोगों को सीधे भर्ती करता है",
  },
  "B.Ed and a master's, then years of teaching; KVS, NVS, Eklavya and State PSC posts by examination": {
    hinglish: "B.Ed aur master degree, phir kuch saal padhane ka kaam; KVS, NVS, Eklavya aur State PSC ki posts exam se",
    hindi: "B.Ed और मास्टर डिग्री, फिर कुछ साल पढ़ाने का काम; KVS, NVS, Eklavya और State PSC के पद परीक्षा से",
  },
  "B.Ed and years of teaching, for board scripts": {
    hinglish: "B.Ed aur kuch saal padhane ka kaam, board ki copies ke liye",
    hindi: "B.Ed और कुछ साल पढ़ाने का काम, बोर्ड की कॉपियों के लिए",
  },
  "B.Ed for school posts": { hinglish: "School ki posts ke liye B.Ed", hindi: "स्कूल के पदों के लिए B.Ed" },
  "B.Ed or MSc Mathematics": { hinglish: "B.Ed ya MSc Mathematics", hindi: "B.Ed या MSc Mathematics" },
  "B.Ed or PG Diploma in ECCE, then years as a teacher": {
    hinglish: "B.Ed ya ECCE mein PG diploma, phir teacher ke taur par kuch saal",
    hindi: "B.Ed या ECCE में PG डिप्लोमा, फिर टीचर के तौर पर कुछ साल",
  },
  "B.Ed with English as method": { hinglish: "B.Ed, jisme English method ho", hindi: "B.Ed, जिसमें English मेथड हो" },
  "B.Ed with Hindi as method": { hinglish: "B.Ed, jisme Hindi method ho", hindi: "B.Ed, जिसमें Hindi मेथड हो" },
  "B.Ed with Urdu method": { hinglish: "B.Ed, jisme Urdu method ho", hindi: "B.Ed, जिसमें Urdu मेथड हो" },
  "B.Ed with mathematics as method": { hinglish: "B.Ed, jisme maths method ho", hindi: "B.Ed, जिसमें मैथ्स मेथड हो" },
  "B.Ed with science as method": { hinglish: "B.Ed, jisme science method ho", hindi: "B.Ed, जिसमें साइंस मेथड हो" },
  "B.Ed with the subject as method": { hinglish: "B.Ed, jisme usi vishay ka method ho", hindi: "B.Ed, जिसमें उसी विषय का मेथड हो" },
  "B.Ed, then the jail department's recruitment (State PSC or board)": {
    hinglish: "B.Ed, phir jail department ki bharti (State PSC ya board)",
    hindi: "B.Ed, फिर जेल विभाग की भर्ती (State PSC या बोर्ड)",
  },
  "B.Ed, where a State or a school asks for it beside music": {
    hinglish: "B.Ed, jahan koi rajya ya school music ke saath yeh bhi maange",
    hindi: "B.Ed, जहाँ कोई राज्य या स्कूल म्यूज़िक के साथ यह भी माँगे",
  },
  "B.Ed, where a State or a school asks for it beside the art": {
    hinglish: "B.Ed, jahan koi rajya ya school us kala ke saath yeh bhi maange",
    hindi: "B.Ed, जहाँ कोई राज्य या स्कूल उस कला के साथ यह भी माँगे",
  },
  "B2 or C1 certificate in French or German, N2 in Japanese": {
    hinglish: "French ya German mein B2 ya C1 certificate, Japanese mein N2",
    hindi: "फ़्रेंच या जर्मन में B2 या C1 सर्टिफ़िकेट, जापानी में N2",
  },
  "BA (Hons) English, then MA": { hinglish: "BA (Hons) English, phir MA", hindi: "BA (Hons) English, फिर MA" },
  "BA (Hons) History, then MA": { hinglish: "BA (Hons) History, phir MA", hindi: "BA (Hons) History, फिर MA" },
  "BA (Hons) Philosophy, then MA": { hinglish: "BA (Hons) Philosophy, phir MA", hindi: "BA (Hons) Philosophy, फिर MA" },
  "BA (Hons) Political Science, then MA": {
    hinglish: "BA (Hons) Political Science, phir MA",
    hindi: "BA (Hons) Political Science, फिर MA",
  },
  "BA (Hons) Sociology, then MA": { hinglish: "BA (Hons) Sociology, phir MA", hindi: "BA (Hons) Sociology, फिर MA" },
  "BA (Hons) in French, German or Japanese": {
    hinglish: "French, German ya Japanese mein BA (Hons)",
    hindi: "French, German या Japanese में BA (Hons)",
  },
  "BA (Hons) in Music": { hinglish: "Music mein BA (Hons)", hindi: "Music में BA (Hons)" },
  "BA (Hons) in a foreign language": { hinglish: "Kisi videshi bhasha mein BA (Hons)", hindi: "किसी विदेशी भाषा में BA (Hons)" },
  "BA (Hons) in a language": { hinglish: "Kisi bhasha mein BA (Hons)", hindi: "किसी भाषा में BA (Hons)" },
  "BA Anthropology": { hinglish: "BA Anthropology", hindi: "BA Anthropology" },
  "BA Criminology": { hinglish: "BA Criminology", hindi: "BA Criminology" },
  "BA Economics": { hinglish: "BA Economics", hindi: "BA Economics" },
  "BA Economics (many universities ask for maths)": {
    hinglish: "BA Economics (kai university maths maangti hain)",
    hindi: "BA Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA Economics (many universities ask for maths), then years as business analyst": {
    hinglish: "BA Economics (kai university maths maangti hain), phir business analyst ke taur par kuch saal",
    hindi: "BA Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं), फिर बिज़नेस एनालिस्ट के तौर पर कुछ साल",
  },
  "BA Economics (many universities ask for maths), then years as data analyst and senior analyst": {
    hinglish: "BA Economics (kai university maths maangti hain), phir data analyst aur senior analyst ke taur par kuch saal",
    hindi: "BA Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा एनालिस्ट और सीनियर एनालिस्ट के तौर पर कुछ साल",
  },
  "BA Economics or BBA": { hinglish: "BA Economics ya BBA", hindi: "BA Economics या BBA" },
  "BA Economics or BCom, with statistics as a subject (many universities ask for maths)": {
    hinglish: "BA Economics ya BCom, jisme statistics ek vishay ho (kai university maths maangti hain)",
    hindi: "BA Economics या BCom, जिसमें स्टैटिस्टिक्स एक विषय हो (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA Economics or Psychology": { hinglish: "BA Economics ya Psychology", hindi: "BA Economics या Psychology" },
  "BA English": { hinglish: "BA English", hindi: "BA English" },
  "BA English or BBA": { hinglish: "BA English ya BBA", hindi: "BA English या BBA" },
  "BA English or Journalism": { hinglish: "BA English ya Journalism", hindi: "BA English या Journalism" },
  "BA English or Mass Communication": { hinglish: "BA English ya Mass Communication", hindi: "BA English या Mass Communication" },
  "BA English or Psychology": { hinglish: "BA English ya Psychology", hindi: "BA English या Psychology" },
  "BA English or a regional language, then some years as content writer": {
    hinglish: "BA English ya kisi kshetriya bhasha mein BA, phir content writer ke taur par kuch saal",
    hindi: "BA English या किसी क्षेत्रीय भाषा में BA, फिर कंटेंट राइटर के तौर पर कुछ साल",
  },
  "BA English, then some years as content writer": {
    hinglish: "BA English, phir content writer ke taur par kuch saal",
    hindi: "BA English, फिर कंटेंट राइटर के तौर पर कुछ साल",
  },
  "BA English, then years as content writer or editor": {
    hinglish: "BA English, phir content writer ya editor ke taur par kuch saal",
    hindi: "BA English, फिर कंटेंट राइटर या एडिटर के तौर पर कुछ साल",
  },
  "BA Geography": { hinglish: "BA Geography", hindi: "BA Geography" },
  "BA History of Art": { hinglish: "BA History of Art", hindi: "BA History of Art" },
  "BA History or Art History": { hinglish: "BA History ya Art History", hindi: "BA History या Art History" },
  "BA History or any degree": { hinglish: "BA History ya koi bhi degree", hindi: "BA History या कोई भी डिग्री" },
  "BA History, Archaeology or Anthropology": {
    hinglish: "BA History, Archaeology ya Anthropology",
    hindi: "BA History, Archaeology या Anthropology",
  },
  "BA History, or any degree first": { hinglish: "BA History, ya pehle koi bhi degree", hindi: "BA History, या पहले कोई भी डिग्री" },
  "BA International Relations": { hinglish: "BA International Relations", hindi: "BA International Relations" },
  "BA Journalism": { hinglish: "BA Journalism", hindi: "BA Journalism" },
  "BA Journalism and Mass Communication, then some years as content writer": {
    hinglish: "BA Journalism and Mass Communication, phir content writer ke taur par kuch saal",
    hindi: "BA Journalism and Mass Communication, फिर कंटेंट राइटर के तौर पर कुछ साल",
  },
  "BA Journalism and Mass Communication, then years as content writer or editor": {
    hinglish: "BA Journalism and Mass Communication, phir content writer ya editor ke taur par kuch saal",
    hindi: "BA Journalism and Mass Communication, फिर कंटेंट राइटर या एडिटर के तौर पर कुछ साल",
  },
  "BA LLB": { hinglish: "BA LLB", hindi: "BA LLB" },
  "BA LLB (5-year)": { hinglish: "BA LLB (5 saal)", hindi: "BA LLB (5 साल)" },
  "BA LLB (5-year), then ten years' practice as an advocate (seven for women, SC, ST, OBC and disabled people)": {
    hinglish: "BA LLB (5 saal), phir advocate ke taur par das saal ki practice (mahilaon, SC, ST, OBC aur divyang logon ke liye saat)",
    hindi: "BA LLB (5 साल), फिर वकील के तौर पर दस साल की प्रैक्टिस (महिलाओं, SC, ST, OBC और दिव्यांग लोगों के लिए सात)",
  },
  "BA LLB (5-year), then years as lawyer in privacy or technology": {
    hinglish: "BA LLB (5 saal), phir privacy ya technology mein lawyer ke taur par kuch saal",
    hindi: "BA LLB (5 साल), फिर प्राइवेसी या टेक्नोलॉजी में वकील के तौर पर कुछ साल",
  },
  "BA LLB or BBA LLB": { hinglish: "BA LLB ya BBA LLB", hindi: "BA LLB या BBA LLB" },
  "BA LLB or BBA LLB (5-year), then by law ten years, in fact about twenty, as an advocate or a judge": {
    hinglish: "BA LLB ya BBA LLB (5 saal), phir advocate ya judge ke taur par kanoon ke hisaab se das saal, asal mein kareeb bees",
    hindi: "BA LLB या BBA LLB (5 साल), फिर वकील या जज के तौर पर क़ानून के हिसाब से दस साल, असल में क़रीब बीस",
  },
  "BA LLB or BBA LLB (5-year), then seven years of practice, or practice and the judicial service": {
    hinglish: "BA LLB ya BBA LLB (5 saal), phir saat saal ki practice, ya practice aur judicial service",
    hindi: "BA LLB या BBA LLB (5 साल), फिर सात साल की प्रैक्टिस, या प्रैक्टिस और न्यायिक सेवा",
  },
  "BA LLB or BBA LLB (5-year), then three years' practice at the Bar (years as a judge's law clerk count)": {
    hinglish: "BA LLB ya BBA LLB (5 saal), phir teen saal ki vakalat (judge ke law clerk ke taur par bitaye saal gine jaate hain)",
    hindi: "BA LLB या BBA LLB (5 साल), फिर तीन साल की वकालत (जज के लॉ क्लर्क के तौर पर बिताए साल गिने जाते हैं)",
  },
  "BA LLB or BBA LLB (five years), then LLM and NET or PhD": {
    hinglish: "BA LLB ya BBA LLB (paanch saal), phir LLM aur NET ya PhD",
    hindi: "BA LLB या BBA LLB (पाँच साल), फिर LLM और NET या PhD",
  },
  "BA LLB or BBA LLB, then years in privacy or contract work": {
    hinglish: "BA LLB ya BBA LLB, phir privacy ya contract ke kaam mein kuch saal",
    hindi: "BA LLB या BBA LLB, फिर प्राइवेसी या कॉन्ट्रैक्ट के काम में कुछ साल",
  },
  "BA LLB or BCom LLB (5-year)": { hinglish: "BA LLB ya BCom LLB (5 saal)", hindi: "BA LLB या BCom LLB (5 साल)" },
  "BA LLB, BBA LLB or BCom LLB (5-year)": {
    hinglish: "BA LLB, BBA LLB ya BCom LLB (5 saal)",
    hindi: "BA LLB, BBA LLB या BCom LLB (5 साल)",
  },
  "BA Labour Management in Tamil Nadu, enough by itself there": {
    hinglish: "Tamil Nadu mein BA Labour Management, jo wahan apne aap mein kaafi hai",
    hindi: "तमिलनाडु में BA Labour Management, जो वहाँ अपने आप में काफ़ी है",
  },
  "BA Linguistics or English": { hinglish: "BA Linguistics ya English", hindi: "BA Linguistics या English" },
  "BA Linguistics or Sanskrit": { hinglish: "BA Linguistics ya Sanskrit", hindi: "BA Linguistics या Sanskrit" },
  "BA Mass Communication": { hinglish: "BA Mass Communication", hindi: "BA Mass Communication" },
  "BA Mass Communication, then some years as content or project coordinator": {
    hinglish: "BA Mass Communication, phir content ya project coordinator ke taur par kuch saal",
    hindi: "BA Mass Communication, फिर कंटेंट या प्रोजेक्ट कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BA Music": { hinglish: "BA Music", hindi: "BA Music" },
  "BA Psychology": { hinglish: "BA Psychology", hindi: "BA Psychology" },
  "BA Psychology or Sociology": { hinglish: "BA Psychology ya Sociology", hindi: "BA Psychology या Sociology" },
  "BA Sanskrit, Tamil, Persian or History": {
    hinglish: "BA Sanskrit, Tamil, Persian ya History",
    hindi: "BA Sanskrit, Tamil, Persian या History",
  },
  "BA Sociology": { hinglish: "BA Sociology", hindi: "BA Sociology" },
  "BA Sociology or Economics": { hinglish: "BA Sociology ya Economics", hindi: "BA Sociology या Economics" },
  "BA Sociology or Psychology": { hinglish: "BA Sociology ya Psychology", hindi: "BA Sociology या Psychology" },
  "BA Sociology, or another degree": { hinglish: "BA Sociology, ya koi doosri degree", hindi: "BA Sociology, या कोई दूसरी डिग्री" },
  "BA Urdu, then B.Ed": { hinglish: "BA Urdu, phir B.Ed", hindi: "BA Urdu, फिर B.Ed" },
  "BA Visual Communication": { hinglish: "BA Visual Communication", hindi: "BA Visual Communication" },
  "BA any subject": { hinglish: "Kisi bhi vishay mein BA", hindi: "किसी भी विषय में BA" },
  "BA any subject, then some years as web or content designer": {
    hinglish: "Kisi bhi vishay mein BA, phir web ya content designer ke taur par kuch saal",
    hindi: "किसी भी विषय में BA, फिर वेब या कंटेंट डिज़ाइनर के तौर पर कुछ साल",
  },
  "BA in Advertising or Mass Communication": {
    hinglish: "Advertising ya Mass Communication mein BA",
    hindi: "Advertising या Mass Communication में BA",
  },
  "BA in Anthropology, Sociology or Tribal Studies": {
    hinglish: "Anthropology, Sociology ya Tribal Studies mein BA",
    hindi: "Anthropology, Sociology या Tribal Studies में BA",
  },
  "BA in Criminology": { hinglish: "Criminology mein BA", hindi: "Criminology में BA" },
  "BA in Criminology or Sociology": { hinglish: "Criminology ya Sociology mein BA", hindi: "Criminology या Sociology में BA" },
  "BA in Criminology, Psychology or Social Work": {
    hinglish: "Criminology, Psychology ya Social Work mein BA",
    hindi: "Criminology, Psychology या Social Work में BA",
  },
  "BA in Drawing and Painting, then a B.Ed or art diploma as the State asks": {
    hinglish: "Drawing and Painting mein BA, phir B.Ed ya art diploma, jaisa rajya maange",
    hindi: "Drawing and Painting में BA, फिर B.Ed या आर्ट डिप्लोमा, जैसा राज्य माँगे",
  },
  "BA in Early Childhood Education": { hinglish: "Early Childhood Education mein BA", hindi: "Early Childhood Education में BA" },
  "BA in Early Childhood Education, then years as a teacher": {
    hinglish: "Early Childhood Education mein BA, phir teacher ke taur par kuch saal",
    hindi: "Early Childhood Education में BA, फिर टीचर के तौर पर कुछ साल",
  },
  "BA in Economics": { hinglish: "Economics mein BA", hindi: "Economics में BA" },
  "BA in Economics (many universities ask for maths)": {
    hinglish: "Economics mein BA (kai university maths maangti hain)",
    hindi: "Economics में BA (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA in Economics or Sociology": { hinglish: "Economics ya Sociology mein BA", hindi: "Economics या Sociology में BA" },
  "BA in Economics, Sociology or another social science": {
    hinglish: "Economics, Sociology ya kisi aur social science mein BA",
    hindi: "Economics, Sociology या किसी और सोशल साइंस में BA",
  },
  "BA in English": { hinglish: "English mein BA", hindi: "English में BA" },
  "BA in English or Communication": { hinglish: "English ya Communication mein BA", hindi: "English या Communication में BA" },
  "BA in English or Hindi": { hinglish: "English ya Hindi mein BA", hindi: "English या Hindi में BA" },
  "BA in English or Mass Communication": { hinglish: "English ya Mass Communication mein BA", hindi: "English या Mass Communication में BA" },
  "BA in English or Psychology": { hinglish: "English ya Psychology mein BA", hindi: "English या Psychology में BA" },
  "BA in English or another literature": { hinglish: "English ya kisi aur sahitya mein BA", hindi: "English या किसी और साहित्य में BA" },
  "BA in English or another literature, then some years as assistant or copy editor": {
    hinglish: "English ya kisi aur sahitya mein BA, phir assistant ya copy editor ke taur par kuch saal",
    hindi: "English या किसी और साहित्य में BA, फिर असिस्टेंट या कॉपी एडिटर के तौर पर कुछ साल",
  },
  "BA in English or another literature, then years as editor or rights executive of a publisher": {
    hinglish: "English ya kisi aur sahitya mein BA, phir kisi publisher ke editor ya rights executive ke taur par kuch saal",
    hindi: "English या किसी और साहित्य में BA, फिर किसी प्रकाशक के एडिटर या राइट्स एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BA in English or another literature, then years as editor or sales executive of a publisher": {
    hinglish: "English ya kisi aur sahitya mein BA, phir kisi publisher ke editor ya sales executive ke taur par kuch saal",
    hindi: "English या किसी और साहित्य में BA, फिर किसी प्रकाशक के एडिटर या सेल्स एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BA in English or any language": { hinglish: "English ya kisi bhi bhasha mein BA", hindi: "English या किसी भी भाषा में BA" },
  "BA in English, Economics or Journalism": {
    hinglish: "English, Economics ya Journalism mein BA",
    hindi: "English, Economics या Journalism में BA",
  },
  "BA in English, Hindi or another literature": {
    hinglish: "English, Hindi ya kisi aur sahitya mein BA",
    hindi: "English, Hindi या किसी और साहित्य में BA",
  },
  "BA in English, Hindi or your State's language": {
    hinglish: "English, Hindi ya apne rajya ki bhasha mein BA",
    hindi: "English, Hindi या अपने राज्य की भाषा में BA",
  },
  "BA in English, then B.Ed": { hinglish: "English mein BA, phir B.Ed", hindi: "English में BA, फिर B.Ed" },
  "BA in Film Making or Mass Communication": {
    hinglish: "Film Making ya Mass Communication mein BA",
    hindi: "Film Making या Mass Communication में BA",
  },
  "BA in Film Making or Mass Communication, then years as assistant director": {
    hinglish: "Film Making ya Mass Communication mein BA, phir assistant director ke taur par kuch saal",
    hindi: "Film Making या Mass Communication में BA, फिर असिस्टेंट डायरेक्टर के तौर पर कुछ साल",
  },
  "BA in Geography or Disaster Management": {
    hinglish: "Geography ya Disaster Management mein BA",
    hindi: "Geography या Disaster Management में BA",
  },
  "BA in Hindi, then B.Ed": { hinglish: "Hindi mein BA, phir B.Ed", hindi: "Hindi में BA, फिर B.Ed" },
  "BA in History": { hinglish: "History mein BA", hindi: "History में BA" },
  "BA in History or a foreign language": { hinglish: "History ya kisi videshi bhasha mein BA", hindi: "History या किसी विदेशी भाषा में BA" },
  "BA in History, then MA and B.Ed": { hinglish: "History mein BA, phir MA aur B.Ed", hindi: "History में BA, फिर MA और B.Ed" },
  "BA in International Relations, then a security course": {
    hinglish: "International Relations mein BA, phir security course",
    hindi: "International Relations में BA, फिर सिक्योरिटी कोर्स",
  },
  "BA in Journalism": { hinglish: "Journalism mein BA", hindi: "Journalism में BA" },
  "BA in Journalism and Mass Communication": {
    hinglish: "Journalism and Mass Communication mein BA",
    hindi: "Journalism and Mass Communication में BA",
  },
  "BA in Journalism and Mass Communication, then some years as assistant producer": {
    hinglish: "Journalism and Mass Communication mein BA, phir assistant producer ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर असिस्टेंट प्रोड्यूसर के तौर पर कुछ साल",
  },
  "BA in Journalism and Mass Communication, then some years as reporter or sub-editor": {
    hinglish: "Journalism and Mass Communication mein BA, phir reporter ya sub-editor ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर रिपोर्टर या सब-एडिटर के तौर पर कुछ साल",
  },
  "BA in Journalism and Mass Communication, then years as producer or programme executive": {
    hinglish: "Journalism and Mass Communication mein BA, phir producer ya programme executive ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर प्रोड्यूसर या प्रोग्राम एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BA in Journalism and Mass Communication, then years as reporter": {
    hinglish: "Journalism and Mass Communication mein BA, phir reporter ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर रिपोर्टर के तौर पर कुछ साल",
  },
  "BA in Journalism and Mass Communication, then years as reporter at home": {
    hinglish: "Journalism and Mass Communication mein BA, phir apne desh mein reporter ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर अपने देश में रिपोर्टर के तौर पर कुछ साल",
  },
  "BA in Journalism and Mass Communication, then years as reporter or sub-editor, and editor of a desk": {
    hinglish: "Journalism and Mass Communication mein BA, phir reporter ya sub-editor, aur kisi desk ke editor ke taur par kuch saal",
    hindi: "Journalism and Mass Communication में BA, फिर रिपोर्टर या सब-एडिटर, और किसी डेस्क के एडिटर के तौर पर कुछ साल",
  },
  "BA in Kathakali (RLV College, Tripunithura; Kerala Kalamandalam, for those already trained)": {
    hinglish: "Kathakali mein BA (RLV College, Tripunithura; Kerala Kalamandalam, unke liye jo pehle se seekhe hue hon)",
    hindi: "Kathakali में BA (RLV College, त्रिपुनिथुरा; Kerala Kalamandalam, उनके लिए जो पहले से सीखे हुए हों)",
  },
  "BA in Mass Communication": { hinglish: "Mass Communication mein BA", hindi: "Mass Communication में BA" },
  "BA in Mass Communication, then years in a production house": {
    hinglish: "Mass Communication mein BA, phir production house mein kuch saal",
    hindi: "Mass Communication में BA, फिर प्रोडक्शन हाउस में कुछ साल",
  },
  "BA in Multimedia and Mass Communication": {
    hinglish: "Multimedia and Mass Communication mein BA",
    hindi: "Multimedia and Mass Communication में BA",
  },
  "BA in Music": { hinglish: "Music mein BA", hindi: "Music में BA" },
  "BA in Political Science": { hinglish: "Political Science mein BA", hindi: "Political Science में BA" },
  "BA in Political Science or Economics": {
    hinglish: "Political Science ya Economics mein BA",
    hindi: "Political Science या Economics में BA",
  },
  "BA in Political Science or any degree": {
    hinglish: "Political Science mein BA ya koi bhi degree",
    hindi: "Political Science में BA या कोई भी डिग्री",
  },
  "BA in Political Science, English or Hindi, then years as reporter or press officer": {
    hinglish: "Political Science, English ya Hindi mein BA, phir reporter ya press officer ke taur par kuch saal",
    hindi: "Political Science, English या Hindi में BA, फिर रिपोर्टर या प्रेस ऑफ़िसर के तौर पर कुछ साल",
  },
  "BA in Psychology": { hinglish: "Psychology mein BA", hindi: "Psychology में BA" },
  "BA in Psychology or Sociology": { hinglish: "Psychology ya Sociology mein BA", hindi: "Psychology या Sociology में BA" },
  "BA in Public Administration or Political Science": {
    hinglish: "Public Administration ya Political Science mein BA",
    hindi: "Public Administration या Political Science में BA",
  },
  "BA in Rural Development or Sociology": {
    hinglish: "Rural Development ya Sociology mein BA",
    hindi: "Rural Development या Sociology में BA",
  },
  "BA in Sociology": { hinglish: "Sociology mein BA", hindi: "Sociology में BA" },
  "BA in Sociology or Economics": { hinglish: "Sociology ya Economics mein BA", hindi: "Sociology या Economics में BA" },
  "BA in Sociology or Mass Communication": {
    hinglish: "Sociology ya Mass Communication mein BA",
    hindi: "Sociology या Mass Communication में BA",
  },
  "BA in Sociology or Political Science": {
    hinglish: "Sociology ya Political Science mein BA",
    hindi: "Sociology या Political Science में BA",
  },
  "BA in Sociology or Psychology": { hinglish: "Sociology ya Psychology mein BA", hindi: "Sociology या Psychology में BA" },
  "BA in Sociology, Psychology or Home Science, or BSW": {
    hinglish: "Sociology, Psychology ya Home Science mein BA, ya BSW",
    hindi: "Sociology, Psychology या Home Science में BA, या BSW",
  },
  "BA in Theatre or Acting": { hinglish: "Theatre ya Acting mein BA", hindi: "Theatre या Acting में BA" },
  "BA in Theatre or Dance": { hinglish: "Theatre ya Dance mein BA", hindi: "Theatre या Dance में BA" },
  "BA in Theatre or Drama": { hinglish: "Theatre ya Drama mein BA", hindi: "Theatre या Drama में BA" },
  "BA in Theatre or Mass Communication": { hinglish: "Theatre ya Mass Communication mein BA", hindi: "Theatre या Mass Communication में BA" },
  "BA in Theatre or Mass Communication, then years as casting assistant": {
    hinglish: "Theatre ya Mass Communication mein BA, phir casting assistant ke taur par kuch saal",
    hindi: "Theatre या Mass Communication में BA, फिर कास्टिंग असिस्टेंट के तौर पर कुछ साल",
  },
  "BA in Tourism": { hinglish: "Tourism mein BA", hindi: "Tourism में BA" },
  "BA in a foreign language": { hinglish: "Kisi videshi bhasha mein BA", hindi: "किसी विदेशी भाषा में BA" },
  "BA in a language": { hinglish: "Kisi bhasha mein BA", hindi: "किसी भाषा में BA" },
  "BA in a regional language": { hinglish: "Kisi kshetriya bhasha mein BA", hindi: "किसी क्षेत्रीय भाषा में BA" },
  "BA in a school subject, then B.Ed": { hinglish: "School ke kisi vishay mein BA, phir B.Ed", hindi: "स्कूल के किसी विषय में BA, फिर B.Ed" },
  "BA in any subject": { hinglish: "Kisi bhi subject mein BA", hindi: "किसी भी विषय में BA" },
  "BA in any subject, BBA or BCom": { hinglish: "Kisi bhi subject mein BA, ya BBA ya BCom", hindi: "किसी भी विषय में BA, या BBA या BCom" },
  "BA in any subject, BCom or BBA": { hinglish: "Kisi bhi subject mein BA, ya BCom ya BBA", hindi: "किसी भी विषय में BA, या BCom या BBA" },
  "BA in any subject, BCom or BSW": { hinglish: "Kisi bhi subject mein BA, ya BCom ya BSW", hindi: "किसी भी विषय में BA, या BCom या BSW" },
  "BA in any subject, or BCom": { hinglish: "Kisi bhi subject mein BA, ya BCom", hindi: "किसी भी विषय में BA, या BCom" },
  "BA in any subject, or BCom, with a travel course": {
    hinglish: "Kisi bhi subject mein BA, ya BCom, saath mein travel ka course",
    hindi: "किसी भी विषय में BA, या BCom, साथ में ट्रैवल का कोर्स",
  },
  "BA in any subject, with a course in e-learning tools": {
    hinglish: "Kisi bhi subject mein BA, saath mein e-learning tools ka course",
    hindi: "किसी भी विषय में BA, साथ में ई-लर्निंग टूल्स का कोर्स",
  },
  "BA in literature or Film Studies": { hinglish: "Literature ya Film Studies mein BA", hindi: "साहित्य या Film Studies में BA" },
  "BA in literature or Mass Communication": {
    hinglish: "Literature ya Mass Communication mein BA",
    hindi: "साहित्य या Mass Communication में BA",
  },
  "BA in literature or Theatre": { hinglish: "Literature ya Theatre mein BA", hindi: "साहित्य या Theatre में BA" },
  "BA or BBA Culinary Arts (such as at the Indian Culinary Institutes)": {
    hinglish: "BA ya BBA Culinary Arts (jaise Indian Culinary Institutes mein)",
    hindi: "BA या BBA Culinary Arts (जैसे Indian Culinary Institutes में)",
  },
  "BA or BBA in Tourism": { hinglish: "Tourism mein BA ya BBA", hindi: "Tourism में BA या BBA" },
  "BA or BCom alongside work": { hinglish: "Kaam ke saath BA ya BCom", hindi: "काम के साथ BA या BCom" },
  "BA or BCom in any subject": { hinglish: "Kisi bhi subject mein BA ya BCom", hindi: "किसी भी विषय में BA या BCom" },
  "BA or BCom in any subject, with courses of the Goethe-Institut, Alliance Française or Japan Foundation": {
    hinglish: "Kisi bhi subject mein BA ya BCom, saath mein Goethe-Institut, Alliance Francaise ya Japan Foundation ke course",
    hindi: "किसी भी विषय में BA या BCom, साथ में Goethe-Institut, Alliance Française या Japan Foundation के कोर्स",
  },
  "BA or BCom, to teach English, reasoning and current affairs for bank and government tests": {
    hinglish: "BA ya BCom, bank aur sarkari test ke liye English, reasoning aur current affairs padhane ke liye",
    hindi: "BA या BCom, बैंक और सरकारी टेस्ट के लिए अंग्रेज़ी, रीज़निंग और करंट अफ़ेयर्स पढ़ाने के लिए",
  },
  "BA or BMus in Western Music": { hinglish: "Western Music mein BA ya BMus", hindi: "Western Music में BA या BMus" },
  "BA or BPA in Instrumental Music": { hinglish: "Instrumental Music mein BA ya BPA", hindi: "Instrumental Music में BA या BPA" },
  "BA or BPA in Music": { hinglish: "Music mein BA ya BPA", hindi: "Music में BA या BPA" },
  "BA or BPA in Vocal Music": { hinglish: "Vocal Music mein BA ya BPA", hindi: "Vocal Music में BA या BPA" },
  "BA or BSc (Hons) Economics (many universities ask for maths)": {
    hinglish: "BA ya BSc (Hons) Economics (kai university maths maangti hain)",
    hindi: "BA या BSc (Hons) Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA or BSc (Hons) Psychology": { hinglish: "BA ya BSc (Hons) Psychology", hindi: "BA या BSc (Hons) Psychology" },
  "BA or BSc Anthropology": { hinglish: "BA ya BSc Anthropology", hindi: "BA या BSc Anthropology" },
  "BA or BSc Criminology": { hinglish: "BA ya BSc Criminology", hindi: "BA या BSc Criminology" },
  "BA or BSc Economics (many universities ask for maths)": {
    hinglish: "BA ya BSc Economics (kai university maths maangti hain)",
    hindi: "BA या BSc Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA or BSc Economics (many universities ask for maths), then MA and B.Ed": {
    hinglish: "BA ya BSc Economics (kai university maths maangti hain), phir MA aur B.Ed",
    hindi: "BA या BSc Economics (कई यूनिवर्सिटी मैथ्स माँगती हैं), फिर MA और B.Ed",
  },
  "BA or BSc Economics or Statistics (many universities ask for maths)": {
    hinglish: "Economics ya Statistics mein BA ya BSc (kai university maths maangti hain)",
    hindi: "Economics या Statistics में BA या BSc (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA or BSc Geography": { hinglish: "BA ya BSc Geography", hindi: "BA या BSc Geography" },
  "BA or BSc Geography, then MA or MSc and B.Ed": {
    hinglish: "BA ya BSc Geography, phir MA ya MSc aur B.Ed",
    hindi: "BA या BSc Geography, फिर MA या MSc और B.Ed",
  },
  "BA or BSc Geography, then MSc or PG Diploma in Geoinformatics": {
    hinglish: "BA ya BSc Geography, phir Geoinformatics mein MSc ya PG Diploma",
    hindi: "BA या BSc Geography, फिर Geoinformatics में MSc या PG डिप्लोमा",
  },
  "BA or BSc Home Science, then the State selection": {
    hinglish: "BA ya BSc Home Science, phir rajya ka selection",
    hindi: "BA या BSc Home Science, फिर राज्य की चयन प्रक्रिया",
  },
  "BA or BSc Psychology": { hinglish: "BA ya BSc Psychology", hindi: "BA या BSc Psychology" },
  "BA or BSc Psychology (4-year Hons)": {
    hinglish: "BA ya BSc Psychology (4 saal ka Hons)",
    hindi: "BA या BSc Psychology (4 साल का Hons)",
  },
  "BA or BSc Psychology, then a master's": {
    hinglish: "BA ya BSc Psychology, phir master degree",
    hindi: "BA या BSc Psychology, फिर मास्टर डिग्री",
  },
  "BA or BSc Psychology, then often a PG Diploma in Guidance and Counselling": {
    hinglish: "BA ya BSc Psychology, phir aksar Guidance and Counselling mein PG Diploma",
    hindi: "BA या BSc Psychology, फिर अक्सर Guidance and Counselling में PG डिप्लोमा",
  },
  "BA or BSc Statistics (with maths)": { hinglish: "BA ya BSc Statistics (maths ke saath)", hindi: "BA या BSc Statistics (मैथ्स के साथ)" },
  "BA or BSc in Economics (many universities ask for maths)": {
    hinglish: "Economics mein BA ya BSc (kai university maths maangti hain)",
    hindi: "Economics में BA या BSc (कई यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BA or BSc in Geography": { hinglish: "Geography mein BA ya BSc", hindi: "Geography में BA या BSc" },
  "BA or BSc in Geography, Economics or Sociology, then MA or MSc, then MPlan": {
    hinglish: "Geography, Economics ya Sociology mein BA ya BSc, phir MA ya MSc, phir MPlan",
    hindi: "Geography, Economics या Sociology में BA या BSc, फिर MA या MSc, फिर MPlan",
  },
  "BA or BSc in Geography, then MA or MSc, then MPlan": {
    hinglish: "Geography mein BA ya BSc, phir MA ya MSc, phir MPlan",
    hindi: "Geography में BA या BSc, फिर MA या MSc, फिर MPlan",
  },
  "BA or BSc in Psychology": { hinglish: "Psychology mein BA ya BSc", hindi: "Psychology में BA या BSc" },
  "BA or BSc in a school subject, then B.Ed": {
    hinglish: "School ke kisi subject mein BA ya BSc, phir B.Ed",
    hindi: "स्कूल के किसी विषय में BA या BSc, फिर B.Ed",
  },
  "BA or BSc in any subject": { hinglish: "Kisi bhi subject mein BA ya BSc", hindi: "किसी भी विषय में BA या BSc" },
  "BA or BSc in any subject, then B.Ed Special Education, where the two-year course still goes on": {
    hinglish: "Kisi bhi subject mein BA ya BSc, phir B.Ed Special Education, jahan do saal ka course abhi bhi chal raha ho",
    hindi: "किसी भी विषय में BA या BSc, फिर B.Ed Special Education, जहाँ दो साल का कोर्स अब भी चल रहा हो",
  },
  "BA or BSc in any subject, then B.Ed, then years as a teacher": {
    hinglish: "Kisi bhi subject mein BA ya BSc, phir B.Ed, phir teacher ke taur par kuch saal",
    hindi: "किसी भी विषय में BA या BSc, फिर B.Ed, फिर टीचर के तौर पर कुछ साल",
  },
  "BA or BSc in any subject, then MA Education": {
    hinglish: "Kisi bhi subject mein BA ya BSc, phir MA Education",
    hindi: "किसी भी विषय में BA या BSc, फिर MA Education",
  },
  "BA or BSc in any subject, then years as technical writer or analyst, or BLISc and years as librarian": {
    hinglish:
      "Kisi bhi subject mein BA ya BSc, phir technical writer ya analyst ke taur par kuch saal, ya BLISc aur librarian ke taur par kuch saal",
    hindi: "किसी भी विषय में BA या BSc, फिर टेक्निकल राइटर या एनालिस्ट के तौर पर कुछ साल, या BLISc और लाइब्रेरियन के तौर पर कुछ साल",
  },
  "BA or BSc in the subject": { hinglish: "Sambandhit subject mein BA ya BSc", hindi: "संबंधित विषय में BA या BSc" },
  "BA or BSc in the subject, then years as teacher of the subject": {
    hinglish: "Sambandhit subject mein BA ya BSc, phir usi subject ke teacher ke taur par kuch saal",
    hindi: "संबंधित विषय में BA या BSc, फिर उसी विषय के टीचर के तौर पर कुछ साल",
  },
  "BA or another degree, with wildlife fieldwork, then NCBS's MSc": {
    hinglish: "BA ya koi aur degree, saath mein wildlife fieldwork, phir NCBS ka MSc",
    hindi: "BA या कोई और डिग्री, साथ में वन्यजीव फ़ील्डवर्क, फिर NCBS का MSc",
  },
  "BA with two of History, Geography, Economics and Political Science, one being History or Geography, then B.Ed": {
    hinglish:
      "History, Geography, Economics aur Political Science mein se do subject ke saath BA, jinmein ek History ya Geography ho, phir B.Ed",
    hindi: "History, Geography, Economics और Political Science में से दो विषयों के साथ BA, जिनमें एक History या Geography हो, फिर B.Ed",
  },
  "BA, BCom, BSc or any degree": { hinglish: "BA, BCom, BSc ya koi bhi degree", hindi: "BA, BCom, BSc या कोई भी डिग्री" },
  "BA, BSc Agriculture (with science or agriculture) or any degree, with a computer certificate": {
    hinglish: "BA, BSc Agriculture (science ya agriculture ke saath) ya koi bhi degree, saath mein computer certificate",
    hindi: "BA, BSc Agriculture (साइंस या कृषि के साथ) या कोई भी डिग्री, साथ में कंप्यूटर सर्टिफ़िकेट",
  },
  "BA, BSc or BCom in a school subject, then B.Ed": {
    hinglish: "School ke kisi subject mein BA, BSc ya BCom, phir B.Ed",
    hindi: "स्कूल के किसी विषय में BA, BSc या BCom, फिर B.Ed",
  },
  "BA, BSc or BCom in a school subject, then B.Ed and years of teaching": {
    hinglish: "School ke kisi subject mein BA, BSc ya BCom, phir B.Ed aur kuch saal padhane ka kaam",
    hindi: "स्कूल के किसी विषय में BA, BSc या BCom, फिर B.Ed और कुछ साल पढ़ाने का काम",
  },
  "BA, BSc or BCom in the subject taught": {
    hinglish: "Jo subject padhana ho, usmein BA, BSc ya BCom",
    hindi: "जो विषय पढ़ाना हो, उसमें BA, BSc या BCom",
  },
  "BA, BSc or BCom, in any subject": { hinglish: "BA, BSc ya BCom, kisi bhi subject mein", hindi: "BA, BSc या BCom, किसी भी विषय में" },
  "BA, BSc, BCom or any degree": { hinglish: "BA, BSc, BCom ya koi bhi degree", hindi: "BA, BSc, BCom या कोई भी डिग्री" },
  "BAMS (5.5 years with internship)": { hinglish: "BAMS (internship samet 5.5 saal)", hindi: "BAMS (इंटर्नशिप समेत 5.5 साल)" },
  "BAMS, BHMS or BDS (with PCB)": { hinglish: "BAMS, BHMS ya BDS (PCB ke saath)", hindi: "BAMS, BHMS या BDS (PCB के साथ)" },
  "BAMS, BHMS or BDS (with PCB), for health claims": {
    hinglish: "BAMS, BHMS ya BDS (PCB ke saath), health claims ke liye",
    hindi: "BAMS, BHMS या BDS (PCB के साथ), हेल्थ क्लेम के काम के लिए",
  },
  "BARC OCES after MSc Chemistry": { hinglish: "MSc Chemistry ke baad BARC OCES", hindi: "MSc Chemistry के बाद BARC OCES" },
  "BARC OCES after MSc Physics, with pay from the first day of training": {
    hinglish: "MSc Physics ke baad BARC OCES, training ke pehle din se salary ke saath",
    hindi: "MSc Physics के बाद BARC OCES, ट्रेनिंग के पहले दिन से वेतन के साथ",
  },
  "BARC or NPCIL stipendiary trainee (Category I), after BSc in Physics or Chemistry": {
    hinglish: "Physics ya Chemistry mein BSc ke baad BARC ya NPCIL mein stipendiary trainee (Category I)",
    hindi: "Physics या Chemistry में BSc के बाद BARC या NPCIL में स्टाइपेंडरी ट्रेनी (Category I)",
  },
  "BARC or NPCIL stipendiary trainee (Category II), after Class 12 with PCM": {
    hinglish: "PCM ke saath Class 12 ke baad BARC ya NPCIL mein stipendiary trainee (Category II)",
    hindi: "PCM के साथ Class 12 के बाद BARC या NPCIL में स्टाइपेंडरी ट्रेनी (Category II)",
  },
  "BARC or NPCIL stipendiary trainee (Category II), by its own test, after Class 12 with PCM": {
    hinglish: "PCM ke saath Class 12 ke baad BARC ya NPCIL mein stipendiary trainee (Category II), uske apne test se",
    hindi: "PCM के साथ Class 12 के बाद BARC या NPCIL में स्टाइपेंडरी ट्रेनी (Category II), उसके अपने टेस्ट से",
  },
  "BARC training school (OCES) after BTech or MSc": {
    hinglish: "BTech ya MSc ke baad BARC training school (OCES)",
    hindi: "BTech या MSc के बाद BARC ट्रेनिंग स्कूल (OCES)",
  },
  "BARC training school (OCES), by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad BARC training school (OCES), GATE ya uske apne test se",
    hindi: "BTech के बाद BARC ट्रेनिंग स्कूल (OCES), GATE या उसके अपने टेस्ट से",
  },
  "BASLP (4 years, with PCB or PCM; national institutes hold a common entrance test)": {
    hinglish: "BASLP (4 saal, PCB ya PCM ke saath; national institutes ek common entrance test lete hain)",
    hindi: "BASLP (4 साल, PCB या PCM के साथ; राष्ट्रीय संस्थान एक कॉमन एंट्रेंस टेस्ट लेते हैं)",
  },
  "BASLP (4 years; national institutes hold a common entrance test)": {
    hinglish: "BASLP (4 saal; national institutes ek common entrance test lete hain)",
    hindi: "BASLP (4 साल; राष्ट्रीय संस्थान एक कॉमन एंट्रेंस टेस्ट लेते हैं)",
  },
  "BASLP (4 years; several national institutes share an entrance test)": {
    hinglish: "BASLP (4 saal; kai national institutes ka entrance test ek hi hai)",
    hindi: "BASLP (4 साल; कई राष्ट्रीय संस्थानों का एंट्रेंस टेस्ट एक ही है)",
  },
  BArch: { hinglish: "BArch", hindi: "BArch" },
  "BArch (five years)": { hinglish: "BArch (paanch saal)", hindi: "BArch (पाँच साल)" },
  "BArch (with PCM), then MPlan": { hinglish: "BArch (PCM ke saath), phir MPlan", hindi: "BArch (PCM के साथ), फिर MPlan" },
  "BArch (with physics and maths)": { hinglish: "BArch (physics aur maths ke saath)", hindi: "BArch (फ़िज़िक्स और मैथ्स के साथ)" },
  "BArch (with physics and maths) or BPlan (planning, with maths), then the same years": {
    hinglish: "BArch (physics aur maths ke saath) ya BPlan (planning, maths ke saath), phir utne hi saal ka kaam",
    hindi: "BArch (फ़िज़िक्स और मैथ्स के साथ) या BPlan (प्लानिंग, मैथ्स के साथ), फिर उतने ही साल का काम",
  },
  "BArch (with physics and maths) or BPlan (with maths)": {
    hinglish: "BArch (physics aur maths ke saath) ya BPlan (maths ke saath)",
    hindi: "BArch (फ़िज़िक्स और मैथ्स के साथ) या BPlan (मैथ्स के साथ)",
  },
  "BArch (with physics and maths), then MPlan": {
    hinglish: "BArch (physics aur maths ke saath), phir MPlan",
    hindi: "BArch (फ़िज़िक्स और मैथ्स के साथ), फिर MPlan",
  },
  BBA: { hinglish: "BBA", hindi: "BBA" },
  "BBA LLB (5-year)": { hinglish: "BBA LLB (5 saal)", hindi: "BBA LLB (5 साल)" },
  "BBA LLB or BA LLB": { hinglish: "BBA LLB ya BA LLB", hindi: "BBA LLB या BA LLB" },
  "BBA Retail with apprenticeship": { hinglish: "Apprenticeship ke saath BBA Retail", hindi: "अप्रेंटिसशिप के साथ BBA Retail" },
  "BBA in Agri-Business": { hinglish: "Agri-Business mein BBA", hindi: "Agri-Business में BBA" },
  "BBA in Agri-Business or BCom": { hinglish: "Agri-Business mein BBA, ya BCom", hindi: "Agri-Business में BBA, या BCom" },
  "BBA in Agribusiness": { hinglish: "Agribusiness mein BBA", hindi: "Agribusiness में BBA" },
  "BBA in Aviation": { hinglish: "Aviation mein BBA", hindi: "Aviation में BBA" },
  "BBA in Aviation or Airport Management, then years as duty officer or terminal executive": {
    hinglish: "Aviation ya Airport Management mein BBA, phir duty officer ya terminal executive ke taur par kuch saal",
    hindi: "Aviation या Airport Management में BBA, फिर ड्यूटी ऑफ़िसर या टर्मिनल एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BBA in Banking and Finance": { hinglish: "Banking and Finance mein BBA", hindi: "Banking and Finance में BBA" },
  "BBA in Digital Marketing": { hinglish: "Digital Marketing mein BBA", hindi: "Digital Marketing में BBA" },
  "BBA in Digital Marketing, then some years as content writer": {
    hinglish: "Digital Marketing mein BBA, phir content writer ke taur par kuch saal",
    hindi: "Digital Marketing में BBA, फिर कंटेंट राइटर के तौर पर कुछ साल",
  },
  "BBA in Digital Marketing, then years as content writer or editor": {
    hinglish: "Digital Marketing mein BBA, phir content writer ya editor ke taur par kuch saal",
    hindi: "Digital Marketing में BBA, फिर कंटेंट राइटर या एडिटर के तौर पर कुछ साल",
  },
  "BBA in Entrepreneurship": { hinglish: "Entrepreneurship mein BBA", hindi: "Entrepreneurship में BBA" },
  "BBA in Event Management": { hinglish: "Event Management mein BBA", hindi: "Event Management में BBA" },
  "BBA in Fashion Management": { hinglish: "Fashion Management mein BBA", hindi: "Fashion Management में BBA" },
  "BBA in Finance": { hinglish: "Finance mein BBA", hindi: "Finance में BBA" },
  "BBA in Finance, then CA by direct entry": {
    hinglish: "Finance mein BBA, phir direct entry se CA",
    hindi: "Finance में BBA, फिर डायरेक्ट एंट्री से CA",
  },
  "BBA in Financial Markets": { hinglish: "Financial Markets mein BBA", hindi: "Financial Markets में BBA" },
  "BBA in Foreign Trade": { hinglish: "Foreign Trade mein BBA", hindi: "Foreign Trade में BBA" },
  "BBA in Hospitality": { hinglish: "Hospitality mein BBA", hindi: "Hospitality में BBA" },
  "BBA in Human Resources": { hinglish: "Human Resources mein BBA", hindi: "Human Resources में BBA" },
  "BBA in International Business": { hinglish: "International Business mein BBA", hindi: "International Business में BBA" },
  "BBA in Logistics": { hinglish: "Logistics mein BBA", hindi: "Logistics में BBA" },
  "BBA in Logistics or BCom, with courses in Excel and SQL": {
    hinglish: "Logistics mein BBA, ya BCom, saath mein Excel aur SQL ke course",
    hindi: "Logistics में BBA, या BCom, साथ में Excel और SQL के कोर्स",
  },
  "BBA in Logistics or Retail": { hinglish: "Logistics ya Retail mein BBA", hindi: "Logistics या Retail में BBA" },
  "BBA in Marketing": { hinglish: "Marketing mein BBA", hindi: "Marketing में BBA" },
  "BBA in Operations": { hinglish: "Operations mein BBA", hindi: "Operations में BBA" },
  "BBA in Real Estate": { hinglish: "Real Estate mein BBA", hindi: "Real Estate में BBA" },
  "BBA in Retail": { hinglish: "Retail mein BBA", hindi: "Retail में BBA" },
  "BBA in Retail Management": { hinglish: "Retail Management mein BBA", hindi: "Retail Management में BBA" },
  "BBA in Retail and Fashion Merchandise at FDDI, by its AIST": {
    hinglish: "FDDI mein Retail and Fashion Merchandise ka BBA, uske AIST se",
    hindi: "FDDI में Retail and Fashion Merchandise का BBA, उसके AIST से",
  },
  "BBA in Shipping and Ports, then years as terminal planner or shift officer": {
    hinglish: "Shipping and Ports mein BBA, phir terminal planner ya shift officer ke taur par kuch saal",
    hindi: "Shipping and Ports में BBA, फिर टर्मिनल प्लानर या शिफ़्ट ऑफ़िसर के तौर पर कुछ साल",
  },
  "BBA in Shipping or Logistics": { hinglish: "Shipping ya Logistics mein BBA", hindi: "Shipping या Logistics में BBA" },
  "BBA in Sports Management": { hinglish: "Sports Management mein BBA", hindi: "Sports Management में BBA" },
  "BBA in Sports Management, then years as venue or facilities executive": {
    hinglish: "Sports Management mein BBA, phir venue ya facilities executive ke taur par kuch saal",
    hindi: "Sports Management में BBA, फिर वेन्यू या फ़ैसिलिटीज़ एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BBA in Supply Chain": { hinglish: "Supply Chain mein BBA", hindi: "Supply Chain में BBA" },
  "BBA in Tourism": { hinglish: "Tourism mein BBA", hindi: "Tourism में BBA" },
  "BBA in Tourism (IITTM)": { hinglish: "Tourism mein BBA (IITTM)", hindi: "Tourism में BBA (IITTM)" },
  "BBA in Tourism and Travel (IITTM)": { hinglish: "Tourism and Travel mein BBA (IITTM)", hindi: "Tourism and Travel में BBA (IITTM)" },
  "BBA in Tourism and Travel (IITTM), then years as tour executive": {
    hinglish: "Tourism and Travel mein BBA (IITTM), phir tour executive ke taur par kuch saal",
    hindi: "Tourism and Travel में BBA (IITTM), फिर टूर एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BBA in Tourism or Event Management": { hinglish: "Tourism ya Event Management mein BBA", hindi: "Tourism या Event Management में BBA" },
  "BBA or BCom": { hinglish: "BBA ya BCom", hindi: "BBA या BCom" },
  "BBA or BCom alongside": { hinglish: "Saath mein BBA ya BCom", hindi: "साथ में BBA या BCom" },
  "BBA or BCom in a family firm": { hinglish: "BBA ya BCom, parivar ki firm mein", hindi: "BBA या BCom, परिवार की फ़र्म में" },
  "BBA or BCom, then an MBA": { hinglish: "BBA ya BCom, phir MBA", hindi: "BBA या BCom, फिर MBA" },
  "BBA or BCom, then some years in membership sales at a gym": {
    hinglish: "BBA ya BCom, phir kisi gym mein membership bechne ka kuch saal ka kaam",
    hindi: "BBA या BCom, फिर किसी जिम में मेंबरशिप बेचने का कुछ साल का काम",
  },
  "BBA or BCom, then years as IT buyer or project coordinator": {
    hinglish: "BBA ya BCom, phir IT buyer ya project coordinator ke taur par kuch saal",
    hindi: "BBA या BCom, फिर IT बायर या प्रोजेक्ट कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BBA or BCom, then years as business analyst": {
    hinglish: "BBA ya BCom, phir business analyst ke taur par kuch saal",
    hindi: "BBA या BCom, फिर बिज़नेस एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA or BCom, then years as data analyst and senior analyst": {
    hinglish: "BBA ya BCom, phir data analyst aur senior analyst ke taur par kuch saal",
    hindi: "BBA या BCom, फिर डेटा एनालिस्ट और सीनियर एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA or BCom, with a registered pharmacist in the shop": {
    hinglish: "BBA ya BCom, aur dukaan mein ek registered pharmacist",
    hindi: "BBA या BCom, और दुकान में एक रजिस्टर्ड फ़ार्मासिस्ट",
  },
  "BBA or BCom, with an optometrist in the shop": {
    hinglish: "BBA ya BCom, aur dukaan mein ek optometrist",
    hindi: "BBA या BCom, और दुकान में एक ऑप्टोमेट्रिस्ट",
  },
  "BBA or another degree": { hinglish: "BBA ya koi aur degree", hindi: "BBA या कोई और डिग्री" },
  "BBA or any degree, then some years as business or data analyst": {
    hinglish: "BBA ya koi bhi degree, phir business ya data analyst ke taur par kuch saal",
    hindi: "BBA या कोई भी डिग्री, फिर बिज़नेस या डेटा एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA, BCom or BTech in any branch (with PCM)": {
    hinglish: "BBA, BCom ya kisi bhi branch mein BTech (PCM ke saath)",
    hindi: "BBA, BCom या किसी भी ब्रांच में BTech (PCM के साथ)",
  },
  "BBA, BCom or BTech in any branch (with PCM), then MBA": {
    hinglish: "BBA, BCom ya kisi bhi branch mein BTech (PCM ke saath), phir MBA",
    hindi: "BBA, BCom या किसी भी ब्रांच में BTech (PCM के साथ), फिर MBA",
  },
  "BBA, or BA in any subject": { hinglish: "BBA, ya kisi bhi subject mein BA", hindi: "BBA, या किसी भी विषय में BA" },
  "BBA, or BCA (some universities ask for maths)": {
    hinglish: "BBA, ya BCA (kuch university maths maangti hain)",
    hindi: "BBA, या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BBA, or BCA (some universities ask for maths), then years as tester or analyst": {
    hinglish: "BBA, ya BCA (kuch university maths maangti hain), phir tester ya analyst ke taur par kuch saal",
    hindi: "BBA, या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर टेस्टर या एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA, or BCA (some universities ask for maths), then years as tester or business analyst": {
    hinglish: "BBA, ya BCA (kuch university maths maangti hain), phir tester ya business analyst ke taur par kuch saal",
    hindi: "BBA, या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर टेस्टर या बिज़नेस एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA, or BCA (some universities ask for maths), with strong spreadsheets": {
    hinglish: "BBA, ya BCA (kuch university maths maangti hain), saath mein spreadsheet par achhi pakad",
    hindi: "BBA, या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), साथ में स्प्रेडशीट पर अच्छी पकड़",
  },
  "BBA, or the five-year IPM (Integrated Programme in Management) of an IIM": {
    hinglish: "BBA, ya kisi IIM ka paanch saal ka IPM (Integrated Programme in Management)",
    hindi: "BBA, या किसी IIM का पाँच साल का IPM (Integrated Programme in Management)",
  },
  "BBA, then some years in the department whose data it is": {
    hinglish: "BBA, phir jis department ka data ho, usmein kuch saal ka kaam",
    hindi: "BBA, फिर जिस विभाग का डेटा हो, उसमें कुछ साल का काम",
  },
  "BBA, then years as analyst": { hinglish: "BBA, phir analyst ke taur par kuch saal", hindi: "BBA, फिर एनालिस्ट के तौर पर कुछ साल" },
  "BBA, then years as data analyst": {
    hinglish: "BBA, phir data analyst ke taur par kuch saal",
    hindi: "BBA, फिर डेटा एनालिस्ट के तौर पर कुछ साल",
  },
  "BBA, then years as game developer or associate producer": {
    hinglish: "BBA, phir game developer ya associate producer ke taur par kuch saal",
    hindi: "BBA, फिर गेम डेवलपर या एसोसिएट प्रोड्यूसर के तौर पर कुछ साल",
  },
  "BC Sakhi through a women's self-help group, from 18": {
    hinglish: "Mahila self-help group ke zariye BC Sakhi, 18 saal ki umar se",
    hindi: "महिला स्वयं सहायता समूह के ज़रिए BC Sakhi, 18 साल की उम्र से",
  },
  "BCA (some universities ask for maths)": {
    hinglish: "BCA (kuch university maths maangti hain)",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BCA (some universities ask for maths) or BTech (with PCM) alongside": {
    hinglish: "Saath mein BCA (kuch university maths maangti hain) ya BTech (PCM ke saath)",
    hindi: "साथ में BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं) या BTech (PCM के साथ)",
  },
  "BCA (some universities ask for maths), for trainers of software": {
    hinglish: "BCA (kuch university maths maangti hain), software sikhane wale trainer ke liye",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), सॉफ़्टवेयर सिखाने वाले ट्रेनर के लिए",
  },
  "BCA (some universities ask for maths), or BTech (with PCM)": {
    hinglish: "BCA (kuch university maths maangti hain), ya BTech (PCM ke saath)",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), या BTech (PCM के साथ)",
  },
  "BCA (some universities ask for maths), then CCNA": {
    hinglish: "BCA (kuch university maths maangti hain), phir CCNA",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CCNA",
  },
  "BCA (some universities ask for maths), then CCNA and Wi-Fi courses": {
    hinglish: "BCA (kuch university maths maangti hain), phir CCNA aur Wi-Fi ke course",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CCNA और वाई-फ़ाई के कोर्स",
  },
  "BCA (some universities ask for maths), then CCNA and voice network courses": {
    hinglish: "BCA (kuch university maths maangti hain), phir CCNA aur voice network ke course",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CCNA और वॉइस नेटवर्क के कोर्स",
  },
  "BCA (some universities ask for maths), then CCNA and years as network engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir CCNA, aur network engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CCNA, और नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then CEH or CCNA": {
    hinglish: "BCA (kuch university maths maangti hain), phir CEH ya CCNA",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CEH या CCNA",
  },
  "BCA (some universities ask for maths), then MBA": {
    hinglish: "BCA (kuch university maths maangti hain), phir MBA",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर MBA",
  },
  "BCA (some universities ask for maths), then MCA": {
    hinglish: "BCA (kuch university maths maangti hain), phir MCA",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर MCA",
  },
  "BCA (some universities ask for maths), then MCA (NIMCET for the NITs)": {
    hinglish: "BCA (kuch university maths maangti hain), phir MCA (NITs ke liye NIMCET)",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर MCA (NITs के लिए NIMCET)",
  },
  "BCA (some universities ask for maths), then MCA and years as application support engineer or developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir MCA, aur application support engineer ya developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर MCA, और एप्लिकेशन सपोर्ट इंजीनियर या डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then MCA and years as systems administrator or developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir MCA, aur systems administrator ya developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर MCA, और सिस्टम एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as DevOps or ML engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir DevOps ya ML engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर DevOps या ML इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as DevOps or security engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir DevOps ya security engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर DevOps या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as ETL or SQL developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir ETL ya SQL developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर ETL या SQL डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as cloud or security engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir cloud ya security engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर क्लाउड या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as data analyst or engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir data analyst ya data engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा एनालिस्ट या डेटा इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as database developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir database developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटाबेस डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as developer or penetration tester": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer ya penetration tester ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर या पेनिट्रेशन टेस्टर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as developer or programmer analyst": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer ya programmer analyst ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर या प्रोग्रामर एनालिस्ट के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years as systems administrator": {
    hinglish: "BCA (kuch university maths maangti hain), phir systems administrator ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then some years in data centre work": {
    hinglish: "BCA (kuch university maths maangti hain), phir data centre mein kuch saal ka kaam",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा सेंटर में कुछ साल का काम",
  },
  "BCA (some universities ask for maths), then some years in software support": {
    hinglish: "BCA (kuch university maths maangti hain), phir software support mein kuch saal ka kaam",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर सपोर्ट में कुछ साल का काम",
  },
  "BCA (some universities ask for maths), then some years in the department whose data it is": {
    hinglish: "BCA (kuch university maths maangti hain), phir jis department ka data ho, usmein kuch saal ka kaam",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर जिस विभाग का डेटा हो, उसमें कुछ साल का काम",
  },
  "BCA (some universities ask for maths), then years as blockchain developer and lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir blockchain developer aur lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर ब्लॉकचेन डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as business analyst or developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir business analyst ya developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर बिज़नेस एनालिस्ट या डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as cloud engineer or systems administrator": {
    hinglish: "BCA (kuch university maths maangti hain), phir cloud engineer ya systems administrator ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर क्लाउड इंजीनियर या सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as data engineer and head of a data team": {
    hinglish: "BCA (kuch university maths maangti hain), phir data engineer aur data team ke head ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा इंजीनियर और डेटा टीम के हेड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as data engineer and lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir data engineer aur lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as database administrator or developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir database administrator ya developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटाबेस एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as developer and IT manager": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer aur IT manager ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर और IT मैनेजर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as developer and Scrum master": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer aur Scrum master ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर और स्क्रम मास्टर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as developer and team leader": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer aur team leader ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर और टीम लीडर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as developer, tester or build engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir developer, tester ya build engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर, टेस्टर या बिल्ड इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as help desk technician and team leader": {
    hinglish: "BCA (kuch university maths maangti hain), phir help desk technician aur team leader ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as information security analyst and manager": {
    hinglish: "BCA (kuch university maths maangti hain), phir information security analyst aur manager ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और मैनेजर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as information security analyst and team leader": {
    hinglish: "BCA (kuch university maths maangti hain), phir information security analyst aur team leader ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और टीम लीडर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as information security engineer": {
    hinglish: "BCA (kuch university maths maangti hain), phir information security engineer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as integration engineer or developer": {
    hinglish: "BCA (kuch university maths maangti hain), phir integration engineer ya developer ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इंटीग्रेशन इंजीनियर या डेवलपर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer and head of a development team": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer aur development team ke head ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर और डेवलपमेंट टीम के हेड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer and lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer aur lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer and project lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer aur project lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर और प्रोजेक्ट लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer and solutions architect": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer aur solutions architect ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर और सॉल्यूशन्स आर्किटेक्ट के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer and team leader": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer aur team leader ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software engineer or IT consultant": {
    hinglish: "BCA (kuch university maths maangti hain), phir software engineer ya IT consultant ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as software tester and test lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir software tester aur test lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सॉफ़्टवेयर टेस्टर और टेस्ट लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as support engineer and team leader": {
    hinglish: "BCA (kuch university maths maangti hain), phir support engineer aur team leader ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सपोर्ट इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as support engineer or administrator": {
    hinglish: "BCA (kuch university maths maangti hain), phir support engineer ya administrator ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सपोर्ट इंजीनियर या एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years as web developer and lead": {
    hinglish: "BCA (kuch university maths maangti hain), phir web developer aur lead ke taur par kuch saal",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर वेब डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BCA (some universities ask for maths), then years in information security": {
    hinglish: "BCA (kuch university maths maangti hain), phir information security mein kuch saal ka kaam",
    hindi: "BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी में कुछ साल का काम",
  },
  "BCA (with maths), then MCA": { hinglish: "BCA (maths ke saath), phir MCA", hindi: "BCA (मैथ्स के साथ), फिर MCA" },
  "BCA or BSc Computer Science (some universities ask for maths), then B.Ed": {
    hinglish: "BCA ya BSc Computer Science (kuch university maths maangti hain), phir B.Ed",
    hindi: "BCA या BSc Computer Science (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर B.Ed",
  },
  "BCA or BSc Cyber Security (some universities ask for maths)": {
    hinglish: "BCA ya BSc Cyber Security (kuch university maths maangti hain)",
    hindi: "BCA या BSc Cyber Security (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BCA or BSc IT (some universities ask for maths)": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain)",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BCA or BSc IT (some universities ask for maths), then BLISc": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir BLISc",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर BLISc",
  },
  "BCA or BSc IT (some universities ask for maths), then CCNA and firewall courses": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir CCNA aur firewall ke course",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर CCNA और फ़ायरवॉल के कोर्स",
  },
  "BCA or BSc IT (some universities ask for maths), then a short course with IoT boards": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir IoT board par ek chhota course",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर IoT बोर्ड पर एक छोटा कोर्स",
  },
  "BCA or BSc IT (some universities ask for maths), then some years as security operations analyst": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir security operations analyst ke taur par kuch saal",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सिक्योरिटी ऑपरेशन्स एनालिस्ट के तौर पर कुछ साल",
  },
  "BCA or BSc IT (some universities ask for maths), then years as data centre technician and shift leader": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir data centre technician aur shift leader ke taur par kuch saal",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटा सेंटर टेक्नीशियन और शिफ़्ट लीडर के तौर पर कुछ साल",
  },
  "BCA or BSc IT (some universities ask for maths), then years as security operations analyst and shift leader": {
    hinglish: "BCA ya BSc IT (kuch university maths maangti hain), phir security operations analyst aur shift leader ke taur par kuch saal",
    hindi: "BCA या BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सिक्योरिटी ऑपरेशन्स एनालिस्ट और शिफ़्ट लीडर के तौर पर कुछ साल",
  },
  "BCA or BSc in Computer Science (some universities ask for maths)": {
    hinglish: "BCA ya Computer Science mein BSc (kuch university maths maangti hain)",
    hindi: "BCA या Computer Science में BSc (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BCA or another degree with computers, for a post such as Telangana's": {
    hinglish: "BCA ya computer wali koi aur degree, jaise Telangana ki post ke liye",
    hindi: "BCA या कंप्यूटर वाली कोई और डिग्री, जैसे तेलंगाना के पद के लिए",
  },
  "BCCI Level 0, then Level 1 course, on the State association's nomination, after playing": {
    hinglish: "Khelne ke baad, rajya association ke nomination par, BCCI ka Level 0, phir Level 1 course",
    hindi: "खेलने के बाद, राज्य एसोसिएशन के नॉमिनेशन पर, BCCI का Level 0, फिर Level 1 कोर्स",
  },
  "BCCI umpires' examinations, on the State association's nomination, after some seasons": {
    hinglish: "Kuch season ke baad, rajya association ke nomination par, BCCI ke umpire exam",
    hindi: "कुछ सीज़न के बाद, राज्य एसोसिएशन के नॉमिनेशन पर, BCCI की अंपायर परीक्षाएँ",
  },
  "BChemEng at ICT Mumbai": { hinglish: "ICT Mumbai mein BChemEng", hindi: "ICT Mumbai में BChemEng" },
  BCom: { hinglish: "BCom", hindi: "BCom" },
  "BCom (Hons)": { hinglish: "BCom (Hons)", hindi: "BCom (Hons)" },
  "BCom (Hons) or BBA in Finance": { hinglish: "BCom (Hons) ya Finance mein BBA", hindi: "BCom (Hons) या Finance में BBA" },
  "BCom (Hons) or BTech (with PCM) before an MBA": {
    hinglish: "MBA se pehle BCom (Hons) ya BTech (PCM ke saath)",
    hindi: "MBA से पहले BCom (Hons) या BTech (PCM के साथ)",
  },
  "BCom (Hons), then years as relationship officer of a bank": {
    hinglish: "BCom (Hons), phir kisi bank ke relationship officer ke taur par kuch saal",
    hindi: "BCom (Hons), फिर किसी बैंक के रिलेशनशिप ऑफ़िसर के तौर पर कुछ साल",
  },
  "BCom LLB (5-year)": { hinglish: "BCom LLB (5 saal)", hindi: "BCom LLB (5 साल)" },
  "BCom alongside": { hinglish: "Saath mein BCom", hindi: "साथ में BCom" },
  "BCom by distance while working": { hinglish: "Kaam ke saath distance se BCom", hindi: "काम के साथ डिस्टेंस से BCom" },
  "BCom or BA LLB": { hinglish: "BCom ya BA LLB", hindi: "BCom या BA LLB" },
  "BCom or BA in Tourism": { hinglish: "BCom ya Tourism mein BA", hindi: "BCom या Tourism में BA" },
  "BCom or BA in any subject, then trainee in a firm's HR team or a staffing agency": {
    hinglish: "BCom ya kisi bhi subject mein BA, phir kisi firm ki HR team ya staffing agency mein trainee",
    hindi: "BCom या किसी भी विषय में BA, फिर किसी फ़र्म की HR टीम या स्टाफ़िंग एजेंसी में ट्रेनी",
  },
  "BCom or BBA": { hinglish: "BCom ya BBA", hindi: "BCom या BBA" },
  "BCom or BBA alongside": { hinglish: "Saath mein BCom ya BBA", hindi: "साथ में BCom या BBA" },
  "BCom or BBA in Financial Markets": { hinglish: "BCom ya Financial Markets mein BBA", hindi: "BCom या Financial Markets में BBA" },
  "BCom or BBA in Foreign Trade": { hinglish: "BCom ya Foreign Trade mein BBA", hindi: "BCom या Foreign Trade में BBA" },
  "BCom or BBA in Shipping": { hinglish: "BCom ya Shipping mein BBA", hindi: "BCom या Shipping में BBA" },
  "BCom or BBA, or BA Economics (mostly with maths)": {
    hinglish: "BCom ya BBA, ya BA Economics (zyadatar maths ke saath)",
    hindi: "BCom या BBA, या BA Economics (ज़्यादातर मैथ्स के साथ)",
  },
  "BCom or BBA, then some years as recycling coordinator": {
    hinglish: "BCom ya BBA, phir recycling coordinator ke taur par kuch saal",
    hindi: "BCom या BBA, फिर रीसाइक्लिंग कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BCom or BBA, then years as collections executive and team leader": {
    hinglish: "BCom ya BBA, phir collections executive aur team leader ke taur par kuch saal",
    hindi: "BCom या BBA, फिर कलेक्शन एग्ज़िक्यूटिव और टीम लीडर के तौर पर कुछ साल",
  },
  "BCom or BBA, then years as risk or security analyst": {
    hinglish: "BCom ya BBA, phir risk ya security analyst ke taur par kuch saal",
    hindi: "BCom या BBA, फिर रिस्क या सिक्योरिटी एनालिस्ट के तौर पर कुछ साल",
  },
  "BCom or BBA, then years as traffic inspector or assistant depot manager": {
    hinglish: "BCom ya BBA, phir traffic inspector ya assistant depot manager ke taur par kuch saal",
    hindi: "BCom या BBA, फिर ट्रैफ़िक इंस्पेक्टर या असिस्टेंट डिपो मैनेजर के तौर पर कुछ साल",
  },
  "BCom or BBA, with CFP modules": { hinglish: "BCom ya BBA, CFP modules ke saath", hindi: "BCom या BBA, CFP मॉड्यूल के साथ" },
  "BCom or BCom (Hons)": { hinglish: "BCom ya BCom (Hons)", hindi: "BCom या BCom (Hons)" },
  "BCom or another degree with a course in Tally and GST, then accounts assistant": {
    hinglish: "BCom ya koi aur degree, saath mein Tally aur GST ka course, phir accounts assistant",
    hindi: "BCom या कोई और डिग्री, साथ में Tally और GST का कोर्स, फिर अकाउंट्स असिस्टेंट",
  },
  "BCom or any degree": { hinglish: "BCom ya koi bhi degree", hindi: "BCom या कोई भी डिग्री" },
  "BCom with CA": { hinglish: "CA ke saath BCom", hindi: "CA के साथ BCom" },
  "BCom with CA or CS": { hinglish: "CA ya CS ke saath BCom", hindi: "CA या CS के साथ BCom" },
  "BCom with CMA": { hinglish: "CMA ke saath BCom", hindi: "CMA के साथ BCom" },
  "BCom, BA, BSc or any degree": { hinglish: "BCom, BA, BSc ya koi bhi degree", hindi: "BCom, BA, BSc या कोई भी डिग्री" },
  "BCom, BBA or CA, then some years in accounts, stores or sales": {
    hinglish: "BCom, BBA ya CA, phir accounts, stores ya sales mein kuch saal ka kaam",
    hindi: "BCom, BBA या CA, फिर अकाउंट्स, स्टोर्स या सेल्स में कुछ साल का काम",
  },
  "BCom, or BA in any subject": { hinglish: "BCom, ya kisi bhi subject mein BA", hindi: "BCom, या किसी भी विषय में BA" },
  "BCom, or BCA (some universities ask for maths)": {
    hinglish: "BCom, ya BCA (kuch university maths maangti hain)",
    hindi: "BCom, या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BCom, or BSc in any science (with science)": {
    hinglish: "BCom, ya science ke kisi bhi subject mein BSc (science ke saath)",
    hindi: "BCom, या साइंस के किसी भी विषय में BSc (साइंस के साथ)",
  },
  "BCom, then CA or CMA": { hinglish: "BCom, phir CA ya CMA", hindi: "BCom, फिर CA या CMA" },
  "BCom, then LLB": { hinglish: "BCom, phir LLB", hindi: "BCom, फिर LLB" },
  "BCom, then MCom and B.Ed": { hinglish: "BCom, phir MCom aur B.Ed", hindi: "BCom, फिर MCom और B.Ed" },
  "BCom, then some years in the department whose data it is": {
    hinglish: "BCom, phir jis department ka data ho, usmein kuch saal ka kaam",
    hindi: "BCom, फिर जिस विभाग का डेटा हो, उसमें कुछ साल का काम",
  },
  "BCom, then years in a firm's sustainability reports": {
    hinglish: "BCom, phir kisi firm ki sustainability reports par kuch saal ka kaam",
    hindi: "BCom, फिर किसी फ़र्म की सस्टेनेबिलिटी रिपोर्टों पर कुछ साल का काम",
  },
  "BCom, with CA or CMA alongside": { hinglish: "BCom, saath mein CA ya CMA", hindi: "BCom, साथ में CA या CMA" },
  BDS: { hinglish: "BDS", hindi: "BDS" },
  BDes: { hinglish: "BDes", hindi: "BDes" },
  "BDes Fashion": { hinglish: "BDes Fashion", hindi: "BDes Fashion" },
  "BDes Fashion Design, NIFT": { hinglish: "BDes Fashion Design, NIFT", hindi: "BDes Fashion Design, NIFT" },
  "BDes at NIFT, NID or FDDI": { hinglish: "NIFT, NID ya FDDI mein BDes", hindi: "NIFT, NID या FDDI में BDes" },
  "BDes in Accessory Design (NIFT)": { hinglish: "Accessory Design mein BDes (NIFT)", hindi: "Accessory Design में BDes (NIFT)" },
  "BDes in Accessory Design (NIFT) or Jewellery Design (IICD, Jaipur)": {
    hinglish: "Accessory Design (NIFT) ya Jewellery Design (IICD, Jaipur) mein BDes",
    hindi: "Accessory Design (NIFT) या Jewellery Design (IICD, जयपुर) में BDes",
  },
  "BDes in Animation": { hinglish: "Animation mein BDes", hindi: "Animation में BDes" },
  "BDes in Ceramic and Glass Design (NID)": {
    hinglish: "Ceramic and Glass Design mein BDes (NID)",
    hindi: "Ceramic and Glass Design में BDes (NID)",
  },
  "BDes in Communication Design": { hinglish: "Communication Design mein BDes", hindi: "Communication Design में BDes" },
  "BDes in Exhibition Design (NID)": { hinglish: "Exhibition Design mein BDes (NID)", hindi: "Exhibition Design में BDes (NID)" },
  "BDes in Exhibition or Interior Design": {
    hinglish: "Exhibition ya Interior Design mein BDes",
    hindi: "Exhibition या Interior Design में BDes",
  },
  "BDes in Fashion Communication": { hinglish: "Fashion Communication mein BDes", hindi: "Fashion Communication में BDes" },
  "BDes in Fashion Communication or diploma in Fashion Styling": {
    hinglish: "Fashion Communication mein BDes ya Fashion Styling mein diploma",
    hindi: "Fashion Communication में BDes या Fashion Styling में डिप्लोमा",
  },
  "BDes in Fashion or Textile Design": { hinglish: "Fashion ya Textile Design mein BDes", hindi: "Fashion या Textile Design में BDes" },
  "BDes in Furniture and Interior Design, then years in a furniture plant": {
    hinglish: "Furniture and Interior Design mein BDes, phir furniture factory mein kuch saal ka kaam",
    hindi: "Furniture and Interior Design में BDes, फिर फ़र्नीचर फ़ैक्टरी में कुछ साल का काम",
  },
  "BDes in Furniture or Product Design": { hinglish: "Furniture ya Product Design mein BDes", hindi: "Furniture या Product Design में BDes" },
  "BDes in Game Design or Animation": { hinglish: "Game Design ya Animation mein BDes", hindi: "Game Design या Animation में BDes" },
  "BDes in Industrial or Product Design": {
    hinglish: "Industrial ya Product Design mein BDes",
    hindi: "Industrial या Product Design में BDes",
  },
  "BDes in Interaction or Communication Design": {
    hinglish: "Interaction ya Communication Design mein BDes",
    hindi: "Interaction या Communication Design में BDes",
  },
  "BDes in Interaction or Product Design": {
    hinglish: "Interaction ya Product Design mein BDes",
    hindi: "Interaction या Product Design में BDes",
  },
  "BDes in Interior Design": { hinglish: "Interior Design mein BDes", hindi: "Interior Design में BDes" },
  "BDes in Jewellery Design (IICD, Jaipur)": {
    hinglish: "Jewellery Design mein BDes (IICD, Jaipur)",
    hindi: "Jewellery Design में BDes (IICD, जयपुर)",
  },
  "BDes in Leather Design (NIFT)": { hinglish: "Leather Design mein BDes (NIFT)", hindi: "Leather Design में BDes (NIFT)" },
  "BDes in Product Design": { hinglish: "Product Design mein BDes", hindi: "Product Design में BDes" },
  "BDes in Product or Industrial Design": {
    hinglish: "Product ya Industrial Design mein BDes",
    hindi: "Product या Industrial Design में BDes",
  },
  "BDes in Textile Design": { hinglish: "Textile Design mein BDes", hindi: "Textile Design में BDes" },
  "BDes in Transportation or Automotive Design": {
    hinglish: "Transportation ya Automotive Design mein BDes",
    hindi: "Transportation या Automotive Design में BDes",
  },
  "BDes in craft design at IICD Jaipur, by its own entrance": {
    hinglish: "IICD Jaipur mein craft design ka BDes, uske apne entrance se",
    hindi: "IICD जयपुर में क्राफ़्ट डिज़ाइन का BDes, उसके अपने एंट्रेंस से",
  },
  "BDes in footwear at FDDI, by its own test": {
    hinglish: "FDDI mein footwear ka BDes, uske apne test se",
    hindi: "FDDI में फ़ुटवियर का BDes, उसके अपने टेस्ट से",
  },
  "BDes in footwear design at FDDI, by its AIST": {
    hinglish: "FDDI mein footwear design ka BDes, uske AIST se",
    hindi: "FDDI में फ़ुटवियर डिज़ाइन का BDes, उसके AIST से",
  },
  "BDes in leather goods at FDDI, by its own test": {
    hinglish: "FDDI mein leather goods ka BDes, uske apne test se",
    hindi: "FDDI में लेदर गुड्स का BDes, उसके अपने टेस्ट से",
  },
  "BDes or BFA in Applied Art, then years as graphic designer and senior designer": {
    hinglish: "BDes ya Applied Art mein BFA, phir graphic designer aur senior designer ke taur par kuch saal",
    hindi: "BDes या Applied Art में BFA, फिर ग्राफ़िक डिज़ाइनर और सीनियर डिज़ाइनर के तौर पर कुछ साल",
  },
  "BDes or BSc in Interior Design": { hinglish: "Interior Design mein BDes ya BSc", hindi: "Interior Design में BDes या BSc" },
  "BDes, NIFT or NID": { hinglish: "BDes, NIFT ya NID", hindi: "BDes, NIFT या NID" },
  "BDes, then some years as web or content designer": {
    hinglish: "BDes, phir web ya content designer ke taur par kuch saal",
    hindi: "BDes, फिर वेब या कंटेंट डिज़ाइनर के तौर पर कुछ साल",
  },
  "BE in Automobile or Mechanical Engineering (with PCM)": {
    hinglish: "Automobile ya Mechanical Engineering mein BE (PCM ke saath)",
    hindi: "Automobile या Mechanical Engineering में BE (PCM के साथ)",
  },
  "BE in Civil or Electrical (with PCM)": {
    hinglish: "Civil ya Electrical mein BE (PCM ke saath)",
    hindi: "Civil या Electrical में BE (PCM के साथ)",
  },
  "BE in Mechanical or Automobile (with PCM), then years as traffic inspector or assistant depot manager": {
    hinglish: "Mechanical ya Automobile mein BE (PCM ke saath), phir traffic inspector ya assistant depot manager ke taur par kuch saal",
    hindi: "Mechanical या Automobile में BE (PCM के साथ), फिर ट्रैफ़िक इंस्पेक्टर या असिस्टेंट डिपो मैनेजर के तौर पर कुछ साल",
  },
  "BE or BTech in any branch (with PCM)": {
    hinglish: "Kisi bhi branch mein BE ya BTech (PCM ke saath)",
    hindi: "किसी भी ब्रांच में BE या BTech (PCM के साथ)",
  },
  "BE or BTech in any branch (with PCM), then years on airport duty": {
    hinglish: "Kisi bhi branch mein BE ya BTech (PCM ke saath), phir airport duty par kuch saal ka kaam",
    hindi: "किसी भी ब्रांच में BE या BTech (PCM के साथ), फिर एयरपोर्ट ड्यूटी पर कुछ साल का काम",
  },
  "BE or BTech in one of those branches, then RRB ALP": {
    hinglish: "Unhi mein se kisi branch mein BE ya BTech, phir RRB ALP",
    hindi: "उन्हीं में से किसी ब्रांच में BE या BTech, फिर RRB ALP",
  },
  "BE or BTech with Physics and Maths": { hinglish: "Physics aur Maths ke saath BE ya BTech", hindi: "फ़िज़िक्स और मैथ्स के साथ BE या BTech" },
  "BE or BTech, mostly in Mechanical, Electrical or Chemical": {
    hinglish: "BE ya BTech, zyadatar Mechanical, Electrical ya Chemical mein",
    hindi: "BE या BTech, ज़्यादातर Mechanical, Electrical या Chemical में",
  },
  "BEE energy auditor examination after an engineering degree and work experience": {
    hinglish: "Engineering degree aur kaam ke anubhav ke baad BEE energy auditor exam",
    hindi: "इंजीनियरिंग डिग्री और काम के अनुभव के बाद BEE की एनर्जी ऑडिटर परीक्षा",
  },
  "BEE energy auditor examination, after an engineering degree and some years of energy work": {
    hinglish: "Engineering degree aur energy mein kuch saal ke kaam ke baad BEE energy auditor exam",
    hindi: "इंजीनियरिंग डिग्री और एनर्जी में कुछ साल के काम के बाद BEE की एनर्जी ऑडिटर परीक्षा",
  },
  "BEE energy manager examination after work experience": {
    hinglish: "Kaam ke anubhav ke baad BEE energy manager exam",
    hindi: "काम के अनुभव के बाद BEE की एनर्जी मैनेजर परीक्षा",
  },
  "BEd Special Education (RCI), where the two-year course still goes on": {
    hinglish: "BEd Special Education (RCI), jahan do saal ka course abhi bhi chal raha ho",
    hindi: "BEd Special Education (RCI), जहाँ दो साल का कोर्स अब भी चल रहा हो",
  },
  BFA: { hinglish: "BFA", hindi: "BFA" },
  "BFA in Applied Art": { hinglish: "Applied Art mein BFA", hindi: "Applied Art में BFA" },
  "BFA in Applied Art or Painting": { hinglish: "Applied Art ya Painting mein BFA", hindi: "Applied Art या Painting में BFA" },
  "BFA in Applied Art, mostly by the college's own or State art test": {
    hinglish: "Applied Art mein BFA, zyadatar college ke apne ya rajya ke art test se",
    hindi: "Applied Art में BFA, ज़्यादातर कॉलेज के अपने या राज्य के आर्ट टेस्ट से",
  },
  "BFA in Art History": { hinglish: "Art History mein BFA", hindi: "Art History में BFA" },
  "BFA in Art History or BA in any subject, then years as gallery assistant": {
    hinglish: "Art History mein BFA ya kisi bhi subject mein BA, phir gallery assistant ke taur par kuch saal",
    hindi: "Art History में BFA या किसी भी विषय में BA, फिर गैलरी असिस्टेंट के तौर पर कुछ साल",
  },
  "BFA in Painting": { hinglish: "Painting mein BFA", hindi: "Painting में BFA" },
  "BFA in Painting or Applied Art": { hinglish: "Painting ya Applied Art mein BFA", hindi: "Painting या Applied Art में BFA" },
  "BFA in Painting or Applied Art, mostly by the college's own or State art test": {
    hinglish: "Painting ya Applied Art mein BFA, zyadatar college ke apne ya rajya ke art test se",
    hindi: "Painting या Applied Art में BFA, ज़्यादातर कॉलेज के अपने या राज्य के आर्ट टेस्ट से",
  },
  "BFA in Painting or Traditional Art": { hinglish: "Painting ya Traditional Art mein BFA", hindi: "Painting या Traditional Art में BFA" },
  "BFA in Painting, mostly by the college's own or State art test": {
    hinglish: "Painting mein BFA, zyadatar college ke apne ya rajya ke art test se",
    hindi: "Painting में BFA, ज़्यादातर कॉलेज के अपने या राज्य के आर्ट टेस्ट से",
  },
  "BFA in Photography": { hinglish: "Photography mein BFA", hindi: "Photography में BFA" },
  "BFA in Pottery and Ceramics": { hinglish: "Pottery and Ceramics mein BFA", hindi: "Pottery and Ceramics में BFA" },
  "BFA in Printmaking or Graphics, mostly by the college's own or State art test": {
    hinglish: "Printmaking ya Graphics mein BFA, zyadatar college ke apne ya rajya ke art test se",
    hindi: "Printmaking या Graphics में BFA, ज़्यादातर कॉलेज के अपने या राज्य के आर्ट टेस्ट से",
  },
  "BFA in Sculpture": { hinglish: "Sculpture mein BFA", hindi: "Sculpture में BFA" },
  "BFA in Sculpture, mostly by the college's own or State art test": {
    hinglish: "Sculpture mein BFA, zyadatar college ke apne ya rajya ke art test se",
    hindi: "Sculpture में BFA, ज़्यादातर कॉलेज के अपने या राज्य के आर्ट टेस्ट से",
  },
  "BFA in Traditional Drawing and Painting at Mamallapuram": {
    hinglish: "Mamallapuram mein Traditional Drawing and Painting ka BFA",
    hindi: "मामल्लपुरम में Traditional Drawing and Painting का BFA",
  },
  "BFA in Traditional Sculpture at Mamallapuram": {
    hinglish: "Mamallapuram mein Traditional Sculpture ka BFA",
    hindi: "मामल्लपुरम में Traditional Sculpture का BFA",
  },
  "BFA or BDes": { hinglish: "BFA ya BDes", hindi: "BFA या BDes" },
  "BFA or BSc in Textile Design": { hinglish: "Textile Design mein BFA ya BSc", hindi: "Textile Design में BFA या BSc" },
  "BFA or BVA": { hinglish: "BFA ya BVA", hindi: "BFA या BVA" },
  "BFA or BVA Applied Art": { hinglish: "BFA ya BVA Applied Art", hindi: "BFA या BVA Applied Art" },
  "BFA or craft diploma": { hinglish: "BFA ya craft diploma", hindi: "BFA या क्राफ़्ट डिप्लोमा" },
  "BFA then apprenticeship": { hinglish: "BFA, phir apprenticeship", hindi: "BFA, फिर अप्रेंटिसशिप" },
  "BFSc (Bachelor of Fisheries Science, with biology)": {
    hinglish: "BFSc (Bachelor of Fisheries Science, biology ke saath)",
    hindi: "BFSc (Bachelor of Fisheries Science, बायोलॉजी के साथ)",
  },
  "BFSc (Fisheries Science, with biology)": {
    hinglish: "BFSc (Fisheries Science, biology ke saath)",
    hindi: "BFSc (Fisheries Science, बायोलॉजी के साथ)",
  },
  "BFSc Fisheries Science (mostly with biology, at some universities with agriculture; in Kerala by NEET rank)": {
    hinglish: "BFSc Fisheries Science (zyadatar biology ke saath, kuch university mein agriculture ke saath; Kerala mein NEET rank se)",
    hindi: "BFSc Fisheries Science (ज़्यादातर बायोलॉजी के साथ, कुछ यूनिवर्सिटी में कृषि के साथ; केरल में NEET रैंक से)",
  },
  "BFSc Fisheries Science (with biology; in Kerala by NEET rank)": {
    hinglish: "BFSc Fisheries Science (biology ke saath; Kerala mein NEET rank se)",
    hindi: "BFSc Fisheries Science (बायोलॉजी के साथ; केरल में NEET रैंक से)",
  },
  "BFSc in Nautical Science (with maths, by CIFNET entrance)": {
    hinglish: "Nautical Science mein BFSc (maths ke saath, CIFNET entrance se)",
    hindi: "Nautical Science में BFSc (मैथ्स के साथ, CIFNET एंट्रेंस से)",
  },
  "BFTech at NIFT (with PCM)": { hinglish: "NIFT mein BFTech (PCM ke saath)", hindi: "NIFT में BFTech (PCM के साथ)" },
  "BFTech at NIFT (with PCM), for garment factories": {
    hinglish: "NIFT mein BFTech (PCM ke saath), garment factory ke liye",
    hindi: "NIFT में BFTech (PCM के साथ), गारमेंट फ़ैक्टरियों के लिए",
  },
  "BFTech, NIFT (with PCM)": { hinglish: "BFTech, NIFT (PCM ke saath)", hindi: "BFTech, NIFT (PCM के साथ)" },
  "BHA (Bachelor of Hospital Administration)": {
    hinglish: "BHA (Bachelor of Hospital Administration)",
    hindi: "BHA (Bachelor of Hospital Administration)",
  },
  "BHA or BBA in Hospital Management": { hinglish: "BHA ya Hospital Management mein BBA", hindi: "BHA या Hospital Management में BBA" },
  BHM: { hinglish: "BHM", hindi: "BHM" },
  "BHM or BSc Hospitality (hotel management)": {
    hinglish: "BHM ya BSc Hospitality (hotel management)",
    hindi: "BHM या BSc Hospitality (होटल मैनेजमेंट)",
  },
  "BHM or diploma in food production": { hinglish: "BHM ya food production mein diploma", hindi: "BHM या फ़ूड प्रोडक्शन में डिप्लोमा" },
  "BHMS (5.5 years with internship)": { hinglish: "BHMS (internship samet 5.5 saal)", hindi: "BHMS (इंटर्नशिप समेत 5.5 साल)" },
  "BHMS, BAMS, BDS or BSc Nursing (with PCB)": {
    hinglish: "BHMS, BAMS, BDS ya BSc Nursing (PCB ke saath)",
    hindi: "BHMS, BAMS, BDS या BSc Nursing (PCB के साथ)",
  },
  "BLISc after any degree": { hinglish: "Kisi bhi degree ke baad BLISc", hindi: "किसी भी डिग्री के बाद BLISc" },
  "BLISc after any degree, then State PSC for government libraries": {
    hinglish: "Kisi bhi degree ke baad BLISc, phir sarkari library ke liye State PSC",
    hindi: "किसी भी डिग्री के बाद BLISc, फिर सरकारी लाइब्रेरी के लिए State PSC",
  },
  "BLISc after any degree, then librarian posts of KVS, NVS, Eklavya or State schools": {
    hinglish: "Kisi bhi degree ke baad BLISc, phir KVS, NVS, Eklavya ya rajya ke schoolon mein librarian ki post",
    hindi: "किसी भी डिग्री के बाद BLISc, फिर KVS, NVS, Eklavya या राज्य के स्कूलों में लाइब्रेरियन के पद",
  },
  "BLISc and MLISc": { hinglish: "BLISc aur MLISc", hindi: "BLISc और MLISc" },
  "BLISc or a library educator's course": { hinglish: "BLISc ya library educator ka course", hindi: "BLISc या लाइब्रेरी एजुकेटर का कोर्स" },
  "BLISc, and MLISc if you wish": { hinglish: "BLISc, aur chahein to MLISc", hindi: "BLISc, और चाहें तो MLISc" },
  "BLISc, then MLISc": { hinglish: "BLISc, phir MLISc", hindi: "BLISc, फिर MLISc" },
  "BMath or BStat (ISI)": { hinglish: "BMath ya BStat (ISI)", hindi: "BMath या BStat (ISI)" },
  BMus: { hinglish: "BMus", hindi: "BMus" },
  "BMus or a music school's diploma": { hinglish: "BMus ya kisi music school ka diploma", hindi: "BMus या किसी म्यूज़िक स्कूल का डिप्लोमा" },
  "BNYS (5.5 years with internship; NEET in some states)": {
    hinglish: "BNYS (internship samet 5.5 saal; kuch rajyon mein NEET)",
    hindi: "BNYS (इंटर्नशिप समेत 5.5 साल; कुछ राज्यों में NEET)",
  },
  "BNYS, BAMS or MBBS first (with PCB)": {
    hinglish: "Pehle BNYS, BAMS ya MBBS (PCB ke saath)",
    hindi: "पहले BNYS, BAMS या MBBS (PCB के साथ)",
  },
  "BOT (5 years with internship; by NEET-UG from 2027; at the national institutes of rehabilitation by their CET)": {
    hinglish: "BOT (internship samet 5 saal; 2027 se NEET-UG ke zariye; rehabilitation ke national institutes mein unke CET se)",
    hindi: "BOT (इंटर्नशिप समेत 5 साल; 2027 से NEET-UG के ज़रिए; पुनर्वास के राष्ट्रीय संस्थानों में उनके CET से)",
  },
  "BOT (occupational therapy, with PCB)": { hinglish: "BOT (occupational therapy, PCB ke saath)", hindi: "BOT (ऑक्यूपेशनल थेरेपी, PCB के साथ)" },
  "BOT (with PCB)": { hinglish: "BOT (PCB ke saath)", hindi: "BOT (PCB के साथ)" },
  "BOT or BPT (5 years with internship; by NEET-UG from 2027; at the national institutes of rehabilitation by their CET)": {
    hinglish: "BOT ya BPT (internship samet 5 saal; 2027 se NEET-UG ke zariye; rehabilitation ke national institutes mein unke CET se)",
    hindi: "BOT या BPT (इंटर्नशिप समेत 5 साल; 2027 से NEET-UG के ज़रिए; पुनर्वास के राष्ट्रीय संस्थानों में उनके CET से)",
  },
  BOptom: { hinglish: "BOptom", hindi: "BOptom" },
  "BOptom (with science)": { hinglish: "BOptom (science ke saath)", hindi: "BOptom (साइंस के साथ)" },
  "BPA in Dance or Theatre": { hinglish: "Dance ya Theatre mein BPA", hindi: "Dance या Theatre में BPA" },
  "BPA in Kathak": { hinglish: "Kathak mein BPA", hindi: "Kathak में BPA" },
  "BPA in Music": { hinglish: "Music mein BPA", hindi: "Music में BPA" },
  "BPA in Theatre": { hinglish: "Theatre mein BPA", hindi: "Theatre में BPA" },
  "BPA in Theatre (stagecraft)": { hinglish: "Theatre mein BPA (stagecraft)", hindi: "Theatre में BPA (स्टेजक्राफ़्ट)" },
  "BPA or BA in Dance": { hinglish: "Dance mein BPA ya BA", hindi: "Dance में BPA या BA" },
  "BPA or BA in Music": { hinglish: "Music mein BPA ya BA", hindi: "Music में BPA या BA" },
  "BPA or BA in Theatre": { hinglish: "Theatre mein BPA ya BA", hindi: "Theatre में BPA या BA" },
  "BPA or BFA in Bharatanatyam": { hinglish: "Bharatanatyam mein BPA ya BFA", hindi: "Bharatanatyam में BPA या BFA" },
  "BPES (physical education and sports)": { hinglish: "BPES (physical education aur sports)", hindi: "BPES (शारीरिक शिक्षा और खेल)" },
  "BPES, then BPEd": { hinglish: "BPES, phir BPEd", hindi: "BPES, फिर BPEd" },
  "BPES, then years as swim teacher": {
    hinglish: "BPES, phir swimming teacher ke taur par kuch saal",
    hindi: "BPES, फिर स्विमिंग टीचर के तौर पर कुछ साल",
  },
  BPEd: { hinglish: "BPEd", hindi: "BPEd" },
  "BPEd (integrated)": { hinglish: "BPEd (integrated)", hindi: "BPEd (इंटीग्रेटेड)" },
  "BPEd (two years) after a degree, with a sports record or physical education as a subject; KVS, Eklavya schools and many State posts ask for it":
    {
      hinglish:
        "Degree ke baad BPEd (do saal), saath mein sports record ya physical education ka subject; KVS, Eklavya schools aur rajyon ki kai post ke liye yeh maanga jata hai",
      hindi:
        "डिग्री के बाद BPEd (दो साल), साथ में खेल का रिकॉर्ड या शारीरिक शिक्षा का विषय; KVS, Eklavya स्कूलों और राज्यों के कई पदों के लिए यह माँगा जाता है",
    },
  "BPEd after a degree": { hinglish: "Degree ke baad BPEd", hindi: "डिग्री के बाद BPEd" },
  "BPEd or BPES": { hinglish: "BPEd ya BPES", hindi: "BPEd या BPES" },
  "BPEd, then BCCI Level courses": { hinglish: "BPEd, phir BCCI ke Level course", hindi: "BPEd, फिर BCCI के Level कोर्स" },
  "BPH (Bachelor of Public Health)": { hinglish: "BPH (Bachelor of Public Health)", hindi: "BPH (Bachelor of Public Health)" },
  "BPO (Prosthetics and Orthotics), by the national institutes' common test": {
    hinglish: "BPO (Prosthetics and Orthotics), national institutes ke common test se",
    hindi: "BPO (Prosthetics and Orthotics), राष्ट्रीय संस्थानों के कॉमन टेस्ट से",
  },
  BPT: { hinglish: "BPT", hindi: "BPT" },
  "BPT (5 years with internship; by NEET-UG from 2027)": {
    hinglish: "BPT (internship samet 5 saal; 2027 se NEET-UG ke zariye)",
    hindi: "BPT (इंटर्नशिप समेत 5 साल; 2027 से NEET-UG के ज़रिए)",
  },
  "BPT (5 years with internship; by NEET-UG from 2027; at the national institutes of rehabilitation by their CET)": {
    hinglish: "BPT (internship samet 5 saal; 2027 se NEET-UG ke zariye; rehabilitation ke national institutes mein unke CET se)",
    hindi: "BPT (इंटर्नशिप समेत 5 साल; 2027 से NEET-UG के ज़रिए; पुनर्वास के राष्ट्रीय संस्थानों में उनके CET से)",
  },
  "BPT (physiotherapy, with PCB)": { hinglish: "BPT (physiotherapy, PCB ke saath)", hindi: "BPT (फ़िज़ियोथेरेपी, PCB के साथ)" },
  "BPT (with PCB)": { hinglish: "BPT (PCB ke saath)", hindi: "BPT (PCB के साथ)" },
  "BPT or MBBS, then foot care training": {
    hinglish: "BPT ya MBBS, phir pairon ki dekhbhal ki training",
    hindi: "BPT या MBBS, फिर पैरों की देखभाल की ट्रेनिंग",
  },
  BPharm: { hinglish: "BPharm", hindi: "BPharm" },
  "BPharm (with science)": { hinglish: "BPharm (science ke saath)", hindi: "BPharm (साइंस के साथ)" },
  "BPharm or PharmD (with science), BDS or BAMS (with PCB), then some years as clinical data associate": {
    hinglish: "BPharm ya PharmD (science ke saath), BDS ya BAMS (PCB ke saath), phir clinical data associate ke taur par kuch saal",
    hindi: "BPharm या PharmD (साइंस के साथ), BDS या BAMS (PCB के साथ), फिर क्लिनिकल डेटा एसोसिएट के तौर पर कुछ साल",
  },
  "BPharm, for medicine plants, then years in production": {
    hinglish: "BPharm, dawa ki factory ke liye, phir production mein kuch saal ka kaam",
    hindi: "BPharm, दवा की फ़ैक्टरियों के लिए, फिर प्रोडक्शन में कुछ साल का काम",
  },
  "BPharm, or BSc in Food Technology or Chemistry, then years as a quality officer": {
    hinglish: "BPharm, ya Food Technology ya Chemistry mein BSc, phir quality officer ke taur par kuch saal",
    hindi: "BPharm, या Food Technology या Chemistry में BSc, फिर क्वालिटी ऑफ़िसर के तौर पर कुछ साल",
  },
  "BPharm, or BSc in a life science (with science)": {
    hinglish: "BPharm, ya life science ke kisi subject mein BSc (science ke saath)",
    hindi: "BPharm, या लाइफ़ साइंस के किसी विषय में BSc (साइंस के साथ)",
  },
  "BPharm, then MPharm in Pharmacy Practice (GPAT)": {
    hinglish: "BPharm, phir Pharmacy Practice mein MPharm (GPAT)",
    hindi: "BPharm, फिर Pharmacy Practice में MPharm (GPAT)",
  },
  "BPlan (urban planning, with maths)": { hinglish: "BPlan (urban planning, maths ke saath)", hindi: "BPlan (अर्बन प्लानिंग, मैथ्स के साथ)" },
  "BPlan (with maths)": { hinglish: "BPlan (maths ke saath)", hindi: "BPlan (मैथ्स के साथ)" },
  "BPlan (with maths) or BArch (with physics and maths)": {
    hinglish: "BPlan (maths ke saath) ya BArch (physics aur maths ke saath)",
    hindi: "BPlan (मैथ्स के साथ) या BArch (फ़िज़िक्स और मैथ्स के साथ)",
  },
  "BPlan (with maths), then MPlan": { hinglish: "BPlan (maths ke saath), phir MPlan", hindi: "BPlan (मैथ्स के साथ), फिर MPlan" },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream)": {
    hinglish: "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream)",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम)",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then some years as DevOps or ML engineer": {
    hinglish: "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir DevOps ya ML engineer ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर DevOps या ML इंजीनियर के तौर पर कुछ साल",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then some years as ETL or SQL developer": {
    hinglish: "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir ETL ya SQL developer ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर ETL या SQL डेवलपर के तौर पर कुछ साल",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then some years as data analyst or engineer": {
    hinglish:
      "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir data analyst ya data engineer ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर डेटा एनालिस्ट या डेटा इंजीनियर के तौर पर कुछ साल",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then some years as database developer": {
    hinglish: "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir database developer ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर डेटाबेस डेवलपर के तौर पर कुछ साल",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then years as data engineer and head of a data team": {
    hinglish:
      "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir data engineer aur data team ke head ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर डेटा इंजीनियर और डेटा टीम के हेड के तौर पर कुछ साल",
  },
  "BS in Data Science (IIT Madras, by its own qualifier, any stream), then years as data engineer and lead": {
    hinglish:
      "Data Science mein BS (IIT Madras, uske apne qualifier se, koi bhi stream), phir data engineer aur lead ke taur par kuch saal",
    hindi: "Data Science में BS (IIT Madras, उसके अपने क्वालिफ़ायर से, कोई भी स्ट्रीम), फिर डेटा इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BS in Electronic Systems (4 years, IIT Madras, by its own qualifier)": {
    hinglish: "Electronic Systems mein BS (4 saal, IIT Madras, uske apne qualifier se)",
    hindi: "Electronic Systems में BS (4 साल, IIT Madras, उसके अपने क्वालिफ़ायर से)",
  },
  "BS in Electronic Systems (4 years, IIT Madras, by its own qualifier), then some years as embedded or hardware engineer": {
    hinglish:
      "Electronic Systems mein BS (4 saal, IIT Madras, uske apne qualifier se), phir embedded ya hardware engineer ke taur par kuch saal",
    hindi: "Electronic Systems में BS (4 साल, IIT Madras, उसके अपने क्वालिफ़ायर से), फिर एम्बेडेड या हार्डवेयर इंजीनियर के तौर पर कुछ साल",
  },
  "BS in Electronic Systems (4 years, IIT Madras, with physics and maths, by its own qualifier)": {
    hinglish: "Electronic Systems mein BS (4 saal, IIT Madras, physics aur maths ke saath, uske apne qualifier se)",
    hindi: "Electronic Systems में BS (4 साल, IIT Madras, फ़िज़िक्स और मैथ्स के साथ, उसके अपने क्वालिफ़ायर से)",
  },
  "BS or integrated MTech in Applied Geology (IITs)": {
    hinglish: "Applied Geology mein BS ya integrated MTech (IITs)",
    hindi: "Applied Geology में BS या इंटीग्रेटेड MTech (IITs)",
  },
  "BS or integrated MTech in Geophysics (IITs)": {
    hinglish: "Geophysics mein BS ya integrated MTech (IITs)",
    hindi: "Geophysics में BS या इंटीग्रेटेड MTech (IITs)",
  },
  "BS-MS at an IISER": { hinglish: "Kisi IISER mein BS-MS", hindi: "किसी IISER में BS-MS" },
  "BS-MS at an IISER (with PCM)": { hinglish: "Kisi IISER mein BS-MS (PCM ke saath)", hindi: "किसी IISER में BS-MS (PCM के साथ)" },
  "BS-MS at an IISER or integrated MSc at NISER": {
    hinglish: "Kisi IISER mein BS-MS ya NISER mein integrated MSc",
    hindi: "किसी IISER में BS-MS या NISER में इंटीग्रेटेड MSc",
  },
  "BS-MS at an IISER or integrated MSc at NISER (with PCM)": {
    hinglish: "Kisi IISER mein BS-MS ya NISER mein integrated MSc (PCM ke saath)",
    hindi: "किसी IISER में BS-MS या NISER में इंटीग्रेटेड MSc (PCM के साथ)",
  },
  "BS-MS at an IISER or integrated MSc at NISER (with science)": {
    hinglish: "Kisi IISER mein BS-MS ya NISER mein integrated MSc (science ke saath)",
    hindi: "किसी IISER में BS-MS या NISER में इंटीग्रेटेड MSc (साइंस के साथ)",
  },
  "BS-MS at an IISER, in earth and climate science": {
    hinglish: "Kisi IISER mein earth aur climate science ka BS-MS",
    hindi: "किसी IISER में पृथ्वी और जलवायु विज्ञान का BS-MS",
  },
  "BS-MS or BSc Physics": { hinglish: "BS-MS ya BSc Physics", hindi: "BS-MS या BSc Physics" },
  "BSF's own recruitment of kennel constables, with Class 10 and experience of animals": {
    hinglish: "Class 10 aur janwaron ke anubhav ke saath, BSF ki apni kennel constable bharti",
    hindi: "Class 10 और जानवरों के अनुभव के साथ, BSF की अपनी केनेल कांस्टेबल भर्ती",
  },
  "BSMS (5.5 years with internship; its texts are Tamil)": {
    hinglish: "BSMS (internship samet 5.5 saal; iske granth Tamil mein hain)",
    hindi: "BSMS (इंटर्नशिप समेत 5.5 साल; इसके ग्रंथ तमिल में हैं)",
  },
  "BSNL by its own test or GATE, after BTech": {
    hinglish: "BTech ke baad BSNL, uske apne test ya GATE se",
    hindi: "BTech के बाद BSNL, उसके अपने टेस्ट या GATE से",
  },
  BSW: { hinglish: "BSW", hindi: "BSW" },
  "BSW or BA in Rural Development, for the work with villagers": {
    hinglish: "BSW ya Rural Development mein BA, gaon walon ke saath kaam ke liye",
    hindi: "BSW या Rural Development में BA, गाँव वालों के साथ काम के लिए",
  },
  "BSc (Hons) Agriculture": { hinglish: "BSc (Hons) Agriculture", hindi: "BSc (Hons) Agriculture" },
  "BSc (Hons) Agriculture (with science or agriculture)": {
    hinglish: "BSc (Hons) Agriculture (science ya agriculture ke saath)",
    hindi: "BSc (Hons) Agriculture (साइंस या कृषि के साथ)",
  },
  "BSc (Hons) Agriculture or Horticulture (with science or agriculture)": {
    hinglish: "BSc (Hons) Agriculture ya Horticulture (science ya agriculture ke saath)",
    hindi: "BSc (Hons) Agriculture या Horticulture (साइंस या कृषि के साथ)",
  },
  "BSc (Hons) Agriculture or Horticulture (with science or agriculture), if you wish": {
    hinglish: "BSc (Hons) Agriculture ya Horticulture (science ya agriculture ke saath), agar chahein",
    hindi: "BSc (Hons) Agriculture या Horticulture (साइंस या कृषि के साथ), अगर चाहें",
  },
  "BSc (Hons) Agriculture, then B.Ed": { hinglish: "BSc (Hons) Agriculture, phir B.Ed", hindi: "BSc (Hons) Agriculture, फिर B.Ed" },
  "BSc (Hons) Agriculture, then assistant manager of a farm first": {
    hinglish: "BSc (Hons) Agriculture, phir pehle kisi farm mein assistant manager ka kaam",
    hindi: "BSc (Hons) Agriculture, फिर पहले किसी फ़ार्म में असिस्टेंट मैनेजर का काम",
  },
  "BSc (Hons) Chemistry": { hinglish: "BSc (Hons) Chemistry", hindi: "BSc (Hons) Chemistry" },
  "BSc (Hons) Computer Science": { hinglish: "BSc (Hons) Computer Science", hindi: "BSc (Hons) Computer Science" },
  "BSc (Hons) Forestry (with science or agriculture)": {
    hinglish: "BSc (Hons) Forestry (science ya agriculture ke saath)",
    hindi: "BSc (Hons) Forestry (साइंस या कृषि के साथ)",
  },
  "BSc (Hons) Forestry (with science or agriculture), if you wish": {
    hinglish: "BSc (Hons) Forestry (science ya agriculture ke saath), agar chahein",
    hindi: "BSc (Hons) Forestry (साइंस या कृषि के साथ), अगर चाहें",
  },
  "BSc (Hons) Forestry or Agriculture (with science or agriculture)": {
    hinglish: "BSc (Hons) Forestry ya Agriculture (science ya agriculture ke saath)",
    hindi: "BSc (Hons) Forestry या Agriculture (साइंस या कृषि के साथ)",
  },
  "BSc (Hons) Horticulture": { hinglish: "BSc (Hons) Horticulture", hindi: "BSc (Hons) Horticulture" },
  "BSc (Hons) Horticulture (with science or agriculture)": {
    hinglish: "BSc (Hons) Horticulture (science ya agriculture ke saath)",
    hindi: "BSc (Hons) Horticulture (साइंस या कृषि के साथ)",
  },
  "BSc (Hons) Horticulture or Forestry, BFSc Fisheries, BTech in Dairy or Food Technology": {
    hinglish: "BSc (Hons) Horticulture ya Forestry, BFSc Fisheries, BTech Dairy ya Food Technology",
    hindi: "BSc (Hons) Horticulture या Forestry, BFSc Fisheries, BTech Dairy या Food Technology",
  },
  "BSc (Hons) Mathematics": { hinglish: "BSc (Hons) Mathematics", hindi: "BSc (Hons) Mathematics" },
  "BSc (Hons) Physics": { hinglish: "BSc (Hons) Physics", hindi: "BSc (Hons) Physics" },
  "BSc (Hons) Zoology, Botany or Life Sciences (with biology)": {
    hinglish: "BSc (Hons) Zoology, Botany ya Life Sciences (biology ke saath)",
    hindi: "BSc (Hons) Zoology, Botany या Life Sciences (बायोलॉजी के साथ)",
  },
  "BSc (mostly with biology) or BTech Biotechnology": {
    hinglish: "BSc (zyadatar biology ke saath) ya BTech Biotechnology",
    hindi: "BSc (ज़्यादातर बायोलॉजी के साथ) या BTech Biotechnology",
  },
  "BSc (with science) or BCA (some universities ask for maths), then B.Ed": {
    hinglish: "BSc (science ke saath) ya BCA (kuch university maths maangti hain), phir B.Ed",
    hindi: "BSc (साइंस के साथ) या BCA (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर B.Ed",
  },
  "BSc (with science) or BTech (with PCM), then an MBA": {
    hinglish: "BSc (science ke saath) ya BTech (PCM ke saath), phir MBA",
    hindi: "BSc (साइंस के साथ) या BTech (PCM के साथ), फिर MBA",
  },
  "BSc Actuarial Science or Statistics": { hinglish: "BSc Actuarial Science ya Statistics", hindi: "BSc Actuarial Science या Statistics" },
  "BSc Agriculture": { hinglish: "BSc Agriculture", hindi: "BSc Agriculture" },
  "BSc Agriculture (with science or agriculture)": {
    hinglish: "BSc Agriculture (science ya agriculture ke saath)",
    hindi: "BSc Agriculture (साइंस या कृषि के साथ)",
  },
  "BSc Agriculture (with science or agriculture) leads on to supervising posts": {
    hinglish: "BSc Agriculture (science ya agriculture ke saath) se aage supervisor ki post ka raasta",
    hindi: "BSc Agriculture (साइंस या कृषि के साथ) से आगे सुपरवाइज़र के पदों का रास्ता",
  },
  "BSc Agriculture (with science or agriculture) or Botany (with biology)": {
    hinglish: "BSc Agriculture (science ya agriculture ke saath) ya Botany (biology ke saath)",
    hindi: "BSc Agriculture (साइंस या कृषि के साथ) या Botany (बायोलॉजी के साथ)",
  },
  "BSc Aircraft Maintenance with AME course": {
    hinglish: "AME course ke saath BSc Aircraft Maintenance",
    hindi: "AME कोर्स के साथ BSc Aircraft Maintenance",
  },
  "BSc Animation and Game Art": { hinglish: "BSc Animation and Game Art", hindi: "BSc Animation and Game Art" },
  "BSc Anthropology or Zoology (with biology)": {
    hinglish: "BSc Anthropology ya Zoology (biology ke saath)",
    hindi: "BSc Anthropology या Zoology (बायोलॉजी के साथ)",
  },
  "BSc Biochemistry or Life Sciences (with biology)": {
    hinglish: "BSc Biochemistry ya Life Sciences (biology ke saath)",
    hindi: "BSc Biochemistry या Life Sciences (बायोलॉजी के साथ)",
  },
  "BSc Bioinformatics or Biotechnology (mostly with biology)": {
    hinglish: "BSc Bioinformatics ya Biotechnology (zyadatar biology ke saath)",
    hindi: "BSc Bioinformatics या Biotechnology (ज़्यादातर बायोलॉजी के साथ)",
  },
  "BSc Botany (with biology)": { hinglish: "BSc Botany (biology ke saath)", hindi: "BSc Botany (बायोलॉजी के साथ)" },
  "BSc Botany or Zoology (with biology)": {
    hinglish: "BSc Botany ya Zoology (biology ke saath)",
    hindi: "BSc Botany या Zoology (बायोलॉजी के साथ)",
  },
  "BSc Chemistry": { hinglish: "BSc Chemistry", hindi: "BSc Chemistry" },
  "BSc Chemistry (with science)": { hinglish: "BSc Chemistry (science ke saath)", hindi: "BSc Chemistry (साइंस के साथ)" },
  "BSc Chemistry (with science) or Physics (with PCM)": {
    hinglish: "BSc Chemistry (science ke saath) ya Physics (PCM ke saath)",
    hindi: "BSc Chemistry (साइंस के साथ) या Physics (PCM के साथ)",
  },
  "BSc Chemistry, then MSc and B.Ed": { hinglish: "BSc Chemistry, phir MSc aur B.Ed", hindi: "BSc Chemistry, फिर MSc और B.Ed" },
  "BSc Clinical Psychology (4-year Hons), with science": {
    hinglish: "BSc Clinical Psychology (4 saal ka Hons), science ke saath",
    hindi: "BSc Clinical Psychology (4 साल का Hons), साइंस के साथ",
  },
  "BSc Clinical Psychology (4-year Hons), with science, which the RCI registers": {
    hinglish: "BSc Clinical Psychology (4 saal ka Hons), science ke saath, jise RCI register karta hai",
    hindi: "BSc Clinical Psychology (4 साल का Hons), साइंस के साथ, जिसे RCI रजिस्टर करता है",
  },
  "BSc Cognitive Science": { hinglish: "BSc Cognitive Science", hindi: "BSc Cognitive Science" },
  "BSc Computer Science (mostly with maths)": {
    hinglish: "BSc Computer Science (zyadatar maths ke saath)",
    hindi: "BSc Computer Science (ज़्यादातर मैथ्स के साथ)",
  },
  "BSc Computer Science (mostly with maths), then years as blockchain developer and lead": {
    hinglish: "BSc Computer Science (zyadatar maths ke saath), phir blockchain developer aur lead ke taur par kuch saal",
    hindi: "BSc Computer Science (ज़्यादातर मैथ्स के साथ), फिर ब्लॉकचेन डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BSc Computer Science (mostly with maths), then years as developer, tester or build engineer": {
    hinglish: "BSc Computer Science (zyadatar maths ke saath), phir developer, tester ya build engineer ke taur par kuch saal",
    hindi: "BSc Computer Science (ज़्यादातर मैथ्स के साथ), फिर डेवलपर, टेस्टर या बिल्ड इंजीनियर के तौर पर कुछ साल",
  },
  "BSc Computer Science (mostly with maths), then years as software engineer and lead": {
    hinglish: "BSc Computer Science (zyadatar maths ke saath), phir software engineer aur lead ke taur par kuch saal",
    hindi: "BSc Computer Science (ज़्यादातर मैथ्स के साथ), फिर सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BSc Computer Science (mostly with maths), then years as software engineer or IT consultant": {
    hinglish: "BSc Computer Science (zyadatar maths ke saath), phir software engineer ya IT consultant ke taur par kuch saal",
    hindi: "BSc Computer Science (ज़्यादातर मैथ्स के साथ), फिर सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "BSc Computer Science or Mathematics (mostly with maths)": {
    hinglish: "BSc Computer Science ya Mathematics (zyadatar maths ke saath)",
    hindi: "BSc Computer Science या Mathematics (ज़्यादातर मैथ्स के साथ)",
  },
  "BSc Electronics (with physics and maths)": {
    hinglish: "BSc Electronics (physics aur maths ke saath)",
    hindi: "BSc Electronics (फ़िज़िक्स और मैथ्स के साथ)",
  },
  "BSc Electronics, then MSc Electronics": {
    hinglish: "BSc Electronics, phir MSc Electronics",
    hindi: "BSc Electronics, फिर MSc Electronics",
  },
  "BSc Environmental Science": { hinglish: "BSc Environmental Science", hindi: "BSc Environmental Science" },
  "BSc Environmental Science (with science)": {
    hinglish: "BSc Environmental Science (science ke saath)",
    hindi: "BSc Environmental Science (साइंस के साथ)",
  },
  "BSc Environmental Science (with science), then MSc and some years of energy or e-waste work": {
    hinglish: "BSc Environmental Science (science ke saath), phir MSc aur energy ya e-waste mein kuch saal ka kaam",
    hindi: "BSc Environmental Science (साइंस के साथ), फिर MSc और एनर्जी या ई-वेस्ट में कुछ साल का काम",
  },
  "BSc Environmental Science, Zoology or Botany (with science)": {
    hinglish: "BSc Environmental Science, Zoology ya Botany (science ke saath)",
    hindi: "BSc Environmental Science, Zoology या Botany (साइंस के साथ)",
  },
  "BSc Food Technology (with science)": { hinglish: "BSc Food Technology (science ke saath)", hindi: "BSc Food Technology (साइंस के साथ)" },
  "BSc Food Technology, or BTech Food Technology (mostly with PCM)": {
    hinglish: "BSc Food Technology, ya BTech Food Technology (zyadatar PCM ke saath)",
    hindi: "BSc Food Technology, या BTech Food Technology (ज़्यादातर PCM के साथ)",
  },
  "BSc Forensic Science (with PCM or PCB)": {
    hinglish: "BSc Forensic Science (PCM ya PCB ke saath)",
    hindi: "BSc Forensic Science (PCM या PCB के साथ)",
  },
  "BSc Forensic Science (with science)": {
    hinglish: "BSc Forensic Science (science ke saath)",
    hindi: "BSc Forensic Science (साइंस के साथ)",
  },
  "BSc Forestry (with science or agriculture)": {
    hinglish: "BSc Forestry (science ya agriculture ke saath)",
    hindi: "BSc Forestry (साइंस या कृषि के साथ)",
  },
  "BSc Forestry or Horticulture (with science or agriculture)": {
    hinglish: "BSc Forestry ya Horticulture (science ya agriculture ke saath)",
    hindi: "BSc Forestry या Horticulture (साइंस या कृषि के साथ)",
  },
  "BSc Game Design": { hinglish: "BSc Game Design", hindi: "BSc Game Design" },
  "BSc Game Design, then years as game developer or associate producer": {
    hinglish: "BSc Game Design, phir game developer ya associate producer ke taur par kuch saal",
    hindi: "BSc Game Design, फिर गेम डेवलपर या एसोसिएट प्रोड्यूसर के तौर पर कुछ साल",
  },
  "BSc Game Development": { hinglish: "BSc Game Development", hindi: "BSc Game Development" },
  "BSc Geoinformatics (with science)": { hinglish: "BSc Geoinformatics (science ke saath)", hindi: "BSc Geoinformatics (साइंस के साथ)" },
  "BSc Geology": { hinglish: "BSc Geology", hindi: "BSc Geology" },
  "BSc Geology (some universities ask for maths)": {
    hinglish: "BSc Geology (kuch university maths maangti hain)",
    hindi: "BSc Geology (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BSc Geology (with science)": { hinglish: "BSc Geology (science ke saath)", hindi: "BSc Geology (साइंस के साथ)" },
  "BSc Geology (with science) or Agriculture (with science or agriculture)": {
    hinglish: "BSc Geology (science ke saath) ya Agriculture (science ya agriculture ke saath)",
    hindi: "BSc Geology (साइंस के साथ) या Agriculture (साइंस या कृषि के साथ)",
  },
  "BSc Geology or Chemistry": { hinglish: "BSc Geology ya Chemistry", hindi: "BSc Geology या Chemistry" },
  "BSc Geology, Chemistry or another science (Goa University and some others)": {
    hinglish: "BSc Geology, Chemistry ya koi aur science (Goa University aur kuch doosri university)",
    hindi: "BSc Geology, Chemistry या कोई और साइंस (Goa University और कुछ दूसरी यूनिवर्सिटी)",
  },
  "BSc Home Science": { hinglish: "BSc Home Science", hindi: "BSc Home Science" },
  "BSc Horticulture (with science or agriculture)": {
    hinglish: "BSc Horticulture (science ya agriculture ke saath)",
    hindi: "BSc Horticulture (साइंस या कृषि के साथ)",
  },
  "BSc Hospitality and Hotel Administration": {
    hinglish: "BSc Hospitality and Hotel Administration",
    hindi: "BSc Hospitality and Hotel Administration",
  },
  "BSc Hospitality and Hotel Administration, or BHM": {
    hinglish: "BSc Hospitality and Hotel Administration, ya BHM",
    hindi: "BSc Hospitality and Hotel Administration, या BHM",
  },
  "BSc Hospitality and Hotel Administration, then WSET wine levels (from the legal age)": {
    hinglish: "BSc Hospitality and Hotel Administration, phir WSET ke wine level (kanooni umar se)",
    hindi: "BSc Hospitality and Hotel Administration, फिर WSET के वाइन लेवल (क़ानूनी उम्र से)",
  },
  "BSc Hospitality and Hotel Administration, then some years as a commis": {
    hinglish: "BSc Hospitality and Hotel Administration, phir commis ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर कॉमी के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then some years at a spa's front desk": {
    hinglish: "BSc Hospitality and Hotel Administration, phir kisi spa ke front desk par kuch saal ka kaam",
    hindi: "BSc Hospitality and Hotel Administration, फिर किसी स्पा के फ़्रंट डेस्क पर कुछ साल का काम",
  },
  "BSc Hospitality and Hotel Administration, then years as banquet captain or supervisor": {
    hinglish: "BSc Hospitality and Hotel Administration, phir banquet captain ya supervisor ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर बैंक्वेट कैप्टन या सुपरवाइज़र के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years as captain or supervisor": {
    hinglish: "BSc Hospitality and Hotel Administration, phir captain ya supervisor ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर कैप्टन या सुपरवाइज़र के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years as commis, chef de partie and sous chef": {
    hinglish: "BSc Hospitality and Hotel Administration, phir commis, chef de partie aur sous chef ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर कॉमी, शेफ़ डी पार्टी और सू शेफ़ के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years as front office executive and head of a department": {
    hinglish: "BSc Hospitality and Hotel Administration, phir front office executive aur department head ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर फ़्रंट ऑफ़िस एग्ज़िक्यूटिव और विभाग के हेड के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years as housekeeping supervisor": {
    hinglish: "BSc Hospitality and Hotel Administration, phir housekeeping supervisor ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर हाउसकीपिंग सुपरवाइज़र के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years as reservations or revenue executive": {
    hinglish: "BSc Hospitality and Hotel Administration, phir reservations ya revenue executive ke taur par kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर रिज़र्वेशन या रेवेन्यू एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BSc Hospitality and Hotel Administration, then years in a hotel kitchen": {
    hinglish: "BSc Hospitality and Hotel Administration, phir kisi hotel ke kitchen mein kuch saal",
    hindi: "BSc Hospitality and Hotel Administration, फिर किसी होटल के किचन में कुछ साल",
  },
  "BSc IT (some universities ask for maths)": {
    hinglish: "BSc IT (kuch university maths maangti hain)",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं)",
  },
  "BSc IT (some universities ask for maths), then some years as DevOps or security engineer": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir DevOps ya security engineer ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर DevOps या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then some years as cloud or security engineer": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir cloud ya security engineer ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर क्लाउड या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then some years as developer or penetration tester": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir developer ya penetration tester ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेवलपर या पेनिट्रेशन टेस्टर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then some years as systems administrator": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir systems administrator ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as cloud engineer or systems administrator": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir cloud engineer ya systems administrator ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर क्लाउड इंजीनियर या सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as database administrator or developer": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir database administrator ya developer ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर डेटाबेस एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as help desk technician and team leader": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir help desk technician aur team leader ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as information security analyst and manager": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir information security analyst aur manager ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और मैनेजर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as information security analyst and team leader": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir information security analyst aur team leader ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और टीम लीडर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as information security engineer": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir information security engineer ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as network engineer": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir network engineer ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "BSc IT (some universities ask for maths), then years as web developer and lead": {
    hinglish: "BSc IT (kuch university maths maangti hain), phir web developer aur lead ke taur par kuch saal",
    hindi: "BSc IT (कुछ यूनिवर्सिटी मैथ्स माँगती हैं), फिर वेब डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BSc LLB (5-year, with science) at a few universities": {
    hinglish: "Kuch university mein BSc LLB (5 saal, science ke saath)",
    hindi: "कुछ यूनिवर्सिटी में BSc LLB (5 साल, साइंस के साथ)",
  },
  "BSc Life Sciences (with biology)": { hinglish: "BSc Life Sciences (biology ke saath)", hindi: "BSc Life Sciences (बायोलॉजी के साथ)" },
  "BSc Life Sciences (with biology) or Statistics (with maths)": {
    hinglish: "BSc Life Sciences (biology ke saath) ya Statistics (maths ke saath)",
    hindi: "BSc Life Sciences (बायोलॉजी के साथ) या Statistics (मैथ्स के साथ)",
  },
  "BSc Life Sciences or Biotechnology (mostly with biology), then some years as clinical data coordinator": {
    hinglish: "BSc Life Sciences ya Biotechnology (zyadatar biology ke saath), phir clinical data coordinator ke taur par kuch saal",
    hindi: "BSc Life Sciences या Biotechnology (ज़्यादातर बायोलॉजी के साथ), फिर क्लिनिकल डेटा कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BSc Life Sciences or Microbiology (with biology)": {
    hinglish: "BSc Life Sciences ya Microbiology (biology ke saath)",
    hindi: "BSc Life Sciences या Microbiology (बायोलॉजी के साथ)",
  },
  "BSc Mathematics": { hinglish: "BSc Mathematics", hindi: "BSc Mathematics" },
  "BSc Mathematics (CMI or university)": { hinglish: "BSc Mathematics (CMI ya university)", hindi: "BSc Mathematics (CMI या यूनिवर्सिटी)" },
  "BSc Mathematics (with maths)": { hinglish: "BSc Mathematics (maths ke saath)", hindi: "BSc Mathematics (मैथ्स के साथ)" },
  "BSc Mathematics and Computer Science (CMI) or BMath (ISI)": {
    hinglish: "BSc Mathematics and Computer Science (CMI) ya BMath (ISI)",
    hindi: "BSc Mathematics and Computer Science (CMI) या BMath (ISI)",
  },
  "BSc Mathematics or AI (mostly with maths)": {
    hinglish: "BSc Mathematics ya AI (zyadatar maths ke saath)",
    hindi: "BSc Mathematics या AI (ज़्यादातर मैथ्स के साथ)",
  },
  "BSc Mathematics or AI (mostly with maths), then some years as DevOps or ML engineer": {
    hinglish: "BSc Mathematics ya AI (zyadatar maths ke saath), phir DevOps ya ML engineer ke taur par kuch saal",
    hindi: "BSc Mathematics या AI (ज़्यादातर मैथ्स के साथ), फिर DevOps या ML इंजीनियर के तौर पर कुछ साल",
  },
  "BSc Mathematics or Computer Science": { hinglish: "BSc Mathematics ya Computer Science", hindi: "BSc Mathematics या Computer Science" },
  "BSc Mathematics or Computer Science (mostly with maths)": {
    hinglish: "BSc Mathematics ya Computer Science (zyadatar maths ke saath)",
    hindi: "BSc Mathematics या Computer Science (ज़्यादातर मैथ्स के साथ)",
  },
  "BSc Mathematics or Statistics": { hinglish: "BSc Mathematics ya Statistics", hindi: "BSc Mathematics या Statistics" },
  "BSc Mathematics or Statistics (CMI or university)": {
    hinglish: "BSc Mathematics ya Statistics (CMI ya university)",
    hindi: "BSc Mathematics या Statistics (CMI या यूनिवर्सिटी)",
  },
  "BSc Mathematics or Statistics (CMI, ISI or university, with maths)": {
    hinglish: "BSc Mathematics ya Statistics (CMI, ISI ya university, maths ke saath)",
    hindi: "BSc Mathematics या Statistics (CMI, ISI या यूनिवर्सिटी, मैथ्स के साथ)",
  },
  "BSc Mathematics or Statistics (with maths)": {
    hinglish: "BSc Mathematics ya Statistics (maths ke saath)",
    hindi: "BSc Mathematics या Statistics (मैथ्स के साथ)",
  },
  "BSc Mathematics, then MSc": { hinglish: "BSc Mathematics, phir MSc", hindi: "BSc Mathematics, फिर MSc" },
  "BSc Microbiology": { hinglish: "BSc Microbiology", hindi: "BSc Microbiology" },
  "BSc Microbiology (with biology)": { hinglish: "BSc Microbiology (biology ke saath)", hindi: "BSc Microbiology (बायोलॉजी के साथ)" },
  "BSc Microbiology, Biochemistry or Chemistry": {
    hinglish: "BSc Microbiology, Biochemistry ya Chemistry",
    hindi: "BSc Microbiology, Biochemistry या Chemistry",
  },
  "BSc Multimedia": { hinglish: "BSc Multimedia", hindi: "BSc Multimedia" },
  "BSc Multimedia and Animation": { hinglish: "BSc Multimedia and Animation", hindi: "BSc Multimedia and Animation" },
  "BSc Nautical Science": { hinglish: "BSc Nautical Science", hindi: "BSc Nautical Science" },
  "BSc Nautical Science, then trainee or apprentice pilot of the port of Kolkata and Haldia, by its own selection, to age 25": {
    hinglish:
      "BSc Nautical Science, phir Kolkata aur Haldia ke port mein trainee ya apprentice pilot, port ke apne alag selection se, 25 saal ki umar tak",
    hindi: "BSc Nautical Science, फिर कोलकाता और हल्दिया के बंदरगाह में ट्रेनी या अप्रेंटिस पायलट, बंदरगाह के अपने अलग चयन से, 25 साल की उम्र तक",
  },
  "BSc Nautical Science, then years as third, second and chief officer, with a certificate for each rank": {
    hinglish: "BSc Nautical Science, phir third, second aur chief officer ke taur par kuch saal, har rank ke liye certificate ke saath",
    hindi: "BSc Nautical Science, फिर थर्ड, सेकंड और चीफ़ ऑफ़िसर के तौर पर कुछ साल, हर रैंक के लिए सर्टिफ़िकेट के साथ",
  },
  "BSc Nautical Science, then years at sea to chief officer": {
    hinglish: "BSc Nautical Science, phir chief officer banne tak samundar mein kuch saal ka kaam",
    hindi: "BSc Nautical Science, फिर चीफ़ ऑफ़िसर बनने तक समुद्र में कुछ साल का काम",
  },
  "BSc Nautical or Maritime Science (with PCM), then years as ship's officer, terminal planner or shift officer": {
    hinglish: "BSc Nautical ya Maritime Science (PCM ke saath), phir ship officer, terminal planner ya shift officer ke taur par kuch saal",
    hindi: "BSc Nautical या Maritime Science (PCM के साथ), फिर जहाज़ के ऑफ़िसर, टर्मिनल प्लानर या शिफ़्ट ऑफ़िसर के तौर पर कुछ साल",
  },
  "BSc Nursing (4 years, with PCB)": { hinglish: "BSc Nursing (4 saal, PCB ke saath)", hindi: "BSc Nursing (4 साल, PCB के साथ)" },
  "BSc Nursing (4 years, with PCB), then a year on the ward": {
    hinglish: "BSc Nursing (4 saal, PCB ke saath), phir ward mein ek saal",
    hindi: "BSc Nursing (4 साल, PCB के साथ), फिर वार्ड में एक साल",
  },
  "BSc Nursing (with PCB)": { hinglish: "BSc Nursing (PCB ke saath)", hindi: "BSc Nursing (PCB के साथ)" },
  "BSc Nursing (with PCB) or BPharm (with science), for health claims": {
    hinglish: "BSc Nursing (PCB ke saath) ya BPharm (science ke saath), health claim ke kaam ke liye",
    hindi: "BSc Nursing (PCB के साथ) या BPharm (साइंस के साथ), हेल्थ क्लेम के काम के लिए",
  },
  "BSc Nursing (with PCB) or GNM (any stream in most States)": {
    hinglish: "BSc Nursing (PCB ke saath) ya GNM (zyadatar rajyon mein koi bhi stream)",
    hindi: "BSc Nursing (PCB के साथ) या GNM (ज़्यादातर राज्यों में कोई भी स्ट्रीम)",
  },
  "BSc Nursing at a civil college": { hinglish: "Kisi civil college se BSc Nursing", hindi: "किसी सिविल कॉलेज से BSc Nursing" },
  "BSc Nursing in an armed forces college (women)": {
    hinglish: "Armed forces ke college se BSc Nursing (mahilaon ke liye)",
    hindi: "सशस्त्र बलों के कॉलेज से BSc Nursing (महिलाओं के लिए)",
  },
  "BSc Nursing, MBBS or BDS (with PCB)": {
    hinglish: "BSc Nursing, MBBS ya BDS (PCB ke saath)",
    hindi: "BSc Nursing, MBBS या BDS (PCB के साथ)",
  },
  "BSc Nursing, then years in the operation theatre": {
    hinglish: "BSc Nursing, phir operation theatre mein kuch saal",
    hindi: "BSc Nursing, फिर ऑपरेशन थिएटर में कुछ साल",
  },
  "BSc Optometry": { hinglish: "BSc Optometry", hindi: "BSc Optometry" },
  "BSc Physician Assistant": { hinglish: "BSc Physician Assistant", hindi: "BSc Physician Assistant" },
  "BSc Physician Assistant (four years)": { hinglish: "BSc Physician Assistant (chaar saal)", hindi: "BSc Physician Assistant (चार साल)" },
  "BSc Physics": { hinglish: "BSc Physics", hindi: "BSc Physics" },
  "BSc Physics (with PCM)": { hinglish: "BSc Physics (PCM ke saath)", hindi: "BSc Physics (PCM के साथ)" },
  "BSc Physics (with PCM) or BSc Mathematics": {
    hinglish: "BSc Physics (PCM ke saath) ya BSc Mathematics",
    hindi: "BSc Physics (PCM के साथ) या BSc Mathematics",
  },
  "BSc Physics (with PCM), then MSc": { hinglish: "BSc Physics (PCM ke saath), phir MSc", hindi: "BSc Physics (PCM के साथ), फिर MSc" },
  "BSc Physics (with PCM), then trainee in a calibration laboratory": {
    hinglish: "BSc Physics (PCM ke saath), phir kisi calibration lab mein trainee",
    hindi: "BSc Physics (PCM के साथ), फिर किसी कैलिब्रेशन लैब में ट्रेनी",
  },
  "BSc Physics or Geology": { hinglish: "BSc Physics ya Geology", hindi: "BSc Physics या Geology" },
  "BSc Physics or Mathematics": { hinglish: "BSc Physics ya Mathematics", hindi: "BSc Physics या Mathematics" },
  "BSc Physics or Mathematics (with PCM)": {
    hinglish: "BSc Physics ya Mathematics (PCM ke saath)",
    hindi: "BSc Physics या Mathematics (PCM के साथ)",
  },
  "BSc Physics, or BSc Geology with physics and maths": {
    hinglish: "BSc Physics, ya physics aur maths ke saath BSc Geology",
    hindi: "BSc Physics, या फ़िज़िक्स और मैथ्स के साथ BSc Geology",
  },
  "BSc Physics, then MSc and B.Ed": { hinglish: "BSc Physics, phir MSc aur B.Ed", hindi: "BSc Physics, फिर MSc और B.Ed" },
  "BSc Physics, then MSc in Physics or Materials Science": {
    hinglish: "BSc Physics, phir Physics ya Materials Science mein MSc",
    hindi: "BSc Physics, फिर Physics या Materials Science में MSc",
  },
  "BSc Physiology (with PCB)": { hinglish: "BSc Physiology (PCB ke saath)", hindi: "BSc Physiology (PCB के साथ)" },
  "BSc Psychology": { hinglish: "BSc Psychology", hindi: "BSc Psychology" },
  "BSc Radiology and Imaging Technology (with PCB or PCM)": {
    hinglish: "BSc Radiology and Imaging Technology (PCB ya PCM ke saath)",
    hindi: "BSc Radiology and Imaging Technology (PCB या PCM के साथ)",
  },
  "BSc Sericulture (with science), if you wish": {
    hinglish: "BSc Sericulture (science ke saath), agar chahein",
    hindi: "BSc Sericulture (साइंस के साथ), अगर चाहें",
  },
  "BSc Sports Science": { hinglish: "BSc Sports Science", hindi: "BSc Sports Science" },
  "BSc Sports Science or Exercise Science": {
    hinglish: "BSc Sports Science ya Exercise Science",
    hindi: "BSc Sports Science या Exercise Science",
  },
  "BSc Statistics (with maths)": { hinglish: "BSc Statistics (maths ke saath)", hindi: "BSc Statistics (मैथ्स के साथ)" },
  "BSc Statistics (with maths), then some years in the department whose data it is": {
    hinglish: "BSc Statistics (maths ke saath), phir jis department ka data ho, usi mein kuch saal",
    hindi: "BSc Statistics (मैथ्स के साथ), फिर जिस विभाग का डेटा हो, उसी में कुछ साल",
  },
  "BSc Statistics or Data Science (mostly with maths)": {
    hinglish: "BSc Statistics ya Data Science (zyadatar maths ke saath)",
    hindi: "BSc Statistics या Data Science (ज़्यादातर मैथ्स के साथ)",
  },
  "BSc Statistics or Data Science (mostly with maths), then some years as ETL or SQL developer": {
    hinglish: "BSc Statistics ya Data Science (zyadatar maths ke saath), phir ETL ya SQL developer ke taur par kuch saal",
    hindi: "BSc Statistics या Data Science (ज़्यादातर मैथ्स के साथ), फिर ETL या SQL डेवलपर के तौर पर कुछ साल",
  },
  "BSc Statistics or Data Science (mostly with maths), then some years as data analyst or engineer": {
    hinglish: "BSc Statistics ya Data Science (zyadatar maths ke saath), phir data analyst ya engineer ke taur par kuch saal",
    hindi: "BSc Statistics या Data Science (ज़्यादातर मैथ्स के साथ), फिर डेटा एनालिस्ट या इंजीनियर के तौर पर कुछ साल",
  },
  "BSc Statistics or Data Science (mostly with maths), then some years as database developer": {
    hinglish: "BSc Statistics ya Data Science (zyadatar maths ke saath), phir database developer ke taur par kuch saal",
    hindi: "BSc Statistics या Data Science (ज़्यादातर मैथ्स के साथ), फिर डेटाबेस डेवलपर के तौर पर कुछ साल",
  },
  "BSc Statistics or Data Science (mostly with maths), then years as data engineer and lead": {
    hinglish: "BSc Statistics ya Data Science (zyadatar maths ke saath), phir data engineer aur lead ke taur par kuch saal",
    hindi: "BSc Statistics या Data Science (ज़्यादातर मैथ्स के साथ), फिर डेटा इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BSc Statistics or Data Science (with maths)": {
    hinglish: "BSc Statistics ya Data Science (maths ke saath)",
    hindi: "BSc Statistics या Data Science (मैथ्स के साथ)",
  },
  "BSc Statistics or Data Science, or BStat at ISI (mostly with maths), then years as data engineer and head of a data team": {
    hinglish:
      "BSc Statistics ya Data Science, ya ISI se BStat (zyadatar maths ke saath), phir data engineer aur kisi data team ke head ke taur par kuch saal",
    hindi: "BSc Statistics या Data Science, या ISI से BStat (ज़्यादातर मैथ्स के साथ), फिर डेटा इंजीनियर और किसी डेटा टीम के हेड के तौर पर कुछ साल",
  },
  "BSc Statistics or Mathematics (with maths)": {
    hinglish: "BSc Statistics ya Mathematics (maths ke saath)",
    hindi: "BSc Statistics या Mathematics (मैथ्स के साथ)",
  },
  "BSc Statistics or Mathematics, or BStat (ISI), with maths": {
    hinglish: "BSc Statistics ya Mathematics, ya BStat (ISI), maths ke saath",
    hindi: "BSc Statistics या Mathematics, या BStat (ISI), मैथ्स के साथ",
  },
  "BSc Statistics or Mathematics, or BStat (with maths)": {
    hinglish: "BSc Statistics ya Mathematics, ya BStat (maths ke saath)",
    hindi: "BSc Statistics या Mathematics, या BStat (मैथ्स के साथ)",
  },
  "BSc Statistics or Mathematics, or BStat at ISI (with maths), then years as data analyst and senior analyst": {
    hinglish: "BSc Statistics ya Mathematics, ya ISI se BStat (maths ke saath), phir data analyst aur senior analyst ke taur par kuch saal",
    hindi: "BSc Statistics या Mathematics, या ISI से BStat (मैथ्स के साथ), फिर डेटा एनालिस्ट और सीनियर एनालिस्ट के तौर पर कुछ साल",
  },
  "BSc Yoga": { hinglish: "BSc Yoga", hindi: "BSc Yoga" },
  "BSc Zoology": { hinglish: "BSc Zoology", hindi: "BSc Zoology" },
  "BSc Zoology (with biology)": { hinglish: "BSc Zoology (biology ke saath)", hindi: "BSc Zoology (बायोलॉजी के साथ)" },
  "BSc Zoology (with biology) or BFA Sculpture": {
    hinglish: "BSc Zoology (biology ke saath) ya BFA Sculpture",
    hindi: "BSc Zoology (बायोलॉजी के साथ) या BFA Sculpture",
  },
  "BSc Zoology or Botany (with biology)": {
    hinglish: "BSc Zoology ya Botany (biology ke saath)",
    hindi: "BSc Zoology या Botany (बायोलॉजी के साथ)",
  },
  "BSc Zoology or Botany (with biology), or Biotechnology": {
    hinglish: "BSc Zoology ya Botany (biology ke saath), ya Biotechnology",
    hindi: "BSc Zoology या Botany (बायोलॉजी के साथ), या Biotechnology",
  },
  "BSc Zoology or Wildlife (with biology)": {
    hinglish: "BSc Zoology ya Wildlife (biology ke saath)",
    hindi: "BSc Zoology या Wildlife (बायोलॉजी के साथ)",
  },
  "BSc at CMI": { hinglish: "CMI se BSc", hindi: "CMI से BSc" },
  "BSc in Agriculture": { hinglish: "Agriculture mein BSc", hindi: "Agriculture में BSc" },
  "BSc in Agriculture (with science or agriculture) or Chemistry (with science), which a firm of one's own needs for its licence": {
    hinglish:
      "Agriculture mein BSc (science ya agriculture ke saath) ya Chemistry mein BSc (science ke saath), jo apni firm ke licence ke liye zaroori hai",
    hindi: "Agriculture में BSc (साइंस या कृषि के साथ) या Chemistry में BSc (साइंस के साथ), जो अपनी फ़र्म के लाइसेंस के लिए ज़रूरी है",
  },
  "BSc in Agriculture (with science or agriculture), Microbiology, Biochemistry or Biotechnology": {
    hinglish: "Agriculture mein BSc (science ya agriculture ke saath), ya Microbiology, Biochemistry ya Biotechnology mein BSc",
    hindi: "Agriculture में BSc (साइंस या कृषि के साथ), या Microbiology, Biochemistry या Biotechnology में BSc",
  },
  "BSc in Anaesthesia and OT Technology": {
    hinglish: "Anaesthesia and OT Technology mein BSc",
    hindi: "Anaesthesia and OT Technology में BSc",
  },
  "BSc in Animation and VFX": { hinglish: "Animation and VFX mein BSc", hindi: "Animation and VFX में BSc" },
  "BSc in Apparel and Fashion Technology": {
    hinglish: "Apparel and Fashion Technology mein BSc",
    hindi: "Apparel and Fashion Technology में BSc",
  },
  "BSc in Aviation or Physics": { hinglish: "Aviation ya Physics mein BSc", hindi: "Aviation या Physics में BSc" },
  "BSc in Aviation, then years in flight operations": {
    hinglish: "Aviation mein BSc, phir flight operations mein kuch saal",
    hindi: "Aviation में BSc, फिर फ़्लाइट ऑपरेशंस में कुछ साल",
  },
  "BSc in Biotechnology (mostly with biology)": {
    hinglish: "Biotechnology mein BSc (zyadatar biology ke saath)",
    hindi: "Biotechnology में BSc (ज़्यादातर बायोलॉजी के साथ)",
  },
  "BSc in Botany or Zoology (with biology) or Chemistry": {
    hinglish: "Botany ya Zoology mein BSc (biology ke saath) ya Chemistry mein BSc",
    hindi: "Botany या Zoology में BSc (बायोलॉजी के साथ) या Chemistry में BSc",
  },
  "BSc in Botany or Zoology (with biology), or Environmental Science (with science)": {
    hinglish: "Botany ya Zoology mein BSc (biology ke saath), ya Environmental Science mein BSc (science ke saath)",
    hindi: "Botany या Zoology में BSc (बायोलॉजी के साथ), या Environmental Science में BSc (साइंस के साथ)",
  },
  "BSc in Botany, Zoology or Biotechnology (with biology)": {
    hinglish: "Botany, Zoology ya Biotechnology mein BSc (biology ke saath)",
    hindi: "Botany, Zoology या Biotechnology में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Botany, Zoology or another science (with science)": {
    hinglish: "Botany, Zoology ya kisi aur science subject mein BSc (science ke saath)",
    hindi: "Botany, Zoology या साइंस के किसी और विषय में BSc (साइंस के साथ)",
  },
  "BSc in Cardiac Care Technology": { hinglish: "Cardiac Care Technology mein BSc", hindi: "Cardiac Care Technology में BSc" },
  "BSc in Cardiac Care Technology (with PCB), for heart scans": {
    hinglish: "Cardiac Care Technology mein BSc (PCB ke saath), heart scan ke liye",
    hindi: "Cardiac Care Technology में BSc (PCB के साथ), हार्ट स्कैन के लिए",
  },
  "BSc in Cardiovascular Technology": { hinglish: "Cardiovascular Technology mein BSc", hindi: "Cardiovascular Technology में BSc" },
  "BSc in Chemistry": { hinglish: "Chemistry mein BSc", hindi: "Chemistry में BSc" },
  "BSc in Chemistry (with science)": { hinglish: "Chemistry mein BSc (science ke saath)", hindi: "Chemistry में BSc (साइंस के साथ)" },
  "BSc in Chemistry (with science) or Physics (with PCM)": {
    hinglish: "Chemistry mein BSc (science ke saath) ya Physics mein BSc (PCM ke saath)",
    hindi: "Chemistry में BSc (साइंस के साथ) या Physics में BSc (PCM के साथ)",
  },
  "BSc in Chemistry (with science) or Physics (with maths), where the State's rules take it: most ask for engineering on sites": {
    hinglish:
      "Chemistry mein BSc (science ke saath) ya Physics mein BSc (maths ke saath), jahan rajya ke niyam ise maante hon: zyadatar rajya site ke kaam ke liye engineering maangte hain",
    hindi:
      "Chemistry में BSc (साइंस के साथ) या Physics में BSc (मैथ्स के साथ), जहाँ राज्य के नियम इसे मानते हों: ज़्यादातर राज्य साइट के काम के लिए इंजीनियरिंग माँगते हैं",
  },
  "BSc in Chemistry (with science), then often a year's apprenticeship as Attendant Operator, as RCF asks": {
    hinglish:
      "Chemistry mein BSc (science ke saath), phir aksar Attendant Operator ke taur par ek saal ki apprenticeship, jaisa ki RCF maangta hai",
    hindi: "Chemistry में BSc (साइंस के साथ), फिर अक्सर Attendant Operator के तौर पर एक साल की अप्रेंटिसशिप, जैसा कि RCF माँगता है",
  },
  "BSc in Chemistry or Environmental Science": {
    hinglish: "Chemistry ya Environmental Science mein BSc",
    hindi: "Chemistry या Environmental Science में BSc",
  },
  "BSc in Chemistry or Food Technology": { hinglish: "Chemistry ya Food Technology mein BSc", hindi: "Chemistry या Food Technology में BSc" },
  "BSc in Chemistry, Microbiology or Environmental Science (with science)": {
    hinglish: "Chemistry, Microbiology ya Environmental Science mein BSc (science ke saath)",
    hindi: "Chemistry, Microbiology या Environmental Science में BSc (साइंस के साथ)",
  },
  "BSc in Chemistry, for a BIS laboratory by its own test, or then MSc Chemistry": {
    hinglish: "Chemistry mein BSc, BIS ki lab ke liye uske apne test se, ya BSc ke baad MSc Chemistry",
    hindi: "Chemistry में BSc, BIS की लैब के लिए उसके अपने टेस्ट से, या BSc के बाद MSc Chemistry",
  },
  "BSc in Chemistry, or Physics (with maths), then factory experience": {
    hinglish: "Chemistry mein BSc, ya Physics mein BSc (maths ke saath), phir factory mein kaam ka anubhav",
    hindi: "Chemistry में BSc, या Physics में BSc (मैथ्स के साथ), फिर फ़ैक्टरी में काम का अनुभव",
  },
  "BSc in Chemistry, then MSc in Polymer Chemistry": {
    hinglish: "Chemistry mein BSc, phir Polymer Chemistry mein MSc",
    hindi: "Chemistry में BSc, फिर Polymer Chemistry में MSc",
  },
  "BSc in Computer Science or IT (with PCM)": {
    hinglish: "Computer Science ya IT mein BSc (PCM ke saath)",
    hindi: "Computer Science या IT में BSc (PCM के साथ)",
  },
  "BSc in Dental Hygiene, as at AIIMS": {
    hinglish: "Dental Hygiene mein BSc, jaise AIIMS mein",
    hindi: "Dental Hygiene में BSc, जैसे AIIMS में",
  },
  "BSc in Dental Operating Room Assistance, as at AIIMS (with science)": {
    hinglish: "Dental Operating Room Assistance mein BSc, jaise AIIMS mein (science ke saath)",
    hindi: "Dental Operating Room Assistance में BSc, जैसे AIIMS में (साइंस के साथ)",
  },
  "BSc in Dialysis Technology": { hinglish: "Dialysis Technology mein BSc", hindi: "Dialysis Technology में BSc" },
  "BSc in Economics or Statistics (with maths)": {
    hinglish: "Economics ya Statistics mein BSc (maths ke saath)",
    hindi: "Economics या Statistics में BSc (मैथ्स के साथ)",
  },
  "BSc in Electronics (with PCM)": { hinglish: "Electronics mein BSc (PCM ke saath)", hindi: "Electronics में BSc (PCM के साथ)" },
  "BSc in Electronics (with physics and maths)": {
    hinglish: "Electronics mein BSc (physics aur maths ke saath)",
    hindi: "Electronics में BSc (फ़िज़िक्स और मैथ्स के साथ)",
  },
  "BSc in Emergency Medical Technology": { hinglish: "Emergency Medical Technology mein BSc", hindi: "Emergency Medical Technology में BSc" },
  "BSc in Environmental Science": { hinglish: "Environmental Science mein BSc", hindi: "Environmental Science में BSc" },
  "BSc in Environmental Science (with science)": {
    hinglish: "Environmental Science mein BSc (science ke saath)",
    hindi: "Environmental Science में BSc (साइंस के साथ)",
  },
  "BSc in Environmental Science (with science) or Physics (with PCM)": {
    hinglish: "Environmental Science mein BSc (science ke saath) ya Physics mein BSc (PCM ke saath)",
    hindi: "Environmental Science में BSc (साइंस के साथ) या Physics में BSc (PCM के साथ)",
  },
  "BSc in Environmental Science (with science), then some years as recycling coordinator": {
    hinglish: "Environmental Science mein BSc (science ke saath), phir recycling coordinator ke taur par kuch saal",
    hindi: "Environmental Science में BSc (साइंस के साथ), फिर रीसाइक्लिंग कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BSc in Environmental Science (with science), then years as sustainability analyst": {
    hinglish: "Environmental Science mein BSc (science ke saath), phir sustainability analyst ke taur par kuch saal",
    hindi: "Environmental Science में BSc (साइंस के साथ), फिर सस्टेनेबिलिटी एनालिस्ट के तौर पर कुछ साल",
  },
  "BSc in Environmental Science or Chemistry": {
    hinglish: "Environmental Science ya Chemistry mein BSc",
    hindi: "Environmental Science या Chemistry में BSc",
  },
  "BSc in Environmental Science or Chemistry (with science), for sampling work": {
    hinglish: "Environmental Science ya Chemistry mein BSc (science ke saath), sampling ke kaam ke liye",
    hindi: "Environmental Science या Chemistry में BSc (साइंस के साथ), सैंपलिंग के काम के लिए",
  },
  "BSc in Environmental Science, Geology or another science": {
    hinglish: "Environmental Science, Geology ya kisi aur science subject mein BSc",
    hindi: "Environmental Science, Geology या साइंस के किसी और विषय में BSc",
  },
  "BSc in Fashion Design": { hinglish: "Fashion Design mein BSc", hindi: "Fashion Design में BSc" },
  "BSc in Fire and Safety": { hinglish: "Fire and Safety mein BSc", hindi: "Fire and Safety में BSc" },
  "BSc in Food Science and Nutrition (mostly with science)": {
    hinglish: "Food Science and Nutrition mein BSc (zyadatar science ke saath)",
    hindi: "Food Science and Nutrition में BSc (ज़्यादातर साइंस के साथ)",
  },
  "BSc in Food Technology": { hinglish: "Food Technology mein BSc", hindi: "Food Technology में BSc" },
  "BSc in Food Technology (with science)": {
    hinglish: "Food Technology mein BSc (science ke saath)",
    hindi: "Food Technology में BSc (साइंस के साथ)",
  },
  "BSc in Food Technology, or BTech in Food or Dairy Technology (mostly with PCM)": {
    hinglish: "Food Technology mein BSc, ya Food ya Dairy Technology mein BTech (zyadatar PCM ke saath)",
    hindi: "Food Technology में BSc, या Food या Dairy Technology में BTech (ज़्यादातर PCM के साथ)",
  },
  "BSc in Forensic Science": { hinglish: "Forensic Science mein BSc", hindi: "Forensic Science में BSc" },
  "BSc in Forensic Science (with science)": {
    hinglish: "Forensic Science mein BSc (science ke saath)",
    hindi: "Forensic Science में BSc (साइंस के साथ)",
  },
  "BSc in Forensic Science or Chemistry (with science)": {
    hinglish: "Forensic Science ya Chemistry mein BSc (science ke saath)",
    hindi: "Forensic Science या Chemistry में BSc (साइंस के साथ)",
  },
  "BSc in Forestry (with science or agriculture)": {
    hinglish: "Forestry mein BSc (science ya agriculture ke saath)",
    hindi: "Forestry में BSc (साइंस या कृषि के साथ)",
  },
  "BSc in Forestry or Agriculture (with science or agriculture), or in Botany or Zoology (with biology)": {
    hinglish: "Forestry ya Agriculture mein BSc (science ya agriculture ke saath), ya Botany ya Zoology mein BSc (biology ke saath)",
    hindi: "Forestry या Agriculture में BSc (साइंस या कृषि के साथ), या Botany या Zoology में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Genetics, Biotechnology or Life Sciences": {
    hinglish: "Genetics, Biotechnology ya Life Sciences mein BSc",
    hindi: "Genetics, Biotechnology या Life Sciences में BSc",
  },
  "BSc in Geology": { hinglish: "Geology mein BSc", hindi: "Geology में BSc" },
  "BSc in Geology, then MSc": { hinglish: "Geology mein BSc, phir MSc", hindi: "Geology में BSc, फिर MSc" },
  "BSc in Health Information Management": {
    hinglish: "Health Information Management mein BSc",
    hindi: "Health Information Management में BSc",
  },
  "BSc in Home Science": { hinglish: "Home Science mein BSc", hindi: "Home Science में BSc" },
  "BSc in Home Science with food and nutrition (any stream at some universities, science at others)": {
    hinglish: "Food aur nutrition ke saath Home Science mein BSc (kuch university mein koi bhi stream, baaki mein science)",
    hindi: "फ़ूड और न्यूट्रिशन के साथ Home Science में BSc (कुछ यूनिवर्सिटी में कोई भी स्ट्रीम, बाक़ी में साइंस)",
  },
  "BSc in Horticulture (with science or agriculture)": {
    hinglish: "Horticulture mein BSc (science ya agriculture ke saath)",
    hindi: "Horticulture में BSc (साइंस या कृषि के साथ)",
  },
  "BSc in Human Development": { hinglish: "Human Development mein BSc", hindi: "Human Development में BSc" },
  "BSc in Interior Design": { hinglish: "Interior Design mein BSc", hindi: "Interior Design में BSc" },
  "BSc in Life Sciences (with biology)": {
    hinglish: "Life Sciences mein BSc (biology ke saath)",
    hindi: "Life Sciences में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Life Sciences or Biotechnology": {
    hinglish: "Life Sciences ya Biotechnology mein BSc",
    hindi: "Life Sciences या Biotechnology में BSc",
  },
  "BSc in Life Sciences or Nursing (with PCB)": {
    hinglish: "Life Sciences ya Nursing mein BSc (PCB ke saath)",
    hindi: "Life Sciences या Nursing में BSc (PCB के साथ)",
  },
  "BSc in Mathematics or Statistics (with maths)": {
    hinglish: "Mathematics ya Statistics mein BSc (maths ke saath)",
    hindi: "Mathematics या Statistics में BSc (मैथ्स के साथ)",
  },
  "BSc in Medical Imaging Technology": { hinglish: "Medical Imaging Technology mein BSc", hindi: "Medical Imaging Technology में BSc" },
  "BSc in Medical Laboratory Technology (BMLT)": {
    hinglish: "Medical Laboratory Technology mein BSc (BMLT)",
    hindi: "Medical Laboratory Technology में BSc (BMLT)",
  },
  "BSc in Medical Laboratory Technology (BMLT; with PCB, in some States PCM)": {
    hinglish: "Medical Laboratory Technology mein BSc (BMLT; PCB ke saath, kuch rajyon mein PCM)",
    hindi: "Medical Laboratory Technology में BSc (BMLT; PCB के साथ, कुछ राज्यों में PCM)",
  },
  "BSc in Medical Radiology and Imaging Technology (by Class 12 marks or the college's own test, at JIPMER by NEET-UG)": {
    hinglish: "Medical Radiology and Imaging Technology mein BSc (Class 12 ke marks ya college ke apne test se, JIPMER mein NEET-UG se)",
    hindi: "Medical Radiology and Imaging Technology में BSc (Class 12 के अंकों या कॉलेज के अपने टेस्ट से, JIPMER में NEET-UG से)",
  },
  "BSc in Medical Records": { hinglish: "Medical Records mein BSc", hindi: "Medical Records में BSc" },
  "BSc in Medical Records, then years as medical records technician": {
    hinglish: "Medical Records mein BSc, phir medical records technician ke taur par kuch saal",
    hindi: "Medical Records में BSc, फिर मेडिकल रिकॉर्ड टेक्नीशियन के तौर पर कुछ साल",
  },
  "BSc in Microbiology (mostly with biology) or Chemistry": {
    hinglish: "Microbiology mein BSc (zyadatar biology ke saath) ya Chemistry mein BSc",
    hindi: "Microbiology में BSc (ज़्यादातर बायोलॉजी के साथ) या Chemistry में BSc",
  },
  "BSc in Microbiology (mostly with biology) or Food Technology": {
    hinglish: "Microbiology mein BSc (zyadatar biology ke saath) ya Food Technology mein BSc",
    hindi: "Microbiology में BSc (ज़्यादातर बायोलॉजी के साथ) या Food Technology में BSc",
  },
  "BSc in Microbiology or Biotechnology (mostly with biology)": {
    hinglish: "Microbiology ya Biotechnology mein BSc (zyadatar biology ke saath)",
    hindi: "Microbiology या Biotechnology में BSc (ज़्यादातर बायोलॉजी के साथ)",
  },
  "BSc in Multimedia or Animation": { hinglish: "Multimedia ya Animation mein BSc", hindi: "Multimedia या Animation में BSc" },
  "BSc in Nautical or Maritime Studies (with PCM)": {
    hinglish: "Nautical ya Maritime Studies mein BSc (PCM ke saath)",
    hindi: "Nautical या Maritime Studies में BSc (PCM के साथ)",
  },
  "BSc in Neurophysiology Technology": { hinglish: "Neurophysiology Technology mein BSc", hindi: "Neurophysiology Technology में BSc" },
  "BSc in Neurophysiology or Neuroscience Technology": {
    hinglish: "Neurophysiology ya Neuroscience Technology mein BSc",
    hindi: "Neurophysiology या Neuroscience Technology में BSc",
  },
  "BSc in Nuclear Medicine Technology (at JIPMER by NEET-UG)": {
    hinglish: "Nuclear Medicine Technology mein BSc (JIPMER mein NEET-UG se)",
    hindi: "Nuclear Medicine Technology में BSc (JIPMER में NEET-UG से)",
  },
  "BSc in Nutrition (mostly with PCB)": {
    hinglish: "Nutrition mein BSc (zyadatar PCB ke saath)",
    hindi: "Nutrition में BSc (ज़्यादातर PCB के साथ)",
  },
  "BSc in Nutrition (mostly with PCB), or a degree in Psychology or Physical Education": {
    hinglish: "Nutrition mein BSc (zyadatar PCB ke saath), ya Psychology ya Physical Education mein degree",
    hindi: "Nutrition में BSc (ज़्यादातर PCB के साथ), या Psychology या Physical Education में डिग्री",
  },
  "BSc in Nutrition and Dietetics (mostly with PCB)": {
    hinglish: "Nutrition and Dietetics mein BSc (zyadatar PCB ke saath)",
    hindi: "Nutrition and Dietetics में BSc (ज़्यादातर PCB के साथ)",
  },
  "BSc in OT Technology (with PCB)": { hinglish: "OT Technology mein BSc (PCB ke saath)", hindi: "OT Technology में BSc (PCB के साथ)" },
  "BSc in Operation Theatre Technology": { hinglish: "Operation Theatre Technology mein BSc", hindi: "Operation Theatre Technology में BSc" },
  "BSc in Optometry or Orthoptics": { hinglish: "Optometry ya Orthoptics mein BSc", hindi: "Optometry या Orthoptics में BSc" },
  "BSc in Packaging Technology (Indian Institute of Packaging, by its own test)": {
    hinglish: "Packaging Technology mein BSc (Indian Institute of Packaging, uske apne test se)",
    hindi: "Packaging Technology में BSc (Indian Institute of Packaging, उसके अपने टेस्ट से)",
  },
  "BSc in Perfusion Technology": { hinglish: "Perfusion Technology mein BSc", hindi: "Perfusion Technology में BSc" },
  "BSc in Physics": { hinglish: "Physics mein BSc", hindi: "Physics में BSc" },
  "BSc in Physics (with PCM)": { hinglish: "Physics mein BSc (PCM ke saath)", hindi: "Physics में BSc (PCM के साथ)" },
  "BSc in Physics, Chemistry, Mathematics or Zoology (with that science or maths in Class 12)": {
    hinglish: "Physics, Chemistry, Mathematics ya Zoology mein BSc (Class 12 mein usi science subject ya maths ke saath)",
    hindi: "Physics, Chemistry, Mathematics या Zoology में BSc (Class 12 में साइंस के उसी विषय या मैथ्स के साथ)",
  },
  "BSc in Physics, then MSc": { hinglish: "Physics mein BSc, phir MSc", hindi: "Physics में BSc, फिर MSc" },
  "BSc in Radiology and Imaging Technology": {
    hinglish: "Radiology and Imaging Technology mein BSc",
    hindi: "Radiology and Imaging Technology में BSc",
  },
  "BSc in Radiotherapy Technology, from a college on the list of the AERB (radiation regulator)": {
    hinglish: "Radiotherapy Technology mein BSc, AERB (radiation regulator) ki list wale college se",
    hindi: "Radiotherapy Technology में BSc, AERB (रेडिएशन नियामक) की सूची वाले कॉलेज से",
  },
  "BSc in Respiratory Care or Sleep Technology": {
    hinglish: "Respiratory Care ya Sleep Technology mein BSc",
    hindi: "Respiratory Care या Sleep Technology में BSc",
  },
  "BSc in Respiratory Therapy (4 years with internship)": {
    hinglish: "Respiratory Therapy mein BSc (internship ke saath 4 saal)",
    hindi: "Respiratory Therapy में BSc (इंटर्नशिप के साथ 4 साल)",
  },
  "BSc in Sports and Exercise Science": { hinglish: "Sports and Exercise Science mein BSc", hindi: "Sports and Exercise Science में BSc" },
  "BSc in Statistics or Economics (with maths)": {
    hinglish: "Statistics ya Economics mein BSc (maths ke saath)",
    hindi: "Statistics या Economics में BSc (मैथ्स के साथ)",
  },
  "BSc in Statistics or Mathematics (with maths)": {
    hinglish: "Statistics ya Mathematics mein BSc (maths ke saath)",
    hindi: "Statistics या Mathematics में BSc (मैथ्स के साथ)",
  },
  "BSc in Tea Science or Agriculture (with science or agriculture)": {
    hinglish: "Tea Science ya Agriculture mein BSc (science ya agriculture ke saath)",
    hindi: "Tea Science या Agriculture में BSc (साइंस या कृषि के साथ)",
  },
  "BSc in Visual Communication": { hinglish: "Visual Communication mein BSc", hindi: "Visual Communication में BSc" },
  "BSc in Visual Communication, then years as camera assistant": {
    hinglish: "Visual Communication mein BSc, phir camera assistant ke taur par kuch saal",
    hindi: "Visual Communication में BSc, फिर कैमरा असिस्टेंट के तौर पर कुछ साल",
  },
  "BSc in Wine, Brewing and Alcohol Technology": {
    hinglish: "Wine, Brewing and Alcohol Technology mein BSc",
    hindi: "Wine, Brewing and Alcohol Technology में BSc",
  },
  "BSc in Wine, Brewing and Alcohol Technology, or in Microbiology (mostly with biology)": {
    hinglish: "Wine, Brewing and Alcohol Technology mein BSc, ya Microbiology mein BSc (zyadatar biology ke saath)",
    hindi: "Wine, Brewing and Alcohol Technology में BSc, या Microbiology में BSc (ज़्यादातर बायोलॉजी के साथ)",
  },
  "BSc in Zoology (with biology) or any degree": {
    hinglish: "Zoology mein BSc (biology ke saath) ya koi bhi degree",
    hindi: "Zoology में BSc (बायोलॉजी के साथ) या कोई भी डिग्री",
  },
  "BSc in Zoology or Biotechnology (with biology)": {
    hinglish: "Zoology ya Biotechnology mein BSc (biology ke saath)",
    hindi: "Zoology या Biotechnology में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Zoology or Botany (with biology)": {
    hinglish: "Zoology ya Botany mein BSc (biology ke saath)",
    hindi: "Zoology या Botany में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Zoology or Botany (with biology) or Chemistry": {
    hinglish: "Zoology ya Botany mein BSc (biology ke saath) ya Chemistry mein BSc",
    hindi: "Zoology या Botany में BSc (बायोलॉजी के साथ) या Chemistry में BSc",
  },
  "BSc in Zoology, Botany or Life Sciences (with biology)": {
    hinglish: "Zoology, Botany ya Life Sciences mein BSc (biology ke saath)",
    hindi: "Zoology, Botany या Life Sciences में BSc (बायोलॉजी के साथ)",
  },
  "BSc in Zoology, where the State takes it for the post": {
    hinglish: "Zoology mein BSc, jahan rajya is post ke liye ise maanta ho",
    hindi: "Zoology में BSc, जहाँ राज्य इस पद के लिए इसे मानता हो",
  },
  "BSc in a health subject (with PCB)": {
    hinglish: "Kisi health subject mein BSc (PCB ke saath)",
    hindi: "हेल्थ के किसी विषय में BSc (PCB के साथ)",
  },
  "BSc in a life science (with biology)": {
    hinglish: "Kisi life science subject mein BSc (biology ke saath)",
    hindi: "लाइफ़ साइंस के किसी विषय में BSc (बायोलॉजी के साथ)",
  },
  "BSc in another science, such as Physics, Chemistry or Geology (with science), in most States": {
    hinglish: "Kisi aur science subject mein BSc, jaise Physics, Chemistry ya Geology (science ke saath), zyadatar rajyon mein",
    hindi: "साइंस के किसी और विषय में BSc, जैसे Physics, Chemistry या Geology (साइंस के साथ), ज़्यादातर राज्यों में",
  },
  "BSc in any health subject (with PCB)": {
    hinglish: "Kisi bhi health subject mein BSc (PCB ke saath)",
    hindi: "हेल्थ के किसी भी विषय में BSc (PCB के साथ)",
  },
  "BSc in any life science (with biology)": {
    hinglish: "Kisi bhi life science subject mein BSc (biology ke saath)",
    hindi: "लाइफ़ साइंस के किसी भी विषय में BSc (बायोलॉजी के साथ)",
  },
  "BSc in any science": { hinglish: "Kisi bhi science subject mein BSc", hindi: "साइंस के किसी भी विषय में BSc" },
  "BSc in any science (with science)": {
    hinglish: "Kisi bhi science subject mein BSc (science ke saath)",
    hindi: "साइंस के किसी भी विषय में BSc (साइंस के साथ)",
  },
  "BSc in any science (with science), for publishers of science": {
    hinglish: "Kisi bhi science subject mein BSc (science ke saath), science ke publishers ke liye",
    hindi: "साइंस के किसी भी विषय में BSc (साइंस के साथ), साइंस के प्रकाशकों के लिए",
  },
  "BSc in any science, or BPharm": {
    hinglish: "Kisi bhi science subject mein BSc, ya BPharm",
    hindi: "साइंस के किसी भी विषय में BSc, या BPharm",
  },
  "BSc in any subject, then a contract of the district TB programme": {
    hinglish: "Kisi bhi subject mein BSc, phir zile ke TB programme mein contract ki naukri",
    hindi: "किसी भी विषय में BSc, फिर ज़िले के TB प्रोग्राम में कॉन्ट्रैक्ट की नौकरी",
  },
  "BSc or BA in Yoga": { hinglish: "Yoga mein BSc ya BA", hindi: "Yoga में BSc या BA" },
  "BSc or BMath Mathematics": { hinglish: "BSc ya BMath Mathematics", hindi: "BSc या BMath Mathematics" },
  "BSc or BS Earth Sciences": { hinglish: "BSc ya BS Earth Sciences", hindi: "BSc या BS Earth Sciences" },
  "BSc or BS Physics": { hinglish: "BSc ya BS Physics", hindi: "BSc या BS Physics" },
  "BSc or BS Physics (with PCM)": { hinglish: "BSc ya BS Physics (PCM ke saath)", hindi: "BSc या BS Physics (PCM के साथ)" },
  "BSc or BStat Statistics": { hinglish: "BSc ya BStat Statistics", hindi: "BSc या BStat Statistics" },
  "BSc or Integrated MSc in Chemistry, or in Physics (with maths)": {
    hinglish: "Chemistry mein, ya Physics mein (maths ke saath), BSc ya Integrated MSc",
    hindi: "Chemistry में, या Physics में (मैथ्स के साथ), BSc या Integrated MSc",
  },
  "BSc or another degree; some states ask for science": {
    hinglish: "BSc ya koi aur degree; kuch rajya science maangte hain",
    hindi: "BSc या कोई और डिग्री; कुछ राज्य साइंस माँगते हैं",
  },
  "BSc or diploma in fashion design, then assisting a costume designer": {
    hinglish: "Fashion design mein BSc ya diploma, phir kisi costume designer ko assist karna",
    hindi: "फ़ैशन डिज़ाइन में BSc या डिप्लोमा, फिर किसी कॉस्ट्यूम डिज़ाइनर को असिस्ट करना",
  },
  "BSc or diploma in medical records, for hospitals (many ask science)": {
    hinglish: "Medical records mein BSc ya diploma, aspatalon ke liye (kai jagah science maangi jaati hai)",
    hindi: "मेडिकल रिकॉर्ड में BSc या डिप्लोमा, अस्पतालों के लिए (कई जगह साइंस माँगी जाती है)",
  },
  "BSc or diploma in sound engineering": { hinglish: "Sound engineering mein BSc ya diploma", hindi: "साउंड इंजीनियरिंग में BSc या डिप्लोमा" },
  "BSc with Chemistry, then MSc Sugar Technology": {
    hinglish: "Chemistry ke saath BSc, phir MSc Sugar Technology",
    hindi: "Chemistry के साथ BSc, फिर MSc Sugar Technology",
  },
  "BSc with Chemistry, then MSc in Cellulose and Paper Technology": {
    hinglish: "Chemistry ke saath BSc, phir Cellulose and Paper Technology mein MSc",
    hindi: "Chemistry के साथ BSc, फिर Cellulose and Paper Technology में MSc",
  },
  "BSc with Mathematics, then B.Ed": { hinglish: "Mathematics ke saath BSc, phir B.Ed", hindi: "Mathematics के साथ BSc, फिर B.Ed" },
  "BSc with PCM, then trade apprenticeship": {
    hinglish: "PCM ke saath BSc, phir trade apprenticeship",
    hindi: "PCM के साथ BSc, फिर ट्रेड अप्रेंटिसशिप",
  },
  "BSc with Physics (with PCM)": { hinglish: "Physics ke saath BSc (PCM ke saath)", hindi: "Physics के साथ BSc (PCM के साथ)" },
  "BSc with Physics and Mathematics": { hinglish: "Physics aur Mathematics ke saath BSc", hindi: "Physics और Mathematics के साथ BSc" },
  "BSc with Physics and Maths": { hinglish: "Physics aur Maths ke saath BSc", hindi: "Physics और Maths के साथ BSc" },
  "BSc with Physics, Chemistry and Maths, then the sugar course (ANSI) at Kanpur": {
    hinglish: "Physics, Chemistry aur Maths ke saath BSc, phir Kanpur mein sugar course (ANSI)",
    hindi: "Physics, Chemistry और Maths के साथ BSc, फिर कानपुर में शुगर कोर्स (ANSI)",
  },
  "BSc with Physics, or BCA with maths": {
    hinglish: "Physics ke saath BSc, ya maths ke saath BCA",
    hindi: "Physics के साथ BSc, या मैथ्स के साथ BCA",
  },
  "BSc with both Botany and Zoology, or in Life Sciences, then MSc and B.Ed": {
    hinglish: "Botany aur Zoology dono ke saath BSc, ya Life Sciences mein BSc, phir MSc aur B.Ed",
    hindi: "Botany और Zoology दोनों के साथ BSc, या Life Sciences में BSc, फिर MSc और B.Ed",
  },
  "BSc with two of Physics, Chemistry, Botany and Zoology, then B.Ed": {
    hinglish: "Physics, Chemistry, Botany aur Zoology mein se do ke saath BSc, phir B.Ed",
    hindi: "Physics, Chemistry, Botany और Zoology में से दो के साथ BSc, फिर B.Ed",
  },
  "BStat (ISI)": { hinglish: "BStat (ISI)", hindi: "BStat (ISI)" },
  "BStat (ISI) or BSc Mathematics (CMI)": {
    hinglish: "BStat (ISI) ya BSc Mathematics (CMI)",
    hindi: "BStat (ISI) या BSc Mathematics (CMI)",
  },
  "BStat or BMath at ISI": { hinglish: "ISI se BStat ya BMath", hindi: "ISI से BStat या BMath" },
  "BStat, or BSc Statistics or Mathematics": {
    hinglish: "BStat, ya BSc Statistics ya Mathematics",
    hindi: "BStat, या BSc Statistics या Mathematics",
  },
  "BTech (mostly with PCM) or BSc (with science) in Food Technology": {
    hinglish: "Food Technology mein BTech (zyadatar PCM ke saath) ya BSc (science ke saath)",
    hindi: "Food Technology में BTech (ज़्यादातर PCM के साथ) या BSc (साइंस के साथ)",
  },
  "BTech (with PCM) and strong writing": {
    hinglish: "BTech (PCM ke saath) aur likhne par achhi pakad",
    hindi: "BTech (PCM के साथ) और लिखने पर अच्छी पकड़",
  },
  "BTech (with PCM) or BSc (with science), joining as trainee": {
    hinglish: "BTech (PCM ke saath) ya BSc (science ke saath), shuruaat trainee ke taur par",
    hindi: "BTech (PCM के साथ) या BSc (साइंस के साथ), शुरुआत ट्रेनी के तौर पर",
  },
  "BTech (with PCM) or BSc, then LLB": { hinglish: "BTech (PCM ke saath) ya BSc, phir LLB", hindi: "BTech (PCM के साथ) या BSc, फिर LLB" },
  "BTech (with PCM) or BVSc (with PCB)": {
    hinglish: "BTech (PCM ke saath) ya BVSc (PCB ke saath)",
    hindi: "BTech (PCM के साथ) या BVSc (PCB के साथ)",
  },
  "BTech (with PCM) or MCA, then IT officer of a public bank (IBPS SO), then promotion": {
    hinglish: "BTech (PCM ke saath) ya MCA, phir sarkari bank mein IT officer (IBPS SO), phir promotion se",
    hindi: "BTech (PCM के साथ) या MCA, फिर सरकारी बैंक में IT ऑफ़िसर (IBPS SO), फिर प्रमोशन से",
  },
  "BTech Agricultural Engineering (with PCM)": {
    hinglish: "BTech Agricultural Engineering (PCM ke saath)",
    hindi: "BTech Agricultural Engineering (PCM के साथ)",
  },
  "BTech Agricultural Engineering (with PCM), then assistant manager of a farm first": {
    hinglish: "BTech Agricultural Engineering (PCM ke saath), phir shuruaat kisi farm mein assistant manager ke taur par",
    hindi: "BTech Agricultural Engineering (PCM के साथ), फिर शुरुआत किसी फ़ार्म में असिस्टेंट मैनेजर के तौर पर",
  },
  "BTech Agricultural Engineering or Civil (with PCM)": {
    hinglish: "BTech Agricultural Engineering ya Civil (PCM ke saath)",
    hindi: "BTech Agricultural Engineering या Civil (PCM के साथ)",
  },
  "BTech Chemical or Materials Engineering (with PCM)": {
    hinglish: "BTech Chemical ya Materials Engineering (PCM ke saath)",
    hindi: "BTech Chemical या Materials Engineering (PCM के साथ)",
  },
  "BTech Civil (with PCM) or BArch (with physics and maths), then years as site engineer, broker or sales executive": {
    hinglish:
      "BTech Civil (PCM ke saath) ya BArch (physics aur maths ke saath), phir site engineer, broker ya sales executive ke taur par kuch saal",
    hindi: "BTech Civil (PCM के साथ) या BArch (फ़िज़िक्स और मैथ्स के साथ), फिर साइट इंजीनियर, ब्रोकर या सेल्स एग्ज़िक्यूटिव के तौर पर कुछ साल",
  },
  "BTech Civil Engineering (with PCM)": {
    hinglish: "BTech Civil Engineering (PCM ke saath)",
    hindi: "BTech Civil Engineering (PCM के साथ)",
  },
  "BTech Civil Engineering (with PCM), then years as junior valuer or site engineer": {
    hinglish: "BTech Civil Engineering (PCM ke saath), phir junior valuer ya site engineer ke taur par kuch saal",
    hindi: "BTech Civil Engineering (PCM के साथ), फिर जूनियर वैल्यूअर या साइट इंजीनियर के तौर पर कुछ साल",
  },
  "BTech Civil or Agricultural Engineering (with PCM)": {
    hinglish: "BTech Civil ya Agricultural Engineering (PCM ke saath)",
    hindi: "BTech Civil या Agricultural Engineering (PCM के साथ)",
  },
  "BTech Civil or Electrical (with PCM)": {
    hinglish: "BTech Civil ya Electrical (PCM ke saath)",
    hindi: "BTech Civil या Electrical (PCM के साथ)",
  },
  "BTech Civil or Geoinformatics (with PCM)": {
    hinglish: "BTech Civil ya Geoinformatics (PCM ke saath)",
    hindi: "BTech Civil या Geoinformatics (PCM के साथ)",
  },
  "BTech Civil or other branch (with PCM)": {
    hinglish: "BTech Civil ya koi aur branch (PCM ke saath)",
    hindi: "BTech Civil या कोई और ब्रांच (PCM के साथ)",
  },
  "BTech Computer Science (with PCM)": { hinglish: "BTech Computer Science (PCM ke saath)", hindi: "BTech Computer Science (PCM के साथ)" },
  "BTech Construction Technology (with PCM)": {
    hinglish: "BTech Construction Technology (PCM ke saath)",
    hindi: "BTech Construction Technology (PCM के साथ)",
  },
  "BTech Construction Technology (with PCM), then years on site": {
    hinglish: "BTech Construction Technology (PCM ke saath), phir site par kuch saal",
    hindi: "BTech Construction Technology (PCM के साथ), फिर साइट पर कुछ साल",
  },
  "BTech Cosmetic Technology (with PCM or PCB)": {
    hinglish: "BTech Cosmetic Technology (PCM ya PCB ke saath)",
    hindi: "BTech Cosmetic Technology (PCM या PCB के साथ)",
  },
  "BTech Dairy Technology (mostly with PCM)": {
    hinglish: "BTech Dairy Technology (zyadatar PCM ke saath)",
    hindi: "BTech Dairy Technology (ज़्यादातर PCM के साथ)",
  },
  "BTech Electrical or Mechanical (with PCM)": {
    hinglish: "BTech Electrical ya Mechanical (PCM ke saath)",
    hindi: "BTech Electrical या Mechanical (PCM के साथ)",
  },
  "BTech Engineering Physics": { hinglish: "BTech Engineering Physics", hindi: "BTech Engineering Physics" },
  "BTech Engineering Physics (at IIST, with an MS in Astronomy in five years)": {
    hinglish: "BTech Engineering Physics (IIST mein, Astronomy mein MS ke saath, paanch saal mein)",
    hindi: "BTech Engineering Physics (IIST में, Astronomy में MS के साथ, पाँच साल में)",
  },
  "BTech Engineering Physics (with PCM)": {
    hinglish: "BTech Engineering Physics (PCM ke saath)",
    hindi: "BTech Engineering Physics (PCM के साथ)",
  },
  "BTech Engineering Physics or Computer Science": {
    hinglish: "BTech Engineering Physics ya Computer Science",
    hindi: "BTech Engineering Physics या Computer Science",
  },
  "BTech Engineering Physics, Instrumentation or Mechanical": {
    hinglish: "BTech Engineering Physics, Instrumentation ya Mechanical",
    hindi: "BTech Engineering Physics, Instrumentation या Mechanical",
  },
  "BTech Geoinformatics (with PCM)": { hinglish: "BTech Geoinformatics (PCM ke saath)", hindi: "BTech Geoinformatics (PCM के साथ)" },
  "BTech Geoinformatics or Civil (with PCM)": {
    hinglish: "BTech Geoinformatics ya Civil (PCM ke saath)",
    hindi: "BTech Geoinformatics या Civil (PCM के साथ)",
  },
  "BTech IT (with PCM)": { hinglish: "BTech IT (PCM ke saath)", hindi: "BTech IT (PCM के साथ)" },
  "BTech Mathematics and Computing (with PCM)": {
    hinglish: "BTech Mathematics and Computing (PCM ke saath)",
    hindi: "BTech Mathematics and Computing (PCM के साथ)",
  },
  "BTech Mechanical or Industrial (with PCM)": {
    hinglish: "BTech Mechanical ya Industrial (PCM ke saath)",
    hindi: "BTech Mechanical या Industrial (PCM के साथ)",
  },
  "BTech Mechanical or Production (with PCM)": {
    hinglish: "BTech Mechanical ya Production (PCM ke saath)",
    hindi: "BTech Mechanical या Production (PCM के साथ)",
  },
  "BTech Mechanical, Automobile or Civil (with PCM)": {
    hinglish: "BTech Mechanical, Automobile ya Civil (PCM ke saath)",
    hindi: "BTech Mechanical, Automobile या Civil (PCM के साथ)",
  },
  "BTech Mechanical, Electrical or Electronics": {
    hinglish: "BTech Mechanical, Electrical ya Electronics",
    hindi: "BTech Mechanical, Electrical या Electronics",
  },
  "BTech Metallurgy or Materials (with PCM)": {
    hinglish: "BTech Metallurgy ya Materials (PCM ke saath)",
    hindi: "BTech Metallurgy या Materials (PCM के साथ)",
  },
  "BTech Polymer or Chemical Technology (with PCM)": {
    hinglish: "BTech Polymer ya Chemical Technology (PCM ke saath)",
    hindi: "BTech Polymer या Chemical Technology (PCM के साथ)",
  },
  "BTech Textile Chemistry (with PCM)": {
    hinglish: "BTech Textile Chemistry (PCM ke saath)",
    hindi: "BTech Textile Chemistry (PCM के साथ)",
  },
  "BTech Textile Technology (with PCM)": {
    hinglish: "BTech Textile Technology (PCM ke saath)",
    hindi: "BTech Textile Technology (PCM के साथ)",
  },
  "BTech and MS in Computational Linguistics (IIIT Hyderabad, by its UGEE, with PCM)": {
    hinglish: "Computational Linguistics mein BTech aur MS (IIIT Hyderabad, uske UGEE se, PCM ke saath)",
    hindi: "Computational Linguistics में BTech और MS (IIIT Hyderabad, उसके UGEE से, PCM के साथ)",
  },
  "BTech at IIST": { hinglish: "IIST se BTech", hindi: "IIST से BTech" },
  "BTech at IIST (Department of Space)": { hinglish: "IIST (Department of Space) se BTech", hindi: "IIST (Department of Space) से BTech" },
  "BTech in AI, Data Science or Computer Science (with PCM)": {
    hinglish: "AI, Data Science ya Computer Science mein BTech (PCM ke saath)",
    hindi: "AI, Data Science या Computer Science में BTech (PCM के साथ)",
  },
  "BTech in AI, Data Science or Computer Science (with PCM), then some years as DevOps or ML engineer": {
    hinglish: "AI, Data Science ya Computer Science mein BTech (PCM ke saath), phir DevOps ya ML engineer ke taur par kuch saal",
    hindi: "AI, Data Science या Computer Science में BTech (PCM के साथ), फिर DevOps या ML इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in AI, Data Science, Computer Science or Electronics (with PCM)": {
    hinglish: "AI, Data Science, Computer Science ya Electronics mein BTech (PCM ke saath)",
    hindi: "AI, Data Science, Computer Science या Electronics में BTech (PCM के साथ)",
  },
  "BTech in Aeronautical or Aerospace Engineering, then years in an airline's engineering section": {
    hinglish: "Aeronautical ya Aerospace Engineering mein BTech, phir kisi airline ke engineering section mein kuch saal",
    hindi: "Aeronautical या Aerospace Engineering में BTech, फिर किसी एयरलाइन के इंजीनियरिंग सेक्शन में कुछ साल",
  },
  "BTech in Aerospace Engineering": { hinglish: "Aerospace Engineering mein BTech", hindi: "Aerospace Engineering में BTech" },
  "BTech in Aerospace Engineering at IIST, ISRO's own institute, by JEE Advanced": {
    hinglish: "ISRO ke apne institute IIST se Aerospace Engineering mein BTech, JEE Advanced se",
    hindi: "ISRO के अपने इंस्टीट्यूट IIST से Aerospace Engineering में BTech, JEE Advanced से",
  },
  "BTech in Aerospace or Aeronautical Engineering": {
    hinglish: "Aerospace ya Aeronautical Engineering mein BTech",
    hindi: "Aerospace या Aeronautical Engineering में BTech",
  },
  "BTech in Aerospace, Electronics or Mechanical": {
    hinglish: "Aerospace, Electronics ya Mechanical mein BTech",
    hindi: "Aerospace, Electronics या Mechanical में BTech",
  },
  "BTech in Aerospace, Mechanical or Computer Science (with PCM)": {
    hinglish: "Aerospace, Mechanical ya Computer Science mein BTech (PCM ke saath)",
    hindi: "Aerospace, Mechanical या Computer Science में BTech (PCM के साथ)",
  },
  "BTech in Agricultural Engineering": { hinglish: "Agricultural Engineering mein BTech", hindi: "Agricultural Engineering में BTech" },
  "BTech in Agricultural Engineering (with PCM)": {
    hinglish: "Agricultural Engineering mein BTech (PCM ke saath)",
    hindi: "Agricultural Engineering में BTech (PCM के साथ)",
  },
  "BTech in Automobile Engineering (with PCM)": {
    hinglish: "Automobile Engineering mein BTech (PCM ke saath)",
    hindi: "Automobile Engineering में BTech (PCM के साथ)",
  },
  "BTech in Automobile or Computer Engineering": {
    hinglish: "Automobile ya Computer Engineering mein BTech",
    hindi: "Automobile या Computer Engineering में BTech",
  },
  "BTech in Automobile or Mechanical Engineering": {
    hinglish: "Automobile ya Mechanical Engineering mein BTech",
    hindi: "Automobile या Mechanical Engineering में BTech",
  },
  "BTech in Automobile or Mechanical Engineering (with PCM)": {
    hinglish: "Automobile ya Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Automobile या Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Automobile, Mechanical, Electronics or Computer Science": {
    hinglish: "Automobile, Mechanical, Electronics ya Computer Science mein BTech",
    hindi: "Automobile, Mechanical, Electronics या Computer Science में BTech",
  },
  "BTech in Biochemical Engineering (with PCM)": {
    hinglish: "Biochemical Engineering mein BTech (PCM ke saath)",
    hindi: "Biochemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Bioinformatics or Biotechnology (some colleges admit PCB)": {
    hinglish: "Bioinformatics ya Biotechnology mein BTech (kuch college PCB par bhi admission dete hain)",
    hindi: "Bioinformatics या Biotechnology में BTech (कुछ कॉलेज PCB पर भी एडमिशन देते हैं)",
  },
  "BTech in Biomedical Engineering (mostly with PCM)": {
    hinglish: "Biomedical Engineering mein BTech (zyadatar PCM ke saath)",
    hindi: "Biomedical Engineering में BTech (ज़्यादातर PCM के साथ)",
  },
  "BTech in Biomedical Engineering (some universities admit PCB)": {
    hinglish: "Biomedical Engineering mein BTech (kuch university PCB par bhi admission deti hain)",
    hindi: "Biomedical Engineering में BTech (कुछ यूनिवर्सिटी PCB पर भी एडमिशन देती हैं)",
  },
  "BTech in Biomedical Engineering (with PCM)": {
    hinglish: "Biomedical Engineering mein BTech (PCM ke saath)",
    hindi: "Biomedical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Biomedical or Computer Engineering (with PCM)": {
    hinglish: "Biomedical ya Computer Engineering mein BTech (PCM ke saath)",
    hindi: "Biomedical या Computer Engineering में BTech (PCM के साथ)",
  },
  "BTech in Biomedical or Mechanical (with PCM)": {
    hinglish: "Biomedical ya Mechanical mein BTech (PCM ke saath)",
    hindi: "Biomedical या Mechanical में BTech (PCM के साथ)",
  },
  "BTech in Biotechnology": { hinglish: "Biotechnology mein BTech", hindi: "Biotechnology में BTech" },
  "BTech in Biotechnology (some colleges admit PCB)": {
    hinglish: "Biotechnology mein BTech (kuch college PCB par bhi admission dete hain)",
    hindi: "Biotechnology में BTech (कुछ कॉलेज PCB पर भी एडमिशन देते हैं)",
  },
  "BTech in Biotechnology, Food Technology (some colleges admit PCB) or Chemical Engineering (with PCM)": {
    hinglish:
      "Biotechnology ya Food Technology mein BTech (kuch college PCB par bhi admission dete hain) ya Chemical Engineering mein BTech (PCM ke saath)",
    hindi: "Biotechnology या Food Technology में BTech (कुछ कॉलेज PCB पर भी एडमिशन देते हैं) या Chemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Ceramic Technology or Ceramic Engineering": {
    hinglish: "Ceramic Technology ya Ceramic Engineering mein BTech",
    hindi: "Ceramic Technology या Ceramic Engineering में BTech",
  },
  "BTech in Chemical Engineering": { hinglish: "Chemical Engineering mein BTech", hindi: "Chemical Engineering में BTech" },
  "BTech in Chemical Engineering (with PCM)": {
    hinglish: "Chemical Engineering mein BTech (PCM ke saath)",
    hindi: "Chemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Chemical Engineering, or in Pulp and Paper Technology (with PCM)": {
    hinglish: "Chemical Engineering mein, ya Pulp and Paper Technology mein BTech (PCM ke saath)",
    hindi: "Chemical Engineering में, या Pulp and Paper Technology में BTech (PCM के साथ)",
  },
  "BTech in Chemical or Mechanical Engineering (with PCM)": {
    hinglish: "Chemical ya Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Chemical या Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Chemical, Mechanical or Civil Engineering": {
    hinglish: "Chemical, Mechanical ya Civil Engineering mein BTech",
    hindi: "Chemical, Mechanical या Civil Engineering में BTech",
  },
  "BTech in Chemical, Mechanical or Electrical Engineering": {
    hinglish: "Chemical, Mechanical ya Electrical Engineering mein BTech",
    hindi: "Chemical, Mechanical या Electrical Engineering में BTech",
  },
  "BTech in Chemical, Mechanical or Materials Engineering (with PCM)": {
    hinglish: "Chemical, Mechanical ya Materials Engineering mein BTech (PCM ke saath)",
    hindi: "Chemical, Mechanical या Materials Engineering में BTech (PCM के साथ)",
  },
  "BTech in Civil Engineering": { hinglish: "Civil Engineering mein BTech", hindi: "Civil Engineering में BTech" },
  "BTech in Civil Engineering (with PCM)": {
    hinglish: "Civil Engineering mein BTech (PCM ke saath)",
    hindi: "Civil Engineering में BTech (PCM के साथ)",
  },
  "BTech in Civil Engineering (with PCM), or CA, then long years of work": {
    hinglish: "Civil Engineering mein BTech (PCM ke saath), ya CA, phir kai saalon ka kaam",
    hindi: "Civil Engineering में BTech (PCM के साथ), या CA, फिर कई सालों का काम",
  },
  "BTech in Civil Engineering (with PCM), then RRB JE": {
    hinglish: "Civil Engineering mein BTech (PCM ke saath), phir RRB JE",
    hindi: "Civil Engineering में BTech (PCM के साथ), फिर RRB JE",
  },
  "BTech in Civil Engineering (with PCM), then years as site engineer": {
    hinglish: "Civil Engineering mein BTech (PCM ke saath), phir site engineer ke taur par kuch saal",
    hindi: "Civil Engineering में BTech (PCM के साथ), फिर साइट इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Civil Engineering or Geomatics": {
    hinglish: "Civil Engineering ya Geomatics mein BTech",
    hindi: "Civil Engineering या Geomatics में BTech",
  },
  "BTech in Civil Engineering or Geomatics (with PCM)": {
    hinglish: "Civil Engineering ya Geomatics mein BTech (PCM ke saath)",
    hindi: "Civil Engineering या Geomatics में BTech (PCM के साथ)",
  },
  "BTech in Civil or Chemical Engineering": {
    hinglish: "Civil ya Chemical Engineering mein BTech",
    hindi: "Civil या Chemical Engineering में BTech",
  },
  "BTech in Civil or Environmental Engineering (with PCM)": {
    hinglish: "Civil ya Environmental Engineering mein BTech (PCM ke saath)",
    hindi: "Civil या Environmental Engineering में BTech (PCM के साथ)",
  },
  "BTech in Civil or Mechanical Engineering": {
    hinglish: "Civil ya Mechanical Engineering mein BTech",
    hindi: "Civil या Mechanical Engineering में BTech",
  },
  "BTech in Civil or Mechanical Engineering (with PCM)": {
    hinglish: "Civil ya Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Civil या Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Civil, Electrical or IT (with PCM)": {
    hinglish: "Civil, Electrical ya IT mein BTech (PCM ke saath)",
    hindi: "Civil, Electrical या IT में BTech (PCM के साथ)",
  },
  "BTech in Civil, Fire or Safety Engineering (with PCM)": {
    hinglish: "Civil, Fire ya Safety Engineering mein BTech (PCM ke saath)",
    hindi: "Civil, Fire या Safety Engineering में BTech (PCM के साथ)",
  },
  "BTech in Civil, Mechanical or Electrical Engineering": {
    hinglish: "Civil, Mechanical ya Electrical Engineering mein BTech",
    hindi: "Civil, Mechanical या Electrical Engineering में BTech",
  },
  "BTech in Computer Science": { hinglish: "Computer Science mein BTech", hindi: "Computer Science में BTech" },
  "BTech in Computer Science (with PCM)": {
    hinglish: "Computer Science mein BTech (PCM ke saath)",
    hindi: "Computer Science में BTech (PCM के साथ)",
  },
  "BTech in Computer Science (with PCM), then years as IT buyer or project coordinator": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir IT buyer ya project coordinator ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर IT बायर या प्रोजेक्ट कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BTech in Computer Science (with PCM), then years as associate product manager, analyst or developer": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir associate product manager, analyst ya developer ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर एसोसिएट प्रोडक्ट मैनेजर, एनालिस्ट या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science (with PCM), then years as data analyst": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir data analyst ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर डेटा एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science (with PCM), then years as data centre technician or shift engineer": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir data centre technician ya shift engineer ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर डेटा सेंटर टेक्नीशियन या शिफ़्ट इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science (with PCM), then years as game developer or associate producer": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir game developer ya associate producer ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर गेम डेवलपर या एसोसिएट प्रोड्यूसर के तौर पर कुछ साल",
  },
  "BTech in Computer Science (with PCM), then years as risk or security analyst": {
    hinglish: "Computer Science mein BTech (PCM ke saath), phir risk ya security analyst ke taur par kuch saal",
    hindi: "Computer Science में BTech (PCM के साथ), फिर रिस्क या सिक्योरिटी एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science and MS in Computational Linguistics (IIIT Hyderabad, by its UGEE, with PCM)": {
    hinglish: "Computer Science mein BTech aur Computational Linguistics mein MS (IIIT Hyderabad, uske UGEE se, PCM ke saath)",
    hindi: "Computer Science में BTech और Computational Linguistics में MS (IIIT Hyderabad, उसके UGEE से, PCM के साथ)",
  },
  "BTech in Computer Science or AI (with PCM)": {
    hinglish: "Computer Science ya AI mein BTech (PCM ke saath)",
    hindi: "Computer Science या AI में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or Biomedical Engineering (with PCM)": {
    hinglish: "Computer Science ya Biomedical Engineering mein BTech (PCM ke saath)",
    hindi: "Computer Science या Biomedical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or Cyber Security": {
    hinglish: "Computer Science ya Cyber Security mein BTech",
    hindi: "Computer Science या Cyber Security में BTech",
  },
  "BTech in Computer Science or Cyber Security (with PCM)": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath)",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then some years as DevOps or security engineer": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir DevOps ya security engineer ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर DevOps या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then some years as cloud or security engineer": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir cloud ya security engineer ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर क्लाउड या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then some years as developer or penetration tester": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir developer ya penetration tester ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर डेवलपर या पेनिट्रेशन टेस्टर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then some years as security operations analyst": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir security operations analyst ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर सिक्योरिटी ऑपरेशंस एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then years as information security analyst and manager": {
    hinglish:
      "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir information security analyst aur manager ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और मैनेजर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then years as information security analyst and team leader": {
    hinglish:
      "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir information security analyst aur team leader ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then years as information security engineer": {
    hinglish: "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir information security engineer ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Cyber Security (with PCM), then years as security operations analyst and shift leader": {
    hinglish:
      "Computer Science ya Cyber Security mein BTech (PCM ke saath), phir security operations analyst aur shift leader ke taur par kuch saal",
    hindi: "Computer Science या Cyber Security में BTech (PCM के साथ), फिर सिक्योरिटी ऑपरेशंस एनालिस्ट और शिफ़्ट लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or ECE (with PCM)": {
    hinglish: "Computer Science ya ECE mein BTech (PCM ke saath)",
    hindi: "Computer Science या ECE में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or ECE (with PCM), then some years as network or support engineer": {
    hinglish: "Computer Science ya ECE mein BTech (PCM ke saath), phir network ya support engineer ke taur par kuch saal",
    hindi: "Computer Science या ECE में BTech (PCM के साथ), फिर नेटवर्क या सपोर्ट इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or ECE (with PCM), then years as network engineer": {
    hinglish: "Computer Science ya ECE mein BTech (PCM ke saath), phir network engineer ke taur par kuch saal",
    hindi: "Computer Science या ECE में BTech (PCM के साथ), फिर नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Electronics (with PCM)": {
    hinglish: "Computer Science ya Electronics mein BTech (PCM ke saath)",
    hindi: "Computer Science या Electronics में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or Electronics (with PCM), then years as network engineer": {
    hinglish: "Computer Science ya Electronics mein BTech (PCM ke saath), phir network engineer ke taur par kuch saal",
    hindi: "Computer Science या Electronics में BTech (PCM के साथ), फिर नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or Geoinformatics (with PCM)": {
    hinglish: "Computer Science ya Geoinformatics mein BTech (PCM ke saath)",
    hindi: "Computer Science या Geoinformatics में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or IT": { hinglish: "Computer Science ya IT mein BTech", hindi: "Computer Science या IT में BTech" },
  "BTech in Computer Science or IT (with PCM)": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath)",
    hindi: "Computer Science या IT में BTech (PCM के साथ)",
  },
  "BTech in Computer Science or IT (with PCM), then some years as ETL or SQL developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir ETL ya SQL developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर ETL या SQL डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then some years as data analyst or engineer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir data analyst ya engineer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेटा एनालिस्ट या इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then some years as database developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir database developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेटाबेस डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then some years as developer or programmer analyst": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer ya programmer analyst ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर या प्रोग्रामर एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then some years as systems administrator": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir systems administrator ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as application support engineer or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir application support engineer ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर एप्लिकेशन सपोर्ट इंजीनियर या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as blockchain developer and lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir blockchain developer aur lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर ब्लॉकचेन डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as business analyst or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir business analyst ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर बिज़नेस एनालिस्ट या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as business analyst, tester or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir business analyst, tester ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर बिज़नेस एनालिस्ट, टेस्टर या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as cloud engineer or systems administrator": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir cloud engineer ya systems administrator ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर क्लाउड इंजीनियर या सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as data engineer and head of a data team": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir data engineer aur kisi data team ke head ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेटा इंजीनियर और किसी डेटा टीम के हेड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as data engineer and lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir data engineer aur lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेटा इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as database administrator or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir database administrator ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेटाबेस एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as developer and IT manager": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer aur IT manager ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर और IT मैनेजर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as developer and Scrum master": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer aur Scrum master ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर और स्क्रम मास्टर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as developer and team leader": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer aur team leader ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as developer, tester or analyst": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer, tester ya analyst ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर, टेस्टर या एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as developer, tester or build engineer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir developer, tester ya build engineer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर डेवलपर, टेस्टर या बिल्ड इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as help desk technician and team leader": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir help desk technician aur team leader ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as integration engineer or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir integration engineer ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर इंटीग्रेशन इंजीनियर या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer and head of a development team": {
    hinglish:
      "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer aur kisi development team ke head ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर और किसी डेवलपमेंट टीम के हेड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer and lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer aur lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer and project lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer aur project lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर और प्रोजेक्ट लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer and solutions architect": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer aur solutions architect ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर और सॉल्यूशन आर्किटेक्ट के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer and team leader": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer aur team leader ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software engineer or IT consultant": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software engineer ya IT consultant ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as software tester and test lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir software tester aur test lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सॉफ़्टवेयर टेस्टर और टेस्ट लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as support engineer and team leader": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir support engineer aur team leader ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सपोर्ट इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as support engineer or administrator": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir support engineer ya administrator ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सपोर्ट इंजीनियर या एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as systems administrator or developer": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir systems administrator ya developer ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर सिस्टम एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years as web developer and lead": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir web developer aur lead ke taur par kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर वेब डेवलपर और लीड के तौर पर कुछ साल",
  },
  "BTech in Computer Science or IT (with PCM), then years in information security": {
    hinglish: "Computer Science ya IT mein BTech (PCM ke saath), phir information security mein kuch saal",
    hindi: "Computer Science या IT में BTech (PCM के साथ), फिर इन्फ़ॉर्मेशन सिक्योरिटी में कुछ साल",
  },
  "BTech in Computer Science, AI or Cyber Security (with PCM)": {
    hinglish: "Computer Science, AI ya Cyber Security mein BTech (PCM ke saath)",
    hindi: "Computer Science, AI या Cyber Security में BTech (PCM के साथ)",
  },
  "BTech in Computer Science, Data Science or another branch (with PCM)": {
    hinglish: "Computer Science, Data Science ya kisi aur branch mein BTech (PCM ke saath)",
    hindi: "Computer Science, Data Science या किसी और ब्रांच में BTech (PCM के साथ)",
  },
  "BTech in Computer Science, Electronics or Geoinformatics": {
    hinglish: "Computer Science, Electronics ya Geoinformatics mein BTech",
    hindi: "Computer Science, Electronics या Geoinformatics में BTech",
  },
  "BTech in Computer Science, IT or Electronics (with PCM)": {
    hinglish: "Computer Science, IT ya Electronics mein BTech (PCM ke saath)",
    hindi: "Computer Science, IT या Electronics में BTech (PCM के साथ)",
  },
  "BTech in Computer Science, IT or Electronics (with PCM), then IT officer of a public bank (IBPS SO)": {
    hinglish: "Computer Science, IT ya Electronics mein BTech (PCM ke saath), phir sarkari bank mein IT officer (IBPS SO)",
    hindi: "Computer Science, IT या Electronics में BTech (PCM के साथ), फिर सरकारी बैंक में IT ऑफ़िसर (IBPS SO)",
  },
  "BTech in Computer Science, IT or another branch (with PCM)": {
    hinglish: "Computer Science, IT ya kisi aur branch mein BTech (PCM ke saath)",
    hindi: "Computer Science, IT या किसी और ब्रांच में BTech (PCM के साथ)",
  },
  "BTech in Dairy Technology (mostly with PCM)": {
    hinglish: "Dairy Technology mein BTech (zyadatar PCM ke saath)",
    hindi: "Dairy Technology में BTech (ज़्यादातर PCM के साथ)",
  },
  "BTech in Dairy Technology (mostly with maths; Gujarat takes biology too)": {
    hinglish: "Dairy Technology mein BTech (zyadatar maths ke saath; Gujarat mein biology bhi chalti hai)",
    hindi: "Dairy Technology में BTech (ज़्यादातर मैथ्स के साथ; गुजरात में बायोलॉजी भी चलती है)",
  },
  "BTech in Electrical Engineering": { hinglish: "Electrical Engineering mein BTech", hindi: "Electrical Engineering में BTech" },
  "BTech in Electrical Engineering (with PCM)": {
    hinglish: "Electrical Engineering mein BTech (PCM ke saath)",
    hindi: "Electrical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Electrical Engineering (with PCM), then about a year of work": {
    hinglish: "Electrical Engineering mein BTech (PCM ke saath), phir lagbhag ek saal ka kaam",
    hindi: "Electrical Engineering में BTech (PCM के साथ), फिर लगभग एक साल का काम",
  },
  "BTech in Electrical Engineering, for the runway lights": {
    hinglish: "Electrical Engineering mein BTech, runway ki lights ke liye",
    hindi: "Electrical Engineering में BTech, रनवे की लाइटों के लिए",
  },
  "BTech in Electrical and Electronics Engineering": {
    hinglish: "Electrical and Electronics Engineering mein BTech",
    hindi: "Electrical and Electronics Engineering में BTech",
  },
  "BTech in Electrical and Electronics Engineering, then some years as embedded or hardware engineer": {
    hinglish: "Electrical and Electronics Engineering mein BTech, phir embedded ya hardware engineer ke taur par kuch saal",
    hindi: "Electrical and Electronics Engineering में BTech, फिर एम्बेडेड या हार्डवेयर इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electrical or Electronics (with PCM)": {
    hinglish: "Electrical ya Electronics mein BTech (PCM ke saath)",
    hindi: "Electrical या Electronics में BTech (PCM के साथ)",
  },
  "BTech in Electrical or Electronics, then the ETO course": {
    hinglish: "Electrical ya Electronics mein BTech, phir ETO course",
    hindi: "Electrical या Electronics में BTech, फिर ETO कोर्स",
  },
  "BTech in Electrical or Energy Engineering (with PCM)": {
    hinglish: "Electrical ya Energy Engineering mein BTech (PCM ke saath)",
    hindi: "Electrical या Energy Engineering में BTech (PCM के साथ)",
  },
  "BTech in Electrical or Instrumentation (with PCM)": {
    hinglish: "Electrical ya Instrumentation mein BTech (PCM ke saath)",
    hindi: "Electrical या Instrumentation में BTech (PCM के साथ)",
  },
  "BTech in Electrical or Instrumentation Engineering": {
    hinglish: "Electrical ya Instrumentation Engineering mein BTech",
    hindi: "Electrical या Instrumentation Engineering में BTech",
  },
  "BTech in Electrical or Instrumentation, then some years as SCADA or automation engineer": {
    hinglish: "Electrical ya Instrumentation mein BTech, phir SCADA ya automation engineer ke taur par kuch saal",
    hindi: "Electrical या Instrumentation में BTech, फिर SCADA या ऑटोमेशन इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electrical or Mechanical (with PCM), then years as data centre technician or shift engineer": {
    hinglish: "Electrical ya Mechanical mein BTech (PCM ke saath), phir data centre technician ya shift engineer ke taur par kuch saal",
    hindi: "Electrical या Mechanical में BTech (PCM के साथ), फिर डेटा सेंटर टेक्नीशियन या शिफ़्ट इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electrical or Mechanical Engineering": {
    hinglish: "Electrical ya Mechanical Engineering mein BTech",
    hindi: "Electrical या Mechanical Engineering में BTech",
  },
  "BTech in Electrical or Mechanical Engineering (with PCM)": {
    hinglish: "Electrical ya Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Electrical या Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Electrical or Mechanical Engineering, then years as site or maintenance engineer": {
    hinglish: "Electrical ya Mechanical Engineering mein BTech, phir site ya maintenance engineer ke taur par kuch saal",
    hindi: "Electrical या Mechanical Engineering में BTech, फिर साइट या मेंटेनेंस इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electrical, Electronics, Mechanical or Automobile Engineering": {
    hinglish: "Electrical, Electronics, Mechanical ya Automobile Engineering mein BTech",
    hindi: "Electrical, Electronics, Mechanical या Automobile Engineering में BTech",
  },
  "BTech in Electrical, Instrumentation or Electronics (with PCM)": {
    hinglish: "Electrical, Instrumentation ya Electronics mein BTech (PCM ke saath)",
    hindi: "Electrical, Instrumentation या Electronics में BTech (PCM के साथ)",
  },
  "BTech in Electrical, Mechanical or Mechatronics Engineering": {
    hinglish: "Electrical, Mechanical ya Mechatronics Engineering mein BTech",
    hindi: "Electrical, Mechanical या Mechatronics Engineering में BTech",
  },
  "BTech in Electrical, Mechanical, Computer or Environmental Engineering (with PCM), then some years in energy or IT work": {
    hinglish:
      "Electrical, Mechanical, Computer ya Environmental Engineering mein BTech (PCM ke saath), phir energy ya IT ke kaam mein kuch saal",
    hindi: "Electrical, Mechanical, Computer या Environmental Engineering में BTech (PCM के साथ), फिर एनर्जी या IT के काम में कुछ साल",
  },
  "BTech in Electronics (with PCM)": { hinglish: "Electronics mein BTech (PCM ke saath)", hindi: "Electronics में BTech (PCM के साथ)" },
  "BTech in Electronics Engineering (VLSI) or Electrical and Electronics": {
    hinglish: "Electronics Engineering (VLSI) ya Electrical and Electronics mein BTech",
    hindi: "Electronics Engineering (VLSI) या Electrical and Electronics में BTech",
  },
  "BTech in Electronics and Communication": {
    hinglish: "Electronics and Communication mein BTech",
    hindi: "Electronics and Communication में BTech",
  },
  "BTech in Electronics and Communication (Avionics) at IIST, by JEE Advanced": {
    hinglish: "IIST se Electronics and Communication (Avionics) mein BTech, JEE Advanced se",
    hindi: "IIST से Electronics and Communication (Avionics) में BTech, JEE Advanced से",
  },
  "BTech in Electronics and Communication (with PCM)": {
    hinglish: "Electronics and Communication mein BTech (PCM ke saath)",
    hindi: "Electronics and Communication में BTech (PCM के साथ)",
  },
  "BTech in Electronics and Communication (with PCM), then years as telecom or network engineer": {
    hinglish: "Electronics and Communication mein BTech (PCM ke saath), phir telecom ya network engineer ke taur par kuch saal",
    hindi: "Electronics and Communication में BTech (PCM के साथ), फिर टेलीकॉम या नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electronics and Communication Engineering": {
    hinglish: "Electronics and Communication Engineering mein BTech",
    hindi: "Electronics and Communication Engineering में BTech",
  },
  "BTech in Electronics and Communication Engineering (with PCM)": {
    hinglish: "Electronics and Communication Engineering mein BTech (PCM ke saath)",
    hindi: "Electronics and Communication Engineering में BTech (PCM के साथ)",
  },
  "BTech in Electronics and Communication or Computer Science (with PCM)": {
    hinglish: "Electronics and Communication ya Computer Science mein BTech (PCM ke saath)",
    hindi: "Electronics and Communication या Computer Science में BTech (PCM के साथ)",
  },
  "BTech in Electronics and Communication, also at IIST": {
    hinglish: "Electronics and Communication mein BTech, IIST mein bhi",
    hindi: "Electronics and Communication में BTech, IIST में भी",
  },
  "BTech in Electronics and Communication, then some years as embedded or hardware engineer": {
    hinglish: "Electronics and Communication mein BTech, phir embedded ya hardware engineer ke taur par kuch saal",
    hindi: "Electronics and Communication में BTech, फिर एम्बेडेड या हार्डवेयर इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Electronics or Computer Engineering": {
    hinglish: "Electronics ya Computer Engineering mein BTech",
    hindi: "Electronics या Computer Engineering में BTech",
  },
  "BTech in Electronics or Computer Science": {
    hinglish: "Electronics ya Computer Science mein BTech",
    hindi: "Electronics या Computer Science में BTech",
  },
  "BTech in Electronics or Computer Science (with PCM)": {
    hinglish: "Electronics ya Computer Science mein BTech (PCM ke saath)",
    hindi: "Electronics या Computer Science में BTech (PCM के साथ)",
  },
  "BTech in Electronics or Electrical Engineering": {
    hinglish: "Electronics ya Electrical Engineering mein BTech",
    hindi: "Electronics या Electrical Engineering में BTech",
  },
  "BTech in Electronics or Electrical Engineering (with PCM)": {
    hinglish: "Electronics ya Electrical Engineering mein BTech (PCM ke saath)",
    hindi: "Electronics या Electrical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Electronics or Engineering Physics": {
    hinglish: "Electronics ya Engineering Physics mein BTech",
    hindi: "Electronics या Engineering Physics में BTech",
  },
  "BTech in Electronics, Computer Science or Mechanical (with PCM)": {
    hinglish: "Electronics, Computer Science ya Mechanical mein BTech (PCM ke saath)",
    hindi: "Electronics, Computer Science या Mechanical में BTech (PCM के साथ)",
  },
  "BTech in Electronics, Electrical or Mechanical": {
    hinglish: "Electronics, Electrical ya Mechanical mein BTech",
    hindi: "Electronics, Electrical या Mechanical में BTech",
  },
  "BTech in Electronics, Electrical or VLSI Design": {
    hinglish: "Electronics, Electrical ya VLSI Design mein BTech",
    hindi: "Electronics, Electrical या VLSI Design में BTech",
  },
  "BTech in Electronics, Materials or Chemical Engineering": {
    hinglish: "Electronics, Materials ya Chemical Engineering mein BTech",
    hindi: "Electronics, Materials या Chemical Engineering में BTech",
  },
  "BTech in Engineering Physics or Mechanical": {
    hinglish: "Engineering Physics ya Mechanical mein BTech",
    hindi: "Engineering Physics या Mechanical में BTech",
  },
  "BTech in Engineering Physics or Optics": {
    hinglish: "Engineering Physics ya Optics mein BTech",
    hindi: "Engineering Physics या Optics में BTech",
  },
  "BTech in Environmental Engineering": { hinglish: "Environmental Engineering mein BTech", hindi: "Environmental Engineering में BTech" },
  "BTech in Environmental or Chemical Engineering (with PCM)": {
    hinglish: "Environmental ya Chemical Engineering mein BTech (PCM ke saath)",
    hindi: "Environmental या Chemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Environmental or Civil Engineering (with PCM)": {
    hinglish: "Environmental ya Civil Engineering mein BTech (PCM ke saath)",
    hindi: "Environmental या Civil Engineering में BTech (PCM के साथ)",
  },
  "BTech in Environmental, Chemical or Civil Engineering (with PCM), then some years as recycling coordinator": {
    hinglish: "Environmental, Chemical ya Civil Engineering mein BTech (PCM ke saath), phir recycling coordinator ke taur par kuch saal",
    hindi: "Environmental, Chemical या Civil Engineering में BTech (PCM के साथ), फिर रीसाइक्लिंग कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "BTech in Environmental, Chemical or another branch (with PCM)": {
    hinglish: "Environmental, Chemical ya kisi aur branch mein BTech (PCM ke saath)",
    hindi: "Environmental, Chemical या किसी और ब्रांच में BTech (PCM के साथ)",
  },
  "BTech in Environmental, Civil or Chemical Engineering (with PCM)": {
    hinglish: "Environmental, Civil ya Chemical Engineering mein BTech (PCM ke saath)",
    hindi: "Environmental, Civil या Chemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Fire Engineering (with PCM), as at the National Fire Service College, Nagpur, by JEE Main": {
    hinglish: "Fire Engineering mein BTech (PCM ke saath), jaise National Fire Service College, Nagpur mein, JEE Main se",
    hindi: "Fire Engineering में BTech (PCM के साथ), जैसे National Fire Service College, नागपुर में, JEE Main से",
  },
  "BTech in Fire Engineering (with PCM), such as that of the National Fire Service College, Nagpur": {
    hinglish: "Fire Engineering mein BTech (PCM ke saath), jaise National Fire Service College, Nagpur ka",
    hindi: "Fire Engineering में BTech (PCM के साथ), जैसे National Fire Service College, नागपुर का",
  },
  "BTech in Fire Engineering (with PCM; NFSC Nagpur by JEE Main)": {
    hinglish: "Fire Engineering mein BTech (PCM ke saath; NFSC Nagpur mein JEE Main se)",
    hindi: "Fire Engineering में BTech (PCM के साथ; NFSC नागपुर में JEE Main से)",
  },
  "BTech in Fire Engineering, National Fire Service College, Nagpur, by JEE Main and a physical test": {
    hinglish: "National Fire Service College, Nagpur se Fire Engineering mein BTech, JEE Main aur physical test se",
    hindi: "National Fire Service College, नागपुर से Fire Engineering में BTech, JEE Main और फ़िज़िकल टेस्ट से",
  },
  "BTech in Fire and Safety Engineering": {
    hinglish: "Fire and Safety Engineering mein BTech",
    hindi: "Fire and Safety Engineering में BTech",
  },
  "BTech in Fire and Safety or any branch (with PCM)": {
    hinglish: "Fire and Safety ya kisi bhi branch mein BTech (PCM ke saath)",
    hindi: "Fire and Safety या किसी भी ब्रांच में BTech (PCM के साथ)",
  },
  "BTech in Fire, Mechanical or Chemical Engineering": {
    hinglish: "Fire, Mechanical ya Chemical Engineering mein BTech",
    hindi: "Fire, Mechanical या Chemical Engineering में BTech",
  },
  "BTech in Food Technology (some colleges admit PCB)": {
    hinglish: "Food Technology mein BTech (kuch college PCB par bhi admission dete hain)",
    hindi: "Food Technology में BTech (कुछ कॉलेज PCB पर भी एडमिशन देते हैं)",
  },
  "BTech in Food Technology (with PCM)": {
    hinglish: "Food Technology mein BTech (PCM ke saath)",
    hindi: "Food Technology में BTech (PCM के साथ)",
  },
  "BTech in Geoinformatics (with PCM)": {
    hinglish: "Geoinformatics mein BTech (PCM ke saath)",
    hindi: "Geoinformatics में BTech (PCM के साथ)",
  },
  "BTech in Geoinformatics or Civil (with PCM)": {
    hinglish: "Geoinformatics ya Civil mein BTech (PCM ke saath)",
    hindi: "Geoinformatics या Civil में BTech (PCM के साथ)",
  },
  "BTech in Geoinformatics or Computer Science (with PCM)": {
    hinglish: "Geoinformatics ya Computer Science mein BTech (PCM ke saath)",
    hindi: "Geoinformatics या Computer Science में BTech (PCM के साथ)",
  },
  "BTech in Geological or Mining Engineering (with PCM)": {
    hinglish: "Geological ya Mining Engineering mein BTech (PCM ke saath)",
    hindi: "Geological या Mining Engineering में BTech (PCM के साथ)",
  },
  "BTech in Geomatics or Civil Engineering (with PCM)": {
    hinglish: "Geomatics ya Civil Engineering mein BTech (PCM ke saath)",
    hindi: "Geomatics या Civil Engineering में BTech (PCM के साथ)",
  },
  "BTech in Industrial or Production Engineering": {
    hinglish: "Industrial ya Production Engineering mein BTech",
    hindi: "Industrial या Production Engineering में BTech",
  },
  "BTech in Industrial, Mechanical or Computer Engineering": {
    hinglish: "Industrial, Mechanical ya Computer Engineering mein BTech",
    hindi: "Industrial, Mechanical या Computer Engineering में BTech",
  },
  "BTech in Instrumentation Engineering": {
    hinglish: "Instrumentation Engineering mein BTech",
    hindi: "Instrumentation Engineering में BTech",
  },
  "BTech in Instrumentation and Control": {
    hinglish: "Instrumentation and Control mein BTech",
    hindi: "Instrumentation and Control में BTech",
  },
  "BTech in Leather Technology": { hinglish: "Leather Technology mein BTech", hindi: "Leather Technology में BTech" },
  "BTech in Marine Engineering": { hinglish: "Marine Engineering mein BTech", hindi: "Marine Engineering में BTech" },
  "BTech in Mechanical Engineering": { hinglish: "Mechanical Engineering mein BTech", hindi: "Mechanical Engineering में BTech" },
  "BTech in Mechanical Engineering (with PCM)": {
    hinglish: "Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechanical Engineering, then fire design trainee with a building services firm": {
    hinglish: "Mechanical Engineering mein BTech, phir kisi building services firm mein fire design trainee",
    hindi: "Mechanical Engineering में BTech, फिर किसी बिल्डिंग सर्विसेज़ फ़र्म में फ़ायर डिज़ाइन ट्रेनी",
  },
  "BTech in Mechanical or Aerospace Engineering": {
    hinglish: "Mechanical ya Aerospace Engineering mein BTech",
    hindi: "Mechanical या Aerospace Engineering में BTech",
  },
  "BTech in Mechanical or Automobile Engineering": {
    hinglish: "Mechanical ya Automobile Engineering mein BTech",
    hindi: "Mechanical या Automobile Engineering में BTech",
  },
  "BTech in Mechanical or Chemical": { hinglish: "Mechanical ya Chemical mein BTech", hindi: "Mechanical या Chemical में BTech" },
  "BTech in Mechanical or Chemical Engineering": {
    hinglish: "Mechanical ya Chemical Engineering mein BTech",
    hindi: "Mechanical या Chemical Engineering में BTech",
  },
  "BTech in Mechanical or Electrical Engineering": {
    hinglish: "Mechanical ya Electrical Engineering mein BTech",
    hindi: "Mechanical या Electrical Engineering में BTech",
  },
  "BTech in Mechanical or Electrical Engineering (with PCM)": {
    hinglish: "Mechanical ya Electrical Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical या Electrical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechanical or Electrical Engineering, then years as maintenance engineer": {
    hinglish: "Mechanical ya Electrical Engineering mein BTech, phir maintenance engineer ke taur par kuch saal",
    hindi: "Mechanical या Electrical Engineering में BTech, फिर मेंटेनेंस इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in Mechanical or Electronics": { hinglish: "Mechanical ya Electronics mein BTech", hindi: "Mechanical या Electronics में BTech" },
  "BTech in Mechanical or Industrial Engineering (with PCM)": {
    hinglish: "Mechanical ya Industrial Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical या Industrial Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechanical or Metallurgical Engineering": {
    hinglish: "Mechanical ya Metallurgical Engineering mein BTech",
    hindi: "Mechanical या Metallurgical Engineering में BTech",
  },
  "BTech in Mechanical or Petroleum Engineering (with PCM)": {
    hinglish: "Mechanical ya Petroleum Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical या Petroleum Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechanical or Production Engineering": {
    hinglish: "Mechanical ya Production Engineering mein BTech",
    hindi: "Mechanical या Production Engineering में BTech",
  },
  "BTech in Mechanical or Production Engineering (with PCM)": {
    hinglish: "Mechanical ya Production Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical या Production Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechanical or Production Engineering (with PCM), then years as production supervisor": {
    hinglish: "Mechanical ya Production Engineering mein BTech (PCM ke saath), phir production supervisor ke taur par kuch saal",
    hindi: "Mechanical या Production Engineering में BTech (PCM के साथ), फिर प्रोडक्शन सुपरवाइज़र के तौर पर कुछ साल",
  },
  "BTech in Mechanical or Production Engineering (with PCM), then years as quality engineer or inspector": {
    hinglish: "Mechanical ya Production Engineering mein BTech (PCM ke saath), phir quality engineer ya inspector ke taur par kuch saal",
    hindi: "Mechanical या Production Engineering में BTech (PCM के साथ), फिर क्वालिटी इंजीनियर या इंस्पेक्टर के तौर पर कुछ साल",
  },
  "BTech in Mechanical, Chemical or Biomedical (with PCM)": {
    hinglish: "Mechanical, Chemical ya Biomedical mein BTech (PCM ke saath)",
    hindi: "Mechanical, Chemical या Biomedical में BTech (PCM के साथ)",
  },
  "BTech in Mechanical, Chemical or Petroleum Engineering": {
    hinglish: "Mechanical, Chemical ya Petroleum Engineering mein BTech",
    hindi: "Mechanical, Chemical या Petroleum Engineering में BTech",
  },
  "BTech in Mechanical, Chemical or Production Engineering (with PCM), then years as production engineer and head of a department": {
    hinglish:
      "Mechanical, Chemical ya Production Engineering mein BTech (PCM ke saath), phir production engineer aur kisi department ke head ke taur par kuch saal",
    hindi: "Mechanical, Chemical या Production Engineering में BTech (PCM के साथ), फिर प्रोडक्शन इंजीनियर और किसी विभाग के हेड के तौर पर कुछ साल",
  },
  "BTech in Mechanical, Civil or Electrical Engineering": {
    hinglish: "Mechanical, Civil ya Electrical Engineering mein BTech",
    hindi: "Mechanical, Civil या Electrical Engineering में BTech",
  },
  "BTech in Mechanical, Civil or Petroleum Engineering": {
    hinglish: "Mechanical, Civil ya Petroleum Engineering mein BTech",
    hindi: "Mechanical, Civil या Petroleum Engineering में BTech",
  },
  "BTech in Mechanical, Electrical or Chemical Engineering": {
    hinglish: "Mechanical, Electrical ya Chemical Engineering mein BTech",
    hindi: "Mechanical, Electrical या Chemical Engineering में BTech",
  },
  "BTech in Mechanical, Electrical or Electronics Engineering": {
    hinglish: "Mechanical, Electrical ya Electronics Engineering mein BTech",
    hindi: "Mechanical, Electrical या Electronics Engineering में BTech",
  },
  "BTech in Mechanical, Electrical or Instrumentation": {
    hinglish: "Mechanical, Electrical ya Instrumentation mein BTech",
    hindi: "Mechanical, Electrical या Instrumentation में BTech",
  },
  "BTech in Mechanical, Electrical or a like branch (with PCM), for plant and machinery, then five years' experience and the IBBI exam": {
    hinglish:
      "Plant aur machinery ke liye Mechanical, Electrical ya aisi hi kisi branch mein BTech (PCM ke saath), phir paanch saal ka anubhav aur IBBI ka exam",
    hindi: "प्लांट और मशीनरी के लिए Mechanical, Electrical या ऐसी ही किसी ब्रांच में BTech (PCM के साथ), फिर पाँच साल का अनुभव और IBBI की परीक्षा",
  },
  "BTech in Mechanical, Electrical, Electronics or a like branch, for the technical branch": {
    hinglish: "Technical branch ke liye Mechanical, Electrical, Electronics ya aisi hi kisi branch mein BTech",
    hindi: "टेक्निकल ब्रांच के लिए Mechanical, Electrical, Electronics या ऐसी ही किसी ब्रांच में BTech",
  },
  "BTech in Mechanical, Plastics or Chemical Engineering (with PCM)": {
    hinglish: "Mechanical, Plastics ya Chemical Engineering mein BTech (PCM ke saath)",
    hindi: "Mechanical, Plastics या Chemical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mechatronics": { hinglish: "Mechatronics mein BTech", hindi: "Mechatronics में BTech" },
  "BTech in Mechatronics, Robotics, Mechanical or Electrical (with PCM)": {
    hinglish: "Mechatronics, Robotics, Mechanical ya Electrical mein BTech (PCM ke saath)",
    hindi: "Mechatronics, Robotics, Mechanical या Electrical में BTech (PCM के साथ)",
  },
  "BTech in Metallurgical and Materials Engineering": {
    hinglish: "Metallurgical and Materials Engineering mein BTech",
    hindi: "Metallurgical and Materials Engineering में BTech",
  },
  "BTech in Metallurgical, Chemical or Mechanical Engineering": {
    hinglish: "Metallurgical, Chemical ya Mechanical Engineering mein BTech",
    hindi: "Metallurgical, Chemical या Mechanical Engineering में BTech",
  },
  "BTech in Mineral or Metallurgical Engineering": {
    hinglish: "Mineral ya Metallurgical Engineering mein BTech",
    hindi: "Mineral या Metallurgical Engineering में BTech",
  },
  "BTech in Mining Engineering": { hinglish: "Mining Engineering mein BTech", hindi: "Mining Engineering में BTech" },
  "BTech in Mining Engineering (with PCM)": {
    hinglish: "Mining Engineering mein BTech (PCM ke saath)",
    hindi: "Mining Engineering में BTech (PCM के साथ)",
  },
  "BTech in Mining Engineering, then years as overman or mining engineer, until the first class certificate": {
    hinglish: "Mining Engineering mein BTech, phir overman ya mining engineer ke taur par kuch saal, first class certificate milne tak",
    hindi: "Mining Engineering में BTech, फिर ओवरमैन या माइनिंग इंजीनियर के तौर पर कुछ साल, फ़र्स्ट क्लास सर्टिफ़िकेट मिलने तक",
  },
  "BTech in Nanotechnology (with PCM)": {
    hinglish: "Nanotechnology mein BTech (PCM ke saath)",
    hindi: "Nanotechnology में BTech (PCM के साथ)",
  },
  "BTech in Naval Architecture (IMU by IMU-CET, IITs by JEE, CUSAT by its own test)": {
    hinglish: "Naval Architecture mein BTech (IMU mein IMU-CET se, IITs mein JEE se, CUSAT mein uske apne test se)",
    hindi: "Naval Architecture में BTech (IMU में IMU-CET से, IITs में JEE से, CUSAT में उसके अपने टेस्ट से)",
  },
  "BTech in Naval Architecture and Ocean Engineering, or in Marine Engineering (IMU, by IMU-CET)": {
    hinglish: "Naval Architecture and Ocean Engineering mein, ya Marine Engineering mein BTech (IMU, IMU-CET se)",
    hindi: "Naval Architecture and Ocean Engineering में, या Marine Engineering में BTech (IMU, IMU-CET से)",
  },
  "BTech in Nuclear, Mechanical or Chemical Engineering": {
    hinglish: "Nuclear, Mechanical ya Chemical Engineering mein BTech",
    hindi: "Nuclear, Mechanical या Chemical Engineering में BTech",
  },
  "BTech in Optics and Optoelectronics (Calcutta University, by State engineering CET)": {
    hinglish: "Optics and Optoelectronics mein BTech (Calcutta University, State engineering CET se)",
    hindi: "Optics and Optoelectronics में BTech (Calcutta University, State engineering CET से)",
  },
  "BTech in Packaging or Printing Technology (with PCM)": {
    hinglish: "Packaging ya Printing Technology mein BTech (PCM ke saath)",
    hindi: "Packaging या Printing Technology में BTech (PCM के साथ)",
  },
  "BTech in Packaging, Printing or Mechanical Engineering (with PCM)": {
    hinglish: "Packaging, Printing ya Mechanical Engineering mein BTech (PCM ke saath)",
    hindi: "Packaging, Printing या Mechanical Engineering में BTech (PCM के साथ)",
  },
  "BTech in Petroleum Engineering": { hinglish: "Petroleum Engineering mein BTech", hindi: "Petroleum Engineering में BTech" },
  "BTech in Petroleum Engineering (with PCM)": {
    hinglish: "Petroleum Engineering mein BTech (PCM ke saath)",
    hindi: "Petroleum Engineering में BTech (PCM के साथ)",
  },
  "BTech in Petroleum or Mechanical Engineering (with PCM), then years on a rig up to driller": {
    hinglish: "Petroleum ya Mechanical Engineering mein BTech (PCM ke saath), phir driller banne tak rig par kuch saal",
    hindi: "Petroleum या Mechanical Engineering में BTech (PCM के साथ), फिर ड्रिलर बनने तक रिग पर कुछ साल",
  },
  "BTech in Pharmaceutical Engineering (with PCM; in Telangana also with PCB)": {
    hinglish: "Pharmaceutical Engineering mein BTech (PCM ke saath; Telangana mein PCB ke saath bhi)",
    hindi: "Pharmaceutical Engineering में BTech (PCM के साथ; तेलंगाना में PCB के साथ भी)",
  },
  "BTech in Plastics or Polymer Technology (with PCM)": {
    hinglish: "Plastics ya Polymer Technology mein BTech (PCM ke saath)",
    hindi: "Plastics या Polymer Technology में BTech (PCM के साथ)",
  },
  "BTech in Production Engineering (with PCM)": {
    hinglish: "Production Engineering mein BTech (PCM ke saath)",
    hindi: "Production Engineering में BTech (PCM के साथ)",
  },
  "BTech in Robotics and Automation": { hinglish: "Robotics and Automation mein BTech", hindi: "Robotics and Automation में BTech" },
  "BTech in Robotics, Mechatronics, Electronics, Mechanical or Computer Science": {
    hinglish: "Robotics, Mechatronics, Electronics, Mechanical ya Computer Science mein BTech",
    hindi: "Robotics, Mechatronics, Electronics, Mechanical या Computer Science में BTech",
  },
  "BTech in Rubber and Plastics or Polymer Technology (with PCM)": {
    hinglish: "Rubber and Plastics ya Polymer Technology mein BTech (PCM ke saath)",
    hindi: "Rubber and Plastics या Polymer Technology में BTech (PCM के साथ)",
  },
  "BTech in Textile Technology or Textile Engineering": {
    hinglish: "Textile Technology ya Textile Engineering mein BTech",
    hindi: "Textile Technology या Textile Engineering में BTech",
  },
  "BTech in a branch such as Mechanical or Electronics (with PCM)": {
    hinglish: "Mechanical ya Electronics jaisi kisi branch mein BTech (PCM ke saath)",
    hindi: "Mechanical या Electronics जैसी किसी ब्रांच में BTech (PCM के साथ)",
  },
  "BTech in another branch (with PCM), then an IT company's training": {
    hinglish: "Kisi aur branch mein BTech (PCM ke saath), phir kisi IT company ki training",
    hindi: "किसी और ब्रांच में BTech (PCM के साथ), फिर किसी IT कंपनी की ट्रेनिंग",
  },
  "BTech in any branch": { hinglish: "Kisi bhi branch mein BTech", hindi: "किसी भी ब्रांच में BTech" },
  "BTech in any branch (with PCM)": { hinglish: "Kisi bhi branch mein BTech (PCM ke saath)", hindi: "किसी भी ब्रांच में BTech (PCM के साथ)" },
  "BTech in any branch (with PCM), then MDes": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir MDes",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर MDes",
  },
  "BTech in any branch (with PCM), then some years in production, stores or software": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir production, stores ya software mein kuch saal",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर प्रोडक्शन, स्टोर्स या सॉफ़्टवेयर में कुछ साल",
  },
  "BTech in any branch (with PCM), then the Indian Telecommunication Service or the railways' signal and telecom service (UPSC)": {
    hinglish:
      "Kisi bhi branch mein BTech (PCM ke saath), phir Indian Telecommunication Service ya railway ki signal aur telecom service (UPSC)",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर Indian Telecommunication Service या रेलवे की सिग्नल और टेलीकॉम सर्विस (UPSC)",
  },
  "BTech in any branch (with PCM), then years as business analyst": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir business analyst ke taur par kuch saal",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर बिज़नेस एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in any branch (with PCM), then years as data analyst and senior analyst": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir data analyst aur senior analyst ke taur par kuch saal",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर डेटा एनालिस्ट और सीनियर एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in any branch (with PCM), then years as sustainability analyst or environmental engineer": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir sustainability analyst ya environmental engineer ke taur par kuch saal",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर सस्टेनेबिलिटी एनालिस्ट या एनवायरनमेंटल इंजीनियर के तौर पर कुछ साल",
  },
  "BTech in any branch (with PCM), then years as technical writer or analyst": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), phir technical writer ya analyst ke taur par kuch saal",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), फिर टेक्निकल राइटर या एनालिस्ट के तौर पर कुछ साल",
  },
  "BTech in any branch (with PCM), with drone training": {
    hinglish: "Kisi bhi branch mein BTech (PCM ke saath), saath mein drone training",
    hindi: "किसी भी ब्रांच में BTech (PCM के साथ), साथ में ड्रोन ट्रेनिंग",
  },
  "BTech in any branch, then years as an engineer and a team leader": {
    hinglish: "Kisi bhi branch mein BTech, phir engineer aur team leader ke taur par kuch saal",
    hindi: "किसी भी ब्रांच में BTech, फिर इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "BTech in most branches (with PCM)": {
    hinglish: "Zyadatar branches mein BTech (PCM ke saath)",
    hindi: "ज़्यादातर ब्रांचों में BTech (PCM के साथ)",
  },
  "BTech in the branch (with PCM)": { hinglish: "Usi branch mein BTech (PCM ke saath)", hindi: "उसी ब्रांच में BTech (PCM के साथ)" },
  "BTech or BE in the branch": { hinglish: "Usi branch mein BTech ya BE", hindi: "उसी ब्रांच में BTech या BE" },
  "BUMS (5.5 years with internship; Urdu is asked for)": {
    hinglish: "BUMS (internship ke saath 5.5 saal; Urdu maangi jaati hai)",
    hindi: "BUMS (इंटर्नशिप के साथ 5.5 साल; उर्दू माँगी जाती है)",
  },
  BVA: { hinglish: "BVA", hindi: "BVA" },
  "BVA Applied Art": { hinglish: "BVA Applied Art", hindi: "BVA Applied Art" },
  "BVA in Cinematography (government film institute, Chennai, mostly with physics)": {
    hinglish: "Cinematography mein BVA (sarkari film institute, Chennai, zyadatar physics ke saath)",
    hindi: "Cinematography में BVA (सरकारी फ़िल्म संस्थान, चेन्नई, ज़्यादातर फ़िज़िक्स के साथ)",
  },
  "BVA in Direction and Screenplay Writing (government film institute, Chennai)": {
    hinglish: "Direction and Screenplay Writing mein BVA (sarkari film institute, Chennai)",
    hindi: "Direction and Screenplay Writing में BVA (सरकारी फ़िल्म संस्थान, चेन्नई)",
  },
  "BVA in Film Editing (government film institute, Chennai)": {
    hinglish: "Film Editing mein BVA (sarkari film institute, Chennai)",
    hindi: "Film Editing में BVA (सरकारी फ़िल्म संस्थान, चेन्नई)",
  },
  "BVA in Sculpture": { hinglish: "Sculpture mein BVA", hindi: "Sculpture में BVA" },
  "BVA in sound recording (government film institute, Chennai, mostly with physics)": {
    hinglish: "Sound recording mein BVA (sarkari film institute, Chennai, zyadatar physics ke saath)",
    hindi: "साउंड रिकॉर्डिंग में BVA (सरकारी फ़िल्म संस्थान, चेन्नई, ज़्यादातर फ़िज़िक्स के साथ)",
  },
  BVSc: { hinglish: "BVSc", hindi: "BVSc" },
  "BVSc & AH (five and a half years)": { hinglish: "BVSc and AH (saadhe paanch saal)", hindi: "BVSc and AH (साढ़े पाँच साल)" },
  "BVSc & AH (five and a half years; in Tamil Nadu by Class 12 marks, without NEET)": {
    hinglish: "BVSc and AH (saadhe paanch saal; Tamil Nadu mein Class 12 ke numbers se, NEET ke bina)",
    hindi: "BVSc and AH (साढ़े पाँच साल; तमिलनाडु में Class 12 के नंबरों से, NEET के बिना)",
  },
  "BVSc (with PCB)": { hinglish: "BVSc (PCB ke saath)", hindi: "BVSc (PCB के साथ)" },
  "BVSc and AH (with PCB)": { hinglish: "BVSc and AH (PCB ke saath)", hindi: "BVSc and AH (PCB के साथ)" },
  "BVSc or MBBS": { hinglish: "BVSc ya MBBS", hindi: "BVSc या MBBS" },
  "BVSc or MBBS (with PCB)": { hinglish: "BVSc ya MBBS (PCB ke saath)", hindi: "BVSc या MBBS (PCB के साथ)" },
  "BVoc in Apparel": { hinglish: "Apparel mein BVoc", hindi: "Apparel में BVoc" },
  "BVoc in Dairy Processing": { hinglish: "Dairy Processing mein BVoc", hindi: "Dairy Processing में BVoc" },
  "BVoc in Electronics": { hinglish: "Electronics mein BVoc", hindi: "Electronics में BVoc" },
  "BVoc in Marine Food Processing": { hinglish: "Marine Food Processing mein BVoc", hindi: "Marine Food Processing में BVoc" },
  "BVoc in Plastics Processing": { hinglish: "Plastics Processing mein BVoc", hindi: "Plastics Processing में BVoc" },
  "BVoc in Printing Technology": { hinglish: "Printing Technology mein BVoc", hindi: "Printing Technology में BVoc" },
  "BVoc, or BSc with PCM, in medical electronics": {
    hinglish: "Medical electronics mein BVoc, ya usi mein PCM ke saath BSc",
    hindi: "मेडिकल इलेक्ट्रॉनिक्स में BVoc, या उसी में PCM के साथ BSc",
  },
  "Bachelor in Mass Communication": { hinglish: "Mass Communication mein bachelor degree", hindi: "Mass Communication में बैचलर डिग्री" },
  "Bachelor in Prosthetics and Orthotics (BPO; national institutes hold a common entrance test)": {
    hinglish: "Prosthetics and Orthotics mein bachelor degree (BPO; national institutes ek common entrance test lete hain)",
    hindi: "Prosthetics and Orthotics में बैचलर डिग्री (BPO; राष्ट्रीय संस्थान एक कॉमन एंट्रेंस टेस्ट लेते हैं)",
  },
  "Bachelor in Rehabilitation Science": {
    hinglish: "Rehabilitation Science mein bachelor degree",
    hindi: "Rehabilitation Science में बैचलर डिग्री",
  },
  "Bachelor of Optometry (BOptom)": { hinglish: "Bachelor of Optometry (BOptom)", hindi: "Bachelor of Optometry (BOptom)" },
  "Bachelor of Optometry (with science)": {
    hinglish: "Bachelor of Optometry (science ke saath)",
    hindi: "Bachelor of Optometry (साइंस के साथ)",
  },
  "Bachelor of Physical Education and Sports (BPES)": {
    hinglish: "Bachelor of Physical Education and Sports (BPES)",
    hindi: "Bachelor of Physical Education and Sports (BPES)",
  },
  "Bachelor of Social Work": { hinglish: "Bachelor of Social Work", hindi: "Bachelor of Social Work" },
  "Bachelor's degree and years of noted exhibitions, which the UGC's rules also take": {
    hinglish: "Bachelor degree aur saalon ki jaani-maani exhibitions, UGC ke niyamon mein yeh bhi chalta hai",
    hindi: "बैचलर डिग्री और सालों की जानी-मानी प्रदर्शनियाँ, UGC के नियमों में यह भी चलता है",
  },
  "Bachelor's degree first, then BLISc": { hinglish: "Pehle bachelor degree, phir BLISc", hindi: "पहले बैचलर डिग्री, फिर BLISc" },
  "Bachelor's degree first, then BLISc and MLISc": {
    hinglish: "Pehle bachelor degree, phir BLISc aur MLISc",
    hindi: "पहले बैचलर डिग्री, फिर BLISc और MLISc",
  },
  "Bachelor's degree, master's, then PhD": {
    hinglish: "Bachelor degree, master degree, phir PhD",
    hindi: "बैचलर डिग्री, मास्टर डिग्री, फिर PhD",
  },
  "Bachelor's degree, then BLISc": { hinglish: "Bachelor degree, phir BLISc", hindi: "बैचलर डिग्री, फिर BLISc" },
  "Bachelor's degree, then a master's": { hinglish: "Bachelor degree, phir master degree", hindi: "बैचलर डिग्री, फिर मास्टर डिग्री" },
  "Background dancer first, then assistant to a choreographer": {
    hinglish: "Pehle background dancer, phir kisi choreographer ke assistant",
    hindi: "पहले बैकग्राउंड डांसर, फिर किसी कोरियोग्राफ़र के असिस्टेंट",
  },
  "Backstage work for a theatre group beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath kisi theatre group mein backstage ka kaam",
    hindi: "किसी भी डिग्री के साथ-साथ किसी थिएटर ग्रुप में बैकस्टेज का काम",
  },
  "Bank clerk first, then promotion by the bank's tests": {
    hinglish: "Pehle bank clerk, phir bank ke tests se promotion",
    hindi: "पहले बैंक क्लर्क, फिर बैंक के टेस्ट से प्रमोशन",
  },
  "Bank clerk first, then the bank's promotion test": {
    hinglish: "Pehle bank clerk, phir bank ka promotion test",
    hindi: "पहले बैंक क्लर्क, फिर बैंक का प्रमोशन टेस्ट",
  },
  "Bank officer (IBPS PO), then a whole career, for internal ombudsman of another bank": {
    hinglish: "Bank officer (IBPS PO), phir poora career, tab kisi doosre bank ke internal ombudsman ki post",
    hindi: "बैंक ऑफ़िसर (IBPS PO), फिर पूरा करियर, तब किसी दूसरे बैंक में आंतरिक लोकपाल का पद",
  },
  "Bank officer entry, then compliance department": {
    hinglish: "Bank officer ki entry, phir compliance department",
    hindi: "बैंक ऑफ़िसर की एंट्री, फिर कंप्लायंस विभाग",
  },
  "Bank officer entry, then its treasury": {
    hinglish: "Bank officer ki entry, phir bank ki treasury",
    hindi: "बैंक ऑफ़िसर की एंट्री, फिर बैंक की ट्रेज़री",
  },
  "Bank officer or clerk first (IBPS PO or IBPS Clerk), then its trade desk": {
    hinglish: "Pehle bank officer ya clerk (IBPS PO ya IBPS Clerk), phir bank ka trade desk",
    hindi: "पहले बैंक ऑफ़िसर या क्लर्क (IBPS PO या IBPS Clerk), फिर बैंक का ट्रेड डेस्क",
  },
  "Bar bender's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka bar bender course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का बार बेंडर कोर्स",
  },
  "Barista course of a few weeks": { hinglish: "Kuch hafton ka barista course", hindi: "कुछ हफ़्तों का बरिस्ता कोर्स" },
  "Barista diploma or a cafe chain's own training, then shift supervisor": {
    hinglish: "Barista diploma ya kisi cafe chain ki apni training, phir shift supervisor",
    hindi: "बरिस्ता डिप्लोमा या किसी कैफ़े चेन की अपनी ट्रेनिंग, फिर शिफ़्ट सुपरवाइज़र",
  },
  "Barista from 18, then years as shift supervisor": {
    hinglish: "18 saal ki umar se barista, phir shift supervisor ke taur par kuch saal",
    hindi: "18 साल की उम्र से बरिस्ता, फिर शिफ़्ट सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Bartending course (work only from the State's legal age, in most States 21)": {
    hinglish: "Bartending course (kaam sirf rajya ki kanooni umar se, zyadatar rajyon mein 21 saal)",
    hindi: "बारटेंडिंग कोर्स (काम सिर्फ़ राज्य की क़ानूनी उम्र से, ज़्यादातर राज्यों में 21 साल)",
  },
  "Basic and Advanced Mountaineering Course (NIM, HMI, ABVIMAS)": {
    hinglish: "Basic aur Advanced Mountaineering Course (NIM, HMI, ABVIMAS)",
    hindi: "Basic और Advanced Mountaineering Course (NIM, HMI, ABVIMAS)",
  },
  "Basic computer course (CCC) or O Level of NIELIT": {
    hinglish: "Basic computer course (CCC) ya NIELIT ka O Level",
    hindi: "बेसिक कंप्यूटर कोर्स (CCC) या NIELIT का O Level",
  },
  "Basic, then Advanced Mountaineering Course (NIM Uttarkashi, HMI Darjeeling or ABVIMAS Manali)": {
    hinglish: "Basic, phir Advanced Mountaineering Course (NIM Uttarkashi, HMI Darjeeling ya ABVIMAS Manali)",
    hindi: "Basic, फिर Advanced Mountaineering Course (NIM उत्तरकाशी, HMI दार्जिलिंग या ABVIMAS मनाली)",
  },
  "Basic, then Advanced Mountaineering Course (NIM, HMI, ABVIMAS)": {
    hinglish: "Basic, phir Advanced Mountaineering Course (NIM, HMI, ABVIMAS)",
    hindi: "Basic, फिर Advanced Mountaineering Course (NIM, HMI, ABVIMAS)",
  },
  "Batching plant operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka batching plant operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का बैचिंग प्लांट ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Beautician or spa therapist first, from 18 years, then promotion": {
    hinglish: "Pehle 18 saal ki umar se beautician ya spa therapist, phir promotion se",
    hindi: "पहले 18 साल की उम्र से ब्यूटीशियन या स्पा थेरेपिस्ट, फिर प्रमोशन से",
  },
  "Beauty academy short course": { hinglish: "Beauty academy ka short course", hindi: "ब्यूटी एकेडमी का छोटा कोर्स" },
  "Beauty and Wellness Sector Skill Council course": {
    hinglish: "Beauty and Wellness Sector Skill Council ka course",
    hindi: "Beauty and Wellness Sector Skill Council का कोर्स",
  },
  "Beekeeping course (KVIC, CBRTI Pune or a Krishi Vigyan Kendra)": {
    hinglish: "Madhumakkhi palan ka course (KVIC, CBRTI Pune ya koi Krishi Vigyan Kendra)",
    hindi: "मधुमक्खी पालन का कोर्स (KVIC, CBRTI पुणे या कोई Krishi Vigyan Kendra)",
  },
  "Bell attendant from 18, then some years of work": {
    hinglish: "18 saal ki umar se bell attendant, phir kuch saal ka kaam",
    hindi: "18 साल की उम्र से बेल अटेंडेंट, फिर कुछ साल का काम",
  },
  "Biogas mason-technician training": { hinglish: "Biogas mistri-technician ki training", hindi: "बायोगैस मिस्त्री-टेक्नीशियन की ट्रेनिंग" },
  "Block extension educator or health education officer by State staff selection, or by promotion from health worker": {
    hinglish: "Block extension educator ya health education officer, rajya staff selection se, ya health worker ki post se promotion par",
    hindi: "ब्लॉक एक्सटेंशन एजुकेटर या हेल्थ एजुकेशन ऑफ़िसर, राज्य कर्मचारी चयन से, या हेल्थ वर्कर के पद से प्रमोशन पर",
  },
  "Block post in the State livelihood mission": {
    hinglish: "Rajya ke aajeevika mission mein block ki post",
    hindi: "राज्य के आजीविका मिशन में ब्लॉक का पद",
  },
  "Boarding clerk or trainee with an agency first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle kisi agency mein boarding clerk ya trainee",
    hindi: "किसी भी डिग्री के बाद, पहले किसी एजेंसी में बोर्डिंग क्लर्क या ट्रेनी",
  },
  "Boat driver of a State department (in Kerala by its PSC), with the certificate that its notice asks for": {
    hinglish: "Rajya ke kisi vibhag mein boat driver (Kerala mein uske PSC se), us certificate ke saath jo notice mein maanga jaye",
    hindi: "राज्य के किसी विभाग में बोट ड्राइवर (केरल में उसके PSC से), उस सर्टिफ़िकेट के साथ जो नोटिस में माँगा जाए",
  },
  "Boiler Attendant apprenticeship": { hinglish: "Boiler Attendant ki apprenticeship", hindi: "Boiler Attendant की अप्रेंटिसशिप" },
  "Booking desk or call centre of a travel firm or hotel, after Class 12": {
    hinglish: "Class 12 ke baad kisi travel firm ya hotel ka booking desk ya call centre",
    hindi: "Class 12 के बाद किसी ट्रैवल फ़र्म या होटल का बुकिंग डेस्क या कॉल सेंटर",
  },
  "Bookings through beauty parlours and wedding planners, from an album of hands you have drawn": {
    hinglish: "Apni lagayi mehndi wale haathon ke album se, beauty parlour aur wedding planner ke zariye booking",
    hindi: "अपनी लगाई मेहंदी वाले हाथों के एल्बम से, ब्यूटी पार्लर और वेडिंग प्लानर के ज़रिए बुकिंग",
  },
  "Border Roads Organisation as vehicle mechanic, by its own recruitment, after Class 10 and the ITI trade (men so far)": {
    hinglish: "Class 10 aur ITI trade ke baad, Border Roads Organisation mein vehicle mechanic, uski apni bharti se (ab tak sirf purush)",
    hindi: "Class 10 और ITI ट्रेड के बाद, Border Roads Organisation में व्हीकल मैकेनिक, उसकी अपनी भर्ती से (अब तक सिर्फ़ पुरुष)",
  },
  "Border Roads Organisation, by its own recruitment, after Class 12 with science and the ITI trade (men so far)": {
    hinglish: "Science ke saath Class 12 aur ITI trade ke baad, Border Roads Organisation, uski apni bharti se (ab tak sirf purush)",
    hindi: "साइंस के साथ Class 12 और ITI ट्रेड के बाद, Border Roads Organisation, उसकी अपनी भर्ती से (अब तक सिर्फ़ पुरुष)",
  },
  "Border Roads Organisation, by its own recruitment: Class 10, heavy licence and some experience (its notices have been for men)": {
    hinglish:
      "Border Roads Organisation, uski apni bharti se: Class 10, heavy licence aur kuch anubhav (uske notice purushon ke liye rahe hain)",
    hindi: "Border Roads Organisation, उसकी अपनी भर्ती से: Class 10, हेवी लाइसेंस और कुछ अनुभव (उसके नोटिस पुरुषों के लिए रहे हैं)",
  },
  "Border Roads Organisation, by its own recruitment: Class 10, licence and some experience (its notices have been for men)": {
    hinglish: "Border Roads Organisation, uski apni bharti se: Class 10, licence aur kuch anubhav (uske notice purushon ke liye rahe hain)",
    hindi: "Border Roads Organisation, उसकी अपनी भर्ती से: Class 10, लाइसेंस और कुछ अनुभव (उसके नोटिस पुरुषों के लिए रहे हैं)",
  },
  "Botanical Survey of India, by its own selection or UPSC recruitment": {
    hinglish: "Botanical Survey of India, uske apne selection ya UPSC bharti se",
    hindi: "Botanical Survey of India, उसके अपने चयन या UPSC भर्ती से",
  },
  "Branch job in a gold loan company after any degree, where you learn to test gold": {
    hinglish: "Kisi bhi degree ke baad gold loan company ki branch mein naukri, jahan sone ki jaanch sikhne ko milti hai",
    hindi: "किसी भी डिग्री के बाद गोल्ड लोन कंपनी की ब्रांच में नौकरी, जहाँ सोने की जाँच सीखने को मिलती है",
  },
  "Brand service training": { hinglish: "Brand ki service training", hindi: "ब्रांड की सर्विस ट्रेनिंग" },
  "Brand service-centre training": { hinglish: "Brand ke service centre ki training", hindi: "ब्रांड के सर्विस सेंटर की ट्रेनिंग" },
  "Broker's assistant from 18, then own registration": {
    hinglish: "18 saal ki umar se broker ke assistant, phir apna registration",
    hindi: "18 साल की उम्र से ब्रोकर के असिस्टेंट, फिर अपना रजिस्ट्रेशन",
  },
  "Broker's assistant, then own registration": {
    hinglish: "Broker ke assistant, phir apna registration",
    hindi: "ब्रोकर के असिस्टेंट, फिर अपना रजिस्ट्रेशन",
  },
  "Building contractor or family firm first, then own small projects over many years": {
    hinglish: "Pehle building contractor ya parivar ki firm, phir kai saal tak apne chhote project",
    hindi: "पहले बिल्डिंग ठेकेदार या परिवार की फ़र्म, फिर कई साल तक अपने छोटे प्रोजेक्ट",
  },
  "Business analysis certificate (ECBA)": {
    hinglish: "Business analysis ka certificate (ECBA)",
    hindi: "बिज़नेस एनालिसिस का सर्टिफ़िकेट (ECBA)",
  },
  "Business continuity certificate (CBCI, or CBCP after two years of such work)": {
    hinglish: "Business continuity ka certificate (CBCI, ya aise kaam ke do saal ke baad CBCP)",
    hindi: "बिज़नेस कंटिन्यूटी का सर्टिफ़िकेट (CBCI, या ऐसे काम के दो साल के बाद CBCP)",
  },
  "Butler school course": { hinglish: "Butler school ka course", hindi: "बटलर स्कूल का कोर्स" },
  "Buyer or category trainee first, then promotion": {
    hinglish: "Pehle buyer ya category trainee, phir promotion se",
    hindi: "पहले बायर या कैटेगरी ट्रेनी, फिर प्रमोशन से",
  },
};
