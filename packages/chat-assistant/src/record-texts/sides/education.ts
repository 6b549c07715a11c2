import type { ToldTexts } from "../told-texts.ts";

export const education: ToldTexts = {
  "Election, census and survey duty on top of class": {
    hinglish: "Padhane ke upar se chunaav, janganana aur survey ki duty",
    hindi: "पढ़ाने के ऊपर से चुनाव, जनगणना और सर्वे की ड्यूटी",
  },
  "Forty-five children and one voice": { hinglish: "Paintaalis bachche aur ek awaaz", hindi: "पैंतालीस बच्चे और एक आवाज़" },
  "Notebooks carried home by the bagful": { hinglish: "Thaile bhar-bharkar ghar laayi gayi copiyan", hindi: "थैले भर-भरकर घर लाई गई कॉपियाँ" },
  "Help one Class 2 child with reading each afternoon for three weeks, and count the words per minute before and after.": {
    hinglish:
      "Teen hafte tak har dopahar Class 2 ke ek bachche ki padhne mein madad kijiye, aur pehle aur baad mein ek minute ke shabd giniye.",
    hindi: "तीन हफ़्ते तक हर दोपहर कक्षा 2 के एक बच्चे की पढ़ने में मदद कीजिए, और पहले और बाद में एक मिनट के शब्द गिनिए।",
  },
  "Moods that swing between first and last period": {
    hinglish: "Mood jo pehle aur aakhri period ke beech badalte rehte hain",
    hindi: "मूड जो पहले और आख़िरी पीरियड के बीच बदलते रहते हैं",
  },
  "Teaching a subject you never studied because staff is short": {
    hinglish: "Staff kam hai, isliye woh vishay padhana jo kabhi padha hi nahi",
    hindi: "स्टाफ़ कम है, इसलिए वह विषय पढ़ाना जो कभी पढ़ा ही नहीं",
  },
  "Homework diaries that come back unsigned": {
    hinglish: "Homework diary jo bina dastkhat ke laut aati hai",
    hindi: "होमवर्क डायरी जो बिना दस्तख़त के लौट आती है",
  },
  "Design one group project for Class 7 with roles, steps and marks, and try it on four younger cousins.": {
    hinglish:
      "Class 7 ke liye ek group project banaiye, jismein bhoomikayein, kadam aur number hon, aur use chaar chhote bhai-behnon par aazmaiye.",
    hindi: "कक्षा 7 के लिए एक ग्रुप प्रोजेक्ट बनाइए, जिसमें भूमिकाएँ, क़दम और अंक हों, और उसे चार छोटे चचेरे-ममेरे भाई-बहनों पर आज़माइए।",
  },
  "Fear of the subject that parents hand down": {
    hinglish: "Vishay ka darr jo maa-baap se bachchon mein aata hai",
    hindi: "विषय का डर जो माँ-बाप से बच्चों में आता है",
  },
  "Pupils who copy the coaching class's trick without understanding": {
    hinglish: "Bachche jo bina samjhe coaching ki trick utaar dete hain",
    hindi: "बच्चे जो बिना समझे कोचिंग की ट्रिक उतार देते हैं",
  },
  "Board-season doubts on your phone at eleven at night": {
    hinglish: "Board ke mausam mein raat gyarah baje phone par doubt",
    hindi: "बोर्ड के मौसम में रात ग्यारह बजे फ़ोन पर डाउट",
  },
  "Explain one algebra idea to two Class 8 pupils in three ways, with drawing, numbers and a story, and see which works.": {
    hinglish:
      "Class 8 ke do bachchon ko algebra ki ek baat teen tareekon se samjhaiye, chitra se, ankon se aur kahani se, aur dekhiye ki kaun sa kaam karta hai.",
    hindi: "कक्षा 8 के दो बच्चों को बीजगणित की एक बात तीन तरीक़ों से समझाइए, चित्र से, अंकों से और कहानी से, और देखिए कि कौन सा काम करता है।",
  },
  "A laboratory with three voltmeters for sixty pupils": {
    hinglish: "Lab jismein sixty bachchon ke liye teen voltmeter hain",
    hindi: "साठ छात्रों के लिए तीन वोल्टमीटर वाली लैब",
  },
  "Empty benches: the class is on your roll and sits at a coaching centre": {
    hinglish: "Khaali bench: class aapke register mein hai aur baithi coaching mein hai",
    hindi: "ख़ाली बेंच: क्लास आपके रजिस्टर में है और बैठी कोचिंग में है",
  },
  "Practical files all copied from one senior": {
    hinglish: "Practical file, sab ek hi senior se utaari hui",
    hindi: "प्रैक्टिकल फ़ाइलें, सब एक ही सीनियर से उतारी हुई",
  },
  "Use a free PhET simulation on circuits, predict three results, then teach it to a Class 10 friend with a torch bulb.": {
    hinglish:
      "Circuit par PhET ka free simulation chalaiye, teen nateejon ka pehle andaza lagaiye, phir torch bulb ke saath Class 10 ke kisi dost ko sikhaiye.",
    hindi: "सर्किट पर PhET का मुफ़्त सिमुलेशन चलाइए, तीन नतीजों का पहले अंदाज़ा लगाइए, फिर टॉर्च बल्ब के साथ कक्षा 10 के किसी दोस्त को सिखाइए।",
  },
  "Stained hands and a laboratory without an exhaust fan": {
    hinglish: "Daag lage haath aur bina exhaust fan ki lab",
    hindi: "दाग़ लगे हाथ और बिना एग्ज़ॉस्ट फ़ैन की लैब",
  },
  "Hundred-reaction lists learnt by heart and lost by June": {
    hinglish: "Sau reactions ki list, rati hui aur June tak bhooli hui",
    hindi: "सौ अभिक्रियाओं की सूची, रटी हुई और जून तक भूली हुई",
  },
  "Sole charge of acids with no assistant": {
    hinglish: "Tezaabon ki zimmedari akele, koi sahayak nahi",
    hindi: "तेज़ाबों की ज़िम्मेदारी अकेले, कोई सहायक नहीं",
  },
  "Grow crystals of salt, sugar and alum in three glasses for ten days; photograph daily and explain the differences.": {
    hinglish: "Teen glass mein das din tak namak, cheeni aur phitkari ke crystal banaiye, roz photo lijiye aur unke fark samjhaiye.",
    hindi: "तीन गिलास में दस दिन तक नमक, चीनी और फिटकरी के क्रिस्टल बनाइए, रोज़ फ़ोटो लीजिए और उनके फ़र्क़ समझाइए।",
  },
  "Parents upset by the chapter on reproduction": {
    hinglish: "Prajanan ke chapter par naaraaz maa-baap",
    hindi: "प्रजनन के अध्याय पर नाराज़ माँ-बाप",
  },
  "Seeing good naturalists reduced to NEET machines": {
    hinglish: "Prakriti ke achhe jaankaron ko NEET ki machine bante dekhna",
    hindi: "प्रकृति के अच्छे जानकारों को NEET की मशीन बनते देखना",
  },
  "Diagrams copied from the guide, not from the slide": {
    hinglish: "Chitra jo slide se nahi, guide se utaare jaate hain",
    hindi: "चित्र जो स्लाइड से नहीं, गाइड से उतारे जाते हैं",
  },
  "Germinate moong in light, dark and cold for a week, draw the seedlings daily, and present the finding to your class.": {
    hinglish:
      "Ek hafta moong ko roshni, andhere aur thand mein ankurit kijiye, roz ankuron ka chitra banaiye, aur nateeja apni class ko bataiye.",
    hindi: "एक हफ़्ता मूँग को रोशनी, अँधेरे और ठंड में अंकुरित कीजिए, रोज़ अंकुरों का चित्र बनाइए, और नतीजा अपनी क्लास को बताइए।",
  },
  "Eighty formal letters to mark every fortnight": {
    hinglish: "Har pandrah din mein jaanchne ko assi formal letter",
    hindi: "हर पंद्रह दिन में जाँचने को अस्सी औपचारिक पत्र",
  },
  "A class where half translate each line in their heads": {
    hinglish: "Class jismein aadhe bachche har line ka man hi man anuvaad karte hain",
    hindi: "क्लास जिसमें आधे बच्चे हर लाइन का मन ही मन अनुवाद करते हैं",
  },
  "Correcting colleagues' circulars unpaid": {
    hinglish: "Saathiyon ke circular muft mein sudhaarna",
    hindi: "साथियों के सर्कुलर मुफ़्त में सुधारना",
  },
  "Read one short story a week with two friends, each bringing three questions, and lead the talk only in English.": {
    hinglish:
      "Do doston ke saath har hafte ek chhoti kahani padhiye, jismein har koi teen sawaal laye, aur baatcheet sirf English mein chalaiye.",
    hindi: "दो दोस्तों के साथ हर हफ़्ते एक छोटी कहानी पढ़िए, जिसमें हर कोई तीन सवाल लाए, और बातचीत सिर्फ़ अंग्रेज़ी में चलाइए।",
  },
  "Pupils of English-medium schools who treat the period as rest": {
    hinglish: "English-medium school ke bachche jo is period ko aaraam samajhte hain",
    hindi: "अंग्रेज़ी माध्यम स्कूल के बच्चे जो इस पीरियड को आराम समझते हैं",
  },
  "Resistance to the language in some States": { hinglish: "Kuch rajyon mein is bhasha ka virodh", hindi: "कुछ राज्यों में इस भाषा का विरोध" },
  "Matras wrong in Class 10 as in Class 4": {
    hinglish: "Matrayein Class 10 mein bhi utni hi galat jitni Class 4 mein",
    hindi: "मात्राएँ कक्षा 10 में भी उतनी ही ग़लत जितनी कक्षा 4 में",
  },
  "Listen to a Premchand story free online, retell it in your own Hindi in 200 words, and have an elder correct it.": {
    hinglish: "Premchand ki ek kahani online muft suniye, use apni Hindi mein 200 shabdon mein likhiye, aur kisi bade se theek karwaiye.",
    hindi: "प्रेमचंद की एक कहानी ऑनलाइन मुफ़्त सुनिए, उसे अपनी हिंदी में 200 शब्दों में लिखिए, और किसी बड़े से ठीक करवाइए।",
  },
  "Pupils who choose the subject because marks come easily": {
    hinglish: "Bachche jo yeh vishay isliye lete hain ki number aasaani se aate hain",
    hindi: "बच्चे जो यह विषय इसलिए लेते हैं कि अंक आसानी से आते हैं",
  },
  "One teacher spread across six classes": { hinglish: "Ek teacher, chhe class mein banta hua", hindi: "एक शिक्षक, छह कक्षाओं में बँटा हुआ" },
  "Pupils who learn shlokas with no meaning": {
    hinglish: "Bachche jo matlab jaane bina shlok rat lete hain",
    hindi: "बच्चे जो मतलब जाने बिना श्लोक रट लेते हैं",
  },
  "Learn ten everyday sentences in spoken Sanskrit from a free online lesson and use them with a friend for a week.": {
    hinglish: "Muft online lesson se bolchaal ki Sanskrit ke das rozmarra ke vaakya seekhiye aur ek hafta unhe kisi dost ke saath boliye.",
    hindi: "मुफ़्त ऑनलाइन पाठ से बोलचाल की संस्कृत के दस रोज़मर्रा के वाक्य सीखिए और एक हफ़्ता उन्हें किसी दोस्त के साथ बोलिए।",
  },
  "Four subjects in one thin period": { hinglish: "Ek chhote se period mein chaar vishay", hindi: "एक छोटे से पीरियड में चार विषय" },
  "News questions where each answer angers somebody": {
    hinglish: "Khabron par sawaal, jinka har jawab kisi na kisi ko naaraaz karta hai",
    hindi: "ख़बरों पर सवाल, जिनका हर जवाब किसी न किसी को नाराज़ करता है",
  },
  "Being told that it is only learning by heart": {
    hinglish: "Yeh sunna ki ismein to bas ratna hota hai",
    hindi: "यह सुनना कि इसमें तो बस रटना होता है",
  },
  "Attend one gram sabha or ward meeting with an adult, write what was decided, and explain it to a younger class.": {
    hinglish: "Kisi bade ke saath ek gram sabha ya ward ki baithak mein jaiye, likhiye ki kya tay hua, aur use chhoti class ko samjhaiye.",
    hindi: "किसी बड़े के साथ एक ग्राम सभा या वार्ड की बैठक में जाइए, लिखिए कि क्या तय हुआ, और उसे छोटी क्लास को समझाइए।",
  },
  "Textbook chapters that appear and vanish": {
    hinglish: "Kitaab ke adhyaay jo aate hain aur gayab ho jaate hain",
    hindi: "किताब के अध्याय जो आते हैं और ग़ायब हो जाते हैं",
  },
  "Family messages on the phone quoted as proof": {
    hinglish: "Phone par parivaar se aaye message, jo saboot ki tarah sunaye jaate hain",
    hindi: "फ़ोन पर परिवार से आए मैसेज, जो सबूत की तरह सुनाए जाते हैं",
  },
  "A humanities section chosen for want of marks": {
    hinglish: "Humanities ki class, jo number kam aane par chuni gayi",
    hindi: "मानविकी की क्लास, जो अंक कम आने पर चुनी गई",
  },
  "Choose one old building, well or shop near you, ask three elders about it, and make a one-page history with a sketch.": {
    hinglish:
      "Apne paas ki ek purani imaarat, kuan ya dukaan chuniye, uske baare mein teen buzurgon se poochiye, aur rekhachitra ke saath ek page ka itihaas likhiye.",
    hindi: "अपने पास की एक पुरानी इमारत, कुआँ या दुकान चुनिए, उसके बारे में तीन बुज़ुर्गों से पूछिए, और रेखाचित्र के साथ एक पेज का इतिहास लिखिए।",
  },
  "One torn wall map for the whole school": {
    hinglish: "Poore school ke liye deewar ka ek hi phata naksha",
    hindi: "पूरे स्कूल के लिए दीवार का एक ही फटा नक़्शा",
  },
  "Field trips refused for want of a bus": {
    hinglish: "Field trip ki manahi, kyonki bus nahi hai",
    hindi: "फ़ील्ड ट्रिप की मनाही, क्योंकि बस नहीं है",
  },
  "Map questions that pupils leave to the last night": {
    hinglish: "Nakshe ke sawaal jinhe bachche aakhri raat par chhod dete hain",
    hindi: "नक़्शे के सवाल जिन्हें बच्चे आख़िरी रात पर छोड़ देते हैं",
  },
  "Find your area on a free satellite map, mark slopes, water and fields on a sketch, then walk one kilometre with a friend and correct it.":
    {
      hinglish:
        "Muft satellite map par apna ilaaka dhoondhiye, ek khaake mein dhalaan, paani aur khet dikhaiye, phir ek dost ke saath ek kilometre chalkar use sudhaariye.",
      hindi: "मुफ़्त सैटेलाइट मैप पर अपना इलाक़ा ढूँढ़िए, एक ख़ाके में ढलान, पानी और खेत दिखाइए, फिर एक दोस्त के साथ एक किलोमीटर चलकर उसे सुधारिए।",
    },
  "Journal entries learnt by pattern, without sense": {
    hinglish: "Journal entry jo dhaancha ratkar seekhi jaati hai, bina samjhe",
    hindi: "जर्नल एंट्री जो ढाँचा रटकर सीखी जाती है, बिना समझे",
  },
  "Former pupils, now CAs, who earn far more than you": {
    hinglish: "Purane vidyarthi, ab CA, jo aapse kahin zyada kamate hain",
    hindi: "पुराने विद्यार्थी, अब CA, जो आपसे कहीं ज़्यादा कमाते हैं",
  },
  "GST rates in the textbook that are already old": {
    hinglish: "Kitaab mein GST ki dar jo purani pad chuki hai",
    hindi: "किताब में GST की दरें जो पुरानी पड़ चुकी हैं",
  },
  "Keep the real books of a small stall or your pocket money for a month and prepare a trial balance.": {
    hinglish: "Ek mahine tak kisi chhoti dukaan ya apni pocket money ka asli hisab rakhiye aur trial balance banaiye.",
    hindi: "एक महीने तक किसी छोटी दुकान या अपने जेबख़र्च का असली हिसाब रखिए और ट्रायल बैलेंस बनाइए।",
  },
  "Being called to mend the office printer": {
    hinglish: "Office ka printer theek karne bulaya jaana",
    hindi: "ऑफ़िस का प्रिंटर ठीक करने बुलाया जाना",
  },
  "Games behind the screen the moment you turn": {
    hinglish: "Aapki nazar hati nahi ki screen par chupke se game chaalu",
    hindi: "आपकी नज़र हटी नहीं कि स्क्रीन पर चुपके से गेम चालू",
  },
  "Contract posts in most government schools": {
    hinglish: "Zyadatar sarkari schoolon mein theke ki naukri",
    hindi: "ज़्यादातर सरकारी स्कूलों में ठेके की नौकरी",
  },
  "Teach two beginners to make a small quiz in Scratch, free online, and write down the three places where they got stuck.": {
    hinglish:
      "Do naye seekhne walon ko Scratch mein, jo online free hai, ek chhota quiz banana sikhaiye, aur woh teen jagah likhiye jahan woh atke.",
    hindi: "दो नए सीखने वालों को Scratch में, जो ऑनलाइन मुफ़्त है, एक छोटा क्विज़ बनाना सिखाइए, और वे तीन जगहें लिखिए जहाँ वे अटके।",
  },
  "Noon heat on a field without a tree": { hinglish: "Bina ped ke maidan mein dopahar ki garmi", hindi: "बिना पेड़ के मैदान में दोपहर की गर्मी" },
  "Games periods swallowed by revision tests": {
    hinglish: "Games period jinhe revision test kha jaate hain",
    hindi: "गेम्स पीरियड जिन्हें रिवीज़न टेस्ट खा जाते हैं",
  },
  "Being put in charge of discipline by default": {
    hinglish: "Anushasan ka zimma bina kahe aap par aa jaana",
    hindi: "अनुशासन का ज़िम्मा बिना कहे आप पर आ जाना",
  },
  "Run a one-hour games session for ten younger children with a warm-up, two games and fair teams, and improve it once.": {
    hinglish:
      "Das chhote bachchon ke liye ek ghante ka khel rakhiye, jismein warm-up, do khel aur barabar ki team hon, aur use ek baar sudhaariye.",
    hindi: "दस छोटे बच्चों के लिए एक घंटे का खेल रखिए, जिसमें वार्म-अप, दो खेल और बराबर की टीमें हों, और उसे एक बार सुधारिए।",
  },
  "Losing the subject each time language policy shifts": {
    hinglish: "Bhasha neeti badalte hi har baar vishay haath se jaana",
    hindi: "भाषा नीति बदलते ही हर बार विषय हाथ से जाना",
  },
  "Part-time hours in three schools to make one salary": {
    hinglish: "Ek tankhwah banane ke liye teen schoolon mein part-time ghante",
    hindi: "एक तनख़्वाह बनाने के लिए तीन स्कूलों में पार्ट-टाइम घंटे",
  },
  "Certificate examinations that you pay for yourself": {
    hinglish: "Certificate ki pariksha, jiski fees apni jeb se",
    hindi: "सर्टिफ़िकेट की परीक्षाएँ, जिनकी फ़ीस अपनी जेब से",
  },
  "Practise one new language every evening on a free app for a month, then teach greetings to five friends.": {
    hinglish: "Ek mahine tak har shaam free app par ek nayi bhasha ka abhyaas kijiye, phir paanch doston ko usmein namaste kehna sikhaiye.",
    hindi: "एक महीने तक हर शाम मुफ़्त ऐप पर एक नई भाषा का अभ्यास कीजिए, फिर पाँच दोस्तों को उसमें अभिवादन करना सिखाइए।",
  },
  "No pay in holidays and none without a call": {
    hinglish: "Chhuttiyon mein paisa nahi, aur bulawa na aaye tab bhi nahi",
    hindi: "छुट्टियों में पैसा नहीं, और बुलावा न आए तब भी नहीं",
  },
  "Pupils who test the stranger within a minute": {
    hinglish: "Bachche jo minute bhar mein anjaan teacher ko aazma lete hain",
    hindi: "बच्चे जो मिनट भर में अनजान शिक्षक को आज़मा लेते हैं",
  },
  "Never seeing how a chapter ends": {
    hinglish: "Yeh kabhi na dekh paana ki chapter kaise khatam hua",
    hindi: "यह कभी न देख पाना कि अध्याय कैसे ख़त्म हुआ",
  },
  "With a teacher's leave, take one free period of a junior class, with a plan for twenty minutes and a spare game.": {
    hinglish: "Teacher ki ijazat se chhoti class ka ek khaali period lijiye, bees minute ke plan aur ek atirikt khel ke saath.",
    hindi: "शिक्षक की इजाज़त से छोटी क्लास का एक ख़ाली पीरियड लीजिए, बीस मिनट के प्लान और एक अतिरिक्त खेल के साथ।",
  },
  "Catching every cough and cold of the batch": {
    hinglish: "Batch ki har khansi aur zukaam aapko bhi lagta hai",
    hindi: "बैच की हर खाँसी और ज़ुकाम आपको भी लगता है",
  },
  "Private playschool pay that barely passes a shop assistant's": {
    hinglish: "Private playschool ki tankhwah, jo dukaan ke sahayak se mushkil se zyada hai",
    hindi: "प्राइवेट प्लेस्कूल की तनख़्वाह, जो दुकान के सहायक से मुश्किल से ज़्यादा है",
  },
  "Tears, spills and wet pants before ten o'clock": {
    hinglish: "Das baje se pehle hi aansu, gira hua khana aur geeli pant",
    hindi: "दस बजे से पहले ही आँसू, गिरा हुआ खाना और गीली पैंट",
  },
  "Plan thirty minutes of play for two neighbours' toddlers with newspaper, spoons and a song, and note what held them longest.": {
    hinglish:
      "Padosiyon ke do chhote bachchon ke liye akhbar, chammach aur ek gaane se tees minute ke khel ka plan banaiye, aur likhiye ki unka mann sabse der tak kismein laga.",
    hindi: "पड़ोसियों के दो छोटे बच्चों के लिए अख़बार, चम्मच और एक गाने से तीस मिनट के खेल का प्लान बनाइए, और लिखिए कि उनका मन सबसे देर तक किसमें लगा।",
  },
  "Parents who demand cursive writing at age four": {
    hinglish: "Maa-baap jo chaar saal ki umr mein cursive likhai chahte hain",
    hindi: "माँ-बाप जो चार साल की उम्र में कर्सिव लिखाई चाहते हैं",
  },
  "Checking thirty notebooks of crooked letters daily": {
    hinglish: "Tedhe-medhe aksharon ki tees copiyan roz jaanchna",
    hindi: "टेढ़े-मेढ़े अक्षरों की तीस कॉपियाँ रोज़ जाँचना",
  },
  "Dressing up as a fruit for the annual show": {
    hinglish: "Annual show ke liye phal ki poshaak pehenna",
    hindi: "सालाना कार्यक्रम के लिए फल की पोशाक पहनना",
  },
  "Make ten picture cards for letter sounds from old magazines and use them with a five-year-old for a week.": {
    hinglish:
      "Purani patrikaon se aksharon ki awaaz ke das chitra card banaiye aur ek hafta paanch saal ke kisi bachche ke saath unse kheliye.",
    hindi: "पुरानी पत्रिकाओं से अक्षरों की आवाज़ के दस चित्र कार्ड बनाइए और एक हफ़्ता पाँच साल के किसी बच्चे के साथ उनसे खेलिए।",
  },
  "Training fees that can exceed the first year's salary": {
    hinglish: "Training ki fees, jo pehle saal ki tankhwah se zyada ho sakti hai",
    hindi: "ट्रेनिंग की फ़ीस, जो पहले साल की तनख़्वाह से ज़्यादा हो सकती है",
  },
  "Explaining to families why nobody gives homework": {
    hinglish: "Parivaron ko samjhana ki homework koi kyon nahi deta",
    hindi: "परिवारों को समझाना कि होमवर्क कोई क्यों नहीं देता",
  },
  "Staying hands-off while a child struggles": {
    hinglish: "Bachcha joojhe aur aapko haath baandhe rehna pade",
    hindi: "बच्चा जूझे और आपको हाथ बाँधे रहना पड़े",
  },
  "Let a four-year-old pour dal between two katoris and sort spoons; watch for fifteen minutes without helping, and write what happens.": {
    hinglish:
      "Chaar saal ke bachche ko do katoriyon mein daal idhar-udhar daalne aur chammach chhaantne dijiye, bina madad pandrah minute dekhiye, aur jo ho woh likhiye.",
    hindi: "चार साल के बच्चे को दो कटोरियों में दाल इधर-उधर डालने और चम्मच छाँटने दीजिए, बिना मदद पंद्रह मिनट देखिए, और जो हो वह लिखिए।",
  },
  "An honorarium instead of a salary": { hinglish: "Tankhwah ki jagah maandey", hindi: "तनख़्वाह की जगह मानदेय" },
  "Being sent to count voters, cattle and toilets as well": {
    hinglish: "Voter, maveshi aur toilet ginne bhi bheja jaana",
    hindi: "वोटर, मवेशी और शौचालय गिनने भी भेजा जाना",
  },
  "An app that hangs when the network goes": { hinglish: "App jo network jaate hi atak jaata hai", hindi: "ऐप जो नेटवर्क जाते ही अटक जाता है" },
  "Ask your nearest anganwadi whether you may help one morning, and learn what the coloured bands on a growth chart mean.": {
    hinglish:
      "Apni sabse paas ki anganwadi mein poochiye ki kya ek subah aapki madad li ja sakti hai, aur jaaniye ki growth chart ki rangeen pattiyon ka matlab kya hai.",
    hindi: "अपनी सबसे पास की आँगनवाड़ी में पूछिए कि क्या एक सुबह आपकी मदद ली जा सकती है, और जानिए कि ग्रोथ चार्ट की रंगीन पट्टियों का मतलब क्या है।",
  },
  "Far centres found locked after two buses and a walk": {
    hinglish: "Do bus aur paidal chalne ke baad door ke centre par taala mila",
    hindi: "दो बस और पैदल चलने के बाद दूर के केंद्र पर ताला मिला",
  },
  "Being squeezed between workers' complaints and district targets": {
    hinglish: "Karyakartaon ki shikayaton aur zile ke target ke beech pisna",
    hindi: "कार्यकर्ताओं की शिकायतों और ज़िले के लक्ष्य के बीच पिसना",
  },
  "Monthly weight reports from every centre, read by nobody": {
    hinglish: "Har centre se mahine ki wazan report, jise koi nahi padhta",
    hindi: "हर केंद्र से महीने की वज़न रिपोर्ट, जिसे कोई नहीं पढ़ता",
  },
  "Read the Poshan Abhiyaan pages, then ask three mothers what they got from their anganwadi, and compare the two lists.": {
    hinglish: "Poshan Abhiyaan ke pages padhiye, phir teen maaon se poochiye ki unhe apni anganwadi se kya mila, aur dono list milaiye.",
    hindi: "पोषण अभियान के पेज पढ़िए, फिर तीन माँओं से पूछिए कि उन्हें अपनी आँगनवाड़ी से क्या मिला, और दोनों सूचियाँ मिलाइए।",
  },
  "A back that aches from lifting toddlers all day": {
    hinglish: "Din bhar chhote bachche uthane se dukhti kamar",
    hindi: "दिन भर छोटे बच्चे उठाने से दुखती कमर",
  },
  "A helper's wage for minding six babies": {
    hinglish: "Chhe shishu sambhalne par bhi sahayak jitni mazdoori",
    hindi: "छह शिशु सँभालने पर भी सहायक जितनी मज़दूरी",
  },
  "Parents who come an hour after closing": {
    hinglish: "Maa-baap jo band hone ke ek ghante baad aate hain",
    hindi: "माँ-बाप जो बंद होने के एक घंटे बाद आते हैं",
  },
  "Look after a small cousin for two full afternoons, with the mother near, and keep a log of meals, sleep and moods.": {
    hinglish:
      "Do poori dopahar parivaar ke kisi chhote bachche ko, uski maa ke paas rehte hue, sambhaliye, aur khane, neend aur mood ka record rakhiye.",
    hindi: "दो पूरी दोपहर परिवार के किसी छोटे बच्चे को, उसकी माँ के पास रहते हुए, सँभालिए, और खाने, नींद और मूड का रिकॉर्ड रखिए।",
  },
  "Doing half of the teaching for a third of the pay": {
    hinglish: "Aadha padhana aapka, tankhwah ek tihai",
    hindi: "आधा पढ़ाना आपका, तनख़्वाह एक तिहाई",
  },
  "Being called aunty by staff as well as children": {
    hinglish: "Bachche hi nahi, staff bhi aunty kehta hai",
    hindi: "बच्चे ही नहीं, स्टाफ़ भी आंटी कहता है",
  },
  "Lunch break spent wiping tables": { hinglish: "Lunch ki chhutti table ponchhne mein jaati hai", hindi: "लंच की छुट्टी मेज़ें पोंछने में जाती है" },
  "Offer one hour a day in your old school's Class 1 for a week, helping two slow readers with the same page.": {
    hinglish:
      "Apne purane school ki Class 1 mein ek hafta roz ek ghanta dijiye, aur dheere padhne wale do bachchon ki ek hi page mein madad kijiye.",
    hindi: "अपने पुराने स्कूल की कक्षा 1 में एक हफ़्ता रोज़ एक घंटा दीजिए, और धीरे पढ़ने वाले दो बच्चों की एक ही पेज में मदद कीजिए।",
  },
  "Empty seats in June that still cost rent": {
    hinglish: "June mein khaali seatein, par kiraya poora",
    hindi: "जून में ख़ाली सीटें, पर किराया पूरा",
  },
  "One scraped knee on a parents' group chat": {
    hinglish: "Maa-baap ke group chat par ek chhile hue ghutne ki charcha",
    hindi: "माँ-बाप के ग्रुप चैट पर एक छिले हुए घुटने की चर्चा",
  },
  "Good teachers who leave after a summer": {
    hinglish: "Achhe teacher jo garmi ki chhuttiyon ke baad nahi lautte",
    hindi: "अच्छे शिक्षक जो गर्मी की छुट्टियों के बाद नहीं लौटते",
  },
  "Visit two playschools with an adult, list toys, gates, toilets and adults per child, and decide which you would choose and why.": {
    hinglish:
      "Kisi bade ke saath do playschool dekhiye, khilaune, gate, toilet aur kitne bachchon par ek bada hai, likhiye, aur tay kijiye ki aapko chunna ho to kaun sa aur kyon.",
    hindi: "किसी बड़े के साथ दो प्लेस्कूल देखिए, खिलौने, गेट, शौचालय और कितने बच्चों पर एक बड़ा है, लिखिए, और तय कीजिए कि आपको चुनना हो तो कौन सा और क्यों।",
  },
  "Being hit or bitten, and smiling ten minutes later": {
    hinglish: "Maar khana ya daant se kaata jaana, aur das minute baad muskurana",
    hindi: "मार खाना या दाँत से काटा जाना, और दस मिनट बाद मुस्कुराना",
  },
  "Tying a lace, learnt by April and lost over the holidays": {
    hinglish: "Feeta baandhna, jo April tak seekha aur chhuttiyon mein bhula diya",
    hindi: "फ़ीता बाँधना, जो अप्रैल तक सीखा और छुट्टियों में भुला दिया",
  },
  "Thirty children on paper for one trained adult": {
    hinglish: "Kaagaz par tees bachche, aur trained bada sirf ek",
    hindi: "काग़ज़ पर तीस बच्चे, और प्रशिक्षित बड़ा सिर्फ़ एक",
  },
  "Spend two mornings helping at a special school near you, with permission, and write what one child could do, not what he couldn't.": {
    hinglish:
      "Ijazat lekar paas ke kisi special school mein do subah madad kijiye, aur likhiye ki ek bachcha kya kar paya, yeh nahi ki kya nahi kar paya.",
    hindi: "इजाज़त लेकर पास के किसी स्पेशल स्कूल में दो सुबह मदद कीजिए, और लिखिए कि एक बच्चा क्या कर पाया, यह नहीं कि क्या नहीं कर पाया।",
  },
  "Science books that come without tactile figures": {
    hinglish: "Science ki kitaabein jinmein chhoo kar samajhne wale chitra nahi hote",
    hindi: "विज्ञान की किताबें जिनमें छूकर समझने वाले चित्र नहीं होते",
  },
  "Scribes who can't spell the subject's words": {
    hinglish: "Pariksha mein likhne wale jo vishay ke shabd theek nahi likh paate",
    hindi: "परीक्षा में लिखने वाले जो विषय के शब्द ठीक नहीं लिख पाते",
  },
  "Schools that admit a blind child and stop there": {
    hinglish: "School jo drishtiheen bachche ko daakhila dekar wahin ruk jaate hain",
    hindi: "स्कूल जो दृष्टिहीन बच्चे को दाख़िला देकर वहीं रुक जाते हैं",
  },
  "Use your phone for an hour with TalkBack on and the screen covered; write down what was easy, hard and impossible.": {
    hinglish:
      "TalkBack chalakar aur screen dhakkar ek ghanta apna phone chalaiye, aur likhiye ki kya aasaan, kya mushkil aur kya namumkin raha.",
    hindi: "TalkBack चालू करके और स्क्रीन ढककर एक घंटा अपना फ़ोन चलाइए, और लिखिए कि क्या आसान, क्या मुश्किल और क्या नामुमकिन रहा।",
  },
  "Old quarrels between signing and speech-only camps": {
    hinglish: "Ishaaron wale aur sirf bolne wale gut ke purane jhagde",
    hindi: "इशारों वाले और सिर्फ़ बोलने वाले गुटों के पुराने झगड़े",
  },
  "Children who come at eight with no language at all": {
    hinglish: "Bachche jo aath saal mein aate hain aur jinke paas koi bhasha nahi hoti",
    hindi: "बच्चे जो आठ साल की उम्र में आते हैं और जिनके पास कोई भाषा नहीं होती",
  },
  "Hearing aids that whistle and ear moulds that break": {
    hinglish: "Hearing aid jo seeti bajate hain, aur ear mould jo toot jaate hain",
    hindi: "श्रवण यंत्र जो सीटी बजाते हैं, और ईयर मोल्ड जो टूट जाते हैं",
  },
  "Learn thirty signs from ISLRTC's free online Indian Sign Language dictionary and tell a short story with them to a friend.": {
    hinglish:
      "ISLRTC ki free online Indian Sign Language dictionary se tees ishaare seekhiye aur unse kisi dost ko ek chhoti kahani sunaiye.",
    hindi: "ISLRTC की मुफ़्त ऑनलाइन भारतीय सांकेतिक भाषा डिक्शनरी से तीस इशारे सीखिए और उनसे किसी दोस्त को एक छोटी कहानी सुनाइए।",
  },
  "Hearing learners who vanish after the alphabet": {
    hinglish: "Sun sakne wale log jo varnmala ke baad gayab ho jaate hain",
    hindi: "सुन सकने वाले लोग जो वर्णमाला के बाद ग़ायब हो जाते हैं",
  },
  "Paid by the hour, and few hours": { hinglish: "Paisa ghante ke hisab se, aur ghante kam", hindi: "पैसा घंटे के हिसाब से, और घंटे कम" },
  "Regional signs that others call mistakes": {
    hinglish: "Apne ilaake ke ishaare jinhe doosre galti kehte hain",
    hindi: "अपने इलाक़े के इशारे जिन्हें दूसरे ग़लती कहते हैं",
  },
  "Meet or watch Deaf signers, learn to introduce your family in Indian Sign Language, and ask a Deaf person to correct you.": {
    hinglish:
      "Ishaaron mein baat karne wale badhir logon se miliye ya unhe dekhiye, Indian Sign Language mein apne parivaar ka parichay dena seekhiye, aur kisi badhir vyakti se theek karwaiye.",
    hindi:
      "इशारों में बात करने वाले बधिर लोगों से मिलिए या उन्हें देखिए, भारतीय सांकेतिक भाषा में अपने परिवार का परिचय देना सीखिए, और किसी बधिर व्यक्ति से ठीक करवाइए।",
  },
  "A playground full of kerbs, gravel and steps": {
    hinglish: "Khel ka maidan jo unche kinaaron, kankad aur seedhiyon se bhara hai",
    hindi: "खेल का मैदान जो ऊँचे किनारों, कंकड़ और सीढ़ियों से भरा है",
  },
  "Staff who excuse your pupils from every game": {
    hinglish: "Staff jo aapke bachchon ko har khel se chhutti de deta hai",
    hindi: "स्टाफ़ जो आपके बच्चों को हर खेल से छुट्टी दे देता है",
  },
  "A pupil put in another para category on the morning of the meet": {
    hinglish: "Mukable ki subah hi bachche ko doosri para category mein daal diya jaana",
    hindi: "मुक़ाबले की सुबह ही बच्चे को दूसरी पैरा श्रेणी में डाल दिया जाना",
  },
  "Change one game you like so that a blindfolded and a seated player can join; play it with six friends.": {
    hinglish:
      "Apni pasand ka ek khel aise badaliye ki aankhon par patti wala aur baitha hua khiladi bhi shaamil ho sake, aur use chhe doston ke saath kheliye.",
    hindi: "अपनी पसंद का एक खेल ऐसे बदलिए कि आँखों पर पट्टी वाला और बैठा हुआ खिलाड़ी भी शामिल हो सके, और उसे छह दोस्तों के साथ खेलिए।",
  },
  "Families who were told to wait until he is five": {
    hinglish: "Parivaar jinhe kaha gaya ki bachche ke paanch saal ka hone tak rukiye",
    hindi: "परिवार जिन्हें कहा गया कि बच्चे के पाँच साल का होने तक रुकिए",
  },
  "Toys that get lost between home visits": {
    hinglish: "Khilaune jo ek ghar se doosre ghar ke beech kho jaate hain",
    hindi: "खिलौने जो एक घर से दूसरे घर के बीच खो जाते हैं",
  },
  "Telling parents what their doctor did not": {
    hinglish: "Maa-baap ko woh batana jo unke doctor ne nahi bataya",
    hindi: "माँ-बाप को वह बताना जो उनके डॉक्टर ने नहीं बताया",
  },
  "Watch one toddler for thirty minutes and note each look, sound, reach and step beside a milestone chart from a health site.": {
    hinglish:
      "Ek chhote bachche ko tees minute dekhiye, aur uski har nazar, awaaz, haath badhana aur kadam kisi health site ke milestone chart ke saamne likhiye.",
    hindi: "एक छोटे बच्चे को तीस मिनट देखिए, और उसकी हर नज़र, आवाज़, हाथ बढ़ाना और क़दम किसी स्वास्थ्य साइट के माइलस्टोन चार्ट के सामने लिखिए।",
  },
  "Being paid by the family and ruled by the school": {
    hinglish: "Paisa parivaar deta hai aur hukm school chalata hai",
    hindi: "पैसा परिवार देता है और हुक्म स्कूल चलाता है",
  },
  "Not one minute in which you may look away": {
    hinglish: "Ek minute bhi aisa nahi jab nazar hata sakein",
    hindi: "एक मिनट भी ऐसा नहीं जब नज़र हटा सकें",
  },
  "Losing the child you know when the fee stops": {
    hinglish: "Fees band hote hi us bachche se bichhadna jisse apnapan ho gaya",
    hindi: "फ़ीस बंद होते ही उस बच्चे से बिछड़ना जिससे अपनापन हो गया",
  },
  "Sit with a younger child who finds homework hard for five evenings, giving only hints, and record which hint helped.": {
    hinglish:
      "Jise homework mushkil lagta hai, aise chhote bachche ke saath paanch shaam baithiye, sirf hint dijiye, aur likhiye ki kis hint se madad mili.",
    hindi: "जिसे होमवर्क मुश्किल लगता है, ऐसे छोटे बच्चे के साथ पाँच शाम बैठिए, सिर्फ़ संकेत दीजिए, और लिखिए कि किस संकेत से मदद मिली।",
  },
  "Staff who call an exam concession unfair": {
    hinglish: "School ke log jo exam mein mili chhoot ko naainsaafi kehte hain",
    hindi: "स्कूल के लोग जो परीक्षा में मिली छूट को नाइंसाफ़ी कहते हैं",
  },
  "Certificates that take four trips to the hospital": {
    hinglish: "Certificate jinke liye aspatal ke chaar chakkar lagte hain",
    hindi: "सर्टिफ़िकेट जिनके लिए अस्पताल के चार चक्कर लगते हैं",
  },
  "Owners who advertise inclusion and fund none": {
    hinglish: "Maalik jo sabko saath padhane ka vigyapan dete hain par paisa nahi lagate",
    hindi: "मालिक जो सबको साथ पढ़ाने का विज्ञापन देते हैं पर पैसा नहीं लगाते",
  },
  "Read CBSE's list of exemptions for candidates with disabilities, then check which of them pupils and teachers in your school know.": {
    hinglish:
      "CBSE ki woh list padhiye jismein divyang pareeksharthiyon ko milne wali chhoot likhi hai, phir poochiye ki unmein se kaun si aapke school ke bachche aur teacher jaante hain.",
    hindi: "CBSE की वह सूची पढ़िए जिसमें दिव्यांग परीक्षार्थियों को मिलने वाली छूट लिखी है, फिर पूछिए कि उनमें से कौन सी आपके स्कूल के बच्चे और शिक्षक जानते हैं।",
  },
  "Waiting two years for one sanctioned instrument": {
    hinglish: "Manzoor ho chuki ek machine ke liye do saal intezaar karna",
    hindi: "मंज़ूर हो चुकी एक मशीन के लिए दो साल इंतज़ार करना",
  },
  "Checking error calculations copied from last year's files": {
    hinglish: "Pichhle saal ki file se utaari hui error ki ganana jaanchna",
    hindi: "पिछले साल की फ़ाइल से उतारी हुई त्रुटि की गणना जाँचना",
  },
  "A power cut that spoils a week of measuring": {
    hinglish: "Bijli jaana aur hafte bhar ki naap ka bekaar ho jaana",
    hindi: "बिजली जाना और हफ़्ते भर की नाप का बेकार हो जाना",
  },
  "Time a pendulum of five different lengths with a phone, plot the square of the period, and work out g.": {
    hinglish: "Paanch alag lambai ke pendulum ka period phone se naapiye, period ke square ka graph banaiye aur usse g nikaliye.",
    hindi: "पाँच अलग लंबाई के लोलक का आवर्तकाल फ़ोन से नापिए, आवर्तकाल के वर्ग का ग्राफ़ बनाइए और उससे g निकालिए।",
  },
  "A flask left stirring overnight that somebody must watch": {
    hinglish: "Raat bhar hilne ke liye chhoda flask, jis par kisi ko nazar rakhni padti hai",
    hindi: "रात भर हिलने के लिए छोड़ा फ़्लास्क, जिस पर किसी को नज़र रखनी पड़ती है",
  },
  "Syntheses that fail at the ninth step": {
    hinglish: "Naye padarth jo banate-banate nauve step par bigad jaate hain",
    hindi: "नए पदार्थ जो बनाते-बनाते नौवें चरण पर बिगड़ जाते हैं",
  },
  "Fighting for money to repair the spectrometer": {
    hinglish: "Spectrometer theek karane ke paise ke liye ladna",
    hindi: "स्पेक्ट्रोमीटर ठीक कराने के पैसे के लिए लड़ना",
  },
  "Make an indicator from red cabbage or turmeric, test ten kitchen liquids with it, and write the results as a table.": {
    hinglish:
      "Laal patta gobhi ya haldi se indicator banaiye, rasoi ki das tarah ki taral cheezein usse jaanchiye aur nateeje table mein likhiye.",
    hindi: "लाल पत्ता गोभी या हल्दी से सूचक बनाइए, रसोई की दस तरल चीज़ें उससे जाँचिए और नतीजे तालिका में लिखिए।",
  },
  "Permits for field sites that take months": {
    hinglish: "Field ki jagahon ki permission, jismein mahine lag jaate hain",
    hindi: "फ़ील्ड की जगहों की अनुमति, जिसमें महीने लग जाते हैं",
  },
  "Cultures that die over a long weekend power cut": {
    hinglish: "Lab mein ugaye jeevanu jo lambe weekend mein bijli jaane se mar jaate hain",
    hindi: "लैब में उगाए जीवाणु जो लंबे वीकेंड में बिजली जाने से मर जाते हैं",
  },
  "Crowded practical batches with too few microscopes": {
    hinglish: "Practical mein bheed aur microscope bahut kam",
    hindi: "प्रैक्टिकल में भीड़ और माइक्रोस्कोप बहुत कम",
  },
  "Photograph every living thing in one square metre near home for a week, and upload the pictures to iNaturalist for names.": {
    hinglish:
      "Ghar ke paas ek varg meter zameen ke har jeev aur paudhe ki ek hafte tak photo lijiye, aur naam jaanne ke liye iNaturalist par daaliye.",
    hindi: "घर के पास एक वर्ग मीटर ज़मीन के हर जीव और पौधे की एक हफ़्ते तक फ़ोटो लीजिए, और नाम जानने के लिए iNaturalist पर डालिए।",
  },
  "Months of thought that end in nothing": {
    hinglish: "Mahinon ki soch jiska kuch nateeja nahi nikalta",
    hindi: "महीनों की सोच जिसका कुछ नतीजा नहीं निकलता",
  },
  "Explaining at weddings what pure mathematics is for": {
    hinglish: "Shaadiyon mein samjhana ki shuddh ganit kis kaam ka hai",
    hindi: "शादियों में समझाना कि शुद्ध गणित किस काम का है",
  },
  "Marking two hundred papers of guessed proofs": {
    hinglish: "Andaaze se likhe proofs ki do sau copy jaanchna",
    hindi: "अंदाज़े से लिखी उपपत्तियों की दो सौ कॉपियाँ जाँचना",
  },
  "Prove in your own words that the square root of 2 is irrational, then try the same for the square root of 3.": {
    hinglish: "Apne shabdon mein siddh kijiye ki 2 ka square root irrational hai, phir 3 ke square root ke liye yahi koshish kijiye.",
    hindi: "अपने शब्दों में सिद्ध कीजिए कि 2 का वर्गमूल अपरिमेय है, फिर 3 के वर्गमूल के लिए यही कोशिश कीजिए।",
  },
  "Former pupils who earn three times your salary at once": {
    hinglish: "Purane students jo nikalte hi aapse teen guna kamane lagte hain",
    hindi: "पुराने छात्र जो निकलते ही आपसे तीन गुना कमाने लगते हैं",
  },
  "Rewriting the syllabus whenever a new tool appears": {
    hinglish: "Har naye tool ke aate hi syllabus dobara likhna",
    hindi: "हर नए टूल के आते ही सिलेबस दोबारा लिखना",
  },
  "A rival group that puts the same idea online a week before you": {
    hinglish: "Doosri team jo wahi idea aapse ek hafta pehle online daal deti hai",
    hindi: "दूसरी टीम जो वही आइडिया आपसे एक हफ़्ता पहले ऑनलाइन डाल देती है",
  },
  "Explain binary search to two classmates with a pile of thirty numbered slips, then write it in Python and count steps.": {
    hinglish:
      "Tees number likhi parchiyon ki gaddi se do sahpaathiyon ko binary search samjhaiye, phir use Python mein likhiye aur steps giniye.",
    hindi: "तीस नंबर लिखी पर्चियों की गड्डी से दो सहपाठियों को बाइनरी सर्च समझाइए, फिर उसे Python में लिखिए और स्टेप गिनिए।",
  },
  "Paperwork for NBA, which accredits courses, and NAAC, which accredits colleges, in hours meant for teaching": {
    hinglish: "Padhane ke samay mein course ko manyata dene wale NBA aur college ko manyata dene wale NAAC ke kaagaz bharna",
    hindi: "पढ़ाने के समय में कोर्स को मान्यता देने वाले NBA और कॉलेज को मान्यता देने वाले NAAC के काग़ज़ भरना",
  },
  "Private colleges that pay late or below scale": {
    hinglish: "Private college jo salary der se ya tay scale se kam dete hain",
    hindi: "प्राइवेट कॉलेज जो वेतन देर से या तय स्केल से कम देते हैं",
  },
  "Half-empty branches when everybody wants computer science": {
    hinglish: "Sabko computer science chahiye, isliye baaki branch aadhi khaali",
    hindi: "सबको कंप्यूटर साइंस चाहिए, इसलिए बाक़ी ब्रांच आधी ख़ाली",
  },
  "Teach a younger pupil with straws and pins why a triangle holds and a square folds, and note what confused them.": {
    hinglish:
      "Straw aur pin se kisi chhoti class ke bachche ko samjhaiye ki tikon kyon tika rehta hai aur chaukor kyon mud jaata hai, aur likhiye ki use kahan uljhan hui.",
    hindi: "स्ट्रॉ और पिन से किसी छोटी क्लास के बच्चे को समझाइए कि तिकोन क्यों टिका रहता है और चौकोर क्यों मुड़ जाता है, और लिखिए कि उसे कहाँ उलझन हुई।",
  },
  "Juries that run past nine at night": {
    hinglish: "Design ki jury jo raat nau baje ke baad tak chalti hai",
    hindi: "डिज़ाइन की जूरी जो रात नौ बजे के बाद तक चलती है",
  },
  "Renders made overnight that hide a plan which does not work": {
    hinglish: "Raaton-raat bane render jo kaam na aane wale plan ko chhupa lete hain",
    hindi: "रातों-रात बने रेंडर जो काम न आने वाले प्लान को छिपा लेते हैं",
  },
  "Splitting the week between the college and your own practice": {
    hinglish: "Hafte ko college aur apni practice ke beech baantna",
    hindi: "हफ़्ते को कॉलेज और अपनी प्रैक्टिस के बीच बाँटना",
  },
  "Measure your own room and one old building nearby, draw both plans to scale 1:50, and compare light and air.": {
    hinglish:
      "Apna kamra aur paas ki ek purani imarat naapiye, dono ka plan 1:50 ke scale par banaiye aur roshni aur hawa ki tulna kijiye.",
    hindi: "अपना कमरा और पास की एक पुरानी इमारत नापिए, दोनों का नक़्शा 1:50 के पैमाने पर बनाइए और रोशनी और हवा की तुलना कीजिए।",
  },
  "Biometric attendance checks and sudden inspections": {
    hinglish: "Biometric haaziri aur achanak hone wale inspection",
    hindi: "बायोमेट्रिक हाज़िरी और अचानक होने वाले निरीक्षण",
  },
  "Teaching after a night of emergencies": {
    hinglish: "Raat bhar emergency ke mareez dekhne ke baad class lena",
    hindi: "रात भर इमरजेंसी के मरीज़ देखने के बाद क्लास लेना",
  },
  "Private practice that is barred or frowned on in government posts": {
    hinglish: "Sarkari post par private practice ki manaahi ya uska bura maana jaana",
    hindi: "सरकारी पद पर प्राइवेट प्रैक्टिस की मनाही या उसका बुरा माना जाना",
  },
  "Learn the heart's four chambers from the NCERT chapter well enough to teach your family with a drawn diagram.": {
    hinglish: "NCERT ke chapter se dil ke chaaron khaane itni achhi tarah seekhiye ki chitra banakar ghar walon ko padha sakein.",
    hindi: "NCERT के अध्याय से दिल के चारों कक्ष इतनी अच्छी तरह सीखिए कि चित्र बनाकर घर वालों को पढ़ा सकें।",
  },
  "Being short of beds for the number of students posted": {
    hinglish: "Posting par aaye students ke seekhne ke liye mareezon ke bed kam padna",
    hindi: "पोस्टिंग पर आए छात्रों के सीखने के लिए मरीज़ों के बेड कम पड़ना",
  },
  "Keeping log books for the nursing council inspection": {
    hinglish: "Nursing council ke inspection ke liye log book bharte rehna",
    hindi: "नर्सिंग काउंसिल के निरीक्षण के लिए लॉग बुक भरते रहना",
  },
  "Answering for a student's slip on a live patient": {
    hinglish: "Asli mareez par student ki chook ka jawab dena",
    hindi: "असली मरीज़ पर छात्र की चूक का जवाब देना",
  },
  "Learn to take pulse, breathing rate and temperature, then teach two relatives and check that their counts agree with yours.": {
    hinglish:
      "Nabz, saans ki raftaar aur temperature naapna seekhiye, phir do rishtedaron ko sikhaiye aur dekhiye ki unki ginti aapki ginti se milti hai ya nahi.",
    hindi: "नब्ज़, साँस की गति और तापमान नापना सीखिए, फिर दो रिश्तेदारों को सिखाइए और देखिए कि उनकी गिनती आपकी गिनती से मेल खाती है या नहीं।",
  },
  "Students who missed a medical seat and never meant to touch soil": {
    hinglish: "Students jinhe medical seat nahi mili aur jo mitti chhoona hi nahi chahte the",
    hindi: "छात्र जिन्हें मेडिकल सीट नहीं मिली और जो मिट्टी छूना ही नहीं चाहते थे",
  },
  "Campuses far from the city and from good schools": {
    hinglish: "Sheher aur achhe schoolon se door bane campus",
    hindi: "शहर और अच्छे स्कूलों से दूर बने कैंपस",
  },
  "Kisan mela crowds who come for the free seed packets": {
    hinglish: "Kisan mele ki bheed jo sirf muft ke beej ke packet lene aati hai",
    hindi: "किसान मेले की भीड़ जो सिर्फ़ मुफ़्त के बीज के पैकेट लेने आती है",
  },
  "Sow two rows of radish or methi, thin one and leave one crowded, weigh both at harvest, and explain the difference to three friends.": {
    hinglish:
      "Mooli ya methi ki do kataarein boiye, ek mein paudhe chhaantkar kam kijiye aur ek ghani rehne dijiye, fasal kaatne par dono ko tauliye aur fark teen doston ko samjhaiye.",
    hindi: "मूली या मेथी की दो क़तारें बोइए, एक में पौधे छाँटकर कम कीजिए और एक घनी रहने दीजिए, फ़सल काटने पर दोनों को तौलिए और फ़र्क़ तीन दोस्तों को समझाइए।",
  },
  "Watching the ablest students leave for corporate firms": {
    hinglish: "Sabse kaabil students ko corporate firm mein jaate dekhna",
    hindi: "सबसे क़ाबिल छात्रों को कॉरपोरेट फ़र्म में जाते देखना",
  },
  "Classes of a hundred where forty have read the case": {
    hinglish: "Sau ki class jismein chaalis ne hi case padha hai",
    hindi: "सौ की क्लास जिसमें चालीस ने ही केस पढ़ा है",
  },
  "Lectures to rewrite when new criminal codes replace the old": {
    hinglish: "Purani dand sanhita ki jagah nayi aaye to lecture dobara likhna",
    hindi: "पुरानी दंड संहिता की जगह नई आए तो लेक्चर दोबारा लिखना",
  },
  "Read the summary and one opinion in a Supreme Court judgment on the court's free Digital SCR site, then argue the losing side.": {
    hinglish:
      "Supreme Court ki free Digital SCR site par kisi faisle ka saar aur ek judge ki raay padhiye, phir haare hue paksh ki taraf se behas kijiye.",
    hindi: "सुप्रीम कोर्ट की मुफ़्त Digital SCR साइट पर किसी फ़ैसले का सार और एक जज की राय पढ़िए, फिर हारे हुए पक्ष की तरफ़ से बहस कीजिए।",
  },
  "Data released years late or not at all": {
    hinglish: "Data jo saalon der se aata hai ya aata hi nahi",
    hindi: "डेटा जो सालों देर से आता है या आता ही नहीं",
  },
  "Everybody at dinner believing they know the subject better": {
    hinglish: "Khane par baithe har vyakti ka yeh maanna ki unhe yeh vishay aapse behtar aata hai",
    hindi: "खाने पर बैठे हर व्यक्ति का यह मानना कि उन्हें यह विषय आपसे बेहतर आता है",
  },
  "Journals abroad that find Indian questions too local": {
    hinglish: "Videshi journal jinhe Bharat ke sawaal sirf yahin ke matlab ke lagte hain",
    hindi: "विदेशी जर्नल जिन्हें भारत के सवाल सिर्फ़ यहीं के मतलब के लगते हैं",
  },
  "Note the price of onions, dal and petrol for four weeks, graph them, and read one RBI bulletin page to explain the change.": {
    hinglish:
      "Chaar hafte tak pyaaz, dal aur petrol ke daam likhiye, unka graph banaiye, aur badlaav samjhane ke liye RBI bulletin ka ek page padhiye.",
    hindi: "चार हफ़्ते तक प्याज़, दाल और पेट्रोल के दाम लिखिए, उनका ग्राफ़ बनाइए, और बदलाव समझाने के लिए RBI बुलेटिन का एक पेज पढ़िए।",
  },
  "Student feedback scores that decide your contract": {
    hinglish: "Students ke feedback ke number jinse aapka contract tay hota hai",
    hindi: "छात्रों के फ़ीडबैक के नंबर जिनसे आपका कॉन्ट्रैक्ट तय होता है",
  },
  "Batches that care for placements alone": { hinglish: "Batch jise sirf placement se matlab hai", hindi: "बैच जिसे सिर्फ़ प्लेसमेंट से मतलब है" },
  "Being judged by journals that no manager opens": {
    hinglish: "Aise journal se aanka jaana jinhe koi manager kholta tak nahi",
    hindi: "ऐसे जर्नल से आँका जाना जिन्हें कोई मैनेजर खोलता तक नहीं",
  },
  "Interview a shopkeeper on stock, credit and rent, write it up as a two-page case, and let friends decide what to do.": {
    hinglish:
      "Kisi dukandar se stock, udhaar aur kiraye par baat kijiye, use do page ke case ki tarah likhiye, aur doston ko tay karne dijiye ki kya kiya jaye.",
    hindi: "किसी दुकानदार से स्टॉक, उधार और किराए पर बात कीजिए, उसे दो पेज के केस की तरह लिखिए, और दोस्तों को तय करने दीजिए कि क्या किया जाए।",
  },
  "Archives that close early and bring two files a day": {
    hinglish: "Abhilekhagar jo jaldi band hote hain aur din mein do file hi laate hain",
    hindi: "अभिलेखागार जो जल्दी बंद होते हैं और दिन में दो फ़ाइलें ही लाते हैं",
  },
  "Angry messages when a finding hurts somebody's pride": {
    hinglish: "Khoj se kisi ke abhimaan ko thes lage to gusse bhare message",
    hindi: "खोज से किसी के अभिमान को ठेस लगे तो ग़ुस्से भरे मैसेज",
  },
  "Being asked at parties who was right in every old war": {
    hinglish: "Party mein poocha jaana ki har purane yuddh mein sahi kaun tha",
    hindi: "पार्टी में पूछा जाना कि हर पुराने युद्ध में सही कौन था",
  },
  "Record a grandparent's memory of one public event, then check it against an old newspaper or book, noting where they differ.": {
    hinglish:
      "Dada-dadi ya nana-nani se kisi sarvajanik ghatna ki yaad record kijiye, phir purane akhbaar ya kitaab se milaiye aur likhiye ki dono mein fark kahan hai.",
    hindi:
      "दादा-दादी या नाना-नानी से किसी सार्वजनिक घटना की याद रिकॉर्ड कीजिए, फिर पुराने अख़बार या किताब से मिलाइए और लिखिए कि दोनों में फ़र्क़ कहाँ है।",
  },
  "Being branded for one party after any remark": {
    hinglish: "Kuch bhi bolte hi kisi ek party ka thappa lag jaana",
    hindi: "कुछ भी बोलते ही किसी एक पार्टी का ठप्पा लग जाना",
  },
  "Television panels that want heat in ten seconds": {
    hinglish: "TV ki behas jahan das second mein garma-garmi chahiye",
    hindi: "टीवी की बहस जहाँ दस सेकंड में गरमा-गरमी चाहिए",
  },
  "An election result that upsets the theory you taught in July": {
    hinglish: "Chunav ka nateeja jo July mein padhaya hua siddhant ulat deta hai",
    hindi: "चुनाव का नतीजा जो जुलाई में पढ़ाया हुआ सिद्धांत उलट देता है",
  },
  "Read the Preamble of India's Constitution beside another country's, and argue in one page which word makes the most difference.": {
    hinglish:
      "Bharat ke Samvidhan ki Prastavna kisi doosre desh ki prastavna ke saath padhiye, aur ek page mein dalil dijiye ki kaun sa shabd sabse zyada fark laata hai.",
    hindi: "भारत के संविधान की प्रस्तावना किसी दूसरे देश की प्रस्तावना के साथ पढ़िए, और एक पेज में दलील दीजिए कि कौन सा शब्द सबसे ज़्यादा फ़र्क़ लाता है।",
  },
  "Fieldwork leave that the college rarely grants": {
    hinglish: "Fieldwork ki chhutti jo college kam hi deta hai",
    hindi: "फ़ील्डवर्क की छुट्टी जो कॉलेज कम ही देता है",
  },
  "Hearing that it is only common sense": {
    hinglish: "Yeh sunna ki ismein padhne jaisa kya hai, yeh to sab jaante hain",
    hindi: "यह सुनना कि इसमें पढ़ने जैसा क्या है, यह तो सब जानते हैं",
  },
  "Families who tell you all and ask what will change": {
    hinglish: "Parivar jo sab kuch batakar poochte hain ki isse badlega kya",
    hindi: "परिवार जो सब कुछ बताकर पूछते हैं कि इससे बदलेगा क्या",
  },
  "Watch one tea stall for an hour on two days, noting who talks to whom and who stays away; write what you see.": {
    hinglish:
      "Do din ek-ek ghanta kisi chai ki dukaan ko dekhiye, note kijiye ki kaun kisse baat karta hai aur kaun door rehta hai, aur jo dikhe woh likhiye.",
    hindi: "दो दिन एक-एक घंटा किसी चाय की दुकान को देखिए, नोट कीजिए कि कौन किससे बात करता है और कौन दूर रहता है, और जो दिखे वह लिखिए।",
  },
  "Students who queue outside for therapy you may not give": {
    hinglish: "Bahar line lagaye students jo therapy chahte hain, par aapko dene ki ijazat nahi",
    hindi: "बाहर लाइन लगाए छात्र जो थेरेपी चाहते हैं, पर आपको देने की इजाज़त नहीं",
  },
  "Volunteers who fail to turn up": { hinglish: "Volunteer jo haan karke aate nahi", hindi: "वॉलंटियर जो हाँ करके आते नहीं" },
  "Western textbook findings that don't fit Indian families": {
    hinglish: "Pashchimi kitaabon ke nateeje jo Bhartiya parivaron par fit nahi baithte",
    hindi: "पश्चिमी किताबों के नतीजे जो भारतीय परिवारों पर फ़िट नहीं बैठते",
  },
  "Read a list of 15 words to ten people, ask for recall, and plot which positions in the list were remembered best.": {
    hinglish:
      "Das logon ko 15 shabdon ki list padhkar sunaiye, jo yaad rahe woh poochiye, aur graph banaiye ki list mein kis jagah ke shabd sabse zyada yaad rahe.",
    hindi: "दस लोगों को 15 शब्दों की सूची पढ़कर सुनाइए, जो याद रहे वह पूछिए, और ग्राफ़ बनाइए कि सूची में किस जगह के शब्द सबसे ज़्यादा याद रहे।",
  },
  "Departments that shrink because few students apply": {
    hinglish: "Department jo sikudte ja rahe hain kyunki kam students aate hain",
    hindi: "विभाग जो सिकुड़ते जा रहे हैं क्योंकि कम छात्र आते हैं",
  },
  "The question of what job it leads to": {
    hinglish: "Baar-baar yeh sawaal ki isse naukri kaun si milegi",
    hindi: "बार-बार यह सवाल कि इससे नौकरी कौन सी मिलेगी",
  },
  "Essays that quote five thinkers and argue for none of them": {
    hinglish: "Nibandh jo paanch vicharakon ka hawala dete hain par dalil kisi ke liye nahi dete",
    hindi: "निबंध जो पाँच विचारकों का हवाला देते हैं पर दलील किसी के लिए नहीं देते",
  },
  "Write the strongest case that a kind lie is right and the strongest against; let a friend find the weakest step in each.": {
    hinglish:
      "Bhalai ke liye bola jhooth sahi hai, iske paksh mein sabse mazboot dalil likhiye aur iske khilaf bhi, phir dost se dono ki sabse kamzor kadi dhoondhne ko kahiye.",
    hindi: "भलाई के लिए बोला झूठ सही है, इसके पक्ष में सबसे मज़बूत दलील लिखिए और इसके ख़िलाफ़ भी, फिर दोस्त से दोनों की सबसे कमज़ोर कड़ी ढूँढ़ने को कहिए।",
  },
  "Stacks of communicative-English scripts beside the literature you love": {
    hinglish: "Pasandeeda sahitya ke bagal mein communicative English ki copiyon ka dher",
    hindi: "पसंदीदा साहित्य के बग़ल में कम्युनिकेटिव इंग्लिश की कॉपियों का ढेर",
  },
  "Students who know the plot from a video summary": {
    hinglish: "Students jo kahani sirf video ke saar se jaante hain",
    hindi: "छात्र जो कहानी सिर्फ़ वीडियो के सार से जानते हैं",
  },
  "A four-hundred-page novel for which the timetable leaves nine classes": {
    hinglish: "Chaar sau page ka upanyas jiske liye timetable mein sirf nau class hain",
    hindi: "चार सौ पेज का उपन्यास जिसके लिए टाइमटेबल में सिर्फ़ नौ क्लास हैं",
  },
  "Take one poem from your textbook and one by Arun Kolatkar or Kamala Das, and write how the sounds differ.": {
    hinglish: "Ek kavita apni textbook se aur ek Arun Kolatkar ya Kamala Das ki lijiye, aur likhiye ki dono ki dhwani mein kya fark hai.",
    hindi: "एक कविता अपनी पाठ्यपुस्तक से और एक अरुण कोलटकर या कमला दास की लीजिए, और लिखिए कि दोनों की ध्वनि में क्या फ़र्क़ है।",
  },
  "BEd colleges where some trainees come for examinations alone": {
    hinglish: "BEd college jahan kuch trainee sirf exam dene aate hain",
    hindi: "BEd कॉलेज जहाँ कुछ ट्रेनी सिर्फ़ परीक्षा देने आते हैं",
  },
  "Trainees who say a lesson by heart and never look at the children": {
    hinglish: "Trainee jo rata hua paath bol dete hain aur bachchon ki taraf dekhte tak nahi",
    hindi: "ट्रेनी जो रटा हुआ पाठ बोल देते हैं और बच्चों की तरफ़ देखते तक नहीं",
  },
  "School visits that begin with a three-hour bus ride": {
    hinglish: "School ka daura jo teen ghante ki bus yatra se shuru hota hai",
    hindi: "स्कूल का दौरा जो तीन घंटे की बस यात्रा से शुरू होता है",
  },
  "Plan a ten-minute lesson with an aim, an activity and a check; teach it to three children and note what failed.": {
    hinglish:
      "Das minute ka paath banaiye jismein ek lakshya, ek gatividhi aur ek jaanch ho, use teen bachchon ko padhaiye aur likhiye ki kya nahi chala.",
    hindi: "दस मिनट का पाठ बनाइए जिसमें एक लक्ष्य, एक गतिविधि और एक जाँच हो, उसे तीन बच्चों को पढ़ाइए और लिखिए कि क्या नहीं चला।",
  },
  "Leaking studios and too few printing presses": {
    hinglish: "Tapakti chhat wale studio aur chhapai ke press bahut kam",
    hindi: "टपकती छत वाले स्टूडियो और छपाई के प्रेस बहुत कम",
  },
  "Splitting your best hours between teaching and your own work": {
    hinglish: "Din ke sabse achhe ghante padhane aur apni kala ke beech baantna",
    hindi: "दिन के सबसे अच्छे घंटे पढ़ाने और अपनी कला के बीच बाँटना",
  },
  "Entrance juries that reward neat copying": {
    hinglish: "Admission ki jury jo saaf-suthri nakal ko number deti hai",
    hindi: "दाख़िले की जूरी जो साफ़-सुथरी नक़ल को नंबर देती है",
  },
  "Draw one crowded bus stop from life for ten evenings, pin up all ten, and ask two people which lives and why.": {
    hinglish:
      "Das shaam kisi bheed wale bus stop ko saamne dekhkar uska chitra banaiye, dason chitra deewar par lagaiye, aur do logon se poochiye ki kaun sa jeevant lagta hai aur kyon.",
    hindi:
      "दस शाम किसी भीड़ वाले बस स्टॉप को सामने देखकर उसका चित्र बनाइए, दसों चित्र दीवार पर लगाइए, और दो लोगों से पूछिए कि कौन सा जीवंत लगता है और क्यों।",
  },
  "Losing the art period to extra mathematics before examinations": {
    hinglish: "Exam se pehle art ka period maths ki extra class mein chala jaana",
    hindi: "परीक्षा से पहले कला का पीरियड गणित की एक्स्ट्रा क्लास में चला जाना",
  },
  "Washing brushes and tables after every class": {
    hinglish: "Har class ke baad brush aur mez dhona",
    hindi: "हर क्लास के बाद ब्रश और मेज़ धोना",
  },
  "Parents who call drawing a waste of time": {
    hinglish: "Mata-pita jo drawing ko samay ki barbaadi kehte hain",
    hindi: "माता-पिता जो ड्रॉइंग को समय की बर्बादी कहते हैं",
  },
  "Draw the same steel tumbler at morning, noon and evening light, then explain shading to a younger child with your three sheets.": {
    hinglish:
      "Steel ke ek hi gilas ka chitra subah, dopahar aur shaam ki roshni mein banaiye, phir apne teen panno se kisi chhote bachche ko shading samjhaiye.",
    hindi: "स्टील के एक ही गिलास का चित्र सुबह, दोपहर और शाम की रोशनी में बनाइए, फिर अपने तीन पन्नों से किसी छोटे बच्चे को शेडिंग समझाइए।",
  },
  "Harmoniums and guitars that the school never repairs": {
    hinglish: "Harmonium aur guitar jinki school kabhi marammat nahi karata",
    hindi: "हारमोनियम और गिटार जिनकी स्कूल कभी मरम्मत नहीं कराता",
  },
  "Evening pupils who stop coming when board tests near": {
    hinglish: "Shaam ke students jo board exam nazdeek aate hi aana chhod dete hain",
    hindi: "शाम के विद्यार्थी जो बोर्ड परीक्षा नज़दीक आते ही आना छोड़ देते हैं",
  },
  "Being asked for a film song for every function": {
    hinglish: "Har function ke liye filmi gaane ki farmaish",
    hindi: "हर कार्यक्रम के लिए फ़िल्मी गाने की फ़रमाइश",
  },
  "Teach one prayer song to three younger children, in pitch, using a free tanpura app on the phone to hold the note.": {
    hinglish:
      "Teen chhote bachchon ko ek prarthana geet sur mein sikhaiye, aur sur pakde rakhne ke liye phone par koi free tanpura app chalaiye.",
    hindi: "तीन छोटे बच्चों को एक प्रार्थना गीत सुर में सिखाइए, और सुर पकड़े रखने के लिए फ़ोन पर कोई मुफ़्त तानपुरा ऐप चलाइए।",
  },
  "Aching knees and a hoarse voice by seven in the evening": {
    hinglish: "Shaam saat baje tak dukhte ghutne aur baitha hua gala",
    hindi: "शाम सात बजे तक दुखते घुटने और बैठा हुआ गला",
  },
  "Batches that swell in vacation and empty in March": {
    hinglish: "Batch jo chhuttiyon mein bhar jaate hain aur March mein khaali ho jaate hain",
    hindi: "बैच जो छुट्टियों में भर जाते हैं और मार्च में ख़ाली हो जाते हैं",
  },
  "Parents who want their child in the front row": {
    hinglish: "Mata-pita jo apne bachche ko sabse aage ki line mein chahte hain",
    hindi: "माता-पिता जो अपने बच्चे को सबसे आगे की लाइन में चाहते हैं",
  },
  "Choose a two-minute song, set eight simple counts of steps, and teach them to four neighbours' children until all move together.": {
    hinglish:
      "Do minute ka gaana chuniye, aath ginti ke aasaan steps banaiye, aur pados ke chaar bachchon ko tab tak sikhaiye jab tak sab ek saath na chalein.",
    hindi: "दो मिनट का गाना चुनिए, आठ गिनती के आसान स्टेप बनाइए, और पड़ोस के चार बच्चों को तब तक सिखाइए जब तक सब एक साथ न चलें।",
  },
  "Lead parts that the office has promised before the audition": {
    hinglish: "Mukhya role jinka waada office audition se pehle hi kar chuka hota hai",
    hindi: "मुख्य भूमिकाएँ जिनका वादा ऑफ़िस ऑडिशन से पहले ही कर चुका होता है",
  },
  "Rehearsals squeezed between coaching classes and bus timings": {
    hinglish: "Coaching class aur bus ke samay ke beech thoonsi hui rehearsal",
    hindi: "कोचिंग क्लास और बस के समय के बीच ठूँसी हुई रिहर्सल",
  },
  "Parents who count their child's lines": {
    hinglish: "Mata-pita jo ginte hain ki unke bachche ko kitne samvad mile",
    hindi: "माता-पिता जो गिनते हैं कि उनके बच्चे को कितने संवाद मिले",
  },
  "Turn a quarrel you saw in a queue into a three-minute street play with friends, and perform it in the school courtyard.": {
    hinglish: "Kisi line mein dekhe hue jhagde ko doston ke saath teen minute ka nukkad natak banaiye aur school ke aangan mein kheliye.",
    hindi: "किसी लाइन में देखे हुए झगड़े को दोस्तों के साथ तीन मिनट का नुक्कड़ नाटक बनाइए और स्कूल के आँगन में खेलिए।",
  },
  "Buying glue and thread from your own purse": { hinglish: "Gond aur dhaaga apni jeb se kharidna", hindi: "गोंद और धागा अपनी जेब से ख़रीदना" },
  "Noise and litter of forty pupils with scissors": {
    hinglish: "Kainchi liye chaalis bachchon ka shor aur kachra",
    hindi: "कैंची लिए चालीस बच्चों का शोर और कचरा",
  },
  "A subject that carries no marks in the board result": {
    hinglish: "Aisa vishay jiske board ke result mein koi number nahi judte",
    hindi: "ऐसा विषय जिसके बोर्ड के रिज़ल्ट में कोई नंबर नहीं जुड़ते",
  },
  "Make one useful thing, such as a pencil stand, from newspaper only; write the steps so clearly that a cousin can copy it.": {
    hinglish:
      "Sirf akhbaar se kaam ki ek cheez banaiye, jaise pencil stand, aur tareeka itna saaf likhiye ki koi cousin use dekhkar bana sake.",
    hindi: "सिर्फ़ अख़बार से काम की एक चीज़ बनाइए, जैसे पेंसिल स्टैंड, और तरीक़ा इतना साफ़ लिखिए कि कोई चचेरा या ममेरा भाई-बहन पढ़कर बना सके।",
  },
  "Clients who come two days before the speech": {
    hinglish: "Client jo bhashan se do din pehle aate hain",
    hindi: "क्लाइंट जो भाषण से दो दिन पहले आते हैं",
  },
  "People who expect stage fear to vanish in one session": {
    hinglish: "Log jo chahte hain ki manch ka darr ek hi session mein chala jaye",
    hindi: "लोग जो चाहते हैं कि मंच का डर एक ही सेशन में चला जाए",
  },
  "Hearing the same weak speech twenty times": { hinglish: "Wahi kamzor bhashan bees baar sunna", hindi: "वही कमज़ोर भाषण बीस बार सुनना" },
  "Record yourself speaking two minutes on your street's biggest problem, count the 'ums', and record it twice more with fewer.": {
    hinglish:
      "Apni gali ki sabse badi samasya par do minute bolkar record kijiye, kitni baar 'um' kaha yeh giniye, aur do baar phir record kijiye jinmein woh kam ho.",
    hindi:
      "अपनी गली की सबसे बड़ी समस्या पर दो मिनट बोलकर रिकॉर्ड कीजिए, कितनी बार 'उम्म' कहा यह गिनिए, और दो बार फिर रिकॉर्ड कीजिए जिनमें वह कम हो।",
  },
  "Fees that come late and shrink in May": {
    hinglish: "Fees jo der se aati hai aur May mein ghat jaati hai",
    hindi: "फ़ीस जो देर से आती है और मई में घट जाती है",
  },
  "A lesson cancelled when you already stand at the gate": {
    hinglish: "Gate par pahunchne ke baad pata chalna ki aaj class nahi hai",
    hindi: "गेट पर पहुँचने के बाद पता चलना कि आज क्लास नहीं है",
  },
  "A pupil who wants the homework done, not explained": {
    hinglish: "Student jise homework samajhna nahi, bas karwana hai",
    hindi: "विद्यार्थी जिसे होमवर्क समझना नहीं, बस करवाना है",
  },
  "Teach one neighbour's child for a month, twice a week, free; keep a log of gaps found and closed.": {
    hinglish:
      "Pados ke ek bachche ko ek mahine tak hafte mein do baar muft padhaiye, aur likhte jaiye ki kaun si kami mili aur kaun si door hui.",
    hindi: "पड़ोस के एक बच्चे को एक महीने तक हफ़्ते में दो बार मुफ़्त पढ़ाइए, और लिखते जाइए कि कौन सी कमी मिली और कौन सी दूर हुई।",
  },
  "Watching tired sixteen-year-olds break under rankings": {
    hinglish: "Solah saal ke thake bachchon ko rank ke bojh se tootte dekhna",
    hindi: "सोलह साल के थके बच्चों को रैंक के बोझ से टूटते देखना",
  },
  "Contracts tied to selections you can't control": {
    hinglish: "Contract jo selection ki ginti se bandha hai, jo aapke bas mein nahi",
    hindi: "कॉन्ट्रैक्ट जो चयन की गिनती से बँधा है, जो आपके बस में नहीं",
  },
  "Being poached, then dropped, by rival institutes": {
    hinglish: "Doosre coaching institute ka zyada paisa dekar bulana, phir nikaal dena",
    hindi: "दूसरे कोचिंग संस्थान का ज़्यादा पैसा देकर बुलाना, फिर निकाल देना",
  },
  "Take one past NEET or JEE paper of the NTA, solve ten questions, and record a two-minute explanation of the trickiest.": {
    hinglish:
      "NTA ka NEET ya JEE ka ek purana paper lijiye, das sawaal hal kijiye, aur sabse tedhe sawaal ko do minute mein samjhate hue record kijiye.",
    hindi: "NTA का NEET या JEE का एक पुराना पेपर लीजिए, दस सवाल हल कीजिए, और सबसे टेढ़े सवाल को दो मिनट में समझाते हुए रिकॉर्ड कीजिए।",
  },
  "Advertisements that promise fluency in thirty days": {
    hinglish: "Vigyapan jo tees din mein farratedar English ka waada karte hain",
    hindi: "विज्ञापन जो तीस दिन में फ़र्राटेदार अंग्रेज़ी का वादा करते हैं",
  },
  "New faces each month at the same page one": {
    hinglish: "Har mahine naye chehre aur phir wahi pehla page",
    hindi: "हर महीने नए चेहरे और फिर वही पहला पेज",
  },
  "Learners who fall silent the moment grammar is mentioned": {
    hinglish: "Seekhne wale jo grammar ka naam aate hi chup ho jaate hain",
    hindi: "सीखने वाले जो ग्रामर का नाम आते ही चुप हो जाते हैं",
  },
  "Run a thirty-minute English-only tea club for four friends for two weeks, with one situation a day and no laughing.": {
    hinglish:
      "Do hafte tak chaar doston ke liye tees minute ka chai club chalaiye jismein sirf English boli jaye, har din ek situation ho aur koi kisi par na hanse.",
    hindi: "दो हफ़्ते तक चार दोस्तों के लिए तीस मिनट का चाय क्लब चलाइए जिसमें सिर्फ़ अंग्रेज़ी बोली जाए, हर दिन एक स्थिति हो और कोई किसी पर न हँसे।",
  },
  "Classes that empty in harvest and wedding season": {
    hinglish: "Katai aur shaadiyon ke mausam mein khaali hoti class",
    hindi: "कटाई और शादियों के मौसम में ख़ाली होती क्लास",
  },
  "An honorarium that comes in lumps, if at all": {
    hinglish: "Maandey jo milta bhi hai to kai mahine ka ek saath",
    hindi: "मानदेय जो मिलता भी है तो कई महीने का एक साथ",
  },
  "Light that fails in the middle of a word": {
    hinglish: "Shabd padhte-padhte beech mein bijli chali jaana",
    hindi: "शब्द पढ़ते-पढ़ते बीच में बिजली चली जाना",
  },
  "Teach one adult to sign, dial and read ten signboards over three weeks; ask what he wants to read first.": {
    hinglish:
      "Teen hafte mein kisi ek bade vyakti ko dastkhat karna, phone milana aur das board padhna sikhaiye, aur unse poochiye ki sabse pehle kya padhne ka mann hai.",
    hindi: "तीन हफ़्ते में किसी एक बड़े व्यक्ति को दस्तख़त करना, फ़ोन मिलाना और दस बोर्ड पढ़ना सिखाइए, और उनसे पूछिए कि सबसे पहले क्या पढ़ने का मन है।",
  },
  "Lathes older than the instructor": {
    hinglish: "Sikhane wale ki umar se bhi purani lathe machine",
    hindi: "सिखाने वाले की उम्र से भी पुरानी लेथ मशीनें",
  },
  "Trainees who came for the stipend alone": {
    hinglish: "Trainee jo sirf stipend ke liye aaye hain",
    hindi: "ट्रेनी जो सिर्फ़ स्टाइपेंड के लिए आए हैं",
  },
  "Shop-floor wages that outrun teaching pay": {
    hinglish: "Factory ki kamai jo padhane ki tankhwah se aage nikal jaati hai",
    hindi: "फ़ैक्टरी की कमाई जो पढ़ाने की तनख़्वाह से आगे निकल जाती है",
  },
  "Learn one hand skill from a local tradesman, such as changing a tap washer, then teach it with a step card.": {
    hinglish:
      "Mohalle ke kisi kaarigar se haath ka ek hunar seekhiye, jaise nal ka washer badalna, phir steps likhe card ki madad se use kisi ko sikhaiye.",
    hindi: "मोहल्ले के किसी कारीगर से हाथ का एक हुनर सीखिए, जैसे नल का वॉशर बदलना, फिर चरण लिखे कार्ड की मदद से उसे किसी को सिखाइए।",
  },
  "Software versions that differ on each machine": {
    hinglish: "Har machine par software ka alag version",
    hindi: "हर मशीन पर सॉफ़्टवेयर का अलग वर्शन",
  },
  "Commission for admissions instead of a proper wage": {
    hinglish: "Theek tankhwah ke bajaye naye admission par commission",
    hindi: "ठीक तनख़्वाह के बजाय नए दाख़िलों पर कमीशन",
  },
  "The same first lesson five times a week": { hinglish: "Wahi pehla paath hafte mein paanch baar", hindi: "वही पहला पाठ हफ़्ते में पाँच बार" },
  "Teach an elder to find, save and send a file on a phone or computer, and write your own one-page guide.": {
    hinglish: "Kisi buzurg ko phone ya computer par file dhoondhna, save karna aur bhejna sikhaiye, aur apni ek page ki guide likhiye.",
    hindi: "किसी बुज़ुर्ग को फ़ोन या कंप्यूटर पर फ़ाइल ढूँढ़ना, सेव करना और भेजना सिखाइए, और अपनी एक पेज की गाइड लिखिए।",
  },
  "Heat, burns and shouting carried over from hotel life": {
    hinglish: "Hotel ki zindagi se saath chali aayi garmi, jalna aur cheekh-pukaar",
    hindi: "होटल की ज़िंदगी से साथ चली आई गर्मी, जलना और चीख़-पुकार",
  },
  "Ingredient budgets cut until practicals use substitutes": {
    hinglish: "Saamaan ka budget itna kam ki practical mein doosri cheezon se kaam chalana pade",
    hindi: "सामान का बजट इतना कम कि प्रैक्टिकल में दूसरी चीज़ों से काम चलाना पड़े",
  },
  "Seeing graduates leave the trade in two years": {
    hinglish: "Padhe hue students ko do saal mein yeh kaam chhodte dekhna",
    hindi: "पढ़े हुए छात्रों को दो साल में यह काम छोड़ते देखना",
  },
  "Cook one dal three ways, write exact weights and times, and have a friend cook it from your sheet alone.": {
    hinglish:
      "Ek hi dal teen tareekon se pakaiye, sahi-sahi wazan aur samay likhiye, aur dost se kahiye ki sirf aapka likha panna dekhkar wahi dal pakaye.",
    hindi: "एक ही दाल तीन तरीक़ों से पकाइए, सही-सही वज़न और समय लिखिए, और दोस्त से कहिए कि सिर्फ़ आपका लिखा पन्ना देखकर वही दाल पकाए।",
  },
  "Trusting your life to a beginner every hour": {
    hinglish: "Har ghante apni jaan kisi naye seekhne wale ke haath mein dena",
    hindi: "हर घंटे अपनी जान किसी नए सीखने वाले के हाथ में देना",
  },
  "Fumes, jams and a left leg that never rests": {
    hinglish: "Dhuan, jaam aur baayan pair jise kabhi aaram nahi",
    hindi: "धुआँ, जाम और बायाँ पैर जिसे कभी आराम नहीं",
  },
  "Pupils who expect a licence without a test": {
    hinglish: "Seekhne wale jinhe bina test ke licence chahiye",
    hindi: "सीखने वाले जिन्हें बिना टेस्ट के लाइसेंस चाहिए",
  },
  "Learn all road signs from your State's transport site, then sit beside a licensed adult and name every hazard ahead.": {
    hinglish:
      "Apne rajya ki transport site se saare road sign seekhiye, phir licence wale kisi bade ke bagal mein baithkar aage dikhne wala har khatra bataiye.",
    hindi: "अपने राज्य की परिवहन साइट से सड़क के सारे संकेत सीखिए, फिर लाइसेंस वाले किसी बड़े के बग़ल में बैठकर आगे दिखने वाला हर ख़तरा बताइए।",
  },
  "Teachers sent by order, with one eye on the clock": {
    hinglish: "Aadesh par bheje gaye teacher jinki nazar ghadi par rehti hai",
    hindi: "आदेश पर भेजे गए शिक्षक जिनकी नज़र घड़ी पर रहती है",
  },
  "Training handed down from camp to camp, thinner at each step": {
    hinglish: "Training jo ek camp se agle camp tak pahunchte-pahunchte halki hoti jaati hai",
    hindi: "ट्रेनिंग जो एक कैंप से अगले कैंप तक पहुँचते-पहुँचते हल्की होती जाती है",
  },
  "Slides asked for in place of practice": { hinglish: "Abhyas ki jagah slide ki maang", hindi: "अभ्यास की जगह स्लाइड की माँग" },
  "Ask a kind teacher whether you may watch two lessons; note which questions made pupils think, and share one finding politely.": {
    hinglish:
      "Kisi bhale teacher se poochiye ki kya unki do class dekhne ki ijazat milegi, likhiye ki kin sawaalon ne bachchon ko sochne par majboor kiya, aur ek baat vinamrata se bataiye.",
    hindi:
      "किसी भले शिक्षक से पूछिए कि क्या उनकी दो क्लास देखने की इजाज़त मिलेगी, लिखिए कि किन सवालों ने बच्चों को सोचने पर मजबूर किया, और एक बात विनम्रता से बताइए।",
  },
  "Centres that tidy up for a day and hope": {
    hinglish: "Centre jo ek din ke liye safai karke ummeed lagate hain ki kaam chal jayega",
    hindi: "सेंटर जो एक दिन के लिए सफ़ाई करके उम्मीद लगाते हैं कि काम चल जाएगा",
  },
  "Payment per batch, three months late": {
    hinglish: "Har batch ke hisaab se paisa, woh bhi teen mahine der se",
    hindi: "हर बैच के हिसाब से पैसा, वह भी तीन महीने देर से",
  },
  "Failing someone who borrowed to attend": {
    hinglish: "Use fail karna jisne karz lekar course kiya",
    hindi: "उसे फ़ेल करना जिसने क़र्ज़ लेकर कोर्स किया",
  },
  "Take one skill at home, such as making rotis; write five standards that can be seen, and assess three people fairly.": {
    hinglish:
      "Ghar ka ek hunar lijiye, jaise roti banana, paanch aisi kasautiyan likhiye jo aankh se dikhein, aur teen logon ko nishpaksh hokar parakhiye.",
    hindi: "घर का एक हुनर लीजिए, जैसे रोटी बनाना, पाँच ऐसी कसौटियाँ लिखिए जो आँख से दिखें, और तीन लोगों को निष्पक्ष होकर परखिए।",
  },
  "A counselling room that is also the store": {
    hinglish: "Counselling ka kamra jo store room bhi hai",
    hindi: "काउंसलिंग का कमरा जो स्टोर रूम भी है",
  },
  "Teachers who ask what the child told you": {
    hinglish: "Teacher jo poochte hain ki bachche ne aapko kya bataya",
    hindi: "शिक्षक जो पूछते हैं कि बच्चे ने आपको क्या बताया",
  },
  "One of you for every five hundred pupils": {
    hinglish: "Har paanch sau bachchon par ek hi counsellor",
    hindi: "हर पाँच सौ बच्चों पर एक ही काउंसलर",
  },
  "For a week, listen to one friend a day for ten minutes without advising, and note what changed when you only asked.": {
    hinglish: "Ek hafte tak rozana ek dost ki baat das minute bina salah diye suniye, aur likhiye ki sirf poochne se kya badla.",
    hindi: "एक हफ़्ते तक रोज़ाना एक दोस्त की बात दस मिनट बिना सलाह दिए सुनिए, और लिखिए कि सिर्फ़ पूछने से क्या बदला।",
  },
  "Parents who have decided before they sit down": {
    hinglish: "Mata-pita jo baithne se pehle hi faisla kar chuke hain",
    hindi: "माता-पिता जो बैठने से पहले ही फ़ैसला कर चुके हैं",
  },
  "Free advice from uncles that undoes a month's work": {
    hinglish: "Chacha-mama ki muft salah jo mahine bhar ki mehnat par paani pher deti hai",
    hindi: "चाचा-मामा की मुफ़्त सलाह जो महीने भर की मेहनत पर पानी फेर देती है",
  },
  "Colleges that offer you a commission": { hinglish: "College jo aapko commission dene aate hain", hindi: "कॉलेज जो आपको कमीशन देने आते हैं" },
  "Interview three working adults about their day, pay and path, and write a one-page sheet on each for your class.": {
    hinglish:
      "Kaam karne wale teen bade logon se unke din, kamai aur raaste ke baare mein poochiye, aur class ke liye har ek par ek page likhiye.",
    hindi: "काम करने वाले तीन बड़े लोगों से उनके दिन, कमाई और रास्ते के बारे में पूछिए, और क्लास के लिए हर एक पर एक पेज लिखिए।",
  },
  "An elective withdrawn after students have built their year round it": {
    hinglish: "Jis elective par students ne poora saal tikaya, uska band ho jaana",
    hindi: "जिस इलेक्टिव पर छात्रों ने पूरा साल टिकाया, उसका बंद हो जाना",
  },
  "Queues on registration day with a frozen portal": {
    hinglish: "Registration ke din lambi line aur atka hua portal",
    hindi: "रजिस्ट्रेशन के दिन लंबी लाइन और अटका हुआ पोर्टल",
  },
  "Students who appear only after they fail": {
    hinglish: "Students jo fail hone ke baad hi aate hain",
    hindi: "छात्र जो फ़ेल होने के बाद ही आते हैं",
  },
  "Take one university's published credit rules, plan a full BA or BSc in it, and note which rule could cost a student a year.": {
    hinglish:
      "Kisi ek university ke chhape hue credit niyam lijiye, unse poore BA ya BSc ki yojana banaiye, aur likhiye ki kis niyam se student ka ek saal barbaad ho sakta hai.",
    hindi:
      "किसी एक विश्वविद्यालय के प्रकाशित क्रेडिट नियम लीजिए, उनसे पूरे BA या BSc की योजना बनाइए, और लिखिए कि किस नियम से छात्र का एक साल बर्बाद हो सकता है।",
  },
  "Reports challenged by those who only wanted extra time": {
    hinglish: "Report par un logon ka sawaal uthana jinhe bas extra samay chahiye tha",
    hindi: "रिपोर्ट पर उन लोगों का सवाल उठाना जिन्हें बस अतिरिक्त समय चाहिए था",
  },
  "Costly test kits whose scores were set on children abroad": {
    hinglish: "Mehnge test kit jinke score videshi bachchon par tay hue the",
    hindi: "महँगे टेस्ट किट जिनके स्कोर विदेशी बच्चों पर तय हुए थे",
  },
  "Waiting lists while the child goes on failing": {
    hinglish: "Lambi waiting list, aur bachcha is beech fail hota rehta hai",
    hindi: "लंबी वेटिंग लिस्ट, और बच्चा इस बीच फ़ेल होता रहता है",
  },
  "With a class's consent, ask ten pupils how they learn spellings, test them, and compare what they say with scores.": {
    hinglish:
      "Class ki sehmati se das bachchon se poochiye ki woh spelling kaise yaad karte hain, unka test lijiye, aur unki baat ko number se milaiye.",
    hindi: "क्लास की सहमति से दस बच्चों से पूछिए कि वे स्पेलिंग कैसे याद करते हैं, उनका टेस्ट लीजिए, और उनकी बात को नंबरों से मिलाइए।",
  },
  "Targets that push one university over a better one": {
    hinglish: "Target jinke kaaran behtar university chhodkar koi aur batani padti hai",
    hindi: "टारगेट जिनके कारण बेहतर विश्वविद्यालय छोड़कर कोई और बताना पड़ता है",
  },
  "A visa refused after a year of work": {
    hinglish: "Saal bhar ki mehnat ke baad visa na milna",
    hindi: "साल भर की मेहनत के बाद वीज़ा न मिलना",
  },
  "Families who mortgage land on your word": {
    hinglish: "Parivar jo aapki baat par zameen girvi rakh dete hain",
    hindi: "परिवार जो आपकी बात पर ज़मीन गिरवी रख देते हैं",
  },
  "Choose one course abroad; find the full cost, scholarship, language score and work rules on official sites only.": {
    hinglish:
      "Videsh ka ek course chuniye, aur sirf official sites par uska poora kharch, scholarship, bhasha ka score aur kaam ke niyam dhoondhiye.",
    hindi: "विदेश का एक कोर्स चुनिए, और सिर्फ़ आधिकारिक साइटों पर उसका पूरा ख़र्च, स्कॉलरशिप, भाषा का स्कोर और काम के नियम ढूँढ़िए।",
  },
  "No front door that is your own": {
    hinglish: "Aisa ghar na hona jiska darwaza sirf aapka ho",
    hindi: "ऐसा घर न होना जिसका दरवाज़ा सिर्फ़ आपका हो",
  },
  "Ragging that hides until somebody is hurt": {
    hinglish: "Ragging jo kisi ko chot lagne tak chhupi rehti hai",
    hindi: "रैगिंग जो किसी को चोट लगने तक छिपी रहती है",
  },
  "Being called for a blocked drain during a family dinner": {
    hinglish: "Parivar ke saath khate samay band naali ke liye bulawa",
    hindi: "परिवार के साथ खाते समय बंद नाली के लिए बुलावा",
  },
  "Draw up fair rules for ten cousins sharing a house for three days: meals, lights, quarrels, illness; try them and revise.": {
    hinglish:
      "Ek ghar mein teen din rehne wale das cousins ke liye khane, batti, jhagde aur beemari ke uchit niyam banaiye, unhe aazmaiye aur sudhariye.",
    hindi: "एक घर में तीन दिन रहने वाले दस चचेरे-ममेरे भाई-बहनों के लिए खाने, बत्ती, झगड़े और बीमारी के उचित नियम बनाइए, उन्हें आज़माइए और सुधारिए।",
  },
  "Being judged each summer by how many were placed": {
    hinglish: "Har garmi mein isse aanka jaana ki kitnon ko naukri mili",
    hindi: "हर गर्मी में इससे आँका जाना कि कितनों को नौकरी मिली",
  },
  "Offers withdrawn after the farewell party": {
    hinglish: "Farewell party ke baad wapas liye gaye offer",
    hindi: "फ़ेयरवेल पार्टी के बाद वापस लिए गए ऑफ़र",
  },
  "Companies that test three hundred students and hire two": {
    hinglish: "Company jo teen sau students ka test lekar do ko rakhti hain",
    hindi: "कंपनियाँ जो तीन सौ छात्रों का टेस्ट लेकर दो को रखती हैं",
  },
  "Collect ten real entry-level job advertisements in your town, list the skills they share, and run a mock interview for a friend.": {
    hinglish:
      "Apne sheher mein shuruaati naukri ke das asli vigyapan ikattha kijiye, unmein baar-baar aane wale hunar likhiye, aur ek dost ka mock interview lijiye.",
    hindi: "अपने शहर में शुरुआती नौकरियों के दस असली विज्ञापन इकट्ठा कीजिए, उनमें बार-बार आने वाले हुनर लिखिए, और एक दोस्त का मॉक इंटरव्यू लीजिए।",
  },
  "Being sent as a substitute whenever a teacher is absent": {
    hinglish: "Koi teacher na aaye to uski jagah class mein bhej diya jaana",
    hindi: "कोई शिक्षक न आए तो उसकी जगह क्लास में भेज दिया जाना",
  },
  "Torn and missing books at the yearly stock check": {
    hinglish: "Saalana ginti mein fati aur gayab kitaabein",
    hindi: "सालाना गिनती में फटी और ग़ायब किताबें",
  },
  "Budgets spent on guides instead of stories": {
    hinglish: "Kahaniyon ki jagah guide par kharch hua budget",
    hindi: "कहानियों की जगह गाइड पर ख़र्च हुआ बजट",
  },
  "Ask your school to let you run one story hour for Class 2 with a free StoryWeaver book, and note which pages worked.": {
    hinglish:
      "School se ijazat lekar Class 2 ke bachchon ke liye StoryWeaver ki ek free kitaab se ek story hour karaiye, aur likhiye ki kaun se page bachchon ko pasand aaye.",
    hindi: "स्कूल से इजाज़त लेकर कक्षा 2 के बच्चों के लिए StoryWeaver की एक मुफ़्त किताब से कहानी का एक घंटा कराइए, और लिखिए कि कौन से पेज बच्चों को पसंद आए।",
  },
  "Leaking roofs and old racks that wait years for repair": {
    hinglish: "Tapakti chhat aur purane rack jinki marammat saalon tak nahi hoti",
    hindi: "टपकती छत और पुराने रैक जिनकी मरम्मत सालों तक नहीं होती",
  },
  "Vacant posts, so one person minds the whole building": {
    hinglish: "Khaali padi posts, isliye poori imarat ek vyakti ke hawale",
    hindi: "ख़ाली पड़े पद, इसलिए पूरी इमारत एक व्यक्ति के हवाले",
  },
  "Readers who tear out the job advertisements": {
    hinglish: "Padhne wale jo naukri ke vigyapan phaad lete hain",
    hindi: "पढ़ने वाले जो नौकरी के विज्ञापन फाड़ लेते हैं",
  },
  "Join your nearest public library, spend three afternoons there, and list who comes, what they look for and what is missing.": {
    hinglish:
      "Apni sabse nazdeeki public library ke sadasya baniye, teen dopahar wahan bitaiye, aur likhiye ki kaun aata hai, kya dhoondhta hai aur wahan kya kami hai.",
    hindi: "अपनी सबसे नज़दीकी सार्वजनिक लाइब्रेरी के सदस्य बनिए, तीन दोपहर वहाँ बिताइए, और लिखिए कि कौन आता है, क्या ढूँढ़ता है और वहाँ क्या कमी है।",
  },
  "Subscription prices that rise faster than the college grant": {
    hinglish: "Journal ke daam jo college ke grant se tez badhte hain",
    hindi: "जर्नलों के दाम जो कॉलेज के अनुदान से तेज़ बढ़ते हैं",
  },
  "Scholars who arrive the night before submission": {
    hinglish: "Research scholar jo thesis jama karne se ek raat pehle aate hain",
    hindi: "शोधार्थी जो थीसिस जमा करने से एक रात पहले आते हैं",
  },
  "Costly databases that hardly a scholar opens": {
    hinglish: "Mehnge database jinhe shayad hi koi scholar kholta hai",
    hindi: "महँगे डेटाबेस जिन्हें शायद ही कोई शोधार्थी खोलता है",
  },
  "Search Shodhganga for one thesis on a topic you like, read its abstract and reference list, and write the citations in one style.": {
    hinglish:
      "Shodhganga par apni pasand ke vishay ki ek thesis dhoondhiye, uska abstract aur sandarbh soochi padhiye, aur sandarbh ek hi style mein likhiye.",
    hindi: "Shodhganga पर अपनी पसंद के विषय की एक थीसिस ढूँढ़िए, उसका सार और संदर्भ सूची पढ़िए, और संदर्भ एक ही शैली में लिखिए।",
  },
  "Hours of scanning that look the same": {
    hinglish: "Scanning ke ghante jo sab ek jaise lagte hain",
    hindi: "स्कैनिंग के घंटे जो सब एक जैसे लगते हैं",
  },
  "A brittle page that tears as you turn it to scan": {
    hinglish: "Bhurbhura panna jo scan ke liye palatte hi phat jaata hai",
    hindi: "भुरभुरा पन्ना जो स्कैन के लिए पलटते ही फट जाता है",
  },
  "Copyright doubts that keep finished scans offline": {
    hinglish: "Copyright ki uljhan jo taiyaar scan ko online nahi aane deti",
    hindi: "कॉपीराइट की उलझन जो तैयार स्कैन को ऑनलाइन नहीं आने देती",
  },
  "Photograph ten old family papers in even light, name the files by one rule, and describe each in a small spreadsheet.": {
    hinglish:
      "Parivar ke das purane kaagazon ki barabar roshni mein photo lijiye, files ke naam ek hi niyam se rakhiye, aur chhoti spreadsheet mein har ek ka byora likhiye.",
    hindi: "परिवार के दस पुराने काग़ज़ों की बराबर रोशनी में फ़ोटो लीजिए, फ़ाइलों के नाम एक ही नियम से रखिए, और छोटी स्प्रेडशीट में हर एक का ब्योरा लिखिए।",
  },
  "Rules so fine that a comma matters": {
    hinglish: "Itne bareek niyam ki ek comma se bhi fark padta hai",
    hindi: "इतने बारीक नियम कि एक कॉमा से भी फ़र्क़ पड़ता है",
  },
  "Sitting alone with a trolley of unread books": {
    hinglish: "Bina padhi kitaabon ki trolley ke saath akele baithna",
    hindi: "बिना पढ़ी किताबों की ट्रॉली के साथ अकेले बैठना",
  },
  "One author whose name is spelt four ways on four books": {
    hinglish: "Ek lekhak jinka naam chaar kitaabon par chaar tarah se likha hai",
    hindi: "एक लेखक जिनका नाम चार किताबों पर चार तरह से लिखा है",
  },
  "Sort thirty books at home into Dewey's ten main classes, and write a card with author, title and subject for each.": {
    hinglish:
      "Ghar ki tees kitaabein Dewey ke das mukhya vargon mein baantiye, aur har kitaab ka ek card likhiye jismein lekhak, naam aur vishay ho.",
    hindi: "घर की तीस किताबें Dewey के दस मुख्य वर्गों में बाँटिए, और हर किताब का एक कार्ड लिखिए जिसमें लेखक, नाम और विषय हो।",
  },
  "Books that readers kindly put back on the wrong shelf": {
    hinglish: "Kitaabein jo padhne wale bhalai mein galat shelf par rakh dete hain",
    hindi: "किताबें जो पढ़ने वाले भलाई में ग़लत शेल्फ़ पर रख देते हैं",
  },
  "Arguments over a ten-rupee fine": { hinglish: "Das rupaye ke fine par behasbaazi", hindi: "दस रुपये के जुर्माने पर बहसबाज़ी" },
  "Lifting bound newspapers to the top shelf": {
    hinglish: "Akhbaron ki bhaari jild sabse upar ke khaane tak uthana",
    hindi: "अख़बारों की भारी जिल्दें सबसे ऊपर के ख़ाने तक उठाना",
  },
  "Volunteer for a week at your school library's counter; issue, collect and shelve books, and mend five torn ones with tape.": {
    hinglish:
      "Ek hafte tak school library ke counter par volunteer kijiye, kitaabein issue kijiye, wapas lijiye, shelf par rakhiye, aur paanch fati kitaabein tape se jodiye.",
    hindi: "एक हफ़्ते तक स्कूल लाइब्रेरी के काउंटर पर स्वेच्छा से काम कीजिए, किताबें इशू कीजिए, वापस लीजिए, शेल्फ़ पर रखिए, और पाँच फटी किताबें टेप से जोड़िए।",
  },
  "Being blamed for whatever happens on a school bus": {
    hinglish: "School bus mein kuch bhi ho, dosh aap par aana",
    hindi: "स्कूल बस में कुछ भी हो, दोष आप पर आना",
  },
  "Telling a long-serving colleague that his lessons bore children": {
    hinglish: "Barson purane saathi ko batana ki unki class bachchon ko boring lagti hai",
    hindi: "बरसों पुराने साथी को बताना कि उनकी क्लास बच्चों को उबाऊ लगती है",
  },
  "Trustees who push admissions for their friends": {
    hinglish: "Trustee jo apne doston ke bachchon ke admission ka dabaav daalte hain",
    hindi: "ट्रस्टी जो अपने दोस्तों के बच्चों के दाख़िले का दबाव डालते हैं",
  },
  "Shadow your own principal for half a day with permission, and log every decision made, its size, and who was unhappy.": {
    hinglish:
      "Permission lekar aadhe din apne principal ke saath rahiye, aur har faisla likhiye, woh kitna bada tha aur usse kaun naakhush hua.",
    hindi: "अनुमति लेकर आधे दिन अपने प्रिंसिपल के साथ रहिए, और हर फ़ैसला लिखिए, वह कितना बड़ा था और उससे कौन नाख़ुश हुआ।",
  },
  "Doing the scolding so that the head can stay popular": {
    hinglish: "Khud daantna taaki principal sabke pyaare bane rahein",
    hindi: "ख़ुद डाँटना ताकि प्रिंसिपल सबके प्यारे बने रहें",
  },
  "A timetable that breaks with each resignation": {
    hinglish: "Timetable jo har isteefe par bikhar jaata hai",
    hindi: "टाइमटेबल जो हर इस्तीफ़े पर बिखर जाता है",
  },
  "Phone calls about uniforms and haircuts": {
    hinglish: "Uniform aur baal katwane ko lekar phone",
    hindi: "यूनिफ़ॉर्म और बाल कटवाने को लेकर फ़ोन",
  },
  "Draw a clash-free weekly timetable for three classes and five teachers on squared paper, then let one teacher fall ill.": {
    hinglish:
      "Chaukhane wale kaagaz par teen class aur paanch teacher ka aisa saptahik timetable banaiye jismein koi takraav na ho, phir maan lijiye ki ek teacher beemar hai.",
    hindi: "चौख़ाने वाले काग़ज़ पर तीन क्लास और पाँच शिक्षकों का ऐसा साप्ताहिक टाइमटेबल बनाइए जिसमें कोई टकराव न हो, फिर मान लीजिए कि एक शिक्षक बीमार है।",
  },
  "Political pressure over each appointment": { hinglish: "Har niyukti par rajneetik dabaav", hindi: "हर नियुक्ति पर राजनीतिक दबाव" },
  "Court cases by staff who were passed over": {
    hinglish: "Jin karmchariyon ko tarakki nahi mili, unke court case",
    hindi: "जिन कर्मचारियों को तरक़्क़ी नहीं मिली, उनके कोर्ट केस",
  },
  "Three or five years in office, too few to see one reform through": {
    hinglish: "Pad par teen ya paanch saal, jinmein ek bhi sudhaar poora nahi hota",
    hindi: "पद पर तीन या पाँच साल, जिनमें एक भी सुधार पूरा नहीं होता",
  },
  "Read your State university's last annual report online; list its three largest expenses and what you would change first.": {
    hinglish:
      "Apne rajya ki university ki pichhli saalana report online padhiye, uske teen sabse bade kharch likhiye aur yeh bhi ki sabse pehle kya badla jaye.",
    hindi: "अपने राज्य के विश्वविद्यालय की पिछली सालाना रिपोर्ट ऑनलाइन पढ़िए, उसके तीन सबसे बड़े ख़र्च लिखिए और यह भी कि सबसे पहले क्या बदला जाए।",
  },
  "Professors who no longer greet you once a course is cut": {
    hinglish: "Professor jo course band hone ke baad aapko namaste tak nahi karte",
    hindi: "प्रोफ़ेसर जो कोर्स बंद होने के बाद आपको नमस्ते तक नहीं करते",
  },
  "No hours left for your own research": { hinglish: "Apni research ke liye samay na bachna", hindi: "अपने शोध के लिए समय न बचना" },
  "Two departments that both claim one laboratory": {
    hinglish: "Do department jo ek hi lab par haq jatate hain",
    hindi: "दो विभाग जो एक ही लैब पर हक़ जताते हैं",
  },
  "Interview two college students about a useless course, then write a one-page proposal to repair it, with hours and marks.": {
    hinglish:
      "College ke do students se kisi bekaar course ke baare mein poochiye, phir ghante aur number samet use sudhaarne ka ek page ka prastaav likhiye.",
    hindi: "कॉलेज के दो छात्रों से किसी बेकार कोर्स के बारे में पूछिए, फिर घंटों और नंबरों समेत उसे सुधारने का एक पेज का प्रस्ताव लिखिए।",
  },
  "Old files that nobody can find when a judge asks": {
    hinglish: "Purani file jo judge ke maangne par kisi ko nahi milti",
    hindi: "पुरानी फ़ाइलें जो जज के माँगने पर किसी को नहीं मिलतीं",
  },
  "Unions outside the door over arrears": {
    hinglish: "Bakaya vetan ke liye darwaze par baithi union",
    hindi: "बकाया वेतन के लिए दरवाज़े पर बैठी यूनियनें",
  },
  "Your name on every court case against the university": {
    hinglish: "University par hue har case mein aapka naam",
    hindi: "विश्वविद्यालय पर हुए हर केस में आपका नाम",
  },
  "Write one page of rules for a club: who may join, who votes, what the secretary must keep; let the members argue each line.": {
    hinglish:
      "Kisi club ke niyam ek page mein likhiye: kaun sadasya ho sakta hai, kaun vote dega, secretary ko kya sambhal kar rakhna hoga. Phir sadasyon ko har line par behas karne dijiye.",
    hindi:
      "किसी क्लब के नियम एक पेज में लिखिए: कौन सदस्य हो सकता है, कौन वोट देगा, सचिव को क्या सँभालकर रखना होगा। फिर सदस्यों को हर लाइन पर बहस करने दीजिए।",
  },
  "The fear of a leaked paper each season": { hinglish: "Har season mein paper leak hone ka darr", hindi: "हर सीज़न में पेपर लीक होने का डर" },
  "Lakhs of students cursing a two-day delay": {
    hinglish: "Do din ki deri par lakhon students ki gaaliyan",
    hindi: "दो दिन की देरी पर लाखों छात्रों की गालियाँ",
  },
  "Evaluators who do not report at camp": {
    hinglish: "Copy jaanchne wale jo jaanch camp mein aate hi nahi",
    hindi: "कॉपी जाँचने वाले जो जाँच कैंप में आते ही नहीं",
  },
  "Set, print, seal and run a ten-mark quiz for twenty classmates with roll numbers and codes, and publish the result in a day.": {
    hinglish:
      "Bees sahpaathiyon ke liye roll number aur code wala das number ka quiz banaiye, chhapiye, seal kijiye, karaiye, aur ek din mein result nikaliye.",
    hindi: "बीस सहपाठियों के लिए रोल नंबर और कोड वाला दस नंबर का क्विज़ बनाइए, छापिए, सील कीजिए, कराइए, और एक दिन में नतीजा निकालिए।",
  },
  "Teachers who see you as an enemy at the door": {
    hinglish: "Teacher jo aapko darwaze par dekhte hi dushman maan lete hain",
    hindi: "शिक्षक जो आपको दरवाज़े पर देखते ही दुश्मन मान लेते हैं",
  },
  "Four schools a day on a motorcycle in April": {
    hinglish: "April mein motorcycle par din mein chaar school",
    hindi: "अप्रैल में मोटरसाइकिल पर दिन में चार स्कूल",
  },
  "The same dry toilet in your report, year after year": {
    hinglish: "Aapki report mein saal dar saal wahi bina paani ka toilet",
    hindi: "आपकी रिपोर्ट में साल-दर-साल वही बिना पानी का शौचालय",
  },
  "Read the Right to Education Act's list of norms, then check your own school against it, point by point, privately.": {
    hinglish:
      "Shiksha ka Adhikar kanoon ke maanakon ki list padhiye, phir apne school ko ek-ek bindu par usse milaiye aur nateeja apne paas rakhiye.",
    hindi: "शिक्षा का अधिकार क़ानून के मानकों की सूची पढ़िए, फिर अपने स्कूल को एक-एक बिंदु पर उससे मिलाइए और नतीजा अपने पास रखिए।",
  },
  "Transfers demanded by every local leader": { hinglish: "Har local neta ki transfer ki maang", hindi: "हर स्थानीय नेता की तबादले की माँग" },
  "Suspensions and strikes that land on your desk": {
    hinglish: "Suspension aur hadtal ke maamle jo aapki mez par aate hain",
    hindi: "निलंबन और हड़ताल के मामले जो आपकी मेज़ पर आते हैं",
  },
  "Teachers who go to the High Court over seniority lists": {
    hinglish: "Teacher jo seniority list ko lekar High Court jaate hain",
    hindi: "शिक्षक जो वरिष्ठता सूची को लेकर हाई कोर्ट जाते हैं",
  },
  "Look up your district on the UDISE+ portal; find enrolment, dropout and single-teacher schools, and pick one figure to act on.": {
    hinglish:
      "UDISE+ portal par apna zila dekhiye, admission, padhai chhodne wale bachche aur ek hi teacher wale school ki ginti dhoondhiye, aur ek aankda chuniye jis par kuch kiya jaye.",
    hindi:
      "UDISE+ पोर्टल पर अपना ज़िला देखिए, नामांकन, पढ़ाई छोड़ने वाले बच्चे और एक ही शिक्षक वाले स्कूलों की गिनती ढूँढ़िए, और एक आँकड़ा चुनिए जिस पर कुछ किया जाए।",
  },
  "Being neither one of the staff nor the management": {
    hinglish: "Na staff mein gina jaana, na management mein",
    hindi: "न स्टाफ़ में गिना जाना, न प्रबंधन में",
  },
  "Plans copied word for word from the year before": {
    hinglish: "Pichhle saal se shabd-dar-shabd utaare gaye lesson plan",
    hindi: "पिछले साल से शब्द-दर-शब्द उतारे गए लेसन प्लान",
  },
  "Rescheduling tests for each sports meet": {
    hinglish: "Har khel pratiyogita par test ki tareekh phir badalna",
    hindi: "हर खेल प्रतियोगिता पर टेस्ट की तारीख़ फिर बदलना",
  },
  "Split one textbook of yours over the school days left till the exam, with revision and two tests, and keep to it.": {
    hinglish: "Apni ek textbook ko exam tak bache school ke dinon mein baantiye, revision aur do test jodkar, aur usi par chaliye.",
    hindi: "अपनी एक पाठ्यपुस्तक को परीक्षा तक बचे स्कूल के दिनों में बाँटिए, दोहराई और दो टेस्ट जोड़कर, और उसी पर चलिए।",
  },
  "Pleading parents with a marksheet one mark short": {
    hinglish: "Ek number kam ki marksheet liye gidgidate mata-pita",
    hindi: "एक नंबर कम की मार्कशीट लिए गिड़गिड़ाते माता-पिता",
  },
  "Private colleges that hand you seat-filling targets": {
    hinglish: "Private college jo seat bharne ka target thama dete hain",
    hindi: "प्राइवेट कॉलेज जो सीटें भरने का टारगेट थमा देते हैं",
  },
  "No leave from May to August": { hinglish: "May se August tak koi chhutti nahi", hindi: "मई से अगस्त तक कोई छुट्टी नहीं" },
  "Take a college's last published cut-offs and quotas; rank twelve made-up applicants and fill five seats by the rules.": {
    hinglish:
      "Kisi college ke pichhle chhape hue cut-off aur quota lijiye, barah kalpanik aavedakon ki merit list banaiye, aur niyamon se paanch seat bhariye.",
    hindi: "किसी कॉलेज के पिछले प्रकाशित कट-ऑफ़ और कोटा लीजिए, बारह काल्पनिक आवेदकों की मेरिट लिस्ट बनाइए, और नियमों से पाँच सीटें भरिए।",
  },
  "Committees that add a topic and remove none": {
    hinglish: "Committee jo ek topic jodti hai aur ek bhi nahi hatati",
    hindi: "कमेटी जो एक टॉपिक जोड़ती है और एक भी नहीं हटाती",
  },
  "Years before a child meets what you planned": {
    hinglish: "Aapki yojana bachche tak pahunchne mein saalon lagna",
    hindi: "आपकी योजना बच्चे तक पहुँचने में सालों लगना",
  },
  "Political rows over a single chapter": { hinglish: "Ek akele chapter par rajneetik jhagda", hindi: "एक अकेले अध्याय पर राजनीतिक झगड़ा" },
  "Compare one topic across the free NCERT books of three classes, and draw how it grows, with one step you find missing.": {
    hinglish:
      "Teen class ki free NCERT kitaabon mein ek topic ki tulna kijiye, aur chitra banaiye ki woh kaise badhta hai, saath mein ek step jo beech mein chhoota hai.",
    hindi: "तीन क्लास की मुफ़्त NCERT किताबों में एक टॉपिक की तुलना कीजिए, और चित्र बनाइए कि वह कैसे बढ़ता है, साथ में एक क़दम जो बीच में छूटा है।",
  },
  "Clients who want their hundred-page manual made clickable": {
    hinglish: "Client jo sau page ke manual ko bas clickable banwana chahte hain",
    hindi: "क्लाइंट जो सौ पेज के मैनुअल को बस क्लिक करने लायक़ बनवाना चाहते हैं",
  },
  "Experts who want every fact they know in one lesson": {
    hinglish: "Expert jo apni saari jaankari ek hi lesson mein chahte hain",
    hindi: "विशेषज्ञ जो अपनी सारी जानकारी एक ही पाठ में चाहते हैं",
  },
  "A quiz made easier because too many managers failed it": {
    hinglish: "Quiz jo isliye aasaan karni padi ki bahut se manager fail ho gaye",
    hindi: "क्विज़ जो इसलिए आसान करनी पड़ी कि बहुत से मैनेजर फ़ेल हो गए",
  },
  "Storyboard a five-screen lesson on using UPI safely, with one choice and feedback per screen; test it on an elder.": {
    hinglish:
      "UPI ko surakshit tareeke se chalane par paanch screen ke lesson ka storyboard banaiye, har screen par ek vikalp chunna ho aur us par feedback mile, aur ise kisi buzurg par aazmaiye.",
    hindi:
      "UPI को सुरक्षित तरीक़े से चलाने पर पाँच स्क्रीन के पाठ का स्टोरीबोर्ड बनाइए, हर स्क्रीन पर एक विकल्प चुनना हो और उस पर फ़ीडबैक मिले, और इसे किसी बुज़ुर्ग पर आज़माइए।",
  },
  "Last-minute script changes after the voice is recorded": {
    hinglish: "Aawaz record hone ke baad aakhiri pal mein script badalna",
    hindi: "आवाज़ रिकॉर्ड होने के बाद आख़िरी पल में स्क्रिप्ट बदलना",
  },
  "Courses that staff click through unread": {
    hinglish: "Course jinhe staff bina padhe click karta jaata hai",
    hindi: "कोर्स जिन्हें स्टाफ़ बिना पढ़े क्लिक करता जाता है",
  },
  "Old browsers in which everything shifts": {
    hinglish: "Purane browser jinmein sab kuch apni jagah se hat jaata hai",
    hindi: "पुराने ब्राउज़र जिनमें सब कुछ अपनी जगह से हट जाता है",
  },
  "Build a short clickable quiz from linked slides in a free slide program, send it to five friends, and mend what confused them.": {
    hinglish:
      "Free slide program mein slides jodkar click karne wali chhoti quiz banaiye, paanch doston ko bhejiye, aur jahan unhe uljhan ho wahan sudhariye.",
    hindi: "मुफ़्त स्लाइड प्रोग्राम में स्लाइडें जोड़कर क्लिक करने वाली छोटी क्विज़ बनाइए, पाँच दोस्तों को भेजिए, और जहाँ उन्हें उलझन हो वहाँ सुधारिए।",
  },
  "One misprint that ten thousand pupils copy": {
    hinglish: "Chhapai ki ek galti jo das hazaar bachche utaarte hain",
    hindi: "छपाई की एक ग़लती जो दस हज़ार बच्चे उतारते हैं",
  },
  "Royalties that come once a year and small": {
    hinglish: "Royalty jo saal mein ek baar aur thodi si aati hai",
    hindi: "रॉयल्टी जो साल में एक बार और थोड़ी सी आती है",
  },
  "Rival guides that lift your sums": {
    hinglish: "Doosri guide jo aapke sawaal chura leti hain",
    hindi: "दूसरी गाइडें जो आपके सवाल चुरा लेती हैं",
  },
  "Rewrite the hardest page of your science book for a Class 6 child, with one drawing and three questions, then test it.": {
    hinglish:
      "Apni science kitaab ka sabse mushkil page Class 6 ke bachche ke liye phir likhiye, ek chitra aur teen sawaalon ke saath, aur phir kisi bachche par jaanchiye.",
    hindi: "अपनी विज्ञान की किताब का सबसे मुश्किल पेज कक्षा 6 के बच्चे के लिए फिर लिखिए, एक चित्र और तीन सवालों के साथ, और फिर किसी बच्चे पर जाँचिए।",
  },
  "Thirty scripts a day in handwriting of every kind": {
    hinglish: "Har tarah ki likhawat mein din ki tees copiyan",
    hindi: "हर तरह की लिखावट में दिन की तीस कॉपियाँ",
  },
  "Pay by the script, which comes months later": {
    hinglish: "Har copy ke hisaab se paisa, jo mahinon baad aata hai",
    hindi: "हर कॉपी के हिसाब से पैसा, जो महीनों बाद आता है",
  },
  "Knowing what one wrong total can cost a stranger": {
    hinglish: "Yeh jaanna ki ek galat jod kisi anjaan bachche ka kitna nuksaan kar sakta hai",
    hindi: "यह जानना कि एक ग़लत जोड़ किसी अनजान बच्चे का कितना नुक़सान कर सकता है",
  },
  "Write a marking scheme for one long question, mark five friends' answers, mark them again a week later, and compare.": {
    hinglish:
      "Ek lambe sawaal ki marking scheme banaiye, paanch doston ke jawab jaanchiye, ek hafte baad phir jaanchiye aur dono ki tulna kijiye.",
    hindi: "एक लंबे सवाल की मार्किंग स्कीम बनाइए, पाँच दोस्तों के जवाब जाँचिए, एक हफ़्ते बाद फिर जाँचिए और दोनों की तुलना कीजिए।",
  },
  "Three hours on your feet, with no phone and no book": {
    hinglish: "Teen ghante khade rehna, na phone na kitaab",
    hindi: "तीन घंटे खड़े रहना, न फ़ोन न किताब",
  },
  "Reporting a weeping candidate with a chit": {
    hinglish: "Parchi ke saath pakde gaye, rote hue pareeksharthi ki report karna",
    hindi: "पर्ची के साथ पकड़े गए, रोते हुए परीक्षार्थी की रिपोर्ट करना",
  },
  "Duty fees of a few hundred rupees a session": {
    hinglish: "Ek paali ki duty ke kuch sau rupaye hi milna",
    hindi: "एक पाली की ड्यूटी के कुछ सौ रुपये ही मिलना",
  },
  "Run a mock test for ten friends under full board rules, from seating to sealing, and note where the order slipped.": {
    hinglish:
      "Das doston ka mock test board ke poore niyamon se karaiye, seating se seal karne tak, aur likhiye ki vyavastha kahan dheeli padi.",
    hindi: "दस दोस्तों का मॉक टेस्ट बोर्ड के पूरे नियमों से कराइए, सीट देने से लेकर सील करने तक, और लिखिए कि व्यवस्था कहाँ ढीली पड़ी।",
  },
  "Children tested in June whose families have moved away by March": {
    hinglish: "June mein jaanche gaye bachche jinke parivar March tak kahin aur chale gaye",
    hindi: "जून में जाँचे गए बच्चे जिनके परिवार मार्च तक कहीं और चले गए",
  },
  "Reports shelved by the department that ordered them": {
    hinglish: "Report jise usi department ne daba diya jisne banwayi thi",
    hindi: "रिपोर्ट जिसे उसी विभाग ने दबा दिया जिसने बनवाई थी",
  },
  "Children who freeze because they take the survey for an exam": {
    hinglish: "Bachche jo survey ko exam samajhkar ghabra jaate hain",
    hindi: "बच्चे जो सर्वे को परीक्षा समझकर घबरा जाते हैं",
  },
  "Use the free ASER reading and arithmetic sheets with five younger children, with their parents' leave, and tabulate what you find.": {
    hinglish:
      "ASER ki free padhne aur ganit wali sheet se paanch chhote bachchon ko unke mata-pita ki ijazat se jaanchiye, aur nateeje table mein likhiye.",
    hindi: "ASER की मुफ़्त पढ़ने और गणित वाली शीटों से पाँच छोटे बच्चों को उनके माता-पिता की इजाज़त से जाँचिए, और नतीजे तालिका में लिखिए।",
  },
  "Senior sisters who say it was always done otherwise": {
    hinglish: "Senior sister jo kehti hain ki hamesha se to doosre tareeke se hota aaya hai",
    hindi: "सीनियर सिस्टर जो कहती हैं कि हमेशा से तो दूसरे तरीक़े से होता आया है",
  },
  "Training cancelled whenever the ward is short": {
    hinglish: "Ward mein staff kam hote hi training radd",
    hindi: "वार्ड में स्टाफ़ कम होते ही ट्रेनिंग रद्द",
  },
  "Blame for a wrong dose on a night shift that you never saw": {
    hinglish: "Raat ki jis shift ko aapne dekha tak nahi, usmein hui galat dose ka dosh",
    hindi: "रात की जिस शिफ़्ट को आपने देखा तक नहीं, उसमें हुई ग़लत ख़ुराक का दोष",
  },
  "Learn hand-washing in the WHO's steps, teach it to six people, and check three days later who still does it.": {
    hinglish:
      "WHO ke bataye tareeke se haath dhona seekhiye, chhe logon ko sikhaiye, aur teen din baad dekhiye ki kaun ab bhi waise dhota hai.",
    hindi: "WHO के बताए तरीक़े से हाथ धोना सीखिए, छह लोगों को सिखाइए, और तीन दिन बाद देखिए कि कौन अब भी वैसे धोता है।",
  },
  "Too technical for librarians, too bookish for the computer centre": {
    hinglish: "Librarian kehte hain zyada technical, computer centre kehta hai zyada kitaabi",
    hindi: "लाइब्रेरियन कहते हैं ज़्यादा तकनीकी, कंप्यूटर सेंटर कहता है ज़्यादा किताबी",
  },
  "Publishers who change login rules each year": {
    hinglish: "Prakashak jo har saal login ke niyam badal dete hain",
    hindi: "प्रकाशक जो हर साल लॉगिन के नियम बदल देते हैं",
  },
  "Old card data full of misspellings": {
    hinglish: "Purane card ka data, spelling ki galtiyon se bhara",
    hindi: "पुराने कार्डों का डेटा, स्पेलिंग की ग़लतियों से भरा",
  },
  "Enter forty school library books in a spreadsheet with author, subject and shelf, then let classmates search and note failed searches.":
    {
      hinglish:
        "School library ki chaalis kitaabein lekhak, vishay aur shelf ke saath spreadsheet mein bhariye, phir saathiyon ko khojne dijiye aur jo khoj naakaam rahi woh note kijiye.",
      hindi: "स्कूल लाइब्रेरी की चालीस किताबें लेखक, विषय और शेल्फ़ के साथ स्प्रेडशीट में भरिए, फिर साथियों को खोजने दीजिए और जो खोज नाकाम रही वह नोट कीजिए।",
    },
  "A sore throat from singing over the fan": {
    hinglish: "Pankhe ki awaaz se upar gaate-gaate gale mein dard",
    hindi: "पंखे की आवाज़ से ऊपर गाते-गाते गले में दर्द",
  },
  "Fancy-dress days with weeping children": { hinglish: "Fancy dress ke din aur rote hue bachche", hindi: "फ़ैंसी ड्रेस के दिन और रोते हुए बच्चे" },
  "Contracts that pay nothing in the vacation": {
    hinglish: "Contract jismein chhuttiyon ka paisa nahi milta",
    hindi: "कॉन्ट्रैक्ट जिसमें छुट्टियों का पैसा नहीं मिलता",
  },
  "Read aloud to a group of four-year-olds from a free StoryWeaver book three times; note which page they wait for.": {
    hinglish:
      "Chaar saal ke kuch bachchon ko StoryWeaver ki ek muft kitaab teen baar padhkar sunaiye, aur note kijiye ki woh kis panne ka intezaar karte hain.",
    hindi: "चार साल के कुछ बच्चों को StoryWeaver की एक मुफ़्त किताब तीन बार पढ़कर सुनाइए, और नोट कीजिए कि वे किस पन्ने का इंतज़ार करते हैं।",
  },
  "Flat batteries and lost screws in each period": {
    hinglish: "Har period mein khatm battery aur gum pench",
    hindi: "हर पीरियड में ख़त्म बैटरी और गुम पेंच",
  },
  "Hauling kits between five schools a week": {
    hinglish: "Ek hafte mein paanch school ke beech kit dhona",
    hindi: "एक हफ़्ते में पाँच स्कूलों के बीच किट ढोना",
  },
  "Colleagues who call your period playtime with toys": {
    hinglish: "Saathi teacher jo aapke period ko khilaunon ka khel kehte hain",
    hindi: "साथी शिक्षक जो आपके पीरियड को खिलौनों का खेल कहते हैं",
  },
  "Build and program a blinking, sensing circuit in the free Tinkercad simulator, then explain to a friend how the sensor decides.": {
    hinglish:
      "Muft Tinkercad simulator mein sensor wala aisa circuit banaiye jo jale-bujhe, uska program likhiye, phir dost ko samjhaiye ki sensor kaise tay karta hai.",
    hindi: "मुफ़्त Tinkercad सिमुलेटर में सेंसर वाला ऐसा सर्किट बनाइए जो जले-बुझे, उसका प्रोग्राम लिखिए, फिर दोस्त को समझाइए कि सेंसर कैसे तय करता है।",
  },
  "Old machines that skip stitches on the last seam": {
    hinglish: "Purani machines jo aakhiri silaai par taanke chhod deti hain",
    hindi: "पुरानी मशीनें जो आख़िरी सिलाई पर टाँके छोड़ देती हैं",
  },
  "Learners who must stop coming at harvest time": {
    hinglish: "Seekhne wale jinhe fasal ki katai ke samay aana band karna padta hai",
    hindi: "सीखने वाले जिन्हें फ़सल की कटाई के समय आना बंद करना पड़ता है",
  },
  "A wrong cut in cloth that a learner had saved up for": {
    hinglish: "Us kapde mein galat kaat jiske liye seekhne wale ne paise jode the",
    hindi: "उस कपड़े में ग़लत काट जिसके लिए सीखने वाले ने पैसे जोड़े थे",
  },
  "Sew a bag by hand from an old shirt, write down each step with a sketch, and teach a friend from your sheet.": {
    hinglish: "Purani shirt se haath se ek thaila siliye, har kadam chitra ke saath likhiye, aur us kaagaz se ek dost ko sikhaiye.",
    hindi: "पुरानी शर्ट से हाथ से एक थैला सिलिए, हर क़दम चित्र के साथ लिखिए, और उस काग़ज़ से एक दोस्त को सिखाइए।",
  },
  "Lessons at dawn or midnight for pupils in Texas or London": {
    hinglish: "Texas ya London ke bachchon ke liye bhor ya aadhi raat ki class",
    hindi: "टेक्सस या लंदन के बच्चों के लिए भोर या आधी रात की क्लास",
  },
  "Cameras kept off and pupils half asleep": { hinglish: "Band camera aur aadhi neend mein bachche", hindi: "बंद कैमरे और आधी नींद में बच्चे" },
  "Fractions that must be drawn on a screen with a mouse": {
    hinglish: "Fractions jo screen par mouse se banane padte hain",
    hindi: "भिन्न, जो स्क्रीन पर माउस से बनानी पड़ती हैं",
  },
  "Teach one weak chapter to a younger student over four phone calls, with a test before and after.": {
    hinglish: "Kisi chhote vidyarthi ko chaar phone call mein ek kamzor chapter padhaiye, pehle aur baad mein test lekar.",
    hindi: "किसी छोटे विद्यार्थी को चार फ़ोन कॉल में एक कमज़ोर अध्याय पढ़ाइए, पहले और बाद में टेस्ट लेकर।",
  },
  "Textbooks in Braille that arrive when half the year is over": {
    hinglish: "Braille ki kitaabein jo aadha saal beetne par aati hain",
    hindi: "ब्रेल की किताबें जो आधा साल बीतने पर आती हैं",
  },
  "Families who do everything for the child": {
    hinglish: "Parivaar jo bachche ka har kaam khud kar dete hain",
    hindi: "परिवार जो बच्चे का हर काम ख़ुद कर देते हैं",
  },
  "Villages between two pupils and a late bus": {
    hinglish: "Do bachchon ke beech kai gaon, aur late bus",
    hindi: "दो बच्चों के बीच कई गाँव, और लेट बस",
  },
  "Learn the Braille alphabet from a printed chart, prick your name backwards into thick card with a pin, turn it over, and read it blindfolded.":
    {
      hinglish:
        "Chhape chart se Braille ke akshar seekhiye, mote gatte par pin se chhed karke apna naam ulta likhiye, use palatiye, aur aankhon par patti baandhkar padhiye.",
      hindi: "छपे चार्ट से ब्रेल के अक्षर सीखिए, मोटे गत्ते पर पिन से छेद करके अपना नाम उल्टा लिखिए, उसे पलटिए, और आँखों पर पट्टी बाँधकर पढ़िए।",
    },
  "Professors who never return their sixty books": {
    hinglish: "Professor jo apni li hui paanch darjan kitaabein kabhi nahi lautate",
    hindi: "प्रोफ़ेसर जो अपनी ली हुई साठ किताबें कभी नहीं लौटाते",
  },
  "Vendors who bundle what nobody reads": {
    hinglish: "Vendor jo woh bhi jodkar bechte hain jo koi nahi padhta",
    hindi: "विक्रेता जो वह भी जोड़कर बेचते हैं जो कोई नहीं पढ़ता",
  },
  "Fights over air-conditioned reading seats in April": {
    hinglish: "April mein AC wali seat ke liye jhagde",
    hindi: "अप्रैल में AC वाली सीटों के लिए झगड़े",
  },
  "Pick one research question; find five sources through the National Digital Library of India and rank how far to trust each.": {
    hinglish:
      "Research ka ek sawaal chuniye, National Digital Library of India se paanch srot dhoondhiye aur kram dijiye ki kis par kitna bharosa karein.",
    hindi: "शोध का एक सवाल चुनिए, National Digital Library of India से पाँच स्रोत ढूँढ़िए और क्रम दीजिए कि किस पर कितना भरोसा करें।",
  },
  "Smart boards on which notices are pasted": {
    hinglish: "Smart board jin par notice chipkaye jaate hain",
    hindi: "स्मार्ट बोर्ड जिन पर नोटिस चिपकाए जाते हैं",
  },
  "Elder teachers who take offence at being shown": {
    hinglish: "Umar mein bade teacher jo sikhaye jaane ka bura maante hain",
    hindi: "उम्र में बड़े शिक्षक जो सिखाए जाने का बुरा मानते हैं",
  },
  "Power cuts in the middle of a demonstration": { hinglish: "Demo ke beech mein bijli chali jaana", hindi: "डेमो के बीच में बिजली चली जाना" },
  "Find three good lessons for your class on DIKSHA, and help one teacher to use one of them in a real period.": {
    hinglish:
      "DIKSHA par apni class ke liye teen achhe paath dhoondhiye, aur kisi teacher ko unmein se ek asli period mein padhane mein madad kijiye.",
    hindi: "DIKSHA पर अपनी कक्षा के लिए तीन अच्छे पाठ ढूँढ़िए, और किसी शिक्षक को उनमें से एक असली पीरियड में पढ़ाने में मदद कीजिए।",
  },
  "Practical plots that dry up in the summer holidays": {
    hinglish: "Practical ki kyaariyan jo garmi ki chhuttiyon mein sookh jaati hain",
    hindi: "प्रैक्टिकल की क्यारियाँ जो गर्मी की छुट्टियों में सूख जाती हैं",
  },
  "Parents who want their children off the land": {
    hinglish: "Maata-pita jo chahte hain ki bachche kheti se door rahein",
    hindi: "माता-पिता जो चाहते हैं कि बच्चे खेती से दूर रहें",
  },
  "City schools that do not offer the subject": {
    hinglish: "Shehar ke school jinmein yeh vishay hi nahi",
    hindi: "शहर के स्कूल जिनमें यह विषय ही नहीं",
  },
  "Sow moong in five cups with different soil or water, measure them for two weeks, and teach a younger class what you found.": {
    hinglish:
      "Paanch cup mein alag-alag mitti ya paani ke saath moong boiye, do hafte naapiye, aur jo pata chala woh chhoti class ko padhaiye.",
    hindi: "पाँच कपों में अलग-अलग मिट्टी या पानी के साथ मूँग बोइए, दो हफ़्ते नापिए, और जो पता चला वह छोटी कक्षा को पढ़ाइए।",
  },
  "Trainees who drop out when a wedding is fixed": {
    hinglish: "Trainee jo shaadi tay hote hi course chhod dete hain",
    hindi: "ट्रेनी जो शादी तय होते ही कोर्स छोड़ देते हैं",
  },
  "Chemicals and hair dust in a closed room": {
    hinglish: "Band kamre mein chemical aur baalon ki dhool",
    hindi: "बंद कमरे में केमिकल और बालों की धूल",
  },
  "Dummy heads with hair too worn to hold a curl": {
    hinglish: "Dummy sir jinke baal itne ghise ki curl tikta hi nahi",
    hindi: "डमी सिर जिनके बाल इतने घिसे कि कर्ल टिकता ही नहीं",
  },
  "Practise a basic hand massage and manicure on two willing relatives with home items, and write the steps as a teaching sheet.": {
    hinglish:
      "Ghar ki cheezon se do raazi rishtedaron par haath ki saadi maalish aur manicure ka abhyaas kijiye, aur steps ek sikhane wali sheet mein likhiye.",
    hindi: "घर की चीज़ों से दो राज़ी रिश्तेदारों पर हाथ की सादी मालिश और मैनीक्योर का अभ्यास कीजिए, और सारे चरण एक सिखाने वाली शीट में लिखिए।",
  },
  "Burnt meters that wait a year for replacement": {
    hinglish: "Jale hue meter jo saal bhar badle nahi jaate",
    hindi: "जले हुए मीटर जो साल भर बदले नहीं जाते",
  },
  "Watching twenty beginners near live sockets": {
    hinglish: "Bees naye seekhne walon par chaalu socket ke paas nazar rakhna",
    hindi: "बीस नए सीखने वालों पर चालू सॉकेट के पास नज़र रखना",
  },
  "Industry that laughs at the old syllabus": {
    hinglish: "Industry jo purane syllabus par hansti hai",
    hindi: "इंडस्ट्री जो पुराने सिलेबस पर हँसती है",
  },
  "Teach two friends to light two torch bulbs from one cell, in a row and then side by side, and note which step each got wrong.": {
    hinglish:
      "Do doston ko ek cell se torch ke do bulb jalana sikhaiye, pehle ek ke peeche ek, phir agal-bagal, aur note kijiye ki kisne kaun sa kadam galat kiya.",
    hindi: "दो दोस्तों को एक सेल से टॉर्च के दो बल्ब जलाना सिखाइए, पहले एक के पीछे एक, फिर अगल-बग़ल, और नोट कीजिए कि किसने कौन सा क़दम ग़लत किया।",
  },
  "Pupils who chose the subject only to escape another": {
    hinglish: "Bachche jinhone yeh vishay sirf kisi doosre se bachne ko chuna",
    hindi: "बच्चे जिन्होंने यह विषय सिर्फ़ किसी दूसरे से बचने को चुना",
  },
  "Textbook figures that are five years old": {
    hinglish: "Kitaab ke aankde jo paanch saal purane hain",
    hindi: "किताब के आँकड़े जो पाँच साल पुराने हैं",
  },
  "Marks that hang on key words and not on thought": {
    hinglish: "Number jo soch par nahi, khaas shabdon par milte hain",
    hindi: "नंबर जो सोच पर नहीं, ख़ास शब्दों पर मिलते हैं",
  },
  "Note one vegetable's price daily for three weeks, plot it, ask the seller why it moved, and explain it to a friend.": {
    hinglish:
      "Teen hafte tak roz ek sabzi ka daam likhiye, graph banaiye, bechne wale se poochiye ki daam kyon badla, aur dost ko samjhaiye.",
    hindi: "तीन हफ़्ते तक रोज़ एक सब्ज़ी का दाम लिखिए, ग्राफ़ बनाइए, बेचने वाले से पूछिए कि दाम क्यों बदला, और दोस्त को समझाइए।",
  },
  "Pupils who have not opened the case since last week": {
    hinglish: "Seekhne wale jinhone pichhle hafte se guitar ka case khola hi nahi",
    hindi: "सीखने वाले जिन्होंने पिछले हफ़्ते से गिटार का केस खोला ही नहीं",
  },
  "Beginners who give up while their fingertips still hurt": {
    hinglish: "Naye log jo ungliyon ka dard jaane se pehle hi chhod dete hain",
    hindi: "नए लोग जो उँगलियों का दर्द जाने से पहले ही छोड़ देते हैं",
  },
  "An income that dips in every exam month": {
    hinglish: "Kamai jo har pariksha ke mahine mein gir jaati hai",
    hindi: "कमाई जो हर परीक्षा के महीने में गिर जाती है",
  },
  "Borrow a guitar or ukulele, learn two chords from a free lesson, and count each day how often you can change in a minute.": {
    hinglish:
      "Guitar ya ukulele udhaar lijiye, muft paath se do chord seekhiye, aur roz giniye ki ek minute mein kitni baar chord badal paate hain.",
    hindi: "गिटार या यूकुलेले उधार लीजिए, मुफ़्त पाठ से दो कॉर्ड सीखिए, और रोज़ गिनिए कि एक मिनट में कितनी बार कॉर्ड बदल पाते हैं।",
  },
  "Rain, rough tracks and wet cardboard": {
    hinglish: "Baarish, ubad-khaabad raaste aur bheege gatte",
    hindi: "बारिश, ऊबड़-खाबड़ रास्ते और भीगे गत्ते",
  },
  "Headmasters who lock the books in a steel almirah": {
    hinglish: "Headmaster jo kitaabein steel ki almaari mein band kar dete hain",
    hindi: "हेडमास्टर जो किताबें स्टील की अलमारी में बंद कर देते हैं",
  },
  "Best-loved books that never come back to the van": {
    hinglish: "Sabse pyaari kitaabein jo van mein kabhi nahi lautatin",
    hindi: "सबसे प्यारी किताबें जो वैन में कभी नहीं लौटतीं",
  },
  "Start a lending box of twenty books in your lane for three weeks, with a register, and see which is borrowed most.": {
    hinglish:
      "Apni gali mein teen hafte bees kitaabon ka dibba rakhiye jisse log udhaar lein, register ke saath, aur dekhiye ki kaun si sabse zyada li jaati hai.",
    hindi: "अपनी गली में तीन हफ़्ते बीस किताबों का डिब्बा रखिए जिससे लोग उधार लें, रजिस्टर के साथ, और देखिए कि कौन सी सबसे ज़्यादा ली जाती है।",
  },
  "Families who want ninety per cent in two weeks": {
    hinglish: "Parivaar jinhe do hafte mein nabbe pratishat chahiye",
    hindi: "परिवार जिन्हें दो हफ़्ते में नब्बे प्रतिशत चाहिए",
  },
  "Timetables coloured in with care and dropped after three days": {
    hinglish: "Jatan se range gaye timetable jo teen din baad chhod diye jaate hain",
    hindi: "जतन से रँगे गए टाइमटेबल जो तीन दिन बाद छोड़ दिए जाते हैं",
  },
  "Parents who squeeze one more tuition into a full plan": {
    hinglish: "Maata-pita jo bhare hue plan mein ek aur tuition thoos dete hain",
    hindi: "माता-पिता जो भरे हुए प्लान में एक और ट्यूशन ठूँस देते हैं",
  },
  "Revise one chapter by rereading and another by self-testing; write both tests after a week and compare your own marks.": {
    hinglish:
      "Ek chapter dobara padhkar aur doosra khud ka test lekar dohraiye, hafte baad dono ka test likhiye aur apne hi number milaiye.",
    hindi: "एक अध्याय दोबारा पढ़कर और दूसरा ख़ुद का टेस्ट लेकर दोहराइए, हफ़्ते बाद दोनों का टेस्ट लिखिए और अपने ही नंबर मिलाइए।",
  },
  "Three classes in one room because the second Urdu post lies empty": {
    hinglish: "Ek kamre mein teen class, kyunki Urdu ka doosra pad khaali pada hai",
    hindi: "एक कमरे में तीन कक्षाएँ, क्योंकि उर्दू का दूसरा पद ख़ाली पड़ा है",
  },
  "Few new textbooks and worse printing": {
    hinglish: "Nayi kitaabein kam, aur chhapai aur bhi kharab",
    hindi: "नई किताबें कम, और छपाई और भी ख़राब",
  },
  "Remarks that tie a language to one community": {
    hinglish: "Taane jo ek bhasha ko ek hi samuday se jodte hain",
    hindi: "ताने जो एक भाषा को एक ही समुदाय से जोड़ते हैं",
  },
  "Learn the letters that build your name in Urdu script, write it with a cut reed or marker, and learn one sher by heart.": {
    hinglish:
      "Urdu ke woh harf seekhiye jinse aapka naam banta hai, use kati hui kalam ya marker se likhiye, aur ek sher zubaani yaad kijiye.",
    hindi: "उर्दू के वे हर्फ़ सीखिए जिनसे आपका नाम बनता है, उसे कटी हुई क़लम या मार्कर से लिखिए, और एक शेर ज़ुबानी याद कीजिए।",
  },
  "Twenty microscopes on paper and three that work": {
    hinglish: "Kaagaz par bees microscope, aur chalte hain teen",
    hindi: "काग़ज़ पर बीस माइक्रोस्कोप, और चलते हैं तीन",
  },
  "Forty children round a single burner": {
    hinglish: "Ek hi burner ke chaaron or chaalis bachche",
    hindi: "एक ही बर्नर के चारों ओर चालीस बच्चे",
  },
  "A syllabus that leaves no period for questions": {
    hinglish: "Syllabus jo sawaalon ke liye ek period bhi nahi chhodta",
    hindi: "सिलेबस जो सवालों के लिए एक पीरियड भी नहीं छोड़ता",
  },
  "Teach one chapter of your Class 8 science book to three younger children with things from the kitchen, and let each of them try.": {
    hinglish:
      "Class 8 ki vigyan ki kitaab ka ek chapter teen chhote bachchon ko rasoi ki cheezon se padhaiye, aur har ek ko khud karne dijiye.",
    hindi: "कक्षा 8 की विज्ञान की किताब का एक अध्याय तीन छोटे बच्चों को रसोई की चीज़ों से पढ़ाइए, और हर एक को ख़ुद करने दीजिए।",
  },
  "Parents who want the essay written for them": {
    hinglish: "Maata-pita jo chahte hain ki essay aap hi likh dein",
    hindi: "माता-पिता जो चाहते हैं कि निबंध आप ही लिख दें",
  },
  "Rejection days in March and April": {
    hinglish: "March aur April mein college se inkaar aane ke din",
    hindi: "मार्च और अप्रैल में कॉलेजों से इनकार आने के दिन",
  },
  "Twelve colleges, each with an essay question of its own": {
    hinglish: "Barah college, aur har ek mein essay ka alag sawaal",
    hindi: "बारह कॉलेज, और हर एक में निबंध का अलग सवाल",
  },
  "Write 250 honest words on a failure that changed you, let a teacher ask three questions, and rewrite it.": {
    hinglish:
      "Jis naakaami ne aapko badla, us par 250 sachche shabd likhiye, kisi teacher ko teen sawaal poochne dijiye, aur phir se likhiye.",
    hindi: "जिस नाकामी ने आपको बदला, उस पर 250 सच्चे शब्द लिखिए, किसी शिक्षक को तीन सवाल पूछने दीजिए, और फिर से लिखिए।",
  },
  "Plantation-day photographs with saplings that die": {
    hinglish: "Paudharopan divas ki photo, aur mar jaane wale paudhe",
    hindi: "पौधारोपण दिवस की फ़ोटो, और मर जाने वाले पौधे",
  },
  "Grants that pay for posters, not for walks": {
    hinglish: "Grant jo poster ka paisa deti hai, sair ka nahi",
    hindi: "ग्रांट जो पोस्टर का पैसा देती है, सैर का नहीं",
  },
  "Sunburn and leeches with forty children to count": {
    hinglish: "Tez dhoop aur jonk, aur chaalis bachchon ki ginti",
    hindi: "तेज़ धूप और जोंक, और चालीस बच्चों की गिनती",
  },
  "List every bird near your home for fifteen minutes a day with the free eBird or Merlin app, and guide a friend round.": {
    hinglish:
      "Free eBird ya Merlin app se roz pandrah minute ghar ke paas ke har pakshi ki suchi banaiye, aur kisi dost ko ghumakar dikhaiye.",
    hindi: "फ़्री eBird या Merlin ऐप से रोज़ पंद्रह मिनट घर के पास के हर पक्षी की सूची बनाइए, और किसी दोस्त को घुमाकर दिखाइए।",
  },
};
