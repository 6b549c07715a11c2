import type { ToldCareers } from "./told.ts";

export const hospitality: ToldCareers = {
  "executive-chef": {
    of: "fxpw5h",
    description: {
      hinglish: "Sabhi kitchen ke liye menu likhna, cook rakhna aur chakhna.",
      hindi: "सभी किचन के लिए मेन्यू लिखना, कुक रखना और चखना।",
    },
    summary: {
      hinglish:
        "Hotel ke sabhi kitchen sambhalna: menu likhna, dish ka daam tay karna, cook rakhna aur shaadi ki daawat parosne se pehle chakhna.",
      hindi: "होटल के सभी किचन सँभालना: मेन्यू लिखना, डिश का दाम तय करना, कुक रखना और शादी की दावत परोसने से पहले चखना।",
    },
  },
  "sous-chef": {
    of: "owti8t",
    description: {
      hinglish: "Plate nikalne ke counter par order bolna aur cook na aaye to uski jagah lena.",
      hindi: "प्लेट निकलने के काउंटर पर ऑर्डर बोलना और कुक न आए तो उसकी जगह लेना।",
    },
    summary: {
      hinglish:
        "Chef ke baad dusre number par kitchen ki line chalana, plate nikalne ke counter, yaani pass, par order bolna, bigdi sauce theek karna aur cook na aaye to uski jagah bharna.",
      hindi:
        "शेफ़ के बाद दूसरे नंबर पर किचन की लाइन चलाना, प्लेट निकलने के काउंटर, यानी pass, पर ऑर्डर बोलना, बिगड़ी सॉस ठीक करना और कुक न आए तो उसकी जगह भरना।",
    },
  },
  "pastry-chef": {
    of: "sv0v5x",
    description: { hinglish: "Gram tak tolkar croissant bake karna aur cake banana.", hindi: "ग्राम तक तौलकर क्रोसाँ बेक करना और केक बनाना।" },
    summary: {
      hinglish: "Cake, croissant, mousse aur cheeni ke showpiece banana, gram tak tolna aur oven aur pighli chocolate par nazar rakhna.",
      hindi: "केक, क्रोसाँ, मूस और चीनी के शोपीस बनाना, ग्राम तक तौलना और ओवन और पिघली चॉकलेट पर नज़र रखना।",
    },
  },
  "tandoor-chef": {
    of: "1v8kpdo",
    description: {
      hinglish: "Mitti ke garm tandoor mein naan sekna aur andaze se kebab palatna.",
      hindi: "मिट्टी के गर्म तंदूर में नान सेंकना और अंदाज़े से कबाब पलटना।",
    },
    summary: {
      hinglish:
        "Koyle se garm mitti ke tandoor par ghanton kaam karna, deewar par naan chipkana aur masala lage kebab seekh par andaze se palatna.",
      hindi: "कोयले से गर्म मिट्टी के तंदूर पर घंटों काम करना, दीवार पर नान चिपकाना और मसाला लगे कबाब सीख़ पर अंदाज़े से पलटना।",
    },
  },
  "restaurant-cook": {
    of: "cqrpb5",
    description: {
      hinglish: "Ek section par order ke hisaab se curry, dosa ya noodles banana.",
      hindi: "एक सेक्शन पर ऑर्डर के हिसाब से करी, डोसा या नूडल्स बनाना।",
    },
    summary: {
      hinglish:
        "Restaurant kitchen ke ek section, jaise curry, dosa ya wok, par order ke hisaab se khana banana, raat ki bheed mein plate par plate.",
      hindi: "रेस्टोरेंट किचन के एक सेक्शन, जैसे करी, डोसा या वोक, पर ऑर्डर के हिसाब से खाना बनाना, रात की भीड़ में प्लेट पर प्लेट।",
    },
  },
  "cafeteria-cook": {
    of: "1sfehx1",
    description: {
      hinglish: "Lunch ke tay samay ke liye bade bade bartanon mein chawal aur daal pakana.",
      hindi: "लंच के तय समय के लिए बड़े बड़े बर्तनों में चावल और दाल पकाना।",
    },
    summary: {
      hinglish:
        "Factory, hostel ya school ke lunch ke liye bade bade bartanon mein chawal, daal aur sabzi pakana, jo roz ek tay samay par taiyar ho.",
      hindi: "फ़ैक्टरी, हॉस्टल या स्कूल के लंच के लिए बड़े बड़े बर्तनों में चावल, दाल और सब्ज़ी पकाना, जो रोज़ एक तय समय पर तैयार हो।",
    },
  },
  "household-cook": {
    of: "l0flhd",
    description: {
      hinglish: "Kisi parivaar ka khana unhi ke ghar mein unki pasand ka pakana.",
      hindi: "किसी परिवार का खाना उन्हीं के घर में उनकी पसंद का पकाना।",
    },
    summary: {
      hinglish:
        "Parivaar ki apni rasoi mein pakana, wahin rehkar ya din mein kai gharon mein jaakar: kya banega yeh tay karna, sabzi kharidna, vrat, chhote bachchon aur sugar ki bimari ka dhyan rakhna.",
      hindi:
        "परिवार की अपनी रसोई में पकाना, वहीं रहकर या दिन में कई घरों में जाकर: क्या बनेगा यह तय करना, सब्ज़ी ख़रीदना, व्रत, छोटे बच्चों और शुगर की बीमारी का ध्यान रखना।",
    },
  },
  "fast-food-cook": {
    of: "o62pk9",
    description: {
      hinglish: "Timer aur chart dekhkar burger aur roll talna aur grill karna.",
      hindi: "टाइमर और चार्ट देखकर बर्गर और रोल तलना और ग्रिल करना।",
    },
    summary: {
      hinglish:
        "Kuch din ki training ke baad kisi chain ke kitchen ke ek station par kaam karna: timer aur chart se talna, grill karna aur jodkar taiyar karna, khule samaan par label lagana, band karte samay fryer aur grill saaf karna.",
      hindi:
        "कुछ दिन की ट्रेनिंग के बाद किसी चेन के किचन के एक स्टेशन पर काम करना: टाइमर और चार्ट से तलना, ग्रिल करना और जोड़कर तैयार करना, खुले सामान पर लेबल लगाना, बंद करते समय फ़्रायर और ग्रिल साफ़ करना।",
    },
  },
  "sweetmeat-maker": {
    of: "cr8zd0",
    description: {
      hinglish: "Badi kadhaiyon mein jalebi, barfi aur tyohar ki mithai banana.",
      hindi: "बड़ी कड़ाहियों में जलेबी, बर्फ़ी और त्योहार की मिठाई बनाना।",
    },
    summary: {
      hinglish:
        "Badi kadhaiyon mein jalebi, barfi, gulab jamun aur tyohar ki mithai banana, chashni ko ungli aur angoothe ke beech parakhna.",
      hindi: "बड़ी कड़ाहियों में जलेबी, बर्फ़ी, गुलाब जामुन और त्योहार की मिठाई बनाना, चाशनी को उँगली और अँगूठे के बीच परखना।",
    },
  },
  "pizza-chef": {
    of: "h6o7kb",
    description: {
      hinglish: "Gundhe aate ko haath se failana aur kinare par phaphole aane tak sekna.",
      hindi: "गुँधे आटे को हाथ से फैलाना और किनारे पर फफोले आने तक सेंकना।",
    },
    summary: {
      hinglish:
        "Gundhe aate ko haath se failana, upar topping sajana aur tez garam oven mein sarkana, kinare par phaphole aane tak har pizza ko ghumate rehna.",
      hindi: "गुँधे आटे को हाथ से फैलाना, ऊपर टॉपिंग सजाना और तेज़ गरम ओवन में सरकाना, किनारे पर फफोले आने तक हर पिज़्ज़ा को घुमाते रहना।",
    },
  },
  "kitchen-helper": {
    of: "1m8yv5",
    description: {
      hinglish: "Cooks ke liye pyaaz chheelna, machhli saaf karna aur aata goondhna.",
      hindi: "रसोइयों के लिए प्याज़ छीलना, मछली साफ़ करना और आटा गूँधना।",
    },
    summary: {
      hinglish:
        "Khana pakane se pehle aur uske saath ke saare kaam karna: chheelna, goondhna, machhli ka pet saaf karna, store se boriyan laana aur sab pochhna. Kai cooks ne aise hi shuru kiya aur dekhkar seekha.",
      hindi:
        "खाना पकाने से पहले और उसके साथ के सारे काम करना: छीलना, गूँधना, मछली का पेट साफ़ करना, स्टोर से बोरियाँ लाना और सब पोंछना। कई रसोइयों ने ऐसे ही शुरू किया और देखकर सीखा।",
    },
  },
  dishwasher: {
    of: "1s92dmv",
    description: {
      hinglish: "Plate, glass aur kaale pade bartan dhona aur jamakar rakhna.",
      hindi: "प्लेटें, गिलास और काले पड़े बर्तन धोना और जमाकर रखना।",
    },
    summary: {
      hinglish:
        "Plate, glass aur bartan saaf karke lautate rehna: joothan hatana, machine chalana, jale bartan haath se maanjna, kinare se toote bartan alag rakhna aur farsh sookha rakhna.",
      hindi: "प्लेटें, गिलास और बर्तन साफ़ करके लौटाते रहना: जूठन हटाना, मशीन चलाना, जले बर्तन हाथ से माँजना, किनारे से टूटे बर्तन अलग रखना और फ़र्श सूखा रखना।",
    },
  },
  "restaurant-manager": {
    of: "10eojtn",
    description: {
      hinglish: "Restaurant ka hall, staff ki duty aur raat ki kamai ka hisaab sambhalna.",
      hindi: "रेस्टोरेंट का हॉल, स्टाफ़ की ड्यूटी और रात की कमाई का हिसाब सँभालना।",
    },
    summary: {
      hinglish:
        "Restaurant ka hall aur uska paisa sambhalna: staff ki duty, supplier, licence, raat ki kamai aur woh mehmaan jiski biryani thandi nikli.",
      hindi: "रेस्टोरेंट का हॉल और उसका पैसा सँभालना: स्टाफ़ की ड्यूटी, सप्लायर, लाइसेंस, रात की कमाई और वह मेहमान जिसकी बिरयानी ठंडी निकली।",
    },
  },
  "head-waiter": {
    of: "zz2nr5",
    description: {
      hinglish: "Waiters mein table baantna aur khaas mehmaanon ka dhyan rakhna.",
      hindi: "वेटरों में टेबल बाँटना और ख़ास मेहमानों का ध्यान रखना।",
    },
    summary: {
      hinglish: "Table aur hall ke hisse baantna, waiters ko din ki khaas dishes samjhana aur sabse aham mehmaanon ka khud dhyan rakhna.",
      hindi: "टेबल और हॉल के हिस्से बाँटना, वेटरों को दिन की ख़ास डिशें समझाना और सबसे अहम मेहमानों का ख़ुद ध्यान रखना।",
    },
  },
  waiter: {
    of: "3uxy0j",
    description: { hinglish: "Order lena, garam plate pahunchana aur bill laana.", hindi: "ऑर्डर लेना, गरम प्लेटें पहुँचाना और बिल लाना।" },
    summary: {
      hinglish:
        "Table sajana, dish samjhana, order lena, plate laana, table samet kar bill laana aur yaad rakhna ki bina pyaaz kisne kaha tha; shuru mein tankhwah kam hoti hai, aur tip mayne rakhti hai.",
      hindi:
        "टेबल सजाना, डिश समझाना, ऑर्डर लेना, प्लेटें लाना, टेबल समेटकर बिल लाना और याद रखना कि बिना प्याज़ किसने कहा था; शुरू में तनख़्वाह कम होती है, और टिप मायने रखती है।",
    },
  },
  bartender: {
    of: "115use8",
    description: {
      hinglish: "Naap se drink banana aur zyada ho jaye to aur dene se mana karna.",
      hindi: "नाप से ड्रिंक बनाना और ज़्यादा हो जाए तो और देने से मना करना।",
    },
    summary: {
      hinglish:
        "Bar ke peeche naap se aur style mein drink banana, umar jaanchna, har customer ka hisaab rakhna aur samajhna ki agla round kab mana karna hai.",
      hindi: "बार के पीछे नाप से और स्टाइल में ड्रिंक बनाना, उम्र जाँचना, हर ग्राहक का हिसाब रखना और समझना कि अगला राउंड कब मना करना है।",
    },
  },
  barista: {
    of: "spblky",
    description: {
      hinglish: "Espresso nikalna, doodh steam karna aur jhaag par patti banana.",
      hindi: "एस्प्रेसो निकालना, दूध को भाप देना और झाग पर पत्ती बनाना।",
    },
    summary: {
      hinglish:
        "Coffee peesna, dabana aur espresso nikalna, doodh ko steam karke mulayam jhaag banana aur us par doodh se patti banana, chahe line lambi hoti jaye.",
      hindi: "कॉफ़ी पीसना, दबाना और एस्प्रेसो निकालना, दूध को भाप देकर मुलायम झाग बनाना और उस पर दूध से पत्ती बनाना, चाहे लाइन लंबी होती जाए।",
    },
  },
  sommelier: {
    of: "1owfep1",
    description: {
      hinglish: "Dish ke saath jachne wali wine chunna, sambhal kar rakhna aur parosna.",
      hindi: "डिश के साथ जँचने वाली वाइन चुनना, सँभालकर रखना और परोसना।",
    },
    summary: {
      hinglish: "Restaurant ki wine chunna, chakhna aur sambhal kar rakhna, aur mehmaan ki dish aur jeb ke hisaab se bottle sujhana.",
      hindi: "रेस्टोरेंट की वाइन चुनना, चखना और सँभालकर रखना, और मेहमान की डिश और जेब के हिसाब से बोतल सुझाना।",
    },
  },
  "restaurant-host": {
    of: "xalavv",
    description: {
      hinglish: "Darwaze par mehmaanon ka swagat karna aur list ke hisaab se bithana.",
      hindi: "दरवाज़े पर मेहमानों का स्वागत करना और लिस्ट के हिसाब से बिठाना।",
    },
    summary: {
      hinglish:
        "Darwaze par mehmaanon ka swagat karna, booking aur waiting list sambhalna, aur har group ko wahan bithana jahan woh khush rahe.",
      hindi: "दरवाज़े पर मेहमानों का स्वागत करना, बुकिंग और वेटिंग लिस्ट सँभालना, और हर ग्रुप को वहाँ बिठाना जहाँ वह ख़ुश रहे।",
    },
  },
  caterer: {
    of: "44ewc5",
    description: {
      hinglish: "Truck mein bartan le jaakar shaadi aur mandir ke bhoj mein khana khilana.",
      hindi: "ट्रक में बर्तन ले जाकर शादी और मंदिर के भोज में खाना खिलाना।",
    },
    summary: {
      hinglish:
        "Restaurant se door shaadi, office aur mandir ke bhoj mein khana khilana: prati plate daam batana, cook lagana aur bartan aur chulhe truck se pahunchana.",
      hindi: "रेस्टोरेंट से दूर शादी, ऑफ़िस और मंदिर के भोज में खाना खिलाना: प्रति प्लेट दाम बताना, रसोइये लगाना और बर्तन और चूल्हे ट्रक से पहुँचाना।",
    },
  },
  "banquet-manager": {
    of: "17cgm63",
    description: {
      hinglish: "Hotel ke hall ko conference ke baad samay par reception ke liye taiyar karna.",
      hindi: "होटल के हॉल को कॉन्फ़्रेंस के बाद समय पर रिसेप्शन के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Hotel ke function hall sambhalna, jahan subah conference thi wahan table, buffet aur waiters ke saath samay par shaam ka reception taiyar karna.",
      hindi: "होटल के फ़ंक्शन हॉल सँभालना, जहाँ सुबह कॉन्फ़्रेंस थी वहाँ टेबल, बुफ़े और वेटरों के साथ समय पर शाम का रिसेप्शन तैयार करना।",
    },
  },
  "fast-food-worker": {
    of: "1g2l6vz",
    description: { hinglish: "Billing counter sambhalna, cup bharna aur tray dena.", hindi: "बिलिंग काउंटर सँभालना, कप भरना और ट्रे देना।" },
    summary: {
      hinglish: "Fast food outlet ki billing aur counter sambhalna, combo ka order punch karna, cup bharna aur ek minute mein tray dena.",
      hindi: "फ़ास्ट फ़ूड आउटलेट की बिलिंग और काउंटर सँभालना, कॉम्बो का ऑर्डर पंच करना, कप भरना और एक मिनट में ट्रे देना।",
    },
  },
  "hotel-manager": {
    of: "1smn7wg",
    description: {
      hinglish: "Lobby se laundry tak poore hotel ki zimmedari uthana.",
      hindi: "लॉबी से लॉन्ड्री तक पूरे होटल की ज़िम्मेदारी उठाना।",
    },
    summary: {
      hinglish:
        "Din-raat poore hotel ki zimmedari uthana: kitne kamre bhare, staff, aag se suraksha, rating aur munafa, lobby se laundry tak.",
      hindi: "दिन-रात पूरे होटल की ज़िम्मेदारी उठाना: कितने कमरे भरे, स्टाफ़, आग से सुरक्षा, रेटिंग और मुनाफ़ा, लॉबी से लॉन्ड्री तक।",
    },
  },
  "hotel-receptionist": {
    of: "17q0nh7",
    description: {
      hinglish: "Mehmaanon ka check-in karna, ID ki copy lena aur bill ka hisaab karna.",
      hindi: "मेहमानों का चेक-इन करना, पहचान पत्र की कॉपी लेना और बिल का हिसाब करना।",
    },
    summary: {
      hinglish:
        "Mehmaanon ka check-in aur check-out karna, ID ki copy lena, videshiyon ki jaankari online dena, kamre dena, payment lena, shikayat sunna, aur din ho ya raat, agli shift ko desk saunpna.",
      hindi:
        "मेहमानों का चेक-इन और चेक-आउट करना, पहचान पत्र की कॉपी लेना, विदेशियों की जानकारी ऑनलाइन देना, कमरे देना, पेमेंट लेना, शिकायत सुनना, और दिन हो या रात, अगली शिफ़्ट को डेस्क सौंपना।",
    },
  },
  concierge: {
    of: "3gtwpz",
    description: {
      hinglish: "Mandir ka darshan pass ho ya darzi, mehmaan jo maangen uska intezaam karna.",
      hindi: "मंदिर का दर्शन पास हो या दर्ज़ी, मेहमान जो माँगें उसका इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Hotel ke mehmaan jo maangen uska intezaam karna, chahe mandir ka darshan pass ho, darzi, aadhi raat ko doctor ya purane shehar ka sabse badhiya kebab.",
      hindi: "होटल के मेहमान जो माँगें उसका इंतज़ाम करना, चाहे मंदिर का दर्शन पास हो, दर्ज़ी, आधी रात को डॉक्टर या पुराने शहर का सबसे बढ़िया कबाब।",
    },
  },
  bellhop: {
    of: "ska5vx",
    description: {
      hinglish: "Mehmaanon ka samaan kamre tak pahunchana aur cab bulana.",
      hindi: "मेहमानों का सामान कमरे तक पहुँचाना और कैब बुलाना।",
    },
    summary: {
      hinglish:
        "Mehmaanon ka samaan uthana, darwaza kholna, light aur key card chalana samjhana, sandesh pahunchana, cab bulana aur luggage room sambhalna; kai logon ki hotel mein pehli naukri yahi hoti hai.",
      hindi:
        "मेहमानों का सामान उठाना, दरवाज़ा खोलना, लाइट और की-कार्ड चलाना समझाना, संदेश पहुँचाना, कैब बुलाना और लगेज रूम सँभालना; कई लोगों की होटल में पहली नौकरी यही होती है।",
    },
  },
  "night-auditor": {
    of: "1diky75",
    description: {
      hinglish: "Front desk par subah hone tak din bhar ki kamai ka hisaab milana.",
      hindi: "फ़्रंट डेस्क पर सुबह होने तक दिन भर की कमाई का हिसाब मिलाना।",
    },
    summary: {
      hinglish:
        "Front desk ki shaant shift mein baithna, kamron, restaurant aur card se din bhar ki kamai ka hisaab milana aur subah tak hotel ka khata band karna.",
      hindi: "फ़्रंट डेस्क की शांत शिफ़्ट में बैठना, कमरों, रेस्टोरेंट और कार्ड से दिन भर की कमाई का हिसाब मिलाना और सुबह तक होटल का खाता बंद करना।",
    },
  },
  "hospitality-revenue-manager": {
    of: "1qkptq9",
    description: {
      hinglish: "Booking badalne ke saath hotel ke kamron ke daam badhana aur ghatana.",
      hindi: "बुकिंग बदलने के साथ होटल के कमरों के दाम बढ़ाना और घटाना।",
    },
    summary: {
      hinglish:
        "Booking, doosre hotelon aur tyohar ki tareekhon par nazar rakhkar roz kamron ke daam badalna, taaki na koi kamra khaali rahe, na koi bahut sasta jaye.",
      hindi: "बुकिंग, दूसरे होटलों और त्योहार की तारीख़ों पर नज़र रखकर रोज़ कमरों के दाम बदलना, ताकि न कोई कमरा ख़ाली रहे, न कोई बहुत सस्ता जाए।",
    },
  },
  "guest-relations-officer": {
    of: "nw2drw",
    description: {
      hinglish: "Hotel ke regular mehmaanon ka swagat karna aur shikayat suljhana.",
      hindi: "होटल के नियमित मेहमानों का स्वागत करना और शिकायतें सुलझाना।",
    },
    summary: {
      hinglish:
        "Hotel ke regular aur naakhush mehmaanon ka dhyan rakhna: naam lekar swagat karna, shikayat hal hone tak dekhna, janmdin aur upgrade ka intezaam karna.",
      hindi: "होटल के नियमित और नाख़ुश मेहमानों का ध्यान रखना: नाम लेकर स्वागत करना, शिकायत हल होने तक देखना, जन्मदिन और अपग्रेड का इंतज़ाम करना।",
    },
  },
  "bed-and-breakfast-owner": {
    of: "zf8nno",
    description: { hinglish: "Parivaar ke ghar ke kamron mein yaatriyon ko thehrana.", hindi: "परिवार के घर के कमरों में यात्रियों को ठहराना।" },
    summary: {
      hinglish:
        "Parivaar ke ghar ke kamron mein yaatriyon ko thehrana, unke liye ilaake ka khana pakana, paidal ghoomne ke raaste batana aur har online review ka jawab dena.",
      hindi: "परिवार के घर के कमरों में यात्रियों को ठहराना, उनके लिए इलाक़े का खाना पकाना, पैदल घूमने के रास्ते बताना और हर ऑनलाइन रिव्यू का जवाब देना।",
    },
  },
  butler: {
    of: "1c2e6n2",
    description: {
      hinglish: "Kapde nikal kar rakhna, chai parosna aur har ichchha pehle bhaanp lena.",
      hindi: "कपड़े निकालकर रखना, चाय परोसना और हर इच्छा पहले भाँप लेना।",
    },
    summary: {
      hinglish:
        "Ek villa, suite ya ghar ki khud seva karna: samaan kholna, kapde nikal kar rakhna, chai parosna aur kahe jaane se pehle ichchha bhaanp lena.",
      hindi: "एक विला, सुइट या घर की ख़ुद सेवा करना: सामान खोलना, कपड़े निकालकर रखना, चाय परोसना और कहे जाने से पहले इच्छा भाँप लेना।",
    },
  },
  "executive-housekeeper": {
    of: "gb62r",
    description: {
      hinglish: "Hotel ki safai ke standard aur chadar-tauliye ka budget tay karna.",
      hindi: "होटल की सफ़ाई के मानक और चादर-तौलिये का बजट तय करना।",
    },
    summary: {
      hinglish:
        "Hotel kitna saaf rahe yeh tay karna, staff aur chadar-tauliye ka budget banana, aur har manzil ke liye chemical, contract aur phool chunna.",
      hindi: "होटल कितना साफ़ रहे यह तय करना, स्टाफ़ और चादर-तौलिये का बजट बनाना, और हर मंज़िल के लिए केमिकल, कॉन्ट्रैक्ट और फूल चुनना।",
    },
  },
  "housekeeping-supervisor": {
    of: "1eanjz9",
    description: {
      hinglish: "Kamron ki list baantna aur taiyar hue har kamre ki jaanch karna.",
      hindi: "कमरों की लिस्ट बाँटना और तैयार हुए हर कमरे की जाँच करना।",
    },
    summary: {
      hinglish:
        "Har subah kamron ki list baantna, taiyar kamron ko checklist se jaanchna aur tapakte nal ki khabar marammat walon ko dena.",
      hindi: "हर सुबह कमरों की लिस्ट बाँटना, तैयार कमरों को चेकलिस्ट से जाँचना और टपकते नल की ख़बर मरम्मत वालों को देना।",
    },
  },
  "room-attendant": {
    of: "10z5h4e",
    description: {
      hinglish: "Bistar lagana, bathroom ragad kar saaf karna, chai aur sabun phir se rakhna.",
      hindi: "बिस्तर लगाना, बाथरूम रगड़कर साफ़ करना, चाय और साबुन फिर से रखना।",
    },
    summary: {
      hinglish:
        "Ek shift mein darjan bhar ya zyada kamre taiyar karna: chadar hatakar bistar lagana, bathroom ragadna, vacuum karna, chai aur sabun phir se rakhna, kharabi aur chhoote samaan ki khabar dena.",
      hindi:
        "एक शिफ़्ट में दर्जन भर या ज़्यादा कमरे तैयार करना: चादर हटाकर बिस्तर लगाना, बाथरूम रगड़ना, वैक्यूम करना, चाय और साबुन फिर से रखना, ख़राबी और छूटे सामान की ख़बर देना।",
    },
  },
  "linen-keeper": {
    of: "15gnj79",
    description: {
      hinglish: "Hotel ki chadar, tauliye aur vardi ginna aur jaari karna.",
      hindi: "होटल की चादरें, तौलिये और वर्दियाँ गिनना और जारी करना।",
    },
    summary: {
      hinglish: "Chadar, tauliye aur vardi ginna, rakhna aur jaari karna, phate hue silne bhejna aur laundry se lauta samaan milana.",
      hindi: "चादरें, तौलिये और वर्दियाँ गिनना, रखना और जारी करना, फटे हुए सिलने भेजना और लॉन्ड्री से लौटा सामान मिलाना।",
    },
  },
  "laundry-attendant": {
    of: "9crysz",
    description: {
      hinglish: "Hotel ki chadar aur mehmaanon ke kapde dhona aur press karna.",
      hindi: "होटल की चादरें और मेहमानों के कपड़े धोना और प्रेस करना।",
    },
    summary: {
      hinglish:
        "Hotel ki chadar aur mehmaanon ke kapde chhantna, dhona, sukhana aur press karna, har daag ke liye machine ka sahi cycle aur chemical chunna.",
      hindi: "होटल की चादरें और मेहमानों के कपड़े छाँटना, धोना, सुखाना और प्रेस करना, हर दाग़ के लिए मशीन का सही साइकल और केमिकल चुनना।",
    },
  },
  "domestic-housekeeper": {
    of: "qzt4a9",
    description: {
      hinglish: "Kisi parivaar ke ghar ki safai, dhulai aur kharidari karna.",
      hindi: "किसी परिवार के घर की सफ़ाई, धुलाई और ख़रीदारी करना।",
    },
    summary: {
      hinglish:
        "Kisi parivaar ka ghar chalana: safai, dhulai, istri aur kharidari karna, aur beech-beech mein bachchon aur boodhe maa-baap ko dekhna.",
      hindi: "किसी परिवार का घर चलाना: सफ़ाई, धुलाई, इस्त्री और ख़रीदारी करना, और बीच-बीच में बच्चों और बूढ़े माँ-बाप को देखना।",
    },
  },
  "travel-agent": {
    of: "18s17gw",
    description: {
      hinglish: "Flight, visa aur hotel book karna aur aadhi raat ko bhi nayi booking karna.",
      hindi: "फ़्लाइट, वीज़ा और होटल बुक करना और आधी रात को भी नई बुकिंग करना।",
    },
    summary: {
      hinglish:
        "Agency mein salary aur commission par kaam karna: kiraya aur hotel dhoondhna, visa ke kaagaz banana, package bechna, aur flight cancel hone par yaatriyon ki nayi booking karna.",
      hindi:
        "एजेंसी में वेतन और कमीशन पर काम करना: किराया और होटल ढूँढना, वीज़ा के काग़ज़ बनाना, पैकेज बेचना, और फ़्लाइट रद्द होने पर यात्रियों की नई बुकिंग करना।",
    },
  },
  "tour-operator": {
    of: "18g5t26",
    description: {
      hinglish: "Hotel aur bus thok mein lekar ghoomne ke package banakar bechna.",
      hindi: "होटल और बसें थोक में लेकर घूमने के पैकेज बनाकर बेचना।",
    },
    summary: {
      hinglish: "Char Dham yatra ya Kerala backwaters jaise tour banakar bechna, hotel, bus aur guide ke saath thok mein contract karna.",
      hindi: "चार धाम यात्रा या केरल बैकवॉटर जैसे टूर बनाकर बेचना, होटल, बस और गाइड के साथ थोक में क़रार करना।",
    },
  },
  "tourist-guide": {
    of: "k6m88d",
    description: {
      hinglish: "Tourists ko kila ya mandir ghumana aur uski kahani sunana.",
      hindi: "पर्यटकों को क़िला या मंदिर घुमाना और उसकी कहानी सुनाना।",
    },
    summary: {
      hinglish:
        "Sarkari licence ke saath tourists se hotel ya gate par milna aur kile, mandir ya bazaar ki kahani unki bhasha mein sunana; kamai din ke hisaab se, zyadatar thand ke mahinon mein.",
      hindi:
        "सरकारी लाइसेंस के साथ पर्यटकों से होटल या गेट पर मिलना और क़िले, मंदिर या बाज़ार की कहानी उनकी भाषा में सुनाना; कमाई दिन के हिसाब से, ज़्यादातर ठंड के महीनों में।",
    },
  },
  "tour-manager": {
    of: "1irvsl",
    description: {
      hinglish: "Group ke saath safar karna, log aur passport ginte rehna.",
      hindi: "ग्रुप के साथ सफ़र करना, लोग और पासपोर्ट गिनते रहना।",
    },
    summary: {
      hinglish:
        "Poori yatra mein group ke saath rehna, log, passport aur bag ginna, aur khoye batue, jhagde aur chhooti train ke mamle suljhana.",
      hindi: "पूरी यात्रा में ग्रुप के साथ रहना, लोग, पासपोर्ट और बैग गिनना, और खोए बटुए, झगड़े और छूटी ट्रेन के मामले सुलझाना।",
    },
  },
  "hiking-guide": {
    of: "4m8yli",
    description: {
      hinglish: "Trekkers ko darron ke paar le jaana aur barf ka khatra ho to lautna.",
      hindi: "ट्रेकर्स को दर्रों के पार ले जाना और बर्फ़ का ख़तरा हो तो लौटना।",
    },
    summary: {
      hinglish:
        "Trekkers ko pahadon aur Himalaya ke darron ke paar le jaana, mausam aur oonchai ki bimari bhaanpna, camp lagana aur barf ka khatra ho to laut aana.",
      hindi: "ट्रेकर्स को पहाड़ों और हिमालय के दर्रों के पार ले जाना, मौसम और ऊँचाई की बीमारी भाँपना, कैंप लगाना और बर्फ़ का ख़तरा हो तो लौट आना।",
    },
  },
  "reservation-clerk": {
    of: "rjwjuq",
    description: {
      hinglish: "Phone par seat aur waiting list pakki karna aur ticket jaari karna.",
      hindi: "फ़ोन पर सीट और वेटिंग लिस्ट पक्की करना और टिकट जारी करना।",
    },
    summary: {
      hinglish:
        "Hotel, airline, bus company ya railway ke liye call aur mail ka jawab dena: kya khaali hai dekhna, kiraya aur refund samjhana, payment lena aur ticket ya voucher jaari karna.",
      hindi:
        "होटल, एयरलाइन, बस कंपनी या रेलवे के लिए कॉल और मेल का जवाब देना: क्या ख़ाली है देखना, किराया और रिफ़ंड समझाना, पेमेंट लेना और टिकट या वाउचर जारी करना।",
    },
  },
  "tourist-information-officer": {
    of: "3f5j5p",
    description: {
      hinglish: "Rajya ke tourism desk par naksha, bus ka samay aur surakshit thikane batana.",
      hindi: "राज्य के पर्यटन डेस्क पर नक़्शा, बस का समय और सुरक्षित ठिकाने बताना।",
    },
    summary: {
      hinglish:
        "Station ya airport par rajya ke tourism desk par baithna, anjaan logon ko naksha dena, bus ka samay, rukne ki surakshit jagah aur tyohar ki tareekh batana.",
      hindi: "स्टेशन या एयरपोर्ट पर राज्य के पर्यटन डेस्क पर बैठना, अनजान लोगों को नक़्शा देना, बस का समय, रुकने की सुरक्षित जगह और त्योहार की तारीख़ बताना।",
    },
  },
  "cruise-director": {
    of: "15o4reg",
    description: {
      hinglish: "Cruise ke dinon ko show, khel aur bandargah ki sair se bharna.",
      hindi: "क्रूज़ के दिनों को शो, खेल और बंदरगाह की सैर से भरना।",
    },
    summary: {
      hinglish:
        "Cruise jahaz ke yaatriyon ke din show, khel, bandargah ki sair aur dinner se bharna, aur deck par sabki hansmukh awaaz banna.",
      hindi: "क्रूज़ जहाज़ के यात्रियों के दिन शो, खेल, बंदरगाह की सैर और डिनर से भरना, और डेक पर सबकी हँसमुख आवाज़ बनना।",
    },
  },
  "event-manager": {
    of: "1nl677h",
    description: { hinglish: "Minute-minute ke plan se launch aur concert karana.", hindi: "मिनट-मिनट के प्लान से लॉन्च और कॉन्सर्ट कराना।" },
    summary: {
      hinglish: "Launch, concert aur award night karana, jagah, stage, permission aur sponsor, sabko minute-minute ke plan par chalana.",
      hindi: "लॉन्च, कॉन्सर्ट और अवॉर्ड नाइट कराना, जगह, स्टेज, मंज़ूरी और स्पॉन्सर, सबको मिनट-मिनट के प्लान पर चलाना।",
    },
  },
  "wedding-planner": {
    of: "1huqv4o",
    description: {
      hinglish: "Do parivaaron ki ichchhaon ko budget mein shaadi ka roop dena.",
      hindi: "दो परिवारों की इच्छाओं को बजट में शादी का रूप देना।",
    },
    summary: {
      hinglish:
        "Do parivaaron ki ichchhaon ko mehendi, pheron aur reception ka roop dena, pandit, caterer, sajawat, mehmaan aur budget sab ek saath sambhalna.",
      hindi: "दो परिवारों की इच्छाओं को मेहंदी, फेरों और रिसेप्शन का रूप देना, पंडित, कैटरर, सजावट, मेहमान और बजट सब एक साथ सँभालना।",
    },
  },
  "conference-organiser": {
    of: "644ktj",
    description: {
      hinglish: "Speakers ke safar se badge tak, conference ka intezaam karna.",
      hindi: "वक्ताओं के सफ़र से बैज तक, कॉन्फ़्रेंस का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Medical aur business conference ka intezaam karna: kaun si talks hon yeh chunna, speakers ka safar, badge, hall aur webcast.",
      hindi: "मेडिकल और बिज़नेस कॉन्फ़्रेंस का इंतज़ाम करना: कौन से भाषण हों यह चुनना, वक्ताओं का सफ़र, बैज, हॉल और वेबकास्ट।",
    },
  },
  "trade-show-coordinator": {
    of: "ijubtr",
    description: {
      hinglish: "Mele mein stall ki jagah tay karna aur kharidaaron ko un tak laana.",
      hindi: "मेले में स्टॉल की जगह तय करना और ख़रीदारों को उन तक लाना।",
    },
    summary: {
      hinglish:
        "Vyapaar mele ko naksha banane se aakhri truck jaane tak sambhalna, stall ki jagah tay karna, kharidaar laana aur stall walon se niyam manwana.",
      hindi: "व्यापार मेले को नक़्शा बनाने से आख़िरी ट्रक जाने तक सँभालना, स्टॉल की जगह तय करना, ख़रीदार लाना और स्टॉल वालों से नियम मनवाना।",
    },
  },
  "amusement-park-worker": {
    of: "1qkow48",
    description: {
      hinglish: "Jhoole par logon ko belt lagana aur zara bhi shak ho to giant wheel rokna.",
      hindi: "झूले पर लोगों को बेल्ट लगाना और ज़रा भी शक हो तो जायंट व्हील रोकना।",
    },
    summary: {
      hinglish:
        "Giant wheel mein logon ko lock karke bithana, water slide par ek-ek karke bhejna, lambai jaanchna, control chalana aur zara bhi shak ho to rok dena.",
      hindi: "जायंट व्हील में लोगों को लॉक करके बिठाना, वॉटर स्लाइड पर एक-एक करके भेजना, लंबाई जाँचना, कंट्रोल चलाना और ज़रा भी शक हो तो रोक देना।",
    },
  },
  "cafeteria-manager": {
    of: "a0a7yw",
    description: {
      hinglish: "Poori factory ya college ko samay par aur budget mein khana khilana.",
      hindi: "पूरी फ़ैक्टरी या कॉलेज को समय पर और बजट में खाना खिलाना।",
    },
    summary: {
      hinglish:
        "Factory, hospital ya college ke mess ka menu banana, raashan kharidna, cooks aur parosne walon se kaam lena, taaki baarah se do ke beech tay daam par do hazaar plate nikal jayen.",
      hindi:
        "फ़ैक्टरी, अस्पताल या कॉलेज के मेस का मेन्यू बनाना, राशन ख़रीदना, रसोइयों और परोसने वालों से काम लेना, ताकि बारह से दो के बीच तय दाम पर दो हज़ार प्लेटें निकल जाएँ।",
    },
  },
  "street-food-vendor": {
    of: "15rqwbu",
    description: {
      hinglish: "Thele, stall ya truck par chaat aur nashta talna aur parosna.",
      hindi: "ठेले, स्टॉल या ट्रक पर चाट और नाश्ता तलना और परोसना।",
    },
    summary: {
      hinglish:
        "Bheed wale nukkad par vada pav, momos ya dosa jaisi ek-do cheezen achchhi banana, roz subah taaza samaan kharidna aur hisaab lagana ki har plate par sach mein kitna bachta hai.",
      hindi:
        "भीड़ वाले नुक्कड़ पर वड़ा पाव, मोमोज़ या डोसा जैसी एक-दो चीज़ें अच्छी बनाना, रोज़ सुबह ताज़ा सामान ख़रीदना और हिसाब लगाना कि हर प्लेट पर सच में कितना बचता है।",
    },
  },
  "cafe-manager": {
    of: "xe71kc",
    description: {
      hinglish: "Coffee shop ki duty, menu, music aur kharch sambhalna.",
      hindi: "कॉफ़ी शॉप की ड्यूटी, मेन्यू, संगीत और ख़र्च सँभालना।",
    },
    summary: {
      hinglish:
        "Coffee shop ki shift banana, doodh, beans aur cake mangana, daam aur playlist tay karna, barista ko sikhana, aur dekhna ki table, barbaadi aur tankhwah ke hisaab mein munafa bache.",
      hindi:
        "कॉफ़ी शॉप की शिफ़्ट बनाना, दूध, बीन्स और केक मँगाना, दाम और प्लेलिस्ट तय करना, बरिस्ता को सिखाना, और देखना कि टेबल, बर्बादी और तनख़्वाह के हिसाब में मुनाफ़ा बचे।",
    },
  },
  "sightseeing-guide": {
    of: "pn9c9q",
    description: {
      hinglish: "Shehar ki galiyan aise dikhana ki wahin ke log bhi hairaan reh jayen.",
      hindi: "शहर की गलियाँ ऐसे दिखाना कि वहीं के लोग भी हैरान रह जाएँ।",
    },
    summary: {
      hinglish:
        "Tourists aur shehar walon ko paidal kile, ghat, bazaar aur rasoiyan ghumana, do ghante mein tareekhen, dantkathayen aur gharanon ke kisse pirona, company ke liye ya akele.",
      hindi: "पर्यटकों और शहर वालों को पैदल क़िले, घाट, बाज़ार और रसोइयाँ घुमाना, दो घंटे में तारीख़ें, दंतकथाएँ और घरानों के क़िस्से पिरोना, कंपनी के लिए या अकेले।",
    },
  },
  "naturalist-guide": {
    of: "1gees8m",
    description: {
      hinglish: "Shaant jeep se jungle ke pakshi, pairon ke nishaan aur baagh dikhana.",
      hindi: "शांत जीप से जंगल के पक्षी, पैरों के निशान और बाघ दिखाना।",
    },
    summary: {
      hinglish:
        "Lodge ke liye ya reserve ke registered guide ke roop mein jeep aur paidal sair karana: pairon ke nishaan aur khatre ki awaazen samajhna, pakshi aur ped pehchanwana, mehmaanon ko chup aur surakshit doori par rakhna.",
      hindi:
        "लॉज के लिए या रिज़र्व के रजिस्टर्ड गाइड के रूप में जीप और पैदल सैर कराना: पैरों के निशान और ख़तरे की आवाज़ें समझना, पक्षी और पेड़ पहचनवाना, मेहमानों को चुप और सुरक्षित दूरी पर रखना।",
    },
  },
  "chef-de-partie": {
    of: "175roty",
    description: {
      hinglish: "Do young cooks ke saath hotel kitchen ka ek section, jaise grill, chalana.",
      hindi: "दो युवा रसोइयों के साथ होटल किचन का एक सेक्शन, जैसे ग्रिल, चलाना।",
    },
    summary: {
      hinglish:
        "Hotel kitchen ke ek section ki zimmedari lena, jaise sauce, grill ya thandi dishes: use taiyar karna, sous chef ke kehne par pakana, har plate ki matra ek jaisi rakhna aur commis ko sikhana.",
      hindi:
        "होटल किचन के एक सेक्शन की ज़िम्मेदारी लेना, जैसे सॉस, ग्रिल या ठंडी डिशें: उसे तैयार करना, सू शेफ़ के कहने पर पकाना, हर प्लेट की मात्रा एक जैसी रखना और कॉमी को सिखाना।",
    },
  },
  "banquet-chef": {
    of: "e8i0r8",
    description: {
      hinglish: "Hotel mein shaadi aur conference ka khana ek saath hazaar logon ke liye pakana.",
      hindi: "होटल में शादी और कॉन्फ़्रेंस का खाना एक साथ हज़ार लोगों के लिए पकाना।",
    },
    summary: {
      hinglish:
        "Function ka menu banana, recipe ko hazaar plate tak badhana, parosne ke minute se ulta ginkar kai cooks aur oven ka samay bithana, aur khana surakshit taapmaan par garam rakhna.",
      hindi:
        "फ़ंक्शन का मेन्यू बनाना, रेसिपी को हज़ार प्लेट तक बढ़ाना, परोसने के मिनट से उल्टा गिनकर कई रसोइयों और ओवन का समय बिठाना, और खाना सुरक्षित तापमान पर गरम रखना।",
    },
  },
  "kitchen-manager": {
    of: "1x567yf",
    description: {
      hinglish: "Kitchen ka stock, staff aur order sambhalna, aksar delivery ke liye.",
      hindi: "किचन का स्टॉक, स्टाफ़ और ऑर्डर सँभालना, अक्सर डिलीवरी के लिए।",
    },
    summary: {
      hinglish:
        "Restaurant ya delivery brand ka kitchen chalana: kharidari karna, cooks ki duty lagana, saaf-safai aur barbaadi par nazar rakhna, aur har order samay par nikalna.",
      hindi:
        "रेस्टोरेंट या डिलीवरी ब्रांड का किचन चलाना: ख़रीदारी करना, रसोइयों की ड्यूटी लगाना, साफ़-सफ़ाई और बर्बादी पर नज़र रखना, और हर ऑर्डर समय पर निकालना।",
    },
  },
  "tiffin-service-owner": {
    of: "9cnkvn",
    description: { hinglish: "Ghar ka khana pakana aur lunch tak office pahunchana.", hindi: "घर का खाना पकाना और लंच तक ऑफ़िस पहुँचाना।" },
    summary: {
      hinglish:
        "Office aur hostel ke liye ghar ka khana pakana, ek baje tak wahan pahunchana, aur har bandhe customer se mahine ke paise lena.",
      hindi: "ऑफ़िस और हॉस्टल के लिए घर का खाना पकाना, एक बजे तक वहाँ पहुँचाना, और हर बँधे ग्राहक से महीने के पैसे लेना।",
    },
  },
  "institutional-cook": {
    of: "7aioz8",
    description: { hinglish: "Do sau logon ke hostel ka din bhar ka khana pakana.", hindi: "दो सौ लोगों के हॉस्टल का दिन भर का खाना पकाना।" },
    summary: {
      hinglish:
        "College, boarding school, factory ya police mess mein kuch helpers aur bahut bade bartanon ke saath nashte se raat ke khane tak banana, tay raashan mein aur aise samay par jo kabhi na tale.",
      hindi:
        "कॉलेज, बोर्डिंग स्कूल, फ़ैक्टरी या पुलिस मेस में कुछ हेल्परों और बहुत बड़े बर्तनों के साथ नाश्ते से रात के खाने तक बनाना, तय राशन में और ऐसे समय पर जो कभी न टले।",
    },
  },
  "tour-coordinator": {
    of: "t4rvir",
    description: {
      hinglish: "Kamre, guide aur gaadi book karna aur raasta band ho to plan badalna.",
      hindi: "कमरे, गाइड और गाड़ी बुक करना और रास्ता बंद हो तो प्लान बदलना।",
    },
    summary: {
      hinglish:
        "Tour company ke groups ke liye kamre, guide, train aur gaadi book karna, sabko samay bhejna, yatra mein phone par maujood rehna, aur raasta band ho jaye to plan badalna.",
      hindi:
        "टूर कंपनी के ग्रुपों के लिए कमरे, गाइड, ट्रेन और गाड़ी बुक करना, सबको समय भेजना, यात्रा में फ़ोन पर मौजूद रहना, और रास्ता बंद हो जाए तो प्लान बदलना।",
    },
  },
  "dhaba-owner": {
    of: "v5e3s9",
    description: {
      hinglish: "Highway kinare mez lagakar truck walon aur yaatriyon ko khana khilana.",
      hindi: "हाईवे किनारे मेज़ लगाकर ट्रक वालों और यात्रियों को खाना खिलाना।",
    },
    summary: {
      hinglish:
        "Sadak kinare rasoi, tandoor, charpai aur parking chalana, aksar din-raat: samaan kharidna, log rakhna, daal ka swaad har baar ek jaisa aur toilet saaf rakhna, aur lautkar aane wale drivers se kamana.",
      hindi:
        "सड़क किनारे रसोई, तंदूर, चारपाई और पार्किंग चलाना, अक्सर दिन-रात: सामान ख़रीदना, लोग रखना, दाल का स्वाद हर बार एक जैसा और शौचालय साफ़ रखना, और लौटकर आने वाले ड्राइवरों से कमाना।",
    },
  },
};
