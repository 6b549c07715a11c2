import type { ToldTexts } from "../told-texts.ts";

export const eToL: ToldTexts = {
  "E-commerce executive first, then promotion": {
    hinglish: "Pehle e-commerce executive, phir promotion se",
    hindi: "पहले ई-कॉमर्स एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "E-rickshaw first, with its own short training and licence, then the auto's licence": {
    hinglish: "Pehle e-rickshaw, uski apni chhoti training aur licence ke saath, phir auto ka licence",
    hindi: "पहले ई-रिक्शा, उसकी अपनी छोटी ट्रेनिंग और लाइसेंस के साथ, फिर ऑटो का लाइसेंस",
  },
  "E-waste collector short course": { hinglish: "E-waste collector ka chhota course", hindi: "ई-वेस्ट कलेक्टर का छोटा कोर्स" },
  "E-waste collector short course, for work from 18": {
    hinglish: "E-waste collector ka chhota course, 18 saal ki umar se kaam ke liye",
    hindi: "ई-वेस्ट कलेक्टर का छोटा कोर्स, 18 साल की उम्र से काम के लिए",
  },
  "EMT-Basic course (many ask for science)": {
    hinglish: "EMT-Basic course (kai jagah science maangi jaati hai)",
    hindi: "EMT-Basic कोर्स (कई जगह साइंस माँगी जाती है)",
  },
  "ESIC SSO examination, once in some years, for ages 21 to 27 (reserved groups longer)": {
    hinglish: "ESIC SSO pariksha, kuch saal mein ek baar, 21 se 27 saal ki umar ke liye (reserved varg ke liye zyada umar tak)",
    hindi: "ESIC SSO परीक्षा, कुछ साल में एक बार, 21 से 27 साल की उम्र के लिए (आरक्षित वर्ग के लिए ज़्यादा उम्र तक)",
  },
  "Early interventionist at a district centre (DEIC) of the National Health Mission": {
    hinglish: "National Health Mission ke zila centre (DEIC) mein early interventionist",
    hindi: "National Health Mission के ज़िला सेंटर (DEIC) में अर्ली इंटरवेंशनिस्ट",
  },
  "Editor of a law publisher or law site, by its own test, after the law degree": {
    hinglish: "Law degree ke baad kisi law publisher ya law site ke editor, uske apne test se",
    hindi: "लॉ की डिग्री के बाद किसी लॉ प्रकाशक या लॉ साइट के एडिटर, उसके अपने टेस्ट से",
  },
  "Education assistant of a science centre after BSc with physics, or curator after MSc or BTech, by the NCSM's own selection": {
    hinglish:
      "Physics ke saath BSc ke baad science centre mein education assistant, ya MSc ya BTech ke baad curator, NCSM ke apne alag selection se",
    hindi: "फ़िज़िक्स के साथ BSc के बाद साइंस सेंटर में एजुकेशन असिस्टेंट, या MSc या BTech के बाद क्यूरेटर, NCSM के अपने अलग चयन से",
  },
  "Educator of a conservation charity, nature park or school programme, by its own hiring": {
    hinglish: "Conservation ki samajsevi sanstha, nature park ya school programme ke educator, uski apni alag bharti se",
    hindi: "प्रकृति संरक्षण की समाजसेवी संस्था, नेचर पार्क या स्कूल प्रोग्राम के एजुकेटर, उसकी अपनी अलग भर्ती से",
  },
  "Election as MP or MLA within six months of the oath": {
    hinglish: "Shapath ke chhah mahine ke andar MP ya MLA ka chunav jeetna",
    hindi: "शपथ के छह महीने के अंदर MP या MLA का चुनाव जीतना",
  },
  "Engineer of a private airport operator, such as GMR, by its own selection, after BTech": {
    hinglish: "BTech ke baad kisi private airport operator, jaise GMR, mein engineer, uske apne selection se",
    hindi: "BTech के बाद किसी प्राइवेट एयरपोर्ट ऑपरेटर, जैसे GMR, में इंजीनियर, उसके अपने चयन से",
  },
  "Engineer's post at C-DAC, by its own test": {
    hinglish: "C-DAC mein engineer ki post, uske apne test se",
    hindi: "C-DAC में इंजीनियर का पद, उसके अपने टेस्ट से",
  },
  "Engineer's post in RailTel or BSNL, after BTech, by their own tests": {
    hinglish: "BTech ke baad RailTel ya BSNL mein engineer ki post, unke apne test se",
    hindi: "BTech के बाद RailTel या BSNL में इंजीनियर का पद, उनके अपने टेस्ट से",
  },
  "Engineer's post in RailTel or BSNL, by their own tests": {
    hinglish: "RailTel ya BSNL mein engineer ki post, unke apne test se",
    hindi: "RailTel या BSNL में इंजीनियर का पद, उनके अपने टेस्ट से",
  },
  "Engineer's post in RailTel or BSNL, by their own tests, then promotion": {
    hinglish: "RailTel ya BSNL mein engineer ki post, unke apne test se, phir promotion se",
    hindi: "RailTel या BSNL में इंजीनियर का पद, उनके अपने टेस्ट से, फिर प्रमोशन से",
  },
  "Engineer's post in a public power, steel or oil company after BTech, many by GATE": {
    hinglish: "BTech ke baad sarkari bijli, steel ya tel company mein engineer ki post, kai mein GATE se",
    hindi: "BTech के बाद सरकारी बिजली, स्टील या तेल कंपनी में इंजीनियर का पद, कई में GATE से",
  },
  "Engineer's post of a major port by the port's own recruitment, after BTech": {
    hinglish: "BTech ke baad bade port mein engineer ki post, port ki apni alag bharti se",
    hindi: "BTech के बाद बड़े बंदरगाह में इंजीनियर का पद, बंदरगाह की अपनी अलग भर्ती से",
  },
  "Engineering or CA, years of work, then arbitration training": {
    hinglish: "Engineering ya CA, kuch saal ka kaam, phir arbitration ki training",
    hindi: "इंजीनियरिंग या CA, कुछ साल का काम, फिर आर्बिट्रेशन की ट्रेनिंग",
  },
  "Engineers India (EIL) by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Engineers India (EIL)",
    hindi: "BTech के बाद GATE से Engineers India (EIL)",
  },
  "Engineers India (EIL) or another public company by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Engineers India (EIL) ya koi aur sarkari company",
    hindi: "BTech के बाद GATE से Engineers India (EIL) या कोई और सरकारी कंपनी",
  },
  "Enter tournaments rated by the chess federations of India (AICF) and the world (FIDE)": {
    hinglish: "India (AICF) aur duniya (FIDE) ki chess federations ke rated tournament mein utarna",
    hindi: "भारत (AICF) और दुनिया (FIDE) के शतरंज फ़ेडरेशन के रेटेड टूर्नामेंट में उतरना",
  },
  "Entomologist of a State's health department, by State PSC in some States, or on contract": {
    hinglish: "Rajya ke health department ke entomologist, kuch rajyon mein State PSC se, ya contract par",
    hindi: "राज्य के स्वास्थ्य विभाग के एंटोमोलॉजिस्ट, कुछ राज्यों में State PSC से, या कॉन्ट्रैक्ट पर",
  },
  "Entry after BCom with front-office training": {
    hinglish: "BCom ke baad front office training ke saath entry",
    hindi: "BCom के बाद फ़्रंट ऑफ़िस ट्रेनिंग के साथ एंट्री",
  },
  "Entry after any degree with sample advertisements": {
    hinglish: "Kisi bhi degree ke baad sample vigyapanon ke saath entry",
    hindi: "किसी भी डिग्री के बाद सैंपल विज्ञापनों के साथ एंट्री",
  },
  "Entry after any degree with solar training": {
    hinglish: "Kisi bhi degree ke baad solar training ke saath entry",
    hindi: "किसी भी डिग्री के बाद सोलर ट्रेनिंग के साथ एंट्री",
  },
  "Entry after any degree with writing samples": {
    hinglish: "Kisi bhi degree ke baad lekhan ke samples ke saath entry",
    hindi: "किसी भी डिग्री के बाद लेखन के सैंपल के साथ एंट्री",
  },
  "Entry after any degree, science preferred": {
    hinglish: "Kisi bhi degree ke baad entry, science ho to behtar",
    hindi: "किसी भी डिग्री के बाद एंट्री, साइंस हो तो बेहतर",
  },
  "Entry as Station Officer by the State PSC or, in some States, the police recruitment board, then training, often at NFSC Nagpur": {
    hinglish:
      "State PSC ya kuch rajyon mein police bharti board se Station Officer ke taur par entry, phir training, aksar NFSC Nagpur mein",
    hindi: "State PSC या कुछ राज्यों में पुलिस भर्ती बोर्ड से स्टेशन ऑफ़िसर के तौर पर एंट्री, फिर ट्रेनिंग, अक्सर NFSC नागपुर में",
  },
  "Entry as a cafe chain's management trainee": {
    hinglish: "Cafe chain ke management trainee ke taur par entry",
    hindi: "कैफ़े चेन के मैनेजमेंट ट्रेनी के तौर पर एंट्री",
  },
  "Entry as cruise staff, then promotion on board": {
    hinglish: "Cruise staff ke taur par entry, phir jahaz par promotion se",
    hindi: "क्रूज़ स्टाफ़ के तौर पर एंट्री, फिर जहाज़ पर प्रमोशन से",
  },
  "Entry-level referee test of the football federation (AIFF), held by the district or State association, from 18": {
    hinglish: "Football federation (AIFF) ka shuruaati referee test, jo zila ya rajya association leti hai, 18 saal ki umar se",
    hindi: "फ़ुटबॉल फ़ेडरेशन (AIFF) का शुरुआती रेफ़री टेस्ट, जो ज़िला या राज्य एसोसिएशन लेती है, 18 साल की उम्र से",
  },
  "Epigraphy branches of the Archaeological Survey (Mysuru, Nagpur), by SSC Selection Posts or UPSC recruitment, as each notice says": {
    hinglish: "Archaeological Survey (Mysuru, Nagpur) ki epigraphy branch, SSC Selection Posts ya UPSC bharti se, jaisa har notice mein ho",
    hindi: "Archaeological Survey (मैसूरु, नागपुर) की एपिग्राफ़ी ब्रांच, SSC Selection Posts या UPSC भर्ती से, जैसा हर नोटिस में हो",
  },
  "Ethical hacking certificate (CEH or OSCP) with laboratory practice": {
    hinglish: "Ethical hacking certificate (CEH ya OSCP), laboratory practice ke saath",
    hindi: "एथिकल हैकिंग सर्टिफ़िकेट (CEH या OSCP), लैबोरेटरी प्रैक्टिस के साथ",
  },
  "Event or performing arts degree": { hinglish: "Event ya performing arts ki degree", hindi: "इवेंट या परफ़ॉर्मिंग आर्ट्स की डिग्री" },
  "Excavator maker's operator course (from 18)": {
    hinglish: "Excavator banane wali company ka operator course (18 saal ki umar se)",
    hindi: "एक्सकेवेटर बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Excavator operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka excavator operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का एक्सकेवेटर ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Excise constable or sub-inspector first, then promotion": {
    hinglish: "Pehle excise constable ya sub-inspector, phir promotion se",
    hindi: "पहले आबकारी कॉन्स्टेबल या सब-इंस्पेक्टर, फिर प्रमोशन से",
  },
  "Excise constable recruitment by the State board or PSC: written and physical tests": {
    hinglish: "Rajya ke board ya PSC ki excise constable bharti: likhit aur physical test",
    hindi: "राज्य के बोर्ड या PSC की आबकारी कॉन्स्टेबल भर्ती: लिखित और फ़िज़िकल टेस्ट",
  },
  "Excise constable recruitment in a few states, from 18 years": {
    hinglish: "Kuch rajyon mein excise constable bharti, 18 saal ki umar se",
    hindi: "कुछ राज्यों में आबकारी कॉन्स्टेबल भर्ती, 18 साल की उम्र से",
  },
  "Executive MBA after 8-10 years of work": {
    hinglish: "8-10 saal ke kaam ke baad Executive MBA",
    hindi: "8-10 साल के काम के बाद Executive MBA",
  },
  "Executive of a talent management or sports marketing firm, after any degree": {
    hinglish: "Kisi bhi degree ke baad talent management ya sports marketing company mein executive",
    hindi: "किसी भी डिग्री के बाद टैलेंट मैनेजमेंट या स्पोर्ट्स मार्केटिंग कंपनी में एग्ज़िक्यूटिव",
  },
  "Export or sales executive first, then promotion": {
    hinglish: "Pehle export ya sales executive, phir promotion se",
    hindi: "पहले एक्सपोर्ट या सेल्स एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Extension officer or panchayat officer first, then promotion": {
    hinglish: "Pehle extension officer ya panchayat officer, phir promotion se",
    hindi: "पहले एक्सटेंशन ऑफ़िसर या पंचायत ऑफ़िसर, फिर प्रमोशन से",
  },
  "FCI or Central Warehousing Corporation recruitment": {
    hinglish: "FCI ya Central Warehousing Corporation ki bharti",
    hindi: "FCI या Central Warehousing Corporation की भर्ती",
  },
  "FFDC Kannauj short course in incense making": {
    hinglish: "Agarbatti banane ka FFDC Kannauj ka chhota course",
    hindi: "अगरबत्ती बनाने का FFDC कन्नौज का छोटा कोर्स",
  },
  "FIFA's agent exam, to represent footballers": {
    hinglish: "Footballers ke agent banne ke liye FIFA ka agent exam",
    hindi: "फ़ुटबॉल खिलाड़ियों का एजेंट बनने के लिए FIFA का एजेंट एग्ज़ाम",
  },
  "FSSAI Food Analyst Examination, after 3 years of testing food": {
    hinglish: "3 saal khane ki jaanch ke kaam ke baad FSSAI Food Analyst Examination",
    hindi: "3 साल खाने की जाँच के काम के बाद FSSAI Food Analyst Examination",
  },
  "FSSAI Junior Analyst Examination, after a BSc such as chemistry, microbiology or food technology": {
    hinglish: "Chemistry, microbiology ya food technology jaisi BSc ke baad FSSAI Junior Analyst Examination",
    hindi: "केमिस्ट्री, माइक्रोबायोलॉजी या फ़ूड टेक्नोलॉजी जैसी BSc के बाद FSSAI Junior Analyst Examination",
  },
  "FTII PG programme in Art Direction, after a degree in art, architecture or interior design": {
    hinglish: "Art, architecture ya interior design ki degree ke baad FTII ka Art Direction mein PG programme",
    hindi: "आर्ट, आर्किटेक्चर या इंटीरियर डिज़ाइन की डिग्री के बाद FTII का Art Direction में PG प्रोग्राम",
  },
  "FTII PG programme in Screen Acting": {
    hinglish: "FTII ka Screen Acting mein PG programme",
    hindi: "FTII का Screen Acting में PG प्रोग्राम",
  },
  "FTII or SRFTI PG programme in Cinematography": {
    hinglish: "FTII ya SRFTI ka Cinematography mein PG programme",
    hindi: "FTII या SRFTI का Cinematography में PG प्रोग्राम",
  },
  "FTII or SRFTI PG programme in Editing": {
    hinglish: "FTII ya SRFTI ka Editing mein PG programme",
    hindi: "FTII या SRFTI का Editing में PG प्रोग्राम",
  },
  "FTII or SRFTI PG programme in Sound Recording and Design (Physics in Class 12)": {
    hinglish: "FTII ya SRFTI ka Sound Recording and Design mein PG programme (Class 12 mein Physics)",
    hindi: "FTII या SRFTI का Sound Recording and Design में PG प्रोग्राम (Class 12 में फ़िज़िक्स)",
  },
  "Facility executive or building engineer first, then promotion": {
    hinglish: "Pehle facility executive ya building engineer, phir promotion se",
    hindi: "पहले फ़ैसिलिटी एग्ज़िक्यूटिव या बिल्डिंग इंजीनियर, फिर प्रमोशन से",
  },
  "Facility management certificate after any degree": {
    hinglish: "Kisi bhi degree ke baad facility management certificate",
    hindi: "किसी भी डिग्री के बाद फ़ैसिलिटी मैनेजमेंट सर्टिफ़िकेट",
  },
  "Factory entry after Class 12": { hinglish: "Class 12 ke baad factory mein entry", hindi: "Class 12 के बाद फ़ैक्टरी में एंट्री" },
  "Factory entry after Class 12 with training": {
    hinglish: "Class 12 ke baad training ke saath factory mein entry",
    hindi: "Class 12 के बाद ट्रेनिंग के साथ फ़ैक्टरी में एंट्री",
  },
  "Factory hiring after Class 12, with training on the line": {
    hinglish: "Class 12 ke baad factory mein bharti, line par training ke saath",
    hindi: "Class 12 के बाद फ़ैक्टरी में भर्ती, लाइन पर ट्रेनिंग के साथ",
  },
  "Faculty of NCERT or a SCERT later, after years of teaching and often with a PhD": {
    hinglish: "Kuch saal padhane ke baad aage chalkar NCERT ya kisi SCERT mein faculty, aksar PhD ke saath",
    hindi: "कुछ साल पढ़ाने के बाद आगे चलकर NCERT या किसी SCERT में फ़ैकल्टी, अक्सर PhD के साथ",
  },
  "Family firm or helper in a funeral service": {
    hinglish: "Parivar ki firm, ya antim sanskar seva mein helper",
    hindi: "परिवार की फ़र्म, या अंतिम संस्कार सेवा में हेल्पर",
  },
  "Family flock": { hinglish: "Parivar ki murgiyan ya bhedein", hindi: "परिवार की मुर्गियाँ या भेड़ें" },
  "Family herd": { hinglish: "Parivar ke pashu", hindi: "परिवार के पशु" },
  "Family land, planted four years before the first cut": {
    hinglish: "Parivar ki zameen, jisme pehli kataai se chaar saal pehle ropai ho",
    hindi: "परिवार की ज़मीन, जिसमें पहली कटाई से चार साल पहले रोपाई हो",
  },
  "Family loom": { hinglish: "Parivar ka kargha", hindi: "परिवार का करघा" },
  "Family workshop": { hinglish: "Parivar ki workshop", hindi: "परिवार की वर्कशॉप" },
  "Family workshop or guru-shishya training": {
    hinglish: "Parivar ki workshop ya guru-shishya training",
    hindi: "परिवार की वर्कशॉप या गुरु-शिष्य ट्रेनिंग",
  },
  "Federation scouting course": { hinglish: "Federation ka scouting course", hindi: "फ़ेडरेशन का स्काउटिंग कोर्स" },
  "Fellowship in binocular vision and paediatric optometry at an eye hospital (6-12 months), after BOptom": {
    hinglish: "BOptom ke baad aankhon ke aspataal mein binocular vision aur paediatric optometry mein fellowship (6-12 mahine)",
    hindi: "BOptom के बाद आँखों के अस्पताल में बाइनोकुलर विज़न और पीडियाट्रिक ऑप्टोमेट्री में फ़ेलोशिप (6-12 महीने)",
  },
  "Fellowship such as LAMP, after any degree": {
    hinglish: "Kisi bhi degree ke baad LAMP jaisi fellowship",
    hindi: "किसी भी डिग्री के बाद LAMP जैसी फ़ेलोशिप",
  },
  "Field agent after Class 12, with the IIBF certificate": {
    hinglish: "Class 12 ke baad field agent, IIBF certificate ke saath",
    hindi: "Class 12 के बाद फ़ील्ड एजेंट, IIBF सर्टिफ़िकेट के साथ",
  },
  "Field associate of a survey first, then promotion": {
    hinglish: "Pehle kisi survey ke field associate, phir promotion se",
    hindi: "पहले किसी सर्वे के फ़ील्ड एसोसिएट, फिर प्रमोशन से",
  },
  "Field auditor of a research agency after any degree": {
    hinglish: "Kisi bhi degree ke baad research agency ke field auditor",
    hindi: "किसी भी डिग्री के बाद रिसर्च एजेंसी के फ़ील्ड ऑडिटर",
  },
  "Field executive of a survey or market research firm first, then its design team": {
    hinglish: "Pehle survey ya market research company mein field executive, phir uski design team",
    hindi: "पहले सर्वे या मार्केट रिसर्च कंपनी में फ़ील्ड एग्ज़िक्यूटिव, फिर उसकी डिज़ाइन टीम",
  },
  "Field investigator with an insurers' investigation agency, after any degree": {
    hinglish: "Kisi bhi degree ke baad bima companies ki jaanch agency mein field investigator",
    hindi: "किसी भी डिग्री के बाद बीमा कंपनियों की जाँच एजेंसी में फ़ील्ड इन्वेस्टिगेटर",
  },
  "Field or data executive of a research agency first, after any degree": {
    hinglish: "Kisi bhi degree ke baad pehle research agency mein field ya data executive",
    hindi: "किसी भी डिग्री के बाद पहले रिसर्च एजेंसी में फ़ील्ड या डेटा एग्ज़िक्यूटिव",
  },
  "Field or project officer first, then promotion": {
    hinglish: "Pehle field ya project officer, phir promotion se",
    hindi: "पहले फ़ील्ड या प्रोजेक्ट ऑफ़िसर, फिर प्रमोशन से",
  },
  "Field or research associate of a charity first, after any degree": {
    hinglish: "Kisi bhi degree ke baad pehle kisi samajsevi sanstha mein field ya research associate",
    hindi: "किसी भी डिग्री के बाद पहले किसी समाजसेवी संस्था में फ़ील्ड या रिसर्च एसोसिएट",
  },
  "Field or research associate of an education charity, by its own hiring": {
    hinglish: "Shiksha ki kisi samajsevi sanstha mein field ya research associate, uski apni alag bharti se",
    hindi: "शिक्षा की किसी समाजसेवी संस्था में फ़ील्ड या रिसर्च एसोसिएट, उसकी अपनी अलग भर्ती से",
  },
  "Field trainee after Class 12": { hinglish: "Class 12 ke baad field trainee", hindi: "Class 12 के बाद फ़ील्ड ट्रेनी" },
  "Field worker of a charity, hospital or school first, after any degree": {
    hinglish: "Kisi bhi degree ke baad pehle samajsevi sanstha, aspataal ya school mein field worker",
    hindi: "किसी भी डिग्री के बाद पहले समाजसेवी संस्था, अस्पताल या स्कूल में फ़ील्ड वर्कर",
  },
  "Field worker of a relief charity first, then coordinator": {
    hinglish: "Pehle rahat ki samajsevi sanstha mein field worker, phir coordinator",
    hindi: "पहले राहत की समाजसेवी संस्था में फ़ील्ड वर्कर, फिर कोऑर्डिनेटर",
  },
  "Film appreciation course (FTII)": { hinglish: "Film appreciation course (FTII)", hindi: "फ़िल्म एप्रिसिएशन कोर्स (FTII)" },
  "Finance manager and controller first, over many years": {
    hinglish: "Pehle kai saal tak finance manager aur controller",
    hindi: "पहले कई साल तक फ़ाइनेंस मैनेजर और कंट्रोलर",
  },
  "Finance or research analyst first": { hinglish: "Pehle finance ya research analyst", hindi: "पहले फ़ाइनेंस या रिसर्च एनालिस्ट" },
  "Finance process associate in a BPO": { hinglish: "BPO mein finance process associate", hindi: "BPO में फ़ाइनेंस प्रोसेस एसोसिएट" },
  "Fire service entry, then the sub-officer course": {
    hinglish: "Fire service mein entry, phir sub-officer course",
    hindi: "फ़ायर सर्विस में एंट्री, फिर सब-ऑफ़िसर कोर्स",
  },
  "Fireman first, then the sub-officer course and promotion": {
    hinglish: "Pehle fireman, phir sub-officer course aur promotion",
    hindi: "पहले फ़ायरमैन, फिर सब-ऑफ़िसर कोर्स और प्रमोशन",
  },
  "Fireman of Tamil Nadu by its uniformed services board (TNUSRB), with Class 10, from 18 years": {
    hinglish: "Tamil Nadu mein fireman, uske uniformed services board (TNUSRB) se, Class 10 ke saath, 18 saal ki umar se",
    hindi: "तमिलनाडु में फ़ायरमैन, उसके यूनिफ़ॉर्म्ड सर्विसेज़ बोर्ड (TNUSRB) से, Class 10 के साथ, 18 साल की उम्र से",
  },
  "Fireman of a city or State fire service by its own recruitment (from 18), then promotion": {
    hinglish: "Kisi shahar ya rajya ki fire service mein fireman, uski apni alag bharti se (18 saal ki umar se), phir promotion se",
    hindi: "किसी शहर या राज्य की फ़ायर सर्विस में फ़ायरमैन, उसकी अपनी अलग भर्ती से (18 साल की उम्र से), फिर प्रमोशन से",
  },
  "Fisheries short course at a Krishi Vigyan Kendra or State centre": {
    hinglish: "Krishi Vigyan Kendra ya rajya ke kisi centre mein machhli palan ka chhota course",
    hindi: "Krishi Vigyan Kendra या राज्य के किसी सेंटर में मछली पालन का छोटा कोर्स",
  },
  "Fitness trainer certificate (of the sports skill council, SPEFL-SC, or an international one)": {
    hinglish: "Fitness trainer certificate (sports skill council SPEFL-SC ka, ya koi international)",
    hindi: "फ़िटनेस ट्रेनर सर्टिफ़िकेट (स्पोर्ट्स स्किल काउंसिल SPEFL-SC का, या कोई इंटरनेशनल)",
  },
  "Fitness trainer certificate, then floor experience": {
    hinglish: "Fitness trainer certificate, phir gym floor ka anubhav",
    hindi: "फ़िटनेस ट्रेनर सर्टिफ़िकेट, फिर जिम फ़्लोर का अनुभव",
  },
  "Fitness trainer skill course, for work from 18": {
    hinglish: "Fitness trainer skill course, 18 saal ki umar se kaam ke liye",
    hindi: "फ़िटनेस ट्रेनर स्किल कोर्स, 18 साल की उम्र से काम के लिए",
  },
  "Five-year BA LLB": { hinglish: "Paanch saal ka BA LLB", hindi: "पाँच साल का BA LLB" },
  "Five-year BA LLB or BBA LLB": { hinglish: "Paanch saal ka BA LLB ya BBA LLB", hindi: "पाँच साल का BA LLB या BBA LLB" },
  "Five-year BTech and MTech in Optical Engineering at IIST (Department of Space), by JEE Advanced": {
    hinglish: "IIST (Department of Space) mein Optical Engineering mein paanch saal ka BTech aur MTech, JEE Advanced se",
    hindi: "IIST (Department of Space) में Optical Engineering में पाँच साल का BTech और MTech, JEE Advanced से",
  },
  "Five-year Integrated Programme in Management (IPM) at an IIM": {
    hinglish: "Kisi IIM mein paanch saal ka Integrated Programme in Management (IPM)",
    hindi: "किसी IIM में पाँच साल का Integrated Programme in Management (IPM)",
  },
  "Five-year management programme (IPM) of an IIM": {
    hinglish: "Kisi IIM ka paanch saal ka management programme (IPM)",
    hindi: "किसी IIM का पाँच साल का मैनेजमेंट प्रोग्राम (IPM)",
  },
  "Flight dispatcher course at a DGCA-approved school": {
    hinglish: "DGCA se manzoor school mein flight dispatcher course",
    hindi: "DGCA से मंज़ूर स्कूल में फ़्लाइट डिस्पैचर कोर्स",
  },
  "Flight dispatcher course, then airline on-the-job training": {
    hinglish: "Flight dispatcher course, phir airline mein kaam par hi training",
    hindi: "फ़्लाइट डिस्पैचर कोर्स, फिर एयरलाइन में काम पर ही ट्रेनिंग",
  },
  "Flight safety course after flying or engineering experience": {
    hinglish: "Udaan ya engineering ke anubhav ke baad flight safety course",
    hindi: "उड़ान या इंजीनियरिंग के अनुभव के बाद फ़्लाइट सेफ़्टी कोर्स",
  },
  "Floor helper at a local gym from 18, then trainer, with a certificate later": {
    hinglish: "18 saal ki umar se local gym mein floor helper, phir trainer, aur certificate baad mein",
    hindi: "18 साल की उम्र से लोकल जिम में फ़्लोर हेल्पर, फिर ट्रेनर, और सर्टिफ़िकेट बाद में",
  },
  "Floristry short course": { hinglish: "Floristry ka chhota course", hindi: "फ़्लोरिस्ट्री का छोटा कोर्स" },
  "Flutter course after any degree, with apps of your own in the store to show": {
    hinglish: "Kisi bhi degree ke baad Flutter course, dikhane ke liye store mein apne apps ke saath",
    hindi: "किसी भी डिग्री के बाद Flutter कोर्स, दिखाने के लिए स्टोर में अपने ऐप के साथ",
  },
  "Flying school abroad, then the Indian licence by DGCA papers and a check flight": {
    hinglish: "Videsh mein flying school, phir DGCA ke exam papers aur check flight se Indian licence",
    hindi: "विदेश में फ़्लाइंग स्कूल, फिर DGCA की परीक्षा के पेपर और चेक फ़्लाइट से भारतीय लाइसेंस",
  },
  "Flying school abroad, then the Indian licence by DGCA papers and a type rating": {
    hinglish: "Videsh mein flying school, phir DGCA ke exam papers aur type rating se Indian licence",
    hindi: "विदेश में फ़्लाइंग स्कूल, फिर DGCA की परीक्षा के पेपर और टाइप रेटिंग से भारतीय लाइसेंस",
  },
  "Food safety post by State PSC or the State's recruitment board": {
    hinglish: "State PSC ya rajya ke bharti board se food safety ki post",
    hindi: "State PSC या राज्य के भर्ती बोर्ड से फ़ूड सेफ़्टी का पद",
  },
  "Footwear certificate courses, FDDI or CFTI": {
    hinglish: "Footwear ke certificate course, FDDI ya CFTI",
    hindi: "फ़ुटवियर के सर्टिफ़िकेट कोर्स, FDDI या CFTI",
  },
  "Forensic accounting certificate (FAFD) of ICAI, for CAs": {
    hinglish: "ICAI ka forensic accounting certificate (FAFD), CAs ke liye",
    hindi: "ICAI का फ़ोरेंसिक अकाउंटिंग सर्टिफ़िकेट (FAFD), CA के लिए",
  },
  "Forensic laboratory of a State by State PSC, or of the Centre by UPSC recruitment, after the master's": {
    hinglish: "Masters ke baad State PSC se rajya ki, ya UPSC bharti se kendra ki forensic laboratory",
    hindi: "मास्टर डिग्री के बाद State PSC से राज्य की, या UPSC भर्ती से केंद्र की फ़ोरेंसिक लैबोरेटरी",
  },
  "Forest Department's guide training for local youth": {
    hinglish: "Local yuvaon ke liye Forest Department ki guide training",
    hindi: "स्थानीय युवाओं के लिए वन विभाग की गाइड ट्रेनिंग",
  },
  "Forest Range Officer by the State PSC, or Indian Forest Service by UPSC, after a degree in science, agriculture, forestry, veterinary science or engineering (State lists differ)":
    {
      hinglish:
        "Science, agriculture, forestry, veterinary science ya engineering ki degree ke baad State PSC se Forest Range Officer, ya UPSC se Indian Forest Service (rajyon ki list alag-alag)",
      hindi:
        "साइंस, कृषि, फ़ॉरेस्ट्री, वेटरनरी साइंस या इंजीनियरिंग की डिग्री के बाद State PSC से फ़ॉरेस्ट रेंज ऑफ़िसर, या UPSC से Indian Forest Service (राज्यों की लिस्ट अलग-अलग)",
    },
  "Forest Section Officer by the State PSC (Andhra Pradesh, Telangana), or forester by State staff selection, after a science, agriculture or engineering degree":
    {
      hinglish:
        "Science, agriculture ya engineering ki degree ke baad State PSC se Forest Section Officer (Andhra Pradesh, Telangana), ya rajya staff selection se forester",
      hindi: "साइंस, कृषि या इंजीनियरिंग की डिग्री के बाद State PSC से फ़ॉरेस्ट सेक्शन ऑफ़िसर (आंध्र प्रदेश, तेलंगाना), या राज्य कर्मचारी चयन से फ़ॉरेस्टर",
    },
  "Forest guard by State recruitment, then promotion": {
    hinglish: "Rajya ki bharti se forest guard, phir promotion se",
    hindi: "राज्य की भर्ती से फ़ॉरेस्ट गार्ड, फिर प्रमोशन से",
  },
  "Forest guard from 18, in States that ask only Class 10, such as Madhya Pradesh, then promotion": {
    hinglish: "Madhya Pradesh jaise rajyon mein, jo sirf Class 10 maangte hain, 18 saal ki umar se forest guard, phir promotion se",
    hindi: "मध्य प्रदेश जैसे राज्यों में, जो सिर्फ़ Class 10 माँगते हैं, 18 साल की उम्र से फ़ॉरेस्ट गार्ड, फिर प्रमोशन से",
  },
  "Forest guard or forester of a State by State staff selection, then promotion to range officer": {
    hinglish: "Rajya staff selection se rajya ke forest guard ya forester, phir promotion se range officer",
    hindi: "राज्य कर्मचारी चयन से राज्य के फ़ॉरेस्ट गार्ड या फ़ॉरेस्टर, फिर प्रमोशन से रेंज ऑफ़िसर",
  },
  "Forest guard recruitment by the State's board or PSC, in some States after science subjects: written paper, walk and fitness test": {
    hinglish:
      "Rajya ke board ya PSC se forest guard bharti, kuch rajyon mein science subjects ke baad: likhit paper, walk aur fitness test",
    hindi: "राज्य के बोर्ड या PSC से फ़ॉरेस्ट गार्ड भर्ती, कुछ राज्यों में साइंस के विषयों के बाद: लिखित पेपर, पैदल चाल और फ़िटनेस टेस्ट",
  },
  "Forest guard recruitment from 18 in the States that ask for Class 10 only": {
    hinglish: "Sirf Class 10 maangne wale rajyon mein 18 saal ki umar se forest guard bharti",
    hindi: "सिर्फ़ Class 10 माँगने वाले राज्यों में 18 साल की उम्र से फ़ॉरेस्ट गार्ड भर्ती",
  },
  "Forest watcher first, then promotion, in some States": {
    hinglish: "Kuch rajyon mein pehle forest watcher, phir promotion se",
    hindi: "कुछ राज्यों में पहले फ़ॉरेस्ट वॉचर, फिर प्रमोशन से",
  },
  "Forester by State staff selection after Class 12, any stream in some states": {
    hinglish: "Class 12 ke baad rajya staff selection se forester, kuch rajyon mein koi bhi stream",
    hindi: "Class 12 के बाद राज्य कर्मचारी चयन से फ़ॉरेस्टर, कुछ राज्यों में कोई भी स्ट्रीम",
  },
  "Forklift operator course": { hinglish: "Forklift operator course", hindi: "फ़ोर्कलिफ़्ट ऑपरेटर कोर्स" },
  "Forklift operator course at a skill centre, 18 years and above (and a driving licence, for public roads)": {
    hinglish: "Skill centre mein forklift operator course, 18 saal ya usse upar (aur sarvajanik sadak ke liye driving licence)",
    hindi: "स्किल सेंटर में फ़ोर्कलिफ़्ट ऑपरेटर कोर्स, 18 साल या उससे ऊपर (और सार्वजनिक सड़कों के लिए ड्राइविंग लाइसेंस)",
  },
  "Four years of practice and a year under an Advocate-on-Record, then the Advocate-on-Record examination": {
    hinglish: "Chaar saal ki practice aur kisi Advocate-on-Record ke under ek saal, phir Advocate-on-Record pariksha",
    hindi: "चार साल की प्रैक्टिस और किसी Advocate-on-Record के अधीन एक साल, फिर Advocate-on-Record परीक्षा",
  },
  "Four-month ETO course after an electrical or electronics degree": {
    hinglish: "Electrical ya electronics degree ke baad chaar mahine ka ETO course",
    hindi: "इलेक्ट्रिकल या इलेक्ट्रॉनिक्स डिग्री के बाद चार महीने का ETO कोर्स",
  },
  "Four-year ITEP": { hinglish: "Chaar saal ka ITEP", hindi: "चार साल का ITEP" },
  "Four-year ITEP (BA-B.Ed or BSc-B.Ed)": {
    hinglish: "Chaar saal ka ITEP (BA-B.Ed ya BSc-B.Ed)",
    hindi: "चार साल का ITEP (BA-B.Ed या BSc-B.Ed)",
  },
  "Four-year ITEP (BA-B.Ed or BSc-B.Ed) and years of teaching": {
    hinglish: "Chaar saal ka ITEP (BA-B.Ed ya BSc-B.Ed) aur kuch saal padhana",
    hindi: "चार साल का ITEP (BA-B.Ed या BSc-B.Ed) और कुछ साल पढ़ाना",
  },
  "Four-year ITEP (BA-B.Ed)": { hinglish: "Chaar saal ka ITEP (BA-B.Ed)", hindi: "चार साल का ITEP (BA-B.Ed)" },
  "Four-year ITEP (BA-B.Ed), then MA": { hinglish: "Chaar saal ka ITEP (BA-B.Ed), phir MA", hindi: "चार साल का ITEP (BA-B.Ed), फिर MA" },
  "Four-year ITEP (BCom-B.Ed), then MCom": {
    hinglish: "Chaar saal ka ITEP (BCom-B.Ed), phir MCom",
    hindi: "चार साल का ITEP (BCom-B.Ed), फिर MCom",
  },
  "Four-year ITEP (BSc-B.Ed)": { hinglish: "Chaar saal ka ITEP (BSc-B.Ed)", hindi: "चार साल का ITEP (BSc-B.Ed)" },
  "Four-year ITEP (BSc-B.Ed), then MSc": {
    hinglish: "Chaar saal ka ITEP (BSc-B.Ed), phir MSc",
    hindi: "चार साल का ITEP (BSc-B.Ed), फिर MSc",
  },
  "Four-year ITEP (BSc-B.Ed, with science)": {
    hinglish: "Chaar saal ka ITEP (BSc-B.Ed, science ke saath)",
    hindi: "चार साल का ITEP (BSc-B.Ed, साइंस के साथ)",
  },
  "Four-year ITEP with Sanskrit": { hinglish: "Sanskrit ke saath chaar saal ka ITEP", hindi: "संस्कृत के साथ चार साल का ITEP" },
  "Free retail course of the rural skill scheme DDU-GKY, for families with little income": {
    hinglish: "Gramin skill yojana DDU-GKY ka muft retail course, kam aay wale parivaron ke liye",
    hindi: "ग्रामीण स्किल योजना DDU-GKY का मुफ़्त रिटेल कोर्स, कम आय वाले परिवारों के लिए",
  },
  "Free six-month training at Upendra Maharathi Shilp Anusandhan Sansthan, Patna": {
    hinglish: "Upendra Maharathi Shilp Anusandhan Sansthan, Patna mein chhah mahine ki muft training",
    hindi: "Upendra Maharathi Shilp Anusandhan Sansthan, पटना में छह महीने की मुफ़्त ट्रेनिंग",
  },
  "Freelance assignments from age 18": { hinglish: "18 saal ki umar se freelance assignment", hindi: "18 साल की उम्र से फ़्रीलांस असाइनमेंट" },
  "Freelance from age 18": { hinglish: "18 saal ki umar se freelance", hindi: "18 साल की उम्र से फ़्रीलांस" },
  "Freelance news pictures for local papers, beside any degree": {
    hinglish: "Kisi bhi degree ke saath-saath local akhbaron ke liye freelance news photo",
    hindi: "किसी भी डिग्री के साथ-साथ स्थानीय अख़बारों के लिए फ़्रीलांस न्यूज़ फ़ोटो",
  },
  "Friends of Coconut Tree training, Coconut Development Board, from 18": {
    hinglish: "Friends of Coconut Tree training, Coconut Development Board, 18 saal ki umar se",
    hindi: "Friends of Coconut Tree ट्रेनिंग, Coconut Development Board, 18 साल की उम्र से",
  },
  "Front office certificate course": { hinglish: "Front office certificate course", hindi: "फ़्रंट ऑफ़िस सर्टिफ़िकेट कोर्स" },
  "Front-end course after any degree, with pages to show": {
    hinglish: "Kisi bhi degree ke baad front-end course, dikhane ke liye apne pages ke saath",
    hindi: "किसी भी डिग्री के बाद फ़्रंट-एंड कोर्स, दिखाने के लिए अपने पेज के साथ",
  },
  "Full stack course after any degree, with projects to show": {
    hinglish: "Kisi bhi degree ke baad full stack course, dikhane ke liye apne projects ke saath",
    hindi: "किसी भी डिग्री के बाद फ़ुल स्टैक कोर्स, दिखाने के लिए अपने प्रोजेक्ट के साथ",
  },
  "Fundraising executive first, then promotion": {
    hinglish: "Pehle fundraising executive, phir promotion se",
    hindi: "पहले फ़ंडरेज़िंग एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "GAIL or ONGC after the diploma, by its own test": {
    hinglish: "Diploma ke baad GAIL ya ONGC, uske apne test se",
    hindi: "डिप्लोमा के बाद GAIL या ONGC, उसके अपने टेस्ट से",
  },
  "GAIL, Indian Oil and others by GATE or their own test, after BTech": {
    hinglish: "BTech ke baad GAIL, Indian Oil aur doosri companies, GATE ya unke apne test se",
    hindi: "BTech के बाद GAIL, Indian Oil और दूसरी कंपनियाँ, GATE या उनके अपने टेस्ट से",
  },
  "GAIL, Indian Oil or another pipeline company, by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad GAIL, Indian Oil ya koi aur pipeline company, GATE ya uske apne test se",
    hindi: "BTech के बाद GAIL, Indian Oil या कोई और पाइपलाइन कंपनी, GATE या उसके अपने टेस्ट से",
  },
  "GNM (any stream in most States)": { hinglish: "GNM (zyadatar rajyon mein koi bhi stream)", hindi: "GNM (ज़्यादातर राज्यों में कोई भी स्ट्रीम)" },
  "GNM diploma (3 years, any stream in most States)": {
    hinglish: "GNM diploma (3 saal, zyadatar rajyon mein koi bhi stream)",
    hindi: "GNM डिप्लोमा (3 साल, ज़्यादातर राज्यों में कोई भी स्ट्रीम)",
  },
  "GNM diploma (3 years, any stream in most States), then post-basic BSc Nursing": {
    hinglish: "GNM diploma (3 saal, zyadatar rajyon mein koi bhi stream), phir post-basic BSc Nursing",
    hindi: "GNM डिप्लोमा (3 साल, ज़्यादातर राज्यों में कोई भी स्ट्रीम), फिर पोस्ट-बेसिक BSc Nursing",
  },
  "GP Rating (ship's crew) course and seafarer's book (CDC), from 17½ to 25 years, then sea time as ordinary seaman": {
    hinglish:
      "GP Rating (jahaz ka crew) course aur seafarer book (CDC), saadhe 17 se 25 saal ki umar mein, phir ordinary seaman ke taur par samudra mein kuch samay",
    hindi: "GP Rating (जहाज़ का क्रू) कोर्स और सीफ़ेरर बुक (CDC), साढ़े 17 से 25 साल की उम्र में, फिर ऑर्डिनरी सीमैन के तौर पर समुद्र में कुछ समय",
  },
  "GP Rating (ship's crew) course and seafarer's book (CDC), from 17½ to 25 years, then years as able seaman": {
    hinglish:
      "GP Rating (jahaz ka crew) course aur seafarer book (CDC), saadhe 17 se 25 saal ki umar mein, phir able seaman ke taur par kuch saal",
    hindi: "GP Rating (जहाज़ का क्रू) कोर्स और सीफ़ेरर बुक (CDC), साढ़े 17 से 25 साल की उम्र में, फिर एबल सीमैन के तौर पर कुछ साल",
  },
  "GP Rating (ship's crew) course, from 17½ to 25 years, then years at sea, more schooling where asked and the officer's examinations": {
    hinglish:
      "GP Rating (jahaz ka crew) course, saadhe 17 se 25 saal ki umar mein, phir samudra mein kuch saal, jahan maangi jaye wahan aage ki padhai aur officer ki parikshayein",
    hindi: "GP Rating (जहाज़ का क्रू) कोर्स, साढ़े 17 से 25 साल की उम्र में, फिर समुद्र में कुछ साल, जहाँ माँगी जाए वहाँ आगे की पढ़ाई और ऑफ़िसर की परीक्षाएँ",
  },
  "GP Rating course (pre-sea), from 17½ to 25 years, with good eyesight and colour vision": {
    hinglish: "GP Rating course (pre-sea), saadhe 17 se 25 saal ki umar mein, achhi nazar aur rang ki sahi pehchaan ke saath",
    hindi: "GP Rating कोर्स (प्री-सी), साढ़े 17 से 25 साल की उम्र में, अच्छी नज़र और रंगों की सही पहचान के साथ",
  },
  "GP Rating course at a DG Shipping-approved institute": {
    hinglish: "DG Shipping se approved institute mein GP Rating course",
    hindi: "DG Shipping से मंज़ूर इंस्टीट्यूट में GP Rating कोर्स",
  },
  "GP Rating course at a DG Shipping-approved institute, then promotion": {
    hinglish: "DG Shipping se approved institute mein GP Rating course, phir promotion se",
    hindi: "DG Shipping से मंज़ूर इंस्टीट्यूट में GP Rating कोर्स, फिर प्रमोशन से",
  },
  "GP Rating course at a DG Shipping-approved institute, then sea time as ordinary seaman": {
    hinglish: "DG Shipping se approved institute mein GP Rating course, phir ordinary seaman ke taur par samudra mein kuch samay",
    hindi: "DG Shipping से मंज़ूर इंस्टीट्यूट में GP Rating कोर्स, फिर ऑर्डिनरी सीमैन के तौर पर समुद्र में कुछ समय",
  },
  "GP Rating course, from 17½ to 25 years, then trainee of the Dredging Corporation of India or another firm": {
    hinglish: "GP Rating course, saadhe 17 se 25 saal ki umar mein, phir Dredging Corporation of India ya kisi aur company mein trainee",
    hindi: "GP Rating कोर्स, साढ़े 17 से 25 साल की उम्र में, फिर Dredging Corporation of India या किसी और कंपनी में ट्रेनी",
  },
  "GP Rating, then dredge training": { hinglish: "GP Rating, phir dredge ki training", hindi: "GP Rating, फिर ड्रेज की ट्रेनिंग" },
  "Gardener or nursery course at a Krishi Vigyan Kendra (KVK)": {
    hinglish: "Krishi Vigyan Kendra (KVK) mein gardener ya nursery course",
    hindi: "Krishi Vigyan Kendra (KVK) में माली या नर्सरी कोर्स",
  },
  "Garment quality checker course (apparel skill council)": {
    hinglish: "Garment quality checker course (apparel skill council)",
    hindi: "गारमेंट क्वालिटी चेकर कोर्स (अपैरल स्किल काउंसिल)",
  },
  "General B.Ed with a diploma in special education, for KVS and NVS posts in Classes 6 to 10": {
    hinglish: "Special education mein diploma ke saath general B.Ed, Class 6 se 10 mein KVS aur NVS ki post ke liye",
    hindi: "स्पेशल एजुकेशन में डिप्लोमा के साथ सामान्य B.Ed, Class 6 से 10 में KVS और NVS के पदों के लिए",
  },
  "General Duty Assistant (GDA) certificate course": {
    hinglish: "General Duty Assistant (GDA) certificate course",
    hindi: "General Duty Assistant (GDA) सर्टिफ़िकेट कोर्स",
  },
  "General Duty Assistant (GDA) certificate course; most hospitals take staff from 18": {
    hinglish: "General Duty Assistant (GDA) certificate course; zyadatar aspataal 18 saal ki umar se staff lete hain",
    hindi: "General Duty Assistant (GDA) सर्टिफ़िकेट कोर्स; ज़्यादातर अस्पताल 18 साल की उम्र से स्टाफ़ लेते हैं",
  },
  "General Duty Assistant course": { hinglish: "General Duty Assistant course", hindi: "General Duty Assistant कोर्स" },
  "Geological Survey of India by UPSC Combined Geo-Scientist, after MSc Geology": {
    hinglish: "MSc Geology ke baad UPSC Combined Geo-Scientist se Geological Survey of India",
    hindi: "MSc Geology के बाद UPSC Combined Geo-Scientist से Geological Survey of India",
  },
  "Geological or laboratory assistant of a State mining department, by State staff selection in some States": {
    hinglish: "Rajya ke mining department mein geological ya laboratory assistant, kuch rajyon mein rajya staff selection se",
    hindi: "राज्य के खनन विभाग में जियोलॉजिकल या लैबोरेटरी असिस्टेंट, कुछ राज्यों में राज्य कर्मचारी चयन से",
  },
  "Goat course at a Krishi Vigyan Kendra or ICAR-CIRG, Makhdoom": {
    hinglish: "Krishi Vigyan Kendra ya ICAR-CIRG, Makhdoom mein bakri palan course",
    hindi: "Krishi Vigyan Kendra या ICAR-CIRG, मखदूम में बकरी पालन कोर्स",
  },
  "Goldsmith training in a family or by the gem and jewellery skill council (GJSCI)": {
    hinglish: "Parivar mein ya gem and jewellery skill council (GJSCI) se sunar ki training",
    hindi: "परिवार में या जेम एंड ज्वेलरी स्किल काउंसिल (GJSCI) से सुनार की ट्रेनिंग",
  },
  "Google Analytics certification": { hinglish: "Google Analytics certification", hindi: "Google Analytics सर्टिफ़िकेशन" },
  "Government accountant's post by SSC CGL or State staff selection, or railway accounts assistant by RRB NTPC, after any degree": {
    hinglish:
      "Kisi bhi degree ke baad SSC CGL ya rajya staff selection se sarkari accountant ki post, ya RRB NTPC se railway accounts assistant",
    hindi: "किसी भी डिग्री के बाद SSC CGL या राज्य कर्मचारी चयन से सरकारी अकाउंटेंट का पद, या RRB NTPC से रेलवे अकाउंट्स असिस्टेंट",
  },
  "Government clerk posts by SSC CHSL or the State's selection after Class 12": {
    hinglish: "Class 12 ke baad SSC CHSL ya rajya ke selection se sarkari clerk ki post",
    hindi: "Class 12 के बाद SSC CHSL या राज्य के चयन से सरकारी क्लर्क के पद",
  },
  "Government laboratory post by State staff selection, after BMLT": {
    hinglish: "BMLT ke baad rajya staff selection se sarkari laboratory ki post",
    hindi: "BMLT के बाद राज्य कर्मचारी चयन से सरकारी लैबोरेटरी का पद",
  },
  "Government or railway post by the State PSC or selection board, UPSC Engineering Services, SSC JE or RRB JE, after BTech": {
    hinglish:
      "BTech ke baad State PSC ya rajya ke selection board, UPSC Engineering Services, SSC JE ya RRB JE se sarkari ya railway ki post",
    hindi: "BTech के बाद State PSC या राज्य के चयन बोर्ड, UPSC Engineering Services, SSC JE या RRB JE से सरकारी या रेलवे का पद",
  },
  "Government pharmacist by State staff selection, after DPharm or BPharm": {
    hinglish: "DPharm ya BPharm ke baad rajya staff selection se sarkari pharmacist",
    hindi: "DPharm या BPharm के बाद राज्य कर्मचारी चयन से सरकारी फ़ार्मासिस्ट",
  },
  "Government pharmacist by State staff selection, or Sepoy (Pharma) of the Army by its own recruitment, after DPharm or BPharm": {
    hinglish: "DPharm ya BPharm ke baad rajya staff selection se sarkari pharmacist, ya Army ki apni bharti se Sepoy (Pharma)",
    hindi: "DPharm या BPharm के बाद राज्य कर्मचारी चयन से सरकारी फ़ार्मासिस्ट, या थल सेना की अपनी भर्ती से Sepoy (Pharma)",
  },
  "Government post by UPSC Engineering Services, SSC JE or the State PSC, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services, SSC JE ya State PSC se sarkari post",
    hindi: "BTech के बाद UPSC Engineering Services, SSC JE या State PSC से सरकारी पद",
  },
  "Government post by UPSC Engineering Services, SSC JE, RRB JE or the State PSC, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services, SSC JE, RRB JE ya State PSC se sarkari post",
    hindi: "BTech के बाद UPSC Engineering Services, SSC JE, RRB JE या State PSC से सरकारी पद",
  },
  "Government post by UPSC Engineering Services, SSC JE, RRB JE, the State PSC or a State selection board, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services, SSC JE, RRB JE, State PSC ya rajya ke selection board se sarkari post",
    hindi: "BTech के बाद UPSC Engineering Services, SSC JE, RRB JE, State PSC या राज्य के चयन बोर्ड से सरकारी पद",
  },
  "Government post by UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services se sarkari post",
    hindi: "BTech के बाद UPSC Engineering Services से सरकारी पद",
  },
  "Government post by the State PSC or selection board, UPSC Engineering Services or SSC JE, after BTech": {
    hinglish: "BTech ke baad State PSC ya rajya ke selection board, UPSC Engineering Services ya SSC JE se sarkari post",
    hindi: "BTech के बाद State PSC या राज्य के चयन बोर्ड, UPSC Engineering Services या SSC JE से सरकारी पद",
  },
  "Government post by the State PSC, SSC JE or UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad State PSC, SSC JE ya UPSC Engineering Services se sarkari post",
    hindi: "BTech के बाद State PSC, SSC JE या UPSC Engineering Services से सरकारी पद",
  },
  "Government school by State teacher recruitment, or KVS and NVS recruitment, after D.El.Ed and TET": {
    hinglish: "D.El.Ed aur TET ke baad rajya ki teacher bharti se sarkari school, ya KVS aur NVS ki bharti",
    hindi: "D.El.Ed और TET के बाद राज्य की टीचर भर्ती से सरकारी स्कूल, या KVS और NVS की भर्ती",
  },
  "Government stenographer by SSC Stenographer, then promotion to private secretary": {
    hinglish: "SSC Stenographer se sarkari stenographer, phir promotion se private secretary",
    hindi: "SSC Stenographer से सरकारी स्टेनोग्राफ़र, फिर प्रमोशन से प्राइवेट सेक्रेटरी",
  },
  "Government training for small food units, such as PMFME's while it runs": {
    hinglish: "Chhoti food units ke liye sarkari training, jaise PMFME ki, jab tak woh chale",
    hindi: "छोटी फ़ूड यूनिट के लिए सरकारी ट्रेनिंग, जैसे PMFME की, जब तक वह चले",
  },
  "Government typing certificate, lower and higher grade": {
    hinglish: "Sarkari typing certificate, lower aur higher grade",
    hindi: "सरकारी टाइपिंग सर्टिफ़िकेट, लोअर और हायर ग्रेड",
  },
  "Grade examinations in an instrument, with a teacher": {
    hinglish: "Teacher se seekhkar kisi vadya ki grade parikshayein",
    hindi: "टीचर से सीखकर किसी वाद्य की ग्रेड परीक्षाएँ",
  },
  "Grader maker's operator course (from 18)": {
    hinglish: "Grader banane wali company ka operator course (18 saal ki umar se)",
    hindi: "ग्रेडर बनाने वाली कंपनी का ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Grader operator course of the equipment skill council IESC (from 18)": {
    hinglish: "Equipment skill council IESC ka grader operator course (18 saal ki umar se)",
    hindi: "इक्विपमेंट स्किल काउंसिल IESC का ग्रेडर ऑपरेटर कोर्स (18 साल की उम्र से)",
  },
  "Grading and weighing in a grain trader's godown, or the family's grain trade": {
    hinglish: "Anaj vyapari ke godown mein grading aur taulna, ya parivar ka anaj ka vyapar",
    hindi: "अनाज व्यापारी के गोदाम में ग्रेडिंग और तौलना, या परिवार का अनाज का व्यापार",
  },
  "Graduate Marine Engineering after BE Mechanical or Naval Architecture": {
    hinglish: "BE Mechanical ya Naval Architecture ke baad Graduate Marine Engineering",
    hindi: "BE Mechanical या Naval Architecture के बाद Graduate Marine Engineering",
  },
  "Graduate trainee at a signalling firm such as Siemens, Medha or Kernex, after BTech": {
    hinglish: "BTech ke baad Siemens, Medha ya Kernex jaisi signalling company mein graduate trainee",
    hindi: "BTech के बाद Siemens, Medha या Kernex जैसी सिग्नलिंग कंपनी में ग्रेजुएट ट्रेनी",
  },
  "Graduate trainee at a train builder such as Alstom, BEML or Titagarh, after BTech": {
    hinglish: "BTech ke baad Alstom, BEML ya Titagarh jaisi train banane wali company mein graduate trainee",
    hindi: "BTech के बाद Alstom, BEML या Titagarh जैसी ट्रेन बनाने वाली कंपनी में ग्रेजुएट ट्रेनी",
  },
  "Gramin Dak Sevak (Dak Sevak), by Class 10 marks, from 18 years": {
    hinglish: "Gramin Dak Sevak (Dak Sevak), Class 10 ke number ke aadhar par, 18 saal ki umar se",
    hindi: "Gramin Dak Sevak (Dak Sevak), Class 10 के नंबरों के आधार पर, 18 साल की उम्र से",
  },
  "Gramin Dak Sevak as Branch Postmaster, by Class 10 marks": {
    hinglish: "Class 10 ke number ke aadhar par Branch Postmaster ke taur par Gramin Dak Sevak",
    hindi: "Class 10 के नंबरों के आधार पर Branch Postmaster के तौर पर Gramin Dak Sevak",
  },
  "Gramin Dak Sevak on Class 10 marks, then Postman by the department's test": {
    hinglish: "Class 10 ke marks par Gramin Dak Sevak, phir department ke test se Postman",
    hindi: "Class 10 के नंबरों पर Gramin Dak Sevak, फिर विभाग के टेस्ट से पोस्टमैन",
  },
  "Gramin Dak Sevak, then departmental tests for Sorting Assistant": {
    hinglish: "Gramin Dak Sevak, phir Sorting Assistant ke liye department ke test",
    hindi: "Gramin Dak Sevak, फिर सॉर्टिंग असिस्टेंट के लिए विभाग के टेस्ट",
  },
  "Grid-India engineer by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Grid-India mein engineer",
    hindi: "BTech के बाद GATE से Grid-India में इंजीनियर",
  },
  "Grooming certificate after any degree": {
    hinglish: "Kisi bhi degree ke baad grooming ka certificate",
    hindi: "किसी भी डिग्री के बाद ग्रूमिंग का सर्टिफ़िकेट",
  },
  "Grooming course": { hinglish: "Grooming course", hindi: "ग्रूमिंग कोर्स" },
  "Guide training and test, with a foreign language": {
    hinglish: "Guide ki training aur test, ek videshi bhasha ke saath",
    hindi: "गाइड की ट्रेनिंग और टेस्ट, एक विदेशी भाषा के साथ",
  },
  "Guru training with Visharad or Prabhakar examinations": {
    hinglish: "Guru se training, Visharad ya Prabhakar exam ke saath",
    hindi: "गुरु से ट्रेनिंग, Visharad या Prabhakar परीक्षाओं के साथ",
  },
  "Guru training with the State's Carnatic grade or Vidwat examinations": {
    hinglish: "Guru se training, rajya ke Carnatic grade ya Vidwat exam ke saath",
    hindi: "गुरु से ट्रेनिंग, राज्य की Carnatic grade या Vidwat परीक्षाओं के साथ",
  },
  "Gymnastics or mallakhamb training": { hinglish: "Gymnastics ya mallakhamb ki training", hindi: "जिम्नास्टिक्स या मल्लखंब की ट्रेनिंग" },
  "Gypsum and acoustic board installer training by makers": {
    hinglish: "Gypsum aur acoustic board banane wali companiyon se board lagane ki training",
    hindi: "जिप्सम और अकूस्टिक बोर्ड बनाने वाली कंपनियों से बोर्ड लगाने की ट्रेनिंग",
  },
  "Gypsum board installer training by makers or NSDC partners": {
    hinglish: "Gypsum board banane wali companiyon ya NSDC partner se board lagane ki training",
    hindi: "जिप्सम बोर्ड बनाने वाली कंपनियों या NSDC पार्टनर से बोर्ड लगाने की ट्रेनिंग",
  },
  "Gypsum board installer training by makers, any stream": {
    hinglish: "Gypsum board banane wali companiyon se board lagane ki training, koi bhi stream",
    hindi: "जिप्सम बोर्ड बनाने वाली कंपनियों से बोर्ड लगाने की ट्रेनिंग, कोई भी स्ट्रीम",
  },
  "H-card (helper's pass) work under a broker after Class 12, with a BCom alongside": {
    hinglish: "Class 12 ke baad broker ke yahan H-card (helper ka pass) par kaam, saath mein BCom",
    hindi: "Class 12 के बाद ब्रोकर के यहाँ H-card (हेल्पर का पास) पर काम, साथ में BCom",
  },
  "H-card, then G-card, under a broker, then the customs broker examination": {
    hinglish: "Broker ke yahan H-card, phir G-card, phir customs broker exam",
    hindi: "ब्रोकर के यहाँ H-card, फिर G-card, फिर कस्टम्स ब्रोकर की परीक्षा",
  },
  "HAL design trainee by its own test, after BTech, then its flight test group": {
    hinglish: "BTech ke baad HAL ke apne test se design trainee, phir uska flight test group",
    hindi: "BTech के बाद HAL के अपने टेस्ट से डिज़ाइन ट्रेनी, फिर उसका फ़्लाइट टेस्ट ग्रुप",
  },
  "HAL design trainee by its own test, or DRDO scientist by GATE, after BTech": {
    hinglish: "BTech ke baad HAL ke apne test se design trainee, ya GATE se DRDO scientist",
    hindi: "BTech के बाद HAL के अपने टेस्ट से डिज़ाइन ट्रेनी, या GATE से DRDO वैज्ञानिक",
  },
  "HAL, ISRO or DRDO post after BTech, by GATE or their own tests": {
    hinglish: "BTech ke baad HAL, ISRO ya DRDO mein post, GATE ya unke apne test se",
    hindi: "BTech के बाद HAL, ISRO या DRDO में पद, GATE या उनके अपने टेस्ट से",
  },
  "HR executive first, then promotion": { hinglish: "Pehle HR executive, phir promotion se", hindi: "पहले HR एग्ज़िक्यूटिव, फिर प्रमोशन से" },
  "HR executive first, then the grading of posts": {
    hinglish: "Pehle HR executive, phir posts ki grading ka kaam",
    hindi: "पहले HR एग्ज़िक्यूटिव, फिर पदों की ग्रेडिंग का काम",
  },
  "HR executive in a plant first, then promotion": {
    hinglish: "Pehle kisi plant mein HR executive, phir promotion se",
    hindi: "पहले किसी प्लांट में HR एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "HR officer of a public bank by IBPS SO, after a master's or diploma in HR, then promotion": {
    hinglish: "HR mein master degree ya diploma ke baad IBPS SO se sarkari bank mein HR officer, phir promotion se",
    hindi: "HR में मास्टर डिग्री या डिप्लोमा के बाद IBPS SO से सरकारी बैंक में HR ऑफ़िसर, फिर प्रमोशन से",
  },
  "HR or pay analyst first, then promotion": {
    hinglish: "Pehle HR ya pay analyst, phir promotion se",
    hindi: "पहले HR या वेतन एनालिस्ट, फिर प्रमोशन से",
  },
  "HR or training post first": { hinglish: "Pehle HR ya training ki post", hindi: "पहले HR या ट्रेनिंग का पद" },
  "HR trainee of a public company, by its own test or the national test for college teachers, then promotion": {
    hinglish: "Sarkari company mein HR trainee, uske apne test ya college teachers ke national test se, phir promotion se",
    hindi: "सरकारी कंपनी में HR ट्रेनी, उसके अपने टेस्ट या कॉलेज टीचरों के नेशनल टेस्ट से, फिर प्रमोशन से",
  },
  "Havaldar of customs by SSC MTS, with Class 10, from 18 years, then promotion": {
    hinglish: "Class 10 ke saath, 18 saal ki umar se, SSC MTS se customs mein Havaldar, phir promotion se",
    hindi: "Class 10 के साथ, 18 साल की उम्र से, SSC MTS से कस्टम्स में हवलदार, फिर प्रमोशन से",
  },
  "Head constable (wireless) of the Delhi Police by its own SSC test, with science and maths in Class 12 or a fitting ITI trade": {
    hinglish:
      "Delhi Police mein head constable (wireless), uske apne SSC test se, Class 12 mein science aur maths ya mel khate ITI trade ke saath",
    hindi: "Delhi Police में हेड कॉन्स्टेबल (वायरलेस), उसके अपने SSC टेस्ट से, Class 12 में साइंस और मैथ्स या मेल खाते ITI ट्रेड के साथ",
  },
  "Head of a function or business first, over many years": {
    hinglish: "Pehle, kai saal mein, kisi department ya business ke head ki post",
    hindi: "पहले, कई सालों में, किसी विभाग या बिज़नेस के प्रमुख का पद",
  },
  "Health Sanitary Inspector diploma (any stream), then promotion in a municipality": {
    hinglish: "Health Sanitary Inspector diploma (koi bhi stream), phir nagar palika mein promotion se",
    hindi: "Health Sanitary Inspector डिप्लोमा (कोई भी स्ट्रीम), फिर नगरपालिका में प्रमोशन से",
  },
  "Health Sanitary Inspector diploma or ITI trade (any stream), which some States accept instead": {
    hinglish: "Health Sanitary Inspector diploma ya ITI trade (koi bhi stream), jise kuch rajya vikalp ke taur par maan lete hain",
    hindi: "Health Sanitary Inspector डिप्लोमा या ITI ट्रेड (कोई भी स्ट्रीम), जिसे कुछ राज्य विकल्प के तौर पर मान लेते हैं",
  },
  "Health Sanitary Inspector diploma, then State staff selection or a municipal post": {
    hinglish: "Health Sanitary Inspector diploma, phir rajya staff selection ya nagar palika ki post",
    hindi: "Health Sanitary Inspector डिप्लोमा, फिर राज्य कर्मचारी चयन या नगरपालिका का पद",
  },
  "Health coaching certificate, after any degree": {
    hinglish: "Kisi bhi degree ke baad health coaching ka certificate",
    hindi: "किसी भी डिग्री के बाद हेल्थ कोचिंग का सर्टिफ़िकेट",
  },
  "Health visitor's course of a TB programme (TBHV)": {
    hinglish: "TB programme ka health visitor course (TBHV)",
    hindi: "TB कार्यक्रम का हेल्थ विज़िटर कोर्स (TBHV)",
  },
  "Heavy goods licence from 20, then hazardous goods training": {
    hinglish: "20 saal ki umar se heavy goods licence, phir khatarnak maal ki training",
    hindi: "20 साल की उम्र से भारी मालवाहक गाड़ी का लाइसेंस, फिर ख़तरनाक माल की ट्रेनिंग",
  },
  "Heavy or medium passenger licence from 20, then five years of driving heavy vehicles": {
    hinglish: "20 saal ki umar se heavy ya medium passenger licence, phir paanch saal heavy gaadi chalana",
    hindi: "20 साल की उम्र से भारी या मध्यम यात्री गाड़ी का लाइसेंस, फिर पाँच साल भारी गाड़ियाँ चलाना",
  },
  "Heavy vehicle course at a driving training institute": {
    hinglish: "Driving training institute mein heavy vehicle course",
    hindi: "ड्राइविंग ट्रेनिंग इंस्टीट्यूट में भारी गाड़ी का कोर्स",
  },
  "Helper (peer educator) of a de-addiction centre, for people sober themselves for two years or more": {
    hinglish: "Nasha mukti kendra mein helper (peer educator), un logon ke liye jo khud do saal ya zyada se nashe se door hon",
    hindi: "नशा मुक्ति केंद्र में हेल्पर (पीयर एजुकेटर), उन लोगों के लिए जो ख़ुद दो साल या ज़्यादा से नशे से दूर हों",
  },
  "Helper at a bar, from the State's legal age": {
    hinglish: "Bar mein helper, rajya ki kanooni umar se",
    hindi: "बार में हेल्पर, राज्य की क़ानूनी उम्र से",
  },
  "Helper at a club of the Paralympic Committee of India or Special Olympics Bharat, then its coaching course": {
    hinglish: "Paralympic Committee of India ya Special Olympics Bharat ke club mein helper, phir uska coaching course",
    hindi: "Paralympic Committee of India या Special Olympics Bharat के क्लब में हेल्पर, फिर उसका कोचिंग कोर्स",
  },
  "Helper at a concrete plant, from 18": {
    hinglish: "Concrete plant mein helper, 18 saal ki umar se",
    hindi: "कंक्रीट प्लांट में हेल्पर, 18 साल की उम्र से",
  },
  "Helper at a creche or day care centre, from 18": {
    hinglish: "Creche ya day care centre mein helper, 18 saal ki umar se",
    hindi: "क्रेच या डे केयर सेंटर में हेल्पर, 18 साल की उम्र से",
  },
  "Helper at a dry waste centre from 18, then coordinator": {
    hinglish: "18 saal ki umar se dry waste centre mein helper, phir coordinator",
    hindi: "18 साल की उम्र से सूखे कचरे के केंद्र में हेल्पर, फिर कोऑर्डिनेटर",
  },
  "Helper at a fair stall or in an appliance shop": {
    hinglish: "Mele ke stall par ya appliance ki dukan mein helper",
    hindi: "मेले के स्टॉल पर या घरेलू उपकरणों की दुकान में हेल्पर",
  },
  "Helper at a flower stall, often the family's": {
    hinglish: "Phoolon ke stall par helper, aksar parivar ke hi stall par",
    hindi: "फूलों के स्टॉल पर हेल्पर, अक्सर परिवार के ही स्टॉल पर",
  },
  "Helper at a foundry's furnace, from 18": {
    hinglish: "Foundry ki bhatti par helper, 18 saal ki umar se",
    hindi: "फ़ाउंड्री की भट्ठी पर हेल्पर, 18 साल की उम्र से",
  },
  "Helper at a hydroponic farm, then a unit of one's own": {
    hinglish: "Hydroponic farm mein helper, phir apni unit",
    hindi: "हाइड्रोपोनिक फ़ार्म में हेल्पर, फिर अपनी यूनिट",
  },
  "Helper at a label press, from 18": {
    hinglish: "Label chhapne wali press mein helper, 18 saal ki umar se",
    hindi: "लेबल छापने वाली प्रेस में हेल्पर, 18 साल की उम्र से",
  },
  "Helper at a pool, with lifesaving or pool training": {
    hinglish: "Swimming pool par helper, lifesaving ya pool ki training ke saath",
    hindi: "स्विमिंग पूल पर हेल्पर, डूबते को बचाने या पूल की ट्रेनिंग के साथ",
  },
  "Helper at a printing press, from 18": {
    hinglish: "Printing press mein helper, 18 saal ki umar se",
    hindi: "प्रिंटिंग प्रेस में हेल्पर, 18 साल की उम्र से",
  },
  "Helper at a rice mill, from 18, then its operator": {
    hinglish: "Rice mill mein helper, 18 saal ki umar se, phir wahin operator",
    hindi: "चावल मिल में हेल्पर, 18 साल की उम्र से, फिर वहीं ऑपरेटर",
  },
  "Helper at a treatment plant from 18, then operator": {
    hinglish: "18 saal ki umar se treatment plant mein helper, phir operator",
    hindi: "18 साल की उम्र से ट्रीटमेंट प्लांट में हेल्पर, फिर ऑपरेटर",
  },
  "Helper at a waste treatment plant from 18, then operator": {
    hinglish: "18 saal ki umar se waste treatment plant mein helper, phir operator",
    hindi: "18 साल की उम्र से कचरे के ट्रीटमेंट प्लांट में हेल्पर, फिर ऑपरेटर",
  },
  "Helper at an attar distillery, such as in Kannauj, from 18 years, then years under a master": {
    hinglish: "Attar distillery mein helper, jaise Kannauj mein, 18 saal ki umar se, phir ustad ke saath kuch saal",
    hindi: "इत्र की डिस्टिलरी में हेल्पर, जैसे कन्नौज में, 18 साल की उम्र से, फिर उस्ताद के साथ कुछ साल",
  },
  "Helper at an oil mill, from 18, then its operator": {
    hinglish: "Tel mill mein helper, 18 saal ki umar se, phir wahin operator",
    hindi: "तेल मिल में हेल्पर, 18 साल की उम्र से, फिर वहीं ऑपरेटर",
  },
  "Helper from 18, then years as a mason or carpenter, then foreman": {
    hinglish: "18 saal ki umar se helper, phir raj mistri ya carpenter ke taur par kuch saal, phir foreman",
    hindi: "18 साल की उम्र से हेल्पर, फिर राज मिस्त्री या बढ़ई के तौर पर कुछ साल, फिर फ़ोरमैन",
  },
  "Helper in a bakery kitchen, from 18": {
    hinglish: "Bakery ke kitchen mein helper, 18 saal ki umar se",
    hindi: "बेकरी के किचन में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a beauty parlour, then beautician": {
    hinglish: "Beauty parlour mein helper, phir beautician",
    hindi: "ब्यूटी पार्लर में हेल्पर, फिर ब्यूटीशियन",
  },
  "Helper in a boiler house, from 18, then the Boiler Attendant examination": {
    hinglish: "Boiler house mein helper, 18 saal ki umar se, phir Boiler Attendant exam",
    hindi: "बॉयलर हाउस में हेल्पर, 18 साल की उम्र से, फिर Boiler Attendant परीक्षा",
  },
  "Helper in a bookshop": { hinglish: "Kitaabon ki dukan mein helper", hindi: "किताबों की दुकान में हेल्पर" },
  "Helper in a bread factory, from 18": {
    hinglish: "Bread factory mein helper, 18 saal ki umar se",
    hindi: "ब्रेड फ़ैक्टरी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a building's maintenance team, from 18": {
    hinglish: "Building ki maintenance team mein helper, 18 saal ki umar se",
    hindi: "बिल्डिंग की मेंटेनेंस टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a cab, then car licence at 18 and heavy goods licence from 20": {
    hinglish: "Driver ke cabin mein helper, phir 18 saal poore hone par car licence aur 20 saal ki umar se heavy goods licence",
    hindi: "ड्राइवर के केबिन में हेल्पर, फिर 18 साल पूरे होने पर कार का लाइसेंस और 20 साल की उम्र से भारी मालवाहक गाड़ी का लाइसेंस",
  },
  "Helper in a cabling crew, from age 18": {
    hinglish: "Cable bichhane wali team mein helper, 18 saal ki umar se",
    hindi: "केबल बिछाने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a carpentry or fabrication shop, from 18": {
    hinglish: "Carpentry ya fabrication workshop mein helper, 18 saal ki umar se",
    hindi: "बढ़ईगीरी या फ़ैब्रिकेशन की वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a clothes or general store": {
    hinglish: "Kapdon ki dukan ya general store mein helper",
    hindi: "कपड़ों की दुकान या जनरल स्टोर में हेल्पर",
  },
  "Helper in a coating unit, from 18": {
    hinglish: "Coating unit mein helper, 18 saal ki umar se",
    hindi: "कोटिंग यूनिट में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a cold store, from 18 years, then years as its machine operator": {
    hinglish: "Cold store mein helper, 18 saal ki umar se, phir wahin machine operator ke taur par kuch saal",
    hindi: "कोल्ड स्टोर में हेल्पर, 18 साल की उम्र से, फिर वहीं मशीन ऑपरेटर के तौर पर कुछ साल",
  },
  "Helper in a computer repair shop, from age 18": {
    hinglish: "Computer repair ki dukan mein helper, 18 saal ki umar se",
    hindi: "कंप्यूटर रिपेयर की दुकान में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a contractor's erection gang, from 18": {
    hinglish: "Thekedar ki machine lagane wali team mein helper, 18 saal ki umar se",
    hindi: "ठेकेदार की मशीनें लगाने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a crane erection crew, from 18": {
    hinglish: "Crane khadi karne wali team mein helper, 18 saal ki umar se",
    hindi: "क्रेन खड़ी करने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a cycle shop": { hinglish: "Cycle ki dukan mein helper", hindi: "साइकिल की दुकान में हेल्पर" },
  "Helper in a dental clinic from 18, taught on the job": {
    hinglish: "18 saal ki umar se dental clinic mein helper, seekhna kaam par hi",
    hindi: "18 साल की उम्र से डेंटल क्लिनिक में हेल्पर, सीखना काम पर ही",
  },
  "Helper in a dental laboratory from 18, taught at the bench": {
    hinglish: "18 saal ki umar se dental laboratory mein helper, seekhna kaam ki mez par hi",
    hindi: "18 साल की उम्र से डेंटल लैबोरेटरी में हेल्पर, सीखना काम की मेज़ पर ही",
  },
  "Helper in a denting and painting shop, from 18": {
    hinglish: "Denting aur painting ki workshop mein helper, 18 saal ki umar se",
    hindi: "डेंटिंग और पेंटिंग की वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a doctor's clinic from 18, taught on the job": {
    hinglish: "18 saal ki umar se doctor ke clinic mein helper, seekhna kaam par hi",
    hindi: "18 साल की उम्र से डॉक्टर के क्लिनिक में हेल्पर, सीखना काम पर ही",
  },
  "Helper in a dry-cleaning unit, often the family's, from 18": {
    hinglish: "Dry-cleaning unit mein helper, aksar parivar ki unit mein, 18 saal ki umar se",
    hindi: "ड्राई-क्लीनिंग यूनिट में हेल्पर, अक्सर परिवार की ही यूनिट में, 18 साल की उम्र से",
  },
  "Helper in a duct or panel shop, from 18": {
    hinglish: "Duct ya panel ki workshop mein helper, 18 saal ki umar se",
    hindi: "डक्ट या पैनल की वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a dye house, from 18": {
    hinglish: "Kapda rangne wali unit mein helper, 18 saal ki umar se",
    hindi: "कपड़ा रँगने वाली यूनिट में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a fabrication shop, from 18": {
    hinglish: "Fabrication workshop mein helper, 18 saal ki umar se",
    hindi: "फ़ैब्रिकेशन वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a family workshop, as at Kumartuli in Kolkata": {
    hinglish: "Parivar ki workshop mein helper, jaise Kolkata ke Kumartuli mein",
    hindi: "परिवार की वर्कशॉप में हेल्पर, जैसे कोलकाता के कुमारटुली में",
  },
  "Helper in a fibre crew, from age 18": {
    hinglish: "Fibre bichhane wali team mein helper, 18 saal ki umar se",
    hindi: "फ़ाइबर बिछाने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a food, soap or medicine plant from 18, then operator": {
    hinglish: "18 saal ki umar se khane ki cheezon, sabun ya dawa ke plant mein helper, phir operator",
    hindi: "18 साल की उम्र से खाने की चीज़ों, साबुन या दवा के प्लांट में हेल्पर, फिर ऑपरेटर",
  },
  "Helper in a funeral service, then its office": {
    hinglish: "Antim sanskar ki service mein helper, phir uske office mein",
    hindi: "अंतिम संस्कार की सेवा में हेल्पर, फिर उसके दफ़्तर में",
  },
  "Helper in a furniture shop": { hinglish: "Furniture ki dukan mein helper", hindi: "फ़र्नीचर की दुकान में हेल्पर" },
  "Helper in a garage": { hinglish: "Garage mein helper", hindi: "गैराज में हेल्पर" },
  "Helper in a garage, from 18": { hinglish: "Garage mein helper, 18 saal ki umar se", hindi: "गैराज में हेल्पर, 18 साल की उम्र से" },
  "Helper in a garment unit or warehouse, from 18 years, then checker": {
    hinglish: "Garment unit ya warehouse mein helper, 18 saal ki umar se, phir checker",
    hindi: "गारमेंट यूनिट या गोदाम में हेल्पर, 18 साल की उम्र से, फिर चेकर",
  },
  "Helper in a generator workshop, from 18": {
    hinglish: "Generator workshop mein helper, 18 saal ki umar se",
    hindi: "जनरेटर वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a hardware shop": { hinglish: "Hardware ki dukan mein helper", hindi: "हार्डवेयर की दुकान में हेल्पर" },
  "Helper in a hatchery, from 18": { hinglish: "Hatchery mein helper, 18 saal ki umar se", hindi: "हैचरी में हेल्पर, 18 साल की उम्र से" },
  "Helper in a hire shop": { hinglish: "Kiraye par saman dene wali dukan mein helper", hindi: "किराये पर सामान देने वाली दुकान में हेल्पर" },
  "Helper in a jewellery shop": { hinglish: "Jewellery ki dukan mein helper", hindi: "ज्वेलरी की दुकान में हेल्पर" },
  "Helper in a lathe shop, from 18": {
    hinglish: "Lathe workshop mein helper, 18 saal ki umar se",
    hindi: "ख़राद की वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a machine shop, from 18": {
    hinglish: "Machine workshop mein helper, 18 saal ki umar se",
    hindi: "मशीन वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a medical shop": { hinglish: "Medical store mein helper", hindi: "मेडिकल स्टोर में हेल्पर" },
  "Helper in a medical shop from 18, under its pharmacist": {
    hinglish: "18 saal ki umar se medical store mein helper, uske pharmacist ki dekhrekh mein",
    hindi: "18 साल की उम्र से मेडिकल स्टोर में हेल्पर, उसके फ़ार्मासिस्ट की देखरेख में",
  },
  "Helper in a medical shop, from 18 years, then years at its counter and an own shop with a registered pharmacist": {
    hinglish:
      "Medical store mein helper, 18 saal ki umar se, phir uske counter par kuch saal aur registered pharmacist ke saath apni dukan",
    hindi: "मेडिकल स्टोर में हेल्पर, 18 साल की उम्र से, फिर उसके काउंटर पर कुछ साल और रजिस्टर्ड फ़ार्मासिस्ट के साथ अपनी दुकान",
  },
  "Helper in a mess kitchen": { hinglish: "Mess ke kitchen mein helper", hindi: "मेस के किचन में हेल्पर" },
  "Helper in a mine's survey office, then DGMS Surveyor's Certificate by examination": {
    hinglish: "Khadan ke survey office mein helper, phir exam se DGMS Surveyor's Certificate",
    hindi: "खदान के सर्वे दफ़्तर में हेल्पर, फिर परीक्षा से DGMS Surveyor's Certificate",
  },
  "Helper in a mobile phone shop, then promotion": {
    hinglish: "Mobile phone ki dukan mein helper, phir promotion se",
    hindi: "मोबाइल फ़ोन की दुकान में हेल्पर, फिर प्रमोशन से",
  },
  "Helper in a mobile repair shop, from age 18": {
    hinglish: "Mobile repair ki dukan mein helper, 18 saal ki umar se",
    hindi: "मोबाइल रिपेयर की दुकान में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a model-making studio, from 18": {
    hinglish: "Model banane wale studio mein helper, 18 saal ki umar se",
    hindi: "मॉडल बनाने वाले स्टूडियो में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a moulding shop, from 18": {
    hinglish: "Moulding workshop mein helper, 18 saal ki umar se",
    hindi: "मोल्डिंग वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a nursery, then promotion or a nursery of your own": {
    hinglish: "Paudhon ki nursery mein helper, phir promotion ya apni nursery",
    hindi: "पौधों की नर्सरी में हेल्पर, फिर प्रमोशन या अपनी नर्सरी",
  },
  "Helper in a paint factory, from 18": {
    hinglish: "Paint factory mein helper, 18 saal ki umar se",
    hindi: "पेंट फ़ैक्टरी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a paper mill, from 18, then promotion": {
    hinglish: "Paper mill mein helper, 18 saal ki umar se, phir promotion se",
    hindi: "काग़ज़ मिल में हेल्पर, 18 साल की उम्र से, फिर प्रमोशन से",
  },
  "Helper in a parts shop": { hinglish: "Parts ki dukan mein helper", hindi: "पार्ट्स की दुकान में हेल्पर" },
  "Helper in a pattern shop, from 18": {
    hinglish: "Pattern banane wali workshop mein helper, 18 saal ki umar se",
    hindi: "पैटर्न बनाने वाली वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a phone and appliance shop": {
    hinglish: "Phone aur appliance ki dukan mein helper",
    hindi: "फ़ोन और घरेलू उपकरणों की दुकान में हेल्पर",
  },
  "Helper in a photo studio, from 18": {
    hinglish: "Photo studio mein helper, 18 saal ki umar se",
    hindi: "फ़ोटो स्टूडियो में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a physiotherapy clinic from 18, taught on the job": {
    hinglish: "18 saal ki umar se physiotherapy clinic mein helper, seekhna kaam par hi",
    hindi: "18 साल की उम्र से फ़िज़ियोथेरेपी क्लिनिक में हेल्पर, सीखना काम पर ही",
  },
  "Helper in a piling gang (from 18)": {
    hinglish: "Piling team mein helper (18 saal ki umar se)",
    hindi: "पाइलिंग टीम में हेल्पर (18 साल की उम्र से)",
  },
  "Helper in a pipe-laying gang, from 18": {
    hinglish: "Pipe bichhane wali team mein helper, 18 saal ki umar se",
    hindi: "पाइप बिछाने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a plating unit, from 18": {
    hinglish: "Plating unit mein helper, 18 saal ki umar se",
    hindi: "प्लेटिंग यूनिट में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a playground maker's fitting crew, from 18": {
    hinglish: "Playground ka saman banane wali company ki fitting team mein helper, 18 saal ki umar se",
    hindi: "प्लेग्राउंड का सामान बनाने वाली कंपनी की फ़िटिंग टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a prefab company's crew, from 18": {
    hinglish: "Prefab company ki team mein helper, 18 saal ki umar se",
    hindi: "प्रीफ़ैब कंपनी की टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a re-rolling mill, from 18": {
    hinglish: "Re-rolling mill mein helper, 18 saal ki umar se",
    hindi: "री-रोलिंग मिल में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a repair shop from 18, then technician": {
    hinglish: "18 saal ki umar se repair ki dukan mein helper, phir technician",
    hindi: "18 साल की उम्र से रिपेयर की दुकान में हेल्पर, फिर टेक्नीशियन",
  },
  "Helper in a repair shop, from 18": {
    hinglish: "Repair ki dukan mein helper, 18 saal ki umar se",
    hindi: "रिपेयर की दुकान में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a repair shop, from age 18": {
    hinglish: "Repair ki dukan mein helper, 18 saal ki umar se",
    hindi: "रिपेयर की दुकान में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a restaurant kitchen, from 18": {
    hinglish: "Restaurant ke kitchen mein helper, 18 saal ki umar se",
    hindi: "रेस्टोरेंट के किचन में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a rigging gang, from 18": {
    hinglish: "Rigging team mein helper, 18 saal ki umar se",
    hindi: "रिगिंग टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a road gang, from 18, then years as its leader": {
    hinglish: "Sadak banane wali team mein helper, 18 saal ki umar se, phir uske leader ke taur par kuch saal",
    hindi: "सड़क बनाने वाली टीम में हेल्पर, 18 साल की उम्र से, फिर उसके लीडर के तौर पर कुछ साल",
  },
  "Helper in a roastery": { hinglish: "Coffee roastery mein helper", hindi: "कॉफ़ी रोस्टरी में हेल्पर" },
  "Helper in a rubber factory, from 18": {
    hinglish: "Rubber factory mein helper, 18 saal ki umar se",
    hindi: "रबर फ़ैक्टरी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a salon": { hinglish: "Salon mein helper", hindi: "सैलून में हेल्पर" },
  "Helper in a shoe shop": { hinglish: "Jooton ki dukan mein helper", hindi: "जूतों की दुकान में हेल्पर" },
  "Helper in a site laboratory, from 18, then its technician": {
    hinglish: "Site laboratory mein helper, 18 saal ki umar se, phir wahin technician",
    hindi: "साइट की लैबोरेटरी में हेल्पर, 18 साल की उम्र से, फिर वहीं टेक्नीशियन",
  },
  "Helper in a site office, from 18": {
    hinglish: "Site office mein helper, 18 saal ki umar se",
    hindi: "साइट दफ़्तर में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a site store, from 18": {
    hinglish: "Site store mein helper, 18 saal ki umar se",
    hindi: "साइट के स्टोर में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a sports shop": { hinglish: "Khel ke saman ki dukan mein helper", hindi: "खेल के सामान की दुकान में हेल्पर" },
  "Helper in a statue maker's workshop, from 18": {
    hinglish: "Murtikar ki workshop mein helper, 18 saal ki umar se",
    hindi: "मूर्तिकार की वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a stone-carving workshop, from 18": {
    hinglish: "Patthar tarashne wali workshop mein helper, 18 saal ki umar se",
    hindi: "पत्थर तराशने वाली वर्कशॉप में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a sugar mill's pan section, from 18, then pan man by promotion": {
    hinglish: "Sugar mill ke pan section mein helper, 18 saal ki umar se, phir promotion se pan man",
    hindi: "चीनी मिल के पैन सेक्शन में हेल्पर, 18 साल की उम्र से, फिर प्रमोशन से पैन मैन",
  },
  "Helper in a supermarket's store room": { hinglish: "Supermarket ke store room mein helper", hindi: "सुपरमार्केट के स्टोर रूम में हेल्पर" },
  "Helper in a tower crew, from age 18": {
    hinglish: "Tower team mein helper, 18 saal ki umar se",
    hindi: "टावर टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a tractor workshop": { hinglish: "Tractor workshop mein helper", hindi: "ट्रैक्टर वर्कशॉप में हेल्पर" },
  "Helper in a transport office at 18": {
    hinglish: "18 saal poore hone par transport office mein helper",
    hindi: "18 साल पूरे होने पर ट्रांसपोर्ट दफ़्तर में हेल्पर",
  },
  "Helper in a truck garage, from 18": {
    hinglish: "Truck garage mein helper, 18 saal ki umar se",
    hindi: "ट्रक गैराज में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in a tyre shop": { hinglish: "Tyre ki dukan mein helper", hindi: "टायर की दुकान में हेल्पर" },
  "Helper in a wedding caterer's kitchen, from 18, then years as its cook": {
    hinglish: "Shaadi ke caterer ke kitchen mein helper, 18 saal ki umar se, phir wahin cook ke taur par kuch saal",
    hindi: "शादी के केटरर के किचन में हेल्पर, 18 साल की उम्र से, फिर वहीं कुक के तौर पर कुछ साल",
  },
  "Helper in an animal clinic from 18, taught on the job": {
    hinglish: "18 saal ki umar se janwaron ke clinic mein helper, seekhna kaam par hi",
    hindi: "18 साल की उम्र से जानवरों के क्लिनिक में हेल्पर, सीखना काम पर ही",
  },
  "Helper in an erection gang, from 18": {
    hinglish: "Dhaancha khada karne wali team mein helper, 18 saal ki umar se",
    hindi: "ढाँचा खड़ा करने वाली टीम में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in an ice plant or cold store, from 18": {
    hinglish: "Ice plant ya cold store mein helper, 18 saal ki umar se",
    hindi: "बर्फ़ के प्लांट या कोल्ड स्टोर में हेल्पर, 18 साल की उम्र से",
  },
  "Helper in an optical shop, from 18 years, then years at its counter and promotion": {
    hinglish: "Chashme ki dukan mein helper, 18 saal ki umar se, phir uske counter par kuch saal aur promotion",
    hindi: "चश्मे की दुकान में हेल्पर, 18 साल की उम्र से, फिर उसके काउंटर पर कुछ साल और प्रमोशन",
  },
  "Helper in another's centre from 18": {
    hinglish: "18 saal ki umar se kisi aur ke centre mein helper",
    hindi: "18 साल की उम्र से किसी और के सेंटर में हेल्पर",
  },
  "Helper in the gang behind a paving machine (from 18)": {
    hinglish: "Paving machine ke peeche chalne wali team mein helper (18 saal ki umar se)",
    hindi: "पेविंग मशीन के पीछे चलने वाली टीम में हेल्पर (18 साल की उम्र से)",
  },
  "Helper of a mural or signboard painter, from 18": {
    hinglish: "Mural ya signboard painter ke saath helper, 18 saal ki umar se",
    hindi: "म्यूरल या साइनबोर्ड पेंटर के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper of a scrap dealer or recycler from 18": {
    hinglish: "18 saal ki umar se kabadi ya recycler ke yahan helper",
    hindi: "18 साल की उम्र से कबाड़ी या रीसाइकलर के यहाँ हेल्पर",
  },
  "Helper of a zoo on daily wages or contract from 18, then keeper": {
    hinglish: "18 saal ki umar se zoo mein dihadi ya contract par helper, phir keeper",
    hindi: "18 साल की उम्र से चिड़ियाघर में दिहाड़ी या कॉन्ट्रैक्ट पर हेल्पर, फिर कीपर",
  },
  "Helper on a bulldozer (from 18)": { hinglish: "Bulldozer par helper (18 saal ki umar se)", hindi: "बुलडोज़र पर हेल्पर (18 साल की उम्र से)" },
  "Helper on a cattle breeding farm, then its technician": {
    hinglish: "Maveshi breeding farm mein helper, phir wahin technician",
    hindi: "मवेशी ब्रीडिंग फ़ार्म में हेल्पर, फिर वहीं टेक्नीशियन",
  },
  "Helper on a drilling rig, any stream": {
    hinglish: "Drilling rig par helper, koi bhi stream",
    hindi: "ड्रिलिंग रिग पर हेल्पर, कोई भी स्ट्रीम",
  },
  "Helper on a drilling rig, from 18": {
    hinglish: "Drilling rig par helper, 18 saal ki umar se",
    hindi: "ड्रिलिंग रिग पर हेल्पर, 18 साल की उम्र से",
  },
  "Helper on a grader (from 18), with a driving licence for it on public roads": {
    hinglish: "Grader par helper (18 saal ki umar se), public sadkon par use chalane ke driving licence ke saath",
    hindi: "ग्रेडर पर हेल्पर (18 साल की उम्र से), सार्वजनिक सड़कों पर उसे चलाने के ड्राइविंग लाइसेंस के साथ",
  },
  "Helper on a recovery van, then a transport vehicle licence from 20": {
    hinglish: "Recovery van par helper, phir 20 saal ki umar se transport vehicle licence",
    hindi: "रिकवरी वैन पर हेल्पर, फिर 20 साल की उम्र से ट्रांसपोर्ट गाड़ी का लाइसेंस",
  },
  "Helper on a road gang's roller (from 18)": {
    hinglish: "Sadak banane wali team ke roller par helper (18 saal ki umar se)",
    hindi: "सड़क बनाने वाली टीम के रोलर पर हेल्पर (18 साल की उम्र से)",
  },
  "Helper on an excavator (from 18)": { hinglish: "Excavator par helper (18 saal ki umar se)", hindi: "एक्सकेवेटर पर हेल्पर (18 साल की उम्र से)" },
  "Helper on the family's or an owner's boat, then the State's boat certificate": {
    hinglish: "Parivar ki ya kisi malik ki naav par helper, phir rajya ka boat certificate",
    hindi: "परिवार की या किसी मालिक की नाव पर हेल्पर, फिर राज्य का नाव सर्टिफ़िकेट",
  },
  "Helper or apprentice in a rewinding shop": {
    hinglish: "Rewinding ki dukan mein helper ya apprentice",
    hindi: "रिवाइंडिंग की दुकान में हेल्पर या अप्रेंटिस",
  },
  "Helper or cabin attendant, from 18 years, then trained on the drive": {
    hinglish: "Helper ya cabin attendant, 18 saal ki umar se, phir drive machine par training",
    hindi: "हेल्पर या केबिन अटेंडेंट, 18 साल की उम्र से, फिर ड्राइव मशीन पर ट्रेनिंग",
  },
  "Helper to a Mali on a campus, in a park or at a club": {
    hinglish: "Campus, park ya club mein Mali ke saath helper",
    hindi: "कैंपस, पार्क या क्लब में माली के साथ हेल्पर",
  },
  "Helper to a Mali or garden contractor": {
    hinglish: "Mali ya garden thekedar ke saath helper",
    hindi: "माली या बग़ीचे के ठेकेदार के साथ हेल्पर",
  },
  "Helper to a bar bender on site, from 18": {
    hinglish: "Site par sariya modne wale ke saath helper, 18 saal ki umar se",
    hindi: "साइट पर सरिया मोड़ने वाले के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a cable jointer, from 18, then the State's permit": {
    hinglish: "Cable jointer ke saath helper, 18 saal ki umar se, phir rajya ka permit",
    hindi: "केबल जॉइंटर के साथ हेल्पर, 18 साल की उम्र से, फिर राज्य का परमिट",
  },
  "Helper to a commission agent in a mandi or fish harbour, from 18": {
    hinglish: "Mandi ya fish harbour mein aadhti ke yahan helper, 18 saal ki umar se",
    hindi: "मंडी या मछली बंदरगाह में आढ़ती के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a fitter in a workshop, from 18": {
    hinglish: "Workshop mein fitter ke saath helper, 18 saal ki umar se",
    hindi: "वर्कशॉप में फ़िटर के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a garment factory's mechanic, from 18": {
    hinglish: "Garment factory ke mechanic ke saath helper, 18 saal ki umar se",
    hindi: "गारमेंट फ़ैक्टरी के मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a licensed electrician, from 18, then the wireman test where the State holds one": {
    hinglish: "Licence wale electrician ke saath helper, 18 saal ki umar se, phir jis rajya mein ho wahan wireman test",
    hindi: "लाइसेंस वाले इलेक्ट्रीशियन के साथ हेल्पर, 18 साल की उम्र से, फिर जिस राज्य में हो वहाँ वायरमैन टेस्ट",
  },
  "Helper to a machine mechanic, from 18": {
    hinglish: "Machine mechanic ke saath helper, 18 saal ki umar se",
    hindi: "मशीन मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a mason on site, from 18": {
    hinglish: "Site par raj mistri ke saath helper, 18 saal ki umar se",
    hindi: "साइट पर राज मिस्त्री के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a mason or plumber, from 18": {
    hinglish: "Raj mistri ya plumber ke saath helper, 18 saal ki umar se",
    hindi: "राज मिस्त्री या प्लंबर के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a painter from 18, then years in the trade": {
    hinglish: "18 saal ki umar se painter ke saath helper, phir isi kaam mein kuch saal",
    hindi: "18 साल की उम्र से पेंटर के साथ हेल्पर, फिर इसी काम में कुछ साल",
  },
  "Helper to a painter, from 18": { hinglish: "Painter ke saath helper, 18 saal ki umar se", hindi: "पेंटर के साथ हेल्पर, 18 साल की उम्र से" },
  "Helper to a plumber from 18, then years in the trade": {
    hinglish: "18 saal ki umar se plumber ke saath helper, phir isi kaam mein kuch saal",
    hindi: "18 साल की उम्र से प्लंबर के साथ हेल्पर, फिर इसी काम में कुछ साल",
  },
  "Helper to a plumber, from 18": { hinglish: "Plumber ke saath helper, 18 saal ki umar se", hindi: "प्लंबर के साथ हेल्पर, 18 साल की उम्र से" },
  "Helper to a press mechanic, from 18": {
    hinglish: "Press mechanic ke saath helper, 18 saal ki umar se",
    hindi: "प्रेस मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a pump mechanic, from 18": {
    hinglish: "Pump mechanic ke saath helper, 18 saal ki umar se",
    hindi: "पंप मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a refrigeration mechanic, from 18": {
    hinglish: "Refrigeration mechanic ke saath helper, 18 saal ki umar se",
    hindi: "रेफ़्रिजरेशन मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper to a survey party from 18, then instrument operator": {
    hinglish: "18 saal ki umar se survey team mein helper, phir instrument operator",
    hindi: "18 साल की उम्र से सर्वे टीम में हेल्पर, फिर इंस्ट्रूमेंट ऑपरेटर",
  },
  "Helper to an AC mechanic, from 18": {
    hinglish: "AC mechanic ke saath helper, 18 saal ki umar se",
    hindi: "AC मैकेनिक के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper who folds and fetches in a saree shop": {
    hinglish: "Saree ki dukan mein helper, tah lagane aur nikaal kar laane ka kaam",
    hindi: "साड़ी की दुकान में हेल्पर, तह लगाने और निकालकर लाने का काम",
  },
  "Helper who lays cloth in a cutting room, from 18, then cutter": {
    hinglish: "Cutting room mein kapda bichhane ke kaam mein helper, 18 saal ki umar se, phir cutter",
    hindi: "कटिंग रूम में कपड़ा बिछाने के काम में हेल्पर, 18 साल की उम्र से, फिर कटर",
  },
  "Helper with a CCTV installer, from age 18": {
    hinglish: "CCTV lagane wale ke saath helper, 18 saal ki umar se",
    hindi: "CCTV लगाने वाले के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a boiler repair contractor, from 18": {
    hinglish: "Boiler repair thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "बॉयलर रिपेयर ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a breeder, or a hobby that grows into tanks for sale": {
    hinglish: "Breeder ke yahan helper, ya shauk jo badhkar bikri ke tank tak pahunche",
    hindi: "ब्रीडर के यहाँ हेल्पर, या ऐसा शौक़ जो बढ़कर बिक्री के टैंकों तक पहुँचे",
  },
  "Helper with a ceiling contractor, from 18": {
    hinglish: "Ceiling thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "सीलिंग ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a city gas contractor, from 18": {
    hinglish: "City gas thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "सिटी गैस ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a contractor, from 18": {
    hinglish: "Thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a demolition contractor, any stream": {
    hinglish: "Building todne wale thekedar ke yahan helper, koi bhi stream",
    hindi: "इमारतें तोड़ने वाले ठेकेदार के यहाँ हेल्पर, कोई भी स्ट्रीम",
  },
  "Helper with a demolition contractor, from 18": {
    hinglish: "Building todne wale thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "इमारतें तोड़ने वाले ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a ducting contractor, from 18": {
    hinglish: "Ducting thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "डक्टिंग ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a false ceiling contractor, from 18": {
    hinglish: "False ceiling thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "फ़ॉल्स सीलिंग ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a fire alarm firm, from 18": {
    hinglish: "Fire alarm company mein helper, 18 saal ki umar se",
    hindi: "फ़ायर अलार्म कंपनी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a fire-fighting contractor, from 18": {
    hinglish: "Fire-fighting thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "फ़ायर-फ़ाइटिंग ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a florist or wedding decorator, from 18": {
    hinglish: "Phool wale ya shaadi ke decorator ke yahan helper, 18 saal ki umar se",
    hindi: "फूल वाले या शादी के डेकोरेटर के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a line contractor, from 18": {
    hinglish: "Bijli line ke thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "बिजली लाइन के ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a mandi trader, from 18 years, then years of buying": {
    hinglish: "Mandi ke vyapari ke yahan helper, 18 saal ki umar se, phir kuch saal kharid ka kaam",
    hindi: "मंडी के व्यापारी के यहाँ हेल्पर, 18 साल की उम्र से, फिर कुछ साल ख़रीद का काम",
  },
  "Helper with a piping contractor at a refinery or plant site, from 18": {
    hinglish: "Refinery ya plant ki site par piping thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "रिफ़ाइनरी या प्लांट की साइट पर पाइपिंग ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a planner, decorator or caterer after Class 12, then years of weddings": {
    hinglish: "Class 12 ke baad planner, decorator ya caterer ke yahan helper, phir kuch saal shaadiyon ka kaam",
    hindi: "Class 12 के बाद प्लानर, डेकोरेटर या केटरर के यहाँ हेल्पर, फिर कुछ साल शादियों का काम",
  },
  "Helper with a pool contractor, from 18": {
    hinglish: "Swimming pool thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "स्विमिंग पूल ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a printer dealer or repair shop, from age 18": {
    hinglish: "Printer dealer ke yahan ya repair ki dukan mein helper, 18 saal ki umar se",
    hindi: "प्रिंटर डीलर के यहाँ या रिपेयर की दुकान में हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a rafting or trekking outfit from 18, then guide": {
    hinglish: "18 saal ki umar se rafting ya trekking company mein helper, phir guide",
    hindi: "18 साल की उम्र से राफ़्टिंग या ट्रेकिंग कंपनी में हेल्पर, फिर गाइड",
  },
  "Helper with a refractory contractor, from 18": {
    hinglish: "Refractory thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "रिफ़्रैक्टरी ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a roofing contractor, from 18": {
    hinglish: "Chhat ka kaam karne wale thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "छत का काम करने वाले ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a rooftop solar firm, from 18": {
    hinglish: "Rooftop solar company mein helper, 18 saal ki umar se",
    hindi: "छत पर सोलर लगाने वाली कंपनी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a scaffolding firm, from 18": {
    hinglish: "Scaffolding company mein helper, 18 saal ki umar se",
    hindi: "स्कैफ़ोल्डिंग कंपनी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a security systems installer, from age 18": {
    hinglish: "Security system lagane wale ke saath helper, 18 saal ki umar se",
    hindi: "सिक्योरिटी सिस्टम लगाने वाले के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a surveyor, from 18": {
    hinglish: "Surveyor ke saath helper, 18 saal ki umar se",
    hindi: "सर्वेयर के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a telecom contractor, from age 18": {
    hinglish: "Telecom thekedar ke yahan helper, 18 saal ki umar se",
    hindi: "टेलीकॉम ठेकेदार के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with a testing firm, then NDT Level I and II courses": {
    hinglish: "Testing company mein helper, phir NDT Level I aur II course",
    hindi: "टेस्टिंग कंपनी में हेल्पर, फिर NDT Level I और II कोर्स",
  },
  "Helper with a water treatment firm, from 18": {
    hinglish: "Water treatment company mein helper, 18 saal ki umar se",
    hindi: "वॉटर ट्रीटमेंट कंपनी में हेल्पर, 18 साल की उम्र से",
  },
  "Helper with an alarm and camera installer, from 18": {
    hinglish: "Alarm aur camera lagane wale ke saath helper, 18 saal ki umar se",
    hindi: "अलार्म और कैमरा लगाने वाले के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with an installer, from 18": {
    hinglish: "Installer ke saath helper, 18 saal ki umar se",
    hindi: "इंस्टॉलर के साथ हेल्पर, 18 साल की उम्र से",
  },
  "Helper with an intercom dealer, from age 18": {
    hinglish: "Intercom dealer ke yahan helper, 18 saal ki umar se",
    hindi: "इंटरकॉम डीलर के यहाँ हेल्पर, 18 साल की उम्र से",
  },
  "Helper, cook or cashier in a dhaba from 18, then own place": {
    hinglish: "18 saal ki umar se dhabe mein helper, cook ya cashier, phir apna dhaba",
    hindi: "18 साल की उम्र से ढाबे में हेल्पर, कुक या कैशियर, फिर अपना ढाबा",
  },
  "Helper, then refuelling operator, with a contractor of IOC, BPCL or HPCL": {
    hinglish: "IOC, BPCL ya HPCL ke thekedar ke yahan helper, phir refuelling operator",
    hindi: "IOC, BPCL या HPCL के ठेकेदार के यहाँ हेल्पर, फिर रीफ़्यूलिंग ऑपरेटर",
  },
  "Helping at the family's or another's cart, then one of your own": {
    hinglish: "Parivar ke ya kisi aur ke thele par haath bantana, phir apna thela",
    hindi: "परिवार के या किसी और के ठेले पर हाथ बँटाना, फिर अपना ठेला",
  },
  "Hindustan Copper, NALCO and other public metal companies by GATE, after BTech": {
    hinglish: "BTech ke baad GATE se Hindustan Copper, NALCO aur doosri sarkari metal companiyan",
    hindi: "BTech के बाद GATE से Hindustan Copper, NALCO और दूसरी सरकारी धातु कंपनियाँ",
  },
  "Hired after Class 12, with training on the job": {
    hinglish: "Class 12 ke baad naukri, kaam par hi training ke saath",
    hindi: "Class 12 के बाद नौकरी, काम पर ही ट्रेनिंग के साथ",
  },
  "Hired after Class 12, with typing and Excel": {
    hinglish: "Class 12 ke baad naukri, typing aur Excel ke saath",
    hindi: "Class 12 के बाद नौकरी, टाइपिंग और Excel के साथ",
  },
  "Hired at 18 and trained at the till": {
    hinglish: "18 saal poore hone par naukri aur cash counter par training",
    hindi: "18 साल पूरे होने पर नौकरी और कैश काउंटर पर ट्रेनिंग",
  },
  "Hired at 18 by a municipality's contractor, with training on the job": {
    hinglish: "18 saal poore hone par nagar palika ke thekedar ke yahan naukri, kaam par hi training ke saath",
    hindi: "18 साल पूरे होने पर नगरपालिका के ठेकेदार के यहाँ नौकरी, काम पर ही ट्रेनिंग के साथ",
  },
  "Hired at 18, with company training": {
    hinglish: "18 saal poore hone par naukri, company ki training ke saath",
    hindi: "18 साल पूरे होने पर नौकरी, कंपनी की ट्रेनिंग के साथ",
  },
  "Hired at the factory gate or through a contractor, from 18": {
    hinglish: "Factory ke gate par ya thekedar ke zariye naukri, 18 saal ki umar se",
    hindi: "फ़ैक्टरी के गेट पर या ठेकेदार के ज़रिए नौकरी, 18 साल की उम्र से",
  },
  "Hired by a car dealer after Class 12, with a driving licence, and trained there": {
    hinglish: "Class 12 ke baad, driving licence ke saath, car dealer ke yahan naukri aur wahin training",
    hindi: "Class 12 के बाद, ड्राइविंग लाइसेंस के साथ, कार डीलर के यहाँ नौकरी और वहीं ट्रेनिंग",
  },
  "Hired by a courier firm at 18": {
    hinglish: "18 saal poore hone par courier company mein naukri",
    hindi: "18 साल पूरे होने पर कूरियर कंपनी में नौकरी",
  },
  "Hired by a dealer of building materials after Class 12": {
    hinglish: "Class 12 ke baad building material dealer ke yahan naukri",
    hindi: "Class 12 के बाद बिल्डिंग मटीरियल डीलर के यहाँ नौकरी",
  },
  "Hired by a housing society, school or office": {
    hinglish: "Housing society, school ya office mein naukri",
    hindi: "हाउसिंग सोसाइटी, स्कूल या दफ़्तर में नौकरी",
  },
  "Hired by a parking contractor at 18; driving licence for valet work": {
    hinglish: "18 saal poore hone par parking thekedar ke yahan naukri; valet ke kaam ke liye driving licence",
    hindi: "18 साल पूरे होने पर पार्किंग ठेकेदार के यहाँ नौकरी; वैले के काम के लिए ड्राइविंग लाइसेंस",
  },
  "Hired by a parts shop after Class 12": {
    hinglish: "Class 12 ke baad parts ki dukan mein naukri",
    hindi: "Class 12 के बाद पार्ट्स की दुकान में नौकरी",
  },
  "Hired by a petrol pump after any schooling, with oil company training": {
    hinglish: "Kitni bhi padhai ke baad petrol pump par naukri, oil company ki training ke saath",
    hindi: "कितनी भी पढ़ाई के बाद पेट्रोल पंप पर नौकरी, तेल कंपनी की ट्रेनिंग के साथ",
  },
  "Hired by a petrol pump at 18, with oil company training": {
    hinglish: "18 saal poore hone par petrol pump par naukri, oil company ki training ke saath",
    hindi: "18 साल पूरे होने पर पेट्रोल पंप पर नौकरी, तेल कंपनी की ट्रेनिंग के साथ",
  },
  "Hired by a rig contractor from 18, with medical and sea survival course": {
    hinglish: "18 saal ki umar se rig thekedar ke yahan naukri, medical aur sea survival course ke saath",
    hindi: "18 साल की उम्र से रिग ठेकेदार के यहाँ नौकरी, मेडिकल और समुद्र में जान बचाने के कोर्स के साथ",
  },
  "Hired by a rig contractor, with medical and sea survival course": {
    hinglish: "Rig thekedar ke yahan naukri, medical aur sea survival course ke saath",
    hindi: "रिग ठेकेदार के यहाँ नौकरी, मेडिकल और समुद्र में जान बचाने के कोर्स के साथ",
  },
  "Hired by a warehouse at 18": { hinglish: "18 saal poore hone par warehouse mein naukri", hindi: "18 साल पूरे होने पर गोदाम में नौकरी" },
  "Hired by a warehouse at 18 and trained there": {
    hinglish: "18 saal poore hone par warehouse mein naukri aur wahin training",
    hindi: "18 साल पूरे होने पर गोदाम में नौकरी और वहीं ट्रेनिंग",
  },
  "Hired on a site from 18, then a trade learnt beside a mistri": {
    hinglish: "18 saal ki umar se site par naukri, phir mistri ke saath koi hunar seekhna",
    hindi: "18 साल की उम्र से साइट पर नौकरी, फिर मिस्त्री के साथ कोई हुनर सीखना",
  },
  "Hired on a site; after 90 days' work, registration at the State construction workers' board": {
    hinglish: "Site par naukri; 90 din ke kaam ke baad rajya ke nirman shramik board mein registration",
    hindi: "साइट पर नौकरी; 90 दिन के काम के बाद राज्य के निर्माण श्रमिक बोर्ड में रजिस्ट्रेशन",
  },
  "Hiring by a food, soap or medicine plant, often as an apprentice": {
    hinglish: "Khane ki cheezon, sabun ya dawa ke plant mein naukri, aksar apprentice ke taur par",
    hindi: "खाने की चीज़ों, साबुन या दवा के प्लांट में नौकरी, अक्सर अप्रेंटिस के तौर पर",
  },
  "Hiring by a seafood factory, from 18, with training": {
    hinglish: "Seafood factory mein naukri, 18 saal ki umar se, training ke saath",
    hindi: "सी-फ़ूड फ़ैक्टरी में नौकरी, 18 साल की उम्र से, ट्रेनिंग के साथ",
  },
  "Hiring by harness factories, with training": {
    hinglish: "Harness factory mein naukri, training ke saath",
    hindi: "हार्नेस फ़ैक्टरी में नौकरी, ट्रेनिंग के साथ",
  },
  "Hitting partner (marker) at a club from 18, then a coaching course of the All India Tennis Association (AITA)": {
    hinglish: "18 saal ki umar se club mein hitting partner (marker), phir All India Tennis Association (AITA) ka coaching course",
    hindi: "18 साल की उम्र से क्लब में हिटिंग पार्टनर (मार्कर), फिर All India Tennis Association (AITA) का कोचिंग कोर्स",
  },
  "Home Guard enrolment": { hinglish: "Home Guard mein bharti", hindi: "Home Guard में भर्ती" },
  "Home Guard or marshal enrolment at 18 years": {
    hinglish: "18 saal poore hone par Home Guard ya marshal ke taur par bharti",
    hindi: "18 साल पूरे होने पर Home Guard या मार्शल के तौर पर भर्ती",
  },
  "Home Health Aide course": { hinglish: "Home Health Aide course", hindi: "Home Health Aide कोर्स" },
  "Home Health Aide short course; most agencies take staff from 18": {
    hinglish: "Home Health Aide ka chhota course; zyadatar agency 18 saal ki umar se staff rakhti hain",
    hindi: "Home Health Aide का छोटा कोर्स; ज़्यादातर एजेंसियाँ 18 साल की उम्र से स्टाफ़ रखती हैं",
  },
  "Home loan sales officer of a bank or housing finance company first, then an agency of your own": {
    hinglish: "Pehle bank ya housing finance company mein home loan sales officer, phir apni agency",
    hindi: "पहले बैंक या हाउसिंग फ़ाइनेंस कंपनी में होम लोन सेल्स ऑफ़िसर, फिर अपनी एजेंसी",
  },
  "Homoeopathic medical officer of a State by State PSC, or of the Centre by UPSC recruitment, after BHMS": {
    hinglish: "BHMS ke baad Homoeopathic medical officer, rajya mein State PSC se ya Centre mein UPSC bharti se",
    hindi: "BHMS के बाद होम्योपैथिक मेडिकल ऑफ़िसर, राज्य में State PSC से या केंद्र में UPSC भर्ती से",
  },
  "Honorary Animal Welfare Representative of the Animal Welfare Board (unpaid, beside a job)": {
    hinglish: "Animal Welfare Board mein Honorary Animal Welfare Representative (bina vetan, naukri ke saath-saath)",
    hindi: "Animal Welfare Board में Honorary Animal Welfare Representative (बिना वेतन, नौकरी के साथ-साथ)",
  },
  "Horticulture post by the State PSC or State staff selection": {
    hinglish: "State PSC ya rajya staff selection se horticulture ki post",
    hindi: "State PSC या राज्य कर्मचारी चयन से बाग़वानी का पद",
  },
  "Hospital operations executive first, then promotion": {
    hinglish: "Pehle hospital operations executive, phir promotion se",
    hindi: "पहले हॉस्पिटल ऑपरेशंस एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
  "Hospital training in ocular prosthetics, after optometry": {
    hinglish: "Optometry ke baad hospital mein nakli aankh banane ki training",
    hindi: "ऑप्टोमेट्री के बाद अस्पताल में नक़ली आँख बनाने की ट्रेनिंग",
  },
  "Hospitality degree and kitchen years, then NHTET for posts at the hotel institutes (IHMs)": {
    hinglish: "Hospitality degree aur kitchen mein kuch saal, phir hotel institutes (IHMs) ki post ke liye NHTET",
    hindi: "हॉस्पिटैलिटी की डिग्री और किचन में कुछ साल, फिर होटल इंस्टीट्यूट (IHMs) के पदों के लिए NHTET",
  },
  "Hospitality monitor of IRCTC, on contract by its own interviews, after BSc Hospitality": {
    hinglish: "BSc Hospitality ke baad IRCTC mein contract par hospitality monitor, uske apne interview se",
    hindi: "BSc Hospitality के बाद IRCTC में कॉन्ट्रैक्ट पर हॉस्पिटैलिटी मॉनिटर, उसके अपने इंटरव्यू से",
  },
  "Hostel superintendent after Class 12 with a computer course, by the State's own test, as in Chhattisgarh": {
    hinglish: "Computer course ke saath Class 12 ke baad hostel superintendent, rajya ke apne test se, jaise Chhattisgarh mein",
    hindi: "कंप्यूटर कोर्स के साथ Class 12 के बाद हॉस्टल सुपरिंटेंडेंट, राज्य के अपने टेस्ट से, जैसे छत्तीसगढ़ में",
  },
  "Hostel superintendent or welfare inspector by State staff selection, then promotion": {
    hinglish: "Rajya staff selection se hostel superintendent ya welfare inspector, phir promotion se",
    hindi: "राज्य कर्मचारी चयन से हॉस्टल सुपरिंटेंडेंट या वेलफ़ेयर इंस्पेक्टर, फिर प्रमोशन से",
  },
  "Hosting college and local events beside any degree, then auditions": {
    hinglish: "Kisi bhi degree ke saath-saath college aur local event mein hosting, phir audition",
    hindi: "किसी भी डिग्री के साथ-साथ कॉलेज और स्थानीय कार्यक्रमों में होस्टिंग, फिर ऑडिशन",
  },
  "Hotel management degree": { hinglish: "Hotel management degree", hindi: "होटल मैनेजमेंट की डिग्री" },
  "Housekeeping helper with a facility firm, from 18, then its training for ropes and cradles": {
    hinglish: "Facility company mein housekeeping helper, 18 saal ki umar se, phir uski rope aur cradle ki training",
    hindi: "फ़ैसिलिटी कंपनी में हाउसकीपिंग हेल्पर, 18 साल की उम्र से, फिर उसकी रस्सी और क्रेडल की ट्रेनिंग",
  },
  "Housekeeping management trainee of a hotel chain, by its own selection, after a hotel management degree": {
    hinglish: "Hotel management degree ke baad hotel chain mein housekeeping management trainee, uske apne selection se",
    hindi: "होटल मैनेजमेंट की डिग्री के बाद होटल चेन में हाउसकीपिंग मैनेजमेंट ट्रेनी, उसके अपने चयन से",
  },
  "Hunar Se Rozgar Tak course (from 18)": {
    hinglish: "Hunar Se Rozgar Tak course (18 saal ki umar se)",
    hindi: "Hunar Se Rozgar Tak कोर्स (18 साल की उम्र से)",
  },
  "IAAP accessibility certificates (CPACC, then WAS for web testing)": {
    hinglish: "IAAP ke accessibility certificate (CPACC, phir web testing ke liye WAS)",
    hindi: "IAAP के एक्सेसिबिलिटी सर्टिफ़िकेट (CPACC, फिर वेब टेस्टिंग के लिए WAS)",
  },
  "IAAP certificate in web accessibility (WAS)": {
    hinglish: "Web accessibility ka IAAP certificate (WAS)",
    hindi: "वेब एक्सेसिबिलिटी का IAAP सर्टिफ़िकेट (WAS)",
  },
  "IB Security Assistant, with Class 10 and the local language, from 18 years, then promotion": {
    hinglish: "Class 10 aur sthaniya bhasha ke saath, 18 saal ki umar se, IB mein Security Assistant, phir promotion se",
    hindi: "Class 10 और स्थानीय भाषा के साथ, 18 साल की उम्र से, IB में सिक्योरिटी असिस्टेंट, फिर प्रमोशन से",
  },
  "IB recruitment (ACIO), posting to Bureau of Immigration": {
    hinglish: "IB bharti (ACIO), Bureau of Immigration mein posting",
    hindi: "IB भर्ती (ACIO), Bureau of Immigration में पोस्टिंग",
  },
  "IB's ACIO (Technical) post, by GATE, after BTech or MCA in computers, or BTech or MSc in electronics": {
    hinglish: "Computer mein BTech ya MCA, ya electronics mein BTech ya MSc ke baad, GATE se IB mein ACIO (Technical) ki post",
    hindi: "कंप्यूटर में BTech या MCA, या इलेक्ट्रॉनिक्स में BTech या MSc के बाद, GATE से IB में ACIO (Technical) का पद",
  },
  "IB's ACIO examination, any degree, from 18 to 27 years (reserved groups longer)": {
    hinglish: "IB ka ACIO exam, koi bhi degree, 18 se 27 saal ki umar mein (reserved groups ke liye zyada)",
    hindi: "IB की ACIO परीक्षा, कोई भी डिग्री, 18 से 27 साल की उम्र में (आरक्षित वर्गों के लिए ज़्यादा)",
  },
  "ICAgile or Scrum Alliance coaching certificates": {
    hinglish: "ICAgile ya Scrum Alliance ke coaching certificate",
    hindi: "ICAgile या Scrum Alliance के कोचिंग सर्टिफ़िकेट",
  },
  "ICDS Supervisor by State staff selection, in some States the State PSC, mostly for women, after any degree or, as in Kerala, a named one":
    {
      hinglish:
        "Kisi bhi degree ya, jaise Kerala mein, tay degree ke baad ICDS Supervisor, rajya staff selection se, kuch rajyon mein State PSC se, zyadatar mahilaon ke liye",
      hindi: "किसी भी डिग्री या, जैसे केरल में, तय डिग्री के बाद ICDS सुपरवाइज़र, राज्य कर्मचारी चयन से, कुछ राज्यों में State PSC से, ज़्यादातर महिलाओं के लिए",
    },
  "IHM craft course in F&B Service": {
    hinglish: "IHM mein Food and Beverage Service ka craft course",
    hindi: "IHM में Food and Beverage Service का क्राफ़्ट कोर्स",
  },
  "IHM craft course in F&B Service, then some years as a waiter": {
    hinglish: "IHM mein Food and Beverage Service ka craft course, phir waiter ke taur par kuch saal",
    hindi: "IHM में Food and Beverage Service का क्राफ़्ट कोर्स, फिर वेटर के तौर पर कुछ साल",
  },
  "IHM craft course in F&B Service, then years as waiter and captain": {
    hinglish: "IHM mein Food and Beverage Service ka craft course, phir waiter aur captain ke taur par kuch saal",
    hindi: "IHM में Food and Beverage Service का क्राफ़्ट कोर्स, फिर वेटर और कैप्टन के तौर पर कुछ साल",
  },
  "IHM craft course in Food Production": {
    hinglish: "IHM mein Food Production ka craft course",
    hindi: "IHM में Food Production का क्राफ़्ट कोर्स",
  },
  "IHM craft course in Food Production and Patisserie": {
    hinglish: "IHM mein Food Production and Patisserie ka craft course",
    hindi: "IHM में Food Production and Patisserie का क्राफ़्ट कोर्स",
  },
  "IHM craft course in Food Production, then some years as a commis": {
    hinglish: "IHM mein Food Production ka craft course, phir commis chef ke taur par kuch saal",
    hindi: "IHM में Food Production का क्राफ़्ट कोर्स, फिर कॉमी शेफ़ के तौर पर कुछ साल",
  },
  "IHM craft course in Food Production, then the same years in a kitchen": {
    hinglish: "IHM mein Food Production ka craft course, phir kitchen mein utne hi saal",
    hindi: "IHM में Food Production का क्राफ़्ट कोर्स, फिर किचन में उतने ही साल",
  },
  "IHM craft course in Food Production, then years as commis and chef de partie": {
    hinglish: "IHM mein Food Production ka craft course, phir commis chef aur chef de partie ke taur par kuch saal",
    hindi: "IHM में Food Production का क्राफ़्ट कोर्स, फिर कॉमी शेफ़ और शेफ़ डी पार्टी के तौर पर कुछ साल",
  },
  "IPM (five years, degree and MBA in one)": {
    hinglish: "IPM (paanch saal, degree aur MBA ek hi course mein)",
    hindi: "IPM (पाँच साल, डिग्री और MBA एक ही कोर्स में)",
  },
  "IPM at an IIM": { hinglish: "IIM mein IPM", hindi: "IIM में IPM" },
  "ISA/IEC 62443 or GICSP certificate": { hinglish: "ISA/IEC 62443 ya GICSP certificate", hindi: "ISA/IEC 62443 या GICSP सर्टिफ़िकेट" },
  "ISNT or ASNT NDT Level II course after BSc Physics": {
    hinglish: "BSc Physics ke baad ISNT ya ASNT ka NDT Level II course",
    hindi: "BSc Physics के बाद ISNT या ASNT का NDT Level II कोर्स",
  },
  "ISO 27001 lead auditor certificate": { hinglish: "ISO 27001 lead auditor certificate", hindi: "ISO 27001 लीड ऑडिटर सर्टिफ़िकेट" },
  "ISO 9001 lead auditor course, then about twenty days of audits as a trainee under a certification body's auditor": {
    hinglish:
      "ISO 9001 lead auditor course, phir certification body ke auditor ki dekhrekh mein trainee ke taur par lagbhag bees din ke audit",
    hindi: "ISO 9001 लीड ऑडिटर कोर्स, फिर सर्टिफ़िकेशन संस्था के ऑडिटर की देखरेख में ट्रेनी के तौर पर लगभग बीस दिन के ऑडिट",
  },
  "ISRO or DRDO post after BTech or MTech, by GATE or their own tests": {
    hinglish: "BTech ya MTech ke baad ISRO ya DRDO mein post, GATE ya unke apne test se",
    hindi: "BTech या MTech के बाद ISRO या DRDO में पद, GATE या उनके अपने टेस्ट से",
  },
  "ISRO or DRDO scientist after BTech or MSc, by GATE or their own tests": {
    hinglish: "BTech ya MSc ke baad ISRO ya DRDO scientist, GATE ya unke apne test se",
    hindi: "BTech या MSc के बाद ISRO या DRDO वैज्ञानिक, GATE या उनके अपने टेस्ट से",
  },
  "ISRO or DRDO scientist after BTech, by GATE or their own tests": {
    hinglish: "BTech ke baad ISRO ya DRDO scientist, GATE ya unke apne test se",
    hindi: "BTech के बाद ISRO या DRDO वैज्ञानिक, GATE या उनके अपने टेस्ट से",
  },
  "ISRO or PRL scientist post, by their own selection": {
    hinglish: "ISRO ya PRL mein scientist ki post, unke apne selection se",
    hindi: "ISRO या PRL में वैज्ञानिक का पद, उनके अपने चयन से",
  },
  "ISRO recruitment after BTech, by GATE score or its own test": {
    hinglish: "BTech ke baad ISRO bharti, GATE score ya uske apne test se",
    hindi: "BTech के बाद ISRO भर्ती, GATE स्कोर या उसके अपने टेस्ट से",
  },
  "ISRO recruitment or DRDO scientist by GATE, after BTech or MTech": {
    hinglish: "BTech ya MTech ke baad GATE se ISRO bharti ya DRDO scientist",
    hindi: "BTech या MTech के बाद GATE से ISRO भर्ती या DRDO वैज्ञानिक",
  },
  "ISRO remote sensing centre (NRSC, Hyderabad) after MTech or MSc, by its own recruitment": {
    hinglish: "MTech ya MSc ke baad ISRO ka remote sensing centre (NRSC, Hyderabad), uski apni alag bharti se",
    hindi: "MTech या MSc के बाद ISRO का रिमोट सेंसिंग सेंटर (NRSC, हैदराबाद), उसकी अपनी अलग भर्ती से",
  },
  "ISRO scientist/engineer, by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad ISRO mein scientist/engineer, GATE ya uske apne test se",
    hindi: "BTech के बाद ISRO में वैज्ञानिक/इंजीनियर, GATE या उसके अपने टेस्ट से",
  },
  "ISRO, DRDO or BEL post after BTech, by GATE or their own tests": {
    hinglish: "BTech ke baad ISRO, DRDO ya BEL mein post, GATE ya unke apne test se",
    hindi: "BTech के बाद ISRO, DRDO या BEL में पद, GATE या उनके अपने टेस्ट से",
  },
  "ISRO, DRDO, BEL or ECIL after BTech, by GATE or their own tests": {
    hinglish: "BTech ke baad ISRO, DRDO, BEL ya ECIL, GATE ya unke apne test se",
    hindi: "BTech के बाद ISRO, DRDO, BEL या ECIL, GATE या उनके अपने टेस्ट से",
  },
  "IT officer of a public bank after BTech, MCA or any degree with NIELIT B Level (IBPS SO)": {
    hinglish: "BTech ya MCA ke baad, ya NIELIT B Level ke saath kisi bhi degree ke baad, sarkari bank mein IT officer (IBPS SO)",
    hindi: "BTech या MCA के बाद, या NIELIT B Level के साथ किसी भी डिग्री के बाद, सरकारी बैंक में IT ऑफ़िसर (IBPS SO)",
  },
  "IT officer of a public bank after MCA, or any degree with NIELIT B Level (IBPS SO)": {
    hinglish: "MCA ke baad, ya NIELIT B Level ke saath kisi bhi degree ke baad, sarkari bank mein IT officer (IBPS SO)",
    hindi: "MCA के बाद, या NIELIT B Level के साथ किसी भी डिग्री के बाद, सरकारी बैंक में IT ऑफ़िसर (IBPS SO)",
  },
  "ITEP for the foundational or preparatory stage": {
    hinglish: "Foundational ya preparatory stage ke liye ITEP",
    hindi: "फ़ाउंडेशनल या प्रिपरेटरी स्टेज के लिए ITEP",
  },
  "ITEP for the foundational stage": { hinglish: "Foundational stage ke liye ITEP", hindi: "फ़ाउंडेशनल स्टेज के लिए ITEP" },
  "ITI (or a finished trade apprenticeship) in a notified trade such as Fitter, Electrician or Mechanic Diesel, then RRB ALP": {
    hinglish: "Fitter, Electrician ya Mechanic Diesel jaise notified trade mein ITI (ya poori ki hui trade apprenticeship), phir RRB ALP",
    hindi: "Fitter, Electrician या Mechanic Diesel जैसे नोटिफ़ाइड ट्रेड में ITI (या पूरी की हुई ट्रेड अप्रेंटिसशिप), फिर RRB ALP",
  },
  "ITI Aeronautical Structure and Equipment Fitter": {
    hinglish: "ITI Aeronautical Structure and Equipment Fitter",
    hindi: "ITI Aeronautical Structure and Equipment Fitter",
  },
  "ITI Attendant Operator (Chemical Plant)": {
    hinglish: "ITI Attendant Operator (Chemical Plant)",
    hindi: "ITI Attendant Operator (Chemical Plant)",
  },
  "ITI Attendant Operator (Chemical Plant), any stream": {
    hinglish: "ITI Attendant Operator (Chemical Plant), koi bhi stream",
    hindi: "ITI Attendant Operator (Chemical Plant), कोई भी स्ट्रीम",
  },
  "ITI Bamboo Works (at some ITIs Cane, Willow and Bamboo Worker)": {
    hinglish: "ITI Bamboo Works (kuch ITIs mein Cane, Willow and Bamboo Worker)",
    hindi: "ITI Bamboo Works (कुछ ITIs में Cane, Willow and Bamboo Worker)",
  },
  "ITI Civil Engineer Assistant or Draughtsman Civil": {
    hinglish: "ITI Civil Engineer Assistant ya Draughtsman Civil",
    hindi: "ITI Civil Engineer Assistant या Draughtsman Civil",
  },
  "ITI Computer Aided Embroidery and Designing, or Surface Ornamentation Techniques": {
    hinglish: "ITI Computer Aided Embroidery and Designing, ya Surface Ornamentation Techniques",
    hindi: "ITI Computer Aided Embroidery and Designing, या Surface Ornamentation Techniques",
  },
  "ITI Computer Aided Manufacturing (CAM) Programmer, where offered": {
    hinglish: "ITI Computer Aided Manufacturing (CAM) Programmer, jahan available ho",
    hindi: "ITI Computer Aided Manufacturing (CAM) Programmer, जहाँ उपलब्ध हो",
  },
  "ITI Cosmetology": { hinglish: "ITI Cosmetology", hindi: "ITI Cosmetology" },
  "ITI Dental Laboratory Equipment Technician": {
    hinglish: "ITI Dental Laboratory Equipment Technician",
    hindi: "ITI Dental Laboratory Equipment Technician",
  },
  "ITI Desktop Publishing Operator": { hinglish: "ITI Desktop Publishing Operator", hindi: "ITI Desktop Publishing Operator" },
  "ITI Desktop Publishing Operator (at times also for DRDO technician posts)": {
    hinglish: "ITI Desktop Publishing Operator (kabhi-kabhi DRDO mein technician ki post ke liye bhi)",
    hindi: "ITI Desktop Publishing Operator (कभी-कभी DRDO में टेक्नीशियन के पदों के लिए भी)",
  },
  "ITI Digital Photographer": { hinglish: "ITI Digital Photographer", hindi: "ITI Digital Photographer" },
  "ITI Digital Photographer, then some years of assisting": {
    hinglish: "ITI Digital Photographer, phir assistant ke taur par kuch saal",
    hindi: "ITI Digital Photographer, फिर असिस्टेंट के तौर पर कुछ साल",
  },
  "ITI Draughtsman (Civil)": { hinglish: "ITI Draughtsman (Civil)", hindi: "ITI Draughtsman (Civil)" },
  "ITI Draughtsman (Civil), also for overseer posts of some States": {
    hinglish: "ITI Draughtsman (Civil), kuch rajyon mein overseer ki post ke liye bhi",
    hindi: "ITI Draughtsman (Civil), कुछ राज्यों में ओवरसियर के पदों के लिए भी",
  },
  "ITI Draughtsman (Civil), any stream": {
    hinglish: "ITI Draughtsman (Civil), koi bhi stream",
    hindi: "ITI Draughtsman (Civil), कोई भी स्ट्रीम",
  },
  "ITI Draughtsman (Civil), two years (also for State and ISRO draughtsman posts)": {
    hinglish: "ITI Draughtsman (Civil), do saal (rajya aur ISRO mein draughtsman ki post ke liye bhi)",
    hindi: "ITI Draughtsman (Civil), दो साल (राज्य और ISRO में ड्राफ़्ट्समैन के पदों के लिए भी)",
  },
  "ITI Draughtsman (Civil), with science in Class 12 also for the Border Roads Organisation (men so far)": {
    hinglish: "ITI Draughtsman (Civil), Class 12 mein science ke saath Border Roads Organisation ke liye bhi (abhi tak sirf purush)",
    hindi: "ITI Draughtsman (Civil), Class 12 में साइंस के साथ Border Roads Organisation के लिए भी (अभी तक सिर्फ़ पुरुष)",
  },
  "ITI Draughtsman (Mechanical)": { hinglish: "ITI Draughtsman (Mechanical)", hindi: "ITI Draughtsman (Mechanical)" },
  "ITI Draughtsman (Mechanical), two years (also for ISRO and DRDO draughtsman posts)": {
    hinglish: "ITI Draughtsman (Mechanical), do saal (ISRO aur DRDO mein draughtsman ki post ke liye bhi)",
    hindi: "ITI Draughtsman (Mechanical), दो साल (ISRO और DRDO में ड्राफ़्ट्समैन के पदों के लिए भी)",
  },
  "ITI Dress Making or Sewing Technology": {
    hinglish: "ITI Dress Making ya Sewing Technology",
    hindi: "ITI Dress Making या Sewing Technology",
  },
  "ITI Electrician": { hinglish: "ITI Electrician", hindi: "ITI Electrician" },
  "ITI Electrician or Electronics Mechanic": {
    hinglish: "ITI Electrician ya Electronics Mechanic",
    hindi: "ITI Electrician या Electronics Mechanic",
  },
  "ITI Electrician or Electronics Mechanic, then a robot maker's course": {
    hinglish: "ITI Electrician ya Electronics Mechanic, phir robot banane wali company ka course",
    hindi: "ITI Electrician या Electronics Mechanic, फिर रोबोट बनाने वाली कंपनी का कोर्स",
  },
  "ITI Electrician or Fitter, any stream": {
    hinglish: "ITI Electrician ya Fitter, koi bhi stream",
    hindi: "ITI Electrician या Fitter, कोई भी स्ट्रीम",
  },
  "ITI Electrician or Solar Technician (Electrical)": {
    hinglish: "ITI Electrician ya Solar Technician (Electrical)",
    hindi: "ITI Electrician या Solar Technician (Electrical)",
  },
  "ITI Electrician or Solar Technician, any stream": {
    hinglish: "ITI Electrician ya Solar Technician, koi bhi stream",
    hindi: "ITI Electrician या Solar Technician, कोई भी स्ट्रीम",
  },
  "ITI Electrician or Wireman": { hinglish: "ITI Electrician ya Wireman", hindi: "ITI Electrician या Wireman" },
  "ITI Electrician or Wireman, any stream": {
    hinglish: "ITI Electrician ya Wireman, koi bhi stream",
    hindi: "ITI Electrician या Wireman, कोई भी स्ट्रीम",
  },
  "ITI Electrician, Electronics Mechanic or Mechanic Motor Vehicle, then a maker's own EV training": {
    hinglish: "ITI Electrician, Electronics Mechanic ya Mechanic Motor Vehicle, phir gaadi banane wali company ki apni EV training",
    hindi: "ITI Electrician, Electronics Mechanic या Mechanic Motor Vehicle, फिर गाड़ी बनाने वाली कंपनी की अपनी EV ट्रेनिंग",
  },
  "ITI Electrician, Fitter or Instrument Mechanic, then a junior post in the plant and promotion": {
    hinglish: "ITI Electrician, Fitter ya Instrument Mechanic, phir plant mein junior post aur promotion",
    hindi: "ITI Electrician, Fitter या Instrument Mechanic, फिर प्लांट में जूनियर पद और प्रमोशन",
  },
  "ITI Electrician, any stream": { hinglish: "ITI Electrician, koi bhi stream", hindi: "ITI Electrician, कोई भी स्ट्रीम" },
  "ITI Electrician, then CAD course": { hinglish: "ITI Electrician, phir CAD course", hindi: "ITI Electrician, फिर CAD कोर्स" },
  "ITI Electrician, then years in a lighting crew": {
    hinglish: "ITI Electrician, phir lighting team mein kuch saal",
    hindi: "ITI Electrician, फिर लाइटिंग टीम में कुछ साल",
  },
  "ITI Electrician, then years of fitting solar panels": {
    hinglish: "ITI Electrician, phir kuch saal solar panel lagane ka kaam",
    hindi: "ITI Electrician, फिर कुछ साल सोलर पैनल लगाने का काम",
  },
  "ITI Electrician, three years' work, then Craft Instructor Training (CITS)": {
    hinglish: "ITI Electrician, teen saal ka kaam, phir Craft Instructor Training (CITS)",
    hindi: "ITI Electrician, तीन साल का काम, फिर Craft Instructor Training (CITS)",
  },
  "ITI Electrician, two years (also for RRB Technician posts)": {
    hinglish: "ITI Electrician, do saal (RRB Technician ki post ke liye bhi)",
    hindi: "ITI Electrician, दो साल (RRB Technician के पदों के लिए भी)",
  },
  "ITI Electronics Mechanic": { hinglish: "ITI Electronics Mechanic", hindi: "ITI Electronics Mechanic" },
  "ITI Electronics Mechanic or Electrician, after any stream": {
    hinglish: "Kisi bhi stream ke baad ITI Electronics Mechanic ya Electrician",
    hindi: "किसी भी स्ट्रीम के बाद ITI Electronics Mechanic या Electrician",
  },
  "ITI Electronics Mechanic or Electrician, then RRB Technician or metro rail recruitment": {
    hinglish: "ITI Electronics Mechanic ya Electrician, phir RRB Technician ya metro rail bharti",
    hindi: "ITI Electronics Mechanic या Electrician, फिर RRB Technician या मेट्रो रेल भर्ती",
  },
  "ITI Electronics Mechanic, Electrician or Solar Technician (Electrical)": {
    hinglish: "ITI Electronics Mechanic, Electrician ya Solar Technician (Electrical)",
    hindi: "ITI Electronics Mechanic, Electrician या Solar Technician (Electrical)",
  },
  "ITI Electronics Mechanic, any stream": {
    hinglish: "ITI Electronics Mechanic, koi bhi stream",
    hindi: "ITI Electronics Mechanic, कोई भी स्ट्रीम",
  },
  "ITI Electronics Mechanic, for firms or for the post of Technician in a CSIR laboratory (by its trade test)": {
    hinglish: "ITI Electronics Mechanic, companiyon ke liye ya CSIR laboratory mein Technician ki post ke liye (uske trade test se)",
    hindi: "ITI Electronics Mechanic, कंपनियों के लिए या CSIR लैबोरेटरी में टेक्नीशियन के पद के लिए (उसके ट्रेड टेस्ट से)",
  },
  "ITI Electronics Mechanic, then installation technician and promotion": {
    hinglish: "ITI Electronics Mechanic, phir installation technician aur promotion",
    hindi: "ITI Electronics Mechanic, फिर इंस्टॉलेशन टेक्नीशियन और प्रमोशन",
  },
  "ITI Electronics Mechanic, then some years of work": {
    hinglish: "ITI Electronics Mechanic, phir kuch saal ka kaam",
    hindi: "ITI Electronics Mechanic, फिर कुछ साल का काम",
  },
  "ITI Electronics Mechanic, two years (also for RRB and ISRO technician posts)": {
    hinglish: "ITI Electronics Mechanic, do saal (RRB aur ISRO mein technician ki post ke liye bhi)",
    hindi: "ITI Electronics Mechanic, दो साल (RRB और ISRO के टेक्नीशियन पदों के लिए भी)",
  },
  "ITI Fashion Design and Technology": { hinglish: "ITI Fashion Design and Technology", hindi: "ITI Fashion Design and Technology" },
  "ITI Fashion Design and Technology, then some years of work": {
    hinglish: "ITI Fashion Design and Technology, phir kuch saal ka kaam",
    hindi: "ITI Fashion Design and Technology, फिर कुछ साल का काम",
  },
  "ITI Fitter": { hinglish: "ITI Fitter", hindi: "ITI Fitter" },
  "ITI Fitter or Electrician, any stream": {
    hinglish: "ITI Fitter ya Electrician, koi bhi stream",
    hindi: "ITI Fitter या Electrician, कोई भी स्ट्रीम",
  },
  "ITI Fitter or Electrician, then port crane training with simulator": {
    hinglish: "ITI Fitter ya Electrician, phir simulator ke saath port crane ki training",
    hindi: "ITI Fitter या Electrician, फिर सिम्युलेटर के साथ पोर्ट क्रेन की ट्रेनिंग",
  },
  "ITI Fitter or Electrician, then service technician and promotion": {
    hinglish: "ITI Fitter ya Electrician, phir service technician aur promotion",
    hindi: "ITI Fitter या Electrician, फिर सर्विस टेक्नीशियन और प्रमोशन",
  },
  "ITI Fitter or Machinist, for ISRO, DRDO, NAL and HAL technician posts": {
    hinglish: "ITI Fitter ya Machinist, ISRO, DRDO, NAL aur HAL mein technician ki post ke liye",
    hindi: "ITI Fitter या Machinist, ISRO, DRDO, NAL और HAL में टेक्नीशियन के पदों के लिए",
  },
  "ITI Fitter or Mechanic Diesel, any stream, then years as a floorman": {
    hinglish: "ITI Fitter ya Mechanic Diesel, koi bhi stream, phir floorman ke taur par kuch saal",
    hindi: "ITI Fitter या Mechanic Diesel, कोई भी स्ट्रीम, फिर फ़्लोरमैन के तौर पर कुछ साल",
  },
  "ITI Fitter or Mechanic Diesel, any stream, then years as helper on a cementing crew": {
    hinglish: "ITI Fitter ya Mechanic Diesel, koi bhi stream, phir cementing team mein helper ke taur par kuch saal",
    hindi: "ITI Fitter या Mechanic Diesel, कोई भी स्ट्रीम, फिर सीमेंटिंग टीम में हेल्पर के तौर पर कुछ साल",
  },
  "ITI Fitter or Mechanic Diesel, then trainee on a private firm's dredger": {
    hinglish: "ITI Fitter ya Mechanic Diesel, phir private company ke dredger par trainee",
    hindi: "ITI Fitter या Mechanic Diesel, फिर प्राइवेट कंपनी के ड्रेजर पर ट्रेनी",
  },
  "ITI Fitter or Mechanic Motor Vehicle, with heavy driving licence from 20": {
    hinglish: "ITI Fitter ya Mechanic Motor Vehicle, 20 saal ki umar se heavy driving licence ke saath",
    hindi: "ITI Fitter या Mechanic Motor Vehicle, 20 साल की उम्र से भारी गाड़ी के ड्राइविंग लाइसेंस के साथ",
  },
  "ITI Fitter or Turner (also for a State generating company, by its own test)": {
    hinglish: "ITI Fitter ya Turner (rajya ki bijli banane wali company ke liye bhi, uske apne test se)",
    hindi: "ITI Fitter या Turner (राज्य की बिजली बनाने वाली कंपनी के लिए भी, उसके अपने टेस्ट से)",
  },
  "ITI Fitter or Turner, any stream": { hinglish: "ITI Fitter ya Turner, koi bhi stream", hindi: "ITI Fitter या Turner, कोई भी स्ट्रीम" },
  "ITI Fitter or Welder, then NDT Level I and II courses": {
    hinglish: "ITI Fitter ya Welder, phir NDT Level I aur II course",
    hindi: "ITI Fitter या Welder, फिर NDT Level I और II कोर्स",
  },
  "ITI Fitter, any stream": { hinglish: "ITI Fitter, koi bhi stream", hindi: "ITI Fitter, कोई भी स्ट्रीम" },
  "ITI Fitter, then apprenticeship (also for ISRO and DRDO technician posts)": {
    hinglish: "ITI Fitter, phir apprenticeship (ISRO aur DRDO mein technician ki post ke liye bhi)",
    hindi: "ITI Fitter, फिर अप्रेंटिसशिप (ISRO और DRDO में टेक्नीशियन के पदों के लिए भी)",
  },
  "ITI Fitter, then rope access and blade repair training": {
    hinglish: "ITI Fitter, phir rope access aur blade repair ki training",
    hindi: "ITI Fitter, फिर रोप एक्सेस और ब्लेड रिपेयर की ट्रेनिंग",
  },
  "ITI Floriculture and Landscaping": { hinglish: "ITI Floriculture and Landscaping", hindi: "ITI Floriculture and Landscaping" },
  "ITI Footwear Maker": { hinglish: "ITI Footwear Maker", hindi: "ITI Footwear Maker" },
  "ITI Footwear Maker, then some years of work": {
    hinglish: "ITI Footwear Maker, phir kuch saal ka kaam",
    hindi: "ITI Footwear Maker, फिर कुछ साल का काम",
  },
  "ITI Foundryman or Wood Work Technician (Carpenter)": {
    hinglish: "ITI Foundryman ya Wood Work Technician (Carpenter)",
    hindi: "ITI Foundryman या Wood Work Technician (Carpenter)",
  },
  "ITI Fruit and Vegetable Processor": { hinglish: "ITI Fruit and Vegetable Processor", hindi: "ITI Fruit and Vegetable Processor" },
  "ITI Health Sanitary Inspector (1 year), then a municipal post from 18 and promotion": {
    hinglish: "ITI Health Sanitary Inspector (1 saal), phir 18 saal ki umar se nagar palika ki post aur promotion",
    hindi: "ITI Health Sanitary Inspector (1 साल), फिर 18 साल की उम्र से नगरपालिका का पद और प्रमोशन",
  },
  "ITI Health Sanitary Inspector (1 year); public posts are from 18": {
    hinglish: "ITI Health Sanitary Inspector (1 saal); sarkari post 18 saal ki umar se hain",
    hindi: "ITI Health Sanitary Inspector (1 साल); सरकारी पद 18 साल की उम्र से हैं",
  },
  "ITI Industrial Robotics and Digital Manufacturing Technician": {
    hinglish: "ITI Industrial Robotics and Digital Manufacturing Technician",
    hindi: "ITI Industrial Robotics and Digital Manufacturing Technician",
  },
  "ITI Instrument Mechanic": { hinglish: "ITI Instrument Mechanic", hindi: "ITI Instrument Mechanic" },
  "ITI Instrument Mechanic, any stream": {
    hinglish: "ITI Instrument Mechanic, koi bhi stream",
    hindi: "ITI Instrument Mechanic, कोई भी स्ट्रीम",
  },
  "ITI Instrument Mechanic, two years (also for stipendiary trainee posts of atomic energy)": {
    hinglish: "ITI Instrument Mechanic, do saal (atomic energy mein stipendiary trainee ki post ke liye bhi)",
    hindi: "ITI Instrument Mechanic, दो साल (परमाणु ऊर्जा में स्टाइपेंडियरी ट्रेनी के पदों के लिए भी)",
  },
  "ITI Interior Design and Decoration": { hinglish: "ITI Interior Design and Decoration", hindi: "ITI Interior Design and Decoration" },
  "ITI Laboratory Assistant (Chemical Plant), for works or for the post of Technician in a CSIR laboratory (by its trade test)": {
    hinglish:
      "ITI Laboratory Assistant (Chemical Plant), karkhanon ke liye ya CSIR laboratory mein Technician ki post ke liye (uske trade test se)",
    hindi: "ITI Laboratory Assistant (Chemical Plant), कारख़ानों के लिए या CSIR लैबोरेटरी में टेक्नीशियन के पद के लिए (उसके ट्रेड टेस्ट से)",
  },
  "ITI Leather Goods Maker": { hinglish: "ITI Leather Goods Maker", hindi: "ITI Leather Goods Maker" },
  "ITI Litho Offset Machine Minder": { hinglish: "ITI Litho Offset Machine Minder", hindi: "ITI Litho Offset Machine Minder" },
  "ITI Litho Offset Machine Minder (also for the government's note presses)": {
    hinglish: "ITI Litho Offset Machine Minder (sarkar ki note chhapne wali press ke liye bhi)",
    hindi: "ITI Litho Offset Machine Minder (सरकार की नोट छापने वाली प्रेस के लिए भी)",
  },
  "ITI Machinist (Grinder)": { hinglish: "ITI Machinist (Grinder)", hindi: "ITI Machinist (Grinder)" },
  "ITI Machinist or Turner, then a CAM course": {
    hinglish: "ITI Machinist ya Turner, phir CAM course",
    hindi: "ITI Machinist या Turner, फिर CAM कोर्स",
  },
  "ITI Mechanic Agricultural Machinery or Mechanic Diesel": {
    hinglish: "ITI Mechanic Agricultural Machinery ya Mechanic Diesel",
    hindi: "ITI Mechanic Agricultural Machinery या Mechanic Diesel",
  },
  "ITI Mechanic Auto Body Painting or Painter General (also for painters of State bus corporations and India Post's Mail Motor Service)": {
    hinglish:
      "ITI Mechanic Auto Body Painting ya Painter General (rajya ke bus nigam aur India Post ki Mail Motor Service mein painter ki post ke liye bhi)",
    hindi: "ITI Mechanic Auto Body Painting या Painter General (राज्यों के बस निगमों और India Post की Mail Motor Service में पेंटर के पदों के लिए भी)",
  },
  "ITI Mechanic Auto Body Repair (also for workshop posts of State bus corporations)": {
    hinglish: "ITI Mechanic Auto Body Repair (rajya ke bus nigam mein workshop ki post ke liye bhi)",
    hindi: "ITI Mechanic Auto Body Repair (राज्यों के बस निगमों में वर्कशॉप के पदों के लिए भी)",
  },
  "ITI Mechanic Auto Electrical and Electronics, or Mechanic Electric Vehicle (also for posts of State bus corporations and India Post's Mail Motor Service, by their own tests)":
    {
      hinglish:
        "ITI Mechanic Auto Electrical and Electronics, ya Mechanic Electric Vehicle (rajya ke bus nigam aur India Post ki Mail Motor Service ki post ke liye bhi, unke apne test se)",
      hindi:
        "ITI Mechanic Auto Electrical and Electronics, या Mechanic Electric Vehicle (राज्यों के बस निगमों और India Post की Mail Motor Service के पदों के लिए भी, उनके अपने टेस्ट से)",
    },
  "ITI Mechanic Consumer Electronic Appliances, or Refrigeration and Air Conditioning Technician": {
    hinglish: "ITI Mechanic Consumer Electronic Appliances, ya Refrigeration and Air Conditioning Technician",
    hindi: "ITI Mechanic Consumer Electronic Appliances, या Refrigeration and Air Conditioning Technician",
  },
  "ITI Mechanic Diesel (also for technician posts by RRB or DRDO, and mechanics of State bus corporations and, men so far, the Border Roads)":
    {
      hinglish:
        "ITI Mechanic Diesel (RRB ya DRDO se technician ki post ke liye bhi, aur rajya ke bus nigam aur, abhi tak sirf purush, Border Roads mein mechanic ki post ke liye bhi)",
      hindi:
        "ITI Mechanic Diesel (RRB या DRDO से टेक्नीशियन के पदों के लिए भी, और राज्यों के बस निगमों और, अभी तक सिर्फ़ पुरुष, Border Roads में मैकेनिक के पदों के लिए भी)",
    },
  "ITI Mechanic Diesel or Mechanic Motor Vehicle, then tug driving, with a heavy vehicle licence from 20": {
    hinglish: "ITI Mechanic Diesel ya Mechanic Motor Vehicle, phir tug chalana, 20 saal ki umar se heavy vehicle licence ke saath",
    hindi: "ITI Mechanic Diesel या Mechanic Motor Vehicle, फिर टग चलाना, 20 साल की उम्र से भारी गाड़ी के लाइसेंस के साथ",
  },
  "ITI Mechanic Machine Tool Maintenance or Fitter": {
    hinglish: "ITI Mechanic Machine Tool Maintenance ya Fitter",
    hindi: "ITI Mechanic Machine Tool Maintenance या Fitter",
  },
  "ITI Mechanic Machine Tool Maintenance or Fitter (at times also for DRDO technician posts)": {
    hinglish: "ITI Mechanic Machine Tool Maintenance ya Fitter (kabhi-kabhi DRDO mein technician ki post ke liye bhi)",
    hindi: "ITI Mechanic Machine Tool Maintenance या Fitter (कभी-कभी DRDO में टेक्नीशियन के पदों के लिए भी)",
  },
  "ITI Mechanic Motor Vehicle": { hinglish: "ITI Mechanic Motor Vehicle", hindi: "ITI Mechanic Motor Vehicle" },
  "ITI Mechanic Motor Vehicle (also for DRDO technician posts, and mechanics of State bus corporations, India Post's Mail Motor Service and, men so far, the Border Roads)":
    {
      hinglish:
        "ITI Mechanic Motor Vehicle (DRDO mein technician ki post ke liye bhi, aur rajya ke bus nigam, India Post ki Mail Motor Service aur, abhi tak sirf purush, Border Roads mein mechanic ki post ke liye bhi)",
      hindi:
        "ITI Mechanic Motor Vehicle (DRDO में टेक्नीशियन के पदों के लिए भी, और राज्यों के बस निगमों, India Post की Mail Motor Service और, अभी तक सिर्फ़ पुरुष, Border Roads में मैकेनिक के पदों के लिए भी)",
    },
  "ITI Mechanic Motor Vehicle or Mechanic Diesel": {
    hinglish: "ITI Mechanic Motor Vehicle ya Mechanic Diesel",
    hindi: "ITI Mechanic Motor Vehicle या Mechanic Diesel",
  },
  "ITI Mechanic Motor Vehicle, then years at a parts counter": {
    hinglish: "ITI Mechanic Motor Vehicle, phir parts counter par kuch saal",
    hindi: "ITI Mechanic Motor Vehicle, फिर पार्ट्स काउंटर पर कुछ साल",
  },
  "ITI Mechanic Two and Three Wheeler": { hinglish: "ITI Mechanic Two and Three Wheeler", hindi: "ITI Mechanic Two and Three Wheeler" },
  "ITI Milk and Milk Products Technician, Fitter or Electrician (also for operator posts of milk unions, by their own tests)": {
    hinglish:
      "ITI Milk and Milk Products Technician, Fitter ya Electrician (milk union mein operator ki post ke liye bhi, unke apne test se)",
    hindi: "ITI Milk and Milk Products Technician, Fitter या Electrician (दुग्ध संघों में ऑपरेटर के पदों के लिए भी, उनके अपने टेस्ट से)",
  },
  "ITI Multimedia Animation and Special Effects": {
    hinglish: "ITI Multimedia Animation and Special Effects",
    hindi: "ITI Multimedia Animation and Special Effects",
  },
  "ITI Painter General or Industrial Painter": {
    hinglish: "ITI Painter General ya Industrial Painter",
    hindi: "ITI Painter General या Industrial Painter",
  },
  "ITI Plastic Processing Operator": { hinglish: "ITI Plastic Processing Operator", hindi: "ITI Plastic Processing Operator" },
  "ITI Plumber or Draughtsman (Civil)": { hinglish: "ITI Plumber ya Draughtsman (Civil)", hindi: "ITI Plumber या Draughtsman (Civil)" },
  "ITI Plumber or Fitter": { hinglish: "ITI Plumber ya Fitter", hindi: "ITI Plumber या Fitter" },
  "ITI Plumber or Fitter, any stream": { hinglish: "ITI Plumber ya Fitter, koi bhi stream", hindi: "ITI Plumber या Fitter, कोई भी स्ट्रीम" },
  "ITI Refrigeration and Air Conditioning Technician": {
    hinglish: "ITI Refrigeration and Air Conditioning Technician",
    hindi: "ITI Refrigeration and Air Conditioning Technician",
  },
  "ITI Refrigeration and Air Conditioning Technician, then some years of work": {
    hinglish: "ITI Refrigeration and Air Conditioning Technician, phir kuch saal ka kaam",
    hindi: "ITI Refrigeration and Air Conditioning Technician, फिर कुछ साल का काम",
  },
  "ITI Rubber Technician": { hinglish: "ITI Rubber Technician", hindi: "ITI Rubber Technician" },
  "ITI Rubber Technician or Fitter": { hinglish: "ITI Rubber Technician ya Fitter", hindi: "ITI Rubber Technician या Fitter" },
  "ITI Sewing Technology": { hinglish: "ITI Sewing Technology", hindi: "ITI Sewing Technology" },
  "ITI Sewing Technology or Dress Making": {
    hinglish: "ITI Sewing Technology ya Dress Making",
    hindi: "ITI Sewing Technology या Dress Making",
  },
  "ITI Soil Testing and Crop Technician": {
    hinglish: "ITI Soil Testing and Crop Technician",
    hindi: "ITI Soil Testing and Crop Technician",
  },
  "ITI Solar Technician": { hinglish: "ITI Solar Technician", hindi: "ITI Solar Technician" },
  "ITI Spa Therapy (1 year) or a skill course (3-6 months); most spas take staff from 18": {
    hinglish: "ITI Spa Therapy (1 saal) ya skill course (3-6 mahine); zyadatar spa 18 saal ki umar se staff rakhte hain",
    hindi: "ITI Spa Therapy (1 साल) या स्किल कोर्स (3-6 महीने); ज़्यादातर स्पा 18 साल की उम्र से स्टाफ़ रखते हैं",
  },
  "ITI Spa Therapy or a sports masseur skill course, for work from 18": {
    hinglish: "ITI Spa Therapy ya sports masseur ka skill course, 18 saal ki umar se kaam ke liye",
    hindi: "ITI Spa Therapy या स्पोर्ट्स मसाजर का स्किल कोर्स, 18 साल की उम्र से काम के लिए",
  },
  "ITI Spa Therapy, then years as therapist": {
    hinglish: "ITI Spa Therapy, phir therapist ke taur par kuch saal",
    hindi: "ITI Spa Therapy, फिर थेरेपिस्ट के तौर पर कुछ साल",
  },
  "ITI Spinning Technician": { hinglish: "ITI Spinning Technician", hindi: "ITI Spinning Technician" },
  "ITI Stenographer and Secretarial Assistant": {
    hinglish: "ITI Stenographer and Secretarial Assistant",
    hindi: "ITI Stenographer and Secretarial Assistant",
  },
  "ITI Stenographer and Secretarial Assistant trade (English or Hindi)": {
    hinglish: "ITI ka Stenographer and Secretarial Assistant trade (English ya Hindi)",
    hindi: "ITI का Stenographer and Secretarial Assistant ट्रेड (अंग्रेज़ी या हिंदी)",
  },
  "ITI Stenographer and Secretarial Assistant trade, then an office": {
    hinglish: "ITI ka Stenographer and Secretarial Assistant trade, phir kisi office mein kaam",
    hindi: "ITI का Stenographer and Secretarial Assistant ट्रेड, फिर किसी दफ़्तर में काम",
  },
  "ITI Stenographer and Secretarial Assistant, then Class 12, the least that court stenographer tests ask for": {
    hinglish: "ITI Stenographer and Secretarial Assistant, phir Class 12, jo court stenographer ke test kam se kam maangte hain",
    hindi: "ITI Stenographer and Secretarial Assistant, फिर Class 12, जो कोर्ट स्टेनोग्राफ़र के टेस्ट कम से कम माँगते हैं",
  },
  "ITI Surface Ornamentation Techniques (Embroidery)": {
    hinglish: "ITI Surface Ornamentation Techniques (Embroidery)",
    hindi: "ITI Surface Ornamentation Techniques (Embroidery)",
  },
  "ITI Surveyor": { hinglish: "ITI Surveyor", hindi: "ITI Surveyor" },
  "ITI Surveyor or polytechnic diploma, any stream, also for government surveyor posts by State selection": {
    hinglish: "ITI Surveyor ya polytechnic diploma, koi bhi stream, rajya ke selection se sarkari surveyor ki post ke liye bhi",
    hindi: "ITI Surveyor या पॉलिटेक्निक डिप्लोमा, कोई भी स्ट्रीम, राज्य के चयन से सरकारी सर्वेयर के पदों के लिए भी",
  },
  "ITI Surveyor, two years": { hinglish: "ITI Surveyor, do saal", hindi: "ITI Surveyor, दो साल" },
  "ITI Technician Mechatronics": { hinglish: "ITI Technician Mechatronics", hindi: "ITI Technician Mechatronics" },
  "ITI Textile Wet Processing Technician": {
    hinglish: "ITI Textile Wet Processing Technician",
    hindi: "ITI Textile Wet Processing Technician",
  },
  "ITI Tool and Die Maker": { hinglish: "ITI Tool and Die Maker", hindi: "ITI Tool and Die Maker" },
  "ITI Tool and Die Maker, after any stream": {
    hinglish: "Kisi bhi stream ke baad ITI Tool and Die Maker",
    hindi: "किसी भी स्ट्रीम के बाद ITI Tool and Die Maker",
  },
  "ITI Tool and Die Maker, then some years of work": {
    hinglish: "ITI Tool and Die Maker, phir kuch saal ka kaam",
    hindi: "ITI Tool and Die Maker, फिर कुछ साल का काम",
  },
  "ITI Video Cameraman": { hinglish: "ITI Video Cameraman", hindi: "ITI Video Cameraman" },
  "ITI Weaving Technician": { hinglish: "ITI Weaving Technician", hindi: "ITI Weaving Technician" },
  "ITI Welder": { hinglish: "ITI Welder", hindi: "ITI Welder" },
  "ITI Welder, Fitter or Sheet Metal Worker": {
    hinglish: "ITI Welder, Fitter ya Sheet Metal Worker",
    hindi: "ITI Welder, Fitter या Sheet Metal Worker",
  },
  "ITI Welder, then commercial diver school at 18": {
    hinglish: "ITI Welder, phir 18 saal poore hone par commercial gotakhori ka school",
    hindi: "ITI Welder, फिर 18 साल पूरे होने पर कमर्शियल गोताखोरी का स्कूल",
  },
  "ITI Wood Work Technician (Carpenter)": {
    hinglish: "ITI Wood Work Technician (Carpenter)",
    hindi: "ITI Wood Work Technician (Carpenter)",
  },
  "ITI in Computer Operator and Programming Assistant (COPA)": {
    hinglish: "Computer Operator and Programming Assistant (COPA) mein ITI",
    hindi: "Computer Operator and Programming Assistant (COPA) में ITI",
  },
  "ITI in Cosmetology and some salon years, then Craft Instructor Training (CITS) and the State's selection test for ITI posts": {
    hinglish:
      "Cosmetology mein ITI aur salon mein kuch saal, phir Craft Instructor Training (CITS) aur ITI ki post ke liye rajya ka selection test",
    hindi: "Cosmetology में ITI और सैलून में कुछ साल, फिर Craft Instructor Training (CITS) और ITI के पदों के लिए राज्य का चयन टेस्ट",
  },
  "ITI in Electronics or Electrical, then the diploma in hearing aid repair and ear mould technology": {
    hinglish: "Electronics ya Electrical mein ITI, phir hearing aid repair and ear mould technology mein diploma",
    hindi: "Electronics या Electrical में ITI, फिर हियरिंग एड रिपेयर और ईयर मोल्ड टेक्नोलॉजी में डिप्लोमा",
  },
  "ITI in a craft, Craft Instructor Training (CITS) and some years' work, for the jail's workshop": {
    hinglish: "Kisi craft mein ITI, Craft Instructor Training (CITS) aur kuch saal ka kaam, jail ki workshop ke liye",
    hindi: "किसी शिल्प में ITI, Craft Instructor Training (CITS) और कुछ साल का काम, जेल की वर्कशॉप के लिए",
  },
  "ITI in the trade, Craft Instructor Training (CITS) and some three years' work": {
    hinglish: "Usi trade mein ITI, Craft Instructor Training (CITS) aur lagbhag teen saal ka kaam",
    hindi: "उसी ट्रेड में ITI, Craft Instructor Training (CITS) और लगभग तीन साल का काम",
  },
  "ITI in the trade, plus years of practice": {
    hinglish: "Usi trade mein ITI, saath mein kuch saal ke kaam ka anubhav",
    hindi: "उसी ट्रेड में ITI, साथ में कुछ साल के काम का अनुभव",
  },
  "ITI in the trade, three years' work, then trainer at a private skill centre": {
    hinglish: "Usi trade mein ITI, teen saal ka kaam, phir private skill centre mein trainer",
    hindi: "उसी ट्रेड में ITI, तीन साल का काम, फिर प्राइवेट स्किल सेंटर में ट्रेनर",
  },
  "ITI or diploma in engineering, then RRB ALP": {
    hinglish: "ITI ya engineering mein diploma, phir RRB ALP",
    hindi: "ITI या इंजीनियरिंग में डिप्लोमा, फिर RRB ALP",
  },
  "ITI or polytechnic diploma in a listed trade, then Agniveer Technical, as a sapper (men so far)": {
    hinglish: "List mein diye trade mein ITI ya polytechnic diploma, phir Agniveer Technical, sapper ke taur par (abhi tak sirf purush)",
    hindi: "सूची में दिए ट्रेड में ITI या पॉलिटेक्निक डिप्लोमा, फिर Agniveer Technical, सैपर के तौर पर (अभी तक सिर्फ़ पुरुष)",
  },
  "ITI trade Advanced CNC Machining Technician, Operator Advanced Machine Tools or Machinist (at times also for DRDO technician posts)": {
    hinglish:
      "ITI ka Advanced CNC Machining Technician, Operator Advanced Machine Tools ya Machinist trade (kabhi-kabhi DRDO mein technician ki post ke liye bhi)",
    hindi:
      "ITI का Advanced CNC Machining Technician, Operator Advanced Machine Tools या Machinist ट्रेड (कभी-कभी DRDO में टेक्नीशियन के पदों के लिए भी)",
  },
  "ITI trade Architectural Draughtsman or Draughtsman Civil (also for State draughtsman posts, by staff selection or the PSC)": {
    hinglish:
      "ITI ka Architectural Draughtsman ya Draughtsman Civil trade (rajya mein draughtsman ki post ke liye bhi, staff selection ya PSC se)",
    hindi: "ITI का Architectural Draughtsman या Draughtsman Civil ट्रेड (राज्य में ड्राफ़्ट्समैन के पदों के लिए भी, कर्मचारी चयन या PSC से)",
  },
  "ITI trade Armature Motor Rewinding (where offered), Electrician or Wireman": {
    hinglish: "ITI ka Armature Motor Rewinding (jahan available ho), Electrician ya Wireman trade",
    hindi: "ITI का Armature Motor Rewinding (जहाँ उपलब्ध हो), Electrician या Wireman ट्रेड",
  },
  "ITI trade Artificial Intelligence Programming Assistant": {
    hinglish: "ITI ka Artificial Intelligence Programming Assistant trade",
    hindi: "ITI का Artificial Intelligence Programming Assistant ट्रेड",
  },
  "ITI trade Attendant Operator (Chemical Plant)": {
    hinglish: "ITI ka Attendant Operator (Chemical Plant) trade",
    hindi: "ITI का Attendant Operator (Chemical Plant) ट्रेड",
  },
  "ITI trade Attendant Operator (Chemical Plant) or Fitter": {
    hinglish: "ITI ka Attendant Operator (Chemical Plant) ya Fitter trade",
    hindi: "ITI का Attendant Operator (Chemical Plant) या Fitter ट्रेड",
  },
  "ITI trade Baker and Confectioner": { hinglish: "ITI ka Baker and Confectioner trade", hindi: "ITI का Baker and Confectioner ट्रेड" },
  "ITI trade Book Binder where offered (also for DRDO technician posts, and binders of State offices and presses, at times by the State PSC)":
    {
      hinglish:
        "ITI ka Book Binder trade, jahan available ho (DRDO mein technician ki post ke liye bhi, aur rajya ke daftaron aur press mein binder ki post ke liye, kabhi-kabhi State PSC se)",
      hindi:
        "ITI का Book Binder ट्रेड, जहाँ उपलब्ध हो (DRDO में टेक्नीशियन के पदों के लिए भी, और राज्य के दफ़्तरों और प्रेस में बाइंडर के पदों के लिए, कभी-कभी State PSC से)",
    },
  "ITI trade Catering and Hospitality Assistant": {
    hinglish: "ITI ka Catering and Hospitality Assistant trade",
    hindi: "ITI का Catering and Hospitality Assistant ट्रेड",
  },
  "ITI trade Civil Engineer Assistant": { hinglish: "ITI ka Civil Engineer Assistant trade", hindi: "ITI का Civil Engineer Assistant ट्रेड" },
  "ITI trade Computer Hardware and Network Maintenance": {
    hinglish: "ITI ka Computer Hardware and Network Maintenance trade",
    hindi: "ITI का Computer Hardware and Network Maintenance ट्रेड",
  },
  "ITI trade Computer Hardware and Network Maintenance, or ICT System Maintenance": {
    hinglish: "ITI ka Computer Hardware and Network Maintenance, ya ICT System Maintenance trade",
    hindi: "ITI का Computer Hardware and Network Maintenance, या ICT System Maintenance ट्रेड",
  },
  "ITI trade Computer Hardware and Network Maintenance, then some years of desktop support": {
    hinglish: "ITI ka Computer Hardware and Network Maintenance trade, phir kuch saal desktop support ka kaam",
    hindi: "ITI का Computer Hardware and Network Maintenance ट्रेड, फिर कुछ साल डेस्कटॉप सपोर्ट का काम",
  },
  "ITI trade Computer Hardware and Network Maintenance, then some years of work": {
    hinglish: "ITI ka Computer Hardware and Network Maintenance trade, phir kuch saal ka kaam",
    hindi: "ITI का Computer Hardware and Network Maintenance ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Computer Operator and Programming Assistant (COPA)": {
    hinglish: "ITI ka Computer Operator and Programming Assistant (COPA) trade",
    hindi: "ITI का Computer Operator and Programming Assistant (COPA) ट्रेड",
  },
  "ITI trade Computer Operator and Programming Assistant (COPA), then some years of work": {
    hinglish: "ITI ka Computer Operator and Programming Assistant (COPA) trade, phir kuch saal ka kaam",
    hindi: "ITI का Computer Operator and Programming Assistant (COPA) ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Dairying, where offered": {
    hinglish: "ITI ka Dairying trade, jahan available ho",
    hindi: "ITI का Dairying ट्रेड, जहाँ उपलब्ध हो",
  },
  "ITI trade Digital Photographer, then some years of work": {
    hinglish: "ITI ka Digital Photographer trade, phir kuch saal ka kaam",
    hindi: "ITI का Digital Photographer ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Draughtsman Civil": { hinglish: "ITI ka Draughtsman Civil trade", hindi: "ITI का Draughtsman Civil ट्रेड" },
  "ITI trade Draughtsman Civil or Mechanical, then a Revit course": {
    hinglish: "ITI ka Draughtsman Civil ya Mechanical trade, phir Revit course",
    hindi: "ITI का Draughtsman Civil या Mechanical ट्रेड, फिर Revit कोर्स",
  },
  "ITI trade Drone Pilot (Junior), six months, then the DGCA certificate from 18": {
    hinglish: "ITI ka Drone Pilot (Junior) trade, chhah mahine, phir 18 saal ki umar se DGCA certificate",
    hindi: "ITI का Drone Pilot (Junior) ट्रेड, छह महीने, फिर 18 साल की उम्र से DGCA सर्टिफ़िकेट",
  },
  "ITI trade Electrician": { hinglish: "ITI ka Electrician trade", hindi: "ITI का Electrician ट्रेड" },
  "ITI trade Electrician or Electronics Mechanic": {
    hinglish: "ITI ka Electrician ya Electronics Mechanic trade",
    hindi: "ITI का Electrician या Electronics Mechanic ट्रेड",
  },
  "ITI trade Electrician or Electronics Mechanic, then some years as smart home installer": {
    hinglish: "ITI ka Electrician ya Electronics Mechanic trade, phir smart home installer ke taur par kuch saal",
    hindi: "ITI का Electrician या Electronics Mechanic ट्रेड, फिर स्मार्ट होम इंस्टॉलर के तौर पर कुछ साल",
  },
  "ITI trade Electrician or Fitter": { hinglish: "ITI ka Electrician ya Fitter trade", hindi: "ITI का Electrician या Fitter ट्रेड" },
  "ITI trade Electrician or Fitter, then training at the plant": {
    hinglish: "ITI ka Electrician ya Fitter trade, phir plant mein training",
    hindi: "ITI का Electrician या Fitter ट्रेड, फिर प्लांट में ट्रेनिंग",
  },
  "ITI trade Electrician or Painter General": {
    hinglish: "ITI ka Electrician ya Painter General trade",
    hindi: "ITI का Electrician या Painter General ट्रेड",
  },
  "ITI trade Electrician or Wireman": { hinglish: "ITI ka Electrician ya Wireman trade", hindi: "ITI का Electrician या Wireman ट्रेड" },
  "ITI trade Electrician or Wireman (also for RRB Technician and metro rail posts)": {
    hinglish: "ITI ka Electrician ya Wireman trade (RRB Technician aur metro rail ki post ke liye bhi)",
    hindi: "ITI का Electrician या Wireman ट्रेड (RRB Technician और मेट्रो रेल के पदों के लिए भी)",
  },
  "ITI trade Electrician or Wireman (also for RRB Technician posts, and tradesman posts of the BSF or CISF)": {
    hinglish: "ITI ka Electrician ya Wireman trade (RRB Technician ki post, aur BSF ya CISF mein tradesman ki post ke liye bhi)",
    hindi: "ITI का Electrician या Wireman ट्रेड (RRB Technician के पदों, और BSF या CISF में ट्रेड्समैन के पदों के लिए भी)",
  },
  "ITI trade Electrician or Wireman (also for a State power company, by its own recruitment)": {
    hinglish: "ITI ka Electrician ya Wireman trade (rajya ki bijli company ke liye bhi, uski apni alag bharti se)",
    hindi: "ITI का Electrician या Wireman ट्रेड (राज्य की बिजली कंपनी के लिए भी, उसकी अपनी अलग भर्ती से)",
  },
  "ITI trade Electrician or Wireman, then a billing agency or a State power company's recruitment": {
    hinglish: "ITI ka Electrician ya Wireman trade, phir billing agency ya rajya ki bijli company ki bharti",
    hindi: "ITI का Electrician या Wireman ट्रेड, फिर बिलिंग एजेंसी या राज्य की बिजली कंपनी की भर्ती",
  },
  "ITI trade Electrician or Wireman, then years as a wireman and the supervisor examination": {
    hinglish: "ITI ka Electrician ya Wireman trade, phir wireman ke taur par kuch saal aur supervisor exam",
    hindi: "ITI का Electrician या Wireman ट्रेड, फिर वायरमैन के तौर पर कुछ साल और सुपरवाइज़र परीक्षा",
  },
  "ITI trade Electrician, Plumber or Wood Work Technician (Carpenter)": {
    hinglish: "ITI ka Electrician, Plumber ya Wood Work Technician (Carpenter) trade",
    hindi: "ITI का Electrician, Plumber या Wood Work Technician (Carpenter) ट्रेड",
  },
  "ITI trade Electrician, then some years of plant maintenance": {
    hinglish: "ITI ka Electrician trade, phir kuch saal plant maintenance ka kaam",
    hindi: "ITI का Electrician ट्रेड, फिर कुछ साल प्लांट मेंटेनेंस का काम",
  },
  "ITI trade Electronics Mechanic": { hinglish: "ITI ka Electronics Mechanic trade", hindi: "ITI का Electronics Mechanic ट्रेड" },
  "ITI trade Electronics Mechanic (also for RRB Technician and metro rail posts)": {
    hinglish: "ITI ka Electronics Mechanic trade (RRB Technician aur metro rail ki post ke liye bhi)",
    hindi: "ITI का Electronics Mechanic ट्रेड (RRB Technician और मेट्रो रेल के पदों के लिए भी)",
  },
  "ITI trade Electronics Mechanic or Fitter": {
    hinglish: "ITI ka Electronics Mechanic ya Fitter trade",
    hindi: "ITI का Electronics Mechanic या Fitter ट्रेड",
  },
  "ITI trade Electronics Mechanic, then some years as tower technician": {
    hinglish: "ITI ka Electronics Mechanic trade, phir tower technician ke taur par kuch saal",
    hindi: "ITI का Electronics Mechanic ट्रेड, फिर टावर टेक्नीशियन के तौर पर कुछ साल",
  },
  "ITI trade Electroplater": { hinglish: "ITI ka Electroplater trade", hindi: "ITI का Electroplater ट्रेड" },
  "ITI trade Event Management Assistant, then some years of work": {
    hinglish: "ITI ka Event Management Assistant trade, phir kuch saal ka kaam",
    hindi: "ITI का Event Management Assistant ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade F&B Service Assistant": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड",
  },
  "ITI trade Fire Technology and Industrial Safety Management, then years in a safety team": {
    hinglish: "ITI ka Fire Technology and Industrial Safety Management trade, phir safety team mein kuch saal",
    hindi: "ITI का Fire Technology and Industrial Safety Management ट्रेड, फिर सेफ़्टी टीम में कुछ साल",
  },
  "ITI trade Fireman (six months) or Fire Technology (one year), then a fireman's post from 18 years": {
    hinglish: "ITI ka Fireman (chhah mahine) ya Fire Technology (ek saal) trade, phir 18 saal ki umar se fireman ki post",
    hindi: "ITI का Fireman (छह महीने) या Fire Technology (एक साल) ट्रेड, फिर 18 साल की उम्र से फ़ायरमैन का पद",
  },
  "ITI trade Fitter": { hinglish: "ITI ka Fitter trade", hindi: "ITI का Fitter ट्रेड" },
  "ITI trade Fitter (also for SAIL trainee posts, by its own test)": {
    hinglish: "ITI ka Fitter trade (SAIL mein trainee ki post ke liye bhi, uske apne test se)",
    hindi: "ITI का Fitter ट्रेड (SAIL में ट्रेनी के पदों के लिए भी, उसके अपने टेस्ट से)",
  },
  "ITI trade Fitter (also for technician posts by RRB, DRDO or ISRO, and BARC's stipendiary trainees)": {
    hinglish: "ITI ka Fitter trade (RRB, DRDO ya ISRO se technician ki post, aur BARC ke stipendiary trainee ke liye bhi)",
    hindi: "ITI का Fitter ट्रेड (RRB, DRDO या ISRO से टेक्नीशियन के पदों, और BARC के स्टाइपेंडियरी ट्रेनी के लिए भी)",
  },
  "ITI trade Fitter or Electrician": { hinglish: "ITI ka Fitter ya Electrician trade", hindi: "ITI का Fitter या Electrician ट्रेड" },
  "ITI trade Fitter or Electrician, then years in a tunnel crew": {
    hinglish: "ITI ka Fitter ya Electrician trade, phir tunnel banane wali team mein kuch saal",
    hindi: "ITI का Fitter या Electrician ट्रेड, फिर सुरंग बनाने वाली टीम में कुछ साल",
  },
  "ITI trade Fitter or Machinist": { hinglish: "ITI ka Fitter ya Machinist trade", hindi: "ITI का Fitter या Machinist ट्रेड" },
  "ITI trade Fitter or Mechanic Diesel, then years as ONGC's junior rigman (by its own test) or a floorman, then derrickman": {
    hinglish:
      "ITI ka Fitter ya Mechanic Diesel trade, phir ONGC mein junior rigman (uske apne test se) ya floorman ke taur par kuch saal, phir derrickman",
    hindi: "ITI का Fitter या Mechanic Diesel ट्रेड, फिर ONGC में जूनियर रिगमैन (उसके अपने टेस्ट से) या फ़्लोरमैन के तौर पर कुछ साल, फिर डेरिकमैन",
  },
  "ITI trade Fitter or Mechanic Diesel, then years as a floorman, or as ONGC's junior rigman (by its own test)": {
    hinglish:
      "ITI ka Fitter ya Mechanic Diesel trade, phir floorman ke taur par, ya ONGC mein junior rigman ke taur par (uske apne test se), kuch saal",
    hindi: "ITI का Fitter या Mechanic Diesel ट्रेड, फिर फ़्लोरमैन के तौर पर, या ONGC में जूनियर रिगमैन के तौर पर (उसके अपने टेस्ट से), कुछ साल",
  },
  "ITI trade Fitter or Mechanic Diesel, then years as floorman, derrickman and driller": {
    hinglish: "ITI ka Fitter ya Mechanic Diesel trade, phir floorman, derrickman aur driller ke taur par kuch saal",
    hindi: "ITI का Fitter या Mechanic Diesel ट्रेड, फिर फ़्लोरमैन, डेरिकमैन और ड्रिलर के तौर पर कुछ साल",
  },
  "ITI trade Fitter or Mechanic Diesel, then years as helper on a cementing crew": {
    hinglish: "ITI ka Fitter ya Mechanic Diesel trade, phir cementing team mein helper ke taur par kuch saal",
    hindi: "ITI का Fitter या Mechanic Diesel ट्रेड, फिर सीमेंटिंग टीम में हेल्पर के तौर पर कुछ साल",
  },
  "ITI trade Fitter or Plumber, any stream": {
    hinglish: "ITI ka Fitter ya Plumber trade, koi bhi stream",
    hindi: "ITI का Fitter या Plumber ट्रेड, कोई भी स्ट्रीम",
  },
  "ITI trade Fitter or Plumber, then often an apprenticeship at a refinery or naval dockyard": {
    hinglish: "ITI ka Fitter ya Plumber trade, phir aksar kisi refinery ya naval dockyard mein apprenticeship",
    hindi: "ITI का Fitter या Plumber ट्रेड, फिर अक्सर किसी रिफ़ाइनरी या नौसेना के डॉकयार्ड में अप्रेंटिसशिप",
  },
  "ITI trade Fitter or Sheet Metal Worker": {
    hinglish: "ITI ka Fitter ya Sheet Metal Worker trade",
    hindi: "ITI का Fitter या Sheet Metal Worker ट्रेड",
  },
  "ITI trade Fitter or Welder": { hinglish: "ITI ka Fitter ya Welder trade", hindi: "ITI का Fitter या Welder ट्रेड" },
  "ITI trade Fitter, Electrician or Electronics Mechanic, then NPCIL or BARC stipendiary trainee (Category II)": {
    hinglish: "ITI ka Fitter, Electrician ya Electronics Mechanic trade, phir NPCIL ya BARC mein stipendiary trainee (Category II)",
    hindi: "ITI का Fitter, Electrician या Electronics Mechanic ट्रेड, फिर NPCIL या BARC में स्टाइपेंडियरी ट्रेनी (Category II)",
  },
  "ITI trade Fitter, Electrician or Welder, then rigging certificate": {
    hinglish: "ITI ka Fitter, Electrician ya Welder trade, phir rigging ka certificate",
    hindi: "ITI का Fitter, Electrician या Welder ट्रेड, फिर रिगिंग का सर्टिफ़िकेट",
  },
  "ITI trade Fitter, Machinist or Electrician, then years as an operator and promotion": {
    hinglish: "ITI ka Fitter, Machinist ya Electrician trade, phir operator ke taur par kuch saal aur promotion",
    hindi: "ITI का Fitter, Machinist या Electrician ट्रेड, फिर ऑपरेटर के तौर पर कुछ साल और प्रमोशन",
  },
  "ITI trade Fitter, then training in a mill": {
    hinglish: "ITI ka Fitter trade, phir kisi mill mein training",
    hindi: "ITI का Fitter ट्रेड, फिर किसी मिल में ट्रेनिंग",
  },
  "ITI trade Floriculture and Landscaping": {
    hinglish: "ITI ka Floriculture and Landscaping trade",
    hindi: "ITI का Floriculture and Landscaping ट्रेड",
  },
  "ITI trade Floriculture and Landscaping, or the gardener course of a horticulture department": {
    hinglish: "ITI ka Floriculture and Landscaping trade, ya horticulture department ka mali course",
    hindi: "ITI का Floriculture and Landscaping ट्रेड, या बाग़वानी विभाग का माली कोर्स",
  },
  "ITI trade Food Production (General)": {
    hinglish: "ITI ka Food Production (General) trade",
    hindi: "ITI का Food Production (General) ट्रेड",
  },
  "ITI trade Food Production (General), then some years as a commis": {
    hinglish: "ITI ka Food Production (General) trade, phir commis ke taur par kuch saal",
    hindi: "ITI का Food Production (General) ट्रेड, फिर कॉमी शेफ़ के तौर पर कुछ साल",
  },
  "ITI trade Food Production (General), then some years of work": {
    hinglish: "ITI ka Food Production (General) trade, phir kuch saal ka kaam",
    hindi: "ITI का Food Production (General) ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Food Production (General), then years as commis and chef de partie": {
    hinglish: "ITI ka Food Production (General) trade, phir commis aur chef de partie ke taur par kuch saal",
    hindi: "ITI का Food Production (General) ट्रेड, फिर कॉमी शेफ़ और शेफ़ डी पार्टी के तौर पर कुछ साल",
  },
  "ITI trade Food Production (General), then years as commis, chef de partie and sous chef": {
    hinglish: "ITI ka Food Production (General) trade, phir commis, chef de partie aur sous chef ke taur par kuch saal",
    hindi: "ITI का Food Production (General) ट्रेड, फिर कॉमी शेफ़, शेफ़ डी पार्टी और सू शेफ़ के तौर पर कुछ साल",
  },
  "ITI trade Food Production (General), then years as cook and supervisor": {
    hinglish: "ITI ka Food Production (General) trade, phir cook aur supervisor ke taur par kuch saal",
    hindi: "ITI का Food Production (General) ट्रेड, फिर कुक और सुपरवाइज़र के तौर पर कुछ साल",
  },
  "ITI trade Food Production (General), then years at a hotel's tandoor": {
    hinglish: "ITI ka Food Production (General) trade, phir kisi hotel ke tandoor par kuch saal",
    hindi: "ITI का Food Production (General) ट्रेड, फिर किसी होटल के तंदूर पर कुछ साल",
  },
  "ITI trade Food and Beverage Service Assistant": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड",
  },
  "ITI trade Food and Beverage Service Assistant, then some years as a waiter": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade, phir waiter ke taur par kuch saal",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड, फिर वेटर के तौर पर कुछ साल",
  },
  "ITI trade Food and Beverage Service Assistant, then some years of work": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade, phir kuch saal ka kaam",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Food and Beverage Service Assistant, then years as shift supervisor": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade, phir shift supervisor ke taur par kuch saal",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड, फिर शिफ़्ट सुपरवाइज़र के तौर पर कुछ साल",
  },
  "ITI trade Food and Beverage Service Assistant, then years as waiter and captain": {
    hinglish: "ITI ka Food and Beverage Service Assistant trade, phir waiter aur captain ke taur par kuch saal",
    hindi: "ITI का Food and Beverage Service Assistant ट्रेड, फिर वेटर और कैप्टन के तौर पर कुछ साल",
  },
  "ITI trade Foundryman": { hinglish: "ITI ka Foundryman trade", hindi: "ITI का Foundryman ट्रेड" },
  "ITI trade Foundryman or Fitter": { hinglish: "ITI ka Foundryman ya Fitter trade", hindi: "ITI का Foundryman या Fitter ट्रेड" },
  "ITI trade Front Office Assistant": { hinglish: "ITI ka Front Office Assistant trade", hindi: "ITI का Front Office Assistant ट्रेड" },
  "ITI trade Front Office Assistant, then some years of work": {
    hinglish: "ITI ka Front Office Assistant trade, phir kuch saal ka kaam",
    hindi: "ITI का Front Office Assistant ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Geoinformatics Assistant": { hinglish: "ITI ka Geoinformatics Assistant trade", hindi: "ITI का Geoinformatics Assistant ट्रेड" },
  "ITI trade Goldsmith": { hinglish: "ITI ka Goldsmith trade", hindi: "ITI का Goldsmith ट्रेड" },
  "ITI trade Goldsmith, then years at a bench": {
    hinglish: "ITI ka Goldsmith trade, phir bench par kaam ke kuch saal",
    hindi: "ITI का Goldsmith ट्रेड, फिर बेंच पर काम के कुछ साल",
  },
  "ITI trade Horticulture": { hinglish: "ITI ka Horticulture trade", hindi: "ITI का Horticulture ट्रेड" },
  "ITI trade Housekeeper": { hinglish: "ITI ka Housekeeper trade", hindi: "ITI का Housekeeper ट्रेड" },
  "ITI trade Housekeeper, then some years of work": {
    hinglish: "ITI ka Housekeeper trade, phir kuch saal ka kaam",
    hindi: "ITI का Housekeeper ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Housekeeper, then years as housekeeping supervisor": {
    hinglish: "ITI ka Housekeeper trade, phir housekeeping supervisor ke taur par kuch saal",
    hindi: "ITI का Housekeeper ट्रेड, फिर हाउसकीपिंग सुपरवाइज़र के तौर पर कुछ साल",
  },
  "ITI trade Information Communication Technology System Maintenance": {
    hinglish: "ITI ka Information Communication Technology System Maintenance trade",
    hindi: "ITI का Information Communication Technology System Maintenance ट्रेड",
  },
  "ITI trade Instrument Mechanic": { hinglish: "ITI ka Instrument Mechanic trade", hindi: "ITI का Instrument Mechanic ट्रेड" },
  "ITI trade Instrument Mechanic or Electronics Mechanic": {
    hinglish: "ITI ka Instrument Mechanic ya Electronics Mechanic trade",
    hindi: "ITI का Instrument Mechanic या Electronics Mechanic ट्रेड",
  },
  "ITI trade Laboratory Assistant (Chemical Plant)": {
    hinglish: "ITI ka Laboratory Assistant (Chemical Plant) trade",
    hindi: "ITI का Laboratory Assistant (Chemical Plant) ट्रेड",
  },
  "ITI trade Lift and Escalator Mechanic": {
    hinglish: "ITI ka Lift and Escalator Mechanic trade",
    hindi: "ITI का Lift and Escalator Mechanic ट्रेड",
  },
  "ITI trade Machinist (Grinder) (also for BARC's stipendiary trainees and, at times, DRDO technician posts)": {
    hinglish: "ITI ka Machinist (Grinder) trade (BARC ke stipendiary trainee aur, kabhi kabhi, DRDO ki technician post ke liye bhi)",
    hindi: "ITI का Machinist (Grinder) ट्रेड (BARC के स्टाइपेंडियरी ट्रेनी और, कभी-कभी, DRDO के टेक्नीशियन पदों के लिए भी)",
  },
  "ITI trade Machinist (also for technician posts by RRB, DRDO or ISRO, and BARC's stipendiary trainees)": {
    hinglish: "ITI ka Machinist trade (RRB, DRDO ya ISRO ki technician post aur BARC ke stipendiary trainee ke liye bhi)",
    hindi: "ITI का Machinist ट्रेड (RRB, DRDO या ISRO के टेक्नीशियन पदों और BARC के स्टाइपेंडियरी ट्रेनी के लिए भी)",
  },
  "ITI trade Machinist or Fitter": { hinglish: "ITI ka Machinist ya Fitter trade", hindi: "ITI का Machinist या Fitter ट्रेड" },
  "ITI trade Mason (Building Constructor)": {
    hinglish: "ITI ka Mason (Building Constructor) trade",
    hindi: "ITI का Mason (Building Constructor) ट्रेड",
  },
  "ITI trade Mason (Building Constructor), also for posts of the Border Roads Organisation (men so far)": {
    hinglish: "ITI ka Mason (Building Constructor) trade, Border Roads Organisation ki post ke liye bhi (abhi tak sirf purush)",
    hindi: "ITI का Mason (Building Constructor) ट्रेड, Border Roads Organisation के पदों के लिए भी (अभी तक सिर्फ़ पुरुष)",
  },
  "ITI trade Mason (Building Constructor), or Refractory Technician where offered": {
    hinglish: "ITI ka Mason (Building Constructor) trade, ya jahan chalta ho wahan Refractory Technician",
    hindi: "ITI का Mason (Building Constructor) ट्रेड, या जहाँ चलता हो वहाँ Refractory Technician",
  },
  "ITI trade Mechanic (Tractor)": { hinglish: "ITI ka Mechanic (Tractor) trade", hindi: "ITI का Mechanic (Tractor) ट्रेड" },
  "ITI trade Mechanic Consumer Electronic Appliances": {
    hinglish: "ITI ka Mechanic Consumer Electronic Appliances trade",
    hindi: "ITI का Mechanic Consumer Electronic Appliances ट्रेड",
  },
  "ITI trade Mechanic Diesel": { hinglish: "ITI ka Mechanic Diesel trade", hindi: "ITI का Mechanic Diesel ट्रेड" },
  "ITI trade Mechanic Diesel or Electrician": {
    hinglish: "ITI ka Mechanic Diesel ya Electrician trade",
    hindi: "ITI का Mechanic Diesel या Electrician ट्रेड",
  },
  "ITI trade Mechanic Diesel or Fitter": {
    hinglish: "ITI ka Mechanic Diesel ya Fitter trade",
    hindi: "ITI का Mechanic Diesel या Fitter ट्रेड",
  },
  "ITI trade Mechanic Diesel or Mechanic Motor Vehicle, then often an apprenticeship at a coal company or machine dealer": {
    hinglish:
      "ITI ka Mechanic Diesel ya Mechanic Motor Vehicle trade, phir aksar kisi coal company ya machine dealer ke yahan apprenticeship",
    hindi: "ITI का Mechanic Diesel या Mechanic Motor Vehicle ट्रेड, फिर अक्सर किसी कोयला कंपनी या मशीन डीलर के यहाँ अप्रेंटिसशिप",
  },
  "ITI trade Mechanic Electric Vehicle (two years)": {
    hinglish: "ITI ka Mechanic Electric Vehicle trade (do saal)",
    hindi: "ITI का Mechanic Electric Vehicle ट्रेड (दो साल)",
  },
  "ITI trade Mechanic Motor Vehicle or Fitter": {
    hinglish: "ITI ka Mechanic Motor Vehicle ya Fitter trade",
    hindi: "ITI का Mechanic Motor Vehicle या Fitter ट्रेड",
  },
  "ITI trade Mechanic Motor Vehicle, driving licence at 18 and five years' driving": {
    hinglish: "ITI ka Mechanic Motor Vehicle trade, 18 saal ki umar mein driving licence aur paanch saal ki driving",
    hindi: "ITI का Mechanic Motor Vehicle ट्रेड, 18 साल की उम्र में ड्राइविंग लाइसेंस और पाँच साल की ड्राइविंग",
  },
  "ITI trade Multimedia, Animation and Special Effects": {
    hinglish: "ITI ka Multimedia, Animation and Special Effects trade",
    hindi: "ITI का Multimedia, Animation and Special Effects ट्रेड",
  },
  "ITI trade Multimedia, Animation and Special Effects, then some years of work": {
    hinglish: "ITI ka Multimedia, Animation and Special Effects trade, phir kuch saal ka kaam",
    hindi: "ITI का Multimedia, Animation and Special Effects ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Painter General or Domestic Painter": {
    hinglish: "ITI ka Painter General ya Domestic Painter trade",
    hindi: "ITI का Painter General या Domestic Painter ट्रेड",
  },
  "ITI trade Painter General or Domestic Painter (also for posts of the Border Roads Organisation, men so far)": {
    hinglish: "ITI ka Painter General ya Domestic Painter trade (Border Roads Organisation ki post ke liye bhi, abhi tak sirf purush)",
    hindi: "ITI का Painter General या Domestic Painter ट्रेड (Border Roads Organisation के पदों के लिए भी, अभी तक सिर्फ़ पुरुष)",
  },
  "ITI trade Painter General or Industrial Painter, then years in the trade": {
    hinglish: "ITI ka Painter General ya Industrial Painter trade, phir isi kaam mein kuch saal",
    hindi: "ITI का Painter General या Industrial Painter ट्रेड, फिर इसी काम में कुछ साल",
  },
  "ITI trade Plumber": { hinglish: "ITI ka Plumber trade", hindi: "ITI का Plumber ट्रेड" },
  "ITI trade Plumber (also for plumber posts of the BSF and of some State departments)": {
    hinglish: "ITI ka Plumber trade (BSF aur rajyon ke kuch vibhagon ki plumber post ke liye bhi)",
    hindi: "ITI का Plumber ट्रेड (BSF और राज्यों के कुछ विभागों के प्लंबर पदों के लिए भी)",
  },
  "ITI trade Plumber or Fitter": { hinglish: "ITI ka Plumber ya Fitter trade", hindi: "ITI का Plumber या Fitter ट्रेड" },
  "ITI trade Plumber or Mason": { hinglish: "ITI ka Plumber ya Mason trade", hindi: "ITI का Plumber या Mason ट्रेड" },
  "ITI trade Plumber, Fitter or Attendant Operator (Chemical Plant)": {
    hinglish: "ITI ka Plumber, Fitter ya Attendant Operator (Chemical Plant) trade",
    hindi: "ITI का Plumber, Fitter या Attendant Operator (Chemical Plant) ट्रेड",
  },
  "ITI trade Plumber, Fitter or Welder": {
    hinglish: "ITI ka Plumber, Fitter ya Welder trade",
    hindi: "ITI का Plumber, Fitter या Welder ट्रेड",
  },
  "ITI trade Plumber, then years in the trade": {
    hinglish: "ITI ka Plumber trade, phir isi kaam mein kuch saal",
    hindi: "ITI का Plumber ट्रेड, फिर इसी काम में कुछ साल",
  },
  "ITI trade Pump Operator-cum-Mechanic or Electrician": {
    hinglish: "ITI ka Pump Operator-cum-Mechanic ya Electrician trade",
    hindi: "ITI का Pump Operator-cum-Mechanic या Electrician ट्रेड",
  },
  "ITI trade Refrigeration and Air Conditioning Technician": {
    hinglish: "ITI ka Refrigeration and Air Conditioning Technician trade",
    hindi: "ITI का Refrigeration and Air Conditioning Technician ट्रेड",
  },
  "ITI trade Refrigeration and Air Conditioning Technician (also for RRB Technician posts)": {
    hinglish: "ITI ka Refrigeration and Air Conditioning Technician trade (RRB Technician post ke liye bhi)",
    hindi: "ITI का Refrigeration and Air Conditioning Technician ट्रेड (RRB Technician पदों के लिए भी)",
  },
  "ITI trade Sewing Technology or Dress Making": {
    hinglish: "ITI ka Sewing Technology ya Dress Making trade",
    hindi: "ITI का Sewing Technology या Dress Making ट्रेड",
  },
  "ITI trade Sewing Technology or Dress Making, with Craft Instructor Training (CITS) and the State's selection test for an ITI post": {
    hinglish:
      "ITI ka Sewing Technology ya Dress Making trade, saath mein Craft Instructor Training (CITS) aur ITI ki post ke liye rajya ka selection test",
    hindi: "ITI का Sewing Technology या Dress Making ट्रेड, साथ में Craft Instructor Training (CITS) और ITI में पद के लिए राज्य का चयन टेस्ट",
  },
  "ITI trade Sewing Technology, Surface Ornamentation Techniques or Wood Work Technician (Carpenter)": {
    hinglish: "ITI ka Sewing Technology, Surface Ornamentation Techniques ya Wood Work Technician (Carpenter) trade",
    hindi: "ITI का Sewing Technology, Surface Ornamentation Techniques या Wood Work Technician (Carpenter) ट्रेड",
  },
  "ITI trade Sheet Metal Worker": { hinglish: "ITI ka Sheet Metal Worker trade", hindi: "ITI का Sheet Metal Worker ट्रेड" },
  "ITI trade Sheet Metal Worker (also for DRDO technician posts)": {
    hinglish: "ITI ka Sheet Metal Worker trade (DRDO ki technician post ke liye bhi)",
    hindi: "ITI का Sheet Metal Worker ट्रेड (DRDO के टेक्नीशियन पदों के लिए भी)",
  },
  "ITI trade Smartphone Technician cum App Tester, where offered": {
    hinglish: "ITI ka Smartphone Technician cum App Tester trade, jahan chalta ho",
    hindi: "ITI का Smartphone Technician cum App Tester ट्रेड, जहाँ चलता हो",
  },
  "ITI trade Soil Testing and Crop Technician": {
    hinglish: "ITI ka Soil Testing and Crop Technician trade",
    hindi: "ITI का Soil Testing and Crop Technician ट्रेड",
  },
  "ITI trade Surveyor": { hinglish: "ITI ka Surveyor trade", hindi: "ITI का Surveyor ट्रेड" },
  "ITI trade Surveyor or Geoinformatics Assistant, then some years of work": {
    hinglish: "ITI ka Surveyor ya Geoinformatics Assistant trade, phir kuch saal ka kaam",
    hindi: "ITI का Surveyor या Geoinformatics Assistant ट्रेड, फिर कुछ साल का काम",
  },
  "ITI trade Technician Mechatronics or Industrial Robotics and Digital Manufacturing Technician": {
    hinglish: "ITI ka Technician Mechatronics ya Industrial Robotics and Digital Manufacturing Technician trade",
    hindi: "ITI का Technician Mechatronics या Industrial Robotics and Digital Manufacturing Technician ट्रेड",
  },
  "ITI trade Technician Mechatronics or, where offered, Manufacturing Process Control and Automation": {
    hinglish: "ITI ka Technician Mechatronics ya, jahan chalta ho, Manufacturing Process Control and Automation trade",
    hindi: "ITI का Technician Mechatronics या, जहाँ चलता हो, Manufacturing Process Control and Automation ट्रेड",
  },
  "ITI trade Technician Medical Electronics": {
    hinglish: "ITI ka Technician Medical Electronics trade",
    hindi: "ITI का Technician Medical Electronics ट्रेड",
  },
  "ITI trade Tourist Guide": { hinglish: "ITI ka Tourist Guide trade", hindi: "ITI का Tourist Guide ट्रेड" },
  "ITI trade Travel and Tour Assistant": {
    hinglish: "ITI ka Travel and Tour Assistant trade",
    hindi: "ITI का Travel and Tour Assistant ट्रेड",
  },
  "ITI trade Turner (also for technician posts by RRB, DRDO or ISRO, and stipendiary trainees of NPCIL)": {
    hinglish: "ITI ka Turner trade (RRB, DRDO ya ISRO ki technician post aur NPCIL ke stipendiary trainee ke liye bhi)",
    hindi: "ITI का Turner ट्रेड (RRB, DRDO या ISRO के टेक्नीशियन पदों और NPCIL के स्टाइपेंडियरी ट्रेनी के लिए भी)",
  },
  "ITI trade Weaving Technician or Spinning Technician": {
    hinglish: "ITI ka Weaving Technician ya Spinning Technician trade",
    hindi: "ITI का Weaving Technician या Spinning Technician ट्रेड",
  },
  "ITI trade Welder (also for technician posts by RRB, DRDO or ISRO, and BARC's stipendiary trainees)": {
    hinglish: "ITI ka Welder trade (RRB, DRDO ya ISRO ki technician post aur BARC ke stipendiary trainee ke liye bhi)",
    hindi: "ITI का Welder ट्रेड (RRB, DRDO या ISRO के टेक्नीशियन पदों और BARC के स्टाइपेंडियरी ट्रेनी के लिए भी)",
  },
  "ITI trade Welder, Fitter or Painter General, then IRATA rope access Level 1 (from 18)": {
    hinglish: "ITI ka Welder, Fitter ya Painter General trade, phir IRATA rope access Level 1 (18 saal ki umar se)",
    hindi: "ITI का Welder, Fitter या Painter General ट्रेड, फिर IRATA rope access Level 1 (18 साल की उम्र से)",
  },
  "ITI trade Welder, then some years at a robotic welding line": {
    hinglish: "ITI ka Welder trade, phir robotic welding line par kuch saal",
    hindi: "ITI का Welder ट्रेड, फिर रोबोटिक वेल्डिंग लाइन पर कुछ साल",
  },
  "ITI trade Wireman": { hinglish: "ITI ka Wireman trade", hindi: "ITI का Wireman ट्रेड" },
  "ITI trade Wood Work Technician (Carpenter)": {
    hinglish: "ITI ka Wood Work Technician (Carpenter) trade",
    hindi: "ITI का Wood Work Technician (Carpenter) ट्रेड",
  },
  "ITI trade Wood Work Technician (Carpenter) or Draughtsman Civil": {
    hinglish: "ITI ka Wood Work Technician (Carpenter) ya Draughtsman Civil trade",
    hindi: "ITI का Wood Work Technician (Carpenter) या Draughtsman Civil ट्रेड",
  },
  "ITI trade Wood Work Technician (Carpenter) or Welder": {
    hinglish: "ITI ka Wood Work Technician (Carpenter) ya Welder trade",
    hindi: "ITI का Wood Work Technician (Carpenter) या Welder ट्रेड",
  },
  "ITI trade Wood Work Technician (Carpenter), Fitter, Electrician or Electronics Mechanic, then a year or two of work, for science museums (NCSM)":
    {
      hinglish:
        "ITI ka Wood Work Technician (Carpenter), Fitter, Electrician ya Electronics Mechanic trade, phir ek-do saal ka kaam, science museum (NCSM) ke liye",
      hindi:
        "ITI का Wood Work Technician (Carpenter), Fitter, Electrician या Electronics Mechanic ट्रेड, फिर एक-दो साल का काम, साइंस म्यूज़ियम (NCSM) के लिए",
    },
  "ITI trade such as Electronics Mechanic, then factory hiring": {
    hinglish: "ITI ka Electronics Mechanic jaisa trade, phir factory ki bharti",
    hindi: "ITI का Electronics Mechanic जैसा ट्रेड, फिर फ़ैक्टरी की भर्ती",
  },
  "ITI, then apprenticeship in a railway workshop, for whose holders a part of Level 1 posts is kept": {
    hinglish: "ITI, phir railway workshop mein apprenticeship, jise karne walon ke liye Level 1 post ka ek hissa rakha jata hai",
    hindi: "ITI, फिर रेलवे वर्कशॉप में अप्रेंटिसशिप, जिसे करने वालों के लिए Level 1 पदों का एक हिस्सा रखा जाता है",
  },
  "ITIL certificate": { hinglish: "ITIL certificate", hindi: "ITIL सर्टिफ़िकेट" },
  "ITIL certificate after some years of support work": {
    hinglish: "Kuch saal support ka kaam karne ke baad ITIL certificate",
    hindi: "कुछ साल सपोर्ट का काम करने के बाद ITIL सर्टिफ़िकेट",
  },
  "Illustrator of a medical publisher or e-learning firm, by portfolio": {
    hinglish: "Medical publisher ya e-learning firm mein illustrator, portfolio ke aadhar par",
    hindi: "मेडिकल प्रकाशक या ई-लर्निंग फ़र्म में इलस्ट्रेटर, पोर्टफ़ोलियो के आधार पर",
  },
  "Implementation trainee of a hospital software firm, after a BTech, BCA, nursing or pharmacy degree": {
    hinglish: "BTech, BCA, nursing ya pharmacy degree ke baad hospital software firm mein implementation trainee",
    hindi: "BTech, BCA, नर्सिंग या फ़ार्मेसी की डिग्री के बाद हॉस्पिटल सॉफ़्टवेयर फ़र्म में इंप्लीमेंटेशन ट्रेनी",
  },
  "In some States, a Chainman's post of the survey department, by its own recruitment (Class 10)": {
    hinglish: "Kuch rajyon mein survey department mein Chainman ki post, department ki apni bharti se (Class 10)",
    hindi: "कुछ राज्यों में सर्वे विभाग में चेनमैन का पद, विभाग की अपनी भर्ती से (Class 10)",
  },
  "Incubator or seed programme": { hinglish: "Incubator ya seed programme", hindi: "इनक्यूबेटर या सीड प्रोग्राम" },
  "India EIS field training (two years) at NCDC, Delhi, mostly for doctors with public health training": {
    hinglish: "NCDC, Delhi mein India EIS field training (do saal), zyadatar public health ki training wale doctors ke liye",
    hindi: "NCDC, दिल्ली में India EIS फ़ील्ड ट्रेनिंग (दो साल), ज़्यादातर पब्लिक हेल्थ की ट्रेनिंग वाले डॉक्टरों के लिए",
  },
  "Indian Cost Accounts Service by UPSC recruitment, for CMAs and CAs": {
    hinglish: "UPSC bharti se Indian Cost Accounts Service, CMAs aur CAs ke liye",
    hindi: "UPSC भर्ती से Indian Cost Accounts Service, CMAs और CAs के लिए",
  },
  "Indian Diamond Institute diploma": { hinglish: "Indian Diamond Institute ka diploma", hindi: "Indian Diamond Institute का डिप्लोमा" },
  "Indian Diamond Institute short course": {
    hinglish: "Indian Diamond Institute ka chhota course",
    hindi: "Indian Diamond Institute का छोटा कोर्स",
  },
  "Indian Economic Service by UPSC, after MA Economics": {
    hinglish: "MA Economics ke baad UPSC se Indian Economic Service",
    hindi: "MA Economics के बाद UPSC से Indian Economic Service",
  },
  "Indian Information Service (UPSC)": { hinglish: "Indian Information Service (UPSC)", hindi: "Indian Information Service (UPSC)" },
  "Indian Navy Short Service officer in the hydro cadre, after BTech in any branch, by marks and SSB interview": {
    hinglish: "Kisi bhi branch mein BTech ke baad Indian Navy ke hydro cadre mein Short Service officer, marks aur SSB interview se",
    hindi: "किसी भी ब्रांच में BTech के बाद Indian Navy के हाइड्रो कैडर में Short Service अफ़सर, नंबरों और SSB इंटरव्यू से",
  },
  "Indian Navy officer entry by CDS, after BTech (men so far)": {
    hinglish: "BTech ke baad CDS se Indian Navy mein officer entry (abhi tak sirf purush)",
    hindi: "BTech के बाद CDS से Indian Navy में अफ़सर एंट्री (अभी तक सिर्फ़ पुरुष)",
  },
  "Indian Navy officer entry by NDA or the 10+2 BTech Cadet Entry (JEE Main), when it takes the executive branch": {
    hinglish: "NDA ya 10+2 BTech Cadet Entry (JEE Main) se Indian Navy mein officer entry, jab woh executive branch ke liye ho",
    hindi: "NDA या 10+2 BTech Cadet Entry (JEE Main) से Indian Navy में अफ़सर एंट्री, जब वह एग्ज़िक्यूटिव ब्रांच के लिए हो",
  },
  "Indian Oil junior engineering assistant after a chemical diploma or BSc with PCM, by its own test": {
    hinglish: "Chemical diploma ya PCM ke saath BSc ke baad Indian Oil mein junior engineering assistant, uske apne test se",
    hindi: "केमिकल डिप्लोमा या PCM के साथ BSc के बाद Indian Oil में जूनियर इंजीनियरिंग असिस्टेंट, उसके अपने टेस्ट से",
  },
  "Indian Oil, GAIL or NTPC by GATE or their own test, after BTech": {
    hinglish: "BTech ke baad Indian Oil, GAIL ya NTPC mein, GATE ya unke apne test se",
    hindi: "BTech के बाद Indian Oil, GAIL या NTPC में, GATE या उनके अपने टेस्ट से",
  },
  "Indian Oil, GAIL or another public refiner or gas company, by GATE or its own test, after BTech": {
    hinglish: "BTech ke baad Indian Oil, GAIL ya kisi aur sarkari refinery ya gas company mein, GATE ya uske apne test se",
    hindi: "BTech के बाद Indian Oil, GAIL या किसी और सरकारी रिफ़ाइनरी या गैस कंपनी में, GATE या उसके अपने टेस्ट से",
  },
  "Indian Rubber Institute's diploma (PGDIRI) after BSc with Chemistry or BTech, studied while at work": {
    hinglish: "BTech ya Chemistry ke saath BSc ke baad Indian Rubber Institute ka diploma (PGDIRI), kaam karte hue padhai",
    hindi: "BTech या Chemistry के साथ BSc के बाद Indian Rubber Institute का डिप्लोमा (PGDIRI), काम करते हुए पढ़ाई",
  },
  "Indian Telecommunication Service by UPSC Engineering Services, after BTech": {
    hinglish: "BTech ke baad UPSC Engineering Services se Indian Telecommunication Service",
    hindi: "BTech के बाद UPSC Engineering Services से Indian Telecommunication Service",
  },
  "Informatics assistant of a State department, with a computing degree, PGDCA or O Level (State staff selection)": {
    hinglish: "Computing degree, PGDCA ya O Level ke saath rajya ke vibhag mein informatics assistant (rajya staff selection)",
    hindi: "कंप्यूटिंग की डिग्री, PGDCA या O Level के साथ राज्य के विभाग में इन्फ़ॉर्मेटिक्स असिस्टेंट (राज्य कर्मचारी चयन)",
  },
  "Information systems audit course (DISA) of ICAI, for CAs": {
    hinglish: "ICAI ka information systems audit course (DISA), CAs ke liye",
    hindi: "ICAI का इन्फ़ॉर्मेशन सिस्टम्स ऑडिट कोर्स (DISA), CAs के लिए",
  },
  "Inspector of an SPCA or manager of a shelter": {
    hinglish: "Kisi SPCA mein inspector ya kisi shelter mein manager",
    hindi: "किसी SPCA में इंस्पेक्टर या किसी शेल्टर में मैनेजर",
  },
  "Installer training by a maker of wooden or vinyl floors": {
    hinglish: "Lakdi ya vinyl ke farsh banane wali company ki installer training",
    hindi: "लकड़ी या विनाइल के फ़र्श बनाने वाली कंपनी की इंस्टॉलर ट्रेनिंग",
  },
  "Instructor's certificate of a driver training institute (IDTR), after five years' driving": {
    hinglish: "Paanch saal ki driving ke baad driver training institute (IDTR) ka instructor certificate",
    hindi: "पाँच साल की ड्राइविंग के बाद ड्राइवर ट्रेनिंग इंस्टीट्यूट (IDTR) का इंस्ट्रक्टर सर्टिफ़िकेट",
  },
  "Insurance Institute of India certificates": {
    hinglish: "Insurance Institute of India ke certificate",
    hindi: "Insurance Institute of India के सर्टिफ़िकेट",
  },
  "Insurance agent or mutual fund distributor first, then the adviser's papers": {
    hinglish: "Pehle insurance agent ya mutual fund distributor, phir adviser ki pariksha ke paper",
    hindi: "पहले बीमा एजेंट या म्यूचुअल फ़ंड डिस्ट्रीब्यूटर, फिर एडवाइज़र की परीक्षा के पेपर",
  },
  "Insurer's training and the IRDAI agent exam": {
    hinglish: "Insurance company ki training aur IRDAI ka agent exam",
    hindi: "बीमा कंपनी की ट्रेनिंग और IRDAI की एजेंट परीक्षा",
  },
  "Integrated BA-B.Ed Special Education (4 years, under the RCI)": {
    hinglish: "Integrated BA-B.Ed Special Education (4 saal, RCI ke tahat)",
    hindi: "Integrated BA-B.Ed Special Education (4 साल, RCI के तहत)",
  },
  "Integrated BA-B.Ed Special Education (four years)": {
    hinglish: "Integrated BA-B.Ed Special Education (chaar saal)",
    hindi: "Integrated BA-B.Ed Special Education (चार साल)",
  },
  "Integrated BA-B.Ed Special Education (four years), then an O&M certificate": {
    hinglish: "Integrated BA-B.Ed Special Education (chaar saal), phir Orientation and Mobility certificate",
    hindi: "Integrated BA-B.Ed Special Education (चार साल), फिर Orientation and Mobility सर्टिफ़िकेट",
  },
  "Integrated MSc Forensic Science (NFSU, five years from Class 12)": {
    hinglish: "Integrated MSc Forensic Science (NFSU, Class 12 ke baad paanch saal)",
    hindi: "Integrated MSc Forensic Science (NFSU, Class 12 के बाद पाँच साल)",
  },
  "Integrated MSc in Photonics, five years (CUSAT, by its own test)": {
    hinglish: "Photonics mein Integrated MSc, paanch saal (CUSAT, uske apne test se)",
    hindi: "Photonics में Integrated MSc, पाँच साल (CUSAT, उसके अपने टेस्ट से)",
  },
  "Integrated MSc or BS-MS (mostly with PCM)": {
    hinglish: "Integrated MSc ya BS-MS (zyadatar PCM ke saath)",
    hindi: "Integrated MSc या BS-MS (ज़्यादातर PCM के साथ)",
  },
  "Integrated MTech in Geology (with PCM)": {
    hinglish: "Geology mein Integrated MTech (PCM ke saath)",
    hindi: "Geology में Integrated MTech (PCM के साथ)",
  },
  "Intern on a serial, advertisement or web series, after Class 12": {
    hinglish: "Class 12 ke baad serial, vigyapan ya web series mein intern",
    hindi: "Class 12 के बाद सीरियल, विज्ञापन या वेब सीरीज़ में इंटर्न",
  },
  "Intern, then video analyst, with an academy or league team": {
    hinglish: "Kisi academy ya league team ke saath intern, phir video analyst",
    hindi: "किसी एकेडमी या लीग टीम के साथ इंटर्न, फिर वीडियो एनालिस्ट",
  },
  "International Welding Engineer course, after BTech": {
    hinglish: "BTech ke baad International Welding Engineer course",
    hindi: "BTech के बाद International Welding Engineer कोर्स",
  },
  "International hydrographic surveyor course, Category A or B, as at the Navy's National Institute of Hydrography, Goa": {
    hinglish: "International hydrographic surveyor course, Category A ya B, jaise Goa mein Navy ke National Institute of Hydrography mein",
    hindi: "अंतरराष्ट्रीय हाइड्रोग्राफ़िक सर्वेयर कोर्स, Category A या B, जैसे गोवा में नौसेना के National Institute of Hydrography में",
  },
  "Internships while you study, then associate of a law firm or an advocate's junior": {
    hinglish: "Padhai ke dauran internship, phir law firm mein associate ya kisi advocate ke saath junior",
    hindi: "पढ़ाई के दौरान इंटर्नशिप, फिर लॉ फ़र्म में एसोसिएट या किसी एडवोकेट के साथ जूनियर",
  },
  "Interpreter at a hospital's desk for foreign patients, by its own hiring": {
    hinglish: "Hospital mein videshi mareezon ke desk par interpreter, hospital ki apni bharti se",
    hindi: "अस्पताल में विदेशी मरीज़ों के डेस्क पर इंटरप्रेटर, अस्पताल की अपनी भर्ती से",
  },
  "JAG entry by age 27: 55 per cent in law, CLAT PG score, SSB interview and academy training": {
    hinglish: "27 saal ki umar tak JAG entry: law mein 55 per cent, CLAT PG score, SSB interview aur academy mein training",
    hindi: "27 साल की उम्र तक JAG एंट्री: लॉ में 55 प्रतिशत, CLAT PG स्कोर, SSB इंटरव्यू और एकेडमी में ट्रेनिंग",
  },
  "JMeter course after some years as software tester": {
    hinglish: "Software tester ke taur par kuch saal ke baad JMeter course",
    hindi: "सॉफ़्टवेयर टेस्टर के तौर पर कुछ साल के बाद JMeter कोर्स",
  },
  "Jan Shikshan Sansthan beauty course": {
    hinglish: "Jan Shikshan Sansthan ka beauty course",
    hindi: "Jan Shikshan Sansthan का ब्यूटी कोर्स",
  },
  "Jeweller's assistant from 18, until trusted to test gold": {
    hinglish: "18 saal ki umar se jeweller ke yahan assistant, jab tak sona jaanchne ka bharosa na mile",
    hindi: "18 साल की उम्र से जौहरी के यहाँ असिस्टेंट, जब तक सोना जाँचने का भरोसा न मिल जाए",
  },
  "Jewellery retail sales course (gem and jewellery skill council)": {
    hinglish: "Jewellery retail sales course (gem and jewellery skill council)",
    hindi: "ज्वेलरी रिटेल सेल्स कोर्स (जेम एंड ज्वेलरी स्किल काउंसिल)",
  },
  "Job in a plant, railway or bank, then its union": {
    hinglish: "Plant, railway ya bank mein naukri, phir wahan ki union",
    hindi: "प्लांट, रेलवे या बैंक में नौकरी, फिर वहाँ की यूनियन",
  },
  "Joining a street theatre group": { hinglish: "Nukkad natak group se judna", hindi: "नुक्कड़ नाटक ग्रुप से जुड़ना" },
  "Joining a theatre group": { hinglish: "Theatre group se judna", hindi: "थिएटर ग्रुप से जुड़ना" },
  "Joining a women's cooperative or self-help group": {
    hinglish: "Mahilaon ki cooperative ya self-help group se judna",
    hindi: "महिलाओं की सहकारी समिति या स्वयं सहायता समूह से जुड़ना",
  },
  "Joining the family's dhaba": { hinglish: "Parivar ke dhabe se judna", hindi: "परिवार के ढाबे से जुड़ना" },
  "Judicial service or High Court staff first": {
    hinglish: "Pehle judicial service ya High Court ka staff",
    hindi: "पहले न्यायिक सेवा या हाई कोर्ट का स्टाफ़",
  },
  "Judicial services examination of your State, after that practice": {
    hinglish: "Us practice ke baad apne rajya ka judicial services exam",
    hindi: "उस प्रैक्टिस के बाद अपने राज्य की न्यायिक सेवा परीक्षा",
  },
  "Judicial services examination of your State, for the joint post of Civil Judge and Magistrate in most States, after that practice": {
    hinglish:
      "Us practice ke baad apne rajya ka judicial services exam, zyadatar rajyon mein Civil Judge aur Magistrate ki joint post ke liye",
    hindi: "उस प्रैक्टिस के बाद अपने राज्य की न्यायिक सेवा परीक्षा, ज़्यादातर राज्यों में सिविल जज और मजिस्ट्रेट के साझे पद के लिए",
  },
  "Junior Operator (Aviation) of Indian Oil, by its own test, after Class 12 with a heavy licence and a year's driving": {
    hinglish:
      "Class 12 ke baad, heavy licence aur ek saal ki driving ke saath, Indian Oil mein Junior Operator (Aviation), uske apne test se",
    hindi: "Class 12 के बाद, हेवी लाइसेंस और एक साल की ड्राइविंग के साथ, Indian Oil में Junior Operator (Aviation), उसके अपने टेस्ट से",
  },
  "Junior engineering assistant (production) of Indian Oil, by its own test, after BSc with physics, chemistry and maths": {
    hinglish:
      "Physics, chemistry aur maths ke saath BSc ke baad Indian Oil mein junior engineering assistant (production), uske apne test se",
    hindi: "फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ BSc के बाद Indian Oil में जूनियर इंजीनियरिंग असिस्टेंट (प्रोडक्शन), उसके अपने टेस्ट से",
  },
  "Junior executive (architecture) of the Airports Authority, by GATE": {
    hinglish: "GATE se Airports Authority mein junior executive (architecture)",
    hindi: "GATE से Airports Authority में जूनियर एग्ज़िक्यूटिव (आर्किटेक्चर)",
  },
  "Junior post in rotoscoping and paint first, after a VFX course": {
    hinglish: "VFX course ke baad pehle rotoscoping aur paint mein junior post",
    hindi: "VFX कोर्स के बाद पहले रोटोस्कोपिंग और पेंट में जूनियर पद",
  },
  "Junior powerman in Karnataka after its own Class 10 (SSLC), from 18, with a test of pole climbing": {
    hinglish: "Karnataka mein wahin ki Class 10 (SSLC) ke baad junior powerman, 18 saal ki umar se, khambe par chadhne ke test ke saath",
    hindi: "कर्नाटक में वहीं की Class 10 (SSLC) के बाद जूनियर पावरमैन, 18 साल की उम्र से, खंभे पर चढ़ने के टेस्ट के साथ",
  },
  "Junior to a bank's panel advocate first, after enrolment": {
    hinglish: "Enrolment ke baad pehle bank ke panel advocate ke saath junior",
    hindi: "एनरोलमेंट के बाद पहले बैंक के पैनल एडवोकेट के साथ जूनियर",
  },
  "Junior to an advocate, or lawyer of a child rights charity, after enrolment": {
    hinglish: "Enrolment ke baad kisi advocate ke saath junior, ya bachchon ke adhikaron ki sanstha mein lawyer",
    hindi: "एनरोलमेंट के बाद किसी एडवोकेट के साथ जूनियर, या बच्चों के अधिकारों की संस्था में वकील",
  },
  "Junior to an experienced advocate or in a law firm for some years, after enrolment": {
    hinglish: "Enrolment ke baad kuch saal kisi anubhavi advocate ke saath ya law firm mein junior",
    hindi: "एनरोलमेंट के बाद कुछ साल किसी अनुभवी एडवोकेट के साथ या लॉ फ़र्म में जूनियर",
  },
  "KNX or other home automation certificate": {
    hinglish: "KNX ya koi aur home automation certificate",
    hindi: "KNX या कोई और होम ऑटोमेशन सर्टिफ़िकेट",
  },
  "Kalakshetra diploma in Bharatanatyam (four years)": {
    hinglish: "Kalakshetra ka Bharatanatyam mein diploma (chaar saal)",
    hindi: "Kalakshetra का Bharatanatyam में डिप्लोमा (चार साल)",
  },
  "Kathak Kendra diploma, New Delhi, by audition, after some years of Kathak": {
    hinglish: "Kuch saal Kathak ke baad Kathak Kendra, New Delhi ka diploma, audition se",
    hindi: "कुछ साल कथक के बाद Kathak Kendra, नई दिल्ली का डिप्लोमा, ऑडिशन से",
  },
  "Kitchen helper from 18, then some years as a commis": {
    hinglish: "18 saal ki umar se kitchen helper, phir commis ke taur par kuch saal",
    hindi: "18 साल की उम्र से किचन हेल्पर, फिर कॉमी शेफ़ के तौर पर कुछ साल",
  },
  "Kitchen helper from 18, then years as commis and chef de partie": {
    hinglish: "18 saal ki umar se kitchen helper, phir commis aur chef de partie ke taur par kuch saal",
    hindi: "18 साल की उम्र से किचन हेल्पर, फिर कॉमी शेफ़ और शेफ़ डी पार्टी के तौर पर कुछ साल",
  },
  "Kitchen management trainee of a hotel chain, by its own selection, after a hotel management degree, then promotion": {
    hinglish: "Hotel management degree ke baad kisi hotel chain mein kitchen management trainee, uske apne selection se, phir promotion se",
    hindi: "होटल मैनेजमेंट की डिग्री के बाद किसी होटल चेन में किचन मैनेजमेंट ट्रेनी, उसके अपने चयन से, फिर प्रमोशन से",
  },
  "Krishi Vigyan Kendra or CSIR-CIMAP training": {
    hinglish: "Krishi Vigyan Kendra ya CSIR-CIMAP ki training",
    hindi: "Krishi Vigyan Kendra या CSIR-CIMAP की ट्रेनिंग",
  },
  "Krishi Vigyan Kendra short course": { hinglish: "Krishi Vigyan Kendra ka chhota course", hindi: "Krishi Vigyan Kendra का छोटा कोर्स" },
  "Krishi Vigyan Kendra short course in organic farming": {
    hinglish: "Krishi Vigyan Kendra ka organic farming ka chhota course",
    hindi: "Krishi Vigyan Kendra का जैविक खेती का छोटा कोर्स",
  },
  "L&T construction skills institute, bar bending course (from 18)": {
    hinglish: "L&T ke construction skills institute ka bar bending course (18 saal ki umar se)",
    hindi: "L&T के कंस्ट्रक्शन स्किल्स इंस्टीट्यूट का बार बेंडिंग कोर्स (18 साल की उम्र से)",
  },
  "L&T or CSDCI formwork course": { hinglish: "L&T ya CSDCI ka formwork course", hindi: "L&T या CSDCI का फ़ॉर्मवर्क कोर्स" },
  "LAMP Fellowship of PRS Legislative Research, after any degree": {
    hinglish: "Kisi bhi degree ke baad PRS Legislative Research ki LAMP Fellowship",
    hindi: "किसी भी डिग्री के बाद PRS Legislative Research की LAMP Fellowship",
  },
  LLB: { hinglish: "LLB", hindi: "LLB" },
  "LLB (3-year)": { hinglish: "LLB (3 saal)", hindi: "LLB (3 साल)" },
  "LLB (3-year) after a science or engineering degree": {
    hinglish: "Science ya engineering degree ke baad LLB (3 saal)",
    hindi: "साइंस या इंजीनियरिंग की डिग्री के बाद LLB (3 साल)",
  },
  "LLB (3-year) after any degree": { hinglish: "Kisi bhi degree ke baad LLB (3 saal)", hindi: "किसी भी डिग्री के बाद LLB (3 साल)" },
  "LLB (3-year) after any degree, then seven years of practice, or practice and the judicial service": {
    hinglish: "Kisi bhi degree ke baad LLB (3 saal), phir saat saal ki practice, ya practice aur judicial service",
    hindi: "किसी भी डिग्री के बाद LLB (3 साल), फिर सात साल की प्रैक्टिस, या प्रैक्टिस और न्यायिक सेवा",
  },
  "LLB (3-year) after any degree, then ten years or more as an advocate, or as a judge by the State's judicial service (after three years' practice)":
    {
      hinglish:
        "Kisi bhi degree ke baad LLB (3 saal), phir das saal ya zyada advocate ke taur par, ya rajya ki judicial service se judge ke taur par (teen saal ki practice ke baad)",
      hindi:
        "किसी भी डिग्री के बाद LLB (3 साल), फिर दस साल या ज़्यादा एडवोकेट के तौर पर, या राज्य की न्यायिक सेवा से जज के तौर पर (तीन साल की प्रैक्टिस के बाद)",
    },
  "LLB (3-year) after any degree, then the same years of practice": {
    hinglish: "Kisi bhi degree ke baad LLB (3 saal), phir utne hi saal ki practice",
    hindi: "किसी भी डिग्री के बाद LLB (3 साल), फिर उतने ही साल की प्रैक्टिस",
  },
  "LLB (3-year) after any degree, then three years' practice at the Bar": {
    hinglish: "Kisi bhi degree ke baad LLB (3 saal), phir teen saal ki vakalat",
    hindi: "किसी भी डिग्री के बाद LLB (3 साल), फिर तीन साल की वकालत",
  },
  "LLB (3-year) after any degree, then years as an advocate in family courts": {
    hinglish: "Kisi bhi degree ke baad LLB (3 saal), phir family court mein advocate ke taur par kuch saal",
    hindi: "किसी भी डिग्री के बाद LLB (3 साल), फिर फ़ैमिली कोर्ट में एडवोकेट के तौर पर कुछ साल",
  },
  "LLB (3-year), then long years at the bar, or on the bench by the State's judicial service examination": {
    hinglish: "LLB (3 saal), phir lambe samay tak vakalat, ya rajya ke judicial service exam se judge ke taur par kaam",
    hindi: "LLB (3 साल), फिर लंबे समय तक वकालत, या राज्य की न्यायिक सेवा परीक्षा से जज के तौर पर काम",
  },
  "LLB (3-year), then years as an advocate or judge": {
    hinglish: "LLB (3 saal), phir advocate ya judge ke taur par kuch saal",
    hindi: "LLB (3 साल), फिर एडवोकेट या जज के तौर पर कुछ साल",
  },
  "LLB after CA": { hinglish: "CA ke baad LLB", hindi: "CA के बाद LLB" },
  "LLB or PG Diploma in Labour Law": { hinglish: "LLB ya Labour Law mein PG Diploma", hindi: "LLB या Labour Law में PG डिप्लोमा" },
  "LLB with intellectual property": { hinglish: "Intellectual property ke saath LLB", hindi: "इंटेलेक्चुअल प्रॉपर्टी के साथ LLB" },
  "LLB, or any degree with a diploma in labour law or labour welfare, where the State's rules allow it": {
    hinglish: "LLB, ya labour law ya labour welfare mein diploma ke saath koi bhi degree, jahan rajya ke niyam ijazat dein",
    hindi: "LLB, या लेबर लॉ या लेबर वेलफ़ेयर में डिप्लोमा के साथ कोई भी डिग्री, जहाँ राज्य के नियम इजाज़त दें",
  },
  "LLB, then a contract post in a District Child Protection Unit": {
    hinglish: "LLB, phir District Child Protection Unit mein contract post",
    hindi: "LLB, फिर District Child Protection Unit में कॉन्ट्रैक्ट का पद",
  },
  "LLB, to teach for law entrances": { hinglish: "LLB, law entrance ki taiyari karane ke liye", hindi: "LLB, लॉ एंट्रेंस की तैयारी कराने के लिए" },
  LLM: { hinglish: "LLM", hindi: "LLM" },
  "LLM in Cyber Law or Technology Law": { hinglish: "Cyber Law ya Technology Law mein LLM", hindi: "Cyber Law या Technology Law में LLM" },
  "LLM in Environmental Law": { hinglish: "Environmental Law mein LLM", hindi: "Environmental Law में LLM" },
  "LLM in Human Rights": { hinglish: "Human Rights mein LLM", hindi: "Human Rights में LLM" },
  "LLM in IP Law": { hinglish: "IP Law mein LLM", hindi: "IP Law में LLM" },
  "LLM in Technology Law": { hinglish: "Technology Law mein LLM", hindi: "Technology Law में LLM" },
  "LLM in Trade Law": { hinglish: "Trade Law mein LLM", hindi: "Trade Law में LLM" },
  "Laboratory assistant in a college or firm, after BSc": {
    hinglish: "BSc ke baad college ya firm mein laboratory assistant",
    hindi: "BSc के बाद कॉलेज या फ़र्म में लैबोरेटरी असिस्टेंट",
  },
  "Laboratory assistant of a State Pollution Control Board, by its own or the State's test": {
    hinglish: "State Pollution Control Board mein laboratory assistant, uske apne test ya rajya ke test se",
    hindi: "State Pollution Control Board में लैबोरेटरी असिस्टेंट, उसके अपने टेस्ट या राज्य के टेस्ट से",
  },
  "Laboratory assistant of a government college or school (State staff selection)": {
    hinglish: "Sarkari college ya school mein laboratory assistant (rajya staff selection)",
    hindi: "सरकारी कॉलेज या स्कूल में लैबोरेटरी असिस्टेंट (राज्य कर्मचारी चयन)",
  },
  "Laboratory assistant of a school or college by State staff selection (with science)": {
    hinglish: "Rajya staff selection se school ya college mein laboratory assistant (science ke saath)",
    hindi: "राज्य कर्मचारी चयन से स्कूल या कॉलेज में लैबोरेटरी असिस्टेंट (साइंस के साथ)",
  },
  "Laboratory assistant of the State agriculture department, by State staff selection": {
    hinglish: "Rajya staff selection se rajya ke agriculture department mein laboratory assistant",
    hindi: "राज्य कर्मचारी चयन से राज्य के कृषि विभाग में लैबोरेटरी असिस्टेंट",
  },
  "Laboratory superintendent of the railways by RRB Paramedical, after BMLT, or a BSc and DMLT": {
    hinglish: "BMLT, ya BSc aur DMLT, ke baad RRB Paramedical se railways mein laboratory superintendent",
    hindi: "BMLT, या BSc और DMLT, के बाद RRB Paramedical से रेलवे में लैबोरेटरी सुपरिंटेंडेंट",
  },
  "Labour Enforcement Officer (Central), by UPSC recruitment": {
    hinglish: "UPSC bharti se Labour Enforcement Officer (Central)",
    hindi: "UPSC भर्ती से Labour Enforcement Officer (Central)",
  },
  "Labour inspector by State selection, often then promotion": {
    hinglish: "Rajya ke selection se labour inspector, aksar phir promotion se",
    hindi: "राज्य के चयन से लेबर इंस्पेक्टर, अक्सर फिर प्रमोशन से",
  },
  "Labour inspector's post, by the State PSC or selection board": {
    hinglish: "State PSC ya selection board se labour inspector ki post",
    hindi: "State PSC या चयन बोर्ड से लेबर इंस्पेक्टर का पद",
  },
  "Lactation course (about ninety hours) after nursing, nutrition or any other degree; IBCLC examination after 300 to 1,000 hours with mothers":
    {
      hinglish:
        "Nursing, nutrition ya kisi aur degree ke baad lactation course (lagbhag nabbe ghante); maaon ke saath 300 se 1,000 ghante ke baad IBCLC examination",
      hindi: "नर्सिंग, न्यूट्रिशन या किसी और डिग्री के बाद लैक्टेशन कोर्स (लगभग नब्बे घंटे); माताओं के साथ 300 से 1,000 घंटे के बाद IBCLC परीक्षा",
    },
  "Last assistant on a film, after any degree, then second and first": {
    hinglish: "Kisi bhi degree ke baad film mein last assistant, phir second aur first",
    hindi: "किसी भी डिग्री के बाद फ़िल्म में लास्ट असिस्टेंट, फिर सेकंड और फ़र्स्ट",
  },
  "Lateral entry to its second year (with PCM or ITI)": {
    hinglish: "Uske doosre saal mein lateral entry (PCM ya ITI ke saath)",
    hindi: "उसके दूसरे साल में लेटरल एंट्री (PCM या ITI के साथ)",
  },
  "Law clerk's post of the Supreme Court or a High Court, by its own selection": {
    hinglish: "Supreme Court ya kisi High Court mein law clerk ki post, uske apne selection se",
    hindi: "सुप्रीम कोर्ट या किसी हाई कोर्ट में लॉ क्लर्क का पद, उसके अपने चयन से",
  },
  "Law ministry's post by UPSC recruitment, after seven years' practice or five with an LLM": {
    hinglish: "Saat saal ki practice, ya LLM ke saath paanch saal ki practice, ke baad UPSC bharti se law ministry ki post",
    hindi: "सात साल की प्रैक्टिस, या LLM के साथ पाँच साल की प्रैक्टिस, के बाद UPSC भर्ती से क़ानून मंत्रालय का पद",
  },
  "Law officer entry of public banks by IBPS, for enrolled advocates": {
    hinglish: "IBPS se sarkari bankon mein law officer entry, enrolled advocates ke liye",
    hindi: "IBPS से सरकारी बैंकों में लॉ अफ़सर एंट्री, एनरोल हो चुके एडवोकेट के लिए",
  },
  "Law officer of a public bank by IBPS SO, after enrolment": {
    hinglish: "Enrolment ke baad IBPS SO se sarkari bank mein law officer",
    hindi: "एनरोलमेंट के बाद IBPS SO से सरकारी बैंक में लॉ अफ़सर",
  },
  "Law officer of a public company such as ONGC or NTPC, by CLAT's PG paper or the company's own test": {
    hinglish: "CLAT ke PG paper ya company ke apne test se ONGC ya NTPC jaisi sarkari company mein law officer",
    hindi: "CLAT के PG पेपर या कंपनी के अपने टेस्ट से ONGC या NTPC जैसी सरकारी कंपनी में लॉ अफ़सर",
  },
  "Law officer of a public company such as Power Grid, by CLAT PG score, or of the RBI or SEBI, by its own examination": {
    hinglish: "CLAT PG score se Power Grid jaisi sarkari company mein, ya RBI ya SEBI mein uski apni pariksha se, law officer",
    hindi: "CLAT PG स्कोर से Power Grid जैसी सरकारी कंपनी में, या RBI या SEBI में उसकी अपनी परीक्षा से, लॉ अफ़सर",
  },
  "Law, teaching or social work before standing, from 25 years (30 for the Rajya Sabha)": {
    hinglish: "Pehle vakalat, padhane ka kaam ya samaj seva, phir 25 saal ki umar se chunav ladna (Rajya Sabha ke liye 30)",
    hindi: "पहले वकालत, पढ़ाने का काम या समाज सेवा, फिर 25 साल की उम्र से चुनाव लड़ना (राज्यसभा के लिए 30)",
  },
  "Law, trade or social work before an election": {
    hinglish: "Chunav se pehle vakalat, vyapar ya samaj seva",
    hindi: "चुनाव से पहले वकालत, व्यापार या समाज सेवा",
  },
  "Lean Six Sigma green belt (a certificate in cutting errors and waste), while at work": {
    hinglish: "Kaam karte hue Lean Six Sigma green belt (galtiyan aur barbadi kam karne ka certificate)",
    hindi: "काम करते हुए Lean Six Sigma green belt (ग़लतियाँ और बर्बादी कम करने का सर्टिफ़िकेट)",
  },
  "Learner in an ocularist's workshop, taught at the bench (any stream)": {
    hinglish: "Ocularist ki workshop mein learner ke taur par, bench par seekhna (koi bhi stream)",
    hindi: "ऑक्युलरिस्ट की वर्कशॉप में लर्नर के तौर पर, बेंच पर सीखना (कोई भी स्ट्रीम)",
  },
  "Learning at a glass works, often beside a relative, from 18": {
    hinglish: "Kaanch ke karkhane mein kaam seekhna, aksar kisi rishtedar ke saath, 18 saal ki umar se",
    hindi: "काँच के कारख़ाने में काम सीखना, अक्सर किसी रिश्तेदार के साथ, 18 साल की उम्र से",
  },
  "Learning at a goldsmith's bench, from 18": {
    hinglish: "Sunar ki bench par kaam seekhna, 18 saal ki umar se",
    hindi: "सुनार की बेंच पर काम सीखना, 18 साल की उम्र से",
  },
  "Learning beside a carpenter, plumber or electrician, from 18": {
    hinglish: "Carpenter, plumber ya electrician ke saath kaam seekhna, 18 saal ki umar se",
    hindi: "बढ़ई, प्लंबर या इलेक्ट्रीशियन के साथ काम सीखना, 18 साल की उम्र से",
  },
  "Learning beside a formwork carpenter, from 18": {
    hinglish: "Formwork carpenter ke saath kaam seekhna, 18 saal ki umar se",
    hindi: "फ़ॉर्मवर्क के बढ़ई के साथ काम सीखना, 18 साल की उम्र से",
  },
  "Learning beside a mistri or contractor, any stream": {
    hinglish: "Mistri ya thekedar ke saath kaam seekhna, koi bhi stream",
    hindi: "मिस्त्री या ठेकेदार के साथ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning beside a mistri, in the family or with a contractor": {
    hinglish: "Mistri ke saath kaam seekhna, parivar mein ya thekedar ke yahan",
    hindi: "मिस्त्री के साथ काम सीखना, परिवार में या ठेकेदार के यहाँ",
  },
  "Learning beside an artist": { hinglish: "Kisi artist ke saath kaam seekhna", hindi: "किसी कलाकार के साथ काम सीखना" },
  "Learning from a smith, after Class 12 as after Class 10": {
    hinglish: "Lohar se kaam seekhna, Class 12 ke baad bhi waise hi jaise Class 10 ke baad",
    hindi: "लोहार से काम सीखना, Class 12 के बाद भी वैसे ही जैसे Class 10 के बाद",
  },
  "Learning from an older climber": {
    hinglish: "Ped par chadhne ka kaam kisi purane jaankar se seekhna",
    hindi: "पेड़ पर चढ़ने का काम किसी पुराने जानकार से सीखना",
  },
  "Learning from an older tapper": { hinglish: "Kisi purane tapper se kaam seekhna", hindi: "किसी पुराने टैपर से काम सीखना" },
  "Learning from elders": { hinglish: "Bade-buzurgon se seekhna", hindi: "बड़े-बुज़ुर्गों से सीखना" },
  "Learning from family or village singers": { hinglish: "Parivar ya gaon ke gayakon se seekhna", hindi: "परिवार या गाँव के गायकों से सीखना" },
  "Learning in a basket-making family": {
    hinglish: "Tokri banane wale parivar mein kaam seekhna",
    hindi: "टोकरी बनाने वाले परिवार में काम सीखना",
  },
  "Learning in a denting shop": { hinglish: "Denting ki dukan mein kaam seekhna", hindi: "डेंटिंग की दुकान में काम सीखना" },
  "Learning in a family of the shore, or in a self-help group": {
    hinglish: "Samudra kinare ke kisi parivar mein, ya self-help group mein kaam seekhna",
    hindi: "समुद्र किनारे के किसी परिवार में, या स्वयं सहायता समूह में काम सीखना",
  },
  "Learning in a family stone yard": {
    hinglish: "Parivar ke patthar ke yard mein kaam seekhna",
    hindi: "परिवार के पत्थर के यार्ड में काम सीखना",
  },
  "Learning in a foundry at Kolhapur or Rajkot, from 18": {
    hinglish: "Kolhapur ya Rajkot ki foundry mein kaam seekhna, 18 saal ki umar se",
    hindi: "कोल्हापुर या राजकोट की फ़ाउंड्री में काम सीखना, 18 साल की उम्र से",
  },
  "Learning in a furniture or seat workshop, any stream": {
    hinglish: "Furniture ya seat ki workshop mein kaam seekhna, koi bhi stream",
    hindi: "फ़र्नीचर या सीट की वर्कशॉप में काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning in a glass and aluminium shop, any stream": {
    hinglish: "Kaanch aur aluminium ki dukan mein kaam seekhna, koi bhi stream",
    hindi: "काँच और एल्युमिनियम की दुकान में काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning in a leather workshop, from 18": {
    hinglish: "Chamde ki workshop mein kaam seekhna, 18 saal ki umar se",
    hindi: "चमड़े की वर्कशॉप में काम सीखना, 18 साल की उम्र से",
  },
  "Learning in a meat shop, often the family's": {
    hinglish: "Meat ki dukan mein kaam seekhna, aksar parivar ki dukan mein",
    hindi: "मीट की दुकान में काम सीखना, अक्सर परिवार की दुकान में",
  },
  "Learning in a playground maker's fitting crew, any stream": {
    hinglish: "Playground banane wali company ki fitting team mein kaam seekhna, koi bhi stream",
    hindi: "प्लेग्राउंड बनाने वाली कंपनी की फ़िटिंग टीम में काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning in a polishing unit, from 18": {
    hinglish: "Polishing unit mein kaam seekhna, 18 saal ki umar se",
    hindi: "पॉलिशिंग यूनिट में काम सीखना, 18 साल की उम्र से",
  },
  "Learning in a power loom shed, from 18": {
    hinglish: "Power loom shed mein kaam seekhna, 18 saal ki umar se",
    hindi: "पावर लूम शेड में काम सीखना, 18 साल की उम्र से",
  },
  "Learning in a priestly family or from a guru": {
    hinglish: "Pujari parivar mein ya guru se seekhna",
    hindi: "पुजारी परिवार में या गुरु से सीखना",
  },
  "Learning in a puppeteer family or troupe": {
    hinglish: "Kathputli kalakaron ke parivar ya mandli mein seekhna",
    hindi: "कठपुतली कलाकारों के परिवार या मंडली में सीखना",
  },
  "Learning in a relative's or another owner's shop": {
    hinglish: "Rishtedar ki ya kisi aur malik ki dukan mein kaam seekhna",
    hindi: "रिश्तेदार की या किसी और मालिक की दुकान में काम सीखना",
  },
  "Learning in a screen-printing unit": { hinglish: "Screen-printing unit mein kaam seekhna", hindi: "स्क्रीन-प्रिंटिंग यूनिट में काम सीखना" },
  "Learning in a shoe workshop, from 18": {
    hinglish: "Joote ki workshop mein kaam seekhna, 18 saal ki umar se",
    hindi: "जूते की वर्कशॉप में काम सीखना, 18 साल की उम्र से",
  },
  "Learning in a sign shop": { hinglish: "Sign board shop mein kaam seekhna", hindi: "साइन बोर्ड की दुकान में काम सीखना" },
  "Learning in a sign shop, any stream": {
    hinglish: "Sign board shop mein kaam seekhna, koi bhi stream",
    hindi: "साइन बोर्ड की दुकान में काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning in a tailor's shop": { hinglish: "Darzi ki dukan mein kaam seekhna", hindi: "दर्ज़ी की दुकान में काम सीखना" },
  "Learning in a workshop for aluminium windows, any stream": {
    hinglish: "Aluminium ki khidkiyon ki workshop mein kaam seekhna, koi bhi stream",
    hindi: "एल्युमिनियम की खिड़कियों की वर्कशॉप में काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning in the community": { hinglish: "Samuday mein seekhna", hindi: "समुदाय में सीखना" },
  "Learning in the family forge or from a smith": {
    hinglish: "Parivar ki bhatti par ya kisi lohar se kaam seekhna",
    hindi: "परिवार की भट्ठी पर या किसी लोहार से काम सीखना",
  },
  "Learning in the family or beside a mochi": {
    hinglish: "Parivar mein ya kisi mochi ke saath kaam seekhna",
    hindi: "परिवार में या किसी मोची के साथ काम सीखना",
  },
  "Learning in the family or under a karigar": {
    hinglish: "Parivar mein ya kisi karigar ke yahan kaam seekhna",
    hindi: "परिवार में या किसी कारीगर के यहाँ काम सीखना",
  },
  "Learning in the family or under a master tailor": {
    hinglish: "Parivar mein ya kisi ustad darzi ke yahan kaam seekhna",
    hindi: "परिवार में या किसी उस्ताद दर्ज़ी के यहाँ काम सीखना",
  },
  "Learning in the family's business or with another caterer": {
    hinglish: "Parivar ke business mein ya kisi aur caterer ke yahan kaam seekhna",
    hindi: "परिवार के बिज़नेस में या किसी और केटरर के यहाँ काम सीखना",
  },
  "Learning in the family's laundry or beside another dhobi": {
    hinglish: "Parivar ki laundry mein ya kisi aur dhobi ke saath kaam seekhna",
    hindi: "परिवार की लॉन्ड्री में या किसी और धोबी के साथ काम सीखना",
  },
  "Learning in the family's publishing firm, beside any degree": {
    hinglish: "Parivar ki publishing firm mein kaam seekhna, saath mein koi bhi degree",
    hindi: "परिवार की पब्लिशिंग फ़र्म में काम सीखना, साथ में कोई भी डिग्री",
  },
  "Learning in the family's shop or as a salon helper": {
    hinglish: "Parivar ki dukan mein ya salon helper ke taur par kaam seekhna",
    hindi: "परिवार की दुकान में या सैलून हेल्पर के तौर पर काम सीखना",
  },
  "Learning in the family's shop or under a master halwai": {
    hinglish: "Parivar ki dukan mein ya kisi ustad halwai ke yahan kaam seekhna",
    hindi: "परिवार की दुकान में या किसी उस्ताद हलवाई के यहाँ काम सीखना",
  },
  "Learning in the family's workshop": { hinglish: "Parivar ki workshop mein kaam seekhna", hindi: "परिवार की वर्कशॉप में काम सीखना" },
  "Learning in the family, or with a temple or heritage workshop": {
    hinglish: "Parivar mein, ya mandir ya heritage workshop mein kaam seekhna",
    hindi: "परिवार में, या मंदिर या हेरिटेज वर्कशॉप में काम सीखना",
  },
  "Learning on a family or leased estate": {
    hinglish: "Parivar ke ya lease par liye estate mein kaam seekhna",
    hindi: "परिवार के या लीज़ पर लिए बाग़ान में काम सीखना",
  },
  "Learning on a family or leased farm": {
    hinglish: "Parivar ke ya lease par liye khet mein kaam seekhna",
    hindi: "परिवार के या लीज़ पर लिए खेत में काम सीखना",
  },
  "Learning on a family or leased pond": {
    hinglish: "Parivar ke ya lease par liye talab mein kaam seekhna",
    hindi: "परिवार के या लीज़ पर लिए तालाब में काम सीखना",
  },
  "Learning on a farm, then a driving licence at 18 that covers tractors": {
    hinglish: "Khet par kaam seekhna, phir 18 saal ki umar mein aisa driving licence jismein tractor shamil ho",
    hindi: "खेत पर काम सीखना, फिर 18 साल की उम्र में ऐसा ड्राइविंग लाइसेंस जिसमें ट्रैक्टर शामिल हो",
  },
  "Learning on the family's loom": { hinglish: "Parivar ke karghe par kaam seekhna", hindi: "परिवार के करघे पर काम सीखना" },
  "Learning on the job at a sawmill, from 18": {
    hinglish: "Sawmill mein kaam karte hue seekhna, 18 saal ki umar se",
    hindi: "आरा मिल में काम करते हुए सीखना, 18 साल की उम्र से",
  },
  "Learning on the job with a decorator": { hinglish: "Decorator ke saath kaam karte hue seekhna", hindi: "डेकोरेटर के साथ काम करते हुए सीखना" },
  "Learning on the job with a duct-cleaning firm, from 18": {
    hinglish: "Duct saaf karne wali firm mein kaam karte hue seekhna, 18 saal ki umar se",
    hindi: "डक्ट साफ़ करने वाली फ़र्म में काम करते हुए सीखना, 18 साल की उम्र से",
  },
  "Learning on the job with a fencing crew, from 18": {
    hinglish: "Fencing lagane wali team ke saath kaam karte hue seekhna, 18 saal ki umar se",
    hindi: "बाड़ लगाने वाली टीम के साथ काम करते हुए सीखना, 18 साल की उम्र से",
  },
  "Learning on the job with a flooring crew, any stream": {
    hinglish: "Flooring team ke saath kaam karte hue seekhna, koi bhi stream",
    hindi: "फ़्लोरिंग टीम के साथ काम करते हुए सीखना, कोई भी स्ट्रीम",
  },
  "Learning on the job with a flooring crew, from 18": {
    hinglish: "Flooring team ke saath kaam karte hue seekhna, 18 saal ki umar se",
    hindi: "फ़्लोरिंग टीम के साथ काम करते हुए सीखना, 18 साल की उम्र से",
  },
  "Learning on the job with a painter": { hinglish: "Painter ke saath kaam karte hue seekhna", hindi: "पेंटर के साथ काम करते हुए सीखना" },
  "Learning on the job with an insulation contractor, from 18": {
    hinglish: "Insulation thekedar ke saath kaam karte hue seekhna, 18 saal ki umar se",
    hindi: "इंसुलेशन ठेकेदार के साथ काम करते हुए सीखना, 18 साल की उम्र से",
  },
  "Learning on the job, any stream": { hinglish: "Kaam karte hue seekhna, koi bhi stream", hindi: "काम करते हुए सीखना, कोई भी स्ट्रीम" },
  "Learning under a furniture maker, often in the family": {
    hinglish: "Furniture banane wale ke yahan kaam seekhna, aksar parivar mein",
    hindi: "फ़र्नीचर बनाने वाले के यहाँ काम सीखना, अक्सर परिवार में",
  },
  "Learning under a licensed writer from 18, then the State's licence test where there is one, in many States with Class 10": {
    hinglish:
      "18 saal ki umar se licence wale writer ke yahan kaam seekhna, phir jahan ho wahan rajya ka licence test, kai rajyon mein Class 10 ke saath",
    hindi: "18 साल की उम्र से लाइसेंस वाले राइटर के यहाँ काम सीखना, फिर जहाँ हो वहाँ राज्य का लाइसेंस टेस्ट, कई राज्यों में Class 10 के साथ",
  },
  "Learning under a master mason, any stream": {
    hinglish: "Ustad rajmistri ke yahan kaam seekhna, koi bhi stream",
    hindi: "उस्ताद राजमिस्त्री के यहाँ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning under a master mason, as at temples in the care of ASI": {
    hinglish: "Ustad rajmistri ke yahan kaam seekhna, jaise ASI ki dekhrekh wale mandiron mein",
    hindi: "उस्ताद राजमिस्त्री के यहाँ काम सीखना, जैसे ASI की देखरेख वाले मंदिरों में",
  },
  "Learning under a pattern master, from 18": {
    hinglish: "Pattern master ke yahan kaam seekhna, 18 saal ki umar se",
    hindi: "पैटर्न मास्टर के यहाँ काम सीखना, 18 साल की उम्र से",
  },
  "Learning under a portrait artist, then orders of your own": {
    hinglish: "Portrait artist ke yahan kaam seekhna, phir apne khud ke order",
    hindi: "पोर्ट्रेट आर्टिस्ट के यहाँ काम सीखना, फिर अपने ख़ुद के ऑर्डर",
  },
  "Learning under a senior advocate's clerk": {
    hinglish: "Senior advocate ke clerk ke saath kaam seekhna",
    hindi: "सीनियर एडवोकेट के क्लर्क के साथ काम सीखना",
  },
  "Learning under an ustad": { hinglish: "Kisi ustad ke yahan kaam seekhna", hindi: "किसी उस्ताद के यहाँ काम सीखना" },
  "Learning with a broadband or cable operator, from age 18": {
    hinglish: "Broadband ya cable operator ke saath kaam seekhna, 18 saal ki umar se",
    hindi: "ब्रॉडबैंड या केबल ऑपरेटर के साथ काम सीखना, 18 साल की उम्र से",
  },
  "Learning with a cable operator from age 18": {
    hinglish: "18 saal ki umar se cable operator ke saath kaam seekhna",
    hindi: "18 साल की उम्र से केबल ऑपरेटर के साथ काम सीखना",
  },
  "Learning with a cable operator, any stream": {
    hinglish: "Cable operator ke saath kaam seekhna, koi bhi stream",
    hindi: "केबल ऑपरेटर के साथ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning with a master locksmith": { hinglish: "Ustad tala karigar ke saath kaam seekhna", hindi: "उस्ताद ताला कारीगर के साथ काम सीखना" },
  "Learning with a master locksmith, any stream": {
    hinglish: "Ustad tala karigar ke saath kaam seekhna, koi bhi stream",
    hindi: "उस्ताद ताला कारीगर के साथ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning with a mosaic floor contractor": {
    hinglish: "Mosaic farsh ke thekedar ke saath kaam seekhna",
    hindi: "मोज़ेक फ़र्श के ठेकेदार के साथ काम सीखना",
  },
  "Learning with a mosaic floor contractor, any stream": {
    hinglish: "Mosaic farsh ke thekedar ke saath kaam seekhna, koi bhi stream",
    hindi: "मोज़ेक फ़र्श के ठेकेदार के साथ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning with a tree-care crew, from 18": {
    hinglish: "Tree-care team ke saath kaam seekhna, 18 saal ki umar se",
    hindi: "पेड़ों की देखभाल वाली टीम के साथ काम सीखना, 18 साल की उम्र से",
  },
  "Learning with an experienced crew, from 18": {
    hinglish: "Anubhavi team ke saath kaam seekhna, 18 saal ki umar se",
    hindi: "अनुभवी टीम के साथ काम सीखना, 18 साल की उम्र से",
  },
  "Learning with an insulation contractor, any stream": {
    hinglish: "Insulation thekedar ke saath kaam seekhna, koi bhi stream",
    hindi: "इंसुलेशन ठेकेदार के साथ काम सीखना, कोई भी स्ट्रीम",
  },
  "Learning with an owner": { hinglish: "Kisi malik ke saath kaam seekhna", hindi: "किसी मालिक के साथ काम सीखना" },
  "Leather Sector Skill Council course": {
    hinglish: "Leather Sector Skill Council ka course",
    hindi: "Leather Sector Skill Council का कोर्स",
  },
  "Legal officer of a public insurer or LIC, by its own examination": {
    hinglish: "Sarkari insurance company ya LIC mein legal officer, uski apni pariksha se",
    hindi: "सरकारी बीमा कंपनी या LIC में लीगल अफ़सर, उसकी अपनी परीक्षा से",
  },
  "Legal services authority's panel, mostly after three years' practice": {
    hinglish: "Legal services authority ka panel, zyadatar teen saal ki practice ke baad",
    hindi: "लीगल सर्विसेज़ अथॉरिटी का पैनल, ज़्यादातर तीन साल की प्रैक्टिस के बाद",
  },
  "Licensing or brand executive first": { hinglish: "Pehle licensing ya brand executive", hindi: "पहले लाइसेंसिंग या ब्रांड एग्ज़िक्यूटिव" },
  "Licentiate and Associateship papers of the Insurance Institute of India": {
    hinglish: "Insurance Institute of India ke Licentiate aur Associateship paper",
    hindi: "Insurance Institute of India के Licentiate और Associateship पेपर",
  },
  "Lifeguard and swim teacher certificates, then years at the pool": {
    hinglish: "Lifeguard aur swim teacher ke certificate, phir pool par kuch saal",
    hindi: "लाइफ़गार्ड और स्विम टीचर के सर्टिफ़िकेट, फिर पूल पर कुछ साल",
  },
  "Lifeguard or pool helper from 18, then teacher of beginners, with a certificate later": {
    hinglish: "18 saal ki umar se lifeguard ya pool helper, phir naye seekhne walon ko sikhana, certificate baad mein",
    hindi: "18 साल की उम्र से लाइफ़गार्ड या पूल हेल्पर, फिर नए सीखने वालों को सिखाना, सर्टिफ़िकेट बाद में",
  },
  "Lifesaving certificate (RLSS India or NIWS Goa)": {
    hinglish: "Lifesaving certificate (RLSS India ya NIWS Goa)",
    hindi: "लाइफ़सेविंग सर्टिफ़िकेट (RLSS India या NIWS गोवा)",
  },
  "Lifesaving certificate, for work from 18": {
    hinglish: "Lifesaving certificate, 18 saal ki umar se kaam ke liye",
    hindi: "लाइफ़सेविंग सर्टिफ़िकेट, 18 साल की उम्र से काम के लिए",
  },
  "Lifesaving or pool training, then work at a pool": {
    hinglish: "Lifesaving ya pool ki training, phir pool par kaam",
    hindi: "लाइफ़सेविंग या पूल की ट्रेनिंग, फिर पूल पर काम",
  },
  "Limited Insolvency Examination, after ten years as CA, CS, CMA or advocate, ten in management after a master's in it, or fifteen after any degree":
    {
      hinglish:
        "CA, CS, CMA ya advocate ke taur par das saal, ya management mein master's ke baad management ke kaam mein das saal, ya kisi bhi degree ke baad usi kaam mein pandrah saal, phir Limited Insolvency Examination",
      hindi:
        "CA, CS, CMA या एडवोकेट के तौर पर दस साल, या मैनेजमेंट में मास्टर डिग्री के बाद मैनेजमेंट के काम में दस साल, या किसी भी डिग्री के बाद उसी काम में पंद्रह साल, फिर Limited Insolvency Examination",
    },
  "Listing as an artist with the State's culture department or a Zonal Cultural Centre, for government programmes": {
    hinglish: "Sarkari karyakramon ke liye rajya ke culture department ya Zonal Cultural Centre mein kalakar ke taur par naam darj karana",
    hindi: "सरकारी कार्यक्रमों के लिए राज्य के संस्कृति विभाग या Zonal Cultural Centre में कलाकार के तौर पर नाम दर्ज कराना",
  },
  "Listing desk after Class 12, then promotion": {
    hinglish: "Class 12 ke baad listing desk, phir promotion se",
    hindi: "Class 12 के बाद लिस्टिंग डेस्क, फिर प्रमोशन से",
  },
  "Loader job with a ground handling company, from 18 years": {
    hinglish: "Ground handling company mein loader ki naukri, 18 saal ki umar se",
    hindi: "ग्राउंड हैंडलिंग कंपनी में लोडर की नौकरी, 18 साल की उम्र से",
  },
  "Loan agency trainee after Class 12": { hinglish: "Class 12 ke baad loan agency mein trainee", hindi: "Class 12 के बाद लोन एजेंसी में ट्रेनी" },
  "Local body seat (from 21 years) or party post first; the Assembly from 25": {
    hinglish: "Pehle local body ki seat (21 saal ki umar se) ya party mein post; Assembly 25 saal ki umar se",
    hindi: "पहले स्थानीय निकाय की सीट (21 साल की उम्र से) या पार्टी में पद; विधानसभा 25 साल की उम्र से",
  },
  "Logistics assistant after Class 12, then promotion": {
    hinglish: "Class 12 ke baad logistics assistant, phir promotion se",
    hindi: "Class 12 के बाद लॉजिस्टिक्स असिस्टेंट, फिर प्रमोशन से",
  },
  "Logistics executive first, after any degree, then promotion": {
    hinglish: "Kisi bhi degree ke baad pehle logistics executive, phir promotion se",
    hindi: "किसी भी डिग्री के बाद पहले लॉजिस्टिक्स एग्ज़िक्यूटिव, फिर प्रमोशन से",
  },
};
