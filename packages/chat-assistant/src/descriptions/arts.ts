import type { ToldCareers } from "./told.ts";

export const arts: ToldCareers = {
  "fine-art-painter": {
    of: "ec4jv5",
    description: {
      hinglish: "Gallery mein bikne ke liye oil ya acrylic se canvas par chitra banana.",
      hindi: "गैलरी में बिकने के लिए ऑयल या ऐक्रिलिक से कैनवस पर चित्र बनाना।",
    },
    summary: {
      hinglish:
        "Apne khayal se oil, acrylic ya watercolour mein canvas par chitra banana, aur gallery ke show, order aur bikri se guzara karna.",
      hindi: "अपने ख़याल से ऑयल, ऐक्रिलिक या वॉटरकलर में कैनवस पर चित्र बनाना, और गैलरी के शो, ऑर्डर और बिक्री से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Canvas taankar us par primer lagana, phir gehre rang ke bade hisse bharna",
        "Har ghante peeche hatkar darwaze se poora chitra parakhna",
        "Taiyar kaam ki photo lena aur do gallery ko likhna",
      ],
      hindi: [
        "कैनवस तानकर उस पर प्राइमर लगाना, फिर गहरे रंग के बड़े हिस्से भरना",
        "हर घंटे पीछे हटकर दरवाज़े से पूरा चित्र परखना",
        "तैयार काम की फ़ोटो लेना और दो गैलरियों को लिखना",
      ],
    },
  },
  sculptor: {
    of: "1unpgzd",
    description: {
      hinglish: "Patthar, kaanse ya kabaad ko gadhna, sir ki aakriti se badi pratima tak.",
      hindi: "पत्थर, काँसे या कबाड़ को गढ़ना, सिर की आकृति से बड़ी प्रतिमा तक।",
    },
    summary: {
      hinglish: "Patthar, kaanse, mitti ya kabaad se khadi aakritiyan gadhna, hatheli jitne sir se shehar ke chauraahe ki pratima tak.",
      hindi: "पत्थर, काँसे, मिट्टी या कबाड़ से खड़ी आकृतियाँ गढ़ना, हथेली जितने सिर से शहर के चौराहे की प्रतिमा तक।",
    },
    day: {
      hinglish: [
        "Andar ka aisa dhaancha, yaani armature, weld karna jo pachaas kilo mitti sambhale",
        "Foundry mein kaansa dhalne se pehle aakriti ko mom mein dhaalna aur jod chikne karna",
        "Chabootre aur uthane wali crane par nagar palika se bahas karna",
      ],
      hindi: [
        "अंदर का ऐसा ढाँचा, यानी आर्मेचर, वेल्ड करना जो पचास किलो मिट्टी सँभाले",
        "फ़ाउंड्री में काँसा ढलने से पहले आकृति को मोम में ढालना और जोड़ चिकने करना",
        "चबूतरे और उठाने वाली क्रेन पर नगरपालिका से बहस करना",
      ],
    },
  },
  printmaker: {
    of: "1os52yz",
    description: {
      hinglish: "Plate par etching karna, block kaatna aur number wale print nikaalna.",
      hindi: "प्लेट पर एचिंग करना, ब्लॉक काटना और नंबर वाले प्रिंट निकालना।",
    },
    summary: {
      hinglish:
        "Plate, block ya patthar par kaatkar, etching se ya haath se chitra banana, aur hand press se uske number wale print ka edition nikaalna.",
      hindi: "प्लेट, ब्लॉक या पत्थर पर काटकर, एचिंग से या हाथ से चित्र बनाना, और हैंड प्रेस से उसके नंबर वाले प्रिंट का संस्करण निकालना।",
    },
    day: {
      hinglish: [
        "Plate ki mom ki parat kuredkar chitra banana aur tezaab mein rakhne ka samay naapna",
        "Ek test print ke liye syahi lagana, ponchhna, press ghumana",
        "Pachchees ek jaise print ke edition par number likhna aur dastakhat karna",
      ],
      hindi: [
        "प्लेट की मोम की परत कुरेदकर चित्र बनाना और तेज़ाब में रखने का समय नापना",
        "एक टेस्ट प्रिंट के लिए स्याही लगाना, पोंछना, प्रेस घुमाना",
        "पच्चीस एक जैसे प्रिंट के संस्करण पर नंबर लिखना और दस्तख़त करना",
      ],
    },
  },
  muralist: {
    of: "kg9w2b",
    description: {
      hinglish: "Sketch ko deewar jitna bada karna aur machaan par chadhkar paint karna.",
      hindi: "स्केच को दीवार जितना बड़ा करना और मचान पर चढ़कर पेंट करना।",
    },
    summary: {
      hinglish:
        "Sketch ko deewar jitna bada karna aur machaan par chadhkar paint karna, metro ke khambon, schoolon ki saamne wali deewaron aur Delhi ki Lodhi Colony jaisi galiyon mein.",
      hindi:
        "स्केच को दीवार जितना बड़ा करना और मचान पर चढ़कर पेंट करना, मेट्रो के खंभों, स्कूलों की सामने वाली दीवारों और दिल्ली की लोधी कॉलोनी जैसी गलियों में।",
    },
    day: {
      hinglish: [
        "Sketch par khaane banana, chaalis foot tak chalk ki dori se lakeer maarna",
        "Balti mein bahari deewar ka paint milana aur har shade ko number dena",
        "Deewar ke zyada tapne se pehle machaan par chadhkar paint karna",
      ],
      hindi: [
        "स्केच पर ख़ाने बनाना, चालीस फ़ुट तक चॉक की डोरी से लकीर मारना",
        "बाल्टी में बाहरी दीवार का पेंट मिलाना और हर शेड को नंबर देना",
        "दीवार के ज़्यादा तपने से पहले मचान पर चढ़कर पेंट करना",
      ],
    },
  },
  illustrator: {
    of: "2f8ajz",
    description: {
      hinglish: "Aise chitra banana jo magazine ke panne ya app ki baat kahein.",
      hindi: "ऐसे चित्र बनाना जो पत्रिका के पन्ने या ऐप की बात कहें।",
    },
    summary: {
      hinglish:
        "Woh chitra banana jo likhi hui baat ko aage badhate hain: picture book ka haathi, magazine ka cover ya app ki chhoti aakritiyan.",
      hindi: "वे चित्र बनाना जो लिखी हुई बात को आगे बढ़ाते हैं: चित्रों वाली किताब का हाथी, पत्रिका का कवर या ऐप की छोटी आकृतियाँ।",
    },
    day: {
      hinglish: [
        "Kaam ka brief do baar padhna aur pencil ke teen rough bhejna",
        "Banking app ke chhote chitra mein brand ke rang bharna",
        "Magazine cover paint karne se pehle chhote aakaar mein rangon ke teen mel aazmana",
      ],
      hindi: [
        "काम का ब्योरा दो बार पढ़ना और पेंसिल के तीन कच्चे चित्र भेजना",
        "बैंकिंग ऐप के छोटे चित्र में ब्रांड के रंग भरना",
        "पत्रिका का कवर पेंट करने से पहले छोटे आकार में रंगों के तीन मेल आज़माना",
      ],
    },
  },
  "portrait-artist": {
    of: "1hewapc",
    description: {
      hinglish: "Pencil, pastel ya oil mein kisi ki hu-ba-hu soorat utaarna.",
      hindi: "पेंसिल, पेस्टल या ऑयल में किसी की हूबहू सूरत उतारना।",
    },
    summary: {
      hinglish:
        "Saamne bithakar ya photo se, pencil, pastel ya oil mein kisi ki hu-ba-hu soorat utaarna, parivaron, daftaron aur adaalat ke hall ke liye.",
      hindi: "सामने बिठाकर या फ़ोटो से, पेंसिल, पेस्टल या ऑयल में किसी की हूबहू सूरत उतारना, परिवारों, दफ़्तरों और अदालत के हॉल के लिए।",
    },
    day: {
      hinglish: [
        "Aankh banane se pehle sir ke kon mote taur par utaarna",
        "Hilte-dulte dada ji ko baaton mein lagaye rakhna jab tak unka munh na ban jaye",
        "Judges ke corridor ki oil painting par varnish aur frame lagana",
      ],
      hindi: [
        "आँख बनाने से पहले सिर के कोण मोटे तौर पर उतारना",
        "हिलते-डुलते दादाजी को बातों में लगाए रखना जब तक उनका मुँह न बन जाए",
        "जजों के कॉरिडोर की ऑयल पेंटिंग पर वार्निश और फ़्रेम लगाना",
      ],
    },
  },
  cartoonist: {
    of: "87s4vh",
    description: {
      hinglish: "Us din ki rajneeti ko ek panel mein mazaak ke saath banana.",
      hindi: "उस दिन की राजनीति को एक पैनल में मज़ाक़ के साथ बनाना।",
    },
    summary: {
      hinglish:
        "Us din ki rajneeti ya ghar ka mazaak ek panel ya chhoti strip mein banana, chand lakeeron mein chehra aur bewakoofi pakadna.",
      hindi: "उस दिन की राजनीति या घर का मज़ाक़ एक पैनल या छोटी स्ट्रिप में बनाना, चंद लकीरों में चेहरा और बेवक़ूफ़ी पकड़ना।",
    },
    day: {
      hinglish: [
        "Har akhbaar ka pehla panna dekhna, das baje tak paanch betuki baatein likhna",
        "Sampadak ko kachche cartoon dikhana aur unmein se do radd hote dekhna",
        "Bache cartoon par syahi chalana, mantri ki naak bas zaroorat bhar badi rakhna",
      ],
      hindi: [
        "हर अख़बार का पहला पन्ना देखना, दस बजे तक पाँच बेतुकी बातें लिखना",
        "संपादक को कच्चे कार्टून दिखाना और उनमें से दो रद्द होते देखना",
        "बचे कार्टून पर स्याही चलाना, मंत्री की नाक बस ज़रूरत भर बड़ी रखना",
      ],
    },
  },
  "comic-artist": {
    of: "2b6sev",
    description: {
      hinglish: "Superhero se pauranik kathaon tak, panel mein lambi kahaniyan banana.",
      hindi: "सुपरहीरो से पौराणिक कथाओं तक, पैनल में लंबी कहानियाँ बनाना।",
    },
    summary: {
      hinglish:
        "Panel mein lambi kahani kehna, superhero series ya pauranik comic ke har panne par pencil aur ink ka kaam karna aur uski raftaar tay karna.",
      hindi: "पैनल में लंबी कहानी कहना, सुपरहीरो सीरीज़ या पौराणिक कॉमिक के हर पन्ने पर पेंसिल और इंक का काम करना और उसकी रफ़्तार तय करना।",
    },
    day: {
      hinglish: [
        "Chaar panne bahut chhote sketch karna taaki chaunkane wali baat panna palatne par aaye",
        "Bheed bhari ladai pencil se banana, har vardi ek jaisi rakhkar",
        "Hindi samvaad ke bubble aise likhna ki sahi kram mein padhe jaayein",
      ],
      hindi: [
        "चार पन्ने बहुत छोटे स्केच करना ताकि चौंकाने वाली बात पन्ना पलटने पर आए",
        "भीड़ भरी लड़ाई पेंसिल से बनाना, हर वर्दी एक जैसी रखकर",
        "हिंदी संवाद के बबल ऐसे लिखना कि सही क्रम में पढ़े जाएँ",
      ],
    },
  },
  calligrapher: {
    of: "11gavpb",
    description: {
      hinglish: "Nimantran ke liye sarkande ki kalam ya nib se kalaatmak akshar likhna.",
      hindi: "निमंत्रण के लिए सरकंडे की क़लम या निब से कलात्मक अक्षर लिखना।",
    },
    summary: {
      hinglish:
        "Sarkande ki kalam, nib ya brush se Devanagari, Urdu nastaliq ya Roman mein kalaatmak akshar likhna, nimantran, certificate aur logo ke liye.",
      hindi: "सरकंडे की क़लम, निब या ब्रश से देवनागरी, उर्दू नस्तालीक़ या रोमन में कलात्मक अक्षर लिखना, निमंत्रण, सर्टिफ़िकेट और लोगो के लिए।",
    },
    day: {
      hinglish: [
        "Seedhi rekhayein kheenchna aur baans ki kalam sahi tirchhe kon par kaatna",
        "Shaadi ke do sau lifafe bina ek dhabbe ke likhna",
        "Mithai ke brand ka Devanagari logo computer ki saaf rekhaon, yaani vector, mein phir banana",
      ],
      hindi: [
        "सीधी रेखाएँ खींचना और बाँस की क़लम सही तिरछे कोण पर काटना",
        "शादी के दो सौ लिफ़ाफ़े बिना एक धब्बे के लिखना",
        "मिठाई के ब्रांड का देवनागरी लोगो कंप्यूटर की साफ़ रेखाओं, यानी वेक्टर, में फिर बनाना",
      ],
    },
  },
  "2d-animator": {
    of: "19ovqi",
    description: {
      hinglish: "Cartoon ko pose dar pose banana, jab tak woh chalne-bolne na lage.",
      hindi: "कार्टून को पोज़ दर पोज़ बनाना, जब तक वह चलने-बोलने न लगे।",
    },
    summary: {
      hinglish:
        "Sapaat cartoon kirdaar ko pose dar pose banana, taaki bachchon ke TV par palak jhapakna, chalna ya peecha karna bina jhatke ke dikhe.",
      hindi: "सपाट कार्टून किरदार को पोज़ दर पोज़ बनाना, ताकि बच्चों के टीवी पर पलक झपकना, चलना या पीछा करना बिना झटके के दिखे।",
    },
    day: {
      hinglish: [
        "Kirdaar ki chhalaang se zameen chhoone tak ke beech ke pose banana",
        "Record hue Hindi ya English dialogue se munh ke aakaar milana",
        "Animation lead ke laal note ke saath lautaye shot theek karna",
      ],
      hindi: [
        "किरदार की छलाँग से ज़मीन छूने तक के बीच के पोज़ बनाना",
        "रिकॉर्ड हुए हिंदी या अंग्रेज़ी डायलॉग से मुँह के आकार मिलाना",
        "ऐनिमेशन लीड के लाल नोट के साथ लौटाए शॉट ठीक करना",
      ],
    },
  },
  "3d-animator": {
    of: "zbac9v",
    description: {
      hinglish: "Digital putle ke jod hilakar dragon ko bhaari dikhana.",
      hindi: "डिजिटल पुतले के जोड़ हिलाकर ड्रैगन को भारी दिखाना।",
    },
    summary: {
      hinglish: "Timeline par digital putle ke jod hilana, ek-ek shot mein dragon ko bhaari ya gudiya ko roothi hui dikhana.",
      hindi: "टाइमलाइन पर डिजिटल पुतले के जोड़ हिलाना, एक-एक शॉट में ड्रैगन को भारी या गुड़िया को रूठी हुई दिखाना।",
    },
    day: {
      hinglish: [
        "Digital putla hilane se pehle khud scene karke apna video banana",
        "Mukhya pose tay karna, phir unke beech ki harkat ko sahaj karna",
        "Daudte ladaake ke motion capture data se jhatke hatana",
      ],
      hindi: [
        "डिजिटल पुतला हिलाने से पहले ख़ुद सीन करके अपना वीडियो बनाना",
        "मुख्य पोज़ तय करना, फिर उनके बीच की हरकत को सहज करना",
        "दौड़ते लड़ाके के मोशन कैप्चर डेटा से झटके हटाना",
      ],
    },
  },
  "character-designer": {
    of: "wfv74o",
    description: { hinglish: "Cartoon ke villain ka chehra, mood aur poshaak sochna.", hindi: "कार्टून के विलेन का चेहरा, मूड और पोशाक सोचना।" },
    summary: {
      hinglish:
        "Cartoon ka hero ya villain har taraf se kaisa dikhe, yeh sochna, aur animators ke liye turnaround, mood aur poshaak banana.",
      hindi: "कार्टून का हीरो या विलेन हर तरफ़ से कैसा दिखे, यह सोचना, और ऐनिमेटरों के लिए टर्नअराउंड, मूड और पोशाक बनाना।",
    },
    day: {
      hinglish: [
        "Ek villain ki tees chhaya aakritiyan banana aur turant pehchani jaane wali teen rakhna",
        "Modellers ke liye aage, bagal aur peeche ka turnaround banana",
        "Chehre ko roothne se dahaadne tak aath mood mein aazmana",
      ],
      hindi: [
        "एक विलेन की तीस छाया आकृतियाँ बनाना और तुरंत पहचानी जाने वाली तीन रखना",
        "मॉडल बनाने वालों के लिए आगे, बग़ल और पीछे का टर्नअराउंड बनाना",
        "चेहरे को रूठने से दहाड़ने तक आठ मूड में आज़माना",
      ],
    },
  },
  "storyboard-artist": {
    of: "t5jv3",
    description: {
      hinglish: "Camera chalne se pehle film ko shot dar shot sketch karna.",
      hindi: "कैमरा चलने से पहले फ़िल्म को शॉट दर शॉट स्केच करना।",
    },
    summary: {
      hinglish: "Shooting se pehle film ko scene dar scene sketch karna, camera ka angle, cut aur har actor kahan khada ho, yeh tay karna.",
      hindi: "शूटिंग से पहले फ़िल्म को सीन दर सीन स्केच करना, कैमरे का ऐंगल, कट और हर ऐक्टर कहाँ खड़ा हो, यह तय करना।",
    },
    day: {
      hinglish: [
        "Lunch se pehle script ke do panne chaalis kachche panel mein badalna",
        "Har panel par camere ki chaal, wide ya close lens aur dialogue likhna",
        "Storyboard ko kachche soundtrack se milakar chalta draft, yaani animatic, banana",
      ],
      hindi: [
        "लंच से पहले स्क्रिप्ट के दो पन्ने चालीस कच्चे पैनल में बदलना",
        "हर पैनल पर कैमरे की चाल, वाइड या क्लोज़ लेंस और डायलॉग लिखना",
        "स्टोरीबोर्ड को कच्चे साउंडट्रैक से मिलाकर चलता ड्राफ़्ट, यानी ऐनिमैटिक, बनाना",
      ],
    },
  },
  "visual-effects-artist": {
    of: "1ta317u",
    description: { hinglish: "Computer par baadh, aag aur dhehte kile banana.", hindi: "कंप्यूटर पर बाढ़, आग और ढहते क़िले बनाना।" },
    summary: {
      hinglish:
        "Woh aag, baadh, dhehte kile aur senayein computer par simulation se banana, jinhe asal mein shoot karna bahut khatarnak ya mehnga hota.",
      hindi: "वे आग, बाढ़, ढहते क़िले और सेनाएँ कंप्यूटर पर सिमुलेशन से बनाना, जिन्हें असल में शूट करना बहुत ख़तरनाक या महँगा होता।",
    },
    day: {
      hinglish: [
        "Raat bhar baadh ka simulation chalana aur agli subah ek-ek frame jaanchna",
        "Dhuein ko tab tak theek karna jab tak woh location par filmaye dhuein jaisa na bahe",
        "Kile ki deewar aise tukdon mein todna jo girte hue asli lagein",
      ],
      hindi: [
        "रात भर बाढ़ का सिमुलेशन चलाना और अगली सुबह एक-एक फ़्रेम जाँचना",
        "धुएँ को तब तक ठीक करना जब तक वह लोकेशन पर फ़िल्माए धुएँ जैसा न बहे",
        "क़िले की दीवार ऐसे टुकड़ों में तोड़ना जो गिरते हुए असली लगें",
      ],
    },
  },
  compositor: {
    of: "1g3kdp0",
    description: {
      hinglish: "Actors aur digital cars ki paratein aise jodna ki kinara na dikhe.",
      hindi: "ऐक्टरों और डिजिटल गाड़ियों की परतें ऐसे जोड़ना कि कोई किनारा न दिखे।",
    },
    summary: {
      hinglish:
        "Asli actors, green screen ke shot aur digital cheezon ki paratein ek final shot mein aise jodna ki roshni, grain aur kinaron se kuch pata na chale.",
      hindi: "असली ऐक्टरों, ग्रीन स्क्रीन के शॉट और डिजिटल चीज़ों की परतें एक फ़ाइनल शॉट में ऐसे जोड़ना कि रोशनी, ग्रेन और किनारों से कुछ पता न चले।",
    },
    day: {
      hinglish: [
        "Udte baalon wali abhinetri ko green screen se saaf alag karna, yaani keying",
        "Digital car ka grain aur kaalapan filmayi gayi sadak se milana",
        "Final render se pehle taar aur crew ki parchhaai paint karke mitana",
      ],
      hindi: [
        "उड़ते बालों वाली अभिनेत्री को ग्रीन स्क्रीन से साफ़ अलग करना, यानी कीइंग",
        "डिजिटल कार का ग्रेन और कालापन फ़िल्माई गई सड़क से मिलाना",
        "फ़ाइनल रेंडर से पहले तार और क्रू की परछाईं पेंट करके मिटाना",
      ],
    },
  },
  "rigging-artist": {
    of: "11l874w",
    description: { hinglish: "Woh digital kankaal banana jisse model mud sake.", hindi: "वह डिजिटल कंकाल बनाना जिससे मॉडल मुड़ सके।" },
    summary: {
      hinglish:
        "Model ke andar digital kankaal, maanspeshiyan aur control handle banana, taaki animator ke modne par woh mude aur toote nahi.",
      hindi: "मॉडल के अंदर डिजिटल कंकाल, मांसपेशियाँ और कंट्रोल हैंडल बनाना, ताकि ऐनिमेटर के मोड़ने पर वह मुड़े और टूटे नहीं।",
    },
    day: {
      hinglish: [
        "Baagh ke model mein jod aise rakhna ki uske kandhe theek se khiskein",
        "Har haddi khaal ko kitna kheenche, yaani weight, yeh set karna jab tak kohni bina pichke na mude",
        "Left ke control right par mirror karne wala chhota Python tool likhna",
      ],
      hindi: [
        "बाघ के मॉडल में जोड़ ऐसे रखना कि उसके कंधे ठीक से खिसकें",
        "हर हड्डी खाल को कितना खींचे, यानी वेट, यह सेट करना जब तक कोहनी बिना पिचके न मुड़े",
        "बाईं तरफ़ के कंट्रोल दाईं तरफ़ मिरर करने वाला छोटा Python टूल लिखना",
      ],
    },
  },
  "3d-modeller": {
    of: "15w1t7t",
    description: { hinglish: "Film aur game mein dikhne wali digital cheezein gadhna.", hindi: "फ़िल्म और गेम में दिखने वाली डिजिटल चीज़ें गढ़ना।" },
    summary: {
      hinglish: "Film, game ya vigyapan ki digital cheezein gadhna, mandir ke khambe se scooter tak, polygon dar polygon.",
      hindi: "फ़िल्म, गेम या विज्ञापन की डिजिटल चीज़ें गढ़ना, मंदिर के खंभे से स्कूटर तक, पॉलिगन दर पॉलिगन।",
    },
    day: {
      hinglish: [
        "Photo dekhkar bawdi ka mota model banana, phir ghise kinare aur tooti tiles jodna",
        "Satah ko sapaat kholna, yaani UV unwrapping, taaki us par chadha rang na khinche",
        "Polygon ki ginti ghatana jab tak game saste phone par na chalne lage",
      ],
      hindi: [
        "फ़ोटो देखकर बावड़ी का मोटा मॉडल बनाना, फिर घिसे किनारे और टूटी टाइलें जोड़ना",
        "सतह को सपाट खोलना, यानी UV अनरैपिंग, ताकि उस पर चढ़ा रंग न खिंचे",
        "पॉलिगन की गिनती घटाना जब तक गेम सस्ते फ़ोन पर न चलने लगे",
      ],
    },
  },
  "motion-graphics-artist": {
    of: "190t836",
    description: { hinglish: "Logo, title aur chart ko beat par animate karna.", hindi: "लोगो, टाइटल और चार्ट को बीट पर ऐनिमेट करना।" },
    summary: {
      hinglish:
        "Channel ki pehchaan wali clip, yaani ident, explainer film aur vigyapan ke title, chart aur logo ko awaaz ki beat par animate karna.",
      hindi: "चैनल की पहचान वाली क्लिप, यानी आइडेंट, एक्सप्लेनर फ़िल्म और विज्ञापन के टाइटल, चार्ट और लोगो को आवाज़ की बीट पर ऐनिमेट करना।",
    },
    day: {
      hinglish: [
        "Channel ke logo ko aise animate karna ki woh theek drum ki chot par tike",
        "Chunav ki seaton ki spreadsheet ko chalte chart mein badalna",
        "Ek vigyapan ko phone aur hoarding ke liye chhe size mein nikaalna",
      ],
      hindi: [
        "चैनल के लोगो को ऐसे ऐनिमेट करना कि वह ठीक ड्रम की चोट पर टिके",
        "चुनाव की सीटों की स्प्रेडशीट को चलते चार्ट में बदलना",
        "एक विज्ञापन को फ़ोन और होर्डिंग के लिए छह साइज़ में निकालना",
      ],
    },
  },
  "graphic-designer": {
    of: "gog1sd",
    description: { hinglish: "Akshar aur rang sajakar logo, poster aur menu banana.", hindi: "अक्षर और रंग सजाकर लोगो, पोस्टर और मेन्यू बनाना।" },
    summary: {
      hinglish:
        "Akshar, rang aur chitra sajakar aise logo, poster, menu aur social media post banana jo raah chalte log ek nazar mein padh lein.",
      hindi: "अक्षर, रंग और चित्र सजाकर ऐसे लोगो, पोस्टर, मेन्यू और सोशल मीडिया पोस्ट बनाना जो राह चलते लोग एक नज़र में पढ़ लें।",
    },
    day: {
      hinglish: [
        "Clinic ke liye chhe logo sketch karna aur unmein se do computer par banana",
        "Diwali ke poster ko social media story, banner aur flex ke size mein dhaalna",
        "Print file taiyar karna: kataai ke liye extra kinara, yaani bleed, aur press ki chaar syahi",
      ],
      hindi: [
        "क्लिनिक के लिए छह लोगो स्केच करना और उनमें से दो कंप्यूटर पर बनाना",
        "दिवाली के पोस्टर को सोशल मीडिया स्टोरी, बैनर और फ़्लेक्स के साइज़ में ढालना",
        "प्रिंट फ़ाइल तैयार करना: कटाई के लिए अतिरिक्त किनारा, यानी ब्लीड, और प्रेस की चार स्याही",
      ],
    },
  },
  "art-director": {
    of: "9rt5zs",
    description: {
      hinglish: "Campaign ka look tay karna aur use banane walon ko raah dikhana.",
      hindi: "कैंपेन का लुक तय करना और उसे बनाने वालों को राह दिखाना।",
    },
    summary: {
      hinglish:
        "Campaign, magazine ya film ka look tay karna, style, sketch aur photo chunna aur unhe banane wale designers ko raah dikhana.",
      hindi: "कैंपेन, पत्रिका या फ़िल्म का लुक तय करना, स्टाइल, स्केच और फ़ोटो चुनना और उन्हें बनाने वाले डिज़ाइनरों को राह दिखाना।",
    },
    day: {
      hinglish: [
        "Strategist ke vaakya ko deewar par mood board lagakar look mein badalna",
        "Photographer, light aur shoot ke din photo ki cropping chunna",
        "Client ki poori marketing team ke saamne ek idea ka bachaav karna",
      ],
      hindi: [
        "रणनीतिकार के वाक्य को दीवार पर मूड बोर्ड लगाकर लुक में बदलना",
        "फ़ोटोग्राफ़र, लाइट और शूट के दिन फ़ोटो की क्रॉपिंग चुनना",
        "क्लाइंट की पूरी मार्केटिंग टीम के सामने एक आइडिया का बचाव करना",
      ],
    },
  },
  "packaging-designer": {
    of: "e488e4",
    description: {
      hinglish: "Kirana shelf se bikne wale dibbe ya pouch ka design banana.",
      hindi: "किराने की शेल्फ़ से बिकने वाले डिब्बे या पाउच का डिज़ाइन बनाना।",
    },
    summary: {
      hinglish:
        "Dibbe, botal ya pouch ka aakaar aur chhapai aisi rakhna ki woh kirana shelf se bike, truck mein salamat rahe aur bina kainchi ke khule.",
      hindi: "डिब्बे, बोतल या पाउच का आकार और छपाई ऐसी रखना कि वह किराने की शेल्फ़ से बिके, ट्रक में सलामत रहे और बिना कैंची के खुले।",
    },
    day: {
      hinglish: [
        "Safed dummy dibba kaatkar banana aur parakhna ki kaise khulta hai",
        "Das rupaye ke pouch par FSSAI ke nishaan, MRP aur barcode bithana",
        "Press par khade hokar pehli chhapi hui sheets ko manzoori dena",
      ],
      hindi: [
        "सफ़ेद डमी डिब्बा काटकर बनाना और परखना कि कैसे खुलता है",
        "दस रुपये के पाउच पर FSSAI के निशान, MRP और बारकोड बिठाना",
        "प्रेस पर खड़े होकर पहली छपी हुई शीटों को मंज़ूरी देना",
      ],
    },
  },
  "layout-artist": {
    of: "4cfm6o",
    description: {
      hinglish: "Der se aayi khabrein aur photo akhbaar ke pannon mein bithana.",
      hindi: "देर से आई ख़बरें और फ़ोटो अख़बार के पन्नों में बिठाना।",
    },
    summary: {
      hinglish: "Press ki deadline se pehle headline, column, photo aur der se aaye vigyapan akhbaar aur magazine ke pannon mein bithana.",
      hindi: "प्रेस की डेडलाइन से पहले हेडलाइन, कॉलम, फ़ोटो और देर से आए विज्ञापन अख़बार और पत्रिका के पन्नों में बिठाना।",
    },
    day: {
      hinglish: [
        "Chhapai ki plate banne se pehle der se aayi adaalat ki khabar teen column mein bithana",
        "Shok sandesh ka vigyapan aane par cartoon chhota karna",
        "Jaanchna ki font mein Gujarati ke jude akshar, yaani conjunct, toote nahi hain",
      ],
      hindi: [
        "छपाई की प्लेट बनने से पहले देर से आई अदालत की ख़बर तीन कॉलम में बिठाना",
        "शोक संदेश का विज्ञापन आने पर कार्टून छोटा करना",
        "जाँचना कि फ़ॉन्ट में गुजराती के जुड़े अक्षर, यानी संयुक्ताक्षर, टूटे नहीं हैं",
      ],
    },
  },
  "interior-designer": {
    of: "ulssrh",
    description: {
      hinglish: "Flat ki deewaron, storage, light aur finish ki yojana banana.",
      hindi: "फ़्लैट की दीवारों, स्टोरेज, लाइट और फ़िनिश की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Flat, clinic ya cafe andar se kaisa dikhe aur kaise kaam kare, yeh tay karna: deewarein, storage, light aur finish, aur contractors se kaam poora karwana.",
      hindi: "फ़्लैट, क्लिनिक या कैफ़े अंदर से कैसा दिखे और कैसे काम करे, यह तय करना: दीवारें, स्टोरेज, लाइट और फ़िनिश, और ठेकेदारों से काम पूरा करवाना।",
    },
    day: {
      hinglish: [
        "Tedhi deewar samet poora flat centimetre tak naapna",
        "Electrician aur carpenter ke liye socket, light aur almari ka naksha banana",
        "Galat tile samay par pakadne ke liye dhool bhari seedhiyan chadhna",
      ],
      hindi: [
        "टेढ़ी दीवार समेत पूरा फ़्लैट सेंटीमीटर तक नापना",
        "बिजली मिस्त्री और बढ़ई के लिए सॉकेट, लाइट और अलमारी का नक़्शा बनाना",
        "ग़लत टाइल समय पर पकड़ने के लिए धूल भरी सीढ़ियाँ चढ़ना",
      ],
    },
  },
  "furniture-designer": {
    of: "1ivxgax",
    description: {
      hinglish: "Kursi, palang aur storage design karna aur sample parakhna.",
      hindi: "कुर्सी, पलंग और स्टोरेज डिज़ाइन करना और सैंपल परखना।",
    },
    summary: {
      hinglish: "Drawing aur prototype se kursi, palang aur modular storage design karna, aaraam, jod, mazbooti aur laagat parakhna.",
      hindi: "ड्रॉइंग और प्रोटोटाइप से कुर्सी, पलंग और मॉड्यूलर स्टोरेज डिज़ाइन करना, आराम, जोड़, मज़बूती और लागत परखना।",
    },
    day: {
      hinglish: [
        "Baarah logon ke kamre mein baithkar likhna ki woh kursi sach mein kaise istemal karte hain",
        "Khul jaane wale jod ki drawing banana taaki courier palang ko sapaat hisson mein pahuncha sake",
        "Namoone ke stool par tootne tak vazan rakhna",
      ],
      hindi: [
        "बारह लोगों के कमरे में बैठकर लिखना कि वे कुर्सी सच में कैसे इस्तेमाल करते हैं",
        "खुल जाने वाले जोड़ की ड्रॉइंग बनाना ताकि कूरियर पलंग को सपाट हिस्सों में पहुँचा सके",
        "नमूने के स्टूल पर टूटने तक वज़न रखना",
      ],
    },
  },
  "industrial-designer": {
    of: "m8efub",
    description: {
      hinglish: "Lakhon mein banne wale mixer, botal aur scooter ko aakaar dena.",
      hindi: "लाखों में बनने वाले मिक्सर, बोतल और स्कूटर को आकार देना।",
    },
    summary: {
      hinglish:
        "Lakhon mein banne wali cheezon, jaise mixer, paani ki botal aur scooter, ko aisa roop dena jo haath, factory aur aankh, teenon ko jache.",
      hindi: "लाखों में बनने वाली चीज़ों, जैसे मिक्सर, पानी की बोतल और स्कूटर, को ऐसा रूप देना जो हाथ, फ़ैक्टरी और आँख, तीनों को जँचे।",
    },
    day: {
      hinglish: [
        "Paanch rasoiyon ko mixer chalate dekhna aur har shikayat likhna",
        "Foam ke handle gadhna jab tak baayein aur daayein haath wale sehmat na hon",
        "Screen par kinare halke dhaaloo karna, yaani draft angle, taaki piece saanche se nikal aaye",
      ],
      hindi: [
        "पाँच रसोइयों को मिक्सर चलाते देखना और हर शिकायत लिखना",
        "फ़ोम के हैंडल गढ़ना जब तक बाएँ और दाएँ हाथ वाले सहमत न हों",
        "स्क्रीन पर किनारे हल्के ढालू करना, यानी ड्राफ़्ट ऐंगल, ताकि पीस साँचे से निकल आए",
      ],
    },
  },
  "toy-designer": {
    of: "kkvtc1",
    description: {
      hinglish: "Gudiya aur khel sochna aur bachchon ko unhe aazmate dekhna.",
      hindi: "गुड़िया और खेल सोचना और बच्चों को उन्हें आज़माते देखना।",
    },
    summary: {
      hinglish:
        "Khel, gudiya aur building set sochna, bachchon ko sample se khelte dekhna aur jo toote, ubaaye ya gale mein atak sakta ho, use badalna.",
      hindi: "खेल, गुड़िया और बिल्डिंग सेट सोचना, बच्चों को सैंपल से खेलते देखना और जो टूटे, उबाए या गले में अटक सकता हो, उसे बदलना।",
    },
    day: {
      hinglish: [
        "Farsh par baithkar dekhna ki chaar saal ke bachche aapke sabse chatur idea par dhyan hi nahi dete",
        "Kinare gol aur hisse bade karna taaki gale mein atakne ka test paar ho",
        "Hisaab lagana ki Channapatna ke kharaadiyon ko lakdi ka lattu kitne mein padega",
      ],
      hindi: [
        "फ़र्श पर बैठकर देखना कि चार साल के बच्चे आपके सबसे चतुर आइडिया पर ध्यान ही नहीं देते",
        "किनारे गोल और हिस्से बड़े करना ताकि गले में अटकने का टेस्ट पार हो",
        "हिसाब लगाना कि चन्नपटना के ख़रादियों को लकड़ी का लट्टू कितने में पड़ेगा",
      ],
    },
  },
  "floral-designer": {
    of: "taa5ka",
    description: { hinglish: "Gende aur gulab se mandap aur guldaste sajana.", hindi: "गेंदे और गुलाब से मंडप और गुलदस्ते सजाना।" },
    summary: {
      hinglish:
        "Gende, gulab aur orchid se mandap, hotel ki lobby aur guldaste sajana, aur kate hue phoolon ko garmi mein din bhar taaza rakhna.",
      hindi: "गेंदे, गुलाब और ऑर्किड से मंडप, होटल की लॉबी और गुलदस्ते सजाना, और कटे हुए फूलों को गर्मी में दिन भर ताज़ा रखना।",
    },
    day: {
      hinglish: [
        "Chaar baje phool mandi pahunchna aur rajnigandha par molbhaav karna",
        "Dopahar se pehle mandap ke dhaanche par teen sau gulab taar se baandhna",
        "Lobby ke phoolon par phuhaar daalna aur har murjhayi dandi hatana",
      ],
      hindi: [
        "चार बजे फूल मंडी पहुँचना और रजनीगंधा पर मोलभाव करना",
        "दोपहर से पहले मंडप के ढाँचे पर तीन सौ गुलाब तार से बाँधना",
        "लॉबी के फूलों पर फुहार डालना और हर मुरझाई डंडी हटाना",
      ],
    },
  },
  "exhibition-designer": {
    of: "bn40u9",
    description: {
      hinglish: "Stall aur museum display ka plan banana aur tay karna ki pehle kya dikhe.",
      hindi: "स्टॉल और म्यूज़ियम डिस्प्ले का प्लान बनाना और तय करना कि पहले क्या दिखे।",
    },
    summary: {
      hinglish:
        "Trade fair ke stall aur museum ke display design karna, tay karna ki aane walon ko pehle kya mile aur panel, light aur cheezein kaise lagein.",
      hindi: "ट्रेड फ़ेयर के स्टॉल और म्यूज़ियम के डिस्प्ले डिज़ाइन करना, तय करना कि आने वालों को पहले क्या मिले और पैनल, लाइट और चीज़ें कैसे लगें।",
    },
    day: {
      hinglish: [
        "Chhe by chhe metre ke stall mein aane walon ki raah sketch karna",
        "Thursday tak client ke liye light aur panel ka render banana",
        "Raat 3 baje Pragati Maidan mein rukna jab tak carpenter kaam poora na karein",
      ],
      hindi: [
        "छह बाई छह मीटर के स्टॉल में आने वालों की राह स्केच करना",
        "गुरुवार तक क्लाइंट के लिए लाइट और पैनल का रेंडर बनाना",
        "रात 3 बजे प्रगति मैदान में रुकना जब तक बढ़ई काम पूरा न करें",
      ],
    },
  },
  "fashion-designer": {
    of: "1p76xxo",
    description: {
      hinglish: "Poshaak ko sketch aur kapde se fitting wale sample tak pahunchana.",
      hindi: "पोशाक को स्केच और कपड़े से फ़िटिंग वाले सैंपल तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Boutique, export house ya bridal label ke liye season ki poshaakein design karna, sketch aur kapde se fitting wale sample tak.",
      hindi: "बुटीक, एक्सपोर्ट हाउस या ब्राइडल लेबल के लिए सीज़न की पोशाकें डिज़ाइन करना, स्केच और कपड़े से फ़िटिंग वाले सैंपल तक।",
    },
    day: {
      hinglish: [
        "Stand par malmal ko tab tak pin karna jab tak kapda sahi na gire",
        "Costing sheet ke daayre mein button, zip aur astar chunna",
        "Model par fitting ka sample jaanchna aur badlaav ke nishaan lagana",
      ],
      hindi: [
        "स्टैंड पर मलमल को तब तक पिन करना जब तक कपड़ा सही न गिरे",
        "कॉस्टिंग शीट के दायरे में बटन, ज़िप और अस्तर चुनना",
        "मॉडल पर फ़िटिंग का सैंपल जाँचना और बदलाव के निशान लगाना",
      ],
    },
  },
  "textile-designer": {
    of: "xhcfhe",
    description: { hinglish: "Sari ya chadar ke print aur bunai ka design banana.", hindi: "साड़ी या चादर के प्रिंट और बुनाई का डिज़ाइन बनाना।" },
    summary: {
      hinglish:
        "Kapde ke print, bunai aur rangon ka mel banana, jaise sari ka border ya chadar ka dohrata design, loom ya printer ke liye taiyar.",
      hindi: "कपड़े के प्रिंट, बुनाई और रंगों का मेल बनाना, जैसे साड़ी का बॉर्डर या चादर का दोहराता डिज़ाइन, लूम या प्रिंटर के लिए तैयार।",
    },
    day: {
      hinglish: [
        "Boota banana aur parakhna ki dohrane par woh chaaron taraf kaise judta hai",
        "Khaane wale kagaz par banana ki suti border ke dhaage kaise gunthte hain, yaani weave draft",
        "Kapda mill ke range tukde ko din ki roshni mein manzoor shade se milana",
      ],
      hindi: [
        "बूटा बनाना और परखना कि दोहराने पर वह चारों तरफ़ कैसे जुड़ता है",
        "ख़ाने वाले काग़ज़ पर बनाना कि सूती बॉर्डर के धागे कैसे गुँथते हैं, यानी वीव ड्राफ़्ट",
        "कपड़ा मिल के रँगे टुकड़े को दिन की रोशनी में मंज़ूर शेड से मिलाना",
      ],
    },
  },
  "jewellery-designer": {
    of: "p26c5s",
    description: {
      hinglish: "Woh anguthiyan aur haar draw karna jo karigar banayenge.",
      hindi: "वे अँगूठियाँ और हार ड्रॉ करना जो कारीगर बनाएँगे।",
    },
    summary: {
      hinglish:
        "Haar, anguthi aur temple set millimetre tak naapkar draw karna, aur karigar ke shuru karne se pehle nag, sone ka vazan aur budget milana.",
      hindi: "हार, अँगूठी और टेंपल सेट मिलीमीटर तक नापकर ड्रॉ करना, और कारीगर के शुरू करने से पहले नग, सोने का वज़न और बजट मिलाना।",
    },
    day: {
      hinglish: [
        "Grey kagaz par gaadhe watercolour, yaani gouache, mein temple haar poore aakaar ka banana",
        "CAD mein anguthi banana aur dhalai ke liye nag ke panje ki motai jaanchna",
        "Customer ka budget ghatne par gold ka vazan phir se nikaalna",
      ],
      hindi: [
        "सलेटी काग़ज़ पर गाढ़े वॉटरकलर, यानी गुआश, में टेंपल हार पूरे आकार का बनाना",
        "CAD में अँगूठी बनाना और ढलाई के लिए नग के पंजे की मोटाई जाँचना",
        "ग्राहक का बजट घटने पर सोने का वज़न फिर से निकालना",
      ],
    },
  },
  "footwear-designer": {
    of: "v2ubwi",
    description: {
      hinglish: "Jutti aur sneaker ka design banana, sole se taanke tak.",
      hindi: "जूती और स्नीकर का डिज़ाइन बनाना, सोल से टाँके तक।",
    },
    summary: {
      hinglish:
        "Lakdi ya plastic ke pair jaise saanche, yaani last, ke hisaab se jutti, school ke joote aur sneaker design karna, sole, upper aur taanka aise chunna ki pair mein theek aayein aur ban bhi sakein.",
      hindi:
        "लकड़ी या प्लास्टिक के पैर जैसे साँचे, यानी लास्ट, के हिसाब से जूती, स्कूल के जूते और स्नीकर डिज़ाइन करना, सोल, अपर और टाँका ऐसे चुनना कि पैर में ठीक आएँ और बन भी सकें।",
    },
    day: {
      hinglish: [
        "Joote ke saanche par tape lagana aur usse upper ka pattern banana",
        "Factory mein dekhna ki panje ki silai kyon phatti hai",
        "School ke joote ke daam mein aane wale sole aur chamde ka grade chunna",
      ],
      hindi: [
        "जूते के साँचे पर टेप लगाना और उससे अपर का पैटर्न बनाना",
        "फ़ैक्टरी में देखना कि पंजे की सिलाई क्यों फटती है",
        "स्कूल के जूते के दाम में आने वाले सोल और चमड़े का ग्रेड चुनना",
      ],
    },
  },
  "fashion-stylist": {
    of: "1dncue",
    description: {
      hinglish: "Film star ya photo shoot ke kapde chunna aur pin se theek karna.",
      hindi: "फ़िल्म स्टार या फ़ोटो शूट के कपड़े चुनना और पिन से ठीक करना।",
    },
    summary: {
      hinglish:
        "Kai brands se udhaar lekar film star, photo shoot ya catalogue ke kapde, joote aur accessories chunna aur pin se theek karna.",
      hindi: "कई ब्रांडों से उधार लेकर फ़िल्म स्टार, फ़ोटो शूट या कैटलॉग के कपड़े, जूते और ऐक्सेसरी चुनना और पिन से ठीक करना।",
    },
    day: {
      hinglish: [
        "Dastakhat ki hui ek list par brands se chaudah poshaakein lena",
        "Set par har baar badle jaane wale kapdon ko bhaap se seedha karna, pin aur tape lagana",
        "Har cheez saaf aur sahi-salamat Monday tak lautana",
      ],
      hindi: [
        "दस्तख़त की हुई एक सूची पर ब्रांडों से चौदह पोशाकें लेना",
        "सेट पर हर बार बदले जाने वाले कपड़ों को भाप से सीधा करना, पिन और टेप लगाना",
        "हर चीज़ साफ़ और सही-सलामत सोमवार तक लौटाना",
      ],
    },
  },
  "fashion-model": {
    of: "72zb7t",
    description: {
      hinglish: "Ramp par chalkar aur pose dekar dikhana ki kapde kaise jachte hain.",
      hindi: "रैंप पर चलकर और पोज़ देकर दिखाना कि कपड़े कैसे जँचते हैं।",
    },
    summary: {
      hinglish:
        "Kapde ya gehne pehankar ramp par chalna aur ghanton pose dena, taaki kharidne wale dekhein ki badan par woh kaise lagte aur chamakte hain.",
      hindi: "कपड़े या गहने पहनकर रैंप पर चलना और घंटों पोज़ देना, ताकि ख़रीदने वाले देखें कि बदन पर वे कैसे लगते और चमकते हैं।",
    },
    day: {
      hinglish: [
        "Fitting mein khade rehna, jab kapdon ke kinare aapke sharir par hi pin kiye jaayein",
        "Nau se chhe baje tak catalogue ki sixty poshaakon mein shoot karna",
        "Agencies ko apni taaza saadi photo aur naap bhejna",
      ],
      hindi: [
        "फ़िटिंग में खड़े रहना, जब कपड़ों के किनारे आपके शरीर पर ही पिन किए जाएँ",
        "नौ से छह बजे तक कैटलॉग की साठ पोशाकों में शूट करना",
        "एजेंसियों को अपनी ताज़ा सादी फ़ोटो और नाप भेजना",
      ],
    },
  },
  "music-composer": {
    of: "d8ef0k",
    description: {
      hinglish: "Film aur game ke liye dhun aur background score banana.",
      hindi: "फ़िल्म और गेम के लिए धुन और बैकग्राउंड स्कोर बनाना।",
    },
    summary: {
      hinglish: "Film, vigyapan aur game ke liye nayi dhun aur background score banana, har saaz ka hissa likhna ya program karna.",
      hindi: "फ़िल्म, विज्ञापन और गेम के लिए नई धुन और बैकग्राउंड स्कोर बनाना, हर साज़ का हिस्सा लिखना या प्रोग्राम करना।",
    },
    day: {
      hinglish: [
        "Scene baar-baar dekhna aur thapki dekar uski raftaar pakadna",
        "Taar wale saaz program karna, phir unki jagah teen asli violin vaadak lana",
        "Us director ke liye mukhya dhun phir banana jo bata na paaye ki kya galat hai",
      ],
      hindi: [
        "सीन बार-बार देखना और थपकी देकर उसकी रफ़्तार पकड़ना",
        "तार वाले साज़ प्रोग्राम करना, फिर उनकी जगह तीन असली वायलिन वादक लाना",
        "उस डायरेक्टर के लिए मुख्य धुन फिर बनाना जो बता न पाए कि क्या ग़लत है",
      ],
    },
  },
  "orchestra-conductor": {
    of: "5qgz9c",
    description: {
      hinglish: "Baton ke ishaare se violin aur turhi walon ko likhe sangeet se manch tak le jaana.",
      hindi: "बैटन के इशारे से वायलिन और तुरही वालों को लिखे संगीत से मंच तक ले जाना।",
    },
    summary: {
      hinglish:
        "Rehearsal aur concert mein baton aur aankhon ke ishaare se bajane walon ko chalana, raftaar, santulan aur violin kab bilkul dheeme hon, yeh tay karna.",
      hindi: "रिहर्सल और कॉन्सर्ट में बैटन और आँखों के इशारे से बजाने वालों को चलाना, रफ़्तार, संतुलन और वायलिन कब बिल्कुल धीमे हों, यह तय करना।",
    },
    day: {
      hinglish: [
        "Piano par poore score mein bow chalane aur saans lene ke nishaan lagana",
        "French horn walon ko rokna, tukda gaakar batana, letter F se phir shuru karna",
        "Cello vaadak ka audition lena aur basant season ki yojana banana",
      ],
      hindi: [
        "पियानो पर पूरे स्कोर में गज चलाने और साँस लेने के निशान लगाना",
        "फ़्रेंच हॉर्न वालों को रोकना, टुकड़ा गाकर बताना, अक्षर F से फिर शुरू करना",
        "चेलो वादक का ऑडिशन लेना और वसंत सीज़न की योजना बनाना",
      ],
    },
  },
  "hindustani-vocalist": {
    of: "1ln3vj3",
    description: { hinglish: "Khayal, thumri ya dhrupad mein raag ka vistaar karna.", hindi: "ख़याल, ठुमरी या ध्रुपद में राग का विस्तार करना।" },
    summary: {
      hinglish:
        "Guru ke saath saalon ke riyaaz ke baad khayal, thumri ya dhrupad mein raag ka vistaar karna, alaap aur khayal mein taan usi pal rachna.",
      hindi: "गुरु के साथ सालों के रियाज़ के बाद ख़याल, ठुमरी या ध्रुपद में राग का विस्तार करना, आलाप और ख़याल में तान उसी पल रचना।",
    },
    day: {
      hinglish: [
        "Suraj nikalne se pehle aadha ghanta neeche ka sa tikaye rakhna",
        "Bageshri mein tez suron ki ek ladi, yaani taan, tab tak saadhna jab tak uske mod saaf na hon",
        "Chhe shishyon ko sikhana, unmein se do ko video call par",
      ],
      hindi: [
        "सूरज निकलने से पहले आधा घंटा नीचे का सा टिकाए रखना",
        "बागेश्री में तेज़ सुरों की एक लड़ी, यानी तान, तब तक साधना जब तक उसके मोड़ साफ़ न हों",
        "छह शिष्यों को सिखाना, उनमें से दो को वीडियो कॉल पर",
      ],
    },
  },
  "carnatic-vocalist": {
    of: "1hqixpo",
    description: {
      hinglish: "Sabhaon mein mridangam ke saath Tyagaraja ki kritiyan gaana.",
      hindi: "सभाओं में मृदंगम के साथ त्यागराज की कृतियाँ गाना।",
    },
    summary: {
      hinglish:
        "Sabhaon mein Tyagaraja ki kritiyan, varnam aur usi pal rache kalpana swara gaana, violin aur mridangam ke saath hatheli par taal dete hue.",
      hindi: "सभाओं में त्यागराज की कृतियाँ, वर्णम और उसी पल रचे कल्पना स्वर गाना, वायलिन और मृदंगम के साथ हथेली पर ताल देते हुए।",
    },
    day: {
      hinglish: [
        "Hatheli par Adi taal dete hue varnam teen raftaar mein gaana",
        "Mridangam vaadak se tay karna ki usi pal rache sur, yaani kalpana swara, kahan aakar rukein",
        "Dikshitar ki kriti ki dhun se pehle uski Sanskrit seekhna",
      ],
      hindi: [
        "हथेली पर आदि ताल देते हुए वर्णम तीन रफ़्तार में गाना",
        "मृदंगम वादक से तय करना कि उसी पल रचे सुर, यानी कल्पना स्वर, कहाँ आकर रुकें",
        "दीक्षितर की कृति की धुन से पहले उसकी संस्कृत सीखना",
      ],
    },
  },
  "playback-singer": {
    of: "1gsve2l",
    description: {
      hinglish: "Booth mein film ke gaane record karna, jin par actor honth hilayein.",
      hindi: "बूथ में फ़िल्म के गाने रिकॉर्ड करना, जिन पर ऐक्टर होंठ हिलाएँ।",
    },
    summary: {
      hinglish: "Booth mein film ke gaane record karna jin par actor honth hilayein, aur usi ghante seekhi dhun ka bhaav aur sur pakadna.",
      hindi: "बूथ में फ़िल्म के गाने रिकॉर्ड करना जिन पर ऐक्टर होंठ हिलाएँ, और उसी घंटे सीखी धुन का भाव और सुर पकड़ना।",
    },
    day: {
      hinglish: [
        "Phone par sunkar dhun pakadna aur ghante bhar mein record karna",
        "Jaisa kaha jaye, ek line saans bhari awaaz mein, ek hanste hue gaana",
        "Trial awaaz, yaani scratch, record karna, jo baad mein star ki awaaz se badal sakti hai",
      ],
      hindi: [
        "फ़ोन पर सुनकर धुन पकड़ना और घंटे भर में रिकॉर्ड करना",
        "जैसा कहा जाए, एक लाइन साँस भरी आवाज़ में, एक हँसते हुए गाना",
        "ट्रायल आवाज़, यानी स्क्रैच, रिकॉर्ड करना, जो बाद में स्टार की आवाज़ से बदल सकती है",
      ],
    },
  },
  "folk-singer": {
    of: "15288dr",
    description: {
      hinglish: "Apne ilaake ka Baul, Lavani ya Bihu melon tak le jaana.",
      hindi: "अपने इलाक़े का बाउल, लावणी या बिहू मेलों तक ले जाना।",
    },
    summary: {
      hinglish:
        "Apne ilaake ke geet, jaise Baul, Maand, Lavani ya Bihu, melon, shaadiyon aur tyoharon tak le jaana, wahin ke ektara, harmonium ya dhol ke saath.",
      hindi: "अपने इलाक़े के गीत, जैसे बाउल, मांड, लावणी या बिहू, मेलों, शादियों और त्योहारों तक ले जाना, वहीं के इकतारा, हारमोनियम या ढोल के साथ।",
    },
    day: {
      hinglish: [
        "Kisi buzurg ke saath baithkar janm ke geet ke bol likhna",
        "Chai ki dukaanon ke shor ke beech ektara ka sur milana",
        "Dholki wale ke saath Lavani ki raat ki aguwai karna",
      ],
      hindi: [
        "किसी बुज़ुर्ग के साथ बैठकर जन्म के गीत के बोल लिखना",
        "चाय की दुकानों के शोर के बीच इकतारे का सुर मिलाना",
        "ढोलकी वाले के साथ लावणी की रात की अगुवाई करना",
      ],
    },
  },
  "sitar-player": {
    of: "qghs9w",
    description: {
      hinglish: "Sitar ke taar kheenchkar phisalte sur, yaani meend, nikaalna.",
      hindi: "सितार के तार खींचकर फिसलते सुर, यानी मींड, निकालना।",
    },
    summary: {
      hinglish:
        "Lambi gardan wale sitar par raag bajana, meend ke liye taar kheenchna aur jhala tezi se bajana, akele ya film ki recording mein.",
      hindi: "लंबी गर्दन वाले सितार पर राग बजाना, मींड के लिए तार खींचना और झाला तेज़ी से बजाना, अकेले या फ़िल्म की रिकॉर्डिंग में।",
    },
    day: {
      hinglish: [
        "Ungliyon par tel lagana aur metronome par taar ki mizrab se bol nikaalne ka abhyas karna",
        "Ek parde se paanch suron ki meend kheenchna, sur bigde bina",
        "Lunch se pehle vigyapan ke liye do aavartan ki dhun record karna",
      ],
      hindi: [
        "उँगलियों पर तेल लगाना और मेट्रोनोम पर तार की मिज़राब से बोल निकालने का अभ्यास करना",
        "एक परदे से पाँच सुरों की मींड खींचना, सुर बिगड़े बिना",
        "लंच से पहले विज्ञापन के लिए दो आवर्तन की धुन रिकॉर्ड करना",
      ],
    },
  },
  "tabla-player": {
    of: "mrfszt",
    description: { hinglish: "Gaane walon ke saath tabla ki jodi par taal dena.", hindi: "गाने वालों के साथ तबले की जोड़ी पर ताल देना।" },
    summary: {
      hinglish: "Tabla ki jodi par taal nibhana aur usse khelna, gaane walon aur kathak dancers ka saath dena ya akele kaida bajana.",
      hindi: "तबले की जोड़ी पर ताल निभाना और उससे खेलना, गाने वालों और कथक नर्तकों का साथ देना या अकेले क़ायदा बजाना।",
    },
    day: {
      hinglish: [
        "Ek bhi bajane se pehle kaide ke bol zubaan se padhna",
        "Pehli maatra, yaani sam, par baal bhar der se aane wale gaayak ka saath dena",
        "Stage light mein hathaudi se daayein tabla ko C sharp tak chadhana",
      ],
      hindi: [
        "एक भी बजाने से पहले क़ायदे के बोल ज़ुबान से पढ़ना",
        "पहली मात्रा, यानी सम, पर बाल भर देर से आने वाले गायक का साथ देना",
        "मंच की रोशनी में हथौड़ी से दाएँ तबले को C शार्प तक चढ़ाना",
      ],
    },
  },
  flutist: {
    of: "1vfw5jt",
    description: {
      hinglish: "Concert aur film score mein bansuri ya silver flute bajana.",
      hindi: "कॉन्सर्ट और फ़िल्म स्कोर में बाँसुरी या सिल्वर फ़्लूट बजाना।",
    },
    summary: {
      hinglish: "Sirf saans aur ungliyon se bansuri ya silver flute bajana, concert, mandir ke karyakram aur film score mein.",
      hindi: "सिर्फ़ साँस और उँगलियों से बाँसुरी या सिल्वर फ़्लूट बजाना, कॉन्सर्ट, मंदिर के कार्यक्रम और फ़िल्म स्कोर में।",
    },
    day: {
      hinglish: [
        "Neeche ke pa se lambe sur phoonkna jab tak awaaz ki sarsaraahat na ruke",
        "Gaane wale ke scale ke liye baarah bansuriyon mein se chunna",
        "Tamil film ke liye violin ki dhun silver flute par saath-saath bajana",
      ],
      hindi: [
        "नीचे के प से लंबे सुर फूँकना जब तक आवाज़ की सरसराहट न रुके",
        "गाने वाले के स्केल के लिए बारह बाँसुरियों में से चुनना",
        "तमिल फ़िल्म के लिए वायलिन की धुन सिल्वर फ़्लूट पर साथ-साथ बजाना",
      ],
    },
  },
  "disc-jockey": {
    of: "1s24s6g",
    description: {
      hinglish: "Club mein live track mix karna aur logon ko nachate rehna.",
      hindi: "क्लब में लाइव ट्रैक मिक्स करना और लोगों को नचाते रहना।",
    },
    summary: {
      hinglish:
        "Club mein aur shaadi ke sangeet ki raat live track mix aur loop karna, floor ka mood padhna taaki agla gaana logon ko nachata rahe.",
      hindi: "क्लब में और शादी के संगीत की रात लाइव ट्रैक मिक्स और लूप करना, फ़्लोर का मूड पढ़ना ताकि अगला गाना लोगों को नचाता रहे।",
    },
    day: {
      hinglish: [
        "Do Punjabi gaanon ko ek beat par lana aur dhol wala hissa dohrana",
        "Baraat, khane aur aadhi raat ke liye gaanon ki alag list banana",
        "Dance floor dekhkar woh gaana bajana jo logon ko kursi se utha de",
      ],
      hindi: [
        "दो पंजाबी गानों को एक बीट पर लाना और ढोल वाला हिस्सा दोहराना",
        "बारात, खाने और आधी रात के लिए गानों की अलग लिस्ट बनाना",
        "डांस फ़्लोर देखकर वह गाना बजाना जो लोगों को कुर्सी से उठा दे",
      ],
    },
  },
  "recording-engineer": {
    of: "1pdpohw",
    description: {
      hinglish: "Microphone lagana aur chaalis track ko ek gaane mein mix karna.",
      hindi: "माइक लगाना और चालीस ट्रैक को एक गाने में मिक्स करना।",
    },
    summary: {
      hinglish: "Microphone lagana, level set karna, gaane walon aur saazon ko saaf record karna, phir track ko ek gaane mein mix karna.",
      hindi: "माइक लगाना, लेवल सेट करना, गाने वालों और साज़ों को साफ़ रिकॉर्ड करना, फिर ट्रैक को एक गाने में मिक्स करना।",
    },
    day: {
      hinglish: [
        "Ghatam par teen mic aazmana aur uski goonj pakadne wala rakhna",
        "Headphone aise jodna ki gaane wale ko apni awaaz achchhi sunai de",
        "Chaalis track ka santulan banana aur mix ko car ke speaker par sunna",
      ],
      hindi: [
        "घटम पर तीन माइक आज़माना और उसकी गूँज पकड़ने वाला रखना",
        "हेडफ़ोन ऐसे जोड़ना कि गाने वाले को अपनी आवाज़ अच्छी सुनाई दे",
        "चालीस ट्रैक का संतुलन बनाना और मिक्स को कार के स्पीकर पर सुनना",
      ],
    },
  },
  actor: {
    of: "4cptd9",
    description: {
      hinglish: "Film mein har role ke dialogue, lehja aur chaal seekhna.",
      hindi: "फ़िल्म में हर रोल के डायलॉग, लहजा और चाल सीखना।",
    },
    summary: {
      hinglish:
        "Camera ya darshakon ke saamne doosra insaan ban jaana, dialogue, lehja aur chaal seekhna, aur audition mein lamba intezaar karna.",
      hindi: "कैमरे या दर्शकों के सामने दूसरा इंसान बन जाना, डायलॉग, लहजा और चाल सीखना, और ऑडिशन में लंबा इंतज़ार करना।",
    },
    day: {
      hinglish: [
        "Do scene mein apna video banana aur shaam tak casting office bhejna",
        "Bhojpuri ya Konkan ki Marathi ke lehje mein dialogue yaad karna",
        "Costume mein chaar ghante rukna, phir pehle hi take mein rona",
      ],
      hindi: [
        "दो सीन में अपना वीडियो बनाना और शाम तक कास्टिंग ऑफ़िस भेजना",
        "भोजपुरी या कोंकण की मराठी के लहजे में डायलॉग याद करना",
        "कॉस्ट्यूम में चार घंटे रुकना, फिर पहले ही टेक में रोना",
      ],
    },
  },
  "voice-artist": {
    of: "oeeysu",
    description: { hinglish: "Dubbed film, cartoon aur audiobook ko awaaz dena.", hindi: "डब फ़िल्म, कार्टून और ऑडियोबुक को आवाज़ देना।" },
    summary: {
      hinglish: "Dubbed film, cartoon, audiobook aur metro ki ghoshnaon ko awaaz dena, sound booth se honthon aur bhaav ka mel bithana.",
      hindi: "डब फ़िल्म, कार्टून, ऑडियोबुक और मेट्रो की घोषणाओं को आवाज़ देना, साउंड बूथ से होंठों और भाव का मेल बिठाना।",
    },
    day: {
      hinglish: [
        "Korean hero ke honthon se Hindi dialogue tukda-tukda milana",
        "Railway ki ghoshna tees tareekon se padhna jab tak woh shaant na lage",
        "Gala kholna, phir bandar aur uski dadi, dono ko awaaz dena",
      ],
      hindi: [
        "कोरियाई हीरो के होंठों से हिंदी डायलॉग टुकड़ा-टुकड़ा मिलाना",
        "रेलवे की घोषणा तीस तरीक़ों से पढ़ना जब तक वह शांत न लगे",
        "गला खोलना, फिर बंदर और उसकी दादी, दोनों को आवाज़ देना",
      ],
    },
  },
  "stunt-performer": {
    of: "1tbwohw",
    description: {
      hinglish: "Star ki jagah girna, ladna aur car ki takkar jhelna.",
      hindi: "स्टार की जगह गिरना, लड़ना और कार की टक्कर झेलना।",
    },
    summary: {
      hinglish:
        "Star ki jagah girna, ladna, aag aur car ki takkar jhelna, har ek ki taar aur gadde par rehearsal karna taaki sab salamat lautein.",
      hindi: "स्टार की जगह गिरना, लड़ना, आग और कार की टक्कर झेलना, हर एक की तार और गद्दे पर रिहर्सल करना ताकि सब सलामत लौटें।",
    },
    day: {
      hinglish: [
        "Pad pehenkar aadhi raftaar se seedhi se girne ka abhyas karna",
        "Rigging team ke saath harness, taar aur girne ka gadda jaanchna",
        "Bike ki phisalan dohrana jab tak camera aur timing na mil jaayein",
      ],
      hindi: [
        "पैड पहनकर आधी रफ़्तार से सीढ़ी से गिरने का अभ्यास करना",
        "रिगिंग टीम के साथ हार्नेस, तार और गिरने का गद्दा जाँचना",
        "बाइक की फिसलन दोहराना जब तक कैमरा और टाइमिंग न मिल जाएँ",
      ],
    },
  },
  "bharatanatyam-dancer": {
    of: "8874rj",
    description: {
      hinglish: "Tamil Nadu ke mandir ke nritya mein pairon ki thaap aur mudra jodna.",
      hindi: "तमिलनाडु के मंदिर के नृत्य में पैरों की थाप और मुद्रा जोड़ना।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ka mandir mein janma nritya aadhe baithkar, yaani aramandi mein, karna, pairon ki tez thaap ko kahani kehti mudraon se jodna.",
      hindi: "तमिलनाडु का मंदिर में जन्मा नृत्य आधे बैठकर, यानी अरमंडी में, करना, पैरों की तेज़ थाप को कहानी कहती मुद्राओं से जोड़ना।",
    },
    day: {
      hinglish: [
        "Garmi badhne se pehle buniyadi steps, yaani adavu, teen raftaar mein karna",
        "Gaane wale ke saath dheeme prem geet, yaani padam, ke bhaav par kaam karna",
        "Lambe mukhya hisse, yaani varnam, ka abhyas karna jab tak saans uske ant tak na tike",
      ],
      hindi: [
        "गर्मी बढ़ने से पहले बुनियादी स्टेप, यानी अडवु, तीन रफ़्तार में करना",
        "गाने वाले के साथ धीमे प्रेम गीत, यानी पदम, के भाव पर काम करना",
        "लंबे मुख्य हिस्से, यानी वर्णम, का अभ्यास करना जब तक साँस उसके अंत तक न टिके",
      ],
    },
  },
  "kathak-dancer": {
    of: "zbqopv",
    description: { hinglish: "Chakkar lagana aur ghungroo se tabla ko jawaab dena.", hindi: "चक्कर लगाना और घुँघरू से तबले को जवाब देना।" },
    summary: {
      hinglish:
        "Chakkar lagana, ghungroo se tabla ko jawaab dena, aur North India ke seedhe khade andaaz mein Krishna ya darbaar ki kathayein sunana.",
      hindi: "चक्कर लगाना, घुँघरू से तबले को जवाब देना, और उत्तर भारत के सीधे खड़े अंदाज़ में कृष्ण या दरबार की कथाएँ सुनाना।",
    },
    day: {
      hinglish: [
        "Dono pairon mein ghungroo ki ladiyan baandhkar tatkar ka abhyas karna",
        "Teen baar bole jaane wale tukde, yaani tihai, ko bolkar ginna, phir tabla ki pehli maatra par utaarna",
        "Shaam ke show se pehle aath saal ke bachchon ke batch ko sikhana",
      ],
      hindi: [
        "दोनों पैरों में घुँघरू की लड़ियाँ बाँधकर तत्कार का अभ्यास करना",
        "तीन बार बोले जाने वाले टुकड़े, यानी तिहाई, को बोलकर गिनना, फिर तबले की पहली मात्रा पर उतारना",
        "शाम के शो से पहले आठ साल के बच्चों के बैच को सिखाना",
      ],
    },
  },
  "kathakali-artist": {
    of: "af3t59",
    description: {
      hinglish: "Bina ek shabd bole, aankhon aur mudraon se mahakavya ka abhinay karna.",
      hindi: "बिना एक शब्द बोले, आँखों और मुद्राओं से महाकाव्य का अभिनय करना।",
    },
    summary: {
      hinglish:
        "Range chehre aur bade ghaghre mein, Kerala ke apne andaaz se, raat bhar aankhon, mudraon aur dhol ke sahare mahakavya ka abhinay karna, bina ek shabd bole.",
      hindi: "रँगे चेहरे और बड़े घाघरे में, केरल के अपने अंदाज़ से, रात भर आँखों, मुद्राओं और ढोल के सहारे महाकाव्य का अभिनय करना, बिना एक शब्द बोले।",
    },
    day: {
      hinglish: [
        "Palkon par ghee lagakar bhor se pehle aankhon aur bhauhon ki kasrat karna",
        "Ghanton bina hile lete rehna, jab jabde par safed kagaz ka dhaancha, yaani chutti, banta hai",
        "Chenda ki taal par ek yuddh ko raat bhar nibhana",
      ],
      hindi: [
        "पलकों पर घी लगाकर भोर से पहले आँखों और भौंहों की कसरत करना",
        "घंटों बिना हिले लेटे रहना, जब जबड़े पर सफ़ेद काग़ज़ का ढाँचा, यानी चुट्टी, बनता है",
        "चेंडा की ताल पर एक युद्ध को रात भर निभाना",
      ],
    },
  },
  choreographer: {
    of: "1a0gs6u",
    description: {
      hinglish: "Film ke gaane aur shaadi ke sangeet ke steps banana aur unka abhyas karana.",
      hindi: "फ़िल्म के गाने और शादी के संगीत के स्टेप बनाना और उनका अभ्यास कराना।",
    },
    summary: {
      hinglish:
        "Film ke gaane, shaadi ke sangeet ya stage prastuti ke steps aur samooh sochna, aur dancers ko abhyas karana jab tak sab ek saath na chalein.",
      hindi: "फ़िल्म के गाने, शादी के संगीत या स्टेज प्रस्तुति के स्टेप और समूह सोचना, और डांसरों को अभ्यास कराना जब तक सब एक साथ न चलें।",
    },
    day: {
      hinglish: [
        "Gaana pachaas baar sunna aur uske yaad rehne wale hisse pehchanna",
        "Mukhya jodi ko aisa step sikhana jo unka sharir kar sake",
        "Camere ko upar se shot chahiye to chaalis dancers ko nayi jagah lagana",
      ],
      hindi: [
        "गाना पचास बार सुनना और उसके याद रहने वाले हिस्से पहचानना",
        "मुख्य जोड़ी को ऐसा स्टेप सिखाना जो उनका शरीर कर सके",
        "कैमरे को ऊपर से शॉट चाहिए तो चालीस डांसरों को नई जगह लगाना",
      ],
    },
  },
  "stand-up-comedian": {
    of: "gfh8xr",
    description: {
      hinglish: "Akele mic par khade hokar anjaan logon par chutkule aazmana.",
      hindi: "अकेले माइक पर खड़े होकर अनजान लोगों पर चुटकुले आज़माना।",
    },
    summary: {
      hinglish:
        "Akele mic par khade hokar anjaan logon ko hostel, aunty aur traffic par hansana, har open mic ke baad har chutkula phir se likhna.",
      hindi: "अकेले माइक पर खड़े होकर अनजान लोगों को हॉस्टल, आंटी और ट्रैफ़िक पर हँसाना, हर ओपन माइक के बाद हर चुटकुला फिर से लिखना।",
    },
    day: {
      hinglish: [
        "Ek makaan maalik par das chutkule likhna aur do rakhna",
        "Aadhe khaali open mic mein nayi lines aazmana",
        "Recording dobara sunna aur har bejaan second kaatna",
      ],
      hindi: [
        "एक मकान मालिक पर दस चुटकुले लिखना और दो रखना",
        "आधे ख़ाली ओपन माइक में नई लाइनें आज़माना",
        "रिकॉर्डिंग दोबारा सुनना और हर बेजान सेकंड काटना",
      ],
    },
  },
  puppeteer: {
    of: "10hlv7g",
    description: {
      hinglish: "Dhaage aur dastane wali putliyon ko aise chalana ki woh zinda lagein.",
      hindi: "धागे और दस्ताने वाली पुतलियों को ऐसे चलाना कि वे ज़िंदा लगें।",
    },
    summary: {
      hinglish:
        "Dhaage, chhadi ya dastane wali putliyon mein jaan daalna; Rajasthan ki kathputli mein seeti se unki awaaz nikalti hai aur saathi ke geet mein katha chalti hai.",
      hindi: "धागे, छड़ी या दस्ताने वाली पुतलियों में जान डालना; राजस्थान की कठपुतली में सीटी से उनकी आवाज़ निकलती है और साथी के गीत में कथा चलती है।",
    },
    day: {
      hinglish: [
        "Jis lakdi ke raja ki kohni atakti hai, uske dhaage phir baandhna",
        "Gaon ke school mein dengue par show ke liye awaazon ka abhyas karna",
        "Manch, kapda aur baksa bus se agle mele tak le jaana",
      ],
      hindi: [
        "जिस लकड़ी के राजा की कोहनी अटकती है, उसके धागे फिर बाँधना",
        "गाँव के स्कूल में डेंगू पर शो के लिए आवाज़ों का अभ्यास करना",
        "मंच, कपड़ा और बक्सा बस से अगले मेले तक ले जाना",
      ],
    },
  },
  magician: {
    of: "o904f9",
    description: {
      hinglish: "Bheed ke saamne sikke gayab karna aur taash ke patte padhna.",
      hindi: "भीड़ के सामने सिक्के ग़ायब करना और ताश के पत्ते पढ़ना।",
    },
    summary: {
      hinglish:
        "Birthday party mein aur bade manch par sikke gayab karna, dibbe aari se kaatna aur taash ke patte padhna, aur saadhi hui tarkeeb ko baaton mein chhipana.",
      hindi: "जन्मदिन की पार्टी में और बड़े मंच पर सिक्के ग़ायब करना, डिब्बे आरी से काटना और ताश के पत्ते पढ़ना, और साधी हुई तरकीब को बातों में छिपाना।",
    },
    day: {
      hinglish: [
        "Sheeshe ke saamne sikke ki haath-safai do sau baar dohrana",
        "Nakli tale wala dibba banana aur uska rang purana dikhana",
        "Agli kataar mein saath nibhane wala madadgaar bhaanpna",
      ],
      hindi: [
        "शीशे के सामने सिक्के की हाथ-सफ़ाई दो सौ बार दोहराना",
        "नक़ली तले वाला डिब्बा बनाना और उसका रंग पुराना दिखाना",
        "अगली क़तार में साथ निभाने वाला मददगार भाँपना",
      ],
    },
  },
  acrobat: {
    of: "574sz5",
    description: {
      hinglish: "Circus ke tambu mein trapeze par jhoolna aur kalabaazi khaana.",
      hindi: "सर्कस के तंबू में ट्रैपीज़ पर झूलना और कलाबाज़ी खाना।",
    },
    summary: {
      hinglish:
        "Circus ke tambu ya stage show mein trapeze par jhoolna, santulan saadhna aur kalabaazi khaana, har raat saathi ki pakad par bharosa karna.",
      hindi: "सर्कस के तंबू या स्टेज शो में ट्रैपीज़ पर झूलना, संतुलन साधना और कलाबाज़ी खाना, हर रात साथी की पकड़ पर भरोसा करना।",
    },
    day: {
      hinglish: [
        "Ek ghanta stretching, phir handstand aur kalabaazi se badan garam karna",
        "Kisi ke chadhne se pehle rassi, ghoomne wale jod aur jaal jaanchna",
        "Har show mein jhoole ki sabse oonchi jagah par saathi ko pakadna",
      ],
      hindi: [
        "एक घंटा स्ट्रेचिंग, फिर हैंडस्टैंड और कलाबाज़ी से बदन गरम करना",
        "किसी के चढ़ने से पहले रस्सी, घूमने वाले जोड़ और जाल जाँचना",
        "हर शो में झूले की सबसे ऊँची जगह पर साथी को पकड़ना",
      ],
    },
  },
  "theatre-director": {
    of: "1s2kbl9",
    description: {
      hinglish: "Natak ke kalakar chunna aur unki chaal aur khamoshi gadhna.",
      hindi: "नाटक के कलाकार चुनना और उनकी चाल और ख़ामोशी गढ़ना।",
    },
    summary: {
      hinglish: "Natak ka arth samajhna, kalakar chunna, aur pehle show tak hafton mein unki chaal, raftaar aur khamoshi gadhna.",
      hindi: "नाटक का अर्थ समझना, कलाकार चुनना, और पहले शो तक हफ़्तों में उनकी चाल, रफ़्तार और ख़ामोशी गढ़ना।",
    },
    day: {
      hinglish: [
        "Tendulkar ke teen ghante ke natak ko kaatkar nabbe minute ka karna",
        "Actor se poochhna ki maa kyon baithti hai, aur use khud khojne dena",
        "Manch se woh exit theek karna jisse Act One dheela padta hai",
      ],
      hindi: [
        "तेंदुलकर के तीन घंटे के नाटक को काटकर नब्बे मिनट का करना",
        "ऐक्टर से पूछना कि माँ क्यों बैठती है, और उसे ख़ुद खोजने देना",
        "मंच से वह प्रस्थान ठीक करना जिससे पहला अंक ढीला पड़ता है",
      ],
    },
  },
  "stage-manager": {
    of: "7gasvg",
    description: {
      hinglish: "Manch ke kinare se har light, sound aur entry ka ishaara dena.",
      hindi: "मंच के किनारे से हर लाइट, साउंड और एंट्री का इशारा देना।",
    },
    summary: {
      hinglish:
        "Manch ke kinare se show chalana, nishaan lagi script dekhkar headset par har light, sound aur entry ka ishaara dena, aur rehearsal samay par rakhna.",
      hindi: "मंच के किनारे से शो चलाना, निशान लगी स्क्रिप्ट देखकर हेडसेट पर हर लाइट, साउंड और एंट्री का इशारा देना, और रिहर्सल समय पर रखना।",
    },
    day: {
      hinglish: [
        "Rehearsal ke kamre ke farsh par tape se set ka khaaka banana",
        "Prompt book mein har chaal aur ishaara pencil se likhna",
        "Aakhri line par blackout ke liye dheere se standby, phir go kehna",
      ],
      hindi: [
        "रिहर्सल के कमरे के फ़र्श पर टेप से सेट का ख़ाका बनाना",
        "प्रॉम्प्ट बुक में हर चाल और इशारा पेंसिल से लिखना",
        "आख़िरी लाइन पर ब्लैकआउट के लिए धीरे से स्टैंडबाय, फिर गो कहना",
      ],
    },
  },
  "set-designer": {
    of: "1yd1eua",
    description: { hinglish: "Natak ya film ki haveli ya thana design karna.", hindi: "नाटक या फ़िल्म की हवेली या थाना डिज़ाइन करना।" },
    summary: {
      hinglish:
        "Natak ya film jis duniya mein chalti hai, jaise haveli ka aangan ya thana, use design karna aur banane walon ko model aur naksha dena.",
      hindi: "नाटक या फ़िल्म जिस दुनिया में चलती है, जैसे हवेली का आँगन या थाना, उसे डिज़ाइन करना और बनाने वालों को मॉडल और नक़्शा देना।",
    },
    day: {
      hinglish: [
        "Script padhkar har darwaza, khidki aur din ka samay pakadna",
        "1:25 naap ka card model banana jisme director ungli chalakar dekh sakein",
        "Carpenter ko haveli ki mehraab chhe inch zyada oonchi lagane se rokna",
      ],
      hindi: [
        "स्क्रिप्ट पढ़कर हर दरवाज़ा, खिड़की और दिन का समय पकड़ना",
        "1:25 के पैमाने पर मोटे काग़ज़ का मॉडल बनाना जिसमें डायरेक्टर उँगली चलाकर देख सकें",
        "बढ़ई को हवेली की मेहराब छह इंच ज़्यादा ऊँची लगाने से रोकना",
      ],
    },
  },
  "lighting-designer": {
    of: "1wt22sd",
    description: {
      hinglish: "Lamp aur light badalne ke pal aise chunna ki dopahar chaandni ban jaye.",
      hindi: "लैंप और लाइट बदलने के पल ऐसे चुनना कि दोपहर चाँदनी बन जाए।",
    },
    summary: {
      hinglish:
        "Manch ko roshni se rangna, lamp, angle aur rang chunna aur light badalne ke pal aise tay karna ki dopahar chaandni ban jaye.",
      hindi: "मंच को रोशनी से रँगना, लैंप, ऐंगल और रंग चुनना और लाइट बदलने के पल ऐसे तय करना कि दोपहर चाँदनी बन जाए।",
    },
    day: {
      hinglish: [
        "Poori rehearsal dekhna aur mood ka har badlaav likhna",
        "Naksha banana ki sixty lamp kahan tangein aur kis par kaun si rangeen sheet lage",
        "Console par light badalne ke pal tay karna jab tak heroine ki aankhon mein roshni na chamke",
      ],
      hindi: [
        "पूरी रिहर्सल देखना और मूड का हर बदलाव लिखना",
        "नक़्शा बनाना कि साठ लैंप कहाँ टँगें और किस पर कौन सी रंगीन शीट लगे",
        "कंसोल पर लाइट बदलने के पल तय करना जब तक हीरोइन की आँखों में रोशनी न चमके",
      ],
    },
  },
  "prop-maker": {
    of: "93q73w",
    description: {
      hinglish: "Foam ki talwar, murti aur bina khatre ke tootne wali botal banana.",
      hindi: "फ़ोम की तलवार, मूर्ति और बिना ख़तरे के टूटने वाली बोतल बनाना।",
    },
    summary: {
      hinglish:
        "Actors jo haath mein lete hain, woh sab banana, foam ki talwar aur thermocol ki murti se tootne wali botal tak, jo halki ho aur light mein asli lage.",
      hindi: "ऐक्टर जो हाथ में लेते हैं, वह सब बनाना, फ़ोम की तलवार और थर्माकोल की मूर्ति से टूटने वाली बोतल तक, जो हल्की हो और लाइट में असली लगे।",
    },
    day: {
      hinglish: [
        "Foam ki talwar tarashna, latex chadhana aur dhaar ko purana dikhana",
        "Aaj raat ki ladai ke liye shakkar ke kaanch ki chhe botal dhaalna",
        "Chor Bazaar mein 1970 ke dashak ka telephone dhoondhna",
      ],
      hindi: [
        "फ़ोम की तलवार तराशना, लेटेक्स चढ़ाना और धार को पुराना दिखाना",
        "आज रात की लड़ाई के लिए शक्कर के काँच की छह बोतलें ढालना",
        "चोर बाज़ार में 1970 के दशक का टेलीफ़ोन ढूँढ़ना",
      ],
    },
  },
  "costume-designer": {
    of: "110k792",
    description: {
      hinglish: "Parde par har kirdaar ko zamane aur mood ke kapde pehnana.",
      hindi: "पर्दे पर हर किरदार को ज़माने और मूड के कपड़े पहनाना।",
    },
    summary: {
      hinglish:
        "Har kirdaar ko zamane, varg aur mood ke kapde pehnana, swatantrata senani ki khadi se villain ke suit tak, film ke budget mein.",
      hindi: "हर किरदार को ज़माने, वर्ग और मूड के कपड़े पहनाना, स्वतंत्रता सेनानी की खादी से विलेन के सूट तक, फ़िल्म के बजट में।",
    },
    day: {
      hinglish: [
        "Chart banana ki har kirdaar scene-dar-scene aur din-dar-din kya pehne",
        "Nayi vardi ko chai, regmaal aur paseene ke spray se purana dikhana",
        "Shoot pehle khisakne par aadhi raat ko star ki fitting karna",
      ],
      hindi: [
        "चार्ट बनाना कि हर किरदार सीन-दर-सीन और दिन-दर-दिन क्या पहने",
        "नई वर्दी को चाय, रेगमाल और पसीने के स्प्रे से पुराना दिखाना",
        "शूट पहले खिसकने पर आधी रात को स्टार की फ़िटिंग करना",
      ],
    },
  },
  potter: {
    of: "1mn4si4",
    description: { hinglish: "Chaak par mitti se diye banana aur unhe pakana.", hindi: "चाक पर मिट्टी से दीये बनाना और उन्हें पकाना।" },
    summary: {
      hinglish:
        "Ghoomte chaak par mitti se diye, matke aur kulhad banana, phir sukhana aur pakana; studio pottery mein cup aur katoron par glaze bhi chadhta hai.",
      hindi: "घूमते चाक पर मिट्टी से दीये, मटके और कुल्हड़ बनाना, फिर सुखाना और पकाना; स्टूडियो पॉटरी में कप और कटोरों पर ग्लेज़ भी चढ़ता है।",
    },
    day: {
      hinglish: [
        "Mitti ko pairon aur haathon se goondhna jab tak har bulbula nikal na jaye",
        "Chaak ke beech londe rakhna aur dopahar se pehle do sau kulhad banana",
        "Bhatthi mein bartan jamana aur pakne tak lapat ka rang dekhte rehna",
      ],
      hindi: [
        "मिट्टी को पैरों और हाथों से गूँधना जब तक हवा का हर बुलबुला निकल न जाए",
        "चाक के बीच लोंदे रखना और दोपहर से पहले दो सौ कुल्हड़ बनाना",
        "भट्ठी में बर्तन जमाना और पकने तक लपट का रंग देखते रहना",
      ],
    },
  },
  "handloom-weaver": {
    of: "1ouqy9k",
    description: {
      hinglish: "Pair se chalne wale karghe par sari aur shawl dhaaga-dhaaga bunna.",
      hindi: "पैर से चलने वाले करघे पर साड़ी और शॉल धागा-धागा बुनना।",
    },
    summary: {
      hinglish:
        "Pair se chalne wale karghe par sari, shawl aur dari dhaaga-dhaaga bunna, Kanjivaram, Chanderi ya Pochampally jaisi shailiyon mein.",
      hindi: "पैर से चलने वाले करघे पर साड़ी, शॉल और दरी धागा-धागा बुनना, कांजीवरम, चंदेरी या पोचमपल्ली जैसी शैलियों में।",
    },
    day: {
      hinglish: [
        "Saathi ke saath naya taana, yaani lambai ke hazaron dhaage, baandhna",
        "Pedal dabana, shuttle chalana aur har kataar barabar kasi rakhna",
        "Ek inch mein baane ke dhaage, yaani pick, ginna aur toota dhaaga turant jodna",
      ],
      hindi: [
        "साथी के साथ नया ताना, यानी लंबाई के हज़ारों धागे, बाँधना",
        "पैडल दबाना, शटल चलाना और हर क़तार बराबर कसी रखना",
        "एक इंच में बाने के धागे, यानी पिक, गिनना और टूटा धागा तुरंत जोड़ना",
      ],
    },
  },
  "hand-embroiderer": {
    of: "ph2ft5",
    description: { hinglish: "Tane hue kapde par zari aur chikan ke taanke kaadhna.", hindi: "तने हुए कपड़े पर ज़री और चिकन के टाँके काढ़ना।" },
    summary: {
      hinglish:
        "Lehnge, kurte aur wall hanging ke liye tane hue kapde par sui ya aari hook se zari, chikan, kantha ya sheeshe ke taanke kaadhna.",
      hindi: "लहँगे, कुर्ते और वॉल हैंगिंग के लिए तने हुए कपड़े पर सुई या आरी हुक से ज़री, चिकन, कांथा या शीशे के टाँके काढ़ना।",
    },
    day: {
      hinglish: [
        "Chhed kiye tracing paper se chalk aur mitti ke tel ke saath boota kapde par utaarna",
        "Jaali ko lakdi ke frame, yaani adde, par kasna aur hook se sitare taankna",
        "Taiyar panel ko designer ke sample se moti-dar-moti milana",
      ],
      hindi: [
        "छेद किए ट्रेसिंग पेपर से चॉक और मिट्टी के तेल के साथ बूटा कपड़े पर उतारना",
        "जाली को लकड़ी के फ़्रेम, यानी अड्डे, पर कसना और हुक से सितारे टाँकना",
        "तैयार पैनल को डिज़ाइनर के सैंपल से मोती-दर-मोती मिलाना",
      ],
    },
  },
  "hand-block-printer": {
    of: "xor23r",
    description: {
      hinglish: "Suti kapde par nakkashi wale lakdi ke thappe ek-ek rang mein lagana.",
      hindi: "सूती कपड़े पर नक़्क़ाशी वाले लकड़ी के ठप्पे एक-एक रंग में लगाना।",
    },
    summary: {
      hinglish:
        "Aankh ke andaaz aur mutthi ki chot se suti kapde par nakkashi wale lakdi ke thappe lagana, har rang sahi jagah bithana, jaise Bagru, Sanganer aur Ajrakh mein.",
      hindi: "आँख के अंदाज़ और मुट्ठी की चोट से सूती कपड़े पर नक़्क़ाशी वाले लकड़ी के ठप्पे लगाना, हर रंग सही जगह बिठाना, जैसे बगरू, सांगानेर और अजरख में।",
    },
    day: {
      hinglish: [
        "Dhule suti kapde ko gaddedaar mez par pin karna aur chalk se pehli lakeer kheenchna",
        "Rekha ka thappa, phir bharai ke thappe, kone se kona milakar lagana",
        "Chhape kapde ko alizarin ke kadhaah mein ubaalna aur nadi kinare dhoop dikhana",
      ],
      hindi: [
        "धुले सूती कपड़े को गद्देदार मेज़ पर पिन करना और चॉक से पहली लकीर खींचना",
        "रेखा का ठप्पा, फिर भराई के ठप्पे, कोने से कोना मिलाकर लगाना",
        "छपे कपड़े को एलिज़रीन के कड़ाह में उबालना और नदी किनारे धूप दिखाना",
      ],
    },
  },
  "wood-carver": {
    of: "3tzo2n",
    description: {
      hinglish: "Akhrot aur saagwan ki lakdi mein phool aur jaali tarashna.",
      hindi: "अखरोट और सागवान की लकड़ी में फूल और जाली तराशना।",
    },
    summary: {
      hinglish:
        "Chheni aur hathaudi se akhrot, saagwan ya chandan ki lakdi mein phool, devta aur jaali tarashna, Saharanpur se Srinagar tak.",
      hindi: "छेनी और हथौड़ी से अखरोट, सागवान या चंदन की लकड़ी में फूल, देवता और जाली तराशना, सहारनपुर से श्रीनगर तक।",
    },
    day: {
      hinglish: [
        "Sukhayi hui akhrot ki lakdi par pencil se chinar ka pattern banana",
        "Peeche ki lakdi thok-thokkar nikaalna taaki patte ubhar aayein",
        "Bees gol chheniyon par dhaar lagana aur panel ko mom se chamkana",
      ],
      hindi: [
        "सुखाई हुई अखरोट की लकड़ी पर पेंसिल से चिनार का पैटर्न बनाना",
        "पीछे की लकड़ी ठोक-ठोककर निकालना ताकि पत्ते उभर आएँ",
        "बीस गोल छेनियों पर धार लगाना और पैनल को मोम से चमकाना",
      ],
    },
  },
  "stone-carver": {
    of: "1o1uzsw",
    description: { hinglish: "Sakht patthar se mandir ki murtiyan aur khambe tarashna.", hindi: "सख़्त पत्थर से मंदिर की मूर्तियाँ और खंभे तराशना।" },
    summary: {
      hinglish:
        "Hathaudi, nukili chheni aur grinder se sakht patthar mein mandir ki murtiyan, khambe aur sangmarmar ki pachchikari banana, purane anupaat ke hisaab se.",
      hindi: "हथौड़ी, नुकीली छेनी और ग्राइंडर से सख़्त पत्थर में मंदिर की मूर्तियाँ, खंभे और संगमरमर की पच्चीकारी बनाना, पुराने अनुपात के हिसाब से।",
    },
    day: {
      hinglish: [
        "Granite ke block par beech ki rekha aur chehre ke naap ke nishaan lagana",
        "Mask aur chashma lagakar nukili chheni se mota aakaar nikaalna",
        "Sangmarmar ki mez mein akeek ki kati pankhudiyan jadna",
      ],
      hindi: [
        "ग्रेनाइट के ब्लॉक पर बीच की रेखा और चेहरे के नाप के निशान लगाना",
        "मास्क और चश्मा लगाकर नुकीली छेनी से मोटा आकार निकालना",
        "संगमरमर की मेज़ में अक़ीक़ की कटी पंखुड़ियाँ जड़ना",
      ],
    },
  },
  "basket-maker": {
    of: "da044h",
    description: {
      hinglish: "Bent aur baans cheerkar tray aur machhli pakadne ke phande bunna.",
      hindi: "बेंत और बाँस चीरकर ट्रे और मछली पकड़ने के फंदे बुनना।",
    },
    summary: {
      hinglish: "Bent aur baans cheerkar tokri, machhli pakadne ke phande, soop aur lampshade bunna jo saalon chalein.",
      hindi: "बेंत और बाँस चीरकर टोकरी, मछली पकड़ने के फंदे, सूप और लैंपशेड बुनना जो सालों चलें।",
    },
    day: {
      hinglish: [
        "Hare baans ke tane ko ek tedhe chaaku se barabar pattiyon mein cheerna",
        "Tala bunna, khadi pattiyan upar modna aur kinara baandhna",
        "Taiyar tray ko keede se bachane ke liye dhuaan aur suhaaga dena",
      ],
      hindi: [
        "हरे बाँस के तने को एक टेढ़े चाकू से बराबर पट्टियों में चीरना",
        "तला बुनना, खड़ी पट्टियाँ ऊपर मोड़ना और किनारा बाँधना",
        "तैयार ट्रे को कीड़े से बचाने के लिए धुआँ और सुहागा देना",
      ],
    },
  },
  "clay-modeller": {
    of: "eltckr",
    description: {
      hinglish: "Pual aur nadi ki mitti se Durga aur Ganesh ki murtiyan banana.",
      hindi: "पुआल और नदी की मिट्टी से दुर्गा और गणेश की मूर्तियाँ बनाना।",
    },
    summary: {
      hinglish:
        "Pual, baans aur nadi ki mitti se Durga aur Ganesh ki murtiyan banana, phir tyohar ke liye aankhein rangna aur kapde pehnana.",
      hindi: "पुआल, बाँस और नदी की मिट्टी से दुर्गा और गणेश की मूर्तियाँ बनाना, फिर त्योहार के लिए आँखें रँगना और कपड़े पहनाना।",
    },
    day: {
      hinglish: [
        "Baans ke dhaanche par pual baandhna jab tak das baahon wala sharir na ubhre",
        "Ganga ki mitti parat-dar-parat chadhana aur daraarein geele kapde se chikni karna",
        "Purane tareeke se, saans rokkar aankhein banana",
      ],
      hindi: [
        "बाँस के ढाँचे पर पुआल बाँधना जब तक दस बाँहों वाला शरीर न उभरे",
        "गंगा की मिट्टी परत-दर-परत चढ़ाना और दरारें गीले कपड़े से चिकनी करना",
        "पुराने तरीक़े से, साँस रोककर आँखें बनाना",
      ],
    },
  },
  "tabla-maker": {
    of: "1u61jl2",
    description: {
      hinglish: "Tabla par bakri ki khaal kasna aur kaan se sur milana.",
      hindi: "तबले पर बकरी की खाल कसना और कान से सुर मिलाना।",
    },
    summary: {
      hinglish:
        "Lakdi aur dhaatu ke khol par bakri ki khaal kasna, kaali syahi ki paratein ragadkar jamana, phir har tabla dori se kasna aur kaan se sur milana.",
      hindi: "लकड़ी और धातु के खोल पर बकरी की खाल कसना, काली स्याही की परतें रगड़कर जमाना, फिर हर तबला डोरी से कसना और कान से सुर मिलाना।",
    },
    day: {
      hinglish: [
        "Tees tabla ke liye bakri ki khaal bhigona, khurachna aur kaatna",
        "Kaali syahi ko patthar se parat-dar-parat ragadkar jamana",
        "Munh ke chaaron taraf thapki dena aur bune kinare par hathaudi maarna jab tak har jagah sur na mile",
      ],
      hindi: [
        "तीस तबलों के लिए बकरी की खाल भिगोना, खुरचना और काटना",
        "काली स्याही को पत्थर से परत-दर-परत रगड़कर जमाना",
        "मुँह के चारों तरफ़ थपकी देना और बुने किनारे पर हथौड़ी मारना जब तक हर जगह सुर न मिले",
      ],
    },
  },
  "sitar-maker": {
    of: "1t2431s",
    description: {
      hinglish: "Sookhe tumbe ko tarashi lakdi se jodna, parde aur taar lagana.",
      hindi: "सूखे तूँबे को तराशी लकड़ी से जोड़ना, परदे और तार लगाना।",
    },
    summary: {
      hinglish:
        "Sookhe tumbe ko tarashi hui tun ki lakdi se jodna, parde, ghodi aur tarab ke taar lagana, aur woh jawari banana jisse jhankaar aati hai.",
      hindi: "सूखे तूँबे को तराशी हुई तुन की लकड़ी से जोड़ना, परदे, घोड़ी और तरब के तार लगाना, और वह जवारी बनाना जिससे झंकार आती है।",
    },
    day: {
      hinglish: [
        "Aisa sookha kaddu chunna jiski golai bhaari awaaz wale tumbe ko jache",
        "Tun ki lakdi ki gardan tarashna aur kaan se sunkar bees parde baandhna",
        "Haddi ki ghodi ko baal-baal bhar ghisna jab tak jhankaar na goonje",
      ],
      hindi: [
        "ऐसा सूखा कद्दू चुनना जिसकी गोलाई भारी आवाज़ वाले तूँबे को जँचे",
        "तुन की लकड़ी की गर्दन तराशना और कान से सुनकर बीस परदे बाँधना",
        "हड्डी की घोड़ी को बाल-बाल भर घिसना जब तक झंकार न गूँजे",
      ],
    },
  },
  novelist: {
    of: "1yhussz",
    description: {
      hinglish: "Kirdaar gadhna aur saikdon pannon tak unke saath chalna.",
      hindi: "किरदार गढ़ना और सैकड़ों पन्नों तक उनके साथ चलना।",
    },
    summary: {
      hinglish:
        "Kirdaar gadhna aur saikdon pannon tak unke saath chalna, publisher ke dekhne se pehle saal bhar ya zyada akele draft par draft likhna.",
      hindi: "किरदार गढ़ना और सैकड़ों पन्नों तक उनके साथ चलना, प्रकाशक के देखने से पहले साल भर या ज़्यादा अकेले ड्राफ़्ट पर ड्राफ़्ट लिखना।",
    },
    day: {
      hinglish: [
        "Koi bhi message kholne se pehle aath sau shabd likhna",
        "Apna pyaara chapter kaat dena kyonki wahan kahani langdati hai",
        "Purane timetable mein dekhna ki 1947 mein Lucknow kaun si train jaati thi",
      ],
      hindi: [
        "कोई भी मैसेज खोलने से पहले आठ सौ शब्द लिखना",
        "अपना प्यारा अध्याय काट देना क्योंकि वहाँ कहानी लँगड़ाती है",
        "पुराने टाइमटेबल में देखना कि 1947 में लखनऊ कौन सी ट्रेन जाती थी",
      ],
    },
  },
  poet: {
    of: "oxsr3d",
    description: {
      hinglish: "Ghazal ya haiku ke har shabd ko uski dhwani ke liye tolna.",
      hindi: "ग़ज़ल या हाइकु के हर शब्द को उसकी ध्वनि के लिए तोलना।",
    },
    summary: {
      hinglish:
        "Ghazal, mukt chhand ya haiku mein har shabd ko dhwani aur arth ke liye tolna, patrikaon, mushairon aur patli kitaabon ke liye.",
      hindi: "ग़ज़ल, मुक्त छंद या हाइकु में हर शब्द को ध्वनि और अर्थ के लिए तोलना, पत्रिकाओं, मुशायरों और पतली किताबों के लिए।",
    },
    day: {
      hinglish: [
        "Ek sher ko teen din tak ulatna-palatna jab tak uska aakhri dohrav, yaani radif, na goonje",
        "Patrikaon ko chaar kavitayein bhejna aur unke jawaab darj karna",
        "Raat gyarah baje ke baad kavi sammelan mein kavita sunana",
      ],
      hindi: [
        "एक शेर को तीन दिन तक उलटना-पलटना जब तक उसका आख़िरी दोहराव, यानी रदीफ़, न गूँजे",
        "पत्रिकाओं को चार कविताएँ भेजना और उनके जवाब दर्ज करना",
        "रात ग्यारह बजे के बाद कवि सम्मेलन में कविता सुनाना",
      ],
    },
  },
  playwright: {
    of: "75rjmj",
    description: {
      hinglish: "Manch ke actors ke liye samvaad likhna aur rehearsal mein kaatna-chhaantna.",
      hindi: "मंच के ऐक्टरों के लिए संवाद लिखना और रिहर्सल में काटना-छाँटना।",
    },
    summary: {
      hinglish:
        "Manch ke actors ke liye Marathi, Bangla, English ya kisi aur bhasha mein samvaad aur manch ki halchal likhna, aur rehearsal mein sunkar scene phir kaatna-chhaantna.",
      hindi: "मंच के ऐक्टरों के लिए मराठी, बांग्ला, अंग्रेज़ी या किसी और भाषा में संवाद और मंच की हलचल लिखना, और रिहर्सल में सुनकर सीन फिर काटना-छाँटना।",
    },
    day: {
      hinglish: [
        "Jhoothi lagti line pakadne ke liye dono awaazon mein samvaad bolkar padhna",
        "Rehearsal mein baithkar woh samvaad kaatna jo khamoshi hi keh deti hai",
        "Premchand ki kahani ko chhe actors aur ek charpai ke liye dhaalna",
      ],
      hindi: [
        "झूठी लगती पंक्ति पकड़ने के लिए दोनों आवाज़ों में संवाद बोलकर पढ़ना",
        "रिहर्सल में बैठकर वह संवाद काटना जो ख़ामोशी ही कह देती है",
        "प्रेमचंद की कहानी को छह ऐक्टरों और एक चारपाई के लिए ढालना",
      ],
    },
  },
  screenwriter: {
    of: "1hcd48s",
    description: {
      hinglish: "Film aur web series ke scene draft dar draft likhna.",
      hindi: "फ़िल्म और वेब सीरीज़ के सीन ड्राफ़्ट दर ड्राफ़्ट लिखना।",
    },
    summary: {
      hinglish: "Film aur web series ke scene, action aur dialogue script ke format mein likhna, director ke sujhaav lekar kai draft tak.",
      hindi: "फ़िल्म और वेब सीरीज़ के सीन, ऐक्शन और डायलॉग स्क्रिप्ट के फ़ॉर्मैट में लिखना, डायरेक्टर के सुझाव लेकर कई ड्राफ़्ट तक।",
    },
    day: {
      hinglish: [
        "Baaki lekhakon ke saath das episode ki kahani index card par jamana",
        "Scene heading, action aur dialogue page ke tay format mein likhna",
        "Streaming platform ke afsar ko baarah minute mein thriller ki kahani sunana",
      ],
      hindi: [
        "बाक़ी लेखकों के साथ दस एपिसोड की कहानी इंडेक्स कार्ड पर जमाना",
        "सीन हेडिंग, ऐक्शन और डायलॉग पन्ने के तय फ़ॉर्मैट में लिखना",
        "स्ट्रीमिंग प्लेटफ़ॉर्म के अफ़सर को बारह मिनट में थ्रिलर की कहानी सुनाना",
      ],
    },
  },
  lyricist: {
    of: "10hhmte",
    description: {
      hinglish: "Film ki dhun par aise shabd bithana jo gaane mein achchhe lagein.",
      hindi: "फ़िल्म की धुन पर ऐसे शब्द बिठाना जो गाने में अच्छे लगें।",
    },
    summary: {
      hinglish: "Pehle se bani dhun par shabd bithana, taaki film ka gaana scene ka bhaav kahe aur gaane wale ki zubaan par baithe.",
      hindi: "पहले से बनी धुन पर शब्द बिठाना, ताकि फ़िल्म का गाना सीन का भाव कहे और गाने वाले की ज़ुबान पर बैठे।",
    },
    day: {
      hinglish: [
        "Composer ki kachchi dhun gungunana aur uske akshar ginna",
        "Baarish mein phir milne ke scene ke liye chaar mukhde pesh karna",
        "Ek kathor akshar badalna kyonki gaane wale ki zubaan us par atakti hai",
      ],
      hindi: [
        "संगीतकार की कच्ची धुन गुनगुनाना और उसके अक्षर गिनना",
        "बारिश में फिर मिलने के सीन के लिए चार मुखड़े पेश करना",
        "एक कठोर अक्षर बदलना क्योंकि गाने वाले की ज़ुबान उस पर अटकती है",
      ],
    },
  },
  "childrens-author": {
    of: "1ujilri",
    description: {
      hinglish: "Aisi picture book likhna jo nanhe paathakon ko baandhe rakhein.",
      hindi: "ऐसी चित्र पुस्तकें लिखना जो नन्हे पाठकों को बाँधे रखें।",
    },
    summary: {
      hinglish:
        "Aisi picture book aur romaanch kathayein likhna jo nanhe paathak ko baandhe rakhein, kam shabd, bahadur hero aur sahi pal par panna palatne ke saath.",
      hindi: "ऐसी चित्र पुस्तकें और रोमांच कथाएँ लिखना जो नन्हे पाठक को बाँधे रखें, कम शब्द, बहादुर हीरो और सही पल पर पन्ना पलटने के साथ।",
    },
    day: {
      hinglish: [
        "Picture book ko nau sau shabdon se chaar sau ka karna",
        "Class 2 ko padhkar sunana aur nishaan lagana ki woh kahan kasmasate hain",
        "Jaanchna ki har shabd us umra ke bachchon ke layak hai",
      ],
      hindi: [
        "चित्र पुस्तक को नौ सौ शब्दों से चार सौ का करना",
        "कक्षा 2 को पढ़कर सुनाना और निशान लगाना कि वे कहाँ कसमसाते हैं",
        "जाँचना कि हर शब्द उस उम्र के बच्चों के लायक़ है",
      ],
    },
  },
  translator: {
    of: "u50tt9",
    description: { hinglish: "Upanyas ya parche ko doosri bhasha mein utaarna.", hindi: "उपन्यास या पर्चे को दूसरी भाषा में उतारना।" },
    summary: {
      hinglish:
        "Likhi hui baat ko, Bangla upanyas se dawa ke saath aane wale parche tak, doosri bhasha mein utaarna, arth ya lehja khoye bina.",
      hindi: "लिखी हुई बात को, बांग्ला उपन्यास से दवा के साथ आने वाले पर्चे तक, दूसरी भाषा में उतारना, अर्थ या लहजा खोए बिना।",
    },
    day: {
      hinglish: [
        "Malayalam upanyas ka ek panna English mein utaarna, phir aadha mita dena",
        "Shabdavali banana taaki dawa ke parche mein har cheez ka shuru se ant tak ek hi naam rahe",
        "Anuvaad na ho paane wali ek kahavat par lekhak se poochhna",
      ],
      hindi: [
        "मलयालम उपन्यास का एक पन्ना अंग्रेज़ी में उतारना, फिर आधा मिटा देना",
        "शब्दावली बनाना ताकि दवा के पर्चे में हर चीज़ का शुरू से अंत तक एक ही नाम रहे",
        "अनुवाद न हो पाने वाली एक कहावत पर लेखक से पूछना",
      ],
    },
  },
  interpreter: {
    of: "lldnzp",
    description: {
      hinglish: "Summit aur factory mein do pakshon ki baat turant doosri bhasha mein kehna.",
      hindi: "शिखर बैठक और फ़ैक्टरी के दौरे में दो पक्षों की बात तुरंत दूसरी भाषा में कहना।",
    },
    summary: {
      hinglish:
        "Do pakshon ke bolte-bolte unki baat doosri bhasha mein kehna, booth mein ya unke paas rehkar, summit, aspatal aur factory ke daure mein, jahan shabd khojne ka samay nahi milta.",
      hindi:
        "दो पक्षों के बोलते-बोलते उनकी बात दूसरी भाषा में कहना, बूथ में या उनके पास रहकर, शिखर बैठक, अस्पताल और फ़ैक्टरी के दौरे में, जहाँ शब्द खोजने का समय नहीं मिलता।",
    },
    day: {
      hinglish: [
        "Agle din ka agenda padhna aur jahazrani ke chaalis shabd seekhna",
        "Japani engineer ke bolte samay chinhon mein note likhna, phir sab Hindi mein kehna",
        "Har tees minute mein booth ke saathi se jagah badalna",
      ],
      hindi: [
        "अगले दिन का एजेंडा पढ़ना और जहाज़रानी के चालीस शब्द सीखना",
        "जापानी इंजीनियर के बोलते समय चिह्नों में नोट लिखना, फिर सब हिंदी में कहना",
        "हर तीस मिनट में बूथ के साथी से जगह बदलना",
      ],
    },
  },
  "sign-language-interpreter": {
    of: "alh1ot",
    description: {
      hinglish: "Boli baat sanket bhasha mein aur badhir vyakti ke sanket awaaz mein kehna.",
      hindi: "बोली हुई बात संकेत भाषा में और बधिर व्यक्ति के संकेत आवाज़ में कहना।",
    },
    summary: {
      hinglish:
        "Sunne wale vyakti ki baat sanket bhasha mein aur badhir vyakti ke sanket awaaz mein kehna, classroom, adaalat, aspatal aur TV news mein.",
      hindi: "सुनने वाले व्यक्ति की बात संकेत भाषा में और बधिर व्यक्ति के संकेत आवाज़ में कहना, क्लासरूम, अदालत, अस्पताल और टीवी न्यूज़ में।",
    },
    day: {
      hinglish: [
        "Chemistry ka lecture sanketon mein batana, aisi jagah jahan se badhir student dono ko dekhe",
        "Badhir mareez ke lakshan jyon ke tyon bolkar batana, kuch jode bina",
        "Screen ke chhote khaane se news bulletin ki raftaar ke saath chalna",
      ],
      hindi: [
        "रसायन का लेक्चर संकेतों में बताना, ऐसी जगह जहाँ से बधिर विद्यार्थी दोनों को देखे",
        "बधिर मरीज़ के लक्षण ज्यों के त्यों बोलकर बताना, कुछ जोड़े बिना",
        "स्क्रीन के छोटे ख़ाने से न्यूज़ बुलेटिन की रफ़्तार के साथ चलना",
      ],
    },
  },
  "museum-curator": {
    of: "1t8ftut",
    description: {
      hinglish: "Museum kya rakhe aur dikhaye, yeh chunna aur uski kahani batana.",
      hindi: "म्यूज़ियम क्या रखे और दिखाए, यह चुनना और उसकी कहानी बताना।",
    },
    summary: {
      hinglish:
        "Museum mein rakhne aur dikhane ki cheezein, Gandhara ki murti ke sir se adivasi mukhauton tak, samajhna, haasil karna aur chunna, aur unki kahani likhna.",
      hindi: "म्यूज़ियम में रखने और दिखाने की चीज़ें, गांधार की मूर्ति के सिर से आदिवासी मुखौटों तक, समझना, हासिल करना और चुनना, और उनकी कहानी लिखना।",
    },
    day: {
      hinglish: [
        "Bina label ki kaanse ki murti ko museum ke 1921 se chale aa rahe registers mein khojna",
        "Show ke liye chaalis kapde chunna aur assi shabdon ke label likhna",
        "Videsh jaane wali cheezon ke udhaar aur beeme ke form bharna",
      ],
      hindi: [
        "बिना लेबल की काँसे की मूर्ति को म्यूज़ियम के 1921 से चले आ रहे रजिस्टरों में खोजना",
        "प्रदर्शनी के लिए चालीस कपड़े चुनना और अस्सी शब्दों के लेबल लिखना",
        "विदेश जाने वाली चीज़ों के उधार और बीमे के फ़ॉर्म भरना",
      ],
    },
  },
  archivist: {
    of: "1hrwvng",
    description: {
      hinglish: "Purani chitthiyan, nakshe aur photo chhaantna aur sambhalkar rakhna.",
      hindi: "पुरानी चिट्ठियाँ, नक़्शे और फ़ोटो छाँटना और सँभालकर रखना।",
    },
    summary: {
      hinglish:
        "Chitthiyan, file, nakshe aur photo chhaantna, unka byora likhna aur sambhalkar rakhna, taaki kisi parivaar ka daava ya itihaaskar ka andaaza baad mein jaancha ja sake.",
      hindi:
        "चिट्ठियाँ, फ़ाइलें, नक़्शे और फ़ोटो छाँटना, उनका ब्योरा लिखना और सँभालकर रखना, ताकि किसी परिवार का दावा या इतिहासकार का अंदाज़ा बाद में जाँचा जा सके।",
    },
    day: {
      hinglish: [
        "Karkhane ki chitthiyon ka sandook kholna aur dibba-dar-dibba list banana",
        "Researcher ke liye unneesvi sadi ki ghani likhavat padhna",
        "Tay karna ki committee ki kaun si files hamare baad bhi bachi rahein",
      ],
      hindi: [
        "कारख़ाने की चिट्ठियों का संदूक़ खोलना और डिब्बा-दर-डिब्बा सूची बनाना",
        "शोधार्थी के लिए उन्नीसवीं सदी की घनी लिखावट पढ़ना",
        "तय करना कि कमेटी की कौन सी फ़ाइलें हमारे बाद भी बची रहें",
      ],
    },
  },
  "art-conservator": {
    of: "13bht7o",
    description: {
      hinglish: "Kharab hui painting aur pandulipi saaf karna aur mazboot karna.",
      hindi: "ख़राब हुई पेंटिंग और पांडुलिपि साफ़ करना और मज़बूत करना।",
    },
    summary: {
      hinglish:
        "Museum, library ya private studio mein solvent, microscope aur nanhe brush se kharab hui painting, pandulipi aur print saaf karna, marammat karna aur mazboot karna.",
      hindi:
        "म्यूज़ियम, लाइब्रेरी या निजी स्टूडियो में सॉल्वेंट, माइक्रोस्कोप और नन्हे ब्रश से ख़राब हुई पेंटिंग, पांडुलिपि और प्रिंट साफ़ करना, मरम्मत करना और मज़बूत करना।",
    },
    day: {
      hinglish: [
        "Pandulipi dhone se pehle jaanchna ki syahi phailti to nahi",
        "Ultraviolet roshni mein rang jaanchna aur har badlaav darj karna",
        "Monastery ke staff ko thangka dhuein se door rakhna sikhana",
      ],
      hindi: [
        "पांडुलिपि धोने से पहले जाँचना कि स्याही फैलती तो नहीं",
        "पराबैंगनी रोशनी में रंग जाँचना और हर बदलाव दर्ज करना",
        "मठ के कर्मचारियों को थंगका धुएँ से दूर रखना सिखाना",
      ],
    },
  },
  "museum-technician": {
    of: "3hud9t",
    description: {
      hinglish: "Naazuk cheezein pack karna, showcase mein lagana aur un par light daalna.",
      hindi: "नाज़ुक चीज़ें पैक करना, शोकेस में लगाना और उन पर लाइट डालना।",
    },
    summary: {
      hinglish:
        "Museum ki cheezein surakshit pack karna, lagana aur taangna, un par light daalna, showcase banana aur store room mein nami aur taapmaan par nazar rakhna.",
      hindi: "म्यूज़ियम की चीज़ें सुरक्षित पैक करना, लगाना और टाँगना, उन पर लाइट डालना, शोकेस बनाना और स्टोर रूम में नमी और तापमान पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Safar ke liye foam aise kaatna ki terracotta ka ghoda usme tika rahe",
        "Purane laghu chitron ke lamp dheeme karna jab tak light meter pachaas lux na dikhaye",
        "Store room ka nami logger dekhna aur silica gel badalna",
      ],
      hindi: [
        "सफ़र के लिए फ़ोम ऐसे काटना कि टेराकोटा का घोड़ा उसमें टिका रहे",
        "पुराने लघु चित्रों के लैंप धीमे करना जब तक लाइट मीटर पचास लक्स न दिखाए",
        "स्टोर रूम का नमी लॉगर देखना और सिलिका जेल बदलना",
      ],
    },
  },
  "gallery-manager": {
    of: "m1hc91",
    description: {
      hinglish: "Kalakar dhoondhna, unke show lagana aur unka kaam art collectors ko bechna.",
      hindi: "कलाकार ढूँढ़ना, उनके शो लगाना और उनका काम कला के शौक़ीनों को बेचना।",
    },
    summary: {
      hinglish:
        "Art gallery chalana: kalakar dhoondhna, unke show lagana, kaam ka daam tay karna aur art collectors ko kharidne ke liye manana.",
      hindi: "आर्ट गैलरी चलाना: कलाकार ढूँढ़ना, उनके शो लगाना, काम का दाम तय करना और कला के शौक़ीनों को ख़रीदने के लिए मनाना।",
    },
    day: {
      hinglish: [
        "Baroda ke studio jaakar pandrah canvas chunna",
        "Chitra aankh ki oonchai par taangna aur kharidar ki tarah ghoomkar dekhna",
        "Opening se pehle daam taiyar rakhkar teen art collectors ko phone karna",
      ],
      hindi: [
        "बड़ौदा के स्टूडियो जाकर पंद्रह कैनवस चुनना",
        "चित्र आँख की ऊँचाई पर टाँगना और ख़रीदार की तरह घूमकर देखना",
        "उद्घाटन से पहले दाम तैयार रखकर कला के तीन शौक़ीनों को फ़ोन करना",
      ],
    },
  },
  "wedding-photographer": {
    of: "1h1flaz",
    description: {
      hinglish: "Haldi se bidaai tak photo lena, phir dulha-dulhan ka album edit karna.",
      hindi: "हल्दी से बिदाई तक फ़ोटो लेना, फिर दूल्हा-दुल्हन का एल्बम एडिट करना।",
    },
    summary: {
      hinglish:
        "Haldi se bidaai tak shaadi ke saath chalna, dobara na hone wali rasmein, rishtedaar aur aansu kaid karna, aur album edit karna.",
      hindi: "हल्दी से बिदाई तक शादी के साथ चलना, दोबारा न होने वाली रस्में, रिश्तेदार और आँसू क़ैद करना, और एल्बम एडिट करना।",
    },
    day: {
      hinglish: [
        "Baraat aane se pehle mandap ki roshni parakhna",
        "Haldi, phere aur bidaai ki solah ghante photo lena",
        "Chaar hazaar photo ghatakar ek sau bees ka album banana",
      ],
      hindi: ["बारात आने से पहले मंडप की रोशनी परखना", "हल्दी, फेरे और बिदाई की सोलह घंटे फ़ोटो लेना", "चार हज़ार फ़ोटो घटाकर एक सौ बीस का एल्बम बनाना"],
    },
  },
  "portrait-photographer": {
    of: "ed76yp",
    description: {
      hinglish: "Shishu, parivaar aur naukri khojne walon ki light aur pose theek karna.",
      hindi: "शिशु, परिवार और नौकरी खोजने वालों की लाइट और पोज़ ठीक करना।",
    },
    summary: {
      hinglish:
        "Studio mein shishu, parivaar aur naukri khojne walon ki light aur pose theek karna jab tak akda chehra sahaj na ho, phir photo sudharna aur print karna.",
      hindi: "स्टूडियो में शिशु, परिवार और नौकरी खोजने वालों की लाइट और पोज़ ठीक करना जब तक अकड़ा चेहरा सहज न हो, फिर फ़ोटो सुधारना और प्रिंट करना।",
    },
    day: {
      hinglish: [
        "Chhe mahine ke bachche ko badi naram light ke paas bithana aur jhunjhuna taiyar rakhna",
        "Passport, rishte aur parivaar ki photo ke order bina line lage nipatana",
        "Daag halke karna, par jo til unka apna hai, use rehne dena",
      ],
      hindi: [
        "छह महीने के बच्चे को बड़ी नरम लाइट के पास बिठाना और झुनझुना तैयार रखना",
        "पासपोर्ट, रिश्ते और परिवार की फ़ोटो के ऑर्डर बिना लाइन लगे निपटाना",
        "दाग़ हल्के करना, पर जो तिल उनका अपना है, उसे रहने देना",
      ],
    },
  },
  "wildlife-photographer": {
    of: "u5pe4j",
    description: {
      hinglish: "Jeep ya chhipi jagah se achchhi roshni mein baagh ka intezaar karna.",
      hindi: "जीप या छिपी जगह से अच्छी रोशनी में बाघ का इंतज़ार करना।",
    },
    summary: {
      hinglish:
        "Chhipi hui jhopdi, yaani hide, jeep aur thande daldal mein baagh ya hornbill ke roshni mein aane ka intezaar karna, aur tasveerein bechne se zyada photo tour, workshop aur assignment se guzara karna.",
      hindi:
        "छिपी हुई झोपड़ी, यानी हाइड, जीप और ठंडे दलदल में बाघ या धनेश के रोशनी में आने का इंतज़ार करना, और तस्वीरें बेचने से ज़्यादा फ़ोटो टूर, वर्कशॉप और असाइनमेंट से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Chaar baje se hawa ka rukh bachakar chhipkar baithna, bina coffee ya baat ke",
        "Khatre ki awaazein sunkar andaaza lagana ki tendua kahan se guzrega",
        "Paise dene wale chhe mehmaanon ko safari par le jaana aur jungle ki dheemi roshni ke liye camera set karna sikhana",
      ],
      hindi: [
        "चार बजे से हवा का रुख़ बचाकर छिपकर बैठना, बिना कॉफ़ी या बात के",
        "ख़तरे की आवाज़ें सुनकर अंदाज़ा लगाना कि तेंदुआ कहाँ से गुज़रेगा",
        "पैसे देने वाले छह मेहमानों को सफ़ारी पर ले जाना और जंगल की धीमी रोशनी के लिए कैमरा सेट करना सिखाना",
      ],
    },
  },
  "fashion-photographer": {
    of: "1i3rspb",
    description: {
      hinglish: "Magazine aur catalogue ke liye model aur kapdon ki photo lena.",
      hindi: "पत्रिका और कैटलॉग के लिए मॉडल और कपड़ों की फ़ोटो लेना।",
    },
    summary: {
      hinglish:
        "Magazine aur brand catalogue ke liye model, kapdon aur gehnon ki photo lena, team ke saath pose, wind machine aur light ka nirdeshan karna.",
      hindi: "पत्रिका और ब्रांड कैटलॉग के लिए मॉडल, कपड़ों और गहनों की फ़ोटो लेना, टीम के साथ पोज़, विंड मशीन और लाइट का निर्देशन करना।",
    },
    day: {
      hinglish: [
        "Lehnge ke sitaron par tez aur naram light aazmana",
        "Ghoomne, chin aur gher ke nirdesh dena jab tak kapda na lehraye",
        "Camere se judi screen par stylist ke saath rang jaanchna",
      ],
      hindi: [
        "लहँगे के सितारों पर तेज़ और नरम लाइट आज़माना",
        "घूमने, ठोड़ी और घेर के निर्देश देना जब तक कपड़ा न लहराए",
        "कैमरे से जुड़ी स्क्रीन पर स्टाइलिस्ट के साथ रंग जाँचना",
      ],
    },
  },
  "miniature-artist": {
    of: "1de4d2y",
    description: {
      hinglish: "Ek baal ki nok wale brush se darbaar aur bagh banana.",
      hindi: "एक बाल की नोक वाले ब्रश से दरबार और बाग़ बनाना।",
    },
    summary: {
      hinglish:
        "Mughal, Rajput, Pahari ya Deccani ustaadon ki raah par haath ke bane kagaz par khanij rangon se chitra banana, art collectors aur sailaniyon ko bechna aur yeh hunar shagirdon ko dena.",
      hindi:
        "मुग़ल, राजपूत, पहाड़ी या दक्कनी उस्तादों की राह पर हाथ के बने काग़ज़ पर खनिज रंगों से चित्र बनाना, कला के शौक़ीनों और सैलानियों को बेचना और यह हुनर शागिर्दों को देना।",
    },
    day: {
      hinglish: [
        "Malachite aur gond peeskar aisa hara rang banana jo na chatke",
        "Haath ke bane kagaz ko ulta rakhkar akeek se ghotna",
        "Angoothe bhar ki rani ki palkon ke baal banana",
      ],
      hindi: [
        "मैलाकाइट और गोंद पीसकर ऐसा हरा रंग बनाना जो न चटके",
        "हाथ के बने काग़ज़ को उलटा रखकर अक़ीक़ से घोटना",
        "अँगूठे भर की रानी की पलकों के बाल बनाना",
      ],
    },
  },
  "madhubani-artist": {
    of: "qtl74n",
    description: {
      hinglish: "Dohri rekha mein Mithila ke devta, machhli aur vivaah banana.",
      hindi: "दोहरी रेखा में मिथिला के देवता, मछली और विवाह बनाना।",
    },
    summary: {
      hinglish:
        "Mithila ke devta, machhli aur vivaah haath ke bane kagaz, kapde aur deewar par Kachni ki baareek rekhaon ya Bharni ke bhare rangon mein banana, aur mele mein, dukaanon ko aur online order par bechna.",
      hindi:
        "मिथिला के देवता, मछली और विवाह हाथ के बने काग़ज़, कपड़े और दीवार पर कचनी की बारीक रेखाओं या भरनी के भरे रंगों में बनाना, और मेले में, दुकानों को और ऑनलाइन ऑर्डर पर बेचना।",
    },
    day: {
      hinglish: [
        "Sthir kalai aur nib se kaajal ki syahi mein dohri rekhayein kheenchna",
        "Machhli ke shalk aur kamal ki pankhudi aise bharna ki jagah na bache",
        "Dilli Haat ke stall aur online order ke liye painting pack karna",
      ],
      hindi: [
        "स्थिर कलाई और निब से काजल की स्याही में दोहरी रेखाएँ खींचना",
        "मछली के शल्क और कमल की पंखुड़ियाँ ऐसे भरना कि जगह न बचे",
        "दिल्ली हाट के स्टॉल और ऑनलाइन ऑर्डर के लिए पेंटिंग पैक करना",
      ],
    },
  },
  "theatre-performer": {
    of: "3nym06",
    description: {
      hinglish: "Har shaam manch par role live nibhana, doosre take ke bina.",
      hindi: "हर शाम मंच पर रोल लाइव निभाना, दूसरे टेक के बिना।",
    },
    summary: {
      hinglish:
        "Repertory ya theatre group ke saath hafton role ki rehearsal karna, phir shehar mein, festival mein aur tour par raat-dar-raat use live nibhana; kai log saath mein padhate ya parde par acting karte hain.",
      hindi:
        "रेपर्टरी या थिएटर ग्रुप के साथ हफ़्तों रोल की रिहर्सल करना, फिर शहर में, फ़ेस्टिवल में और टूर पर रात-दर-रात उसे लाइव निभाना; कई लोग साथ में पढ़ाते या पर्दे पर ऐक्टिंग करते हैं।",
    },
    day: {
      hinglish: [
        "Script padhne se pehle mandli ke saath awaaz aur reedh ka warm-up karna",
        "Props ke saath doosre ank ki rehearsal karna, lamp tak ke kadam ginte hue",
        "Chaaleesvin baar wahi dukh aise nibhana jaise pehli baar ho",
      ],
      hindi: [
        "स्क्रिप्ट पढ़ने से पहले मंडली के साथ आवाज़ और रीढ़ का वॉर्म-अप करना",
        "प्रॉप्स के साथ दूसरे अंक की रिहर्सल करना, लैंप तक के क़दम गिनते हुए",
        "चालीसवीं बार वही दुख ऐसे निभाना जैसे पहली बार हो",
      ],
    },
  },
  "font-designer": {
    of: "1b3wrfc",
    description: {
      hinglish: "Aise Bharatiya akshar banana jo saste phone par bhi saaf dikhein.",
      hindi: "भारतीय लिपियों के ऐसे अक्षर बनाना जो सस्ते फ़ोन पर भी साफ़ दिखें।",
    },
    summary: {
      hinglish:
        "Latin aur Bharatiya lipiyon ke akshar banana, unke beech ki doori tay karna aur font ke niyam likhna, taaki phone, kitaabein aur brand koi bhi text kisi bhi size mein likh sakein.",
      hindi:
        "लैटिन और भारतीय लिपियों के अक्षर बनाना, उनके बीच की दूरी तय करना और फ़ॉन्ट के नियम लिखना, ताकि फ़ोन, किताबें और ब्रांड कोई भी टेक्स्ट किसी भी साइज़ में लिख सकें।",
    },
    day: {
      hinglish: [
        "Kannada ka juda akshar, yaani conjunct, baarah tarah se banana jab tak uski motai sahi na lage",
        "Akshar ki jodiyon ki doori tay karna aur bahut chhote size mein chhaapkar jaanchna",
        "Font ke niyam, yaani OpenType, likhna taaki matrayein theek baithein",
      ],
      hindi: [
        "कन्नड़ का जुड़ा अक्षर, यानी संयुक्ताक्षर, बारह तरह से बनाना जब तक उसकी मोटाई सही न लगे",
        "अक्षरों की जोड़ियों की दूरी तय करना और बहुत छोटे साइज़ में छापकर जाँचना",
        "फ़ॉन्ट के नियम, यानी OpenType, लिखना ताकि मात्राएँ ठीक बैठें",
      ],
    },
  },
  "jewellery-artist": {
    of: "plaa7s",
    description: {
      hinglish: "Workbench par chaandi aur nag ke aise gehne banana jinka ek hi piece banta hai.",
      hindi: "वर्कबेंच पर चाँदी और नग के ऐसे गहने बनाना जिनका एक ही पीस बनता है।",
    },
    summary: {
      hinglish:
        "Chaandi, dhaage aur nag ke aise gehne design karna jinka ek hi piece banta hai, unhe workbench par banana aur pradarshani mein bechna.",
      hindi: "चाँदी, धागे और नग के ऐसे गहने डिज़ाइन करना जिनका एक ही पीस बनता है, उन्हें वर्कबेंच पर बनाना और प्रदर्शनी में बेचना।",
    },
    day: {
      hinglish: [
        "Workbench par chaandi ki ek hansli kaatna, jodna aur reti se ghisna",
        "Bina tarashe nag ko usi ke aakaar ki dhaatu ki patli kinari, yaani bezel, mein jadna",
        "Slate par gehnon ki photo lena aur show ke liye daam lagana",
      ],
      hindi: [
        "वर्कबेंच पर चाँदी की एक हँसली काटना, जोड़ना और रेती से घिसना",
        "बिना तराशे नग को उसी के आकार की धातु की पतली किनारी, यानी बेज़ल, में जड़ना",
        "स्लेट पर गहनों की फ़ोटो लेना और प्रदर्शनी के लिए दाम लगाना",
      ],
    },
  },
  "shadow-puppeteer": {
    of: "g2w0ms",
    description: {
      hinglish: "Chamde ki putliyon aur diye ki roshni se Ramayan sunana.",
      hindi: "चमड़े की पुतलियों और दीये की रोशनी से रामायण सुनाना।",
    },
    summary: {
      hinglish:
        "Aar-paar dikhne wali chamde ki putliyan kaatna aur rangna, roshan parde ke peeche unhe chalana, har kirdaar ko gaakar aur bolkar nibhana, mandir ke utsav, school aur kala utsav mein.",
      hindi:
        "आर-पार दिखने वाली चमड़े की पुतलियाँ काटना और रँगना, रोशन पर्दे के पीछे उन्हें चलाना, हर किरदार को गाकर और बोलकर निभाना, मंदिर के उत्सव, स्कूल और कला उत्सव में।",
    },
    day: {
      hinglish: [
        "Bakri ki khaal khurachna jab tak diye ki roshni aar-paar na jaye",
        "Hazaar chhed karna jo gehnon jaise dikhein",
        "Parde ke peeche bhor tak gaana, pair patakna aur chaar putliyan chalana",
      ],
      hindi: [
        "बकरी की खाल खुरचना जब तक दीये की रोशनी आर-पार न जाए",
        "हज़ार छेद करना जो गहनों जैसे दिखें",
        "पर्दे के पीछे भोर तक गाना, पैर पटकना और चार पुतलियाँ चलाना",
      ],
    },
  },
  "tanjore-painting-artist": {
    of: "1x0d2c8",
    description: {
      hinglish: "Gehre rangon mein bane devtaon par sone ka varq aur kaanch lagana.",
      hindi: "गहरे रंगों में बने देवताओं पर सोने का वर्क़ और काँच लगाना।",
    },
    summary: {
      hinglish:
        "Thanjavur shaili mein Krishna ya Lakshmi ke chamakte, nag jade panel hafton mein parat dar parat banana, puja ghar, shaadi ke tohfe aur art collectors ke liye.",
      hindi: "तंजावुर शैली में कृष्ण या लक्ष्मी के चमकते, नग जड़े पैनल हफ़्तों में परत दर परत बनाना, पूजा घर, शादी के तोहफ़े और कला के शौक़ीनों के लिए।",
    },
    day: {
      hinglish: [
        "Plywood par kapda chipkana aur us par khadiya aur gond chadhana",
        "Khadiya ke lep, yaani gesso, se mehraab ubhaarna aur usme kaanch ke nag dabana",
        "Sone ka varq lagana, kaatna aur Krishna ki muskaan ki rekha banana",
      ],
      hindi: [
        "प्लाईवुड पर कपड़ा चिपकाना और उस पर खड़िया और गोंद चढ़ाना",
        "खड़िया के लेप, यानी जेसो, से मेहराब उभारना और उसमें काँच के नग दबाना",
        "सोने का वर्क़ लगाना, काटना और कृष्ण की मुस्कान की रेखा बनाना",
      ],
    },
  },
  "ghazal-singer": {
    of: "1yql7rb",
    description: {
      hinglish: "Sher itne dheeme sur mein gaana ki poora hall aage jhuk jaye.",
      hindi: "शेर इतने धीमे सुर में गाना कि पूरा हॉल आगे झुक जाए।",
    },
    summary: {
      hinglish:
        "Pyaar aur judaai ki Urdu shayari ko harmonium, tabla ya guitar ke saath halki shastriya dhunon mein dhaalna, niji mehfil, utsav, radio aur recording ke liye.",
      hindi:
        "प्यार और जुदाई की उर्दू शायरी को हारमोनियम, तबला या गिटार के साथ हल्की शास्त्रीय धुनों में ढालना, निजी महफ़िल, उत्सव, रेडियो और रिकॉर्डिंग के लिए।",
    },
    day: {
      hinglish: [
        "Ghalib ke teen sher chunna aur kisi vidwan se unka matlab poochhna",
        "Bhairavi mein aisi dhun banana jisme thehrav ki jagah rahe",
        "Aisi mehfil mein gaana jahan farmaaish parchi par aati hai",
      ],
      hindi: [
        "ग़ालिब के तीन शेर चुनना और किसी विद्वान से उनका मतलब पूछना",
        "भैरवी में ऐसी धुन बनाना जिसमें ठहराव की जगह रहे",
        "ऐसी महफ़िल में गाना जहाँ फ़रमाइश पर्ची पर आती है",
      ],
    },
  },
  "mime-artist": {
    of: "1dvmnfq",
    description: { hinglish: "Chehre aur do haathon se khamoshi mein kahani kehna.", hindi: "चेहरे और दो हाथों से ख़ामोशी में कहानी कहना।" },
    summary: {
      hinglish:
        "Theatre, school aur utsav mein bina shabdon ke abhinay karna, hawa se rassi, darwaze aur poori bheed bana dena, aur show aur workshop, dono se guzara karna.",
      hindi: "थिएटर, स्कूल और उत्सव में बिना शब्दों के अभिनय करना, हवा से रस्सी, दरवाज़े और पूरी भीड़ बना देना, और शो और वर्कशॉप, दोनों से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Adrishya deewar ka abhyas karna jab tak hatheli ka khisakna band na ho",
        "Bus ki sawariyon ko dekhna aur ek haav-bhaav churana",
        "Chehra safed karna aur school ke hall mein bina ek shabd bole show karna",
      ],
      hindi: [
        "अदृश्य दीवार का अभ्यास करना जब तक हथेली का खिसकना बंद न हो",
        "बस की सवारियों को देखना और एक हाव-भाव चुराना",
        "चेहरा सफ़ेद करना और स्कूल के हॉल में बिना एक शब्द बोले शो करना",
      ],
    },
  },
  "scenic-painter": {
    of: "1d82j2z",
    description: {
      hinglish: "Canvas aur plywood ko aise rangna ki woh eent ya aasmaan lage.",
      hindi: "कैनवस और प्लाईवुड को ऐसे रँगना कि वह ईंट या आसमान लगे।",
    },
    summary: {
      hinglish:
        "Designer ka chhota model dekhkar natak, film aur serial ke parde, deewarein aur farsh rangna, taaki light mein plywood sangmarmar, zang ya purana saagwan lage.",
      hindi: "डिज़ाइनर का छोटा मॉडल देखकर नाटक, फ़िल्म और सीरियल के पर्दे, दीवारें और फ़र्श रँगना, ताकि लाइट में प्लाईवुड संगमरमर, ज़ंग या पुराना सागवान लगे।",
    },
    day: {
      hinglish: [
        "Designer ke model ko canvas ke parde par bada karke banana",
        "Plywood par nakli sangmarmar, zang aur baarish ki seelan banana",
        "Doosre show se pehle andhere mein kharonchein theek karna",
      ],
      hindi: [
        "डिज़ाइनर के मॉडल को कैनवस के पर्दे पर बड़ा करके बनाना",
        "प्लाईवुड पर नक़ली संगमरमर, ज़ंग और बारिश की सीलन बनाना",
        "दूसरे शो से पहले अँधेरे में खरोंचें ठीक करना",
      ],
    },
  },
  "book-illustrator": {
    of: "5u4mxv",
    description: { hinglish: "Bachchon ki kahani ke chitra do-do pannon mein banana.", hindi: "बच्चों की कहानी के चित्र दो-दो पन्नों में बनाना।" },
    summary: {
      hinglish: "Picture book ki do-do pannon mein yojana banana aur uske log aur jagahein aise banana ki har panne par ek jaisi lagein.",
      hindi: "चित्र पुस्तक की दो-दो पन्नों में योजना बनाना और उसके लोग और जगहें ऐसे बनाना कि हर पन्ने पर एक जैसी लगें।",
    },
    day: {
      hinglish: [
        "Chhe sau shabdon ki kahani ko aamne-saamne ke do-do pannon ke solah spread mein baantna",
        "Har panne par nayika ki frock aur choti ek jaisi rakhna",
        "Jahan text aana hai, wahan khaali aasmaan chhodna",
      ],
      hindi: [
        "छह सौ शब्दों की कहानी को आमने-सामने के दो-दो पन्नों के सोलह स्प्रेड में बाँटना",
        "हर पन्ने पर नायिका की फ़्रॉक और चोटी एक जैसी रखना",
        "जहाँ टेक्स्ट आना है, वहाँ ख़ाली आसमान छोड़ना",
      ],
    },
  },
  "warli-artist": {
    of: "xzrkyz",
    description: {
      hinglish: "Chaawal ke ghol ki safed aakritiyon mein gaon ka jeevan banana.",
      hindi: "चावल के घोल की सफ़ेद आकृतियों में गाँव का जीवन बनाना।",
    },
    summary: {
      hinglish:
        "Warli gaon ka saal, uski buaai, shaadi aur tarpa naach, golon, trikonon aur rekhaon mein mitti ki deewar, kapde aur kagaz par banana, mele, hotel aur shilp ke kharidaron ke liye.",
      hindi:
        "वारली गाँव का साल, उसकी बुआई, शादी और तारपा नाच, गोलों, त्रिकोणों और रेखाओं में मिट्टी की दीवार, कपड़े और काग़ज़ पर बनाना, मेले, होटल और शिल्प के ख़रीदारों के लिए।",
    },
    day: {
      hinglish: [
        "Kapde par geru ya gobar ka lep lagana aur sookhne dena",
        "Chaawal kootkar lep banana aur baans ki teeli chabakar brush banana",
        "Tarpa naachne walon ka ghoomta ghera atoot lay mein banana",
      ],
      hindi: [
        "कपड़े पर गेरू या गोबर का लेप लगाना और सूखने देना",
        "चावल कूटकर लेप बनाना और बाँस की तीली चबाकर ब्रश बनाना",
        "तारपा नाचने वालों का घूमता घेरा अटूट लय में बनाना",
      ],
    },
  },
  "sarod-musician": {
    of: "1dddqwt",
    description: {
      hinglish: "Raag mein steel ke taar chhedna aur un par naakhoon phisalana.",
      hindi: "राग में स्टील के तार छेड़ना और उन पर नाख़ून फिसलाना।",
    },
    summary: {
      hinglish: "Dashakon ke abhyas ke baad nariyal ke khol wale java se steel ke taar chhedna aur un par naakhoon phisalana.",
      hindi: "दशकों के अभ्यास के बाद नारियल के खोल वाले जवा से स्टील के तार छेड़ना और उन पर नाख़ून फिसलाना।",
    },
    day: {
      hinglish: [
        "Steel ki patti chamkana, phir mukhya aur tarab ke taar milana",
        "Bhor mein do ghante ek raag ka dheema alaap bajana",
        "Violin vaadak ke saath jugalbandi ke sawaal-jawaab ka abhyas karna",
      ],
      hindi: [
        "स्टील की पट्टी चमकाना, फिर मुख्य और तरब के तार मिलाना",
        "भोर में दो घंटे एक राग का धीमा आलाप बजाना",
        "वायलिन वादक के साथ जुगलबंदी के सवाल-जवाब का अभ्यास करना",
      ],
    },
  },
  "street-theatre-artist": {
    of: "q3ul3",
    description: {
      hinglish: "Dhol se bazaar ki bheed rokna aur sawaal se use baandhe rakhna.",
      hindi: "ढोल से बाज़ार की भीड़ रोकना और सवाल से उसे बाँधे रखना।",
    },
    summary: {
      hinglish:
        "Chauraahon, college aur gaon mein suraksha, sehat ya anyaay par nukkad natak, yaani khule mein chhote natak, karna, bina manch, light ya ticket ke.",
      hindi: "चौराहों, कॉलेजों और गाँवों में सुरक्षा, सेहत या अन्याय पर नुक्कड़ नाटक, यानी खुले में छोटे नाटक, करना, बिना मंच, लाइट या टिकट के।",
    },
    day: {
      hinglish: [
        "Toli ke saath khule naalon par das minute ka natak rachna",
        "Bus stand par dhol bajakar ghera banana aur khade logon ko andar kheenchna",
        "Aakhri samvaad ke baad bheed ke sawaalon ka jawaab dena",
      ],
      hindi: [
        "टोली के साथ खुले नालों पर दस मिनट का नाटक रचना",
        "बस स्टैंड पर ढोल बजाकर घेरा बनाना और खड़े लोगों को अंदर खींचना",
        "आख़िरी संवाद के बाद भीड़ के सवालों का जवाब देना",
      ],
    },
  },
  "objects-conservator": {
    of: "1icagd4",
    description: { hinglish: "Patthar aur kaanse ki tooti murtiyan phir se jodna.", hindi: "पत्थर और काँसे की टूटी मूर्तियाँ फिर से जोड़ना।" },
    summary: {
      hinglish:
        "Devtaon aur raajaon ki tooti murtiyan aise jodna ki har marammat chhoti ho, asli hone ka dhokha na de aur hatayi bhi ja sake.",
      hindi: "देवताओं और राजाओं की टूटी मूर्तियाँ ऐसे जोड़ना कि हर मरम्मत छोटी हो, असली होने का धोखा न दे और हटाई भी जा सके।",
    },
    day: {
      hinglish: [
        "Kagaz ki geeli lugdi se balua patthar ka namak kheenchna",
        "Patthar ki tooti baanh ko stainless steel ki keel par chipkakar jodna",
        "Kisi ke saaf karne se pehle har daraar photo par darj karna",
      ],
      hindi: [
        "काग़ज़ की गीली लुगदी से बलुआ पत्थर का नमक खींचना",
        "पत्थर की टूटी बाँह को स्टेनलेस स्टील की कील पर चिपकाकर जोड़ना",
        "किसी के साफ़ करने से पहले हर दरार फ़ोटो पर दर्ज करना",
      ],
    },
  },
};
