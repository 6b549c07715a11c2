import type { ToldCareers } from "./told.ts";

export const manufacturing: ToldCareers = {
  machinist: {
    of: "q3e3hz",
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
    day: {
      hinglish: [
        "Slot ki milling se pehle dial gauge se jaanchna ki block seedha baitha hai",
        "Chart se stainless steel ke liye speed aur feed chunna",
        "Steel ki key par neela rang lagana, dekhna ki slot mein kahan ragadti hai, aur wahin reti se ghisna",
      ],
      hindi: [
        "स्लॉट की मिलिंग से पहले डायल गेज से जाँचना कि ब्लॉक सीधा बैठा है",
        "चार्ट से स्टेनलेस स्टील के लिए स्पीड और फ़ीड चुनना",
        "स्टील की कुंजी पर नीला रंग लगाना, देखना कि स्लॉट में कहाँ रगड़ती है, और वहीं रेती से घिसना",
      ],
    },
  },
  "cnc-machine-operator": {
    of: "1dkugcj",
    description: {
      hinglish: "Computer se chalne wali machine mein piece lagana aur purze naapna.",
      hindi: "कंप्यूटर से चलने वाली मशीन में पीस लगाना और पुर्ज़े नापना।",
    },
    summary: {
      hinglish:
        "Har piece kasna, machine chalane wala program shuru karna, bane hue purze naapna, aur ghisne se pehle cutting tip badalna, aksar ek saath do machinon par.",
      hindi: "हर पीस कसना, मशीन चलाने वाला प्रोग्राम शुरू करना, बने हुए पुर्ज़े नापना, और घिसने से पहले कटिंग टिप बदलना, अक्सर एक साथ दो मशीनों पर।",
    },
    day: {
      hinglish: [
        "Nayi cutting tip lagana, use purze se chhuaana aur uski lambai machine mein daalna",
        "Har paanchvi shaft naapna aur size mein aata farak likhna",
        "Cycle start dabane se pehle shikanje se dhaatu ki chheelan hatana",
      ],
      hindi: [
        "नई कटिंग टिप लगाना, उसे पुर्ज़े से छुआना और उसकी लंबाई मशीन में डालना",
        "हर पाँचवीं शाफ़्ट नापना और साइज़ में आता फ़र्क़ लिखना",
        "साइकिल स्टार्ट दबाने से पहले शिकंजे से धातु की छीलन हटाना",
      ],
    },
  },
  "cnc-programmer": {
    of: "al78w",
    description: { hinglish: "Dhaatu kaatne wale cutter ka raasta likhna.", hindi: "धातु काटने वाले कटर का रास्ता लिखना।" },
    summary: {
      hinglish:
        "Drawing ko machine tool ke nirdeshon mein badalna: kaun sa cutter, kaun sa raasta, kitni speed. Screen par aur pehle piece par pakka karna ki kuch takraye nahi aur ek minute bhi bekaar na jaye.",
      hindi:
        "ड्रॉइंग को मशीन टूल के निर्देशों में बदलना: कौन सा कटर, कौन सा रास्ता, कितनी स्पीड। स्क्रीन पर और पहले पीस पर पक्का करना कि कुछ टकराए नहीं और एक मिनट भी बेकार न जाए।",
    },
    day: {
      hinglish: [
        "Solid model import karna aur tay karna ki kis satah se pakadna hai",
        "Tool path ko screen par chalakar dekhna ki holder kahin takrata to nahi",
        "Do drilling cycle jodkar gyarah second bachana",
      ],
      hindi: [
        "सॉलिड मॉडल इम्पोर्ट करना और तय करना कि किस सतह से पकड़ना है",
        "टूल पाथ को स्क्रीन पर चलाकर देखना कि होल्डर कहीं टकराता तो नहीं",
        "दो ड्रिलिंग साइकिल जोड़कर ग्यारह सेकंड बचाना",
      ],
    },
  },
  "tool-and-die-maker": {
    of: "1j2houg",
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
    day: {
      hinglish: [
        "Mould ke dono hisson par neela rang lagana aur itna khurachna ki band hone par roshni bhi na guzre",
        "Bijli ki chingari se woh patli jhiri kaatna jahan koi cutter nahi pahunchta",
        "Press tool chalakar dekhna aur uska chhoda khurdura kinara, yaani burr, parakhna",
      ],
      hindi: [
        "मोल्ड के दोनों हिस्सों पर नीला रंग लगाना और इतना खुरचना कि बंद होने पर रोशनी भी न गुज़रे",
        "बिजली की चिंगारी से वह पतली झिरी काटना जहाँ कोई कटर नहीं पहुँचता",
        "प्रेस टूल चलाकर देखना और उसका छोड़ा खुरदुरा किनारा, यानी बर, परखना",
      ],
    },
  },
  turner: {
    of: "1q91g35",
    description: {
      hinglish: "Lathe par hand wheel aur haath ke andaaz se shaft aur bush banana.",
      hindi: "लेथ पर हैंड व्हील और हाथ के अंदाज़ से शाफ़्ट और बुश बनाना।",
    },
    summary: {
      hinglish:
        "Railway workshop, repair shop aur tool room mein pin, pulley aur pump spindle banana, aksar woh ek piece jiske bina poori factory ruki rehti hai.",
      hindi: "रेलवे वर्कशॉप, रिपेयर शॉप और टूल रूम में पिन, पुली और पंप स्पिंडल बनाना, अक्सर वह एक पीस जिसके बिना पूरी फ़ैक्टरी रुकी रहती है।",
    },
    day: {
      hinglish: [
        "Choodi kaatne wala tool ghisna aur gauge par uska sixty degree ka kon jaanchna",
        "Dhaatu ki bush kharaadna aur uska chhed dheere-dheere sahi size tak laana",
        "Tool ko kaanpne diye bina patli pin kaatkar alag karna",
      ],
      hindi: [
        "चूड़ी काटने वाला टूल घिसना और गेज पर उसका साठ डिग्री का कोण जाँचना",
        "धातु की बुश ख़रादना और उसका छेद धीरे-धीरे सही साइज़ तक लाना",
        "टूल को काँपने दिए बिना पतली पिन काटकर अलग करना",
      ],
    },
  },
  "grinder-operator": {
    of: "q01gv0",
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
    day: {
      hinglish: [
        "Heere se grinding wheel ki satah chheelna aur badalti awaaz par kaan rakhna",
        "Bearing ring ki aakhri ghisai tab tak chalne dena jab tak chingari band na ho",
        "Purze ko thanda hone dena, phir dial par uski golai jaanchna",
      ],
      hindi: [
        "हीरे से ग्राइंडिंग व्हील की सतह छीलना और बदलती आवाज़ पर कान रखना",
        "बेयरिंग रिंग की आख़िरी घिसाई तब तक चलने देना जब तक चिंगारी बंद न हो",
        "पुर्ज़े को ठंडा होने देना, फिर डायल पर उसकी गोलाई जाँचना",
      ],
    },
  },
  fitter: {
    of: "krl261",
    description: {
      hinglish: "Machine ke purze reti se ghisna aur khurachna jab tak theek na sarkein.",
      hindi: "मशीन के पुर्ज़े रेती से घिसना और खुरचना जब तक ठीक न सरकें।",
    },
    summary: {
      hinglish:
        "Factory, railway shed ya power plant mein bench par marking, drilling, filing aur assembly karna, aur machine ne jo baal bhar chhoda ho, use haath se utaarna.",
      hindi: "फ़ैक्टरी, रेलवे शेड या पावर प्लांट में बेंच पर मार्किंग, ड्रिलिंग, फ़ाइलिंग और असेंबली करना, और मशीन ने जो बाल भर छोड़ा हो, उसे हाथ से उतारना।",
    },
    day: {
      hinglish: [
        "Plate par nishaan lagana, aari-reti chalana taaki jodi mein baithe",
        "Machine ki slide khurachna jab tak neela rang na dikhaye ki woh har jagah chhoo rahi hai",
        "Gearbox jodna aur dhaatu ki patli pattiyon se uske daanton ka gap set karna",
      ],
      hindi: [
        "प्लेट पर निशान लगाना, आरी-रेती चलाना ताकि जोड़ी में बैठे",
        "मशीन की स्लाइड खुरचना जब तक नीला रंग न दिखाए कि वह हर जगह छू रही है",
        "गियरबॉक्स जोड़ना और धातु की पतली पत्तियों से उसके दाँतों का गैप सेट करना",
      ],
    },
  },
  "pipe-fitter": {
    of: "moej01",
    description: {
      hinglish: "Plant ki bhaap aur acid ki steel line modna aur jodna.",
      hindi: "प्लांट की भाप और एसिड की स्टील लाइन मोड़ना और जोड़ना।",
    },
    summary: {
      hinglish:
        "Drawing padhna, pipe kaatna, modna aur taangna, welder ke liye flange seedh mein laana aur poori line pressure par jaanchna, refinery, power station aur dairy mein.",
      hindi: "ड्रॉइंग पढ़ना, पाइप काटना, मोड़ना और टाँगना, वेल्डर के लिए फ़्लैंज सीध में लाना और पूरी लाइन प्रेशर पर जाँचना, रिफ़ाइनरी, पावर स्टेशन और डेयरी में।",
    },
    day: {
      hinglish: [
        "Pipe ki teen dishaon wali drawing, yaani isometric, padhna aur weld ki jagah chhodkar tukde kaatna",
        "Flange ke chhed milana aur bolt aamne-saamne ke kram mein kasna",
        "Pump se line ko test pressure tak laana aur uske saath chalkar tapkan dhoondhna",
      ],
      hindi: [
        "पाइप की तीन दिशाओं वाली ड्रॉइंग, यानी आइसोमेट्रिक, पढ़ना और वेल्ड की जगह छोड़कर टुकड़े काटना",
        "फ़्लैंज के छेद मिलाना और बोल्ट आमने-सामने के क्रम में कसना",
        "पंप से लाइन को टेस्ट प्रेशर तक लाना और उसके साथ चलकर टपकन ढूँढ़ना",
      ],
    },
  },
  millwright: {
    of: "1r51ygj",
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
    day: {
      hinglish: [
        "Chaalis tonne ki press ko neechi roller gaadi, yaani skate, aur sabbal se andar laana",
        "Pachchar lagakar uska bed har metre mein millimetre ke kuch sauvein hisson tak level karna",
        "Laser se motor aur pump ki shaft ek seedh mein laana",
      ],
      hindi: [
        "चालीस टन की प्रेस को नीची रोलर गाड़ी, यानी स्केट, और सब्बल से अंदर लाना",
        "पच्चर लगाकर उसका बेड हर मीटर में मिलीमीटर के कुछ सौवें हिस्सों तक लेवल करना",
        "लेज़र से मोटर और पंप की शाफ़्ट एक सीध में लाना",
      ],
    },
  },
  "sheet-metal-worker": {
    of: "l10ltv",
    description: {
      hinglish: "Dhaatu ki chaadar par nishaan lagana, kaatna aur modkar hood, box aur duct banana.",
      hindi: "धातु की चादर पर निशान लगाना, काटना और मोड़कर हुड, बॉक्स और डक्ट बनाना।",
    },
    summary: {
      hinglish:
        "Jasta chadhi ya stainless steel ki patli chaadar se AC ke duct, canteen counter aur switchboard panel banana, har aakaar pehle sapaat draw karna taaki har jod mile.",
      hindi: "जस्ता चढ़ी या स्टेनलेस स्टील की पतली चादर से AC के डक्ट, कैंटीन काउंटर और स्विचबोर्ड पैनल बनाना, हर आकार पहले सपाट ड्रॉ करना ताकि हर जोड़ मिले।",
    },
    day: {
      hinglish: [
        "Kainchi uthane se pehle cone ko kagaz par sapaat kholkar banana",
        "Har mod mein khapne wali dhaatu ka hisaab rakhkar modne wali press, yaani press brake, par control box modna",
        "Bracket spot weld karna aur jod thokkar sapaat karna",
      ],
      hindi: [
        "कैंची उठाने से पहले कोन को काग़ज़ पर सपाट खोलकर बनाना",
        "हर मोड़ में खपने वाली धातु का हिसाब रखकर मोड़ने वाली प्रेस, यानी प्रेस ब्रेक, पर कंट्रोल बॉक्स मोड़ना",
        "ब्रैकेट स्पॉट वेल्ड करना और जोड़ ठोककर सपाट करना",
      ],
    },
  },
  "pattern-maker": {
    of: "1ne06fb",
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
    day: {
      hinglish: [
        "Contraction scale se har naap mein sikudan jodna",
        "Pump casing do aadhe hisson mein tarashna, bagal dhalaan wali rakhna taaki ret chhod de",
        "Andar ke kone mom se gol karna aur poore par varnish lagana",
      ],
      hindi: [
        "कॉन्ट्रैक्शन स्केल से हर नाप में सिकुड़न जोड़ना",
        "पंप केसिंग दो आधे हिस्सों में तराशना, बग़ल ढलान वाली रखना ताकि रेत छोड़ दे",
        "अंदर के कोने मोम से गोल करना और पूरे पर वार्निश लगाना",
      ],
    },
  },
  engraver: {
    of: "3moqws",
    description: { hinglish: "Peetal, kaanch ya patthar par naam aur sajaavat khodna.", hindi: "पीतल, काँच या पत्थर पर नाम और सजावट खोदना।" },
    summary: {
      hinglish:
        "Haath ki chheni ya laser se plate, trophy, gehne, die aur patthar par khudai karna, dukaan, jeweller aur factory ke liye, ek anguthi se hazaar name plate tak.",
      hindi: "हाथ की छेनी या लेज़र से प्लेट, ट्रॉफ़ी, गहने, डाई और पत्थर पर खुदाई करना, दुकान, जौहरी और फ़ैक्टरी के लिए, एक अँगूठी से हज़ार नेम प्लेट तक।",
    },
    day: {
      hinglish: [
        "Peetal ki plate par akshar itni doori par rakhna ki koi sata na lage",
        "Test ka ek chaukor khodkar slate ke liye power aur speed set karna",
        "Mahin chheni, yaani graver, se phoolon ka design aur gehra karna",
      ],
      hindi: [
        "पीतल की प्लेट पर अक्षर इतनी दूरी पर रखना कि कोई सटा न लगे",
        "टेस्ट का एक चौकोर खोदकर स्लेट के लिए पावर और स्पीड सेट करना",
        "महीन छेनी, यानी ग्रेवर, से फूलों का डिज़ाइन और गहरा करना",
      ],
    },
  },
  "metrology-technician": {
    of: "mguyqw",
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
    day: {
      hinglish: [
        "Coordinate machine par casting ke chaalis point probe se naapna",
        "Steel ke gauge block dabakar aapas mein chipkana aur unse micrometer jaanchna",
        "Do chhed zyada chaude hone par batch par laal tag lagana",
      ],
      hindi: [
        "कोऑर्डिनेट मशीन पर कास्टिंग के चालीस पॉइंट प्रोब से नापना",
        "स्टील के गेज ब्लॉक दबाकर आपस में चिपकाना और उनसे माइक्रोमीटर जाँचना",
        "दो छेद ज़्यादा चौड़े होने पर बैच पर लाल टैग लगाना",
      ],
    },
  },
  welder: {
    of: "bgr59l",
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
    day: {
      hinglish: [
        "Do plates ke kinare dhalaan mein ghisna aur sahi gap par tack karna",
        "Weld ki sabse gehri pehli parat daalna aur roshni par nahi, pighli dhaatu par nazar rakhna",
        "Agli parat se pehle upar ki papdi, yaani slag, jhaadna aur khaanche dekhna",
      ],
      hindi: [
        "दो प्लेटों के किनारे ढलान में घिसना और सही गैप पर टैक करना",
        "वेल्ड की सबसे गहरी पहली परत डालना और रोशनी पर नहीं, पिघली धातु पर नज़र रखना",
        "अगली परत से पहले ऊपर की पपड़ी, यानी स्लैग, झाड़ना और खाँचे देखना",
      ],
    },
  },
  "welding-robot-operator": {
    of: "7lwm6j",
    description: { hinglish: "Machine ki baanh ko har jod sikhana aur use sudharna.", hindi: "मशीन की बाँह को हर जोड़ सिखाना और उसे सुधारना।" },
    summary: {
      hinglish:
        "Car, scooter ya tractor ki factory mein robot cell mein purze rakhna, purza tedha ho to baanh ka raasta badalna, weld jaanchna aur ghisi hui tip badalna.",
      hindi: "कार, स्कूटर या ट्रैक्टर की फ़ैक्टरी में रोबोट सेल में पुर्ज़े रखना, पुर्ज़ा टेढ़ा हो तो बाँह का रास्ता बदलना, वेल्ड जाँचना और घिसी हुई टिप बदलना।",
    },
    day: {
      hinglish: [
        "Haath ke box, yaani pendant, se welding torch ko ghumana aur har point save karna",
        "Panel aadha millimetre oonche aane par patli patti se clamp ko uthana",
        "Tay samay par contact tip badalna aur nozzle ponchhna",
      ],
      hindi: [
        "हाथ के बॉक्स, यानी पेंडेंट, से वेल्डिंग टॉर्च को घुमाना और हर पॉइंट सेव करना",
        "पैनल आधा मिलीमीटर ऊँचे आने पर पतली पट्टी से क्लैंप को उठाना",
        "तय समय पर कॉन्टैक्ट टिप बदलना और नोज़ल पोंछना",
      ],
    },
  },
  "foundry-moulder": {
    of: "1nhlxir",
    description: {
      hinglish: "Ret dabakar woh saancha banana jo pighle lohe ko aakaar de.",
      hindi: "रेत दबाकर वह साँचा बनाना जो पिघले लोहे को आकार दे।",
    },
    summary: {
      hinglish:
        "Pattern ke chaaron taraf nam ret kootna, jahan casting khokhli ho wahan core rakhna, dhaatu ke raaste kaatna aur dhalaai ke liye box band karna, haath ya machine se.",
      hindi: "पैटर्न के चारों तरफ़ नम रेत कूटना, जहाँ कास्टिंग खोखली हो वहाँ कोर रखना, धातु के रास्ते काटना और ढलाई के लिए बॉक्स बंद करना, हाथ या मशीन से।",
    },
    day: {
      hinglish: [
        "Mutthi bhar ret dabakar uski nami parakhna",
        "Neeche ke box mein ret kootna, saancha kholna aur pattern saafai se nikaalna",
        "Ret mein suraakh karna taaki loha aane se pehle gas nikal sake",
      ],
      hindi: [
        "मुट्ठी भर रेत दबाकर उसकी नमी परखना",
        "नीचे के बॉक्स में रेत कूटना, साँचा खोलना और पैटर्न सफ़ाई से निकालना",
        "रेत में सूराख़ करना ताकि लोहा आने से पहले गैस निकल सके",
      ],
    },
  },
  "furnace-operator": {
    of: "36jbu3",
    description: {
      hinglish: "Bhatthi mein dhaatu pighlana aur bina chheente ke undelna.",
      hindi: "भट्ठी में धातु पिघलाना और बिना छींटे के उँडेलना।",
    },
    summary: {
      hinglish:
        "Foundry ya steel plant ki bijli ya tel wali bhatthi mein scrap daalna, uska taapmaan dekhna, slag hatana, aur dhaatu ladle mein nikaalna, yaani tap karna.",
      hindi: "फ़ाउंड्री या स्टील प्लांट की बिजली या तेल वाली भट्ठी में स्क्रैप डालना, उसका तापमान देखना, स्लैग हटाना, और धातु लैडल में निकालना, यानी टैप करना।",
    },
    day: {
      hinglish: [
        "Scrap pehle garam karna aur poori tarah band ya geela tukda na lena",
        "Undelne se pehle slag hatana aur taapmaan wala probe dubona",
        "Crane ladle ko thaame rahe, tab bhatthi jhukana",
      ],
      hindi: [
        "स्क्रैप पहले गर्म करना और पूरी तरह बंद या गीला टुकड़ा न लेना",
        "उँडेलने से पहले स्लैग हटाना और तापमान वाला प्रोब डुबोना",
        "क्रेन लैडल को थामे रहे, तब भट्ठी झुकाना",
      ],
    },
  },
  blacksmith: {
    of: "rqyxnu",
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
    day: {
      hinglish: [
        "Naarangi tape hansiye ka hatthe wala sira peetkar patla karna",
        "Kulhadi ki tapti dhaar ko bujhakar thanda karna aur pehle bhoose jaisa, phir baingani rang chadhte dekhna",
        "Buaai se pehle poore gaon ke hal ke phaal tez karna",
      ],
      hindi: [
        "नारंगी तपे हँसिए का हत्थे वाला सिरा पीटकर पतला करना",
        "कुल्हाड़ी की तपती धार को बुझाकर ठंडा करना और पहले भूसे जैसा, फिर बैंगनी रंग चढ़ते देखना",
        "बुआई से पहले पूरे गाँव के हल के फाल तेज़ करना",
      ],
    },
  },
  "heat-treatment-operator": {
    of: "17taire",
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
    day: {
      hinglish: [
        "Gear ko rack par aise lagana ki tel har daant tak pahunche",
        "Chart mein likhe samay tak saadhe aath sau degree banaye rakhna",
        "Rockwell tester par sample mein gaddha banana aur uska number padhna",
      ],
      hindi: [
        "गियर को रैक पर ऐसे लगाना कि तेल हर दाँत तक पहुँचे",
        "चार्ट में लिखे समय तक साढ़े आठ सौ डिग्री बनाए रखना",
        "रॉकवेल टेस्टर पर सैंपल में गड्ढा बनाना और उसका नंबर पढ़ना",
      ],
    },
  },
  electroplater: {
    of: "1jzneu5",
    description: {
      hinglish: "Tank mein nal aur purzon par nickel, jasta ya sona chadhana.",
      hindi: "टैंक में नल और पुर्ज़ों पर निकल, जस्ता या सोना चढ़ाना।",
    },
    summary: {
      hinglish:
        "Bolt, nal ya gehne saaf karna, taangna aur ek ke baad ek hauz mein dubona, current set karna, chemical jaanchna, aur dhulai ka paani treatment ke liye bhejna.",
      hindi: "बोल्ट, नल या गहने साफ़ करना, टाँगना और एक के बाद एक हौज़ में डुबोना, करंट सेट करना, केमिकल जाँचना, और धुलाई का पानी ट्रीटमेंट के लिए भेजना।",
    },
    day: {
      hinglish: [
        "Nickel ke hauz ko boond-boond, yaani titration se, jaanchna aur jo kam ho use poora karna",
        "Bathroom ke nal aise taangna ki current unke khokhle hisson tak bhi pahunche",
        "Chrome dhulai ka peela paani gande paani ke plant mein jaane se pehle hara karna",
      ],
      hindi: [
        "निकल के हौज़ को बूँद-बूँद, यानी टाइट्रेशन से, जाँचना और जो कम हो उसे पूरा करना",
        "बाथरूम के नल ऐसे टाँगना कि करंट उनके खोखले हिस्सों तक भी पहुँचे",
        "क्रोम धुलाई का पीला पानी गंदे पानी के प्लांट में जाने से पहले हरा करना",
      ],
    },
  },
  "rolling-mill-operator": {
    of: "1rqwipd",
    description: {
      hinglish: "Laal garam steel ko train ki raftaar se dabakar rod aur patti banana.",
      hindi: "लाल गर्म स्टील को ट्रेन की रफ़्तार से दबाकर रॉड और पट्टी बनाना।",
    },
    summary: {
      hinglish:
        "Steel plant mein roller, speed aur thanda karne wala paani set karna, taaki dehakti dhaatu ke tukde, yaani billet aur slab, imaaraton ke sariye aur car ki chaadar bankar nikalein.",
      hindi:
        "स्टील प्लांट में रोलर, स्पीड और ठंडा करने वाला पानी सेट करना, ताकि दहकती धातु के टुकड़े, यानी बिलेट और स्लैब, इमारतों के सरिये और कार की चादर बनकर निकलें।",
    },
    day: {
      hinglish: [
        "Sariye bade size ke niklein to roll ka gap baal bhar ghatana",
        "Laal garam rod ka uljha guchchha, yaani cobble, gas cutter aur crane se hatana",
        "Line ke upar ke control cabin se patti ki chaudai aur taapmaan padhna",
      ],
      hindi: [
        "सरिये बड़े साइज़ के निकलें तो रोल का गैप बाल भर घटाना",
        "लाल गर्म रॉड का उलझा गुच्छा, यानी कॉबल, गैस कटर और क्रेन से हटाना",
        "लाइन के ऊपर के कंट्रोल केबिन से पट्टी की चौड़ाई और तापमान पढ़ना",
      ],
    },
  },
  boilermaker: {
    of: "471tts",
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
    day: {
      hinglish: [
        "Moti plate ko modkar gol khol banana aur uska jod milana",
        "Drum mein tube ke sire failana jab tak har ek kas na jaye",
        "Taiyar vessel mein paani bharkar use kaam ke pressure se upar le jaana aur riste jod dhoondhna",
      ],
      hindi: [
        "मोटी प्लेट को मोड़कर गोल खोल बनाना और उसका जोड़ मिलाना",
        "ड्रम में ट्यूब के सिरे फैलाना जब तक हर एक कस न जाए",
        "तैयार वेसल में पानी भरकर उसे काम के प्रेशर से ऊपर ले जाना और रिसते जोड़ ढूँढ़ना",
      ],
    },
  },
  "powder-coater": {
    of: "1rtgo64",
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
    day: {
      hinglish: [
        "Khidki ke section saat tankon se guzaarkar chiknai hatana",
        "Charge kiya powder andar ke konon mein ek jaisa udaana",
        "Oven do sau degree par set karna aur pakne ka samay naapna",
      ],
      hindi: [
        "खिड़की के सेक्शन सात टंकियों से गुज़ारकर चिकनाई हटाना",
        "चार्ज किया पाउडर अंदर के कोनों में एक जैसा उड़ाना",
        "ओवन दो सौ डिग्री पर सेट करना और पकने का समय नापना",
      ],
    },
  },
  "metal-polisher": {
    of: "1tg6tam",
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
    day: {
      hinglish: [
        "Steel ke sink ko chaar baar, har baar aur mahin ghiskar, aaine jaisa chamkana",
        "Ghoomte sooti pahiye par hara polish paste lagana",
        "Peetal ka lamp aise ghumana ki pahiya use haath se jhapat na le",
      ],
      hindi: [
        "स्टील के सिंक को चार बार, हर बार और महीन घिसकर, आईने जैसा चमकाना",
        "घूमते सूती पहिए पर हरा पॉलिश पेस्ट लगाना",
        "पीतल का लैंप ऐसे घुमाना कि पहिया उसे हाथ से झपट न ले",
      ],
    },
  },
  "chemical-plant-operator": {
    of: "1icuw2n",
    description: { hinglish: "Valve aur screen se reactor ka taapmaan sahi rakhna.", hindi: "वाल्व और स्क्रीन से रिएक्टर का तापमान सही रखना।" },
    summary: {
      hinglish:
        "Dye, khaad ya bulk drug ki factory ke vessel bharna, garam karna, thanda karna aur khaali karna, aur kharab hone wale pump ki awaaz pehchanna.",
      hindi: "डाई, खाद या बल्क ड्रग की फ़ैक्टरी के वेसल भरना, गर्म करना, ठंडा करना और ख़ाली करना, और ख़राब होने वाले पंप की आवाज़ पहचानना।",
    },
    day: {
      hinglish: [
        "Nuskhe ke hisaab se reactor bharna aur use sixty degree par rakhna",
        "Chehre ki shield aur dastaane pehankar nozzle se sample lena",
        "Pump ko line se alag karna aur permit par marammat ke liye saunpna",
      ],
      hindi: [
        "नुस्ख़े के हिसाब से रिएक्टर भरना और उसे साठ डिग्री पर रखना",
        "चेहरे की शील्ड और दस्ताने पहनकर नोज़ल से सैंपल लेना",
        "पंप को लाइन से अलग करना और परमिट पर मरम्मत के लिए सौंपना",
      ],
    },
  },
  "tyre-builder": {
    of: "1d7letv",
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
    day: {
      hinglish: [
        "Drum phoolne se pehle dono steel ring, yaani bead, seedhi baithana",
        "Tread ko roller se dabana taaki neeche hawa na rahe",
        "Kachcha tyre taulna aur pakne ke liye taangna",
      ],
      hindi: [
        "ड्रम फूलने से पहले दोनों स्टील रिंग, यानी बीड, सीधी बैठाना",
        "ट्रेड को रोलर से दबाना ताकि नीचे हवा न रहे",
        "कच्चा टायर तौलना और पकने के लिए टाँगना",
      ],
    },
  },
  "paper-machine-operator": {
    of: "rr1v2z",
    description: { hinglish: "Geeli lugdi ko bina toote sookhi reel mein badalna.", hindi: "गीली लुगदी को बिना टूटे सूखी रील में बदलना।" },
    summary: {
      hinglish:
        "Train ke do dibbon se bhi lambi machine ka ek hissa sambhalna, geeli lugdi se press aur dryer hote hue reel tak, aur sheet jab bhi toote, use phir se chadhana.",
      hindi: "ट्रेन के दो डिब्बों से भी लंबी मशीन का एक हिस्सा सँभालना, गीली लुगदी से प्रेस और ड्रायर होते हुए रील तक, और शीट जब भी टूटे, उसे फिर से चढ़ाना।",
    },
    day: {
      hinglish: [
        "Phaadi hui patti roshni mein dekhna ki reshe barabar hain ya nahi",
        "Sheet tootne par use phir dryer mein se guzaarkar chadhana",
        "Geeli sheet le jaane wali kapde ki gol belt, yaani felt, bhatak jaye to use waapas seedh mein laana",
      ],
      hindi: [
        "फाड़ी हुई पट्टी रोशनी में देखना कि रेशे बराबर हैं या नहीं",
        "शीट टूटने पर उसे फिर ड्रायर में से गुज़ारकर चढ़ाना",
        "गीली शीट ले जाने वाली कपड़े की गोल बेल्ट, यानी फ़ेल्ट, भटक जाए तो उसे वापस सीध में लाना",
      ],
    },
  },
  "sugar-boiler": {
    of: "1f3chsj",
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
    day: {
      hinglish: [
        "Ubalti chaashni ki boond kaanch par ragadna aur faaltu daane dhoondhna",
        "Theek gaadhapan aate hi vacuum pan mein beej daana daalna",
        "Taiyar batch, yaani strike, ko neeche ke thanda karne wale tank mein khaali karna",
      ],
      hindi: [
        "उबलती चाशनी की बूँद काँच पर रगड़ना और फ़ालतू दाने ढूँढ़ना",
        "ठीक गाढ़ापन आते ही वैक्यूम पैन में बीज दाना डालना",
        "तैयार बैच, यानी स्ट्राइक, को नीचे के ठंडा करने वाले टैंक में ख़ाली करना",
      ],
    },
  },
  "refrigeration-operator": {
    of: "1aivxem",
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
    day: {
      hinglish: [
        "Har ghante har compressor ke pehle aur baad ka pressure likhna",
        "Mask aur dastaane pehankar ammonia tank se tel nikaalna",
        "Aalu ke chamber ki coil ki barf pighlana, isse pehle ki woh hawa rok de",
      ],
      hindi: [
        "हर घंटे हर कंप्रेसर के पहले और बाद का प्रेशर लिखना",
        "मास्क और दस्ताने पहनकर अमोनिया टैंक से तेल निकालना",
        "आलू के चैंबर की कॉइल की बर्फ़ पिघलाना, इससे पहले कि वह हवा रोक दे",
      ],
    },
  },
  "injection-moulding-operator": {
    of: "1fue99n",
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
    day: {
      hinglish: [
        "Paardarshi batch se pehle barrel ka bacha kaala plastic bahar nikaalna",
        "Dhakkan tedhe hone par cooling do second badhana",
        "Bekaar dandi todna aur jod par ungli pherkar bahar nikla plastic pakadna",
      ],
      hindi: [
        "पारदर्शी बैच से पहले बैरल का बचा काला प्लास्टिक बाहर निकालना",
        "ढक्कन टेढ़े होने पर कूलिंग दो सेकंड बढ़ाना",
        "बेकार डंडी तोड़ना और जोड़ पर उँगली फेरकर बाहर निकला प्लास्टिक पकड़ना",
      ],
    },
  },
  "glass-blower": {
    of: "oadtvg",
    description: {
      hinglish: "Dehakta kaanch uthana, phoonkna aur thanda hone se pehle aakaar dena.",
      hindi: "दहकता काँच उठाना, फूँकना और ठंडा होने से पहले आकार देना।",
    },
    summary: {
      hinglish:
        "Firozabad ki bhatthiyon par lampshade aur phooldaan, ya university lab ke flask aur condenser banana, us naram kaanch mein phoonkna jise lagataar ghumana padta hai.",
      hindi: "फ़िरोज़ाबाद की भट्ठियों पर लैंपशेड और फूलदान, या यूनिवर्सिटी लैब के फ़्लास्क और कंडेंसर बनाना, उस नरम काँच में फूँकना जिसे लगातार घुमाना पड़ता है।",
    },
    day: {
      hinglish: [
        "Shahad jaise gaadhe kaanch ka gola phoonkni par uthana aur ghumate rehna",
        "Gas ki lau par condenser ki andar wali nali jodna",
        "Taiyar flask raat bhar annealing oven mein thande hone dena, taaki chatkein nahi",
      ],
      hindi: [
        "शहद जैसे गाढ़े काँच का गोला फूँकनी पर उठाना और घुमाते रहना",
        "गैस की लौ पर कंडेंसर की अंदर वाली नली जोड़ना",
        "तैयार फ़्लास्क रात भर एनीलिंग ओवन में ठंडे होने देना, ताकि चटकें नहीं",
      ],
    },
  },
  "kiln-operator": {
    of: "1q05rkp",
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
    day: {
      hinglish: [
        "Kachchi tile aise rakhna ki kinhi do ke kinare na chhuein",
        "Kone mudne lagein to zone saat ke burner zara ghatana-badhana",
        "Har pake cup ko thapthapana aur dabi hui khanak pehchanna",
      ],
      hindi: [
        "कच्ची टाइलें ऐसे रखना कि किन्हीं दो के किनारे न छुएँ",
        "कोने मुड़ने लगें तो ज़ोन सात के बर्नर ज़रा घटाना-बढ़ाना",
        "हर पके कप को थपथपाना और दबी हुई खनक पहचानना",
      ],
    },
  },
  "rubber-mill-operator": {
    of: "ya0mux",
    description: { hinglish: "Das powder ke nuskhe se rubber milana aur belna.", hindi: "दस पाउडर के नुस्ख़े से रबर मिलाना और बेलना।" },
    summary: {
      hinglish:
        "Do roller ke beech kachcha rubber goondhna, nuskhe se tel, kaalikh, gandhak aur doosre powder milana, aur tyre ya seal ke liye use sheet banakar utaarna.",
      hindi: "दो रोलर के बीच कच्चा रबर गूँधना, नुस्ख़े से तेल, कालिख, गंधक और दूसरे पाउडर मिलाना, और टायर या सील के लिए उसे शीट बनाकर उतारना।",
    },
    day: {
      hinglish: [
        "Carbon black kilo mein aur gandhak gram tak taulna",
        "Garm sheet ek sire se kaatna aur modkar phir rollers ke beech daalna",
        "Har batch ka namoona kaatna, taaki lab naap sake ki woh kitni tezi se sakht hota hai",
      ],
      hindi: [
        "कार्बन ब्लैक किलो में और गंधक ग्राम तक तौलना",
        "गर्म शीट एक सिरे से काटना और मोड़कर फिर रोलरों के बीच डालना",
        "हर बैच का नमूना काटना, ताकि लैब नाप सके कि वह कितनी तेज़ी से सख़्त होता है",
      ],
    },
  },
  "paint-mixer": {
    of: "1jx0g04",
    description: {
      hinglish: "Paint peesna aur rang milana jab tak batch shade card se na mile.",
      hindi: "पेंट पीसना और रंग मिलाना जब तक बैच शेड कार्ड से न मिले।",
    },
    summary: {
      hinglish:
        "Steel ke bade bartan mein pigment, resin aur solvent se deewar, car aur machine ke paint banana, kuch gram rang se hazaar litre theek karna.",
      hindi: "स्टील के बड़े बर्तन में पिगमेंट, रेज़िन और सॉल्वेंट से दीवार, कार और मशीन के पेंट बनाना, कुछ ग्राम रंग से हज़ार लीटर ठीक करना।",
    },
    day: {
      hinglish: [
        "Tez mixer par safed pigment ko resin mein itna phentna ki koi guthli na rahe",
        "Din jaisi roshni ke lamp ke neeche geela paint standard shade ke bagal mein lagana",
        "Lot ko patla karna jab tak flow cup tay samay mein khaali na ho",
      ],
      hindi: [
        "तेज़ मिक्सर पर सफ़ेद पिगमेंट को रेज़िन में इतना फेंटना कि कोई गुठली न रहे",
        "दिन जैसी रोशनी के लैंप के नीचे गीला पेंट स्टैंडर्ड शेड के बग़ल में लगाना",
        "लॉट को पतला करना जब तक फ़्लो कप तय समय में ख़ाली न हो",
      ],
    },
  },
  "pharmaceutical-operator": {
    of: "1xj41eq",
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
    day: {
      hinglish: [
        "Gown pehanna, powder taulkar nikaalna aur har vazan par doosre ke dastakhat lena",
        "Har pandrah minute mein das tablet taulna aur bharai theek karna",
        "Likhna ki kamre ki nami apni seema se kab, kaise aur kyon badhi",
      ],
      hindi: [
        "गाउन पहनना, पाउडर तौलकर निकालना और हर वज़न पर दूसरे के दस्तख़त लेना",
        "हर पंद्रह मिनट में दस टैबलेट तौलना और भराई ठीक करना",
        "लिखना कि कमरे की नमी अपनी सीमा से कब, कैसे और क्यों बढ़ी",
      ],
    },
  },
  "packaging-machine-operator": {
    of: "5vm7f2",
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
    day: {
      hinglish: [
        "Film ki nayi reel chadhana aur uska chhapa nishaan sensor ke neeche laana",
        "Pouch ko paani ke andar dabana aur bulbule dekhna",
        "Theek aadhi raat ko tareekh chhapne wale coder ka text badalna",
      ],
      hindi: [
        "फ़िल्म की नई रील चढ़ाना और उसका छपा निशान सेंसर के नीचे लाना",
        "पाउच को पानी के अंदर दबाना और बुलबुले देखना",
        "ठीक आधी रात को तारीख़ छापने वाले कोडर का टेक्स्ट बदलना",
      ],
    },
  },
  "control-room-operator": {
    of: "h4dj0e",
    description: {
      hinglish: "Screen par poore plant ka haal dekhna aur alarm aane par kadam uthana.",
      hindi: "स्क्रीन पर पूरे प्लांट का हाल देखना और अलार्म आने पर क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Refinery, khaad ya cement plant ka taapmaan, level aur flow dekhna, desk se valve chalana, aur jahan reading galat lage wahan field operator ko dekhne bhejna.",
      hindi: "रिफ़ाइनरी, खाद या सीमेंट प्लांट का तापमान, लेवल और फ़्लो देखना, डेस्क से वाल्व चलाना, और जहाँ रीडिंग ग़लत लगे वहाँ फ़ील्ड ऑपरेटर को देखने भेजना।",
    },
    day: {
      hinglish: [
        "Badalte level ke trend ko field operator ke padhe gauge se milana",
        "Chaalis alarm ki baadh ko sweekar karna, kram mein lagana aur niptana",
        "Log ki ek-ek line batakar agli shift ko kaam saunpna",
      ],
      hindi: [
        "बदलते लेवल के ट्रेंड को फ़ील्ड ऑपरेटर के पढ़े गेज से मिलाना",
        "चालीस अलार्म की बाढ़ को स्वीकार करना, क्रम में लगाना और निपटाना",
        "लॉग की एक-एक लाइन बताकर अगली शिफ़्ट को काम सौंपना",
      ],
    },
  },
  "sewing-machine-operator": {
    of: "ecgfg4",
    description: { hinglish: "Kapdon ki ek hi silai din bhar seedhi aur tez karna.", hindi: "कपड़ों की एक ही सिलाई दिन भर सीधी और तेज़ करना।" },
    summary: {
      hinglish:
        "Tiruppur, Bengaluru ya Noida ki factory line par hafte mein hazaron kapdon ka ek hi hissa, jaise collar ya side ki silai, sample aur ghante ke target se silna.",
      hindi: "तिरुप्पुर, बेंगलुरु या नोएडा की फ़ैक्टरी लाइन पर हफ़्ते में हज़ारों कपड़ों का एक ही हिस्सा, जैसे कॉलर या साइड की सिलाई, सैंपल और घंटे के टारगेट से सिलना।",
    },
    day: {
      hinglish: [
        "Notch par silvat daale bina ghante mein assi collar lagana",
        "Tooti sui badalna aur uska har tukda jama karna",
        "Chhodne se pehle side ki silai par kapde ke chaarkhaane milana",
      ],
      hindi: [
        "नॉच पर सिलवट डाले बिना घंटे में अस्सी कॉलर लगाना",
        "टूटी सुई बदलना और उसका हर टुकड़ा जमा करना",
        "छोड़ने से पहले साइड की सिलाई पर कपड़े के चारख़ाने मिलाना",
      ],
    },
  },
  tailor: {
    of: "yj98i9",
    description: { hinglish: "Ek vyakti ke naap par kapde kaatna aur silna.", hindi: "एक व्यक्ति के नाप पर कपड़े काटना और सिलना।" },
    summary: {
      hinglish:
        "Dukaan, boutique ya ghar par blouse, kurta, uniform aur suit silna, zyadatar piece ke hisaab se paisa: naap lena, kaatna, silna, pehnakar dekhna aur theek karna jab tak har ek sahi na baithe.",
      hindi:
        "दुकान, बुटीक या घर पर ब्लाउज़, कुर्ता, यूनिफ़ॉर्म और सूट सिलना, ज़्यादातर पीस के हिसाब से पैसा: नाप लेना, काटना, सिलना, पहनाकर देखना और ठीक करना जब तक हर एक सही न बैठे।",
    },
    day: {
      hinglish: [
        "Sherwani ke liye chaudah naap lena aur likhna ki ek kandha neecha hai",
        "Jacket kachchi silna, pehnakar dekhna aur phir udhedna",
        "Kal se shuru hone wali shaadi ke blouse poore karna",
      ],
      hindi: [
        "शेरवानी के लिए चौदह नाप लेना और लिखना कि एक कंधा नीचा है",
        "जैकेट कच्ची सिलना, पहनाकर देखना और फिर उधेड़ना",
        "कल से शुरू होने वाली शादी के ब्लाउज़ पूरे करना",
      ],
    },
  },
  "fashion-pattern-maker": {
    of: "19a9q5e",
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
    day: {
      hinglish: [
        "Dummy par kora kapda daalna aur dart ka nishaan lagana",
        "Computer par kurte ka pattern small se double-XL tak badhana, yaani grading karna",
        "Fitting dekhne ke baad armhole se teen millimetre kam karna",
      ],
      hindi: [
        "डमी पर कोरा कपड़ा डालना और डार्ट का निशान लगाना",
        "कंप्यूटर पर कुर्ते का पैटर्न स्मॉल से डबल-XL तक बढ़ाना, यानी ग्रेडिंग करना",
        "फ़िटिंग देखने के बाद आर्महोल से तीन मिलीमीटर कम करना",
      ],
    },
  },
  "fabric-cutter": {
    of: "ptyjw6",
    description: { hinglish: "Kapde ki sau paratein ek hi lakeer par kaatna.", hindi: "कपड़े की सौ परतें एक ही लकीर पर काटना।" },
    summary: {
      hinglish:
        "Kapde ki paratein bichhana, upar cutting plan, yaani marker, rakhna, straight ya band knife se poora dher kaatna, aur bundle par number daalna taaki alag shade aapas mein na mil jayein.",
      hindi:
        "कपड़े की परतें बिछाना, ऊपर कटिंग प्लान, यानी मार्कर, रखना, स्ट्रेट या बैंड नाइफ़ से पूरा ढेर काटना, और बंडल पर नंबर डालना ताकि अलग शेड आपस में न मिल जाएँ।",
    },
    day: {
      hinglish: [
        "Sau paratein aise bichhana ki kinare barabar hon aur kuch khinche nahi",
        "Cutting plan, yaani marker, par tukde aur satakar hatheli bhar kapda bachana",
        "Lohe ki jaali ka dastaana pehankar straight knife kapde ke gale par ghumana",
      ],
      hindi: [
        "सौ परतें ऐसे बिछाना कि किनारे बराबर हों और कुछ खिंचे नहीं",
        "कटिंग प्लान, यानी मार्कर, पर टुकड़े और सटाकर हथेली भर कपड़ा बचाना",
        "लोहे की जाली का दस्ताना पहनकर स्ट्रेट नाइफ़ कपड़े के गले पर घुमाना",
      ],
    },
  },
  weaver: {
    of: "1cgqhli",
    description: {
      hinglish: "Power loom par nazar rakhna aur toota hua ek dhaaga bhi jodna.",
      hindi: "पावर लूम पर नज़र रखना और टूटा हुआ एक धागा भी जोड़ना।",
    },
    summary: {
      hinglish:
        "Bhiwandi, Surat ya Erode ke shed mein power loom ki kataar sambhalna: toote dhaage jodna, baana aur beam badalna, aur kharabi ko kai metre failne se pehle rokna.",
      hindi: "भिवंडी, सूरत या इरोड के शेड में पावर लूम की क़तार सँभालना: टूटे धागे जोड़ना, बाना और बीम बदलना, और ख़राबी को कई मीटर फैलने से पहले रोकना।",
    },
    day: {
      hinglish: [
        "Toota dhaaga minute bhar mein jodna aur loom number chhe phir chalana",
        "Nayi beam ke dhaage ek-ek karke loom ke nanhe chhedon aur kanghi se nikaalna",
        "Aath loom par nazar rakhna aur jahan awaaz alag lage, udhar jaana",
      ],
      hindi: [
        "टूटा धागा मिनट भर में जोड़ना और लूम नंबर छह फिर चलाना",
        "नई बीम के धागे एक-एक करके लूम के नन्हे छेदों और कंघी से निकालना",
        "आठ लूम पर नज़र रखना और जहाँ आवाज़ अलग लगे, उधर जाना",
      ],
    },
  },
  "spinning-machine-operator": {
    of: "xo5kjb",
    description: { hinglish: "Mill ke frame par toota soot pal bhar mein jodna.", hindi: "मिल के फ़्रेम पर टूटा सूत पल भर में जोड़ना।" },
    summary: {
      hinglish:
        "Cotton mill ke lambe frame ke saath shift mein meelon chalna: toota soot jodna, bobbin badalna, rui ke reshe saaf karna, garam aur nam hall mein jo chaubison ghante chalte hain.",
      hindi: "कॉटन मिल के लंबे फ़्रेम के साथ शिफ़्ट में मीलों चलना: टूटा सूत जोड़ना, बॉबिन बदलना, रुई के रेशे साफ़ करना, गर्म और नम हॉल में जो चौबीसों घंटे चलते हैं।",
    },
    day: {
      hinglish: [
        "Toota dhaaga pakadna, use dheeli pooni, yaani roving, se lagana aur ainthan se judne dena",
        "Purani khatm hone se pehle upar roving ki nayi bobbin taangna",
        "Roller se rui ke reshe hatana, isse pehle ki soot mein moti gaanth, yaani slub, bane",
      ],
      hindi: [
        "टूटा धागा पकड़ना, उसे ढीली पूनी, यानी रोविंग, से लगाना और ऐंठन से जुड़ने देना",
        "पुरानी ख़त्म होने से पहले ऊपर रोविंग की नई बॉबिन टाँगना",
        "रोलर से रुई के रेशे हटाना, इससे पहले कि सूत में मोटी गाँठ, यानी स्लब, बने",
      ],
    },
  },
  "knitting-machine-operator": {
    of: "1rro6im",
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
    day: {
      hinglish: [
        "Woh mudi sui badalna jisne poore thaan par lakeer daal di",
        "Tension gauge se dhaage ke nabbe feeder barabar karna",
        "Gol tukda kaatkar taulna aur prati varg metre gram jaanchna",
      ],
      hindi: [
        "वह मुड़ी सुई बदलना जिसने पूरे थान पर लकीर डाल दी",
        "टेंशन गेज से धागे के नब्बे फ़ीडर बराबर करना",
        "गोल टुकड़ा काटकर तौलना और प्रति वर्ग मीटर ग्राम जाँचना",
      ],
    },
  },
  "textile-dyer": {
    of: "uncwfn",
    description: {
      hinglish: "Kapde ko rang mein pakana jab tak har metre sample se na mile.",
      hindi: "कपड़े को रंग में पकाना जब तक हर मीटर सैंपल से न मिले।",
    },
    summary: {
      hinglish:
        "Rangai machine mein kapda ya soot daalna, nuskhe aur ghadi se dye, namak aur alkali milana, sample ko buyer ke shade se milana, aur jo rang na tike use dho dena.",
      hindi: "रँगाई मशीन में कपड़ा या सूत डालना, नुस्ख़े और घड़ी से डाई, नमक और अल्कली मिलाना, सैंपल को ख़रीदार के शेड से मिलाना, और जो रंग न टिके उसे धो देना।",
    },
    day: {
      hinglish: [
        "Chaar sau kilo ke lot ke liye reactive dye gram tak taulna",
        "Har baar kuch milane ke baad batch se tukda kaatna, sukhana aur standard ke bagal mein rakhna",
        "Khangaalna, neutral karna aur kachcha rang sabun se dhona taaki shade tika rahe",
      ],
      hindi: [
        "चार सौ किलो के लॉट के लिए रिएक्टिव डाई ग्राम तक तौलना",
        "हर बार कुछ मिलाने के बाद बैच से टुकड़ा काटना, सुखाना और स्टैंडर्ड के बग़ल में रखना",
        "खँगालना, न्यूट्रल करना और कच्चा रंग साबुन से धोना ताकि शेड टिका रहे",
      ],
    },
  },
  "jacquard-loom-weaver": {
    of: "18x8ayx",
    description: { hinglish: "Haath ke karghe par design wali resham ki sari bunna.", hindi: "हाथ के करघे पर डिज़ाइन वाली रेशम की साड़ी बुनना।" },
    summary: {
      hinglish:
        "Varanasi, Kanchipuram ya Dharmavaram jaise shehron mein ghar par ya ustaad ke shed mein haath ka kargha chalana, zyadatar sari ke hisaab se paisa, jabki dulhan ki ek sari mein mahine lag sakte hain.",
      hindi:
        "वाराणसी, कांचीपुरम या धर्मावरम जैसे शहरों में घर पर या उस्ताद के शेड में हाथ का करघा चलाना, ज़्यादातर साड़ी के हिसाब से पैसा, जबकि दुल्हन की एक साड़ी में महीने लग सकते हैं।",
    },
    day: {
      hinglish: [
        "Pair se pedal dabana aur dekhna ki card border ki ek kataar ke liye resham ke dhaage uthayein",
        "Pallu ke mor ke liye chhed wale card kram se baandhna",
        "Zari ka toota dhaaga aise jodna ki gaanth na dikhe",
      ],
      hindi: [
        "पैर से पैडल दबाना और देखना कि कार्ड बॉर्डर की एक क़तार के लिए रेशम के धागे उठाएँ",
        "पल्लू के मोर के लिए छेद वाले कार्ड क्रम से बाँधना",
        "ज़री का टूटा धागा ऐसे जोड़ना कि गाँठ न दिखे",
      ],
    },
  },
  "embroidery-machine-operator": {
    of: "1rro09s",
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
    day: {
      hinglish: [
        "Computer par kairi ka design aur use thaamne wali chhipi parat taankon mein utaarna",
        "Resham ke kapde aur neeche ki backing ko bina kheenche hoop mein kasna",
        "Head chaudah mein phir dhaaga daalna aur nau taanke peeche jaana",
      ],
      hindi: [
        "कंप्यूटर पर कैरी का डिज़ाइन और उसे थामने वाली छिपी परत टाँकों में उतारना",
        "रेशम के कपड़े और नीचे की बैकिंग को बिना खींचे हूप में कसना",
        "हेड चौदह में फिर धागा डालना और नौ टाँके पीछे जाना",
      ],
    },
  },
  "garment-inspector": {
    of: "14z5o95",
    description: { hinglish: "Kapde ulatkar chhoota hua taanka dhoondhna.", hindi: "कपड़े उलटकर छूटा हुआ टाँका ढूँढ़ना।" },
    summary: {
      hinglish:
        "Line par aur packing se pehle silai, size, print aur button jaanchna, har kharabi par nishaan lagana, piece theek hone waapas bhejna, aur wajah milne tak kharabiyan ginna.",
      hindi:
        "लाइन पर और पैकिंग से पहले सिलाई, साइज़, प्रिंट और बटन जाँचना, हर ख़राबी पर निशान लगाना, पीस ठीक होने वापस भेजना, और वजह मिलने तक ख़राबियाँ गिनना।",
    },
    day: {
      hinglish: [
        "Silai par dono angoothe pherkar chhoote taanke dhoondhna",
        "Pant sapaat bichhakar andar ki taang ki lambai naapna aur size chart se milana",
        "Kharabi par laal teer chipkana aur operator ko batana ki kaun si sui hai",
      ],
      hindi: [
        "सिलाई पर दोनों अँगूठे फेरकर छूटे टाँके ढूँढ़ना",
        "पैंट सपाट बिछाकर अंदर की टाँग की लंबाई नापना और साइज़ चार्ट से मिलाना",
        "ख़राबी पर लाल तीर चिपकाना और ऑपरेटर को बताना कि कौन सी सुई है",
      ],
    },
  },
  "leather-worker": {
    of: "1mgdpr8",
    description: {
      hinglish: "Chamda kaatkar aur silkar bag, belt aur kaathi banana.",
      hindi: "चमड़ा काटकर और सिलकर बैग, बेल्ट और काठी बनाना।",
    },
    summary: {
      hinglish:
        "Kanpur, Kolkata ya Mumbai mein dukaanon aur exporters ke liye batue, ghode ka saaj aur handbag banana, chamde ki har kami wahan chhipana jahan woh kabhi na dikhe.",
      hindi: "कानपुर, कोलकाता या मुंबई में दुकानों और एक्सपोर्टरों के लिए बटुए, घोड़े का साज और हैंडबैग बनाना, चमड़े की हर कमी वहाँ छिपाना जहाँ वह कभी न दिखे।",
    },
    day: {
      hinglish: [
        "Chamde par chot ke nishaan dekhna aur bag ka saamne ka hissa unke beech rakhna",
        "Kinare chheelkar patle karna, yaani skiving, taaki mod sapaat baithe",
        "Do sui aur mom lage dhaage se patte par saddle stitch karna",
      ],
      hindi: [
        "चमड़े पर चोट के निशान देखना और बैग का सामने का हिस्सा उनके बीच रखना",
        "किनारे छीलकर पतले करना, यानी स्काइविंग, ताकि मोड़ सपाट बैठे",
        "दो सुई और मोम लगे धागे से पट्टे पर सैडल स्टिच करना",
      ],
    },
  },
  shoemaker: {
    of: "1o37l16",
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
    day: {
      hinglish: [
        "Geela upper pair ke aakaar ke farme par kheenchna aur chaaron taraf keel lagana",
        "Sole chipkana, dabana aur kinare kaatkar barabar karna",
        "Jis grahak ki ek taang chhoti hai, uske liye ooncha insole banana",
      ],
      hindi: [
        "गीला अपर पैर के आकार के फ़रमे पर खींचना और चारों तरफ़ कील लगाना",
        "सोल चिपकाना, दबाना और किनारे काटकर बराबर करना",
        "जिस ग्राहक की एक टाँग छोटी है, उसके लिए ऊँचा इनसोल बनाना",
      ],
    },
  },
  "food-technician": {
    of: "r2sqj2",
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
    day: {
      hinglish: [
        "Har aadhe ghante refractometer mein roshni se aam ke goode ki cheeni naapna",
        "Bade pressure cooker, yaani retort, ko dibbe ke size ke liye tay samay aur taapmaan par set karna",
        "Jis batch ka seal test fail hua ho, use rokna",
      ],
      hindi: [
        "हर आधे घंटे रिफ़्रैक्टोमीटर में रोशनी से आम के गूदे की चीनी नापना",
        "बड़े प्रेशर कुकर, यानी रिटॉर्ट, को डिब्बे के साइज़ के लिए तय समय और तापमान पर सेट करना",
        "जिस बैच का सील टेस्ट फ़ेल हुआ हो, उसे रोकना",
      ],
    },
  },
  "dairy-processing-operator": {
    of: "olep96",
    description: {
      hinglish: "Doodh phatne se pehle use pasteurise, separate aur pack karna.",
      hindi: "दूध फटने से पहले उसे पाश्चराइज़, सेपरेट और पैक करना।",
    },
    summary: {
      hinglish:
        "Amul ya Nandini jaise plant ke pump, heater aur filling machine chalana, hazaron chhote kisanon ke bheje doodh se packet ka doodh, dahi aur makkhan banana.",
      hindi: "अमूल या नंदिनी जैसे प्लांट के पंप, हीटर और फ़िलिंग मशीन चलाना, हज़ारों छोटे किसानों के भेजे दूध से पैकेट का दूध, दही और मक्खन बनाना।",
    },
    day: {
      hinglish: [
        "Chart dekhte hue doodh ko pandrah second bahattar degree se upar rakhna",
        "Subah ke tanker se pehle pipe caustic se, phir acid se dhona",
        "Fat test ke liye har tanker se sample lena",
      ],
      hindi: [
        "चार्ट देखते हुए दूध को पंद्रह सेकंड बहत्तर डिग्री से ऊपर रखना",
        "सुबह के टैंकर से पहले पाइप कॉस्टिक से, फिर एसिड से धोना",
        "फ़ैट टेस्ट के लिए हर टैंकर से सैंपल लेना",
      ],
    },
  },
  "manufacturing-baker": {
    of: "rruzxd",
    description: {
      hinglish: "Tonne ke hisaab se aata goondhna aur biscuit aur bread sekna.",
      hindi: "टन के हिसाब से आटा गूँधना और बिस्किट और ब्रेड सेंकना।",
    },
    summary: {
      hinglish:
        "Factory ki shift mein bade mixer aur woh oven sambhalna jismein tray belt par chalti hain, taaki Patna mein khula packet Pune mein khule packet jaisa swaad de.",
      hindi: "फ़ैक्टरी की शिफ़्ट में बड़े मिक्सर और वह ओवन सँभालना जिसमें ट्रे बेल्ट पर चलती हैं, ताकि पटना में खुला पैकेट पुणे में खुले पैकेट जैसा स्वाद दे।",
    },
    day: {
      hinglish: [
        "Aata, khameer aur paani taulkar spiral mixer mein daalna",
        "Khameer uthane wale garam kamre, yaani prover, par nazar rakhna taaki bread phoole, baithe nahi",
        "Har das minute mein ek biscuit nikaalkar uski motai naapna",
      ],
      hindi: [
        "आटा, ख़मीर और पानी तौलकर स्पाइरल मिक्सर में डालना",
        "ख़मीर उठाने वाले गर्म कमरे, यानी प्रूवर, पर नज़र रखना ताकि ब्रेड फूले, बैठे नहीं",
        "हर दस मिनट में एक बिस्किट निकालकर उसकी मोटाई नापना",
      ],
    },
  },
  "flour-miller": {
    of: "jkswd",
    description: {
      hinglish: "Gehun utna baareek peesna aur chhaanna jitna baker ka order ho.",
      hindi: "गेहूँ उतना बारीक पीसना और छानना जितना बेकर का ऑर्डर हो।",
    },
    summary: {
      hinglish:
        "Gehun se aata, maida, sooji aur chokar banane wali chhalni aur roller stand chalana, aur anaaj ke har naye lot ke hisaab se gap aur chhalni ka kapda badalna.",
      hindi: "गेहूँ से आटा, मैदा, सूजी और चोकर बनाने वाली छलनी और रोलर स्टैंड चलाना, और अनाज के हर नए लॉट के हिसाब से गैप और छलनी का कपड़ा बदलना।",
    },
    day: {
      hinglish: [
        "Gehun nam karke raat bhar rakhna, taaki chokar poora utre",
        "Break roll aise set karna ki chokar chaudi parton mein utre",
        "Maida standard ke bagal mein dabakar sapaat karna aur chokar ke kan dhoondhna",
      ],
      hindi: [
        "गेहूँ नम करके रात भर रखना, ताकि चोकर पूरा उतरे",
        "ब्रेक रोल ऐसे सेट करना कि चोकर चौड़ी परतों में उतरे",
        "मैदा स्टैंडर्ड के बग़ल में दबाकर सपाट करना और चोकर के कण ढूँढ़ना",
      ],
    },
  },
  "rice-mill-operator": {
    of: "da1cpa",
    description: {
      hinglish: "Dhaan ka chhilka aise utaarna aur polish karna ki daane kam se kam tootein.",
      hindi: "धान का छिलका ऐसे उतारना और पॉलिश करना कि दाने कम से कम टूटें।",
    },
    summary: {
      hinglish:
        "Vyapariyon ya ration dukaan ke stock ke liye mill ke cleaner, sheller, whitener aur sorter chalana, jahan saabut daana tukde se kahin zyada mein bikta hai.",
      hindi: "व्यापारियों या राशन दुकान के स्टॉक के लिए मिल के क्लीनर, शेलर, व्हाइटनर और सॉर्टर चलाना, जहाँ साबुत दाना टुकड़े से कहीं ज़्यादा में बिकता है।",
    },
    day: {
      hinglish: [
        "Chhilka utaarne se pehle daanton mein dabakar dhaan ka sookhapan jaanchna",
        "Rubber roll aise set karna ki chhilka utar jaye aur daana saabut rahe",
        "Kaale daanon ke liye colour sorter ke hawa wale nozzle set karna",
      ],
      hindi: [
        "छिलका उतारने से पहले दाँतों में दबाकर धान का सूखापन जाँचना",
        "रबर रोल ऐसे सेट करना कि छिलका उतर जाए और दाना साबुत रहे",
        "काले दानों के लिए कलर सॉर्टर के हवा वाले नोज़ल सेट करना",
      ],
    },
  },
  "tea-taster": {
    of: "1tu7p5p",
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
    day: {
      hinglish: [
        "Dopahar ke khane se pehle chammach se teen sau cup ki chuski lena",
        "Har bagaan ke lot ke aage taazgi, rang aur kadakpan likhna",
        "Aisa blend banana ki is mahine ka swaad pichhle mahine jaisa ho",
      ],
      hindi: [
        "दोपहर के खाने से पहले चम्मच से तीन सौ कप की चुस्की लेना",
        "हर बाग़ान के लॉट के आगे ताज़गी, रंग और कड़कपन लिखना",
        "ऐसा ब्लेंड बनाना कि इस महीने का स्वाद पिछले महीने जैसा हो",
      ],
    },
  },
  "coffee-roaster": {
    of: "8vkudp",
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
    day: {
      hinglish: [
        "Do sau degree par Chikmagalur ke daane drum mein daalna",
        "Daane peele padne aur pehli chatak ke beech ke second likhna",
        "Pichhle din ke batch model roast ke saath katoriyon se chakhna, yaani cupping",
      ],
      hindi: [
        "दो सौ डिग्री पर चिकमगलूर के दाने ड्रम में डालना",
        "दाने पीले पड़ने और पहली चटक के बीच के सेकंड लिखना",
        "पिछले दिन के बैच मॉडल रोस्ट के साथ कटोरियों से चखना, यानी कपिंग",
      ],
    },
  },
  winemaker: {
    of: "1fojykc",
    description: {
      hinglish: "Angoor ko khameer ke sahare bagaan se botal tak pahunchana.",
      hindi: "अंगूर को ख़मीर के सहारे बाग़ान से बोतल तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Nashik ya Karnataka jaisi jagah ki winery mein tay karna ki angoor kab tode jayein, ras kaise ferment ho aur steel ya oak mein pake, aur kya milaya jaye.",
      hindi: "नासिक या कर्नाटक जैसी जगह की वाइनरी में तय करना कि अंगूर कब तोड़े जाएँ, रस कैसे फ़रमेंट हो और स्टील या ओक में पके, और क्या मिलाया जाए।",
    },
    day: {
      hinglish: [
        "Nashik ke bagaan ki kataar mein angoor chakhna aur tudai ki tareekh chunna",
        "Jis tank mein khameer bahut tez kaam kare, use thanda karna",
        "Naapne wale cylinder mein Shiraz ke teen blend aazmana",
      ],
      hindi: [
        "नासिक के बाग़ान की क़तार में अंगूर चखना और तुड़ाई की तारीख़ चुनना",
        "जिस टैंक में ख़मीर बहुत तेज़ काम करे, उसे ठंडा करना",
        "नापने वाले सिलेंडर में शिराज़ के तीन ब्लेंड आज़माना",
      ],
    },
  },
  brewer: {
    of: "3tfidi",
    description: {
      hinglish: "Malt ko mash karna, ubaalna aur ferment karna, har baar wahi beer banana.",
      hindi: "माल्ट को मैश करना, उबालना और फ़रमेंट करना, हर बार वही बियर बनाना।",
    },
    summary: {
      hinglish:
        "Badi brewery ya shehar ke brewpub mein anaaj, hops, paani aur zinda khameer ka dhyan rakhna, hafton chakhna aur jaanchna taaki koi tank khatta na ho.",
      hindi: "बड़ी ब्रूअरी या शहर के ब्रूपब में अनाज, हॉप्स, पानी और ज़िंदा ख़मीर का ध्यान रखना, हफ़्तों चखना और जाँचना ताकि कोई टैंक खट्टा न हो।",
    },
    day: {
      hinglish: [
        "Painsath degree par malt mash karna aur iodine se jaanchna",
        "Milane se pehle microscope mein zinda khameer ginna",
        "Kal ragadkar dhoye fermenter ko phir ragadkar dhona",
      ],
      hindi: [
        "पैंसठ डिग्री पर माल्ट मैश करना और आयोडीन से जाँचना",
        "मिलाने से पहले माइक्रोस्कोप में ज़िंदा ख़मीर गिनना",
        "कल रगड़कर धोए फ़रमेंटर को फिर रगड़कर धोना",
      ],
    },
  },
  butcher: {
    of: "1e98e9t",
    description: { hinglish: "Jodon par se maans kaatkar bikne wale tukde banana.", hindi: "जोड़ों पर से मांस काटकर बिकने वाले टुकड़े बनाना।" },
    summary: {
      hinglish:
        "Dukaan, hotel ya meat plant ke liye bakre, murge, bhains ya suar ka maans kaatna, chaaku, block aur cold room saaf rakhna, aur grahak ko batana ki kis pakwan ke liye kaun sa tukda theek hai.",
      hindi:
        "दुकान, होटल या मीट प्लांट के लिए बकरे, मुर्ग़े, भैंस या सूअर का मांस काटना, चाकू, ब्लॉक और कोल्ड रूम साफ़ रखना, और ग्राहक को बताना कि किस पकवान के लिए कौन सा टुकड़ा ठीक है।",
    },
    day: {
      hinglish: [
        "Haddi ki kirchein banaye bina bakre ko jodon par se kaatna",
        "Boneless tukde hotel ke vazan card ke hisaab se kaatna",
        "Band karne se pehle hook, chaaku aur block khaulte paani se dhona",
      ],
      hindi: [
        "हड्डी की किरचें बनाए बिना बकरे को जोड़ों पर से काटना",
        "बोनलेस टुकड़े होटल के वज़न कार्ड के हिसाब से काटना",
        "बंद करने से पहले हुक, चाकू और ब्लॉक खौलते पानी से धोना",
      ],
    },
  },
  "fish-processor": {
    of: "d4shz3",
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
    day: {
      hinglish: [
        "Jheenga chheelna, kaali nas nikaalna aur ginkar barf par rakhna",
        "Reedh ke saath do baar chaaku chalakar surmai ke fillet banana",
        "Jame block par barf ki parat chadhana aur thande truck ke liye pack karna",
      ],
      hindi: [
        "झींगा छीलना, काली नस निकालना और गिनकर बर्फ़ पर रखना",
        "रीढ़ के साथ दो बार चाकू चलाकर सुरमई के फ़िले बनाना",
        "जमे ब्लॉक पर बर्फ़ की परत चढ़ाना और ठंडे ट्रक के लिए पैक करना",
      ],
    },
  },
  "oil-mill-operator": {
    of: "whtmff",
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
    day: {
      hinglish: [
        "Perne se pehle moongphali ko sahi nami tak garam karna",
        "Khal mein tel zyada nikle to expeller ka cone kasna",
        "Sarson ki gaad se jaam filter ke kapde badalna",
      ],
      hindi: ["पेरने से पहले मूँगफली को सही नमी तक गर्म करना", "खल में तेल ज़्यादा निकले तो एक्सपेलर का कोन कसना", "सरसों की गाद से जाम फ़िल्टर के कपड़े बदलना"],
    },
  },
  "condiment-maker": {
    of: "uejkgl",
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
    day: {
      hinglish: [
        "Mirch aur dhaniye ke beej bhoonna jab tak mewe jaisi khushboo na aaye",
        "Quintal ke hisaab se aam, namak aur sarson ka tel drum mein milana",
        "Har jar par batch, tareekh aur FSSAI number chhapna",
      ],
      hindi: [
        "मिर्च और धनिये के बीज भूनना जब तक मेवे जैसी ख़ुशबू न आए",
        "क्विंटल के हिसाब से आम, नमक और सरसों का तेल ड्रम में मिलाना",
        "हर जार पर बैच, तारीख़ और FSSAI नंबर छापना",
      ],
    },
  },
  "offset-printer": {
    of: "lgrmf6",
    description: { hinglish: "Chaar rangon ki syahi theek ek ke upar ek chhapna.", hindi: "चार रंगों की स्याही ठीक एक के ऊपर एक छापना।" },
    summary: {
      hinglish:
        "Kitaab, calendar ya akhbaar ki press chalana: plate lagana, kagaz ki feed set karna, syahi aur paani ka santulan rakhna, aur dekhna ki aakhri sheet pehli jaisi ho.",
      hindi:
        "किताब, कैलेंडर या अख़बार की प्रेस चलाना: प्लेट लगाना, काग़ज़ की फ़ीड सेट करना, स्याही और पानी का संतुलन रखना, और देखना कि आख़िरी शीट पहली जैसी हो।",
    },
    day: {
      hinglish: [
        "Cyan, magenta, peele aur kaale rang ke cross nishaan ek ke upar ek laana",
        "Syahi ke pench ghumana jab tak grey patti ekdam grey na dikhe",
        "Har do sau par ek sheet nikaalna aur proof se milana",
      ],
      hindi: [
        "सियान, मैजेंटा, पीले और काले रंग के क्रॉस निशान एक के ऊपर एक लाना",
        "स्याही के पेंच घुमाना जब तक ग्रे पट्टी एकदम ग्रे न दिखे",
        "हर दो सौ पर एक शीट निकालना और प्रूफ़ से मिलाना",
      ],
    },
  },
  "pre-press-technician": {
    of: "1446v9a",
    description: { hinglish: "Chhapai ki plate banne se pehle galat font pakadna.", hindi: "छपाई की प्लेट बनने से पहले ग़लत फ़ॉन्ट पकड़ना।" },
    summary: {
      hinglish:
        "Grahakon ki bheji file theek karna, kaatne ka margin, yaani bleed, jodna, panne aise lagana ki kram se mudein, aur woh plate banana jinse press chhapti hai.",
      hindi: "ग्राहकों की भेजी फ़ाइलें ठीक करना, काटने का मार्जिन, यानी ब्लीड, जोड़ना, पन्ने ऐसे लगाना कि क्रम से मुड़ें, और वे प्लेटें बनाना जिनसे प्रेस छापती है।",
    },
    day: {
      hinglish: [
        "Grahak ki PDF jaanchkar uski kamiyan likhna, jaise gayab font ya dhundhli tasveer",
        "Ek sheet par solah panne aise lagana ki modne par kram mein aayein",
        "Plate nikaalna aur lens se registration ke nishaan jaanchna",
      ],
      hindi: [
        "ग्राहक की PDF जाँचकर उसकी कमियाँ लिखना, जैसे ग़ायब फ़ॉन्ट या धुँधली तस्वीर",
        "एक शीट पर सोलह पन्ने ऐसे लगाना कि मोड़ने पर क्रम में आएँ",
        "प्लेट निकालना और लेंस से रजिस्ट्रेशन के निशान जाँचना",
      ],
    },
  },
  bookbinder: {
    of: "499fvc",
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
    day: {
      hinglish: [
        "Mude pannon ki gaddiyan linen ke dhaage se feete par silna",
        "Guillotine par kitaab ke teen kinare barabar kaatna",
        "Hathaudi se kitaab ki peeth gol karna aur us par patla kapda chipkana",
      ],
      hindi: [
        "मुड़े पन्नों की गड्डियाँ लिनन के धागे से फ़ीते पर सिलना",
        "गिलोटिन पर किताब के तीन किनारे बराबर काटना",
        "हथौड़ी से किताब की पीठ गोल करना और उस पर पतला कपड़ा चिपकाना",
      ],
    },
  },
  "screen-printer": {
    of: "ut67j",
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
    day: {
      hinglish: [
        "Jaali par roshni se sakht hone wala lep lagana aur lamp se design utaarna",
        "Jaali par safed syahi failana aur kheenchkar chaalis kaali shirt par chhapna",
        "Print garam tunnel mein pakana aur pehle ko ragadkar dekhna ki tikta hai ya nahi",
      ],
      hindi: [
        "जाली पर रोशनी से सख़्त होने वाला लेप लगाना और लैंप से डिज़ाइन उतारना",
        "जाली पर सफ़ेद स्याही फैलाना और खींचकर चालीस काली शर्ट पर छापना",
        "प्रिंट गर्म टनल में पकाना और पहले को रगड़कर देखना कि टिकता है या नहीं",
      ],
    },
  },
  "flexographic-press-operator": {
    of: "u8qlun",
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
    day: {
      hinglish: [
        "Naram printing sleeve chadhana aur use film se choomne jitna halka chhuaana",
        "Blade aise set karna ki label kate aur peeche ka kagaz bacha rahe",
        "Press roke bina naye roll ko purane se jodna",
      ],
      hindi: [
        "नरम प्रिंटिंग स्लीव चढ़ाना और उसे फ़िल्म से चूमने जितना हल्का छुआना",
        "ब्लेड ऐसे सेट करना कि लेबल कटे और पीछे का काग़ज़ बचा रहे",
        "प्रेस रोके बिना नए रोल को पुराने से जोड़ना",
      ],
    },
  },
  "cabinet-maker": {
    of: "92qlb3",
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
    day: {
      hinglish: [
        "Darwaze par veneer ki paratein khuli kitaab ki tarah milana",
        "Daraaz ke liye dovetail jod kaatna aur sarakne tak randa lagana",
        "Gond kholne se pehle poora sideboard bina chipkaye jodkar dekhna",
      ],
      hindi: [
        "दरवाज़े पर विनियर की परतें खुली किताब की तरह मिलाना",
        "दराज़ के लिए डवटेल जोड़ काटना और सरकने तक रंदा लगाना",
        "गोंद खोलने से पहले पूरा साइडबोर्ड बिना चिपकाए जोड़कर देखना",
      ],
    },
  },
  "sawmill-operator": {
    of: "4dfwg8",
    description: {
      hinglish: "Latthon ko surakshit aur kam se kam barbaadi mein takhton mein cheerna.",
      hindi: "लट्ठों को सुरक्षित और कम से कम बर्बादी में तख़्तों में चीरना।",
    },
    summary: {
      hinglish:
        "Timber yard mein band saw, yaani daant wali steel ki gol patti, chalana, har tane ko reshe aur gaanth dekhkar ghumana taaki chaukhat, beam ya packing ki peti nikle.",
      hindi: "टिंबर यार्ड में बैंड सॉ, यानी दाँत वाली स्टील की गोल पट्टी, चलाना, हर तने को रेशे और गाँठ देखकर घुमाना ताकि चौखट, बीम या पैकिंग की पेटी निकले।",
    },
    day: {
      hinglish: [
        "Neem ka lattha aise ghumana ki uski daraar pehle takhte mein chhip jaye",
        "Band blade ko gauge tak kasna aur dekhna ki woh seedha chale",
        "Cheere takhte patli aadi pattiyon par jamana taaki sapaat sookhein",
      ],
      hindi: [
        "नीम का लट्ठा ऐसे घुमाना कि उसकी दरार पहले तख़्ते में छिप जाए",
        "बैंड ब्लेड को गेज तक कसना और देखना कि वह सीधा चले",
        "चीरे तख़्ते पतली आड़ी पट्टियों पर जमाना ताकि सपाट सूखें",
      ],
    },
  },
  goldsmith: {
    of: "1vplxw9",
    description: {
      hinglish: "Sona pighlana, kheenchna aur taanka lagana, lace se bhi mahin gehne banana.",
      hindi: "सोना पिघलाना, खींचना और टाँका लगाना, लेस से भी महीन गहने बनाना।",
    },
    summary: {
      hinglish:
        "Neechi bench par phoonkni, chimti aur die se kangan, chain aur temple jewellery banana, parivaron ke liye aur Kolkata, Thrissur ya Mumbai ke showroom ke liye.",
      hindi: "नीची बेंच पर फूँकनी, चिमटी और डाई से कंगन, चेन और टेंपल ज्वेलरी बनाना, परिवारों के लिए और कोलकाता, त्रिशूर या मुंबई के शोरूम के लिए।",
    },
    day: {
      hinglish: [
        "Sone ka taar chhote se aur chhote chhedon se kheenchkar baal jitna patla karna",
        "Ek jhumke mein do sau nanhe daane taanke se jodna",
        "Kataran, buraada aur gehna milligram tak taulkar lautana",
      ],
      hindi: [
        "सोने का तार छोटे से और छोटे छेदों से खींचकर बाल जितना पतला करना",
        "एक झुमके में दो सौ नन्हे दाने टाँके से जोड़ना",
        "कतरन, बुरादा और गहना मिलीग्राम तक तौलकर लौटाना",
      ],
    },
  },
  "diamond-cutter": {
    of: "f4amy5",
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
    day: {
      hinglish: [
        "Kachche heere ka dhundhla dhabba dekhna aur usse bachkar plan banana",
        "Pahal ko ghoomti disc, yaani scaife, par dabana aur har kuch second mein dekhna",
        "Upar ki dhalaan aur chaudai, yaani crown aur table, naapkar ideal cut se milana",
      ],
      hindi: [
        "कच्चे हीरे का धुँधला धब्बा देखना और उससे बचकर प्लान बनाना",
        "पहल को घूमती डिस्क, यानी स्केफ़, पर दबाना और हर कुछ सेकंड में देखना",
        "ऊपर की ढलान और चौड़ाई, यानी क्राउन और टेबल, नापकर आइडियल कट से मिलाना",
      ],
    },
  },
  "watch-repairer": {
    of: "10v74ae",
    description: { hinglish: "Ghadi ki nanhi machine kholna aur phir se chalana.", hindi: "घड़ी की नन्ही मशीन खोलना और फिर से चलाना।" },
    summary: {
      hinglish:
        "Chhoti dukaan ya company ke service centre mein mechanical ghadiyan saaf karna, tel dena aur samay milana, quartz ghadiyon ke cell aur coil badalna, aur kaanch aur patte lagana.",
      hindi:
        "छोटी दुकान या कंपनी के सर्विस सेंटर में मैकेनिकल घड़ियाँ साफ़ करना, तेल देना और समय मिलाना, क्वार्ट्ज़ घड़ियों के सेल और कॉइल बदलना, और काँच और पट्टे लगाना।",
    },
    day: {
      hinglish: [
        "Jhoolta pahiya, yaani balance, nikaalne se pehle mainspring ko savdhani se dheela karna",
        "Dhwani se hilte ghol mein pahiye saaf karna aur unke mahin dhure ke siron par sui se tel dena",
        "Timing machine par ghadi ki chaal chhe sthitiyon mein sahi karna",
      ],
      hindi: [
        "झूलता पहिया, यानी बैलेंस, निकालने से पहले मेनस्प्रिंग को सावधानी से ढीला करना",
        "ध्वनि से हिलते घोल में पहिए साफ़ करना और उनके महीन धुरे के सिरों पर सुई से तेल देना",
        "टाइमिंग मशीन पर घड़ी की चाल छह स्थितियों में सही करना",
      ],
    },
  },
  "musical-instrument-maker": {
    of: "1r1qgsv",
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
    day: {
      hinglish: [
        "Kathal ki pakki sookhi lakdi chunne se pehle thapthapakar sunna",
        "Saaz ka bridge aise tarashna ki taar bas utna jhanjhanaye jitna chahiye",
        "Har naya saaz usi kalakar ke saath aazmana jisne use banwaya",
      ],
      hindi: [
        "कटहल की पक्की सूखी लकड़ी चुनने से पहले थपथपाकर सुनना",
        "साज़ का ब्रिज ऐसे तराशना कि तार बस उतना झनझनाए जितना चाहिए",
        "हर नया साज़ उसी कलाकार के साथ आज़माना जिसने उसे बनवाया",
      ],
    },
  },
  "toy-maker": {
    of: "1tysom8",
    description: {
      hinglish: "Lakdi kharaadkar aur rangkar bachpan se bhi lamba chalne wale khilone banana.",
      hindi: "लकड़ी ख़रादकर और रँगकर बचपन से भी लंबा चलने वाले खिलौने बनाना।",
    },
    summary: {
      hinglish:
        "Channapatna, Etikoppaka ya Varanasi jaise shilp shehron se maa-baap, school aur videsh ki dukaanon ko surakshit rangon ke lattu, jhunjhune aur gudiya dena.",
      hindi: "चन्नपटना, एटिकोप्पाका या वाराणसी जैसे शिल्प शहरों से माता-पिता, स्कूलों और विदेश की दुकानों को सुरक्षित रंगों के लट्टू, झुनझुने और गुड़िया देना।",
    },
    day: {
      hinglish: [
        "Naram hale lakdi se ek ke upar ek rakhne wali ring kharaad par banana",
        "Ghoomti khoonti par laakh ki batti lagana jab tak rang pighalkar chadh na jaye",
        "Jaanchna ki pahiye mein aise chhote hisse to nahi jo chhota bachcha nigal le",
      ],
      hindi: [
        "नरम हाले लकड़ी से एक के ऊपर एक रखने वाली रिंग ख़राद पर बनाना",
        "घूमती खूँटी पर लाख की बत्ती लगाना जब तक रंग पिघलकर चढ़ न जाए",
        "जाँचना कि पहिए में ऐसे छोटे हिस्से तो नहीं जो छोटा बच्चा निगल ले",
      ],
    },
  },
  "electronics-assembler": {
    of: "1aj27nw",
    description: { hinglish: "Haath se board par plug, coil aur taar solder karna.", hindi: "हाथ से बोर्ड पर प्लग, कॉइल और तार सोल्डर करना।" },
    summary: {
      hinglish:
        "Meter, charger aur telecom set banane walon ke yahan bench par soldering iron, chimti aur lamp lekar woh lagana jo machine nahi laga paati, aur test mein fail board theek karna.",
      hindi:
        "मीटर, चार्जर और टेलीकॉम सेट बनाने वालों के यहाँ बेंच पर सोल्डरिंग आयरन, चिमटी और लैंप लेकर वह लगाना जो मशीन नहीं लगा पाती, और टेस्ट में फ़ेल बोर्ड ठीक करना।",
    },
    day: {
      hinglish: [
        "Board chhoone se pehle kalai ka strap lagana aur use jaanchna",
        "Woh through-hole connector solder karna jo machine nahi laga saki",
        "Ring lamp ke neeche har jod dekhna ki solder ne do pin to nahi jod diye",
      ],
      hindi: [
        "बोर्ड छूने से पहले कलाई का स्ट्रैप लगाना और उसे जाँचना",
        "वे थ्रू-होल कनेक्टर सोल्डर करना जो मशीन नहीं लगा सकी",
        "रिंग लैंप के नीचे हर जोड़ देखना कि सोल्डर ने दो पिन तो नहीं जोड़ दिए",
      ],
    },
  },
  "surface-mount-technology-machine-operator": {
    of: "r7dkey",
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
    day: {
      hinglish: [
        "Sheet mein likhe feeder kram se purzon ki reel lagana",
        "Pehle chhape board par solder paste ki oonchai jaanchna",
        "Nanhe purze sire par khade ho jayein to soldering oven ki setting badalna",
      ],
      hindi: [
        "शीट में लिखे फ़ीडर क्रम से पुर्ज़ों की रील लगाना",
        "पहले छपे बोर्ड पर सोल्डर पेस्ट की ऊँचाई जाँचना",
        "नन्हे पुर्ज़े सिरे पर खड़े हो जाएँ तो सोल्डरिंग ओवन की सेटिंग बदलना",
      ],
    },
  },
  "assembly-line-operator": {
    of: "1612jal",
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
    day: {
      hinglish: [
        "Battery connector dabakar poora baithana aur chaar pench kasna",
        "Clean bench ke andar camere ke sheeshe se dhool ponchhna",
        "Har phone scan karke touch aur speaker test se guzaarna",
      ],
      hindi: ["बैटरी कनेक्टर दबाकर पूरा बैठाना और चार पेंच कसना", "क्लीन बेंच के अंदर कैमरे के शीशे से धूल पोंछना", "हर फ़ोन स्कैन करके टच और स्पीकर टेस्ट से गुज़ारना"],
    },
  },
  "automobile-assembler": {
    of: "14nzm39",
    description: { hinglish: "Chalti line par car mein darwaze aur pahiye kasna.", hindi: "चलती लाइन पर कार में दरवाज़े और पहिए कसना।" },
    summary: {
      hinglish:
        "Power tool aur checklist lekar car plant ke ek station ke kaam karna, har car par lagbhag ek minute, aur shift mein team ke saath station badalna.",
      hindi: "पावर टूल और चेकलिस्ट लेकर कार प्लांट के एक स्टेशन के काम करना, हर कार पर लगभग एक मिनट, और शिफ़्ट में टीम के साथ स्टेशन बदलना।",
    },
    day: {
      hinglish: [
        "Sarakti car ke pahiye ke nut sitare ke kram mein kasna",
        "Dashboard ke frame ke peeche wiring harness bichhana",
        "Darwaze ka gap galat lage to chetavani ki dori kheenchna",
      ],
      hindi: [
        "सरकती कार के पहिए के नट सितारे के क्रम में कसना",
        "डैशबोर्ड के फ़्रेम के पीछे वायरिंग हार्नेस बिछाना",
        "दरवाज़े का गैप ग़लत लगे तो चेतावनी की डोरी खींचना",
      ],
    },
  },
  "engine-assembler": {
    of: "1bm5lya",
    description: { hinglish: "Saaf haathon se theek gap aur kasaav par engine jodna.", hindi: "साफ़ हाथों से ठीक गैप और कसाव पर इंजन जोड़ना।" },
    summary: {
      hinglish:
        "Car, tractor ya motorcycle plant ke ek station par piston, crankshaft aur valve lagana, us wrench se jo bolt theek kasne par click karta hai.",
      hindi: "कार, ट्रैक्टर या मोटरसाइकिल प्लांट के एक स्टेशन पर पिस्टन, क्रैंकशाफ़्ट और वाल्व लगाना, उस रिंच से जो बोल्ट ठीक कसने पर क्लिक करता है।",
    },
    day: {
      hinglish: [
        "Crank aur block ke grade nishaan se bearing shell milana",
        "Cylinder head ke bolt teen baar mein kon ke hisaab se kasna",
        "Taiyar engine ko bina fuel ke motor se ghumana aur khat-khat sunna",
      ],
      hindi: [
        "क्रैंक और ब्लॉक के ग्रेड निशान से बेयरिंग शेल मिलाना",
        "सिलेंडर हेड के बोल्ट तीन बार में कोण के हिसाब से कसना",
        "तैयार इंजन को बिना फ़्यूल के मोटर से घुमाना और खट-खट सुनना",
      ],
    },
  },
  "aircraft-structure-assembler": {
    of: "zcqw9",
    description: {
      hinglish: "Bina ek bhi chook ke hawai jahaz ki chaadar frame par rivet karna.",
      hindi: "बिना एक भी चूक के हवाई जहाज़ की चादर फ़्रेम पर रिवेट करना।",
    },
    summary: {
      hinglish:
        "HAL ya private factory mein drawing dekhkar aur mazboot frame, yaani jig, mein fighter, yaatri vimaan aur helicopter ke pankh, darwaze aur poonchh ke hisse jodna.",
      hindi: "HAL या प्राइवेट फ़ैक्टरी में ड्रॉइंग देखकर और मज़बूत फ़्रेम, यानी जिग, में फ़ाइटर, यात्री विमान और हेलीकॉप्टर के पंख, दरवाज़े और पूँछ के हिस्से जोड़ना।",
    },
    day: {
      hinglish: [
        "Jig se fastener ke chhed millimetre ke dasvein hisse tak sahi drill karna",
        "Pankh ke andar dubakkar saathi ke thokte samay har rivet par steel ki chhad tikana",
        "Jod par brush se sealant lagana aur uska batch number likhna",
      ],
      hindi: [
        "जिग से फ़ास्टनर के छेद मिलीमीटर के दसवें हिस्से तक सही ड्रिल करना",
        "पंख के अंदर दुबककर साथी के ठोकते समय हर रिवेट पर स्टील की छड़ टिकाना",
        "जोड़ पर ब्रश से सीलेंट लगाना और उसका बैच नंबर लिखना",
      ],
    },
  },
  "coil-winder": {
    of: "1peizp",
    description: {
      hinglish: "Motor aur transformer ke liye taambe ka taar chakkar dar chakkar lapetna.",
      hindi: "मोटर और ट्रांसफ़ॉर्मर के लिए ताँबे का तार चक्कर दर चक्कर लपेटना।",
    },
    summary: {
      hinglish:
        "Pankhe, pump aur generator ki taar ki coil banana ya nayi karna, factory mein ya bazaar ki dukaan mein jahan kisan apni jali hui motor ka intezaar karta hai.",
      hindi: "पंखे, पंप और जनरेटर की तार की कॉइल बनाना या नई करना, फ़ैक्टरी में या बाज़ार की दुकान में जहाँ किसान अपनी जली हुई मोटर का इंतज़ार करता है।",
    },
    day: {
      hinglish: [
        "Jali hui winding utaarna aur uske chakkar ginna",
        "Motor ke sthir gol hisse, yaani stator, ke khaanchon mein insulating kagaz par taambe ki coil dabana",
        "Stator ko varnish mein dubona aur thanda hone par uska resistance jaanchna",
      ],
      hindi: [
        "जली हुई वाइंडिंग उतारना और उसके चक्कर गिनना",
        "मोटर के स्थिर गोल हिस्से, यानी स्टेटर, के खाँचों में इंसुलेटिंग काग़ज़ पर ताँबे की कॉइल दबाना",
        "स्टेटर को वार्निश में डुबोना और ठंडा होने पर उसका रेज़िस्टेंस जाँचना",
      ],
    },
  },
  "furniture-assembler": {
    of: "1h1e91r",
    description: {
      hinglish: "Sapaat board aur kabze jodkar palang aur almaari banana.",
      hindi: "सपाट बोर्ड और क़ब्ज़े जोड़कर पलंग और अलमारी बनाना।",
    },
    summary: {
      hinglish:
        "Factory mein ya kharidar ke ghar par drawing aur pench ki thaili se palang, almaari aur desk jodna, taaki kuch na hile aur har darwaza seedha lage.",
      hindi: "फ़ैक्टरी में या ख़रीदार के घर पर ड्रॉइंग और पेंच की थैली से पलंग, अलमारी और डेस्क जोड़ना, ताकि कुछ न हिले और हर दरवाज़ा सीधा लगे।",
    },
    day: {
      hinglish: [
        "Chhed kiye board mein lakdi ki khoonti, yaani dowel, thokna aur dhaancha guniya mein kasna",
        "Almari ke darwaze lagana aur kabze ke pench ghumana jab tak gap barabar na ho",
        "Chaalis cheezon ki checklist se milakar pench ki thaili pack karna",
      ],
      hindi: [
        "छेद किए बोर्ड में लकड़ी की खूँटी, यानी डॉवेल, ठोकना और ढाँचा गुनिया में कसना",
        "अलमारी के दरवाज़े लगाना और क़ब्ज़े के पेंच घुमाना जब तक गैप बराबर न हो",
        "चालीस चीज़ों की चेकलिस्ट से मिलाकर पेंच की थैली पैक करना",
      ],
    },
  },
  "motor-vehicle-mechanic": {
    of: "1u3tsxt",
    description: {
      hinglish: "Kaan aur scanner se pata lagana ki car mein kya kharabi hai.",
      hindi: "कान और स्कैनर से पता लगाना कि कार में क्या ख़राबी है।",
    },
    summary: {
      hinglish:
        "Gali ke garage ya dealer ki workshop mein car ki service aur marammat karna, tel, brake aur clutch se sensor tak: maalik ki poori baat sunna, wajah dhoondhna, theek karna aur pakka karne ke liye car chalana.",
      hindi:
        "गली के गैराज या डीलर की वर्कशॉप में कार की सर्विस और मरम्मत करना, तेल, ब्रेक और क्लच से सेंसर तक: मालिक की पूरी बात सुनना, वजह ढूँढ़ना, ठीक करना और पक्का करने के लिए कार चलाना।",
    },
    day: {
      hinglish: [
        "Scanner lagana aur uske bataye par shak karna",
        "Torch ki roshni mein teen nishaan milakar timing belt badalna",
        "Maalik ko bagal mein bithakar gaadi chalana aur cheen-cheen parakhna",
      ],
      hindi: [
        "स्कैनर लगाना और उसके बताए पर शक करना",
        "टॉर्च की रोशनी में तीन निशान मिलाकर टाइमिंग बेल्ट बदलना",
        "मालिक को बग़ल में बिठाकर गाड़ी चलाना और चीं-चीं परखना",
      ],
    },
  },
  "motorcycle-mechanic": {
    of: "1ar918x",
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
    day: {
      hinglish: [
        "Bechaini se tehalte delivery rider ke saamne plug aur carburettor saaf karna",
        "Clutch plate badalna aur lever ki dheel set karna",
        "Chain kit lagana aur pahiya ghumakar kasi hui kadi dhoondhna",
      ],
      hindi: [
        "बेचैनी से टहलते डिलीवरी राइडर के सामने प्लग और कार्बोरेटर साफ़ करना",
        "क्लच प्लेट बदलना और लीवर की ढील सेट करना",
        "चेन किट लगाना और पहिया घुमाकर कसी हुई कड़ी ढूँढ़ना",
      ],
    },
  },
  "diesel-mechanic": {
    of: "t6ndpd",
    description: { hinglish: "Truck, bus aur tractor ke engine ki overhauling karna.", hindi: "ट्रक, बस और ट्रैक्टर के इंजन की ओवरहॉलिंग करना।" },
    summary: {
      hinglish:
        "Depot, garage aur sadak kinare piston, pump aur gearbox kholna aur phir se banana, un maalikon ke liye jinhe gaadi khadi rehne par har ghante nuksan hota hai.",
      hindi: "डिपो, गैराज और सड़क किनारे पिस्टन, पंप और गियरबॉक्स खोलना और फिर से बनाना, उन मालिकों के लिए जिन्हें गाड़ी खड़ी रहने पर हर घंटे नुक़सान होता है।",
    },
    day: {
      hinglish: [
        "Tipper ki fuel line se hawa nikaalna jab tak engine chalu na ho",
        "Depot par scanner se BS6 bus ke fault code padhna",
        "Chain block aur do helper ke saath gearbox uthakar nikaalna",
      ],
      hindi: [
        "टिपर की फ़्यूल लाइन से हवा निकालना जब तक इंजन चालू न हो",
        "डिपो पर स्कैनर से BS6 बस के फ़ॉल्ट कोड पढ़ना",
        "चेन ब्लॉक और दो हेल्पर के साथ गियरबॉक्स उठाकर निकालना",
      ],
    },
  },
  "auto-electrician": {
    of: "msxqd1",
    description: {
      hinglish: "Sensors se bhari car mein woh ek kharab taar dhoondh nikaalna.",
      hindi: "सेंसरों से भरी कार में वह एक ख़राब तार ढूँढ़ निकालना।",
    },
    summary: {
      hinglish:
        "Garage, depot ya dealer ke yahan car, bus aur scooter ki light, starter, charging, sensor aur control box ko meter, wiring diagram aur scanner se theek karna.",
      hindi:
        "गैराज, डिपो या डीलर के यहाँ कार, बस और स्कूटर की लाइट, स्टार्टर, चार्जिंग, सेंसर और कंट्रोल बॉक्स को मीटर, वायरिंग डायग्राम और स्कैनर से ठीक करना।",
    },
    day: {
      hinglish: [
        "Band pade horn ke taar ke dono siron par baarah volt jaanchna",
        "Chuhon ke kutre harness ke taar jodna aur naye jaisa lapetna",
        "Bumper badalne ke baad reverse camera ko calibrate karna",
      ],
      hindi: [
        "बंद पड़े हॉर्न के तार के दोनों सिरों पर बारह वोल्ट जाँचना",
        "चूहों के कुतरे हार्नेस के तार जोड़ना और नए जैसा लपेटना",
        "बंपर बदलने के बाद रिवर्स कैमरे को कैलिब्रेट करना",
      ],
    },
  },
  "automobile-body-repairer": {
    of: "1hupr5d",
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
    day: {
      hinglish: [
        "Pichki frame rail ko bench par kheenchkar naap wali jagah par laana",
        "Peeche steel ka block, yaani dolly, tikakar saamne hathaudi se darwaze ka dent nikaalna",
        "Dhaari wale board ke saamne fender ki seedh parakhna",
      ],
      hindi: [
        "पिचकी फ़्रेम रेल को बेंच पर खींचकर नाप वाली जगह पर लाना",
        "पीछे स्टील का ब्लॉक, यानी डॉली, टिकाकर सामने हथौड़ी से दरवाज़े का डेंट निकालना",
        "धारी वाले बोर्ड के सामने फ़ेंडर की सीध परखना",
      ],
    },
  },
  "vehicle-painter": {
    of: "16k8ujf",
    description: {
      hinglish: "Rang aise milana aur spray karna ki marammat kisi ko dikhe hi nahi.",
      hindi: "रंग ऐसे मिलाना और स्प्रे करना कि मरम्मत किसी को दिखे ही नहीं।",
    },
    summary: {
      hinglish:
        "Garage ke spray booth mein filler, ghisai, primer, rang aur upar ke clear coat se kharonch lagi car, bike aur bus ko phir showroom jaisa bana dena.",
      hindi: "गैराज के स्प्रे बूथ में फ़िलर, घिसाई, प्राइमर, रंग और ऊपर के क्लियर कोट से खरोंच लगी कार, बाइक और बस को फिर शोरूम जैसा बना देना।",
    },
    day: {
      hinglish: [
        "Pearl white ke liye rang taulna aur test card par spray karna",
        "Base rang ko agle panel tak aise milana ki kinara na dikhe",
        "Dhool ka kan ghiskar nikaalna aur us jagah phir polish karna",
      ],
      hindi: [
        "पर्ल व्हाइट के लिए रंग तौलना और टेस्ट कार्ड पर स्प्रे करना",
        "बेस रंग को अगले पैनल तक ऐसे मिलाना कि किनारा न दिखे",
        "धूल का कण घिसकर निकालना और उस जगह फिर पॉलिश करना",
      ],
    },
  },
  "tyre-fitter": {
    of: "buqoau",
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
    day: {
      hinglish: [
        "Lohe ke lever se truck ke tyre ka kinara rim se utaarna aur keel dhoondhna",
        "Rim par vazan lagana jab tak balancer zero na dikhaye",
        "Sadak kinare das minute mein tubeless tyre ka puncture banana",
      ],
      hindi: [
        "लोहे के लीवर से ट्रक के टायर का किनारा रिम से उतारना और कील ढूँढ़ना",
        "रिम पर वज़न लगाना जब तक बैलेंसर ज़ीरो न दिखाए",
        "सड़क किनारे दस मिनट में ट्यूबलेस टायर का पंक्चर बनाना",
      ],
    },
  },
  "home-appliance-repairer": {
    of: "7mdzok",
    description: {
      hinglish: "Logon ki rasoi mein washing machine aur fridge theek karna.",
      hindi: "लोगों की रसोई में वॉशिंग मशीन और फ़्रिज ठीक करना।",
    },
    summary: {
      hinglish:
        "Kisi brand ke liye ya apne dam par ghar-ghar jana, washing machine, fridge ya oven kyon band hua yeh pata karna, pehle kharch batana, phir purza badalna.",
      hindi: "किसी ब्रांड के लिए या अपने दम पर घर-घर जाना, वॉशिंग मशीन, फ़्रिज या अवन क्यों बंद हुआ यह पता करना, पहले ख़र्च बताना, फिर पुर्ज़ा बदलना।",
    },
    day: {
      hinglish: [
        "Error code padhna aur drain pump ko meter se jaanchna",
        "Samjhana ki naya board fridge ke aadhe daam ka kyon hai",
        "Bag mein drum bearing lekar bike se saat gharon tak jaana",
      ],
      hindi: [
        "एरर कोड पढ़ना और ड्रेन पंप को मीटर से जाँचना",
        "समझाना कि नया बोर्ड फ़्रिज के आधे दाम का क्यों है",
        "बैग में ड्रम बेयरिंग लेकर बाइक से सात घरों तक जाना",
      ],
    },
  },
  "printing-machine-mechanic": {
    of: "1knv4v0",
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
    day: {
      hinglish: [
        "Pachaas mein ek sheet phisla dene wali dhaatu ki ungli, yaani gripper, ke neeche patli patti lagana",
        "Syahi ke roller badalna aur gauge se unka dabaav set karna",
        "Jaam hui folder machine ke liye raat mein gaadi se Sivakasi jaana",
      ],
      hindi: [
        "पचास में एक शीट फिसला देने वाली धातु की उँगली, यानी ग्रिपर, के नीचे पतली पट्टी लगाना",
        "स्याही के रोलर बदलना और गेज से उनका दबाव सेट करना",
        "जाम हुई फ़ोल्डर मशीन के लिए रात में गाड़ी से शिवकाशी जाना",
      ],
    },
  },
  "industrial-machinery-mechanic": {
    of: "o4he1q",
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
    day: {
      hinglish: [
        "Line chaar tak daudna aur motor aur roller ke beech ka toota jod dhoondhna",
        "Poori shift intezaar mein ghadi dekhti rahe, tab hydraulic seal badalna",
        "Hafte ke round mein grease dena, sunna aur chhookar dekhna",
      ],
      hindi: [
        "लाइन चार तक दौड़ना और मोटर और रोलर के बीच का टूटा जोड़ ढूँढ़ना",
        "पूरी शिफ़्ट इंतज़ार में घड़ी देखती रहे, तब हाइड्रॉलिक सील बदलना",
        "हफ़्ते के राउंड में ग्रीस देना, सुनना और छूकर देखना",
      ],
    },
  },
  "sewing-machine-mechanic": {
    of: "ltr5qb",
    description: {
      hinglish: "Hall bhar silai machinen aise set karna ki koi sui na toote.",
      hindi: "हॉल भर सिलाई मशीनें ऐसे सेट करना कि कोई सुई न टूटे।",
    },
    summary: {
      hinglish:
        "Tiruppur, Bengaluru ya Noida ki garment factory mein silai, overlock aur kaaj ki machinen set aur theek karna, aur har naye style ke liye line taiyar karna.",
      hindi: "तिरुप्पूर, बेंगलुरु या नोएडा की गारमेंट फ़ैक्टरी में सिलाई, ओवरलॉक और काज की मशीनें सेट और ठीक करना, और हर नए स्टाइल के लिए लाइन तैयार करना।",
    },
    day: {
      hinglish: [
        "Sui ke uthne se hook ki timing baal bhar sahi set karna",
        "Folder aise lagana ki kapde ka kinara barabar andar mude",
        "Ek hi silai line par uthe chaar haathon tak pahunchna",
      ],
      hindi: [
        "सुई के उठने से हुक की टाइमिंग बाल भर सही सेट करना",
        "फ़ोल्डर ऐसे लगाना कि कपड़े का किनारा बराबर अंदर मुड़े",
        "एक ही सिलाई लाइन पर उठे चार हाथों तक पहुँचना",
      ],
    },
  },
  "plant-manager": {
    of: "zv52oz",
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
    day: {
      hinglish: [
        "Saat baje shop floor par ghoomna aur kal baal-baal bachne ki ghatna ke baare mein poochhna",
        "Overtime aur der se jaane wale export order mein se ek chunna",
        "Mez par register rakhkar labour inspector ko jawaab dena",
      ],
      hindi: [
        "सात बजे शॉप फ़्लोर पर घूमना और कल बाल-बाल बचने की घटना के बारे में पूछना",
        "ओवरटाइम और देर से जाने वाले एक्सपोर्ट ऑर्डर में से एक चुनना",
        "मेज़ पर रजिस्टर रखकर लेबर इंस्पेक्टर को जवाब देना",
      ],
    },
  },
  "production-supervisor": {
    of: "1rcqomv",
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
    day: {
      hinglish: [
        "Chhe baje teen kaamgar na aayein to atharah ko kaam par lagana",
        "Board par chalk se har ghante ka utpadan likhna aur laal nishaan ki wajah batana",
        "Toote fixture par jhagadte do operators ko shaant karna",
      ],
      hindi: [
        "छह बजे तीन कामगार न आएँ तो अठारह को काम पर लगाना",
        "बोर्ड पर चॉक से हर घंटे का उत्पादन लिखना और लाल निशान की वजह बताना",
        "टूटे फ़िक्स्चर पर झगड़ते दो ऑपरेटरों को शांत करना",
      ],
    },
  },
  "production-planner": {
    of: "1jckrax",
    description: {
      hinglish: "Order, machine aur steel ko aise plan mein bithana jo tike.",
      hindi: "ऑर्डर, मशीन और स्टील को ऐसे प्लान में बिठाना जो टिके।",
    },
    summary: {
      hinglish:
        "Bikri ke order se hafte ka plan banana: kaun si machine kya banayegi, steel aur purze kab tak aane chahiye, aur kuch toote ya der se aaye to kya rukega.",
      hindi: "बिक्री के ऑर्डर से हफ़्ते का प्लान बनाना: कौन-सी मशीन क्या बनाएगी, स्टील और पुर्ज़े कब तक आने चाहिए, और कुछ टूटे या देर से आए तो क्या रुकेगा।",
    },
    day: {
      hinglish: [
        "Bikri ke anumaan ko steel, bolt aur machine ke ghanton mein baantna",
        "Heat treatment wala vendor pichhad jaye to do order khiskana",
        "Sirf screen par maujood chaalis gearbox ke baare mein store ko phone karna",
      ],
      hindi: [
        "बिक्री के अनुमान को स्टील, बोल्ट और मशीन के घंटों में बाँटना",
        "हीट ट्रीटमेंट वाला वेंडर पिछड़ जाए तो दो ऑर्डर खिसकाना",
        "सिर्फ़ स्क्रीन पर मौजूद चालीस गियरबॉक्स के बारे में स्टोर को फ़ोन करना",
      ],
    },
  },
  "quality-control-inspector": {
    of: "1rgbb1d",
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
    day: {
      hinglish: [
        "Sample ki talika ke hisaab se lot mein se battis piece nikaalna",
        "Paint ki motai aur choodi ki fitting ko control plan se milana",
        "Aisa rejection note likhna jis par supplier bahas na kar sake",
      ],
      hindi: [
        "सैंपल की तालिका के हिसाब से लॉट में से बत्तीस पीस निकालना",
        "पेंट की मोटाई और चूड़ी की फ़िटिंग को कंट्रोल प्लान से मिलाना",
        "ऐसा रिजेक्शन नोट लिखना जिस पर सप्लायर बहस न कर सके",
      ],
    },
  },
  "quality-manager": {
    of: "ycjfd8",
    description: {
      hinglish: "Purze kyon fail hue yeh khojna aur auditors ko plant dikhana.",
      hindi: "पुर्ज़े क्यों फ़ेल हुए यह खोजना और ऑडिटरों को प्लांट दिखाना।",
    },
    summary: {
      hinglish:
        "Poore plant ki jaanch, record aur training tay karna, har shikayat ki wajah tak pahunchna, aur customers aur ISO auditors ko dikhana ki sudhaar tika hua hai.",
      hindi: "पूरे प्लांट की जाँच, रिकॉर्ड और ट्रेनिंग तय करना, हर शिकायत की वजह तक पहुँचना, और ग्राहकों और ISO ऑडिटरों को दिखाना कि सुधार टिका हुआ है।",
    },
    day: {
      hinglish: [
        "Aisi meeting chalana jismein paanch baar poochha jaye ki brake pad waapas kyon aaye",
        "ISO auditor ko shikayat se sudhaar tak ka silsila dikhana",
        "Supervisors ko sikhana ki bina dare line rokein",
      ],
      hindi: [
        "ऐसी मीटिंग चलाना जिसमें पाँच बार पूछा जाए कि ब्रेक पैड वापस क्यों आए",
        "ISO ऑडिटर को शिकायत से सुधार तक का सिलसिला दिखाना",
        "सुपरवाइज़रों को सिखाना कि बिना डरे लाइन रोकें",
      ],
    },
  },
  "maintenance-manager": {
    of: "at4i4n",
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
    day: {
      hinglish: [
        "Vibration ke trend padhna aur ek fan ka bearing Ravivar ko badalna tay karna",
        "Budget meeting mein chaalis lakh ke spare purzon ke liye ladna",
        "Fitter aur electrician ke saath pichhli raat ka breakdown samajhna",
      ],
      hindi: [
        "वाइब्रेशन के ट्रेंड पढ़ना और एक फ़ैन का बेयरिंग रविवार को बदलना तय करना",
        "बजट मीटिंग में चालीस लाख के स्पेयर पुर्ज़ों के लिए लड़ना",
        "फ़िटर और इलेक्ट्रिशियन के साथ पिछली रात का ब्रेकडाउन समझना",
      ],
    },
  },
  coppersmith: {
    of: "1c4kje9",
    description: {
      hinglish: "Peedhi dar peedhi chalne wale bartan dhaalna, thokna aur chamkana.",
      hindi: "पीढ़ी दर पीढ़ी चलने वाले बर्तन ढालना, ठोकना और चमकाना।",
    },
    summary: {
      hinglish:
        "Punjab ke Jandiala Guru, Pune ya Srinagar jaisi jagahon par taambe, peetal aur kaanse ke bartan, ghantiyan aur deepak hathaude, nihai aur aag se banana aur theek karna.",
      hindi: "पंजाब के जंडियाला गुरु, पुणे या श्रीनगर जैसी जगहों पर ताँबे, पीतल और काँसे के बर्तन, घंटियाँ और दीपक हथौड़े, निहाई और आग से बनाना और ठीक करना।",
    },
    day: {
      hinglish: [
        "Peetal ki gol chaadar ko nihaai par peetkar lote ka pet banana",
        "Peetne se sakht hui dhaatu ko aag mein naram karna",
        "Rui ke phaahe se bartan ke andar kalai karna",
      ],
      hindi: ["पीतल की गोल चादर को निहाई पर पीटकर लोटे का पेट बनाना", "पीटने से सख़्त हुई धातु को आग में नरम करना", "रुई के फाहे से बर्तन के अंदर क़लई करना"],
    },
  },
  "bicycle-assembler": {
    of: "25ekwo",
    description: { hinglish: "Frame, chain aur brake jodna aur pahiye set karna.", hindi: "फ़्रेम, चेन और ब्रेक जोड़ना और पहिए सेट करना।" },
    summary: {
      hinglish:
        "Ludhiana ki factory line par bearing dabakar bithana aur pahiye, chain aur brake lagana, ya dukaan mein aadhi bani cycle ko pehle sawaar ke liye taiyar karna.",
      hindi: "लुधियाना की फ़ैक्टरी लाइन पर बेयरिंग दबाकर बिठाना और पहिए, चेन और ब्रेक लगाना, या दुकान में आधी बनी साइकिल को पहले सवार के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Teeli ki chaabi chauthai-chauthai ghumakar lehrata pahiya seedha karna",
        "Jin bearing par handle ghoomta hai unhe dabakar lagana aur brake ke taar daalna",
        "Pack karne se pehle pahiye ghumana, brake dabana aur chain jaanchna",
      ],
      hindi: [
        "तीली की चाबी चौथाई-चौथाई घुमाकर लहराता पहिया सीधा करना",
        "जिन बेयरिंग पर हैंडल घूमता है उन्हें दबाकर लगाना और ब्रेक के तार डालना",
        "पैक करने से पहले पहिए घुमाना, ब्रेक दबाना और चेन जाँचना",
      ],
    },
  },
  "agarbatti-maker": {
    of: "1yft90v",
    description: { hinglish: "Lakhon ki ginti mein agarbatti belna aur sukhana.", hindi: "लाखों की गिनती में अगरबत्ती बेलना और सुखाना।" },
    summary: {
      hinglish:
        "Karnataka, Gujarat ya Tripura mein ghar par ya chhoti unit mein bina khushboo ki kachchi agarbatti banana, jise perfumer khushboo mein dubokar, pack karke mandiron aur parivaron ko bechte hain.",
      hindi:
        "कर्नाटक, गुजरात या त्रिपुरा में घर पर या छोटी यूनिट में बिना ख़ुशबू की कच्ची अगरबत्ती बनाना, जिसे परफ़्यूमर ख़ुशबू में डुबोकर, पैक करके मंदिरों और परिवारों को बेचते हैं।",
    },
    day: {
      hinglish: [
        "Koyla, buraada aur chipchipi chhaal ka powder, yaani jigat, ek jaisa goondhna",
        "Machine mein baans ki teeliyan daalna aur tedhi teeliyan alag karna",
        "Nam battiyan chhaanv mein failana taaki seedhi sookhein",
      ],
      hindi: [
        "कोयला, बुरादा और चिपचिपी छाल का पाउडर, यानी जिगत, एक जैसा गूँधना",
        "मशीन में बाँस की तीलियाँ डालना और टेढ़ी तीलियाँ अलग करना",
        "नम बत्तियाँ छाँव में फैलाना ताकि सीधी सूखें",
      ],
    },
  },
  "wire-harness-assembler": {
    of: "b69goh",
    description: {
      hinglish: "Car ke andar ke taaron ka bundle crimp karna aur tape se baandhna.",
      hindi: "कार के अंदर के तारों का बंडल क्रिंप करना और टेप से बाँधना।",
    },
    summary: {
      hinglish:
        "Kate aur crimp kiye hue saikdon taar peg board par bichhana aur tape se baandhkar woh bundle yaani harness banana jo car ya scooter mein current aur signal pahunchata hai.",
      hindi: "कटे और क्रिंप किए हुए सैकड़ों तार पेग बोर्ड पर बिछाना और टेप से बाँधकर वह बंडल यानी हार्नेस बनाना जो कार या स्कूटर में करंट और सिग्नल पहुँचाता है।",
    },
    day: {
      hinglish: [
        "Chalte board par rangeen taar khoontiyon se ghumakar bichhana",
        "Terminal crimp karna aur pull gauge par uski pakad jaanchna",
        "Taiyar harness tester mein lagana aur hari batti ka intezaar karna",
      ],
      hindi: [
        "चलते बोर्ड पर रंगीन तार खूँटियों से घुमाकर बिछाना",
        "टर्मिनल क्रिंप करना और पुल गेज पर उसकी पकड़ जाँचना",
        "तैयार हार्नेस टेस्टर में लगाना और हरी बत्ती का इंतज़ार करना",
      ],
    },
  },
  "wood-factory-manager": {
    of: "1ydyw03",
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
    day: {
      hinglish: [
        "Tay karna ki panel saw par almari ka kaun sa order pehle chale",
        "Polish line par chalkar khurduri jagah aur varnish ki boondein dhoondhna",
        "Purchase office ke saath plywood phir der se aane ka mamla suljhana",
      ],
      hindi: [
        "तय करना कि पैनल सॉ पर अलमारी का कौन सा ऑर्डर पहले चले",
        "पॉलिश लाइन पर चलकर खुरदुरी जगह और वार्निश की बूँदें ढूँढ़ना",
        "परचेज़ ऑफ़िस के साथ प्लाईवुड फिर देर से आने का मामला सुलझाना",
      ],
    },
  },
  "papad-maker": {
    of: "1olhv0g",
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
    day: {
      hinglish: [
        "Sahakari kendra se subah ka goondha aata taulkar lena",
        "Papad itne patle belna ki aar-paar parchhai dikhe",
        "Taulwane aur din ki kamai lene ke liye sookhe papad waapas laana",
      ],
      hindi: [
        "सहकारी केंद्र से सुबह का गूँधा आटा तौलकर लेना",
        "पापड़ इतने पतले बेलना कि आर-पार परछाईं दिखे",
        "तुलवाने और दिन की कमाई लेने के लिए सूखे पापड़ वापस लाना",
      ],
    },
  },
  "module-assembly-technician": {
    of: "1wu4lew",
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
    day: {
      hinglish: [
        "Naakhoon se bhi patle cell us machine mein daalna jo unhe kataar mein solder karti hai",
        "Press ke liye kaanch, film aur cell kram se bichhana",
        "Taiyar panel ko flash tester se guzaarna",
      ],
      hindi: [
        "नाख़ून से भी पतले सेल उस मशीन में डालना जो उन्हें क़तार में सोल्डर करती है",
        "प्रेस के लिए काँच, फ़िल्म और सेल क्रम से बिछाना",
        "तैयार पैनल को फ़्लैश टेस्टर से गुज़ारना",
      ],
    },
  },
  "tyre-retreader": {
    of: "1t0zt3j",
    description: {
      hinglish: "Truck ke ghise tyre ko naye rubber aur garmi se doosri zindagi dena.",
      hindi: "ट्रक के घिसे टायर को नए रबर और गर्मी से दूसरी ज़िंदगी देना।",
    },
    summary: {
      hinglish:
        "Truck ke tyre ki ghis chuki upari parat, yaani tread, ko grind karke utaarna, bacha hua tyre jaanchna, aur garmi aur dabaav se nayi parat chipkana.",
      hindi: "ट्रक के टायर की घिस चुकी ऊपरी परत, यानी ट्रेड, को ग्राइंड करके उतारना, बचा हुआ टायर जाँचना, और गर्मी और दबाव से नई परत चिपकाना।",
    },
    day: {
      hinglish: [
        "Ghise tyre ko grind karna jab tak upari hissa phir gol aur khurdura na ho",
        "Keel ke chhed tatolna aur marammat layak par nishaan lagana",
        "Nayi tread lapetna aur use chipkane wale garam chamber mein tyre rakhna",
      ],
      hindi: [
        "घिसे टायर को ग्राइंड करना जब तक ऊपरी हिस्सा फिर गोल और खुरदुरा न हो",
        "कील के छेद टटोलना और मरम्मत लायक़ पर निशान लगाना",
        "नई ट्रेड लपेटना और उसे चिपकाने वाले गर्म चैंबर में टायर रखना",
      ],
    },
  },
  "hand-packer": {
    of: "wu4ck5",
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
    day: {
      hinglish: [
        "Chaalis darjan choodiyan kagaz mein aise lapetna ki koi na khanke",
        "Har band carton taulna aur jo halka ho use kholna",
        "Batch label seedha chipkana, kyonki scanner tedha nahi padhta",
      ],
      hindi: [
        "चालीस दर्जन चूड़ियाँ काग़ज़ में ऐसे लपेटना कि कोई न खनके",
        "हर बंद कार्टन तौलना और जो हल्का हो उसे खोलना",
        "बैच लेबल सीधा चिपकाना, क्योंकि स्कैनर टेढ़ा नहीं पढ़ता",
      ],
    },
  },
  "electric-vehicle-technician": {
    of: "62ewei",
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
    day: {
      hinglish: [
        "Service plug nikaalna aur spanner lagane se pehle pakka karna ki cable mein current nahi",
        "Meter se dhoondhna ki kaun sa ek cell rickshaw ke pack ko kamzor kar raha hai",
        "Scooter ke controller mein naya software daalna aur use yard mein chalakar dekhna",
      ],
      hindi: [
        "सर्विस प्लग निकालना और स्पैनर लगाने से पहले पक्का करना कि केबल में करंट नहीं",
        "मीटर से ढूँढ़ना कि कौन सा एक सेल रिक्शा के पैक को कमज़ोर कर रहा है",
        "स्कूटर के कंट्रोलर में नया सॉफ़्टवेयर डालना और उसे यार्ड में चलाकर देखना",
      ],
    },
  },
};
