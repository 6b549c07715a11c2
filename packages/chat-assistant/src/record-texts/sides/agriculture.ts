import type { ToldTexts } from "../told-texts.ts";

export const agriculture: ToldTexts = {
  "Selling at harvest, when prices are lowest": {
    hinglish: "Katai par hi bechna, jab daam sabse kam hote hain",
    hindi: "कटाई पर ही बेचना, जब दाम सबसे कम होते हैं",
  },
  "Night turns at the pump because power comes then": {
    hinglish: "Raat ko pump chalana kyunki bijli tabhi aati hai",
    hindi: "रात को पंप चलाना क्योंकि बिजली तभी आती है",
  },
  "Loans that fall due whether it rained or not": {
    hinglish: "Karz ki kist, baarish hui ho ya nahi",
    hindi: "क़र्ज़ की क़िस्त, बारिश हुई हो या नहीं",
  },
  "Sow a square metre of moong or wheat at school or on a roof, and keep a dated diary of every step and rupee.": {
    hinglish:
      "School mein ya chhat par ek varg metre mein moong ya gehun boiye, aur har kadam aur har rupaye ki diary taareekh ke saath rakhiye.",
    hindi: "स्कूल में या छत पर एक वर्ग मीटर में मूँग या गेहूँ बोइए, और हर क़दम और हर रुपए की डायरी तारीख़ के साथ रखिए।",
  },
  "Tomatoes at two rupees in a glut week": {
    hinglish: "Jis hafte mandi mein maal bhara ho, tamatar do rupaye ke bhaav",
    hindi: "जिस हफ़्ते मंडी में माल भरा हो, टमाटर दो रुपए के भाव",
  },
  "Whitefly that learns to shrug off sprays": {
    hinglish: "Safed makkhi jis par dheere-dheere dawa beasar ho jaati hai",
    hindi: "सफ़ेद मक्खी जिस पर धीरे-धीरे दवा बेअसर हो जाती है",
  },
  "No day in the week without picking": { hinglish: "Hafte mein ek bhi din bina tudai ke nahi", hindi: "हफ़्ते में एक भी दिन बिना तुड़ाई के नहीं" },
  "Raise three tomato plants in buckets from seed of a kitchen tomato, stake them, and log flowers, pests and fruit.": {
    hinglish:
      "Rasoi ke tamatar ke beej se baalti mein teen paudhe ugaiye, unhe dandi ka sahara dijiye, aur phool, keede aur phal likhte rahiye.",
    hindi: "रसोई के टमाटर के बीज से बाल्टियों में तीन पौधे उगाइए, उन्हें डंडी का सहारा दीजिए, और फूल, कीड़े और फल लिखते रहिए।",
  },
  "Five years of spending before the first real crop": {
    hinglish: "Pehli dhang ki fasal se pehle paanch saal sirf kharch",
    hindi: "पहली ढंग की फ़सल से पहले पाँच साल सिर्फ़ ख़र्च",
  },
  "Hail in April on a tree full of young fruit": {
    hinglish: "April mein chhote phalon se lade ped par ole",
    hindi: "अप्रैल में छोटे फलों से लदे पेड़ पर ओले",
  },
  "Traders who buy the flowering tree cheap": {
    hinglish: "Vyapari jo phool lage ped hi saste mein kharid lete hain",
    hindi: "व्यापारी जो फूल लगे पेड़ ही सस्ते में ख़रीद लेते हैं",
  },
  "Germinate a mango stone in a bag of soil and read how a nurseryman would graft it; sketch each cut.": {
    hinglish:
      "Mitti ki thaili mein aam ki guthli ugaiye aur padhiye ki nursery wale us par kalam kaise baandhte hain; har cheere ka chitra banaiye.",
    hindi: "मिट्टी की थैली में आम की गुठली उगाइए और पढ़िए कि नर्सरी वाले उस पर क़लम कैसे बाँधते हैं; हर चीरे का चित्र बनाइए।",
  },
  "Two or three years of changing over (conversion), with less yield at ordinary prices": {
    hinglish: "Jaivik banne ke do-teen saal (conversion), jab upaj kam aur daam saadharan fasal wale",
    hindi: "जैविक बनने के दो-तीन साल (कन्वर्ज़न), जब उपज कम और दाम साधारण फ़सल वाले",
  },
  "Spray drifting across from the neighbour's plot": {
    hinglish: "Padosi ke khet se udkar aati keetnashak dawa",
    hindi: "पड़ोसी के खेत से उड़कर आती कीटनाशक दवा",
  },
  "Weeds that only hands can pull": { hinglish: "Kharpatwar jo sirf haath se hi nikalte hain", hindi: "खरपतवार जो सिर्फ़ हाथ से ही निकलते हैं" },
  "Fill a clay pot with kitchen peels and dry leaves in layers, turn it weekly and note smell, heat and worms.": {
    hinglish:
      "Mitti ke matke mein rasoi ke chhilke aur sookhe patte parat-parat bhariye, har hafte palatiye aur gandh, garmi aur kenchue note kijiye.",
    hindi: "मिट्टी के मटके में रसोई के छिलके और सूखे पत्ते परत-परत भरिए, हर हफ़्ते पलटिए और गंध, गरमी और केंचुए नोट कीजिए।",
  },
  "A bungalow far from friends, cinema and city hospital": {
    hinglish: "Doston, cinema aur shahar ke aspatal se door ek bungalow",
    hindi: "दोस्तों, सिनेमा और शहर के अस्पताल से दूर एक बंगला",
  },
  "Labour disputes that land at your own gate": {
    hinglish: "Mazdooron ke jhagde jo seedhe aapke phatak par aate hain",
    hindi: "मज़दूरों के झगड़े जो सीधे आपके फाटक पर आते हैं",
  },
  "Old bushes, thin margins and orders to cut cost": {
    hinglish: "Purani jhaadiyan, kam munafa aur kharch ghatane ke aadesh",
    hindi: "पुरानी झाड़ियाँ, कम मुनाफ़ा और ख़र्च घटाने के आदेश",
  },
  "Brew the same tea for two, four and six minutes, taste each without milk and write down colour and bite.": {
    hinglish:
      "Ek hi chai ko do, chaar aur chhe minute tak garam paani mein rakhiye, har ek ko bina doodh ke chakhiye aur rang aur kasailapan likhiye.",
    hindi: "एक ही चाय को दो, चार और छह मिनट तक गरम पानी में रखिए, हर एक को बिना दूध के चखिए और रंग और कसैलापन लिखिए।",
  },
  "White stem borer, which means uprooting bushes": {
    hinglish: "Tane ka safed chhedak keeda, yaani jhaadiyan hi ukhaadna",
    hindi: "तने का सफ़ेद छेदक कीड़ा, यानी झाड़ियाँ ही उखाड़ना",
  },
  "Blossom showers that miss by one week": {
    hinglish: "Phool laane wali bauchhaar jo ek hafte se chook jaati hai",
    hindi: "फूल लाने वाली बौछार जो एक हफ़्ते से चूक जाती है",
  },
  "Elephants walking through at night, in Kodagu or Hassan": {
    hinglish: "Kodagu ya Hassan mein raat ko baagaan se guzarte haathi",
    hindi: "कोडगु या हासन में रात को बाग़ान से गुज़रते हाथी",
  },
  "Read the coffee packets of a shop for arabica, robusta and chicory, list what each says, and map India's coffee districts.": {
    hinglish:
      "Kisi dukaan mein coffee ke packet par arabica, robusta aur chicory padhiye, har ek par kya likha hai uski list banaiye, aur Bharat ke coffee zilon ka naksha banaiye.",
    hindi:
      "किसी दुकान में कॉफ़ी के पैकेट पर अरेबिका, रोबस्टा और चिकोरी पढ़िए, हर एक पर क्या लिखा है उसकी लिस्ट बनाइए, और भारत के कॉफ़ी ज़िलों का नक़्शा बनाइए।",
  },
  "Prices that collapse the morning after the festival": {
    hinglish: "Tyohaar ki agli subah hi gir jaane wale daam",
    hindi: "त्योहार की अगली सुबह ही गिर जाने वाले दाम",
  },
  "Thorn pricks and fungicide smell in closed houses": {
    hinglish: "Band polyhouse mein kaanton ki chubhan aur fungicide ki gandh",
    hindi: "बंद पॉलीहाउस में काँटों की चुभन और फ़ंगीसाइड की गंध",
  },
  "A power cut in the cold room on wedding eve": {
    hinglish: "Shaadi se ek shaam pehle cold room ki bijli jaana",
    hindi: "शादी से एक शाम पहले कोल्ड रूम की बिजली जाना",
  },
  "Keep ten marigold stems in plain water, sugar water and salt water; record which stays fresh longest.": {
    hinglish:
      "Gende ke phoolon ki das dandiyan saade paani, cheeni ke paani aur namak ke paani mein rakhiye; likhiye ki kaun si sabse der tak taaza rehti hai.",
    hindi: "गेंदे के फूलों की दस डंडियाँ सादे पानी, चीनी के पानी और नमक के पानी में रखिए; लिखिए कि कौन-सी सबसे देर तक ताज़ा रहती है।",
  },
  "Green mould that spreads through a room overnight": {
    hinglish: "Hari phaphoond jo raat bhar mein poore kamre mein phail jaati hai",
    hindi: "हरी फफूँद जो रात भर में पूरे कमरे में फैल जाती है",
  },
  "A crop that must be sold within two days": {
    hinglish: "Fasal jo do din ke andar bechni hi padti hai",
    hindi: "फ़सल जो दो दिन के अंदर बेचनी ही पड़ती है",
  },
  "Spores that make some growers wheeze": {
    hinglish: "Beejaanu jinse kuch ugane walon ki saans phoolti hai",
    hindi: "बीजाणु जिनसे कुछ उगाने वालों की साँस फूलती है",
  },
  "Keep kitchen mushrooms in a paper bag, in a plastic bag and open for a week, and note which brown, shrivel or turn slimy first.": {
    hinglish:
      "Rasoi ke mushroom ek hafta kaagaz ki thaili mein, plastic ki thaili mein aur khule rakhiye, aur likhiye ki kaun sa pehle bhoora, sikuda ya chipchipa hota hai.",
    hindi: "रसोई के मशरूम एक हफ़्ता काग़ज़ की थैली में, प्लास्टिक की थैली में और खुले रखिए, और लिखिए कि कौन-सा पहले भूरा, सिकुड़ा या चिपचिपा होता है।",
  },
  "Mislabelled grafts that buyers discover years later": {
    hinglish: "Galat naam ke kalami paudhe, jinka kharidar ko saalon baad pata chalta hai",
    hindi: "ग़लत नाम के क़लमी पौधे, जिनका ख़रीदार को सालों बाद पता चलता है",
  },
  "Watering rounds that cannot be skipped on Diwali": {
    hinglish: "Paani dena jo Diwali par bhi nahi chhod sakte",
    hindi: "पानी देना जो दिवाली पर भी नहीं छोड़ सकते",
  },
  "Unsold saplings that outgrow their bags": {
    hinglish: "Anbike paudhe jo apni thaili se bade ho jaate hain",
    hindi: "अनबिके पौधे जो अपनी थैली से बड़े हो जाते हैं",
  },
  "Root cuttings of money plant, rose and hibiscus in sand under a cut bottle; note the success rate of each.": {
    hinglish:
      "Money plant, gulaab aur gudhal ki kalamein kati bottle ke neeche ret mein lagaiye; likhiye ki har ek mein kitni ne jad pakdi.",
    hindi: "मनी प्लांट, गुलाब और गुड़हल की क़लमें कटी बोतल के नीचे रेत में लगाइए; लिखिए कि हर एक में कितनी ने जड़ पकड़ी।",
  },
  "One pump stopped for hours can end a crop": {
    hinglish: "Ek pump kuch ghante ruka to poori fasal khatm ho sakti hai",
    hindi: "एक पंप कुछ घंटे रुका तो पूरी फ़सल ख़त्म हो सकती है",
  },
  "Costly set-ups that need buyers who pay double": {
    hinglish: "Mehnga setup jise dugna daam dene wale kharidar chahiye",
    hindi: "महँगा सेटअप जिसे दुगना दाम देने वाले ख़रीदार चाहिए",
  },
  "Summer water too warm for leafy roots": {
    hinglish: "Garmiyon ka paani, patte wali sabzi ki jadon ke liye bahut garam",
    hindi: "गर्मियों का पानी, पत्ते वाली सब्ज़ी की जड़ों के लिए बहुत गरम",
  },
  "Stand one mint (pudina) stem in a jar of water with foil round the glass and one in soil; compare roots and new leaves for three weeks.":
    {
      hinglish:
        "Pudine (mint) ki ek dandi paani ke jaar mein rakhiye jiske kaanch par foil lipta ho, aur ek mitti mein; teen hafte jadon aur naye patton ki tulna kijiye.",
      hindi: "पुदीने (मिंट) की एक डंडी पानी के जार में रखिए जिसके काँच पर फ़ॉइल लिपटा हो, और एक मिट्टी में; तीन हफ़्ते जड़ों और नए पत्तों की तुलना कीजिए।",
    },
  "Payments from mills that come many months late": {
    hinglish: "Cheeni mill ka paisa jo kai mahine der se aata hai",
    hindi: "चीनी मिल का पैसा जो कई महीने देर से आता है",
  },
  "Red rot that hollows the best-looking stalks": {
    hinglish: "Laal sadan rog jo sabse achhe dikhte ganne khokhle kar deta hai",
    hindi: "लाल सड़न रोग जो सबसे अच्छे दिखते गन्ने खोखले कर देता है",
  },
  "Cutting gangs who raise the rate mid-field": {
    hinglish: "Katai ki toliyan jo aadhe khet mein rate badha deti hain",
    hindi: "कटाई की टोलियाँ जो आधे खेत में रेट बढ़ा देती हैं",
  },
  "Plant one three-eyed piece of cane in a deep tub of soil, water it and time when each bud breaks.": {
    hinglish:
      "Mitti bhare gehre tub mein teen aankh wala ganne ka ek tukda lagaiye, paani dijiye aur note kijiye ki har aankh kab phootti hai.",
    hindi: "मिट्टी भरे गहरे टब में तीन आँख वाला गन्ने का एक टुकड़ा लगाइए, पानी दीजिए और नोट कीजिए कि हर आँख कब फूटती है।",
  },
  "Seed and spray bought on loan before one boll has opened": {
    hinglish: "Kapas ka ek bhi tinda khulne se pehle udhaar par beej aur dawa",
    hindi: "कपास का एक भी टिंडा खुलने से पहले उधार पर बीज और दवा",
  },
  "Grey, rain-soaked kapas that the ginner marks down": {
    hinglish: "Baarish mein bheegi matmaili kapas, jiska daam ginning mill kaat leti hai",
    hindi: "बारिश में भीगी मटमैली कपास, जिसका दाम जिनिंग मिल काट लेती है",
  },
  "Seed dealers who praise every new packet": {
    hinglish: "Beej ke dealer jo har naye packet ki taareef karte hain",
    hindi: "बीज के डीलर जो हर नए पैकेट की तारीफ़ करते हैं",
  },
  "Pull a cotton boll or pharmacy cotton apart, measure single fibres with a ruler on black paper and compare lengths.": {
    hinglish:
      "Kapas ka tinda ya dawa ki dukaan ki rui kheenchkar kholiye, kaale kaagaz par ek-ek reshe ko scale se naapiye aur lambai milaiye.",
    hindi: "कपास का टिंडा या दवा की दुकान की रुई खींचकर खोलिए, काले काग़ज़ पर एक-एक रेशे को स्केल से नापिए और लंबाई मिलाइए।",
  },
  "Waking at three, because latex flows best before sunrise": {
    hinglish: "Teen baje uthna, kyunki rubber ka doodh suraj nikalne se pehle sabse achha behta hai",
    hindi: "तीन बजे उठना, क्योंकि रबर का दूध सूरज निकलने से पहले सबसे अच्छा बहता है",
  },
  "Mosquitoes, leeches and the odd snake between rows": {
    hinglish: "Kataaron ke beech machhar, jonk aur kabhi-kabhi saanp",
    hindi: "क़तारों के बीच मच्छर, जोंक और कभी-कभी साँप",
  },
  "No wages on mornings washed out by rain": {
    hinglish: "Jis subah baarish kaam dho de, us din mazdoori nahi",
    hindi: "जिस सुबह बारिश काम धो दे, उस दिन मज़दूरी नहीं",
  },
  "Peel a carrot or soft stick in one thin, even spiral without digging into it; a tapper needs exactly that wrist.": {
    hinglish:
      "Gaajar ya naram tehni ko bina gehra kaate ek patle, ek se ghumaav mein chheeliye; rubber nikaalne wale ko theek aisi hi kalaai chahiye.",
    hindi: "गाजर या नरम टहनी को बिना गहरा काटे एक पतले, एक-से घुमाव में छीलिए; रबर निकालने वाले को ठीक ऐसी ही कलाई चाहिए।",
  },
  "Wasps that meet you twenty metres up": { hinglish: "Bees metre upar milne wale tataiye", hindi: "बीस मीटर ऊपर मिलने वाले ततैये" },
  "Aching thighs after the thirtieth palm": { hinglish: "Teesve ped ke baad dukhti jaanghein", hindi: "तीसवें पेड़ के बाद दुखती जाँघें" },
  "Families who doubt you can marry on such work": {
    hinglish: "Rishte wale jo sochte hain ki aise kaam ke bharose shaadi nahi ho sakti",
    hindi: "रिश्ते वाले जो सोचते हैं कि ऐसे काम के भरोसे शादी नहीं हो सकती",
  },
  "Tap and shake three coconuts of different age at a stall, guess water and kernel, and ask the seller to check your guesses; stay on the ground.":
    {
      hinglish:
        "Kisi thele par alag-alag umar ke teen nariyal thapthapakar aur hilakar paani aur giri ka andaaza lagaiye, aur bechne wale se andaaza jaanchwaiye; khud zameen par hi rahiye.",
      hindi:
        "किसी ठेले पर अलग-अलग उम्र के तीन नारियल थपथपाकर और हिलाकर पानी और गिरी का अंदाज़ा लगाइए, और बेचने वाले से अंदाज़ा जँचवाइए; ख़ुद ज़मीन पर ही रहिए।",
    },
  "Fingers and eyes that burn all the picking season": {
    hinglish: "Tudai ke poore mausam mein jalti ungliyan aur aankhein",
    hindi: "तुड़ाई के पूरे मौसम में जलती उँगलियाँ और आँखें",
  },
  "One shower on the drying floor that turns red to black": {
    hinglish: "Sookhti mirch par ek bauchhaar jo laal ko kaala kar deti hai",
    hindi: "सूखती मिर्च पर एक बौछार जो लाल को काला कर देती है",
  },
  "A cold store full of pods and no fair price": {
    hinglish: "Cold store mirch se bhara, aur sahi daam nahi",
    hindi: "कोल्ड स्टोर मिर्च से भरा, और सही दाम नहीं",
  },
  "Dry ten fresh chillies in sun, in shade and in a covered tray, weigh them every third day and compare colour after two weeks.": {
    hinglish:
      "Das taazi mirchein dhoop mein, chhaaon mein aur dhaki tray mein sukhaiye, har teesre din toliye aur do hafte baad rang milaiye.",
    hindi: "दस ताज़ी मिर्चें धूप में, छाँव में और ढकी ट्रे में सुखाइए, हर तीसरे दिन तौलिए और दो हफ़्ते बाद रंग मिलाइए।",
  },
  "Rejection of a field for a few stray plants": {
    hinglish: "Kuch paraye paudhon ke chalte poora khet namanzoor",
    hindi: "कुछ पराए पौधों के चलते पूरा खेत नामंज़ूर",
  },
  "Company contracts that pay after the lab report": {
    hinglish: "Company ke contract jo lab ki report ke baad hi paisa dete hain",
    hindi: "कंपनी के कॉन्ट्रैक्ट जो लैब की रिपोर्ट के बाद ही पैसा देते हैं",
  },
  "Persuading neighbours to sow another crop, for fear of stray pollen": {
    hinglish: "Paraye paraag ke dar se padosiyon ko doosri fasal bone ke liye manana",
    hindi: "पराए पराग के डर से पड़ोसियों को दूसरी फ़सल बोने के लिए मनाना",
  },
  "Place fifty grains of moong on wet cloth, count those sprouted after four days and work out the germination percentage.": {
    hinglish: "Geele kapde par moong ke pachaas daane rakhiye, chaar din baad ankurit daane giniye aur ankuran ka pratishat nikaaliye.",
    hindi: "गीले कपड़े पर मूँग के पचास दाने रखिए, चार दिन बाद अंकुरित दाने गिनिए और अंकुरण का प्रतिशत निकालिए।",
  },
  "Backache that stays from June until the harvest": {
    hinglish: "Kamar dard jo June se katai tak rehta hai",
    hindi: "कमर दर्द जो जून से कटाई तक रहता है",
  },
  "Wages that fall, or vanish, in the lean months": {
    hinglish: "Mazdoori jo kam kaam wale mahinon mein ghat jaati hai ya milti hi nahi",
    hindi: "मज़दूरी जो कम काम वाले महीनों में घट जाती है या मिलती ही नहीं",
  },
  "Heat that comes with no shade, water or leave": {
    hinglish: "Garmi, aur na chhaaon, na paani, na chhutti",
    hindi: "गरमी, और न छाँव, न पानी, न छुट्टी",
  },
  "Weed and water a neighbour's or the school's vegetable bed every morning for a fortnight, and time how long each row takes.": {
    hinglish:
      "Do hafte tak har subah kisi padosi ki ya school ki sabzi ki kyaari mein nirai aur sinchai kijiye, aur dekhiye ki har kataar mein kitna samay lagta hai.",
    hindi: "दो हफ़्ते तक हर सुबह किसी पड़ोसी की या स्कूल की सब्ज़ी की क्यारी में निराई और सिंचाई कीजिए, और देखिए कि हर क़तार में कितना समय लगता है।",
  },
  "Not one holiday, since udders do not know Sunday": {
    hinglish: "Ek bhi chhutti nahi, kyunki gaay-bhains Sunday nahi jaanti",
    hindi: "एक भी छुट्टी नहीं, क्योंकि गाय-भैंस रविवार नहीं जानतीं",
  },
  "Feed rising faster than the price of milk": {
    hinglish: "Chaara, jo doodh ke daam se zyada tezi se mehnga hota hai",
    hindi: "चारा, जो दूध के दाम से ज़्यादा तेज़ी से महँगा होता है",
  },
  "Stray dogs, calving nights and a fever in the rains": {
    hinglish: "Aawara kutte, byaane ki raatein aur barsaat mein bukhaar",
    hindi: "आवारा कुत्ते, ब्याने की रातें और बरसात में बुख़ार",
  },
  "Weigh what one cow eats and gives in a day at a friendly dairy, and work out the cost of a litre.": {
    hinglish:
      "Jaan-pehchaan ki dairy mein toliye ki ek gaay din bhar mein kitna khaati hai aur kitna doodh deti hai, aur ek litre ki laagat nikaaliye.",
    hindi: "जान-पहचान की डेयरी में तौलिए कि एक गाय दिन भर में कितना खाती है और कितना दूध देती है, और एक लीटर की लागत निकालिए।",
  },
  "Ammonia that stings your eyes each morning": {
    hinglish: "Ammonia jo har subah aankhon mein chubhti hai",
    hindi: "अमोनिया जो हर सुबह आँखों में चुभती है",
  },
  "Bird flu news that kills demand in one evening": {
    hinglish: "Bird flu ki khabar jo ek shaam mein maang khatm kar deti hai",
    hindi: "बर्ड फ़्लू की ख़बर जो एक शाम में माँग ख़त्म कर देती है",
  },
  "The company's chicks, feed and rate, but your shed and your loan": {
    hinglish: "Chooze, daana aur rate company ke, par shed aur karz aapka",
    hindi: "चूज़े, दाना और रेट कंपनी के, पर शेड और क़र्ज़ आपका",
  },
  "Float eggs of different age in a bowl of water, open two and compare whites; explain why older eggs rise.": {
    hinglish:
      "Alag-alag din purane ande paani ke katore mein daaliye, do phodkar unki safedi milaiye; samjhaiye ki purane ande upar kyon uthte hain.",
    hindi: "अलग-अलग दिन पुराने अंडे पानी के कटोरे में डालिए, दो फोड़कर उनकी सफ़ेदी मिलाइए; समझाइए कि पुराने अंडे ऊपर क्यों उठते हैं।",
  },
  "Goat plague (PPR), which can empty a pen in ten days": {
    hinglish: "Bakriyon ki mahamaari (PPR), jo das din mein baada khaali kar sakti hai",
    hindi: "बकरियों की महामारी (PPR), जो दस दिन में बाड़ा ख़ाली कर सकती है",
  },
  "Thieves who can lift a goat onto a scooter": {
    hinglish: "Chor jo bakri ko scooter par utha le jaate hain",
    hindi: "चोर जो बकरी को स्कूटर पर उठा ले जाते हैं",
  },
  "Neighbours whose beans your herd ate": {
    hinglish: "Padosi jinki sem aapki bakriyan char gayin",
    hindi: "पड़ोसी जिनकी सेम आपकी बकरियाँ चर गईं",
  },
  "Follow a goat herd for an afternoon with its keeper and list every plant they choose, reject or climb for.": {
    hinglish:
      "Ek dopahar charwahe ke saath bakriyon ke jhund ke peeche chaliye aur har paudhe ki list banaiye jo unhone chuna, chhoda ya jiske liye upar chadhin.",
    hindi: "एक दोपहर चरवाहे के साथ बकरियों के झुंड के पीछे चलिए और हर पौधे की लिस्ट बनाइए जो उन्होंने चुना, छोड़ा या जिसके लिए ऊपर चढ़ीं।",
  },
  "African swine fever, with no medicine for it": {
    hinglish: "African swine fever, jiski koi dawa nahi",
    hindi: "अफ़्रीकन स्वाइन फ़ीवर, जिसकी कोई दवा नहीं",
  },
  "Smell that follows you on the bus": { hinglish: "Badboo jo bus mein bhi saath chalti hai", hindi: "बदबू जो बस में भी साथ चलती है" },
  "Customs and neighbours who will not accept the pens": {
    hinglish: "Riwaaj aur padosi jo suar ke baade nahi sehte",
    hindi: "रिवाज और पड़ोसी जो सूअर के बाड़े नहीं सहते",
  },
  "Plan a shed for two sows on squared paper with drain, feed space and a rail that keeps a sow from lying on her piglets, and reckon feed for a month.":
    {
      hinglish:
        "Chaukhane wale kaagaz par do maada suaron ka shed banaiye, jismein naali, daane ki jagah aur maa ko bachchon par letne se rokne wali railing ho, aur ek mahine ke daane ka hisaab lagaiye.",
      hindi:
        "चौख़ाने वाले काग़ज़ पर दो मादा सूअरों का शेड बनाइए, जिसमें नाली, दाने की जगह और माँ को बच्चों पर लेटने से रोकने वाली रेलिंग हो, और एक महीने के दाने का हिसाब लगाइए।",
    },
  "Months of sleeping out with wolves about": {
    hinglish: "Mahinon khule mein sona, aas-paas bhediye",
    hindi: "महीनों खुले में सोना, आसपास भेड़िए",
  },
  "Grazing routes closed by walls, crops and wardens": {
    hinglish: "Charai ke raaste jo deewaron, faslon aur van rakshakon ne band kar diye",
    hindi: "चराई के रास्ते जो दीवारों, फ़सलों और वन रक्षकों ने बंद कर दिए",
  },
  "Wool worth less than the cost of shearing": {
    hinglish: "Oon jiska daam katarne ke kharch se bhi kam hai",
    hindi: "ऊन जिसका दाम कतरने के ख़र्च से भी कम है",
  },
  "Collect wool tufts or knitting ends, tease, clean and hand-twist a metre of yarn, then test its strength.": {
    hinglish:
      "Oon ke guchhe ya bunai ke bache tukde jama kijiye, unhe nochkar kholiye, saaf kijiye, haath se batkar ek metre dhaaga banaiye, phir uski mazbooti jaanchiye.",
    hindi: "ऊन के गुच्छे या बुनाई के बचे टुकड़े जमा कीजिए, उन्हें नोचकर खोलिए, साफ़ कीजिए, हाथ से बटकर एक मीटर धागा बनाइए, फिर उसकी मज़बूती जाँचिए।",
  },
  "Stings that never quite stop hurting": {
    hinglish: "Dank jinka dard kabhi poori tarah nahi jaata",
    hindi: "डंक जिनका दर्द कभी पूरी तरह नहीं जाता",
  },
  "Pesticide on the mustard that kills half the worker bees": {
    hinglish: "Sarson par keetnashak jo aadhi kaamgaar makkhiyan maar deta hai",
    hindi: "सरसों पर कीटनाशक जो आधी कामगार मक्खियाँ मार देता है",
  },
  "Sugar syrup sold as honey for less than yours costs": {
    hinglish: "Aapki laagat se saste mein shahad ke naam par bikti chaashni",
    hindi: "आपकी लागत से सस्ते में शहद के नाम पर बिकती चाशनी",
  },
  "Watch one flowering plant for fifteen minutes at three times of day and record which bees and butterflies come.": {
    hinglish:
      "Phoolon wale ek paudhe ko din mein teen baar pandrah-pandrah minute dekhiye aur likhiye ki kaun si madhumakkhiyan aur titliyan aati hain.",
    hindi: "फूलों वाले एक पौधे को दिन में तीन बार पंद्रह-पंद्रह मिनट देखिए और लिखिए कि कौन-सी मधुमक्खियाँ और तितलियाँ आती हैं।",
  },
  "The last week of a batch, when the worms want leaf late at night too": {
    hinglish: "Batch ka aakhri hafta, jab keedon ko der raat bhi patta chahiye",
    hindi: "बैच का आख़िरी हफ़्ता, जब कीड़ों को देर रात भी पत्ता चाहिए",
  },
  "A neighbour's sprayed leaves poisoning the batch": {
    hinglish: "Padosi ki dawa lagi pattiyan jo poore batch ko zehar de deti hain",
    hindi: "पड़ोसी की दवा लगी पत्तियाँ जो पूरे बैच को ज़हर दे देती हैं",
  },
  "Cocoon auction rates known only when you arrive": {
    hinglish: "Cocoon ki neelami ka daam pahunchne par hi pata chalta hai",
    hindi: "कोकून की नीलामी का दाम पहुँचने पर ही पता चलता है",
  },
  "Keep a moth or butterfly caterpillar on its own leaf in an airy box; trace the leaf daily on graph paper, count the squares eaten and note each moult.":
    {
      hinglish:
        "Patange ya titli ki ek illi ko hawadaar dibbe mein usi ke patte par rakhiye; roz graph paper par patte ka khaaka banaiye, khaaye gaye khaane giniye aur likhiye ki kenchuli kab-kab badli.",
      hindi:
        "पतंगे या तितली की एक इल्ली को हवादार डिब्बे में उसी के पत्ते पर रखिए; रोज़ ग्राफ़ पेपर पर पत्ते का ख़ाका बनाइए, खाए गए ख़ाने गिनिए और लिखिए कि केंचुली कब-कब बदली।",
    },
  "Inbreeding discovered two generations too late": {
    hinglish: "Sage pashuon mein prajanan ka do peedhi der se pata chalna",
    hindi: "सगे पशुओं में प्रजनन का दो पीढ़ी देर से पता चलना",
  },
  "Bull calves that nobody will buy": { hinglish: "Nar bachhde jinhe koi nahi kharidta", hindi: "नर बछड़े जिन्हें कोई नहीं ख़रीदता" },
  "Results that need three years to show in the pail": {
    hinglish: "Nateeje jo doodh ki baalti mein teen saal baad dikhte hain",
    hindi: "नतीजे जो दूध की बाल्टी में तीन साल बाद दिखते हैं",
  },
  "Draw the family tree of a neighbour's dog, cow or goat for three generations and mark which traits came through.": {
    hinglish:
      "Kisi padosi ke kutte, gaay ya bakri ka teen peedhi ka vansh vriksh banaiye aur nishan lagaiye ki kaun se gun agli peedhi mein aaye.",
    hindi: "किसी पड़ोसी के कुत्ते, गाय या बकरी का तीन पीढ़ी का वंश-वृक्ष बनाइए और निशान लगाइए कि कौन-से गुण अगली पीढ़ी में आए।",
  },
  "Cows that fail to conceive time after time, and owners who blame your hand": {
    hinglish: "Gaayein jo baar-baar gaabhin nahi hotin, aur maalik jo aapke haath ko dosh dete hain",
    hindi: "गायें जो बार-बार गाभिन नहीं होतीं, और मालिक जो आपके हाथ को दोष देते हैं",
  },
  "Kicks, dung to the shoulder and rope burns": {
    hinglish: "Laat, kandhe tak gobar aur rassi ki ragad",
    hindi: "लात, कंधे तक गोबर और रस्सी की रगड़",
  },
  "Thin earnings in summer, when few buffaloes come on heat": {
    hinglish: "Garmiyon mein kam kamai, jab kam bhainsein heat mein aati hain",
    hindi: "गर्मियों में कम कमाई, जब कम भैंसें हीट में आती हैं",
  },
  "Read a dairy booklet on the signs of heat (the day a cow is ready to mate), then spend a morning asking a dairy owner how they spot them.":
    {
      hinglish:
        "Heat (jis din gaay gaabhin ho sakti hai) ke lakshanon par dairy ki ek pustika padhiye, phir ek subah kisi dairy maalik se poochiye ki woh unhe kaise pehchaante hain.",
      hindi: "हीट (जिस दिन गाय गाभिन हो सकती है) के लक्षणों पर डेयरी की एक पुस्तिका पढ़िए, फिर एक सुबह किसी डेयरी मालिक से पूछिए कि वे उन्हें कैसे पहचानते हैं।",
    },
  "Ice in the vaccine box that melts before the last hamlet": {
    hinglish: "Vaccine ke dibbe ki barf jo aakhri tole se pehle pighal jaati hai",
    hindi: "वैक्सीन के डिब्बे की बर्फ़ जो आख़िरी टोले से पहले पिघल जाती है",
  },
  "A village that hopes for a doctor, when you are not one": {
    hinglish: "Gaon jo doctor ki ummeed karta hai, jabki aap doctor nahi",
    hindi: "गाँव जो डॉक्टर की उम्मीद करता है, जबकि आप डॉक्टर नहीं",
  },
  "Census forms for every buffalo in the block": {
    hinglish: "Block ki har bhains ke liye ginti ka form",
    hindi: "ब्लॉक की हर भैंस के लिए गिनती का फ़ॉर्म",
  },
  "Take a census of dogs, cows and goats in your lane by age and sex, and ask owners which were vaccinated when.": {
    hinglish:
      "Apni gali ke kutte, gaay aur bakriyon ki umar aur nar-maada ke hisaab se ginti kijiye, aur maalikon se poochiye ki kise teeka kab laga.",
    hindi: "अपनी गली के कुत्तों, गायों और बकरियों की उम्र और नर-मादा के हिसाब से गिनती कीजिए, और मालिकों से पूछिए कि किसे टीका कब लगा।",
  },
  "Blame for every drop in eggs, whatever its cause": {
    hinglish: "Ande kam hone ka dosh har baar aap par, vajah koi bhi ho",
    hindi: "अंडे कम होने का दोष हर बार आप पर, वजह कोई भी हो",
  },
  "Suppliers who swear that their oil cake has no fungus": {
    hinglish: "Supplier jo kasam khaate hain ki unki khali mein phaphoond nahi",
    hindi: "सप्लायर जो क़सम खाते हैं कि उनकी खली में फफूँद नहीं",
  },
  "A cost sheet that is out of date by evening": {
    hinglish: "Laagat ka hisaab jo shaam tak purana pad jaata hai",
    hindi: "लागत का हिसाब जो शाम तक पुराना पड़ जाता है",
  },
  "List what one cow, hen or dog near you eats in a day, look up the protein in 100 grams of each item, and add up the whole.": {
    hinglish:
      "Aas-paas ki ek gaay, murgi ya kutta din mein kya khaata hai, uski list banaiye, har cheez ke 100 gram mein protein dekhiye aur sab jodiye.",
    hindi: "आसपास की एक गाय, मुर्ग़ी या कुत्ता दिन में क्या खाता है, उसकी लिस्ट बनाइए, हर चीज़ के 100 ग्राम में प्रोटीन देखिए और सब जोड़िए।",
  },
  "Feeding at four, whatever the weather or festival": {
    hinglish: "Chaar baje chaara dena, mausam ya tyohaar kuch bhi ho",
    hindi: "चार बजे चारा देना, मौसम या त्योहार कुछ भी हो",
  },
  "Bites and kicks from stallions worth crores": {
    hinglish: "Karodon ke ghodon ka kaatna aur laat maarna",
    hindi: "करोड़ों के घोड़ों का काटना और लात मारना",
  },
  "Sweeping stalls for horses that eat better than you": {
    hinglish: "Un ghodon ke thaan mein jhaadu lagana jo aapse achha khaate hain",
    hindi: "उन घोड़ों के थान में झाड़ू लगाना जो आपसे अच्छा खाते हैं",
  },
  "At a riding club or tonga stand, ask leave to watch one grooming and note the order of brushes and why.": {
    hinglish:
      "Kisi riding club ya taange ke adde par ijaazat lekar ghode ki ek baar ki safai dekhiye aur likhiye ki brush kis kram mein chale aur kyon.",
    hindi: "किसी राइडिंग क्लब या ताँगे के अड्डे पर इजाज़त लेकर घोड़े की एक बार की सफ़ाई देखिए और लिखिए कि ब्रश किस क्रम में चले और क्यों।",
  },
  "The yearly fishing ban with no catch to sell": {
    hinglish: "Har saal machhli pakadne par rok, aur bechne ko kuch nahi",
    hindi: "हर साल मछली पकड़ने पर रोक, और बेचने को कुछ नहीं",
  },
  "Storms, and foreign patrols near the sea border": {
    hinglish: "Toofaan, aur samudri seema ke paas videshi gasht",
    hindi: "तूफ़ान, और समुद्री सीमा के पास विदेशी गश्त",
  },
  "Diesel that costs more than a poor haul": {
    hinglish: "Diesel jo kam machhli mile to kamai se bhi mehnga padta hai",
    hindi: "डीज़ल जो कम मछली मिले तो कमाई से भी महँगा पड़ता है",
  },
  "Learn five fishing knots from a fisher or a library book, and follow the sea forecasts of INCOIS, the ocean information centre, for your coast for two weeks.":
    {
      hinglish:
        "Kisi machhuare ya library ki kitaab se machhli pakadne ki paanch gaanthein seekhiye, aur do hafte tak samudri jaankari kendra INCOIS ke apne tat ke samudri anumaan dekhte rahiye.",
      hindi:
        "किसी मछुआरे या लाइब्रेरी की किताब से मछली पकड़ने की पाँच गाँठें सीखिए, और दो हफ़्ते तक समुद्री जानकारी केंद्र INCOIS के अपने तट के समुद्री अनुमान देखते रहिए।",
    },
  "Fish gasping at the surface on cloudy mornings": {
    hinglish: "Badli wali subah paani ki satah par haanfti machhliyan",
    hindi: "बदली वाली सुबह पानी की सतह पर हाँफती मछलियाँ",
  },
  "Otters, birds and night thieves at the bank": {
    hinglish: "Kinaare par oodbilaav, pakshi aur raat ke chor",
    hindi: "किनारे पर ऊदबिलाव, पक्षी और रात के चोर",
  },
  "A panchayat pond whose lease ends just as you have improved it": {
    hinglish: "Panchayat ka talaab, jiska patta tab khatm hota hai jab aapne use sudhaar liya",
    hindi: "पंचायत का तालाब, जिसका पट्टा तब ख़त्म होता है जब आपने उसे सुधार लिया",
  },
  "With an adult, feed the fish of a tank or pond at one spot and hour for a week, and time how soon they come each day.": {
    hinglish:
      "Kisi bade ke saath ek hafta tank ya talaab ki machhliyon ko ek hi jagah aur ek hi samay daana dijiye, aur dekhiye ki roz kitni jaldi aati hain.",
    hindi: "किसी बड़े के साथ एक हफ़्ता टैंक या तालाब की मछलियों को एक ही जगह और एक ही समय दाना दीजिए, और देखिए कि रोज़ कितनी जल्दी आती हैं।",
  },
  "Sleeping in a shed beside the pond for months": {
    hinglish: "Mahinon talaab ke bagal ki jhopdi mein sona",
    hindi: "महीनों तालाब के बग़ल की झोपड़ी में सोना",
  },
  "Disease that forces an emergency harvest at half size": {
    hinglish: "Bimari jo aadhe size par hi jaldi mein maal nikalwa deti hai",
    hindi: "बीमारी जो आधे साइज़ पर ही जल्दी में माल निकलवा देती है",
  },
  "Export prices set by buyers oceans away": {
    hinglish: "Export ke daam jo samudra paar ke kharidar tay karte hain",
    hindi: "एक्सपोर्ट के दाम जो समुद्र पार के ख़रीदार तय करते हैं",
  },
  "Mix salt water at 5, 15, 25 and 35 grams a litre, float a straw weighted with clay in each, and mark how high it stands.": {
    hinglish:
      "5, 15, 25 aur 35 gram prati litre ka namak ka paani banaiye, har ek mein mitti se bhaari ki hui straw tairaiye, aur nishan lagaiye ki kitni upar rehti hai.",
    hindi:
      "5, 15, 25 और 35 ग्राम प्रति लीटर का नमक का पानी बनाइए, हर एक में मिट्टी से भारी की हुई स्ट्रॉ तैराइए, और निशान लगाइए कि कितनी ऊपर रहती है।",
  },
  "Spawning nights that come one after another in July": {
    hinglish: "July mein ande dilwane ki raatein, ek ke baad ek",
    hindi: "जुलाई में अंडे दिलवाने की रातें, एक के बाद एक",
  },
  "A whole tank of larvae lost to one chlorinated refill": {
    hinglish: "Ek baar chlorine wala paani bharne se poore tank ke bachche khatm",
    hindi: "एक बार क्लोरीन वाला पानी भरने से पूरे टैंक के बच्चे ख़त्म",
  },
  "Off-season months with only tanks to scrub": {
    hinglish: "Off-season ke mahine, jab bas tank ghisne hain",
    hindi: "ऑफ़-सीज़न के महीने, जब बस टैंक घिसने हैं",
  },
  "Reckon the grains in a cup of moong from one counted spoonful, as a hatchery counts eggs; then count the cup and find your error.": {
    hinglish:
      "Ek chammach ke gine hue daanon se ek cup moong ke daanon ka andaaza lagaiye, jaise hatchery ande ginti hai; phir poora cup giniye aur apni galti nikaaliye.",
    hindi: "एक चम्मच के गिने हुए दानों से एक कप मूँग के दानों का अंदाज़ा लगाइए, जैसे हैचरी अंडे गिनती है; फिर पूरा कप गिनिए और अपनी ग़लती निकालिए।",
  },
  "Closing-season rules that anger the people you serve": {
    hinglish: "Bandi ke mausam ke niyam, jinse wahi log naaraz hain jinki seva aapka kaam hai",
    hindi: "बंदी के मौसम के नियम, जिनसे वही लोग नाराज़ हैं जिनकी सेवा आपका काम है",
  },
  "Ponds spread over a whole block, and one jeep to reach them": {
    hinglish: "Poore block mein phaile talaab aur pahunchne ko ek jeep",
    hindi: "पूरे ब्लॉक में फैले तालाब और पहुँचने को एक जीप",
  },
  "Targets for young fish (fingerlings) to be stocked, whatever the rain": {
    hinglish: "Baarish jaisi bhi ho, machhli ke bachche (fingerling) chhodne ke target",
    hindi: "बारिश जैसी भी हो, मछली के बच्चे (फ़िंगरलिंग) छोड़ने के टारगेट",
  },
  "Visit a fish market at dawn, list ten species with local names, source and price, and ask which come from ponds.": {
    hinglish:
      "Bhor mein machhli bazaar jaiye, das kism ki machhliyon ke sthaniya naam, kahan se aayi aur daam likhiye, aur poochiye ki kaun si talaab ki hain.",
    hindi: "भोर में मछली बाज़ार जाइए, दस क़िस्म की मछलियों के स्थानीय नाम, कहाँ से आईं और दाम लिखिए, और पूछिए कि कौन-सी तालाब की हैं।",
  },
  "A power cut that stops every air pump": {
    hinglish: "Bijli jaana, jisse har air pump ruk jaata hai",
    hindi: "बिजली जाना, जिससे हर एयर पंप रुक जाता है",
  },
  "White spot brought in with one new fish": {
    hinglish: "Ek nayi machhli ke saath aayi white spot bimari",
    hindi: "एक नई मछली के साथ आई व्हाइट स्पॉट बीमारी",
  },
  "Tastes in colour that change before your stock grows": {
    hinglish: "Rang ki pasand jo aapki machhliyan badi hone se pehle badal jaati hai",
    hindi: "रंग की पसंद जो आपकी मछलियाँ बड़ी होने से पहले बदल जाती है",
  },
  "Watch one tank at a friend's or a shop twice a week for a month; note which fish chase, pair or hide, and look for fry.": {
    hinglish:
      "Ek mahine tak hafte mein do baar dost ke ghar ya dukaan ka ek tank dekhiye; likhiye ki kaun si machhliyan peecha karti, joda banati ya chhupti hain, aur bachche dhoondhiye.",
    hindi: "एक महीने तक हफ़्ते में दो बार दोस्त के घर या दुकान का एक टैंक देखिए; लिखिए कि कौन-सी मछलियाँ पीछा करती, जोड़ा बनाती या छिपती हैं, और बच्चे ढूँढ़िए।",
  },
  "Warm water that turns the plants white and soft": {
    hinglish: "Garm paani jisse paudhe safed aur naram pad jaate hain",
    hindi: "गरम पानी जिससे पौधे सफ़ेद और नरम पड़ जाते हैं",
  },
  "Rough months when rafts must be pulled ashore": {
    hinglish: "Tez lehron ke mahine, jab bede kinaare kheenchne padte hain",
    hindi: "तेज़ लहरों के महीने, जब बेड़े किनारे खींचने पड़ते हैं",
  },
  "Sore, salt-cut fingers after the tying day": {
    hinglish: "Baandhne ke din ke baad namak se kati, dukhti ungliyan",
    hindi: "बाँधने के दिन के बाद नमक से कटी, दुखती उँगलियाँ",
  },
  "Find carrageenan or agar on five labels at home, set agar powder in water, and see how firm different amounts get.": {
    hinglish:
      "Ghar par paanch label mein carrageenan ya agar-agar dhoondhiye, agar-agar ka powder paani mein jamaiye, aur dekhiye ki alag-alag matra kitni kadi jamti hai.",
    hindi: "घर पर पाँच लेबल में कैराजीनन या अगर-अगर ढूँढ़िए, अगर-अगर का पाउडर पानी में जमाइए, और देखिए कि अलग-अलग मात्रा कितनी कड़ी जमती है।",
  },
  "Timber smugglers who know your family's address": {
    hinglish: "Lakdi taskar jinhe aapke parivaar ka pata maloom hai",
    hindi: "लकड़ी तस्कर जिन्हें आपके परिवार का पता मालूम है",
  },
  "Transfers to ranges without road or signal": {
    hinglish: "Aisi range mein tabadla jahan na sadak hai na signal",
    hindi: "ऐसी रेंज में तबादला जहाँ न सड़क है न सिग्नल",
  },
  "Villagers' cattle inside a two-year plantation": {
    hinglish: "Do saal ke plantation mein gaon walon ke maveshi",
    hindi: "दो साल के प्लांटेशन में गाँव वालों के मवेशी",
  },
  "Measure ten trees near school with a height measurer (hypsometer) of card, thread and a weight, and estimate the wood.": {
    hinglish:
      "Gatte, dhaage aur ek vazan se bane oonchai-naap (hypsometer) se school ke paas das ped naapiye aur lakdi ka andaaza lagaiye.",
    hindi: "गत्ते, धागे और एक वज़न से बने ऊँचाई-नाप (हिप्सोमीटर) से स्कूल के पास दस पेड़ नापिए और लकड़ी का अंदाज़ा लगाइए।",
  },
  "Electric wires hidden in the very branch you hold": {
    hinglish: "Bijli ke taar, jo usi daal mein chhupe hain jo aapke haath mein hai",
    hindi: "बिजली के तार, जो उसी डाल में छिपे हैं जो आपके हाथ में है",
  },
  "Municipal felling permission, which may take weeks": {
    hinglish: "Ped kaatne ki nagar palika ki manzoori, jismein hafton lag sakte hain",
    hindi: "पेड़ काटने की नगर पालिका की मंज़ूरी, जिसमें हफ़्तों लग सकते हैं",
  },
  "Being asked to top a healthy tree flat": {
    hinglish: "Kisi swasth ped ka sir sapaat kaat dene ki farmaish",
    hindi: "किसी स्वस्थ पेड़ का सिर सपाट काट देने की फ़रमाइश",
  },
  "From the ground, survey ten street trees for dead wood, fungus, wounds and wires, and rank which needs help first.": {
    hinglish:
      "Zameen se hi sadak ke das pedon mein sookhi daal, phaphoond, ghaav aur taar dekhiye, aur tay kijiye ki pehle kise madad chahiye.",
    hindi: "ज़मीन से ही सड़क के दस पेड़ों में सूखी डाल, फफूँद, घाव और तार देखिए, और तय कीजिए कि पहले किसे मदद चाहिए।",
  },
  "Forest divisions hours away from your own children's school": {
    hinglish: "Aapke apne bachchon ke school se ghanton door van mandal",
    hindi: "आपके अपने बच्चों के स्कूल से घंटों दूर वन मंडल",
  },
  "Pressure from people who want land, sand or timber": {
    hinglish: "Zameen, ret ya lakdi chahne walon ka dabaav",
    hindi: "ज़मीन, रेत या लकड़ी चाहने वालों का दबाव",
  },
  "The village blames you for the leopard, and the city for the cage it ends in": {
    hinglish: "Gaon tendue ke liye aapko dosh deta hai, aur shahar us pinjre ke liye jismein woh pahunchta hai",
    hindi: "गाँव तेंदुए के लिए आपको दोष देता है, और शहर उस पिंजरे के लिए जिसमें वह पहुँचता है",
  },
  "List ten trees, five birds and each threat on one walk in a wood or park, and write a half-page plan for that patch.": {
    hinglish:
      "Kisi jungle ya park mein ek sair mein das ped, paanch pakshi aur har khatra likhiye, aur us tukde ke liye aadhe page ki yojana likhiye.",
    hindi: "किसी जंगल या पार्क में एक सैर में दस पेड़, पाँच पक्षी और हर ख़तरा लिखिए, और उस टुकड़े के लिए आधे पेज की योजना लिखिए।",
  },
  "Middlemen whose scales find less lac than yours": {
    hinglish: "Bichauliye jinke taraazu par aapki laakh kam nikalti hai",
    hindi: "बिचौलिए जिनके तराज़ू पर आपकी लाख कम निकलती है",
  },
  "Long walks with bears and bees for company": {
    hinglish: "Lambe paidal raaste, saath mein bhaalu aur madhumakkhiyan",
    hindi: "लंबे पैदल रास्ते, साथ में भालू और मधुमक्खियाँ",
  },
  "Summers too hot for the lac insects to survive": {
    hinglish: "Garmiyan itni tez ki laakh ke keede bach nahi paate",
    hindi: "गर्मियाँ इतनी तेज़ कि लाख के कीड़े बच नहीं पाते",
  },
  "Find out what shellac coats at home, from sweets to furniture, and list ten forest goods with their support prices.": {
    hinglish:
      "Pata kijiye ki ghar mein mithai se furniture tak shellac ki parat kis-kis par hai, aur das van upajon ki unke samarthan moolya ke saath list banaiye.",
    hindi: "पता कीजिए कि घर में मिठाई से फ़र्नीचर तक शेलैक की परत किस-किस पर है, और दस वन उपजों की उनके समर्थन मूल्य के साथ लिस्ट बनाइए।",
  },
  "Waiting four or five years for the first proper cut": {
    hinglish: "Pehli dhang ki katai ke liye chaar-paanch saal ka intezaar",
    hindi: "पहली ढंग की कटाई के लिए चार-पाँच साल का इंतज़ार",
  },
  "Mills that quote a tonne rate below your transport": {
    hinglish: "Karkhane jo prati ton aapke dhulai kharch se bhi kam daam lagate hain",
    hindi: "कारख़ाने जो प्रति टन आपके ढुलाई ख़र्च से भी कम दाम लगाते हैं",
  },
  "Monkeys and pigs at the sweet new shoots": { hinglish: "Naye meethe kallon par bandar aur suar", hindi: "नए मीठे कल्लों पर बंदर और सूअर" },
  "Tag five new bamboo shoots in the rains, or five grass stems in another season; measure them daily and chart the fastest.": {
    hinglish:
      "Barsaat mein baans ke paanch naye kallon par, ya doosre mausam mein ghaas ki paanch dandiyon par, nishan baandhiye; roz naapiye aur sabse tez badhne wale ka chart banaiye.",
    hindi: "बरसात में बाँस के पाँच नए कल्लों पर, या दूसरे मौसम में घास की पाँच डंडियों पर, निशान बाँधिए; रोज़ नापिए और सबसे तेज़ बढ़ने वाले का चार्ट बनाइए।",
  },
  "One hailstorm wipes out a season's trial": {
    hinglish: "Ek baar ole pade aur poore season ka trial khatm",
    hindi: "एक बार ओले पड़े और पूरे सीज़न का ट्रायल ख़त्म",
  },
  "Farmers who ask, nod and follow the dealer instead": {
    hinglish: "Kisaan jo poochte hain, sir hilate hain aur phir dealer ki maante hain",
    hindi: "किसान जो पूछते हैं, सिर हिलाते हैं और फिर डीलर की मानते हैं",
  },
  "Noon walks through waist-high, wet, scratchy crops": {
    hinglish: "Dopahar mein kamar tak oonchi, geeli, chubhti fasal mein chalna",
    hindi: "दोपहर में कमर तक ऊँची, गीली, चुभती फ़सल में चलना",
  },
  "Grow methi in four pots with different amounts of compost; measure height every third day and draw the graph.": {
    hinglish: "Chaar gamlon mein alag-alag matra mein khaad daalkar methi ugaiye; har teesre din oonchai naapiye aur graph banaiye.",
    hindi: "चार गमलों में अलग-अलग मात्रा में खाद डालकर मेथी उगाइए; हर तीसरे दिन ऊँचाई नापिए और ग्राफ़ बनाइए।",
  },
  "Sowing advice wanted in twenty villages on the same morning": {
    hinglish: "Bees gaon mein ek hi subah buaai ki salah ki maang",
    hindi: "बीस गाँवों में एक ही सुबह बुआई की सलाह की माँग",
  },
  "Fertiliser that runs out at the shop in the very week for which you advised it": {
    hinglish: "Khaad jo usi hafte dukaan se khatm hoti hai jis hafte ke liye aapne batayi thi",
    hindi: "खाद जो उसी हफ़्ते दुकान से ख़त्म होती है जिस हफ़्ते के लिए आपने बताई थी",
  },
  "Subsidy lists that please nobody": { hinglish: "Subsidy ki list jisse koi khush nahi", hindi: "सब्सिडी की लिस्ट जिससे कोई ख़ुश नहीं" },
  "Ask three farmers or gardeners what they sow and when, and make a one-page crop calendar for your area.": {
    hinglish: "Teen kisaanon ya maaliyon se poochiye ki woh kya aur kab bote hain, aur apne ilaake ka ek page ka fasal calendar banaiye.",
    hindi: "तीन किसानों या मालियों से पूछिए कि वे क्या और कब बोते हैं, और अपने इलाक़े का एक पेज का फ़सल कैलेंडर बनाइए।",
  },
  "Sacks of samples all arriving in May": {
    hinglish: "May mein ek saath aa jaane wali namoonon ki boriyan",
    hindi: "मई में एक साथ आ जाने वाली नमूनों की बोरियाँ",
  },
  "Card advice ignored because urea is cheap": {
    hinglish: "Mitti card ki salah koi nahi maanta kyunki urea sasta hai",
    hindi: "मिट्टी कार्ड की सलाह कोई नहीं मानता क्योंकि यूरिया सस्ता है",
  },
  "Acid fumes in a small district lab": {
    hinglish: "Zile ki chhoti si lab mein tezaab ki bhaap",
    hindi: "ज़िले की छोटी-सी लैब में तेज़ाब की भाप",
  },
  "Shake garden soil with water in a jar, let it settle overnight and measure the bands of sand, silt and clay.": {
    hinglish:
      "Jaar mein bageeche ki mitti paani ke saath hilaiye, raat bhar baithne dijiye aur ret, silt aur chikni mitti ki paratein naapiye.",
    hindi: "जार में बग़ीचे की मिट्टी पानी के साथ हिलाइए, रात भर बैठने दीजिए और रेत, सिल्ट और चिकनी मिट्टी की परतें नापिए।",
  },
  "Owners in the city who expect factory results": {
    hinglish: "Shahar mein baithe maalik jo kheti se factory jaise nateeje chahte hain",
    hindi: "शहर में बैठे मालिक जो खेती से फ़ैक्टरी जैसे नतीजे चाहते हैं",
  },
  "A pump that fails only on holidays": {
    hinglish: "Pump jo sirf chhutti ke din hi kharab hota hai",
    hindi: "पंप जो सिर्फ़ छुट्टी के दिन ही ख़राब होता है",
  },
  "Thirty workers promised for the harvest, and eleven who come": {
    hinglish: "Katai ke liye tees mazdooron ka waada, aur aaye gyarah",
    hindi: "कटाई के लिए तीस मज़दूरों का वादा, और आए ग्यारह",
  },
  "Plan one acre on paper for a year: crops, seed, labour and water, using mandi prices from the Agmarknet site.": {
    hinglish: "Kaagaz par ek acre ki saal bhar ki yojana banaiye: fasal, beej, mazdoori aur paani, Agmarknet site ke mandi bhaav lekar.",
    hindi: "काग़ज़ पर एक एकड़ की साल भर की योजना बनाइए: फ़सल, बीज, मज़दूरी और पानी, Agmarknet साइट के मंडी भाव लेकर।",
  },
  "Dust and engine roar all through sowing week": {
    hinglish: "Buaai ke poore hafte dhool aur engine ka shor",
    hindi: "बुआई के पूरे हफ़्ते धूल और इंजन का शोर",
  },
  "Idle months between the rabi and kharif sowing": {
    hinglish: "Rabi aur kharif ki buaai ke beech khaali mahine",
    hindi: "रबी और ख़रीफ़ की बुआई के बीच ख़ाली महीने",
  },
  "Overturning, the danger on every bund and slope": {
    hinglish: "Tractor palatne ka khatra, har medh aur dhalaan par",
    hindi: "ट्रैक्टर पलटने का ख़तरा, हर मेड़ और ढलान पर",
  },
  "Ask a tractor owner to let you watch, engine off, while implements are hitched, and sketch the three-point linkage.": {
    hinglish:
      "Kisi tractor maalik se kahiye ki engine band rakhkar auzaar jodte samay dekhne dein, aur three-point linkage ka chitra banaiye.",
    hindi: "किसी ट्रैक्टर मालिक से कहिए कि इंजन बंद रखकर औज़ार जोड़ते समय देखने दें, और थ्री-पॉइंट लिंकेज का चित्र बनाइए।",
  },
  "Calls from ten farmers in the same harvest hour": {
    hinglish: "Katai ke ek hi ghante mein das kisaanon ke phone",
    hindi: "कटाई के एक ही घंटे में दस किसानों के फ़ोन",
  },
  "Working on hot engines under an open sun": { hinglish: "Khuli dhoop mein garam engine par kaam", hindi: "खुली धूप में गरम इंजन पर काम" },
  "Customers who pay only after the crop is sold": {
    hinglish: "Grahak jo fasal bikne par hi paise dete hain",
    hindi: "ग्राहक जो फ़सल बिकने पर ही पैसे देते हैं",
  },
  "Take an old bicycle apart, clean and grease the bearings, put it together and note which part was worn and why.": {
    hinglish: "Ek purani cycle kholiye, bearing saaf karke grease lagaiye, wapas jodiye aur likhiye ki kaun sa hissa ghisa tha aur kyon.",
    hindi: "एक पुरानी साइकिल खोलिए, बेयरिंग साफ़ करके ग्रीस लगाइए, वापस जोड़िए और लिखिए कि कौन-सा हिस्सा घिसा था और क्यों।",
  },
  "Rats and squirrels that chew new pipe": {
    hinglish: "Chuhe aur gilahri jo naya pipe kutar dete hain",
    hindi: "चूहे और गिलहरी जो नया पाइप कुतर देते हैं",
  },
  "Subsidy payments that come a season late": {
    hinglish: "Subsidy ka paisa jo ek season der se aata hai",
    hindi: "सब्सिडी का पैसा जो एक सीज़न देर से आता है",
  },
  "Salt-clogged drippers blamed on the fitter": {
    hinglish: "Namak se band dripper ka dosh lagane wale karigar par",
    hindi: "नमक से बंद ड्रिपर का दोष लगाने वाले कारीगर पर",
  },
  "Make a drip from a plastic bottle and a cotton wick; count its drops per minute and see how long one litre lasts.": {
    hinglish:
      "Plastic ki bottle aur rui ki batti se ek drip banaiye; ek minute mein boondein giniye aur dekhiye ki ek litre kitni der chalta hai.",
    hindi: "प्लास्टिक की बोतल और रुई की बत्ती से एक ड्रिप बनाइए; एक मिनट में बूँदें गिनिए और देखिए कि एक लीटर कितनी देर चलता है।",
  },
  "Being pressed to pass a wet lot": { hinglish: "Geele maal ko manzoor karne ka dabaav", hindi: "गीले माल को मंज़ूर करने का दबाव" },
  "Husk dust that makes the whole depot cough": {
    hinglish: "Bhoose ki dhool jisse poora depot khaansta hai",
    hindi: "भूसे की धूल जिससे पूरा डिपो खाँसता है",
  },
  "Farmers' pleading eyes when moisture reads one point over": {
    hinglish: "Nami ek point zyada nikle to kisaan ki minnat karti aankhein",
    hindi: "नमी एक पॉइंट ज़्यादा निकले तो किसान की मिन्नत करती आँखें",
  },
  "Spread 100 grams of rice on a plate, sort whole, broken, chalky grains and stones, and work out each percentage.": {
    hinglish:
      "Thaali mein 100 gram chawal phailaiye, saabut, toote aur dudhiya daane aur kankar alag kijiye, aur har ek ka pratishat nikaaliye.",
    hindi: "थाली में 100 ग्राम चावल फैलाइए, साबुत, टूटे और दूधिया दाने और कंकड़ अलग कीजिए, और हर एक का प्रतिशत निकालिए।",
  },
  "Targets that ignore a failed monsoon": {
    hinglish: "Target jo barsaat na hone par bhi nahi badalte",
    hindi: "टारगेट जो बरसात न होने पर भी नहीं बदलते",
  },
  "Seed dealers who settle your bill only when farmers settle theirs": {
    hinglish: "Beej ke dealer jo aapka bill tabhi chukate hain jab kisaan unka chukaye",
    hindi: "बीज के डीलर जो आपका बिल तभी चुकाते हैं जब किसान उनका चुकाए",
  },
  "A bad seed lot for which farmers remember your face": {
    hinglish: "Kharab beej ki khep, aur kisaanon ko chehra aapka yaad rehta hai",
    hindi: "ख़राब बीज की खेप, और किसानों को चेहरा आपका याद रहता है",
  },
  "Visit a seed shop, read the labels of five packets for purity, germination and price, and compare them in a table.": {
    hinglish: "Beej ki dukaan jaiye, paanch packet ke label par shuddhata, ankuran aur daam padhiye, aur unki table mein tulna kijiye.",
    hindi: "बीज की दुकान जाइए, पाँच पैकेट के लेबल पर शुद्धता, अंकुरण और दाम पढ़िए, और उनकी टेबल में तुलना कीजिए।",
  },
  "Leeches, rain and a strap across the forehead": {
    hinglish: "Jonk, baarish aur maathe par tokri ki patti",
    hindi: "जोंक, बारिश और माथे पर टोकरी की पट्टी",
  },
  "Daily wages that have stayed low for years": { hinglish: "Dihaadi jo saalon se kam hi hai", hindi: "दिहाड़ी जो सालों से कम ही है" },
  "A house that belongs to the garden and not to you": {
    hinglish: "Ghar jo bagaan ka hai, aapka nahi",
    hindi: "घर जो बाग़ान का है, आपका नहीं",
  },
  "Boil two kinds of tea, open the wet leaves on a plate, find bud, leaf and stalk, and see which tea had more of each.": {
    hinglish:
      "Do tarah ki chai ubaaliye, geeli pattiyan plate par kholiye, kali, patti aur danthal dhoondhiye, aur dekhiye ki kis chai mein kya zyada tha.",
    hindi: "दो तरह की चाय उबालिए, गीली पत्तियाँ प्लेट पर खोलिए, कली, पत्ती और डंठल ढूँढ़िए, और देखिए कि किस चाय में क्या ज़्यादा था।",
  },
  "Nights almost alone against men with saws": {
    hinglish: "Aari wale logon ke saamne lagbhag akele raat kaatna",
    hindi: "आरी वाले लोगों के सामने लगभग अकेले रात काटना",
  },
  "A quarter far from school, doctor and family": {
    hinglish: "Quarter jo school, doctor aur parivaar se door hai",
    hindi: "क्वार्टर जो स्कूल, डॉक्टर और परिवार से दूर है",
  },
  "Elephants, snakes and fever, all on one salary": {
    hinglish: "Haathi, saanp aur bukhaar, sab ek hi salary mein",
    hindi: "हाथी, साँप और बुख़ार, सब एक ही वेतन में",
  },
  "Walk the same kilometre of park or scrub with an adult each week for a month and log tracks, droppings, birds and cut wood.": {
    hinglish:
      "Kisi bade ke saath ek mahine tak har hafte park ya jhaadi wali zameen ka wahi ek kilometre chaliye aur pairon ke nishan, mal, pakshi aur kati lakdi likhte jaiye.",
    hindi: "किसी बड़े के साथ एक महीने तक हर हफ़्ते पार्क या झाड़ी वाली ज़मीन का वही एक किलोमीटर चलिए और पैरों के निशान, मल, पक्षी और कटी लकड़ी लिखते जाइए।",
  },
  "Ten years between a cross and a released variety": {
    hinglish: "Do kismon ke cross se nayi kism nikalne tak das saal",
    hindi: "दो क़िस्मों के क्रॉस से नई क़िस्म निकलने तक दस साल",
  },
  "Pollination hours in steaming glasshouses": {
    hinglish: "Bhaap bhare kaanch ke gharon mein ghanton paraagan",
    hindi: "भाप भरे काँच के घरों में घंटों परागण",
  },
  "Parrots and rats that eat the few seeds of a year's crosses": {
    hinglish: "Tote aur choohe jo saal bhar ke cross ke gine-chune beej kha jaate hain",
    hindi: "तोते और चूहे जो साल भर के क्रॉस के गिने-चुने बीज खा जाते हैं",
  },
  "Measure fifty bean pods in the kitchen, choose the five whose seed you would sow, and write down why.": {
    hinglish: "Rasoi mein sem ya beans ki pachaas phaliyan naapiye, woh paanch chuniye jinke beej aap boenge, aur likhiye ki kyon.",
    hindi: "रसोई में सेम या बीन्स की पचास फलियाँ नापिए, वे पाँच चुनिए जिनके बीज आप बोएँगे, और लिखिए कि क्यों।",
  },
  "Wind rising at nine that ends the flying day": {
    hinglish: "Nau baje tez hone wali hawa jo din ki udaan khatm kar deti hai",
    hindi: "नौ बजे तेज़ होने वाली हवा जो दिन की उड़ान ख़त्म कर देती है",
  },
  "Chemical mist in your mask and clothes": { hinglish: "Mask aur kapdon mein dawa ki phuhaar", hindi: "मास्क और कपड़ों में दवा की फुहार" },
  "A crash that eats a season's income": {
    hinglish: "Ek crash jo poore season ki kamaai kha jaata hai",
    hindi: "एक क्रैश जो पूरे सीज़न की कमाई खा जाता है",
  },
  "Fly a free drone simulator on a phone or computer, then plan a lawn-mower path over a playground on graph paper.": {
    hinglish:
      "Phone ya computer ke free simulator par drone udaiye, phir graph paper par khel ke maidan ke upar ghaas kaatne jaisa aata-jaata raasta banaiye.",
    hindi: "फ़ोन या कंप्यूटर के फ़्री सिम्युलेटर पर ड्रोन उड़ाइए, फिर ग्राफ़ पेपर पर खेल के मैदान के ऊपर घास काटने जैसा आता-जाता रास्ता बनाइए।",
  },
  "Whole bins of seed rejected for sprouting slightly too little": {
    hinglish: "Ankuran zara-sa kam nikla, aur beej ke poore bhandaar radd",
    hindi: "अंकुरण ज़रा-सा कम निकला, और बीज के पूरे भंडार रद्द",
  },
  "Processing months without a Sunday": {
    hinglish: "Processing ke mahine jinmein koi ravivaar nahi",
    hindi: "प्रोसेसिंग के महीने जिनमें कोई रविवार नहीं",
  },
  "Fungicide pink on your hands and lunch box": {
    hinglish: "Haathon aur tiffin par phaphoondnaashak dawa ka gulaabi rang",
    hindi: "हाथों और टिफ़िन पर फफूँदनाशक दवा का गुलाबी रंग",
  },
  "Test old and new packets of the same seed side by side on wet tissue and draw both germination curves.": {
    hinglish:
      "Ek hi fasal ke purane aur naye packet ke beej geele tissue par agal-bagal ugaakar jaanchiye aur dono ke ankuran ka graph banaiye.",
    hindi: "एक ही फ़सल के पुराने और नए पैकेट के बीज गीले टिश्यू पर अगल-बग़ल उगाकर जाँचिए और दोनों के अंकुरण का ग्राफ़ बनाइए।",
  },
  "Curd cultures killed overnight by a virus (phage)": {
    hinglish: "Dahi ke jaaman ko raaton-raat ek virus (phage) ka maar daalna",
    hindi: "दही के जामन को रातों-रात एक वायरस (फ़ेज) का मार डालना",
  },
  "A feeding trial spoilt because two cows fell ill": {
    hinglish: "Chaare ka prayog jo do gaayon ke bimaar padne se bigad gaya",
    hindi: "चारे का प्रयोग जो दो गायों के बीमार पड़ने से बिगड़ गया",
  },
  "Papers that the milkman never reads": {
    hinglish: "Shodh-patra jinhe doodhwala kabhi nahi padhta",
    hindi: "शोध-पत्र जिन्हें दूधवाला कभी नहीं पढ़ता",
  },
  "Set curd from boiled milk at three temperatures, note time, taste and firmness, and say which one the bacteria liked best.": {
    hinglish:
      "Ubale doodh se teen alag taapmaan par dahi jamaiye, samay, swaad aur sakhti likhiye, aur bataiye ki bacteria ko kaun-sa sabse achcha laga.",
    hindi: "उबले दूध से तीन अलग तापमान पर दही जमाइए, समय, स्वाद और सख़्ती लिखिए, और बताइए कि बैक्टीरिया को कौन-सा सबसे अच्छा लगा।",
  },
  "Orchard money that arrives in March, long after planting time": {
    hinglish: "Baag lagaane ka paisa March mein aana, ropai ka samay nikalne ke bahut baad",
    hindi: "बाग़ लगाने का पैसा मार्च में आना, रोपाई का समय निकलने के बहुत बाद",
  },
  "Politicians phoning to put one man's polyhouse on the list": {
    hinglish: "Neta ka phone ki kisi ek ka polyhouse suchi mein daal dijiye",
    hindi: "नेता का फ़ोन कि किसी एक का पॉलीहाउस सूची में डाल दीजिए",
  },
  "Blame when onion prices crash, though no adviser sets them": {
    hinglish: "Pyaaz ke daam girne ka ilzaam, jabki daam koi salaahkaar tay nahi karta",
    hindi: "प्याज़ के दाम गिरने का इल्ज़ाम, जबकि दाम कोई सलाहकार तय नहीं करता",
  },
  "Keep four onions in net bag, fridge, closed box and open tray for a month; weigh weekly and see which rots.": {
    hinglish:
      "Chaar pyaaz ek mahine jaali ke thaile, fridge, band dibbe aur khuli tray mein rakhiye, har hafte tauliye aur dekhiye ki kaun-sa sadta hai.",
    hindi: "चार प्याज़ एक महीने जाली के थैले, फ़्रिज, बंद डिब्बे और खुली ट्रे में रखिए, हर हफ़्ते तौलिए और देखिए कि कौन-सा सड़ता है।",
  },
  "Owners who want a grown garden by Sunday": {
    hinglish: "Maalik jinhe ravivaar tak hara-bhara taiyaar bageecha chahiye",
    hindi: "मालिक जिन्हें रविवार तक हरा-भरा तैयार बग़ीचा चाहिए",
  },
  "Waiting for a water tanker in May": { hinglish: "May mein paani ke tanker ka intezaar", hindi: "मई में पानी के टैंकर का इंतज़ार" },
  "Plants trampled at the first party": { hinglish: "Pehli hi party mein kuchle gaye paudhe", hindi: "पहली ही पार्टी में कुचले गए पौधे" },
  "Redesign one dull school corner: measure it, sketch beds, pick five hardy local plants and price them at a nursery.": {
    hinglish:
      "School ke kisi feeke kone ko naye sire se design kijiye: naapiye, kyaariyon ka chitra banaiye, paanch mazboot sthaaniya paudhe chuniye aur nursery mein unke daam poochiye.",
    hindi: "स्कूल के किसी फीके कोने को नए सिरे से डिज़ाइन कीजिए: नापिए, क्यारियों का चित्र बनाइए, पाँच मज़बूत स्थानीय पौधे चुनिए और नर्सरी में उनके दाम पूछिए।",
  },
  "Members who sell to the trader when he pays more": {
    hinglish: "Sadasya jo vyapaari ke zyada dene par fasal usi ko bech dete hain",
    hindi: "सदस्य जो व्यापारी के ज़्यादा देने पर फ़सल उसी को बेच देते हैं",
  },
  "Cash for paying members that runs out in mid-harvest": {
    hinglish: "Sadasyon ko dene ka cash jo beech katai mein khatm ho jaata hai",
    hindi: "सदस्यों को देने का कैश जो बीच कटाई में ख़त्म हो जाता है",
  },
  "Company filings designed for people with staff": {
    hinglish: "Company ki kaagazi kaarravaai jo staff wali company ke liye bani hai",
    hindi: "कंपनी की काग़ज़ी कार्रवाई जो स्टाफ़ वाली कंपनी के लिए बनी है",
  },
  "Ask ten households what they pay for onions, then compute what one joint order from the mandi would save.": {
    hinglish: "Das gharon se poochiye ki woh pyaaz kitne mein lete hain, phir hisaab lagaiye ki mandi se ek saajha order kitna bachata.",
    hindi: "दस घरों से पूछिए कि वे प्याज़ कितने में लेते हैं, फिर हिसाब लगाइए कि मंडी से एक साझा ऑर्डर कितना बचाता।",
  },
  "Root wilt and mites that no spray quite cures": {
    hinglish: "Jad ka rog aur mite jo kisi dawa se poori tarah nahi jaate",
    hindi: "जड़ का रोग और माइट जो किसी दवा से पूरी तरह नहीं जाते",
  },
  "Climbers who cannot be found in the picking week": {
    hinglish: "Tudai ke hafte mein ped par chadhne wale ka na milna",
    hindi: "तुड़ाई के हफ़्ते में पेड़ पर चढ़ने वाले का न मिलना",
  },
  "Copra prices that sink when the whole coast sells": {
    hinglish: "Khopre ke daam jo poore tat ke ek saath bechne par gir jaate hain",
    hindi: "खोपरे के दाम जो पूरे तट के एक साथ बेचने पर गिर जाते हैं",
  },
  "Open one ripe coconut, weigh husk, shell, water and kernel, and work out what each part would bring at bazaar prices.": {
    hinglish:
      "Ek paka nariyal kholiye, jata, khol, paani aur giri tauliye, aur bazaar bhaav par hisaab lagaiye ki har hissa kitne ka bikega.",
    hindi: "एक पका नारियल खोलिए, जटा, खोल, पानी और गिरी तौलिए, और बाज़ार भाव पर हिसाब लगाइए कि हर हिस्सा कितने का बिकेगा।",
  },
  "Buyers who vanish after promising a buy-back": {
    hinglish: "Kharidaar jo fasal wapas kharidne ka vaada karke gaayab ho jaate hain",
    hindi: "ख़रीदार जो फ़सल वापस ख़रीदने का वादा करके ग़ायब हो जाते हैं",
  },
  "Crops whose price doubles, then halves, in a year": {
    hinglish: "Fasal jiska daam ek saal mein doguna, phir aadha ho jaata hai",
    hindi: "फ़सल जिसका दाम एक साल में दोगुना, फिर आधा हो जाता है",
  },
  "Papers to prove the roots were not from a forest": {
    hinglish: "Yeh saabit karne ke kaagaz ki jadein jangal ki nahi thin",
    hindi: "यह साबित करने के काग़ज़ कि जड़ें जंगल की नहीं थीं",
  },
  "Dry tulsi leaves in sun and in shade, seal both in jars, and after two weeks compare smell, colour and weight.": {
    hinglish:
      "Tulsi ke patte dhoop mein aur chhaaya mein sukhaiye, dono ko alag jaar mein band kijiye, aur do hafte baad mahak, rang aur wazan ki tulna kijiye.",
    hindi: "तुलसी के पत्ते धूप में और छाया में सुखाइए, दोनों को अलग जार में बंद कीजिए, और दो हफ़्ते बाद महक, रंग और वज़न की तुलना कीजिए।",
  },
  "Weeks on the road behind the ripening wheat": {
    hinglish: "Pakte gehun ke peeche-peeche hafton sadak par",
    hindi: "पकते गेहूँ के पीछे-पीछे हफ़्तों सड़क पर",
  },
  "Chaff, engine heat and no shade till dusk": {
    hinglish: "Shaam tak bhoosa, engine ki garmi aur kahin chhaaya nahi",
    hindi: "शाम तक भूसा, इंजन की गर्मी और कहीं छाया नहीं",
  },
  "Twenty-hour days, then months with little work": {
    hinglish: "Bees-bees ghante ke din, phir mahinon bahut kam kaam",
    hindi: "बीस-बीस घंटे के दिन, फिर महीनों बहुत कम काम",
  },
  "Rub out the grain of ten wheat or paddy ears, winnow it before a fan at three distances, and weigh what flies off with the chaff.": {
    hinglish:
      "Gehun ya dhaan ki das baaliyon ke daane masalkar nikaaliye, pankhe ke saamne teen dooriyon par osaiye, aur bhoose ke saath jo daane ud jaayein unhe tauliye.",
    hindi: "गेहूँ या धान की दस बालियों के दाने मसलकर निकालिए, पंखे के सामने तीन दूरियों पर ओसाइए, और भूसे के साथ जो दाने उड़ जाएँ उन्हें तौलिए।",
  },
  "One storm night that lays the whole garden flat": {
    hinglish: "Aandhi ki ek raat jo poora bageecha zameen par gira deti hai",
    hindi: "आँधी की एक रात जो पूरा बग़ीचा ज़मीन पर गिरा देती है",
  },
  "Wilt in the soil that bars bananas there for years": {
    hinglish: "Mitti mein ukatha rog, jisse wahan saalon tak kela nahi ug sakta",
    hindi: "मिट्टी में उकठा रोग, जिससे वहाँ सालों तक केला नहीं उग सकता",
  },
  "A load that ripens by itself and one trader at the gate": {
    hinglish: "Apne aap pakta maal, aur darwaze par bas ek vyapaari",
    hindi: "अपने आप पकता माल, और दरवाज़े पर बस एक व्यापारी",
  },
  "Keep fruits of one green cluster of bananas in a bag, in open air and beside an apple, and record the days each takes to turn yellow.": {
    hinglish:
      "Hare kele ke ek hi guchchhe ke phal thaile mein, khuli hawa mein aur seb ke paas rakhiye, aur likhiye ki har ek ko peela hone mein kitne din lage.",
    hindi: "हरे केले के एक ही गुच्छे के फल थैले में, खुली हवा में और सेब के पास रखिए, और लिखिए कि हर एक को पीला होने में कितने दिन लगे।",
  },
  "Tea mosquito bug that blackens a whole tree's flowers": {
    hinglish: "Tea mosquito bug naam ka keeda jo poore ped ke phool kaale kar deta hai",
    hindi: "टी मॉस्किटो बग नाम का कीड़ा जो पूरे पेड़ के फूल काले कर देता है",
  },
  "Shell oil that burns the skin of the fingers": {
    hinglish: "Chhilke ka tel jo ungliyon ki chamdi jala deta hai",
    hindi: "छिलके का तेल जो उँगलियों की चमड़ी जला देता है",
  },
  "Imported raw nuts that set your price": {
    hinglish: "Videsh se aaye kachche meve jo aapka daam tay karte hain",
    hindi: "विदेश से आए कच्चे मेवे जो आपका दाम तय करते हैं",
  },
  "Weigh 200 grams of groundnuts in the shell, shell them and work out the share of kernel, as the buyer of raw cashew does.": {
    hinglish:
      "Chhilke samet 200 gram moongphali tauliye, chheeliye aur nikaaliye ki usmein daane ka hissa kitna hai, jaise kachche kaaju ke kharidaar karte hain.",
    hindi: "छिलके समेत 200 ग्राम मूँगफली तौलिए, छीलिए और निकालिए कि उसमें दाने का हिस्सा कितना है, जैसे कच्चे काजू के ख़रीदार करते हैं।",
  },
};
