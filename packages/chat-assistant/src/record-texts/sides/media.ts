import type { ToldTexts } from "../told-texts.ts";

export const media: ToldTexts = {
  "Threats from people your story names": {
    hinglish: "Khabar mein jinka naam aaya unki dhamkiyan",
    hindi: "ख़बर में जिनका नाम आया उनकी धमकियाँ",
  },
  "Small-town reporters paid by the piece or not at all": {
    hinglish: "Chhote shahron ke reporter jinhein ek ek khabar ke paise milte hain, ya milte hi nahi",
    hindi: "छोटे शहरों के रिपोर्टर जिन्हें एक-एक ख़बर के पैसे मिलते हैं, या मिलते ही नहीं",
  },
  "Officials who stop taking your calls after one true story": {
    hinglish: "Afsar jo ek sachchi khabar ke baad aapka phone uthana band kar dete hain",
    hindi: "अफ़सर जो एक सच्ची ख़बर के बाद आपका फ़ोन उठाना बंद कर देते हैं",
  },
  "Report one real local problem, such as a broken tap: question three people, check one document, write 250 words.": {
    hinglish:
      "Apne ilaake ki ek asli samasya par report banaiye, jaise toota nal: teen logon se poochhiye, ek kaagaz jaanchiye, 250 shabd likhiye.",
    hindi: "अपने इलाक़े की एक असली समस्या पर रिपोर्ट बनाइए, जैसे टूटा नल: तीन लोगों से पूछिए, एक काग़ज़ जाँचिए, 250 शब्द लिखिए।",
  },
  "Companies that cut advertising after a bad story": {
    hinglish: "Companiyan jo buri khabar chhapne par vigyaapan kam kar deti hain",
    hindi: "कंपनियाँ जो बुरी ख़बर छपने पर विज्ञापन कम कर देती हैं",
  },
  "Public-relations calls from breakfast on": {
    hinglish: "Naashte ke samay se hi PR walon ke phone",
    hindi: "नाश्ते के समय से ही PR वालों के फ़ोन",
  },
  "House rules against trading the shares you write about": {
    hinglish: "Jin shares par likhte hain, unhein kharidne bechne par apne daftar ki rok",
    hindi: "जिन शेयरों पर लिखते हैं, उन्हें ख़रीदने-बेचने पर अपने दफ़्तर की रोक",
  },
  "Follow one listed company for a month in the newspaper and its notices on the stock exchange's website, and write what moved its price.":
    {
      hinglish:
        "Ek listed company par mahine bhar akhbaar mein aur stock exchange ki website par uske notice mein nazar rakhiye, aur likhiye ki uske share ka daam kis baat se hila.",
      hindi: "एक लिस्टेड कंपनी पर महीने भर अख़बार में और स्टॉक एक्सचेंज की वेबसाइट पर उसके नोटिस में नज़र रखिए, और लिखिए कि उसके शेयर का दाम किस बात से हिला।",
    },
  "Working while friends watch the match": { hinglish: "Dost match dekhte hain aur aap kaam par", hindi: "दोस्त मैच देखते हैं और आप काम पर" },
  "Players who speak only in prepared lines": {
    hinglish: "Khiladi jo sirf rate hue jumle bolte hain",
    hindi: "खिलाड़ी जो सिर्फ़ रटे हुए जुमले बोलते हैं",
  },
  "Cricket filling the page that wrestlers earned": {
    hinglish: "Jis panne par pehalwaanon ka haq tha, us par bhi cricket",
    hindi: "जिस पन्ने पर पहलवानों का हक़ था, उस पर भी क्रिकेट",
  },
  "Report a school or club match in 300 words within thirty minutes of the end, with the right score and two quotes.": {
    hinglish:
      "School ya club ke match ki report 300 shabdon mein, khatm hone ke tees minute ke andar likhiye, sahi score aur do logon ke bayaan ke saath.",
    hindi: "स्कूल या क्लब के मैच की रिपोर्ट 300 शब्दों में, ख़त्म होने के तीस मिनट के अंदर लिखिए, सही स्कोर और दो बयानों के साथ।",
  },
  "Delhi editors who want only what happened to Indians there": {
    hinglish: "Delhi ke editor jinhein sirf yeh chahiye ki wahan ke Bharatiyon ke saath kya hua",
    hindi: "दिल्ली के संपादक जिन्हें सिर्फ़ यह चाहिए कि वहाँ के भारतीयों के साथ क्या हुआ",
  },
  "Bureaus closed to save money": { hinglish: "Paise bachane ko band kiye gaye bureau", hindi: "पैसे बचाने को बंद किए गए ब्यूरो" },
  "Visas cancelled after an honest story": { hinglish: "Sachchi khabar ke baad radd hua visa", hindi: "सच्ची ख़बर के बाद रद्द हुआ वीज़ा" },
  "Follow one neighbouring country's news for three weeks from two of its English papers and write a letter home about it.": {
    hinglish: "Kisi padosi desh ki khabrein teen hafte uske do English akhbaaron mein padhiye aur us par ghar walon ko ek chitthi likhiye.",
    hindi: "किसी पड़ोसी देश की ख़बरें तीन हफ़्ते उसके दो अंग्रेज़ी अख़बारों में पढ़िए और उस पर घर वालों को एक चिट्ठी लिखिए।",
  },
  "Deciding whether to help first or photograph first": {
    hinglish: "Yeh tay karna ki pehle madad karein ya pehle photo lein",
    hindi: "यह तय करना कि पहले मदद करें या पहले फ़ोटो लें",
  },
  "Police and mobs who snatch cameras": { hinglish: "Police aur bheed jo camera chheen leti hain", hindi: "पुलिस और भीड़ जो कैमरा छीन लेती हैं" },
  "Magazines with hardly any pages left for long stories": {
    hinglish: "Patrikayein jinmein lambi kahaniyon ke liye mushkil se hi panne bache hain",
    hindi: "पत्रिकाएँ जिनमें लंबी कहानियों के लिए मुश्किल से ही पन्ने बचे हैं",
  },
  "Tell one worker's day, such as the milkman's, in seven honest photographs, asking permission first and staging nothing.": {
    hinglish:
      "Doodhwale jaise kisi kaam karne wale ka ek din saat sachchi photo mein bataiye, pehle ijaazat lijiye aur koi scene banwakar mat kheenchiye.",
    hindi: "दूधवाले जैसे किसी काम करने वाले का एक दिन सात सच्ची तस्वीरों में बताइए, पहले इजाज़त लीजिए और कोई सीन बनवाकर मत खींचिए।",
  },
  "Hate mail that turns personal or threatening": {
    hinglish: "Nafrat bhari mail jo niji hamle ya dhamki ban jaati hai",
    hindi: "नफ़रत भरी मेल जो निजी हमला या धमकी बन जाती है",
  },
  "Having an opinion ready even when you have none": {
    hinglish: "Raay na ho tab bhi raay taiyaar rakhna",
    hindi: "राय न हो तब भी राय तैयार रखना",
  },
  "Modest fees unless your name is famous": { hinglish: "Naam mashhoor na ho to mamooli fees", hindi: "नाम मशहूर न हो तो मामूली फ़ीस" },
  "Write 400 words arguing one side about your school's phone rule, then 400 fair words for the opposite side.": {
    hinglish:
      "Apne school ke phone wale niyam par ek paksh ki baat 400 shabdon mein likhiye, phir utni hi imaandaari se ulte paksh ke liye 400 shabd.",
    hindi: "अपने स्कूल के फ़ोन वाले नियम पर एक पक्ष की बात 400 शब्दों में लिखिए, फिर उतनी ही ईमानदारी से उलटे पक्ष के लिए 400 शब्द।",
  },
  "Pages torn up near midnight for a late match or election result": {
    hinglish: "Der se khatm match ya chunaav nateeje ke liye aadhi raat ke aaspaas poore badle gaye panne",
    hindi: "देर से ख़त्म मैच या चुनाव नतीजे के लिए आधी रात के आसपास पूरे बदले गए पन्ने",
  },
  "One wrong letter in a headline, and the whole city sends it round": {
    hinglish: "Headline mein ek galat akshar, aur poora shahar use aage bhejta hai",
    hindi: "हेडलाइन में एक ग़लत अक्षर, और पूरा शहर उसे आगे भेजता है",
  },
  "Reporters angry at a cut paragraph": { hinglish: "Ek paragraph kata to naaraaz reporter", hindi: "एक पैराग्राफ़ कटने पर नाराज़ रिपोर्टर" },
  "Cut a newspaper report to exactly 100 words without losing a fact, and write it three new headlines of six words.": {
    hinglish:
      "Akhbaar ki ek khabar ko bina koi baat khoye theek 100 shabdon ka kijiye, aur uske liye chhe shabdon ki teen nayi headline likhiye.",
    hindi: "अख़बार की एक ख़बर को बिना कोई बात खोए ठीक 100 शब्दों का कीजिए, और उसके लिए छह शब्दों की तीन नई हेडलाइन लिखिए।",
  },
  "Court summonses for a line you never saw": {
    hinglish: "Us line par adaalat ka bulawa jo aapne dekhi hi nahi",
    hindi: "उस पंक्ति पर अदालत का बुलावा जो आपने देखी ही नहीं",
  },
  "Closing an edition, and telling its reporters yourself": {
    hinglish: "Koi edition band karna, aur uske reporteron ko khud batana",
    hindi: "कोई संस्करण बंद करना, और उसके रिपोर्टरों को ख़ुद बताना",
  },
  "Being called biased by every side by evening": {
    hinglish: "Shaam tak har paksh se pakshpaati kaha jaana",
    hindi: "शाम तक हर पक्ष से पक्षपाती कहा जाना",
  },
  "Compare four front pages of one day, rank their stories, and write why you would have led with another.": {
    hinglish:
      "Ek hi din ke chaar akhbaaron ke pehle panne milaiye, unki khabron ko kram dijiye, aur likhiye ki aapki sabse upar ki khabar koi aur kyon hoti.",
    hindi: "एक ही दिन के चार अख़बारों के पहले पन्ने मिलाइए, उनकी ख़बरों को क्रम दीजिए, और लिखिए कि आपकी सबसे ऊपर की ख़बर कोई और क्यों होती।",
  },
  "Violent or cruel clips, watched again and again": {
    hinglish: "Hinsak ya krur clip, jo baar baar dekhni padti hain",
    hindi: "हिंसक या क्रूर क्लिप, जो बार-बार देखनी पड़ती हैं",
  },
  "A lie reaches a crore before your check": {
    hinglish: "Aapki jaanch se pehle jhooth ek crore logon tak pahunch jaata hai",
    hindi: "आपकी जाँच से पहले झूठ एक करोड़ लोगों तक पहुँच जाता है",
  },
  "Abuse from whichever side you corrected": {
    hinglish: "Jis paksh ki galti sudhaari, usi ki gaaliyan",
    hindi: "जिस पक्ष की ग़लती सुधारी, उसी की गालियाँ",
  },
  "Choose three forwarded claims in your family group and trace each picture or figure to its first source.": {
    hinglish: "Family group mein forward hue teen daave chuniye aur har tasveer ya aankde ko uske pehle srot tak dhoondhiye.",
    hindi: "फ़ैमिली ग्रुप में फ़ॉरवर्ड हुए तीन दावे चुनिए और हर तस्वीर या आँकड़े को उसके पहले स्रोत तक ढूँढ़िए।",
  },
  "Fans who abuse you over two stars": { hinglish: "Fans jo do star dene par gaali dete hain", hindi: "फ़ैन जो दो स्टार देने पर गाली देते हैं" },
  "Paid reviews that make readers distrust all": {
    hinglish: "Paise lekar likhe review, jinse paathak sab par shak karne lagte hain",
    hindi: "पैसे लेकर लिखे रिव्यू, जिनसे पाठक सब पर शक करने लगते हैं",
  },
  "Sitting through four poor films a week": {
    hinglish: "Hafte mein chaar kharab filmein poori jhelna",
    hindi: "हफ़्ते में चार ख़राब फ़िल्में पूरी झेलना",
  },
  "Review one old film you can see free, naming one shot, one sound and one performance to support your opinion.": {
    hinglish:
      "Ek purani film ka review likhiye jo free mein dekhi ja sake, aur apni raay ke paksh mein ek shot, ek aawaz aur ek abhinay ka naam lijiye.",
    hindi: "एक पुरानी फ़िल्म का रिव्यू लिखिए जो मुफ़्त में देखी जा सके, और अपनी राय के पक्ष में एक शॉट, एक आवाज़ और एक अभिनय का नाम लीजिए।",
  },
  "Night, dawn and election-week shifts that wreck sleep": {
    hinglish: "Raat, bhor aur chunaav ke hafte ki shift jo neend barbaad kar deti hain",
    hindi: "रात, भोर और चुनाव के हफ़्ते की शिफ़्ट जो नींद बर्बाद कर देती हैं",
  },
  "Debate formats where shouting wins": {
    hinglish: "Debate ke aise format jinmein chillaane wala jeetta hai",
    hindi: "डिबेट के ऐसे तरीक़े जिनमें चिल्लाने वाला जीतता है",
  },
  "Being blamed in the market for what the channel says": {
    hinglish: "Channel jo kehta hai uska dosh bazaar mein aap par",
    hindi: "चैनल जो कहता है उसका दोष बाज़ार में आप पर",
  },
  "Scroll a 150-word bulletin up a friend's phone like a teleprompter, then deliver it to camera without squinting.": {
    hinglish:
      "Kisi dost ke phone par 150 shabdon ka bulletin teleprompter ki tarah upar sarkwaiye, phir use camera ke saamne bina aankhein sikode padhiye.",
    hindi: "किसी दोस्त के फ़ोन पर 150 शब्दों का बुलेटिन टेलीप्रॉम्प्टर की तरह ऊपर सरकवाइए, फिर उसे कैमरे के सामने बिना आँखें सिकोड़े पढ़िए।",
  },
  "Cheerful at six though the night was bad": {
    hinglish: "Raat buri guzri, phir bhi subah chhe baje hansi khushi bolna",
    hindi: "रात बुरी गुज़री, फिर भी सुबह छह बजे हँसी-ख़ुशी बोलना",
  },
  "Playlists locked by a computer in head office": {
    hinglish: "Playlist jo head office ka computer tay kar deta hai",
    hindi: "प्लेलिस्ट जो हेड ऑफ़िस का कंप्यूटर तय कर देता है",
  },
  "Stations merging and voices shared between cities": {
    hinglish: "Station aapas mein mil rahe hain aur ek hi aawaz kai shahron mein",
    hindi: "स्टेशन आपस में मिल रहे हैं और एक ही आवाज़ कई शहरों में",
  },
  "Record a ten-minute breakfast show on your phone with two songs, one caller and one joke about your own town.": {
    hinglish: "Phone par das minute ka subah ka show record kijiye, do gaanon, ek caller aur apne shahar par ek mazaak ke saath.",
    hindi: "फ़ोन पर दस मिनट का सुबह का शो रिकॉर्ड कीजिए, दो गानों, फ़ोन पर जुड़े एक श्रोता और अपने शहर पर एक मज़ाक़ के साथ।",
  },
  "Eighteen-hour reality-show shoots under hot light": {
    hinglish: "Garam light ke neeche reality show ki atharah ghante ki shooting",
    hindi: "गरम लाइट के नीचे रियलिटी शो की अठारह घंटे की शूटिंग",
  },
  "Replaced when the next face trends": {
    hinglish: "Koi naya chehra trend kare to aapki jagah woh",
    hindi: "कोई नया चेहरा ट्रेंड करे तो आपकी जगह वह",
  },
  "Weeks of travel with one suitcase of costumes": {
    hinglish: "Costume ke ek suitcase ke saath hafton ka safar",
    hindi: "कॉस्ट्यूम के एक सूटकेस के साथ हफ़्तों का सफ़र",
  },
  "Host a class quiz for twenty minutes with a partner feeding you instructions through one earphone.": {
    hinglish: "Apni class mein bees minute ki quiz chalaiye, jismein ek earphone par kisi saathi se nirdesh milte rahein.",
    hindi: "अपनी क्लास में बीस मिनट की क्विज़ चलाइए, जिसमें एक इयरफ़ोन पर किसी साथी से निर्देश मिलते रहें।",
  },
  "Former stars preferred over trained voices": {
    hinglish: "Training wali aawazon ki jagah purane star khiladi chune jaate hain",
    hindi: "ट्रेनिंग वाली आवाज़ों की जगह पुराने स्टार खिलाड़ी चुने जाते हैं",
  },
  "Calling the match from a studio screen, far from the ground": {
    hinglish: "Maidan se door studio ki screen se match batana",
    hindi: "मैदान से दूर स्टूडियो की स्क्रीन से मैच बताना",
  },
  "A wrong name replayed on the internet for years": {
    hinglish: "Ek galat naam jo internet par saalon chalta rehta hai",
    hindi: "एक ग़लत नाम जो इंटरनेट पर सालों चलता रहता है",
  },
  "Commentate two overs of a gully match into your phone so that a blindfolded friend can say what happened.": {
    hinglish: "Gully match ke do over ki commentary phone mein record kijiye, aise ki aankhon par patti bandha dost bata sake ki kya hua.",
    hindi: "गली मैच के दो ओवर की कमेंट्री फ़ोन में रिकॉर्ड कीजिए, ऐसे कि आँखों पर पट्टी बँधा दोस्त बता सके कि क्या हुआ।",
  },
  "Ratings sheets every Thursday that judge you": {
    hinglish: "Har Thursday aane wali rating sheet jo aapka faisla karti hain",
    hindi: "हर गुरुवार को आने वाली रेटिंग शीट जो आपका फ़ैसला करती हैं",
  },
  "Shrinking crews and the same slot to fill": {
    hinglish: "Ghatta hua crew aur bharne ko utna hi samay",
    hindi: "घटता हुआ क्रू और भरने को उतना ही समय",
  },
  "A guest who walks out live, with nine minutes still to fill": {
    hinglish: "Mehmaan jo live show se uthkar chala jaye, jab nau minute abhi bharne hon",
    hindi: "मेहमान जो लाइव शो से उठकर चला जाए, जब नौ मिनट अभी भरने हों",
  },
  "Plan a ten-minute news show for your school with items, timings, presenters and pictures, then run it live once.": {
    hinglish:
      "Apne school ke liye das minute ka news show banaiye, items, time, presenter aur tasveeron ke saath, phir ek baar use live chalaiye.",
    hindi: "अपने स्कूल के लिए दस मिनट का न्यूज़ शो बनाइए, आइटम, टाइम, प्रस्तोता और तस्वीरों के साथ, फिर एक बार उसे लाइव चलाइए।",
  },
  "Cancelling a show whose crew you know": {
    hinglish: "Us show ko band karna jiske crew se aapki pehchaan hai",
    hindi: "उस शो को बंद करना जिसके क्रू से आपकी पहचान है",
  },
  "Rules and complaints on what may air when": {
    hinglish: "Kya kab dikhaya jaye, is par niyam aur shikayatein",
    hindi: "क्या कब दिखाया जाए, इस पर नियम और शिकायतें",
  },
  "Viewers leaving fixed schedules for phones": {
    hinglish: "Darshak jo tay samay ke show chhodkar phone par ja rahe hain",
    hindi: "दर्शक जो तय समय के शो छोड़कर फ़ोन पर जा रहे हैं",
  },
  "Note what three channels show each evening from seven to ten for a week, and build a better grid for your family.": {
    hinglish:
      "Ek hafte har shaam saat se das tak teen channel kya dikhate hain likhiye, aur apne parivar ke liye behtar timetable banaiye.",
    hindi: "एक हफ़्ते हर शाम सात से दस तक तीन चैनल क्या दिखाते हैं लिखिए, और अपने परिवार के लिए बेहतर टाइमटेबल बनाइए।",
  },
  "Alone on a hilltop station on Diwali night": {
    hinglish: "Diwali ki raat pahaadi ke station par akele",
    hindi: "दिवाली की रात पहाड़ी के स्टेशन पर अकेले",
  },
  "Everything noticed within one second of failing": {
    hinglish: "Kuch band hua to ek second mein sabko dikh jaata hai",
    hindi: "कुछ बंद हुआ तो एक सेकंड में सबको दिख जाता है",
  },
  "Old valves and new servers in the same rack": {
    hinglish: "Purane valve aur naye server ek hi rack mein",
    hindi: "पुराने वाल्व और नए सर्वर एक ही रैक में",
  },
  "Tune a pocket radio across AM and FM by day and night, chart the stations, and ask your physics teacher why.": {
    hinglish: "Ek pocket radio ko din aur raat AM aur FM par ghumaiye, station ka chart banaiye, aur physics teacher se wajah poochhiye.",
    hindi: "एक पॉकेट रेडियो को दिन और रात में AM और FM पर घुमाइए, स्टेशनों का चार्ट बनाइए, और फ़िज़िक्स के टीचर से वजह पूछिए।",
  },
  "A wrong button seen by millions": { hinglish: "Ek galat button jise laakhon log dekhte hain", hindi: "एक ग़लत बटन जिसे लाखों लोग देखते हैं" },
  "No lavatory break during a five-hour live show": {
    hinglish: "Paanch ghante ke live show mein toilet jaane ki chhutti nahi",
    hindi: "पाँच घंटे के लाइव शो में टॉयलेट जाने की छुट्टी नहीं",
  },
  "A director who calls the wrong camera, and only you to save the cut": {
    hinglish: "Director galat camera bole, aur cut bachana sirf aap par",
    hindi: "डायरेक्टर ग़लत कैमरा बोले, और कट बचाना सिर्फ़ आप पर",
  },
  "Put three phones around a school song, then cut their recordings together so that every change falls on a beat.": {
    hinglish: "School ke gaane ke aas paas teen phone lagaiye, phir unki recording ko aise kaatkar jodiye ki har badlaav taal par aaye.",
    hindi: "स्कूल के गाने के आसपास तीन फ़ोन लगाइए, फिर उनकी रिकॉर्डिंग को ऐसे काटकर जोड़िए कि हर बदलाव ताल पर आए।",
  },
  "Years of pitching before the first film": {
    hinglish: "Pehli film se pehle saalon logon ko kahani sunate phirna",
    hindi: "पहली फ़िल्म से पहले सालों लोगों को कहानी सुनाते फिरना",
  },
  "Friday's box office settling your next five years": {
    hinglish: "Shukrawaar ki ticket bikri aapke agle paanch saal tay karti hai",
    hindi: "शुक्रवार की टिकट बिक्री आपके अगले पाँच साल तय करती है",
  },
  "A hundred questions before breakfast on a shoot day": {
    hinglish: "Shooting ke din naashte se pehle hi sau sawaal",
    hindi: "शूटिंग के दिन नाश्ते से पहले ही सौ सवाल",
  },
  "Shoot a two-minute film on a phone with no dialogue, six shots and a change of mood in the middle.": {
    hinglish: "Phone par do minute ki film banaiye jismein koi samvaad na ho, chhe shot hon aur beech mein mood badle.",
    hindi: "फ़ोन पर दो मिनट की फ़िल्म बनाइए जिसमें कोई संवाद न हो, छह शॉट हों और बीच में मूड बदले।",
  },
  "Your own house pledged for a film's first weekend": {
    hinglish: "Film ke pehle weekend ke bharose girvi rakha apna ghar",
    hindi: "फ़िल्म के पहले वीकेंड के भरोसे गिरवी रखा अपना घर",
  },
  "Stars whose own staff outnumber the camera crew": {
    hinglish: "Star jinka apna staff camera crew se bhi bada hota hai",
    hindi: "स्टार जिनका अपना स्टाफ़ कैमरा क्रू से भी बड़ा होता है",
  },
  "Lawyers, censors and unions before a frame is shown": {
    hinglish: "Ek bhi frame dikhane se pehle vakeel, censor aur union",
    hindi: "एक भी फ़्रेम दिखाने से पहले वकील, सेंसर और यूनियन",
  },
  "Cost a five-minute film in your street: list people, food, travel, props and permissions, then cut the total by half.": {
    hinglish:
      "Apni gali mein paanch minute ki film ka kharch jodiye: log, khana, aana jaana, saamaan aur ijaazat, phir total ko aadha kijiye.",
    hindi: "अपनी गली में पाँच मिनट की फ़िल्म का ख़र्च जोड़िए: लोग, खाना, आना-जाना, सामान और इजाज़त, फिर टोटल को आधा कीजिए।",
  },
  "Begging five foundations for money to film one village": {
    hinglish: "Ek gaon ko film karne ke liye paanch sansthaon se paise maangna",
    hindi: "एक गाँव को फ़िल्माने के लिए पाँच संस्थाओं से पैसे माँगना",
  },
  "Carrying home the sorrow of people you filmed": {
    hinglish: "Jin logon ko film kiya unka dukh ghar le aana",
    hindi: "जिन लोगों को फ़िल्माया उनका दुख घर ले आना",
  },
  "Few screens in India for a finished film": {
    hinglish: "Taiyaar film dikhane ke liye Bharat mein kam jagah",
    hindi: "तैयार फ़िल्म दिखाने के लिए भारत में कम जगहें",
  },
  "With their consent, film a shopkeeper or craftsman at work for three afternoons, ask open questions, and cut it to four minutes.": {
    hinglish:
      "Kisi dukaandaar ya kaarigar ki sahmati se teen dopahar unka kaam film kijiye, khule sawaal poochhiye, aur use chaar minute mein edit kijiye.",
    hindi: "किसी दुकानदार या कारीगर की सहमति से तीन दोपहर उनका काम फ़िल्माइए, खुले सवाल पूछिए, और उसे चार मिनट में एडिट कीजिए।",
  },
  "Losing the sun while others argue over dialogue": {
    hinglish: "Dialogue par doosron ki behas chalti rehna aur dhoop ka dhal jaana",
    hindi: "डायलॉग पर दूसरों की बहस चलती रहना और धूप का ढल जाना",
  },
  "Shoulders and back worn by camera weight": {
    hinglish: "Camera ke bojh se ghis chuke kandhe aur peeth",
    hindi: "कैमरे के बोझ से घिस चुके कंधे और पीठ",
  },
  "Producers who choose the lowest fee and not the best eye": {
    hinglish: "Producer jo sabse kam fees wale ko chunte hain, sabse achhi nazar wale ko nahi",
    hindi: "प्रोड्यूसर जो सबसे कम फ़ीस वाले को चुनते हैं, सबसे अच्छी नज़र वाले को नहीं",
  },
  "Photograph the same chair and friend in six kinds of light on a phone, locking exposure, and describe each feeling.": {
    hinglish:
      "Phone ka exposure lock karke ek hi kursi aur ek hi dost ki photo chhe tarah ki roshni mein khinchiye, aur likhiye ki har photo mein kaisa mehsoos hota hai.",
    hindi: "फ़ोन का एक्सपोज़र लॉक करके एक ही कुर्सी और एक ही दोस्त की फ़ोटो छह तरह की रोशनी में खींचिए, और लिखिए कि हर फ़ोटो में कैसा महसूस होता है।",
  },
  "Standing four hours beside a tripod in May": {
    hinglish: "May ki garmi mein chaar ghante tripod ke paas khade rehna",
    hindi: "मई की गर्मी में चार घंटे ट्राइपॉड के पास खड़े रहना",
  },
  "Being pushed about in riots and in crowds of cameramen": {
    hinglish: "Dangon mein aur cameramen ki bheed mein dhakke khaana",
    hindi: "दंगों में और कैमरामैनों की भीड़ में धक्के खाना",
  },
  "A camera of your own to insure and mend out of day rates": {
    hinglish: "Apna camera, jiska beema aur marammat dihaadi mein se hi karwani padti hai",
    hindi: "अपना कैमरा, जिसका बीमा और मरम्मत दिहाड़ी में से ही करवानी पड़ती है",
  },
  "Film a school football match with a phone on a stick, keeping the ball framed with room ahead of it.": {
    hinglish:
      "Phone ko ek dande par lagakar school ka football match film kijiye, gend ko frame mein rakhiye aur uske aage jagah khaali chhodiye.",
    hindi: "फ़ोन को एक डंडे पर लगाकर स्कूल का फ़ुटबॉल मैच फ़िल्माइए, गेंद को फ़्रेम में रखिए और उसके आगे जगह ख़ाली छोड़िए।",
  },
  "A director at your shoulder deep into the night": {
    hinglish: "Der raat tak director ka sir par sawaar rehna",
    hindi: "देर रात तक डायरेक्टर का सिर पर सवार रहना",
  },
  "Cutting an actor's best scene because the film runs long": {
    hinglish: "Film lambi hone ki wajah se kisi actor ka sabse achha scene kaatna",
    hindi: "फ़िल्म लंबी होने की वजह से किसी ऐक्टर का सबसे अच्छा सीन काटना",
  },
  "Being told to fix in the cut what was not shot": {
    hinglish: "Hukm ki jo shoot hi nahi hua, use editing mein theek kar do",
    hindi: "हुक्म कि जो शूट ही नहीं हुआ, उसे एडिटिंग में ठीक कर दो",
  },
  "Take ten unrelated phone clips and cut them into one minute that tells a story, using free DaVinci Resolve or a phone editor.": {
    hinglish:
      "Phone ki das aisi clips lijiye jinka aapas mein koi rishta na ho, aur free DaVinci Resolve ya phone ke kisi editor mein unhe jodkar ek minute ki kahani banaiye.",
    hindi:
      "फ़ोन की दस ऐसी क्लिप लीजिए जिनका आपस में रिश्ता न हो, और मुफ़्त DaVinci Resolve या फ़ोन के किसी एडिटर में उन्हें जोड़कर एक मिनट की कहानी बनाइए।",
  },
  "Dialogue drowned by a generator that nobody moved away": {
    hinglish: "Generator ke shor mein dooba dialogue, kyunki use kisi ne door nahi hatwaya",
    hindi: "जनरेटर के शोर में डूबा डायलॉग, क्योंकि उसे किसी ने दूर नहीं हटवाया",
  },
  "Whole reels recut after you have finished": {
    hinglish: "Aapka kaam poora hone ke baad poori-poori reel dobara edit hona",
    hindi: "आपका काम पूरा होने के बाद पूरी-पूरी रील दोबारा एडिट होना",
  },
  "Loud stand-in music burying a week's fine work": {
    hinglish: "Hafte bhar ke baareek kaam ka kaamchalau tez music mein dab jaana",
    hindi: "हफ़्ते भर के बारीक काम का कामचलाऊ तेज़ म्यूज़िक में दब जाना",
  },
  "Replace all the sound of a one-minute clip with noises you make in the kitchen, recorded in Audacity.": {
    hinglish: "Ek minute ki clip ki saari awaazein hataiye aur unki jagah rasoi mein banayi awaazein Audacity mein record karke lagaiye.",
    hindi: "एक मिनट की क्लिप की सारी आवाज़ें हटाइए और उनकी जगह रसोई में बनाई आवाज़ें Audacity में रिकॉर्ड करके लगाइए।",
  },
  "Arms overhead through a seven-minute take": {
    hinglish: "Saat minute ke take mein haath sir ke upar uthaye rakhna",
    hindi: "सात मिनट के टेक में हाथ सिर के ऊपर उठाए रखना",
  },
  "Crew treating sound as something to fix later": {
    hinglish: "Crew jo sound ko baad mein theek karne ki cheez maanti hai",
    hindi: "क्रू जो साउंड को बाद में ठीक करने की चीज़ मानती है",
  },
  "Blame when a shadow enters the frame": { hinglish: "Frame mein parchhaai aate hi dosh aap par", hindi: "फ़्रेम में परछाईं आते ही दोष आप पर" },
  "Tie a phone to a broom handle, record two friends talking as they walk, and keep both voices equally near.": {
    hinglish:
      "Jhaadu ke dande par phone baandhiye, chalte-chalte baat karte do doston ko record kijiye, aur dhyaan rakhiye ki dono ki awaaz barabar paas se aaye.",
    hindi: "झाड़ू के डंडे पर फ़ोन बाँधिए, चलते-चलते बात करते दो दोस्तों को रिकॉर्ड कीजिए, और ध्यान रखिए कि दोनों की आवाज़ बराबर पास से आए।",
  },
  "Hopeful faces down the whole corridor for a single part": {
    hinglish: "Ek hi role ke liye poore galiyare mein umeed bhare chehre",
    hindi: "एक ही रोल के लिए पूरे गलियारे में उम्मीद भरे चेहरे",
  },
  "Producers who want followers instead of ability": {
    hinglish: "Producer jinhe hunar nahi, followers chahiye",
    hindi: "प्रोड्यूसर जिन्हें हुनर नहीं, फ़ॉलोअर चाहिए",
  },
  "Fraudsters using your name to cheat newcomers": {
    hinglish: "Thag jo aapke naam par naye logon ko lootte hain",
    hindi: "ठग जो आपके नाम पर नए लोगों को लूटते हैं",
  },
  "Cast a novel you know with people from school and family, and give a one-line reason for every choice.": {
    hinglish:
      "Kisi jaane-pehchane novel ke kirdaaron ke liye school aur parivaar se log chuniye, aur har chunaav ki wajah ek line mein likhiye.",
    hindi: "किसी जाने-पहचाने उपन्यास के किरदारों के लिए स्कूल और परिवार से लोग चुनिए, और हर चुनाव की वजह एक लाइन में लिखिए।",
  },
  "Heavy cable, hot lamps and rain together": {
    hinglish: "Bhaari cable, garam lampein aur baarish, teeno ek saath",
    hindi: "भारी केबल, गर्म लैंप और बारिश, तीनों एक साथ",
  },
  "Double shifts when a star's date is ending": {
    hinglish: "Star ki dates khatm hone wali hon to double shift",
    hindi: "स्टार की डेट्स ख़त्म होने वाली हों तो डबल शिफ़्ट",
  },
  "Real risk of shock if someone hurries": {
    hinglish: "Kisi ki jaldbaazi se current lagne ka asli khatra",
    hindi: "किसी की जल्दबाज़ी से करंट लगने का असली ख़तरा",
  },
  "Make soft light from a torch behind a hung white bedsheet, and hard light from it bare, then compare the edges of shadows.": {
    hinglish:
      "Latki hui safed chaadar ke peeche torch rakhkar naram roshni banaiye, aur bina chaadar ke usi torch se teekhi roshni, phir parchhaaiyon ke kinaaron ki tulna kijiye.",
    hindi: "लटकी हुई सफ़ेद चादर के पीछे टॉर्च रखकर नरम रोशनी बनाइए, और बिना चादर के उसी टॉर्च से तीखी रोशनी, फिर परछाइयों के किनारों की तुलना कीजिए।",
  },
  "Cartons of unsold books coming back after a year": {
    hinglish: "Saal bhar baad bina biki kitaabon ke dibbe laut aana",
    hindi: "साल भर बाद बिना बिकी किताबों के डिब्बे लौट आना",
  },
  "Pirates selling your bestseller at traffic lights": {
    hinglish: "Traffic signal par aapki bestseller ki naqli copy bechne wale",
    hindi: "ट्रैफ़िक सिग्नल पर आपकी बेस्टसेलर की नक़ली कॉपी बेचने वाले",
  },
  "Schools and shops that pay after nine months": {
    hinglish: "School aur dukaanein jo nau mahine baad paise deti hain",
    hindi: "स्कूल और दुकानें जो नौ महीने बाद पैसे देती हैं",
  },
  "Make a twelve-page booklet of classmates' stories, cost paper and copying, price it, and sell ten for a cause.": {
    hinglish:
      "Saathiyon ki kahaniyon ki barah panne ki kitaab banaiye, kaagaz aur photocopy ka kharch jodiye, daam tay kijiye, aur kisi nek kaam ke liye das bechiye.",
    hindi: "साथियों की कहानियों की बारह पन्ने की किताब बनाइए, काग़ज़ और फ़ोटोकॉपी का ख़र्च जोड़िए, दाम तय कीजिए, और किसी नेक काम के लिए दस बेचिए।",
  },
  "An author you discovered leaves for a bigger cheque": {
    hinglish: "Lekhak jise aapne khoja, bade cheque ke liye chala jaata hai",
    hindi: "लेखक जिसे आपने खोजा, बड़े चेक के लिए चला जाता है",
  },
  "Reading manuscripts on every evening and train": {
    hinglish: "Har shaam aur har train mein pandulipiyan padhna",
    hindi: "हर शाम और हर ट्रेन में पांडुलिपियाँ पढ़ना",
  },
  "Targets for titles, as if books were soap": {
    hinglish: "Kitaabon ke target, jaise kitaabein sabun hon",
    hindi: "किताबों के टारगेट, जैसे किताबें साबुन हों",
  },
  "Name three books that your library lacks, and pitch one in a page: who writes it, who reads it, why now.": {
    hinglish:
      "Teen kitaabon ke naam likhiye jo aapki library mein nahi hain, aur ek ka prastaav ek panne mein likhiye: kaun likhega, kaun padhega, abhi kyon.",
    hindi: "ऐसी तीन किताबें बताइए जो आपकी लाइब्रेरी में नहीं हैं, और एक का प्रस्ताव एक पन्ने में लिखिए: कौन लिखेगा, कौन पढ़ेगा, अभी क्यों।",
  },
  "Authors who undo every correction": {
    hinglish: "Lekhak jo aapka har sudhaar wapas badal dete hain",
    hindi: "लेखक जो आपका हर सुधार वापस बदल देते हैं",
  },
  "Freelance rates per thousand words hardly moving": {
    hinglish: "Freelance mein prati hazaar shabd ka rate, jo mushkil se badhta hai",
    hindi: "फ़्रीलांस में प्रति हज़ार शब्द का रेट, जो मुश्किल से बढ़ता है",
  },
  "Seeing errors on every menu and signboard for life": {
    hinglish: "Umar bhar har menu aur signboard par galtiyan hi dikhna",
    hindi: "उम्र भर हर मेन्यू और साइनबोर्ड पर ग़लतियाँ ही दिखना",
  },
  "Edit a friend's essay on paper for sense, repetition and commas, then explain each change without rewriting its style.": {
    hinglish:
      "Kisi dost ke nibandh mein kaagaz par matlab, dohraav aur comma theek kijiye, phir har badlaav samjhaiye, par uski shaili mat badaliye.",
    hindi: "किसी दोस्त के निबंध में काग़ज़ पर मतलब, दोहराव और कॉमा ठीक कीजिए, फिर हर बदलाव समझाइए, पर उसकी शैली मत बदलिए।",
  },
  "Nine hundred entries of an index, each page number to check": {
    hinglish: "Index ki nau sau entry, aur har ek ka page number jaanchna",
    hindi: "इंडेक्स की नौ सौ एंट्री, और हर एक का पेज नंबर जाँचना",
  },
  "One slip in print outlives a thousand catches": {
    hinglish: "Hazaar galtiyan pakdo, yaad woh ek rehti hai jo chhap gayi",
    hindi: "हज़ार ग़लतियाँ पकड़ो, याद वह एक रहती है जो छप गई",
  },
  "Spell-check making publishers think you are spare": {
    hinglish: "Spell-check ki wajah se publisher ka aapko faaltu samajhna",
    hindi: "स्पेल-चेक की वजह से प्रकाशक का आपको फ़ालतू समझना",
  },
  "Learn ten standard proof marks, then read last month's school magazine twice and count what everyone else missed.": {
    hinglish:
      "Proofreading ke das standard nishan seekhiye, phir pichhle mahine ki school magazine do baar padhiye aur giniye ki baaki sabse kitni galtiyan chhoot gayin.",
    hindi: "प्रूफ़रीडिंग के दस मानक निशान सीखिए, फिर पिछले महीने की स्कूल पत्रिका दो बार पढ़िए और गिनिए कि बाक़ी सबसे कितनी ग़लतियाँ छूट गईं।",
  },
  "Commission of fifteen per cent on tiny advances": {
    hinglish: "Chhote se advance par pandrah percent commission",
    hindi: "छोटे से एडवांस पर पंद्रह प्रतिशत कमीशन",
  },
  "Calls from authors stuck at chapter six": {
    hinglish: "Chhathe adhyaay par atke lekhakon ke phone",
    hindi: "छठे अध्याय पर अटके लेखकों के फ़ोन",
  },
  "Turning down good books that will not sell": {
    hinglish: "Achhi kitaabon ko mana karna, kyunki woh bikengi nahi",
    hindi: "अच्छी किताबों को मना करना, क्योंकि वे बिकेंगी नहीं",
  },
  "Choose an Indian novel you admire, pretend nobody knows it, and pitch it to a publisher in 250 words, naming its readers.": {
    hinglish:
      "Apni pasand ka ek Bhartiya novel chuniye, maan lijiye use koi nahi jaanta, aur 250 shabdon mein publisher ko use chhaapne ke liye manaiye, yeh bhi bataiye ki use kaun padhega.",
    hindi:
      "अपनी पसंद का एक भारतीय उपन्यास चुनिए, मान लीजिए उसे कोई नहीं जानता, और 250 शब्दों में प्रकाशक को उसे छापने के लिए मनाइए, यह भी बताइए कि उसे कौन पढ़ेगा।",
  },
  "Being told about features the night before release": {
    hinglish: "Release se ek raat pehle naye features ka pata chalna",
    hindi: "रिलीज़ से एक रात पहले नए फ़ीचर का पता चलना",
  },
  "Help pages that nobody opens till something breaks": {
    hinglish: "Help page jinhe kuch kharab hone tak koi nahi kholta",
    hindi: "हेल्प पेज जिन्हें कुछ ख़राब होने तक कोई नहीं खोलता",
  },
  "Software firms that see words as an extra": {
    hinglish: "Software companiyan jinke liye likhna ek faaltu kharch hai",
    hindi: "सॉफ़्टवेयर कंपनियाँ जिनके लिए लिखना एक फ़ालतू ख़र्च है",
  },
  "Write instructions for setting up a UPI app safely, then let an elder follow only your page and note each halt.": {
    hinglish:
      "UPI app surakshit tareeke se shuru karne ke nirdesh likhiye, phir kisi buzurg ko sirf aapka panna dekhkar karne dijiye aur har rukaavat note kijiye.",
    hindi: "UPI ऐप सुरक्षित तरीक़े से शुरू करने के निर्देश लिखिए, फिर किसी बुज़ुर्ग को सिर्फ़ आपका पन्ना देखकर करने दीजिए और हर रुकावट नोट कीजिए।",
  },
  "Reading out a statement whose weak spot every reporter sees": {
    hinglish: "Aisa bayaan padhna jiski kamzori har reporter ko dikh rahi hai",
    hindi: "ऐसा बयान पढ़ना जिसकी कमज़ोरी हर रिपोर्टर को दिख रही है",
  },
  "A reporter's call late at night, and an answer wanted before the page closes": {
    hinglish: "Der raat reporter ka phone, aur akhbaar ka panna band hone se pehle jawab chahiye",
    hindi: "देर रात रिपोर्टर का फ़ोन, और अख़बार का पन्ना बंद होने से पहले जवाब चाहिए",
  },
  "Success is a story that never appeared": {
    hinglish: "Kaamyaabi yaani woh khabar jo kabhi chhapi hi nahi",
    hindi: "कामयाबी यानी वह ख़बर जो कभी छपी ही नहीं",
  },
  "Write a 200-word press note for a school event with a quote and photo caption, and offer it to a local paper.": {
    hinglish:
      "School ke kisi karyakram par 200 shabdon ka press note likhiye, ek bayaan aur photo caption ke saath, aur kisi local akhbaar ko bhejiye.",
    hindi: "स्कूल के किसी कार्यक्रम पर 200 शब्दों का प्रेस नोट लिखिए, एक बयान और फ़ोटो कैप्शन के साथ, और किसी स्थानीय अख़बार को भेजिए।",
  },
  "Brilliant lines killed by a nervous brand manager": {
    hinglish: "Shandaar lines jinhe ghabraya hua brand manager kaat deta hai",
    hindi: "शानदार लाइनें जिन्हें घबराया हुआ ब्रांड मैनेजर काट देता है",
  },
  "Six nights on a bid (pitch), and the client stays with his old agency": {
    hinglish: "Naya client paane ke liye chhe raaton ki mehnat, aur woh apni purani agency ke paas hi rehta hai",
    hindi: "नया क्लाइंट पाने के लिए छह रातों की मेहनत, और वह अपनी पुरानी एजेंसी के पास ही रहता है",
  },
  "Hinglish briefs that change after approval": {
    hinglish: "Hinglish brief jo manzoori ke baad badal jaate hain",
    hindi: "हिंग्लिश ब्रीफ़ जो मंज़ूरी के बाद बदल जाते हैं",
  },
  "Write twenty-five slogans for your local tea stall, throw away twenty-two, and test the last three on its customers.": {
    hinglish: "Apne paas ki chai ki dukaan ke liye pachees slogan likhiye, baees phenk dijiye, aur bache teen uske customers par aazmaiye.",
    hindi: "अपने पास की चाय की दुकान के लिए पच्चीस स्लोगन लिखिए, बाईस फेंक दीजिए, और बचे तीन उसके ग्राहकों पर आज़माइए।",
  },
  "Paid by the word for topics chosen by software": {
    hinglish: "Software ke chune topics par shabdon ke hisaab se paise",
    hindi: "सॉफ़्टवेयर के चुने विषयों पर शब्दों के हिसाब से पैसे",
  },
  "A search engine that answers by itself, so nobody opens your page": {
    hinglish: "Search engine jo khud hi jawab de deta hai, to aapka page koi nahi kholta",
    hindi: "सर्च इंजन जो ख़ुद ही जवाब दे देता है, तो आपका पेज कोई नहीं खोलता",
  },
  "Your name on none of it": { hinglish: "Kisi bhi lekh par aapka naam nahi", hindi: "किसी भी लेख पर आपका नाम नहीं" },
  "Write a 500-word guide to getting a bus pass in your town, then read three that search engines show first and note what yours lacks.": {
    hinglish:
      "Apne sheher mein bus pass banwane par 500 shabdon ki guide likhiye, phir search mein sabse upar aane wali teen guide padhiye aur note kijiye ki aapki guide mein kya kami hai.",
    hindi:
      "अपने शहर में बस पास बनवाने पर 500 शब्दों की गाइड लिखिए, फिर सर्च में सबसे ऊपर आने वाली तीन गाइड पढ़िए और नोट कीजिए कि आपकी गाइड में क्या कमी है।",
  },
  "Two years of videos before rent-money arrives": {
    hinglish: "Kiraye laayak kamai aane se pehle do saal tak video banana",
    hindi: "किराए लायक़ कमाई आने से पहले दो साल तक वीडियो बनाना",
  },
  "Cruel comments read at midnight": {
    hinglish: "Dil dukhane wale comments, jo aadhi raat ko padhe jaate hain",
    hindi: "दिल दुखाने वाले कमेंट, जो आधी रात को पढ़े जाते हैं",
  },
  "The algorithm treats a holiday as a fault": {
    hinglish: "Algorithm jo chhutti lene ko galti maanta hai",
    hindi: "एल्गोरिदम जो छुट्टी लेने को ग़लती मानता है",
  },
  "Make four three-minute videos on one subject you know, a week apart, show ten people, and improve each by their remarks.": {
    hinglish:
      "Apni jaankari ke ek vishay par teen-teen minute ke chaar video banaiye, ek-ek hafte ke antar par, das logon ko dikhaiye aur unki raay se har video behtar kijiye.",
    hindi:
      "अपनी जानकारी के एक विषय पर तीन-तीन मिनट के चार वीडियो बनाइए, एक-एक हफ़्ते के अंतर पर, दस लोगों को दिखाइए और उनकी राय से हर वीडियो बेहतर कीजिए।",
  },
  "Automatic captions that leave you only the mending": {
    hinglish: "Automatic caption, jinke baad aapke liye sirf galtiyan sudhaarna bachta hai",
    hindi: "ऑटोमैटिक कैप्शन, जिनके बाद आपके लिए सिर्फ़ ग़लतियाँ सुधारना बचता है",
  },
  "Stiff neck and tired eyes after a full season in a week": {
    hinglish: "Ek hafte mein poora season karke akdi gardan aur thaki aankhein",
    hindi: "एक हफ़्ते में पूरा सीज़न करके अकड़ी गर्दन और थकी आँखें",
  },
  "Paid by the finished minute, and late": {
    hinglish: "Paise taiyaar video ke minute ke hisaab se, aur woh bhi der se",
    hindi: "पैसे तैयार वीडियो के मिनट के हिसाब से, और वह भी देर से",
  },
  "Subtitle three minutes of a school speech with Subtitle Edit, which is free, keeping each line up at least a second.": {
    hinglish:
      "Free software Subtitle Edit mein school ke kisi bhaashan ke teen minute ke subtitle banaiye, har line kam se kam ek second tak dikhni chahiye.",
    hindi: "मुफ़्त सॉफ़्टवेयर Subtitle Edit में स्कूल के किसी भाषण के तीन मिनट के सबटाइटल बनाइए, हर लाइन कम से कम एक सेकंड तक दिखनी चाहिए।",
  },
  "You may never say that the speech was yours": {
    hinglish: "Aap kabhi nahi keh sakte ki bhaashan aapne likha tha",
    hindi: "आप कभी नहीं कह सकते कि भाषण आपने लिखा था",
  },
  "Writing for a leader whose words you do not believe": {
    hinglish: "Aise neta ke liye likhna jiski baaton par aapko yakeen nahi",
    hindi: "ऐसे नेता के लिए लिखना जिसकी बातों पर आपको यक़ीन नहीं",
  },
  "Midnight rewrites when politics shifts": {
    hinglish: "Rajneeti badalte hi aadhi raat ko dobara likhna",
    hindi: "राजनीति बदलते ही आधी रात को दोबारा लिखना",
  },
  "Write a four-minute speech for a classmate in her own way of talking, hear her give it, and mend each stumble.": {
    hinglish:
      "Kisi saathi ke liye usi ke bolne ke andaaz mein chaar minute ka bhaashan likhiye, usi se bulwakar suniye, aur jahan zubaan atke wahan sudhaariye.",
    hindi: "किसी साथी के लिए उसी के बोलने के अंदाज़ में चार मिनट का भाषण लिखिए, उसी से बुलवाकर सुनिए, और जहाँ ज़ुबान अटके वहाँ सुधारिए।",
  },
  "Tables locked in scanned pages": { hinglish: "Scan kiye pannon mein band table", hindi: "स्कैन किए पन्नों में बंद तालिकाएँ" },
  "News that moves on before the analysis is done": {
    hinglish: "Analysis poora hone se pehle khabar aage badh jaati hai",
    hindi: "विश्लेषण पूरा होने से पहले ख़बर आगे बढ़ जाती है",
  },
  "RTI replies in which half the years are missing": {
    hinglish: "RTI ke jawaab jinmein aadhe saal gaayab hain",
    hindi: "RTI के जवाब जिनमें आधे साल ग़ायब हैं",
  },
  "Take three years of your board's published pass rates, find a surprise, verify it with a teacher, and chart it in the no-cost Datawrapper tool.":
    {
      hinglish:
        "Apne board ke teen saal ke chhape hue pass pratishat lijiye, koi chaunkane wali baat dhoondhiye, teacher ke saath use jaanchiye, aur muft tool Datawrapper mein chart banaiye.",
      hindi:
        "अपने बोर्ड के तीन साल के छपे हुए पास प्रतिशत लीजिए, कोई चौंकाने वाली बात ढूँढ़िए, शिक्षक के साथ उसे जाँचिए, और मुफ़्त टूल Datawrapper में चार्ट बनाइए।",
    },
  "Download numbers that stay in the hundreds": {
    hinglish: "Download jo saikdon mein hi atke rehte hain",
    hindi: "डाउनलोड जो सैकड़ों में ही अटके रहते हैं",
  },
  "Guests who cancel an hour before recording": {
    hinglish: "Mehmaan jo recording se ek ghanta pehle mana kar dete hain",
    hindi: "मेहमान जो रिकॉर्डिंग से एक घंटा पहले मना कर देते हैं",
  },
  "A guest recorded beside a fan whose hum runs under every word": {
    hinglish: "Pankhe ke paas record hua mehmaan, jiske har shabd ke neeche ghar-ghar ki awaaz hai",
    hindi: "पंखे के पास रिकॉर्ड हुआ मेहमान, जिसके हर शब्द के नीचे घर्र-घर्र की आवाज़ है",
  },
  "Interview a shopkeeper for fifteen minutes, cut it to five in Audacity, and write an introduction of thirty seconds.": {
    hinglish:
      "Kisi dukaandaar ka pandrah minute ka interview lijiye, Audacity mein use paanch minute ka kijiye, aur tees second ki bhoomika likhiye.",
    hindi: "किसी दुकानदार का पंद्रह मिनट का इंटरव्यू लीजिए, Audacity में उसे पाँच मिनट का कीजिए, और तीस सेकंड की भूमिका लिखिए।",
  },
  "Casual panels at Akashvani instead of posts": {
    hinglish: "Akashvani mein pakke pad ki jagah casual panel",
    hindi: "आकाशवाणी में पक्के पद की जगह कैज़ुअल पैनल",
  },
  "Dawn duty before the first bus runs": { hinglish: "Pehli bus chalne se pehle bhor ki duty", hindi: "पहली बस चलने से पहले भोर की ड्यूटी" },
  "One mispronounced village brings twenty calls": {
    hinglish: "Ek gaon ka galat uchchaaran aur bees phone",
    hindi: "एक गाँव का ग़लत उच्चारण और बीस फ़ोन",
  },
  "Hear a regional bulletin on the NewsOnAir app, type a three-minute one yourself, and record it against a stopwatch.": {
    hinglish: "NewsOnAir app par koi regional bulletin suniye, khud teen minute ka ek type kijiye, aur stopwatch ke saath record kijiye.",
    hindi: "NewsOnAir ऐप पर कोई क्षेत्रीय बुलेटिन सुनिए, ख़ुद तीन मिनट का एक टाइप कीजिए, और स्टॉपवॉच के साथ रिकॉर्ड कीजिए।",
  },
  "Two years' work on a book priced low because it is for children": {
    hinglish: "Do saal ki mehnat us kitaab par jiska daam bachchon ki hone se kam rakha jaata hai",
    hindi: "दो साल की मेहनत उस किताब पर जिसका दाम बच्चों की होने से कम रखा जाता है",
  },
  "Translating jokes across six Indian languages": {
    hinglish: "Chutkulon ka chhe Bhartiya bhashaon mein anuvaad",
    hindi: "चुटकुलों का छह भारतीय भाषाओं में अनुवाद",
  },
  "A cover that parents like and children pass by": {
    hinglish: "Cover jo maata-pita ko pasand aata hai aur bachche dekhte bhi nahi",
    hindi: "कवर जो माता-पिता को पसंद आता है और बच्चे देखते भी नहीं",
  },
  "Read three picture books to a small child, mark where attention drifts, and suggest one cut in each.": {
    hinglish:
      "Kisi chhote bachche ko teen picture book padhkar sunaiye, nishan lagaiye ki dhyaan kahan bhatakta hai, aur har ek mein ek hissa kaatne ko sujhaiye.",
    hindi: "किसी छोटे बच्चे को तीन चित्र पुस्तकें पढ़कर सुनाइए, निशान लगाइए कि ध्यान कहाँ भटकता है, और हर एक में एक हिस्सा काटने को सुझाइए।",
  },
  "Editors who want a cure by Tuesday": {
    hinglish: "Editor jinhe mangalvaar tak ilaaj ki khabar chahiye",
    hindi: "संपादक जिन्हें मंगलवार तक इलाज की ख़बर चाहिए",
  },
  "Press notes that promise more than the data": {
    hinglish: "Press note jo data se zyada ka vaada karte hain",
    hindi: "प्रेस नोट जो डेटा से ज़्यादा का वादा करते हैं",
  },
  "Scientists who ask to approve every line you write": {
    hinglish: "Vaigyanik jo aapki har line chhapne se pehle manzoor karna chahte hain",
    hindi: "वैज्ञानिक जो आपकी हर लाइन छपने से पहले मंज़ूर करना चाहते हैं",
  },
  "Take one news item from the journal Nature's free pages, retell it in 200 words, and try that on a grandparent.": {
    hinglish:
      "Journal Nature ke muft pages se ek khabar lijiye, use 200 shabdon mein apne tareeke se kahiye, aur dada-dadi ya nana-nani ko sunakar dekhiye.",
    hindi: "जर्नल Nature के मुफ़्त पन्नों से एक ख़बर लीजिए, उसे 200 शब्दों में अपने तरीक़े से कहिए, और दादा-दादी या नाना-नानी को सुनाकर देखिए।",
  },
  "Holding camera, microphone and notebook while you ask the question": {
    hinglish: "Camera, mic aur notebook pakde hue sawaal bhi poochna",
    hindi: "कैमरा, माइक और नोटबुक पकड़े हुए सवाल भी पूछना",
  },
  "The battery is empty when the minister arrives": { hinglish: "Mantri ke aate hi battery khatm", hindi: "मंत्री के आते ही बैटरी ख़त्म" },
  "Insults below your video from people who did not watch it": {
    hinglish: "Video ke neeche gaaliyan, un logon ki jinhone use dekha hi nahi",
    hindi: "वीडियो के नीचे गालियाँ, उन लोगों की जिन्होंने उसे देखा ही नहीं",
  },
  "With permission, tell a neighbour's day in six photographs, one minute of sound and 150 words, and ask three people which told them most.":
    {
      hinglish:
        "Ijaazat lekar kisi padosi ka din chhe photo, ek minute ki awaaz aur 150 shabdon mein dikhaiye, aur teen logon se poochiye ki kis roop se sabse zyada pata chala.",
      hindi: "इजाज़त लेकर किसी पड़ोसी का दिन छह फ़ोटो, एक मिनट की आवाज़ और 150 शब्दों में दिखाइए, और तीन लोगों से पूछिए कि किस रूप से सबसे ज़्यादा पता चला।",
    },
  "Shaky phone clips and no time to choose better": {
    hinglish: "Hilte hue phone clip, aur behtar chunne ka samay nahi",
    hindi: "हिलते हुए फ़ोन क्लिप, और बेहतर चुनने का समय नहीं",
  },
  "Looking at accidents frame by frame": { hinglish: "Haadson ko ek-ek frame karke dekhna", hindi: "हादसों को एक-एक फ़्रेम करके देखना" },
  "Pictures recut minutes before the bulletin because the lead story changed": {
    hinglish: "Badi khabar badli to bulletin se kuch minute pehle video phir se kaatna",
    hindi: "बड़ी ख़बर बदली तो बुलेटिन से कुछ मिनट पहले वीडियो फिर से काटना",
  },
  "Film ten short shots of a local event and, within one hour, cut them to sixty seconds with names on screen in a free editor.": {
    hinglish:
      "Kisi local event ke das chhote shot filmaiye aur ek ghante ke andar, muft editor mein, unhe ek minute ka kijiye, screen par naam ke saath.",
    hindi: "किसी स्थानीय आयोजन के दस छोटे शॉट फ़िल्माइए और एक घंटे के अंदर, मुफ़्त एडिटर में, उन्हें एक मिनट का कीजिए, स्क्रीन पर नामों के साथ।",
  },
  "Eating cold food after the last shot": { hinglish: "Aakhiri shot ke baad thanda khana khana", hindi: "आख़िरी शॉट के बाद ठंडा खाना खाना" },
  "A recipe tested for three days is watched less than one giant burger": {
    hinglish: "Teen din jaanchi hui recipe ek bade burger se kam dekhi jaati hai",
    hindi: "तीन दिन जाँची हुई रेसिपी एक बड़े बर्गर से कम देखी जाती है",
  },
  "Brands that want praise for a masala you would never cook with": {
    hinglish: "Brand jo us masale ki taareef chahte hain jise aap khud kabhi na daalen",
    hindi: "ब्रांड जो उस मसाले की तारीफ़ चाहते हैं जिसे आप ख़ुद कभी न डालें",
  },
  "Film your family's simplest dal in eight shots and ninety seconds, with amounts on screen, and have a cousin cook from it.": {
    hinglish:
      "Apne ghar ki sabse saadi dal aath shot aur nabbe second mein filmaiye, screen par matra ke saath, aur kisi cousin se use dekhkar pakwaiye.",
    hindi: "अपने घर की सबसे सादी दाल आठ शॉट और नब्बे सेकंड में फ़िल्माइए, स्क्रीन पर मात्रा के साथ, और किसी कज़िन से उसे देखकर पकवाइए।",
  },
  "Eight hours at a gate for one closed car window": {
    hinglish: "Gate par aath ghante, aur mili bas ek band sheeshe wali car",
    hindi: "गेट पर आठ घंटे, और हाथ आई बस एक बंद शीशे वाली कार",
  },
  "Being pushed to say more than you know": {
    hinglish: "Jitna pata hai usse zyada bolne ka dabaav",
    hindi: "जितना पता है उससे ज़्यादा बोलने का दबाव",
  },
  "Rain, tear gas and no toilet for miles": {
    hinglish: "Baarish, aansu gas aur meelon tak toilet nahi",
    hindi: "बारिश, आँसू गैस और मीलों तक टॉयलेट नहीं",
  },
  "Report a local event to a phone in one take of ninety seconds, with two facts that you checked and one other voice.": {
    hinglish:
      "Kisi local event ki report phone par ek hi take mein nabbe second mein dijiye, apne jaanche hue do tathyon aur kisi ek aur ki awaaz ke saath.",
    hindi: "किसी स्थानीय घटना की रिपोर्ट फ़ोन पर एक ही टेक में नब्बे सेकंड में दीजिए, अपने जाँचे हुए दो तथ्यों और किसी एक और की आवाज़ के साथ।",
  },
  "Transmitters silent when the power goes": { hinglish: "Bijli gayi to transmitter chup", hindi: "बिजली गई तो ट्रांसमीटर चुप" },
  "Stipends rather than salaries at community stations": {
    hinglish: "Community station par salary nahi, bas stipend",
    hindi: "सामुदायिक स्टेशनों पर वेतन नहीं, बस स्टाइपेंड",
  },
  "Listeners drifting to their phones": {
    hinglish: "Sunne wale jo dheere-dheere phone ki taraf ja rahe hain",
    hindi: "सुनने वाले जो धीरे-धीरे फ़ोन की तरफ़ जा रहे हैं",
  },
  "Collect today's mandi prices and weather, write a three-minute farm bulletin in your home dialect, and record it.": {
    hinglish:
      "Aaj ke mandi bhaav aur mausam ki jaankari jutaiye, apne ghar ki boli mein teen minute ka kheti bulletin likhiye, aur record kijiye.",
    hindi: "आज के मंडी भाव और मौसम की जानकारी जुटाइए, अपने घर की बोली में तीन मिनट का खेती बुलेटिन लिखिए, और रिकॉर्ड कीजिए।",
  },
  "A film star's wedding beats your best report in clicks": {
    hinglish: "Film star ki shaadi click mein aapki sabse achhi report se aage",
    hindi: "फ़िल्म स्टार की शादी क्लिक में आपकी सबसे अच्छी रिपोर्ट से आगे",
  },
  "A mistake is copied everywhere before you mend it": {
    hinglish: "Sudhaarne se pehle galti har jagah copy ho jaati hai",
    hindi: "सुधारने से पहले ग़लती हर जगह कॉपी हो जाती है",
  },
  "Two headlines tested on readers, and the worse one wins the clicks": {
    hinglish: "Do headline pathakon par aazmayi gayin, aur click kharab wali ko mile",
    hindi: "दो हेडलाइन पाठकों पर आज़माई गईं, और क्लिक ख़राब वाली को मिले",
  },
  "Compare the five top stories of three news sites at one hour for a week, then plan a front page of your own with reasons.": {
    hinglish:
      "Ek hafte tak ek hi samay par teen news site ki top paanch khabron ki tulna kijiye, phir kaaran dete hue apna front page tay kijiye.",
    hindi: "एक हफ़्ते तक एक ही समय पर तीन न्यूज़ साइटों की ऊपर की पाँच ख़बरों की तुलना कीजिए, फिर कारण देते हुए अपना मुखपृष्ठ तय कीजिए।",
  },
  "First on set, last to leave, and blamed for each lost hour": {
    hinglish: "Set par sabse pehle aana, sabse baad jaana, aur har barbaad ghante ka ilzaam",
    hindi: "सेट पर सबसे पहले आना, सबसे बाद जाना, और हर बर्बाद घंटे का इल्ज़ाम",
  },
  "Months without a film, then fourteen-hour days": {
    hinglish: "Mahinon koi film nahi, phir chaudah ghante ke din",
    hindi: "महीनों कोई फ़िल्म नहीं, फिर चौदह घंटे के दिन",
  },
  "Fees for the first films that come late or never": {
    hinglish: "Pehli filmon ka paisa jo der se milta hai ya kabhi nahi",
    hindi: "पहली फ़िल्मों का पैसा जो देर से मिलता है या कभी नहीं",
  },
  "For a friend's three-minute film break the script into shots, list people and props for each, and run one morning to that plan.": {
    hinglish:
      "Dost ki teen minute ki film ke liye script ko shot mein baantiye, har shot ke log aur saamaan ki list banaiye, aur ek subah ki shooting usi plan par chalaiye.",
    hindi:
      "दोस्त की तीन मिनट की फ़िल्म के लिए स्क्रिप्ट को शॉट में बाँटिए, हर शॉट के लोगों और सामान की सूची बनाइए, और एक सुबह की शूटिंग उसी प्लान पर चलाइए।",
  },
};
