import type { ToldCareers } from "./told.ts";

export const healthcare: ToldCareers = {
  "general-physician": {
    of: "1oy26sb",
    description: {
      hinglish: "Bukhaar, diabetes aur BP ka ilaaj karna, ya mareez ko aage bhejna.",
      hindi: "बुख़ार, डायबिटीज़ और BP का इलाज करना, या मरीज़ को आगे भेजना।",
    },
    summary: {
      hinglish:
        "Bukhaar, khaansi ya dar lekar jo bhi aaye use dekhna, pata karna ki takleef kya hai, aur ilaaj karna ya mareez ko aage bhejna.",
      hindi: "बुख़ार, खाँसी या डर लेकर जो भी आए उसे देखना, पता करना कि तकलीफ़ क्या है, और इलाज करना या मरीज़ को आगे भेजना।",
    },
    day: {
      hinglish: [
        "Chaalees mareezon ka seena sunna aur tay karna ki kaun si khaansi pneumonia ho sakti hai",
        "Ek buzurg ki saat goliyon mein se do band karna",
        "Jis mahila ki saans phoole aur ECG theek na lage, uske liye referral likhna",
      ],
      hindi: [
        "चालीस मरीज़ों का सीना सुनना और तय करना कि कौन सी खाँसी निमोनिया हो सकती है",
        "एक बुज़ुर्ग की सात गोलियों में से दो बंद करना",
        "जिस महिला की साँस फूले और ECG ठीक न लगे, उसके लिए रेफ़रल लिखना",
      ],
    },
  },
  cardiologist: {
    of: "1nwyk9b",
    description: { hinglish: "ECG padhna aur patli nali se band artery kholna.", hindi: "ECG पढ़ना और पतली नली से बंद धमनियाँ खोलना।" },
    summary: {
      hinglish:
        "Clinic aur emergency mein seene ka dard aur kamzor dil dekhna, ECG aur echo se parakhna, saalon tak dawa se ilaaj karna ya kalai ke raaste band artery turant kholna.",
      hindi:
        "क्लिनिक और इमरजेंसी में सीने का दर्द और कमज़ोर दिल देखना, ECG और इको से परखना, सालों तक दवा से इलाज करना या कलाई के रास्ते बंद धमनी तुरंत खोलना।",
    },
    day: {
      hinglish: [
        "Emergency mein paseene se tar aadmi ka ECG padhna",
        "Kalai ke raaste dil ki band artery tak patla taar pahunchana",
        "Ultrasound yaani echo se naapna ki boodha dil ab bhi kitne zor se pump karta hai",
      ],
      hindi: [
        "इमरजेंसी में पसीने से तर आदमी का ECG पढ़ना",
        "कलाई के रास्ते दिल की बंद धमनी तक पतला तार पहुँचाना",
        "अल्ट्रासाउंड यानी इको से नापना कि बूढ़ा दिल अब भी कितने ज़ोर से पंप करता है",
      ],
    },
  },
  paediatrician: {
    of: "wtwwl4",
    description: {
      hinglish: "Bimar bachchon ka ilaaj karna aur shishuon ka growth chart rakhna.",
      hindi: "बीमार बच्चों का इलाज करना और शिशुओं के विकास का चार्ट रखना।",
    },
    summary: {
      hinglish: "Janm se kishor umar tak bachchon ka ilaaj karna, unki growth par nazar rakhna aur saath aaye parents ko tasalli dena.",
      hindi: "जन्म से किशोर उम्र तक बच्चों का इलाज करना, उनके विकास पर नज़र रखना और साथ आए माता-पिता को तसल्ली देना।",
    },
    day: {
      hinglish: [
        "Nanhe bachche ka wazan lena aur growth chart par bindu lagana",
        "Cheekhte aur laat maarte bachche ke kaan ke andar dekhna",
        "Yuva maa ko samjhana ki shishuon ke liye shahad kyun surakshit nahi",
      ],
      hindi: [
        "नन्हे बच्चे का वज़न लेना और विकास के चार्ट पर बिंदु लगाना",
        "चीख़ते और लात मारते बच्चे के कान के अंदर देखना",
        "युवा माँ को समझाना कि शिशुओं के लिए शहद क्यों सुरक्षित नहीं",
      ],
    },
  },
  gynaecologist: {
    of: "32gt1q",
    description: {
      hinglish: "Pregnancy mein dekhbhaal karna aur din ho ya raat, delivery karana.",
      hindi: "गर्भावस्था में देखभाल करना और दिन हो या रात, डिलीवरी कराना।",
    },
    summary: {
      hinglish:
        "Pehli mahwari se budhape tak mahilaon ki dekhbhaal karna: pregnancy aur kisi bhi waqt delivery, operation, scan, tumour, aur maa banne ya na banne ki salaah.",
      hindi: "पहली माहवारी से बुढ़ापे तक महिलाओं की देखभाल करना: गर्भावस्था और किसी भी वक़्त डिलीवरी, ऑपरेशन, स्कैन, ट्यूमर, और माँ बनने या न बनने की सलाह।",
    },
    day: {
      hinglish: [
        "Labour pain dheema padne par monitor mein bachche ki dhadkan dekhte rehna",
        "Minuton mein tay karna ki is delivery ke liye caesarean zaroori hai",
        "Dari hui kishori se aniyamit mahwari ke baare mein akele mein baat karna",
      ],
      hindi: [
        "प्रसव धीमा पड़ने पर मॉनिटर में बच्चे की धड़कन देखते रहना",
        "मिनटों में तय करना कि इस डिलीवरी के लिए सिज़ेरियन ज़रूरी है",
        "डरी हुई किशोरी से अनियमित माहवारी के बारे में अकेले में बात करना",
      ],
    },
  },
  psychiatrist: {
    of: "96at8j",
    description: {
      hinglish: "Depression aur schizophrenia ka dawa aur baatcheet se ilaaj karna.",
      hindi: "डिप्रेशन और सिज़ोफ़्रेनिया का दवा और बातचीत से इलाज करना।",
    },
    summary: {
      hinglish: "Depression aur schizophrenia jaisi mann ki bimariyon ka baatcheet, dawa aur saalon ke follow-up se ilaaj karna.",
      hindi: "डिप्रेशन और सिज़ोफ़्रेनिया जैसी मन की बीमारियों का बातचीत, दवा और सालों के फ़ॉलो-अप से इलाज करना।",
    },
    day: {
      hinglish: [
        "Neend kho chuki chhatra se narmi se poochhna ki kya marne ke khayal aate hain",
        "Dose dheere-dheere badhana aur dekhna ki haath to nahi kaanpte",
        "Parivaar ko yakeen dilana ki schizophrenia na bhoot-pret ka saaya hai, na aalas",
      ],
      hindi: [
        "नींद खो चुकी छात्रा से नरमी से पूछना कि क्या मरने के ख़याल आते हैं",
        "डोज़ धीरे-धीरे बढ़ाना और देखना कि हाथ तो नहीं काँपते",
        "परिवार को यक़ीन दिलाना कि सिज़ोफ़्रेनिया न भूत-प्रेत का साया है, न आलस",
      ],
    },
  },
  dermatologist: {
    of: "1b7wa7d",
    description: {
      hinglish: "Muhaase, daad aur kushth rog ka ilaaj karna aur har til jaanchna.",
      hindi: "मुहाँसे, दाद और कुष्ठ रोग का इलाज करना और हर तिल जाँचना।",
    },
    summary: {
      hinglish: "Muhaason se kushth rog tak, skin, baal aur nakhoon ka ilaaj karna aur tay karna ki kaun sa til nikaalna hoga.",
      hindi: "मुहाँसों से कुष्ठ रोग तक, त्वचा, बाल और नाख़ून का इलाज करना और तय करना कि कौन सा तिल निकालना होगा।",
    },
    day: {
      hinglish: [
        "Feeke daag mein sunnpan jaanchna taaki pata chale ki kushth rog to nahi",
        "Ladki ko batana ki gora karne wali kis cream ne uski skin patli kar di",
        "Massa jamakar hatana aur ajeeb dikhte til ko biopsy ke liye bhejna",
      ],
      hindi: [
        "फीके दाग़ में सुन्नपन जाँचना ताकि पता चले कि कुष्ठ रोग तो नहीं",
        "लड़की को बताना कि गोरा करने वाली किस क्रीम ने उसकी त्वचा पतली कर दी",
        "मस्सा जमाकर हटाना और अजीब दिखते तिल को बायोप्सी के लिए भेजना",
      ],
    },
  },
  neurologist: {
    of: "1n0epjr",
    description: {
      hinglish: "Daure aur sir dard ke peeche dimaag ya nas ki kharabi khojna.",
      hindi: "दौरे और सिर दर्द के पीछे दिमाग़ या नस की ख़राबी खोजना।",
    },
    summary: {
      hinglish:
        "Reflex, scan aur nas ki jaanch se pata karna ki koi kyun kaanpta ya bhoolta hai ya use daure kyun padte hain, aur ilaaj karna.",
      hindi: "रिफ़्लेक्स, स्कैन और नस की जाँच से पता करना कि कोई क्यों काँपता या भूलता है या उसे दौरे क्यों पड़ते हैं, और इलाज करना।",
    },
    day: {
      hinglish: [
        "Ghutne thokkar aur talwe par lakeer kheenchkar jaanna ki nas kahan kaam nahi karti",
        "Stroke mein ilaaj ka samay nikalne se pehle thakka gholne wali dawa dena",
        "Jo ladka phir cycle chalana chahta hai, uski mirgi ki goliyan badalna",
      ],
      hindi: [
        "घुटने ठोककर और तलवे पर लकीर खींचकर जानना कि नस कहाँ काम नहीं करती",
        "स्ट्रोक में इलाज का समय निकलने से पहले थक्का घोलने वाली दवा देना",
        "जो लड़का फिर साइकिल चलाना चाहता है, उसकी मिर्गी की गोलियाँ बदलना",
      ],
    },
  },
  radiologist: {
    of: "hj6qql",
    description: {
      hinglish: "Doosre doctoron ke liye X-ray, CT aur MRI scan padhna.",
      hindi: "दूसरे डॉक्टरों के लिए एक्स-रे, CT और MRI स्कैन पढ़ना।",
    },
    summary: {
      hinglish:
        "Hospital ya scan centre mein, ya ab aksar ek hi screen se kai jagahon ke liye, X-ray, CT aur MRI scan padhna, ultrasound karna aur usi ko dekhkar sui sahi jagah pahunchana.",
      hindi:
        "अस्पताल या स्कैन सेंटर में, या अब अक्सर एक ही स्क्रीन से कई जगहों के लिए, एक्स-रे, CT और MRI स्कैन पढ़ना, अल्ट्रासाउंड करना और उसी को देखकर सुई सही जगह पहुँचाना।",
    },
    day: {
      hinglish: [
        "Haadse ke shikaar ke CT ki chhe sau slice ek-ek karke dekhna",
        "X-ray mein aant phatne se pet mein aayi hawa dekhkar surgeon ko phone karna",
        "Ultrasound dekhte hue liver ki gaanth mein sui pahunchana",
      ],
      hindi: [
        "हादसे के शिकार के CT की छह सौ स्लाइस एक-एक करके देखना",
        "एक्स-रे में आँत फटने से पेट में आई हवा देखकर सर्जन को फ़ोन करना",
        "अल्ट्रासाउंड देखते हुए लिवर की गाँठ में सुई पहुँचाना",
      ],
    },
  },
  oncologist: {
    of: "1lo00n9",
    description: { hinglish: "Cancer ke liye chemotherapy ki dawa aur dose chunna.", hindi: "कैंसर के लिए कीमोथेरेपी की दवा और डोज़ चुनना।" },
    summary: {
      hinglish:
        "Cancer centre ke day ward mein hafton ke cycle mein chemotherapy, hormone aur nayi dawaon se cancer ka ilaaj karna, side effect sambhalna aur sach-sach batana ki kitni ummeed hai.",
      hindi:
        "कैंसर सेंटर के डे वार्ड में हफ़्तों के चक्रों में कीमोथेरेपी, हार्मोन और नई दवाओं से कैंसर का इलाज करना, साइड इफ़ेक्ट सँभालना और सच-सच बताना कि कितनी उम्मीद है।",
    },
    day: {
      hinglish: [
        "Lambai, wazan aur kidney ki jaanch se chemotherapy ki dose nikaalna",
        "Ek pita ko saaf-saaf batana ki scan mein haalat aur bigdi hai",
        "Tumour board yaani doosre cancer doctoron ke saamne pehle dawa, baad mein surgery ki daleel dena",
      ],
      hindi: [
        "लंबाई, वज़न और किडनी की जाँच से कीमोथेरेपी की डोज़ निकालना",
        "एक पिता को साफ़-साफ़ बताना कि स्कैन में हालत और बिगड़ी है",
        "ट्यूमर बोर्ड यानी दूसरे कैंसर डॉक्टरों के सामने पहले दवा, बाद में सर्जरी की दलील देना",
      ],
    },
  },
  pathologist: {
    of: "uqg33l",
    description: { hinglish: "Microscope mein tissue dekhkar bimari ka naam batana.", hindi: "माइक्रोस्कोप में टिशू देखकर बीमारी का नाम बताना।" },
    summary: {
      hinglish:
        "Lab mein tissue, cell aur khoon ko microscope se jaanchna, jis bimari ka doosron ko sirf shak ho uska naam batana aur wahan se nikalne wali har report ki zimmedari lena.",
      hindi:
        "लैब में टिशू, कोशिकाओं और ख़ून को माइक्रोस्कोप से जाँचना, जिस बीमारी का दूसरों को सिर्फ़ शक हो उसका नाम बताना और वहाँ से निकलने वाली हर रिपोर्ट की ज़िम्मेदारी लेना।",
    },
    day: {
      hinglish: [
        "Breast ke tissue ki slice mein aas-paas ghuste cell khojna",
        "Jin blood slide par machine ne shak jataya, unhe jaanchkar dastakhat karna",
        "Operation ke beech ruke surgeon ke liye gaanth jamakar aur kaatkar bimari batana, yaani frozen section",
      ],
      hindi: [
        "स्तन के टिशू की स्लाइस में आस-पास घुसती कोशिकाएँ खोजना",
        "ख़ून की जिन स्लाइड पर मशीन ने शक जताया, उन्हें जाँचकर दस्तख़त करना",
        "ऑपरेशन के बीच रुके सर्जन के लिए गाँठ जमाकर और काटकर बीमारी बताना, यानी फ़्रोज़न सेक्शन",
      ],
    },
  },
  endocrinologist: {
    of: "kk8m94",
    description: {
      hinglish: "Diabetes, thyroid aur growth ki dikkaton mein dose ghatana-badhana.",
      hindi: "डायबिटीज़, थायरॉइड और शरीर के विकास की दिक़्क़तों में डोज़ घटाना-बढ़ाना।",
    },
    summary: {
      hinglish:
        "Hospital ke clinic mein hormone ki dikkaton ka ilaaj karna, diabetes aur thyroid se growth, mahwari aur kamzor haddiyon tak, zyadatar khoon ki jaanch aur saalon tak badalti dose se.",
      hindi:
        "अस्पताल के क्लिनिक में हार्मोन की दिक़्क़तों का इलाज करना, डायबिटीज़ और थायरॉइड से शरीर के विकास, माहवारी और कमज़ोर हड्डियों तक, ज़्यादातर ख़ून की जाँच और सालों तक बदलती डोज़ से।",
    },
    day: {
      hinglish: [
        "Jo mahila kaanpne lagi hai uski thyroid ki goli aadhi karna",
        "Pata karna ki pandrah saal ka ladka ab bhi bachche jitna kyun hai",
        "Garbhvati mareez ko khane se pehle jaanch ke liye ungli mein sui chubhona sikhana",
      ],
      hindi: [
        "जो महिला काँपने लगी है उसकी थायरॉइड की गोली आधी करना",
        "पता करना कि पंद्रह साल का लड़का अब भी बच्चे जितना क्यों है",
        "गर्भवती मरीज़ को खाने से पहले जाँच के लिए उँगली में सुई चुभोना सिखाना",
      ],
    },
  },
  nephrologist: {
    of: "8mv2c0",
    description: {
      hinglish: "Fail hoti kidney ke liye dialysis aur transplant ki yojana banana.",
      hindi: "फ़ेल होती किडनी के लिए डायलिसिस और ट्रांसप्लांट की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Dawa aur khaan-paan se saalon tak kidney ki bimari ko dheema karna, tay karna ki dialysis kab shuru ho aur uski unit chalana, aur transplant se pehle aur baad mein donor aur mareez ko dekhna.",
      hindi:
        "दवा और खान-पान से सालों तक किडनी की बीमारी को धीमा करना, तय करना कि डायलिसिस कब शुरू हो और उसकी यूनिट चलाना, और ट्रांसप्लांट से पहले और बाद में डोनर और मरीज़ को देखना।",
    },
    day: {
      hinglish: [
        "Tay karna ki aaj raat ki dialysis mein kitne litre paani nikaalna hai",
        "Kidney ki biopsy dekhkar samajhna ki bachche ko soojan kyun hai",
        "Bhai ke kidney daan karne se pehle uska blood group aur test jaanchna",
      ],
      hindi: [
        "तय करना कि आज रात की डायलिसिस में कितने लीटर पानी निकालना है",
        "किडनी की बायोप्सी देखकर समझना कि बच्चे को सूजन क्यों है",
        "भाई के किडनी दान करने से पहले उसका ब्लड ग्रुप और टेस्ट जाँचना",
      ],
    },
  },
  gastroenterologist: {
    of: "h1e0no",
    description: {
      hinglish: "Pet aur aant ke andar dekhna aur ulcer se bahta khoon rokna.",
      hindi: "पेट और आँत के अंदर देखना और अल्सर से बहता ख़ून रोकना।",
    },
    summary: {
      hinglish:
        "Ulcer, peeliya aur aant se bahte khoon ka ilaaj karna, aadha din clinic mein aur aadha endoscope par, jahan bina cheere clip lagaye jaate hain, raasta chauda kiya jaata hai aur pathri nikaali jaati hai.",
      hindi:
        "अल्सर, पीलिया और आँत से बहते ख़ून का इलाज करना, आधा दिन क्लिनिक में और आधा एंडोस्कोप पर, जहाँ बिना चीरे क्लिप लगाए जाते हैं, रास्ता चौड़ा किया जाता है और पथरी निकाली जाती है।",
    },
    day: {
      hinglish: [
        "Endoscope se chhota sa clip lagakar ulcer se bahta khoon rokna",
        "X-ray dekhte hue pitt ki nali se pathri nikaalna",
        "Sharaab peene wale ko batana ki uske liver ke paas ek hi mauka bacha hai",
      ],
      hindi: [
        "एंडोस्कोप से छोटा सा क्लिप लगाकर अल्सर से बहता ख़ून रोकना",
        "एक्स-रे देखते हुए पित्त की नली से पथरी निकालना",
        "शराब पीने वाले को बताना कि उसके लिवर के पास एक ही मौक़ा बचा है",
      ],
    },
  },
  pulmonologist: {
    of: "ylqour",
    description: {
      hinglish: "Asthma aur TB ka ilaaj karna aur kamzor phephdon ke liye ventilator set karna.",
      hindi: "दमा और TB का इलाज करना और कमज़ोर फेफड़ों के लिए वेंटिलेटर सेट करना।",
    },
    summary: {
      hinglish:
        "Asthma, TB aur dhuen se kharab phephdon ka ilaaj karna, patle camera se saans ki nali dekhna, saans aur neend ki jaanch karna, aur ICU mein ventilator chalana.",
      hindi: "दमा, TB और धुएँ से ख़राब फेफड़ों का इलाज करना, पतले कैमरे से साँस की नली देखना, साँस और नींद की जाँच करना, और ICU में वेंटिलेटर चलाना।",
    },
    day: {
      hinglish: [
        "Asthma ki mareez daadi ko inhaler lene ka sahi tareeka dikhana",
        "Camera lagi patli nali daalkar saans ki nali se moongphali ka daana nikaalna",
        "Sakht phephda naram padne lage to ventilator ka pressure badalna",
      ],
      hindi: [
        "दमे की मरीज़ दादी को इनहेलर लेने का सही तरीक़ा दिखाना",
        "कैमरा लगी पतली नली डालकर साँस की नली से मूँगफली का दाना निकालना",
        "सख़्त फेफड़ा नरम पड़ने लगे तो वेंटिलेटर का प्रेशर बदलना",
      ],
    },
  },
  "family-physician": {
    of: "1m8ukrh",
    description: {
      hinglish: "Ek hi parivaar ka dashkon tak ilaaj karna, shishu se daadi tak.",
      hindi: "एक ही परिवार का दशकों तक इलाज करना, शिशु से दादी तक।",
    },
    summary: {
      hinglish:
        "Mohalle ya kasbe mein clinic chalana jahan wahi parivaar bukhaar, BP, ghaav aur chinta lekar aate hain, aur jaanna ki kise kab kis specialist ke paas bhejna hai.",
      hindi: "मोहल्ले या क़स्बे में क्लिनिक चलाना जहाँ वही परिवार बुख़ार, BP, घाव और चिंता लेकर आते हैं, और जानना कि किसे कब किस स्पेशलिस्ट के पास भेजना है।",
    },
    day: {
      hinglish: [
        "Us shishu ko teeka lagana jiski maa ko bhi kabhi khud hi teeka lagaya tha",
        "Lunch se pehle kati thuddi par taanke lagana aur diabetes wale ka pair dekhna",
        "Bistar par padi padosan ke ghar jaakar BP ki goliyan ghatana-badhana",
      ],
      hindi: [
        "उस शिशु को टीका लगाना जिसकी माँ को भी कभी ख़ुद ही टीका लगाया था",
        "दोपहर के खाने से पहले कटी ठुड्डी पर टाँके लगाना और डायबिटीज़ वाले का पैर देखना",
        "बिस्तर पर पड़ी पड़ोसन के घर जाकर BP की गोलियाँ घटाना-बढ़ाना",
      ],
    },
  },
  geriatrician: {
    of: "1gvq2rg",
    description: {
      hinglish: "Buzurg mareezon ki dheron goliyan kam karna aur dementia pehchaanna.",
      hindi: "बुज़ुर्ग मरीज़ों की ढेरों गोलियाँ कम करना और डिमेंशिया पहचानना।",
    },
    summary: {
      hinglish:
        "Hospital aur ghar par buzurgon ki poori sehat dekhna, yaaddasht, santulan, mood aur ek saath gyarah dawaiyan, aur parivaar ko tay karne mein madad karna ki kya waisa hi rahe aur kya badalna hoga.",
      hindi:
        "अस्पताल और घर पर बुज़ुर्गों की पूरी सेहत देखना, याददाश्त, संतुलन, मूड और एक साथ ग्यारह दवाइयाँ, और परिवार को यह तय करने में मदद करना कि क्या वैसा ही रहे और क्या बदलना होगा।",
    },
    day: {
      hinglish: [
        "Vidhwa mahila ki dawaon ke gyarah patte mez par failana aur chaar band karna",
        "Dekhna ki 80 saal ke buzurg kursi se kaise uthte hain",
        "Beton ko shaanti se batana ki maa ka bhoolna dementia hai",
      ],
      hindi: [
        "विधवा महिला की दवाओं के ग्यारह पत्ते मेज़ पर फैलाना और चार बंद करना",
        "देखना कि 80 साल के बुज़ुर्ग कुर्सी से कैसे उठते हैं",
        "बेटों को शांति से बताना कि माँ का भूलना डिमेंशिया है",
      ],
    },
  },
  "forensic-pathologist": {
    of: "15g54yv",
    description: {
      hinglish: "Shav ka post-mortem karke court ko batana ki maut kaise hui.",
      hindi: "शव का पोस्टमॉर्टम करके अदालत को बताना कि मौत कैसे हुई।",
    },
    summary: {
      hinglish: "Post-mortem karna, choton ki jaanch karna aur court ko batana ki woh kaise aur kab lagi.",
      hindi: "पोस्टमॉर्टम करना, चोटों की जाँच करना और अदालत को बताना कि वे कैसे और कब लगीं।",
    },
    day: {
      hinglish: [
        "Nahar mein mile shav ko kholkar tay karna ki maut doobne se hui ya nahi",
        "Hamla jhel chuke insaan ke neel ke nishaan naapna aur theek-theek darj karna",
        "Sessions court ki jirah mein apni report ka bachaav karna",
      ],
      hindi: [
        "नहर में मिले शव को खोलकर तय करना कि मौत डूबने से हुई या नहीं",
        "हमला झेल चुके इंसान के नील के निशान नापना और ठीक-ठीक दर्ज करना",
        "सेशन कोर्ट की जिरह में अपनी रिपोर्ट का बचाव करना",
      ],
    },
  },
  "sports-medicine-physician": {
    of: "1th4z1k",
    description: {
      hinglish: "Khiladiyon ke ghutne ki chot theek karna aur tay karna ki woh kab lautein.",
      hindi: "खिलाड़ियों के घुटने की चोट ठीक करना और तय करना कि वे कब लौटें।",
    },
    summary: {
      hinglish: "Khiladiyon ke phate ligament aur moch ka ilaaj karna aur tay karna ki woh maidaan par kab laut sakte hain.",
      hindi: "खिलाड़ियों के फटे लिगामेंट और मोच का इलाज करना और तय करना कि वे मैदान पर कब लौट सकते हैं।",
    },
    day: {
      hinglish: [
        "Kabaddi khiladi ki pindli aage kheenchkar jaanchna ki ligament phata to nahi",
        "Coach na maane to bhi chakkar khate batter ko maidaan se bahar rakhna",
        "TUE form bharna taaki diabetes wala shooter insulin leta reh sake",
      ],
      hindi: [
        "कबड्डी खिलाड़ी की पिंडली आगे खींचकर जाँचना कि लिगामेंट फटा तो नहीं",
        "कोच न माने तो भी चक्कर खाते बैटर को मैदान से बाहर रखना",
        "TUE फ़ॉर्म भरना ताकि डायबिटीज़ वाला निशानेबाज़ इंसुलिन लेता रह सके",
      ],
    },
  },
  rheumatologist: {
    of: "5qqw0u",
    description: {
      hinglish: "Jin jodon aur muscles par shareer khud hamla kare, unka ilaaj karna.",
      hindi: "जिन जोड़ों और मांसपेशियों पर शरीर ख़ुद हमला करे, उनका इलाज करना।",
    },
    summary: {
      hinglish:
        "Pata karna ki sooje jod, chakatte ya bukhaar shareer ke apne immune system se hain ya nahi, aur tez dawa aur niyamit khoon jaanch se unhe saalon tak kaabu mein rakhna.",
      hindi: "पता करना कि सूजे जोड़, चकत्ते या बुख़ार शरीर के अपने इम्यून सिस्टम से हैं या नहीं, और तेज़ दवा और नियमित ख़ून जाँच से उन्हें सालों तक क़ाबू में रखना।",
    },
    day: {
      hinglish: [
        "Ungliyon se ghutnon tak atthais jod dabakar soojan jaanchna",
        "Parivaar ke saath dekhna ki mehnga antibody injection unke bas mein hai ya nahi, aur uski jagah kya chalega",
        "Yuvti ke chakatte aur thakaan ke peeche lupus pehchaanna",
      ],
      hindi: [
        "उँगलियों से घुटनों तक अट्ठाईस जोड़ दबाकर सूजन जाँचना",
        "परिवार के साथ देखना कि महँगा एंटीबॉडी इंजेक्शन उनके बस में है या नहीं, और उसकी जगह क्या चलेगा",
        "युवती के चकत्ते और थकान के पीछे ल्यूपस पहचानना",
      ],
    },
  },
  haematologist: {
    of: "su20fy",
    description: {
      hinglish: "Khoon ki kami, leukaemia aur na jamne wale khoon ka ilaaj karna.",
      hindi: "ख़ून की कमी, ल्यूकेमिया और न जमने वाले ख़ून का इलाज करना।",
    },
    summary: {
      hinglish:
        "Thalassaemia se leukaemia tak khoon ki bimariyon ka dawa, khoon chadhane aur bone marrow transplant se ilaaj karna, aur marrow ko microscope mein bhi dekhna.",
      hindi: "थैलेसीमिया से ल्यूकेमिया तक ख़ून की बीमारियों का दवा, ख़ून चढ़ाने और बोन मैरो ट्रांसप्लांट से इलाज करना, और मैरो को माइक्रोस्कोप में भी देखना।",
    },
    day: {
      hinglish: [
        "Koolhe ki haddi se bone marrow nikaalna aur khud use dekhna",
        "Thalassaemia wale bachche ko agle teen mahine khoon chadhane ki yojana banana",
        "Bhai ke leukaemia transplant ke liye behen ke cell ka mel jaanchna",
      ],
      hindi: [
        "कूल्हे की हड्डी से बोन मैरो निकालना और ख़ुद उसे देखना",
        "थैलेसीमिया वाले बच्चे को अगले तीन महीने ख़ून चढ़ाने की योजना बनाना",
        "भाई के ल्यूकेमिया ट्रांसप्लांट के लिए बहन की कोशिकाओं का मेल जाँचना",
      ],
    },
  },
  allergist: {
    of: "7tcj3i",
    description: {
      hinglish: "Pata karna ki kis paraag, khane ya paaltu jaanwar se saans phoolti hai.",
      hindi: "पता करना कि किस पराग, खाने या पालतू जानवर से साँस फूलती है।",
    },
    summary: {
      hinglish:
        "Skin aur khoon ki jaanch se pata karna ki chheenk, saans phoolna ya soojan kis cheez se hoti hai, asthma ya chakatte ka ilaaj karna aur saalon tak chhoti dose dekar shareer ko use sahna sikhana.",
      hindi:
        "त्वचा और ख़ून की जाँच से पता करना कि छींक, साँस फूलना या सूजन किस चीज़ से होती है, दमा या चकत्ते का इलाज करना और सालों तक छोटी डोज़ देकर शरीर को उसे सहना सिखाना।",
    },
    day: {
      hinglish: [
        "Baanh par dust mite, paraag aur cockroach ka ark chubhokar jaanchna",
        "Maa ko sikhana ki moongphali se reaction hone par adrenaline kaise dein",
        "Khane aur paaltu jaanwaron ki hafte bhar ki diary se khujli ki wajah khojna",
      ],
      hindi: [
        "बाँह पर डस्ट माइट, पराग और कॉकरोच का अर्क चुभोकर जाँचना",
        "माँ को सिखाना कि मूँगफली से रिएक्शन होने पर एड्रेनालिन कैसे दें",
        "खाने और पालतू जानवरों की हफ़्ते भर की डायरी से खुजली की वजह खोजना",
      ],
    },
  },
  "infectious-disease-specialist": {
    of: "a7yifz",
    description: {
      hinglish: "Lambe bukhaar ke peeche ka keetaanu aur uski dawa khojna.",
      hindi: "लंबे बुख़ार के पीछे का कीटाणु और उसकी दवा खोजना।",
    },
    summary: {
      hinglish:
        "Jab koi bukhaar samajh na aaye ya keetaanu kisi aam dawa se na mare tab bulaane par jaana, HIV ka zindagi bhar ilaaj karna, aur hospital ke saath tay karna ki kaun si antibiotic di jaye aur kaun si bachakar rakhi jaye.",
      hindi:
        "जब कोई बुख़ार समझ न आए या कीटाणु किसी आम दवा से न मरे तब बुलाने पर जाना, HIV का ज़िंदगी भर इलाज करना, और अस्पताल के साथ तय करना कि कौन सी एंटीबायोटिक दी जाए और कौन सी बचाकर रखी जाए।",
    },
    day: {
      hinglish: [
        "Teen hafte se chal rahe bukhaar ki wajah khojna",
        "Parche se woh tez antibiotic kaatna jiski ward mein zaroorat nahi thi",
        "Jise abhi HIV ka pata chala hai, uska ilaaj shuru karna aur use dilaasa dena",
      ],
      hindi: [
        "तीन हफ़्ते से चल रहे बुख़ार की वजह खोजना",
        "पर्चे से वह तेज़ एंटीबायोटिक काटना जिसकी वार्ड में ज़रूरत नहीं थी",
        "जिसे अभी HIV का पता चला है, उसका इलाज शुरू करना और उसे दिलासा देना",
      ],
    },
  },
  neonatologist: {
    of: "1485e3i",
    description: {
      hinglish: "Samay se hafton pehle janme bachchon ko incubator mein zinda rakhna.",
      hindi: "समय से हफ़्तों पहले जन्मे बच्चों को इनक्यूबेटर में ज़िंदा रखना।",
    },
    summary: {
      hinglish:
        "Hospital ka newborn ICU chalana: samay se bahut pehle janme bachchon ke liye saans, garmahat aur millilitre mein naapkar doodh, aur un parents se roz baat karna jo abhi unhe god mein nahi le sakte.",
      hindi:
        "अस्पताल का नवजात ICU चलाना: समय से बहुत पहले जन्मे बच्चों के लिए साँस, गरमाहट और मिलीलीटर में नापकर दूध, और उन माता-पिता से रोज़ बात करना जो अभी उन्हें गोद में नहीं ले सकते।",
    },
    day: {
      hinglish: [
        "Nau sau gram ke shishu ki saans ki nali mein tube sarkana",
        "Abhi kaam shuru karti aant ke liye ek-ek millilitre doodh naapna",
        "Maa ko pehli baar apna shishu skin se skin lagakar god mein lene dena",
      ],
      hindi: [
        "नौ सौ ग्राम के शिशु की साँस की नली में ट्यूब सरकाना",
        "अभी काम शुरू करती आँत के लिए एक-एक मिलीलीटर दूध नापना",
        "माँ को पहली बार अपना शिशु त्वचा से त्वचा लगाकर गोद में लेने देना",
      ],
    },
  },
  "rehabilitation-physician": {
    of: "x4vdtx",
    description: {
      hinglish: "Stroke, reedh ki chot ya haath-pair katne ke baad sudhaar ki yojana banana.",
      hindi: "स्ट्रोक, रीढ़ की चोट या हाथ-पैर कटने के बाद सुधार की योजना बनाना।",
    },
    summary: {
      hinglish: "Us team ko chalana jo reedh ki chot, stroke ya ang kaate jaane ke baad logon ko phir apni zindagi mein laati hai.",
      hindi: "उस टीम को चलाना जो रीढ़ की चोट, स्ट्रोक या अंग काटे जाने के बाद लोगों को फिर अपनी ज़िंदगी में लाती है।",
    },
    day: {
      hinglish: [
        "Stroke ke mareez ki akdi baanh mein injection lagana taaki woh khule",
        "Kisaan ke nakli pair ke liye ghutne ka jod tay karna",
        "Therapist, nurse aur parivaar ke saath agle do hafton ke lakshya tay karna",
      ],
      hindi: [
        "स्ट्रोक के मरीज़ की अकड़ी बाँह में इंजेक्शन लगाना ताकि वह खुले",
        "किसान के नक़ली पैर के लिए घुटने का जोड़ तय करना",
        "थेरेपिस्ट, नर्स और परिवार के साथ अगले दो हफ़्तों के लक्ष्य तय करना",
      ],
    },
  },
  "radiation-oncologist": {
    of: "1ybusge",
    description: {
      hinglish: "Tumour ki jagah par nishaan lagana aur radiation ki dose tay karna.",
      hindi: "ट्यूमर की जगह पर निशान लगाना और रेडिएशन की डोज़ तय करना।",
    },
    summary: {
      hinglish: "Woh daayra tay karna jismein radiation tumour ko maare aur uske aas-paas ke hisse ko bachaye.",
      hindi: "वह दायरा तय करना जिसमें रेडिएशन ट्यूमर को मारे और उसके आस-पास के हिस्से को बचाए।",
    },
    day: {
      hinglish: [
        "Planning scan ki har slice par gale ke tumour ki seema kheenchna",
        "Physicist ke saath taulna ki spinal cord ko kitni dose di ja sakti hai",
        "Chauthe hafte mein mareezon ko dekhna, jab nigalna sabse zyada dukhta hai",
      ],
      hindi: [
        "प्लानिंग स्कैन की हर स्लाइस पर गले के ट्यूमर की सीमा खींचना",
        "फ़िज़िसिस्ट के साथ तौलना कि स्पाइनल कॉर्ड को कितनी डोज़ दी जा सकती है",
        "चौथे हफ़्ते में मरीज़ों को देखना, जब निगलना सबसे ज़्यादा दुखता है",
      ],
    },
  },
  hospitalist: {
    of: "u8f5ht",
    description: {
      hinglish: "Specialist doctoron ke round ke beech din mein ward sambhalna.",
      hindi: "स्पेशलिस्ट डॉक्टरों के राउंड के बीच दिन में वार्ड सँभालना।",
    },
    summary: {
      hinglish:
        "Doosre doctor aate-jaate hain, par khud ward mein rehna: har subah sabki jaanch karna, result dekhna, jo badalna ho badalna aur kai specialist ki salaah ko ek yojana mein jodna.",
      hindi:
        "दूसरे डॉक्टर आते-जाते हैं, पर ख़ुद वार्ड में रहना: हर सुबह सबकी जाँच करना, रिज़ल्ट देखना, जो बदलना हो बदलना और कई स्पेशलिस्ट की सलाह को एक योजना में जोड़ना।",
    },
    day: {
      hinglish: [
        "Consultant doctoron ke aane se pehle tees bed ke mareezon ki jaanch karna",
        "Dopahar mein bhaanp lena ki subah ke operation ke baad nabz dheere-dheere tez ho rahi hai",
        "Teen specialist ko phone karte rehna jab tak ek buzurg ki goliyon ka takraav khatm na ho",
      ],
      hindi: [
        "कंसल्टेंट डॉक्टरों के आने से पहले तीस बेड के मरीज़ों की जाँच करना",
        "दोपहर में भाँप लेना कि सुबह के ऑपरेशन के बाद नब्ज़ धीरे-धीरे तेज़ हो रही है",
        "तीन स्पेशलिस्ट को फ़ोन करते रहना जब तक एक बुज़ुर्ग की गोलियों का टकराव ख़त्म न हो",
      ],
    },
  },
  "clinical-geneticist": {
    of: "eqyfpw",
    description: {
      hinglish: "Chehra aur gene dekhkar durlabh khaandani bimariyan pehchaanna.",
      hindi: "चेहरा और जीन देखकर दुर्लभ ख़ानदानी बीमारियाँ पहचानना।",
    },
    summary: {
      hinglish:
        "Medical college hospital mein chehre, family tree aur gene test se pata karna ki anjaan bimari wale bachche ko kya hai, aur parents ko batana ki agle bachche mein iski kitni sambhavna hai.",
      hindi:
        "मेडिकल कॉलेज के अस्पताल में चेहरे, फ़ैमिली ट्री और जीन टेस्ट से पता करना कि अनजान बीमारी वाले बच्चे को क्या है, और माता-पिता को बताना कि अगले बच्चे में इसकी कितनी संभावना है।",
    },
    day: {
      hinglish: [
        "Kabhi padhe hue kisi pattern ki talaash mein shishu ka chehra aur ungliyan naapna",
        "Hazaaron gene variant mein se woh ek chunna jo shayad wajah hai",
        "Aapas mein shaadi karne ja rahe cousins ko unka khatra samjhana",
      ],
      hindi: [
        "कभी पढ़े हुए किसी पैटर्न की तलाश में शिशु का चेहरा और उँगलियाँ नापना",
        "हज़ारों जीन वेरिएंट में से वह एक चुनना जो शायद वजह है",
        "आपस में शादी करने जा रहे रिश्ते के भाई-बहन को उनका ख़तरा समझाना",
      ],
    },
  },
  "reproductive-endocrinologist": {
    of: "1vrcvr3",
    description: {
      hinglish: "Hormone aur IVF embryo se couple ko bachcha paane mein madad karna.",
      hindi: "हार्मोन और IVF भ्रूण से दंपतियों को गर्भधारण में मदद करना।",
    },
    summary: {
      hinglish:
        "Pata karna ki couple ko garbh kyun nahi thaharta, pehle goli ya operation se ilaaj karna aur usse baat na bane to lab ki madad se ande nikaalna aur embryo garbh mein rakhna.",
      hindi:
        "पता करना कि दंपति को गर्भ क्यों नहीं ठहरता, पहले गोली या ऑपरेशन से इलाज करना और उससे बात न बने तो लैब की मदद से अंडे निकालना और भ्रूण को गर्भ में रखना।",
    },
    day: {
      hinglish: [
        "Ultrasound se un thailiyon yaani follicle ko ginna jinmein ande pakte hain",
        "Halki behoshi mein baareek sui se ande nikaalna",
        "Couple ko us phone call ke liye taiyaar karna jo test negative bataye",
      ],
      hindi: [
        "अल्ट्रासाउंड से उन थैलियों यानी फ़ॉलिकल को गिनना जिनमें अंडे पकते हैं",
        "हल्की बेहोशी में बारीक सुई से अंडे निकालना",
        "दंपति को उस फ़ोन कॉल के लिए तैयार करना जो टेस्ट नेगेटिव बताए",
      ],
    },
  },
  diabetologist: {
    of: "nkwddz",
    description: {
      hinglish: "Diabetes walon ko raah dikhana aur unki insulin ghatana-badhana.",
      hindi: "डायबिटीज़ वालों को राह दिखाना और उनकी इंसुलिन घटाना-बढ़ाना।",
    },
    summary: {
      hinglish:
        "Diabetes wale unhi logon ko dashkon tak dekhna, unki reading se insulin aur goliyan badalna aur aankh, kidney, nas aur pair ko kharab hone se pehle sambhalna.",
      hindi: "डायबिटीज़ वाले उन्हीं लोगों को दशकों तक देखना, उनकी रीडिंग से इंसुलिन और गोलियाँ बदलना और आँख, किडनी, नस और पैर को ख़राब होने से पहले सँभालना।",
    },
    day: {
      hinglish: [
        "Mareez ke phone mein do hafte ki sugar reading dekhna",
        "Nylon ke dhaage se pair chhookar sunn jagah dhoondhna",
        "Subah chaar baje uthne wale kisaan ki raat ki insulin dose badalna",
      ],
      hindi: [
        "मरीज़ के फ़ोन में दो हफ़्ते की शुगर रीडिंग देखना",
        "नायलॉन के धागे से पैर छूकर सुन्न जगह ढूँढ़ना",
        "सुबह चार बजे उठने वाले किसान की रात की इंसुलिन डोज़ बदलना",
      ],
    },
  },
  sexologist: {
    of: "qk734y",
    description: {
      hinglish: "Khulkar baat karke aur dawa se sex ki samasyaon ka ilaaj karna.",
      hindi: "खुलकर बात करके और दवा से यौन समस्याओं का इलाज करना।",
    },
    summary: {
      hinglish:
        "Mareez jo baat kisi aur ko nahi batate uske liye samay aur ekaant dena, uske peeche diabetes, hormone ya dar khojna aur purush, mahila ya couple ka dawa aur counselling se ilaaj karna.",
      hindi:
        "मरीज़ जो बात किसी और को नहीं बताते उसके लिए समय और एकांत देना, उसके पीछे डायबिटीज़, हार्मोन या डर खोजना और पुरुष, महिला या दंपति का दवा और काउंसलिंग से इलाज करना।",
    },
    day: {
      hinglish: [
        "Naye shaadishuda aadmi se woh sawaal poochhna jo kisi ne kabhi nahi poochhe",
        "Ise ghabrahat kehne se pehle pakka karna ki diabetes ya hormone ki kami to nahi",
        "Sadak kinaare ke poster se bane bharam bina muskuraye door karna",
      ],
      hindi: [
        "नए शादीशुदा आदमी से वे सवाल पूछना जो किसी ने कभी नहीं पूछे",
        "इसे घबराहट कहने से पहले पक्का करना कि डायबिटीज़ या हार्मोन की कमी तो नहीं",
        "सड़क किनारे के पोस्टर से बने भ्रम बिना मुस्कुराए दूर करना",
      ],
    },
  },
  "general-surgeon": {
    of: "wzhumk",
    description: { hinglish: "Doorbeen se appendix nikaalna ya hernia theek karna.", hindi: "दूरबीन से अपेंडिक्स निकालना या हर्निया ठीक करना।" },
    summary: {
      hinglish:
        "Hospital ke rozmarra ke operation karna, pet, hernia, breast, thyroid aur ghaav, doorbeen se ya cheera lagakar, aur raat mein tay karna ki pet ka kaun sa operation subah tak nahi ruk sakta.",
      hindi:
        "अस्पताल के रोज़मर्रा के ऑपरेशन करना, पेट, हर्निया, स्तन, थायरॉइड और घाव, दूरबीन से या चीरा लगाकर, और रात में तय करना कि पेट का कौन सा ऑपरेशन सुबह तक नहीं रुक सकता।",
    },
    day: {
      hinglish: [
        "Student ka pet dabakar tay karna ki appendix aaj raat nikaalna hai ya nahi",
        "Doorbeen ke chaar chhote cheeron se pitt ki thaili alag karna",
        "Kal hue hernia operation ka ghaav dekhna aur drain nali nikaalna",
      ],
      hindi: [
        "छात्र का पेट दबाकर तय करना कि अपेंडिक्स आज रात निकालना है या नहीं",
        "दूरबीन के चार छोटे चीरों से पित्त की थैली अलग करना",
        "कल हुए हर्निया ऑपरेशन का घाव देखना और ड्रेन नली निकालना",
      ],
    },
  },
  "orthopaedic-surgeon": {
    of: "1e0njp0",
    description: {
      hinglish: "Tooti haddiyan steel se jodna aur ghise ghutne badalna.",
      hindi: "टूटी हड्डियाँ स्टील से जोड़ना और घिसे घुटने बदलना।",
    },
    summary: {
      hinglish:
        "Plate, rod aur plaster se tooti haddi jodna, koolhe aur ghutne badalna aur bachchon ke tedhe pair seedhe karna; kuch kaam pehle se tay hota hai, bahut sa sadak haadson se aata hai.",
      hindi:
        "प्लेट, रॉड और प्लास्टर से टूटी हड्डी जोड़ना, कूल्हे और घुटने बदलना और बच्चों के टेढ़े पैर सीधे करना; कुछ काम पहले से तय होता है, बहुत सा सड़क हादसों से आता है।",
    },
    day: {
      hinglish: [
        "Bike sawaar ki taang ki tooti haddi steel ki rod par seedhi bithana",
        "Ghutne ke ghise sire taraashkar un par dhaatu ki cap chadhana taaki pair seedha ho",
        "Tedhe pair wale shishu ki taang par teesra plaster lapetna",
      ],
      hindi: [
        "बाइक सवार की टाँग की टूटी हड्डी स्टील की रॉड पर सीधी बिठाना",
        "घुटने के घिसे सिरे तराशकर उन पर धातु की कैप चढ़ाना ताकि पैर सीधा हो",
        "टेढ़े पैर वाले शिशु की टाँग पर तीसरा प्लास्टर लपेटना",
      ],
    },
  },
  neurosurgeon: {
    of: "5w7mhl",
    description: {
      hinglish: "Microscope ke neeche dimaag aur reedh ka operation karna.",
      hindi: "माइक्रोस्कोप के नीचे दिमाग़ और रीढ़ का ऑपरेशन करना।",
    },
    summary: {
      hinglish:
        "Microscope ke neeche dimaag se khoon ke thakke aur tumour nikaalna aur reedh mein dabi nasein chhudana, haadson ke liye raat mein bhi, aur hafton ki dheemi recovery mein saath dena.",
      hindi:
        "माइक्रोस्कोप के नीचे दिमाग़ से ख़ून के थक्के और ट्यूमर निकालना और रीढ़ में दबी नसें छुड़ाना, हादसों के लिए रात में भी, और हफ़्तों की धीमी रिकवरी में साथ देना।",
    },
    day: {
      hinglish: [
        "Bina helmet wale bike sawaar ke dimaag se khoon ka thakka hatana",
        "Mareez se baat karte hue dimaag ke bolne wale hisse ke bagal se tumour nikaalna",
        "Aaj subah ke scan ko surgery se pehle wale scan se milakar dekhna",
      ],
      hindi: [
        "बिना हेलमेट वाले बाइक सवार के दिमाग़ से ख़ून का थक्का हटाना",
        "मरीज़ से बात करते हुए दिमाग़ के बोलने वाले हिस्से के बग़ल से ट्यूमर निकालना",
        "आज सुबह के स्कैन को सर्जरी से पहले वाले स्कैन से मिलाकर देखना",
      ],
    },
  },
  "cardiac-surgeon": {
    of: "i70md5",
    description: {
      hinglish: "Seena kholkar artery ka bypass karna aur valve badalna.",
      hindi: "सीना खोलकर धमनियों का बाईपास करना और वाल्व बदलना।",
    },
    summary: {
      hinglish:
        "Jab tak machine khoon chalati hai, usi ek team ke saath band artery ka bypass karna, valve theek karna aur bachchon ke dil ke chhed band karna, aur shuru ki raaton mein ICU mein nazar rakhna.",
      hindi:
        "जब तक मशीन ख़ून चलाती है, उसी एक टीम के साथ बंद धमनी का बाईपास करना, वाल्व ठीक करना और बच्चों के दिल के छेद बंद करना, और शुरू की रातों में ICU में नज़र रखना।",
    },
    day: {
      hinglish: [
        "Pair ki nas ko straw se bhi patli dil ki artery par silna",
        "Clamp hatana aur dil ki pehli dhadkan ka intezaar karna",
        "Raat mein seene ki drain nali ka khoon dekhna aur tay karna ki phir operation karna hai ya nahi",
      ],
      hindi: [
        "पैर की नस को स्ट्रॉ से भी पतली दिल की धमनी पर सिलना",
        "क्लैंप हटाना और दिल की पहली धड़कन का इंतज़ार करना",
        "रात में सीने की ड्रेन नली का ख़ून देखना और तय करना कि फिर ऑपरेशन करना है या नहीं",
      ],
    },
  },
  "plastic-surgeon": {
    of: "9eo04f",
    description: {
      hinglish: "Chehra, haath aur jali skin phir se banana aur nain-naksh badalna.",
      hindi: "चेहरा, हाथ और जली त्वचा फिर से बनाना और नैन-नक़्श बदलना।",
    },
    summary: {
      hinglish:
        "Jalne, machine, cancer ya janm se skin, haath aur chehre mein aayi kharabi ko graft aur flap se theek karna; private practice mein naak, baal aur charbi ka kaam bhi.",
      hindi: "जलने, मशीन, कैंसर या जन्म से त्वचा, हाथ और चेहरे में आई ख़राबी को ग्राफ़्ट और फ़्लैप से ठीक करना; प्राइवेट प्रैक्टिस में नाक, बाल और चर्बी का काम भी।",
    },
    day: {
      hinglish: [
        "Jaangh ki skin bachche ki jhulsi chhaati par lagana",
        "Chaara kaatne ki machine se kati ungli ki nasein jodna",
        "Model ko samjhana ki naak ka teesra operation na karaye",
      ],
      hindi: [
        "जाँघ की त्वचा बच्चे की झुलसी छाती पर लगाना",
        "चारा काटने की मशीन से कटी उँगली की नसें जोड़ना",
        "मॉडल को समझाना कि नाक का तीसरा ऑपरेशन न कराए",
      ],
    },
  },
  ophthalmologist: {
    of: "ibuojr",
    description: {
      hinglish: "Dhundhle lens badalna aur aankh ke phate parde theek karna.",
      hindi: "धुँधले लेंस बदलना और आँख के फटे पर्दे ठीक करना।",
    },
    summary: {
      hinglish: "Motiyabind nikaalna, aankh ke parde theek karna aur roshni lautana, aksar ek hi subah mein kai baar.",
      hindi: "मोतियाबिंद निकालना, आँख के पर्दे ठीक करना और आँखों की रोशनी लौटाना, अक्सर एक ही सुबह में कई बार।",
    },
    day: {
      hinglish: [
        "Eye camp se bus bharkar aaye mareezon ke barah dhundhle lens lunch se pehle badalna",
        "Aankh ka phata parda laser ke bindon ki kataaron se seal karna",
        "Jis mahila ko glaucoma ho sakta hai, uski aankh ka pressure naapna",
      ],
      hindi: [
        "आँखों के कैंप से बस भरकर आए मरीज़ों के बारह धुँधले लेंस लंच से पहले बदलना",
        "आँख का फटा पर्दा लेज़र के बिंदुओं की क़तारों से सील करना",
        "जिस महिला को काला मोतिया हो सकता है, उसकी आँख का प्रेशर नापना",
      ],
    },
  },
  "ear-nose-and-throat-specialist": {
    of: "1kuggr8",
    description: {
      hinglish: "Kaan, naak aur gale ka ilaaj karna, tonsil se bahrepan tak.",
      hindi: "कान, नाक और गले का इलाज करना, टॉन्सिल से बहरेपन तक।",
    },
    summary: {
      hinglish:
        "Clinic mein band kaan, sinus, tonsil aur baithi awaaz dekhna, patle scope se andar dekhna, aur kaan ke parde aur cochlear implant se gale ke cancer tak operation karna.",
      hindi:
        "क्लिनिक में बंद कान, साइनस, टॉन्सिल और बैठी आवाज़ देखना, पतले स्कोप से अंदर देखना, और कान के पर्दे और कॉक्लियर इंप्लांट से गले के कैंसर तक ऑपरेशन करना।",
    },
    day: {
      hinglish: [
        "Cochlear implant bithane ke liye kaan ke peeche drill karna",
        "Teen saal ke bachche ki naak mein phansa manka nikaalna",
        "Dam ghutte mareez ke gale mein cheera lagakar saans ka raasta banana",
      ],
      hindi: [
        "कॉक्लियर इंप्लांट बिठाने के लिए कान के पीछे ड्रिल करना",
        "तीन साल के बच्चे की नाक में फँसा मनका निकालना",
        "दम घुटते मरीज़ के गले में चीरा लगाकर साँस का रास्ता बनाना",
      ],
    },
  },
  urologist: {
    of: "1m0dmid",
    description: {
      hinglish: "Kidney ki pathri todna aur prostate aur bladder ka ilaaj karna.",
      hindi: "किडनी की पथरी तोड़ना और प्रोस्टेट और पेशाब की थैली का इलाज करना।",
    },
    summary: {
      hinglish:
        "Clinic aur apne alag operation theatre mein pathri, prostate, bladder, kidney ke tumour aur purushon ke baanjhpan ka ilaaj karna, zyadatar bina cheere, patle scope aur laser se.",
      hindi:
        "क्लिनिक और अपने अलग ऑपरेशन थिएटर में पथरी, प्रोस्टेट, पेशाब की थैली, किडनी के ट्यूमर और पुरुषों के बाँझपन का इलाज करना, ज़्यादातर बिना चीरे, पतले स्कोप और लेज़र से।",
    },
    day: {
      hinglish: [
        "Patle scope ke raaste laser se kidney ki pathri ko choora karna",
        "Badhe hue prostate ko andar se khurachna taaki mareez raat bhar so sake",
        "Scan mein dekhna ki pathri kidney se bladder tak ki nali ko kahan rokti hai",
      ],
      hindi: [
        "पतले स्कोप के रास्ते लेज़र से किडनी की पथरी को चूरा करना",
        "बढ़े हुए प्रोस्टेट को अंदर से खुरचना ताकि मरीज़ रात भर सो सके",
        "स्कैन में देखना कि पथरी किडनी से पेशाब की थैली तक की नली को कहाँ रोकती है",
      ],
    },
  },
  "paediatric-surgeon": {
    of: "weps3f",
    description: {
      hinglish: "Newborn ka operation karke janmjaat kharabi theek karna.",
      hindi: "नवजात बच्चों का ऑपरेशन करके जन्मजात ख़राबी ठीक करना।",
    },
    summary: {
      hinglish:
        "Bachchon ke ya medical college hospital mein shishu ki janmjaat kharabi theek karna, khane ki nali, aant, bladder ya pet ki deewar, aur bade bachchon ke hernia, cyst aur nigle hue sikke dekhna.",
      hindi:
        "बच्चों के या मेडिकल कॉलेज के अस्पताल में शिशु की जन्मजात ख़राबी ठीक करना, खाने की नली, आँत, पेशाब की थैली या पेट की दीवार, और बड़े बच्चों के हर्निया, सिस्ट और निगले हुए सिक्के देखना।",
    },
    day: {
      hinglish: [
        "Newborn ki khane ki nali jodna, jo pencil se moti nahi hoti",
        "Dada-dadi ko chitra banakar samjhana ki shishu mein janm se kya nahi hai",
        "Nanhe bachche ka hernia theek karke raat ke khane tak ghar bhejna",
      ],
      hindi: [
        "नवजात की खाने की नली जोड़ना, जो पेंसिल से मोटी नहीं होती",
        "दादा-दादी को चित्र बनाकर समझाना कि शिशु में जन्म से क्या नहीं है",
        "नन्हे बच्चे का हर्निया ठीक करके रात के खाने तक घर भेजना",
      ],
    },
  },
  "transplant-surgeon": {
    of: "27ujwe",
    description: {
      hinglish: "Daan ki kidney ya liver intezaar kar rahe mareez ko lagana.",
      hindi: "दान की किडनी या लिवर इंतज़ार कर रहे मरीज़ को लगाना।",
    },
    summary: {
      hinglish:
        "Zinda ya mrit donor se ang lena aur jis waqt bhi mile, intezaar kar rahe mareez mein jodna, phir physician ke saath nazar rakhna ki shareer use apnaye rakhe.",
      hindi: "ज़िंदा या मृत डोनर से अंग लेना और जिस वक़्त भी मिले, इंतज़ार कर रहे मरीज़ में जोड़ना, फिर फ़िज़ीशियन के साथ नज़र रखना कि शरीर उसे अपनाए रखे।",
    },
    day: {
      hinglish: [
        "Daan ka liver barf mein laane ke liye raat mein flight lena",
        "Naya liver thanda rehte uski vein jodna, phir artery aur pitt ki nali",
        "Jo donor kareebi rishtedaar nahi hai, uske kaagaz authorisation committee ke saamne rakhna",
      ],
      hindi: [
        "दान का लिवर बर्फ़ में लाने के लिए रात में हवाई सफ़र करना",
        "नया लिवर ठंडा रहते उसकी शिराएँ जोड़ना, फिर धमनी और पित्त की नली",
        "जो डोनर क़रीबी रिश्तेदार नहीं है, उसके काग़ज़ मंज़ूरी कमेटी के सामने रखना",
      ],
    },
  },
  "maxillofacial-surgeon": {
    of: "1k51qnp",
    description: { hinglish: "Toote jabde screw se jodna aur munh phir se banana.", hindi: "टूटे जबड़े स्क्रू से जोड़ना और मुँह फिर से बनाना।" },
    summary: {
      hinglish: "Haadson ke baad jabde aur chehre theek karna, munh ke tumour nikaalna aur daanton ka mel sudhaarna.",
      hindi: "हादसों के बाद जबड़े और चेहरे ठीक करना, मुँह के ट्यूमर निकालना और ऊपर-नीचे के दाँतों का मेल सुधारना।",
    },
    day: {
      hinglish: [
        "Scooter ke handle se toote jabde par plate screw se kasna",
        "Supari se akadkar lagbhag band ho chuka munh kholna",
        "Plaster ke model par tay karna ki aage nikla nichla jabda kitna khiskana hai",
      ],
      hindi: [
        "स्कूटर के हैंडल से टूटे जबड़े पर प्लेट स्क्रू से कसना",
        "सुपारी से अकड़कर लगभग बंद हो चुका मुँह खोलना",
        "प्लास्टर के मॉडल पर तय करना कि आगे निकला निचला जबड़ा कितना खिसकाना है",
      ],
    },
  },
  "vascular-surgeon": {
    of: "1239ibk",
    description: { hinglish: "Pair aur gardan ki band artery kholna.", hindi: "पैर और गर्दन की बंद धमनियाँ खोलना।" },
    summary: {
      hinglish:
        "Pair bachana aur stroke rokna: band artery ka bypass karna ya stent lagana, phooli nasein band karna, dialysis ke liye baanh ki nas taiyaar karna aur sadak haadson mein phati nasein jodna.",
      hindi:
        "पैर बचाना और स्ट्रोक रोकना: बंद धमनी का बाईपास करना या स्टेंट लगाना, फूली नसें बंद करना, डायलिसिस के लिए बाँह की नस तैयार करना और सड़क हादसों में फटी नसें जोड़ना।",
    },
    day: {
      hinglish: [
        "Jis diabetic ke pair ki ungli thandi aur kaali pad gayi, uske pair par nabz tatolna",
        "Agle stroke se pehle gardan ki artery mein stent lagana",
        "Dialysis wale mareez ki baanh mein artery ko vein se jodna, yaani fistula banana",
      ],
      hindi: [
        "डायबिटीज़ के जिस मरीज़ के पैर की उँगली ठंडी और काली पड़ गई, उसके पैर पर नब्ज़ टटोलना",
        "अगले स्ट्रोक से पहले गर्दन की धमनी में स्टेंट लगाना",
        "डायलिसिस वाले मरीज़ की बाँह में धमनी को शिरा से जोड़ना, यानी फ़िस्टुला बनाना",
      ],
    },
  },
  "thoracic-surgeon": {
    of: "1xzq3q3",
    description: { hinglish: "Phephde ya khane ki nali ke bimar hisse nikaalna.", hindi: "फेफड़े या खाने की नली के बीमार हिस्से निकालना।" },
    summary: {
      hinglish: "Cancer, TB aur chot mein phephdon, khane ki nali aur seene ki deewar ka operation karna.",
      hindi: "कैंसर, TB और चोट में फेफड़ों, खाने की नली और सीने की दीवार का ऑपरेशन करना।",
    },
    day: {
      hinglish: [
        "TB wale phephde se gaadha mawaad aur sakht parat utaarna",
        "Teen centimetre ke raaste se phephde ka ek lobe nikaalna",
        "Nali nikaalne se pehle seene se judi bottle mein bulbule ginna",
      ],
      hindi: [
        "TB वाले फेफड़े से गाढ़ा मवाद और सख़्त परत उतारना",
        "तीन सेंटीमीटर के रास्ते से फेफड़े का एक खंड निकालना",
        "नली निकालने से पहले सीने से जुड़ी बोतल में बुलबुले गिनना",
      ],
    },
  },
  "colorectal-surgeon": {
    of: "1bvvulw",
    description: { hinglish: "Aant ke tumour kaatna aur swasth sire jodna.", hindi: "आँत के ट्यूमर काटना और स्वस्थ सिरे जोड़ना।" },
    summary: {
      hinglish: "Aant ke tumour nikaalna aur bimari theek karna, aksar doorbeen ke kuch chhote cheeron se.",
      hindi: "आँत के ट्यूमर निकालना और बीमारी ठीक करना, अक्सर दूरबीन के कुछ छोटे चीरों से।",
    },
    day: {
      hinglish: [
        "Tumour nikaalne ke baad aant ke do swasth sire staple se jodna",
        "Yuvak ko dikhana ki pet par lagi stoma thaili kaise khaali karein",
        "Guda ke paas ki dukhti nali yaani fistula ka ilaaj karna, jo jholachhaap ke injection se bigad gaya",
      ],
      hindi: [
        "ट्यूमर निकालने के बाद आँत के दो स्वस्थ सिरे स्टेपल से जोड़ना",
        "युवक को दिखाना कि पेट पर लगी स्टोमा थैली कैसे ख़ाली करें",
        "गुदा के पास की दुखती नली यानी भगंदर का इलाज करना, जो झोलाछाप के इंजेक्शन से बिगड़ गया",
      ],
    },
  },
  "surgical-oncologist": {
    of: "1gugtpb",
    description: {
      hinglish: "Cancer ko poora kaatkar nikaalna aur jo ho sake phir se banana.",
      hindi: "कैंसर को पूरा काटकर निकालना और जो हो सके फिर से बनाना।",
    },
    summary: {
      hinglish:
        "Doosre cancer doctoron ke saath pehle se tay tareeke se tumour ko thode swasth tissue aur judi giltiyon samet nikaalna, aur baad mein saalon tak mareez ko dekhna.",
      hindi: "दूसरे कैंसर डॉक्टरों के साथ पहले से तय तरीक़े से ट्यूमर को थोड़े स्वस्थ टिशू और जुड़ी गिल्टियों समेत निकालना, और बाद में सालों तक मरीज़ को देखना।",
    },
    day: {
      hinglish: [
        "Aadhi jeebh nikaalna aur use baanh ke tissue se phir banana",
        "Kate kinaare yaani margin lab bhejna aur haath baandhe intezaar karna",
        "Breast nikaalne ke bajaye use bachane ki daleel dena",
      ],
      hindi: [
        "आधी जीभ निकालना और उसे बाँह के टिशू से फिर बनाना",
        "कटे किनारे यानी मार्जिन लैब भेजना और हाथ बाँधे इंतज़ार करना",
        "स्तन निकालने के बजाय उसे बचाने की दलील देना",
      ],
    },
  },
  "trauma-surgeon": {
    of: "1303n4",
    description: {
      hinglish: "Haadse ke ghaayalon ke andar bahta khoon minuton mein rokna.",
      hindi: "हादसे के घायलों के अंदर बहता ख़ून मिनटों में रोकना।",
    },
    summary: {
      hinglish:
        "Haadse, girne aur aag mein ghaayal logon ko cheera lagana, clamp se khoon rokna aur chot theek karna, aksar ambulance aane ke minuton mein.",
      hindi: "हादसे, गिरने और आग में घायल लोगों को चीरा लगाना, क्लैंप से ख़ून रोकना और चोट ठीक करना, अक्सर एंबुलेंस आने के मिनटों में।",
    },
    day: {
      hinglish: [
        "Bike sawaar ka sakht pet tatolkar scan aane se pehle hi operation theatre taiyaar karwana",
        "Phate liver ko kapde ki pattiyon se daba dena aur kal phir kholna tay karna",
        "Corridor mein pita ko batana ki kya theek ho saka aur kya nahi",
      ],
      hindi: [
        "बाइक सवार का सख़्त पेट टटोलकर स्कैन आने से पहले ही ऑपरेशन थिएटर तैयार करवाना",
        "फटे लिवर को कपड़े की पट्टियों से दबा देना और कल फिर खोलना तय करना",
        "गलियारे में पिता को बताना कि क्या ठीक हो सका और क्या नहीं",
      ],
    },
  },
  anaesthesiologist: {
    of: "1jmnfpa",
    description: {
      hinglish: "Surgery ke mareezon ko behosh karna aur surakshit hosh mein laana.",
      hindi: "सर्जरी के मरीज़ों को बेहोश करना और सुरक्षित होश में लाना।",
    },
    summary: {
      hinglish:
        "Surgery se pehle har mareez ki jaanch karna, dawa ya reedh ka injection dena, uski saans chalana aur jaagne tak har dhadkan par nazar rakhna; raat mein delivery ke liye on call rehna.",
      hindi:
        "सर्जरी से पहले हर मरीज़ की जाँच करना, दवा या रीढ़ का इंजेक्शन देना, उसकी साँस चलाना और जागने तक हर धड़कन पर नज़र रखना; रात में डिलीवरी के लिए ऑन कॉल रहना।",
    },
    day: {
      hinglish: [
        "Hilte daant wale smoker se pichhle anaesthesia aur asthma ke baare mein poochhna",
        "Caesarean ke liye reedh ki do haddiyon ke beech sui daalna",
        "Oxygen, nabz aur BP par nazar rakhna jab surgeon ko sirf ghaav dikhta hai",
      ],
      hindi: [
        "हिलते दाँत वाले स्मोकर से पिछले एनेस्थीसिया और दमे के बारे में पूछना",
        "सिज़ेरियन के लिए रीढ़ की दो हड्डियों के बीच सुई डालना",
        "ऑक्सीजन, नब्ज़ और BP पर नज़र रखना जब सर्जन को सिर्फ़ घाव दिखता है",
      ],
    },
  },
  "pain-medicine-physician": {
    of: "1yd10cf",
    description: { hinglish: "Purane dard ke peeche ki nas khojkar use sunn karna.", hindi: "पुराने दर्द के पीछे की नस खोजकर उसे सुन्न करना।" },
    summary: {
      hinglish:
        "Hospital ke clinic mein un logon ko dekhna jinka kamar, nas ya cancer ka dard mahinon se chal raha hai, aur X-ray dekhte hue injection, dawa aur exercise se ilaaj karna.",
      hindi:
        "अस्पताल के क्लिनिक में उन लोगों को देखना जिनका कमर, नस या कैंसर का दर्द महीनों से चल रहा है, और एक्स-रे देखते हुए इंजेक्शन, दवा और कसरत से इलाज करना।",
    },
    day: {
      hinglish: [
        "X-ray dekhte hue ek nas sunn karke jaanna ki dard usi se hai ya nahi",
        "Cancer ke mareez ki do hafte ki morphine likhna aur dekhna ki register mein chadh jaye",
        "Darzi ko hafte bhar aaram ke bajaye ruk-rukkar kaam karna sikhana",
      ],
      hindi: [
        "एक्स-रे देखते हुए एक नस सुन्न करके जानना कि दर्द उसी से है या नहीं",
        "कैंसर के मरीज़ की दो हफ़्ते की मॉर्फ़ीन लिखना और देखना कि रजिस्टर में चढ़ जाए",
        "दर्ज़ी को हफ़्ते भर आराम के बजाय रुक-रुककर काम करना सिखाना",
      ],
    },
  },
  intensivist: {
    of: "18mmvhq",
    description: {
      hinglish: "Us ICU ko chalana jo jawab dete angon ka kaam sambhalta hai.",
      hindi: "उस ICU को चलाना जो जवाब देते अंगों का काम सँभालता है।",
    },
    summary: {
      hinglish: "ICU ki us team ko chalana jo dil, phephdon aur kidney ko tab tak sahara deti hai jab tak shareer khud kaam na sambhal le.",
      hindi: "ICU की उस टीम को चलाना जो दिल, फेफड़ों और किडनी को तब तक सहारा देती है जब तक शरीर ख़ुद काम न सँभाल ले।",
    },
    day: {
      hinglish: [
        "BP badhane wali drip aur fail hoti kidney ke beech santulan bithana",
        "Mareez ko pet ke bal litana taaki zyada hawa andar jaye",
        "Parivaar se poochhna ki mareez ki apni ichchha kya hoti",
      ],
      hindi: [
        "BP बढ़ाने वाली ड्रिप और फ़ेल होती किडनी के बीच संतुलन बिठाना",
        "मरीज़ को पेट के बल लिटाना ताकि ज़्यादा हवा अंदर जाए",
        "परिवार से पूछना कि मरीज़ की अपनी इच्छा क्या होती",
      ],
    },
  },
  "emergency-physician": {
    of: "rvryck",
    description: {
      hinglish: "Emergency mein haadse, heart attack aur saanp ke kaate ka ilaaj karna.",
      hindi: "इमरजेंसी में हादसे, हार्ट अटैक और साँप के काटे का इलाज करना।",
    },
    summary: {
      hinglish: "Haadse, heart attack ya saanp ke kaate mareez aane par emergency mein kamaan sambhalna aur minuton mein faisla karna.",
      hindi: "हादसे, हार्ट अटैक या साँप के काटे मरीज़ आने पर इमरजेंसी में कमान सँभालना और मिनटों में फ़ैसला करना।",
    },
    day: {
      hinglish: [
        "Bus ke chhe ghaayalon ko dekhkar tay karna ki kaun ruk nahi sakta",
        "Kisaan ko saanp ke zehar ki kaat dena aur soojan ki seema par nishaan lagana",
        "Darwaze par rishtedaaron ki bheed ke beech jhatka dekar dil phir chalana",
      ],
      hindi: [
        "बस के छह घायलों को देखकर तय करना कि कौन रुक नहीं सकता",
        "किसान को साँप के ज़हर की काट देना और सूजन की सीमा पर निशान लगाना",
        "दरवाज़े पर रिश्तेदारों की भीड़ के बीच झटका देकर दिल फिर चलाना",
      ],
    },
  },
  dentist: {
    of: "1gmm1yv",
    description: {
      hinglish: "Drill se sadan nikaalna, daant bharna ya ukhaadna aur masoode jaanchna.",
      hindi: "ड्रिल से सड़न निकालना, दाँत भरना या उखाड़ना और मसूड़े जाँचना।",
    },
    summary: {
      hinglish:
        "Daant bharna, saaf karna, nikaalna aur un par cap lagana, jad aur masoodon ka ilaaj karna aur logon ko bache daant sambhalna sikhana.",
      hindi: "दाँत भरना, साफ़ करना, निकालना और उन पर कैप लगाना, जड़ और मसूड़ों का इलाज करना और लोगों को बचे दाँत सँभालना सिखाना।",
    },
    day: {
      hinglish: [
        "Drill se sadan nikaalna aur safed filling se daant phir banana",
        "Do saal taalne wale aadmi ki sadi daadh nikaalna",
        "Paan chabane wale ko gaal ke andar ka safed daag dikhana",
      ],
      hindi: [
        "ड्रिल से सड़न निकालना और सफ़ेद फ़िलिंग से दाँत फिर बनाना",
        "दो साल टालने वाले आदमी की सड़ी दाढ़ निकालना",
        "पान चबाने वाले को गाल के अंदर का सफ़ेद दाग़ दिखाना",
      ],
    },
  },
  orthodontist: {
    of: "12p5ide",
    description: {
      hinglish: "Taar modkar tedhe daanton ko dheere-dheere line mein laana.",
      hindi: "तार मोड़कर टेढ़े दाँतों को धीरे-धीरे लाइन में लाना।",
    },
    summary: {
      hinglish:
        "Ek-do saal mein braces ya aligner se tedhe daant seedhe karna, jinmein bahut se school ke bachchon ke hote hain, aur thoda aur kasne ke liye har mareez ko har mahine dekhna, apne ek clinic mein ya kai mein.",
      hindi:
        "एक-दो साल में ब्रेसेज़ या अलाइनर से टेढ़े दाँत सीधे करना, जिनमें बहुत से स्कूल के बच्चों के होते हैं, और थोड़ा और कसने के लिए हर मरीज़ को हर महीने देखना, अपने एक क्लिनिक में या कई में।",
    },
    day: {
      hinglish: [
        "Jabde ka X-ray trace karna aur uske angle naapna",
        "Taar ko aadha millimetre modna aur daanton par baandhna",
        "Ladke ko batana ki teen bracket tootne se ilaaj do mahine kyun badh gaya",
      ],
      hindi: [
        "जबड़े का एक्स-रे ट्रेस करना और उसके कोण नापना",
        "तार को आधा मिलीमीटर मोड़ना और दाँतों पर बाँधना",
        "लड़के को बताना कि तीन ब्रैकेट टूटने से इलाज दो महीने क्यों बढ़ गया",
      ],
    },
  },
  prosthodontist: {
    of: "fxvp77",
    description: {
      hinglish: "Nakli daant plan karna taaki log phir chaba aur muskura sakein.",
      hindi: "नक़ली दाँत प्लान करना ताकि लोग फिर चबा और मुस्कुरा सकें।",
    },
    summary: {
      hinglish:
        "Gaye hue daanton ki jagah naye lagana: saancha ya scan lena, lab ke saath crown, bridge, denture ya implant plan karna, aur daanton ka mel tab tak sudhaarna jab tak woh natural na lage.",
      hindi:
        "गए हुए दाँतों की जगह नए लगाना: साँचा या स्कैन लेना, लैब के साथ क्राउन, ब्रिज, डेंचर या इंप्लांट प्लान करना, और दाँतों का मेल तब तक सुधारना जब तक वह असली जैसा न लगे।",
    },
    day: {
      hinglish: [
        "Crown chadhane ke liye saamne ka daant barabar ghisna",
        "Jahan daadi ke apne daant the, wahan mom mein nakli daant bithana",
        "Neele kaagaz se jaanchna ki kaun sa naya crown ooncha lagta hai",
      ],
      hindi: [
        "क्राउन चढ़ाने के लिए सामने का दाँत बराबर घिसना",
        "जहाँ दादी के अपने दाँत थे, वहाँ मोम में नक़ली दाँत बिठाना",
        "नीले काग़ज़ से जाँचना कि कौन सा नया क्राउन ऊँचा लगता है",
      ],
    },
  },
  "dental-hygienist": {
    of: "15emlu7",
    description: {
      hinglish: "Daanton se tartar khurachna aur mareez ko brush karna sikhana.",
      hindi: "दाँतों से टार्टर खुरचना और मरीज़ को ब्रश करना सिखाना।",
    },
    summary: {
      hinglish: "Daanton ki scaling aur polish karna, daanton ka X-ray lena aur mareez ko brush karne ka tareeka dikhana.",
      hindi: "दाँतों की स्केलिंग और पॉलिश करना, दाँतों का एक्स-रे लेना और मरीज़ को ब्रश करने का तरीक़ा दिखाना।",
    },
    day: {
      hinglish: [
        "Neeche ke saamne wale daanton ke peeche se sakht tartar khurachna",
        "Har daant ke chaaron or chhe jagah gehraai naapkar bolna",
        "Smoker ko aaina dena aur apne saamne brush karwana",
      ],
      hindi: [
        "नीचे के सामने वाले दाँतों के पीछे से सख़्त टार्टर खुरचना",
        "हर दाँत के चारों ओर छह जगह गहराई नापकर बोलना",
        "धूम्रपान करने वाले को आईना देना और अपने सामने ब्रश करवाना",
      ],
    },
  },
  "dental-assistant": {
    of: "18f0pv2",
    description: {
      hinglish: "Dentist ko auzaar dena aur suction ko sahi jagah pakde rakhna.",
      hindi: "डेंटिस्ट को औज़ार देना और सक्शन को सही जगह पकड़े रखना।",
    },
    summary: {
      hinglish: "Dentist ko auzaar dena, filling ka masala milana aur kursi aur auzaar sterile rakhna.",
      hindi: "डेंटिस्ट को औज़ार देना, फ़िलिंग का मसाला मिलाना और कुर्सी और औज़ार कीटाणुमुक्त रखना।",
    },
    day: {
      hinglish: [
        "Suction aise pakadna ki paani gale tak na pahunche",
        "Ek minute se kam mein, bina gaanth ke impression paste gholna",
        "Autoclave yaani bhaap wale steriliser mein auzaar rakhna aur uski temperature strip darj karna",
      ],
      hindi: [
        "सक्शन ऐसे पकड़ना कि पानी गले तक न पहुँचे",
        "एक मिनट से कम में, बिना गाँठ के छाप लेने का पेस्ट घोलना",
        "ऑटोक्लेव यानी भाप वाले स्टेरलाइज़र में औज़ार रखना और उसकी तापमान पट्टी दर्ज करना",
      ],
    },
  },
  "dental-technician": {
    of: "1kk9lb",
    description: { hinglish: "Workshop mein mom aur porcelain se nakli daant banana.", hindi: "वर्कशॉप में मोम और पोर्सिलेन से नक़ली दाँत बनाना।" },
    summary: {
      hinglish:
        "Mareez par nahi, bench par kaam karna: dentist ki li hui chhaap mein plaster bharna ya scan kholna, phir crown, denture ya brace taraashna, dhaalna, machine se kaatna aur polish karna taaki woh fit aaye.",
      hindi:
        "मरीज़ पर नहीं, बेंच पर काम करना: डेंटिस्ट की ली हुई छाप में प्लास्टर भरना या स्कैन खोलना, फिर क्राउन, डेंचर या ब्रेस तराशना, ढालना, मशीन से काटना और पॉलिश करना ताकि वह फ़िट आए।",
    },
    day: {
      hinglish: [
        "Crown par daant ke teen shade mein porcelain ki parat chadhana",
        "Mom ki patti par denture ke daant jamana",
        "Screen par daanton ka bridge banana aur milling machine ko bhejna",
      ],
      hindi: [
        "क्राउन पर दाँत के तीन शेड में पोर्सिलेन की परत चढ़ाना",
        "मोम की पट्टी पर डेंचर के दाँत जमाना",
        "स्क्रीन पर दाँतों का ब्रिज बनाना और मिलिंग मशीन को भेजना",
      ],
    },
  },
  optometrist: {
    of: "wltkk6",
    description: {
      hinglish: "Nazar jaanchna, chashma likhna aur aankh ki bimari pehchaanna.",
      hindi: "नज़र जाँचना, चश्मा लिखना और आँख की बीमारी पहचानना।",
    },
    summary: {
      hinglish:
        "Hospital, chashme ki dukaan ya apni practice mein nazar jaanchna, chashma, lens aur kam dekh paane walon ke upkaran likhna, aur bimari ho to eye surgeon ke paas bhejna.",
      hindi:
        "अस्पताल, चश्मे की दुकान या अपनी प्रैक्टिस में नज़र जाँचना, चश्मा, लेंस और कम देख पाने वालों के उपकरण लिखना, और बीमारी हो तो आँख के सर्जन के पास भेजना।",
    },
    day: {
      hinglish: [
        "Lens badalte jaana jab tak sabse neeche ke akshar saaf na dikhein",
        "Chhatra ko pehli baar contact lens lagana sikhana",
        "Aankh ke peeche feeki padi nas pehchaanna aur mareez ko jaldi aage bhejna",
      ],
      hindi: [
        "लेंस बदलते जाना जब तक सबसे नीचे के अक्षर साफ़ न दिखें",
        "छात्रा को पहली बार कॉन्टैक्ट लेंस लगाना सिखाना",
        "आँख के पीछे फीकी पड़ी नस पहचानना और मरीज़ को जल्दी आगे भेजना",
      ],
    },
  },
  "dispensing-optician": {
    of: "1tf4vtf",
    description: {
      hinglish: "Putliyon ki naap lena aur chashme ka frame chehre par fit karna.",
      hindi: "पुतलियों की नाप लेना और चश्मे का फ़्रेम चेहरे पर फ़िट करना।",
    },
    summary: {
      hinglish:
        "Chashme ki dukaan mein customer ko frame aur lens chunne mein madad karna, naapna ki putliyan kahan hain, lab ko order bhejna aur taiyaar chashma kaanon ke hisaab se modna.",
      hindi: "चश्मे की दुकान में ग्राहक को फ़्रेम और लेंस चुनने में मदद करना, नापना कि पुतलियाँ कहाँ हैं, लैब को ऑर्डर भेजना और तैयार चश्मा कानों के हिसाब से मोड़ना।",
    },
    day: {
      hinglish: [
        "Nishaan lagana ki chune hue frame ke peeche har putli kahan hai",
        "Chashme ki dandi ka sira garam karke kaan ke peeche modna",
        "Samjhana ki bifocal lens mein oopar se door ka aur neeche se padhne ka kaise dikhta hai",
      ],
      hindi: [
        "निशान लगाना कि चुने हुए फ़्रेम के पीछे हर पुतली कहाँ है",
        "चश्मे की डंडी का सिरा गरम करके कान के पीछे मोड़ना",
        "समझाना कि बाइफ़ोकल लेंस में ऊपर से दूर का और नीचे से पढ़ने का कैसे दिखता है",
      ],
    },
  },
  orthoptist: {
    of: "1ghtiey",
    description: {
      hinglish: "Patch aur prism se bachchon ki bhengi aankhon ko train karna.",
      hindi: "पैच और प्रिज़्म से बच्चों की भेंगी आँखों को ट्रेन करना।",
    },
    summary: {
      hinglish:
        "Eye hospital ke bhengapan clinic mein naapna ki bachche ki aankhein kitni alag jaati hain aur mahinon tak patch, prism aur khel se unhe saath kaam karna sikhana.",
      hindi: "आँख के अस्पताल के भेंगापन क्लिनिक में नापना कि बच्चे की आँखें कितनी अलग जाती हैं और महीनों तक पैच, प्रिज़्म और खेल से उन्हें साथ काम करना सिखाना।",
    },
    day: {
      hinglish: [
        "Bachche ki aankh dhakna aur kholna taaki uska bhatakna pakad mein aaye",
        "Badhti power ke prism se bhengapan naapna",
        "Achchhi aankh par patch lagane ko samudri daaku ka khel bana dena",
      ],
      hindi: [
        "बच्चे की आँख ढकना और खोलना ताकि उसका भटकना पकड़ में आए",
        "बढ़ती पावर के प्रिज़्म से भेंगापन नापना",
        "अच्छी आँख पर पैच लगाने को समुद्री डाकू का खेल बना देना",
      ],
    },
  },
  "ophthalmic-technician": {
    of: "1z0206f",
    description: {
      hinglish: "Eye doctor ke liye drop daalna aur aankh ka pressure jaanchna.",
      hindi: "आँख के डॉक्टर के लिए दवा की बूँदें डालना और आँख का प्रेशर जाँचना।",
    },
    summary: {
      hinglish: "Nazar aur aankh ka pressure naapna aur eye doctor ke dekhne se pehle mareezon ko taiyaar karna.",
      hindi: "नज़र और आँख का प्रेशर नापना और आँख के डॉक्टर के देखने से पहले मरीज़ों को तैयार करना।",
    },
    day: {
      hinglish: [
        "Putli failane wali boondein daalna aur samay likhna",
        "Aankh par hawa ka jhonka chhodkar uska pressure naapna",
        "Motiyabind ke operation se pehle aankh ke gole ki lambai naapna",
      ],
      hindi: [
        "पुतली फैलाने वाली बूँदें डालना और समय लिखना",
        "आँख पर हवा का झोंका छोड़कर उसका प्रेशर नापना",
        "मोतियाबिंद के ऑपरेशन से पहले आँख के गोले की लंबाई नापना",
      ],
    },
  },
  endodontist: {
    of: "li17ft",
    description: {
      hinglish: "Daant bachane ke liye microscope ke neeche root canal saaf karna.",
      hindi: "दाँत बचाने के लिए माइक्रोस्कोप के नीचे रूट कैनाल साफ़ करना।",
    },
    summary: {
      hinglish:
        "Aam dentist jo daant aage bhejte hain unhe lena, microscope ke neeche kholna, har patli nali saaf karke seal karna, taaki mareez ke jabde mein jad bani rahe.",
      hindi: "आम डेंटिस्ट जो दाँत आगे भेजते हैं उन्हें लेना, माइक्रोस्कोप के नीचे खोलना, हर पतली नली साफ़ करके सील करना, ताकि मरीज़ के जबड़े में जड़ बनी रहे।",
    },
    day: {
      hinglish: [
        "Daadh ke tal mein chhupi chauthi nali khojna",
        "Doosre dentist se jad mein tooti baareek reti nikaalna",
        "Saaf ki hui nali seal karna aur X-ray mein uska sira jaanchna",
      ],
      hindi: [
        "दाढ़ के तल में छिपी चौथी नली खोजना",
        "दूसरे डेंटिस्ट से जड़ में टूटी बारीक रेती निकालना",
        "साफ़ की हुई नली सील करना और एक्स-रे में उसका सिरा जाँचना",
      ],
    },
  },
  periodontist: {
    of: "151bcm",
    description: {
      hinglish: "Khoon aate masoodon ka ilaaj karna aur jabde mein implant lagana.",
      hindi: "ख़ून आते मसूड़ों का इलाज करना और जबड़े में इंप्लांट लगाना।",
    },
    summary: {
      hinglish:
        "Masoode ke neeche jad saaf karke hilte daant bachana, jahan masooda aur haddi sikud gaye hon wahan graft lagana aur jahan daant ja chuka ho wahan implant kasna.",
      hindi: "मसूड़े के नीचे जड़ साफ़ करके हिलते दाँत बचाना, जहाँ मसूड़ा और हड्डी सिकुड़ गए हों वहाँ ग्राफ़्ट लगाना और जहाँ दाँत जा चुका हो वहाँ इंप्लांट कसना।",
    },
    day: {
      hinglish: [
        "Masooda palatkar woh jadein saaf karna jahan koi pahunch nahi paya",
        "Implant ko haddi mein tay gehraai tak ghumakar kasna",
        "Diabetes wali mahila ko chetana ki sugar se daant dheele ho rahe hain",
      ],
      hindi: [
        "मसूड़ा पलटकर वे जड़ें साफ़ करना जहाँ कोई पहुँच नहीं पाया",
        "इंप्लांट को हड्डी में तय गहराई तक घुमाकर कसना",
        "डायबिटीज़ वाली महिला को चेताना कि शुगर से दाँत ढीले हो रहे हैं",
      ],
    },
  },
  paedodontist: {
    of: "1887etq",
    description: {
      hinglish: "Doodh ke daant bharna aur drill se darte bachchon ko shaant karna.",
      hindi: "दूध के दाँत भरना और ड्रिल से डरते बच्चों को शांत करना।",
    },
    summary: {
      hinglish:
        "Pehle daant se shuruaati kishor umar tak daanton ki dekhbhaal karna: filling, cap, sealant aur aane wale daanton ki jagah, bachche ki apni raftaar se aur maa ya pita ko saath rakhkar.",
      hindi:
        "पहले दाँत से शुरुआती किशोर उम्र तक दाँतों की देखभाल करना: फ़िलिंग, कैप, सीलेंट और आने वाले दाँतों की जगह, बच्चे की अपनी रफ़्तार से और माँ या पिता को साथ रखकर।",
    },
    day: {
      hinglish: [
        "Paanch saal ki bachchi ko daanton wala fawwara apne angoothe par chalane dena",
        "Bottle ke doodh se gal chuki doodh ki daadh par cap lagana",
        "Pehle pakke daant ke khaanchon mein sealant lagana",
      ],
      hindi: [
        "पाँच साल की बच्ची को दाँतों वाला फ़व्वारा अपने अँगूठे पर चलाने देना",
        "बोतल के दूध से गल चुकी दूध की दाढ़ पर कैप लगाना",
        "पहले पक्के दाँत के खाँचों में सीलेंट लगाना",
      ],
    },
  },
  "artificial-eye-maker": {
    of: "1lqimae",
    description: {
      hinglish: "Aankh ki khaali jagah ke liye nakli aankh dhaalna aur rangna.",
      hindi: "आँख की ख़ाली जगह के लिए नक़ली आँख ढालना और रँगना।",
    },
    summary: {
      hinglish: "Itni asli dikhne wali nakli aankhein rangna aur lagana ki koi dobara mudkar na dekhe.",
      hindi: "इतनी असली दिखने वाली नक़ली आँखें रँगना और लगाना कि कोई दोबारा मुड़कर न देखे।",
    },
    day: {
      hinglish: [
        "Aankh ki khaali jagah ki chhaap lena",
        "Safed acrylic par nason ki tarah laal resham ke dhaage bichhana",
        "Mareez ko khidki ke paas bithakar iris ke bhoore chheente milana",
      ],
      hindi: [
        "आँख की ख़ाली जगह की छाप लेना",
        "सफ़ेद एक्रिलिक पर नसों की तरह लाल रेशम के धागे बिछाना",
        "मरीज़ को खिड़की के पास बिठाकर आइरिस के भूरे छींटे मिलाना",
      ],
    },
  },
  "optical-laboratory-technician": {
    of: "isddpd",
    description: {
      hinglish: "Chashme ke lens maangi gayi power ke hisaab se ghisna aur kinaare kaatna.",
      hindi: "चश्मे के लेंस माँगी गई पावर के हिसाब से घिसना और किनारे काटना।",
    },
    summary: {
      hinglish:
        "Chashme ki dukaanon se din ke order lena, machine par har lens kaatna aur polish karna, coating karna, frame mein fit karna aur wapas bhejne se pehle power aur axis naapna.",
      hindi:
        "चश्मे की दुकानों से दिन के ऑर्डर लेना, मशीन पर हर लेंस काटना और पॉलिश करना, कोटिंग करना, फ़्रेम में फ़िट करना और वापस भेजने से पहले पावर और एक्सिस नापना।",
    },
    day: {
      hinglish: [
        "Frame ke hisaab se lens ke kinaare kaatna taaki uska centre putli ke saamne aaye",
        "Satah polish karte rehna jab tak lamp ke neeche koi ghera na bache",
        "Lens ki jis jodi ka axis do degree galat ho, use reject karna",
      ],
      hindi: [
        "फ़्रेम के हिसाब से लेंस के किनारे काटना ताकि उसका केंद्र पुतली के सामने आए",
        "सतह पॉलिश करते रहना जब तक लैंप के नीचे कोई घेरा न बचे",
        "लेंस की जिस जोड़ी का एक्सिस दो डिग्री ग़लत हो, उसे रिजेक्ट करना",
      ],
    },
  },
  "registered-nurse": {
    of: "j9vunm",
    description: {
      hinglish: "Dawa dena, drip lagana aur shift mein ward par nazar rakhna.",
      hindi: "दवा देना, ड्रिप लगाना और शिफ़्ट में वार्ड पर नज़र रखना।",
    },
    summary: {
      hinglish: "Dawa dena, nabz, saans aur BP par nazar rakhna aur din-raat woh insaan hona jise ward ka mareez sabse zyada dekhta hai.",
      hindi: "दवा देना, नब्ज़, साँस और BP पर नज़र रखना और दिन-रात वह इंसान होना जिसे वार्ड का मरीज़ सबसे ज़्यादा देखता है।",
    },
    day: {
      hinglish: [
        "Aath baje gyarah mareezon ka zimma lena aur padhna ki raat mein kya hua",
        "Drip lagana aur har injection se pehle kalai ki naam wali patti jaanchna",
        "Doctor ko batana ki bed six ka mareez zyada hi chup ho gaya hai",
      ],
      hindi: [
        "आठ बजे ग्यारह मरीज़ों का ज़िम्मा लेना और पढ़ना कि रात में क्या हुआ",
        "ड्रिप लगाना और हर इंजेक्शन से पहले कलाई की नाम वाली पट्टी जाँचना",
        "डॉक्टर को बताना कि बेड नंबर छह का मरीज़ कुछ ज़्यादा ही चुप हो गया है",
      ],
    },
  },
  "critical-care-nurse": {
    of: "k0ju10",
    description: {
      hinglish: "ICU mein ghante-ghante ventilator aur drip par nazar rakhna.",
      hindi: "ICU में घंटे-घंटे वेंटिलेटर और ड्रिप पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Poori shift sabse gambhir ek ya do mareez sambhalna, ventilator, drip, naliyan aur har ghante ka chart, haalat bigadne ke pehle sanket par kadam uthana aur alarm se pehle doctor ko bulana.",
      hindi:
        "पूरी शिफ़्ट सबसे गंभीर एक या दो मरीज़ सँभालना, वेंटिलेटर, ड्रिप, नलियाँ और हर घंटे का चार्ट, हालत बिगड़ने के पहले संकेत पर क़दम उठाना और अलार्म से पहले डॉक्टर को बुलाना।",
    },
    day: {
      hinglish: [
        "Oxygen girne se pehle saans ki tube suction se saaf karna",
        "Har ghante drip, peshaab aur dil ki rhythm likhna",
        "Alarm bajne se kai minute pehle BP ka girna pakad lena",
      ],
      hindi: [
        "ऑक्सीजन गिरने से पहले साँस की ट्यूब सक्शन से साफ़ करना",
        "हर घंटे ड्रिप, पेशाब और दिल की लय लिखना",
        "अलार्म बजने से कई मिनट पहले BP का गिरना पकड़ लेना",
      ],
    },
  },
  "operating-room-nurse": {
    of: "g78z9",
    description: {
      hinglish: "Surgeon ko har auzaar thamana aur ant mein sab ginkar wapas lena.",
      hindi: "सर्जन को हर औज़ार थमाना और अंत में सब गिनकर वापस लेना।",
    },
    summary: {
      hinglish: "Surgery ke dauraan har auzaar ginna aur thamana, aur dekhna ki jo cheez sterile na ho woh paas na aaye.",
      hindi: "सर्जरी के दौरान हर औज़ार गिनना और थमाना, और देखना कि जो चीज़ कीटाणुमुक्त न हो वह पास न आए।",
    },
    day: {
      hinglish: [
        "Is surgeon ki pasand ke kram mein chaalees auzaar sajana",
        "Pet band karne se pehle gauze pattiyan bol-bolkar ginna",
        "Glove lamp se chhoo jaye to sabko rokna",
      ],
      hindi: ["इस सर्जन की पसंद के क्रम में चालीस औज़ार सजाना", "पेट बंद करने से पहले गॉज़ पट्टियाँ बोल-बोलकर गिनना", "दस्ताना लैंप से छू जाए तो सबको रोकना"],
    },
  },
  "paediatric-nurse": {
    of: "uhts71",
    description: {
      hinglish: "Bimar bachchon ki nas dhoondhna aur bahut chhoti dose naapna.",
      hindi: "बीमार बच्चों की नस ढूँढ़ना और बहुत छोटी डोज़ नापना।",
    },
    summary: {
      hinglish: "Bimar bachchon ki dekhbhaal karna, pehli hi koshish mein nas dhoondhna aur sui ka dar kam karna.",
      hindi: "बीमार बच्चों की देखभाल करना, पहली ही कोशिश में नस ढूँढ़ना और सुई का डर कम करना।",
    },
    day: {
      hinglish: [
        "Bachche ke wazan se syrup ki dose do baar nikaalna",
        "Cannula yaani drip ki sui lagte waqt saabun ke bulbule udana",
        "Pita ko sikhana ki jis bete ki saans phoole, us par inhaler ka mask kaskar pakdein",
      ],
      hindi: [
        "बच्चे के वज़न से सिरप की डोज़ दो बार निकालना",
        "कैनुला यानी ड्रिप की सुई लगते वक़्त साबुन के बुलबुले उड़ाना",
        "पिता को सिखाना कि जिस बेटे की साँस फूले, उस पर इनहेलर का मास्क कसकर पकड़ें",
      ],
    },
  },
  "psychiatric-nurse": {
    of: "1hnusgl",
    description: {
      hinglish: "Mansik bimari mein logon ki dekhbhaal karna aur sankat aane se pehle bhaanp lena.",
      hindi: "मानसिक बीमारी में लोगों की देखभाल करना और संकट आने से पहले भाँप लेना।",
    },
    summary: {
      hinglish: "Mansik takleef mein mareezon ki dekhbhaal karna, ward mein sabko surakshit rakhna aur sankat se pehle badlaav pehchaanna.",
      hindi: "मानसिक तकलीफ़ में मरीज़ों की देखभाल करना, वार्ड में सबको सुरक्षित रखना और संकट से पहले बदलाव पहचानना।",
    },
    day: {
      hinglish: [
        "Jise awaazein sunai dein uske paas baithna aur use baaton mein lagaye rakhna",
        "Jeebh ke neeche dekhna ki goli nigli gayi ya nahi",
        "Naye bharti mareez ke bag mein belt, blade aur kaanch dhoondhna",
      ],
      hindi: [
        "जिसे आवाज़ें सुनाई दें, उस आदमी के पास बैठना और उसे बातों में लगाए रखना",
        "जीभ के नीचे देखना कि गोली निगली गई या नहीं",
        "नए भर्ती मरीज़ के बैग में बेल्ट, ब्लेड और काँच ढूँढ़ना",
      ],
    },
  },
  "community-health-nurse": {
    of: "13ukltc",
    description: {
      hinglish: "Ghar aur school jaakar teeka lagana aur maaon ki jaanch karna.",
      hindi: "घर और स्कूल जाकर टीका लगाना और माँओं की जाँच करना।",
    },
    summary: {
      hinglish:
        "Health centre se kuch gaon ya shehar ke ward sambhalna: teeke, maaon aur newborn ke ghar jaana, BP aur sugar ki jaanch, aur school mein baatcheet.",
      hindi: "हेल्थ सेंटर से कुछ गाँव या शहर के वार्ड सँभालना: टीके, माँओं और नवजात के घर जाना, BP और शुगर की जाँच, और स्कूल में बातचीत।",
    },
    day: {
      hinglish: [
        "Us jhopdi par dastak dena jahan shishu ka khasre ka teeka chhoot gaya",
        "Ped par tange taraazu se nanhe bachchon ka wazan lena",
        "Ayushman Arogya Mandir mein BP aur sugar jaanchna",
      ],
      hindi: [
        "उस झोपड़ी पर दस्तक देना जहाँ शिशु का ख़सरे का टीका छूट गया",
        "पेड़ पर टँगे तराज़ू से नन्हे बच्चों का वज़न लेना",
        "आयुष्मान आरोग्य मंदिर में BP और शुगर जाँचना",
      ],
    },
  },
  "nurse-practitioner": {
    of: "1csbgir",
    description: {
      hinglish: "Mareez ki jaanch karna aur tay protocol se ilaaj shuru karna.",
      hindi: "मरीज़ की जाँच करना और तय प्रोटोकॉल से इलाज शुरू करना।",
    },
    summary: {
      hinglish: "Mareez ki jaanch karna, test likhna aur tay protocol se ilaaj shuru karna; India mein zyadatar ICU mein.",
      hindi: "मरीज़ की जाँच करना, टेस्ट लिखना और तय प्रोटोकॉल से इलाज शुरू करना; भारत में ज़्यादातर ICU में।",
    },
    day: {
      hinglish: [
        "Jis mareez ki haalat bigad rahi ho use jaanchna aur tay protocol shuru karna",
        "Doctor ke aane se pehle khoon ki blood gas jaanch mein oxygen aur acid padhna",
        "Juniors ko samjhana ki ventilator ki setting kyun badli",
      ],
      hindi: [
        "जिस मरीज़ की हालत बिगड़ रही हो उसे जाँचना और तय प्रोटोकॉल शुरू करना",
        "डॉक्टर के आने से पहले ख़ून की ब्लड गैस जाँच में ऑक्सीजन और एसिड पढ़ना",
        "जूनियर को समझाना कि वेंटिलेटर की सेटिंग क्यों बदली",
      ],
    },
  },
  "nurse-anaesthetist": {
    of: "xlqbsr",
    description: {
      hinglish: "Surgery mein behoshi ki dawa dena aur har saans par nazar rakhna.",
      hindi: "सर्जरी में बेहोशी की दवा देना और हर साँस पर नज़र रखना।",
    },
    summary: {
      hinglish: "Doctor ki dekhrekh mein anaesthesia dena aur poore operation ke dauraan saans aur nabz par nazar rakhna.",
      hindi: "डॉक्टर की देखरेख में एनेस्थीसिया देना और पूरे ऑपरेशन के दौरान साँस और नब्ज़ पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Din ke pehle operation se pehle behoshi ki har dawa syringe mein bharna aur label lagana",
        "Jabda thaamna taaki soya mareez khulkar saans le",
        "Anaesthesiologist ko turant batana ki oxygen dheere-dheere gir rahi hai",
      ],
      hindi: [
        "दिन के पहले ऑपरेशन से पहले बेहोशी की हर दवा सिरिंज में भरना और लेबल लगाना",
        "जबड़ा थामना ताकि सोया मरीज़ खुलकर साँस ले",
        "एनेस्थीसियोलॉजिस्ट को तुरंत बताना कि ऑक्सीजन धीरे-धीरे गिर रही है",
      ],
    },
  },
  midwife: {
    of: "piwppr",
    description: {
      hinglish: "Normal delivery mein mahila ki madad karna aur bachche ko haathon mein lena.",
      hindi: "सामान्य डिलीवरी में महिला की मदद करना और बच्चे को हाथों में लेना।",
    },
    summary: {
      hinglish:
        "Labour ward, birth centre ya gaon mein delivery se pehle, uske dauraan aur baad mein mahilaon ki dekhbhaal karna, normal delivery karana aur jaanna ki doctor ko kab bulana hai.",
      hindi:
        "लेबर वार्ड, प्रसव केंद्र या गाँव में डिलीवरी से पहले, उसके दौरान और बाद में महिलाओं की देखभाल करना, सामान्य डिलीवरी कराना और जानना कि डॉक्टर को कब बुलाना है।",
    },
    day: {
      hinglish: [
        "Labour pain mein mahila ki peeth sehlana aur bachche ki dhadkan sunna",
        "Bachche ka sir dheere-dheere bahar laana taaki kuch na phate",
        "Pehle ghante mein hi newborn ko maa ka doodh peene mein madad karna",
      ],
      hindi: [
        "प्रसव के दर्द में महिला की पीठ सहलाना और बच्चे की धड़कन सुनना",
        "बच्चे का सिर धीरे-धीरे बाहर लाना ताकि कुछ न फटे",
        "पहले घंटे में ही नवजात को माँ का दूध पीने में मदद करना",
      ],
    },
  },
  "auxiliary-nurse-midwife": {
    of: "92y295",
    description: {
      hinglish: "Gaon ke sub-centre par teeke lagana aur iron ki goliyan dena.",
      hindi: "गाँव के उप-केंद्र पर टीके लगाना और आयरन की गोलियाँ देना।",
    },
    summary: {
      hinglish:
        "Health sub-centre se kuch gaon sambhalna: teeke, pregnancy mein jaanch, iron ki goliyan, delivery, parivaar niyojan aur register, aur saath mein ASHA worker.",
      hindi: "स्वास्थ्य उप-केंद्र से कुछ गाँव सँभालना: टीके, गर्भावस्था में जाँच, आयरन की गोलियाँ, डिलीवरी, परिवार नियोजन और रजिस्टर, और साथ में आशा कार्यकर्ता।",
    },
    day: {
      hinglish: [
        "Vaccine carrier laana aur anganwadi mein teeke lagana shuru karna",
        "Garbhvati mahila ka haemoglobin jaanchna aur iron ki goliyan dena",
        "Sub-centre ke register mein janm, maut aur baanti gayi goliyan likhna",
      ],
      hindi: [
        "वैक्सीन कैरियर लाना और आँगनवाड़ी में टीके लगाना शुरू करना",
        "गर्भवती महिला का हीमोग्लोबिन जाँचना और आयरन की गोलियाँ देना",
        "उप-केंद्र के रजिस्टर में जन्म, मौत और बाँटी गई गोलियाँ लिखना",
      ],
    },
  },
  "licensed-practical-nurse": {
    of: "187fw2f",
    description: {
      hinglish: "Senior nurse ki dekhrekh mein ghaav ki patti karna aur mareez ko khilana.",
      hindi: "सीनियर नर्स की देखरेख में घाव की पट्टी करना और मरीज़ को खिलाना।",
    },
    summary: {
      hinglish:
        "Nursing home, chhote hospital ya ghar mein bistar par pade mareez ki nursing karna: nahlana, khilana, patti, BP aur nabz, aur senior nurse ko batana.",
      hindi: "नर्सिंग होम, छोटे अस्पताल या घर में बिस्तर पर पड़े मरीज़ की नर्सिंग करना: नहलाना, खिलाना, पट्टी, BP और नब्ज़, और सीनियर नर्स को बताना।",
    },
    day: {
      hinglish: [
        "Nashte se pehle peshaab ki thaili khaali karna aur chart mein uski matra likhna",
        "Bheegi patti badalna aur uska rang senior nurse ko dikhana",
        "Stroke ke mareez ko seedha bithakar ek-ek chammach khilana",
      ],
      hindi: [
        "नाश्ते से पहले पेशाब की थैली ख़ाली करना और चार्ट में उसकी मात्रा लिखना",
        "भीगी पट्टी बदलना और उसका रंग सीनियर नर्स को दिखाना",
        "स्ट्रोक के मरीज़ को सीधा बिठाकर एक-एक चम्मच खिलाना",
      ],
    },
  },
  "nursing-director": {
    of: "1h0c21z",
    description: {
      hinglish: "Hospital ki nurses ki duty lagana aur har ward ka audit karna.",
      hindi: "अस्पताल की नर्सों की ड्यूटी लगाना और हर वार्ड का ऑडिट करना।",
    },
    summary: {
      hinglish: "Hospital ki poori nursing chalana: duty roster, standard, training aur aadhi raat ki shikayat.",
      hindi: "अस्पताल की पूरी नर्सिंग चलाना: ड्यूटी रोस्टर, स्टैंडर्ड, ट्रेनिंग और आधी रात की शिकायत।",
    },
    day: {
      hinglish: [
        "Paanch nurses ko dengue hone par aaj raat ka roster phir se banana",
        "Bina bataye ward mein ghoomna aur kuch pattiyan uthakar dekhna",
        "Ward sister ko saath rakhkar parivaar ki shikayat ka jawab dena",
      ],
      hindi: [
        "पाँच नर्सों को डेंगू होने पर आज रात का रोस्टर फिर से बनाना",
        "बिना बताए वार्ड में घूमना और कुछ पट्टियाँ उठाकर देखना",
        "वार्ड सिस्टर को साथ रखकर परिवार की शिकायत का जवाब देना",
      ],
    },
  },
  "dialysis-nurse": {
    of: "23bwl9",
    description: {
      hinglish: "Kidney ke mareezon ko machine se jodna aur surakshit rakhna.",
      hindi: "किडनी के मरीज़ों को मशीन से जोड़ना और सुरक्षित रखना।",
    },
    summary: {
      hinglish:
        "Kidney ke mareezon ko saalon tak hafte mein do-teen baar chaar ghante machine par rakhna, pressure aur sui par nazar rakhna, aur har ek ko, uske wazan aur uski nason ko jaanna.",
      hindi:
        "किडनी के मरीज़ों को सालों तक हफ़्ते में दो-तीन बार चार घंटे मशीन पर रखना, प्रेशर और सुई पर नज़र रखना, और हर एक को, उसके वज़न और उसकी नसों को जानना।",
    },
    day: {
      hinglish: [
        "Baanh ki usi phooli hui nas yaani fistula mein hafte mein do-teen baar sui lagana",
        "Set karna ki machine gyarah baje tak kitna paani kheenche",
        "Behosh hote mareez ka sir neeche karna aur pump dheema karna",
      ],
      hindi: [
        "बाँह की उसी फूली हुई नस यानी फ़िस्टुला में हफ़्ते में दो-तीन बार सुई लगाना",
        "सेट करना कि मशीन ग्यारह बजे तक कितना पानी खींचे",
        "बेहोश होते मरीज़ का सिर नीचे करना और पंप धीमा करना",
      ],
    },
  },
  "infection-control-nurse": {
    of: "1bafu77",
    description: {
      hinglish: "Khojna ki keetaanu bed se bed tak kaise failte hain aur use rokna.",
      hindi: "खोजना कि कीटाणु एक बेड से दूसरे तक कैसे फैलते हैं और उसे रोकना।",
    },
    summary: {
      hinglish:
        "Checklist lekar ward mein ghoomna, infection ginna, har ek ko us haath, nali ya trolley tak khojna jahan se woh aaya, staff ko sikhana aur hospital ki committee ko batana ki kya badalna hai.",
      hindi:
        "चेकलिस्ट लेकर वार्ड में घूमना, इंफ़ेक्शन गिनना, हर एक को उस हाथ, नली या ट्रॉली तक खोजना जहाँ से वह आया, स्टाफ़ को सिखाना और अस्पताल की कमेटी को बताना कि क्या बदलना है।",
    },
    day: {
      hinglish: [
        "Chhupkar dekhna ki do bed ke beech kaun haath saaf nahi karta",
        "Ghaav ke teen infection ki jad ek hi dressing trolley mein khojna",
        "Har koodedaan mein dekhna ki koi sui to nahi, jo sakht safed dibbe mein jaani chahiye",
      ],
      hindi: [
        "छिपकर देखना कि दो बेड के बीच कौन हाथ साफ़ नहीं करता",
        "घाव के तीन इंफ़ेक्शन की जड़ एक ही ड्रेसिंग ट्रॉली में खोजना",
        "हर कूड़ेदान में देखना कि कोई सुई तो नहीं, जो सख़्त सफ़ेद डिब्बे में जानी चाहिए",
      ],
    },
  },
  "palliative-care-nurse": {
    of: "wbfhnr",
    description: {
      hinglish: "Aakhiri dinon ke mareezon ke ghar jaakar patti karna aur dard kam karna.",
      hindi: "आख़िरी दिनों के मरीज़ों के घर जाकर पट्टी करना और दर्द कम करना।",
    },
    summary: {
      hinglish:
        "Charity ya hospital ki team ke saath un logon ke paas jaana jo ab theek nahi honge, dard, saans aur ghaav mein aaraam dena, parivaar ko tareeka dikhana, aur ant tak aur uske baad bhi jaate rehna.",
      hindi:
        "चैरिटी या अस्पताल की टीम के साथ उन लोगों के पास जाना जो अब ठीक नहीं होंगे, दर्द, साँस और घाव में आराम देना, परिवार को तरीक़ा दिखाना, और अंत तक और उसके बाद भी जाते रहना।",
    },
    day: {
      hinglish: [
        "Cancer ke ghaav ki patti badalne teesri manzil ke kamre tak chadhna",
        "Bete ko sikhana ki raat mein morphine ki kaun si goli deni hai",
        "Patni alvida kahe tab chupchaap paas baithe rehna",
      ],
      hindi: [
        "कैंसर के घाव की पट्टी बदलने तीसरी मंज़िल के कमरे तक चढ़ना",
        "बेटे को सिखाना कि रात में मॉर्फ़ीन की कौन सी गोली देनी है",
        "पत्नी अलविदा कहे तब चुपचाप पास बैठे रहना",
      ],
    },
  },
  "oncology-nurse": {
    of: "aj3srv",
    description: {
      hinglish: "Drip se chemotherapy dena aur nazar rakhna ki nas na jale.",
      hindi: "ड्रिप से कीमोथेरेपी देना और नज़र रखना कि नस न जले।",
    },
    summary: {
      hinglish: "Sahi nali se sahi raftaar par chemotherapy dena aur un mareezon ka saath dena jinke baal jhad jaate hain.",
      hindi: "सही नली से सही रफ़्तार पर कीमोथेरेपी देना और उन मरीज़ों का साथ देना जिनके बाल झड़ जाते हैं।",
    },
    day: {
      hinglish: [
        "Ek aur nurse ke saath dawa, dose aur blood count jaanchna",
        "Nazar rakhna ki chemotherapy risne se nas mein jalan to nahi",
        "Baal jhadne se pehle ladki ko scarf baandhna dikhana",
      ],
      hindi: [
        "एक और नर्स के साथ दवा, डोज़ और ब्लड काउंट जाँचना",
        "नज़र रखना कि कीमोथेरेपी रिसने से नस में जलन तो नहीं",
        "बाल झड़ने से पहले लड़की को स्कार्फ़ बाँधना दिखाना",
      ],
    },
  },
  "school-nurse": {
    of: "5gztif",
    description: {
      hinglish: "Bachchon ki nazar aur growth jaanchna aur chhile ghutne theek karna.",
      hindi: "बच्चों की नज़र और क़द-वज़न जाँचना और छिले घुटनों की पट्टी करना।",
    },
    summary: {
      hinglish:
        "Boarding ya bade day school ka medical room chalana: din-raat bukhaar, chot aur goliyan dekhna, har saal aankh, daant aur wazan ki jaanch, aur parents ko phone.",
      hindi: "बोर्डिंग या बड़े डे स्कूल का मेडिकल रूम चलाना: दिन-रात बुख़ार, चोट और गोलियाँ देखना, हर साल आँख, दाँत और वज़न की जाँच, और माता-पिता को फ़ोन।",
    },
    day: {
      hinglish: [
        "Chhila ghutna saaf karke bachche ko maths ki class mein wapas bhejna",
        "Back-bencher bachchon ki nazar jaanchna aur chaar parents ko chitthi likhna",
        "Jis student ko roz pet dard ho, usse poochhna ki nashte mein kya khaya",
      ],
      hindi: [
        "छिला घुटना साफ़ करके बच्चे को गणित की क्लास में वापस भेजना",
        "पिछली बेंच वालों की नज़र जाँचना और चार बच्चों के माता-पिता को चिट्ठी लिखना",
        "जिस छात्र को रोज़ पेट दर्द हो, उससे पूछना कि नाश्ते में क्या खाया",
      ],
    },
  },
  "occupational-health-nurse": {
    of: "1d8x124",
    description: {
      hinglish: "Factory workers ki sunne ki jaanch karna aur first aid dena.",
      hindi: "फ़ैक्टरी के कामगारों की सुनने की जाँच करना और फ़र्स्ट एड देना।",
    },
    summary: {
      hinglish: "Factory ka first aid room chalana, kaan aur phephde jaanchna aur workers ko kaam ke liye fit rakhna.",
      hindi: "फ़ैक्टरी का फ़र्स्ट एड रूम चलाना, कान और फेफड़े जाँचना और कामगारों को काम के लिए फ़िट रखना।",
    },
    day: {
      hinglish: [
        "Painter ki aankh dhona aur likhna ki chheenta kaise pada",
        "Sunne ki saalana jaanch ke liye workers ko booth mein bithana",
        "Raat ki shift walon se garmi, namak aur paani par baat karna",
      ],
      hindi: [
        "पेंटर की आँख धोना और लिखना कि छींटा कैसे पड़ा",
        "सुनने की सालाना जाँच के लिए कामगारों को बूथ में बिठाना",
        "रात की शिफ़्ट वालों से गर्मी, नमक और पानी पर बात करना",
      ],
    },
  },
  physiotherapist: {
    of: "fiaopg",
    description: {
      hinglish: "Akde ghutnon aur stroke ke mareezon ko kasrat se phir chalana.",
      hindi: "अकड़े घुटनों और स्ट्रोक के मरीज़ों को कसरत से फिर चलाना।",
    },
    summary: {
      hinglish: "Stroke, fracture ya kamar dard ke baad kasrat, haathon aur machine se logon ko phir chalne-phirne layak banana.",
      hindi: "स्ट्रोक, फ़्रैक्चर या कमर दर्द के बाद कसरत, हाथों और मशीन से लोगों को फिर चलने-फिरने लायक़ बनाना।",
    },
    day: {
      hinglish: [
        "Naye lage ghutne ko kal se do degree aur modna",
        "Belt pakadkar stroke ke mareez ko parallel bar ke beech chalana",
        "Darzin ko teen stretch dikhana jo woh machine par baithe kar sake",
      ],
      hindi: [
        "नए लगे घुटने को कल से दो डिग्री और मोड़ना",
        "बेल्ट पकड़कर स्ट्रोक के मरीज़ को पैरेलल बार के बीच चलाना",
        "दर्ज़िन को तीन स्ट्रेच दिखाना जो वह मशीन पर बैठे कर सके",
      ],
    },
  },
  "occupational-therapist": {
    of: "5n306o",
    description: {
      hinglish: "Bimari ke baad logon ko kapde pehenna, khana banana aur likhna phir se sikhana.",
      hindi: "बीमारी के बाद लोगों को कपड़े पहनना, खाना बनाना और लिखना फिर से सिखाना।",
    },
    summary: {
      hinglish:
        "Pata karna ki button lagane se khana banane aur likhne tak kisi se ab kya nahi hota, uska abhyaas karana, splint banana aur ghar, school ya desk ko badalna taaki woh kaam ho sake.",
      hindi:
        "पता करना कि बटन लगाने से खाना बनाने और लिखने तक किसी से अब क्या नहीं होता, उसका अभ्यास कराना, स्प्लिंट बनाना और घर, स्कूल या डेस्क को बदलना ताकि वह काम हो सके।",
    },
    day: {
      hinglish: [
        "Jis aadmi ka ek hi haath theek hai, use shirt ke button lagana sikhana",
        "Akdi ungliyon ke liye chammach ka handle mota karna",
        "Jhoole aur geeli mitti se bechain bachche ko likhne ke liye shaant karna",
      ],
      hindi: [
        "जिस आदमी का एक ही हाथ ठीक है, उसे शर्ट के बटन लगाना सिखाना",
        "अकड़ी उँगलियों के लिए चम्मच का हैंडल मोटा करना",
        "झूले और गीली मिट्टी से बेचैन बच्चे को लिखने के लिए शांत करना",
      ],
    },
  },
  "speech-therapist": {
    of: "1y1fp6j",
    description: { hinglish: "Bachche ke pehle bol nikalwana aur haklana kam karna.", hindi: "बच्चे के पहले बोल निकलवाना और हकलाना कम करना।" },
    summary: {
      hinglish: "Bachche ko pehle shabd bolne, kisi ko stroke ke baad phir bolne, aur dono ko surakshit nigalne mein madad karna.",
      hindi: "बच्चे को पहले शब्द बोलने, किसी को स्ट्रोक के बाद फिर बोलने, और दोनों को सुरक्षित निगलने में मदद करना।",
    },
    day: {
      hinglish: [
        "Chaar saal ke bachche ke saath pankh phoonkkar p ki awaaz banwana",
        "Haklane wale dukaandaar ko pehla shabd aaram se shuru karna sikhana",
        "Jaanchna ki stroke ka mareez kitni gaadhi daal surakshit nigal pata hai",
      ],
      hindi: [
        "चार साल के बच्चे के साथ पंख फूँककर प की आवाज़ बनवाना",
        "हकलाने वाले दुकानदार को पहला शब्द आराम से शुरू करना सिखाना",
        "जाँचना कि स्ट्रोक का मरीज़ कितनी गाढ़ी दाल सुरक्षित निगल पाता है",
      ],
    },
  },
  audiologist: {
    of: "1lr0bb1",
    description: {
      hinglish: "Janm se hi sunne ki jaanch karna aur hearing aid lagana.",
      hindi: "जन्म से ही सुनने की जाँच करना और कान की मशीन लगाना।",
    },
    summary: {
      hinglish: "Sunne ki taakat naapna, hearing aid lagana aur bahre newborn ko samay rehte pehchaanna.",
      hindi: "सुनने की ताक़त नापना, कान की मशीन लगाना और बहरे नवजात को समय रहते पहचानना।",
    },
    day: {
      hinglish: [
        "Beep dheemi karte jaana jab tak sunne wale ki ungli uthna band na ho",
        "Kaan mein nanhi probe lagakar sote newborn ki sunne ki jaanch karna",
        "Cochlear implant chaalu karna aur bachche ki aankhein dekhna",
      ],
      hindi: [
        "बीप धीमी करते जाना जब तक सुनने वाले की उँगली उठना बंद न हो",
        "कान में नन्ही प्रोब लगाकर सोते नवजात की सुनने की जाँच करना",
        "कॉक्लियर इंप्लांट चालू करना और बच्चे की आँखें देखना",
      ],
    },
  },
  "respiratory-therapist": {
    of: "xtvz4b",
    description: {
      hinglish: "ICU mein oxygen aur ventilator chalana aur phephde saaf karna.",
      hindi: "ICU में ऑक्सीजन और वेंटिलेटर चलाना और फेफड़े साफ़ करना।",
    },
    summary: {
      hinglish:
        "ICU mein ventilator set karna aur un par nazar rakhna, oxygen aur saans se li jaane wali dawa dena, phephde saaf karna, unki jaanch karna aur asthma walon ko uske saath jeena sikhana.",
      hindi:
        "ICU में वेंटिलेटर सेट करना और उन पर नज़र रखना, ऑक्सीजन और साँस से ली जाने वाली दवा देना, फेफड़े साफ़ करना, उनकी जाँच करना और दमे वालों को उसके साथ जीना सिखाना।",
    },
    day: {
      hinglish: [
        "Shift shuru hote hi ICU ka har ventilator aur uska water trap jaanchna",
        "Artery se khoon lena aur do minute mein uski oxygen padhna",
        "Spray ke zehar se bimar kisaan ko har ghante thoda-thoda machine se hatana, jab tak woh khud saans na le",
      ],
      hindi: [
        "शिफ़्ट शुरू होते ही ICU का हर वेंटिलेटर और उसका वॉटर ट्रैप जाँचना",
        "धमनी से ख़ून लेना और दो मिनट में उसकी ऑक्सीजन पढ़ना",
        "स्प्रे के ज़हर से बीमार किसान को हर घंटे थोड़ा-थोड़ा मशीन से हटाना, जब तक वह ख़ुद साँस न ले",
      ],
    },
  },
  prosthetist: {
    of: "1vygppm",
    description: {
      hinglish: "Kate ang par fit aane wale nakli pair aur haath banana.",
      hindi: "कटे अंग पर फ़िट आने वाले नक़ली पैर और हाथ बनाना।",
    },
    summary: {
      hinglish: "Kate ang ki naap lena, nakli ang banana aur tab tak sudhaarna jab tak chalte samay uska khayal hi na aaye.",
      hindi: "कटे अंग की नाप लेना, नक़ली अंग बनाना और तब तक सुधारना जब तक चलते समय उसका ख़याल ही न आए।",
    },
    day: {
      hinglish: [
        "Kate ang par plaster lapetkar uska aakaar lena",
        "Subah bhar chalne par nakli pair ka socket jahan ragde, wahan ghisna",
        "Nakli panja aise seedh mein lagana ki sabzi wala din bhar khada reh sake",
      ],
      hindi: [
        "कटे अंग पर प्लास्टर लपेटकर उसका आकार लेना",
        "सुबह भर चलने पर नक़ली पैर का सॉकेट जहाँ रगड़े, वहाँ घिसना",
        "नक़ली पंजा ऐसे सीध में लगाना कि सब्ज़ी वाला दिन भर खड़ा रह सके",
      ],
    },
  },
  "radiation-therapist": {
    of: "bgjkmi",
    description: { hinglish: "Cancer ke mareezon ko radiation ki tay dose dena.", hindi: "कैंसर के मरीज़ों को रेडिएशन की तय डोज़ देना।" },
    summary: {
      hinglish:
        "Hafton tak har cancer mareez ko roz table par ek hi tarah litana, plan aur tasveer jaanchna, kamre ke bahar se kiran dena aur camera se nazar rakhna.",
      hindi: "हफ़्तों तक कैंसर के हर मरीज़ को रोज़ टेबल पर एक ही तरह लिटाना, प्लान और तस्वीर जाँचना, कमरे के बाहर से किरण देना और कैमरे से नज़र रखना।",
    },
    day: {
      hinglish: [
        "Laser ke teen cross ko skin par gude bindon se milana",
        "Aisa mask dhaalna jo mareez ka sir sthir rakhe",
        "Radiation chalte waqt camera aur speaker se mareez par nazar rakhna",
      ],
      hindi: [
        "लेज़र के तीन क्रॉस को त्वचा पर गुदे बिंदुओं से मिलाना",
        "ऐसा मास्क ढालना जो मरीज़ का सिर स्थिर रखे",
        "रेडिएशन चलते वक़्त कैमरे और स्पीकर से मरीज़ पर नज़र रखना",
      ],
    },
  },
  "recreation-therapist": {
    of: "qr70xt",
    description: { hinglish: "Khel aur sair se mareezon ka hausla lautana.", hindi: "खेल और सैर से मरीज़ों का हौसला लौटाना।" },
    summary: {
      hinglish:
        "Mareezon ya care home mein rehne walon ke liye khel, craft, sangeet aur sair plan karna taaki haath, yaaddasht ya himmat laute, har ek ke liye niyam badalna aur likhna ki kaun shaamil hua.",
      hindi:
        "मरीज़ों या केयर होम में रहने वालों के लिए खेल, क्राफ़्ट, संगीत और सैर प्लान करना ताकि हाथ, याददाश्त या हिम्मत लौटे, हर एक के लिए नियम बदलना और लिखना कि कौन शामिल हुआ।",
    },
    day: {
      hinglish: [
        "Carrom ko aise badalna ki ek haath wale mareez bhi jeet sakein",
        "Kendra ke aath logon ko park le jaana aur likhna ki kaun bola",
        "Kamre mein chuppi chha jaye to bingo ki jagah antakshari karana",
      ],
      hindi: [
        "कैरम को ऐसे बदलना कि एक हाथ वाले मरीज़ भी जीत सकें",
        "केंद्र के आठ लोगों को पार्क ले जाना और लिखना कि कौन बोला",
        "कमरे में चुप्पी छा जाए तो बिंगो की जगह अंताक्षरी कराना",
      ],
    },
  },
  "art-therapist": {
    of: "tzkp92",
    description: {
      hinglish: "Logon ko woh baat chitra ya mitti mein kehne dena jo woh bol nahi paate.",
      hindi: "लोगों को वह बात चित्र या मिट्टी में कहने देना जो वे बोल नहीं पाते।",
    },
    summary: {
      hinglish:
        "Surakshit kamre mein bachche, qaidi ya mareez ko rang, mitti aur samay dena, dekhna ki tasveer kaise banti hai aur us par utni hi baat karna jitni banane wala chahe.",
      hindi:
        "सुरक्षित कमरे में बच्चे, क़ैदी या मरीज़ को रंग, मिट्टी और समय देना, देखना कि तस्वीर कैसे बनती है और उस पर उतनी ही बात करना जितनी बनाने वाला चाहे।",
    },
    day: {
      hinglish: [
        "Us ladke ko geeli mitti dena jo aag lagne ke baad se nahi bola",
        "Poochhna ki tasveer ka kaala kona kya keh sakta hai",
        "Chitron ko kisi bhi case file jitni saavdhaani se taale mein rakhna",
      ],
      hindi: [
        "उस लड़के को गीली मिट्टी देना जो आग लगने के बाद से नहीं बोला",
        "पूछना कि तस्वीर का काला कोना क्या कह सकता है",
        "चित्रों को किसी भी केस फ़ाइल जितनी सावधानी से ताले में रखना",
      ],
    },
  },
  "music-therapist": {
    of: "1o3ip6l",
    description: {
      hinglish: "Geet se autism wale bachchon aur buzurgon ke mann tak pahunchna.",
      hindi: "गीत से ऑटिज़्म वाले बच्चों और बुज़ुर्गों के मन तक पहुँचना।",
    },
    summary: {
      hinglish:
        "Special school, hospital aur vriddhashram mein ek vyakti ya group ke liye gaane, dhol aur sunne ke session plan karna, aur unse aaya har chhota badlaav likhna.",
      hindi: "स्पेशल स्कूल, अस्पताल और वृद्धाश्रम में एक व्यक्ति या समूह के लिए गाने, ढोल और सुनने के सेशन प्लान करना, और उनसे आया हर छोटा बदलाव लिखना।",
    },
    day: {
      hinglish: [
        "Gungunate bachche se sur milana jab tak woh nazar na uthaye",
        "Jis ward mein log naam bhool chuke hain, uske saath purane film geet gaana",
        "Chalte mareez ke kadam dheeme karne ke liye dhol ki thaap dheemi karna",
      ],
      hindi: [
        "गुनगुनाते बच्चे से सुर मिलाना जब तक वह नज़र न उठाए",
        "जिस वार्ड में लोग नाम भूल चुके हैं, उसके साथ पुराने फ़िल्मी गीत गाना",
        "चलते मरीज़ के क़दम धीमे करने के लिए ढोल की थाप धीमी करना",
      ],
    },
  },
  "massage-therapist": {
    of: "17t0aul",
    description: {
      hinglish: "Maalish se peeth aur pindli ka dard aur khinchaav nikaalna.",
      hindi: "मालिश से पीठ और पिंडली का दर्द और खिंचाव निकालना।",
    },
    summary: {
      hinglish:
        "Spa, hotel, clinic ya sports team mein peeth, gardan aur pair ki maalish karna, pehle poochna ki kahan haath nahi lagana hai, aur din mein paanch-chhe log dekhna, zyadatar purush purushon ko aur mahila mahilaon ko.",
      hindi:
        "स्पा, होटल, क्लिनिक या खेल टीम में पीठ, गर्दन और पैर की मालिश करना, पहले पूछना कि कहाँ हाथ नहीं लगाना है, और दिन में पाँच-छह लोग देखना, ज़्यादातर पुरुष पुरुषों को और महिला महिलाओं को।",
    },
    day: {
      hinglish: [
        "Maalish se pehle pregnancy, khoon ke thakke aur dukhti jagah ke baare mein poochhna",
        "Sunday ki lambi race ke baad runner ki pindliyan malna",
        "Das minute mein chaadar badalna, tel garam karna aur kamra sametna",
      ],
      hindi: [
        "मालिश से पहले गर्भावस्था, ख़ून के थक्के और दुखती जगह के बारे में पूछना",
        "रविवार की लंबी दौड़ के बाद धावक की पिंडलियाँ मलना",
        "दस मिनट में चादर बदलना, तेल गरम करना और कमरा समेटना",
      ],
    },
  },
  chiropractor: {
    of: "ixal6g",
    description: { hinglish: "Reedh ke akde jodon ko ek tez jhatke se hilana.", hindi: "रीढ़ के अकड़े जोड़ों को एक तेज़ झटके से हिलाना।" },
    summary: {
      hinglish:
        "Dard wali kamar ya gardan jaanchna, X-ray padhna, ek-ek jod ko tez jhatke se hilana aur exercise batana, private clinic mein, zyadatar bade shehar mein.",
      hindi: "दर्द वाली कमर या गर्दन जाँचना, एक्स-रे पढ़ना, एक-एक जोड़ को तेज़ झटके से हिलाना और कसरत बताना, प्राइवेट क्लिनिक में, ज़्यादातर बड़े शहर में।",
    },
    day: {
      hinglish: [
        "Driver ki reedh par haath pherkar woh jod khojna jo khisakta nahi",
        "Ek tez aur halka jhatka dena, phir chhookar dekhna ki jod hilta hai ya nahi",
        "Jis mareez ke sunn pair dabi hui nas ka sanket dein, use aage bhejna",
      ],
      hindi: [
        "ड्राइवर की रीढ़ पर हाथ फेरकर वह जोड़ खोजना जो खिसकता नहीं",
        "एक तेज़ और हल्का झटका देना, फिर छूकर देखना कि जोड़ हिलता है या नहीं",
        "जिस मरीज़ के सुन्न पैर दबी हुई नस का संकेत दें, उसे आगे भेजना",
      ],
    },
  },
  "physiotherapy-assistant": {
    of: "18pcmx1",
    description: {
      hinglish: "Mareez ki exercise ginna aur sikai aur traction lagana.",
      hindi: "मरीज़ की कसरत गिनना और सिकाई और ट्रैक्शन लगाना।",
    },
    summary: {
      hinglish:
        "Physiotherapist ki batayi exercise mareezon se karana, unhe bed, bar aur mat ke beech le jaana, aur clinic ya hospital mein hot pack, current aur traction lagana.",
      hindi: "फ़िज़ियोथेरेपिस्ट की बताई कसरत मरीज़ों से कराना, उन्हें बेड, बार और मैट के बीच ले जाना, और क्लिनिक या अस्पताल में हॉट पैक, करंट और ट्रैक्शन लगाना।",
    },
    day: {
      hinglish: [
        "Belt ke sahaare mareez ko bed se wheelchair par laana",
        "Kasrat ki ginti karna aur chehra peela pade to rokna",
        "Hot pack bhigona aur likhe anusaar traction ka wazan lagana",
      ],
      hindi: [
        "बेल्ट के सहारे मरीज़ को बेड से व्हीलचेयर पर लाना",
        "कसरत की गिनती करना और चेहरा पीला पड़े तो रोकना",
        "हॉट पैक भिगोना और लिखे अनुसार ट्रैक्शन का वज़न लगाना",
      ],
    },
  },
  "rehabilitation-counsellor": {
    of: "1x9a63p",
    description: {
      hinglish: "Divyang logon ke liye training, upkaran aur naukri khojna.",
      hindi: "दिव्यांग लोगों के लिए ट्रेनिंग, उपकरण और नौकरी खोजना।",
    },
    summary: {
      hinglish:
        "Sarkari centre ya charity mein divyang logon ko certificate, upkaran, training aur naukri dilana, aur naukri dene walon ko aur parivaar ko bhi raazi karna.",
      hindi: "सरकारी केंद्र या चैरिटी में दिव्यांग लोगों को प्रमाण-पत्र, उपकरण, ट्रेनिंग और नौकरी दिलाना, और नौकरी देने वालों को और परिवार को भी राज़ी करना।",
    },
    day: {
      hinglish: [
        "Jaanchna ki nazar khone ke baad welder kya kaam kar sakta hai",
        "Saath baithkar divyang card yaani UDID aur loan ka form bharna",
        "Naukri dene wale ko side ke darwaze par ramp banane ke liye manana",
      ],
      hindi: [
        "जाँचना कि नज़र खोने के बाद वेल्डर क्या काम कर सकता है",
        "साथ बैठकर दिव्यांग कार्ड यानी UDID और लोन का फ़ॉर्म भरना",
        "नौकरी देने वाले को बग़ल के दरवाज़े पर रैंप बनाने के लिए मनाना",
      ],
    },
  },
  "clinical-psychologist": {
    of: "1xsi0w8",
    description: {
      hinglish: "Pareshaan mann ki jaanch karna aur dawa nahi, baatcheet se ilaaj karna.",
      hindi: "परेशान मन की जाँच करना और दवा नहीं, बातचीत से इलाज करना।",
    },
    summary: {
      hinglish:
        "Yaaddasht, buddhi aur mood jaanchna aur mahinon ki silsilewar baatcheet se ilaaj karna, hospital ke psychiatrist ke saath ya apni practice mein.",
      hindi: "याददाश्त, बुद्धि और मूड जाँचना और महीनों की सिलसिलेवार बातचीत से इलाज करना, अस्पताल के मनोचिकित्सकों के साथ या अपनी प्रैक्टिस में।",
    },
    day: {
      hinglish: [
        "Saat saal ke bachche ko buddhi ki jaanch ki paheliyan dena",
        "Ghabrayi mahila ko har hafte ek kadam karke sabse chhote dar se sabse bade tak le jaana",
        "Court ke liye likhna ki test kya dikhate hain aur kya nahi",
      ],
      hindi: [
        "सात साल के बच्चे को बुद्धि की जाँच की पहेलियाँ देना",
        "घबराई महिला को हर हफ़्ते एक क़दम करके सबसे छोटे डर से सबसे बड़े तक ले जाना",
        "अदालत के लिए लिखना कि टेस्ट क्या दिखाते हैं और क्या नहीं",
      ],
    },
  },
  "counselling-psychologist": {
    of: "142wwb9",
    description: {
      hinglish: "Dukh, exam aur breakup mein logon se baat karke sahara dena.",
      hindi: "दुख, परीक्षा और ब्रेकअप में लोगों से बात करके सहारा देना।",
    },
    summary: {
      hinglish:
        "College, company, clinic ya video par logon se ek-ek ghanta dukh, exam, kaam ya breakup par baat karna, aur jise zyada zaroorat ho use aage bhejna.",
      hindi: "कॉलेज, कंपनी, क्लिनिक या वीडियो पर लोगों से एक-एक घंटा दुख, परीक्षा, काम या ब्रेकअप पर बात करना, और जिसे ज़्यादा ज़रूरत हो उसे आगे भेजना।",
    },
    day: {
      hinglish: [
        "Yojana ki baat karne se pehle student ko rank par ro lene dena",
        "Dhyaan dena ki chup rehne wale client ki aasteen June mein bhi lambi hai",
        "Jis aadmi ka kaam abhi chhoota hai, uske liye teen chhote kadam tay karna",
      ],
      hindi: [
        "योजना की बात करने से पहले छात्र को रैंक पर रो लेने देना",
        "ध्यान देना कि चुप रहने वाले क्लाइंट की आस्तीन जून में भी लंबी है",
        "जिस आदमी का काम अभी छूटा है, उसके लिए तीन छोटे क़दम तय करना",
      ],
    },
  },
  neuropsychologist: {
    of: "1gs1ouo",
    description: {
      hinglish: "Jaanchna ki dimaag ki chot ne kitni yaaddasht ya boli chheeni.",
      hindi: "जाँचना कि दिमाग़ की चोट ने कितनी याददाश्त या बोली छीनी।",
    },
    summary: {
      hinglish:
        "Stroke ya chot ke baad, ya dimaag ki surgery se pehle, mareez ke saath ghanton yaaddasht, shabd aur planning jaanchna, aur phir jo bacha hai use khoye hue ka kaam karna sikhana.",
      hindi:
        "स्ट्रोक या चोट के बाद, या दिमाग़ की सर्जरी से पहले, मरीज़ के साथ घंटों याददाश्त, शब्द और प्लानिंग जाँचना, और फिर जो बचा है उसे खोए हुए का काम करना सिखाना।",
    },
    day: {
      hinglish: [
        "Pandrah shabd padhkar sunana aur aadhe ghante baad phir poochhna",
        "Surgeon ko batana ki operation se kaun si yaaddasht ja sakti hai",
        "Jo banker ab yojana nahi bana pata, uske liye abhyaas taiyaar karna",
      ],
      hindi: [
        "पंद्रह शब्द पढ़कर सुनाना और आधे घंटे बाद फिर पूछना",
        "सर्जन को बताना कि ऑपरेशन से कौन सी याददाश्त जा सकती है",
        "जो बैंकर अब योजना नहीं बना पाता, उसके लिए अभ्यास तैयार करना",
      ],
    },
  },
  "marriage-counsellor": {
    of: "g0mfr9",
    description: {
      hinglish: "Jhagadte pati-patni ko ek doosre ki baat sunna sikhana.",
      hindi: "झगड़ते पति-पत्नी को एक-दूसरे की बात सुनना सिखाना।",
    },
    summary: {
      hinglish:
        "Apni practice, online ya family court mein couple se milna, dono ko bolne aur sune jaane ka mauka dena, aur shaadi sudhaarne ya bachchon ko nuksaan diye bina alag hone mein madad karna.",
      hindi:
        "अपनी प्रैक्टिस, ऑनलाइन या फ़ैमिली कोर्ट में पति-पत्नी से मिलना, दोनों को बोलने और सुने जाने का मौक़ा देना, और शादी सुधारने या बच्चों को नुक़सान दिए बिना अलग होने में मदद करना।",
    },
    day: {
      hinglish: [
        "Pati aur patni ko das-das minute dena jinmein doosra chup rahe",
        "Sabzi ke jhagde ke neeche chhupa paise ka jhagda khojna",
        "Lambi aasteen chot chhupati lage to patni se akele mein baat karna",
      ],
      hindi: [
        "पति और पत्नी को दस-दस मिनट देना जिनमें दूसरा चुप रहे",
        "सब्ज़ी के झगड़े के नीचे छिपा पैसे का झगड़ा खोजना",
        "लंबी आस्तीन चोट छिपाती लगे तो पत्नी से अकेले में बात करना",
      ],
    },
  },
  "addiction-counsellor": {
    of: "dyeii6",
    description: {
      hinglish: "Logon ko sharaab aur drugs se nikaalna, har baar phisalne par bhi.",
      hindi: "लोगों को शराब और ड्रग्स से निकालना, हर बार फिसलने पर भी।",
    },
    summary: {
      hinglish:
        "De-addiction centre ya hospital mein sharaab ya drugs lene walon ke saath kaam karna, akele, group mein aur parivaar ke saath, talab aur phir phisalne se lekar kaam par lautne tak.",
      hindi:
        "नशा मुक्ति केंद्र या अस्पताल में शराब या ड्रग्स लेने वालों के साथ काम करना, अकेले, समूह में और परिवार के साथ, तलब और फिर फिसलने से लेकर काम पर लौटने तक।",
    },
    day: {
      hinglish: [
        "Peene wale se poochhna ki use khud sharaab mein kya achchha aur bura lagta hai",
        "Nasha mukti kendra mein subah ki samooh baithak chalana",
        "Patni ke saath tay karna ki tankhwah ke din paisa kahan jaye",
      ],
      hindi: [
        "पीने वाले से पूछना कि उसे ख़ुद शराब में क्या अच्छा और क्या बुरा लगता है",
        "नशा मुक्ति केंद्र में सुबह की समूह बैठक चलाना",
        "पत्नी के साथ तय करना कि तनख़्वाह के दिन पैसा कहाँ जाए",
      ],
    },
  },
  "mental-health-social-worker": {
    of: "1bww082",
    description: {
      hinglish: "Mansik ilaaj se lautne walon ke liye ghar aur pension ka intezaam karna.",
      hindi: "मानसिक इलाज से लौटने वालों के लिए घर और पेंशन का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Hospital ya zila team se, mansik ilaaj se lautne walon ke liye ghar, office aur makaan maalikon ke paas jaana: kaagaz, pension, goliyan, kaam aur parivaar ke dar.",
      hindi:
        "अस्पताल या ज़िला टीम से, मानसिक इलाज से लौटने वालों के लिए घर, दफ़्तर और मकान मालिकों के पास जाना: काग़ज़, पेंशन, गोलियाँ, काम और परिवार के डर।",
    },
    day: {
      hinglish: [
        "Station par bhatakti mili mahila ka parivaar khojna",
        "Divyang pension ka form teesre counter se aage badhwana",
        "Makaan maalik se kehna ki ward se abhi lauta kirayedaar rakh lein",
      ],
      hindi: [
        "स्टेशन पर भटकती मिली महिला का परिवार खोजना",
        "दिव्यांग पेंशन का फ़ॉर्म तीसरे काउंटर से आगे बढ़वाना",
        "मकान मालिक से कहना कि वार्ड से अभी लौटा किरायेदार रख लें",
      ],
    },
  },
  "behaviour-analyst": {
    of: "bryi12",
    description: {
      hinglish: "Bachche ki mushkil harkatein ginna aur behtar aadat par inaam dena.",
      hindi: "बच्चे की मुश्किल हरकतें गिनना और बेहतर आदत पर इनाम देना।",
    },
    summary: {
      hinglish:
        "Dekhna ki bachche ki mushkil harkat se pehle aur baad mein kya hota hai, chhote kadam aur inaam tay karna, parents aur teacher ko sikhana aur ginti dekhkar plan badalna.",
      hindi:
        "देखना कि बच्चे की मुश्किल हरकत से पहले और बाद में क्या होता है, छोटे क़दम और इनाम तय करना, माता-पिता और टीचर को सिखाना और गिनती देखकर प्लान बदलना।",
    },
    day: {
      hinglish: [
        "Ginna ki ladka kitni baar daant se haath kaatta hai aur usse pehle kya hua",
        "Daant brush karne ko chaudah chhote kadmon mein baantna",
        "Daadi ko dikhana ki zid maanne se pehle rukna kyun zaroori hai",
      ],
      hindi: [
        "गिनना कि लड़का कितनी बार दाँत से हाथ काटता है और उससे पहले क्या हुआ",
        "दाँत ब्रश करने को चौदह छोटे क़दमों में बाँटना",
        "दादी को दिखाना कि ज़िद मानने से पहले रुकना क्यों ज़रूरी है",
      ],
    },
  },
  podiatrist: {
    of: "10zgk4w",
    description: {
      hinglish: "Diabetes walon ke pair ke ghaav aur dhanse nakhoon theek karna.",
      hindi: "डायबिटीज़ वालों के पैर के घाव और अंदर धँसे नाख़ून ठीक करना।",
    },
    summary: {
      hinglish:
        "Diabetes clinic ya hospital mein pairon ka ilaaj karna: sakht skin chheelna, ghaav ki patti karna, nakhoon kaatna, sunnpan jaanchna aur aisa insole banwana jo ghaav par wazan na padne de.",
      hindi:
        "डायबिटीज़ क्लिनिक या अस्पताल में पैरों का इलाज करना: सख़्त त्वचा छीलना, घाव की पट्टी करना, नाख़ून काटना, सुन्नपन जाँचना और ऐसा इनसोल बनवाना जो घाव पर वज़न न पड़ने दे।",
    },
    day: {
      hinglish: [
        "Pair ki ungli ke neeche ke ghaav ke paas ki sakht skin chheelna",
        "Har talwe par das jagah nylon ka dhaaga dabana",
        "Felt ki gaddi aise kaatna ki ghaav par wazan na pade",
      ],
      hindi: [
        "पैर की उँगली के नीचे के घाव के पास की सख़्त त्वचा छीलना",
        "हर तलवे पर दस जगह नायलॉन का धागा दबाना",
        "फ़ेल्ट की गद्दी ऐसे काटना कि घाव पर वज़न न पड़े",
      ],
    },
  },
  orthotist: {
    of: "10tv6z2",
    description: {
      hinglish: "Kamzor haath-pair ko sahara dene wale brace aur calliper banana.",
      hindi: "कमज़ोर हाथ-पैर को सहारा देने वाले ब्रेस और कैलिपर बनाना।",
    },
    summary: {
      hinglish:
        "Kamzor kamar, ghutne ya pair ki naap aur saancha lena, hospital ki workshop mein plastic aur metal se brace banana aur use tab tak badalna jab tak woh ragad khaaye bina theek na baithe.",
      hindi:
        "कमज़ोर कमर, घुटने या पैर की नाप और साँचा लेना, अस्पताल की वर्कशॉप में प्लास्टिक और धातु से ब्रेस बनाना और उसे तब तक बदलना जब तक वह रगड़ खाए बिना ठीक न बैठे।",
    },
    day: {
      hinglish: [
        "Oven mein plastic garam karke pair ke saanche par chadhana",
        "Tedhi reedh yaani scoliosis par brace kasna aur jahan chubhe wahan nishaan lagana",
        "Jis mahila ko bachpan mein polio hua, use calliper pehnana",
      ],
      hindi: [
        "ओवन में प्लास्टिक गरम करके पैर के साँचे पर चढ़ाना",
        "टेढ़ी रीढ़ यानी स्कोलियोसिस पर ब्रेस कसना और जहाँ चुभे वहाँ निशान लगाना",
        "जिस महिला को बचपन में पोलियो हुआ, उसे कैलिपर पहनाना",
      ],
    },
  },
  "hearing-aid-technician": {
    of: "r3rc9i",
    description: {
      hinglish: "Hearing aid dhaalna, program karna aur seeti bajaye to theek karna.",
      hindi: "कान की मशीन ढालना, प्रोग्राम करना और सीटी बजाए तो ठीक करना।",
    },
    summary: {
      hinglish:
        "Kaan ka saancha lena, audiologist ke chart se hearing aid set karna, jo seeti bajaye use saaf aur theek karna aur buzurgon ko istemal sikhana, clinic, dukaan ya company ki workshop mein.",
      hindi:
        "कान का साँचा लेना, ऑडियोलॉजिस्ट के चार्ट से कान की मशीन सेट करना, जो सीटी बजाए उसे साफ़ और ठीक करना और बुज़ुर्गों को इस्तेमाल सिखाना, क्लिनिक, दुकान या कंपनी की वर्कशॉप में।",
    },
    day: {
      hinglish: [
        "Kaan ke parde par rui rakhkar andar naram silicone dabana",
        "Seeti bajati hearing aid ki phati nali dhoondhna",
        "Uncle ko daal ke daane jitni battery badalna dikhana",
      ],
      hindi: [
        "कान के पर्दे पर रुई रखकर अंदर नरम सिलिकॉन दबाना",
        "सीटी बजाती कान की मशीन की फटी नली ढूँढ़ना",
        "अंकल को दाल के दाने जितनी बैटरी बदलना दिखाना",
      ],
    },
  },
  "speech-therapy-assistant": {
    of: "1emv4md",
    description: {
      hinglish: "Chhote bachchon ke saath therapist ke awaaz wale khel dohrana.",
      hindi: "छोटे बच्चों के साथ थेरेपिस्ट के आवाज़ वाले खेल दोहराना।",
    },
    summary: {
      hinglish:
        "Clinic, special school ya zila centre mein sunne ki jaanch karna, bachchon ke saath therapist ke awaaz wale khel dohrana, aur likhna ki kaun se shabd nikle.",
      hindi: "क्लिनिक, स्पेशल स्कूल या ज़िला केंद्र में सुनने की जाँच करना, बच्चों के साथ थेरेपिस्ट के आवाज़ वाले खेल दोहराना, और लिखना कि कौन से शब्द निकले।",
    },
    day: {
      hinglish: [
        "School ke bachche ko test ki awaazein sunana aur chart par likhna ki kaun si suni",
        "Gudiya ko khana khilane wala wahi khel beesvin baar khelna",
        "Sahi aur galat jawab par tick lagana jisse therapist plan banaye",
      ],
      hindi: [
        "स्कूल के बच्चे को टेस्ट की आवाज़ें सुनाना और चार्ट पर लिखना कि कौन सी सुनी",
        "गुड़िया को खाना खिलाने वाला वही खेल बीसवीं बार खेलना",
        "सही और ग़लत जवाब पर टिक लगाना जिससे थेरेपिस्ट प्लान बनाए",
      ],
    },
  },
  "cardiac-rehabilitation-specialist": {
    of: "ic6dav",
    description: {
      hinglish: "Heart attack ya bypass ke baad logon ko chalana aur kasrat karana.",
      hindi: "हार्ट अटैक या बाईपास के बाद लोगों को चलाना और कसरत कराना।",
    },
    summary: {
      hinglish:
        "Dil ke mareezon ko ward mein pehle kadam se lekar mahinon ki nigrani wali kasrat tak le jaana, electrode lagakar, aur khane, tambaku aur dar par baat karna.",
      hindi: "दिल के मरीज़ों को वार्ड में पहले क़दम से लेकर महीनों की निगरानी वाली कसरत तक ले जाना, इलेक्ट्रोड लगाकर, और खाने, तंबाकू और डर पर बात करना।",
    },
    day: {
      hinglish: [
        "Bypass ke mareez ko teesre din corridor mein chalana",
        "Electrode chipkana aur mareez ke pedal chalate waqt graph dekhna",
        "Couple ko batana ki seedhi, scooter aur shaaririk sambandh kab phir surakshit hain",
      ],
      hindi: [
        "बाईपास के मरीज़ को तीसरे दिन गलियारे में चलाना",
        "इलेक्ट्रोड चिपकाना और मरीज़ के पैडल चलाते वक़्त ग्राफ़ देखना",
        "दंपति को बताना कि सीढ़ी, स्कूटर और शारीरिक संबंध कब फिर सुरक्षित हैं",
      ],
    },
  },
  "exercise-physiologist": {
    of: "16zvlml",
    description: {
      hinglish: "Treadmill par dil jaanchna aur exercise ko dawa ki tarah likhna.",
      hindi: "ट्रेडमिल पर दिल जाँचना और कसरत को दवा की तरह लिखना।",
    },
    summary: {
      hinglish:
        "Sports institute ya hospital mein khiladi ya mareez ka dil, saans aur khoon treadmill aur cycle par naapna, aur likhna ki kaun kitne zor se, kitni der aur kitni baar training kare.",
      hindi:
        "खेल संस्थान या अस्पताल में खिलाड़ी या मरीज़ का दिल, साँस और ख़ून ट्रेडमिल और साइकिल पर नापना, और लिखना कि कौन कितने ज़ोर से, कितनी देर और कितनी बार ट्रेनिंग करे।",
    },
    day: {
      hinglish: [
        "Chehre par mask lagana aur har minute treadmill ki chadhai badhana",
        "Paanchvin sprint ke baad kaan ki lau mein sui chubhokar lactate se muscles ki thakaan dekhna",
        "Zyada wazan aur sugar wale clerk ke liye nabz ki seema tay karna",
      ],
      hindi: [
        "चेहरे पर मास्क लगाना और हर मिनट ट्रेडमिल की चढ़ाई बढ़ाना",
        "पाँचवीं स्प्रिंट के बाद कान की लौ में सुई चुभोकर लैक्टेट से मांसपेशियों की थकान देखना",
        "ज़्यादा वज़न और शुगर वाले क्लर्क के लिए नब्ज़ की सीमा तय करना",
      ],
    },
  },
  "play-therapist": {
    of: "11e7f6s",
    description: {
      hinglish: "Dukhi bachchon ko khilaunon se woh kehne dena jo shabd nahi keh paate.",
      hindi: "दुखी बच्चों को खिलौनों से वह कहने देना जो शब्द नहीं कह पाते।",
    },
    summary: {
      hinglish:
        "Dukhi ya chup bachche ko hafte mein ek ghanta ret, gudiya aur rang dena, bina raasta dikhaye uske khel ke saath chalna, aur parents aur school ko samajhne mein madad karna.",
      hindi:
        "दुखी या चुप बच्चे को हफ़्ते में एक घंटा रेत, गुड़िया और रंग देना, बिना रास्ता दिखाए उसके खेल के साथ चलना, और माता-पिता और स्कूल को समझने में मदद करना।",
    },
    day: {
      hinglish: [
        "Us ladki ke khel ke saath chalna jo har hafte wahi gudiya ret mein dabati hai",
        "Gussa khilaune wale baagh ka batana, bachche ka kabhi nahi",
        "Parents se milna par yeh na batana ki kya khela gaya",
      ],
      hindi: [
        "उस लड़की के खेल के साथ चलना जो हर हफ़्ते वही गुड़िया रेत में दबाती है",
        "ग़ुस्सा खिलौने वाले बाघ का बताना, बच्चे का कभी नहीं",
        "माता-पिता से मिलना पर यह न बताना कि क्या खेला गया",
      ],
    },
  },
  "health-psychologist": {
    of: "17h5x5d",
    description: {
      hinglish: "Mareezon ko goli lene, smoking chhodne aur dard sahne mein madad karna.",
      hindi: "मरीज़ों को गोली लेने, बीड़ी-सिगरेट छोड़ने और दर्द सहने में मदद करना।",
    },
    summary: {
      hinglish:
        "Dil, cancer aur diabetes ke clinic aur research mein is par kaam karna ki log goliyan kyun nahi lete, smoking kyun nahi chhodte ya so kyun nahi paate, aur kis cheez se madad milti hai.",
      hindi:
        "दिल, कैंसर और डायबिटीज़ के क्लिनिक और रिसर्च में इस पर काम करना कि लोग गोलियाँ क्यों नहीं लेते, धूम्रपान क्यों नहीं छोड़ते या सो क्यों नहीं पाते, और किस चीज़ से मदद मिलती है।",
    },
    day: {
      hinglish: [
        "Poochhna ki BP ki dawa ke patte mein ab bhi bees goliyan kyun hain",
        "Purane dard wale group ko saans ka abhyaas aur ruk-rukkar kaam karna sikhana",
        "Tambaku chhudane wale clinic ke questionnaire ka score nikaalna",
      ],
      hindi: [
        "पूछना कि BP की दवा के पत्ते में अब भी बीस गोलियाँ क्यों हैं",
        "पुराने दर्द वाले समूह को साँस का अभ्यास और रुक-रुककर काम करना सिखाना",
        "तंबाकू छुड़ाने वाले क्लिनिक की प्रश्नावलियों का स्कोर निकालना",
      ],
    },
  },
  "ayurvedic-physician": {
    of: "1eesdpf",
    description: {
      hinglish: "Nabz aur jeebh dekhkar ubli jadi-booti ka kaadha likhna.",
      hindi: "नब्ज़ और जीभ देखकर उबली जड़ी-बूटी का काढ़ा लिखना।",
    },
    summary: {
      hinglish: "Nabz, jeebh aur aadatein dekhkar jadi-booti, khaan-paan aur shareer ki shuddhi yaani panchakarma se ilaaj karna.",
      hindi: "नब्ज़, जीभ और आदतें देखकर जड़ी-बूटी, खान-पान और शरीर की शुद्धि यानी पंचकर्म से इलाज करना।",
    },
    day: {
      hinglish: [
        "Nabz dekhna aur neend, pet saaf hone aur bhookh ke baare mein poochhna",
        "Kaadhe yaani kashayam ki jadi-booti chunna aur ubaalne ka tareeka likhna",
        "Akde kandhe ke liye saat din ka tel se ilaaj likhna",
      ],
      hindi: [
        "नब्ज़ देखना और नींद, पेट साफ़ होने और भूख के बारे में पूछना",
        "काढ़े यानी कषायम की जड़ी-बूटी चुनना और उबालने का तरीक़ा लिखना",
        "अकड़े कंधे के लिए सात दिन का तेल से इलाज लिखना",
      ],
    },
  },
  "homeopathic-physician": {
    of: "b4h3v5",
    description: {
      hinglish: "Shareer aur mood ke baare mein poochkar bahut chhoti dose ki ek dawa chunna.",
      hindi: "शरीर और मूड के बारे में पूछकर बहुत छोटी डोज़ की एक दवा चुनना।",
    },
    summary: {
      hinglish:
        "Naye mareez ka poora haal sunne mein lagbhag ek ghanta lagana, lakshan index mein dekhna aur ek dawa dena, zyadatar apne clinic ya sarkari dispensary mein.",
      hindi: "नए मरीज़ का पूरा हाल सुनने में लगभग एक घंटा लगाना, लक्षण इंडेक्स में देखना और एक दवा देना, ज़्यादातर अपने क्लिनिक या सरकारी डिस्पेंसरी में।",
    },
    day: {
      hinglish: [
        "Khujli wale ladke se sapne, mausam aur khane ki talab poochhna",
        "Har lakshan repertory yaani dawaon ke index mein dekhna aur paanch ko taulna",
        "Akdi gardan wale bachche ko turant hospital bhejna",
      ],
      hindi: [
        "खुजली वाले लड़के से सपने, मौसम और खाने की तलब पूछना",
        "हर लक्षण रेपर्टरी यानी दवाओं के इंडेक्स में देखना और पाँच को तौलना",
        "अकड़ी गर्दन वाले बच्चे को तुरंत अस्पताल भेजना",
      ],
    },
  },
  "unani-physician": {
    of: "16f8ewj",
    description: {
      hinglish: "Jadi-booti, hijama aur khaan-paan se shareer ke dravon ka santulan banana.",
      hindi: "जड़ी-बूटी, हिजामा और खान-पान से शरीर के द्रवों का संतुलन बनाना।",
    },
    summary: {
      hinglish:
        "Unani tareeke se ilaaj karna, jo shareer ke chaar dravon yaani akhlaat ko dekhta hai, jadi-booti, hijama aur roz ke niyamon se.",
      hindi: "यूनानी तरीक़े से इलाज करना, जो शरीर के चार द्रवों यानी अख़लात को देखता है, जड़ी-बूटी, हिजामा और रोज़ के नियमों से।",
    },
    day: {
      hinglish: [
        "Parakhna ki mareez ka mizaaj garam, sard, tar ya khushk hai",
        "Dukhti peeth par hijama ke cup lagana aur minute ginna",
        "Ek bhi syrup dene se pehle khaan-paan badalna",
      ],
      hindi: [
        "परखना कि मरीज़ का मिज़ाज गरम, सर्द, तर या ख़ुश्क है",
        "दुखती पीठ पर हिजामा के कप लगाना और मिनट गिनना",
        "एक भी सिरप देने से पहले खान-पान बदलना",
      ],
    },
  },
  "siddha-physician": {
    of: "1sqfawy",
    description: {
      hinglish: "Purane Tamil granthon ke anusaar jadi-booti aur varma points se ilaaj karna.",
      hindi: "पुराने तमिल ग्रंथों के अनुसार जड़ी-बूटी और वर्म बिंदुओं से इलाज करना।",
    },
    summary: {
      hinglish:
        "Tamil Siddha parampara se ilaaj karna, uski apni jadi-booti aur khanij ki dawaon se, aur saans ke abhyaas aur varma points se.",
      hindi: "तमिल सिद्ध परंपरा से इलाज करना, उसकी अपनी जड़ी-बूटी और खनिज की दवाओं से, और साँस के अभ्यास और वर्म बिंदुओं से।",
    },
    day: {
      hinglish: [
        "Bunkar ki sunn baanh par ilaaj ke bindu yaani varma dabana",
        "Nuskhe ke peeche ki jadi-booti jaanne ke liye purana Tamil chhand padhna",
        "Skin ki takleef ke liye churna peesna aur taulna",
      ],
      hindi: [
        "बुनकर की सुन्न बाँह पर इलाज के बिंदु यानी वर्म दबाना",
        "नुस्ख़े के पीछे की जड़ी-बूटी जानने के लिए पुराना तमिल छंद पढ़ना",
        "त्वचा की तकलीफ़ के लिए चूर्ण पीसना और तौलना",
      ],
    },
  },
  naturopath: {
    of: "9aq7u4",
    description: {
      hinglish: "Dawa nahi, upvaas, mitti ki patti, paani aur aaraam se ilaaj karna.",
      hindi: "दवा नहीं, उपवास, मिट्टी की पट्टी, पानी और आराम से इलाज करना।",
    },
    summary: {
      hinglish:
        "Nature cure hospital ya resort mein har mehmaan ke din plan karna, khana, snaan, upvaas aur yoga, nabz aur wazan par nazar rakhna, aur jise hospital ki zaroorat ho use wahan bhejna.",
      hindi:
        "प्राकृतिक चिकित्सा अस्पताल या रिज़ॉर्ट में हर मेहमान के दिन प्लान करना, खाना, स्नान, उपवास और योग, नब्ज़ और वज़न पर नज़र रखना, और जिसे अस्पताल की ज़रूरत हो उसे वहाँ भेजना।",
    },
    day: {
      hinglish: [
        "High BP ke liye phal, ankurit anaaj aur sair ka hafte bhar ka plan banana",
        "Mitti ki patti lagwana, phir dekhna ki skin par kaisa asar hua",
        "Mareez ko chakkar aane par upvaas rukwana",
      ],
      hindi: [
        "हाई BP के लिए फल, अंकुरित अनाज और सैर का हफ़्ते भर का प्लान बनाना",
        "मिट्टी की पट्टी लगवाना, फिर देखना कि त्वचा पर कैसा असर हुआ",
        "मरीज़ को चक्कर आने पर उपवास रुकवाना",
      ],
    },
  },
  acupuncturist: {
    of: "1j4pash",
    description: {
      hinglish: "Dard kam karne ke liye chune hue points par baareek sui lagana.",
      hindi: "दर्द कम करने के लिए चुने हुए बिंदुओं पर बारीक सुई लगाना।",
    },
    summary: {
      hinglish:
        "Apne ya hospital ke clinic mein kaam karna: kamar dard, migraine ya ghutne ke liye kareeb das session, har ek mein nayi sui aur mareez ka aadha ghanta shaant letna.",
      hindi: "अपने या अस्पताल के क्लिनिक में काम करना: कमर दर्द, माइग्रेन या घुटने के लिए क़रीब दस सेशन, हर एक में नई सुई और मरीज़ का आधा घंटा शांत लेटना।",
    },
    day: {
      hinglish: [
        "Ghutne ke neeche ka gaddha tatolna aur us jagah ko saaf karna",
        "Ek hi baar kaam aane wali barah suiyan lagana aur roshni kam karna",
        "Migraine ke mareez se is mahine ke kharab dinon par nishaan lagwana",
      ],
      hindi: [
        "घुटने के नीचे का गड्ढा टटोलना और उस जगह को साफ़ करना",
        "एक ही बार काम आने वाली बारह सुइयाँ लगाना और रोशनी कम करना",
        "माइग्रेन के मरीज़ से इस महीने के ख़राब दिनों पर निशान लगवाना",
      ],
    },
  },
  "yoga-therapist": {
    of: "155jx7y",
    description: {
      hinglish: "Kamar dard ya diabetes ke hisaab se asana aur dheemi saans tay karna.",
      hindi: "कमर दर्द या डायबिटीज़ के हिसाब से आसन और धीमी साँस तय करना।",
    },
    summary: {
      hinglish:
        "Pehle bimari aur dawaiyan likhna, phir hospital, studio ya video par ek vyakti ya chhote group ko ghar par dohrane ke liye asana aur saans ka ek set sikhana.",
      hindi:
        "पहले बीमारी और दवाइयाँ लिखना, फिर अस्पताल, स्टूडियो या वीडियो पर एक व्यक्ति या छोटे समूह को घर पर दोहराने के लिए आसन और साँस का एक सेट सिखाना।",
    },
    day: {
      hinglish: [
        "Kisi bhi aasan se pehle slip disc aur BP ke baare mein poochhna",
        "Akde hue office worker ko kursi, belt aur takiye se sahara dena",
        "Saath-saath ginkar ghabrayi mahila ki saans dheemi karna",
      ],
      hindi: [
        "किसी भी आसन से पहले स्लिप डिस्क और BP के बारे में पूछना",
        "अकड़े हुए दफ़्तर के कर्मचारी को कुर्सी, बेल्ट और तकिए से सहारा देना",
        "साथ-साथ गिनकर घबराई महिला की साँस धीमी करना",
      ],
    },
  },
  "panchakarma-therapist": {
    of: "enkht3",
    description: { hinglish: "Vaidya ke kahe anusaar tel ki maalish aur bhaap dena.", hindi: "वैद्य के कहे अनुसार तेल की मालिश और भाप देना।" },
    summary: {
      hinglish:
        "Ayurveda hospital ya resort mein jodi mein kaam karna, purush purushon ke liye aur mahila mahilaon ke liye: tel garam karna, doctor ki parchi ke hisaab se maalish aur bhaap dena aur likhna ki kaisa raha.",
      hindi:
        "आयुर्वेद अस्पताल या रिज़ॉर्ट में जोड़ी में काम करना, पुरुष पुरुषों के लिए और महिला महिलाओं के लिए: तेल गरम करना, डॉक्टर की पर्ची के हिसाब से मालिश और भाप देना और लिखना कि कैसा रहा।",
    },
    day: {
      hinglish: [
        "Tel garam karna aur apni kalai par jaanchna",
        "Saathi ke saath taal milakar paintaalis minute dono taraf maalish karna",
        "Client ke maathe par tel ki dhaar sthir rakhna",
      ],
      hindi: [
        "तेल गरम करना और अपनी कलाई पर जाँचना",
        "साथी के साथ ताल मिलाकर पैंतालीस मिनट दोनों तरफ़ मालिश करना",
        "क्लाइंट के माथे पर तेल की धार स्थिर रखना",
      ],
    },
  },
  pharmacist: {
    of: "1p6x3wm",
    description: {
      hinglish: "Parche ki dawa dena aur galat mel wali dawaon se saavdhaan karna.",
      hindi: "पर्चे की दवा देना और ग़लत मेल वाली दवाओं से सावधान करना।",
    },
    summary: {
      hinglish: "Har parcha jaanchna, un dawaon se saavdhaan karna jo saath mein theek nahi aur samjhana ki dawa kaise leni hai.",
      hindi: "हर पर्चा जाँचना, उन दवाओं से सावधान करना जो साथ में ठीक नहीं और समझाना कि दवा कैसे लेनी है।",
    },
    day: {
      hinglish: [
        "Dhundhla parcha padhna aur dose pakki karne ke liye clinic ko phone karna",
        "Customer ko batana ki dard ki dawa uski BP ki goli ka asar bigaadti hai",
        "Bina parche ke antibiotic bechne se mana karna aur wajah samjhana",
      ],
      hindi: [
        "धुँधला पर्चा पढ़ना और डोज़ पक्की करने के लिए क्लिनिक को फ़ोन करना",
        "ग्राहक को बताना कि दर्द की दवा उसकी BP की गोली का असर बिगाड़ती है",
        "बिना पर्चे के एंटीबायोटिक बेचने से मना करना और वजह समझाना",
      ],
    },
  },
  "clinical-pharmacist": {
    of: "12gok8o",
    description: {
      hinglish: "Ward ke doctor ko batana ki kis mareez ke liye kaun si dawa aur dose sahi hai.",
      hindi: "वार्ड के डॉक्टरों को बताना कि किस मरीज़ के लिए कौन सी दवा और डोज़ सही है।",
    },
    summary: {
      hinglish:
        "Ward ke round mein shaamil hona aur doctoron ko batana ki mareez ki umar, kidney aur doosri dawaon ke hisaab se kaun si dose, dawa ya mel sahi hai.",
      hindi: "वार्ड के राउंड में शामिल होना और डॉक्टरों को बताना कि मरीज़ की उम्र, किडनी और दूसरी दवाओं के हिसाब से कौन सी डोज़, दवा या मेल सही है।",
    },
    day: {
      hinglish: [
        "Jis aadmi ki kidney fail ho rahi hai, uski antibiotic ki dose phir se nikaalna",
        "Ek hi chart par woh do dawayein pakadna jo saath nahi deni chahiye",
        "Khoon patla karne ki dawa rokne par surgeon ke sawaal ka jawab dena",
      ],
      hindi: [
        "जिस आदमी की किडनी फ़ेल हो रही है, उसकी एंटीबायोटिक की डोज़ फिर से निकालना",
        "एक ही चार्ट पर वे दो दवाएँ पकड़ना जो साथ नहीं देनी चाहिए",
        "ख़ून पतला करने की दवा रोकने पर सर्जन के सवाल का जवाब देना",
      ],
    },
  },
  "pharmacy-technician": {
    of: "tblcly",
    description: { hinglish: "Goliyan ginna, label lagana aur teeke thande rakhna.", hindi: "गोलियाँ गिनना, लेबल लगाना और टीके ठंडे रखना।" },
    summary: {
      hinglish:
        "Hospital ya dukaan ke pharmacist ki madad karna: stock kholkar shelf par rakhna, goliyan ginna aur label lagana, fridge par nazar rakhna, bill banana aur expire hone wali dawa alag karna.",
      hindi:
        "अस्पताल या दुकान के फ़ार्मासिस्ट की मदद करना: स्टॉक खोलकर शेल्फ़ पर रखना, गोलियाँ गिनना और लेबल लगाना, फ़्रिज पर नज़र रखना, बिल बनाना और एक्सपायर होने वाली दवा अलग करना।",
    },
    day: {
      hinglish: [
        "OPD ki khidki ke liye goliyan ginkar label lage lifafon mein daalna",
        "Subah aur shaam teeke wale fridge ka temperature likhna",
        "Agle mahine expire hone wale patte nikaalna aur lautana",
      ],
      hindi: [
        "OPD की खिड़की के लिए गोलियाँ गिनकर लेबल लगे लिफ़ाफ़ों में डालना",
        "सुबह और शाम टीके वाले फ़्रिज का तापमान लिखना",
        "अगले महीने एक्सपायर होने वाले पत्ते निकालना और लौटाना",
      ],
    },
  },
  "drug-safety-associate": {
    of: "w6tj7o",
    description: {
      hinglish: "Side effect ki report ko code karna aur poochna ki kya wajah dawa hi hai.",
      hindi: "साइड इफ़ेक्ट की रिपोर्ट को कोड करना और पूछना कि क्या वजह दवा ही है।",
    },
    summary: {
      hinglish:
        "Duniya bhar se aayi side effect ki report padhna, unhe code karna aur wajah tay karne wale doctor ke liye har case likhna.",
      hindi: "दुनिया भर से आई साइड इफ़ेक्ट की रिपोर्ट पढ़ना, उन्हें कोड करना और वजह तय करने वाले डॉक्टर के लिए हर केस लिखना।",
    },
    day: {
      hinglish: [
        "Brazil mein nayi goli ke baad hue chakatte ki report darj karna",
        "Har lakshan ko woh ek naam dena jo duniya bhar ki suchi MedDRA mein hai",
        "Behosh hokar girne ka case aise likhna ki doctor dawa ko bimari se alag pehchaane",
      ],
      hindi: [
        "ब्राज़ील में नई गोली के बाद हुए चकत्ते की रिपोर्ट दर्ज करना",
        "हर लक्षण को वह एक नाम देना जो दुनिया भर की सूची MedDRA में है",
        "बेहोश होकर गिरने का केस ऐसे लिखना कि डॉक्टर दवा को बीमारी से अलग पहचाने",
      ],
    },
  },
  "drug-regulatory-affairs-specialist": {
    of: "1satqdn",
    description: {
      hinglish: "Woh file taiyaar karna jisse nayi dawa bechne ki manzoori mile.",
      hindi: "वह फ़ाइल तैयार करना जिससे नई दवा बेचने की मंज़ूरी मिले।",
    },
    summary: {
      hinglish:
        "Lab, factory aur clinic se woh sab jutana jo dawa ko surakshit saabit kare, har desh ke maange kram mein, wahan ki authority ke sawaalon ka jawab dena aur label kanoon ke hisaab se rakhna.",
      hindi:
        "लैब, फ़ैक्टरी और क्लिनिक से वह सब जुटाना जो दवा को सुरक्षित साबित करे, हर देश के माँगे क्रम में, वहाँ की अथॉरिटी के सवालों का जवाब देना और लेबल क़ानून के हिसाब से रखना।",
    },
    day: {
      hinglish: [
        "Dawa kitne samay tikti hai, iska saboot file yaani dossier ke sahi hisse mein rakhna",
        "Tareekh nikalne se pehle India ke drug regulator CDSCO ko jawab dena",
        "Naye label ka ek-ek shabd manzoor label se milana",
      ],
      hindi: [
        "दवा कितने समय टिकती है, इसका सबूत फ़ाइल यानी डोज़ियर के सही हिस्से में रखना",
        "तारीख़ निकलने से पहले भारत के दवा नियामक CDSCO को जवाब देना",
        "नए लेबल का एक-एक शब्द मंज़ूर लेबल से मिलाना",
      ],
    },
  },
  "medical-representative": {
    of: "1akvw3x",
    description: { hinglish: "Doctoron ko ek company ki dawa likhne ke liye manana.", hindi: "डॉक्टरों को एक कंपनी की दवा लिखने के लिए मनाना।" },
    summary: {
      hinglish:
        "Ek ilaake mein din mein kareeb das doctoron se company ki dawa ki jaankari aur sample lekar milna, chemist se poochna ki kya bikta hai, aur kamai ka ek hissa mahine ke target se paana.",
      hindi:
        "एक इलाक़े में दिन में क़रीब दस डॉक्टरों से कंपनी की दवा की जानकारी और सैंपल लेकर मिलना, केमिस्ट से पूछना कि क्या बिकता है, और कमाई का एक हिस्सा महीने के टारगेट से पाना।",
    },
    day: {
      hinglish: [
        "Doctor ke do minute ke liye clinic ke bahar ek ghanta intezaar karna",
        "Ek minute mein samjhana ki naya insulin pen kaise alag hai",
        "Chemist ke yahan jaanchna ki parchon se sach mein bikri hoti hai ya nahi",
      ],
      hindi: [
        "डॉक्टर के दो मिनट के लिए क्लिनिक के बाहर एक घंटा इंतज़ार करना",
        "एक मिनट में समझाना कि नया इंसुलिन पेन कैसे अलग है",
        "केमिस्ट के यहाँ जाँचना कि पर्चों से सच में बिक्री होती है या नहीं",
      ],
    },
  },
  "medical-laboratory-technologist": {
    of: "dq7fq7",
    description: {
      hinglish: "Khoon aur culture ke test karna aur numbers ki zimmedari lena.",
      hindi: "ख़ून और कल्चर के टेस्ट करना और आँकड़ों की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Hospital lab mein khoon, peshaab aur keetaanu ke test chalana, pehle control sample se machine jaanchna, ajeeb result par sawaal karna aur woh report taiyaar karna jis par pathologist sign kare.",
      hindi:
        "अस्पताल की लैब में ख़ून, पेशाब और कीटाणु के टेस्ट चलाना, पहले कंट्रोल सैंपल से मशीन जाँचना, अजीब रिज़ल्ट पर सवाल करना और वह रिपोर्ट तैयार करना जिस पर पैथोलॉजिस्ट दस्तख़त करे।",
    },
    day: {
      hinglish: [
        "Pehle mareez ka khoon daalne se pehle control sample chalana",
        "Potassium ka woh result dobara jaanchna jo itna zyada ho ki sach na lage",
        "Khatarnak result par turant ward ko phone karna",
      ],
      hindi: [
        "पहले मरीज़ का ख़ून डालने से पहले कंट्रोल सैंपल चलाना",
        "पोटैशियम का वह रिज़ल्ट दोबारा जाँचना जो इतना ज़्यादा हो कि सच न लगे",
        "ख़तरनाक रिज़ल्ट पर तुरंत वार्ड को फ़ोन करना",
      ],
    },
  },
  "medical-laboratory-technician": {
    of: "1487hke",
    description: {
      hinglish: "Sample stain karna, machine mein lagana aur uska result likhna.",
      hindi: "सैंपल स्टेन करना, मशीन में लगाना और उसका रिज़ल्ट लिखना।",
    },
    summary: {
      hinglish:
        "Hospital ya private lab mein aaye sample lena, centrifuge mein ghumana, stain karna aur machine mein lagana, machines saaf rakhna aur unmein reagent bharna aur har result sahi naam ke aage likhna.",
      hindi:
        "अस्पताल या प्राइवेट लैब में आए सैंपल लेना, सेंट्रीफ़्यूज में घुमाना, स्टेन करना और मशीन में लगाना, मशीनें साफ़ रखना और उनमें रीएजेंट भरना और हर रिज़ल्ट सही नाम के आगे लिखना।",
    },
    day: {
      hinglish: [
        "Tube ko centrifuge mein ghumana aur serum ko cell se alag karna",
        "Blood smear ko stain karna aur sookhne ke liye rakhna",
        "Dopahar ki report jaane se pehle do sau result darj karna",
      ],
      hindi: [
        "ट्यूब को सेंट्रीफ़्यूज में घुमाना और सीरम को कोशिकाओं से अलग करना",
        "ब्लड स्मीयर को स्टेन करना और सूखने के लिए रखना",
        "दोपहर की रिपोर्ट जाने से पहले दो सौ रिज़ल्ट दर्ज करना",
      ],
    },
  },
  phlebotomist: {
    of: "1k60eou",
    description: {
      hinglish: "Ek hi chubhan mein khoon lena aur har tube par label lagana.",
      hindi: "एक ही चुभन में ख़ून लेना और हर ट्यूब पर लेबल लगाना।",
    },
    summary: {
      hinglish:
        "Lab ke counter par, hospital ward mein ya motorcycle se logon ke ghar jaakar, sahi tube mein sahi kram se khoon lena, aur mareez ke paas se hatne se pehle label lagana.",
      hindi:
        "लैब के काउंटर पर, अस्पताल के वार्ड में या मोटरसाइकिल से लोगों के घर जाकर, सही ट्यूब में सही क्रम से ख़ून लेना, और मरीज़ के पास से हटने से पहले लेबल लगाना।",
    },
    day: {
      hinglish: [
        "Buzurg mahila ki patli, sarakti skin mein nas dhoondhna",
        "Rangeen tube sahi kram mein bharna aur bed ke paas hi label lagana",
        "Khaali pet ke sample lene nau baje se pehle bike se chhe flat mein jaana",
      ],
      hindi: [
        "बुज़ुर्ग महिला की पतली, सरकती त्वचा में नस ढूँढ़ना",
        "रंगीन ट्यूब सही क्रम में भरना और बेड के पास ही लेबल लगाना",
        "ख़ाली पेट के सैंपल लेने नौ बजे से पहले बाइक से छह फ़्लैटों में जाना",
      ],
    },
  },
  radiographer: {
    of: "yykjns",
    description: {
      hinglish: "Mareez ko sahi position mein rakhkar X-ray lena jismein tooti haddi dikhe.",
      hindi: "मरीज़ को सही पोज़ीशन में रखकर एक्स-रे लेना जिसमें टूटी हड्डी दिखे।",
    },
    summary: {
      hinglish:
        "Har mareez ko aisi position mein rakhna ki X-ray mein tooti haddi dikhe, kam se kam dose chunna jisse kaam chal jaye, X-ray room, bed ke paas ya theatre mein, aur tasveer aage bhejna.",
      hindi:
        "हर मरीज़ को ऐसी पोज़ीशन में रखना कि एक्स-रे में टूटी हड्डी दिखे, कम से कम डोज़ चुनना जिससे काम चल जाए, एक्स-रे रूम, बेड के पास या थिएटर में, और तस्वीर आगे भेजना।",
    },
    day: {
      hinglish: [
        "Tooti kalai ko dheere se ghumana jab tak haddiyan bagal se na dikhein",
        "Bachche ke liye sabse kam dose set karna aur lead wale kaanch ke peeche jaana",
        "ICU ke bed par portable X-ray lena",
      ],
      hindi: [
        "टूटी कलाई को धीरे से घुमाना जब तक हड्डियाँ बग़ल से न दिखें",
        "बच्चे के लिए सबसे कम डोज़ सेट करना और सीसे वाले काँच के पीछे जाना",
        "ICU के बेड पर पोर्टेबल एक्स-रे लेना",
      ],
    },
  },
  "mri-technologist": {
    of: "ixe0mx",
    description: {
      hinglish: "Chumbak wali surang mein metal na jaane dena aur mareez ko shaant rakhna.",
      hindi: "चुंबक वाली सुरंग में धातु न जाने देना और मरीज़ को शांत रखना।",
    },
    summary: {
      hinglish:
        "Hospital ya scan centre ki MRI chalana: har mareez se metal ke baare mein poochna, surang se darne walon ko shaant karna, maange gaye sequence chunna aur kehne par contrast dye dena.",
      hindi:
        "अस्पताल या स्कैन सेंटर की MRI चलाना: हर मरीज़ से धातु के बारे में पूछना, सुरंग से डरने वालों को शांत करना, माँगे गए सीक्वेंस चुनना और कहने पर कॉन्ट्रास्ट डाई देना।",
    },
    day: {
      hinglish: [
        "Pacemaker, haddi ki pin aur pregnancy ke baare mein teen baar poochhna",
        "Dare hue aadmi ko baaton ke sahaare surang mein chaalees minute tikana",
        "Woh scan sequence chunna jo slip disc sabse achchhi dikhaye",
      ],
      hindi: [
        "पेसमेकर, हड्डी की पिन और गर्भावस्था के बारे में तीन बार पूछना",
        "डरे हुए आदमी को बातों के सहारे सुरंग में चालीस मिनट टिकाना",
        "वह स्कैन सीक्वेंस चुनना जो स्लिप डिस्क सबसे अच्छी दिखाए",
      ],
    },
  },
  sonographer: {
    of: "1gqsdh0",
    description: {
      hinglish: "Dil ya nas par probe ghumana aur tasveerein save karna.",
      hindi: "दिल या नस पर प्रोब घुमाना और तस्वीरें सेव करना।",
    },
    summary: {
      hinglish: "Dil ya nas par, kuch hospital mein pet par bhi, probe ghumana aur woh tasveerein lena jin par doctor report likhte hain.",
      hindi: "दिल या नस पर, कुछ अस्पतालों में पेट पर भी, प्रोब घुमाना और वे तस्वीरें लेना जिन पर डॉक्टर रिपोर्ट लिखते हैं।",
    },
    day: {
      hinglish: [
        "Gel garam karna aur probe ko bas zaroorat bhar dabana",
        "Naapna ki dil ka baayan hissa kitne zor se sikudta hai",
        "Doctor ki report ke liye sabse saaf tasveerein save karna",
      ],
      hindi: [
        "जेल गरम करना और प्रोब को बस ज़रूरत भर दबाना",
        "नापना कि दिल का बायाँ हिस्सा कितने ज़ोर से सिकुड़ता है",
        "डॉक्टर की रिपोर्ट के लिए सबसे साफ़ तस्वीरें सेव करना",
      ],
    },
  },
  "nuclear-medicine-technologist": {
    of: "12jcltb",
    description: {
      hinglish: "Thodi der tikne wale radioactive tracer dena aur scan karna ki woh kahan gaye.",
      hindi: "थोड़ी देर टिकने वाले रेडियोएक्टिव ट्रेसर देना और स्कैन करना कि वे कहाँ गए।",
    },
    summary: {
      hinglish:
        "Ghanton mein khatm hone wale radioactive tracer naapna aur unka injection dena, PET ya gamma camera se dil, haddi ya tumour scan karna, aur radiation meter se kamra aur haath jaanchna.",
      hindi:
        "घंटों में ख़त्म होने वाले रेडियोएक्टिव ट्रेसर नापना और उनका इंजेक्शन देना, PET या गामा कैमरे से दिल, हड्डी या ट्यूमर स्कैन करना, और रेडिएशन मीटर से कमरा और हाथ जाँचना।",
    },
    day: {
      hinglish: [
        "Har injection se pehle tracer ki radioactivity naapna",
        "Cancer ke mareez ko bees minute ke liye PET scanner mein aaram se litana",
        "Aakhiri case ke baad radiation meter lekar tracer room jaanchna",
      ],
      hindi: [
        "हर इंजेक्शन से पहले ट्रेसर की रेडियोएक्टिविटी नापना",
        "कैंसर के मरीज़ को बीस मिनट के लिए PET स्कैनर में आराम से लिटाना",
        "आख़िरी केस के बाद रेडिएशन मीटर लेकर ट्रेसर रूम जाँचना",
      ],
    },
  },
  "electrocardiograph-technician": {
    of: "tv0mlt",
    description: {
      hinglish: "Seene par lead lagana aur dil ki tracing record karna.",
      hindi: "सीने पर लीड लगाना और दिल का ग्राफ़ रिकॉर्ड करना।",
    },
    summary: {
      hinglish:
        "Hospital ke heart department mein aaraam ke samay, treadmill par aur poore din dil ko record karna, doctor ko saaf tracing dena aur tracing khatarnaak ho to turant khabar karna.",
      hindi:
        "अस्पताल के हार्ट विभाग में आराम के समय, ट्रेडमिल पर और पूरे दिन दिल को रिकॉर्ड करना, डॉक्टर को साफ़ ग्राफ़ देना और ग्राफ़ ख़तरनाक हो तो तुरंत ख़बर करना।",
    },
    day: {
      hinglish: [
        "Baal hatana, skin saaf karna aur das lead sahi jagah chipkana",
        "Mote aadmi ke treadmill par chadhai chadhte waqt graph dekhna",
        "Ek din-raat ka recorder yaani Holter baandhna aur diary samjhana",
      ],
      hindi: [
        "बाल हटाना, त्वचा साफ़ करना और दस लीड सही जगह चिपकाना",
        "मोटे आदमी के ट्रेडमिल पर चढ़ाई चढ़ते वक़्त ग्राफ़ देखना",
        "एक दिन-रात का रिकॉर्डर यानी होल्टर बाँधना और डायरी समझाना",
      ],
    },
  },
  "cath-lab-technician": {
    of: "1b560u0",
    description: {
      hinglish: "Dil ki artery khulte samay wire aur stent taiyaar rakhna.",
      hindi: "दिल की धमनी खुलते समय वायर और स्टेंट तैयार रखना।",
    },
    summary: {
      hinglish:
        "Cardiologist ke liye wire, balloon, stent aur X-ray arm lagana, poore case mein pressure aur dhadkan par nazar rakhna, istemal hua saamaan likhna aur raat mein bulaye jaane par aana.",
      hindi:
        "कार्डियोलॉजिस्ट के लिए वायर, बैलून, स्टेंट और एक्स-रे आर्म लगाना, पूरे केस में प्रेशर और धड़कन पर नज़र रखना, इस्तेमाल हुआ सामान लिखना और रात में बुलाए जाने पर आना।",
    },
    day: {
      hinglish: [
        "Artery mein jaane se pehle wire, balloon aur stent sajakar rakhna",
        "Doctor ke kaam karte waqt girta pressure bolkar batana",
        "X-ray arm ko maange gaye angle par ghumana",
      ],
      hindi: [
        "धमनी में जाने से पहले वायर, बैलून और स्टेंट सजाकर रखना",
        "डॉक्टर के काम करते वक़्त गिरता प्रेशर बोलकर बताना",
        "एक्स-रे आर्म को माँगे गए कोण पर घुमाना",
      ],
    },
  },
  histotechnologist: {
    of: "whiw7w",
    description: {
      hinglish: "Mom mein jame tissue ko baal se bhi patla kaatna aur stain karna.",
      hindi: "मोम में जमे टिशू को बाल से भी पतला काटना और स्टेन करना।",
    },
    summary: {
      hinglish:
        "Theatre se aaye tissue ke tukde se slide banana: use fix karna, mom mein jamana, kaatna aur stain karna, taaki agle din tak pathologist bimari ka naam bata sake.",
      hindi:
        "थिएटर से आए टिशू के टुकड़े से स्लाइड बनाना: उसे फ़िक्स करना, मोम में जमाना, काटना और स्टेन करना, ताकि अगले दिन तक पैथोलॉजिस्ट बीमारी का नाम बता सके।",
    },
    day: {
      hinglish: [
        "Pichhli raat ke biopsy ke tukdon ke chaaron or garam mom daalna",
        "Millimetre ke hazaar mein se chaar hisse jitni patli pattiyan kaatna",
        "Surgeon ke intezaar ke dauraan minuton mein tukda jamana aur kaatna",
      ],
      hindi: [
        "पिछली रात के बायोप्सी के टुकड़ों के चारों ओर गरम मोम डालना",
        "मिलीमीटर के हज़ार में से चार हिस्से जितनी पतली पट्टियाँ काटना",
        "सर्जन के इंतज़ार के दौरान मिनटों में टुकड़ा जमाना और काटना",
      ],
    },
  },
  cytotechnologist: {
    of: "1ysj7v",
    description: {
      hinglish: "Slide mein woh gine-chune cell khojna jo cancer ban rahe hain.",
      hindi: "स्लाइड में वे गिनी-चुनी कोशिकाएँ खोजना जो कैंसर बन रही हैं।",
    },
    summary: {
      hinglish:
        "Smear aur sui ke sample ki slide stain karna aur khangaalna, har ek mein hazaaron cell, jo gine-chune galat dikhein un par nishaan lagana aur sign karne wale pathologist ko dena.",
      hindi:
        "स्मीयर और सुई के सैंपल की स्लाइड स्टेन करना और खँगालना, हर एक में हज़ारों कोशिकाएँ, जो गिनी-चुनी ग़लत दिखें उन पर निशान लगाना और दस्तख़त करने वाले पैथोलॉजिस्ट को देना।",
    },
    day: {
      hinglish: [
        "Bachchedani ke munh ke cell yaani Pap smear ko hissa-dar-hissa khangaalna",
        "Jin cell ka nucleus galat dikhe un par syaahi ka bindu lagana",
        "Sui se hone wali jaanch ke dauraan doctor ke paas hi slide taiyaar karna",
      ],
      hindi: [
        "बच्चेदानी के मुँह की कोशिकाएँ यानी पैप स्मीयर हिस्सा-दर-हिस्सा खँगालना",
        "जिन कोशिकाओं का केंद्रक ग़लत दिखे उन पर स्याही का बिंदु लगाना",
        "सुई से होने वाली जाँच के दौरान डॉक्टर के पास ही स्लाइड तैयार करना",
      ],
    },
  },
  "blood-bank-technologist": {
    of: "xeg9s1",
    description: {
      hinglish: "Daan ka khoon jaanchna aur har mareez ke liye sahi unit khojna.",
      hindi: "दान का ख़ून जाँचना और हर मरीज़ के लिए सही यूनिट खोजना।",
    },
    summary: {
      hinglish:
        "Blood centre mein daan ke khoon ka group dekhna, use jaanchna aur hisson mein baantna, din ho ya raat har maang se bag milana, aur har kadam kaagaz par rakhna taaki koi bag galat na jaye.",
      hindi:
        "ब्लड सेंटर में दान के ख़ून का ग्रुप देखना, उसे जाँचना और हिस्सों में बाँटना, दिन हो या रात हर माँग से बैग मिलाना, और हर क़दम काग़ज़ पर रखना ताकि कोई बैग ग़लत न जाए।",
    },
    day: {
      hinglish: [
        "Delivery ke baad bleeding wali mahila ke khoon se chaar bag milana, yaani cross-match",
        "Daan ke ek bag ko red cell, plasma aur platelet mein baantna",
        "Har bag mein HIV, hepatitis, syphilis aur malaria jaanchna",
      ],
      hindi: [
        "डिलीवरी के बाद ब्लीडिंग वाली महिला के ख़ून से चार बैग मिलाना, यानी क्रॉस-मैच",
        "दान के एक बैग को लाल कोशिका, प्लाज़्मा और प्लेटलेट में बाँटना",
        "हर बैग में HIV, हेपेटाइटिस, सिफ़लिस और मलेरिया जाँचना",
      ],
    },
  },
  "eeg-technologist": {
    of: "95wvk1",
    description: {
      hinglish: "Dimaag ki tarangein record karne ke liye sir par electrode chipkana.",
      hindi: "दिमाग़ की तरंगें रिकॉर्ड करने के लिए सिर पर इलेक्ट्रोड चिपकाना।",
    },
    summary: {
      hinglish:
        "Kareeb bees electrode lagana, aadha ghanta ya poori raat record karna, mareez ko tez saans lene ko kehna ya chamak dikhana, aur jahan halchal hui wahan neurologist ke padhne ke liye nishaan lagana.",
      hindi:
        "क़रीब बीस इलेक्ट्रोड लगाना, आधा घंटा या पूरी रात रिकॉर्ड करना, मरीज़ को तेज़ साँस लेने को कहना या चमक दिखाना, और जहाँ हलचल हुई वहाँ न्यूरोलॉजिस्ट के पढ़ने के लिए निशान लगाना।",
    },
    day: {
      hinglish: [
        "Feete aur pencil se sir par nishaan lagana, phir electrode chipkana",
        "Recording ke dauraan bachche ko kaagaz ki phirki phoonkne ko kehna",
        "Tarangon ke bagal mein palak ki har jhapak aur phadkan likhna",
      ],
      hindi: [
        "फ़ीते और पेंसिल से सिर पर निशान लगाना, फिर इलेक्ट्रोड चिपकाना",
        "रिकॉर्डिंग के दौरान बच्चे को काग़ज़ की फिरकी फूँकने को कहना",
        "तरंगों के बग़ल में पलक की हर झपक और फड़कन लिखना",
      ],
    },
  },
  "sleep-technologist": {
    of: "sq8xbm",
    description: {
      hinglish: "Sone walon ko taar lagana aur raat bhar ki brain waves ka score banana.",
      hindi: "सोने वालों को तार लगाना और रात भर की दिमाग़ी तरंगों का स्कोर बनाना।",
    },
    summary: {
      hinglish:
        "Hospital ki sleep lab mein raat ko kaam karna: sone wale ko taar lagana, screen par saans, dil aur dimaag dekhna, air mask lagana aur agle din stage dar stage poori raat ka score banana.",
      hindi:
        "अस्पताल की स्लीप लैब में रात को काम करना: सोने वाले को तार लगाना, स्क्रीन पर साँस, दिल और दिमाग़ देखना, एयर मास्क लगाना और अगले दिन स्टेज दर स्टेज पूरी रात का स्कोर बनाना।",
    },
    day: {
      hinglish: [
        "Das baje se pehle kharraate lete truck driver par bees sensor lagana",
        "Raat 2 baje use jagaye bina air mask theek karna",
        "Agli subah raat bhar ki brain waves ko stage mein baantna",
      ],
      hindi: [
        "दस बजे से पहले ख़र्राटे लेते ट्रक ड्राइवर पर बीस सेंसर लगाना",
        "रात 2 बजे उसे जगाए बिना एयर मास्क ठीक करना",
        "अगली सुबह रात भर की दिमाग़ी तरंगों को स्टेज में बाँटना",
      ],
    },
  },
  embryologist: {
    of: "993uc",
    description: {
      hinglish: "Lab mein ande aur sperm ko milana aur ek embryo chunna.",
      hindi: "लैब में अंडे और शुक्राणु को मिलाना और एक भ्रूण चुनना।",
    },
    summary: {
      hinglish:
        "Fertility clinic ke sheeshe ke peeche kaam karna: ande khojna aur parakhna, microscope ke neeche sperm se milana, embryo badhana, jaanchna aur freeze karna aur har dish par do baar label lagana.",
      hindi:
        "फ़र्टिलिटी क्लिनिक के शीशे के पीछे काम करना: अंडे खोजना और परखना, माइक्रोस्कोप के नीचे शुक्राणु से मिलाना, भ्रूण बढ़ाना, जाँचना और फ़्रीज़ करना और हर डिश पर दो बार लेबल लगाना।",
    },
    day: {
      hinglish: [
        "Us subah nikaale andon ki parat utaarna, unhe dhona aur grade dena",
        "Microscope ke neeche ek ande mein ek sperm daalna",
        "Bache hue embryo liquid nitrogen mein freeze karna aur har straw darj karna",
      ],
      hindi: [
        "उस सुबह निकाले अंडों की परत उतारना, उन्हें धोना और ग्रेड देना",
        "माइक्रोस्कोप के नीचे एक अंडे में एक शुक्राणु डालना",
        "बचे हुए भ्रूण लिक्विड नाइट्रोजन में फ़्रीज़ करना और हर स्ट्रॉ दर्ज करना",
      ],
    },
  },
  "clinical-research-coordinator": {
    of: "vw4ory",
    description: {
      hinglish: "Dawa ke trial mein volunteer jodna aur har visit ka record rakhna.",
      hindi: "दवा के ट्रायल में वॉलंटियर जोड़ना और हर विज़िट का रिकॉर्ड रखना।",
    },
    summary: {
      hinglish:
        "Hospital mein dawa ka trial din-ba-din chalana: volunteer khojna aur unhe jaankari dena, har visit aur test book karna, har reading darj karna aur audit ke liye kaagaz taiyaar rakhna.",
      hindi:
        "अस्पताल में दवा का ट्रायल दिन-ब-दिन चलाना: वॉलंटियर खोजना और उन्हें जानकारी देना, हर विज़िट और टेस्ट बुक करना, हर रीडिंग दर्ज करना और ऑडिट के लिए काग़ज़ तैयार रखना।",
    },
    day: {
      hinglish: [
        "Gaon ke aadmi aur uske bete ko consent form padhkar sunana",
        "Visit ke tay dinon mein scan, khoon ki jaanch aur doctor book karna",
        "Ethics committee ki chitthi wahan rakhna jahan auditor dekhenge",
      ],
      hindi: [
        "गाँव के आदमी और उसके बेटे को सहमति फ़ॉर्म पढ़कर सुनाना",
        "विज़िट के तय दिनों में स्कैन, ख़ून की जाँच और डॉक्टर बुक करना",
        "एथिक्स कमेटी की चिट्ठी वहाँ रखना जहाँ ऑडिटर देखेंगे",
      ],
    },
  },
  "clinical-research-associate": {
    of: "1fxlnyl",
    description: { hinglish: "Hospital ja-jaakar dawa ke trial ke record jaanchna.", hindi: "अस्पताल जा-जाकर दवा के ट्रायल के रिकॉर्ड जाँचना।" },
    summary: {
      hinglish:
        "Research company ke liye trial wale hospitals mein jaana, darj ki gayi baatein mareez ki apni file se milana, dawa ginna aur batana ki kya theek karna hai.",
      hindi: "रिसर्च कंपनी के लिए ट्रायल वाले अस्पतालों में जाना, दर्ज की गई बातें मरीज़ की अपनी फ़ाइल से मिलाना, दवा गिनना और बताना कि क्या ठीक करना है।",
    },
    day: {
      hinglish: [
        "Trial ke har record ko hospital ki apni case sheet se milana",
        "Lautayi gayi goliyan ginkar di gayi goliyon se milana",
        "Lautti train mein monitoring report likhna",
      ],
      hindi: [
        "ट्रायल के हर रिकॉर्ड को अस्पताल की अपनी केस शीट से मिलाना",
        "लौटाई गई गोलियाँ गिनकर दी गई गोलियों से मिलाना",
        "लौटती ट्रेन में मॉनिटरिंग रिपोर्ट लिखना",
      ],
    },
  },
  "medical-device-sales-representative": {
    of: "ay31sq",
    description: { hinglish: "Surgeon ko scanner ya stent dikhakar order lena.", hindi: "सर्जन को स्कैनर या स्टेंट दिखाकर ऑर्डर लेना।" },
    summary: {
      hinglish:
        "Surgeon ko scanner, stent ya implant dikhana, pehli baar istemal par theatre mein maujood rehna, tender bharna aur order jeetna.",
      hindi: "सर्जन को स्कैनर, स्टेंट या इंप्लांट दिखाना, पहली बार इस्तेमाल पर थिएटर में मौजूद रहना, टेंडर भरना और ऑर्डर जीतना।",
    },
    day: {
      hinglish: [
        "Chhe doctoron ke saamne ultrasound machine volunteer par chalakar dikhana",
        "Sarkari tender ko aakhiri annexure tak bharna",
        "Surgeon pehli baar company ka implant lagaye tab operation theatre mein rehna",
      ],
      hindi: [
        "छह डॉक्टरों के सामने अल्ट्रासाउंड मशीन वॉलंटियर पर चलाकर दिखाना",
        "सरकारी टेंडर को आख़िरी एनेक्सचर तक भरना",
        "सर्जन पहली बार कंपनी का इंप्लांट लगाए तब ऑपरेशन थिएटर में रहना",
      ],
    },
  },
  paramedic: {
    of: "1e2is2a",
    description: {
      hinglish: "Hospital ke raaste mein saans ki nali kholna aur khoon rokna.",
      hindi: "अस्पताल के रास्ते में साँस की नली खोलना और ख़ून रोकना।",
    },
    summary: {
      hinglish:
        "Ambulance se haadse ya heart attack tak pahunchna, saans ki nali kholna, drip lagana, phone par doctor ke kehne par dil ko shock dena aur hospital mein mareez ko saunpna.",
      hindi:
        "एंबुलेंस से हादसे या हार्ट अटैक तक पहुँचना, साँस की नली खोलना, ड्रिप लगाना, फ़ोन पर डॉक्टर के कहने पर दिल को शॉक देना और अस्पताल में मरीज़ को सौंपना।",
    },
    day: {
      hinglish: [
        "Jiski saans ruk gayi ho uski jeebh ke paar tube sarkana",
        "Chalti gaadi mein dil ka graph padhna aur duty doctor ko phone par batana",
        "Tay karna ki haadse ke teen ghaayalon mein se kaun pehle jaye",
      ],
      hindi: [
        "जिसकी साँस रुक गई हो उसकी जीभ के पार ट्यूब सरकाना",
        "चलती गाड़ी में दिल का ग्राफ़ पढ़ना और ड्यूटी डॉक्टर को फ़ोन पर बताना",
        "तय करना कि हादसे के तीन घायलों में से कौन पहले जाए",
      ],
    },
  },
  "emergency-medical-technician": {
    of: "9ymcnk",
    description: {
      hinglish: "108 call par oxygen, first aid aur stretcher lekar pahunchna.",
      hindi: "108 कॉल पर ऑक्सीजन, फ़र्स्ट एड और स्ट्रेचर लेकर पहुँचना।",
    },
    summary: {
      hinglish:
        "108 call par nikalne wali ambulance mein jaana, first aid aur oxygen dena aur mareez ko aur chot pahunchaye bina le jaana.",
      hindi: "108 कॉल पर निकलने वाली एंबुलेंस में जाना, फ़र्स्ट एड और ऑक्सीजन देना और मरीज़ को और चोट पहुँचाए बिना ले जाना।",
    },
    day: {
      hinglish: [
        "District hospital ke raaste mein haanfte kisaan ko oxygen dena",
        "Railway phaatak ke paas gaadi ke peeche wale hisse mein delivery karana",
        "Shift shuru hone se pehle cylinder, suction aur stretcher jaanchna",
      ],
      hindi: [
        "ज़िला अस्पताल के रास्ते में हाँफते किसान को ऑक्सीजन देना",
        "रेलवे फाटक के पास गाड़ी के पिछले हिस्से में डिलीवरी कराना",
        "शिफ़्ट शुरू होने से पहले सिलिंडर, सक्शन और स्ट्रेचर जाँचना",
      ],
    },
  },
  "operation-theatre-technician": {
    of: "1qrm78j",
    description: {
      hinglish: "Har operation se pehle light, table aur mareez ko taiyaar karna.",
      hindi: "हर ऑपरेशन से पहले लाइट, टेबल और मरीज़ को तैयार करना।",
    },
    summary: {
      hinglish: "Table, light aur anaesthesia machine lagana aur theatre ko agle case ke liye taiyaar rakhna.",
      hindi: "टेबल, लाइट और एनेस्थीसिया मशीन लगाना और थिएटर को अगले केस के लिए तैयार रखना।",
    },
    day: {
      hinglish: [
        "Light aur table ponchhna, phir pitt ki thaili ke operation ke sterile set kholna",
        "Behoshi aane se pehle mareez ki baanhein tikana aur gaddiyan lagana",
        "Agle mareez ke liye bees minute mein theatre saaf aur taiyaar karna",
      ],
      hindi: [
        "लाइट और टेबल पोंछना, फिर पित्त की थैली के ऑपरेशन के स्टराइल सेट खोलना",
        "बेहोशी आने से पहले मरीज़ की बाँहें टिकाना और गद्दियाँ लगाना",
        "अगले मरीज़ के लिए बीस मिनट में थिएटर साफ़ और तैयार करना",
      ],
    },
  },
  perfusionist: {
    of: "7axdju",
    description: { hinglish: "Surgery mein dil ka kaam karne wala pump chalana.", hindi: "सर्जरी में दिल का काम करने वाला पंप चलाना।" },
    summary: {
      hinglish:
        "Open-heart operation ke liye heart-lung machine lagana aur surgeon ke kaam karte samay mareez ki saans aur khoon chalana; phephde fail hon to machine ko kai din chalana.",
      hindi: "ओपन-हार्ट ऑपरेशन के लिए हार्ट-लंग मशीन लगाना और सर्जन के काम करते समय मरीज़ की साँस और ख़ून चलाना; फेफड़े फ़ेल हों तो मशीन को कई दिन चलाना।",
    },
    day: {
      hinglish: [
        "Naliyon mein drav bharna aur har bulbula nikaalna",
        "Dil ruka ho tab khoon ka bahaav, oxygen aur temperature sahi rakhna",
        "Dil phir kaam sambhalne lage to pump thoda-thoda ghatana",
      ],
      hindi: [
        "नलियों में द्रव भरना और हर बुलबुला निकालना",
        "दिल रुका हो तब ख़ून का बहाव, ऑक्सीजन और तापमान सही रखना",
        "दिल फिर काम सँभालने लगे तो पंप थोड़ा-थोड़ा घटाना",
      ],
    },
  },
  "anaesthesia-technician": {
    of: "tfmupe",
    description: { hinglish: "Gas machine jaanchna aur tube aur syringe thamana.", hindi: "गैस मशीन जाँचना और ट्यूब और सिरिंज थमाना।" },
    summary: {
      hinglish:
        "Har subah anaesthesia machine aur monitor jaanchna, tube aur label lagi dawaiyan sajana, mareez ke behosh hote samay doctor ke bagal mein rehna, aur agle mareez ke liye safai karna.",
      hindi:
        "हर सुबह एनेस्थीसिया मशीन और मॉनिटर जाँचना, ट्यूब और लेबल लगी दवाइयाँ सजाना, मरीज़ के बेहोश होते समय डॉक्टर के बग़ल में रहना, और अगले मरीज़ के लिए सफ़ाई करना।",
    },
    day: {
      hinglish: [
        "Pehle mareez se pehle gas machine mein leak jaanchna",
        "Subah ki syringe bharna, label lagana aur kataar mein rakhna",
        "Doctor ke maangte hi sahi size ki tube thamana",
      ],
      hindi: ["पहले मरीज़ से पहले गैस मशीन में लीक जाँचना", "सुबह की सिरिंज भरना, लेबल लगाना और क़तार में रखना", "डॉक्टर के माँगते ही सही साइज़ की ट्यूब थमाना"],
    },
  },
  "dialysis-technician": {
    of: "1r2k8cp",
    description: {
      hinglish: "Kidney ke mareez ka khoon saaf karne wali machine chalana.",
      hindi: "किडनी के मरीज़ का ख़ून साफ़ करने वाली मशीन चलाना।",
    },
    summary: {
      hinglish: "Dialysis machine taiyaar aur saaf karna aur khoon guzarte samay pressure par nazar rakhna.",
      hindi: "डायलिसिस मशीन तैयार और साफ़ करना और ख़ून गुज़रते समय प्रेशर पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Chhe baje ke mareez se pehle machine dhona aur naliyon mein saline bharna, yaani priming",
        "Sainkdon chubhan jhel chuki baanh ki nas par nayi jagah khojna",
        "BP girne par pump dheema karna",
      ],
      hindi: [
        "छह बजे के मरीज़ से पहले मशीन धोना और नलियों में सलाइन भरना, यानी प्राइमिंग",
        "सैकड़ों चुभन झेल चुकी बाँह की नस पर नई जगह खोजना",
        "BP गिरने पर पंप धीमा करना",
      ],
    },
  },
  "orthopaedic-technician": {
    of: "1pn6wne",
    description: {
      hinglish: "Toote haath-pair par plaster chadhana aur baad mein use kaatkar utaarna.",
      hindi: "टूटे हाथ-पैर पर प्लास्टर चढ़ाना और बाद में उसे काटकर उतारना।",
    },
    summary: {
      hinglish:
        "Hospital ke plaster room mein doctor ke kahe anusaar plaster, splint aur traction lagana aur utaarna, taaki haddi seedhi jude aur skin salaamat rahe.",
      hindi: "अस्पताल के प्लास्टर रूम में डॉक्टर के कहे अनुसार प्लास्टर, स्प्लिंट और ट्रैक्शन लगाना और उतारना, ताकि हड्डी सीधी जुड़े और त्वचा सलामत रहे।",
    },
    day: {
      hinglish: [
        "Doctor haddi thaame hon tab plaster bhigona, lapetna aur chikna karna",
        "Ghabraye ladke ki baanh se purana plaster kaatkar utaarna",
        "Tooti jaangh ke liye wazan aur pulley lagana",
      ],
      hindi: [
        "डॉक्टर हड्डी थामे हों तब प्लास्टर भिगोना, लपेटना और चिकना करना",
        "घबराए लड़के की बाँह से पुराना प्लास्टर काटकर उतारना",
        "टूटी जाँघ के लिए वज़न और पुली लगाना",
      ],
    },
  },
  "physician-assistant": {
    of: "1b6qm4u",
    description: {
      hinglish: "Mareez ka haal likhna, surgery mein madad karna aur follow-up karna.",
      hindi: "मरीज़ का हाल लिखना, सर्जरी में मदद करना और फ़ॉलो-अप करना।",
    },
    summary: {
      hinglish:
        "Bade private hospital mein surgeon ya cardiologist ka shuruaati kaam karna: mareez ka haal, round, taanke, notes aur discharge, hamesha sign karne wale doctor ki dekhrekh mein.",
      hindi:
        "बड़े प्राइवेट अस्पताल में सर्जन या कार्डियोलॉजिस्ट का शुरुआती काम करना: मरीज़ का हाल, राउंड, टाँके, नोट्स और डिस्चार्ज, हमेशा दस्तख़त करने वाले डॉक्टर की देखरेख में।",
    },
    day: {
      hinglish: [
        "Round se pehle har naye bharti mareez ka haal poochhkar likhna",
        "Bypass ke ant mein saaf-suthre taankon se skin band karna",
        "Aise discharge note likhna jo family doctor samajh sake",
      ],
      hindi: [
        "राउंड से पहले हर नए भर्ती मरीज़ का हाल पूछकर लिखना",
        "बाईपास के अंत में साफ़-सुथरे टाँकों से त्वचा बंद करना",
        "ऐसे डिस्चार्ज नोट लिखना जो फ़ैमिली डॉक्टर समझ सके",
      ],
    },
  },
  "surgical-assistant": {
    of: "13177yu",
    description: { hinglish: "Surgeon ke saath cheera khula rakhna aur taanke lagana.", hindi: "सर्जन के साथ चीरा खुला रखना और टाँके लगाना।" },
    summary: {
      hinglish:
        "Lambe operation mein table ke us paar surgeon ke saamne khade rehna, tissue hatakar rakhna, suction aur clip lagana aur skin band karna, aur agla kadam maange jaane se pehle jaanna.",
      hindi:
        "लंबे ऑपरेशन में टेबल के उस पार सर्जन के सामने खड़े रहना, टिशू हटाकर रखना, सक्शन और क्लिप लगाना और त्वचा बंद करना, और अगला क़दम माँगे जाने से पहले जानना।",
    },
    day: {
      hinglish: [
        "Liver chhudane tak steel ke hook yaani retractor se ek ghanta cheera khula rakhna",
        "Khoon suction se kheenchna taaki agla cheera dikhe",
        "Chhote chhed ke andar ek haath se gaanth lagana",
      ],
      hindi: [
        "लिवर छुड़ाने तक स्टील के हुक यानी रिट्रैक्टर से एक घंटा चीरा खुला रखना",
        "ख़ून सक्शन से खींचना ताकि अगला चीरा दिखे",
        "छोटे छेद के अंदर एक हाथ से गाँठ लगाना",
      ],
    },
  },
  "medical-assistant": {
    of: "pbdfug",
    description: { hinglish: "Doctor ke liye mareez ka wazan aur BP lena.", hindi: "डॉक्टर के लिए मरीज़ का वज़न और BP लेना।" },
    summary: {
      hinglish:
        "Clinic ya OPD mein har mareez ko taiyaar karna: wazan, BP aur takleef kaagaz par likhna, patti badalna, purani report dhoondhna aur agla token bulana.",
      hindi: "क्लिनिक या OPD में हर मरीज़ को तैयार करना: वज़न, BP और तकलीफ़ काग़ज़ पर लिखना, पट्टी बदलना, पुरानी रिपोर्ट ढूँढ़ना और अगला टोकन बुलाना।",
    },
    day: {
      hinglish: [
        "Doctor ki ghanti bajne se pehle wazan, kad aur BP lena",
        "Chhili jagah par patti karna aur doctor ke liye tetanus ka injection rakhna",
        "Agla token bulana aur us mareez ki purani report nikaalna",
      ],
      hindi: [
        "डॉक्टर की घंटी बजने से पहले वज़न, क़द और BP लेना",
        "छिली जगह पर पट्टी करना और डॉक्टर के लिए टेटनस का इंजेक्शन रखना",
        "अगला टोकन बुलाना और उस मरीज़ की पुरानी रिपोर्ट निकालना",
      ],
    },
  },
  "nursing-assistant": {
    of: "4sh1rl",
    description: {
      hinglish: "Jo mareez yeh khud nahi kar sakte unhe nahlana, khilana aur karwat dilana.",
      hindi: "जो मरीज़ यह ख़ुद नहीं कर सकते उन्हें नहलाना, खिलाना और करवट दिलाना।",
    },
    summary: {
      hinglish:
        "Ward ya nursing home mein nurse ki dekhrekh mein sabse kareeb ki dekhbhaal karna: nahlana, khilana, karwat dilana, bedpan, aur mareez jo takleef khud nahi batate use sabse pehle pehchaanna.",
      hindi:
        "वार्ड या नर्सिंग होम में नर्स की देखरेख में सबसे क़रीब की देखभाल करना: नहलाना, खिलाना, करवट दिलाना, बेडपैन, और मरीज़ जो तकलीफ़ ख़ुद नहीं बताते उसे सबसे पहले पहचानना।",
    },
    day: {
      hinglish: [
        "Lakwe ke mareez ko sponge karna aur har do ghante karwat dilana",
        "Un daadi ke baal banana aur kapde pehnana jo aapko apni beti samajhti hain",
        "Sister ko batana ki mareez ki edi laal ho gayi hai",
      ],
      hindi: [
        "लकवे के मरीज़ का बदन गीले कपड़े से पोंछना और हर दो घंटे करवट दिलाना",
        "उन दादी के बाल बनाना और कपड़े पहनाना जो आपको अपनी बेटी समझती हैं",
        "सिस्टर को बताना कि मरीज़ की एड़ी लाल हो गई है",
      ],
    },
  },
  "home-health-aide": {
    of: "se4762",
    description: {
      hinglish: "Ghar par bimar ke liye khana banana, goli dena aur saath chalna.",
      hindi: "घर पर बीमार के लिए खाना बनाना, गोली देना और साथ चलना।",
    },
    summary: {
      hinglish: "Ghar par buzurg ya bimar ki dekhbhaal karna: dawa, khana, saath dena aur girne se bachakar chalana.",
      hindi: "घर पर बुज़ुर्ग या बीमार की देखभाल करना: दवा, खाना, साथ देना और गिरने से बचाकर चलाना।",
    },
    day: {
      hinglish: [
        "Hafte ki goliyan subah aur raat ke dibbon mein baantna",
        "Baanh thaamkar buzurg teacher ko balcony tak le jaana aur wapas laana",
        "Kidney ke mareez ke liye bina namak ki naram khichdi banana",
      ],
      hindi: [
        "हफ़्ते की गोलियाँ सुबह और रात के डिब्बों में बाँटना",
        "बाँह थामकर बुज़ुर्ग टीचर को बालकनी तक ले जाना और वापस लाना",
        "किडनी के मरीज़ के लिए बिना नमक की नरम खिचड़ी बनाना",
      ],
    },
  },
  "hospital-attendant": {
    of: "eatp9",
    description: {
      hinglish: "Mareez ko scan tak le jaana aur oxygen cylinder badalna.",
      hindi: "मरीज़ को स्कैन तक ले जाना और ऑक्सीजन सिलिंडर बदलना।",
    },
    summary: {
      hinglish:
        "Poori shift hospital mein mareez, bed, sample aur cylinder le jaana, gira hua saaf karna aur nurse ka haath bantana; naukri sarkar ya thekedar ke yahan hoti hai.",
      hindi: "पूरी शिफ़्ट अस्पताल में मरीज़, बेड, सैंपल और सिलिंडर ले जाना, गिरा हुआ साफ़ करना और नर्स का हाथ बँटाना; नौकरी सरकार या ठेकेदार के यहाँ होती है।",
    },
    day: {
      hinglish: [
        "Drip oonchi pakadkar trolley ko scan room tak le jaana",
        "Khaali oxygen cylinder ko girne diye bina badalna",
        "Khoon ke sample kharab hone se pehle lab pahunchana",
      ],
      hindi: ["ड्रिप ऊँची पकड़कर ट्रॉली को स्कैन रूम तक ले जाना", "ख़ाली ऑक्सीजन सिलिंडर को गिरने दिए बिना बदलना", "ख़ून के सैंपल ख़राब होने से पहले लैब पहुँचाना"],
    },
  },
  "sterile-processing-technician": {
    of: "yrhif0",
    description: {
      hinglish: "Surgery ke auzaar dhona aur bhaap dena taaki koi keetaanu na bache.",
      hindi: "सर्जरी के औज़ार धोना और भाप देना ताकि कोई कीटाणु न बचे।",
    },
    summary: {
      hinglish:
        "Hospital ke sterile supply room mein kaam karna: theatre se aaya saamaan chhaantna, ragadna, jaanchna aur pack karna, steam steriliser chalana aur test se saabit karna ki har load surakshit hai.",
      hindi:
        "अस्पताल के स्टराइल सप्लाई रूम में काम करना: थिएटर से आया सामान छाँटना, रगड़ना, जाँचना और पैक करना, स्टीम स्टरलाइज़र चलाना और टेस्ट से साबित करना कि हर लोड सुरक्षित है।",
    },
    day: {
      hinglish: [
        "Lens ke neeche auzaaron ke jod aur khokhli naliyan ragadna",
        "List dekhkar tray pack karna aur tape se band karna",
        "Implant ka load dene se pehle spore test ka result padhna",
      ],
      hindi: [
        "लेंस के नीचे औज़ारों के जोड़ और खोखली नलियाँ रगड़ना",
        "लिस्ट देखकर ट्रे पैक करना और टेप से बंद करना",
        "इंप्लांट का लोड देने से पहले स्पोर टेस्ट का रिज़ल्ट पढ़ना",
      ],
    },
  },
  "ambulance-driver": {
    of: "13zijux",
    description: {
      hinglish: "Jam bhari sadkon se mareez ko tezi se, par sambhalkar le jaana.",
      hindi: "जाम भरी सड़कों से मरीज़ को तेज़ी से, पर सँभालकर ले जाना।",
    },
    summary: {
      hinglish:
        "Hospital, charity ya 108 service ke liye shift mein gaadi chalana, gaadi, oxygen aur siren taiyaar rakhna, aur mareez ko chadhate aur utaarte samay technician ke saath stretcher uthana.",
      hindi:
        "अस्पताल, चैरिटी या 108 सेवा के लिए शिफ़्ट में गाड़ी चलाना, गाड़ी, ऑक्सीजन और सायरन तैयार रखना, और मरीज़ को चढ़ाते और उतारते समय टेक्नीशियन के साथ स्ट्रेचर उठाना।",
    },
    day: {
      hinglish: [
        "Woh gali chunna jo aaj raat ki baraat se bachaye",
        "Peeche stretcher par tooti reedh wala mareez ho to dheere se brake lagana",
        "Stretcher ko dehleez ke paar uthane mein madad karna",
      ],
      hindi: [
        "वह गली चुनना जो आज रात की बारात से बचाए",
        "पीछे स्ट्रेचर पर टूटी रीढ़ वाला मरीज़ हो तो धीरे से ब्रेक लगाना",
        "स्ट्रेचर को दहलीज़ के पार उठाने में मदद करना",
      ],
    },
  },
  "mortuary-technician": {
    of: "tsi5ku",
    description: {
      hinglish: "Shav lena, sambhalkar rakhna aur post-mortem mein madad karna.",
      hindi: "शव लेना, सँभालकर रखना और पोस्टमॉर्टम में मदद करना।",
    },
    summary: {
      hinglish:
        "Hospital ya medical college ke murdaghar mein kaam karna: har shav darj karna, thanda rakhna, doctor ke liye kholna aur band karna, nahlana aur parivaar ko saunpna.",
      hindi: "अस्पताल या मेडिकल कॉलेज के मुर्दाघर में काम करना: हर शव दर्ज करना, ठंडा रखना, डॉक्टर के लिए खोलना और बंद करना, नहलाना और परिवार को सौंपना।",
    },
    day: {
      hinglish: [
        "Shav par tag lagana aur police ke kaagaz se milana",
        "Forensic doctor ke liye shav kholna, ang taulna aur shav ko phir silna",
        "Pehchaan ke liye constable ke saath parivaar ko shav ka chehra kholkar dikhana",
      ],
      hindi: [
        "शव पर टैग लगाना और पुलिस के काग़ज़ से मिलाना",
        "फ़ोरेंसिक डॉक्टर के लिए शव खोलना, अंग तौलना और शव को फिर सिलना",
        "पहचान के लिए कॉन्स्टेबल के साथ परिवार को शव का चेहरा खोलकर दिखाना",
      ],
    },
  },
  "psychiatric-technician": {
    of: "2dt7jl",
    description: {
      hinglish: "Mental health ward mein mareezon ko surakshit aur vyast rakhna.",
      hindi: "मानसिक स्वास्थ्य वार्ड में मरीज़ों को सुरक्षित और व्यस्त रखना।",
    },
    summary: {
      hinglish:
        "Mental hospital ya care home mein poori shift mareezon ke beech bitana: unhe jagana, nahlana aur kisi kaam mein lagana, khatre par nazar rakhna aur nurse ko batana ki kya badla hai.",
      hindi:
        "मानसिक अस्पताल या केयर होम में पूरी शिफ़्ट मरीज़ों के बीच बिताना: उन्हें जगाना, नहलाना और किसी काम में लगाना, ख़तरे पर नज़र रखना और नर्स को बताना कि क्या बदला है।",
    },
    day: {
      hinglish: [
        "Jis aadmi ne nahana chhod diya hai use nahane ke liye manana",
        "Har khane ke baad chammach ginkar wapas lena",
        "Subah aath mareezon ke saath carrom aur gaane karana",
      ],
      hindi: ["जिस आदमी ने नहाना छोड़ दिया है उसे नहाने के लिए मनाना", "हर खाने के बाद चम्मच गिनकर वापस लेना", "सुबह आठ मरीज़ों के साथ कैरम और गाने कराना"],
    },
  },
  "child-life-specialist": {
    of: "may62v",
    description: {
      hinglish: "Gudiya aur khel se bachchon ko sui ke liye taiyaar karna.",
      hindi: "गुड़िया और खेल से बच्चों को सुई के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Bade hospital mein bachchon ke bed ke paas jaana, gudiya par dikhana ki kya hoga, sui aur scan mein unke saath rehna, aur bhai-behen aur parents ko himmat rakhne mein madad karna.",
      hindi:
        "बड़े अस्पताल में बच्चों के बेड के पास जाना, गुड़िया पर दिखाना कि क्या होगा, सुई और स्कैन में उनके साथ रहना, और भाई-बहन और माता-पिता को हिम्मत रखने में मदद करना।",
    },
    day: {
      hinglish: [
        "Ladke ko drip lagne se pehle gudiya ko lagakar dikhana",
        "Tasveeron ki kitaab aise pakadna ki use taanke na dikhein",
        "Behen ko samjhana ki bhai ke baal kyun chale gaye",
      ],
      hindi: [
        "लड़के को ड्रिप लगने से पहले गुड़िया को लगाकर दिखाना",
        "तस्वीरों की किताब ऐसे पकड़ना कि उसे टाँके न दिखें",
        "बहन को समझाना कि भाई के बाल क्यों चले गए",
      ],
    },
  },
  "patient-care-coordinator": {
    of: "1tiqk3r",
    description: {
      hinglish: "Bharti, bima aur bill mein parivaar ko raasta dikhana.",
      hindi: "भर्ती, बीमा और बिल में परिवार को रास्ता दिखाना।",
    },
    summary: {
      hinglish:
        "Bade hospital mein pehli poochhtaachh se discharge tak parivaar ka khayal rakhna: bed, test, kharch ka andaaza, bima company ki manzoori aur bill, aur unka gussa sunna.",
      hindi: "बड़े अस्पताल में पहली पूछताछ से डिस्चार्ज तक परिवार का ख़याल रखना: बेड, टेस्ट, ख़र्च का अंदाज़ा, बीमा कंपनी की मंज़ूरी और बिल, और उनका ग़ुस्सा सुनना।",
    },
    day: {
      hinglish: [
        "Parivaar ke intezaar ke dauraan bima company par manzoori ke liye zor dena",
        "Samjhana ki kharch ka andaaza chaalees hazaar rupaye kyun badha",
        "Interpreter, wheelchair aur sahi counter dhoondhna",
      ],
      hindi: [
        "परिवार के इंतज़ार के दौरान बीमा कंपनी पर मंज़ूरी के लिए ज़ोर देना",
        "समझाना कि ख़र्च का अंदाज़ा चालीस हज़ार रुपये क्यों बढ़ा",
        "दुभाषिया, व्हीलचेयर और सही काउंटर ढूँढ़ना",
      ],
    },
  },
  "medical-interpreter": {
    of: "gfj7l4",
    description: { hinglish: "Doctor ki baat mareez ki apni bhasha mein kehna.", hindi: "डॉक्टर की बात मरीज़ की अपनी भाषा में कहना।" },
    summary: {
      hinglish: "Doctor ki baat mareez ke liye Arabic, Bengali ya sign language mein kehna, aur mareez ke jawab wapas doctor ko batana.",
      hindi: "डॉक्टर की बात मरीज़ के लिए अरबी, बांग्ला या सांकेतिक भाषा में कहना, और मरीज़ के जवाब वापस डॉक्टर को बताना।",
    },
    day: {
      hinglish: [
        "Bimari ki baat Arabic mein ek bhi shabd naram kiye bina dohrana",
        "Kisi shabd ka mel na mile to surgeon se phir samjhane ko kehna",
        "Iraq ya Bangladesh ke parivaar ko consent form samajhne mein madad karna",
      ],
      hindi: [
        "बीमारी की बात अरबी में एक भी शब्द नरम किए बिना दोहराना",
        "किसी शब्द का मेल न मिले तो सर्जन से फिर समझाने को कहना",
        "इराक़ या बांग्लादेश के परिवार को सहमति फ़ॉर्म समझने में मदद करना",
      ],
    },
  },
  "medical-equipment-technician": {
    of: "us5kuu",
    description: { hinglish: "Hospital ke monitor aur pump theek karna aur jaanchna.", hindi: "अस्पताल के मॉनिटर और पंप ठीक करना और जाँचना।" },
    summary: {
      hinglish:
        "Hospital ya machine company ki machinein chalu rakhna: calendar ke hisaab se jaanchna aur calibrate karna, ward se phone aaye to kharabi khojna, board badalna aur har repair darj karna.",
      hindi:
        "अस्पताल या मशीन कंपनी की मशीनें चालू रखना: कैलेंडर के हिसाब से जाँचना और कैलिब्रेट करना, वार्ड से फ़ोन आए तो ख़राबी खोजना, बोर्ड बदलना और हर मरम्मत दर्ज करना।",
    },
    day: {
      hinglish: [
        "Pata karna ki baat karte aadmi ke monitor par seedhi line kyun aa rahi hai",
        "Suction pump kholna aur uska phata valve badalna",
        "Chaalees syringe pump par calibration ke naye label lagana",
      ],
      hindi: [
        "पता करना कि बात करते आदमी के मॉनिटर पर सीधी लाइन क्यों आ रही है",
        "सक्शन पंप खोलना और उसका फटा वाल्व बदलना",
        "चालीस सिरिंज पंप पर कैलिब्रेशन के नए लेबल लगाना",
      ],
    },
  },
  epidemiologist: {
    of: "75iui5",
    description: {
      hinglish: "Pata lagana ki phailti bimari kis kuen, bazaar ya machhar se aayi.",
      hindi: "पता लगाना कि फैलती बीमारी किस कुएँ, बाज़ार या मच्छर से आई।",
    },
    summary: {
      hinglish:
        "Nakshe, poochhtaachh aur aankdon se pata lagana ki phailti bimari kis kuen, bazaar ya machhar se aayi, agli bimari ke liye har hafte ke aankde dekhna aur rajya, WHO ya research sansthan ko salaah dena.",
      hindi:
        "नक़्शे, पूछताछ और आँकड़ों से पता लगाना कि फैलती बीमारी किस कुएँ, बाज़ार या मच्छर से आई, अगली बीमारी के लिए हर हफ़्ते के आँकड़े देखना और राज्य, WHO या शोध संस्थान को सलाह देना।",
    },
    day: {
      hinglish: [
        "Haije ke har mareez ko uske nal ke saath nakshe par dikhana",
        "Bimar aur theek, dono se poochhna ki shaadi mein kya khaya",
        "Hisaab lagana ki kis pakwaan se khatra badha aur kitna",
      ],
      hindi: [
        "हैज़े के हर मरीज़ को उसके नल के साथ नक़्शे पर दिखाना",
        "बीमार और ठीक, दोनों से पूछना कि शादी में क्या खाया",
        "हिसाब लगाना कि किस पकवान से ख़तरा बढ़ा और कितना",
      ],
    },
  },
  "public-health-programme-manager": {
    of: "rfh6io",
    description: {
      hinglish: "Zile mein teekakaran, TB ya malaria ka abhiyaan chalana.",
      hindi: "ज़िले में टीकाकरण, TB या मलेरिया का अभियान चलाना।",
    },
    summary: {
      hinglish:
        "Zile mein kisi bimari ka karyakram chalana: staff, teeke ya dawa ka stock, paisa aur mahine ke aankde, aur khud jaakar dekhna ki koi block peeche kyun hai.",
      hindi: "ज़िले में किसी बीमारी का कार्यक्रम चलाना: स्टाफ़, टीके या दवा का स्टॉक, पैसा और महीने के आँकड़े, और ख़ुद जाकर देखना कि कोई ब्लॉक पीछे क्यों है।",
    },
    day: {
      hinglish: [
        "Dekhna ki ek block mein aadhe hi bachchon ko teeke kyun lage",
        "Fund doosri jagah se laana taaki TB ki lab phir test kar sakein",
        "Gaadi se sub-centre jaakar ginna ki shelf par kya hai",
      ],
      hindi: [
        "देखना कि एक ब्लॉक में आधे ही बच्चों को टीके क्यों लगे",
        "फ़ंड दूसरी जगह से लाना ताकि TB की लैब फिर टेस्ट कर सकें",
        "गाड़ी से उप-केंद्र जाकर गिनना कि शेल्फ़ पर क्या है",
      ],
    },
  },
  dietitian: {
    of: "1pzcahy",
    description: {
      hinglish: "Kidney, dil aur diabetes ke mareezon ka khana tay karna.",
      hindi: "किडनी, दिल और डायबिटीज़ के मरीज़ों का खाना तय करना।",
    },
    summary: {
      hinglish:
        "Mareezon ke bed ke paas jaana, hisaab lagana ki bimar kidney ya dil ko kya chahiye, use unke roz ke khane mein dhaalna aur rasoi ki tray jaanchna.",
      hindi: "मरीज़ों के बेड के पास जाना, हिसाब लगाना कि बीमार किडनी या दिल को क्या चाहिए, उसे उनके रोज़ के खाने में ढालना और रसोई की ट्रे जाँचना।",
    },
    day: {
      hinglish: [
        "Jale hue mareez ko nali se dene wale khane ka hisaab lagana",
        "Dil ke mareez ke achaar aur papad mein namak pakadna",
        "Khana bigaade bina kidney ke mareez ke aloo ki jagah kuch aur rakhna",
      ],
      hindi: [
        "जले हुए मरीज़ को नली से देने वाले खाने का हिसाब लगाना",
        "दिल के मरीज़ के अचार और पापड़ में नमक पकड़ना",
        "खाना बिगाड़े बिना किडनी के मरीज़ के आलू की जगह कुछ और रखना",
      ],
    },
  },
  nutritionist: {
    of: "v0f2c1",
    description: {
      hinglish: "Parivaar, school aur gym ko batana ki kya khana chahiye.",
      hindi: "परिवार, स्कूल और जिम को बताना कि क्या खाना चाहिए।",
    },
    summary: {
      hinglish:
        "Swasth logon ka khana plan karna: parivaar aur gym se baat karna, school aur canteen ke menu likhna, label padhna sikhana, aur ghar se online client ko jawab dena.",
      hindi:
        "स्वस्थ लोगों का खाना प्लान करना: परिवार और जिम से बात करना, स्कूल और कैंटीन के मेन्यू लिखना, लेबल पढ़ना सिखाना, और घर से ऑनलाइन क्लाइंट को जवाब देना।",
    },
    day: {
      hinglish: [
        "Har bachche par bees rupaye ke andar school canteen ka menu phir banana",
        "Gym class ko dikhana ki protein ke dibbe mein asal mein kya hai",
        "Tiffin ke ideas poochhti thaki maa ke message ka jawab dena",
      ],
      hindi: [
        "हर बच्चे पर बीस रुपये के अंदर स्कूल कैंटीन का मेन्यू फिर बनाना",
        "जिम क्लास को दिखाना कि प्रोटीन के डिब्बे में असल में क्या है",
        "टिफ़िन के आइडिया पूछती थकी माँ के मैसेज का जवाब देना",
      ],
    },
  },
  "health-educator": {
    of: "10bamf9",
    description: {
      hinglish: "Gaon aur school mein mahwari aur tambaku ke baare mein sikhana.",
      hindi: "गाँव और स्कूल में माहवारी और तंबाकू के बारे में सिखाना।",
    },
    summary: {
      hinglish:
        "Gaon, school aur factory mein saaf paani, mahwari, tambaku aur teekon par baithak karna, poster aur naatak banana, aur mahinon baad dekhna ki kya badla.",
      hindi: "गाँव, स्कूल और फ़ैक्टरी में साफ़ पानी, माहवारी, तंबाकू और टीकों पर बैठक करना, पोस्टर और नाटक बनाना, और महीनों बाद देखना कि क्या बदला।",
    },
    day: {
      hinglish: [
        "Mahwari par ladkiyon ke un sawaalon ka jawab dena jinhe baaki sab taal dete hain",
        "Deewar par haath dhone ke steps paint karna",
        "Jaanchna ki tambaku par pichhle mahine ki baatcheet se kuch badla ya nahi",
      ],
      hindi: [
        "माहवारी पर लड़कियों के उन सवालों का जवाब देना जिन्हें बाक़ी सब टाल देते हैं",
        "दीवार पर हाथ धोने के चरण पेंट करना",
        "जाँचना कि तंबाकू पर पिछले महीने की बातचीत से कुछ बदला या नहीं",
      ],
    },
  },
  "asha-worker": {
    of: "1n78p77",
    description: { hinglish: "Apne gaon ki maaon aur bachchon ko clinic tak laana.", hindi: "अपने गाँव की माँओं और बच्चों को क्लिनिक तक लाना।" },
    summary: {
      hinglish:
        "Apne gaon ke kareeb hazaar logon ka ghar-ghar jaakar khayal rakhna: pregnancy, newborn, teeke, TB aur malaria, kamai zyadatar kaam ke hisaab se, aur ANM ka saath.",
      hindi:
        "अपने गाँव के क़रीब हज़ार लोगों का घर-घर जाकर ख़याल रखना: गर्भावस्था, नवजात, टीके, TB और मलेरिया, कमाई ज़्यादातर काम के हिसाब से, और ANM का साथ।",
    },
    day: {
      hinglish: [
        "Daadi ki rasoi mein spring wale kaante par newborn ka wazan lena",
        "Labour pain mein mahila ke saath khadi ambulance tak chalna",
        "Register mein naam, tareekh aur iron ki goliyan likhna",
      ],
      hindi: [
        "दादी की रसोई में स्प्रिंग वाले काँटे पर नवजात का वज़न लेना",
        "प्रसव पीड़ा में महिला के साथ खड़ी एंबुलेंस तक चलना",
        "रजिस्टर में नाम, तारीख़ और आयरन की गोलियाँ लिखना",
      ],
    },
  },
  "sanitary-inspector": {
    of: "f7qrml",
    description: {
      hinglish: "Khane ki dukaanein aur naaliyan jaanchna aur notice dena.",
      hindi: "खाने की दुकानें और नालियाँ जाँचना और नोटिस देना।",
    },
    summary: {
      hinglish: "Khane ki jagahon, naaliyon aur paani mein woh khojna jisse log bimar hote hain, aur use theek karwana.",
      hindi: "खाने की जगहों, नालियों और पानी में वह खोजना जिससे लोग बीमार होते हैं, और उसे ठीक करवाना।",
    },
    day: {
      hinglish: [
        "Mithai ki dukaan ki paani ki tanki mein test strip dubona",
        "Jaam septic tank ke maalik ko notice dena",
        "Colony ke cooler mein machhar ke larva ginna",
      ],
      hindi: ["मिठाई की दुकान की पानी की टंकी में टेस्ट स्ट्रिप डुबोना", "जाम सेप्टिक टैंक के मालिक को नोटिस देना", "कॉलोनी के कूलरों में मच्छर के लार्वा गिनना"],
    },
  },
  "public-health-nutritionist": {
    of: "xzso1c",
    description: {
      hinglish: "Tay karna ki school ke khane aur ration kit mein kya ho.",
      hindi: "तय करना कि स्कूल के खाने और राशन किट में क्या हो।",
    },
    summary: {
      hinglish:
        "State mission, UNICEF ya charity ke liye naapna ki zile ke bachche kaise badhte aur khate hain, tay karna ki school ke khane aur ration kit mein kya ho aur pakane walon ko sikhana.",
      hindi:
        "राज्य मिशन, यूनिसेफ़ या चैरिटी के लिए नापना कि ज़िले के बच्चे कैसे बढ़ते और खाते हैं, तय करना कि स्कूल के खाने और राशन किट में क्या हो और पकाने वालों को सिखाना।",
    },
    day: {
      hinglish: [
        "Dekhna ki midday meal ki khichdi mein utni daal hai ya nahi jitni honi chahiye",
        "Chaalees anganwadi mein milana ki kitne bachche umar ke hisaab se kad mein chhote yaani stunted hain",
        "Chane ka daam dugna hone par ghar le jaane wala ration phir tay karna",
      ],
      hindi: [
        "देखना कि मिड-डे मील की खिचड़ी में उतनी दाल है या नहीं जितनी होनी चाहिए",
        "चालीस आँगनवाड़ियों में मिलाना कि कितने बच्चे उम्र के हिसाब से क़द में छोटे यानी स्टंटेड हैं",
        "चने का दाम दुगना होने पर घर ले जाने वाला राशन फिर तय करना",
      ],
    },
  },
  "genetic-counsellor": {
    of: "19f1ehx",
    description: { hinglish: "Parivaar ko gene report aur uska khatra samjhana.", hindi: "परिवार को जीन रिपोर्ट और उसका ख़तरा समझाना।" },
    summary: {
      hinglish:
        "Hospital ya lab mein gene test se pehle aur baad mein parivaar ke saath baithna, kise kaun si bimari thi iska chart banana, sambhavna ko aasan shabdon mein batana aur faisla un par chhodna.",
      hindi:
        "अस्पताल या लैब में जीन टेस्ट से पहले और बाद में परिवार के साथ बैठना, किसे कौन सी बीमारी थी इसका चार्ट बनाना, संभावना को आसान शब्दों में बताना और फ़ैसला उन पर छोड़ना।",
    },
    day: {
      hinglish: [
        "Thalassaemia wale parivaar ki teen peedhiyon ka chart banana",
        "Chaar mein ek ke khatre ko kisaan ke kaam ke shabdon mein batana",
        "Gene report padhna aur batana ki woh kya nahi kehti",
      ],
      hindi: [
        "थैलेसीमिया वाले परिवार की तीन पीढ़ियों का चार्ट बनाना",
        "चार में एक के ख़तरे को किसान के काम के शब्दों में बताना",
        "जीन रिपोर्ट पढ़ना और बताना कि वह क्या नहीं कहती",
      ],
    },
  },
  "lactation-consultant": {
    of: "sibtvu",
    description: {
      hinglish: "Nayi maa ke saath baithna jab tak bina dard ke doodh pilana na aa jaye.",
      hindi: "नई माँ के साथ बैठना जब तक बिना दर्द के दूध पिलाना न आ जाए।",
    },
    summary: {
      hinglish:
        "Maternity ward, clinic aur ghar mein latch yaani bachche ke sahi se stan pakadne, doodh banne aur wazan badhne mein madad karna, taaki thaki maa ko haar na maanni pade.",
      hindi: "मैटरनिटी वार्ड, क्लिनिक और घर में लैच यानी बच्चे के सही से स्तन पकड़ने, दूध बनने और वज़न बढ़ने में मदद करना, ताकि थकी माँ को हार न माननी पड़े।",
    },
    day: {
      hinglish: [
        "Kuch kehne se pehle doodh pilana poora dekhna",
        "Neend mein doobe bachche ki thuddi khiskana taaki woh stan gehra pakde",
        "Kaamkaaji maa ko doodh nikaalna aur sambhalkar rakhna dikhana",
      ],
      hindi: [
        "कुछ कहने से पहले दूध पिलाना पूरा देखना",
        "नींद में डूबे बच्चे की ठुड्डी खिसकाना ताकि वह स्तन गहरा पकड़े",
        "कामकाजी माँ को दूध निकालना और सँभालकर रखना दिखाना",
      ],
    },
  },
  "hospital-administrator": {
    of: "jy6rur",
    description: {
      hinglish: "Hospital ke bed, staff aur budget ka santulan banaye rakhna.",
      hindi: "अस्पताल के बेड, स्टाफ़ और बजट का संतुलन बनाए रखना।",
    },
    summary: {
      hinglish:
        "Private ya trust hospital chalana: bed, staff, kharid, bill, quality ke niyam aur shikayatein, aankde mez par aur aadha din galiyaaron mein.",
      hindi: "प्राइवेट या ट्रस्ट का अस्पताल चलाना: बेड, स्टाफ़, ख़रीद, बिल, क्वालिटी के नियम और शिकायतें, आँकड़े मेज़ पर और आधा दिन गलियारों में।",
    },
    day: {
      hinglish: [
        "Nau baje emergency bhar jaye to chhe bed dhoondhna",
        "Billing aur heart surgeon ka jhagda suljhana",
        "Hospital quality board NABH ki checklist lekar ward mein ghoomna",
      ],
      hindi: [
        "नौ बजे इमरजेंसी भर जाए तो छह बेड ढूँढ़ना",
        "बिलिंग और हार्ट सर्जन का झगड़ा सुलझाना",
        "अस्पताल क्वालिटी बोर्ड NABH की चेकलिस्ट लेकर वार्ड में घूमना",
      ],
    },
  },
  "medical-records-technician": {
    of: "18xn0nh",
    description: {
      hinglish: "Case sheet ko file aur code karna taaki har sheet dhoondhne par mil jaye.",
      hindi: "केस शीट को फ़ाइल और कोड करना ताकि हर शीट ढूँढ़ने पर मिल जाए।",
    },
    summary: {
      hinglish: "Har case sheet aur scan ko aise file karna ki das saal baad bhi ek minute mein mil jaye.",
      hindi: "हर केस शीट और स्कैन को ऐसे फ़ाइल करना कि दस साल बाद भी एक मिनट में मिल जाए।",
    },
    day: {
      hinglish: [
        "Bina dastakhat ki case sheet teesri baar ward ko lautana",
        "Har bimari ko code dena aur sheet ko uske number par file karna",
        "Court ke liye paanch saal purana case nikaalna",
      ],
      hindi: [
        "बिना दस्तख़त की केस शीट तीसरी बार वार्ड को लौटाना",
        "हर बीमारी को कोड देना और शीट को उसके नंबर पर फ़ाइल करना",
        "अदालत के लिए पाँच साल पुराना केस निकालना",
      ],
    },
  },
  "medical-coder": {
    of: "1f0fbj0",
    description: {
      hinglish: "Doctor ke notes ko un code mein badalna jinse bima company paise deti hai.",
      hindi: "डॉक्टर के नोट्स को उन कोड में बदलना जिनसे बीमा कंपनी पैसे देती है।",
    },
    summary: {
      hinglish:
        "Zyadatar America ke hospital ke mareezon ke chart screen par padhna aur niyamon ki moti kitabon se har bimari aur ilaaj ko uska code dena, service company mein ya ghar se.",
      hindi:
        "ज़्यादातर अमेरिका के अस्पतालों के मरीज़ों के चार्ट स्क्रीन पर पढ़ना और नियमों की मोटी किताबों से हर बीमारी और इलाज को उसका कोड देना, सर्विस कंपनी में या घर से।",
    },
    day: {
      hinglish: [
        "American surgeon ka note padhna aur ICD-10 code chunna",
        "Jis chart mein daayan ya baayan na likha ho us par sawaal karna",
        "Assi chart mein pachaanve pratishat sahi code rakhna",
      ],
      hindi: [
        "अमेरिकी सर्जन का नोट पढ़ना और ICD-10 कोड चुनना",
        "जिस चार्ट में दायाँ या बायाँ न लिखा हो उस पर सवाल करना",
        "अस्सी चार्ट में पचानवे प्रतिशत सही कोड रखना",
      ],
    },
  },
  "medical-transcriptionist": {
    of: "1q84rhc",
    description: {
      hinglish: "Doctor ki boli hui baat ko saaf report mein type karna.",
      hindi: "डॉक्टर की बोली हुई बात को साफ़ रिपोर्ट में टाइप करना।",
    },
    summary: {
      hinglish:
        "Headphone par zyadatar videsh ke doctoron ko sunna, aur type karke ya software ka likha sudhaarkar woh letter aur summary banana jin par mareez ka ilaaj tika hota hai.",
      hindi:
        "हेडफ़ोन पर ज़्यादातर विदेश के डॉक्टरों को सुनना, और टाइप करके या सॉफ़्टवेयर का लिखा सुधारकर वे चिट्ठियाँ और सारांश बनाना जिन पर मरीज़ का इलाज टिका होता है।",
    },
    day: {
      hinglish: [
        "Budbudakar boli dose ko pakka hone tak baar-baar sunna",
        "Speech software ne knee pain ko no pain suna ho to sudhaarna",
        "Discharge summary ko clinic ke template mein dhaalna",
      ],
      hindi: [
        "बुदबुदाकर बोली डोज़ को पक्का होने तक बार-बार सुनना",
        "स्पीच सॉफ़्टवेयर ने knee pain को no pain सुना हो तो सुधारना",
        "डिस्चार्ज समरी को क्लिनिक के टेम्प्लेट में ढालना",
      ],
    },
  },
  "health-informatics-specialist": {
    of: "1pi2wsz",
    description: {
      hinglish: "Hospital ke software jodna taaki result doctor tak pahunche.",
      hindi: "अस्पताल के सॉफ़्टवेयर जोड़ना ताकि रिज़ल्ट डॉक्टर तक पहुँचे।",
    },
    summary: {
      hinglish:
        "Doctor aur nurse ke saath hospital ka software chunna aur lagana, lab, pharmacy aur bill ko jodna, privacy bachana, aur unhe sikhana jo kaagaz hi pasand karte hain.",
      hindi:
        "डॉक्टर और नर्स के साथ अस्पताल का सॉफ़्टवेयर चुनना और लगाना, लैब, फ़ार्मेसी और बिल को जोड़ना, प्राइवेसी बचाना, और उन्हें सिखाना जो काग़ज़ ही पसंद करते हैं।",
    },
    day: {
      hinglish: [
        "Lab ke test ke naam ko LOINC code dena jo doosre hospital padh sakein",
        "Nurse ko screen chalate dekhna aur teen click kam karna",
        "Hospital ke record ko mareezon ke health number yaani ABHA se jodna",
      ],
      hindi: [
        "लैब के टेस्ट के नामों को LOINC कोड देना जो दूसरे अस्पताल पढ़ सकें",
        "नर्स को स्क्रीन चलाते देखना और तीन क्लिक कम करना",
        "अस्पताल के रिकॉर्ड को मरीज़ों के हेल्थ नंबर यानी ABHA से जोड़ना",
      ],
    },
  },
  "medical-receptionist": {
    of: "uy5pl5",
    description: {
      hinglish: "Mareez register karna, fees lena aur waiting room ko shaant rakhna.",
      hindi: "मरीज़ रजिस्टर करना, फ़ीस लेना और वेटिंग रूम को शांत रखना।",
    },
    summary: {
      hinglish:
        "Clinic ya hospital ki front desk par baithna: mareez ka registration aur appointment karna, file dhoondhna, fees lena, phone uthana aur pehchaanna ki kise intezaar nahi karaya ja sakta.",
      hindi:
        "क्लिनिक या अस्पताल की फ़्रंट डेस्क पर बैठना: मरीज़ का रजिस्ट्रेशन और अपॉइंटमेंट करना, फ़ाइल ढूँढ़ना, फ़ीस लेना, फ़ोन उठाना और पहचानना कि किसे इंतज़ार नहीं कराया जा सकता।",
    },
    day: {
      hinglish: [
        "Chaalees logon ko sach-sach batana ki doctor ek ghanta late hain",
        "Feeke pade, paseene se tar aadmi ko pehchaankar pehle andar bhejna",
        "Fees lena, bill nikaalna aur purani file dhoondhna",
      ],
      hindi: [
        "चालीस लोगों को सच-सच बताना कि डॉक्टर एक घंटा लेट हैं",
        "फीके पड़े, पसीने से तर आदमी को पहचानकर पहले अंदर भेजना",
        "फ़ीस लेना, बिल निकालना और पुरानी फ़ाइल ढूँढ़ना",
      ],
    },
  },
  "medical-claims-examiner": {
    of: "80wfum",
    description: {
      hinglish: "Hospital ke bill ko health policy ki sharton se milana.",
      hindi: "अस्पताल के बिल को हेल्थ पॉलिसी की शर्तों से मिलाना।",
    },
    summary: {
      hinglish:
        "Hospital ke bill ko policy se milana, jo usmein aata ho use pass karna aur shak wale claim bima company ki committee ko bhejna.",
      hindi: "अस्पताल के बिल को पॉलिसी से मिलाना, जो उसमें आता हो उसे पास करना और शक वाले क्लेम बीमा कंपनी की कमेटी को भेजना।",
    },
    day: {
      hinglish: [
        "Dekhna ki hernia ka operation waiting period ke andar to nahi",
        "Nursing home se poochhna ki gloves nau hazaar ke kyun hain",
        "Mareez ke intezaar ke dauraan cashless request manzoor karna",
      ],
      hindi: [
        "देखना कि हर्निया का ऑपरेशन वेटिंग पीरियड के अंदर तो नहीं",
        "नर्सिंग होम से पूछना कि दस्ताने नौ हज़ार के क्यों हैं",
        "मरीज़ के इंतज़ार के दौरान कैशलेस रिक्वेस्ट मंज़ूर करना",
      ],
    },
  },
  "blood-donor-recruiter": {
    of: "1aadk5f",
    description: { hinglish: "Logon ko khoon dene ke liye manana aur camp lagana.", hindi: "लोगों को ख़ून देने के लिए मनाना और कैंप लगाना।" },
    summary: {
      hinglish:
        "Blood centre ke liye kaam karna: camp ke liye college, office aur mandir tay karna, logon ke dar door karna, group ke hisaab se donor ki list rakhna aur khoon kam pade to unhe phone karna.",
      hindi:
        "ब्लड सेंटर के लिए काम करना: कैंप के लिए कॉलेज, ऑफ़िस और मंदिर तय करना, लोगों के डर दूर करना, ग्रुप के हिसाब से डोनर की लिस्ट रखना और ख़ून कम पड़े तो उन्हें फ़ोन करना।",
    },
    day: {
      hinglish: [
        "Monsoon mein kami se pehle football team ko khoon dene ke liye manana",
        "College ka hall, bed, biscuit aur doctor book karna",
        "Pichhle saal ke donor ko dhanyavaad dena aur phir bulana",
      ],
      hindi: [
        "मानसून में कमी से पहले फ़ुटबॉल टीम को ख़ून देने के लिए मनाना",
        "कॉलेज का हॉल, बेड, बिस्किट और डॉक्टर बुक करना",
        "पिछले साल के डोनर को धन्यवाद देना और फिर बुलाना",
      ],
    },
  },
  "transplant-coordinator": {
    of: "16j8v43",
    description: {
      hinglish: "Parivaar se ang daan ke liye poochna aur ang le jaane ka intezaam karna.",
      hindi: "परिवार से अंगदान के लिए पूछना और अंग ले जाने का इंतज़ाम करना।",
    },
    summary: {
      hinglish: "Gham mein doobe parivaar se sabse mushkil sawaal poochna aur kuch hi ghanton mein ang pahunchane ka intezaam karna.",
      hindi: "ग़म में डूबे परिवार से सबसे मुश्किल सवाल पूछना और कुछ ही घंटों में अंग पहुँचाने का इंतज़ाम करना।",
    },
    day: {
      hinglish: [
        "Us maa ke saath baithna jiska beta brain dead ho gaya hai",
        "State list walon ko phone karke jaanna ki liver ki baari kiski hai",
        "Police ke saath airport tak green corridor khulwana",
      ],
      hindi: [
        "उस माँ के साथ बैठना जिसका बेटा ब्रेन डेड हो गया है",
        "राज्य की लिस्ट वालों को फ़ोन करके जानना कि लिवर की बारी किसकी है",
        "पुलिस के साथ एयरपोर्ट तक ग्रीन कॉरिडोर खुलवाना",
      ],
    },
  },
  "preventive-medicine-specialist": {
    of: "1yboio8",
    description: {
      hinglish: "Shehar ke gharon ka survey karna aur bimari rokne ki yojana banana.",
      hindi: "शहर के घरों का सर्वे करना और बीमारी रोकने की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Medical college ya health department mein padhana aur kaam karna: gharon ka survey, students ke saath gaon aur shehar ke health centre chalana, teekakaran ki yojana banana aur naapna ki usse kya ruka.",
      hindi:
        "मेडिकल कॉलेज या स्वास्थ्य विभाग में पढ़ाना और काम करना: घरों का सर्वे, छात्रों के साथ गाँव और शहर के हेल्थ सेंटर चलाना, टीकाकरण की योजना बनाना और नापना कि उससे क्या रुका।",
    },
    day: {
      hinglish: [
        "Intern ko basti mein le jaana taaki woh dekhein ki parivaar kaise rehte hain",
        "Hisaab lagana ki khasre ka doosra teeka kitne bachchon ka chhoota",
        "Gaon ka clinic aur usmein garbhvati mahilaon ki jaanch ka din sambhalna",
      ],
      hindi: [
        "इंटर्न को बस्ती में ले जाना ताकि वे देखें कि परिवार कैसे रहते हैं",
        "हिसाब लगाना कि ख़सरे का दूसरा टीका कितने बच्चों का छूटा",
        "गाँव का क्लिनिक और उसमें गर्भवती महिलाओं की जाँच का दिन सँभालना",
      ],
    },
  },
  "occupational-physician": {
    of: "1l4izlv",
    description: {
      hinglish: "Workers ke phephde aur kaan ki kharabi ki wajah dhool aur shor mein khojna.",
      hindi: "कामगारों के फेफड़े और कान की ख़राबी की वजह धूल और शोर में खोजना।",
    },
    summary: {
      hinglish:
        "Factory, khadaan ya bandargah mein workers ki sehat dekhna: kanoon ke hisaab se unki jaanch karna, engineer ke saath dhool, shor aur chemical naapna, aur wajah hatwana.",
      hindi:
        "फ़ैक्टरी, खदान या बंदरगाह में कामगारों की सेहत देखना: क़ानून के हिसाब से उनकी जाँच करना, इंजीनियर के साथ धूल, शोर और केमिकल नापना, और वजह हटवाना।",
    },
    day: {
      hinglish: [
        "Press machine ke worker ki sunne ki jaanch ko pichhle saal ke graph se milana",
        "Factory ke paint wale hisse mein ghoomna aur tez exhaust fan maangna",
        "Tay karna ki jise daure padein woh crane driver phir chadhe ya nahi",
      ],
      hindi: [
        "प्रेस मशीन के कामगार की सुनने की जाँच को पिछले साल के ग्राफ़ से मिलाना",
        "फ़ैक्टरी के पेंट वाले हिस्से में घूमना और तेज़ एग्ज़ॉस्ट पंखे माँगना",
        "तय करना कि जिसे दौरे पड़ें वह क्रेन ड्राइवर फिर चढ़े या नहीं",
      ],
    },
  },
  "immunisation-coordinator": {
    of: "13movsz",
    description: { hinglish: "Teeke ke thande dibbe bharna aur chhoote bachche khojna.", hindi: "टीके के ठंडे डिब्बे भरना और छूटे बच्चे खोजना।" },
    summary: {
      hinglish: "Depot se gaon tak teeke thande rakhna aur dekhna ki list ka koi bachcha na chhoote.",
      hindi: "डिपो से गाँव तक टीके ठंडे रखना और देखना कि लिस्ट का कोई बच्चा न छूटे।",
    },
    day: {
      hinglish: [
        "Saat baje teekon ke ice-lined fridge ka dial padhna",
        "Garmi badhne se pehle nau sub-centre ke vaccine carrier pack karna",
        "Eent bhatthe par rehne gaye chaar shishuon ko khojna",
      ],
      hindi: [
        "सात बजे टीकों के आइस-लाइंड फ़्रिज का डायल पढ़ना",
        "गर्मी बढ़ने से पहले नौ उप-केंद्रों के वैक्सीन कैरियर पैक करना",
        "ईंट भट्ठे पर रहने गए चार शिशुओं को खोजना",
      ],
    },
  },
  "tuberculosis-health-visitor": {
    of: "1w5z4td",
    description: {
      hinglish: "Dekhna ki TB ke mareez course ki aakhiri goli tak khayein.",
      hindi: "देखना कि TB के मरीज़ कोर्स की आख़िरी गोली तक खाएँ।",
    },
    summary: {
      hinglish:
        "Chhe mahine ya usse zyada, jab tak goliyan chalein, TB mareezon ke ghar jaana, khojna ki aur kise khaansi hai, poshan ka paisa dilana aur dawa chhodne walon ko wapas laana.",
      hindi:
        "छह महीने या उससे ज़्यादा, जब तक गोलियाँ चलें, TB मरीज़ों के घर जाना, खोजना कि और किसे खाँसी है, पोषण का पैसा दिलाना और दवा छोड़ने वालों को वापस लाना।",
    },
    day: {
      hinglish: [
        "Rickshaw wale ki thaili mein bache dawa ke patte ginna",
        "Ek kamre mein rehte aath logon mein poochhna ki khaansi kise hai",
        "Khud ko theek maante aadmi ko chhatha mahina poora karne ke liye manana",
      ],
      hindi: [
        "रिक्शा वाले की थैली में बचे दवा के पत्ते गिनना",
        "एक कमरे में रहते आठ लोगों में पूछना कि खाँसी किसे है",
        "ख़ुद को ठीक मानते आदमी को छठा महीना पूरा करने के लिए मनाना",
      ],
    },
  },
  "health-officer": {
    of: "1iicfps",
    description: {
      hinglish: "Shehar mein surakshit khana, clinic aur dengue ki roktham dekhna.",
      hindi: "शहर में सुरक्षित खाना, क्लिनिक और डेंगू की रोकथाम देखना।",
    },
    summary: {
      hinglish:
        "Shehar ki sehat ki zimmedari lena: surakshit khana, janm aur mrityu, kutte ka kaatna, dengue aur shehar ke chalaye clinic.",
      hindi: "शहर की सेहत की ज़िम्मेदारी लेना: सुरक्षित खाना, जन्म और मृत्यु, कुत्ते का काटना, डेंगू और शहर के चलाए क्लिनिक।",
    },
    day: {
      hinglish: [
        "Jis ward mein is hafte dengue dugna hua wahan spray karne wali team bhejna",
        "Jis mithai ki dukaan ka paani do baar fail hua use band karana",
        "Poochhna ki is mahine ke mrityu register mein teen shishu kyun hain",
      ],
      hindi: [
        "जिस वार्ड में इस हफ़्ते डेंगू दुगना हुआ वहाँ स्प्रे करने वाली टीम भेजना",
        "जिस मिठाई की दुकान का पानी दो बार फ़ेल हुआ उसे बंद कराना",
        "पूछना कि इस महीने के मृत्यु रजिस्टर में तीन शिशु क्यों हैं",
      ],
    },
  },
  "telehealth-coordinator": {
    of: "wbc96r",
    description: {
      hinglish: "Gaon walon aur shehar ke doctoron ke beech video mulaqat karana.",
      hindi: "गाँव वालों और शहर के डॉक्टरों के बीच वीडियो मुलाक़ात कराना।",
    },
    summary: {
      hinglish:
        "Hospital hub par video mulaqatein chalti rakhna: specialist book karna, gaon ki nurse ko camera aur report mein madad dena, aur dekhna ki har parcha pahunche.",
      hindi: "अस्पताल हब पर वीडियो मुलाक़ातें चालू रखना: स्पेशलिस्ट बुक करना, गाँव की नर्स को कैमरे और रिपोर्ट में मदद देना, और देखना कि हर पर्चा पहुँचे।",
    },
    day: {
      hinglish: [
        "Video atak jaye to gaon ki nurse ko phone karna",
        "Chhe mareezon ke liye shehar ke skin doctor ka samay tay karna",
        "Parcha wapas bhejna aur dekhna ki padha gaya ya nahi",
      ],
      hindi: [
        "वीडियो अटक जाए तो गाँव की नर्स को फ़ोन करना",
        "छह मरीज़ों के लिए शहर के त्वचा डॉक्टर का समय तय करना",
        "पर्चा वापस भेजना और देखना कि पढ़ा गया या नहीं",
      ],
    },
  },
  "diabetes-educator": {
    of: "17bnk52",
    description: { hinglish: "Mareez ko sugar jaanchna aur insulin lagana dikhana.", hindi: "मरीज़ को शुगर जाँचना और इंसुलिन लगाना दिखाना।" },
    summary: {
      hinglish: "Diabetes walon ko jaanch, khana, injection aur pairon ki dekhbhaal sikhana, ek baar mein ek chhota paath.",
      hindi: "डायबिटीज़ वालों को जाँच, खाना, इंजेक्शन और पैरों की देखभाल सिखाना, एक बार में एक छोटा पाठ।",
    },
    day: {
      hinglish: [
        "Kaanpti daadi ko skin ki chutki lekar injection lagana dikhana",
        "Hafte bhar ki sugar diary padhna aur usmein Sunday ki daawat pakadna",
        "Kisaan ke talwe mein woh ghaav dhoondhna jo use mehsoos nahi hota",
      ],
      hindi: [
        "काँपती दादी को त्वचा की चुटकी लेकर इंजेक्शन लगाना दिखाना",
        "हफ़्ते भर की शुगर डायरी पढ़ना और उसमें रविवार की दावत पकड़ना",
        "किसान के तलवे में वह घाव ढूँढ़ना जो उसे महसूस नहीं होता",
      ],
    },
  },
  "hospital-superintendent": {
    of: "11fjnjq",
    description: {
      hinglish: "Sarkari hospital, uske doctoron aur store ki kamaan sambhalna.",
      hindi: "सरकारी अस्पताल, उसके डॉक्टरों और स्टोर की कमान सँभालना।",
    },
    summary: {
      hinglish:
        "Poore sarkari hospital ki zimmedari lena, doctor ki duty, store, dawa, court aur shikayatein, aur ek saath chaalis ghaayal aane par galiyaare mein kamaan sambhalna.",
      hindi:
        "पूरे सरकारी अस्पताल की ज़िम्मेदारी लेना, डॉक्टरों की ड्यूटी, स्टोर, दवा, अदालत और शिकायतें, और एक साथ चालीस घायल आने पर गलियारे में कमान सँभालना।",
    },
    day: {
      hinglish: [
        "Bus pahaadi sadak se girne par blood bank aur operation theatre ko phone karna",
        "Dawaon ke liye dastakhat karna aur shak wala ek bill rokna",
        "Sunna ki doctor raat ki duty se gair-haazir kyun the",
      ],
      hindi: [
        "बस पहाड़ी सड़क से गिरने पर ब्लड बैंक और ऑपरेशन थिएटर को फ़ोन करना",
        "दवाओं के लिए दस्तख़त करना और शक वाला एक बिल रोकना",
        "सुनना कि डॉक्टर रात की ड्यूटी से ग़ैर-हाज़िर क्यों थे",
      ],
    },
  },
  "health-coach": {
    of: "s4tj3o",
    description: {
      hinglish: "Ek-ek aadat badalkar wazan ghatane ya smoking kam karne mein client ki madad karna.",
      hindi: "एक-एक आदत बदलकर वज़न घटाने या धूम्रपान कम करने में क्लाइंट की मदद करना।",
    },
    summary: {
      hinglish:
        "Jinhe wazan ghatane ya smoking kam karne ko kaha gaya ho unse har hafte, zyadatar phone ya video par, baat karna, ek chhota kadam tay karna aur poochna ki kaisa raha, kisi app ke liye ya apne dam par.",
      hindi:
        "जिन्हें वज़न घटाने या धूम्रपान कम करने को कहा गया हो उनसे हर हफ़्ते, ज़्यादातर फ़ोन या वीडियो पर, बात करना, एक छोटा क़दम तय करना और पूछना कि कैसा रहा, किसी ऐप के लिए या अपने दम पर।",
    },
    day: {
      hinglish: [
        "Is hafte kya galat hua, usse pehle poochhna ki kya sahi hua",
        "Ek chhota kadam tay karna, aadhi cheeni ki chai",
        "Client ko us waqt message karna jab woh aksar cigarette peeta hai",
      ],
      hindi: [
        "इस हफ़्ते क्या ग़लत हुआ, उससे पहले पूछना कि क्या सही हुआ",
        "एक छोटा क़दम तय करना, आधी चीनी की चाय",
        "क्लाइंट को उस वक़्त मैसेज करना जब वह अक्सर सिगरेट पीता है",
      ],
    },
  },
  "medical-illustrator": {
    of: "1i6rlfl",
    description: {
      hinglish: "Medical padhai ke liye dil, nas aur operation ke chitra banana.",
      hindi: "मेडिकल पढ़ाई के लिए दिल, नस और ऑपरेशन के चित्र बनाना।",
    },
    summary: {
      hinglish: "Ang aur operation ke aise chitra banana jo kisi bhi photo se zyada saaf dikhayein.",
      hindi: "अंग और ऑपरेशन के ऐसे चित्र बनाना जो किसी भी फ़ोटो से ज़्यादा साफ़ दिखाएँ।",
    },
    day: {
      hinglish: [
        "Surgeon ke kandhe ke peeche se operation ka sketch banana",
        "Student app ke liye dil ke valve ka 3D model banana",
        "Nas galat taraf se jaa rahi ho to use phir se banana",
      ],
      hindi: [
        "सर्जन के कंधे के पीछे से ऑपरेशन का स्केच बनाना",
        "छात्रों के ऐप के लिए दिल के वाल्व का 3D मॉडल बनाना",
        "नस ग़लत तरफ़ से जा रही हो तो उसे फिर से बनाना",
      ],
    },
  },
  "dietary-manager": {
    of: "3ros2a",
    description: {
      hinglish: "Hospital ki rasoi chalana taaki kisi mareez ki tray galat na ho.",
      hindi: "अस्पताल की रसोई चलाना ताकि किसी मरीज़ की ट्रे ग़लत न हो।",
    },
    summary: {
      hinglish: "Hospital ki aisi rasoi chalana jo din mein sau alag diet pakaye aur ek ki bhi adla-badli na ho.",
      hindi: "अस्पताल की ऐसी रसोई चलाना जो दिन में सौ अलग डाइट पकाए और एक की भी अदला-बदली न हो।",
    },
    day: {
      hinglish: [
        "Dopahar mein do sau tray ko diet ki parchi se milana",
        "Bina namak ki daal bhejne se pehle chakhna",
        "Rasoiyon aur helper ka roster aise banana ki paanch baje ki chai kabhi late na ho",
      ],
      hindi: [
        "दोपहर में दो सौ ट्रे को डाइट की पर्ची से मिलाना",
        "बिना नमक की दाल भेजने से पहले चखना",
        "रसोइयों और हेल्पर का रोस्टर ऐसे बनाना कि पाँच बजे की चाय कभी लेट न हो",
      ],
    },
  },
  veterinarian: {
    of: "pcsk2o",
    description: {
      hinglish: "Bimar gaayon aur kutton ka ilaaj karna aur bakriyon ko teeke lagana.",
      hindi: "बीमार गायों और कुत्तों का इलाज करना और बकरियों को टीके लगाना।",
    },
    summary: {
      hinglish:
        "Clinic mein paaltu jaanwar ya gaon-gaon jaakar maveshi dekhna, haath aur stethoscope se, kyunki koi mareez nahi bata sakta ki dard kahan hai, aur dairy aur farm ko chaare aur nasl par salaah dena.",
      hindi:
        "क्लिनिक में पालतू जानवर या गाँव-गाँव जाकर मवेशी देखना, हाथ और स्टेथोस्कोप से, क्योंकि कोई मरीज़ नहीं बता सकता कि दर्द कहाँ है, और डेयरी और फ़ार्म को चारे और नस्ल पर सलाह देना।",
    },
    day: {
      hinglish: [
        "Bhor mein gaay ki andar se jaanch karna ki woh gaabhin kyun nahi hoti",
        "Bazaar khulne se pehle assi bakriyon ko teeka lagana",
        "Nidhaal pilla thaame ladke ko aant ke virus parvo ke baare mein samjhana",
      ],
      hindi: [
        "भोर में गाय की अंदर से जाँच करना कि वह गाभिन क्यों नहीं होती",
        "बाज़ार खुलने से पहले अस्सी बकरियों को टीका लगाना",
        "निढाल पिल्ला थामे लड़के को आँत के वायरस पार्वो के बारे में समझाना",
      ],
    },
  },
  "veterinary-surgeon": {
    of: "pr0q5x",
    description: {
      hinglish: "Paaltu jaanwar aur maveshi ka operation karna, tooti taang se delivery tak.",
      hindi: "पालतू जानवर और मवेशी का ऑपरेशन करना, टूटी टाँग से प्रसव तक।",
    },
    summary: {
      hinglish:
        "Pet hospital, veterinary college ya tabele mein operation karna: haddi jodna, kutton ki nasbandi karna, plastic se bhare pet kholna aur phanse bachhde nikaalna.",
      hindi:
        "पालतू जानवरों के अस्पताल, वेटरनरी कॉलेज या तबेले में ऑपरेशन करना: हड्डी जोड़ना, कुत्तों की नसबंदी करना, प्लास्टिक से भरे पेट खोलना और फँसे बछड़े निकालना।",
    },
    day: {
      hinglish: [
        "Scooter se takraye Labrador ki jaangh ki haddi mein pin lagana",
        "Plastic kha chuki gaay ka pet cheerkar tees kilo bahar nikaalna",
        "Cheera lagane se pehle bachhde ko garbh mein haath se ghumana",
      ],
      hindi: [
        "स्कूटर से टकराए लैब्राडोर की जाँघ की हड्डी में पिन लगाना",
        "प्लास्टिक खा चुकी गाय का पेट चीरकर तीस किलो बाहर निकालना",
        "चीरा लगाने से पहले बछड़े को गर्भ में हाथ से घुमाना",
      ],
    },
  },
  "wildlife-veterinarian": {
    of: "1br9n89",
    description: {
      hinglish: "Ghaayal tendue aur haathi ko dart se behosh karke ilaaj karna.",
      hindi: "घायल तेंदुए और हाथी को डार्ट से बेहोश करके इलाज करना।",
    },
    summary: {
      hinglish:
        "Van vibhaag, chidiyaghar ya rescue centre ke liye kaam karna: tendue, haathi aur pakshiyon ko behosh karna, ilaaj karna aur chhodna, aur pata karna ki unhe kya maar raha hai.",
      hindi:
        "वन विभाग, चिड़ियाघर या रेस्क्यू सेंटर के लिए काम करना: तेंदुए, हाथी और पक्षियों को बेहोश करना, इलाज करना और छोड़ना, और पता करना कि उन्हें क्या मार रहा है।",
    },
    day: {
      hinglish: [
        "Chaalees meter door se tendue ka aakaar dekhkar dart ki dose ka andaaza lagana",
        "Maada tendue ke jaagne se pehle uska phande se laga ghaav dhona",
        "Railway patri ke paas haathi ka post-mortem karna",
      ],
      hindi: [
        "चालीस मीटर दूर से तेंदुए का आकार देखकर डार्ट की डोज़ का अंदाज़ा लगाना",
        "मादा तेंदुए के जागने से पहले उसका फंदे से लगा घाव धोना",
        "रेलवे पटरी के पास हाथी का पोस्टमॉर्टम करना",
      ],
    },
  },
  "veterinary-technologist": {
    of: "vkqwnd",
    description: {
      hinglish: "Khoon jaanch aur X-ray ke samay jaanwar ko pakadkar hilne na dena.",
      hindi: "ख़ून जाँच और एक्स-रे के समय जानवर को पकड़कर हिलने न देना।",
    },
    summary: {
      hinglish:
        "Jaanwar pakadna aur sample lena, clinic ke auzaar saaf rakhna aur operation mein madad karna; sarkari naukri mein teeke aur semen straw lekar gaon-gaon jaana.",
      hindi: "जानवर पकड़ना और सैंपल लेना, क्लिनिक के औज़ार साफ़ रखना और ऑपरेशन में मदद करना; सरकारी नौकरी में टीके और सीमेन स्ट्रॉ लेकर गाँव-गाँव जाना।",
    },
    day: {
      hinglish: [
        "Khoon lete samay gurrate kutte ko sthir pakadna",
        "Behosh pille ki tooti taang X-ray plate par seedhi rakhna aur ret ki thailiyon se tikana",
        "Pighlaye hue semen se bhains ko gaabhin karna",
      ],
      hindi: [
        "ख़ून लेते समय गुर्राते कुत्ते को स्थिर पकड़ना",
        "बेहोश पिल्ले की टूटी टाँग एक्स-रे प्लेट पर सीधी रखना और रेत की थैलियों से टिकाना",
        "पिघलाए हुए सीमेन से भैंस को गाभिन करना",
      ],
    },
  },
  "veterinary-pathologist": {
    of: "1d42qo3",
    description: { hinglish: "Mare jaanwar ke tissue se samajhna ki woh kyun mara.", hindi: "मरे जानवर के टिशू से समझना कि वह क्यों मरा।" },
    summary: {
      hinglish:
        "College, State lab ya dawa company mein mari murgi, gaay ya baagh ke bache hisson ko kaatna, rang lagakar jaanchna, aur maalik aur vibhaag ko batana ki kya doosre bhi khatre mein hain.",
      hindi:
        "कॉलेज, राज्य की लैब या दवा कंपनी में मरी मुर्गी, गाय या बाघ के बचे हिस्सों को काटना, रंग लगाकर जाँचना, और मालिक और विभाग को बताना कि क्या दूसरे भी ख़तरे में हैं।",
    },
    day: {
      hinglish: [
        "Mari murgi kholna aur minuton mein uska liver parakhna",
        "Dimaag ki stain ki hui slice mein rabies ke nishaan khojna",
        "Bird flu ke shak wala sample teen parton mein pack karke usi raat Bhopal bhejna",
      ],
      hindi: [
        "मरी मुर्गी खोलना और मिनटों में उसका लिवर परखना",
        "दिमाग़ की स्टेन की हुई स्लाइस में रेबीज़ के निशान खोजना",
        "बर्ड फ़्लू के शक वाला सैंपल तीन परतों में पैक करके उसी रात भोपाल भेजना",
      ],
    },
  },
  "charge-nurse": {
    of: "18hhhx4",
    description: { hinglish: "Nurses mein mareez baantna aur khaali bed khojna.", hindi: "नर्सों में मरीज़ बाँटना और ख़ाली बेड खोजना।" },
    summary: {
      hinglish: "Ward mein shift chalana: kaun nurse kis mareez ko dekhe, kaun sa bed khaali hai aur kis doctor ko jagana hai.",
      hindi: "वार्ड में शिफ़्ट चलाना: कौन नर्स किस मरीज़ को देखे, कौन सा बेड ख़ाली है और किस डॉक्टर को जगाना है।",
    },
    day: {
      hinglish: [
        "Saat baje atthais mareez chaar nurses mein baantna",
        "Ab bhi trolley par pade mareez ke liye bed khaali karana",
        "Dono chaabiyon se kholkar controlled dawaon ki almari jaanchna",
      ],
      hindi: [
        "सात बजे अट्ठाईस मरीज़ चार नर्सों में बाँटना",
        "अब भी ट्रॉली पर पड़े मरीज़ के लिए बेड ख़ाली कराना",
        "दोनों चाबियों से खोलकर नियंत्रित दवाओं की अलमारी जाँचना",
      ],
    },
  },
  "child-psychologist": {
    of: "1xpq8e",
    description: {
      hinglish: "Jaanchna ki bachcha kaise seekhta aur mehsoos karta hai, aur parents ko salaah dena.",
      hindi: "जाँचना कि बच्चा कैसे सीखता और महसूस करता है, और माता-पिता को सलाह देना।",
    },
    summary: {
      hinglish: "Jo bachche seekh, so ya ghul-mil nahi paate unki jaanch karna, unse baat karna, aur parents aur teacher ko salaah dena.",
      hindi: "जो बच्चे सीख, सो या घुल-मिल नहीं पाते उनकी जाँच करना, उनसे बात करना, और माता-पिता और टीचर को सलाह देना।",
    },
    day: {
      hinglish: [
        "Nau saal ke bachche ko block aur kahaniyan dena jinse dikhe ki woh kaise seekhta hai",
        "Parents ko batana ki dyslexia wale bete ko aalsi kehna galat tha",
        "Dhauns jamane wale bachche se baat karne se pehle use break mein dekhna",
      ],
      hindi: [
        "नौ साल के बच्चे को ब्लॉक और कहानियाँ देना जिनसे दिखे कि वह कैसे सीखता है",
        "माता-पिता को बताना कि डिस्लेक्सिया वाले बेटे को आलसी कहना ग़लत था",
        "धौंस जमाने वाले बच्चे से बात करने से पहले उसे आधी छुट्टी में देखना",
      ],
    },
  },
  "sports-physiotherapist": {
    of: "1sgswkk",
    description: {
      hinglish: "Maidaan ke paas khiladi ke ghutne par tape lagana aur ilaaj karna.",
      hindi: "मैदान के पास खिलाड़ी के घुटने पर टेप लगाना और इलाज करना।",
    },
    summary: {
      hinglish:
        "Season se pehle khiladiyon ki jaanch karna, maidaan aur camp mein ilaaj karna, aur kasrat se ghutne, takhne aur kandhe tab tak majboot karna jab tak woh phir khelne layak na hon.",
      hindi: "सीज़न से पहले खिलाड़ियों की जाँच करना, मैदान और कैंप में इलाज करना, और कसरत से घुटने, टख़ने और कंधे तब तक मज़बूत करना जब तक वे फिर खेलने लायक़ न हों।",
    },
    day: {
      hinglish: [
        "Toss se pehle kabaddi raider ke takhne par tape lagana",
        "Barf lekar maidaan mein daudna aur pal mein tay karna ki khele ya nahi",
        "Khelne dene se pehle kudwakar aur mudwakar ghutna jaanchna",
      ],
      hindi: [
        "टॉस से पहले कबड्डी रेडर के टख़ने पर टेप लगाना",
        "बर्फ़ लेकर मैदान में दौड़ना और पल में तय करना कि खेले या बाहर जाए",
        "खेलने देने से पहले कुदवाकर और मुड़वाकर घुटना जाँचना",
      ],
    },
  },
  "paediatric-physical-therapist": {
    of: "pfo5t0",
    description: {
      hinglish: "Cerebral palsy wale bachchon ke liye kasrat ko khel banana.",
      hindi: "सेरेब्रल पाल्सी वाले बच्चों के लिए कसरत को खेल बनाना।",
    },
    summary: {
      hinglish:
        "Cerebral palsy, tedhe pair ya der se badhne wale bachchon ko baithne, khade hone aur chalne mein madad karna, khel, splint aur ghar par parents ke karaye abhyaas se.",
      hindi: "सेरेब्रल पाल्सी, टेढ़े पैर या देर से बढ़ने वाले बच्चों को बैठने, खड़े होने और चलने में मदद करना, खेल, स्प्लिंट और घर पर माता-पिता के कराए अभ्यास से।",
    },
    day: {
      hinglish: [
        "Do saal ki akdi bachchi ko ball par ludhkakar koolhe dheele karna",
        "Pita ko sikhana ki khilate waqt bete ko kaise pakdein",
        "Ekdum lambai badhne ke baad dekhna ki pair ke brace ab bhi fit hain",
      ],
      hindi: [
        "दो साल की अकड़ी बच्ची को गेंद पर लुढ़काकर कूल्हे ढीले करना",
        "पिता को सिखाना कि खिलाते वक़्त बेटे को कैसे पकड़ें",
        "एकदम लंबाई बढ़ने के बाद देखना कि पैर के ब्रेस अब भी फ़िट हैं",
      ],
    },
  },
  "hospital-pharmacist": {
    of: "1tg7169",
    description: {
      hinglish: "Har ward ko dawa bhejna aur chemotherapy ke bag taiyaar karna.",
      hindi: "हर वार्ड को दवा भेजना और कीमोथेरेपी के बैग तैयार करना।",
    },
    summary: {
      hinglish:
        "Hospital ka dawa store chalana: parche jaanchna, har ward ki list poori karna, saaf cabinet mein drip aur cancer ki dawa milana aur nurse ko batana ki kya saath mein nahi milana hai.",
      hindi:
        "अस्पताल का दवा स्टोर चलाना: पर्चे जाँचना, हर वार्ड की लिस्ट पूरी करना, साफ़ कैबिनेट में ड्रिप और कैंसर की दवा मिलाना और नर्स को बताना कि क्या साथ में नहीं मिलाना है।",
    },
    day: {
      hinglish: [
        "Dohre gloves pehenkar kaanch ke peeche chemotherapy bag taiyaar karna",
        "Aadhi raat ki drip gyarah ward ko bhejna",
        "Shelf par ek jaisi dikhne wali sheeshiyan alag rakhna",
      ],
      hindi: [
        "दोहरे दस्ताने पहनकर काँच के पीछे कीमोथेरेपी का बैग तैयार करना",
        "आधी रात की ड्रिप ग्यारह वार्ड को भेजना",
        "शेल्फ़ पर एक जैसी दिखने वाली शीशियाँ अलग रखना",
      ],
    },
  },
  "emergency-room-nurse": {
    of: "1gq34sd",
    description: {
      hinglish: "Emergency ke darwaze par tay karna ki pehle kiska ilaaj ho.",
      hindi: "इमरजेंसी के दरवाज़े पर तय करना कि पहले किसका इलाज हो।",
    },
    summary: {
      hinglish:
        "Hospital ki emergency mein, jahan koi appointment lekar nahi aata, doctor aur ambulance team ke saath haadse, jalne, zeher aur jawab dete dil ke mareez sambhalna.",
      hindi: "अस्पताल की इमरजेंसी में, जहाँ कोई अपॉइंटमेंट लेकर नहीं आता, डॉक्टर और एंबुलेंस टीम के साथ हादसे, जलने, ज़हर और जवाब देते दिल के मरीज़ सँभालना।",
    },
    day: {
      hinglish: [
        "Ek nazar dekhkar kuch second mein laal, peela ya hara tag lagana",
        "Haadse ke ghaayal ke kapde kaatna aur doosra ghaav dhoondhna",
        "Doctor ke kehte hi adrenaline dena",
      ],
      hindi: ["एक नज़र देखकर कुछ सेकंड में लाल, पीला या हरा टैग लगाना", "हादसे के घायल के कपड़े काटना और दूसरा घाव ढूँढ़ना", "डॉक्टर के कहते ही एड्रेनालिन देना"],
    },
  },
  "speech-and-swallowing-therapist": {
    of: "bfulxr",
    description: {
      hinglish: "Stroke ke mareez ko surakshit nigalna aur phir bolna sikhana.",
      hindi: "स्ट्रोक के मरीज़ को सुरक्षित निगलना और फिर बोलना सिखाना।",
    },
    summary: {
      hinglish:
        "Stroke, sir ki chot ya gale ke cancer ke baad jinka khana atakta hai ya jo saaf bol nahi paate, unhe jaanchna aur sikhana, jab tak woh ghar par khane aur bolne na lagein.",
      hindi:
        "स्ट्रोक, सिर की चोट या गले के कैंसर के बाद जिनका खाना अटकता है या जो साफ़ बोल नहीं पाते, उन्हें जाँचना और सिखाना, जब तक वे घर पर खाने और बोलने न लगें।",
    },
    day: {
      hinglish: [
        "Stroke ka mareez gaadha paani piye tab gale ka uthna haath se mehsoos karna",
        "Pata karna ki chaawal na sahi, dahi surakshit utarta hai ya nahi",
        "Ek kaam ka shabd, paani, dohrwana jab tak woh laut na aaye",
      ],
      hindi: [
        "स्ट्रोक का मरीज़ गाढ़ा पानी पिए तब गले का उठना हाथ से महसूस करना",
        "पता करना कि चावल न सही, दही सुरक्षित उतरता है या नहीं",
        "एक काम का शब्द, पानी, दोहरवाना जब तक वह लौट न आए",
      ],
    },
  },
  "medical-records-manager": {
    of: "1xk6x8c",
    description: {
      hinglish: "Hospital ki file poori aur gupt rakhna, aur aise ki dhoondhne par mil jaayein.",
      hindi: "अस्पताल की फ़ाइलें पूरी और गोपनीय रखना, और ऐसे कि ढूँढ़ने पर मिल जाएँ।",
    },
    summary: {
      hinglish:
        "Us staff ko chalana jo bimari code kare, case sheet sambhale aur doctor, bima company aur court ko jawab de, aur mareez ki bharose mein batayi baaton ki raksha karna.",
      hindi:
        "उस स्टाफ़ को चलाना जो बीमारी कोड करे, केस शीट सँभाले और डॉक्टर, बीमा कंपनी और अदालत को जवाब दे, और मरीज़ की भरोसे में बताई बातों की रक्षा करना।",
    },
    day: {
      hinglish: [
        "Tay karna ki film actor ki file kaun khol sakta hai",
        "Barah ward ko kaagaz ki files se ek system par laana",
        "Pachaas discharge summary mein chhoote dastakhat jaanchna",
      ],
      hindi: [
        "तय करना कि फ़िल्म कलाकार की फ़ाइल कौन खोल सकता है",
        "बारह वार्ड को काग़ज़ की फ़ाइलों से एक सिस्टम पर लाना",
        "पचास डिस्चार्ज समरी में छूटे दस्तख़त जाँचना",
      ],
    },
  },
  "oral-surgeon": {
    of: "1g7oaj6",
    description: {
      hinglish: "Masoode mein dabi akal daadh nikaalna aur masooda silna.",
      hindi: "मसूड़े में दबी अक़्ल दाढ़ निकालना और मसूड़ा सिलना।",
    },
    summary: {
      hinglish:
        "Jabde mein phansi akal daadh nikaalna, soojan se mawaad nikaalna, implant ke liye masooda kholna aur shak wale daag ka sample lena, zyadatar kursi par munh sunn karke.",
      hindi: "जबड़े में फँसी अक़्ल दाढ़ निकालना, सूजन से मवाद निकालना, इंप्लांट के लिए मसूड़ा खोलना और शक वाले दाग़ का सैंपल लेना, ज़्यादातर कुर्सी पर मुँह सुन्न करके।",
    },
    day: {
      hinglish: [
        "Dabi hui akal daadh ko do tukde karke nikaalna",
        "Gale tak pahunchne se pehle soojan se mawaad nikaalna",
        "Nikle daant ki jagah par masooda silna aur namak ke kulle samjhana",
      ],
      hindi: [
        "दबी हुई अक़्ल दाढ़ को दो टुकड़े करके निकालना",
        "गले तक पहुँचने से पहले सूजन से मवाद निकालना",
        "निकले दाँत की जगह पर मसूड़ा सिलना और नमक के कुल्ले समझाना",
      ],
    },
  },
  "orthopaedic-nurse": {
    of: "1uhkf69",
    description: {
      hinglish: "Plaster wale mareezon ki dekhbhaal karna aur unhe phir chalne layak banana.",
      hindi: "प्लास्टर वाले मरीज़ों की देखभाल करना और उन्हें फिर चलने लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Tooti haddi aur naye jod wale logon ki dekhbhaal karna: plaster aur traction jaanchna, dard kam karna, bedsore rokna aur unhe pairon par khada karna.",
      hindi: "टूटी हड्डी और नए जोड़ वाले लोगों की देखभाल करना: प्लास्टर और ट्रैक्शन जाँचना, दर्द कम करना, बेडसोर रोकना और उन्हें पैरों पर खड़ा करना।",
    },
    day: {
      hinglish: [
        "Har ghante plaster ke aage pair ki ungliyon ki garmahat jaanchna",
        "Naye koolhe wale mareez ko pehle din hi bed ke paas khada karna",
        "Choor hui taang par lage frame ki pin saaf karna",
      ],
      hindi: [
        "हर घंटे प्लास्टर के आगे पैर की उँगलियों की गरमाहट जाँचना",
        "नए कूल्हे वाले मरीज़ को पहले दिन ही बेड के पास खड़ा करना",
        "चूर हुई टाँग पर लगे फ़्रेम की पिन साफ़ करना",
      ],
    },
  },
  "surgical-nurse": {
    of: "cugwxl",
    description: {
      hinglish: "Operation ke baad ward mein ghaav aur drain par nazar rakhna.",
      hindi: "ऑपरेशन के बाद वार्ड में घाव और ड्रेन पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Mareez ko operation ke liye taiyaar karna, phir ward mein ghaav, drain aur dard par nazar rakhna jab tak woh chalkar ghar na jaye.",
      hindi: "मरीज़ को ऑपरेशन के लिए तैयार करना, फिर वार्ड में घाव, ड्रेन और दर्द पर नज़र रखना जब तक वह चलकर घर न जाए।",
    },
    day: {
      hinglish: [
        "Trolley aane se pehle jaanchna ki pet kab se khaali hai aur ghutne par nishaan hai",
        "Drain khaali karna, rang likhna aur woh badle to surgeon ko phone karna",
        "Jali ladki ki patti bhigokar utne dheere utaarna jitna woh sah sake",
      ],
      hindi: [
        "ट्रॉली आने से पहले जाँचना कि पेट कब से ख़ाली है और घुटने पर निशान है",
        "ड्रेन ख़ाली करना, रंग लिखना और वह बदले तो सर्जन को फ़ोन करना",
        "जली लड़की की पट्टी भिगोकर उतने धीरे उतारना जितना वह सह सके",
      ],
    },
  },
  "neonatal-nurse": {
    of: "1oz21u9",
    description: {
      hinglish: "Ek kilo ke bachchon ko boond-boond doodh dena aur garam rakhna.",
      hindi: "एक किलो के बच्चों को बूँद-बूँद दूध देना और गरम रखना।",
    },
    summary: {
      hinglish:
        "Samay se pehle, bahut chhote ya bimar janme bachchon ki dekhbhaal karna: nali se doodh dena, saans aur garmahat dekhna, aur maa ko unhe skin se skin lagakar god mein lena sikhana.",
      hindi:
        "समय से पहले, बहुत छोटे या बीमार जन्मे बच्चों की देखभाल करना: नली से दूध देना, साँस और गरमाहट देखना, और माँ को उन्हें त्वचा से त्वचा लगाकर गोद में लेना सिखाना।",
    },
    day: {
      hinglish: [
        "Nali se do millilitre doodh boond-boond dena",
        "Ek kilo ke shishu ko maa ki skin se satakar rakhna",
        "Saans rukne ka alarm bajte hi pahunchna",
      ],
      hindi: ["नली से दो मिलीलीटर दूध बूँद-बूँद देना", "एक किलो के शिशु को माँ की त्वचा से सटाकर रखना", "साँस रुकने का अलार्म बजते ही पहुँचना"],
    },
  },
  "industrial-pharmacist": {
    of: "evsnsj",
    description: {
      hinglish: "Batch mein dawa banana, har batch jaanch aur sign ke saath.",
      hindi: "बैच में दवा बनाना, हर बैच जाँच और दस्तख़त के साथ।",
    },
    summary: {
      hinglish: "Dawa ki factory mein powder se tablet ya syrup banana, batch dar batch, har ek bilkul ek jaisa.",
      hindi: "दवा की फ़ैक्टरी में पाउडर से गोली या सिरप बनाना, बैच दर बैच, हर एक बिल्कुल एक जैसा।",
    },
    day: {
      hinglish: [
        "Ek aur vyakti ke dekhte hue dawa aur uske filler taulna",
        "Goliyon ke kinaare tootne lagein to tablet press rokna",
        "Drum jaane se pehle batch record ke har page par dastakhat karna",
      ],
      hindi: [
        "एक और व्यक्ति के देखते हुए दवा और उसके फ़िलर तौलना",
        "गोलियों के किनारे टूटने लगें तो टैबलेट प्रेस रोकना",
        "ड्रम जाने से पहले बैच रिकॉर्ड के हर पन्ने पर दस्तख़त करना",
      ],
    },
  },
  "certified-hand-therapist": {
    of: "mlhlr8",
    description: { hinglish: "Kuchle haath ki pakad thodi-thodi karke wapas laana.", hindi: "कुचले हाथ की पकड़ थोड़ी-थोड़ी करके वापस लाना।" },
    summary: {
      hinglish:
        "Machine ke haadse, jalne ya surgery ke baad ungli, kalai aur kohni ka ilaaj karna, surgeon ke saath tay splint aur kasrat se, jab tak log phir kamane na lagein.",
      hindi: "मशीन के हादसे, जलने या सर्जरी के बाद उँगली, कलाई और कोहनी का इलाज करना, सर्जन के साथ तय स्प्लिंट और कसरत से, जब तक लोग फिर कमाने न लगें।",
    },
    day: {
      hinglish: [
        "Sile hue tendon wale haath par garam plastic ka splint dhaalna",
        "Nanhe protractor se ungli ka har jod naapna",
        "Badhai se clip dabwate rehna jab tak uski pakad chheni na thaam le",
      ],
      hindi: [
        "सिले हुए टेंडन वाले हाथ पर गरम प्लास्टिक का स्प्लिंट ढालना",
        "नन्हे चाँदे से उँगली का हर जोड़ नापना",
        "बढ़ई से क्लिप दबवाते रहना जब तक उसकी पकड़ छेनी न थाम ले",
      ],
    },
  },
  "geriatric-nurse": {
    of: "cm08le",
    description: {
      hinglish: "Buzurgon ko girne, bedsore aur goliyon ki gadbad se bachana.",
      hindi: "बुज़ुर्गों को गिरने, बेडसोर और गोलियों की गड़बड़ से बचाना।",
    },
    summary: {
      hinglish:
        "Ward, vriddhashram ya ghar mein buzurgon ki dekhbhaal karna: dawa dena, skin, yaaddasht aur khane par nazar rakhna, aur jo woh ab bhi kar sakte hain use banaye rakhna.",
      hindi: "वार्ड, वृद्धाश्रम या घर में बुज़ुर्गों की देखभाल करना: दवा देना, त्वचा, याददाश्त और खाने पर नज़र रखना, और जो वे अब भी कर सकते हैं उसे बनाए रखना।",
    },
    day: {
      hinglish: [
        "Un buzurg ke nakhoon kaatna jo aapko apni behen samajhte hain",
        "Pehchaanna ki achanak hua bhram asal mein peshaab ka infection hai",
        "Chai se pehle sooje pairon ko manakar das kadam chalana",
      ],
      hindi: [
        "उन बुज़ुर्ग के नाख़ून काटना जो आपको अपनी बहन समझते हैं",
        "पहचानना कि अचानक हुआ भ्रम असल में पेशाब का इंफ़ेक्शन है",
        "चाय से पहले सूजे पैरों को मनाकर दस क़दम चलाना",
      ],
    },
  },
  "public-health-dentist": {
    of: "13pr8vm",
    description: {
      hinglish: "School mein sade daant ginna aur gutka chabane walon ko chetana.",
      hindi: "स्कूल में सड़े दाँत गिनना और गुटखा चबाने वालों को चेताना।",
    },
    summary: {
      hinglish: "Daanton ka ilaaj school, gaon aur tambaku chabane walon tak le jaana, aur naapna ki kasbe ke daant sudhre ya nahi.",
      hindi: "दाँतों का इलाज स्कूल, गाँव और तंबाकू चबाने वालों तक ले जाना, और नापना कि क़स्बे के दाँत सुधरे या नहीं।",
    },
    day: {
      hinglish: [
        "Dental van se school ke do sau bachchon ke sade daant ginna",
        "Gutka chabane walon ke munh mein safed daag khojna",
        "Hisaab lagana ki pichhle saal brush karna sikhane se kuch badla ya nahi",
      ],
      hindi: [
        "डेंटल वैन से स्कूल के दो सौ बच्चों के सड़े दाँत गिनना",
        "गुटखा चबाने वालों के मुँह में सफ़ेद दाग़ खोजना",
        "हिसाब लगाना कि पिछले साल ब्रश करना सिखाने से कुछ बदला या नहीं",
      ],
    },
  },
  "labour-and-delivery-nurse": {
    of: "1qr68r8",
    description: {
      hinglish: "Labour mein contraction aur pet mein bachche ki dhadkan ka chart rakhna.",
      hindi: "प्रसव पीड़ा और पेट में बच्चे की धड़कन का चार्ट रखना।",
    },
    summary: {
      hinglish: "Poore labour mein mahila ke saath rehna, bachche ki dhadkan sunna aur saaf-sukha, rota newborn god mein dena.",
      hindi: "पूरे प्रसव में महिला के साथ रहना, बच्चे की धड़कन सुनना और साफ़-सूखा, रोता नवजात गोद में देना।",
    },
    day: {
      hinglish: [
        "Har aadhe ghante contraction aur pet ke bachche ki dhadkan chart par likhna",
        "Sust newborn ko warmer ke neeche malna aur ponchhna jab tak woh ro na de",
        "Baha hua khoon naapna aur bahut zyada hone se pehle doctor ko bulana",
      ],
      hindi: [
        "हर आधे घंटे प्रसव पीड़ा और पेट के बच्चे की धड़कन चार्ट पर लिखना",
        "सुस्त नवजात को वार्मर के नीचे मलना और पोंछना जब तक वह रो न दे",
        "बहा हुआ ख़ून नापना और बहुत ज़्यादा होने से पहले डॉक्टर को बुलाना",
      ],
    },
  },
  "oncology-social-worker": {
    of: "1eo80dz",
    description: {
      hinglish: "Cancer ke mushkil shabd samajhne aur kharch uthane mein parivaar ki madad karna.",
      hindi: "कैंसर के मुश्किल शब्द समझने और ख़र्च उठाने में परिवार की मदद करना।",
    },
    summary: {
      hinglish:
        "Cancer hospital mein kaam karna: mareez aur parivaar ki baat sunna, paisa, yojana aur paas mein kamra dhoondhna, aur ilaaj ko beech mein chhootne na dena.",
      hindi: "कैंसर अस्पताल में काम करना: मरीज़ और परिवार की बात सुनना, पैसा, योजना और पास में कमरा ढूँढ़ना, और इलाज को बीच में छूटने न देना।",
    },
    day: {
      hinglish: [
        "Das saal ke bachche ko bimari ka naam batane mein maa-baap ki madad karna",
        "Trust, PM-JAY aur rail kiraye ki chhoot ke form bharna",
        "Hospital ke paas teen mahine ke liye muft kamra dhoondhna",
      ],
      hindi: [
        "दस साल के बच्चे को बीमारी का नाम बताने में माँ-बाप की मदद करना",
        "ट्रस्ट, PM-JAY और रेल किराए की छूट के फ़ॉर्म भरना",
        "अस्पताल के पास तीन महीने के लिए मुफ़्त कमरा ढूँढ़ना",
      ],
    },
  },
  "sports-nutritionist": {
    of: "qb0a5p",
    description: {
      hinglish: "Khiladiyon ka khana tay karna taaki training ka asar dikhe.",
      hindi: "खिलाड़ियों का खाना तय करना ताकि ट्रेनिंग का असर दिखे।",
    },
    summary: {
      hinglish:
        "Academy, club aur national camp mein khana, fluids aur supplement ko har khel aur har mess ki rasoi ke hisaab se dhaalna, aur khiladiyon ko taakatwar aur doping se door rakhna.",
      hindi:
        "अकादमी, क्लब और राष्ट्रीय कैंप में खाना, पेय और सप्लीमेंट को हर खेल और हर मेस की रसोई के हिसाब से ढालना, और खिलाड़ियों को ताक़तवर और डोपिंग से दूर रखना।",
    },
    day: {
      hinglish: [
        "Practice se pehle aur baad mein pehlwaanon ko taulna ki kitna paseena nikla",
        "Marathon runner ka carbohydrate idli aur kele se poora karna",
        "Supplement ke dibbe ko banned list se milana",
      ],
      hindi: [
        "प्रैक्टिस से पहले और बाद में पहलवानों को तौलना कि कितना पसीना निकला",
        "मैराथन धावक का कार्बोहाइड्रेट इडली और केले से पूरा करना",
        "सप्लीमेंट के डिब्बे को प्रतिबंधित सूची से मिलाना",
      ],
    },
  },
  "nutrition-counsellor": {
    of: "jpjaiu",
    description: {
      hinglish: "Duble chhote bachchon ko taulna aur maaon ko dikhana ki kya pakana hai.",
      hindi: "दुबले छोटे बच्चों को तौलना और माँओं को दिखाना कि क्या पकाना है।",
    },
    summary: {
      hinglish:
        "Poshan kendra ya gaon mein duble bachchon ka wazan aur naap lena, unka khana tay karna aur pakana, aur wazan badhne tak milne jaana.",
      hindi: "पोषण केंद्र या गाँव में दुबले बच्चों का वज़न और नाप लेना, उनका खाना तय करना और पकाना, और वज़न बढ़ने तक मिलने जाना।",
    },
    day: {
      hinglish: [
        "Nanhe bachche ki oopri baanh par rangeen feeta lapetna",
        "Barah maaon ke saamne daal aur moongphali ka gaadha daliya pakana",
        "Poochhna ki ghar mein pehle kaun khata hai aur aakhir mein kaun",
      ],
      hindi: [
        "नन्हे बच्चे की ऊपरी बाँह पर रंगीन फ़ीता लपेटना",
        "बारह माँओं के सामने दाल और मूँगफली का गाढ़ा दलिया पकाना",
        "पूछना कि घर में पहले कौन खाता है और आख़िर में कौन",
      ],
    },
  },
  "poultry-veterinarian": {
    of: "1wd5i7d",
    description: { hinglish: "Hazaaron murgiyon ke jhund mein bimari rokna.", hindi: "हज़ारों मुर्गियों के झुंड में बीमारी रोकना।" },
    summary: {
      hinglish: "Hazaaron murgiyon ke jhund ko zinda rakhna: bimari khojna, teeke tay karna aur daana, paani aur hawa jaanchna.",
      hindi: "हज़ारों मुर्गियों के झुंड को ज़िंदा रखना: बीमारी खोजना, टीके तय करना और दाना, पानी और हवा जाँचना।",
    },
    day: {
      hinglish: [
        "Shed ke paas chhe mari murgiyan kholna aur liver, aant aur saans ki nali parakhna",
        "Ranikhet ke agle teeke ka din aur dose tay karna",
        "Kisaan ko batana ki kaun sa shed khaali kare aur wahan koi kyun na jaye",
      ],
      hindi: [
        "शेड के पास छह मरी मुर्गियाँ खोलना और लिवर, आँत और साँस की नली परखना",
        "रानीखेत के अगले टीके का दिन और डोज़ तय करना",
        "किसान को बताना कि कौन सा शेड ख़ाली करे और वहाँ कोई क्यों न जाए",
      ],
    },
  },
  "community-health-worker": {
    of: "ke4sd7",
    description: {
      hinglish: "Bukhaar ki jaanch, goliyan aur chlorine lekar ghar-ghar jaana.",
      hindi: "बुख़ार की जाँच, गोलियाँ और क्लोरीन लेकर घर-घर जाना।",
    },
    summary: {
      hinglish: "Health centre ke liye ghar-ghar jaana, bukhaar ki slide, skin ki jaanch, goliyan aur kuon ke liye chlorine lekar.",
      hindi: "हेल्थ सेंटर के लिए घर-घर जाना, बुख़ार की स्लाइड, त्वचा की जाँच, गोलियाँ और कुओं के लिए क्लोरीन लेकर।",
    },
    day: {
      hinglish: [
        "Bukhaar wale ladke ki ungli mein sui chubhokar malaria ki slide banana",
        "Aadmi ki aankhein band karwakar feeke daag ko rui ke phaahe se chhoona",
        "Parivaar ko raazi karna ki kushth rog se theek hua aadmi unke saath khaye",
      ],
      hindi: [
        "बुख़ार वाले लड़के की उँगली में सुई चुभोकर मलेरिया की स्लाइड बनाना",
        "आदमी की आँखें बंद करवाकर फीके दाग़ को रुई के फाहे से छूना",
        "परिवार को राज़ी करना कि कुष्ठ रोग से ठीक हुआ आदमी उनके साथ खाए",
      ],
    },
  },
  "rural-medical-officer": {
    of: "c9wx0v",
    description: {
      hinglish: "Hospital se door saanp kaatne aur bukhaar ka ilaaj karna aur delivery karana.",
      hindi: "अस्पताल से दूर साँप काटने और बुख़ार का इलाज करना और डिलीवरी कराना।",
    },
    summary: {
      hinglish:
        "Primary health centre chalana: OPD, delivery, saanp ka kaatna aur bukhaar, teekakaran ke din aur uske gaon ke health worker.",
      hindi: "प्राथमिक स्वास्थ्य केंद्र चलाना: OPD, डिलीवरी, साँप का काटना और बुख़ार, टीकाकरण के दिन और उसके गाँवों के स्वास्थ्य कार्यकर्ता।",
    },
    day: {
      hinglish: [
        "Jeep milne tak torch ki roshni mein saanp ke zehar ki kaat dena",
        "Stock ki chhe dawaon ke sahaare OPD ke nabbe mareez dekhna",
        "Delivery karane ke baad gaon ki swasthya baithak karna",
      ],
      hindi: [
        "जीप मिलने तक टॉर्च की रोशनी में साँप के ज़हर की काट देना",
        "स्टॉक की छह दवाओं के सहारे OPD के नब्बे मरीज़ देखना",
        "डिलीवरी कराने के बाद गाँव की स्वास्थ्य बैठक करना",
      ],
    },
  },
  "hospice-physician": {
    of: "myjlms",
    description: {
      hinglish: "Un mareezon ka dard kam karna jin par ab koi ilaaj kaam nahi karta.",
      hindi: "उन मरीज़ों का दर्द कम करना जिन पर अब कोई इलाज काम नहीं करता।",
    },
    summary: {
      hinglish:
        "Hospice, hospital ward aur ghar par aage badh chuke cancer ya jawab dete angon wale logon ki dekhbhaal karna, jitni dard mein utni hi saans phoolne aur dar mein, aur unke parivaar ki bhi.",
      hindi:
        "हॉस्पिस, अस्पताल के वार्ड और घर पर आगे बढ़ चुके कैंसर या जवाब देते अंगों वाले लोगों की देखभाल करना, जितनी दर्द में उतनी ही साँस फूलने और डर में, और उनके परिवार की भी।",
    },
    day: {
      hinglish: [
        "Morphine thodi-thodi badhana jab tak dard itna ghate ki woh so sake",
        "Mareez se poochhna ki sabse bada dar kya hai, aur intezaar karna",
        "Jhopdi mein marte hue aadmi ki saans aasaan karna aur bete ko tareeka dikhana",
      ],
      hindi: [
        "मॉर्फ़ीन थोड़ी-थोड़ी बढ़ाना जब तक दर्द इतना घटे कि वह सो सके",
        "मरीज़ से पूछना कि सबसे बड़ा डर क्या है, और इंतज़ार करना",
        "झोपड़ी में मरते हुए आदमी की साँस आसान करना और बेटे को तरीक़ा दिखाना",
      ],
    },
  },
  "health-information-technology-specialist": {
    of: "ssul3",
    description: { hinglish: "Phone par hospital ki atki hui screen phir chalana.", hindi: "फ़ोन पर अस्पताल की अटकी हुई स्क्रीन फिर चलाना।" },
    summary: {
      hinglish:
        "Phone par aur ward mein hospital ka software sambhalna: login, bill, dawa chart aur lab report, aur har upgrade ko chalu hone se pehle test karna.",
      hindi: "फ़ोन पर और वार्ड में अस्पताल का सॉफ़्टवेयर सँभालना: लॉगिन, बिल, दवा चार्ट और लैब रिपोर्ट, और हर अपग्रेड को चालू होने से पहले टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Raat ki nurse ko phone par batana ki atka dawa chart kaise chale",
        "Ek hi behosh mareez ki bani do files jodna",
        "Sunday ke upgrade se pehle kaagaz ke chart ka abhyaas karana",
      ],
      hindi: [
        "रात की नर्स को फ़ोन पर बताना कि अटका दवा चार्ट कैसे चले",
        "एक ही बेहोश मरीज़ की बनी दो फ़ाइलें जोड़ना",
        "रविवार के अपग्रेड से पहले काग़ज़ के चार्ट का अभ्यास कराना",
      ],
    },
  },
  "medical-science-liaison": {
    of: "li23a6",
    description: { hinglish: "Doctoron ko nayi dawa ke trial ke nateeje samjhana.", hindi: "डॉक्टरों को नई दवा के ट्रायल के नतीजे समझाना।" },
    summary: {
      hinglish:
        "Dawa company mein, bechne walon se alag, kaam karna: bade doctoron se milna, samjhana ki trial kya dikhate hain aur kya nahi, aur unke sawaal aur side effect company tak laana.",
      hindi:
        "दवा कंपनी में, बेचने वालों से अलग, काम करना: बड़े डॉक्टरों से मिलना, समझाना कि ट्रायल क्या दिखाते हैं और क्या नहीं, और उनके सवाल और साइड इफ़ेक्ट कंपनी तक लाना।",
    },
    day: {
      hinglish: [
        "Dil ki nayi dawa ka research paper dil ke doctoron se pehle do baar padhna",
        "Trial mein kam log hone par shak karte professor ko jawab dena",
        "Corridor mein suna hua side effect usi din aage batana",
      ],
      hindi: [
        "दिल की नई दवा का शोध-पत्र दिल के डॉक्टरों से पहले दो बार पढ़ना",
        "ट्रायल में कम लोग होने पर शक करते प्रोफ़ेसर को जवाब देना",
        "गलियारे में सुना हुआ साइड इफ़ेक्ट उसी दिन आगे बताना",
      ],
    },
  },
  "sports-psychologist": {
    of: "1u4citr",
    description: {
      hinglish: "Khiladiyon ko match se pehle ghabrahat shaant karna sikhana.",
      hindi: "खिलाड़ियों को मैच से पहले घबराहट शांत करना सिखाना।",
    },
    summary: {
      hinglish:
        "Academy, club ya Sports Authority of India ke SAI centre ke khiladiyon ko focus, dar, chot aur haar sambhalne mein madad karna, baatcheet aur roz ke abhyaas se.",
      hindi: "अकादमी, क्लब या भारतीय खेल प्राधिकरण के साई सेंटर के खिलाड़ियों को फ़ोकस, डर, चोट और हार सँभालने में मदद करना, बातचीत और रोज़ के अभ्यास से।",
    },
    day: {
      hinglish: [
        "Har serve se pehle akad jaane wale tennis khiladi ke liye das second ka routine banana",
        "Batter se uske pull shot ke peeche ke dar par baat karna",
        "Heart rate belt lagakar dheemi saans lena sikhana",
      ],
      hindi: [
        "हर सर्व से पहले अकड़ जाने वाले टेनिस खिलाड़ी के लिए दस सेकंड का रूटीन बनाना",
        "बैटर से उसके पुल शॉट के पीछे के डर पर बात करना",
        "हार्ट रेट बेल्ट लगाकर धीमी साँस लेना सिखाना",
      ],
    },
  },
};
