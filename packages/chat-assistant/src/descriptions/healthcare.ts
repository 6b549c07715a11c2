import type { ToldCareers } from "./told.ts";

export const healthcare: ToldCareers = {
  "general-physician": {
    of: "17n2mel",
    description: {
      hinglish: "Bukhaar, diabetes aur BP ka ilaaj karna, ya mareez ko aage bhejna.",
      hindi: "बुख़ार, डायबिटीज़ और BP का इलाज करना, या मरीज़ को आगे भेजना।",
    },
    summary: {
      hinglish:
        "Bukhaar, khaansi ya dar lekar jo bhi aaye use dekhna, pata karna ki takleef kya hai, aur ilaaj karna ya mareez ko aage bhejna.",
      hindi: "बुख़ार, खाँसी या डर लेकर जो भी आए उसे देखना, पता करना कि तकलीफ़ क्या है, और इलाज करना या मरीज़ को आगे भेजना।",
    },
  },
  cardiologist: {
    of: "t9ah49",
    description: { hinglish: "ECG padhna aur patli nali se band artery kholna.", hindi: "ECG पढ़ना और पतली नली से बंद धमनियाँ खोलना।" },
    summary: {
      hinglish:
        "Clinic aur emergency mein seene ka dard aur kamzor dil dekhna, ECG aur echo se parakhna, saalon tak dawa se ilaaj karna ya kalai ke raaste band artery turant kholna.",
      hindi:
        "क्लिनिक और इमरजेंसी में सीने का दर्द और कमज़ोर दिल देखना, ECG और इको से परखना, सालों तक दवा से इलाज करना या कलाई के रास्ते बंद धमनी तुरंत खोलना।",
    },
  },
  paediatrician: {
    of: "grkef9",
    description: {
      hinglish: "Bimar bachchon ka ilaaj karna aur shishuon ka growth chart rakhna.",
      hindi: "बीमार बच्चों का इलाज करना और शिशुओं के विकास का चार्ट रखना।",
    },
    summary: {
      hinglish: "Janm se kishor umar tak bachchon ka ilaaj karna, unki growth par nazar rakhna aur saath aaye parents ko tasalli dena.",
      hindi: "जन्म से किशोर उम्र तक बच्चों का इलाज करना, उनके विकास पर नज़र रखना और साथ आए माता-पिता को तसल्ली देना।",
    },
  },
  gynaecologist: {
    of: "1ctmcha",
    description: {
      hinglish: "Pregnancy mein dekhbhaal karna aur din ho ya raat, delivery karana.",
      hindi: "गर्भावस्था में देखभाल करना और दिन हो या रात, डिलीवरी कराना।",
    },
    summary: {
      hinglish:
        "Pehli mahwari se budhape tak mahilaon ki dekhbhaal karna: pregnancy aur kisi bhi waqt delivery, operation, scan, tumour, aur maa banne ya na banne ki salaah.",
      hindi: "पहली माहवारी से बुढ़ापे तक महिलाओं की देखभाल करना: गर्भावस्था और किसी भी वक़्त डिलीवरी, ऑपरेशन, स्कैन, ट्यूमर, और माँ बनने या न बनने की सलाह।",
    },
  },
  psychiatrist: {
    of: "18fa27f",
    description: {
      hinglish: "Depression aur schizophrenia ka dawa aur baatcheet se ilaaj karna.",
      hindi: "डिप्रेशन और सिज़ोफ़्रेनिया का दवा और बातचीत से इलाज करना।",
    },
    summary: {
      hinglish: "Depression aur schizophrenia jaisi mann ki bimariyon ka baatcheet, dawa aur saalon ke follow-up se ilaaj karna.",
      hindi: "डिप्रेशन और सिज़ोफ़्रेनिया जैसी मन की बीमारियों का बातचीत, दवा और सालों के फ़ॉलो-अप से इलाज करना।",
    },
  },
  dermatologist: {
    of: "13xp6gz",
    description: {
      hinglish: "Muhaase, daad aur kushth rog ka ilaaj karna aur har til jaanchna.",
      hindi: "मुहाँसे, दाद और कुष्ठ रोग का इलाज करना और हर तिल जाँचना।",
    },
    summary: {
      hinglish: "Muhaason se kushth rog tak, skin, baal aur nakhoon ka ilaaj karna aur tay karna ki kaun sa til nikaalna hoga.",
      hindi: "मुहाँसों से कुष्ठ रोग तक, त्वचा, बाल और नाख़ून का इलाज करना और तय करना कि कौन सा तिल निकालना होगा।",
    },
  },
  neurologist: {
    of: "1j41leb",
    description: {
      hinglish: "Daure aur sir dard ke peeche dimaag ya nas ki kharabi khojna.",
      hindi: "दौरे और सिर दर्द के पीछे दिमाग़ या नस की ख़राबी खोजना।",
    },
    summary: {
      hinglish:
        "Reflex, scan aur nas ki jaanch se pata karna ki koi kyun kaanpta ya bhoolta hai ya use daure kyun padte hain, aur ilaaj karna.",
      hindi: "रिफ़्लेक्स, स्कैन और नस की जाँच से पता करना कि कोई क्यों काँपता या भूलता है या उसे दौरे क्यों पड़ते हैं, और इलाज करना।",
    },
  },
  radiologist: {
    of: "8ywt3n",
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
  },
  oncologist: {
    of: "1lfb05s",
    description: { hinglish: "Cancer ke liye chemotherapy ki dawa aur dose chunna.", hindi: "कैंसर के लिए कीमोथेरेपी की दवा और डोज़ चुनना।" },
    summary: {
      hinglish:
        "Cancer centre ke day ward mein hafton ke cycle mein chemotherapy, hormone aur nayi dawaon se cancer ka ilaaj karna, side effect sambhalna aur sach-sach batana ki kitni ummeed hai.",
      hindi:
        "कैंसर सेंटर के डे वार्ड में हफ़्तों के चक्रों में कीमोथेरेपी, हार्मोन और नई दवाओं से कैंसर का इलाज करना, साइड इफ़ेक्ट सँभालना और सच-सच बताना कि कितनी उम्मीद है।",
    },
  },
  pathologist: {
    of: "1ymkz05",
    description: { hinglish: "Microscope mein tissue dekhkar bimari ka naam batana.", hindi: "माइक्रोस्कोप में टिशू देखकर बीमारी का नाम बताना।" },
    summary: {
      hinglish:
        "Lab mein tissue, cell aur khoon ko microscope se jaanchna, jis bimari ka doosron ko sirf shak ho uska naam batana aur wahan se nikalne wali har report ki zimmedari lena.",
      hindi:
        "लैब में टिशू, कोशिकाओं और ख़ून को माइक्रोस्कोप से जाँचना, जिस बीमारी का दूसरों को सिर्फ़ शक हो उसका नाम बताना और वहाँ से निकलने वाली हर रिपोर्ट की ज़िम्मेदारी लेना।",
    },
  },
  endocrinologist: {
    of: "1cunira",
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
  },
  nephrologist: {
    of: "5jhh3n",
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
  },
  gastroenterologist: {
    of: "1vt8g0r",
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
  },
  pulmonologist: {
    of: "18xezxa",
    description: {
      hinglish: "Asthma aur TB ka ilaaj karna aur kamzor phephdon ke liye ventilator set karna.",
      hindi: "दमा और TB का इलाज करना और कमज़ोर फेफड़ों के लिए वेंटिलेटर सेट करना।",
    },
    summary: {
      hinglish:
        "Asthma, TB aur dhuen se kharab phephdon ka ilaaj karna, patle camera se saans ki nali dekhna, saans aur neend ki jaanch karna, aur ICU mein ventilator chalana.",
      hindi: "दमा, TB और धुएँ से ख़राब फेफड़ों का इलाज करना, पतले कैमरे से साँस की नली देखना, साँस और नींद की जाँच करना, और ICU में वेंटिलेटर चलाना।",
    },
  },
  "family-physician": {
    of: "1s7a2jg",
    description: {
      hinglish: "Ek hi parivaar ka dashkon tak ilaaj karna, shishu se daadi tak.",
      hindi: "एक ही परिवार का दशकों तक इलाज करना, शिशु से दादी तक।",
    },
    summary: {
      hinglish:
        "Mohalle ya kasbe mein clinic chalana jahan wahi parivaar bukhaar, BP, ghaav aur chinta lekar aate hain, aur jaanna ki kise kab kis specialist ke paas bhejna hai.",
      hindi: "मोहल्ले या क़स्बे में क्लिनिक चलाना जहाँ वही परिवार बुख़ार, BP, घाव और चिंता लेकर आते हैं, और जानना कि किसे कब किस स्पेशलिस्ट के पास भेजना है।",
    },
  },
  geriatrician: {
    of: "ge8il3",
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
  },
  "forensic-pathologist": {
    of: "11orvc3",
    description: {
      hinglish: "Shav ka post-mortem karke court ko batana ki maut kaise hui.",
      hindi: "शव का पोस्टमॉर्टम करके अदालत को बताना कि मौत कैसे हुई।",
    },
    summary: {
      hinglish: "Post-mortem karna, choton ki jaanch karna aur court ko batana ki woh kaise aur kab lagi.",
      hindi: "पोस्टमॉर्टम करना, चोटों की जाँच करना और अदालत को बताना कि वे कैसे और कब लगीं।",
    },
  },
  "sports-medicine-physician": {
    of: "6qykm2",
    description: {
      hinglish: "Khiladiyon ke ghutne ki chot theek karna aur tay karna ki woh kab lautein.",
      hindi: "खिलाड़ियों के घुटने की चोट ठीक करना और तय करना कि वे कब लौटें।",
    },
    summary: {
      hinglish: "Khiladiyon ke phate ligament aur moch ka ilaaj karna aur tay karna ki woh maidaan par kab laut sakte hain.",
      hindi: "खिलाड़ियों के फटे लिगामेंट और मोच का इलाज करना और तय करना कि वे मैदान पर कब लौट सकते हैं।",
    },
  },
  rheumatologist: {
    of: "84ocfu",
    description: {
      hinglish: "Jin jodon aur muscles par shareer khud hamla kare, unka ilaaj karna.",
      hindi: "जिन जोड़ों और मांसपेशियों पर शरीर ख़ुद हमला करे, उनका इलाज करना।",
    },
    summary: {
      hinglish:
        "Pata karna ki sooje jod, chakatte ya bukhaar shareer ke apne immune system se hain ya nahi, aur tez dawa aur niyamit khoon jaanch se unhe saalon tak kaabu mein rakhna.",
      hindi: "पता करना कि सूजे जोड़, चकत्ते या बुख़ार शरीर के अपने इम्यून सिस्टम से हैं या नहीं, और तेज़ दवा और नियमित ख़ून जाँच से उन्हें सालों तक क़ाबू में रखना।",
    },
  },
  haematologist: {
    of: "8nmcsa",
    description: {
      hinglish: "Khoon ki kami, leukaemia aur na jamne wale khoon ka ilaaj karna.",
      hindi: "ख़ून की कमी, ल्यूकेमिया और न जमने वाले ख़ून का इलाज करना।",
    },
    summary: {
      hinglish:
        "Thalassaemia se leukaemia tak khoon ki bimariyon ka dawa, khoon chadhane aur bone marrow transplant se ilaaj karna, aur marrow ko microscope mein bhi dekhna.",
      hindi: "थैलेसीमिया से ल्यूकेमिया तक ख़ून की बीमारियों का दवा, ख़ून चढ़ाने और बोन मैरो ट्रांसप्लांट से इलाज करना, और मैरो को माइक्रोस्कोप में भी देखना।",
    },
  },
  allergist: {
    of: "b6flmn",
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
  },
  "infectious-disease-specialist": {
    of: "lyw3is",
    description: {
      hinglish: "Lambe bukhaar ke peeche ka keetaanu aur uski dawa khojna.",
      hindi: "लंबे बुख़ार के पीछे का कीटाणु और उसकी दवा खोजना।",
    },
    summary: {
      hinglish:
        "Jab koi bukhaar samajh na aaye ya keetaanu kisi aam dawa se na mare tab bulaane par jaana, HIV ka zindagi bhar ilaaj karna, aur hospital ke saath tay karna ki kaun si antibiotic di jaaye aur kaun si bachakar rakhi jaaye.",
      hindi:
        "जब कोई बुख़ार समझ न आए या कीटाणु किसी आम दवा से न मरे तब बुलाने पर जाना, HIV का ज़िंदगी भर इलाज करना, और अस्पताल के साथ तय करना कि कौन सी एंटीबायोटिक दी जाए और कौन सी बचाकर रखी जाए।",
    },
  },
  neonatologist: {
    of: "1s6qqmw",
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
  },
  "rehabilitation-physician": {
    of: "1yla7pd",
    description: {
      hinglish: "Stroke, reedh ki chot ya haath-pair katne ke baad sudhaar ki yojana banana.",
      hindi: "स्ट्रोक, रीढ़ की चोट या हाथ-पैर कटने के बाद सुधार की योजना बनाना।",
    },
    summary: {
      hinglish: "Us team ko chalana jo reedh ki chot, stroke ya ang kaate jaane ke baad logon ko phir apni zindagi mein laati hai.",
      hindi: "उस टीम को चलाना जो रीढ़ की चोट, स्ट्रोक या अंग काटे जाने के बाद लोगों को फिर अपनी ज़िंदगी में लाती है।",
    },
  },
  "radiation-oncologist": {
    of: "1dxnkeq",
    description: {
      hinglish: "Tumour ki jagah par nishaan lagana aur radiation ki dose tay karna.",
      hindi: "ट्यूमर की जगह पर निशान लगाना और रेडिएशन की डोज़ तय करना।",
    },
    summary: {
      hinglish: "Woh daayra tay karna jismein radiation tumour ko maare aur uske aas-paas ke hisse ko bachaye.",
      hindi: "वह दायरा तय करना जिसमें रेडिएशन ट्यूमर को मारे और उसके आस-पास के हिस्से को बचाए।",
    },
  },
  hospitalist: {
    of: "191261x",
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
  },
  "clinical-geneticist": {
    of: "1ywgyy6",
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
  },
  "reproductive-endocrinologist": {
    of: "oyuvmo",
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
  },
  diabetologist: {
    of: "by5ph6",
    description: {
      hinglish: "Diabetes walon ko raah dikhana aur unki insulin ghatana-badhana.",
      hindi: "डायबिटीज़ वालों को राह दिखाना और उनकी इंसुलिन घटाना-बढ़ाना।",
    },
    summary: {
      hinglish:
        "Diabetes wale unhi logon ko dashkon tak dekhna, unki reading se insulin aur goliyan badalna aur aankh, kidney, nas aur pair ko kharab hone se pehle sambhalna.",
      hindi: "डायबिटीज़ वाले उन्हीं लोगों को दशकों तक देखना, उनकी रीडिंग से इंसुलिन और गोलियाँ बदलना और आँख, किडनी, नस और पैर को ख़राब होने से पहले सँभालना।",
    },
  },
  sexologist: {
    of: "hm803f",
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
  },
  "general-surgeon": {
    of: "1bnu8o3",
    description: { hinglish: "Doorbeen se appendix nikaalna ya hernia theek karna.", hindi: "दूरबीन से अपेंडिक्स निकालना या हर्निया ठीक करना।" },
    summary: {
      hinglish:
        "Hospital ke rozmarra ke operation karna, pet, hernia, breast, thyroid aur ghaav, doorbeen se ya cheera lagakar, aur raat mein tay karna ki pet ka kaun sa operation subah tak nahi ruk sakta.",
      hindi:
        "अस्पताल के रोज़मर्रा के ऑपरेशन करना, पेट, हर्निया, स्तन, थायरॉइड और घाव, दूरबीन से या चीरा लगाकर, और रात में तय करना कि पेट का कौन सा ऑपरेशन सुबह तक नहीं रुक सकता।",
    },
  },
  "orthopaedic-surgeon": {
    of: "uhqw1k",
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
  },
  neurosurgeon: {
    of: "17bnsfk",
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
  },
  "cardiac-surgeon": {
    of: "104tt1g",
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
  },
  "plastic-surgeon": {
    of: "1wzy8kz",
    description: {
      hinglish: "Chehra, haath aur jali skin phir se banana aur nain-naksh badalna.",
      hindi: "चेहरा, हाथ और जली त्वचा फिर से बनाना और नैन-नक़्श बदलना।",
    },
    summary: {
      hinglish:
        "Jalne, machine, cancer ya janm se skin, haath aur chehre mein aayi kharabi ko graft aur flap se theek karna; private practice mein naak, baal aur charbi ka kaam bhi.",
      hindi: "जलने, मशीन, कैंसर या जन्म से त्वचा, हाथ और चेहरे में आई ख़राबी को ग्राफ़्ट और फ़्लैप से ठीक करना; प्राइवेट प्रैक्टिस में नाक, बाल और चर्बी का काम भी।",
    },
  },
  ophthalmologist: {
    of: "1mfoaqh",
    description: {
      hinglish: "Dhundhle lens badalna aur aankh ke phate parde theek karna.",
      hindi: "धुँधले लेंस बदलना और आँख के फटे पर्दे ठीक करना।",
    },
    summary: {
      hinglish: "Motiyabind nikaalna, aankh ke parde theek karna aur roshni lautana, aksar ek hi subah mein kai baar.",
      hindi: "मोतियाबिंद निकालना, आँख के पर्दे ठीक करना और आँखों की रोशनी लौटाना, अक्सर एक ही सुबह में कई बार।",
    },
  },
  "ear-nose-and-throat-specialist": {
    of: "1jk9f49",
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
  },
  urologist: {
    of: "1uohlxp",
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
  },
  "paediatric-surgeon": {
    of: "a2kdit",
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
  },
  "transplant-surgeon": {
    of: "4yvlo6",
    description: {
      hinglish: "Daan ki kidney ya liver intezaar kar rahe mareez ko lagana.",
      hindi: "दान की किडनी या लिवर इंतज़ार कर रहे मरीज़ को लगाना।",
    },
    summary: {
      hinglish:
        "Zinda ya mrit donor se ang lena aur jis waqt bhi mile, intezaar kar rahe mareez mein jodna, phir physician ke saath nazar rakhna ki shareer use apnaye rakhe.",
      hindi: "ज़िंदा या मृत डोनर से अंग लेना और जिस वक़्त भी मिले, इंतज़ार कर रहे मरीज़ में जोड़ना, फिर फ़िज़ीशियन के साथ नज़र रखना कि शरीर उसे अपनाए रखे।",
    },
  },
  "maxillofacial-surgeon": {
    of: "1kfownk",
    description: { hinglish: "Toote jabde screw se jodna aur munh phir se banana.", hindi: "टूटे जबड़े स्क्रू से जोड़ना और मुँह फिर से बनाना।" },
    summary: {
      hinglish: "Haadson ke baad jabde aur chehre theek karna, munh ke tumour nikaalna aur daanton ka mel sudhaarna.",
      hindi: "हादसों के बाद जबड़े और चेहरे ठीक करना, मुँह के ट्यूमर निकालना और ऊपर-नीचे के दाँतों का मेल सुधारना।",
    },
  },
  "vascular-surgeon": {
    of: "qev53g",
    description: { hinglish: "Pair aur gardan ki band artery kholna.", hindi: "पैर और गर्दन की बंद धमनियाँ खोलना।" },
    summary: {
      hinglish:
        "Pair bachana aur stroke rokna: band artery ka bypass karna ya stent lagana, phooli nasein band karna, dialysis ke liye baanh ki nas taiyaar karna aur sadak haadson mein phati nasein jodna.",
      hindi:
        "पैर बचाना और स्ट्रोक रोकना: बंद धमनी का बाईपास करना या स्टेंट लगाना, फूली नसें बंद करना, डायलिसिस के लिए बाँह की नस तैयार करना और सड़क हादसों में फटी नसें जोड़ना।",
    },
  },
  "thoracic-surgeon": {
    of: "lxyltc",
    description: { hinglish: "Phephde ya khane ki nali ke bimar hisse nikaalna.", hindi: "फेफड़े या खाने की नली के बीमार हिस्से निकालना।" },
    summary: {
      hinglish: "Cancer, TB aur chot mein phephdon, khane ki nali aur seene ki deewar ka operation karna.",
      hindi: "कैंसर, TB और चोट में फेफड़ों, खाने की नली और सीने की दीवार का ऑपरेशन करना।",
    },
  },
  "colorectal-surgeon": {
    of: "17ou2ir",
    description: { hinglish: "Aant ke tumour kaatna aur swasth sire jodna.", hindi: "आँत के ट्यूमर काटना और स्वस्थ सिरे जोड़ना।" },
    summary: {
      hinglish: "Aant ke tumour nikaalna aur bimari theek karna, aksar doorbeen ke kuch chhote cheeron se.",
      hindi: "आँत के ट्यूमर निकालना और बीमारी ठीक करना, अक्सर दूरबीन के कुछ छोटे चीरों से।",
    },
  },
  "surgical-oncologist": {
    of: "1vhe62o",
    description: {
      hinglish: "Cancer ko poora kaatkar nikaalna aur jo ho sake phir se banana.",
      hindi: "कैंसर को पूरा काटकर निकालना और जो हो सके फिर से बनाना।",
    },
    summary: {
      hinglish:
        "Doosre cancer doctoron ke saath pehle se tay tareeke se tumour ko thode swasth tissue aur judi giltiyon samet nikaalna, aur baad mein saalon tak mareez ko dekhna.",
      hindi: "दूसरे कैंसर डॉक्टरों के साथ पहले से तय तरीक़े से ट्यूमर को थोड़े स्वस्थ टिशू और जुड़ी गिल्टियों समेत निकालना, और बाद में सालों तक मरीज़ को देखना।",
    },
  },
  "trauma-surgeon": {
    of: "qs74qq",
    description: {
      hinglish: "Haadse ke ghaayalon ke andar bahta khoon minuton mein rokna.",
      hindi: "हादसे के घायलों के अंदर बहता ख़ून मिनटों में रोकना।",
    },
    summary: {
      hinglish:
        "Haadse, girne aur aag mein ghaayal logon ko cheera lagana, clamp se khoon rokna aur chot theek karna, aksar ambulance aane ke minuton mein.",
      hindi: "हादसे, गिरने और आग में घायल लोगों को चीरा लगाना, क्लैंप से ख़ून रोकना और चोट ठीक करना, अक्सर एंबुलेंस आने के मिनटों में।",
    },
  },
  anaesthesiologist: {
    of: "1sznf9z",
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
  },
  "pain-medicine-physician": {
    of: "terwvf",
    description: { hinglish: "Purane dard ke peeche ki nas khojkar use sunn karna.", hindi: "पुराने दर्द के पीछे की नस खोजकर उसे सुन्न करना।" },
    summary: {
      hinglish:
        "Hospital ke clinic mein un logon ko dekhna jinka kamar, nas ya cancer ka dard mahinon se chal raha hai, aur X-ray dekhte hue injection, dawa aur exercise se ilaaj karna.",
      hindi:
        "अस्पताल के क्लिनिक में उन लोगों को देखना जिनका कमर, नस या कैंसर का दर्द महीनों से चल रहा है, और एक्स-रे देखते हुए इंजेक्शन, दवा और कसरत से इलाज करना।",
    },
  },
  intensivist: {
    of: "j03p5i",
    description: {
      hinglish: "Us ICU ko chalana jo jawab dete angon ka kaam sambhalta hai.",
      hindi: "उस ICU को चलाना जो जवाब देते अंगों का काम सँभालता है।",
    },
    summary: {
      hinglish: "ICU ki us team ko chalana jo dil, phephdon aur kidney ko tab tak sahara deti hai jab tak shareer khud kaam na sambhal le.",
      hindi: "ICU की उस टीम को चलाना जो दिल, फेफड़ों और किडनी को तब तक सहारा देती है जब तक शरीर ख़ुद काम न सँभाल ले।",
    },
  },
  "emergency-physician": {
    of: "1lyufpc",
    description: {
      hinglish: "Emergency mein haadse, heart attack aur saanp ke kaate ka ilaaj karna.",
      hindi: "इमरजेंसी में हादसे, हार्ट अटैक और साँप के काटे का इलाज करना।",
    },
    summary: {
      hinglish: "Haadse, heart attack ya saanp ke kaate mareez aane par emergency mein kamaan sambhalna aur minuton mein faisla karna.",
      hindi: "हादसे, हार्ट अटैक या साँप के काटे मरीज़ आने पर इमरजेंसी में कमान सँभालना और मिनटों में फ़ैसला करना।",
    },
  },
  dentist: {
    of: "owtzih",
    description: {
      hinglish: "Drill se sadan nikaalna, daant bharna ya ukhaadna aur masoode jaanchna.",
      hindi: "ड्रिल से सड़न निकालना, दाँत भरना या उखाड़ना और मसूड़े जाँचना।",
    },
    summary: {
      hinglish:
        "Daant bharna, saaf karna, nikaalna aur un par cap lagana, jad aur masoodon ka ilaaj karna aur logon ko bache daant sambhalna sikhana.",
      hindi: "दाँत भरना, साफ़ करना, निकालना और उन पर कैप लगाना, जड़ और मसूड़ों का इलाज करना और लोगों को बचे दाँत सँभालना सिखाना।",
    },
  },
  orthodontist: {
    of: "16h12vf",
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
  },
  prosthodontist: {
    of: "ga8omo",
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
  },
  "dental-hygienist": {
    of: "12sws14",
    description: {
      hinglish: "Daanton se tartar khurachna aur mareez ko brush karna sikhana.",
      hindi: "दाँतों से टार्टर खुरचना और मरीज़ को ब्रश करना सिखाना।",
    },
    summary: {
      hinglish: "Daanton ki scaling aur polish karna, daanton ka X-ray lena aur mareez ko brush karne ka tareeka dikhana.",
      hindi: "दाँतों की स्केलिंग और पॉलिश करना, दाँतों का एक्स-रे लेना और मरीज़ को ब्रश करने का तरीक़ा दिखाना।",
    },
  },
  "dental-assistant": {
    of: "ffhf0l",
    description: {
      hinglish: "Dentist ko auzaar dena aur suction ko sahi jagah pakde rakhna.",
      hindi: "डेंटिस्ट को औज़ार देना और सक्शन को सही जगह पकड़े रखना।",
    },
    summary: {
      hinglish: "Dentist ko auzaar dena, filling ka masala milana aur kursi aur auzaar sterile rakhna.",
      hindi: "डेंटिस्ट को औज़ार देना, फ़िलिंग का मसाला मिलाना और कुर्सी और औज़ार कीटाणुमुक्त रखना।",
    },
  },
  "dental-technician": {
    of: "r3z002",
    description: { hinglish: "Workshop mein mom aur porcelain se nakli daant banana.", hindi: "वर्कशॉप में मोम और पोर्सिलेन से नक़ली दाँत बनाना।" },
    summary: {
      hinglish:
        "Mareez par nahi, bench par kaam karna: dentist ki li hui chhaap mein plaster bharna ya scan kholna, phir crown, denture ya brace taraashna, dhaalna, machine se kaatna aur polish karna taaki woh fit aaye.",
      hindi:
        "मरीज़ पर नहीं, बेंच पर काम करना: डेंटिस्ट की ली हुई छाप में प्लास्टर भरना या स्कैन खोलना, फिर क्राउन, डेंचर या ब्रेस तराशना, ढालना, मशीन से काटना और पॉलिश करना ताकि वह फ़िट आए।",
    },
  },
  optometrist: {
    of: "1yv8c9s",
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
  },
  "dispensing-optician": {
    of: "2bj2m3",
    description: {
      hinglish: "Putliyon ki naap lena aur chashme ka frame chehre par fit karna.",
      hindi: "पुतलियों की नाप लेना और चश्मे का फ़्रेम चेहरे पर फ़िट करना।",
    },
    summary: {
      hinglish:
        "Chashme ki dukaan mein customer ko frame aur lens chunne mein madad karna, naapna ki putliyan kahan hain, lab ko order bhejna aur taiyaar chashma kaanon ke hisaab se modna.",
      hindi: "चश्मे की दुकान में ग्राहक को फ़्रेम और लेंस चुनने में मदद करना, नापना कि पुतलियाँ कहाँ हैं, लैब को ऑर्डर भेजना और तैयार चश्मा कानों के हिसाब से मोड़ना।",
    },
  },
  orthoptist: {
    of: "40fwgk",
    description: {
      hinglish: "Patch aur prism se bachchon ki bhengi aankhon ko train karna.",
      hindi: "पैच और प्रिज़्म से बच्चों की भेंगी आँखों को ट्रेन करना।",
    },
    summary: {
      hinglish:
        "Eye hospital ke bhengapan clinic mein naapna ki bachche ki aankhein kitni alag jaati hain aur mahinon tak patch, prism aur khel se unhe saath kaam karna sikhana.",
      hindi: "आँख के अस्पताल के भेंगापन क्लिनिक में नापना कि बच्चे की आँखें कितनी अलग जाती हैं और महीनों तक पैच, प्रिज़्म और खेल से उन्हें साथ काम करना सिखाना।",
    },
  },
  "ophthalmic-technician": {
    of: "rjgxky",
    description: {
      hinglish: "Eye doctor ke liye drop daalna aur aankh ka pressure jaanchna.",
      hindi: "आँख के डॉक्टर के लिए दवा की बूँदें डालना और आँख का प्रेशर जाँचना।",
    },
    summary: {
      hinglish: "Nazar aur aankh ka pressure naapna aur eye doctor ke dekhne se pehle mareezon ko taiyaar karna.",
      hindi: "नज़र और आँख का प्रेशर नापना और आँख के डॉक्टर के देखने से पहले मरीज़ों को तैयार करना।",
    },
  },
  endodontist: {
    of: "6jyxzd",
    description: {
      hinglish: "Daant bachane ke liye microscope ke neeche root canal saaf karna.",
      hindi: "दाँत बचाने के लिए माइक्रोस्कोप के नीचे रूट कैनाल साफ़ करना।",
    },
    summary: {
      hinglish:
        "Aam dentist jo daant aage bhejte hain unhe lena, microscope ke neeche kholna, har patli nali saaf karke seal karna, taaki mareez ke jabde mein jad bani rahe.",
      hindi: "आम डेंटिस्ट जो दाँत आगे भेजते हैं उन्हें लेना, माइक्रोस्कोप के नीचे खोलना, हर पतली नली साफ़ करके सील करना, ताकि मरीज़ के जबड़े में जड़ बनी रहे।",
    },
  },
  periodontist: {
    of: "23d9b7",
    description: {
      hinglish: "Khoon aate masoodon ka ilaaj karna aur jabde mein implant lagana.",
      hindi: "ख़ून आते मसूड़ों का इलाज करना और जबड़े में इंप्लांट लगाना।",
    },
    summary: {
      hinglish:
        "Masoode ke neeche jad saaf karke hilte daant bachana, jahan masooda aur haddi sikud gaye hon wahan graft lagana aur jahan daant ja chuka ho wahan implant kasna.",
      hindi: "मसूड़े के नीचे जड़ साफ़ करके हिलते दाँत बचाना, जहाँ मसूड़ा और हड्डी सिकुड़ गए हों वहाँ ग्राफ़्ट लगाना और जहाँ दाँत जा चुका हो वहाँ इंप्लांट कसना।",
    },
  },
  paedodontist: {
    of: "1le381y",
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
  },
  "artificial-eye-maker": {
    of: "7u3dd9",
    description: {
      hinglish: "Aankh ki khaali jagah ke liye nakli aankh dhaalna aur rangna.",
      hindi: "आँख की ख़ाली जगह के लिए नक़ली आँख ढालना और रँगना।",
    },
    summary: {
      hinglish: "Itni asli dikhne wali nakli aankhein rangna aur lagana ki koi dobara mudkar na dekhe.",
      hindi: "इतनी असली दिखने वाली नक़ली आँखें रँगना और लगाना कि कोई दोबारा मुड़कर न देखे।",
    },
  },
  "optical-laboratory-technician": {
    of: "1r7dtml",
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
  },
  "registered-nurse": {
    of: "1wxaf1g",
    description: {
      hinglish: "Dawa dena, drip lagana aur shift mein ward par nazar rakhna.",
      hindi: "दवा देना, ड्रिप लगाना और शिफ़्ट में वार्ड पर नज़र रखना।",
    },
    summary: {
      hinglish: "Dawa dena, nabz, saans aur BP par nazar rakhna aur din-raat woh insaan hona jise ward ka mareez sabse zyada dekhta hai.",
      hindi: "दवा देना, नब्ज़, साँस और BP पर नज़र रखना और दिन-रात वह इंसान होना जिसे वार्ड का मरीज़ सबसे ज़्यादा देखता है।",
    },
  },
  "critical-care-nurse": {
    of: "jp3974",
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
  },
  "operating-room-nurse": {
    of: "1xaz236",
    description: {
      hinglish: "Surgeon ko har auzaar thamana aur ant mein sab ginkar wapas lena.",
      hindi: "सर्जन को हर औज़ार थमाना और अंत में सब गिनकर वापस लेना।",
    },
    summary: {
      hinglish: "Surgery ke dauraan har auzaar ginna aur thamana, aur dekhna ki jo cheez sterile na ho woh paas na aaye.",
      hindi: "सर्जरी के दौरान हर औज़ार गिनना और थमाना, और देखना कि जो चीज़ कीटाणुमुक्त न हो वह पास न आए।",
    },
  },
  "paediatric-nurse": {
    of: "hkel4o",
    description: {
      hinglish: "Bimar bachchon ki nas dhoondhna aur bahut chhoti dose naapna.",
      hindi: "बीमार बच्चों की नस ढूँढना और बहुत छोटी डोज़ नापना।",
    },
    summary: {
      hinglish: "Bimar bachchon ki dekhbhaal karna, pehli hi koshish mein nas dhoondhna aur sui ka dar kam karna.",
      hindi: "बीमार बच्चों की देखभाल करना, पहली ही कोशिश में नस ढूँढना और सुई का डर कम करना।",
    },
  },
  "psychiatric-nurse": {
    of: "2hx995",
    description: {
      hinglish: "Mansik bimari mein logon ki dekhbhaal karna aur sankat aane se pehle bhaanp lena.",
      hindi: "मानसिक बीमारी में लोगों की देखभाल करना और संकट आने से पहले भाँप लेना।",
    },
    summary: {
      hinglish: "Mansik takleef mein mareezon ki dekhbhaal karna, ward mein sabko surakshit rakhna aur sankat se pehle badlaav pehchaanna.",
      hindi: "मानसिक तकलीफ़ में मरीज़ों की देखभाल करना, वार्ड में सबको सुरक्षित रखना और संकट से पहले बदलाव पहचानना।",
    },
  },
  "community-health-nurse": {
    of: "yrtn2p",
    description: {
      hinglish: "Ghar aur school jaakar teeka lagana aur maaon ki jaanch karna.",
      hindi: "घर और स्कूल जाकर टीका लगाना और माँओं की जाँच करना।",
    },
    summary: {
      hinglish:
        "Health centre se kuch gaon ya shehar ke ward sambhalna: teeke, maaon aur newborn ke ghar jaana, BP aur sugar ki jaanch, aur school mein baatcheet.",
      hindi: "हेल्थ सेंटर से कुछ गाँव या शहर के वार्ड सँभालना: टीके, माँओं और नवजात के घर जाना, BP और शुगर की जाँच, और स्कूल में बातचीत।",
    },
  },
  "nurse-practitioner": {
    of: "ao1sp7",
    description: {
      hinglish: "Mareez ki jaanch karna aur tay protocol se ilaaj shuru karna.",
      hindi: "मरीज़ की जाँच करना और तय प्रोटोकॉल से इलाज शुरू करना।",
    },
    summary: {
      hinglish: "Mareez ki jaanch karna, test likhna aur tay protocol se ilaaj shuru karna; India mein zyadatar ICU mein.",
      hindi: "मरीज़ की जाँच करना, टेस्ट लिखना और तय प्रोटोकॉल से इलाज शुरू करना; भारत में ज़्यादातर ICU में।",
    },
  },
  "nurse-anaesthetist": {
    of: "103k42v",
    description: {
      hinglish: "Surgery mein behoshi ki dawa dena aur har saans par nazar rakhna.",
      hindi: "सर्जरी में बेहोशी की दवा देना और हर साँस पर नज़र रखना।",
    },
    summary: {
      hinglish: "Doctor ki dekhrekh mein anaesthesia dena aur poore operation ke dauraan saans aur nabz par nazar rakhna.",
      hindi: "डॉक्टर की देखरेख में एनेस्थीसिया देना और पूरे ऑपरेशन के दौरान साँस और नब्ज़ पर नज़र रखना।",
    },
  },
  midwife: {
    of: "vopfwy",
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
  },
  "auxiliary-nurse-midwife": {
    of: "tolfz2",
    description: {
      hinglish: "Gaon ke sub-centre par teeke lagana aur iron ki goliyan dena.",
      hindi: "गाँव के उप-केंद्र पर टीके लगाना और आयरन की गोलियाँ देना।",
    },
    summary: {
      hinglish:
        "Health sub-centre se kuch gaon sambhalna: teeke, pregnancy mein jaanch, iron ki goliyan, delivery, parivaar niyojan aur register, aur saath mein ASHA worker.",
      hindi: "स्वास्थ्य उप-केंद्र से कुछ गाँव सँभालना: टीके, गर्भावस्था में जाँच, आयरन की गोलियाँ, डिलीवरी, परिवार नियोजन और रजिस्टर, और साथ में आशा कार्यकर्ता।",
    },
  },
  "licensed-practical-nurse": {
    of: "tyu6i0",
    description: {
      hinglish: "Senior nurse ki dekhrekh mein ghaav ki patti karna aur mareez ko khilana.",
      hindi: "सीनियर नर्स की देखरेख में घाव की पट्टी करना और मरीज़ को खिलाना।",
    },
    summary: {
      hinglish:
        "Nursing home, chhote hospital ya ghar mein bistar par pade mareez ki nursing karna: nahlana, khilana, patti, BP aur nabz, aur senior nurse ko batana.",
      hindi: "नर्सिंग होम, छोटे अस्पताल या घर में बिस्तर पर पड़े मरीज़ की नर्सिंग करना: नहलाना, खिलाना, पट्टी, BP और नब्ज़, और सीनियर नर्स को बताना।",
    },
  },
  "nursing-director": {
    of: "d4byns",
    description: {
      hinglish: "Hospital ki nurses ki duty lagana aur har ward ka audit karna.",
      hindi: "अस्पताल की नर्सों की ड्यूटी लगाना और हर वार्ड का ऑडिट करना।",
    },
    summary: {
      hinglish: "Hospital ki poori nursing chalana: duty roster, standard, training aur aadhi raat ki shikayat.",
      hindi: "अस्पताल की पूरी नर्सिंग चलाना: ड्यूटी रोस्टर, स्टैंडर्ड, ट्रेनिंग और आधी रात की शिकायत।",
    },
  },
  "dialysis-nurse": {
    of: "tx70g8",
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
  },
  "infection-control-nurse": {
    of: "19toe6x",
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
  },
  "palliative-care-nurse": {
    of: "106h9k6",
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
  },
  "oncology-nurse": {
    of: "1uqzx0a",
    description: {
      hinglish: "Drip se chemotherapy dena aur nazar rakhna ki nas na jale.",
      hindi: "ड्रिप से कीमोथेरेपी देना और नज़र रखना कि नस न जले।",
    },
    summary: {
      hinglish: "Sahi nali se sahi raftaar par chemotherapy dena aur un mareezon ka saath dena jinke baal jhad jaate hain.",
      hindi: "सही नली से सही रफ़्तार पर कीमोथेरेपी देना और उन मरीज़ों का साथ देना जिनके बाल झड़ जाते हैं।",
    },
  },
  "school-nurse": {
    of: "1h0crdq",
    description: {
      hinglish: "Bachchon ki nazar aur growth jaanchna aur chhile ghutne theek karna.",
      hindi: "बच्चों की नज़र और क़द-वज़न जाँचना और छिले घुटनों की पट्टी करना।",
    },
    summary: {
      hinglish:
        "Boarding ya bade day school ka medical room chalana: din-raat bukhaar, chot aur goliyan dekhna, har saal aankh, daant aur wazan ki jaanch, aur parents ko phone.",
      hindi: "बोर्डिंग या बड़े डे स्कूल का मेडिकल रूम चलाना: दिन-रात बुख़ार, चोट और गोलियाँ देखना, हर साल आँख, दाँत और वज़न की जाँच, और माता-पिता को फ़ोन।",
    },
  },
  "occupational-health-nurse": {
    of: "d6pzbz",
    description: {
      hinglish: "Factory workers ki sunne ki jaanch karna aur first aid dena.",
      hindi: "फ़ैक्टरी के कामगारों की सुनने की जाँच करना और फ़र्स्ट एड देना।",
    },
    summary: {
      hinglish: "Factory ka first aid room chalana, kaan aur phephde jaanchna aur workers ko kaam ke liye fit rakhna.",
      hindi: "फ़ैक्टरी का फ़र्स्ट एड रूम चलाना, कान और फेफड़े जाँचना और कामगारों को काम के लिए फ़िट रखना।",
    },
  },
  physiotherapist: {
    of: "p715uk",
    description: {
      hinglish: "Akde ghutnon aur stroke ke mareezon ko kasrat se phir chalana.",
      hindi: "अकड़े घुटनों और स्ट्रोक के मरीज़ों को कसरत से फिर चलाना।",
    },
    summary: {
      hinglish: "Stroke, fracture ya kamar dard ke baad kasrat, haathon aur machine se logon ko phir chalne-phirne layak banana.",
      hindi: "स्ट्रोक, फ़्रैक्चर या कमर दर्द के बाद कसरत, हाथों और मशीन से लोगों को फिर चलने-फिरने लायक़ बनाना।",
    },
  },
  "occupational-therapist": {
    of: "1roqgcs",
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
  },
  "speech-therapist": {
    of: "jm5po2",
    description: { hinglish: "Bachche ke pehle bol nikalwana aur haklana kam karna.", hindi: "बच्चे के पहले बोल निकलवाना और हकलाना कम करना।" },
    summary: {
      hinglish: "Bachche ko pehle shabd bolne, kisi ko stroke ke baad phir bolne, aur dono ko surakshit nigalne mein madad karna.",
      hindi: "बच्चे को पहले शब्द बोलने, किसी को स्ट्रोक के बाद फिर बोलने, और दोनों को सुरक्षित निगलने में मदद करना।",
    },
  },
  audiologist: {
    of: "17ulieq",
    description: {
      hinglish: "Janm se hi sunne ki jaanch karna aur hearing aid lagana.",
      hindi: "जन्म से ही सुनने की जाँच करना और कान की मशीन लगाना।",
    },
    summary: {
      hinglish: "Sunne ki taakat naapna, hearing aid lagana aur bahre newborn ko samay rehte pehchaanna.",
      hindi: "सुनने की ताक़त नापना, कान की मशीन लगाना और बहरे नवजात को समय रहते पहचानना।",
    },
  },
  "respiratory-therapist": {
    of: "14nnjhf",
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
  },
  prosthetist: {
    of: "11dvk3b",
    description: {
      hinglish: "Kate ang par fit aane wale nakli pair aur haath banana.",
      hindi: "कटे अंग पर फ़िट आने वाले नक़ली पैर और हाथ बनाना।",
    },
    summary: {
      hinglish: "Kate ang ki naap lena, nakli ang banana aur tab tak sudhaarna jab tak chalte samay uska khayal hi na aaye.",
      hindi: "कटे अंग की नाप लेना, नक़ली अंग बनाना और तब तक सुधारना जब तक चलते समय उसका ख़याल ही न आए।",
    },
  },
  "radiation-therapist": {
    of: "11lj01z",
    description: { hinglish: "Cancer ke mareezon ko radiation ki tay dose dena.", hindi: "कैंसर के मरीज़ों को रेडिएशन की तय डोज़ देना।" },
    summary: {
      hinglish:
        "Hafton tak har cancer mareez ko roz table par ek hi tarah litana, plan aur tasveer jaanchna, kamre ke bahar se kiran dena aur camera se nazar rakhna.",
      hindi: "हफ़्तों तक कैंसर के हर मरीज़ को रोज़ टेबल पर एक ही तरह लिटाना, प्लान और तस्वीर जाँचना, कमरे के बाहर से किरण देना और कैमरे से नज़र रखना।",
    },
  },
  "recreation-therapist": {
    of: "y1m8kb",
    description: { hinglish: "Khel aur sair se mareezon ka hausla lautana.", hindi: "खेल और सैर से मरीज़ों का हौसला लौटाना।" },
    summary: {
      hinglish:
        "Mareezon ya care home mein rehne walon ke liye khel, craft, sangeet aur sair plan karna taaki haath, yaaddasht ya himmat laute, har ek ke liye niyam badalna aur likhna ki kaun shaamil hua.",
      hindi:
        "मरीज़ों या केयर होम में रहने वालों के लिए खेल, क्राफ़्ट, संगीत और सैर प्लान करना ताकि हाथ, याददाश्त या हिम्मत लौटे, हर एक के लिए नियम बदलना और लिखना कि कौन शामिल हुआ।",
    },
  },
  "art-therapist": {
    of: "1w3of5m",
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
  },
  "music-therapist": {
    of: "otcn7y",
    description: {
      hinglish: "Geet se autism wale bachchon aur buzurgon ke mann tak pahunchna.",
      hindi: "गीत से ऑटिज़्म वाले बच्चों और बुज़ुर्गों के मन तक पहुँचना।",
    },
    summary: {
      hinglish:
        "Special school, hospital aur vriddhashram mein ek vyakti ya group ke liye gaane, dhol aur sunne ke session plan karna, aur unse aaya har chhota badlaav likhna.",
      hindi: "स्पेशल स्कूल, अस्पताल और वृद्धाश्रम में एक व्यक्ति या समूह के लिए गाने, ढोल और सुनने के सेशन प्लान करना, और उनसे आया हर छोटा बदलाव लिखना।",
    },
  },
  "massage-therapist": {
    of: "q29r8s",
    description: {
      hinglish: "Maalish se peeth aur pindli ka dard aur khinchaav nikaalna.",
      hindi: "मालिश से पीठ और पिंडली का दर्द और खिंचाव निकालना।",
    },
    summary: {
      hinglish:
        "Spa, hotel, clinic ya sports team mein peeth, gardan aur pair ki maalish karna, pehle poochna ki kahan haath nahi lagana hai, aur din mein paanch-chhah log dekhna, zyadatar purush purushon ko aur mahila mahilaon ko.",
      hindi:
        "स्पा, होटल, क्लिनिक या खेल टीम में पीठ, गर्दन और पैर की मालिश करना, पहले पूछना कि कहाँ हाथ नहीं लगाना है, और दिन में पाँच-छह लोग देखना, ज़्यादातर पुरुष पुरुषों को और महिला महिलाओं को।",
    },
  },
  chiropractor: {
    of: "caru7l",
    description: { hinglish: "Reedh ke akde jodon ko ek tez jhatke se hilana.", hindi: "रीढ़ के अकड़े जोड़ों को एक तेज़ झटके से हिलाना।" },
    summary: {
      hinglish:
        "Dard wali kamar ya gardan jaanchna, X-ray padhna, ek-ek jod ko tez jhatke se hilana aur exercise batana, private clinic mein, zyadatar bade shehar mein.",
      hindi: "दर्द वाली कमर या गर्दन जाँचना, एक्स-रे पढ़ना, एक-एक जोड़ को तेज़ झटके से हिलाना और कसरत बताना, प्राइवेट क्लिनिक में, ज़्यादातर बड़े शहर में।",
    },
  },
  "physiotherapy-assistant": {
    of: "vgh1gk",
    description: {
      hinglish: "Mareez ki exercise ginna aur sikai aur traction lagana.",
      hindi: "मरीज़ की कसरत गिनना और सिकाई और ट्रैक्शन लगाना।",
    },
    summary: {
      hinglish:
        "Physiotherapist ki batayi exercise mareezon se karana, unhe bed, bar aur mat ke beech le jaana, aur clinic ya hospital mein hot pack, current aur traction lagana.",
      hindi: "फ़िज़ियोथेरेपिस्ट की बताई कसरत मरीज़ों से कराना, उन्हें बेड, बार और मैट के बीच ले जाना, और क्लिनिक या अस्पताल में हॉट पैक, करंट और ट्रैक्शन लगाना।",
    },
  },
  "rehabilitation-counsellor": {
    of: "ff8ege",
    description: {
      hinglish: "Divyang logon ke liye training, upkaran aur naukri khojna.",
      hindi: "दिव्यांग लोगों के लिए ट्रेनिंग, उपकरण और नौकरी खोजना।",
    },
    summary: {
      hinglish:
        "Sarkari centre ya charity mein divyang logon ko certificate, upkaran, training aur naukri dilana, aur naukri dene walon ko aur parivaar ko bhi raazi karna.",
      hindi: "सरकारी केंद्र या चैरिटी में दिव्यांग लोगों को प्रमाण-पत्र, उपकरण, ट्रेनिंग और नौकरी दिलाना, और नौकरी देने वालों को और परिवार को भी राज़ी करना।",
    },
  },
  "clinical-psychologist": {
    of: "tn71eb",
    description: {
      hinglish: "Pareshaan mann ki jaanch karna aur dawa nahi, baatcheet se ilaaj karna.",
      hindi: "परेशान मन की जाँच करना और दवा नहीं, बातचीत से इलाज करना।",
    },
    summary: {
      hinglish:
        "Yaaddasht, buddhi aur mood jaanchna aur mahinon ki silsilewar baatcheet se ilaaj karna, hospital ke psychiatrist ke saath ya apni practice mein.",
      hindi: "याददाश्त, बुद्धि और मूड जाँचना और महीनों की सिलसिलेवार बातचीत से इलाज करना, अस्पताल के मनोचिकित्सकों के साथ या अपनी प्रैक्टिस में।",
    },
  },
  "counselling-psychologist": {
    of: "a714xi",
    description: {
      hinglish: "Dukh, exam aur breakup mein logon se baat karke sahara dena.",
      hindi: "दुख, परीक्षा और ब्रेकअप में लोगों से बात करके सहारा देना।",
    },
    summary: {
      hinglish:
        "College, company, clinic ya video par logon se ek-ek ghanta dukh, exam, kaam ya breakup par baat karna, aur jise zyada zaroorat ho use aage bhejna.",
      hindi: "कॉलेज, कंपनी, क्लिनिक या वीडियो पर लोगों से एक-एक घंटा दुख, परीक्षा, काम या ब्रेकअप पर बात करना, और जिसे ज़्यादा ज़रूरत हो उसे आगे भेजना।",
    },
  },
  neuropsychologist: {
    of: "tm6ve8",
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
  },
  "marriage-counsellor": {
    of: "14w5owa",
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
  },
  "addiction-counsellor": {
    of: "yubhbe",
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
  },
  "mental-health-social-worker": {
    of: "oab8mw",
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
  },
  "behaviour-analyst": {
    of: "kpisug",
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
  },
  podiatrist: {
    of: "1r36sax",
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
  },
  orthotist: {
    of: "151kfw3",
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
  },
  "hearing-aid-technician": {
    of: "1agc2y2",
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
  },
  "speech-therapy-assistant": {
    of: "m3nspg",
    description: {
      hinglish: "Chhote bachchon ke saath therapist ke awaaz wale khel dohrana.",
      hindi: "छोटे बच्चों के साथ थेरेपिस्ट के आवाज़ वाले खेल दोहराना।",
    },
    summary: {
      hinglish:
        "Clinic, special school ya zila centre mein sunne ki jaanch karna, bachchon ke saath therapist ke awaaz wale khel dohrana, aur likhna ki kaun se shabd nikle.",
      hindi: "क्लिनिक, स्पेशल स्कूल या ज़िला केंद्र में सुनने की जाँच करना, बच्चों के साथ थेरेपिस्ट के आवाज़ वाले खेल दोहराना, और लिखना कि कौन से शब्द निकले।",
    },
  },
  "cardiac-rehabilitation-specialist": {
    of: "w83slz",
    description: {
      hinglish: "Heart attack ya bypass ke baad logon ko chalana aur kasrat karana.",
      hindi: "हार्ट अटैक या बाईपास के बाद लोगों को चलाना और कसरत कराना।",
    },
    summary: {
      hinglish:
        "Dil ke mareezon ko ward mein pehle kadam se lekar mahinon ki nigrani wali kasrat tak le jaana, electrode lagakar, aur khane, tambaku aur dar par baat karna.",
      hindi: "दिल के मरीज़ों को वार्ड में पहले क़दम से लेकर महीनों की निगरानी वाली कसरत तक ले जाना, इलेक्ट्रोड लगाकर, और खाने, तंबाकू और डर पर बात करना।",
    },
  },
  "exercise-physiologist": {
    of: "3dn9kr",
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
  },
  "play-therapist": {
    of: "vqplv3",
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
  },
  "health-psychologist": {
    of: "affmg5",
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
  },
  "ayurvedic-physician": {
    of: "q9byqj",
    description: {
      hinglish: "Nabz aur jeebh dekhkar ubli jadi-booti ka kaadha likhna.",
      hindi: "नब्ज़ और जीभ देखकर उबली जड़ी-बूटी का काढ़ा लिखना।",
    },
    summary: {
      hinglish: "Nabz, jeebh aur aadatein dekhkar jadi-booti, khaan-paan aur shareer ki shuddhi yaani panchakarma se ilaaj karna.",
      hindi: "नब्ज़, जीभ और आदतें देखकर जड़ी-बूटी, खान-पान और शरीर की शुद्धि यानी पंचकर्म से इलाज करना।",
    },
  },
  "homeopathic-physician": {
    of: "1qb3ahn",
    description: {
      hinglish: "Shareer aur mood ke baare mein poochkar bahut chhoti dose ki ek dawa chunna.",
      hindi: "शरीर और मूड के बारे में पूछकर बहुत छोटी डोज़ की एक दवा चुनना।",
    },
    summary: {
      hinglish:
        "Naye mareez ka poora haal sunne mein lagbhag ek ghanta lagana, lakshan index mein dekhna aur ek dawa dena, zyadatar apne clinic ya sarkari dispensary mein.",
      hindi: "नए मरीज़ का पूरा हाल सुनने में लगभग एक घंटा लगाना, लक्षण इंडेक्स में देखना और एक दवा देना, ज़्यादातर अपने क्लिनिक या सरकारी डिस्पेंसरी में।",
    },
  },
  "unani-physician": {
    of: "1mvi84j",
    description: {
      hinglish: "Jadi-booti, hijama aur khaan-paan se shareer ke dravon ka santulan banana.",
      hindi: "जड़ी-बूटी, हिजामा और खान-पान से शरीर के द्रवों का संतुलन बनाना।",
    },
    summary: {
      hinglish:
        "Unani tareeke se ilaaj karna, jo shareer ke chaar dravon yaani akhlaat ko dekhta hai, jadi-booti, hijama aur roz ke niyamon se.",
      hindi: "यूनानी तरीक़े से इलाज करना, जो शरीर के चार द्रवों यानी अख़लात को देखता है, जड़ी-बूटी, हिजामा और रोज़ के नियमों से।",
    },
  },
  "siddha-physician": {
    of: "16xz6mu",
    description: {
      hinglish: "Purane Tamil granthon ke anusaar jadi-booti aur varma points se ilaaj karna.",
      hindi: "पुराने तमिल ग्रंथों के अनुसार जड़ी-बूटी और वर्म बिंदुओं से इलाज करना।",
    },
    summary: {
      hinglish:
        "Tamil Siddha parampara se ilaaj karna, uski apni jadi-booti aur khanij ki dawaon se, aur saans ke abhyaas aur varma points se.",
      hindi: "तमिल सिद्ध परंपरा से इलाज करना, उसकी अपनी जड़ी-बूटी और खनिज की दवाओं से, और साँस के अभ्यास और वर्म बिंदुओं से।",
    },
  },
  naturopath: {
    of: "1o42jhp",
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
  },
  acupuncturist: {
    of: "1vqqskj",
    description: {
      hinglish: "Dard kam karne ke liye chune hue points par baareek sui lagana.",
      hindi: "दर्द कम करने के लिए चुने हुए बिंदुओं पर बारीक सुई लगाना।",
    },
    summary: {
      hinglish:
        "Apne ya hospital ke clinic mein kaam karna: kamar dard, migraine ya ghutne ke liye kareeb das session, har ek mein nayi sui aur mareez ka aadha ghanta shaant letna.",
      hindi: "अपने या अस्पताल के क्लिनिक में काम करना: कमर दर्द, माइग्रेन या घुटने के लिए क़रीब दस सेशन, हर एक में नई सुई और मरीज़ का आधा घंटा शांत लेटना।",
    },
  },
  "yoga-therapist": {
    of: "1jiv2w6",
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
  },
  "panchakarma-therapist": {
    of: "qb2rbm",
    description: { hinglish: "Vaidya ke kahe anusaar tel ki maalish aur bhaap dena.", hindi: "वैद्य के कहे अनुसार तेल की मालिश और भाप देना।" },
    summary: {
      hinglish:
        "Ayurveda hospital ya resort mein jodi mein kaam karna, purush purushon ke liye aur mahila mahilaon ke liye: tel garm karna, doctor ki parchi ke hisaab se maalish aur bhaap dena aur likhna ki kaisa raha.",
      hindi:
        "आयुर्वेद अस्पताल या रिज़ॉर्ट में जोड़ी में काम करना, पुरुष पुरुषों के लिए और महिला महिलाओं के लिए: तेल गरम करना, डॉक्टर की पर्ची के हिसाब से मालिश और भाप देना और लिखना कि कैसा रहा।",
    },
  },
  pharmacist: {
    of: "1pwva3c",
    description: {
      hinglish: "Parche ki dawa dena aur galat mel wali dawaon se saavdhaan karna.",
      hindi: "पर्चे की दवा देना और ग़लत मेल वाली दवाओं से सावधान करना।",
    },
    summary: {
      hinglish: "Har parcha jaanchna, un dawaon se saavdhaan karna jo saath mein theek nahi aur samjhana ki dawa kaise leni hai.",
      hindi: "हर पर्चा जाँचना, उन दवाओं से सावधान करना जो साथ में ठीक नहीं और समझाना कि दवा कैसे लेनी है।",
    },
  },
  "clinical-pharmacist": {
    of: "2qo69o",
    description: {
      hinglish: "Ward ke doctor ko batana ki kis mareez ke liye kaun si dawa aur dose sahi hai.",
      hindi: "वार्ड के डॉक्टरों को बताना कि किस मरीज़ के लिए कौन सी दवा और डोज़ सही है।",
    },
    summary: {
      hinglish:
        "Ward ke round mein shaamil hona aur doctoron ko batana ki mareez ki umar, kidney aur doosri dawaon ke hisaab se kaun si dose, dawa ya mel sahi hai.",
      hindi: "वार्ड के राउंड में शामिल होना और डॉक्टरों को बताना कि मरीज़ की उम्र, किडनी और दूसरी दवाओं के हिसाब से कौन सी डोज़, दवा या मेल सही है।",
    },
  },
  "pharmacy-technician": {
    of: "3h4mm9",
    description: { hinglish: "Goliyan ginna, label lagana aur teeke thande rakhna.", hindi: "गोलियाँ गिनना, लेबल लगाना और टीके ठंडे रखना।" },
    summary: {
      hinglish:
        "Hospital ya dukaan ke pharmacist ki madad karna: stock kholkar shelf par rakhna, goliyan ginna aur label lagana, fridge par nazar rakhna, bill banana aur expire hone wali dawa alag karna.",
      hindi:
        "अस्पताल या दुकान के फ़ार्मासिस्ट की मदद करना: स्टॉक खोलकर शेल्फ़ पर रखना, गोलियाँ गिनना और लेबल लगाना, फ़्रिज पर नज़र रखना, बिल बनाना और एक्सपायर होने वाली दवा अलग करना।",
    },
  },
  "drug-safety-associate": {
    of: "oojboo",
    description: {
      hinglish: "Side effect ki report ko code karna aur poochna ki kya wajah dawa hi hai.",
      hindi: "साइड इफ़ेक्ट की रिपोर्ट को कोड करना और पूछना कि क्या वजह दवा ही है।",
    },
    summary: {
      hinglish:
        "Duniya bhar se aayi side effect ki report padhna, unhe code karna aur wajah tay karne wale doctor ke liye har case likhna.",
      hindi: "दुनिया भर से आई साइड इफ़ेक्ट की रिपोर्ट पढ़ना, उन्हें कोड करना और वजह तय करने वाले डॉक्टर के लिए हर केस लिखना।",
    },
  },
  "drug-regulatory-affairs-specialist": {
    of: "4qooso",
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
  },
  "medical-representative": {
    of: "dlurq3",
    description: { hinglish: "Doctoron ko ek company ki dawa likhne ke liye manana.", hindi: "डॉक्टरों को एक कंपनी की दवा लिखने के लिए मनाना।" },
    summary: {
      hinglish:
        "Ek ilaake mein din mein kareeb das doctoron se company ki dawa ki jaankari aur sample lekar milna, chemist se poochna ki kya bikta hai, aur kamai ka ek hissa mahine ke target se paana.",
      hindi:
        "एक इलाक़े में दिन में क़रीब दस डॉक्टरों से कंपनी की दवा की जानकारी और सैंपल लेकर मिलना, केमिस्ट से पूछना कि क्या बिकता है, और कमाई का एक हिस्सा महीने के टारगेट से पाना।",
    },
  },
  "medical-laboratory-technologist": {
    of: "1dndp21",
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
  },
  "medical-laboratory-technician": {
    of: "zac0ml",
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
  },
  phlebotomist: {
    of: "1svni5u",
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
  },
  radiographer: {
    of: "14tphf6",
    description: {
      hinglish: "Mareez ko sahi position mein rakhkar X-ray lena jismein tooti haddi dikhe.",
      hindi: "मरीज़ को सही पोज़ीशन में रखकर एक्स-रे लेना जिसमें टूटी हड्डी दिखे।",
    },
    summary: {
      hinglish:
        "Har mareez ko aisi position mein rakhna ki X-ray mein tooti haddi dikhe, kam se kam dose chunna jisse kaam chal jaaye, X-ray room, bed ke paas ya theatre mein, aur tasveer aage bhejna.",
      hindi:
        "हर मरीज़ को ऐसी पोज़ीशन में रखना कि एक्स-रे में टूटी हड्डी दिखे, कम से कम डोज़ चुनना जिससे काम चल जाए, एक्स-रे रूम, बेड के पास या थिएटर में, और तस्वीर आगे भेजना।",
    },
  },
  "mri-technologist": {
    of: "al29rs",
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
  },
  sonographer: {
    of: "11nzgn4",
    description: {
      hinglish: "Dil ya nas par probe ghumana aur tasveerein save karna.",
      hindi: "दिल या नस पर प्रोब घुमाना और तस्वीरें सेव करना।",
    },
    summary: {
      hinglish: "Dil ya nas par, kuch hospital mein pet par bhi, probe ghumana aur woh tasveerein lena jin par doctor report likhte hain.",
      hindi: "दिल या नस पर, कुछ अस्पतालों में पेट पर भी, प्रोब घुमाना और वे तस्वीरें लेना जिन पर डॉक्टर रिपोर्ट लिखते हैं।",
    },
  },
  "nuclear-medicine-technologist": {
    of: "1ofptbo",
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
  },
  "electrocardiograph-technician": {
    of: "1748n10",
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
  },
  "cath-lab-technician": {
    of: "2y6r4u",
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
  },
  histotechnologist: {
    of: "13phonr",
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
  },
  cytotechnologist: {
    of: "1lcwgv6",
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
  },
  "blood-bank-technologist": {
    of: "1qyhhrq",
    description: {
      hinglish: "Daan ka khoon jaanchna aur har mareez ke liye sahi unit khojna.",
      hindi: "दान का ख़ून जाँचना और हर मरीज़ के लिए सही यूनिट खोजना।",
    },
    summary: {
      hinglish:
        "Blood centre mein daan ke khoon ka group dekhna, use jaanchna aur hisson mein baantna, din ho ya raat har maang se bag milana, aur har kadam kaagaz par rakhna taaki koi bag galat na jaaye.",
      hindi:
        "ब्लड सेंटर में दान के ख़ून का ग्रुप देखना, उसे जाँचना और हिस्सों में बाँटना, दिन हो या रात हर माँग से बैग मिलाना, और हर क़दम काग़ज़ पर रखना ताकि कोई बैग ग़लत न जाए।",
    },
  },
  "eeg-technologist": {
    of: "m50mfs",
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
  },
  "sleep-technologist": {
    of: "o6nfb2",
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
  },
  embryologist: {
    of: "p6ba5k",
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
  },
  "clinical-research-coordinator": {
    of: "km5zrn",
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
  },
  "clinical-research-associate": {
    of: "1r4lnu5",
    description: { hinglish: "Hospital ja-jaakar dawa ke trial ke record jaanchna.", hindi: "अस्पताल जा-जाकर दवा के ट्रायल के रिकॉर्ड जाँचना।" },
    summary: {
      hinglish:
        "Research company ke liye trial wale hospitals mein jaana, darj ki gayi baatein mareez ki apni file se milana, dawa ginna aur batana ki kya theek karna hai.",
      hindi: "रिसर्च कंपनी के लिए ट्रायल वाले अस्पतालों में जाना, दर्ज की गई बातें मरीज़ की अपनी फ़ाइल से मिलाना, दवा गिनना और बताना कि क्या ठीक करना है।",
    },
  },
  "medical-device-sales-representative": {
    of: "1kl6iqc",
    description: { hinglish: "Surgeon ko scanner ya stent dikhakar order lena.", hindi: "सर्जन को स्कैनर या स्टेंट दिखाकर ऑर्डर लेना।" },
    summary: {
      hinglish:
        "Surgeon ko scanner, stent ya implant dikhana, pehli baar istemal par theatre mein maujood rehna, tender bharna aur order jeetna.",
      hindi: "सर्जन को स्कैनर, स्टेंट या इंप्लांट दिखाना, पहली बार इस्तेमाल पर थिएटर में मौजूद रहना, टेंडर भरना और ऑर्डर जीतना।",
    },
  },
  paramedic: {
    of: "1bkf8nc",
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
  },
  "emergency-medical-technician": {
    of: "rz923g",
    description: {
      hinglish: "108 call par oxygen, first aid aur stretcher lekar pahunchna.",
      hindi: "108 कॉल पर ऑक्सीजन, फ़र्स्ट एड और स्ट्रेचर लेकर पहुँचना।",
    },
    summary: {
      hinglish:
        "108 call par nikalne wali ambulance mein jaana, first aid aur oxygen dena aur mareez ko aur chot pahunchaye bina le jaana.",
      hindi: "108 कॉल पर निकलने वाली एंबुलेंस में जाना, फ़र्स्ट एड और ऑक्सीजन देना और मरीज़ को और चोट पहुँचाए बिना ले जाना।",
    },
  },
  "operation-theatre-technician": {
    of: "1w0r6v0",
    description: {
      hinglish: "Har operation se pehle light, table aur mareez ko taiyaar karna.",
      hindi: "हर ऑपरेशन से पहले लाइट, टेबल और मरीज़ को तैयार करना।",
    },
    summary: {
      hinglish: "Table, light aur anaesthesia machine lagana aur theatre ko agle case ke liye taiyaar rakhna.",
      hindi: "टेबल, लाइट और एनेस्थीसिया मशीन लगाना और थिएटर को अगले केस के लिए तैयार रखना।",
    },
  },
  perfusionist: {
    of: "shvkn9",
    description: { hinglish: "Surgery mein dil ka kaam karne wala pump chalana.", hindi: "सर्जरी में दिल का काम करने वाला पंप चलाना।" },
    summary: {
      hinglish:
        "Open-heart operation ke liye heart-lung machine lagana aur surgeon ke kaam karte samay mareez ki saans aur khoon chalana; phephde fail hon to machine ko kai din chalana.",
      hindi: "ओपन-हार्ट ऑपरेशन के लिए हार्ट-लंग मशीन लगाना और सर्जन के काम करते समय मरीज़ की साँस और ख़ून चलाना; फेफड़े फ़ेल हों तो मशीन को कई दिन चलाना।",
    },
  },
  "anaesthesia-technician": {
    of: "1k8mem5",
    description: { hinglish: "Gas machine jaanchna aur tube aur syringe thamana.", hindi: "गैस मशीन जाँचना और ट्यूब और सिरिंज थमाना।" },
    summary: {
      hinglish:
        "Har subah anaesthesia machine aur monitor jaanchna, tube aur label lagi dawaiyan sajana, mareez ke behosh hote samay doctor ke bagal mein rehna, aur agle mareez ke liye safai karna.",
      hindi:
        "हर सुबह एनेस्थीसिया मशीन और मॉनिटर जाँचना, ट्यूब और लेबल लगी दवाइयाँ सजाना, मरीज़ के बेहोश होते समय डॉक्टर के बग़ल में रहना, और अगले मरीज़ के लिए सफ़ाई करना।",
    },
  },
  "dialysis-technician": {
    of: "1cfys4u",
    description: {
      hinglish: "Kidney ke mareez ka khoon saaf karne wali machine chalana.",
      hindi: "किडनी के मरीज़ का ख़ून साफ़ करने वाली मशीन चलाना।",
    },
    summary: {
      hinglish: "Dialysis machine taiyaar aur saaf karna aur khoon guzarte samay pressure par nazar rakhna.",
      hindi: "डायलिसिस मशीन तैयार और साफ़ करना और ख़ून गुज़रते समय प्रेशर पर नज़र रखना।",
    },
  },
  "orthopaedic-technician": {
    of: "kypxil",
    description: {
      hinglish: "Toote haath-pair par plaster chadhana aur baad mein use kaatkar utaarna.",
      hindi: "टूटे हाथ-पैर पर प्लास्टर चढ़ाना और बाद में उसे काटकर उतारना।",
    },
    summary: {
      hinglish:
        "Hospital ke plaster room mein doctor ke kahe anusaar plaster, splint aur traction lagana aur utaarna, taaki haddi seedhi jude aur skin salaamat rahe.",
      hindi: "अस्पताल के प्लास्टर रूम में डॉक्टर के कहे अनुसार प्लास्टर, स्प्लिंट और ट्रैक्शन लगाना और उतारना, ताकि हड्डी सीधी जुड़े और त्वचा सलामत रहे।",
    },
  },
  "physician-assistant": {
    of: "qbno5u",
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
  },
  "surgical-assistant": {
    of: "19us6gm",
    description: { hinglish: "Surgeon ke saath cheera khula rakhna aur taanke lagana.", hindi: "सर्जन के साथ चीरा खुला रखना और टाँके लगाना।" },
    summary: {
      hinglish:
        "Lambe operation mein table ke us paar surgeon ke saamne khade rehna, tissue hatakar rakhna, suction aur clip lagana aur skin band karna, aur agla kadam maange jaane se pehle jaanna.",
      hindi:
        "लंबे ऑपरेशन में टेबल के उस पार सर्जन के सामने खड़े रहना, टिशू हटाकर रखना, सक्शन और क्लिप लगाना और त्वचा बंद करना, और अगला क़दम माँगे जाने से पहले जानना।",
    },
  },
  "medical-assistant": {
    of: "1hc1hkj",
    description: { hinglish: "Doctor ke liye mareez ka wazan aur BP lena.", hindi: "डॉक्टर के लिए मरीज़ का वज़न और BP लेना।" },
    summary: {
      hinglish:
        "Clinic ya OPD mein har mareez ko taiyaar karna: wazan, BP aur takleef kaagaz par likhna, patti badalna, purani report dhoondhna aur agla token bulana.",
      hindi: "क्लिनिक या OPD में हर मरीज़ को तैयार करना: वज़न, BP और तकलीफ़ काग़ज़ पर लिखना, पट्टी बदलना, पुरानी रिपोर्ट ढूँढना और अगला टोकन बुलाना।",
    },
  },
  "nursing-assistant": {
    of: "jhxi0h",
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
  },
  "home-health-aide": {
    of: "1xdmizt",
    description: {
      hinglish: "Ghar par bimar ke liye khana banana, goli dena aur saath chalna.",
      hindi: "घर पर बीमार के लिए खाना बनाना, गोली देना और साथ चलना।",
    },
    summary: {
      hinglish: "Ghar par buzurg ya bimar ki dekhbhaal karna: dawa, khana, saath dena aur girne se bachakar chalana.",
      hindi: "घर पर बुज़ुर्ग या बीमार की देखभाल करना: दवा, खाना, साथ देना और गिरने से बचाकर चलाना।",
    },
  },
  "hospital-attendant": {
    of: "9723nl",
    description: {
      hinglish: "Mareez ko scan tak le jaana aur oxygen cylinder badalna.",
      hindi: "मरीज़ को स्कैन तक ले जाना और ऑक्सीजन सिलिंडर बदलना।",
    },
    summary: {
      hinglish:
        "Poori shift hospital mein mareez, bed, sample aur cylinder le jaana, gira hua saaf karna aur nurse ka haath bantana; naukri sarkar ya thekedar ke yahan hoti hai.",
      hindi: "पूरी शिफ़्ट अस्पताल में मरीज़, बेड, सैंपल और सिलिंडर ले जाना, गिरा हुआ साफ़ करना और नर्स का हाथ बँटाना; नौकरी सरकार या ठेकेदार के यहाँ होती है।",
    },
  },
  "sterile-processing-technician": {
    of: "yv9plu",
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
  },
  "ambulance-driver": {
    of: "1c274oa",
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
  },
  "mortuary-technician": {
    of: "19rophp",
    description: {
      hinglish: "Shav lena, sambhalkar rakhna aur post-mortem mein madad karna.",
      hindi: "शव लेना, सँभालकर रखना और पोस्टमॉर्टम में मदद करना।",
    },
    summary: {
      hinglish:
        "Hospital ya medical college ke murdaghar mein kaam karna: har shav darj karna, thanda rakhna, doctor ke liye kholna aur band karna, nahlana aur parivaar ko saunpna.",
      hindi: "अस्पताल या मेडिकल कॉलेज के मुर्दाघर में काम करना: हर शव दर्ज करना, ठंडा रखना, डॉक्टर के लिए खोलना और बंद करना, नहलाना और परिवार को सौंपना।",
    },
  },
  "psychiatric-technician": {
    of: "tl35b5",
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
  },
  "child-life-specialist": {
    of: "9y68lk",
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
  },
  "patient-care-coordinator": {
    of: "1a965pf",
    description: {
      hinglish: "Bharti, bima aur bill mein parivaar ko raasta dikhana.",
      hindi: "भर्ती, बीमा और बिल में परिवार को रास्ता दिखाना।",
    },
    summary: {
      hinglish:
        "Bade hospital mein pehli poochhtaachh se discharge tak parivaar ka khayal rakhna: bed, test, kharch ka andaaza, bima company ki manzoori aur bill, aur unka gussa sunna.",
      hindi: "बड़े अस्पताल में पहली पूछताछ से डिस्चार्ज तक परिवार का ख़याल रखना: बेड, टेस्ट, ख़र्च का अंदाज़ा, बीमा कंपनी की मंज़ूरी और बिल, और उनका ग़ुस्सा सुनना।",
    },
  },
  "medical-interpreter": {
    of: "m4iksu",
    description: { hinglish: "Doctor ki baat mareez ki apni bhasha mein kehna.", hindi: "डॉक्टर की बात मरीज़ की अपनी भाषा में कहना।" },
    summary: {
      hinglish: "Doctor ki baat mareez ke liye Arabic, Bengali ya sign language mein kehna, aur mareez ke jawab wapas doctor ko batana.",
      hindi: "डॉक्टर की बात मरीज़ के लिए अरबी, बांग्ला या सांकेतिक भाषा में कहना, और मरीज़ के जवाब वापस डॉक्टर को बताना।",
    },
  },
  "medical-equipment-technician": {
    of: "mhj0an",
    description: { hinglish: "Hospital ke monitor aur pump theek karna aur jaanchna.", hindi: "अस्पताल के मॉनिटर और पंप ठीक करना और जाँचना।" },
    summary: {
      hinglish:
        "Hospital ya machine company ki machinein chalu rakhna: calendar ke hisaab se jaanchna aur calibrate karna, ward se phone aaye to kharabi khojna, board badalna aur har repair darj karna.",
      hindi:
        "अस्पताल या मशीन कंपनी की मशीनें चालू रखना: कैलेंडर के हिसाब से जाँचना और कैलिब्रेट करना, वार्ड से फ़ोन आए तो ख़राबी खोजना, बोर्ड बदलना और हर मरम्मत दर्ज करना।",
    },
  },
  epidemiologist: {
    of: "1fk4mhv",
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
  },
  "public-health-programme-manager": {
    of: "9tup8f",
    description: {
      hinglish: "Zile mein teekakaran, TB ya malaria ka abhiyaan chalana.",
      hindi: "ज़िले में टीकाकरण, TB या मलेरिया का अभियान चलाना।",
    },
    summary: {
      hinglish:
        "Zile mein kisi bimari ka karyakram chalana: staff, teeke ya dawa ka stock, paisa aur mahine ke aankde, aur khud jaakar dekhna ki koi block peeche kyun hai.",
      hindi: "ज़िले में किसी बीमारी का कार्यक्रम चलाना: स्टाफ़, टीके या दवा का स्टॉक, पैसा और महीने के आँकड़े, और ख़ुद जाकर देखना कि कोई ब्लॉक पीछे क्यों है।",
    },
  },
  dietitian: {
    of: "1nrdh8j",
    description: {
      hinglish: "Kidney, dil aur diabetes ke mareezon ka khana tay karna.",
      hindi: "किडनी, दिल और डायबिटीज़ के मरीज़ों का खाना तय करना।",
    },
    summary: {
      hinglish:
        "Mareezon ke bed ke paas jaana, hisaab lagana ki bimar kidney ya dil ko kya chahiye, use unke roz ke khane mein dhaalna aur rasoi ki tray jaanchna.",
      hindi: "मरीज़ों के बेड के पास जाना, हिसाब लगाना कि बीमार किडनी या दिल को क्या चाहिए, उसे उनके रोज़ के खाने में ढालना और रसोई की ट्रे जाँचना।",
    },
  },
  nutritionist: {
    of: "1wzlb5q",
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
  },
  "health-educator": {
    of: "1gih6xm",
    description: {
      hinglish: "Gaon aur school mein mahwari aur tambaku ke baare mein sikhana.",
      hindi: "गाँव और स्कूल में माहवारी और तंबाकू के बारे में सिखाना।",
    },
    summary: {
      hinglish:
        "Gaon, school aur factory mein saaf paani, mahwari, tambaku aur teekon par baithak karna, poster aur naatak banana, aur mahinon baad dekhna ki kya badla.",
      hindi: "गाँव, स्कूल और फ़ैक्टरी में साफ़ पानी, माहवारी, तंबाकू और टीकों पर बैठक करना, पोस्टर और नाटक बनाना, और महीनों बाद देखना कि क्या बदला।",
    },
  },
  "asha-worker": {
    of: "tkyhrr",
    description: { hinglish: "Apne gaon ki maaon aur bachchon ko clinic tak laana.", hindi: "अपने गाँव की माँओं और बच्चों को क्लिनिक तक लाना।" },
    summary: {
      hinglish:
        "Apne gaon ke kareeb hazaar logon ka ghar-ghar jaakar khayal rakhna: pregnancy, newborn, teeke, TB aur malaria, kamai zyadatar kaam ke hisaab se, aur ANM ka saath.",
      hindi:
        "अपने गाँव के क़रीब हज़ार लोगों का घर-घर जाकर ख़याल रखना: गर्भावस्था, नवजात, टीके, TB और मलेरिया, कमाई ज़्यादातर काम के हिसाब से, और ANM का साथ।",
    },
  },
  "sanitary-inspector": {
    of: "drfxuk",
    description: {
      hinglish: "Khane ki dukaanein aur naaliyan jaanchna aur notice dena.",
      hindi: "खाने की दुकानें और नालियाँ जाँचना और नोटिस देना।",
    },
    summary: {
      hinglish: "Khane ki jagahon, naaliyon aur paani mein woh khojna jisse log bimar hote hain, aur use theek karwana.",
      hindi: "खाने की जगहों, नालियों और पानी में वह खोजना जिससे लोग बीमार होते हैं, और उसे ठीक करवाना।",
    },
  },
  "public-health-nutritionist": {
    of: "gjte0c",
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
  },
  "genetic-counsellor": {
    of: "k3r3a9",
    description: { hinglish: "Parivaar ko gene report aur uska khatra samjhana.", hindi: "परिवार को जीन रिपोर्ट और उसका ख़तरा समझाना।" },
    summary: {
      hinglish:
        "Hospital ya lab mein gene test se pehle aur baad mein parivaar ke saath baithna, kise kaun si bimari thi iska chart banana, sambhavna ko aasan shabdon mein batana aur faisla un par chhodna.",
      hindi:
        "अस्पताल या लैब में जीन टेस्ट से पहले और बाद में परिवार के साथ बैठना, किसे कौन सी बीमारी थी इसका चार्ट बनाना, संभावना को आसान शब्दों में बताना और फ़ैसला उन पर छोड़ना।",
    },
  },
  "lactation-consultant": {
    of: "z9wqo8",
    description: {
      hinglish: "Nayi maa ke saath baithna jab tak bina dard ke doodh pilana na aa jaaye.",
      hindi: "नई माँ के साथ बैठना जब तक बिना दर्द के दूध पिलाना न आ जाए।",
    },
    summary: {
      hinglish:
        "Maternity ward, clinic aur ghar mein latch yaani bachche ke sahi se stan pakadne, doodh banne aur wazan badhne mein madad karna, taaki thaki maa ko haar na maanni pade.",
      hindi: "मैटरनिटी वार्ड, क्लिनिक और घर में लैच यानी बच्चे के सही से स्तन पकड़ने, दूध बनने और वज़न बढ़ने में मदद करना, ताकि थकी माँ को हार न माननी पड़े।",
    },
  },
  "hospital-administrator": {
    of: "1btnhkt",
    description: {
      hinglish: "Hospital ke bed, staff aur budget ka santulan banaye rakhna.",
      hindi: "अस्पताल के बेड, स्टाफ़ और बजट का संतुलन बनाए रखना।",
    },
    summary: {
      hinglish:
        "Private ya trust hospital chalana: bed, staff, kharid, bill, quality ke niyam aur shikayatein, aankde mez par aur aadha din galiyaaron mein.",
      hindi: "प्राइवेट या ट्रस्ट का अस्पताल चलाना: बेड, स्टाफ़, ख़रीद, बिल, क्वालिटी के नियम और शिकायतें, आँकड़े मेज़ पर और आधा दिन गलियारों में।",
    },
  },
  "medical-records-technician": {
    of: "1cdtym0",
    description: {
      hinglish: "Case sheet ko file aur code karna taaki har sheet dhoondhne par mil jaaye.",
      hindi: "केस शीट को फ़ाइल और कोड करना ताकि हर शीट ढूँढने पर मिल जाए।",
    },
    summary: {
      hinglish: "Har case sheet aur scan ko aise file karna ki das saal baad bhi ek minute mein mil jaaye.",
      hindi: "हर केस शीट और स्कैन को ऐसे फ़ाइल करना कि दस साल बाद भी एक मिनट में मिल जाए।",
    },
  },
  "medical-coder": {
    of: "15tnhx0",
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
  },
  "medical-transcriptionist": {
    of: "1esfhug",
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
  },
  "health-informatics-specialist": {
    of: "1taqtie",
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
  },
  "medical-receptionist": {
    of: "e6m2ri",
    description: {
      hinglish: "Mareez register karna, fees lena aur waiting room ko shaant rakhna.",
      hindi: "मरीज़ रजिस्टर करना, फ़ीस लेना और वेटिंग रूम को शांत रखना।",
    },
    summary: {
      hinglish:
        "Clinic ya hospital ki front desk par baithna: mareez ka registration aur appointment karna, file dhoondhna, fees lena, phone uthana aur pehchaanna ki kise intezaar nahi karaya ja sakta.",
      hindi:
        "क्लिनिक या अस्पताल की फ़्रंट डेस्क पर बैठना: मरीज़ का रजिस्ट्रेशन और अपॉइंटमेंट करना, फ़ाइल ढूँढना, फ़ीस लेना, फ़ोन उठाना और पहचानना कि किसे इंतज़ार नहीं कराया जा सकता।",
    },
  },
  "medical-claims-examiner": {
    of: "1ejlwo3",
    description: {
      hinglish: "Hospital ke bill ko health policy ki sharton se milana.",
      hindi: "अस्पताल के बिल को हेल्थ पॉलिसी की शर्तों से मिलाना।",
    },
    summary: {
      hinglish:
        "Hospital ke bill ko policy se milana, jo usmein aata ho use pass karna aur shak wale claim bima company ki committee ko bhejna.",
      hindi: "अस्पताल के बिल को पॉलिसी से मिलाना, जो उसमें आता हो उसे पास करना और शक वाले क्लेम बीमा कंपनी की कमेटी को भेजना।",
    },
  },
  "blood-donor-recruiter": {
    of: "lu9zcq",
    description: { hinglish: "Logon ko khoon dene ke liye manana aur camp lagana.", hindi: "लोगों को ख़ून देने के लिए मनाना और कैंप लगाना।" },
    summary: {
      hinglish:
        "Blood centre ke liye kaam karna: camp ke liye college, office aur mandir tay karna, logon ke dar door karna, group ke hisaab se donor ki list rakhna aur khoon kam pade to unhe phone karna.",
      hindi:
        "ब्लड सेंटर के लिए काम करना: कैंप के लिए कॉलेज, ऑफ़िस और मंदिर तय करना, लोगों के डर दूर करना, ग्रुप के हिसाब से डोनर की लिस्ट रखना और ख़ून कम पड़े तो उन्हें फ़ोन करना।",
    },
  },
  "transplant-coordinator": {
    of: "l5zoql",
    description: {
      hinglish: "Parivaar se ang daan ke liye poochna aur ang le jaane ka intezaam karna.",
      hindi: "परिवार से अंगदान के लिए पूछना और अंग ले जाने का इंतज़ाम करना।",
    },
    summary: {
      hinglish: "Gham mein doobe parivaar se sabse mushkil sawaal poochna aur kuch hi ghanton mein ang pahunchane ka intezaam karna.",
      hindi: "ग़म में डूबे परिवार से सबसे मुश्किल सवाल पूछना और कुछ ही घंटों में अंग पहुँचाने का इंतज़ाम करना।",
    },
  },
  "preventive-medicine-specialist": {
    of: "cevxet",
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
  },
  "occupational-physician": {
    of: "14mq0qj",
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
  },
  "immunisation-coordinator": {
    of: "1f9x2cc",
    description: { hinglish: "Teeke ke thande dibbe bharna aur chhoote bachche khojna.", hindi: "टीके के ठंडे डिब्बे भरना और छूटे बच्चे खोजना।" },
    summary: {
      hinglish: "Depot se gaon tak teeke thande rakhna aur dekhna ki list ka koi bachcha na chhoote.",
      hindi: "डिपो से गाँव तक टीके ठंडे रखना और देखना कि लिस्ट का कोई बच्चा न छूटे।",
    },
  },
  "tuberculosis-health-visitor": {
    of: "1a3gwa2",
    description: {
      hinglish: "Dekhna ki TB ke mareez course ki aakhiri goli tak khayein.",
      hindi: "देखना कि TB के मरीज़ कोर्स की आख़िरी गोली तक खाएँ।",
    },
    summary: {
      hinglish:
        "Chhah mahine ya usse zyada, jab tak goliyan chalein, TB mareezon ke ghar jaana, khojna ki aur kise khaansi hai, poshan ka paisa dilana aur dawa chhodne walon ko wapas laana.",
      hindi:
        "छह महीने या उससे ज़्यादा, जब तक गोलियाँ चलें, TB मरीज़ों के घर जाना, खोजना कि और किसे खाँसी है, पोषण का पैसा दिलाना और दवा छोड़ने वालों को वापस लाना।",
    },
  },
  "health-officer": {
    of: "awr3no",
    description: {
      hinglish: "Shehar mein surakshit khana, clinic aur dengue ki roktham dekhna.",
      hindi: "शहर में सुरक्षित खाना, क्लिनिक और डेंगू की रोकथाम देखना।",
    },
    summary: {
      hinglish:
        "Shehar ki sehat ki zimmedari lena: surakshit khana, janm aur mrityu, kutte ka kaatna, dengue aur shehar ke chalaye clinic.",
      hindi: "शहर की सेहत की ज़िम्मेदारी लेना: सुरक्षित खाना, जन्म और मृत्यु, कुत्ते का काटना, डेंगू और शहर के चलाए क्लिनिक।",
    },
  },
  "telehealth-coordinator": {
    of: "ny1p29",
    description: {
      hinglish: "Gaon walon aur shehar ke doctoron ke beech video mulaqat karana.",
      hindi: "गाँव वालों और शहर के डॉक्टरों के बीच वीडियो मुलाक़ात कराना।",
    },
    summary: {
      hinglish:
        "Hospital hub par video mulaqatein chalti rakhna: specialist book karna, gaon ki nurse ko camera aur report mein madad dena, aur dekhna ki har parcha pahunche.",
      hindi: "अस्पताल हब पर वीडियो मुलाक़ातें चालू रखना: स्पेशलिस्ट बुक करना, गाँव की नर्स को कैमरे और रिपोर्ट में मदद देना, और देखना कि हर पर्चा पहुँचे।",
    },
  },
  "diabetes-educator": {
    of: "ffwplr",
    description: { hinglish: "Mareez ko sugar jaanchna aur insulin lagana dikhana.", hindi: "मरीज़ को शुगर जाँचना और इंसुलिन लगाना दिखाना।" },
    summary: {
      hinglish: "Diabetes walon ko jaanch, khana, injection aur pairon ki dekhbhaal sikhana, ek baar mein ek chhota paath.",
      hindi: "डायबिटीज़ वालों को जाँच, खाना, इंजेक्शन और पैरों की देखभाल सिखाना, एक बार में एक छोटा पाठ।",
    },
  },
  "hospital-superintendent": {
    of: "1jaatw",
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
  },
  "health-coach": {
    of: "1mcwhxi",
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
  },
  "medical-illustrator": {
    of: "1qvd626",
    description: {
      hinglish: "Medical padhai ke liye dil, nas aur operation ke chitra banana.",
      hindi: "मेडिकल पढ़ाई के लिए दिल, नस और ऑपरेशन के चित्र बनाना।",
    },
    summary: {
      hinglish: "Ang aur operation ke aise chitra banana jo kisi bhi photo se zyada saaf dikhayein.",
      hindi: "अंग और ऑपरेशन के ऐसे चित्र बनाना जो किसी भी फ़ोटो से ज़्यादा साफ़ दिखाएँ।",
    },
  },
  "dietary-manager": {
    of: "1iox5hg",
    description: {
      hinglish: "Hospital ki rasoi chalana taaki kisi mareez ki tray galat na ho.",
      hindi: "अस्पताल की रसोई चलाना ताकि किसी मरीज़ की ट्रे ग़लत न हो।",
    },
    summary: {
      hinglish: "Hospital ki aisi rasoi chalana jo din mein sau alag diet pakaye aur ek ki bhi adla-badli na ho.",
      hindi: "अस्पताल की ऐसी रसोई चलाना जो दिन में सौ अलग डाइट पकाए और एक की भी अदला-बदली न हो।",
    },
  },
  veterinarian: {
    of: "1d6zx3k",
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
  },
  "veterinary-surgeon": {
    of: "cr80fy",
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
  },
  "wildlife-veterinarian": {
    of: "effqno",
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
  },
  "veterinary-technologist": {
    of: "1ioxfp0",
    description: {
      hinglish: "Khoon jaanch aur X-ray ke samay jaanwar ko pakadkar hilne na dena.",
      hindi: "ख़ून जाँच और एक्स-रे के समय जानवर को पकड़कर हिलने न देना।",
    },
    summary: {
      hinglish:
        "Jaanwar pakadna aur sample lena, clinic ke auzaar saaf rakhna aur operation mein madad karna; sarkari naukri mein teeke aur semen straw lekar gaon-gaon jaana.",
      hindi: "जानवर पकड़ना और सैंपल लेना, क्लिनिक के औज़ार साफ़ रखना और ऑपरेशन में मदद करना; सरकारी नौकरी में टीके और सीमेन स्ट्रॉ लेकर गाँव-गाँव जाना।",
    },
  },
  "veterinary-pathologist": {
    of: "gowlkj",
    description: { hinglish: "Mare jaanwar ke tissue se samajhna ki woh kyun mara.", hindi: "मरे जानवर के टिशू से समझना कि वह क्यों मरा।" },
    summary: {
      hinglish:
        "College, State lab ya dawa company mein mari murgi, gaay ya baagh ke bache hisson ko kaatna, rang lagakar jaanchna, aur maalik aur vibhaag ko batana ki kya doosre bhi khatre mein hain.",
      hindi:
        "कॉलेज, राज्य की लैब या दवा कंपनी में मरी मुर्गी, गाय या बाघ के बचे हिस्सों को काटना, रंग लगाकर जाँचना, और मालिक और विभाग को बताना कि क्या दूसरे भी ख़तरे में हैं।",
    },
  },
  "charge-nurse": {
    of: "1x9ywty",
    description: { hinglish: "Nurses mein mareez baantna aur khaali bed khojna.", hindi: "नर्सों में मरीज़ बाँटना और ख़ाली बेड खोजना।" },
    summary: {
      hinglish: "Ward mein shift chalana: kaun nurse kis mareez ko dekhe, kaun sa bed khaali hai aur kis doctor ko jagana hai.",
      hindi: "वार्ड में शिफ़्ट चलाना: कौन नर्स किस मरीज़ को देखे, कौन सा बेड ख़ाली है और किस डॉक्टर को जगाना है।",
    },
  },
  "child-psychologist": {
    of: "goie2b",
    description: {
      hinglish: "Jaanchna ki bachcha kaise seekhta aur mehsoos karta hai, aur parents ko salaah dena.",
      hindi: "जाँचना कि बच्चा कैसे सीखता और महसूस करता है, और माता-पिता को सलाह देना।",
    },
    summary: {
      hinglish: "Jo bachche seekh, so ya ghul-mil nahi paate unki jaanch karna, unse baat karna, aur parents aur teacher ko salaah dena.",
      hindi: "जो बच्चे सीख, सो या घुल-मिल नहीं पाते उनकी जाँच करना, उनसे बात करना, और माता-पिता और टीचर को सलाह देना।",
    },
  },
  "sports-physiotherapist": {
    of: "1wv55a0",
    description: {
      hinglish: "Maidaan ke paas khiladi ke ghutne par tape lagana aur ilaaj karna.",
      hindi: "मैदान के पास खिलाड़ी के घुटने पर टेप लगाना और इलाज करना।",
    },
    summary: {
      hinglish:
        "Season se pehle khiladiyon ki jaanch karna, maidaan aur camp mein ilaaj karna, aur kasrat se ghutne, takhne aur kandhe tab tak majboot karna jab tak woh phir khelne layak na hon.",
      hindi: "सीज़न से पहले खिलाड़ियों की जाँच करना, मैदान और कैंप में इलाज करना, और कसरत से घुटने, टख़ने और कंधे तब तक मज़बूत करना जब तक वे फिर खेलने लायक़ न हों।",
    },
  },
  "paediatric-physical-therapist": {
    of: "14vsvdl",
    description: {
      hinglish: "Cerebral palsy wale bachchon ke liye kasrat ko khel banana.",
      hindi: "सेरेब्रल पाल्सी वाले बच्चों के लिए कसरत को खेल बनाना।",
    },
    summary: {
      hinglish:
        "Cerebral palsy, tedhe pair ya der se badhne wale bachchon ko baithne, khade hone aur chalne mein madad karna, khel, splint aur ghar par parents ke karaye abhyaas se.",
      hindi: "सेरेब्रल पाल्सी, टेढ़े पैर या देर से बढ़ने वाले बच्चों को बैठने, खड़े होने और चलने में मदद करना, खेल, स्प्लिंट और घर पर माता-पिता के कराए अभ्यास से।",
    },
  },
  "hospital-pharmacist": {
    of: "1850ww0",
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
  },
  "emergency-room-nurse": {
    of: "2crfkd",
    description: {
      hinglish: "Emergency ke darwaze par tay karna ki pehle kiska ilaaj ho.",
      hindi: "इमरजेंसी के दरवाज़े पर तय करना कि पहले किसका इलाज हो।",
    },
    summary: {
      hinglish:
        "Hospital ki emergency mein, jahan koi appointment lekar nahi aata, doctor aur ambulance team ke saath haadse, jalne, zeher aur jawab dete dil ke mareez sambhalna.",
      hindi: "अस्पताल की इमरजेंसी में, जहाँ कोई अपॉइंटमेंट लेकर नहीं आता, डॉक्टर और एंबुलेंस टीम के साथ हादसे, जलने, ज़हर और जवाब देते दिल के मरीज़ सँभालना।",
    },
  },
  "speech-and-swallowing-therapist": {
    of: "1xm4t7b",
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
  },
  "medical-records-manager": {
    of: "j75p0a",
    description: {
      hinglish: "Hospital ki file poori aur gupt rakhna, aur aise ki dhoondhne par mil jaayein.",
      hindi: "अस्पताल की फ़ाइलें पूरी और गोपनीय रखना, और ऐसे कि ढूँढने पर मिल जाएँ।",
    },
    summary: {
      hinglish:
        "Us staff ko chalana jo bimari code kare, case sheet sambhale aur doctor, bima company aur court ko jawab de, aur mareez ki bharose mein batayi baaton ki raksha karna.",
      hindi:
        "उस स्टाफ़ को चलाना जो बीमारी कोड करे, केस शीट सँभाले और डॉक्टर, बीमा कंपनी और अदालत को जवाब दे, और मरीज़ की भरोसे में बताई बातों की रक्षा करना।",
    },
  },
  "oral-surgeon": {
    of: "1vy7o8v",
    description: {
      hinglish: "Masoode mein dabi akal daadh nikaalna aur masooda silna.",
      hindi: "मसूड़े में दबी अक़्ल दाढ़ निकालना और मसूड़ा सिलना।",
    },
    summary: {
      hinglish:
        "Jabde mein phansi akal daadh nikaalna, soojan se mawaad nikaalna, implant ke liye masooda kholna aur shak wale daag ka sample lena, zyadatar kursi par munh sunn karke.",
      hindi: "जबड़े में फँसी अक़्ल दाढ़ निकालना, सूजन से मवाद निकालना, इंप्लांट के लिए मसूड़ा खोलना और शक वाले दाग़ का सैंपल लेना, ज़्यादातर कुर्सी पर मुँह सुन्न करके।",
    },
  },
  "orthopaedic-nurse": {
    of: "khsx3v",
    description: {
      hinglish: "Plaster wale mareezon ki dekhbhaal karna aur unhe phir chalne layak banana.",
      hindi: "प्लास्टर वाले मरीज़ों की देखभाल करना और उन्हें फिर चलने लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Tooti haddi aur naye jod wale logon ki dekhbhaal karna: plaster aur traction jaanchna, dard kam karna, bedsore rokna aur unhe pairon par khada karna.",
      hindi: "टूटी हड्डी और नए जोड़ वाले लोगों की देखभाल करना: प्लास्टर और ट्रैक्शन जाँचना, दर्द कम करना, बेडसोर रोकना और उन्हें पैरों पर खड़ा करना।",
    },
  },
  "surgical-nurse": {
    of: "1nz4f7y",
    description: {
      hinglish: "Operation ke baad ward mein ghaav aur drain par nazar rakhna.",
      hindi: "ऑपरेशन के बाद वार्ड में घाव और ड्रेन पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Mareez ko operation ke liye taiyaar karna, phir ward mein ghaav, drain aur dard par nazar rakhna jab tak woh chalkar ghar na jaaye.",
      hindi: "मरीज़ को ऑपरेशन के लिए तैयार करना, फिर वार्ड में घाव, ड्रेन और दर्द पर नज़र रखना जब तक वह चलकर घर न जाए।",
    },
  },
  "neonatal-nurse": {
    of: "1j9j3qh",
    description: {
      hinglish: "Ek kilo ke bachchon ko boond-boond doodh dena aur garm rakhna.",
      hindi: "एक किलो के बच्चों को बूँद-बूँद दूध देना और गरम रखना।",
    },
    summary: {
      hinglish:
        "Samay se pehle, bahut chhote ya bimar janme bachchon ki dekhbhaal karna: nali se doodh dena, saans aur garmahat dekhna, aur maa ko unhe skin se skin lagakar god mein lena sikhana.",
      hindi:
        "समय से पहले, बहुत छोटे या बीमार जन्मे बच्चों की देखभाल करना: नली से दूध देना, साँस और गरमाहट देखना, और माँ को उन्हें त्वचा से त्वचा लगाकर गोद में लेना सिखाना।",
    },
  },
  "industrial-pharmacist": {
    of: "1vexr5k",
    description: {
      hinglish: "Batch mein dawa banana, har batch jaanch aur sign ke saath.",
      hindi: "बैच में दवा बनाना, हर बैच जाँच और दस्तख़त के साथ।",
    },
    summary: {
      hinglish: "Dawa ki factory mein powder se tablet ya syrup banana, batch dar batch, har ek bilkul ek jaisa.",
      hindi: "दवा की फ़ैक्टरी में पाउडर से गोली या सिरप बनाना, बैच दर बैच, हर एक बिल्कुल एक जैसा।",
    },
  },
  "certified-hand-therapist": {
    of: "1q929zq",
    description: { hinglish: "Kuchle haath ki pakad thodi-thodi karke wapas laana.", hindi: "कुचले हाथ की पकड़ थोड़ी-थोड़ी करके वापस लाना।" },
    summary: {
      hinglish:
        "Machine ke haadse, jalne ya surgery ke baad ungli, kalai aur kohni ka ilaaj karna, surgeon ke saath tay splint aur kasrat se, jab tak log phir kamane na lagein.",
      hindi: "मशीन के हादसे, जलने या सर्जरी के बाद उँगली, कलाई और कोहनी का इलाज करना, सर्जन के साथ तय स्प्लिंट और कसरत से, जब तक लोग फिर कमाने न लगें।",
    },
  },
  "geriatric-nurse": {
    of: "1ff3lx3",
    description: {
      hinglish: "Buzurgon ko girne, bedsore aur goliyon ki gadbad se bachana.",
      hindi: "बुज़ुर्गों को गिरने, बेडसोर और गोलियों की गड़बड़ से बचाना।",
    },
    summary: {
      hinglish:
        "Ward, vriddhashram ya ghar mein buzurgon ki dekhbhaal karna: dawa dena, skin, yaaddasht aur khane par nazar rakhna, aur jo woh ab bhi kar sakte hain use banaye rakhna.",
      hindi: "वार्ड, वृद्धाश्रम या घर में बुज़ुर्गों की देखभाल करना: दवा देना, त्वचा, याददाश्त और खाने पर नज़र रखना, और जो वे अब भी कर सकते हैं उसे बनाए रखना।",
    },
  },
  "public-health-dentist": {
    of: "5digjx",
    description: {
      hinglish: "School mein sade daant ginna aur gutka chabane walon ko chetana.",
      hindi: "स्कूल में सड़े दाँत गिनना और गुटखा चबाने वालों को चेताना।",
    },
    summary: {
      hinglish: "Daanton ka ilaaj school, gaon aur tambaku chabane walon tak le jaana, aur naapna ki kasbe ke daant sudhre ya nahi.",
      hindi: "दाँतों का इलाज स्कूल, गाँव और तंबाकू चबाने वालों तक ले जाना, और नापना कि क़स्बे के दाँत सुधरे या नहीं।",
    },
  },
  "labour-and-delivery-nurse": {
    of: "bymw5u",
    description: {
      hinglish: "Labour mein contraction aur pet mein bachche ki dhadkan ka chart rakhna.",
      hindi: "प्रसव पीड़ा और पेट में बच्चे की धड़कन का चार्ट रखना।",
    },
    summary: {
      hinglish: "Poore labour mein mahila ke saath rehna, bachche ki dhadkan sunna aur saaf-sukha, rota newborn god mein dena.",
      hindi: "पूरे प्रसव में महिला के साथ रहना, बच्चे की धड़कन सुनना और साफ़-सूखा, रोता नवजात गोद में देना।",
    },
  },
  "oncology-social-worker": {
    of: "11ruyxa",
    description: {
      hinglish: "Cancer ke mushkil shabd samajhne aur kharch uthane mein parivaar ki madad karna.",
      hindi: "कैंसर के मुश्किल शब्द समझने और ख़र्च उठाने में परिवार की मदद करना।",
    },
    summary: {
      hinglish:
        "Cancer hospital mein kaam karna: mareez aur parivaar ki baat sunna, paisa, yojana aur paas mein kamra dhoondhna, aur ilaaj ko beech mein chhootne na dena.",
      hindi: "कैंसर अस्पताल में काम करना: मरीज़ और परिवार की बात सुनना, पैसा, योजना और पास में कमरा ढूँढना, और इलाज को बीच में छूटने न देना।",
    },
  },
  "sports-nutritionist": {
    of: "1mejtnn",
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
  },
  "nutrition-counsellor": {
    of: "y9fi5c",
    description: {
      hinglish: "Duble chhote bachchon ko taulna aur maaon ko dikhana ki kya pakana hai.",
      hindi: "दुबले छोटे बच्चों को तौलना और माँओं को दिखाना कि क्या पकाना है।",
    },
    summary: {
      hinglish:
        "Poshan kendra ya gaon mein duble bachchon ka wazan aur naap lena, unka khana tay karna aur pakana, aur wazan badhne tak milne jaana.",
      hindi: "पोषण केंद्र या गाँव में दुबले बच्चों का वज़न और नाप लेना, उनका खाना तय करना और पकाना, और वज़न बढ़ने तक मिलने जाना।",
    },
  },
  "poultry-veterinarian": {
    of: "10d6c8b",
    description: { hinglish: "Hazaaron murgiyon ke jhund mein bimari rokna.", hindi: "हज़ारों मुर्गियों के झुंड में बीमारी रोकना।" },
    summary: {
      hinglish: "Hazaaron murgiyon ke jhund ko zinda rakhna: bimari khojna, teeke tay karna aur daana, paani aur hawa jaanchna.",
      hindi: "हज़ारों मुर्गियों के झुंड को ज़िंदा रखना: बीमारी खोजना, टीके तय करना और दाना, पानी और हवा जाँचना।",
    },
  },
  "community-health-worker": {
    of: "1rrlixd",
    description: {
      hinglish: "Bukhaar ki jaanch, goliyan aur chlorine lekar ghar-ghar jaana.",
      hindi: "बुख़ार की जाँच, गोलियाँ और क्लोरीन लेकर घर-घर जाना।",
    },
    summary: {
      hinglish: "Health centre ke liye ghar-ghar jaana, bukhaar ki slide, skin ki jaanch, goliyan aur kuon ke liye chlorine lekar.",
      hindi: "हेल्थ सेंटर के लिए घर-घर जाना, बुख़ार की स्लाइड, त्वचा की जाँच, गोलियाँ और कुओं के लिए क्लोरीन लेकर।",
    },
  },
  "rural-medical-officer": {
    of: "gsd1n8",
    description: {
      hinglish: "Hospital se door saanp kaatne aur bukhaar ka ilaaj karna aur delivery karana.",
      hindi: "अस्पताल से दूर साँप काटने और बुख़ार का इलाज करना और डिलीवरी कराना।",
    },
    summary: {
      hinglish:
        "Primary health centre chalana: OPD, delivery, saanp ka kaatna aur bukhaar, teekakaran ke din aur uske gaon ke health worker.",
      hindi: "प्राथमिक स्वास्थ्य केंद्र चलाना: OPD, डिलीवरी, साँप का काटना और बुख़ार, टीकाकरण के दिन और उसके गाँवों के स्वास्थ्य कार्यकर्ता।",
    },
  },
  "hospice-physician": {
    of: "qkrhk5",
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
  },
  "health-information-technology-specialist": {
    of: "oqwuga",
    description: { hinglish: "Phone par hospital ki atki hui screen phir chalana.", hindi: "फ़ोन पर अस्पताल की अटकी हुई स्क्रीन फिर चलाना।" },
    summary: {
      hinglish:
        "Phone par aur ward mein hospital ka software sambhalna: login, bill, dawa chart aur lab report, aur har upgrade ko chalu hone se pehle test karna.",
      hindi: "फ़ोन पर और वार्ड में अस्पताल का सॉफ़्टवेयर सँभालना: लॉगिन, बिल, दवा चार्ट और लैब रिपोर्ट, और हर अपग्रेड को चालू होने से पहले टेस्ट करना।",
    },
  },
  "medical-science-liaison": {
    of: "15tiv37",
    description: { hinglish: "Doctoron ko nayi dawa ke trial ke nateeje samjhana.", hindi: "डॉक्टरों को नई दवा के ट्रायल के नतीजे समझाना।" },
    summary: {
      hinglish:
        "Dawa company mein, bechne walon se alag, kaam karna: bade doctoron se milna, samjhana ki trial kya dikhate hain aur kya nahi, aur unke sawaal aur side effect company tak laana.",
      hindi:
        "दवा कंपनी में, बेचने वालों से अलग, काम करना: बड़े डॉक्टरों से मिलना, समझाना कि ट्रायल क्या दिखाते हैं और क्या नहीं, और उनके सवाल और साइड इफ़ेक्ट कंपनी तक लाना।",
    },
  },
  "sports-psychologist": {
    of: "1fv9ii2",
    description: {
      hinglish: "Khiladiyon ko match se pehle ghabrahat shaant karna sikhana.",
      hindi: "खिलाड़ियों को मैच से पहले घबराहट शांत करना सिखाना।",
    },
    summary: {
      hinglish:
        "Academy, club ya Sports Authority of India ke SAI centre ke khiladiyon ko focus, dar, chot aur haar sambhalne mein madad karna, baatcheet aur roz ke abhyaas se.",
      hindi: "अकादमी, क्लब या भारतीय खेल प्राधिकरण के साई सेंटर के खिलाड़ियों को फ़ोकस, डर, चोट और हार सँभालने में मदद करना, बातचीत और रोज़ के अभ्यास से।",
    },
  },
};
