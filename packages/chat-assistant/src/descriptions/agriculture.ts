import type { ToldCareers } from "./told.ts";

export const agriculture: ToldCareers = {
  "crop-farmer": {
    of: "1gvp9ss",
    description: {
      hinglish: "Mausam ke hisaab se gehun ya dhaan bona, seenchna aur bechna.",
      hindi: "मौसम के हिसाब से गेहूँ या धान बोना, सींचना और बेचना।",
    },
    summary: {
      hinglish:
        "Beej chunna, mausam par buwai karna, keedon, sookhe aur aawara pashuon se jhoojhna, aur gehun, dhaan ya daal mandi ya sarkari kharid kendra le jaana.",
      hindi: "बीज चुनना, मौसम पर बुआई करना, कीड़ों, सूखे और आवारा पशुओं से जूझना, और गेहूँ, धान या दाल मंडी या सरकारी ख़रीद केंद्र ले जाना।",
    },
  },
  "vegetable-grower": {
    of: "7mw332",
    description: { hinglish: "Har hafte tamatar aur bhindi bazaar pahunchana.", hindi: "हर हफ़्ते टमाटर और भिंडी बाज़ार पहुँचाना।" },
    summary: {
      hinglish: "Ek do acre par baari baari se tamatar, baingan aur bhindi ugana, taaki har hafte crate mandi jaayein.",
      hindi: "एक दो एकड़ पर बारी बारी से टमाटर, बैंगन और भिंडी उगाना, ताकि हर हफ़्ते क्रेट मंडी जाएँ।",
    },
  },
  "fruit-farmer": {
    of: "1v06dir",
    description: {
      hinglish: "Aam ya seb ke ped chhaantna, kalam baandhna aur phal todna.",
      hindi: "आम या सेब के पेड़ छाँटना, क़लम बाँधना और फल तोड़ना।",
    },
    summary: {
      hinglish:
        "Aisa baag lagana jo kuch saal baad hi phal deta hai, har mausam mein chhantai, khaad aur rakhwali karna, aur aam, seb ya amrood peti ke hisaab se ya phool aane par ped book karne wale vyapari ko bechna.",
      hindi:
        "ऐसा बाग़ लगाना जो कुछ साल बाद ही फल देता है, हर मौसम में छँटाई करना, खाद देना और रखवाली करना, और आम, सेब या अमरूद पेटी के हिसाब से या फूल आने पर पेड़ बुक करने वाले व्यापारी को बेचना।",
    },
  },
  "organic-farmer": {
    of: "mmvh4",
    description: {
      hinglish: "Factory ke chemical ke bina fasal ugana aur yeh saabit karna.",
      hindi: "फ़ैक्टरी के केमिकल के बिना फ़सल उगाना और यह साबित करना।",
    },
    summary: {
      hinglish: "Fasal ko compost aur jeevamrit dena, haath se nirai karna aur woh diary rakhna jise certify karne wale jaanchte hain.",
      hindi: "फ़सल को कंपोस्ट और जीवामृत देना, हाथ से निराई करना और वह डायरी रखना जिसे सर्टिफ़िकेट देने वाले जाँचते हैं।",
    },
  },
  "plantation-manager": {
    of: "18b5v33",
    description: {
      hinglish: "Chai ya rubber estate ki dhalaan, mazdoor aur factory sambhalna.",
      hindi: "चाय या रबर एस्टेट की ढलान, मज़दूर और फ़ैक्टरी सँभालना।",
    },
    summary: {
      hinglish:
        "Chai, coffee ya rubber estate par rehna, aur fasal, kai sau mazdooron, unke ghar aur clinic, factory aur saal bhar ke hisaab ke liye maalikon ko jawab dena.",
      hindi: "चाय, कॉफ़ी या रबर एस्टेट पर रहना, और फ़सल, कई सौ मज़दूरों, उनके घर और क्लिनिक, फ़ैक्टरी और साल भर के हिसाब के लिए मालिकों को जवाब देना।",
    },
  },
  "coffee-planter": {
    of: "1rxurnx",
    description: {
      hinglish: "Pahadon mein, jahan baarish par sab tika hai, chhaya, phal aur pulping sambhalna.",
      hindi: "पहाड़ों में, जहाँ बारिश पर सब टिका है, छाया, फल और पल्पिंग सँभालना।",
    },
    summary: {
      hinglish:
        "Kodagu, Chikkamagaluru, Wayanad ya Araku mein estate chalana jahan pedon par kaali mirch ki belein hoti hain, todne wale rakhna, aur beans ka chhilka utaarne wale curing works aur exporter ko bechna.",
      hindi:
        "कोडगु, चिक्कमगलुरु, वायनाड या अराकू में एस्टेट चलाना जहाँ पेड़ों पर काली मिर्च की बेलें होती हैं, तोड़ने वाले रखना, और बीन्स का छिलका उतारने वाले क्योरिंग वर्क्स और एक्सपोर्टर को बेचना।",
    },
  },
  floriculturist: {
    of: "1oxpx9u",
    description: { hinglish: "Gulab aur genda aise ugana ki tyohaar ke din khilein.", hindi: "गुलाब और गेंदा ऐसे उगाना कि त्योहार के दिन खिलें।" },
    summary: {
      hinglish:
        "Polyhouse mein gulab ya khule mein genda aur guldaudi ugana, tyohaar aur shaadi ke hisaab se khilne ka samay milana, kate phool thande rakhna aur bhor se pehle bazaar bhejna.",
      hindi:
        "पॉलीहाउस में गुलाब या खुले में गेंदा और गुलदाउदी उगाना, त्योहार और शादी के हिसाब से खिलने का समय मिलाना, कटे फूल ठंडे रखना और भोर से पहले बाज़ार भेजना।",
    },
  },
  "mushroom-cultivator": {
    of: "x7aca4",
    description: {
      hinglish: "Saaf, nam kamron mein spawn aur puaal se mushroom ugana.",
      hindi: "साफ़, नम कमरों में स्पॉन और पुआल से मशरूम उगाना।",
    },
    summary: {
      hinglish:
        "Nam kamron mein puaal ya compost par oyster, button ya milky mushroom ugana, garmi, taazi hawa aur roshni sahi rakhna aur bahar ki phaphoond ko na aane dena.",
      hindi: "नम कमरों में पुआल या कंपोस्ट पर ऑयस्टर, बटन या मिल्की मशरूम उगाना, गर्मी, ताज़ी हवा और रोशनी सही रखना और बाहर की फफूँद को न आने देना।",
    },
  },
  "plant-nursery-manager": {
    of: "1ox4dte",
    description: { hinglish: "Beej, kalam aur graft se paudhe taiyar karke bechna.", hindi: "बीज, क़लम और ग्राफ़्ट से पौधे तैयार करके बेचना।" },
    summary: {
      hinglish:
        "Mother plant, shade net aur kuch mazdoor rakhna, aur kisanon, bagwani karne walon, builderon aur sarkari paudharopan ke liye phal, phool aur imarati lakdi ke paudhe dena.",
      hindi:
        "मदर प्लांट, शेड नेट और कुछ मज़दूर रखना, और किसानों, बाग़वानी करने वालों, बिल्डरों और सरकारी पौधारोपण के लिए फल, फूल और इमारती लकड़ी के पौधे देना।",
    },
  },
  "hydroponic-farmer": {
    of: "uzev5z",
    description: {
      hinglish: "Paudhon ki khuraak mile paani mein salad ke patte ugana.",
      hindi: "पौधों की ख़ुराक मिले पानी में सलाद के पत्ते उगाना।",
    },
    summary: {
      hinglish:
        "Shahar ke paas polyhouse, yaani plastic sheet ke greenhouse, mein bina mitti ke lettuce, herbs aur strawberry ugana, hotel, dukaanon aur gharon ke liye saal bhar.",
      hindi:
        "शहर के पास पॉलीहाउस, यानी प्लास्टिक शीट के ग्रीनहाउस, में बिना मिट्टी के लेट्यूस, हर्ब्स और स्ट्रॉबेरी उगाना, होटल, दुकानों और घरों के लिए साल भर।",
    },
  },
  "sugarcane-cultivator": {
    of: "9sm4z8",
    description: {
      hinglish: "Ganne ke tukde bona aur mill ke liye is pyaasi fasal ko seenchna.",
      hindi: "गन्ने के टुकड़े बोना और मिल के लिए इस प्यासी फ़सल को सींचना।",
    },
    summary: {
      hinglish:
        "Ganne ke tukde bona, das se atharah mahine paani aur khaad dena, mill ki parchi aane par kaatna, aur thoonth se dusri fasal, yaani pedi, ugne dena.",
      hindi: "गन्ने के टुकड़े बोना, दस से अठारह महीने पानी और खाद देना, मिल की पर्ची आने पर काटना, और ठूँठ से दूसरी फ़सल, यानी पेड़ी, उगने देना।",
    },
  },
  "cotton-cultivator": {
    of: "170odal",
    description: {
      hinglish: "Kapas ke tinde keedon se bachana aur baarish se pehle chunna.",
      hindi: "कपास के टिंडे कीड़ों से बचाना और बारिश से पहले चुनना।",
    },
    summary: {
      hinglish:
        "Gujarat, Maharashtra ya Telangana jaise rajyon mein kapas ugana, pehli baarish mein buwai se lekar mandi ya ginning mill mein bikri tak.",
      hindi: "गुजरात, महाराष्ट्र या तेलंगाना जैसे राज्यों में कपास उगाना, पहली बारिश में बुआई से लेकर मंडी या जिनिंग मिल में बिक्री तक।",
    },
  },
  "rubber-tapper": {
    of: "52joh",
    description: {
      hinglish: "Bhor se pehle chhaal bas utni gehri kaatna ki latex nikle.",
      hindi: "भोर से पहले छाल बस उतनी गहरी काटना कि लेटेक्स निकले।",
    },
    summary: {
      hinglish:
        "Bhor se pehle kareeb teen sau pedon ki chhaal ki patli parat utaarna, zyadatar Kerala ya Tripura mein, latex jama karna aur uski sheet banana. Paisa din ya ped ke hisaab se milta hai.",
      hindi:
        "भोर से पहले क़रीब तीन सौ पेड़ों की छाल की पतली परत उतारना, ज़्यादातर केरल या त्रिपुरा में, लेटेक्स जमा करना और उसकी शीट बनाना। पैसा दिन या पेड़ के हिसाब से मिलता है।",
    },
  },
  "coconut-climber": {
    of: "1j5m192",
    description: {
      hinglish: "Din mein chaalees pedon par chadhkar nariyal kaatna, ped saaf karna, kachcha paka parakhna.",
      hindi: "दिन में चालीस पेड़ों पर चढ़कर नारियल काटना, पेड़ साफ़ करना, कच्चा पका परखना।",
    },
    summary: {
      hinglish:
        "Kerala, Karnataka, Tamil Nadu ya Goa mein kisanon ke kachche aur pake nariyal utaarna, pair se chalne wali chadhne ki machine lekar ek baag se dusre baag jaana. Paisa ped ke hisaab se milta hai.",
      hindi:
        "केरल, कर्नाटक, तमिलनाडु या गोवा में किसानों के कच्चे और पके नारियल उतारना, पैर से चलने वाली चढ़ने की मशीन लेकर एक बाग़ से दूसरे बाग़ जाना। पैसा पेड़ के हिसाब से मिलता है।",
    },
  },
  "chillies-cultivator": {
    of: "1wzj6at",
    description: {
      hinglish: "Laal mirch ugana, thrips se ladna aur fasal dhoop mein sukhana.",
      hindi: "लाल मिर्च उगाना, थ्रिप्स से लड़ना और फ़सल धूप में सुखाना।",
    },
    summary: {
      hinglish:
        "Guntur, Khammam ya Haveri jaise zilon mein kheton ke liye paudh taiyar karna, thrips par dawa chhidakna, kai baar mein todna, kai din sukhana aur mandi mein rang aur teekhepan ke hisaab se bechna.",
      hindi:
        "गुंटूर, खम्मम या हावेरी जैसे ज़िलों में खेतों के लिए पौध तैयार करना, थ्रिप्स पर दवा छिड़कना, कई बार में तोड़ना, कई दिन सुखाना और मंडी में रंग और तीखेपन के हिसाब से बेचना।",
    },
  },
  "seed-grower": {
    of: "6oys91",
    description: {
      hinglish: "Khet ki fasal shuddh rakhna taaki woh beej ki tarah bik sake.",
      hindi: "खेत की फ़सल शुद्ध रखना ताकि वह बीज की तरह बिक सके।",
    },
    summary: {
      hinglish:
        "Gehun, sarson ya sabziyan beej ke liye ugana, zyadatar company ya rajya ke contract par, padosi ki fasal se door aur inspector ki jaanch ke saath.",
      hindi: "गेहूँ, सरसों या सब्ज़ियाँ बीज के लिए उगाना, ज़्यादातर कंपनी या राज्य के कॉन्ट्रैक्ट पर, पड़ोसी की फ़सल से दूर और इंस्पेक्टर की जाँच के साथ।",
    },
  },
  "farm-labourer": {
    of: "8p3uyc",
    description: {
      hinglish: "Har mausam mein haath se nirai, ropai aur katai karna.",
      hindi: "हर मौसम में हाथ से निराई, रोपाई और कटाई करना।",
    },
    summary: {
      hinglish:
        "Dihaadi ya fasal ke hisse par dusron ke khet mein kaam karna, aksar mausam ke saath jagah badalna, aur mitti aur paudhon ko kai maalikon se behtar jaanna.",
      hindi: "दिहाड़ी या फ़सल के हिस्से पर दूसरों के खेत में काम करना, अक्सर मौसम के साथ जगह बदलना, और मिट्टी और पौधों को कई मालिकों से बेहतर जानना।",
    },
  },
  "dairy-farmer": {
    of: "dz0t0k",
    description: {
      hinglish: "Sooraj nikalne se pehle aur doobne ke baad gaay bhains duhna.",
      hindi: "सूरज निकलने से पहले और डूबने के बाद गाय भैंस दुहना।",
    },
    summary: {
      hinglish:
        "Kuch gaay bhains ya unka poora shed paalna: chaara ugana ya kharidna, din mein do baar duhna, samay par pashu doctor bulana, aur cooperative, dairy ya paas ke gharon ko doodh bechna.",
      hindi:
        "कुछ गाय भैंस या उनका पूरा शेड पालना: चारा उगाना या ख़रीदना, दिन में दो बार दुहना, समय पर पशु डॉक्टर बुलाना, और कोऑपरेटिव, डेयरी या पास के घरों को दूध बेचना।",
    },
  },
  "poultry-farmer": {
    of: "1u9w9tf",
    description: { hinglish: "Garmi, daane aur teeke se hazaaron chooze paalna.", hindi: "गर्मी, दाने और टीके से हज़ारों चूज़े पालना।" },
    summary: {
      hinglish:
        "Hazaaron murgiyon wale shed mein meat ke liye kareeb chhah hafte mein broiler, ya ande ke liye murgiyan paalna: unhe garm rakhna, daana aur teeka dena aur beemari se bachana, aksar us company ke liye jo chooze aur daana laati hai.",
      hindi:
        "हज़ारों मुर्ग़ियों वाले शेड में मांस के लिए क़रीब छह हफ़्ते में ब्रॉयलर, या अंडे के लिए मुर्ग़ियाँ पालना: उन्हें गर्म रखना, दाना और टीका देना और बीमारी से बचाना, अक्सर उस कंपनी के लिए जो चूज़े और दाना लाती है।",
    },
  },
  "goat-breeder": {
    of: "397558",
    description: {
      hinglish: "Aisi bakriyan paalna aur bechna jo zameen par bache chaare se pal jaati hain.",
      hindi: "ऐसी बकरियाँ पालना और बेचना जो ज़मीन पर बचे चारे से पल जाती हैं।",
    },
    summary: {
      hinglish:
        "Jamunapari, Sirohi, Osmanabadi ya Black Bengal jaisi nasl ki bakriyan meat, doodh aur memnon ke liye paalna, aur jab bhi parivar ko paise chahiye hon, ek do bech dena.",
      hindi:
        "जमुनापारी, सिरोही, उस्मानाबादी या ब्लैक बंगाल जैसी नस्ल की बकरियाँ मांस, दूध और मेमनों के लिए पालना, और जब भी परिवार को पैसे चाहिए हों, एक दो बेच देना।",
    },
  },
  "pig-breeder": {
    of: "126tnbj",
    description: {
      hinglish: "Maada suar ki breeding karana aur bachche saaf, sookhe baade mein paalna.",
      hindi: "मादा सूअर की ब्रीडिंग कराना और बच्चे साफ़, सूखे बाड़े में पालना।",
    },
    summary: {
      hinglish: "Maada suar ki breeding karana aur har baar ke bachche daane ya achhe se ubli jhoothan par sahi wazan tak paalna.",
      hindi: "मादा सूअर की ब्रीडिंग कराना और हर बार के बच्चे दाने या अच्छे से उबली जूठन पर सही वज़न तक पालना।",
    },
  },
  shepherd: {
    of: "1r24190",
    description: {
      hinglish: "Baarish ke saath bhedon ke jhund lekar ek zile se dusre zile chalna.",
      hindi: "बारिश के साथ भेड़ों के झुंड लेकर एक ज़िले से दूसरे ज़िले चलना।",
    },
    summary: {
      hinglish:
        "Baarish aur kate kheton ke hisaab se purane raaston par bhedein le jaana, jaise Rajasthan, Telangana ya Himachal mein, aur memne, oon aur raat mein khet par bhedein baithane se mili khaad se guzaara karna.",
      hindi:
        "बारिश और कटे खेतों के हिसाब से पुराने रास्तों पर भेड़ें ले जाना, जैसे राजस्थान, तेलंगाना या हिमाचल में, और मेमने, ऊन और रात में खेत पर भेड़ें बैठाने से मिली खाद से गुज़ारा करना।",
    },
  },
  beekeeper: {
    of: "1ugwl17",
    description: {
      hinglish: "Shahad ke liye sarson aur litchi ke phoolon ke peeche bee box le jaana.",
      hindi: "शहद के लिए सरसों और लीची के फूलों के पीछे मधुमक्खी के बक्से ले जाना।",
    },
    summary: {
      hinglish:
        "Madhumakkhi ke pachaas ya zyada box rakhna, phool khilne ke hisaab se unhe truck se jagah jagah le jaana, kami ke mahinon mein khilana aur bachana, aur shahad, mom aur nayi colony bechna.",
      hindi:
        "मधुमक्खी के पचास या ज़्यादा बक्से रखना, फूल खिलने के हिसाब से उन्हें ट्रक से जगह जगह ले जाना, कमी के महीनों में खिलाना और बचाना, और शहद, मोम और नई कॉलोनी बेचना।",
    },
  },
  sericulturist: {
    of: "s9k6c1",
    description: {
      hinglish: "Resham ke keedon ko cocoon banane tak din raat shahtoot khilana.",
      hindi: "रेशम के कीड़ों को कोया बनाने तक दिन रात शहतूत खिलाना।",
    },
    summary: {
      hinglish:
        "Karnataka, Andhra Pradesh ya West Bengal mein saaf, hawadaar shed mein resham ke keede paalna, aur cocoon un reeleron ko bechna jo saree ke liye dhaaga nikaalte hain.",
      hindi: "कर्नाटक, आंध्र प्रदेश या पश्चिम बंगाल में साफ़, हवादार शेड में रेशम के कीड़े पालना, और कोये उन रीलरों को बेचना जो साड़ी के लिए धागा निकालते हैं।",
    },
  },
  "livestock-breeder": {
    of: "1g17xjl",
    description: {
      hinglish: "Behtar bachhdon ke liye tay karna ki kis gaay ko kaun sa saand mile.",
      hindi: "बेहतर बछड़ों के लिए तय करना कि किस गाय को कौन सा साँड़ मिले।",
    },
    summary: {
      hinglish:
        "Rajya, cooperative ya private pashu farm par breeding ka kaam chalana: har saand ko uski betiyon ke doodh se parakhna, aur gaay ke garmi mein aane, bachhdon aur wazan ka record rakhna.",
      hindi:
        "राज्य, कोऑपरेटिव या प्राइवेट पशु फ़ार्म पर ब्रीडिंग का काम चलाना: हर साँड़ को उसकी बेटियों के दूध से परखना, और गाय के गर्मी में आने, बछड़ों और वज़न का रिकॉर्ड रखना।",
    },
  },
  "artificial-insemination-technician": {
    of: "ee0v6",
    description: { hinglish: "Frozen semen se gaon ki gaayon ko gaabhin karna.", hindi: "फ़्रोज़न सीमेन से गाँव की गायों को गाभिन करना।" },
    summary: {
      hinglish:
        "Milk union ya rajya ke liye ya fees par, frozen semen ka flask lekar gaon gaon jaana, parakhna ki gaay taiyar hai ya nahi, aur paida hue bachhde darj karna.",
      hindi:
        "मिल्क यूनियन या राज्य के लिए या फ़ीस पर, फ़्रोज़न सीमेन का फ़्लास्क लेकर गाँव गाँव जाना, परखना कि गाय तैयार है या नहीं, और पैदा हुए बछड़े दर्ज करना।",
    },
  },
  "livestock-inspector": {
    of: "ztjfrl",
    description: {
      hinglish: "Block ke pashuon ko teeka aur tag lagana aur unki ginti karna.",
      hindi: "ब्लॉक के पशुओं को टीका और टैग लगाना और उनकी गिनती करना।",
    },
    summary: {
      hinglish:
        "Pashu doctor ke neeche gaon ka sarkari pashu kendra chalana: teeka aur tag lagana, ghaav par patti karna, aur beemari phailne ka pehla lakshan dikhte hi khabar dena.",
      hindi: "पशु डॉक्टर के नीचे गाँव का सरकारी पशु केंद्र चलाना: टीका और टैग लगाना, घाव पर पट्टी करना, और बीमारी फैलने का पहला लक्षण दिखते ही ख़बर देना।",
    },
  },
  "animal-nutritionist": {
    of: "1wj5rmc",
    description: {
      hinglish: "Hisaab lagana ki gaay aur murgi kam se kam kharch mein kya khayein.",
      hindi: "हिसाब लगाना कि गाय और मुर्ग़ी कम से कम ख़र्च में क्या खाएँ।",
    },
    summary: {
      hinglish:
        "Feed mill, dairy union ya poultry company mein kaam karna: anaaj ke daam ke hisaab se computer par khuraak ka mishran banana, feed jaanchna, aur jin farm par doodh ya ande ghat gaye hon wahan jaana.",
      hindi:
        "फ़ीड मिल, डेयरी यूनियन या पोल्ट्री कंपनी में काम करना: अनाज के दाम के हिसाब से कंप्यूटर पर ख़ुराक का मिश्रण बनाना, फ़ीड जाँचना, और जिन फ़ार्म पर दूध या अंडे घट गए हों वहाँ जाना।",
    },
  },
  "horse-groom": {
    of: "1q89bhw",
    description: {
      hinglish: "Ghodon ko khilana, brush karna, daudana aur langdate ghode ko pehchaanna.",
      hindi: "घोड़ों को खिलाना, ब्रश करना, दौड़ाना और लँगड़ाते घोड़े को पहचानना।",
    },
    summary: {
      hinglish:
        "Stud farm, race club ya riding school mein race, polo ya police ke ghodon ki dekhbhal karna, har ek ka mizaaj jaanna aur trainer ko batana ki kya gadbad hai.",
      hindi: "स्टड फ़ार्म, रेस क्लब या राइडिंग स्कूल में रेस, पोलो या पुलिस के घोड़ों की देखभाल करना, हर एक का मिज़ाज जानना और ट्रेनर को बताना कि क्या गड़बड़ है।",
    },
  },
  fisherman: {
    of: "jghc29",
    description: {
      hinglish: "Echo sounder se machhli dhoondhna aur raat mein jaal kheenchna.",
      hindi: "इको साउंडर से मछली ढूँढना और रात में जाल खींचना।",
    },
    summary: {
      hinglish:
        "Ek raat ke liye chhoti naav ya kai din ke liye trawler mein jaana, sounder aur tajurbe se machhliyon ke jhund dhoondhna, jaal ya dor kheenchna, aur bandargah ki neelami se mile hisse par guzaara karna.",
      hindi:
        "एक रात के लिए छोटी नाव या कई दिन के लिए ट्रॉलर में जाना, साउंडर और तजुर्बे से मछलियों के झुंड ढूँढना, जाल या डोर खींचना, और बंदरगाह की नीलामी से मिले हिस्से पर गुज़ारा करना।",
    },
  },
  "fish-farmer": {
    of: "qlyw6x",
    description: {
      hinglish: "Khuraak aur oxygen se taalaab mein rohu aur catla paalna.",
      hindi: "ख़ुराक और ऑक्सीजन से तालाब में रोहू और कतला पालना।",
    },
    summary: {
      hinglish:
        "Apne ya lease ke taalaab mein rohu aur catla ke bachche daalna, khuraak aur choona dena, oxygen par nazar rakhna, aur aath se baarah mahine baad bazaar ke liye jaal se machhli nikaalna.",
      hindi:
        "अपने या लीज़ के तालाब में रोहू और कतला के बच्चे डालना, ख़ुराक और चूना देना, ऑक्सीजन पर नज़र रखना, और आठ से बारह महीने बाद बाज़ार के लिए जाल से मछली निकालना।",
    },
  },
  "shrimp-farmer": {
    of: "n2p2np",
    description: {
      hinglish: "Khaare taalaabon mein jheenga paalna aur unki oxygen ka dhyan rakhna.",
      hindi: "खारे तालाबों में झींगा पालना और उनकी ऑक्सीजन का ध्यान रखना।",
    },
    summary: {
      hinglish:
        "Samudra kinaare ke khaare taalaabon mein, sabse zyada Andhra Pradesh mein, jheenge daalna, din raat khuraak, namak aur oxygen dekhna, aur kareeb chaar mahine baad exporter ke liye nikaalna.",
      hindi:
        "समुद्र किनारे के खारे तालाबों में, सबसे ज़्यादा आंध्र प्रदेश में, झींगे डालना, दिन रात ख़ुराक, नमक और ऑक्सीजन देखना, और क़रीब चार महीने बाद एक्सपोर्टर के लिए निकालना।",
    },
  },
  "fish-hatchery-technician": {
    of: "1y39s3t",
    description: {
      hinglish: "Taalaab maalikon ke liye machhli ke lakhon bachche nikaalna aur ginna.",
      hindi: "तालाब मालिकों के लिए मछली के लाखों बच्चे निकालना और गिनना।",
    },
    summary: {
      hinglish: "Rohu aur catla se ande dilwana, unse bachche nikaalna aur taalaab maalikon ke le jaane tak unhe paalna.",
      hindi: "रोहू और कतला से अंडे दिलवाना, उनसे बच्चे निकालना और तालाब मालिकों के ले जाने तक उन्हें पालना।",
    },
  },
  "fisheries-inspector": {
    of: "11bxm80",
    description: {
      hinglish: "Machhli pakadne ke niyamon ke hisaab se naav, jaal aur taalaab jaanchna.",
      hindi: "मछली पकड़ने के नियमों के हिसाब से नाव, जाल और तालाब जाँचना।",
    },
    summary: {
      hinglish:
        "Bandargah ya block mein rajya ke liye kaam karna: dekhna ki rok ke mausam mein machhli na pakdi jaaye aur naavein registered hon, aur taalaab maalikon ko machhli ke bachche, khuraak aur yojana ke kaagaz mein madad dena.",
      hindi:
        "बंदरगाह या ब्लॉक में राज्य के लिए काम करना: देखना कि रोक के मौसम में मछली न पकड़ी जाए और नावें रजिस्टर हों, और तालाब मालिकों को मछली के बच्चे, ख़ुराक और योजना के काग़ज़ में मदद देना।",
    },
  },
  "ornamental-fish-breeder": {
    of: "1m2zzl5",
    description: {
      hinglish: "Dekhne ke liye bikne wali rangeen machhliyon ki breeding karana.",
      hindi: "देखने के लिए बिकने वाली रंगीन मछलियों की ब्रीडिंग कराना।",
    },
    summary: {
      hinglish: "Tank mein betta, angelfish aur goldfish ki breeding karana aur aquarium ki dukaanon aur dealeron ko bechna.",
      hindi: "टैंक में बेट्टा, एंजलफ़िश और गोल्डफ़िश की ब्रीडिंग कराना और एक्वेरियम की दुकानों और डीलरों को बेचना।",
    },
  },
  "seaweed-harvester": {
    of: "5t63yg",
    description: {
      hinglish: "Uthle samudra mein rassiyon par seaweed ki kalam ugana aur sukhana.",
      hindi: "उथले समुद्र में रस्सियों पर समुद्री शैवाल की क़लम उगाना और सुखाना।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ya Gujarat ke samudra mein bede par laal seaweed ugana, kinaare se team mein kaam karna, har chhah hafte mein kaatna aur sukhakar gelling powder aur paudhon ka tonic banane walon ko bechna.",
      hindi:
        "तमिलनाडु या गुजरात के समुद्र में बेड़ों पर लाल समुद्री शैवाल उगाना, किनारे से टीम में काम करना, हर छह हफ़्ते में काटना और सुखाकर जेलिंग पाउडर और पौधों का टॉनिक बनाने वालों को बेचना।",
    },
  },
  forester: {
    of: "jr1i0a",
    description: {
      hinglish: "Kaate jaane wale pedon par nishaan lagana, naye ped lagana aur aag rokna.",
      hindi: "काटे जाने वाले पेड़ों पर निशान लगाना, नए पेड़ लगाना और आग रोकना।",
    },
    summary: {
      hinglish:
        "Rajya ke liye kai forest beat ka section sambhalna: kaate jaane wale pedon par nishaan lagana, paudharopan aur fire line dekhna, apradh darj karna aur guardon ka netritva karna.",
      hindi:
        "राज्य के लिए कई फ़ॉरेस्ट बीट का सेक्शन सँभालना: काटे जाने वाले पेड़ों पर निशान लगाना, पौधारोपण और फ़ायर लाइन देखना, अपराध दर्ज करना और गार्डों का नेतृत्व करना।",
    },
  },
  "tree-surgeon": {
    of: "11sb51u",
    description: {
      hinglish: "Rassi se latakkar chhaton ke oopar ki sookhi daalein kaatna aur ped bachana.",
      hindi: "रस्सी से लटककर छतों के ऊपर की सूखी डालें काटना और पेड़ बचाना।",
    },
    summary: {
      hinglish:
        "Housing society, nagarpalika aur estate ke liye harness aur aari se ped chhaantna, tek lagana ya girana, aur parakhna ki kaun sa ped theek ho jaayega aur kaun sa toofan mein girega.",
      hindi:
        "हाउसिंग सोसाइटी, नगरपालिका और एस्टेट के लिए हार्नेस और आरी से पेड़ छाँटना, टेक लगाना या गिराना, और परखना कि कौन सा पेड़ ठीक हो जाएगा और कौन सा तूफ़ान में गिरेगा।",
    },
  },
  "indian-forest-service-officer": {
    of: "1v4i8rl",
    description: {
      hinglish: "Rangeron ka netritva karna aur baagh, lakdi aur aag par faisle lena.",
      hindi: "रेंजरों का नेतृत्व करना और बाघ, लकड़ी और आग पर फ़ैसले लेना।",
    },
    summary: {
      hinglish:
        "Rajya ka ek forest division sambhalna: paudharopan, katai aur fire line ki planning karna, jungli jaanwaron ki raksha karna, rangeron ka netritva karna aur jungle aur gaanvon ke jhagde suljhana.",
      hindi:
        "राज्य का एक फ़ॉरेस्ट डिवीज़न सँभालना: पौधारोपण, कटाई और फ़ायर लाइन की योजना बनाना, जंगली जानवरों की रक्षा करना, रेंजरों का नेतृत्व करना और जंगल और गाँवों के झगड़े सुलझाना।",
    },
  },
  "lac-gatherer": {
    of: "p0eumd",
    description: { hinglish: "Mausam mein jungle se laakh, gond aur shahad batorna.", hindi: "मौसम में जंगल से लाख, गोंद और शहद बटोरना।" },
    summary: {
      hinglish:
        "Jharkhand, Chhattisgarh ya Odisha mein tahniyon par nanhe keedon ki chhodi raal, aur apne apne mahinon mein mahua aur jungli shahad, varnish banane walon aur vyapariyon ke liye batorna.",
      hindi:
        "झारखंड, छत्तीसगढ़ या ओडिशा में टहनियों पर नन्हे कीड़ों की छोड़ी राल, और अपने अपने महीनों में महुआ और जंगली शहद, वार्निश बनाने वालों और व्यापारियों के लिए बटोरना।",
    },
  },
  "bamboo-grower": {
    of: "piwoce",
    description: {
      hinglish: "Kaagaz, balli aur handicraft ke liye baans lagana, chhaantna aur kaatna.",
      hindi: "काग़ज़, बल्ली और हस्तशिल्प के लिए बाँस लगाना, छाँटना और काटना।",
    },
    summary: {
      hinglish:
        "North-East, Maharashtra ya Madhya Pradesh mein dhalaan, khet ki medh ya khaali zameen par baans ke jhurmut ugana, aur dashakon tak mill, builder aur tokri banane walon ko bechna.",
      hindi:
        "पूर्वोत्तर, महाराष्ट्र या मध्य प्रदेश में ढलान, खेत की मेड़ या ख़ाली ज़मीन पर बाँस के झुरमुट उगाना, और दशकों तक मिल, बिल्डर और टोकरी बनाने वालों को बेचना।",
    },
  },
  agronomist: {
    of: "2vihwy",
    description: {
      hinglish: "Patte aur mitti dekhkar batana ki is hafte khet ko kya chahiye.",
      hindi: "पत्ते और मिट्टी देखकर बताना कि इस हफ़्ते खेत को क्या चाहिए।",
    },
    summary: {
      hinglish: "Mitti jaanchna, fasal ke trial karna aur kisanon ko batana ki kya bona, kya khaad dena aur kya chhidakna hai, aur kab.",
      hindi: "मिट्टी जाँचना, फ़सल के ट्रायल करना और किसानों को बताना कि क्या बोना, कौन सी खाद देना और क्या छिड़कना है, और कब।",
    },
  },
  "agricultural-extension-agent": {
    of: "o5w1dv",
    description: { hinglish: "Research farm ki khoj gaon ke kisanon tak pahunchana.", hindi: "रिसर्च फ़ार्म की खोज गाँव के किसानों तक पहुँचाना।" },
    summary: {
      hinglish:
        "Krishi vibhag ke liye demonstration plot, meeting aur yojana ke form lekar gaon gaon jaana, aur kisanon ki samasyayein wapas research farm tak le jaana.",
      hindi: "कृषि विभाग के लिए डेमो प्लॉट, बैठक और योजना के फ़ॉर्म लेकर गाँव गाँव जाना, और किसानों की समस्याएँ वापस रिसर्च फ़ार्म तक ले जाना।",
    },
  },
  "soil-technician": {
    of: "e5ggm8",
    description: {
      hinglish: "Khet ki mitti ka sample lena aur kisanon ko batana ki kitna urea kaafi hai.",
      hindi: "खेत की मिट्टी का सैंपल लेना और किसानों को बताना कि कितना यूरिया काफ़ी है।",
    },
    summary: {
      hinglish:
        "Kisanon ke kheton se mitti lena, use sukhana, chhaanna aur acidity, namak aur poshak tatva jaanchna, aur Soil Health Card samjhana jo batata hai ki kaun si khaad aur kitni kharidni hai.",
      hindi:
        "किसानों के खेतों से मिट्टी लेना, उसे सुखाना, छानना और अम्लता, नमक और पोषक तत्व जाँचना, और मृदा स्वास्थ्य कार्ड समझाना जो बताता है कि कौन सी खाद और कितनी ख़रीदनी है।",
    },
  },
  "farm-manager": {
    of: "1nsjjxl",
    description: {
      hinglish: "Bade farm ki fasal, logon aur machinon ko business ki tarah chalana.",
      hindi: "बड़े फ़ार्म की फ़सल, लोगों और मशीनों को बिज़नेस की तरह चलाना।",
    },
    summary: {
      hinglish:
        "Door rehne wale maalik, seed company ya estate ke liye buwai, chhidkaav, mazdoori aur marammat par roz faisla lena, aur saal ke ant mein dikhana ki zameen se kamaai hui ya ghaata.",
      hindi:
        "दूर रहने वाले मालिक, बीज कंपनी या एस्टेट के लिए बुआई, छिड़काव, मज़दूरी और मरम्मत पर रोज़ फ़ैसला लेना, और साल के अंत में दिखाना कि ज़मीन से कमाई हुई या घाटा।",
    },
  },
  "tractor-driver": {
    of: "1s6hdc2",
    description: { hinglish: "Seedhi line mein khet jotna aur bona.", hindi: "सीधी लाइन में खेत जोतना और बोना।" },
    summary: {
      hinglish:
        "Maalik ki zameen par ya ghante ke kiraye par khet jotna, samtal karna, bona aur maal le jaana, peeche lage auzaar badalna, aur grease lagakar tractor ko chalu rakhna.",
      hindi: "मालिक की ज़मीन पर या घंटे के किराए पर खेत जोतना, समतल करना, बोना और माल ढोना, पीछे लगे औज़ार बदलना, और ग्रीस लगाकर ट्रैक्टर को चालू रखना।",
    },
  },
  "farm-machinery-mechanic": {
    of: "1nrx9p6",
    description: {
      hinglish: "Jab baarish aane wali ho tab tractor aur harvester chalu karna.",
      hindi: "जब बारिश आने वाली हो तब ट्रैक्टर और हार्वेस्टर चालू करना।",
    },
    summary: {
      hinglish:
        "Gaon ki workshop mein ya dealer ki van se thresher, pump, seed drill aur combine ki servicing karna, jahan ek tooti belt poori katai rok sakti hai.",
      hindi: "गाँव की वर्कशॉप में या डीलर की वैन से थ्रेशर, पंप, सीड ड्रिल और कंबाइन की सर्विसिंग करना, जहाँ एक टूटी बेल्ट पूरी कटाई रोक सकती है।",
    },
  },
  "irrigation-technician": {
    of: "18wl96h",
    description: {
      hinglish: "Drip line aur filter lagana taaki har paudhe ko uske hisse ka paani mile.",
      hindi: "ड्रिप लाइन और फ़िल्टर लगाना ताकि हर पौधे को उसके हिस्से का पानी मिले।",
    },
    summary: {
      hinglish: "Drip aur sprinkler line, filter aur pump lagana, paani dene ka samay set karna aur jo jaam ho ya tapke use theek karna.",
      hindi: "ड्रिप और स्प्रिंकलर लाइन, फ़िल्टर और पंप लगाना, पानी देने का समय सेट करना और जो जाम हो या टपके उसे ठीक करना।",
    },
  },
  "grain-inspector": {
    of: "atloel",
    description: {
      hinglish: "Kisan jo anaaj bechne laayein, uska sample lena aur grade tay karna.",
      hindi: "किसान जो अनाज बेचने लाएँ, उसका सैंपल लेना और ग्रेड तय करना।",
    },
    summary: {
      hinglish:
        "Food Corporation, warehouse ya vyapari ke liye mandi aur godown mein gehun, dhaan aur daal jaanchna, aur tay karna ki kya kharida jaaye aur kaise rakha jaaye.",
      hindi: "खाद्य निगम, वेयरहाउस या व्यापारी के लिए मंडी और गोदाम में गेहूँ, धान और दाल जाँचना, और तय करना कि क्या ख़रीदा जाए और कैसे रखा जाए।",
    },
  },
  "agricultural-sales-representative": {
    of: "11q6z65",
    description: {
      hinglish: "Sambhalkar chalne wale kisanon ko ek acre par naya hybrid aazmane ko manana.",
      hindi: "सँभलकर चलने वाले किसानों को एक एकड़ पर नया हाइब्रिड आज़माने को मनाना।",
    },
    summary: {
      hinglish:
        "Beej, khaad ya keetnashak company ke liye gaon gaon jaana, field day se dealeron aur kisanon ka bharosa jeetna aur dekhna ki bakaya paisa aa jaaye.",
      hindi: "बीज, खाद या कीटनाशक कंपनी के लिए गाँव गाँव जाना, फ़ील्ड डे से डीलरों और किसानों का भरोसा जीतना और देखना कि बक़ाया पैसा आ जाए।",
    },
  },
  "tea-plantation-worker": {
    of: "1ga59gl",
    description: {
      hinglish: "Do patti aur ek kali todna aur jhaadiyon ki chhantai karna.",
      hindi: "दो पत्ती और एक कली तोड़ना और झाड़ियों की छँटाई करना।",
    },
    summary: {
      hinglish:
        "Assam, Bengal, Tamil Nadu ya Kerala ke estate par toli mein kaam karna: kilo ke hisaab se komal pattiyan todna, nirai aur chhantai karna, aur zyadatar bagaan ke ghar mein rehna.",
      hindi:
        "असम, बंगाल, तमिलनाडु या केरल के एस्टेट पर टोली में काम करना: किलो के हिसाब से कोमल पत्तियाँ तोड़ना, निराई और छँटाई करना, और ज़्यादातर बागान के घर में रहना।",
    },
  },
  "forest-guard": {
    of: "1b485i0",
    description: {
      hinglish: "Pedon ki katai, aag aur shikaar rokne ke liye beat par gasht karna.",
      hindi: "पेड़ों की कटाई, आग और शिकार रोकने के लिए बीट पर गश्त करना।",
    },
    summary: {
      hinglish:
        "Rajya ke forest department ki vardi mein din raat ek beat par gasht karna, ped katai aur shikaar rokna, aag bujhana, paudhe lagana aur jaanwaron ki ginti karna.",
      hindi:
        "राज्य के वन विभाग की वर्दी में दिन रात एक बीट पर गश्त करना, पेड़ों की कटाई और शिकार रोकना, आग बुझाना, पौधे लगाना और जानवरों की गिनती करना।",
    },
  },
  "plant-breeder": {
    of: "1dodo6r",
    description: {
      hinglish: "Dhaan jaisi faslon ko cross karna jab tak behtar kism pakki na ho jaaye.",
      hindi: "धान जैसी फ़सलों को क्रॉस करना जब तक बेहतर क़िस्म पक्की न हो जाए।",
    },
    summary: {
      hinglish:
        "Krishi university, ICAR sansthan aur seed company mein dhaan, gehun, daal ya sabzi ki aisi kismein taiyar karna jo zyada upaj dein, zyada swaadisht hon ya sookha, namak aur beemari jhel lein.",
      hindi:
        "कृषि यूनिवर्सिटी, ICAR संस्थान और बीज कंपनी में धान, गेहूँ, दाल या सब्ज़ी की ऐसी क़िस्में तैयार करना जो ज़्यादा उपज दें, ज़्यादा स्वादिष्ट हों या सूखा, नमक और बीमारी झेल लें।",
    },
  },
  "agricultural-drone-operator": {
    of: "xre9mm",
    description: {
      hinglish: "Aasmaan se kheton par dawa chhidakna aur photo lena, ek ek khet karke.",
      hindi: "आसमान से खेतों पर दवा छिड़कना और फ़ोटो लेना, एक एक खेत करके।",
    },
    summary: {
      hinglish:
        "Kisanon, cooperative aur companiyon ke liye acre ke rate par kaam karna, remote pilot certificate, battery se bhari van aur khet kinaare ek helper ke saath.",
      hindi: "किसानों, कोऑपरेटिव और कंपनियों के लिए एकड़ के रेट पर काम करना, रिमोट पायलट सर्टिफ़िकेट, बैटरी से भरी वैन और खेत किनारे एक हेल्पर के साथ।",
    },
  },
  "seed-specialist": {
    of: "87bfzs",
    description: {
      hinglish: "Khet se packet tak beej shuddh, jeevit aur sahi label wala rakhna.",
      hindi: "खेत से पैकेट तक बीज शुद्ध, जीवित और सही लेबल वाला रखना।",
    },
    summary: {
      hinglish:
        "Seed company, rajya ke beej farm ya testing laboratory ke liye shuddhata, nami aur ankuran jaanchna, taaki kisan jo boye wahi ho jo label par likha hai.",
      hindi: "बीज कंपनी, राज्य के बीज फ़ार्म या जाँच लैब के लिए शुद्धता, नमी और अंकुरण जाँचना, ताकि किसान जो बोए वही हो जो लेबल पर लिखा है।",
    },
  },
  "dairy-scientist": {
    of: "l1nru0",
    description: { hinglish: "Laboratory mein doodh aur uske microbes ki study karna.", hindi: "लैब में दूध और उसके जीवाणुओं का अध्ययन करना।" },
    summary: {
      hinglish:
        "NDRI jaise sansthan, university ya dairy company mein is par kaam karna ki doodh kaise khatta hota hai, tikta hai aur milawati hota hai aur gaay kya khaye, aur nateeje publish karna.",
      hindi:
        "NDRI जैसे संस्थान, यूनिवर्सिटी या डेयरी कंपनी में इस पर काम करना कि दूध कैसे खट्टा होता है, टिकता है और मिलावटी होता है और गाय क्या खाए, और नतीजे प्रकाशित करना।",
    },
  },
  "horticulture-specialist": {
    of: "1cdl8x0",
    description: { hinglish: "Kisanon ko aam ki chhantai aur pyaaz sukhana sikhana.", hindi: "किसानों को आम की छँटाई और प्याज़ सुखाना सिखाना।" },
    summary: {
      hinglish:
        "Rajya ya company ke liye zile ke kisanon ko phal, sabzi aur phool lagane, chhaantne, drip se khaad dene aur store karne ki salah dena, aur yojana ke paise se hua kaam jaanchna.",
      hindi:
        "राज्य या कंपनी के लिए ज़िले के किसानों को फल, सब्ज़ी और फूल लगाने, छाँटने, ड्रिप से खाद देने और स्टोर करने की सलाह देना, और योजना के पैसे से हुआ काम जाँचना।",
    },
  },
  "landscape-gardener": {
    of: "13o2pw9",
    description: {
      hinglish: "Ghaas, kyaari aur raaste banana aur sprinkler ka samay set karna.",
      hindi: "घास, क्यारी और रास्ते बनाना और स्प्रिंकलर का समय सेट करना।",
    },
    summary: {
      hinglish:
        "Ghar, hotel, office aur park ke bageeche banana aur sambhalna: kyaari khodna, ghaas aur farsh bichhana, paudhe lagana, chhaantna aur paani ka dhyan rakhna.",
      hindi: "घर, होटल, ऑफ़िस और पार्क के बग़ीचे बनाना और सँभालना: क्यारी खोदना, घास और फ़र्श बिछाना, पौधे लगाना, छाँटना और पानी का ध्यान रखना।",
    },
  },
  "farmer-producer-company-manager": {
    of: "13je68i",
    description: { hinglish: "Hazaar chhoti faslon ko ek badi fasal ki tarah bechna.", hindi: "हज़ार छोटी फ़सलों को एक बड़ी फ़सल की तरह बेचना।" },
    summary: {
      hinglish:
        "Kisanon ki apni company chalana, truck bhar khaad kharidna, kharidaar dhoondhna aur hisaab rakhna, aur gaon ke sadasyon ke board ko jawab dena.",
      hindi: "किसानों की अपनी कंपनी चलाना, ट्रक भर खाद ख़रीदना, ख़रीदार ढूँढना और हिसाब रखना, और गाँव के सदस्यों के बोर्ड को जवाब देना।",
    },
  },
  "coconut-grower": {
    of: "1815bct",
    description: {
      hinglish: "Nariyal ke baag ko paani dena aur beetle se bachana.",
      hindi: "नारियल के बाग़ को पानी देना और बीटल कीड़ों से बचाना।",
    },
    summary: {
      hinglish:
        "Kareeb saath saal phal dene wale ped sambhalna: khaad aur paani dena, aksar beech mein kaali mirch ya kela lagana, har ek do mahine mein chadhne wale ko bulana aur nariyal, khopra ya kachcha nariyal bechna.",
      hindi:
        "क़रीब साठ साल फल देने वाले पेड़ सँभालना: खाद और पानी देना, अक्सर बीच में काली मिर्च या केला लगाना, हर एक दो महीने में चढ़ने वाले को बुलाना और नारियल, खोपरा या कच्चा नारियल बेचना।",
    },
  },
  "medicinal-plant-grower": {
    of: "1kf32ti",
    description: {
      hinglish: "Dawa banane walon ke liye tulsi, ashwagandha aur aloe ugana.",
      hindi: "दवा बनाने वालों के लिए तुलसी, अश्वगंधा और एलोवेरा उगाना।",
    },
    summary: {
      hinglish:
        "Tulsi, ashwagandha ya aloe ugana, aksar sookhi ya kamzor zameen par, fasal sukhana aur chhaantna, aur aisi ayurveda ya cosmetics company dhoondhna jo buwai se pehle daam ka vaada kare.",
      hindi:
        "तुलसी, अश्वगंधा या एलोवेरा उगाना, अक्सर सूखी या कमज़ोर ज़मीन पर, फ़सल सुखाना और छाँटना, और ऐसी आयुर्वेद या कॉस्मेटिक्स कंपनी ढूँढना जो बुआई से पहले दाम का वादा करे।",
    },
  },
  "harvesting-machine-operator": {
    of: "1fc9k7z",
    description: { hinglish: "Pake gehun ya dhaan mein combine chalana.", hindi: "पके गेहूँ या धान में कंबाइन चलाना।" },
    summary: {
      hinglish:
        "Katai ke saath ek rajya se dusre rajya jaana, combine aise set karna ki anaaj kam gire ya toote, aur khet mein hi marammat karna.",
      hindi: "कटाई के साथ एक राज्य से दूसरे राज्य जाना, कंबाइन ऐसे सेट करना कि अनाज कम गिरे या टूटे, और खेत में ही मरम्मत करना।",
    },
  },
  "banana-farmer": {
    of: "sevpb8",
    description: {
      hinglish: "Kele ke sucker lagana, drip se khuraak dena aur hare ghaud kaatna.",
      hindi: "केले की पुत्ती लगाना, ड्रिप से ख़ुराक देना और हरे घौद काटना।",
    },
    summary: {
      hinglish:
        "Sucker, yaani bagal ke kalle, ya laboratory ke paudhe lagana, kareeb ek saal hawa aur wilt se bachana, ghaud dhakna aur truck ke liye hare kaatna, jaise Jalgaon ya Theni mein.",
      hindi:
        "पुत्ती, यानी बग़ल के कल्ले, या लैब के पौधे लगाना, क़रीब एक साल हवा और उकठा रोग से बचाना, घौद ढकना और ट्रक के लिए हरे काटना, जैसे जलगाँव या थेनी में।",
    },
  },
  "nut-farmer": {
    of: "10o2zv5",
    description: { hinglish: "Kaju, akhrot ya badaam ugana aur sukhana.", hindi: "काजू, अखरोट या बादाम उगाना और सुखाना।" },
    summary: {
      hinglish:
        "Samudra tat ki laal mitti par kaju ke ped, ya Kashmir aur Himachal mein akhrot aur badaam sambhalna, pakne par batorna, sukhana aur vyapari ya chhilka utaarne wali factory ko bechna.",
      hindi:
        "समुद्र तट की लाल मिट्टी पर काजू के पेड़, या कश्मीर और हिमाचल में अखरोट और बादाम सँभालना, पकने पर बटोरना, सुखाना और व्यापारी या छिलका उतारने वाली फ़ैक्टरी को बेचना।",
    },
  },
};
