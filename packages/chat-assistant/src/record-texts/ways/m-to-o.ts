import type { ToldTexts } from "../told-texts.ts";

export const mToO: ToldTexts = {
  "M.Ed after B.Ed and a master's in a school subject, then NET or PhD": {
    hinglish: "B.Ed aur kisi school subject mein master's ke baad M.Ed, phir NET ya PhD",
    hindi: "B.Ed और किसी स्कूली विषय में मास्टर डिग्री के बाद M.Ed, फिर NET या PhD",
  },
  "M.Ed after B.Ed and classroom years, with State PSC for a DIET": {
    hinglish: "B.Ed aur class mein padhane ke kuch saal ke baad M.Ed, saath mein DIET ke liye State PSC",
    hindi: "B.Ed और क्लास में पढ़ाने के कुछ साल के बाद M.Ed, साथ में DIET के लिए State PSC",
  },
  "MA Ancient History or Museology": { hinglish: "MA Ancient History ya Museology", hindi: "MA Ancient History या Museology" },
  "MA Archaeology or Ancient History": { hinglish: "MA Archaeology ya Ancient History", hindi: "MA Archaeology या Ancient History" },
  "MA Conservation, Indian Institute of Heritage (mostly after science, fine art or architecture)": {
    hinglish: "MA Conservation, Indian Institute of Heritage (zyadatar science, fine art ya architecture ke baad)",
    hindi: "MA Conservation, Indian Institute of Heritage (ज़्यादातर साइंस, फ़ाइन आर्ट या आर्किटेक्चर के बाद)",
  },
  "MA Criminology": { hinglish: "MA Criminology", hindi: "MA Criminology" },
  "MA Development Studies": { hinglish: "MA Development Studies", hindi: "MA Development Studies" },
  "MA Economics": { hinglish: "MA Economics", hindi: "MA Economics" },
  "MA Economics or Development Studies": { hinglish: "MA Economics ya Development Studies", hindi: "MA Economics या Development Studies" },
  "MA Economics, then B.Ed": { hinglish: "MA Economics, phir B.Ed", hindi: "MA Economics, फिर B.Ed" },
  "MA Economics, then PhD": { hinglish: "MA Economics, phir PhD", hindi: "MA Economics, फिर PhD" },
  "MA Economics, then UPSC IES (which asks for a master's in economics)": {
    hinglish: "MA Economics, phir UPSC IES (jismein economics mein master's maangi jaati hai)",
    hindi: "MA Economics, फिर UPSC IES (जिसमें इकोनॉमिक्स में मास्टर डिग्री माँगी जाती है)",
  },
  "MA Education": { hinglish: "MA Education", hindi: "MA Education" },
  "MA Education Technology": { hinglish: "MA Education Technology", hindi: "MA Education Technology" },
  "MA Education or Economics": { hinglish: "MA Education ya Economics", hindi: "MA Education या Economics" },
  "MA Education, then NET or PhD: mainly for universities": {
    hinglish: "MA Education, phir NET ya PhD: mukhya roop se universities ke liye",
    hindi: "MA Education, फिर NET या PhD: मुख्य रूप से यूनिवर्सिटियों के लिए",
  },
  "MA English or Linguistics": { hinglish: "MA English ya Linguistics", hindi: "MA English या Linguistics" },
  "MA Environmental Studies": { hinglish: "MA Environmental Studies", hindi: "MA Environmental Studies" },
  "MA Epigraphy": { hinglish: "MA Epigraphy", hindi: "MA Epigraphy" },
  "MA History and B.Ed": { hinglish: "MA History aur B.Ed", hindi: "MA History और B.Ed" },
  "MA History, then PhD": { hinglish: "MA History, phir PhD", hindi: "MA History, फिर PhD" },
  "MA Linguistics": { hinglish: "MA Linguistics", hindi: "MA Linguistics" },
  "MA Museology or Art History": { hinglish: "MA Museology ya Art History", hindi: "MA Museology या Art History" },
  "MA Organisational Psychology": { hinglish: "MA Organisational Psychology", hindi: "MA Organisational Psychology" },
  "MA Political Science, then PhD": { hinglish: "MA Political Science, phir PhD", hindi: "MA Political Science, फिर PhD" },
  "MA Psychology or MSW, then a play therapy diploma": {
    hinglish: "MA Psychology ya MSW, phir play therapy diploma",
    hindi: "MA Psychology या MSW, फिर प्ले थेरेपी डिप्लोमा",
  },
  "MA Psychology or MSW, then an RCI-recognised course, since neither alone is registered": {
    hinglish: "MA Psychology ya MSW, phir RCI-recognised course, kyunki akele in dono mein se kisi se registration nahi hota",
    hindi: "MA Psychology या MSW, फिर RCI से मान्यता प्राप्त कोर्स, क्योंकि अकेले इन दोनों में से किसी से रजिस्ट्रेशन नहीं होता",
  },
  "MA Psychology or MSW, then family therapy training": {
    hinglish: "MA Psychology ya MSW, phir family therapy ki training",
    hindi: "MA Psychology या MSW, फिर फ़ैमिली थेरेपी की ट्रेनिंग",
  },
  "MA Psychology or special education, then supervised ABA hours and the examination for the IBA or QBA certificate": {
    hinglish: "MA Psychology ya special education, phir supervision mein ABA ke ghante aur IBA ya QBA certificate ki pariksha",
    hindi: "MA Psychology या स्पेशल एजुकेशन, फिर निगरानी में ABA के घंटे और IBA या QBA सर्टिफ़िकेट की परीक्षा",
  },
  "MA Psychology, Sociology or Anthropology": {
    hinglish: "MA Psychology, Sociology ya Anthropology",
    hindi: "MA Psychology, Sociology या Anthropology",
  },
  "MA in Communication": { hinglish: "Communication mein MA", hindi: "Communication में MA" },
  "MA in Counselling Psychology": { hinglish: "Counselling Psychology mein MA", hindi: "Counselling Psychology में MA" },
  "MA in Criminology or Social Work before it": {
    hinglish: "Usse pehle Criminology ya Social Work mein MA",
    hindi: "उससे पहले Criminology या Social Work में MA",
  },
  "MA in Economics": { hinglish: "Economics mein MA", hindi: "Economics में MA" },
  "MA in Economics, Sociology or another social science": {
    hinglish: "Economics, Sociology ya kisi aur social science mein MA",
    hindi: "Economics, Sociology या किसी और सोशल साइंस में MA",
  },
  "MA in Economics, often PhD": { hinglish: "Economics mein MA, aksar PhD bhi", hindi: "Economics में MA, अक्सर PhD भी" },
  "MA in Economics, then NET or PhD": { hinglish: "Economics mein MA, phir NET ya PhD", hindi: "Economics में MA, फिर NET या PhD" },
  "MA in Education Technology": { hinglish: "Education Technology mein MA", hindi: "Education Technology में MA" },
  "MA in English": { hinglish: "English mein MA", hindi: "English में MA" },
  "MA in English and B.Ed, for Classes 11 and 12": {
    hinglish: "English mein MA aur B.Ed, Class 11 aur 12 ke liye",
    hindi: "English में MA और B.Ed, Class 11 और 12 के लिए",
  },
  "MA in English or Communication": { hinglish: "English ya Communication mein MA", hindi: "English या Communication में MA" },
  "MA in English or Development Studies": {
    hinglish: "English ya Development Studies mein MA",
    hindi: "English या Development Studies में MA",
  },
  "MA in English, then NET or PhD": { hinglish: "English mein MA, phir NET ya PhD", hindi: "English में MA, फिर NET या PhD" },
  "MA in Film Studies": { hinglish: "Film Studies mein MA", hindi: "Film Studies में MA" },
  "MA in Hindi and B.Ed, for Classes 11 and 12": {
    hinglish: "Hindi mein MA aur B.Ed, Class 11 aur 12 ke liye",
    hindi: "Hindi में MA और B.Ed, Class 11 और 12 के लिए",
  },
  "MA in Hindi or English (or any MA with both in the degree), with a diploma or experience in translation, then SSC JHT or the railways' own recruitment":
    {
      hinglish:
        "Hindi ya English mein MA (ya degree mein dono ke saath koi bhi MA), saath mein translation mein diploma ya anubhav, phir SSC JHT ya railways ki apni bharti",
      hindi: "Hindi या English में MA (या डिग्री में दोनों के साथ कोई भी MA), साथ में अनुवाद में डिप्लोमा या अनुभव, फिर SSC JHT या रेलवे की अपनी भर्ती",
    },
  "MA in Hindi with English in the degree, then official language officer (Rajbhasha Adhikari) of a public bank (IBPS SO)": {
    hinglish: "Degree mein English ke saath Hindi mein MA, phir sarkari bank (IBPS SO) mein official language officer (Rajbhasha Adhikari)",
    hindi: "डिग्री में अंग्रेज़ी के साथ Hindi में MA, फिर सरकारी बैंक (IBPS SO) में ऑफ़िशियल लैंग्वेज अफ़सर (राजभाषा अधिकारी)",
  },
  "MA in History of Art": { hinglish: "History of Art mein MA", hindi: "History of Art में MA" },
  "MA in History of Art for fine-art sales": {
    hinglish: "Fine art ki bikri ke liye History of Art mein MA",
    hindi: "फ़ाइन आर्ट की बिक्री के लिए History of Art में MA",
  },
  "MA in History, then NET or PhD": { hinglish: "History mein MA, phir NET ya PhD", hindi: "History में MA, फिर NET या PhD" },
  "MA in History, then UPSC recruitment for the National Archives, State PSC for a State's archives, or a university's or company's archive":
    {
      hinglish:
        "History mein MA, phir National Archives ke liye UPSC bharti, rajya ke archives ke liye State PSC, ya university ya company ka archive",
      hindi: "History में MA, फिर National Archives के लिए UPSC भर्ती, राज्य के आर्काइव के लिए State PSC, या यूनिवर्सिटी या कंपनी का आर्काइव",
    },
  "MA in Human Resource Management and Labour Relations (TISS, by CAT)": {
    hinglish: "Human Resource Management and Labour Relations mein MA (TISS, CAT se)",
    hindi: "Human Resource Management and Labour Relations में MA (TISS, CAT से)",
  },
  "MA in Humanitarian or Disaster Studies": {
    hinglish: "Humanitarian ya Disaster Studies mein MA",
    hindi: "Humanitarian या Disaster Studies में MA",
  },
  "MA in International Relations": { hinglish: "International Relations mein MA", hindi: "International Relations में MA" },
  "MA in Journalism": { hinglish: "Journalism mein MA", hindi: "Journalism में MA" },
  "MA in Labour Studies": { hinglish: "Labour Studies mein MA", hindi: "Labour Studies में MA" },
  "MA in Labour Studies or MSW": { hinglish: "Labour Studies mein MA ya MSW", hindi: "Labour Studies में MA या MSW" },
  "MA in Mass Communication": { hinglish: "Mass Communication mein MA", hindi: "Mass Communication में MA" },
  "MA in Mass Communication or Film Studies": {
    hinglish: "Mass Communication ya Film Studies mein MA",
    hindi: "Mass Communication या Film Studies में MA",
  },
  "MA in Museology": { hinglish: "Museology mein MA", hindi: "Museology में MA" },
  "MA in Museology or History of Art, or in History, Archaeology or Anthropology with a museology diploma": {
    hinglish: "Museology ya History of Art mein MA, ya museology diploma ke saath History, Archaeology ya Anthropology mein MA",
    hindi: "Museology या History of Art में MA, या Museology डिप्लोमा के साथ History, Archaeology या Anthropology में MA",
  },
  "MA in Museology or History of Art, then years as gallery assistant": {
    hinglish: "Museology ya History of Art mein MA, phir gallery assistant ke taur par kuch saal",
    hindi: "Museology या History of Art में MA, फिर गैलरी असिस्टेंट के तौर पर कुछ साल",
  },
  "MA in Organisation Development, Change and Leadership (TISS, by CAT, after two years' work)": {
    hinglish: "Organisation Development, Change and Leadership mein MA (TISS, CAT se, do saal ke kaam ke baad)",
    hindi: "Organisation Development, Change and Leadership में MA (TISS, CAT से, दो साल के काम के बाद)",
  },
  "MA in Performing Arts (Kathakali)": { hinglish: "Performing Arts (Kathakali) mein MA", hindi: "Performing Arts (Kathakali) में MA" },
  "MA in Philosophy, then NET or PhD": { hinglish: "Philosophy mein MA, phir NET ya PhD", hindi: "Philosophy में MA, फिर NET या PhD" },
  "MA in Political Science or literature": {
    hinglish: "Political Science ya literature mein MA",
    hindi: "Political Science या साहित्य में MA",
  },
  "MA in Political Science, then NET or PhD": {
    hinglish: "Political Science mein MA, phir NET ya PhD",
    hindi: "Political Science में MA, फिर NET या PhD",
  },
  "MA in Psychology or MSc in Human Development, then training in child life (mostly abroad)": {
    hinglish: "Psychology mein MA ya Human Development mein MSc, phir child life ki training (zyadatar videsh mein)",
    hindi: "Psychology में MA या Human Development में MSc, फिर चाइल्ड लाइफ़ की ट्रेनिंग (ज़्यादातर विदेश में)",
  },
  "MA in Public Policy": { hinglish: "Public Policy mein MA", hindi: "Public Policy में MA" },
  "MA in Public Policy or Economics": { hinglish: "Public Policy ya Economics mein MA", hindi: "Public Policy या Economics में MA" },
  "MA in Rural Development beforehand": { hinglish: "Usse pehle Rural Development mein MA", hindi: "उससे पहले Rural Development में MA" },
  "MA in Social Work or Development Studies": {
    hinglish: "Social Work ya Development Studies mein MA",
    hindi: "Social Work या Development Studies में MA",
  },
  "MA in Social Work or Labour Studies": { hinglish: "Social Work ya Labour Studies mein MA", hindi: "Social Work या Labour Studies में MA" },
  "MA in Sociology": { hinglish: "Sociology mein MA", hindi: "Sociology में MA" },
  "MA in Sociology or Psychology, or LLB": {
    hinglish: "Sociology ya Psychology mein MA, ya LLB",
    hindi: "Sociology या Psychology में MA, या LLB",
  },
  "MA in Sociology, Psychology or Child Development, or LLB": {
    hinglish: "Sociology, Psychology ya Child Development mein MA, ya LLB",
    hindi: "Sociology, Psychology या Child Development में MA, या LLB",
  },
  "MA in Sociology, then NET or PhD": { hinglish: "Sociology mein MA, phir NET ya PhD", hindi: "Sociology में MA, फिर NET या PhD" },
  "MA in Theatre": { hinglish: "Theatre mein MA", hindi: "Theatre में MA" },
  "MA in Theatre or Mass Communication": { hinglish: "Theatre ya Mass Communication mein MA", hindi: "Theatre या Mass Communication में MA" },
  "MA in Urdu and B.Ed, for Classes 11 and 12": {
    hinglish: "Urdu mein MA aur B.Ed, Class 11 aur 12 ke liye",
    hindi: "Urdu में MA और B.Ed, Class 11 और 12 के लिए",
  },
  "MA in a foreign language": { hinglish: "Kisi videshi bhasha mein MA", hindi: "किसी विदेशी भाषा में MA" },
  "MA in a language or in Translation Studies": {
    hinglish: "Kisi bhasha mein ya Translation Studies mein MA",
    hindi: "किसी भाषा में या Translation Studies में MA",
  },
  "MA in any subject": { hinglish: "Kisi bhi subject mein MA", hindi: "किसी भी विषय में MA" },
  "MA in literature": { hinglish: "Literature mein MA", hindi: "साहित्य में MA" },
  "MA in literature or creative writing": { hinglish: "Literature ya creative writing mein MA", hindi: "साहित्य या क्रिएटिव राइटिंग में MA" },
  "MA in the language or Ancient History": {
    hinglish: "Us bhasha mein ya Ancient History mein MA",
    hindi: "उस भाषा में या Ancient History में MA",
  },
  "MA or MPA in Music": { hinglish: "Music mein MA ya MPA", hindi: "Music में MA या MPA" },
  "MA or MSc Anthropology, then PhD": { hinglish: "MA ya MSc Anthropology, phir PhD", hindi: "MA या MSc Anthropology, फिर PhD" },
  "MA or MSc Criminology (NFSU and others), or TISS's MA in Social Work (Criminology and Justice)": {
    hinglish: "MA ya MSc Criminology (NFSU aur anya), ya TISS se Social Work (Criminology and Justice) mein MA",
    hindi: "MA या MSc Criminology (NFSU और अन्य), या TISS से Social Work (Criminology and Justice) में MA",
  },
  "MA or MSc Economics": { hinglish: "MA ya MSc Economics", hindi: "MA या MSc Economics" },
  "MA or MSc Geography": { hinglish: "MA ya MSc Geography", hindi: "MA या MSc Geography" },
  "MA or MSc Geography and B.Ed": { hinglish: "MA ya MSc Geography aur B.Ed", hindi: "MA या MSc Geography और B.Ed" },
  "MA or MSc Population Studies (IIPS Mumbai, after any degree)": {
    hinglish: "MA ya MSc Population Studies (IIPS Mumbai, kisi bhi degree ke baad)",
    hindi: "MA या MSc Population Studies (IIPS मुंबई, किसी भी डिग्री के बाद)",
  },
  "MA or MSc Psychology": { hinglish: "MA ya MSc Psychology", hindi: "MA या MSc Psychology" },
  "MA or MSc Psychology or Sports Psychology": {
    hinglish: "MA ya MSc Psychology ya Sports Psychology",
    hindi: "MA या MSc Psychology या Sports Psychology",
  },
  "MA or MSc Psychology, or MSc Cognitive Science, then PhD": {
    hinglish: "MA ya MSc Psychology, ya MSc Cognitive Science, phir PhD",
    hindi: "MA या MSc Psychology, या MSc Cognitive Science, फिर PhD",
  },
  "MA or MSc Psychology, then NET or PhD": {
    hinglish: "MA ya MSc Psychology, phir NET ya PhD",
    hindi: "MA या MSc Psychology, फिर NET या PhD",
  },
  "MA or MSc Psychology, then PhD": { hinglish: "MA ya MSc Psychology, phir PhD", hindi: "MA या MSc Psychology, फिर PhD" },
  "MA or MSc Psychology, with health psychology papers": {
    hinglish: "MA ya MSc Psychology, health psychology ke paper ke saath",
    hindi: "MA या MSc Psychology, हेल्थ साइकोलॉजी के पेपर के साथ",
  },
  "MA or MSc in Counselling Psychology": { hinglish: "Counselling Psychology mein MA ya MSc", hindi: "Counselling Psychology में MA या MSc" },
  "MA or MSc in Disaster Management, such as at TISS Mumbai": {
    hinglish: "Disaster Management mein MA ya MSc, jaise TISS Mumbai mein",
    hindi: "Disaster Management में MA या MSc, जैसे TISS मुंबई में",
  },
  "MA or MSc in Economics, often PhD": { hinglish: "Economics mein MA ya MSc, aksar PhD bhi", hindi: "Economics में MA या MSc, अक्सर PhD भी" },
  "MA or MSc in Industrial and Organisational Psychology": {
    hinglish: "Industrial and Organisational Psychology mein MA ya MSc",
    hindi: "Industrial and Organisational Psychology में MA या MSc",
  },
  "MA or MSc in Psychology": { hinglish: "Psychology mein MA ya MSc", hindi: "Psychology में MA या MSc" },
  "MA or MSc in Statistics, Economics or Sociology": {
    hinglish: "Statistics, Economics ya Sociology mein MA ya MSc",
    hindi: "Statistics, Economics या Sociology में MA या MSc",
  },
  "MA or MSc in school, child or clinical psychology": {
    hinglish: "School, child ya clinical psychology mein MA ya MSc",
    hindi: "स्कूल, चाइल्ड या क्लिनिकल साइकोलॉजी में MA या MSc",
  },
  "MA or PG Diploma in Rural Development or Management": {
    hinglish: "Rural Development ya Management mein MA ya PG Diploma",
    hindi: "Rural Development या Management में MA या PG डिप्लोमा",
  },
  "MA or diploma in interpreting or translation": {
    hinglish: "Interpreting ya translation mein MA ya diploma",
    hindi: "इंटरप्रेटिंग या अनुवाद में MA या डिप्लोमा",
  },
  "MA, with English and Hindi (or English and another Indian language) in the degree, then Parliament's own test for interpreters": {
    hinglish:
      "Degree mein English aur Hindi (ya English aur koi aur Indian bhasha) ke saath MA, phir interpreter ke liye Parliament ka apna alag test",
    hindi: "डिग्री में अंग्रेज़ी और हिंदी (या अंग्रेज़ी और कोई और भारतीय भाषा) के साथ MA, फिर इंटरप्रेटर के लिए संसद का अपना अलग टेस्ट",
  },
  "MAITRI training": { hinglish: "MAITRI training", hindi: "MAITRI ट्रेनिंग" },
  "MArch after BArch": { hinglish: "BArch ke baad MArch", hindi: "BArch के बाद MArch" },
  "MArch in Conservation after BArch (conservation firms and INTACH hire; ASI and State archaeology mostly on contract)": {
    hinglish:
      "BArch ke baad Conservation mein MArch (conservation firms aur INTACH naukri dete hain; ASI aur rajyon ke archaeology department zyadatar contract par)",
    hindi: "BArch के बाद Conservation में MArch (कंज़र्वेशन फ़र्में और INTACH नौकरी देते हैं; ASI और राज्यों के पुरातत्व विभाग ज़्यादातर कॉन्ट्रैक्ट पर)",
  },
  "MArch in Sustainable Architecture after BArch, or MTech in building energy": {
    hinglish: "BArch ke baad Sustainable Architecture mein MArch, ya building energy mein MTech",
    hindi: "BArch के बाद Sustainable Architecture में MArch, या बिल्डिंग एनर्जी में MTech",
  },
  "MArch or MLA in Landscape Architecture after BArch or, at some schools, BPlan": {
    hinglish: "BArch ya, kuch sansthanon mein, BPlan ke baad Landscape Architecture mein MArch ya MLA",
    hindi: "BArch या, कुछ संस्थानों में, BPlan के बाद Landscape Architecture में MArch या MLA",
  },
  "MArch or MUD in Urban Design after BArch": {
    hinglish: "BArch ke baad Urban Design mein MArch ya MUD",
    hindi: "BArch के बाद Urban Design में MArch या MUD",
  },
  MBA: { hinglish: "MBA", hindi: "MBA" },
  "MBA (family business or agribusiness)": { hinglish: "MBA (family business ya agribusiness)", hindi: "MBA (फ़ैमिली बिज़नेस या एग्रीबिज़नेस)" },
  "MBA (family business)": { hinglish: "MBA (family business)", hindi: "MBA (फ़ैमिली बिज़नेस)" },
  "MBA Agribusiness": { hinglish: "MBA Agribusiness", hindi: "MBA Agribusiness" },
  "MBA Agribusiness or Rural Management (IRMA and others)": {
    hinglish: "MBA Agribusiness ya Rural Management (IRMA aur anya)",
    hindi: "MBA Agribusiness या Rural Management (IRMA और अन्य)",
  },
  "MBA after BPharm": { hinglish: "BPharm ke baad MBA", hindi: "BPharm के बाद MBA" },
  "MBA after BTech and work experience": { hinglish: "BTech aur kaam ke anubhav ke baad MBA", hindi: "BTech और काम के अनुभव के बाद MBA" },
  "MBA in Agri-Business": { hinglish: "Agri-Business mein MBA", hindi: "Agri-Business में MBA" },
  "MBA in Agri-Business or International Business": {
    hinglish: "Agri-Business ya International Business mein MBA",
    hindi: "Agri-Business या International Business में MBA",
  },
  "MBA in Agribusiness Management": { hinglish: "Agribusiness Management mein MBA", hindi: "Agribusiness Management में MBA" },
  "MBA in Aviation Management": { hinglish: "Aviation Management mein MBA", hindi: "Aviation Management में MBA" },
  "MBA in Business Analytics": { hinglish: "Business Analytics mein MBA", hindi: "Business Analytics में MBA" },
  "MBA in Construction (NICMAR by its own test) or Operations": {
    hinglish: "Construction (NICMAR, uske apne test se) ya Operations mein MBA",
    hindi: "Construction (NICMAR, उसके अपने टेस्ट से) या Operations में MBA",
  },
  "MBA in Education Management": { hinglish: "Education Management mein MBA", hindi: "Education Management में MBA" },
  "MBA in Energy Management": { hinglish: "Energy Management mein MBA", hindi: "Energy Management में MBA" },
  "MBA in Finance": { hinglish: "Finance mein MBA", hindi: "Finance में MBA" },
  "MBA in Finance and experience, then a valuers' organisation's course and the IBBI exam": {
    hinglish: "Finance mein MBA aur anubhav, phir valuers ke sangathan ka course aur IBBI exam",
    hindi: "Finance में MBA और अनुभव, फिर वैल्यूअरों के संगठन का कोर्स और IBBI परीक्षा",
  },
  "MBA in Finance from a leading institute": {
    hinglish: "Kisi top institute se Finance mein MBA",
    hindi: "किसी टॉप इंस्टीट्यूट से Finance में MBA",
  },
  "MBA in Finance or IT": { hinglish: "Finance ya IT mein MBA", hindi: "Finance या IT में MBA" },
  "MBA in Finance or Power Management": { hinglish: "Finance ya Power Management mein MBA", hindi: "Finance या Power Management में MBA" },
  "MBA in Finance or Risk": { hinglish: "Finance ya Risk mein MBA", hindi: "Finance या Risk में MBA" },
  "MBA in Foreign Trade": { hinglish: "Foreign Trade mein MBA", hindi: "Foreign Trade में MBA" },
  "MBA in HR": { hinglish: "HR mein MBA", hindi: "HR में MBA" },
  "MBA in HR, after a degree in psychology": {
    hinglish: "Psychology ki degree ke baad HR mein MBA",
    hindi: "साइकोलॉजी की डिग्री के बाद HR में MBA",
  },
  "MBA in Healthcare IT, after any degree": {
    hinglish: "Kisi bhi degree ke baad Healthcare IT mein MBA",
    hindi: "किसी भी डिग्री के बाद Healthcare IT में MBA",
  },
  "MBA in Hospital Administration": { hinglish: "Hospital Administration mein MBA", hindi: "Hospital Administration में MBA" },
  "MBA in Hospital and Health Management": {
    hinglish: "Hospital and Health Management mein MBA",
    hindi: "Hospital and Health Management में MBA",
  },
  "MBA in Hospitality": { hinglish: "Hospitality mein MBA", hindi: "Hospitality में MBA" },
  "MBA in Hospitality or Analytics": { hinglish: "Hospitality ya Analytics mein MBA", hindi: "Hospitality या Analytics में MBA" },
  "MBA in Human Resources": { hinglish: "Human Resources mein MBA", hindi: "Human Resources में MBA" },
  "MBA in IT": { hinglish: "IT mein MBA", hindi: "IT में MBA" },
  "MBA in IT or Systems": { hinglish: "IT ya Systems mein MBA", hindi: "IT या Systems में MBA" },
  "MBA in Infrastructure Management": { hinglish: "Infrastructure Management mein MBA", hindi: "Infrastructure Management में MBA" },
  "MBA in Insurance": { hinglish: "Insurance mein MBA", hindi: "Insurance में MBA" },
  "MBA in International Business": { hinglish: "International Business mein MBA", hindi: "International Business में MBA" },
  "MBA in International Business (IIFT and others, by CAT)": {
    hinglish: "International Business mein MBA (IIFT aur anya, CAT se)",
    hindi: "International Business में MBA (IIFT और अन्य, CAT से)",
  },
  "MBA in Marketing": { hinglish: "Marketing mein MBA", hindi: "Marketing में MBA" },
  "MBA in Marketing after BTech": { hinglish: "BTech ke baad Marketing mein MBA", hindi: "BTech के बाद Marketing में MBA" },
  "MBA in Marketing or Analytics": { hinglish: "Marketing ya Analytics mein MBA", hindi: "Marketing या Analytics में MBA" },
  "MBA in Marketing or E-commerce": { hinglish: "Marketing ya E-commerce mein MBA", hindi: "Marketing या E-commerce में MBA" },
  "MBA in Marketing or Finance": { hinglish: "Marketing ya Finance mein MBA", hindi: "Marketing या Finance में MBA" },
  "MBA in Marketing or Healthcare, after any degree": {
    hinglish: "Kisi bhi degree ke baad Marketing ya Healthcare mein MBA",
    hindi: "किसी भी डिग्री के बाद Marketing या Healthcare में MBA",
  },
  "MBA in Marketing or Operations": { hinglish: "Marketing ya Operations mein MBA", hindi: "Marketing या Operations में MBA" },
  "MBA in Marketing or Rural Management": {
    hinglish: "Marketing ya Rural Management mein MBA",
    hindi: "Marketing या Rural Management में MBA",
  },
  "MBA in Marketing or Sales": { hinglish: "Marketing ya Sales mein MBA", hindi: "Marketing या Sales में MBA" },
  "MBA in Marketing or Service Management": {
    hinglish: "Marketing ya Service Management mein MBA",
    hindi: "Marketing या Service Management में MBA",
  },
  "MBA in Marketing, or for a family business": {
    hinglish: "Marketing mein MBA, ya family business ke liye MBA",
    hindi: "Marketing में MBA, या फ़ैमिली बिज़नेस के लिए MBA",
  },
  "MBA in Media Management": { hinglish: "Media Management mein MBA", hindi: "Media Management में MBA" },
  "MBA in Operations": { hinglish: "Operations mein MBA", hindi: "Operations में MBA" },
  "MBA in Operations after engineering or pharmacy": {
    hinglish: "Engineering ya pharmacy ke baad Operations mein MBA",
    hindi: "इंजीनियरिंग या फ़ार्मेसी के बाद Operations में MBA",
  },
  "MBA in Operations or Business Analytics": {
    hinglish: "Operations ya Business Analytics mein MBA",
    hindi: "Operations या Business Analytics में MBA",
  },
  "MBA in Operations or Energy": { hinglish: "Operations ya Energy mein MBA", hindi: "Operations या Energy में MBA" },
  "MBA in Operations or Logistics": { hinglish: "Operations ya Logistics mein MBA", hindi: "Operations या Logistics में MBA" },
  "MBA in Operations or Supply Chain": { hinglish: "Operations ya Supply Chain mein MBA", hindi: "Operations या Supply Chain में MBA" },
  "MBA in Operations or Supply Chain, then years as demand planner or buyer": {
    hinglish: "Operations ya Supply Chain mein MBA, phir demand planner ya buyer ke taur par kuch saal",
    hindi: "Operations या Supply Chain में MBA, फिर डिमांड प्लानर या बायर के तौर पर कुछ साल",
  },
  "MBA in Port and Shipping Management": { hinglish: "Port and Shipping Management mein MBA", hindi: "Port and Shipping Management में MBA" },
  "MBA in Power Management": { hinglish: "Power Management mein MBA", hindi: "Power Management में MBA" },
  "MBA in Project Management (NICMAR by its own test)": {
    hinglish: "Project Management mein MBA (NICMAR, uske apne test se)",
    hindi: "Project Management में MBA (NICMAR, उसके अपने टेस्ट से)",
  },
  "MBA in Quality or Operations": { hinglish: "Quality ya Operations mein MBA", hindi: "Quality या Operations में MBA" },
  "MBA in Real Estate": { hinglish: "Real Estate mein MBA", hindi: "Real Estate में MBA" },
  "MBA in Real Estate or Construction Management (NICMAR by its own test)": {
    hinglish: "Real Estate ya Construction Management mein MBA (NICMAR, uske apne test se)",
    hindi: "Real Estate या Construction Management में MBA (NICMAR, उसके अपने टेस्ट से)",
  },
  "MBA in Real Estate or Retail": { hinglish: "Real Estate ya Retail mein MBA", hindi: "Real Estate या Retail में MBA" },
  "MBA in Retail": { hinglish: "Retail mein MBA", hindi: "Retail में MBA" },
  "MBA in Retail or Analytics": { hinglish: "Retail ya Analytics mein MBA", hindi: "Retail या Analytics में MBA" },
  "MBA in Retail or Marketing": { hinglish: "Retail ya Marketing mein MBA", hindi: "Retail या Marketing में MBA" },
  "MBA in Retail or Operations": { hinglish: "Retail ya Operations mein MBA", hindi: "Retail या Operations में MBA" },
  "MBA in Rural Management": { hinglish: "Rural Management mein MBA", hindi: "Rural Management में MBA" },
  "MBA in Rural or Agri-Business Management": {
    hinglish: "Rural ya Agri-Business Management mein MBA",
    hindi: "Rural या Agri-Business Management में MBA",
  },
  "MBA in Shipping": { hinglish: "Shipping mein MBA", hindi: "Shipping में MBA" },
  "MBA in Supply Chain": { hinglish: "Supply Chain mein MBA", hindi: "Supply Chain में MBA" },
  "MBA in Supply Chain or Materials Management": {
    hinglish: "Supply Chain ya Materials Management mein MBA",
    hindi: "Supply Chain या Materials Management में MBA",
  },
  "MBA in Supply Chain or Operations": { hinglish: "Supply Chain ya Operations mein MBA", hindi: "Supply Chain या Operations में MBA" },
  "MBA in Sustainability": { hinglish: "Sustainability mein MBA", hindi: "Sustainability में MBA" },
  "MBA in Sustainability Management": { hinglish: "Sustainability Management mein MBA", hindi: "Sustainability Management में MBA" },
  "MBA in Telecom Management": { hinglish: "Telecom Management mein MBA", hindi: "Telecom Management में MBA" },
  "MBA in Tourism and Travel Management": {
    hinglish: "Tourism and Travel Management mein MBA",
    hindi: "Tourism and Travel Management में MBA",
  },
  "MBA in Transport": { hinglish: "Transport mein MBA", hindi: "Transport में MBA" },
  "MBA in operations, such as at IIM Mumbai (formerly NITIE)": {
    hinglish: "Operations mein MBA, jaise IIM Mumbai (pehle NITIE) se",
    hindi: "ऑपरेशंस में MBA, जैसे IIM Mumbai (पहले NITIE) से",
  },
  "MBA or Diploma in Sports Management": { hinglish: "Sports Management mein MBA ya Diploma", hindi: "Sports Management में MBA या डिप्लोमा" },
  "MBA or LLB after any degree": { hinglish: "Kisi bhi degree ke baad MBA ya LLB", hindi: "किसी भी डिग्री के बाद MBA या LLB" },
  "MBA or MCA, then contract post in a State's e-governance mission team, after some years of work": {
    hinglish: "MBA ya MCA, phir kuch saal ke kaam ke baad, kisi rajya ki e-governance mission team mein contract post",
    hindi: "MBA या MCA, फिर कुछ साल के काम के बाद, किसी राज्य की ई-गवर्नेंस मिशन टीम में कॉन्ट्रैक्ट वाला पद",
  },
  "MBA or PG Diploma in Sports Management": {
    hinglish: "Sports Management mein MBA ya PG Diploma",
    hindi: "Sports Management में MBA या PG डिप्लोमा",
  },
  "MBA or PG diploma in Event Management": {
    hinglish: "Event Management mein MBA ya PG diploma",
    hindi: "Event Management में MBA या PG डिप्लोमा",
  },
  "MBA or PGDM": { hinglish: "MBA ya PGDM", hindi: "MBA या PGDM" },
  "MBA or PGDM in Retail Management": { hinglish: "Retail Management mein MBA ya PGDM", hindi: "Retail Management में MBA या PGDM" },
  "MBA or a social enterprise fellowship": { hinglish: "MBA ya social enterprise fellowship", hindi: "MBA या सोशल एंटरप्राइज़ फ़ेलोशिप" },
  "MBA or rural management": { hinglish: "MBA ya rural management", hindi: "MBA या रूरल मैनेजमेंट" },
  "MBA with first class, then mostly two years' work, for a management institute under AICTE": {
    hinglish: "First class ke saath MBA, phir zyadatar do saal ka kaam, AICTE ke tahat aane wale management institute ke liye",
    hindi: "फ़र्स्ट क्लास के साथ MBA, फिर ज़्यादातर दो साल का काम, AICTE के तहत आने वाले मैनेजमेंट संस्थान के लिए",
  },
  "MBA, CA, CS or LLM, a recognised diploma in customs clearance, or two years as a licensed employee (G card), then the customs broker examination":
    {
      hinglish:
        "MBA, CA, CS ya LLM, customs clearance mein manyata prapt diploma, ya licence wale employee (G card) ke taur par do saal, phir customs broker exam",
      hindi:
        "MBA, CA, CS या LLM, कस्टम्स क्लियरेंस में मान्यता प्राप्त डिप्लोमा, या लाइसेंस वाले कर्मचारी (G card) के तौर पर दो साल, फिर कस्टम्स ब्रोकर परीक्षा",
    },
  "MBA, then NET or PhD, for a university": {
    hinglish: "MBA, phir NET ya PhD, university ke liye",
    hindi: "MBA, फिर NET या PhD, यूनिवर्सिटी के लिए",
  },
  MBBS: { hinglish: "MBBS", hindi: "MBBS" },
  "MBBS (with PCB)": { hinglish: "MBBS (PCB ke saath)", hindi: "MBBS (PCB के साथ)" },
  "MBBS (with PCB), for NEET biology": {
    hinglish: "MBBS (PCB ke saath), NEET ki biology padhane ke liye",
    hindi: "MBBS (PCB के साथ), NEET की बायोलॉजी पढ़ाने के लिए",
  },
  "MBBS abroad, with NEET-UG before it and the screening test (FMGE) after it": {
    hinglish: "Videsh mein MBBS, usse pehle NEET-UG aur uske baad screening test (FMGE)",
    hindi: "विदेश में MBBS, उससे पहले NEET-UG और उसके बाद स्क्रीनिंग टेस्ट (FMGE)",
  },
  "MBBS at AFMC Pune, with a service bond": {
    hinglish: "AFMC Pune se MBBS, service bond ke saath",
    hindi: "AFMC पुणे से MBBS, सर्विस बॉन्ड के साथ",
  },
  "MBBS at any medical college": { hinglish: "Kisi bhi medical college se MBBS", hindi: "किसी भी मेडिकल कॉलेज से MBBS" },
  "MBBS or BDS (with PCB)": { hinglish: "MBBS ya BDS (PCB ke saath)", hindi: "MBBS या BDS (PCB के साथ)" },
  "MBBS, BDS or BAMS (with PCB)": { hinglish: "MBBS, BDS ya BAMS (PCB ke saath)", hindi: "MBBS, BDS या BAMS (PCB के साथ)" },
  "MBBS, BDS or BSc Nursing (with PCB)": {
    hinglish: "MBBS, BDS ya BSc Nursing (PCB ke saath)",
    hindi: "MBBS, BDS या BSc Nursing (PCB के साथ)",
  },
  "MCA (NIMCET for the NITs)": { hinglish: "MCA (NITs ke liye NIMCET)", hindi: "MCA (NITs के लिए NIMCET)" },
  "MCA (NIMCET for the NITs) or MBA, then years leading security teams": {
    hinglish: "MCA (NITs ke liye NIMCET) ya MBA, phir kuch saal security teams ko lead karne ka kaam",
    hindi: "MCA (NITs के लिए NIMCET) या MBA, फिर कुछ साल सिक्योरिटी टीमों को लीड करने का काम",
  },
  "MCA (NIMCET for the NITs), MTech or MSc in Cyber Security, or MBA in IT": {
    hinglish: "MCA (NITs ke liye NIMCET), Cyber Security mein MTech ya MSc, ya IT mein MBA",
    hindi: "MCA (NITs के लिए NIMCET), Cyber Security में MTech या MSc, या IT में MBA",
  },
  "MCA (NIMCET for the NITs), or MBA in IT": {
    hinglish: "MCA (NITs ke liye NIMCET), ya IT mein MBA",
    hindi: "MCA (NITs के लिए NIMCET), या IT में MBA",
  },
  "MCA (NIMCET for the NITs), or MTech or MSc in Cyber Security": {
    hinglish: "MCA (NITs ke liye NIMCET), ya Cyber Security mein MTech ya MSc",
    hindi: "MCA (NITs के लिए NIMCET), या Cyber Security में MTech या MSc",
  },
  "MCA (NIMCET for the NITs), or MTech or MSc in Cyber Security, then years as information security engineer": {
    hinglish: "MCA (NITs ke liye NIMCET), ya Cyber Security mein MTech ya MSc, phir information security engineer ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), या Cyber Security में MTech या MSc, फिर इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then some years as systems administrator": {
    hinglish: "MCA (NITs ke liye NIMCET), phir systems administrator ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर सिस्टम्स एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as cloud engineer or systems administrator": {
    hinglish: "MCA (NITs ke liye NIMCET), phir cloud engineer ya systems administrator ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर क्लाउड इंजीनियर या सिस्टम्स एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as help desk technician and team leader": {
    hinglish: "MCA (NITs ke liye NIMCET), phir help desk technician aur team leader ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as network engineer": {
    hinglish: "MCA (NITs ke liye NIMCET), phir network engineer ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as software engineer and lead": {
    hinglish: "MCA (NITs ke liye NIMCET), phir software engineer aur lead ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as software engineer and solutions architect": {
    hinglish: "MCA (NITs ke liye NIMCET), phir software engineer aur solutions architect ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर सॉफ़्टवेयर इंजीनियर और सॉल्यूशंस आर्किटेक्ट के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs), then years as software engineer or IT consultant": {
    hinglish: "MCA (NITs ke liye NIMCET), phir software engineer ya IT consultant ke taur par kuch saal",
    hindi: "MCA (NITs के लिए NIMCET), फिर सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "MCA (NIMCET for the NITs, CUET-PG for many central universities)": {
    hinglish: "MCA (NITs ke liye NIMCET, kai central universities ke liye CUET-PG)",
    hindi: "MCA (NITs के लिए NIMCET, कई केंद्रीय यूनिवर्सिटी के लिए CUET-PG)",
  },
  "MCA or MSc Computer Science, then B.Ed": {
    hinglish: "MCA ya MSc Computer Science, phir B.Ed",
    hindi: "MCA या MSc Computer Science, फिर B.Ed",
  },
  "MCA, then years as developer and team leader": {
    hinglish: "MCA, phir developer aur team leader ke taur par kuch saal",
    hindi: "MCA, फिर डेवलपर और टीम लीडर के तौर पर कुछ साल",
  },
  MCom: { hinglish: "MCom", hindi: "MCom" },
  "MCom and B.Ed": { hinglish: "MCom aur B.Ed", hindi: "MCom और B.Ed" },
  "MD (Homoeopathy), after BHMS": { hinglish: "BHMS ke baad MD (Homoeopathy)", hindi: "BHMS के बाद MD (Homoeopathy)" },
  "MD (Siddha), after BSMS": { hinglish: "BSMS ke baad MD (Siddha)", hindi: "BSMS के बाद MD (Siddha)" },
  "MD (Unani), after BUMS": { hinglish: "BUMS ke baad MD (Unani)", hindi: "BUMS के बाद MD (Unani)" },
  "MD Community Medicine": { hinglish: "MD Community Medicine", hindi: "MD Community Medicine" },
  "MD Community Medicine after MBBS": { hinglish: "MBBS ke baad MD Community Medicine", hindi: "MBBS के बाद MD Community Medicine" },
  "MD General Medicine or Paediatrics, then DM or DrNB Cardiology (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MD General Medicine ya Paediatrics, phir DM ya DrNB Cardiology (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MD General Medicine या Paediatrics, फिर DM या DrNB Cardiology (NEET-SS या INI-SS)",
  },
  "MD General Medicine or Paediatrics, then DM or DrNB Nephrology (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MD General Medicine ya Paediatrics, phir DM ya DrNB Nephrology (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MD General Medicine या Paediatrics, फिर DM या DrNB Nephrology (NEET-SS या INI-SS)",
  },
  "MD General Medicine, Paediatrics or Radiation Oncology, then DM or DrNB Medical Oncology (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MD General Medicine, Paediatrics ya Radiation Oncology, phir DM ya DrNB Medical Oncology (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MD General Medicine, Paediatrics या Radiation Oncology, फिर DM या DrNB Medical Oncology (NEET-SS या INI-SS)",
  },
  "MD General Medicine, then DM or DrNB Gastroenterology (NEET-SS or INI-SS)": {
    hinglish: "MD General Medicine, phir DM ya DrNB Gastroenterology (NEET-SS ya INI-SS)",
    hindi: "MD General Medicine, फिर DM या DrNB Gastroenterology (NEET-SS या INI-SS)",
  },
  "MD Geriatrics, or MD or DNB in General Medicine, after MBBS": {
    hinglish: "MBBS ke baad MD Geriatrics, ya General Medicine mein MD ya DNB",
    hindi: "MBBS के बाद MD Geriatrics, या General Medicine में MD या DNB",
  },
  "MD Hospital Administration (NEET-PG; at AIIMS INI-SS) or another MD or MS, after MBBS": {
    hinglish: "MBBS ke baad MD Hospital Administration (NEET-PG; AIIMS mein INI-SS) ya koi aur MD ya MS",
    hindi: "MBBS के बाद MD Hospital Administration (NEET-PG; AIIMS में INI-SS) या कोई और MD या MS",
  },
  "MD Medicine or Paediatrics, then DM Hepatology (NEET-SS or INI-SS), for a hepatologist": {
    hinglish: "MD Medicine ya Paediatrics, phir DM Hepatology (NEET-SS ya INI-SS), hepatologist banne ke liye",
    hindi: "MD Medicine या Paediatrics, फिर DM Hepatology (NEET-SS या INI-SS), हेपेटोलॉजिस्ट बनने के लिए",
  },
  "MD Medicine or Paediatrics, then DM or DrNB Clinical Haematology (NEET-SS or INI-SS)": {
    hinglish: "MD Medicine ya Paediatrics, phir DM ya DrNB Clinical Haematology (NEET-SS ya INI-SS)",
    hindi: "MD Medicine या Paediatrics, फिर DM या DrNB Clinical Haematology (NEET-SS या INI-SS)",
  },
  "MD Medicine or Paediatrics, then DM or DrNB Clinical Immunology and Rheumatology (NEET-SS or INI-SS)": {
    hinglish: "MD Medicine ya Paediatrics, phir DM ya DrNB Clinical Immunology and Rheumatology (NEET-SS ya INI-SS)",
    hindi: "MD Medicine या Paediatrics, फिर DM या DrNB Clinical Immunology and Rheumatology (NEET-SS या INI-SS)",
  },
  "MD Medicine or Paediatrics, then DM or DrNB Endocrinology (NEET-SS or INI-SS)": {
    hinglish: "MD Medicine ya Paediatrics, phir DM ya DrNB Endocrinology (NEET-SS ya INI-SS)",
    hindi: "MD Medicine या Paediatrics, फिर DM या DrNB Endocrinology (NEET-SS या INI-SS)",
  },
  "MD Medicine or Paediatrics, then DM or DrNB Neurology (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MD Medicine ya Paediatrics, phir DM ya DrNB Neurology (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MD Medicine या Paediatrics, फिर DM या DrNB Neurology (NEET-SS या INI-SS)",
  },
  "MD Medicine, Paediatrics, Respiratory Medicine or Dermatology, or MS ENT, then an allergy diploma or fellowship": {
    hinglish: "MD Medicine, Paediatrics, Respiratory Medicine ya Dermatology, ya MS ENT, phir allergy mein diploma ya fellowship",
    hindi: "MD Medicine, Paediatrics, Respiratory Medicine या Dermatology, या MS ENT, फिर एलर्जी में डिप्लोमा या फ़ेलोशिप",
  },
  "MD Medicine, Paediatrics, Respiratory Medicine or Tropical Medicine, then DM or DrNB Infectious Diseases (NEET-SS or INI-SS)": {
    hinglish:
      "MD Medicine, Paediatrics, Respiratory Medicine ya Tropical Medicine, phir DM ya DrNB Infectious Diseases (NEET-SS ya INI-SS)",
    hindi: "MD Medicine, Paediatrics, Respiratory Medicine या Tropical Medicine, फिर DM या DrNB Infectious Diseases (NEET-SS या INI-SS)",
  },
  "MD Medicine, then a diploma or fellowship in diabetology": {
    hinglish: "MD Medicine, phir diabetology mein diploma ya fellowship",
    hindi: "MD Medicine, फिर डायबिटोलॉजी में डिप्लोमा या फ़ेलोशिप",
  },
  "MD Medicine, then a fellowship in infectious diseases or HIV medicine": {
    hinglish: "MD Medicine, phir infectious diseases ya HIV medicine mein fellowship",
    hindi: "MD Medicine, फिर संक्रामक रोगों या HIV मेडिसिन में फ़ेलोशिप",
  },
  "MD Microbiology after MBBS, for hospitals": {
    hinglish: "MBBS ke baad MD Microbiology, aspatalon ke liye",
    hindi: "MBBS के बाद MD Microbiology, अस्पतालों के लिए",
  },
  "MD Paediatrics, Medicine, or Obstetrics and Gynaecology, then DM or DrNB Medical Genetics (NEET-SS or INI-SS)": {
    hinglish: "MD Paediatrics, Medicine, ya Obstetrics and Gynaecology, phir DM ya DrNB Medical Genetics (NEET-SS ya INI-SS)",
    hindi: "MD Paediatrics, Medicine, या Obstetrics and Gynaecology, फिर DM या DrNB Medical Genetics (NEET-SS या INI-SS)",
  },
  "MD Paediatrics, then DM or DrNB Neonatology (NEET-SS or INI-SS)": {
    hinglish: "MD Paediatrics, phir DM ya DrNB Neonatology (NEET-SS ya INI-SS)",
    hindi: "MD Paediatrics, फिर DM या DrNB Neonatology (NEET-SS या INI-SS)",
  },
  "MD Pharmacology after MBBS": { hinglish: "MBBS ke baad MD Pharmacology", hindi: "MBBS के बाद MD Pharmacology" },
  "MD in Hospital Administration (NEET-PG), after MBBS": {
    hinglish: "MBBS ke baad Hospital Administration mein MD (NEET-PG)",
    hindi: "MBBS के बाद Hospital Administration में MD (NEET-PG)",
  },
  "MD in Naturopathy or Yoga, after BNYS": {
    hinglish: "BNYS ke baad Naturopathy ya Yoga mein MD",
    hindi: "BNYS के बाद Naturopathy या Yoga में MD",
  },
  "MD in Sports Medicine, after MBBS": { hinglish: "MBBS ke baad Sports Medicine mein MD", hindi: "MBBS के बाद Sports Medicine में MD" },
  "MD or DNB Paediatrics, then a fellowship in neonatology (National Neonatology Forum)": {
    hinglish: "MD ya DNB Paediatrics, phir neonatology mein fellowship (National Neonatology Forum)",
    hindi: "MD या DNB Paediatrics, फिर नियोनेटोलॉजी में फ़ेलोशिप (National Neonatology Forum)",
  },
  "MD or DNB in Anaesthesia, Medicine, Respiratory Medicine or Emergency Medicine, or MS Surgery, then the one-year IDCCM diploma of the critical care society (ISCCM)":
    {
      hinglish:
        "Anaesthesia, Medicine, Respiratory Medicine ya Emergency Medicine mein MD ya DNB, ya MS Surgery, phir critical care society (ISCCM) ka ek saal ka IDCCM diploma",
      hindi:
        "Anaesthesia, Medicine, Respiratory Medicine या Emergency Medicine में MD या DNB, या MS Surgery, फिर क्रिटिकल केयर सोसायटी (ISCCM) का एक साल का IDCCM डिप्लोमा",
    },
  "MD or DNB in Anaesthesia, Medicine, Respiratory Medicine or Emergency Medicine, then DM or DrNB Critical Care (NEET-SS or INI-SS)": {
    hinglish:
      "Anaesthesia, Medicine, Respiratory Medicine ya Emergency Medicine mein MD ya DNB, phir DM ya DrNB Critical Care (NEET-SS ya INI-SS)",
    hindi:
      "Anaesthesia, Medicine, Respiratory Medicine या Emergency Medicine में MD या DNB, फिर DM या DrNB Critical Care (NEET-SS या INI-SS)",
  },
  "MD or DNB in Anaesthesiology, after MBBS": {
    hinglish: "MBBS ke baad Anaesthesiology mein MD ya DNB",
    hindi: "MBBS के बाद Anaesthesiology में MD या DNB",
  },
  "MD or DNB in Anaesthesiology, then a fellowship in pain medicine (often 1 year)": {
    hinglish: "Anaesthesiology mein MD ya DNB, phir pain medicine mein fellowship (aksar 1 saal)",
    hindi: "Anaesthesiology में MD या DNB, फिर पेन मेडिसिन में फ़ेलोशिप (अक्सर 1 साल)",
  },
  "MD or DNB in Community Medicine, after MBBS": {
    hinglish: "MBBS ke baad Community Medicine mein MD ya DNB",
    hindi: "MBBS के बाद Community Medicine में MD या DNB",
  },
  "MD or DNB in Dermatology, Venereology and Leprosy": {
    hinglish: "Dermatology, Venereology and Leprosy mein MD ya DNB",
    hindi: "Dermatology, Venereology and Leprosy में MD या DNB",
  },
  "MD or DNB in Emergency Medicine, after MBBS": {
    hinglish: "MBBS ke baad Emergency Medicine mein MD ya DNB",
    hindi: "MBBS के बाद Emergency Medicine में MD या DNB",
  },
  "MD or DNB in Family Medicine, after MBBS": {
    hinglish: "MBBS ke baad Family Medicine mein MD ya DNB",
    hindi: "MBBS के बाद Family Medicine में MD या DNB",
  },
  "MD or DNB in Forensic Medicine, after MBBS": {
    hinglish: "MBBS ke baad Forensic Medicine mein MD ya DNB",
    hindi: "MBBS के बाद Forensic Medicine में MD या DNB",
  },
  "MD or DNB in General Medicine or Family Medicine, after MBBS": {
    hinglish: "MBBS ke baad General Medicine ya Family Medicine mein MD ya DNB",
    hindi: "MBBS के बाद General Medicine या Family Medicine में MD या DNB",
  },
  "MD or DNB in General Medicine, after MBBS": {
    hinglish: "MBBS ke baad General Medicine mein MD ya DNB",
    hindi: "MBBS के बाद General Medicine में MD या DNB",
  },
  "MD or DNB in Paediatrics, after MBBS": {
    hinglish: "MBBS ke baad Paediatrics mein MD ya DNB",
    hindi: "MBBS के बाद Paediatrics में MD या DNB",
  },
  "MD or DNB in Palliative Medicine, after MBBS": {
    hinglish: "MBBS ke baad Palliative Medicine mein MD ya DNB",
    hindi: "MBBS के बाद Palliative Medicine में MD या DNB",
  },
  "MD or DNB in Pathology, after MBBS": { hinglish: "MBBS ke baad Pathology mein MD ya DNB", hindi: "MBBS के बाद Pathology में MD या DNB" },
  "MD or DNB in Physical Medicine and Rehabilitation": {
    hinglish: "Physical Medicine and Rehabilitation mein MD ya DNB",
    hindi: "Physical Medicine and Rehabilitation में MD या DNB",
  },
  "MD or DNB in Physical Medicine and Rehabilitation or Orthopaedics, then a fellowship in pain medicine": {
    hinglish: "Physical Medicine and Rehabilitation ya Orthopaedics mein MD ya DNB, phir pain medicine mein fellowship",
    hindi: "Physical Medicine and Rehabilitation या Orthopaedics में MD या DNB, फिर पेन मेडिसिन में फ़ेलोशिप",
  },
  "MD or DNB in Psychiatry, after MBBS": { hinglish: "MBBS ke baad Psychiatry mein MD ya DNB", hindi: "MBBS के बाद Psychiatry में MD या DNB" },
  "MD or DNB in Psychiatry, or in Dermatology, Venereology and Leprosy, then a fellowship or years of practice in sexual medicine, after MBBS":
    {
      hinglish:
        "MBBS ke baad Psychiatry mein, ya Dermatology, Venereology and Leprosy mein MD ya DNB, phir sexual medicine mein fellowship ya kuch saal ki practice",
      hindi: "MBBS के बाद Psychiatry में, या Dermatology, Venereology and Leprosy में MD या DNB, फिर सेक्सुअल मेडिसिन में फ़ेलोशिप या कुछ साल की प्रैक्टिस",
    },
  "MD or DNB in Radiation Oncology, after MBBS": {
    hinglish: "MBBS ke baad Radiation Oncology mein MD ya DNB",
    hindi: "MBBS के बाद Radiation Oncology में MD या DNB",
  },
  "MD or DNB in Radio-diagnosis, after MBBS": {
    hinglish: "MBBS ke baad Radio-diagnosis mein MD ya DNB",
    hindi: "MBBS के बाद Radio-diagnosis में MD या DNB",
  },
  "MD or DNB in Respiratory Medicine": { hinglish: "Respiratory Medicine mein MD ya DNB", hindi: "Respiratory Medicine में MD या DNB" },
  "MD or MS (Ayurveda), after BAMS": { hinglish: "BAMS ke baad MD ya MS (Ayurveda)", hindi: "BAMS के बाद MD या MS (Ayurveda)" },
  "MD, MS or DNB after MBBS, then mostly senior residency": {
    hinglish: "MBBS ke baad MD, MS ya DNB, phir zyadatar senior residency",
    hindi: "MBBS के बाद MD, MS या DNB, फिर ज़्यादातर सीनियर रेज़िडेंसी",
  },
  "MD, MS or DNB in Obstetrics and Gynaecology, after MBBS": {
    hinglish: "MBBS ke baad Obstetrics and Gynaecology mein MD, MS ya DNB",
    hindi: "MBBS के बाद Obstetrics and Gynaecology में MD, MS या DNB",
  },
  "MD, MS or DNB in Obstetrics and Gynaecology, then a fellowship (FNB, by FET) or MCh in Reproductive Medicine": {
    hinglish: "Obstetrics and Gynaecology mein MD, MS ya DNB, phir Reproductive Medicine mein fellowship (FNB, FET se) ya MCh",
    hindi: "Obstetrics and Gynaecology में MD, MS या DNB, फिर Reproductive Medicine में फ़ेलोशिप (FNB, FET से) या MCh",
  },
  "MDS in Conservative Dentistry and Endodontics, after BDS": {
    hinglish: "BDS ke baad Conservative Dentistry and Endodontics mein MDS",
    hindi: "BDS के बाद Conservative Dentistry and Endodontics में MDS",
  },
  "MDS in Oral and Maxillofacial Surgery after BDS": {
    hinglish: "BDS ke baad Oral and Maxillofacial Surgery mein MDS",
    hindi: "BDS के बाद Oral and Maxillofacial Surgery में MDS",
  },
  "MDS in Oral and Maxillofacial Surgery, after BDS": {
    hinglish: "BDS ke baad Oral and Maxillofacial Surgery mein MDS",
    hindi: "BDS के बाद Oral and Maxillofacial Surgery में MDS",
  },
  "MDS in Orthodontics, after BDS": { hinglish: "BDS ke baad Orthodontics mein MDS", hindi: "BDS के बाद Orthodontics में MDS" },
  "MDS in Paediatric and Preventive Dentistry, after BDS": {
    hinglish: "BDS ke baad Paediatric and Preventive Dentistry mein MDS",
    hindi: "BDS के बाद Paediatric and Preventive Dentistry में MDS",
  },
  "MDS in Periodontology, after BDS": { hinglish: "BDS ke baad Periodontology mein MDS", hindi: "BDS के बाद Periodontology में MDS" },
  "MDS in Prosthodontics, after BDS": { hinglish: "BDS ke baad Prosthodontics mein MDS", hindi: "BDS के बाद Prosthodontics में MDS" },
  "MDS in Public Health Dentistry, after BDS": {
    hinglish: "BDS ke baad Public Health Dentistry mein MDS",
    hindi: "BDS के बाद Public Health Dentistry में MDS",
  },
  "MDS in a speciality, after BDS": { hinglish: "BDS ke baad kisi ek speciality mein MDS", hindi: "BDS के बाद किसी एक स्पेशलिटी में MDS" },
  MDes: { hinglish: "MDes", hindi: "MDes" },
  "MDes after BTech": { hinglish: "BTech ke baad MDes", hindi: "BTech के बाद MDes" },
  "MDes at NIFT or NID": { hinglish: "NIFT ya NID se MDes", hindi: "NIFT या NID से MDes" },
  "MDes in Animation Film Design": { hinglish: "Animation Film Design mein MDes", hindi: "Animation Film Design में MDes" },
  "MDes in Communication Design": { hinglish: "Communication Design mein MDes", hindi: "Communication Design में MDes" },
  "MDes in Furniture and Interior Design (NID)": {
    hinglish: "Furniture and Interior Design mein MDes (NID)",
    hindi: "Furniture and Interior Design में MDes (NID)",
  },
  "MDes in Information or Interaction Design": {
    hinglish: "Information ya Interaction Design mein MDes",
    hindi: "Information या Interaction Design में MDes",
  },
  "MDes in Interaction Design": { hinglish: "Interaction Design mein MDes", hindi: "Interaction Design में MDes" },
  "MDes in Interaction or Visual Communication Design (CEED or NID DAT)": {
    hinglish: "Interaction ya Visual Communication Design mein MDes (CEED ya NID DAT)",
    hindi: "Interaction या Visual Communication Design में MDes (CEED या NID DAT)",
  },
  "MDes in Photography Design (NID)": { hinglish: "Photography Design mein MDes (NID)", hindi: "Photography Design में MDes (NID)" },
  "MDes in Toy and Game Design (NID)": { hinglish: "Toy and Game Design mein MDes (NID)", hindi: "Toy and Game Design में MDes (NID)" },
  "MDes in Transportation or Mobility Design after BTech or BDes": {
    hinglish: "BTech ya BDes ke baad Transportation ya Mobility Design mein MDes",
    hindi: "BTech या BDes के बाद Transportation या Mobility Design में MDes",
  },
  "MDes in Visual Communication or Animation (CEED or NID DAT)": {
    hinglish: "Visual Communication ya Animation mein MDes (CEED ya NID DAT)",
    hindi: "Visual Communication या Animation में MDes (CEED या NID DAT)",
  },
  "MDes in Visual Communication or Graphic Design (CEED or NID DAT)": {
    hinglish: "Visual Communication ya Graphic Design mein MDes (CEED ya NID DAT)",
    hindi: "Visual Communication या Graphic Design में MDes (CEED या NID DAT)",
  },
  "MDes in film making (NID)": { hinglish: "Film making mein MDes (NID)", hindi: "फ़िल्म मेकिंग में MDes (NID)" },
  "MDes or MFA": { hinglish: "MDes ya MFA", hindi: "MDes या MFA" },
  "MDes or MFA in Illustration": { hinglish: "Illustration mein MDes ya MFA", hindi: "Illustration में MDes या MFA" },
  "MDes or MS in HCI": { hinglish: "HCI mein MDes ya MS", hindi: "HCI में MDes या MS" },
  "MDes or MTech with ergonomics": { hinglish: "Ergonomics ke saath MDes ya MTech", hindi: "एर्गोनॉमिक्स के साथ MDes या MTech" },
  "MDes or MTech with ergonomics, after BTech or BDes": {
    hinglish: "BTech ya BDes ke baad, ergonomics ke saath MDes ya MTech",
    hindi: "BTech या BDes के बाद, एर्गोनॉमिक्स के साथ MDes या MTech",
  },
  "MDes or PG Diploma in Game Design": { hinglish: "Game Design mein MDes ya PG Diploma", hindi: "Game Design में MDes या PG डिप्लोमा" },
  "MDes, then years as a designer": { hinglish: "MDes, phir designer ke taur par kuch saal", hindi: "MDes, फिर डिज़ाइनर के तौर पर कुछ साल" },
  "ME in Tool Design (CITD, Hyderabad), or a tool room's PG diploma in tool design": {
    hinglish: "Tool Design mein ME (CITD, Hyderabad), ya kisi tool room ka tool design mein PG diploma",
    hindi: "Tool Design में ME (CITD, हैदराबाद), या किसी टूल रूम का टूल डिज़ाइन में PG डिप्लोमा",
  },
  "ME or MTech in Valuation": { hinglish: "Valuation mein ME ya MTech", hindi: "Valuation में ME या MTech" },
  MFA: { hinglish: "MFA", hindi: "MFA" },
  "MFA in Animation Cinema (SRFTI)": { hinglish: "Animation Cinema mein MFA (SRFTI)", hindi: "Animation Cinema में MFA (SRFTI)" },
  "MFA or MVA": { hinglish: "MFA ya MVA", hindi: "MFA या MVA" },
  "MFA or MVA, then NET or PhD": { hinglish: "MFA ya MVA, phir NET ya PhD", hindi: "MFA या MVA, फिर NET या PhD" },
  "MFM, NIFT": { hinglish: "NIFT se MFM", hindi: "NIFT से MFM" },
  MFSc: { hinglish: "MFSc", hindi: "MFSc" },
  "MFSc Fisheries Resource Management": { hinglish: "MFSc Fisheries Resource Management", hindi: "MFSc Fisheries Resource Management" },
  "MHA (Master of Hospital Administration)": {
    hinglish: "MHA (Master of Hospital Administration)",
    hindi: "MHA (Master of Hospital Administration)",
  },
  MLISc: { hinglish: "MLISc", hindi: "MLISc" },
  "MLISc and PhD, with ten years as a college or university librarian or teaching library science": {
    hinglish: "MLISc aur PhD, saath mein college ya university librarian ke taur par ya library science padhane ke das saal",
    hindi: "MLISc और PhD, साथ में कॉलेज या यूनिवर्सिटी लाइब्रेरियन के तौर पर या लाइब्रेरी साइंस पढ़ाने के दस साल",
  },
  "MLISc, then State PSC with NET or SET, for government colleges": {
    hinglish: "MLISc, phir NET ya SET ke saath State PSC, sarkari colleges ke liye",
    hindi: "MLISc, फिर NET या SET के साथ State PSC, सरकारी कॉलेजों के लिए",
  },
  "MLISc, then a contract post in a digitising project of a university, archive or manuscript library": {
    hinglish: "MLISc, phir kisi university, archive ya manuscript library ke digitising project mein contract post",
    hindi: "MLISc, फिर किसी यूनिवर्सिटी, अभिलेखागार या पांडुलिपि लाइब्रेरी के डिजिटाइज़िंग प्रोजेक्ट में कॉन्ट्रैक्ट वाला पद",
  },
  "MMus in Conducting (mostly abroad)": {
    hinglish: "Conducting mein MMus (zyadatar videsh mein)",
    hindi: "Conducting में MMus (ज़्यादातर विदेश में)",
  },
  "MNS short service entry after BSc Nursing, by a computer test and interview": {
    hinglish: "BSc Nursing ke baad MNS short service entry, computer par hone wale test aur interview se",
    hindi: "BSc Nursing के बाद MNS शॉर्ट सर्विस एंट्री, कंप्यूटर पर होने वाले टेस्ट और इंटरव्यू से",
  },
  "MOT (2 years), after BOT": { hinglish: "BOT ke baad MOT (2 saal)", hindi: "BOT के बाद MOT (2 साल)" },
  "MOT or MPT in Hand Rehabilitation": { hinglish: "Hand Rehabilitation mein MOT ya MPT", hindi: "Hand Rehabilitation में MOT या MPT" },
  MPA: { hinglish: "MPA", hindi: "MPA" },
  "MPA in Dance": { hinglish: "Dance mein MPA", hindi: "Dance में MPA" },
  "MPA in Dance or Theatre": { hinglish: "Dance ya Theatre mein MPA", hindi: "Dance या Theatre में MPA" },
  "MPA in Theatre": { hinglish: "Theatre mein MPA", hindi: "Theatre में MPA" },
  "MPA or MA in Instrumental Music": { hinglish: "Instrumental Music mein MPA ya MA", hindi: "Instrumental Music में MPA या MA" },
  "MPA or MA in Music": { hinglish: "Music mein MPA ya MA", hindi: "Music में MPA या MA" },
  MPEd: { hinglish: "MPEd", hindi: "MPEd" },
  "MPEd with UGC-NET, for a sports officer's post in a college or university": {
    hinglish: "UGC-NET ke saath MPEd, college ya university mein sports officer ki post ke liye",
    hindi: "UGC-NET के साथ MPEd, कॉलेज या यूनिवर्सिटी में स्पोर्ट्स ऑफ़िसर के पद के लिए",
  },
  "MPH (Master of Public Health)": { hinglish: "MPH (Master of Public Health)", hindi: "MPH (Master of Public Health)" },
  "MPH (Master of Public Health) after any health degree": {
    hinglish: "Kisi bhi health degree ke baad MPH (Master of Public Health)",
    hindi: "किसी भी हेल्थ डिग्री के बाद MPH (Master of Public Health)",
  },
  "MPH (Nutrition)": { hinglish: "MPH (Nutrition)", hindi: "MPH (Nutrition)" },
  "MPH or MSW": { hinglish: "MPH ya MSW", hindi: "MPH या MSW" },
  "MPH or MSc in Epidemiology, such as at ICMR-NIE, Chennai": {
    hinglish: "Epidemiology mein MPH ya MSc, jaise ICMR-NIE, Chennai se",
    hindi: "Epidemiology में MPH या MSc, जैसे ICMR-NIE, चेन्नई से",
  },
  "MPO (Prosthetics and Orthotics), after BPO": {
    hinglish: "BPO ke baad MPO (Prosthetics and Orthotics)",
    hindi: "BPO के बाद MPO (Prosthetics and Orthotics)",
  },
  "MPT (2 years), after BPT": { hinglish: "BPT ke baad MPT (2 saal)", hindi: "BPT के बाद MPT (2 साल)" },
  "MPT in Cardiopulmonary Sciences, after BPT": {
    hinglish: "BPT ke baad Cardiopulmonary Sciences mein MPT",
    hindi: "BPT के बाद Cardiopulmonary Sciences में MPT",
  },
  "MPT in Paediatrics after BPT": { hinglish: "BPT ke baad Paediatrics mein MPT", hindi: "BPT के बाद Paediatrics में MPT" },
  "MPT in Sports after BPT": { hinglish: "BPT ke baad Sports mein MPT", hindi: "BPT के बाद Sports में MPT" },
  "MPW (Multipurpose Worker) course, for which some States ask for biology, then State staff selection or a contract of the health mission":
    {
      hinglish:
        "MPW (Multipurpose Worker) course, jiske liye kuch rajya biology maangte hain, phir rajya staff selection ya health mission ka contract",
      hindi: "MPW (Multipurpose Worker) कोर्स, जिसके लिए कुछ राज्य बायोलॉजी माँगते हैं, फिर राज्य कर्मचारी चयन या हेल्थ मिशन का कॉन्ट्रैक्ट",
    },
  "MPW, ANM or Health Inspector course, then a contract of the district TB programme": {
    hinglish: "MPW, ANM ya Health Inspector course, phir zile ke TB programme ka contract",
    hindi: "MPW, ANM या Health Inspector कोर्स, फिर ज़िले के TB प्रोग्राम का कॉन्ट्रैक्ट",
  },
  MPharm: { hinglish: "MPharm", hindi: "MPharm" },
  "MPharm (GPAT)": { hinglish: "MPharm (GPAT)", hindi: "MPharm (GPAT)" },
  "MPharm (GPAT) or MS Pharm at a NIPER (NIPER JEE)": {
    hinglish: "MPharm (GPAT) ya kisi NIPER se MS Pharm (NIPER JEE)",
    hindi: "MPharm (GPAT) या किसी NIPER से MS Pharm (NIPER JEE)",
  },
  "MPharm (GPAT) or PhD in a life science": {
    hinglish: "MPharm (GPAT) ya kisi life science subject mein PhD",
    hindi: "MPharm (GPAT) या लाइफ़ साइंस के किसी विषय में PhD",
  },
  "MPharm (GPAT), MS Pharm (NIPER JEE) or MSc Chemistry, then PhD": {
    hinglish: "MPharm (GPAT), MS Pharm (NIPER JEE) ya MSc Chemistry, phir PhD",
    hindi: "MPharm (GPAT), MS Pharm (NIPER JEE) या MSc Chemistry, फिर PhD",
  },
  "MPharm (GPAT), MS Pharm at a NIPER (NIPER JEE) or MSc Pharmacology": {
    hinglish: "MPharm (GPAT), kisi NIPER se MS Pharm (NIPER JEE) ya MSc Pharmacology",
    hindi: "MPharm (GPAT), किसी NIPER से MS Pharm (NIPER JEE) या MSc Pharmacology",
  },
  "MPharm in Pharmaceutics or Industrial Pharmacy (GPAT)": {
    hinglish: "Pharmaceutics ya Industrial Pharmacy mein MPharm (GPAT)",
    hindi: "Pharmaceutics या Industrial Pharmacy में MPharm (GPAT)",
  },
  "MPharm in Quality Assurance, after BPharm, or MSc Chemistry": {
    hinglish: "BPharm ke baad Quality Assurance mein MPharm, ya MSc Chemistry",
    hindi: "BPharm के बाद Quality Assurance में MPharm, या MSc Chemistry",
  },
  "MPharm in Regulatory Affairs (GPAT)": { hinglish: "Regulatory Affairs mein MPharm (GPAT)", hindi: "Regulatory Affairs में MPharm (GPAT)" },
  MPlan: { hinglish: "MPlan", hindi: "MPlan" },
  "MPlan after BPlan, BArch, BTech Civil or a master's in geography, economics or sociology": {
    hinglish: "BPlan, BArch, BTech Civil, ya geography, economics ya sociology mein master degree ke baad MPlan",
    hindi: "BPlan, BArch, BTech Civil, या भूगोल, अर्थशास्त्र या समाजशास्त्र में मास्टर डिग्री के बाद MPlan",
  },
  "MPlan in Environmental Planning after BPlan, BArch, BTech Civil or Environmental, or a master's in geography": {
    hinglish: "BPlan, BArch, BTech Civil ya Environmental, ya geography mein master degree ke baad Environmental Planning mein MPlan",
    hindi: "BPlan, BArch, BTech Civil या Environmental, या भूगोल में मास्टर डिग्री के बाद Environmental Planning में MPlan",
  },
  "MPlan in Transport Planning": { hinglish: "Transport Planning mein MPlan", hindi: "Transport Planning में MPlan" },
  "MPlan or MTech in Transport Planning": {
    hinglish: "Transport Planning mein MPlan ya MTech",
    hindi: "Transport Planning में MPlan या MTech",
  },
  "MS in Traumatology and Surgery, at the few colleges that teach it, after MBBS": {
    hinglish: "MBBS ke baad Traumatology and Surgery mein MS, un gine-chune colleges mein jo ise padhate hain",
    hindi: "MBBS के बाद Traumatology and Surgery में MS, उन गिने-चुने कॉलेजों में जो इसे पढ़ाते हैं",
  },
  "MS or DNB General Surgery (also MS Traumatology and Surgery), then MCh or DrNB Plastic Surgery (NEET-SS or INI-SS)": {
    hinglish: "MS ya DNB General Surgery (MS Traumatology and Surgery bhi), phir MCh ya DrNB Plastic Surgery (NEET-SS ya INI-SS)",
    hindi: "MS या DNB General Surgery (MS Traumatology and Surgery भी), फिर MCh या DrNB Plastic Surgery (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery (also MS Traumatology and Surgery), then MCh or DrNB Vascular Surgery (NEET-SS or INI-SS)": {
    hinglish: "MS ya DNB General Surgery (MS Traumatology and Surgery bhi), phir MCh ya DrNB Vascular Surgery (NEET-SS ya INI-SS)",
    hindi: "MS या DNB General Surgery (MS Traumatology and Surgery भी), फिर MCh या DrNB Vascular Surgery (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh Trauma Surgery (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MS ya DNB General Surgery, phir MCh Trauma Surgery (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MS या DNB General Surgery, फिर MCh Trauma Surgery (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh or DrNB CTVS or Thoracic Surgery (NEET-SS or INI-SS)": {
    hinglish: "MS ya DNB General Surgery, phir MCh ya DrNB CTVS ya Thoracic Surgery (NEET-SS ya INI-SS)",
    hindi: "MS या DNB General Surgery, फिर MCh या DrNB CTVS या Thoracic Surgery (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh or DrNB Paediatric Surgery (NEET-SS or INI-SS)": {
    hinglish: "MS ya DNB General Surgery, phir MCh ya DrNB Paediatric Surgery (NEET-SS ya INI-SS)",
    hindi: "MS या DNB General Surgery, फिर MCh या DrNB Paediatric Surgery (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh or DrNB Surgical Gastroenterology (NEET-SS or INI-SS) or a fellowship in colorectal surgery": {
    hinglish:
      "MS ya DNB General Surgery, phir MCh ya DrNB Surgical Gastroenterology (NEET-SS ya INI-SS) ya colorectal surgery mein fellowship",
    hindi: "MS या DNB General Surgery, फिर MCh या DrNB Surgical Gastroenterology (NEET-SS या INI-SS) या कोलोरेक्टल सर्जरी में फ़ेलोशिप",
  },
  "MS or DNB General Surgery, then MCh or DrNB Surgical Oncology (NEET-SS or INI-SS)": {
    hinglish: "MS ya DNB General Surgery, phir MCh ya DrNB Surgical Oncology (NEET-SS ya INI-SS)",
    hindi: "MS या DNB General Surgery, फिर MCh या DrNB Surgical Oncology (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh or DrNB Surgical Oncology (NEET-SS or INI-SS), for a thoracic oncosurgeon": {
    hinglish: "MS ya DNB General Surgery, phir MCh ya DrNB Surgical Oncology (NEET-SS ya INI-SS), thoracic oncosurgeon banne ke liye",
    hindi: "MS या DNB General Surgery, फिर MCh या DrNB Surgical Oncology (NEET-SS या INI-SS), थोरैसिक ऑन्कोसर्जन बनने के लिए",
  },
  "MS or DNB General Surgery, then MCh or DrNB Urology (NEET-SS or INI-SS), after MBBS": {
    hinglish: "MBBS ke baad MS ya DNB General Surgery, phir MCh ya DrNB Urology (NEET-SS ya INI-SS)",
    hindi: "MBBS के बाद MS या DNB General Surgery, फिर MCh या DrNB Urology (NEET-SS या INI-SS)",
  },
  "MS or DNB General Surgery, then MCh or DrNB in GI surgery or urology (NEET-SS or INI-SS), then a fellowship of a transplant hospital or the FNB in Liver Transplantation (2 years, by FET)":
    {
      hinglish:
        "MS ya DNB General Surgery, phir GI surgery ya urology mein MCh ya DrNB (NEET-SS ya INI-SS), phir kisi transplant aspatal ki fellowship ya Liver Transplantation mein FNB (2 saal, FET se)",
      hindi:
        "MS या DNB General Surgery, फिर GI सर्जरी या यूरोलॉजी में MCh या DrNB (NEET-SS या INI-SS), फिर किसी ट्रांसप्लांट अस्पताल की फ़ेलोशिप या Liver Transplantation में FNB (2 साल, FET से)",
    },
  "MS or DNB General Surgery, then MCh or DrNB in heart, chest and vessel surgery (CTVS), by NEET-SS or INI-SS, after MBBS": {
    hinglish:
      "MBBS ke baad MS ya DNB General Surgery, phir dil, chhaati aur khoon ki naliyon ki surgery (CTVS) mein MCh ya DrNB, NEET-SS ya INI-SS se",
    hindi: "MBBS के बाद MS या DNB General Surgery, फिर दिल, छाती और ख़ून की नलियों की सर्जरी (CTVS) में MCh या DrNB, NEET-SS या INI-SS से",
  },
  "MS or DNB General Surgery, then the FNB in Trauma and Acute Care Surgery (2 years, by FET)": {
    hinglish: "MS ya DNB General Surgery, phir Trauma and Acute Care Surgery mein FNB (2 saal, FET se)",
    hindi: "MS या DNB General Surgery, फिर Trauma and Acute Care Surgery में FNB (2 साल, FET से)",
  },
  "MS or DNB Orthopaedics, then a fellowship in trauma surgery": {
    hinglish: "MS ya DNB Orthopaedics, phir trauma surgery mein fellowship",
    hindi: "MS या DNB Orthopaedics, फिर ट्रॉमा सर्जरी में फ़ेलोशिप",
  },
  "MS or DNB in ENT or gynaecology, then MCh in head and neck or gynaecological oncology (NEET-SS or INI-SS)": {
    hinglish: "ENT ya gynaecology mein MS ya DNB, phir head and neck oncology ya gynaecological oncology mein MCh (NEET-SS ya INI-SS)",
    hindi: "ENT या गायनेकोलॉजी में MS या DNB, फिर हेड एंड नेक ऑन्कोलॉजी या गायनेकोलॉजिकल ऑन्कोलॉजी में MCh (NEET-SS या INI-SS)",
  },
  "MS or DNB in ENT, after MBBS": { hinglish: "MBBS ke baad ENT mein MS ya DNB", hindi: "MBBS के बाद ENT में MS या DNB" },
  "MS or DNB in General Surgery (also ENT, or MS Traumatology and Surgery), then MCh or DrNB Neurosurgery (NEET-SS or INI-SS)": {
    hinglish:
      "General Surgery mein MS ya DNB (ENT mein bhi, ya MS Traumatology and Surgery), phir MCh ya DrNB Neurosurgery (NEET-SS ya INI-SS)",
    hindi: "General Surgery में MS या DNB (ENT में भी, या MS Traumatology and Surgery), फिर MCh या DrNB Neurosurgery (NEET-SS या INI-SS)",
  },
  "MS or DNB in General Surgery, after MBBS": {
    hinglish: "MBBS ke baad General Surgery mein MS ya DNB",
    hindi: "MBBS के बाद General Surgery में MS या DNB",
  },
  "MS or DNB in Orthopaedics, after MBBS": {
    hinglish: "MBBS ke baad Orthopaedics mein MS ya DNB",
    hindi: "MBBS के बाद Orthopaedics में MS या DNB",
  },
  "MS, MD or DNB in Ophthalmology, after MBBS": {
    hinglish: "MBBS ke baad Ophthalmology mein MS, MD ya DNB",
    hindi: "MBBS के बाद Ophthalmology में MS, MD या DNB",
  },
  MSW: { hinglish: "MSW", hindi: "MSW" },
  "MSW (Medical and Psychiatric)": { hinglish: "MSW (Medical and Psychiatric)", hindi: "MSW (Medical and Psychiatric)" },
  "MSW in mental health or counselling": { hinglish: "Mental health ya counselling mein MSW", hindi: "मेंटल हेल्थ या काउंसलिंग में MSW" },
  "MSW or MA Anthropology": { hinglish: "MSW ya MA Anthropology", hindi: "MSW या MA Anthropology" },
  "MSW or MA Psychology": { hinglish: "MSW ya MA Psychology", hindi: "MSW या MA Psychology" },
  "MSW or MA Psychology, then years as a family counsellor": {
    hinglish: "MSW ya MA Psychology, phir family counsellor ke taur par kuch saal",
    hindi: "MSW या MA Psychology, फिर फ़ैमिली काउंसलर के तौर पर कुछ साल",
  },
  "MSW or MA in Human Resource Management or Labour Studies": {
    hinglish: "MSW, ya Human Resource Management ya Labour Studies mein MA",
    hindi: "MSW, या Human Resource Management या Labour Studies में MA",
  },
  "MSW or MA in Labour Welfare": { hinglish: "MSW, ya Labour Welfare mein MA", hindi: "MSW, या Labour Welfare में MA" },
  "MSW or MA in Sociology (RGNIYD among others)": {
    hinglish: "MSW, ya Sociology mein MA (RGNIYD aur anya sansthan)",
    hindi: "MSW, या Sociology में MA (RGNIYD और अन्य संस्थान)",
  },
  "MSW or MA in Sociology or Home Science beforehand": {
    hinglish: "Pehle se MSW, ya Sociology ya Home Science mein MA",
    hindi: "पहले से MSW, या Sociology या Home Science में MA",
  },
  "MSW or PG Diploma in Labour Law": { hinglish: "MSW, ya Labour Law mein PG Diploma", hindi: "MSW, या Labour Law में PG डिप्लोमा" },
  "MSW or rural management": { hinglish: "MSW ya rural management", hindi: "MSW या रूरल मैनेजमेंट" },
  "MSW or rural management, for the work with villagers": {
    hinglish: "MSW ya rural management, gaon walon ke saath kaam ke liye",
    hindi: "MSW या रूरल मैनेजमेंट, गाँव वालों के साथ काम के लिए",
  },
  "MSW, MA or PG diploma in social work, HR or labour welfare, as the State's rules require": {
    hinglish: "Social work, HR ya labour welfare mein MSW, MA ya PG diploma, rajya ke niyamon ke hisaab se",
    hindi: "सोशल वर्क, HR या श्रम कल्याण में MSW, MA या PG डिप्लोमा, राज्य के नियमों के हिसाब से",
  },
  "MSW, or MA in Development Studies or Public Policy": {
    hinglish: "MSW, ya Development Studies ya Public Policy mein MA",
    hindi: "MSW, या Development Studies या Public Policy में MA",
  },
  "MSW, then a recognised psychiatric social work course (NIMHANS and others, by their own tests)": {
    hinglish: "MSW, phir psychiatric social work ka manyata prapt course (NIMHANS aur anya sansthan, unke apne test se)",
    hindi: "MSW, फिर साइकियाट्रिक सोशल वर्क का मान्यता प्राप्त कोर्स (NIMHANS और अन्य संस्थान, उनके अपने टेस्ट से)",
  },
  "MSc Actuarial Science": { hinglish: "MSc Actuarial Science", hindi: "MSc Actuarial Science" },
  "MSc Agricultural Economics": { hinglish: "MSc Agricultural Economics", hindi: "MSc Agricultural Economics" },
  "MSc Agriculture and B.Ed, then State PSC, for senior classes": {
    hinglish: "MSc Agriculture aur B.Ed, phir State PSC, badi classes ke liye",
    hindi: "MSc Agriculture और B.Ed, फिर State PSC, बड़ी क्लासों के लिए",
  },
  "MSc Agriculture, then ASRB NET or PhD, and the university's own selection": {
    hinglish: "MSc Agriculture, phir ASRB NET ya PhD, aur university ka apna selection",
    hindi: "MSc Agriculture, फिर ASRB NET या PhD, और यूनिवर्सिटी का अपना चयन",
  },
  "MSc Agronomy": { hinglish: "MSc Agronomy", hindi: "MSc Agronomy" },
  "MSc Anthropology or Forensic Science, then PhD": {
    hinglish: "MSc Anthropology ya Forensic Science, phir PhD",
    hindi: "MSc Anthropology या Forensic Science, फिर PhD",
  },
  "MSc Applied Geology (also for the UPSC Combined Geo-Scientist examination)": {
    hinglish: "MSc Applied Geology (UPSC Combined Geo-Scientist exam ke liye bhi)",
    hindi: "MSc Applied Geology (UPSC Combined Geo-Scientist परीक्षा के लिए भी)",
  },
  "MSc Audiology, after BASLP": { hinglish: "BASLP ke baad MSc Audiology", hindi: "BASLP के बाद MSc Audiology" },
  "MSc Biochemistry, then PhD": { hinglish: "MSc Biochemistry, phir PhD", hindi: "MSc Biochemistry, फिर PhD" },
  "MSc Bioinformatics or Biotechnology": { hinglish: "MSc Bioinformatics ya Biotechnology", hindi: "MSc Bioinformatics या Biotechnology" },
  "MSc Biophysics or Physics, then PhD": { hinglish: "MSc Biophysics ya Physics, phir PhD", hindi: "MSc Biophysics या Physics, फिर PhD" },
  "MSc Botany or Microbiology, then PhD": {
    hinglish: "MSc Botany ya Microbiology, phir PhD",
    hindi: "MSc Botany या Microbiology, फिर PhD",
  },
  "MSc Botany or Zoology, then PhD (also at the Botanical and Zoological Surveys of India)": {
    hinglish: "MSc Botany ya Zoology, phir PhD (Botanical Survey of India aur Zoological Survey of India mein bhi)",
    hindi: "MSc Botany या Zoology, फिर PhD (Botanical Survey of India और Zoological Survey of India में भी)",
  },
  "MSc Botany, Microbiology or Plant Pathology, then PhD": {
    hinglish: "MSc Botany, Microbiology ya Plant Pathology, phir PhD",
    hindi: "MSc Botany, Microbiology या Plant Pathology, फिर PhD",
  },
  "MSc Botany, then PhD": { hinglish: "MSc Botany, phir PhD", hindi: "MSc Botany, फिर PhD" },
  "MSc Chemistry": { hinglish: "MSc Chemistry", hindi: "MSc Chemistry" },
  "MSc Chemistry and B.Ed": { hinglish: "MSc Chemistry aur B.Ed", hindi: "MSc Chemistry और B.Ed" },
  "MSc Chemistry or MSc Cosmetic Science": {
    hinglish: "MSc Chemistry ya MSc Cosmetic Science",
    hindi: "MSc Chemistry या MSc Cosmetic Science",
  },
  "MSc Chemistry or MTech Materials, then PhD": {
    hinglish: "MSc Chemistry ya MTech Materials, phir PhD",
    hindi: "MSc Chemistry या MTech Materials, फिर PhD",
  },
  "MSc Chemistry or MTech Textile Chemistry": {
    hinglish: "MSc Chemistry ya MTech Textile Chemistry",
    hindi: "MSc Chemistry या MTech Textile Chemistry",
  },
  "MSc Chemistry or Oceanography, then PhD": {
    hinglish: "MSc Chemistry ya Oceanography, phir PhD",
    hindi: "MSc Chemistry या Oceanography, फिर PhD",
  },
  "MSc Chemistry, then NET or PhD": { hinglish: "MSc Chemistry, phir NET ya PhD", hindi: "MSc Chemistry, फिर NET या PhD" },
  "MSc Chemistry, then PhD": { hinglish: "MSc Chemistry, phir PhD", hindi: "MSc Chemistry, फिर PhD" },
  "MSc Cognitive Science": { hinglish: "MSc Cognitive Science", hindi: "MSc Cognitive Science" },
  "MSc Cognitive Science (IIT Gandhinagar, by its own test, and others), then PhD": {
    hinglish: "MSc Cognitive Science (IIT Gandhinagar mein uske apne test se, aur anya sansthan), phir PhD",
    hindi: "MSc Cognitive Science (IIT Gandhinagar में उसके अपने टेस्ट से, और अन्य संस्थान), फिर PhD",
  },
  "MSc Cognitive Science or MA Psychology, after a psychology degree": {
    hinglish: "Psychology ki degree ke baad MSc Cognitive Science ya MA Psychology",
    hindi: "साइकोलॉजी की डिग्री के बाद MSc Cognitive Science या MA Psychology",
  },
  "MSc Computer Science or MCA (NIMCET at the NITs), then NET or PhD": {
    hinglish: "MSc Computer Science ya MCA (NITs mein NIMCET), phir NET ya PhD",
    hindi: "MSc Computer Science या MCA (NITs में NIMCET), फिर NET या PhD",
  },
  "MSc Entomology, then PhD": { hinglish: "MSc Entomology, phir PhD", hindi: "MSc Entomology, फिर PhD" },
  "MSc Environmental Science": { hinglish: "MSc Environmental Science", hindi: "MSc Environmental Science" },
  "MSc Food Chemistry, or MSc or MTech Food Technology": {
    hinglish: "MSc Food Chemistry, ya MSc ya MTech Food Technology",
    hindi: "MSc Food Chemistry, या MSc या MTech Food Technology",
  },
  "MSc Forestry": { hinglish: "MSc Forestry", hindi: "MSc Forestry" },
  "MSc Genetics or Life Sciences, then PhD": {
    hinglish: "MSc Genetics ya Life Sciences, phir PhD",
    hindi: "MSc Genetics या Life Sciences, फिर PhD",
  },
  "MSc Geology or Environmental Science, or MA or MSc Geography, then PhD (Wadia Institute, NCPOR Goa and others)": {
    hinglish: "MSc Geology ya Environmental Science, ya MA ya MSc Geography, phir PhD (Wadia Institute, NCPOR Goa aur anya sansthan)",
    hindi: "MSc Geology या Environmental Science, या MA या MSc Geography, फिर PhD (Wadia Institute, NCPOR गोवा और अन्य संस्थान)",
  },
  "MSc Geology, Botany or Zoology, then PhD (such as at the Birbal Sahni Institute, Lucknow)": {
    hinglish: "MSc Geology, Botany ya Zoology, phir PhD (jaise Birbal Sahni Institute, Lucknow mein)",
    hindi: "MSc Geology, Botany या Zoology, फिर PhD (जैसे Birbal Sahni Institute, लखनऊ में)",
  },
  "MSc Geophysics, then PhD": { hinglish: "MSc Geophysics, phir PhD", hindi: "MSc Geophysics, फिर PhD" },
  "MSc Home Science (resource management) with ergonomics, after BSc Home Science": {
    hinglish: "BSc Home Science ke baad, ergonomics ke saath MSc Home Science (resource management)",
    hindi: "BSc Home Science के बाद, एर्गोनॉमिक्स के साथ MSc Home Science (रिसोर्स मैनेजमेंट)",
  },
  "MSc Horticulture": { hinglish: "MSc Horticulture", hindi: "MSc Horticulture" },
  "MSc Immunology or Life Sciences, then PhD": {
    hinglish: "MSc Immunology ya Life Sciences, phir PhD",
    hindi: "MSc Immunology या Life Sciences, फिर PhD",
  },
  "MSc Life Sciences or Zoology, then PhD (by CSIR-NET, or at TIFR and its NCBS by TIFR GS)": {
    hinglish: "MSc Life Sciences ya Zoology, phir PhD (CSIR-NET se, ya TIFR aur uske NCBS mein TIFR GS se)",
    hindi: "MSc Life Sciences या Zoology, फिर PhD (CSIR-NET से, या TIFR और उसके NCBS में TIFR GS से)",
  },
  "MSc Marine Biology": { hinglish: "MSc Marine Biology", hindi: "MSc Marine Biology" },
  "MSc Mathematics": { hinglish: "MSc Mathematics", hindi: "MSc Mathematics" },
  "MSc Mathematics and B.Ed, for Classes 11 and 12": {
    hinglish: "MSc Mathematics aur B.Ed, Class 11 aur 12 ke liye",
    hindi: "MSc Mathematics और B.Ed, Class 11 और 12 के लिए",
  },
  "MSc Mathematics or Statistics": { hinglish: "MSc Mathematics ya Statistics", hindi: "MSc Mathematics या Statistics" },
  "MSc Mathematics, then NET or PhD": { hinglish: "MSc Mathematics, phir NET ya PhD", hindi: "MSc Mathematics, फिर NET या PhD" },
  "MSc Mathematics, then PhD (by CSIR-NET, GATE or the NBHM test, or at TIFR by TIFR GS)": {
    hinglish: "MSc Mathematics, phir PhD (CSIR-NET, GATE ya NBHM test se, ya TIFR mein TIFR GS se)",
    hindi: "MSc Mathematics, फिर PhD (CSIR-NET, GATE या NBHM टेस्ट से, या TIFR में TIFR GS से)",
  },
  "MSc Medical Physics": { hinglish: "MSc Medical Physics", hindi: "MSc Medical Physics" },
  "MSc Microbiology, then often a PhD": { hinglish: "MSc Microbiology, phir aksar PhD", hindi: "MSc Microbiology, फिर अक्सर PhD" },
  "MSc Molecular Biology or Biotechnology, then PhD (by CSIR-NET, or at TIFR and its NCBS by TIFR GS)": {
    hinglish: "MSc Molecular Biology ya Biotechnology, phir PhD (CSIR-NET se, ya TIFR aur uske NCBS mein TIFR GS se)",
    hindi: "MSc Molecular Biology या Biotechnology, फिर PhD (CSIR-NET से, या TIFR और उसके NCBS में TIFR GS से)",
  },
  "MSc Neuroscience or Life Sciences, then PhD (such as NIMHANS, NBRC Manesar, IISc, or TIFR by TIFR GS)": {
    hinglish: "MSc Neuroscience ya Life Sciences, phir PhD (jaise NIMHANS, NBRC Manesar ya IISc mein, ya TIFR mein TIFR GS se)",
    hindi: "MSc Neuroscience या Life Sciences, फिर PhD (जैसे NIMHANS, NBRC मानेसर या IISc में, या TIFR में TIFR GS से)",
  },
  "MSc Nursing": { hinglish: "MSc Nursing", hindi: "MSc Nursing" },
  "MSc Nursing after BSc Nursing and ward years": {
    hinglish: "BSc Nursing aur ward mein kuch saal ke kaam ke baad MSc Nursing",
    hindi: "BSc Nursing और वार्ड में कुछ साल के काम के बाद MSc Nursing",
  },
  "MSc Nursing or hospital management, after BSc Nursing": {
    hinglish: "BSc Nursing ke baad MSc Nursing ya hospital management",
    hindi: "BSc Nursing के बाद MSc Nursing या हॉस्पिटल मैनेजमेंट",
  },
  "MSc Nursing, for promotion": { hinglish: "MSc Nursing, promotion ke liye", hindi: "MSc Nursing, प्रमोशन के लिए" },
  "MSc Physician Assistant, after the BSc of the same name or another health science degree": {
    hinglish: "Isi naam ki BSc ya health science ki kisi aur degree ke baad MSc Physician Assistant",
    hindi: "इसी नाम की BSc या हेल्थ साइंस की किसी और डिग्री के बाद MSc Physician Assistant",
  },
  "MSc Physics": { hinglish: "MSc Physics", hindi: "MSc Physics" },
  "MSc Physics and B.Ed": { hinglish: "MSc Physics aur B.Ed", hindi: "MSc Physics और B.Ed" },
  "MSc Physics or Chemistry, or MTech Materials, then PhD": {
    hinglish: "MSc Physics ya Chemistry, ya MTech Materials, phir PhD",
    hindi: "MSc Physics या Chemistry, या MTech Materials, फिर PhD",
  },
  "MSc Physics or Geology, then PhD (PRL Ahmedabad and others, by CSIR-NET, GATE or JEST)": {
    hinglish: "MSc Physics ya Geology, phir PhD (PRL Ahmedabad aur anya sansthanon mein, CSIR-NET, GATE ya JEST se)",
    hindi: "MSc Physics या Geology, फिर PhD (PRL अहमदाबाद और अन्य संस्थानों में, CSIR-NET, GATE या JEST से)",
  },
  "MSc Physics or Mathematics, or MSc or MTech in Scientific Computing": {
    hinglish: "MSc Physics ya Mathematics, ya Scientific Computing mein MSc ya MTech",
    hindi: "MSc Physics या Mathematics, या Scientific Computing में MSc या MTech",
  },
  "MSc Physics, then Diploma in Radiological Physics (BARC's own test)": {
    hinglish: "MSc Physics, phir Radiological Physics mein Diploma (BARC ka apna alag test)",
    hindi: "MSc Physics, फिर Radiological Physics में डिप्लोमा (BARC का अपना अलग टेस्ट)",
  },
  "MSc Physics, then NET or PhD": { hinglish: "MSc Physics, phir NET ya PhD", hindi: "MSc Physics, फिर NET या PhD" },
  "MSc Physics, then PhD (IIA, IUCAA, TIFR and others, by CSIR-NET, GATE, JEST or TIFR GS)": {
    hinglish: "MSc Physics, phir PhD (IIA, IUCAA, TIFR aur anya sansthanon mein, CSIR-NET, GATE, JEST ya TIFR GS se)",
    hindi: "MSc Physics, फिर PhD (IIA, IUCAA, TIFR और अन्य संस्थानों में, CSIR-NET, GATE, JEST या TIFR GS से)",
  },
  "MSc Physics, then PhD (IPR Gandhinagar and others, by CSIR-NET, GATE or JEST)": {
    hinglish: "MSc Physics, phir PhD (IPR Gandhinagar aur anya sansthanon mein, CSIR-NET, GATE ya JEST se)",
    hindi: "MSc Physics, फिर PhD (IPR गांधीनगर और अन्य संस्थानों में, CSIR-NET, GATE या JEST से)",
  },
  "MSc Physics, then PhD (TIFR and others, by CSIR-NET, GATE, JEST or TIFR GS)": {
    hinglish: "MSc Physics, phir PhD (TIFR aur anya sansthanon mein, CSIR-NET, GATE, JEST ya TIFR GS se)",
    hindi: "MSc Physics, फिर PhD (TIFR और अन्य संस्थानों में, CSIR-NET, GATE, JEST या TIFR GS से)",
  },
  "MSc Physics, then PhD in Optics": { hinglish: "MSc Physics, phir Optics mein PhD", hindi: "MSc Physics, फिर Optics में PhD" },
  "MSc Physics, then often a PhD": { hinglish: "MSc Physics, phir aksar PhD", hindi: "MSc Physics, फिर अक्सर PhD" },
  "MSc Physiology with ergonomics, after BSc Physiology or BPT": {
    hinglish: "BSc Physiology ya BPT ke baad, ergonomics ke saath MSc Physiology",
    hindi: "BSc Physiology या BPT के बाद, एर्गोनॉमिक्स के साथ MSc Physiology",
  },
  "MSc Plant Physiology, then PhD": { hinglish: "MSc Plant Physiology, phir PhD", hindi: "MSc Plant Physiology, फिर PhD" },
  "MSc Public Health Entomology (ICMR institutes such as VCRC Puducherry, by their own test), for posts against malaria and dengue": {
    hinglish:
      "MSc Public Health Entomology (VCRC Puducherry jaise ICMR institutes mein, unke apne test se), malaria aur dengue ke khilaf kaam ki posts ke liye",
    hindi: "MSc Public Health Entomology (VCRC पुडुचेरी जैसे ICMR संस्थानों में, उनके अपने टेस्ट से), मलेरिया और डेंगू के ख़िलाफ़ काम के पदों के लिए",
  },
  "MSc Quantitative Finance": { hinglish: "MSc Quantitative Finance", hindi: "MSc Quantitative Finance" },
  "MSc Seed Science and Technology": { hinglish: "MSc Seed Science and Technology", hindi: "MSc Seed Science and Technology" },
  "MSc Soil Science after BSc Agriculture": {
    hinglish: "BSc Agriculture ke baad MSc Soil Science",
    hindi: "BSc Agriculture के बाद MSc Soil Science",
  },
  "MSc Soil Science and Agricultural Chemistry": {
    hinglish: "MSc Soil Science and Agricultural Chemistry",
    hindi: "MSc Soil Science and Agricultural Chemistry",
  },
  "MSc Speech-Language Pathology, after BASLP": {
    hinglish: "BASLP ke baad MSc Speech-Language Pathology",
    hindi: "BASLP के बाद MSc Speech-Language Pathology",
  },
  "MSc Sports Science or Exercise Physiology": {
    hinglish: "MSc Sports Science ya Exercise Physiology",
    hindi: "MSc Sports Science या Exercise Physiology",
  },
  "MSc Sports Science, Statistics or Data Science": {
    hinglish: "MSc Sports Science, Statistics ya Data Science",
    hindi: "MSc Sports Science, Statistics या Data Science",
  },
  "MSc Statistics": { hinglish: "MSc Statistics", hindi: "MSc Statistics" },
  "MSc Statistics or Biostatistics": { hinglish: "MSc Statistics ya Biostatistics", hindi: "MSc Statistics या Biostatistics" },
  "MSc Statistics or Data Science": { hinglish: "MSc Statistics ya Data Science", hindi: "MSc Statistics या Data Science" },
  "MSc Toxicology": { hinglish: "MSc Toxicology", hindi: "MSc Toxicology" },
  "MSc Virology or Microbiology, or MVSc, then PhD": {
    hinglish: "MSc Virology ya Microbiology, ya MVSc, phir PhD",
    hindi: "MSc Virology या Microbiology, या MVSc, फिर PhD",
  },
  "MSc Wildlife Science (WII or NCBS, by their own tests; NCBS takes any degree)": {
    hinglish: "MSc Wildlife Science (WII ya NCBS, unke apne test se; NCBS mein koi bhi degree chalti hai)",
    hindi: "MSc Wildlife Science (WII या NCBS, उनके अपने टेस्ट से; NCBS में कोई भी डिग्री चलती है)",
  },
  "MSc Wildlife Science or Zoology": { hinglish: "MSc Wildlife Science ya Zoology", hindi: "MSc Wildlife Science या Zoology" },
  "MSc Yoga": { hinglish: "MSc Yoga", hindi: "MSc Yoga" },
  "MSc Zoology or Industrial Fisheries": { hinglish: "MSc Zoology ya Industrial Fisheries", hindi: "MSc Zoology या Industrial Fisheries" },
  "MSc Zoology or Microbiology, or MVSc, then PhD": {
    hinglish: "MSc Zoology ya Microbiology, ya MVSc, phir PhD",
    hindi: "MSc Zoology या Microbiology, या MVSc, फिर PhD",
  },
  "MSc Zoology, then PhD": { hinglish: "MSc Zoology, phir PhD", hindi: "MSc Zoology, फिर PhD" },
  "MSc and PhD in anatomy, biochemistry or the like, for some posts in those departments": {
    hinglish: "Anatomy, biochemistry ya aise kisi subject mein MSc aur PhD, unhi departments ki kuch posts ke liye",
    hindi: "एनाटॉमी, बायोकेमिस्ट्री या ऐसे किसी विषय में MSc और PhD, उन्हीं विभागों के कुछ पदों के लिए",
  },
  "MSc at NCBS Bengaluru, every second year, by its own test, after any degree": {
    hinglish: "Kisi bhi degree ke baad NCBS Bengaluru mein uske apne test se MSc, jo har doosre saal hoti hai",
    hindi: "किसी भी डिग्री के बाद NCBS बेंगलुरु में उसके अपने टेस्ट से MSc, जो हर दूसरे साल होती है",
  },
  "MSc in Acoustics abroad": { hinglish: "Videsh mein Acoustics ki MSc", hindi: "विदेश में Acoustics की MSc" },
  "MSc in Cellulose and Paper Technology at FRI Dehradun, by its own test, after BSc with Chemistry": {
    hinglish: "Chemistry ke saath BSc ke baad FRI Dehradun mein Cellulose and Paper Technology ki MSc, uske apne test se",
    hindi: "केमिस्ट्री के साथ BSc के बाद FRI देहरादून में Cellulose and Paper Technology की MSc, उसके अपने टेस्ट से",
  },
  "MSc in Chemistry and some years' experience, then UPSC recruitment as an archaeological chemist of the ASI": {
    hinglish: "Chemistry mein MSc aur kuch saal ka anubhav, phir ASI ke archaeological chemist ki post par UPSC bharti",
    hindi: "Chemistry में MSc और कुछ साल का अनुभव, फिर ASI के आर्कियोलॉजिकल केमिस्ट के पद पर UPSC भर्ती",
  },
  "MSc in Chemistry or Food Science": { hinglish: "Chemistry ya Food Science mein MSc", hindi: "Chemistry या Food Science में MSc" },
  "MSc in Chemistry, often PhD": { hinglish: "Chemistry mein MSc, aksar PhD bhi", hindi: "Chemistry में MSc, अक्सर PhD भी" },
  "MSc in Child Health (Paediatric) Nursing, after BSc Nursing": {
    hinglish: "BSc Nursing ke baad Child Health (Paediatric) Nursing mein MSc",
    hindi: "BSc Nursing के बाद Child Health (Paediatric) Nursing में MSc",
  },
  "MSc in Climate Science and Policy": { hinglish: "Climate Science and Policy mein MSc", hindi: "Climate Science and Policy में MSc" },
  "MSc in Climate Science or Climate Change": {
    hinglish: "Climate Science ya Climate Change mein MSc",
    hindi: "Climate Science या Climate Change में MSc",
  },
  "MSc in Clinical Embryology (two years, full time), after a life science degree, MBBS or BVSc": {
    hinglish: "Life science ki degree, MBBS ya BVSc ke baad Clinical Embryology mein MSc (do saal, full time)",
    hindi: "लाइफ़ साइंस की डिग्री, MBBS या BVSc के बाद Clinical Embryology में MSc (दो साल, फ़ुल टाइम)",
  },
  "MSc in Community Health Nursing": { hinglish: "Community Health Nursing mein MSc", hindi: "Community Health Nursing में MSc" },
  "MSc in Digital Forensics (such as NFSU)": {
    hinglish: "Digital Forensics mein MSc (jaise NFSU mein)",
    hindi: "Digital Forensics में MSc (जैसे NFSU में)",
  },
  "MSc in Ecology, Botany, Environmental Science or Forestry": {
    hinglish: "Ecology, Botany, Environmental Science ya Forestry mein MSc",
    hindi: "Ecology, Botany, Environmental Science या Forestry में MSc",
  },
  "MSc in Environmental Management": { hinglish: "Environmental Management mein MSc", hindi: "Environmental Management में MSc" },
  "MSc in Environmental Science": { hinglish: "Environmental Science mein MSc", hindi: "Environmental Science में MSc" },
  "MSc in Environmental Science or Chemistry": {
    hinglish: "Environmental Science ya Chemistry mein MSc",
    hindi: "Environmental Science या Chemistry में MSc",
  },
  "MSc in Environmental Science, then a PhD for research": {
    hinglish: "Environmental Science mein MSc, phir research ke liye PhD",
    hindi: "Environmental Science में MSc, फिर रिसर्च के लिए PhD",
  },
  "MSc in Exercise or Sports Physiology": {
    hinglish: "Exercise ya Sports Physiology mein MSc",
    hindi: "Exercise या Sports Physiology में MSc",
  },
  "MSc in Floriculture and Landscaping after BSc": {
    hinglish: "BSc ke baad Floriculture and Landscaping mein MSc",
    hindi: "BSc के बाद Floriculture and Landscaping में MSc",
  },
  "MSc in Food Service Management and Dietetics": {
    hinglish: "Food Service Management and Dietetics mein MSc",
    hindi: "Food Service Management and Dietetics में MSc",
  },
  "MSc in Food and Nutrition": { hinglish: "Food and Nutrition mein MSc", hindi: "Food and Nutrition में MSc" },
  "MSc in Forensic Science": { hinglish: "Forensic Science mein MSc", hindi: "Forensic Science में MSc" },
  "MSc in Forensic Science (NFSU and others), or in Chemistry, Physics or Zoology": {
    hinglish: "Forensic Science mein MSc (NFSU aur anya sansthan), ya Chemistry, Physics ya Zoology mein MSc",
    hindi: "Forensic Science में MSc (NFSU और अन्य संस्थान), या Chemistry, Physics या Zoology में MSc",
  },
  "MSc in Forestry (FRI Dehradun by its own test, and others) or Ecology, then often a PhD": {
    hinglish: "Forestry (FRI Dehradun mein uske apne test se, aur anya sansthan) ya Ecology mein MSc, phir aksar PhD",
    hindi: "Forestry (FRI देहरादून में उसके अपने टेस्ट से, और अन्य संस्थान) या Ecology में MSc, फिर अक्सर PhD",
  },
  "MSc in Forestry, Wildlife or Ecology": {
    hinglish: "Forestry, Wildlife ya Ecology mein MSc",
    hindi: "Forestry, Wildlife या Ecology में MSc",
  },
  "MSc in Genetic Counselling or Human Genetics": {
    hinglish: "Genetic Counselling ya Human Genetics mein MSc",
    hindi: "Genetic Counselling या Human Genetics में MSc",
  },
  "MSc in Genetics and Plant Breeding, then often a PhD": {
    hinglish: "Genetics and Plant Breeding mein MSc, phir aksar PhD",
    hindi: "Genetics and Plant Breeding में MSc, फिर अक्सर PhD",
  },
  "MSc in Geoinformatics": { hinglish: "Geoinformatics mein MSc", hindi: "Geoinformatics में MSc" },
  "MSc in Geoinformatics or GIS": { hinglish: "Geoinformatics ya GIS mein MSc", hindi: "Geoinformatics या GIS में MSc" },
  "MSc in Geoinformatics, after BSc": { hinglish: "BSc ke baad Geoinformatics mein MSc", hindi: "BSc के बाद Geoinformatics में MSc" },
  "MSc in Geology": { hinglish: "Geology mein MSc", hindi: "Geology में MSc" },
  "MSc in Health Informatics": { hinglish: "Health Informatics mein MSc", hindi: "Health Informatics में MSc" },
  "MSc in Health Information Management": {
    hinglish: "Health Information Management mein MSc",
    hindi: "Health Information Management में MSc",
  },
  "MSc in Life Sciences or Biotechnology": {
    hinglish: "Life Sciences ya Biotechnology mein MSc",
    hindi: "Life Sciences या Biotechnology में MSc",
  },
  "MSc in Life Sciences or Biotechnology, then a year's certified training in clinical embryology": {
    hinglish: "Life Sciences ya Biotechnology mein MSc, phir clinical embryology ki ek saal ki certified training",
    hindi: "Life Sciences या Biotechnology में MSc, फिर क्लिनिकल एम्ब्रियोलॉजी की एक साल की सर्टिफ़ाइड ट्रेनिंग",
  },
  "MSc in Limnology, Environmental Science, Zoology or Fisheries, then often a PhD": {
    hinglish: "Limnology, Environmental Science, Zoology ya Fisheries mein MSc, phir aksar PhD",
    hindi: "Limnology, Environmental Science, Zoology या Fisheries में MSc, फिर अक्सर PhD",
  },
  "MSc in Microbiology or Immunology, or MVSc, then PhD": {
    hinglish: "Microbiology ya Immunology mein MSc, ya MVSc, phir PhD",
    hindi: "Microbiology या Immunology में MSc, या MVSc, फिर PhD",
  },
  "MSc in Nanoscience, Physics or Chemistry, after BSc": {
    hinglish: "BSc ke baad Nanoscience, Physics ya Chemistry mein MSc",
    hindi: "BSc के बाद Nanoscience, Physics या Chemistry में MSc",
  },
  "MSc in Nuclear Medicine Technology after a BSc, as at BARC's Radiation Medicine Centre by its own test": {
    hinglish: "BSc ke baad Nuclear Medicine Technology mein MSc, jaise BARC ke Radiation Medicine Centre mein, uske apne test se",
    hindi: "BSc के बाद Nuclear Medicine Technology में MSc, जैसे BARC के Radiation Medicine Centre में, उसके अपने टेस्ट से",
  },
  "MSc in Perfusion Technology, after a BSc in perfusion, cardiac or other allied health technology": {
    hinglish: "Perfusion, cardiac ya kisi aur allied health technology mein BSc ke baad Perfusion Technology mein MSc",
    hindi: "परफ़्यूज़न, कार्डियक या किसी और अलाइड हेल्थ टेक्नोलॉजी में BSc के बाद Perfusion Technology में MSc",
  },
  "MSc in Photonics": { hinglish: "Photonics mein MSc", hindi: "Photonics में MSc" },
  "MSc in Physics, Chemistry or a life science": {
    hinglish: "Physics, Chemistry ya kisi life science subject mein MSc",
    hindi: "Physics, Chemistry या लाइफ़ साइंस के किसी विषय में MSc",
  },
  "MSc in Physics, then BARC training school (OCES)": {
    hinglish: "Physics mein MSc, phir BARC training school (OCES)",
    hindi: "Physics में MSc, फिर BARC ट्रेनिंग स्कूल (OCES)",
  },
  "MSc in Physics, then Diploma in Radiological Physics (BARC's own test)": {
    hinglish: "Physics mein MSc, phir Radiological Physics mein Diploma (BARC ka apna alag test)",
    hindi: "Physics में MSc, फिर Radiological Physics में डिप्लोमा (BARC का अपना अलग टेस्ट)",
  },
  "MSc in Public Health Nutrition": { hinglish: "Public Health Nutrition mein MSc", hindi: "Public Health Nutrition में MSc" },
  "MSc in Speech-Language Pathology after BASLP": {
    hinglish: "BASLP ke baad Speech-Language Pathology mein MSc",
    hindi: "BASLP के बाद Speech-Language Pathology में MSc",
  },
  "MSc in Sports Nutrition": { hinglish: "Sports Nutrition mein MSc", hindi: "Sports Nutrition में MSc" },
  "MSc in Statistics": { hinglish: "Statistics mein MSc", hindi: "Statistics में MSc" },
  "MSc in Wildlife Science": { hinglish: "Wildlife Science mein MSc", hindi: "Wildlife Science में MSc" },
  "MSc in Wildlife Science or Ecology (WII Dehradun, by its own test, and others), often PhD": {
    hinglish: "Wildlife Science ya Ecology mein MSc (WII Dehradun mein uske apne test se, aur anya sansthan), aksar PhD bhi",
    hindi: "Wildlife Science या Ecology में MSc (WII देहरादून में उसके अपने टेस्ट से, और अन्य संस्थान), अक्सर PhD भी",
  },
  "MSc in Wildlife, Ecology or Environmental Science, often a PhD": {
    hinglish: "Wildlife, Ecology ya Environmental Science mein MSc, aksar PhD bhi",
    hindi: "Wildlife, Ecology या Environmental Science में MSc, अक्सर PhD भी",
  },
  "MSc in Wine, Brewing and Alcohol Technology (Pune)": {
    hinglish: "Wine, Brewing and Alcohol Technology mein MSc (Pune)",
    hindi: "Wine, Brewing and Alcohol Technology में MSc (पुणे)",
  },
  "MSc in Wine, Brewing and Alcohol Technology, or in Food Science": {
    hinglish: "Wine, Brewing and Alcohol Technology mein MSc, ya Food Science mein MSc",
    hindi: "Wine, Brewing and Alcohol Technology में MSc, या Food Science में MSc",
  },
  "MSc in a life science and B.Ed": {
    hinglish: "Kisi life science subject mein MSc aur B.Ed",
    hindi: "लाइफ़ साइंस के किसी विषय में MSc और B.Ed",
  },
  "MSc in a life science, then NET or PhD": {
    hinglish: "Kisi life science subject mein MSc, phir NET ya PhD",
    hindi: "लाइफ़ साइंस के किसी विषय में MSc, फिर NET या PhD",
  },
  "MSc in a science": { hinglish: "Kisi science subject mein MSc", hindi: "साइंस के किसी विषय में MSc" },
  "MSc in a science or a BTech, then the Patent examiner examination (CGPDTM)": {
    hinglish: "Kisi science subject mein MSc, ya BTech, phir Patent examiner exam (CGPDTM)",
    hindi: "साइंस के किसी विषय में MSc, या BTech, फिर Patent examiner परीक्षा (CGPDTM)",
  },
  "MSc in a science, then PG diploma in Journalism": {
    hinglish: "Kisi science subject mein MSc, phir Journalism mein PG diploma",
    hindi: "साइंस के किसी विषय में MSc, फिर Journalism में PG डिप्लोमा",
  },
  "MSc in an agricultural subject": { hinglish: "Kisi agriculture subject mein MSc", hindi: "कृषि के किसी विषय में MSc" },
  "MSc in the subject": { hinglish: "Usi subject mein MSc", hindi: "उसी विषय में MSc" },
  "MSc or MStat Statistics": { hinglish: "MSc ya MStat Statistics", hindi: "MSc या MStat Statistics" },
  "MSc or MTech Applied Geology": { hinglish: "MSc ya MTech Applied Geology", hindi: "MSc या MTech Applied Geology" },
  "MSc or MTech Atmospheric Science or Meteorology": {
    hinglish: "MSc ya MTech Atmospheric Science ya Meteorology",
    hindi: "MSc या MTech Atmospheric Science या Meteorology",
  },
  "MSc or MTech Climate Science, then PhD": {
    hinglish: "MSc ya MTech Climate Science, phir PhD",
    hindi: "MSc या MTech Climate Science, फिर PhD",
  },
  "MSc or MTech Operations Research": { hinglish: "MSc ya MTech Operations Research", hindi: "MSc या MTech Operations Research" },
  "MSc or MTech Polymer Science": { hinglish: "MSc ya MTech Polymer Science", hindi: "MSc या MTech Polymer Science" },
  "MSc or MTech in Biotechnology (some by GAT-B)": {
    hinglish: "Biotechnology mein MSc ya MTech (kuch GAT-B se)",
    hindi: "Biotechnology में MSc या MTech (कुछ GAT-B से)",
  },
  "MSc or MTech in Dairying (NDRI Karnal; after a BSc mostly three years), then often a PhD": {
    hinglish: "Dairying mein MSc ya MTech (NDRI Karnal; BSc ke baad zyadatar teen saal), phir aksar PhD",
    hindi: "Dairying में MSc या MTech (NDRI करनाल; BSc के बाद ज़्यादातर तीन साल), फिर अक्सर PhD",
  },
  "MSc or MTech in Food Technology": { hinglish: "Food Technology mein MSc ya MTech", hindi: "Food Technology में MSc या MTech" },
  "MSc or MTech in Geoinformatics": { hinglish: "Geoinformatics mein MSc ya MTech", hindi: "Geoinformatics में MSc या MTech" },
  "MSc or MTech in Geology": { hinglish: "Geology mein MSc ya MTech", hindi: "Geology में MSc या MTech" },
  "MSc or MTech in Geology or Geochemistry, or MSc Chemistry": {
    hinglish: "Geology ya Geochemistry mein MSc ya MTech, ya MSc Chemistry",
    hindi: "Geology या Geochemistry में MSc या MTech, या MSc Chemistry",
  },
  "MSc or MTech in Geology or Petroleum Geoscience": {
    hinglish: "Geology ya Petroleum Geoscience mein MSc ya MTech",
    hindi: "Geology या Petroleum Geoscience में MSc या MTech",
  },
  "MSc or MTech in Geology or Water Resources": {
    hinglish: "Geology ya Water Resources mein MSc ya MTech",
    hindi: "Geology या Water Resources में MSc या MTech",
  },
  "MSc or MTech in Geophysics, or MSc Physics": {
    hinglish: "Geophysics mein MSc ya MTech, ya MSc Physics",
    hindi: "Geophysics में MSc या MTech, या MSc Physics",
  },
  "MSc or MTech in Hydrology or Water Resources": {
    hinglish: "Hydrology ya Water Resources mein MSc ya MTech",
    hindi: "Hydrology या Water Resources में MSc या MTech",
  },
  "MSc or MTech in Oceanography or Ocean Technology": {
    hinglish: "Oceanography ya Ocean Technology mein MSc ya MTech",
    hindi: "Oceanography या Ocean Technology में MSc या MTech",
  },
  "MSc or MTech in Soil and Water Conservation": {
    hinglish: "Soil and Water Conservation mein MSc ya MTech",
    hindi: "Soil and Water Conservation में MSc या MTech",
  },
  "MSc or PG Diploma in Dietetics": { hinglish: "Dietetics mein MSc ya PG Diploma", hindi: "Dietetics में MSc या PG डिप्लोमा" },
  "MSc, MTech or PG diploma in remote sensing (IIRS Dehradun and others)": {
    hinglish: "Remote sensing mein MSc, MTech ya PG diploma (IIRS Dehradun aur anya sansthan)",
    hindi: "रिमोट सेंसिंग में MSc, MTech या PG डिप्लोमा (IIRS देहरादून और अन्य संस्थान)",
  },
  "MStat or MSc Statistics, then PhD": { hinglish: "MStat ya MSc Statistics, phir PhD", hindi: "MStat या MSc Statistics, फिर PhD" },
  "MTech Cosmetic Technology": { hinglish: "MTech Cosmetic Technology", hindi: "MTech Cosmetic Technology" },
  "MTech in AI or Computer Science": { hinglish: "AI ya Computer Science mein MTech", hindi: "AI या Computer Science में MTech" },
  "MTech in AI or Computer Science, or MS by research": {
    hinglish: "AI ya Computer Science mein MTech, ya research wali MS",
    hindi: "AI या Computer Science में MTech, या रिसर्च वाली MS",
  },
  "MTech in AI or Cyber Security": { hinglish: "AI ya Cyber Security mein MTech", hindi: "AI या Cyber Security में MTech" },
  "MTech in Aerodynamics or Aerospace Engineering": {
    hinglish: "Aerodynamics ya Aerospace Engineering mein MTech",
    hindi: "Aerodynamics या Aerospace Engineering में MTech",
  },
  "MTech in Aerospace Engineering": { hinglish: "Aerospace Engineering mein MTech", hindi: "Aerospace Engineering में MTech" },
  "MTech in Aerospace Engineering after BTech Mechanical": {
    hinglish: "BTech Mechanical ke baad Aerospace Engineering mein MTech",
    hindi: "BTech Mechanical के बाद Aerospace Engineering में MTech",
  },
  "MTech in Aerospace Structures": { hinglish: "Aerospace Structures mein MTech", hindi: "Aerospace Structures में MTech" },
  "MTech in Aerospace or Communication Engineering": {
    hinglish: "Aerospace ya Communication Engineering mein MTech",
    hindi: "Aerospace या Communication Engineering में MTech",
  },
  "MTech in Agricultural Engineering": { hinglish: "Agricultural Engineering mein MTech", hindi: "Agricultural Engineering में MTech" },
  "MTech in Automotive Electronics or Robotics": {
    hinglish: "Automotive Electronics ya Robotics mein MTech",
    hindi: "Automotive Electronics या Robotics में MTech",
  },
  "MTech in Automotive Engineering": { hinglish: "Automotive Engineering mein MTech", hindi: "Automotive Engineering में MTech" },
  "MTech in Automotive or Thermal Engineering": {
    hinglish: "Automotive ya Thermal Engineering mein MTech",
    hindi: "Automotive या Thermal Engineering में MTech",
  },
  "MTech in Biochemical Engineering or Biotechnology": {
    hinglish: "Biochemical Engineering ya Biotechnology mein MTech",
    hindi: "Biochemical Engineering या Biotechnology में MTech",
  },
  "MTech in Bioinformatics or Computational Biology (some DBT-supported courses by GAT-B)": {
    hinglish: "Bioinformatics ya Computational Biology mein MTech (DBT ke sahyog se chalne wale kuch course GAT-B se)",
    hindi: "Bioinformatics या Computational Biology में MTech (DBT के सहयोग से चलने वाले कुछ कोर्स GAT-B से)",
  },
  "MTech in Biomedical Engineering": { hinglish: "Biomedical Engineering mein MTech", hindi: "Biomedical Engineering में MTech" },
  "MTech in Ceramic Engineering": { hinglish: "Ceramic Engineering mein MTech", hindi: "Ceramic Engineering में MTech" },
  "MTech in Ceramic or Materials Engineering": {
    hinglish: "Ceramic ya Materials Engineering mein MTech",
    hindi: "Ceramic या Materials Engineering में MTech",
  },
  "MTech in Chemical or Energy Engineering": {
    hinglish: "Chemical ya Energy Engineering mein MTech",
    hindi: "Chemical या Energy Engineering में MTech",
  },
  "MTech in Clinical Engineering": { hinglish: "Clinical Engineering mein MTech", hindi: "Clinical Engineering में MTech" },
  "MTech in Communication Engineering": { hinglish: "Communication Engineering mein MTech", hindi: "Communication Engineering में MTech" },
  "MTech in Communication Systems": { hinglish: "Communication Systems mein MTech", hindi: "Communication Systems में MTech" },
  "MTech in Communication or Microwave Engineering": {
    hinglish: "Communication ya Microwave Engineering mein MTech",
    hindi: "Communication या Microwave Engineering में MTech",
  },
  "MTech in Computer Science": { hinglish: "Computer Science mein MTech", hindi: "Computer Science में MTech" },
  "MTech in Computer Science by GATE, for the first posts at engineering colleges": {
    hinglish: "GATE se Computer Science mein MTech, engineering colleges ki shuruaati posts ke liye",
    hindi: "GATE से Computer Science में MTech, इंजीनियरिंग कॉलेजों के शुरुआती पदों के लिए",
  },
  "MTech in Computer Science or Embedded Systems": {
    hinglish: "Computer Science ya Embedded Systems mein MTech",
    hindi: "Computer Science या Embedded Systems में MTech",
  },
  "MTech in Computer Science or Software Engineering, or MBA": {
    hinglish: "Computer Science ya Software Engineering mein MTech, ya MBA",
    hindi: "Computer Science या Software Engineering में MTech, या MBA",
  },
  "MTech in Computer Science through GATE": {
    hinglish: "GATE ke zariye Computer Science mein MTech",
    hindi: "GATE के ज़रिए Computer Science में MTech",
  },
  "MTech in Construction Management": { hinglish: "Construction Management mein MTech", hindi: "Construction Management में MTech" },
  "MTech in Construction Management (GATE)": {
    hinglish: "Construction Management mein MTech (GATE)",
    hindi: "Construction Management में MTech (GATE)",
  },
  "MTech in Construction Management, by GATE": {
    hinglish: "Construction Management mein MTech, GATE se",
    hindi: "Construction Management में MTech, GATE से",
  },
  "MTech in Control Systems": { hinglish: "Control Systems mein MTech", hindi: "Control Systems में MTech" },
  "MTech in Control and Instrumentation": {
    hinglish: "Control and Instrumentation mein MTech",
    hindi: "Control and Instrumentation में MTech",
  },
  "MTech in Corrosion Science and Engineering": {
    hinglish: "Corrosion Science and Engineering mein MTech",
    hindi: "Corrosion Science and Engineering में MTech",
  },
  "MTech in Cryptology and Security (ISI)": {
    hinglish: "Cryptology and Security mein MTech (ISI)",
    hindi: "Cryptology and Security में MTech (ISI)",
  },
  "MTech in Cyber Security": { hinglish: "Cyber Security mein MTech", hindi: "Cyber Security में MTech" },
  "MTech in Dairy Technology": { hinglish: "Dairy Technology mein MTech", hindi: "Dairy Technology में MTech" },
  "MTech in Data Science": { hinglish: "Data Science mein MTech", hindi: "Data Science में MTech" },
  "MTech in Design or Additive Manufacturing": {
    hinglish: "Design ya Additive Manufacturing mein MTech",
    hindi: "Design या Additive Manufacturing में MTech",
  },
  "MTech in Electric Vehicle Technology": {
    hinglish: "Electric Vehicle Technology mein MTech",
    hindi: "Electric Vehicle Technology में MTech",
  },
  "MTech in Electronics or VLSI Design": { hinglish: "Electronics ya VLSI Design mein MTech", hindi: "Electronics या VLSI Design में MTech" },
  "MTech in Embedded Systems or VLSI": { hinglish: "Embedded Systems ya VLSI mein MTech", hindi: "Embedded Systems या VLSI में MTech" },
  "MTech in Embedded Systems, Control or Electric Vehicle Technology": {
    hinglish: "Embedded Systems, Control ya Electric Vehicle Technology mein MTech",
    hindi: "Embedded Systems, Control या Electric Vehicle Technology में MTech",
  },
  "MTech in Energy Engineering": { hinglish: "Energy Engineering mein MTech", hindi: "Energy Engineering में MTech" },
  "MTech in Energy Management": { hinglish: "Energy Management mein MTech", hindi: "Energy Management में MTech" },
  "MTech in Energy Studies": { hinglish: "Energy Studies mein MTech", hindi: "Energy Studies में MTech" },
  "MTech in Energy, Geothermal or Petroleum Engineering": {
    hinglish: "Energy, Geothermal ya Petroleum Engineering mein MTech",
    hindi: "Energy, Geothermal या Petroleum Engineering में MTech",
  },
  "MTech in Engineering Geology": { hinglish: "Engineering Geology mein MTech", hindi: "Engineering Geology में MTech" },
  "MTech in Environmental Engineering": { hinglish: "Environmental Engineering mein MTech", hindi: "Environmental Engineering में MTech" },
  "MTech in Extractive Metallurgy": { hinglish: "Extractive Metallurgy mein MTech", hindi: "Extractive Metallurgy में MTech" },
  "MTech in Farm Machinery and Power": { hinglish: "Farm Machinery and Power mein MTech", hindi: "Farm Machinery and Power में MTech" },
  "MTech in Geomatics or Geodesy": { hinglish: "Geomatics ya Geodesy mein MTech", hindi: "Geomatics या Geodesy में MTech" },
  "MTech in Geotechnical Engineering": { hinglish: "Geotechnical Engineering mein MTech", hindi: "Geotechnical Engineering में MTech" },
  "MTech in Highway or Transportation Engineering": {
    hinglish: "Highway ya Transportation Engineering mein MTech",
    hindi: "Highway या Transportation Engineering में MTech",
  },
  "MTech in Hydraulic or Water Resources Engineering": {
    hinglish: "Hydraulic ya Water Resources Engineering mein MTech",
    hindi: "Hydraulic या Water Resources Engineering में MTech",
  },
  "MTech in Hydrology or Water Resources Engineering": {
    hinglish: "Hydrology ya Water Resources Engineering mein MTech",
    hindi: "Hydrology या Water Resources Engineering में MTech",
  },
  "MTech in Hydropower Engineering (such as at IIT Roorkee)": {
    hinglish: "Hydropower Engineering mein MTech (jaise IIT Roorkee mein)",
    hindi: "Hydropower Engineering में MTech (जैसे IIT Roorkee में)",
  },
  "MTech in Industrial Engineering": { hinglish: "Industrial Engineering mein MTech", hindi: "Industrial Engineering में MTech" },
  "MTech in Industrial Safety Engineering": {
    hinglish: "Industrial Safety Engineering mein MTech",
    hindi: "Industrial Safety Engineering में MTech",
  },
  "MTech in Irrigation or Water Resources Engineering": {
    hinglish: "Irrigation ya Water Resources Engineering mein MTech",
    hindi: "Irrigation या Water Resources Engineering में MTech",
  },
  "MTech in Leather Technology": { hinglish: "Leather Technology mein MTech", hindi: "Leather Technology में MTech" },
  "MTech in Machine Design": { hinglish: "Machine Design mein MTech", hindi: "Machine Design में MTech" },
  "MTech in Machine Design or Applied Mechanics": {
    hinglish: "Machine Design ya Applied Mechanics mein MTech",
    hindi: "Machine Design या Applied Mechanics में MTech",
  },
  "MTech in Machine Design or Maintenance Engineering": {
    hinglish: "Machine Design ya Maintenance Engineering mein MTech",
    hindi: "Machine Design या Maintenance Engineering में MTech",
  },
  "MTech in Machine Design, with noise and vibration": {
    hinglish: "Machine Design mein MTech, noise aur vibration ki padhai ke saath",
    hindi: "Machine Design में MTech, नॉइज़ और वाइब्रेशन की पढ़ाई के साथ",
  },
  "MTech in Manufacturing Engineering": { hinglish: "Manufacturing Engineering mein MTech", hindi: "Manufacturing Engineering में MTech" },
  "MTech in Materials Science or Engineering": {
    hinglish: "Materials Science ya Materials Engineering mein MTech",
    hindi: "Materials Science या Materials Engineering में MTech",
  },
  "MTech in Mechatronics": { hinglish: "Mechatronics mein MTech", hindi: "Mechatronics में MTech" },
  "MTech in Microelectronics": { hinglish: "Microelectronics mein MTech", hindi: "Microelectronics में MTech" },
  "MTech in Microelectronics, MEMS or Nanotechnology": {
    hinglish: "Microelectronics, MEMS ya Nanotechnology mein MTech",
    hindi: "Microelectronics, MEMS या Nanotechnology में MTech",
  },
  "MTech in Microwave or Communication Engineering": {
    hinglish: "Microwave ya Communication Engineering mein MTech",
    hindi: "Microwave या Communication Engineering में MTech",
  },
  "MTech in Mineral Engineering": { hinglish: "Mineral Engineering mein MTech", hindi: "Mineral Engineering में MTech" },
  "MTech in Mining Engineering": { hinglish: "Mining Engineering mein MTech", hindi: "Mining Engineering में MTech" },
  "MTech in Mining Engineering or Industrial Safety": {
    hinglish: "Mining Engineering ya Industrial Safety mein MTech",
    hindi: "Mining Engineering या Industrial Safety में MTech",
  },
  "MTech in Modelling and Simulation or Aerospace": {
    hinglish: "Modelling and Simulation ya Aerospace mein MTech",
    hindi: "Modelling and Simulation या Aerospace में MTech",
  },
  "MTech in Nanotechnology": { hinglish: "Nanotechnology mein MTech", hindi: "Nanotechnology में MTech" },
  "MTech in Naval Architecture or Ocean Engineering": {
    hinglish: "Naval Architecture ya Ocean Engineering mein MTech",
    hindi: "Naval Architecture या Ocean Engineering में MTech",
  },
  "MTech in Nuclear Engineering": { hinglish: "Nuclear Engineering mein MTech", hindi: "Nuclear Engineering में MTech" },
  "MTech in Ocean, Coastal or Harbour Engineering": {
    hinglish: "Ocean, Coastal ya Harbour Engineering mein MTech",
    hindi: "Ocean, Coastal या Harbour Engineering में MTech",
  },
  "MTech in Optics, Optoelectronics or Photonics": {
    hinglish: "Optics, Optoelectronics ya Photonics mein MTech",
    hindi: "Optics, Optoelectronics या Photonics में MTech",
  },
  "MTech in Optoelectronics": { hinglish: "Optoelectronics mein MTech", hindi: "Optoelectronics में MTech" },
  "MTech in Petroleum Engineering": { hinglish: "Petroleum Engineering mein MTech", hindi: "Petroleum Engineering में MTech" },
  "MTech in Petroleum or Reservoir Engineering": {
    hinglish: "Petroleum ya Reservoir Engineering mein MTech",
    hindi: "Petroleum या Reservoir Engineering में MTech",
  },
  "MTech in Pharmaceutical Technology": { hinglish: "Pharmaceutical Technology mein MTech", hindi: "Pharmaceutical Technology में MTech" },
  "MTech in Photonics or Optoelectronics": {
    hinglish: "Photonics ya Optoelectronics mein MTech",
    hindi: "Photonics या Optoelectronics में MTech",
  },
  "MTech in Physical or Materials Metallurgy": {
    hinglish: "Physical ya Materials Metallurgy mein MTech",
    hindi: "Physical या Materials Metallurgy में MTech",
  },
  "MTech in Pipeline or Petroleum Engineering": {
    hinglish: "Pipeline ya Petroleum Engineering mein MTech",
    hindi: "Pipeline या Petroleum Engineering में MTech",
  },
  "MTech in Power Electronics": { hinglish: "Power Electronics mein MTech", hindi: "Power Electronics में MTech" },
  "MTech in Power Systems": { hinglish: "Power Systems mein MTech", hindi: "Power Systems में MTech" },
  "MTech in Process Safety or Industrial Safety": {
    hinglish: "Process Safety ya Industrial Safety mein MTech",
    hindi: "Process Safety या Industrial Safety में MTech",
  },
  "MTech in Production Engineering": { hinglish: "Production Engineering mein MTech", hindi: "Production Engineering में MTech" },
  "MTech in Propulsion or Thermal Engineering": {
    hinglish: "Propulsion ya Thermal Engineering mein MTech",
    hindi: "Propulsion या Thermal Engineering में MTech",
  },
  "MTech in Public Health or Environmental Engineering": {
    hinglish: "Public Health ya Environmental Engineering mein MTech",
    hindi: "Public Health या Environmental Engineering में MTech",
  },
  "MTech in Pulp and Paper Technology": { hinglish: "Pulp and Paper Technology mein MTech", hindi: "Pulp and Paper Technology में MTech" },
  "MTech in Quantum Technology": { hinglish: "Quantum Technology mein MTech", hindi: "Quantum Technology में MTech" },
  "MTech in RF and Microwave Engineering": {
    hinglish: "RF and Microwave Engineering mein MTech",
    hindi: "RF and Microwave Engineering में MTech",
  },
  "MTech in Reliability Engineering": { hinglish: "Reliability Engineering mein MTech", hindi: "Reliability Engineering में MTech" },
  "MTech in Remote Sensing (IIRS, by its own selection)": {
    hinglish: "Remote Sensing mein MTech (IIRS, uske apne selection se)",
    hindi: "Remote Sensing में MTech (IIRS, उसके अपने चयन से)",
  },
  "MTech in Remote Sensing or Geoinformatics": {
    hinglish: "Remote Sensing ya Geoinformatics mein MTech",
    hindi: "Remote Sensing या Geoinformatics में MTech",
  },
  "MTech in Renewable Energy": { hinglish: "Renewable Energy mein MTech", hindi: "Renewable Energy में MTech" },
  "MTech in Robotics": { hinglish: "Robotics mein MTech", hindi: "Robotics में MTech" },
  "MTech in Rubber Technology (IIT Kharagpur)": {
    hinglish: "Rubber Technology mein MTech (IIT Kharagpur)",
    hindi: "Rubber Technology में MTech (IIT Kharagpur)",
  },
  "MTech in Science Communication (science museums' council, NCSM)": {
    hinglish: "Science Communication mein MTech (science museums ki council, NCSM)",
    hindi: "Science Communication में MTech (साइंस म्यूज़ियमों की काउंसिल, NCSM)",
  },
  "MTech in Signal Processing or Communication": {
    hinglish: "Signal Processing ya Communication mein MTech",
    hindi: "Signal Processing या Communication में MTech",
  },
  "MTech in Signal Processing or Radar": { hinglish: "Signal Processing ya Radar mein MTech", hindi: "Signal Processing या Radar में MTech" },
  "MTech in Structural Engineering": { hinglish: "Structural Engineering mein MTech", hindi: "Structural Engineering में MTech" },
  "MTech in Structural or Bridge Engineering": {
    hinglish: "Structural ya Bridge Engineering mein MTech",
    hindi: "Structural या Bridge Engineering में MTech",
  },
  "MTech in Textile Technology": { hinglish: "Textile Technology mein MTech", hindi: "Textile Technology में MTech" },
  "MTech in Thermal Engineering": { hinglish: "Thermal Engineering mein MTech", hindi: "Thermal Engineering में MTech" },
  "MTech in Traffic or Transportation Engineering": {
    hinglish: "Traffic ya Transportation Engineering mein MTech",
    hindi: "Traffic या Transportation Engineering में MTech",
  },
  "MTech in Transportation Engineering": { hinglish: "Transportation Engineering mein MTech", hindi: "Transportation Engineering में MTech" },
  "MTech in VLSI Design": { hinglish: "VLSI Design mein MTech", hindi: "VLSI Design में MTech" },
  "MTech in VLSI Design or Embedded Systems": {
    hinglish: "VLSI Design ya Embedded Systems mein MTech",
    hindi: "VLSI Design या Embedded Systems में MTech",
  },
  "MTech in VLSI Design or Microelectronics": {
    hinglish: "VLSI Design ya Microelectronics mein MTech",
    hindi: "VLSI Design या Microelectronics में MTech",
  },
  "MTech in VLSI and Embedded Systems or Cyber Security": {
    hinglish: "VLSI and Embedded Systems ya Cyber Security mein MTech",
    hindi: "VLSI and Embedded Systems या Cyber Security में MTech",
  },
  "MTech in Water Resources Engineering": {
    hinglish: "Water Resources Engineering mein MTech",
    hindi: "Water Resources Engineering में MTech",
  },
  "MTech in Welding Engineering": { hinglish: "Welding Engineering mein MTech", hindi: "Welding Engineering में MTech" },
  "MTech in one's own branch by GATE, for the first posts": {
    hinglish: "GATE se apni branch mein MTech, shuruaati posts ke liye",
    hindi: "GATE से अपनी ब्रांच में MTech, शुरुआती पदों के लिए",
  },
  "MTech or MS in Computational Linguistics": {
    hinglish: "Computational Linguistics mein MTech ya MS",
    hindi: "Computational Linguistics में MTech या MS",
  },
  "MTech or MSc in Applied Optics": { hinglish: "Applied Optics mein MTech ya MSc", hindi: "Applied Optics में MTech या MSc" },
  "MTech or MSc in Computer Science": { hinglish: "Computer Science mein MTech ya MSc", hindi: "Computer Science में MTech या MSc" },
  "MTech or MSc in Computer Science or AI, or MCA (NIMCET for the NITs)": {
    hinglish: "Computer Science ya AI mein MTech ya MSc, ya MCA (NITs ke liye NIMCET)",
    hindi: "Computer Science या AI में MTech या MSc, या MCA (NITs के लिए NIMCET)",
  },
  "MTech or MSc in Cyber Security": { hinglish: "Cyber Security mein MTech ya MSc", hindi: "Cyber Security में MTech या MSc" },
  "MTech or MSc in Data Science": { hinglish: "Data Science mein MTech ya MSc", hindi: "Data Science में MTech या MSc" },
  "MTech or MSc in Remote Sensing and GIS": {
    hinglish: "Remote Sensing and GIS mein MTech ya MSc",
    hindi: "Remote Sensing and GIS में MTech या MSc",
  },
  "MTech or PhD in Energy, Chemical or Materials Engineering": {
    hinglish: "Energy, Chemical ya Materials Engineering mein MTech ya PhD",
    hindi: "Energy, Chemical या Materials Engineering में MTech या PhD",
  },
  "MTech or PhD in engineering": { hinglish: "Engineering mein MTech ya PhD", hindi: "इंजीनियरिंग में MTech या PhD" },
  "MTech, or NICMAR's course in construction management": {
    hinglish: "MTech, ya NICMAR ka construction management course",
    hindi: "MTech, या NICMAR का कंस्ट्रक्शन मैनेजमेंट कोर्स",
  },
  "MVSc Pharmacology and Toxicology, after BVSc": {
    hinglish: "BVSc ke baad MVSc Pharmacology and Toxicology",
    hindi: "BVSc के बाद MVSc Pharmacology and Toxicology",
  },
  "MVSc in Poultry Science or Veterinary Pathology after BVSc": {
    hinglish: "BVSc ke baad Poultry Science ya Veterinary Pathology mein MVSc",
    hindi: "BVSc के बाद Poultry Science या Veterinary Pathology में MVSc",
  },
  "MVSc in Veterinary Pathology after BVSc": {
    hinglish: "BVSc ke baad Veterinary Pathology mein MVSc",
    hindi: "BVSc के बाद Veterinary Pathology में MVSc",
  },
  "MVSc in Veterinary Surgery after BVSc": {
    hinglish: "BVSc ke baad Veterinary Surgery mein MVSc",
    hindi: "BVSc के बाद Veterinary Surgery में MVSc",
  },
  "MVSc or MSc in Animal Nutrition": { hinglish: "Animal Nutrition mein MVSc ya MSc", hindi: "Animal Nutrition में MVSc या MSc" },
  "MVSc or MSc in Wildlife Health after BVSc": {
    hinglish: "BVSc ke baad Wildlife Health mein MVSc ya MSc",
    hindi: "BVSc के बाद Wildlife Health में MVSc या MSc",
  },
  "Maintenance engineer in a plant first, then its pumps and turbines": {
    hinglish: "Pehle plant mein maintenance engineer, phir uske pump aur turbine ka kaam",
    hindi: "पहले प्लांट में मेंटेनेंस इंजीनियर, फिर उसके पंप और टरबाइन का काम",
  },
  "Maintenance engineer in a plant first, then its reliability team": {
    hinglish: "Pehle plant mein maintenance engineer, phir uski reliability team",
    hindi: "पहले प्लांट में मेंटेनेंस इंजीनियर, फिर उसकी रिलायबिलिटी टीम",
  },
  "Mali's post at a city, university or public works department, by its own recruitment": {
    hinglish: "Nagar nikay, university ya public works department mein mali ki post, uski apni bharti se",
    hindi: "नगर निकाय, यूनिवर्सिटी या लोक निर्माण विभाग में माली का पद, उसकी अपनी भर्ती से",
  },
  "Mall operations or leasing executive first, then promotion": {
    hinglish: "Pehle mall operations ya leasing executive, phir promotion se",
    hindi: "पहले मॉल ऑपरेशंस या लीज़िंग एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Management trainee of a hotel chain, by its own selection, then promotion": {
    hinglish: "Hotel chain mein management trainee, uske apne selection se, phir promotion se",
    hindi: "होटल चेन में मैनेजमेंट ट्रेनी, उसके अपने चयन से, फिर प्रमोशन से",
  },
  "Management trainee, sales or assistant brand manager first, then promotion": {
    hinglish: "Pehle management trainee, sales ya assistant brand manager, phir promotion se",
    hindi: "पहले मैनेजमेंट ट्रेनी, सेल्स या असिस्टेंट ब्रांड मैनेजर, फिर प्रमोशन से",
  },
  "Maritime catering course (CCMC), from 17½ to 25 years": {
    hinglish: "Maritime catering course (CCMC), saadhe 17 se 25 saal ki umar mein",
    hindi: "मैरीटाइम केटरिंग कोर्स (CCMC), साढ़े 17 से 25 साल की उम्र में",
  },
  "Marketing officer of a public bank by IBPS SO, after an MBA in Marketing, then promotion": {
    hinglish: "Marketing mein MBA ke baad IBPS SO se sarkari bank mein marketing officer, phir promotion se",
    hindi: "Marketing में MBA के बाद IBPS SO से सरकारी बैंक में मार्केटिंग ऑफ़िसर, फिर प्रमोशन से",
  },
  "Marketing or brand executive first, then promotion": {
    hinglish: "Pehle marketing ya brand executive, phir promotion se",
    hindi: "पहले मार्केटिंग या ब्रांड एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Marketing, sales or product executive first, then promotion": {
    hinglish: "Pehle marketing, sales ya product executive, phir promotion se",
    hindi: "पहले मार्केटिंग, सेल्स या प्रोडक्ट एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Master in Prosthetics and Orthotics, after BPO": {
    hinglish: "BPO ke baad Master in Prosthetics and Orthotics",
    hindi: "BPO के बाद Master in Prosthetics and Orthotics",
  },
  "Master of Fashion Management (MFM), NIFT": {
    hinglish: "Master of Fashion Management (MFM), NIFT",
    hindi: "Master of Fashion Management (MFM), NIFT",
  },
  "Master of Optometry (MOptom), after BOptom": {
    hinglish: "BOptom ke baad Master of Optometry (MOptom)",
    hindi: "BOptom के बाद Master of Optometry (MOptom)",
  },
  "Master of Planning in urban design (MPlan) or MUD after BPlan, at some schools": {
    hinglish: "BPlan ke baad urban design mein Master of Planning (MPlan) ya MUD, kuch institutes mein",
    hindi: "BPlan के बाद अर्बन डिज़ाइन में Master of Planning (MPlan) या MUD, कुछ संस्थानों में",
  },
  "Master's in Disability Studies": { hinglish: "Disability Studies mein master degree", hindi: "Disability Studies में मास्टर डिग्री" },
  "Master's in Illumination Engineering, Jadavpur University": {
    hinglish: "Illumination Engineering mein master degree, Jadavpur University",
    hindi: "Illumination Engineering में मास्टर डिग्री, Jadavpur University",
  },
  "Master's in the subject": { hinglish: "Usi subject mein master degree", hindi: "उसी विषय में मास्टर डिग्री" },
  "Master's or PhD, then years of college teaching or university administration": {
    hinglish: "Master degree ya PhD, phir college mein padhane ya university administration ke kuch saal",
    hindi: "मास्टर डिग्री या PhD, फिर कॉलेज में पढ़ाने या यूनिवर्सिटी प्रशासन के कुछ साल",
  },
  "Master's, then assistant registrar by the university's own test, then deputy registrar": {
    hinglish: "Master degree, phir university ke apne test se assistant registrar, phir deputy registrar",
    hindi: "मास्टर डिग्री, फिर यूनिवर्सिटी के अपने टेस्ट से असिस्टेंट रजिस्ट्रार, फिर डिप्टी रजिस्ट्रार",
  },
  "Master's, with industry contacts": {
    hinglish: "Master degree, industry mein jaan-pehchaan ke saath",
    hindi: "मास्टर डिग्री, इंडस्ट्री में जान-पहचान के साथ",
  },
  "Masters in data protection or cyber law": {
    hinglish: "Data protection ya cyber law mein master degree",
    hindi: "डेटा प्रोटेक्शन या साइबर लॉ में मास्टर डिग्री",
  },
  "Materials trainee of a public company by its own test, after BTech and MBA, then promotion": {
    hinglish: "BTech aur MBA ke baad sarkari company mein materials trainee, uske apne test se, phir promotion se",
    hindi: "BTech और MBA के बाद सरकारी कंपनी में मटीरियल्स ट्रेनी, उसके अपने टेस्ट से, फिर प्रमोशन से",
  },
  "Medical coding course and CPC certification": {
    hinglish: "Medical coding course aur CPC certification",
    hindi: "मेडिकल कोडिंग कोर्स और CPC सर्टिफ़िकेशन",
  },
  "Medical officer of a factory or of a public company such as Coal India, by its own selection, after MBBS": {
    hinglish: "MBBS ke baad kisi factory ya Coal India jaisi sarkari company mein medical officer, uske apne selection se",
    hindi: "MBBS के बाद किसी फ़ैक्टरी या Coal India जैसी सरकारी कंपनी में मेडिकल ऑफ़िसर, उसके अपने चयन से",
  },
  "Medical record officer of an AIIMS, by its own recruitment, after years as a technician": {
    hinglish: "Technician ke taur par kuch saal ke baad kisi AIIMS mein medical record officer, uski apni bharti se",
    hindi: "टेक्नीशियन के तौर पर कुछ साल के बाद किसी AIIMS में मेडिकल रिकॉर्ड ऑफ़िसर, उसकी अपनी भर्ती से",
  },
  "Medical record technician of a public hospital, by its own test (as at AIIMS) or State staff selection, after a six-month certificate or the diploma":
    {
      hinglish:
        "Chhah mahine ke certificate ya diploma ke baad sarkari hospital mein medical record technician, uske apne test (jaise AIIMS mein) ya rajya staff selection se",
      hindi: "छह महीने के सर्टिफ़िकेट या डिप्लोमा के बाद सरकारी अस्पताल में मेडिकल रिकॉर्ड टेक्नीशियन, उसके अपने टेस्ट (जैसे AIIMS में) या राज्य कर्मचारी चयन से",
    },
  "Medical transcription course": { hinglish: "Medical transcription course", hindi: "मेडिकल ट्रांसक्रिप्शन कोर्स" },
  "Medico-legal officer or police surgeon of a State by State PSC or its health department, after MBBS or MD": {
    hinglish: "MBBS ya MD ke baad rajya ke medico-legal officer ya police surgeon, State PSC ya rajya ke health department ke zariye",
    hindi: "MBBS या MD के बाद राज्य के मेडिको-लीगल ऑफ़िसर या पुलिस सर्जन, State PSC या राज्य के स्वास्थ्य विभाग के ज़रिए",
  },
  "Member of a self-help group first, then community resource person of the State livelihood mission": {
    hinglish: "Pehle self-help group mein member, phir rajya ke aajeevika mission mein community resource person",
    hindi: "पहले स्वयं सहायता समूह में सदस्य, फिर राज्य के आजीविका मिशन में कम्युनिटी रिसोर्स पर्सन",
  },
  "Member, at 18, of a waste pickers' cooperative or women's group that holds the ward's contract, as in Pune or Kerala": {
    hinglish:
      "18 saal ki umar mein, kachra beenne walon ki aisi cooperative ya mahila samooh mein member, jiske paas ward ka theka ho, jaise Pune ya Kerala mein",
    hindi: "18 साल की उम्र में, कचरा बीनने वालों की ऐसी सहकारी संस्था या महिला समूह में सदस्य, जिसके पास वार्ड का ठेका हो, जैसे पुणे या केरल में",
  },
  "Membership executive first, after any degree, then promotion": {
    hinglish: "Kisi bhi degree ke baad pehle membership executive, phir promotion se",
    hindi: "किसी भी डिग्री के बाद पहले मेंबरशिप एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Merchandiser or assistant buyer first, then promotion": {
    hinglish: "Pehle merchandiser ya assistant buyer, phir promotion se",
    hindi: "पहले मर्चेंडाइज़र या असिस्टेंट बायर, फिर प्रमोशन से",
  },
  "Meter reader of a State power company, by its own recruitment, where it still holds one": {
    hinglish: "Rajya ki bijli company mein meter reader, uski apni bharti se, jahan woh ab bhi bharti nikaalti ho",
    hindi: "राज्य की बिजली कंपनी में मीटर रीडर, उसकी अपनी भर्ती से, जहाँ वह अब भी भर्ती निकालती हो",
  },
  "Meter reader of a billing agency from 18": {
    hinglish: "18 saal ki umar se billing agency mein meter reader",
    hindi: "18 साल की उम्र से बिलिंग एजेंसी में मीटर रीडर",
  },
  "Method of Instruction course, after an A grade in the Advanced": {
    hinglish: "Advanced course mein A grade ke baad Method of Instruction course",
    hindi: "Advanced कोर्स में A ग्रेड के बाद Method of Instruction कोर्स",
  },
  "Metro rail company by its own test, after BTech": {
    hinglish: "BTech ke baad metro rail company, uske apne test se",
    hindi: "BTech के बाद मेट्रो रेल कंपनी, उसके अपने टेस्ट से",
  },
  "Metro rail or railway company, such as RITES or IRCON, by its own test, after BTech": {
    hinglish: "BTech ke baad metro rail ya railway company, jaise RITES ya IRCON, uske apne test se",
    hindi: "BTech के बाद मेट्रो रेल या रेलवे कंपनी, जैसे RITES या IRCON, उसके अपने टेस्ट से",
  },
  "Metro rail recruitment after BSc or BTech": {
    hinglish: "BSc ya BTech ke baad metro rail ki bharti",
    hindi: "BSc या BTech के बाद मेट्रो रेल की भर्ती",
  },
  "Metro rail recruitment after BTech or BSc": {
    hinglish: "BTech ya BSc ke baad metro rail ki bharti",
    hindi: "BTech या BSc के बाद मेट्रो रेल की भर्ती",
  },
  "Micro Irrigation Technician skill course": {
    hinglish: "Micro Irrigation Technician skill course",
    hindi: "Micro Irrigation Technician स्किल कोर्स",
  },
  "Military Nursing Service, for women: BSc Nursing at its own colleges by NEET-UG, or short service after BSc Nursing by its own test": {
    hinglish:
      "Military Nursing Service, mahilaon ke liye: NEET-UG se uske apne colleges mein BSc Nursing, ya BSc Nursing ke baad uske apne test se short service",
    hindi: "Military Nursing Service, महिलाओं के लिए: NEET-UG से उसके अपने कॉलेजों में BSc Nursing, या BSc Nursing के बाद उसके अपने टेस्ट से शॉर्ट सर्विस",
  },
  "Military flying first, by AFCAT or CDS, then the civil licence": {
    hinglish: "Pehle AFCAT ya CDS se military flying, phir civil licence",
    hindi: "पहले AFCAT या CDS से मिलिट्री फ़्लाइंग, फिर सिविल लाइसेंस",
  },
  "Mining engineer in a mine first, then its safety officer, with the manager's certificate": {
    hinglish: "Pehle khadaan mein mining engineer, phir manager ke certificate ke saath uske safety officer",
    hindi: "पहले खदान में माइनिंग इंजीनियर, फिर मैनेजर के सर्टिफ़िकेट के साथ उसके सेफ़्टी ऑफ़िसर",
  },
  "Montessori diploma after any degree, as some centres and schools ask": {
    hinglish: "Kisi bhi degree ke baad Montessori diploma, jaisa kuch centre aur school maangte hain",
    hindi: "किसी भी डिग्री के बाद Montessori डिप्लोमा, जैसा कुछ सेंटर और स्कूल माँगते हैं",
  },
  "Montessori diploma of a recognised training centre (some ask for a degree)": {
    hinglish: "Manyata prapt training centre ka Montessori diploma (kuch degree maangte hain)",
    hindi: "मान्यता प्राप्त ट्रेनिंग सेंटर का Montessori डिप्लोमा (कुछ डिग्री माँगते हैं)",
  },
  "Mortuary attendant of a hospital from 18, taught on the job": {
    hinglish: "18 saal ki umar se hospital mein mortuary attendant, kaam par hi training",
    hindi: "18 साल की उम्र से अस्पताल में मॉर्चुरी अटेंडेंट, काम पर ही ट्रेनिंग",
  },
  "Mountaineering courses and wilderness first-aid course": {
    hinglish: "Mountaineering courses aur wilderness first-aid course",
    hindi: "पर्वतारोहण के कोर्स और वाइल्डरनेस फ़र्स्ट-एड कोर्स",
  },
  "Municipal corporation's own recruitment, or the State PSC or selection board, after BTech or diploma": {
    hinglish: "BTech ya diploma ke baad nagar nigam ki apni bharti, ya State PSC ya rajya ka selection board",
    hindi: "BTech या डिप्लोमा के बाद नगर निगम की अपनी भर्ती, या State PSC या राज्य का चयन बोर्ड",
  },
  "Municipal or State PSC recruitment after BTech or BArch": {
    hinglish: "BTech ya BArch ke baad nagar nikay ya State PSC ki bharti",
    hindi: "BTech या BArch के बाद नगर निकाय या State PSC की भर्ती",
  },
  "Municipal or contract traffic marshal post": {
    hinglish: "Nagar nikay mein ya contract par traffic marshal ki post",
    hindi: "नगर निकाय में या कॉन्ट्रैक्ट पर ट्रैफ़िक मार्शल का पद",
  },
  "Mushroom course at a Krishi Vigyan Kendra (KVK) or ICAR-DMR, Solan": {
    hinglish: "Krishi Vigyan Kendra (KVK) ya ICAR-DMR, Solan mein mushroom course",
    hindi: "Krishi Vigyan Kendra (KVK) या ICAR-DMR, सोलन में मशरूम कोर्स",
  },
  "Mutual fund distributor or insurance agent first, then the CFP papers": {
    hinglish: "Pehle mutual fund distributor ya insurance agent, phir CFP ke papers",
    hindi: "पहले म्यूचुअल फ़ंड डिस्ट्रीब्यूटर या बीमा एजेंट, फिर CFP के पेपर",
  },
  "NABARD Grade A, after the degree that its notice asks for": {
    hinglish: "NABARD Grade A, us degree ke baad jo uska notice maange",
    hindi: "NABARD Grade A, उस डिग्री के बाद जो उसका नोटिस माँगे",
  },
  "NALCO and other public metal companies by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se NALCO aur doosri sarkari metal companies",
    hindi: "BTech के बाद GATE से NALCO और दूसरी सरकारी मेटल कंपनियाँ",
  },
  "NBEMS diploma (2 years) in Anaesthesiology, after MBBS": {
    hinglish: "MBBS ke baad Anaesthesiology mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Anaesthesiology में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in ENT, after MBBS": {
    hinglish: "MBBS ke baad ENT mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद ENT में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Emergency Medicine, after MBBS": {
    hinglish: "MBBS ke baad Emergency Medicine mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Emergency Medicine में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Family Medicine, after MBBS": {
    hinglish: "MBBS ke baad Family Medicine mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Family Medicine में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Obstetrics and Gynaecology, after MBBS": {
    hinglish: "MBBS ke baad Obstetrics and Gynaecology mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Obstetrics and Gynaecology में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Ophthalmology, after MBBS": {
    hinglish: "MBBS ke baad Ophthalmology mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Ophthalmology में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Paediatrics, after MBBS": {
    hinglish: "MBBS ke baad Paediatrics mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Paediatrics में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Radio-diagnosis, after MBBS": {
    hinglish: "MBBS ke baad Radio-diagnosis mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Radio-diagnosis में NBEMS डिप्लोमा (2 साल)",
  },
  "NBEMS diploma (2 years) in Tuberculosis and Chest Disease, after MBBS": {
    hinglish: "MBBS ke baad Tuberculosis and Chest Disease mein NBEMS diploma (2 saal)",
    hindi: "MBBS के बाद Tuberculosis and Chest Disease में NBEMS डिप्लोमा (2 साल)",
  },
  "NCC Special Entry (Flying) with an Air Wing C certificate, no written test": {
    hinglish: "Air Wing C certificate ke saath NCC Special Entry (Flying), bina likhit test ke",
    hindi: "Air Wing C सर्टिफ़िकेट के साथ NCC Special Entry (Flying), बिना लिखित टेस्ट के",
  },
  "NCC Special Entry with a C certificate, by SSB interview": {
    hinglish: "C certificate ke saath NCC Special Entry, SSB interview se",
    hindi: "C सर्टिफ़िकेट के साथ NCC Special Entry, SSB इंटरव्यू से",
  },
  "NCC while studying for a degree": { hinglish: "Degree ki padhai ke saath NCC", hindi: "डिग्री की पढ़ाई के साथ NCC" },
  "NCPUL calligraphy and graphic design course (Urdu)": {
    hinglish: "NCPUL ka calligraphy aur graphic design course (Urdu)",
    hindi: "NCPUL का कैलिग्राफ़ी और ग्राफ़िक डिज़ाइन कोर्स (उर्दू)",
  },
  "NDA entry (Air Force, PCM)": { hinglish: "NDA entry (Air Force, PCM)", hindi: "NDA एंट्री (वायुसेना, PCM)" },
  "NDA entry (Navy, PCM)": { hinglish: "NDA entry (Navy, PCM)", hindi: "NDA एंट्री (नौसेना, PCM)" },
  "NDA entry and Air Force or Navy flying first, then the civil licence": {
    hinglish: "Pehle NDA entry aur Air Force ya Navy mein flying, phir civil licence",
    hindi: "पहले NDA एंट्री और वायुसेना या नौसेना में फ़्लाइंग, फिर सिविल लाइसेंस",
  },
  "NDA entry and military flying first, then the civil licence": {
    hinglish: "Pehle NDA entry aur military flying, phir civil licence",
    hindi: "पहले NDA एंट्री और मिलिट्री फ़्लाइंग, फिर सिविल लाइसेंस",
  },
  "NDA entry as an officer, then volunteer": {
    hinglish: "NDA entry se officer, phir volunteer karna",
    hindi: "NDA एंट्री से ऑफ़िसर, फिर वॉलंटियर करना",
  },
  "NDA entry through UPSC, then SSB interview and medical, at 16½ to 19½ years; women join other arms so far": {
    hinglish:
      "UPSC se NDA entry, phir SSB interview aur medical, saadhe 16 se saadhe 19 saal ki umar mein; mahilayein ab tak Army ki doosri branches mein jaati hain",
    hindi: "UPSC से NDA एंट्री, फिर SSB इंटरव्यू और मेडिकल, साढ़े 16 से साढ़े 19 साल की उम्र में; महिलाएँ अब तक थलसेना की दूसरी ब्रांचों में जाती हैं",
  },
  "NDA entry to the Air Force, then years as an engineering officer and its flight test course": {
    hinglish: "NDA se Air Force mein entry, phir engineering officer ke taur par kuch saal aur uska flight test course",
    hindi: "NDA से वायुसेना में एंट्री, फिर इंजीनियरिंग ऑफ़िसर के तौर पर कुछ साल और उसका फ़्लाइट टेस्ट कोर्स",
  },
  "NDA entry, any stream": { hinglish: "NDA entry, koi bhi stream", hindi: "NDA एंट्री, कोई भी स्ट्रीम" },
  "NDA entry, then military flying": { hinglish: "NDA entry, phir military flying", hindi: "NDA एंट्री, फिर मिलिट्री फ़्लाइंग" },
  "NHPC, SJVN or a State hydroelectric company by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad NHPC, SJVN ya rajya ki pan-bijli company, GATE ya uske apne test se",
    hindi: "BTech के बाद NHPC, SJVN या राज्य की पनबिजली कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "NIELIT A Level": { hinglish: "NIELIT A Level", hindi: "NIELIT A Level" },
  "NIELIT A Level after any degree, accepted for Delhi's government posts in Classes 6 to 10": {
    hinglish: "Kisi bhi degree ke baad NIELIT A Level, jo Delhi mein Class 6 se 10 ki sarkari posts ke liye maana jaata hai",
    hindi: "किसी भी डिग्री के बाद NIELIT A Level, जो दिल्ली में Class 6 से 10 के सरकारी पदों के लिए माना जाता है",
  },
  "NIELIT O Level": { hinglish: "NIELIT O Level", hindi: "NIELIT O Level" },
  "NIELIT O Level (also after an ITI trade)": {
    hinglish: "NIELIT O Level (ITI trade ke baad bhi)",
    hindi: "NIELIT O Level (ITI ट्रेड के बाद भी)",
  },
  "NIELIT O Level or PGDCA": { hinglish: "NIELIT O Level ya PGDCA", hindi: "NIELIT O Level या PGDCA" },
  "NIELIT's CHM O Level or a private institute's diploma in hardware and networking": {
    hinglish: "NIELIT ka CHM O Level ya private institute ka hardware aur networking ka diploma",
    hindi: "NIELIT का CHM O Level या प्राइवेट इंस्टीट्यूट का हार्डवेयर और नेटवर्किंग का डिप्लोमा",
  },
  "NISM Series V-A and AMFI registration, once 18": {
    hinglish: "18 saal ki umar hone par NISM Series V-A aur AMFI registration",
    hindi: "18 साल की उम्र होने पर NISM Series V-A और AMFI रजिस्ट्रेशन",
  },
  "NISM and IRDAI papers for what the bank sells": {
    hinglish: "Bank jo bechta hai, uske liye NISM aur IRDAI ke papers",
    hindi: "बैंक जो बेचता है, उसके लिए NISM और IRDAI के पेपर",
  },
  "NISM commodity derivatives certificate": {
    hinglish: "NISM ka commodity derivatives certificate",
    hindi: "NISM का कमोडिटी डेरिवेटिव्स सर्टिफ़िकेट",
  },
  "NISM compliance certificate": { hinglish: "NISM ka compliance certificate", hindi: "NISM का कंप्लायंस सर्टिफ़िकेट" },
  "NISM currency derivatives certificate": {
    hinglish: "NISM ka currency derivatives certificate",
    hindi: "NISM का करेंसी डेरिवेटिव्स सर्टिफ़िकेट",
  },
  "NISM derivatives certificates": { hinglish: "NISM ke derivatives certificates", hindi: "NISM के डेरिवेटिव्स सर्टिफ़िकेट" },
  "NISM merchant banking certificate": { hinglish: "NISM ka merchant banking certificate", hindi: "NISM का मर्चेंट बैंकिंग सर्टिफ़िकेट" },
  "NISM papers after any degree, or the chart analyst's papers (CMT)": {
    hinglish: "Kisi bhi degree ke baad NISM ke papers, ya chart analyst ke papers (CMT)",
    hindi: "किसी भी डिग्री के बाद NISM के पेपर, या चार्ट एनालिस्ट के पेपर (CMT)",
  },
  "NORCET for nursing officer posts of AIIMS and its cancer institute, after BSc Nursing, or GNM and two years in a hospital": {
    hinglish:
      "BSc Nursing, ya GNM aur hospital mein do saal ke baad, AIIMS aur uske cancer institute mein nursing officer ki post ke liye NORCET",
    hindi: "BSc Nursing, या GNM और अस्पताल में दो साल के बाद, AIIMS और उसके कैंसर संस्थान में नर्सिंग ऑफ़िसर के पद के लिए NORCET",
  },
  "NORCET for nursing officer posts of AIIMS, after BSc Nursing, or GNM and two years in a hospital": {
    hinglish: "BSc Nursing, ya GNM aur hospital mein do saal ke baad, AIIMS mein nursing officer ki post ke liye NORCET",
    hindi: "BSc Nursing, या GNM और अस्पताल में दो साल के बाद, AIIMS में नर्सिंग ऑफ़िसर के पद के लिए NORCET",
  },
  "NORCET, RRB Paramedical or State staff selection for nursing posts, then promotion": {
    hinglish: "Nursing posts ke liye NORCET, RRB Paramedical ya rajya staff selection, phir promotion se",
    hindi: "नर्सिंग के पदों के लिए NORCET, RRB Paramedical या राज्य कर्मचारी चयन, फिर प्रमोशन से",
  },
  "NPCIL executive trainee by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se NPCIL mein executive trainee",
    hindi: "BTech के बाद GATE से NPCIL में एग्ज़िक्यूटिव ट्रेनी",
  },
  "NPCIL stipendiary trainee (Category II, plant operator) after Class 12 with PCM, then years and promotion": {
    hinglish:
      "PCM ke saath Class 12 ke baad NPCIL mein stipendiary trainee (Category II, plant operator), phir kuch saal ka kaam aur promotion",
    hindi: "PCM के साथ Class 12 के बाद NPCIL में स्टाइपेंडरी ट्रेनी (Category II, प्लांट ऑपरेटर), फिर कुछ साल का काम और प्रमोशन",
  },
  "NPCIL stipendiary trainee after BSc or diploma, by its own test": {
    hinglish: "BSc ya diploma ke baad NPCIL mein stipendiary trainee, uske apne test se",
    hindi: "BSc या डिप्लोमा के बाद NPCIL में स्टाइपेंडरी ट्रेनी, उसके अपने टेस्ट से",
  },
  "NRAI-affiliated club, then State shooting championship": {
    hinglish: "NRAI se juda club, phir rajya ki shooting championship",
    hindi: "NRAI से जुड़ा क्लब, फिर राज्य की शूटिंग चैंपियनशिप",
  },
  "NSCA CSCS or ASCA certificate": { hinglish: "NSCA CSCS ya ASCA certificate", hindi: "NSCA CSCS या ASCA सर्टिफ़िकेट" },
  "NSD diploma (design; asks for six plays done)": {
    hinglish: "NSD diploma (design; chhah natak kiye hona zaroori)",
    hindi: "NSD डिप्लोमा (डिज़ाइन; छह नाटक किए होना ज़रूरी)",
  },
  "NSD diploma in Dramatic Arts (asks for six plays done)": {
    hinglish: "Dramatic Arts mein NSD diploma (chhah natak kiye hona zaroori)",
    hindi: "Dramatic Arts में NSD डिप्लोमा (छह नाटक किए होना ज़रूरी)",
  },
  "NSD diploma in Dramatic Arts (design; asks for six plays done)": {
    hinglish: "Dramatic Arts mein NSD diploma (design; chhah natak kiye hona zaroori)",
    hindi: "Dramatic Arts में NSD डिप्लोमा (डिज़ाइन; छह नाटक किए होना ज़रूरी)",
  },
  "NSI Kanpur or VSI Pune sugar courses after BSc": {
    hinglish: "BSc ke baad NSI Kanpur ya VSI Pune ke sugar courses",
    hindi: "BSc के बाद NSI कानपुर या VSI पुणे के शुगर कोर्स",
  },
  "NSNIS Patiala coaching diploma (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka coaching diploma (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का कोचिंग डिप्लोमा (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS Patiala diploma in sports coaching (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka sports coaching diploma (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का स्पोर्ट्स कोचिंग डिप्लोमा (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS Patiala diploma, athletics (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka diploma, athletics (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का डिप्लोमा, एथलेटिक्स (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS Patiala diploma, football (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka diploma, football (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का डिप्लोमा, फ़ुटबॉल (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS Patiala diploma, judo or taekwondo (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka diploma, judo ya taekwondo (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का डिप्लोमा, जूडो या ताइक्वांडो (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS Patiala diploma, swimming (asks for state or national play)": {
    hinglish: "NSNIS Patiala ka diploma, swimming (rajya ya national star par khela hona zaroori)",
    hindi: "NSNIS पटियाला का डिप्लोमा, तैराकी (राज्य या राष्ट्रीय स्तर पर खेला होना ज़रूरी)",
  },
  "NSNIS certificate course in swimming, some weeks long": {
    hinglish: "NSNIS ka swimming mein certificate course, kuch hafton ka",
    hindi: "NSNIS का तैराकी में सर्टिफ़िकेट कोर्स, कुछ हफ़्तों का",
  },
  "NTPC or another public power company by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se NTPC ya koi aur sarkari bijli company",
    hindi: "BTech के बाद GATE से NTPC या कोई और सरकारी बिजली कंपनी",
  },
  "Nail technician certificate of a few weeks": {
    hinglish: "Kuch hafton ka nail technician certificate",
    hindi: "कुछ हफ़्तों का नेल टेक्नीशियन सर्टिफ़िकेट",
  },
  "National Bamboo Mission or Krishi Vigyan Kendra training, then four years to the first cut": {
    hinglish: "National Bamboo Mission ya Krishi Vigyan Kendra ki training, phir pehli katai tak chaar saal",
    hindi: "National Bamboo Mission या Krishi Vigyan Kendra की ट्रेनिंग, फिर पहली कटाई तक चार साल",
  },
  "National Centre for Seismology or NGRI Hyderabad, by their own selection": {
    hinglish: "National Centre for Seismology ya NGRI Hyderabad, unke apne selection se",
    hindi: "National Centre for Seismology या NGRI हैदराबाद, उनके अपने चयन से",
  },
  "National Highways Authority (NHAI) by GATE or UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad GATE ya UPSC Engineering Services se National Highways Authority (NHAI)",
    hindi: "BTech के बाद GATE या UPSC Engineering Services से National Highways Authority (NHAI)",
  },
  "National Institute of Hydrology (Roorkee) or a State water resources department, by its own or the State PSC's selection": {
    hinglish:
      "National Institute of Hydrology (Roorkee) ya rajya ka jal sansadhan vibhag, uske apne selection ya State PSC ke selection se",
    hindi: "National Institute of Hydrology (रुड़की) या राज्य का जल संसाधन विभाग, उसके अपने चयन या State PSC के चयन से",
  },
  "National Physical Laboratory (CSIR), by its own selection": {
    hinglish: "National Physical Laboratory (CSIR), uske apne selection se",
    hindi: "National Physical Laboratory (CSIR), उसके अपने चयन से",
  },
  "National federation's technical officials' exam": {
    hinglish: "National federation ka technical officials ka exam",
    hindi: "नेशनल फ़ेडरेशन की टेक्निकल ऑफ़िशियलों की परीक्षा",
  },
  "Naturalist certificate course": { hinglish: "Naturalist certificate course", hindi: "नेचुरलिस्ट सर्टिफ़िकेट कोर्स" },
  "Naturalist course of a lodge company": { hinglish: "Lodge company ka naturalist course", hindi: "लॉज कंपनी का नेचुरलिस्ट कोर्स" },
  "Naval constructor officer of the Indian Navy, by its own selection, after BTech": {
    hinglish: "BTech ke baad Indian Navy mein naval constructor officer, uske apne selection se",
    hindi: "BTech के बाद भारतीय नौसेना में नेवल कंस्ट्रक्टर ऑफ़िसर, उसके अपने चयन से",
  },
  "Navik (Domestic Branch) after Class 10, from 18 years; men only so far": {
    hinglish: "Class 10 ke baad Navik (Domestic Branch), 18 saal ki umar se; ab tak sirf purush",
    hindi: "Class 10 के बाद Navik (Domestic Branch), 18 साल की उम्र से; अब तक सिर्फ़ पुरुष",
  },
  "Navik (General Duty), with maths and physics; men only so far": {
    hinglish: "Navik (General Duty), maths aur physics ke saath; ab tak sirf purush",
    hindi: "Navik (General Duty), मैथ्स और फ़िज़िक्स के साथ; अब तक सिर्फ़ पुरुष",
  },
  "Navy law officer entry by age 27, by law degree marks and SSB interview": {
    hinglish: "27 saal ki umar tak Navy law officer entry, law degree ke marks aur SSB interview se",
    hindi: "27 साल की उम्र तक नौसेना में लॉ ऑफ़िसर एंट्री, लॉ डिग्री के अंकों और SSB इंटरव्यू से",
  },
  "Navy sailor (as Agniveer) trained as a diver there, then the civil certificate": {
    hinglish: "Navy mein sailor (Agniveer ke taur par) aur wahin diver ki training, phir civil certificate",
    hindi: "नौसेना में नाविक (Agniveer के तौर पर) और वहीं गोताखोर की ट्रेनिंग, फिर सिविल सर्टिफ़िकेट",
  },
  "Net bowler or helper at an academy from 18, then the BCCI's Level courses": {
    hinglish: "18 saal ki umar se kisi academy mein net bowler ya helper, phir BCCI ke Level courses",
    hindi: "18 साल की उम्र से किसी अकादमी में नेट बॉलर या हेल्पर, फिर BCCI के Level कोर्स",
  },
  "No schooling asked; paid from the first day": {
    hinglish: "Padhai ki koi shart nahi; pehle din se paise",
    hindi: "पढ़ाई की कोई शर्त नहीं; पहले दिन से पैसे",
  },
  "Nurse Practitioner in Anaesthesia (2 years, MSc), where a college has begun it, after BSc Nursing": {
    hinglish: "BSc Nursing ke baad Anaesthesia mein Nurse Practitioner (2 saal, MSc), jahan kisi college ne ise shuru kiya ho",
    hindi: "BSc Nursing के बाद Anaesthesia में Nurse Practitioner (2 साल, MSc), जहाँ किसी कॉलेज ने इसे शुरू किया हो",
  },
  "Nurse Practitioner in Critical Care (2 years), after BSc Nursing and ICU work": {
    hinglish: "BSc Nursing aur ICU ke kaam ke baad Critical Care mein Nurse Practitioner (2 saal)",
    hindi: "BSc Nursing और ICU के काम के बाद Critical Care में Nurse Practitioner (2 साल)",
  },
  "Nurse Practitioner in Midwifery (18 months), after GNM or BSc Nursing and registration as nurse and midwife": {
    hinglish: "GNM ya BSc Nursing aur nurse aur midwife ke taur par registration ke baad, Midwifery mein Nurse Practitioner (18 mahine)",
    hindi: "GNM या BSc Nursing और नर्स और मिडवाइफ़ के तौर पर रजिस्ट्रेशन के बाद, Midwifery में Nurse Practitioner (18 महीने)",
  },
  "Nurse Practitioner in Nephrology Nursing (2 years, MSc), where a college has begun it, after BSc Nursing": {
    hinglish: "BSc Nursing ke baad Nephrology Nursing mein Nurse Practitioner (2 saal, MSc), jahan kisi college ne ise shuru kiya ho",
    hindi: "BSc Nursing के बाद Nephrology Nursing में Nurse Practitioner (2 साल, MSc), जहाँ किसी कॉलेज ने इसे शुरू किया हो",
  },
  "Nurse Practitioner in another branch, such as nephrology or anaesthesia (2 years), where a college has begun it, after BSc Nursing": {
    hinglish:
      "BSc Nursing ke baad kisi aur branch mein Nurse Practitioner, jaise nephrology ya anaesthesia (2 saal), jahan kisi college ne ise shuru kiya ho",
    hindi: "BSc Nursing के बाद किसी और ब्रांच में Nurse Practitioner, जैसे नेफ़्रोलॉजी या एनेस्थीसिया (2 साल), जहाँ किसी कॉलेज ने इसे शुरू किया हो",
  },
  "Nurse anaesthesia degree abroad, after BSc Nursing and ICU work": {
    hinglish: "BSc Nursing aur ICU ke kaam ke baad videsh mein nurse anaesthesia degree",
    hindi: "BSc Nursing और ICU के काम के बाद विदेश में नर्स एनेस्थीसिया की डिग्री",
  },
  "Nurse of the Tata Memorial Centre, by its own test, after BSc Nursing, or GNM with the oncology diploma": {
    hinglish: "BSc Nursing ke baad, ya oncology diploma ke saath GNM ke baad, Tata Memorial Centre mein nurse, uske apne test se",
    hindi: "BSc Nursing के बाद, या ऑन्कोलॉजी डिप्लोमा के साथ GNM के बाद, Tata Memorial Centre में नर्स, उसके अपने टेस्ट से",
  },
  "Nurse, social worker or house manager of a home first": {
    hinglish: "Pehle kisi care home mein nurse, social worker ya house manager",
    hindi: "पहले किसी केयर होम में नर्स, सोशल वर्कर या हाउस मैनेजर",
  },
  "Nursery Teacher Training diploma": { hinglish: "Nursery Teacher Training diploma", hindi: "Nursery Teacher Training डिप्लोमा" },
  "Nursery Teacher Training diploma, by which Delhi and some States also fill government posts": {
    hinglish: "Nursery Teacher Training diploma, jisse Delhi aur kuch rajya sarkari posts bhi bharte hain",
    hindi: "Nursery Teacher Training डिप्लोमा, जिससे दिल्ली और कुछ राज्य सरकारी पद भी भरते हैं",
  },
  "Nursery Teacher Training diploma; government nursery posts, as in Delhi, ask for one from a recognised institution": {
    hinglish: "Nursery Teacher Training diploma; sarkari nursery posts, jaise Delhi mein, manyata prapt institute ka diploma maangti hain",
    hindi: "Nursery Teacher Training डिप्लोमा; सरकारी नर्सरी पद, जैसे दिल्ली में, मान्यता प्राप्त संस्थान का डिप्लोमा माँगते हैं",
  },
  "Nursery teacher of a government school, as in Delhi, after Class 12 and a two-year nursery diploma": {
    hinglish: "Class 12 aur do saal ke nursery diploma ke baad sarkari school mein nursery teacher, jaise Delhi mein",
    hindi: "Class 12 और दो साल के नर्सरी डिप्लोमा के बाद सरकारी स्कूल में नर्सरी टीचर, जैसे दिल्ली में",
  },
  "Nursing Assistant (Veterinary) of the Army, by its own recruitment, for men with Class 12 in PCB": {
    hinglish: "PCB ke saath Class 12 wale purushon ke liye, Army mein Nursing Assistant (Veterinary), uski apni bharti se",
    hindi: "PCB के साथ Class 12 वाले पुरुषों के लिए, थलसेना में Nursing Assistant (Veterinary), उसकी अपनी भर्ती से",
  },
  "Nursing Assistant of the Army or Medical Assistant of the Navy (SSR), for men with Class 12 in PCB, by their own recruitment": {
    hinglish:
      "PCB ke saath Class 12 wale purushon ke liye, Army mein Nursing Assistant ya Navy mein Medical Assistant (SSR), unki apni bharti se",
    hindi: "PCB के साथ Class 12 वाले पुरुषों के लिए, थलसेना में Nursing Assistant या नौसेना में Medical Assistant (SSR), उनकी अपनी भर्ती से",
  },
  "Nursing attendant or orderly of a government hospital by State staff selection, mostly asking for Class 10": {
    hinglish: "Rajya staff selection se sarkari hospital mein nursing attendant ya orderly, jisme zyadatar Class 10 maangi jaati hai",
    hindi: "राज्य कर्मचारी चयन से सरकारी अस्पताल में नर्सिंग अटेंडेंट या अर्दली, जिसमें ज़्यादातर Class 10 माँगी जाती है",
  },
  "Nursing diploma (ANM or GNM, any stream)": {
    hinglish: "Nursing diploma (ANM ya GNM, koi bhi stream)",
    hindi: "नर्सिंग डिप्लोमा (ANM या GNM, कोई भी स्ट्रीम)",
  },
  "Nursing diploma (ANM, any stream)": { hinglish: "Nursing diploma (ANM, koi bhi stream)", hindi: "नर्सिंग डिप्लोमा (ANM, कोई भी स्ट्रीम)" },
  "Nursing officer by NORCET or State staff selection, then promotion": {
    hinglish: "NORCET ya rajya staff selection se nursing officer, phir promotion se",
    hindi: "NORCET या राज्य कर्मचारी चयन से नर्सिंग ऑफ़िसर, फिर प्रमोशन से",
  },
  "Nursing officer of NIMHANS or a State mental hospital, by their own tests, after BSc Nursing or GNM": {
    hinglish: "BSc Nursing ya GNM ke baad NIMHANS ya rajya ke mental hospital mein nursing officer, unke apne test se",
    hindi: "BSc Nursing या GNM के बाद NIMHANS या राज्य के मानसिक अस्पताल में नर्सिंग ऑफ़िसर, उनके अपने टेस्ट से",
  },
  "Nursing officer of a State hospital by State staff selection, after BSc Nursing or GNM": {
    hinglish: "BSc Nursing ya GNM ke baad rajya staff selection se rajya ke hospital mein nursing officer",
    hindi: "BSc Nursing या GNM के बाद राज्य कर्मचारी चयन से राज्य के अस्पताल में नर्सिंग ऑफ़िसर",
  },
  "Nursing superintendent of a railway hospital by RRB Paramedical, after BSc Nursing or GNM": {
    hinglish: "BSc Nursing ya GNM ke baad RRB Paramedical se railway hospital mein nursing superintendent",
    hindi: "BSc Nursing या GNM के बाद RRB Paramedical से रेलवे अस्पताल में नर्सिंग सुपरिंटेंडेंट",
  },
  "Nutrition or health coaching certificate": {
    hinglish: "Nutrition ya health coaching certificate",
    hindi: "न्यूट्रिशन या हेल्थ कोचिंग सर्टिफ़िकेट",
  },
  "ONGC by GATE or its own test, after BTech or MSc Geology": {
    hinglish: "BTech ya MSc Geology ke baad ONGC, GATE ya uske apne test se",
    hindi: "BTech या MSc Geology के बाद ONGC, GATE या उसके अपने टेस्ट से",
  },
  "ONGC or Oil India after BTech, by GATE or their own test": {
    hinglish: "BTech ke baad ONGC ya Oil India, GATE ya unke apne test se",
    hindi: "BTech के बाद ONGC या Oil India, GATE या उनके अपने टेस्ट से",
  },
  "ONGC or Oil India geologist by GATE or their own test, after MSc or MTech": {
    hinglish: "MSc ya MTech ke baad ONGC ya Oil India mein geologist, GATE ya unke apne test se",
    hindi: "MSc या MTech के बाद ONGC या Oil India में जियोलॉजिस्ट, GATE या उनके अपने टेस्ट से",
  },
  "ONGC or Oil India post by GATE or their own test, after BTech": {
    hinglish: "BTech ke baad ONGC ya Oil India mein post, GATE ya unke apne test se",
    hindi: "BTech के बाद ONGC या Oil India में पद, GATE या उनके अपने टेस्ट से",
  },
  "ONGC or Oil India, by their own selection": {
    hinglish: "ONGC ya Oil India, unke apne selection se",
    hindi: "ONGC या Oil India, उनके अपने चयन से",
  },
  "ONGC, Coal India or another such company, by GATE or its own test": {
    hinglish: "ONGC, Coal India ya aisi koi aur company, GATE ya uske apne test se",
    hindi: "ONGC, Coal India या ऐसी कोई और कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "Occupational health certificate, after a nursing course": {
    hinglish: "Nursing course ke baad occupational health certificate",
    hindi: "नर्सिंग कोर्स के बाद ऑक्यूपेशनल हेल्थ सर्टिफ़िकेट",
  },
  "Occupational therapist of a government hospital or institute, by its own test or, on the railways, RRB Paramedical, after BOT": {
    hinglish:
      "BOT ke baad sarkari hospital ya institute mein occupational therapist, uske apne test se ya, railway mein, RRB Paramedical se",
    hindi: "BOT के बाद सरकारी अस्पताल या संस्थान में ऑक्यूपेशनल थेरेपिस्ट, उसके अपने टेस्ट से या, रेलवे में, RRB Paramedical से",
  },
  "Office attendant or SSC MTS posts after Class 10": {
    hinglish: "Class 10 ke baad office attendant ya SSC MTS ki posts",
    hindi: "Class 10 के बाद ऑफ़िस अटेंडेंट या SSC MTS के पद",
  },
  "Office executive first, then promotion": {
    hinglish: "Pehle office executive, phir promotion se",
    hindi: "पहले ऑफ़िस एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Office helper in a private firm from 18": {
    hinglish: "18 saal ki umar se private firm mein office helper",
    hindi: "18 साल की उम्र से प्राइवेट फ़र्म में ऑफ़िस हेल्पर",
  },
  "Office management diploma": { hinglish: "Office management diploma", hindi: "ऑफ़िस मैनेजमेंट डिप्लोमा" },
  "Office or administration executive first, then promotion": {
    hinglish: "Pehle office ya administration executive, phir promotion se",
    hindi: "पहले ऑफ़िस या एडमिनिस्ट्रेशन एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Office superintendent of the Income-tax department by SSC CGL, after any degree": {
    hinglish: "Kisi bhi degree ke baad SSC CGL se Income-tax department mein office superintendent",
    hindi: "किसी भी डिग्री के बाद SSC CGL से आयकर विभाग में ऑफ़िस सुपरिंटेंडेंट",
  },
  "Officer by NDA, or by CDS or UPSC CAPF after a degree, or other army, police or paramilitary service first": {
    hinglish: "Pehle NDA se, ya degree ke baad CDS ya UPSC CAPF se officer, ya pehle sena, police ya ardhsainik bal mein koi aur seva",
    hindi: "पहले NDA से, या डिग्री के बाद CDS या UPSC CAPF से ऑफ़िसर, या पहले सेना, पुलिस या अर्धसैनिक बल में कोई और सेवा",
  },
  "Officer of LIC (LIC AAO, actuarial) after a degree and some actuarial papers": {
    hinglish: "Degree aur kuch actuarial papers ke baad LIC mein officer (LIC AAO, actuarial)",
    hindi: "डिग्री और कुछ एक्चुअरियल पेपर के बाद LIC में ऑफ़िसर (LIC AAO, एक्चुअरियल)",
  },
  "Officer of LIC or another insurer, then a whole career there, for the Insurance Ombudsman's post (from about 55)": {
    hinglish:
      "LIC ya kisi aur insurance company mein officer, phir wahin poora career, Insurance Ombudsman ki post ke liye (kareeb 55 ki umar se)",
    hindi: "LIC या किसी और बीमा कंपनी में ऑफ़िसर, फिर वहीं पूरा करियर, बीमा लोकपाल के पद के लिए (क़रीब 55 की उम्र से)",
  },
  "Officer of a public bank (IBPS PO or SBI PO), then its credit desk, or its own recruitment of credit officers, after CA or MBA": {
    hinglish:
      "Sarkari bank mein officer (IBPS PO ya SBI PO), phir uski credit desk, ya CA ya MBA ke baad credit officers ki uski apni bharti",
    hindi: "सरकारी बैंक में ऑफ़िसर (IBPS PO या SBI PO), फिर उसकी क्रेडिट डेस्क, या CA या MBA के बाद क्रेडिट ऑफ़िसरों की उसकी अपनी भर्ती",
  },
  "Officer of a public bank (IBPS PO or SBI PO), then its loan desk": {
    hinglish: "Sarkari bank mein officer (IBPS PO ya SBI PO), phir uski loan desk",
    hindi: "सरकारी बैंक में ऑफ़िसर (IBPS PO या SBI PO), फिर उसकी लोन डेस्क",
  },
  "Officer of the Army Dental Corps, by NEET-MDS rank and interview, after BDS": {
    hinglish: "BDS ke baad NEET-MDS rank aur interview se Army Dental Corps mein officer",
    hindi: "BDS के बाद NEET-MDS रैंक और इंटरव्यू से Army Dental Corps में ऑफ़िसर",
  },
  "Officer of the Army's Remount Veterinary Corps, by its SSB interview, after BVSc": {
    hinglish: "BVSc ke baad Army ki Remount Veterinary Corps mein officer, uske SSB interview se",
    hindi: "BVSc के बाद थलसेना की Remount Veterinary Corps में ऑफ़िसर, उसके SSB इंटरव्यू से",
  },
  "Officer of the RBI (Grade B), then promotion": {
    hinglish: "RBI mein officer (Grade B), phir promotion se",
    hindi: "RBI में ऑफ़िसर (Grade B), फिर प्रमोशन से",
  },
  "Officiating course of the State association or the All India Tennis Association (AITA), then badges of the world federation (ITF)": {
    hinglish: "Rajya association ya All India Tennis Association (AITA) ka officiating course, phir world federation (ITF) ke badge",
    hindi: "राज्य एसोसिएशन या All India Tennis Association (AITA) का ऑफ़िशिएटिंग कोर्स, फिर विश्व फ़ेडरेशन (ITF) के बैज",
  },
  "On-screen marking for an exam company": {
    hinglish: "Exam company ke liye on-screen copy jaanchna",
    hindi: "परीक्षा कंपनी के लिए ऑन-स्क्रीन कॉपी जाँचना",
  },
  "Online facilitator course of the Tourism Ministry (IITF) after Class 12, from 18, or the State's guide training": {
    hinglish: "Class 12 ke baad Tourism Ministry ka online facilitator course (IITF), 18 saal ki umar se, ya rajya ki guide training",
    hindi: "Class 12 के बाद पर्यटन मंत्रालय का ऑनलाइन फ़ैसिलिटेटर कोर्स (IITF), 18 साल की उम्र से, या राज्य की गाइड ट्रेनिंग",
  },
  "Online office-tools certificate, portfolio of small jobs": {
    hinglish: "Online office tools ka certificate, chhote kaamon ka portfolio",
    hindi: "ऑनलाइन ऑफ़िस टूल्स का सर्टिफ़िकेट, छोटे कामों का पोर्टफ़ोलियो",
  },
  "Open mics after any degree": { hinglish: "Kisi bhi degree ke baad open mic", hindi: "किसी भी डिग्री के बाद ओपन माइक" },
  "Open mics alongside any degree": { hinglish: "Kisi bhi degree ke saath-saath open mic", hindi: "किसी भी डिग्री के साथ-साथ ओपन माइक" },
  "Open qualifiers and amateur leagues": { hinglish: "Open qualifier aur amateur league", hindi: "ओपन क्वालिफ़ायर और एमेच्योर लीग" },
  "Operations executive or supervisor first, then promotion": {
    hinglish: "Pehle operations executive ya supervisor, phir promotion se",
    hindi: "पहले ऑपरेशंस एग्ज़िक्यूटिव या सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Operations trainee of a broker, bank or fund first, after any degree": {
    hinglish: "Kisi bhi degree ke baad pehle kisi broker, bank ya fund mein operations trainee",
    hindi: "किसी भी डिग्री के बाद पहले किसी ब्रोकर, बैंक या फ़ंड में ऑपरेशंस ट्रेनी",
  },
  "Operator in the Border Roads Organisation (BRO) by its own recruitment, with Class 10, a heavy licence and experience (its notices have been for men)":
    {
      hinglish:
        "Border Roads Organisation (BRO) mein operator, uski apni bharti se, Class 10, heavy licence aur anubhav ke saath (uske notice purushon ke liye rahe hain)",
      hindi: "Border Roads Organisation (BRO) में ऑपरेटर, उसकी अपनी भर्ती से, Class 10, हेवी लाइसेंस और अनुभव के साथ (उसके नोटिस पुरुषों के लिए रहे हैं)",
    },
  "Operator of a State water board or municipality, by its own test, after the ITI or diploma": {
    hinglish: "ITI ya diploma ke baad rajya ke water board ya nagar palika mein operator, uske apne test se",
    hindi: "ITI या डिप्लोमा के बाद राज्य के जल बोर्ड या नगर पालिका में ऑपरेटर, उसके अपने टेस्ट से",
  },
  "Operator posts of IOCL or HPCL, by their own tests, after Diploma in Chemical Engineering": {
    hinglish: "Chemical Engineering mein diploma ke baad IOCL ya HPCL mein operator ki posts, unke apne test se",
    hindi: "Chemical Engineering में डिप्लोमा के बाद IOCL या HPCL में ऑपरेटर के पद, उनके अपने टेस्ट से",
  },
  "Optometrist of a government hospital by State staff selection or, on the railways, RRB Paramedical, after BOptom or a diploma": {
    hinglish: "BOptom ya diploma ke baad sarkari hospital mein optometrist, rajya staff selection se ya, railway mein, RRB Paramedical se",
    hindi: "BOptom या डिप्लोमा के बाद सरकारी अस्पताल में ऑप्टोमेट्रिस्ट, राज्य कर्मचारी चयन से या, रेलवे में, RRB Paramedical से",
  },
  "Oracle or SQL Server administration course after a computing degree": {
    hinglish: "Computing degree ke baad Oracle ya SQL Server administration course",
    hindi: "कंप्यूटिंग की डिग्री के बाद Oracle या SQL Server एडमिनिस्ट्रेशन कोर्स",
  },
  "Own agency after any degree": { hinglish: "Kisi bhi degree ke baad apni agency", hindi: "किसी भी डिग्री के बाद अपनी एजेंसी" },
  "Own cart or spot, from the age that the State sets, in many 18": {
    hinglish: "Apna thela ya jagah, rajya ki tay ki hui umar se, kai rajyon mein 18 saal",
    hindi: "अपना ठेला या जगह, राज्य की तय की हुई उम्र से, कई राज्यों में 18 साल",
  },
  "Own centre after Class 12, with a computer course and the TEC certificate": {
    hinglish: "Class 12 ke baad apna centre, computer course aur TEC certificate ke saath",
    hindi: "Class 12 के बाद अपना सेंटर, कंप्यूटर कोर्स और TEC सर्टिफ़िकेट के साथ",
  },
  "Own centre from 18, after the Telecentre Entrepreneur Course (TEC) and its test": {
    hinglish: "Telecentre Entrepreneur Course (TEC) aur uske test ke baad apna centre, 18 saal ki umar se",
    hindi: "Telecentre Entrepreneur Course (TEC) और उसके टेस्ट के बाद अपना सेंटर, 18 साल की उम्र से",
  },
  "Own channel beside any degree": { hinglish: "Kisi bhi degree ke saath-saath apna channel", hindi: "किसी भी डिग्री के साथ-साथ अपना चैनल" },
  "Own channel beside school, earning through a parent until 18": {
    hinglish: "School ke saath-saath apna channel, 18 saal ki umar tak kamai maata ya pita ke zariye",
    hindi: "स्कूल के साथ-साथ अपना चैनल, 18 साल की उम्र तक कमाई माता या पिता के ज़रिए",
  },
  "Own channel, with learning by doing (paid through a parent until 18)": {
    hinglish: "Apna channel, karte-karte seekhna (18 saal ki umar tak paise maata ya pita ke zariye)",
    hindi: "अपना चैनल, करते-करते सीखना (18 साल की उम्र तक पैसे माता या पिता के ज़रिए)",
  },
  "Own clinic or a contract post of the State health mission, after BHMS": {
    hinglish: "BHMS ke baad apna clinic ya rajya ke health mission ki contract wali post",
    hindi: "BHMS के बाद अपना क्लिनिक या राज्य के हेल्थ मिशन का कॉन्ट्रैक्ट वाला पद",
  },
  "Own clinic or a contract post of the State health mission, after BSMS": {
    hinglish: "BSMS ke baad apna clinic ya rajya ke health mission ki contract wali post",
    hindi: "BSMS के बाद अपना क्लिनिक या राज्य के हेल्थ मिशन का कॉन्ट्रैक्ट वाला पद",
  },
  "Own clinic or a contract post of the State health mission, after BUMS": {
    hinglish: "BUMS ke baad apna clinic ya rajya ke health mission ki contract wali post",
    hindi: "BUMS के बाद अपना क्लिनिक या राज्य के हेल्थ मिशन का कॉन्ट्रैक्ट वाला पद",
  },
  "Own clinic or a resident's post, for a general practitioner, after MBBS": {
    hinglish: "MBBS ke baad, general practitioner ke liye, apna clinic ya resident ki post",
    hindi: "MBBS के बाद, जनरल प्रैक्टिशनर के लिए, अपना क्लिनिक या रेज़िडेंट का पद",
  },
  "Own clinic, a private hospital or a contract post of the State health mission, after BAMS": {
    hinglish: "BAMS ke baad apna clinic, private hospital ya rajya ke health mission ki contract wali post",
    hindi: "BAMS के बाद अपना क्लिनिक, प्राइवेट अस्पताल या राज्य के हेल्थ मिशन का कॉन्ट्रैक्ट वाला पद",
  },
  "Own clinic, or a doctor's post in a nature cure hospital or wellness resort, after BNYS": {
    hinglish: "BNYS ke baad apna clinic, ya nature cure hospital ya wellness resort mein doctor ki post",
    hindi: "BNYS के बाद अपना क्लिनिक, या प्राकृतिक चिकित्सा अस्पताल या वेलनेस रिज़ॉर्ट में डॉक्टर का पद",
  },
  "Own company founded, or family company joined and led after years in it": {
    hinglish: "Apni company shuru karna, ya parivar ki company mein aana aur usmein kuch saal baad use chalana",
    hindi: "अपनी कंपनी शुरू करना, या परिवार की कंपनी में आना और उसमें कुछ साल बाद उसे चलाना",
  },
  "Own dhaba on leased land, with savings or a Mudra loan": {
    hinglish: "Lease ki zameen par apna dhaba, bachat ya Mudra loan se",
    hindi: "लीज़ की ज़मीन पर अपना ढाबा, बचत या Mudra लोन से",
  },
  "Own editing test of a publisher, or of a firm that edits for publishers abroad, after any degree": {
    hinglish: "Kisi bhi degree ke baad kisi publisher ka, ya videshi publishers ke liye editing karne wali firm ka, apna editing test",
    hindi: "किसी भी डिग्री के बाद किसी प्रकाशक का, या विदेशी प्रकाशकों के लिए एडिटिंग करने वाली फ़र्म का, अपना एडिटिंग टेस्ट",
  },
  "Own enterprise": { hinglish: "Apna karobar", hindi: "अपना कारोबार" },
  "Own laundry or ironing stall, from 18": {
    hinglish: "Apni laundry ya istri ka stall, 18 saal ki umar se",
    hindi: "अपनी लॉन्ड्री या इस्त्री का स्टॉल, 18 साल की उम्र से",
  },
  "Own podcast, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath apna podcast",
    hindi: "किसी भी डिग्री के साथ-साथ अपना पॉडकास्ट",
  },
  "Own reviews online, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath apne online review",
    hindi: "किसी भी डिग्री के साथ-साथ अपने ऑनलाइन रिव्यू",
  },
  "Own shop after any degree": { hinglish: "Kisi bhi degree ke baad apni dukaan", hindi: "किसी भी डिग्री के बाद अपनी दुकान" },
  "Own shop from age 18": { hinglish: "18 saal ki umar se apni dukaan", hindi: "18 साल की उम्र से अपनी दुकान" },
  "Own small unit at home, often with a self-help group": {
    hinglish: "Ghar par apni chhoti unit, aksar self-help group ke saath",
    hindi: "घर पर अपनी छोटी यूनिट, अक्सर स्वयं सहायता समूह के साथ",
  },
  "Own stall from age 18": { hinglish: "18 saal ki umar se apna stall", hindi: "18 साल की उम्र से अपना स्टॉल" },
  "Own start after any degree": { hinglish: "Kisi bhi degree ke baad apni shuruaat", hindi: "किसी भी डिग्री के बाद अपनी शुरुआत" },
  "Own start from age 18": { hinglish: "18 saal ki umar se apni shuruaat", hindi: "18 साल की उम्र से अपनी शुरुआत" },
  "Own store from age 18": { hinglish: "18 saal ki umar se apna store", hindi: "18 साल की उम्र से अपना स्टोर" },
  "Own store, or taking over the family's with billing software and home orders by phone": {
    hinglish: "Apna store, ya parivar ka store sambhalna, billing software aur phone par home delivery ke order ke saath",
    hindi: "अपना स्टोर, या परिवार का स्टोर सँभालना, बिलिंग सॉफ़्टवेयर और फ़ोन पर होम डिलीवरी के ऑर्डर के साथ",
  },
  "Own trade after any degree": { hinglish: "Kisi bhi degree ke baad apna vyapar", hindi: "किसी भी डिग्री के बाद अपना व्यापार" },
  "Own trade from age 18": { hinglish: "18 saal ki umar se apna vyapar", hindi: "18 साल की उम्र से अपना व्यापार" },
};
