import type { ToldCareers } from "./told.ts";

export const hospitality: ToldCareers = {
  "executive-chef": {
    of: "1t99a6k",
    description: {
      hinglish: "Sabhi kitchen ke liye menu likhna, cook rakhna aur chakhna.",
      hindi: "सभी किचन के लिए मेन्यू लिखना, कुक रखना और चखना।",
    },
    summary: {
      hinglish:
        "Hotel ke sabhi kitchen sambhalna: menu likhna, dish ka daam tay karna, cook rakhna aur shaadi ki daawat parosne se pehle chakhna.",
      hindi: "होटल के सभी किचन सँभालना: मेन्यू लिखना, डिश का दाम तय करना, कुक रखना और शादी की दावत परोसने से पहले चखना।",
    },
    day: {
      hinglish: [
        "Shorba chakhna, phir poora bartan wapas bhejna",
        "Naye tasting menu ka daam aise tay karna ki food cost tees percent se kam rahe",
        "Do nausikhiyon, yaani commis, ka interview lena aur unhe pyaaz kaatte dekhna",
      ],
      hindi: [
        "शोरबा चखना, फिर पूरा बर्तन वापस भेजना",
        "नए टेस्टिंग मेन्यू का दाम ऐसे तय करना कि खाने की लागत तीस प्रतिशत से कम रहे",
        "दो नौसिखियों, यानी कॉमी, का इंटरव्यू लेना और उन्हें प्याज़ काटते देखना",
      ],
    },
  },
  "sous-chef": {
    of: "ugy10t",
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
    day: {
      hinglish: [
        "Kitchen counter par baarah order bolna, har plate ka kinara ponchhna",
        "Phati butter sauce theek karna, phir haath jale cook ki jagah grill sambhalna",
        "Likhna ki kal ke liye pehle se kya kaatna aur pakana hai, yaani mise en place, aur machhli mangwana",
      ],
      hindi: [
        "किचन काउंटर पर बारह ऑर्डर बोलना, हर प्लेट का किनारा पोंछना",
        "फटी बटर सॉस ठीक करना, फिर हाथ जले कुक की जगह ग्रिल सँभालना",
        "लिखना कि कल के लिए पहले से क्या काटना और पकाना है, यानी मीज़ आँ प्लास, और मछली मँगवाना",
      ],
    },
  },
  "pastry-chef": {
    of: "rwszqu",
    description: { hinglish: "Gram tak tolkar croissant bake karna aur cake banana.", hindi: "ग्राम तक तौलकर क्रोसाँ बेक करना और केक बनाना।" },
    summary: {
      hinglish: "Cake, croissant, mousse aur cheeni ke showpiece banana, gram tak tolna aur oven aur pighli chocolate par nazar rakhna.",
      hindi: "केक, क्रोसाँ, मूस और चीनी के शोपीस बनाना, ग्राम तक तौलना और ओवन और पिघली चॉकलेट पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Atharah degree ke kamre mein croissant ke gundhe maide mein butter ki tah lagana",
        "Pighli chocolate ko marble par chalana taaki woh chamakdaar jame aur chatakkar toote",
        "May ki garmi ki shaadi ke liye teen manzila cake cream se sajana",
      ],
      hindi: [
        "अठारह डिग्री के कमरे में क्रोसाँ के गुँधे मैदे में मक्खन की तह लगाना",
        "पिघली चॉकलेट को मार्बल पर चलाना ताकि वह चमकदार जमे और चटककर टूटे",
        "मई की गर्मी की शादी के लिए तीन मंज़िला केक क्रीम से सजाना",
      ],
    },
  },
  "tandoor-chef": {
    of: "1ghf3du",
    description: {
      hinglish: "Mitti ke garam tandoor mein naan sekna aur andaze se kebab palatna.",
      hindi: "मिट्टी के गर्म तंदूर में नान सेंकना और अंदाज़े से कबाब पलटना।",
    },
    summary: {
      hinglish:
        "Koyle se garam mitti ke tandoor par ghanton kaam karna, deewar par naan chipkana aur masala lage kebab seekh par andaze se palatna.",
      hindi: "कोयले से गर्म मिट्टी के तंदूर पर घंटों काम करना, दीवार पर नान चिपकाना और मसाला लगे कबाब सीख़ पर अंदाज़े से पलटना।",
    },
    day: {
      hinglish: [
        "Chicken leg par do tarah ka masala malna aur raat bhar rakhna",
        "Hatheli se parakhna ki tandoor seekh ke liye taiyar hai ya nahi",
        "Aath order ki seekhein chalana, har ek ko apne sahi minute par nikaalna",
      ],
      hindi: [
        "मुर्ग़े की टाँग पर दो तरह का मसाला मलना और रात भर रखना",
        "हथेली से परखना कि तंदूर सीख़ के लिए तैयार है या नहीं",
        "आठ ऑर्डर की सीख़ें चलाना, हर एक को अपने सही मिनट पर निकालना",
      ],
    },
  },
  "restaurant-cook": {
    of: "10vnpol",
    description: {
      hinglish: "Ek section par order ke hisaab se curry, dosa ya noodles banana.",
      hindi: "एक सेक्शन पर ऑर्डर के हिसाब से करी, डोसा या नूडल्स बनाना।",
    },
    summary: {
      hinglish:
        "Restaurant kitchen ke ek section, jaise curry, dosa ya wok, par order ke hisaab se khana banana, raat ki bheed mein plate par plate.",
      hindi: "रेस्टोरेंट किचन के एक सेक्शन, जैसे करी, डोसा या वोक, पर ऑर्डर के हिसाब से खाना बनाना, रात की भीड़ में प्लेट पर प्लेट।",
    },
    day: {
      hinglish: [
        "Apne counter ke dibbe adrak paste, tamatar ki gravy aur kate dhaniye se bharna",
        "Ek wok mein chaar order ke noodles uchhaalna aur alag plate mein lagana",
        "Batti bujhne se pehle har bache khane par label aur tareekh lagana",
      ],
      hindi: [
        "अपने काउंटर के डिब्बे अदरक पेस्ट, टमाटर की ग्रेवी और कटे धनिये से भरना",
        "एक वोक में चार ऑर्डर के नूडल्स उछालना और अलग प्लेट में लगाना",
        "बत्ती बुझने से पहले हर बचे खाने पर लेबल और तारीख़ लगाना",
      ],
    },
  },
  "cafeteria-cook": {
    of: "h9ubcb",
    description: {
      hinglish: "Lunch ke tay samay ke liye bade bade bartanon mein chawal aur daal pakana.",
      hindi: "लंच के तय समय के लिए बड़े बड़े बर्तनों में चावल और दाल पकाना।",
    },
    summary: {
      hinglish:
        "Factory, hostel ya school ke lunch ke liye bade bade bartanon mein chawal, daal aur sabzi pakana, jo roz ek tay samay par taiyar ho.",
      hindi: "फ़ैक्टरी, हॉस्टल या स्कूल के लंच के लिए बड़े बड़े बर्तनों में चावल, दाल और सब्ज़ी पकाना, जो रोज़ एक तय समय पर तैयार हो।",
    },
    day: {
      hinglish: [
        "Bachche jitne lambe kalchhe se sixty litre daal chalana",
        "Dopahar theek baarah baje dusri shift ko garam aur barabar khana parosna",
        "Inspector ke liye har dish ka sample bachakar rakhna",
      ],
      hindi: [
        "बच्चे जितने लंबे कलछे से साठ लीटर दाल चलाना",
        "दोपहर ठीक बारह बजे दूसरी शिफ़्ट को गर्म और बराबर खाना परोसना",
        "इंस्पेक्टर के लिए हर डिश का सैंपल बचाकर रखना",
      ],
    },
  },
  "household-cook": {
    of: "12m9mqz",
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
    day: {
      hinglish: [
        "Ek sabzi chhote bachche ke liye kam teekhi aur uski dadi ke liye bina namak ki banana",
        "Teen gharon tak paidal pahunchna, ek mein nashta, ek mein dopahar ka aur ek mein raat ka khana banane",
        "Thele par bhindi ki nok tod kar dekhna aur achhi bhindi chunna",
      ],
      hindi: [
        "एक सब्ज़ी छोटे बच्चे के लिए कम तीखी और उसकी दादी के लिए बिना नमक की बनाना",
        "तीन घरों तक पैदल पहुँचना, एक में नाश्ता, एक में दोपहर का और एक में रात का खाना बनाने",
        "ठेले पर भिंडी की नोक तोड़कर देखना और अच्छी भिंडी चुनना",
      ],
    },
  },
  "fast-food-cook": {
    of: "1wx2e11",
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
    day: {
      hinglish: [
        "Beep bajte hi fries tel mein daalna aur nikalne par aadhe minute mein namak chhidakna",
        "Chart ke kram se burger lagana, cheese slice upar ki taraf rakhna",
        "Fryer ka tel chhaanna aur uska rang register mein likhna",
      ],
      hindi: [
        "बीप बजते ही फ़्राइज़ तेल में डालना और निकलने पर आधे मिनट में नमक छिड़कना",
        "चार्ट के क्रम से बर्गर लगाना, चीज़ स्लाइस ऊपर की तरफ़ रखना",
        "फ़्रायर का तेल छानना और उसका रंग रजिस्टर में लिखना",
      ],
    },
  },
  "sweetmeat-maker": {
    of: "1o2i3lu",
    description: {
      hinglish: "Badi kadhaiyon mein jalebi, barfi aur tyohar ki mithai banana.",
      hindi: "बड़ी कड़ाहियों में जलेबी, बर्फ़ी और त्योहार की मिठाई बनाना।",
    },
    summary: {
      hinglish:
        "Badi kadhaiyon mein jalebi, barfi, gulab jamun aur tyohar ki mithai banana, chashni ko ungli aur angoothe ke beech parakhna.",
      hindi: "बड़ी कड़ाहियों में जलेबी, बर्फ़ी, गुलाब जामुन और त्योहार की मिठाई बनाना, चाशनी को उँगली और अँगूठे के बीच परखना।",
    },
    day: {
      hinglish: [
        "Chashni ko do ungliyon ke beech kheenchkar uske taar ginna",
        "Teen foot chaudi kadhai mein gol-gol jalebiyan daalna",
        "Doodh ko do ghante chalate hue khoya banana, tale mein lagne na dena",
      ],
      hindi: [
        "चाशनी को दो उँगलियों के बीच खींचकर उसके तार गिनना",
        "तीन फ़ुट चौड़ी कड़ाही में गोल-गोल जलेबियाँ डालना",
        "दूध को दो घंटे चलाते हुए खोया बनाना, तले में लगने न देना",
      ],
    },
  },
  "pizza-chef": {
    of: "78c7nx",
    description: {
      hinglish: "Gundhe aate ko haath se failana aur kinare par phaphole aane tak sekna.",
      hindi: "गुँधे आटे को हाथ से फैलाना और किनारे पर फफोले आने तक सेंकना।",
    },
    summary: {
      hinglish:
        "Gundhe aate ko haath se failana, upar topping sajana aur tez garam oven mein sarkana, kinare par phaphole aane tak har pizza ko ghumate rehna.",
      hindi: "गुँधे आटे को हाथ से फैलाना, ऊपर टॉपिंग सजाना और तेज़ गरम ओवन में सरकाना, किनारे पर फफोले आने तक हर पिज़्ज़ा को घुमाते रहना।",
    },
    day: {
      hinglish: [
        "Kal ke gundhe aate ki loiyan banana aur likhna ki aata kitna phoola",
        "Aata belan se kabhi nahi, mutthi ki gaanthon se phailana taaki kinara phoola rahe",
        "Oven ke munh ke paas pizza ko chauthai chakkar ghumana",
      ],
      hindi: [
        "कल के गुँधे आटे की लोइयाँ बनाना और लिखना कि आटा कितना फूला",
        "आटा बेलन से कभी नहीं, मुट्ठी की गाँठों से फैलाना ताकि किनारा फूला रहे",
        "ओवन के मुँह के पास पिज़्ज़ा को चौथाई चक्कर घुमाना",
      ],
    },
  },
  "kitchen-helper": {
    of: "lnop43",
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
    day: {
      hinglish: [
        "Cooks ke apron baandhne se pehle ek bori pyaaz chheelna",
        "Barf par sardine ka pet saaf karna aur chhilke utaarna",
        "Store ke register mein dastakhat karke ghee ke tin upar laana",
      ],
      hindi: [
        "रसोइयों के एप्रन बाँधने से पहले एक बोरी प्याज़ छीलना",
        "बर्फ़ पर सार्डिन मछली का पेट साफ़ करना और छिलके उतारना",
        "स्टोर के रजिस्टर में दस्तख़त करके घी के टिन ऊपर लाना",
      ],
    },
  },
  dishwasher: {
    of: "1knqgwv",
    description: {
      hinglish: "Plate, glass aur kaale pade bartan dhona aur jamakar rakhna.",
      hindi: "प्लेटें, गिलास और काले पड़े बर्तन धोना और जमाकर रखना।",
    },
    summary: {
      hinglish:
        "Plate, glass aur bartan saaf karke lautate rehna: joothan hatana, machine chalana, jale bartan haath se maanjna, kinare se toote bartan alag rakhna aur farsh sookha rakhna.",
      hindi: "प्लेटें, गिलास और बर्तन साफ़ करके लौटाते रहना: जूठन हटाना, मशीन चलाना, जले बर्तन हाथ से माँजना, किनारे से टूटे बर्तन अलग रखना और फ़र्श सूखा रखना।",
    },
    day: {
      hinglish: [
        "Har nabbe second mein joothan hatakar, rack mein jamakar ek tray machine se nikaalna",
        "Biryani ki degchi bhigona aur jali kaalikh maanjkar use phir chamkana",
        "Daawat mein parosne se pehle glasses ko lamp ki roshni mein dekhkar chamkana",
      ],
      hindi: [
        "हर नब्बे सेकंड में जूठन हटाकर, रैक में जमाकर एक ट्रे मशीन से निकालना",
        "बिरयानी की देगची भिगोना और जली कालिख माँजकर उसे फिर चमकाना",
        "दावत में परोसने से पहले गिलासों को लैंप की रोशनी में देखकर चमकाना",
      ],
    },
  },
  "restaurant-manager": {
    of: "61bcjs",
    description: {
      hinglish: "Restaurant ka hall, staff ki duty aur raat ki kamai ka hisaab sambhalna.",
      hindi: "रेस्टोरेंट का हॉल, स्टाफ़ की ड्यूटी और रात की कमाई का हिसाब सँभालना।",
    },
    summary: {
      hinglish:
        "Restaurant ka hall aur uska paisa sambhalna: staff ki duty, supplier, licence, raat ki kamai aur woh mehmaan jiski biryani thandi nikli.",
      hindi: "रेस्टोरेंट का हॉल और उसका पैसा सँभालना: स्टाफ़ की ड्यूटी, सप्लायर, लाइसेंस, रात की कमाई और वह मेहमान जिसकी बिरयानी ठंडी निकली।",
    },
    day: {
      hinglish: [
        "Kal raat ke galle ka hisaab bill aur card ki parchiyon se milana",
        "Cooks aur stewards ko booking, allergy aur khatm ho chuki machhli ke baare mein batana",
        "Jis table ne biryani lauta di, uske mehmaanon ke saath baithkar baat karna",
      ],
      hindi: [
        "कल रात के गल्ले का हिसाब बिल और कार्ड की पर्चियों से मिलाना",
        "रसोइयों और स्टुअर्ड को बुकिंग, एलर्जी और ख़त्म हो चुकी मछली के बारे में बताना",
        "जिस टेबल ने बिरयानी लौटा दी, उसके मेहमानों के साथ बैठकर बात करना",
      ],
    },
  },
  "head-waiter": {
    of: "1j2ic5x",
    description: {
      hinglish: "Waiters mein table baantna aur khaas mehmaanon ka dhyan rakhna.",
      hindi: "वेटरों में टेबल बाँटना और ख़ास मेहमानों का ध्यान रखना।",
    },
    summary: {
      hinglish: "Table aur hall ke hisse baantna, waiters ko din ki khaas dishes samjhana aur sabse aham mehmaanon ka khud dhyan rakhna.",
      hindi: "टेबल और हॉल के हिस्से बाँटना, वेटरों को दिन की ख़ास डिशें समझाना और सबसे अहम मेहमानों का ख़ुद ध्यान रखना।",
    },
    day: {
      hinglish: [
        "Hall ko hisson mein baantna aur sabse naye waiter ko purane waiter ke saath lagana",
        "Regular mehmaan ki table ke paas roast kaatna, ya pancake par aag ki lapat uthakar flambe karna",
        "Der se gaye order par kitchen aur waiters ka jhagda suljhana",
      ],
      hindi: [
        "हॉल को हिस्सों में बाँटना और सबसे नए वेटर को पुराने वेटर के साथ लगाना",
        "नियमित मेहमान की टेबल के पास रोस्ट काटना, या पैनकेक पर आग की लपट उठाकर फ़्लाम्बे करना",
        "देर से गए ऑर्डर पर किचन और वेटरों का झगड़ा सुलझाना",
      ],
    },
  },
  waiter: {
    of: "14rjtoa",
    description: { hinglish: "Order lena, garam plate pahunchana aur bill laana.", hindi: "ऑर्डर लेना, गरम प्लेटें पहुँचाना और बिल लाना।" },
    summary: {
      hinglish:
        "Table sajana, dish samjhana, order lena, plate laana, table samet kar bill laana aur yaad rakhna ki bina pyaaz kisne kaha tha; shuru mein tankhwah kam hoti hai, aur tip mayne rakhti hai.",
      hindi:
        "टेबल सजाना, डिश समझाना, ऑर्डर लेना, प्लेटें लाना, टेबल समेटकर बिल लाना और याद रखना कि बिना प्याज़ किसने कहा था; शुरू में तनख़्वाह कम होती है, और टिप मायने रखती है।",
    },
    day: {
      hinglish: [
        "Order bolkar dohrana taaki bina pyaaz wali plate bina pyaaz ki hi rahe",
        "Bhare hall mein ek baanh par teen thaliyan sambhalkar le jaana",
        "Mezposh se choora jhaadna, bill laana aur naam lekar shukriya kehna",
      ],
      hindi: [
        "ऑर्डर बोलकर दोहराना ताकि बिना प्याज़ वाली प्लेट बिना प्याज़ की ही रहे",
        "भरे हॉल में एक बाँह पर तीन थालियाँ सँभालकर ले जाना",
        "मेज़पोश से चूरा झाड़ना, बिल लाना और नाम लेकर शुक्रिया कहना",
      ],
    },
  },
  bartender: {
    of: "hm096s",
    description: {
      hinglish: "Naap se drink banana aur zyada ho jaye to aur dene se mana karna.",
      hindi: "नाप से ड्रिंक बनाना और ज़्यादा हो जाए तो और देने से मना करना।",
    },
    summary: {
      hinglish:
        "Bar ke peeche naap se aur style mein drink banana, umar jaanchna, har customer ka hisaab rakhna aur samajhna ki agla round kab mana karna hai.",
      hindi: "बार के पीछे नाप से और स्टाइल में ड्रिंक बनाना, उम्र जाँचना, हर ग्राहक का हिसाब रखना और समझना कि अगला राउंड कब मना करना है।",
    },
    day: {
      hinglish: [
        "Ek round ke liye nimbu wali aath drinks naapna, shake karna aur chhaanna",
        "Bar khulne se pehle nimbu nichodna, syrup ubaalna aur bottle ginna",
        "Shor karte mehmaan ko pyaar se batana ki yeh uski aakhri drink thi",
      ],
      hindi: [
        "एक राउंड के लिए नींबू वाली आठ ड्रिंक नापना, शेक करना और छानना",
        "बार खुलने से पहले नींबू निचोड़ना, सिरप उबालना और बोतलें गिनना",
        "शोर करते मेहमान को प्यार से बताना कि यह उसकी आख़िरी ड्रिंक थी",
      ],
    },
  },
  barista: {
    of: "1sj9ch",
    description: {
      hinglish: "Espresso nikalna, doodh steam karna aur jhaag par patti banana.",
      hindi: "एस्प्रेसो निकालना, दूध को भाप देना और झाग पर पत्ती बनाना।",
    },
    summary: {
      hinglish:
        "Coffee peesna, dabana aur espresso nikalna, doodh ko steam karke mulayam jhaag banana aur us par doodh se patti banana, chahe line lambi hoti jaye.",
      hindi: "कॉफ़ी पीसना, दबाना और एस्प्रेसो निकालना, दूध को भाप देकर मुलायम झाग बनाना और उस पर दूध से पत्ती बनाना, चाहे लाइन लंबी होती जाए।",
    },
    day: {
      hinglish: [
        "Pehla espresso shot chakhna aur grinder ko ek point aur baareek karna",
        "Doodh ko steam karke chamakdaar banana aur cup par usse fern ki patti banana",
        "Shop band hone par steam pipe mein bhaap chhodkar saaf karna aur machine andar se dhona",
      ],
      hindi: [
        "पहला एस्प्रेसो शॉट चखना और ग्राइंडर को एक पॉइंट और बारीक करना",
        "दूध को भाप देकर चमकदार बनाना और कप पर उससे फ़र्न की पत्ती बनाना",
        "शॉप बंद होने पर स्टीम पाइप में भाप छोड़कर साफ़ करना और मशीन अंदर से धोना",
      ],
    },
  },
  sommelier: {
    of: "o93hz",
    description: {
      hinglish: "Dish ke saath jachne wali wine chunna, sambhal kar rakhna aur parosna.",
      hindi: "डिश के साथ जँचने वाली वाइन चुनना, सँभालकर रखना और परोसना।",
    },
    summary: {
      hinglish: "Restaurant ki wine chunna, chakhna aur sambhal kar rakhna, aur mehmaan ki dish aur jeb ke hisaab se bottle sujhana.",
      hindi: "रेस्टोरेंट की वाइन चुनना, चखना और सँभालकर रखना, और मेहमान की डिश और जेब के हिसाब से बोतल सुझाना।",
    },
    day: {
      hinglish: [
        "Mehmaan ko dene se pehle Nashik ki red wine kholna aur soonghna",
        "Waiters ko sikhana ki nariyal ki curry ke saath kaun si wine jamegi",
        "Wine ke tehkhane ki bottle ginna aur kharab cork se bigdi do petiyan nuksaan mein likhna",
      ],
      hindi: [
        "मेहमान को देने से पहले नासिक की रेड वाइन खोलना और सूँघना",
        "वेटरों को सिखाना कि नारियल की करी के साथ कौन सी वाइन जमेगी",
        "वाइन के तहख़ाने की बोतलें गिनना और ख़राब कॉर्क से बिगड़ी दो पेटियाँ नुक़सान में लिखना",
      ],
    },
  },
  "restaurant-host": {
    of: "bj2hqu",
    description: {
      hinglish: "Darwaze par mehmaanon ka swagat karna aur list ke hisaab se bithana.",
      hindi: "दरवाज़े पर मेहमानों का स्वागत करना और लिस्ट के हिसाब से बिठाना।",
    },
    summary: {
      hinglish:
        "Darwaze par mehmaanon ka swagat karna, booking aur waiting list sambhalna, aur har group ko wahan bithana jahan woh khush rahe.",
      hindi: "दरवाज़े पर मेहमानों का स्वागत करना, बुकिंग और वेटिंग लिस्ट सँभालना, और हर ग्रुप को वहाँ बिठाना जहाँ वह ख़ुश रहे।",
    },
    day: {
      hinglish: [
        "Intezaar karte parivaar ko bees minute batana aur utne mein hi bithana",
        "Gyarah logon ke birthday ke liye do table jodna, ek bhi seat ganwaye bina",
        "Kal ki booking walon ko phone karke high chair aur allergy ki baat pakki karna",
      ],
      hindi: [
        "इंतज़ार करते परिवार को बीस मिनट बताना और उतने में ही बिठाना",
        "ग्यारह लोगों के जन्मदिन के लिए दो टेबल जोड़ना, एक भी सीट गँवाए बिना",
        "कल की बुकिंग वालों को फ़ोन करके हाई चेयर और एलर्जी की बात पक्की करना",
      ],
    },
  },
  caterer: {
    of: "1e2isv5",
    description: {
      hinglish: "Truck mein bartan le jaakar shaadi aur mandir ke bhoj mein khana khilana.",
      hindi: "ट्रक में बर्तन ले जाकर शादी और मंदिर के भोज में खाना खिलाना।",
    },
    summary: {
      hinglish:
        "Restaurant se door shaadi, office aur mandir ke bhoj mein khana khilana: prati plate daam batana, cook lagana aur bartan aur chulhe truck se pahunchana.",
      hindi: "रेस्टोरेंट से दूर शादी, ऑफ़िस और मंदिर के भोज में खाना खिलाना: प्रति प्लेट दाम बताना, रसोइये लगाना और बर्तन और चूल्हे ट्रक से पहुँचाना।",
    },
    day: {
      hinglish: [
        "Chaar sau logon ki shakahari sadhya ka prati pattal kharch nikaalna",
        "Subah hone se pehle gas, bhagone aur parosne ke counter laadna",
        "Buffet ke sire par khade hokar pooriyon ka agla ghaan mangwana",
      ],
      hindi: [
        "चार सौ लोगों की शाकाहारी सद्या का प्रति पत्तल ख़र्च निकालना",
        "सुबह होने से पहले गैस, भगोने और परोसने के काउंटर लादना",
        "बुफ़े के सिरे पर खड़े होकर पूरियों का अगला घान मँगवाना",
      ],
    },
  },
  "banquet-manager": {
    of: "149li01",
    description: {
      hinglish: "Hotel ke hall ko conference ke baad samay par reception ke liye taiyar karna.",
      hindi: "होटल के हॉल को कॉन्फ़्रेंस के बाद समय पर रिसेप्शन के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Hotel ke function hall sambhalna, jahan subah conference thi wahan table, buffet aur waiters ke saath samay par shaam ka reception taiyar karna.",
      hindi: "होटल के फ़ंक्शन हॉल सँभालना, जहाँ सुबह कॉन्फ़्रेंस थी वहाँ टेबल, बुफ़े और वेटरों के साथ समय पर शाम का रिसेप्शन तैयार करना।",
    },
    day: {
      hinglish: [
        "Theatre ki tarah kursiyan lage hall mein pachaas minute mein gol table lagwana",
        "Function sheet steward, chef aur electrician ko padhkar sunana",
        "Bill par dastakhat hone se pehle mezbaan ke chacha ke saath plate ginna",
      ],
      hindi: [
        "थिएटर की तरह कुर्सियाँ लगे हॉल में पचास मिनट में गोल टेबल लगवाना",
        "फ़ंक्शन शीट स्टुअर्ड, शेफ़ और इलेक्ट्रीशियन को पढ़कर सुनाना",
        "बिल पर दस्तख़त होने से पहले मेज़बान के चाचा के साथ प्लेटें गिनना",
      ],
    },
  },
  "fast-food-worker": {
    of: "ozgqgt",
    description: { hinglish: "Billing counter sambhalna, cup bharna aur tray dena.", hindi: "बिलिंग काउंटर सँभालना, कप भरना और ट्रे देना।" },
    summary: {
      hinglish: "Fast food outlet ki billing aur counter sambhalna, combo ka order punch karna, cup bharna aur ek minute mein tray dena.",
      hindi: "फ़ास्ट फ़ूड आउटलेट की बिलिंग और काउंटर सँभालना, कॉम्बो का ऑर्डर पंच करना, कप भरना और एक मिनट में ट्रे देना।",
    },
    day: {
      hinglish: [
        "Combo punch karna aur card tap hone se pehle order dohrana",
        "Delivery ka order thaili mein rakhna, sauce jaanchna aur staple karke band karna",
        "Jab fryer band hon, tab khane ki jagah par pochha lagana",
      ],
      hindi: [
        "कॉम्बो पंच करना और कार्ड टैप होने से पहले ऑर्डर दोहराना",
        "डिलीवरी का ऑर्डर थैली में रखना, सॉस जाँचना और स्टेपल करके बंद करना",
        "जब फ़्रायर बंद हों, तब खाने की जगह पर पोंछा लगाना",
      ],
    },
  },
  "hotel-manager": {
    of: "1rain9",
    description: {
      hinglish: "Lobby se laundry tak poore hotel ki zimmedari uthana.",
      hindi: "लॉबी से लॉन्ड्री तक पूरे होटल की ज़िम्मेदारी उठाना।",
    },
    summary: {
      hinglish:
        "Din-raat poore hotel ki zimmedari uthana: kitne kamre bhare, staff, aag se suraksha, rating aur munafa, lobby se laundry tak.",
      hindi: "दिन-रात पूरे होटल की ज़िम्मेदारी उठाना: कितने कमरे भरे, स्टाफ़, आग से सुरक्षा, रेटिंग और मुनाफ़ा, लॉबी से लॉन्ड्री तक।",
    },
    day: {
      hinglish: [
        "Subah ki meeting se pehle boiler room se chhat tak chakkar lagana",
        "Bhare kamre yaani occupancy aur tankhwah ko pichhle saal ke isi hafte se milana",
        "Mehmaan ke gusse bhare review ka apne naam se jawab dena",
      ],
      hindi: [
        "सुबह की मीटिंग से पहले बॉयलर रूम से छत तक चक्कर लगाना",
        "भरे कमरे यानी ऑक्यूपेंसी और तनख़्वाह को पिछले साल के इसी हफ़्ते से मिलाना",
        "मेहमान के ग़ुस्से भरे रिव्यू का अपने नाम से जवाब देना",
      ],
    },
  },
  "hotel-receptionist": {
    of: "krwhf0",
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
    day: {
      hinglish: [
        "Passport haath mein lekar Israel ke mehmaan ki jaankari videshiyon ke office ko online dena",
        "Jis jode ka kamra lift ke bagal mein book hai, uske liye shaant kamra dhoondhna",
        "Ek hi bill ko chaar doston aur ek company card mein baantna",
      ],
      hindi: [
        "पासपोर्ट हाथ में लेकर इज़राइल के मेहमान की जानकारी विदेशियों के दफ़्तर को ऑनलाइन देना",
        "जिस जोड़े का कमरा लिफ़्ट के बग़ल में बुक है, उसके लिए शांत कमरा ढूँढ़ना",
        "एक ही बिल को चार दोस्तों और एक कंपनी कार्ड में बाँटना",
      ],
    },
  },
  concierge: {
    of: "di98a8",
    description: {
      hinglish: "Mandir ka darshan pass ho ya darzi, mehmaan jo maangen uska intezaam karna.",
      hindi: "मंदिर का दर्शन पास हो या दर्ज़ी, मेहमान जो माँगें उसका इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Hotel ke mehmaan jo maangen uska intezaam karna, chahe mandir ka darshan pass ho, darzi, aadhi raat ko doctor ya purane shehar ka sabse badhiya kebab.",
      hindi: "होटल के मेहमान जो माँगें उसका इंतज़ाम करना, चाहे मंदिर का दर्शन पास हो, दर्ज़ी, आधी रात को डॉक्टर या पुराने शहर का सबसे बढ़िया कबाब।",
    },
    day: {
      hinglish: [
        "Chhe logon ke parivaar ko mandir ki apni site par Tirupati darshan book karne mein madad karna",
        "Teen darziyon ko phone karna, jab tak koi aaj raat sherwani poori karne ko na maane",
        "Baarish wale din ke liye paidal aur metro se ek din ka route banana",
      ],
      hindi: [
        "छह लोगों के परिवार को मंदिर की अपनी साइट पर तिरुपति दर्शन बुक करने में मदद करना",
        "तीन दर्ज़ियों को फ़ोन करना, जब तक कोई आज रात शेरवानी पूरी करने को न माने",
        "बारिश वाले दिन के लिए पैदल और मेट्रो से एक दिन का रूट बनाना",
      ],
    },
  },
  bellhop: {
    of: "1rz2s3s",
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
    day: {
      hinglish: [
        "Tour group ke atharah bags par tag lagana aur unhe kamron se milana",
        "Ek dadi ji ko dikhana ki key card se light kaise jalti hai",
        "Seeti bajakar auto bulana aur mehmaan ke liye uska number likhna",
      ],
      hindi: [
        "टूर ग्रुप के अठारह बैग पर टैग लगाना और उन्हें कमरों से मिलाना",
        "एक दादी जी को दिखाना कि की-कार्ड से लाइट कैसे जलती है",
        "सीटी बजाकर ऑटो बुलाना और मेहमान के लिए उसका नंबर लिखना",
      ],
    },
  },
  "night-auditor": {
    of: "17sak7j",
    description: {
      hinglish: "Front desk par subah hone tak din bhar ki kamai ka hisaab milana.",
      hindi: "फ़्रंट डेस्क पर सुबह होने तक दिन भर की कमाई का हिसाब मिलाना।",
    },
    summary: {
      hinglish:
        "Front desk ki shaant shift mein baithna, kamron, restaurant aur card se din bhar ki kamai ka hisaab milana aur subah tak hotel ka khata band karna.",
      hindi: "फ़्रंट डेस्क की शांत शिफ़्ट में बैठना, कमरों, रेस्टोरेंट और कार्ड से दिन भर की कमाई का हिसाब मिलाना और सुबह तक होटल का खाता बंद करना।",
    },
    day: {
      hinglish: [
        "Bar band hone ke baad raat do baje hotel ke system ko nayi tareekh par le jaana",
        "Restaurant ki parchiyon aur mehmaanon ke bill yaani folio ke beech gayab 1,850 rupaye dhoondhna",
        "Chaar ghante late utri flight ke yatriyon ka check-in karna",
      ],
      hindi: [
        "बार बंद होने के बाद रात दो बजे होटल के सिस्टम को नई तारीख़ पर ले जाना",
        "रेस्टोरेंट की पर्चियों और मेहमानों के बिल यानी फ़ोलियो के बीच ग़ायब 1,850 रुपये ढूँढ़ना",
        "चार घंटे लेट उतरी फ़्लाइट के यात्रियों का चेक-इन करना",
      ],
    },
  },
  "hospitality-revenue-manager": {
    of: "6jnwwa",
    description: {
      hinglish: "Booking badalne ke saath hotel ke kamron ke daam badhana aur ghatana.",
      hindi: "बुकिंग बदलने के साथ होटल के कमरों के दाम बढ़ाना और घटाना।",
    },
    summary: {
      hinglish:
        "Booking, doosre hotelon aur tyohar ki tareekhon par nazar rakhkar roz kamron ke daam badalna, taaki na koi kamra khaali rahe, na koi bahut sasta jaye.",
      hindi: "बुकिंग, दूसरे होटलों और त्योहार की तारीख़ों पर नज़र रखकर रोज़ कमरों के दाम बदलना, ताकि न कोई कमरा ख़ाली रहे, न कोई बहुत सस्ता जाए।",
    },
    day: {
      hinglish: [
        "Shehar mein cricket final hai, yeh dekhkar Shanivaar ka rate badhana",
        "Assi pratishat kamre bharte hi booking sites par sabse saste rate band karna",
        "Sales head ko samjhana ki is group se zyada paise kyon lene hain",
      ],
      hindi: [
        "शहर में क्रिकेट फ़ाइनल है, यह देखकर शनिवार का रेट बढ़ाना",
        "अस्सी प्रतिशत कमरे भरते ही बुकिंग साइटों पर सबसे सस्ते रेट बंद करना",
        "सेल्स हेड को समझाना कि इस ग्रुप से ज़्यादा पैसे क्यों लेने हैं",
      ],
    },
  },
  "guest-relations-officer": {
    of: "1yjonax",
    description: {
      hinglish: "Hotel ke regular mehmaanon ka swagat karna aur shikayat suljhana.",
      hindi: "होटल के नियमित मेहमानों का स्वागत करना और शिकायतें सुलझाना।",
    },
    summary: {
      hinglish:
        "Hotel ke regular aur naakhush mehmaanon ka dhyan rakhna: naam lekar swagat karna, shikayat hal hone tak dekhna, janmdin aur upgrade ka intezaam karna.",
      hindi: "होटल के नियमित और नाख़ुश मेहमानों का ध्यान रखना: नाम लेकर स्वागत करना, शिकायत हल होने तक देखना, जन्मदिन और अपग्रेड का इंतज़ाम करना।",
    },
    day: {
      hinglish: [
        "Yaad rakhna ki Mr Sato ko kamra 412 aur sakht takiya pasand hai",
        "Shower mein thande paani ki shikayat par lage rehna, jab tak plumber ka phone na aa jaye",
        "Pati-patni ke lautne se pehle chupke se unke kamre mein cake pahunchana",
      ],
      hindi: [
        "याद रखना कि मिस्टर सातो को कमरा 412 और सख़्त तकिया पसंद है",
        "शावर में ठंडे पानी की शिकायत पर लगे रहना, जब तक प्लंबर का फ़ोन न आ जाए",
        "पति-पत्नी के लौटने से पहले चुपके से उनके कमरे में केक पहुँचाना",
      ],
    },
  },
  "bed-and-breakfast-owner": {
    of: "1nlsjik",
    description: { hinglish: "Parivaar ke ghar ke kamron mein yaatriyon ko thehrana.", hindi: "परिवार के घर के कमरों में यात्रियों को ठहराना।" },
    summary: {
      hinglish:
        "Parivaar ke ghar ke kamron mein yaatriyon ko thehrana, unke liye ilaake ka khana pakana, paidal ghoomne ke raaste batana aur har online review ka jawab dena.",
      hindi: "परिवार के घर के कमरों में यात्रियों को ठहराना, उनके लिए इलाक़े का खाना पकाना, पैदल घूमने के रास्ते बताना और हर ऑनलाइन रिव्यू का जवाब देना।",
    },
    day: {
      hinglish: [
        "Gaon ka swaad chakhne aaye mehmaanon ke liye chutney peesna",
        "Jharne ka raasta aur us par milne wali jonkon ke baare mein batana",
        "Razaiyon ko hawa lagana aur teen booking sites par tareekhein update karna",
      ],
      hindi: [
        "गाँव का स्वाद चखने आए मेहमानों के लिए चटनी पीसना",
        "झरने का रास्ता और उस पर मिलने वाली जोंकों के बारे में बताना",
        "रज़ाइयों को हवा लगाना और तीन बुकिंग साइटों पर तारीख़ें अपडेट करना",
      ],
    },
  },
  butler: {
    of: "1ksocx8",
    description: {
      hinglish: "Kapde nikal kar rakhna, chai parosna aur har ichchha pehle bhaanp lena.",
      hindi: "कपड़े निकालकर रखना, चाय परोसना और हर इच्छा पहले भाँप लेना।",
    },
    summary: {
      hinglish:
        "Ek villa, suite ya ghar ki khud seva karna: samaan kholna, kapde nikal kar rakhna, chai parosna aur kahe jaane se pehle ichchha bhaanp lena.",
      hindi: "एक विला, सुइट या घर की ख़ुद सेवा करना: सामान खोलना, कपड़े निकालकर रखना, चाय परोसना और कहे जाने से पहले इच्छा भाँप लेना।",
    },
    day: {
      hinglish: [
        "Linen ka suit press karna aur tissue paper lagakar trunk pack karna",
        "Tay kiye minute par chhote pool ke kinare nashta lagana",
        "Dhyan dena ki madam ne aam chhod diya, aur kal ke liye papita mangwana",
      ],
      hindi: [
        "लिनेन का सूट प्रेस करना और टिशू पेपर लगाकर ट्रंक पैक करना",
        "तय किए मिनट पर छोटे पूल के किनारे नाश्ता लगाना",
        "ध्यान देना कि मैडम ने आम छोड़ दिया, और कल के लिए पपीता मँगवाना",
      ],
    },
  },
  "executive-housekeeper": {
    of: "136ds24",
    description: {
      hinglish: "Hotel ki safai ke standard aur chadar-tauliye ka budget tay karna.",
      hindi: "होटल की सफ़ाई के मानक और चादर-तौलिये का बजट तय करना।",
    },
    summary: {
      hinglish:
        "Hotel kitna saaf rahe yeh tay karna, staff aur chadar-tauliye ka budget banana, aur har manzil ke liye chemical, contract aur phool chunna.",
      hindi: "होटल कितना साफ़ रहे यह तय करना, स्टाफ़ और चादर-तौलिये का बजट बनाना, और हर मंज़िल के लिए केमिकल, कॉन्ट्रैक्ट और फूल चुनना।",
    },
    day: {
      hinglish: [
        "Kitne tauliye gum hue, us hisaab se agle saal ke tauliyon ka budget banana",
        "Rasoiyon aur duchhatti ke liye pest control ke do quotation milakar dekhna",
        "Mantri ke aane se pehle lobby ki tasveeron ke frame par ungli pherkar dekhna",
      ],
      hindi: [
        "कितने तौलिये गुम हुए, उस हिसाब से अगले साल के तौलियों का बजट बनाना",
        "रसोइयों और दुछत्ती के लिए पेस्ट कंट्रोल के दो कोटेशन मिलाकर देखना",
        "मंत्री के आने से पहले लॉबी की तस्वीरों के फ़्रेम पर उँगली फेरकर देखना",
      ],
    },
  },
  "housekeeping-supervisor": {
    of: "1gki9o7",
    description: {
      hinglish: "Kamron ki list baantna aur taiyar hue har kamre ki jaanch karna.",
      hindi: "कमरों की लिस्ट बाँटना और तैयार हुए हर कमरे की जाँच करना।",
    },
    summary: {
      hinglish:
        "Har subah kamron ki list baantna, taiyar kamron ko checklist se jaanchna aur tapakte nal ki khabar marammat walon ko dena.",
      hindi: "हर सुबह कमरों की लिस्ट बाँटना, तैयार कमरों को चेकलिस्ट से जाँचना और टपकते नल की ख़बर मरम्मत वालों को देना।",
    },
    day: {
      hinglish: [
        "Har ek ko chaudah kamre baantna, rukne wale aur jaane wale dono mehmaanon ke",
        "Jhukkar bistar ke neeche aur phir parde ke peeche dekhna",
        "Gawah ke saamne sone ki baali khoye-paye samaan ke register mein likhna",
      ],
      hindi: [
        "हर एक को चौदह कमरे बाँटना, रुकने वाले और जाने वाले दोनों मेहमानों के",
        "झुककर बिस्तर के नीचे और फिर पर्दे के पीछे देखना",
        "गवाह के सामने सोने की बाली खोए-पाए सामान के रजिस्टर में लिखना",
      ],
    },
  },
  "room-attendant": {
    of: "6dxy1o",
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
    day: {
      hinglish: [
        "Chadar itni kaskar kheenchna ki kona lifafe jaisa mud jaye",
        "Nau minute mein kaanch, nal aur tile upar se neeche tak ragadna",
        "Chai ke sachet phir se rakhna, hanger ginna aur bina awaaz kiye darwaza band karna",
      ],
      hindi: [
        "चादर इतनी कसकर खींचना कि कोना लिफ़ाफ़े जैसा मुड़ जाए",
        "नौ मिनट में काँच, नल और टाइल ऊपर से नीचे तक रगड़ना",
        "चाय के सैशे फिर से रखना, हैंगर गिनना और बिना आवाज़ किए दरवाज़ा बंद करना",
      ],
    },
  },
  "linen-keeper": {
    of: "9c7lg4",
    description: {
      hinglish: "Hotel ki chadar, tauliye aur vardi ginna aur jaari karna.",
      hindi: "होटल की चादरें, तौलिये और वर्दियाँ गिनना और जारी करना।",
    },
    summary: {
      hinglish: "Chadar, tauliye aur vardi ginna, rakhna aur jaari karna, phate hue silne bhejna aur laundry se lauta samaan milana.",
      hindi: "चादरें, तौलिये और वर्दियाँ गिनना, रखना और जारी करना, फटे हुए सिलने भेजना और लॉन्ड्री से लौटा सामान मिलाना।",
    },
    day: {
      hinglish: [
        "Takiye ke chaalis maile gilaaf lekar chaalis saaf dena, ek ke badle ek",
        "Chadar roshni ke saamne dekhna aur ghisi hui jhaadan banane ke liye alag rakhna",
        "Gum hue chhe bath mat ke liye bahar ki laundry ke peeche pade rehna",
      ],
      hindi: [
        "तकिये के चालीस मैले ग़िलाफ़ लेकर चालीस साफ़ देना, एक के बदले एक",
        "चादरें रोशनी के सामने देखना और घिसी हुई झाड़न बनाने के लिए अलग रखना",
        "गुम हुए छह बाथ मैट के लिए बाहर की लॉन्ड्री के पीछे पड़े रहना",
      ],
    },
  },
  "laundry-attendant": {
    of: "1pbxffr",
    description: {
      hinglish: "Hotel ki chadar aur mehmaanon ke kapde dhona aur press karna.",
      hindi: "होटल की चादरें और मेहमानों के कपड़े धोना और प्रेस करना।",
    },
    summary: {
      hinglish:
        "Hotel ki chadar aur mehmaanon ke kapde chhantna, dhona, sukhana aur press karna, har daag ke liye machine ka sahi cycle aur chemical chunna.",
      hindi: "होटल की चादरें और मेहमानों के कपड़े छाँटना, धोना, सुखाना और प्रेस करना, हर दाग़ के लिए मशीन का सही साइकल और केमिकल चुनना।",
    },
    day: {
      hinglish: [
        "Paani chalne se pehle safed, ooni aur shaadi ke reshmi kapde alag chhaantna",
        "Daag hatane ki dawa pehle kapde ke kinare par aazmana, phir mehmaan ke kurte se haldi chhudana",
        "Ek saathi ke saath garam chadar istri ki machine mein daalna",
      ],
      hindi: [
        "पानी चलने से पहले सफ़ेद, ऊनी और शादी के रेशमी कपड़े अलग छाँटना",
        "दाग़ हटाने की दवा पहले कपड़े के किनारे पर आज़माना, फिर मेहमान के कुर्ते से हल्दी छुड़ाना",
        "एक साथी के साथ गरम चादरें इस्त्री की मशीन में डालना",
      ],
    },
  },
  "domestic-housekeeper": {
    of: "1vhdctm",
    description: {
      hinglish: "Kisi parivaar ke ghar ki safai, dhulai aur kharidari karna.",
      hindi: "किसी परिवार के घर की सफ़ाई, धुलाई और ख़रीदारी करना।",
    },
    summary: {
      hinglish:
        "Kisi parivaar ka ghar chalana: safai, dhulai, istri aur kharidari karna, aur beech-beech mein bachchon aur boodhe maa-baap ko dekhna.",
      hindi: "किसी परिवार का घर चलाना: सफ़ाई, धुलाई, इस्त्री और ख़रीदारी करना, और बीच-बीच में बच्चों और बूढ़े माँ-बाप को देखना।",
    },
    day: {
      hinglish: [
        "School ke samay se pehle machine chalana, kapde sukhane daalna aur jhaadu lagana",
        "Hafte ke paison mein sabzi, doodh aur sabun sab poora karna",
        "Dada ji ko goliyan lena yaad dilana aur unka chashma laakar dena",
      ],
      hindi: [
        "स्कूल के समय से पहले मशीन चलाना, कपड़े सुखाने डालना और झाड़ू लगाना",
        "हफ़्ते के पैसों में सब्ज़ी, दूध और साबुन सब पूरा करना",
        "दादा जी को गोलियाँ लेना याद दिलाना और उनका चश्मा लाकर देना",
      ],
    },
  },
  "travel-agent": {
    of: "117yynf",
    description: {
      hinglish: "Flight, visa aur hotel book karna aur aadhi raat ko bhi nayi booking karna.",
      hindi: "फ़्लाइट, वीज़ा और होटल बुक करना और आधी रात को भी नई बुकिंग करना।",
    },
    summary: {
      hinglish:
        "Agency mein salary aur commission par kaam karna: kiraya aur hotel dhoondhna, visa ke kaagaz banana, package bechna, aur flight cancel hone par yaatriyon ki nayi booking karna.",
      hindi:
        "एजेंसी में वेतन और कमीशन पर काम करना: किराया और होटल ढूँढ़ना, वीज़ा के काग़ज़ बनाना, पैकेज बेचना, और फ़्लाइट रद्द होने पर यात्रियों की नई बुकिंग करना।",
    },
    day: {
      hinglish: [
        "Oonchai ki aadat padne ke liye aaram ke din rakhkar Leh ki trip banana",
        "Refund ka vaada karne se pehle kiraye ke niyam padhna",
        "Schengen visa ki file ke liye bank ke kaagaz aur photo jutana",
      ],
      hindi: [
        "ऊँचाई की आदत पड़ने के लिए आराम के दिन रखकर लेह की ट्रिप बनाना",
        "रिफ़ंड का वादा करने से पहले किराए के नियम पढ़ना",
        "शेंगेन वीज़ा की फ़ाइल के लिए बैंक के काग़ज़ और फ़ोटो जुटाना",
      ],
    },
  },
  "tour-operator": {
    of: "1iibhn5",
    description: {
      hinglish: "Hotel aur bus thok mein lekar ghoomne ke package banakar bechna.",
      hindi: "होटल और बसें थोक में लेकर घूमने के पैकेज बनाकर बेचना।",
    },
    summary: {
      hinglish: "Char Dham yatra ya Kerala backwaters jaise tour banakar bechna, hotel, bus aur guide ke saath thok mein contract karna.",
      hindi: "चार धाम यात्रा या केरल बैकवॉटर जैसे टूर बनाकर बेचना, होटल, बस और गाइड के साथ थोक में क़रार करना।",
    },
    day: {
      hinglish: [
        "Season ka daam tay hone se pehle houseboat ki sixty raaton ka karaar karna",
        "Bees, tees aur chaalis yatriyon par prati vyakti kharch nikaalna",
        "Raasta phir khulne ke baad Kedarnath yatra ka plan naye sire se likhna",
      ],
      hindi: [
        "सीज़न का दाम तय होने से पहले हाउसबोट की साठ रातों का क़रार करना",
        "बीस, तीस और चालीस यात्रियों पर प्रति व्यक्ति ख़र्च निकालना",
        "रास्ता फिर खुलने के बाद केदारनाथ यात्रा का प्लान नए सिरे से लिखना",
      ],
    },
  },
  "tourist-guide": {
    of: "shxzhn",
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
    day: {
      hinglish: [
        "Gate par Spanish group se milna aur unki topiyan ginna",
        "Patthar mein jadi bel aise samjhana ki daudte bachche ruk jayein",
        "Jab tez log kharidari karein, tab dheere chalne walon ko chhaon mein upar le jaana",
      ],
      hindi: [
        "गेट पर स्पेनिश ग्रुप से मिलना और उनकी टोपियाँ गिनना",
        "पत्थर में जड़ी बेल ऐसे समझाना कि दौड़ते बच्चे रुक जाएँ",
        "जब तेज़ लोग ख़रीदारी करें, तब धीरे चलने वालों को छाँव में ऊपर ले जाना",
      ],
    },
  },
  "tour-manager": {
    of: "mgkfsd",
    description: {
      hinglish: "Group ke saath safar karna, log aur passport ginte rehna.",
      hindi: "ग्रुप के साथ सफ़र करना, लोग और पासपोर्ट गिनते रहना।",
    },
    summary: {
      hinglish:
        "Poori yatra mein group ke saath rehna, log, passport aur bag ginna, aur khoye batue, jhagde aur chhooti train ke mamle suljhana.",
      hindi: "पूरी यात्रा में ग्रुप के साथ रहना, लोग, पासपोर्ट और बैग गिनना, और खोए बटुए, झगड़े और छूटी ट्रेन के मामले सुलझाना।",
    },
    day: {
      hinglish: [
        "Har padaav par adtees log, passport aur bag ginna",
        "Zurich ke ek restaurant ko Jain dinner parosne ke liye manana",
        "Khoye passport ki report likhwana aur ek yatri ki flight dobara book karna",
      ],
      hindi: [
        "हर पड़ाव पर अड़तीस लोग, पासपोर्ट और बैग गिनना",
        "ज़्यूरिख के एक रेस्टोरेंट को जैन डिनर परोसने के लिए मनाना",
        "खोए पासपोर्ट की रिपोर्ट लिखवाना और एक यात्री की फ़्लाइट दोबारा बुक करना",
      ],
    },
  },
  "hiking-guide": {
    of: "h4pof3",
    description: {
      hinglish: "Trekkers ko darron ke paar le jaana aur barf ka khatra ho to lautna.",
      hindi: "ट्रेकर्स को दर्रों के पार ले जाना और बर्फ़ का ख़तरा हो तो लौटना।",
    },
    summary: {
      hinglish:
        "Trekkers ko pahadon aur Himalaya ke darron ke paar le jaana, mausam aur oonchai ki bimari bhaanpna, camp lagana aur barf ka khatra ho to laut aana.",
      hindi: "ट्रेकर्स को पहाड़ों और हिमालय के दर्रों के पार ले जाना, मौसम और ऊँचाई की बीमारी भाँपना, कैंप लगाना और बर्फ़ का ख़तरा हो तो लौट आना।",
    },
    day: {
      hinglish: [
        "Shaam ko tent mein har trekker ki oxygen aur sirdard jaanchna",
        "Jame hue naale ki barf mein seedhiyan kaatna aur rassi baandhna",
        "Subah paanch baje tay karna ki darra aaj surakshit hai ya nahi",
      ],
      hindi: [
        "शाम को टेंट में हर ट्रेकर की ऑक्सीजन और सिरदर्द जाँचना",
        "जमे हुए नाले की बर्फ़ में सीढ़ियाँ काटना और रस्सी बाँधना",
        "सुबह पाँच बजे तय करना कि दर्रा आज सुरक्षित है या नहीं",
      ],
    },
  },
  "reservation-clerk": {
    of: "15ov8ys",
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
    day: {
      hinglish: [
        "New Year par Goa ke hotel ki nau naamon ki waiting list niptana",
        "Phone ki kharab line par yatri ke naam ka har akshar code shabd se batana",
        "Booking cancel karna, katauti ka hisaab karna aur refund dilwana",
      ],
      hindi: [
        "नए साल पर गोवा के होटल की नौ नामों की वेटिंग लिस्ट निपटाना",
        "फ़ोन की ख़राब लाइन पर यात्री के नाम का हर अक्षर कोड शब्द से बताना",
        "बुकिंग कैंसिल करना, कटौती का हिसाब करना और रिफ़ंड दिलवाना",
      ],
    },
  },
  "tourist-information-officer": {
    of: "1a2molt",
    description: {
      hinglish: "Rajya ke tourism desk par naksha, bus ka samay aur surakshit thikane batana.",
      hindi: "राज्य के पर्यटन डेस्क पर नक़्शा, बस का समय और सुरक्षित ठिकाने बताना।",
    },
    summary: {
      hinglish:
        "Station ya airport par rajya ke tourism desk par baithna, anjaan logon ko naksha dena, bus ka samay, rukne ki surakshit jagah aur tyohar ki tareekh batana.",
      hindi: "स्टेशन या एयरपोर्ट पर राज्य के पर्यटन डेस्क पर बैठना, अनजान लोगों को नक़्शा देना, बस का समय, रुकने की सुरक्षित जगह और त्योहार की तारीख़ बताना।",
    },
    day: {
      hinglish: [
        "Paryatak ke nakshe par surakshit lodge par nishaan lagana aur aakhri bus likhna",
        "Thagne wali taxi ki shikayat likhna aur aage bhejna",
        "Airport desk par chaar lipiyon mein chhape tyohar ke parche phir se rakhna",
      ],
      hindi: [
        "पर्यटक के नक़्शे पर सुरक्षित लॉज पर निशान लगाना और आख़िरी बस लिखना",
        "ठगने वाली टैक्सी की शिकायत लिखना और आगे भेजना",
        "एयरपोर्ट डेस्क पर चार लिपियों में छपे त्योहार के पर्चे फिर से रखना",
      ],
    },
  },
  "cruise-director": {
    of: "yynzk1",
    description: {
      hinglish: "Cruise ke dinon ko show, khel aur bandargah ki sair se bharna.",
      hindi: "क्रूज़ के दिनों को शो, खेल और बंदरगाह की सैर से भरना।",
    },
    summary: {
      hinglish:
        "Cruise jahaz ke yaatriyon ke din show, khel, bandargah ki sair aur dinner se bharna, aur deck par sabki hansmukh awaaz banna.",
      hindi: "क्रूज़ जहाज़ के यात्रियों के दिन शो, खेल, बंदरगाह की सैर और डिनर से भरना, और डेक पर सबकी हँसमुख आवाज़ बनना।",
    },
    day: {
      hinglish: [
        "Jahaz ke control room se din ke khel, bandargah ka samay aur dress code batana",
        "Hawa tez hote hi ek ghante mein deck ka concert andar le jaana",
        "Chaar baje bingo khilana aur nau baje jadugar ka parichay dena",
      ],
      hindi: [
        "जहाज़ के कंट्रोल रूम से दिन के खेल, बंदरगाह का समय और ड्रेस कोड बताना",
        "हवा तेज़ होते ही एक घंटे में डेक का कॉन्सर्ट अंदर ले जाना",
        "चार बजे बिंगो खिलाना और नौ बजे जादूगर का परिचय देना",
      ],
    },
  },
  "event-manager": {
    of: "1kl4llh",
    description: { hinglish: "Minute-minute ke plan se launch aur concert karana.", hindi: "मिनट-मिनट के प्लान से लॉन्च और कॉन्सर्ट कराना।" },
    summary: {
      hinglish: "Launch, concert aur award night karana, jagah, stage, permission aur sponsor, sabko minute-minute ke plan par chalana.",
      hindi: "लॉन्च, कॉन्सर्ट और अवॉर्ड नाइट कराना, जगह, स्टेज, मंज़ूरी और स्पॉन्सर, सबको मिनट-मिनट के प्लान पर चलाना।",
    },
    day: {
      hinglish: [
        "Sound wale ke saath maidan ghoomkar stage, generator aur bahar ke raaston par nishaan lagana",
        "Shanivaar ke concert ke liye police, fire aur loudspeaker ki manzoori ke peeche lage rehna",
        "Battiyan bujhne se dhanyavaad bhaashan tak headset par har ishara dena",
      ],
      hindi: [
        "साउंड वाले के साथ मैदान घूमकर स्टेज, जनरेटर और बाहर के रास्तों पर निशान लगाना",
        "शनिवार के कॉन्सर्ट के लिए पुलिस, दमकल और लाउडस्पीकर की मंज़ूरी के पीछे लगे रहना",
        "बत्तियाँ बुझने से धन्यवाद भाषण तक हेडसेट पर हर इशारा देना",
      ],
    },
  },
  "wedding-planner": {
    of: "iahsig",
    description: {
      hinglish: "Do parivaaron ki ichchhaon ko budget mein shaadi ka roop dena.",
      hindi: "दो परिवारों की इच्छाओं को बजट में शादी का रूप देना।",
    },
    summary: {
      hinglish:
        "Do parivaaron ki ichchhaon ko mehendi, pheron aur reception ka roop dena, pandit, caterer, sajawat, mehmaan aur budget sab ek saath sambhalna.",
      hindi: "दो परिवारों की इच्छाओं को मेहंदी, फेरों और रिसेप्शन का रूप देना, पंडित, कैटरर, सजावट, मेहमान और बजट सब एक साथ सँभालना।",
    },
    day: {
      hinglish: [
        "Pandit ke muhurat se caterer ke khana parosne ka samay milana",
        "Dulhan ko mandap ke teen design aur har ek ka kharch dikhana",
        "Band walon ke thakne se pehle baraat ko sahi gate se andar laana",
      ],
      hindi: [
        "पंडित के मुहूर्त से कैटरर के खाना परोसने का समय मिलाना",
        "दुल्हन को मंडप के तीन डिज़ाइन और हर एक का ख़र्च दिखाना",
        "बैंड वालों के थकने से पहले बारात को सही गेट से अंदर लाना",
      ],
    },
  },
  "conference-organiser": {
    of: "8xeml4",
    description: {
      hinglish: "Speakers ke safar se badge tak, conference ka intezaam karna.",
      hindi: "वक्ताओं के सफ़र से बैज तक, कॉन्फ़्रेंस का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Medical aur business conference ka intezaam karna: kaun si talks hon yeh chunna, speakers ka safar, badge, hall aur webcast.",
      hindi: "मेडिकल और बिज़नेस कॉन्फ़्रेंस का इंतज़ाम करना: कौन से भाषण हों यह चुनना, वक्ताओं का सफ़र, बैज, हॉल और वेबकास्ट।",
    },
    day: {
      hinglish: [
        "Bhaashanon ke teen sau saar yaani abstract ko hall aur samay mein baantna",
        "Kochi ki ek vakta ko uska ticket, hotel aur slide ki aakhri tareekh mail karna",
        "Darwaze khulne se pehle webcast, clicker aur badge scanner chalakar jaanchna",
      ],
      hindi: [
        "भाषणों के तीन सौ सार यानी एब्स्ट्रैक्ट को हॉल और समय में बाँटना",
        "कोच्चि की एक वक्ता को उसका टिकट, होटल और स्लाइड की आख़िरी तारीख़ मेल करना",
        "दरवाज़े खुलने से पहले वेबकास्ट, क्लिकर और बैज स्कैनर चलाकर जाँचना",
      ],
    },
  },
  "trade-show-coordinator": {
    of: "1a6a38f",
    description: {
      hinglish: "Mele mein stall ki jagah tay karna aur kharidaaron ko un tak laana.",
      hindi: "मेले में स्टॉल की जगह तय करना और ख़रीदारों को उन तक लाना।",
    },
    summary: {
      hinglish:
        "Vyapaar mele ko naksha banane se aakhri truck jaane tak sambhalna, stall ki jagah tay karna, kharidaar laana aur stall walon se niyam manwana.",
      hindi: "व्यापार मेले को नक़्शा बनाने से आख़िरी ट्रक जाने तक सँभालना, स्टॉल की जगह तय करना, ख़रीदार लाना और स्टॉल वालों से नियम मनवाना।",
    },
    day: {
      hinglish: [
        "Floor plan dikhakar machine tool banane wale ko kone ke stall bechna",
        "Jaanchna ki koi stall manual mein likhi oonchai se upar na jaye",
        "Stall banne ki ek raat mein trucks ko maal utaarne ke gate par bhejna",
      ],
      hindi: [
        "फ़्लोर प्लान दिखाकर मशीन टूल बनाने वाले को कोने के स्टॉल बेचना",
        "जाँचना कि कोई स्टॉल मैनुअल में लिखी ऊँचाई से ऊपर न जाए",
        "स्टॉल बनने की एक रात में ट्रकों को माल उतारने के गेट पर भेजना",
      ],
    },
  },
  "amusement-park-worker": {
    of: "pnn4v2",
    description: {
      hinglish: "Jhoole par logon ko belt lagana aur zara bhi shak ho to giant wheel rokna.",
      hindi: "झूले पर लोगों को बेल्ट लगाना और ज़रा भी शक हो तो जायंट व्हील रोकना।",
    },
    summary: {
      hinglish:
        "Giant wheel mein logon ko lock karke bithana, water slide par ek-ek karke bhejna, lambai jaanchna, control chalana aur zara bhi shak ho to rok dena.",
      hindi: "जायंट व्हील में लोगों को लॉक करके बिठाना, वॉटर स्लाइड पर एक-एक करके भेजना, लंबाई जाँचना, कंट्रोल चलाना और ज़रा भी शक हो तो रोक देना।",
    },
    day: {
      hinglish: [
        "Hara button dabane se pehle har seat ka safety bar kheenchkar dekhna",
        "Tay lambai se chhote bachche ko lautana aur uske pita ko shaant karna",
        "Subah khaali jhoola chalakar test karna aur ride log par dastakhat karna",
      ],
      hindi: [
        "हरा बटन दबाने से पहले हर सीट का सेफ़्टी बार खींचकर देखना",
        "तय लंबाई से छोटे बच्चे को लौटाना और उसके पिता को शांत करना",
        "सुबह ख़ाली झूला चलाकर टेस्ट करना और राइड लॉग पर दस्तख़त करना",
      ],
    },
  },
  "cafeteria-manager": {
    of: "18h17oq",
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
    day: {
      hinglish: [
        "Chhe baje jitnon ki haziri lagi, usi hisaab se chawal mangwana",
        "Sambar chakhna aur dal mein thermometer daalkar dekhna",
        "Patle dahi par canteen committee ki baat poori sunna",
      ],
      hindi: [
        "छह बजे जितनों की हाज़िरी लगी, उसी हिसाब से चावल मँगवाना",
        "सांभर चखना और दाल में थर्मामीटर डालकर देखना",
        "पतले दही पर कैंटीन कमेटी की बात पूरी सुनना",
      ],
    },
  },
  "street-food-vendor": {
    of: "1untp01",
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
    day: {
      hinglish: [
        "Chhe baje tak mandi mein aaloo aur dhaniye ka mol-bhaav karna, phir bakery se pav laana",
        "Office ki bheed line mein lagi ho, tab order par vade talna",
        "Cash aur UPI ginna, phir street light mein tawa maanjna",
      ],
      hindi: [
        "छह बजे तक मंडी में आलू और धनिये का मोल-भाव करना, फिर बेकरी से पाव लाना",
        "ऑफ़िस की भीड़ लाइन में लगी हो, तब ऑर्डर पर वड़े तलना",
        "कैश और UPI गिनना, फिर स्ट्रीट लाइट में तवा माँजना",
      ],
    },
  },
  "cafe-manager": {
    of: "14m0oj7",
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
    day: {
      hinglish: [
        "Do baristas ke college exam ke hisaab se agle hafte ki shift banana",
        "Bekaar gaye croissant taulna aur kal ka order ghatana",
        "Tay karna ki ek cold coffee par table kitni der tak ghiri rahe",
      ],
      hindi: [
        "दो बरिस्ता के कॉलेज एग्ज़ाम के हिसाब से अगले हफ़्ते की शिफ़्ट बनाना",
        "बेकार गए क्रोसाँ तौलना और कल का ऑर्डर घटाना",
        "तय करना कि एक कोल्ड कॉफ़ी पर टेबल कितनी देर तक घिरी रहे",
      ],
    },
  },
  "sightseeing-guide": {
    of: "1xzd01d",
    description: {
      hinglish: "Shehar ki galiyan aise dikhana ki wahin ke log bhi hairaan reh jayen.",
      hindi: "शहर की गलियाँ ऐसे दिखाना कि वहीं के लोग भी हैरान रह जाएँ।",
    },
    summary: {
      hinglish:
        "Tourists aur shehar walon ko paidal kile, ghat, bazaar aur rasoiyan ghumana, do ghante mein tareekhen, dantkathayen aur gharanon ke kisse pirona, company ke liye ya akele.",
      hindi: "पर्यटकों और शहर वालों को पैदल क़िले, घाट, बाज़ार और रसोइयाँ घुमाना, दो घंटे में तारीख़ें, दंतकथाएँ और घरानों के क़िस्से पिरोना, कंपनी के लिए या अकेले।",
    },
    day: {
      hinglish: [
        "Gali ke paar chhaon mein khade hokar haveli ke jhagdon ke kisse sunana",
        "Group ke thakne se pehle jalebi ki dukaan par rukne ka samay rakhna",
        "Ravivaar ke group se pehle nakkashi ki tareekh zile ki purani kitaab gazetteer mein jaanchna",
      ],
      hindi: [
        "गली के पार छाँव में खड़े होकर हवेली के झगड़ों के क़िस्से सुनाना",
        "ग्रुप के थकने से पहले जलेबी की दुकान पर रुकने का समय रखना",
        "रविवार के ग्रुप से पहले नक़्क़ाशी की तारीख़ ज़िले की पुरानी किताब गज़ेटियर में जाँचना",
      ],
    },
  },
  "naturalist-guide": {
    of: "10br1w4",
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
    day: {
      hinglish: [
        "Gate ke andar retile raaste par kal raat ke panjon ke nishaan padhna",
        "Chhe mehmaanon ko sal ke ped ke khokhal mein baitha chhota ullu dikhana",
        "Jis parivaar ko baagh nahi dikha, use deemak ki baambi ke baare mein samjhana",
      ],
      hindi: [
        "गेट के अंदर रेतीले रास्ते पर कल रात के पंजों के निशान पढ़ना",
        "छह मेहमानों को साल के पेड़ के खोखल में बैठा छोटा उल्लू दिखाना",
        "जिस परिवार को बाघ नहीं दिखा, उसे दीमक की बाँबी के बारे में समझाना",
      ],
    },
  },
  "chef-de-partie": {
    of: "i7i3sl",
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
    day: {
      hinglish: [
        "Lunch se pehle apne section ka fridge, label aur chaaku jaanchna",
        "Chaar minute mein ek jaisi dikhne wali gyarah plate bhejna",
        "Naye commis ko chicken ke aath tukde karna sikhana",
      ],
      hindi: [
        "लंच से पहले अपने सेक्शन का फ़्रिज, लेबल और चाकू जाँचना",
        "चार मिनट में एक जैसी दिखने वाली ग्यारह प्लेटें भेजना",
        "नए कॉमी को चिकन के आठ टुकड़े करना सिखाना",
      ],
    },
  },
  "banquet-chef": {
    of: "iphg0u",
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
    day: {
      hinglish: [
        "Das plate ki dal ko hazaar plate tak badhana aur namak sahi rakhna",
        "Trainees ki line ke saath meethe ki chaar sau plate sajana",
        "Bhaashan khatm hone tak biryani ko surakshit taapmaan par garam rakhna",
      ],
      hindi: [
        "दस प्लेट की दाल को हज़ार प्लेट तक बढ़ाना और नमक सही रखना",
        "ट्रेनी की लाइन के साथ मीठे की चार सौ प्लेटें सजाना",
        "भाषण ख़त्म होने तक बिरयानी को सुरक्षित तापमान पर गरम रखना",
      ],
    },
  },
  "kitchen-manager": {
    of: "1m1lxre",
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
    day: {
      hinglish: [
        "Paneer khatm hone se pehle app par uski dish band karna",
        "Gravy aise pack karna ki scooter par tees minute mein kuch na chhalke",
        "Hisaab lagana ki commission, discount aur dibbe ke baad kya bacha",
      ],
      hindi: [
        "पनीर ख़त्म होने से पहले ऐप पर उसकी डिश बंद करना",
        "ग्रेवी ऐसे पैक करना कि स्कूटर पर तीस मिनट में कुछ न छलके",
        "हिसाब लगाना कि कमीशन, डिस्काउंट और डिब्बे के बाद क्या बचा",
      ],
    },
  },
  "tiffin-service-owner": {
    of: "1d4ppsq",
    description: { hinglish: "Ghar ka khana pakana aur lunch tak office pahunchana.", hindi: "घर का खाना पकाना और लंच तक ऑफ़िस पहुँचाना।" },
    summary: {
      hinglish:
        "Office aur hostel ke liye ghar ka khana pakana, ek baje tak wahan pahunchana, aur har bandhe customer se mahine ke paise lena.",
      hindi: "ऑफ़िस और हॉस्टल के लिए घर का खाना पकाना, एक बजे तक वहाँ पहुँचाना, और हर बँधे ग्राहक से महीने के पैसे लेना।",
    },
    day: {
      hinglish: [
        "Pehla dabba nikalne se pehle sau phulke belna",
        "Dhakkanon par bina lahsun, kam tel aur aadhe chawal ka nishaan lagana",
        "Mahine ke ant mein hostel ke ladkon se har darwaze par jaakar bakaya lena",
      ],
      hindi: [
        "पहला डब्बा निकलने से पहले सौ फुल्के बेलना",
        "ढक्कनों पर बिना लहसुन, कम तेल और आधे चावल का निशान लगाना",
        "महीने के अंत में हॉस्टल के लड़कों से हर दरवाज़े पर जाकर बक़ाया लेना",
      ],
    },
  },
  "institutional-cook": {
    of: "ljj0a7",
    description: { hinglish: "Do sau logon ke hostel ka din bhar ka khana pakana.", hindi: "दो सौ लोगों के हॉस्टल का दिन भर का खाना पकाना।" },
    summary: {
      hinglish:
        "College, boarding school, factory ya police mess mein kuch helpers aur bahut bade bartanon ke saath nashte se raat ke khane tak banana, tay raashan mein aur aise samay par jo kabhi na tale.",
      hindi:
        "कॉलेज, बोर्डिंग स्कूल, फ़ैक्टरी या पुलिस मेस में कुछ हेल्परों और बहुत बड़े बर्तनों के साथ नाश्ते से रात के खाने तक बनाना, तय राशन में और ऐसे समय पर जो कभी न टले।",
    },
    day: {
      hinglish: [
        "Students ki mess committee ke saath baithkar agle mahine ke menu par baat karna",
        "Mangalvaar ke liye raat ko pandrah kilo rajma bhigona",
        "Store ke khaate mein chadhakar chawal, tel aur masala dena",
      ],
      hindi: [
        "छात्रों की मेस कमेटी के साथ बैठकर अगले महीने के मेन्यू पर बात करना",
        "मंगलवार के लिए रात को पंद्रह किलो राजमा भिगोना",
        "स्टोर के खाते में चढ़ाकर चावल, तेल और मसाला देना",
      ],
    },
  },
  "tour-coordinator": {
    of: "xcxodo",
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
    day: {
      hinglish: [
        "Munnar mein Shukravaar tak barah kamre rokkar rakhna",
        "Har driver ko mehmaan ki flight, naam aur number bhejna",
        "Pahadi sadak dhans jaye to group ko raat ki train se bhejna",
      ],
      hindi: [
        "मुन्नार में शुक्रवार तक बारह कमरे रोककर रखना",
        "हर ड्राइवर को मेहमान की फ़्लाइट, नाम और नंबर भेजना",
        "पहाड़ी सड़क धँस जाए तो ग्रुप को रात की ट्रेन से भेजना",
      ],
    },
  },
  "dhaba-owner": {
    of: "jsxsey",
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
    day: {
      hinglish: [
        "Subah paanch baje mandi mein pyaaz, tamatar aur paneer ka mol-bhaav karna",
        "Raat bhar angaaron par rakhi kaali dal chakhna",
        "Haath hilakar chhe truck andar bulana aur das minute mein chaalis roti nikalwana",
      ],
      hindi: [
        "सुबह पाँच बजे मंडी में प्याज़, टमाटर और पनीर का मोल-भाव करना",
        "रात भर अंगारों पर रखी काली दाल चखना",
        "हाथ हिलाकर छह ट्रक अंदर बुलाना और दस मिनट में चालीस रोटियाँ निकलवाना",
      ],
    },
  },
};
