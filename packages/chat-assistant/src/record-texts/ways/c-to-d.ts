import type { ToldTexts } from "../told-texts.ts";

export const cToD: ToldTexts = {
  CA: { hinglish: "CA", hindi: "CA" },
  "CA Foundation and Intermediate, then articleship": {
    hinglish: "CA Foundation aur Intermediate, phir articleship",
    hindi: "CA Foundation और Intermediate, फिर आर्टिकलशिप",
  },
  "CA Foundation and onwards": { hinglish: "CA Foundation aur uske aage", hindi: "CA Foundation और उसके आगे" },
  "CA Foundation, then Intermediate, articleship (paid training under a CA) and Final": {
    hinglish: "CA Foundation, phir Intermediate, articleship (kisi CA ke yahan stipend wali training) aur Final",
    hindi: "CA Foundation, फिर Intermediate, आर्टिकलशिप (किसी CA के यहाँ स्टाइपेंड वाली ट्रेनिंग) और Final",
  },
  "CA Intermediate (asks for 55 or 60 per cent) or CMA Intermediate, straight after a degree": {
    hinglish: "Degree ke turant baad CA Intermediate (55 ya 60 pratishat maangta hai) ya CMA Intermediate",
    hindi: "डिग्री के तुरंत बाद CA Intermediate (55 या 60 प्रतिशत माँगता है) या CMA Intermediate",
  },
  "CA Intermediate direct entry": { hinglish: "CA Intermediate mein direct entry", hindi: "CA Intermediate में डायरेक्ट एंट्री" },
  "CA Intermediate while studying": { hinglish: "Padhai ke saath-saath CA Intermediate", hindi: "पढ़ाई के साथ-साथ CA Intermediate" },
  "CA or CMA route": { hinglish: "CA ya CMA ka raasta", hindi: "CA या CMA का रास्ता" },
  "CA or CS route": { hinglish: "CA ya CS ka raasta", hindi: "CA या CS का रास्ता" },
  "CA or MBA in Finance": { hinglish: "CA ya Finance mein MBA", hindi: "CA या Finance में MBA" },
  "CA route": { hinglish: "CA ka raasta", hindi: "CA का रास्ता" },
  "CA, CS or CMA route": { hinglish: "CA, CS ya CMA ka raasta", hindi: "CA, CS या CMA का रास्ता" },
  "CA, CS or CMA route, then three years' experience, a valuers' organisation's course and the IBBI exam": {
    hinglish: "CA, CS ya CMA ka raasta, phir teen saal ka anubhav, kisi valuers organisation ka course aur IBBI ka exam",
    hindi: "CA, CS या CMA का रास्ता, फिर तीन साल का अनुभव, किसी वैल्यूअर्स संगठन का कोर्स और IBBI की परीक्षा",
  },
  "CA, then deal advisory at an accounting firm": {
    hinglish: "CA, phir kisi accounting firm mein deal advisory",
    hindi: "CA, फिर किसी अकाउंटिंग फ़र्म में डील एडवाइज़री",
  },
  "CAPF head constable posts, and each force's sports quota for players of national level": {
    hinglish: "CAPF mein head constable ki post, aur national level ke khiladiyon ke liye har force ka sports quota",
    hindi: "CAPF में हेड कांस्टेबल के पद, और नेशनल लेवल के खिलाड़ियों के लिए हर फ़ोर्स का स्पोर्ट्स कोटा",
  },
  "CCNA certification": { hinglish: "CCNA certification", hindi: "CCNA सर्टिफ़िकेशन" },
  "CCNP or CCIE certificate": { hinglish: "CCNP ya CCIE certificate", hindi: "CCNP या CCIE सर्टिफ़िकेट" },
  "CCNP or CCIE certificate after some years": {
    hinglish: "Kuch saal baad CCNP ya CCIE certificate",
    hindi: "कुछ साल बाद CCNP या CCIE सर्टिफ़िकेट",
  },
  "CDPO by the State PSC, after a degree in a subject that the State names": {
    hinglish: "Rajya ke bataye vishay mein degree ke baad, State PSC se CDPO",
    hindi: "राज्य के बताए विषय में डिग्री के बाद, State PSC से CDPO",
  },
  "CDS entry": { hinglish: "CDS entry", hindi: "CDS एंट्री" },
  "CDS entry as an officer, then volunteer": { hinglish: "CDS entry se officer, phir volunteer", hindi: "CDS एंट्री से ऑफ़िसर, फिर वॉलंटियर" },
  "CDS entry through UPSC, then SSB interview and medical, from 19 to 24 years (25 for short service)": {
    hinglish: "UPSC se CDS entry, phir SSB interview aur medical, 19 se 24 saal ki umar mein (short service ke liye 25)",
    hindi: "UPSC से CDS एंट्री, फिर SSB इंटरव्यू और मेडिकल, 19 से 24 साल की उम्र में (शॉर्ट सर्विस के लिए 25)",
  },
  "CDS to the Air Force Academy, from 20 to 24 years, men only so far, with maths and physics in 12th": {
    hinglish: "CDS se Air Force Academy, 20 se 24 saal ki umar mein, ab tak sirf purush, 12th mein maths aur physics ke saath",
    hindi: "CDS से Air Force Academy, 20 से 24 साल की उम्र में, अब तक सिर्फ़ पुरुष, Class 12 में मैथ्स और फ़िज़िक्स के साथ",
  },
  "CDS to the Naval Academy, engineers, men so far": {
    hinglish: "CDS se Naval Academy, engineers ke liye, ab tak sirf purush",
    hindi: "CDS से Naval Academy, इंजीनियरों के लिए, अब तक सिर्फ़ पुरुष",
  },
  "CFA charter": { hinglish: "CFA charter", hindi: "CFA charter" },
  "CFA charter papers": { hinglish: "CFA charter ke papers", hindi: "CFA charter के पेपर" },
  "CFP certification": { hinglish: "CFP certification", hindi: "CFP सर्टिफ़िकेशन" },
  "CFP certification of FPSB": { hinglish: "FPSB ka CFP certification", hindi: "FPSB का CFP सर्टिफ़िकेशन" },
  "CFTRI flour milling technology course after a science degree": {
    hinglish: "Science degree ke baad CFTRI ka flour milling technology course",
    hindi: "साइंस की डिग्री के बाद CFTRI का flour milling technology कोर्स",
  },
  "CIPET PG diploma in plastics processing after BSc Chemistry": {
    hinglish: "BSc Chemistry ke baad plastics processing mein CIPET ka PG diploma",
    hindi: "BSc Chemistry के बाद प्लास्टिक प्रोसेसिंग में CIPET का PG डिप्लोमा",
  },
  "CIPET diploma in Plastics Technology, by its own test": {
    hinglish: "Plastics Technology mein CIPET ka diploma, uske apne test se",
    hindi: "Plastics Technology में CIPET का डिप्लोमा, उसके अपने टेस्ट से",
  },
  "CIPET diploma in Plastics or Plastics Mould Technology, by CIPET's own test": {
    hinglish: "Plastics ya Plastics Mould Technology mein CIPET ka diploma, CIPET ke apne test se",
    hindi: "Plastics या Plastics Mould Technology में CIPET का डिप्लोमा, CIPET के अपने टेस्ट से",
  },
  "CIPET diploma or short course": { hinglish: "CIPET ka diploma ya short course", hindi: "CIPET का डिप्लोमा या छोटा कोर्स" },
  "CIPET diploma, any stream": { hinglish: "CIPET ka diploma, koi bhi stream", hindi: "CIPET का डिप्लोमा, कोई भी स्ट्रीम" },
  "CIPET plastics diploma": { hinglish: "CIPET ka plastics diploma", hindi: "CIPET का प्लास्टिक डिप्लोमा" },
  "CISA (ISACA)": { hinglish: "CISA (ISACA)", hindi: "CISA (ISACA)" },
  "CISA (ISACA): examination at once, certificate after some years in audit or security": {
    hinglish: "CISA (ISACA): exam turant, certificate audit ya security mein kuch saal ke baad",
    hindi: "CISA (ISACA): परीक्षा तुरंत, सर्टिफ़िकेट ऑडिट या सिक्योरिटी में कुछ साल के बाद",
  },
  "CISF Constable (Fire), with science (men so far), or the airport fire service of the AAI": {
    hinglish: "CISF Constable (Fire), science ke saath (ab tak sirf purush), ya AAI ki airport fire service",
    hindi: "CISF Constable (Fire), साइंस के साथ (अब तक सिर्फ़ पुरुष), या AAI की एयरपोर्ट फ़ायर सर्विस",
  },
  "CISM or ISO 27001 lead implementer certificate": {
    hinglish: "CISM ya ISO 27001 lead implementer certificate",
    hindi: "CISM या ISO 27001 लीड इंप्लीमेंटर सर्टिफ़िकेट",
  },
  "CISSP or CISM after long experience": { hinglish: "Lambe anubhav ke baad CISSP ya CISM", hindi: "लंबे अनुभव के बाद CISSP या CISM" },
  "CISSP or CISM certificate": { hinglish: "CISSP ya CISM certificate", hindi: "CISSP या CISM सर्टिफ़िकेट" },
  "CMA Foundation of ICMAI": { hinglish: "ICMAI ka CMA Foundation", hindi: "ICMAI का CMA Foundation" },
  "CMA Foundation, Intermediate, training and Final": {
    hinglish: "CMA Foundation, Intermediate, training aur Final",
    hindi: "CMA Foundation, Intermediate, ट्रेनिंग और Final",
  },
  "CMA Intermediate straight after a degree, without the Foundation": {
    hinglish: "Degree ke turant baad CMA Intermediate, Foundation ke bina",
    hindi: "डिग्री के तुरंत बाद CMA Intermediate, Foundation के बिना",
  },
  "CNC course of a tool room (NTTF or IGTR)": {
    hinglish: "Kisi tool room (NTTF ya IGTR) ka CNC course",
    hindi: "किसी टूल रूम (NTTF या IGTR) का CNC कोर्स",
  },
  "CNC operator's course of a government tool room (such as IGTR or GTTC)": {
    hinglish: "Kisi sarkari tool room (jaise IGTR ya GTTC) ka CNC operator course",
    hindi: "किसी सरकारी टूल रूम (जैसे IGTR या GTTC) का CNC ऑपरेटर कोर्स",
  },
  "CPL (commercial pilot licence) at a flying school, then years of flying": {
    hinglish: "Flying school mein CPL (commercial pilot licence), phir kuch saal ki flying",
    hindi: "फ़्लाइंग स्कूल में CPL (कमर्शियल पायलट लाइसेंस), फिर कुछ साल की फ़्लाइंग",
  },
  "CPL at a flying school (IGRUA by its own test), then type rating": {
    hinglish: "Flying school mein CPL (IGRUA mein uske apne test se), phir type rating",
    hindi: "फ़्लाइंग स्कूल में CPL (IGRUA में उसके अपने टेस्ट से), फिर टाइप रेटिंग",
  },
  "CPL first, then instructor rating": { hinglish: "Pehle CPL, phir instructor rating", hindi: "पहले CPL, फिर इंस्ट्रक्टर रेटिंग" },
  "CPL or CHPL at a DGCA-approved flying school, then years as first officer": {
    hinglish: "DGCA se manzoor flying school mein CPL ya CHPL, phir first officer ke taur par kuch saal",
    hindi: "DGCA से मंज़ूर फ़्लाइंग स्कूल में CPL या CHPL, फिर फ़र्स्ट ऑफ़िसर के तौर पर कुछ साल",
  },
  "CPL training after any degree, with Class 12 Physics and Maths (open school counts)": {
    hinglish: "Kisi bhi degree ke baad CPL training, Class 12 mein Physics aur Maths ke saath (open school bhi chalta hai)",
    hindi: "किसी भी डिग्री के बाद CPL ट्रेनिंग, Class 12 में फ़िज़िक्स और मैथ्स के साथ (ओपन स्कूल भी चलता है)",
  },
  "CPL training at a DGCA-approved flying school (IGRUA by its own test)": {
    hinglish: "DGCA se manzoor flying school mein CPL training (IGRUA mein uske apne test se)",
    hindi: "DGCA से मंज़ूर फ़्लाइंग स्कूल में CPL ट्रेनिंग (IGRUA में उसके अपने टेस्ट से)",
  },
  "CRISC certificate (ISACA)": { hinglish: "CRISC certificate (ISACA)", hindi: "CRISC सर्टिफ़िकेट (ISACA)" },
  "CS route": { hinglish: "CS ka raasta", hindi: "CS का रास्ता" },
  "CSEET, then CS Executive, training and Professional": {
    hinglish: "CSEET, phir CS Executive, training aur Professional",
    hindi: "CSEET, फिर CS Executive, ट्रेनिंग और Professional",
  },
  "CSIR-CSMCRI or ICAR-CMFRI seaweed training": {
    hinglish: "CSIR-CSMCRI ya ICAR-CMFRI ki seaweed training",
    hindi: "CSIR-CSMCRI या ICAR-CMFRI की समुद्री शैवाल ट्रेनिंग",
  },
  "Calibration laboratory of a firm, after MSc Physics or BTech": {
    hinglish: "MSc Physics ya BTech ke baad, kisi firm ki calibration laboratory",
    hindi: "MSc Physics या BTech के बाद, किसी फ़र्म की कैलिब्रेशन लैब",
  },
  "Call centre agent, then team leader": { hinglish: "Call centre agent, phir team leader", hindi: "कॉल सेंटर एजेंट, फिर टीम लीडर" },
  "Call centre executive after Class 12, then its workforce desk": {
    hinglish: "Class 12 ke baad call centre executive, phir uska workforce desk",
    hindi: "Class 12 के बाद कॉल सेंटर एग्ज़िक्यूटिव, फिर उसका वर्कफ़ोर्स डेस्क",
  },
  "Call centre executive first, then its workforce desk": {
    hinglish: "Pehle call centre executive, phir uska workforce desk",
    hindi: "पहले कॉल सेंटर एग्ज़िक्यूटिव, फिर उसका वर्कफ़ोर्स डेस्क",
  },
  "Call centre work after Class 12, then promotion": {
    hinglish: "Class 12 ke baad call centre ka kaam, phir promotion se",
    hindi: "Class 12 के बाद कॉल सेंटर का काम, फिर प्रमोशन से",
  },
  "Call taker at a 108 or 112 centre, hired by its contractor, with typing and two languages": {
    hinglish: "108 ya 112 centre mein call taker, uske contractor ki bharti se, typing aur do bhashaon ke saath",
    hindi: "108 या 112 सेंटर में कॉल टेकर, उसके ठेकेदार की भर्ती से, टाइपिंग और दो भाषाओं के साथ",
  },
  "Caller or field agent of a collection agency from 18, with the IIBF certificate (100 hours of training)": {
    hinglish: "18 saal ki umar se kisi collection agency mein caller ya field agent, IIBF certificate ke saath (100 ghante ki training)",
    hindi: "18 साल की उम्र से किसी कलेक्शन एजेंसी में कॉलर या फ़ील्ड एजेंट, IIBF सर्टिफ़िकेट के साथ (100 घंटे की ट्रेनिंग)",
  },
  "Campaigner or community organiser first, then promotion": {
    hinglish: "Pehle campaigner ya community organiser, phir promotion se",
    hindi: "पहले कैंपेनर या कम्युनिटी ऑर्गनाइज़र, फिर प्रमोशन से",
  },
  "Canteen cook or waiter from 18, then years as supervisor": {
    hinglish: "18 saal ki umar se canteen mein cook ya waiter, phir supervisor ke taur par kuch saal",
    hindi: "18 साल की उम्र से कैंटीन में कुक या वेटर, फिर सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Car licence at 18, heavy goods licence from 20 with a driving-school certificate, then a transporter's fleet": {
    hinglish:
      "18 saal ki umar mein car licence, 20 ki umar se driving school ke certificate ke saath heavy goods licence, phir kisi transporter ki fleet",
    hindi: "18 साल की उम्र में कार लाइसेंस, 20 की उम्र से ड्राइविंग स्कूल के सर्टिफ़िकेट के साथ हेवी गुड्स लाइसेंस, फिर किसी ट्रांसपोर्टर की गाड़ियाँ",
  },
  "Car licence at 18, heavy licence from 20, then driver of the Border Roads (BRO; men so far) or, after some years, constable (driver) of a force such as the CISF, by their own recruitment":
    {
      hinglish:
        "18 saal ki umar mein car licence, 20 ki umar se heavy licence, phir Border Roads ke driver (BRO; ab tak sirf purush) ya, kuch saal baad, CISF jaisi kisi force mein constable (driver), unki apni bharti se",
      hindi:
        "18 साल की उम्र में कार लाइसेंस, 20 की उम्र से हेवी लाइसेंस, फिर Border Roads के ड्राइवर (BRO; अब तक सिर्फ़ पुरुष) या, कुछ साल बाद, CISF जैसी किसी फ़ोर्स में कांस्टेबल (ड्राइवर), उनकी अपनी भर्ती से",
    },
  "Car licence at 18, heavy passenger licence from 20, then a private operator; State transport after some years of it": {
    hinglish:
      "18 saal ki umar mein car licence, 20 ki umar se heavy passenger licence, phir koi private operator; kuch saal aise kaam ke baad rajya transport",
    hindi: "18 साल की उम्र में कार लाइसेंस, 20 की उम्र से हेवी पैसेंजर लाइसेंस, फिर कोई प्राइवेट ऑपरेटर; कुछ साल ऐसे काम के बाद राज्य परिवहन",
  },
  "Car licence at 18, some years at the wheel, then staff car driver of a government office, by its recruitment": {
    hinglish: "18 saal ki umar mein car licence, kuch saal gaadi chalana, phir sarkari daftar mein staff car driver, uski bharti se",
    hindi: "18 साल की उम्र में कार लाइसेंस, कुछ साल गाड़ी चलाना, फिर सरकारी दफ़्तर में स्टाफ़ कार ड्राइवर, उसकी भर्ती से",
  },
  "Car licence at 18, then from 20 a cab on daily rent or loan, by an app, a taxi stand or a travel firm": {
    hinglish:
      "18 saal ki umar mein car licence, phir 20 ki umar se roz ke kiraye ya loan par cab, kisi app, taxi stand ya travel firm ke zariye",
    hindi: "18 साल की उम्र में कार लाइसेंस, फिर 20 की उम्र से रोज़ के किराये या लोन पर कैब, किसी ऐप, टैक्सी स्टैंड या ट्रैवल फ़र्म के ज़रिए",
  },
  "Car licence at 18, then from 20 driver of a hotel, travel firm or app cab, or of your own tourist taxi": {
    hinglish:
      "18 saal ki umar mein car licence, phir 20 ki umar se hotel, travel firm ya app cab ke driver, ya apni tourist taxi ke driver",
    hindi: "18 साल की उम्र में कार लाइसेंस, फिर 20 की उम्र से होटल, ट्रैवल फ़र्म या ऐप कैब के ड्राइवर, या अपनी टूरिस्ट टैक्सी के ड्राइवर",
  },
  "Car licence at 18, then heavy or medium passenger licence from 20, then five years of driving heavy vehicles, which court guidelines ask for":
    {
      hinglish:
        "18 saal ki umar mein car licence, phir 20 ki umar se heavy ya medium passenger licence, phir paanch saal heavy gaadi chalana, jo court ki guidelines maangti hain",
      hindi: "18 साल की उम्र में कार लाइसेंस, फिर 20 की उम्र से हेवी या मीडियम पैसेंजर लाइसेंस, फिर पाँच साल हेवी गाड़ी चलाना, जो कोर्ट की गाइडलाइन माँगती हैं",
    },
  "Car licence at 18, then school vehicles from 20 (many States ask for some years at the wheel first)": {
    hinglish:
      "18 saal ki umar mein car licence, phir 20 ki umar se school ki gaadiyan (kai rajya pehle kuch saal gaadi chalana maangte hain)",
    hindi: "18 साल की उम्र में कार लाइसेंस, फिर 20 की उम्र से स्कूल की गाड़ियाँ (कई राज्य पहले कुछ साल गाड़ी चलाना माँगते हैं)",
  },
  "Car licence at 18, then some years at the wheel": {
    hinglish: "18 saal ki umar mein car licence, phir kuch saal gaadi chalana",
    hindi: "18 साल की उम्र में कार लाइसेंस, फिर कुछ साल गाड़ी चलाना",
  },
  "Car licence at 18, then vehicles for hire or goods from 20": {
    hinglish: "18 saal ki umar mein car licence, phir 20 ki umar se kiraye ya maal ki gaadiyan",
    hindi: "18 साल की उम्र में कार लाइसेंस, फिर 20 की उम्र से किराये या माल की गाड़ियाँ",
  },
  "Career as a competition swimmer, then the six-week certificate course of NSNIS or the federation's coaching licence": {
    hinglish: "Competition swimmer ke taur par career, phir NSNIS ka chhah hafte ka certificate course ya federation ka coaching licence",
    hindi: "प्रतियोगिताओं में तैराक के तौर पर करियर, फिर NSNIS का छह हफ़्ते का सर्टिफ़िकेट कोर्स या फ़ेडरेशन का कोचिंग लाइसेंस",
  },
  "Career as a gymnast, then the six-week certificate course of NSNIS": {
    hinglish: "Gymnast ke taur par career, phir NSNIS ka chhah hafte ka certificate course",
    hindi: "जिम्नास्ट के तौर पर करियर, फिर NSNIS का छह हफ़्ते का सर्टिफ़िकेट कोर्स",
  },
  "Career as an athlete, then the six-week certificate course of NSNIS or the federation's own course": {
    hinglish: "Athlete ke taur par career, phir NSNIS ka chhah hafte ka certificate course ya federation ka apna course",
    hindi: "एथलीट के तौर पर करियर, फिर NSNIS का छह हफ़्ते का सर्टिफ़िकेट कोर्स या फ़ेडरेशन का अपना कोर्स",
  },
  "Career guidance training after any degree, for CBSE schools": {
    hinglish: "Kisi bhi degree ke baad career guidance training, CBSE schools ke liye",
    hindi: "किसी भी डिग्री के बाद करियर गाइडेंस ट्रेनिंग, CBSE स्कूलों के लिए",
  },
  "Cargo loader or ramp agent first, then promotion": {
    hinglish: "Pehle cargo loader ya ramp agent, phir promotion se",
    hindi: "पहले कार्गो लोडर या रैंप एजेंट, फिर प्रमोशन से",
  },
  "Caseworker of a charity that works with the UN refugee agency, by its own hiring, after a degree": {
    hinglish: "Degree ke baad, UN ki refugee agency ke saath kaam karne wali kisi charity mein caseworker, uski apni bharti se",
    hindi: "डिग्री के बाद, UN की शरणार्थी एजेंसी के साथ काम करने वाली किसी सेवा संस्था में केसवर्कर, उसकी अपनी भर्ती से",
  },
  "Cashier course (retail skill council RASCI)": {
    hinglish: "Cashier course (retail skill council RASCI)",
    hindi: "कैशियर कोर्स (रिटेल स्किल काउंसिल RASCI)",
  },
  "Cashier or shop assistant from 18, then this counter": {
    hinglish: "18 saal ki umar se cashier ya shop assistant, phir yeh counter",
    hindi: "18 साल की उम्र से कैशियर या शॉप असिस्टेंट, फिर यह काउंटर",
  },
  "Casting assistant at a casting company, after any degree": {
    hinglish: "Kisi bhi degree ke baad kisi casting company mein casting assistant",
    hindi: "किसी भी डिग्री के बाद किसी कास्टिंग कंपनी में कास्टिंग असिस्टेंट",
  },
  "Casual host of Akashvani's Yuvvani, by its audition, from 18": {
    hinglish: "18 saal ki umar se Akashvani ke Yuvvani mein casual host, uske audition se",
    hindi: "18 साल की उम्र से Akashvani के Yuvvani में कैज़ुअल होस्ट, उसके ऑडिशन से",
  },
  "Casualty medical officer of a hospital, after MBBS": {
    hinglish: "MBBS ke baad hospital mein casualty medical officer",
    hindi: "MBBS के बाद अस्पताल में कैज़ुअल्टी मेडिकल ऑफ़िसर",
  },
  "Catering supervisor of a Navodaya Vidyalaya, by its own selection, after a hotel management degree": {
    hinglish: "Hotel management ki degree ke baad Navodaya Vidyalaya mein catering supervisor, uske apne selection se",
    hindi: "होटल मैनेजमेंट की डिग्री के बाद Navodaya Vidyalaya में कैटरिंग सुपरवाइज़र, उसके अपने चयन से",
  },
  "Cath lab technician of a railway hospital by RRB Paramedical, after a BSc and training in that work": {
    hinglish: "BSc aur us kaam ki training ke baad, RRB Paramedical se railway hospital mein cath lab technician",
    hindi: "BSc और उस काम की ट्रेनिंग के बाद, RRB Paramedical से रेलवे अस्पताल में कैथ लैब टेक्नीशियन",
  },
  "Central Electricity Authority by UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services se Central Electricity Authority",
    hindi: "BTech के बाद UPSC Engineering Services से Central Electricity Authority",
  },
  "Central Food Safety Officer, by FSSAI's own test": {
    hinglish: "Central Food Safety Officer, FSSAI ke apne test se",
    hindi: "Central Food Safety Officer, FSSAI के अपने टेस्ट से",
  },
  "Central Silk Board or state sericulture training": {
    hinglish: "Central Silk Board ya rajya ki resham palan training",
    hindi: "Central Silk Board या राज्य की रेशम पालन ट्रेनिंग",
  },
  "Central Water Commission by UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services se Central Water Commission",
    hindi: "BTech के बाद UPSC Engineering Services से Central Water Commission",
  },
  "Central Water Commission by UPSC Engineering Services, or State water resources department by the State PSC, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services se Central Water Commission, ya State PSC se rajya ka water resources department",
    hindi: "BTech के बाद UPSC Engineering Services से Central Water Commission, या State PSC से राज्य का जल संसाधन विभाग",
  },
  "Central forensic laboratories, by UPSC or their own selection": {
    hinglish: "Kendriya forensic laboratories, UPSC ya unke apne selection se",
    hindi: "केंद्रीय फ़ॉरेंसिक लैब, UPSC या उनके अपने चयन से",
  },
  "Central forensic laboratories, by UPSC recruitment or their own selection": {
    hinglish: "Kendriya forensic laboratories, UPSC bharti ya unke apne selection se",
    hindi: "केंद्रीय फ़ॉरेंसिक लैब, UPSC भर्ती या उनके अपने चयन से",
  },
  "Central offices' libraries by SSC Selection Posts": {
    hinglish: "SSC Selection Posts se kendriya daftaron ki library",
    hindi: "SSC Selection Posts से केंद्रीय दफ़्तरों की लाइब्रेरी",
  },
  "Central or State Pollution Control Board post, by its own test or, as in Kerala, by the State PSC": {
    hinglish: "Central ya State Pollution Control Board ki post, uske apne test se ya, jaise Kerala mein, State PSC se",
    hindi: "Central या State Pollution Control Board का पद, उसके अपने टेस्ट से या, जैसे केरल में, State PSC से",
  },
  "Certificate (CLISc) or Diploma (DLIS) in Library Science, for junior posts": {
    hinglish: "Library Science mein certificate (CLISc) ya diploma (DLIS), junior post ke liye",
    hindi: "Library Science में सर्टिफ़िकेट (CLISc) या डिप्लोमा (DLIS), जूनियर पदों के लिए",
  },
  "Certificate Course in Maritime Catering": {
    hinglish: "Maritime Catering mein certificate course",
    hindi: "Maritime Catering में सर्टिफ़िकेट कोर्स",
  },
  "Certificate against money laundering (CAMS)": {
    hinglish: "Money laundering rokne ka certificate (CAMS)",
    hindi: "मनी लॉन्ड्रिंग रोकने का सर्टिफ़िकेट (CAMS)",
  },
  "Certificate course in dog training and behaviour": {
    hinglish: "Dog training aur behaviour mein certificate course",
    hindi: "डॉग ट्रेनिंग और बिहेवियर में सर्टिफ़िकेट कोर्स",
  },
  "Certificate course in sports massage or Ayurveda massage": {
    hinglish: "Sports massage ya Ayurveda massage mein certificate course",
    hindi: "स्पोर्ट्स मसाज या आयुर्वेद मसाज में सर्टिफ़िकेट कोर्स",
  },
  "Certificate in Library Science (CLIS)": {
    hinglish: "Library Science mein certificate (CLIS)",
    hindi: "Library Science में सर्टिफ़िकेट (CLIS)",
  },
  "Certificate in Tally and GST": { hinglish: "Tally aur GST mein certificate", hindi: "Tally और GST में सर्टिफ़िकेट" },
  "Certificate in Ticketing and Reservations": {
    hinglish: "Ticketing and Reservations mein certificate",
    hindi: "Ticketing and Reservations में सर्टिफ़िकेट",
  },
  "Certificate in business continuity (ISO 22301)": {
    hinglish: "Business continuity mein certificate (ISO 22301)",
    hindi: "बिज़नेस कंटिन्यूटी में सर्टिफ़िकेट (ISO 22301)",
  },
  "Certificate in e-learning tools after any degree": {
    hinglish: "Kisi bhi degree ke baad e-learning tools mein certificate",
    hindi: "किसी भी डिग्री के बाद ई-लर्निंग टूल्स में सर्टिफ़िकेट",
  },
  "Certificate in financial risk (FRM)": { hinglish: "Financial risk mein certificate (FRM)", hindi: "फ़ाइनेंशियल रिस्क में सर्टिफ़िकेट (FRM)" },
  "Certificate in floral design": { hinglish: "Floral design mein certificate", hindi: "फ़्लोरल डिज़ाइन में सर्टिफ़िकेट" },
  "Certificate in food production from a State Food Craft Institute, then years in a hotel kitchen": {
    hinglish: "Kisi State Food Craft Institute se food production mein certificate, phir hotel kitchen mein kuch saal",
    hindi: "किसी State Food Craft Institute से फ़ूड प्रोडक्शन में सर्टिफ़िकेट, फिर होटल की रसोई में कुछ साल",
  },
  "Certificate in hospital administration": {
    hinglish: "Hospital administration mein certificate",
    hindi: "हॉस्पिटल एडमिनिस्ट्रेशन में सर्टिफ़िकेट",
  },
  "Certificate in inventory and Tally": { hinglish: "Inventory aur Tally mein certificate", hindi: "इन्वेंटरी और Tally में सर्टिफ़िकेट" },
  "Certificate in library science (six months, Kerala, from 18)": {
    hinglish: "Library science mein certificate (chhah mahine, Kerala, 18 saal ki umar se)",
    hindi: "लाइब्रेरी साइंस में सर्टिफ़िकेट (छह महीने, केरल, 18 साल की उम्र से)",
  },
  "Certificate in library science (six months, Kerala, from 18), for village and branch libraries": {
    hinglish: "Library science mein certificate (chhah mahine, Kerala, 18 saal ki umar se), gaon aur branch library ke liye",
    hindi: "लाइब्रेरी साइंस में सर्टिफ़िकेट (छह महीने, केरल, 18 साल की उम्र से), गाँव और ब्रांच लाइब्रेरी के लिए",
  },
  "Certificate in medical office work": { hinglish: "Medical office ke kaam mein certificate", hindi: "मेडिकल ऑफ़िस के काम में सर्टिफ़िकेट" },
  "Certificate in men's hair and grooming": {
    hinglish: "Purushon ke hair aur grooming mein certificate",
    hindi: "पुरुषों के हेयर और ग्रूमिंग में सर्टिफ़िकेट",
  },
  "Certificate in nail art and extensions": { hinglish: "Nail art aur extensions mein certificate", hindi: "नेल आर्ट और एक्सटेंशन में सर्टिफ़िकेट" },
  "Certificate in palliative nursing, after a nursing course": {
    hinglish: "Nursing course ke baad palliative nursing mein certificate",
    hindi: "नर्सिंग कोर्स के बाद पैलिएटिव नर्सिंग में सर्टिफ़िकेट",
  },
  "Certificate in photography": { hinglish: "Photography mein certificate", hindi: "फ़ोटोग्राफ़ी में सर्टिफ़िकेट" },
  "Certificate in professional pet grooming": {
    hinglish: "Professional pet grooming mein certificate",
    hindi: "प्रोफ़ेशनल पेट ग्रूमिंग में सर्टिफ़िकेट",
  },
  "Certificate in renal nursing of a large hospital (some months), after GNM or BSc Nursing": {
    hinglish: "GNM ya BSc Nursing ke baad, kisi bade hospital ka renal nursing certificate (kuch mahine)",
    hindi: "GNM या BSc Nursing के बाद, किसी बड़े अस्पताल का रीनल नर्सिंग सर्टिफ़िकेट (कुछ महीने)",
  },
  "Certificate in retail operations": { hinglish: "Retail operations mein certificate", hindi: "रिटेल ऑपरेशंस में सर्टिफ़िकेट" },
  "Certificate in retail sales": { hinglish: "Retail sales mein certificate", hindi: "रिटेल सेल्स में सर्टिफ़िकेट" },
  "Certificate in web development or NIELIT O Level": {
    hinglish: "Web development mein certificate ya NIELIT O Level",
    hindi: "वेब डेवलपमेंट में सर्टिफ़िकेट या NIELIT O Level",
  },
  "Certificate of a beauty academy": { hinglish: "Beauty academy ka certificate", hindi: "ब्यूटी एकेडमी का सर्टिफ़िकेट" },
  "Certificate or Diploma in Library Science (DLIS), for junior posts and Rajasthan's State schools": {
    hinglish: "Library Science mein certificate ya diploma (DLIS), junior post aur Rajasthan ke sarkari schools ke liye",
    hindi: "Library Science में सर्टिफ़िकेट या डिप्लोमा (DLIS), जूनियर पदों और राजस्थान के सरकारी स्कूलों के लिए",
  },
  "Certificate or diploma in book publishing": {
    hinglish: "Book publishing mein certificate ya diploma",
    hindi: "बुक पब्लिशिंग में सर्टिफ़िकेट या डिप्लोमा",
  },
  "Certificate or diploma in fitness training": {
    hinglish: "Fitness training mein certificate ya diploma",
    hindi: "फ़िटनेस ट्रेनिंग में सर्टिफ़िकेट या डिप्लोमा",
  },
  "Certificate or diploma in library science, then an assistant's post": {
    hinglish: "Library science mein certificate ya diploma, phir assistant ki post",
    hindi: "लाइब्रेरी साइंस में सर्टिफ़िकेट या डिप्लोमा, फिर असिस्टेंट का पद",
  },
  "Certificate or diploma in special education": {
    hinglish: "Special education mein certificate ya diploma",
    hindi: "स्पेशल एजुकेशन में सर्टिफ़िकेट या डिप्लोमा",
  },
  "Certificate or diploma in sports massage": {
    hinglish: "Sports massage mein certificate ya diploma",
    hindi: "स्पोर्ट्स मसाज में सर्टिफ़िकेट या डिप्लोमा",
  },
  "Certificate or fellowship in palliative care, after MBBS": {
    hinglish: "MBBS ke baad palliative care mein certificate ya fellowship",
    hindi: "MBBS के बाद पैलिएटिव केयर में सर्टिफ़िकेट या फ़ेलोशिप",
  },
  "Certified Fraud Examiner papers": { hinglish: "Certified Fraud Examiner ke papers", hindi: "Certified Fraud Examiner के पेपर" },
  "Certified Internal Auditor (IIA) papers": {
    hinglish: "Certified Internal Auditor (IIA) ke papers",
    hindi: "Certified Internal Auditor (IIA) के पेपर",
  },
  "Change management certificate (Prosci), after some years at work": {
    hinglish: "Kuch saal ke kaam ke baad change management certificate (Prosci)",
    hindi: "कुछ साल के काम के बाद चेंज मैनेजमेंट सर्टिफ़िकेट (Prosci)",
  },
  "Chartered Accountancy (CA)": { hinglish: "Chartered Accountancy (CA)", hindi: "Chartered Accountancy (CA)" },
  "Chartered Accountant, or officer of a civil service such as the IRS, for long years": {
    hinglish: "Barson tak Chartered Accountant, ya IRS jaisi kisi civil service mein officer",
    hindi: "बरसों तक चार्टर्ड अकाउंटेंट, या IRS जैसी किसी सिविल सर्विस में ऑफ़िसर",
  },
  "Checker's course of the apparel skill council": {
    hinglish: "Apparel skill council ka checker course",
    hindi: "अपैरल स्किल काउंसिल का चेकर कोर्स",
  },
  "Chemist of a State food laboratory, by State PSC or staff selection": {
    hinglish: "State PSC ya staff selection se rajya ki food laboratory mein chemist",
    hindi: "State PSC या कर्मचारी चयन से राज्य की फ़ूड लैब में केमिस्ट",
  },
  "Chemist of a State water board, by State selection": {
    hinglish: "Rajya ke selection se rajya ke water board mein chemist",
    hindi: "राज्य के चयन से राज्य के जल बोर्ड में केमिस्ट",
  },
  "Chemist of the Archaeological Survey by UPSC recruitment, after MSc Chemistry and some years' work": {
    hinglish: "MSc Chemistry aur kuch saal ke kaam ke baad, UPSC bharti se Archaeological Survey mein chemist",
    hindi: "MSc Chemistry और कुछ साल के काम के बाद, UPSC भर्ती से Archaeological Survey में केमिस्ट",
  },
  "Child Development Project Officer (CDPO) by State PSC, in some States after a degree in nutrition or home science": {
    hinglish: "State PSC se Child Development Project Officer (CDPO), kuch rajyon mein nutrition ya home science ki degree ke baad",
    hindi: "State PSC से Child Development Project Officer (CDPO), कुछ राज्यों में न्यूट्रिशन या होम साइंस की डिग्री के बाद",
  },
  "Child life or play worker of a children's hospital or a charity, trained on the job, after a psychology or human development degree": {
    hinglish:
      "Psychology ya human development ki degree ke baad, bachchon ke hospital ya kisi charity mein child life ya play worker, training kaam par hi",
    hindi: "साइकोलॉजी या ह्यूमन डेवलपमेंट की डिग्री के बाद, बच्चों के अस्पताल या किसी सेवा संस्था में चाइल्ड लाइफ़ या प्ले वर्कर, ट्रेनिंग काम पर ही",
  },
  "Chiropractic degree abroad (such as US, UK or Australia)": {
    hinglish: "Videsh mein chiropractic degree (jaise US, UK ya Australia)",
    hindi: "विदेश में काइरोप्रैक्टिक डिग्री (जैसे US, UK या ऑस्ट्रेलिया)",
  },
  "Chiropractic degree abroad, after BPT": {
    hinglish: "BPT ke baad videsh mein chiropractic degree",
    hindi: "BPT के बाद विदेश में काइरोप्रैक्टिक डिग्री",
  },
  "Choice by the senior judges (collegium) and appointment by the President: nobody applies and there is no examination": {
    hinglish:
      "Senior judges (collegium) ki taraf se selection aur President ki taraf se niyukti: koi aavedan nahi hota aur koi exam nahi hota",
    hindi: "सीनियर जजों (कॉलेजियम) की ओर से चयन और राष्ट्रपति की ओर से नियुक्ति: कोई आवेदन नहीं होता और कोई परीक्षा नहीं होती",
  },
  "Circus or stage troupe training": { hinglish: "Circus ya stage troupe ki training", hindi: "सर्कस या स्टेज मंडली की ट्रेनिंग" },
  "City gas skill course (PNG plumber)": { hinglish: "City gas skill course (PNG plumber)", hindi: "सिटी गैस स्किल कोर्स (PNG प्लंबर)" },
  "Civil service (by UPSC), as ministries name a senior officer their Chief Data Officer": {
    hinglish: "Civil service (UPSC se), kyunki mantralaya kisi senior officer ko apna Chief Data Officer banate hain",
    hindi: "सिविल सर्विस (UPSC से), क्योंकि मंत्रालय किसी सीनियर ऑफ़िसर को अपना चीफ़ डेटा ऑफ़िसर बनाते हैं",
  },
  "Civilian fireman of an army depot or another defence establishment, by its own test, with Class 10, from 18 years": {
    hinglish:
      "Class 10 ke saath, 18 saal ki umar se, army depot ya kisi aur defence establishment mein civilian fireman, uske apne test se",
    hindi: "Class 10 के साथ, 18 साल की उम्र से, आर्मी डिपो या किसी और रक्षा संस्थान में सिविलियन फ़ायरमैन, उसके अपने टेस्ट से",
  },
  "Class 12 vocational course for laboratory technicians (as in Telangana and Andhra Pradesh), then a year as a hospital's apprentice": {
    hinglish:
      "Laboratory technician ka Class 12 vocational course (jaise Telangana aur Andhra Pradesh mein), phir ek saal kisi hospital mein apprentice",
    hindi: "लैब टेक्नीशियन का Class 12 वोकेशनल कोर्स (जैसे तेलंगाना और आंध्र प्रदेश में), फिर एक साल किसी अस्पताल में अप्रेंटिस",
  },
  "Class 12 with a computer course": { hinglish: "Computer course ke saath Class 12", hindi: "कंप्यूटर कोर्स के साथ Class 12" },
  "Class 12 with agriculture (as in Rajasthan or Kerala) or a two-year Diploma in Agriculture (as in Tamil Nadu), then the State's test for field posts":
    {
      hinglish:
        "Agriculture ke saath Class 12 (jaise Rajasthan ya Kerala mein) ya Agriculture mein do saal ka diploma (jaise Tamil Nadu mein), phir field post ke liye rajya ka test",
      hindi: "कृषि के साथ Class 12 (जैसे राजस्थान या केरल में) या Agriculture में दो साल का डिप्लोमा (जैसे तमिलनाडु में), फिर फ़ील्ड के पदों के लिए राज्य का टेस्ट",
    },
  "Class 12 with computer skills": { hinglish: "Computer skills ke saath Class 12", hindi: "कंप्यूटर स्किल के साथ Class 12" },
  "Class 12 with typing, also for SSC CHSL posts (some ministries ask for science with maths)": {
    hinglish: "Typing ke saath Class 12, SSC CHSL ki post ke liye bhi (kuch mantralaya maths ke saath science maangte hain)",
    hindi: "टाइपिंग के साथ Class 12, SSC CHSL के पदों के लिए भी (कुछ मंत्रालय मैथ्स के साथ साइंस माँगते हैं)",
  },
  "Classes 11 and 12 at Kerala Kalamandalam, for pupils of its art high school (entered in Class 8)": {
    hinglish: "Kerala Kalamandalam mein Class 11 aur 12, uske art high school ke students ke liye (jismein entry Class 8 mein hoti hai)",
    hindi: "Kerala Kalamandalam में Class 11 और 12, उसके आर्ट हाई स्कूल के विद्यार्थियों के लिए (जिसमें एंट्री Class 8 में होती है)",
  },
  "Cleaner on a bus or lorry first, from 18 years, then the same licences": {
    hinglish: "Pehle 18 saal ki umar se bus ya lorry par cleaner, phir wahi licence",
    hindi: "पहले 18 साल की उम्र से बस या लॉरी पर क्लीनर, फिर वही लाइसेंस",
  },
  "Clerk (munim) of a commission agent in the mandi, or the family's own shop there": {
    hinglish: "Mandi mein kisi commission agent ke clerk (munim), ya wahan parivar ki apni dukaan",
    hindi: "मंडी में किसी आढ़ती के क्लर्क (मुनीम), या वहाँ परिवार की अपनी दुकान",
  },
  "Clerk by SSC CHSL or State staff selection, then promotion to superintendent": {
    hinglish: "SSC CHSL ya rajya staff selection se clerk, phir promotion se superintendent",
    hindi: "SSC CHSL या राज्य कर्मचारी चयन से क्लर्क, फिर प्रमोशन से सुपरिंटेंडेंट",
  },
  "Clerk in a State office by the State PSC in Tamil Nadu or Kerala, from 18": {
    hinglish: "Tamil Nadu ya Kerala mein 18 saal ki umar se, State PSC se rajya ke daftar mein clerk",
    hindi: "तमिलनाडु या केरल में 18 साल की उम्र से, State PSC से राज्य के दफ़्तर में क्लर्क",
  },
  "Clerk of the registration department by State staff selection, then promotion": {
    hinglish: "Rajya staff selection se registration department mein clerk, phir promotion se",
    hindi: "राज्य कर्मचारी चयन से रजिस्ट्रेशन विभाग में क्लर्क, फिर प्रमोशन से",
  },
  "Clerk or assistant of ESIC or EPFO first, then promotion": {
    hinglish: "Pehle ESIC ya EPFO mein clerk ya assistant, phir promotion se",
    hindi: "पहले ESIC या EPFO में क्लर्क या असिस्टेंट, फिर प्रमोशन से",
  },
  "Clerk or panchayat post from which enumerators are drawn": {
    hinglish: "Clerk ya panchayat ki post, jinmein se enumerator chune jaate hain",
    hindi: "क्लर्क या पंचायत के पद, जिनमें से गणना कर्मी चुने जाते हैं",
  },
  "Clerk posts by SSC CHSL, RRB NTPC, a court or a State's selection board, after Class 12": {
    hinglish: "Class 12 ke baad clerk ki post, SSC CHSL, RRB NTPC, court ya rajya ke selection board se",
    hindi: "Class 12 के बाद क्लर्क के पद, SSC CHSL, RRB NTPC, कोर्ट या राज्य के चयन बोर्ड से",
  },
  "Clerk recruitment test of a district court, a High Court or the Supreme Court": {
    hinglish: "District court, High Court ya Supreme Court ka clerk bharti test",
    hindi: "ज़िला कोर्ट, हाई कोर्ट या सुप्रीम कोर्ट का क्लर्क भर्ती टेस्ट",
  },
  "Clerk test of the State board, PSC or municipality, with typing": {
    hinglish: "Rajya ke board, PSC ya municipality ka clerk test, typing ke saath",
    hindi: "राज्य के बोर्ड, PSC या नगरपालिका का क्लर्क टेस्ट, टाइपिंग के साथ",
  },
  "Clerk's post of a district court, in some States straight from Class 12, with typing": {
    hinglish: "District court mein clerk ki post, kuch rajyon mein seedhe Class 12 ke baad, typing ke saath",
    hindi: "ज़िला कोर्ट में क्लर्क का पद, कुछ राज्यों में सीधे Class 12 के बाद, टाइपिंग के साथ",
  },
  "Clerk's test of the State PSC after Class 10, from 18, as in Kerala and Tamil Nadu": {
    hinglish: "Class 10 ke baad, 18 saal ki umar se, State PSC ka clerk test, jaise Kerala aur Tamil Nadu mein",
    hindi: "Class 10 के बाद, 18 साल की उम्र से, State PSC का क्लर्क टेस्ट, जैसे केरल और तमिलनाडु में",
  },
  "Clinical SAS course after a science degree": {
    hinglish: "Science degree ke baad clinical SAS course",
    hindi: "साइंस की डिग्री के बाद क्लिनिकल SAS कोर्स",
  },
  "Clinical psychologist of a railway hospital by RRB Paramedical (few posts), after a master's in psychology": {
    hinglish: "Psychology mein master degree ke baad, RRB Paramedical se railway hospital mein clinical psychologist (kam post)",
    hindi: "साइकोलॉजी में मास्टर डिग्री के बाद, RRB Paramedical से रेलवे अस्पताल में क्लिनिकल साइकोलॉजिस्ट (कम पद)",
  },
  "Clinical trial assistant at a research company (CRO), after a degree in pharmacy, dentistry or life sciences": {
    hinglish: "Pharmacy, dentistry ya life sciences ki degree ke baad, kisi research company (CRO) mein clinical trial assistant",
    hindi: "फ़ार्मेसी, डेंटिस्ट्री या लाइफ़ साइंस की डिग्री के बाद, किसी रिसर्च कंपनी (CRO) में क्लिनिकल ट्रायल असिस्टेंट",
  },
  "Cluster or community coordinator of the State livelihood mission, where it takes Class 12 (in Bihar, from women)": {
    hinglish:
      "Rajya ke aajeevika mission mein cluster ya community coordinator, jahan woh Class 12 pass logon ko leta ho (Bihar mein, mahilaon ko)",
    hindi: "राज्य के आजीविका मिशन में क्लस्टर या कम्युनिटी कोऑर्डिनेटर, जहाँ वह Class 12 पास लोगों को लेता हो (बिहार में, महिलाओं को)",
  },
  "Coach of the Sports Authority of India (SAI), Railways or a State sports department, after the NSNIS diploma": {
    hinglish: "NSNIS diploma ke baad Sports Authority of India (SAI), Railways ya rajya ke sports department mein coach",
    hindi: "NSNIS डिप्लोमा के बाद Sports Authority of India (SAI), रेलवे या राज्य के खेल विभाग में कोच",
  },
  "Coach of the Sports Authority of India (SAI), Railways or a State sports department, mostly after the NSNIS diploma": {
    hinglish: "Zyadatar NSNIS diploma ke baad, Sports Authority of India (SAI), Railways ya rajya ke sports department mein coach",
    hindi: "ज़्यादातर NSNIS डिप्लोमा के बाद, Sports Authority of India (SAI), रेलवे या राज्य के खेल विभाग में कोच",
  },
  "Coach training course accredited by the International Coaching Federation, after years in business": {
    hinglish: "Business mein kuch saal ke baad, International Coaching Federation se manyata prapt coach training course",
    hindi: "बिज़नेस में कुछ साल के बाद, International Coaching Federation से मान्यता प्राप्त कोच ट्रेनिंग कोर्स",
  },
  "Coaching juniors beside one's own tournaments": {
    hinglish: "Apne tournament ke saath-saath juniors ko coaching dena",
    hindi: "अपने टूर्नामेंट के साथ-साथ जूनियर खिलाड़ियों को कोचिंग देना",
  },
  "Coal India management trainee by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad Coal India mein management trainee, GATE ya uske apne test se",
    hindi: "BTech के बाद Coal India में मैनेजमेंट ट्रेनी, GATE या उसके अपने टेस्ट से",
  },
  "Coal India management trainee by GATE or its own test, after BTech, until the first class certificate": {
    hinglish: "BTech ke baad Coal India mein management trainee, GATE ya uske apne test se, first class certificate milne tak",
    hindi: "BTech के बाद Coal India में मैनेजमेंट ट्रेनी, GATE या उसके अपने टेस्ट से, फ़र्स्ट क्लास सर्टिफ़िकेट मिलने तक",
  },
  "Coal India or another public mining company, by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad Coal India ya koi aur sarkari mining company, GATE ya uske apne test se",
    hindi: "BTech के बाद Coal India या कोई और सरकारी माइनिंग कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "Coal India or its planning institute CMPDI as management trainee, by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad Coal India ya uske planning institute CMPDI mein management trainee, GATE ya Coal India ke apne test se",
    hindi: "BTech के बाद Coal India या उसके प्लानिंग संस्थान CMPDI में मैनेजमेंट ट्रेनी, GATE या Coal India के अपने टेस्ट से",
  },
  "Coal India, NMDC or another mining company, by GATE or its own test": {
    hinglish: "Coal India, NMDC ya koi aur mining company, GATE ya uske apne test se",
    hindi: "Coal India, NMDC या कोई और माइनिंग कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "Coast Guard Assistant Commandant (general duty; lately men only), with Class 12 Physics and Maths, then chosen as a pilot": {
    hinglish:
      "Class 12 mein Physics aur Maths ke saath, Coast Guard Assistant Commandant (general duty; haal mein sirf purush), phir pilot ke liye selection",
    hindi: "Class 12 में फ़िज़िक्स और मैथ्स के साथ, Coast Guard Assistant Commandant (जनरल ड्यूटी; हाल में सिर्फ़ पुरुष), फिर पायलट के लिए चयन",
  },
  "Coast Guard Navik (General Duty), with maths and physics; some become radio operators": {
    hinglish: "Coast Guard Navik (General Duty), maths aur physics ke saath; kuch log radio operator bante hain",
    hindi: "Coast Guard Navik (General Duty), मैथ्स और फ़िज़िक्स के साथ; कुछ लोग रेडियो ऑपरेटर बनते हैं",
  },
  "Coffee Board PG diploma in coffee quality management, after a degree in life, food or farm science": {
    hinglish: "Life, food ya farm science ki degree ke baad, coffee quality management mein Coffee Board ka PG diploma",
    hindi: "लाइफ़, फ़ूड या फ़ार्म साइंस की डिग्री के बाद, कॉफ़ी क्वालिटी मैनेजमेंट में Coffee Board का PG डिप्लोमा",
  },
  "Coffee Board course for estate supervisors, or diploma in estate management (two years)": {
    hinglish: "Estate supervisor ke liye Coffee Board ka course, ya estate management mein diploma (do saal)",
    hindi: "बाग़ान सुपरवाइज़र के लिए Coffee Board का कोर्स, या एस्टेट मैनेजमेंट में डिप्लोमा (दो साल)",
  },
  "Coffee Board of India short courses in roasting": {
    hinglish: "Coffee Board of India ke roasting wale short course",
    hindi: "Coffee Board of India के रोस्टिंग वाले छोटे कोर्स",
  },
  "Collection executive of a bank or finance company, after any degree (50 hours of training for the certificate)": {
    hinglish: "Kisi bhi degree ke baad, bank ya finance company mein collection executive (certificate ke liye 50 ghante ki training)",
    hindi: "किसी भी डिग्री के बाद, बैंक या फ़ाइनेंस कंपनी में कलेक्शन एग्ज़िक्यूटिव (सर्टिफ़िकेट के लिए 50 घंटे की ट्रेनिंग)",
  },
  "Collections executive after Class 12": { hinglish: "Class 12 ke baad collections executive", hindi: "Class 12 के बाद कलेक्शन एग्ज़िक्यूटिव" },
  "College dramatics society": { hinglish: "College ki drama society", hindi: "कॉलेज की ड्रामा सोसाइटी" },
  "College teacher given charge of advising a batch": {
    hinglish: "College teacher, jinhe kisi batch ko salah dene ki zimmedari mile",
    hindi: "कॉलेज टीचर, जिन्हें किसी बैच को सलाह देने की ज़िम्मेदारी मिले",
  },
  "College teacher given charge of the placement cell": {
    hinglish: "College teacher, jinhe placement cell ki zimmedari mile",
    hindi: "कॉलेज टीचर, जिन्हें प्लेसमेंट सेल की ज़िम्मेदारी मिले",
  },
  "Combine operator course at a training institute, with a driving licence from 18": {
    hinglish: "Training institute mein combine operator course, 18 saal ki umar se driving licence ke saath",
    hindi: "ट्रेनिंग संस्थान में कंबाइन ऑपरेटर कोर्स, 18 साल की उम्र से ड्राइविंग लाइसेंस के साथ",
  },
  "Commercial diver course": { hinglish: "Commercial diver course", hindi: "कमर्शियल डाइवर कोर्स" },
  "Commercial driving with a driving-school certificate": {
    hinglish: "Driving school ke certificate ke saath commercial driving",
    hindi: "ड्राइविंग स्कूल के सर्टिफ़िकेट के साथ कमर्शियल ड्राइविंग",
  },
  "Commercial helicopter licence (CHPL) training": {
    hinglish: "Commercial helicopter licence (CHPL) ki training",
    hindi: "कमर्शियल हेलीकॉप्टर लाइसेंस (CHPL) की ट्रेनिंग",
  },
  "Community Health Officer (CHO) of the State health mission, by its own selection, after BSc Nursing or GNM with its certificate": {
    hinglish:
      "BSc Nursing, ya GNM aur is post ke certificate ke baad, rajya ke health mission mein Community Health Officer (CHO), uske apne selection se",
    hindi: "BSc Nursing, या GNM और इस पद के सर्टिफ़िकेट के बाद, राज्य के स्वास्थ्य मिशन में Community Health Officer (CHO), उसके अपने चयन से",
  },
  "Community development trainee of a public company, by its own test or the national test for college teachers, then promotion": {
    hinglish:
      "Kisi sarkari company mein community development trainee, uske apne test ya college teachers ke national test se, phir promotion se",
    hindi: "किसी सरकारी कंपनी में कम्युनिटी डेवलपमेंट ट्रेनी, उसके अपने टेस्ट या कॉलेज टीचरों के नेशनल टेस्ट से, फिर प्रमोशन से",
  },
  "Community mobiliser with an NGO, while you study": {
    hinglish: "Padhai ke saath-saath kisi NGO mein community mobiliser",
    hindi: "पढ़ाई के साथ-साथ किसी NGO में कम्युनिटी मोबिलाइज़र",
  },
  "Company Secretary course": { hinglish: "Company Secretary course", hindi: "Company Secretary कोर्स" },
  "Company Secretary course (ICSI)": { hinglish: "Company Secretary course (ICSI)", hindi: "Company Secretary कोर्स (ICSI)" },
  "Computer assistant of a State that takes Class 12 or an IT diploma, such as Himachal's JOA (IT) (State staff selection)": {
    hinglish:
      "Jis rajya mein Class 12 ya IT diploma chalta ho, wahan computer assistant, jaise Himachal ka JOA (IT) (rajya staff selection)",
    hindi: "जिस राज्य में Class 12 या IT डिप्लोमा चलता हो, वहाँ कंप्यूटर असिस्टेंट, जैसे हिमाचल का JOA (IT) (राज्य कर्मचारी चयन)",
  },
  "Computer typing certificate": { hinglish: "Computer typing certificate", hindi: "कंप्यूटर टाइपिंग सर्टिफ़िकेट" },
  "Conductor or clerk of a State corporation first, then promotion through traffic inspector, in some of them": {
    hinglish: "Pehle rajya ke transport nigam mein conductor ya clerk, phir kuch nigamon mein traffic inspector hote hue promotion se",
    hindi: "पहले राज्य के परिवहन निगम में कंडक्टर या क्लर्क, फिर कुछ निगमों में ट्रैफ़िक इंस्पेक्टर होते हुए प्रमोशन से",
  },
  "Conductor's licence at 18, then a private bus or State transport recruitment": {
    hinglish: "18 saal ki umar mein conductor licence, phir private bus ya rajya transport ki bharti",
    hindi: "18 साल की उम्र में कंडक्टर लाइसेंस, फिर प्राइवेट बस या राज्य परिवहन की भर्ती",
  },
  "Conductor's licence, then a State corporation, in some States by the State's selection board after Class 12": {
    hinglish: "Conductor licence, phir rajya ka transport nigam, kuch rajyon mein Class 12 ke baad rajya ke selection board se",
    hindi: "कंडक्टर लाइसेंस, फिर राज्य का परिवहन निगम, कुछ राज्यों में Class 12 के बाद राज्य के चयन बोर्ड से",
  },
  "Constable (Cook) posts of forces such as the CISF, with Class 10 passed, by their own tests": {
    hinglish: "Class 10 pass hone par, CISF jaisi forces mein Constable (Cook) ki post, unke apne test se",
    hindi: "Class 10 पास होने पर, CISF जैसी फ़ोर्स में Constable (Cook) के पद, उनके अपने टेस्ट से",
  },
  "Constable of the CRPF by SSC GD (Class 10), then volunteer for its CoBRA commandos": {
    hinglish: "SSC GD se CRPF mein constable (Class 10), phir uske CoBRA commandos ke liye volunteer",
    hindi: "SSC GD से CRPF में कांस्टेबल (Class 10), फिर उसके CoBRA कमांडो के लिए वॉलंटियर",
  },
  "Constable recruitment after a degree too": { hinglish: "Degree ke baad bhi constable bharti", hindi: "डिग्री के बाद भी कांस्टेबल भर्ती" },
  "Constable recruitment in some states, from 18 years": {
    hinglish: "Kuch rajyon mein constable bharti, 18 saal ki umar se",
    hindi: "कुछ राज्यों में कांस्टेबल भर्ती, 18 साल की उम्र से",
  },
  "Constable recruitment, then dog squad selection": {
    hinglish: "Constable bharti, phir dog squad mein selection",
    hindi: "कांस्टेबल भर्ती, फिर डॉग स्क्वॉड में चयन",
  },
  "Content post of an education firm, publisher or school chain, by its own test": {
    hinglish: "Education firm, publisher ya school chain mein content ki post, uske apne test se",
    hindi: "एजुकेशन फ़र्म, पब्लिशर या स्कूल चेन में कंटेंट का पद, उसके अपने टेस्ट से",
  },
  "Contract MIS post in a State health or school mission": {
    hinglish: "Rajya ke health ya school mission mein contract wali MIS post",
    hindi: "राज्य के स्वास्थ्य या स्कूल मिशन में कॉन्ट्रैक्ट वाला MIS पद",
  },
  "Contract counsellor of Tele-MANAS or another public helpline, by its notice, mostly after the master's": {
    hinglish: "Tele-MANAS ya kisi aur sarkari helpline mein contract par counsellor, uske notice se, zyadatar master degree ke baad",
    hindi: "Tele-MANAS या किसी और सरकारी हेल्पलाइन में कॉन्ट्रैक्ट पर काउंसलर, उसके नोटिस से, ज़्यादातर मास्टर डिग्री के बाद",
  },
  "Contract counsellor of a KVS or Navodaya school, by interview, after psychology with the diploma": {
    hinglish: "Psychology aur diploma ke baad, interview se KVS ya Navodaya school mein contract par counsellor",
    hindi: "साइकोलॉजी और डिप्लोमा के बाद, इंटरव्यू से KVS या Navodaya स्कूल में कॉन्ट्रैक्ट पर काउंसलर",
  },
  "Contract counsellor of a State's health or school mission, by its own selection, after the master's": {
    hinglish: "Master degree ke baad, rajya ke health ya school mission mein contract par counsellor, uske apne selection se",
    hindi: "मास्टर डिग्री के बाद, राज्य के स्वास्थ्य या स्कूल मिशन में कॉन्ट्रैक्ट पर काउंसलर, उसके अपने चयन से",
  },
  "Contract counsellor of a State's schools, after MA Psychology with the diploma": {
    hinglish: "MA Psychology aur diploma ke baad, rajya ke schools mein contract par counsellor",
    hindi: "MA Psychology और डिप्लोमा के बाद, राज्य के स्कूलों में कॉन्ट्रैक्ट पर काउंसलर",
  },
  "Contract enumerator of an official or private survey, by its notice, after a degree": {
    hinglish: "Degree ke baad, sarkari ya private survey mein contract par enumerator, uske notice se",
    hindi: "डिग्री के बाद, सरकारी या प्राइवेट सर्वे में कॉन्ट्रैक्ट पर गणना कर्मी, उसके नोटिस से",
  },
  "Contract growing for a chicken company, which brings chicks and feed to an own or family shed": {
    hinglish: "Apne ya parivar ke shed mein contract par murgi palan, chooze aur daana chicken company laati hai",
    hindi: "अपने या परिवार के शेड में कॉन्ट्रैक्ट पर मुर्गी पालन, चूज़े और दाना चिकन कंपनी लाती है",
  },
  "Contract post as protection officer, in some States, after three years or more of social work": {
    hinglish: "Kuch rajyon mein, teen saal ya zyada ke social work ke baad, protection officer ki contract wali post",
    hindi: "कुछ राज्यों में, तीन साल या ज़्यादा के सोशल वर्क के बाद, प्रोटेक्शन ऑफ़िसर का कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post at Doordarshan (Prasar Bharati), mostly after some years": {
    hinglish: "Doordarshan (Prasar Bharati) mein contract wali post, zyadatar kuch saal ke baad",
    hindi: "Doordarshan (Prasar Bharati) में कॉन्ट्रैक्ट वाला पद, ज़्यादातर कुछ साल के बाद",
  },
  "Contract post at Doordarshan or Akashvani (Prasar Bharati)": {
    hinglish: "Doordarshan ya Akashvani (Prasar Bharati) mein contract wali post",
    hindi: "Doordarshan या Akashvani (Prasar Bharati) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post at a Nutrition Rehabilitation Centre (NRC), by the State health mission": {
    hinglish: "Rajya ke health mission se, Nutrition Rehabilitation Centre (NRC) mein contract wali post",
    hindi: "राज्य के स्वास्थ्य मिशन से, Nutrition Rehabilitation Centre (NRC) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post at a One Stop Centre (Sakhi), through the district, for women only: a degree or diploma in psychology, and mostly some years' work":
    {
      hinglish:
        "One Stop Centre (Sakhi) mein contract wali post, zile ke zariye, sirf mahilaon ke liye: psychology mein degree ya diploma, aur zyadatar kuch saal ka kaam",
      hindi:
        "One Stop Centre (Sakhi) में कॉन्ट्रैक्ट वाला पद, ज़िले के ज़रिए, सिर्फ़ महिलाओं के लिए: साइकोलॉजी में डिग्री या डिप्लोमा, और ज़्यादातर कुछ साल का काम",
    },
  "Contract post at a district child protection unit, as social worker after BSW or as officer mostly after a master's, such as MSW": {
    hinglish:
      "District child protection unit mein contract wali post, BSW ke baad social worker ya, zyadatar MSW jaisi master degree ke baad, officer",
    hindi: "ज़िला बाल संरक्षण इकाई में कॉन्ट्रैक्ट वाला पद, BSW के बाद सोशल वर्कर या, ज़्यादातर MSW जैसी मास्टर डिग्री के बाद, ऑफ़िसर",
  },
  "Contract post at a district early intervention centre (DEIC) of the State health mission, after BASLP": {
    hinglish: "BASLP ke baad, rajya ke health mission ke district early intervention centre (DEIC) mein contract wali post",
    hindi: "BASLP के बाद, राज्य के स्वास्थ्य मिशन के ज़िला अर्ली इंटरवेंशन सेंटर (DEIC) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post at a district early intervention centre (DEIC) of the State health mission, after BPT": {
    hinglish: "BPT ke baad, rajya ke health mission ke district early intervention centre (DEIC) mein contract wali post",
    hindi: "BPT के बाद, राज्य के स्वास्थ्य मिशन के ज़िला अर्ली इंटरवेंशन सेंटर (DEIC) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post at a newborn care unit (SNCU) of the State health mission, after GNM or BSc Nursing": {
    hinglish: "GNM ya BSc Nursing ke baad, rajya ke health mission ki newborn care unit (SNCU) mein contract wali post",
    hindi: "GNM या BSc Nursing के बाद, राज्य के स्वास्थ्य मिशन की नवजात देखभाल यूनिट (SNCU) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post in a District Child Protection Unit after a BSW or MSW, or (women, mostly with some years' work) in a One Stop Centre": {
    hinglish:
      "BSW ya MSW ke baad District Child Protection Unit mein, ya (mahilaon ke liye, zyadatar kuch saal ke kaam ke saath) One Stop Centre mein contract wali post",
    hindi:
      "BSW या MSW के बाद District Child Protection Unit में, या (महिलाओं के लिए, ज़्यादातर कुछ साल के काम के साथ) One Stop Centre में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post in a palliative programme of a State or panchayat, as in Kerala, after a nursing course": {
    hinglish: "Nursing course ke baad, rajya ya panchayat ke palliative programme mein contract wali post, jaise Kerala mein",
    hindi: "नर्सिंग कोर्स के बाद, राज्य या पंचायत के पैलिएटिव प्रोग्राम में कॉन्ट्रैक्ट वाला पद, जैसे केरल में",
  },
  "Contract post in a watershed team of the district or an NGO": {
    hinglish: "Zile ya NGO ki watershed team mein contract wali post",
    hindi: "ज़िले या NGO की वाटरशेड टीम में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post in the State health mission's work for video visits, by its own selection": {
    hinglish: "Rajya ke health mission ke video visit wale kaam mein contract wali post, uske apne selection se",
    hindi: "राज्य के स्वास्थ्य मिशन के वीडियो विज़िट वाले काम में कॉन्ट्रैक्ट वाला पद, उसके अपने चयन से",
  },
  "Contract post of a District Mental Health Programme (DMHP), by the State's selection, after MSW": {
    hinglish: "MSW ke baad, rajya ke selection se District Mental Health Programme (DMHP) mein contract wali post",
    hindi: "MSW के बाद, राज्य के चयन से District Mental Health Programme (DMHP) में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post of a State nutrition mission or a UNICEF project, by its own selection, after the MSc": {
    hinglish: "MSc ke baad, rajya ke nutrition mission ya UNICEF project mein contract wali post, uske apne selection se",
    hindi: "MSc के बाद, राज्य के पोषण मिशन या UNICEF प्रोजेक्ट में कॉन्ट्रैक्ट वाला पद, उसके अपने चयन से",
  },
  "Contract post of a State tourism corporation, by its own selection": {
    hinglish: "Rajya ke tourism corporation mein contract wali post, uske apne selection se",
    hindi: "राज्य के पर्यटन निगम में कॉन्ट्रैक्ट वाला पद, उसके अपने चयन से",
  },
  "Contract post of copy editor at Doordarshan or Akashvani (Prasar Bharati), mostly after some years": {
    hinglish: "Doordarshan ya Akashvani (Prasar Bharati) mein copy editor ki contract wali post, zyadatar kuch saal ke baad",
    hindi: "Doordarshan या Akashvani (Prasar Bharati) में कॉपी एडिटर का कॉन्ट्रैक्ट वाला पद, ज़्यादातर कुछ साल के बाद",
  },
  "Contract post of district epidemiologist, by the State health mission, after MBBS or MPH": {
    hinglish: "MBBS ya MPH ke baad, rajya ke health mission se district epidemiologist ki contract wali post",
    hindi: "MBBS या MPH के बाद, राज्य के स्वास्थ्य मिशन से ज़िला एपिडेमियोलॉजिस्ट का कॉन्ट्रैक्ट वाला पद",
  },
  "Contract post of masseur in a centre of the Sports Authority of India (SAI), after the certificate and, by most notices, some years of work":
    {
      hinglish:
        "Certificate ke baad, aur zyadatar notice ke mutabik kuch saal ke kaam ke baad, Sports Authority of India (SAI) ke centre mein masseur ki contract wali post",
      hindi:
        "सर्टिफ़िकेट के बाद, और ज़्यादातर नोटिस के मुताबिक़ कुछ साल के काम के बाद, Sports Authority of India (SAI) के सेंटर में मसाज के काम का कॉन्ट्रैक्ट वाला पद",
    },
  "Contract post of the State health mission or of a partner such as UNDP, by its own selection, after a degree": {
    hinglish: "Degree ke baad, rajya ke health mission ya UNDP jaise kisi partner mein contract wali post, uske apne selection se",
    hindi: "डिग्री के बाद, राज्य के स्वास्थ्य मिशन या UNDP जैसे किसी पार्टनर में कॉन्ट्रैक्ट वाला पद, उसके अपने चयन से",
  },
  "Contract post of the State health mission, by its own selection, after MPH or MBA, many asking for some years of work": {
    hinglish:
      "MPH ya MBA ke baad, rajya ke health mission mein contract wali post, uske apne selection se, kai post kuch saal ka kaam maangti hain",
    hindi: "MPH या MBA के बाद, राज्य के स्वास्थ्य मिशन में कॉन्ट्रैक्ट वाला पद, उसके अपने चयन से, कई पद कुछ साल का काम माँगते हैं",
  },
  "Contract post with a District or State Disaster Management Authority": {
    hinglish: "District ya State Disaster Management Authority mein contract wali post",
    hindi: "District या State Disaster Management Authority में कॉन्ट्रैक्ट वाला पद",
  },
  "Contract worker at a mine from 18, after its vocational training": {
    hinglish: "18 saal ki umar se khadaan mein contract worker, wahan ki vocational training ke baad",
    hindi: "18 साल की उम्र से खदान में ठेका कामगार, वहाँ की वोकेशनल ट्रेनिंग के बाद",
  },
  "Cook of the Navy or the Army by Agniveer recruitment, or of the CISF by its own, with Class 10 passed": {
    hinglish: "Class 10 pass hone par, Agniveer bharti se Navy ya Army mein cook, ya CISF mein uski apni bharti se",
    hindi: "Class 10 पास होने पर, Agniveer भर्ती से नेवी या आर्मी में कुक, या CISF में उसकी अपनी भर्ती से",
  },
  "Cook-cum-helper of a school's midday meal, chosen locally, for a small honorarium": {
    hinglish: "School ke midday meal mein cook-cum-helper, sthaniya selection se, thode maandey par",
    hindi: "स्कूल के मिड-डे मील में रसोइया-सह-हेल्पर, स्थानीय चयन से, थोड़े मानदेय पर",
  },
  "Core or laboratory assistant with a mining or drilling firm, after BSc Geology": {
    hinglish: "BSc Geology ke baad, mining ya drilling firm mein core ya laboratory assistant",
    hindi: "BSc Geology के बाद, माइनिंग या ड्रिलिंग फ़र्म में कोर या लैब असिस्टेंट",
  },
  "Counsellor of a de-addiction centre that a charity runs, by its own hiring, after BSW or psychology": {
    hinglish: "BSW ya psychology ke baad, kisi charity ke nasha mukti kendra mein counsellor, uski apni bharti se",
    hindi: "BSW या साइकोलॉजी के बाद, किसी सेवा संस्था के नशा मुक्ति केंद्र में काउंसलर, उसकी अपनी भर्ती से",
  },
  "Counsellor of a family court, chosen by the High Court or the State, after MSW or MA Psychology": {
    hinglish: "MSW ya MA Psychology ke baad, family court mein counsellor, High Court ya rajya ke selection se",
    hindi: "MSW या MA Psychology के बाद, फ़ैमिली कोर्ट में काउंसलर, हाई कोर्ट या राज्य के चयन से",
  },
  "Counsellor, social worker or, after one's own recovery, peer educator of a centre first": {
    hinglish: "Pehle kisi centre mein counsellor, social worker ya, khud theek hone ke baad, peer educator",
    hindi: "पहले किसी सेंटर में काउंसलर, सोशल वर्कर या, ख़ुद ठीक होने के बाद, पीयर एजुकेटर",
  },
  "Counter and godown helper of a wholesaler, or the family's own wholesale shop": {
    hinglish: "Kisi wholesaler ke counter aur godown par helper, ya parivar ki apni wholesale dukaan",
    hindi: "किसी थोक व्यापारी के काउंटर और गोदाम पर हेल्पर, या परिवार की अपनी थोक दुकान",
  },
  "Counter work after Class 12, then promotion": {
    hinglish: "Class 12 ke baad counter ka kaam, phir promotion se",
    hindi: "Class 12 के बाद काउंटर का काम, फिर प्रमोशन से",
  },
  "Course at NICMAR, by its own test": { hinglish: "NICMAR mein course, uske apne test se", hindi: "NICMAR में कोर्स, उसके अपने टेस्ट से" },
  "Course in SQL and Informatica after a computing degree": {
    hinglish: "Computing degree ke baad SQL aur Informatica ka course",
    hindi: "कंप्यूटिंग डिग्री के बाद SQL और Informatica का कोर्स",
  },
  "Course in SQL, Excel and Power BI after any degree": {
    hinglish: "Kisi bhi degree ke baad SQL, Excel aur Power BI ka course",
    hindi: "किसी भी डिग्री के बाद SQL, Excel और Power BI का कोर्स",
  },
  "Course in art appreciation": { hinglish: "Art appreciation ka course", hindi: "आर्ट एप्रिसिएशन का कोर्स" },
  "Course in construction management at NICMAR, by its own test": {
    hinglish: "NICMAR mein construction management ka course, uske apne test se",
    hindi: "NICMAR में कंस्ट्रक्शन मैनेजमेंट का कोर्स, उसके अपने टेस्ट से",
  },
  "Course in document control after any degree": {
    hinglish: "Kisi bhi degree ke baad document control ka course",
    hindi: "किसी भी डिग्री के बाद डॉक्यूमेंट कंट्रोल का कोर्स",
  },
  "Course in generative AI after any degree": {
    hinglish: "Kisi bhi degree ke baad generative AI ka course",
    hindi: "किसी भी डिग्री के बाद जेनरेटिव AI का कोर्स",
  },
  "Course in production supervision and quality control (ATDC)": {
    hinglish: "Production supervision aur quality control ka course (ATDC)",
    hindi: "प्रोडक्शन सुपरविज़न और क्वालिटी कंट्रोल का कोर्स (ATDC)",
  },
  "Course in project management at NICMAR, by its own test": {
    hinglish: "NICMAR mein project management ka course, uske apne test se",
    hindi: "NICMAR में प्रोजेक्ट मैनेजमेंट का कोर्स, उसके अपने टेस्ट से",
  },
  "Course of a registered valuers' organisation, then the IBBI exam": {
    hinglish: "Kisi registered valuers organisation ka course, phir IBBI ka exam",
    hindi: "किसी रजिस्टर्ड वैल्यूअर्स संगठन का कोर्स, फिर IBBI की परीक्षा",
  },
  "Course of the Central Footwear Training Institute (CFTI), Agra or Chennai": {
    hinglish: "Central Footwear Training Institute (CFTI), Agra ya Chennai ka course",
    hindi: "Central Footwear Training Institute (CFTI), आगरा या चेन्नई का कोर्स",
  },
  "Course of the Centre for the Development of Glass Industry, Firozabad": {
    hinglish: "Centre for the Development of Glass Industry, Firozabad ka course",
    hindi: "Centre for the Development of Glass Industry, फ़िरोज़ाबाद का कोर्स",
  },
  "Course of the Indian Institute of Remote Sensing (IIRS), Dehradun": {
    hinglish: "Indian Institute of Remote Sensing (IIRS), Dehradun ka course",
    hindi: "Indian Institute of Remote Sensing (IIRS), देहरादून का कोर्स",
  },
  "Courses at the Fragrance and Flavour Development Centre (FFDC), Kannauj": {
    hinglish: "Fragrance and Flavour Development Centre (FFDC), Kannauj ke course",
    hindi: "Fragrance and Flavour Development Centre (FFDC), कन्नौज के कोर्स",
  },
  "Court peon or process server, often promoted to clerk": {
    hinglish: "Court peon ya process server, aksar promotion se clerk",
    hindi: "कोर्ट में चपरासी या प्रोसेस सर्वर, अक्सर प्रमोशन से क्लर्क",
  },
  "Craft Instructor Training (CITS) after an ITI, diploma or degree, then the State's selection test for ITI posts": {
    hinglish: "ITI, diploma ya degree ke baad Craft Instructor Training (CITS), phir ITI ki post ke liye rajya ka selection test",
    hindi: "ITI, डिप्लोमा या डिग्री के बाद Craft Instructor Training (CITS), फिर ITI के पदों के लिए राज्य का चयन टेस्ट",
  },
  "Craft Instructor Training (CITS), then the State's selection test for ITI posts": {
    hinglish: "Craft Instructor Training (CITS), phir ITI ki post ke liye rajya ka selection test",
    hindi: "Craft Instructor Training (CITS), फिर ITI के पदों के लिए राज्य का चयन टेस्ट",
  },
  "Crafting Creative Communication, MICA's one-year course for copywriters (MICAT and a creative test)": {
    hinglish: "Crafting Creative Communication, copywriters ke liye MICA ka ek saal ka course (MICAT aur creative test)",
    hindi: "Crafting Creative Communication, कॉपीराइटर के लिए MICA का एक साल का कोर्स (MICAT और क्रिएटिव टेस्ट)",
  },
  "Crane maker's operator course (from 18)": {
    hinglish: "Crane maker ka operator course (18 saal ki umar se)",
    hindi: "क्रेन बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Crane operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka crane operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का क्रेन ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Crane operator course, then terminal trainee": {
    hinglish: "Crane operator course, phir terminal trainee",
    hindi: "क्रेन ऑपरेटर कोर्स, फिर टर्मिनल ट्रेनी",
  },
  "Creche or childcare course of NSDC or Jan Shikshan Sansthan": {
    hinglish: "NSDC ya Jan Shikshan Sansthan ka creche ya childcare course",
    hindi: "NSDC या Jan Shikshan Sansthan का क्रेच या चाइल्डकेयर कोर्स",
  },
  "Creche worker at a government (Palna) creche": {
    hinglish: "Sarkari (Palna) creche mein creche worker",
    hindi: "सरकारी (Palna) क्रेच में क्रेच वर्कर",
  },
  "Credit or collections officer first, then promotion": {
    hinglish: "Pehle credit ya collections officer, phir promotion se",
    hindi: "पहले क्रेडिट या कलेक्शन ऑफ़िसर, फिर प्रमोशन से",
  },
  "Crew member of a quick-service chain, then years as shift manager": {
    hinglish: "Kisi quick-service chain mein crew member, phir shift manager ke taur par kuch saal",
    hindi: "किसी क्विक-सर्विस चेन में क्रू मेंबर, फिर शिफ़्ट मैनेजर के तौर पर कुछ साल",
  },
  "Crypto tracing certificate (Chainalysis or TRM)": {
    hinglish: "Crypto tracing certificate (Chainalysis ya TRM)",
    hindi: "क्रिप्टो ट्रेसिंग सर्टिफ़िकेट (Chainalysis या TRM)",
  },
  "Curator of a museum, by State PSC or the museum's own selection": {
    hinglish: "State PSC ya museum ke apne selection se, museum mein curator",
    hindi: "State PSC या म्यूज़ियम के अपने चयन से, म्यूज़ियम में क्यूरेटर",
  },
  "Customer care work after Class 12, then promotion": {
    hinglish: "Class 12 ke baad customer care ka kaam, phir promotion se",
    hindi: "Class 12 के बाद कस्टमर केयर का काम, फिर प्रमोशन से",
  },
  "Cytotechnician course (about a year) of a cancer centre or medical college, after BMLT or a BSc": {
    hinglish: "BMLT ya BSc ke baad, kisi cancer centre ya medical college ka cytotechnician course (lagbhag ek saal)",
    hindi: "BMLT या BSc के बाद, किसी कैंसर सेंटर या मेडिकल कॉलेज का साइटोटेक्नीशियन कोर्स (लगभग एक साल)",
  },
  "D.Ed Special Education": { hinglish: "D.Ed Special Education", hindi: "D.Ed Special Education" },
  "D.Ed Special Education (2 years, under the RCI)": {
    hinglish: "D.Ed Special Education (2 saal, RCI ke tahat)",
    hindi: "D.Ed Special Education (2 साल, RCI के तहत)",
  },
  "D.Ed Special Education (Hearing Impairment)": {
    hinglish: "D.Ed Special Education (Hearing Impairment)",
    hindi: "D.Ed Special Education (Hearing Impairment)",
  },
  "D.Ed Special Education (Visual Impairment)": {
    hinglish: "D.Ed Special Education (Visual Impairment)",
    hindi: "D.Ed Special Education (Visual Impairment)",
  },
  "D.Ed Special Education (Visual Impairment), then an O&M certificate": {
    hinglish: "D.Ed Special Education (Visual Impairment), phir Orientation and Mobility certificate",
    hindi: "D.Ed Special Education (Visual Impairment), फिर Orientation and Mobility सर्टिफ़िकेट",
  },
  "D.Ed Special Education (two years)": { hinglish: "D.Ed Special Education (do saal)", hindi: "D.Ed Special Education (दो साल)" },
  "D.El.Ed": { hinglish: "D.El.Ed", hindi: "D.El.Ed" },
  "D.El.Ed (two years) and the TET, for Urdu posts in primary classes": {
    hinglish: "Primary classes mein Urdu ki post ke liye D.El.Ed (do saal) aur TET",
    hindi: "प्राइमरी क्लास में उर्दू के पदों के लिए D.El.Ed (दो साल) और TET",
  },
  "D.El.Ed (two years), then CTET or the State TET": {
    hinglish: "D.El.Ed (do saal), phir CTET ya State TET",
    hindi: "D.El.Ed (दो साल), फिर CTET या State TET",
  },
  "D.El.Ed after a degree": { hinglish: "Degree ke baad D.El.Ed", hindi: "डिग्री के बाद D.El.Ed" },
  "D.El.Ed plus a degree": { hinglish: "D.El.Ed aur saath mein degree", hindi: "D.El.Ed और साथ में डिग्री" },
  "DJ course or assisting a working DJ": {
    hinglish: "DJ course ya kisi working DJ ko assist karna",
    hindi: "DJ कोर्स या किसी पेशेवर DJ को असिस्ट करना",
  },
  "DM Pulmonary Medicine after MD Respiratory Medicine, Medicine or Paediatrics (NEET-SS or INI-SS)": {
    hinglish: "MD Respiratory Medicine, Medicine ya Paediatrics ke baad DM Pulmonary Medicine (NEET-SS ya INI-SS)",
    hindi: "MD Respiratory Medicine, Medicine या Paediatrics के बाद DM Pulmonary Medicine (NEET-SS या INI-SS)",
  },
  "DM or DrNB in Interventional Radiology (NEET-SS or INI-SS), after MD or DNB in Radio-diagnosis": {
    hinglish: "Radio-diagnosis mein MD ya DNB ke baad, Interventional Radiology mein DM ya DrNB (NEET-SS ya INI-SS)",
    hindi: "Radio-diagnosis में MD या DNB के बाद, Interventional Radiology में DM या DrNB (NEET-SS या INI-SS)",
  },
  "DMLT (with PCB, in some States PCM), then a private blood centre or State staff selection": {
    hinglish: "DMLT (PCB ke saath, kuch rajyon mein PCM), phir private blood centre ya rajya staff selection",
    hindi: "DMLT (PCB के साथ, कुछ राज्यों में PCM), फिर प्राइवेट ब्लड सेंटर या राज्य कर्मचारी चयन",
  },
  "DMLT (with PCB, in some States PCM), then practice on tissue": {
    hinglish: "DMLT (PCB ke saath, kuch rajyon mein PCM), phir tissue par practice",
    hindi: "DMLT (PCB के साथ, कुछ राज्यों में PCM), फिर टिश्यू पर प्रैक्टिस",
  },
  "DMLT (with PCB, in some States PCM), then private laboratories, State staff selection, RRB Paramedical or a Central force's own test (such as the BSF's)":
    {
      hinglish:
        "DMLT (PCB ke saath, kuch rajyon mein PCM), phir private laboratory, rajya staff selection, RRB Paramedical ya kisi Central force ka apna test (jaise BSF ka)",
      hindi: "DMLT (PCB के साथ, कुछ राज्यों में PCM), फिर प्राइवेट लैब, राज्य कर्मचारी चयन, RRB Paramedical या किसी केंद्रीय बल का अपना टेस्ट (जैसे BSF का)",
    },
  "DMLT (with science)": { hinglish: "DMLT (science ke saath)", hindi: "DMLT (साइंस के साथ)" },
  "DMLT, then BMLT by lateral entry": { hinglish: "DMLT, phir lateral entry se BMLT", hindi: "DMLT, फिर लेटरल एंट्री से BMLT" },
  "DPEd (two years), mostly for Classes 1 to 8": {
    hinglish: "DPEd (do saal), zyadatar Class 1 se 8 ke liye",
    hindi: "DPEd (दो साल), ज़्यादातर Class 1 से 8 के लिए",
  },
  "DPharm (with science)": { hinglish: "DPharm (science ke saath)", hindi: "DPharm (साइंस के साथ)" },
  "DPharm (with science), to become a registered pharmacist": {
    hinglish: "Registered pharmacist banne ke liye DPharm (science ke saath)",
    hindi: "रजिस्टर्ड फ़ार्मासिस्ट बनने के लिए DPharm (साइंस के साथ)",
  },
  "DPharm or BPharm (with science)": { hinglish: "DPharm ya BPharm (science ke saath)", hindi: "DPharm या BPharm (साइंस के साथ)" },
  "DPharm, the diploma in pharmacy (in Uttar Pradesh by the polytechnic entrance)": {
    hinglish: "DPharm, yaani pharmacy ka diploma (Uttar Pradesh mein polytechnic entrance se)",
    hindi: "DPharm, यानी फ़ार्मेसी का डिप्लोमा (उत्तर प्रदेश में पॉलिटेक्निक एंट्रेंस से)",
  },
  "DPharm, then the second year of BPharm": {
    hinglish: "DPharm, phir seedhe BPharm ke doosre saal mein",
    hindi: "DPharm, फिर सीधे BPharm के दूसरे साल में",
  },
  "DPharm, then the second year of BPharm (lateral entry)": {
    hinglish: "DPharm, phir BPharm ka doosra saal (lateral entry)",
    hindi: "DPharm, फिर BPharm का दूसरा साल (लेटरल एंट्री)",
  },
  "DRDO engine laboratory in Bengaluru (GTRE) by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Bengaluru mein DRDO ki engine laboratory (GTRE)",
    hindi: "BTech के बाद GATE से बेंगलुरु में DRDO की इंजन लैब (GTRE)",
  },
  "DRDO or ISRO post after BTech, by GATE or ISRO's own test": {
    hinglish: "BTech ke baad DRDO ya ISRO ki post, GATE ya ISRO ke apne test se",
    hindi: "BTech के बाद DRDO या ISRO का पद, GATE या ISRO के अपने टेस्ट से",
  },
  "DRDO scientist by GATE, ISRO scientist by its own test or GATE, or BARC training school by BARC OCES, after BTech": {
    hinglish: "BTech ke baad, GATE se DRDO scientist, ISRO ke apne test ya GATE se ISRO scientist, ya BARC OCES se BARC training school",
    hindi: "BTech के बाद, GATE से DRDO साइंटिस्ट, ISRO के अपने टेस्ट या GATE से ISRO साइंटिस्ट, या BARC OCES से BARC ट्रेनिंग स्कूल",
  },
  "DRDO scientist by GATE, after BTech": { hinglish: "BTech ke baad GATE se DRDO scientist", hindi: "BTech के बाद GATE से DRDO साइंटिस्ट" },
  "DRDO scientist by GATE, after BTech or MSc Physics": {
    hinglish: "BTech ya MSc Physics ke baad GATE se DRDO scientist",
    hindi: "BTech या MSc Physics के बाद GATE से DRDO साइंटिस्ट",
  },
  "DRDO scientist by GATE, or Bharat Electronics (BEL) by its own test, after BTech": {
    hinglish: "BTech ke baad, GATE se DRDO scientist, ya Bharat Electronics (BEL) uske apne test se",
    hindi: "BTech के बाद, GATE से DRDO साइंटिस्ट, या Bharat Electronics (BEL) उसके अपने टेस्ट से",
  },
  "DRDO scientist post by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se DRDO scientist ki post",
    hindi: "BTech के बाद GATE से DRDO साइंटिस्ट का पद",
  },
  "DRDO scientist, by GATE and interview": { hinglish: "GATE aur interview se DRDO scientist", hindi: "GATE और इंटरव्यू से DRDO साइंटिस्ट" },
  "DTISL or DISLI after any degree": { hinglish: "Kisi bhi degree ke baad DTISL ya DISLI", hindi: "किसी भी डिग्री के बाद DTISL या DISLI" },
  "Dan grade of a recognised federation": {
    hinglish: "Kisi manyata prapt federation ka Dan grade",
    hindi: "किसी मान्यता प्राप्त फ़ेडरेशन का Dan ग्रेड",
  },
  "Data centre certificates (CDCP, CDFOM)": { hinglish: "Data centre certificates (CDCP, CDFOM)", hindi: "डेटा सेंटर सर्टिफ़िकेट (CDCP, CDFOM)" },
  "Data management certificate (CDMP, of DAMA International)": {
    hinglish: "Data management certificate (CDMP, DAMA International ka)",
    hindi: "डेटा मैनेजमेंट सर्टिफ़िकेट (CDMP, DAMA International का)",
  },
  "Data recovery course with a laboratory": { hinglish: "Kisi laboratory mein data recovery course", hindi: "किसी लैब में डेटा रिकवरी कोर्स" },
  "Dealer trainee of a broking firm, after any degree": {
    hinglish: "Kisi bhi degree ke baad broking firm mein dealer trainee",
    hindi: "किसी भी डिग्री के बाद ब्रोकिंग फ़र्म में डीलर ट्रेनी",
  },
  "Deckhand on a family or hired boat, from 18": {
    hinglish: "18 saal ki umar se parivar ki ya kiraye ki naav par deckhand",
    hindi: "18 साल की उम्र से परिवार की या किराये की नाव पर खलासी",
  },
  "Degree beside the sport": { hinglish: "Khel ke saath-saath degree", hindi: "खेल के साथ-साथ डिग्री" },
  "Degree in Mithila painting at Mithila Chitrakala Sansthan, Saurath": {
    hinglish: "Mithila Chitrakala Sansthan, Saurath se Mithila painting mein degree",
    hindi: "Mithila Chitrakala Sansthan, सौराठ से मिथिला पेंटिंग में डिग्री",
  },
  "Degree in the subject, then years of teaching: mostly extra duty for teachers": {
    hinglish: "Vishay mein degree, phir padhane ke kuch saal: teachers ke liye zyadatar extra duty",
    hindi: "विषय में डिग्री, फिर पढ़ाने के कुछ साल: टीचरों के लिए ज़्यादातर एक्स्ट्रा ड्यूटी",
  },
  "Degree, then B.Ed": { hinglish: "Degree, phir B.Ed", hindi: "डिग्री, फिर B.Ed" },
  "Degree, then B.Ed Special Education": { hinglish: "Degree, phir B.Ed Special Education", hindi: "डिग्री, फिर B.Ed Special Education" },
  "Degree, then B.Ed Special Education and years in a resource room": {
    hinglish: "Degree, phir B.Ed Special Education aur resource room mein kuch saal",
    hindi: "डिग्री, फिर B.Ed Special Education और रिसोर्स रूम में कुछ साल",
  },
  "Degree, then B.Ed or D.El.Ed, then M.Ed": {
    hinglish: "Degree, phir B.Ed ya D.El.Ed, phir M.Ed",
    hindi: "डिग्री, फिर B.Ed या D.El.Ed, फिर M.Ed",
  },
  "Degree, then the RBI, an insurer or, for some ombudsman posts, a civil service": {
    hinglish: "Degree, phir RBI, koi insurance company ya, ombudsman ki kuch post ke liye, koi civil service",
    hindi: "डिग्री, फिर RBI, कोई बीमा कंपनी या, लोकपाल के कुछ पदों के लिए, कोई सिविल सर्विस",
  },
  "Delivery rider with an app or courier firm": {
    hinglish: "Kisi app ya courier firm mein delivery rider",
    hindi: "किसी ऐप या कूरियर फ़र्म में डिलीवरी राइडर",
  },
  "Dental assistant course": { hinglish: "Dental assistant course", hindi: "डेंटल असिस्टेंट कोर्स" },
  "Dental assistant skill course (6-12 months)": {
    hinglish: "Dental assistant skill course (6-12 mahine)",
    hindi: "डेंटल असिस्टेंट स्किल कोर्स (6-12 महीने)",
  },
  "Dental hygienist of a railway hospital by RRB Paramedical, after a BSc with biology, the diploma and some years of work": {
    hinglish: "Biology ke saath BSc, diploma aur kuch saal ke kaam ke baad, RRB Paramedical se railway hospital mein dental hygienist",
    hindi: "बायोलॉजी के साथ BSc, डिप्लोमा और कुछ साल के काम के बाद, RRB Paramedical से रेलवे अस्पताल में डेंटल हाइजीनिस्ट",
  },
  "Dental surgeon of a State by State PSC, after BDS": {
    hinglish: "BDS ke baad State PSC se rajya mein dental surgeon",
    hindi: "BDS के बाद State PSC से राज्य में डेंटल सर्जन",
  },
  "Dentist in a private clinic, then often a clinic of one's own, after BDS": {
    hinglish: "BDS ke baad private clinic mein dentist, phir aksar apna clinic",
    hindi: "BDS के बाद प्राइवेट क्लिनिक में डेंटिस्ट, फिर अक्सर अपना क्लिनिक",
  },
  "Department head of a shop first, then promotion": {
    hinglish: "Pehle kisi dukaan mein department head, phir promotion se",
    hindi: "पहले किसी दुकान में डिपार्टमेंट हेड, फिर प्रमोशन से",
  },
  "Deputy Director of Mines Safety (DGMS) by UPSC recruitment, after BTech, the first class certificate and years in mines": {
    hinglish: "BTech, first class certificate aur khadaanon mein kuch saal ke baad, UPSC bharti se Deputy Director of Mines Safety (DGMS)",
    hindi: "BTech, फ़र्स्ट क्लास सर्टिफ़िकेट और खदानों में कुछ साल के बाद, UPSC भर्ती से Deputy Director of Mines Safety (DGMS)",
  },
  "Design software course and a portfolio, after any degree": {
    hinglish: "Kisi bhi degree ke baad design software ka course aur portfolio",
    hindi: "किसी भी डिग्री के बाद डिज़ाइन सॉफ़्टवेयर का कोर्स और पोर्टफ़ोलियो",
  },
  "Desk in a transport agency": { hinglish: "Transport agency mein desk ka kaam", hindi: "ट्रांसपोर्ट एजेंसी में डेस्क का काम" },
  "Dialysis technician of a railway hospital by RRB Paramedical, after a BSc with a dialysis diploma or two years' training in it": {
    hinglish:
      "BSc aur dialysis diploma, ya BSc aur is kaam ki do saal ki training ke baad, RRB Paramedical se railway hospital mein dialysis technician",
    hindi: "BSc और डायलिसिस डिप्लोमा, या BSc और इस काम की दो साल की ट्रेनिंग के बाद, RRB Paramedical से रेलवे अस्पताल में डायलिसिस टेक्नीशियन",
  },
  "Dietitian of a government hospital, by its own test, State staff selection or, on the railways, RRB Paramedical": {
    hinglish: "Sarkari hospital mein dietitian, uske apne test, rajya staff selection ya, railway mein, RRB Paramedical se",
    hindi: "सरकारी अस्पताल में डाइटीशियन, उसके अपने टेस्ट, राज्य कर्मचारी चयन या, रेलवे में, RRB Paramedical से",
  },
  "Dietitian or kitchen supervisor of a hospital first, then promotion": {
    hinglish: "Pehle hospital mein dietitian ya kitchen supervisor, phir promotion se",
    hindi: "पहले अस्पताल में डाइटीशियन या किचन सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Diploma after BSc Chemistry, for a Health and Malaria Inspector of the railways by RRB Paramedical": {
    hinglish: "BSc Chemistry ke baad diploma, RRB Paramedical se railway mein Health and Malaria Inspector ke liye",
    hindi: "BSc Chemistry के बाद डिप्लोमा, RRB Paramedical से रेलवे में Health and Malaria Inspector के लिए",
  },
  "Diploma in Accounting": { hinglish: "Accounting mein diploma", hindi: "Accounting में डिप्लोमा" },
  "Diploma in Aeronautical or Mechanical Engineering": {
    hinglish: "Aeronautical ya Mechanical Engineering mein diploma",
    hindi: "Aeronautical या Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Agricultural Engineering": { hinglish: "Agricultural Engineering mein diploma", hindi: "Agricultural Engineering में डिप्लोमा" },
  "Diploma in Agricultural or Food Processing Engineering": {
    hinglish: "Agricultural ya Food Processing Engineering mein diploma",
    hindi: "Agricultural या Food Processing Engineering में डिप्लोमा",
  },
  "Diploma in Agricultural or Mechanical Engineering": {
    hinglish: "Agricultural ya Mechanical Engineering mein diploma",
    hindi: "Agricultural या Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Agriculture at a state agricultural school": {
    hinglish: "Rajya ke agricultural school se Agriculture mein diploma",
    hindi: "राज्य के कृषि स्कूल से Agriculture में डिप्लोमा",
  },
  "Diploma in Agriculture at a state agricultural university": {
    hinglish: "Rajya ki agricultural university se Agriculture mein diploma",
    hindi: "राज्य की कृषि यूनिवर्सिटी से Agriculture में डिप्लोमा",
  },
  "Diploma in Agriculture at a state agricultural university, then farm supervisor and promotion": {
    hinglish: "Rajya ki agricultural university se Agriculture mein diploma, phir farm supervisor aur promotion",
    hindi: "राज्य की कृषि यूनिवर्सिटी से Agriculture में डिप्लोमा, फिर फ़ार्म सुपरवाइज़र और प्रमोशन",
  },
  "Diploma in Agriculture at a state agricultural university, then village posts by State staff selection": {
    hinglish: "Rajya ki agricultural university se Agriculture mein diploma, phir rajya staff selection se gaon ki post",
    hindi: "राज्य की कृषि यूनिवर्सिटी से Agriculture में डिप्लोमा, फिर राज्य कर्मचारी चयन से गाँव के पद",
  },
  "Diploma in Agriculture or Rural Development": {
    hinglish: "Agriculture ya Rural Development mein diploma",
    hindi: "Agriculture या Rural Development में डिप्लोमा",
  },
  "Diploma in Agriculture, beside the pilot's certificate": {
    hinglish: "Pilot ke certificate ke saath-saath Agriculture mein diploma",
    hindi: "पायलट के सर्टिफ़िकेट के साथ-साथ Agriculture में डिप्लोमा",
  },
  "Diploma in Agriculture, for a local manager, where the company takes one": {
    hinglish: "Local manager ke liye Agriculture mein diploma, jahan company aise manager rakhti ho",
    hindi: "लोकल मैनेजर के लिए Agriculture में डिप्लोमा, जहाँ कंपनी ऐसे मैनेजर रखती हो",
  },
  "Diploma in Airport Management": { hinglish: "Airport Management mein diploma", hindi: "Airport Management में डिप्लोमा" },
  "Diploma in Airport or Cargo Management, then some years of work": {
    hinglish: "Airport ya Cargo Management mein diploma, phir kuch saal ka kaam",
    hindi: "Airport या Cargo Management में डिप्लोमा, फिर कुछ साल का काम",
  },
  "Diploma in Anaesthesia Technology, then a private hospital or State staff selection": {
    hinglish: "Anaesthesia Technology mein diploma, phir private hospital ya rajya staff selection",
    hindi: "Anaesthesia Technology में डिप्लोमा, फिर प्राइवेट अस्पताल या राज्य कर्मचारी चयन",
  },
  "Diploma in Animal Husbandry (from Class 10 in some states)": {
    hinglish: "Animal Husbandry mein diploma (kuch rajyon mein Class 10 ke baad)",
    hindi: "Animal Husbandry में डिप्लोमा (कुछ राज्यों में Class 10 के बाद)",
  },
  "Diploma in Animal Husbandry (mostly with biology), then State staff selection as livestock assistant": {
    hinglish: "Animal Husbandry mein diploma (zyadatar biology ke saath), phir rajya staff selection se livestock assistant",
    hindi: "Animal Husbandry में डिप्लोमा (ज़्यादातर बायोलॉजी के साथ), फिर राज्य कर्मचारी चयन से पशुधन असिस्टेंट",
  },
  "Diploma in Animal Husbandry (some states)": {
    hinglish: "Animal Husbandry mein diploma (kuch rajyon mein)",
    hindi: "Animal Husbandry में डिप्लोमा (कुछ राज्यों में)",
  },
  "Diploma in Apparel Quality or Garment Technology": {
    hinglish: "Apparel Quality ya Garment Technology mein diploma",
    hindi: "Apparel Quality या Garment Technology में डिप्लोमा",
  },
  "Diploma in Architectural Assistantship": {
    hinglish: "Architectural Assistantship mein diploma",
    hindi: "Architectural Assistantship में डिप्लोमा",
  },
  "Diploma in Architectural Assistantship (also for draughtsman of the Military Engineer Services, by their own test)": {
    hinglish: "Architectural Assistantship mein diploma (Military Engineer Services mein draughtsman ke liye bhi, unke apne test se)",
    hindi: "Architectural Assistantship में डिप्लोमा (Military Engineer Services में ड्राफ़्ट्समैन के लिए भी, उनके अपने टेस्ट से)",
  },
  "Diploma in Archives and Records of the National Archives (NAI), after an MA or MSc": {
    hinglish: "MA ya MSc ke baad, National Archives (NAI) ka Archives and Records mein diploma",
    hindi: "MA या MSc के बाद, National Archives (NAI) का Archives and Records में डिप्लोमा",
  },
  "Diploma in Art and Craft teaching": { hinglish: "Art and Craft teaching mein diploma", hindi: "Art and Craft टीचिंग में डिप्लोमा" },
  "Diploma in Automobile Engineering": { hinglish: "Automobile Engineering mein diploma", hindi: "Automobile Engineering में डिप्लोमा" },
  "Diploma in Automobile or Mechanical Engineering, a year in a vehicle workshop where asked, then the State's recruitment": {
    hinglish:
      "Automobile ya Mechanical Engineering mein diploma, jahan maanga jaye wahan gaadiyon ki workshop mein ek saal, phir rajya ki bharti",
    hindi: "Automobile या Mechanical Engineering में डिप्लोमा, जहाँ माँगा जाए वहाँ गाड़ियों की वर्कशॉप में एक साल, फिर राज्य की भर्ती",
  },
  "Diploma in Automobile or Mechanical Engineering, any stream": {
    hinglish: "Automobile ya Mechanical Engineering mein diploma, koi bhi stream",
    hindi: "Automobile या Mechanical Engineering में डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Diploma in Automobile or Mechanical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Automobile ya Mechanical Engineering mein diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Automobile या Mechanical Engineering में डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Diploma in Automobile or Mechanical Engineering, then the State's recruitment": {
    hinglish: "Automobile ya Mechanical Engineering mein diploma, phir rajya ki bharti",
    hindi: "Automobile या Mechanical Engineering में डिप्लोमा, फिर राज्य की भर्ती",
  },
  "Diploma in Aviation and Hospitality": { hinglish: "Aviation and Hospitality mein diploma", hindi: "Aviation and Hospitality में डिप्लोमा" },
  "Diploma in Bakery and Confectionery": { hinglish: "Bakery and Confectionery mein diploma", hindi: "Bakery and Confectionery में डिप्लोमा" },
  "Diploma in Bakery and Confectionery at an IHM or food craft institute": {
    hinglish: "Kisi IHM ya food craft institute se Bakery and Confectionery mein diploma",
    hindi: "किसी IHM या फ़ूड क्राफ़्ट इंस्टीट्यूट से Bakery and Confectionery में डिप्लोमा",
  },
  "Diploma in Cath Lab Technology": { hinglish: "Cath Lab Technology mein diploma", hindi: "Cath Lab Technology में डिप्लोमा" },
  "Diploma in Ceramic Technology": { hinglish: "Ceramic Technology mein diploma", hindi: "Ceramic Technology में डिप्लोमा" },
  "Diploma in Chemical Engineering": { hinglish: "Chemical Engineering mein diploma", hindi: "Chemical Engineering में डिप्लोमा" },
  "Diploma in Chemical Engineering (after a year's apprenticeship also for operator posts of RCF, by its own test)": {
    hinglish: "Chemical Engineering mein diploma (ek saal ki apprenticeship ke baad RCF ki operator post ke liye bhi, uske apne test se)",
    hindi: "Chemical Engineering में डिप्लोमा (एक साल की अप्रेंटिसशिप के बाद RCF के ऑपरेटर पद के लिए भी, उसके अपने टेस्ट से)",
  },
  "Diploma in Chemical Engineering, any stream": {
    hinglish: "Chemical Engineering mein diploma, koi bhi stream",
    hindi: "Chemical Engineering में डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Diploma in Chemical or Environmental Engineering": {
    hinglish: "Chemical ya Environmental Engineering mein diploma",
    hindi: "Chemical या Environmental Engineering में डिप्लोमा",
  },
  "Diploma in Chemical or Instrumentation Engineering, then years as a field operator in the plant": {
    hinglish: "Chemical ya Instrumentation Engineering mein diploma, phir plant mein field operator ke taur par kuch saal",
    hindi: "Chemical या Instrumentation Engineering में डिप्लोमा, फिर प्लांट में फ़ील्ड ऑपरेटर के तौर पर कुछ साल",
  },
  "Diploma in Cinematography (govt film institute, Bengaluru, Karnataka students first)": {
    hinglish: "Cinematography mein diploma (sarkari film institute, Bengaluru, pehla mauka Karnataka ke students ko)",
    hindi: "Cinematography में डिप्लोमा (सरकारी फ़िल्म इंस्टीट्यूट, बेंगलुरु, पहला मौक़ा कर्नाटक के विद्यार्थियों को)",
  },
  "Diploma in Civil Engineering": { hinglish: "Civil Engineering mein diploma", hindi: "Civil Engineering में डिप्लोमा" },
  "Diploma in Computer Applications": { hinglish: "Computer Applications mein diploma", hindi: "Computer Applications में डिप्लोमा" },
  "Diploma in Computer Applications (DCA)": {
    hinglish: "Computer Applications mein diploma (DCA)",
    hindi: "Computer Applications में डिप्लोमा (DCA)",
  },
  "Diploma in Cosmetology": { hinglish: "Cosmetology mein diploma", hindi: "Cosmetology में डिप्लोमा" },
  "Diploma in Cosmetology or Beauty Culture": {
    hinglish: "Cosmetology ya Beauty Culture mein diploma",
    hindi: "Cosmetology या Beauty Culture में डिप्लोमा",
  },
  "Diploma in Cosmetology or Beauty Culture, then some salon years": {
    hinglish: "Cosmetology ya Beauty Culture mein diploma, phir salon mein kuch saal",
    hindi: "Cosmetology या Beauty Culture में डिप्लोमा, फिर सैलून में कुछ साल",
  },
  "Diploma in Culinary Arts, then years in a hotel kitchen": {
    hinglish: "Culinary Arts mein diploma, phir hotel ki rasoi mein kuch saal",
    hindi: "Culinary Arts में डिप्लोमा, फिर होटल की रसोई में कुछ साल",
  },
  "Diploma in Dairy Technology, also by distance learning (IGNOU)": {
    hinglish: "Dairy Technology mein diploma, distance learning se bhi (IGNOU)",
    hindi: "Dairy Technology में डिप्लोमा, डिस्टेंस लर्निंग से भी (IGNOU)",
  },
  "Diploma in Dental Hygiene (2 years), then a private clinic or State staff selection": {
    hinglish: "Dental Hygiene mein diploma (2 saal), phir private clinic ya rajya staff selection",
    hindi: "Dental Hygiene में डिप्लोमा (2 साल), फिर प्राइवेट क्लिनिक या राज्य कर्मचारी चयन",
  },
  "Diploma in Dental Mechanics (2 years), then a laboratory or State staff selection": {
    hinglish: "Dental Mechanics mein diploma (2 saal), phir laboratory ya rajya staff selection",
    hindi: "Dental Mechanics में डिप्लोमा (2 साल), फिर लैबोरेटरी या राज्य कर्मचारी चयन",
  },
  "Diploma in Dental Operating Room Assistance": {
    hinglish: "Dental Operating Room Assistance mein diploma",
    hindi: "Dental Operating Room Assistance में डिप्लोमा",
  },
  "Diploma in Dialysis Technology, then a private dialysis centre or State staff selection": {
    hinglish: "Dialysis Technology mein diploma, phir private dialysis centre ya rajya staff selection",
    hindi: "Dialysis Technology में डिप्लोमा, फिर प्राइवेट डायलिसिस सेंटर या राज्य कर्मचारी चयन",
  },
  "Diploma in Drawing and Painting (three years, Maharashtra), then Diploma in Art Education": {
    hinglish: "Drawing and Painting mein diploma (teen saal, Maharashtra), phir Art Education mein diploma",
    hindi: "Drawing and Painting में डिप्लोमा (तीन साल, महाराष्ट्र), फिर Art Education में डिप्लोमा",
  },
  "Diploma in ECG or Cardiac Technology, then a private hospital, State staff selection or RRB Paramedical": {
    hinglish: "ECG ya Cardiac Technology mein diploma, phir private aspataal, rajya staff selection ya RRB Paramedical",
    hindi: "ECG या Cardiac Technology में डिप्लोमा, फिर प्राइवेट अस्पताल, राज्य कर्मचारी चयन या RRB Paramedical",
  },
  "Diploma in Early Childhood Special Education (one year)": {
    hinglish: "Early Childhood Special Education mein diploma (ek saal)",
    hindi: "Early Childhood Special Education में डिप्लोमा (एक साल)",
  },
  "Diploma in Electrical Engineering": { hinglish: "Electrical Engineering mein diploma", hindi: "Electrical Engineering में डिप्लोमा" },
  "Diploma in Electrical Engineering, then two years' work": {
    hinglish: "Electrical Engineering mein diploma, phir do saal ka kaam",
    hindi: "Electrical Engineering में डिप्लोमा, फिर दो साल का काम",
  },
  "Diploma in Electrical or Electronics Engineering, lateral entry with PCM or ITI": {
    hinglish: "Electrical ya Electronics Engineering mein diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Electrical या Electronics Engineering में डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Diploma in Electrical or Instrumentation Engineering": {
    hinglish: "Electrical ya Instrumentation Engineering mein diploma",
    hindi: "Electrical या Instrumentation Engineering में डिप्लोमा",
  },
  "Diploma in Electrical or Mechanical Engineering": {
    hinglish: "Electrical ya Mechanical Engineering mein diploma",
    hindi: "Electrical या Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Electrical or Mechanical Engineering, any stream": {
    hinglish: "Electrical ya Mechanical Engineering mein diploma, koi bhi stream",
    hindi: "Electrical या Mechanical Engineering में डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Diploma in Electrical, Electronics or Instrumentation": {
    hinglish: "Electrical, Electronics ya Instrumentation mein diploma",
    hindi: "Electrical, Electronics या Instrumentation में डिप्लोमा",
  },
  "Diploma in Electronics": { hinglish: "Electronics mein diploma", hindi: "Electronics में डिप्लोमा" },
  "Diploma in Electronics Engineering": { hinglish: "Electronics Engineering mein diploma", hindi: "Electronics Engineering में डिप्लोमा" },
  "Diploma in Electronics and Communication": {
    hinglish: "Electronics and Communication mein diploma",
    hindi: "Electronics and Communication में डिप्लोमा",
  },
  "Diploma in Electronics and Telecommunication": {
    hinglish: "Electronics and Telecommunication mein diploma",
    hindi: "Electronics and Telecommunication में डिप्लोमा",
  },
  "Diploma in Electronics and Telecommunication (three years)": {
    hinglish: "Electronics and Telecommunication mein diploma (teen saal)",
    hindi: "Electronics and Telecommunication में डिप्लोमा (तीन साल)",
  },
  "Diploma in Electronics or Electrical": {
    hinglish: "Electronics ya Electrical mein diploma",
    hindi: "Electronics या Electrical में डिप्लोमा",
  },
  "Diploma in Electronics or Electrical, then RRB Technician or RRB JE": {
    hinglish: "Electronics ya Electrical mein diploma, phir RRB Technician ya RRB JE",
    hindi: "Electronics या Electrical में डिप्लोमा, फिर RRB Technician या RRB JE",
  },
  "Diploma in Electronics or Fire Safety": {
    hinglish: "Electronics ya Fire Safety mein diploma",
    hindi: "Electronics या Fire Safety में डिप्लोमा",
  },
  "Diploma in Elementary Education (D.El.Ed), as a school teacher": {
    hinglish: "Elementary Education mein diploma (D.El.Ed), school teacher ke taur par",
    hindi: "Elementary Education में डिप्लोमा (D.El.Ed), स्कूल टीचर के तौर पर",
  },
  "Diploma in Emergency Care Technology": {
    hinglish: "Emergency Care Technology mein diploma",
    hindi: "Emergency Care Technology में डिप्लोमा",
  },
  "Diploma in Emergency Care Technology (mostly with PCB)": {
    hinglish: "Emergency Care Technology mein diploma (zyadatar PCB ke saath)",
    hindi: "Emergency Care Technology में डिप्लोमा (ज़्यादातर PCB के साथ)",
  },
  "Diploma in Engineering (any stream), then three years' experience": {
    hinglish: "Engineering mein diploma (koi bhi stream), phir teen saal ka anubhav",
    hindi: "Engineering में डिप्लोमा (कोई भी स्ट्रीम), फिर तीन साल का अनुभव",
  },
  "Diploma in Engineering, then two years' work": {
    hinglish: "Engineering mein diploma, phir do saal ka kaam",
    hindi: "Engineering में डिप्लोमा, फिर दो साल का काम",
  },
  "Diploma in Event Management": { hinglish: "Event Management mein diploma", hindi: "Event Management में डिप्लोमा" },
  "Diploma in Export Management": { hinglish: "Export Management mein diploma", hindi: "Export Management में डिप्लोमा" },
  "Diploma in F&B Service": { hinglish: "Food and Beverage Service mein diploma", hindi: "Food and Beverage Service में डिप्लोमा" },
  "Diploma in F&B Service, then some years as a waiter": {
    hinglish: "Food and Beverage Service mein diploma, phir waiter ke taur par kuch saal",
    hindi: "Food and Beverage Service में डिप्लोमा, फिर वेटर के तौर पर कुछ साल",
  },
  "Diploma in F&B Service, then years as banquet captain or supervisor": {
    hinglish: "Food and Beverage Service mein diploma, phir banquet captain ya supervisor ke taur par kuch saal",
    hindi: "Food and Beverage Service में डिप्लोमा, फिर बैंक्वेट कैप्टन या सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Diploma in Fashion Design": { hinglish: "Fashion Design mein diploma", hindi: "Fashion Design में डिप्लोमा" },
  "Diploma in Fashion Design or Garment Making": {
    hinglish: "Fashion Design ya Garment Making mein diploma",
    hindi: "Fashion Design या Garment Making में डिप्लोमा",
  },
  "Diploma in Fashion alongside": { hinglish: "Saath-saath Fashion mein diploma", hindi: "साथ-साथ Fashion में डिप्लोमा" },
  "Diploma in Fine Arts": { hinglish: "Fine Arts mein diploma", hindi: "Fine Arts में डिप्लोमा" },
  "Diploma in Fire Safety (polytechnic), where offered": {
    hinglish: "Fire Safety mein diploma (polytechnic), jahan ho",
    hindi: "Fire Safety में डिप्लोमा (पॉलिटेक्निक), जहाँ हो",
  },
  "Diploma in Fire or Industrial Safety Engineering, then some years of work": {
    hinglish: "Fire ya Industrial Safety Engineering mein diploma, phir kuch saal ka kaam",
    hindi: "Fire या Industrial Safety Engineering में डिप्लोमा, फिर कुछ साल का काम",
  },
  "Diploma in Fisheries (polytechnic), then the State's recruitment as sub-inspector, in some States": {
    hinglish: "Fisheries mein diploma (polytechnic), phir kuch rajyon mein sub-inspector ke taur par rajya ki bharti",
    hindi: "Fisheries में डिप्लोमा (पॉलिटेक्निक), फिर कुछ राज्यों में सब-इंस्पेक्टर के तौर पर राज्य की भर्ती",
  },
  "Diploma in Fisheries (polytechnic, some states)": {
    hinglish: "Fisheries mein diploma (polytechnic, kuch rajyon mein)",
    hindi: "Fisheries में डिप्लोमा (पॉलिटेक्निक, कुछ राज्यों में)",
  },
  "Diploma in Food Processing": { hinglish: "Food Processing mein diploma", hindi: "Food Processing में डिप्लोमा" },
  "Diploma in Food Production": { hinglish: "Food Production mein diploma", hindi: "Food Production में डिप्लोमा" },
  "Diploma in Food Production, then some years as a commis": {
    hinglish: "Food Production mein diploma, phir commis ke taur par kuch saal",
    hindi: "Food Production में डिप्लोमा, फिर कॉमी शेफ़ के तौर पर कुछ साल",
  },
  "Diploma in Food Production, then years as commis and chef de partie": {
    hinglish: "Food Production mein diploma, phir commis aur chef de partie ke taur par kuch saal",
    hindi: "Food Production में डिप्लोमा, फिर कॉमी शेफ़ और शेफ़ डी पार्टी के तौर पर कुछ साल",
  },
  "Diploma in Food Technology": { hinglish: "Food Technology mein diploma", hindi: "Food Technology में डिप्लोमा" },
  "Diploma in Footwear Manufacture and Design (CFTI)": {
    hinglish: "Footwear Manufacture and Design mein diploma (CFTI)",
    hindi: "Footwear Manufacture and Design में डिप्लोमा (CFTI)",
  },
  "Diploma in Footwear Technology": { hinglish: "Footwear Technology mein diploma", hindi: "Footwear Technology में डिप्लोमा" },
  "Diploma in Front Office": { hinglish: "Front Office mein diploma", hindi: "Front Office में डिप्लोमा" },
  "Diploma in Front Office, then some years as a hotel receptionist": {
    hinglish: "Front Office mein diploma, phir hotel receptionist ke taur par kuch saal",
    hindi: "Front Office में डिप्लोमा, फिर होटल रिसेप्शनिस्ट के तौर पर कुछ साल",
  },
  "Diploma in Front Office, then the same years": {
    hinglish: "Front Office mein diploma, phir utne hi saal ka kaam",
    hindi: "Front Office में डिप्लोमा, फिर उतने ही साल का काम",
  },
  "Diploma in Game Art or 3D Animation, with works to show": {
    hinglish: "Game Art ya 3D Animation mein diploma, dikhane ke liye apne kaam ke saath",
    hindi: "Game Art या 3D Animation में डिप्लोमा, दिखाने के लिए अपने काम के साथ",
  },
  "Diploma in Gemmology": { hinglish: "Gemmology mein diploma", hindi: "Gemmology में डिप्लोमा" },
  "Diploma in Handloom and Textile Technology (IIHT)": {
    hinglish: "Handloom and Textile Technology mein diploma (IIHT)",
    hindi: "Handloom and Textile Technology में डिप्लोमा (IIHT)",
  },
  "Diploma in Health Education": { hinglish: "Health Education mein diploma", hindi: "Health Education में डिप्लोमा" },
  "Diploma in Hearing, Language and Speech (DHLS, 1 year), then a contract post of audiometric assistant or instructor for deaf children at a district hospital":
    {
      hinglish:
        "Hearing, Language and Speech mein diploma (DHLS, 1 saal), phir zila aspataal mein audiometric assistant ya badhir bachchon ke instructor ki contract post",
      hindi:
        "Hearing, Language and Speech में डिप्लोमा (DHLS, 1 साल), फिर ज़िला अस्पताल में ऑडियोमेट्रिक असिस्टेंट या बधिर बच्चों के इंस्ट्रक्टर का कॉन्ट्रैक्ट पद",
    },
  "Diploma in Horticulture": { hinglish: "Horticulture mein diploma", hindi: "Horticulture में डिप्लोमा" },
  "Diploma in Horticulture (two years), in States such as Andhra Pradesh, then the State's assistant posts or the BSc": {
    hinglish: "Andhra Pradesh jaise rajyon mein Horticulture mein diploma (do saal), phir rajya ki assistant post ya BSc",
    hindi: "आंध्र प्रदेश जैसे राज्यों में Horticulture में डिप्लोमा (दो साल), फिर राज्य के असिस्टेंट पद या BSc",
  },
  "Diploma in Horticulture (two years), then the State PSC's test for assistant officers, in States such as Tamil Nadu": {
    hinglish: "Horticulture mein diploma (do saal), phir Tamil Nadu jaise rajyon mein assistant officer ke liye State PSC ka test",
    hindi: "Horticulture में डिप्लोमा (दो साल), फिर तमिलनाडु जैसे राज्यों में असिस्टेंट ऑफ़िसर के लिए State PSC का टेस्ट",
  },
  "Diploma in Hotel Operations": { hinglish: "Hotel Operations mein diploma", hindi: "Hotel Operations में डिप्लोमा" },
  "Diploma in Housekeeping (IHM)": { hinglish: "Housekeeping mein diploma (IHM)", hindi: "Housekeeping में डिप्लोमा (IHM)" },
  "Diploma in Housekeeping (IHM), then years as housekeeping supervisor": {
    hinglish: "Housekeeping mein diploma (IHM), phir housekeeping supervisor ke taur par kuch saal",
    hindi: "Housekeeping में डिप्लोमा (IHM), फिर हाउसकीपिंग सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Diploma in ISL Interpretation (DISLI), for hearing students, who mostly interpret": {
    hinglish: "ISL Interpretation mein diploma (DISLI), sun sakne wale students ke liye, jinka kaam zyadatar interpretation hota hai",
    hindi: "ISL Interpretation में डिप्लोमा (DISLI), सुन सकने वाले विद्यार्थियों के लिए, जिनका काम ज़्यादातर इंटरप्रिटेशन होता है",
  },
  "Diploma in IT or NIELIT O Level": { hinglish: "IT mein diploma ya NIELIT O Level", hindi: "IT में डिप्लोमा या NIELIT O Level" },
  "Diploma in Indian Sign Language Interpretation (DISLI)": {
    hinglish: "Indian Sign Language Interpretation mein diploma (DISLI)",
    hindi: "Indian Sign Language Interpretation में डिप्लोमा (DISLI)",
  },
  "Diploma in Indian Sign Language Interpretation (DISLI), for hearing students": {
    hinglish: "Indian Sign Language Interpretation mein diploma (DISLI), sun sakne wale students ke liye",
    hindi: "Indian Sign Language Interpretation में डिप्लोमा (DISLI), सुन सकने वाले विद्यार्थियों के लिए",
  },
  "Diploma in Industrial Safety, as the rules ask of safety officers, then years as one on sites": {
    hinglish:
      "Industrial Safety mein diploma, jaisa safety officer ke liye niyam maangte hain, phir site par safety officer ke taur par kuch saal",
    hindi: "Industrial Safety में डिप्लोमा, जैसा सेफ़्टी ऑफ़िसर के लिए नियम माँगते हैं, फिर साइट पर सेफ़्टी ऑफ़िसर के तौर पर कुछ साल",
  },
  "Diploma in Interior or Architectural Design": {
    hinglish: "Interior ya Architectural Design mein diploma",
    hindi: "Interior या Architectural Design में डिप्लोमा",
  },
  "Diploma in Jewellery Design and Manufacture": {
    hinglish: "Jewellery Design and Manufacture mein diploma",
    hindi: "Jewellery Design and Manufacture में डिप्लोमा",
  },
  "Diploma in Knitting Technology": { hinglish: "Knitting Technology mein diploma", hindi: "Knitting Technology में डिप्लोमा" },
  "Diploma in Laboratory Technology": { hinglish: "Laboratory Technology mein diploma", hindi: "Laboratory Technology में डिप्लोमा" },
  "Diploma in Leather Goods": { hinglish: "Leather Goods mein diploma", hindi: "Leather Goods में डिप्लोमा" },
  "Diploma in Library Science (DLIS)": { hinglish: "Library Science mein diploma (DLIS)", hindi: "Library Science में डिप्लोमा (DLIS)" },
  "Diploma in Library Science (DLIS), for junior posts": {
    hinglish: "Library Science mein diploma (DLIS), junior post ke liye",
    hindi: "Library Science में डिप्लोमा (DLIS), जूनियर पदों के लिए",
  },
  "Diploma in Livestock or Veterinary Assistance, mostly after Biology or Agriculture; then State staff selection": {
    hinglish: "Livestock ya Veterinary Assistance mein diploma, zyadatar Biology ya Agriculture ke baad; phir rajya staff selection",
    hindi: "Livestock या Veterinary Assistance में डिप्लोमा, ज़्यादातर बायोलॉजी या कृषि के बाद; फिर राज्य कर्मचारी चयन",
  },
  "Diploma in Local Self-Government (LSGD, AIILSG)": {
    hinglish: "Local Self-Government mein diploma (LSGD, AIILSG)",
    hindi: "Local Self-Government में डिप्लोमा (LSGD, AIILSG)",
  },
  "Diploma in Meat Technology, by distance learning": {
    hinglish: "Meat Technology mein diploma, distance learning se",
    hindi: "Meat Technology में डिप्लोमा, डिस्टेंस लर्निंग से",
  },
  "Diploma in Mechanical Engineering": { hinglish: "Mechanical Engineering mein diploma", hindi: "Mechanical Engineering में डिप्लोमा" },
  "Diploma in Mechanical Engineering by lateral entry": {
    hinglish: "Lateral entry se Mechanical Engineering mein diploma",
    hindi: "लेटरल एंट्री से Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Mechanical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Mechanical Engineering mein diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Mechanical Engineering में डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Diploma in Mechanical Engineering, then diver school": {
    hinglish: "Mechanical Engineering mein diploma, phir gotakhori ka school",
    hindi: "Mechanical Engineering में डिप्लोमा, फिर गोताखोरी का स्कूल",
  },
  "Diploma in Mechanical or Agricultural Engineering": {
    hinglish: "Mechanical ya Agricultural Engineering mein diploma",
    hindi: "Mechanical या Agricultural Engineering में डिप्लोमा",
  },
  "Diploma in Mechanical or Automobile Engineering": {
    hinglish: "Mechanical ya Automobile Engineering mein diploma",
    hindi: "Mechanical या Automobile Engineering में डिप्लोमा",
  },
  "Diploma in Mechanical or Electrical Engineering": {
    hinglish: "Mechanical ya Electrical Engineering mein diploma",
    hindi: "Mechanical या Electrical Engineering में डिप्लोमा",
  },
  "Diploma in Mechanical or Metallurgical Engineering": {
    hinglish: "Mechanical ya Metallurgical Engineering mein diploma",
    hindi: "Mechanical या Metallurgical Engineering में डिप्लोमा",
  },
  "Diploma in Mechanical, Electrical or Mining Engineering, then years in a tunnel crew": {
    hinglish: "Mechanical, Electrical ya Mining Engineering mein diploma, phir tunnel crew mein kuch saal",
    hindi: "Mechanical, Electrical या Mining Engineering में डिप्लोमा, फिर टनल क्रू में कुछ साल",
  },
  "Diploma in Mechatronics": { hinglish: "Mechatronics mein diploma", hindi: "Mechatronics में डिप्लोमा" },
  "Diploma in Mechatronics (polytechnic, or MSME Tool Room or NTTF by their own tests)": {
    hinglish: "Mechatronics mein diploma (polytechnic, ya MSME Tool Room ya NTTF, unke apne test se)",
    hindi: "Mechatronics में डिप्लोमा (पॉलिटेक्निक, या MSME Tool Room या NTTF, उनके अपने टेस्ट से)",
  },
  "Diploma in Medical Record Technology": {
    hinglish: "Medical Record Technology mein diploma",
    hindi: "Medical Record Technology में डिप्लोमा",
  },
  "Diploma in Metallurgical Engineering": {
    hinglish: "Metallurgical Engineering mein diploma",
    hindi: "Metallurgical Engineering में डिप्लोमा",
  },
  "Diploma in Metallurgical or Mechanical Engineering": {
    hinglish: "Metallurgical ya Mechanical Engineering mein diploma",
    hindi: "Metallurgical या Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Metallurgy or Mechanical Engineering": {
    hinglish: "Metallurgy ya Mechanical Engineering mein diploma",
    hindi: "Metallurgy या Mechanical Engineering में डिप्लोमा",
  },
  "Diploma in Mining Engineering": { hinglish: "Mining Engineering mein diploma", hindi: "Mining Engineering में डिप्लोमा" },
  "Diploma in Nautical Science": { hinglish: "Nautical Science mein diploma", hindi: "Nautical Science में डिप्लोमा" },
  "Diploma in Nautical Science (with PCM)": {
    hinglish: "Nautical Science mein diploma (PCM ke saath)",
    hindi: "Nautical Science में डिप्लोमा (PCM के साथ)",
  },
  "Diploma in Nautical Science after a science or engineering degree": {
    hinglish: "Science ya engineering ki degree ke baad Nautical Science mein diploma",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद Nautical Science में डिप्लोमा",
  },
  "Diploma in Nautical Science after a science or engineering degree, then years at sea": {
    hinglish: "Science ya engineering ki degree ke baad Nautical Science mein diploma, phir samudra mein kuch saal",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद Nautical Science में डिप्लोमा, फिर समुद्र में कुछ साल",
  },
  "Diploma in Nautical Science after a science or engineering degree, then years at sea to chief officer": {
    hinglish: "Science ya engineering ki degree ke baad Nautical Science mein diploma, phir chief officer banne tak samudra mein kuch saal",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद Nautical Science में डिप्लोमा, फिर चीफ़ ऑफ़िसर बनने तक समुद्र में कुछ साल",
  },
  "Diploma in Nautical Science, then years as third, second and chief officer, with a certificate for each rank": {
    hinglish: "Nautical Science mein diploma, phir third, second aur chief officer ke taur par kuch saal, har rank ke certificate ke saath",
    hindi: "Nautical Science में डिप्लोमा, फिर थर्ड, सेकंड और चीफ़ ऑफ़िसर के तौर पर कुछ साल, हर रैंक के सर्टिफ़िकेट के साथ",
  },
  "Diploma in Nautical Science, then years at sea as a cadet": {
    hinglish: "Nautical Science mein diploma, phir cadet ke taur par samudra mein kuch saal",
    hindi: "Nautical Science में डिप्लोमा, फिर कैडेट के तौर पर समुद्र में कुछ साल",
  },
  "Diploma in Nautical Science, then years at sea to chief officer": {
    hinglish: "Nautical Science mein diploma, phir chief officer banne tak samudra mein kuch saal",
    hindi: "Nautical Science में डिप्लोमा, फिर चीफ़ ऑफ़िसर बनने तक समुद्र में कुछ साल",
  },
  "Diploma in Neurophysiology Technology": {
    hinglish: "Neurophysiology Technology mein diploma",
    hindi: "Neurophysiology Technology में डिप्लोमा",
  },
  "Diploma in OT Technology, then a private theatre or State staff selection": {
    hinglish: "OT Technology mein diploma, phir private operation theatre ya rajya staff selection",
    hindi: "OT Technology में डिप्लोमा, फिर प्राइवेट ऑपरेशन थिएटर या राज्य कर्मचारी चयन",
  },
  "Diploma in Office Management": { hinglish: "Office Management mein diploma", hindi: "Office Management में डिप्लोमा" },
  "Diploma in Ophthalmic Assistance, then an eye hospital or State staff selection": {
    hinglish: "Ophthalmic Assistance mein diploma, phir aankhon ka aspataal ya rajya staff selection",
    hindi: "Ophthalmic Assistance में डिप्लोमा, फिर आँखों का अस्पताल या राज्य कर्मचारी चयन",
  },
  "Diploma in Opticianry, or in Optometry (with science)": {
    hinglish: "Opticianry mein diploma, ya Optometry mein (science ke saath)",
    hindi: "Opticianry में डिप्लोमा, या Optometry में (साइंस के साथ)",
  },
  "Diploma in Optometry": { hinglish: "Optometry mein diploma", hindi: "Optometry में डिप्लोमा" },
  "Diploma in Optometry (two years), which some States take for their own posts": {
    hinglish: "Optometry mein diploma (do saal), jise kuch rajya apni post ke liye maante hain",
    hindi: "Optometry में डिप्लोमा (दो साल), जिसे कुछ राज्य अपने पदों के लिए मानते हैं",
  },
  "Diploma in Optometry (with science)": {
    hinglish: "Optometry mein diploma (science ke saath)",
    hindi: "Optometry में डिप्लोमा (साइंस के साथ)",
  },
  "Diploma in Orthopaedic or Plaster Technology, then a private hospital or State staff selection": {
    hinglish: "Orthopaedic ya Plaster Technology mein diploma, phir private aspataal ya rajya staff selection",
    hindi: "Orthopaedic या Plaster Technology में डिप्लोमा, फिर प्राइवेट अस्पताल या राज्य कर्मचारी चयन",
  },
  "Diploma in Paint Technology": { hinglish: "Paint Technology mein diploma", hindi: "Paint Technology में डिप्लोमा" },
  "Diploma in Paper Technology": { hinglish: "Paper Technology mein diploma", hindi: "Paper Technology में डिप्लोमा" },
  "Diploma in Petroleum or Mechanical Engineering, then years on a rig up to driller": {
    hinglish: "Petroleum ya Mechanical Engineering mein diploma, phir driller banne tak rig par kuch saal",
    hindi: "Petroleum या Mechanical Engineering में डिप्लोमा, फिर ड्रिलर बनने तक रिग पर कुछ साल",
  },
  "Diploma in Photography": { hinglish: "Photography mein diploma", hindi: "Photography में डिप्लोमा" },
  "Diploma in Physiotherapy (DPT, with PCB)": {
    hinglish: "Physiotherapy mein diploma (DPT, PCB ke saath)",
    hindi: "Physiotherapy में डिप्लोमा (DPT, PCB के साथ)",
  },
  "Diploma in Plastics Mould Technology, then post diploma in mould design (CIPET, by its admission test)": {
    hinglish: "Plastics Mould Technology mein diploma, phir mould design mein post diploma (CIPET, uske admission test se)",
    hindi: "Plastics Mould Technology में डिप्लोमा, फिर मोल्ड डिज़ाइन में पोस्ट डिप्लोमा (CIPET, उसके एडमिशन टेस्ट से)",
  },
  "Diploma in Preschool Education (DPSE)": {
    hinglish: "Preschool Education mein diploma (DPSE)",
    hindi: "Preschool Education में डिप्लोमा (DPSE)",
  },
  "Diploma in Printing Technology": { hinglish: "Printing Technology mein diploma", hindi: "Printing Technology में डिप्लोमा" },
  "Diploma in Public Health, or MD Community Medicine, after MBBS": {
    hinglish: "MBBS ke baad Public Health mein diploma, ya MD Community Medicine",
    hindi: "MBBS के बाद Public Health में डिप्लोमा, या MD Community Medicine",
  },
  "Diploma in Pulp and Paper Technology": {
    hinglish: "Pulp and Paper Technology mein diploma",
    hindi: "Pulp and Paper Technology में डिप्लोमा",
  },
  "Diploma in Radiotherapy Technology (2 years)": {
    hinglish: "Radiotherapy Technology mein diploma (2 saal)",
    hindi: "Radiotherapy Technology में डिप्लोमा (2 साल)",
  },
  "Diploma in Rubber Technology": { hinglish: "Rubber Technology mein diploma", hindi: "Rubber Technology में डिप्लोमा" },
  "Diploma in Secretarial Practice": { hinglish: "Secretarial Practice mein diploma", hindi: "Secretarial Practice में डिप्लोमा" },
  "Diploma in Seed Technology (two years, Andhra Pradesh), then the BSc (Hons) Agriculture": {
    hinglish: "Seed Technology mein diploma (do saal, Andhra Pradesh), phir BSc (Hons) Agriculture",
    hindi: "Seed Technology में डिप्लोमा (दो साल, आंध्र प्रदेश), फिर BSc (Hons) Agriculture",
  },
  "Diploma in Shipping Management": { hinglish: "Shipping Management mein diploma", hindi: "Shipping Management में डिप्लोमा" },
  "Diploma in Shipping and Logistics": { hinglish: "Shipping and Logistics mein diploma", hindi: "Shipping and Logistics में डिप्लोमा" },
  "Diploma in Shipping or Port Management": {
    hinglish: "Shipping ya Port Management mein diploma",
    hindi: "Shipping या Port Management में डिप्लोमा",
  },
  "Diploma in Software Testing": { hinglish: "Software Testing mein diploma", hindi: "Software Testing में डिप्लोमा" },
  "Diploma in Sound Recording (govt film institute, Bengaluru, Karnataka students first)": {
    hinglish: "Sound Recording mein diploma (sarkari film institute, Bengaluru, pehla mauka Karnataka ke students ko)",
    hindi: "Sound Recording में डिप्लोमा (सरकारी फ़िल्म इंस्टीट्यूट, बेंगलुरु, पहला मौक़ा कर्नाटक के विद्यार्थियों को)",
  },
  "Diploma in Sound Recording (govt film institute, Bengaluru, mostly for Karnataka students)": {
    hinglish: "Sound Recording mein diploma (sarkari film institute, Bengaluru, zyadatar Karnataka ke students ke liye)",
    hindi: "Sound Recording में डिप्लोमा (सरकारी फ़िल्म इंस्टीट्यूट, बेंगलुरु, ज़्यादातर कर्नाटक के विद्यार्थियों के लिए)",
  },
  "Diploma in Statistics": { hinglish: "Statistics mein diploma", hindi: "Statistics में डिप्लोमा" },
  "Diploma in Stenography": { hinglish: "Stenography mein diploma", hindi: "Stenography में डिप्लोमा" },
  "Diploma in Teaching Indian Sign Language (DTISL), for deaf students": {
    hinglish: "Teaching Indian Sign Language mein diploma (DTISL), badhir students ke liye",
    hindi: "Teaching Indian Sign Language में डिप्लोमा (DTISL), बधिर विद्यार्थियों के लिए",
  },
  "Diploma in Telecommunication": { hinglish: "Telecommunication mein diploma", hindi: "Telecommunication में डिप्लोमा" },
  "Diploma in Textile Chemistry": { hinglish: "Textile Chemistry mein diploma", hindi: "Textile Chemistry में डिप्लोमा" },
  "Diploma in Textile Processing": { hinglish: "Textile Processing mein diploma", hindi: "Textile Processing में डिप्लोमा" },
  "Diploma in Tool and Die Making (MSME Tool Room or NTTF, by their own tests)": {
    hinglish: "Tool and Die Making mein diploma (MSME Tool Room ya NTTF, unke apne test se)",
    hindi: "Tool and Die Making में डिप्लोमा (MSME Tool Room या NTTF, उनके अपने टेस्ट से)",
  },
  "Diploma in Tool and Die Making (polytechnic, or MSME Tool Room or NTTF by their own tests)": {
    hinglish: "Tool and Die Making mein diploma (polytechnic, ya MSME Tool Room ya NTTF, unke apne test se)",
    hindi: "Tool and Die Making में डिप्लोमा (पॉलिटेक्निक, या MSME Tool Room या NTTF, उनके अपने टेस्ट से)",
  },
  "Diploma in Tool and Die Making at a polytechnic, or at IGTR, GTTC or NTTF by their own admission": {
    hinglish: "Polytechnic se, ya IGTR, GTTC ya NTTF se unke apne admission ke zariye Tool and Die Making mein diploma",
    hindi: "पॉलिटेक्निक से, या IGTR, GTTC या NTTF से उनके अपने एडमिशन के ज़रिए Tool and Die Making में डिप्लोमा",
  },
  "Diploma in Tool and Die Making, any stream": {
    hinglish: "Tool and Die Making mein diploma, koi bhi stream",
    hindi: "Tool and Die Making में डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Diploma in Tool, Die and Mould Making": {
    hinglish: "Tool, Die and Mould Making mein diploma",
    hindi: "Tool, Die and Mould Making में डिप्लोमा",
  },
  "Diploma in Tourism": { hinglish: "Tourism mein diploma", hindi: "Tourism में डिप्लोमा" },
  "Diploma in Travel and Ticketing, of IATA or another": {
    hinglish: "Travel and Ticketing mein diploma, IATA ka ya kisi aur ka",
    hindi: "Travel and Ticketing में डिप्लोमा, IATA का या किसी और का",
  },
  "Diploma in UI or Graphic Design": { hinglish: "UI ya Graphic Design mein diploma", hindi: "UI या Graphic Design में डिप्लोमा" },
  "Diploma in Veterinary Laboratory Technology (mostly with biology)": {
    hinglish: "Veterinary Laboratory Technology mein diploma (zyadatar biology ke saath)",
    hindi: "Veterinary Laboratory Technology में डिप्लोमा (ज़्यादातर बायोलॉजी के साथ)",
  },
  "Diploma in Veterinary Science or Animal Husbandry": {
    hinglish: "Veterinary Science ya Animal Husbandry mein diploma",
    hindi: "Veterinary Science या Animal Husbandry में डिप्लोमा",
  },
  "Diploma in Video Editing": { hinglish: "Video Editing mein diploma", hindi: "Video Editing में डिप्लोमा" },
  "Diploma in Visual Merchandising": { hinglish: "Visual Merchandising mein diploma", hindi: "Visual Merchandising में डिप्लोमा" },
  "Diploma in Warehouse Management": { hinglish: "Warehouse Management mein diploma", hindi: "Warehouse Management में डिप्लोमा" },
  "Diploma in Web Design": { hinglish: "Web Design mein diploma", hindi: "Web Design में डिप्लोमा" },
  "Diploma in X-ray Technology, then private work, State staff selection, RRB Paramedical or a Central force's own test (such as the BSF's)":
    {
      hinglish:
        "X-ray Technology mein diploma, phir private kaam, rajya staff selection, RRB Paramedical ya kisi kendriya bal ka apna test (jaise BSF ka)",
      hindi: "X-ray Technology में डिप्लोमा, फिर प्राइवेट काम, राज्य कर्मचारी चयन, RRB Paramedical या किसी केंद्रीय बल का अपना टेस्ट (जैसे BSF का)",
    },
  "Diploma in X-ray or imaging technology, then MRI training on the job or by a PG diploma": {
    hinglish: "X-ray ya imaging technology mein diploma, phir kaam par ya PG diploma se MRI ki training",
    hindi: "एक्स-रे या इमेजिंग टेक्नोलॉजी में डिप्लोमा, फिर काम पर या PG डिप्लोमा से MRI की ट्रेनिंग",
  },
  "Diploma in Yoga": { hinglish: "Yoga mein diploma", hindi: "Yoga में डिप्लोमा" },
  "Diploma in animation": { hinglish: "Animation mein diploma", hindi: "एनिमेशन में डिप्लोमा" },
  "Diploma in audio production, then some years of studio work": {
    hinglish: "Audio production mein diploma, phir kuch saal studio ka kaam",
    hindi: "ऑडियो प्रोडक्शन में डिप्लोमा, फिर कुछ साल स्टूडियो का काम",
  },
  "Diploma in ceramics and pottery (three years, Maharashtra)": {
    hinglish: "Ceramics aur pottery mein diploma (teen saal, Maharashtra)",
    hindi: "सिरेमिक्स और पॉटरी में डिप्लोमा (तीन साल, महाराष्ट्र)",
  },
  "Diploma in composition or music production": {
    hinglish: "Composition ya music production mein diploma",
    hindi: "कंपोज़िशन या म्यूज़िक प्रोडक्शन में डिप्लोमा",
  },
  "Diploma in culinary arts": { hinglish: "Culinary arts mein diploma", hindi: "कलिनरी आर्ट्स में डिप्लोमा" },
  "Diploma in dramatics": { hinglish: "Dramatics mein diploma", hindi: "नाट्यकला में डिप्लोमा" },
  "Diploma in fashion design": { hinglish: "Fashion design mein diploma", hindi: "फ़ैशन डिज़ाइन में डिप्लोमा" },
  "Diploma in fashion styling": { hinglish: "Fashion styling mein diploma", hindi: "फ़ैशन स्टाइलिंग में डिप्लोमा" },
  "Diploma in fine or applied art": { hinglish: "Fine ya applied art mein diploma", hindi: "फ़ाइन या एप्लाइड आर्ट में डिप्लोमा" },
  "Diploma in gemmology": { hinglish: "Gemmology mein diploma", hindi: "जेमोलॉजी में डिप्लोमा" },
  "Diploma in graphic design": { hinglish: "Graphic design mein diploma", hindi: "ग्राफ़िक डिज़ाइन में डिप्लोमा" },
  "Diploma in hair design from an academy": {
    hinglish: "Kisi academy se hair design mein diploma",
    hindi: "किसी एकेडमी से हेयर डिज़ाइन में डिप्लोमा",
  },
  "Diploma in hardware and networking": { hinglish: "Hardware aur networking mein diploma", hindi: "हार्डवेयर और नेटवर्किंग में डिप्लोमा" },
  "Diploma in hearing aid repair and ear mould technology (1 year, with physics)": {
    hinglish: "Hearing aid repair aur ear mould technology mein diploma (1 saal, physics ke saath)",
    hindi: "हियरिंग एड रिपेयर और ईयर मोल्ड टेक्नोलॉजी में डिप्लोमा (1 साल, फ़िज़िक्स के साथ)",
  },
  "Diploma in hotel front office": { hinglish: "Hotel front office mein diploma", hindi: "होटल फ़्रंट ऑफ़िस में डिप्लोमा" },
  "Diploma in interior design": { hinglish: "Interior design mein diploma", hindi: "इंटीरियर डिज़ाइन में डिप्लोमा" },
  "Diploma in interpretation": { hinglish: "Interpretation mein diploma", hindi: "इंटरप्रिटेशन में डिप्लोमा" },
  "Diploma in jewellery design": { hinglish: "Jewellery design mein diploma", hindi: "ज्वेलरी डिज़ाइन में डिप्लोमा" },
  "Diploma in jewellery making": { hinglish: "Jewellery making mein diploma", hindi: "ज्वेलरी बनाने में डिप्लोमा" },
  "Diploma in make-up artistry": { hinglish: "Make-up artistry mein diploma", hindi: "मेकअप आर्टिस्ट्री में डिप्लोमा" },
  "Diploma in museum or conservation work": {
    hinglish: "Museum ya conservation ke kaam mein diploma",
    hindi: "म्यूज़ियम या कंज़र्वेशन के काम में डिप्लोमा",
  },
  "Diploma in paralegal practice": { hinglish: "Paralegal practice mein diploma", hindi: "पैरालीगल प्रैक्टिस में डिप्लोमा" },
  "Diploma in pattern making": { hinglish: "Pattern making mein diploma", hindi: "पैटर्न मेकिंग में डिप्लोमा" },
  "Diploma in photography": { hinglish: "Photography mein diploma", hindi: "फ़ोटोग्राफ़ी में डिप्लोमा" },
  "Diploma in radio jockeying": { hinglish: "Radio jockeying mein diploma", hindi: "रेडियो जॉकिंग में डिप्लोमा" },
  "Diploma in sound engineering": { hinglish: "Sound engineering mein diploma", hindi: "साउंड इंजीनियरिंग में डिप्लोमा" },
  "Diploma in spa management or therapy, then years as therapist or front desk": {
    hinglish: "Spa management ya therapy mein diploma, phir therapist ke taur par ya front desk par kuch saal",
    hindi: "स्पा मैनेजमेंट या थेरेपी में डिप्लोमा, फिर थेरेपिस्ट के तौर पर या फ़्रंट डेस्क पर कुछ साल",
  },
  "Diploma in spa therapy": { hinglish: "Spa therapy mein diploma", hindi: "स्पा थेरेपी में डिप्लोमा" },
  "Diploma in sports management": { hinglish: "Sports management mein diploma", hindi: "स्पोर्ट्स मैनेजमेंट में डिप्लोमा" },
  "Diploma in stone sculpture at the temple institute in Tirupati (four years)": {
    hinglish: "Tirupati ke mandir institute se patthar ki murtikala mein diploma (chaar saal)",
    hindi: "तिरुपति के मंदिर इंस्टीट्यूट से पत्थर की मूर्तिकला में डिप्लोमा (चार साल)",
  },
  "Diploma in television production": { hinglish: "Television production mein diploma", hindi: "टेलीविज़न प्रोडक्शन में डिप्लोमा" },
  "Diploma in tourism or local heritage after any degree": {
    hinglish: "Kisi bhi degree ke baad tourism ya local heritage mein diploma",
    hindi: "किसी भी डिग्री के बाद टूरिज़्म या स्थानीय विरासत में डिप्लोमा",
  },
  "Diploma in videography (also for contract posts of Prasar Bharati, mostly after some years)": {
    hinglish: "Videography mein diploma (Prasar Bharati ki contract post ke liye bhi, zyadatar kuch saal baad)",
    hindi: "वीडियोग्राफ़ी में डिप्लोमा (Prasar Bharati के कॉन्ट्रैक्ट पदों के लिए भी, ज़्यादातर कुछ साल बाद)",
  },
  "Diploma in wood sculpture at the temple institute in Tirupati (four years)": {
    hinglish: "Tirupati ke mandir institute se lakdi ki murtikala mein diploma (chaar saal)",
    hindi: "तिरुपति के मंदिर इंस्टीट्यूट से लकड़ी की मूर्तिकला में डिप्लोमा (चार साल)",
  },
  "Diploma of a school such as Kalakshetra (four years)": {
    hinglish: "Kalakshetra jaise kisi school ka diploma (chaar saal)",
    hindi: "Kalakshetra जैसे किसी स्कूल का डिप्लोमा (चार साल)",
  },
  "Diploma of the National School of Drama (asks for six plays done)": {
    hinglish: "National School of Drama ka diploma (chhah natak kiye hona zaroori)",
    hindi: "National School of Drama का डिप्लोमा (छह नाटक किए होना ज़रूरी)",
  },
  "Diploma or BSc in Fire and Safety": { hinglish: "Fire and Safety mein diploma ya BSc", hindi: "Fire and Safety में डिप्लोमा या BSc" },
  "Diploma or BSc in Ophthalmic Technology": {
    hinglish: "Ophthalmic Technology mein diploma ya BSc",
    hindi: "Ophthalmic Technology में डिप्लोमा या BSc",
  },
  "Diploma or BSc in sound engineering": { hinglish: "Sound engineering mein diploma ya BSc", hindi: "साउंड इंजीनियरिंग में डिप्लोमा या BSc" },
  "Diploma or BTech (with PCM) in Civil Engineering, mostly with some site work first": {
    hinglish: "Civil Engineering mein diploma ya BTech (PCM ke saath), zyadatar pehle site par kuch kaam ke saath",
    hindi: "Civil Engineering में डिप्लोमा या BTech (PCM के साथ), ज़्यादातर पहले साइट पर कुछ काम के साथ",
  },
  "Diploma or BTech (with PCM) in Electrical Engineering": {
    hinglish: "Electrical Engineering mein diploma ya BTech (PCM ke saath)",
    hindi: "Electrical Engineering में डिप्लोमा या BTech (PCM के साथ)",
  },
  "Diploma or certificate in diabetes education": {
    hinglish: "Diabetes education mein diploma ya certificate",
    hindi: "डायबिटीज़ एजुकेशन में डिप्लोमा या सर्टिफ़िकेट",
  },
  "Diploma or certificate in sterile supply (CSSD) technology (mostly with science)": {
    hinglish: "Sterile supply (CSSD) technology mein diploma ya certificate (zyadatar science ke saath)",
    hindi: "स्टेराइल सप्लाई (CSSD) टेक्नोलॉजी में डिप्लोमा या सर्टिफ़िकेट (ज़्यादातर साइंस के साथ)",
  },
  "Diploma or fellowship in diabetology, after MBBS (fellowships are not a recognised specialist degree)": {
    hinglish: "MBBS ke baad diabetology mein diploma ya fellowship (fellowship manyata wali specialist degree nahi hai)",
    hindi: "MBBS के बाद डायबिटोलॉजी में डिप्लोमा या फ़ेलोशिप (फ़ेलोशिप मान्यता वाली स्पेशलिस्ट डिग्री नहीं है)",
  },
  "Diploma or fellowship in podiatry, after BPT or MBBS": {
    hinglish: "BPT ya MBBS ke baad podiatry mein diploma ya fellowship",
    hindi: "BPT या MBBS के बाद पोडियाट्री में डिप्लोमा या फ़ेलोशिप",
  },
  "Diploma or short course in dress making or fashion design": {
    hinglish: "Dress making ya fashion design mein diploma ya chhota course",
    hindi: "ड्रेस मेकिंग या फ़ैशन डिज़ाइन में डिप्लोमा या छोटा कोर्स",
  },
  "Direct CS Executive entry for eligible graduates": {
    hinglish: "Eligible graduates ke liye CS Executive mein seedhi entry",
    hindi: "पात्र ग्रेजुएट के लिए CS Executive में सीधी एंट्री",
  },
  "Direct entry": { hinglish: "Seedhi entry", hindi: "सीधी एंट्री" },
  "Direct entry (hotels and chains mostly take adults)": {
    hinglish: "Seedhi entry (hotel aur chain zyadatar balig logon ko lete hain)",
    hindi: "सीधी एंट्री (होटल और चेन ज़्यादातर बालिग़ लोगों को लेते हैं)",
  },
  "Direct entry after Class 12 too": { hinglish: "Class 12 ke baad bhi seedhi entry", hindi: "Class 12 के बाद भी सीधी एंट्री" },
  "Direct entry as a Havildar (Sports) for players of national level, with Class 10, from 17½ years": {
    hinglish:
      "National level ke khiladiyon ke liye Havildar (Sports) ke taur par seedhi entry, Class 10 ke saath, saadhe 17 saal ki umar se",
    hindi: "नेशनल लेवल के खिलाड़ियों के लिए Havildar (Sports) के तौर पर सीधी एंट्री, Class 10 के साथ, साढ़े 17 साल की उम्र से",
  },
  "Direct entry as aya or attendant of a nursing home from 18, taught on the job": {
    hinglish: "18 saal ki umar se nursing home mein aya ya attendant ke taur par seedhi entry, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से नर्सिंग होम में आया या अटेंडेंट के तौर पर सीधी एंट्री, काम पर ही ट्रेनिंग के साथ",
  },
  "Direct entry as helper": { hinglish: "Helper ke taur par seedhi entry", hindi: "हेल्पर के तौर पर सीधी एंट्री" },
  "Direct entry as kitchen steward; those who learn to chop and prepare move up to junior cook (commis)": {
    hinglish: "Kitchen steward ke taur par seedhi entry; kaatna aur taiyari karna seekhne par junior cook (commis) tak tarakki",
    hindi: "किचन स्टीवर्ड के तौर पर सीधी एंट्री; काटना और तैयारी करना सीखने पर जूनियर कुक (कॉमी) तक तरक़्क़ी",
  },
  "Direct entry at a canteen or caterer, or at a hotel (most take adults)": {
    hinglish: "Kisi canteen ya caterer ke yahan, ya hotel mein seedhi entry (zyadatar hotel balig logon ko lete hain)",
    hindi: "किसी कैंटीन या केटरर के यहाँ, या होटल में सीधी एंट्री (ज़्यादातर होटल बालिग़ लोगों को लेते हैं)",
  },
  "Direct entry at a clinic from 18, taught on the job": {
    hinglish: "18 saal ki umar se kisi clinic mein seedhi entry, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से किसी क्लिनिक में सीधी एंट्री, काम पर ही ट्रेनिंग के साथ",
  },
  "Direct entry at a clinic from 18, with basic computer work and good speech": {
    hinglish: "18 saal ki umar se kisi clinic mein seedhi entry, computer ke basic kaam aur achhi bolchaal ke saath",
    hindi: "18 साल की उम्र से किसी क्लिनिक में सीधी एंट्री, कंप्यूटर के बुनियादी काम और अच्छी बोलचाल के साथ",
  },
  "Direct entry at a small hotel, with good spoken English": {
    hinglish: "Achhi spoken English ke saath chhote hotel mein seedhi entry",
    hindi: "बोलचाल की अच्छी अंग्रेज़ी के साथ छोटे होटल में सीधी एंट्री",
  },
  "Direct entry from 18": { hinglish: "18 saal ki umar se seedhi entry", hindi: "18 साल की उम्र से सीधी एंट्री" },
  "Direct entry from 18 in a pizza chain": {
    hinglish: "18 saal ki umar se kisi pizza chain mein seedhi entry",
    hindi: "18 साल की उम्र से किसी पिज़्ज़ा चेन में सीधी एंट्री",
  },
  "Direct entry from 18 with a burger or pizza chain": {
    hinglish: "18 saal ki umar se kisi burger ya pizza chain mein seedhi entry",
    hindi: "18 साल की उम्र से किसी बर्गर या पिज़्ज़ा चेन में सीधी एंट्री",
  },
  "Direct entry from 18 with a quick-service chain": {
    hinglish: "18 saal ki umar se kisi quick-service chain mein seedhi entry",
    hindi: "18 साल की उम्र से किसी क्विक-सर्विस चेन में सीधी एंट्री",
  },
  "Direct entry from 18, taught by the restaurant": {
    hinglish: "18 saal ki umar se seedhi entry, restaurant ki training ke saath",
    hindi: "18 साल की उम्र से सीधी एंट्री, रेस्टोरेंट की ट्रेनिंग के साथ",
  },
  "Direct entry from 18, with a coffee chain's own training": {
    hinglish: "18 saal ki umar se seedhi entry, coffee chain ki apni training ke saath",
    hindi: "18 साल की उम्र से सीधी एंट्री, कॉफ़ी चेन की अपनी ट्रेनिंग के साथ",
  },
  "Direct entry from 18, with training by the park": {
    hinglish: "18 saal ki umar se seedhi entry, park ki training ke saath",
    hindi: "18 साल की उम्र से सीधी एंट्री, पार्क की ट्रेनिंग के साथ",
  },
  "Direct entry in a law office": { hinglish: "Law office mein seedhi entry", hindi: "लॉ ऑफ़िस में सीधी एंट्री" },
  "Direct entry in an advocate's chamber": { hinglish: "Advocate ke chamber mein seedhi entry", hindi: "एडवोकेट के चैंबर में सीधी एंट्री" },
  "Direct entry through a placement bureau": { hinglish: "Placement bureau ke zariye seedhi entry", hindi: "प्लेसमेंट ब्यूरो के ज़रिए सीधी एंट्री" },
  "Direct entry to CA Intermediate (55 per cent in a commerce degree, 60 in others), then articleship and Final": {
    hinglish: "CA Intermediate mein seedhi entry (commerce degree mein 55 pratishat, baaki mein 60), phir articleship aur Final",
    hindi: "CA Intermediate में सीधी एंट्री (कॉमर्स डिग्री में 55 प्रतिशत, बाक़ी में 60), फिर आर्टिकलशिप और Final",
  },
  "Direct entry to CMA Intermediate after graduation": {
    hinglish: "Graduation ke baad CMA Intermediate mein seedhi entry",
    hindi: "ग्रेजुएशन के बाद CMA Intermediate में सीधी एंट्री",
  },
  "Direct entry with a cafe chain": { hinglish: "Cafe chain mein seedhi entry", hindi: "कैफ़े चेन में सीधी एंट्री" },
  "Direct entry with a chain's own training": {
    hinglish: "Chain ki apni training ke saath seedhi entry",
    hindi: "चेन की अपनी ट्रेनिंग के साथ सीधी एंट्री",
  },
  "Direct entry with a family or an agency from 18, taught on the job": {
    hinglish: "18 saal ki umar se kisi parivar ya agency ke saath seedhi entry, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से किसी परिवार या एजेंसी के यहाँ सीधी एंट्री, काम पर ही ट्रेनिंग के साथ",
  },
  "Direct entry with a quick-service chain": { hinglish: "Quick-service chain mein seedhi entry", hindi: "क्विक-सर्विस चेन में सीधी एंट्री" },
  "Direct entry with good spoken English": {
    hinglish: "Achhi spoken English ke saath seedhi entry",
    hindi: "बोलचाल की अच्छी अंग्रेज़ी के साथ सीधी एंट्री",
  },
  "Direct entry with good spoken languages": {
    hinglish: "Bhashaon ki achhi bolchaal ke saath seedhi entry",
    hindi: "भाषाओं की अच्छी बोलचाल के साथ सीधी एंट्री",
  },
  "Direct entry with training by the hotel": {
    hinglish: "Hotel ki training ke saath seedhi entry",
    hindi: "होटल की ट्रेनिंग के साथ सीधी एंट्री",
  },
  "Direct entry with training by the laundry": {
    hinglish: "Laundry ki training ke saath seedhi entry",
    hindi: "लॉन्ड्री की ट्रेनिंग के साथ सीधी एंट्री",
  },
  "Direct entry with training by the park": { hinglish: "Park ki training ke saath seedhi entry", hindi: "पार्क की ट्रेनिंग के साथ सीधी एंट्री" },
  "Direct entry, mostly from 18, with training by the hotel": {
    hinglish: "Seedhi entry, zyadatar 18 saal ki umar se, hotel ki training ke saath",
    hindi: "सीधी एंट्री, ज़्यादातर 18 साल की उम्र से, होटल की ट्रेनिंग के साथ",
  },
  "Direct entry, mostly from 18; hospital attendant or GDA short course": {
    hinglish: "Seedhi entry, zyadatar 18 saal ki umar se; hospital attendant ya GDA ka chhota course",
    hindi: "सीधी एंट्री, ज़्यादातर 18 साल की उम्र से; हॉस्पिटल अटेंडेंट या GDA का छोटा कोर्स",
  },
  "Direct entry, or a short front office course of the tourism skill council": {
    hinglish: "Seedhi entry, ya tourism skill council ka front office ka chhota course",
    hindi: "सीधी एंट्री, या टूरिज़्म स्किल काउंसिल का फ़्रंट ऑफ़िस का छोटा कोर्स",
  },
  "Direct entry, or a short home cooking course": {
    hinglish: "Seedhi entry, ya ghar ke khane ka chhota cooking course",
    hindi: "सीधी एंट्री, या घर का खाना बनाने का छोटा कोर्स",
  },
  "Direct entry, or a short housekeeping course (tourism skill council, or free under Hunar Se Rozgar Tak)": {
    hinglish: "Seedhi entry, ya housekeeping ka chhota course (tourism skill council, ya Hunar Se Rozgar Tak mein muft)",
    hindi: "सीधी एंट्री, या हाउसकीपिंग का छोटा कोर्स (टूरिज़्म स्किल काउंसिल, या Hunar Se Rozgar Tak में मुफ़्त)",
  },
  "Direct entry, taught by the restaurant, or a short course of the tourism skill council": {
    hinglish: "Seedhi entry, restaurant ki training ke saath, ya tourism skill council ka chhota course",
    hindi: "सीधी एंट्री, रेस्टोरेंट की ट्रेनिंग के साथ, या टूरिज़्म स्किल काउंसिल का छोटा कोर्स",
  },
  "Direct hiring after Class 12 with on-the-job training": {
    hinglish: "Class 12 ke baad seedhi bharti, kaam par hi training ke saath",
    hindi: "Class 12 के बाद सीधी भर्ती, काम पर ही ट्रेनिंग के साथ",
  },
  "Direct hiring after Class 12, with good spoken languages": {
    hinglish: "Class 12 ke baad seedhi bharti, bhashaon ki achhi bolchaal ke saath",
    hindi: "Class 12 के बाद सीधी भर्ती, भाषाओं की अच्छी बोलचाल के साथ",
  },
  "Direct hiring and training by a mill": { hinglish: "Mill ki seedhi bharti aur training", hindi: "मिल की सीधी भर्ती और ट्रेनिंग" },
  "Direct hiring by furniture brands": { hinglish: "Furniture brands ki seedhi bharti", hindi: "फ़र्नीचर ब्रांड की सीधी भर्ती" },
  "Direct hiring by phone factories": { hinglish: "Phone factories ki seedhi bharti", hindi: "फ़ोन फ़ैक्टरियों की सीधी भर्ती" },
  "Direct hiring in Ludhiana's cycle factories, from 18": {
    hinglish: "Ludhiana ki cycle factories mein seedhi bharti, 18 saal ki umar se",
    hindi: "लुधियाना की साइकिल फ़ैक्टरियों में सीधी भर्ती, 18 साल की उम्र से",
  },
  "Direct hiring of graduates of any subject by testing firms": {
    hinglish: "Testing companies mein kisi bhi subject ke graduates ki seedhi bharti",
    hindi: "टेस्टिंग कंपनियों में किसी भी विषय के ग्रेजुएट की सीधी भर्ती",
  },
  "Direct hiring with company training, any stream": {
    hinglish: "Company ki training ke saath seedhi bharti, koi bhi stream",
    hindi: "कंपनी की ट्रेनिंग के साथ सीधी भर्ती, कोई भी स्ट्रीम",
  },
  "Direct hiring with company training, from age 18": {
    hinglish: "Company ki training ke saath seedhi bharti, 18 saal ki umar se",
    hindi: "कंपनी की ट्रेनिंग के साथ सीधी भर्ती, 18 साल की उम्र से",
  },
  "Direct six-year DrNB in heart and chest surgery (by NEET-PG), after MBBS": {
    hinglish: "MBBS ke baad dil aur seene ki surgery mein seedha chhah saal ka DrNB (NEET-PG se)",
    hindi: "MBBS के बाद दिल और सीने की सर्जरी में सीधा छह साल का DrNB (NEET-PG से)",
  },
  "Direct vote of the whole city, as in Uttar Pradesh, Madhya Pradesh or Uttarakhand, mostly on a party ticket": {
    hinglish: "Poore shahar ka seedha vote, jaise Uttar Pradesh, Madhya Pradesh ya Uttarakhand mein, zyadatar party ke ticket par",
    hindi: "पूरे शहर का सीधा वोट, जैसे उत्तर प्रदेश, मध्य प्रदेश या उत्तराखंड में, ज़्यादातर पार्टी के टिकट पर",
  },
  "Discom's own engineer examination after BTech or diploma, or GATE after BTech in some States": {
    hinglish: "BTech ya diploma ke baad discom ki apni alag engineer pariksha, ya kuch rajyon mein BTech ke baad GATE",
    hindi: "BTech या डिप्लोमा के बाद डिस्कॉम की अपनी अलग इंजीनियर परीक्षा, या कुछ राज्यों में BTech के बाद GATE",
  },
  "Dispatch desk job after Class 12": { hinglish: "Class 12 ke baad dispatch desk ka kaam", hindi: "Class 12 के बाद डिस्पैच डेस्क का काम" },
  "Distribution lineman course of the power skill council": {
    hinglish: "Power skill council ka distribution lineman course",
    hindi: "पावर स्किल काउंसिल का डिस्ट्रीब्यूशन लाइनमैन कोर्स",
  },
  "Distributor's salesperson or sales promoter first, then promotion": {
    hinglish: "Pehle distributor ke salesperson ya sales promoter, phir promotion se",
    hindi: "पहले डिस्ट्रीब्यूटर के सेल्सपर्सन या सेल्स प्रमोटर, फिर प्रमोशन से",
  },
  "District Mental Health Programme (DMHP), by the State's selection, after the RCI-approved course": {
    hinglish: "RCI-approved course ke baad District Mental Health Programme (DMHP), rajya ke selection se",
    hindi: "RCI से मंज़ूर कोर्स के बाद District Mental Health Programme (DMHP), राज्य के चयन से",
  },
  "District child protection post, by contract (after the master's or law, or a degree and some years of work) or State PSC": {
    hinglish: "Zila bal sanrakshan ki post, contract par (masters ya law ke baad, ya degree aur kuch saal ke kaam ke baad) ya State PSC se",
    hindi: "ज़िला बाल संरक्षण का पद, कॉन्ट्रैक्ट पर (मास्टर डिग्री या लॉ के बाद, या डिग्री और कुछ साल के काम के बाद) या State PSC से",
  },
  "District court group C or D recruitment": { hinglish: "Zila court ki group C ya D bharti", hindi: "ज़िला कोर्ट की ग्रुप C या D भर्ती" },
  "District court process server recruitment (from 18)": {
    hinglish: "Zila court ki process server bharti (18 saal ki umar se)",
    hindi: "ज़िला कोर्ट की प्रोसेस सर्वर भर्ती (18 साल की उम्र से)",
  },
  "District disaster management post, by contract or State PSC": {
    hinglish: "Zila aapda prabandhan ki post, contract par ya State PSC se",
    hindi: "ज़िला आपदा प्रबंधन का पद, कॉन्ट्रैक्ट पर या State PSC से",
  },
  "District home guard enrolment with a physical test": {
    hinglish: "Zila home guard mein enrolment, physical test ke saath",
    hindi: "ज़िला होमगार्ड में नामांकन, फ़िज़िकल टेस्ट के साथ",
  },
  "District home guard enrolment, from 18 or later by the state's rules": {
    hinglish: "Zila home guard mein enrolment, rajya ke niyam ke hisaab se 18 saal ya usse baad ki umar se",
    hindi: "ज़िला होमगार्ड में नामांकन, राज्य के नियम के हिसाब से 18 साल या उसके बाद की उम्र से",
  },
  "District or High Court stenographer test, with shorthand, after any degree": {
    hinglish: "Kisi bhi degree ke baad zila court ya High Court ka stenographer test, shorthand ke saath",
    hindi: "किसी भी डिग्री के बाद ज़िला कोर्ट या हाई कोर्ट का स्टेनोग्राफ़र टेस्ट, शॉर्टहैंड के साथ",
  },
  "District or state selection test": { hinglish: "Zila ya rajya ka selection test", hindi: "ज़िला या राज्य का चयन टेस्ट" },
  "District selection in Tamil Nadu, with Class 10, from 18 years": {
    hinglish: "Tamil Nadu mein zila selection, Class 10 ke saath, 18 saal ki umar se",
    hindi: "तमिलनाडु में ज़िला चयन, Class 10 के साथ, 18 साल की उम्र से",
  },
  "District sports officer, mostly with a coaching diploma, who often runs the State's stadium (State PSC or staff selection)": {
    hinglish:
      "Zila sports officer, zyadatar coaching diploma ke saath, jinke zimme aksar rajya ka stadium hota hai (State PSC ya staff selection)",
    hindi: "ज़िला स्पोर्ट्स ऑफ़िसर, ज़्यादातर कोचिंग डिप्लोमा के साथ, जिनके ज़िम्मे अक्सर राज्य का स्टेडियम होता है (State PSC या कर्मचारी चयन)",
  },
  "District youth officer of Nehru Yuva Kendra, now MY Bharat, by its own selection, so far after a master's": {
    hinglish: "Nehru Yuva Kendra, ab MY Bharat, mein district youth officer, uske apne selection se, ab tak masters ke baad",
    hindi: "Nehru Yuva Kendra, अब MY Bharat, में ज़िला यूथ ऑफ़िसर, उसके अपने चयन से, अब तक मास्टर डिग्री के बाद",
  },
  "District, then State technical officials' course and test of the athletics federation (AFI)": {
    hinglish: "Athletics federation (AFI) ka technical officials ka course aur test, pehle zila, phir rajya star ka",
    hindi: "एथलेटिक्स फ़ेडरेशन (AFI) का टेक्निकल ऑफ़िशियल का कोर्स और टेस्ट, पहले ज़िला, फिर राज्य स्तर का",
  },
  "Doctor of the armed forces: from AFMC, Pune (NEET-UG, then its own test), or by short service after any MBBS": {
    hinglish: "Armed forces ke doctor: AFMC, Pune se (NEET-UG, phir uska apna alag test), ya kisi bhi MBBS ke baad short service se",
    hindi: "सशस्त्र सेनाओं के डॉक्टर: AFMC, पुणे से (NEET-UG, फिर उसका अपना अलग टेस्ट), या किसी भी MBBS के बाद शॉर्ट सर्विस से",
  },
  "Document writer's licence test where the State holds one; some, such as Tamil Nadu, ask for a degree": {
    hinglish: "Document writer ke licence ka test, jahan rajya yeh test leta ho; kuch rajya, jaise Tamil Nadu, degree maangte hain",
    hindi: "डॉक्यूमेंट राइटर के लाइसेंस का टेस्ट, जहाँ राज्य यह टेस्ट लेता हो; कुछ राज्य, जैसे तमिलनाडु, डिग्री माँगते हैं",
  },
  "Documentation desk after Class 12, then promotion": {
    hinglish: "Class 12 ke baad documentation desk, phir promotion se",
    hindi: "Class 12 के बाद डॉक्यूमेंटेशन डेस्क, फिर प्रमोशन से",
  },
  "Doordarshan audition, for a grade as an artist": {
    hinglish: "Doordarshan ka audition, artist ke taur par grade ke liye",
    hindi: "Doordarshan का ऑडिशन, कलाकार के तौर पर ग्रेड के लिए",
  },
  "Dozer maker's operator course (from 18)": {
    hinglish: "Dozer banane wali company ka operator course (18 saal ki umar se)",
    hindi: "डोज़र बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Dozer operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka dozer operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का डोज़र ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Drawing practice and studio apprenticeship": {
    hinglish: "Drawing ki practice aur studio mein apprenticeship",
    hindi: "ड्रॉइंग की प्रैक्टिस और स्टूडियो में अप्रेंटिसशिप",
  },
  "Drilling crew of a State's groundwater department or the Central Ground Water Board, when they recruit": {
    hinglish: "Rajya ke groundwater department ya Central Ground Water Board ka drilling crew, jab unki bharti ho",
    hindi: "राज्य के भूजल विभाग या Central Ground Water Board का ड्रिलिंग क्रू, जब उनकी भर्ती हो",
  },
  "Driver of a State health department by its own hiring or State staff selection, with a licence and some years at the wheel, mostly asking for Class 8 or 10":
    {
      hinglish:
        "Rajya ke health department mein driver, uski apni bharti ya rajya staff selection se, licence aur kuch saal gaadi chalane ke anubhav ke saath, zyadatar Class 8 ya 10 zaroori",
      hindi:
        "राज्य के स्वास्थ्य विभाग में ड्राइवर, उसकी अपनी भर्ती या राज्य कर्मचारी चयन से, लाइसेंस और कुछ साल गाड़ी चलाने के अनुभव के साथ, ज़्यादातर Class 8 या 10 ज़रूरी",
    },
  "Driver with a roadside assistance firm": { hinglish: "Roadside assistance company mein driver", hindi: "रोडसाइड असिस्टेंस कंपनी में ड्राइवर" },
  "Driving licence at 18, five years' driving and a motor mechanics course": {
    hinglish: "18 saal ki umar mein driving licence, paanch saal gaadi chalana aur motor mechanics course",
    hindi: "18 साल की उम्र में ड्राइविंग लाइसेंस, पाँच साल गाड़ी चलाना और मोटर मैकेनिक्स कोर्स",
  },
  "Driving licence, some years at the wheel, then first-aid training with the service": {
    hinglish: "Driving licence, kuch saal gaadi chalana, phir service chalane wali sanstha ki first aid training",
    hindi: "ड्राइविंग लाइसेंस, कुछ साल गाड़ी चलाना, फिर सेवा चलाने वाली संस्था की फ़र्स्ट एड ट्रेनिंग",
  },
  "Drone Didi training through a women's self-help group (from 18), where open": {
    hinglish: "Mahila self-help group ke zariye Drone Didi training (18 saal ki umar se), jahan khuli ho",
    hindi: "महिला स्वयं सहायता समूह के ज़रिए Drone Didi ट्रेनिंग (18 साल की उम्र से), जहाँ खुली हो",
  },
  "Drugs control post by State PSC or the State's recruitment board, after BPharm": {
    hinglish: "BPharm ke baad drugs control ki post, State PSC ya rajya ke bharti board se",
    hindi: "BPharm के बाद दवा नियंत्रण का पद, State PSC या राज्य के भर्ती बोर्ड से",
  },
  "Drugs inspector of the Centre (CDSCO) by UPSC recruitment": {
    hinglish: "UPSC bharti se kendra (CDSCO) ke drugs inspector",
    hindi: "UPSC भर्ती से केंद्र (CDSCO) के ड्रग इंस्पेक्टर",
  },
};
