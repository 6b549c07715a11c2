import type { ToldTexts } from "../told-texts.ts";

export const hospitality: ToldTexts = {
  "More hours with spreadsheets than with fire": {
    hinglish: "Chulhe se zyada ghante spreadsheet ke saath",
    hindi: "चूल्हे से ज़्यादा घंटे स्प्रेडशीट के साथ",
  },
  "One food-poisoning scare that falls on your name": {
    hinglish: "Food poisoning ki ek afwaah jiska daag aapke naam par lagta hai",
    hindi: "फ़ूड पॉइज़निंग की एक अफ़वाह जिसका दाग़ आपके नाम पर लगता है",
  },
  "Cooking two hundred Diwali dinners and eating none at home": {
    hinglish: "Do sau Diwali dinner banana aur ghar par ek bhi na khana",
    hindi: "दो सौ दिवाली डिनर बनाना और घर पर एक भी न खाना",
  },
  "Design a three-course seasonal menu for six within four hundred rupees, cook a course with family, and cost it to the gram.": {
    hinglish:
      "Chaar sau rupaye mein chhe logon ka teen course ka mausami menu banaiye, parivaar ke saath ek course pakaiye, aur gram tak uski laagat nikaaliye.",
    hindi: "चार सौ रुपए में छह लोगों का तीन कोर्स का मौसमी मेन्यू बनाइए, परिवार के साथ एक कोर्स पकाइए, और ग्राम तक उसकी लागत निकालिए।",
  },
  "Carrying out menus that you would not have written": {
    hinglish: "Aise menu par kaam karna jo aapki pasand ka nahi",
    hindi: "ऐसे मेन्यू पर काम करना जो आपकी पसंद का नहीं",
  },
  "Both grill cooks absent on a full Saturday, and no one to send in": {
    hinglish: "Saturday ki poori bheed mein grill ke dono cook gairhaazir, aur bhejne ko koi nahi",
    hindi: "शनिवार की पूरी भीड़ में ग्रिल के दोनों कुक ग़ैरहाज़िर, और भेजने को कोई नहीं",
  },
  "Shouting heard in your own voice by ten at night": {
    hinglish: "Raat das baje tak khud ko chillaate sunna",
    hindi: "रात दस बजे तक ख़ुद को चिल्लाते सुनना",
  },
  "Be second-in-command for a festival meal: list tasks by minute, hand them out, and keep four dishes ready together.": {
    hinglish:
      "Tyohaar ke khane mein mukhya rasoiye ka daahina haath baniye: minute ke hisaab se kaam ki list banaiye, kaam baantiye, aur chaar pakwaan ek hi samay taiyaar rakhiye.",
    hindi: "त्योहार के खाने में मुख्य रसोइए का दाहिना हाथ बनिए: मिनट के हिसाब से काम की लिस्ट बनाइए, काम बाँटिए, और चार पकवान एक ही समय तैयार रखिए।",
  },
  "Butter that runs out of the dough when the cooling fails": {
    hinglish: "Cooling band hote hi aate se behta makkhan",
    hindi: "कूलिंग बंद होते ही आटे से बहता मक्खन",
  },
  "Cakes melting in a delivery van": { hinglish: "Delivery van mein pighalte cake", hindi: "डिलीवरी वैन में पिघलते केक" },
  "Wrists strained by piping and rolling": { hinglish: "Piping aur belne se dukhti kalaiyan", hindi: "पाइपिंग और बेलने से दुखती कलाइयाँ" },
  "Bake the same plain cake twice, changing only sugar or eggs, weigh all in grams, and compare crumb and height.": {
    hinglish:
      "Ek hi saada cake do baar banaiye, sirf cheeni ya ande badaliye, sab kuch gram mein tauliye, aur jaali aur oonchai ki tulna kijiye.",
    hindi: "एक ही सादा केक दो बार बनाइए, सिर्फ़ चीनी या अंडे बदलिए, सब कुछ ग्राम में तौलिए, और जाली और ऊँचाई की तुलना कीजिए।",
  },
  "Coal smoke and burnt fingertips as daily company": {
    hinglish: "Roz ka saathi, koyle ka dhuaan aur jali ungliyan",
    hindi: "रोज़ का साथी, कोयले का धुआँ और जली उँगलियाँ",
  },
  "The fear of weak lungs after twenty winters at the oven": {
    hinglish: "Tandoor par bees sardiyon ke baad phephde kamzor hone ka dar",
    hindi: "तंदूर पर बीस सर्दियों के बाद फेफड़े कमज़ोर होने का डर",
  },
  "Menu fashions that turn tikka into a garnish": {
    hinglish: "Menu ka fashion jo tikke ko sajaavat bana deta hai",
    hindi: "मेन्यू का फ़ैशन जो टिक्के को सजावट बना देता है",
  },
  "Marinate paneer in two mixtures, one with hung curd and one without, grill on a pan with an adult, and judge which clings.": {
    hinglish:
      "Paneer ko do masaalon mein marinate kijiye, ek mein paani nithaara dahi ho aur ek mein nahi, kisi bade ke saath tawe par sekiye, aur dekhiye ki kaun-sa masaala chipka rehta hai.",
    hindi:
      "पनीर को दो मसालों में मैरिनेट कीजिए, एक में पानी निथारा दही हो और एक में नहीं, किसी बड़े के साथ तवे पर सेंकिए, और देखिए कि कौन-सा मसाला चिपका रहता है।",
  },
  "Noise, steam and someone always behind with a hot pan": {
    hinglish: "Shor, bhaap aur peeche hamesha koi garam kadhai liye",
    hindi: "शोर, भाप और पीछे हमेशा कोई गर्म कड़ाही लिए",
  },
  "Hours off between lunch and dinner, too short to go home": {
    hinglish: "Lunch aur dinner ke beech ki chhutti, itni chhoti ki ghar nahi ja sakte",
    hindi: "लंच और डिनर के बीच की छुट्टी, इतनी छोटी कि घर नहीं जा सकते",
  },
  "Cuts and burns treated with a plaster and a joke": {
    hinglish: "Katne aur jalne ka ilaaj, ek patti aur ek mazaak",
    hindi: "कटने और जलने का इलाज, एक पट्टी और एक मज़ाक़",
  },
  "Cook one gravy dish weekly for a month to a written recipe, cutting the preparation time without spoiling taste.": {
    hinglish:
      "Mahine bhar, hafte mein ek baar, likhi recipe se ek gravy wali cheez banaiye, aur swaad bigaade bina taiyaari ka samay ghataiye.",
    hindi: "महीने भर, हफ़्ते में एक बार, लिखी रेसिपी से एक ग्रेवी वाली चीज़ बनाइए, और स्वाद बिगाड़े बिना तैयारी का समय घटाइए।",
  },
  "Lifting vessels that need two men": {
    hinglish: "Bartan jinhe uthane ke liye do aadmi chahiye",
    hindi: "बर्तन जिन्हें उठाने के लिए दो आदमी चाहिए",
  },
  "The same weekly menu, year upon year": { hinglish: "Har hafte ka wahi menu, saal dar saal", hindi: "हर हफ़्ते का वही मेन्यू, साल-दर-साल" },
  "Grumbling workers, though the contract fixed the oil": {
    hinglish: "Badbadaate mazdoor, jabki tel ki maatra contract mein tay hai",
    hindi: "बड़बड़ाते मज़दूर, जबकि तेल की मात्रा कॉन्ट्रैक्ट में तय है",
  },
  "Ask your school kitchen or a langar if you may help cut and serve for a day; estimate rice used per head.": {
    hinglish:
      "Apne school ki rasoi ya langar mein poochiye ki kya ek din kaatne aur parosne mein haath bantaane denge; prati vyakti chawal ka andaaza lagaiye.",
    hindi: "अपने स्कूल की रसोई या लंगर में पूछिए कि क्या एक दिन काटने और परोसने में हाथ बँटाने देंगे; प्रति व्यक्ति चावल का अंदाज़ा लगाइए।",
  },
  "Being watched over the shoulder for each spoon of ghee": {
    hinglish: "Ghee ke har chammach par kandhe ke peeche se nazar",
    hindi: "घी के हर चम्मच पर कंधे के पीछे से नज़र",
  },
  "A family's month away, and no wages": {
    hinglish: "Parivaar mahine bhar bahar, aur tankhwah nahi",
    hindi: "परिवार महीने भर बाहर, और तनख़्वाह नहीं",
  },
  "Asked to mop the floor since you are here anyway": {
    hinglish: "Yahan to ho hi, pochha bhi laga do, yeh sunna",
    hindi: "यहाँ तो हो ही, पोंछा भी लगा दो, यह सुनना",
  },
  "Cook supper for your family for five evenings, keeping one member's diet or fast, and spend within the sum agreed.": {
    hinglish:
      "Paanch shaam parivaar ka raat ka khana banaiye, ek sadasya ke parhez ya vrat ka dhyaan rakhiye, aur tay rakam ke andar kharch kijiye.",
    hindi: "पाँच शाम परिवार का रात का खाना बनाइए, एक सदस्य के परहेज़ या व्रत का ध्यान रखिए, और तय रक़म के अंदर ख़र्च कीजिए।",
  },
  "Splashes of oil at 175 degrees": { hinglish: "175 degree ke tel ke chheente", hindi: "175 डिग्री के तेल के छींटे" },
  "No room to cook a thing your own way": {
    hinglish: "Apne tareeke se kuch bhi pakane ki gunjaish nahi",
    hindi: "अपने तरीक़े से कुछ भी पकाने की गुंजाइश नहीं",
  },
  "Warming trays emptied just as the school bus arrives": {
    hinglish: "Garam rakhne wali tray khaali hui aur tabhi school bus aa gayi",
    hindi: "गर्म रखने वाली ट्रे ख़ाली हुई और तभी स्कूल बस आ गई",
  },
  "Write a step chart with times for a sandwich, let two friends follow it separately, and check whether the results match.": {
    hinglish:
      "Sandwich banane ka, samay ke saath, kadam-dar-kadam chart likhiye, do doston ko alag-alag us par chalne dijiye, aur dekhiye ki kya nateeje ek jaise hain.",
    hindi: "सैंडविच बनाने का, समय के साथ, क़दम-दर-क़दम चार्ट लिखिए, दो दोस्तों को अलग-अलग उस पर चलने दीजिए, और देखिए कि क्या नतीजे एक जैसे हैं।",
  },
  "Nights without sleep in the fortnight before Diwali": {
    hinglish: "Diwali se pehle ke do hafte, bina neend ki raatein",
    hindi: "दिवाली से पहले के दो हफ़्ते, बिना नींद की रातें",
  },
  "Sugar, heat and flies in one cramped workshop": {
    hinglish: "Ek tang kaarkhane mein cheeni, garmi aur makkhiyan",
    hindi: "एक तंग कारख़ाने में चीनी, गर्मी और मक्खियाँ",
  },
  "Raids and rumours over bad khoya that hurt the honest too": {
    hinglish: "Kharab khoye par chhaape aur afwaahein, jo imaandaar ko bhi chot pahunchati hain",
    hindi: "ख़राब खोए पर छापे और अफ़वाहें, जो ईमानदार को भी चोट पहुँचाती हैं",
  },
  "Let an adult boil sugar syrup to one string and to two, compare the threads once cool, and say which sweet needs which.": {
    hinglish:
      "Kisi bade se cheeni ki chaashni ek taar aur do taar tak ubalwaiye, thandi hone par taaron ki tulna kijiye, aur bataiye ki kis mithai mein kaun-si chahiye.",
    hindi: "किसी बड़े से चीनी की चाशनी एक तार और दो तार तक उबलवाइए, ठंडी होने पर तारों की तुलना कीजिए, और बताइए कि किस मिठाई में कौन-सी चाहिए।",
  },
  "Flour in the throat and the eyebrows": { hinglish: "Gale aur bhauhon mein maida", hindi: "गले और भौंहों में मैदा" },
  "Delivery boxes that steam a good crust limp": {
    hinglish: "Delivery ke dibbe jinki bhaap achche crust ko naram kar deti hai",
    hindi: "डिलीवरी के डिब्बे जिनकी भाप अच्छे क्रस्ट को नरम कर देती है",
  },
  "Dough over-risen because the power went at night": {
    hinglish: "Raat ko bijli jaane se zaroorat se zyada phoola aata",
    hindi: "रात को बिजली जाने से ज़रूरत से ज़्यादा फूला आटा",
  },
  "Make a flatbread dough, keep half overnight in the fridge, bake or pan-cook both, and compare smell, bubbles and chew.": {
    hinglish:
      "Flatbread ka aata goondhiye, aadha raat bhar fridge mein rakhiye, dono ko bake kijiye ya tawe par sekiye, aur gandh, bulbule aur chabaane mein fark dekhiye.",
    hindi: "फ़्लैटब्रेड का आटा गूँधिए, आधा रात भर फ़्रिज में रखिए, दोनों को बेक कीजिए या तवे पर सेंकिए, और गंध, बुलबुले और चबाने में फ़र्क़ देखिए।",
  },
  "Raw, wet hands all winter": { hinglish: "Sardi bhar geele, phate haath", hindi: "सर्दी भर गीले, फटे हाथ" },
  "Orders from five cooks at the same time": { hinglish: "Ek hi samay paanch cook ke hukm", hindi: "एक ही समय पाँच कुक के हुक्म" },
  "Being the last who may eat": { hinglish: "Sabse aakhir mein khana milna", hindi: "सबसे आख़िर में खाना मिलना" },
  "Practise dicing five kinds of vegetables to even cubes with a safe grip, and time a kilo at start and end of the month.": {
    hinglish:
      "Surakshit pakad se paanch tarah ki sabziyan barabar tukdon mein kaatne ki practice kijiye, aur mahine ki shuruaat aur ant mein ek kilo ka samay naapiye.",
    hindi: "सुरक्षित पकड़ से पाँच तरह की सब्ज़ियाँ बराबर टुकड़ों में काटने का अभ्यास कीजिए, और महीने की शुरुआत और अंत में एक किलो का समय नापिए।",
  },
  "Cracked skin from strong soap and hot water": {
    hinglish: "Tez sabun aur garam paani se phati chamdi",
    hindi: "तेज़ साबुन और गर्म पानी से फटी चमड़ी",
  },
  "A heap that grows faster than you wash, till midnight": {
    hinglish: "Aadhi raat tak dher jo dhone se bhi tez badhta hai",
    hindi: "आधी रात तक ढेर जो धोने से भी तेज़ बढ़ता है",
  },
  "Slippery floors and hidden broken glass": {
    hinglish: "Phislan wale farsh aur chhipa toota kaanch",
    hindi: "फिसलन वाले फ़र्श और छिपा टूटा काँच",
  },
  "Wash the family's dishes for a week using the order glasses, plates, pots; measure the water used and cut it by a third.": {
    hinglish: "Ek hafte parivaar ke bartan glass, plate, patile ke kram mein dhoiye; laga paani naapiye aur use ek tihaai ghataiye.",
    hindi: "एक हफ़्ते परिवार के बर्तन गिलास, प्लेट, पतीले के क्रम में धोइए; लगा पानी नापिए और उसे एक तिहाई घटाइए।",
  },
  "Waiters who walk out in the middle of Saturday dinner": {
    hinglish: "Waiter jo Saturday dinner ke beech mein kaam chhodkar nikal jaate hain",
    hindi: "वेटर जो शनिवार डिनर के बीच में काम छोड़कर निकल जाते हैं",
  },
  "Every festival spent serving other families": {
    hinglish: "Har tyohaar doosre parivaaron ki khidmat mein",
    hindi: "हर त्योहार दूसरे परिवारों की ख़िदमत में",
  },
  "Rent, delivery apps' fees and onions all rising at once": {
    hinglish: "Kiraya, delivery app ki fees aur pyaaz, sab ek hi samay mehenge hona",
    hindi: "किराया, डिलीवरी ऐप की फ़ीस और प्याज़, सब एक ही समय महँगे होना",
  },
  "With an eatery you know, work out one dish: guess its ingredients at bazaar price, compare with the menu price, then ask the owner.": {
    hinglish:
      "Jaan-pehchaan ke kisi dhaabe ya restaurant ki ek dish ka hisaab lagaiye: bazaar ke daam par uski saamagri ka andaaza, menu ke daam se tulna, phir maalik se poochiye.",
    hindi:
      "जान-पहचान के किसी ढाबे या रेस्तराँ की एक डिश का हिसाब लगाइए: बाज़ार के दाम पर उसकी सामग्री का अंदाज़ा, मेन्यू के दाम से तुलना, फिर मालिक से पूछिए।",
  },
  "Blame from both sides of the kitchen door": {
    hinglish: "Rasoi ke darwaze ke dono taraf se dosh",
    hindi: "रसोई के दरवाज़े के दोनों तरफ़ से दोष",
  },
  "Regulars who only want you on your day off": {
    hinglish: "Purane graahak jo aapki hi chhutti ke din sirf aapko maangte hain",
    hindi: "पुराने ग्राहक जो आपकी ही छुट्टी के दिन सिर्फ़ आपको माँगते हैं",
  },
  "Tips shared by a rule that pleases nobody": {
    hinglish: "Tip jis niyam se bantti hai, usse koi khush nahi",
    hindi: "टिप जिस नियम से बँटती है, उससे कोई ख़ुश नहीं",
  },
  "Host a family dinner as captain: lay each place, brief two siblings on who serves which side, and note what guests had to ask for.": {
    hinglish:
      "Captain ki tarah parivaar ka ek dinner sambhaliye: har kisi ki plate-chammach lagaiye, do bhai-behnon ko bataiye ki kaun kis taraf parosega, aur likhiye ki mehmaanon ko kya maangna pada.",
    hindi:
      "कैप्टन की तरह परिवार का एक डिनर सँभालिए: हर किसी की प्लेट-चम्मच लगाइए, दो भाई-बहनों को बताइए कि कौन किस तरफ़ परोसेगा, और लिखिए कि मेहमानों को क्या माँगना पड़ा।",
  },
  "People who snap their fingers to call you": { hinglish: "Log jo chutki bajakar bulaate hain", hindi: "लोग जो चुटकी बजाकर बुलाते हैं" },
  "Feet that burn by the second sitting": { hinglish: "Khane ka doosra daur aate-aate jalte pair", hindi: "खाने का दूसरा दौर आते-आते जलते पैर" },
  "A slow kitchen, for which you hear the anger": {
    hinglish: "Rasoi dheemi, aur gussa aapko sunna padta hai",
    hindi: "रसोई धीमी, और ग़ुस्सा आपको सुनना पड़ता है",
  },
  "Serve tea and snacks to guests at a family function with a tray, remembering each person's sugar, and see how many you got right.": {
    hinglish:
      "Parivaar ke samaroh mein tray par mehmaanon ko chai-naashta parosiye, har ek ki cheeni yaad rakhiye, aur dekhiye ki kitne sahi nikle.",
    hindi: "परिवार के समारोह में ट्रे पर मेहमानों को चाय-नाश्ता परोसिए, हर एक की चीनी याद रखिए, और देखिए कि कितने सही निकले।",
  },
  "Drunk customers at closing time": { hinglish: "Band hone ke samay nashe mein dhutt graahak", hindi: "बंद होने के समय नशे में धुत्त ग्राहक" },
  "Telling aunts at home that you pour and do not drink": {
    hinglish: "Ghar ki bua-chaachi ko samjhana ki aapka kaam pilaana hai, peena nahi",
    hindi: "घर की बुआ-चाची को समझाना कि आपका काम पिलाना है, पीना नहीं",
  },
  "Dry days and sudden liquor rules (excise) that shut the bar": {
    hinglish: "Dry day aur achanak aaye sharaab ke niyam (excise) jo bar band kar dete hain",
    hindi: "ड्राई डे और अचानक आए शराब के नियम (आबकारी) जो शराबख़ाना बंद कर देते हैं",
  },
  "Mix four drinks without alcohol, such as shikanji with smoked salt, measured by spoon, and let the family score balance of sour and sweet.":
    {
      hinglish:
        "Bina sharaab ke chaar drink, jaise smoked namak wali shikanji, chammach se naapkar banaiye, aur parivaar se khatte-meethe ke santulan par number dilwaiye.",
      hindi: "बिना शराब के चार ड्रिंक, जैसे स्मोक्ड नमक वाली शिकंजी, चम्मच से नापकर बनाइए, और परिवार से खट्टे-मीठे के संतुलन पर नंबर दिलवाइए।",
    },
  "Steam burns on the wrist": { hinglish: "Bhaap se jali kalai", hindi: "भाप से जली कलाई" },
  "The customer who wants a cappuccino without foam, twice remade": {
    hinglish: "Bina jhaag ka cappuccino maangne wala graahak, do baar phir se banana pada",
    hindi: "बिना झाग का कैपुचीनो माँगने वाला ग्राहक, दो बार फिर से बनाना पड़ा",
  },
  "Sour milk smell in your clothes on the bus": { hinglish: "Bus mein kapdon se khatte doodh ki boo", hindi: "बस में कपड़ों से खट्टे दूध की बू" },
  "Brew South Indian filter coffee three times with different grind or waiting time, taste side by side and write down which variable mattered.":
    {
      hinglish:
        "South Indian filter coffee teen baar banaiye, har baar pisaai ya intezaar ka samay badaliye, ek saath chakhiye aur likhiye ki kis badlav se fark pada.",
      hindi: "साउथ इंडियन फ़िल्टर कॉफ़ी तीन बार बनाइए, हर बार पिसाई या इंतज़ार का समय बदलिए, एक साथ चखिए और लिखिए कि किस बदलाव से फ़र्क़ पड़ा।",
    },
  "A long wine list, and table after table that orders whisky": {
    hinglish: "Wine ki lambi list, aur har table whisky hi mangwati hui",
    hindi: "वाइन की लंबी लिस्ट, और हर टेबल व्हिस्की ही मँगवाती हुई",
  },
  "Import duty that makes good bottles too dear to sell": {
    hinglish: "Import duty jo achchi bottle ko itna mehenga kar deti hai ki bike nahi",
    hindi: "इंपोर्ट ड्यूटी जो अच्छी बोतल को इतना महँगा कर देती है कि बिके नहीं",
  },
  "Guests proving that they know more": {
    hinglish: "Mehmaan jo saabit karte hain ki unhein zyada pata hai",
    hindi: "मेहमान जो साबित करते हैं कि उन्हें ज़्यादा पता है",
  },
  "Train your nose instead of tasting: smell twelve kitchen spices blindfolded over a week and keep a score of names guessed right.": {
    hinglish:
      "Chakhne ki jagah naak ko practice karaiye: hafte bhar mein aankhon par patti baandhkar rasoi ke baarah masaale sunghiye aur giniye ki kitne naam sahi nikle.",
    hindi: "चखने की जगह नाक को अभ्यास कराइए: हफ़्ते भर में आँखों पर पट्टी बाँधकर रसोई के बारह मसाले सूँघिए और गिनिए कि कितने नाम सही निकले।",
  },
  "Strangers insisting that they know the owner": {
    hinglish: "Ajnabi jo zid karte hain ki maalik unhein jaanta hai",
    hindi: "अजनबी जो ज़िद करते हैं कि मालिक उन्हें जानता है",
  },
  "Standing in formal shoes at a door that lets the heat in": {
    hinglish: "Formal joote pehenkar us darwaze par khade rehna jo garmi andar aane deta hai",
    hindi: "फ़ॉर्मल जूते पहनकर उस दरवाज़े पर खड़े रहना जो गर्मी अंदर आने देता है",
  },
  "No-shows that leave your best table empty": {
    hinglish: "Booking karke na aane wale log, jinse sabse achchi table khaali reh jaati hai",
    hindi: "बुकिंग करके न आने वाले लोग, जिनसे सबसे अच्छी टेबल ख़ाली रह जाती है",
  },
  "Draw the plan of a ten-table restaurant, invent thirty parties of different size and arrival, and seat them with the shortest waits.": {
    hinglish:
      "Das table ke restaurant ka naksha banaiye, alag-alag sankhya aur aane ke samay wale tees samoohon ki kalpana kijiye, aur unhein sabse kam intezaar mein bithaiye.",
    hindi: "दस टेबल के रेस्तराँ का नक़्शा बनाइए, अलग-अलग संख्या और आने के समय वाले तीस समूहों की कल्पना कीजिए, और उन्हें सबसे कम इंतज़ार में बिठाइए।",
  },
  "Hosts who invite two hundred and seat three hundred and fifty": {
    hinglish: "Mezbaan jo do sau ko bulakar saadhe teen sau bithate hain",
    hindi: "मेज़बान जो दो सौ को बुलाकर साढ़े तीन सौ बिठाते हैं",
  },
  "Payment settled after arguments about plates counted": {
    hinglish: "Plate ki ginti par bahas ke baad hi bhugtaan",
    hindi: "प्लेट की गिनती पर बहस के बाद ही भुगतान",
  },
  "One bad paneer delivery that can ruin a name": {
    hinglish: "Kharab paneer ki ek khep jo naam khatm kar sakti hai",
    hindi: "ख़राब पनीर की एक खेप जो नाम ख़त्म कर सकती है",
  },
  "Plan and cost lunch for a family gathering of twenty, buy for it with your parents, and compare leftovers and spending with your sheet.":
    {
      hinglish:
        "Bees logon ki parivaarik daawat ke dopahar ke khane ki yojana aur laagat banaiye, maa-papa ke saath kharidiye, aur bacha khana aur kharch apni sheet se milaaiye.",
      hindi: "बीस लोगों की पारिवारिक दावत के दोपहर के खाने की योजना और लागत बनाइए, माँ-पापा के साथ ख़रीदिए, और बचा खाना और ख़र्च अपनी शीट से मिलाइए।",
    },
  "Day-hired waiters who turn up six short on the muhurat night": {
    hinglish: "Dihaadi waiter jo muhurat ki raat chhe kam aate hain",
    hindi: "दिहाड़ी वेटर जो मुहूर्त की रात छह कम आते हैं",
  },
  "Wedding DJs fighting the hotel's sound limit": {
    hinglish: "Shaadi ke DJ jo hotel mein awaaz ki seema par ladte hain",
    hindi: "शादी के DJ जो होटल में आवाज़ की सीमा पर लड़ते हैं",
  },
  "Ending at three with a breakfast meeting at eight": {
    hinglish: "Raat teen baje khatm hona aur subah aath baje breakfast meeting",
    hindi: "रात तीन बजे ख़त्म होना और सुबह आठ बजे ब्रेकफ़ास्ट मीटिंग",
  },
  "Measure your school hall and draw two layouts to scale, theatre and round tables; find how many people each seats with clear exits.": {
    hinglish:
      "Apne school ka hall naapiye aur paimaane par do layout banaiye, theatre aur gol mez; dekhiye ki raaste khule rakhkar har ek mein kitne log baithte hain.",
    hindi: "अपने स्कूल का हॉल नापिए और पैमाने पर दो लेआउट बनाइए, थिएटर और गोल मेज़; देखिए कि निकलने के रास्ते खुले रखकर हर एक में कितने लोग बैठते हैं।",
  },
  "A clock on the screen that turns red over you": {
    hinglish: "Sir par lagi screen ki ghadi jo laal ho jaati hai",
    hindi: "सिर पर लगी स्क्रीन की घड़ी जो लाल हो जाती है",
  },
  "Riders and customers both pressing at one counter": {
    hinglish: "Ek hi counter par rider aur graahak, dono ka dabaav",
    hindi: "एक ही काउंटर पर राइडर और ग्राहक, दोनों का दबाव",
  },
  "Smelling of frying oil after every shift": {
    hinglish: "Har shift ke baad badan se talne ke tel ki gandh",
    hindi: "हर शिफ़्ट के बाद बदन से तलने के तेल की गंध",
  },
  "Time yourself packing five identical lunch boxes with four items each; change the layout of the bowls and count the seconds saved.": {
    hinglish:
      "Chaar-chaar cheezon wale paanch ek jaise lunch box bharne ka samay naapiye; katoriyon ki jagah badliye aur bache second giniye.",
    hindi: "चार-चार चीज़ों वाले पाँच एक जैसे लंच बॉक्स भरने का समय नापिए; कटोरियों की जगह बदलिए और बचे सेकंड गिनिए।",
  },
  "Being phoned at home for a burst pipe or a police check": {
    hinglish: "Pipe phatne ya police jaanch par ghar par phone aana",
    hindi: "पाइप फटने या पुलिस जाँच पर घर पर फ़ोन आना",
  },
  "A wedding party cancels, and eighty rooms stand empty on Saturday": {
    hinglish: "Shaadi wale booking cancel kar dete hain, aur Saturday ko assi kamre khaali rehte hain",
    hindi: "शादी वाले बुकिंग रद्द कर देते हैं, और शनिवार को अस्सी कमरे ख़ाली रहते हैं",
  },
  "Owners wanting five stars on a three-star wage bill": {
    hinglish: "Maalik jo teen star ki tankhwah par paanch star chahte hain",
    hindi: "मालिक जो तीन स्टार की तनख़्वाह पर पाँच स्टार चाहते हैं",
  },
  "With a parent, ask a lodge's owner for half an hour: rooms, average rate, nights sold; then reckon its monthly income and three biggest costs.":
    {
      hinglish:
        "Maa ya papa ke saath kisi lodge ke maalik se aadha ghanta maangiye: kamre, ausat kiraya, biki raatein; phir mahine ki aamdani aur teen sabse bade kharch ka hisaab lagaiye.",
      hindi:
        "माँ या पापा के साथ किसी लॉज के मालिक से आधा घंटा माँगिए: कमरे, औसत किराया, बिकी रातें; फिर महीने की आमदनी और तीन सबसे बड़े ख़र्च का हिसाब लगाइए।",
    },
  "Facing guests when the hotel is overbooked by two": {
    hinglish: "Do booking zyada ho jaayein to mehmaanon ka saamna aapko karna",
    hindi: "दो बुकिंग ज़्यादा हो जाएँ तो मेहमानों का सामना आपको करना",
  },
  "Turning from night duty to morning duty within a week": {
    hinglish: "Ek hi hafte mein raat ki duty se subah ki duty par aana",
    hindi: "एक ही हफ़्ते में रात की ड्यूटी से सुबह की ड्यूटी पर आना",
  },
  "Guests who shout at eleven for a room that is theirs from two": {
    hinglish: "Mehmaan jo do baje milne wale kamre ke liye gyarah baje chillaate hain",
    hindi: "मेहमान जो दो बजे मिलने वाले कमरे के लिए ग्यारह बजे चिल्लाते हैं",
  },
  "Act out a check-in with a friend in English and one more language: greeting, ID, room, bill; record it and correct your pauses.": {
    hinglish:
      "Dost ke saath English aur ek aur bhasha mein check-in ka abhinay kijiye: swagat, ID, kamra, bill; record kijiye aur atakne ki jagahein sudhaariye.",
    hindi: "दोस्त के साथ अंग्रेज़ी और एक और भाषा में चेक-इन का अभिनय कीजिए: स्वागत, ID, कमरा, बिल; रिकॉर्ड कीजिए और अटकने की जगहें सुधारिए।",
  },
  "Improper requests, to be refused with a smile": {
    hinglish: "Galat farmaishein, jinhein muskuraakar mana karna hai",
    hindi: "ग़लत फ़रमाइशें, जिन्हें मुस्कुराकर मना करना है",
  },
  "Losing the trust of a guest through a bad driver": {
    hinglish: "Ek kharab driver ki wajah se mehmaan ka bharosa kho dena",
    hindi: "एक ख़राब ड्राइवर की वजह से मेहमान का भरोसा खो देना",
  },
  "Knowing the whole city and rarely seeing it": {
    hinglish: "Poore shehar ko jaanna aur use kabhi-kabhi hi dekh paana",
    hindi: "पूरे शहर को जानना और उसे कभी-कभी ही देख पाना",
  },
  "Make a one-page guide to your town for a visitor with six hours and a thousand rupees; verify timings by phone.": {
    hinglish:
      "Chhe ghante aur ek hazaar rupaye wale mehmaan ke liye apne shehar ki ek panne ki guide banaiye; khulne ke samay phone se pakke kijiye.",
    hindi: "छह घंटे और एक हज़ार रुपए वाले मेहमान के लिए अपने शहर की एक पन्ने की गाइड बनाइए; खुलने के समय फ़ोन से पक्के कीजिए।",
  },
  "A back that aches after each coach arrival": { hinglish: "Har bus ke aane par dukhti kamar", hindi: "हर बस के आने पर दुखती कमर" },
  "Wages that lean on what strangers tip": {
    hinglish: "Aamdani jo ajnabiyon ki tip par tiki hai",
    hindi: "आमदनी जो अजनबियों की टिप पर टिकी है",
  },
  "The lift breaking down on a full-house morning": {
    hinglish: "Jis subah hotel bhara ho, usi subah lift kharab ho jaana",
    hindi: "जिस सुबह होटल भरा हो, उसी सुबह लिफ़्ट ख़राब हो जाना",
  },
  "Guide a visiting relative through your home like a hotel room, luggage included, and ask which thing you forgot to explain.": {
    hinglish:
      "Ghar aaye kisi rishtedar ko, saamaan uthakar, hotel ke kamre ki tarah apna ghar dikhaiye, aur poochiye ki kya batana reh gaya.",
    hindi: "घर आए किसी रिश्तेदार को, सामान उठाकर, होटल के कमरे की तरह अपना घर दिखाइए, और पूछिए कि क्या बताना रह गया।",
  },
  "Charging guests who never came that night, and their calls by breakfast": {
    hinglish: "Us raat na aaye mehmaanon se paise lena, aur naashte tak unke phone",
    hindi: "उस रात न आए मेहमानों से पैसे लेना, और नाश्ते तक उनके फ़ोन",
  },
  "Being alone with a drunk in the lobby": {
    hinglish: "Lobby mein nashe mein dhutt aadmi ke saath akele hona",
    hindi: "लॉबी में नशे में धुत्त आदमी के साथ अकेले होना",
  },
  "Day staff's wrong postings found only by you": {
    hinglish: "Din ke staff ki galat entry, jo sirf aapko milti hain",
    hindi: "दिन के स्टाफ़ की ग़लत एंट्री, जो सिर्फ़ आपको मिलती हैं",
  },
  "For two weeks enter family expenses each night, balance cash with the purse to the last rupee, and hunt down each difference.": {
    hinglish:
      "Do hafte tak har raat parivaar ka kharch likhiye, batue ke cash se aakhiri rupaye tak hisaab milaaiye, aur har fark ki wajah dhoondhiye.",
    hindi: "दो हफ़्ते तक हर रात परिवार का ख़र्च लिखिए, बटुए की नक़दी से आख़िरी रुपए तक हिसाब मिलाइए, और हर फ़र्क़ की वजह ढूँढ़िए।",
  },
  "Staff who think that you merely push numbers up": {
    hinglish: "Staff jo sochta hai ki aap bas daam badhane mein lage hain",
    hindi: "स्टाफ़ जो सोचता है कि आप बस दाम बढ़ाने में लगे हैं",
  },
  "Forecasts wrecked by one airline strike or flood warning": {
    hinglish: "Anumaan jinhein airline ki ek hadtaal ya baadh ki ek chetavani bigaad deti hai",
    hindi: "अनुमान जिन्हें एयरलाइन की एक हड़ताल या बाढ़ की एक चेतावनी बिगाड़ देती है",
  },
  "A salesman who promises a wedding party a price below your rate sheet": {
    hinglish: "Salesman jo shaadi wale graahak ko aapki rate sheet se kam daam ka waada kar deta hai",
    hindi: "सेल्समैन जो शादी वाले ग्राहक को आपकी रेट शीट से कम दाम का वादा कर देता है",
  },
  "Track one hotel's price on a booking site for the same festival night daily for three weeks; chart it and guess the rule.": {
    hinglish:
      "Kisi booking site par ek hotel ka, tyohaar ki ek hi raat ka daam teen hafte tak roz likhiye; chart banaiye aur niyam ka andaaza lagaiye.",
    hindi: "किसी बुकिंग साइट पर एक होटल का, त्योहार की एक ही रात का दाम तीन हफ़्ते तक रोज़ लिखिए; चार्ट बनाइए और नियम का अंदाज़ा लगाइए।",
  },
  "Apologising in the lobby for the plumber, the kitchen and a noisy wedding": {
    hinglish: "Lobby mein plumber, rasoi aur shor wali shaadi ke liye maafi maangna",
    hindi: "लॉबी में प्लंबर, रसोई और शोर वाली शादी के लिए माफ़ी माँगना",
  },
  "Guests who complain for a discount": {
    hinglish: "Mehmaan jo chhoot ke liye shikayat karte hain",
    hindi: "मेहमान जो छूट के लिए शिकायत करते हैं",
  },
  "Regulars who expect the free upgrade when the house is full": {
    hinglish: "Purane mehmaan jo hotel bhara hone par bhi muft upgrade ki ummeed rakhte hain",
    hindi: "पुराने मेहमान जो होटल भरा होने पर भी मुफ़्त अपग्रेड की उम्मीद रखते हैं",
  },
  "Learn greetings and five polite phrases in a foreign language from a free app, and use them on a tourist or a teacher.": {
    hinglish:
      "Kisi free app se ek videshi bhasha mein namaste kehna aur paanch tameez wale vaakya seekhiye, aur kisi tourist ya teacher se bolkar dekhiye.",
    hindi: "किसी मुफ़्त ऐप से एक विदेशी भाषा में नमस्ते कहना और पाँच तमीज़ वाले वाक्य सीखिए, और किसी टूरिस्ट या टीचर से बोलकर देखिए।",
  },
  "Strangers in your courtyard when the family wants peace": {
    hinglish: "Jab parivaar ko shaanti chahiye, tab aangan mein ajnabi",
    hindi: "जब परिवार को शांति चाहिए, तब आँगन में अजनबी",
  },
  "A cancelled long weekend that was to pay for the roof": {
    hinglish: "Radd hua lamba weekend jisse chhat ka kharch nikalna tha",
    hindi: "रद्द हुआ लंबा वीकेंड जिससे छत का ख़र्च निकलना था",
  },
  "Guests who treat your mother as staff": {
    hinglish: "Mehmaan jo aapki maa ko naukar samajhte hain",
    hindi: "मेहमान जो आपकी माँ को नौकर समझते हैं",
  },
  "Prepare your home for a visiting family friend: write a welcome card, a two-day local plan and a bill as if real.": {
    hinglish:
      "Parivaar ke kisi aane wale dost ke liye ghar taiyaar kijiye: swagat card, aas-paas ghoomne ki do din ki yojana aur bill likhiye, jaise sach mein ho.",
    hindi: "परिवार के किसी आने वाले दोस्त के लिए घर तैयार कीजिए: स्वागत कार्ड, आसपास घूमने की दो दिन की योजना और बिल लिखिए, जैसे सच में हो।",
  },
  "Having no evening that belongs to you when the family is in": {
    hinglish: "Parivaar ghar par ho to koi shaam aapki apni nahi",
    hindi: "परिवार घर पर हो तो कोई शाम आपकी अपनी नहीं",
  },
  "Secrets overheard that you must forget": {
    hinglish: "Suni hui raaz ki baatein, jo aapko bhoolni padti hain",
    hindi: "सुनी हुई राज़ की बातें, जो आपको भूलनी पड़ती हैं",
  },
  "Being thought a servant after years of training": {
    hinglish: "Saalon ki training ke baad naukar samjha jaana",
    hindi: "सालों की ट्रेनिंग के बाद नौकर समझा जाना",
  },
  "Iron a shirt, polish shoes, fold a suitcase and lay a formal place from free videos; time each and repeat until neat.": {
    hinglish:
      "Free video dekhkar shirt istri kijiye, joote polish kijiye, suitcase mein kapde tah kijiye aur formal table sajaiye; har ek ka samay naapiye aur saaf aane tak dohraaiye.",
    hindi:
      "मुफ़्त वीडियो देखकर शर्ट इस्त्री कीजिए, जूते पॉलिश कीजिए, सूटकेस में कपड़े तह कीजिए और फ़ॉर्मल टेबल सजाइए; हर एक का समय नापिए और सफ़ाई आने तक दोहराइए।",
  },
  "Linen thefts explained to the accounts every quarter": {
    hinglish: "Har timaahi accounts vibhag ko chaadar-tauliyon ki chori samjhana",
    hindi: "हर तिमाही अकाउंट्स विभाग को चादर-तौलियों की चोरी समझाना",
  },
  "A department noticed only when a hair is found": {
    hinglish: "Vibhag jo tabhi dikhta hai jab koi baal mil jaye",
    hindi: "विभाग जो तभी दिखता है जब कोई बाल मिल जाए",
  },
  "Losing trained staff to malls that pay a little more": {
    hinglish: "Sikhaya hua staff thode zyada paise dene wale mall mein chala jaana",
    hindi: "सिखाया हुआ स्टाफ़ थोड़े ज़्यादा पैसे देने वाले मॉल में चला जाना",
  },
  "Write a cleaning standard for one school room: what, how, how often, by whom; try it a week and score daily.": {
    hinglish: "Ek school kamre ki safai ka niyam likhiye: kya, kaise, kitni baar, kaun; ek hafte aazmaiye aur roz number dijiye.",
    hindi: "एक स्कूल कमरे की सफ़ाई का नियम लिखिए: क्या, कैसे, कितनी बार, कौन; एक हफ़्ते आज़माइए और रोज़ नंबर दीजिए।",
  },
  "Absent attendants on a fully sold Monday": {
    hinglish: "Jis Monday hotel poora bhara ho, usi din gairhaazir attendant",
    hindi: "जिस सोमवार होटल पूरा भरा हो, उसी दिन ग़ैरहाज़िर अटेंडेंट",
  },
  "Telling an older woman that her bathroom fails": {
    hinglish: "Umar mein badi mahila se kehna ki unka saaf kiya bathroom theek nahi",
    hindi: "उम्र में बड़ी महिला से कहना कि उनका साफ़ किया बाथरूम ठीक नहीं",
  },
  "Repairmen who promise for a fourth day to stop the leak": {
    hinglish: "Mistri jo chauthe din bhi leak rokne ka waada karte hain",
    hindi: "मिस्त्री जो चौथे दिन भी लीक रोकने का वादा करते हैं",
  },
  "Make a twenty-point checklist for your own home's rooms, inspect on three days, and see which points always fail.": {
    hinglish:
      "Apne ghar ke kamron ke liye bees baaton ki checklist banaiye, teen din jaanchiye, aur dekhiye ki kaun-si baatein hamesha reh jaati hain.",
    hindi: "अपने घर के कमरों के लिए बीस बातों की चेकलिस्ट बनाइए, तीन दिन जाँचिए, और देखिए कि कौन-सी बातें हमेशा रह जाती हैं।",
  },
  "Rooms left filthy by people who paid well": {
    hinglish: "Achche paise dene wale logon ke chhode gande kamre",
    hindi: "अच्छे पैसे देने वाले लोगों के छोड़े गंदे कमरे",
  },
  "Knees and wrists sore from thirteen baths": {
    hinglish: "Terah bathroom se dukhte ghutne aur kalaiyan",
    hindi: "तेरह बाथरूम से दुखते घुटने और कलाइयाँ",
  },
  "Suspicion first falling on you when something is missing": {
    hinglish: "Koi cheez gaayab ho to pehla shak aap par",
    hindi: "कोई चीज़ ग़ायब हो तो पहला शक आप पर",
  },
  "Learn hospital corners from a free video, make your bed so for a fortnight, and get under three minutes.": {
    hinglish:
      "Free video se hospital corner seekhiye, do hafte apna bistar aise hi lagaiye, aur teen minute se kam mein lagane tak pahunchiye.",
    hindi: "मुफ़्त वीडियो से हॉस्पिटल कॉर्नर सीखिए, दो हफ़्ते अपना बिस्तर ऐसे ही लगाइए, और तीन मिनट से कम में लगाने तक पहुँचिए।",
  },
  "A windowless room full of lint": {
    hinglish: "Bina khidki ka kamra, jahan har taraf kapdon ke roein udte hain",
    hindi: "बिना खिड़की का कमरा, जहाँ हर तरफ़ कपड़ों के रोएँ उड़ते हैं",
  },
  "Staff who shout for a uniform at the last minute": {
    hinglish: "Staff jo aakhiri minute par uniform ke liye chillata hai",
    hindi: "स्टाफ़ जो आख़िरी मिनट पर यूनिफ़ॉर्म के लिए चिल्लाता है",
  },
  "Totals that will not agree on stocktaking night": {
    hinglish: "Stock ginne ki raat ko total jo aapas mein mel nahi khaate",
    hindi: "स्टॉक गिनने की रात को टोटल जो आपस में मेल नहीं खाते",
  },
  "Count all linen at home by kind, age and wear, make a register, and mend or turn into dusters what has gone thin.": {
    hinglish:
      "Ghar ki saari chadarein, tauliye aur parde kism, umar aur ghisaai ke hisaab se giniye, register banaiye, aur jo patle pad gaye hain unhein siliye ya jhaadan bana lijiye.",
    hindi: "घर की सारी चादरें, तौलिए और परदे क़िस्म, उम्र और घिसाई के हिसाब से गिनिए, रजिस्टर बनाइए, और जो पतले पड़ गए हैं उन्हें सिलिए या झाड़न बना लीजिए।",
  },
  "Hot, wet air that clings in every season": {
    hinglish: "Garam, nam hawa jo har mausam mein badan se chipki rehti hai",
    hindi: "गरम, नम हवा जो हर मौसम में बदन से चिपकी रहती है",
  },
  "Rashes where the bleach got under the glove": {
    hinglish: "Jahan dastaane ke andar bleach ghusa, wahan chamdi par daane",
    hindi: "जहाँ दस्ताने के अंदर ब्लीच घुसा, वहाँ चमड़ी पर दाने",
  },
  "One red sock, and thirty pink towels": { hinglish: "Ek laal moza, aur tees tauliye gulaabi", hindi: "एक लाल मोज़ा, और तीस तौलिए गुलाबी" },
  "Stain four scraps of cotton with tea, haldi, oil and ink, treat each with soap, lemon, sun or soda, and compare.": {
    hinglish:
      "Sooti kapde ke chaar tukdon par chai, haldi, tel aur syaahi ke daag lagaiye, har ek ko sabun, nimbu, dhoop ya soda se saaf kijiye aur tulna kijiye.",
    hindi: "सूती कपड़े के चार टुकड़ों पर चाय, हल्दी, तेल और स्याही के दाग़ लगाइए, हर एक को साबुन, नींबू, धूप या सोडा से साफ़ कीजिए और तुलना कीजिए।",
  },
  "The dog's bath and a guest's ironing added for the same pay": {
    hinglish: "Utni hi tankhwah mein kutte ko nahlana aur mehmaan ke kapde press karna bhi jud jaana",
    hindi: "उतनी ही तनख़्वाह में कुत्ते को नहलाना और मेहमान के कपड़े प्रेस करना भी जुड़ जाना",
  },
  "Living in another family's home without a lock of one's own": {
    hinglish: "Doosre parivar ke ghar mein rehna, jahan apna ek taala bhi nahi",
    hindi: "दूसरे परिवार के घर में रहना, जहाँ अपना एक ताला भी नहीं",
  },
  "Dismissal by word of mouth, with no paper": {
    hinglish: "Bas munh se keh diya aur naukri gayi, koi kaagaz nahi",
    hindi: "बस मुँह से कह दिया और नौकरी गई, कोई काग़ज़ नहीं",
  },
  "Run your own household for two days with a parent's leave: meals, washing, shopping list and accounts; note what nobody had told you.": {
    hinglish:
      "Mummy ya papa ki ijaazat se do din apna ghar khud chalaiye: khana, dhulai, kharidari ki list aur hisaab, aur likhiye ki kaunsi baatein pehle kisi ne nahi batayi thin.",
    hindi:
      "मम्मी या पापा की इजाज़त से दो दिन अपना घर ख़ुद चलाइए: खाना, धुलाई, ख़रीदारी की लिस्ट और हिसाब, और लिखिए कि कौन-सी बातें पहले किसी ने नहीं बताई थीं।",
  },
  "Customers who take your plan and book it online": {
    hinglish: "Customer jo aapka banaya plan lekar booking online kar lete hain",
    hindi: "ग्राहक जो आपका बनाया प्लान लेकर बुकिंग ऑनलाइन कर लेते हैं",
  },
  "Commissions that airlines cut year by year": {
    hinglish: "Commission jo airlines saal dar saal ghataati hain",
    hindi: "कमीशन जो एयरलाइन साल-दर-साल घटाती हैं",
  },
  "Midnight calls from a stranded honeymoon couple": {
    hinglish: "Kahin phans gaye honeymoon jode ke phone, aadhi raat ko",
    hindi: "कहीं फँस गए हनीमून जोड़े के फ़ोन, आधी रात को",
  },
  "Plan four days in Sikkim for a family of four from real train, bus and hotel sites; compare three routes by cost and hours.": {
    hinglish:
      "Chaar logon ke parivar ke liye asli train, bus aur hotel sites se Sikkim ke chaar din ka plan banaiye, aur teen raaston ke kharch aur ghanton ki tulna kijiye.",
    hindi: "चार लोगों के परिवार के लिए असली ट्रेन, बस और होटल साइटों से सिक्किम के चार दिन का प्लान बनाइए, और तीन रास्तों के ख़र्च और घंटों की तुलना कीजिए।",
  },
  "Deposits lost when floods or fear empty a season": {
    hinglish: "Baadh ya dar se season khaali gaya to diya hua advance bhi dooba",
    hindi: "बाढ़ या डर से सीज़न ख़ाली गया तो दिया हुआ एडवांस भी डूबा",
  },
  "Hoteliers who give your rooms to a higher bidder": {
    hinglish: "Hotel wale jo zyada paise milte hi aapke kamre doosre ko de dete hain",
    hindi: "होटल वाले जो ज़्यादा पैसे मिलते ही आपके कमरे दूसरे को दे देते हैं",
  },
  "Ringing sixty pilgrims at midnight when the road to Badrinath shuts": {
    hinglish: "Badrinath ka raasta band hone par aadhi raat ko sixty yatriyon ko phone karna",
    hindi: "बद्रीनाथ का रास्ता बंद होने पर आधी रात को साठ यात्रियों को फ़ोन करना",
  },
  "Design a one-day school excursion for forty: bus, entry, food, guide and ten per cent margin; get two real quotes by phone.": {
    hinglish:
      "Chaalis logon ke liye school ki ek din ki sair ka plan banaiye: bus, entry, khana, guide aur das percent munafa, aur phone karke do asli rate lijiye.",
    hindi: "चालीस लोगों के लिए स्कूल की एक दिन की सैर का प्लान बनाइए: बस, एंट्री, खाना, गाइड और दस प्रतिशत मुनाफ़ा, और फ़ोन करके दो असली रेट लीजिए।",
  },
  "Touts who win your guests away with lies and commission": {
    hinglish: "Dalal jo jhooth bolkar aur commission dekar aapke mehmaan le jaate hain",
    hindi: "दलाल जो झूठ बोलकर और कमीशन देकर आपके मेहमान ले जाते हैं",
  },
  "A lean summer and monsoon for one good winter": {
    hinglish: "Ek achhi sardi ke badle garmi aur barsaat mein khaali haath",
    hindi: "एक अच्छी सर्दी के बदले गर्मी और बरसात में ख़ाली हाथ",
  },
  "Telling the Taj story as though for the first time": {
    hinglish: "Taj ki kahani har baar aise sunana jaise pehli baar suna rahe hon",
    hindi: "ताज की कहानी हर बार ऐसे सुनाना जैसे पहली बार सुना रहे हों",
  },
  "Choose a monument near you, learn one room of it thoroughly, and give a ten-minute tour to your family in two languages.": {
    hinglish:
      "Apne paas ki koi purani imaarat chuniye, uske ek kamre ke baare mein sab kuch jaaniye, aur apne parivar ko do bhashaon mein uska das minute ka tour karaiye.",
    hindi: "अपने पास की कोई पुरानी इमारत चुनिए, उसके एक कमरे के बारे में सब कुछ जानिए, और अपने परिवार को दो भाषाओं में उसका दस मिनट का टूर कराइए।",
  },
  "Months in coaches, and a home that is a suitcase": {
    hinglish: "Mahino bus mein, aur ghar ke naam par ek suitcase",
    hindi: "महीनों बस में, और घर के नाम पर एक सूटकेस",
  },
  "A grown man sulking about a window seat": {
    hinglish: "Khidki wali seat ke liye munh phulaye baitha badi umar ka aadmi",
    hindi: "खिड़की वाली सीट के लिए मुँह फुलाए बैठा बड़ी उम्र का आदमी",
  },
  "Being woken at two in the night for a traveller's upset stomach": {
    hinglish: "Kisi yatri ka pet kharab hone par raat do baje jagaya jaana",
    hindi: "किसी यात्री का पेट ख़राब होने पर रात दो बजे जगाया जाना",
  },
  "On your next class trip take the roll at every halt, keep the cash book, and write what you would do if one got lost.": {
    hinglish:
      "Class ki agli trip mein har padaav par haaziri lijiye, paise ka hisaab rakhiye, aur likhiye ki koi kho jaye to aapko kya karna hoga.",
    hindi: "क्लास की अगली ट्रिप में हर पड़ाव पर हाज़िरी लीजिए, पैसे का हिसाब रखिए, और लिखिए कि कोई खो जाए तो आपको क्या करना होगा।",
  },
  "Clients angry when you turn back below the top": {
    hinglish: "Client jo choti se pehle lautne par naaraaz hote hain",
    hindi: "क्लाइंट जो चोटी से पहले लौटने पर नाराज़ होते हैं",
  },
  "Knees and cold toes that outlast the season": {
    hinglish: "Ghutnon aur pairon ki thandi ungliyon ka dard, jo season ke baad bhi rahe",
    hindi: "घुटनों और पैरों की ठंडी उँगलियों का दर्द, जो सीज़न के बाद भी रहे",
  },
  "Carrying other people's rubbish down from camp": {
    hinglish: "Camp se doosron ka kachra dhokar neeche laana",
    hindi: "कैंप से दूसरों का कचरा ढोकर नीचे लाना",
  },
  "Walk eight kilometres in a nearby hill or park with adults, carrying water, map and first-aid kit; log pace, climb and rests.": {
    hinglish:
      "Paas ki pahaadi ya park mein badon ke saath aath kilometre paidal chaliye, paani, naksha aur first-aid kit lekar, aur raftaar, chadhai aur aaraam likhte jaiye.",
    hindi: "पास की पहाड़ी या पार्क में बड़ों के साथ आठ किलोमीटर पैदल चलिए, पानी, नक़्शा और फ़र्स्ट-एड किट लेकर, और रफ़्तार, चढ़ाई और आराम लिखते जाइए।",
  },
  "Anger over a refund rule that the airline or hotel wrote": {
    hinglish: "Refund ke us niyam par gussa sunna jo airline ya hotel ne banaya",
    hindi: "रिफ़ंड के उस नियम पर ग़ुस्सा सुनना जो एयरलाइन या होटल ने बनाया",
  },
  "Festival weeks when each caller wants the one seat that is gone": {
    hinglish: "Tyohaar ke hafte, jab har caller ko wahi ek seat chahiye jo ja chuki hai",
    hindi: "त्योहार के हफ़्ते, जब हर फ़ोन करने वाले को वही एक सीट चाहिए जो जा चुकी है",
  },
  "One wrong date typed, and your salary pays": {
    hinglish: "Ek taareekh galat type hui, aur bharpai aapki tankhwah se",
    hindi: "एक तारीख़ ग़लत टाइप हुई, और भरपाई आपकी तनख़्वाह से",
  },
  "Learn the railway's published refund rules, then work out what each of five imagined cancelled tickets would return.": {
    hinglish:
      "Railway ke chhape hue refund niyam samajhiye, phir mann se paanch cancel ticket sochiye aur hisaab lagaiye ki har ek par kitna paisa lautega.",
    hindi: "रेलवे के छपे हुए रिफ़ंड नियम समझिए, फिर मन से पाँच रद्द टिकट सोचिए और हिसाब लगाइए कि हर एक पर कितना पैसा लौटेगा।",
  },
  "A cheated visitor weeps at your desk, and you can only write it down": {
    hinglish: "Thagi ka shikaar mehmaan aapki desk par rota hai, aur aapke bas mein sirf shikayat likh lena hai",
    hindi: "ठगी का शिकार मेहमान आपकी डेस्क पर रोता है, और आपके बस में सिर्फ़ शिकायत लिख लेना है",
  },
  "Leaflets out of date and nobody to reprint them": {
    hinglish: "Purane pad chuke parche, jinhein dobara chhapne wala koi nahi",
    hindi: "पुराने पड़ चुके परचे, जिन्हें दोबारा छापने वाला कोई नहीं",
  },
  "Being asked for the toilet more than for the temples": {
    hinglish: "Mandiron se zyada toilet ka raasta poochha jaana",
    hindi: "मंदिरों से ज़्यादा टॉयलेट का रास्ता पूछा जाना",
  },
  "Stand as a helper at a local fair's enquiry desk, or write ten questions visitors ask in your town with checked answers.": {
    hinglish:
      "Paas ke mele ki poochhtaachh desk par madad kijiye, ya aise das sawaal jo aapke shahar mein aane wale poochhte hain, jaanche hue jawaabon ke saath likhiye.",
    hindi: "पास के मेले की पूछताछ डेस्क पर मदद कीजिए, या ऐसे दस सवाल जो आपके शहर में आने वाले पूछते हैं, जाँचे हुए जवाबों के साथ लिखिए।",
  },
  "Months on board with only a few free hours ashore": {
    hinglish: "Mahino jahaaz par, aur zameen par utarne ko bas kuch khaali ghante",
    hindi: "महीनों जहाज़ पर, और ज़मीन पर उतरने को बस कुछ ख़ाली घंटे",
  },
  "Rain on the port day, and two thousand bored people looking to you": {
    hinglish: "Bandargah wale din baarish, aur do hazaar oobe hue log aapka munh taak rahe hain",
    hindi: "बंदरगाह वाले दिन बारिश, और दो हज़ार ऊबे हुए लोग आपका मुँह ताक रहे हैं",
  },
  "Small cabins, and gossip among a thousand crew": {
    hinglish: "Chhote cabin, aur ek hazaar ke staff mein chalti kaanaphoosi",
    hindi: "छोटे केबिन, और एक हज़ार के स्टाफ़ में चलती कानाफूसी",
  },
  "Host a two-hour evening for your building or class: games, music, prizes and timings; ask three guests to rate the pace.": {
    hinglish:
      "Apni building ya class ke liye shaam ka do ghante ka program kijiye: khel, gaane, inaam aur time, aur teen mehmaanon se poochhiye ki program ki raftaar kaisi lagi.",
    hindi:
      "अपनी बिल्डिंग या क्लास के लिए शाम का दो घंटे का प्रोग्राम कीजिए: खेल, गाने, इनाम और टाइम, और तीन मेहमानों से पूछिए कि प्रोग्राम की रफ़्तार कैसी लगी।",
  },
  "Clients who change the stage design two nights before": {
    hinglish: "Client jo do raat pehle stage ka design badal dete hain",
    hindi: "क्लाइंट जो दो रात पहले स्टेज का डिज़ाइन बदल देते हैं",
  },
  "Vendors' bills due while the sponsor still hasn't paid": {
    hinglish: "Vendor ko bill chukana hai, aur sponsor ne ab tak paise nahi diye",
    hindi: "वेंडर को बिल चुकाना है, और स्पॉन्सर ने अब तक पैसे नहीं दिए",
  },
  "Rain on an open-air show that took a month": {
    hinglish: "Mahine bhar mein taiyaar hue khule maidan ke show par baarish",
    hindi: "महीने भर में तैयार हुए खुले मैदान के शो पर बारिश",
  },
  "Volunteer for your school's annual day, write its run sheet minute by minute, and mark afterwards where each item ran late.": {
    hinglish:
      "Apne school ke annual day mein volunteer baniye, uska ek ek minute ka program likhiye, aur baad mein nishan lagaiye ki kaunsa item kahan late hua.",
    hindi: "अपने स्कूल के ऐनुअल डे में वॉलंटियर बनिए, उसका एक-एक मिनट का प्रोग्राम लिखिए, और बाद में निशान लगाइए कि कौन-सा आइटम कहाँ लेट हुआ।",
  },
  "Two aunts giving opposite orders about the same flowers": {
    hinglish: "Do mausiyan jo unhi phoolon par ek doosre se ulte hukm deti hain",
    hindi: "दो मौसियाँ जो उन्हीं फूलों पर एक-दूसरे से उलटे हुक्म देती हैं",
  },
  "Months with no muhurat and so no income": {
    hinglish: "Bina muhurat ke mahine, aur isliye kamaai bhi nahi",
    hindi: "बिना मुहूर्त के महीने, और इसलिए कमाई भी नहीं",
  },
  "Being shouted at on somebody's most emotional day": {
    hinglish: "Kisi ke sabse bhaavuk din par unki daant khaana",
    hindi: "किसी के सबसे भावुक दिन पर उनकी डाँट खाना",
  },
  "Take a real cousin's wedding, list its rituals with times, helpers and costs, and ask the elders what went wrong and why.": {
    hinglish:
      "Apne kisi cousin ki asli shaadi lijiye, uski rasmein, time, madadgaar aur kharch likhiye, aur badon se poochhiye ki kya galat hua aur kyon.",
    hindi: "अपने किसी कज़िन की असली शादी लीजिए, उसकी रस्में, टाइम, मददगार और ख़र्च लिखिए, और बड़ों से पूछिए कि क्या ग़लत हुआ और क्यों।",
  },
  "Professors who send their slides one minute before the talk": {
    hinglish: "Professor jo apni slides bhaashan se ek minute pehle bhejte hain",
    hindi: "प्रोफ़ेसर जो अपनी स्लाइड भाषण से एक मिनट पहले भेजते हैं",
  },
  "Name badges misspelt in front of the person": {
    hinglish: "Naam ke badge jinki galat spelling us insaan ke saamne hi nikalti hai",
    hindi: "नाम के बैज जिनकी ग़लत स्पेलिंग उस इंसान के सामने ही निकलती है",
  },
  "Half-empty halls after lunch on the last day": {
    hinglish: "Aakhiri din lunch ke baad aadhe khaali hall",
    hindi: "आख़िरी दिन लंच के बाद आधे ख़ाली हॉल",
  },
  "Plan a one-day science meet for your school on paper: theme, four speakers, hall, timetable, badge design and a budget under five thousand rupees.":
    {
      hinglish:
        "Apne school ke liye ek din ki science meet ka plan kaagaz par banaiye: vishay, chaar vakta, hall, timetable, badge ka design aur paanch hazaar rupaye se kam ka budget.",
      hindi:
        "अपने स्कूल के लिए एक दिन की साइंस मीट का प्लान काग़ज़ पर बनाइए: विषय, चार वक्ता, हॉल, टाइमटेबल, बैज का डिज़ाइन और पाँच हज़ार रुपये से कम का बजट।",
    },
  "Exhibitors quarrelling over a pillar in their stall": {
    hinglish: "Stall wale jo apne stall mein aaye khambe par jhagadte hain",
    hindi: "स्टॉल वाले जो अपने स्टॉल में आए खंभे पर झगड़ते हैं",
  },
  "Two nights without sleep before the ribbon is cut": {
    hinglish: "Feeta katne se pehle bina neend ki do raatein",
    hindi: "फ़ीता कटने से पहले बिना नींद की दो रातें",
  },
  "A thin crowd, for which stall holders want refunds": {
    hinglish: "Kam bheed, jiske liye stall wale paise waapas maangte hain",
    hindi: "कम भीड़, जिसके लिए स्टॉल वाले पैसे वापस माँगते हैं",
  },
  "Visit a book or trade fair near you, sketch its floor plan, count visitors at two stalls for ten minutes each, and explain the difference.":
    {
      hinglish:
        "Paas ke pustak ya vyapaar mele mein jaiye, uska naksha banaiye, do stall par das das minute aane wale giniye, aur samjhaiye ki fark kyon hai.",
      hindi: "पास के पुस्तक या व्यापार मेले में जाइए, उसका नक़्शा बनाइए, दो स्टॉल पर दस-दस मिनट आने वाले गिनिए, और समझाइए कि फ़र्क़ क्यों है।",
    },
  "The same ninety seconds of music all day": {
    hinglish: "Din bhar nabbe second ka wahi ek gaana",
    hindi: "दिन भर नब्बे सेकंड का वही एक गाना",
  },
  "Vomit that dizzy riders leave on the seats for you to wash off": {
    hinglish: "Chakkar kha gaye logon ki ulti, jo seaton se aapko dhoni padti hai",
    hindi: "चक्कर खा गए लोगों की उलटी, जो सीटों से आपको धोनी पड़ती है",
  },
  "Every Sunday and holiday up to the shins in the splash pool of a slide": {
    hinglish: "Har Sunday aur chhutti ke din slide ke neeche pindliyon tak paani mein khade rehna",
    hindi: "हर इतवार और छुट्टी के दिन स्लाइड के नीचे पिंडलियों तक पानी में खड़े रहना",
  },
  "At a mela or park, watch one ride for twenty minutes, list each safety check that you see and any that is left out.": {
    hinglish:
      "Kisi mele ya park mein ek jhoole ko bees minute dekhiye, aur suraksha ki jo jo jaanch hoti dikhe aur jo chhoot jaye, sab likhiye.",
    hindi: "किसी मेले या पार्क में एक झूले को बीस मिनट देखिए, और सुरक्षा की जो-जो जाँच होती दिखे और जो छूट जाए, सब लिखिए।",
  },
  "A plate price fixed for the year while onions double": {
    hinglish: "Plate ka daam saal bhar ke liye tay, aur pyaaz dogune daam par",
    hindi: "प्लेट का दाम साल भर के लिए तय, और प्याज़ दोगुने दाम पर",
  },
  "Fear that one bad lunch makes two hundred people ill": {
    hinglish: "Darr ki ek kharab lunch se do sau log bimaar pad jaayenge",
    hindi: "डर कि एक ख़राब लंच से दो सौ लोग बीमार पड़ जाएँगे",
  },
  "Up before the milk van, six days a week": {
    hinglish: "Hafte mein chhe din doodh ki gaadi se pehle uthna",
    hindi: "हफ़्ते में छह दिन दूध की गाड़ी से पहले उठना",
  },
  "Plan five school lunches for a hundred children on paper, price each plate at today's market, and keep it under forty rupees.": {
    hinglish:
      "Kaagaz par sau bachchon ke liye school ke paanch lunch ki yojana banaiye, har plate ka aaj ke bazaar se daam nikaaliye, aur use chaalis rupaye se kam rakhiye.",
    hindi: "काग़ज़ पर सौ बच्चों के लिए स्कूल के पाँच लंच की योजना बनाइए, हर प्लेट का आज के बाज़ार से दाम निकालिए, और उसे चालीस रुपये से कम रखिए।",
  },
  "Being moved on by the municipal van mid-evening": {
    hinglish: "Shaam ke dhandhe ke beech nagar nigam ki gaadi ka hata dena",
    hindi: "शाम के धंधे के बीच नगर निगम की गाड़ी का हटा देना",
  },
  "A gas cylinder that ends at the busiest hour": {
    hinglish: "Gas cylinder jo sabse bheed wale ghante mein khatm hota hai",
    hindi: "गैस सिलेंडर जो सबसे भीड़ वाले घंटे में ख़त्म होता है",
  },
  "Batter and boiled potatoes thrown away after a wet evening": {
    hinglish: "Baarish ki shaam ke baad ghol aur uble aloo phenkna",
    hindi: "बारिश की शाम के बाद घोल और उबले आलू फेंकना",
  },
  "Run a snack stall at your school fair: cost one plate, set a price, sell thirty, and reckon the profit after waste.": {
    hinglish:
      "School ke mele mein naashte ka stall lagaiye: ek plate ki laagat nikaaliye, daam tay kijiye, tees bechiye, aur kharab hue maal ke baad munaafa jodiye.",
    hindi: "स्कूल के मेले में नाश्ते का स्टॉल लगाइए: एक प्लेट की लागत निकालिए, दाम तय कीजिए, तीस बेचिए, और ख़राब हुए माल के बाद मुनाफ़ा जोड़िए।",
  },
  "Cakes thrown away at closing, or sold out by evening; you seldom guess right": {
    hinglish: "Cake ya to band karte samay phenke gaye, ya shaam tak khatm, andaaza kam hi sahi baithta hai",
    hindi: "केक या तो बंद करते समय फेंके गए, या शाम तक ख़त्म, अंदाज़ा कम ही सही बैठता है",
  },
  "Broken espresso machine on a Sunday and no mechanic": {
    hinglish: "Ravivaar ko espresso machine kharab aur koi mechanic nahi",
    hindi: "रविवार को एस्प्रेसो मशीन ख़राब और कोई मैकेनिक नहीं",
  },
  "Reviews that complain of the music and the silence": {
    hinglish: "Review jinmein music ki bhi shikaayat hai aur sannaate ki bhi",
    hindi: "रिव्यू जिनमें म्यूज़िक की भी शिकायत है और सन्नाटे की भी",
  },
  "Sit an hour in a cafe, note customers, orders and minutes stayed, and estimate takings per table per hour.": {
    hinglish:
      "Ek ghanta kisi cafe mein baithiye, likhiye ki kitne customer aaye, kya mangwaya aur kitne minute ruke, aur andaaza lagaiye ki ek table par ek ghante mein kitni bikri hoti hai.",
    hindi:
      "एक घंटा किसी कैफ़े में बैठिए, लिखिए कि कितने ग्राहक आए, क्या मँगवाया और कितने मिनट रुके, और अंदाज़ा लगाइए कि एक टेबल पर एक घंटे में कितनी बिक्री होती है।",
  },
  "Cancelled walks whenever it is hot, wet or smoggy": {
    hinglish: "Garmi, baarish ya dhuen wali dhundh hote hi tour radd",
    hindi: "गर्मी, बारिश या धुएँ वाली धुंध होते ही टूर रद्द",
  },
  "Weekday evenings in another job to pay the rent": {
    hinglish: "Kiraya dene ke liye Monday se Friday ki shaamein doosri naukri mein",
    hindi: "किराया देने के लिए सोमवार से शुक्रवार की शामें दूसरी नौकरी में",
  },
  "Scooters honking through your best story": {
    hinglish: "Aapki sabse achchi kahani ke beech horn bajaate scooter",
    hindi: "आपकी सबसे अच्छी कहानी के बीच हॉर्न बजाते स्कूटर",
  },
  "Research five spots within a kilometre of home, ask elders about them, and lead two friends round in forty minutes.": {
    hinglish:
      "Ghar se ek kilometre ke andar ki paanch jagahon ki jaankari jutaiye, bade-buzurgon se unke baare mein poochiye, aur do doston ko chaalis minute mein ghumaiye.",
    hindi: "घर से एक किलोमीटर के अंदर की पाँच जगहों की जानकारी जुटाइए, बड़े-बुज़ुर्गों से उनके बारे में पूछिए, और दो दोस्तों को चालीस मिनट में घुमाइए।",
  },
  "Guests who measure the forest only in tigers": {
    hinglish: "Mehmaan jo jangal ko sirf baagh se naapte hain",
    hindi: "मेहमान जो जंगल को सिर्फ़ बाघ से नापते हैं",
  },
  "No work when the park shuts for the monsoon": {
    hinglish: "Barsaat mein park band to kaam bhi nahi",
    hindi: "बरसात में पार्क बंद तो काम भी नहीं",
  },
  "Other jeeps crowding an animal you want left alone": {
    hinglish: "Jis jaanwar ko chain se rehne dena ho, use gherti doosri jeep",
    hindi: "जिस जानवर को चैन से रहने देना हो, उसे घेरती दूसरी जीपें",
  },
  "Watch birds in one park for five mornings, note calls and behaviour, and upload ten sightings to the free eBird or iNaturalist.": {
    hinglish:
      "Ek park mein paanch subah pakshi dekhiye, unki boli aur vyavhaar likhiye, aur jo dikhe usmein se das free eBird ya iNaturalist par daaliye.",
    hindi: "एक पार्क में पाँच सुबह पक्षी देखिए, उनकी बोली और व्यवहार लिखिए, और जो दिखे उसमें से दस फ़्री eBird या iNaturalist पर डालिए।",
  },
  "Being the one section for which a whole table waits": {
    hinglish: "Poori table ka khana bas aapke section par ruka hona",
    hindi: "पूरी टेबल का खाना बस आपके सेक्शन पर रुका होना",
  },
  "Blame for a pan that your commis burnt": {
    hinglish: "Us pan ka ilzaam jo aapke commis ne jalaya",
    hindi: "उस पैन का इल्ज़ाम जो आपके कॉमी ने जलाया",
  },
  "Pans and sauces that the next section borrows and keeps": {
    hinglish: "Pan aur sauce jo bagal ka section maangkar rakh leta hai",
    hindi: "पैन और सॉस जो बग़ल का सेक्शन माँगकर रख लेता है",
  },
  "Cook one dish for four on two evenings, plate all four alike, photograph them, and compare portion, heat and time.": {
    hinglish:
      "Do shaam chaar logon ke liye ek hi dish pakaiye, chaaron plate ek jaisi sajaiye, photo kheenchiye, aur maatra, aanch aur samay ki tulna kijiye.",
    hindi: "दो शाम चार लोगों के लिए एक ही डिश पकाइए, चारों प्लेट एक जैसी सजाइए, फ़ोटो खींचिए, और मात्रा, आँच और समय की तुलना कीजिए।",
  },
  "Speeches that run an hour past your timing": {
    hinglish: "Bhaashan jo aapke samay se ek ghanta aage khinch jaate hain",
    hindi: "भाषण जो आपके समय से एक घंटा आगे खिंच जाते हैं",
  },
  "Guests doubled overnight on the same ration": {
    hinglish: "Raaton-raat mehmaan dogune, ration utna hi",
    hindi: "रातों-रात मेहमान दोगुने, राशन उतना ही",
  },
  "Wedding season without one free Sunday": {
    hinglish: "Shaadiyon ka mausam jismein ek bhi ravivaar khaali nahi",
    hindi: "शादियों का मौसम जिसमें एक भी रविवार ख़ाली नहीं",
  },
  "Take your mother's recipe for four, scale it to twelve, cook it together, and note which spices did not simply triple.": {
    hinglish:
      "Apni maa ki chaar logon wali recipe lijiye, use barah ke liye badhaiye, saath mein pakaiye, aur likhiye ki kaun-se masaale seedhe teen guna nahi hue.",
    hindi: "अपनी माँ की चार लोगों वाली रेसिपी लीजिए, उसे बारह के लिए बढ़ाइए, साथ में पकाइए, और लिखिए कि कौन-से मसाले सीधे तीन गुना नहीं हुए।",
  },
  "A one-star rating for the rider's lateness": { hinglish: "Rider ki deri par aapko ek star", hindi: "राइडर की देरी पर आपको एक स्टार" },
  "Delivery apps that take a quarter of each bill": {
    hinglish: "Delivery app jo har bill ka chauthai hissa le jaate hain",
    hindi: "डिलीवरी ऐप जो हर बिल का चौथाई हिस्सा ले जाते हैं",
  },
  "Three screens beeping and one stove free": {
    hinglish: "Teen screen ki beep aur khaali bas ek chulha",
    hindi: "तीन स्क्रीन की बीप और ख़ाली बस एक चूल्हा",
  },
  "Cook one dish, pack it in a box, open it after forty minutes, and improve the packing twice until texture survives.": {
    hinglish:
      "Ek dish pakaiye, dibbe mein pack kijiye, chaalis minute baad kholiye, aur packing ko do baar sudhaariye taaki khaane ka kurkurapan ya narmi bani rahe.",
    hindi: "एक डिश पकाइए, डिब्बे में पैक कीजिए, चालीस मिनट बाद खोलिए, और पैकिंग को दो बार सुधारिए ताकि खाने का कुरकुरापन या नर्मी बनी रहे।",
  },
  "Subscribers who quit on the 28th and pay nothing": {
    hinglish: "Grahak jo 28 tareekh ko tiffin band kar dete hain aur kuch nahi chukaate",
    hindi: "ग्राहक जो 28 तारीख़ को टिफ़िन बंद कर देते हैं और कुछ नहीं चुकाते",
  },
  "Summer break, when students and income leave together": {
    hinglish: "Garmi ki chhutti, jab student aur kamaai saath-saath chale jaate hain",
    hindi: "गर्मी की छुट्टी, जब छात्र और कमाई साथ-साथ चले जाते हैं",
  },
  "A cook's fever, and lunch still due at one": {
    hinglish: "Rasoiye ko bukhaar, aur lunch phir bhi ek baje dena hai",
    hindi: "रसोइए को बुख़ार, और लंच फिर भी एक बजे देना है",
  },
  "Pack lunch for two family members for a week on a planned menu, keep accounts per meal, and ask for one honest complaint daily.": {
    hinglish:
      "Ek hafte tay menu par ghar ke do logon ka lunch pack kijiye, har khaane ka hisaab rakhiye, aur roz ek sachchi shikaayat maangiye.",
    hindi: "एक हफ़्ते तय मेन्यू पर घर के दो लोगों का लंच पैक कीजिए, हर खाने का हिसाब रखिए, और रोज़ एक सच्ची शिकायत माँगिए।",
  },
  "Complaints that never stop however well you season": {
    hinglish: "Masaala kaisa bhi daaliye, shikaayatein kabhi nahi ruktin",
    hindi: "मसाला कैसा भी डालिए, शिकायतें कभी नहीं रुकतीं",
  },
  "Lunch, tea and dinner, with the day cut in pieces": {
    hinglish: "Lunch, chai aur dinner, aur din tukdon mein kata hua",
    hindi: "लंच, चाय और डिनर, और दिन टुकड़ों में कटा हुआ",
  },
  "Students who skip your dinner and have pizza sent to the hostel gate": {
    hinglish: "Student jo aapka dinner chhodkar hostel ke gate par pizza mangwaate hain",
    hindi: "छात्र जो आपका डिनर छोड़कर हॉस्टल के गेट पर पिज़्ज़ा मँगवाते हैं",
  },
  "Plan seven hostel dinners for a hundred at sixty rupees a head, with quantities, and test-cook one at home for your family.": {
    hinglish:
      "Hostel ke sau logon ke saat dinner ki yojana banaiye, har vyakti par sixty rupaye mein, maatra samet, aur ek dinner ghar par parivaar ke liye pakakar dekhiye.",
    hindi: "हॉस्टल के सौ लोगों के सात डिनर की योजना बनाइए, हर व्यक्ति पर साठ रुपये में, मात्रा समेत, और एक डिनर घर पर परिवार के लिए पकाकर देखिए।",
  },
  "A telephone on your pillow all through the season": { hinglish: "Poore season takiye par phone", hindi: "पूरे सीज़न तकिए पर फ़ोन" },
  "Hotels that have sold your rooms twice": {
    hinglish: "Hotel jo aapke kamre do baar bech chuke hain",
    hindi: "होटल जो आपके कमरे दो बार बेच चुके हैं",
  },
  "Guests who blame you for rain": {
    hinglish: "Mehmaan jo baarish ka dosh bhi aapko dete hain",
    hindi: "मेहमान जो बारिश का दोष भी आपको देते हैं",
  },
  "Plan a two-day school trip for thirty: coach, rooms, meals, entry fees and a plan for rain, all priced from public websites.": {
    hinglish:
      "Tees logon ki do din ki school trip ki yojana banaiye: bus, kamre, khana, entry fees aur baarish ka plan, sabke daam public websites se.",
    hindi: "तीस लोगों की दो दिन की स्कूल ट्रिप की योजना बनाइए: बस, कमरे, खाना, एंट्री फ़ीस और बारिश का प्लान, सबके दाम सार्वजनिक वेबसाइटों से।",
  },
  "A new bypass that takes the whole road away": {
    hinglish: "Naya bypass jo sadak ki saari gaadiyan le jaata hai",
    hindi: "नया बाईपास जो सड़क की सारी गाड़ियाँ ले जाता है",
  },
  "Cooks who leave for the next dhaba on a festival night": {
    hinglish: "Rasoiye jo tyohaar ki raat agle dhabe par chale jaate hain",
    hindi: "रसोइए जो त्योहार की रात अगले ढाबे पर चले जाते हैं",
  },
  "Drunk guests, unpaid bills and no closing hour": {
    hinglish: "Nashe mein grahak, bina chukaye bill aur band hone ka koi samay nahi",
    hindi: "नशे में ग्राहक, बिना चुकाए बिल और बंद होने का कोई समय नहीं",
  },
  "Sit at a dhaba for an hour at mealtime, count vehicles and plates, and estimate its takings and its three largest costs.": {
    hinglish:
      "Khaane ke samay ek ghanta kisi dhabe par baithiye, gaadiyan aur plate giniye, aur uski bikri aur teen sabse bade kharch ka andaaza lagaiye.",
    hindi: "खाने के समय एक घंटा किसी ढाबे पर बैठिए, गाड़ियाँ और प्लेटें गिनिए, और उसकी बिक्री और तीन सबसे बड़े ख़र्च का अंदाज़ा लगाइए।",
  },
};
