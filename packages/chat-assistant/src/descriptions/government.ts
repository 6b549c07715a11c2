import type { ToldCareers } from "./told.ts";

export const government: ToldCareers = {
  "ias-officer": {
    of: "hn6xw9",
    description: {
      hinglish: "Baadh, chunav aur zameen ke maamlon mein zila sambhalna.",
      hindi: "बाढ़, चुनाव और ज़मीन के मामलों में ज़िला सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ya mantralay ke ek wing ki kamaan sambhalna, field mein baadh raahat, chunav aur zameen ke maamle dekhna aur sachivalay mein yojana taiyar karna.",
      hindi: "ज़िले या मंत्रालय के एक विंग की कमान सँभालना, फ़ील्ड में बाढ़ राहत, चुनाव और ज़मीन के मामले देखना और सचिवालय में योजना तैयार करना।",
    },
    day: {
      hinglish: [
        "Jan sunwai ke din chaalis arziyan sunna aur har ek us afsar ko bhejna jise kadam uthana hai",
        "Nadi khatre ka nishaan paar kare to naav aur sharan ki jagah ka aadesh dena",
        "Ek hi dopahar mein bank, swasthya aur school ki sameeksha ki adhyakshata karna",
        "Mukhya sachiv ke paas jaane se pehle yojana ka note phir likhna",
      ],
      hindi: [
        "जन सुनवाई के दिन चालीस अर्ज़ियाँ सुनना और हर एक उस अफ़सर को भेजना जिसे क़दम उठाना है",
        "नदी ख़तरे का निशान पार करे तो नाव और शरण की जगह का आदेश देना",
        "एक ही दोपहर में बैंक, स्वास्थ्य और स्कूल की समीक्षा की अध्यक्षता करना",
        "मुख्य सचिव के पास जाने से पहले योजना का नोट फिर लिखना",
      ],
    },
  },
  "foreign-service-officer": {
    of: "ddi1ew",
    description: {
      hinglish: "Videsh mein Bharat ki baat rakhna aur phanse nagrikon ko ghar lana.",
      hindi: "विदेश में भारत की बात रखना और फँसे नागरिकों को घर लाना।",
    },
    summary: {
      hinglish:
        "Videsh ke dootavas mein Bharat ki taraf se kaam karna, samjhaute ki baatcheet karna, us desh par report dena, visa dena aur phanse nagrikon ki madad karna.",
      hindi: "विदेश के दूतावास में भारत की तरफ़ से काम करना, समझौते की बातचीत करना, उस देश पर रिपोर्ट देना, वीज़ा देना और फँसे नागरिकों की मदद करना।",
    },
    day: {
      hinglish: [
        "Code wale sandesh mein Dilli ko batana ki wahan kal raat ke chunav ka hamare liye kya matlab hai",
        "Jis kaamgar ka passport rakh liya gaya, use emergency yatra kagaz dilana",
        "Saajhe bayan ke ek visheshan par aadhi raat tak mol-tol karna",
      ],
      hindi: [
        "कोड वाले संदेश में दिल्ली को बताना कि वहाँ कल रात के चुनाव का हमारे लिए क्या मतलब है",
        "जिस कामगार का पासपोर्ट रख लिया गया, उसे इमरजेंसी यात्रा काग़ज़ दिलाना",
        "साझे बयान के एक विशेषण पर आधी रात तक मोल-तोल करना",
      ],
    },
  },
  "member-of-parliament": {
    of: "9xkk2x",
    description: {
      hinglish: "Delhi mein desh ke kanoon par vote dena aur mantriyon se sawal karna.",
      hindi: "दिल्ली में देश के क़ानून पर वोट देना और मंत्रियों से सवाल करना।",
    },
    summary: {
      hinglish:
        "Delhi mein desh ke kanoon par bolna aur vote dena, mantriyon se sawal karna aur apne chunav kshetra ki sadak, train aur pareshaniyan uthana.",
      hindi: "दिल्ली में देश के क़ानून पर बोलना और वोट देना, मंत्रियों से सवाल करना और अपने चुनाव क्षेत्र की सड़क, ट्रेन और परेशानियाँ उठाना।",
    },
    day: {
      hinglish: [
        "Woh sawal likhna jiska jawab rail mantri ko bolkar dena hoga, yaani taarankit prashn",
        "Standing committee mein bill ki ek dhaara par adhikariyon se kade sawal karna",
        "Ilaake ke kaam ke liye mile paise, yaani MPLADS, se sadak aur classroom banwane ki sifarish karna",
      ],
      hindi: [
        "वह सवाल लिखना जिसका जवाब रेल मंत्री को बोलकर देना होगा, यानी तारांकित प्रश्न",
        "स्टैंडिंग कमेटी में बिल की एक धारा पर अधिकारियों से कड़े सवाल करना",
        "इलाक़े के काम के लिए मिले पैसे, यानी MPLADS, से सड़क और क्लासरूम बनवाने की सिफ़ारिश करना",
      ],
    },
  },
  "assembly-member": {
    of: "1jx1wd2",
    description: {
      hinglish: "Rajya ke budget par vote dena aur ilaake ke kaam ke liye zor lagana.",
      hindi: "राज्य के बजट पर वोट देना और इलाक़े के काम के लिए ज़ोर लगाना।",
    },
    summary: {
      hinglish:
        "Vidhan sabha mein ek ilaake ka pratinidhi hona, rajya ka budget aur kanoon paas karna aur ilaake ke school, nahar aur aspataal ke liye zor lagana.",
      hindi: "विधानसभा में एक इलाक़े का प्रतिनिधि होना, राज्य का बजट और क़ानून पास करना और इलाक़े के स्कूल, नहर और अस्पताल के लिए ज़ोर लगाना।",
    },
    day: {
      hinglish: [
        "Khet ke beech khatm hoti nahar par sinchai engineer par zor daalna",
        "Budget satra mein virodh jatane ko kisi vibhag ka paisa kaatne ka prastav, yaani katauti prastav, rakhna",
        "Apne ilaake ki nau shaadiyon aur do antim sanskaron mein jaana",
      ],
      hindi: [
        "खेत के बीच ख़त्म होती नहर पर सिंचाई इंजीनियर पर ज़ोर डालना",
        "बजट सत्र में विरोध जताने को किसी विभाग का पैसा काटने का प्रस्ताव, यानी कटौती प्रस्ताव, रखना",
        "अपने इलाक़े की नौ शादियों और दो अंतिम संस्कारों में जाना",
      ],
    },
  },
  "government-minister": {
    of: "1orza9d",
    description: {
      hinglish: "Vibhag ki neeti tay karna aur sadan mein uska bachaav karna.",
      hindi: "विभाग की नीति तय करना और सदन में उसका बचाव करना।",
    },
    summary: {
      hinglish:
        "Railway ya swasthya jaise vibhag ki rajnitik zimmedari lena, uski neeti tay karna aur sadan aur press ke saamne uska bachaav karna.",
      hindi: "रेलवे या स्वास्थ्य जैसे विभाग की राजनीतिक ज़िम्मेदारी लेना, उसकी नीति तय करना और सदन और प्रेस के सामने उसका बचाव करना।",
    },
    day: {
      hinglish: [
        "Us file par faisla karna jis par do sachivon ne ulte note likhe",
        "Sadan mein teekhe poorak prashn ka jawab bina note ke dena",
        "Usi shaam patrakaron ko rail haadse ke baare mein samjhana",
      ],
      hindi: [
        "उस फ़ाइल पर फ़ैसला करना जिस पर दो सचिवों ने उल्टे नोट लिखे",
        "सदन में तीखे पूरक प्रश्न का जवाब बिना नोट के देना",
        "उसी शाम पत्रकारों को रेल हादसे के बारे में समझाना",
      ],
    },
  },
  "section-officer": {
    of: "sfqjpd",
    description: {
      hinglish: "Assistant ke note niyamon se milana aur file upar bhejna.",
      hindi: "असिस्टेंट के नोट नियमों से मिलाना और फ़ाइल ऊपर भेजना।",
    },
    summary: {
      hinglish:
        "Sachivalay ke ek section ki aguwai karna, uske assistants ke note niyamon se milana aur har file draft aadesh ke saath upar bhejna.",
      hindi: "सचिवालय के एक सेक्शन की अगुवाई करना, उसके असिस्टेंटों के नोट नियमों से मिलाना और हर फ़ाइल ड्राफ़्ट आदेश के साथ ऊपर भेजना।",
    },
    day: {
      hinglish: [
        "E-Office par din ki har chitthi us assistant ko bhejna jiska woh kaam hai",
        "2014 ka woh maamla, yaani nazeer, dhoondhna jo pension ka sawal suljha de",
        "Sansad ke jawab ko chaar sateek line tak chhota karna",
      ],
      hindi: [
        "ई-ऑफ़िस पर दिन की हर चिट्ठी उस असिस्टेंट को भेजना जिसका वह काम है",
        "2014 का वह मामला, यानी नज़ीर, ढूँढ़ना जो पेंशन का सवाल सुलझा दे",
        "संसद के जवाब को चार सटीक लाइनों तक छोटा करना",
      ],
    },
  },
  "policy-analyst": {
    of: "aou0pm",
    description: {
      hinglish: "Sarkari yojana ka vaada aur uska asal kaam milakar dekhna.",
      hindi: "सरकारी योजना का वादा और उसका असल काम मिलाकर देखना।",
    },
    summary: {
      hinglish:
        "Mid-day meal jaisi yojana ne kya vaada kiya aur kya kiya, yeh milakar dekhna, aur ve vikalp likhna jinmein se mantri chunte hain.",
      hindi: "मिड-डे मील जैसी योजना ने क्या वादा किया और क्या किया, यह मिलाकर देखना, और वे विकल्प लिखना जिनमें से मंत्री चुनते हैं।",
    },
    day: {
      hinglish: [
        "Zila-dar-zila yojana ka kharch uske naamankan se milana",
        "Der se aaye anaaj ke baare mein rasoiyon aur headmaster se poochhna",
        "Sachiv ke liye sixty pannon ko teen vikalp mein sametna",
      ],
      hindi: [
        "ज़िला-दर-ज़िला योजना का ख़र्च उसके नामांकन से मिलाना",
        "देर से आए अनाज के बारे में रसोइयों और हेडमास्टरों से पूछना",
        "सचिव के लिए साठ पन्नों को तीन विकल्पों में समेटना",
      ],
    },
  },
  "parliamentary-assistant": {
    of: "n6gjqt",
    description: {
      hinglish: "Bill par saansad ya vidhayak ke sawal aur bhaashan taiyar karna.",
      hindi: "बिल पर सांसद या विधायक के सवाल और भाषण तैयार करना।",
    },
    summary: {
      hinglish:
        "Satra ke dauraan saansad ya vidhayak ke liye bill par research karna, sawal aur bhaashan taiyar karna aur diary aur chitthiyan sambhalna.",
      hindi: "सत्र के दौरान सांसद या विधायक के लिए बिल पर रिसर्च करना, सवाल और भाषण तैयार करना और डायरी और चिट्ठियाँ सँभालना।",
    },
    day: {
      hinglish: [
        "Agle din ke bill ka do panne ka saar aur paanch tedhe sawal likhna",
        "Pyaaz ke daam par zero hour ke bhaashan ke liye aankde dhoondhna",
        "Chaalis chitthiyon ka jawab likhne wale ki apni bhasha mein dena",
      ],
      hindi: [
        "अगले दिन के बिल का दो पन्ने का सार और पाँच टेढ़े सवाल लिखना",
        "प्याज़ के दाम पर शून्यकाल के भाषण के लिए आँकड़े ढूँढ़ना",
        "चालीस चिट्ठियों का जवाब लिखने वाले की अपनी भाषा में देना",
      ],
    },
  },
  "census-enumerator": {
    of: "1e7kfev",
    description: { hinglish: "Ghar-ghar jakar har ghar ke log ginna.", hindi: "घर-घर जाकर हर घर के लोग गिनना।" },
    summary: {
      hinglish: "Phone app ya form lekar ghar-ghar jana, log, umr, bhasha aur makaan ginna, aur jo jawab na dena chahein unhe manana.",
      hindi: "फ़ोन ऐप या फ़ॉर्म लेकर घर-घर जाना, लोग, उम्र, भाषा और मकान गिनना, और जो जवाब न देना चाहें उन्हें मनाना।",
    },
    day: {
      hinglish: [
        "Layout map par apne block ke har darwaze ko number dena",
        "Har parivar se tees se kuch zyada sawal poochhna aur jawab jaise ke taise likhna",
        "Suraj nikalne se pehle jaane wale parivar ke paas raat mein lautna",
      ],
      hindi: [
        "लेआउट मैप पर अपने ब्लॉक के हर दरवाज़े को नंबर देना",
        "हर परिवार से तीस से कुछ ज़्यादा सवाल पूछना और जवाब जैसे के तैसे लिखना",
        "सूरज निकलने से पहले जाने वाले परिवार के पास रात में लौटना",
      ],
    },
  },
  tehsildar: {
    of: "1r111g9",
    description: {
      hinglish: "Tehsil ke zameen record tay karna aur jaati praman patra sign karna.",
      hindi: "तहसील के ज़मीन रिकॉर्ड तय करना और जाति प्रमाणपत्र पर दस्तख़त करना।",
    },
    summary: {
      hinglish:
        "Tehsil ke revenue kaam ki kamaan sambhalna, zameen record ke jhagde tay karna, jaati aur aay praman patra sign karna aur fasal ka nuksaan dekhna.",
      hindi: "तहसील के राजस्व काम की कमान सँभालना, ज़मीन रिकॉर्ड के झगड़े तय करना, जाति और आय प्रमाणपत्र पर दस्तख़त करना और फ़सल का नुक़सान देखना।",
    },
    day: {
      hinglish: [
        "Maalik badalne, yaani dakhil-kharij, par dono bhaiyon ko sunna aur aadesh dena",
        "Kirana wale se poochhkar aay praman patra jaanchna",
        "Fasal register lekar olon se giri gehun ki fasal tak jaana",
      ],
      hindi: [
        "मालिक बदलने, यानी दाख़िल-ख़ारिज, पर दोनों भाइयों को सुनना और आदेश देना",
        "किराना वाले से पूछकर आय प्रमाणपत्र जाँचना",
        "फ़सल रजिस्टर लेकर ओलों से गिरी गेहूँ की फ़सल तक जाना",
      ],
    },
  },
  patwari: {
    of: "1jqykqv",
    description: {
      hinglish: "Gaon ke khet ke nakshe, fasal aur zameen bikri ka hisaab rakhna.",
      hindi: "गाँव के खेत के नक़्शे, फ़सल और ज़मीन बिक्री का हिसाब रखना।",
    },
    summary: {
      hinglish:
        "Gaon ke zameen record rakhna, jareeb ya GPS se khet naapna aur har season ki fasal, zameen ki bikri aur viraasat darj karna.",
      hindi: "गाँव के ज़मीन रिकॉर्ड रखना, जरीब या GPS से खेत नापना और हर सीज़न की फ़सल, ज़मीन की बिक्री और विरासत दर्ज करना।",
    },
    day: {
      hinglish: [
        "Pita ki maut ke baad beti ka hissa darj karna",
        "App par khet-dar-khet khadi fasal darj karna",
        "Kapde ke purane nakshe aur GPS se seema dikhana",
      ],
      hindi: ["पिता की मौत के बाद बेटी का हिस्सा दर्ज करना", "ऐप पर खेत-दर-खेत खड़ी फ़सल दर्ज करना", "कपड़े के पुराने नक़्शे और GPS से सीमा दिखाना"],
    },
  },
  "block-development-officer": {
    of: "1bj5876",
    description: {
      hinglish: "Gaon ki yojana ka paisa dena aur jaanchna ki kya bana.",
      hindi: "गाँव की योजना का पैसा देना और जाँचना कि क्या बना।",
    },
    summary: {
      hinglish:
        "Grameen rozgaar aur awaas jaisi sarkari yojana block ke gaon tak pahunchana, paisa jaari karna aur site par kaam jaanchna.",
      hindi: "ग्रामीण रोज़गार और आवास जैसी सरकारी योजना ब्लॉक के गाँवों तक पहुँचाना, पैसा जारी करना और साइट पर काम जाँचना।",
    },
    day: {
      hinglish: [
        "Photo jaanchkar nabbe makanon ki doosri kist jaari karna",
        "Check dam par khade hokar chaabi se uska masala kuredna",
        "Naraz sarpanch aur us supplier ke beech baithna jise paisa nahi mila",
      ],
      hindi: [
        "फ़ोटो जाँचकर नब्बे मकानों की दूसरी किस्त जारी करना",
        "चेक डैम पर खड़े होकर चाबी से उसका मसाला कुरेदना",
        "नाराज़ सरपंच और उस सप्लायर के बीच बैठना जिसे पैसा नहीं मिला",
      ],
    },
  },
  "panchayat-secretary": {
    of: "816xq2",
    description: {
      hinglish: "Gram panchayat ki baithak ka byora, hisaab aur house tax sambhalna.",
      hindi: "ग्राम पंचायत की बैठक का ब्योरा, हिसाब और हाउस टैक्स सँभालना।",
    },
    summary: {
      hinglish:
        "Gram panchayat mein sarkar ka karmchari hona: uska hisaab aur baithak ka byora likhna, house tax lena, janm aur job card darj karna, aur block office ko report dena.",
      hindi:
        "ग्राम पंचायत में सरकार का कर्मचारी होना: उसका हिसाब और बैठक का ब्योरा लिखना, हाउस टैक्स लेना, जन्म और जॉब कार्ड दर्ज करना, और ब्लॉक ऑफ़िस को रिपोर्ट देना।",
    },
    day: {
      hinglish: [
        "Teen log chillate rahein, tab bhi gram sabha ka prastav likhna",
        "Mangalvar ka janm darj karna aur praman patra dena",
        "Apne saath school mein padhe logon se house tax lena",
      ],
      hindi: [
        "तीन लोग चिल्लाते रहें, तब भी ग्राम सभा का प्रस्ताव लिखना",
        "मंगलवार का जन्म दर्ज करना और प्रमाणपत्र देना",
        "अपने साथ स्कूल में पढ़े लोगों से हाउस टैक्स लेना",
      ],
    },
  },
  "village-level-worker": {
    of: "r08ael",
    description: {
      hinglish: "Kisaan parivaron ko beej aur pension ke baare mein batana aur form bharna.",
      hindi: "किसान परिवारों को बीज और पेंशन के बारे में बताना और फ़ॉर्म भरना।",
    },
    summary: {
      hinglish:
        "Kisaan parivaron ke paas jakar batana ki kaun se beej, kuen, toilet aur pension mil rahe hain, aur form bharne mein madad karna.",
      hindi: "किसान परिवारों के पास जाकर बताना कि कौन-से बीज, कुएँ, शौचालय और पेंशन मिल रहे हैं, और फ़ॉर्म भरने में मदद करना।",
    },
    day: {
      hinglish: [
        "Vidhwa ke khet mein buaai ki do gehraiyan saath-saath dikhana",
        "Angootha lagane wale ka pension form bharna",
        "Neem ke neeche baithkar sunna ki shauchalay koi kyon istemal nahi karta",
      ],
      hindi: [
        "विधवा के खेत में बुआई की दो गहराइयाँ साथ-साथ दिखाना",
        "अँगूठा लगाने वाले का पेंशन फ़ॉर्म भरना",
        "नीम के नीचे बैठकर सुनना कि शौचालय कोई क्यों इस्तेमाल नहीं करता",
      ],
    },
  },
  sarpanch: {
    of: "12zlskn",
    description: {
      hinglish: "Naali aur sadak ke kaam mein chuni hui gram panchayat ki aguwai karna.",
      hindi: "नाली और सड़क के काम में चुनी हुई ग्राम पंचायत की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Chuni hui gram panchayat ki aguwai karna, gaon walon ke saath chunna ki kaun si naali, sadak ya school ki marammat pehle ho, aur use poora karana.",
      hindi: "चुनी हुई ग्राम पंचायत की अगुवाई करना, गाँव वालों के साथ चुनना कि कौन-सी नाली, सड़क या स्कूल की मरम्मत पहले हो, और उसे पूरा कराना।",
    },
    day: {
      hinglish: [
        "Gram sabha ke saamne tolna ki school ki chhat pehle ho ya shamshan ka shed",
        "Saajhi deewar par do bhaiyon mein sulah karana",
        "Sadak ki measurement book ke liye junior engineer ke peeche padna",
      ],
      hindi: [
        "ग्राम सभा के सामने तोलना कि स्कूल की छत पहले हो या श्मशान का शेड",
        "साझी दीवार पर दो भाइयों में सुलह कराना",
        "सड़क की मेज़रमेंट बुक के लिए जूनियर इंजीनियर के पीछे पड़ना",
      ],
    },
  },
  mayor: {
    of: "xvcm8q",
    description: {
      hinglish: "Shehar ki chuni hui parishad ki adhyakshata karna aur shehar ki taraf se bolna.",
      hindi: "शहर की चुनी हुई परिषद की अध्यक्षता करना और शहर की तरफ़ से बोलना।",
    },
    summary: {
      hinglish:
        "Nagar nigam ki adhyakshata karna, shehar ke logon ki taraf se bolna aur paani, koode aur sadak par parishad ko ek raay karne ke liye zor lagana.",
      hindi: "नगर निगम की अध्यक्षता करना, शहर के लोगों की तरफ़ से बोलना और पानी, कूड़े और सड़क पर परिषद को एक राय करने के लिए ज़ोर लगाना।",
    },
    day: {
      hinglish: [
        "Chillate sadan ko mudda number saat par waapas laana",
        "Commissioner aur peeche chalte camera ke saath kachre ke maidan ka daura karna",
        "Rajya ke mantri ke saamne shehar ki paani ki maang rakhna",
      ],
      hindi: [
        "चिल्लाते सदन को मुद्दा नंबर सात पर वापस लाना",
        "कमिश्नर और पीछे चलते कैमरे के साथ कचरे के मैदान का दौरा करना",
        "राज्य के मंत्री के सामने शहर की पानी की माँग रखना",
      ],
    },
  },
  "city-councillor": {
    of: "m1qoun",
    description: {
      hinglish: "Ward ki band naaliyon aur andheri galiyon ki baat officers tak le jana.",
      hindi: "वार्ड की बंद नालियों और अँधेरी गलियों की बात अफ़सरों तक ले जाना।",
    },
    summary: {
      hinglish:
        "Ek ward ki andheri galiyon, band naaliyon aur paani na aane ki shikayat shehar ke officers tak le jana, jab tak sab theek na ho jaye.",
      hindi: "एक वार्ड की अँधेरी गलियों, बंद नालियों और पानी न आने की शिकायत शहर के अफ़सरों तक ले जाना, जब तक सब ठीक न हो जाए।",
    },
    day: {
      hinglish: [
        "Nashte se pehle gali number nau ke liye paani ke valve wale ko phone karna",
        "Standing committee mein tender par vote dena",
        "Theek hua footpath kadmon se naapna aur engineer ko batana ki kahan kam hai",
      ],
      hindi: [
        "नाश्ते से पहले गली नंबर नौ के लिए पानी के वाल्व वाले को फ़ोन करना",
        "स्टैंडिंग कमेटी में टेंडर पर वोट देना",
        "ठीक हुआ फ़ुटपाथ क़दमों से नापना और इंजीनियर को बताना कि कहाँ कम है",
      ],
    },
  },
  "social-security-officer": {
    of: "1b51sy7",
    description: {
      hinglish: "Kaamgaron ke benefit claim tay karna aur maalikon ki jaanch karna.",
      hindi: "कामगारों के लाभ के दावे तय करना और मालिकों की जाँच करना।",
    },
    summary: {
      hinglish:
        "Pension, maternity pay ya provident fund ke claim tay karna aur jaanchna ki maalikon ne apne kaamgaron ka paisa jama kiya hai.",
      hindi: "पेंशन, मातृत्व वेतन या प्रॉविडेंट फ़ंड के दावे तय करना और जाँचना कि मालिकों ने अपने कामगारों का पैसा जमा किया है।",
    },
    day: {
      hinglish: [
        "Bunkar ke PF ke paanch saal teen kapda milon mein khojna",
        "Kaam par lage kaamgaron ko anshdaan ki sheet se milakar ginna",
        "Vidhwa ko samjhana ki kaun se do kagaz kam hain",
      ],
      hindi: [
        "बुनकर के PF के पाँच साल तीन कपड़ा मिलों में खोजना",
        "काम पर लगे कामगारों को अंशदान की शीट से मिलाकर गिनना",
        "विधवा को समझाना कि कौन से दो काग़ज़ कम हैं",
      ],
    },
  },
  postmaster: {
    of: "3ex1pg",
    description: { hinglish: "Post office ka counter, bachat aur cash sambhalna.", hindi: "डाकघर का काउंटर, बचत और कैश सँभालना।" },
    summary: {
      hinglish:
        "Post office chalana: counter ka staff, bachat khaate, cash, daak baantne ke chakkar aur gaon ka woh customer jiska money order kho gaya.",
      hindi: "डाकघर चलाना: काउंटर का स्टाफ़, बचत खाते, कैश, डाक बाँटने के चक्कर और गाँव का वह ग्राहक जिसका मनीऑर्डर खो गया।",
    },
    day: {
      hinglish: [
        "Shutter uthne se pehle cash aur daak ticket ka hisaab milana",
        "Pata karna ki ek maa ka money order nau din kahan pada raha",
        "Kisan ki navjaat beti ka Sukanya bachat khaata kholna",
      ],
      hindi: [
        "शटर उठने से पहले कैश और डाक टिकट का हिसाब मिलाना",
        "पता करना कि एक माँ का मनी ऑर्डर नौ दिन कहाँ पड़ा रहा",
        "किसान की नवजात बेटी का सुकन्या बचत खाता खोलना",
      ],
    },
  },
  postman: {
    of: "7ajay8",
    description: { hinglish: "Chitthi, parcel aur pension har darwaze tak pahunchana.", hindi: "चिट्ठी, पार्सल और पेंशन हर दरवाज़े तक पहुँचाना।" },
    summary: {
      hinglish:
        "Har subah apne ilaake ki chitthi, parcel aur pension ka paisa chhaantna aur paidal, cycle ya scooter se ghar-ghar pahunchana.",
      hindi: "हर सुबह अपने इलाक़े की चिट्ठी, पार्सल और पेंशन का पैसा छाँटना और पैदल, साइकिल या स्कूटर से घर-घर पहुँचाना।",
    },
    day: {
      hinglish: [
        "Chitthiyan raaste ke darwazon ke kram mein lagana",
        "Darwaze par ungli ki chhaap lekar pension dena",
        "Andaaza lagana ki mandir ke paas wala Ramesh kaun hai",
      ],
      hindi: ["चिट्ठियाँ रास्ते के दरवाज़ों के क्रम में लगाना", "दरवाज़े पर उँगली की छाप लेकर पेंशन देना", "अंदाज़ा लगाना कि मंदिर के पास वाला रमेश कौन है"],
    },
  },
  "mail-sorter": {
    of: "1mbwerh",
    description: {
      hinglish: "Ghadi se hod lagakar pin code se chitthi aur thaile alag karna.",
      hindi: "घड़ी से होड़ लगाकर पिन कोड से चिट्ठी और थैले अलग करना।",
    },
    summary: {
      hinglish:
        "Sorting hub ya railway mail office mein din aur raat kaam karna: thaile kholna, chitthi aur parcel haath aur machine se chhaantna, aur train ya truck nikalne se pehle har thaila band karna.",
      hindi:
        "सॉर्टिंग हब या रेलवे मेल ऑफ़िस में दिन और रात काम करना: थैले खोलना, चिट्ठी और पार्सल हाथ और मशीन से छाँटना, और ट्रेन या ट्रक निकलने से पहले हर थैला बंद करना।",
    },
    day: {
      hinglish: [
        "PIN dekhkar do hazaar chitthiyan sahi khaanon mein daalna",
        "Train ki seeti se pehle Nagpur ka thaila scan karna, baandhna aur label lagana",
        "Galat flight se aayi speed post ko sahi raaste bhejna",
      ],
      hindi: [
        "PIN देखकर दो हज़ार चिट्ठियाँ सही ख़ानों में डालना",
        "ट्रेन की सीटी से पहले नागपुर का थैला स्कैन करना, बाँधना और लेबल लगाना",
        "ग़लत फ़्लाइट से आई स्पीड पोस्ट को सही रास्ते भेजना",
      ],
    },
  },
  "ips-officer": {
    of: "1s6w4l6",
    description: {
      hinglish: "Tyohar aur dange mein zile ki police ki kamaan sambhalna.",
      hindi: "त्योहार और दंगे में ज़िले की पुलिस की कमान सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ki police ki kamaan sambhalna, tyohar aur chunav ka bandobast tay karna, gambhir case dekhna aur kanoon-vyavastha ke liye jawabdeh hona.",
      hindi: "ज़िले की पुलिस की कमान सँभालना, त्योहार और चुनाव का बंदोबस्त तय करना, गंभीर केस देखना और क़ानून-व्यवस्था के लिए जवाबदेह होना।",
    },
    day: {
      hinglish: [
        "Ek nakshe par Ganesh juloos ke liye nau sau police walon ki jagah tay karna",
        "Inspector se poochhna ki balatkar case mein hafte bhar giraftari kyon nahi hui",
        "Afwah ke baad do samudayon ke buzurgon ko ek kamre mein shaant karna",
      ],
      hindi: [
        "एक नक़्शे पर गणेश जुलूस के लिए नौ सौ पुलिस वालों की जगह तय करना",
        "इंस्पेक्टर से पूछना कि बलात्कार केस में हफ़्ते भर गिरफ़्तारी क्यों नहीं हुई",
        "अफ़वाह के बाद दो समुदायों के बुज़ुर्गों को एक कमरे में शांत करना",
      ],
    },
  },
  "police-inspector": {
    of: "a9niny",
    description: { hinglish: "Ek thana, uske case, chhaape aur desk sambhalna.", hindi: "एक थाना, उसके केस, छापे और डेस्क सँभालना।" },
    summary: {
      hinglish: "Thana prabhari ke roop mein thana chalana, case baantna, chhaapon ki aguwai karna aur desk par logon ki baat sunna.",
      hindi: "थाना प्रभारी के रूप में थाना चलाना, केस बाँटना, छापों की अगुवाई करना और डेस्क पर लोगों की बात सुनना।",
    },
    day: {
      hinglish: [
        "Roll call se pehle thane ki diary mein raat ki entry padhna",
        "Chhe thake jaanch adhikariyon mein gyarah case baantna",
        "Dahej ki shikayat karne wali ko bharosa dilana ki uska bayan surakshit rahega",
      ],
      hindi: [
        "रोल कॉल से पहले थाने की डायरी में रात की एंट्री पढ़ना",
        "छह थके जाँच अधिकारियों में ग्यारह केस बाँटना",
        "दहेज की शिकायत करने वाली को भरोसा दिलाना कि उसका बयान सुरक्षित रहेगा",
      ],
    },
  },
  "police-constable": {
    of: "d8ep71",
    description: {
      hinglish: "Sadkon par gasht karna aur bulane par sabse pehle pahunchna.",
      hindi: "सड़कों पर गश्त करना और बुलाने पर सबसे पहले पहुँचना।",
    },
    summary: {
      hinglish: "Sadkon aur bazaaron mein gasht karna, madad ki pukaar par sabse pehle pahunchna, bheed rokna aur aaropi ko court le jana.",
      hindi: "सड़कों और बाज़ारों में गश्त करना, मदद की पुकार पर सबसे पहले पहुँचना, भीड़ रोकना और आरोपी को अदालत ले जाना।",
    },
    day: {
      hinglish: [
        "Akele rehne wale nau buzurgon ke darwaze khatkhatana",
        "Lathi uthne se pehle nashe mein dhut do bhaiyon ko alag karna",
        "Vichaaradheen kaidi ko aam bus se court le jaana aur waapas laana",
      ],
      hindi: [
        "अकेले रहने वाले नौ बुज़ुर्गों के दरवाज़े खटखटाना",
        "लाठी उठने से पहले नशे में धुत दो भाइयों को अलग करना",
        "विचाराधीन क़ैदी को आम बस से कोर्ट ले जाना और वापस लाना",
      ],
    },
  },
  "traffic-constable": {
    of: "1g387gg",
    description: {
      hinglish: "Chauraha chalta rakhna aur bina helmet walon ko rokna.",
      hindi: "चौराहा चलता रखना और बिना हेलमेट वालों को रोकना।",
    },
    summary: {
      hinglish:
        "Garmi aur dhuen mein haath aur seeti se chauraha chalta rakhna, jaam kholna, aur bina helmet walon ko rokkar challan ke liye photo lena.",
      hindi: "गर्मी और धुएँ में हाथ और सीटी से चौराहा चलता रखना, जाम खोलना, और बिना हेलमेट वालों को रोककर चालान के लिए फ़ोटो लेना।",
    },
    day: {
      hinglish: [
        "Ambulance nikalne tak chaaron sadkein rokna",
        "E-challan ke liye number plate ki photo lena",
        "Lorry hatane se pehle tyre ghisatne ke nishaanon ka naksha banana",
      ],
      hindi: ["एंबुलेंस निकलने तक चारों सड़कें रोकना", "ई-चालान के लिए नंबर प्लेट की फ़ोटो लेना", "लॉरी हटाने से पहले टायर घिसटने के निशानों का नक़्शा बनाना"],
    },
  },
  "police-detective": {
    of: "5ufhvg",
    description: { hinglish: "Gambhir apradh par mauke se chargesheet tak kaam karna.", hindi: "गंभीर अपराध पर मौक़े से चार्जशीट तक काम करना।" },
    summary: {
      hinglish: "Saade kapdon mein gambhir apradh par mauke se chargesheet tak kaam karna, suraag, call record aur poochhtaachh ke sahare.",
      hindi: "सादे कपड़ों में गंभीर अपराध पर मौक़े से चार्जशीट तक काम करना, सुराग, कॉल रिकॉर्ड और पूछताछ के सहारे।",
    },
    day: {
      hinglish: [
        "Ek phone jin tower se juda, unhe peedit ki aakhri shaam se milana",
        "Sandigdh ko batane dena ki woh kahan tha, phir use bus ke time table se milana",
        "Cup seal karna, tape par dastakhat karna aur likhna ki woh kiske paas hai",
      ],
      hindi: [
        "एक फ़ोन जिन टावरों से जुड़ा, उन्हें पीड़ित की आख़िरी शाम से मिलाना",
        "संदिग्ध को बताने देना कि वह कहाँ था, फिर उसे बस के टाइम टेबल से मिलाना",
        "कप सील करना, टेप पर दस्तख़त करना और लिखना कि वह किसके पास है",
      ],
    },
  },
  "intelligence-officer": {
    of: "12rn9zp",
    description: {
      hinglish: "Aatank aur jasoosi ki gupt khabar jutana aur samay par chetana.",
      hindi: "आतंक और जासूसी की गुप्त ख़बर जुटाना और समय पर चेताना।",
    },
    summary: {
      hinglish: "Sootron aur signal se aatank, jasoosi ya ashanti ki gupt khabar jutana, aur aisa hone se pehle sarkar ko chetana.",
      hindi: "सूत्रों और सिग्नल से आतंक, जासूसी या अशांति की गुप्त ख़बर जुटाना, और ऐसा होने से पहले सरकार को चेताना।",
    },
    day: {
      hinglish: [
        "Seema ke bazaar mein khabar bechne wale ke saath chai peena",
        "Kaanaphoosi ko parakhna: kisne kahi, kiska faayda, saboot kya",
        "Woh chaar line likhna jo mantri nashte se pehle padhte hain",
      ],
      hindi: [
        "सीमा के बाज़ार में ख़बर बेचने वाले के साथ चाय पीना",
        "कानाफूसी को परखना: किसने कही, किसका फ़ायदा, सबूत क्या",
        "वे चार लाइनें लिखना जो मंत्री नाश्ते से पहले पढ़ते हैं",
      ],
    },
  },
  "fingerprint-expert": {
    of: "1ut1n3d",
    description: {
      hinglish: "Kaanch aur chaaku se ungli ke nishaan uthana aur lakeerein milana.",
      hindi: "काँच और चाकू से उँगली के निशान उठाना और लकीरें मिलाना।",
    },
    summary: {
      hinglish:
        "Kaanch, chaaku aur darwaze se ungli ke nishaan uthana, unki lakeerein police file se milana aur court mein kasam khakar mel ki gawahi dena.",
      hindi: "काँच, चाकू और दरवाज़े से उँगली के निशान उठाना, उनकी लकीरें पुलिस फ़ाइल से मिलाना और अदालत में क़सम खाकर मेल की गवाही देना।",
    },
    day: {
      hinglish: [
        "Khidki ke sheeshe par pankh jaise halke haath se kaala powder lagana",
        "Police ke rashtriya fingerprint database NAFIS mein bhanwar wali chhaap khojna aur das milti chhaapein dekhna",
        "Judge ko saral Hindi mein batana ki ridge ending kya hoti hai",
      ],
      hindi: [
        "खिड़की के शीशे पर पंख जैसे हल्के हाथ से काला पाउडर लगाना",
        "पुलिस के राष्ट्रीय फ़िंगरप्रिंट डेटाबेस NAFIS में भँवर वाली छाप खोजना और दस मिलती छापें देखना",
        "जज को सरल हिंदी में बताना कि रिज एंडिंग क्या होती है",
      ],
    },
  },
  "canine-handler": {
    of: "1siegza",
    description: {
      hinglish: "Ek kutte ko drugs ya visphotak soonghna ya peecha karna sikhana.",
      hindi: "एक कुत्ते को ड्रग्स या विस्फोटक सूँघना या पीछा करना सिखाना।",
    },
    summary: {
      hinglish:
        "Ek kutte ko visphotak ya drugs soonghna ya peecha karna sikhana, usse yeh kaam lena, aur roz use khilana, sanwaarna aur samajhna. Ek kutta shayad hi kabhi do kaam karta hai.",
      hindi:
        "एक कुत्ते को विस्फोटक या ड्रग्स सूँघना या पीछा करना सिखाना, उससे यह काम लेना, और रोज़ उसे खिलाना, सँवारना और समझना। एक कुत्ता शायद ही कभी दो काम करता है।",
    },
    day: {
      hinglish: [
        "Ek gram gaanja chhipana aur jo naak use khoje, use inaam dena",
        "VIP ke aane se pehle kheenchte Labrador ke peeche bus stand mein ghoomna",
        "Kaan saaf karna, panje dekhna aur subah ka khana taulna",
      ],
      hindi: [
        "एक ग्राम गाँजा छिपाना और जो नाक उसे खोजे, उसे इनाम देना",
        "VIP के आने से पहले खींचते लैब्राडोर के पीछे बस स्टैंड में घूमना",
        "कान साफ़ करना, पंजे देखना और सुबह का खाना तौलना",
      ],
    },
  },
  "railway-police-officer": {
    of: "nhrp1d",
    description: {
      hinglish: "Saamaan churane walon se platform aur raat ki train ki rakhwali karna.",
      hindi: "सामान चुराने वालों से प्लेटफ़ॉर्म और रात की ट्रेन की रखवाली करना।",
    },
    summary: {
      hinglish:
        "Platform par pehra dena aur raat ki train mein safar karna, saamaan churane walon ko rokna, khoye bachchon ki madad karna aur railway ki sampatti bachana.",
      hindi: "प्लेटफ़ॉर्म पर पहरा देना और रात की ट्रेन में सफ़र करना, सामान चुराने वालों को रोकना, खोए बच्चों की मदद करना और रेलवे की संपत्ति बचाना।",
    },
    day: {
      hinglish: [
        "Raat do baje torch neechi rakhkar sleeper coach mein chalna",
        "Child helpline ke aane tak ghar se bhaage bachche ke saath baithna",
        "Bheed ke dhakkon mein Patna mein saamaan ke scanner par nazar rakhna",
      ],
      hindi: [
        "रात दो बजे टॉर्च नीची रखकर स्लीपर कोच में चलना",
        "चाइल्ड हेल्पलाइन के आने तक घर से भागे बच्चे के साथ बैठना",
        "भीड़ के धक्कों में पटना में सामान के स्कैनर पर नज़र रखना",
      ],
    },
  },
  "private-detective": {
    of: "hfglzs",
    description: {
      hinglish: "Client ke liye shaadi, chori aur laapata logon ki padtaal karna.",
      hindi: "क्लाइंट के लिए शादी, चोरी और लापता लोगों की पड़ताल करना।",
    },
    summary: {
      hinglish:
        "Client ke liye dulhan ya dulhe ke parivar ko jaanchna, laapata logon ko dhoondhna aur staff ki chori ki padtaal karna, chupchaap nazar rakhkar, record aur sawalon se.",
      hindi:
        "क्लाइंट के लिए दुल्हन या दूल्हे के परिवार को जाँचना, लापता लोगों को ढूँढ़ना और स्टाफ़ की चोरी की पड़ताल करना, चुपचाप नज़र रखकर, रिकॉर्ड और सवालों से।",
    },
    day: {
      hinglish: [
        "Thandi chai lekar chaar ghante Maruti mein baithna aur ek darwaze par nazar rakhna",
        "Pakka karna ki dulhe ki Canada wali naukri sach mein hai",
        "Aisi report likhna jo sirf wahi bataye jo aapne dekha",
      ],
      hindi: [
        "ठंडी चाय लेकर चार घंटे मारुति में बैठना और एक दरवाज़े पर नज़र रखना",
        "पक्का करना कि दूल्हे की कनाडा वाली नौकरी सच में है",
        "ऐसी रिपोर्ट लिखना जो सिर्फ़ वही बताए जो आपने देखा",
      ],
    },
  },
  "infantry-officer": {
    of: "izx7sh",
    description: {
      hinglish: "Paidal platoon ki aguwai karna aur uske sainikon ka khayal rakhna.",
      hindi: "पैदल प्लाटून की अगुवाई करना और उसके सैनिकों का ख़याल रखना।",
    },
    summary: {
      hinglish:
        "Registan, jungle aur barf mein paidal platoon ya company ki aguwai karna, uski gasht tay karna aur uske sainikon ka khayal rakhna.",
      hindi: "रेगिस्तान, जंगल और बर्फ़ में पैदल प्लाटून या कंपनी की अगुवाई करना, उसकी गश्त तय करना और उसके सैनिकों का ख़याल रखना।",
    },
    day: {
      hinglish: [
        "Section leaders ke saath agle din ki gasht ka raasta ret ke model par chalkar dekhna",
        "Us sainik ke saath baithna jise ghar ka zameen ka jhagda sone nahi deta",
        "Barf se raasta band hone se pehle bunker, wireless set aur boot jaanchna",
        "Subah ke paanch kilometre apni platoon ke aage daudna",
      ],
      hindi: [
        "सेक्शन लीडरों के साथ अगले दिन की गश्त का रास्ता रेत के मॉडल पर चलकर देखना",
        "उस सैनिक के साथ बैठना जिसे घर का ज़मीन का झगड़ा सोने नहीं देता",
        "बर्फ़ से रास्ता बंद होने से पहले बंकर, वायरलेस सेट और बूट जाँचना",
        "सुबह के पाँच किलोमीटर अपनी प्लाटून के आगे दौड़ना",
      ],
    },
  },
  "infantry-soldier": {
    of: "yifeit",
    description: {
      hinglish: "Rifle aur pitthu lekar chauki sambhalna aur paidal gasht karna.",
      hindi: "राइफ़ल और पिट्ठू लेकर चौकी सँभालना और पैदल गश्त करना।",
    },
    summary: {
      hinglish:
        "Rifle aur pitthu ke saath paidal chauki sambhalna, gasht karna aur ladna, Siachen glacier se lekar un gaanvon tak jahan hathiyarband baagi chhipe hote hain.",
      hindi: "राइफ़ल और पिट्ठू के साथ पैदल चौकी सँभालना, गश्त करना और लड़ना, सियाचिन ग्लेशियर से लेकर उन गाँवों तक जहाँ हथियारबंद बाग़ी छिपे होते हैं।",
    },
    day: {
      hinglish: [
        "Raat ki ghaat se lautkar apni rifle saaf karna aur jama karana",
        "Forward post par do ghante khade rehkar saamne ki dhalaan par nazar rakhna",
        "Trench khodna, ret ki boriyan lagana aur use chhipana, jab tak poora section andar na aa jaye",
      ],
      hindi: [
        "रात की घात से लौटकर अपनी राइफ़ल साफ़ करना और जमा कराना",
        "अग्रिम चौकी पर दो घंटे खड़े रहकर सामने की ढलान पर नज़र रखना",
        "ख़ंदक खोदना, रेत की बोरियाँ लगाना और उसे छिपाना, जब तक पूरा सेक्शन उसमें न आ जाए",
      ],
    },
  },
  "artillery-gunner": {
    of: "1thho0m",
    description: {
      hinglish: "Bhaari topon mein gole bharna aur radio par bataye nishane par daagna.",
      hindi: "भारी तोपों में गोले भरना और रेडियो पर बताए निशाने पर दागना।",
    },
    summary: {
      hinglish:
        "Crew ke saath milkar bhaari topein ya rocket saadhna, bharna aur daagna, un nishanon par jo kai kilometre door hote hain aur map aur radio se bataye jaate hain.",
      hindi: "दल के साथ मिलकर भारी तोपें या रॉकेट साधना, भरना और दागना, उन निशानों पर जो कई किलोमीटर दूर होते हैं और नक़्शे और रेडियो से बताए जाते हैं।",
    },
    day: {
      hinglish: [
        "Command post ke bataye aankdon se top ki doorbeen par disha aur oonchai ka kon set karna",
        "Top ke commander, yaani No 1, ki awaaz par drill ke kram mein gole laana aur un par fuse lagana",
        "Pokhran mein firing ke baad recoil ka tel jaanchna aur barrel andar se saaf karna",
      ],
      hindi: [
        "कमांड पोस्ट के बताए आँकड़ों से तोप की दूरबीन पर दिशा और ऊँचाई का कोण सेट करना",
        "तोप के कमांडर, यानी No 1, की आवाज़ पर ड्रिल के क्रम में गोले लाना और उन पर फ़्यूज़ लगाना",
        "पोखरण में फ़ायरिंग के बाद झटका सोखने वाला तेल जाँचना और नली अंदर से साफ़ करना",
      ],
    },
  },
  commando: {
    of: "1gpxbqe",
    description: {
      hinglish: "Raat mein chupke se ghuskar chhapa maarna aur bandhakon ko chhudana.",
      hindi: "रात में चुपके से घुसकर छापा मारना और बंधकों को छुड़ाना।",
    },
    summary: {
      hinglish:
        "Raat mein parachute se utarkar ya tairkar pahunchna, chhapa maarna aur bandhakon ko chhudana, un chhoti teamon mein jo sabse kathin test se chuni jaati hain.",
      hindi: "रात में पैराशूट से उतरकर या तैरकर पहुँचना, छापा मारना और बंधकों को छुड़ाना, उन छोटी टीमों में जो सबसे कठिन टेस्ट से चुनी जाती हैं।",
    },
    day: {
      hinglish: [
        "Kamre mein ghusna pachaas baar dohrana, jab tak bina bole na hone lage",
        "Koodne se pehle apne parachute ke strap jaanchna, phir saathi ke",
        "Kam neend mein tairna, march karna aur goli chalana, aur isi ka test dena",
      ],
      hindi: [
        "कमरे में घुसना पचास बार दोहराना, जब तक बिना बोले न होने लगे",
        "कूदने से पहले अपने पैराशूट के पट्टे जाँचना, फिर साथी के",
        "कम नींद में तैरना, मार्च करना और गोली चलाना, और इसी का टेस्ट देना",
      ],
    },
  },
  "military-engineer": {
    of: "uf0alb",
    description: {
      hinglish: "Nadiyon par pul banana aur baaroodi surangein hatana, taaki sena aage badh sake.",
      hindi: "नदियों पर पुल बनाना और बारूदी सुरंगें हटाना, ताकि सेना आगे बढ़ सके।",
    },
    summary: {
      hinglish:
        "Nadiyon par pul banana, baaroodi surangein hatana, sadak aur hawai patti banana taaki sena aage badh sake, aur baadh aur bhookamp mein madad karna.",
      hindi: "नदियों पर पुल बनाना, बारूदी सुरंगें हटाना, सड़क और हवाई पट्टी बनाना ताकि सेना आगे बढ़ सके, और बाढ़ और भूकंप में मदद करना।",
    },
    day: {
      hinglish: [
        "Stopwatch se hod lagate hue naale par panel jodkar pul khada karna",
        "Rod se tatolkar dabi land mines ke beech safe raasta mark karna",
        "Sampark se kate gaon ki sadak se landslide ka malba dhamake se hatana",
      ],
      hindi: [
        "स्टॉपवॉच से होड़ लगाते हुए नाले पर पैनल जोड़कर पुल खड़ा करना",
        "सलाख़ से टटोलकर दबी बारूदी सुरंगों के बीच सुरक्षित रास्ते पर निशान लगाना",
        "संपर्क से कटे गाँव की सड़क से भूस्खलन का मलबा धमाके से हटाना",
      ],
    },
  },
  "navy-officer": {
    of: "1v0b797",
    description: {
      hinglish: "Jangi jahaz ke bridge par watch ki duty dena aur naavikon ko nirdesh dena.",
      hindi: "जंगी जहाज़ के ब्रिज पर वॉच की ड्यूटी देना और नाविकों को निर्देश देना।",
    },
    summary: {
      hinglish:
        "Jangi jahaz ke bridge par watch ki duty dena, naavikon, sensor aur hathiyaron ki kamaan sambhalna, aur shanti ho ya khatra, chart dekhkar jahaz chalana.",
      hindi: "जंगी जहाज़ के ब्रिज पर वॉच की ड्यूटी देना, नाविकों, सेंसर और हथियारों की कमान सँभालना, और शांति हो या ख़तरा, चार्ट देखकर जहाज़ चलाना।",
    },
    day: {
      hinglish: [
        "4 se 8 baje ki paali mein jahaz sambhalna, radar aur taaron se uski jagah pata karna",
        "Jahaz ke ek kamre mein dhuan bharkar damage control team se abhyaas karana",
        "Baarah mile ke andar ke har jahaz aur radar par dikhi har cheez ki jaankari captain ko dena",
      ],
      hindi: [
        "4 से 8 बजे की पाली में जहाज़ सँभालना, रडार और तारों से उसकी जगह पता करना",
        "जहाज़ के एक कमरे में धुआँ भरकर डैमेज कंट्रोल टीम से अभ्यास कराना",
        "बारह मील के अंदर के हर जहाज़ और रडार पर दिखी हर चीज़ की जानकारी कप्तान को देना",
      ],
    },
  },
  "navy-sailor": {
    of: "1sa8jc",
    description: { hinglish: "Jangi jahaz ka engine room, radar ya top sambhalna.", hindi: "जंगी जहाज़ का इंजन रूम, रडार या तोप सँभालना।" },
    summary: {
      hinglish:
        "Jangi jahaz ya pandubbi par engine room, radar ya top jaisi koi jagah sambhalna, aur jahaz par waar ho to aag aur andar bharte paani se nipatna.",
      hindi: "जंगी जहाज़ या पनडुब्बी पर इंजन रूम, रडार या तोप जैसी कोई जगह सँभालना, और जहाज़ पर वार हो तो आग और अंदर भरते पानी से निपटना।",
    },
    day: {
      hinglish: [
        "Chaalees degree garam engine room mein har ghante gauge ki reading lena",
        "Training tank mein chadhte paani ke beech chhed band karna aur us par tek lagana",
        "Doorbeen lekar pehra dena aur jo dikhe use disha ke kon se batana",
      ],
      hindi: [
        "चालीस डिग्री गर्म इंजन रूम में हर घंटे गेज की रीडिंग लेना",
        "ट्रेनिंग टैंक में चढ़ते पानी के बीच छेद बंद करना और उस पर टेक लगाना",
        "दूरबीन लेकर पहरा देना और जो दिखे उसे दिशा के कोण से बताना",
      ],
    },
  },
  "air-force-pilot": {
    of: "784h35",
    description: { hinglish: "Fighter jet, transport vimaan ya helicopter udana.", hindi: "फ़ाइटर जेट, ट्रांसपोर्ट विमान या हेलिकॉप्टर उड़ाना।" },
    summary: {
      hinglish:
        "Air Force ke liye fighter, transport vimaan ya helicopter udana, hawa mein ladne ki training se lekar pahadi chaukiyon par rashan girane tak.",
      hindi: "वायु सेना के लिए फ़ाइटर, ट्रांसपोर्ट विमान या हेलिकॉप्टर उड़ाना, हवा में लड़ने की ट्रेनिंग से लेकर पहाड़ी चौकियों पर राशन गिराने तक।",
    },
    day: {
      hinglish: [
        "Sortie, yaani udaan, ki briefing dena: fuel, mausam, call sign, raasta badle to kahan utarna hai",
        "Nau sau kilometre prati ghante par neechi udaan mein formation banakar udna",
        "Cockpit ki recording phir se chalana aur har turn par number paana",
      ],
      hindi: [
        "सॉर्टी, यानी उड़ान, की ब्रीफ़िंग देना: ईंधन, मौसम, कॉल साइन, रास्ता बदले तो कहाँ उतरना है",
        "नौ सौ किलोमीटर प्रति घंटे पर नीची उड़ान में फ़ॉर्मेशन बनाकर उड़ना",
        "कॉकपिट की रिकॉर्डिंग फिर से चलाना और हर मोड़ पर नंबर पाना",
      ],
    },
  },
  "coast-guard-officer": {
    of: "1h8sshm",
    description: {
      hinglish: "Gashti jahaz cyclone mein phanse machhuaron aur phaile tel tak le jaana.",
      hindi: "गश्ती जहाज़ चक्रवात में फँसे मछुआरों और समुद्र में फैले तेल तक ले जाना।",
    },
    summary: {
      hinglish:
        "Un gashti jahazon aur naavon ki kamaan sambhalna jo cyclone mein machhuaron ko bachate hain, taskaron ka peechha karte hain aur tat ke paas phaila tel rokte hain.",
      hindi: "उन गश्ती जहाज़ों और नावों की कमान सँभालना जो चक्रवात में मछुआरों को बचाते हैं, तस्करों का पीछा करते हैं और तट के पास फैला तेल रोकते हैं।",
    },
    day: {
      hinglish: [
        "Hawa aur jwaar-bhata dekhkar behte trawler ki sambhavit jagah chart par nikaalna",
        "Porbandar ke samudra mein ek dhow par talashi wali team bhejna",
        "Leak ho rahe tanker ke chaaron taraf tairte barrier, yaani boom, lagwana",
      ],
      hindi: [
        "हवा और ज्वार-भाटा देखकर बहते ट्रॉलर की संभावित जगह चार्ट पर निकालना",
        "पोरबंदर के समुद्र में लकड़ी की एक बड़ी नाव पर तलाशी वाली टीम भेजना",
        "रिस रहे टैंकर के चारों तरफ़ तैरते बैरियर, यानी बूम, लगवाना",
      ],
    },
  },
  "border-guard": {
    of: "1xbl7bx",
    description: {
      hinglish: "Taskaron ko rokne ke liye din raat seema par nazar rakhna.",
      hindi: "तस्करों को रोकने के लिए दिन रात सीमा पर नज़र रखना।",
    },
    summary: {
      hinglish: "Seema ki fence, nadi aur registan ke raaston par din raat nazar rakhna, taskaron aur ghuspaithiyon ko rokna.",
      hindi: "सीमा की बाड़, नदी और रेगिस्तान के रास्तों पर दिन रात नज़र रखना, तस्करों और घुसपैठियों को रोकना।",
    },
    day: {
      hinglish: [
        "Bhor mein fence ke saath chalkar kate taar aur pairon ke nishaan dhoondhna",
        "Fence ke paar wale kheton ke gate par kisanon ke entry pass jaanchna",
        "Sabse ghane kohre ke ghanton mein thermal camera ki screen par nazar rakhna",
      ],
      hindi: [
        "भोर में बाड़ के साथ चलकर कटे तार और पैरों के निशान ढूँढ़ना",
        "बाड़ के पार वाले खेतों के गेट पर किसानों के एंट्री पास जाँचना",
        "सबसे घने कोहरे के घंटों में थर्मल कैमरे की स्क्रीन पर नज़र रखना",
      ],
    },
  },
  firefighter: {
    of: "1ftvoi7",
    description: {
      hinglish: "Paani ka pipe aur mask lekar jalte kamron mein ghuskar logon ko bahar nikaalna.",
      hindi: "पानी का पाइप और मास्क लेकर जलते कमरों में घुसकर लोगों को बाहर निकालना।",
    },
    summary: {
      hinglish:
        "Paani ka pipe aur saans lene ka set lekar jalti imaraton mein ghuskar logon ko bachana, aag bujhana, aur toot chuki gaadiyan kaatkar andar phanse logon ko nikaalna.",
      hindi: "पानी का पाइप और साँस लेने का सेट लेकर जलती इमारतों में घुसकर लोगों को बचाना, आग बुझाना, और टूट चुकी गाड़ियाँ काटकर अंदर फँसे लोगों को निकालना।",
    },
    day: {
      hinglish: [
        "Ek minute se kam mein paani ka pipe phailakar hydrant se jodna",
        "Ek haath deewar par rakhkar dhuen bhare kamre mein rengkar aage badhna",
        "Godown ki aag ke baad har mask dhona, sukhana aur wapas pack karna",
      ],
      hindi: [
        "एक मिनट से कम में पानी का पाइप फैलाकर हाइड्रेंट से जोड़ना",
        "एक हाथ दीवार पर रखकर धुएँ भरे कमरे में रेंगकर आगे बढ़ना",
        "गोदाम की आग के बाद हर मास्क धोना, सुखाना और वापस पैक करना",
      ],
    },
  },
  "fire-officer": {
    of: "16w0k50",
    description: {
      hinglish: "Tay karna ki crew aag par kahan se waar kare aur kab peeche hate.",
      hindi: "तय करना कि दमकल दल आग पर कहाँ से वार करे और कब पीछे हटे।",
    },
    summary: {
      hinglish:
        "Aag lagne par crew aur pump ko nirdesh dena, kahan se waar karna hai aur kab hatna hai yeh tay karna, aur jab call na ho tab station mein drill karana.",
      hindi: "आग लगने पर दल और पंप को निर्देश देना, कहाँ से वार करना है और कब हटना है यह तय करना, और जब कॉल न हो तब स्टेशन में ड्रिल कराना।",
    },
    day: {
      hinglish: [
        "Sadak kinare se imarat ka jaayza lena aur pehle do pipe lagwana",
        "Chhat charmarane lage to apni crew ko bahar nikaalna",
        "Subah ki parade mein pump aur seedhiyan jaanchna",
      ],
      hindi: [
        "सड़क किनारे से इमारत का जायज़ा लेना और पहले दो पाइप लगवाना",
        "छत चरमराने लगे तो अपने दल को बाहर निकालना",
        "सुबह की परेड में पंप और सीढ़ियाँ जाँचना",
      ],
    },
  },
  "fire-inspector": {
    of: "vtp6ej",
    description: {
      hinglish: "Jab tak nikalne ke raaste theek na hon, imarat ki manzoori rokna.",
      hindi: "जब तक निकलने के रास्ते ठीक न हों, इमारत की मंज़ूरी रोकना।",
    },
    summary: {
      hinglish:
        "Mall, hospital aur coaching centre mein nikalne ke raaste, sprinkler, wiring aur hydrant jaanchna, aur kamiyan theek hone tak manzoori rokna.",
      hindi: "मॉल, अस्पताल और कोचिंग सेंटर में निकलने के रास्ते, स्प्रिंकलर, वायरिंग और हाइड्रेंट जाँचना, और कमियाँ ठीक होने तक मंज़ूरी रोकना।",
    },
    day: {
      hinglish: [
        "Coaching centre ka har exit darwaza kholkar dekhna aur zanjeer wala darwaza dhoondhna",
        "Hospital ki sabse upari manzil par hydrant ka pressure naapna",
        "Jalne ke nishaanon ke sahaare overload hue switchboard tak pahunchna",
      ],
      hindi: [
        "कोचिंग सेंटर में निकलने का हर दरवाज़ा खोलकर देखना और ज़ंजीर वाला दरवाज़ा ढूँढ़ना",
        "अस्पताल की सबसे ऊपरी मंज़िल पर हाइड्रेंट का प्रेशर नापना",
        "जलने के निशानों के सहारे ओवरलोड हुए स्विचबोर्ड तक पहुँचना",
      ],
    },
  },
  "emergency-management-coordinator": {
    of: "1bkdzi",
    description: {
      hinglish: "Cyclone aur baadh ke liye shelter aur naavon ki planning karna.",
      hindi: "चक्रवात और बाढ़ के लिए शेल्टर और नावों की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Cyclone, baadh aur bhookamp ke liye shelter, naav aur chetavni pahunchane ki vyavastha ki planning karna, aur aafat aane par raahat ka taalmel karna.",
      hindi: "चक्रवात, बाढ़ और भूकंप के लिए शेल्टर, नाव और चेतावनी पहुँचाने की व्यवस्था की योजना बनाना, और आफ़त आने पर राहत का तालमेल करना।",
    },
    day: {
      hinglish: [
        "Cyclone ki chetavni red hone par samudra kinare ke har sarpanch ko phone karna",
        "Naav, generator aur sookha rashan list se milana",
        "School mein bhookamp ki mock drill karana aur note karna ki kaun darkar jam gaya",
      ],
      hindi: [
        "चक्रवात की चेतावनी रेड होने पर समुद्र किनारे के हर सरपंच को फ़ोन करना",
        "नाव, जनरेटर और सूखा राशन सूची से मिलाना",
        "स्कूल में भूकंप की मॉक ड्रिल कराना और नोट करना कि कौन डर से जम गया",
      ],
    },
  },
  "bomb-disposal-technician": {
    of: "kia91o",
    description: {
      hinglish: "Sandigdh bag aur purane gole robot se ya haath se defuse karna.",
      hindi: "संदिग्ध बैग और पुराने गोले रोबोट से या हाथ से निष्क्रिय करना।",
    },
    summary: {
      hinglish:
        "Police, central force ya army ke squad mein rahkar kutton aur detector se jagahon ki talashi lena, sandigdh bag aur purane golon ka X-ray karna aur unhe door se tod dena.",
      hindi:
        "पुलिस, केंद्रीय बल या सेना के दस्ते में रहकर कुत्तों और डिटेक्टर से जगहों की तलाशी लेना, संदिग्ध बैग और पुराने गोलों का एक्स-रे करना और उन्हें दूर से तोड़ देना।",
    },
    day: {
      hinglish: [
        "Platform chaar par chhode gaye suitcase tak robot le jaana",
        "X-ray ki tasveer mein battery, taar aur switch dhoondhna",
        "Mukhyamantri ke bhashan se do ghante pehle manch ka ek ek takhta jaanchna",
      ],
      hindi: [
        "प्लेटफ़ॉर्म चार पर छोड़े गए सूटकेस तक रोबोट ले जाना",
        "एक्स-रे की तस्वीर में बैटरी, तार और स्विच ढूँढ़ना",
        "मुख्यमंत्री के भाषण से दो घंटे पहले मंच का एक एक तख़्ता जाँचना",
      ],
    },
  },
  "emergency-dispatcher": {
    of: "198hwty",
    description: {
      hinglish: "Emergency call uthana aur police, fire brigade ya ambulance bhejna.",
      hindi: "इमरजेंसी कॉल उठाना और पुलिस, दमकल या एंबुलेंस भेजना।",
    },
    summary: {
      hinglish:
        "Emergency helpline par jawab dena, caller ko shaant karna, map par jagah dhoondhna aur police, fire engine ya ambulance bhejna.",
      hindi: "इमरजेंसी हेल्पलाइन पर जवाब देना, कॉल करने वाले को शांत करना, नक़्शे पर जगह ढूँढ़ना और पुलिस, दमकल या एंबुलेंस भेजना।",
    },
    day: {
      hinglish: [
        "Phone par rote insaan se bees second mein paas ka landmark pata karna",
        "Phone par ek pita ko batate rehna ki ghaav kaise dabana hai",
        "Map dekhkar sabse paas ki patrol gaadi ko jaam se bachakar bhejna",
      ],
      hindi: [
        "फ़ोन पर रोते इंसान से बीस सेकंड में आसपास का लैंडमार्क पता करना",
        "फ़ोन पर एक पिता को बताते रहना कि घाव कैसे दबाना है",
        "नक़्शा देखकर सबसे पास की गश्ती गाड़ी को जाम से बचाकर भेजना",
      ],
    },
  },
  "jail-superintendent": {
    of: "1q07cpb",
    description: {
      hinglish: "Jail ke guard, khana, workshop aur parole ka kaam sambhalna.",
      hindi: "जेल के गार्ड, खाना, वर्कशॉप और पैरोल का काम सँभालना।",
    },
    summary: {
      hinglish: "Jail ki suraksha, staff, khana, workshop aur parole ke kaagaz sambhalna, aur har jhagde ya shikayat ki jaanch karna.",
      hindi: "जेल की सुरक्षा, स्टाफ़, खाना, वर्कशॉप और पैरोल के काग़ज़ सँभालना, और हर झगड़े या शिकायत की जाँच करना।",
    },
    day: {
      hinglish: [
        "Barrack, rasoi aur hospital ka chakkar lagana aur daal chakhna",
        "Sunna ki undertrial kaidiyon ke do gut ek balti par kyon lade",
        "Parole aur saza mein chhoot ke kaagaz apni tippani ke saath aage bhejna",
      ],
      hindi: [
        "बैरक, रसोई और अस्पताल का चक्कर लगाना और दाल चखना",
        "सुनना कि विचाराधीन क़ैदियों के दो गुट एक बाल्टी पर क्यों लड़े",
        "पैरोल और सज़ा में छूट के काग़ज़ अपनी टिप्पणी के साथ आगे भेजना",
      ],
    },
  },
  "jail-warder": {
    of: "kuju7b",
    description: {
      hinglish: "Din raat kaidiyon ko ginna, band karna aur unki talashi lena.",
      hindi: "दिन रात क़ैदियों को गिनना, बंद करना और उनकी तलाशी लेना।",
    },
    summary: {
      hinglish:
        "Din raat kaidiyon ko ginna, band karna aur un par nazar rakhna, barrack aur mulaqatiyon ki talashi lena aur jhagde shuru mein hi rokna.",
      hindi: "दिन रात क़ैदियों को गिनना, बंद करना और उन पर नज़र रखना, बैरक और मुलाक़ातियों की तलाशी लेना और झगड़े शुरू में ही रोकना।",
    },
    day: {
      hinglish: [
        "Taala lagte samay barrack ke kaidi ginna aur ginti par sign karna",
        "Mulaqatiyon ki haath se talashi lena aur parcel kaatkar dekhna",
        "Jhagde se pehle awaazon ka badalta lehja pehchaanna",
      ],
      hindi: [
        "ताला लगते समय बैरक के क़ैदी गिनना और गिनती पर दस्तख़त करना",
        "मुलाक़ातियों की हाथ से तलाशी लेना और पार्सल काटकर देखना",
        "झगड़े से पहले आवाज़ों का बदलता लहजा पहचानना",
      ],
    },
  },
  "income-tax-inspector": {
    of: "1fyz8lm",
    description: {
      hinglish: "Chhipi aamdani pakadne ke liye dukaan ka hisaab uske bank khaate se milana.",
      hindi: "छिपी आमदनी पकड़ने के लिए दुकान का हिसाब उसके बैंक खाते से मिलाना।",
    },
    summary: {
      hinglish:
        "Chhipi aamdani pakadne ke liye return aur bahi khaate jaanchna, survey ke liye dukaanon par jaana aur jin par tax chori ka shak ho unke yahan talashi mein shaamil hona.",
      hindi:
        "छिपी आमदनी पकड़ने के लिए रिटर्न और बही खाते जाँचना, सर्वे के लिए दुकानों पर जाना और जिन पर टैक्स चोरी का शक हो उनके यहाँ तलाशी में शामिल होना।",
    },
    day: {
      hinglish: [
        "Jeweller ki bikri ki bahi ko bank mein jama uske paise se milana",
        "Chhe baje talashi ki team, uske warrant aur do mahila officeron ke saath builder ke darwaze par khade hona",
        "Likhkar batana ki do acre aam se kheti ki utni kamai kyon nahi ho sakti jitni dikhai gayi hai",
      ],
      hindi: [
        "सर्राफ़ की बिक्री की बही को बैंक में जमा उसके पैसे से मिलाना",
        "छह बजे तलाशी की टीम, उसके वारंट और दो महिला अफ़सरों के साथ बिल्डर के दरवाज़े पर खड़े होना",
        "लिखकर बताना कि दो एकड़ आम से खेती की उतनी कमाई क्यों नहीं हो सकती जितनी दिखाई गई है",
      ],
    },
  },
  "customs-officer": {
    of: "1oaeghu",
    description: {
      hinglish: "Sona aur jhoothe label pakadne ke liye airport ke bag aur petiyan jaanchna.",
      hindi: "सोना और झूठे लेबल पकड़ने के लिए एयरपोर्ट के बैग और पेटियाँ जाँचना।",
    },
    summary: {
      hinglish:
        "Airport, bandargah aur zameeni seema par bag, parcel aur container mein sona, drugs aur jhoothe label dhoondhna aur custom duty ka hisaab lagana. Isi board ke inspector firmon ka GST jaanchte hain.",
      hindi:
        "एयरपोर्ट, बंदरगाह और ज़मीनी सीमा पर बैग, पार्सल और कंटेनर में सोना, ड्रग्स और झूठे लेबल ढूँढ़ना और कस्टम ड्यूटी का हिसाब लगाना। इसी बोर्ड के इंस्पेक्टर फ़र्मों का GST जाँचते हैं।",
    },
    day: {
      hinglish: [
        "Ek bag kholne ke liye alag karna, kyonki X-ray mein uski chhaya kuch zyada hi seedhi hai",
        "Belt se nikla gold paste taulna aur zabti ka memo likhna",
        "Khilaunon ki batayi gayi peti number chaudah kholna",
      ],
      hindi: [
        "एक बैग खोलने के लिए अलग करना, क्योंकि एक्स-रे में उसकी छाया कुछ ज़्यादा ही सीधी है",
        "बेल्ट से निकला सोने का पेस्ट तौलना और ज़ब्ती का मेमो लिखना",
        "खिलौनों की बताई गई पेटी नंबर चौदह खोलना",
      ],
    },
  },
  "excise-inspector": {
    of: "10w3a1i",
    description: {
      hinglish: "Distillery ki tanki seal karna aur illegal sharab bhatti par chhapa maarna.",
      hindi: "डिस्टिलरी की टंकियाँ सील करना और अवैध शराब की भट्ठियों पर छापा मारना।",
    },
    summary: {
      hinglish:
        "Dekhna ki distillery aur sharab ki dukaanein excise duty bhar rahi hain ya nahi, tankiyan seal karna aur illegal bhattiyon par chhapa maarna. GST aur excise ke central inspector firmon ke bahi khaate jaanchte hain.",
      hindi:
        "देखना कि डिस्टिलरी और शराब की दुकानें एक्साइज़ ड्यूटी भर रही हैं या नहीं, टंकियाँ सील करना और अवैध भट्ठियों पर छापा मारना। GST और एक्साइज़ के केंद्रीय इंस्पेक्टर फ़र्मों के बही खाते जाँचते हैं।",
    },
    day: {
      hinglish: [
        "Seal lagne se pehle distillery mein hydrometer se spirit naapna",
        "Bhor mein ganne ke khet se hokar sharab bhatti ke dhuen ki taraf chalna",
        "Dukaan ki botlein ginkar uske register se milana",
      ],
      hindi: [
        "सील लगने से पहले डिस्टिलरी में हाइड्रोमीटर से स्पिरिट नापना",
        "भोर में गन्ने के खेत से होकर शराब भट्ठी के धुएँ की तरफ़ चलना",
        "दुकान की बोतलें गिनकर उसके रजिस्टर से मिलाना",
      ],
    },
  },
  "immigration-officer": {
    of: "15rqjy8",
    description: {
      hinglish: "Airport par passport jaanchna aur tay karna ki desh mein kaun aa sakta hai.",
      hindi: "एयरपोर्ट पर पासपोर्ट जाँचना और तय करना कि देश में कौन आ सकता है।",
    },
    summary: {
      hinglish:
        "Airport ke counter par shift mein baithna, chehra, passport aur visa watch list se milana, jin par shak ho unse sawaal karna, aur unhe jaane dena, aage jaanch ke liye bhejna ya wapas lautana.",
      hindi:
        "एयरपोर्ट के काउंटर पर शिफ़्ट में बैठना, चेहरा, पासपोर्ट और वीज़ा वॉच लिस्ट से मिलाना, जिन पर शक हो उनसे सवाल करना, और उन्हें जाने देना, आगे जाँच के लिए भेजना या वापस लौटाना।",
    },
    day: {
      hinglish: [
        "Ek shift mein saikdon baar chehre ko photo se milana",
        "Visa ko ultraviolet lamp ke neeche dekhna aur yatri se poochhna ki kahan rukenge",
        "Naam list mein ho to supervisor ko bulana",
      ],
      hindi: [
        "एक शिफ़्ट में सैकड़ों बार चेहरे को फ़ोटो से मिलाना",
        "वीज़ा को अल्ट्रावायलेट लैंप के नीचे देखना और यात्री से पूछना कि कहाँ रुकेंगे",
        "नाम लिस्ट में हो तो सुपरवाइज़र को बुलाना",
      ],
    },
  },
  "government-auditor": {
    of: "1qquzmc",
    description: {
      hinglish: "Dekhna ki mantralayon ne janta ka paisa kanoon ke hisaab se kharch kiya ya nahi.",
      hindi: "देखना कि मंत्रालयों ने जनता का पैसा क़ानून के हिसाब से ख़र्च किया या नहीं।",
    },
    summary: {
      hinglish:
        "Jaanchna ki mantralayon, rajyon aur sarkari companiyon ne janta ka paisa kanoon ke hisaab se aur theek se kharch kiya ya nahi, aur report likhna jis par saansad aur vidhayak behas karte hain.",
      hindi:
        "जाँचना कि मंत्रालयों, राज्यों और सरकारी कंपनियों ने जनता का पैसा क़ानून के हिसाब से और ठीक से ख़र्च किया या नहीं, और रिपोर्ट लिखना जिस पर सांसद और विधायक बहस करते हैं।",
    },
    day: {
      hinglish: [
        "School rasoi ka paisa sach mein khana paane wale bachchon ki ginti se milana",
        "Sadak ke aise teen bill pakadna jinmein ek hi photo hai",
        "Audit ka aisa para likhna jisse mantralaya bachkar na nikal sake",
      ],
      hindi: [
        "स्कूल रसोई का पैसा सच में खाना पाने वाले बच्चों की गिनती से मिलाना",
        "सड़क के ऐसे तीन बिल पकड़ना जिनमें एक ही फ़ोटो है",
        "ऑडिट का ऐसा पैरा लिखना जिससे मंत्रालय बचकर न निकल सके",
      ],
    },
  },
  "labour-inspector": {
    of: "9e94m2",
    description: {
      hinglish: "Bhatton aur dukaanon par mazdoori, kaam ke ghante aur baal mazdoori jaanchna.",
      hindi: "भट्ठों और दुकानों पर मज़दूरी, काम के घंटे और बाल मज़दूरी जाँचना।",
    },
    summary: {
      hinglish:
        "Dukaan, bhatte aur construction site par jaakar mazdoori, kaam ke ghante aur baal mazdoori ki jaanch karna, aur niyam todne walon par karwai karna.",
      hindi: "दुकान, भट्ठे और निर्माण की जगह पर जाकर मज़दूरी, काम के घंटे और बाल मज़दूरी की जाँच करना, और नियम तोड़ने वालों पर कार्रवाई करना।",
    },
    day: {
      hinglish: [
        "Munshi se door, bhatte ke ladke se usi ki boli mein uski umar poochhna",
        "Garment unit ke dono registeron mein likha overtime jodna",
        "Rajmistriyon ko nau hafte ki mazdoori wapas dilane wala daava daayar karna",
      ],
      hindi: [
        "मुंशी से दूर, भट्ठे के लड़के से उसी की बोली में उसकी उम्र पूछना",
        "गारमेंट यूनिट के दोनों रजिस्टरों में लिखा ओवरटाइम जोड़ना",
        "राजमिस्त्रियों को नौ हफ़्ते की मज़दूरी वापस दिलाने वाला दावा दायर करना",
      ],
    },
  },
  "factory-inspector": {
    of: "110m4a6",
    description: {
      hinglish: "Factory mein lagi choton ki jaanch karna aur khatarnak machine rukwana.",
      hindi: "फ़ैक्टरी में लगी चोटों की जाँच करना और ख़तरनाक मशीन रुकवाना।",
    },
    summary: {
      hinglish:
        "Factory mein machine ke suraksha cover, dhuan, dhool aur nikalne ke raaste jaanchna, maut aur chot ke maamle dekhna aur zaroorat ho to khatarnak machine rukwana.",
      hindi: "फ़ैक्टरी में मशीन के सुरक्षा कवर, धुआँ, धूल और निकलने के रास्ते जाँचना, मौत और चोट के मामले देखना और ज़रूरत हो तो ख़तरनाक मशीन रुकवाना।",
    },
    day: {
      hinglish: [
        "Jis press machine ne ungli kaati us par suraksha cover lagwana",
        "Jahan exit par zanjeer ho wahan sabke nikalne ka samay naapna",
        "Rangai wale se poochhna ki saans mein kya jaata hai, na ki label par kya hai",
      ],
      hindi: [
        "जिस प्रेस मशीन ने उँगली काटी उस पर सुरक्षा कवर लगवाना",
        "जहाँ निकलने के दरवाज़े पर ज़ंजीर हो वहाँ सबके निकलने का समय नापना",
        "रँगाई वाले से पूछना कि साँस में क्या जाता है, न कि लेबल पर क्या है",
      ],
    },
  },
  "food-safety-officer": {
    of: "1exudsq",
    description: {
      hinglish: "Doodh aur mithai ke sample seal karna aur milawat se ladna.",
      hindi: "दूध और मिठाई के सैंपल सील करना और मिलावट से लड़ना।",
    },
    summary: {
      hinglish: "Dukaanon aur dairy se doodh, mithai aur masalon ke sample lena, jaanch ke liye seal karna aur milawat par karwai karna.",
      hindi: "दुकानों और डेयरी से दूध, मिठाई और मसालों के सैंपल लेना, जाँच के लिए सील करना और मिलावट पर कार्रवाई करना।",
    },
    day: {
      hinglish: [
        "Maalik ke saamne doodh ka ek sample chaar botlon mein baantkar seal karna",
        "Diwali par halwai ka talne wala tel strip se jaanchna",
        "FSSAI licence ko us kaam se milana jo rasoi mein sach mein hota hai",
      ],
      hindi: [
        "मालिक के सामने दूध का एक सैंपल चार बोतलों में बाँटकर सील करना",
        "दिवाली पर हलवाई का तलने वाला तेल स्ट्रिप से जाँचना",
        "FSSAI लाइसेंस को उस काम से मिलाना जो रसोई में सच में होता है",
      ],
    },
  },
  "drugs-inspector": {
    of: "w7ie6c",
    description: {
      hinglish: "Nakli dawa pakadne ke liye medical store aur dawa factory jaanchna.",
      hindi: "नक़ली दवा पकड़ने के लिए मेडिकल स्टोर और दवा फ़ैक्टरी जाँचना।",
    },
    summary: {
      hinglish:
        "Medical store aur dawa factory mein nakli, expire ya bina licence ki dawa jaanchna aur rajya ki laboratory ke liye sample lena.",
      hindi: "मेडिकल स्टोर और दवा फ़ैक्टरी में नक़ली, एक्सपायर या बिना लाइसेंस की दवा जाँचना और राज्य की लैब के लिए सैंपल लेना।",
    },
    day: {
      hinglish: [
        "Counter se dawa ka ek patta kharidna aur uska batch number bill se milana",
        "Injection ke plant mein steriliser, yaani autoclave, ka chart padhna",
        "Jis godown ke cough syrup ka valid licence na ho use seal karna",
      ],
      hindi: [
        "काउंटर से दवा का एक पत्ता ख़रीदना और उसका बैच नंबर बिल से मिलाना",
        "इंजेक्शन के प्लांट में स्टेरिलाइज़र, यानी ऑटोक्लेव, का चार्ट पढ़ना",
        "जिस गोदाम के कफ़ सिरप का वैध लाइसेंस न हो उसे सील करना",
      ],
    },
  },
  "weights-and-measures-inspector": {
    of: "nu7bn",
    description: {
      hinglish: "Jaanchna ki dukaan ke taraazu aur petrol pump kam to nahi de rahe.",
      hindi: "जाँचना कि दुकान के तराज़ू और पेट्रोल पंप कम तो नहीं दे रहे।",
    },
    summary: {
      hinglish:
        "Dukaan ke taraazu, petrol pump aur packet ke label standard se milana, sahi par mohar lagana aur kam naap par jurmana lagana.",
      hindi: "दुकान के तराज़ू, पेट्रोल पंप और पैकेट के लेबल मानक से मिलाना, सही पर मोहर लगाना और कम नाप पर जुर्माना लगाना।",
    },
    day: {
      hinglish: [
        "Mohar lage naap mein paanch litre petrol nikaalna aur uski gardan par level padhna",
        "Jeweller ke sahi nikle weights par is saal ki mohar lagana",
        "Wrapper ka wazan hatakar biscuit ka packet taulna",
      ],
      hindi: [
        "मोहर लगे नाप में पाँच लीटर पेट्रोल निकालना और उसकी गर्दन पर लेवल पढ़ना",
        "सुनार के सही निकले बाटों पर इस साल की मोहर लगाना",
        "रैपर का वज़न हटाकर बिस्कुट का पैकेट तौलना",
      ],
    },
  },
  "motor-vehicle-inspector": {
    of: "18cjlfq",
    description: {
      hinglish: "Naye driver ka test lena aur truck ko fitness certificate dena.",
      hindi: "नए ड्राइवर का टेस्ट लेना और ट्रक को फ़िटनेस सर्टिफ़िकेट देना।",
    },
    summary: {
      hinglish:
        "Driving licence ke liye seekhne walon ka test lena, jahan automatic station nahi hai wahan truck aur bus ko fitness certificate dena, aur haadse ke baad gaadiyan jaanchna.",
      hindi:
        "ड्राइविंग लाइसेंस के लिए सीखने वालों का टेस्ट लेना, जहाँ ऑटोमैटिक स्टेशन नहीं है वहाँ ट्रक और बस को फ़िटनेस सर्टिफ़िकेट देना, और हादसे के बाद गाड़ियाँ जाँचना।",
    },
    day: {
      hinglish: [
        "Tipper ke neeche ghuskar kamaani ki chatki patti dekhna",
        "Ghise tyre wali bus ko us din sadak par chalne se rokna",
        "Haadse wali bus ke brake jaanchna aur uske ghisatne ke nishaan naapna",
      ],
      hindi: [
        "टिपर के नीचे घुसकर कमानी की चटकी पत्ती देखना",
        "घिसे टायर वाली बस को उस दिन सड़क पर चलने से रोकना",
        "हादसे वाली बस के ब्रेक जाँचना और उसके घिसटने के निशान नापना",
      ],
    },
  },
  "prison-instructor": {
    of: "xe90yo",
    description: {
      hinglish: "Kaidiyon ko padhna, exam dena aur koi hunar sikhana.",
      hindi: "क़ैदियों को पढ़ना, परीक्षा देना और कोई हुनर सिखाना।",
    },
    summary: {
      hinglish: "Kaidiyon ko padhna, school ke vishay ya koi hunar sikhana, aur open school aur university ke exam dilwane tak saath dena.",
      hindi: "क़ैदियों को पढ़ना, स्कूल के विषय या कोई हुनर सिखाना, और ओपन स्कूल और यूनिवर्सिटी की परीक्षा दिलवाने तक साथ देना।",
    },
    day: {
      hinglish: [
        "Pachaas saal ke aadmi ko varnmala se padhana shuru karna",
        "Jo exam dene ki himmat karein unke NIOS aur IGNOU ke form bharna",
        "Pencil baantna aur wapas lete hue ek ek ginna",
      ],
      hindi: [
        "पचास साल के आदमी को वर्णमाला से पढ़ाना शुरू करना",
        "जो परीक्षा देने की हिम्मत करें उनके NIOS और IGNOU के फ़ॉर्म भरना",
        "पेंसिल बाँटना और वापस लेते हुए एक एक गिनना",
      ],
    },
  },
  "army-doctor": {
    of: "kv4av9",
    description: {
      hinglish: "Field hospital mein aur bahut oonchai par sainikon ka ilaaj karna.",
      hindi: "फ़ील्ड अस्पताल में और बहुत ऊँचाई पर सैनिकों का इलाज करना।",
    },
    summary: {
      hinglish:
        "Sainikon ko fit rakhna aur beemar aur ghayal ka ilaaj karna, bahut oonchai ke field hospital se lekar sena ke bade hospitalon tak.",
      hindi: "सैनिकों को फ़िट रखना और बीमार और घायल का इलाज करना, बहुत ऊँचाई के फ़ील्ड अस्पताल से लेकर सेना के बड़े अस्पतालों तक।",
    },
    day: {
      hinglish: [
        "Helicopter utarne se pehle gasht ke leader ka behta khoon rokna",
        "Jis sainik ke phephde 5,000 metre ki oonchai na seh sakein use wapas bhejna",
        "Subah ka clinic, yaani sick parade, chalana, jahan bukhaar, dukhte pair aur ghar ki yaad ek hi line mein hon",
      ],
      hindi: [
        "हेलिकॉप्टर उतरने से पहले गश्ती दल के लीडर का बहता ख़ून रोकना",
        "जिस सैनिक के फेफड़े 5,000 मीटर की ऊँचाई न सह सकें उसे वापस भेजना",
        "सुबह का क्लिनिक, यानी सिक परेड, चलाना, जहाँ बुख़ार, दुखते पैर और घर की याद एक ही क़तार में हों",
      ],
    },
  },
  "army-nurse": {
    of: "q4vdkw",
    description: {
      hinglish: "Chot ki pehli jaanch se lekar ward tak ghayal sainikon ki dekhbhal karna.",
      hindi: "चोट की पहली जाँच से लेकर वार्ड तक घायल सैनिकों की देखभाल करना।",
    },
    summary: {
      hinglish:
        "Military Nursing Service mein officer rahkar desh bhar ke hospitalon mein sainikon aur unke parivaron ke liye ward, operation theatre aur casualty sambhalna.",
      hindi: "मिलिट्री नर्सिंग सर्विस में अफ़सर रहकर देश भर के अस्पतालों में सैनिकों और उनके परिवारों के लिए वार्ड, ऑपरेशन थिएटर और कैज़ुअल्टी सँभालना।",
    },
    day: {
      hinglish: [
        "Kafile ke ghayalon ka triage karna, yaani rangeen tag se chhaantna ki pehle kise dekhna hai",
        "Us mareez ki patti badalna jiske dono pair kat chuke hain aur jiske mazaak nahi rukte",
        "Saat baje ward ki jaanch kisi bhi parade jaisi sakhti se karna",
      ],
      hindi: [
        "क़ाफ़िले के घायलों का ट्रायाज करना, यानी रंगीन टैग से छाँटना कि पहले किसे देखना है",
        "उस मरीज़ की पट्टी बदलना जिसके दोनों पैर कट चुके हैं और जिसके मज़ाक नहीं रुकते",
        "सात बजे वार्ड की जाँच किसी भी परेड जैसी सख़्ती से करना",
      ],
    },
  },
  "assistant-commandant": {
    of: "cdeo1r",
    description: {
      hinglish: "BSF, CRPF, CISF, ITBP ya SSB ki ek company ki kamaan sambhalna.",
      hindi: "BSF, CRPF, CISF, ITBP या SSB की एक कंपनी की कमान सँभालना।",
    },
    summary: {
      hinglish:
        "Central armed police mein yuva officer rahkar seema par, airport par, chunav mein ya ugravadiyon ke khilaf duty dena, aur kareeb sau mahila aur purush jawanon ka dhyan rakhna.",
      hindi:
        "केंद्रीय सशस्त्र पुलिस में युवा अफ़सर रहकर सीमा पर, एयरपोर्ट पर, चुनाव में या उग्रवादियों के ख़िलाफ़ ड्यूटी देना, और क़रीब सौ महिला और पुरुष जवानों का ध्यान रखना।",
    },
    day: {
      hinglish: [
        "Nadi wali seema par ek ek naav par jaakar raat ki tainaati jaanchna",
        "Jungle ke raaste chaar ghante door ek polling booth par do platoon bhejna",
        "Us constable ki baat sunna jiski chhutti do baar namanzoor hui",
      ],
      hindi: [
        "नदी वाली सीमा पर एक एक नाव पर जाकर रात की तैनाती जाँचना",
        "जंगल के रास्ते चार घंटे दूर एक पोलिंग बूथ पर दो प्लाटून भेजना",
        "उस कांस्टेबल की बात सुनना जिसकी छुट्टी दो बार नामंज़ूर हुई",
      ],
    },
  },
  "air-force-technician": {
    of: "ce67ww",
    description: {
      hinglish: "Har udaan se pehle vimaan ko load karna, jaanchna aur sign karke pass karna.",
      hindi: "हर उड़ान से पहले विमान को लोड करना, जाँचना और साइन करके पास करना।",
    },
    summary: {
      hinglish:
        "Air base par fighter, transport vimaan aur helicopter ke engine, hathiyar, radio ya radar ki servicing karna, us crew mein jiske signature par pilot ki jaan tiki hoti hai.",
      hindi:
        "एयर बेस पर फ़ाइटर, ट्रांसपोर्ट विमान और हेलिकॉप्टर के इंजन, हथियार, रेडियो या रडार की सर्विसिंग करना, उस दल में जिसके दस्तख़त पर पायलट की जान टिकी होती है।",
    },
    day: {
      hinglish: [
        "Missile ki safety pin nikaalkar pilot ko dikhana",
        "Torch se vimaan ke pahiye wale hisse mein ek gum washer dhoondhna",
        "Logbook, yaani Form 700, par sign karna ki yeh jet ud sakta hai",
      ],
      hindi: [
        "मिसाइलों की सेफ़्टी पिन निकालकर पायलट को दिखाना",
        "टॉर्च से विमान के पहिए वाले ख़ाने में एक गुम वॉशर ढूँढ़ना",
        "लॉगबुक, यानी फ़ॉर्म 700, पर दस्तख़त करना कि यह जेट उड़ सकता है",
      ],
    },
  },
  "deputy-superintendent-of-police": {
    of: "8j9a06",
    description: {
      hinglish: "Kai thanon aur unke sabse gambhir maamlon ki zimmedari lena.",
      hindi: "कई थानों और उनके सबसे गंभीर मामलों की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Ek subdivision ke thanon ki nigrani karna, unke gambhir maamle jaanchna aur rally aur tyohaar ke liye police bal ki tainaati tay karna.",
      hindi: "एक सबडिवीज़न के थानों की निगरानी करना, उनके गंभीर मामले जाँचना और रैली और त्योहार के लिए पुलिस बल की तैनाती तय करना।",
    },
    day: {
      hinglish: [
        "Har thane se poochhna ki uske teen sabse purane case kyon atke hain",
        "Ek hi pul par rally aur baraat ko alag rakhna",
        "Sub-inspectoron ko saboot ke taur par phone seal karna sikhana",
      ],
      hindi: [
        "हर थाने से पूछना कि उसके तीन सबसे पुराने मामले क्यों अटके हैं",
        "एक ही पुल पर रैली और बारात को अलग रखना",
        "सब-इंस्पेक्टरों को सबूत के तौर पर फ़ोन सील करना सिखाना",
      ],
    },
  },
  "election-officer": {
    of: "jha9p7",
    description: { hinglish: "Har booth tak voting machine aur staff pahunchana.", hindi: "हर बूथ तक वोटिंग मशीन और स्टाफ़ पहुँचाना।" },
    summary: {
      hinglish:
        "Zile ke chunav karana: voter list sahi rakhna, matdan staff ko training dena, har booth tak machine pahunchana aur ginti tak niyamon ka paalan karana.",
      hindi: "ज़िले के चुनाव कराना: वोटर लिस्ट सही रखना, मतदान स्टाफ़ को ट्रेनिंग देना, हर बूथ तक मशीन पहुँचाना और गिनती तक नियमों का पालन कराना।",
    },
    day: {
      hinglish: [
        "Chhe partiyon ke agenton ke saamne voting machine seal karna",
        "Ek voter wale booth par naav se team bhejna",
        "Voter list par aapattiyan sunna, phir mrit logon ke naam kaatna",
      ],
      hindi: [
        "छह पार्टियों के एजेंटों के सामने वोटिंग मशीनें सील करना",
        "एक वोटर वाले बूथ पर नाव से टीम भेजना",
        "वोटर लिस्ट पर आपत्तियाँ सुनना, फिर मृत लोगों के नाम काटना",
      ],
    },
  },
  "home-guard": {
    of: "6ds01d",
    description: {
      hinglish: "Dihaadi par mele, booth aur baadh mein police ki madad karna.",
      hindi: "दिहाड़ी पर मेले, बूथ और बाढ़ में पुलिस की मदद करना।",
    },
    summary: {
      hinglish:
        "Vardi mein volunteer ka kaam karna, jismein bulawa aur paisa din ke hisaab se milta hai. Chauraahe, mele aur booth par police ke saath khade rehna aur baadh mein madad karna, zyadatar bina tay salary ya pension ke.",
      hindi:
        "वर्दी में वॉलंटियर का काम करना, जिसमें बुलावा और पैसा दिन के हिसाब से मिलता है। चौराहे, मेले और बूथ पर पुलिस के साथ खड़े रहना और बाढ़ में मदद करना, ज़्यादातर बिना तय वेतन या पेंशन के।",
    },
    day: {
      hinglish: [
        "Duty ki parchi ke liye chhe baje thane par line mein lagna",
        "Tyohaar ka juloos guzarne tak rassi thaame rehna",
        "Polling booth par seal ki hui machinon ke paas raat bhar baithna",
        "Nadi ka paani sadak par aane par buzurgon ko uthakar naav tak le jaana",
      ],
      hindi: [
        "ड्यूटी की पर्ची के लिए छह बजे थाने पर लाइन में लगना",
        "त्योहार का जुलूस गुज़रने तक रस्सी थामे रहना",
        "पोलिंग बूथ पर सील की हुई मशीनों के पास रात भर बैठना",
        "नदी का पानी सड़क पर आने पर बुज़ुर्गों को उठाकर नाव तक ले जाना",
      ],
    },
  },
  "coast-guard-sailor": {
    of: "rnryg6",
    description: {
      hinglish: "Gasht karna, machhuaron ko bachana, taskaron ki naav par chadhkar jaanchna.",
      hindi: "गश्त करना, मछुआरों को बचाना और तस्करों की नाव पर चढ़कर जाँच करना।",
    },
    summary: {
      hinglish:
        "Indian Coast Guard ke jahazon par deck, engine ya rasoi mein duty dena, aur samudra mein phaile tel se nipatna aur apne samudra par nazar rakhna.",
      hindi: "भारतीय तटरक्षक बल के जहाज़ों पर डेक, इंजन या रसोई में ड्यूटी देना, और समुद्र में फैले तेल से निपटना और अपने समुद्र पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Uchhalte samudra mein palti naav ke logon ko jahaz par kheenchna",
        "Sandigdh naav ke fish hold mein packet dhoondhna",
        "Behte trawler tak hawa bhari rubber ki naav le jaana",
      ],
      hindi: [
        "उछलते समुद्र में पलटी नाव के लोगों को जहाज़ पर खींचना",
        "संदिग्ध नाव के मछली वाले ख़ाने में पैकेट ढूँढ़ना",
        "बहते ट्रॉलर तक हवा भरी रबर की नाव ले जाना",
      ],
    },
  },
  "municipal-clerk": {
    of: "uh1d69",
    description: {
      hinglish: "Shahar ke janm, house tax aur trade licence ke register rakhna.",
      hindi: "शहर के जन्म, हाउस टैक्स और ट्रेड लाइसेंस के रजिस्टर रखना।",
    },
    summary: {
      hinglish:
        "Shahar ke janm aur mrityu, house tax aur trade licence darj karna, certificate aur bill banana, aur har file faisla karne wale officer ke saamne rakhna.",
      hindi: "शहर के जन्म और मृत्यु, हाउस टैक्स और ट्रेड लाइसेंस दर्ज करना, सर्टिफ़िकेट और बिल बनाना, और हर फ़ाइल फ़ैसला करने वाले अफ़सर के सामने रखना।",
    },
    day: {
      hinglish: [
        "Chaar janm aur ek mrityu darj karna aur certificate print karna",
        "Pata karna ki ek ghar par do baar tax kyon laga, aur bill theek karna",
        "Health officer ke note ke saath trade licence ki file pesh karna",
        "Safai samiti ki baithak ki karyavahi type karna",
      ],
      hindi: [
        "चार जन्म और एक मृत्यु दर्ज करना और सर्टिफ़िकेट प्रिंट करना",
        "पता करना कि एक घर पर दो बार टैक्स क्यों लगा, और बिल ठीक करना",
        "हेल्थ अफ़सर के नोट के साथ ट्रेड लाइसेंस की फ़ाइल पेश करना",
        "सफ़ाई समिति की बैठक की कार्यवाही टाइप करना",
      ],
    },
  },
  "irs-officer": {
    of: "sj4v4s",
    description: {
      hinglish: "Income tax ya customs ke kaam ka netritva karna, bahi khaaton se talashi tak.",
      hindi: "इनकम टैक्स या कस्टम्स के काम का नेतृत्व करना, बही खातों से तलाशी तक।",
    },
    summary: {
      hinglish:
        "Income tax ya customs aur GST ke office ka netritva karna: firmon ne jo declare kiya use jaanchna, talashi aur audit ki planning karna, aur tribunal ke saamne tax ki maang ko sahi saabit karna.",
      hindi:
        "इनकम टैक्स या कस्टम्स और GST के ऑफ़िस का नेतृत्व करना: फ़र्मों ने जो घोषित किया उसे जाँचना, तलाशी और ऑडिट की योजना बनाना, और ट्रिब्यूनल के सामने टैक्स की माँग को सही साबित करना।",
    },
    day: {
      hinglish: [
        "Firm ke chartered accountant se achanak hue ghaate ki wajah sunna",
        "Ek talashi ki planning karna, jismein aath teamon mein chaalees officer hon aur har team ka apna warrant",
        "Aisa aadesh likhna jo tribunal ke saamne bhi tik sake",
      ],
      hindi: [
        "फ़र्म के चार्टर्ड अकाउंटेंट से अचानक हुए घाटे की वजह सुनना",
        "एक तलाशी की योजना बनाना, जिसमें आठ टीमों में चालीस अफ़सर हों और हर टीम का अपना वारंट",
        "ऐसा आदेश लिखना जो ट्रिब्यूनल के सामने भी टिक सके",
      ],
    },
  },
  "air-force-ground-duty-officer": {
    of: "94kkk4",
    description: {
      hinglish: "Woh sab chalana jisse jet udte rahein: hangar, radar, store aur vetan.",
      hindi: "वह सब चलाना जिससे जेट उड़ते रहें: हैंगर, रडार, स्टोर और वेतन।",
    },
    summary: {
      hinglish:
        "Air base par engineering, logistics, administration, accounts, education ya mausam ka kaam dekhna, aur purush aur mahila vayu sainikon ka netritva karna taaki pilot samay par udaan bhar sakein.",
      hindi:
        "एयर बेस पर इंजीनियरिंग, लॉजिस्टिक्स, प्रशासन, अकाउंट्स, शिक्षा या मौसम का काम देखना, और पुरुष और महिला वायु सैनिकों का नेतृत्व करना ताकि पायलट समय पर उड़ान भर सकें।",
    },
    day: {
      hinglish: [
        "Bhor ki udaan ke liye taiyar nau jet saunpna",
        "Baarish mein lautte vimaan ko radar se raasta batakar base tak laana",
        "Pata karna ki Leh jaati brake pad ki peti raaste mein kahan ruk gayi",
      ],
      hindi: [
        "भोर की उड़ान के लिए तैयार नौ जेट सौंपना",
        "बारिश में लौटते विमान को रडार से रास्ता बताकर बेस तक लाना",
        "पता करना कि लेह जाती ब्रेक पैड की पेटी रास्ते में कहाँ रुक गई",
      ],
    },
  },
  "revenue-officer": {
    of: "168nfdx",
    description: {
      hinglish: "Subdivision ke zameen ke case aur fasal nuksaan ke daave sunna.",
      hindi: "सबडिवीज़न के ज़मीन के मुक़दमे और फ़सल नुक़सान के दावे सुनना।",
    },
    summary: {
      hinglish:
        "Collector ke neeche ek subdivision ki zimmedari lena: zameen ki appeal sunna, aadesh dekar shanti banaye rakhna, sadak ke liye zameen lena, baadh raahat baantna aur chunav karane mein madad karna.",
      hindi:
        "कलेक्टर के नीचे एक सबडिवीज़न की ज़िम्मेदारी लेना: ज़मीन की अपील सुनना, आदेश देकर शांति बनाए रखना, सड़क के लिए ज़मीन लेना, बाढ़ राहत बाँटना और चुनाव कराने में मदद करना।",
    },
    day: {
      hinglish: [
        "Dada ke zamane se lade ja rahe do bigha zameen ke maamle ki appeal par faisla dena",
        "Naye highway ke saath ki zameen ke muaavze ki dar tay karna",
        "Kisanon ke saath khet ghoomkar fasal ko barbaad ghoshit karna",
      ],
      hindi: [
        "दादा के ज़माने से लड़े जा रहे दो बीघा ज़मीन के मामले की अपील पर फ़ैसला देना",
        "नए हाईवे के साथ की ज़मीन के मुआवज़े की दर तय करना",
        "किसानों के साथ खेत घूमकर फ़सल को बर्बाद घोषित करना",
      ],
    },
  },
  "crpf-constable": {
    of: "2gbelv",
    description: {
      hinglish: "Chunav aur dangon mein polling booth aur sadkon ki suraksha karna.",
      hindi: "चुनाव और दंगों में पोलिंग बूथ और सड़कों की सुरक्षा करना।",
    },
    summary: {
      hinglish:
        "Company ke saath wahan jaana jahan rajya ko dangon, chunav aur jungle mein madad chahiye. CISF mein airport aur plant ki suraksha karna.",
      hindi: "कंपनी के साथ वहाँ जाना जहाँ राज्य को दंगों, चुनाव और जंगल में मदद चाहिए। CISF में एयरपोर्ट और प्लांट की सुरक्षा करना।",
    },
    day: {
      hinglish: [
        "Shield lekar do bheedon ke beech chhe ghante khade rehna",
        "Kafile se pehle mine detector lekar jungle ki sadak par chalna",
        "Matdan se pehle poori raat polling station par pehra dena",
      ],
      hindi: [
        "ढाल लेकर दो भीड़ों के बीच छह घंटे खड़े रहना",
        "क़ाफ़िले से पहले बारूदी सुरंग खोजने वाला डिटेक्टर लेकर जंगल की सड़क पर चलना",
        "मतदान से पहले पूरी रात मतदान केंद्र पर पहरा देना",
      ],
    },
  },
  "excise-constable": {
    of: "1i5kkb8",
    description: {
      hinglish: "Raat mein sharab ke truck rokna aur zabt maal ki rakhwali karna.",
      hindi: "रात में शराब के ट्रक रोकना और ज़ब्त माल की रखवाली करना।",
    },
    summary: {
      hinglish:
        "Rajya ke excise bal mein kaam karna: bhattiyon par chhapa maarna, naake par gaadiyon ki talashi lena, zabt maal ki list banana, distillery ke godown ki rakhwali karna aur aaropi ko court le jaana.",
      hindi:
        "राज्य के आबकारी बल में काम करना: भट्ठियों पर छापा मारना, नाके पर गाड़ियों की तलाशी लेना, ज़ब्त माल की सूची बनाना, डिस्टिलरी के गोदाम की रखवाली करना और आरोपी को कोर्ट ले जाना।",
    },
    day: {
      hinglish: [
        "Raat mein sabzi ka truck rokna aur crate ke neeche tatolna",
        "Khameer uthte mahua ki gandh ki taraf naale ke paani mein chalkar jaana",
        "Har matke ki photo aur sample lena, list banana, phir sharab ka ghol baha dena",
        "Distillery ke seal kiye godown par pehra dena",
      ],
      hindi: [
        "रात में सब्ज़ी का ट्रक रोकना और क्रेटों के नीचे टटोलना",
        "ख़मीर उठते महुए की गंध की तरफ़ नाले के पानी में चलकर जाना",
        "हर मटके की फ़ोटो और सैंपल लेना, सूची बनाना, फिर शराब का घोल बहा देना",
        "डिस्टिलरी के सीलबंद गोदाम पर पहरा देना",
      ],
    },
  },
  "sub-registrar": {
    of: "cwtbb4",
    description: {
      hinglish: "Zameen ki bikri par sign karne wale ko jaanchna, phir deed register karna.",
      hindi: "ज़मीन की बिक्री पर दस्तख़त करने वाले की जाँच करना, फिर रजिस्ट्री करना।",
    },
    summary: {
      hinglish:
        "Shahar ka registry office chalana: pakka karna ki kharidne aur bechne wale kaun hain aur stamp duty bhari gayi hai, deed, vasiyat aur kai rajyon mein shaadi register karna, aur unki copy hamesha ke liye rakhna.",
      hindi:
        "शहर का रजिस्ट्री ऑफ़िस चलाना: पक्का करना कि ख़रीदने और बेचने वाले कौन हैं और स्टांप ड्यूटी भरी गई है, ज़मीन के काग़ज़, वसीयत और कई राज्यों में शादी रजिस्टर करना, और उनकी कॉपी हमेशा के लिए रखना।",
    },
    day: {
      hinglish: [
        "Boodhe kisan se usi ke shabdon mein poochhna ki woh kya bech raha hai aur kitne mein",
        "Registry darj hone se pehle dono pakshon ki photo, angoothe ke nishaan aur pehchaan patra milana",
        "Rajya ki guideline value se kam par dikhaye gaye flat ke kaagaz lautana",
      ],
      hindi: [
        "बूढ़े किसान से उसी के शब्दों में पूछना कि वह क्या बेच रहा है और कितने में",
        "रजिस्ट्री दर्ज होने से पहले दोनों पक्षों की फ़ोटो, अँगूठे के निशान और पहचान पत्र मिलाना",
        "राज्य की गाइडलाइन दर से कम पर दिखाए गए फ़्लैट के काग़ज़ लौटाना",
      ],
    },
  },
  "child-development-project-officer": {
    of: "32r07h",
    description: {
      hinglish: "Block ki anganwadiyan, unka khana aur bachchon ka wazan lena, yeh sab sambhalna.",
      hindi: "ब्लॉक की आँगनवाड़ियाँ, उनका खाना और बच्चों का वज़न लेना, यह सब सँभालना।",
    },
    summary: {
      hinglish:
        "ICDS, yaani Poshan 2.0, mein sau ya zyada anganwadiyon ka project sambhalna: dekhna ki rashan, wazan aur preschool sach mein ho, workeron ke khaali pad bharna, aur paise aur register ka jawab dena.",
      hindi:
        "ICDS, यानी पोषण 2.0, में सौ या ज़्यादा आँगनवाड़ियों का प्रोजेक्ट सँभालना: देखना कि राशन, वज़न और प्रीस्कूल सच में हो, वर्करों के ख़ाली पद भरना, और पैसे और रजिस्टर का जवाब देना।",
    },
    day: {
      hinglish: [
        "Poshan Tracker mein dekhna ki is hafte kin kendron ne kisi ka wazan nahi liya",
        "Kendra ki rashan ki boriyan taulna aur khichdi chakhna",
        "Bahut zyada duble bachche ke liye poshan punarvas kendra mein bed dhoondhna",
      ],
      hindi: [
        "पोषण ट्रैकर में देखना कि इस हफ़्ते किन केंद्रों ने किसी का वज़न नहीं लिया",
        "केंद्र की राशन की बोरियाँ तौलना और खिचड़ी चखना",
        "बहुत ज़्यादा दुबले बच्चे के लिए पोषण पुनर्वास केंद्र में बेड ढूँढ़ना",
      ],
    },
  },
};
