import type { ToldTexts } from "../told-texts.ts";

export const pToZ: ToldTexts = {
  "PACS maker's training, after some years as radiographer or in a hospital's IT department": {
    hinglish: "Radiographer ke taur par ya hospital ke IT department mein kuch saal ke baad, PACS banane wali company ki training",
    hindi: "रेडियोग्राफ़र के तौर पर या अस्पताल के IT विभाग में कुछ साल के बाद, PACS बनाने वाली कंपनी की ट्रेनिंग",
  },
  "PG Diploma (1 year) or MSc in Music Therapy, after any degree, with a trained voice or instrument": {
    hinglish: "Kisi bhi degree ke baad Music Therapy mein PG diploma (1 saal) ya MSc, gaane ya kisi vadya ki training ke saath",
    hindi: "किसी भी डिग्री के बाद Music Therapy में PG डिप्लोमा (1 साल) या MSc, गायन या किसी वाद्य की ट्रेनिंग के साथ",
  },
  "PG Diploma (1 year, after any degree) or MA in expressive arts therapy": {
    hinglish: "Expressive arts therapy mein PG diploma (1 saal, kisi bhi degree ke baad) ya MA",
    hindi: "एक्सप्रेसिव आर्ट्स थेरेपी में PG डिप्लोमा (1 साल, किसी भी डिग्री के बाद) या MA",
  },
  "PG Diploma in Accommodation Operation and Management (IHM), then years as housekeeping supervisor": {
    hinglish: "Accommodation Operation and Management mein PG diploma (IHM), phir housekeeping supervisor ke taur par kuch saal",
    hindi: "Accommodation Operation and Management में PG डिप्लोमा (IHM), फिर हाउसकीपिंग सुपरवाइज़र के तौर पर कुछ साल",
  },
  "PG Diploma in Advanced Computing, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Advanced Computing mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Advanced Computing में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Advanced Computing, mostly after engineering (C-DAC, by C-CAT), then years as software engineer and lead": {
    hinglish:
      "Advanced Computing mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir software engineer aur lead ke taur par kuch saal",
    hindi: "Advanced Computing में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "PG Diploma in Advanced Computing, mostly after engineering (C-DAC, by C-CAT), then years as software engineer or IT consultant": {
    hinglish:
      "Advanced Computing mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir software engineer ya IT consultant ke taur par kuch saal",
    hindi: "Advanced Computing में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "PG Diploma in Advanced or Mobile Computing, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Advanced ya Mobile Computing mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Advanced या Mobile Computing में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Apparel Merchandising": { hinglish: "Apparel Merchandising mein PG diploma", hindi: "Apparel Merchandising में PG डिप्लोमा" },
  "PG Diploma in Archives Management, or the National Archives' courses (some weeks after a degree, a year after a master's)": {
    hinglish:
      "Archives Management mein PG diploma, ya National Archives ke courses (degree ke baad kuch hafte, master degree ke baad ek saal)",
    hindi: "Archives Management में PG डिप्लोमा, या National Archives के कोर्स (डिग्री के बाद कुछ हफ़्ते, मास्टर डिग्री के बाद एक साल)",
  },
  "PG Diploma in Artificial Intelligence, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Artificial Intelligence mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Artificial Intelligence में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Banking with job offer": {
    hinglish: "Banking mein PG diploma, job offer ke saath",
    hindi: "Banking में PG डिप्लोमा, नौकरी के ऑफ़र के साथ",
  },
  "PG Diploma in Big Data Analytics, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Big Data Analytics mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Big Data Analytics में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Business Analytics": { hinglish: "Business Analytics mein PG diploma", hindi: "Business Analytics में PG डिप्लोमा" },
  "PG Diploma in Clinical Perfusion, by the institute's own test, such as at Sree Chitra, Thiruvananthapuram, after a BSc": {
    hinglish: "BSc ke baad Clinical Perfusion mein PG diploma, institute ke apne test se, jaise Sree Chitra, Thiruvananthapuram mein",
    hindi: "BSc के बाद Clinical Perfusion में PG डिप्लोमा, संस्थान के अपने टेस्ट से, जैसे Sree Chitra, तिरुवनंतपुरम में",
  },
  "PG Diploma in Clinical Research or Data Management": {
    hinglish: "Clinical Research ya Data Management mein PG diploma",
    hindi: "Clinical Research या Data Management में PG डिप्लोमा",
  },
  "PG Diploma in Criminology": { hinglish: "Criminology mein PG diploma", hindi: "Criminology में PG डिप्लोमा" },
  "PG Diploma in Cyber Law": { hinglish: "Cyber Law mein PG diploma", hindi: "Cyber Law में PG डिप्लोमा" },
  "PG Diploma in Digital Marketing or Communication": {
    hinglish: "Digital Marketing ya Communication mein PG diploma",
    hindi: "Digital Marketing या Communication में PG डिप्लोमा",
  },
  "PG Diploma in Digital Media": { hinglish: "Digital Media mein PG diploma", hindi: "Digital Media में PG डिप्लोमा" },
  "PG Diploma in Early Childhood Care and Education": {
    hinglish: "Early Childhood Care and Education mein PG diploma",
    hindi: "Early Childhood Care and Education में PG डिप्लोमा",
  },
  "PG Diploma in Early Intervention": { hinglish: "Early Intervention mein PG diploma", hindi: "Early Intervention में PG डिप्लोमा" },
  "PG Diploma in Embedded Systems Design or Advanced Computing, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Embedded Systems Design ya Advanced Computing mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Embedded Systems Design या Advanced Computing में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Embedded Systems, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Embedded Systems mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Embedded Systems में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Emergency Medical Services (PGDEMS), after BSc Nursing, BPT, BAMS or BHMS": {
    hinglish: "BSc Nursing, BPT, BAMS ya BHMS ke baad Emergency Medical Services mein PG diploma (PGDEMS)",
    hindi: "BSc Nursing, BPT, BAMS या BHMS के बाद Emergency Medical Services में PG डिप्लोमा (PGDEMS)",
  },
  "PG Diploma in Event Management": { hinglish: "Event Management mein PG diploma", hindi: "Event Management में PG डिप्लोमा" },
  "PG Diploma in Fire Safety": { hinglish: "Fire Safety mein PG diploma", hindi: "Fire Safety में PG डिप्लोमा" },
  "PG Diploma in Foreign Trade": { hinglish: "Foreign Trade mein PG diploma", hindi: "Foreign Trade में PG डिप्लोमा" },
  "PG Diploma in Foreign Trade or Export Import": {
    hinglish: "Foreign Trade ya Export Import mein PG diploma",
    hindi: "Foreign Trade या Export Import में PG डिप्लोमा",
  },
  "PG Diploma in GIS": { hinglish: "GIS mein PG diploma", hindi: "GIS में PG डिप्लोमा" },
  "PG Diploma in GIS and Remote Sensing (also at ISRO's IIRS, Dehradun, mostly after a master's or BTech)": {
    hinglish: "GIS and Remote Sensing mein PG diploma (ISRO ke IIRS, Dehradun mein bhi, zyadatar master degree ya BTech ke baad)",
    hindi: "GIS and Remote Sensing में PG डिप्लोमा (ISRO के IIRS, देहरादून में भी, ज़्यादातर मास्टर डिग्री या BTech के बाद)",
  },
  "PG Diploma in Game Art or Visual Effects": {
    hinglish: "Game Art ya Visual Effects mein PG diploma",
    hindi: "Game Art या Visual Effects में PG डिप्लोमा",
  },
  "PG Diploma in Game Design": { hinglish: "Game Design mein PG diploma", hindi: "Game Design में PG डिप्लोमा" },
  "PG Diploma in Game Design and Development": {
    hinglish: "Game Design and Development mein PG diploma",
    hindi: "Game Design and Development में PG डिप्लोमा",
  },
  "PG Diploma in Game Development": { hinglish: "Game Development mein PG diploma", hindi: "Game Development में PG डिप्लोमा" },
  "PG Diploma in Gerontology": { hinglish: "Gerontology mein PG diploma", hindi: "Gerontology में PG डिप्लोमा" },
  "PG Diploma in Guidance and Counselling": {
    hinglish: "Guidance and Counselling mein PG diploma",
    hindi: "Guidance and Counselling में PG डिप्लोमा",
  },
  "PG Diploma in HPC System Administration or HPC Application Programming, mostly after engineering or MCA (C-DAC, by C-CAT)": {
    hinglish:
      "HPC System Administration ya HPC Application Programming mein PG diploma, zyadatar engineering ya MCA ke baad (C-DAC, C-CAT se)",
    hindi: "HPC System Administration या HPC Application Programming में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग या MCA के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Health Informatics": { hinglish: "Health Informatics mein PG diploma", hindi: "Health Informatics में PG डिप्लोमा" },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then some years as cloud or security engineer":
    {
      hinglish:
        "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir cloud ya security engineer ke taur par kuch saal",
      hindi:
        "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर क्लाउड या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
    },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then some years as developer or penetration tester":
    {
      hinglish:
        "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir developer ya penetration tester ke taur par kuch saal",
      hindi:
        "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर डेवलपर या पेनेट्रेशन टेस्टर के तौर पर कुछ साल",
    },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then some years as security operations analyst":
    {
      hinglish:
        "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir security operations analyst ke taur par kuch saal",
      hindi:
        "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर सिक्योरिटी ऑपरेशंस एनालिस्ट के तौर पर कुछ साल",
    },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then some years as systems administrator":
    {
      hinglish:
        "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir systems administrator ke taur par kuch saal",
      hindi:
        "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर सिस्टम्स एडमिनिस्ट्रेटर के तौर पर कुछ साल",
    },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then years as information security engineer":
    {
      hinglish:
        "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir information security engineer ke taur par kuch saal",
      hindi:
        "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
    },
  "PG Diploma in IT Infrastructure, Systems and Security, mostly after engineering (C-DAC, by C-CAT), then years of work": {
    hinglish:
      "IT Infrastructure, Systems and Security mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se), phir kuch saal ka kaam",
    hindi: "IT Infrastructure, Systems and Security में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से), फिर कुछ साल का काम",
  },
  "PG Diploma in Industrial Automation": { hinglish: "Industrial Automation mein PG diploma", hindi: "Industrial Automation में PG डिप्लोमा" },
  "PG Diploma in Industrial Safety": { hinglish: "Industrial Safety mein PG diploma", hindi: "Industrial Safety में PG डिप्लोमा" },
  "PG Diploma in Instructional Design": { hinglish: "Instructional Design mein PG diploma", hindi: "Instructional Design में PG डिप्लोमा" },
  "PG Diploma in International Trade": { hinglish: "International Trade mein PG diploma", hindi: "International Trade में PG डिप्लोमा" },
  "PG Diploma in Internet of Things, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "Internet of Things mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "Internet of Things में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Journalism": { hinglish: "Journalism mein PG diploma", hindi: "Journalism में PG डिप्लोमा" },
  "PG Diploma in Journalism (IIMC, or the Asian College of Journalism by its own test)": {
    hinglish: "Journalism mein PG diploma (IIMC, ya Asian College of Journalism, uske apne test se)",
    hindi: "Journalism में PG डिप्लोमा (IIMC, या Asian College of Journalism, उसके अपने टेस्ट से)",
  },
  "PG Diploma in Journalism or Digital Media": {
    hinglish: "Journalism ya Digital Media mein PG diploma",
    hindi: "Journalism या Digital Media में PG डिप्लोमा",
  },
  "PG Diploma in Library Automation": { hinglish: "Library Automation mein PG diploma", hindi: "Library Automation में PG डिप्लोमा" },
  "PG Diploma in Logistics after any degree": {
    hinglish: "Kisi bhi degree ke baad Logistics mein PG diploma",
    hindi: "किसी भी डिग्री के बाद Logistics में PG डिप्लोमा",
  },
  "PG Diploma in Logistics or Supply Chain": {
    hinglish: "Logistics ya Supply Chain mein PG diploma",
    hindi: "Logistics या Supply Chain में PG डिप्लोमा",
  },
  "PG Diploma in Materials Management": { hinglish: "Materials Management mein PG diploma", hindi: "Materials Management में PG डिप्लोमा" },
  "PG Diploma in Materials Management, such as IIMM's, after any degree": {
    hinglish: "Kisi bhi degree ke baad Materials Management mein PG diploma, jaise IIMM ka",
    hindi: "किसी भी डिग्री के बाद Materials Management में PG डिप्लोमा, जैसे IIMM का",
  },
  "PG Diploma in Multimedia": { hinglish: "Multimedia mein PG diploma", hindi: "Multimedia में PG डिप्लोमा" },
  "PG Diploma in Preventive Conservation (IGNCA), after any degree": {
    hinglish: "Kisi bhi degree ke baad Preventive Conservation mein PG diploma (IGNCA)",
    hindi: "किसी भी डिग्री के बाद Preventive Conservation में PG डिप्लोमा (IGNCA)",
  },
  "PG Diploma in Rehabilitation Psychology (1 year, RCI-recognised), after BA or MA Psychology": {
    hinglish: "BA ya MA Psychology ke baad Rehabilitation Psychology mein PG diploma (1 saal, RCI se manyata prapt)",
    hindi: "BA या MA Psychology के बाद Rehabilitation Psychology में PG डिप्लोमा (1 साल, RCI से मान्यता प्राप्त)",
  },
  "PG Diploma in Remote Sensing and GIS": {
    hinglish: "Remote Sensing and GIS mein PG diploma",
    hindi: "Remote Sensing and GIS में PG डिप्लोमा",
  },
  "PG Diploma in Remote Sensing and GIS (also at ISRO's IIRS, Dehradun, mostly after a master's or BTech)": {
    hinglish: "Remote Sensing and GIS mein PG diploma (ISRO ke IIRS, Dehradun mein bhi, zyadatar master degree ya BTech ke baad)",
    hindi: "Remote Sensing and GIS में PG डिप्लोमा (ISRO के IIRS, देहरादून में भी, ज़्यादातर मास्टर डिग्री या BTech के बाद)",
  },
  "PG Diploma in Security Management": { hinglish: "Security Management mein PG diploma", hindi: "Security Management में PG डिप्लोमा" },
  "PG Diploma in Shipping": { hinglish: "Shipping mein PG diploma", hindi: "Shipping में PG डिप्लोमा" },
  "PG Diploma in Sports Management or Sports Law": {
    hinglish: "Sports Management ya Sports Law mein PG diploma",
    hindi: "Sports Management या Sports Law में PG डिप्लोमा",
  },
  "PG Diploma in Supply Chain": { hinglish: "Supply Chain mein PG diploma", hindi: "Supply Chain में PG डिप्लोमा" },
  "PG Diploma in Taxation": { hinglish: "Taxation mein PG diploma", hindi: "Taxation में PG डिप्लोमा" },
  "PG Diploma in UI and UX Design": { hinglish: "UI and UX Design mein PG diploma", hindi: "UI and UX Design में PG डिप्लोमा" },
  "PG Diploma in VLSI Design, mostly after engineering (C-DAC, by C-CAT)": {
    hinglish: "VLSI Design mein PG diploma, zyadatar engineering ke baad (C-DAC, C-CAT se)",
    hindi: "VLSI Design में PG डिप्लोमा, ज़्यादातर इंजीनियरिंग के बाद (C-DAC, C-CAT से)",
  },
  "PG Diploma in Web or Communication Design": {
    hinglish: "Web ya Communication Design mein PG diploma",
    hindi: "Web या Communication Design में PG डिप्लोमा",
  },
  "PG Diploma in Yoga": { hinglish: "Yoga mein PG diploma", hindi: "Yoga में PG डिप्लोमा" },
  "PG Diploma in dance movement or expressive arts therapy, after a degree": {
    hinglish: "Degree ke baad dance movement ya expressive arts therapy mein PG diploma",
    hindi: "डिग्री के बाद डांस मूवमेंट या एक्सप्रेसिव आर्ट्स थेरेपी में PG डिप्लोमा",
  },
  "PG Diploma in plastics processing and testing (CIPET), after BSc Chemistry": {
    hinglish: "BSc Chemistry ke baad plastics processing aur testing mein PG diploma (CIPET)",
    hindi: "BSc Chemistry के बाद प्लास्टिक प्रोसेसिंग और टेस्टिंग में PG डिप्लोमा (CIPET)",
  },
  "PG Diploma in sports psychology": { hinglish: "Sports psychology mein PG diploma", hindi: "स्पोर्ट्स साइकोलॉजी में PG डिप्लोमा" },
  "PG Diploma of the Indian Institute of Packaging, after science or engineering": {
    hinglish: "Science ya engineering ke baad Indian Institute of Packaging ka PG diploma",
    hindi: "साइंस या इंजीनियरिंग के बाद Indian Institute of Packaging का PG डिप्लोमा",
  },
  "PG Diploma or MA in Disaster Management": {
    hinglish: "Disaster Management mein PG diploma ya MA",
    hindi: "Disaster Management में PG डिप्लोमा या MA",
  },
  "PG Diploma or MBA in Sports Management": {
    hinglish: "Sports Management mein PG diploma ya MBA",
    hindi: "Sports Management में PG डिप्लोमा या MBA",
  },
  "PG Diploma or MSc in Yoga Therapy, after any degree": {
    hinglish: "Kisi bhi degree ke baad Yoga Therapy mein PG diploma ya MSc",
    hindi: "किसी भी डिग्री के बाद Yoga Therapy में PG डिप्लोमा या MSc",
  },
  "PG Diploma, Institute of Archaeology (ASI, by its own test, after an MA)": {
    hinglish: "Institute of Archaeology ka PG diploma (ASI, uske apne test se, MA ke baad)",
    hindi: "Institute of Archaeology का PG डिप्लोमा (ASI, उसके अपने टेस्ट से, MA के बाद)",
  },
  "PG diploma in Advertising and PR (IIMC)": {
    hinglish: "Advertising and PR mein PG diploma (IIMC)",
    hindi: "Advertising and PR में PG डिप्लोमा (IIMC)",
  },
  "PG diploma in Advertising and PR (IIMC, by CUET-PG) or PGDM-C of MICA": {
    hinglish: "Advertising and PR mein PG diploma (IIMC, CUET-PG se) ya MICA ka PGDM-C",
    hindi: "Advertising and PR में PG डिप्लोमा (IIMC, CUET-PG से) या MICA का PGDM-C",
  },
  "PG diploma in Book Publishing": { hinglish: "Book Publishing mein PG diploma", hindi: "Book Publishing में PG डिप्लोमा" },
  "PG diploma in CT and MRI after a radiography course": {
    hinglish: "Radiography course ke baad CT aur MRI mein PG diploma",
    hindi: "रेडियोग्राफ़ी कोर्स के बाद CT और MRI में PG डिप्लोमा",
  },
  "PG diploma in Cartography or GIS": { hinglish: "Cartography ya GIS mein PG diploma", hindi: "Cartography या GIS में PG डिप्लोमा" },
  "PG diploma in Clinical Research": { hinglish: "Clinical Research mein PG diploma", hindi: "Clinical Research में PG डिप्लोमा" },
  "PG diploma in Event Management": { hinglish: "Event Management mein PG diploma", hindi: "Event Management में PG डिप्लोमा" },
  "PG diploma in Fire Safety Engineering, after BTech": {
    hinglish: "BTech ke baad Fire Safety Engineering mein PG diploma",
    hindi: "BTech के बाद Fire Safety Engineering में PG डिप्लोमा",
  },
  "PG diploma in Hospitality Management": {
    hinglish: "Hospitality Management mein PG diploma",
    hindi: "Hospitality Management में PG डिप्लोमा",
  },
  "PG diploma in Hotel Management": { hinglish: "Hotel Management mein PG diploma", hindi: "Hotel Management में PG डिप्लोमा" },
  "PG diploma in Journalism": { hinglish: "Journalism mein PG diploma", hindi: "Journalism में PG डिप्लोमा" },
  "PG diploma in Journalism (IIMC)": { hinglish: "Journalism mein PG diploma (IIMC)", hindi: "Journalism में PG डिप्लोमा (IIMC)" },
  "PG diploma in Quantity Surveying": { hinglish: "Quantity Surveying mein PG diploma", hindi: "Quantity Surveying में PG डिप्लोमा" },
  "PG diploma in Radio and TV Journalism (IIMC)": {
    hinglish: "Radio and TV Journalism mein PG diploma (IIMC)",
    hindi: "Radio and TV Journalism में PG डिप्लोमा (IIMC)",
  },
  "PG diploma in Regulatory Affairs": { hinglish: "Regulatory Affairs mein PG diploma", hindi: "Regulatory Affairs में PG डिप्लोमा" },
  "PG diploma in Thermal Power Plant Engineering (NPTI)": {
    hinglish: "Thermal Power Plant Engineering mein PG diploma (NPTI)",
    hindi: "Thermal Power Plant Engineering में PG डिप्लोमा (NPTI)",
  },
  "PG diploma in Tourism and Travel Management": {
    hinglish: "Tourism and Travel Management mein PG diploma",
    hindi: "Tourism and Travel Management में PG डिप्लोमा",
  },
  "PG diploma in Translation": { hinglish: "Translation mein PG diploma", hindi: "Translation में PG डिप्लोमा" },
  "PG diploma in animation": { hinglish: "Animation mein PG diploma", hindi: "एनिमेशन में PG डिप्लोमा" },
  "PG diploma in apparel technology": { hinglish: "Apparel technology mein PG diploma", hindi: "अपैरल टेक्नोलॉजी में PG डिप्लोमा" },
  "PG diploma in art": { hinglish: "Art mein PG diploma", hindi: "आर्ट में PG डिप्लोमा" },
  "PG diploma in fermentation and alcohol technology (NSI Kanpur)": {
    hinglish: "Fermentation aur alcohol technology mein PG diploma (NSI Kanpur)",
    hindi: "फ़र्मेंटेशन और अल्कोहल टेक्नोलॉजी में PG डिप्लोमा (NSI कानपुर)",
  },
  "PG diploma in film production": { hinglish: "Film production mein PG diploma", hindi: "फ़िल्म प्रोडक्शन में PG डिप्लोमा" },
  "PG diploma in photography": { hinglish: "Photography mein PG diploma", hindi: "फ़ोटोग्राफ़ी में PG डिप्लोमा" },
  "PG diploma in photojournalism": { hinglish: "Photojournalism mein PG diploma", hindi: "फ़ोटो जर्नलिज़्म में PG डिप्लोमा" },
  "PG diploma in tea management": { hinglish: "Tea management mein PG diploma", hindi: "टी मैनेजमेंट में PG डिप्लोमा" },
  "PG diploma in television journalism": { hinglish: "Television journalism mein PG diploma", hindi: "टेलीविज़न जर्नलिज़्म में PG डिप्लोमा" },
  "PG diploma in television production": { hinglish: "Television production mein PG diploma", hindi: "टेलीविज़न प्रोडक्शन में PG डिप्लोमा" },
  "PG diploma in tool design and CAD/CAM": {
    hinglish: "Tool design aur CAD/CAM mein PG diploma",
    hindi: "टूल डिज़ाइन और CAD/CAM में PG डिप्लोमा",
  },
  "PG diploma in ultrasound or echocardiography technology": {
    hinglish: "Ultrasound ya echocardiography technology mein PG diploma",
    hindi: "अल्ट्रासाउंड या इकोकार्डियोग्राफ़ी टेक्नोलॉजी में PG डिप्लोमा",
  },
  "PG diploma in visual merchandising or retail design": {
    hinglish: "Visual merchandising ya retail design mein PG diploma",
    hindi: "विज़ुअल मर्चेंडाइज़िंग या रिटेल डिज़ाइन में PG डिप्लोमा",
  },
  "PG diploma in wellness management": { hinglish: "Wellness management mein PG diploma", hindi: "वेलनेस मैनेजमेंट में PG डिप्लोमा" },
  "PG diploma in wood and panel products technology (IWST, Bengaluru), after BSc or BTech": {
    hinglish: "BSc ya BTech ke baad wood aur panel products technology mein PG diploma (IWST, Bengaluru)",
    hindi: "BSc या BTech के बाद वुड और पैनल प्रोडक्ट्स टेक्नोलॉजी में PG डिप्लोमा (IWST, बेंगलुरु)",
  },
  "PG diploma or MSc in Clinical Research, then some years as a trial coordinator": {
    hinglish: "Clinical Research mein PG diploma ya MSc, phir trial coordinator ke taur par kuch saal",
    hindi: "Clinical Research में PG डिप्लोमा या MSc, फिर ट्रायल कोऑर्डिनेटर के तौर पर कुछ साल",
  },
  "PG diploma or MSc in Remote Sensing and GIS": {
    hinglish: "Remote Sensing and GIS mein PG diploma ya MSc",
    hindi: "Remote Sensing and GIS में PG डिप्लोमा या MSc",
  },
  "PG diploma, Indian Institute of Packaging, by its own test": {
    hinglish: "Indian Institute of Packaging ka PG diploma, uske apne test se",
    hindi: "Indian Institute of Packaging का PG डिप्लोमा, उसके अपने टेस्ट से",
  },
  "PG programme at FTII or SRFTI": { hinglish: "FTII ya SRFTI mein PG programme", hindi: "FTII या SRFTI में PG प्रोग्राम" },
  "PG programme in Producing for Film and TV (SRFTI)": {
    hinglish: "Producing for Film and TV mein PG programme (SRFTI)",
    hindi: "Producing for Film and TV में PG प्रोग्राम (SRFTI)",
  },
  "PG programme in Screen Writing (FTII)": {
    hinglish: "Screen Writing mein PG programme (FTII)",
    hindi: "Screen Writing में PG प्रोग्राम (FTII)",
  },
  "PG programme in Sound Recording (FTII or SRFTI), with physics in Class 12": {
    hinglish: "Class 12 mein physics ke saath, Sound Recording mein PG programme (FTII ya SRFTI)",
    hindi: "Class 12 में फ़िज़िक्स के साथ, Sound Recording में PG प्रोग्राम (FTII या SRFTI)",
  },
  "PG programme in direction at FTII or SRFTI": {
    hinglish: "FTII ya SRFTI mein direction ka PG programme",
    hindi: "FTII या SRFTI में डायरेक्शन का PG प्रोग्राम",
  },
  "PG programme in project management, NICMAR, by its own test": {
    hinglish: "Project management mein PG programme, NICMAR, uske apne test se",
    hindi: "प्रोजेक्ट मैनेजमेंट में PG प्रोग्राम, NICMAR, उसके अपने टेस्ट से",
  },
  "PG programme in sound at FTII or SRFTI (Physics in Class 12)": {
    hinglish: "FTII ya SRFTI mein sound ka PG programme (Class 12 mein physics)",
    hindi: "FTII या SRFTI में साउंड का PG प्रोग्राम (Class 12 में फ़िज़िक्स)",
  },
  "PG programme in television direction or producing (FTII or SRFTI)": {
    hinglish: "Television direction ya producing mein PG programme (FTII ya SRFTI)",
    hindi: "टेलीविज़न डायरेक्शन या प्रोड्यूसिंग में PG प्रोग्राम (FTII या SRFTI)",
  },
  "PG through NEET-PG or INI-CET": { hinglish: "NEET-PG ya INI-CET se PG", hindi: "NEET-PG या INI-CET से PG" },
  PGDCA: { hinglish: "PGDCA", hindi: "PGDCA" },
  "PGDCA after any degree, mostly for private schools and contract posts": {
    hinglish: "Kisi bhi degree ke baad PGDCA, zyadatar private school aur contract wali posts ke liye",
    hindi: "किसी भी डिग्री के बाद PGDCA, ज़्यादातर प्राइवेट स्कूलों और कॉन्ट्रैक्ट वाले पदों के लिए",
  },
  "PGDCA or NIELIT A Level after any degree": {
    hinglish: "Kisi bhi degree ke baad PGDCA ya NIELIT A Level",
    hindi: "किसी भी डिग्री के बाद PGDCA या NIELIT A Level",
  },
  "PGDM after BTech": { hinglish: "BTech ke baad PGDM", hindi: "BTech के बाद PGDM" },
  "PGDM in Agribusiness (MANAGE and others; some seats after any degree)": {
    hinglish: "Agribusiness mein PGDM (MANAGE aur doosre; kuch seats kisi bhi degree ke baad)",
    hindi: "Agribusiness में PGDM (MANAGE और दूसरे; कुछ सीटें किसी भी डिग्री के बाद)",
  },
  "PGDM in Communications (PGDM-C of MICA, by CAT or XAT, then MICAT)": {
    hinglish: "Communications mein PGDM (MICA ka PGDM-C, CAT ya XAT se, phir MICAT)",
    hindi: "Communications में PGDM (MICA का PGDM-C, CAT या XAT से, फिर MICAT)",
  },
  "PGDM in Human Resource Management": { hinglish: "Human Resource Management mein PGDM", hindi: "Human Resource Management में PGDM" },
  "PGDM in agribusiness and plantation management (IIPM, Bengaluru), or a course in tea science (Assam, North Bengal)": {
    hinglish: "Agribusiness aur plantation management mein PGDM (IIPM, Bengaluru), ya tea science ka course (Assam, North Bengal)",
    hindi: "एग्रीबिज़नेस और प्लांटेशन मैनेजमेंट में PGDM (IIPM, बेंगलुरु), या टी साइंस का कोर्स (असम, उत्तर बंगाल)",
  },
  "PHP course after any degree, with sites to show": {
    hinglish: "Kisi bhi degree ke baad PHP course, dikhane layak sites ke saath",
    hindi: "किसी भी डिग्री के बाद PHP कोर्स, दिखाने लायक साइटों के साथ",
  },
  "PLC and SCADA short course": { hinglish: "PLC aur SCADA ka chhota course", hindi: "PLC और SCADA का छोटा कोर्स" },
  "PM Vishwakarma training, for those who already do the work": {
    hinglish: "PM Vishwakarma training, unke liye jo pehle se yeh kaam kar rahe hon",
    hindi: "PM Vishwakarma ट्रेनिंग, उनके लिए जो पहले से यह काम कर रहे हों",
  },
  "PM Vishwakarma training, from 18, for those who already do the work": {
    hinglish: "PM Vishwakarma training, 18 saal ki umar se, unke liye jo pehle se yeh kaam kar rahe hon",
    hindi: "PM Vishwakarma ट्रेनिंग, 18 साल की उम्र से, उनके लिए जो पहले से यह काम कर रहे हों",
  },
  "PMFME training for small food units, where open": {
    hinglish: "Chhoti food units ke liye PMFME training, jahan khuli ho",
    hindi: "छोटी फ़ूड यूनिटों के लिए PMFME ट्रेनिंग, जहाँ खुली हो",
  },
  "PMP certificate after some years": { hinglish: "Kuch saal ke kaam ke baad PMP certificate", hindi: "कुछ साल के काम के बाद PMP सर्टिफ़िकेट" },
  "PR executive or reporter first": { hinglish: "Pehle PR executive ya reporter", hindi: "पहले PR एग्ज़िक्यूटिव या रिपोर्टर" },
  "PR officer of a public sector firm, by its own recruitment, after a PG degree or diploma in mass communication": {
    hinglish: "Mass communication mein PG degree ya diploma ke baad sarkari company mein PR officer, uski apni bharti se",
    hindi: "मास कम्युनिकेशन में PG डिग्री या डिप्लोमा के बाद सरकारी कंपनी में PR ऑफ़िसर, उसकी अपनी भर्ती से",
  },
  "PR trainee of a public company, by its own test or the national test for college teachers, then promotion": {
    hinglish: "Sarkari company mein PR trainee, uske apne test ya college teachers ke national test se, phir promotion se",
    hindi: "सरकारी कंपनी में PR ट्रेनी, उसके अपने टेस्ट या कॉलेज टीचरों के नेशनल टेस्ट से, फिर प्रमोशन से",
  },
  "Packer first, with a relocation firm, at 18": {
    hinglish: "18 saal ki umar mein pehle relocation firm mein packer",
    hindi: "18 साल की उम्र में पहले रीलोकेशन फ़र्म में पैकर",
  },
  "Paid apprentice in a hotel's kitchen, after the ITI": {
    hinglish: "ITI ke baad hotel ke kitchen mein stipend wali apprenticeship",
    hindi: "ITI के बाद होटल के किचन में स्टाइपेंड वाली अप्रेंटिसशिप",
  },
  "Paid apprentice of a hotel chain, by its own selection": {
    hinglish: "Hotel chain mein stipend wali apprenticeship, uske apne selection se",
    hindi: "होटल चेन में स्टाइपेंड वाली अप्रेंटिसशिप, उसके अपने चयन से",
  },
  "Paint company applicator training, mostly for working painters": {
    hinglish: "Paint company ki applicator training, zyadatar pehle se kaam kar rahe painters ke liye",
    hindi: "पेंट कंपनी की ऐप्लिकेटर ट्रेनिंग, ज़्यादातर पहले से काम कर रहे पेंटरों के लिए",
  },
  "Paint company training centre": { hinglish: "Paint company ka training centre", hindi: "पेंट कंपनी का ट्रेनिंग सेंटर" },
  "Panchakarma technician course": { hinglish: "Panchakarma technician course", hindi: "पंचकर्म टेक्नीशियन कोर्स" },
  "Part-time district correspondent of Akashvani, from 24, after a degree or PG diploma in journalism, or any degree and two years' work": {
    hinglish:
      "Journalism mein degree ya PG diploma ke baad, ya kisi bhi degree aur do saal ke kaam ke baad, Akashvani mein part-time district correspondent, 24 saal ki umar se",
    hindi:
      "जर्नलिज़्म में डिग्री या PG डिप्लोमा के बाद, या किसी भी डिग्री और दो साल के काम के बाद, Akashvani में पार्ट-टाइम ज़िला संवाददाता, 24 साल की उम्र से",
  },
  "Part-time instructor of a government AYUSH centre (Ayushman Arogya Mandir), by the district's selection, after a yoga certificate or diploma (some States ask for a degree)":
    {
      hinglish:
        "Yoga certificate ya diploma ke baad (kuch rajya degree maangte hain) sarkari AYUSH centre (Ayushman Arogya Mandir) mein part-time instructor, zile ke selection se",
      hindi:
        "योग सर्टिफ़िकेट या डिप्लोमा के बाद (कुछ राज्य डिग्री माँगते हैं) सरकारी AYUSH सेंटर (Ayushman Arogya Mandir) में पार्ट-टाइम इंस्ट्रक्टर, ज़िले के चयन से",
    },
  "Parts counter work first, then promotion": {
    hinglish: "Pehle parts counter ka kaam, phir promotion se",
    hindi: "पहले पार्ट्स काउंटर का काम, फिर प्रमोशन से",
  },
  "Party ticket after years as MLA, councillor or office-bearer; for the Rajya Sabha, the votes of the State's MLAs": {
    hinglish: "MLA, parshad ya padadhikari ke taur par kuch saal ke baad party ka ticket; Rajya Sabha ke liye, rajya ke MLAs ke vote",
    hindi: "MLA, पार्षद या पदाधिकारी के तौर पर कुछ साल के बाद पार्टी का टिकट; राज्यसभा के लिए, राज्य के MLAs के वोट",
  },
  "Party ward work and a local election": {
    hinglish: "Ward mein party ka kaam aur local chunav",
    hindi: "वार्ड में पार्टी का काम और स्थानीय चुनाव",
  },
  "Patent agent examination after a science degree": {
    hinglish: "Science degree ke baad patent agent exam",
    hindi: "साइंस की डिग्री के बाद पेटेंट एजेंट परीक्षा",
  },
  "Patent analyst of a firm first, after a science or engineering degree, with the LLB beside it": {
    hinglish: "Science ya engineering degree ke baad pehle kisi firm mein patent analyst, saath-saath LLB",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद पहले किसी फ़र्म में पेटेंट एनालिस्ट, साथ-साथ LLB",
  },
  "Pathologist of a contract research laboratory or drug firm, after MVSc": {
    hinglish: "MVSc ke baad contract research laboratory ya dawa company mein pathologist",
    hindi: "MVSc के बाद कॉन्ट्रैक्ट रिसर्च लैबोरेटरी या दवा कंपनी में पैथोलॉजिस्ट",
  },
  "Pattern course of the apparel training centres (ATDC)": {
    hinglish: "Apparel training centres (ATDC) ka pattern course",
    hindi: "अपैरल ट्रेनिंग सेंटर (ATDC) का पैटर्न कोर्स",
  },
  "Paving machine maker's operator course (from 18)": {
    hinglish: "Paving machine banane wali company ka operator course (18 saal ki umar se)",
    hindi: "पेविंग मशीन बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Paving machine operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka paving machine operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का पेविंग मशीन ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Payroll executive first, then the team for its software": {
    hinglish: "Pehle payroll executive, phir payroll software ki team",
    hindi: "पहले पेरोल एग्ज़िक्यूटिव, फिर पेरोल सॉफ़्टवेयर की टीम",
  },
  "Performance analysis certificate": { hinglish: "Performance analysis certificate", hindi: "परफ़ॉर्मेंस एनालिसिस सर्टिफ़िकेट" },
  "Perfumery course (FFDC, ICT or a college such as Vaze in Mumbai, or a fragrance house)": {
    hinglish: "Perfumery course (FFDC, ICT ya Mumbai ke Vaze jaisa college, ya koi fragrance house)",
    hindi: "परफ़्यूमरी कोर्स (FFDC, ICT या मुंबई के Vaze जैसा कॉलेज, या कोई फ़्रेगरेंस हाउस)",
  },
  "Perfusionist of a railway hospital by RRB Paramedical, after a BSc and a diploma or some years in perfusion": {
    hinglish: "BSc aur perfusion mein diploma ya kuch saal ke kaam ke baad, RRB Paramedical se railway hospital mein perfusionist",
    hindi: "BSc और परफ़्यूज़न में डिप्लोमा या कुछ साल के काम के बाद, RRB Paramedical से रेलवे अस्पताल में परफ़्यूज़निस्ट",
  },
  "Personal assistant of the Supreme Court or a High Court, by its own shorthand test": {
    hinglish: "Supreme Court ya kisi High Court mein personal assistant, uske apne shorthand test se",
    hindi: "सुप्रीम कोर्ट या किसी हाई कोर्ट में पर्सनल असिस्टेंट, उसके अपने शॉर्टहैंड टेस्ट से",
  },
  "Pet clinic or a dairy union's post, after BVSc": {
    hinglish: "BVSc ke baad pet clinic ya dairy union mein post",
    hindi: "BVSc के बाद पालतू पशुओं का क्लिनिक या डेयरी यूनियन में पद",
  },
  "Pet grooming short course": { hinglish: "Pet grooming ka chhota course", hindi: "पालतू पशुओं की ग्रूमिंग का छोटा कोर्स" },
  PhD: { hinglish: "PhD", hindi: "PhD" },
  "PhD (by CSIR-NET, GATE, JEST or TIFR GS)": {
    hinglish: "PhD (CSIR-NET, GATE, JEST ya TIFR GS se)",
    hindi: "PhD (CSIR-NET, GATE, JEST या TIFR GS से)",
  },
  "PhD after MTech, for senior posts": { hinglish: "MTech ke baad PhD, senior posts ke liye", hindi: "MTech के बाद PhD, सीनियर पदों के लिए" },
  "PhD after MTech, for the NITs, IITs and senior posts": {
    hinglish: "MTech ke baad PhD, NITs, IITs aur senior posts ke liye",
    hindi: "MTech के बाद PhD, NITs, IITs और सीनियर पदों के लिए",
  },
  "PhD and ten years as a professor, or in a senior research or academic post": {
    hinglish: "PhD aur das saal professor ke taur par, ya kisi senior research ya academic post par",
    hindi: "PhD और दस साल प्रोफ़ेसर के तौर पर, या किसी सीनियर रिसर्च या एकेडमिक पद पर",
  },
  "PhD in Architecture": { hinglish: "Architecture mein PhD", hindi: "Architecture में PhD" },
  "PhD in Computer Science": { hinglish: "Computer Science mein PhD", hindi: "Computer Science में PhD" },
  "PhD in Computer Science (by GATE, at TIFR by TIFR GS, or at IMSc by JEST)": {
    hinglish: "Computer Science mein PhD (GATE se, TIFR mein TIFR GS se, ya IMSc mein JEST se)",
    hindi: "Computer Science में PhD (GATE से, TIFR में TIFR GS से, या IMSc में JEST से)",
  },
  "PhD in Computer Science, Design or Cognitive Science": {
    hinglish: "Computer Science, Design ya Cognitive Science mein PhD",
    hindi: "Computer Science, Design या Cognitive Science में PhD",
  },
  "PhD in Law, for the posts of associate professor and professor": {
    hinglish: "Law mein PhD, associate professor aur professor ki posts ke liye",
    hindi: "Law में PhD, एसोसिएट प्रोफ़ेसर और प्रोफ़ेसर के पदों के लिए",
  },
  "PhD in Nanoscience": { hinglish: "Nanoscience mein PhD", hindi: "Nanoscience में PhD" },
  "PhD in cryptology, at ISI, IISc, the IITs or a mathematics institute": {
    hinglish: "Cryptology mein PhD, ISI, IISc, IITs ya kisi maths institute mein",
    hindi: "क्रिप्टोलॉजी में PhD, ISI, IISc, IITs या किसी मैथ्स संस्थान में",
  },
  "PhD programme of an IIM, after a master's, also for the posts of associate professor and professor": {
    hinglish: "Master degree ke baad kisi IIM ka PhD programme, associate professor aur professor ki posts ke liye bhi",
    hindi: "मास्टर डिग्री के बाद किसी IIM का PhD प्रोग्राम, एसोसिएट प्रोफ़ेसर और प्रोफ़ेसर के पदों के लिए भी",
  },
  "PhD, for research and college teaching": {
    hinglish: "PhD, research aur college mein padhane ke liye",
    hindi: "PhD, रिसर्च और कॉलेज में पढ़ाने के लिए",
  },
  "PhD, for research posts": { hinglish: "PhD, research posts ke liye", hindi: "PhD, रिसर्च के पदों के लिए" },
  "PhD, for the posts of associate professor and professor": {
    hinglish: "PhD, associate professor aur professor ki posts ke liye",
    hindi: "PhD, एसोसिएट प्रोफ़ेसर और प्रोफ़ेसर के पदों के लिए",
  },
  "PhD, then ten years or more of teaching, then a professor's post": {
    hinglish: "PhD, phir das saal ya zyada padhana, phir professor ki post",
    hindi: "PhD, फिर दस साल या ज़्यादा पढ़ाना, फिर प्रोफ़ेसर का पद",
  },
  "PhD, to lead research": { hinglish: "PhD, research lead karne ke liye", hindi: "PhD, रिसर्च की अगुवाई के लिए" },
  PharmD: { hinglish: "PharmD", hindi: "PharmD" },
  "PharmD (Post Baccalaureate) after BPharm": {
    hinglish: "BPharm ke baad PharmD (Post Baccalaureate)",
    hindi: "BPharm के बाद PharmD (Post Baccalaureate)",
  },
  "PharmD (six years)": { hinglish: "PharmD (chhah saal)", hindi: "PharmD (छह साल)" },
  "PharmD (six years; also open after DPharm)": {
    hinglish: "PharmD (chhah saal; DPharm ke baad bhi khula)",
    hindi: "PharmD (छह साल; DPharm के बाद भी खुला)",
  },
  "Pharmacist of a Central force such as the BSF or CRPF, by its own test, after DPharm or BPharm": {
    hinglish: "DPharm ya BPharm ke baad BSF ya CRPF jaise kendriya bal mein pharmacist, uske apne test se",
    hindi: "DPharm या BPharm के बाद BSF या CRPF जैसे केंद्रीय बल में फ़ार्मासिस्ट, उसके अपने टेस्ट से",
  },
  "Pharmacist of a railway hospital by RRB Paramedical, after DPharm or BPharm": {
    hinglish: "DPharm ya BPharm ke baad RRB Paramedical se railway hospital mein pharmacist",
    hindi: "DPharm या BPharm के बाद RRB Paramedical से रेलवे अस्पताल में फ़ार्मासिस्ट",
  },
  "Pharmacovigilance certificate after a life science degree": {
    hinglish: "Life science degree ke baad pharmacovigilance certificate",
    hindi: "लाइफ़ साइंस की डिग्री के बाद फ़ार्माकोविजिलेंस सर्टिफ़िकेट",
  },
  "Pharmacy Assistant certificate course": { hinglish: "Pharmacy Assistant certificate course", hindi: "Pharmacy Assistant सर्टिफ़िकेट कोर्स" },
  "Pharmacy assistant short course (healthcare skill council)": {
    hinglish: "Pharmacy assistant ka chhota course (healthcare skill council)",
    hindi: "फ़ार्मेसी असिस्टेंट का छोटा कोर्स (हेल्थकेयर स्किल काउंसिल)",
  },
  "Phlebotomy certificate course": { hinglish: "Phlebotomy certificate course", hindi: "फ़्लेबोटॉमी सर्टिफ़िकेट कोर्स" },
  "Photography course": { hinglish: "Photography course", hindi: "फ़ोटोग्राफ़ी कोर्स" },
  "Physical design course of a training institute, after BTech": {
    hinglish: "BTech ke baad kisi training institute ka physical design course",
    hindi: "BTech के बाद किसी ट्रेनिंग इंस्टीट्यूट का फ़िज़िकल डिज़ाइन कोर्स",
  },
  "Physiotherapist of a State hospital by State staff selection, after BPT": {
    hinglish: "BPT ke baad rajya staff selection se rajya ke hospital mein physiotherapist",
    hindi: "BPT के बाद राज्य कर्मचारी चयन से राज्य के अस्पताल में फ़िज़ियोथेरेपिस्ट",
  },
  "Physiotherapist of a railway hospital by RRB Paramedical, after BPT and two years' practice in a hospital": {
    hinglish: "BPT aur hospital mein do saal ki practice ke baad, RRB Paramedical se railway hospital mein physiotherapist",
    hindi: "BPT और अस्पताल में दो साल की प्रैक्टिस के बाद, RRB Paramedical से रेलवे अस्पताल में फ़िज़ियोथेरेपिस्ट",
  },
  "Physiotherapy assistant course": { hinglish: "Physiotherapy assistant course", hindi: "फ़िज़ियोथेरेपी असिस्टेंट कोर्स" },
  "Picker or shift leader of a dark store first, then promotion": {
    hinglish: "Pehle dark store mein picker ya shift leader, phir promotion se",
    hindi: "पहले डार्क स्टोर में पिकर या शिफ़्ट लीडर, फिर प्रमोशन से",
  },
  "Picker or store helper after Class 12, then promotion": {
    hinglish: "Class 12 ke baad picker ya store helper, phir promotion se",
    hindi: "Class 12 के बाद पिकर या स्टोर हेल्पर, फिर प्रमोशन से",
  },
  "Pig course at a Krishi Vigyan Kendra or ICAR-NRC on Pig, Guwahati": {
    hinglish: "Krishi Vigyan Kendra ya ICAR-NRC on Pig, Guwahati mein suar palan course",
    hindi: "Krishi Vigyan Kendra या ICAR-NRC on Pig, गुवाहाटी में सुअर पालन कोर्स",
  },
  "Piling rig maker's operator course (from 18)": {
    hinglish: "Piling rig banane wali company ka operator course (18 saal ki umar se)",
    hindi: "पाइलिंग रिग बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Piling rig operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka piling rig operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का पाइलिंग रिग ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Places kept for a former Agniveer in some states": {
    hinglish: "Kuch rajyon mein purv Agniveer ke liye rakhi gayi jagahein",
    hindi: "कुछ राज्यों में पूर्व Agniveer के लिए रखी गई जगहें",
  },
  "Places kept in many States for players of note (sports quota) and in some for a former Agniveer": {
    hinglish: "Kai rajyon mein naami khiladiyon ke liye (sports quota) aur kuch mein purv Agniveer ke liye rakhi gayi jagahein",
    hindi: "कई राज्यों में नामी खिलाड़ियों के लिए (स्पोर्ट्स कोटा) और कुछ में पूर्व Agniveer के लिए रखी गई जगहें",
  },
  "Plant operator's post of BARC as a stipendiary trainee, after Class 12 with PCM": {
    hinglish: "PCM ke saath Class 12 ke baad, stipendiary trainee ke taur par BARC mein plant operator ki post",
    hindi: "PCM के साथ Class 12 के बाद, स्टाइपेंडरी ट्रेनी के तौर पर BARC में प्लांट ऑपरेटर का पद",
  },
  "Player in an orchestra or leader of a choir first": {
    hinglish: "Pehle orchestra mein vadak ya choir ke leader",
    hindi: "पहले ऑर्केस्ट्रा में वादक या क्वायर के लीडर",
  },
  "Playing career, then an AITA coaching course": {
    hinglish: "Khiladi ke taur par career, phir AITA ka coaching course",
    hindi: "खिलाड़ी के तौर पर करियर, फिर AITA का कोचिंग कोर्स",
  },
  "Playing career, then assistant at an academy or school": {
    hinglish: "Khiladi ke taur par career, phir kisi academy ya school mein assistant",
    hindi: "खिलाड़ी के तौर पर करियर, फिर किसी अकादमी या स्कूल में असिस्टेंट",
  },
  "Playing career, then the six-week certificate course of NSNIS": {
    hinglish: "Khiladi ke taur par career, phir NSNIS ka chhah hafte ka certificate course",
    hindi: "खिलाड़ी के तौर पर करियर, फिर NSNIS का छह हफ़्ते का सर्टिफ़िकेट कोर्स",
  },
  "Playing or coaching career": { hinglish: "Khiladi ya coach ke taur par career", hindi: "खिलाड़ी या कोच के तौर पर करियर" },
  "Playing or programming for a music director first": {
    hinglish: "Pehle kisi music director ke liye vadya bajana ya programming",
    hindi: "पहले किसी म्यूज़िक डायरेक्टर के लिए वाद्य बजाना या प्रोग्रामिंग",
  },
  "Playing, then the AIFF D licence from 18 and the AFC C, B and A licences one by one": {
    hinglish: "Khelna, phir 18 saal ki umar se AIFF D licence aur ek-ek karke AFC C, B aur A licence",
    hindi: "खेलना, फिर 18 साल की उम्र से AIFF D लाइसेंस और एक-एक करके AFC C, B और A लाइसेंस",
  },
  "Plumbing products sales course": { hinglish: "Plumbing products ki sales ka course", hindi: "प्लंबिंग के सामान की सेल्स का कोर्स" },
  "Podiatry degree abroad": { hinglish: "Videsh mein podiatry degree", hindi: "विदेश में पोडियाट्री की डिग्री" },
  "Point of Sales Person (POSP) from age 18, for simple policies, after a 15-hour course and test of an insurer or broker": {
    hinglish:
      "Insurance company ya broker ke 15 ghante ke course aur test ke baad, 18 saal ki umar se Point of Sales Person (POSP), aasan policies ke liye",
    hindi: "बीमा कंपनी या ब्रोकर के 15 घंटे के कोर्स और टेस्ट के बाद, 18 साल की उम्र से Point of Sales Person (POSP), आसान पॉलिसियों के लिए",
  },
  "Police constable first, then promotion and the crime branch": {
    hinglish: "Pehle police constable, phir promotion aur crime branch",
    hindi: "पहले पुलिस कॉन्स्टेबल, फिर प्रमोशन और क्राइम ब्रांच",
  },
  "Police sub-inspector, then squad training": {
    hinglish: "Police sub-inspector, phir squad ki training",
    hindi: "पुलिस सब-इंस्पेक्टर, फिर दस्ते की ट्रेनिंग",
  },
  "Police, BSF or ITBP radio operator recruitment, the Delhi Police's through SSC (mostly with PCM)": {
    hinglish: "Police, BSF ya ITBP mein radio operator ki bharti, Delhi Police ki bharti SSC se (zyadatar PCM ke saath)",
    hindi: "पुलिस, BSF या ITBP में रेडियो ऑपरेटर की भर्ती, दिल्ली पुलिस की भर्ती SSC से (ज़्यादातर PCM के साथ)",
  },
  "Pollution Control Board post, through State PSC or the board": {
    hinglish: "Pollution Control Board mein post, State PSC ya board ke zariye",
    hindi: "Pollution Control Board में पद, State PSC या बोर्ड के ज़रिए",
  },
  "Polytechnic diploma (with maths), then BArch": {
    hinglish: "Polytechnic diploma (maths ke saath), phir BArch",
    hindi: "पॉलिटेक्निक डिप्लोमा (मैथ्स के साथ), फिर BArch",
  },
  "Polytechnic diploma from its first year, any stream": {
    hinglish: "Polytechnic diploma pehle saal se, koi bhi stream",
    hindi: "पॉलिटेक्निक डिप्लोमा पहले साल से, कोई भी स्ट्रीम",
  },
  "Polytechnic diploma from its first year, any stream, then RRB JE": {
    hinglish: "Polytechnic diploma pehle saal se, koi bhi stream, phir RRB JE",
    hindi: "पॉलिटेक्निक डिप्लोमा पहले साल से, कोई भी स्ट्रीम, फिर RRB JE",
  },
  "Polytechnic diploma from its first year, any stream, then some years as PLC programmer": {
    hinglish: "Polytechnic diploma pehle saal se, koi bhi stream, phir PLC programmer ke taur par kuch saal",
    hindi: "पॉलिटेक्निक डिप्लोमा पहले साल से, कोई भी स्ट्रीम, फिर PLC प्रोग्रामर के तौर पर कुछ साल",
  },
  "Polytechnic diploma from its first year, any stream, then some years as network operations or fibre technician": {
    hinglish: "Polytechnic diploma pehle saal se, koi bhi stream, phir network operations ya fibre technician ke taur par kuch saal",
    hindi: "पॉलिटेक्निक डिप्लोमा पहले साल से, कोई भी स्ट्रीम, फिर नेटवर्क ऑपरेशंस या फ़ाइबर टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Aeronautical Engineering, then lateral BTech": {
    hinglish: "Aeronautical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Aeronautical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Aeronautical or Mechanical Engineering": {
    hinglish: "Aeronautical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Aeronautical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Aeronautical or Mechanical Engineering (also for ISRO, DRDO and NAL technical assistant posts)": {
    hinglish:
      "Aeronautical ya Mechanical Engineering mein polytechnic diploma (ISRO, DRDO aur NAL mein technical assistant ki posts ke liye bhi)",
    hindi: "Aeronautical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा (ISRO, DRDO और NAL में टेक्निकल असिस्टेंट के पदों के लिए भी)",
  },
  "Polytechnic diploma in Agricultural Engineering": {
    hinglish: "Agricultural Engineering mein polytechnic diploma",
    hindi: "Agricultural Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Agricultural Engineering or Food Technology": {
    hinglish: "Agricultural Engineering ya Food Technology mein polytechnic diploma",
    hindi: "Agricultural Engineering या Food Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Agricultural Engineering, then field trainee with a tractor or drip irrigation maker": {
    hinglish:
      "Agricultural Engineering mein polytechnic diploma, phir tractor ya drip irrigation system banane wali company mein field trainee",
    hindi: "Agricultural Engineering में पॉलिटेक्निक डिप्लोमा, फिर ट्रैक्टर या ड्रिप सिंचाई सिस्टम बनाने वाली कंपनी में फ़ील्ड ट्रेनी",
  },
  "Polytechnic diploma in Agricultural Engineering, then lateral BTech": {
    hinglish: "Agricultural Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Agricultural Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Agricultural or Mechanical Engineering": {
    hinglish: "Agricultural ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Agricultural या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Agriculture, or in Civil Engineering for builders' soil laboratories": {
    hinglish: "Agriculture mein polytechnic diploma, ya builders ki mitti jaanchne wali laboratory ke liye Civil Engineering mein",
    hindi: "Agriculture में पॉलिटेक्निक डिप्लोमा, या बिल्डरों की मिट्टी जाँचने वाली लैबोरेटरी के लिए Civil Engineering में",
  },
  "Polytechnic diploma in Agriculture, then years of grading and buying at mandis": {
    hinglish: "Agriculture mein polytechnic diploma, phir mandiyon mein grading aur kharid ke kuch saal",
    hindi: "Agriculture में पॉलिटेक्निक डिप्लोमा, फिर मंडियों में ग्रेडिंग और ख़रीद के कुछ साल",
  },
  "Polytechnic diploma in Automobile Engineering": {
    hinglish: "Automobile Engineering mein polytechnic diploma",
    hindi: "Automobile Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Automobile Engineering, for motor claims": {
    hinglish: "Automobile Engineering mein polytechnic diploma, motor claims ke liye",
    hindi: "Automobile Engineering में पॉलिटेक्निक डिप्लोमा, मोटर क्लेम के लिए",
  },
  "Polytechnic diploma in Automobile Engineering, then lateral BTech": {
    hinglish: "Automobile Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Automobile Engineering, then years at a parts counter": {
    hinglish: "Automobile Engineering mein polytechnic diploma, phir parts counter par kuch saal",
    hindi: "Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर पार्ट्स काउंटर पर कुछ साल",
  },
  "Polytechnic diploma in Automobile Engineering, then years in a depot": {
    hinglish: "Automobile Engineering mein polytechnic diploma, phir depot mein kuch saal",
    hindi: "Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर डिपो में कुछ साल",
  },
  "Polytechnic diploma in Automobile or Mechanical Engineering": {
    hinglish: "Automobile ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Automobile या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Automobile or Mechanical Engineering, often by lateral entry": {
    hinglish: "Automobile ya Mechanical Engineering mein polytechnic diploma, aksar lateral entry se",
    hindi: "Automobile या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, अक्सर लेटरल एंट्री से",
  },
  "Polytechnic diploma in Automobile or Mechanical Engineering, then test trainee with a vehicle maker": {
    hinglish: "Automobile ya Mechanical Engineering mein polytechnic diploma, phir gaadi banane wali company mein test trainee",
    hindi: "Automobile या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर गाड़ी बनाने वाली कंपनी में टेस्ट ट्रेनी",
  },
  "Polytechnic diploma in Automobile or Mechatronics Engineering, then lateral BTech": {
    hinglish: "Automobile ya Mechatronics Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Automobile या Mechatronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Automobile, Electrical or Mechanical Engineering": {
    hinglish: "Automobile, Electrical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Automobile, Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Biomedical Engineering, then lateral BTech": {
    hinglish: "Biomedical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Biomedical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Biomedical or Electronics Engineering, then lateral BTech": {
    hinglish: "Biomedical ya Electronics Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Biomedical या Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Biomedical or Medical Electronics": {
    hinglish: "Biomedical ya Medical Electronics mein polytechnic diploma",
    hindi: "Biomedical या Medical Electronics में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Biomedical or Medical Electronics, then equipment trainee in a hospital": {
    hinglish: "Biomedical ya Medical Electronics mein polytechnic diploma, phir hospital mein equipment trainee",
    hindi: "Biomedical या Medical Electronics में पॉलिटेक्निक डिप्लोमा, फिर अस्पताल में इक्विपमेंट ट्रेनी",
  },
  "Polytechnic diploma in Biomedical or Medical Electronics, then lateral BTech": {
    hinglish: "Biomedical ya Medical Electronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Biomedical या Medical Electronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Ceramic Technology": {
    hinglish: "Ceramic Technology mein polytechnic diploma",
    hindi: "Ceramic Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Ceramic Technology, then lateral BTech": {
    hinglish: "Ceramic Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Ceramic Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Ceramic Technology, then shift trainee at a glass furnace": {
    hinglish: "Ceramic Technology mein polytechnic diploma, phir kaanch ki bhatti par shift trainee",
    hindi: "Ceramic Technology में पॉलिटेक्निक डिप्लोमा, फिर काँच की भट्टी पर शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Ceramic Technology, then shift trainee in a tile or firebrick works": {
    hinglish: "Ceramic Technology mein polytechnic diploma, phir tile ya firebrick factory mein shift trainee",
    hindi: "Ceramic Technology में पॉलिटेक्निक डिप्लोमा, फिर टाइल या फ़ायरब्रिक फ़ैक्टरी में शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Chemical Engineering": {
    hinglish: "Chemical Engineering mein polytechnic diploma",
    hindi: "Chemical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Chemical Engineering (also for stipendiary trainee posts of atomic energy)": {
    hinglish: "Chemical Engineering mein polytechnic diploma (atomic energy mein stipendiary trainee ki post ke liye bhi)",
    hindi: "Chemical Engineering में पॉलिटेक्निक डिप्लोमा (परमाणु ऊर्जा में स्टाइपेंडियरी ट्रेनी के पदों के लिए भी)",
  },
  "Polytechnic diploma in Chemical Engineering, then diploma trainee in a plant": {
    hinglish: "Chemical Engineering mein polytechnic diploma, phir plant mein diploma trainee",
    hindi: "Chemical Engineering में पॉलिटेक्निक डिप्लोमा, फिर प्लांट में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Chemical Engineering, then lateral BTech": {
    hinglish: "Chemical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Chemical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Chemical Technology": {
    hinglish: "Chemical Technology mein polytechnic diploma",
    hindi: "Chemical Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Chemical or Environmental Engineering": {
    hinglish: "Chemical ya Environmental Engineering mein polytechnic diploma",
    hindi: "Chemical या Environmental Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Chemical or Mechanical Engineering": {
    hinglish: "Chemical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Chemical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Chemical or Mechanical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Chemical ya Mechanical Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Chemical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Chemical or Mechanical Engineering, then lateral BTech": {
    hinglish: "Chemical ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Chemical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Chemical or Mechanical Engineering, then trainee in a drug factory's engineering department": {
    hinglish: "Chemical ya Mechanical Engineering mein polytechnic diploma, phir dawa factory ke engineering department mein trainee",
    hindi: "Chemical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर दवा फ़ैक्टरी के इंजीनियरिंग विभाग में ट्रेनी",
  },
  "Polytechnic diploma in Chemical, Mechanical or Electrical Engineering, then lateral BTech": {
    hinglish: "Chemical, Mechanical ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Chemical, Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil Engineering": {
    hinglish: "Civil Engineering mein polytechnic diploma",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Civil Engineering (also for SSC JE and RRB JE posts)": {
    hinglish: "Civil Engineering mein polytechnic diploma (SSC JE aur RRB JE ki post ke liye bhi)",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा (SSC JE और RRB JE के पदों के लिए भी)",
  },
  "Polytechnic diploma in Civil Engineering or, as in Punjab, Architecture, then a building inspector's or junior engineer's post of a city or State":
    {
      hinglish:
        "Civil Engineering ya, jaise Punjab mein, Architecture mein polytechnic diploma, phir kisi shahar ya rajya ke building inspector ya junior engineer ki post",
      hindi:
        "Civil Engineering या, जैसे पंजाब में, Architecture में पॉलिटेक्निक डिप्लोमा, फिर किसी शहर या राज्य के बिल्डिंग इंस्पेक्टर या जूनियर इंजीनियर का पद",
    },
  "Polytechnic diploma in Civil Engineering, then BTech": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir BTech",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर BTech",
  },
  "Polytechnic diploma in Civil Engineering, then RRB JE": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir RRB JE",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर RRB JE",
  },
  "Polytechnic diploma in Civil Engineering, then RRB JE or a metro company's own test": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir RRB JE ya kisi metro company ka apna test",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर RRB JE या किसी मेट्रो कंपनी का अपना टेस्ट",
  },
  "Polytechnic diploma in Civil Engineering, then SSC JE or RRB JE": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir SSC JE ya RRB JE",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर SSC JE या RRB JE",
  },
  "Polytechnic diploma in Civil Engineering, then a junior engineer's post by the corporation's own recruitment or the State selection board":
    {
      hinglish:
        "Civil Engineering mein polytechnic diploma, phir nagar nigam ki apni bharti ya rajya ke selection board se junior engineer ki post",
      hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर नगर निगम की अपनी भर्ती या राज्य के चयन बोर्ड से जूनियर इंजीनियर का पद",
    },
  "Polytechnic diploma in Civil Engineering, then a junior engineer's post in a State public health department by its selection board": {
    hinglish:
      "Civil Engineering mein polytechnic diploma, phir rajya ke public health department mein, uske selection board se, junior engineer ki post",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य के जन स्वास्थ्य विभाग में, उसके चयन बोर्ड से, जूनियर इंजीनियर का पद",
  },
  "Polytechnic diploma in Civil Engineering, then a junior engineer's post in a State rural water department by its selection board": {
    hinglish:
      "Civil Engineering mein polytechnic diploma, phir rajya ke rural water department mein, uske selection board se, junior engineer ki post",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य के ग्रामीण जल विभाग में, उसके चयन बोर्ड से, जूनियर इंजीनियर का पद",
  },
  "Polytechnic diploma in Civil Engineering, then a junior engineer's post in a State water department by its selection board": {
    hinglish:
      "Civil Engineering mein polytechnic diploma, phir rajya ke water department mein, uske selection board se, junior engineer ki post",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य के जल विभाग में, उसके चयन बोर्ड से, जूनियर इंजीनियर का पद",
  },
  "Polytechnic diploma in Civil Engineering, then a junior engineer's post in a State water department by its selection board, or SSC JE": {
    hinglish:
      "Civil Engineering mein polytechnic diploma, phir rajya ke water department mein, uske selection board se, junior engineer ki post, ya SSC JE",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य के जल विभाग में, उसके चयन बोर्ड से, जूनियर इंजीनियर का पद, या SSC JE",
  },
  "Polytechnic diploma in Civil Engineering, then junior engineer by SSC JE or a State selection board": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir SSC JE ya rajya ke selection board se junior engineer",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर SSC JE या राज्य के चयन बोर्ड से जूनियर इंजीनियर",
  },
  "Polytechnic diploma in Civil Engineering, then junior engineer by SSC JE, RRB JE or a State selection board": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir SSC JE, RRB JE ya rajya ke selection board se junior engineer",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर SSC JE, RRB JE या राज्य के चयन बोर्ड से जूनियर इंजीनियर",
  },
  "Polytechnic diploma in Civil Engineering, then lateral BTech": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil Engineering, then site engineer with a contractor": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir kisi contractor ke yahan site engineer",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी ठेकेदार के यहाँ साइट इंजीनियर",
  },
  "Polytechnic diploma in Civil Engineering, then site years": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir site par kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर साइट पर कुछ साल",
  },
  "Polytechnic diploma in Civil Engineering, then some years on sites": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir sites par kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर साइटों पर कुछ साल",
  },
  "Polytechnic diploma in Civil Engineering, then years as a site supervisor": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir site supervisor ke taur par kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर साइट सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Civil Engineering, then years in a site's planning office": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir kisi site ke planning office mein kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी साइट के प्लानिंग दफ़्तर में कुछ साल",
  },
  "Polytechnic diploma in Civil Engineering, then years in estimating": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir estimating ke kaam mein kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर एस्टिमेटिंग के काम में कुछ साल",
  },
  "Polytechnic diploma in Civil Engineering, then years in site billing, or SSC JE in years when it fills quantity surveyors' posts of the Military Engineer Services":
    {
      hinglish:
        "Civil Engineering mein polytechnic diploma, phir site billing mein kuch saal, ya un saalon mein SSC JE jab usse Military Engineer Services ke quantity surveyor ki post bhari jati hain",
      hindi:
        "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर साइट बिलिंग में कुछ साल, या उन सालों में SSC JE जब उससे Military Engineer Services के क्वांटिटी सर्वेयर के पद भरे जाते हैं",
    },
  "Polytechnic diploma in Civil Engineering, then years on sites": {
    hinglish: "Civil Engineering mein polytechnic diploma, phir sites par kuch saal",
    hindi: "Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर साइटों पर कुछ साल",
  },
  "Polytechnic diploma in Civil or Electrical Engineering, then lateral BTech": {
    hinglish: "Civil ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil or Electrical Engineering, then tender assistant of a contractor": {
    hinglish: "Civil ya Electrical Engineering mein polytechnic diploma, phir kisi contractor ke yahan tender assistant",
    hindi: "Civil या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी ठेकेदार के यहाँ टेंडर असिस्टेंट",
  },
  "Polytechnic diploma in Civil or Electrical Engineering, then years as a building's facility supervisor": {
    hinglish: "Civil ya Electrical Engineering mein polytechnic diploma, phir kisi building ke facility supervisor ke taur par kuch saal",
    hindi: "Civil या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी बिल्डिंग के फ़ैसिलिटी सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Civil or Environmental Engineering, then lateral BTech": {
    hinglish: "Civil ya Environmental Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil या Environmental Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil or Mechanical Engineering": {
    hinglish: "Civil ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Civil या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Civil or Mechanical Engineering, then document control on a project site": {
    hinglish: "Civil ya Mechanical Engineering mein polytechnic diploma, phir kisi project site par document control ka kaam",
    hindi: "Civil या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी प्रोजेक्ट साइट पर डॉक्यूमेंट कंट्रोल का काम",
  },
  "Polytechnic diploma in Civil or Mechanical Engineering, then lateral BTech": {
    hinglish: "Civil ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil or Mechanical Engineering, then planning trainee with a contractor": {
    hinglish: "Civil ya Mechanical Engineering mein polytechnic diploma, phir kisi contractor ke yahan planning trainee",
    hindi: "Civil या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी ठेकेदार के यहाँ प्लानिंग ट्रेनी",
  },
  "Polytechnic diploma in Civil or Survey Engineering": {
    hinglish: "Civil ya Survey Engineering mein polytechnic diploma",
    hindi: "Civil या Survey Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Civil, Mechanical or Electrical Engineering or Architectural Assistantship": {
    hinglish: "Civil, Mechanical ya Electrical Engineering ya Architectural Assistantship mein polytechnic diploma",
    hindi: "Civil, Mechanical या Electrical Engineering या Architectural Assistantship में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Civil, Mechanical or Electrical Engineering, then junior engineer of NHPC or a State company, by its own test": {
    hinglish:
      "Civil, Mechanical ya Electrical Engineering mein polytechnic diploma, phir NHPC ya rajya sarkar ki kisi company mein, uske apne test se, junior engineer",
    hindi:
      "Civil, Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर NHPC या राज्य सरकार की किसी कंपनी में, उसके अपने टेस्ट से, जूनियर इंजीनियर",
  },
  "Polytechnic diploma in Civil, Mechanical or Electrical Engineering, then lateral BTech": {
    hinglish: "Civil, Mechanical ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil, Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Civil, Mechanical or Electrical, then lateral BTech": {
    hinglish: "Civil, Mechanical ya Electrical mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Civil, Mechanical या Electrical में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Commercial Art": {
    hinglish: "Commercial Art mein polytechnic diploma",
    hindi: "Commercial Art में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Commercial Art or Web Technology": {
    hinglish: "Commercial Art ya Web Technology mein polytechnic diploma",
    hindi: "Commercial Art या Web Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Commercial Practice or Modern Office Practice": {
    hinglish: "Commercial Practice ya Modern Office Practice mein polytechnic diploma",
    hindi: "Commercial Practice या Modern Office Practice में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Commercial or Office Practice, in the States that have it": {
    hinglish: "Commercial ya Office Practice mein polytechnic diploma, jin rajyon mein yeh ho",
    hindi: "Commercial या Office Practice में पॉलिटेक्निक डिप्लोमा, जिन राज्यों में यह हो",
  },
  "Polytechnic diploma in Computer Engineering": {
    hinglish: "Computer Engineering mein polytechnic diploma",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Computer Engineering or IT": {
    hinglish: "Computer Engineering ya IT mein polytechnic diploma",
    hindi: "Computer Engineering या IT में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Computer Engineering or IT, then lateral BTech": {
    hinglish: "Computer Engineering ya IT mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Computer Engineering या IT में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Computer Engineering or IT, then some years of IT support": {
    hinglish: "Computer Engineering ya IT mein polytechnic diploma, phir IT support mein kuch saal",
    hindi: "Computer Engineering या IT में पॉलिटेक्निक डिप्लोमा, फिर IT सपोर्ट में कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering or Web Technology, then lateral BTech": {
    hinglish: "Computer Engineering ya Web Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Computer Engineering या Web Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Computer Engineering or Web Technology, then lateral BTech and years as web developer and lead": {
    hinglish:
      "Computer Engineering ya Web Technology mein polytechnic diploma, phir lateral entry se BTech, aur web developer aur lead ke taur par kuch saal",
    hindi: "Computer Engineering या Web Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और वेब डेवलपर और लीड के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as DevOps or security engineer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur DevOps ya security engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और DevOps या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as ETL or SQL developer": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur ETL ya SQL developer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और ETL या SQL डेवलपर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as cloud or security engineer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur cloud ya security engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और क्लाउड या सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as data analyst or engineer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur data analyst ya data engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेटा एनालिस्ट या डेटा इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as database developer": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur database developer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेटाबेस डेवलपर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as developer or penetration tester": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur developer ya penetration tester ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेवलपर या पेनिट्रेशन टेस्टर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as security operations analyst": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur security operations analyst ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सिक्योरिटी ऑपरेशंस एनालिस्ट के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and some years as systems administrator": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur systems administrator ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as application support engineer or developer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur application support engineer ya developer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और एप्लिकेशन सपोर्ट इंजीनियर या डेवलपर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as blockchain developer and lead": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur blockchain developer aur lead ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और ब्लॉकचेन डेवलपर और लीड के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as cloud engineer or systems administrator": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur cloud engineer ya systems administrator ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और क्लाउड इंजीनियर या सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as data engineer and lead": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur data engineer aur lead ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेटा इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as database administrator or developer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur database administrator ya developer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेटाबेस एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as developer, tester or build engineer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur developer, tester ya build engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और डेवलपर, टेस्टर या बिल्ड इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as information security analyst and manager": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur information security analyst aur manager ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और मैनेजर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as information security analyst and team leader": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur information security analyst aur team leader ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और इन्फ़ॉर्मेशन सिक्योरिटी एनालिस्ट और टीम लीडर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as information security engineer": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur information security engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और इन्फ़ॉर्मेशन सिक्योरिटी इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as network engineer": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur network engineer ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as risk or security analyst": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur risk ya security analyst ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और रिस्क या सिक्योरिटी एनालिस्ट के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as security operations analyst and shift leader": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur security operations analyst aur shift leader ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सिक्योरिटी ऑपरेशंस एनालिस्ट और शिफ़्ट लीडर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as software engineer and lead": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur software engineer aur lead ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सॉफ़्टवेयर इंजीनियर और लीड के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then lateral BTech and years as software engineer or IT consultant": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur software engineer ya IT consultant ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सॉफ़्टवेयर इंजीनियर या IT कंसल्टेंट के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then some years of work": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir kuch saal ka kaam",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर कुछ साल का काम",
  },
  "Polytechnic diploma in Computer Engineering, then years as desktop support engineer and systems administrator": {
    hinglish:
      "Computer Engineering mein polytechnic diploma, phir desktop support engineer aur systems administrator ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर डेस्कटॉप सपोर्ट इंजीनियर और सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then years as help desk technician and team leader": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir help desk technician aur team leader ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर हेल्प डेस्क टेक्नीशियन और टीम लीडर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then years as support engineer and team leader": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir support engineer aur team leader ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर सपोर्ट इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer Engineering, then years as support engineer or administrator": {
    hinglish: "Computer Engineering mein polytechnic diploma, phir support engineer ya administrator ke taur par kuch saal",
    hindi: "Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर सपोर्ट इंजीनियर या एडमिनिस्ट्रेटर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer or AI Engineering, then lateral BTech": {
    hinglish: "Computer ya AI Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Computer या AI Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Computer or AI Engineering, then lateral BTech and some years as DevOps or ML engineer": {
    hinglish:
      "Computer ya AI Engineering mein polytechnic diploma, phir lateral entry se BTech, aur DevOps ya ML engineer ke taur par kuch saal",
    hindi: "Computer या AI Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और DevOps या ML इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer or Electronics Engineering": {
    hinglish: "Computer ya Electronics Engineering mein polytechnic diploma",
    hindi: "Computer या Electronics Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Computer or Electronics Engineering, then CCNA and some years as network technician": {
    hinglish: "Computer ya Electronics Engineering mein polytechnic diploma, phir CCNA, aur network technician ke taur par kuch saal",
    hindi: "Computer या Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर CCNA, और नेटवर्क टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Computer or Electronics Engineering, then lateral BTech": {
    hinglish: "Computer ya Electronics Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Computer या Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Computer or Electronics Engineering, then some years as network technician": {
    hinglish: "Computer ya Electronics Engineering mein polytechnic diploma, phir network technician ke taur par kuch saal",
    hindi: "Computer या Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर नेटवर्क टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Cosmetology or Beauty Culture, then some salon years": {
    hinglish: "Cosmetology ya Beauty Culture mein polytechnic diploma, phir salon mein kuch saal",
    hindi: "Cosmetology या Beauty Culture में पॉलिटेक्निक डिप्लोमा, फिर सैलून में कुछ साल",
  },
  "Polytechnic diploma in Cosmetology or Beauty Culture, where offered": {
    hinglish: "Cosmetology ya Beauty Culture mein polytechnic diploma, jahan available ho",
    hindi: "Cosmetology या Beauty Culture में पॉलिटेक्निक डिप्लोमा, जहाँ उपलब्ध हो",
  },
  "Polytechnic diploma in Dairy Technology, then lateral BTech": {
    hinglish: "Dairy Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Dairy Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Dairy Technology, then shift trainee in a milk plant": {
    hinglish: "Dairy Technology mein polytechnic diploma, phir milk plant mein shift trainee",
    hindi: "Dairy Technology में पॉलिटेक्निक डिप्लोमा, फिर मिल्क प्लांट में शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Dairy or Food Technology, where offered": {
    hinglish: "Dairy ya Food Technology mein polytechnic diploma, jahan available ho",
    hindi: "Dairy या Food Technology में पॉलिटेक्निक डिप्लोमा, जहाँ उपलब्ध हो",
  },
  "Polytechnic diploma in Electrical Engineering": {
    hinglish: "Electrical Engineering mein polytechnic diploma",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electrical Engineering (also for SSC JE and RRB JE posts)": {
    hinglish: "Electrical Engineering mein polytechnic diploma (SSC JE aur RRB JE ki post ke liye bhi)",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा (SSC JE और RRB JE के पदों के लिए भी)",
  },
  "Polytechnic diploma in Electrical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Electrical Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Electrical Engineering, often by lateral entry": {
    hinglish: "Electrical Engineering mein polytechnic diploma, aksar lateral entry se",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, अक्सर लेटरल एंट्री से",
  },
  "Polytechnic diploma in Electrical Engineering, then Power Grid's or a State transmission company's own test": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir Power Grid ka ya rajya ki transmission company ka apna test",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर Power Grid का या राज्य की ट्रांसमिशन कंपनी का अपना टेस्ट",
  },
  "Polytechnic diploma in Electrical Engineering, then SSC JE or RRB JE": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir SSC JE ya RRB JE",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर SSC JE या RRB JE",
  },
  "Polytechnic diploma in Electrical Engineering, then a junior engineer's post by the discom's own examination": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir discom ke apne exam se junior engineer ki post",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर डिस्कॉम की अपनी परीक्षा से जूनियर इंजीनियर का पद",
  },
  "Polytechnic diploma in Electrical Engineering, then a year or two of work": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir ek-do saal ka kaam",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर एक-दो साल का काम",
  },
  "Polytechnic diploma in Electrical Engineering, then junior or sub engineer of a State power company, by its own test": {
    hinglish:
      "Electrical Engineering mein polytechnic diploma, phir rajya ki bijli company mein, uske apne test se, junior ya sub engineer",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य की बिजली कंपनी में, उसके अपने टेस्ट से, जूनियर या सब इंजीनियर",
  },
  "Polytechnic diploma in Electrical Engineering, then lateral BTech": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical Engineering, then site trainee with a solar firm": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir solar company mein site trainee",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर सोलर कंपनी में साइट ट्रेनी",
  },
  "Polytechnic diploma in Electrical Engineering, then trainee with a building services consultant": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir kisi building services consultant ke yahan trainee",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी बिल्डिंग सर्विसेज़ कंसल्टेंट के यहाँ ट्रेनी",
  },
  "Polytechnic diploma in Electrical Engineering, then trainee with a contractor or in a factory": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir kisi contractor ke yahan ya factory mein trainee",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी ठेकेदार के यहाँ या फ़ैक्टरी में ट्रेनी",
  },
  "Polytechnic diploma in Electrical Engineering, then two years' work": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir do saal ka kaam",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर दो साल का काम",
  },
  "Polytechnic diploma in Electrical Engineering, then years with a solar firm": {
    hinglish: "Electrical Engineering mein polytechnic diploma, phir solar company mein kuch saal",
    hindi: "Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर सोलर कंपनी में कुछ साल",
  },
  "Polytechnic diploma in Electrical or Automobile Engineering, then lateral BTech": {
    hinglish: "Electrical ya Automobile Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical या Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical or Electronics (some metros take other branches), then metro rail recruitment": {
    hinglish: "Electrical ya Electronics mein polytechnic diploma (kuch metro doosri branch bhi leti hain), phir metro rail ki bharti",
    hindi: "Electrical या Electronics में पॉलिटेक्निक डिप्लोमा (कुछ मेट्रो दूसरी ब्रांच भी लेती हैं), फिर मेट्रो रेल की भर्ती",
  },
  "Polytechnic diploma in Electrical or Electronics Engineering": {
    hinglish: "Electrical ya Electronics Engineering mein polytechnic diploma",
    hindi: "Electrical या Electronics Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electrical or Instrumentation Engineering, then lateral BTech": {
    hinglish: "Electrical ya Instrumentation Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical या Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical or Instrumentation Engineering, then site trainee with an equipment maker": {
    hinglish: "Electrical ya Instrumentation Engineering mein polytechnic diploma, phir equipment banane wali company mein site trainee",
    hindi: "Electrical या Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा, फिर उपकरण बनाने वाली कंपनी में साइट ट्रेनी",
  },
  "Polytechnic diploma in Electrical or Instrumentation Engineering, then trainee with a panel or machine builder": {
    hinglish: "Electrical ya Instrumentation Engineering mein polytechnic diploma, phir panel ya machine banane wali company mein trainee",
    hindi: "Electrical या Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा, फिर पैनल या मशीन बनाने वाली कंपनी में ट्रेनी",
  },
  "Polytechnic diploma in Electrical or Instrumentation, then lateral BTech": {
    hinglish: "Electrical ya Instrumentation mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical या Instrumentation में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical or Instrumentation, then some years as PLC programmer": {
    hinglish: "Electrical ya Instrumentation mein polytechnic diploma, phir PLC programmer ke taur par kuch saal",
    hindi: "Electrical या Instrumentation में पॉलिटेक्निक डिप्लोमा, फिर PLC प्रोग्रामर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering (also for NTPC or a State generating company, by its own test)": {
    hinglish:
      "Electrical ya Mechanical Engineering mein polytechnic diploma (NTPC ya rajya ki bijli banane wali company ke liye bhi, uske apne test se)",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा (NTPC या राज्य की बिजली बनाने वाली कंपनी के लिए भी, उसके अपने टेस्ट से)",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, any stream": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma, koi bhi stream",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, then lateral BTech": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, then years as data centre technician and shift engineer": {
    hinglish:
      "Electrical ya Mechanical Engineering mein polytechnic diploma, phir data centre technician aur shift engineer ke taur par kuch saal",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर डेटा सेंटर टेक्नीशियन और शिफ़्ट इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, then years as technician and site in-charge": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma, phir technician aur site in-charge ke taur par kuch saal",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर टेक्नीशियन और साइट इन-चार्ज के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electrical or Mechanical Engineering, then years in a plant": {
    hinglish: "Electrical ya Mechanical Engineering mein polytechnic diploma, phir plant mein kuch saal",
    hindi: "Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर प्लांट में कुछ साल",
  },
  "Polytechnic diploma in Electrical or Mechatronics Engineering, then lateral BTech": {
    hinglish: "Electrical ya Mechatronics Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electrical या Mechatronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electrical, Electronics or Instrumentation, then the four-month ETO course": {
    hinglish: "Electrical, Electronics ya Instrumentation mein polytechnic diploma, phir chaar mahine ka ETO course",
    hindi: "Electrical, Electronics या Instrumentation में पॉलिटेक्निक डिप्लोमा, फिर चार महीने का ETO कोर्स",
  },
  "Polytechnic diploma in Electrical, Instrumentation, Electronics or Mechatronics": {
    hinglish: "Electrical, Instrumentation, Electronics ya Mechatronics mein polytechnic diploma",
    hindi: "Electrical, Instrumentation, Electronics या Mechatronics में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics": { hinglish: "Electronics mein polytechnic diploma", hindi: "Electronics में पॉलिटेक्निक डिप्लोमा" },
  "Polytechnic diploma in Electronics Engineering": {
    hinglish: "Electronics Engineering mein polytechnic diploma",
    hindi: "Electronics Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics Engineering, lateral entry with PCM or ITI": {
    hinglish: "Electronics Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Electronics Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Electronics Engineering, then field trainee with a telecom contractor": {
    hinglish: "Electronics Engineering mein polytechnic diploma, phir telecom contractor ke yahan field trainee",
    hindi: "Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर टेलीकॉम ठेकेदार के यहाँ फ़ील्ड ट्रेनी",
  },
  "Polytechnic diploma in Electronics Engineering, then lateral BTech": {
    hinglish: "Electronics Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics Engineering, then trainee in an electronics factory, or at BEL by its own test": {
    hinglish: "Electronics Engineering mein polytechnic diploma, phir electronics factory mein, ya BEL mein uske apne test se, trainee",
    hindi: "Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर इलेक्ट्रॉनिक्स फ़ैक्टरी में, या BEL में उसके अपने टेस्ट से, ट्रेनी",
  },
  "Polytechnic diploma in Electronics and Communication": {
    hinglish: "Electronics and Communication mein polytechnic diploma",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics and Communication, then lateral BTech": {
    hinglish: "Electronics and Communication mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics and Communication, then lateral BTech and years as network engineer": {
    hinglish:
      "Electronics and Communication mein polytechnic diploma, phir lateral entry se BTech, aur network engineer ke taur par kuch saal",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics and Communication, then lateral BTech and years as telecom or network engineer": {
    hinglish:
      "Electronics and Communication mein polytechnic diploma, phir lateral entry se BTech, aur telecom ya network engineer ke taur par kuch saal",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और टेलीकॉम या नेटवर्क इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics and Communication, then railway junior engineer (telecom, by RRB), or from 21 RailTel's test": {
    hinglish:
      "Electronics and Communication mein polytechnic diploma, phir railway mein junior engineer (telecom, RRB se), ya 21 saal ki umar se RailTel ka test",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा, फिर रेलवे में जूनियर इंजीनियर (टेलीकॉम, RRB से), या 21 साल की उम्र से RailTel का टेस्ट",
  },
  "Polytechnic diploma in Electronics and Communication, then some years as network operations or fibre technician": {
    hinglish: "Electronics and Communication mein polytechnic diploma, phir network operations ya fibre technician ke taur par kuch saal",
    hindi: "Electronics and Communication में पॉलिटेक्निक डिप्लोमा, फिर नेटवर्क ऑपरेशंस या फ़ाइबर टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics and Telecommunication": {
    hinglish: "Electronics and Telecommunication mein polytechnic diploma",
    hindi: "Electronics and Telecommunication में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Civil Engineering": {
    hinglish: "Electronics ya Civil Engineering mein polytechnic diploma",
    hindi: "Electronics या Civil Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Computer Engineering, then IB's Junior Intelligence Officer (Technical) test, from 18 to 27 years":
    {
      hinglish:
        "Electronics ya Computer Engineering mein polytechnic diploma, phir IB ka Junior Intelligence Officer (Technical) test, 18 se 27 saal ki umar mein",
      hindi:
        "Electronics या Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर IB का Junior Intelligence Officer (Technical) टेस्ट, 18 से 27 साल की उम्र में",
    },
  "Polytechnic diploma in Electronics or Computer Engineering, then lateral BTech": {
    hinglish: "Electronics ya Computer Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics या Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics or Computer Engineering, then lateral BTech and some years as embedded or hardware engineer": {
    hinglish:
      "Electronics ya Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur embedded ya hardware engineer ke taur par kuch saal",
    hindi: "Electronics या Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और एम्बेडेड या हार्डवेयर इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics or Computer Engineering, then lateral BTech and years as software tester and test lead": {
    hinglish:
      "Electronics ya Computer Engineering mein polytechnic diploma, phir lateral entry se BTech, aur software tester aur test lead ke taur par kuch saal",
    hindi: "Electronics या Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और सॉफ़्टवेयर टेस्टर और टेस्ट लीड के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics or Computers": {
    hinglish: "Electronics ya Computers mein polytechnic diploma",
    hindi: "Electronics या Computers में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Computers, then CCNA and some years as network technician": {
    hinglish: "Electronics ya Computers mein polytechnic diploma, phir CCNA, aur network technician ke taur par kuch saal",
    hindi: "Electronics या Computers में पॉलिटेक्निक डिप्लोमा, फिर CCNA, और नेटवर्क टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Electronics or Computers, then technical post of the Intelligence Bureau": {
    hinglish: "Electronics ya Computers mein polytechnic diploma, phir Intelligence Bureau mein technical post",
    hindi: "Electronics या Computers में पॉलिटेक्निक डिप्लोमा, फिर Intelligence Bureau में टेक्निकल पद",
  },
  "Polytechnic diploma in Electronics or Electrical Engineering, then RRB JE or a metro company's own test": {
    hinglish: "Electronics ya Electrical Engineering mein polytechnic diploma, phir RRB JE ya kisi metro company ka apna test",
    hindi: "Electronics या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर RRB JE या किसी मेट्रो कंपनी का अपना टेस्ट",
  },
  "Polytechnic diploma in Electronics or Electrical Engineering, then lateral BTech": {
    hinglish: "Electronics ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics or Electrical, then the diploma in hearing aid repair and ear mould technology": {
    hinglish: "Electronics ya Electrical mein polytechnic diploma, phir hearing aid repair and ear mould technology mein diploma",
    hindi: "Electronics या Electrical में पॉलिटेक्निक डिप्लोमा, फिर हियरिंग एड रिपेयर और ईयर मोल्ड टेक्नोलॉजी में डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Mechanical Engineering": {
    hinglish: "Electronics ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Electronics या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Mechanical Engineering, then lateral BTech": {
    hinglish: "Electronics ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics or Mechatronics": {
    hinglish: "Electronics ya Mechatronics mein polytechnic diploma",
    hindi: "Electronics या Mechatronics में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Electronics or Mechatronics, then lateral BTech": {
    hinglish: "Electronics ya Mechatronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics या Mechatronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics, Electrical or Mechanical Engineering, often by lateral entry": {
    hinglish: "Electronics, Electrical ya Mechanical Engineering mein polytechnic diploma, aksar lateral entry se",
    hindi: "Electronics, Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, अक्सर लेटरल एंट्री से",
  },
  "Polytechnic diploma in Electronics, any stream": {
    hinglish: "Electronics mein polytechnic diploma, koi bhi stream",
    hindi: "Electronics में पॉलिटेक्निक डिप्लोमा, कोई भी स्ट्रीम",
  },
  "Polytechnic diploma in Electronics, from its first year or, with PCM or ITI, its second": {
    hinglish: "Electronics mein polytechnic diploma, pehle saal se ya, PCM ya ITI ke saath, doosre saal se",
    hindi: "Electronics में पॉलिटेक्निक डिप्लोमा, पहले साल से या, PCM या ITI के साथ, दूसरे साल से",
  },
  "Polytechnic diploma in Electronics, or a diploma in hardware and networking": {
    hinglish: "Electronics mein polytechnic diploma, ya hardware aur networking mein diploma",
    hindi: "Electronics में पॉलिटेक्निक डिप्लोमा, या हार्डवेयर और नेटवर्किंग में डिप्लोमा",
  },
  "Polytechnic diploma in Electronics, then lateral BTech": {
    hinglish: "Electronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Electronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Electronics, then some years as test technician in an electronics factory": {
    hinglish: "Electronics mein polytechnic diploma, phir electronics factory mein test technician ke taur par kuch saal",
    hindi: "Electronics में पॉलिटेक्निक डिप्लोमा, फिर इलेक्ट्रॉनिक्स फ़ैक्टरी में टेस्ट टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Engineering, then plant years": {
    hinglish: "Engineering mein polytechnic diploma, phir plant mein kuch saal",
    hindi: "Engineering में पॉलिटेक्निक डिप्लोमा, फिर प्लांट में कुछ साल",
  },
  "Polytechnic diploma in Environmental or Civil Engineering": {
    hinglish: "Environmental ya Civil Engineering mein polytechnic diploma",
    hindi: "Environmental या Civil Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Environmental or Civil Engineering, then junior engineer of a State water board, by its own test": {
    hinglish:
      "Environmental ya Civil Engineering mein polytechnic diploma, phir rajya ke water board mein, uske apne test se, junior engineer",
    hindi: "Environmental या Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर राज्य के जल बोर्ड में, उसके अपने टेस्ट से, जूनियर इंजीनियर",
  },
  "Polytechnic diploma in Environmental or Civil Engineering, then lateral BTech": {
    hinglish: "Environmental ya Civil Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Environmental या Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Fashion Design or Garment Technology": {
    hinglish: "Fashion Design ya Garment Technology mein polytechnic diploma",
    hindi: "Fashion Design या Garment Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Fashion Technology": {
    hinglish: "Fashion Technology mein polytechnic diploma",
    hindi: "Fashion Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Fashion Technology (NIFT takes some by lateral entry)": {
    hinglish: "Fashion Technology mein polytechnic diploma (NIFT kuch logon ko lateral entry se leta hai)",
    hindi: "Fashion Technology में पॉलिटेक्निक डिप्लोमा (NIFT कुछ लोगों को लेटरल एंट्री से लेता है)",
  },
  "Polytechnic diploma in Food Processing Technology, then lateral BTech": {
    hinglish: "Food Processing Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Food Processing Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Food Processing Technology, then trainee in a food factory": {
    hinglish: "Food Processing Technology mein polytechnic diploma, phir food factory mein trainee",
    hindi: "Food Processing Technology में पॉलिटेक्निक डिप्लोमा, फिर फ़ूड फ़ैक्टरी में ट्रेनी",
  },
  "Polytechnic diploma in Food Technology": {
    hinglish: "Food Technology mein polytechnic diploma",
    hindi: "Food Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Footwear or Leather Technology, where offered": {
    hinglish: "Footwear ya Leather Technology mein polytechnic diploma, jahan available ho",
    hindi: "Footwear या Leather Technology में पॉलिटेक्निक डिप्लोमा, जहाँ उपलब्ध हो",
  },
  "Polytechnic diploma in Garment Technology": {
    hinglish: "Garment Technology mein polytechnic diploma",
    hindi: "Garment Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Garment Technology or Fashion Design": {
    hinglish: "Garment Technology ya Fashion Design mein polytechnic diploma",
    hindi: "Garment Technology या Fashion Design में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Garment Technology, then years in a garment factory": {
    hinglish: "Garment Technology mein polytechnic diploma, phir garment factory mein kuch saal",
    hindi: "Garment Technology में पॉलिटेक्निक डिप्लोमा, फिर गारमेंट फ़ैक्टरी में कुछ साल",
  },
  "Polytechnic diploma in Garment or Costume Design": {
    hinglish: "Garment ya Costume Design mein polytechnic diploma",
    hindi: "Garment या Costume Design में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Garment or Costume Design, then assisting a costume designer": {
    hinglish: "Garment ya Costume Design mein polytechnic diploma, phir kisi costume designer ke saath assistant ka kaam",
    hindi: "Garment या Costume Design में पॉलिटेक्निक डिप्लोमा, फिर किसी कॉस्ट्यूम डिज़ाइनर के साथ असिस्टेंट का काम",
  },
  "Polytechnic diploma in Garment or Fashion Technology": {
    hinglish: "Garment ya Fashion Technology mein polytechnic diploma",
    hindi: "Garment या Fashion Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in IT": { hinglish: "IT mein polytechnic diploma", hindi: "IT में पॉलिटेक्निक डिप्लोमा" },
  "Polytechnic diploma in Instrumentation": {
    hinglish: "Instrumentation mein polytechnic diploma",
    hindi: "Instrumentation में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Instrumentation Engineering": {
    hinglish: "Instrumentation Engineering mein polytechnic diploma",
    hindi: "Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Instrumentation Engineering, then diploma trainee in a plant": {
    hinglish: "Instrumentation Engineering mein polytechnic diploma, phir plant mein diploma trainee",
    hindi: "Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा, फिर प्लांट में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Instrumentation Engineering, then lateral BTech": {
    hinglish: "Instrumentation Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Instrumentation or Environmental Engineering": {
    hinglish: "Instrumentation ya Environmental Engineering mein polytechnic diploma",
    hindi: "Instrumentation या Environmental Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Interior Decoration": {
    hinglish: "Interior Decoration mein polytechnic diploma",
    hindi: "Interior Decoration में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Interior Design or Architectural Assistantship": {
    hinglish: "Interior Design ya Architectural Assistantship mein polytechnic diploma",
    hindi: "Interior Design या Architectural Assistantship में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Knitting Technology": {
    hinglish: "Knitting Technology mein polytechnic diploma",
    hindi: "Knitting Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Leather Technology (Footwear)": {
    hinglish: "Leather Technology (Footwear) mein polytechnic diploma",
    hindi: "Leather Technology (Footwear) में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Leather Technology, then lateral BTech": {
    hinglish: "Leather Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Leather Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Leather Technology, then shift trainee in a tannery": {
    hinglish: "Leather Technology mein polytechnic diploma, phir tannery mein shift trainee",
    hindi: "Leather Technology में पॉलिटेक्निक डिप्लोमा, फिर टेनरी में शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Leather Technology, where offered": {
    hinglish: "Leather Technology mein polytechnic diploma, jahan available ho",
    hindi: "Leather Technology में पॉलिटेक्निक डिप्लोमा, जहाँ उपलब्ध हो",
  },
  "Polytechnic diploma in Mechanical Engineering": {
    hinglish: "Mechanical Engineering mein polytechnic diploma",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical Engineering (also for SSC JE and RRB JE posts)": {
    hinglish: "Mechanical Engineering mein polytechnic diploma (SSC JE aur RRB JE ki post ke liye bhi)",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा (SSC JE और RRB JE के पदों के लिए भी)",
  },
  "Polytechnic diploma in Mechanical Engineering or Refrigeration and Air Conditioning": {
    hinglish: "Mechanical Engineering ya Refrigeration and Air Conditioning mein polytechnic diploma",
    hindi: "Mechanical Engineering या Refrigeration and Air Conditioning में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Mechanical Engineering, then CAD design trainee": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir CAD design trainee",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर CAD डिज़ाइन ट्रेनी",
  },
  "Polytechnic diploma in Mechanical Engineering, then SSC JE or RRB JE": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir SSC JE ya RRB JE",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर SSC JE या RRB JE",
  },
  "Polytechnic diploma in Mechanical Engineering, then a purchase desk and promotion": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir purchase desk ka kaam aur promotion",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर परचेज़ डेस्क का काम और प्रमोशन",
  },
  "Polytechnic diploma in Mechanical Engineering, then design trainee with a machine builder": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir machine banane wali company mein design trainee",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर मशीन बनाने वाली कंपनी में डिज़ाइन ट्रेनी",
  },
  "Polytechnic diploma in Mechanical Engineering, then diploma trainee in a factory": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir factory mein diploma trainee",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Mechanical Engineering, then diver school": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir gotakhori ka school",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर गोताखोरी का स्कूल",
  },
  "Polytechnic diploma in Mechanical Engineering, then lateral BTech": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical Engineering, then lateral BTech and years as production supervisor": {
    hinglish:
      "Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech, aur production supervisor ke taur par kuch saal",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और प्रोडक्शन सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Mechanical Engineering, then shift supervisor and promotion": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir shift supervisor, aur promotion",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर शिफ़्ट सुपरवाइज़र, और प्रमोशन",
  },
  "Polytechnic diploma in Mechanical Engineering, then some years in stores or purchase": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir stores ya purchase mein kuch saal",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर स्टोर या परचेज़ में कुछ साल",
  },
  "Polytechnic diploma in Mechanical Engineering, then technical assistant in a BIS laboratory, by its own test": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir BIS ki laboratory mein, uske apne test se, technical assistant",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर BIS की लैबोरेटरी में, उसके अपने टेस्ट से, टेक्निकल असिस्टेंट",
  },
  "Polytechnic diploma in Mechanical Engineering, then trainee designer in an engineering firm": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir engineering firm mein trainee designer",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर इंजीनियरिंग फ़र्म में ट्रेनी डिज़ाइनर",
  },
  "Polytechnic diploma in Mechanical Engineering, then trainee in a fabrication shop": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir fabrication shop mein trainee",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैब्रिकेशन शॉप में ट्रेनी",
  },
  "Polytechnic diploma in Mechanical Engineering, then years as shift in-charge of a pump": {
    hinglish: "Mechanical Engineering mein polytechnic diploma, phir petrol pump ke shift in-charge ke taur par kuch saal",
    hindi: "Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर पेट्रोल पंप के शिफ़्ट इन-चार्ज के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Aeronautical Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Aeronautical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Aeronautical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Agricultural Engineering": {
    hinglish: "Mechanical ya Agricultural Engineering mein polytechnic diploma",
    hindi: "Mechanical या Agricultural Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical or Automobile Engineering, then ramp service executive, with a heavy vehicle licence": {
    hinglish: "Mechanical ya Automobile Engineering mein polytechnic diploma, phir ramp service executive, heavy vehicle licence ke saath",
    hindi: "Mechanical या Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर रैंप सर्विस एग्ज़िक्यूटिव, हेवी व्हीकल लाइसेंस के साथ",
  },
  "Polytechnic diploma in Mechanical or Chemical Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Chemical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Chemical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Chemical Engineering, then trainee with a city gas company or its contractor": {
    hinglish: "Mechanical ya Chemical Engineering mein polytechnic diploma, phir city gas company ya uske contractor ke yahan trainee",
    hindi: "Mechanical या Chemical Engineering में पॉलिटेक्निक डिप्लोमा, फिर सिटी गैस कंपनी या उसके ठेकेदार के यहाँ ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Civil Engineering, then estimation trainee with a contractor": {
    hinglish: "Mechanical ya Civil Engineering mein polytechnic diploma, phir kisi contractor ke yahan estimation trainee",
    hindi: "Mechanical या Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर किसी ठेकेदार के यहाँ एस्टिमेशन ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Civil Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Civil Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Civil Engineering, then trainee inspector": {
    hinglish: "Mechanical ya Civil Engineering mein polytechnic diploma, phir trainee inspector",
    hindi: "Mechanical या Civil Engineering में पॉलिटेक्निक डिप्लोमा, फिर ट्रेनी इंस्पेक्टर",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, lateral entry with PCM or ITI": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, PCM ya ITI ke saath lateral entry",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, PCM या ITI के साथ लेटरल एंट्री",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then NPCIL stipendiary trainee and years of operation": {
    hinglish:
      "Mechanical ya Electrical Engineering mein polytechnic diploma, phir NPCIL mein stipendiary trainee, aur plant chalane ke kaam mein kuch saal",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर NPCIL में स्टाइपेंडियरी ट्रेनी, और प्लांट चलाने के काम में कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then NTPC or a State generating company, by its own test": {
    hinglish:
      "Mechanical ya Electrical Engineering mein polytechnic diploma, phir NTPC ya rajya ki bijli banane wali company, uske apne test se",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर NTPC या राज्य की बिजली बनाने वाली कंपनी, उसके अपने टेस्ट से",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then RRB JE or a metro company's own test": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir RRB JE ya kisi metro company ka apna test",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर RRB JE या किसी मेट्रो कंपनी का अपना टेस्ट",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then a factory's stores or purchase desk": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir factory ki stores ya purchase desk",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी की स्टोर या परचेज़ डेस्क",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then diploma trainee in a factory": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir factory mein diploma trainee",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then lateral BTech or years as maintenance engineer": {
    hinglish:
      "Mechanical ya Electrical Engineering mein polytechnic diploma, phir lateral entry se BTech, ya maintenance engineer ke taur par kuch saal",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, या मेंटेनेंस इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then some years of maintenance work": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir kuch saal maintenance ka kaam",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर कुछ साल मेंटेनेंस का काम",
  },
  "Polytechnic diploma in Mechanical or Electrical Engineering, then years in a tunnel crew": {
    hinglish: "Mechanical ya Electrical Engineering mein polytechnic diploma, phir tunnel banane wali team mein kuch saal",
    hindi: "Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा, फिर सुरंग बनाने वाली टीम में कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Fire and Safety Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Fire and Safety Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Fire and Safety Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Fire and Safety Engineering, then trainee with a fire-fighting contractor": {
    hinglish: "Mechanical ya Fire and Safety Engineering mein polytechnic diploma, phir fire-fighting contractor ke yahan trainee",
    hindi: "Mechanical या Fire and Safety Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ायर-फ़ाइटिंग ठेकेदार के यहाँ ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Instrumentation Engineering": {
    hinglish: "Mechanical ya Instrumentation Engineering mein polytechnic diploma",
    hindi: "Mechanical या Instrumentation Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical or Metallurgical Engineering": {
    hinglish: "Mechanical ya Metallurgical Engineering mein polytechnic diploma",
    hindi: "Mechanical या Metallurgical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical or Metallurgical Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Metallurgical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Metallurgical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, after any stream": {
    hinglish: "Kisi bhi stream ke baad Mechanical ya Production Engineering mein polytechnic diploma",
    hindi: "किसी भी स्ट्रीम के बाद Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, often then lateral BTech": {
    hinglish: "Mechanical ya Production Engineering mein polytechnic diploma, phir aksar lateral entry se BTech",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर अक्सर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, then diploma trainee in a factory": {
    hinglish: "Mechanical ya Production Engineering mein polytechnic diploma, phir factory mein diploma trainee",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Production Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, then lateral BTech and years as an engineer": {
    hinglish:
      "Mechanical ya Production Engineering mein polytechnic diploma, phir lateral entry se BTech, aur engineer ke taur par kuch saal",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और इंजीनियर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, then work study trainee in a factory": {
    hinglish: "Mechanical ya Production Engineering mein polytechnic diploma, phir factory mein work study trainee",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में वर्क स्टडी ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Production Engineering, then years on the shop floor": {
    hinglish: "Mechanical ya Production Engineering mein polytechnic diploma, phir factory ke shop floor par kuch saal",
    hindi: "Mechanical या Production Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी के शॉप फ़्लोर पर कुछ साल",
  },
  "Polytechnic diploma in Mechanical or Refrigeration Engineering, then trainee with a cooling contractor": {
    hinglish: "Mechanical ya Refrigeration Engineering mein polytechnic diploma, phir cooling contractor ke yahan trainee",
    hindi: "Mechanical या Refrigeration Engineering में पॉलिटेक्निक डिप्लोमा, फिर कूलिंग ठेकेदार के यहाँ ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Refrigeration Engineering, then trainee with an air-conditioning contractor": {
    hinglish: "Mechanical ya Refrigeration Engineering mein polytechnic diploma, phir air-conditioning contractor ke yahan trainee",
    hindi: "Mechanical या Refrigeration Engineering में पॉलिटेक्निक डिप्लोमा, फिर एयर-कंडीशनिंग ठेकेदार के यहाँ ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Tool Engineering, then diploma trainee in a factory": {
    hinglish: "Mechanical ya Tool Engineering mein polytechnic diploma, phir factory mein diploma trainee",
    hindi: "Mechanical या Tool Engineering में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में डिप्लोमा ट्रेनी",
  },
  "Polytechnic diploma in Mechanical or Tool Engineering, then lateral BTech": {
    hinglish: "Mechanical ya Tool Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical या Tool Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical or Tool Engineering, then trainee with a 3D printing firm": {
    hinglish: "Mechanical ya Tool Engineering mein polytechnic diploma, phir 3D printing firm mein trainee",
    hindi: "Mechanical या Tool Engineering में पॉलिटेक्निक डिप्लोमा, फिर 3D प्रिंटिंग फ़र्म में ट्रेनी",
  },
  "Polytechnic diploma in Mechanical, Electrical or Electronics Engineering": {
    hinglish: "Mechanical, Electrical ya Electronics Engineering mein polytechnic diploma",
    hindi: "Mechanical, Electrical या Electronics Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechanical, Electrical or Electronics Engineering, then Diploma in Marine Engineering (two years)": {
    hinglish: "Mechanical, Electrical ya Electronics Engineering mein polytechnic diploma, phir Marine Engineering mein diploma (do saal)",
    hindi: "Mechanical, Electrical या Electronics Engineering में पॉलिटेक्निक डिप्लोमा, फिर Marine Engineering में डिप्लोमा (दो साल)",
  },
  "Polytechnic diploma in Mechanical, Electrical or Electronics, then lateral BTech": {
    hinglish: "Mechanical, Electrical ya Electronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechanical, Electrical या Electronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechanical, Electrical or Electronics, then sales trainee of a machine maker": {
    hinglish: "Mechanical, Electrical ya Electronics mein polytechnic diploma, phir machine banane wali company mein sales trainee",
    hindi: "Mechanical, Electrical या Electronics में पॉलिटेक्निक डिप्लोमा, फिर मशीन बनाने वाली कंपनी में सेल्स ट्रेनी",
  },
  "Polytechnic diploma in Mechanical, Electrical, Electronics or Automobile Engineering, then RRB ALP": {
    hinglish: "Mechanical, Electrical, Electronics ya Automobile Engineering mein polytechnic diploma, phir RRB ALP",
    hindi: "Mechanical, Electrical, Electronics या Automobile Engineering में पॉलिटेक्निक डिप्लोमा, फिर RRB ALP",
  },
  "Polytechnic diploma in Mechatronics": { hinglish: "Mechatronics mein polytechnic diploma", hindi: "Mechatronics में पॉलिटेक्निक डिप्लोमा" },
  "Polytechnic diploma in Mechatronics, Electronics or Computer Engineering, then lateral BTech": {
    hinglish: "Mechatronics, Electronics ya Computer Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechatronics, Electronics या Computer Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mechatronics, Mechanical or Electrical Engineering": {
    hinglish: "Mechatronics, Mechanical ya Electrical Engineering mein polytechnic diploma",
    hindi: "Mechatronics, Mechanical या Electrical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechatronics, Robotics or Electronics, then some years as robot technician": {
    hinglish: "Mechatronics, Robotics ya Electronics mein polytechnic diploma, phir robot technician ke taur par kuch saal",
    hindi: "Mechatronics, Robotics या Electronics में पॉलिटेक्निक डिप्लोमा, फिर रोबोट टेक्नीशियन के तौर पर कुछ साल",
  },
  "Polytechnic diploma in Mechatronics, Robotics, Electrical or Mechanical Engineering": {
    hinglish: "Mechatronics, Robotics, Electrical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Mechatronics, Robotics, Electrical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mechatronics, then lateral BTech": {
    hinglish: "Mechatronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mechatronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Metallurgical Engineering": {
    hinglish: "Metallurgical Engineering mein polytechnic diploma",
    hindi: "Metallurgical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Metallurgical Engineering (also for SAIL trainee posts, by its own test)": {
    hinglish: "Metallurgical Engineering mein polytechnic diploma (SAIL mein trainee ki post ke liye bhi, uske apne test se)",
    hindi: "Metallurgical Engineering में पॉलिटेक्निक डिप्लोमा (SAIL में ट्रेनी के पदों के लिए भी, उसके अपने टेस्ट से)",
  },
  "Polytechnic diploma in Metallurgical Engineering, then lateral BTech": {
    hinglish: "Metallurgical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Metallurgical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Metallurgical or Mechanical Engineering": {
    hinglish: "Metallurgical ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Metallurgical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Metallurgical or Mechanical Engineering (also for SAIL trainee posts, by its own test)": {
    hinglish: "Metallurgical ya Mechanical Engineering mein polytechnic diploma (SAIL mein trainee ki post ke liye bhi, uske apne test se)",
    hindi: "Metallurgical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा (SAIL में ट्रेनी के पदों के लिए भी, उसके अपने टेस्ट से)",
  },
  "Polytechnic diploma in Metallurgical or Mechanical Engineering, then lateral BTech": {
    hinglish: "Metallurgical ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Metallurgical या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Metallurgy or Mining, then lateral BTech": {
    hinglish: "Metallurgy ya Mining mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Metallurgy या Mining में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mine Surveying or Mining": {
    hinglish: "Mine Surveying ya Mining mein polytechnic diploma",
    hindi: "Mine Surveying या Mining में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mining Engineering": {
    hinglish: "Mining Engineering mein polytechnic diploma",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Mining Engineering, then a year's training underground and the DGMS certificate": {
    hinglish: "Mining Engineering mein polytechnic diploma, phir zameen ke neeche ki khadan mein ek saal ki training aur DGMS certificate",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा, फिर ज़मीन के नीचे की खदान में एक साल की ट्रेनिंग और DGMS सर्टिफ़िकेट",
  },
  "Polytechnic diploma in Mining Engineering, then lateral BTech": {
    hinglish: "Mining Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Mining Engineering, then overman and promotion by DGMS certificates": {
    hinglish: "Mining Engineering mein polytechnic diploma, phir overman, aur DGMS certificates se promotion",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा, फिर ओवरमैन, और DGMS सर्टिफ़िकेट से प्रमोशन",
  },
  "Polytechnic diploma in Mining Engineering, then the shotfirer's test": {
    hinglish: "Mining Engineering mein polytechnic diploma, phir shotfirer ka test",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा, फिर शॉटफ़ायरर का टेस्ट",
  },
  "Polytechnic diploma in Mining Engineering, then years as overman, until the first class certificate": {
    hinglish: "Mining Engineering mein polytechnic diploma, phir overman ke taur par kuch saal, first class certificate milne tak",
    hindi: "Mining Engineering में पॉलिटेक्निक डिप्लोमा, फिर ओवरमैन के तौर पर कुछ साल, फ़र्स्ट क्लास सर्टिफ़िकेट मिलने तक",
  },
  "Polytechnic diploma in Modern Office Practice, then some years of work": {
    hinglish: "Modern Office Practice mein polytechnic diploma, phir kuch saal ka kaam",
    hindi: "Modern Office Practice में पॉलिटेक्निक डिप्लोमा, फिर कुछ साल का काम",
  },
  "Polytechnic diploma in Modern Office Practice, where offered": {
    hinglish: "Modern Office Practice mein polytechnic diploma, jahan available ho",
    hindi: "Modern Office Practice में पॉलिटेक्निक डिप्लोमा, जहाँ उपलब्ध हो",
  },
  "Polytechnic diploma in Packaging or Printing, then lateral BTech": {
    hinglish: "Packaging ya Printing mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Packaging या Printing में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Petroleum or Mechanical Engineering, then lateral BTech": {
    hinglish: "Petroleum ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Petroleum या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Petroleum or Mechanical Engineering, then years on a cementing crew": {
    hinglish: "Petroleum ya Mechanical Engineering mein polytechnic diploma, phir cementing crew mein kuch saal",
    hindi: "Petroleum या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर सीमेंटिंग क्रू में कुछ साल",
  },
  "Polytechnic diploma in Petroleum or Mechanical Engineering, then years on a rig": {
    hinglish: "Petroleum ya Mechanical Engineering mein polytechnic diploma, phir rig par kuch saal",
    hindi: "Petroleum या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर रिग पर कुछ साल",
  },
  "Polytechnic diploma in Petroleum or Mechanical Engineering, then years on a rig up to driller": {
    hinglish: "Petroleum ya Mechanical Engineering mein polytechnic diploma, phir rig par kuch saal, driller banne tak",
    hindi: "Petroleum या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर रिग पर कुछ साल, ड्रिलर बनने तक",
  },
  "Polytechnic diploma in Petroleum or Mechanical Engineering, then years on the rig floor": {
    hinglish: "Petroleum ya Mechanical Engineering mein polytechnic diploma, phir rig floor par kuch saal",
    hindi: "Petroleum या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर रिग फ़्लोर पर कुछ साल",
  },
  "Polytechnic diploma in Polymer or Rubber Technology, then lateral BTech": {
    hinglish: "Polymer ya Rubber Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Polymer या Rubber Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Polymer or Rubber Technology, then shift trainee in a tyre or rubber factory": {
    hinglish: "Polymer ya Rubber Technology mein polytechnic diploma, phir tyre ya rubber factory mein shift trainee",
    hindi: "Polymer या Rubber Technology में पॉलिटेक्निक डिप्लोमा, फिर टायर या रबर फ़ैक्टरी में शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Printing Technology": {
    hinglish: "Printing Technology mein polytechnic diploma",
    hindi: "Printing Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Printing or Mechanical Engineering": {
    hinglish: "Printing ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Printing या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Printing or Packaging Technology, then lateral BTech": {
    hinglish: "Printing ya Packaging Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Printing या Packaging Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Printing or Packaging Technology, then trainee with a carton or film maker": {
    hinglish: "Printing ya Packaging Technology mein polytechnic diploma, phir carton ya packaging film banane wali company mein trainee",
    hindi: "Printing या Packaging Technology में पॉलिटेक्निक डिप्लोमा, फिर कार्टन या पैकेजिंग फ़िल्म बनाने वाली कंपनी में ट्रेनी",
  },
  "Polytechnic diploma in Production or Mechanical Engineering": {
    hinglish: "Production ya Mechanical Engineering mein polytechnic diploma",
    hindi: "Production या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Pulp and Paper Technology, then lateral BTech": {
    hinglish: "Pulp and Paper Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Pulp and Paper Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Pulp and Paper Technology, then shift trainee in a mill": {
    hinglish: "Pulp and Paper Technology mein polytechnic diploma, phir paper mill mein shift trainee",
    hindi: "Pulp and Paper Technology में पॉलिटेक्निक डिप्लोमा, फिर पेपर मिल में शिफ़्ट ट्रेनी",
  },
  "Polytechnic diploma in Robotics or Mechatronics, then lateral BTech": {
    hinglish: "Robotics ya Mechatronics mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Robotics या Mechatronics में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Rubber Technology": {
    hinglish: "Rubber Technology mein polytechnic diploma",
    hindi: "Rubber Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Shipbuilding or Mechanical Engineering, then lateral BTech": {
    hinglish: "Shipbuilding ya Mechanical Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Shipbuilding या Mechanical Engineering में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Textile Design": {
    hinglish: "Textile Design mein polytechnic diploma",
    hindi: "Textile Design में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in Textile Processing, then some years in a dye house or lateral BTech": {
    hinglish: "Textile Processing mein polytechnic diploma, phir rangai ke karkhane mein kuch saal ya lateral entry se BTech",
    hindi: "Textile Processing में पॉलिटेक्निक डिप्लोमा, फिर रँगाई के कारख़ाने में कुछ साल या लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Textile Technology, or in Handloom and Textile Technology (IIHT, by Class 10 marks), then shift trainee in a mill":
    {
      hinglish:
        "Textile Technology mein, ya Handloom and Textile Technology mein (IIHT, Class 10 ke marks se) polytechnic diploma, phir mill mein shift trainee",
      hindi: "Textile Technology में, या Handloom and Textile Technology में (IIHT, Class 10 के नंबरों से) पॉलिटेक्निक डिप्लोमा, फिर मिल में शिफ़्ट ट्रेनी",
    },
  "Polytechnic diploma in Textile Technology, then lateral BTech": {
    hinglish: "Textile Technology mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "Textile Technology में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in Web Technology": {
    hinglish: "Web Technology mein polytechnic diploma",
    hindi: "Web Technology में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in a design trade, then BDes": {
    hinglish: "Kisi design trade mein polytechnic diploma, phir BDes",
    hindi: "किसी डिज़ाइन ट्रेड में पॉलिटेक्निक डिप्लोमा, फिर BDes",
  },
  "Polytechnic diploma in a design trade, then BDes and years as a designer": {
    hinglish: "Kisi design trade mein polytechnic diploma, phir BDes, aur designer ke taur par kuch saal",
    hindi: "किसी डिज़ाइन ट्रेड में पॉलिटेक्निक डिप्लोमा, फिर BDes, और डिज़ाइनर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in an engineering branch, then years in a factory and a diploma in industrial safety": {
    hinglish: "Engineering ki kisi branch mein polytechnic diploma, phir factory mein kuch saal aur industrial safety mein diploma",
    hindi: "इंजीनियरिंग की किसी ब्रांच में पॉलिटेक्निक डिप्लोमा, फिर फ़ैक्टरी में कुछ साल और इंडस्ट्रियल सेफ़्टी में डिप्लोमा",
  },
  "Polytechnic diploma in any engineering or design trade": {
    hinglish: "Kisi bhi engineering ya design trade mein polytechnic diploma",
    hindi: "किसी भी इंजीनियरिंग या डिज़ाइन ट्रेड में पॉलिटेक्निक डिप्लोमा",
  },
  "Polytechnic diploma in engineering (three years), then the surveyor exam of IRDAI and some months of training": {
    hinglish: "Engineering mein polytechnic diploma (teen saal), phir IRDAI ka surveyor exam aur kuch mahine ki training",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा (तीन साल), फिर IRDAI की सर्वेयर परीक्षा और कुछ महीने की ट्रेनिंग",
  },
  "Polytechnic diploma in engineering, then NPCIL or BARC stipendiary trainee (Category I)": {
    hinglish: "Engineering mein polytechnic diploma, phir NPCIL ya BARC mein stipendiary trainee (Category I)",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर NPCIL या BARC में स्टाइपेंडियरी ट्रेनी (Category I)",
  },
  "Polytechnic diploma in engineering, then lateral BTech": {
    hinglish: "Engineering mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in engineering, then lateral BTech and years as an engineer and a team leader": {
    hinglish: "Engineering mein polytechnic diploma, phir lateral entry se BTech, aur engineer aur team leader ke taur par kuch saal",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech, और इंजीनियर और टीम लीडर के तौर पर कुछ साल",
  },
  "Polytechnic diploma in engineering, then site years and a diploma in industrial safety": {
    hinglish: "Engineering mein polytechnic diploma, phir site par kuch saal aur industrial safety mein diploma",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर साइट पर कुछ साल और इंडस्ट्रियल सेफ़्टी में डिप्लोमा",
  },
  "Polytechnic diploma in engineering, then the AME course": {
    hinglish: "Engineering mein polytechnic diploma, phir AME course",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर AME कोर्स",
  },
  "Polytechnic diploma in engineering, then three years' experience": {
    hinglish: "Engineering mein polytechnic diploma, phir teen saal ka anubhav",
    hindi: "इंजीनियरिंग में पॉलिटेक्निक डिप्लोमा, फिर तीन साल का अनुभव",
  },
  "Polytechnic diploma in the branch, then lateral BTech": {
    hinglish: "Usi branch mein polytechnic diploma, phir lateral entry se BTech",
    hindi: "उसी ब्रांच में पॉलिटेक्निक डिप्लोमा, फिर लेटरल एंट्री से BTech",
  },
  "Polytechnic diploma in the trade, plus years of practice": {
    hinglish: "Usi trade mein polytechnic diploma, saath mein kuch saal ke kaam ka anubhav",
    hindi: "उसी ट्रेड में पॉलिटेक्निक डिप्लोमा, साथ में कुछ साल के काम का अनुभव",
  },
  "Polytechnic diploma, any stream": { hinglish: "Polytechnic diploma, koi bhi stream", hindi: "पॉलिटेक्निक डिप्लोमा, कोई भी स्ट्रीम" },
  "Polytechnic diploma, from its first year or, with PCM or ITI, its second": {
    hinglish: "Polytechnic diploma, pehle saal se ya, PCM ya ITI ke saath, doosre saal se",
    hindi: "पॉलिटेक्निक डिप्लोमा, पहले साल से या, PCM या ITI के साथ, दूसरे साल से",
  },
  "Polytechnic diploma, lateral entry (with PCM or ITI)": {
    hinglish: "Polytechnic diploma, lateral entry (PCM ya ITI ke saath)",
    hindi: "पॉलिटेक्निक डिप्लोमा, लेटरल एंट्री (PCM या ITI के साथ)",
  },
  "Polytechnic diploma, then Senior Secondary Recruit": {
    hinglish: "Polytechnic diploma, phir Senior Secondary Recruit",
    hindi: "पॉलिटेक्निक डिप्लोमा, फिर Senior Secondary Recruit",
  },
  "Polytechnic diploma, then Yantrik; men only so far": {
    hinglish: "Polytechnic diploma, phir Yantrik; ab tak sirf purush",
    hindi: "पॉलिटेक्निक डिप्लोमा, फिर Yantrik; अब तक सिर्फ़ पुरुष",
  },
  "Polytechnic diploma, then two years' work": {
    hinglish: "Polytechnic diploma, phir do saal ka kaam",
    hindi: "पॉलिटेक्निक डिप्लोमा, फिर दो साल का काम",
  },
  "Porter or helper work with a local trek outfit": {
    hinglish: "Local trekking company ke saath porter ya helper ka kaam",
    hindi: "स्थानीय ट्रेकिंग कंपनी के साथ पोर्टर या हेल्पर का काम",
  },
  "Porter or kitchen help of a trekking company from 18, then the same courses": {
    hinglish: "18 saal ki umar se trekking company mein porter ya kitchen helper, phir wahi courses",
    hindi: "18 साल की उम्र से ट्रेकिंग कंपनी में पोर्टर या किचन हेल्पर, फिर वही कोर्स",
  },
  "Post Graduate Insolvency Programme (two years; after CA, CS, CMA, law, engineering or a master's in finance), instead of ten years' work":
    {
      hinglish:
        "Post Graduate Insolvency Programme (do saal; CA, CS, CMA, law ya engineering ke baad, ya finance mein master degree ke baad), das saal ke kaam ki jagah",
      hindi:
        "Post Graduate Insolvency Programme (दो साल; CA, CS, CMA, लॉ या इंजीनियरिंग के बाद, या फ़ाइनेंस में मास्टर डिग्री के बाद), दस साल के काम की जगह",
    },
  "Post at CERT-In, NIC or C-DAC, by GATE or their own tests": {
    hinglish: "CERT-In, NIC ya C-DAC mein post, GATE ya unke apne test se",
    hindi: "CERT-In, NIC या C-DAC में पद, GATE या उनके अपने टेस्ट से",
  },
  "Post at NIC, C-DAC, CRIS, ISRO or DRDO, by GATE or their own tests": {
    hinglish: "NIC, C-DAC, CRIS, ISRO ya DRDO mein post, GATE ya unke apne test se",
    hindi: "NIC, C-DAC, CRIS, ISRO या DRDO में पद, GATE या उनके अपने टेस्ट से",
  },
  "Post at NIC, C-DAC, a university or an IIT, by their own tests, after BTech or MCA": {
    hinglish: "BTech ya MCA ke baad NIC, C-DAC, kisi university ya IIT mein post, unke apne test se",
    hindi: "BTech या MCA के बाद NIC, C-DAC, किसी यूनिवर्सिटी या IIT में पद, उनके अपने टेस्ट से",
  },
  "Post at a veterinary college (ASRB NET), an ICAR institute or, by State PSC, a State disease laboratory, after MVSc": {
    hinglish: "MVSc ke baad kisi veterinary college (ASRB NET), ICAR ke sansthan ya, State PSC se, rajya ki disease laboratory mein post",
    hindi: "MVSc के बाद किसी वेटरनरी कॉलेज (ASRB NET), ICAR के संस्थान या, State PSC से, राज्य की रोग जाँच लैबोरेटरी में पद",
  },
  "Post in ISRO, DRDO, BEL or STQC (the government's test laboratories) after BTech, by GATE or their own tests": {
    hinglish: "BTech ke baad ISRO, DRDO, BEL ya STQC (sarkar ki test laboratory) mein post, GATE ya unke apne test se",
    hindi: "BTech के बाद ISRO, DRDO, BEL या STQC (सरकार की टेस्ट लैबोरेटरी) में पद, GATE या उनके अपने टेस्ट से",
  },
  "Post in a SAI centre, regular or by contract, or with a national team, after BPT or MPT": {
    hinglish: "BPT ya MPT ke baad kisi SAI centre mein post, regular ya contract par, ya national team ke saath",
    hindi: "BPT या MPT के बाद किसी SAI सेंटर में पद, नियमित या कॉन्ट्रैक्ट पर, या नेशनल टीम के साथ",
  },
  "Post in a State's archaeology department by State PSC": {
    hinglish: "State PSC se rajya ke archaeology department mein post",
    hindi: "State PSC से राज्य के पुरातत्व विभाग में पद",
  },
  "Post in a centre of the Sports Authority of India (SAI), regular or by contract, by its own selection": {
    hinglish: "Sports Authority of India (SAI) ke centre mein post, regular ya contract par, uske apne selection se",
    hindi: "Sports Authority of India (SAI) के सेंटर में पद, नियमित या कॉन्ट्रैक्ट पर, उसके अपने चयन से",
  },
  "Post in a district or block laboratory of the State's water department, by State staff selection, the PSC or on contract, after BSc": {
    hinglish:
      "BSc ke baad rajya ke water department ki district ya block laboratory mein post, rajya staff selection ya PSC se, ya contract par",
    hindi: "BSc के बाद राज्य के जल विभाग की ज़िला या ब्लॉक लैबोरेटरी में पद, राज्य कर्मचारी चयन या PSC से, या कॉन्ट्रैक्ट पर",
  },
  "Post in a firm on CERT-In's list (government sites are mostly audited by these)": {
    hinglish: "CERT-In ki list wali firm mein post (sarkari websites ka audit zyadatar aisi hi firms karti hain)",
    hindi: "CERT-In की लिस्ट वाली फ़र्म में पद (सरकारी वेबसाइटों का ऑडिट ज़्यादातर ऐसी ही फ़र्में करती हैं)",
  },
  "Post in a hospital's, a national institute's or a limb maker's workshop, by its own selection, after BPO": {
    hinglish: "BPO ke baad kisi hospital, national institute ya artificial limb banane wale ki workshop mein post, uske apne selection se",
    hindi: "BPO के बाद किसी अस्पताल, राष्ट्रीय संस्थान या कृत्रिम अंग बनाने वाले की वर्कशॉप में पद, उसके अपने चयन से",
  },
  "Post in a public power, gas or metro company after BTech, many by GATE": {
    hinglish: "BTech ke baad sarkari bijli, gas ya metro company mein post, kai post GATE se",
    hindi: "BTech के बाद सरकारी बिजली, गैस या मेट्रो कंपनी में पद, कई पद GATE से",
  },
  "Post in a temple by an endowment or devaswom board's own selection": {
    hinglish: "Endowment board ya devaswom board ke apne selection se mandir mein post",
    hindi: "एंडोमेंट बोर्ड या देवस्वम बोर्ड के अपने चयन से मंदिर में पद",
  },
  "Post with Coal India or Singareni from 18, for one of a family that gave land or lost its earner in service": {
    hinglish:
      "18 saal ki umar se Coal India ya Singareni mein post, aise parivar ke ek sadasya ke liye jisne zameen di ho ya apna kamane wala naukri ke dauran khoya ho",
    hindi:
      "18 साल की उम्र से Coal India या Singareni में पद, ऐसे परिवार के एक सदस्य के लिए जिसने ज़मीन दी हो या अपना कमाने वाला नौकरी के दौरान खोया हो",
  },
  "Post with a private school or an education charity, by its own hiring, mostly after MSW": {
    hinglish: "Private school ya education charity mein post, uski apni bharti se, zyadatar MSW ke baad",
    hindi: "प्राइवेट स्कूल या शिक्षा की किसी सेवा संस्था में पद, उसकी अपनी भर्ती से, ज़्यादातर MSW के बाद",
  },
  "Post-basic diploma in Critical Care Nursing, or Nurse Practitioner in Critical Care (NPCC, two years) after BSc Nursing and a year's work":
    {
      hinglish:
        "Critical Care Nursing mein post-basic diploma, ya BSc Nursing aur ek saal ke kaam ke baad Nurse Practitioner in Critical Care (NPCC, do saal)",
      hindi:
        "Critical Care Nursing में पोस्ट-बेसिक डिप्लोमा, या BSc Nursing और एक साल के काम के बाद Nurse Practitioner in Critical Care (NPCC, दो साल)",
    },
  "Post-basic diploma in Emergency and Disaster Nursing": {
    hinglish: "Emergency and Disaster Nursing mein post-basic diploma",
    hindi: "Emergency and Disaster Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Geriatric Nursing": {
    hinglish: "Geriatric Nursing mein post-basic diploma",
    hindi: "Geriatric Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Neonatal Nursing": {
    hinglish: "Neonatal Nursing mein post-basic diploma",
    hindi: "Neonatal Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Oncology Nursing": {
    hinglish: "Oncology Nursing mein post-basic diploma",
    hindi: "Oncology Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Operation Room Nursing": {
    hinglish: "Operation Room Nursing mein post-basic diploma",
    hindi: "Operation Room Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Orthopaedic and Rehabilitation Nursing": {
    hinglish: "Orthopaedic and Rehabilitation Nursing mein post-basic diploma",
    hindi: "Orthopaedic and Rehabilitation Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-basic diploma in Psychiatric Nursing": {
    hinglish: "Psychiatric Nursing mein post-basic diploma",
    hindi: "Psychiatric Nursing में पोस्ट-बेसिक डिप्लोमा",
  },
  "Post-graduate diploma in radiotherapy technology, after a BSc with physics": {
    hinglish: "Physics ke saath BSc ke baad radiotherapy technology mein post-graduate diploma",
    hindi: "फ़िज़िक्स के साथ BSc के बाद रेडियोथेरेपी टेक्नोलॉजी में पोस्ट-ग्रेजुएट डिप्लोमा",
  },
  "Post-mortem assistant of a government hospital by State staff selection, mostly asking for Class 10": {
    hinglish: "Sarkari hospital mein post-mortem assistant, rajya staff selection se, jo zyadatar Class 10 maangta hai",
    hindi: "सरकारी अस्पताल में पोस्टमॉर्टम असिस्टेंट, राज्य कर्मचारी चयन से, जो ज़्यादातर Class 10 माँगता है",
  },
  "Postgraduate Diploma in Sports Medicine (2 years, at Patiala's sports institute, by NEET-PG), after MBBS": {
    hinglish: "MBBS ke baad Postgraduate Diploma in Sports Medicine (2 saal, Patiala ke sports institute mein, NEET-PG se)",
    hindi: "MBBS के बाद Postgraduate Diploma in Sports Medicine (2 साल, पटियाला के खेल संस्थान में, NEET-PG से)",
  },
  "Postman by the department's sports quota, for players of State or national level": {
    hinglish: "Department ke sports quota se Postman, rajya ya national level ke khiladiyon ke liye",
    hindi: "विभाग के स्पोर्ट्स कोटा से पोस्टमैन, राज्य या नेशनल लेवल के खिलाड़ियों के लिए",
  },
  "Postman by the department's test, after some years as Gramin Dak Sevak or office helper (MTS), with a two-wheeler licence": {
    hinglish:
      "Gramin Dak Sevak ya office helper (MTS) ke taur par kuch saal ke baad department ke test se Postman, two-wheeler licence ke saath",
    hindi: "ग्रामीण डाक सेवक या ऑफ़िस हेल्पर (MTS) के तौर पर कुछ साल के बाद विभाग के टेस्ट से पोस्टमैन, टू-व्हीलर लाइसेंस के साथ",
  },
  "Postman or Gramin Dak Sevak, then departmental tests": {
    hinglish: "Postman ya Gramin Dak Sevak, phir department ke test",
    hindi: "पोस्टमैन या ग्रामीण डाक सेवक, फिर विभाग के टेस्ट",
  },
  "Power Grid or Grid-India engineer by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Power Grid ya Grid-India mein engineer",
    hindi: "BTech के बाद GATE से Power Grid या Grid-India में इंजीनियर",
  },
  "Power Grid or a State transmission company after BTech, by GATE or its own test": {
    hinglish: "BTech ke baad Power Grid ya rajya ki transmission company, GATE ya uske apne test se",
    hindi: "BTech के बाद Power Grid या राज्य की ट्रांसमिशन कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "Practice with circus artists, hired from 18 years": {
    hinglish: "Circus ke kalakaron ke saath practice, naukri 18 saal ki umar se",
    hindi: "सर्कस के कलाकारों के साथ अभ्यास, नौकरी 18 साल की उम्र से",
  },
  "Prak-Shastri (Classes 11 and 12), then Shastri and Shiksha Shastri (B.Ed)": {
    hinglish: "Prak-Shastri (Class 11 aur 12), phir Shastri aur Shiksha Shastri (B.Ed)",
    hindi: "Prak-Shastri (Class 11 और 12), फिर Shastri और Shiksha Shastri (B.Ed)",
  },
  "Pre-Ayurveda programme (2 years) of a residential Ayurveda college by its own NEET, once it is held, then BAMS": {
    hinglish: "Residential Ayurveda college ka Pre-Ayurveda programme (2 saal), uske apne NEET se, jab woh hone lage, phir BAMS",
    hindi: "आवासीय आयुर्वेद कॉलेज का Pre-Ayurveda प्रोग्राम (2 साल), उसके अपने NEET से, जब वह होने लगे, फिर BAMS",
  },
  "Pre-Tib year by its own NEET Pre-Tib, for madrasa students without science (very few seats), then BUMS": {
    hinglish: "Pre-Tib ka saal, uske apne NEET Pre-Tib se, bina science wale madrasa students ke liye (bahut kam seats), phir BUMS",
    hindi: "Pre-Tib का साल, उसके अपने NEET Pre-Tib से, बिना साइंस वाले मदरसा छात्रों के लिए (बहुत कम सीटें), फिर BUMS",
  },
  "Presenter of Akashvani's youth programme (Yuvavani), casual, by its audition after Class 12": {
    hinglish: "Class 12 ke baad Akashvani ke youth programme (Yuvavani) mein casual presenter, uske audition se",
    hindi: "Class 12 के बाद Akashvani के युवा कार्यक्रम (Yuvavani) में कैज़ुअल प्रेज़ेंटर, उसके ऑडिशन से",
  },
  "Principal of a Delhi government school by UPSC recruitment, after years of teaching": {
    hinglish: "Kuch saal padhane ke baad UPSC bharti se Delhi ke sarkari school mein principal",
    hindi: "कुछ साल पढ़ाने के बाद UPSC भर्ती से दिल्ली के सरकारी स्कूल में प्रिंसिपल",
  },
  "Privacy certification such as CIPP": { hinglish: "CIPP jaisa privacy certification", hindi: "CIPP जैसा प्राइवेसी सर्टिफ़िकेशन" },
  "Process engineer in a plant or design office first, then its process safety team": {
    hinglish: "Pehle plant ya design office mein process engineer, phir uski process safety team",
    hindi: "पहले प्लांट या डिज़ाइन दफ़्तर में प्रोसेस इंजीनियर, फिर उसकी प्रोसेस सेफ़्टी टीम",
  },
  "Product owner certificate (CSPO)": { hinglish: "Product owner certificate (CSPO)", hindi: "प्रोडक्ट ओनर सर्टिफ़िकेट (CSPO)" },
  "Professional exam of a green rating (GRIHA or LEED, or IGBC after two years' work)": {
    hinglish: "Kisi green rating ka professional exam (GRIHA ya LEED, ya do saal ke kaam ke baad IGBC)",
    hindi: "किसी ग्रीन रेटिंग की प्रोफ़ेशनल परीक्षा (GRIHA या LEED, या दो साल के काम के बाद IGBC)",
  },
  "Programme manager first, over many years": { hinglish: "Pehle kai saal tak programme manager", hindi: "पहले कई साल तक प्रोग्राम मैनेजर" },
  "Programme or communications associate of a charity first": {
    hinglish: "Pehle kisi charity mein programme ya communications associate",
    hindi: "पहले किसी सेवा संस्था में प्रोग्राम या कम्युनिकेशंस एसोसिएट",
  },
  "Programmer of a State department (State PSC or staff selection), or a central one's assistant programmer by UPSC recruitment": {
    hinglish:
      "Rajya ke kisi department mein programmer (State PSC ya staff selection), ya UPSC bharti se Kendra ke kisi department mein assistant programmer",
    hindi: "राज्य के किसी विभाग में प्रोग्रामर (State PSC या कर्मचारी चयन), या UPSC भर्ती से केंद्र के किसी विभाग में असिस्टेंट प्रोग्रामर",
  },
  "Project and scientist posts at IITM Pune or the India Meteorological Department, by their own selection": {
    hinglish: "IITM Pune ya India Meteorological Department mein project aur scientist ki post, unke apne selection se",
    hindi: "IITM पुणे या India Meteorological Department में प्रोजेक्ट और साइंटिस्ट के पद, उनके अपने चयन से",
  },
  "Project and scientist posts at ISRO's NRSC Hyderabad, by its own selection": {
    hinglish: "ISRO ke NRSC Hyderabad mein project aur scientist ki post, uske apne selection se",
    hindi: "ISRO के NRSC हैदराबाद में प्रोजेक्ट और साइंटिस्ट के पद, उसके अपने चयन से",
  },
  "Project and scientist posts at NIO Goa or NCPOR Goa, by their own selection": {
    hinglish: "NIO Goa ya NCPOR Goa mein project aur scientist ki post, unke apne selection se",
    hindi: "NIO गोवा या NCPOR गोवा में प्रोजेक्ट और साइंटिस्ट के पद, उनके अपने चयन से",
  },
  "Project and scientist posts at NIO Goa, INCOIS or NIOT, by their own selection": {
    hinglish: "NIO Goa, INCOIS ya NIOT mein project aur scientist ki post, unke apne selection se",
    hindi: "NIO गोवा, INCOIS या NIOT में प्रोजेक्ट और साइंटिस्ट के पद, उनके अपने चयन से",
  },
  "Project manager's certificate (PMP) after experience": {
    hinglish: "Anubhav ke baad project manager ka certificate (PMP)",
    hindi: "अनुभव के बाद प्रोजेक्ट मैनेजर का सर्टिफ़िकेट (PMP)",
  },
  "Project officer in an NGO or CSR team first": {
    hinglish: "Pehle kisi NGO ya CSR team mein project officer",
    hindi: "पहले किसी NGO या CSR टीम में प्रोजेक्ट ऑफ़िसर",
  },
  "Project post at CIIL, Mysuru": { hinglish: "CIIL, Mysuru mein project post", hindi: "CIIL, मैसूरु में प्रोजेक्ट का पद" },
  "Project post at NRSC (ISRO) or a State remote sensing centre, by their own selection": {
    hinglish: "NRSC (ISRO) ya rajya ke remote sensing centre mein project post, unke apne selection se",
    hindi: "NRSC (ISRO) या राज्य के रिमोट सेंसिंग सेंटर में प्रोजेक्ट का पद, उनके अपने चयन से",
  },
  "Project post at a CSIR, ICMR or DBT laboratory, after MSc": {
    hinglish: "MSc ke baad CSIR, ICMR ya DBT ki laboratory mein project post",
    hindi: "MSc के बाद CSIR, ICMR या DBT की लैबोरेटरी में प्रोजेक्ट का पद",
  },
  "Project post in a professor's or an institute's study, by interview, after the MA": {
    hinglish: "MA ke baad kisi professor ya institute ki research study mein project post, interview se",
    hindi: "MA के बाद किसी प्रोफ़ेसर या संस्थान के अध्ययन में प्रोजेक्ट का पद, इंटरव्यू से",
  },
  "Project posts at BNHS or WII (with its SACON centre), by interview": {
    hinglish: "BNHS ya WII (uske SACON centre samet) mein project post, interview se",
    hindi: "BNHS या WII (उसके SACON सेंटर समेत) में प्रोजेक्ट के पद, इंटरव्यू से",
  },
  "Project scientist at NRSC (ISRO) or a State remote sensing centre, by their own selection": {
    hinglish: "NRSC (ISRO) ya rajya ke remote sensing centre mein project scientist, unke apne selection se",
    hindi: "NRSC (ISRO) या राज्य के रिमोट सेंसिंग सेंटर में प्रोजेक्ट साइंटिस्ट, उनके अपने चयन से",
  },
  "Promoter with a rural marketing agency after Class 12": {
    hinglish: "Class 12 ke baad rural marketing agency mein promoter",
    hindi: "Class 12 के बाद रूरल मार्केटिंग एजेंसी में प्रमोटर",
  },
  "Promotion from kanungo, the post above a patwari": {
    hinglish: "Kanungo se promotion, jo patwari se upar ki post hai",
    hindi: "कानूनगो से प्रमोशन, जो पटवारी से ऊपर का पद है",
  },
  "Promotion from police inspector": { hinglish: "Police inspector se promotion", hindi: "पुलिस इंस्पेक्टर से प्रमोशन" },
  "Promotion in a private hospital, after BSc Nursing and years on the ward": {
    hinglish: "BSc Nursing aur ward mein kuch saal ke baad private hospital mein promotion",
    hindi: "BSc Nursing और वार्ड में कुछ साल के बाद प्राइवेट अस्पताल में प्रमोशन",
  },
  "Property or leasing executive first, then promotion": {
    hinglish: "Pehle property ya leasing executive, phir promotion se",
    hindi: "पहले प्रॉपर्टी या लीज़िंग एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Prosecutor of the CBI by UPSC recruitment, after the law degree": {
    hinglish: "Law degree ke baad UPSC bharti se CBI mein prosecutor",
    hindi: "लॉ डिग्री के बाद UPSC भर्ती से CBI में प्रॉसिक्यूटर",
  },
  "Psychologist at a selection centre of the forces, by DRDO's own selection, after the master's": {
    hinglish: "Master degree ke baad DRDO ke apne selection se senaon ke selection centre mein psychologist",
    hindi: "मास्टर डिग्री के बाद DRDO के अपने चयन से सेनाओं के चयन केंद्र में साइकोलॉजिस्ट",
  },
  "Public Prosecutor of a district later, after seven years' practice as an advocate": {
    hinglish: "Advocate ke taur par saat saal ki practice ke baad, aage chalkar zile ka Public Prosecutor",
    hindi: "एडवोकेट के तौर पर सात साल की प्रैक्टिस के बाद, आगे चलकर ज़िले का Public Prosecutor",
  },
  "Public body's purchase post, such as in the Atomic Energy department (DPS), by its own test": {
    hinglish: "Sarkari sanstha mein purchase ki post, jaise Atomic Energy department (DPS) mein, uske apne test se",
    hindi: "सरकारी संस्था में ख़रीद का पद, जैसे परमाणु ऊर्जा विभाग (DPS) में, उसके अपने टेस्ट से",
  },
  "Public health nurse of a State health department, by its staff selection, after GNM or BSc Nursing": {
    hinglish: "GNM ya BSc Nursing ke baad rajya ke health department mein public health nurse, uske staff selection se",
    hindi: "GNM या BSc Nursing के बाद राज्य के स्वास्थ्य विभाग में पब्लिक हेल्थ नर्स, उसके कर्मचारी चयन से",
  },
  "Public hydropower company, such as NHPC, by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se sarkari hydropower company, jaise NHPC",
    hindi: "BTech के बाद GATE से सरकारी पनबिजली कंपनी, जैसे NHPC",
  },
  "Public sector engineer post by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se public sector mein engineer ki post",
    hindi: "BTech के बाद GATE से पब्लिक सेक्टर में इंजीनियर का पद",
  },
  "Public sector engineer post by GATE, after BTech, then promotion": {
    hinglish: "BTech ke baad GATE se public sector mein engineer ki post, phir promotion se",
    hindi: "BTech के बाद GATE से पब्लिक सेक्टर में इंजीनियर का पद, फिर प्रमोशन से",
  },
  "Pump attendant or cashier first, then promotion": {
    hinglish: "Pehle petrol pump par attendant ya cashier, phir promotion se",
    hindi: "पहले पेट्रोल पंप पर अटेंडेंट या कैशियर, फिर प्रमोशन से",
  },
  "Purchase executive first, then promotion": {
    hinglish: "Pehle purchase executive, phir promotion se",
    hindi: "पहले परचेज़ एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Quality control officer of Indian Oil after MSc Chemistry, or junior analyst after BSc with PCM, by its own tests": {
    hinglish: "Indian Oil mein uske apne test se, MSc Chemistry ke baad quality control officer ya PCM ke saath BSc ke baad junior analyst",
    hindi: "Indian Oil में उसके अपने टेस्ट से, MSc Chemistry के बाद क्वालिटी कंट्रोल ऑफ़िसर या PCM के साथ BSc के बाद जूनियर एनालिस्ट",
  },
  "Quality laboratory of a dairy, spice or packed-food firm, by interview, after BSc": {
    hinglish: "BSc ke baad dairy, masala ya packed food company ki quality laboratory, interview se",
    hindi: "BSc के बाद डेयरी, मसाला या पैक्ड फ़ूड कंपनी की क्वालिटी लैबोरेटरी, इंटरव्यू से",
  },
  "Quantity surveying course with RICS accreditation": {
    hinglish: "RICS accreditation wala quantity surveying course",
    hindi: "RICS मान्यता वाला क्वांटिटी सर्वेइंग कोर्स",
  },
  "Quarry or mine helper from 18, then the shotfirer's test": {
    hinglish: "18 saal ki umar se quarry ya khadan mein helper, phir shotfirer ka test",
    hindi: "18 साल की उम्र से पत्थर की खदान या दूसरी खदान में हेल्पर, फिर शॉटफ़ायरर का टेस्ट",
  },
  "RBI Assistant first, then promotion by the RBI's own test": {
    hinglish: "Pehle RBI Assistant, phir RBI ke apne test se promotion",
    hindi: "पहले RBI Assistant, फिर RBI के अपने टेस्ट से प्रमोशन",
  },
  "RBI Grade B (statistics), after the master's": {
    hinglish: "Master degree ke baad RBI Grade B (statistics)",
    hindi: "मास्टर डिग्री के बाद RBI Grade B (स्टैटिस्टिक्स)",
  },
  "RCI-approved MA Clinical Psychology or PsyD (institutes hold their own tests)": {
    hinglish: "RCI se manzoor MA Clinical Psychology ya PsyD (institutes apne-apne test lete hain)",
    hindi: "RCI से मंज़ूर MA Clinical Psychology या PsyD (संस्थान अपने-अपने टेस्ट लेते हैं)",
  },
  "RCI-approved MA Clinical Psychology or PsyD (institutes hold their own tests), then a PhD or a fellowship in neuropsychology": {
    hinglish:
      "RCI se manzoor MA Clinical Psychology ya PsyD (institutes apne-apne test lete hain), phir neuropsychology mein PhD ya fellowship",
    hindi: "RCI से मंज़ूर MA Clinical Psychology या PsyD (संस्थान अपने-अपने टेस्ट लेते हैं), फिर न्यूरोसाइकोलॉजी में PhD या फ़ेलोशिप",
  },
  "RCI-approved course in clinical or rehabilitation psychology, to sign reports for certificates": {
    hinglish: "Clinical ya rehabilitation psychology mein RCI se manzoor course, certificate wali reports par sign karne ke liye",
    hindi: "क्लिनिकल या रिहैबिलिटेशन साइकोलॉजी में RCI से मंज़ूर कोर्स, सर्टिफ़िकेट वाली रिपोर्टों पर साइन करने के लिए",
  },
  "RPF Constable recruitment, with Class 10, from 18 years (through the SSC, as announced in 2025; by the RRBs before)": {
    hinglish: "RPF Constable bharti, Class 10 ke saath, 18 saal ki umar se (2025 ki ghoshna ke hisaab se SSC ke zariye; pehle RRBs se)",
    hindi: "RPF Constable भर्ती, Class 10 के साथ, 18 साल की उम्र से (2025 की घोषणा के हिसाब से SSC के ज़रिए; पहले RRBs से)",
  },
  "RPF Sub-Inspector recruitment, after any degree": {
    hinglish: "Kisi bhi degree ke baad RPF Sub-Inspector bharti",
    hindi: "किसी भी डिग्री के बाद RPF Sub-Inspector भर्ती",
  },
  "RPF recruitment": { hinglish: "RPF bharti", hindi: "RPF भर्ती" },
  "RRB Group D (Level 1) as a Pointsman, then the railway's departmental test and promotion": {
    hinglish: "RRB Group D (Level 1) se Pointsman, phir railway ka departmental test aur promotion",
    hindi: "RRB Group D (Level 1) से Pointsman, फिर रेलवे का विभागीय टेस्ट और प्रमोशन",
  },
  "RRB Group D (Level 1) as an assistant in signal and telecom, then promotion": {
    hinglish: "RRB Group D (Level 1) se signal aur telecom mein assistant, phir promotion se",
    hindi: "RRB Group D (Level 1) से सिग्नल और टेलीकॉम में असिस्टेंट, फिर प्रमोशन से",
  },
  "RRB Group D (Level 1) recruitment": { hinglish: "RRB Group D (Level 1) bharti", hindi: "RRB Group D (Level 1) भर्ती" },
  "RRB Group D (Level 1) recruitment after Class 10, with a physical test": {
    hinglish: "Class 10 ke baad RRB Group D (Level 1) bharti, physical test ke saath",
    hindi: "Class 10 के बाद RRB Group D (Level 1) भर्ती, फ़िज़िकल टेस्ट के साथ",
  },
  "RRB Group D (Level 1) recruitment after Class 10, with a physical test and good far sight without glasses (class A-2)": {
    hinglish: "Class 10 ke baad RRB Group D (Level 1) bharti, physical test aur bina chashme ke door ki achhi nazar ke saath (class A-2)",
    hindi: "Class 10 के बाद RRB Group D (Level 1) भर्ती, फ़िज़िकल टेस्ट और बिना चश्मे के दूर की अच्छी नज़र के साथ (class A-2)",
  },
  "RRB Group D (Level 1), then departmental tests as clerk and supervisor": {
    hinglish: "RRB Group D (Level 1), phir clerk aur supervisor ke liye departmental test",
    hindi: "RRB Group D (Level 1), फिर क्लर्क और सुपरवाइज़र के लिए विभागीय टेस्ट",
  },
  "RRB Group D (Level 1), then the railway's departmental test and promotion": {
    hinglish: "RRB Group D (Level 1), phir railway ka departmental test aur promotion",
    hindi: "RRB Group D (Level 1), फिर रेलवे का विभागीय टेस्ट और प्रमोशन",
  },
  "RRB JE (Signal and Telecom) after BTech": {
    hinglish: "BTech ke baad RRB JE (Signal and Telecom)",
    hindi: "BTech के बाद RRB JE (Signal and Telecom)",
  },
  "RRB NTPC at graduate level, as Chief Commercial cum Ticket Supervisor": {
    hinglish: "Graduate level ke RRB NTPC se Chief Commercial cum Ticket Supervisor",
    hindi: "ग्रेजुएट लेवल के RRB NTPC से Chief Commercial cum Ticket Supervisor",
  },
  "RRB NTPC at graduate level, as Goods Train Manager, with good far sight without glasses (class A-2)": {
    hinglish: "Graduate level ke RRB NTPC se Goods Train Manager, bina chashme ke door ki achhi nazar ke saath (class A-2)",
    hindi: "ग्रेजुएट लेवल के RRB NTPC से Goods Train Manager, बिना चश्मे के दूर की अच्छी नज़र के साथ (class A-2)",
  },
  "RRB NTPC at graduate level, as Station Master, with good far sight without glasses (class A-2) and an aptitude test": {
    hinglish: "Graduate level ke RRB NTPC se Station Master, bina chashme ke door ki achhi nazar (class A-2) aur aptitude test ke saath",
    hindi: "ग्रेजुएट लेवल के RRB NTPC से Station Master, बिना चश्मे के दूर की अच्छी नज़र (class A-2) और एप्टीट्यूड टेस्ट के साथ",
  },
  "RRB NTPC at graduate level, then promotion": {
    hinglish: "Graduate level ka RRB NTPC, phir promotion se",
    hindi: "ग्रेजुएट लेवल का RRB NTPC, फिर प्रमोशन से",
  },
  "RRB NTPC at undergraduate level, as Commercial cum Ticket Clerk": {
    hinglish: "Undergraduate level ke RRB NTPC se Commercial cum Ticket Clerk",
    hindi: "अंडरग्रेजुएट लेवल के RRB NTPC से Commercial cum Ticket Clerk",
  },
  "RRB NTPC at undergraduate level, as Commercial cum Ticket Clerk, then promotion": {
    hinglish: "Undergraduate level ke RRB NTPC se Commercial cum Ticket Clerk, phir promotion se",
    hindi: "अंडरग्रेजुएट लेवल के RRB NTPC से Commercial cum Ticket Clerk, फिर प्रमोशन से",
  },
  "RRB Section Controller recruitment after any degree, from 20, with good far sight without glasses and no laser eye surgery (class A-2)":
    {
      hinglish:
        "Kisi bhi degree ke baad RRB Section Controller bharti, 20 saal ki umar se, bina chashme ke door ki achhi nazar ho aur aankh ki laser surgery na hui ho (class A-2)",
      hindi:
        "किसी भी डिग्री के बाद RRB Section Controller भर्ती, 20 साल की उम्र से, बिना चश्मे के दूर की अच्छी नज़र हो और आँख की लेज़र सर्जरी न हुई हो (class A-2)",
    },
  "RRB Technician (blacksmith), after an apprenticeship as Forger and Heat Treater or ITI Foundryman": {
    hinglish: "Forger and Heat Treater ki apprenticeship ya ITI Foundryman ke baad RRB Technician (blacksmith)",
    hindi: "Forger and Heat Treater की अप्रेंटिसशिप या ITI Foundryman के बाद RRB Technician (लोहार)",
  },
  "RRB Technician Grade I (Signal) after BSc Physics or Electronics": {
    hinglish: "BSc Physics ya Electronics ke baad RRB Technician Grade I (Signal)",
    hindi: "BSc Physics या Electronics के बाद RRB Technician Grade I (Signal)",
  },
  "RRB Technician Grade III (Signal and Telecom) with Physics and Maths, where the notice takes Class 12": {
    hinglish: "Physics aur Maths ke saath RRB Technician Grade III (Signal and Telecom), jahan notice mein Class 12 maani jaati ho",
    hindi: "फ़िज़िक्स और मैथ्स के साथ RRB Technician Grade III (Signal and Telecom), जहाँ नोटिस में Class 12 मानी जाती हो",
  },
  "Rafting, paragliding or scuba certificates": {
    hinglish: "Rafting, paragliding ya scuba ke certificate",
    hindi: "राफ़्टिंग, पैराग्लाइडिंग या स्कूबा के सर्टिफ़िकेट",
  },
  "Rafting, trekking or paragliding course, for work from 18": {
    hinglish: "Rafting, trekking ya paragliding course, 18 saal ki umar se kaam ke liye",
    hindi: "राफ़्टिंग, ट्रेकिंग या पैराग्लाइडिंग कोर्स, 18 साल की उम्र से काम के लिए",
  },
  "Railway Management Service, traffic, through UPSC Civil Services": {
    hinglish: "UPSC Civil Services ke zariye Railway Management Service, traffic",
    hindi: "UPSC Civil Services के ज़रिए Railway Management Service, ट्रैफ़िक",
  },
  "Railway Technician Grade I (Signal), by RRB, after a diploma, or BSc in physics, electronics or computer science": {
    hinglish: "Diploma ke baad, ya physics, electronics ya computer science mein BSc ke baad, RRB se Railway Technician Grade I (Signal)",
    hindi: "डिप्लोमा के बाद, या फ़िज़िक्स, इलेक्ट्रॉनिक्स या कंप्यूटर साइंस में BSc के बाद, RRB से Railway Technician Grade I (Signal)",
  },
  "Railway booking clerk (Commercial cum Ticket Clerk) by RRB NTPC": {
    hinglish: "RRB NTPC se railway booking clerk (Commercial cum Ticket Clerk)",
    hindi: "RRB NTPC से रेलवे बुकिंग क्लर्क (Commercial cum Ticket Clerk)",
  },
  "Railway post by RRB JE or UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad RRB JE ya UPSC Engineering Services se railway ki post",
    hindi: "BTech के बाद RRB JE या UPSC Engineering Services से रेलवे का पद",
  },
  "Railway technician recruitment (RRB), after an ITI or with physics and maths": {
    hinglish: "ITI ke baad, ya physics aur maths ke saath, railway technician bharti (RRB)",
    hindi: "ITI के बाद, या फ़िज़िक्स और मैथ्स के साथ, रेलवे टेक्नीशियन भर्ती (RRB)",
  },
  "Ramp agent job with company training": {
    hinglish: "Ramp agent ki naukri, company ki training ke saath",
    hindi: "रैंप एजेंट की नौकरी, कंपनी की ट्रेनिंग के साथ",
  },
  "Range Officer by the State PSC, mostly after a degree in science, agriculture or engineering": {
    hinglish: "State PSC se Range Officer, zyadatar science, agriculture ya engineering ki degree ke baad",
    hindi: "State PSC से Range Officer, ज़्यादातर साइंस, कृषि या इंजीनियरिंग की डिग्री के बाद",
  },
  "Reader of a government press (State PSC or staff selection), or proofreader of NCERT on contract, after a year's work": {
    hinglish: "Sarkari press mein reader (State PSC ya staff selection), ya NCERT mein contract par proofreader, ek saal ke kaam ke baad",
    hindi: "सरकारी प्रेस में रीडर (State PSC या कर्मचारी चयन), या NCERT में कॉन्ट्रैक्ट पर प्रूफ़रीडर, एक साल के काम के बाद",
  },
  "Rearing silkworms in the family": { hinglish: "Parivar mein resham ke keede paalna", hindi: "परिवार में रेशम के कीड़े पालना" },
  "Records or archives assistant first, then promotion": {
    hinglish: "Pehle records ya archives assistant, phir promotion se",
    hindi: "पहले रिकॉर्ड्स या आर्काइव्स असिस्टेंट, फिर प्रमोशन से",
  },
  "Recruiter or researcher in a search firm first, for some years": {
    hinglish: "Pehle kuch saal search firm mein recruiter ya researcher",
    hindi: "पहले कुछ साल सर्च फ़र्म में रिक्रूटर या रिसर्चर",
  },
  "Red Hat course and certificate (RHCSA) after any degree": {
    hinglish: "Kisi bhi degree ke baad Red Hat course aur certificate (RHCSA)",
    hindi: "किसी भी डिग्री के बाद Red Hat कोर्स और सर्टिफ़िकेट (RHCSA)",
  },
  "Registered Dietitian (RD) test of the Indian Dietetic Association, after such a degree, the PG course and six months in a hospital": {
    hinglish: "Aisi degree, PG course aur hospital mein chhah mahine ke baad Indian Dietetic Association ka Registered Dietitian (RD) test",
    hindi: "ऐसी डिग्री, PG कोर्स और अस्पताल में छह महीने के बाद Indian Dietetic Association का Registered Dietitian (RD) टेस्ट",
  },
  "Relief programme of an NGO or the UN, by its own hiring, after the master's": {
    hinglish: "Master degree ke baad kisi NGO ya UN ka relief programme, uski apni bharti se",
    hindi: "मास्टर डिग्री के बाद किसी NGO या UN का राहत कार्यक्रम, उसकी अपनी भर्ती से",
  },
  "Religious teacher (JCO) of the Army, for men, after Shastri or Acharya with ritual as a subject or a diploma in it": {
    hinglish:
      "Army mein religious teacher (JCO), purushon ke liye, Shastri ya Acharya ke baad, jismein karmkand vishay ho ya saath mein karmkand ka diploma ho",
    hindi: "सेना में धार्मिक शिक्षक (JCO), पुरुषों के लिए, Shastri या Acharya के बाद, जिसमें कर्मकांड विषय हो या साथ में कर्मकांड का डिप्लोमा हो",
  },
  "Remote pilot course": { hinglish: "Remote pilot course", hindi: "रिमोट पायलट कोर्स" },
  "Remote pilot course after any degree": {
    hinglish: "Kisi bhi degree ke baad remote pilot course",
    hindi: "किसी भी डिग्री के बाद रिमोट पायलट कोर्स",
  },
  "Remote pilot course at a DGCA-approved school, from 18 years": {
    hinglish: "DGCA se manzoor school mein remote pilot course, 18 saal ki umar se",
    hindi: "DGCA से मंज़ूर स्कूल में रिमोट पायलट कोर्स, 18 साल की उम्र से",
  },
  "Remote pilot training": { hinglish: "Remote pilot training", hindi: "रिमोट पायलट ट्रेनिंग" },
  "Remote pilot training at a DGCA-approved school (age 18)": {
    hinglish: "DGCA se manzoor school mein remote pilot training (umar 18 saal)",
    hindi: "DGCA से मंज़ूर स्कूल में रिमोट पायलट ट्रेनिंग (उम्र 18 साल)",
  },
  "Research analyst for some years first (first pay 5 to 8 years after Class 10)": {
    hinglish: "Pehle kuch saal research analyst (pehli salary Class 10 ke 5 se 8 saal baad)",
    hindi: "पहले कुछ साल रिसर्च एनालिस्ट (पहला वेतन Class 10 के 5 से 8 साल बाद)",
  },
  "Research associate of a think tank, by its own hiring, after a master's": {
    hinglish: "Master degree ke baad think tank mein research associate, uski apni bharti se",
    hindi: "मास्टर डिग्री के बाद थिंक टैंक में रिसर्च एसोसिएट, उसकी अपनी भर्ती से",
  },
  "Research at the Central Water and Power Research Station (CWPRS), Pune": {
    hinglish: "Central Water and Power Research Station (CWPRS), Pune mein research",
    hindi: "Central Water and Power Research Station (CWPRS), पुणे में रिसर्च",
  },
  "Research or mapping post of an institute, planning body or map firm, by interview, after the master's": {
    hinglish: "Master degree ke baad kisi institute, planning body ya map firm mein research ya mapping ki post, interview se",
    hindi: "मास्टर डिग्री के बाद किसी संस्थान, प्लानिंग संस्था या मैप फ़र्म में रिसर्च या मैपिंग का पद, इंटरव्यू से",
  },
  "Research or teaching post of a university, police bureau or charity, by interview, after the master's": {
    hinglish: "Master degree ke baad kisi university, police bureau ya charity mein research ya teaching ki post, interview se",
    hindi: "मास्टर डिग्री के बाद किसी यूनिवर्सिटी, पुलिस ब्यूरो या सेवा संस्था में रिसर्च या पढ़ाने का पद, इंटरव्यू से",
  },
  "Research post of an institute, think tank or charity, by interview, after the MA": {
    hinglish: "MA ke baad kisi institute, think tank ya charity mein research ki post, interview se",
    hindi: "MA के बाद किसी संस्थान, थिंक टैंक या सेवा संस्था में रिसर्च का पद, इंटरव्यू से",
  },
  "Reservations or revenue executive first, then promotion": {
    hinglish: "Pehle reservations ya revenue executive, phir promotion se",
    hindi: "पहले रिज़र्वेशन या रेवेन्यू एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Resident medical officer of a private hospital, after MBBS": {
    hinglish: "MBBS ke baad private hospital mein resident medical officer",
    hindi: "MBBS के बाद प्राइवेट अस्पताल में रेज़िडेंट मेडिकल ऑफ़िसर",
  },
  "Retail apprenticeship degree (retail skill council RASCI)": {
    hinglish: "Retail apprenticeship degree (retail skill council RASCI)",
    hindi: "रिटेल अप्रेंटिसशिप डिग्री (रिटेल स्किल काउंसिल RASCI)",
  },
  "Retail or warehouse course (retail or logistics skill council)": {
    hinglish: "Retail ya warehouse course (retail ya logistics skill council)",
    hindi: "रिटेल या वेयरहाउस कोर्स (रिटेल या लॉजिस्टिक्स स्किल काउंसिल)",
  },
  "Retail or warehouse course (retail or logistics skill council), then years of filling shelves": {
    hinglish: "Retail ya warehouse course (retail ya logistics skill council), phir shelf bharne ke kaam mein kuch saal",
    hindi: "रिटेल या वेयरहाउस कोर्स (रिटेल या लॉजिस्टिक्स स्किल काउंसिल), फिर शेल्फ़ भरने के काम में कुछ साल",
  },
  "Retail sales assistant course": { hinglish: "Retail sales assistant course", hindi: "रिटेल सेल्स असिस्टेंट कोर्स" },
  "Retail sales assistant course (retail skill council RASCI)": {
    hinglish: "Retail sales assistant course (retail skill council RASCI)",
    hindi: "रिटेल सेल्स असिस्टेंट कोर्स (रिटेल स्किल काउंसिल RASCI)",
  },
  "Retail sales assistant course (retail skill council)": {
    hinglish: "Retail sales assistant course (retail skill council)",
    hindi: "रिटेल सेल्स असिस्टेंट कोर्स (रिटेल स्किल काउंसिल)",
  },
  "Rigger's helper on a crane (from 18); a mobile crane on roads asks for a heavy vehicle licence": {
    hinglish: "Crane par rigger ka helper (18 saal ki umar se); sadak par mobile crane ke liye heavy vehicle licence chahiye",
    hindi: "क्रेन पर रिगर का हेल्पर (18 साल की उम्र से); सड़क पर मोबाइल क्रेन के लिए हेवी व्हीकल लाइसेंस चाहिए",
  },
  "Rigging course of a construction skill centre": {
    hinglish: "Construction skill centre ka rigging course",
    hindi: "कंस्ट्रक्शन स्किल सेंटर का रिगिंग कोर्स",
  },
  "Risk engineer of a public insurer by its officer exam, after an engineering degree": {
    hinglish: "Engineering degree ke baad sarkari insurance company mein risk engineer, uske officer exam se",
    hindi: "इंजीनियरिंग डिग्री के बाद सरकारी बीमा कंपनी में रिस्क इंजीनियर, उसकी ऑफ़िसर परीक्षा से",
  },
  "Risk or insurance analyst first, then promotion": {
    hinglish: "Pehle risk ya insurance analyst, phir promotion se",
    hindi: "पहले रिस्क या इंश्योरेंस एनालिस्ट, फिर प्रमोशन से",
  },
  "Road safety auditor's certificate course (CRRI or an IIT), after BTech and road work": {
    hinglish: "BTech aur road ke kaam ke baad road safety auditor ka certificate course (CRRI ya kisi IIT ka)",
    hindi: "BTech और सड़क के काम के बाद रोड सेफ़्टी ऑडिटर का सर्टिफ़िकेट कोर्स (CRRI या किसी IIT का)",
  },
  "Robot maker's course (Fanuc, KUKA, ABB)": {
    hinglish: "Robot banane wali company ka course (Fanuc, KUKA, ABB)",
    hindi: "रोबोट बनाने वाली कंपनी का कोर्स (Fanuc, KUKA, ABB)",
  },
  "Robot maker's short course": { hinglish: "Robot banane wali company ka chhota course", hindi: "रोबोट बनाने वाली कंपनी का छोटा कोर्स" },
  "Roller maker's operator course (from 18)": {
    hinglish: "Roller banane wali company ka operator course (18 saal ki umar se)",
    hindi: "रोलर बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Roller operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka roller operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का रोलर ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Rolling at home, often for a trader": {
    hinglish: "Ghar par rolling ka kaam, aksar kisi vyapari ke liye",
    hindi: "घर पर रोलिंग का काम, अक्सर किसी व्यापारी के लिए",
  },
  "Room attendant from 18, then promotion": {
    hinglish: "18 saal ki umar se room attendant, phir promotion se",
    hindi: "18 साल की उम्र से रूम अटेंडेंट, फिर प्रमोशन से",
  },
  "Rope access Level 1 (from 18), then Levels 2 and 3 with logged hours": {
    hinglish: "Rope access Level 1 (18 saal ki umar se), phir logbook mein darj ghanton ke saath Level 2 aur 3",
    hindi: "रोप एक्सेस Level 1 (18 साल की उम्र से), फिर लॉगबुक में दर्ज घंटों के साथ Level 2 और 3",
  },
  "Rope access and work-at-height training by an employer (from 18)": {
    hinglish: "Employer ki rope access aur unchai par kaam ki training (18 saal ki umar se)",
    hindi: "एम्प्लॉयर की रोप एक्सेस और ऊँचाई पर काम की ट्रेनिंग (18 साल की उम्र से)",
  },
  "Rope-access and chainsaw training": { hinglish: "Rope-access aur chainsaw training", hindi: "रोप-एक्सेस और चेनसॉ ट्रेनिंग" },
  "Rounds of the cloth market with an older broker, often of the family": {
    hinglish: "Kisi purane dalal ke saath, jo aksar parivar ka ho, kapda bazaar ke chakkar",
    hindi: "किसी पुराने दलाल के साथ, जो अक्सर परिवार का हो, कपड़ा बाज़ार के चक्कर",
  },
  "Roustabout from 18, then some years as floorman": {
    hinglish: "18 saal ki umar se roustabout, phir floorman ke taur par kuch saal",
    hindi: "18 साल की उम्र से राउस्टअबाउट, फिर फ़्लोरमैन के तौर पर कुछ साल",
  },
  "Roustabout from 18, then years as floorman and derrickman": {
    hinglish: "18 saal ki umar se roustabout, phir floorman aur derrickman ke taur par kuch saal",
    hindi: "18 साल की उम्र से राउस्टअबाउट, फिर फ़्लोरमैन और डेरिकमैन के तौर पर कुछ साल",
  },
  "Rubber Board tapping training": { hinglish: "Rubber Board ki tapping training", hindi: "Rubber Board की टैपिंग ट्रेनिंग" },
  "Rubber skill council course": { hinglish: "Rubber skill council ka course", hindi: "रबर स्किल काउंसिल का कोर्स" },
  "Rural management (IRMA, XIM)": { hinglish: "Rural management (IRMA, XIM)", hindi: "रूरल मैनेजमेंट (IRMA, XIM)" },
  "Rural service that many States ask of doctors from their own colleges (the bond), after MBBS": {
    hinglish: "MBBS ke baad woh rural service (bond) jo kai rajya apne college ke doctors se maangte hain",
    hindi: "MBBS के बाद वह ग्रामीण सेवा (बॉन्ड) जो कई राज्य अपने कॉलेजों के डॉक्टरों से माँगते हैं",
  },
  "SAP ABAP training after a BTech, BCA or BSc": {
    hinglish: "BTech, BCA ya BSc ke baad SAP ABAP training",
    hindi: "BTech, BCA या BSc के बाद SAP ABAP ट्रेनिंग",
  },
  "SAP certification, after any degree and some years in accounts, stores or sales": {
    hinglish: "Kisi bhi degree aur accounts, stores ya sales mein kuch saal ke baad SAP certification",
    hindi: "किसी भी डिग्री और अकाउंट्स, स्टोर या सेल्स में कुछ साल के बाद SAP सर्टिफ़िकेशन",
  },
  "SAP or other ERP course after any degree": {
    hinglish: "Kisi bhi degree ke baad SAP ya koi aur ERP course",
    hindi: "किसी भी डिग्री के बाद SAP या कोई और ERP कोर्स",
  },
  "SQL and PL/SQL course after a computing degree": {
    hinglish: "Computer ki degree ke baad SQL aur PL/SQL course",
    hindi: "कंप्यूटर की डिग्री के बाद SQL और PL/SQL कोर्स",
  },
  "SSC CGL (Assistant Audit Officer, Auditor), or the sports quota (Auditor)": {
    hinglish: "SSC CGL (Assistant Audit Officer, Auditor), ya sports quota (Auditor)",
    hindi: "SSC CGL (Assistant Audit Officer, Auditor), या स्पोर्ट्स कोटा (Auditor)",
  },
  "SSC CGL (Preventive Officer, Examiner)": {
    hinglish: "SSC CGL (Preventive Officer, Examiner)",
    hindi: "SSC CGL (Preventive Officer, Examiner)",
  },
  "SSC CGL after a degree with statistics or, for some posts, after any degree with 60 per cent in Class 12 maths": {
    hinglish:
      "Statistics wali degree ke baad ya, kuch post ke liye, Class 12 maths mein 60 percent ke saath kisi bhi degree ke baad SSC CGL",
    hindi: "स्टैटिस्टिक्स वाली डिग्री के बाद या, कुछ पदों के लिए, Class 12 मैथ्स में 60 प्रतिशत के साथ किसी भी डिग्री के बाद SSC CGL",
  },
  "SSC CGL after any degree, with 60 per cent in Class 12 maths": {
    hinglish: "Kisi bhi degree ke baad SSC CGL, Class 12 maths mein 60 percent ke saath",
    hindi: "किसी भी डिग्री के बाद SSC CGL, Class 12 मैथ्स में 60 प्रतिशत के साथ",
  },
  "SSC CGL as Assistant Section Officer in the Ministry of External Affairs, then promotion": {
    hinglish: "SSC CGL se Ministry of External Affairs mein Assistant Section Officer, phir promotion se",
    hindi: "SSC CGL से विदेश मंत्रालय में Assistant Section Officer, फिर प्रमोशन से",
  },
  "SSC CGL as Assistant Section Officer, then promotion": {
    hinglish: "SSC CGL se Assistant Section Officer, phir promotion se",
    hindi: "SSC CGL से Assistant Section Officer, फिर प्रमोशन से",
  },
  "SSC CGL as Inspector of Posts": { hinglish: "SSC CGL se Inspector of Posts", hindi: "SSC CGL से Inspector of Posts" },
  "SSC CGL as Postal Assistant, then promotion": {
    hinglish: "SSC CGL se Postal Assistant, phir promotion se",
    hindi: "SSC CGL से Postal Assistant, फिर प्रमोशन से",
  },
  "SSC CGL as Sorting Assistant": { hinglish: "SSC CGL se Sorting Assistant", hindi: "SSC CGL से Sorting Assistant" },
  "SSC CGL as Sub-Inspector in the CBI": { hinglish: "SSC CGL se CBI mein Sub-Inspector", hindi: "SSC CGL से CBI में Sub-Inspector" },
  "SSC CGL as a Tax Assistant, then the department's test and promotion": {
    hinglish: "SSC CGL se Tax Assistant, phir department ka test aur promotion",
    hindi: "SSC CGL से Tax Assistant, फिर विभाग का टेस्ट और प्रमोशन",
  },
  "SSC CGL as an inspector, then promotion": {
    hinglish: "SSC CGL se inspector, phir promotion se",
    hindi: "SSC CGL से इंस्पेक्टर, फिर प्रमोशन से",
  },
  "SSC CGL for Inspector in central GST and excise, who checks firms and not stills": {
    hinglish: "Central GST aur excise mein Inspector ke liye SSC CGL, jahan jaanch firmon ki hoti hai, sharab ki bhatthiyon ki nahi",
    hindi: "सेंट्रल GST और एक्साइज़ में इंस्पेक्टर के लिए SSC CGL, जहाँ जाँच फ़र्मों की होती है, शराब की भट्ठियों की नहीं",
  },
  "SSC CGL, State PSC or State staff selection post, after a degree with statistics (for some posts maths or economics)": {
    hinglish: "Statistics (kuch posts ke liye maths ya economics) wali degree ke baad, SSC CGL, State PSC ya rajya staff selection se post",
    hindi: "स्टैटिस्टिक्स (कुछ पदों के लिए मैथ्स या इकोनॉमिक्स) वाली डिग्री के बाद, SSC CGL, State PSC या राज्य कर्मचारी चयन से पद",
  },
  "SSC CGL, as an Inspector of Income Tax": { hinglish: "SSC CGL se Income Tax Inspector", hindi: "SSC CGL से इनकम टैक्स इंस्पेक्टर" },
  "SSC CPO as a Sub-Inspector of the CAPF, then promotion": {
    hinglish: "SSC CPO se CAPF mein Sub-Inspector, phir promotion se",
    hindi: "SSC CPO से CAPF में सब-इंस्पेक्टर, फिर प्रमोशन से",
  },
  "SSC CPO, as a Sub-Inspector, from 20 to 25 years": {
    hinglish: "SSC CPO se Sub-Inspector, 20 se 25 saal ki umar mein",
    hindi: "SSC CPO से सब-इंस्पेक्टर, 20 से 25 साल की उम्र में",
  },
  "SSC Delhi Police Constable, for Delhi": {
    hinglish: "SSC Delhi Police Constable, Delhi ke liye",
    hindi: "SSC Delhi Police Constable, दिल्ली के लिए",
  },
  "SSC Delhi Police Constable, then Delhi's traffic police": {
    hinglish: "SSC Delhi Police Constable, phir Delhi ki traffic police",
    hindi: "SSC Delhi Police Constable, फिर दिल्ली की ट्रैफ़िक पुलिस",
  },
  "SSC GD constable": { hinglish: "SSC GD constable", hindi: "SSC GD कांस्टेबल" },
  "SSC GD constable (Class 10), then bomb squad training": {
    hinglish: "SSC GD constable (Class 10), phir bomb squad ki training",
    hindi: "SSC GD कांस्टेबल (Class 10), फिर बम स्क्वॉड की ट्रेनिंग",
  },
  "SSC GD constable (Class 10), then dog squad selection": {
    hinglish: "SSC GD constable (Class 10), phir dog squad mein selection",
    hindi: "SSC GD कांस्टेबल (Class 10), फिर डॉग स्क्वॉड में चयन",
  },
  "SSC GD constable for BSF, ITBP or SSB, from 18 to 23 years (reserved groups longer)": {
    hinglish: "BSF, ITBP ya SSB ke liye SSC GD constable, 18 se 23 saal ki umar mein (aarakshit vargon ke liye zyada umar tak)",
    hindi: "BSF, ITBP या SSB के लिए SSC GD कांस्टेबल, 18 से 23 साल की उम्र में (आरक्षित वर्गों के लिए ज़्यादा उम्र तक)",
  },
  "SSC GD constable for CRPF or CISF, from 18 to 23 years (reserved groups longer)": {
    hinglish: "CRPF ya CISF ke liye SSC GD constable, 18 se 23 saal ki umar mein (aarakshit vargon ke liye zyada umar tak)",
    hindi: "CRPF या CISF के लिए SSC GD कांस्टेबल, 18 से 23 साल की उम्र में (आरक्षित वर्गों के लिए ज़्यादा उम्र तक)",
  },
  "SSC GD or state police recruitment after a degree": {
    hinglish: "Degree ke baad SSC GD ya rajya police ki bharti",
    hindi: "डिग्री के बाद SSC GD या राज्य पुलिस की भर्ती",
  },
  "SSC Scientific Assistant (IMD) examination, when it is announced, then promotion to forecaster": {
    hinglish: "SSC Scientific Assistant (IMD) examination, jab nikle, phir promotion se forecaster",
    hindi: "SSC Scientific Assistant (IMD) examination, जब निकले, फिर प्रमोशन से फ़ोरकास्टर",
  },
  "SSC Scientific Assistant (IMD) examination, when it is announced, with a first class, and physics and maths in Class 12": {
    hinglish: "SSC Scientific Assistant (IMD) examination, jab nikle, first class ke saath, aur Class 12 mein physics aur maths ke saath",
    hindi: "SSC Scientific Assistant (IMD) examination, जब निकले, फ़र्स्ट क्लास के साथ, और Class 12 में फ़िज़िक्स और मैथ्स के साथ",
  },
  "SSC Stenographer Grade C and D exam": { hinglish: "SSC Stenographer Grade C and D exam", hindi: "SSC Stenographer Grade C and D exam" },
  "SSC police Sub-Inspector recruitment (Delhi Police)": {
    hinglish: "SSC ki police Sub-Inspector bharti (Delhi Police)",
    hindi: "SSC की पुलिस सब-इंस्पेक्टर भर्ती (दिल्ली पुलिस)",
  },
  "SSC, railway (RRB NTPC), State or court clerk-typist posts": {
    hinglish: "SSC, railway (RRB NTPC), rajya ya court mein clerk-typist ki post",
    hindi: "SSC, रेलवे (RRB NTPC), राज्य या कोर्ट में क्लर्क-टाइपिस्ट के पद",
  },
  "Safai karamchari of a municipality, by its own recruitment, from 18": {
    hinglish: "Nagarpalika mein safai karamchari, uski apni bharti se, 18 saal ki umar se",
    hindi: "नगरपालिका में सफ़ाई कर्मचारी, उसकी अपनी भर्ती से, 18 साल की उम्र से",
  },
  "Safety or maintenance engineer in a plant first, then an insurer's risk team": {
    hinglish: "Pehle plant mein safety ya maintenance engineer, phir bima company ki risk team",
    hindi: "पहले प्लांट में सेफ़्टी या मेंटेनेंस इंजीनियर, फिर बीमा कंपनी की रिस्क टीम",
  },
  "Sales associate after Class 12, then promotion": {
    hinglish: "Class 12 ke baad sales associate, phir promotion se",
    hindi: "Class 12 के बाद सेल्स एसोसिएट, फिर प्रमोशन से",
  },
  "Sales associate or trainee of a chain first": {
    hinglish: "Pehle kisi retail chain mein sales associate ya trainee",
    hindi: "पहले किसी रिटेल चेन में सेल्स एसोसिएट या ट्रेनी",
  },
  "Sales helper in a wedding-wear shop": {
    hinglish: "Shaadi ke kapdon ki dukan mein sales helper",
    hindi: "शादी के कपड़ों की दुकान में सेल्स हेल्पर",
  },
  "Sales job in a fashion store, then personal shopping": {
    hinglish: "Fashion store mein sales ki naukri, phir personal shopping",
    hindi: "फ़ैशन स्टोर में सेल्स की नौकरी, फिर पर्सनल शॉपिंग",
  },
  "Sales officer first, then promotion": { hinglish: "Pehle sales officer, phir promotion se", hindi: "पहले सेल्स ऑफ़िसर, फिर प्रमोशन से" },
  "Sales officer of a bank, broker or fund company first, then a registration of your own": {
    hinglish: "Pehle bank, broker ya fund company mein sales officer, phir apna khud ka registration",
    hindi: "पहले बैंक, ब्रोकर या फ़ंड कंपनी में सेल्स ऑफ़िसर, फिर अपना ख़ुद का रजिस्ट्रेशन",
  },
  "Sales or business development executive first, then promotion": {
    hinglish: "Pehle sales ya business development executive, phir promotion se",
    hindi: "पहले सेल्स या बिज़नेस डेवलपमेंट एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Sales or tender assistant of a firm first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle firm mein sales ya tender assistant",
    hindi: "किसी भी डिग्री के बाद, पहले फ़र्म में सेल्स या टेंडर असिस्टेंट",
  },
  "Sales work in a shop first, then its display team": {
    hinglish: "Pehle dukan mein sales ka kaam, phir uski display team",
    hindi: "पहले दुकान में सेल्स का काम, फिर उसकी डिस्प्ले टीम",
  },
  "Salesforce Platform Developer certificate after any degree": {
    hinglish: "Kisi bhi degree ke baad Salesforce Platform Developer certificate",
    hindi: "किसी भी डिग्री के बाद Salesforce Platform Developer सर्टिफ़िकेट",
  },
  "Salesman of a consumer goods company after Class 12, then an agency of one's own": {
    hinglish: "Class 12 ke baad consumer goods company mein salesman, phir apni khud ki agency",
    hindi: "Class 12 के बाद कंज़्यूमर गुड्स कंपनी में सेल्समैन, फिर अपनी ख़ुद की एजेंसी",
  },
  "Salesman or van helper of a distributor, or the family's agency": {
    hinglish: "Distributor ke yahan salesman ya van helper, ya parivar ki agency",
    hindi: "डिस्ट्रीब्यूटर के यहाँ सेल्समैन या वैन हेल्पर, या परिवार की एजेंसी",
  },
  "Salon apprenticeship": { hinglish: "Salon mein apprenticeship", hindi: "सैलून में अप्रेंटिसशिप" },
  "Scaffolder's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka scaffolder course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का स्कैफ़ोल्डर कोर्स",
  },
  "School and State age-group events": { hinglish: "School aur rajya ke age-group muqable", hindi: "स्कूल और राज्य के एज-ग्रुप मुक़ाबले" },
  "School laboratory assistant by State staff selection (any science), or laboratory attendant of Navodaya schools by KVS and NVS recruitment":
    {
      hinglish:
        "Rajya staff selection se school mein laboratory assistant (koi bhi science), ya KVS aur NVS ki bharti se Navodaya schools mein laboratory attendant",
      hindi: "राज्य कर्मचारी चयन से स्कूल में लैबोरेटरी असिस्टेंट (कोई भी साइंस), या KVS और NVS की भर्ती से Navodaya स्कूलों में लैबोरेटरी अटेंडेंट",
    },
  "Science communicator of a science centre, on contract, soon after the MSc": {
    hinglish: "MSc ke thode hi samay baad, science centre mein contract par science communicator",
    hindi: "MSc के थोड़े ही समय बाद, साइंस सेंटर में कॉन्ट्रैक्ट पर साइंस कम्युनिकेटर",
  },
  "Scientific glass blowing training in a university's workshop": {
    hinglish: "University ki workshop mein scientific glass blowing ki training",
    hindi: "यूनिवर्सिटी की वर्कशॉप में साइंटिफ़िक ग्लास ब्लोइंग की ट्रेनिंग",
  },
  "Scientific officer at IPR, by its own selection, after MSc or BTech": {
    hinglish: "MSc ya BTech ke baad, IPR mein scientific officer, uske apne selection se",
    hindi: "MSc या BTech के बाद, IPR में साइंटिफ़िक ऑफ़िसर, उसके अपने चयन से",
  },
  "Scientific post in STQC, the government's testing laboratories, after BTech or MCA, by its own recruitment": {
    hinglish: "BTech ya MCA ke baad, sarkar ki testing laboratory STQC mein scientific post, uski apni bharti se",
    hindi: "BTech या MCA के बाद, सरकार की टेस्टिंग लैबोरेटरी STQC में साइंटिफ़िक पद, उसकी अपनी भर्ती से",
  },
  "Scientist at NIO Goa by its own selection, or after a PhD at CMFRI Kochi by the ASRB's national examination (ARS)": {
    hinglish: "NIO Goa mein uske apne selection se scientist, ya PhD ke baad ASRB ke national exam (ARS) se CMFRI Kochi mein",
    hindi: "NIO गोवा में उसके अपने चयन से साइंटिस्ट, या PhD के बाद ASRB की राष्ट्रीय परीक्षा (ARS) से CMFRI कोच्चि में",
  },
  "Scientist at the forces' selection boards by DRDO's own recruitment, after a master's in psychology": {
    hinglish: "Psychology mein master degree ke baad, DRDO ki apni bharti se senaon ke selection boards mein scientist",
    hindi: "साइकोलॉजी में मास्टर डिग्री के बाद, DRDO की अपनी भर्ती से सेनाओं के चयन बोर्डों में साइंटिस्ट",
  },
  "Scientist of ICFRE, by its own test, mostly after a PhD": {
    hinglish: "ICFRE mein scientist, uske apne test se, zyadatar PhD ke baad",
    hindi: "ICFRE में साइंटिस्ट, उसके अपने टेस्ट से, ज़्यादातर PhD के बाद",
  },
  "Scientist of the India Meteorological Department (IMD) or IITM Pune, by their own selection": {
    hinglish: "India Meteorological Department (IMD) ya IITM Pune mein scientist, unke apne selection se",
    hindi: "India Meteorological Department (IMD) या IITM पुणे में साइंटिस्ट, उनके अपने चयन से",
  },
  "Scientist post at BIS by GATE, after BTech or MSc Chemistry": {
    hinglish: "BTech ya MSc Chemistry ke baad, GATE se BIS mein scientist ki post",
    hindi: "BTech या MSc Chemistry के बाद, GATE से BIS में साइंटिस्ट का पद",
  },
  "Scientist post at DRDO or NTRO, by GATE": {
    hinglish: "GATE se DRDO ya NTRO mein scientist ki post",
    hindi: "GATE से DRDO या NTRO में साइंटिस्ट का पद",
  },
  "Scientist's post at ISRO, DRDO or BARC, by GATE or their own tests": {
    hinglish: "ISRO, DRDO ya BARC mein scientist ki post, GATE ya unke apne tests se",
    hindi: "ISRO, DRDO या BARC में साइंटिस्ट का पद, GATE या उनके अपने टेस्ट से",
  },
  "Scrum Master certificate (CSM or PSM) with team experience": {
    hinglish: "Team ke anubhav ke saath Scrum Master certificate (CSM ya PSM)",
    hindi: "टीम के अनुभव के साथ Scrum Master सर्टिफ़िकेट (CSM या PSM)",
  },
  "Searches for paying families, beside another job at first": {
    hinglish: "Paise dene wale parivaron ke liye khojbeen, shuru mein kisi aur kaam ke saath-saath",
    hindi: "पैसे देने वाले परिवारों के लिए खोजबीन, शुरू में किसी और काम के साथ-साथ",
  },
  "Secretary or office executive first, then a director's office": {
    hinglish: "Pehle secretary ya office executive, phir kisi director ka office",
    hindi: "पहले सेक्रेटरी या ऑफ़िस एग्ज़िक्यूटिव, फिर किसी डायरेक्टर का ऑफ़िस",
  },
  "Security agency's training under the PSARA law, from 18 years": {
    hinglish: "PSARA kanoon ke tahat security agency ki training, 18 saal ki umar se",
    hindi: "PSARA क़ानून के तहत सिक्योरिटी एजेंसी की ट्रेनिंग, 18 साल की उम्र से",
  },
  "Security supervisor or officer of an agency first, then promotion": {
    hinglish: "Pehle agency mein security supervisor ya officer, phir promotion se",
    hindi: "पहले एजेंसी में सिक्योरिटी सुपरवाइज़र या ऑफ़िसर, फिर प्रमोशन से",
  },
  "Seed company's seed production post, after BSc Agriculture alone": {
    hinglish: "Sirf BSc Agriculture ki degree par seed company mein seed production ki post",
    hindi: "सिर्फ़ BSc Agriculture की डिग्री पर बीज कंपनी में बीज उत्पादन का पद",
  },
  "Selection by the gram sabha, then ASHA training": {
    hinglish: "Gram sabha ke zariye selection, phir ASHA training",
    hindi: "ग्राम सभा के ज़रिए चयन, फिर ASHA ट्रेनिंग",
  },
  "Selection by the village; married, widowed or divorced women, mostly from 25 to 45": {
    hinglish: "Gaon ke zariye selection; shaadishuda, vidhwa ya talaqshuda mahilayen, zyadatar 25 se 45 saal ki",
    hindi: "गाँव के ज़रिए चयन; शादीशुदा, विधवा या तलाक़शुदा महिलाएँ, ज़्यादातर 25 से 45 साल की",
  },
  "Selection through the district or block ICDS office, for local women, in most States aged 18-35": {
    hinglish: "Zila ya block ke ICDS office se selection, local mahilaon ke liye, zyadatar rajyon mein umar 18-35",
    hindi: "ज़िला या ब्लॉक के ICDS दफ़्तर से चयन, स्थानीय महिलाओं के लिए, ज़्यादातर राज्यों में उम्र 18-35",
  },
  "Selenium course after some years as software tester": {
    hinglish: "Software tester ke taur par kuch saal ke baad Selenium course",
    hindi: "सॉफ़्टवेयर टेस्टर के तौर पर कुछ साल के बाद Selenium कोर्स",
  },
  "Self-help group training": { hinglish: "Self-help group ki training", hindi: "स्वयं सहायता समूह की ट्रेनिंग" },
  "Self-taught beside school, within each programme's age rules": {
    hinglish: "School ke saath-saath khud seekhna, har programme ke umar ke niyamon ke andar",
    hindi: "स्कूल के साथ-साथ ख़ुद सीखना, हर प्रोग्राम के उम्र के नियमों के अंदर",
  },
  "Self-taught, with free labs and public programmes": {
    hinglish: "Khud seekhna, free labs aur public programmes ke saath",
    hindi: "ख़ुद सीखना, मुफ़्त लैब और पब्लिक प्रोग्रामों के साथ",
  },
  "Senior Secondary Recruit (Medical), with physics, chemistry and biology: a regular sailor, not an Agniveer; men only so far": {
    hinglish:
      "Senior Secondary Recruit (Medical), physics, chemistry aur biology ke saath: regular sailor, Agniveer nahi; ab tak sirf purush",
    hindi: "Senior Secondary Recruit (Medical), फ़िज़िक्स, केमिस्ट्री और बायोलॉजी के साथ: नियमित नौसैनिक, Agniveer नहीं; अब तक सिर्फ़ पुरुष",
  },
  "Sepoy (Pharma) of the Army, by its own recruitment, for men, after DPharm or BPharm": {
    hinglish: "DPharm ya BPharm ke baad, purushon ke liye, Army mein Sepoy (Pharma), uski apni bharti se",
    hindi: "DPharm या BPharm के बाद, पुरुषों के लिए, सेना में Sepoy (Pharma), उसकी अपनी भर्ती से",
  },
  "Serang (master class) certificate of the State's inland water authority": {
    hinglish: "Rajya ki inland water authority ka Serang (master class) certificate",
    hindi: "राज्य की इनलैंड वॉटर अथॉरिटी का Serang (मास्टर क्लास) सर्टिफ़िकेट",
  },
  "Service in the forces or the police first, then a chain's security": {
    hinglish: "Pehle sena ya police mein naukri, phir kisi retail chain ki security",
    hindi: "पहले सेना या पुलिस में नौकरी, फिर किसी रिटेल चेन की सिक्योरिटी",
  },
  "Service or application engineer of a machine maker first, then sales": {
    hinglish: "Pehle machine banane wali company mein service ya application engineer, phir sales",
    hindi: "पहले मशीन बनाने वाली कंपनी में सर्विस या एप्लिकेशन इंजीनियर, फिर सेल्स",
  },
  "Set-top box installer course of the Electronics skill council": {
    hinglish: "Electronics skill council ka set-top box installer course",
    hindi: "इलेक्ट्रॉनिक्स स्किल काउंसिल का सेट-टॉप बॉक्स इंस्टॉलर कोर्स",
  },
  "Sewing operator first, then checker": { hinglish: "Pehle silai machine operator, phir checker", hindi: "पहले सिलाई मशीन ऑपरेटर, फिर चेकर" },
  "Sewing teacher of a government school in a few States, as in Kerala by its PSC: Class 10 and a recognised sewing certificate": {
    hinglish:
      "Kuch hi rajyon mein sarkari school mein silai teacher, jaise Kerala mein uske PSC se: Class 10 aur manyata prapt silai certificate",
    hindi: "कुछ ही राज्यों में सरकारी स्कूल में सिलाई टीचर, जैसे केरल में उसके PSC से: Class 10 और मान्यता प्राप्त सिलाई सर्टिफ़िकेट",
  },
  "Shadow teacher training of an NGO": { hinglish: "Kisi NGO ki shadow teacher training", hindi: "किसी NGO की शैडो टीचर ट्रेनिंग" },
  "Shastri (Sanskrit degree) in Veda, Paurohitya or Jyotish": {
    hinglish: "Veda, Paurohitya ya Jyotish mein Shastri (Sanskrit ki degree)",
    hindi: "Veda, Paurohitya या Jyotish में Shastri (संस्कृत की डिग्री)",
  },
  "Shastri or BA Sanskrit, then B.Ed": { hinglish: "Shastri ya BA Sanskrit, phir B.Ed", hindi: "Shastri या BA Sanskrit, फिर B.Ed" },
  "Shelf filling after Class 12, then promotion": {
    hinglish: "Class 12 ke baad shelf bharne ka kaam, phir promotion se",
    hindi: "Class 12 के बाद शेल्फ़ भरने का काम, फिर प्रमोशन से",
  },
  "Shelf or counter work after Class 12, then promotion": {
    hinglish: "Class 12 ke baad shelf ya counter ka kaam, phir promotion se",
    hindi: "Class 12 के बाद शेल्फ़ या काउंटर का काम, फिर प्रमोशन से",
  },
  "Shift supervisor trainee with a highway operator": {
    hinglish: "Highway operator ke yahan shift supervisor trainee",
    hindi: "हाईवे ऑपरेटर के यहाँ शिफ़्ट सुपरवाइज़र ट्रेनी",
  },
  "Shiksha Shastri (B.Ed in Sanskrit)": { hinglish: "Shiksha Shastri (Sanskrit mein B.Ed)", hindi: "Shiksha Shastri (संस्कृत में B.Ed)" },
  "Shopify or web development course after any degree, with shops to show": {
    hinglish: "Kisi bhi degree ke baad Shopify ya web development course, dikhane layak online shops ke saath",
    hindi: "किसी भी डिग्री के बाद Shopify या वेब डेवलपमेंट कोर्स, दिखाने लायक ऑनलाइन शॉप के साथ",
  },
  "Short CCTV installation course": { hinglish: "CCTV lagane ka chhota course", hindi: "CCTV लगाने का छोटा कोर्स" },
  "Short NSDC course in handset assembly": { hinglish: "Handset assembly ka chhota NSDC course", hindi: "हैंडसेट असेंबली का छोटा NSDC कोर्स" },
  "Short Revit and Navisworks course after BTech or BArch": {
    hinglish: "BTech ya BArch ke baad Revit aur Navisworks ka chhota course",
    hindi: "BTech या BArch के बाद Revit और Navisworks का छोटा कोर्स",
  },
  "Short Service Commission after MBBS, until the age of 30 (35 with a PG degree), by NEET-PG marks and interview": {
    hinglish: "MBBS ke baad Short Service Commission, 30 saal ki umar tak (PG degree ke saath 35), NEET-PG ke marks aur interview se",
    hindi: "MBBS के बाद Short Service Commission, 30 साल की उम्र तक (PG डिग्री के साथ 35), NEET-PG के नंबरों और इंटरव्यू से",
  },
  "Short Service Commission by degree marks and the SSB, by branch; logistics also after a BCom with a PG diploma in finance or logistics":
    {
      hinglish:
        "Short Service Commission, degree ke marks aur SSB se, branch ke hisaab se; logistics ke liye BCom aur finance ya logistics mein PG diploma ke baad bhi",
      hindi:
        "Short Service Commission, डिग्री के नंबरों और SSB से, ब्रांच के हिसाब से; लॉजिस्टिक्स के लिए BCom और फ़ाइनेंस या लॉजिस्टिक्स में PG डिप्लोमा के बाद भी",
    },
  "Short bar bender's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka chhota bar bender course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का छोटा बार बेंडर कोर्स",
  },
  "Short block-printing course at a craft centre": {
    hinglish: "Craft centre mein block-printing ka chhota course",
    hindi: "क्राफ़्ट सेंटर में ब्लॉक प्रिंटिंग का छोटा कोर्स",
  },
  "Short broadband technician course (Telecom Sector Skill Council)": {
    hinglish: "Broadband technician ka chhota course (Telecom Sector Skill Council)",
    hindi: "ब्रॉडबैंड टेक्नीशियन का छोटा कोर्स (Telecom Sector Skill Council)",
  },
  "Short cane and bamboo course at a craft centre": {
    hinglish: "Craft centre mein bent aur baans ka chhota course",
    hindi: "क्राफ़्ट सेंटर में बेंत और बाँस का छोटा कोर्स",
  },
  "Short carpentry course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein carpentry ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में बढ़ईगीरी का छोटा कोर्स (Skill India)",
  },
  "Short carpentry or welding course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein carpentry ya welding ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में बढ़ईगीरी या वेल्डिंग का छोटा कोर्स (Skill India)",
  },
  "Short carving course at a craft centre": {
    hinglish: "Craft centre mein nakkashi ka chhota course",
    hindi: "क्राफ़्ट सेंटर में नक़्क़ाशी का छोटा कोर्स",
  },
  "Short clay-modelling course at a craft centre": {
    hinglish: "Craft centre mein clay modelling ka chhota course",
    hindi: "क्राफ़्ट सेंटर में क्ले मॉडलिंग का छोटा कोर्स",
  },
  "Short concrete mason's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka concrete mistri ka chhota course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का कंक्रीट मिस्त्री का छोटा कोर्स",
  },
  "Short course at a Farm Machinery Training and Testing Institute": {
    hinglish: "Farm Machinery Training and Testing Institute mein chhota course",
    hindi: "Farm Machinery Training and Testing Institute में छोटा कोर्स",
  },
  "Short course at a Krishi Vigyan Kendra": {
    hinglish: "Krishi Vigyan Kendra mein chhota course",
    hindi: "Krishi Vigyan Kendra में छोटा कोर्स",
  },
  "Short course at a Krishi Vigyan Kendra or the animal husbandry department": {
    hinglish: "Krishi Vigyan Kendra ya pashupalan vibhag mein chhota course",
    hindi: "Krishi Vigyan Kendra या पशुपालन विभाग में छोटा कोर्स",
  },
  "Short course at a Weavers' Service Centre": {
    hinglish: "Weavers' Service Centre mein chhota course",
    hindi: "Weavers' Service Centre में छोटा कोर्स",
  },
  "Short course at a Weavers' Service Centre or a craft cluster": {
    hinglish: "Weavers' Service Centre ya craft cluster mein chhota course",
    hindi: "Weavers' Service Centre या क्राफ़्ट क्लस्टर में छोटा कोर्स",
  },
  "Short course at a gem and jewellery institute": {
    hinglish: "Gem and jewellery institute mein chhota course",
    hindi: "जेम एंड ज्वेलरी संस्थान में छोटा कोर्स",
  },
  "Short course at a studio pottery": { hinglish: "Pottery studio mein chhota course", hindi: "पॉटरी स्टूडियो में छोटा कोर्स" },
  "Short course by the furniture skill council": {
    hinglish: "Furniture skill council ka chhota course",
    hindi: "फ़र्नीचर स्किल काउंसिल का छोटा कोर्स",
  },
  "Short course by the textile skill council": {
    hinglish: "Textile skill council ka chhota course",
    hindi: "टेक्सटाइल स्किल काउंसिल का छोटा कोर्स",
  },
  "Short course in GIS": { hinglish: "GIS ka chhota course", hindi: "GIS का छोटा कोर्स" },
  "Short course in Indian sweets and namkeen": {
    hinglish: "Bharatiya mithai aur namkeen ka chhota course",
    hindi: "भारतीय मिठाई और नमकीन का छोटा कोर्स",
  },
  "Short course in Tanjore painting": { hinglish: "Tanjore painting ka chhota course", hindi: "तंजौर पेंटिंग का छोटा कोर्स" },
  "Short course in a metal craft cluster": { hinglish: "Metal craft cluster mein chhota course", hindi: "मेटल क्राफ़्ट क्लस्टर में छोटा कोर्स" },
  "Short course in access control and CCTV": {
    hinglish: "Access control aur CCTV ka chhota course",
    hindi: "एक्सेस कंट्रोल और CCTV का छोटा कोर्स",
  },
  "Short course in baking": { hinglish: "Baking ka chhota course", hindi: "बेकिंग का छोटा कोर्स" },
  "Short course in book binding": { hinglish: "Book binding ka chhota course", hindi: "बुक बाइंडिंग का छोटा कोर्स" },
  "Short course in bridal styling": { hinglish: "Bridal styling ka chhota course", hindi: "ब्राइडल स्टाइलिंग का छोटा कोर्स" },
  "Short course in calligraphy": { hinglish: "Calligraphy ka chhota course", hindi: "कैलीग्राफ़ी का छोटा कोर्स" },
  "Short course in computer embroidery design": {
    hinglish: "Computer embroidery design ka chhota course",
    hindi: "कंप्यूटर एम्ब्रॉयडरी डिज़ाइन का छोटा कोर्स",
  },
  "Short course in cooking": { hinglish: "Khana banane ka chhota course", hindi: "खाना बनाने का छोटा कोर्स" },
  "Short course in cooking or catering": {
    hinglish: "Khana banane ya catering ka chhota course",
    hindi: "खाना बनाने या कैटरिंग का छोटा कोर्स",
  },
  "Short course in craft or toy design": {
    hinglish: "Craft ya khilona design ka chhota course",
    hindi: "क्राफ़्ट या खिलौना डिज़ाइन का छोटा कोर्स",
  },
  "Short course in desktop publishing (DTP), then work at a press": {
    hinglish: "Desktop publishing (DTP) ka chhota course, phir press mein kaam",
    hindi: "डेस्कटॉप पब्लिशिंग (DTP) का छोटा कोर्स, फिर प्रेस में काम",
  },
  "Short course in digital marketing with projects": {
    hinglish: "Projects ke saath digital marketing ka chhota course",
    hindi: "प्रोजेक्ट के साथ डिजिटल मार्केटिंग का छोटा कोर्स",
  },
  "Short course in digital marketing, with pages run for small shops": {
    hinglish: "Digital marketing ka chhota course, chhoti dukanon ke liye chalaye gaye pages ke saath",
    hindi: "डिजिटल मार्केटिंग का छोटा कोर्स, छोटी दुकानों के लिए चलाए गए पेजों के साथ",
  },
  "Short course in film lighting, then years in a lighting crew": {
    hinglish: "Film lighting ka chhota course, phir lighting crew mein kuch saal",
    hindi: "फ़िल्म लाइटिंग का छोटा कोर्स, फिर लाइटिंग क्रू में कुछ साल",
  },
  "Short course in fitting modular furniture (furniture skill council)": {
    hinglish: "Modular furniture lagane ka chhota course (furniture skill council)",
    hindi: "मॉड्यूलर फ़र्नीचर लगाने का छोटा कोर्स (फ़र्नीचर स्किल काउंसिल)",
  },
  "Short course in food production, then own cart or truck": {
    hinglish: "Food production ka chhota course, phir apna thela ya truck",
    hindi: "फ़ूड प्रोडक्शन का छोटा कोर्स, फिर अपना ठेला या ट्रक",
  },
  "Short course in furniture making": { hinglish: "Furniture banane ka chhota course", hindi: "फ़र्नीचर बनाने का छोटा कोर्स" },
  "Short course in garment care and laundry": {
    hinglish: "Kapdon ki dekhbhal aur laundry ka chhota course",
    hindi: "कपड़ों की देखभाल और लॉन्ड्री का छोटा कोर्स",
  },
  "Short course in gold appraisal": { hinglish: "Sone ki parakh ka chhota course", hindi: "सोने की परख का छोटा कोर्स" },
  "Short course in hardware and networking": {
    hinglish: "Hardware aur networking ka chhota course",
    hindi: "हार्डवेयर और नेटवर्किंग का छोटा कोर्स",
  },
  "Short course in home management": { hinglish: "Home management ka chhota course", hindi: "होम मैनेजमेंट का छोटा कोर्स" },
  "Short course in laser engraving": { hinglish: "Laser engraving ka chhota course", hindi: "लेज़र एनग्रेविंग का छोटा कोर्स" },
  "Short course in meat processing": { hinglish: "Meat processing ka chhota course", hindi: "मीट प्रोसेसिंग का छोटा कोर्स" },
  "Short course in metal finishing": { hinglish: "Metal finishing ka chhota course", hindi: "मेटल फ़िनिशिंग का छोटा कोर्स" },
  "Short course in metal jewellery": { hinglish: "Metal jewellery ka chhota course", hindi: "मेटल ज्वेलरी का छोटा कोर्स" },
  "Short course in metrology or coordinate measuring machines": {
    hinglish: "Metrology ya coordinate measuring machine ka chhota course",
    hindi: "मेट्रोलॉजी या कोऑर्डिनेट मेज़रिंग मशीन का छोटा कोर्स",
  },
  "Short course in mobile repairing": { hinglish: "Mobile repairing ka chhota course", hindi: "मोबाइल रिपेयरिंग का छोटा कोर्स" },
  "Short course in model making": { hinglish: "Model banane ka chhota course", hindi: "मॉडल बनाने का छोटा कोर्स" },
  "Short course in packaging machine operation": {
    hinglish: "Packaging machine chalane ka chhota course",
    hindi: "पैकेजिंग मशीन चलाने का छोटा कोर्स",
  },
  "Short course in page-making software (DTP)": {
    hinglish: "Page banane ke software (DTP) ka chhota course",
    hindi: "पेज बनाने के सॉफ़्टवेयर (DTP) का छोटा कोर्स",
  },
  "Short course in page-making software (DTP), after any degree": {
    hinglish: "Kisi bhi degree ke baad, page banane ke software (DTP) ka chhota course",
    hindi: "किसी भी डिग्री के बाद, पेज बनाने के सॉफ़्टवेयर (DTP) का छोटा कोर्स",
  },
  "Short course in pattern making and cutting (ATDC)": {
    hinglish: "Pattern making aur cutting ka chhota course (ATDC)",
    hindi: "पैटर्न मेकिंग और कटिंग का छोटा कोर्स (ATDC)",
  },
  "Short course in personal styling": { hinglish: "Personal styling ka chhota course", hindi: "पर्सनल स्टाइलिंग का छोटा कोर्स" },
  "Short course in piping fabrication": { hinglish: "Piping fabrication ka chhota course", hindi: "पाइपिंग फ़ैब्रिकेशन का छोटा कोर्स" },
  "Short course in screen printing": { hinglish: "Screen printing ka chhota course", hindi: "स्क्रीन प्रिंटिंग का छोटा कोर्स" },
  "Short course in soilless growing (agricultural university, Krishi Vigyan Kendra or a private farm)": {
    hinglish: "Bina mitti ki kheti ka chhota course (krishi university, Krishi Vigyan Kendra ya koi private farm)",
    hindi: "बिना मिट्टी की खेती का छोटा कोर्स (कृषि यूनिवर्सिटी, Krishi Vigyan Kendra या कोई प्राइवेट फ़ार्म)",
  },
  "Short course in surface coating": { hinglish: "Surface coating ka chhota course", hindi: "सरफ़ेस कोटिंग का छोटा कोर्स" },
  "Short course in textures and finishes at a paint company's training centre": {
    hinglish: "Paint company ke training centre mein texture aur finish ka chhota course",
    hindi: "पेंट कंपनी के ट्रेनिंग सेंटर में टेक्सचर और फ़िनिश का छोटा कोर्स",
  },
  "Short course in video editing, then years as assistant editor": {
    hinglish: "Video editing ka chhota course, phir assistant editor ke taur par kuch saal",
    hindi: "वीडियो एडिटिंग का छोटा कोर्स, फिर असिस्टेंट एडिटर के तौर पर कुछ साल",
  },
  "Short course in voice-over and dubbing": { hinglish: "Voice-over aur dubbing ka chhota course", hindi: "वॉइस-ओवर और डबिंग का छोटा कोर्स" },
  "Short course in wood finishing at a paint company's training centre": {
    hinglish: "Paint company ke training centre mein wood finishing ka chhota course",
    hindi: "पेंट कंपनी के ट्रेनिंग सेंटर में वुड फ़िनिशिंग का छोटा कोर्स",
  },
  "Short course in wood working": { hinglish: "Lakdi ke kaam ka chhota course", hindi: "लकड़ी के काम का छोटा कोर्स" },
  "Short course of a central footwear and leather institute (CFTI or CLRI)": {
    hinglish: "Kendriya footwear aur leather sansthan (CFTI ya CLRI) ka chhota course",
    hindi: "केंद्रीय फ़ुटवियर और लेदर संस्थान (CFTI या CLRI) का छोटा कोर्स",
  },
  "Short course of the National Institute of Social Defence (NISD), mostly once hired by a centre": {
    hinglish: "National Institute of Social Defence (NISD) ka chhota course, zyadatar kisi centre mein naukri lagne ke baad",
    hindi: "National Institute of Social Defence (NISD) का छोटा कोर्स, ज़्यादातर किसी सेंटर में नौकरी लगने के बाद",
  },
  "Short course of the agriculture skill council": {
    hinglish: "Agriculture skill council ka chhota course",
    hindi: "कृषि स्किल काउंसिल का छोटा कोर्स",
  },
  "Short course of the fisheries technology institute (CIFT), Kochi": {
    hinglish: "Fisheries technology institute (CIFT), Kochi ka chhota course",
    hindi: "फ़िशरीज़ टेक्नोलॉजी संस्थान (CIFT), कोच्चि का छोटा कोर्स",
  },
  "Short course of the rubber skill council": { hinglish: "Rubber skill council ka chhota course", hindi: "रबर स्किल काउंसिल का छोटा कोर्स" },
  "Short course with a tyre company": { hinglish: "Tyre company ke saath chhota course", hindi: "टायर कंपनी के साथ छोटा कोर्स" },
  "Short drive test course (TEMS or Nemo) after BTech or BSc Electronics": {
    hinglish: "BTech ya BSc Electronics ke baad network drive test ka chhota course (TEMS ya Nemo)",
    hindi: "BTech या BSc Electronics के बाद नेटवर्क ड्राइव टेस्ट का छोटा कोर्स (TEMS या Nemo)",
  },
  "Short electrician's or plumber's course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein electrician ya plumber ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में इलेक्ट्रीशियन या प्लंबर का छोटा कोर्स (Skill India)",
  },
  "Short electrician's, plumber's or carpenter's course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein electrician, plumber ya carpenter ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में इलेक्ट्रीशियन, प्लंबर या बढ़ई का छोटा कोर्स (Skill India)",
  },
  "Short embroidery course at a craft centre": {
    hinglish: "Craft centre mein kadhai ka chhota course",
    hindi: "क्राफ़्ट सेंटर में कढ़ाई का छोटा कोर्स",
  },
  "Short formwork course of L&T or the construction skill council (CSDCI)": {
    hinglish: "L&T ya construction skill council (CSDCI) ka formwork ka chhota course",
    hindi: "L&T या कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का फ़ॉर्मवर्क का छोटा कोर्स",
  },
  "Short gardener's course (agriculture skill council)": {
    hinglish: "Mali ka chhota course (agriculture skill council)",
    hindi: "माली का छोटा कोर्स (कृषि स्किल काउंसिल)",
  },
  "Short hair-cutting course (Jan Shikshan Sansthan or a government skill centre)": {
    hinglish: "Baal kaatne ka chhota course (Jan Shikshan Sansthan ya sarkari skill centre)",
    hindi: "बाल काटने का छोटा कोर्स (Jan Shikshan Sansthan या सरकारी स्किल सेंटर)",
  },
  "Short mason's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka raj mistri ka chhota course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का राज मिस्त्री का छोटा कोर्स",
  },
  "Short mehendi course": { hinglish: "Mehendi ka chhota course", hindi: "मेहँदी का छोटा कोर्स" },
  "Short painter's course of a paint company or the paint skill council": {
    hinglish: "Paint company ya paint skill council ka painter ka chhota course",
    hindi: "पेंट कंपनी या पेंट स्किल काउंसिल का पेंटर का छोटा कोर्स",
  },
  "Short painter's course of a paint company, then years in the trade": {
    hinglish: "Paint company ka painter ka chhota course, phir isi kaam mein kuch saal",
    hindi: "पेंट कंपनी का पेंटर का छोटा कोर्स, फिर इसी काम में कुछ साल",
  },
  "Short piping engineering course, after BTech or diploma": {
    hinglish: "BTech ya diploma ke baad, piping engineering ka chhota course",
    hindi: "BTech या डिप्लोमा के बाद, पाइपिंग इंजीनियरिंग का छोटा कोर्स",
  },
  "Short plumbing course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein plumbing ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में प्लंबिंग का छोटा कोर्स (Skill India)",
  },
  "Short plumbing or masonry course at a skill centre (Skill India)": {
    hinglish: "Skill centre mein plumbing ya chinai ka chhota course (Skill India)",
    hindi: "स्किल सेंटर में प्लंबिंग या चिनाई का छोटा कोर्स (Skill India)",
  },
  "Short pottery course of KVIC or a craft centre": {
    hinglish: "KVIC ya craft centre ka pottery ka chhota course",
    hindi: "KVIC या क्राफ़्ट सेंटर का पॉटरी का छोटा कोर्स",
  },
  "Short rigger's or welder's course at a skill centre": {
    hinglish: "Skill centre mein rigger ya welder ka chhota course",
    hindi: "स्किल सेंटर में रिगर या वेल्डर का छोटा कोर्स",
  },
  "Short scaffolder's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka scaffolder ka chhota course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का स्कैफ़ोल्डर का छोटा कोर्स",
  },
  "Short security guard course": { hinglish: "Security guard ka chhota course", hindi: "सिक्योरिटी गार्ड का छोटा कोर्स" },
  "Short solar installer course, such as Suryamitra, after an ITI": {
    hinglish: "ITI ke baad solar installer ka chhota course, jaise Suryamitra",
    hindi: "ITI के बाद सोलर इंस्टॉलर का छोटा कोर्स, जैसे Suryamitra",
  },
  "Short tiler's course of the construction skill council (CSDCI)": {
    hinglish: "Construction skill council (CSDCI) ka tile mistri ka chhota course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल (CSDCI) का टाइल मिस्त्री का छोटा कोर्स",
  },
  "Short training given by the employer": {
    hinglish: "Naukri dene wale ki taraf se chhoti training",
    hindi: "नौकरी देने वाले की तरफ़ से छोटी ट्रेनिंग",
  },
  "Short web development course after any degree": {
    hinglish: "Kisi bhi degree ke baad web development ka chhota course",
    hindi: "किसी भी डिग्री के बाद वेब डेवलपमेंट का छोटा कोर्स",
  },
  "Shorthand and typing certificate, then a court stenographer test in States that take Class 12": {
    hinglish: "Shorthand aur typing certificate, phir un rajyon mein court stenographer test jo Class 12 pass ko lete hain",
    hindi: "शॉर्टहैंड और टाइपिंग सर्टिफ़िकेट, फिर उन राज्यों में कोर्ट स्टेनोग्राफ़र टेस्ट जो Class 12 पास को लेते हैं",
  },
  "Six Sigma and auditor certificates": { hinglish: "Six Sigma aur auditor certificate", hindi: "Six Sigma और ऑडिटर सर्टिफ़िकेट" },
  "Six-month PLC and SCADA course at an MSME Technology Centre, mostly after engineering": {
    hinglish: "MSME Technology Centre mein PLC aur SCADA ka chhah mahine ka course, zyadatar engineering ke baad",
    hindi: "MSME Technology Centre में PLC और SCADA का छह महीने का कोर्स, ज़्यादातर इंजीनियरिंग के बाद",
  },
  "Six-month certificate at Mithila Chitrakala Sansthan, Saurath": {
    hinglish: "Mithila Chitrakala Sansthan, Saurath mein chhah mahine ka certificate",
    hindi: "Mithila Chitrakala Sansthan, सौराठ में छह महीने का सर्टिफ़िकेट",
  },
  "Six-month fireman training": { hinglish: "Chhah mahine ki fireman training", hindi: "छह महीने की फ़ायरमैन ट्रेनिंग" },
  "Six-month ultrasound training under the PCPNDT Act, for a sonologist, after MBBS": {
    hinglish: "MBBS ke baad, sonologist ke liye, PCPNDT Act ke tahat chhah mahine ki ultrasound training",
    hindi: "MBBS के बाद, सोनोलॉजिस्ट के लिए, PCPNDT Act के तहत छह महीने की अल्ट्रासाउंड ट्रेनिंग",
  },
  "Six-year direct MCh or DrNB Neurosurgery after MBBS (INI-CET or NEET-PG)": {
    hinglish: "MBBS ke baad chhah saal ka direct MCh ya DrNB Neurosurgery (INI-CET ya NEET-PG)",
    hindi: "MBBS के बाद छह साल का डायरेक्ट MCh या DrNB Neurosurgery (INI-CET या NEET-PG)",
  },
  "Six-year direct course after MBBS": { hinglish: "MBBS ke baad chhah saal ka direct course", hindi: "MBBS के बाद छह साल का डायरेक्ट कोर्स" },
  "Six-year direct course in CTVS after MBBS": {
    hinglish: "MBBS ke baad CTVS mein chhah saal ka direct course",
    hindi: "MBBS के बाद CTVS में छह साल का डायरेक्ट कोर्स",
  },
  "Skill course for fibre splicers after Class 10": {
    hinglish: "Class 10 ke baad fibre splicer ka skill course",
    hindi: "Class 10 के बाद फ़ाइबर स्प्लाइसर का स्किल कोर्स",
  },
  "Small enterprise, or family trade, with skill training": {
    hinglish: "Skill training ke saath chhota karobar, ya parivar ka dhandha",
    hindi: "स्किल ट्रेनिंग के साथ छोटा कारोबार, या परिवार का धंधा",
  },
  "Smartphone repair course (telecom or electronics skill council)": {
    hinglish: "Smartphone repair course (telecom ya electronics skill council)",
    hindi: "स्मार्टफ़ोन रिपेयर कोर्स (टेलीकॉम या इलेक्ट्रॉनिक्स स्किल काउंसिल)",
  },
  "Social media executive of a brand or agency first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle brand ya agency mein social media executive",
    hindi: "किसी भी डिग्री के बाद, पहले ब्रांड या एजेंसी में सोशल मीडिया एग्ज़िक्यूटिव",
  },
  "Social worker in a home first": { hinglish: "Pehle kisi shelter home mein social worker", hindi: "पहले किसी शेल्टर होम में सोशल वर्कर" },
  "Social worker of an adoption agency or children's home, or a contract post in a District Child Protection Unit, mostly after MSW": {
    hinglish:
      "Adoption agency ya bal grih mein social worker, ya District Child Protection Unit mein contract ki post, zyadatar MSW ke baad",
    hindi: "एडॉप्शन एजेंसी या बाल गृह में सोशल वर्कर, या District Child Protection Unit में कॉन्ट्रैक्ट का पद, ज़्यादातर MSW के बाद",
  },
  "Software testing certificate such as ISTQB Foundation": {
    hinglish: "Software testing certificate, jaise ISTQB Foundation",
    hindi: "सॉफ़्टवेयर टेस्टिंग सर्टिफ़िकेट, जैसे ISTQB Foundation",
  },
  "Software testing course with ISTQB Foundation": {
    hinglish: "ISTQB Foundation ke saath software testing course",
    hindi: "ISTQB Foundation के साथ सॉफ़्टवेयर टेस्टिंग कोर्स",
  },
  "Soil conservation or agriculture officer of the State by the State PSC, after the farm or engineering degree": {
    hinglish: "Agriculture ya engineering ki degree ke baad, State PSC se rajya mein soil conservation ya agriculture officer",
    hindi: "कृषि या इंजीनियरिंग की डिग्री के बाद, State PSC से राज्य में मिट्टी संरक्षण या कृषि अधिकारी",
  },
  "Soil conservation post by the State PSC or, in some States, by State staff selection": {
    hinglish: "Soil conservation ki post, State PSC se ya, kuch rajyon mein, rajya staff selection se",
    hindi: "मिट्टी संरक्षण का पद, State PSC से या, कुछ राज्यों में, राज्य कर्मचारी चयन से",
  },
  "Soldier first, then the Army Cadet College or another entry for serving soldiers": {
    hinglish: "Pehle sainik, phir Army Cadet College ya sena mein kaam kar rahe sainikon ke liye koi aur entry",
    hindi: "पहले सैनिक, फिर Army Cadet College या सेना में काम कर रहे सैनिकों के लिए कोई और एंट्री",
  },
  "Some years as DevOps or cloud engineer, then platform work": {
    hinglish: "DevOps ya cloud engineer ke taur par kuch saal, phir platform ka kaam",
    hindi: "DevOps या क्लाउड इंजीनियर के तौर पर कुछ साल, फिर प्लेटफ़ॉर्म का काम",
  },
  "Some years as computer repair technician, then data recovery": {
    hinglish: "Computer repair technician ke taur par kuch saal, phir data recovery",
    hindi: "कंप्यूटर रिपेयर टेक्नीशियन के तौर पर कुछ साल, फिर डेटा रिकवरी",
  },
  "Some years as game tester, then designer, with small games to show": {
    hinglish: "Game tester ke taur par kuch saal, phir designer, dikhane layak chhote games ke saath",
    hindi: "गेम टेस्टर के तौर पर कुछ साल, फिर डिज़ाइनर, दिखाने लायक छोटे गेम के साथ",
  },
  "Some years as graphic or web designer, then UX work": {
    hinglish: "Graphic ya web designer ke taur par kuch saal, phir UX ka kaam",
    hindi: "ग्राफ़िक या वेब डिज़ाइनर के तौर पर कुछ साल, फिर UX का काम",
  },
  "Some years as network engineer, then a firewall maker's certificate": {
    hinglish: "Network engineer ke taur par kuch saal, phir firewall banane wali company ka certificate",
    hindi: "नेटवर्क इंजीनियर के तौर पर कुछ साल, फिर फ़ायरवॉल बनाने वाली कंपनी का सर्टिफ़िकेट",
  },
  "Some years as network or systems administrator, then a security certificate": {
    hinglish: "Network ya systems administrator ke taur par kuch saal, phir security certificate",
    hindi: "नेटवर्क या सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल, फिर सिक्योरिटी सर्टिफ़िकेट",
  },
  "Some years as systems administrator or developer, then DevOps tools": {
    hinglish: "Systems administrator ya developer ke taur par kuch saal, phir DevOps tools",
    hindi: "सिस्टम एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल, फिर DevOps टूल",
  },
  "Some years as systems administrator or developer, then reliability work": {
    hinglish: "Systems administrator ya developer ke taur par kuch saal, phir reliability ka kaam",
    hindi: "सिस्टम एडमिनिस्ट्रेटर या डेवलपर के तौर पर कुछ साल, फिर रिलायबिलिटी का काम",
  },
  "Some years as systems administrator, then a VMware course": {
    hinglish: "Systems administrator ke taur par kuch saal, phir VMware course",
    hindi: "सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल, फिर VMware कोर्स",
  },
  "Some years as systems administrator, then a storage maker's course": {
    hinglish: "Systems administrator ke taur par kuch saal, phir storage banane wali company ka course",
    hindi: "सिस्टम एडमिनिस्ट्रेटर के तौर पर कुछ साल, फिर स्टोरेज बनाने वाली कंपनी का कोर्स",
  },
  "Some years as systems or backup administrator, then recovery planning": {
    hinglish: "Systems ya backup administrator ke taur par kuch saal, phir recovery planning",
    hindi: "सिस्टम या बैकअप एडमिनिस्ट्रेटर के तौर पर कुछ साल, फिर रिकवरी प्लानिंग",
  },
  "Some years at a law firm or in court first, for most posts": {
    hinglish: "Zyadatar posts ke liye, pehle kuch saal law firm ya court mein",
    hindi: "ज़्यादातर पदों के लिए, पहले कुछ साल लॉ फ़र्म या कोर्ट में",
  },
  "Some years in HR, training or consulting first": {
    hinglish: "Pehle kuch saal HR, training ya consulting mein",
    hindi: "पहले कुछ साल HR, ट्रेनिंग या कंसल्टिंग में",
  },
  "Some years in a firm's IT, security or facilities team first": {
    hinglish: "Pehle kuch saal kisi firm ki IT, security ya facilities team mein",
    hindi: "पहले कुछ साल किसी फ़र्म की IT, सिक्योरिटी या फ़ैसिलिटी टीम में",
  },
  "Some years in a publishing house first": {
    hinglish: "Pehle kuch saal kisi publishing house mein",
    hindi: "पहले कुछ साल किसी पब्लिशिंग हाउस में",
  },
  "Some years in sales first": { hinglish: "Pehle kuch saal sales mein", hindi: "पहले कुछ साल सेल्स में" },
  "Some years in sales, HR or teaching first": {
    hinglish: "Pehle kuch saal sales, HR ya padhane mein",
    hindi: "पहले कुछ साल सेल्स, HR या पढ़ाने में",
  },
  "Some years in service, product or research first": {
    hinglish: "Pehle kuch saal customer service, product ya research mein",
    hindi: "पहले कुछ साल कस्टमर सर्विस, प्रोडक्ट या रिसर्च में",
  },
  "Some years in the Army or a central police force, then selection for the National Security Guard (NSG), which takes nobody directly": {
    hinglish:
      "Kuch saal Army ya kisi kendriya police bal mein, phir National Security Guard (NSG) mein selection, jo kisi ko seedhe nahi leta",
    hindi: "कुछ साल सेना या किसी केंद्रीय पुलिस बल में, फिर National Security Guard (NSG) में चयन, जो किसी को सीधे नहीं लेता",
  },
  "Some years on contracts or sites first": { hinglish: "Pehle kuch saal contracts ya sites par", hindi: "पहले कुछ साल कॉन्ट्रैक्ट या साइट पर" },
  "Some years on projects first": { hinglish: "Pehle kuch saal projects par", hindi: "पहले कुछ साल प्रोजेक्ट पर" },
  "Some years' gardening, then a gardener's post of a municipality or public works department": {
    hinglish: "Kuch saal baagbani, phir nagarpalika ya public works department mein mali ki post",
    hindi: "कुछ साल बाग़बानी, फिर नगरपालिका या लोक निर्माण विभाग में माली का पद",
  },
  "Sorter at a dry waste centre from 18, then promotion": {
    hinglish: "18 saal ki umar se sukhe kachre ke centre mein sorter, phir promotion se",
    hindi: "18 साल की उम्र से सूखे कचरे के सेंटर में सॉर्टर, फिर प्रमोशन से",
  },
  "Sorter or shift supervisor first, then promotion": {
    hinglish: "Pehle sorter ya shift supervisor, phir promotion se",
    hindi: "पहले सॉर्टर या शिफ़्ट सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Sorting Assistant by the department's sports quota, after any degree": {
    hinglish: "Kisi bhi degree ke baad, department ke sports quota se Sorting Assistant",
    hindi: "किसी भी डिग्री के बाद, विभाग के स्पोर्ट्स कोटा से सॉर्टिंग असिस्टेंट",
  },
  "Sorting and weighing in a dealer's yard, or the family's own": {
    hinglish: "Kisi dealer ke, ya parivar ke apne, yard mein chhantai aur taul ka kaam",
    hindi: "किसी डीलर के, या परिवार के अपने, यार्ड में छँटाई और तौल का काम",
  },
  "Speech therapist of a railway hospital by RRB Paramedical, or of a private hospital, after BASLP": {
    hinglish: "BASLP ke baad, RRB Paramedical se railway hospital mein, ya private hospital mein speech therapist",
    hindi: "BASLP के बाद, RRB Paramedical से रेलवे अस्पताल में, या प्राइवेट अस्पताल में स्पीच थेरेपिस्ट",
  },
  "Sports entry for players of national level, with Class 10 or 12": {
    hinglish: "National level ke khiladiyon ke liye sports entry, Class 10 ya 12 ke saath",
    hindi: "नेशनल लेवल के खिलाड़ियों के लिए स्पोर्ट्स एंट्री, Class 10 या 12 के साथ",
  },
  "Sports medicine fellowship (FNB, by FET), after MS Orthopaedics or an MD": {
    hinglish: "MS Orthopaedics ya kisi MD ke baad, sports medicine fellowship (FNB, FET se)",
    hindi: "MS Orthopaedics या किसी MD के बाद, स्पोर्ट्स मेडिसिन फ़ेलोशिप (FNB, FET से)",
  },
  "Sports quota constable post in a central force such as the BSF, from 18, with national-level results": {
    hinglish: "BSF jaise kendriya bal mein sports quota se constable ki post, 18 saal ki umar se, national level ke results ke saath",
    hindi: "BSF जैसे केंद्रीय बल में स्पोर्ट्स कोटा से कांस्टेबल का पद, 18 साल की उम्र से, नेशनल लेवल के नतीजों के साथ",
  },
  "Sports quota of the railways, for players": {
    hinglish: "Railway ka sports quota, khiladiyon ke liye",
    hindi: "रेलवे का स्पोर्ट्स कोटा, खिलाड़ियों के लिए",
  },
  "Sports quota post (multi-tasking staff) in an income tax office, from 18, with State or national-level results": {
    hinglish:
      "Income tax office mein sports quota ki post (multi-tasking staff), 18 saal ki umar se, State ya national level ke results ke saath",
    hindi: "इनकम टैक्स दफ़्तर में स्पोर्ट्स कोटा का पद (मल्टी-टास्किंग स्टाफ़), 18 साल की उम्र से, राज्य या नेशनल लेवल के नतीजों के साथ",
  },
  "Sports quota post in Railways, police or the armed forces": {
    hinglish: "Railways, police ya senaon mein sports quota ki post",
    hindi: "रेलवे, पुलिस या सेनाओं में स्पोर्ट्स कोटा का पद",
  },
  "Sports quota post in Railways, the armed forces or police": {
    hinglish: "Railways, senaon ya police mein sports quota ki post",
    hindi: "रेलवे, सेनाओं या पुलिस में स्पोर्ट्स कोटा का पद",
  },
  "Sports quota post in a bank or PSU": { hinglish: "Bank ya PSU mein sports quota ki post", hindi: "बैंक या PSU में स्पोर्ट्स कोटा का पद" },
  "Sports quota post in a bank, PSU or State department": {
    hinglish: "Bank, PSU ya rajya ke department mein sports quota ki post",
    hindi: "बैंक, PSU या राज्य के विभाग में स्पोर्ट्स कोटा का पद",
  },
  "Sports quota post in the Army, the Railways or a central force such as the BSF, mostly from 18, with national-level results": {
    hinglish:
      "Army, Railways ya BSF jaise kendriya bal mein sports quota ki post, zyadatar 18 saal ki umar se, national level ke results ke saath",
    hindi: "सेना, रेलवे या BSF जैसे केंद्रीय बल में स्पोर्ट्स कोटा का पद, ज़्यादातर 18 साल की उम्र से, नेशनल लेवल के नतीजों के साथ",
  },
  "Sports quota post in the Railways or a central force such as the BSF, from 18, with national-level results": {
    hinglish: "Railways ya BSF jaise kendriya bal mein sports quota ki post, 18 saal ki umar se, national level ke results ke saath",
    hindi: "रेलवे या BSF जैसे केंद्रीय बल में स्पोर्ट्स कोटा का पद, 18 साल की उम्र से, नेशनल लेवल के नतीजों के साथ",
  },
  "Sports quota post in the Railways or a central office such as income tax": {
    hinglish: "Railways ya income tax jaise kendriya office mein sports quota ki post",
    hindi: "रेलवे या इनकम टैक्स जैसे केंद्रीय दफ़्तर में स्पोर्ट्स कोटा का पद",
  },
  "Sports quota post in the Railways or an income tax office, from 18, with State or national-level results": {
    hinglish: "Railways ya income tax office mein sports quota ki post, 18 saal ki umar se, State ya national level ke results ke saath",
    hindi: "रेलवे या इनकम टैक्स दफ़्तर में स्पोर्ट्स कोटा का पद, 18 साल की उम्र से, राज्य या नेशनल लेवल के नतीजों के साथ",
  },
  "Sports quota post in the armed forces, police or Railways": {
    hinglish: "Senaon, police ya Railways mein sports quota ki post",
    hindi: "सेनाओं, पुलिस या रेलवे में स्पोर्ट्स कोटा का पद",
  },
  "Staff and welfare inspector of the railways, or welfare post of a public company, by its own test": {
    hinglish: "Railway mein staff and welfare inspector, ya sarkari company mein welfare ki post, uske apne test se",
    hindi: "रेलवे में स्टाफ़ एंड वेलफ़ेयर इंस्पेक्टर, या सरकारी कंपनी में वेलफ़ेयर का पद, उसके अपने टेस्ट से",
  },
  "Staff nurse for some years, then named to it by the hospital, with a certificate in infection control": {
    hinglish: "Kuch saal staff nurse, phir hospital ki taraf se is kaam ke liye chuna jaana, infection control ke certificate ke saath",
    hindi: "कुछ साल स्टाफ़ नर्स, फिर अस्पताल की तरफ़ से इस काम के लिए चुना जाना, इन्फ़ेक्शन कंट्रोल के सर्टिफ़िकेट के साथ",
  },
  "Staff nurse of a Navodaya Vidyalaya or an Eklavya school (posts for women), by their own selections, after BSc Nursing and some years of work":
    {
      hinglish:
        "BSc Nursing aur kuch saal ke kaam ke baad, Navodaya Vidyalaya ya Eklavya school mein staff nurse (mahilaon ke liye post), unke apne selection se",
      hindi: "BSc Nursing और कुछ साल के काम के बाद, Navodaya Vidyalaya या Eklavya स्कूल में स्टाफ़ नर्स (महिलाओं के लिए पद), उनके अपने चयन से",
    },
  "Staff nurse of a private hospital, then promotion": {
    hinglish: "Private hospital mein staff nurse, phir promotion se",
    hindi: "प्राइवेट अस्पताल में स्टाफ़ नर्स, फिर प्रमोशन से",
  },
  "Staff nurse of a private hospital, then promotion by way of ward in-charge": {
    hinglish: "Private hospital mein staff nurse, phir ward in-charge hote hue promotion se",
    hindi: "प्राइवेट अस्पताल में स्टाफ़ नर्स, फिर वार्ड इंचार्ज होते हुए प्रमोशन से",
  },
  "Stage shows, contests and trial tracks for composers first": {
    hinglish: "Pehle stage shows, contests aur composers ke liye trial tracks",
    hindi: "पहले स्टेज शो, मुक़ाबले और संगीतकारों के लिए ट्रायल ट्रैक",
  },
  "Start at home": { hinglish: "Ghar par hi shuruaat", hindi: "घर पर ही शुरुआत" },
  "Start at home, registered with State tourism": {
    hinglish: "Ghar par hi shuruaat, rajya ke tourism department mein registration ke saath",
    hindi: "घर पर ही शुरुआत, राज्य के पर्यटन विभाग में रजिस्ट्रेशन के साथ",
  },
  "Start from home": { hinglish: "Ghar se shuruaat", hindi: "घर से शुरुआत" },
  "Start from home with FSSAI registration": {
    hinglish: "FSSAI registration ke saath ghar se shuruaat",
    hindi: "FSSAI रजिस्ट्रेशन के साथ घर से शुरुआत",
  },
  "Start with a cart and local training such as NASVI's": {
    hinglish: "Thele aur local training se shuruaat, jaise NASVI ki training",
    hindi: "ठेले और स्थानीय ट्रेनिंग से शुरुआत, जैसे NASVI की ट्रेनिंग",
  },
  "State Forest Service by the State PSC, then promotion after years of service": {
    hinglish: "State PSC se State Forest Service, phir kuch saal ki service ke baad promotion se",
    hindi: "State PSC से State Forest Service, फिर कुछ साल की सेवा के बाद प्रमोशन से",
  },
  "State GRP constable recruitment": { hinglish: "Rajya ki GRP constable bharti", hindi: "राज्य की GRP कांस्टेबल भर्ती" },
  "State PSC as DSP, then promotion to IPS": {
    hinglish: "State PSC se DSP, phir promotion se IPS",
    hindi: "State PSC से DSP, फिर प्रमोशन से IPS",
  },
  "State PSC as a Deputy Collector, then promotion to the IAS": {
    hinglish: "State PSC se Deputy Collector, phir promotion se IAS",
    hindi: "State PSC से डिप्टी कलेक्टर, फिर प्रमोशन से IAS",
  },
  "State PSC as a Tehsildar or Deputy Collector, then election charge": {
    hinglish: "State PSC se Tehsildar ya Deputy Collector, phir chunav ki zimmedari",
    hindi: "State PSC से तहसीलदार या डिप्टी कलेक्टर, फिर चुनाव की ज़िम्मेदारी",
  },
  "State PSC education service, often with B.Ed": {
    hinglish: "State PSC se education service, aksar B.Ed ke saath",
    hindi: "State PSC से शिक्षा सेवा, अक्सर B.Ed के साथ",
  },
  "State PSC for Assistant Town Planner, in some States with a BPlan alone": {
    hinglish: "Assistant Town Planner ke liye State PSC, kuch rajyon mein sirf BPlan ke saath",
    hindi: "असिस्टेंट टाउन प्लानर के लिए State PSC, कुछ राज्यों में सिर्फ़ BPlan के साथ",
  },
  "State PSC or State staff selection for a fisheries post": {
    hinglish: "Fisheries ki post ke liye State PSC ya rajya staff selection",
    hindi: "मत्स्य पालन के पद के लिए State PSC या राज्य कर्मचारी चयन",
  },
  "State PSC or State staff selection for the secretariat, then promotion": {
    hinglish: "Sachivalaya ke liye State PSC ya rajya staff selection, phir promotion se",
    hindi: "सचिवालय के लिए State PSC या राज्य कर्मचारी चयन, फिर प्रमोशन से",
  },
  "State PSC or board entry as a fire officer, then its inspection wing": {
    hinglish: "State PSC ya board se fire officer ke taur par entry, phir fire service ki inspection wing",
    hindi: "State PSC या बोर्ड से फ़ायर ऑफ़िसर के तौर पर एंट्री, फिर फ़ायर सर्विस की इंस्पेक्शन विंग",
  },
  "State PSC or board legal metrology post": {
    hinglish: "State PSC ya board se legal metrology ki post",
    hindi: "State PSC या बोर्ड से लीगल मेट्रोलॉजी का पद",
  },
  "State PSC or board post as Agriculture Officer": {
    hinglish: "State PSC ya board se Agriculture Officer ki post",
    hindi: "State PSC या बोर्ड से कृषि अधिकारी का पद",
  },
  "State PSC or board post in a State forensic laboratory": {
    hinglish: "State PSC ya board se rajya ki forensic laboratory mein post",
    hindi: "State PSC या बोर्ड से राज्य की फ़ॉरेंसिक लैबोरेटरी में पद",
  },
  "State PSC or board post in a forensic laboratory, mostly after BTech, MCA or MSc": {
    hinglish: "State PSC ya board se forensic laboratory mein post, zyadatar BTech, MCA ya MSc ke baad",
    hindi: "State PSC या बोर्ड से फ़ॉरेंसिक लैबोरेटरी में पद, ज़्यादातर BTech, MCA या MSc के बाद",
  },
  "State PSC or board post in the State's local fund audit, for towns and panchayats": {
    hinglish: "State PSC ya board se rajya ke local fund audit mein post, shahron aur panchayaton ke liye",
    hindi: "State PSC या बोर्ड से राज्य के लोकल फ़ंड ऑडिट में पद, शहरों और पंचायतों के लिए",
  },
  "State PSC or department post as veterinary officer, after BVSc": {
    hinglish: "BVSc ke baad, State PSC ya department se veterinary officer ki post",
    hindi: "BVSc के बाद, State PSC या विभाग से पशु चिकित्सा अधिकारी का पद",
  },
  "State PSC or health department post, or a contract of the State health mission, after MBBS": {
    hinglish: "MBBS ke baad, State PSC ya health department ki post, ya rajya ke health mission ka contract",
    hindi: "MBBS के बाद, State PSC या स्वास्थ्य विभाग का पद, या राज्य के स्वास्थ्य मिशन का कॉन्ट्रैक्ट",
  },
  "State PSC or municipal post": { hinglish: "State PSC ya nagarpalika ki post", hindi: "State PSC या नगरपालिका का पद" },
  "State PSC or municipal recruitment": { hinglish: "State PSC ya nagarpalika ki bharti", hindi: "State PSC या नगरपालिका की भर्ती" },
  "State PSC or police post in the fingerprint bureau, then the All India Board examination (NCRB) in service": {
    hinglish: "State PSC ya police se fingerprint bureau mein post, phir naukri mein rehte hue All India Board examination (NCRB)",
    hindi: "State PSC या पुलिस से फ़िंगरप्रिंट ब्यूरो में पद, फिर नौकरी में रहते हुए All India Board examination (NCRB)",
  },
  "State PSC or selection board motor vehicle post, with your own driving licence, in some States for heavy vehicles too": {
    hinglish:
      "State PSC ya selection board se motor vehicle ki post, apne driving licence ke saath, kuch rajyon mein bhari gaadiyon ke liye bhi",
    hindi: "State PSC या चयन बोर्ड से मोटर वाहन का पद, अपने ड्राइविंग लाइसेंस के साथ, कुछ राज्यों में भारी गाड़ियों के लिए भी",
  },
  "State PSC or selection board post as Information Officer": {
    hinglish: "State PSC ya selection board se Information Officer ki post",
    hindi: "State PSC या चयन बोर्ड से सूचना अधिकारी का पद",
  },
  "State PSC or selection board post as Probation Officer, in some States after a bachelor's degree": {
    hinglish: "State PSC ya selection board se Probation Officer ki post, kuch rajyon mein bachelor degree ke baad",
    hindi: "State PSC या चयन बोर्ड से प्रोबेशन ऑफ़िसर का पद, कुछ राज्यों में बैचलर डिग्री के बाद",
  },
  "State PSC or selection board post as superintendent of a home": {
    hinglish: "State PSC ya selection board se kisi shelter home mein superintendent ki post",
    hindi: "State PSC या चयन बोर्ड से किसी शेल्टर होम में सुपरिंटेंडेंट का पद",
  },
  "State PSC or selection board post in the Chief Electoral Officer's department": {
    hinglish: "State PSC ya selection board se Chief Electoral Officer ke department mein post",
    hindi: "State PSC या चयन बोर्ड से मुख्य निर्वाचन अधिकारी के विभाग में पद",
  },
  "State PSC or selection board posts of hostel superintendent": {
    hinglish: "State PSC ya selection board se hostel superintendent ki posts",
    hindi: "State PSC या चयन बोर्ड से हॉस्टल सुपरिंटेंडेंट के पद",
  },
  "State PSC or state board excise post, any degree": {
    hinglish: "State PSC ya rajya board se excise ki post, koi bhi degree",
    hindi: "State PSC या राज्य बोर्ड से आबकारी का पद, कोई भी डिग्री",
  },
  "State PSC post after BE, in many States with two years or more in a factory": {
    hinglish: "BE ke baad State PSC ki post, kai rajyon mein factory mein do saal ya zyada ke kaam ke saath",
    hindi: "BE के बाद State PSC का पद, कई राज्यों में फ़ैक्टरी में दो साल या ज़्यादा के काम के साथ",
  },
  "State PSC post as veterinary officer after BVSc, then lent to the forest department or a zoo": {
    hinglish: "BVSc ke baad State PSC se veterinary officer ki post, phir deputation par forest department ya zoo mein",
    hindi: "BVSc के बाद State PSC से पशु चिकित्सा अधिकारी का पद, फिर डेपुटेशन पर वन विभाग या चिड़ियाघर में",
  },
  "State PSC post as veterinary surgeon, after BVSc": {
    hinglish: "BVSc ke baad, State PSC se veterinary surgeon ki post",
    hindi: "BVSc के बाद, State PSC से पशु चिकित्सा सर्जन का पद",
  },
  "State PSC posts at government architecture colleges, in some States, after MArch": {
    hinglish: "MArch ke baad, kuch rajyon mein, sarkari architecture colleges mein State PSC ki posts",
    hindi: "MArch के बाद, कुछ राज्यों में, सरकारी आर्किटेक्चर कॉलेजों में State PSC के पद",
  },
  "State PSC posts at government art colleges, in some States": {
    hinglish: "Kuch rajyon mein, sarkari art colleges mein State PSC ki posts",
    hindi: "कुछ राज्यों में, सरकारी आर्ट कॉलेजों में State PSC के पद",
  },
  "State PSC posts at government colleges of education, in some States, with NET or PhD": {
    hinglish: "NET ya PhD ke saath, kuch rajyon mein, sarkari education colleges mein State PSC ki posts",
    hindi: "NET या PhD के साथ, कुछ राज्यों में, सरकारी शिक्षा कॉलेजों में State PSC के पद",
  },
  "State PSC posts at government colleges, and at polytechnics with a first-class BTech": {
    hinglish: "Sarkari colleges mein, aur first class BTech ke saath polytechnics mein, State PSC ki posts",
    hindi: "सरकारी कॉलेजों में, और फ़र्स्ट क्लास BTech के साथ पॉलिटेक्निक में, State PSC के पद",
  },
  "State PSC posts at government colleges, with NET, SET or PhD": {
    hinglish: "NET, SET ya PhD ke saath, sarkari colleges mein State PSC ki posts",
    hindi: "NET, SET या PhD के साथ, सरकारी कॉलेजों में State PSC के पद",
  },
  "State PSC posts at government engineering colleges, and at polytechnics with a first-class BTech": {
    hinglish: "Sarkari engineering colleges mein, aur first class BTech ke saath polytechnics mein, State PSC ki posts",
    hindi: "सरकारी इंजीनियरिंग कॉलेजों में, और फ़र्स्ट क्लास BTech के साथ पॉलिटेक्निक में, State PSC के पद",
  },
  "State PSC posts at government law colleges, with NET, SET or PhD": {
    hinglish: "NET, SET ya PhD ke saath, sarkari law colleges mein State PSC ki posts",
    hindi: "NET, SET या PhD के साथ, सरकारी लॉ कॉलेजों में State PSC के पद",
  },
  "State PSC posts at government medical colleges; AIIMS by its own selection; central hospitals' teaching posts by UPSC recruitment": {
    hinglish:
      "Sarkari medical colleges mein State PSC ki posts; AIIMS mein uske apne selection se; kendriya hospitals mein padhane ki posts UPSC bharti se",
    hindi: "सरकारी मेडिकल कॉलेजों में State PSC के पद; AIIMS में उसके अपने चयन से; केंद्रीय अस्पतालों में पढ़ाने के पद UPSC भर्ती से",
  },
  "State PSC posts of school lecturer (with B.Ed, as in Rajasthan)": {
    hinglish: "School lecturer ke liye State PSC ki posts (B.Ed ke saath, jaise Rajasthan mein)",
    hindi: "स्कूल लेक्चरर के लिए State PSC के पद (B.Ed के साथ, जैसे राजस्थान में)",
  },
  "State PSC posts: school lecturer (with B.Ed, as in Rajasthan) or junior college lecturer (with the MA alone, as in Telangana)": {
    hinglish:
      "State PSC ki posts: school lecturer (B.Ed ke saath, jaise Rajasthan mein) ya junior college lecturer (sirf MA ke saath, jaise Telangana mein)",
    hindi: "State PSC के पद: स्कूल लेक्चरर (B.Ed के साथ, जैसे राजस्थान में) या जूनियर कॉलेज लेक्चरर (सिर्फ़ MA के साथ, जैसे तेलंगाना में)",
  },
  "State PSC posts: school lecturer (with B.Ed, as in Rajasthan) or junior college lecturer (with the MCom alone, as in Telangana)": {
    hinglish:
      "State PSC ki posts: school lecturer (B.Ed ke saath, jaise Rajasthan mein) ya junior college lecturer (sirf MCom ke saath, jaise Telangana mein)",
    hindi: "State PSC के पद: स्कूल लेक्चरर (B.Ed के साथ, जैसे राजस्थान में) या जूनियर कॉलेज लेक्चरर (सिर्फ़ MCom के साथ, जैसे तेलंगाना में)",
  },
  "State PSC posts: school lecturer (with B.Ed, as in Rajasthan) or junior college lecturer (with the MSc alone, as in Telangana)": {
    hinglish:
      "State PSC ki posts: school lecturer (B.Ed ke saath, jaise Rajasthan mein) ya junior college lecturer (sirf MSc ke saath, jaise Telangana mein)",
    hindi: "State PSC के पद: स्कूल लेक्चरर (B.Ed के साथ, जैसे राजस्थान में) या जूनियर कॉलेज लेक्चरर (सिर्फ़ MSc के साथ, जैसे तेलंगाना में)",
  },
  "State PSC rural development post": { hinglish: "State PSC se rural development ki post", hindi: "State PSC से ग्रामीण विकास का पद" },
  "State PSC selection": { hinglish: "State PSC se selection", hindi: "State PSC से चयन" },
  "State PSC selection, often with B.Ed": {
    hinglish: "State PSC se selection, aksar B.Ed ke saath",
    hindi: "State PSC से चयन, अक्सर B.Ed के साथ",
  },
  "State PSC, as Deputy Collector": { hinglish: "State PSC se Deputy Collector", hindi: "State PSC से डिप्टी कलेक्टर" },
  "State PSC, as Deputy Superintendent, with height and fitness rules": {
    hinglish: "State PSC se Deputy Superintendent, lambai aur fitness ke niyam ke saath",
    hindi: "State PSC से डिप्टी सुपरिंटेंडेंट, लंबाई और फ़िटनेस के नियमों के साथ",
  },
  "State PSC, as Naib Tehsildar or Tehsildar": {
    hinglish: "State PSC se Naib Tehsildar ya Tehsildar",
    hindi: "State PSC से नायब तहसीलदार या तहसीलदार",
  },
  "State PSC, jail service": { hinglish: "State PSC, jail service", hindi: "State PSC, जेल सेवा" },
  "State PSC, rural development service": { hinglish: "State PSC, rural development service", hindi: "State PSC, ग्रामीण विकास सेवा" },
  "State Sub-Inspector, then crime branch or CID": {
    hinglish: "Rajya mein Sub-Inspector, phir crime branch ya CID",
    hindi: "राज्य में सब-इंस्पेक्टर, फिर क्राइम ब्रांच या CID",
  },
  "State agricultural engineering post by the State PSC, after BTech": {
    hinglish: "BTech ke baad, State PSC se rajya mein agricultural engineering ki post",
    hindi: "BTech के बाद, State PSC से राज्य में कृषि इंजीनियरिंग का पद",
  },
  "State archaeology department, such as Tamil Nadu's, by State PSC": {
    hinglish: "State PSC se rajya ka archaeology department, jaise Tamil Nadu ka",
    hindi: "State PSC से राज्य का पुरातत्व विभाग, जैसे तमिलनाडु का",
  },
  "State association's Level 1 officiating course (Karnataka's from 16), then local and national tournaments": {
    hinglish: "State association ka Level 1 officiating course (Karnataka ka 16 saal ki umar se), phir local aur national tournaments",
    hindi: "राज्य एसोसिएशन का Level 1 ऑफ़िशिएटिंग कोर्स (कर्नाटक का 16 साल की उम्र से), फिर स्थानीय और राष्ट्रीय टूर्नामेंट",
  },
  "State board's or a university's own test, after a library course": {
    hinglish: "Library course ke baad, rajya board ya university ka apna test",
    hindi: "लाइब्रेरी कोर्स के बाद, राज्य बोर्ड या यूनिवर्सिटी का अपना टेस्ट",
  },
  "State computer operator recruitment, with typing or O Level (UP Police: with physics and maths)": {
    hinglish: "Rajya ki computer operator bharti, typing ya O Level ke saath (UP Police: physics aur maths ke saath)",
    hindi: "राज्य की कंप्यूटर ऑपरेटर भर्ती, टाइपिंग या O Level के साथ (UP पुलिस: फ़िज़िक्स और मैथ्स के साथ)",
  },
  "State finance service by the State PSC, or a central accounts service by UPSC Civil Services": {
    hinglish: "State PSC se rajya ki finance service, ya UPSC Civil Services se koi kendriya accounts service",
    hindi: "State PSC से राज्य की वित्त सेवा, या UPSC Civil Services से कोई केंद्रीय लेखा सेवा",
  },
  "State fire service recruitment of officers, who are then trained at Nagpur or a State centre": {
    hinglish: "Rajya ki fire service mein officers ki bharti, jinki training phir Nagpur ya rajya ke kisi centre mein hoti hai",
    hindi: "राज्य की फ़ायर सर्विस में ऑफ़िसरों की भर्ती, जिनकी ट्रेनिंग फिर नागपुर या राज्य के किसी सेंटर में होती है",
  },
  "State fisheries department, by State PSC": {
    hinglish: "State PSC se rajya ka fisheries department",
    hindi: "State PSC से राज्य का मत्स्य विभाग",
  },
  "State fishermen training centre course": {
    hinglish: "Rajya ke machhuara training centre ka course",
    hindi: "राज्य के मछुआरा ट्रेनिंग सेंटर का कोर्स",
  },
  "State forest department guide training": {
    hinglish: "Rajya ke forest department ki guide training",
    hindi: "राज्य के वन विभाग की गाइड ट्रेनिंग",
  },
  "State geology and mining department, by State PSC": {
    hinglish: "State PSC se rajya ka geology and mining department",
    hindi: "State PSC से राज्य का भूविज्ञान और खनन विभाग",
  },
  "State ground water or minor irrigation department by the State PSC, after BTech": {
    hinglish: "BTech ke baad, State PSC se rajya ka ground water ya minor irrigation department",
    hindi: "BTech के बाद, State PSC से राज्य का भूजल या लघु सिंचाई विभाग",
  },
  "State groundwater department, by State PSC": {
    hinglish: "State PSC se rajya ka groundwater department",
    hindi: "State PSC से राज्य का भूजल विभाग",
  },
  "State guide training and test, or the Tourism Ministry's online facilitator course (IITF), from 18": {
    hinglish: "Rajya ki guide training aur test, ya Tourism Ministry ka online facilitator course (IITF), 18 saal ki umar se",
    hindi: "राज्य की गाइड ट्रेनिंग और टेस्ट, या पर्यटन मंत्रालय का ऑनलाइन फ़ैसिलिटेटर कोर्स (IITF), 18 साल की उम्र से",
  },
  "State jail police recruitment in some states, from 18 years": {
    hinglish: "Kuch rajyon mein rajya jail police ki bharti, 18 saal ki umar se",
    hindi: "कुछ राज्यों में राज्य जेल पुलिस की भर्ती, 18 साल की उम्र से",
  },
  "State jail police recruitment, in some states by the police board": {
    hinglish: "Rajya jail police ki bharti, kuch rajyon mein police board se",
    hindi: "राज्य जेल पुलिस की भर्ती, कुछ राज्यों में पुलिस बोर्ड से",
  },
  "State junior accountant by the State's selection, after any degree": {
    hinglish: "Kisi bhi degree ke baad, rajya mein junior accountant, rajya ke selection se",
    hindi: "किसी भी डिग्री के बाद, राज्य में जूनियर अकाउंटेंट, राज्य के चयन से",
  },
  "State labour service, by the State PSC": { hinglish: "State PSC se rajya ki labour service", hindi: "State PSC से राज्य की श्रम सेवा" },
  "State law department's post, in some States after fewer years at the bar": {
    hinglish: "Rajya ke law department ki post, kuch rajyon mein kam saalon ki wakalat ke baad",
    hindi: "राज्य के विधि विभाग का पद, कुछ राज्यों में कम सालों की वकालत के बाद",
  },
  "State load despatch centre by the transmission company's own test, after BTech": {
    hinglish: "BTech ke baad, transmission company ke apne test se rajya ka load despatch centre",
    hindi: "BTech के बाद, ट्रांसमिशन कंपनी के अपने टेस्ट से राज्य का लोड डिस्पैच सेंटर",
  },
  "State mines department, as assistant mining engineer, by the State PSC, after BTech": {
    hinglish: "BTech ke baad, State PSC se rajya ke mines department mein assistant mining engineer",
    hindi: "BTech के बाद, State PSC से राज्य के खान विभाग में असिस्टेंट माइनिंग इंजीनियर",
  },
  "State or city fireman recruitment, in some states by the police board, with a physical test; some keep places for a former Agniveer": {
    hinglish:
      "Rajya ya shahar ki fireman bharti, kuch rajyon mein police board se, physical test ke saath; kuch mein purv Agniveer ke liye jagahen rakhi jaati hain",
    hindi: "राज्य या शहर की फ़ायरमैन भर्ती, कुछ राज्यों में पुलिस बोर्ड से, फ़िज़िकल टेस्ट के साथ; कुछ में पूर्व Agniveer के लिए जगहें रखी जाती हैं",
  },
  "State patwari test (Talathi in Maharashtra), after any degree": {
    hinglish: "Kisi bhi degree ke baad, rajya ka patwari test (Maharashtra mein Talathi)",
    hindi: "किसी भी डिग्री के बाद, राज्य का पटवारी टेस्ट (महाराष्ट्र में तलाठी)",
  },
  "State police Sub-Inspector recruitment (by the State PSC in some States), then promotion": {
    hinglish: "Rajya police ki Sub-Inspector bharti (kuch rajyon mein State PSC se), phir promotion se",
    hindi: "राज्य पुलिस की सब-इंस्पेक्टर भर्ती (कुछ राज्यों में State PSC से), फिर प्रमोशन से",
  },
  "State police constable recruitment": { hinglish: "Rajya police ki constable bharti", hindi: "राज्य पुलिस की कांस्टेबल भर्ती" },
  "State police constable recruitment, then promotion by the department's test": {
    hinglish: "Rajya police ki constable bharti, phir department ke test se promotion",
    hindi: "राज्य पुलिस की कांस्टेबल भर्ती, फिर विभाग के टेस्ट से प्रमोशन",
  },
  "State police constable recruitment, then traffic branch": {
    hinglish: "Rajya police ki constable bharti, phir traffic branch",
    hindi: "राज्य पुलिस की कांस्टेबल भर्ती, फिर ट्रैफ़िक ब्रांच",
  },
  "State police constable, then bomb squad training": {
    hinglish: "Rajya police mein constable, phir bomb squad ki training",
    hindi: "राज्य पुलिस में कांस्टेबल, फिर बम स्क्वॉड की ट्रेनिंग",
  },
  "State police recruitment (constable or wireless operator), then the control room": {
    hinglish: "Rajya police ki bharti (constable ya wireless operator), phir control room",
    hindi: "राज्य पुलिस की भर्ती (कांस्टेबल या वायरलेस ऑपरेटर), फिर कंट्रोल रूम",
  },
  "State police, then deputation to immigration": {
    hinglish: "Rajya police, phir immigration mein deputation",
    hindi: "राज्य पुलिस, फिर इमिग्रेशन में डेपुटेशन",
  },
  "State public health engineering post by the State PSC, after BTech": {
    hinglish: "BTech ke baad, State PSC se rajya mein public health engineering ki post",
    hindi: "BTech के बाद, State PSC से राज्य में पब्लिक हेल्थ इंजीनियरिंग का पद",
  },
  "State recruitment as Sub-Officer": { hinglish: "Sub-Officer ke taur par rajya ki bharti", hindi: "सब-ऑफ़िसर के तौर पर राज्य की भर्ती" },
  "State recruitment of data entry operators, with a typing test": {
    hinglish: "Rajya ki data entry operator bharti, typing test ke saath",
    hindi: "राज्य की डेटा एंट्री ऑपरेटर भर्ती, टाइपिंग टेस्ट के साथ",
  },
  "State selection board or State PSC post, after a BA, BSc or BCom with statistics, maths or economics": {
    hinglish: "Statistics, maths ya economics ke saath BA, BSc ya BCom ke baad, rajya ke selection board ya State PSC se post",
    hindi: "स्टैटिस्टिक्स, मैथ्स या इकोनॉमिक्स के साथ BA, BSc या BCom के बाद, राज्य के चयन बोर्ड या State PSC से पद",
  },
  "State sports department's officer (State PSC or staff selection)": {
    hinglish: "Rajya ke sports department mein officer (State PSC ya staff selection)",
    hindi: "राज्य के खेल विभाग में ऑफ़िसर (State PSC या कर्मचारी चयन)",
  },
  "State technical board's shorthand and typewriting certificates (junior, then senior), from a commerce institute": {
    hinglish: "Rajya ke technical board ke shorthand aur typewriting certificate (junior, phir senior), commerce institute se",
    hindi: "राज्य के टेक्निकल बोर्ड के शॉर्टहैंड और टाइपराइटिंग सर्टिफ़िकेट (जूनियर, फिर सीनियर), कॉमर्स इंस्टीट्यूट से",
  },
  "State test straight from Class 12 in some states": {
    hinglish: "Kuch rajyon mein Class 12 ke seedhe baad rajya ka test",
    hindi: "कुछ राज्यों में Class 12 के सीधे बाद राज्य का टेस्ट",
  },
  "State test straight from Class 12 in some states, after any degree in others": {
    hinglish: "Kuch rajyon mein Class 12 ke seedhe baad rajya ka test, baaki mein kisi bhi degree ke baad",
    hindi: "कुछ राज्यों में Class 12 के सीधे बाद राज्य का टेस्ट, बाक़ी में किसी भी डिग्री के बाद",
  },
  "State tourism post by the State PSC or a selection board, after a degree (some States ask for one in tourism)": {
    hinglish: "Degree ke baad, State PSC ya selection board se rajya mein tourism ki post (kuch rajya tourism ki degree maangte hain)",
    hindi: "डिग्री के बाद, State PSC या चयन बोर्ड से राज्य में पर्यटन का पद (कुछ राज्य टूरिज़्म की डिग्री माँगते हैं)",
  },
  "State transmission company by its own test, after BTech": {
    hinglish: "BTech ke baad, rajya ki transmission company, uske apne test se",
    hindi: "BTech के बाद, राज्य की ट्रांसमिशन कंपनी, उसके अपने टेस्ट से",
  },
  "State transport officer recruitment, by the State PSC in some States": {
    hinglish: "Rajya ki transport officer bharti, kuch rajyon mein State PSC se",
    hindi: "राज्य की ट्रांसपोर्ट ऑफ़िसर भर्ती, कुछ राज्यों में State PSC से",
  },
  "State village worker test": { hinglish: "Rajya ka village worker test", hindi: "राज्य का विलेज वर्कर टेस्ट" },
  "State water department post by the State PSC, after BTech": {
    hinglish: "BTech ke baad, State PSC se rajya ke water department mein post",
    hindi: "BTech के बाद, State PSC से राज्य के जल विभाग में पद",
  },
  "State-recognised acupuncture diploma (in Maharashtra from any stream)": {
    hinglish: "Rajya se manyata prapt acupuncture diploma (Maharashtra mein kisi bhi stream se)",
    hindi: "राज्य से मान्यता प्राप्त एक्यूपंक्चर डिप्लोमा (महाराष्ट्र में किसी भी स्ट्रीम से)",
  },
  "Station master or traffic inspector first, then the railway's departmental test for officers": {
    hinglish: "Pehle station master ya traffic inspector, phir officer banne ke liye railway ka departmental test",
    hindi: "पहले स्टेशन मास्टर या ट्रैफ़िक इंस्पेक्टर, फिर ऑफ़िसर बनने के लिए रेलवे का विभागीय टेस्ट",
  },
  "Statistical officer of a State, by State PSC": {
    hinglish: "State PSC se rajya mein statistical officer",
    hindi: "State PSC से राज्य में स्टैटिस्टिकल ऑफ़िसर",
  },
  "Steel Authority of India (SAIL) by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad, GATE ya uske apne test se Steel Authority of India (SAIL)",
    hindi: "BTech के बाद, GATE या उसके अपने टेस्ट से Steel Authority of India (SAIL)",
  },
  "Steno-typist of a State office by the State PSC in Tamil Nadu, from 18, with these certificates": {
    hinglish: "Tamil Nadu mein State PSC se rajya ke office mein steno-typist, 18 saal ki umar se, in certificates ke saath",
    hindi: "तमिलनाडु में State PSC से राज्य के दफ़्तर में स्टेनो-टाइपिस्ट, 18 साल की उम्र से, इन सर्टिफ़िकेट के साथ",
  },
  "Stenographer's posts of courts, State offices, railways and central police forces, by their own tests": {
    hinglish: "Courts, rajya ke daftaron, railway aur kendriya police balon mein stenographer ki posts, unke apne tests se",
    hindi: "अदालतों, राज्य के दफ़्तरों, रेलवे और केंद्रीय पुलिस बलों में स्टेनोग्राफ़र के पद, उनके अपने टेस्ट से",
  },
  "Sterile supply (CSSD) helper of a hospital from 18, taught on the job": {
    hinglish: "18 saal ki umar se hospital mein sterile supply (CSSD) helper, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से अस्पताल में स्टेराइल सप्लाई (CSSD) हेल्पर, काम पर ही ट्रेनिंग के साथ",
  },
  "Steward of the Navy or the Army by Agniveer recruitment, with Class 10 passed": {
    hinglish: "Class 10 pass hone par, Agniveer bharti se Navy ya Army mein Steward",
    hindi: "Class 10 पास होने पर, Agniveer भर्ती से नौसेना या थल सेना में स्टीवर्ड",
  },
  "Store clerk job with typing and Excel": {
    hinglish: "Typing aur Excel ke saath store clerk ki naukri",
    hindi: "टाइपिंग और Excel के साथ स्टोर क्लर्क की नौकरी",
  },
  "Store manager first, then promotion": { hinglish: "Pehle store manager, phir promotion se", hindi: "पहले स्टोर मैनेजर, फिर प्रमोशन से" },
  "Store or security post first, then promotion": {
    hinglish: "Pehle store ya security ki post, phir promotion se",
    hindi: "पहले स्टोर या सिक्योरिटी का पद, फिर प्रमोशन से",
  },
  "Storekeeper in a State department or hospital, by State staff selection": {
    hinglish: "Rajya staff selection se rajya ke department ya hospital mein storekeeper",
    hindi: "राज्य कर्मचारी चयन से राज्य के विभाग या अस्पताल में स्टोरकीपर",
  },
  "Storekeeper's short course of the construction skill council": {
    hinglish: "Construction skill council ka storekeeper ka chhota course",
    hindi: "कंस्ट्रक्शन स्किल काउंसिल का स्टोरकीपर का छोटा कोर्स",
  },
  "Stores assistant job at 18 years": {
    hinglish: "18 saal ki umar mein stores assistant ki naukri",
    hindi: "18 साल की उम्र में स्टोर असिस्टेंट की नौकरी",
  },
  "Stores or purchase assistant first, then promotion": {
    hinglish: "Pehle stores ya purchase assistant, phir promotion se",
    hindi: "पहले स्टोर या परचेज़ असिस्टेंट, फिर प्रमोशन से",
  },
  "Stringer (paid by the story) of a local newspaper, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath, local akhbaar mein stringer (har khabar ke hisaab se paise)",
    hindi: "किसी भी डिग्री के साथ-साथ, स्थानीय अख़बार में स्ट्रिंगर (हर ख़बर के हिसाब से पैसे)",
  },
  "Stringer (paid by the story) of a news site, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath, news site mein stringer (har khabar ke hisaab se paise)",
    hindi: "किसी भी डिग्री के साथ-साथ, न्यूज़ साइट में स्ट्रिंगर (हर ख़बर के हिसाब से पैसे)",
  },
  "Stringer (paid by the story) of a regional channel, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath, regional channel mein stringer (har khabar ke hisaab se paise)",
    hindi: "किसी भी डिग्री के साथ-साथ, क्षेत्रीय चैनल में स्ट्रिंगर (हर ख़बर के हिसाब से पैसे)",
  },
  "Stringer or contract correspondent of Doordarshan, mostly after some years": {
    hinglish: "Doordarshan mein stringer ya contract correspondent, zyadatar kuch saal ke baad",
    hindi: "दूरदर्शन में स्ट्रिंगर या कॉन्ट्रैक्ट संवाददाता, ज़्यादातर कुछ साल के बाद",
  },
  "Strong swimmer from 18, tested and trained by a beach lifeguard service": {
    hinglish: "Achhe tairaak, 18 saal ki umar se, jinka test aur training beach lifeguard service kare",
    hindi: "अच्छे तैराक, 18 साल की उम्र से, जिनका टेस्ट और ट्रेनिंग बीच लाइफ़गार्ड सर्विस करे",
  },
  "Sub-Registrar by the State PSC, in some States by State staff selection": {
    hinglish: "State PSC se Sub-Registrar, kuch rajyon mein rajya staff selection se",
    hindi: "State PSC से सब-रजिस्ट्रार, कुछ राज्यों में राज्य कर्मचारी चयन से",
  },
  "Sub-inspector (telecommunication) of the ITBP, after BTech, BCA, or BSc with physics and maths, computers or electronics": {
    hinglish: "BTech, BCA, ya physics aur maths, computers ya electronics wali BSc ke baad, ITBP mein Sub-inspector (telecommunication)",
    hindi: "BTech, BCA, या फ़िज़िक्स और मैथ्स, कंप्यूटर या इलेक्ट्रॉनिक्स वाली BSc के बाद, ITBP में सब-इंस्पेक्टर (टेलीकम्युनिकेशन)",
  },
  "Sugar boiling certificate course (NSI Kanpur, by its own test, mostly with science)": {
    hinglish: "Sugar boiling certificate course (NSI Kanpur, uske apne test se, zyadatar science ke saath)",
    hindi: "शुगर बॉइलिंग सर्टिफ़िकेट कोर्स (NSI कानपुर, उसके अपने टेस्ट से, ज़्यादातर साइंस के साथ)",
  },
  "Sugar course of Vasantdada Sugar Institute, Pune, or MSc Sugar Technology at Mandya, after BSc with Chemistry": {
    hinglish: "Chemistry ke saath BSc ke baad, Vasantdada Sugar Institute, Pune ka sugar course, ya Mandya mein MSc Sugar Technology",
    hindi: "केमिस्ट्री के साथ BSc के बाद, Vasantdada Sugar Institute, पुणे का शुगर कोर्स, या मांड्या में MSc Sugar Technology",
  },
  "Supervisor of the women and child department by State staff selection, then promotion": {
    hinglish: "Rajya staff selection se mahila aur bal vibhag mein supervisor, phir promotion se",
    hindi: "राज्य कर्मचारी चयन से महिला और बाल विभाग में सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Support call centre that takes Class 12 pass-outs and trains them": {
    hinglish: "Support call centre, jo Class 12 pass logon ko leta hai aur training deta hai",
    hindi: "सपोर्ट कॉल सेंटर, जो Class 12 पास लोगों को लेता है और ट्रेनिंग देता है",
  },
  "Support or sales work in a software firm first, then promotion": {
    hinglish: "Pehle software firm mein support ya sales ka kaam, phir promotion se",
    hindi: "पहले सॉफ़्टवेयर फ़र्म में सपोर्ट या सेल्स का काम, फिर प्रमोशन से",
  },
  "Surgeon of a pet hospital or an animal charity's hospital, by its own selection, after BVSc or MVSc": {
    hinglish: "BVSc ya MVSc ke baad, pet hospital ya kisi animal charity ke hospital mein surgeon, uske apne selection se",
    hindi: "BVSc या MVSc के बाद, पालतू जानवरों के अस्पताल या पशु सेवा संस्था के अस्पताल में सर्जन, उसके अपने चयन से",
  },
  "Survey helper on sites, from 18, then a total station course": {
    hinglish: "Sites par survey helper, 18 saal ki umar se, phir total station course",
    hindi: "साइट पर सर्वे हेल्पर, 18 साल की उम्र से, फिर टोटल स्टेशन कोर्स",
  },
  "Survey of India officer by UPSC Engineering Services, after BTech in Civil Engineering": {
    hinglish: "Civil Engineering mein BTech ke baad, UPSC Engineering Services se Survey of India mein officer",
    hindi: "Civil Engineering में BTech के बाद, UPSC Engineering Services से Survey of India में ऑफ़िसर",
  },
  "Surveyor cadre of the Military Engineer Services, by UPSC Engineering Services": {
    hinglish: "UPSC Engineering Services se Military Engineer Services ka surveyor cadre",
    hindi: "UPSC Engineering Services से Military Engineer Services का सर्वेयर कैडर",
  },
  "Surveyor exam of IRDAI after a degree in engineering or agriculture, CA, CMA or an approved diploma in insurance, then some months of practical training":
    {
      hinglish:
        "Engineering ya agriculture ki degree, CA, CMA ya bima ke kisi manzoor diploma ke baad IRDAI ka surveyor exam, phir kuch mahine ki practical training",
      hindi: "इंजीनियरिंग या कृषि की डिग्री, CA, CMA या बीमा के किसी मंज़ूर डिप्लोमा के बाद IRDAI की सर्वेयर परीक्षा, फिर कुछ महीने की प्रैक्टिकल ट्रेनिंग",
    },
  "Swimming Federation of India courses": {
    hinglish: "Swimming Federation of India ke courses",
    hindi: "Swimming Federation of India के कोर्स",
  },
  "Syce of a mounted police or an academy's stables, from 18, by its own recruitment": {
    hinglish: "Mounted police ya kisi academy ke astabal mein syce, 18 saal ki umar se, uski apni bharti se",
    hindi: "घुड़सवार पुलिस या किसी अकादमी के अस्तबल में साईस, 18 साल की उम्र से, उसकी अपनी भर्ती से",
  },
  "Syce work at a stud farm or race club": {
    hinglish: "Stud farm ya race club mein syce ka kaam",
    hindi: "स्टड फ़ार्म या रेस क्लब में साईस का काम",
  },
  "Systems analyst of a State department, mostly with BTech or MCA (some States by their PSC)": {
    hinglish: "Rajya ke department mein systems analyst, zyadatar BTech ya MCA ke saath (kuch rajyon mein unke PSC se)",
    hindi: "राज्य के विभाग में सिस्टम एनालिस्ट, ज़्यादातर BTech या MCA के साथ (कुछ राज्यों में उनके PSC से)",
  },
  "TEFL or CELTA certificate, after any degree": {
    hinglish: "Kisi bhi degree ke baad, TEFL ya CELTA certificate",
    hindi: "किसी भी डिग्री के बाद, TEFL या CELTA सर्टिफ़िकेट",
  },
  "TOGAF certificate": { hinglish: "TOGAF certificate", hindi: "TOGAF सर्टिफ़िकेट" },
  "Tailoring course of a skill centre": { hinglish: "Skill centre ka silai course", hindi: "स्किल सेंटर का सिलाई कोर्स" },
  "Taken on by a model agency from test photographs": {
    hinglish: "Test photos dekhkar model agency mein liya jaana",
    hindi: "टेस्ट फ़ोटो देखकर मॉडल एजेंसी में लिया जाना",
  },
  "Tally clerk or dock worker first, from 18 years": {
    hinglish: "Pehle tally clerk ya dock worker, 18 saal ki umar se",
    hindi: "पहले टैली क्लर्क या डॉक वर्कर, 18 साल की उम्र से",
  },
  "Tasting course at a tea institute": { hinglish: "Tea institute mein chai chakhne ka course", hindi: "चाय संस्थान में चाय चखने का कोर्स" },
  "Tattoo studio training course": { hinglish: "Tattoo studio ka training course", hindi: "टैटू स्टूडियो का ट्रेनिंग कोर्स" },
  "Tax Assistant by SSC CGL or the sports quota, then promotion": {
    hinglish: "SSC CGL ya sports quota se Tax Assistant, phir promotion se",
    hindi: "SSC CGL या स्पोर्ट्स कोटा से टैक्स असिस्टेंट, फिर प्रमोशन से",
  },
  "Taxidermist of a museum, a veterinary college or the Zoological Survey, by its own notice (few posts)": {
    hinglish: "Museum, veterinary college ya Zoological Survey mein taxidermist, uske apne notice se (kam posts)",
    hindi: "म्यूज़ियम, वेटरनरी कॉलेज या Zoological Survey में टैक्सिडर्मिस्ट, उसके अपने नोटिस से (कम पद)",
  },
  "Teacher of a boarding school given charge of a house": {
    hinglish: "Boarding school ke teacher, jinhe kisi house ki zimmedari mile",
    hindi: "बोर्डिंग स्कूल के टीचर, जिन्हें किसी हाउस की ज़िम्मेदारी मिले",
  },
  "Teacher of a coaching institute, by its own test and a demonstration lesson": {
    hinglish: "Coaching institute mein teacher, uske apne test aur demo class se",
    hindi: "कोचिंग इंस्टीट्यूट में टीचर, उसके अपने टेस्ट और डेमो क्लास से",
  },
  "Teacher or content writer first, then an e-learning firm's design team": {
    hinglish: "Pehle teacher ya content writer, phir e-learning firm ki design team",
    hindi: "पहले टीचर या कंटेंट राइटर, फिर ई-लर्निंग फ़र्म की डिज़ाइन टीम",
  },
  "Teacher training of a yoga school or ashram, mostly 200 hours": {
    hinglish: "Yoga school ya ashram ki teacher training, zyadatar 200 ghante",
    hindi: "योग स्कूल या आश्रम की टीचर ट्रेनिंग, ज़्यादातर 200 घंटे",
  },
  "Teaching diploma of a grade exam board": { hinglish: "Grade exam board ka teaching diploma", hindi: "ग्रेड एग्ज़ाम बोर्ड का टीचिंग डिप्लोमा" },
  "Technical Graduate Course (men) or Short Service Technical entry (women too) after BTech": {
    hinglish: "BTech ke baad Technical Graduate Course (purush) ya Short Service Technical entry (mahilayen bhi)",
    hindi: "BTech के बाद Technical Graduate Course (पुरुष) या Short Service Technical entry (महिलाएँ भी)",
  },
  "Technical assistant of a CSIR laboratory (with a year of laboratory work), the ICMR or DRDO, by its own test, after BSc": {
    hinglish:
      "BSc ke baad, CSIR laboratory (ek saal ke laboratory kaam ke saath), ICMR ya DRDO mein technical assistant, uske apne test se",
    hindi: "BSc के बाद, CSIR लैबोरेटरी (एक साल के लैबोरेटरी काम के साथ), ICMR या DRDO में टेक्निकल असिस्टेंट, उसके अपने टेस्ट से",
  },
  "Technical assistant of a CSIR or DRDO laboratory, or BARC stipendiary trainee (Category I), by its own test, after BSc or diploma": {
    hinglish:
      "BSc ya diploma ke baad, CSIR ya DRDO laboratory mein technical assistant, ya BARC mein stipendiary trainee (Category I), uske apne test se",
    hindi: "BSc या डिप्लोमा के बाद, CSIR या DRDO लैबोरेटरी में टेक्निकल असिस्टेंट, या BARC में स्टाइपेंडरी ट्रेनी (Category I), उसके अपने टेस्ट से",
  },
  "Technical officer of a State milk federation, by its own test, after BTech": {
    hinglish: "BTech ke baad, rajya ke milk federation mein technical officer, uske apne test se",
    hindi: "BTech के बाद, राज्य के मिल्क फ़ेडरेशन में टेक्निकल ऑफ़िसर, उसके अपने टेस्ट से",
  },
  "Technical officer of the Intelligence Bureau after BTech or MCA, by GATE": {
    hinglish: "BTech ya MCA ke baad, GATE se Intelligence Bureau mein technical officer",
    hindi: "BTech या MCA के बाद, GATE से Intelligence Bureau में टेक्निकल ऑफ़िसर",
  },
  "Technical post of the Intelligence Bureau, after BCA, or BSc with electronics, computers, physics or maths": {
    hinglish: "BCA, ya electronics, computers, physics ya maths wali BSc ke baad, Intelligence Bureau mein technical post",
    hindi: "BCA, या इलेक्ट्रॉनिक्स, कंप्यूटर, फ़िज़िक्स या मैथ्स वाली BSc के बाद, Intelligence Bureau में टेक्निकल पद",
  },
  "Technical posts by FCI recruitment or a warehouse body's own test, after BSc in agriculture or life science": {
    hinglish: "Agriculture ya life science mein BSc ke baad, FCI bharti ya kisi warehouse sanstha ke apne test se technical posts",
    hindi: "कृषि या लाइफ़ साइंस में BSc के बाद, FCI भर्ती या किसी वेयरहाउस संस्था के अपने टेस्ट से टेक्निकल पद",
  },
  "Technical service engineer at an explosives maker such as Solar Industries, after BTech": {
    hinglish: "BTech ke baad, Solar Industries jaisi explosives banane wali company mein technical service engineer",
    hindi: "BTech के बाद, Solar Industries जैसी विस्फोटक बनाने वाली कंपनी में टेक्निकल सर्विस इंजीनियर",
  },
  "Technical writing certificate": { hinglish: "Technical writing certificate", hindi: "टेक्निकल राइटिंग सर्टिफ़िकेट" },
  "Technician of a State food laboratory, by State staff selection": {
    hinglish: "Rajya staff selection se rajya ki food laboratory mein technician",
    hindi: "राज्य कर्मचारी चयन से राज्य की फ़ूड लैबोरेटरी में टेक्नीशियन",
  },
  "Technician of a public steel, power or oil company by its own test, after ITI": {
    hinglish: "ITI ke baad, sarkari steel, power ya oil company mein technician, uske apne test se",
    hindi: "ITI के बाद, सरकारी स्टील, बिजली या तेल कंपनी में टेक्नीशियन, उसके अपने टेस्ट से",
  },
  "Technician of an ICAR institute by ICAR's own test (T-1), from 18, when one is held": {
    hinglish: "ICAR institute mein technician, ICAR ke apne test (T-1) se, 18 saal ki umar se, jab test ho",
    hindi: "ICAR संस्थान में टेक्नीशियन, ICAR के अपने टेस्ट (T-1) से, 18 साल की उम्र से, जब टेस्ट हो",
  },
  "Technician on another owner's shrimp farm first": {
    hinglish: "Pehle kisi aur ke jheenga farm par technician",
    hindi: "पहले किसी और के झींगा फ़ार्म पर टेक्नीशियन",
  },
  "Technologist of Tata Memorial or another government cancer hospital, by its own test": {
    hinglish: "Tata Memorial ya kisi aur sarkari cancer hospital mein technologist, uske apne test se",
    hindi: "Tata Memorial या किसी और सरकारी कैंसर अस्पताल में टेक्नोलॉजिस्ट, उसके अपने टेस्ट से",
  },
  "Tehsildar first, then promotion": { hinglish: "Pehle Tehsildar, phir promotion se", hindi: "पहले तहसीलदार, फिर प्रमोशन से" },
  "Telecaller course": { hinglish: "Telecaller course", hindi: "टेलीकॉलर कोर्स" },
  "Telecom Sector Skill Council fibre course": {
    hinglish: "Telecom Sector Skill Council ka fibre course",
    hindi: "Telecom Sector Skill Council का फ़ाइबर कोर्स",
  },
  "Telecom Sector Skill Council fibre splicer course": {
    hinglish: "Telecom Sector Skill Council ka fibre splicer course",
    hindi: "Telecom Sector Skill Council का फ़ाइबर स्प्लाइसर कोर्स",
  },
  "Test agency such as ARAI, Pune, by its own recruitment, after BTech": {
    hinglish: "BTech ke baad, ARAI, Pune jaisi test agency, uski apni bharti se",
    hindi: "BTech के बाद, ARAI, पुणे जैसी टेस्ट एजेंसी, उसकी अपनी भर्ती से",
  },
  "Test-centre work with an exam company": {
    hinglish: "Exam company ke saath test centre ka kaam",
    hindi: "एग्ज़ाम कंपनी के साथ टेस्ट सेंटर का काम",
  },
  "The department's sports quota, for players of State or national level": {
    hinglish: "State ya national level ke khiladiyon ke liye department ka sports quota",
    hindi: "राज्य या नेशनल लेवल के खिलाड़ियों के लिए विभाग का स्पोर्ट्स कोटा",
  },
  "The same ITI trade or a paint company's course, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trade ya paint company ka course",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड या पेंट कंपनी का कोर्स",
  },
  "The same ITI trade or a short skill course, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trade ya chhota skill course",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड या छोटा स्किल कोर्स",
  },
  "The same ITI trade or factory hiring, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trade ya factory ki bharti",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड या फ़ैक्टरी की भर्ती",
  },
  "The same ITI trade, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trade",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड",
  },
  "The same ITI trade, or a short EV course of the automotive skill council, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trade, ya automotive skill council ka EV ka chhota course",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड, या ऑटोमोटिव स्किल काउंसिल का EV का छोटा कोर्स",
  },
  "The same ITI trades, after any stream": {
    hinglish: "Kisi bhi stream ke baad, wahi ITI trades",
    hindi: "किसी भी स्ट्रीम के बाद, वही ITI ट्रेड",
  },
  "The same after Class 12 in any stream": {
    hinglish: "Kisi bhi stream mein Class 12 ke baad wahi raasta",
    hindi: "किसी भी स्ट्रीम में Class 12 के बाद वही रास्ता",
  },
  "The same test after a degree": { hinglish: "Degree ke baad wahi test", hindi: "डिग्री के बाद वही टेस्ट" },
  "The same test after any degree": { hinglish: "Kisi bhi degree ke baad wahi test", hindi: "किसी भी डिग्री के बाद वही टेस्ट" },
  "Therapist of an autism centre first, by its own training": {
    hinglish: "Pehle autism centre mein therapist, uski apni training se",
    hindi: "पहले ऑटिज़्म सेंटर में थेरेपिस्ट, उसकी अपनी ट्रेनिंग से",
  },
  "Three-wheeler licence, for hire from 20, then an auto on daily rent or on a loan": {
    hinglish: "Three-wheeler licence, kiraye par chalane ke liye 20 saal ki umar se, phir roz ke kiraye par ya loan par auto",
    hindi: "तिपहिया लाइसेंस, किराए पर चलाने के लिए 20 साल की उम्र से, फिर रोज़ के किराए पर या लोन पर ऑटो",
  },
  "Three-year diploma in Bharatanatyam of a Tamil Nadu Government Music College, after Class 10": {
    hinglish: "Class 10 ke baad, Tamil Nadu Government Music College se Bharatanatyam mein teen saal ka diploma",
    hindi: "Class 10 के बाद, Tamil Nadu Government Music College से भरतनाट्यम में तीन साल का डिप्लोमा",
  },
  "Three-year diploma of a Tamil Nadu Government Music College, after Class 10, then some years with a guru": {
    hinglish: "Class 10 ke baad, Tamil Nadu Government Music College se teen saal ka diploma, phir kisi guru ke saath kuch saal",
    hindi: "Class 10 के बाद, Tamil Nadu Government Music College से तीन साल का डिप्लोमा, फिर किसी गुरु के साथ कुछ साल",
  },
  "Three-year flute diploma of a Tamil Nadu Government Music College, after Class 10": {
    hinglish: "Class 10 ke baad, Tamil Nadu Government Music College se bansuri ka teen saal ka diploma",
    hindi: "Class 10 के बाद, Tamil Nadu Government Music College से बाँसुरी का तीन साल का डिप्लोमा",
  },
  "Three-year polytechnic diploma, then Agniveer Vayu": {
    hinglish: "Teen saal ka polytechnic diploma, phir Agniveer Vayu",
    hindi: "तीन साल का पॉलिटेक्निक डिप्लोमा, फिर Agniveer Vayu",
  },
  "Toll collector job first": { hinglish: "Pehle toll collector ki naukri", hindi: "पहले टोल कलेक्टर की नौकरी" },
  "Tower technician course (Telecom Sector Skill Council)": {
    hinglish: "Tower technician course (Telecom Sector Skill Council)",
    hindi: "टावर टेक्नीशियन कोर्स (Telecom Sector Skill Council)",
  },
  "Track maintainer by RRB Group D, then promotion by the railways' own examination": {
    hinglish: "RRB Group D se track maintainer, phir railway ke apne exam se promotion",
    hindi: "RRB Group D से ट्रैक मेंटेनर, फिर रेलवे की अपनी परीक्षा से प्रमोशन",
  },
  "Tractor operator course at a training institute, with a driving licence from 18": {
    hinglish: "Training institute mein tractor operator course, 18 saal ki umar se driving licence ke saath",
    hindi: "ट्रेनिंग संस्थान में ट्रैक्टर ऑपरेटर कोर्स, 18 साल की उम्र से ड्राइविंग लाइसेंस के साथ",
  },
  "Trade finance certificate of IIBF or, after some years, CDCS": {
    hinglish: "IIBF ka trade finance certificate ya, kuch saal ke baad, CDCS",
    hindi: "IIBF का ट्रेड फ़ाइनेंस सर्टिफ़िकेट या, कुछ साल के बाद, CDCS",
  },
  "Tradesman (barber) of the CISF or BSF from 18, or of the Army (Agniveer) from 17½, by their own recruitment": {
    hinglish: "CISF ya BSF mein 18 saal ki umar se, ya Army (Agniveer) mein saadhe 17 se, Tradesman (barber), unki apni bharti se",
    hindi: "CISF या BSF में 18 साल की उम्र से, या सेना (Agniveer) में साढ़े 17 से, ट्रेड्समैन (नाई), उनकी अपनी भर्ती से",
  },
  "Tradesman (carpenter) of the BSF (with ITI) or CISF from 18, by their own recruitment": {
    hinglish: "BSF (ITI ke saath) ya CISF mein 18 saal ki umar se Tradesman (carpenter), unki apni bharti se",
    hindi: "BSF (ITI के साथ) या CISF में 18 साल की उम्र से ट्रेड्समैन (बढ़ई), उनकी अपनी भर्ती से",
  },
  "Tradesman (cobbler) of the CISF or BSF, by its own recruitment, from 18": {
    hinglish: "CISF ya BSF mein Tradesman (mochi), uski apni bharti se, 18 saal ki umar se",
    hindi: "CISF या BSF में ट्रेड्समैन (मोची), उसकी अपनी भर्ती से, 18 साल की उम्र से",
  },
  "Tradesman (painter) of the BSF (with ITI) or CISF from 18, by their own recruitment": {
    hinglish: "BSF (ITI ke saath) ya CISF mein 18 saal ki umar se Tradesman (painter), unki apni bharti se",
    hindi: "BSF (ITI के साथ) या CISF में 18 साल की उम्र से ट्रेड्समैन (पेंटर), उनकी अपनी भर्ती से",
  },
  "Tradesman (tailor) of the CISF or BSF from 18, or of the Army (Agniveer) from 17½, by their own recruitment": {
    hinglish: "CISF ya BSF mein 18 saal ki umar se, ya Army (Agniveer) mein saadhe 17 se, Tradesman (tailor), unki apni bharti se",
    hindi: "CISF या BSF में 18 साल की उम्र से, या सेना (Agniveer) में साढ़े 17 से, ट्रेड्समैन (दर्ज़ी), उनकी अपनी भर्ती से",
  },
  "Tradesman (upholsterer) of the BSF from 18, by its own recruitment, with a trade certificate": {
    hinglish: "BSF mein 18 saal ki umar se Tradesman (upholsterer), uski apni bharti se, trade certificate ke saath",
    hindi: "BSF में 18 साल की उम्र से ट्रेड्समैन (अपहोल्स्टरर), उसकी अपनी भर्ती से, ट्रेड सर्टिफ़िकेट के साथ",
  },
  "Tradesman (washerman) of the CISF or BSF from 18, or of the Army (Agniveer) from 17½, by their own recruitment": {
    hinglish: "CISF ya BSF mein 18 saal ki umar se, ya Army (Agniveer) mein saadhe 17 se, Tradesman (dhobi), unki apni bharti se",
    hindi: "CISF या BSF में 18 साल की उम्र से, या सेना (Agniveer) में साढ़े 17 से, ट्रेड्समैन (धोबी), उनकी अपनी भर्ती से",
  },
  "Traffic officer of a major port, by the port's own recruitment, after any degree": {
    hinglish: "Kisi bhi degree ke baad, bade port mein traffic officer, port ki apni bharti se",
    hindi: "किसी भी डिग्री के बाद, बड़े बंदरगाह में ट्रैफ़िक ऑफ़िसर, बंदरगाह की अपनी भर्ती से",
  },
  "Trailer or forklift driver at a port first, then crane training": {
    hinglish: "Pehle port par trailer ya forklift driver, phir crane ki training",
    hindi: "पहले बंदरगाह पर ट्रेलर या फ़ोर्कलिफ़्ट ड्राइवर, फिर क्रेन की ट्रेनिंग",
  },
  "Train-the-trainer certificate": { hinglish: "Train-the-trainer certificate", hindi: "Train-the-trainer सर्टिफ़िकेट" },
  "Train-the-trainer certificate after any degree": {
    hinglish: "Kisi bhi degree ke baad train-the-trainer certificate",
    hindi: "किसी भी डिग्री के बाद Train-the-trainer सर्टिफ़िकेट",
  },
  "Trained volunteer of a helpline first, then its paid counsellor": {
    hinglish: "Pehle kisi helpline mein trained volunteer, phir wahin paid counsellor",
    hindi: "पहले किसी हेल्पलाइन में ट्रेनिंग पाए हुए वॉलंटियर, फिर वहीं वेतन वाले काउंसलर",
  },
  "Trainee at a channel's edit desk, after any degree and a short editing course": {
    hinglish: "Kisi bhi degree aur editing ke chhote course ke baad, channel ki edit desk par trainee",
    hindi: "किसी भी डिग्री और एडिटिंग के छोटे कोर्स के बाद, चैनल की एडिट डेस्क पर ट्रेनी",
  },
  "Trainee at a distributor or maker of devices, by its own hiring, after a science, pharmacy or engineering degree": {
    hinglish:
      "Science, pharmacy ya engineering ki degree ke baad, devices ke distributor ya banane wali company mein trainee, uski apni bharti se",
    hindi: "साइंस, फ़ार्मेसी या इंजीनियरिंग की डिग्री के बाद, डिवाइस के डिस्ट्रीब्यूटर या बनाने वाली कंपनी में ट्रेनी, उसकी अपनी भर्ती से",
  },
  "Trainee at a fact-checking desk or site after any degree, by its own test": {
    hinglish: "Kisi bhi degree ke baad fact-checking desk ya site par trainee, uske apne test se",
    hindi: "किसी भी डिग्री के बाद फ़ैक्ट-चेकिंग डेस्क या साइट पर ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee at a hospital's trial site or a site agency (SMO), after a degree in pharmacy, nursing, dentistry, Ayurveda or life sciences": {
    hinglish:
      "Pharmacy, nursing, dentistry, Ayurveda ya life sciences ki degree ke baad, hospital ki trial site ya site agency (SMO) mein trainee",
    hindi: "फ़ार्मेसी, नर्सिंग, डेंटिस्ट्री, आयुर्वेद या लाइफ़ साइंस की डिग्री के बाद, अस्पताल की ट्रायल साइट या साइट एजेंसी (SMO) में ट्रेनी",
  },
  "Trainee at a public shipyard such as Cochin Shipyard, by its own test, after BTech": {
    hinglish: "BTech ke baad, Cochin Shipyard jaise sarkari shipyard mein trainee, uske apne test se",
    hindi: "BTech के बाद, Cochin Shipyard जैसे सरकारी शिपयार्ड में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee at a public shipyard such as Mazagon Dock or Garden Reach, by its own test, after BTech": {
    hinglish: "BTech ke baad, Mazagon Dock ya Garden Reach jaise sarkari shipyard mein trainee, uske apne test se",
    hindi: "BTech के बाद, Mazagon Dock या Garden Reach जैसे सरकारी शिपयार्ड में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee at a travel agency after any degree": {
    hinglish: "Kisi bhi degree ke baad travel agency mein trainee",
    hindi: "किसी भी डिग्री के बाद ट्रैवल एजेंसी में ट्रेनी",
  },
  "Trainee buyer of a mill, exporter or grain company, after any degree": {
    hinglish: "Kisi bhi degree ke baad, mill, exporter ya anaaj company mein trainee buyer",
    hindi: "किसी भी डिग्री के बाद, मिल, एक्सपोर्टर या अनाज कंपनी में ट्रेनी बायर",
  },
  "Trainee chemist in a medicine factory's laboratory, after BSc or BPharm": {
    hinglish: "BSc ya BPharm ke baad, dawa factory ki laboratory mein trainee chemist",
    hindi: "BSc या BPharm के बाद, दवा फ़ैक्टरी की लैबोरेटरी में ट्रेनी केमिस्ट",
  },
  "Trainee executive of a rural charity such as PRADAN, by its own selection, after a degree": {
    hinglish: "Degree ke baad, PRADAN jaisi gramin samajsevi sanstha mein trainee executive, uske apne selection se",
    hindi: "डिग्री के बाद, PRADAN जैसी ग्रामीण समाजसेवी संस्था में ट्रेनी एग्ज़िक्यूटिव, उसके अपने चयन से",
  },
  "Trainee geologist at NHPC or Coal India, by GATE, after MSc or MTech Geology": {
    hinglish: "MSc ya MTech Geology ke baad, GATE se NHPC ya Coal India mein trainee geologist",
    hindi: "MSc या MTech Geology के बाद, GATE से NHPC या Coal India में ट्रेनी जियोलॉजिस्ट",
  },
  "Trainee in a detective agency": { hinglish: "Detective agency mein trainee", hindi: "डिटेक्टिव एजेंसी में ट्रेनी" },
  "Trainee in a dye house's laboratory, after BSc Chemistry": {
    hinglish: "BSc Chemistry ke baad, dye house ki laboratory mein trainee",
    hindi: "BSc Chemistry के बाद, डाई हाउस की लैबोरेटरी में ट्रेनी",
  },
  "Trainee in a firm that keeps funds' accounts, after BCom": {
    hinglish: "BCom ke baad, funds ke accounts rakhne wali firm mein trainee",
    hindi: "BCom के बाद, फ़ंड के अकाउंट रखने वाली फ़र्म में ट्रेनी",
  },
  "Trainee in a lens factory": { hinglish: "Lens factory mein trainee", hindi: "लेंस फ़ैक्टरी में ट्रेनी" },
  "Trainee in a roastery": { hinglish: "Roastery mein trainee", hindi: "रोस्टरी में ट्रेनी" },
  "Trainee in a spa or salon from 18, taught on the job": {
    hinglish: "18 saal ki umar se spa ya salon mein trainee, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से स्पा या सैलून में ट्रेनी, काम पर ही ट्रेनिंग के साथ",
  },
  "Trainee in an Ayurveda centre from 18, taught on the job": {
    hinglish: "18 saal ki umar se Ayurveda centre mein trainee, kaam par hi training ke saath",
    hindi: "18 साल की उम्र से आयुर्वेद सेंटर में ट्रेनी, काम पर ही ट्रेनिंग के साथ",
  },
  "Trainee in an export house after any degree": {
    hinglish: "Kisi bhi degree ke baad export house mein trainee",
    hindi: "किसी भी डिग्री के बाद एक्सपोर्ट हाउस में ट्रेनी",
  },
  "Trainee in an optical shop, with a skill course": {
    hinglish: "Skill course ke saath, optical shop mein trainee",
    hindi: "स्किल कोर्स के साथ, चश्मे की दुकान में ट्रेनी",
  },
  "Trainee in client servicing of an agency, after any degree": {
    hinglish: "Kisi bhi degree ke baad, agency ki client servicing mein trainee",
    hindi: "किसी भी डिग्री के बाद, एजेंसी की क्लाइंट सर्विसिंग में ट्रेनी",
  },
  "Trainee naturalist at a safari lodge": { hinglish: "Safari lodge mein trainee naturalist", hindi: "सफ़ारी लॉज में ट्रेनी नैचुरलिस्ट" },
  "Trainee of a PR agency after any degree": {
    hinglish: "Kisi bhi degree ke baad PR agency mein trainee",
    hindi: "किसी भी डिग्री के बाद PR एजेंसी में ट्रेनी",
  },
  "Trainee of a coding firm, by its own test, after a life science degree": {
    hinglish: "Life science ki degree ke baad, coding firm mein trainee, uske apne test se",
    hindi: "लाइफ़ साइंस की डिग्री के बाद, कोडिंग फ़र्म में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee of a drug safety service firm, by its own hiring, after BPharm or a life science degree": {
    hinglish: "BPharm ya life science ki degree ke baad, drug safety service firm mein trainee, uski apni bharti se",
    hindi: "BPharm या लाइफ़ साइंस की डिग्री के बाद, ड्रग सेफ़्टी सर्विस फ़र्म में ट्रेनी, उसकी अपनी भर्ती से",
  },
  "Trainee of a media agency first, after any degree": {
    hinglish: "Kisi bhi degree ke baad, pehle media agency mein trainee",
    hindi: "किसी भी डिग्री के बाद, पहले मीडिया एजेंसी में ट्रेनी",
  },
  "Trainee of a medicine maker or dossier service firm, by its own hiring, after BPharm, MPharm or MSc Chemistry": {
    hinglish: "BPharm, MPharm ya MSc Chemistry ke baad, dawa banane wali company ya dossier service firm mein trainee, uski apni bharti se",
    hindi: "BPharm, MPharm या MSc Chemistry के बाद, दवा बनाने वाली कंपनी या डोज़ियर सर्विस फ़र्म में ट्रेनी, उसकी अपनी भर्ती से",
  },
  "Trainee of a news channel after any degree, by its own test": {
    hinglish: "Kisi bhi degree ke baad news channel mein trainee, uske apne test se",
    hindi: "किसी भी डिग्री के बाद न्यूज़ चैनल में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee of a news site or channel after any degree, by its own test": {
    hinglish: "Kisi bhi degree ke baad news site ya channel mein trainee, uske apne test se",
    hindi: "किसी भी डिग्री के बाद न्यूज़ साइट या चैनल में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee of a newspaper or law news site, after any degree": {
    hinglish: "Kisi bhi degree ke baad, akhbaar ya law news site mein trainee",
    hindi: "किसी भी डिग्री के बाद, अख़बार या लॉ न्यूज़ साइट में ट्रेनी",
  },
  "Trainee of a newspaper or news agency after any degree, by its own test": {
    hinglish: "Kisi bhi degree ke baad akhbaar ya news agency mein trainee, uske apne test se",
    hindi: "किसी भी डिग्री के बाद अख़बार या न्यूज़ एजेंसी में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee of a newspaper, magazine or news site after any degree, by its own test": {
    hinglish: "Kisi bhi degree ke baad akhbaar, magazine ya news site mein trainee, uske apne test se",
    hindi: "किसी भी डिग्री के बाद अख़बार, मैगज़ीन या न्यूज़ साइट में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee of a tea broker or tea company, taught to taste on the job": {
    hinglish: "Tea broker ya tea company mein trainee, kaam par hi chai chakhne ki training ke saath",
    hindi: "चाय ब्रोकर या चाय कंपनी में ट्रेनी, काम पर ही चाय चखने की ट्रेनिंग के साथ",
  },
  "Trainee of an outsourcing or consulting firm, after a degree in law or computing": {
    hinglish: "Law ya computing ki degree ke baad, outsourcing ya consulting firm mein trainee",
    hindi: "लॉ या कंप्यूटिंग की डिग्री के बाद, आउटसोर्सिंग या कंसल्टिंग फ़र्म में ट्रेनी",
  },
  "Trainee of the National Seeds Corporation or a State seed agency, by its own test, after BSc Agriculture": {
    hinglish: "BSc Agriculture ke baad, National Seeds Corporation ya rajya ki seed agency mein trainee, uske apne test se",
    hindi: "BSc Agriculture के बाद, National Seeds Corporation या राज्य की बीज एजेंसी में ट्रेनी, उसके अपने टेस्ट से",
  },
  "Trainee on a travel company's group tours, after any degree": {
    hinglish: "Kisi bhi degree ke baad, travel company ke group tours par trainee",
    hindi: "किसी भी डिग्री के बाद, ट्रैवल कंपनी के ग्रुप टूर पर ट्रेनी",
  },
  "Trainee operator at a coal company such as Northern Coalfields, by its own test: Class 10 and a heavy licence": {
    hinglish: "Northern Coalfields jaisi coal company mein trainee operator, uske apne test se: Class 10 aur heavy licence",
    hindi: "Northern Coalfields जैसी कोयला कंपनी में ट्रेनी ऑपरेटर, उसके अपने टेस्ट से: Class 10 और हेवी लाइसेंस",
  },
  "Trainee operator at a coal company such as Northern Coalfields, by its own test: Class 10, mostly with a heavy licence": {
    hinglish: "Northern Coalfields jaisi coal company mein trainee operator, uske apne test se: Class 10, zyadatar heavy licence ke saath",
    hindi: "Northern Coalfields जैसी कोयला कंपनी में ट्रेनी ऑपरेटर, उसके अपने टेस्ट से: Class 10, ज़्यादातर हेवी लाइसेंस के साथ",
  },
  "Trainee or apprentice in a medicine factory after Class 12, mostly with science": {
    hinglish: "Class 12 ke baad dawa factory mein trainee ya apprentice, zyadatar science ke saath",
    hindi: "Class 12 के बाद दवा फ़ैक्टरी में ट्रेनी या अप्रेंटिस, ज़्यादातर साइंस के साथ",
  },
  "Trainee or patent analyst of a patent firm, after a science or engineering degree": {
    hinglish: "Science ya engineering ki degree ke baad, patent firm mein trainee ya patent analyst",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद, पेटेंट फ़र्म में ट्रेनी या पेटेंट एनालिस्ट",
  },
  "Trainee pilot of a port, by its own selection: most ask for a chief officer's or master's certificate": {
    hinglish: "Port mein trainee pilot, uske apne selection se: zyadatar port jahaz ke chief officer ya master ka certificate maangte hain",
    hindi: "बंदरगाह में ट्रेनी पायलट, उसके अपने चयन से: ज़्यादातर बंदरगाह जहाज़ के चीफ़ ऑफ़िसर या मास्टर का सर्टिफ़िकेट माँगते हैं",
  },
  "Trainee reporter or desk writer at a channel first, then the studio": {
    hinglish: "Pehle channel mein trainee reporter ya desk writer, phir studio",
    hindi: "पहले चैनल में ट्रेनी रिपोर्टर या डेस्क राइटर, फिर स्टूडियो",
  },
  "Trainee shovel operator at a coal company such as Northern Coalfields, by its own test: Class 10, mostly with a heavy licence": {
    hinglish:
      "Northern Coalfields jaisi coal company mein trainee shovel operator, uske apne test se: Class 10, zyadatar heavy licence ke saath",
    hindi: "Northern Coalfields जैसी कोयला कंपनी में ट्रेनी शॉवेल ऑपरेटर, उसके अपने टेस्ट से: Class 10, ज़्यादातर हेवी लाइसेंस के साथ",
  },
  "Trainee with a conference firm after any degree": {
    hinglish: "Kisi bhi degree ke baad conference firm mein trainee",
    hindi: "किसी भी डिग्री के बाद कॉन्फ़्रेंस फ़र्म में ट्रेनी",
  },
  "Trainee with a relocation company": { hinglish: "Relocation company mein trainee", hindi: "रीलोकेशन कंपनी में ट्रेनी" },
  "Trainee with a tea auction broker, after any degree": {
    hinglish: "Kisi bhi degree ke baad, tea auction broker ke yahan trainee",
    hindi: "किसी भी डिग्री के बाद, चाय नीलामी ब्रोकर के यहाँ ट्रेनी",
  },
  "Trainee with a tour company after any degree": {
    hinglish: "Kisi bhi degree ke baad tour company mein trainee",
    hindi: "किसी भी डिग्री के बाद टूर कंपनी में ट्रेनी",
  },
  "Trainee with an exhibition organiser after any degree": {
    hinglish: "Kisi bhi degree ke baad exhibition organiser ke yahan trainee",
    hindi: "किसी भी डिग्री के बाद प्रदर्शनी आयोजक के यहाँ ट्रेनी",
  },
  "Trainee's post after any degree in a firm that sells software to hospitals, schools or shops": {
    hinglish: "Kisi bhi degree ke baad, hospital, school ya dukanon ko software bechne wali firm mein trainee ki post",
    hindi: "किसी भी डिग्री के बाद, अस्पतालों, स्कूलों या दुकानों को सॉफ़्टवेयर बेचने वाली फ़र्म में ट्रेनी का पद",
  },
  "Trainer or HR executive first, then promotion": {
    hinglish: "Pehle trainer ya HR executive, phir promotion se",
    hindi: "पहले ट्रेनर या HR एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Training at IILM, Ranchi": { hinglish: "IILM, Ranchi mein training", hindi: "IILM, राँची में ट्रेनिंग" },
  "Training at a Van Dhan Kendra or Krishi Vigyan Kendra": {
    hinglish: "Van Dhan Kendra ya Krishi Vigyan Kendra mein training",
    hindi: "Van Dhan Kendra या Krishi Vigyan Kendra में ट्रेनिंग",
  },
  "Training at a metal handicrafts centre": { hinglish: "Metal handicrafts centre mein training", hindi: "मेटल हैंडीक्राफ़्ट सेंटर में ट्रेनिंग" },
  "Training at a western dance studio, then assisting its teachers": {
    hinglish: "Western dance studio mein training, phir wahan ke teachers ko assist karna",
    hindi: "वेस्टर्न डांस स्टूडियो में ट्रेनिंग, फिर वहाँ के टीचरों को असिस्ट करना",
  },
  "Training by a 108 service, after a science or nursing course": {
    hinglish: "Science ya nursing course ke baad, kisi 108 service se training",
    hindi: "साइंस या नर्सिंग कोर्स के बाद, किसी 108 सेवा से ट्रेनिंग",
  },
  "Training by an admissions firm, after any degree": {
    hinglish: "Kisi bhi degree ke baad, kisi admissions firm se training",
    hindi: "किसी भी डिग्री के बाद, किसी एडमिशन फ़र्म से ट्रेनिंग",
  },
  "Training by education agencies such as the British Council": {
    hinglish: "British Council jaisi education agencies se training",
    hindi: "British Council जैसी शिक्षा एजेंसियों से ट्रेनिंग",
  },
  "Training in a Surat unit": { hinglish: "Surat ki kisi unit mein training", hindi: "सूरत की किसी यूनिट में ट्रेनिंग" },
  "Training in a natural history museum": {
    hinglish: "Kisi natural history museum mein training",
    hindi: "किसी नैचुरल हिस्ट्री म्यूज़ियम में ट्रेनिंग",
  },
  "Training in a retreading shop, from 18": {
    hinglish: "Tyre retreading ki dukan mein training, 18 saal ki umar se",
    hindi: "टायर रीट्रेडिंग की दुकान में ट्रेनिंग, 18 साल की उम्र से",
  },
  "Training in a sleep laboratory after a health science BSc": {
    hinglish: "Health science ki BSc ke baad, sleep laboratory mein training",
    hindi: "हेल्थ साइंस की BSc के बाद, स्लीप लैबोरेटरी में ट्रेनिंग",
  },
  "Training in an embroidery unit": { hinglish: "Embroidery unit mein training", hindi: "एंब्रॉयडरी यूनिट में ट्रेनिंग" },
  "Training in gymnastics or martial arts": {
    hinglish: "Gymnastics ya martial arts ki training",
    hindi: "जिमनास्टिक्स या मार्शल आर्ट्स की ट्रेनिंग",
  },
  "Training of two to three months in a factory or an apparel training centre (ATDC)": {
    hinglish: "Factory ya apparel training centre (ATDC) mein do se teen mahine ki training",
    hindi: "फ़ैक्टरी या अपैरल ट्रेनिंग सेंटर (ATDC) में दो से तीन महीने की ट्रेनिंग",
  },
  "Training on the job in a tile plant, from 18": {
    hinglish: "Tile plant mein kaam par hi training, 18 saal ki umar se",
    hindi: "टाइल प्लांट में काम पर ही ट्रेनिंग, 18 साल की उम्र से",
  },
  "Training through KVIC or a self-help group": {
    hinglish: "KVIC ya self-help group ke zariye training",
    hindi: "KVIC या स्वयं सहायता समूह के ज़रिए ट्रेनिंग",
  },
  "Training up to a Dan grade, then assistant from 18": {
    hinglish: "Dan grade tak training, phir 18 saal ki umar se assistant",
    hindi: "Dan grade तक ट्रेनिंग, फिर 18 साल की उम्र से असिस्टेंट",
  },
  "Training with a folk troupe": { hinglish: "Kisi lok mandali ke saath training", hindi: "किसी लोक मंडली के साथ ट्रेनिंग" },
  "Training with a furniture company": { hinglish: "Furniture company mein training", hindi: "फ़र्नीचर कंपनी में ट्रेनिंग" },
  "Training with a guru": { hinglish: "Kisi guru se training", hindi: "किसी गुरु से ट्रेनिंग" },
  "Training with a guru or family master": { hinglish: "Guru ya parivar ke ustad se training", hindi: "गुरु या परिवार के उस्ताद से ट्रेनिंग" },
  "Training with a guru or family master, for years before the first paid concerts": {
    hinglish: "Guru ya parivar ke ustad se training, kamai wale pehle concert se pehle kai saal tak",
    hindi: "गुरु या परिवार के उस्ताद से ट्रेनिंग, कमाई वाले पहले कॉन्सर्ट से पहले कई साल तक",
  },
  "Training with a guru, troupe or local company": {
    hinglish: "Kisi guru, mandali ya local natya company ke saath training",
    hindi: "किसी गुरु, मंडली या स्थानीय नाट्य कंपनी के साथ ट्रेनिंग",
  },
  "Training with a licensed firm": { hinglish: "Licence wali firm mein training", hindi: "लाइसेंस वाली फ़र्म में ट्रेनिंग" },
  "Training with a licensed pest control firm, from 18": {
    hinglish: "Licence wali pest control firm mein training, 18 saal ki umar se",
    hindi: "लाइसेंस वाली पेस्ट कंट्रोल फ़र्म में ट्रेनिंग, 18 साल की उम्र से",
  },
  "Training with a master": { hinglish: "Kisi ustad se training", hindi: "किसी उस्ताद से ट्रेनिंग" },
  "Training with a master (asan) at a Kathakali school": {
    hinglish: "Kathakali school mein guru (asan) se training",
    hindi: "कथकली स्कूल में गुरु (आशान) से ट्रेनिंग",
  },
  "Training with a master craftsperson under a handicrafts scheme": {
    hinglish: "Hastshilp yojana ke tahat kisi ustad karigar se training",
    hindi: "हस्तशिल्प योजना के तहत किसी उस्ताद कारीगर से ट्रेनिंग",
  },
  "Training with a mime institute": { hinglish: "Mime institute mein training", hindi: "माइम इंस्टीट्यूट में ट्रेनिंग" },
  "Training with a mime troupe": { hinglish: "Mime mandali ke saath training", hindi: "माइम मंडली के साथ ट्रेनिंग" },
  "Training with a prefab company, any stream": {
    hinglish: "Prefab company mein training, koi bhi stream",
    hindi: "प्रीफ़ैब कंपनी में ट्रेनिंग, कोई भी स्ट्रीम",
  },
  "Training with a ready-mix concrete company": {
    hinglish: "Ready-mix concrete company mein training",
    hindi: "रेडी-मिक्स कंक्रीट कंपनी में ट्रेनिंग",
  },
  "Training with a stunt union team, from 18": {
    hinglish: "Stunt union ki team ke saath training, 18 saal ki umar se",
    hindi: "स्टंट यूनियन की टीम के साथ ट्रेनिंग, 18 साल की उम्र से",
  },
  "Training with a theatre group or a dubbing studio": {
    hinglish: "Theatre group ya dubbing studio ke saath training",
    hindi: "थिएटर ग्रुप या डबिंग स्टूडियो के साथ ट्रेनिंग",
  },
  "Training with a theatre or film crew": { hinglish: "Theatre ya film crew ke saath training", hindi: "थिएटर या फ़िल्म क्रू के साथ ट्रेनिंग" },
  "Training with a traditional troupe": { hinglish: "Kisi paramparik mandali ke saath training", hindi: "किसी पारंपरिक मंडली के साथ ट्रेनिंग" },
  "Training with an audio-visual systems company": {
    hinglish: "Audio-visual systems ki company mein training",
    hindi: "ऑडियो-विज़ुअल सिस्टम की कंपनी में ट्रेनिंग",
  },
  "Training with an ustad": { hinglish: "Kisi ustad se training", hindi: "किसी उस्ताद से ट्रेनिंग" },
  "Translator and interpreter of a High Court by its own test, after a degree": {
    hinglish: "Degree ke baad, kisi High Court mein translator aur interpreter, uske apne test se",
    hindi: "डिग्री के बाद, किसी हाई कोर्ट में अनुवादक और दुभाषिया, उसके अपने टेस्ट से",
  },
  "Translator in a High Court or the Supreme Court, by its own test, mostly with a translation diploma or experience": {
    hinglish: "High Court ya Supreme Court mein translator, uske apne test se, zyadatar translation diploma ya anubhav ke saath",
    hindi: "हाई कोर्ट या सुप्रीम कोर्ट में अनुवादक, उसके अपने टेस्ट से, ज़्यादातर ट्रांसलेशन डिप्लोमा या अनुभव के साथ",
  },
  "Translator of a High Court by its own test, after a degree (some ask for law)": {
    hinglish: "Degree ke baad, kisi High Court mein translator, uske apne test se (kuch law maangte hain)",
    hindi: "डिग्री के बाद, किसी हाई कोर्ट में अनुवादक, उसके अपने टेस्ट से (कुछ लॉ माँगते हैं)",
  },
  "Transplant coordinator training (NOTTO), after any degree": {
    hinglish: "Kisi bhi degree ke baad, transplant coordinator training (NOTTO)",
    hindi: "किसी भी डिग्री के बाद, ट्रांसप्लांट कोऑर्डिनेटर ट्रेनिंग (NOTTO)",
  },
  "Transport desk or depot work after Class 12, then promotion": {
    hinglish: "Class 12 ke baad transport desk ya depot ka kaam, phir promotion se",
    hindi: "Class 12 के बाद ट्रांसपोर्ट डेस्क या डिपो का काम, फिर प्रमोशन से",
  },
  "Travel firm's booking desk after Class 12, then promotion": {
    hinglish: "Class 12 ke baad travel firm ka booking desk, phir promotion se",
    hindi: "Class 12 के बाद ट्रैवल फ़र्म का बुकिंग डेस्क, फिर प्रमोशन से",
  },
  "Trials for a State sports hostel or a centre of the Sports Authority (SAI)": {
    hinglish: "Rajya ke sports hostel ya Sports Authority (SAI) ke centre ke liye trials",
    hindi: "राज्य के स्पोर्ट्स हॉस्टल या Sports Authority (SAI) के सेंटर के लिए ट्रायल",
  },
  "Trials for a centre of the Sports Authority of India (SAI) or a State archery academy": {
    hinglish: "Sports Authority of India (SAI) ke centre ya rajya ki archery academy ke liye trials",
    hindi: "Sports Authority of India (SAI) के सेंटर या राज्य की तीरंदाज़ी अकादमी के लिए ट्रायल",
  },
  "Trials for a centre of the Sports Authority of India (SAI) or a State sports hostel": {
    hinglish: "Sports Authority of India (SAI) ke centre ya rajya ke sports hostel ke liye trials",
    hindi: "Sports Authority of India (SAI) के सेंटर या राज्य के स्पोर्ट्स हॉस्टल के लिए ट्रायल",
  },
  "Trials of a club's youth team or of an academy that the football federation (AIFF) accredits": {
    hinglish: "Kisi club ki youth team ke, ya football federation (AIFF) se manyata wali academy ke trials",
    hindi: "किसी क्लब की यूथ टीम के, या फ़ुटबॉल फ़ेडरेशन (AIFF) से मान्यता वाली अकादमी के ट्रायल",
  },
  "Trials of a gaming team, beside a degree kept as a safety net": {
    hinglish: "Gaming team ke trials, saath mein safety net ke taur par degree",
    hindi: "गेमिंग टीम के ट्रायल, साथ में डिग्री भी, ताकि आगे सहारा रहे",
  },
  "Trinity or ABRSM grades with a teacher, for the silver flute": {
    hinglish: "Silver flute ke liye, teacher ke saath Trinity ya ABRSM ke grades",
    hindi: "सिल्वर फ़्लूट के लिए, टीचर के साथ Trinity या ABRSM के ग्रेड",
  },
  "Trinity, Rockschool (RSL) or ABRSM grade exams": {
    hinglish: "Trinity, Rockschool (RSL) ya ABRSM ke grade exam",
    hindi: "Trinity, Rockschool (RSL) या ABRSM की ग्रेड परीक्षाएँ",
  },
  "Tuition for small classes beside your own studies": {
    hinglish: "Apni padhai ke saath-saath chhoti classes ki tuition",
    hindi: "अपनी पढ़ाई के साथ-साथ छोटी क्लासों की ट्यूशन",
  },
  "Tutor of a government nursing college, by State selection, after BSc or MSc Nursing and some two years of work": {
    hinglish: "BSc ya MSc Nursing aur kareeb do saal ke kaam ke baad, sarkari nursing college mein tutor, rajya ke selection se",
    hindi: "BSc या MSc Nursing और क़रीब दो साल के काम के बाद, सरकारी नर्सिंग कॉलेज में ट्यूटर, राज्य के चयन से",
  },
  "Tutor of an online tuition firm, by its own test, after a degree with maths": {
    hinglish: "Maths wali degree ke baad, online tuition firm mein tutor, uske apne test se",
    hindi: "मैथ्स वाली डिग्री के बाद, ऑनलाइन ट्यूशन फ़र्म में ट्यूटर, उसके अपने टेस्ट से",
  },
  "Two-wheeler licence at 18, then an app or courier firm": {
    hinglish: "18 saal ki umar mein two-wheeler licence, phir koi app ya courier firm",
    hindi: "18 साल की उम्र में टू-व्हीलर लाइसेंस, फिर कोई ऐप या कूरियर फ़र्म",
  },
  "Two-year ITI or polytechnic diploma in a listed trade, then Agniveer Technical (men only in this arm so far)": {
    hinglish:
      "List mein diye kisi trade mein do saal ka ITI ya polytechnic diploma, phir Agniveer Technical (sena ke is ang mein abhi tak sirf purush)",
    hindi: "लिस्ट में दिए किसी ट्रेड में दो साल का ITI या पॉलिटेक्निक डिप्लोमा, फिर Agniveer Technical (सेना के इस अंग में अभी तक सिर्फ़ पुरुष)",
  },
  "Two-year ITI trade or polytechnic diploma, then the UIDAI operator test, when sponsored by an enrolment agency": {
    hinglish: "Do saal ka ITI trade ya polytechnic diploma, phir UIDAI operator test, jab koi enrolment agency sponsor kare",
    hindi: "दो साल का ITI ट्रेड या पॉलिटेक्निक डिप्लोमा, फिर UIDAI ऑपरेटर टेस्ट, जब कोई एनरोलमेंट एजेंसी स्पॉन्सर करे",
  },
  "Two-year ITI trade such as Electronics Mechanic, then police, BSF or ITBP wireless recruitment": {
    hinglish: "Electronics Mechanic jaisa do saal ka ITI trade, phir police, BSF ya ITBP ki wireless bharti",
    hindi: "Electronics Mechanic जैसा दो साल का ITI ट्रेड, फिर पुलिस, BSF या ITBP की वायरलेस भर्ती",
  },
  "Two-year course of a State drama school (Lucknow, Bhopal), by audition": {
    hinglish: "Rajya ke drama school (Lucknow, Bhopal) ka do saal ka course, audition se",
    hindi: "राज्य के ड्रामा स्कूल (लखनऊ, भोपाल) का दो साल का कोर्स, ऑडिशन से",
  },
  "Typing and computer certificate": { hinglish: "Typing aur computer ka certificate", hindi: "टाइपिंग और कंप्यूटर का सर्टिफ़िकेट" },
  "Typing course in English or a regional language": {
    hinglish: "English ya kisi regional language ka typing course",
    hindi: "अंग्रेज़ी या किसी क्षेत्रीय भाषा का टाइपिंग कोर्स",
  },
  "Typing speed and a basic computer certificate (such as NIELIT's CCC), asked for in many clerk posts": {
    hinglish: "Typing speed aur basic computer certificate (jaise NIELIT ka CCC), jo kai clerk posts mein maange jaate hain",
    hindi: "टाइपिंग स्पीड और बेसिक कंप्यूटर सर्टिफ़िकेट (जैसे NIELIT का CCC), जो क्लर्क के कई पदों में माँगे जाते हैं",
  },
  "Typist in a State office by the State PSC in Tamil Nadu or Kerala, from 18, with the typing certificates": {
    hinglish: "Tamil Nadu ya Kerala mein State PSC se rajya ke daftar mein typist, 18 saal ki umar se, typing certificates ke saath",
    hindi: "तमिलनाडु या केरल में State PSC से राज्य के दफ़्तर में टाइपिस्ट, 18 साल की उम्र से, टाइपिंग सर्टिफ़िकेटों के साथ",
  },
  "Tyreman of India Post's Mail Motor Service, by its trade test, from 18, after a year in the trade": {
    hinglish: "Is trade mein ek saal ke baad, India Post ki Mail Motor Service mein tyreman, uske trade test se, 18 saal ki umar se",
    hindi: "इस ट्रेड में एक साल के बाद, India Post की Mail Motor Service में टायरमैन, उसके ट्रेड टेस्ट से, 18 साल की उम्र से",
  },
  "UIDAI operator or supervisor test, from age 18, when sponsored by an enrolment agency or registrar": {
    hinglish: "UIDAI operator ya supervisor test, 18 saal ki umar se, jab koi enrolment agency ya registrar sponsor kare",
    hindi: "UIDAI ऑपरेटर या सुपरवाइज़र टेस्ट, 18 साल की उम्र से, जब कोई एनरोलमेंट एजेंसी या रजिस्ट्रार स्पॉन्सर करे",
  },
  "UPSC CAPF, any degree, from 20 to 25 years, with fitness tests": {
    hinglish: "UPSC CAPF, koi bhi degree, 20 se 25 saal ki umar mein, fitness test ke saath",
    hindi: "UPSC CAPF, कोई भी डिग्री, 20 से 25 साल की उम्र में, फ़िटनेस टेस्ट के साथ",
  },
  "UPSC CAPF, as an Assistant Commandant": {
    hinglish: "UPSC CAPF, Assistant Commandant ke taur par",
    hindi: "UPSC CAPF, असिस्टेंट कमांडेंट के तौर पर",
  },
  "UPSC CMS or State PSC post after MBBS, then promotion": {
    hinglish: "MBBS ke baad UPSC CMS ya State PSC ki post, phir promotion se",
    hindi: "MBBS के बाद UPSC CMS या State PSC का पद, फिर प्रमोशन से",
  },
  "UPSC CMS, State PSC or health department post, after MBBS": {
    hinglish: "MBBS ke baad, UPSC CMS, State PSC ya health department ki post",
    hindi: "MBBS के बाद, UPSC CMS, State PSC या स्वास्थ्य विभाग का पद",
  },
  "UPSC CMS, State PSC or municipal post, after MBBS": {
    hinglish: "MBBS ke baad, UPSC CMS, State PSC ya nagar palika ki post",
    hindi: "MBBS के बाद, UPSC CMS, State PSC या नगरपालिका का पद",
  },
  "UPSC Civil Services": { hinglish: "UPSC Civil Services", hindi: "UPSC Civil Services" },
  "UPSC Civil Services for IRS (Customs)": {
    hinglish: "IRS (Customs) ke liye UPSC Civil Services",
    hindi: "IRS (Customs) के लिए UPSC Civil Services",
  },
  "UPSC Civil Services for the IA&AS": { hinglish: "IA&AS ke liye UPSC Civil Services", hindi: "IA&AS के लिए UPSC Civil Services" },
  "UPSC Civil Services from 21 years, any degree": {
    hinglish: "UPSC Civil Services, 21 saal ki umar se, koi bhi degree",
    hindi: "UPSC Civil Services, 21 साल की उम्र से, कोई भी डिग्री",
  },
  "UPSC Civil Services, any degree, from 21 to 32 years (reserved groups longer)": {
    hinglish: "UPSC Civil Services, koi bhi degree, 21 se 32 saal ki umar mein (reserved groups ke liye zyada)",
    hindi: "UPSC Civil Services, कोई भी डिग्री, 21 से 32 साल की उम्र में (आरक्षित वर्गों के लिए ज़्यादा)",
  },
  "UPSC Civil Services, any degree, from 21 to 32 years (reserved groups longer), with height and fitness rules": {
    hinglish:
      "UPSC Civil Services, koi bhi degree, 21 se 32 saal ki umar mein (reserved groups ke liye zyada), lambai aur fitness ke niyam ke saath",
    hindi: "UPSC Civil Services, कोई भी डिग्री, 21 से 32 साल की उम्र में (आरक्षित वर्गों के लिए ज़्यादा), लंबाई और फ़िटनेस के नियमों के साथ",
  },
  "UPSC Civil Services, for the Armed Forces Headquarters service": {
    hinglish: "UPSC Civil Services, Armed Forces Headquarters service ke liye",
    hindi: "UPSC Civil Services, Armed Forces Headquarters service के लिए",
  },
  "UPSC Civil Services, for the police service of Delhi and some Union Territories (DANIPS)": {
    hinglish: "UPSC Civil Services, Delhi aur kuch Union Territories ki police service (DANIPS) ke liye",
    hindi: "UPSC Civil Services, दिल्ली और कुछ केंद्र शासित प्रदेशों की पुलिस सेवा (DANIPS) के लिए",
  },
  "UPSC Civil Services, then a posting to IB or R&AW": {
    hinglish: "UPSC Civil Services, phir IB ya R&AW mein posting",
    hindi: "UPSC Civil Services, फिर IB या R&AW में पोस्टिंग",
  },
  "UPSC Combined Geo-Scientist after MSc Geology, for the Geological Survey": {
    hinglish: "MSc Geology ke baad UPSC Combined Geo-Scientist, Geological Survey ke liye",
    hindi: "MSc Geology के बाद UPSC Combined Geo-Scientist, Geological Survey के लिए",
  },
  "UPSC Combined Geo-Scientist after MSc Geology, for the Geological Survey, which also measures glaciers": {
    hinglish: "MSc Geology ke baad UPSC Combined Geo-Scientist, Geological Survey ke liye, jo glacier bhi naapta hai",
    hindi: "MSc Geology के बाद UPSC Combined Geo-Scientist, Geological Survey के लिए, जो ग्लेशियर भी नापता है",
  },
  "UPSC Combined Geo-Scientist after MSc, as a chemist of the Geological Survey": {
    hinglish: "MSc ke baad UPSC Combined Geo-Scientist, Geological Survey mein chemist ke taur par",
    hindi: "MSc के बाद UPSC Combined Geo-Scientist, Geological Survey में केमिस्ट के तौर पर",
  },
  "UPSC Combined Geo-Scientist after MSc, for the Geological Survey": {
    hinglish: "MSc ke baad UPSC Combined Geo-Scientist, Geological Survey ke liye",
    hindi: "MSc के बाद UPSC Combined Geo-Scientist, Geological Survey के लिए",
  },
  "UPSC Combined Geo-Scientist examination, after the master's, for the Central Ground Water Board": {
    hinglish: "Master degree ke baad, UPSC Combined Geo-Scientist exam, Central Ground Water Board ke liye",
    hindi: "मास्टर डिग्री के बाद, UPSC Combined Geo-Scientist परीक्षा, Central Ground Water Board के लिए",
  },
  "UPSC Combined Geo-Scientist examination, after the master's, for the Geological Survey of India": {
    hinglish: "Master degree ke baad, UPSC Combined Geo-Scientist exam, Geological Survey of India ke liye",
    hindi: "मास्टर डिग्री के बाद, UPSC Combined Geo-Scientist परीक्षा, Geological Survey of India के लिए",
  },
  "UPSC Engineering Services after BTech Civil, for the Central Water Commission": {
    hinglish: "BTech Civil ke baad UPSC Engineering Services, Central Water Commission ke liye",
    hindi: "BTech Civil के बाद UPSC Engineering Services, Central Water Commission के लिए",
  },
  "UPSC IES or RBI Grade B, after the master's": {
    hinglish: "Master degree ke baad, UPSC IES ya RBI Grade B",
    hindi: "मास्टर डिग्री के बाद, UPSC IES या RBI Grade B",
  },
  "UPSC IES, after the master's": { hinglish: "Master degree ke baad, UPSC IES", hindi: "मास्टर डिग्री के बाद, UPSC IES" },
  "UPSC ISS, after BSc or MSc Statistics": {
    hinglish: "BSc ya MSc Statistics ke baad, UPSC ISS",
    hindi: "BSc या MSc Statistics के बाद, UPSC ISS",
  },
  "UPSC Indian Forest Service from 21 years, after a degree in science, maths, agriculture or engineering, and conservator by promotion": {
    hinglish:
      "Science, maths, agriculture ya engineering ki degree ke baad, 21 saal ki umar se UPSC Indian Forest Service, aur promotion se conservator",
    hindi: "साइंस, मैथ्स, कृषि या इंजीनियरिंग की डिग्री के बाद, 21 साल की उम्र से UPSC Indian Forest Service, और प्रमोशन से कंज़र्वेटर",
  },
  "UPSC test for EPFO enforcement officer, until the age of 30 (reserved groups longer)": {
    hinglish: "EPFO enforcement officer ke liye UPSC test, 30 saal ki umar tak (reserved groups ke liye zyada)",
    hindi: "EPFO एनफ़ोर्समेंट ऑफ़िसर के लिए UPSC टेस्ट, 30 साल की उम्र तक (आरक्षित वर्गों के लिए ज़्यादा)",
  },
  "UX certificate with a portfolio": { hinglish: "Portfolio ke saath UX certificate", hindi: "पोर्टफ़ोलियो के साथ UX सर्टिफ़िकेट" },
  "UiPath's free academy, then its certificate, after any degree, often from a back-office post in the same firm": {
    hinglish: "Kisi bhi degree ke baad, UiPath ki muft academy, phir uska certificate, aksar usi firm mein back-office post se",
    hindi: "किसी भी डिग्री के बाद, UiPath की मुफ़्त अकादमी, फिर उसका सर्टिफ़िकेट, अक्सर उसी फ़र्म में बैक-ऑफ़िस के पद से",
  },
  "Umpires' test of the State cricket association, beside another job or degree": {
    hinglish: "Rajya cricket association ka umpire test, kisi aur naukri ya degree ke saath-saath",
    hindi: "राज्य क्रिकेट एसोसिएशन का अंपायर टेस्ट, किसी और नौकरी या डिग्री के साथ-साथ",
  },
  "Umpires' test of the district or State association, from 18 (some ask for Class 12 or a degree)": {
    hinglish: "Zila ya rajya association ka umpire test, 18 saal ki umar se (kuch Class 12 ya degree maangte hain)",
    hindi: "ज़िला या राज्य एसोसिएशन का अंपायर टेस्ट, 18 साल की उम्र से (कुछ Class 12 या डिग्री माँगते हैं)",
  },
  "Unani medical officer of a State by State PSC, or of the Centre by UPSC recruitment, after BUMS": {
    hinglish: "BUMS ke baad, State PSC se rajya ke, ya UPSC bharti se Kendra ke, Unani medical officer",
    hindi: "BUMS के बाद, State PSC से राज्य के, या UPSC भर्ती से केंद्र के, यूनानी मेडिकल ऑफ़िसर",
  },
  "Underground work after Class 12, then three years' work there and the same certificates (some Coal India companies ask outsiders for Class 12)":
    {
      hinglish:
        "Class 12 ke baad underground khadaan ka kaam, phir wahan teen saal ka kaam aur wahi certificates (Coal India ki kuch companies bahar walon se Class 12 maangti hain)",
      hindi:
        "Class 12 के बाद अंडरग्राउंड खदान का काम, फिर वहाँ तीन साल का काम और वही सर्टिफ़िकेट (Coal India की कुछ कंपनियाँ बाहर वालों से Class 12 माँगती हैं)",
    },
  "Underground worker from 18, then three years' work there, first aid and gas-testing certificates and the sirdar's examination": {
    hinglish:
      "18 saal ki umar se underground khadaan worker, phir wahan teen saal ka kaam, first aid aur gas-testing certificates aur Sirdar ka exam",
    hindi: "18 साल की उम्र से अंडरग्राउंड खदान वर्कर, फिर वहाँ तीन साल का काम, फ़र्स्ट एड और गैस-टेस्टिंग सर्टिफ़िकेट और Sirdar की परीक्षा",
  },
  "University assistant tests": { hinglish: "University mein assistant ki post ke test", hindi: "यूनिवर्सिटी में असिस्टेंट पद के टेस्ट" },
  "University teacher with NET or PhD for fifteen years, part of them in administration": {
    hinglish: "NET ya PhD ke saath pandrah saal university teacher, jinme se kuch saal administration mein",
    hindi: "NET या PhD के साथ पंद्रह साल यूनिवर्सिटी टीचर, जिनमें से कुछ साल प्रशासन में",
  },
  "Unpaid volunteer under ULLAS, the national literacy scheme, then a post at an NGO literacy centre": {
    hinglish: "Rashtriya saksharta yojana ULLAS mein bina vetan ke volunteer, phir kisi NGO ke literacy centre mein post",
    hindi: "राष्ट्रीय साक्षरता योजना ULLAS में बिना वेतन के वॉलंटियर, फिर किसी NGO के साक्षरता केंद्र में पद",
  },
  "Usually MSc in Physics or BTech in Electronics or Mechanical Engineering, for curator of a science museum by the council's (NCSM) own selection":
    {
      hinglish:
        "Aam taur par Physics mein MSc ya Electronics ya Mechanical Engineering mein BTech, science museum ke curator ke liye, council (NCSM) ke apne selection se",
      hindi:
        "आम तौर पर Physics में MSc या Electronics या Mechanical Engineering में BTech, साइंस म्यूज़ियम के क्यूरेटर के लिए, काउंसिल (NCSM) के अपने चयन से",
    },
  "Valet job with a hotel or parking contractor": {
    hinglish: "Hotel ya parking thekedar ke yahan valet ki naukri",
    hindi: "होटल या पार्किंग ठेकेदार के यहाँ वैले की नौकरी",
  },
  "Veda Vidyalaya or Sanskrit pathshala, mostly from Class 6, to Veda Bhushan and Veda Vibhushan (they count as Classes 10 and 12)": {
    hinglish:
      "Veda Vidyalaya ya Sanskrit pathshala, zyadatar Class 6 se, Veda Bhushan aur Veda Vibhushan tak (ye Class 10 aur 12 ke barabar maane jaate hain)",
    hindi: "Veda Vidyalaya या संस्कृत पाठशाला, ज़्यादातर Class 6 से, Veda Bhushan और Veda Vibhushan तक (ये Class 10 और 12 के बराबर माने जाते हैं)",
  },
  "Vendor certification in a CRM tool": {
    hinglish: "CRM tool banane wali company ka certification",
    hindi: "CRM टूल बनाने वाली कंपनी का सर्टिफ़िकेशन",
  },
  "Vessel Navigator or Marine Fitter course (by CIFNET entrance)": {
    hinglish: "Vessel Navigator ya Marine Fitter course (CIFNET entrance se)",
    hindi: "Vessel Navigator या Marine Fitter कोर्स (CIFNET एंट्रेंस से)",
  },
  "Vet of a rescue centre or zoo, such as those of Wildlife SOS, by its own selection, after BVSc": {
    hinglish: "BVSc ke baad, kisi rescue centre ya zoo mein vet, jaise Wildlife SOS ke centre mein, uske apne selection se",
    hindi: "BVSc के बाद, किसी रेस्क्यू सेंटर या चिड़ियाघर में पशु चिकित्सक, जैसे Wildlife SOS के सेंटर में, उसके अपने चयन से",
  },
  "Veterinarian of a hatchery, feed or vaccine company, after BVSc": {
    hinglish: "BVSc ke baad, hatchery, feed ya vaccine company mein vet",
    hindi: "BVSc के बाद, हैचरी, फ़ीड या वैक्सीन कंपनी में पशु चिकित्सक",
  },
  "Vibration analyst certificate (ISO 18436-2)": {
    hinglish: "Vibration analyst certificate (ISO 18436-2)",
    hindi: "वाइब्रेशन एनालिस्ट सर्टिफ़िकेट (ISO 18436-2)",
  },
  "Video analysts' course and test of a State cricket association, then of the BCCI": {
    hinglish: "Rajya cricket association ka, phir BCCI ka video analyst course aur test",
    hindi: "राज्य क्रिकेट एसोसिएशन का, फिर BCCI का वीडियो एनालिस्ट कोर्स और टेस्ट",
  },
  "Village accountant's or lekhpal's test straight from Class 12, in some States": {
    hinglish: "Kuch rajyon mein, Class 12 ke baad seedhe village accountant ya lekhpal ka test",
    hindi: "कुछ राज्यों में, Class 12 के बाद सीधे ग्राम लेखाकार या लेखपाल का टेस्ट",
  },
  "Village administrative officer of Tamil Nadu, by the State PSC's Group 4 test with Class 10, from 21 years": {
    hinglish: "Tamil Nadu mein village administrative officer, Class 10 ke saath State PSC ke Group 4 test se, 21 saal ki umar se",
    hindi: "तमिलनाडु में ग्राम प्रशासनिक अधिकारी, Class 10 के साथ State PSC के Group 4 टेस्ट से, 21 साल की उम्र से",
  },
  "Village breeding worker (MAITRI) training by the State Livestock Development Board, from 18": {
    hinglish: "State Livestock Development Board se gaon ke breeding worker (MAITRI) ki training, 18 saal ki umar se",
    hindi: "State Livestock Development Board से गाँव के पशु प्रजनन कार्यकर्ता (MAITRI) की ट्रेनिंग, 18 साल की उम्र से",
  },
  "Village development officer by State staff selection, then promotion to extension officer": {
    hinglish: "Rajya staff selection se village development officer, phir promotion se extension officer",
    hindi: "राज्य कर्मचारी चयन से ग्राम विकास अधिकारी, फिर प्रमोशन से एक्सटेंशन ऑफ़िसर",
  },
  "Village or club team, then State and Pro Kabaddi trials": {
    hinglish: "Gaon ya club ki team, phir rajya aur Pro Kabaddi ke trials",
    hindi: "गाँव या क्लब की टीम, फिर राज्य और Pro Kabaddi के ट्रायल",
  },
  "Visharad in a classical dance": { hinglish: "Kisi shastriya nritya mein Visharad", hindi: "किसी शास्त्रीय नृत्य में Visharad" },
  "Visharad of a Gandharva Mahavidyalaya board": {
    hinglish: "Kisi Gandharva Mahavidyalaya board ka Visharad",
    hindi: "किसी Gandharva Mahavidyalaya बोर्ड का Visharad",
  },
  "Visharad or diploma in music after any degree": {
    hinglish: "Kisi bhi degree ke baad music mein Visharad ya diploma",
    hindi: "किसी भी डिग्री के बाद संगीत में Visharad या डिप्लोमा",
  },
  "Visharad or diploma in the art after any degree": {
    hinglish: "Kisi bhi degree ke baad us kala mein Visharad ya diploma",
    hindi: "किसी भी डिग्री के बाद उस कला में Visharad या डिप्लोमा",
  },
  "Vision technician course": { hinglish: "Vision technician course", hindi: "विज़न टेक्नीशियन कोर्स" },
  "Vision technician or eye assistant training of an eye hospital, such as LV Prasad or Aravind": {
    hinglish: "Kisi eye hospital, jaise LV Prasad ya Aravind, ki vision technician ya eye assistant training",
    hindi: "आँखों के किसी अस्पताल, जैसे LV Prasad या Aravind, की विज़न टेक्नीशियन या नेत्र सहायक ट्रेनिंग",
  },
  "Vocational Class 12 in animal husbandry or dairying, then State staff selection, as in Odisha": {
    hinglish: "Pashupalan ya dairy mein vocational Class 12, phir rajya staff selection, jaise Odisha mein",
    hindi: "पशुपालन या डेयरी में वोकेशनल Class 12, फिर राज्य कर्मचारी चयन, जैसे ओडिशा में",
  },
  "Vocational trainer in a government school, hired by a training company, after BSc Agriculture alone": {
    hinglish: "Sirf BSc Agriculture ke baad, sarkari school mein vocational trainer, jinhe koi training company rakhti hai",
    hindi: "सिर्फ़ BSc Agriculture के बाद, सरकारी स्कूल में वोकेशनल ट्रेनर, जिन्हें कोई ट्रेनिंग कंपनी रखती है",
  },
  "Volunteer of the charity first, then its paid coordinator": {
    hinglish: "Pehle charity ke volunteer, phir uske paid coordinator",
    hindi: "पहले सेवा संस्था के वॉलंटियर, फिर उसके वेतन वाले कोऑर्डिनेटर",
  },
  "Volunteer on shows, then executive with an event firm, after any degree": {
    hinglish: "Shows mein volunteer, phir event firm mein executive, kisi bhi degree ke baad",
    hindi: "शो में वॉलंटियर, फिर इवेंट फ़र्म में एग्ज़िक्यूटिव, किसी भी डिग्री के बाद",
  },
  "Volunteer or field worker of a relief charity such as the Red Cross first": {
    hinglish: "Pehle Red Cross jaisi kisi relief charity mein volunteer ya field worker",
    hindi: "पहले Red Cross जैसी किसी राहत संस्था में वॉलंटियर या फ़ील्ड वर्कर",
  },
  "Volunteer, then paid rescuer of an animal charity, while you study": {
    hinglish: "Padhai ke saath-saath, pashu seva charity mein volunteer, phir paid rescuer",
    hindi: "पढ़ाई के साथ-साथ, पशु सेवा संस्था में वॉलंटियर, फिर वेतन वाले रेस्क्यू वर्कर",
  },
  "Volunteer, then presenter, at a community radio station": {
    hinglish: "Community radio station mein volunteer, phir presenter",
    hindi: "कम्युनिटी रेडियो स्टेशन में वॉलंटियर, फिर प्रेज़ेंटर",
  },
  "WSET wine levels after any degree": {
    hinglish: "Kisi bhi degree ke baad WSET ke wine levels",
    hindi: "किसी भी डिग्री के बाद WSET के वाइन लेवल",
  },
  "Waiter from 18, then promotion after some years": {
    hinglish: "18 saal ki umar se waiter, phir kuch saal baad promotion se",
    hindi: "18 साल की उम्र से वेटर, फिर कुछ साल बाद प्रमोशन से",
  },
  "Waiter from 18, then years as banquet captain or supervisor": {
    hinglish: "18 saal ki umar se waiter, phir banquet captain ya supervisor ke taur par kuch saal",
    hindi: "18 साल की उम्र से वेटर, फिर बैंक्वेट कैप्टन या सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Waiter from 18, then years as captain or supervisor": {
    hinglish: "18 saal ki umar se waiter, phir captain ya supervisor ke taur par kuch saal",
    hindi: "18 साल की उम्र से वेटर, फिर कैप्टन या सुपरवाइज़र के तौर पर कुछ साल",
  },
  "Ward attendant of a State hospital by State staff selection, mostly asking for Class 10": {
    hinglish: "Rajya staff selection se rajya ke hospital mein ward attendant, zyadatar Class 10 zaroori",
    hindi: "राज्य कर्मचारी चयन से राज्य के अस्पताल में वॉर्ड अटेंडेंट, ज़्यादातर Class 10 ज़रूरी",
  },
  "Ward attendant of a hospital from 18, taught in the plaster room": {
    hinglish: "18 saal ki umar se hospital mein ward attendant, seekhna plaster room mein",
    hindi: "18 साल की उम्र से अस्पताल में वॉर्ड अटेंडेंट, सीखना प्लास्टर रूम में",
  },
  "Ward attendant of a mental hospital or rehabilitation home from 18, taught on the job": {
    hinglish: "18 saal ki umar se mental hospital ya rehabilitation home mein ward attendant, seekhna kaam par hi",
    hindi: "18 साल की उम्र से मानसिक अस्पताल या पुनर्वास गृह में वॉर्ड अटेंडेंट, सीखना काम पर ही",
  },
  "Ward member first in Karnataka and some other States, where the members elect the head": {
    hinglish: "Karnataka aur kuch aur rajyon mein pehle ward member, jahan members hi mukhiya chunte hain",
    hindi: "कर्नाटक और कुछ और राज्यों में पहले वॉर्ड मेंबर, जहाँ मेंबर ही मुखिया चुनते हैं",
  },
  "Warden of an Eklavya school by EMRS recruitment": {
    hinglish: "EMRS bharti se Eklavya school mein warden",
    hindi: "EMRS भर्ती से Eklavya स्कूल में वॉर्डन",
  },
  "Warehouse Packer certificate (NSQF)": { hinglish: "Warehouse Packer certificate (NSQF)", hindi: "Warehouse Packer सर्टिफ़िकेट (NSQF)" },
  "Warehouse associate course (logistics skill council)": {
    hinglish: "Warehouse associate course (logistics skill council)",
    hindi: "वेयरहाउस एसोसिएट कोर्स (लॉजिस्टिक्स स्किल काउंसिल)",
  },
  "Warehouse associate job with a few days' training": {
    hinglish: "Warehouse associate ki naukri, kuch din ki training ke saath",
    hindi: "वेयरहाउस एसोसिएट की नौकरी, कुछ दिन की ट्रेनिंग के साथ",
  },
  "Warehouse helper at 18, then trained on the machine": {
    hinglish: "18 saal ki umar mein warehouse helper, phir machine par training",
    hindi: "18 साल की उम्र में वेयरहाउस हेल्पर, फिर मशीन पर ट्रेनिंग",
  },
  "Warehouse picker course (logistics skill council)": {
    hinglish: "Warehouse picker course (logistics skill council)",
    hindi: "वेयरहाउस पिकर कोर्स (लॉजिस्टिक्स स्किल काउंसिल)",
  },
  "Warehouse worker, then supervisor, then promotion": {
    hinglish: "Warehouse worker, phir supervisor, phir promotion se",
    hindi: "वेयरहाउस वर्कर, फिर सुपरवाइज़र, फिर प्रमोशन से",
  },
  "Washerman posts of hospitals and of forces such as the CISF, by their own tests, or of the Army by Agniveer recruitment, with Class 10 passed":
    {
      hinglish:
        "Class 10 pass karne ke baad, hospitals ya CISF jaisi forces mein washerman ki post, unke apne test se, ya Army mein Agniveer bharti se",
      hindi: "Class 10 पास करने के बाद, अस्पतालों या CISF जैसे बलों में वॉशरमैन का पद, उनके अपने टेस्ट से, या सेना में Agniveer भर्ती से",
    },
  "Watchman's post of a public office or university, where it recruits its own": {
    hinglish: "Sarkari daftar ya university mein chowkidar ki post, jahan woh apni bharti khud kare",
    hindi: "सरकारी दफ़्तर या यूनिवर्सिटी में चौकीदार का पद, जहाँ वह अपनी भर्ती ख़ुद करे",
  },
  "Welding inspector or NDT Level II certificate, after a diploma or BTech": {
    hinglish: "Diploma ya BTech ke baad, welding inspector ya NDT Level II certificate",
    hindi: "डिप्लोमा या BTech के बाद, वेल्डिंग इंस्पेक्टर या NDT Level II सर्टिफ़िकेट",
  },
  "Wheel alignment and balancing training": {
    hinglish: "Wheel alignment aur balancing ki training",
    hindi: "व्हील अलाइनमेंट और बैलेंसिंग की ट्रेनिंग",
  },
  "Wi-Fi certificate (CWNA) after CCNA": { hinglish: "CCNA ke baad Wi-Fi certificate (CWNA)", hindi: "CCNA के बाद Wi-Fi सर्टिफ़िकेट (CWNA)" },
  "Wipro's work-and-study programme (WILP) after a BCA or BSc, with a paid MTech": {
    hinglish: "BCA ya BSc ke baad, Wipro ka kaam ke saath padhai wala programme (WILP), jisme MTech company ke kharch par",
    hindi: "BCA या BSc के बाद, Wipro का काम के साथ पढ़ाई वाला प्रोग्राम (WILP), जिसमें MTech कंपनी के ख़र्च पर",
  },
  "Work at the family's pump from 18, then years of its shifts and accounts": {
    hinglish: "18 saal ki umar se parivar ke petrol pump par kaam, phir uski shifts aur hisaab mein kuch saal",
    hindi: "18 साल की उम्र से परिवार के पेट्रोल पंप पर काम, फिर उसकी शिफ़्टों और हिसाब में कुछ साल",
  },
  "Work beside a relative or another vendor": {
    hinglish: "Kisi rishtedar ya doosre rehri-patri wale ke saath kaam",
    hindi: "किसी रिश्तेदार या दूसरे रेहड़ी-पटरी वाले के साथ काम",
  },
  "Work in a relative's shop": { hinglish: "Kisi rishtedar ki dukan mein kaam", hindi: "किसी रिश्तेदार की दुकान में काम" },
  "Work in a tea garden, mostly where one's family lives and works already": {
    hinglish: "Chai bagan mein kaam, zyadatar wahan jahan apna parivar pehle se rehta aur kaam karta ho",
    hindi: "चाय बाग़ान में काम, ज़्यादातर वहाँ जहाँ अपना परिवार पहले से रहता और काम करता हो",
  },
  "Work in the family or another store": { hinglish: "Parivar ke ya kisi aur store mein kaam", hindi: "परिवार के या किसी और स्टोर में काम" },
  "Writing beside any study or work, and sending it out": {
    hinglish: "Kisi bhi padhai ya kaam ke saath-saath likhna, aur use chhapne ke liye bhejna",
    hindi: "किसी भी पढ़ाई या काम के साथ-साथ लिखना, और उसे छपने के लिए भेजना",
  },
  "Writing for a theatre group beside any study or work": {
    hinglish: "Kisi bhi padhai ya kaam ke saath-saath, theatre group ke liye likhna",
    hindi: "किसी भी पढ़ाई या काम के साथ-साथ, थिएटर ग्रुप के लिए लिखना",
  },
  "Yard or gate desk of a terminal first, then promotion": {
    hinglish: "Pehle kisi terminal ka yard ya gate desk, phir promotion se",
    hindi: "पहले किसी टर्मिनल का यार्ड या गेट डेस्क, फिर प्रमोशन से",
  },
  "Yearly contract at an Aadhaar centre after that test, by recruitment of CSC e-Governance": {
    hinglish: "Us test ke baad, CSC e-Governance ki bharti se, Aadhaar centre par saal bhar ka contract",
    hindi: "उस टेस्ट के बाद, CSC e-Governance की भर्ती से, Aadhaar केंद्र पर साल भर का कॉन्ट्रैक्ट",
  },
  "Years as a State or national player, then commentary": {
    hinglish: "Rajya ya national player ke taur par kuch saal, phir commentary",
    hindi: "राज्य या राष्ट्रीय खिलाड़ी के तौर पर कुछ साल, फिर कमेंट्री",
  },
  "Years as a beautician, then trainer at a private academy": {
    hinglish: "Beautician ke taur par kuch saal, phir private academy mein trainer",
    hindi: "ब्यूटीशियन के तौर पर कुछ साल, फिर प्राइवेट अकादमी में ट्रेनर",
  },
  "Years as a facility or security supervisor, or in the Army or police, then manager": {
    hinglish: "Facility ya security supervisor ke taur par, ya Army ya police mein kuch saal, phir manager",
    hindi: "फ़ैसिलिटी या सिक्योरिटी सुपरवाइज़र के तौर पर, या सेना या पुलिस में कुछ साल, फिर मैनेजर",
  },
  "Years as a government teacher after B.Ed or D.El.Ed, then chosen as cluster resource person": {
    hinglish: "B.Ed ya D.El.Ed ke baad sarkari teacher ke taur par kuch saal, phir cluster resource person ke liye chuna jaana",
    hindi: "B.Ed या D.El.Ed के बाद सरकारी टीचर के तौर पर कुछ साल, फिर क्लस्टर रिसोर्स पर्सन के लिए चुना जाना",
  },
  "Years as a waiter or bartender, then WSET wine levels": {
    hinglish: "Waiter ya bartender ke taur par kuch saal, phir WSET ke wine levels",
    hindi: "वेटर या बारटेंडर के तौर पर कुछ साल, फिर WSET के वाइन लेवल",
  },
  "Years as block officer or government principal, often then promotion": {
    hinglish: "Block officer ya sarkari principal ke taur par kuch saal, phir aksar promotion se",
    hindi: "ब्लॉक ऑफ़िसर या सरकारी प्रिंसिपल के तौर पर कुछ साल, फिर अक्सर प्रमोशन से",
  },
  "Years as dog handler of the police, Army or a border force, then own classes": {
    hinglish: "Police, Army ya kisi border force mein dog handler ke taur par kuch saal, phir apni classes",
    hindi: "पुलिस, सेना या किसी सीमा बल में डॉग हैंडलर के तौर पर कुछ साल, फिर अपनी क्लासें",
  },
  "Years as mason or helper, then a gang leader": {
    hinglish: "Raj mistri ya helper ke taur par kuch saal, phir toli ke mukhiya",
    hindi: "राज मिस्त्री या हेल्पर के तौर पर कुछ साल, फिर टोली के मुखिया",
  },
  "Years as teacher or headmaster, often then promotion to block officer": {
    hinglish: "Teacher ya headmaster ke taur par kuch saal, phir aksar promotion se block officer",
    hindi: "टीचर या हेडमास्टर के तौर पर कुछ साल, फिर अक्सर प्रमोशन से ब्लॉक ऑफ़िसर",
  },
  "Years at sea as ship's engineer first, then a shipyard's design office or trials team": {
    hinglish: "Pehle ship engineer ke taur par samudra mein kuch saal, phir shipyard ka design office ya trials team",
    hindi: "पहले शिप इंजीनियर के तौर पर समुद्र में कुछ साल, फिर शिपयार्ड का डिज़ाइन ऑफ़िस या ट्रायल टीम",
  },
  "Years at the bar, then the State's panel": {
    hinglish: "Kuch saal ki vakalat, phir rajya ka panel",
    hindi: "कुछ साल की वकालत, फिर राज्य का पैनल",
  },
  "Years in film distribution or another business, then a film of one's own": {
    hinglish: "Film distribution ya kisi aur business mein kuch saal, phir apni film",
    hindi: "फ़िल्म डिस्ट्रीब्यूशन या किसी और बिज़नेस में कुछ साल, फिर अपनी फ़िल्म",
  },
  "Years of known work in another field, such as law or economics, then columns": {
    hinglish: "Law ya economics jaise kisi aur field mein kuch saal ka jaana-maana kaam, phir columns",
    hindi: "लॉ या इकोनॉमिक्स जैसे किसी और क्षेत्र में कुछ साल का जाना-माना काम, फिर कॉलम",
  },
  "Years of lessons and playing with a band, then pupils of your own": {
    hinglish: "Kuch saal seekhna aur band ke saath bajana, phir apne students",
    hindi: "कुछ साल सीखना और बैंड के साथ बजाना, फिर अपने स्टूडेंट",
  },
  "Years of training under a kalari gurukkal, then assistant from 18": {
    hinglish: "Kalari gurukkal se kuch saal ki training, phir 18 saal ki umar se assistant",
    hindi: "कलरी गुरुक्कल से कुछ साल की ट्रेनिंग, फिर 18 साल की उम्र से असिस्टेंट",
  },
  "Years with a travel agent, or in the family's tour business, then a firm of one's own": {
    hinglish: "Travel agent ke saath, ya parivar ke tour business mein kuch saal, phir apni firm",
    hindi: "ट्रैवल एजेंट के साथ, या परिवार के टूर बिज़नेस में कुछ साल, फिर अपनी फ़र्म",
  },
  "Yoga Certification Board exam": { hinglish: "Yoga Certification Board ka exam", hindi: "Yoga Certification Board की परीक्षा" },
  "Yoga Certification Board exam, Level 1": {
    hinglish: "Yoga Certification Board ka exam, Level 1",
    hindi: "Yoga Certification Board की परीक्षा, Level 1",
  },
  "Yoga Certification Board exam, Level 2": {
    hinglish: "Yoga Certification Board ka exam, Level 2",
    hindi: "Yoga Certification Board की परीक्षा, Level 2",
  },
  "Yoga instructor by contract at an AYUSH health centre (Ayushman Arogya Mandir), by district selection, after a yoga course": {
    hinglish: "Yoga course ke baad, AYUSH health centre (Ayushman Arogya Mandir) mein contract par yoga instructor, zile ke selection se",
    hindi: "योग कोर्स के बाद, AYUSH स्वास्थ्य केंद्र (Ayushman Arogya Mandir) में कॉन्ट्रैक्ट पर योग इंस्ट्रक्टर, ज़िले के चयन से",
  },
  "Yoga teacher of a Kendriya Vidyalaya, on contract, with training in yoga": {
    hinglish: "Kendriya Vidyalaya mein contract par yoga teacher, yoga ki training ke saath",
    hindi: "Kendriya Vidyalaya में कॉन्ट्रैक्ट पर योग टीचर, योग की ट्रेनिंग के साथ",
  },
  "Young Professional at NITI Aayog, after a master's or a degree such as BTech or LLB": {
    hinglish: "Master degree, ya BTech ya LLB jaisi degree ke baad, NITI Aayog mein Young Professional",
    hindi: "मास्टर डिग्री, या BTech या LLB जैसी डिग्री के बाद, NITI Aayog में Young Professional",
  },
  "Young professional or block post of the State livelihood mission, by its own selection": {
    hinglish: "Rajya ke aajeevika mission mein young professional ya block ki post, uske apne selection se",
    hindi: "राज्य के आजीविका मिशन में यंग प्रोफ़ेशनल या ब्लॉक का पद, उसके अपने चयन से",
  },
  "Your own cartoons beside any study or work, sent to papers and posted online": {
    hinglish: "Kisi bhi padhai ya kaam ke saath-saath apne cartoon, jo akhbaron ko bheje jaayein aur online daale jaayein",
    hindi: "किसी भी पढ़ाई या काम के साथ-साथ अपने कार्टून, जो अख़बारों को भेजे जाएँ और ऑनलाइन डाले जाएँ",
  },
  "Your own playschool or a franchise, after any degree and some years of work": {
    hinglish: "Kisi bhi degree aur kuch saal ke kaam ke baad, apna playschool ya franchise",
    hindi: "किसी भी डिग्री और कुछ साल के काम के बाद, अपना प्लेस्कूल या फ़्रेंचाइज़",
  },
  "Zoological Survey of India, by its own selection or UPSC recruitment": {
    hinglish: "Zoological Survey of India, uske apne selection ya UPSC bharti se",
    hindi: "Zoological Survey of India, उसके अपने चयन या UPSC भर्ती से",
  },
  "Zumba Basic instructor training (private licence)": {
    hinglish: "Zumba Basic instructor training (private licence)",
    hindi: "Zumba Basic इंस्ट्रक्टर ट्रेनिंग (प्राइवेट लाइसेंस)",
  },
  "Zumba Basic instructor training (private licence), for work from 18": {
    hinglish: "Zumba Basic instructor training (private licence), 18 saal ki umar se kaam ke liye",
    hindi: "Zumba Basic इंस्ट्रक्टर ट्रेनिंग (प्राइवेट लाइसेंस), 18 साल की उम्र से काम के लिए",
  },
  "Zumba or dance fitness instructor training": {
    hinglish: "Zumba ya dance fitness instructor ki training",
    hindi: "Zumba या डांस फ़िटनेस इंस्ट्रक्टर की ट्रेनिंग",
  },
};
