import type { ToldCareers } from "./told.ts";

export const government: ToldCareers = {
  "ias-officer": {
    of: "1ustpy8",
    description: {
      hinglish: "Baadh, chunav aur zameen ke maamlon mein zila sambhalna.",
      hindi: "बाढ़, चुनाव और ज़मीन के मामलों में ज़िला सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ya mantralay ke ek wing ki kamaan sambhalna, field mein baadh raahat, chunav aur zameen ke maamle dekhna aur sachivalay mein yojana taiyar karna.",
      hindi: "ज़िले या मंत्रालय के एक विंग की कमान सँभालना, फ़ील्ड में बाढ़ राहत, चुनाव और ज़मीन के मामले देखना और सचिवालय में योजना तैयार करना।",
    },
  },
  "foreign-service-officer": {
    of: "1ec0apo",
    description: {
      hinglish: "Videsh mein Bharat ki baat rakhna aur phanse nagrikon ko ghar lana.",
      hindi: "विदेश में भारत की बात रखना और फँसे नागरिकों को घर लाना।",
    },
    summary: {
      hinglish:
        "Videsh ke dootavas mein Bharat ki taraf se kaam karna, samjhaute ki baatcheet karna, us desh par report dena, visa dena aur phanse nagrikon ki madad karna.",
      hindi: "विदेश के दूतावास में भारत की तरफ़ से काम करना, समझौते की बातचीत करना, उस देश पर रिपोर्ट देना, वीज़ा देना और फँसे नागरिकों की मदद करना।",
    },
  },
  "member-of-parliament": {
    of: "2goqk8",
    description: {
      hinglish: "Delhi mein desh ke kanoon par vote dena aur mantriyon se sawal karna.",
      hindi: "दिल्ली में देश के क़ानून पर वोट देना और मंत्रियों से सवाल करना।",
    },
    summary: {
      hinglish:
        "Delhi mein desh ke kanoon par bolna aur vote dena, mantriyon se sawal karna aur apne chunav kshetra ki sadak, train aur pareshaniyan uthana.",
      hindi: "दिल्ली में देश के क़ानून पर बोलना और वोट देना, मंत्रियों से सवाल करना और अपने चुनाव क्षेत्र की सड़क, ट्रेन और परेशानियाँ उठाना।",
    },
  },
  "assembly-member": {
    of: "16vhnrk",
    description: {
      hinglish: "Rajya ke budget par vote dena aur ilaake ke kaam ke liye zor lagana.",
      hindi: "राज्य के बजट पर वोट देना और इलाक़े के काम के लिए ज़ोर लगाना।",
    },
    summary: {
      hinglish:
        "Vidhan sabha mein ek ilaake ka pratinidhi hona, rajya ka budget aur kanoon paas karna aur ilaake ke school, nahar aur aspataal ke liye zor lagana.",
      hindi: "विधानसभा में एक इलाक़े का प्रतिनिधि होना, राज्य का बजट और क़ानून पास करना और इलाक़े के स्कूल, नहर और अस्पताल के लिए ज़ोर लगाना।",
    },
  },
  "government-minister": {
    of: "140s3iy",
    description: {
      hinglish: "Vibhag ki neeti tay karna aur sadan mein uska bachaav karna.",
      hindi: "विभाग की नीति तय करना और सदन में उसका बचाव करना।",
    },
    summary: {
      hinglish:
        "Railway ya swasthya jaise vibhag ki rajnitik zimmedari lena, uski neeti tay karna aur sadan aur press ke saamne uska bachaav karna.",
      hindi: "रेलवे या स्वास्थ्य जैसे विभाग की राजनीतिक ज़िम्मेदारी लेना, उसकी नीति तय करना और सदन और प्रेस के सामने उसका बचाव करना।",
    },
  },
  "section-officer": {
    of: "49x5p6",
    description: {
      hinglish: "Assistant ke note niyamon se milana aur file upar bhejna.",
      hindi: "असिस्टेंट के नोट नियमों से मिलाना और फ़ाइल ऊपर भेजना।",
    },
    summary: {
      hinglish:
        "Sachivalay ke ek section ki aguwai karna, uske assistants ke note niyamon se milana aur har file draft aadesh ke saath upar bhejna.",
      hindi: "सचिवालय के एक सेक्शन की अगुवाई करना, उसके असिस्टेंटों के नोट नियमों से मिलाना और हर फ़ाइल ड्राफ़्ट आदेश के साथ ऊपर भेजना।",
    },
  },
  "policy-analyst": {
    of: "vss5yj",
    description: {
      hinglish: "Sarkari yojana ka vaada aur uska asal kaam milakar dekhna.",
      hindi: "सरकारी योजना का वादा और उसका असल काम मिलाकर देखना।",
    },
    summary: {
      hinglish:
        "Mid-day meal jaisi yojana ne kya vaada kiya aur kya kiya, yeh milakar dekhna, aur ve vikalp likhna jinmein se mantri chunte hain.",
      hindi: "मिड-डे मील जैसी योजना ने क्या वादा किया और क्या किया, यह मिलाकर देखना, और वे विकल्प लिखना जिनमें से मंत्री चुनते हैं।",
    },
  },
  "parliamentary-assistant": {
    of: "ufu3st",
    description: {
      hinglish: "Bill par saansad ya vidhayak ke sawal aur bhaashan taiyar karna.",
      hindi: "बिल पर सांसद या विधायक के सवाल और भाषण तैयार करना।",
    },
    summary: {
      hinglish:
        "Satra ke dauraan saansad ya vidhayak ke liye bill par research karna, sawal aur bhaashan taiyar karna aur diary aur chitthiyan sambhalna.",
      hindi: "सत्र के दौरान सांसद या विधायक के लिए बिल पर रिसर्च करना, सवाल और भाषण तैयार करना और डायरी और चिट्ठियाँ सँभालना।",
    },
  },
  "census-enumerator": {
    of: "1mp20e4",
    description: { hinglish: "Ghar-ghar jakar har ghar ke log ginna.", hindi: "घर-घर जाकर हर घर के लोग गिनना।" },
    summary: {
      hinglish: "Phone app ya form lekar ghar-ghar jana, log, umr, bhasha aur makaan ginna, aur jo jawab na dena chahein unhe manana.",
      hindi: "फ़ोन ऐप या फ़ॉर्म लेकर घर-घर जाना, लोग, उम्र, भाषा और मकान गिनना, और जो जवाब न देना चाहें उन्हें मनाना।",
    },
  },
  tehsildar: {
    of: "10woewu",
    description: {
      hinglish: "Tehsil ke zameen record tay karna aur jaati praman patra sign karna.",
      hindi: "तहसील के ज़मीन रिकॉर्ड तय करना और जाति प्रमाणपत्र पर दस्तख़त करना।",
    },
    summary: {
      hinglish:
        "Tehsil ke revenue kaam ki kamaan sambhalna, zameen record ke jhagde tay karna, jaati aur aay praman patra sign karna aur fasal ka nuksaan dekhna.",
      hindi: "तहसील के राजस्व काम की कमान सँभालना, ज़मीन रिकॉर्ड के झगड़े तय करना, जाति और आय प्रमाणपत्र पर दस्तख़त करना और फ़सल का नुक़सान देखना।",
    },
  },
  patwari: {
    of: "pvzcnu",
    description: {
      hinglish: "Gaon ke khet ke nakshe, fasal aur zameen bikri ka hisaab rakhna.",
      hindi: "गाँव के खेत के नक़्शे, फ़सल और ज़मीन बिक्री का हिसाब रखना।",
    },
    summary: {
      hinglish:
        "Gaon ke zameen record rakhna, jareeb ya GPS se khet naapna aur har season ki fasal, zameen ki bikri aur viraasat darj karna.",
      hindi: "गाँव के ज़मीन रिकॉर्ड रखना, जरीब या GPS से खेत नापना और हर सीज़न की फ़सल, ज़मीन की बिक्री और विरासत दर्ज करना।",
    },
  },
  "block-development-officer": {
    of: "psu4cq",
    description: {
      hinglish: "Gaon ki yojana ka paisa dena aur jaanchna ki kya bana.",
      hindi: "गाँव की योजना का पैसा देना और जाँचना कि क्या बना।",
    },
    summary: {
      hinglish:
        "Grameen rozgaar aur awaas jaisi sarkari yojana block ke gaon tak pahunchana, paisa jaari karna aur site par kaam jaanchna.",
      hindi: "ग्रामीण रोज़गार और आवास जैसी सरकारी योजना ब्लॉक के गाँवों तक पहुँचाना, पैसा जारी करना और साइट पर काम जाँचना।",
    },
  },
  "panchayat-secretary": {
    of: "164uqy2",
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
  },
  "village-level-worker": {
    of: "hspdz3",
    description: {
      hinglish: "Kisaan parivaron ko beej aur pension ke baare mein batana aur form bharna.",
      hindi: "किसान परिवारों को बीज और पेंशन के बारे में बताना और फ़ॉर्म भरना।",
    },
    summary: {
      hinglish:
        "Kisaan parivaron ke paas jakar batana ki kaun se beej, kuen, toilet aur pension mil rahe hain, aur form bharne mein madad karna.",
      hindi: "किसान परिवारों के पास जाकर बताना कि कौन-से बीज, कुएँ, शौचालय और पेंशन मिल रहे हैं, और फ़ॉर्म भरने में मदद करना।",
    },
  },
  sarpanch: {
    of: "7xvqq7",
    description: {
      hinglish: "Naali aur sadak ke kaam mein chuni hui gram panchayat ki aguwai karna.",
      hindi: "नाली और सड़क के काम में चुनी हुई ग्राम पंचायत की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Chuni hui gram panchayat ki aguwai karna, gaon walon ke saath chunna ki kaun si naali, sadak ya school ki marammat pehle ho, aur use poora karana.",
      hindi: "चुनी हुई ग्राम पंचायत की अगुवाई करना, गाँव वालों के साथ चुनना कि कौन-सी नाली, सड़क या स्कूल की मरम्मत पहले हो, और उसे पूरा कराना।",
    },
  },
  mayor: {
    of: "181zzxn",
    description: {
      hinglish: "Shehar ki chuni hui parishad ki adhyakshata karna aur shehar ki taraf se bolna.",
      hindi: "शहर की चुनी हुई परिषद की अध्यक्षता करना और शहर की तरफ़ से बोलना।",
    },
    summary: {
      hinglish:
        "Nagar nigam ki adhyakshata karna, shehar ke logon ki taraf se bolna aur paani, koode aur sadak par parishad ko ek raay karne ke liye zor lagana.",
      hindi: "नगर निगम की अध्यक्षता करना, शहर के लोगों की तरफ़ से बोलना और पानी, कूड़े और सड़क पर परिषद को एक राय करने के लिए ज़ोर लगाना।",
    },
  },
  "city-councillor": {
    of: "jywo8i",
    description: {
      hinglish: "Ward ki band naaliyon aur andheri galiyon ki baat officers tak le jana.",
      hindi: "वार्ड की बंद नालियों और अँधेरी गलियों की बात अफ़सरों तक ले जाना।",
    },
    summary: {
      hinglish:
        "Ek ward ki andheri galiyon, band naaliyon aur paani na aane ki shikayat shehar ke officers tak le jana, jab tak sab theek na ho jaye.",
      hindi: "एक वार्ड की अँधेरी गलियों, बंद नालियों और पानी न आने की शिकायत शहर के अफ़सरों तक ले जाना, जब तक सब ठीक न हो जाए।",
    },
  },
  "social-security-officer": {
    of: "144mg4o",
    description: {
      hinglish: "Kaamgaron ke benefit claim tay karna aur maalikon ki jaanch karna.",
      hindi: "कामगारों के लाभ के दावे तय करना और मालिकों की जाँच करना।",
    },
    summary: {
      hinglish:
        "Pension, maternity pay ya provident fund ke claim tay karna aur jaanchna ki maalikon ne apne kaamgaron ka paisa jama kiya hai.",
      hindi: "पेंशन, मातृत्व वेतन या प्रॉविडेंट फ़ंड के दावे तय करना और जाँचना कि मालिकों ने अपने कामगारों का पैसा जमा किया है।",
    },
  },
  postmaster: {
    of: "15n55u",
    description: { hinglish: "Post office ka counter, bachat aur cash sambhalna.", hindi: "डाकघर का काउंटर, बचत और कैश सँभालना।" },
    summary: {
      hinglish:
        "Post office chalana: counter ka staff, bachat khaate, cash, daak baantne ke chakkar aur gaon ka woh customer jiska money order kho gaya.",
      hindi: "डाकघर चलाना: काउंटर का स्टाफ़, बचत खाते, कैश, डाक बाँटने के चक्कर और गाँव का वह ग्राहक जिसका मनीऑर्डर खो गया।",
    },
  },
  postman: {
    of: "1bbidi3",
    description: { hinglish: "Chitthi, parcel aur pension har darwaze tak pahunchana.", hindi: "चिट्ठी, पार्सल और पेंशन हर दरवाज़े तक पहुँचाना।" },
    summary: {
      hinglish:
        "Har subah apne ilaake ki chitthi, parcel aur pension ka paisa chhaantna aur paidal, cycle ya scooter se ghar-ghar pahunchana.",
      hindi: "हर सुबह अपने इलाक़े की चिट्ठी, पार्सल और पेंशन का पैसा छाँटना और पैदल, साइकिल या स्कूटर से घर-घर पहुँचाना।",
    },
  },
  "mail-sorter": {
    of: "lg7j15",
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
  },
  "ips-officer": {
    of: "1ru2kel",
    description: {
      hinglish: "Tyohar aur dange mein zile ki police ki kamaan sambhalna.",
      hindi: "त्योहार और दंगे में ज़िले की पुलिस की कमान सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ki police ki kamaan sambhalna, tyohar aur chunav ka bandobast tay karna, gambhir case dekhna aur kanoon-vyavastha ke liye jawabdeh hona.",
      hindi: "ज़िले की पुलिस की कमान सँभालना, त्योहार और चुनाव का बंदोबस्त तय करना, गंभीर केस देखना और क़ानून-व्यवस्था के लिए जवाबदेह होना।",
    },
  },
  "police-inspector": {
    of: "cwnpav",
    description: { hinglish: "Ek thana, uske case, chhaape aur desk sambhalna.", hindi: "एक थाना, उसके केस, छापे और डेस्क सँभालना।" },
    summary: {
      hinglish: "Thana prabhari ke roop mein thana chalana, case baantna, chhaapon ki aguwai karna aur desk par logon ki baat sunna.",
      hindi: "थाना प्रभारी के रूप में थाना चलाना, केस बाँटना, छापों की अगुवाई करना और डेस्क पर लोगों की बात सुनना।",
    },
  },
  "police-constable": {
    of: "aflbg3",
    description: {
      hinglish: "Sadkon par gasht karna aur bulane par sabse pehle pahunchna.",
      hindi: "सड़कों पर गश्त करना और बुलाने पर सबसे पहले पहुँचना।",
    },
    summary: {
      hinglish: "Sadkon aur bazaaron mein gasht karna, madad ki pukaar par sabse pehle pahunchna, bheed rokna aur aaropi ko court le jana.",
      hindi: "सड़कों और बाज़ारों में गश्त करना, मदद की पुकार पर सबसे पहले पहुँचना, भीड़ रोकना और आरोपी को अदालत ले जाना।",
    },
  },
  "traffic-constable": {
    of: "1xgipmv",
    description: {
      hinglish: "Chauraha chalta rakhna aur bina helmet walon ko rokna.",
      hindi: "चौराहा चलता रखना और बिना हेलमेट वालों को रोकना।",
    },
    summary: {
      hinglish:
        "Garmi aur dhuen mein haath aur seeti se chauraha chalta rakhna, jaam kholna, aur bina helmet walon ko rokkar challan ke liye photo lena.",
      hindi: "गर्मी और धुएँ में हाथ और सीटी से चौराहा चलता रखना, जाम खोलना, और बिना हेलमेट वालों को रोककर चालान के लिए फ़ोटो लेना।",
    },
  },
  "police-detective": {
    of: "9s22iz",
    description: { hinglish: "Gambhir apradh par mauke se chargesheet tak kaam karna.", hindi: "गंभीर अपराध पर मौक़े से चार्जशीट तक काम करना।" },
    summary: {
      hinglish: "Saade kapdon mein gambhir apradh par mauke se chargesheet tak kaam karna, suraag, call record aur poochhtaachh ke sahare.",
      hindi: "सादे कपड़ों में गंभीर अपराध पर मौक़े से चार्जशीट तक काम करना, सुराग, कॉल रिकॉर्ड और पूछताछ के सहारे।",
    },
  },
  "intelligence-officer": {
    of: "1rnqa4u",
    description: {
      hinglish: "Aatank aur jasoosi ki gupt khabar jutana aur samay par chetana.",
      hindi: "आतंक और जासूसी की गुप्त ख़बर जुटाना और समय पर चेताना।",
    },
    summary: {
      hinglish: "Sootron aur signal se aatank, jasoosi ya ashanti ki gupt khabar jutana, aur aisa hone se pehle sarkar ko chetana.",
      hindi: "सूत्रों और सिग्नल से आतंक, जासूसी या अशांति की गुप्त ख़बर जुटाना, और ऐसा होने से पहले सरकार को चेताना।",
    },
  },
  "fingerprint-expert": {
    of: "1e4r2to",
    description: {
      hinglish: "Kaanch aur chaaku se ungli ke nishaan uthana aur lakeerein milana.",
      hindi: "काँच और चाकू से उँगली के निशान उठाना और लकीरें मिलाना।",
    },
    summary: {
      hinglish:
        "Kaanch, chaaku aur darwaze se ungli ke nishaan uthana, unki lakeerein police file se milana aur court mein kasam khakar mel ki gawahi dena.",
      hindi: "काँच, चाकू और दरवाज़े से उँगली के निशान उठाना, उनकी लकीरें पुलिस फ़ाइल से मिलाना और अदालत में क़सम खाकर मेल की गवाही देना।",
    },
  },
  "canine-handler": {
    of: "3rnucy",
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
  },
  "railway-police-officer": {
    of: "ogw0er",
    description: {
      hinglish: "Saamaan churane walon se platform aur raat ki train ki rakhwali karna.",
      hindi: "सामान चुराने वालों से प्लेटफ़ॉर्म और रात की ट्रेन की रखवाली करना।",
    },
    summary: {
      hinglish:
        "Platform par pehra dena aur raat ki train mein safar karna, saamaan churane walon ko rokna, khoye bachchon ki madad karna aur railway ki sampatti bachana.",
      hindi: "प्लेटफ़ॉर्म पर पहरा देना और रात की ट्रेन में सफ़र करना, सामान चुराने वालों को रोकना, खोए बच्चों की मदद करना और रेलवे की संपत्ति बचाना।",
    },
  },
  "private-detective": {
    of: "ycu5v9",
    description: {
      hinglish: "Client ke liye shaadi, chori aur laapata logon ki padtaal karna.",
      hindi: "क्लाइंट के लिए शादी, चोरी और लापता लोगों की पड़ताल करना।",
    },
    summary: {
      hinglish:
        "Client ke liye dulhan ya dulhe ke parivar ko jaanchna, laapata logon ko dhoondhna aur staff ki chori ki padtaal karna, chupchaap nazar rakhkar, record aur sawalon se.",
      hindi:
        "क्लाइंट के लिए दुल्हन या दूल्हे के परिवार को जाँचना, लापता लोगों को ढूँढना और स्टाफ़ की चोरी की पड़ताल करना, चुपचाप नज़र रखकर, रिकॉर्ड और सवालों से।",
    },
  },
  "infantry-officer": {
    of: "ze9vfr",
    description: {
      hinglish: "Paidal platoon ki aguwai karna aur uske sainikon ka khayal rakhna.",
      hindi: "पैदल प्लाटून की अगुवाई करना और उसके सैनिकों का ख़याल रखना।",
    },
    summary: {
      hinglish:
        "Registan, jungle aur barf mein paidal platoon ya company ki aguwai karna, uski gasht tay karna aur uske sainikon ka khayal rakhna.",
      hindi: "रेगिस्तान, जंगल और बर्फ़ में पैदल प्लाटून या कंपनी की अगुवाई करना, उसकी गश्त तय करना और उसके सैनिकों का ख़याल रखना।",
    },
  },
  "infantry-soldier": {
    of: "jv1nts",
    description: {
      hinglish: "Rifle aur pitthu lekar chauki sambhalna aur paidal gasht karna.",
      hindi: "राइफ़ल और पिट्ठू लेकर चौकी सँभालना और पैदल गश्त करना।",
    },
    summary: {
      hinglish:
        "Rifle aur pitthu ke saath paidal chauki sambhalna, gasht karna aur ladna, Siachen glacier se lekar un gaanvon tak jahan hathiyarband baagi chhipe hote hain.",
      hindi: "राइफ़ल और पिट्ठू के साथ पैदल चौकी सँभालना, गश्त करना और लड़ना, सियाचिन ग्लेशियर से लेकर उन गाँवों तक जहाँ हथियारबंद बाग़ी छिपे होते हैं।",
    },
  },
  "artillery-gunner": {
    of: "1b4heu3",
    description: {
      hinglish: "Bhaari topon mein gole bharna aur radio par bataye nishane par daagna.",
      hindi: "भारी तोपों में गोले भरना और रेडियो पर बताए निशाने पर दागना।",
    },
    summary: {
      hinglish:
        "Crew ke saath milkar bhaari topein ya rocket saadhna, bharna aur daagna, un nishanon par jo kai kilometre door hote hain aur map aur radio se bataye jaate hain.",
      hindi: "दल के साथ मिलकर भारी तोपें या रॉकेट साधना, भरना और दागना, उन निशानों पर जो कई किलोमीटर दूर होते हैं और नक़्शे और रेडियो से बताए जाते हैं।",
    },
  },
  commando: {
    of: "knrc3j",
    description: {
      hinglish: "Raat mein chupke se ghuskar chhapa maarna aur bandhakon ko chhudana.",
      hindi: "रात में चुपके से घुसकर छापा मारना और बंधकों को छुड़ाना।",
    },
    summary: {
      hinglish:
        "Raat mein parachute se utarkar ya tairkar pahunchna, chhapa maarna aur bandhakon ko chhudana, un chhoti teamon mein jo sabse kathin test se chuni jaati hain.",
      hindi: "रात में पैराशूट से उतरकर या तैरकर पहुँचना, छापा मारना और बंधकों को छुड़ाना, उन छोटी टीमों में जो सबसे कठिन टेस्ट से चुनी जाती हैं।",
    },
  },
  "military-engineer": {
    of: "4ld8op",
    description: {
      hinglish: "Nadiyon par pul banana aur baaroodi surangein hatana, taaki sena aage badh sake.",
      hindi: "नदियों पर पुल बनाना और बारूदी सुरंगें हटाना, ताकि सेना आगे बढ़ सके।",
    },
    summary: {
      hinglish:
        "Nadiyon par pul banana, baaroodi surangein hatana, sadak aur hawai patti banana taaki sena aage badh sake, aur baadh aur bhookamp mein madad karna.",
      hindi: "नदियों पर पुल बनाना, बारूदी सुरंगें हटाना, सड़क और हवाई पट्टी बनाना ताकि सेना आगे बढ़ सके, और बाढ़ और भूकंप में मदद करना।",
    },
  },
  "navy-officer": {
    of: "1nk0cpf",
    description: {
      hinglish: "Jangi jahaz ke bridge par watch ki duty dena aur naavikon ko nirdesh dena.",
      hindi: "जंगी जहाज़ के ब्रिज पर वॉच की ड्यूटी देना और नाविकों को निर्देश देना।",
    },
    summary: {
      hinglish:
        "Jangi jahaz ke bridge par watch ki duty dena, naavikon, sensor aur hathiyaron ki kamaan sambhalna, aur shanti ho ya khatra, chart dekhkar jahaz chalana.",
      hindi: "जंगी जहाज़ के ब्रिज पर वॉच की ड्यूटी देना, नाविकों, सेंसर और हथियारों की कमान सँभालना, और शांति हो या ख़तरा, चार्ट देखकर जहाज़ चलाना।",
    },
  },
  "navy-sailor": {
    of: "15o0oys",
    description: { hinglish: "Jangi jahaz ka engine room, radar ya top sambhalna.", hindi: "जंगी जहाज़ का इंजन रूम, रडार या तोप सँभालना।" },
    summary: {
      hinglish:
        "Jangi jahaz ya pandubbi par engine room, radar ya top jaisi koi jagah sambhalna, aur jahaz par waar ho to aag aur andar bharte paani se nipatna.",
      hindi: "जंगी जहाज़ या पनडुब्बी पर इंजन रूम, रडार या तोप जैसी कोई जगह सँभालना, और जहाज़ पर वार हो तो आग और अंदर भरते पानी से निपटना।",
    },
  },
  "air-force-pilot": {
    of: "2zarag",
    description: { hinglish: "Fighter jet, transport vimaan ya helicopter udana.", hindi: "फ़ाइटर जेट, ट्रांसपोर्ट विमान या हेलिकॉप्टर उड़ाना।" },
    summary: {
      hinglish:
        "Air Force ke liye fighter, transport vimaan ya helicopter udana, hawa mein ladne ki training se lekar pahadi chaukiyon par rashan girane tak.",
      hindi: "वायु सेना के लिए फ़ाइटर, ट्रांसपोर्ट विमान या हेलिकॉप्टर उड़ाना, हवा में लड़ने की ट्रेनिंग से लेकर पहाड़ी चौकियों पर राशन गिराने तक।",
    },
  },
  "coast-guard-officer": {
    of: "6zup53",
    description: {
      hinglish: "Gashti jahaz cyclone mein phanse machhuaron aur phaile tel tak le jaana.",
      hindi: "गश्ती जहाज़ चक्रवात में फँसे मछुआरों और समुद्र में फैले तेल तक ले जाना।",
    },
    summary: {
      hinglish:
        "Un gashti jahazon aur naavon ki kamaan sambhalna jo cyclone mein machhuaron ko bachate hain, taskaron ka peechha karte hain aur tat ke paas phaila tel rokte hain.",
      hindi: "उन गश्ती जहाज़ों और नावों की कमान सँभालना जो चक्रवात में मछुआरों को बचाते हैं, तस्करों का पीछा करते हैं और तट के पास फैला तेल रोकते हैं।",
    },
  },
  "border-guard": {
    of: "mc45wx",
    description: {
      hinglish: "Taskaron ko rokne ke liye din raat seema par nazar rakhna.",
      hindi: "तस्करों को रोकने के लिए दिन रात सीमा पर नज़र रखना।",
    },
    summary: {
      hinglish: "Seema ki fence, nadi aur registan ke raaston par din raat nazar rakhna, taskaron aur ghuspaithiyon ko rokna.",
      hindi: "सीमा की बाड़, नदी और रेगिस्तान के रास्तों पर दिन रात नज़र रखना, तस्करों और घुसपैठियों को रोकना।",
    },
  },
  firefighter: {
    of: "rak5w4",
    description: {
      hinglish: "Paani ka pipe aur mask lekar jalte kamron mein ghuskar logon ko bahar nikaalna.",
      hindi: "पानी का पाइप और मास्क लेकर जलते कमरों में घुसकर लोगों को बाहर निकालना।",
    },
    summary: {
      hinglish:
        "Paani ka pipe aur saans lene ka set lekar jalti imaraton mein ghuskar logon ko bachana, aag bujhana, aur toot chuki gaadiyan kaatkar andar phanse logon ko nikaalna.",
      hindi: "पानी का पाइप और साँस लेने का सेट लेकर जलती इमारतों में घुसकर लोगों को बचाना, आग बुझाना, और टूट चुकी गाड़ियाँ काटकर अंदर फँसे लोगों को निकालना।",
    },
  },
  "fire-officer": {
    of: "1vsx5sq",
    description: {
      hinglish: "Tay karna ki crew aag par kahan se waar kare aur kab peeche hate.",
      hindi: "तय करना कि दमकल दल आग पर कहाँ से वार करे और कब पीछे हटे।",
    },
    summary: {
      hinglish:
        "Aag lagne par crew aur pump ko nirdesh dena, kahan se waar karna hai aur kab hatna hai yeh tay karna, aur jab call na ho tab station mein drill karana.",
      hindi: "आग लगने पर दल और पंप को निर्देश देना, कहाँ से वार करना है और कब हटना है यह तय करना, और जब कॉल न हो तब स्टेशन में ड्रिल कराना।",
    },
  },
  "fire-inspector": {
    of: "cg7yuo",
    description: {
      hinglish: "Jab tak nikalne ke raaste theek na hon, imarat ki manzoori rokna.",
      hindi: "जब तक निकलने के रास्ते ठीक न हों, इमारत की मंज़ूरी रोकना।",
    },
    summary: {
      hinglish:
        "Mall, hospital aur coaching centre mein nikalne ke raaste, sprinkler, wiring aur hydrant jaanchna, aur kamiyan theek hone tak manzoori rokna.",
      hindi: "मॉल, अस्पताल और कोचिंग सेंटर में निकलने के रास्ते, स्प्रिंकलर, वायरिंग और हाइड्रेंट जाँचना, और कमियाँ ठीक होने तक मंज़ूरी रोकना।",
    },
  },
  "emergency-management-coordinator": {
    of: "1nnsarn",
    description: {
      hinglish: "Cyclone aur baadh ke liye shelter aur naavon ki planning karna.",
      hindi: "चक्रवात और बाढ़ के लिए शेल्टर और नावों की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Cyclone, baadh aur bhookamp ke liye shelter, naav aur chetavni pahunchane ki vyavastha ki planning karna, aur aafat aane par raahat ka taalmel karna.",
      hindi: "चक्रवात, बाढ़ और भूकंप के लिए शेल्टर, नाव और चेतावनी पहुँचाने की व्यवस्था की योजना बनाना, और आफ़त आने पर राहत का तालमेल करना।",
    },
  },
  "bomb-disposal-technician": {
    of: "1n581jy",
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
  },
  "emergency-dispatcher": {
    of: "1cl5usm",
    description: {
      hinglish: "Emergency call uthana aur police, fire brigade ya ambulance bhejna.",
      hindi: "इमरजेंसी कॉल उठाना और पुलिस, दमकल या एंबुलेंस भेजना।",
    },
    summary: {
      hinglish:
        "Emergency helpline par jawab dena, caller ko shaant karna, map par jagah dhoondhna aur police, fire engine ya ambulance bhejna.",
      hindi: "इमरजेंसी हेल्पलाइन पर जवाब देना, कॉल करने वाले को शांत करना, नक़्शे पर जगह ढूँढना और पुलिस, दमकल या एंबुलेंस भेजना।",
    },
  },
  "jail-superintendent": {
    of: "13ok26y",
    description: {
      hinglish: "Jail ke guard, khana, workshop aur parole ka kaam sambhalna.",
      hindi: "जेल के गार्ड, खाना, वर्कशॉप और पैरोल का काम सँभालना।",
    },
    summary: {
      hinglish: "Jail ki suraksha, staff, khana, workshop aur parole ke kaagaz sambhalna, aur har jhagde ya shikayat ki jaanch karna.",
      hindi: "जेल की सुरक्षा, स्टाफ़, खाना, वर्कशॉप और पैरोल के काग़ज़ सँभालना, और हर झगड़े या शिकायत की जाँच करना।",
    },
  },
  "jail-warder": {
    of: "14xob4",
    description: {
      hinglish: "Din raat kaidiyon ko ginna, band karna aur unki talashi lena.",
      hindi: "दिन रात क़ैदियों को गिनना, बंद करना और उनकी तलाशी लेना।",
    },
    summary: {
      hinglish:
        "Din raat kaidiyon ko ginna, band karna aur un par nazar rakhna, barrack aur mulaqatiyon ki talashi lena aur jhagde shuru mein hi rokna.",
      hindi: "दिन रात क़ैदियों को गिनना, बंद करना और उन पर नज़र रखना, बैरक और मुलाक़ातियों की तलाशी लेना और झगड़े शुरू में ही रोकना।",
    },
  },
  "income-tax-inspector": {
    of: "1kt3qg9",
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
  },
  "customs-officer": {
    of: "1vsjqm6",
    description: {
      hinglish: "Sona aur jhoothe label pakadne ke liye airport ke bag aur petiyan jaanchna.",
      hindi: "सोना और झूठे लेबल पकड़ने के लिए एयरपोर्ट के बैग और पेटियाँ जाँचना।",
    },
    summary: {
      hinglish:
        "Airport, bandargah aur zameeni seema par bag, parcel aur container mein sona, drugs aur jhoothe label dhoondhna aur custom duty ka hisaab lagana. Isi board ke inspector firmon ka GST jaanchte hain.",
      hindi:
        "एयरपोर्ट, बंदरगाह और ज़मीनी सीमा पर बैग, पार्सल और कंटेनर में सोना, ड्रग्स और झूठे लेबल ढूँढना और कस्टम ड्यूटी का हिसाब लगाना। इसी बोर्ड के इंस्पेक्टर फ़र्मों का GST जाँचते हैं।",
    },
  },
  "excise-inspector": {
    of: "1y4tb8m",
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
  },
  "immigration-officer": {
    of: "5dw0en",
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
  },
  "government-auditor": {
    of: "m7qfgd",
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
  },
  "labour-inspector": {
    of: "dra9fu",
    description: {
      hinglish: "Bhatton aur dukaanon par mazdoori, kaam ke ghante aur baal mazdoori jaanchna.",
      hindi: "भट्ठों और दुकानों पर मज़दूरी, काम के घंटे और बाल मज़दूरी जाँचना।",
    },
    summary: {
      hinglish:
        "Dukaan, bhatte aur construction site par jaakar mazdoori, kaam ke ghante aur baal mazdoori ki jaanch karna, aur niyam todne walon par karwai karna.",
      hindi: "दुकान, भट्ठे और निर्माण की जगह पर जाकर मज़दूरी, काम के घंटे और बाल मज़दूरी की जाँच करना, और नियम तोड़ने वालों पर कार्रवाई करना।",
    },
  },
  "factory-inspector": {
    of: "1vuwhbs",
    description: {
      hinglish: "Factory mein lagi choton ki jaanch karna aur khatarnak machine rukwana.",
      hindi: "फ़ैक्टरी में लगी चोटों की जाँच करना और ख़तरनाक मशीन रुकवाना।",
    },
    summary: {
      hinglish:
        "Factory mein machine ke suraksha cover, dhuan, dhool aur nikalne ke raaste jaanchna, maut aur chot ke maamle dekhna aur zaroorat ho to khatarnak machine rukwana.",
      hindi: "फ़ैक्टरी में मशीन के सुरक्षा कवर, धुआँ, धूल और निकलने के रास्ते जाँचना, मौत और चोट के मामले देखना और ज़रूरत हो तो ख़तरनाक मशीन रुकवाना।",
    },
  },
  "food-safety-officer": {
    of: "1h4eznf",
    description: {
      hinglish: "Doodh aur mithai ke sample seal karna aur milawat se ladna.",
      hindi: "दूध और मिठाई के सैंपल सील करना और मिलावट से लड़ना।",
    },
    summary: {
      hinglish: "Dukaanon aur dairy se doodh, mithai aur masalon ke sample lena, jaanch ke liye seal karna aur milawat par karwai karna.",
      hindi: "दुकानों और डेयरी से दूध, मिठाई और मसालों के सैंपल लेना, जाँच के लिए सील करना और मिलावट पर कार्रवाई करना।",
    },
  },
  "drugs-inspector": {
    of: "m56g4a",
    description: {
      hinglish: "Nakli dawa pakadne ke liye medical store aur dawa factory jaanchna.",
      hindi: "नक़ली दवा पकड़ने के लिए मेडिकल स्टोर और दवा फ़ैक्टरी जाँचना।",
    },
    summary: {
      hinglish:
        "Medical store aur dawa factory mein nakli, expire ya bina licence ki dawa jaanchna aur rajya ki laboratory ke liye sample lena.",
      hindi: "मेडिकल स्टोर और दवा फ़ैक्टरी में नक़ली, एक्सपायर या बिना लाइसेंस की दवा जाँचना और राज्य की लैब के लिए सैंपल लेना।",
    },
  },
  "weights-and-measures-inspector": {
    of: "tzz5ea",
    description: {
      hinglish: "Jaanchna ki dukaan ke taraazu aur petrol pump kam to nahi de rahe.",
      hindi: "जाँचना कि दुकान के तराज़ू और पेट्रोल पंप कम तो नहीं दे रहे।",
    },
    summary: {
      hinglish:
        "Dukaan ke taraazu, petrol pump aur packet ke label standard se milana, sahi par mohar lagana aur kam naap par jurmana lagana.",
      hindi: "दुकान के तराज़ू, पेट्रोल पंप और पैकेट के लेबल मानक से मिलाना, सही पर मोहर लगाना और कम नाप पर जुर्माना लगाना।",
    },
  },
  "motor-vehicle-inspector": {
    of: "nacav4",
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
  },
  "prison-instructor": {
    of: "fhacst",
    description: {
      hinglish: "Kaidiyon ko padhna, exam dena aur koi hunar sikhana.",
      hindi: "क़ैदियों को पढ़ना, परीक्षा देना और कोई हुनर सिखाना।",
    },
    summary: {
      hinglish: "Kaidiyon ko padhna, school ke vishay ya koi hunar sikhana, aur open school aur university ke exam dilwane tak saath dena.",
      hindi: "क़ैदियों को पढ़ना, स्कूल के विषय या कोई हुनर सिखाना, और ओपन स्कूल और यूनिवर्सिटी की परीक्षा दिलवाने तक साथ देना।",
    },
  },
  "army-doctor": {
    of: "1e9fk0t",
    description: {
      hinglish: "Field hospital mein aur bahut oonchai par sainikon ka ilaaj karna.",
      hindi: "फ़ील्ड अस्पताल में और बहुत ऊँचाई पर सैनिकों का इलाज करना।",
    },
    summary: {
      hinglish:
        "Sainikon ko fit rakhna aur beemar aur ghayal ka ilaaj karna, bahut oonchai ke field hospital se lekar sena ke bade hospitalon tak.",
      hindi: "सैनिकों को फ़िट रखना और बीमार और घायल का इलाज करना, बहुत ऊँचाई के फ़ील्ड अस्पताल से लेकर सेना के बड़े अस्पतालों तक।",
    },
  },
  "army-nurse": {
    of: "zawhkh",
    description: {
      hinglish: "Chot ki pehli jaanch se lekar ward tak ghayal sainikon ki dekhbhal karna.",
      hindi: "चोट की पहली जाँच से लेकर वार्ड तक घायल सैनिकों की देखभाल करना।",
    },
    summary: {
      hinglish:
        "Military Nursing Service mein officer rahkar desh bhar ke hospitalon mein sainikon aur unke parivaron ke liye ward, operation theatre aur casualty sambhalna.",
      hindi: "मिलिट्री नर्सिंग सर्विस में अफ़सर रहकर देश भर के अस्पतालों में सैनिकों और उनके परिवारों के लिए वार्ड, ऑपरेशन थिएटर और कैज़ुअल्टी सँभालना।",
    },
  },
  "assistant-commandant": {
    of: "1nya7ab",
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
  },
  "air-force-technician": {
    of: "pigvf3",
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
  },
  "deputy-superintendent-of-police": {
    of: "eyar6i",
    description: {
      hinglish: "Kai thanon aur unke sabse gambhir maamlon ki zimmedari lena.",
      hindi: "कई थानों और उनके सबसे गंभीर मामलों की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Ek subdivision ke thanon ki nigrani karna, unke gambhir maamle jaanchna aur rally aur tyohaar ke liye police bal ki tainaati tay karna.",
      hindi: "एक सबडिवीज़न के थानों की निगरानी करना, उनके गंभीर मामले जाँचना और रैली और त्योहार के लिए पुलिस बल की तैनाती तय करना।",
    },
  },
  "election-officer": {
    of: "im3n42",
    description: { hinglish: "Har booth tak voting machine aur staff pahunchana.", hindi: "हर बूथ तक वोटिंग मशीन और स्टाफ़ पहुँचाना।" },
    summary: {
      hinglish:
        "Zile ke chunav karana: voter list sahi rakhna, matdan staff ko training dena, har booth tak machine pahunchana aur ginti tak niyamon ka paalan karana.",
      hindi: "ज़िले के चुनाव कराना: वोटर लिस्ट सही रखना, मतदान स्टाफ़ को ट्रेनिंग देना, हर बूथ तक मशीन पहुँचाना और गिनती तक नियमों का पालन कराना।",
    },
  },
  "home-guard": {
    of: "x8blvf",
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
  },
  "coast-guard-sailor": {
    of: "v7mdwf",
    description: {
      hinglish: "Gasht karna, machhuaron ko bachana, taskaron ki naav par chadhkar jaanchna.",
      hindi: "गश्त करना, मछुआरों को बचाना और तस्करों की नाव पर चढ़कर जाँच करना।",
    },
    summary: {
      hinglish:
        "Indian Coast Guard ke jahazon par deck, engine ya rasoi mein duty dena, aur samudra mein phaile tel se nipatna aur apne samudra par nazar rakhna.",
      hindi: "भारतीय तटरक्षक बल के जहाज़ों पर डेक, इंजन या रसोई में ड्यूटी देना, और समुद्र में फैले तेल से निपटना और अपने समुद्र पर नज़र रखना।",
    },
  },
  "municipal-clerk": {
    of: "1if0gup",
    description: {
      hinglish: "Shahar ke janm, house tax aur trade licence ke register rakhna.",
      hindi: "शहर के जन्म, हाउस टैक्स और ट्रेड लाइसेंस के रजिस्टर रखना।",
    },
    summary: {
      hinglish:
        "Shahar ke janm aur mrityu, house tax aur trade licence darj karna, certificate aur bill banana, aur har file faisla karne wale officer ke saamne rakhna.",
      hindi: "शहर के जन्म और मृत्यु, हाउस टैक्स और ट्रेड लाइसेंस दर्ज करना, सर्टिफ़िकेट और बिल बनाना, और हर फ़ाइल फ़ैसला करने वाले अफ़सर के सामने रखना।",
    },
  },
  "irs-officer": {
    of: "19l1nul",
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
  },
  "air-force-ground-duty-officer": {
    of: "qnmcs9",
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
  },
  "revenue-officer": {
    of: "sks5sq",
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
  },
  "crpf-constable": {
    of: "1w3ila1",
    description: {
      hinglish: "Chunav aur dangon mein polling booth aur sadkon ki suraksha karna.",
      hindi: "चुनाव और दंगों में पोलिंग बूथ और सड़कों की सुरक्षा करना।",
    },
    summary: {
      hinglish:
        "Company ke saath wahan jaana jahan rajya ko dangon, chunav aur jungle mein madad chahiye. CISF mein airport aur plant ki suraksha karna.",
      hindi: "कंपनी के साथ वहाँ जाना जहाँ राज्य को दंगों, चुनाव और जंगल में मदद चाहिए। CISF में एयरपोर्ट और प्लांट की सुरक्षा करना।",
    },
  },
  "excise-constable": {
    of: "1nxrvfr",
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
  },
  "sub-registrar": {
    of: "1izper8",
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
  },
  "child-development-project-officer": {
    of: "1vjjfzh",
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
  },
};
