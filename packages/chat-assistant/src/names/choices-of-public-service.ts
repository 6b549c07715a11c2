import type { Wording } from "../language.ts";

/** What speaks for careers of the State, the forces, railways, schools and social work, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_PUBLIC_SERVICE: Readonly<Record<string, Wording>> = {
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
  "air-force-pilot": {
    english: "want to fly for the country, are fit and clear the selection: training costs you nothing",
    hinglish: "aap desh ke liye udna chahein, fit hon aur selection paar kar lein: training mein aapka kuch nahi lagta",
    hindi: "आप देश के लिए उड़ना चाहें, फ़िट हों और सिलेक्शन पार कर लें: ट्रेनिंग में आपका कुछ नहीं लगता",
  },
  "foreign-service-officer": {
    english:
      "like languages and the world beyond India and can move country every few years, with parents far away; it asks for a high UPSC rank",
    hinglish:
      "aapko bhashayein aur Bharat ke bahar ki duniya pasand ho, aur har kuch saal mein desh badal sakein, maa-baap se door; UPSC mein oonchi rank chahiye",
    hindi: "आपको भाषाएँ और भारत के बाहर की दुनिया पसंद हो, और हर कुछ साल में देश बदल सकें, माँ-बाप से दूर; UPSC में ऊँची रैंक चाहिए",
  },
  "irs-officer": {
    english:
      "want a UPSC service about tax, papers and firms, mostly in cities, more than running districts; years of preparation, few taken",
    hinglish:
      "aapko zila chalane se zyada tax, kagaz aur companies wali UPSC seva chahiye, zyadatar sheheron mein; taiyari mein saal lagte hain, kam liye jaate hain",
    hindi: "आपको ज़िला चलाने से ज़्यादा टैक्स, काग़ज़ और कंपनियों वाली UPSC सेवा चाहिए, ज़्यादातर शहरों में; तैयारी में साल लगते हैं, कम लिए जाते हैं",
  },
  "income-tax-inspector": {
    english: "like accounts and want a city desk of the Centre by SSC CGL, with a search now and then and heavy work each March",
    hinglish: "aapko hisaab pasand ho aur SSC CGL se Kendra ki sheher wali desk chahiye, kabhi-kabhi chhaapa aur har March mein bahut kaam",
    hindi: "आपको हिसाब पसंद हो और SSC CGL से केंद्र का शहर वाला डेस्क चाहिए, कभी-कभी छापा और हर मार्च में बहुत काम",
  },
  "customs-officer": {
    english:
      "want uniform, airports and ports more than accounts, also at night, and can say no to travellers who plead; by SSC CGL, some posts with a physical test",
    hinglish:
      "aapko hisaab se zyada vardi, airport aur bandargah pasand hon, raat ko kaam karein, aur minnat karne walon ko na keh sakein; SSC CGL se, kuch posts mein physical test ke saath",
    hindi:
      "आपको हिसाब से ज़्यादा वर्दी, हवाई अड्डा और बंदरगाह पसंद हों, रात को काम करें, और मिन्नत करने वालों को ना कह सकें; SSC CGL से, कुछ पदों में फ़िज़िकल टेस्ट के साथ",
  },
  "section-officer": {
    english: "want notes, rules and a desk in the capital, with little public and few nights; by SSC CGL one begins as assistant",
    hinglish:
      "aapko rajdhani mein desk, note aur niyam chahiye, janta aur raat ki duty kam; SSC CGL se assistant ke roop mein shuru hota hai",
    hindi: "आपको राजधानी में डेस्क, नोट और नियम चाहिए, जनता और रात की ड्यूटी कम; SSC CGL से असिस्टेंट के रूप में शुरू होता है",
  },
  "government-auditor": {
    english: "like to check public accounts and travel to offices for weeks; you write what went wrong, and others act on it",
    hinglish: "aapko sarkari hisaab jaanchna aur hafton doosre office jaana pasand ho; galti aap likhte hain, kadam doosre uthate hain",
    hindi: "आपको सरकारी हिसाब जाँचना और हफ़्तों दूसरे दफ़्तर जाना पसंद हो; ग़लती आप लिखते हैं, क़दम दूसरे उठाते हैं",
  },
  "police-inspector": {
    english: "want to run a police station in your own State, beginning as Sub-Inspector after a degree; nights and festivals are duty",
    hinglish:
      "aap apne rajya mein thana chalana chahein, degree ke baad Sub-Inspector se shuru karke; raat aur tyohar duty mein jaate hain",
    hindi: "आप अपने राज्य में थाना चलाना चाहें, डिग्री के बाद सब-इंस्पेक्टर से शुरू करके; रात और त्योहार ड्यूटी में जाते हैं",
  },
  "deputy-superintendent-of-police": {
    english:
      "want to begin over several stations of your own State, by the State PSC, and can prepare for years; transfers come without warning",
    hinglish:
      "aap State PSC se apne rajya ke kai thanon ke upar shuru karna chahein aur saalon taiyari kar sakein; transfer achanak aate hain",
    hindi: "आप State PSC से अपने राज्य के कई थानों के ऊपर शुरू करना चाहें और सालों तैयारी कर सकें; तबादले अचानक आते हैं",
  },
  "intelligence-officer": {
    english:
      "like to read people and news, can keep silent about your work even at home, and go where you are posted; by the IB's own exam",
    hinglish:
      "aapko log aur khabar parakhna pasand ho, ghar par bhi apne kaam par chup reh sakein, aur jahan bhejein wahan jayein; IB ke apne exam se",
    hindi: "आपको लोग और ख़बर परखना पसंद हो, घर पर भी अपने काम पर चुप रह सकें, और जहाँ भेजें वहाँ जाएँ; IB की अपनी परीक्षा से",
  },
  patwari: {
    english: "want a State post among villages, with maps, fields in the heat, and people who bring old quarrels about land",
    hinglish: "aapko gaonon ke beech rajya ki post chahiye: naksha, garmi mein khet, aur zameen ke purane jhagde lekar aane wale log",
    hindi: "आपको गाँवों के बीच राज्य का पद चाहिए: नक़्शा, गर्मी में खेत, और ज़मीन के पुराने झगड़े लेकर आने वाले लोग",
  },
  tehsildar: {
    english: "want to decide land cases and sign certificates for a whole taluk, by the State PSC; floods and elections are your duty too",
    hinglish:
      "aap State PSC se poore taluk ke zameen ke maamle tay karna aur praman patra dena chahein; baadh aur chunav bhi aapki duty hain",
    hindi: "आप State PSC से पूरे तालुक़े के ज़मीन के मामले तय करना और प्रमाण पत्र देना चाहें; बाढ़ और चुनाव भी आपकी ड्यूटी हैं",
  },
  "block-development-officer": {
    english: "want to see houses, roads and wells of villages built, by the State PSC, and can bear portals, targets and leaders who press",
    hinglish: "aap State PSC se gaon ke ghar, sadak aur kuen bante dekhna chahein, aur portal, target aur netaon ka dabaav sah sakein",
    hindi: "आप State PSC से गाँव के घर, सड़क और कुएँ बनते देखना चाहें, और पोर्टल, टारगेट और नेताओं का दबाव सह सकें",
  },
  postman: {
    english: "want a post near home after Class 10, like walking or cycling, and can begin as Gramin Dak Sevak, by marks and at small pay",
    hinglish:
      "aapko Class 10 ke baad ghar ke paas post chahiye, paidal ya cycle chalna pasand ho, aur marks se Gramin Dak Sevak ban kar kam kamai se shuru kar sakein",
    hindi: "आपको Class 10 के बाद घर के पास पद चाहिए, पैदल या साइकिल चलना पसंद हो, और अंकों से ग्रामीण डाक सेवक बनकर कम कमाई से शुरू कर सकें",
  },
  "food-safety-officer": {
    english: "have a food or science degree, want to protect buyers, and stay firm when a shop's crowd is angry; by the State's exam",
    hinglish:
      "aapke paas food ya science ki degree ho, kharidaron ko bachana chahein, aur dukaan ki naaraz bheed ke saamne tike rahein; rajya ke exam se",
    hindi: "आपके पास फ़ूड या साइंस की डिग्री हो, ख़रीदारों को बचाना चाहें, और दुकान की नाराज़ भीड़ के सामने टिके रहें; राज्य की परीक्षा से",
  },
  "infantry-soldier": {
    english:
      "are fit, can bear cold, heat and danger, and want to begin after Class 10; most Agniveers leave after a few years, so keep a second plan",
    hinglish:
      "aap fit hon, thand, garmi aur khatra sah sakein, aur Class 10 ke baad shuru karna ho; zyadatar Agniveer kuch saal baad laut aate hain, isliye doosra plan rakhiye",
    hindi: "आप फ़िट हों, ठंड, गर्मी और ख़तरा सह सकें, और Class 10 के बाद शुरू करना हो; ज़्यादातर अग्निवीर कुछ साल बाद लौट आते हैं, इसलिए दूसरा प्लान रखिए",
  },
  "navy-officer": {
    english: "want to lead at sea, had physics and maths, and can be months without a phone signal, with every night cut by a watch",
    hinglish:
      "aap samudra mein lead karna chahein, physics aur maths padhi ho, aur mahinon bina phone signal ke reh sakein, har raat watch se kati hui",
    hindi: "आप समुद्र में लीड करना चाहें, फ़िज़िक्स और मैथ्स पढ़ी हो, और महीनों बिना फ़ोन सिग्नल के रह सकें, हर रात वॉच से कटी हुई",
  },
  "navy-sailor": {
    english:
      "would rather work machines on a ship than march, and can share a small space for months; most Agniveers leave after a few years",
    hinglish:
      "aap march karne se zyada jahaz ki machine chalana chahein, aur mahinon chhoti jagah baant sakein; zyadatar Agniveer kuch saal baad laut aate hain",
    hindi: "आप मार्च करने से ज़्यादा जहाज़ की मशीन चलाना चाहें, और महीनों छोटी जगह बाँट सकें; ज़्यादातर अग्निवीर कुछ साल बाद लौट आते हैं",
  },
  "air-force-technician": {
    english:
      "like aircraft and tools, had maths and physics, and want an air base more than the frontier; most Agniveers leave after a few years",
    hinglish:
      "aapko jahaz aur auzaar pasand hon, maths aur physics padhi ho, aur seema se zyada air base chahiye; zyadatar Agniveer kuch saal baad laut aate hain",
    hindi: "आपको जहाज़ और औज़ार पसंद हों, मैथ्स और फ़िज़िक्स पढ़ी हो, और सीमा से ज़्यादा एयर बेस चाहिए; ज़्यादातर अग्निवीर कुछ साल बाद लौट आते हैं",
  },
  "air-force-ground-duty-officer": {
    english: "want an officer's life on air bases without flying, after any degree by AFCAT, and can let others have the wings",
    hinglish:
      "aapko bina udaan ke air base par officer ki zindagi chahiye, kisi bhi degree ke baad AFCAT se, aur doosron ke seene par wings dekh sakein",
    hindi: "आपको बिना उड़ान के एयर बेस पर अफ़सर की ज़िंदगी चाहिए, किसी भी डिग्री के बाद AFCAT से, और दूसरों के सीने पर विंग्स देख सकें",
  },
  "assistant-commandant": {
    english: "want to lead in the CRPF, BSF or CISF after any degree, and can serve where the family often may not come",
    hinglish:
      "aap kisi bhi degree ke baad CRPF, BSF ya CISF mein lead karna chahein, aur wahan seva karein jahan parivar aksar saath nahi aa sakta",
    hindi: "आप किसी भी डिग्री के बाद CRPF, BSF या CISF में लीड करना चाहें, और वहाँ सेवा करें जहाँ परिवार अक्सर साथ नहीं आ सकता",
  },
  "crpf-constable": {
    english:
      "are fit and want a permanent post in uniform after Class 10 by SSC GD; your company moves with riots and elections, all over India",
    hinglish:
      "aap fit hon aur Class 10 ke baad SSC GD se vardi ki pakki post chahiye; company dange aur chunav ke saath poore Bharat mein jaati hai",
    hindi: "आप फ़िट हों और Class 10 के बाद SSC GD से वर्दी का पक्का पद चाहिए; कंपनी दंगे और चुनाव के साथ पूरे भारत में जाती है",
  },
  "army-doctor": {
    english:
      "want medicine and uniform together; AFMC costs far less than a private college, but binds you for years, and orders come first",
    hinglish:
      "aapko doctori aur vardi saath chahiye; AFMC private college se bahut sasta hai, par saalon baandhta hai, aur aadesh pehle aata hai",
    hindi: "आपको डॉक्टरी और वर्दी साथ चाहिए; AFMC प्राइवेट कॉलेज से बहुत सस्ता है, पर सालों बाँधता है, और आदेश पहले आता है",
  },
  firefighter: {
    english: "are fit and calm in smoke and crowds, and want to save people near home, in shifts that never skip a festival",
    hinglish:
      "aap fit hon, dhuen aur bheed mein shaant rahein, aur ghar ke paas logon ko bachana chahein, aisi shift mein jo tyohar par bhi chalti hai",
    hindi: "आप फ़िट हों, धुएँ और भीड़ में शांत रहें, और घर के पास लोगों को बचाना चाहें, ऐसी शिफ़्ट में जो त्योहार पर भी चलती है",
  },
  "forest-guard": {
    english: "like to walk the forest by day and night, almost alone, and can live far from school and doctor; it begins after school",
    hinglish:
      "aapko din-raat, lagbhag akele jungle mein chalna pasand ho, aur school aur doctor se door reh sakein; school ke baad hi shuru hota hai",
    hindi: "आपको दिन-रात, लगभग अकेले जंगल में चलना पसंद हो, और स्कूल और डॉक्टर से दूर रह सकें; स्कूल के बाद ही शुरू होता है",
  },
  forester: {
    english: "want to lead forest guards and answer for several beats; many States ask for a degree or science, and smugglers may threaten",
    hinglish:
      "aap forest guard ko lead karna aur kai beat ki zimmedari lena chahein; kai rajya degree ya science maangte hain, aur taskar dhamka sakte hain",
    hindi: "आप वन रक्षकों को लीड करना और कई बीट की ज़िम्मेदारी लेना चाहें; कई राज्य डिग्री या साइंस माँगते हैं, और तस्कर धमका सकते हैं",
  },
  "indian-forest-service-officer": {
    english:
      "have a science, agriculture or engineering degree, want forests more than offices, and can give UPSC years with a second plan",
    hinglish:
      "aapke paas science, agriculture ya engineering ki degree ho, office se zyada jungle chahiye, aur doosre plan ke saath UPSC ko saal de sakein",
    hindi: "आपके पास साइंस, एग्रीकल्चर या इंजीनियरिंग की डिग्री हो, दफ़्तर से ज़्यादा जंगल चाहिए, और दूसरे प्लान के साथ UPSC को साल दे सकें",
  },
  "station-master": {
    english: "have a degree and sharp eyes, stay awake and exact at night, and can live at a small station; one wrong signal may kill",
    hinglish:
      "aapke paas degree aur tez nazar ho, raat ko jaagte aur chaukas rahein, aur chhote station par reh sakein; ek galat signal jaan le sakta hai",
    hindi: "आपके पास डिग्री और तेज़ नज़र हो, रात को जागते और चौकस रहें, और छोटे स्टेशन पर रह सकें; एक ग़लत सिग्नल जान ले सकता है",
  },
  "ticket-collector": {
    english: "like trains and people and can stay polite when travellers argue, on nights away from home; it is open after Class 12",
    hinglish: "aapko train aur log pasand hon, aur ghar se door raaton mein bahas par bhi vinamra rahein; Class 12 ke baad khula hai",
    hindi: "आपको ट्रेन और लोग पसंद हों, और घर से दूर रातों में बहस पर भी विनम्र रहें; Class 12 के बाद खुला है",
  },
  "locomotive-driver": {
    english:
      "have an ITI or engineering diploma and very good eyes, and can sit long nights in a cabin; some accidents on the line you cannot prevent",
    hinglish:
      "aapke paas ITI ya engineering diploma aur bahut achhi nazar ho, aur cabin mein lambi raatein nikaal sakein; patri par kuch haadse aap rok nahi paate",
    hindi: "आपके पास ITI या इंजीनियरिंग डिप्लोमा और बहुत अच्छी नज़र हो, और केबिन में लंबी रातें निकाल सकें; पटरी पर कुछ हादसे आप रोक नहीं पाते",
  },
  "train-guard": {
    english: "have a degree, want to be in charge of a train without driving it, and can be alone in the last vehicle at any hour",
    hinglish: "aapke paas degree ho, train chalaye bina uski zimmedari chahiye, aur kisi bhi samay aakhri dibbe mein akele reh sakein",
    hindi: "आपके पास डिग्री हो, ट्रेन चलाए बिना उसकी ज़िम्मेदारी चाहिए, और किसी भी समय आख़िरी डिब्बे में अकेले रह सकें",
  },
  "preschool-teacher": {
    english: "like songs, clay and three-year-olds, and want to begin by a short diploma; private playschools pay little",
    hinglish:
      "aapko gaane, mitti aur teen saal ke bachche pasand hon, aur chhote diploma se shuru karna ho; private playschool kam paise dete hain",
    hindi: "आपको गाने, मिट्टी और तीन साल के बच्चे पसंद हों, और छोटे डिप्लोमा से शुरू करना हो; प्राइवेट प्लेस्कूल कम पैसे देते हैं",
  },
  "middle-school-teacher": {
    english: "like children who begin to argue and ask why, and one or two subjects more than all; a degree, BEd and TET lead there",
    hinglish:
      "aapko woh bachche pasand hon jo bahas karne aur kyun poochne lagte hain, aur saare vishayon se zyada ek ya do; raasta degree, BEd aur TET hai",
    hindi: "आपको वे बच्चे पसंद हों जो बहस करने और क्यों पूछने लगते हैं, और सारे विषयों से ज़्यादा एक या दो; रास्ता डिग्री, BEd और TET है",
  },
  "mathematics-teacher": {
    english:
      "like maths itself and a third way to explain it, and can meet pupils' fear kindly; it is asked for at most schools and for tuition",
    hinglish:
      "aapko khud maths aur use teesre tareeke se samjhana pasand ho, aur bachchon ke dar ko pyaar se sambhalein; ise zyadatar school aur tuition mein chahte hain",
    hindi: "आपको ख़ुद मैथ्स और उसे तीसरे तरीक़े से समझाना पसंद हो, और बच्चों के डर को प्यार से सँभालें; इसे ज़्यादातर स्कूल और ट्यूशन में चाहते हैं",
  },
  "computer-teacher": {
    english: "like code and pupils both and want school hours; pay is mostly below software work, and you are called to the printer too",
    hinglish:
      "aapko code aur bachche dono pasand hon aur school ka samay chahiye; kamai aksar software se kam hai, aur printer ke liye bhi bulate hain",
    hindi: "आपको कोड और बच्चे दोनों पसंद हों और स्कूल का समय चाहिए; कमाई अक्सर सॉफ़्टवेयर से कम है, और प्रिंटर के लिए भी बुलाते हैं",
  },
  "physical-education-teacher": {
    english:
      "like sport, sun and children, and want school holidays; mostly one post to a school, and before exams games periods are taken away",
    hinglish:
      "aapko khel, dhoop aur bachche pasand hon, aur school ki chhuttiyan chahiye; school mein aksar ek hi post hoti hai, aur exam se pehle khel ka period chala jaata hai",
    hindi: "आपको खेल, धूप और बच्चे पसंद हों, और स्कूल की छुट्टियाँ चाहिए; स्कूल में अक्सर एक ही पद होता है, और परीक्षा से पहले खेल का पीरियड चला जाता है",
  },
  "special-education-teacher": {
    english: "rejoice at small steps that take months, with children who learn differently, and will take a course that RCI registers",
    hinglish:
      "aap mahinon mein aane wale chhote kadam par khush hon, alag tarah se seekhne wale bachchon ke saath, aur RCI wala course karein",
    hindi: "आप महीनों में आने वाले छोटे क़दम पर ख़ुश हों, अलग तरह से सीखने वाले बच्चों के साथ, और RCI वाला कोर्स करें",
  },
  "physics-professor": {
    english: "like physics enough for an MSc, NET and mostly a PhD, and teaching with research; permanent posts come slowly",
    hinglish:
      "aapko physics itni pasand ho ki MSc, NET aur aksar PhD karein, aur padhane ke saath research bhi; pakki posts dheere aati hain",
    hindi: "आपको फ़िज़िक्स इतनी पसंद हो कि MSc, NET और अक्सर PhD करें, और पढ़ाने के साथ रिसर्च भी; पक्के पद धीरे आते हैं",
  },
  "private-tutor": {
    english: "want to begin beside your own studies, with evenings and Sundays full, and can live with fees that stop in the holidays",
    hinglish: "aap apni padhai ke saath shuru karna chahein, shaam aur Sunday bhare hue, aur chhuttiyon mein band ho jaane wali fees chale",
    hindi: "आप अपनी पढ़ाई के साथ शुरू करना चाहें, शाम और रविवार भरे हुए, और छुट्टियों में बंद हो जाने वाली फ़ीस चले",
  },
  "school-counsellor": {
    english:
      "like to hear children's fears and keep them to yourself; it mostly asks for an MA in psychology, and not every school has the post",
    hinglish:
      "aapko akele mein bachchon ke dar sunna aur apne tak rakhna pasand ho; aksar psychology mein MA chahiye, aur har school mein yeh post nahi hoti",
    hindi: "आपको अकेले में बच्चों के डर सुनना और अपने तक रखना पसंद हो; अक्सर साइकोलॉजी में MA चाहिए, और हर स्कूल में यह पद नहीं होता",
  },
  "career-counsellor": {
    english: "like courses, tests and talks with whole families more than grief and illness; much of it is a practice of your own",
    hinglish: "aapko dukh aur bimari se zyada course, test aur poore parivar se baat karna pasand ho; iska bada hissa apni practice hai",
    hindi: "आपको दुख और बीमारी से ज़्यादा कोर्स, टेस्ट और पूरे परिवार से बात करना पसंद हो; इसका बड़ा हिस्सा अपनी प्रैक्टिस है",
  },
  "social-worker": {
    english: "want to go to families in trouble and get them what they are owed; pay begins low, and you need rest from others' pain",
    hinglish:
      "aap mushkil mein pade parivaron tak jaakar unka haq dilana chahein; shuru ki kamai kam hai, aur doosron ke dukh se aaram bhi chahiye",
    hindi: "आप मुश्किल में पड़े परिवारों तक जाकर उनका हक़ दिलाना चाहें; शुरू की कमाई कम है, और दूसरों के दुख से आराम भी चाहिए",
  },
  "medical-social-worker": {
    english: "want social work with fixed hours in a hospital, among sick people and their bills; larger hospitals mostly ask for an MSW",
    hinglish: "aapko hospital mein tay samay ka social work chahiye, mareezon aur unke bill ke beech; bade hospital aksar MSW maangte hain",
    hindi: "आपको अस्पताल में तय समय का सोशल वर्क चाहिए, मरीज़ों और उनके बिल के बीच; बड़े अस्पताल अक्सर MSW माँगते हैं",
  },
  "primary-school-teacher": {
    english:
      "like small children in every subject, all day, with fixed hours and holidays; D.El.Ed and TET open government posts, which many want",
    hinglish:
      "aapko din bhar har vishay mein chhote bachche pasand hon, tay samay aur chhuttiyan bhi; D.El.Ed aur TET sarkari post kholte hain, jo bahut log chahte hain",
    hindi: "आपको दिन भर हर विषय में छोटे बच्चे पसंद हों, तय समय और छुट्टियाँ भी; D.El.Ed और TET सरकारी पद खोलते हैं, जो बहुत लोग चाहते हैं",
  },
};
