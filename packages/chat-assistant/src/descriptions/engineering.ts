import type { ToldCareers } from "./told.ts";

export const engineering: ToldCareers = {
  "civil-engineer": {
    of: "1atcuj0",
    description: { hinglish: "Site survey se flyover, naale aur makaan banana.", hindi: "साइट सर्वे से फ़्लाईओवर, नाले और मकान बनाना।" },
    summary: {
      hinglish: "Site survey aur budget se tikne wale flyover, naale aur makaan banana, drawing, maatra ke hisaab aur nigrani se.",
      hindi: "साइट सर्वे और बजट से टिकने वाले फ़्लाईओवर, नाले और मकान बनाना, ड्रॉइंग, मात्रा के हिसाब और निगरानी से।",
    },
  },
  "structural-engineer": {
    of: "11o9qlo",
    description: {
      hinglish: "Un beam ka hisaab lagana jo bhookamp mein imaarat ko thaame rakhein.",
      hindi: "उन बीम का हिसाब लगाना जो भूकंप में इमारत को थामे रखें।",
    },
    summary: {
      hinglish:
        "Un beam, column aur slab ka hisaab lagana jinse tower ya stadium apna wazan aur hawa jhel sake, aur bhookamp mein khada rahe.",
      hindi: "उन बीम, कॉलम और स्लैब का हिसाब लगाना जिनसे टावर या स्टेडियम अपना वज़न और हवा झेल सके, और भूकंप में खड़ा रहे।",
    },
  },
  "geotechnical-engineer": {
    of: "1qaus6k",
    description: {
      hinglish: "Site ke neeche ki mitti jaanchkar tay karna ki neev kitni gehri jaaye.",
      hindi: "साइट के नीचे की मिट्टी जाँचकर तय करना कि नींव कितनी गहरी जाए।",
    },
    summary: {
      hinglish:
        "Borehole karwana aur site ke neeche ki mitti aur chattaan jaanchna, taaki tay ho ki neev ke khambhe yaani pile kitne gehre jaayein aur dhalaan khiskegi ya nahi.",
      hindi: "बोरहोल करवाना और साइट के नीचे की मिट्टी और चट्टान जाँचना, ताकि तय हो कि नींव के खंभे यानी पाइल कितने गहरे जाएँ और ढलान खिसकेगी या नहीं।",
    },
  },
  "highway-engineer": {
    of: "1upigqm",
    description: {
      hinglish: "Lade truckon ke liye sadak ke mod aur paratein tay karna.",
      hindi: "लदे ट्रकों के लिए सड़क के मोड़ और परतें तय करना।",
    },
    summary: {
      hinglish:
        "Sadak ke mod, dhalaan aur paratein aise tay karna ki saalon ki baarish mein bhi lade truck national highway par chal sakein.",
      hindi: "सड़क के मोड़, ढलान और परतें ऐसे तय करना कि सालों की बारिश में भी लदे ट्रक राष्ट्रीय राजमार्ग पर चल सकें।",
    },
  },
  "bridge-engineer": {
    of: "1m70j4n",
    description: {
      hinglish: "Nadi aur rail par pul design karna aur purane pul jaanchna.",
      hindi: "नदी और रेल पर पुल डिज़ाइन करना और पुराने पुल जाँचना।",
    },
    summary: {
      hinglish:
        "Nadi, rail aur samudra paar karne ke pul design karna aur purane jaanchna, aise span, cable aur bearing chunna jo traffic aur baadh ke star se mel khayein.",
      hindi: "नदी, रेल और समुद्र पार करने के पुल डिज़ाइन करना और पुराने जाँचना, ऐसे स्पैन, केबल और बेयरिंग चुनना जो ट्रैफ़िक और बाढ़ के स्तर से मेल खाएँ।",
    },
  },
  "municipal-engineer": {
    of: "8vkqw3",
    description: { hinglish: "Shehar ki sadkein, naaliyan aur street light sambhalna.", hindi: "शहर की सड़कें, नालियाँ और स्ट्रीट लाइट सँभालना।" },
    summary: {
      hinglish:
        "Nagar nigam ke liye kaam karna: sadak, naali, light aur sarkari imaaraton ke estimate aur tender banana, thekedar ka kaam naapna, aur logon aur parshadon ko jawab dena.",
      hindi:
        "नगर निगम के लिए काम करना: सड़क, नाली, लाइट और सरकारी इमारतों के एस्टीमेट और टेंडर बनाना, ठेकेदार का काम नापना, और लोगों और पार्षदों को जवाब देना।",
    },
  },
  "railway-engineer": {
    of: "1svj89i",
    description: {
      hinglish: "Tez train ke liye patri aur uske neeche ki gitti nayi karna.",
      hindi: "तेज़ ट्रेन के लिए पटरी और उसके नीचे की गिट्टी नई करना।",
    },
    summary: {
      hinglish:
        "Railway ki patri, pushte aur station design karna aur unhe naya karna, taaki train majboot gitti yaani ballast aur sahi mod par tez chal sake.",
      hindi: "रेलवे की पटरी, पुश्ते और स्टेशन डिज़ाइन करना और उन्हें नया करना, ताकि ट्रेन मज़बूत गिट्टी यानी बैलस्ट और सही मोड़ पर तेज़ चल सके।",
    },
  },
  "airport-engineer": {
    of: "13c5msn",
    description: {
      hinglish: "Runway, jet khade karne ki jagah yaani apron aur unki light surakshit rakhna.",
      hindi: "रनवे, जेट खड़े करने की जगह यानी एप्रन और उनकी लाइट सुरक्षित रखना।",
    },
    summary: {
      hinglish:
        "Runway, taxiway, apron, unki light aur paani ki nikaasi plan karna, aur udaanein chalte hue bhi bhaari jet ke liye satah surakshit rakhna.",
      hindi: "रनवे, टैक्सीवे, एप्रन, उनकी लाइट और पानी की निकासी प्लान करना, और उड़ानें चलते हुए भी भारी जेट के लिए सतह सुरक्षित रखना।",
    },
  },
  "irrigation-engineer": {
    of: "p6a3bs",
    description: {
      hinglish: "Nahar se nadi ka paani har gaon ke kheton tak pahunchana.",
      hindi: "नहर से नदी का पानी हर गाँव के खेतों तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Nahar, sluice aur drip network design karke nadi ka paani kheton tak le jaana, aur tay karna ki har gaon ke outlet ko kitna paani mile.",
      hindi: "नहर, स्लूस और ड्रिप नेटवर्क डिज़ाइन करके नदी का पानी खेतों तक ले जाना, और तय करना कि हर गाँव के आउटलेट को कितना पानी मिले।",
    },
  },
  "hydraulic-engineer": {
    of: "j72dde",
    description: {
      hinglish: "Model banakar dekhna ki paani baandh aur baadh ki zameen par kaise bahta hai.",
      hindi: "मॉडल बनाकर देखना कि पानी बाँध और बाढ़ की ज़मीन पर कैसे बहता है।",
    },
    summary: {
      hinglish:
        "Chhote model aur software se dekhna ki pipe, spillway aur baadh ke maidaan mein paani kaise bahta hai, taaki dabaav aur kataav kaabu mein rahe.",
      hindi: "छोटे मॉडल और सॉफ़्टवेयर से देखना कि पाइप, स्पिलवे और बाढ़ के मैदान में पानी कैसे बहता है, ताकि दबाव और कटाव क़ाबू में रहे।",
    },
  },
  "flood-control-engineer": {
    of: "131yjri",
    description: {
      hinglish: "Poore monsoon nadi ke tatbandh aur paani ke gate ki rakhwali karna.",
      hindi: "पूरे मानसून नदी के तटबंध और पानी के गेट की रखवाली करना।",
    },
    summary: {
      hinglish: "Woh tatbandh, sluice aur naale design karna aur sambhalna jo poore monsoon nadi ko apni dhaara mein rakhein.",
      hindi: "वे तटबंध, स्लूस और नाले डिज़ाइन करना और सँभालना जो पूरे मानसून नदी को अपनी धारा में रखें।",
    },
  },
  "coastal-engineer": {
    of: "nojhcj",
    description: {
      hinglish: "Samudri deewar aur breakwater se kinaare aur port bachana.",
      hindi: "समुद्री दीवार और ब्रेकवाटर से किनारे और बंदरगाह बचाना।",
    },
    summary: {
      hinglish:
        "Jwaar, lehar aur ret ke record se design ki gayi samudri deewar, patthar ki baahon yaani groyne aur breakwater se kinaare, port aur machhuaron ke gaon bachana.",
      hindi:
        "ज्वार, लहर और रेत के रिकॉर्ड से डिज़ाइन की गई समुद्री दीवार, पत्थर की बाँहों यानी ग्रॉइन और ब्रेकवाटर से किनारे, बंदरगाह और मछुआरों के गाँव बचाना।",
    },
  },
  "transportation-engineer": {
    of: "1x4p8iw",
    description: {
      hinglish: "Andaaza lagana ki shehar kaise safar karega aur metro aur bus plan karna.",
      hindi: "अंदाज़ा लगाना कि शहर कैसे सफ़र करेगा और मेट्रो और बस प्लान करना।",
    },
    summary: {
      hinglish:
        "Andaaza lagana ki log shehar mein kaise safar karenge aur metro, bus aur sadak ke aise raaste design karna jo bheed ke samay unhe le ja sakein.",
      hindi: "अंदाज़ा लगाना कि लोग शहर में कैसे सफ़र करेंगे और मेट्रो, बस और सड़क के ऐसे रास्ते डिज़ाइन करना जो भीड़ के समय उन्हें ले जा सकें।",
    },
  },
  "traffic-engineer": {
    of: "1h6ywn",
    description: {
      hinglish: "Jam kam karne ke liye signal ka samay aur chauraahe badalna.",
      hindi: "जाम कम करने के लिए सिग्नल का समय और चौराहे बदलना।",
    },
    summary: {
      hinglish:
        "Gaadiyan ginkar aur log kaise sadak paar karte hain yeh dekhkar, jam aur haadse kam karne ke liye signal ka samay tay karna aur chauraahe, crossing aur parking phir se design karna.",
      hindi:
        "गाड़ियाँ गिनकर और लोग कैसे सड़क पार करते हैं यह देखकर, जाम और हादसे कम करने के लिए सिग्नल का समय तय करना और चौराहे, क्रॉसिंग और पार्किंग फिर से डिज़ाइन करना।",
    },
  },
  "waterworks-engineer": {
    of: "14tvgsd",
    description: {
      hinglish: "Shehar ke peene ke paani ke plant, tanki aur pipeline chalana.",
      hindi: "शहर के पीने के पानी के प्लांट, टंकी और पाइपलाइन चलाना।",
    },
    summary: {
      hinglish:
        "Woh treatment plant, oonchi tankiyan aur pipeline chalana jo shehar tak peene ka paani laate hain, aur khojna ki pipe kahan ris rahe hain.",
      hindi: "वे ट्रीटमेंट प्लांट, ऊँची टंकियाँ और पाइपलाइन चलाना जो शहर तक पीने का पानी लाते हैं, और खोजना कि पाइप कहाँ रिस रहे हैं।",
    },
  },
  "sanitary-engineer": {
    of: "d60gra",
    description: {
      hinglish: "Aise sewer design karna jo gandagi ko peene ke paani se door rakhein.",
      hindi: "ऐसे सीवर डिज़ाइन करना जो गंदगी को पीने के पानी से दूर रखें।",
    },
    summary: {
      hinglish: "Shehron aur badi imaaraton ke sewer, toilet aur drainage design karna, taaki ganda paani peene ke paani se kabhi na mile.",
      hindi: "शहरों और बड़ी इमारतों के सीवर, शौचालय और ड्रेनेज डिज़ाइन करना, ताकि गंदा पानी पीने के पानी से कभी न मिले।",
    },
  },
  "groundwater-engineer": {
    of: "65s24m",
    description: {
      hinglish: "Zameen ke neeche paani khojna aur uske liye borewell design karna.",
      hindi: "ज़मीन के नीचे पानी खोजना और उसके लिए बोरवेल डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Zameen ke neeche paani khojna, borewell aur recharge gaddhe design karna, aur naapna ki kheton mein pump chalne se paani ka star kitni tezi se girta hai.",
      hindi: "ज़मीन के नीचे पानी खोजना, बोरवेल और रिचार्ज गड्ढे डिज़ाइन करना, और नापना कि खेतों में पंप चलने से पानी का स्तर कितनी तेज़ी से गिरता है।",
    },
  },
  "mechanical-engineer": {
    of: "1931437",
    description: {
      hinglish: "Pump aur press mein chalne wale purzon aur garmi ka hisaab lagana.",
      hindi: "पंप और प्रेस में चलने वाले पुर्ज़ों और गर्मी का हिसाब लगाना।",
    },
    summary: {
      hinglish:
        "Pump se printing press tak, machinon mein chalne wale purzon, garmi aur bal ka hisaab lagana, phir prototype ko tab tak test karna jab tak woh theek se na chale.",
      hindi: "पंप से प्रिंटिंग प्रेस तक, मशीनों में चलने वाले पुर्ज़ों, गर्मी और बल का हिसाब लगाना, फिर प्रोटोटाइप को तब तक टेस्ट करना जब तक वह ठीक से न चले।",
    },
  },
  "hvac-engineer": {
    of: "wsrzov",
    description: {
      hinglish: "Hospital ya mall ko thanda rakhne wale chiller aur duct ka size tay karna.",
      hindi: "अस्पताल या मॉल को ठंडा रखने वाले चिलर और डक्ट का साइज़ तय करना।",
    },
    summary: {
      hinglish:
        "Hospital ya mall ko thanda rakhne wale chiller, duct aur vent ka size tay karna, taaki operation theatre saaf rahein aur bijli ka bill kam aaye.",
      hindi: "अस्पताल या मॉल को ठंडा रखने वाले चिलर, डक्ट और वेंट का साइज़ तय करना, ताकि ऑपरेशन थिएटर साफ़ रहें और बिजली का बिल कम आए।",
    },
  },
  "refrigeration-engineer": {
    of: "l8xtj7",
    description: {
      hinglish: "Machhli, teeke aur aaloo ke liye cold store design karna.",
      hindi: "मछली, टीके और आलू के लिए कोल्ड स्टोर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aise cold store, barf ke plant aur freezer truck design karna jo bijli barbaad kiye bina machhli, teeke aur aaloo ko sahi thandak mein rakhein.",
      hindi: "ऐसे कोल्ड स्टोर, बर्फ़ के प्लांट और फ़्रीज़र ट्रक डिज़ाइन करना जो बिजली बर्बाद किए बिना मछली, टीके और आलू को सही ठंडक में रखें।",
    },
  },
  "machine-designer": {
    of: "ldry0",
    description: {
      hinglish: "Gear se frame tak, purza dar purza nayi machine design karna.",
      hindi: "गियर से फ़्रेम तक, पुर्ज़ा दर पुर्ज़ा नई मशीन डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Purza dar purza nayi machine ki drawing banana, aise gear, bearing aur frame chunna ki packing line ya press ghante mein hazaaron baar apna kaam kare.",
      hindi: "पुर्ज़ा दर पुर्ज़ा नई मशीन की ड्रॉइंग बनाना, ऐसे गियर, बेयरिंग और फ़्रेम चुनना कि पैकिंग लाइन या प्रेस घंटे में हज़ारों बार अपना काम करे।",
    },
  },
  "tool-engineer": {
    of: "hmzo3x",
    description: {
      hinglish: "Aise jig aur kaatne ke tool banana ki har purza ek jaisa bane.",
      hindi: "ऐसे जिग और काटने के औज़ार बनाना कि हर पुर्ज़ा एक जैसा बने।",
    },
    summary: {
      hinglish:
        "Machining mein purze ko pakadne aur drill ko sahi jagah le jaane wale jig, aur use kaatne wale tool banana, taaki har purza pichhle jaisa hi nikle.",
      hindi: "मशीनिंग में पुर्ज़े को पकड़ने और ड्रिल को सही जगह ले जाने वाले जिग, और उसे काटने वाले औज़ार बनाना, ताकि हर पुर्ज़ा पिछले जैसा ही निकले।",
    },
  },
  "die-designer": {
    of: "1kdx0ps",
    description: {
      hinglish: "Car ke darwaze ya bottle ke dhakkan banane wali steel die ka model banana.",
      hindi: "कार के दरवाज़े या बोतल के ढक्कन बनाने वाली स्टील डाई का मॉडल बनाना।",
    },
    summary: {
      hinglish:
        "Car ke darwaze dabakar ya bottle ke dhakkan dhaalkar banane wali steel ki die aur mould ka model banana, dhatu ke wapas mudne aur plastic ke sikudne ka hisaab rakhkar.",
      hindi:
        "कार के दरवाज़े दबाकर या बोतल के ढक्कन ढालकर बनाने वाली स्टील की डाई और मोल्ड का मॉडल बनाना, धातु के वापस मुड़ने और प्लास्टिक के सिकुड़ने का हिसाब रखकर।",
    },
  },
  "maintenance-engineer": {
    of: "13kmov1",
    description: {
      hinglish: "Overhaul plan karna aur line rukne par repair ki aguwai karna.",
      hindi: "ओवरहॉल प्लान करना और लाइन रुकने पर मरम्मत की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Factory ki machine chalti rakhna: overhaul plan karna, vibration aur oil ki report padhna, aur raat mein line rukne par repair ki aguwai karna.",
      hindi: "फ़ैक्टरी की मशीनें चालू रखना: ओवरहॉल प्लान करना, वाइब्रेशन और तेल की रिपोर्ट पढ़ना, और रात में लाइन रुकने पर मरम्मत की अगुवाई करना।",
    },
  },
  "commissioning-engineer": {
    of: "6kiq8o",
    description: {
      hinglish: "Naye plant ko ek-ek motor karke pehli baar chalu karna.",
      hindi: "नए प्लांट को एक-एक मोटर करके पहली बार चालू करना।",
    },
    summary: {
      hinglish:
        "Naye bane plant aur machine ko pehli baar chalu karna, customer ke sign karne tak site par har loop aur motor ko test karna.",
      hindi: "नए बने प्लांट और मशीन को पहली बार चालू करना, ग्राहक के दस्तख़त करने तक साइट पर हर लूप और मोटर को टेस्ट करना।",
    },
  },
  "service-engineer": {
    of: "1u7gfz2",
    description: {
      hinglish: "Bechi gayi machine lagane aur theek karne jagah-jagah jaana.",
      hindi: "बेची गई मशीनें लगाने और ठीक करने जगह-जगह जाना।",
    },
    summary: {
      hinglish:
        "Spare part aur laptop lekar customer ke plant jaana, company ki bechi machine lagana, theek karna aur samjhana ki woh kaise chalti hai.",
      hindi: "स्पेयर पार्ट और लैपटॉप लेकर ग्राहक के प्लांट जाना, कंपनी की बेची मशीन लगाना, ठीक करना और समझाना कि वह कैसे चलती है।",
    },
  },
  "product-design-engineer": {
    of: "1srfk0u",
    description: {
      hinglish: "Product ke idea ko aise purzon mein badalna jo factory bana sake.",
      hindi: "प्रोडक्ट के आइडिया को ऐसे पुर्ज़ों में बदलना जो फ़ैक्टरी बना सके।",
    },
    summary: {
      hinglish:
        "Mixer grinder ya water purifier ke idea ko aise aakaar, parts list aur tooling mein badalna jisse factory use tay daam par bana sake.",
      hindi: "मिक्सर ग्राइंडर या वॉटर प्यूरीफ़ायर के आइडिया को ऐसे आकार, पुर्ज़ों की सूची और टूलिंग में बदलना जिससे फ़ैक्टरी उसे तय दाम पर बना सके।",
    },
  },
  "rotating-equipment-engineer": {
    of: "u0j0uq",
    description: {
      hinglish: "Pump aur turbine ki shaft balance karna aur vibration door karna.",
      hindi: "पंप और टरबाइन की शाफ़्ट बैलेंस करना और वाइब्रेशन दूर करना।",
    },
    summary: {
      hinglish: "Plant ke pump, compressor aur turbine sambhalna, shaft balance karna aur woh vibration door karna jo bearing tod de.",
      hindi: "प्लांट के पंप, कंप्रेसर और टरबाइन सँभालना, शाफ़्ट बैलेंस करना और वह वाइब्रेशन दूर करना जो बेयरिंग तोड़ दे।",
    },
  },
  "piping-designer": {
    of: "pl0ozd",
    description: {
      hinglish: "Refinery ke pipe ka raasta aisa banana ki garm line surakshit phail sake.",
      hindi: "रिफ़ाइनरी के पाइप का रास्ता ऐसा बनाना कि गरम लाइन सुरक्षित फैल सके।",
    },
    summary: {
      hinglish:
        "Refinery aur chemical plant ke pipe ka raasta teen dimension mein banana, aise support aur mod ke saath ki garm line surakshit phail sake.",
      hindi: "रिफ़ाइनरी और केमिकल प्लांट के पाइप का रास्ता तीन डाइमेंशन में बनाना, ऐसे सपोर्ट और मोड़ के साथ कि गरम लाइन सुरक्षित फैल सके।",
    },
  },
  "thermal-engineer": {
    of: "1mc084v",
    description: {
      hinglish: "Phone chip aur satellite ko zyada garm hone se bachana.",
      hindi: "फ़ोन चिप और सैटेलाइट को ज़्यादा गरम होने से बचाना।",
    },
    summary: {
      hinglish:
        "Phone chip se satellite tak cheezon ko zyada garm hone se bachana, simulation se dekhkar ki garmi kaise bahti hai aur heat sink, fan aur coating chunkar.",
      hindi: "फ़ोन चिप से सैटेलाइट तक चीज़ों को ज़्यादा गरम होने से बचाना, सिमुलेशन से देखकर कि गर्मी कैसे बहती है और हीट सिंक, पंखे और कोटिंग चुनकर।",
    },
  },
  "stress-analyst": {
    of: "8t4u1o",
    description: {
      hinglish: "Computer se pata lagana ki vimaan ke wing aur bracket kahan se chatkenge.",
      hindi: "कंप्यूटर से पता लगाना कि विमान के पंख और ब्रैकेट कहाँ से चटकेंगे।",
    },
    summary: {
      hinglish:
        "Vimaan ke wing, bracket aur pressure vessel ke computer model banakar pata lagana ki woh kahan se chatkenge, aur designer ko batana ki kaun se hisse mote karne hain.",
      hindi: "विमान के पंख, ब्रैकेट और प्रेशर वेसल के कंप्यूटर मॉडल बनाकर पता लगाना कि वे कहाँ से चटकेंगे, और डिज़ाइनर को बताना कि कौन से हिस्से मोटे करने हैं।",
    },
  },
  "acoustical-engineer": {
    of: "1tl1k58",
    description: {
      hinglish: "Car ke andar shor kam karna aur hall ko sangeet ke layak banana.",
      hindi: "कार के अंदर शोर कम करना और हॉल को संगीत के लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Awaaz naapna aur kaabu karna, generator aur car cabin ko shaant karna ya auditorium aisa banana ki veena aakhiri line tak sunai de.",
      hindi: "आवाज़ नापना और क़ाबू करना, जनरेटर और कार केबिन को शांत करना या ऑडिटोरियम ऐसा बनाना कि वीणा आख़िरी लाइन तक सुनाई दे।",
    },
  },
  "agricultural-engineer": {
    of: "wdrs8n",
    description: {
      hinglish: "Bharat ke kheton ke liye machine, dryer aur paani ki vyavastha design karna.",
      hindi: "भारत के खेतों के लिए मशीन, ड्रायर और पानी की व्यवस्था डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Bharat ki mitti, fasal aur chhoti jot ke liye tractor ke upkaran, thresher, dryer aur farm ke dhaanche design karna, phir unhe kheton mein aazmana.",
      hindi: "भारत की मिट्टी, फ़सल और छोटी जोत के लिए ट्रैक्टर के उपकरण, थ्रेशर, ड्रायर और फ़ार्म के ढाँचे डिज़ाइन करना, फिर उन्हें खेतों में आज़माना।",
    },
  },
  "packaging-engineer": {
    of: "f598kf",
    description: {
      hinglish: "Aise carton chunna jo biscuit ko bina toote dukaan tak pahunchayein.",
      hindi: "ऐसे कार्टन चुनना जो बिस्कुट को बिना टूटे दुकान तक पहुँचाएँ।",
    },
    summary: {
      hinglish:
        "Aisi film, carton aur cushioning chunna jo biscuit ko bina toote ya dawa ko sookha door ki dukaan tak pahunchaye, aur girakar test karke yeh saabit karna.",
      hindi: "ऐसी फ़िल्म, कार्टन और कुशनिंग चुनना जो बिस्कुट को बिना टूटे या दवा को सूखा दूर की दुकान तक पहुँचाए, और गिराकर टेस्ट करके यह साबित करना।",
    },
  },
  "electrical-engineer": {
    of: "wqns9m",
    description: {
      hinglish: "Motor aur wiring aise plan karna ki fault aane par bachaav ho.",
      hindi: "मोटर और वायरिंग ऐसे प्लान करना कि फ़ॉल्ट आने पर बचाव हो।",
    },
    summary: {
      hinglish:
        "Factory, railway aur imaaraton ki motor, transformer aur wiring aise design karna ki fault aane par bachaav ho, aur unke kaam ki nigrani karna.",
      hindi: "फ़ैक्टरी, रेलवे और इमारतों की मोटर, ट्रांसफ़ॉर्मर और वायरिंग ऐसे डिज़ाइन करना कि फ़ॉल्ट आने पर बचाव हो, और उनके काम की निगरानी करना।",
    },
  },
  "electrical-design-engineer": {
    of: "odfuge",
    description: {
      hinglish: "Nayi imaarat ki cable aur panel ki drawing banana aur load jaanchna.",
      hindi: "नई इमारत की केबल और पैनल की ड्रॉइंग बनाना और लोड जाँचना।",
    },
    summary: {
      hinglish:
        "Naye plant ya oonchi imaarat ke single-line diagram, cable schedule aur panel layout banana, aur load ko bijli ke niyamon se milakar jaanchna.",
      hindi: "नए प्लांट या ऊँची इमारत के सिंगल-लाइन डायग्राम, केबल शेड्यूल और पैनल लेआउट बनाना, और लोड को बिजली के नियमों से मिलाकर जाँचना।",
    },
  },
  "electronics-engineer": {
    of: "1cbyvz",
    description: {
      hinglish: "ECG ya voting machine jaise upkaran ke circuit banana.",
      hindi: "ECG या वोटिंग मशीन जैसे उपकरणों के सर्किट बनाना।",
    },
    summary: {
      hinglish:
        "ECG machine, voting machine aur set-top box jaise upkaran ke circuit banana, aur har board ko bench par oscilloscope se test karna.",
      hindi: "ECG मशीन, वोटिंग मशीन और सेट-टॉप बॉक्स जैसे उपकरणों के सर्किट बनाना, और हर बोर्ड को बेंच पर ऑसिलोस्कोप से टेस्ट करना।",
    },
  },
  "power-electronics-engineer": {
    of: "173yyiy",
    description: {
      hinglish: "Scooter charger aur solar inverter ke converter banana.",
      hindi: "स्कूटर चार्जर और सोलर इन्वर्टर के कन्वर्टर बनाना।",
    },
    summary: {
      hinglish:
        "Electric scooter charger, solar inverter aur rail engine ki drive ke andar lagne wale converter banana, jo bijli ko bahut tezi se switch karte hain.",
      hindi: "इलेक्ट्रिक स्कूटर चार्जर, सोलर इन्वर्टर और रेल इंजन की ड्राइव के अंदर लगने वाले कन्वर्टर बनाना, जो बिजली को बहुत तेज़ी से स्विच करते हैं।",
    },
  },
  "control-systems-engineer": {
    of: "1h7865y",
    description: {
      hinglish: "Drone ya boiler ko sthir rakhne wala ganit theek baithana.",
      hindi: "ड्रोन या बॉयलर को स्थिर रखने वाला गणित ठीक बैठाना।",
    },
    summary: {
      hinglish:
        "Samajhna ki drone, engine ya boiler har command par kya karta hai, phir woh feedback likhna jo use ek second mein kai baar sudhaare, aur asli machine se pehle model par aazmana.",
      hindi:
        "समझना कि ड्रोन, इंजन या बॉयलर हर कमांड पर क्या करता है, फिर वह फ़ीडबैक लिखना जो उसे एक सेकंड में कई बार सुधारे, और असली मशीन से पहले मॉडल पर आज़माना।",
    },
  },
  "automation-engineer": {
    of: "s2xq7n",
    description: {
      hinglish: "Bottling ya car plant ko ek screen se apne aap chalne layak banana.",
      hindi: "बॉटलिंग या कार प्लांट को एक स्क्रीन से अपने आप चलने लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Bottling ya car plant ka automatic hissa design karna: poori line ke drive, sensor aur network chunna, phir unhe program karna aur chalu karna.",
      hindi: "बॉटलिंग या कार प्लांट का ऑटोमैटिक हिस्सा डिज़ाइन करना: पूरी लाइन के ड्राइव, सेंसर और नेटवर्क चुनना, फिर उन्हें प्रोग्राम करना और चालू करना।",
    },
  },
  "instrumentation-engineer": {
    of: "ycseqq",
    description: {
      hinglish: "Aise sensor chunna jo plant ko flow aur pressure batayein.",
      hindi: "ऐसे सेंसर चुनना जो प्लांट को फ़्लो और प्रेशर बताएँ।",
    },
    summary: {
      hinglish:
        "Woh sensor, transmitter aur valve chunna aur calibrate karna jo plant ko taapmaan, flow aur pressure batate hain, aur galat reading ki wajah khojna.",
      hindi: "वे सेंसर, ट्रांसमीटर और वाल्व चुनना और कैलिब्रेट करना जो प्लांट को तापमान, फ़्लो और प्रेशर बताते हैं, और ग़लत रीडिंग की वजह खोजना।",
    },
  },
  "telecommunications-engineer": {
    of: "1ykla0n",
    description: {
      hinglish: "Call aur data pahunchane wale tower aur fibre ke raaste plan karna.",
      hindi: "कॉल और डेटा पहुँचाने वाले टावर और फ़ाइबर के रास्ते प्लान करना।",
    },
    summary: {
      hinglish: "Tower, fibre ke raaste aur exchange aise plan karna ki gaon mein signal aaye aur chalti train mein video call na kate.",
      hindi: "टावर, फ़ाइबर के रास्ते और एक्सचेंज ऐसे प्लान करना कि गाँव में सिग्नल आए और चलती ट्रेन में वीडियो कॉल न कटे।",
    },
  },
  "radio-frequency-engineer": {
    of: "p5df0j",
    description: {
      hinglish: "Radio transmitter design karna aur shielded room mein test karna.",
      hindi: "रेडियो ट्रांसमीटर डिज़ाइन करना और शील्ड वाले कमरे में टेस्ट करना।",
    },
    summary: {
      hinglish:
        "Bahut oonchi frequency par chalne wale radio transmitter aur filter design karna, aur shielded room mein jaanchna ki woh ek doosre mein dakhal na dein.",
      hindi: "बहुत ऊँची फ़्रीक्वेंसी पर चलने वाले रेडियो ट्रांसमीटर और फ़िल्टर डिज़ाइन करना, और शील्ड वाले कमरे में जाँचना कि वे एक-दूसरे में दख़ल न दें।",
    },
  },
  "antenna-engineer": {
    of: "9jy53b",
    description: {
      hinglish: "Phone antenna aur dish ko aakaar dena aur unki beam naapna.",
      hindi: "फ़ोन एंटीना और डिश को आकार देना और उनकी बीम नापना।",
    },
    summary: {
      hinglish:
        "Phone antenna se satellite dish tak, radio tarangein bhejne aur pakadne wali dhatu ko aakaar dena, aur bina goonj wale chamber mein uski beam naapna.",
      hindi: "फ़ोन एंटीना से सैटेलाइट डिश तक, रेडियो तरंगें भेजने और पकड़ने वाली धातु को आकार देना, और बिना गूँज वाले चैंबर में उसकी बीम नापना।",
    },
  },
  "radar-engineer": {
    of: "996j1w",
    description: {
      hinglish: "Aise system banana jo goonj se vimaan aur baarish pakdein.",
      hindi: "ऐसे सिस्टम बनाना जो गूँज से विमान और बारिश पकड़ें।",
    },
    summary: {
      hinglish:
        "Pulse ki goonj se vimaan, baarish ya tez bhaagti car pakadne wale system banana, aur woh signal processing jo use fizool goonj mein se chhaante.",
      hindi: "पल्स की गूँज से विमान, बारिश या तेज़ भागती कार पकड़ने वाले सिस्टम बनाना, और वह सिग्नल प्रोसेसिंग जो उसे फ़िज़ूल गूँज में से छाँटे।",
    },
  },
  "integrated-circuit-design-engineer": {
    of: "1ffaxhv",
    description: {
      hinglish: "Speed aur kam bijli ke liye microchip ke transistor design karna.",
      hindi: "स्पीड और कम बिजली के लिए माइक्रोचिप के ट्रांज़िस्टर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Computer par microchip ke transistor aur block design karna, aur chip factory mein jaane se pehle speed aur bijli ke beech santulan baithana.",
      hindi: "कंप्यूटर पर माइक्रोचिप के ट्रांज़िस्टर और ब्लॉक डिज़ाइन करना, और चिप फ़ैक्टरी में जाने से पहले स्पीड और बिजली के बीच संतुलन बैठाना।",
    },
  },
  "verification-engineer": {
    of: "14ameqi",
    description: {
      hinglish: "Chip banne se pehle uske design ko fail karane ki koshish karna.",
      hindi: "चिप बनने से पहले उसके डिज़ाइन को फ़ेल कराने की कोशिश करना।",
    },
    summary: {
      hinglish:
        "Chip banne se pehle simulation mein uske design ko fail karane ki koshish karna, aise test bench likhna jo logic ki har ajeeb haalat tak pahunchein.",
      hindi: "चिप बनने से पहले सिमुलेशन में उसके डिज़ाइन को फ़ेल कराने की कोशिश करना, ऐसे टेस्ट बेंच लिखना जो लॉजिक की हर अजीब हालत तक पहुँचें।",
    },
  },
  "design-for-test-engineer": {
    of: "1rl1zen",
    description: {
      hinglish: "Aise self-test circuit jodna jo chip ka kharab transistor khojein.",
      hindi: "ऐसे सेल्फ़-टेस्ट सर्किट जोड़ना जो चिप का ख़राब ट्रांज़िस्टर खोजें।",
    },
    summary: {
      hinglish:
        "Chip ke andar scan chain aur self-test circuit jodna, taaki banne ke baad tester karodon mein se ek kharab transistor khoj sake.",
      hindi: "चिप के अंदर स्कैन चेन और सेल्फ़-टेस्ट सर्किट जोड़ना, ताकि बनने के बाद टेस्टर करोड़ों में से एक ख़राब ट्रांज़िस्टर खोज सके।",
    },
  },
  "printed-circuit-board-designer": {
    of: "1p5vgiv",
    description: {
      hinglish: "Board par purzon ki jagah aur unke beech taambe ki line ka raasta tay karna.",
      hindi: "बोर्ड पर पुर्ज़ों की जगह और उनके बीच ताँबे की लाइन का रास्ता तय करना।",
    },
    summary: {
      hinglish:
        "Engineer ke circuit diagram ko phone, meter ya satellite ke liye do se bees layer ke board mein badalna, aur file board banane wale ke paas jaane tak noise, garmi aur kharch kam rakhna.",
      hindi:
        "इंजीनियर के सर्किट डायग्राम को फ़ोन, मीटर या सैटेलाइट के लिए दो से बीस लेयर के बोर्ड में बदलना, और फ़ाइल बोर्ड बनाने वाले के पास जाने तक नॉइज़, गर्मी और ख़र्च कम रखना।",
    },
  },
  "illumination-engineer": {
    of: "1wlckrv",
    description: {
      hinglish: "Sadak aur stadium ki light aise plan karna ki chakachaundh na ho.",
      hindi: "सड़क और स्टेडियम की लाइट ऐसे प्लान करना कि चकाचौंध न हो।",
    },
    summary: {
      hinglish:
        "Sadak, stadium aur smarakon ki light plan karna, aise lamp aur angle chunna jo bina chakachaundh ya barbaadi ke kaafi roshni dein.",
      hindi: "सड़क, स्टेडियम और स्मारकों की लाइट प्लान करना, ऐसे लैंप और कोण चुनना जो बिना चकाचौंध या बर्बादी के काफ़ी रोशनी दें।",
    },
  },
  "computer-hardware-engineer": {
    of: "1h8fn48",
    description: {
      hinglish: "Processor aur memory board design karna aur test karna.",
      hindi: "प्रोसेसर और मेमोरी बोर्ड डिज़ाइन करना और टेस्ट करना।",
    },
    summary: {
      hinglish:
        "Computer aur phone ke andar ke processor, memory board aur storage design karna, aur test karna ki load padne par sab purze saath kaise chalte hain.",
      hindi: "कंप्यूटर और फ़ोन के अंदर के प्रोसेसर, मेमोरी बोर्ड और स्टोरेज डिज़ाइन करना, और टेस्ट करना कि लोड पड़ने पर सब पुर्ज़े साथ कैसे चलते हैं।",
    },
  },
  "electromechanical-engineer": {
    of: "1i8wbld",
    description: {
      hinglish: "Lift aur lock mein motor, switch aur hilne-dulne wale purze jodna.",
      hindi: "लिफ़्ट और लॉक में मोटर, स्विच और हिलने-डुलने वाले पुर्ज़े जोड़ना।",
    },
    summary: {
      hinglish:
        "Motor, switch aur hilne-dulne wale purzon ko ek upkaran mein jodna, jaise circuit breaker, lift ke darwaze ki drive ya electric lock.",
      hindi: "मोटर, स्विच और हिलने-डुलने वाले पुर्ज़ों को एक उपकरण में जोड़ना, जैसे सर्किट ब्रेकर, लिफ़्ट के दरवाज़े की ड्राइव या इलेक्ट्रिक लॉक।",
    },
  },
  "aeronautical-engineer": {
    of: "16evi1r",
    description: {
      hinglish: "Uthaan, fuel aur majbooti ko taulkar naye vimaan design karna.",
      hindi: "उठान, ईंधन और मज़बूती को तौलकर नए विमान डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Tejas jaise vimaan aur helicopter design karna aur behtar banana, pehla prototype udne se pehle uthaan, fuel aur majbooti ko taulkar.",
      hindi: "तेजस जैसे विमान और हेलीकॉप्टर डिज़ाइन करना और बेहतर बनाना, पहला प्रोटोटाइप उड़ने से पहले उठान, ईंधन और मज़बूती को तौलकर।",
    },
  },
  "satellite-engineer": {
    of: "1vbthxo",
    description: {
      hinglish: "Aise spacecraft banana jo launch, vacuum aur garmi jhel sakein.",
      hindi: "ऐसे अंतरिक्ष यान बनाना जो लॉन्च, वैक्यूम और गर्मी झेल सकें।",
    },
    summary: {
      hinglish:
        "Monsoon ke baadal dekhne ya television pahunchane wale spacecraft banana aur test karna, taaki har purza launch, vacuum aur garmi mein bacha rahe.",
      hindi: "मानसून के बादल देखने या टेलीविज़न पहुँचाने वाले अंतरिक्ष यान बनाना और टेस्ट करना, ताकि हर पुर्ज़ा लॉन्च, वैक्यूम और गर्मी में बचा रहे।",
    },
  },
  "aerodynamics-engineer": {
    of: "1r5wfn0",
    description: {
      hinglish: "Wind tunnel mein wing aur car ka shape badalkar hawa ki rukawat ghatana.",
      hindi: "विंड टनल में विमान के पंख और कार का आकार बदलकर हवा की रुकावट घटाना।",
    },
    summary: {
      hinglish:
        "Airflow software aur wind tunnel model se samajhna ki hawa wing, car aur rocket ke paas se kaise guzarti hai, aur designer ko dikhana ki rukawat, uthaan ya shor kam karne ke liye kaun sa kinaara badlein.",
      hindi:
        "एयरफ़्लो सॉफ़्टवेयर और विंड टनल मॉडल से समझना कि हवा विमान के पंख, कार और रॉकेट के पास से कैसे गुज़रती है, और डिज़ाइनर को दिखाना कि रुकावट, उठान या शोर कम करने के लिए कौन सा किनारा बदलें।",
    },
  },
  "propulsion-engineer": {
    of: "1xe68hc",
    description: {
      hinglish: "Jet aur rocket engine banana aur unhe test stand par chalana.",
      hindi: "जेट और रॉकेट इंजन बनाना और उन्हें टेस्ट स्टैंड पर चलाना।",
    },
    summary: {
      hinglish:
        "Jet aur rocket engine banana, fuel ke jalne aur turbine par padne wale zor ka hisaab lagana aur phir unhe test stand par chalana.",
      hindi: "जेट और रॉकेट इंजन बनाना, ईंधन के जलने और टरबाइन पर पड़ने वाले ज़ोर का हिसाब लगाना और फिर उन्हें टेस्ट स्टैंड पर चलाना।",
    },
  },
  "avionics-engineer": {
    of: "3f7opj",
    description: {
      hinglish: "Aise autopilot aur cockpit display banana jo bigadkar bhi khatra na banein.",
      hindi: "ऐसे ऑटोपायलट और कॉकपिट डिस्प्ले बनाना जो ख़राब होकर भी ख़तरा न बनें।",
    },
    summary: {
      hinglish:
        "Vimaan udane aur raasta dikhane wale electronics banana, jaise autopilot, display aur radio, aur saabit karna ki har ek kharab hokar bhi khatra nahi banega.",
      hindi:
        "विमान उड़ाने और रास्ता दिखाने वाले इलेक्ट्रॉनिक्स बनाना, जैसे ऑटोपायलट, डिस्प्ले और रेडियो, और साबित करना कि हर एक ख़राब होकर भी ख़तरा नहीं बनेगा।",
    },
  },
  "flight-test-engineer": {
    of: "p7fdt5",
    description: {
      hinglish: "Trial ka data padhkar batana ki naya vimaan aur tez ud sakta hai ya nahi.",
      hindi: "ट्रायल का डेटा पढ़कर बताना कि नया विमान और तेज़ उड़ सकता है या नहीं।",
    },
    summary: {
      hinglish:
        "Naye vimaan mein sensor lagana, pilot ke saath har trial plan karna, aur data padhkar tay karna ki woh aur tez ya ooncha ud sakta hai ya nahi.",
      hindi: "नए विमान में सेंसर लगाना, पायलट के साथ हर ट्रायल प्लान करना, और डेटा पढ़कर तय करना कि वह और तेज़ या ऊँचा उड़ सकता है या नहीं।",
    },
  },
  "aircraft-design-engineer": {
    of: "1wkuyfl",
    description: {
      hinglish: "Vimaan ka aisa dhaancha design karna jo halka ho par sakht landing jhele.",
      hindi: "विमान का ऐसा ढाँचा डिज़ाइन करना जो हल्का हो पर सख़्त लैंडिंग झेले।",
    },
    summary: {
      hinglish:
        "Aluminium aur carbon fibre mein vimaan ke dhaanche ki rib, skin aur jod design karna, use halka par sakht landing jhelne layak rakhkar.",
      hindi: "एल्युमिनियम और कार्बन फ़ाइबर में विमान के ढाँचे की रिब, स्किन और जोड़ डिज़ाइन करना, उसे हल्का पर सख़्त लैंडिंग झेलने लायक़ रखकर।",
    },
  },
  "aircraft-maintenance-engineer": {
    of: "izpn1m",
    description: {
      hinglish: "Yatri vimaan jaanchna aur agli udaan ke layak hone par sign karna.",
      hindi: "यात्री विमान जाँचना और अगली उड़ान के लायक़ होने पर दस्तख़त करना।",
    },
    summary: {
      hinglish:
        "Do udaanon ke beech yatri vimaan ko jaanchna aur pramaanit karna, DGCA licence ke tahat sign karna ki engine, brake aur control udaan ke liye surakshit hain.",
      hindi: "दो उड़ानों के बीच यात्री विमान को जाँचना और प्रमाणित करना, DGCA लाइसेंस के तहत दस्तख़त करना कि इंजन, ब्रेक और कंट्रोल उड़ान के लिए सुरक्षित हैं।",
    },
  },
  "automotive-engineer": {
    of: "628nhw",
    description: {
      hinglish: "Plan karna ki engine, body aur suspension milkar ek car ya bike kaise banein.",
      hindi: "प्लान करना कि इंजन, बॉडी और सस्पेंशन मिलकर एक कार या बाइक कैसे बनें।",
    },
    summary: {
      hinglish:
        "Car, bike aur autorickshaw banana, wazan, kharch aur dhuen ki seema mein engine ya battery, body aur suspension ko saath baithana.",
      hindi: "कार, बाइक और ऑटोरिक्शा बनाना, वज़न, ख़र्च और धुएँ की सीमा में इंजन या बैटरी, बॉडी और सस्पेंशन को साथ बैठाना।",
    },
  },
  "powertrain-engineer": {
    of: "71m6j8",
    description: {
      hinglish: "Mileage aur kam dhuen ke liye engine aur gearbox tune karna.",
      hindi: "माइलेज और कम धुएँ के लिए इंजन और गियरबॉक्स ट्यून करना।",
    },
    summary: {
      hinglish:
        "Pahiye chalane wali cheezein design karna: engine, gearbox, motor aur unka software, mileage, pickup aur kam dhuen ke liye tune karke.",
      hindi: "पहिये चलाने वाली चीज़ें डिज़ाइन करना: इंजन, गियरबॉक्स, मोटर और उनका सॉफ़्टवेयर, माइलेज, पिकअप और कम धुएँ के लिए ट्यून करके।",
    },
  },
  "vehicle-test-engineer": {
    of: "2ks63a",
    description: {
      hinglish: "Kharabi khojne ke liye prototype car ko oobad-khaabad track par chalana.",
      hindi: "ख़राबी खोजने के लिए प्रोटोटाइप कार को ऊबड़-खाबड़ ट्रैक पर चलाना।",
    },
    summary: {
      hinglish:
        "Test track, pahaadi sadak aur crash rig par prototype gaadiyon ko sensor lagakar chalana, taaki pata chale ki kya khadakta, kamzor padta ya fail hota hai.",
      hindi: "टेस्ट ट्रैक, पहाड़ी सड़क और क्रैश रिग पर प्रोटोटाइप गाड़ियों को सेंसर लगाकर चलाना, ताकि पता चले कि क्या खड़कता, कमज़ोर पड़ता या फ़ेल होता है।",
    },
  },
  "homologation-engineer": {
    of: "11bnbzk",
    description: {
      hinglish: "Gaadi ke har naye model ko test karwakar bikri ki manzoori dilana.",
      hindi: "गाड़ी के हर नए मॉडल को टेस्ट करवाकर बिक्री की मंज़ूरी दिलाना।",
    },
    summary: {
      hinglish:
        "Gaadi ke har naye model ki manzoori lena, ARAI jaisi test agency mein light, brake aur dhuen ko Indian aur videshi niyamon se milakar.",
      hindi: "गाड़ी के हर नए मॉडल की मंज़ूरी लेना, ARAI जैसी टेस्ट एजेंसी में लाइट, ब्रेक और धुएँ को भारतीय और विदेशी नियमों से मिलाकर।",
    },
  },
  "automobile-designer": {
    of: "1mv7dgt",
    description: {
      hinglish: "Aane wali car ka roop sketch karna aur clay mein model banana.",
      hindi: "आने वाली कार का रूप स्केच करना और क्ले में मॉडल बनाना।",
    },
    summary: {
      hinglish: "Headlamp se dashboard tak, aane wali car aur scooter ka aakaar sketch karna aur use clay aur screen par gadhna.",
      hindi: "हेडलैंप से डैशबोर्ड तक, आने वाली कार और स्कूटर का आकार स्केच करना और उसे क्ले और स्क्रीन पर गढ़ना।",
    },
  },
  "rolling-stock-engineer": {
    of: "sqrn3v",
    description: {
      hinglish: "Train ke pahiyon ke dhaanche yaani bogie, brake aur darwaze design karna.",
      hindi: "ट्रेन के पहियों के ढाँचे यानी बोगी, ब्रेक और दरवाज़े डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Rail engine, metro train aur coach design karna aur behtar banana, pahiyon ki bogie aur brake se un darwazon tak jinhe lakhon baar khulna hai.",
      hindi: "रेल इंजन, मेट्रो ट्रेन और कोच डिज़ाइन करना और बेहतर बनाना, पहियों की बोगी और ब्रेक से उन दरवाज़ों तक जिन्हें लाखों बार खुलना है।",
    },
  },
  "signal-engineer": {
    of: "78g6ny",
    description: {
      hinglish: "Aise railway signal design karna jo train ko takrane se rokein.",
      hindi: "ऐसे रेलवे सिग्नल डिज़ाइन करना जो ट्रेनों को टकराने से रोकें।",
    },
    summary: {
      hinglish:
        "Signal aur point ke beech ke lock yaani interlocking aur Kavach jaise system design aur test karna, jo do train ko patri ke ek hi hisse par na aane dein.",
      hindi: "सिग्नल और पॉइंट के बीच के लॉक यानी इंटरलॉकिंग और कवच जैसे सिस्टम डिज़ाइन और टेस्ट करना, जो दो ट्रेनों को पटरी के एक ही हिस्से पर न आने दें।",
    },
  },
  "naval-architect": {
    of: "1tzqw90",
    description: {
      hinglish: "Jahaaz ke bahari dhaanche ko aisa aakaar dena ki load lekar seedha taire.",
      hindi: "जहाज़ के बाहरी ढाँचे को ऐसा आकार देना कि वह लोड लेकर सीधा तैरे।",
    },
    summary: {
      hinglish:
        "Jahaaz, ferry aur pandubbi ka bahari dhaancha aur layout design karna, taaki woh seedhe tairein, lehrein cheerein aur apna load le jaayein.",
      hindi: "जहाज़, फ़ेरी और पनडुब्बी का बाहरी ढाँचा और लेआउट डिज़ाइन करना, ताकि वे सीधे तैरें, लहरें चीरें और अपना लोड ले जाएँ।",
    },
  },
  "marine-engineer": {
    of: "m7q8ev",
    description: {
      hinglish: "Jahaaz ke engine aur pump design karna aur samudra mein aazmana.",
      hindi: "जहाज़ के इंजन और पंप डिज़ाइन करना और समुद्र में आज़माना।",
    },
    summary: {
      hinglish:
        "Jahaaz ke engine, pump, steering aur bijli ki supply design karna aur unki nigrani karna, shipyard ke drawing office mein ya sea trial ke samay jahaaz par.",
      hindi:
        "जहाज़ के इंजन, पंप, स्टीयरिंग और बिजली की सप्लाई डिज़ाइन करना और उनकी निगरानी करना, शिपयार्ड के ड्रॉइंग ऑफ़िस में या समुद्री ट्रायल के समय जहाज़ पर।",
    },
  },
  "chemical-engineer": {
    of: "1qn5g4s",
    description: {
      hinglish: "Reaction ko flask se khaad ya paint ke plant tak le jaana.",
      hindi: "रिएक्शन को फ़्लास्क से खाद या पेंट के प्लांट तक ले जाना।",
    },
    summary: {
      hinglish:
        "Reactor, column aur heat exchanger design karke reaction ko flask se khaad, paint ya dawa banane wale plant tak bada karna.",
      hindi: "रिएक्टर, कॉलम और हीट एक्सचेंजर डिज़ाइन करके रिएक्शन को फ़्लास्क से खाद, पेंट या दवा बनाने वाले प्लांट तक बड़ा करना।",
    },
  },
  "process-engineer": {
    of: "125vc2i",
    description: {
      hinglish: "Chalte plant ko aise tune karna ki utne hi maal se zyada bane.",
      hindi: "चलते प्लांट को ऐसे ट्यून करना कि उतने ही माल से ज़्यादा बने।",
    },
    summary: {
      hinglish: "Data padhkar aur flow, taapmaan aur step badalkar chalte plant mein utne hi kachche maal se zyada maal banana.",
      hindi: "डेटा पढ़कर और फ़्लो, तापमान और स्टेप बदलकर चलते प्लांट में उतने ही कच्चे माल से ज़्यादा माल बनाना।",
    },
  },
  "plant-safety-engineer": {
    of: "ofs0iu",
    description: {
      hinglish: "Pata lagana ki kya leak ho ya phat sakta hai aur relief valve lagana.",
      hindi: "पता लगाना कि क्या लीक हो या फट सकता है और रिलीफ़ वाल्व लगाना।",
    },
    summary: {
      hinglish:
        "Pata lagana ki chemical plant mein kya leak ho, jal ya phat sakta hai, aur aise alarm aur relief valve lagana jo doosra Bhopal na hone dein.",
      hindi: "पता लगाना कि केमिकल प्लांट में क्या लीक हो, जल या फट सकता है, और ऐसे अलार्म और रिलीफ़ वाल्व लगाना जो दूसरा भोपाल न होने दें।",
    },
  },
  "biochemical-engineer": {
    of: "tludhb",
    description: {
      hinglish: "Teeke aur enzyme ke liye steel tank mein microbes ugana.",
      hindi: "टीके और एंज़ाइम के लिए स्टील टैंक में सूक्ष्मजीव उगाना।",
    },
    summary: {
      hinglish:
        "Teeke, enzyme ya insulin banane ke liye steel ke fermenter mein microbes aur cell ugana, ghol ko khuraak dete, hilate aur sterile rakhte hue.",
      hindi: "टीके, एंज़ाइम या इंसुलिन बनाने के लिए स्टील के फ़र्मेंटर में सूक्ष्मजीव और कोशिकाएँ उगाना, घोल को ख़ुराक देते, हिलाते और कीटाणुमुक्त रखते हुए।",
    },
  },
  "pharmaceutical-engineer": {
    of: "5t27ml",
    description: {
      hinglish: "Dawa factory ke clean room aur tablet line design karna.",
      hindi: "दवा फ़ैक्टरी के क्लीन रूम और टैबलेट लाइन डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Dawa factory ke clean room, tablet line aur paani ke system design karna, aur likhkar dikhana ki har batch inspector ke niyamon par khara utarta hai.",
      hindi: "दवा फ़ैक्टरी के क्लीन रूम, टैबलेट लाइन और पानी के सिस्टम डिज़ाइन करना, और लिखकर दिखाना कि हर बैच इंस्पेक्टर के नियमों पर खरा उतरता है।",
    },
  },
  "food-technologist": {
    of: "1g71b7w",
    description: {
      hinglish: "Idli mix jaisi khane ki cheezein banana jo jaldi kharab na hon.",
      hindi: "इडली मिक्स जैसी खाने की चीज़ें बनाना जो जल्दी ख़राब न हों।",
    },
    summary: {
      hinglish:
        "Instant idli mix ya fruit drink jaisi cheezein banana aur bade paimaane par taiyaar karna, taaki woh surakshit aur swaadisht hon aur jaldi kharab na hon.",
      hindi: "इंस्टेंट इडली मिक्स या फ़्रूट ड्रिंक जैसी चीज़ें बनाना और बड़े पैमाने पर तैयार करना, ताकि वे सुरक्षित और स्वादिष्ट हों और जल्दी ख़राब न हों।",
    },
  },
  "sugar-technologist": {
    of: "539cjl",
    description: {
      hinglish: "Ganne ke ras se cheeni banana aur raaste mein bahut kam ganwana.",
      hindi: "गन्ने के रस से चीनी बनाना और रास्ते में बहुत कम गँवाना।",
    },
    summary: {
      hinglish:
        "Cheeni mill mein ganne ki perai jaanchna aur ras ki safai, ubaal aur daana banne par kaabu rakhna, taaki pere hue ganne yaani khoi mein aur sheere mein bahut kam cheeni jaaye.",
      hindi:
        "चीनी मिल में गन्ने की पेराई जाँचना और रस की सफ़ाई, उबाल और दाना बनने पर क़ाबू रखना, ताकि पेरे हुए गन्ने यानी खोई में और शीरे में बहुत कम चीनी जाए।",
    },
  },
  "dairy-technologist": {
    of: "4tfwoe",
    description: {
      hinglish: "Ikattha kiye doodh se packet ka doodh, paneer aur ice cream banana.",
      hindi: "इकट्ठा किए दूध से पैकेट का दूध, पनीर और आइसक्रीम बनाना।",
    },
    summary: {
      hinglish:
        "Ikattha kiye doodh se packet ka doodh, paneer, ghee aur ice cream banane ki processing sambhalna, har kadam par taapmaan aur safai ka dhyaan rakhkar.",
      hindi: "इकट्ठा किए दूध से पैकेट का दूध, पनीर, घी और आइसक्रीम बनाने की प्रोसेसिंग सँभालना, हर क़दम पर तापमान और सफ़ाई का ध्यान रखकर।",
    },
  },
  "textile-technologist": {
    of: "1lrx9pw",
    description: {
      hinglish: "Aisa dhaaga aur kapda banana jo na sikude, na rang chhode.",
      hindi: "ऐसा धागा और कपड़ा बनाना जो न सिकुड़े, न रंग छोड़े।",
    },
    summary: {
      hinglish:
        "Sari, sportswear ya patti ke liye dhaaga, kapda aur finish banana, aur pata lagana ki kapda kyun sikudta, rang chhodta ya roen pakadta hai.",
      hindi: "साड़ी, खेल के कपड़े या पट्टी के लिए धागा, कपड़ा और फ़िनिश बनाना, और पता लगाना कि कपड़ा क्यों सिकुड़ता, रंग छोड़ता या रोएँ पकड़ता है।",
    },
  },
  "leather-technologist": {
    of: "1iqth5l",
    description: {
      hinglish: "Mulaayam jooton ke liye khaal ki tanning aur rangai karana.",
      hindi: "मुलायम जूतों के लिए खाल की टैनिंग और रँगाई कराना।",
    },
    summary: {
      hinglish:
        "Tannery mein khaal ki tanning, rangai aur finishing karana, aise chemical chunna jinse joote mulaayam banein aur nikalne wala paani saaf rahe.",
      hindi: "टैनरी में खाल की टैनिंग, रँगाई और फ़िनिशिंग कराना, ऐसे केमिकल चुनना जिनसे जूते मुलायम बनें और निकलने वाला पानी साफ़ रहे।",
    },
  },
  "paper-technologist": {
    of: "xg1jej",
    description: {
      hinglish: "Lakdi aur pual ki lugdi se majboot safed kaagaz banana.",
      hindi: "लकड़ी और पुआल की लुगदी से मज़बूत सफ़ेद काग़ज़ बनाना।",
    },
    summary: {
      hinglish:
        "Lugdi, filler aur machine ki raftaar badalkar lakdi, pual ya purane kaagaz se zaroori majbooti aur safedi wali sheet banana.",
      hindi: "लुगदी, फ़िलर और मशीन की रफ़्तार बदलकर लकड़ी, पुआल या पुराने काग़ज़ से ज़रूरी मज़बूती और सफ़ेदी वाली शीट बनाना।",
    },
  },
  "rubber-technologist": {
    of: "1hk72dc",
    description: { hinglish: "Tikaau tyre, dastaane aur seal ki recipe tay karna.", hindi: "टिकाऊ टायर, दस्ताने और सील की रेसिपी तय करना।" },
    summary: {
      hinglish:
        "Tyre, dastaane aur seal ke liye rubber ka mishran banana, aur curing ko tab tak theek karna jab tak rubber maang ke hisaab se pakadne, khinchne aur tikne na lage.",
      hindi: "टायर, दस्ताने और सील के लिए रबर का मिश्रण बनाना, और क्योरिंग को तब तक ठीक करना जब तक रबर माँग के हिसाब से पकड़ने, खिंचने और टिकने न लगे।",
    },
  },
  "plastics-technologist": {
    of: "2nzigu",
    description: {
      hinglish: "Balti aur pipe ki dhalai aise tay karna ki koi jaldi na chatke.",
      hindi: "बाल्टी और पाइप की ढलाई ऐसे तय करना कि कोई जल्दी न चटके।",
    },
    summary: {
      hinglish:
        "Balti, pipe aur car ke purzon ke liye polymer chunna aur dhalai ki setting tay karna, aur pata lagana ki purza kyun tedha ho jaata hai ya chatakne lagta hai.",
      hindi: "बाल्टी, पाइप और कार के पुर्ज़ों के लिए पॉलिमर चुनना और ढलाई की सेटिंग तय करना, और पता लगाना कि पुर्ज़ा क्यों टेढ़ा हो जाता है या चटकने लगता है।",
    },
  },
  "glass-technologist": {
    of: "1jwsqjo",
    description: { hinglish: "Bottle aur windscreen ke kaanch ki bhatti sambhalna.", hindi: "बोतल और विंडस्क्रीन के काँच की भट्ठी सँभालना।" },
    summary: {
      hinglish:
        "Bottle, windscreen aur bulb ke kaanch ki recipe aur bhatti sambhalna, aur woh bulbule aur tanaav khojna jinse kaanch chaknachoor ho jaata hai.",
      hindi: "बोतल, विंडस्क्रीन और बल्ब के काँच की रेसिपी और भट्ठी सँभालना, और वे बुलबुले और तनाव खोजना जिनसे काँच चकनाचूर हो जाता है।",
    },
  },
  "ceramic-technologist": {
    of: "7vqary",
    description: { hinglish: "Aisi tile aur bhatti ki eent banana jo chatke nahi.", hindi: "ऐसी टाइल और भट्ठी की ईंट बनाना जो चटके नहीं।" },
    summary: {
      hinglish: "Mitti aur oxide se tile, insulator aur bhatti ki eent banana, glaze aur pakai aise tay karna ki woh chatkein nahi.",
      hindi: "मिट्टी और ऑक्साइड से टाइल, इंसुलेटर और भट्ठी की ईंट बनाना, ग्लेज़ और पकाई ऐसे तय करना कि वे चटकें नहीं।",
    },
  },
  "mining-engineer": {
    of: "1y39atu",
    description: {
      hinglish: "Khadaan ke gaddhe aur shaft design karna aur khudai ki nigrani karna.",
      hindi: "खदान के गड्ढे और शाफ़्ट डिज़ाइन करना और खुदाई की निगरानी करना।",
    },
    summary: {
      hinglish:
        "Woh gaddhe, shaft aur haul road design karna jinse koyla ya iron ore zameen se nikalta hai, aur shift dar shift khudai ki nigrani karna.",
      hindi: "वे गड्ढे, शाफ़्ट और ढुलाई की सड़कें डिज़ाइन करना जिनसे कोयला या लौह अयस्क ज़मीन से निकलता है, और शिफ़्ट दर शिफ़्ट खुदाई की निगरानी करना।",
    },
  },
  "mine-planning-engineer": {
    of: "1nhbtr2",
    description: {
      hinglish: "Tay karna ki ayask ka kaun sa block kis saal khoda jaaye.",
      hindi: "तय करना कि अयस्क का कौन सा ब्लॉक किस साल खोदा जाए।",
    },
    summary: {
      hinglish:
        "Mahinon aur dashkon ke liye tay karna ki ayask ka kaun sa block kab khoda jaaye, taaki khadaan munaafe mein rahe aur uski deewarein tiki rahein.",
      hindi: "महीनों और दशकों के लिए तय करना कि अयस्क का कौन सा ब्लॉक कब खोदा जाए, ताकि खदान मुनाफ़े में रहे और उसकी दीवारें टिकी रहें।",
    },
  },
  "mine-ventilation-engineer": {
    of: "7hxbh0",
    description: {
      hinglish: "Zameen ke neeche taazi hawa bhejna aur methane kam rakhna.",
      hindi: "ज़मीन के नीचे ताज़ी हवा भेजना और मीथेन कम रखना।",
    },
    summary: {
      hinglish:
        "Fan aur darwazon se zameen ke neeche ke kilometeron lambe raaston mein taazi hawa bhejna, aur methane aur dhool ko khatre ki line se neeche rakhna.",
      hindi: "पंखों और दरवाज़ों से ज़मीन के नीचे के किलोमीटरों लंबे रास्तों में ताज़ी हवा भेजना, और मीथेन और धूल को ख़तरे की रेखा से नीचे रखना।",
    },
  },
  "mine-safety-engineer": {
    of: "22tbwm",
    description: {
      hinglish: "Khadaan ki chhat aur gas jaanchna aur bachaav team ko training dena.",
      hindi: "खदान की छत और गैस जाँचना और बचाव टीम को ट्रेनिंग देना।",
    },
    summary: {
      hinglish:
        "Khadaan mein dheeli chhat, gas aur asurakshit machine jaanchna, team ko bachaav ki training dena, aur har haadse ki jaanch karna.",
      hindi: "खदान में ढीली छत, गैस और असुरक्षित मशीनें जाँचना, टीम को बचाव की ट्रेनिंग देना, और हर हादसे की जाँच करना।",
    },
  },
  "explosives-engineer": {
    of: "1t7503d",
    description: {
      hinglish: "Aisa dhamaka plan karna jo chattaan tode par koi ghar na hilaye.",
      hindi: "ऐसा धमाका प्लान करना जो चट्टान तोड़े पर कोई घर न हिलाए।",
    },
    summary: {
      hinglish:
        "Plan karna ki kahan drill ho, kitna barood bhara jaaye aur kis kram mein daaga jaaye, taaki chattaan jaisi chahiye waisi toote aur paas ke ghar na hilein.",
      hindi: "प्लान करना कि कहाँ ड्रिल हो, कितना बारूद भरा जाए और किस क्रम में दाग़ा जाए, ताकि चट्टान जैसी चाहिए वैसी टूटे और पास के घर न हिलें।",
    },
  },
  "mineral-processing-engineer": {
    of: "pjg0el",
    description: {
      hinglish: "Todkar aur tairakar ayask ko bekaar patthar se alag karna.",
      hindi: "तोड़कर और तैराकर अयस्क को बेकार पत्थर से अलग करना।",
    },
    summary: {
      hinglish:
        "Todkar, tairakar aur chumbak se dhatu wale khanij ko bekaar patthar se alag karna, aur har charan mein nikalne wala hissa badhana.",
      hindi: "तोड़कर, तैराकर और चुंबक से धातु वाले खनिज को बेकार पत्थर से अलग करना, और हर चरण में निकलने वाला हिस्सा बढ़ाना।",
    },
  },
  "geological-engineer": {
    of: "1oy6lmq",
    description: {
      hinglish: "Baandh ya khadaan shuru hone se pehle chattaan ki daraarein padhna.",
      hindi: "बाँध या खदान शुरू होने से पहले चट्टान की दरारें पढ़ना।",
    },
    summary: {
      hinglish:
        "Baandh, patthar ki khadaan ya khaan shuru hone se pehle chattaan ki daraarein aur partein padhna, aur batana ki kahan khodna ya banana asurakshit hoga.",
      hindi: "बाँध, पत्थर की खदान या खान शुरू होने से पहले चट्टान की दरारें और परतें पढ़ना, और बताना कि कहाँ खोदना या बनाना असुरक्षित होगा।",
    },
  },
  "mine-manager": {
    of: "1qlrx8n",
    description: {
      hinglish: "Khadaan ke utpaadan, team aur aadesh ki kanooni zimmedari lena.",
      hindi: "खदान के उत्पादन, टीम और आदेश की क़ानूनी ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Khadaan mein sabki kanooni zimmedari lena: first class certificate ke tahat har din ka utpaadan, team aur suraksha ke aadesh tay karna, aur union, maalik aur khadaan inspector se baat karna.",
      hindi:
        "खदान में सबकी क़ानूनी ज़िम्मेदारी लेना: फ़र्स्ट क्लास सर्टिफ़िकेट के तहत हर दिन का उत्पादन, टीम और सुरक्षा के आदेश तय करना, और यूनियन, मालिक और खदान इंस्पेक्टर से बात करना।",
    },
  },
  "extractive-metallurgist": {
    of: "tv18mn",
    description: {
      hinglish: "Smelter mein ayask se taamba, zinc aur aluminium nikaalna.",
      hindi: "स्मेल्टर में अयस्क से ताँबा, ज़िंक और एल्युमिनियम निकालना।",
    },
    summary: {
      hinglish:
        "Smelter aur leaching tank mein ayask se dhatu nikaalna, slag, garmi aur chemistry par kaabu rakhkar taamba, zinc ya aluminium banana.",
      hindi: "स्मेल्टर और लीचिंग टैंक में अयस्क से धातु निकालना, स्लैग, गर्मी और केमिस्ट्री पर क़ाबू रखकर ताँबा, ज़िंक या एल्युमिनियम बनाना।",
    },
  },
  "physical-metallurgist": {
    of: "7amq2z",
    description: {
      hinglish: "Woh heat treatment tay karna jo axle ke steel ko majboot banaye.",
      hindi: "वह हीट ट्रीटमेंट तय करना जो एक्सल के स्टील को मज़बूत बनाए।",
    },
    summary: {
      hinglish:
        "Microscope mein steel aur alloy ke daane dekhna aur woh heat treatment tay karna jo axle ko majboot ya blade ko sakht banaye.",
      hindi: "माइक्रोस्कोप में स्टील और मिश्र धातु के दाने देखना और वह हीट ट्रीटमेंट तय करना जो एक्सल को मज़बूत या ब्लेड को सख़्त बनाए।",
    },
  },
  "materials-engineer": {
    of: "1jgo84p",
    description: {
      hinglish: "Purza kaise tootta hai yeh test karke uske liye dhatu ya plastic chunna.",
      hindi: "पुर्ज़ा कैसे टूटता है यह टेस्ट करके उसके लिए धातु या प्लास्टिक चुनना।",
    },
    summary: {
      hinglish:
        "Koolhe ke implant se rocket nozzle tak, kaun si cheez kaise tootti hai yeh test karke purze ke liye dhatu, plastic ya composite chunna ya banana.",
      hindi: "कूल्हे के इंप्लांट से रॉकेट नोज़ल तक, कौन सी चीज़ कैसे टूटती है यह टेस्ट करके पुर्ज़े के लिए धातु, प्लास्टिक या कंपोज़िट चुनना या बनाना।",
    },
  },
  "corrosion-engineer": {
    of: "1h8nv0i",
    description: { hinglish: "Pipeline, jahaaz aur pul ko zang se bachana.", hindi: "पाइपलाइन, जहाज़ और पुल को ज़ंग से बचाना।" },
    summary: {
      hinglish:
        "Coating, inhibitor aur bijli ke tareekon se pipeline, jahaaz aur pul ko zang se bachana, aur andaaza lagana ki unki kitni umar bachi hai.",
      hindi: "कोटिंग, इन्हिबिटर और बिजली के तरीक़ों से पाइपलाइन, जहाज़ और पुल को ज़ंग से बचाना, और अंदाज़ा लगाना कि उनकी कितनी उम्र बची है।",
    },
  },
  "welding-engineer": {
    of: "1xg5het",
    description: {
      hinglish: "Tay karna ki boiler aur pipe kaise weld hon aur har jod parakhna.",
      hindi: "तय करना कि बॉयलर और पाइप कैसे वेल्ड हों और हर जोड़ परखना।",
    },
    summary: {
      hinglish: "Boiler, pipeline aur jahaaz ki plate jodne ke tareeke likhna, welder ki pariksha lena, aur X-ray dekhkar jod parakhna.",
      hindi: "बॉयलर, पाइपलाइन और जहाज़ की प्लेट जोड़ने के तरीक़े लिखना, वेल्डर की परीक्षा लेना, और एक्स-रे देखकर जोड़ परखना।",
    },
  },
  "industrial-engineer": {
    of: "2fsrt",
    description: {
      hinglish: "Plant ya hospital ko phir se aise jamana ki kaam tez ho.",
      hindi: "प्लांट या अस्पताल को फिर से ऐसे जमाना कि काम तेज़ हो।",
    },
    summary: {
      hinglish:
        "Dekhna ki plant ya hospital mein log, machine aur saamaan kaise aate-jaate hain, aur unhe aise jamana ki wahi kaam kam samay mein ho.",
      hindi: "देखना कि प्लांट या अस्पताल में लोग, मशीन और सामान कैसे आते-जाते हैं, और उन्हें ऐसे जमाना कि वही काम कम समय में हो।",
    },
  },
  "production-engineer": {
    of: "f2a6y3",
    description: {
      hinglish: "Shift ka target tay karna aur shop floor ki har rukawat hatana.",
      hindi: "शिफ़्ट का टारगेट तय करना और शॉप फ़्लोर की हर रुकावट हटाना।",
    },
    summary: {
      hinglish: "Design ko taiyaar maal mein badalne wali machine, step aur shift target tay karna, aur shop floor ki har rukawat hatana.",
      hindi: "डिज़ाइन को तैयार माल में बदलने वाली मशीनें, स्टेप और शिफ़्ट टारगेट तय करना, और शॉप फ़्लोर की हर रुकावट हटाना।",
    },
  },
  "methods-engineer": {
    of: "1eaunmo",
    description: {
      hinglish: "Assembly ke kaam ka video banana aur sabse achchha tareeka likhna.",
      hindi: "असेंबली के काम का वीडियो बनाना और सबसे अच्छा तरीक़ा लिखना।",
    },
    summary: {
      hinglish:
        "Assembly ke kaam ko chhote-chhote movement mein baantna, unka video banana aur samay naapna, aur sabse achchha tareeka sab shift ke liye standard banakar likhna.",
      hindi: "असेंबली के काम को छोटे-छोटे मूवमेंट में बाँटना, उनका वीडियो बनाना और समय नापना, और सबसे अच्छा तरीक़ा सब शिफ़्टों के लिए स्टैंडर्ड बनाकर लिखना।",
    },
  },
  "planning-engineer": {
    of: "19p42ty",
    description: {
      hinglish: "Refinery shutdown ka har kaam plan karna aur deri ki chetavni dena.",
      hindi: "रिफ़ाइनरी शटडाउन का हर काम प्लान करना और देरी की चेतावनी देना।",
    },
    summary: {
      hinglish:
        "Project ya plant shutdown ke hazaaron jude kaamon ka schedule banana aur hafton pehle chetana ki kahan deri nuksaan karegi.",
      hindi: "प्रोजेक्ट या प्लांट शटडाउन के हज़ारों जुड़े कामों का शेड्यूल बनाना और हफ़्तों पहले चेताना कि कहाँ देरी नुक़सान करेगी।",
    },
  },
  "quality-engineer": {
    of: "13anmos",
    description: {
      hinglish: "Purze kyun fail hote hain, yeh pata karna aur kharabi ko jad par hi rokna.",
      hindi: "पुर्ज़े क्यों फ़ेल होते हैं, यह पता करना और ख़राबी को जड़ पर ही रोकना।",
    },
    summary: {
      hinglish:
        "Purze jaanch mein kyun fail hote hain, yeh pata karna aur banane ka tareeka badalna, taaki kharabi customer tak pahunchne ke bajay jad par hi ruk jaye.",
      hindi: "पुर्ज़े जाँच में क्यों फ़ेल होते हैं, यह पता करना और बनाने का तरीक़ा बदलना, ताकि ख़राबी ग्राहक तक पहुँचने के बजाय जड़ पर ही रुक जाए।",
    },
  },
  "inspection-engineer": {
    of: "17md1a",
    description: {
      hinglish: "Supplier ke karkhane mein pressure vessel, cable aur steel ki jaanch karna.",
      hindi: "सप्लायर के कारख़ाने में प्रेशर वेसल, केबल और स्टील की जाँच करना।",
    },
    summary: {
      hinglish:
        "Supplier ke karkhane aur site par jaakar pressure vessel, cable ya steel ko specification se milakar jaanchna, isse pehle ki koi maal le aur paisa de.",
      hindi: "सप्लायर के कारख़ाने और साइट पर जाकर प्रेशर वेसल, केबल या स्टील को स्पेसिफ़िकेशन से मिलाकर जाँचना, इससे पहले कि कोई माल ले और पैसा दे।",
    },
  },
  "reliability-engineer": {
    of: "11s10t3",
    description: {
      hinglish: "Kharabi ke record se batana ki machine ka kaun sa purza pehle jawab dega.",
      hindi: "ख़राबी के रिकॉर्ड से बताना कि मशीन का कौन सा पुर्ज़ा पहले जवाब देगा।",
    },
    summary: {
      hinglish:
        "Kharabi ke record se batana ki machine kitni chalegi aur kaun sa purza pehle jayega, aur rakhrakhav ka tareeka badalna taaki woh kam kharab ho.",
      hindi: "ख़राबी के रिकॉर्ड से बताना कि मशीन कितनी चलेगी और कौन सा पुर्ज़ा पहले जाएगा, और रखरखाव का तरीक़ा बदलना ताकि वह कम ख़राब हो।",
    },
  },
  "validation-engineer": {
    of: "mx6fm2",
    description: {
      hinglish: "Saabit karna ki dawa factory ki machinein har baar ek jaisa kaam karti hain.",
      hindi: "साबित करना कि दवा फ़ैक्टरी की मशीनें हर बार एक जैसा काम करती हैं।",
    },
    summary: {
      hinglish:
        "Likhit test se saabit karna ki dawa banane ki line, steriliser ya device har baar ek jaisa kaam karta hai, taaki regulator use maan le.",
      hindi: "लिखित टेस्ट से साबित करना कि दवा बनाने की लाइन, स्टेरिलाइज़र या डिवाइस हर बार एक जैसा काम करता है, ताकि रेगुलेटर उसे मान ले।",
    },
  },
  ergonomist: {
    of: "uh7twd",
    description: {
      hinglish: "Seat, auzaar aur cockpit ko shareer ke hisaab se dobara design karna.",
      hindi: "सीट, औज़ार और कॉकपिट को शरीर के हिसाब से दोबारा डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Log kahan tak pahunchte, kahan zor lagate aur kahan chookte hain, yeh naapkar seat, auzaar, cockpit aur bojh uthane ka kaam shareer ke hisaab se badalna.",
      hindi: "लोग कहाँ तक पहुँचते, कहाँ ज़ोर लगाते और कहाँ चूकते हैं, यह नापकर सीट, औज़ार, कॉकपिट और बोझ उठाने का काम शरीर के हिसाब से बदलना।",
    },
  },
  "safety-engineer": {
    of: "1bjclt0",
    description: {
      hinglish: "Machine guard design karna aur site par hote-hote tale haadson ko samajhna.",
      hindi: "मशीन के गार्ड डिज़ाइन करना और साइट पर होते-होते टले हादसों को समझना।",
    },
    summary: {
      hinglish:
        "Machine aur site mein guard, interlock aur surakshit tareeke design se hi jodna, aur un haadson ko samajhna jo hote-hote tal gaye, yaani near miss.",
      hindi: "मशीन और साइट में गार्ड, इंटरलॉक और सुरक्षित तरीक़े डिज़ाइन से ही जोड़ना, और उन हादसों को समझना जो होते-होते टल गए, यानी नियर मिस।",
    },
  },
  "fire-protection-engineer": {
    of: "d6dsoe",
    description: {
      hinglish: "Sprinkler, smoke vent aur bachne ke raaste design karna.",
      hindi: "स्प्रिंकलर, स्मोक वेंट और बचने के रास्ते डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aag kaise badhegi aur log kaise niklenge, yeh sochkar oonchi imaraton aur plant ke liye sprinkler, smoke vent, alarm aur bachkar nikalne ke raaste design karna.",
      hindi: "आग कैसे बढ़ेगी और लोग कैसे निकलेंगे, यह सोचकर ऊँची इमारतों और प्लांट के लिए स्प्रिंकलर, स्मोक वेंट, अलार्म और बचकर निकलने के रास्ते डिज़ाइन करना।",
    },
  },
  "estimation-engineer": {
    of: "1bp0ynk",
    description: {
      hinglish: "Boli lagane se pehle drawing dekhkar project ki laagat nikaalna.",
      hindi: "बोली लगाने से पहले ड्रॉइंग देखकर प्रोजेक्ट की लागत निकालना।",
    },
    summary: {
      hinglish:
        "Drawing se nikaalna ki machine ya project par steel, mazdoori aur samay ka kitna kharch aayega, taaki company bina ghaate ke boli laga sake.",
      hindi: "ड्रॉइंग से निकालना कि मशीन या प्रोजेक्ट पर स्टील, मज़दूरी और समय का कितना ख़र्च आएगा, ताकि कंपनी बिना घाटे के बोली लगा सके।",
    },
  },
  "logistics-engineer": {
    of: "k3peq9",
    description: {
      hinglish: "Aise warehouse aur truck ke raaste design karna jinse kilometre bachein.",
      hindi: "ऐसे वेयरहाउस और ट्रक के रास्ते डिज़ाइन करना जिनसे किलोमीटर बचें।",
    },
    summary: {
      hinglish:
        "Data aur model se warehouse, raaste aur loading ke plan design karna, taaki factory aur dukaan ke beech ke kilometre aur ghante ghatein.",
      hindi: "डेटा और मॉडल से वेयरहाउस, रास्ते और लोडिंग के प्लान डिज़ाइन करना, ताकि फ़ैक्टरी और दुकान के बीच के किलोमीटर और घंटे घटें।",
    },
  },
  "research-engineer": {
    of: "1syj9f9",
    description: {
      hinglish: "Naye material ke liye test rig banana aur nateeje likhna.",
      hindi: "नए मटीरियल के लिए टेस्ट रिग बनाना और नतीजे लिखना।",
    },
    summary: {
      hinglish:
        "Company ya national laboratory mein naye material, machine ya tareekon par khoj karna, test rig banana aur unse jo saabit ho woh likhna.",
      hindi: "कंपनी या राष्ट्रीय प्रयोगशाला में नए मटीरियल, मशीन या तरीक़ों पर खोज करना, टेस्ट रिग बनाना और उनसे जो साबित हो वह लिखना।",
    },
  },
  "engineering-manager": {
    of: "vyco9x",
    description: {
      hinglish: "Engineers ki team chalana, laagat aur deadline ki zimmedari lena.",
      hindi: "इंजीनियरों की टीम चलाना, लागत और डेडलाइन की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Engineers ki team chalana, project ko baantna, design ke jhagde suljhana aur laagat, deadline aur nateejon ki zimmedari lena.",
      hindi: "इंजीनियरों की टीम चलाना, प्रोजेक्ट को बाँटना, डिज़ाइन के झगड़े सुलझाना और लागत, डेडलाइन और नतीजों की ज़िम्मेदारी लेना।",
    },
  },
  "robotics-engineer": {
    of: "6nk3kg",
    description: {
      hinglish: "Aise robot banana jo weld karein, parcel uthayein ya naale jaanchein.",
      hindi: "ऐसे रोबोट बनाना जो वेल्डिंग करें, पार्सल उठाएँ या नाले जाँचें।",
    },
    summary: {
      hinglish:
        "Robot company, start-up ya laboratory mein arm ya pahiye, motor, sensor aur software jodna, aur hafton tak aazmate rehna jab tak machine pichke dibbe, keechad aur tez roshni sambhal na le.",
      hindi:
        "रोबोट कंपनी, स्टार्ट-अप या प्रयोगशाला में आर्म या पहिए, मोटर, सेंसर और सॉफ़्टवेयर जोड़ना, और हफ़्तों तक आज़माते रहना जब तक मशीन पिचके डिब्बे, कीचड़ और तेज़ रोशनी सँभाल न ले।",
    },
  },
  "mechatronics-engineer": {
    of: "13r5o5",
    description: {
      hinglish: "ATM jaise product mein gear, circuit aur code ko jodna.",
      hindi: "ATM जैसे प्रोडक्ट में गियर, सर्किट और कोड को जोड़ना।",
    },
    summary: {
      hinglish:
        "Ek hi product mein mechanics, electronics aur code milana, jaise ATM, antilock brake ya apna load bhaanpne wali washing machine mein.",
      hindi: "एक ही प्रोडक्ट में मैकेनिक्स, इलेक्ट्रॉनिक्स और कोड मिलाना, जैसे ATM, एंटीलॉक ब्रेक या अपना लोड भाँपने वाली वॉशिंग मशीन में।",
    },
  },
  "biomedical-engineer": {
    of: "14j52yt",
    description: {
      hinglish: "Doctors ke saath milkar ventilator, implant aur monitor banana.",
      hindi: "डॉक्टरों के साथ मिलकर वेंटिलेटर, इम्प्लांट और मॉनिटर बनाना।",
    },
    summary: {
      hinglish: "Engineering ko shareer ke kaam mein lana, doctors ke saath saste ventilator, implant aur monitor taiyar karna.",
      hindi: "इंजीनियरिंग को शरीर के काम में लाना, डॉक्टरों के साथ सस्ते वेंटिलेटर, इम्प्लांट और मॉनिटर तैयार करना।",
    },
  },
  "clinical-engineer": {
    of: "1nn02qm",
    description: {
      hinglish: "Hospital ke ventilator aur scanner chunna aur test karna.",
      hindi: "अस्पताल के वेंटिलेटर और स्कैनर चुनना और टेस्ट करना।",
    },
    summary: {
      hinglish: "Hospital ke ventilator, scanner aur monitor chunna, jaanchna aur sambhalna, taaki mareez ke paas koi machine fail na ho.",
      hindi: "अस्पताल के वेंटिलेटर, स्कैनर और मॉनिटर चुनना, जाँचना और सँभालना, ताकि मरीज़ के पास कोई मशीन फ़ेल न हो।",
    },
  },
  "rehabilitation-engineer": {
    of: "1q4nf56",
    description: {
      hinglish: "Wheelchair aur switch ko ek vyakti ki disability ke hisaab se dhaalna.",
      hindi: "व्हीलचेयर और स्विच को एक व्यक्ति की दिव्यांगता के हिसाब से ढालना।",
    },
    summary: {
      hinglish:
        "Ek vyakti ki disability ke hisaab se wheelchair, nakli haath-pair aur switch design karna, lagakar badalte rehna jab tak woh khud kaam na chala le.",
      hindi: "एक व्यक्ति की दिव्यांगता के हिसाब से व्हीलचेयर, नक़ली हाथ-पैर और स्विच डिज़ाइन करना, लगाकर बदलते रहना जब तक वह ख़ुद काम न चला ले।",
    },
  },
  "medical-device-engineer": {
    of: "mq1dt4",
    description: {
      hinglish: "Stent aur glucose meter ko sketch se manzoori tak pahunchana.",
      hindi: "स्टेंट और ग्लूकोज़ मीटर को स्केच से मंज़ूरी तक पहुँचाना।",
    },
    summary: {
      hinglish: "Stent ya glucose meter jaise product ko risk file, bench test aur trial batch ke saath sketch se manzoori tak le jaana.",
      hindi: "स्टेंट या ग्लूकोज़ मीटर जैसे प्रोडक्ट को रिस्क फ़ाइल, बेंच टेस्ट और ट्रायल बैच के साथ स्केच से मंज़ूरी तक ले जाना।",
    },
  },
  "nanotechnology-engineer": {
    of: "bvfpms",
    description: {
      hinglish: "Sensor aur filter ke liye kuch hi atom moti paratein jamana.",
      hindi: "सेंसर और फ़िल्टर के लिए कुछ ही परमाणु मोटी परतें जमाना।",
    },
    summary: {
      hinglish:
        "Clean room mein kuch atom ke naap par padarth banana aur jamana, taaki zyada tez sensor, paani ke filter ya dawa le jaane wale kan banein.",
      hindi: "क्लीन रूम में कुछ परमाणुओं के नाप पर पदार्थ बनाना और जमाना, ताकि ज़्यादा तेज़ सेंसर, पानी के फ़िल्टर या दवा ले जाने वाले कण बनें।",
    },
  },
  "photonics-engineer": {
    of: "nz5yga",
    description: {
      hinglish: "Laser ki roshni se dhaatu kaatna, data bhejna ya nabz padhna.",
      hindi: "लेज़र की रोशनी से धातु काटना, डेटा भेजना या नब्ज़ पढ़ना।",
    },
    summary: {
      hinglish: "Laser, fibre aur light sensor se dhaatu kaatna, internet ka data bhejna ya khoon mein oxygen naapna.",
      hindi: "लेज़र, फ़ाइबर और लाइट सेंसर से धातु काटना, इंटरनेट का डेटा भेजना या ख़ून में ऑक्सीजन नापना।",
    },
  },
  "optical-engineer": {
    of: "189u9f3",
    description: {
      hinglish: "Telescope ke mirror aur camera ke lens ka dhundhlapan door karna.",
      hindi: "टेलीस्कोप के शीशे और कैमरे के लेंस का धुँधलापन दूर करना।",
    },
    summary: {
      hinglish:
        "Telescope, phone camera aur microscope ke liye lens aur mirror ke system design karna, aur dhundhlapan ko wavelength ke ek ansh tak ghatana.",
      hindi: "टेलीस्कोप, फ़ोन कैमरे और माइक्रोस्कोप के लिए लेंस और शीशों के सिस्टम डिज़ाइन करना, और धुँधलेपन को वेवलेंथ के एक अंश तक घटाना।",
    },
  },
  "microsystems-engineer": {
    of: "e4b1o4",
    description: {
      hinglish: "Silicon par nanhi machinein ukerna, jaise airbag ke sensor.",
      hindi: "सिलिकॉन पर नन्ही मशीनें उकेरना, जैसे एयरबैग के सेंसर।",
    },
    summary: {
      hinglish:
        "Baal se bhi patle spring, beam aur gap design karna aur chip banane ke tareekon se silicon par banana, taaki phone ghumna ya car takkar bhaanp le.",
      hindi: "बाल से भी पतले स्प्रिंग, बीम और गैप डिज़ाइन करना और चिप बनाने के तरीक़ों से सिलिकॉन पर बनाना, ताकि फ़ोन घूमना या कार टक्कर भाँप ले।",
    },
  },
  "land-surveyor": {
    of: "xbcdpv",
    description: {
      hinglish: "Seema naapna aur nakshe par dikhana ki kiska plot kahan khatm hota hai.",
      hindi: "सीमा नापना और नक़्शे पर दिखाना कि किसका प्लॉट कहाँ ख़त्म होता है।",
    },
    summary: {
      hinglish:
        "Total station aur satellite receiver se plot, dhalaan aur seema naapna, aur woh naksha banana jo tay kare ki ek maalik ki zameen kahan khatm hoti hai.",
      hindi: "टोटल स्टेशन और सैटेलाइट रिसीवर से प्लॉट, ढलान और सीमा नापना, और वह नक़्शा बनाना जो तय करे कि एक मालिक की ज़मीन कहाँ ख़त्म होती है।",
    },
  },
  "hydrographic-surveyor": {
    of: "vkpd9q",
    description: {
      hinglish: "Sonar se samudra tal ka naksha banana taaki koi jahaz tal mein na phanse.",
      hindi: "सोनार से समुद्र तल का नक़्शा बनाना ताकि कोई जहाज़ तल में न फँसे।",
    },
    summary: {
      hinglish:
        "Survey boat se sonar ke zariye samudra tal, bandargah aur nadi ki gehrai aur aakar ka naksha banana, taaki jahaz tal mein na phansein.",
      hindi: "सर्वे बोट से सोनार के ज़रिए समुद्र तल, बंदरगाह और नदी की गहराई और आकार का नक़्शा बनाना, ताकि जहाज़ तल में न फँसें।",
    },
  },
  "mine-surveyor": {
    of: "z4iipw",
    description: {
      hinglish: "Zameen ke neeche ki surangon ke nakshe ekdam sahi rakhna.",
      hindi: "ज़मीन के नीचे की सुरंगों के नक़्शे एकदम सही रखना।",
    },
    summary: {
      hinglish:
        "Zameen ke neeche ki surangon aur khuli khadaanon ke nakshe ekdam sahi rakhna, taaki surangein aapas mein milein aur koi paani bhari purani khudai mein na ghuse.",
      hindi: "ज़मीन के नीचे की सुरंगों और खुली खदानों के नक़्शे एकदम सही रखना, ताकि सुरंगें आपस में मिलें और कोई पानी भरी पुरानी खुदाई में न घुसे।",
    },
  },
  "geodetic-surveyor": {
    of: "5s11k",
    description: { hinglish: "Desh ke reference point millimetre tak sahi tay karna.", hindi: "देश के रेफ़रेंस पॉइंट मिलीमीटर तक सही तय करना।" },
    summary: {
      hinglish:
        "Desh bhar mein reference point millimetre tak tay karna aur zameen kaise khisakti hai yeh dekhna, jisse doosre survey ko shuruaati maan milein.",
      hindi: "देश भर में रेफ़रेंस पॉइंट मिलीमीटर तक तय करना और ज़मीन कैसे खिसकती है यह देखना, जिससे दूसरे सर्वे को शुरुआती मान मिलें।",
    },
  },
  cartographer: {
    of: "1c5dsip",
    description: {
      hinglish: "Tay karna ki naksha kya dikhaye, kise naam de aur kya chhod de.",
      hindi: "तय करना कि नक़्शा क्या दिखाए, किसे नाम दे और क्या छोड़ दे।",
    },
    summary: {
      hinglish:
        "Tourist map se baadh ke khatre ki screen tak, aise nakshe banana jo log padh sakein, aur tay karna ki kya dikhana, kise naam dena aur kya chhodna hai.",
      hindi: "टूरिस्ट मैप से बाढ़ के ख़तरे की स्क्रीन तक, ऐसे नक़्शे बनाना जो लोग पढ़ सकें, और तय करना कि क्या दिखाना, किसे नाम देना और क्या छोड़ना है।",
    },
  },
  photogrammetrist: {
    of: "1tuidme",
    description: {
      hinglish: "Overlap karti hawai tasveeron se zameen ke 3D model banana.",
      hindi: "ओवरलैप करती हवाई तस्वीरों से ज़मीन के 3D मॉडल बनाना।",
    },
    summary: {
      hinglish:
        "Drone, hawai jahaz aur satellite ki overlap karti tasveeron se sadak, khadaan aur shehar ke property survey ke liye naap wale nakshe banana, aur oonchai ko zameen par paint kiye nishaanon se milana.",
      hindi:
        "ड्रोन, हवाई जहाज़ और सैटेलाइट की ओवरलैप करती तस्वीरों से सड़क, खदान और शहर के प्रॉपर्टी सर्वे के लिए नाप वाले नक़्शे बनाना, और ऊँचाई को ज़मीन पर पेंट किए निशानों से मिलाना।",
    },
  },
  "aerial-photograph-interpreter": {
    of: "1lpadvx",
    description: {
      hinglish: "Hawai tasveeron mein fasal, chhat aur nadi ke tal pehchaanna.",
      hindi: "हवाई तस्वीरों में फ़सल, छत और नदी के तल पहचानना।",
    },
    summary: {
      hinglish:
        "Hawa se li gayi tasveeren padhkar fasal, chhat, nadi ke purane raaste aur avaidh kabze alag-alag pehchaanna, aur unhe nakshe par darj karna.",
      hindi: "हवा से ली गई तस्वीरें पढ़कर फ़सल, छत, नदी के पुराने रास्ते और अवैध क़ब्ज़े अलग-अलग पहचानना, और उन्हें नक़्शे पर दर्ज करना।",
    },
  },
  "surveying-technician": {
    of: "qum47i",
    description: { hinglish: "Tripod lagana, prism pakadna aur reading likhna.", hindi: "ट्राइपॉड लगाना, प्रिज़्म पकड़ना और रीडिंग लिखना।" },
    summary: {
      hinglish:
        "Surveyor ke saath sadak, nahar aur makaanon ki site par jaana, yantra le jaana aur lagana, aur shaam ko din bhar ki reading se level aur naksha taiyar karna.",
      hindi: "सर्वेयर के साथ सड़क, नहर और मकानों की साइट पर जाना, यंत्र ले जाना और लगाना, और शाम को दिन भर की रीडिंग से लेवल और नक़्शा तैयार करना।",
    },
  },
  "civil-drafter": {
    of: "1mr6zii",
    description: {
      hinglish: "Sadak aur imarat ke plan aur sariye ki detail draw karna.",
      hindi: "सड़क और इमारत के प्लान और सरिये की डिटेल ड्रॉ करना।",
    },
    summary: {
      hinglish: "Engineer ke sketch se sadak, puliya aur imarat ke plan, section aur bar-bending ki detail taiyar karna.",
      hindi: "इंजीनियर के स्केच से सड़क, पुलिया और इमारत के प्लान, सेक्शन और बार-बेंडिंग की डिटेल तैयार करना।",
    },
  },
  "mechanical-draughtsperson": {
    of: "1f64hqv",
    description: {
      hinglish: "Machine ke purzon ki drawing banana, workshop ke kaam ke har naap ke saath.",
      hindi: "मशीन के पुर्ज़ों की ड्रॉइंग बनाना, वर्कशॉप के काम के हर नाप के साथ।",
    },
    summary: {
      hinglish:
        "Machine company ke drawing office mein designer ke sketch, model ya ghise namune se har size, fit aur surface finish wali sheet banana, jise dekhkar workshop purza kaat sake.",
      hindi:
        "मशीन कंपनी के ड्रॉइंग ऑफ़िस में डिज़ाइनर के स्केच, मॉडल या घिसे नमूने से हर साइज़, फ़िट और सरफ़ेस फ़िनिश वाली शीट बनाना, जिसे देखकर वर्कशॉप पुर्ज़ा काट सके।",
    },
  },
  "electrical-draughtsperson": {
    of: "1j97izz",
    description: {
      hinglish: "Wiring layout, panel diagram aur cable ke raaste draw karna.",
      hindi: "वायरिंग लेआउट, पैनल डायग्राम और केबल के रास्ते ड्रॉ करना।",
    },
    summary: {
      hinglish:
        "Electrical engineer ke sketch se standard nishaanon wali sheet banana, jinse electrician imarat, factory aur substation ki wiring karein, aur site par jo badla woh darj karna.",
      hindi:
        "इलेक्ट्रिकल इंजीनियर के स्केच से स्टैंडर्ड निशानों वाली शीट बनाना, जिनसे इलेक्ट्रिशियन इमारत, फ़ैक्टरी और सबस्टेशन की वायरिंग करें, और साइट पर जो बदला वह दर्ज करना।",
    },
  },
  "structural-drafter": {
    of: "1f0n9e4",
    description: {
      hinglish: "Steel ke frame ya shed ka har jod aur bolt draw karna.",
      hindi: "स्टील के फ़्रेम या शेड का हर जोड़ और बोल्ट ड्रॉ करना।",
    },
    summary: {
      hinglish:
        "Frame aur shed ke steel ke jod, bolt aur sariye ki detail banana, taaki fabricator dhaancha khada hone se pehle har tukda kaat sake.",
      hindi: "फ़्रेम और शेड के स्टील के जोड़, बोल्ट और सरिये की डिटेल बनाना, ताकि फ़ैब्रिकेटर ढाँचा खड़ा होने से पहले हर टुकड़ा काट सके।",
    },
  },
  "civil-engineering-technician": {
    of: "1ln40v3",
    description: {
      hinglish: "Site par concrete jaanchna aur batana ki dhalai chale ya nahi.",
      hindi: "साइट पर कंक्रीट जाँचना और बताना कि ढलाई चले या नहीं।",
    },
    summary: {
      hinglish:
        "Thekedar, testing laboratory ya sarkari vibhag ke liye concrete ke cube dhaalna aur todna, level aur slump jaanchna, aur woh record rakhna jisse engineer faisla kare.",
      hindi: "ठेकेदार, टेस्टिंग लैब या सरकारी विभाग के लिए कंक्रीट के क्यूब ढालना और तोड़ना, लेवल और स्लंप जाँचना, और वह रिकॉर्ड रखना जिससे इंजीनियर फ़ैसला करे।",
    },
  },
  "mechanical-engineering-technician": {
    of: "1fyk1yr",
    description: {
      hinglish: "Test rig par pump aur gear chalana aur nateeje likhna.",
      hindi: "टेस्ट रिग पर पंप और गियर चलाना और नतीजे लिखना।",
    },
    summary: {
      hinglish:
        "Engine, pump aur gear ke test set-up banana aur chalana, woh kaise chalte hain yeh darj karna, aur do run ke beech purze set karna.",
      hindi: "इंजन, पंप और गियर के टेस्ट सेट-अप बनाना और चलाना, वे कैसे चलते हैं यह दर्ज करना, और दो रन के बीच पुर्ज़े सेट करना।",
    },
  },
  "electrical-engineering-technician": {
    of: "xzn33u",
    description: {
      hinglish: "Motor aur transformer ka insulation aur garmi test karna.",
      hindi: "मोटर और ट्रांसफ़ॉर्मर का इंसुलेशन और गर्मी टेस्ट करना।",
    },
    summary: {
      hinglish: "Engineer ke plan par motor, transformer aur switchgear jodna aur test karna, insulation, load aur garmi naapna.",
      hindi: "इंजीनियर के प्लान पर मोटर, ट्रांसफ़ॉर्मर और स्विचगियर जोड़ना और टेस्ट करना, इंसुलेशन, लोड और गर्मी नापना।",
    },
  },
  "electronics-technician": {
    of: "1jy6x5s",
    description: {
      hinglish: "Circuit board ki kharabi khojte hue us ek jale component tak pahunchna.",
      hindi: "सर्किट बोर्ड की ख़राबी खोजते हुए उस एक जले पुर्ज़े तक पहुँचना।",
    },
    summary: {
      hinglish:
        "Prototype ki wiring karna aur meter aur soldering iron se circuit board ki kharabi dhoondhna, theek us kharab component tak.",
      hindi: "प्रोटोटाइप की वायरिंग करना और मीटर और सोल्डरिंग आयरन से सर्किट बोर्ड की ख़राबी ढूँढ़ना, ठीक उस ख़राब पुर्ज़े तक।",
    },
  },
  "aeronautical-engineering-technician": {
    of: "wlevuf",
    description: {
      hinglish: "Wind tunnel mein aur engine ke test stand par sensor lagana.",
      hindi: "विंड टनल में और इंजन के टेस्ट स्टैंड पर सेंसर लगाना।",
    },
    summary: {
      hinglish: "Wind tunnel, engine stand aur launch rig chalana, test ki cheezon par sensor lagana, aur har pressure aur strain likhna.",
      hindi: "विंड टनल, इंजन स्टैंड और लॉन्च रिग चलाना, टेस्ट की चीज़ों पर सेंसर लगाना, और हर प्रेशर और स्ट्रेन लिखना।",
    },
  },
  "automotive-engineering-technician": {
    of: "s5i4ir",
    description: {
      hinglish: "Test gaadiyon aur engine ke emission aur brake trial karna.",
      hindi: "टेस्ट गाड़ियों और इंजन के एमिशन और ब्रेक ट्रायल करना।",
    },
    summary: {
      hinglish:
        "Gaadi company ya test agency mein gauge lagana, roller aur track par gaadi tay chakra mein chalana, dhuan naapna, aur engine aur brake kholkar dekhna ki kaise ghise.",
      hindi: "गाड़ी कंपनी या टेस्ट एजेंसी में गेज लगाना, रोलर और ट्रैक पर गाड़ी तय चक्र में चलाना, धुआँ नापना, और इंजन और ब्रेक खोलकर देखना कि कैसे घिसे।",
    },
  },
  "calibration-technician": {
    of: "nzwklk",
    description: {
      hinglish: "Gauge aur taraazu ko standard se milana aur kitna antar hai, yeh certificate par likhna.",
      hindi: "गेज और तराज़ू को स्टैंडर्ड से मिलाना और कितना अंतर है, यह सर्टिफ़िकेट पर लिखना।",
    },
    summary: {
      hinglish:
        "Gauge, taraazu aur pressure meter ko certified standard se milana, har antar certificate par likhna, aur jinhe set kar sakte hain unhe set karna.",
      hindi: "गेज, तराज़ू और प्रेशर मीटर को प्रमाणित स्टैंडर्ड से मिलाना, हर अंतर सर्टिफ़िकेट पर लिखना, और जिन्हें सेट कर सकते हैं उन्हें सेट करना।",
    },
  },
  "non-destructive-testing-technician": {
    of: "14kuni3",
    description: {
      hinglish: "Dhwani ya X-ray se weld aur rail mein chhupi daraarein dhoondhna.",
      hindi: "ध्वनि या एक्स-रे से वेल्ड और रेल में छिपी दरारें ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Ultrasound, X-ray aur dye se weld, rail aur hawai jahaz ke purzon mein chhupi daraarein dhoondhna, purze ko nuksaan pahunchaye bina.",
      hindi: "अल्ट्रासाउंड, एक्स-रे और डाई से वेल्ड, रेल और हवाई जहाज़ के पुर्ज़ों में छिपी दरारें ढूँढ़ना, पुर्ज़े को नुक़सान पहुँचाए बिना।",
    },
  },
  "robotics-technician": {
    of: "1jy895a",
    description: {
      hinglish: "Factory ke robot arm theek karna aur unki safety fence jaanchna.",
      hindi: "फ़ैक्टरी के रोबोट आर्म ठीक करना और उनकी सेफ़्टी फ़ेंस जाँचना।",
    },
    summary: {
      hinglish: "Assembly line par weld aur paint karne wale robot arm lagana, teach pendant se program karna aur theek karna.",
      hindi: "असेंबली लाइन पर वेल्ड और पेंट करने वाले रोबोट आर्म लगाना, टीच पेंडेंट से प्रोग्राम करना और ठीक करना।",
    },
  },
  "mechatronics-technician": {
    of: "hdvgma",
    description: {
      hinglish: "Woh machinein theek karna jinmein sensor aur valve chalte purzon se jude hon.",
      hindi: "वे मशीनें ठीक करना जिनमें सेंसर और वाल्व चलते पुर्ज़ों से जुड़े हों।",
    },
    summary: {
      hinglish:
        "Packing line jaisi machinein theek karna, jinmein sensor, pneumatics aur controller jude hote hain, ek-ek kadi baari-baari jaanchkar.",
      hindi: "पैकिंग लाइन जैसी मशीनें ठीक करना, जिनमें सेंसर, न्यूमैटिक्स और कंट्रोलर जुड़े होते हैं, एक-एक कड़ी बारी-बारी जाँचकर।",
    },
  },
  "instrumentation-technician": {
    of: "rvgrb8",
    description: {
      hinglish: "Plant ke gauge aur valve saaf karna aur dobara calibrate karna.",
      hindi: "प्लांट के गेज और वाल्व साफ़ करना और दोबारा कैलिब्रेट करना।",
    },
    summary: {
      hinglish:
        "Plant ke gauge, transmitter aur control valve lagana, saaf karna aur dobara calibrate karna, aur jinki reading bhatakne lage unhe badalna.",
      hindi: "प्लांट के गेज, ट्रांसमीटर और कंट्रोल वाल्व लगाना, साफ़ करना और दोबारा कैलिब्रेट करना, और जिनकी रीडिंग भटकने लगे उन्हें बदलना।",
    },
  },
  "chemical-engineering-technician": {
    of: "nlklah",
    description: {
      hinglish: "Pilot plant chalana aur har trial batch ka sample lena.",
      hindi: "पायलट प्लांट चलाना और हर ट्रायल बैच का सैंपल लेना।",
    },
    summary: {
      hinglish:
        "Pilot plant chalana, sample lena aur engineer ke kehne par feed badalna, taaki bada plant banne se pehle process parakh liya jaye.",
      hindi: "पायलट प्लांट चलाना, सैंपल लेना और इंजीनियर के कहने पर फ़ीड बदलना, ताकि बड़ा प्लांट बनने से पहले प्रोसेस परख लिया जाए।",
    },
  },
  "metallurgical-technician": {
    of: "1j0wi5t",
    description: {
      hinglish: "Dhaatu ke sample polish karna aur jaanchna ki woh kitne sakht hain.",
      hindi: "धातु के सैंपल पॉलिश करना और जाँचना कि वे कितने सख़्त हैं।",
    },
    summary: {
      hinglish:
        "Dhaatu ke sample kaatna, polish aur etch karna, hardness aur tensile strength jaanchna, aur bhatthi ruki ho tab tak pighli dhaatu ka analysis karna.",
      hindi: "धातु के सैंपल काटना, पॉलिश और एचिंग करना, हार्डनेस और टेंसाइल स्ट्रेंथ जाँचना, और भट्ठी रुकी हो तब तक पिघली धातु का एनालिसिस करना।",
    },
  },
  "time-study-technician": {
    of: "ayvvzx",
    description: {
      hinglish: "Stopwatch se workers ke kaam ke har step ka samay naapna.",
      hindi: "स्टॉपवॉच से मज़दूरों के काम के हर स्टेप का समय नापना।",
    },
    summary: {
      hinglish: "Stopwatch aur checklist lekar workers ke paas khade hona, har step ka samay likhna aur uchit standard time nikaalna.",
      hindi: "स्टॉपवॉच और चेकलिस्ट लेकर मज़दूरों के पास खड़े होना, हर स्टेप का समय लिखना और उचित स्टैंडर्ड टाइम निकालना।",
    },
  },
  "laser-technician": {
    of: "cu44dd",
    description: {
      hinglish: "Steel kaatne aur purzon par nishaan lagane wali beam align karna.",
      hindi: "स्टील काटने और पुर्ज़ों पर निशान लगाने वाली बीम अलाइन करना।",
    },
    summary: {
      hinglish:
        "Steel kaatne, purzon par nishaan lagane ya yantra align karne wale laser lagana, align aur service karna, unke lens aur power sahi rakhna.",
      hindi: "स्टील काटने, पुर्ज़ों पर निशान लगाने या यंत्र अलाइन करने वाले लेज़र लगाना, अलाइन और सर्विस करना, उनके लेंस और पावर सही रखना।",
    },
  },
  "permanent-way-inspector": {
    of: "1xjwy04",
    description: {
      hinglish: "Rail ki patri par chalkar daraarein dhoondhna aur theek karwana.",
      hindi: "रेल की पटरी पर चलकर दरारें ढूँढ़ना और ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Paidal aur trolley se patri par chalkar daraar wali rail, dheeli fitting aur dhansi gitti dhoondhna, aur gang se theek karwana.",
      hindi: "पैदल और ट्रॉली से पटरी पर चलकर दरार वाली रेल, ढीली फ़िटिंग और धँसी गिट्टी ढूँढ़ना, और गैंग से ठीक करवाना।",
    },
  },
  "physical-design-engineer": {
    of: "wr3jga",
    description: {
      hinglish: "Chip ke laakhon cell aise jamana ki koi signal late na ho.",
      hindi: "चिप के लाखों सेल ऐसे जमाना कि कोई सिग्नल लेट न हो।",
    },
    summary: {
      hinglish:
        "Chip ka jaancha hua circuit lekar tay karna ki har cell, memory aur taar kahan rahe, taaki chip speed se chale, thandi rahe aur chip factory ke niyamon par khari utre.",
      hindi: "चिप का जाँचा हुआ सर्किट लेकर तय करना कि हर सेल, मेमोरी और तार कहाँ रहे, ताकि चिप स्पीड से चले, ठंडी रहे और चिप फ़ैक्टरी के नियमों पर खरी उतरे।",
    },
  },
  "electric-vehicle-engineer": {
    of: "ypla66",
    description: {
      hinglish: "Scooter, car aur bus mein motor, battery aur control lagana.",
      hindi: "स्कूटर, कार और बस में मोटर, बैटरी और कंट्रोल लगाना।",
    },
    summary: {
      hinglish:
        "Dopahiya, tipahiya, car aur bus ki companies mein battery pack, motor, controller aur charger chunna aur jodna, aur saabit karna ki gaadi chadhai chadhe, ruke aur thandi rahe.",
      hindi:
        "दोपहिया, तिपहिया, कार और बस की कंपनियों में बैटरी पैक, मोटर, कंट्रोलर और चार्जर चुनना और जोड़ना, और साबित करना कि गाड़ी चढ़ाई चढ़े, रुके और ठंडी रहे।",
    },
  },
  "semiconductor-engineer": {
    of: "cz9pxy",
    description: {
      hinglish: "Silicon ki patli slice par etching aur coating ki recipe chalana.",
      hindi: "सिलिकॉन की पतली स्लाइस पर एचिंग और कोटिंग की रेसिपी चलाना।",
    },
    summary: {
      hinglish:
        "Chip plant ka ek step sambhalna, jaise etching ya coating: machinein limit mein rakhna aur woh kan ya ghisa nozzle dhoondhna jo chip kharab kare. Bharat ke pehle plant abhi naye hain.",
      hindi:
        "चिप प्लांट का एक स्टेप सँभालना, जैसे एचिंग या कोटिंग: मशीनें लिमिट में रखना और वह कण या घिसा नोज़ल ढूँढ़ना जो चिप ख़राब करे। भारत के पहले प्लांट अभी नए हैं।",
    },
  },
  "biomechanical-engineer": {
    of: "1804aov",
    description: {
      hinglish: "Haath-pair ka hilna samajhkar nakli haath aur ghutne design karna.",
      hindi: "हाथ-पैर का हिलना समझकर नक़ली हाथ और घुटने डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Haddi, jod aur maanspeshi bhaar kaise uthati hain yeh naapna, aur aise nakli haath aur ghutne design karna jo log kharid sakein.",
      hindi: "हड्डी, जोड़ और मांसपेशी भार कैसे उठाते हैं यह नापना, और ऐसे नक़ली हाथ और घुटने डिज़ाइन करना जो लोग ख़रीद सकें।",
    },
  },
  "water-engineer": {
    of: "plsc3i",
    description: {
      hinglish: "Chhoti bastiyon tak nal ka paani pahunchana: srot, tanki, pipe aur nal.",
      hindi: "छोटी बस्तियों तक नल का पानी पहुँचाना: स्रोत, टंकी, पाइप और नल।",
    },
    summary: {
      hinglish:
        "Rajya ke vibhag, samajsevi sanstha ya consultant ke liye peene ke paani ki yojana design karna aur banana, borewell ya nadi se treatment hokar pahaadi ke aakhri ghar tak.",
      hindi:
        "राज्य के विभाग, समाजसेवी संस्था या कंसल्टेंट के लिए पीने के पानी की योजना डिज़ाइन करना और बनाना, बोरवेल या नदी से ट्रीटमेंट होकर पहाड़ी के आख़िरी घर तक।",
    },
  },
  "vibration-engineer": {
    of: "a3465k",
    description: {
      hinglish: "Pankhe ya car ka goonjta hissa dhoondhna aur uski awaaz band karna.",
      hindi: "पंखे या कार का गूँजता हिस्सा ढूँढ़ना और उसकी आवाज़ बंद करना।",
    },
    summary: {
      hinglish:
        "Gaadi, appliance aur turbine companies mein sensor aur software se kampan aur shor naapna, phir mount, aakar ya material badalte rehna jab tak shor shaant na ho.",
      hindi: "गाड़ी, अप्लायंस और टर्बाइन कंपनियों में सेंसर और सॉफ़्टवेयर से कंपन और शोर नापना, फिर माउंट, आकार या मटीरियल बदलते रहना जब तक शोर शांत न हो।",
    },
  },
  "agricultural-equipment-design-engineer": {
    of: "1np617u",
    description: {
      hinglish: "Chhote kheton ke liye seed drill aur harvester design karna.",
      hindi: "छोटे खेतों के लिए सीड ड्रिल और हार्वेस्टर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aise seed drill, weeder aur harvester design karna jo chhote khet mein mud sakein aur jinhe gaon ka mistri theek kar sake.",
      hindi: "ऐसे सीड ड्रिल, वीडर और हार्वेस्टर डिज़ाइन करना जो छोटे खेत में मुड़ सकें और जिन्हें गाँव का मिस्त्री ठीक कर सके।",
    },
  },
  "product-safety-engineer": {
    of: "u740xb",
    description: {
      hinglish: "Khilaune jaise sample kheenchkar, girakar aur jalakar safety jaanchna.",
      hindi: "खिलौने जैसे सैंपल खींचकर, गिराकर और जलाकर सेफ़्टी जाँचना।",
    },
    summary: {
      hinglish:
        "BIS se manzoor ya company ki apni lab mein khilaune, ketli aur helmet ko laparwah logon ki tarah istemal karna, aur bikne se pehle kya badalna hai iski list banana.",
      hindi:
        "BIS से मंज़ूर या कंपनी की अपनी लैब में खिलौने, केतली और हेलमेट को लापरवाह लोगों की तरह इस्तेमाल करना, और बिकने से पहले क्या बदलना है इसकी लिस्ट बनाना।",
    },
  },
  "audio-visual-engineer": {
    of: "1g0vm5a",
    description: {
      hinglish: "Speaker aur screen aise lagana ki aakhri line bhi dekhe aur sune.",
      hindi: "स्पीकर और स्क्रीन ऐसे लगाना कि आख़िरी क़तार भी देखे और सुने।",
    },
    summary: {
      hinglish:
        "System firm ke liye lecture hall, meeting room aur court mein screen, mic aur speaker ki planning, wiring aur set-up karna, aur staff ko unhe chalana sikhana.",
      hindi:
        "सिस्टम फ़र्म के लिए लेक्चर हॉल, मीटिंग रूम और कोर्ट में स्क्रीन, माइक और स्पीकर की प्लानिंग, वायरिंग और सेट-अप करना, और स्टाफ़ को उन्हें चलाना सिखाना।",
    },
  },
  "prototyping-engineer": {
    of: "1siusup",
    description: {
      hinglish: "Purze ka pehla chalta model printing aur milling se banana.",
      hindi: "पुर्ज़े का पहला चलता मॉडल प्रिंटिंग और मिलिंग से बनाना।",
    },
    summary: {
      hinglish: "Purze ya machine ka pehla chalta model printing, milling aur casting se banana, jab galtiyan sasti padti hain.",
      hindi: "पुर्ज़े या मशीन का पहला चलता मॉडल प्रिंटिंग, मिलिंग और कास्टिंग से बनाना, जब ग़लतियाँ सस्ती पड़ती हैं।",
    },
  },
  "optical-design-engineer": {
    of: "pt84e5",
    description: {
      hinglish: "Kaanch ke das tukdon se roshni ko modkar ek saaf bindu par lana.",
      hindi: "काँच के दस टुकड़ों से रोशनी को मोड़कर एक साफ़ बिंदु पर लाना।",
    },
    summary: {
      hinglish:
        "Phone camera, telescope, microscope aur satellite ke lens ki golai aur doori ka hisaab lagana, aur pehla set workshop mein banwana.",
      hindi: "फ़ोन कैमरे, टेलीस्कोप, माइक्रोस्कोप और सैटेलाइट के लेंस की गोलाई और दूरी का हिसाब लगाना, और पहला सेट वर्कशॉप में बनवाना।",
    },
  },
  "mining-sirdar": {
    of: "1kp3g70",
    description: {
      hinglish: "Kaam se pehle koyla kaatne ki jagah par gas aur kamzor chhat jaanchna.",
      hindi: "काम से पहले कोयला काटने की जगह पर गैस और कमज़ोर छत जाँचना।",
    },
    summary: {
      hinglish:
        "Koyla khadaan ka ek hissa yaani district sambhalna: har shift se pehle hawa aur chhat jaanchna, batana ki kaun andar jaye, blasting surakshit karwana aur report likhna. Dhaatu ki khadaan mein aisa hi kaam mining mate ka hai.",
      hindi:
        "कोयला खदान का एक हिस्सा यानी डिस्ट्रिक्ट सँभालना: हर शिफ़्ट से पहले हवा और छत जाँचना, बताना कि कौन अंदर जाए, ब्लास्टिंग सुरक्षित करवाना और रिपोर्ट लिखना। धातु की खदान में ऐसा ही काम माइनिंग मेट का है।",
    },
  },
  "coal-miner": {
    of: "19vcde9",
    description: {
      hinglish: "Zameen ke bahut neeche chhat ko tek dena aur kata koyla bharna.",
      hindi: "ज़मीन के बहुत नीचे छत को टेक देना और कटा कोयला भरना।",
    },
    summary: {
      hinglish:
        "Coal India, Singareni ya thekedar ke liye koyla kaatne ki jagah par toli mein kaam karna: prop aur roof bolt lagana, blasting ke chhed karna, safai aur ladai karna. Ab zyadatar koyla khuli khadaanon mein badi machinon se nikalta hai.",
      hindi:
        "कोल इंडिया, सिंगरेनी या ठेकेदार के लिए कोयला काटने की जगह पर टोली में काम करना: प्रॉप और रूफ़ बोल्ट लगाना, ब्लास्टिंग के छेद करना, सफ़ाई और लदाई करना। अब ज़्यादातर कोयला खुली खदानों में बड़ी मशीनों से निकलता है।",
    },
  },
};
