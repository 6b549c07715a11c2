import type { ToldTexts } from "../told-texts.ts";

export const licences: ToldTexts = {
  "A State's approved qualification and, in Maharashtra, a viva and enrolment with the factory inspectorate": {
    hinglish: "Rajya ki manzoor ki hui qualification aur, Maharashtra mein, viva aur factory inspectorate mein enrolment",
    hindi: "राज्य की मंज़ूर की हुई क्वालिफ़िकेशन और, महाराष्ट्र में, वाइवा और फ़ैक्टरी इंस्पेक्टरेट में एनरोलमेंट",
  },
  "A children's home must be registered under the Juvenile Justice Act": {
    hinglish: "Juvenile Justice Act ke tahat children's home ka registration zaroori",
    hindi: "Juvenile Justice Act के तहत बाल गृह का रजिस्ट्रेशन ज़रूरी",
  },
  "A degree or a nursing course, as the Transplantation Rules of 2014 ask": {
    hinglish: "Degree ya nursing course, jaisa 2014 ke Transplantation Rules maangte hain",
    hindi: "डिग्री या नर्सिंग कोर्स, जैसा 2014 के Transplantation Rules माँगते हैं",
  },
  "AERB approval, if named Radiological Safety Officer of a facility": {
    hinglish: "AERB ki manzoori, agar kisi facility ke Radiological Safety Officer ke taur par niyukti ho",
    hindi: "AERB की मंज़ूरी, अगर किसी संस्थान के Radiological Safety Officer के तौर पर नियुक्ति हो",
  },
  "AMFI registration number (ARN)": { hinglish: "AMFI registration number (ARN)", hindi: "AMFI रजिस्ट्रेशन नंबर (ARN)" },
  "ASI licence to deal in antiquities (over 100 years old, papers over 75)": {
    hinglish: "Praacheen vastuon (100 saal se zyada purani, kaagaz 75 se zyada) ke vyapar ke liye ASI licence",
    hindi: "प्राचीन वस्तुओं (100 साल से ज़्यादा पुरानी, काग़ज़ 75 से ज़्यादा) के व्यापार के लिए ASI लाइसेंस",
  },
  "Air traffic controller licence and ratings, with medical": {
    hinglish: "Air traffic controller licence aur ratings, medical ke saath",
    hindi: "एयर ट्रैफ़िक कंट्रोलर लाइसेंस और रेटिंग, मेडिकल के साथ",
  },
  "Appointment as a notary under the Notaries Act, after years at the bar": {
    hinglish: "Kuch saal ki vakalat ke baad, Notaries Act ke tahat notary ki niyukti",
    hindi: "कुछ साल की वकालत के बाद, Notaries Act के तहत नोटरी की नियुक्ति",
  },
  "Appointment by an insurer after the IRDAI agent exam, or POSP certificate of an insurer or broker": {
    hinglish: "IRDAI agent exam ke baad bima company ki or se niyukti, ya bima company ya broker ka POSP certificate",
    hindi: "IRDAI एजेंट परीक्षा के बाद बीमा कंपनी की ओर से नियुक्ति, या बीमा कंपनी या ब्रोकर का POSP सर्टिफ़िकेट",
  },
  "Approval by the State's drugs authority, for who answers for a medicine maker's tests": {
    hinglish: "Dawa banane wali company ke test jinke zimme hon, unke liye rajya ki drugs authority ki manzoori",
    hindi: "दवा बनाने वाली कंपनी के टेस्ट जिनके ज़िम्मे हों, उनके लिए राज्य की ड्रग्स अथॉरिटी की मंज़ूरी",
  },
  "Arms Act licence for firearms (none for the usual .177 air rifle or air pistol), with exemptions for known shooters": {
    hinglish:
      "Firearms ke liye Arms Act licence (aam .177 air rifle ya air pistol ke liye koi nahi), jaane-maane shooters ko chhoot ke saath",
    hindi: "बंदूक़-पिस्तौल के लिए Arms Act लाइसेंस (आम .177 एयर राइफ़ल या एयर पिस्टल के लिए कोई नहीं), जाने-माने निशानेबाज़ों को छूट के साथ",
  },
  "BEE certificate and accreditation, for audits under the Energy Conservation Act": {
    hinglish: "Energy Conservation Act ke tahat audit ke liye, BEE certificate aur accreditation",
    hindi: "Energy Conservation Act के तहत ऑडिट के लिए, BEE सर्टिफ़िकेट और मान्यता",
  },
  "BEE energy manager certificate where law names the plant": {
    hinglish: "BEE energy manager certificate, jahan kanoon mein plant ka naam ho",
    hindi: "BEE एनर्जी मैनेजर सर्टिफ़िकेट, जहाँ क़ानून में प्लांट का नाम हो",
  },
  "BIS certification of toys, with relief for registered artisans": {
    hinglish: "Khilaunon ka BIS certification, registered karigaron ko chhoot ke saath",
    hindi: "खिलौनों का BIS सर्टिफ़िकेशन, रजिस्टर्ड कारीगरों को छूट के साथ",
  },
  "BIS certification to sell your own cupboards, beds, tables and chairs, with relief for the smallest workshops": {
    hinglish: "Apni banayi almariyan, palang, mez aur kursiyan bechne ke liye BIS certification, sabse chhoti workshops ko chhoot ke saath",
    hindi: "अपनी बनाई अलमारियाँ, पलंग, मेज़ और कुर्सियाँ बेचने के लिए BIS सर्टिफ़िकेशन, सबसे छोटी वर्कशॉप को छूट के साथ",
  },
  "BIS registration when you sell gold ornaments, with relief for small jewellers": {
    hinglish: "Sone ke gehne bechne par BIS registration, chhote jewellers ko chhoot ke saath",
    hindi: "सोने के गहने बेचने पर BIS रजिस्ट्रेशन, छोटे ज्वेलर्स को छूट के साथ",
  },
  "Boiler Attendant certificate of competency, from 20, after Class 10 and two to three years of practice": {
    hinglish: "Boiler Attendant certificate of competency, 20 saal ki umar se, Class 10 aur do se teen saal ki practice ke baad",
    hindi: "Boiler Attendant certificate of competency, 20 साल की उम्र से, Class 10 और दो से तीन साल की प्रैक्टिस के बाद",
  },
  "Boiler Operation Engineer's certificate, to be in charge of large boilers": {
    hinglish: "Bade boilers ke in-charge hone ke liye, Boiler Operation Engineer ka certificate",
    hindi: "बड़े बॉयलरों के इंचार्ज होने के लिए, Boiler Operation Engineer का सर्टिफ़िकेट",
  },
  "Boiler attendant's or Boiler Operation Engineer's certificate, for whoever is in charge of the boilers": {
    hinglish: "Jo bhi boilers ke in-charge hon, unke liye boiler attendant ya Boiler Operation Engineer ka certificate",
    hindi: "जो भी बॉयलरों के इंचार्ज हों, उनके लिए बॉयलर अटेंडेंट या Boiler Operation Engineer का सर्टिफ़िकेट",
  },
  "Boiler welder's certificate under the boiler regulations, if welding": {
    hinglish: "Boiler regulations ke tahat boiler welder ka certificate, agar welding karni ho",
    hindi: "बॉयलर नियमों के तहत बॉयलर वेल्डर का सर्टिफ़िकेट, अगर वेल्डिंग करनी हो",
  },
  "Boiler welder's certificate, only for welding boilers and steam pipes": {
    hinglish: "Boiler welder ka certificate, sirf boiler aur steam pipe ki welding ke liye",
    hindi: "बॉयलर वेल्डर का सर्टिफ़िकेट, सिर्फ़ बॉयलर और स्टीम पाइप की वेल्डिंग के लिए",
  },
  "Central Government registration of the agency, to recruit for work abroad": {
    hinglish: "Videsh mein kaam ki bharti ke liye, agency ka Central Government mein registration",
    hindi: "विदेश में काम की भर्ती के लिए, एजेंसी का केंद्र सरकार में रजिस्ट्रेशन",
  },
  "Certificate of Competency as deck officer (DG Shipping) and medical with full colour vision": {
    hinglish: "Deck officer ka Certificate of Competency (DG Shipping) aur medical, rangon ki poori pehchaan ke saath",
    hindi: "डेक ऑफ़िसर का Certificate of Competency (DG Shipping) और मेडिकल, रंगों की पूरी पहचान के साथ",
  },
  "Certificate of Competency as marine engineer (DG Shipping)": {
    hinglish: "Marine engineer ka Certificate of Competency (DG Shipping)",
    hindi: "मरीन इंजीनियर का Certificate of Competency (DG Shipping)",
  },
  "Certificate of Competency, for officers' posts": {
    hinglish: "Officer ki post ke liye Certificate of Competency",
    hindi: "ऑफ़िसर के पदों के लिए Certificate of Competency",
  },
  "Certificate of vending from the local body, which now counts as FSSAI registration too; FSSAI registration for a stall in a shop": {
    hinglish:
      "Sthaniya nikay se Certificate of vending, jo ab FSSAI registration bhi maana jaata hai; dukan ke andar ke stall ke liye FSSAI registration",
    hindi: "स्थानीय निकाय से Certificate of vending, जो अब FSSAI रजिस्ट्रेशन भी माना जाता है; दुकान के अंदर के स्टॉल के लिए FSSAI रजिस्ट्रेशन",
  },
  "Certificate of vending from the town, for a pavement stall": {
    hinglish: "Footpath ke stall ke liye, nagar nikay se Certificate of vending",
    hindi: "फ़ुटपाथ के स्टॉल के लिए, नगर निकाय से Certificate of vending",
  },
  "Certificate of vending from the town, for an ironing cart in the street": {
    hinglish: "Sadak par istri ke thele ke liye, nagar nikay se Certificate of vending",
    hindi: "सड़क पर इस्तरी के ठेले के लिए, नगर निकाय से Certificate of vending",
  },
  "Certificate of vending from the town, which now counts as FSSAI registration too; FSSAI registration where you have none": {
    hinglish: "Nagar nikay se Certificate of vending, jo ab FSSAI registration bhi maana jaata hai; agar yeh na ho to FSSAI registration",
    hindi: "नगर निकाय से Certificate of vending, जो अब FSSAI रजिस्ट्रेशन भी माना जाता है; अगर यह न हो तो FSSAI रजिस्ट्रेशन",
  },
  "Certificate of vending from the town, which now counts as FSSAI registration too; without it, FSSAI registration to sell food": {
    hinglish:
      "Nagar nikay se Certificate of vending, jo ab FSSAI registration bhi maana jaata hai; iske bina, khana bechne ke liye FSSAI registration",
    hindi: "नगर निकाय से Certificate of vending, जो अब FSSAI रजिस्ट्रेशन भी माना जाता है; इसके बिना, खाना बेचने के लिए FSSAI रजिस्ट्रेशन",
  },
  "Commission agent's licence of the market committee (APMC), in most States": {
    hinglish: "Zyadatar rajyon mein, mandi samiti (APMC) ka commission agent licence",
    hindi: "ज़्यादातर राज्यों में, मंडी समिति (APMC) का कमीशन एजेंट लाइसेंस",
  },
  "Common carrier registration under the Carriage by Road Act": {
    hinglish: "Carriage by Road Act ke tahat common carrier registration",
    hindi: "Carriage by Road Act के तहत कॉमन कैरियर रजिस्ट्रेशन",
  },
  "Competency certificate of Indian Railways, after its training": {
    hinglish: "Indian Railways ka competency certificate, uski training ke baad",
    hindi: "Indian Railways का कंपीटेंसी सर्टिफ़िकेट, उसकी ट्रेनिंग के बाद",
  },
  "Competency certificate of Indian Railways, and far sight of 6/6 without glasses (class A-1)": {
    hinglish: "Indian Railways ka competency certificate, aur bina chashme ke door ki nazar 6/6 (class A-1)",
    hindi: "Indian Railways का कंपीटेंसी सर्टिफ़िकेट, और बिना चश्मे के दूर की नज़र 6/6 (class A-1)",
  },
  "Conductor's licence and badge from the RTO, in most States after Class 10 with a first-aid certificate": {
    hinglish: "RTO se conductor licence aur badge, zyadatar rajyon mein Class 10 ke baad, first-aid certificate ke saath",
    hindi: "RTO से कंडक्टर लाइसेंस और बैज, ज़्यादातर राज्यों में Class 10 के बाद, फ़र्स्ट-एड सर्टिफ़िकेट के साथ",
  },
  "Consent of the State Pollution Control Board for a farm above 5,000 birds": {
    hinglish: "5,000 se zyada pakshiyon wale farm ke liye State Pollution Control Board ki consent",
    hindi: "5,000 से ज़्यादा पक्षियों वाले फ़ार्म के लिए State Pollution Control Board की सहमति",
  },
  "Contractor's licence under labour law, from a set number of workers": {
    hinglish: "Labour law ke tahat thekedar ka licence, mazdoor ek tay sankhya ya usse zyada hone par",
    hindi: "श्रम क़ानून के तहत ठेकेदार का लाइसेंस, मज़दूर एक तय संख्या या उससे ज़्यादा होने पर",
  },
  "Customs Broker licence; a broker's staff work on the customs' H-card, or on its G-card once they pass its test": {
    hinglish: "Customs Broker licence; broker ke staff ka kaam customs ke H-card par, ya uska test pass karne par uske G-card par",
    hindi: "Customs Broker लाइसेंस; ब्रोकर के स्टाफ़ का काम कस्टम्स के H-card पर, या उसका टेस्ट पास करने पर उसके G-card पर",
  },
  "DGCA Aircraft Maintenance Engineer licence (CAR-66)": {
    hinglish: "DGCA ka Aircraft Maintenance Engineer licence (CAR-66)",
    hindi: "DGCA का Aircraft Maintenance Engineer लाइसेंस (CAR-66)",
  },
  "DGCA Remote Pilot Certificate": { hinglish: "DGCA Remote Pilot Certificate", hindi: "DGCA Remote Pilot Certificate" },
  "DGCA approval, if named the airline's chief of flight safety": {
    hinglish: "DGCA ki manzoori, agar airline ke chief of flight safety ke taur par niyukti ho",
    hindi: "DGCA की मंज़ूरी, अगर एयरलाइन के चीफ़ ऑफ़ फ़्लाइट सेफ़्टी के तौर पर नियुक्ति हो",
  },
  "DGCA commercial helicopter pilot licence and radio operator's licence (RTR and FRTOL), with Class 1 medical": {
    hinglish: "DGCA ka commercial helicopter pilot licence aur radio operator ka licence (RTR aur FRTOL), Class 1 medical ke saath",
    hindi: "DGCA का कमर्शियल हेलीकॉप्टर पायलट लाइसेंस और रेडियो ऑपरेटर का लाइसेंस (RTR और FRTOL), Class 1 मेडिकल के साथ",
  },
  "DGCA commercial pilot licence (aeroplane or helicopter) and radio operator's licence (RTR and FRTOL), with Class 1 medical": {
    hinglish:
      "DGCA ka commercial pilot licence (aeroplane ya helicopter) aur radio operator ka licence (RTR aur FRTOL), Class 1 medical ke saath",
    hindi: "DGCA का कमर्शियल पायलट लाइसेंस (हवाई जहाज़ या हेलीकॉप्टर) और रेडियो ऑपरेटर का लाइसेंस (RTR और FRTOL), Class 1 मेडिकल के साथ",
  },
  "DGCA commercial pilot licence and radio operator's licence (RTR and FRTOL), with Class 1 medical": {
    hinglish: "DGCA ka commercial pilot licence aur radio operator ka licence (RTR aur FRTOL), Class 1 medical ke saath",
    hindi: "DGCA का कमर्शियल पायलट लाइसेंस और रेडियो ऑपरेटर का लाइसेंस (RTR और FRTOL), Class 1 मेडिकल के साथ",
  },
  "DGCA commercial pilot licence with instructor rating, and radio operator's licence (RTR and FRTOL), with Class 1 medical": {
    hinglish:
      "Instructor rating ke saath DGCA ka commercial pilot licence, aur radio operator ka licence (RTR aur FRTOL), Class 1 medical ke saath",
    hindi: "इंस्ट्रक्टर रेटिंग के साथ DGCA का कमर्शियल पायलट लाइसेंस, और रेडियो ऑपरेटर का लाइसेंस (RTR और FRTOL), Class 1 मेडिकल के साथ",
  },
  "DGCA commercial pilot licence, later ATPL, and radio operator's licence (RTR and FRTOL), with Class 1 medical": {
    hinglish: "DGCA ka commercial pilot licence, baad mein ATPL, aur radio operator ka licence (RTR aur FRTOL), Class 1 medical ke saath",
    hindi: "DGCA का कमर्शियल पायलट लाइसेंस, बाद में ATPL, और रेडियो ऑपरेटर का लाइसेंस (RTR और FRTOL), Class 1 मेडिकल के साथ",
  },
  "DGCA flight dispatcher approval, from 21 years, with Class 12 physics and maths": {
    hinglish: "Flight dispatcher ke taur par DGCA ki manzoori, 21 saal ki umar se, Class 12 mein physics aur maths ke saath",
    hindi: "फ़्लाइट डिस्पैचर के तौर पर DGCA की मंज़ूरी, 21 साल की उम्र से, Class 12 में फ़िज़िक्स और मैथ्स के साथ",
  },
  "DGCA remote pilot certificate (most commercial flying)": {
    hinglish: "DGCA remote pilot certificate (zyadatar tarah ki commercial udaan ke liye)",
    hindi: "DGCA रिमोट पायलट सर्टिफ़िकेट (ज़्यादातर तरह की कमर्शियल उड़ान के लिए)",
  },
  "DGMS First Class Manager's Certificate of Competency (Second Class is enough for a small mine)": {
    hinglish: "DGMS First Class Manager's Certificate of Competency (chhoti khadaan ke liye Second Class kaafi hai)",
    hindi: "DGMS First Class Manager's Certificate of Competency (छोटी खदान के लिए Second Class काफ़ी है)",
  },
  "DGMS Surveyor's Certificate of Competency": {
    hinglish: "DGMS Surveyor's Certificate of Competency",
    hindi: "DGMS Surveyor's Certificate of Competency",
  },
  "DGMS blaster's or shotfirer's certificate in mines, PESO shotfirer's permit elsewhere, to fire shots": {
    hinglish: "Blast karne ke liye, khadaanon mein DGMS ka blaster ya shotfirer certificate, baaki jagahon par PESO ka shotfirer permit",
    hindi: "ब्लास्ट करने के लिए, खदानों में DGMS का ब्लास्टर या शॉटफ़ायरर सर्टिफ़िकेट, बाक़ी जगहों पर PESO का शॉटफ़ायरर परमिट",
  },
  "DGMS manager's certificate of competency, for statutory posts": {
    hinglish: "Kanoon se tay posts ke liye, DGMS manager's certificate of competency",
    hindi: "क़ानून से तय पदों के लिए, DGMS manager's certificate of competency",
  },
  "DGMS manager's certificate, for appointment as ventilation officer": {
    hinglish: "Ventilation officer ki niyukti ke liye, DGMS ka manager certificate",
    hindi: "वेंटिलेशन ऑफ़िसर की नियुक्ति के लिए, DGMS का मैनेजर सर्टिफ़िकेट",
  },
  "DGMS manager's certificate, to be safety officer of any but a small mine": {
    hinglish: "Chhoti khadaan ko chhodkar kisi bhi khadaan ke safety officer ke liye, DGMS ka manager certificate",
    hindi: "छोटी खदान को छोड़कर किसी भी खदान के सेफ़्टी ऑफ़िसर के लिए, DGMS का मैनेजर सर्टिफ़िकेट",
  },
  "DGMS sirdar's certificate of competency (an overman's also serves; a mate's in metal mines), with gas-testing and first aid certificates":
    {
      hinglish:
        "DGMS sirdar's certificate of competency (overman ka bhi chalta hai; dhaatu ki khadaanon mein mate ka), gas-testing aur first aid certificates ke saath",
      hindi: "DGMS sirdar's certificate of competency (ओवरमैन का भी चलता है; धातु की खदानों में मेट का), गैस-टेस्टिंग और फ़र्स्ट एड सर्टिफ़िकेट के साथ",
    },
  "Dangerous goods training of a DGCA-approved programme, and the airport's entry pass": {
    hinglish: "DGCA se manzoor programme ki dangerous goods training, aur airport ka entry pass",
    hindi: "DGCA से मंज़ूर प्रोग्राम की डेंजरस गुड्स ट्रेनिंग, और एयरपोर्ट का एंट्री पास",
  },
  "Degree and five years as supervisor in mining, to prepare a metal mine's official mining plan": {
    hinglish: "Dhaatu khadaan ka official mining plan banane ke liye, degree aur mining mein supervisor ke taur par paanch saal",
    hindi: "धातु खदान का आधिकारिक माइनिंग प्लान बनाने के लिए, डिग्री और माइनिंग में सुपरवाइज़र के तौर पर पाँच साल",
  },
  "Document writer's licence where the State requires one": {
    hinglish: "Document writer ka licence, jahan rajya maange",
    hindi: "डॉक्यूमेंट राइटर का लाइसेंस, जहाँ राज्य माँगे",
  },
  "Driving licence and school vehicle permit of the RTO": {
    hinglish: "RTO ka driving licence aur school vehicle permit",
    hindi: "RTO का ड्राइविंग लाइसेंस और स्कूल वाहन परमिट",
  },
  "Driving licence and the airport's driving permit, if you drive": {
    hinglish: "Driving licence aur airport ka driving permit, agar gaadi chalani ho",
    hindi: "ड्राइविंग लाइसेंस और एयरपोर्ट का ड्राइविंग परमिट, अगर गाड़ी चलानी हो",
  },
  "Driving licence for prototypes on public roads": {
    hinglish: "Aam sadkon par prototype chalane ke liye driving licence",
    hindi: "आम सड़कों पर प्रोटोटाइप चलाने के लिए ड्राइविंग लाइसेंस",
  },
  "Driving licence for test drives": { hinglish: "Test drive ke liye driving licence", hindi: "टेस्ट ड्राइव के लिए ड्राइविंग लाइसेंस" },
  "Driving licence for the class of vehicle": {
    hinglish: "Gaadi ki class ke hisaab se driving licence",
    hindi: "गाड़ी की श्रेणी के हिसाब से ड्राइविंग लाइसेंस",
  },
  "Driving licence for the machine on public roads": {
    hinglish: "Aam sadkon par machine chalane ke liye driving licence",
    hindi: "आम सड़कों पर मशीन चलाने के लिए ड्राइविंग लाइसेंस",
  },
  "Driving licence for the vehicle and permit or badge from the RTO": {
    hinglish: "Gaadi ka driving licence aur RTO se permit ya badge",
    hindi: "गाड़ी का ड्राइविंग लाइसेंस और RTO से परमिट या बैज",
  },
  "Driving licence of the class driven, from the RTO": {
    hinglish: "RTO se usi class ka driving licence jis class ki gaadi chalani ho",
    hindi: "RTO से उसी श्रेणी का ड्राइविंग लाइसेंस जिस श्रेणी की गाड़ी चलानी हो",
  },
  "Driving licence of the road-roller class from the RTO": {
    hinglish: "RTO se road-roller class ka driving licence",
    hindi: "RTO से रोड-रोलर श्रेणी का ड्राइविंग लाइसेंस",
  },
  "Driving licence only for a wheeled dozer on public roads": {
    hinglish: "Driving licence, sirf aam sadkon par pahiye wale dozer ke liye",
    hindi: "ड्राइविंग लाइसेंस, सिर्फ़ आम सड़कों पर पहिये वाले डोज़र के लिए",
  },
  "Driving licence that covers the harvester on the road": {
    hinglish: "Aisa driving licence jisme sadak par harvester bhi aaye",
    hindi: "ऐसा ड्राइविंग लाइसेंस जिसमें सड़क पर हार्वेस्टर भी आए",
  },
  "Driving licence, five years' driving and a motor mechanics certificate (Central Motor Vehicles Rules)": {
    hinglish: "Driving licence, paanch saal ki driving aur motor mechanics ka certificate (Central Motor Vehicles Rules)",
    hindi: "ड्राइविंग लाइसेंस, पाँच साल की ड्राइविंग और मोटर मैकेनिक्स का सर्टिफ़िकेट (Central Motor Vehicles Rules)",
  },
  "Driving licence, if you move the cars": {
    hinglish: "Driving licence, agar gaadiyan khud chalakar lagani hon",
    hindi: "ड्राइविंग लाइसेंस, अगर गाड़ियाँ ख़ुद चलाकर लगानी हों",
  },
  "Driving licence, to test what you have mended on the road": {
    hinglish: "Driving licence, theek ki hui gaadi ko sadak par test karne ke liye",
    hindi: "ड्राइविंग लाइसेंस, ठीक की हुई गाड़ी को सड़क पर टेस्ट करने के लिए",
  },
  "Driving licence; taxi permit and public service vehicle (PSV) badge where the State asks": {
    hinglish: "Driving licence; jahan rajya maange, taxi permit aur public service vehicle (PSV) badge",
    hindi: "ड्राइविंग लाइसेंस; जहाँ राज्य माँगे, टैक्सी परमिट और पब्लिक सर्विस व्हीकल (PSV) बैज",
  },
  "ETO Certificate of Competency (DG Shipping)": {
    hinglish: "ETO Certificate of Competency (DG Shipping)",
    hindi: "ETO Certificate of Competency (DG Shipping)",
  },
  "Electrical contractor's licence from the State (own or partner's)": {
    hinglish: "Rajya ka electrical contractor licence (apna ya partner ka)",
    hindi: "राज्य का इलेक्ट्रिकल ठेकेदार लाइसेंस (अपना या पार्टनर का)",
  },
  "Enrolment with a State Bar Council": { hinglish: "Kisi State Bar Council mein enrolment", hindi: "किसी State Bar Council में एनरोलमेंट" },
  "Enrolment with a State Bar Council at law firms; none is asked for on a company's own staff": {
    hinglish: "Law firms mein, kisi State Bar Council mein enrolment; company ke apne staff se yeh nahi maanga jaata",
    hindi: "लॉ फ़र्मों में, किसी State Bar Council में एनरोलमेंट; कंपनी के अपने स्टाफ़ से यह नहीं माँगा जाता",
  },
  "Enrolment with a State Bar Council during the years of practice": {
    hinglish: "Vakalat ke saalon mein kisi State Bar Council mein enrolment",
    hindi: "वकालत के सालों में किसी State Bar Council में एनरोलमेंट",
  },
  "Enrolment with a State Bar Council; patent agent registration to file and prosecute": {
    hinglish: "Kisi State Bar Council mein enrolment; patent file karne aur uski pairavi ke liye patent agent registration",
    hindi: "किसी State Bar Council में एनरोलमेंट; पेटेंट फ़ाइल करने और उसकी पैरवी के लिए पेटेंट एजेंट रजिस्ट्रेशन",
  },
  "Enrolment with the Bar Council to give legal advice; SEBI Investment Adviser registration to advise on investments for a fee": {
    hinglish:
      "Kanooni salah dene ke liye Bar Council mein enrolment; fees lekar nivesh ki salah dene ke liye SEBI Investment Adviser registration",
    hindi: "क़ानूनी सलाह देने के लिए Bar Council में एनरोलमेंट; फ़ीस लेकर निवेश की सलाह देने के लिए SEBI Investment Adviser रजिस्ट्रेशन",
  },
  "Excavation licence from the Archaeological Survey, held by the leader of the dig": {
    hinglish: "Archaeological Survey ka khudai licence, jo khudai ke leader ke paas hota hai",
    hindi: "Archaeological Survey का खुदाई लाइसेंस, जो खुदाई के लीडर के पास होता है",
  },
  "FSSAI and State excise licences when you run the brewery": {
    hinglish: "Brewery khud chalane par, FSSAI aur rajya excise ke licence",
    hindi: "ब्रूअरी ख़ुद चलाने पर, FSSAI और राज्य आबकारी के लाइसेंस",
  },
  "FSSAI and State excise licences when you run the winery": {
    hinglish: "Winery khud chalane par, FSSAI aur rajya excise ke licence",
    hindi: "वाइनरी ख़ुद चलाने पर, FSSAI और राज्य आबकारी के लाइसेंस",
  },
  "FSSAI food analyst's qualification, to sign reports under the food law": {
    hinglish: "Food law ke tahat report sign karne ke liye, FSSAI food analyst ki qualification",
    hindi: "खाद्य क़ानून के तहत रिपोर्ट साइन करने के लिए, FSSAI फ़ूड एनालिस्ट की क्वालिफ़िकेशन",
  },
  "FSSAI licence or registration of the cafe": {
    hinglish: "Cafe ka FSSAI licence ya registration",
    hindi: "कैफ़े का FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "FSSAI licence or registration of the canteen": {
    hinglish: "Canteen ka FSSAI licence ya registration",
    hindi: "कैंटीन का FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "FSSAI licence or registration of the kitchen": {
    hinglish: "Kitchen ka FSSAI licence ya registration",
    hindi: "किचन का FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "FSSAI licence or registration of the restaurant": {
    hinglish: "Restaurant ka FSSAI licence ya registration",
    hindi: "रेस्टोरेंट का FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "FSSAI licence or registration of the store": {
    hinglish: "Store ka FSSAI licence ya registration",
    hindi: "स्टोर का FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "FSSAI licence or registration of the store; scales stamped by the weights office": {
    hinglish: "Store ka FSSAI licence ya registration; naap-taul daftar ki muhar wale taraazu",
    hindi: "स्टोर का FSSAI लाइसेंस या रजिस्ट्रेशन; नाप-तौल दफ़्तर की मुहर वाले तराज़ू",
  },
  "FSSAI registration": { hinglish: "FSSAI registration", hindi: "FSSAI रजिस्ट्रेशन" },
  "FSSAI registration and the municipal licence when you run the shop": {
    hinglish: "Dukan khud chalane par, FSSAI registration aur nagar palika ka licence",
    hindi: "दुकान ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन और नगरपालिका का लाइसेंस",
  },
  "FSSAI registration for selling honey": { hinglish: "Shahad bechne ke liye FSSAI registration", hindi: "शहद बेचने के लिए FSSAI रजिस्ट्रेशन" },
  "FSSAI registration for selling milk outside a cooperative": {
    hinglish: "Cooperative ke bahar doodh bechne ke liye FSSAI registration",
    hindi: "कोऑपरेटिव के बाहर दूध बेचने के लिए FSSAI रजिस्ट्रेशन",
  },
  "FSSAI registration or licence": { hinglish: "FSSAI registration ya licence", hindi: "FSSAI रजिस्ट्रेशन या लाइसेंस" },
  "FSSAI registration or licence when you run the bakery": {
    hinglish: "Bakery khud chalane par, FSSAI registration ya licence",
    hindi: "बेकरी ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन या लाइसेंस",
  },
  "FSSAI registration or licence when you run the mill": {
    hinglish: "Mill khud chalane par, FSSAI registration ya licence",
    hindi: "मिल ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन या लाइसेंस",
  },
  "FSSAI registration or licence when you run the roastery": {
    hinglish: "Roastery khud chalane par, FSSAI registration ya licence",
    hindi: "रोस्टरी ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन या लाइसेंस",
  },
  "FSSAI registration or licence when you run the shop": {
    hinglish: "Dukan khud chalane par, FSSAI registration ya licence",
    hindi: "दुकान ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन या लाइसेंस",
  },
  "FSSAI registration or licence when you run the unit": {
    hinglish: "Unit khud chalane par, FSSAI registration ya licence",
    hindi: "यूनिट ख़ुद चलाने पर, FSSAI रजिस्ट्रेशन या लाइसेंस",
  },
  "FSSAI registration or licence, by turnover; a trade licence of the local body in most States": {
    hinglish: "Turnover ke hisaab se FSSAI registration ya licence; zyadatar rajyon mein sthaniya nikay ka trade licence",
    hindi: "टर्नओवर के हिसाब से FSSAI रजिस्ट्रेशन या लाइसेंस; ज़्यादातर राज्यों में स्थानीय निकाय का ट्रेड लाइसेंस",
  },
  "FSSAI registration when you sell under your own name": {
    hinglish: "Apne naam se bechne par FSSAI registration",
    hindi: "अपने नाम से बेचने पर FSSAI रजिस्ट्रेशन",
  },
  "FSSAI registration; Shops and Establishments registration; scales stamped by the weights office; GST above limit": {
    hinglish: "FSSAI registration; Shops and Establishments registration; naap-taul daftar ki muhar wale taraazu; limit se upar GST",
    hindi: "FSSAI रजिस्ट्रेशन; Shops and Establishments रजिस्ट्रेशन; नाप-तौल दफ़्तर की मुहर वाले तराज़ू; लिमिट से ऊपर GST",
  },
  "FSSAI-prescribed training before the post is taken up": {
    hinglish: "Post sambhalne se pehle FSSAI ki tay ki hui training",
    hindi: "पद सँभालने से पहले FSSAI की तय की हुई ट्रेनिंग",
  },
  "Farm registration with the Coastal Aquaculture Authority": {
    hinglish: "Coastal Aquaculture Authority mein farm ka registration",
    hindi: "Coastal Aquaculture Authority में फ़ार्म का रजिस्ट्रेशन",
  },
  "Fellowship of the Institute of Actuaries of India to sign, with its certificate of practice": {
    hinglish: "Sign karne ke liye Institute of Actuaries of India ki Fellowship, uske certificate of practice ke saath",
    hindi: "साइन करने के लिए Institute of Actuaries of India की Fellowship, उसके certificate of practice के साथ",
  },
  "Firm's licence under the Insecticides Rules, with trained staff": {
    hinglish: "Insecticides Rules ke tahat firm ka licence, trained staff ke saath",
    hindi: "Insecticides Rules के तहत फ़र्म का लाइसेंस, ट्रेनिंग पाए स्टाफ़ के साथ",
  },
  "For EIA reports, work under a consultancy accredited by QCI-NABET; for environment audits, registration under the Audit Rules of 2025": {
    hinglish:
      "EIA report ke liye, QCI-NABET se manyata wali consultancy ke tahat kaam; environment audit ke liye, 2025 ke Audit Rules ke tahat registration",
    hindi: "EIA रिपोर्ट के लिए, QCI-NABET से मान्यता वाली कंसल्टेंसी के तहत काम; पर्यावरण ऑडिट के लिए, 2025 के Audit Rules के तहत रजिस्ट्रेशन",
  },
  "For X-ray and gamma work: AERB-recognised radiographer certificate": {
    hinglish: "X-ray aur gamma ke kaam ke liye: AERB se manyata wala radiographer certificate",
    hindi: "X-ray और गामा के काम के लिए: AERB से मान्यता वाला रेडियोग्राफ़र सर्टिफ़िकेट",
  },
  "For sign language: registration with the Rehabilitation Council of India": {
    hinglish: "Sign language ke liye: Rehabilitation Council of India mein registration",
    hindi: "साइन लैंग्वेज के लिए: Rehabilitation Council of India में रजिस्ट्रेशन",
  },
  "For those who run a firm: State tourism's registration where a law asks for it, as in Goa, Himachal and Kashmir": {
    hinglish:
      "Firm chalane walon ke liye: rajya ke tourism department ka registration, jahan koi kanoon maange, jaise Goa, Himachal aur Kashmir mein",
    hindi: "फ़र्म चलाने वालों के लिए: राज्य के पर्यटन विभाग का रजिस्ट्रेशन, जहाँ कोई क़ानून माँगे, जैसे गोवा, हिमाचल और कश्मीर में",
  },
  "For those who run an agency: the Deputy Commissioner's licence in Punjab; registration in Haryana, Goa or Himachal": {
    hinglish: "Agency chalane walon ke liye: Punjab mein Deputy Commissioner ka licence; Haryana, Goa ya Himachal mein registration",
    hindi: "एजेंसी चलाने वालों के लिए: पंजाब में डिप्टी कमिश्नर का लाइसेंस; हरियाणा, गोवा या हिमाचल में रजिस्ट्रेशन",
  },
  "Forest department permit to photograph in a sanctuary or national park": {
    hinglish: "Sanctuary ya national park mein photo lene ke liye Forest Department ka permit",
    hindi: "अभयारण्य या नेशनल पार्क में फ़ोटो लेने के लिए वन विभाग का परमिट",
  },
  "Forest department registration, to guide in many tiger reserves": {
    hinglish: "Kai tiger reserve mein, guide ka kaam karne ke liye Forest Department mein registration",
    hindi: "कई टाइगर रिज़र्व में, गाइड का काम करने के लिए वन विभाग में रजिस्ट्रेशन",
  },
  "GMDSS operator's certificate (WPC Wing) and competency certificate (DG Shipping), for ship radio only": {
    hinglish: "GMDSS operator's certificate (WPC Wing) aur competency certificate (DG Shipping), sirf ship radio ke liye",
    hindi: "GMDSS ऑपरेटर सर्टिफ़िकेट (WPC Wing) और कंपीटेंसी सर्टिफ़िकेट (DG Shipping), सिर्फ़ जहाज़ के रेडियो के लिए",
  },
  "GST above limit; pollution board registration if you recycle e-waste or batteries": {
    hinglish: "Limit se upar GST; e-waste ya battery recycle karne par pollution board mein registration",
    hindi: "लिमिट से ऊपर GST; ई-वेस्ट या बैटरी रीसाइकल करने पर प्रदूषण बोर्ड में रजिस्ट्रेशन",
  },
  "GST practitioner enrolment to file GST returns for others; a commerce or law degree, or CA, CMA or CS, to appear in income tax": {
    hinglish:
      "Doosron ke GST return file karne ke liye GST practitioner enrolment; income tax mein unki taraf se pesh hone ke liye commerce ya law ki degree, ya CA, CMA ya CS",
    hindi:
      "दूसरों के GST रिटर्न फ़ाइल करने के लिए GST प्रैक्टिशनर एनरोलमेंट; इनकम टैक्स में उनकी तरफ़ से पेश होने के लिए कॉमर्स या लॉ की डिग्री, या CA, CMA या CS",
  },
  "GST registration or enrolment to sell through marketplaces; a State cosmetics licence to make soap for sale": {
    hinglish:
      "Marketplace ke zariye bechne ke liye GST registration ya enrolment; bikri ka sabun banane ke liye rajya ka cosmetics licence",
    hindi: "मार्केटप्लेस के ज़रिए बेचने के लिए GST रजिस्ट्रेशन या एनरोलमेंट; बिक्री का साबुन बनाने के लिए राज्य का कॉस्मेटिक्स लाइसेंस",
  },
  "GST registration; FSSAI licence or registration when the goods are food": {
    hinglish: "GST registration; maal khane ka ho to FSSAI licence ya registration",
    hindi: "GST रजिस्ट्रेशन; माल खाने का हो तो FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "Guide licence of the Tourism Ministry or the State": {
    hinglish: "Tourism Ministry ya rajya ka guide licence",
    hindi: "पर्यटन मंत्रालय या राज्य का गाइड लाइसेंस",
  },
  "Heavy goods licence with hazardous goods endorsement": {
    hinglish: "Heavy goods licence, hazardous goods endorsement ke saath",
    hindi: "हेवी गुड्स लाइसेंस, हैज़ार्डस गुड्स एंडोर्समेंट के साथ",
  },
  "Heavy goods vehicle licence": { hinglish: "Heavy goods vehicle licence", hindi: "हेवी गुड्स व्हीकल लाइसेंस" },
  "Heavy passenger vehicle licence; public service vehicle (PSV) badge where the State asks": {
    hinglish: "Heavy passenger vehicle licence; jahan rajya maange, public service vehicle (PSV) badge",
    hindi: "हेवी पैसेंजर व्हीकल लाइसेंस; जहाँ राज्य माँगे, पब्लिक सर्विस व्हीकल (PSV) बैज",
  },
  "Heavy vehicle driving licence for a mobile crane on roads": {
    hinglish: "Sadkon par mobile crane ke liye heavy vehicle driving licence",
    hindi: "सड़कों पर मोबाइल क्रेन के लिए हेवी व्हीकल ड्राइविंग लाइसेंस",
  },
  "Homestay registration with the State tourism department, where the State asks it; FSSAI registration to serve meals": {
    hinglish: "Rajya ke tourism department mein homestay registration, jahan rajya maange; khana parosne ke liye FSSAI registration",
    hindi: "राज्य के पर्यटन विभाग में होमस्टे रजिस्ट्रेशन, जहाँ राज्य माँगे; खाना परोसने के लिए FSSAI रजिस्ट्रेशन",
  },
  "IBBI registration for valuations under company law": {
    hinglish: "Company law ke tahat valuation ke liye IBBI registration",
    hindi: "कंपनी क़ानून के तहत वैल्यूएशन के लिए IBBI रजिस्ट्रेशन",
  },
  "IIBF certificate for business correspondents, which the Reserve Bank asks of every agent": {
    hinglish: "Business correspondent ka IIBF certificate, jo Reserve Bank har agent se maangta hai",
    hindi: "बिज़नेस कॉरेस्पॉन्डेंट का IIBF सर्टिफ़िकेट, जो रिज़र्व बैंक हर एजेंट से माँगता है",
  },
  "IIBF debt recovery agent (DRA) certificate, which the Reserve Bank asks of every recovery agent": {
    hinglish: "IIBF debt recovery agent (DRA) certificate, jo Reserve Bank har recovery agent se maangta hai",
    hindi: "IIBF डेट रिकवरी एजेंट (DRA) सर्टिफ़िकेट, जो रिज़र्व बैंक हर रिकवरी एजेंट से माँगता है",
  },
  "IIBF debt recovery agent certificate, for an agency's staff who call on borrowers": {
    hinglish: "IIBF debt recovery agent certificate, agency ke us staff ke liye jo karz lene walon ke paas jaata hai",
    hindi: "IIBF डेट रिकवरी एजेंट सर्टिफ़िकेट, एजेंसी के उस स्टाफ़ के लिए जो क़र्ज़ लेने वालों के पास जाता है",
  },
  "IIBF debt recovery agent certificate, for the recovery agents whom you lead": {
    hinglish: "IIBF debt recovery agent certificate, un recovery agents ke liye jinki team aap sambhalein",
    hindi: "IIBF डेट रिकवरी एजेंट सर्टिफ़िकेट, उन रिकवरी एजेंटों के लिए जिनकी टीम आप सँभालें",
  },
  "IRDAI licence as surveyor and loss assessor": {
    hinglish: "Surveyor aur loss assessor ke taur par IRDAI licence",
    hindi: "सर्वेयर और लॉस असेसर के तौर पर IRDAI लाइसेंस",
  },
  "In health care: registration with the State Medical Council (doctors) or the State Allied and Healthcare Council": {
    hinglish: "Health care mein: State Medical Council (doctor) ya State Allied and Healthcare Council mein registration",
    hindi: "हेल्थ केयर में: State Medical Council (डॉक्टर) या State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Income-tax registration for valuations under tax law; IBBI registration for those under company law": {
    hinglish: "Tax law ke tahat valuation ke liye income-tax registration; company law ke tahat valuation ke liye IBBI registration",
    hindi: "टैक्स क़ानून के तहत वैल्यूएशन के लिए इनकम-टैक्स रजिस्ट्रेशन; कंपनी क़ानून के तहत वैल्यूएशन के लिए IBBI रजिस्ट्रेशन",
  },
  "Inland vessel certificate of the State, as serang (master class)": {
    hinglish: "Serang (master class) ke taur par rajya ka inland vessel certificate",
    hindi: "सारंग (master class) के तौर पर राज्य का इनलैंड वेसल सर्टिफ़िकेट",
  },
  "Licence of the Chief Wildlife Warden, for work on wild animals": {
    hinglish: "Jungli janwaron par kaam ke liye Chief Wildlife Warden ka licence",
    hindi: "जंगली जानवरों पर काम के लिए Chief Wildlife Warden का लाइसेंस",
  },
  "Licence of the State for the firm, in some States such as Maharashtra": {
    hinglish: "Firm ke liye rajya ka licence, Maharashtra jaise kuch rajyon mein",
    hindi: "फ़र्म के लिए राज्य का लाइसेंस, महाराष्ट्र जैसे कुछ राज्यों में",
  },
  "Licence of the State for the firm, in some States such as Maharashtra, to install and certify fire systems": {
    hinglish: "Fire system lagane aur certify karne ke liye firm ka rajya licence, Maharashtra jaise kuch rajyon mein",
    hindi: "फ़ायर सिस्टम लगाने और सर्टिफ़ाई करने के लिए फ़र्म का राज्य लाइसेंस, महाराष्ट्र जैसे कुछ राज्यों में",
  },
  "Licence of the firm, where a State asks for it, as Punjab does": {
    hinglish: "Firm ka licence, jahan rajya maange, jaise Punjab maangta hai",
    hindi: "फ़र्म का लाइसेंस, जहाँ राज्य माँगे, जैसे पंजाब माँगता है",
  },
  "Licence of the pool from the police or the municipality, where the city asks for it": {
    hinglish: "Police ya nagar palika se pool ka licence, jahan shehar maange",
    hindi: "पुलिस या नगरपालिका से पूल का लाइसेंस, जहाँ शहर माँगे",
  },
  "Licence or appointment of the market committee in many mandis; the tea broker's firm needs the Tea Board's": {
    hinglish: "Kai mandiyon mein mandi samiti ka licence ya niyukti; chai broker ki firm ko Tea Board ka licence chahiye",
    hindi: "कई मंडियों में मंडी समिति का लाइसेंस या नियुक्ति; चाय ब्रोकर की फ़र्म को Tea Board का लाइसेंस चाहिए",
  },
  "Licence or listing by the State fire service for those who sign fire audits, where the State asks for it": {
    hinglish: "Fire audit sign karne walon ke liye rajya fire service ka licence ya listing, jahan rajya maange",
    hindi: "फ़ायर ऑडिट साइन करने वालों के लिए राज्य फ़ायर सर्विस का लाइसेंस या लिस्टिंग, जहाँ राज्य माँगे",
  },
  "Licensed plumber's card of the town's water body in many cities, if you sign for joining a house to the main": {
    hinglish: "Kai shehron mein shehar ke jal vibhag ka licensed plumber card, agar ghar ko main line se jodne ke liye sign karna ho",
    hindi: "कई शहरों में शहर के जल विभाग का लाइसेंस्ड प्लंबर कार्ड, अगर घर को मेन लाइन से जोड़ने के लिए साइन करना हो",
  },
  "Licensed plumber's card of the town's water body in many cities, to join a house to the water main or sewer": {
    hinglish: "Kai shehron mein shehar ke jal vibhag ka licensed plumber card, ghar ko paani ki main line ya sewer se jodne ke liye",
    hindi: "कई शहरों में शहर के जल विभाग का लाइसेंस्ड प्लंबर कार्ड, घर को पानी की मेन लाइन या सीवर से जोड़ने के लिए",
  },
  "Light motor vehicle driving licence covering tractors": {
    hinglish: "Light motor vehicle driving licence jisme tractor bhi aaye",
    hindi: "लाइट मोटर व्हीकल ड्राइविंग लाइसेंस जिसमें ट्रैक्टर भी आए",
  },
  "Master's Certificate of Competency (DG Shipping)": {
    hinglish: "Master's Certificate of Competency (DG Shipping)",
    hindi: "Master's Certificate of Competency (DG Shipping)",
  },
  "Membership of ICAI; certificate of practice to sign audits": {
    hinglish: "ICAI ki membership; audit sign karne ke liye certificate of practice",
    hindi: "ICAI की मेंबरशिप; ऑडिट साइन करने के लिए certificate of practice",
  },
  "Membership of the Institute of Company Secretaries of India; certificate of practice to sign for clients": {
    hinglish: "Institute of Company Secretaries of India ki membership; clients ke kaam par sign karne ke liye certificate of practice",
    hindi: "Institute of Company Secretaries of India की मेंबरशिप; क्लाइंट के काम पर साइन करने के लिए certificate of practice",
  },
  "Membership of the Institute of Cost Accountants of India; certificate of practice to sign cost audits": {
    hinglish: "Institute of Cost Accountants of India ki membership; cost audit sign karne ke liye certificate of practice",
    hindi: "Institute of Cost Accountants of India की मेंबरशिप; कॉस्ट ऑडिट साइन करने के लिए certificate of practice",
  },
  "Membership of the make-up artists' union, for much film work": {
    hinglish: "Make-up artists ki union ki membership, filmon ke bahut se kaam ke liye",
    hindi: "मेकअप आर्टिस्टों की यूनियन की मेंबरशिप, फ़िल्मों के बहुत से काम के लिए",
  },
  "Municipal registration in many cities, to sign plans or supervise private buildings": {
    hinglish: "Kai shehron mein, naksha sign karne ya private imaraton ki nigrani ke liye nagar palika mein registration",
    hindi: "कई शहरों में, नक़्शा साइन करने या प्राइवेट इमारतों की निगरानी के लिए नगरपालिका में रजिस्ट्रेशन",
  },
  "Municipal registration in many cities, to sign structural drawings": {
    hinglish: "Kai shehron mein, structural drawing sign karne ke liye nagar palika mein registration",
    hindi: "कई शहरों में, स्ट्रक्चरल ड्रॉइंग साइन करने के लिए नगरपालिका में रजिस्ट्रेशन",
  },
  "Municipal registration in some cities, to sign layout plans": {
    hinglish: "Kuch shehron mein, layout plan sign karne ke liye nagar palika mein registration",
    hindi: "कुछ शहरों में, लेआउट प्लान साइन करने के लिए नगरपालिका में रजिस्ट्रेशन",
  },
  "Municipal registration in some cities, to sign plans of small buildings": {
    hinglish: "Kuch shehron mein, chhoti imaraton ke nakshe sign karne ke liye nagar palika mein registration",
    hindi: "कुछ शहरों में, छोटी इमारतों के नक़्शे साइन करने के लिए नगरपालिका में रजिस्ट्रेशन",
  },
  "Municipal registration in some cities, to supervise private buildings": {
    hinglish: "Kuch shehron mein, private imaraton ki nigrani ke liye nagar palika mein registration",
    hindi: "कुछ शहरों में, प्राइवेट इमारतों की निगरानी के लिए नगरपालिका में रजिस्ट्रेशन",
  },
  "Municipal trade licence for the gym, in many cities": {
    hinglish: "Kai shehron mein, gym ke liye nagar palika ka trade licence",
    hindi: "कई शहरों में, जिम के लिए नगरपालिका का ट्रेड लाइसेंस",
  },
  "Municipal trade licence for the spa, in many cities": {
    hinglish: "Kai shehron mein, spa ke liye nagar palika ka trade licence",
    hindi: "कई शहरों में, स्पा के लिए नगरपालिका का ट्रेड लाइसेंस",
  },
  "Municipal trade licence when you run the parlour, in many towns": {
    hinglish: "Parlour khud chalane par nagar palika ka trade licence, kai shehron mein",
    hindi: "पार्लर ख़ुद चलाने पर नगरपालिका का ट्रेड लाइसेंस, कई शहरों में",
  },
  "Municipal trade licence when you run the salon, in many towns": {
    hinglish: "Salon khud chalane par nagar palika ka trade licence, kai shehron mein",
    hindi: "सैलून ख़ुद चलाने पर नगरपालिका का ट्रेड लाइसेंस, कई शहरों में",
  },
  "Municipal trade licence when you run the shop, in many towns": {
    hinglish: "Dukan khud chalane par nagar palika ka trade licence, kai shehron mein",
    hindi: "दुकान ख़ुद चलाने पर नगरपालिका का ट्रेड लाइसेंस, कई शहरों में",
  },
  "NISM certificate and AMFI number (ARN or EUIN) to sell mutual funds; SEBI Investment Adviser registration to advise for a fee": {
    hinglish:
      "Mutual fund bechne ke liye NISM certificate aur AMFI number (ARN ya EUIN); fees lekar salah dene ke liye SEBI Investment Adviser registration",
    hindi: "म्यूचुअल फ़ंड बेचने के लिए NISM सर्टिफ़िकेट और AMFI नंबर (ARN या EUIN); फ़ीस लेकर सलाह देने के लिए SEBI Investment Adviser रजिस्ट्रेशन",
  },
  "NISM certificate at share-market firms; Company Secretary membership in listed companies": {
    hinglish: "Share-market firms mein NISM certificate; listed companies mein Company Secretary membership",
    hindi: "शेयर-मार्केट फ़र्मों में NISM सर्टिफ़िकेट; लिस्टेड कंपनियों में Company Secretary मेंबरशिप",
  },
  "NISM certificate to sell mutual funds; IRDAI specified person's certificate to sell insurance": {
    hinglish: "Mutual fund bechne ke liye NISM certificate; bima bechne ke liye IRDAI specified person's certificate",
    hindi: "म्यूचुअल फ़ंड बेचने के लिए NISM सर्टिफ़िकेट; बीमा बेचने के लिए IRDAI specified person's certificate",
  },
  "NISM commodity certificate to trade for a broker; trader's licence of the market committee (APMC) or the State's board to buy in a mandi":
    {
      hinglish:
        "Broker ki taraf se trading ke liye NISM commodity certificate; mandi mein khareedne ke liye mandi samiti (APMC) ya rajya ke board ka trader licence",
      hindi: "ब्रोकर की तरफ़ से ट्रेडिंग के लिए NISM कमोडिटी सर्टिफ़िकेट; मंडी में ख़रीदने के लिए मंडी समिति (APMC) या राज्य के बोर्ड का ट्रेडर लाइसेंस",
    },
  "NISM compliance certificate, for the compliance staff of brokers, merchant bankers and the like": {
    hinglish: "NISM compliance certificate, brokers, merchant bankers aur aisi hi firms ke compliance staff ke liye",
    hindi: "NISM कंप्लायंस सर्टिफ़िकेट, ब्रोकर, मर्चेंट बैंकर और ऐसी ही फ़र्मों के कंप्लायंस स्टाफ़ के लिए",
  },
  "NISM equity derivatives certificate, to trade or sell for a broker": {
    hinglish: "NISM equity derivatives certificate, broker ki taraf se trading ya bikri ke liye",
    hindi: "NISM इक्विटी डेरिवेटिव्स सर्टिफ़िकेट, ब्रोकर की तरफ़ से ट्रेडिंग या बिक्री के लिए",
  },
  "None to work in the plant; who directs manufacture is approved by the State's drug licensing authority": {
    hinglish:
      "Plant mein kaam ke liye koi licence nahi; jinki dekhrekh mein dawa bane, unke liye rajya ki drug licensing authority ki manzoori",
    hindi: "प्लांट में काम के लिए कोई लाइसेंस नहीं; जिनकी देखरेख में दवा बने, उनके लिए राज्य की ड्रग लाइसेंसिंग अथॉरिटी की मंज़ूरी",
  },
  "Operator's licence under AERB rules for the control room": {
    hinglish: "Control room ke liye, AERB rules ke tahat operator ka licence",
    hindi: "कंट्रोल रूम के लिए, AERB नियमों के तहत ऑपरेटर का लाइसेंस",
  },
  "Organic certificate (PGS-India or NPOP), to label and sell as organic; small growers may sell straight to consumers without it": {
    hinglish:
      "Organic ka label lagane aur organic bataakar bechne ke liye organic certificate (PGS-India ya NPOP); chhote kisan iske bina seedhe grahakon ko bech sakte hain",
    hindi: "ऑर्गेनिक का लेबल लगाने और ऑर्गेनिक बताकर बेचने के लिए ऑर्गेनिक सर्टिफ़िकेट (PGS-India या NPOP); छोटे किसान इसके बिना सीधे ग्राहकों को बेच सकते हैं",
  },
  "Own driving licence for geared motorcycle and car; many States ask for heavy vehicles too": {
    hinglish: "Geared motorcycle aur car ka apna driving licence; kai rajya heavy vehicles ka bhi maangte hain",
    hindi: "गियर वाली मोटरसाइकिल और कार का अपना ड्राइविंग लाइसेंस; कई राज्य हेवी वाहनों का भी माँगते हैं",
  },
  "Own driving licence for geared motorcycles and cars; some States ask for heavy vehicles too": {
    hinglish: "Geared motorcycle aur car ka apna driving licence; kuch rajya heavy vehicles ka bhi maangte hain",
    hindi: "गियर वाली मोटरसाइकिल और कार का अपना ड्राइविंग लाइसेंस; कुछ राज्य हेवी वाहनों का भी माँगते हैं",
  },
  "Passenger vehicle licence; public service vehicle (PSV) badge where the State asks": {
    hinglish: "Passenger vehicle licence; jahan rajya maange, public service vehicle (PSV) badge",
    hindi: "पैसेंजर व्हीकल लाइसेंस; जहाँ राज्य माँगे, पब्लिक सर्विस व्हीकल (PSV) बैज",
  },
  "Permit of the Chief Wildlife Warden to catch or collar animals": {
    hinglish: "Janwaron ko pakadne ya collar lagane ke liye Chief Wildlife Warden ka permit",
    hindi: "जानवरों को पकड़ने या कॉलर लगाने के लिए Chief Wildlife Warden का परमिट",
  },
  "Permit of the Chief Wildlife Warden to catch protected animals": {
    hinglish: "Sanrakshit janwar pakadne ke liye Chief Wildlife Warden ka permit",
    hindi: "संरक्षित जानवर पकड़ने के लिए Chief Wildlife Warden का परमिट",
  },
  "Permit of the Chief Wildlife Warden to catch, ring or tag birds": {
    hinglish: "Pakshiyon ko pakadne, ring ya tag lagane ke liye Chief Wildlife Warden ka permit",
    hindi: "पक्षियों को पकड़ने, रिंग या टैग लगाने के लिए Chief Wildlife Warden का परमिट",
  },
  "Permit of the Chief Wildlife Warden to collect corals or other protected animals": {
    hinglish: "Coral ya doosre sanrakshit jeev jama karne ke liye Chief Wildlife Warden ka permit",
    hindi: "कोरल या दूसरे संरक्षित जीव जमा करने के लिए Chief Wildlife Warden का परमिट",
  },
  "Permit of the Chief Wildlife Warden to collect protected animals or plants": {
    hinglish: "Sanrakshit janwar ya paudhe jama karne ke liye Chief Wildlife Warden ka permit",
    hindi: "संरक्षित जानवर या पौधे जमा करने के लिए Chief Wildlife Warden का परमिट",
  },
  "Port pilot's licence; before it, at most ports, an Officer's or Master's Certificate of Competency": {
    hinglish: "Port pilot ka licence; usse pehle, zyadatar bandargahon par, Officer's ya Master's Certificate of Competency",
    hindi: "पोर्ट पायलट का लाइसेंस; उससे पहले, ज़्यादातर बंदरगाहों पर, Officer's या Master's Certificate of Competency",
  },
  "Qualification and laboratory years set by the Assisted Reproductive Technology Rules, 2022": {
    hinglish: "Assisted Reproductive Technology Rules, 2022 mein tay qualification aur laboratory mein kaam ke saal",
    hindi: "Assisted Reproductive Technology Rules, 2022 में तय क्वालिफ़िकेशन और लैबोरेटरी में काम के साल",
  },
  "Qualification named in the safety rules, to be a large site's safety officer": {
    hinglish: "Badi site ke safety officer ke liye, safety rules mein batayi gayi qualification",
    hindi: "बड़ी साइट के सेफ़्टी ऑफ़िसर के लिए, सेफ़्टी नियमों में बताई गई क्वालिफ़िकेशन",
  },
  "Qualification named in the state's safety rules, to be a factory's safety officer": {
    hinglish: "Factory ke safety officer ke liye, rajya ke safety rules mein batayi gayi qualification",
    hindi: "फ़ैक्टरी के सेफ़्टी ऑफ़िसर के लिए, राज्य के सेफ़्टी नियमों में बताई गई क्वालिफ़िकेशन",
  },
  "RCI registration as a clinical or rehabilitation psychologist, to sign reports for certificates": {
    hinglish: "Certificate ke liye bani report sign karne ko, clinical ya rehabilitation psychologist ke taur par RCI registration",
    hindi: "सर्टिफ़िकेट के लिए बनी रिपोर्ट साइन करने को, क्लिनिकल या रिहैबिलिटेशन साइकोलॉजिस्ट के तौर पर RCI रजिस्ट्रेशन",
  },
  "RCI registration for a special educator or speech therapist, State Allied and Healthcare Council for an occupational therapist": {
    hinglish:
      "Special educator ya speech therapist ke liye RCI registration, occupational therapist ke liye State Allied and Healthcare Council ka",
    hindi: "स्पेशल एजुकेटर या स्पीच थेरेपिस्ट के लिए RCI रजिस्ट्रेशन, ऑक्यूपेशनल थेरेपिस्ट के लिए State Allied and Healthcare Council का",
  },
  "Recognised diver certificate and annual diving medical": {
    hinglish: "Manyata wala diver certificate aur har saal diving medical",
    hindi: "मान्यता वाला डाइवर सर्टिफ़िकेट और हर साल डाइविंग मेडिकल",
  },
  "Registration as a guide with the reserve's Forest Department": {
    hinglish: "Reserve ke Forest Department mein guide ke taur par registration",
    hindi: "रिज़र्व के वन विभाग में गाइड के तौर पर रजिस्ट्रेशन",
  },
  "Registration as a multimodal transport operator (DG Shipping), for a firm that signs for the whole way out of India": {
    hinglish:
      "Multimodal transport operator ke taur par registration (DG Shipping), us firm ke liye jo India se bahar tak ke poore raaste ke liye sign kare",
    hindi: "मल्टीमोडल ट्रांसपोर्ट ऑपरेटर के तौर पर रजिस्ट्रेशन (DG Shipping), उस फ़र्म के लिए जो भारत से बाहर तक के पूरे रास्ते के लिए साइन करे",
  },
  "Registration as a patent agent with the Indian Patent Office": {
    hinglish: "Indian Patent Office mein patent agent ke taur par registration",
    hindi: "Indian Patent Office में पेटेंट एजेंट के तौर पर रजिस्ट्रेशन",
  },
  "Registration of a centre of one's own, in States with a coaching law, such as Bihar and Uttar Pradesh": {
    hinglish: "Apne centre ka registration, coaching ke kanoon wale rajyon mein, jaise Bihar aur Uttar Pradesh",
    hindi: "अपने सेंटर का रजिस्ट्रेशन, कोचिंग के क़ानून वाले राज्यों में, जैसे बिहार और उत्तर प्रदेश",
  },
  "Registration of each project above the legal size with the State RERA": {
    hinglish: "Kanoon mein tay size se bade har project ka State RERA mein registration",
    hindi: "क़ानून में तय साइज़ से बड़े हर प्रोजेक्ट का State RERA में रजिस्ट्रेशन",
  },
  "Registration of the coffee estate with the State's registering officer": {
    hinglish: "Rajya ke registering officer ke yahan coffee estate ka registration",
    hindi: "राज्य के रजिस्टरिंग ऑफ़िसर के यहाँ कॉफ़ी एस्टेट का रजिस्ट्रेशन",
  },
  "Registration of the field for certified seed; dealer's licence to trade in seed": {
    hinglish: "Certified beej ke liye khet ka registration; beej ke vyapar ke liye dealer ka licence",
    hindi: "सर्टिफ़ाइड बीज के लिए खेत का रजिस्ट्रेशन; बीज के व्यापार के लिए डीलर का लाइसेंस",
  },
  "Registration of the playschool, where the State asks for it": {
    hinglish: "Playschool ka registration, jahan rajya maange",
    hindi: "प्लेस्कूल का रजिस्ट्रेशन, जहाँ राज्य माँगे",
  },
  "Registration of the seaweed farm with the Coastal Aquaculture Authority": {
    hinglish: "Coastal Aquaculture Authority mein seaweed farm ka registration",
    hindi: "Coastal Aquaculture Authority में समुद्री शैवाल फ़ार्म का रजिस्ट्रेशन",
  },
  "Registration or a guide's licence under State adventure tourism rules, where they exist (Uttarakhand tests raft guides)": {
    hinglish:
      "Rajya ke adventure tourism niyamon ke tahat registration ya guide licence, jahan aise niyam hon (Uttarakhand raft guide ka test leta hai)",
    hindi: "राज्य के एडवेंचर टूरिज़्म नियमों के तहत रजिस्ट्रेशन या गाइड लाइसेंस, जहाँ ऐसे नियम हों (उत्तराखंड राफ़्ट गाइड का टेस्ट लेता है)",
  },
  "Registration or licence of the farm in some States, such as Andhra Pradesh and Telangana": {
    hinglish: "Kuch rajyon mein, jaise Andhra Pradesh aur Telangana, farm ka registration ya licence",
    hindi: "कुछ राज्यों में, जैसे आंध्र प्रदेश और तेलंगाना, फ़ार्म का रजिस्ट्रेशन या लाइसेंस",
  },
  "Registration with Customs, for the agency that files a ship's manifest": {
    hinglish: "Customs mein registration, jahaz ka manifest file karne wali agency ke liye",
    hindi: "कस्टम्स में रजिस्ट्रेशन, जहाज़ का मैनिफ़ेस्ट फ़ाइल करने वाली एजेंसी के लिए",
  },
  "Registration with IBBI through an insolvency agency": {
    hinglish: "Insolvency agency ke zariye IBBI mein registration",
    hindi: "इनसॉल्वेंसी एजेंसी के ज़रिए IBBI में रजिस्ट्रेशन",
  },
  "Registration with State tourism where its trek rules ask for it": {
    hinglish: "Rajya ke tourism department mein registration, jahan uske trek niyam maangein",
    hindi: "राज्य के पर्यटन विभाग में रजिस्ट्रेशन, जहाँ उसके ट्रेक नियम माँगें",
  },
  "Registration with State tourism, to guide tourists, where its rules ask for it": {
    hinglish: "Paryatakon ko guide karne ke liye, rajya ke tourism department mein registration, jahan uske niyam maangein",
    hindi: "पर्यटकों को गाइड करने के लिए, राज्य के पर्यटन विभाग में रजिस्ट्रेशन, जहाँ उसके नियम माँगें",
  },
  "Registration with the Council of Architecture": {
    hinglish: "Council of Architecture mein registration",
    hindi: "Council of Architecture में रजिस्ट्रेशन",
  },
  "Registration with the Council of Architecture, to call oneself an architect": {
    hinglish: "Khud ko architect kehne ke liye, Council of Architecture mein registration",
    hindi: "ख़ुद को आर्किटेक्ट कहने के लिए, Council of Architecture में रजिस्ट्रेशन",
  },
  "Registration with the Rehabilitation Council and with the State Mental Health Authority": {
    hinglish: "Rehabilitation Council mein aur State Mental Health Authority mein registration",
    hindi: "Rehabilitation Council में और State Mental Health Authority में रजिस्ट्रेशन",
  },
  "Registration with the Rehabilitation Council of India": {
    hinglish: "Rehabilitation Council of India mein registration",
    hindi: "Rehabilitation Council of India में रजिस्ट्रेशन",
  },
  "Registration with the Rehabilitation Council of India; for posts in Classes 1 to 8 a TET too": {
    hinglish: "Rehabilitation Council of India mein registration; Class 1 se 8 ki posts ke liye TET bhi",
    hindi: "Rehabilitation Council of India में रजिस्ट्रेशन; Class 1 से 8 के पदों के लिए TET भी",
  },
  "Registration with the State Allied and Healthcare Council": {
    hinglish: "State Allied and Healthcare Council mein registration",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council (doctors: State Medical Council)": {
    hinglish: "State Allied and Healthcare Council mein registration (doctor: State Medical Council)",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन (डॉक्टर: State Medical Council)",
  },
  "Registration with the State Allied and Healthcare Council, and as a psychiatric social worker with the State Mental Health Authority": {
    hinglish:
      "State Allied and Healthcare Council mein registration, aur State Mental Health Authority mein psychiatric social worker ke taur par",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन, और State Mental Health Authority में साइकिएट्रिक सोशल वर्कर के तौर पर",
  },
  "Registration with the State Allied and Healthcare Council, for diploma or degree holders": {
    hinglish: "Diploma ya degree walon ke liye, State Allied and Healthcare Council mein registration",
    hindi: "डिप्लोमा या डिग्री वालों के लिए, State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council, for diploma or degree holders in mental health support": {
    hinglish: "Mental health support mein diploma ya degree walon ke liye, State Allied and Healthcare Council mein registration",
    hindi: "मेंटल हेल्थ सपोर्ट में डिप्लोमा या डिग्री वालों के लिए, State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council, for work in a hospital": {
    hinglish: "Hospital mein kaam ke liye, State Allied and Healthcare Council mein registration",
    hindi: "अस्पताल में काम के लिए, State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council, for work in health care": {
    hinglish: "Health care mein kaam ke liye, State Allied and Healthcare Council mein registration",
    hindi: "हेल्थ केयर में काम के लिए, State Allied and Healthcare Council में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council, or with the Rehabilitation Council (RCI) after its BSc": {
    hinglish: "State Allied and Healthcare Council mein registration, ya Rehabilitation Council (RCI) ki BSc ke baad RCI mein",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन, या Rehabilitation Council (RCI) की BSc के बाद RCI में",
  },
  "Registration with the State Allied and Healthcare Council, or with the Rehabilitation Council (RCI) for clinical work": {
    hinglish: "State Allied and Healthcare Council mein, ya clinical kaam ke liye Rehabilitation Council (RCI) mein registration",
    hindi: "State Allied and Healthcare Council में, या क्लिनिकल काम के लिए Rehabilitation Council (RCI) में रजिस्ट्रेशन",
  },
  "Registration with the State Allied and Healthcare Council, where it takes acupuncturists; in Maharashtra with its Council of Acupuncture":
    {
      hinglish:
        "State Allied and Healthcare Council mein registration, jahan woh acupuncturists ko leti ho; Maharashtra mein uski Council of Acupuncture mein",
      hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन, जहाँ वह एक्यूपंक्चरिस्ट को लेती हो; महाराष्ट्र में उसकी Council of Acupuncture में",
    },
  "Registration with the State Allied and Healthcare Council; AERB approval, if named Radiological Safety Officer": {
    hinglish:
      "State Allied and Healthcare Council mein registration; AERB ki manzoori, agar Radiological Safety Officer ke taur par niyukti ho",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन; AERB की मंज़ूरी, अगर Radiological Safety Officer के तौर पर नियुक्ति हो",
  },
  "Registration with the State Allied and Healthcare Council; for nurses, with the State Nursing Council": {
    hinglish: "State Allied and Healthcare Council mein registration; nurses ke liye, State Nursing Council mein",
    hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन; नर्सों के लिए, State Nursing Council में",
  },
  "Registration with the State Allied and Healthcare Council; the Drugs Rules also ask for six months (degree) or a year (diploma) of work in a licensed blood centre":
    {
      hinglish:
        "State Allied and Healthcare Council mein registration; Drugs Rules ke mutabik, licence wale blood centre mein chhah mahine (degree) ya ek saal (diploma) ka kaam bhi zaroori",
      hindi:
        "State Allied and Healthcare Council में रजिस्ट्रेशन; Drugs Rules के मुताबिक़, लाइसेंस वाले ब्लड सेंटर में छह महीने (डिग्री) या एक साल (डिप्लोमा) का काम भी ज़रूरी",
    },
  "Registration with the State Allied and Healthcare Council; with the Rehabilitation Council of India for clinical or rehabilitation work":
    {
      hinglish:
        "State Allied and Healthcare Council mein registration; clinical ya rehabilitation kaam ke liye Rehabilitation Council of India mein",
      hindi: "State Allied and Healthcare Council में रजिस्ट्रेशन; क्लिनिकल या रिहैबिलिटेशन काम के लिए Rehabilitation Council of India में",
    },
  "Registration with the State Board of Indian Medicine, after the National Exit Test (NExT) once it is held": {
    hinglish: "State Board of Indian Medicine mein registration, jab National Exit Test (NExT) hone lage to uske baad",
    hindi: "State Board of Indian Medicine में रजिस्ट्रेशन, जब National Exit Test (NExT) होने लगे तो उसके बाद",
  },
  "Registration with the State Dental Council": {
    hinglish: "State Dental Council mein registration",
    hindi: "State Dental Council में रजिस्ट्रेशन",
  },
  "Registration with the State Homoeopathy Council, after the National Exit Test (NExT) once it is held": {
    hinglish: "State Homoeopathy Council mein registration, jab National Exit Test (NExT) hone lage to uske baad",
    hindi: "State Homoeopathy Council में रजिस्ट्रेशन, जब National Exit Test (NExT) होने लगे तो उसके बाद",
  },
  "Registration with the State Medical Council": {
    hinglish: "State Medical Council mein registration",
    hindi: "State Medical Council में रजिस्ट्रेशन",
  },
  "Registration with the State Medical Council, for doctors": {
    hinglish: "Doctors ke liye, State Medical Council mein registration",
    hindi: "डॉक्टरों के लिए, State Medical Council में रजिस्ट्रेशन",
  },
  "Registration with the State Medical Council; AFIH for a factory with hazardous processes": {
    hinglish: "State Medical Council mein registration; hazardous process wali factory ke liye AFIH",
    hindi: "State Medical Council में रजिस्ट्रेशन; ख़तरनाक प्रक्रिया वाली फ़ैक्टरी के लिए AFIH",
  },
  "Registration with the State Medical Council; for tests before birth, the clinic's registration under the PCPNDT Act": {
    hinglish: "State Medical Council mein registration; janm se pehle ke tests ke liye, PCPNDT Act ke tahat clinic ka registration",
    hindi: "State Medical Council में रजिस्ट्रेशन; जन्म से पहले की जाँचों के लिए, PCPNDT Act के तहत क्लिनिक का रजिस्ट्रेशन",
  },
  "Registration with the State Medical Council; for ultrasound, the clinic's registration under the PCPNDT Act": {
    hinglish: "State Medical Council mein registration; ultrasound ke liye, PCPNDT Act ke tahat clinic ka registration",
    hindi: "State Medical Council में रजिस्ट्रेशन; अल्ट्रासाउंड के लिए, PCPNDT Act के तहत क्लिनिक का रजिस्ट्रेशन",
  },
  "Registration with the State Medical Council; for ultrasound, the clinic's registration under the PCPNDT Act with the doctor's name on it":
    {
      hinglish:
        "State Medical Council mein registration; ultrasound ke liye, PCPNDT Act ke tahat clinic ka registration jisme doctor ka naam ho",
      hindi: "State Medical Council में रजिस्ट्रेशन; अल्ट्रासाउंड के लिए, PCPNDT Act के तहत क्लिनिक का रजिस्ट्रेशन जिसमें डॉक्टर का नाम हो",
    },
  "Registration with the State Medical Council; the clinic's registration under the ART Act of 2021": {
    hinglish: "State Medical Council mein registration; 2021 ke ART Act ke tahat clinic ka registration",
    hindi: "State Medical Council में रजिस्ट्रेशन; 2021 के ART Act के तहत क्लिनिक का रजिस्ट्रेशन",
  },
  "Registration with the State Medical Council; the hospital's registration under the Transplantation of Human Organs and Tissues Act": {
    hinglish: "State Medical Council mein registration; Transplantation of Human Organs and Tissues Act ke tahat hospital ka registration",
    hindi: "State Medical Council में रजिस्ट्रेशन; Transplantation of Human Organs and Tissues Act के तहत अस्पताल का रजिस्ट्रेशन",
  },
  "Registration with the State Nursing Council": {
    hinglish: "State Nursing Council mein registration",
    hindi: "State Nursing Council में रजिस्ट्रेशन",
  },
  "Registration with the State Nursing Council, and with the State Mental Health Authority as a mental health nurse": {
    hinglish: "State Nursing Council mein registration, aur State Mental Health Authority mein mental health nurse ke taur par",
    hindi: "State Nursing Council में रजिस्ट्रेशन, और State Mental Health Authority में मेंटल हेल्थ नर्स के तौर पर",
  },
  "Registration with the State Pharmacy Council": {
    hinglish: "State Pharmacy Council mein registration",
    hindi: "State Pharmacy Council में रजिस्ट्रेशन",
  },
  "Registration with the State Pharmacy Council; after DPharm, the exit examination too, once it is held": {
    hinglish: "State Pharmacy Council mein registration; DPharm ke baad exit exam bhi, jab woh hone lage",
    hindi: "State Pharmacy Council में रजिस्ट्रेशन; DPharm के बाद एग्ज़िट परीक्षा भी, जब वह होने लगे",
  },
  "Registration with the State RERA, to sell in registered new projects; in some States, such as Maharashtra and Uttar Pradesh, after training and an examination":
    {
      hinglish:
        "Registered naye projects mein bechne ke liye State RERA mein registration; kuch rajyon mein, jaise Maharashtra aur Uttar Pradesh, training aur exam ke baad",
      hindi: "रजिस्टर्ड नए प्रोजेक्टों में बेचने के लिए State RERA में रजिस्ट्रेशन; कुछ राज्यों में, जैसे महाराष्ट्र और उत्तर प्रदेश, ट्रेनिंग और परीक्षा के बाद",
    },
  "Registration with the State Veterinary Council": {
    hinglish: "State Veterinary Council mein registration",
    hindi: "State Veterinary Council में रजिस्ट्रेशन",
  },
  "Registration with the State's Siddha council (Tamil Nadu) or board of Indian medicine, after the National Exit Test (NExT) once it is held":
    {
      hinglish:
        "Rajya ki Siddha council (Tamil Nadu) ya rajya ke Indian medicine board mein registration, jab National Exit Test (NExT) hone lage to uske baad",
      hindi: "राज्य की सिद्ध काउंसिल (तमिलनाडु) या राज्य के भारतीय चिकित्सा बोर्ड में रजिस्ट्रेशन, जब National Exit Test (NExT) होने लगे तो उसके बाद",
    },
  "Registration with the State's bovine breeding authority, where its law asks for it": {
    hinglish: "Rajya ki bovine breeding authority mein registration, jahan rajya ka kanoon maange",
    hindi: "राज्य की बोवाइन ब्रीडिंग अथॉरिटी में रजिस्ट्रेशन, जहाँ राज्य का क़ानून माँगे",
  },
  "Registration with the State's para-veterinary council, in States that have one, such as Himachal Pradesh": {
    hinglish: "Rajya ki para-veterinary council mein registration, un rajyon mein jahan yeh ho, jaise Himachal Pradesh",
    hindi: "राज्य की पैरा-वेटरनरी काउंसिल में रजिस्ट्रेशन, उन राज्यों में जहाँ यह हो, जैसे हिमाचल प्रदेश",
  },
  "Registration with the court as an advocate's clerk, where its rules ask for it": {
    hinglish: "Court mein advocate's clerk ke taur par registration, jahan uske niyam maangein",
    hindi: "कोर्ट में वकील के क्लर्क के तौर पर रजिस्ट्रेशन, जहाँ उसके नियम माँगें",
  },
  "Registration with the government's CSC scheme, which asks for the TEC certificate and police verification (or a passport)": {
    hinglish: "Sarkar ki CSC yojana mein registration, jo TEC certificate aur police verification (ya passport) maangti hai",
    hindi: "सरकार की CSC योजना में रजिस्ट्रेशन, जो TEC सर्टिफ़िकेट और पुलिस वेरिफ़िकेशन (या पासपोर्ट) माँगती है",
  },
  "Registration with the telecom company, to sell SIM cards": {
    hinglish: "SIM card bechne ke liye, telecom company mein registration",
    hindi: "SIM कार्ड बेचने के लिए, टेलीकॉम कंपनी में रजिस्ट्रेशन",
  },
  "Rehabilitation Council of India registration, to practise as a prosthetist": {
    hinglish: "Prosthetist ke taur par practice ke liye, Rehabilitation Council of India mein registration",
    hindi: "प्रोस्थेटिस्ट के तौर पर प्रैक्टिस के लिए, Rehabilitation Council of India में रजिस्ट्रेशन",
  },
  "Rig owner's registration with the groundwater authority, in many States": {
    hinglish: "Kai rajyon mein, groundwater authority mein rig owner ka registration",
    hindi: "कई राज्यों में, भूजल अथॉरिटी में रिग मालिक का रजिस्ट्रेशन",
  },
  "SEBI Investment Adviser registration, with NISM papers, to advise for a fee": {
    hinglish: "Fees lekar salah dene ke liye SEBI Investment Adviser registration, NISM ke exams ke saath",
    hindi: "फ़ीस लेकर सलाह देने के लिए SEBI Investment Adviser रजिस्ट्रेशन, NISM की परीक्षाओं के साथ",
  },
  "SEBI Investment Adviser registration, with NISM papers, to charge fees": {
    hinglish: "Fees lene ke liye SEBI Investment Adviser registration, NISM ke exams ke saath",
    hindi: "फ़ीस लेने के लिए SEBI Investment Adviser रजिस्ट्रेशन, NISM की परीक्षाओं के साथ",
  },
  "SEBI Research Analyst registration to give advice for a fee": {
    hinglish: "Fees lekar salah dene ke liye SEBI Research Analyst registration",
    hindi: "फ़ीस लेकर सलाह देने के लिए SEBI Research Analyst रजिस्ट्रेशन",
  },
  "SEBI Research Analyst rules and NISM certificate, if your advice on shares goes to clients": {
    hinglish: "SEBI Research Analyst rules aur NISM certificate, agar shares par aapki salah clients tak jaati ho",
    hindi: "SEBI Research Analyst के नियम और NISM सर्टिफ़िकेट, अगर शेयरों पर आपकी सलाह क्लाइंट तक जाती हो",
  },
  "SEBI Research Analyst rules; NISM research analyst certificate": {
    hinglish: "SEBI Research Analyst rules; NISM research analyst certificate",
    hindi: "SEBI Research Analyst के नियम; NISM रिसर्च एनालिस्ट सर्टिफ़िकेट",
  },
  "SEBI registration and NISM certificate to run a portfolio service": {
    hinglish: "Portfolio service chalane ke liye SEBI registration aur NISM certificate",
    hindi: "पोर्टफ़ोलियो सर्विस चलाने के लिए SEBI रजिस्ट्रेशन और NISM सर्टिफ़िकेट",
  },
  "SEBI registration of the firm as merchant banker; NISM certificate for its key staff": {
    hinglish: "Merchant banker ke taur par firm ka SEBI registration; uske khaas staff ke liye NISM certificate",
    hindi: "मर्चेंट बैंकर के तौर पर फ़र्म का SEBI रजिस्ट्रेशन; उसके मुख्य स्टाफ़ के लिए NISM सर्टिफ़िकेट",
  },
  "SEBI registration of the firm; the exchange's approval for its agent; NISM certificate for dealing staff": {
    hinglish: "Firm ka SEBI registration; uske agent ke liye exchange ki manzoori; dealing staff ke liye NISM certificate",
    hindi: "फ़र्म का SEBI रजिस्ट्रेशन; उसके एजेंट के लिए एक्सचेंज की मंज़ूरी; डीलिंग स्टाफ़ के लिए NISM सर्टिफ़िकेट",
  },
  "SEBI registration of the fund; NISM certificate for one of its key team": {
    hinglish: "Fund ka SEBI registration; uski key team mein se ek ke liye NISM certificate",
    hindi: "फ़ंड का SEBI रजिस्ट्रेशन; उसकी मुख्य टीम में से एक के लिए NISM सर्टिफ़िकेट",
  },
  "Seafarer's book (CDC) and STCW basic safety courses": {
    hinglish: "Seafarer's book (CDC) aur STCW ke basic safety courses",
    hindi: "सीफ़ेरर बुक (CDC) और STCW के बेसिक सेफ़्टी कोर्स",
  },
  "Seafarer's book (CDC), DG Shipping courses and medical with sight of 6/6 in the better eye without glasses and full colour vision": {
    hinglish:
      "Seafarer's book (CDC), DG Shipping ke courses aur medical, jisme behtar aankh ki nazar bina chashme ke 6/6 aur rangon ki poori pehchaan ho",
    hindi: "सीफ़ेरर बुक (CDC), DG Shipping के कोर्स और मेडिकल, जिसमें बेहतर आँख की नज़र बिना चश्मे के 6/6 और रंगों की पूरी पहचान हो",
  },
  "Seafarer's book (CDC), STCW basic safety courses and a seafarer's medical certificate": {
    hinglish: "Seafarer's book (CDC), STCW ke basic safety courses aur seafarer's medical certificate",
    hindi: "सीफ़ेरर बुक (CDC), STCW के बेसिक सेफ़्टी कोर्स और सीफ़ेरर का मेडिकल सर्टिफ़िकेट",
  },
  "Seafarer's book (CDC), STCW safety courses and able seafarer certificate": {
    hinglish: "Seafarer's book (CDC), STCW ke safety courses aur able seafarer certificate",
    hindi: "सीफ़ेरर बुक (CDC), STCW के सेफ़्टी कोर्स और एबल सीफ़ेरर सर्टिफ़िकेट",
  },
  "Seafarer's book (CDC); certificate of competency as ship's cook": {
    hinglish: "Seafarer's book (CDC); ship's cook ka certificate of competency",
    hindi: "सीफ़ेरर बुक (CDC); जहाज़ के कुक का certificate of competency",
  },
  "Shops and Establishments registration, for a shop of one's own": {
    hinglish: "Apni dukan ke liye Shops and Establishments registration",
    hindi: "अपनी दुकान के लिए Shops and Establishments रजिस्ट्रेशन",
  },
  "Shops and Establishments registration; GST above limit": {
    hinglish: "Shops and Establishments registration; limit se upar GST",
    hindi: "Shops and Establishments रजिस्ट्रेशन; लिमिट से ऊपर GST",
  },
  "Shotfirer's permit (PESO), or DGMS certificate in mines": {
    hinglish: "Shotfirer permit (PESO), ya khadaanon mein DGMS certificate",
    hindi: "शॉटफ़ायरर परमिट (PESO), या खदानों में DGMS सर्टिफ़िकेट",
  },
  "State Animal Welfare Board registration to sell pets": {
    hinglish: "Paaltu janwar bechne ke liye State Animal Welfare Board mein registration",
    hindi: "पालतू जानवर बेचने के लिए State Animal Welfare Board में रजिस्ट्रेशन",
  },
  "State Legal Metrology repairer's licence, held by you or your firm, to adjust scales used in trade": {
    hinglish: "Vyapar ke taraazu theek karne ke liye State Legal Metrology ka repairer licence, aapke ya aapki firm ke naam",
    hindi: "व्यापार के तराज़ू ठीक करने के लिए State Legal Metrology का रिपेयरर लाइसेंस, आपके या आपकी फ़र्म के नाम",
  },
  "State Pharmacy Council registration, to dispense, after DPharm and, by the rules of 2022, its exit examination (put off so far)": {
    hinglish:
      "Dawa dene ke liye State Pharmacy Council mein registration, DPharm aur, 2022 ke niyamon ke mutabik, uske exit exam (ab tak tala hua) ke baad",
    hindi: "दवा देने के लिए State Pharmacy Council में रजिस्ट्रेशन, DPharm और, 2022 के नियमों के मुताबिक़, उसकी एग्ज़िट परीक्षा (अब तक टली हुई) के बाद",
  },
  "State drug licence, with a registered pharmacist in charge": {
    hinglish: "Rajya ka drug licence, registered pharmacist in-charge ke saath",
    hindi: "राज्य का ड्रग लाइसेंस, रजिस्टर्ड फ़ार्मासिस्ट इंचार्ज के साथ",
  },
  "State electrical supervisor's certificate, where you supervise a contractor's work": {
    hinglish: "Rajya ka electrical supervisor certificate, jahan thekedar ke kaam ki nigrani karni ho",
    hindi: "राज्य का इलेक्ट्रिकल सुपरवाइज़र सर्टिफ़िकेट, जहाँ ठेकेदार के काम की निगरानी करनी हो",
  },
  "State land surveyor's licence, where private surveys are allowed": {
    hinglish: "Rajya ka land surveyor licence, jahan private survey ki ijazat ho",
    hindi: "राज्य का लैंड सर्वेयर लाइसेंस, जहाँ प्राइवेट सर्वे की इजाज़त हो",
  },
  "State nursery licence where fruit plants are sold": {
    hinglish: "Rajya ka nursery licence, jahan phalon ke paudhe bikte hon",
    hindi: "राज्य का नर्सरी लाइसेंस, जहाँ फलों के पौधे बिकते हों",
  },
  "State or Tourism Ministry guide licence at protected monuments": {
    hinglish: "Sanrakshit smarakon par rajya ya Tourism Ministry ka guide licence",
    hindi: "संरक्षित स्मारकों पर राज्य या पर्यटन मंत्रालय का गाइड लाइसेंस",
  },
  "State registration and fishing licence of the boat; identity card for each of its crew": {
    hinglish: "Naav ka rajya mein registration aur fishing licence; uske crew mein har ek ka identity card",
    hindi: "नाव का राज्य में रजिस्ट्रेशन और फ़िशिंग लाइसेंस; उसके क्रू में हर एक का पहचान पत्र",
  },
  "State registration for BNYS, in states that keep a register": {
    hinglish: "BNYS ke liye rajya mein registration, un rajyon mein jo register rakhte hain",
    hindi: "BNYS के लिए राज्य में रजिस्ट्रेशन, उन राज्यों में जो रजिस्टर रखते हैं",
  },
  "State supervisor's competency certificate for some installations": {
    hinglish: "Kuch installations ke liye rajya ka supervisor competency certificate",
    hindi: "कुछ इंस्टॉलेशन के लिए राज्य का सुपरवाइज़र कंपीटेंसी सर्टिफ़िकेट",
  },
  "State wireman permit or supervisor certificate, for wiring and installation work at a site": {
    hinglish: "Site par wiring aur installation ke kaam ke liye, rajya ka wireman permit ya supervisor certificate",
    hindi: "साइट पर वायरिंग और इंस्टॉलेशन के काम के लिए, राज्य का वायरमैन परमिट या सुपरवाइज़र सर्टिफ़िकेट",
  },
  "Supervisor's certificate of competency from the State Licensing Board": {
    hinglish: "State Licensing Board se supervisor's certificate of competency",
    hindi: "State Licensing Board से supervisor's certificate of competency",
  },
  "Teacher Eligibility Test (CTET or State TET), required by law for Classes 1 to 8": {
    hinglish: "Teacher Eligibility Test (CTET ya State TET), Class 1 se 8 ke liye kanoonan zaroori",
    hindi: "Teacher Eligibility Test (CTET या State TET), Class 1 से 8 के लिए क़ानूनन ज़रूरी",
  },
  "Teacher Eligibility Test (CTET or State TET), required by law for Classes 6 to 8": {
    hinglish: "Teacher Eligibility Test (CTET ya State TET), Class 6 se 8 ke liye kanoonan zaroori",
    hindi: "Teacher Eligibility Test (CTET या State TET), Class 6 से 8 के लिए क़ानूनन ज़रूरी",
  },
  "The agency's recognition by the State under the Juvenile Justice Act": {
    hinglish: "Juvenile Justice Act ke tahat agency ko rajya ki manyata",
    hindi: "Juvenile Justice Act के तहत एजेंसी को राज्य की मान्यता",
  },
  "The airline's safety training, approved by DGCA, and a medical to its rules": {
    hinglish: "Airline ki safety training, DGCA se manzoor, aur uske niyamon ke hisaab se medical",
    hindi: "एयरलाइन की सेफ़्टी ट्रेनिंग, DGCA से मंज़ूर, और उसके नियमों के हिसाब से मेडिकल",
  },
  "The centre's registration under the PCPNDT Act, for counselling on tests before birth": {
    hinglish: "Janm se pehle ke tests par counselling ke liye, PCPNDT Act ke tahat centre ka registration",
    hindi: "जन्म से पहले की जाँचों पर काउंसलिंग के लिए, PCPNDT Act के तहत सेंटर का रजिस्ट्रेशन",
  },
  "The centre's registration with the State Mental Health Authority, or the State's own licence, as in Punjab": {
    hinglish: "State Mental Health Authority mein centre ka registration, ya rajya ka apna licence, jaise Punjab mein",
    hindi: "State Mental Health Authority में सेंटर का रजिस्ट्रेशन, या राज्य का अपना लाइसेंस, जैसे पंजाब में",
  },
  "The centre's registration, if it recycles plastic (State Pollution Control Board) or electronic waste (Central Board)": {
    hinglish: "Centre ka registration, agar woh plastic (State Pollution Control Board) ya electronic waste (Central Board) recycle kare",
    hindi: "सेंटर का रजिस्ट्रेशन, अगर वह प्लास्टिक (State Pollution Control Board) या इलेक्ट्रॉनिक कचरा (Central Board) रीसाइकल करे",
  },
  "The charity's registration as a trust, society or company, and under FCRA for foreign gifts": {
    hinglish: "Charity ka trust, society ya company ke taur par registration, aur videshi daan ke liye FCRA ke tahat",
    hindi: "सेवा संस्था का ट्रस्ट, सोसाइटी या कंपनी के तौर पर रजिस्ट्रेशन, और विदेशी दान के लिए FCRA के तहत",
  },
  "The company's licences: seed, fertiliser and pesticide sale, and mandi trade in most States": {
    hinglish: "Company ke licence: beej, khaad aur keetnashak ki bikri, aur zyadatar rajyon mein mandi vyapar",
    hindi: "कंपनी के लाइसेंस: बीज, खाद और कीटनाशक की बिक्री, और ज़्यादातर राज्यों में मंडी व्यापार",
  },
  "The film board's (CBFC) certificate, before a film is shown in cinemas": {
    hinglish: "Cinema hall mein film dikhane se pehle, film board (CBFC) ka certificate",
    hindi: "सिनेमा हॉल में फ़िल्म दिखाने से पहले, फ़िल्म बोर्ड (CBFC) का सर्टिफ़िकेट",
  },
  "The film board's (CBFC) certificate, for showing in cinemas": {
    hinglish: "Cinema hall mein dikhane ke liye, film board (CBFC) ka certificate",
    hindi: "सिनेमा हॉल में दिखाने के लिए, फ़िल्म बोर्ड (CBFC) का सर्टिफ़िकेट",
  },
  "The firm's importer-exporter code (IEC)": {
    hinglish: "Firm ka importer-exporter code (IEC)",
    hindi: "फ़र्म का इंपोर्टर-एक्सपोर्टर कोड (IEC)",
  },
  "The firm's mandi (APMC) licence, where the State's market law asks for it": {
    hinglish: "Firm ka mandi (APMC) licence, jahan rajya ka mandi kanoon maange",
    hindi: "फ़र्म का मंडी (APMC) लाइसेंस, जहाँ राज्य का मंडी क़ानून माँगे",
  },
  "The forest department's licence, when you run the sawmill": {
    hinglish: "Aara mill khud chalane par, Forest Department ka licence",
    hindi: "आरा मिल ख़ुद चलाने पर, वन विभाग का लाइसेंस",
  },
  "The home's registration with the State, where it asks for one, as Tamil Nadu does": {
    hinglish: "Old age home ka rajya mein registration, jahan rajya maange, jaise Tamil Nadu maangta hai",
    hindi: "वृद्धाश्रम का राज्य में रजिस्ट्रेशन, जहाँ राज्य माँगे, जैसे तमिलनाडु माँगता है",
  },
  "The local body's licence for artist and studio in Kerala; a trade licence for the studio in many other towns": {
    hinglish: "Kerala mein artist aur studio ke liye sthaniya nikay ka licence; kai doosre shehron mein studio ka trade licence",
    hindi: "केरल में आर्टिस्ट और स्टूडियो के लिए स्थानीय निकाय का लाइसेंस; कई दूसरे शहरों में स्टूडियो का ट्रेड लाइसेंस",
  },
  "The metro's competency certificate, after its training": {
    hinglish: "Metro ka competency certificate, uski training ke baad",
    hindi: "मेट्रो का कंपीटेंसी सर्टिफ़िकेट, उसकी ट्रेनिंग के बाद",
  },
  "The metro's competency certificate, with a test of eyesight": {
    hinglish: "Metro ka competency certificate, aankhon ki jaanch ke saath",
    hindi: "मेट्रो का कंपीटेंसी सर्टिफ़िकेट, आँखों की जाँच के साथ",
  },
  "The pump's licence to store petrol (PESO), and dispensers stamped by the weights office": {
    hinglish: "Pump ka petrol rakhne ka licence (PESO), aur naap-taul daftar ki muhar wale dispenser",
    hindi: "पंप का पेट्रोल रखने का लाइसेंस (PESO), और नाप-तौल दफ़्तर की मुहर वाले डिस्पेंसर",
  },
  "To drive the fuelling truck: heavy vehicle licence (from 20) with hazardous goods endorsement, and the airport's permit": {
    hinglish:
      "Fuel bharne wala truck chalane ke liye: heavy vehicle licence (20 saal ki umar se), hazardous goods endorsement ke saath, aur airport ka permit",
    hindi: "फ़्यूल भरने वाला ट्रक चलाने के लिए: हेवी व्हीकल लाइसेंस (20 साल की उम्र से), हैज़ार्डस गुड्स एंडोर्समेंट के साथ, और एयरपोर्ट का परमिट",
  },
  "Trader's licence of the market committee (APMC), in most States; FSSAI licence or registration": {
    hinglish: "Zyadatar rajyon mein, mandi samiti (APMC) ka trader licence; FSSAI licence ya registration",
    hindi: "ज़्यादातर राज्यों में, मंडी समिति (APMC) का ट्रेडर लाइसेंस; FSSAI लाइसेंस या रजिस्ट्रेशन",
  },
  "Training and police check that the PSARA law asks of agency guards": {
    hinglish: "Training aur police verification, jo PSARA kanoon agency guards se maangta hai",
    hindi: "ट्रेनिंग और पुलिस वेरिफ़िकेशन, जो PSARA क़ानून एजेंसी गार्डों से माँगता है",
  },
  "Transport vehicle driving licence": { hinglish: "Transport vehicle driving licence", hindi: "ट्रांसपोर्ट व्हीकल ड्राइविंग लाइसेंस" },
  "Two-wheeler driving licence": { hinglish: "Two-wheeler driving licence", hindi: "टू-व्हीलर ड्राइविंग लाइसेंस" },
  "UIDAI operator certificate, for Aadhaar enrolment": {
    hinglish: "Aadhaar enrolment ke liye, UIDAI operator certificate",
    hindi: "Aadhaar एनरोलमेंट के लिए, UIDAI ऑपरेटर सर्टिफ़िकेट",
  },
  "Valid well control certificate for drilling supervisors": {
    hinglish: "Drilling supervisors ke liye valid well control certificate",
    hindi: "ड्रिलिंग सुपरवाइज़रों के लिए वैध वेल कंट्रोल सर्टिफ़िकेट",
  },
  "Vocational training and medical fitness certificates, which mine law asks of every worker": {
    hinglish: "Vocational training aur medical fitness ke certificates, jo khadaan kanoon har worker se maangta hai",
    hindi: "वोकेशनल ट्रेनिंग और मेडिकल फ़िटनेस के सर्टिफ़िकेट, जो खदान क़ानून हर वर्कर से माँगता है",
  },
  "Wireman or cable jointer permit of the state licensing board": {
    hinglish: "Rajya licensing board ka wireman ya cable jointer permit",
    hindi: "राज्य लाइसेंसिंग बोर्ड का वायरमैन या केबल जॉइंटर परमिट",
  },
  "Wireman or electrical workman permit of the state licensing board": {
    hinglish: "Rajya licensing board ka wireman ya electrical workman permit",
    hindi: "राज्य लाइसेंसिंग बोर्ड का वायरमैन या इलेक्ट्रिकल वर्कमैन परमिट",
  },
  "Wireman permit from the State Electrical Licensing Board": {
    hinglish: "State Electrical Licensing Board se wireman permit",
    hindi: "State Electrical Licensing Board से वायरमैन परमिट",
  },
  "Wireman permit of the State for mains wiring": {
    hinglish: "Main supply ki wiring ke liye rajya ka wireman permit",
    hindi: "मेन सप्लाई की वायरिंग के लिए राज्य का वायरमैन परमिट",
  },
  "Wireman permit of the State, or work under a licensed contractor, for joining to the mains": {
    hinglish: "Main supply se jodne ke liye, rajya ka wireman permit, ya licence wale thekedar ke tahat kaam",
    hindi: "मेन सप्लाई से जोड़ने के लिए, राज्य का वायरमैन परमिट, या लाइसेंस वाले ठेकेदार के तहत काम",
  },
  "Wireman permit or supervisor certificate from the state board": {
    hinglish: "Rajya ke licensing board se wireman permit ya supervisor certificate",
    hindi: "राज्य के लाइसेंसिंग बोर्ड से वायरमैन परमिट या सुपरवाइज़र सर्टिफ़िकेट",
  },
  "Work under a firm that the State has licensed, where it has a lift law": {
    hinglish: "Rajya se licence wali firm ke tahat kaam, jahan rajya mein lift ka kanoon ho",
    hindi: "राज्य से लाइसेंस वाली फ़र्म के तहत काम, जहाँ राज्य में लिफ़्ट का क़ानून हो",
  },
  "Work under a firm that the State has licensed, where its lift law covers escalators": {
    hinglish: "Rajya se licence wali firm ke tahat kaam, jahan uske lift ke kanoon mein escalator bhi aate hon",
    hindi: "राज्य से लाइसेंस वाली फ़र्म के तहत काम, जहाँ उसके लिफ़्ट के क़ानून में एस्केलेटर भी आते हों",
  },
};
