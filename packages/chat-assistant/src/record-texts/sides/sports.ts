import type { ToldTexts } from "../told-texts.ts";

export const sports: ToldTexts = {
  "Being dropped after two low scores": { hinglish: "Do kam score ke baad team se bahar", hindi: "दो कम स्कोर के बाद टीम से बाहर" },
  "Thousands of equal talents for eleven places": {
    hinglish: "Gyarah jagah ke liye barabar hunar wale hazaaron",
    hindi: "ग्यारह जगहों के लिए बराबर हुनर वाले हज़ारों",
  },
  "A finger cracked at slip in the one season that counted": {
    hinglish: "Jo season sabse zaroori tha, usi mein slip par ungli toot jaana",
    hindi: "जो सीज़न सबसे ज़रूरी था, उसी में स्लिप पर उँगली टूट जाना",
  },
  "Spend one full leather-ball match of a local club as its scorer or substitute, and keep your own ball-by-ball diary.": {
    hinglish:
      "Kisi local club ke leather ball wale ek poore match mein scorer ya substitute baniye, aur har gend ka hisaab apni diary mein likhiye.",
    hindi: "किसी स्थानीय क्लब के लेदर बॉल वाले एक पूरे मैच में स्कोरर या सब्स्टीट्यूट बनिए, और हर गेंद का हिसाब अपनी डायरी में लिखिए।",
  },
  "A torn knee ligament that ends a contract": {
    hinglish: "Ghutne ka ligament phatna, jisse contract khatm ho jaata hai",
    hindi: "घुटने का लिगामेंट फटना, जिससे कॉन्ट्रैक्ट ख़त्म हो जाता है",
  },
  "Clubs that pay three months late or close": {
    hinglish: "Club jo teen mahine der se paise dete hain ya band ho jaate hain",
    hindi: "क्लब जो तीन महीने देर से पैसे देते हैं या बंद हो जाते हैं",
  },
  "One poor season between you and having no club at all": {
    hinglish: "Bas ek kharab season, aur phir koi club nahi",
    hindi: "बस एक ख़राब सीज़न, और फिर कोई क्लब नहीं",
  },
  "Juggle with both feet daily for three weeks, record your best count, and play two matches in a position that isn't yours.": {
    hinglish:
      "Teen hafte roz dono pairon se ball ko hawa mein uchhaliye, sabse zyada ginti likhiye, aur do match aisi position par kheliye jo aapki nahi hai.",
    hindi: "तीन हफ़्ते रोज़ दोनों पैरों से गेंद को हवा में उछालिए, सबसे ज़्यादा गिनती लिखिए, और दो मैच ऐसी पोज़िशन पर खेलिए जो आपकी नहीं है।",
  },
  "Little turf outside a few towns": {
    hinglish: "Do-chaar sheheron ko chhodkar turf na ke barabar",
    hindi: "दो-चार शहरों को छोड़कर टर्फ़ न के बराबर",
  },
  "A stick to the shin or a ball to the jaw": {
    hinglish: "Pindli par stick ya jabde par gend ki chot",
    hindi: "पिंडली पर स्टिक या जबड़े पर गेंद की चोट",
  },
  "Empty stands at most domestic matches": {
    hinglish: "Desh ke andar ke zyadatar match mein khaali stand",
    hindi: "देश के अंदर के ज़्यादातर मैचों में ख़ाली स्टैंड",
  },
  "Practise Indian dribble with any stick and ball round ten stones for fifteen minutes a day; time yourself weekly.": {
    hinglish:
      "Kisi bhi stick aur gend se das pattharon ke beech roz pandrah minute Indian dribble ka abhyaas kijiye, aur har hafte apna samay naapiye.",
    hindi: "किसी भी स्टिक और गेंद से दस पत्थरों के बीच रोज़ पंद्रह मिनट इंडियन ड्रिबल का अभ्यास कीजिए, और हर हफ़्ते अपना समय नापिए।",
  },
  "Shuttles, travel and coaching that parents pay for years": {
    hinglish: "Shuttle, safar aur coaching, jinka kharch barson maa-baap uthate hain",
    hindi: "शटल, सफ़र और कोचिंग, जिनका ख़र्च बरसों माँ-बाप उठाते हैं",
  },
  "First-round defeats after a twenty-hour journey": {
    hinglish: "Bees ghante ke safar ke baad pehle hi round mein haar",
    hindi: "बीस घंटे के सफ़र के बाद पहले ही राउंड में हार",
  },
  "Indoor halls at forty degrees with the fans off": {
    hinglish: "Pankhe band, aur hall mein chaalis degree garmi",
    hindi: "पंखे बंद, और हॉल में चालीस डिग्री गर्मी",
  },
  "Skip rope and shadow the six court corners on twenty evenings; count clean returns against a wall before and after.": {
    hinglish:
      "Bees shaam rassi koodiye aur court ke chhe konon tak bina shuttle ke kadam chaliye, aur shuru aur aakhir mein giniye ki deewar par kitne saaf return hue.",
    hindi: "बीस शाम रस्सी कूदिए और कोर्ट के छह कोनों तक बिना शटल के क़दम चलिए, और शुरू और आख़िर में गिनिए कि दीवार पर कितने साफ़ रिटर्न हुए।",
  },
  "Hunger in the week before a bout": { hinglish: "Kushti se pehle wale hafte ki bhookh", hindi: "कुश्ती से पहले वाले हफ़्ते की भूख" },
  "Ears and fingers that never look the same again": {
    hinglish: "Ungliyan aur kaan jo phir kabhi pehle jaise nahi dikhte",
    hindi: "उँगलियाँ और कान जो फिर कभी पहले जैसे नहीं दिखते",
  },
  "Federation quarrels that cancel the trials": {
    hinglish: "Federation ke jhagde jinse trial radd ho jaate hain",
    hindi: "फ़ेडरेशन के झगड़े जिनसे ट्रायल रद्द हो जाते हैं",
  },
  "Visit an akhara or wrestling hall with an adult, watch one full session, and try its warm-up at home for a week.": {
    hinglish:
      "Kisi bade ke saath kisi akhaade ya kushti hall mein jaiye, poora ek session dekhiye, aur uska warm-up hafte bhar ghar par karke dekhiye.",
    hindi: "किसी बड़े के साथ किसी अखाड़े या कुश्ती हॉल में जाइए, पूरा एक सत्र देखिए, और उसका वार्म-अप हफ़्ते भर घर पर करके देखिए।",
  },
  "Blows to the head that add up": {
    hinglish: "Sir par lagte mukke, jinka asar judta jaata hai",
    hindi: "सिर पर लगते मुक्के, जिनका असर जुड़ता जाता है",
  },
  "A verdict by judges who saw another fight": {
    hinglish: "Judges ka faisla, jaise unhone koi aur hi muqabla dekha ho",
    hindi: "जजों का फ़ैसला, जैसे उन्होंने कोई और ही मुक़ाबला देखा हो",
  },
  "Small purses in the professional ring at home": {
    hinglish: "Desh ki professional boxing mein thodi si inaami rakam",
    hindi: "देश की प्रोफ़ेशनल बॉक्सिंग में थोड़ी-सी इनामी रक़म",
  },
  "Learn stance, footwork and shadow boxing from a trained coach, without contact, and hold three two-minute rounds after two weeks.": {
    hinglish:
      "Kisi trained coach se, bina kisi ko chhue, stance, footwork aur shadow boxing seekhiye, aur do hafte baad do-do minute ke teen round poore kijiye.",
    hindi: "किसी प्रशिक्षित कोच से, बिना किसी को छुए, स्टांस, फ़ुटवर्क और शैडो बॉक्सिंग सीखिए, और दो हफ़्ते बाद दो-दो मिनट के तीन राउंड पूरे कीजिए।",
  },
  "A year's work lost by four hundredths": {
    hinglish: "Second ke pacheesvein hisse se saal bhar ki mehnat bekaar",
    hindi: "सेकंड के पच्चीसवें हिस्से से साल भर की मेहनत बेकार",
  },
  "Hamstrings that tear before the selection meet": {
    hinglish: "Selection ke muqable se theek pehle jaangh ki hamstring ka phat jaana",
    hindi: "सेलेक्शन के मुक़ाबले से ठीक पहले जाँघ की हैमस्ट्रिंग का फट जाना",
  },
  "Naming your whereabouts for each day of the year": {
    hinglish: "Saal ke har din ka apna pata pehle se batana",
    hindi: "साल के हर दिन का अपना पता पहले से बताना",
  },
  "Time yourself over 100 metres and a standing jump each Sunday for a month, training between, and draw the curve.": {
    hinglish:
      "Ek mahine har Sunday apni 100 metre daud ka samay aur khade-khade kood ki doori naapiye, beech ke dino mein training kijiye, aur graph banaiye.",
    hindi: "एक महीने हर रविवार अपनी 100 मीटर दौड़ का समय और खड़े-खड़े कूद की दूरी नापिए, बीच के दिनों में ट्रेनिंग कीजिए, और ग्राफ़ बनाइए।",
  },
  "Prize money that hardly covers train and hotel": {
    hinglish: "Inaam ki rakam jisse train aur hotel ka kharch bhi mushkil se nikalta hai",
    hindi: "इनाम की रक़म जिससे ट्रेन और होटल का ख़र्च भी मुश्किल से निकलता है",
  },
  "A rating that does not rise for two years": { hinglish: "Rating jo do saal tak nahi badhti", hindi: "रेटिंग जो दो साल तक नहीं बढ़ती" },
  "Losing a won game by one tired move": {
    hinglish: "Thakaan ki ek chaal se jeeti hui baazi haar jaana",
    hindi: "थकान की एक चाल से जीती हुई बाज़ी हार जाना",
  },
  "Play ten slow games on Lichess, which is free, analyse each defeat yourself first, and name your most frequent mistake.": {
    hinglish:
      "Lichess par, jo free hai, das dheemi baaziyan kheliye, har haar ko pehle khud samjhiye, aur apni sabse zyada hone wali galti ka naam likhiye.",
    hindi: "Lichess पर, जो मुफ़्त है, दस धीमी बाज़ियाँ खेलिए, हर हार को पहले ख़ुद समझिए, और अपनी सबसे ज़्यादा होने वाली ग़लती का नाम लिखिए।",
  },
  "Shoulders dislocated by a chain tackle": { hinglish: "Chain tackle mein utar jaane wale kandhe", hindi: "चेन टैकल में उतर जाने वाले कंधे" },
  "One league season to earn for the whole year": {
    hinglish: "Poore saal ki kamai ke liye league ka ek hi season",
    hindi: "पूरे साल की कमाई के लिए लीग का एक ही सीज़न",
  },
  "Mat burns that never heal fully": {
    hinglish: "Mat ki ragad ke zakhm jo kabhi poore nahi bharte",
    hindi: "मैट की रगड़ के ज़ख़्म जो कभी पूरे नहीं भरते",
  },
  "Play circle or mat kabaddi with schoolmates for a week, and note how many raids came back with a point.": {
    hinglish:
      "Hafte bhar school ke saathiyon ke saath circle ya mat wali kabaddi kheliye, aur note kijiye ki kitni raid point lekar lautin.",
    hindi: "हफ़्ते भर स्कूल के साथियों के साथ सर्कल या मैट वाली कबड्डी खेलिए, और नोट कीजिए कि कितनी रेड पॉइंट लेकर लौटीं।",
  },
  "Fathers behind the net who coach over your head": {
    hinglish: "Net ke peeche khade pita jo aapki baat kaatkar khud coaching dete hain",
    hindi: "नेट के पीछे खड़े पिता जो आपकी बात काटकर ख़ुद कोचिंग देते हैं",
  },
  "Talent sunk by selection politics": { hinglish: "Selection ki rajneeti mein doobta hunar", hindi: "चयन की राजनीति में डूबता हुनर" },
  "Nets shut in the rains, and no fees": { hinglish: "Baarish mein net band, aur fees bhi nahi", hindi: "बारिश में नेट बंद, और फ़ीस भी नहीं" },
  "Film a friend's bowling in slow motion, suggest one change, film again after a week, and see if it helped.": {
    hinglish:
      "Kisi dost ki bowling slow motion mein film kijiye, ek badlaav sujhaiye, hafte baad phir film kijiye, aur dekhiye ki faayda hua ya nahi.",
    hindi: "किसी दोस्त की गेंदबाज़ी स्लो मोशन में फ़िल्माइए, एक बदलाव सुझाइए, हफ़्ते बाद फिर फ़िल्माइए, और देखिए कि फ़ायदा हुआ या नहीं।",
  },
  "Runners who leave for a richer academy before the medal": {
    hinglish: "Runner jo medal se pehle hi kisi ameer academy mein chale jaate hain",
    hindi: "धावक जो मेडल से पहले ही किसी अमीर अकादमी में चले जाते हैं",
  },
  "Dealers who offer your runners banned powders and injections": {
    hinglish: "Dealer jo aapke runners ko ban kiye hue powder aur injection dete hain",
    hindi: "डीलर जो आपके धावकों को प्रतिबंधित पाउडर और इंजेक्शन देने आते हैं",
  },
  "Cinder tracks under water until October": {
    hinglish: "October tak paani mein dooba cinder track",
    hindi: "अक्टूबर तक पानी में डूबा सिंडर ट्रैक",
  },
  "Plan four weeks of running for one beginner, raising distance slowly; keep times, sleep and pains in a table.": {
    hinglish:
      "Kisi ek naye runner ke liye chaar hafte ki daud ki yojana banaiye, doori dheere-dheere badhaiye, aur samay, neend aur dard table mein likhiye.",
    hindi: "किसी एक नए धावक के लिए चार हफ़्ते की दौड़ की योजना बनाइए, दूरी धीरे-धीरे बढ़ाइए, और समय, नींद और दर्द तालिका में लिखिए।",
  },
  "Chlorine in eyes, hair and lungs": { hinglish: "Aankhon, baalon aur phephdon mein chlorine", hindi: "आँखों, बालों और फेफड़ों में क्लोरीन" },
  "Dawn sessions before school and dusk ones after": {
    hinglish: "School se pehle tadke ke session aur baad mein shaam ke",
    hindi: "स्कूल से पहले तड़के के सत्र और बाद में शाम के",
  },
  "A pool shut for repairs in competition month": {
    hinglish: "Competition ke mahine mein marammat ke liye band pool",
    hindi: "मुक़ाबलों के महीने में मरम्मत के लिए बंद पूल",
  },
  "If you swim, count your strokes over one length for two weeks at a guarded pool, and lower the number by gliding.": {
    hinglish:
      "Agar aapko tairna aata hai, to lifeguard wale pool mein do hafte tak ek length mein apne stroke giniye, aur glide karke unki ginti ghataiye.",
    hindi: "अगर आपको तैरना आता है, तो लाइफ़गार्ड वाले पूल में दो हफ़्ते तक एक लंबाई में अपने स्ट्रोक गिनिए, और ग्लाइड करके उनकी गिनती घटाइए।",
  },
  "Losing your post after four defeats": { hinglish: "Chaar haar ke baad naukri chali jaana", hindi: "चार हार के बाद नौकरी चली जाना" },
  "Licence courses that cost months of earnings": {
    hinglish: "Licence ke course jinmein mahinon ki kamai lag jaati hai",
    hindi: "लाइसेंस के कोर्स जिनमें महीनों की कमाई लग जाती है",
  },
  "Boots that a player's family can't afford": {
    hinglish: "Boots jo khiladi ka parivaar kharid nahi sakta",
    hindi: "बूट जो खिलाड़ी का परिवार ख़रीद नहीं सकता",
  },
  "Run three small-sided sessions for ten children with one aim each, and ask them afterwards what they had learnt.": {
    hinglish:
      "Das bachchon ke liye chhoti teamon wale teen session karwaiye, har ek ka ek maqsad ho, aur baad mein unse poochiye ki unhone kya seekha.",
    hindi: "दस बच्चों के लिए छोटी टीमों वाले तीन सत्र करवाइए, हर एक का एक मक़सद हो, और बाद में उनसे पूछिए कि उन्होंने क्या सीखा।",
  },
  "Frostnip, thin air and months away from home": {
    hinglish: "Thand se sunn hoti ungliyan, kam oxygen wali hawa aur ghar se mahinon door",
    hindi: "ठंड से सुन्न होती उँगलियाँ, कम ऑक्सीजन वाली हवा और घर से महीनों दूर",
  },
  "Seasonal pay that stops with the snow or the rain": {
    hinglish: "Mausami kamai jo barf ya baarish ke saath ruk jaati hai",
    hindi: "मौसमी कमाई जो बर्फ़ या बारिश के साथ रुक जाती है",
  },
  "The memory of a slope that slid": { hinglish: "Us dhalaan ki yaad jo khisak gayi thi", hindi: "उस ढलान की याद जो खिसक गई थी" },
  "Learn five climbing knots from a free video, tie each behind your back, and let a friend find out by pulling which one slips.": {
    hinglish:
      "Free video se chadhai ki paanch gaanthein seekhiye, har ek peeth ke peeche haath karke baandhiye, aur dost se khinchwakar dekhiye ki kaun si phisalti hai.",
    hindi: "मुफ़्त वीडियो से चढ़ाई की पाँच गाँठें सीखिए, हर एक पीठ के पीछे हाथ करके बाँधिए, और दोस्त से खिंचवाकर देखिए कि कौन सी फिसलती है।",
  },
  "Tourists who drink before a raft trip": {
    hinglish: "Tourist jo rafting se pehle sharab peete hain",
    hindi: "टूरिस्ट जो राफ़्टिंग से पहले शराब पीते हैं",
  },
  "Operators who send a paraglider up in bad wind for one more fee": {
    hinglish: "Operator jo ek aur fees ke liye kharab hawa mein bhi paraglider uda dete hain",
    hindi: "ऑपरेटर जो एक और फ़ीस के लिए ख़राब हवा में भी पैराग्लाइडर उड़ा देते हैं",
  },
  "Rafts tied up and guides unpaid while the river is in flood": {
    hinglish: "Nadi ki baadh mein bandhi raft aur bina kamai ke guide",
    hindi: "नदी की बाढ़ में बँधी राफ़्ट और बिना कमाई के गाइड",
  },
  "Practise throwing a rope bag to a target at ten metres on land, and learn one basic rescue and first aid drill.": {
    hinglish:
      "Zameen par das metre door ke nishane tak rope bag phenkne ka abhyaas kijiye, aur bachaav aur first aid ki ek buniyaadi drill seekhiye.",
    hindi: "ज़मीन पर दस मीटर दूर के निशाने तक रस्सी वाला बैग फेंकने का अभ्यास कीजिए, और बचाव और प्राथमिक उपचार की एक बुनियादी ड्रिल सीखिए।",
  },
  "Shifts from five to ten in the morning and again until ten at night": {
    hinglish: "Subah paanch se das ki shift, aur phir raat das baje tak dobara",
    hindi: "सुबह पाँच से दस की शिफ़्ट, और फिर रात दस बजे तक दोबारा",
  },
  "Clients who eat back every session": {
    hinglish: "Client jo har session ki mehnat kha-peekar barabar kar dete hain",
    hindi: "क्लाइंट जो हर सत्र की मेहनत खा-पीकर बराबर कर देते हैं",
  },
  "Being pushed to sell powders with a commission": {
    hinglish: "Commission par powder bechne ka dabaav",
    hindi: "कमीशन पर पाउडर बेचने का दबाव",
  },
  "Write a four-week body-weight plan for one relative, measure pulse and push-ups weekly, and stop anything that hurts.": {
    hinglish:
      "Kisi ek rishtedar ke liye bina vazan uthaye chaar hafte ki kasrat ki yojana banaiye, har hafte nabz naapiye aur push-up giniye, aur jis cheez se dard ho use rok dijiye.",
    hindi:
      "किसी एक रिश्तेदार के लिए बिना वज़न उठाए चार हफ़्ते की कसरत की योजना बनाइए, हर हफ़्ते नब्ज़ नापिए और पुश-अप गिनिए, और जिस चीज़ से दर्द हो उसे रोक दीजिए।",
  },
  "Hundreds of new teachers certified in four weeks": {
    hinglish: "Chaar hafte mein certificate paane wale saikdon naye teacher",
    hindi: "चार हफ़्ते में सर्टिफ़िकेट पाने वाले सैकड़ों नए शिक्षक",
  },
  "Clients who want miracle cures for sugar and heart": {
    hinglish: "Client jo sugar aur dil ka chamatkari ilaaj chahte hain",
    hindi: "क्लाइंट जो शुगर और दिल का चमत्कारी इलाज चाहते हैं",
  },
  "Fees pressed down by the free classes in every park": {
    hinglish: "Har park ki free class se girti fees",
    hindi: "हर पार्क की मुफ़्त क्लास से गिरती फ़ीस",
  },
  "Practise the Common Yoga Protocol of the Ministry of Ayush, free online, for twenty-one mornings and keep a note of changes.": {
    hinglish: "Ayush mantralay ke Common Yoga Protocol ka, jo online free hai, ikkees subah abhyaas kijiye aur badlaav likhte rahiye.",
    hindi: "आयुष मंत्रालय के Common Yoga Protocol का, जो ऑनलाइन मुफ़्त है, इक्कीस सुबह अभ्यास कीजिए और बदलाव लिखते रहिए।",
  },
  "A microphone voice gone by the third class": {
    hinglish: "Teesri class tak mic par bolte-bolte baith gaya gala",
    hindi: "तीसरी क्लास तक माइक पर बोलते-बोलते बैठ गया गला",
  },
  "Ankles and knees that pay for the smile": {
    hinglish: "Muskaan ki keemat chukate takhne aur ghutne",
    hindi: "मुस्कान की क़ीमत चुकाते टख़ने और घुटने",
  },
  "Newcomers who keep up with the front row and pull a muscle": {
    hinglish: "Naye log jo aage wali line ki barabari mein maanspeshi khinchwa lete hain",
    hindi: "नए लोग जो आगे वाली लाइन की बराबरी में मांसपेशी खिंचवा लेते हैं",
  },
  "Arrange eight songs into a warm-up, peak and cool-down and lead three friends through it twice, watching their breath.": {
    hinglish:
      "Aath gaanon ko warm-up, sabse tez hisse aur cool-down mein lagaiye aur teen doston se do baar karwaiye, unki saans par nazar rakhte hue.",
    hindi: "आठ गानों को वार्म-अप, सबसे तेज़ हिस्से और कूल-डाउन में लगाइए और तीन दोस्तों से दो बार करवाइए, उनकी साँस पर नज़र रखते हुए।",
  },
  "Hours of glare in which nothing happens": {
    hinglish: "Chamakti dhoop ke ghante, jinmein kuch nahi hota",
    hindi: "चमकती धूप के घंटे, जिनमें कुछ नहीं होता",
  },
  "Drunken visitors who swear at a warning": {
    hinglish: "Nashe mein dhut log jo chetavni dene par gaali dete hain",
    hindi: "नशे में धुत लोग जो चेतावनी देने पर गाली देते हैं",
  },
  "The one swimmer you reached too late": {
    hinglish: "Woh ek tairaak jis tak pahunchne mein der ho gayi",
    hindi: "वह एक तैराक जिस तक पहुँचने में देर हो गई",
  },
  "Learn hands-only CPR at a free Red Cross or hospital demonstration, and practise reach-and-throw rescue with a rope on dry ground.": {
    hinglish:
      "Red Cross ya hospital ke free demonstration mein sirf haathon wala CPR seekhiye, aur sookhi zameen par haath badhakar aur rassi phenkkar bachaane ka abhyaas kijiye.",
    hindi: "रेड क्रॉस या अस्पताल के मुफ़्त प्रदर्शन में सिर्फ़ हाथों वाला CPR सीखिए, और सूखी ज़मीन पर हाथ बढ़ाकर और रस्सी फेंककर बचाने का अभ्यास कीजिए।",
  },
  "Rival federations that reject each other's belts": {
    hinglish: "Aapas mein ladti federation jo ek doosre ki belt nahi maanti",
    hindi: "आपस में लड़ती फ़ेडरेशन जो एक-दूसरे की बेल्ट नहीं मानतीं",
  },
  "Parents who want a black belt by Diwali": {
    hinglish: "Maa-baap jinhe Diwali tak black belt chahiye",
    hindi: "माँ-बाप जिन्हें दिवाली तक ब्लैक बेल्ट चाहिए",
  },
  "Cracked ribs from a careless student": {
    hinglish: "Laaparwah student ki wajah se chatki pasliyan",
    hindi: "लापरवाह विद्यार्थी की वजह से चटकी पसलियाँ",
  },
  "Attend three free trial classes of a local school, practise one stance and one block each day for a week, and film what grows steadier.":
    {
      hinglish:
        "Paas ke kisi martial arts school ki teen free trial class mein jaiye, hafte bhar roz ek stance aur ek block ka abhyaas kijiye, aur film karke dekhiye ki kya zyada sadh raha hai.",
      hindi:
        "पास के किसी मार्शल आर्ट स्कूल की तीन मुफ़्त ट्रायल क्लास में जाइए, हफ़्ते भर रोज़ एक स्टांस और एक ब्लॉक का अभ्यास कीजिए, और फ़िल्माकर देखिए कि क्या ज़्यादा सध रहा है।",
    },
  "A replay on somebody's phone that proves you wrong": {
    hinglish: "Kisi ke phone ka replay jo aapko galat saabit kar deta hai",
    hindi: "किसी के फ़ोन का रीप्ले जो आपको ग़लत साबित कर देता है",
  },
  "Six hours on your feet behind the stumps, without shade": {
    hinglish: "Stumps ke peeche chhe ghante khade rehna, bina chhaanv ke",
    hindi: "स्टंप के पीछे छह घंटे खड़े रहना, बिना छाँव के",
  },
  "Eleven voices appealing for an edge that you did not hear": {
    hinglish: "Balle ka kinaara lagne ki appeal gyarah awaazon mein, jabki aapne kuch suna hi nahi",
    hindi: "बल्ले का किनारा लगने की अपील ग्यारह आवाज़ों में, जबकि आपने कुछ सुना ही नहीं",
  },
  "Read the LBW Law, free on the MCC's site, then umpire one school match and note every decision you doubt.": {
    hinglish:
      "LBW ka niyam padhiye, jo MCC ki site par free hai, phir school ke ek match mein umpire baniye aur har woh faisla note kijiye jis par aapko shak ho.",
    hindi: "LBW का नियम पढ़िए, जो MCC की साइट पर मुफ़्त है, फिर स्कूल के एक मैच में अंपायर बनिए और हर वह फ़ैसला नोट कीजिए जिस पर आपको शक हो।",
  },
  "Abuse from a touchline of uncles": {
    hinglish: "Maidan ke kinaare khade uncle logon ki gaaliyan",
    hindi: "मैदान के किनारे खड़े अंकल लोगों की गालियाँ",
  },
  "Yearly fitness tests that one pulled calf can fail": {
    hinglish: "Har saal ka fitness test, jismein ek pindli khinchne se fail ho sakte hain",
    hindi: "हर साल का फ़िटनेस टेस्ट, जिसमें एक पिंडली खिंचने से फ़ेल हो सकते हैं",
  },
  "Match fees that do not cover the journey": {
    hinglish: "Match ki fees jisse aane-jaane ka kharch bhi nahi nikalta",
    hindi: "मैच की फ़ीस जिससे आने-जाने का ख़र्च भी नहीं निकलता",
  },
  "Download the Laws of the Game, free from IFAB, learn Law 12, and referee a small-sided game among classmates.": {
    hinglish:
      "IFAB se Laws of the Game free download kijiye, Law 12 seekhiye, aur saathiyon ki chhoti teamon ke match mein referee baniye.",
    hindi: "IFAB से Laws of the Game मुफ़्त डाउनलोड कीजिए, Law 12 सीखिए, और साथियों की छोटी टीमों के मैच में रेफ़री बनिए।",
  },
  "Three hours in a chair without a break": { hinglish: "Bina break ke teen ghante kursi par", hindi: "बिना ब्रेक के तीन घंटे कुर्सी पर" },
  "Electronic lines that take away the line umpire's job": {
    hinglish: "Line dekhne wali machine, jo line umpire ka kaam chheen leti hai",
    hindi: "लाइन देखने वाली मशीन, जो लाइन अंपायर का काम छीन लेती है",
  },
  "Flights and hotels to earn a daily fee": {
    hinglish: "Din ki fees kamane ke liye flight aur hotel ka kharch",
    hindi: "दिन की फ़ीस कमाने के लिए फ़्लाइट और होटल का ख़र्च",
  },
  "Learn tennis scoring fully, watch one match with the sound off and call every score aloud before the board shows it.": {
    hinglish: "Tennis ki scoring poori seekhiye, ek match awaaz band karke dekhiye aur board par aane se pehle har score zor se boliye.",
    hindi: "टेनिस की स्कोरिंग पूरी सीखिए, एक मैच आवाज़ बंद करके देखिए और बोर्ड पर आने से पहले हर स्कोर ज़ोर से बोलिए।",
  },
  "From dawn to dusk on a sunlit field for a small allowance": {
    hinglish: "Thode se bhatte ke liye subah se shaam tak dhoop bhare maidan mein",
    hindi: "थोड़े-से भत्ते के लिए सुबह से शाम तक धूप भरे मैदान में",
  },
  "Coaches who argue over one centimetre": {
    hinglish: "Coach jo ek centimetre par behas karte hain",
    hindi: "कोच जो एक सेंटीमीटर पर बहस करते हैं",
  },
  "Old equipment that fails in the final": {
    hinglish: "Purane upkaran jo final mein hi kharab hote hain",
    hindi: "पुराने उपकरण जो फ़ाइनल में ही ख़राब होते हैं",
  },
  "Offer to help at your school's sports day as timekeeper or measurer, and compare three watches on each race.": {
    hinglish:
      "School ke sports day par samay lene ya naapne mein madad ki peshkash kijiye, aur har daud par teen ghadiyon ke samay ki tulna kijiye.",
    hindi: "स्कूल के खेल दिवस पर समय लेने या नापने में मदद की पेशकश कीजिए, और हर दौड़ पर तीन घड़ियों के समय की तुलना कीजिए।",
  },
  "Toilets that fail in front of thirty thousand": {
    hinglish: "Toilet jo tees hazaar logon ke saamne jawab de dete hain",
    hindi: "शौचालय जो तीस हज़ार लोगों के सामने जवाब दे देते हैं",
  },
  "Free passes demanded by anyone with a designation": {
    hinglish: "Kisi bhi pad wale ki taraf se free pass ki maang",
    hindi: "किसी भी पद वाले की तरफ़ से मुफ़्त पास की माँग",
  },
  "Idle seats and high bills between two big matches": {
    hinglish: "Do bade match ke beech khaali seatein aur bhaari bill",
    hindi: "दो बड़े मैचों के बीच ख़ाली सीटें और भारी बिल",
  },
  "At a local match, map entry, exits, water, toilets and first aid, and write five changes that would make it safer.": {
    hinglish:
      "Kisi local match mein andar aane aur bahar jaane ke raaste, paani, toilet aur first aid ka naksha banaiye, aur paanch badlaav likhiye jinse woh zyada surakshit bane.",
    hindi:
      "किसी स्थानीय मैच में अंदर आने और बाहर जाने के रास्ते, पानी, शौचालय और प्राथमिक उपचार का नक़्शा बनाइए, और पाँच बदलाव लिखिए जिनसे वह ज़्यादा सुरक्षित बने।",
  },
  "Clients lost to a cousin who promises more": {
    hinglish: "Zyada vaade karne wale kisi cousin ke paas chale gaye client",
    hindi: "ज़्यादा वादे करने वाले किसी कज़िन के पास चले गए क्लाइंट",
  },
  "Income that hangs on someone else's knee": {
    hinglish: "Kamai jo kisi aur ke ghutne par tiki hai",
    hindi: "कमाई जो किसी और के घुटने पर टिकी है",
  },
  "Telling parents that no club will pay what they dream of": {
    hinglish: "Maa-baap ko batana ki koi club unke sapnon jitna nahi dega",
    hindi: "माँ-बाप को बताना कि कोई क्लब उनके सपनों जितना नहीं देगा",
  },
  "Take one athlete's public endorsements, list brand, fit and risk for each, and draft a fair one-page deal for a local player.": {
    hinglish:
      "Ek khiladi ke saarvajanik vigyapan lijiye, har ek ka brand, khiladi se mel aur jokhim likhiye, aur kisi local khiladi ke liye ek panne ki sahi deal banaiye.",
    hindi:
      "एक खिलाड़ी के सार्वजनिक विज्ञापन लीजिए, हर एक का ब्रांड, खिलाड़ी से मेल और जोखिम लिखिए, और किसी स्थानीय खिलाड़ी के लिए एक पन्ने का उचित समझौता बनाइए।",
  },
  "Hotel nights over footage while players sleep": {
    hinglish: "Khiladi sote hain aur aap hotel mein raat bhar video dekhte hain",
    hindi: "खिलाड़ी सोते हैं और आप होटल में रात भर वीडियो देखते हैं",
  },
  "Coaches who trust the gut and use you as a cameraman": {
    hinglish: "Coach jo apne andaaze par bharosa karte hain aur aapse cameraman ka kaam lete hain",
    hindi: "कोच जो अपने अंदाज़े पर भरोसा करते हैं और आपसे कैमरामैन का काम लेते हैं",
  },
  "Four matches to tag in a night when the league plays daily": {
    hinglish: "League roz chale to ek raat mein chaar match tag karna",
    hindi: "लीग रोज़ चले तो एक रात में चार मैच टैग करना",
  },
  "Chart every ball of a twenty-over innings on paper by length and result, then write three facts the commentators missed.": {
    hinglish:
      "Bees over ki ek paari ki har gend ki length aur nateeja kaagaz par likhiye, phir teen tathya likhiye jo commentators se chhoot gaye.",
    hindi: "बीस ओवर की एक पारी की हर गेंद की लेंथ और नतीजा काग़ज़ पर लिखिए, फिर तीन तथ्य लिखिए जो कमेंटेटरों से छूट गए।",
  },
  "Forged ages and the arguments that follow": {
    hinglish: "Umar ke jaali kaagaz aur unke baad ki behas",
    hindi: "उम्र के जाली काग़ज़ और उनके बाद की बहस",
  },
  "Ten dusty tournaments for one name": { hinglish: "Ek naam ke liye das dhool bhare tournament", hindi: "एक नाम के लिए दस धूल भरे टूर्नामेंट" },
  "Youngsters who were promised what you can't give": {
    hinglish: "Kam umar ke khiladi jinse woh vaada kiya gaya jo aap poora nahi kar sakte",
    hindi: "कम उम्र के खिलाड़ी जिनसे वह वादा किया गया जो आप पूरा नहीं कर सकते",
  },
  "Watch two junior matches with a one-page sheet of five points, rate six players, and compare with their coach's view.": {
    hinglish:
      "Paanch points ki ek panne ki sheet lekar junior ke do match dekhiye, chhe khiladiyon ko number dijiye, aur unke coach ki raay se tulna kijiye.",
    hindi: "पाँच बिंदुओं की एक पन्ने की शीट लेकर जूनियर के दो मैच देखिए, छह खिलाड़ियों को नंबर दीजिए, और उनके कोच की राय से तुलना कीजिए।",
  },
  "Skill coaches who add a run after your hard day": {
    hinglish: "Skill coach jo aapke mehnat wale din ke baad ek daud aur jod dete hain",
    hindi: "स्किल कोच जो आपके मेहनत वाले दिन के बाद एक दौड़ और जोड़ देते हैं",
  },
  "Injuries counted against you and medals for others": {
    hinglish: "Chot ka hisaab aapke khaate mein, aur medal doosron ke",
    hindi: "चोट का हिसाब आपके खाते में, और मेडल दूसरों के",
  },
  "Gyms with two racks for a squad of thirty": {
    hinglish: "Tees khiladiyon ke liye do rack wala gym",
    hindi: "तीस खिलाड़ियों के लिए दो रैक वाला जिम",
  },
  "Test standing jump, plank and shuttle time in five friends, follow safe body-weight training for four weeks, and test again.": {
    hinglish:
      "Paanch doston ki khade-khade kood, plank aur shuttle run ka samay naapiye, chaar hafte bina vazan ki surakshit kasrat kijiye, aur phir naapiye.",
    hindi: "पाँच दोस्तों की खड़े-खड़े कूद, प्लैंक और शटल रन का समय नापिए, चार हफ़्ते बिना वज़न की सुरक्षित कसरत कीजिए, और फिर नापिए।",
  },
  "Elections and court stays in the association": {
    hinglish: "Association ke chunaav aur court ke stay",
    hindi: "एसोसिएशन के चुनाव और कोर्ट के स्टे",
  },
  "Grants that arrive after the tournament": { hinglish: "Tournament ke baad aane wali grant", hindi: "टूर्नामेंट के बाद आने वाली ग्रांट" },
  "Selectors' quarrels settled in your office": {
    hinglish: "Selectors ke jhagde jo aapke office mein nipte hain",
    hindi: "चयनकर्ताओं के झगड़े जो आपके दफ़्तर में निपटते हैं",
  },
  "Draw the fixture list of an eight-team school league with grounds, umpires and rest days, and change it when one day is washed out.": {
    hinglish:
      "Aath team ki school league ka fixture banaiye, maidan, umpire aur aaram ke din ke saath, aur baarish se ek din dhul jaye to use badaliye.",
    hindi: "आठ टीमों की स्कूल लीग का कार्यक्रम बनाइए, मैदान, अंपायर और आराम के दिनों के साथ, और एक दिन बारिश में धुल जाए तो उसे बदलिए।",
  },
  "Pumps that fail in the hottest week": {
    hinglish: "Pump jo sabse garam hafte mein kharab hote hain",
    hindi: "पंप जो सबसे गरम हफ़्ते में ख़राब होते हैं",
  },
  "Winter months when the pool is empty and the bills go on": {
    hinglish: "Sardi ke mahine jab pool khaali rehta hai aur bill chalte rehte hain",
    hindi: "सर्दी के महीने जब पूल ख़ाली रहता है और बिल चलते रहते हैं",
  },
  "The knowledge that one unwatched minute can drown a child": {
    hinglish: "Yeh jaankar jeena ki ek minute nazar hati to bachcha doob sakta hai",
    hindi: "यह जानकर जीना कि एक मिनट नज़र हटी तो बच्चा डूब सकता है",
  },
  "At a supervised pool, note for an hour how many swimmers each lifeguard watches, which rules hang there and who breaks them.": {
    hinglish:
      "Aise pool par jahan lifeguard hon, ek ghante tak note kijiye ki har lifeguard ke zimme kitne tairne wale hain, kaun se niyam likhe hain aur unhe kaun todta hai.",
    hindi: "ऐसे पूल पर जहाँ लाइफ़गार्ड हों, एक घंटे तक नोट कीजिए कि हर लाइफ़गार्ड के ज़िम्मे कितने तैरने वाले हैं, कौन से नियम लिखे हैं और उन्हें कौन तोड़ता है।",
  },
  "Sun on the court from six to ten, then again till dark": {
    hinglish: "Court par chhe se das baje tak dhoop, phir shaam ko andhera hone tak",
    hindi: "कोर्ट पर छह से दस बजे तक धूप, फिर शाम को अँधेरा होने तक",
  },
  "Balls that go dead in days, and a new box that eats the fees": {
    hinglish: "Gend kuch hi din mein bejaan, aur naya dibba fees kha jaata hai",
    hindi: "गेंदें कुछ ही दिन में बेजान, और नया डिब्बा फ़ीस खा जाता है",
  },
  "Courts that only clubs and the well-off can book": {
    hinglish: "Court jo sirf club aur paise wale book kar paate hain",
    hindi: "कोर्ट जो सिर्फ़ क्लब और पैसे वाले बुक कर पाते हैं",
  },
  "Hit fifty balls a day against a wall with any bat for two weeks and note the longest rally with each side.": {
    hinglish: "Do hafte roz kisi bhi balle se deewar par pachaas gend maariye aur dono taraf se kheli sabse lambi rally likhiye.",
    hindi: "दो हफ़्ते रोज़ किसी भी बल्ले से दीवार पर पचास गेंदें मारिए और दोनों तरफ़ से खेली सबसे लंबी रैली लिखिए।",
  },
  "Stadium gates that a wheelchair can't pass": {
    hinglish: "Stadium ke gate jinse wheelchair nahi nikal sakti",
    hindi: "स्टेडियम के गेट जिनसे व्हीलचेयर नहीं निकल सकती",
  },
  "Classes changed on the eve of the games": {
    hinglish: "Khelon se ek din pehle khiladi ka varg badal jaana",
    hindi: "खेलों से एक दिन पहले खिलाड़ी का वर्ग बदल जाना",
  },
  "Praise for courage and silence about method": {
    hinglish: "Himmat ki taareef, aur tareeke par chuppi",
    hindi: "हिम्मत की तारीफ़, और तरीक़े पर चुप्पी",
  },
  "Watch Paralympic F46 javelin and T47 sprint finals online, read what the classes mean, and explain them to your sports teacher.": {
    hinglish:
      "Paralympics ke F46 javelin aur T47 sprint ke final online dekhiye, padhiye ki in vargon ka matlab kya hai, aur apne khel teacher ko samjhaiye.",
    hindi: "पैरालंपिक के F46 जैवलिन और T47 स्प्रिंट के फ़ाइनल ऑनलाइन देखिए, पढ़िए कि इन वर्गों का मतलब क्या है, और अपने खेल शिक्षक को समझाइए।",
  },
  "A bow that costs more than a motorcycle": { hinglish: "Dhanush jo motorcycle se mehnga hai", hindi: "धनुष जो मोटरसाइकिल से महँगा है" },
  "Side wind that moves a perfect shot to the six": {
    hinglish: "Bagal ki hawa jo sateek teer ko chhe ank ke ghere mein khiska deti hai",
    hindi: "बग़ल की हवा जो सटीक तीर को छह अंक के घेरे में खिसका देती है",
  },
  "A year's work settled by one arrow in a shoot-off": {
    hinglish: "Shoot-off ke ek teer se saal bhar ki mehnat ka faisla",
    hindi: "शूट-ऑफ़ के एक तीर से साल भर की मेहनत का फ़ैसला",
  },
  "Stand with one arm raised as if drawing and hold steady a minute each day, then time in an Olympic final online how long each archer holds.":
    {
      hinglish:
        "Roz ek minute ek haath aise uthakar sthir khade rahiye jaise dhanush kheencha ja raha ho, phir online Olympic final mein naapiye ki har teerandaaz kitni der rukta hai.",
      hindi: "रोज़ एक मिनट एक हाथ ऐसे उठाकर स्थिर खड़े रहिए जैसे धनुष खींचा जा रहा हो, फिर ऑनलाइन ओलंपिक फ़ाइनल में नापिए कि हर तीरंदाज़ कितनी देर रुकता है।",
    },
  "Pellets, jackets and range fees that parents must find": {
    hinglish: "Pellet, jacket aur range ki fees jo mata-pita ko jutani padti hai",
    hindi: "पेलेट, जैकेट और रेंज की फ़ीस जो माता-पिता को जुटानी पड़ती है",
  },
  "A stiff leather suit in an unventilated hall": {
    hinglish: "Bina hawa ke hall mein chamde ka sakht suit",
    hindi: "बिना हवा के हॉल में चमड़े का सख़्त सूट",
  },
  "Licences, permits and airport queues with weapons": {
    hinglish: "License, permit aur airport par hathiyaar ke saath lambi line",
    hindi: "लाइसेंस, परमिट और एयरपोर्ट पर हथियार के साथ लंबी लाइन",
  },
  "Balance a coin on the back of an outstretched hand for a minute, then watch an air-rifle final online and time the wait before each shot.":
    {
      hinglish:
        "Haath aage phailakar uski ulti taraf ek minute sikka tikaiye, phir air rifle ka final online dekhiye aur naapiye ki har shot se pehle kitna ruka jaata hai.",
      hindi:
        "हाथ आगे फैलाकर उसकी उलटी तरफ़ एक मिनट सिक्का टिकाइए, फिर एयर राइफ़ल का फ़ाइनल ऑनलाइन देखिए और नापिए कि हर शॉट से पहले कितना रुका जाता है।",
    },
  "One late catch that means a hospital": {
    hinglish: "Thaamne mein ek pal ki deri, aur hospital",
    hindi: "थामने में एक पल की देरी, और अस्पताल",
  },
  "Hardly any foam pits outside a few cities": {
    hinglish: "Kuch shehron ke bahar foam pit na ke barabar",
    hindi: "कुछ शहरों के बाहर फ़ोम पिट न के बराबर",
  },
  "Girls pulled out at thirteen by their families": {
    hinglish: "Ladkiyan jinhe parivaar terah ki umr mein khel se nikaal lete hain",
    hindi: "लड़कियाँ जिन्हें परिवार तेरह की उम्र में खेल से निकाल लेते हैं",
  },
  "Learn forward roll, bridge and handstand against a wall on a mat with a trained helper, and note daily stretch gains.": {
    hinglish:
      "Trained helper ke saath gadde par forward roll, bridge aur deewar ke sahaare handstand seekhiye, aur roz likhiye ki lachak kitni badhi.",
    hindi: "ट्रेंड हेल्पर के साथ गद्दे पर फ़ॉरवर्ड रोल, ब्रिज और दीवार के सहारे हैंडस्टैंड सीखिए, और रोज़ लिखिए कि लचक कितनी बढ़ी।",
  },
  "Wrists, knees and lower back that wake before you": {
    hinglish: "Kalaai, ghutne aur kamar jinka dard aapse pehle jaag jaata hai",
    hindi: "कलाई, घुटने और कमर जिनका दर्द आपसे पहले जाग जाता है",
  },
  "Three tries at each lift, and a year hangs on them": {
    hinglish: "Wazan uthane ke bas teen-teen mauke, aur unhi par poora saal tika hai",
    hindi: "वज़न उठाने के बस तीन-तीन मौक़े, और उन्हीं पर पूरा साल टिका है",
  },
  "A sport stained by others' doping": { hinglish: "Doosron ki doping se badnaam khel", hindi: "दूसरों की डोपिंग से बदनाम खेल" },
  "Learn squat and overhead form with a broomstick from a coach or a mirror, no weights, and film weekly progress.": {
    hinglish:
      "Bina wazan ke, jhaadu ke dande se, coach ya sheeshe ki madad se squat aur overhead ka sahi dhang seekhiye, aur har hafte ki tarakki ka video banaiye.",
    hindi: "बिना वज़न के, झाड़ू के डंडे से, कोच या शीशे की मदद से स्क्वाट और ओवरहेड का सही ढंग सीखिए, और हर हफ़्ते की तरक़्क़ी का वीडियो बनाइए।",
  },
  "Muscle drugs sold in the changing room behind your back": {
    hinglish: "Aapki peeth peeche changing room mein bikti muscle badhane ki dawa",
    hindi: "आपकी पीठ पीछे चेंजिंग रूम में बिकती मसल बढ़ाने की दवा",
  },
  "Trainers who walk off with ten clients": {
    hinglish: "Trainer jo das client lekar chale jaate hain",
    hindi: "ट्रेनर जो दस क्लाइंट लेकर चले जाते हैं",
  },
  "Machines out of order on the busiest evening": {
    hinglish: "Sabse bheed wali shaam machine kharab",
    hindi: "सबसे भीड़ वाली शाम मशीनें ख़राब",
  },
  "Count members, hours and fees at one local gym by polite questions; work out on paper whether it makes money.": {
    hinglish:
      "Paas ke kisi gym mein vinamrata se poochkar member, ghante aur fees giniye, aur kaagaz par hisaab lagaiye ki usmein kamaai hai ya nahi.",
    hindi: "पास के किसी जिम में विनम्रता से पूछकर मेंबर, घंटे और फ़ीस गिनिए, और काग़ज़ पर हिसाब लगाइए कि उसमें कमाई है या नहीं।",
  },
  "Monthly licence fees to the brand": { hinglish: "Brand ko har mahine license ki fees", hindi: "ब्रांड को हर महीने लाइसेंस की फ़ीस" },
  "Loudspeakers refused by the housing society": {
    hinglish: "Society ka loudspeaker ke liye mana kar dena",
    hindi: "सोसाइटी का लाउडस्पीकर के लिए मना कर देना",
  },
  "Sprained ankles from slippery tiles": {
    hinglish: "Chikni tile par phisalkar takhne mein moch",
    hindi: "चिकनी टाइल पर फिसलकर टख़ने में मोच",
  },
  "Build one song of four repeating moves, teach it to five relatives, and watch at which move they lose the beat.": {
    hinglish:
      "Ek gaane par chaar dohraye jaane wale step banaiye, paanch rishtedaron ko sikhaiye, aur dekhiye ki kis step par unki taal chhoot jaati hai.",
    hindi: "एक गाने पर चार दोहराए जाने वाले स्टेप बनाइए, पाँच रिश्तेदारों को सिखाइए, और देखिए कि किस स्टेप पर उनकी ताल छूट जाती है।",
  },
  "A game banned overnight by the government": {
    hinglish: "Game jis par sarkar raaton-raat rok laga deti hai",
    hindi: "गेम जिस पर सरकार रातों-रात रोक लगा देती है",
  },
  "Sore wrists and eyes, and sleep upside down": {
    hinglish: "Dukhti kalaai aur aankhen, aur neend ulti-pulti",
    hindi: "दुखती कलाई और आँखें, और नींद उलटी-पुलटी",
  },
  "Gaming careers that mostly end by twenty-five": {
    hinglish: "Gaming career jo zyadatar pachchees ki umr tak khatm",
    hindi: "गेमिंग करियर जो ज़्यादातर पच्चीस की उम्र तक ख़त्म",
  },
  "Record three of your own matches of a free game, watch them coolly, and write one page on your worst decisions.": {
    hinglish:
      "Kisi free game ke apne teen match record kijiye, thande dimaag se dekhiye, aur apne sabse kharab faislon par ek panna likhiye.",
    hindi: "किसी फ़्री गेम के अपने तीन मैच रिकॉर्ड कीजिए, ठंडे दिमाग़ से देखिए, और अपने सबसे ख़राब फ़ैसलों पर एक पन्ना लिखिए।",
  },
  "Thumbs that ache before the players' legs do": {
    hinglish: "Angoothe jo khiladiyon ke pairon se pehle dukhte hain",
    hindi: "अँगूठे जो खिलाड़ियों के पैरों से पहले दुखते हैं",
  },
  "Weeks away with the team at the lowest pay on the bus": {
    hinglish: "Hafton team ke saath bahar, aur sabmein sabse kam paisa aapka",
    hindi: "हफ़्तों टीम के साथ बाहर, और सबमें सबसे कम पैसा आपका",
  },
  "Matches that you hear and hardly ever see": {
    hinglish: "Match jo sunai dete hain, par dikhte na ke barabar hain",
    hindi: "मैच जो सुनाई देते हैं, पर दिखते न के बराबर हैं",
  },
  "Learn the names of ten leg muscles, lead your school team in ten minutes of stretching after practice, and ask how legs feel next day.":
    {
      hinglish:
        "Pair ki das maanspeshiyon ke naam seekhiye, abhyaas ke baad school ki team ko das minute stretching karwaiye, aur agle din poochiye ki pair kaise hain.",
      hindi: "पैर की दस मांसपेशियों के नाम सीखिए, अभ्यास के बाद स्कूल की टीम को दस मिनट स्ट्रेचिंग करवाइए, और अगले दिन पूछिए कि पैर कैसे हैं।",
    },
  "Fingers jammed at every blocking practice": {
    hinglish: "Har blocking practice mein ungliyon par chot",
    hindi: "हर ब्लॉकिंग प्रैक्टिस में उँगलियों पर चोट",
  },
  "Knees that remember every jump": { hinglish: "Ghutne jinhe har chhalaang yaad rehti hai", hindi: "घुटने जिन्हें हर छलाँग याद रहती है" },
  "A fine side broken up by board exams": {
    hinglish: "Achchi-khaasi team jo board ki pariksha se bikhar jaati hai",
    hindi: "अच्छी-ख़ासी टीम जो बोर्ड की परीक्षा से बिखर जाती है",
  },
  "Bounce a ball off a wall with your forearms for ten minutes a day, count unbroken hits, and teach a younger child the same.": {
    hinglish:
      "Roz das minute kalaai aur kohni ke beech ke hisse se gend deewar par maariye, giniye ki bina ruke kitni baar lagi, aur kisi chhote bachche ko bhi yahi sikhaiye.",
    hindi: "रोज़ दस मिनट कलाई और कोहनी के बीच के हिस्से से गेंद दीवार पर मारिए, गिनिए कि बिना रुके कितनी बार लगी, और किसी छोटे बच्चे को भी यही सिखाइए।",
  },
};
