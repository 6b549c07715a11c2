import type { ToldCareers } from "./told.ts";

export const manufacturing: ToldCareers = {
  machinist: {
    of: "1xahn9n",
    description: {
      hinglish: "Lathe aur milling machine par dhaatu ko bilkul drawing ke hisaab se kaatna.",
      hindi: "लेथ और मिलिंग मशीन पर धातु को बिल्कुल ड्रॉइंग के हिसाब से काटना।",
    },
    summary: {
      hinglish:
        "Lathe ya milling machine par block lagana, tool aur speed chunna, aur shaft, slot aur sapaat satah millimetre ke sauvein hisse tak sahi kaatna, aksar ek baar mein kuch hi piece.",
      hindi:
        "लेथ या मिलिंग मशीन पर ब्लॉक लगाना, टूल और स्पीड चुनना, और शाफ़्ट, स्लॉट और सपाट सतह मिलीमीटर के सौवें हिस्से तक सही काटना, अक्सर एक बार में कुछ ही पीस।",
    },
  },
  "cnc-machine-operator": {
    of: "17dquaq",
    description: {
      hinglish: "Computer se chalne wali machine mein piece lagana aur purze naapna.",
      hindi: "कंप्यूटर से चलने वाली मशीन में पीस लगाना और पुर्ज़े नापना।",
    },
    summary: {
      hinglish:
        "Har piece kasna, machine chalane wala program shuru karna, bane hue purze naapna, aur ghisne se pehle cutting tip badalna, aksar ek saath do machinon par.",
      hindi: "हर पीस कसना, मशीन चलाने वाला प्रोग्राम शुरू करना, बने हुए पुर्ज़े नापना, और घिसने से पहले कटिंग टिप बदलना, अक्सर एक साथ दो मशीनों पर।",
    },
  },
  "cnc-programmer": {
    of: "1ool6vg",
    description: { hinglish: "Dhaatu kaatne wale cutter ka raasta likhna.", hindi: "धातु काटने वाले कटर का रास्ता लिखना।" },
    summary: {
      hinglish:
        "Drawing ko machine tool ke nirdeshon mein badalna: kaun sa cutter, kaun sa raasta, kitni speed. Screen par aur pehle piece par pakka karna ki kuch takraye nahi aur ek minute bhi bekaar na jaye.",
      hindi:
        "ड्रॉइंग को मशीन टूल के निर्देशों में बदलना: कौन सा कटर, कौन सा रास्ता, कितनी स्पीड। स्क्रीन पर और पहले पीस पर पक्का करना कि कुछ टकराए नहीं और एक मिनट भी बेकार न जाए।",
    },
  },
  "tool-and-die-maker": {
    of: "1n5t3z7",
    description: {
      hinglish: "Woh mould banana jinse lakhon ek jaise purze nikalte hain.",
      hindi: "वे मोल्ड बनाना जिनसे लाखों एक जैसे पुर्ज़े निकलते हैं।",
    },
    summary: {
      hinglish:
        "Press shop aur plastic factory ke liye sakht kiye steel ki die, mould aur jig banana aur theek karna, kuch micron tak sahi, spark machine, grinder aur sabr wale haath ke kaam se.",
      hindi:
        "प्रेस शॉप और प्लास्टिक फ़ैक्टरी के लिए सख़्त किए स्टील की डाई, मोल्ड और जिग बनाना और ठीक करना, कुछ माइक्रॉन तक सही, स्पार्क मशीन, ग्राइंडर और सब्र वाले हाथ के काम से।",
    },
  },
  turner: {
    of: "22dg0j",
    description: {
      hinglish: "Lathe par hand wheel aur haath ke andaaz se shaft aur bush banana.",
      hindi: "लेथ पर हैंड व्हील और हाथ के अंदाज़ से शाफ़्ट और बुश बनाना।",
    },
    summary: {
      hinglish:
        "Railway workshop, repair shop aur tool room mein pin, pulley aur pump spindle banana, aksar woh ek piece jiske bina poori factory ruki rehti hai.",
      hindi: "रेलवे वर्कशॉप, रिपेयर शॉप और टूल रूम में पिन, पुली और पंप स्पिंडल बनाना, अक्सर वह एक पीस जिसके बिना पूरी फ़ैक्टरी रुकी रहती है।",
    },
  },
  "grinder-operator": {
    of: "8a9oe9",
    description: {
      hinglish: "Sakht kiye steel ko baareek finish aur sahi size tak ghisna.",
      hindi: "सख़्त किए स्टील को बारीक फ़िनिश और सही साइज़ तक घिसना।",
    },
    summary: {
      hinglish:
        "Ghoomte patthar ke pahiye par bearing ring, gauge aur crankshaft ko finish karna, millimetre ke aakhri kuch dasvein hisse ghisna, kuch hazaarvein hisson tak sahi, taaki woh bina shor ke chalein.",
      hindi:
        "घूमते पत्थर के पहिए पर बेयरिंग रिंग, गेज और क्रैंकशाफ़्ट को फ़िनिश करना, मिलीमीटर के आख़िरी कुछ दसवें हिस्से घिसना, कुछ हज़ारवें हिस्सों तक सही, ताकि वे बिना शोर के चलें।",
    },
  },
  fitter: {
    of: "3t0r4w",
    description: {
      hinglish: "Machine ke purze reti se ghisna aur khurachna jab tak theek na sarkein.",
      hindi: "मशीन के पुर्ज़े रेती से घिसना और खुरचना जब तक ठीक न सरकें।",
    },
    summary: {
      hinglish:
        "Factory, railway shed ya power plant mein bench par marking, drilling, filing aur assembly karna, aur machine ne jo baal bhar chhoda ho, use haath se utaarna.",
      hindi: "फ़ैक्टरी, रेलवे शेड या पावर प्लांट में बेंच पर मार्किंग, ड्रिलिंग, फ़ाइलिंग और असेंबली करना, और मशीन ने जो बाल भर छोड़ा हो, उसे हाथ से उतारना।",
    },
  },
  "pipe-fitter": {
    of: "1w1imoh",
    description: {
      hinglish: "Plant ki bhaap aur acid ki steel line modna aur jodna.",
      hindi: "प्लांट की भाप और एसिड की स्टील लाइन मोड़ना और जोड़ना।",
    },
    summary: {
      hinglish:
        "Drawing padhna, pipe kaatna, modna aur taangna, welder ke liye flange seedh mein laana aur poori line pressure par jaanchna, refinery, power station aur dairy mein.",
      hindi: "ड्रॉइंग पढ़ना, पाइप काटना, मोड़ना और टाँगना, वेल्डर के लिए फ़्लैंज सीध में लाना और पूरी लाइन प्रेशर पर जाँचना, रिफ़ाइनरी, पावर स्टेशन और डेयरी में।",
    },
  },
  millwright: {
    of: "1qrwgbi",
    description: {
      hinglish: "Bhaari machinein sahi jagah rakhna aur bilkul level karna.",
      hindi: "भारी मशीनें सही जगह रखना और बिल्कुल लेवल करना।",
    },
    summary: {
      hinglish:
        "Press, turbine ya crusher aaye ya hataya jaye, to use jack aur roller se base par laana, level karna, bolt aur grout karwana, aur pehli baar chalane ke liye shaft seedh mein laana.",
      hindi:
        "प्रेस, टर्बाइन या क्रशर आए या हटाया जाए, तो उसे जैक और रोलर से बेस पर लाना, लेवल करना, बोल्ट और ग्राउट करवाना, और पहली बार चलाने के लिए शाफ़्ट सीध में लाना।",
    },
  },
  "sheet-metal-worker": {
    of: "sd4p6k",
    description: {
      hinglish: "Dhaatu ki chaadar par nishaan lagana, kaatna aur modkar hood, box aur duct banana.",
      hindi: "धातु की चादर पर निशान लगाना, काटना और मोड़कर हुड, बॉक्स और डक्ट बनाना।",
    },
    summary: {
      hinglish:
        "Jasta chadhi ya stainless steel ki patli chaadar se AC ke duct, canteen counter aur switchboard panel banana, har aakaar pehle sapaat draw karna taaki har jod mile.",
      hindi: "जस्ता चढ़ी या स्टेनलेस स्टील की पतली चादर से AC के डक्ट, कैंटीन काउंटर और स्विचबोर्ड पैनल बनाना, हर आकार पहले सपाट ड्रॉ करना ताकि हर जोड़ मिले।",
    },
  },
  "pattern-maker": {
    of: "16dqleu",
    description: {
      hinglish: "Lakdi ka woh namoona tarashna jisse casting banti hai.",
      hindi: "लकड़ी का वह नमूना तराशना जिससे कास्टिंग बनती है।",
    },
    summary: {
      hinglish:
        "Lakdi, resin ya dhaatu mein woh aakaar banana jo har casting ke liye ret mein dabaya jaata hai: purze se thoda bada, kyonki dhaatu sikudti hai, aur dhalaan wala, taaki ret se nikal aaye.",
      hindi:
        "लकड़ी, रेज़िन या धातु में वह आकार बनाना जो हर कास्टिंग के लिए रेत में दबाया जाता है: पुर्ज़े से थोड़ा बड़ा, क्योंकि धातु सिकुड़ती है, और ढलान वाला, ताकि रेत से निकल आए।",
    },
  },
  engraver: {
    of: "av743x",
    description: { hinglish: "Peetal, kaanch ya patthar par naam aur sajaavat khodna.", hindi: "पीतल, काँच या पत्थर पर नाम और सजावट खोदना।" },
    summary: {
      hinglish:
        "Haath ki chheni ya laser se plate, trophy, gehne, die aur patthar par khudai karna, dukaan, jeweller aur factory ke liye, ek anguthi se hazaar name plate tak.",
      hindi: "हाथ की छेनी या लेज़र से प्लेट, ट्रॉफ़ी, गहने, डाई और पत्थर पर खुदाई करना, दुकान, जौहरी और फ़ैक्टरी के लिए, एक अँगूठी से हज़ार नेम प्लेट तक।",
    },
  },
  "metrology-technician": {
    of: "g1c29j",
    description: {
      hinglish: "Purzon ko baal se bhi kahin zyada baareeki se naapna aur kharab batch rokna.",
      hindi: "पुर्ज़ों को बाल से भी कहीं ज़्यादा बारीकी से नापना और ख़राब बैच रोकना।",
    },
    summary: {
      hinglish:
        "Bees degree par rakhe kamre mein gauge block, dial aur probe wali machine se casting, gear aur shaft naapna, aur batana ki har ek drawing ki seema mein hai ya nahi.",
      hindi:
        "बीस डिग्री पर रखे कमरे में गेज ब्लॉक, डायल और प्रोब वाली मशीन से कास्टिंग, गियर और शाफ़्ट नापना, और बताना कि हर एक ड्रॉइंग की सीमा में है या नहीं।",
    },
  },
  welder: {
    of: "8n3gm3",
    description: {
      hinglish: "Arc se steel ko aise jodna ki jod pul ko thaame rahe.",
      hindi: "आर्क से स्टील को ऐसे जोड़ना कि जोड़ पुल को थामे रहे।",
    },
    summary: {
      hinglish:
        "Workshop, shipyard, power plant aur pul par arc, TIG ya MIG se plate, pipe aur frame jodna, aksar ghutnon par ya sir ke upar; pressure pipe ka test paas karne wale sabse zyada kamate hain.",
      hindi:
        "वर्कशॉप, शिपयार्ड, पावर प्लांट और पुल पर आर्क, TIG या MIG से प्लेट, पाइप और फ़्रेम जोड़ना, अक्सर घुटनों पर या सिर के ऊपर; प्रेशर पाइप का टेस्ट पास करने वाले सबसे ज़्यादा कमाते हैं।",
    },
  },
  "welding-robot-operator": {
    of: "1g8qnfa",
    description: { hinglish: "Machine ki baanh ko har jod sikhana aur use sudharna.", hindi: "मशीन की बाँह को हर जोड़ सिखाना और उसे सुधारना।" },
    summary: {
      hinglish:
        "Car, scooter ya tractor ki factory mein robot cell mein purze rakhna, purza tedha ho to baanh ka raasta badalna, weld jaanchna aur ghisi hui tip badalna.",
      hindi: "कार, स्कूटर या ट्रैक्टर की फ़ैक्टरी में रोबोट सेल में पुर्ज़े रखना, पुर्ज़ा टेढ़ा हो तो बाँह का रास्ता बदलना, वेल्ड जाँचना और घिसी हुई टिप बदलना।",
    },
  },
  "foundry-moulder": {
    of: "6di0oe",
    description: {
      hinglish: "Ret dabakar woh saancha banana jo pighle lohe ko aakaar de.",
      hindi: "रेत दबाकर वह साँचा बनाना जो पिघले लोहे को आकार दे।",
    },
    summary: {
      hinglish:
        "Pattern ke chaaron taraf nam ret kootna, jahan casting khokhli ho wahan core rakhna, dhaatu ke raaste kaatna aur dhalaai ke liye box band karna, haath ya machine se.",
      hindi: "पैटर्न के चारों तरफ़ नम रेत कूटना, जहाँ कास्टिंग खोखली हो वहाँ कोर रखना, धातु के रास्ते काटना और ढलाई के लिए बॉक्स बंद करना, हाथ या मशीन से।",
    },
  },
  "furnace-operator": {
    of: "1o83v2x",
    description: {
      hinglish: "Bhatthi mein dhaatu pighlana aur bina chheente ke undelna.",
      hindi: "भट्ठी में धातु पिघलाना और बिना छींटे के उँडेलना।",
    },
    summary: {
      hinglish:
        "Foundry ya steel plant ki bijli ya tel wali bhatthi mein scrap daalna, uska taapmaan dekhna, slag hatana, aur dhaatu ladle mein nikaalna, yaani tap karna.",
      hindi: "फ़ाउंड्री या स्टील प्लांट की बिजली या तेल वाली भट्ठी में स्क्रैप डालना, उसका तापमान देखना, स्लैग हटाना, और धातु लैडल में निकालना, यानी टैप करना।",
    },
  },
  blacksmith: {
    of: "1ub2266",
    description: {
      hinglish: "Loha tapakar aur peetkar hal ke phaal, gate aur auzaar banana.",
      hindi: "लोहा तपाकर और पीटकर हल के फाल, गेट और औज़ार बनाना।",
    },
    summary: {
      hinglish:
        "Gaon ki sadak ke paas ya kasbe mein bhatthi aur nihaai par kisan, raajmistri aur badhai ke auzaar banana aur sudharna, ya architect ki drawing par sajaavati railing banana.",
      hindi:
        "गाँव की सड़क के पास या क़स्बे में भट्ठी और निहाई पर किसान, राजमिस्त्री और बढ़ई के औज़ार बनाना और सुधारना, या आर्किटेक्ट की ड्रॉइंग पर सजावटी रेलिंग बनाना।",
    },
  },
  "heat-treatment-operator": {
    of: "dfbuzl",
    description: {
      hinglish: "Aag, tel aur ghadi ke sahare steel ko sakht aur naram karna.",
      hindi: "आग, तेल और घड़ी के सहारे स्टील को सख़्त और नरम करना।",
    },
    summary: {
      hinglish:
        "Car ke purze banane walon ke yahan aur tool room mein bhatthi aur quench tank, yaani tel ya paani ke hauz, chalana, jinse gear, axle aur camshaft umar bhar jhatke sehte hain.",
      hindi:
        "कार के पुर्ज़े बनाने वालों के यहाँ और टूल रूम में भट्ठी और क्वेंच टैंक, यानी तेल या पानी के हौज़, चलाना, जिनसे गियर, ऐक्सल और कैमशाफ़्ट उम्र भर झटके सहते हैं।",
    },
  },
  electroplater: {
    of: "1g2kauv",
    description: {
      hinglish: "Tank mein nal aur purzon par nickel, jasta ya sona chadhana.",
      hindi: "टैंक में नल और पुर्ज़ों पर निकल, जस्ता या सोना चढ़ाना।",
    },
    summary: {
      hinglish:
        "Bolt, nal ya gehne saaf karna, taangna aur ek ke baad ek hauz mein dubona, current set karna, chemical jaanchna, aur dhulai ka paani treatment ke liye bhejna.",
      hindi: "बोल्ट, नल या गहने साफ़ करना, टाँगना और एक के बाद एक हौज़ में डुबोना, करंट सेट करना, केमिकल जाँचना, और धुलाई का पानी ट्रीटमेंट के लिए भेजना।",
    },
  },
  "rolling-mill-operator": {
    of: "o3rsge",
    description: {
      hinglish: "Laal garm steel ko train ki raftaar se dabakar rod aur patti banana.",
      hindi: "लाल गर्म स्टील को ट्रेन की रफ़्तार से दबाकर रॉड और पट्टी बनाना।",
    },
    summary: {
      hinglish:
        "Steel plant mein roller, speed aur thanda karne wala paani set karna, taaki dehakti dhaatu ke tukde, yaani billet aur slab, imaaraton ke sariye aur car ki chaadar bankar nikalein.",
      hindi:
        "स्टील प्लांट में रोलर, स्पीड और ठंडा करने वाला पानी सेट करना, ताकि दहकती धातु के टुकड़े, यानी बिलेट और स्लैब, इमारतों के सरिये और कार की चादर बनकर निकलें।",
    },
  },
  boilermaker: {
    of: "1w91vva",
    description: {
      hinglish: "Bhaap sambhalne wale steel ke vessel banana aur theek karna.",
      hindi: "भाप सँभालने वाले स्टील के वेसल बनाना और ठीक करना।",
    },
    summary: {
      hinglish:
        "BHEL jaise kaarkhanon, power station, aur refinery aur cheeni mill ki saalana marammat mein plate modna, tube lagana aur boiler aur pressure vessel ko paani bharkar jaanchna.",
      hindi:
        "BHEL जैसे कारख़ानों, पावर स्टेशन, और रिफ़ाइनरी और चीनी मिल की सालाना मरम्मत में प्लेट मोड़ना, ट्यूब लगाना और बॉयलर और प्रेशर वेसल को पानी भरकर जाँचना।",
    },
  },
  "powder-coater": {
    of: "1z7649",
    description: {
      hinglish: "Dhaatu par rang chhidakkar pakana, taaki parat ek jaisi ho.",
      hindi: "धातु पर रंग छिड़ककर पकाना, ताकि परत एक जैसी हो।",
    },
    summary: {
      hinglish:
        "Khidki ke frame, fridge ke darwaze aur cycle ke purzon ko bina geele paint ke mazboot finish dena, static bijli se sookha powder tab tak chipkaye rakhna jab tak garmi use pighlakar chikna na kar de.",
      hindi:
        "खिड़की के फ़्रेम, फ़्रिज के दरवाज़े और साइकिल के पुर्ज़ों को बिना गीले पेंट के मज़बूत फ़िनिश देना, स्टैटिक बिजली से सूखा पाउडर तब तक चिपकाए रखना जब तक गर्मी उसे पिघलाकर चिकना न कर दे।",
    },
  },
  "metal-polisher": {
    of: "1nvo3sg",
    description: {
      hinglish: "Peetal aur steel ko ragadna jab tak paani jaise na chamkein.",
      hindi: "पीतल और स्टील को रगड़ना जब तक पानी जैसे न चमकें।",
    },
    summary: {
      hinglish:
        "Moradabad, Jagadhri ya Aligarh ki chhoti units mein nal, sink, lamp aur bartan ki finishing karna, jahan dhali hui pheeki cheez aisi ban jaati hai ki grahak utha le.",
      hindi:
        "मुरादाबाद, जगाधरी या अलीगढ़ की छोटी यूनिटों में नल, सिंक, लैंप और बर्तनों की फ़िनिशिंग करना, जहाँ ढली हुई फीकी चीज़ ऐसी बन जाती है कि ग्राहक उठा ले।",
    },
  },
  "chemical-plant-operator": {
    of: "m8bk6p",
    description: { hinglish: "Valve aur screen se reactor ka taapmaan sahi rakhna.", hindi: "वाल्व और स्क्रीन से रिएक्टर का तापमान सही रखना।" },
    summary: {
      hinglish:
        "Dye, khaad ya bulk drug ki factory ke vessel bharna, garm karna, thanda karna aur khaali karna, aur kharab hone wale pump ki awaaz pehchanna.",
      hindi: "डाई, खाद या बल्क ड्रग की फ़ैक्टरी के वेसल भरना, गर्म करना, ठंडा करना और ख़ाली करना, और ख़राब होने वाले पंप की आवाज़ पहचानना।",
    },
  },
  "tyre-builder": {
    of: "tpoy1b",
    description: {
      hinglish: "Ghoomte drum par rubber aur cord parat dar parat lagana.",
      hindi: "घूमते ड्रम पर रबर और कॉर्ड परत दर परत लगाना।",
    },
    summary: {
      hinglish:
        "Chennai, Vadodara ya Kochi ke plant mein har shift mein tay ginti ke tyre banana: drum par rubber aur cord lapetna, steel ring lagana, tread jodna, aur naram kachcha tyre pakne bhejna.",
      hindi:
        "चेन्नई, वडोदरा या कोच्चि के प्लांट में हर शिफ़्ट में तय गिनती के टायर बनाना: ड्रम पर रबर और कॉर्ड लपेटना, स्टील रिंग लगाना, ट्रेड जोड़ना, और नरम कच्चा टायर पकने भेजना।",
    },
  },
  "paper-machine-operator": {
    of: "1yhx1fr",
    description: { hinglish: "Geeli lugdi ko bina toote sookhi reel mein badalna.", hindi: "गीली लुगदी को बिना टूटे सूखी रील में बदलना।" },
    summary: {
      hinglish:
        "Train ke do dibbon se bhi lambi machine ka ek hissa sambhalna, geeli lugdi se press aur dryer hote hue reel tak, aur sheet jab bhi toote, use phir se chadhana.",
      hindi: "ट्रेन के दो डिब्बों से भी लंबी मशीन का एक हिस्सा सँभालना, गीली लुगदी से प्रेस और ड्रायर होते हुए रील तक, और शीट जब भी टूटे, उसे फिर से चढ़ाना।",
    },
  },
  "sugar-boiler": {
    of: "1c9skuh",
    description: {
      hinglish: "Aankh aur haath se pehchanna ki ganne ki chaashni kab daana banegi.",
      hindi: "आँख और हाथ से पहचानना कि गन्ने की चाशनी कब दाना बनेगी।",
    },
    summary: {
      hinglish:
        "Peraai ke poore season mein mill ke pan mein ganne ki chaashni vacuum mein pakana, usmein beej daana daalna, aur kaanch par lagi parat se batana ki daane kab kaafi bade aur barabar ho gaye.",
      hindi:
        "पेराई के पूरे सीज़न में मिल के पैन में गन्ने की चाशनी वैक्यूम में पकाना, उसमें बीज दाना डालना, और काँच पर लगी परत से बताना कि दाने कब काफ़ी बड़े और बराबर हो गए।",
    },
  },
  "refrigeration-operator": {
    of: "1i1dtwf",
    description: {
      hinglish: "Barf ke plant ya cold store ke ammonia compressor chalana.",
      hindi: "बर्फ़ के प्लांट या कोल्ड स्टोर के अमोनिया कंप्रेसर चलाना।",
    },
    summary: {
      hinglish:
        "Barf ke plant, dairy aur aalu ke cold store ke compressor, pump aur cooling tower din-raat chalu rakhna, har chamber ka taapmaan banaye rakhna, aur ammonia leak hone par sabse pehle kadam uthana.",
      hindi:
        "बर्फ़ के प्लांट, डेयरी और आलू के कोल्ड स्टोर के कंप्रेसर, पंप और कूलिंग टावर दिन-रात चालू रखना, हर चैंबर का तापमान बनाए रखना, और अमोनिया लीक होने पर सबसे पहले क़दम उठाना।",
    },
  },
  "injection-moulding-operator": {
    of: "1xc8nfz",
    description: {
      hinglish: "Pighle plastic se bina kharabi ke baalti aur dhakkan banana.",
      hindi: "पिघले प्लास्टिक से बिना ख़राबी के बाल्टी और ढक्कन बनाना।",
    },
    summary: {
      hinglish:
        "Steel ke saanche mein pighla plastic bharne wali machine ka taapmaan, pressure aur cooling set karna, dhakkan, baalti ya car ke purze nikaalna, unke kinare kaatna aur jaanchna.",
      hindi:
        "स्टील के साँचे में पिघला प्लास्टिक भरने वाली मशीन का तापमान, प्रेशर और कूलिंग सेट करना, ढक्कन, बाल्टी या कार के पुर्ज़े निकालना, उनके किनारे काटना और जाँचना।",
    },
  },
  "glass-blower": {
    of: "2140v4",
    description: {
      hinglish: "Dehakta kaanch uthana, phoonkna aur thanda hone se pehle aakaar dena.",
      hindi: "दहकता काँच उठाना, फूँकना और ठंडा होने से पहले आकार देना।",
    },
    summary: {
      hinglish:
        "Firozabad ki bhatthiyon par lampshade aur phooldaan, ya university lab ke flask aur condenser banana, us naram kaanch mein phoonkna jise lagataar ghumana padta hai.",
      hindi: "फ़िरोज़ाबाद की भट्ठियों पर लैंपशेड और फूलदान, या यूनिवर्सिटी लैब के फ़्लास्क और कंडेंसर बनाना, उस नरम काँच में फूँकना जिसे लगातार घुमाना पड़ता है।",
    },
  },
  "kiln-operator": {
    of: "vzrud7",
    description: {
      hinglish: "Tile ya cup bhatthi mein aise lagana aur pakana ki koi chatke ya tedha na ho.",
      hindi: "टाइल या कप भट्ठी में ऐसे लगाना और पकाना कि कोई चटके या टेढ़ा न हो।",
    },
    summary: {
      hinglish:
        "Morbi jaisi jagah ki tile, washbasin ya crockery factory mein gali jitni lambi gas ki tunnel bhatthi sambhalna, tay karna ki taapmaan kitni tezi se chadhe, tike aur gire.",
      hindi:
        "मोरबी जैसी जगह की टाइल, वॉशबेसिन या क्रॉकरी फ़ैक्टरी में गली जितनी लंबी गैस की टनल भट्ठी सँभालना, तय करना कि तापमान कितनी तेज़ी से चढ़े, टिके और गिरे।",
    },
  },
  "rubber-mill-operator": {
    of: "18bof6l",
    description: { hinglish: "Das powder ke nuskhe se rubber milana aur belna.", hindi: "दस पाउडर के नुस्ख़े से रबर मिलाना और बेलना।" },
    summary: {
      hinglish:
        "Do roller ke beech kachcha rubber goondhna, nuskhe se tel, kaalikh, gandhak aur doosre powder milana, aur tyre ya seal ke liye use sheet banakar utaarna.",
      hindi: "दो रोलर के बीच कच्चा रबर गूँधना, नुस्ख़े से तेल, कालिख, गंधक और दूसरे पाउडर मिलाना, और टायर या सील के लिए उसे शीट बनाकर उतारना।",
    },
  },
  "paint-mixer": {
    of: "1exl3mk",
    description: {
      hinglish: "Paint peesna aur rang milana jab tak batch shade card se na mile.",
      hindi: "पेंट पीसना और रंग मिलाना जब तक बैच शेड कार्ड से न मिले।",
    },
    summary: {
      hinglish:
        "Steel ke bade bartan mein pigment, resin aur solvent se deewar, car aur machine ke paint banana, kuch gram rang se hazaar litre theek karna.",
      hindi: "स्टील के बड़े बर्तन में पिगमेंट, रेज़िन और सॉल्वेंट से दीवार, कार और मशीन के पेंट बनाना, कुछ ग्राम रंग से हज़ार लीटर ठीक करना।",
    },
  },
  "pharmaceutical-operator": {
    of: "1s7ch05",
    description: {
      hinglish: "Aspatal se bhi saaf kamron mein powder dabakar tablet banana.",
      hindi: "अस्पताल से भी साफ़ कमरों में पाउडर दबाकर टैबलेट बनाना।",
    },
    summary: {
      hinglish:
        "Baddi, Hyderabad ya Ahmedabad ki dawa company mein mixing, granulating ya capsule bharne ki machine chalana, jahan har step par ek ke sign aur doosre ki jaanch hoti hai.",
      hindi:
        "बद्दी, हैदराबाद या अहमदाबाद की दवा कंपनी में मिक्सिंग, ग्रैन्युलेटिंग या कैप्सूल भरने की मशीन चलाना, जहाँ हर स्टेप पर एक के साइन और दूसरे की जाँच होती है।",
    },
  },
  "packaging-machine-operator": {
    of: "4ledos",
    description: {
      hinglish: "Packet bharna, seal karna aur tareekh daalna, us line par jo atakni nahi chahiye.",
      hindi: "पैकेट भरना, सील करना और तारीख़ डालना, उस लाइन पर जो अटकनी नहीं चाहिए।",
    },
    summary: {
      hinglish:
        "Khaane, sabun ya dawa ki factory mein ghante mein das hazaar pouch, botal ya carton bharne, seal karne aur code daalne wali machine set karna aur chalana, aur atakne par use kholna.",
      hindi:
        "खाने, साबुन या दवा की फ़ैक्टरी में घंटे में दस हज़ार पाउच, बोतल या कार्टन भरने, सील करने और कोड डालने वाली मशीन सेट करना और चलाना, और अटकने पर उसे खोलना।",
    },
  },
  "control-room-operator": {
    of: "15wynx5",
    description: {
      hinglish: "Screen par poore plant ka haal dekhna aur alarm aane par kadam uthana.",
      hindi: "स्क्रीन पर पूरे प्लांट का हाल देखना और अलार्म आने पर क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Refinery, khaad ya cement plant ka taapmaan, level aur flow dekhna, desk se valve chalana, aur jahan reading galat lage wahan field operator ko dekhne bhejna.",
      hindi: "रिफ़ाइनरी, खाद या सीमेंट प्लांट का तापमान, लेवल और फ़्लो देखना, डेस्क से वाल्व चलाना, और जहाँ रीडिंग ग़लत लगे वहाँ फ़ील्ड ऑपरेटर को देखने भेजना।",
    },
  },
  "sewing-machine-operator": {
    of: "117gppe",
    description: { hinglish: "Kapdon ki ek hi silai din bhar seedhi aur tez karna.", hindi: "कपड़ों की एक ही सिलाई दिन भर सीधी और तेज़ करना।" },
    summary: {
      hinglish:
        "Tiruppur, Bengaluru ya Noida ki factory line par hafte mein hazaron kapdon ka ek hi hissa, jaise collar ya side ki silai, sample aur ghante ke target se silna.",
      hindi: "तिरुप्पुर, बेंगलुरु या नोएडा की फ़ैक्टरी लाइन पर हफ़्ते में हज़ारों कपड़ों का एक ही हिस्सा, जैसे कॉलर या साइड की सिलाई, सैंपल और घंटे के टारगेट से सिलना।",
    },
  },
  tailor: {
    of: "18a4w8q",
    description: { hinglish: "Ek vyakti ke naap par kapde kaatna aur silna.", hindi: "एक व्यक्ति के नाप पर कपड़े काटना और सिलना।" },
    summary: {
      hinglish:
        "Dukaan, boutique ya ghar par blouse, kurta, uniform aur suit silna, zyadatar piece ke hisaab se paisa: naap lena, kaatna, silna, pehnakar dekhna aur theek karna jab tak har ek sahi na baithe.",
      hindi:
        "दुकान, बुटीक या घर पर ब्लाउज़, कुर्ता, यूनिफ़ॉर्म और सूट सिलना, ज़्यादातर पीस के हिसाब से पैसा: नाप लेना, काटना, सिलना, पहनाकर देखना और ठीक करना जब तक हर एक सही न बैठे।",
    },
  },
  "fashion-pattern-maker": {
    of: "1cvvoel",
    description: {
      hinglish: "Dress ki drawing ko aise sapaat tukdon mein badalna jo silkar fit aayein.",
      hindi: "ड्रेस की ड्रॉइंग को ऐसे सपाट टुकड़ों में बदलना जो सिलकर फ़िट आएँ।",
    },
    summary: {
      hinglish:
        "Designer aur cutting room ke beech kaam karna: kagaz ya computer par tukde banana, sample silwakar aur pehnakar dekhna, use theek karna, aur har size mein grade karna.",
      hindi:
        "डिज़ाइनर और कटिंग रूम के बीच काम करना: काग़ज़ या कंप्यूटर पर टुकड़े बनाना, सैंपल सिलवाकर और पहनाकर देखना, उसे ठीक करना, और हर साइज़ में ग्रेड करना।",
    },
  },
  "fabric-cutter": {
    of: "12sabxj",
    description: { hinglish: "Kapde ki sau paratein ek hi lakeer par kaatna.", hindi: "कपड़े की सौ परतें एक ही लकीर पर काटना।" },
    summary: {
      hinglish:
        "Kapde ki paratein bichhana, upar cutting plan, yaani marker, rakhna, straight ya band knife se poora dher kaatna, aur bundle par number daalna taaki alag shade aapas mein na mil jayein.",
      hindi:
        "कपड़े की परतें बिछाना, ऊपर कटिंग प्लान, यानी मार्कर, रखना, स्ट्रेट या बैंड नाइफ़ से पूरा ढेर काटना, और बंडल पर नंबर डालना ताकि अलग शेड आपस में न मिल जाएँ।",
    },
  },
  weaver: {
    of: "1j1dnn1",
    description: {
      hinglish: "Power loom par nazar rakhna aur toota hua ek dhaaga bhi jodna.",
      hindi: "पावर लूम पर नज़र रखना और टूटा हुआ एक धागा भी जोड़ना।",
    },
    summary: {
      hinglish:
        "Bhiwandi, Surat ya Erode ke shed mein power loom ki kataar sambhalna: toote dhaage jodna, baana aur beam badalna, aur kharabi ko kai metre failne se pehle rokna.",
      hindi: "भिवंडी, सूरत या इरोड के शेड में पावर लूम की क़तार सँभालना: टूटे धागे जोड़ना, बाना और बीम बदलना, और ख़राबी को कई मीटर फैलने से पहले रोकना।",
    },
  },
  "spinning-machine-operator": {
    of: "1tyzq0w",
    description: { hinglish: "Mill ke frame par toota soot pal bhar mein jodna.", hindi: "मिल के फ़्रेम पर टूटा सूत पल भर में जोड़ना।" },
    summary: {
      hinglish:
        "Cotton mill ke lambe frame ke saath shift mein meelon chalna: toota soot jodna, bobbin badalna, rui ke reshe saaf karna, garm aur nam hall mein jo chaubison ghante chalte hain.",
      hindi: "कॉटन मिल के लंबे फ़्रेम के साथ शिफ़्ट में मीलों चलना: टूटा सूत जोड़ना, बॉबिन बदलना, रुई के रेशे साफ़ करना, गर्म और नम हॉल में जो चौबीसों घंटे चलते हैं।",
    },
  },
  "knitting-machine-operator": {
    of: "1rlrwt5",
    description: {
      hinglish: "Suiyan aise set karna ki buna hua kapda bina chhed ke utre.",
      hindi: "सुइयाँ ऐसे सेट करना कि बुना हुआ कपड़ा बिना छेद के उतरे।",
    },
    summary: {
      hinglish:
        "Tiruppur ya Ludhiana mein T-shirt, baniyan aur sweater ka kapda bunne wali gol ya flat machine mein dhaaga daalna aur use sambhalna, aur sui, dhaaga aur taanke ki lambai badalna.",
      hindi:
        "तिरुप्पुर या लुधियाना में टी-शर्ट, बनियान और स्वेटर का कपड़ा बुनने वाली गोल या फ़्लैट मशीन में धागा डालना और उसे सँभालना, और सुई, धागा और टाँके की लंबाई बदलना।",
    },
  },
  "textile-dyer": {
    of: "15v9sm6",
    description: {
      hinglish: "Kapde ko rang mein pakana jab tak har metre sample se na mile.",
      hindi: "कपड़े को रंग में पकाना जब तक हर मीटर सैंपल से न मिले।",
    },
    summary: {
      hinglish:
        "Rangai machine mein kapda ya soot daalna, nuskhe aur ghadi se dye, namak aur alkali milana, sample ko buyer ke shade se milana, aur jo rang na tike use dho dena.",
      hindi: "रँगाई मशीन में कपड़ा या सूत डालना, नुस्ख़े और घड़ी से डाई, नमक और अल्कली मिलाना, सैंपल को ख़रीदार के शेड से मिलाना, और जो रंग न टिके उसे धो देना।",
    },
  },
  "jacquard-loom-weaver": {
    of: "ocvxar",
    description: { hinglish: "Haath ke karghe par design wali resham ki sari bunna.", hindi: "हाथ के करघे पर डिज़ाइन वाली रेशम की साड़ी बुनना।" },
    summary: {
      hinglish:
        "Varanasi, Kanchipuram ya Dharmavaram jaise shehron mein ghar par ya ustaad ke shed mein haath ka kargha chalana, zyadatar sari ke hisaab se paisa, jabki dulhan ki ek sari mein mahine lag sakte hain.",
      hindi:
        "वाराणसी, कांचीपुरम या धर्मावरम जैसे शहरों में घर पर या उस्ताद के शेड में हाथ का करघा चलाना, ज़्यादातर साड़ी के हिसाब से पैसा, जबकि दुल्हन की एक साड़ी में महीने लग सकते हैं।",
    },
  },
  "embroidery-machine-operator": {
    of: "1ed8zlu",
    description: {
      hinglish: "Phoolon ke design ko ek saath kai suiyon ke taankon mein badalna.",
      hindi: "फूलों के डिज़ाइन को एक साथ कई सुइयों के टाँकों में बदलना।",
    },
    summary: {
      hinglish:
        "Computer par design ko taankon mein banana, suiyon mein uske rang ke dhaage daalna, kapda hoop mein kasna aur kai head wali machine sambhalna, sari aur kapde banane walon ke liye kaam karti units mein.",
      hindi:
        "कंप्यूटर पर डिज़ाइन को टाँकों में बनाना, सुइयों में उसके रंग के धागे डालना, कपड़ा हूप में कसना और कई हेड वाली मशीन सँभालना, साड़ी और कपड़े बनाने वालों के लिए काम करती यूनिटों में।",
    },
  },
  "garment-inspector": {
    of: "1c0sncu",
    description: { hinglish: "Kapde ulatkar chhoota hua taanka dhoondhna.", hindi: "कपड़े उलटकर छूटा हुआ टाँका ढूँढना।" },
    summary: {
      hinglish:
        "Line par aur packing se pehle silai, size, print aur button jaanchna, har kharabi par nishaan lagana, piece theek hone waapas bhejna, aur wajah milne tak kharabiyan ginna.",
      hindi:
        "लाइन पर और पैकिंग से पहले सिलाई, साइज़, प्रिंट और बटन जाँचना, हर ख़राबी पर निशान लगाना, पीस ठीक होने वापस भेजना, और वजह मिलने तक ख़राबियाँ गिनना।",
    },
  },
  "leather-worker": {
    of: "xnftx",
    description: {
      hinglish: "Chamda kaatkar aur silkar bag, belt aur kaathi banana.",
      hindi: "चमड़ा काटकर और सिलकर बैग, बेल्ट और काठी बनाना।",
    },
    summary: {
      hinglish:
        "Kanpur, Kolkata ya Mumbai mein dukaanon aur exporters ke liye batue, ghode ka saaj aur handbag banana, chamde ki har kami wahan chhipana jahan woh kabhi na dikhe.",
      hindi: "कानपुर, कोलकाता या मुंबई में दुकानों और एक्सपोर्टरों के लिए बटुए, घोड़े का साज और हैंडबैग बनाना, चमड़े की हर कमी वहाँ छिपाना जहाँ वह कभी न दिखे।",
    },
  },
  shoemaker: {
    of: "1ncv2lc",
    description: {
      hinglish: "Pair jaise lakdi ke saanche par chamda chadhana aur sole dabakar lagana.",
      hindi: "पैर जैसे लकड़ी के साँचे पर चमड़ा चढ़ाना और सोल दबाकर लगाना।",
    },
    summary: {
      hinglish:
        "Agra, Kanpur ya Chennai ki workshop aur factory mein chappal, sandal, school ke joote ya boot banana, shuru se ant tak haath se ya din bhar ek hi machine par, aksar jode ke hisaab se paisa.",
      hindi:
        "आगरा, कानपुर या चेन्नई की वर्कशॉप और फ़ैक्टरी में चप्पल, सैंडल, स्कूल के जूते या बूट बनाना, शुरू से अंत तक हाथ से या दिन भर एक ही मशीन पर, अक्सर जोड़े के हिसाब से पैसा।",
    },
  },
  "food-technician": {
    of: "wfjyaw",
    description: {
      hinglish: "Khaana aise sukhana, dibbaband karna aur jamana ki kisi ko nuksan na ho.",
      hindi: "खाना ऐसे सुखाना, डिब्बाबंद करना और जमाना कि किसी को नुक़सान न हो।",
    },
    summary: {
      hinglish:
        "Phal, sabzi ya ready meal ke plant mein dhone aur gooda nikaalne ki machine, canning line aur freezer chalana, aur jaanchna ki har batch ka swaad bana rahe aur woh surakshit rahe.",
      hindi:
        "फल, सब्ज़ी या रेडी मील के प्लांट में धोने और गूदा निकालने की मशीन, कैनिंग लाइन और फ़्रीज़र चलाना, और जाँचना कि हर बैच का स्वाद बना रहे और वह सुरक्षित रहे।",
    },
  },
  "dairy-processing-operator": {
    of: "h6nfa9",
    description: {
      hinglish: "Doodh phatne se pehle use pasteurise, separate aur pack karna.",
      hindi: "दूध फटने से पहले उसे पाश्चराइज़, सेपरेट और पैक करना।",
    },
    summary: {
      hinglish:
        "Amul ya Nandini jaise plant ke pump, heater aur filling machine chalana, hazaron chhote kisanon ke bheje doodh se packet ka doodh, dahi aur makkhan banana.",
      hindi: "अमूल या नंदिनी जैसे प्लांट के पंप, हीटर और फ़िलिंग मशीन चलाना, हज़ारों छोटे किसानों के भेजे दूध से पैकेट का दूध, दही और मक्खन बनाना।",
    },
  },
  "manufacturing-baker": {
    of: "1ex3l0c",
    description: {
      hinglish: "Tonne ke hisaab se aata goondhna aur biscuit aur bread sekna.",
      hindi: "टन के हिसाब से आटा गूँधना और बिस्किट और ब्रेड सेंकना।",
    },
    summary: {
      hinglish:
        "Factory ki shift mein bade mixer aur woh oven sambhalna jismein tray belt par chalti hain, taaki Patna mein khula packet Pune mein khule packet jaisa swaad de.",
      hindi: "फ़ैक्टरी की शिफ़्ट में बड़े मिक्सर और वह ओवन सँभालना जिसमें ट्रे बेल्ट पर चलती हैं, ताकि पटना में खुला पैकेट पुणे में खुले पैकेट जैसा स्वाद दे।",
    },
  },
  "flour-miller": {
    of: "qyrlg0",
    description: {
      hinglish: "Gehun utna baareek peesna aur chhaanna jitna baker ka order ho.",
      hindi: "गेहूँ उतना बारीक पीसना और छानना जितना बेकर का ऑर्डर हो।",
    },
    summary: {
      hinglish:
        "Gehun se aata, maida, sooji aur chokar banane wali chhalni aur roller stand chalana, aur anaaj ke har naye lot ke hisaab se gap aur chhalni ka kapda badalna.",
      hindi: "गेहूँ से आटा, मैदा, सूजी और चोकर बनाने वाली छलनी और रोलर स्टैंड चलाना, और अनाज के हर नए लॉट के हिसाब से गैप और छलनी का कपड़ा बदलना।",
    },
  },
  "rice-mill-operator": {
    of: "18a1v1z",
    description: {
      hinglish: "Dhaan ka chhilka aise utaarna aur polish karna ki daane kam se kam tootein.",
      hindi: "धान का छिलका ऐसे उतारना और पॉलिश करना कि दाने कम से कम टूटें।",
    },
    summary: {
      hinglish:
        "Vyapariyon ya ration dukaan ke stock ke liye mill ke cleaner, sheller, whitener aur sorter chalana, jahan saabut daana tukde se kahin zyada mein bikta hai.",
      hindi: "व्यापारियों या राशन दुकान के स्टॉक के लिए मिल के क्लीनर, शेलर, व्हाइटनर और सॉर्टर चलाना, जहाँ साबुत दाना टुकड़े से कहीं ज़्यादा में बिकता है।",
    },
  },
  "tea-taster": {
    of: "1apecuu",
    description: {
      hinglish: "Cup dar cup chuski lekar thookna aur har bagaan ki patti ka daam lagana.",
      hindi: "कप दर कप चुस्की लेकर थूकना और हर बाग़ान की पत्ती का दाम लगाना।",
    },
    summary: {
      hinglish:
        "Kolkata, Guwahati ya Coonoor jaise neelami kendron par broker, packer ya bagaan ke liye chakhna, har lot ka daam batana, aur patti aise milana ki brand ka swaad kabhi na badle.",
      hindi:
        "कोलकाता, गुवाहाटी या कुन्नूर जैसे नीलामी केंद्रों पर ब्रोकर, पैकर या बाग़ान के लिए चखना, हर लॉट का दाम बताना, और पत्ती ऐसे मिलाना कि ब्रांड का स्वाद कभी न बदले।",
    },
  },
  "coffee-roaster": {
    of: "18nqks3",
    description: {
      hinglish: "Coffee beans bhoonna aur theek us second rokna jab swaad sabse achchha ho.",
      hindi: "कॉफ़ी के दाने भूनना और ठीक उस सेकंड पर रोकना जब स्वाद सबसे अच्छा हो।",
    },
    summary: {
      hinglish:
        "Cafe ke liye thode ya packet ke liye zyada kachche coffee ke daane bhoonna, chatakne ki awaaz sunna, har batch ko pichhle ke saath chakhna, aur dohrane ke liye taapmaan aur samay likhna.",
      hindi:
        "कैफ़े के लिए थोड़े या पैकेट के लिए ज़्यादा कच्चे कॉफ़ी के दाने भूनना, चटकने की आवाज़ सुनना, हर बैच को पिछले के साथ चखना, और दोहराने के लिए तापमान और समय लिखना।",
    },
  },
  winemaker: {
    of: "u3xuxi",
    description: {
      hinglish: "Angoor ko khameer ke sahare bagaan se botal tak pahunchana.",
      hindi: "अंगूर को ख़मीर के सहारे बाग़ान से बोतल तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Nashik ya Karnataka jaisi jagah ki winery mein tay karna ki angoor kab tode jayein, ras kaise ferment ho aur steel ya oak mein pake, aur kya milaya jaye.",
      hindi: "नासिक या कर्नाटक जैसी जगह की वाइनरी में तय करना कि अंगूर कब तोड़े जाएँ, रस कैसे फ़रमेंट हो और स्टील या ओक में पके, और क्या मिलाया जाए।",
    },
  },
  brewer: {
    of: "ney3s8",
    description: {
      hinglish: "Malt ko mash karna, ubaalna aur ferment karna, har baar wahi beer banana.",
      hindi: "माल्ट को मैश करना, उबालना और फ़रमेंट करना, हर बार वही बियर बनाना।",
    },
    summary: {
      hinglish:
        "Badi brewery ya shehar ke brewpub mein anaaj, hops, paani aur zinda khameer ka dhyan rakhna, hafton chakhna aur jaanchna taaki koi tank khatta na ho.",
      hindi: "बड़ी ब्रूअरी या शहर के ब्रूपब में अनाज, हॉप्स, पानी और ज़िंदा ख़मीर का ध्यान रखना, हफ़्तों चखना और जाँचना ताकि कोई टैंक खट्टा न हो।",
    },
  },
  butcher: {
    of: "1kmykec",
    description: { hinglish: "Jodon par se maans kaatkar bikne wale tukde banana.", hindi: "जोड़ों पर से मांस काटकर बिकने वाले टुकड़े बनाना।" },
    summary: {
      hinglish:
        "Dukaan, hotel ya meat plant ke liye bakre, murge, bhains ya suar ka maans kaatna, chaaku, block aur cold room saaf rakhna, aur grahak ko batana ki kis pakwan ke liye kaun sa tukda theek hai.",
      hindi:
        "दुकान, होटल या मीट प्लांट के लिए बकरे, मुर्ग़े, भैंस या सूअर का मांस काटना, चाकू, ब्लॉक और कोल्ड रूम साफ़ रखना, और ग्राहक को बताना कि किस पकवान के लिए कौन सा टुकड़ा ठीक है।",
    },
  },
  "fish-processor": {
    of: "15h95cv",
    description: {
      hinglish: "Dhoop chadhne se pehle machhli saaf karna, fillet banana aur jamana.",
      hindi: "धूप चढ़ने से पहले मछली साफ़ करना, फ़िले बनाना और जमाना।",
    },
    summary: {
      hinglish:
        "Kochi, Veraval ya Visakhapatnam ke seafood plant ke thande, geele farsh par export aur supermarket ke liye jheenga, squid aur tuna taiyar karna, jahan tezi ka matlab taazgi hai.",
      hindi:
        "कोच्चि, वेरावल या विशाखापत्तनम के सीफ़ूड प्लांट के ठंडे, गीले फ़र्श पर एक्सपोर्ट और सुपरमार्केट के लिए झींगा, स्क्विड और टूना तैयार करना, जहाँ तेज़ी का मतलब ताज़गी है।",
    },
  },
  "oil-mill-operator": {
    of: "10s7xte",
    description: {
      hinglish: "Sarson, moongphali ya nariyal se tel nikaalna aur chhaanna.",
      hindi: "सरसों, मूँगफली या नारियल से तेल निकालना और छानना।",
    },
    summary: {
      hinglish:
        "Kasbe ki ya factory ki mill mein beej saaf karne ki machine, screw press, yaani expeller, aur filter chalana, awaaz aur bachi hui khal se bhaanpna ki koi achchha tel bekaar to nahi ja raha.",
      hindi:
        "क़स्बे की या फ़ैक्टरी की मिल में बीज साफ़ करने की मशीन, स्क्रू प्रेस, यानी एक्सपेलर, और फ़िल्टर चलाना, आवाज़ और बची हुई खल से भाँपना कि कोई अच्छा तेल बेकार तो नहीं जा रहा।",
    },
  },
  "condiment-maker": {
    of: "le9cyx",
    description: {
      hinglish: "Ghar ke nuskhe se tonne ke hisaab se masala aur achaar banana.",
      hindi: "घर के नुस्ख़े से टन के हिसाब से मसाला और अचार बनाना।",
    },
    summary: {
      hinglish:
        "Season mein mirch, aam aur masale kharidna, phir saaf karna, bhoonna, peesna, namak lagana aur botal mein bharna, taaki aakhri jar pehle jaisa swaad de aur utna hi tike.",
      hindi:
        "सीज़न में मिर्च, आम और मसाले ख़रीदना, फिर साफ़ करना, भूनना, पीसना, नमक लगाना और बोतल में भरना, ताकि आख़िरी जार पहले जैसा स्वाद दे और उतना ही टिके।",
    },
  },
  "offset-printer": {
    of: "1jsqjj5",
    description: { hinglish: "Chaar rangon ki syahi theek ek ke upar ek chhapna.", hindi: "चार रंगों की स्याही ठीक एक के ऊपर एक छापना।" },
    summary: {
      hinglish:
        "Kitaab, calendar ya akhbaar ki press chalana: plate lagana, kagaz ki feed set karna, syahi aur paani ka santulan rakhna, aur dekhna ki aakhri sheet pehli jaisi ho.",
      hindi:
        "किताब, कैलेंडर या अख़बार की प्रेस चलाना: प्लेट लगाना, काग़ज़ की फ़ीड सेट करना, स्याही और पानी का संतुलन रखना, और देखना कि आख़िरी शीट पहली जैसी हो।",
    },
  },
  "pre-press-technician": {
    of: "12eur7s",
    description: { hinglish: "Chhapai ki plate banne se pehle galat font pakadna.", hindi: "छपाई की प्लेट बनने से पहले ग़लत फ़ॉन्ट पकड़ना।" },
    summary: {
      hinglish:
        "Grahakon ki bheji file theek karna, kaatne ka margin, yaani bleed, jodna, panne aise lagana ki kram se mudein, aur woh plate banana jinse press chhapti hai.",
      hindi: "ग्राहकों की भेजी फ़ाइलें ठीक करना, काटने का मार्जिन, यानी ब्लीड, जोड़ना, पन्ने ऐसे लगाना कि क्रम से मुड़ें, और वे प्लेटें बनाना जिनसे प्रेस छापती है।",
    },
  },
  bookbinder: {
    of: "1euag8k",
    description: {
      hinglish: "Panne aise modna, silna aur cover chadhana ki kitaab sapaat khule.",
      hindi: "पन्ने ऐसे मोड़ना, सिलना और कवर चढ़ाना कि किताब सपाट खुले।",
    },
    summary: {
      hinglish:
        "Press, library aur university ke paas ki galiyon mein chhapi sheet ko jild aur gatta dena, school ki kitaabein machine se aur thesis, album aur purani kitaabein haath se.",
      hindi:
        "प्रेस, लाइब्रेरी और यूनिवर्सिटी के पास की गलियों में छपी शीट को जिल्द और गत्ता देना, स्कूल की किताबें मशीन से और थीसिस, एल्बम और पुरानी किताबें हाथ से।",
    },
  },
  "screen-printer": {
    of: "1eexf2w",
    description: {
      hinglish: "Jaali se syahi nikaalkar shirt, board aur kaanch par chhapna.",
      hindi: "जाली से स्याही निकालकर शर्ट, बोर्ड और काँच पर छापना।",
    },
    summary: {
      hinglish:
        "Design ke har rang ke liye mahin kapde par alag stencil banana, aur club, dukaan aur exporter ke liye darjan ya hazaar ke hisaab se bag, signboard aur shaadi ke card chhapna.",
      hindi:
        "डिज़ाइन के हर रंग के लिए महीन कपड़े पर अलग स्टेंसिल बनाना, और क्लब, दुकान और एक्सपोर्टर के लिए दर्जन या हज़ार के हिसाब से बैग, साइनबोर्ड और शादी के कार्ड छापना।",
    },
  },
  "flexographic-press-operator": {
    of: "aivivr",
    description: {
      hinglish: "Roll se kilometre ke hisaab se label aur wrapper chhapna.",
      hindi: "रोल से किलोमीटर के हिसाब से लेबल और रैपर छापना।",
    },
    summary: {
      hinglish:
        "Naram, ubhri plate wali press chalana jo roll ki film ya kagaz par chhapti hai, use khaane, dawa aur shampoo ke label aur wrapper mein kaatna, aur har brand ka rang milana.",
      hindi:
        "नरम, उभरी प्लेट वाली प्रेस चलाना जो रोल की फ़िल्म या काग़ज़ पर छापती है, उसे खाने, दवा और शैंपू के लेबल और रैपर में काटना, और हर ब्रांड का रंग मिलाना।",
    },
  },
  "cabinet-maker": {
    of: "1jw4ke5",
    description: {
      hinglish: "Umda furniture banana jiski daraazein sarkein aur jod tikein.",
      hindi: "उम्दा फ़र्नीचर बनाना जिसकी दराज़ें सरकें और जोड़ टिकें।",
    },
    summary: {
      hinglish:
        "Workshop mein thos lakdi aur veneer se sideboard, palang aur desk ek-ek karke banana: cheerna, randa lagana, jodna, chipkana aur polish karna, aise darwaze jo phoonk se band ho jayein.",
      hindi:
        "वर्कशॉप में ठोस लकड़ी और विनियर से साइडबोर्ड, पलंग और डेस्क एक-एक करके बनाना: चीरना, रंदा लगाना, जोड़ना, चिपकाना और पॉलिश करना, ऐसे दरवाज़े जो फूँक से बंद हो जाएँ।",
    },
  },
  "sawmill-operator": {
    of: "13xa68b",
    description: {
      hinglish: "Latthon ko surakshit aur kam se kam barbaadi mein takhton mein cheerna.",
      hindi: "लट्ठों को सुरक्षित और कम से कम बर्बादी में तख़्तों में चीरना।",
    },
    summary: {
      hinglish:
        "Timber yard mein band saw, yaani daant wali steel ki gol patti, chalana, har tane ko reshe aur gaanth dekhkar ghumana taaki chaukhat, beam ya packing ki peti nikle.",
      hindi: "टिंबर यार्ड में बैंड सॉ, यानी दाँत वाली स्टील की गोल पट्टी, चलाना, हर तने को रेशे और गाँठ देखकर घुमाना ताकि चौखट, बीम या पैकिंग की पेटी निकले।",
    },
  },
  goldsmith: {
    of: "44e5rm",
    description: {
      hinglish: "Sona pighlana, kheenchna aur taanka lagana, lace se bhi mahin gehne banana.",
      hindi: "सोना पिघलाना, खींचना और टाँका लगाना, लेस से भी महीन गहने बनाना।",
    },
    summary: {
      hinglish:
        "Neechi bench par phoonkni, chimti aur die se kangan, chain aur temple jewellery banana, parivaron ke liye aur Kolkata, Thrissur ya Mumbai ke showroom ke liye.",
      hindi: "नीची बेंच पर फूँकनी, चिमटी और डाई से कंगन, चेन और टेंपल ज्वेलरी बनाना, परिवारों के लिए और कोलकाता, त्रिशूर या मुंबई के शोरूम के लिए।",
    },
  },
  "diamond-cutter": {
    of: "5idey",
    description: {
      hinglish: "Kachche heere sochkar aise kaatna ki kam ghatein aur sabse zyada chamkein.",
      hindi: "कच्चे हीरे सोचकर ऐसे काटना कि कम घटें और सबसे ज़्यादा चमकें।",
    },
    summary: {
      hinglish:
        "Surat mein polish ki disc par baithna, zyadatar nag ke hisaab se paisa: kachche heere par kaatne ka nishaan lagana, use gol karna aur lens ke neeche ek-ek pahal polish karna, kam vazan khokar zyada chamak paana.",
      hindi:
        "सूरत में पॉलिश की डिस्क पर बैठना, ज़्यादातर नग के हिसाब से पैसा: कच्चे हीरे पर काटने का निशान लगाना, उसे गोल करना और लेंस के नीचे एक-एक पहल पॉलिश करना, कम वज़न खोकर ज़्यादा चमक पाना।",
    },
  },
  "watch-repairer": {
    of: "73ko1d",
    description: { hinglish: "Ghadi ki nanhi machine kholna aur phir se chalana.", hindi: "घड़ी की नन्ही मशीन खोलना और फिर से चलाना।" },
    summary: {
      hinglish:
        "Chhoti dukaan ya company ke service centre mein mechanical ghadiyan saaf karna, tel dena aur samay milana, quartz ghadiyon ke cell aur coil badalna, aur kaanch aur patte lagana.",
      hindi:
        "छोटी दुकान या कंपनी के सर्विस सेंटर में मैकेनिकल घड़ियाँ साफ़ करना, तेल देना और समय मिलाना, क्वार्ट्ज़ घड़ियों के सेल और कॉइल बदलना, और काँच और पट्टे लगाना।",
    },
  },
  "musical-instrument-maker": {
    of: "1ufyery",
    description: {
      hinglish: "Sitar, tabla ya harmonium banana aur har ek ka sur milana.",
      hindi: "सितार, तबला या हारमोनियम बनाना और हर एक का सुर मिलाना।",
    },
    summary: {
      hinglish:
        "Miraj, Thanjavur ya Kolkata jaise shehron mein lakdi, tumbe, khaal aur taar ka kaam karna, purane pasandida saaz bhi theek karna, un kalakaron ke liye jo saalon manch par un par bharosa karenge.",
      hindi:
        "मिरज, तंजावुर या कोलकाता जैसे शहरों में लकड़ी, तूँबे, खाल और तार का काम करना, पुराने पसंदीदा साज़ भी ठीक करना, उन कलाकारों के लिए जो सालों मंच पर उन पर भरोसा करेंगे।",
    },
  },
  "toy-maker": {
    of: "ivib5l",
    description: {
      hinglish: "Lakdi kharaadkar aur rangkar bachpan se bhi lamba chalne wale khilone banana.",
      hindi: "लकड़ी ख़रादकर और रँगकर बचपन से भी लंबा चलने वाले खिलौने बनाना।",
    },
    summary: {
      hinglish:
        "Channapatna, Etikoppaka ya Varanasi jaise shilp shehron se maa-baap, school aur videsh ki dukaanon ko surakshit rangon ke lattu, jhunjhune aur gudiya dena.",
      hindi: "चन्नपटना, एटिकोप्पाका या वाराणसी जैसे शिल्प शहरों से माता-पिता, स्कूलों और विदेश की दुकानों को सुरक्षित रंगों के लट्टू, झुनझुने और गुड़िया देना।",
    },
  },
  "electronics-assembler": {
    of: "1csk1wc",
    description: { hinglish: "Haath se board par plug, coil aur taar solder karna.", hindi: "हाथ से बोर्ड पर प्लग, कॉइल और तार सोल्डर करना।" },
    summary: {
      hinglish:
        "Meter, charger aur telecom set banane walon ke yahan bench par soldering iron, chimti aur lamp lekar woh lagana jo machine nahi laga paati, aur test mein fail board theek karna.",
      hindi:
        "मीटर, चार्जर और टेलीकॉम सेट बनाने वालों के यहाँ बेंच पर सोल्डरिंग आयरन, चिमटी और लैंप लेकर वह लगाना जो मशीन नहीं लगा पाती, और टेस्ट में फ़ेल बोर्ड ठीक करना।",
    },
  },
  "surface-mount-technology-machine-operator": {
    of: "1crufr9",
    description: {
      hinglish: "Board par hazaron purze lagane wali machinon mein maal bharna.",
      hindi: "बोर्ड पर हज़ारों पुर्ज़े लगाने वाली मशीनों में माल भरना।",
    },
    summary: {
      hinglish:
        "Us line mein reel aur solder paste bharna jo paste chhapti hai, ghante mein pachaas hazaar purze lagati hai aur unhe pakakar jamati hai, aur pehle board mein kharabi dikhte hi use rokna.",
      hindi:
        "उस लाइन में रील और सोल्डर पेस्ट भरना जो पेस्ट छापती है, घंटे में पचास हज़ार पुर्ज़े लगाती है और उन्हें पकाकर जमाती है, और पहले बोर्ड में ख़राबी दिखते ही उसे रोकना।",
    },
  },
  "assembly-line-operator": {
    of: "93sqzl",
    description: {
      hinglish: "Chalti belt par phone aur doosre gadget mein purze lagana.",
      hindi: "चलती बेल्ट पर फ़ोन और दूसरे गैजेट में पुर्ज़े लगाना।",
    },
    summary: {
      hinglish:
        "Noida, Chennai ya Bengaluru ke aas-paas ke plant mein ek hi kaam, jaise screen ya camera lagana, shift mein saikdon baar karna, jahan kaam karne walon mein bahut si hostel mein rehti yuvatiyan hain.",
      hindi:
        "नोएडा, चेन्नई या बेंगलुरु के आस-पास के प्लांट में एक ही काम, जैसे स्क्रीन या कैमरा लगाना, शिफ़्ट में सैकड़ों बार करना, जहाँ काम करने वालों में बहुत सी हॉस्टल में रहती युवतियाँ हैं।",
    },
  },
  "automobile-assembler": {
    of: "ywybro",
    description: { hinglish: "Chalti line par car mein darwaze aur pahiye kasna.", hindi: "चलती लाइन पर कार में दरवाज़े और पहिए कसना।" },
    summary: {
      hinglish:
        "Power tool aur checklist lekar car plant ke ek station ke kaam karna, har car par lagbhag ek minute, aur shift mein team ke saath station badalna.",
      hindi: "पावर टूल और चेकलिस्ट लेकर कार प्लांट के एक स्टेशन के काम करना, हर कार पर लगभग एक मिनट, और शिफ़्ट में टीम के साथ स्टेशन बदलना।",
    },
  },
  "engine-assembler": {
    of: "7yajw8",
    description: { hinglish: "Saaf haathon se theek gap aur kasaav par engine jodna.", hindi: "साफ़ हाथों से ठीक गैप और कसाव पर इंजन जोड़ना।" },
    summary: {
      hinglish:
        "Car, tractor ya motorcycle plant ke ek station par piston, crankshaft aur valve lagana, us wrench se jo bolt theek kasne par click karta hai.",
      hindi: "कार, ट्रैक्टर या मोटरसाइकिल प्लांट के एक स्टेशन पर पिस्टन, क्रैंकशाफ़्ट और वाल्व लगाना, उस रिंच से जो बोल्ट ठीक कसने पर क्लिक करता है।",
    },
  },
  "aircraft-structure-assembler": {
    of: "z55u90",
    description: {
      hinglish: "Bina ek bhi chook ke hawai jahaz ki chaadar frame par rivet karna.",
      hindi: "बिना एक भी चूक के हवाई जहाज़ की चादर फ़्रेम पर रिवेट करना।",
    },
    summary: {
      hinglish:
        "HAL ya private factory mein drawing dekhkar aur mazboot frame, yaani jig, mein fighter, yaatri vimaan aur helicopter ke pankh, darwaze aur poonchh ke hisse jodna.",
      hindi: "HAL या प्राइवेट फ़ैक्टरी में ड्रॉइंग देखकर और मज़बूत फ़्रेम, यानी जिग, में फ़ाइटर, यात्री विमान और हेलीकॉप्टर के पंख, दरवाज़े और पूँछ के हिस्से जोड़ना।",
    },
  },
  "coil-winder": {
    of: "1axjt4z",
    description: {
      hinglish: "Motor aur transformer ke liye taambe ka taar chakkar dar chakkar lapetna.",
      hindi: "मोटर और ट्रांसफ़ॉर्मर के लिए ताँबे का तार चक्कर दर चक्कर लपेटना।",
    },
    summary: {
      hinglish:
        "Pankhe, pump aur generator ki taar ki coil banana ya nayi karna, factory mein ya bazaar ki dukaan mein jahan kisan apni jali hui motor ka intezaar karta hai.",
      hindi: "पंखे, पंप और जनरेटर की तार की कॉइल बनाना या नई करना, फ़ैक्टरी में या बाज़ार की दुकान में जहाँ किसान अपनी जली हुई मोटर का इंतज़ार करता है।",
    },
  },
  "furniture-assembler": {
    of: "r8k9hi",
    description: {
      hinglish: "Sapaat board aur kabze jodkar palang aur almaari banana.",
      hindi: "सपाट बोर्ड और क़ब्ज़े जोड़कर पलंग और अलमारी बनाना।",
    },
    summary: {
      hinglish:
        "Factory mein ya kharidar ke ghar par drawing aur pench ki thaili se palang, almaari aur desk jodna, taaki kuch na hile aur har darwaza seedha lage.",
      hindi: "फ़ैक्टरी में या ख़रीदार के घर पर ड्रॉइंग और पेंच की थैली से पलंग, अलमारी और डेस्क जोड़ना, ताकि कुछ न हिले और हर दरवाज़ा सीधा लगे।",
    },
  },
  "motor-vehicle-mechanic": {
    of: "xgtk78",
    description: {
      hinglish: "Kaan aur scanner se pata lagana ki car mein kya kharabi hai.",
      hindi: "कान और स्कैनर से पता लगाना कि कार में क्या ख़राबी है।",
    },
    summary: {
      hinglish:
        "Gali ke garage ya dealer ki workshop mein car ki service aur marammat karna, tel, brake aur clutch se sensor tak: maalik ki poori baat sunna, wajah dhoondhna, theek karna aur pakka karne ke liye car chalana.",
      hindi:
        "गली के गैराज या डीलर की वर्कशॉप में कार की सर्विस और मरम्मत करना, तेल, ब्रेक और क्लच से सेंसर तक: मालिक की पूरी बात सुनना, वजह ढूँढना, ठीक करना और पक्का करने के लिए कार चलाना।",
    },
  },
  "motorcycle-mechanic": {
    of: "3c1mip",
    description: {
      hinglish: "Maalik ke intezaar karte-karte scooter aur motorcycle chalu karna.",
      hindi: "मालिक के इंतज़ार करते-करते स्कूटर और मोटरसाइकिल चालू करना।",
    },
    summary: {
      hinglish:
        "Sadak kinare ki dukaan ya company ke service centre mein brake, clutch, chain, carburettor ya fuel injection ka kaam karna, din mein kai chhote kaam; kaafi log apna garage khol lete hain.",
      hindi:
        "सड़क किनारे की दुकान या कंपनी के सर्विस सेंटर में ब्रेक, क्लच, चेन, कार्बोरेटर या फ़्यूल इंजेक्शन का काम करना, दिन में कई छोटे काम; काफ़ी लोग अपना गैराज खोल लेते हैं।",
    },
  },
  "diesel-mechanic": {
    of: "1n4dkb2",
    description: { hinglish: "Truck, bus aur tractor ke engine ki overhauling karna.", hindi: "ट्रक, बस और ट्रैक्टर के इंजन की ओवरहॉलिंग करना।" },
    summary: {
      hinglish:
        "Depot, garage aur sadak kinare piston, pump aur gearbox kholna aur phir se banana, un maalikon ke liye jinhe gaadi khadi rehne par har ghante nuksan hota hai.",
      hindi: "डिपो, गैराज और सड़क किनारे पिस्टन, पंप और गियरबॉक्स खोलना और फिर से बनाना, उन मालिकों के लिए जिन्हें गाड़ी खड़ी रहने पर हर घंटे नुक़सान होता है।",
    },
  },
  "auto-electrician": {
    of: "nud5ct",
    description: {
      hinglish: "Sensors se bhari car mein woh ek kharab taar dhoondh nikaalna.",
      hindi: "सेंसरों से भरी कार में वह एक ख़राब तार ढूँढ निकालना।",
    },
    summary: {
      hinglish:
        "Garage, depot ya dealer ke yahan car, bus aur scooter ki light, starter, charging, sensor aur control box ko meter, wiring diagram aur scanner se theek karna.",
      hindi:
        "गैराज, डिपो या डीलर के यहाँ कार, बस और स्कूटर की लाइट, स्टार्टर, चार्जिंग, सेंसर और कंट्रोल बॉक्स को मीटर, वायरिंग डायग्राम और स्कैनर से ठीक करना।",
    },
  },
  "automobile-body-repairer": {
    of: "1p9emoq",
    description: {
      hinglish: "Car ke pichke darwaze thokkar aur bharkar itne seedhe karna ki chamak uthein.",
      hindi: "कार के पिचके दरवाज़े ठोककर और भरकर इतने सीधे करना कि चमक उठें।",
    },
    summary: {
      hinglish:
        "Sadak kinare ki denting ki dukaan ya dealer ki body shop mein, haadse ke baad gaadi ke darwaze, fender aur frame ko hathaude, puller aur welder se seedha karna, painter ke haath lagane se pehle.",
      hindi:
        "सड़क किनारे की डेंटिंग की दुकान या डीलर की बॉडी शॉप में, हादसे के बाद गाड़ी के दरवाज़े, फ़ेंडर और फ़्रेम को हथौड़े, पुलर और वेल्डर से सीधा करना, पेंटर के हाथ लगाने से पहले।",
    },
  },
  "vehicle-painter": {
    of: "1jkqjpa",
    description: {
      hinglish: "Rang aise milana aur spray karna ki marammat kisi ko dikhe hi nahi.",
      hindi: "रंग ऐसे मिलाना और स्प्रे करना कि मरम्मत किसी को दिखे ही नहीं।",
    },
    summary: {
      hinglish:
        "Garage ke spray booth mein filler, ghisai, primer, rang aur upar ke clear coat se kharonch lagi car, bike aur bus ko phir showroom jaisa bana dena.",
      hindi: "गैराज के स्प्रे बूथ में फ़िलर, घिसाई, प्राइमर, रंग और ऊपर के क्लियर कोट से खरोंच लगी कार, बाइक और बस को फिर शोरूम जैसा बना देना।",
    },
  },
  "tyre-fitter": {
    of: "1xrsaz1",
    description: {
      hinglish: "Scooter se tipper tak ke tyre badalna, balance karna aur puncture banana.",
      hindi: "स्कूटर से टिपर तक के टायर बदलना, बैलेंस करना और पंचर बनाना।",
    },
    summary: {
      hinglish:
        "Sadak kinare ki dukaan, petrol pump ya showroom par jack, compressor aur alignment machine se kaam karke bike aur truck walon ko aise pahiyon par rawana karna jo sadak pakdein aur seedhe chalein.",
      hindi:
        "सड़क किनारे की दुकान, पेट्रोल पंप या शोरूम पर जैक, कंप्रेसर और अलाइनमेंट मशीन से काम करके बाइक और ट्रक वालों को ऐसे पहियों पर रवाना करना जो सड़क पकड़ें और सीधे चलें।",
    },
  },
  "home-appliance-repairer": {
    of: "1tnekso",
    description: {
      hinglish: "Logon ki rasoi mein washing machine aur fridge theek karna.",
      hindi: "लोगों की रसोई में वॉशिंग मशीन और फ़्रिज ठीक करना।",
    },
    summary: {
      hinglish:
        "Kisi brand ke liye ya apne dam par ghar-ghar jana, washing machine, fridge ya oven kyon band hua yeh pata karna, pehle kharch batana, phir purza badalna.",
      hindi: "किसी ब्रांड के लिए या अपने दम पर घर-घर जाना, वॉशिंग मशीन, फ़्रिज या अवन क्यों बंद हुआ यह पता करना, पहले ख़र्च बताना, फिर पुर्ज़ा बदलना।",
    },
  },
  "printing-machine-mechanic": {
    of: "7bq2gw",
    description: {
      hinglish: "Printing machinen theek karna aur unke roller aur gripper set karna.",
      hindi: "छपाई की मशीनें ठीक करना और उनके रोलर और ग्रिपर सेट करना।",
    },
    summary: {
      hinglish:
        "Sivakasi, Delhi ya kisi akhbaar ke plant ki press mein jakar pata karna ki kaagaz kyon phisalta hai, syahi kyon phailti hai ya folder kyon atakta hai, aur roller, gripper aur timing phir se set karna.",
      hindi:
        "शिवकाशी, दिल्ली या किसी अख़बार के प्लांट की प्रेस में जाकर पता करना कि काग़ज़ क्यों फिसलता है, स्याही क्यों फैलती है या फ़ोल्डर क्यों अटकता है, और रोलर, ग्रिपर और टाइमिंग फिर से सेट करना।",
    },
  },
  "industrial-machinery-mechanic": {
    of: "1wf0kas",
    description: {
      hinglish: "Factory ki band padi line tak daudkar pahunchna aur use theek karna.",
      hindi: "फ़ैक्टरी की बंद पड़ी लाइन तक दौड़कर पहुँचना और उसे ठीक करना।",
    },
    summary: {
      hinglish:
        "Factory ke gearbox, pump, hydraulic aur conveyor chalu rakhna: hafte ke round mein grease dena aur aawaz sunna, kisi bhi samay breakdown theek karna aur kharabi ki wajah likhna.",
      hindi:
        "फ़ैक्टरी के गियरबॉक्स, पंप, हाइड्रॉलिक और कन्वेयर चालू रखना: हफ़्ते के राउंड में ग्रीस देना और आवाज़ सुनना, किसी भी समय ब्रेकडाउन ठीक करना और ख़राबी की वजह लिखना।",
    },
  },
  "sewing-machine-mechanic": {
    of: "88iog3",
    description: {
      hinglish: "Hall bhar silai machinen aise set karna ki koi sui na toote.",
      hindi: "हॉल भर सिलाई मशीनें ऐसे सेट करना कि कोई सुई न टूटे।",
    },
    summary: {
      hinglish:
        "Tiruppur, Bengaluru ya Noida ki garment factory mein silai, overlock aur kaaj ki machinen set aur theek karna, aur har naye style ke liye line taiyar karna.",
      hindi: "तिरुप्पूर, बेंगलुरु या नोएडा की गारमेंट फ़ैक्टरी में सिलाई, ओवरलॉक और काज की मशीनें सेट और ठीक करना, और हर नए स्टाइल के लिए लाइन तैयार करना।",
    },
  },
  "plant-manager": {
    of: "1w6tzbb",
    description: {
      hinglish: "Poori factory ke production, laagat aur haadson ke liye jawabdeh hona.",
      hindi: "पूरी फ़ैक्टरी के उत्पादन, लागत और हादसों के लिए जवाबदेह होना।",
    },
    summary: {
      hinglish:
        "Production, quality, maintenance aur store ke pramukhon ki aguwai karna, maalikon ke saath saal ka production aur laagat tay karna, aur woh manager hona jise factory kanoon jawabdeh maanta hai.",
      hindi:
        "प्रोडक्शन, क्वालिटी, मेंटेनेंस और स्टोर के प्रमुखों की अगुवाई करना, मालिकों के साथ साल का उत्पादन और लागत तय करना, और वह मैनेजर होना जिसे फ़ैक्टरी क़ानून जवाबदेह मानता है।",
    },
  },
  "production-supervisor": {
    of: "13moroz",
    description: {
      hinglish: "Shift ke kaamgaron ko kaam par lagana aur poochhna ki line kyon ruki hai.",
      hindi: "शिफ़्ट के कामगारों को काम पर लगाना और पूछना कि लाइन क्यों रुकी है।",
    },
    summary: {
      hinglish:
        "Ek shift ke production, reject maal aur suraksha ke liye jawabdeh hona: har kaamgar ko uski jagah par lagana, maal maujood hai yeh dekhna, maintenance ko bulana aur agli shift ko aankde saunpna.",
      hindi:
        "एक शिफ़्ट के उत्पादन, रिजेक्ट माल और सुरक्षा के लिए जवाबदेह होना: हर कामगार को उसकी जगह पर लगाना, माल मौजूद है यह देखना, मेंटेनेंस को बुलाना और अगली शिफ़्ट को आँकड़े सौंपना।",
    },
  },
  "production-planner": {
    of: "16q1fg5",
    description: {
      hinglish: "Order, machine aur steel ko aise plan mein bithana jo tike.",
      hindi: "ऑर्डर, मशीन और स्टील को ऐसे प्लान में बिठाना जो टिके।",
    },
    summary: {
      hinglish:
        "Bikri ke order se hafte ka plan banana: kaun si machine kya banayegi, steel aur purze kab tak aane chahiye, aur kuch toote ya der se aaye to kya rukega.",
      hindi: "बिक्री के ऑर्डर से हफ़्ते का प्लान बनाना: कौन-सी मशीन क्या बनाएगी, स्टील और पुर्ज़े कब तक आने चाहिए, और कुछ टूटे या देर से आए तो क्या रुकेगा।",
    },
  },
  "quality-control-inspector": {
    of: "6pgb5s",
    description: {
      hinglish: "Sample naapna aur kharab purze kharidaar se pehle hi reject karna.",
      hindi: "सैंपल नापना और ख़राब पुर्ज़े ख़रीदार से पहले ही रिजेक्ट करना।",
    },
    summary: {
      hinglish:
        "Car ke purzon se pressure cooker tak ki factory mein kharida hua maal, line ka kaam aur pack maal gauge aur test rig se jaanchna, aur zarurat ho to poora lot rok dena.",
      hindi:
        "कार के पुर्ज़ों से प्रेशर कुकर तक की फ़ैक्टरी में ख़रीदा हुआ माल, लाइन का काम और पैक माल गेज और टेस्ट रिग से जाँचना, और ज़रूरत हो तो पूरा लॉट रोक देना।",
    },
  },
  "quality-manager": {
    of: "kzuzga",
    description: {
      hinglish: "Purze kyon fail hue yeh khojna aur auditors ko plant dikhana.",
      hindi: "पुर्ज़े क्यों फ़ेल हुए यह खोजना और ऑडिटरों को प्लांट दिखाना।",
    },
    summary: {
      hinglish:
        "Poore plant ki jaanch, record aur training tay karna, har shikayat ki wajah tak pahunchna, aur customers aur ISO auditors ko dikhana ki sudhaar tika hua hai.",
      hindi: "पूरे प्लांट की जाँच, रिकॉर्ड और ट्रेनिंग तय करना, हर शिकायत की वजह तक पहुँचना, और ग्राहकों और ISO ऑडिटरों को दिखाना कि सुधार टिका हुआ है।",
    },
  },
  "maintenance-manager": {
    of: "ojmg9w",
    description: {
      hinglish: "Marammat ka aisa plan banana ki machine tabhi ruke jab use roka jaye.",
      hindi: "मरम्मत का ऐसा प्लान बनाना कि मशीन तभी रुके जब उसे रोका जाए।",
    },
    summary: {
      hinglish:
        "Plant ke fitter aur electrician ki aguwai karna, kharab hone se pehle kya grease karna, badalna ya dobara banana hai yeh tay karna, spare rakhna, aur machine jitne ghante band rahi uska jawab dena.",
      hindi:
        "प्लांट के फ़िटर और इलेक्ट्रिशियन की अगुवाई करना, ख़राब होने से पहले क्या ग्रीस करना, बदलना या दोबारा बनाना है यह तय करना, स्पेयर रखना, और मशीन जितने घंटे बंद रही उसका जवाब देना।",
    },
  },
  coppersmith: {
    of: "1rd1nuf",
    description: {
      hinglish: "Peedhi dar peedhi chalne wale bartan dhaalna, thokna aur chamkana.",
      hindi: "पीढ़ी दर पीढ़ी चलने वाले बर्तन ढालना, ठोकना और चमकाना।",
    },
    summary: {
      hinglish:
        "Punjab ke Jandiala Guru, Pune ya Srinagar jaisi jagahon par taambe, peetal aur kaanse ke bartan, ghantiyan aur deepak hathaude, nihai aur aag se banana aur theek karna.",
      hindi: "पंजाब के जंडियाला गुरु, पुणे या श्रीनगर जैसी जगहों पर ताँबे, पीतल और काँसे के बर्तन, घंटियाँ और दीपक हथौड़े, निहाई और आग से बनाना और ठीक करना।",
    },
  },
  "bicycle-assembler": {
    of: "12ghdxn",
    description: { hinglish: "Frame, chain aur brake jodna aur pahiye set karna.", hindi: "फ़्रेम, चेन और ब्रेक जोड़ना और पहिए सेट करना।" },
    summary: {
      hinglish:
        "Ludhiana ki factory line par bearing dabakar bithana aur pahiye, chain aur brake lagana, ya dukaan mein aadhi bani cycle ko pehle sawaar ke liye taiyar karna.",
      hindi: "लुधियाना की फ़ैक्टरी लाइन पर बेयरिंग दबाकर बिठाना और पहिए, चेन और ब्रेक लगाना, या दुकान में आधी बनी साइकिल को पहले सवार के लिए तैयार करना।",
    },
  },
  "agarbatti-maker": {
    of: "1dclkfh",
    description: { hinglish: "Lakhon ki ginti mein agarbatti belna aur sukhana.", hindi: "लाखों की गिनती में अगरबत्ती बेलना और सुखाना।" },
    summary: {
      hinglish:
        "Karnataka, Gujarat ya Tripura mein ghar par ya chhoti unit mein bina khushboo ki kachchi agarbatti banana, jise perfumer khushboo mein dubokar, pack karke mandiron aur parivaron ko bechte hain.",
      hindi:
        "कर्नाटक, गुजरात या त्रिपुरा में घर पर या छोटी यूनिट में बिना ख़ुशबू की कच्ची अगरबत्ती बनाना, जिसे परफ़्यूमर ख़ुशबू में डुबोकर, पैक करके मंदिरों और परिवारों को बेचते हैं।",
    },
  },
  "wire-harness-assembler": {
    of: "14f2u5u",
    description: {
      hinglish: "Car ke andar ke taaron ka bundle crimp karna aur tape se baandhna.",
      hindi: "कार के अंदर के तारों का बंडल क्रिंप करना और टेप से बाँधना।",
    },
    summary: {
      hinglish:
        "Kate aur crimp kiye hue saikdon taar peg board par bichhana aur tape se baandhkar woh bundle yaani harness banana jo car ya scooter mein current aur signal pahunchata hai.",
      hindi: "कटे और क्रिंप किए हुए सैकड़ों तार पेग बोर्ड पर बिछाना और टेप से बाँधकर वह बंडल यानी हार्नेस बनाना जो कार या स्कूटर में करंट और सिग्नल पहुँचाता है।",
    },
  },
  "wood-factory-manager": {
    of: "1gn648x",
    description: {
      hinglish: "Almari aur sofe ke order plant se samay par nikaalna.",
      hindi: "अलमारी और सोफ़े के ऑर्डर प्लांट से समय पर निकालना।",
    },
    summary: {
      hinglish:
        "Furniture plant ko lakdi ke godown se pack almari tak chalana: hafte ke order tay karna, aari, glue aur polish par nazar rakhna, aur barbaadi, laagat aur delivery ke din ke liye jawabdeh hona.",
      hindi:
        "फ़र्नीचर प्लांट को लकड़ी के गोदाम से पैक अलमारी तक चलाना: हफ़्ते के ऑर्डर तय करना, आरी, ग्लू और पॉलिश पर नज़र रखना, और बर्बादी, लागत और डिलीवरी के दिन के लिए जवाबदेह होना।",
    },
  },
  "papad-maker": {
    of: "1ofa9h6",
    description: {
      hinglish: "Aata kaagaz jaisa patla belna, sukhana aur bechne ke liye papad pack karna.",
      hindi: "आटा काग़ज़ जैसा पतला बेलना, सुखाना और बेचने के लिए पापड़ पैक करना।",
    },
    summary: {
      hinglish:
        "Lijjat jaisi cooperative ya self-help group ke liye, ya apne label se, ghar par urad, moong ya chawal ke papad banana, kaali mirch, hunar aur lagataar dhoop ke saath.",
      hindi:
        "Lijjat जैसी सहकारी संस्था या स्वयं सहायता समूह के लिए, या अपने लेबल से, घर पर उड़द, मूँग या चावल के पापड़ बनाना, काली मिर्च, हुनर और लगातार धूप के साथ।",
    },
  },
  "module-assembly-technician": {
    of: "on8rvp",
    description: {
      hinglish: "Solar cell ko ladi mein jodna aur kaanch ke neeche seal karna.",
      hindi: "सोलर सेल को लड़ी में जोड़ना और काँच के नीचे सील करना।",
    },
    summary: {
      hinglish:
        "Cell ko solder karke ladi banane wali machinen sambhalna, hot press ke liye kaanch, film aur cell kram se bichhana, har panel par frame lagana aur tez roshni ki chamak mein test karna.",
      hindi:
        "सेल को सोल्डर करके लड़ी बनाने वाली मशीनें सँभालना, हॉट प्रेस के लिए काँच, फ़िल्म और सेल क्रम से बिछाना, हर पैनल पर फ़्रेम लगाना और तेज़ रोशनी की चमक में टेस्ट करना।",
    },
  },
  "tyre-retreader": {
    of: "1hfoga3",
    description: {
      hinglish: "Truck ke ghise tyre ko naye rubber aur garmi se doosri zindagi dena.",
      hindi: "ट्रक के घिसे टायर को नए रबर और गर्मी से दूसरी ज़िंदगी देना।",
    },
    summary: {
      hinglish:
        "Truck ke tyre ki ghis chuki upari parat, yaani tread, ko grind karke utaarna, bacha hua tyre jaanchna, aur garmi aur dabaav se nayi parat chipkana.",
      hindi: "ट्रक के टायर की घिस चुकी ऊपरी परत, यानी ट्रेड, को ग्राइंड करके उतारना, बचा हुआ टायर जाँचना, और गर्मी और दबाव से नई परत चिपकाना।",
    },
  },
  "hand-packer": {
    of: "1a9ss0o",
    description: {
      hinglish: "Saamaan haath se carton mein bharna, label aur tape lagana.",
      hindi: "सामान हाथ से कार्टन में भरना, लेबल और टेप लगाना।",
    },
    summary: {
      hinglish:
        "Factory ya godown mein mez ke paas khade hokar nag ginkar dibbon mein daalna, khaali jagah bharna, tape aur label lagana, aur toota ya kam nikla maal alag rakhna, ek shift mein saikdon baar.",
      hindi:
        "फ़ैक्टरी या गोदाम में मेज़ के पास खड़े होकर नग गिनकर डिब्बों में डालना, ख़ाली जगह भरना, टेप और लेबल लगाना, और टूटा या कम निकला माल अलग रखना, एक शिफ़्ट में सैकड़ों बार।",
    },
  },
  "electric-vehicle-technician": {
    of: "e4jgmy",
    description: {
      hinglish: "Electric scooter ki battery aur motor ki kharabi pakadna.",
      hindi: "इलेक्ट्रिक स्कूटर की बैटरी और मोटर की ख़राबी पकड़ना।",
    },
    summary: {
      hinglish:
        "Dealer, fleet ya battery swap karne wali company ke liye electric scooter, rickshaw, car aur bus ki service karna: high voltage ko surakshit karna, fault code padhna, cell test karna, controller, motor aur battery pack badalna.",
      hindi:
        "डीलर, फ़्लीट या बैटरी स्वैप करने वाली कंपनी के लिए इलेक्ट्रिक स्कूटर, रिक्शा, कार और बस की सर्विस करना: हाई वोल्टेज को सुरक्षित करना, फ़ॉल्ट कोड पढ़ना, सेल टेस्ट करना, कंट्रोलर, मोटर और बैटरी पैक बदलना।",
    },
  },
};
