import type { ToldCareers } from "./told.ts";

export const engineering: ToldCareers = {
  "civil-engineer": {
    of: "zjf9v0",
    description: { hinglish: "Site survey se flyover, naale aur makaan banana.", hindi: "साइट सर्वे से फ़्लाईओवर, नाले और मकान बनाना।" },
    summary: {
      hinglish: "Site survey aur budget se tikne wale flyover, naale aur makaan banana, drawing, maatra ke hisaab aur nigrani se.",
      hindi: "साइट सर्वे और बजट से टिकने वाले फ़्लाईओवर, नाले और मकान बनाना, ड्रॉइंग, मात्रा के हिसाब और निगरानी से।",
    },
    day: {
      hinglish: [
        "Concrete aane se pehle jaanchna ki sariya drawing se mel khata hai",
        "Poora hua kaam naapna taaki thekedaar ko paisa mil sake",
        "Raaste mein gas line milne par naale ki drawing phir banana",
      ],
      hindi: [
        "कंक्रीट आने से पहले जाँचना कि सरिया ड्रॉइंग से मेल खाता है",
        "पूरा हुआ काम नापना ताकि ठेकेदार को पैसा मिल सके",
        "रास्ते में गैस लाइन मिलने पर नाले की ड्रॉइंग फिर बनाना",
      ],
    },
  },
  "structural-engineer": {
    of: "r89ivx",
    description: {
      hinglish: "Un beam ka hisaab lagana jo bhookamp mein imaarat ko thaame rakhein.",
      hindi: "उन बीम का हिसाब लगाना जो भूकंप में इमारत को थामे रखें।",
    },
    summary: {
      hinglish:
        "Un beam, column aur slab ka hisaab lagana jinse tower ya stadium apna wazan aur hawa jhel sake, aur bhookamp mein khada rahe.",
      hindi: "उन बीम, कॉलम और स्लैब का हिसाब लगाना जिनसे टावर या स्टेडियम अपना वज़न और हवा झेल सके, और भूकंप में खड़ा रहे।",
    },
    day: {
      hinglish: [
        "Das manzila frame ka model banana aur use shehar ke liye code mein tay bhookamp se hilana",
        "Jahan slab bahut jhukega wahan use mota karna",
        "Baarish ke baad purani balcony jaanchna aur tay karna ki kismein tek lagegi",
      ],
      hindi: [
        "दस मंज़िला फ़्रेम का मॉडल बनाना और उसे शहर के लिए कोड में तय भूकंप से हिलाना",
        "जहाँ स्लैब बहुत झुकेगा वहाँ उसे मोटा करना",
        "बारिश के बाद पुरानी बालकनी जाँचना और तय करना कि किसमें टेक लगेगी",
      ],
    },
  },
  "geotechnical-engineer": {
    of: "k5xhhb",
    description: {
      hinglish: "Site ke neeche ki mitti jaanchkar tay karna ki neev kitni gehri jaye.",
      hindi: "साइट के नीचे की मिट्टी जाँचकर तय करना कि नींव कितनी गहरी जाए।",
    },
    summary: {
      hinglish:
        "Borehole karwana aur site ke neeche ki mitti aur chattaan jaanchna, taaki tay ho ki neev ke khambhe yaani pile kitne gehre jaayein aur dhalaan khiskegi ya nahi.",
      hindi: "बोरहोल करवाना और साइट के नीचे की मिट्टी और चट्टान जाँचना, ताकि तय हो कि नींव के खंभे यानी पाइल कितने गहरे जाएँ और ढलान खिसकेगी या नहीं।",
    },
    day: {
      hinglish: [
        "Boring ke har meter ki mitti ka rang aur chhoone ka ehsaas likhna",
        "Chikni mitti ke sample ko tootne tak dabana aur load likhna",
        "Salaah dena ki paani ki tanki ke neeche ke pile kitne lambe hon",
      ],
      hindi: [
        "बोरिंग के हर मीटर की मिट्टी का रंग और छूने का एहसास लिखना",
        "चिकनी मिट्टी के सैंपल को टूटने तक दबाना और लोड लिखना",
        "सलाह देना कि पानी की टंकी के नीचे के पाइल कितने लंबे हों",
      ],
    },
  },
  "highway-engineer": {
    of: "lgrti5",
    description: {
      hinglish: "Lade truckon ke liye sadak ke mod aur paratein tay karna.",
      hindi: "लदे ट्रकों के लिए सड़क के मोड़ और परतें तय करना।",
    },
    summary: {
      hinglish:
        "Sadak ke mod, dhalaan aur paratein aise tay karna ki saalon ki baarish mein bhi lade truck national highway par chal sakein.",
      hindi: "सड़क के मोड़, ढलान और परतें ऐसे तय करना कि सालों की बारिश में भी लदे ट्रक राष्ट्रीय राजमार्ग पर चल सकें।",
    },
    day: {
      hinglish: [
        "Mod aisa banana ki bus ko brake na lagana pade",
        "Naye daamar mein drill karke tukda nikaalna aur uski motai naapna",
        "Plan karna ki aadhi sadak khudi ho tab traffic kaise chale",
      ],
      hindi: [
        "मोड़ ऐसा बनाना कि बस को ब्रेक न लगाना पड़े",
        "नए डामर में ड्रिल करके टुकड़ा निकालना और उसकी मोटाई नापना",
        "प्लान करना कि आधी सड़क खुदी हो तब ट्रैफ़िक कैसे चले",
      ],
    },
  },
  "bridge-engineer": {
    of: "b6dh1u",
    description: {
      hinglish: "Nadi aur rail par pul design karna aur purane pul jaanchna.",
      hindi: "नदी और रेल पर पुल डिज़ाइन करना और पुराने पुल जाँचना।",
    },
    summary: {
      hinglish:
        "Nadi, rail aur samudra paar karne ke pul design karna aur purane jaanchna, aise span, cable aur bearing chunna jo traffic aur baadh ke star se mel khayein.",
      hindi: "नदी, रेल और समुद्र पार करने के पुल डिज़ाइन करना और पुराने जाँचना, ऐसे स्पैन, केबल और बेयरिंग चुनना जो ट्रैफ़िक और बाढ़ के स्तर से मेल खाएँ।",
    },
    day: {
      hinglish: [
        "Nadi ke baadh ke nishaan dekhkar span ki lambai chunna",
        "Purane girder ki rivet hathaudi se thokkar dheeli rivet ki list banana",
        "Agla hissa latkate waqt cable ka tanaav jaanchna",
      ],
      hindi: [
        "नदी के बाढ़ के निशान देखकर स्पैन की लंबाई चुनना",
        "पुराने गर्डर की रिवेट हथौड़ी से ठोककर ढीली रिवेट की लिस्ट बनाना",
        "अगला हिस्सा लटकाते वक़्त केबल का तनाव जाँचना",
      ],
    },
  },
  "municipal-engineer": {
    of: "1dofffu",
    description: { hinglish: "Shehar ki sadkein, naaliyan aur street light sambhalna.", hindi: "शहर की सड़कें, नालियाँ और स्ट्रीट लाइट सँभालना।" },
    summary: {
      hinglish:
        "Nagar nigam ke liye kaam karna: sadak, naali, light aur sarkari imaaraton ke estimate aur tender banana, thekedar ka kaam naapna, aur logon aur parshadon ko jawab dena.",
      hindi:
        "नगर निगम के लिए काम करना: सड़क, नाली, लाइट और सरकारी इमारतों के एस्टीमेट और टेंडर बनाना, ठेकेदार का काम नापना, और लोगों और पार्षदों को जवाब देना।",
    },
    day: {
      hinglish: [
        "Thekedaar ka bill pass hone se pehle marammat ki hui sadak naapna",
        "Har July ufanne wale naale ko chauda karne ka estimate banana",
        "Ek puliya ke baare mein ward ke parshad aur chaalees niwasiyon ki baat sunna",
      ],
      hindi: [
        "ठेकेदार का बिल पास होने से पहले मरम्मत की हुई सड़क नापना",
        "हर जुलाई उफनने वाले नाले को चौड़ा करने का एस्टीमेट बनाना",
        "एक पुलिया को लेकर वार्ड के पार्षद और चालीस निवासियों की बात सुनना",
      ],
    },
  },
  "railway-engineer": {
    of: "f8so82",
    description: {
      hinglish: "Tez train ke liye patri aur uske neeche ki gitti nayi karna.",
      hindi: "तेज़ ट्रेन के लिए पटरी और उसके नीचे की गिट्टी नई करना।",
    },
    summary: {
      hinglish:
        "Railway ki patri, pushte aur station design karna aur unhe naya karna, taaki train majboot gitti yaani ballast aur sahi mod par tez chal sake.",
      hindi: "रेलवे की पटरी, पुश्ते और स्टेशन डिज़ाइन करना और उन्हें नया करना, ताकि ट्रेन मज़बूत गिट्टी यानी बैलस्ट और सही मोड़ पर तेज़ चल सके।",
    },
    day: {
      hinglish: [
        "Track recording car ke graph mein kharab patri wala kilometre khojna",
        "Patri ke ghise sleeper badalne ke liye teen ghante bina train ke yaani block lena",
        "Tez train ke liye mod par patri ka jhukaav tay karna",
      ],
      hindi: [
        "ट्रैक रिकॉर्डिंग कार के ग्राफ़ में ख़राब पटरी वाला किलोमीटर खोजना",
        "पटरी के घिसे स्लीपर बदलने के लिए तीन घंटे बिना ट्रेन के यानी ब्लॉक लेना",
        "तेज़ ट्रेन के लिए मोड़ पर पटरी का झुकाव तय करना",
      ],
    },
  },
  "airport-engineer": {
    of: "13mvf47",
    description: {
      hinglish: "Runway, jet khade karne ki jagah yaani apron aur unki light surakshit rakhna.",
      hindi: "रनवे, जेट खड़े करने की जगह यानी एप्रन और उनकी लाइट सुरक्षित रखना।",
    },
    summary: {
      hinglish:
        "Runway, taxiway, apron, unki light aur paani ki nikaasi plan karna, aur udaanein chalte hue bhi bhaari jet ke liye satah surakshit rakhna.",
      hindi: "रनवे, टैक्सीवे, एप्रन, उनकी लाइट और पानी की निकासी प्लान करना, और उड़ानें चलते हुए भी भारी जेट के लिए सतह सुरक्षित रखना।",
    },
    day: {
      hinglish: [
        "Bhor se pehle gaadi se runway par daraar aur tyre ki rubber khojna",
        "Taxiway chaar ghante ke liye band karna aur samay par kholna",
        "Jaanchna ki jet khade hone ki jagah ki dhalaan gira fuel terminal se door le jaye",
      ],
      hindi: [
        "भोर से पहले गाड़ी से रनवे पर दरार और टायर की रबर खोजना",
        "टैक्सीवे चार घंटे के लिए बंद करना और समय पर खोलना",
        "जाँचना कि जेट खड़े होने की जगह की ढलान गिरा ईंधन टर्मिनल से दूर ले जाए",
      ],
    },
  },
  "irrigation-engineer": {
    of: "112l9q0",
    description: {
      hinglish: "Nahar se nadi ka paani har gaon ke kheton tak pahunchana.",
      hindi: "नहर से नदी का पानी हर गाँव के खेतों तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Nahar, sluice aur drip network design karke nadi ka paani kheton tak le jaana, aur tay karna ki har gaon ke outlet ko kitna paani mile.",
      hindi: "नहर, स्लूस और ड्रिप नेटवर्क डिज़ाइन करके नदी का पानी खेतों तक ले जाना, और तय करना कि हर गाँव के आउटलेट को कितना पानी मिले।",
    },
    day: {
      hinglish: [
        "Gate utna kholna ki nahar ke aakhiri gaon ko bhi baari mile",
        "Hisaab lagana ki January mein nahar gehun ke kheton tak kitna paani laaye",
        "Oonchi-neechi zameen ke baag mein drip ki naliyan bichhana",
      ],
      hindi: [
        "गेट उतना खोलना कि नहर के आख़िरी गाँवों को भी बारी मिले",
        "हिसाब लगाना कि जनवरी में नहर गेहूँ के खेतों तक कितना पानी लाए",
        "ऊँची-नीची ज़मीन के बाग़ में ड्रिप की नलियाँ बिछाना",
      ],
    },
  },
  "hydraulic-engineer": {
    of: "11sqzn0",
    description: {
      hinglish: "Model banakar dekhna ki paani baandh aur baadh ki zameen par kaise bahta hai.",
      hindi: "मॉडल बनाकर देखना कि पानी बाँध और बाढ़ की ज़मीन पर कैसे बहता है।",
    },
    summary: {
      hinglish:
        "Chhote model aur software se dekhna ki pipe, spillway aur baadh ke maidaan mein paani kaise bahta hai, taaki dabaav aur kataav kaabu mein rahe.",
      hindi: "छोटे मॉडल और सॉफ़्टवेयर से देखना कि पाइप, स्पिलवे और बाढ़ के मैदान में पानी कैसे बहता है, ताकि दबाव और कटाव क़ाबू में रहे।",
    },
    day: {
      hinglish: [
        "Nadi ke model mein sau saal mein ek baar aane wali baadh chalana",
        "Spillway ke chhote model mein nanhe pankhe se paani ki raftaar naapna",
        "Samjhana ki baadh pul ke khambe ke neeche nadi ka tal kyun khodegi, yaani scour",
      ],
      hindi: [
        "नदी के मॉडल में सौ साल में एक बार आने वाली बाढ़ चलाना",
        "स्पिलवे के छोटे मॉडल में नन्हे पंखे से पानी की रफ़्तार नापना",
        "समझाना कि बाढ़ पुल के खंभे के नीचे नदी का तल क्यों खोदेगी, यानी स्कॉर",
      ],
    },
  },
  "flood-control-engineer": {
    of: "1guga9t",
    description: {
      hinglish: "Poore monsoon nadi ke tatbandh aur paani ke gate ki rakhwali karna.",
      hindi: "पूरे मानसून नदी के तटबंध और पानी के गेट की रखवाली करना।",
    },
    summary: {
      hinglish: "Woh tatbandh, sluice aur naale design karna aur sambhalna jo poore monsoon nadi ko apni dhaara mein rakhein.",
      hindi: "वे तटबंध, स्लूस और नाले डिज़ाइन करना और सँभालना जो पूरे मानसून नदी को अपनी धारा में रखें।",
    },
    day: {
      hinglish: [
        "Baarish ke baad tatbandh par chalkar chuhon ke bil aur geeli jagah dhoondhna",
        "Nadi ke gauge ko oopar ke baandh se chhode gaye paani se milana",
        "Jahan dhaara kinaara kaate wahan patthar bhari jaali rakhna",
      ],
      hindi: [
        "बारिश के बाद तटबंध पर चलकर चूहों के बिल और गीली जगह ढूँढ़ना",
        "नदी के गेज को ऊपर के बाँध से छोड़े गए पानी से मिलाना",
        "जहाँ धारा किनारा काटे वहाँ पत्थर भरी जाली रखना",
      ],
    },
  },
  "coastal-engineer": {
    of: "l4f9iq",
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
    day: {
      hinglish: [
        "Is monsoon ke samudra kinaare ko pichhle saal ke survey se milana",
        "Lehron wale tank mein armour block ke model rakhna aur toofan uthana",
        "Machhuaaron ke gaon ko batana ki uski samudri deewar agle gaon ka tat baha sakti hai",
      ],
      hindi: [
        "इस मानसून के समुद्र किनारे को पिछले साल के सर्वे से मिलाना",
        "लहरों वाले टैंक में सुरक्षा ब्लॉक के मॉडल रखना और तूफ़ान उठाना",
        "मछुआरों के गाँव को बताना कि उसकी समुद्री दीवार अगले गाँव का तट बहा सकती है",
      ],
    },
  },
  "transportation-engineer": {
    of: "oqjjo3",
    description: {
      hinglish: "Andaaza lagana ki shehar kaise safar karega aur metro aur bus plan karna.",
      hindi: "अंदाज़ा लगाना कि शहर कैसे सफ़र करेगा और मेट्रो और बस प्लान करना।",
    },
    summary: {
      hinglish:
        "Andaaza lagana ki log shehar mein kaise safar karenge aur metro, bus aur sadak ke aise raaste design karna jo bheed ke samay unhe le ja sakein.",
      hindi: "अंदाज़ा लगाना कि लोग शहर में कैसे सफ़र करेंगे और मेट्रो, बस और सड़क के ऐसे रास्ते डिज़ाइन करना जो भीड़ के समय उन्हें ले जा सकें।",
    },
    day: {
      hinglish: [
        "Das hazaar parivaaron ki safar diary se demand model banana",
        "Jaanchna ki kisi raaste par metro behtar rahegi ya bus lane",
        "Shak karte parshadon ko yaatriyon ke aankde dikhana",
      ],
      hindi: [
        "दस हज़ार परिवारों की सफ़र डायरी से माँग का मॉडल बनाना",
        "जाँचना कि किसी रास्ते पर मेट्रो बेहतर रहेगी या बस लेन",
        "शक करते पार्षदों को यात्रियों के आँकड़े दिखाना",
      ],
    },
  },
  "traffic-engineer": {
    of: "kba68p",
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
    day: {
      hinglish: [
        "Chauraahe ka video banana aur har lane ke dopahiya, auto aur paidal log ginna",
        "Hari batti ke barah second ek raaste se doosre raaste ko dena",
        "Zebra crossing ki jagah wahan nishaan lagana jahan school ke bachche sach mein sadak paar karte hain",
      ],
      hindi: [
        "चौराहे का वीडियो बनाना और हर लेन के दोपहिया, ऑटो और पैदल लोग गिनना",
        "हरी बत्ती के बारह सेकंड एक रास्ते से दूसरे रास्ते को देना",
        "ज़ेब्रा क्रॉसिंग की जगह वहाँ निशान लगाना जहाँ स्कूल के बच्चे सच में सड़क पार करते हैं",
      ],
    },
  },
  "waterworks-engineer": {
    of: "17repfb",
    description: {
      hinglish: "Shehar ke peene ke paani ke plant, tanki aur pipeline chalana.",
      hindi: "शहर के पीने के पानी के प्लांट, टंकी और पाइपलाइन चलाना।",
    },
    summary: {
      hinglish:
        "Woh treatment plant, oonchi tankiyan aur pipeline chalana jo shehar tak peene ka paani laate hain, aur khojna ki pipe kahan ris rahe hain.",
      hindi: "वे ट्रीटमेंट प्लांट, ऊँची टंकियाँ और पाइपलाइन चलाना जो शहर तक पीने का पानी लाते हैं, और खोजना कि पाइप कहाँ रिस रहे हैं।",
    },
    day: {
      hinglish: [
        "Zone ke aakhiri nal par chlorine jaanchna",
        "Aadhi raat ko rod lagakar sunna ki pipeline kahan sansanati hai",
        "Aise pump chunna ki subah ki supply se pehle oonchi tanki bhar jaye",
      ],
      hindi: [
        "ज़ोन के आख़िरी नल पर क्लोरीन जाँचना",
        "आधी रात को रॉड लगाकर सुनना कि पाइपलाइन कहाँ सनसनाती है",
        "ऐसे पंप चुनना कि सुबह की सप्लाई से पहले ऊँची टंकी भर जाए",
      ],
    },
  },
  "sanitary-engineer": {
    of: "1um6txz",
    description: {
      hinglish: "Aise sewer design karna jo gandagi ko peene ke paani se door rakhein.",
      hindi: "ऐसे सीवर डिज़ाइन करना जो गंदगी को पीने के पानी से दूर रखें।",
    },
    summary: {
      hinglish: "Shehron aur badi imaaraton ke sewer, toilet aur drainage design karna, taaki ganda paani peene ke paani se kabhi na mile.",
      hindi: "शहरों और बड़ी इमारतों के सीवर, शौचालय और ड्रेनेज डिज़ाइन करना, ताकि गंदा पानी पीने के पानी से कभी न मिले।",
    },
    day: {
      hinglish: [
        "Sewer ki dhalaan aisi rakhna ki thos gandagi kabhi na jame",
        "Hospital ki drawing mein peene aur flush ki line alag karna",
        "Oopar ki sadak band hone se pehle manhole jaanchna",
      ],
      hindi: [
        "सीवर की ढलान ऐसी रखना कि ठोस गंदगी कभी न जमे",
        "अस्पताल की ड्रॉइंग में पीने और फ़्लश की लाइन अलग करना",
        "ऊपर की सड़क बंद होने से पहले मैनहोल जाँचना",
      ],
    },
  },
  "groundwater-engineer": {
    of: "enxhak",
    description: {
      hinglish: "Zameen ke neeche paani khojna aur uske liye borewell design karna.",
      hindi: "ज़मीन के नीचे पानी खोजना और उसके लिए बोरवेल डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Zameen ke neeche paani khojna, borewell aur recharge gaddhe design karna, aur naapna ki kheton mein pump chalne se paani ka star kitni tezi se girta hai.",
      hindi: "ज़मीन के नीचे पानी खोजना, बोरवेल और रिचार्ज गड्ढे डिज़ाइन करना, और नापना कि खेतों में पंप चलने से पानी का स्तर कितनी तेज़ी से गिरता है।",
    },
    day: {
      hinglish: [
        "Test kuen par pump chalakar jal star girne aur lautne ka samay naapna",
        "Zameen se current kitni aasani se guzarta hai, yaani resistivity, padhkar drilling ki jagah chunna",
        "School ki chhat ke paani ke liye recharge shaft design karna",
      ],
      hindi: [
        "टेस्ट कुएँ पर पंप चलाकर जलस्तर गिरने और लौटने का समय नापना",
        "ज़मीन से करंट कितनी आसानी से गुज़रता है, यानी रेज़िस्टिविटी, पढ़कर ड्रिलिंग की जगह चुनना",
        "स्कूल की छत के पानी के लिए रिचार्ज शाफ़्ट डिज़ाइन करना",
      ],
    },
  },
  "mechanical-engineer": {
    of: "1nez8um",
    description: {
      hinglish: "Pump aur press mein chalne wale purzon aur garmi ka hisaab lagana.",
      hindi: "पंप और प्रेस में चलने वाले पुर्ज़ों और गर्मी का हिसाब लगाना।",
    },
    summary: {
      hinglish:
        "Pump se printing press tak, machinon mein chalne wale purzon, garmi aur bal ka hisaab lagana, phir prototype ko tab tak test karna jab tak woh theek se na chale.",
      hindi: "पंप से प्रिंटिंग प्रेस तक, मशीनों में चलने वाले पुर्ज़ों, गर्मी और बल का हिसाब लगाना, फिर प्रोटोटाइप को तब तक टेस्ट करना जब तक वह ठीक से न चले।",
    },
    day: {
      hinglish: [
        "Shaft ka size aisa tay karna ki woh na toote, na zyada mehngi pade",
        "Pump ka prototype banakar naapna ki woh kaise garam hota hai",
        "Us fitter ko jawab dena jiska haath aapki drawing ke bolt tak na jaye",
      ],
      hindi: [
        "शाफ़्ट का साइज़ ऐसा तय करना कि वह न टूटे, न ज़्यादा महँगी पड़े",
        "पंप का प्रोटोटाइप बनाकर नापना कि वह कैसे गरम होता है",
        "उस फ़िटर को जवाब देना जिसका हाथ आपकी ड्रॉइंग के बोल्ट तक न जाए",
      ],
    },
  },
  "hvac-engineer": {
    of: "977s7t",
    description: {
      hinglish: "Hospital ya mall ko thanda rakhne wale chiller aur duct ka size tay karna.",
      hindi: "अस्पताल या मॉल को ठंडा रखने वाले चिलर और डक्ट का साइज़ तय करना।",
    },
    summary: {
      hinglish:
        "Hospital ya mall ko thanda rakhne wale chiller, duct aur vent ka size tay karna, taaki operation theatre saaf rahein aur bijli ka bill kam aaye.",
      hindi: "अस्पताल या मॉल को ठंडा रखने वाले चिलर, डक्ट और वेंट का साइज़ तय करना, ताकि ऑपरेशन थिएटर साफ़ रहें और बिजली का बिल कम आए।",
    },
    day: {
      hinglish: [
        "Mall mein kaanch, logon aur light se aane wali garmi jodna",
        "Duct ko us beam se bachakar modna jo architect se chhoot gayi thi",
        "Hawa ka santulan aisa rakhna ki keetanu kabhi operation theatre mein na pahunchein",
      ],
      hindi: [
        "मॉल में काँच, लोगों और लाइट से आने वाली गर्मी जोड़ना",
        "डक्ट को उस बीम से बचाकर मोड़ना जो आर्किटेक्ट से छूट गई थी",
        "हवा का संतुलन ऐसा रखना कि कीटाणु कभी ऑपरेशन थिएटर में न पहुँचें",
      ],
    },
  },
  "refrigeration-engineer": {
    of: "17fie95",
    description: {
      hinglish: "Machhli, teeke aur aaloo ke liye cold store design karna.",
      hindi: "मछली, टीके और आलू के लिए कोल्ड स्टोर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aise cold store, barf ke plant aur freezer truck design karna jo bijli barbaad kiye bina machhli, teeke aur aaloo ko sahi thandak mein rakhein.",
      hindi: "ऐसे कोल्ड स्टोर, बर्फ़ के प्लांट और फ़्रीज़र ट्रक डिज़ाइन करना जो बिजली बर्बाद किए बिना मछली, टीके और आलू को सही ठंडक में रखें।",
    },
    day: {
      hinglish: [
        "Veraval mein barf ke plant ka suction pressure padhna",
        "Hooghly mein aaloo ke cold store ke liye insulation chunna",
        "Workers ko abhyaas karana ki ammonia leak ho to kya karein",
      ],
      hindi: [
        "वेरावल में बर्फ़ के प्लांट का सक्शन प्रेशर पढ़ना",
        "हुगली में आलू के कोल्ड स्टोर के लिए इंसुलेशन चुनना",
        "कामगारों को अभ्यास कराना कि अमोनिया लीक हो तो क्या करें",
      ],
    },
  },
  "machine-designer": {
    of: "1rpo9r4",
    description: {
      hinglish: "Gear se frame tak, purza dar purza nayi machine design karna.",
      hindi: "गियर से फ़्रेम तक, पुर्ज़ा दर पुर्ज़ा नई मशीन डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Purza dar purza nayi machine ki drawing banana, aise gear, bearing aur frame chunna ki packing line ya press ghante mein hazaaron baar apna kaam kare.",
      hindi: "पुर्ज़ा दर पुर्ज़ा नई मशीन की ड्रॉइंग बनाना, ऐसे गियर, बेयरिंग और फ़्रेम चुनना कि पैकिंग लाइन या प्रेस घंटे में हज़ारों बार अपना काम करे।",
    },
    day: {
      hinglish: [
        "Asamaan pahiye yaani cam ko aisa aakaar dena ki blade girne se pehle pouch seal ho jaye",
        "Nau purzon mein maap ki jitni galti chalti hai, use jodkar dekhna ki gear phansega ya nahi",
        "Apni machine ka pehla jaam dekhna aur chute dobara draw karna",
      ],
      hindi: [
        "असमान पहिये यानी कैम को ऐसा आकार देना कि ब्लेड गिरने से पहले पाउच सील हो जाए",
        "नौ पुर्ज़ों में माप की जितनी ग़लती चलती है, उसे जोड़कर देखना कि गियर फँसेगा या नहीं",
        "अपनी मशीन का पहला जाम देखना और माल फिसलने की नाली दोबारा बनाना",
      ],
    },
  },
  "tool-engineer": {
    of: "j1krio",
    description: {
      hinglish: "Aise jig aur kaatne ke tool banana ki har purza ek jaisa bane.",
      hindi: "ऐसे जिग और काटने के औज़ार बनाना कि हर पुर्ज़ा एक जैसा बने।",
    },
    summary: {
      hinglish:
        "Machining mein purze ko pakadne aur drill ko sahi jagah le jaane wale jig, aur use kaatne wale tool banana, taaki har purza pichhle jaisa hi nikle.",
      hindi: "मशीनिंग में पुर्ज़े को पकड़ने और ड्रिल को सही जगह ले जाने वाले जिग, और उसे काटने वाले औज़ार बनाना, ताकि हर पुर्ज़ा पिछले जैसा ही निकले।",
    },
    day: {
      hinglish: [
        "Aisa clamp sochkar banana jise worker do second mein band kar le",
        "Sau casting ke baad teen cutting tip ki ghisai ki tulna karna",
        "Drill ke cheekhne par CNC program mein spindle ki speed kam karna",
      ],
      hindi: [
        "ऐसा क्लैंप सोचकर बनाना जिसे कामगार दो सेकंड में बंद कर ले",
        "सौ कास्टिंग के बाद तीन कटिंग टिप की घिसाई की तुलना करना",
        "ड्रिल के चीख़ने पर CNC प्रोग्राम में स्पिंडल की स्पीड कम करना",
      ],
    },
  },
  "die-designer": {
    of: "1wgyfvb",
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
    day: {
      hinglish: [
        "Mod mein do degree aur jodna kyunki steel wapas mudta hai",
        "Gate aisi jagah rakhna ki plastic dhakkan ko bina nishaan bhare",
        "Apni die ke pehle stroke par press machine ke paas khade rehna",
      ],
      hindi: [
        "मोड़ में दो डिग्री और जोड़ना क्योंकि स्टील वापस मुड़ता है",
        "गेट ऐसी जगह रखना कि प्लास्टिक ढक्कन को बिना निशान भरे",
        "अपनी डाई के पहले स्ट्रोक पर प्रेस मशीन के पास खड़े रहना",
      ],
    },
  },
  "maintenance-engineer": {
    of: "mjuig1",
    description: {
      hinglish: "Overhaul plan karna aur line rukne par repair ki aguwai karna.",
      hindi: "ओवरहॉल प्लान करना और लाइन रुकने पर मरम्मत की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Factory ki machine chalti rakhna: overhaul plan karna, vibration aur oil ki report padhna, aur raat mein line rukne par repair ki aguwai karna.",
      hindi: "फ़ैक्टरी की मशीनें चालू रखना: ओवरहॉल प्लान करना, वाइब्रेशन और तेल की रिपोर्ट पढ़ना, और रात में लाइन रुकने पर मरम्मत की अगुवाई करना।",
    },
    day: {
      hinglish: [
        "Shift shuru hone se pehle rod lagakar gearbox ki awaaz sunna",
        "Sunday ke overhaul, spare part aur logon ka plan ek hi sheet par banana",
        "Aadhi raat ko bhatthi rukne par repair ki aguwai karna",
      ],
      hindi: [
        "शिफ़्ट शुरू होने से पहले रॉड लगाकर गियरबॉक्स की आवाज़ सुनना",
        "रविवार के ओवरहॉल, स्पेयर पार्ट और लोगों का प्लान एक ही शीट पर बनाना",
        "आधी रात को भट्ठी रुकने पर मरम्मत की अगुवाई करना",
      ],
    },
  },
  "commissioning-engineer": {
    of: "o3nm25",
    description: {
      hinglish: "Naye plant ko ek-ek motor karke pehli baar chalu karna.",
      hindi: "नए प्लांट को एक-एक मोटर करके पहली बार चालू करना।",
    },
    summary: {
      hinglish:
        "Naye bane plant aur machine ko pehli baar chalu karna, customer ke sign karne tak site par har loop aur motor ko test karna.",
      hindi: "नए बने प्लांट और मशीन को पहली बार चालू करना, ग्राहक के दस्तख़त करने तक साइट पर हर लूप और मोटर को टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Har motor ko ek second chalakar dekhna ki woh sahi disha mein ghoomti hai",
        "Plant banane wale ke saath adhoore kaamon ki list line dar line nipatana",
        "Har manzoori aane tak pehli bhaap rokkar rakhna",
      ],
      hindi: [
        "हर मोटर को एक सेकंड चलाकर देखना कि वह सही दिशा में घूमती है",
        "प्लांट बनाने वाले के साथ अधूरे कामों की सूची लाइन दर लाइन निपटाना",
        "हर मंज़ूरी आने तक पहली भाप रोककर रखना",
      ],
    },
  },
  "service-engineer": {
    of: "1fancqz",
    description: {
      hinglish: "Bechi gayi machine lagane aur theek karne jagah-jagah jaana.",
      hindi: "बेची गई मशीनें लगाने और ठीक करने जगह-जगह जाना।",
    },
    summary: {
      hinglish:
        "Spare part aur laptop lekar customer ke plant jaana, company ki bechi machine lagana, theek karna aur samjhana ki woh kaise chalti hai.",
      hindi: "स्पेयर पार्ट और लैपटॉप लेकर ग्राहक के प्लांट जाना, कंपनी की बेची मशीन लगाना, ठीक करना और समझाना कि वह कैसे चलती है।",
    },
    day: {
      hinglish: [
        "Dukaan ke oonche-neeche farsh par nayi printing press ko level karna",
        "Bus mein chadhne se pehle phone par hi kharabi dhoondhna",
        "Operators ko dikhana ki machine ko dobara kharab hone se kaise bachayein",
      ],
      hindi: [
        "दुकान के ऊँचे-नीचे फ़र्श पर नई प्रिंटिंग प्रेस को लेवल करना",
        "बस में चढ़ने से पहले फ़ोन पर ही ख़राबी ढूँढ़ना",
        "ऑपरेटरों को दिखाना कि मशीन को दोबारा ख़राब होने से कैसे बचाएँ",
      ],
    },
  },
  "product-design-engineer": {
    of: "10ypan0",
    description: {
      hinglish: "Product ke idea ko aise purzon mein badalna jo factory bana sake.",
      hindi: "प्रोडक्ट के आइडिया को ऐसे पुर्ज़ों में बदलना जो फ़ैक्टरी बना सके।",
    },
    summary: {
      hinglish:
        "Mixer grinder ya water purifier ke idea ko aise aakaar, parts list aur tooling mein badalna jisse factory use tay daam par bana sake.",
      hindi: "मिक्सर ग्राइंडर या वॉटर प्यूरीफ़ायर के आइडिया को ऐसे आकार, पुर्ज़ों की सूची और टूलिंग में बदलना जिससे फ़ैक्टरी उसे तय दाम पर बना सके।",
    },
    day: {
      hinglish: [
        "Mixer ka dhakkan print karke dekhna ki ek daadi se woh nahi khulta",
        "Mould ko ek lakh sasta karne ke liye rib khiskana",
        "Purifier apne daam mein aane tak paise-paise ka hisaab jodna",
      ],
      hindi: [
        "मिक्सर का ढक्कन प्रिंट करके देखना कि एक दादी से वह नहीं खुलता",
        "मोल्ड को एक लाख सस्ता करने के लिए रिब खिसकाना",
        "प्यूरीफ़ायर अपने दाम में आने तक पैसे-पैसे का हिसाब जोड़ना",
      ],
    },
  },
  "rotating-equipment-engineer": {
    of: "1xdc3dc",
    description: {
      hinglish: "Pump aur turbine ki shaft balance karna aur vibration door karna.",
      hindi: "पंप और टरबाइन की शाफ़्ट बैलेंस करना और वाइब्रेशन दूर करना।",
    },
    summary: {
      hinglish: "Plant ke pump, compressor aur turbine sambhalna, shaft balance karna aur woh vibration door karna jo bearing tod de.",
      hindi: "प्लांट के पंप, कंप्रेसर और टरबाइन सँभालना, शाफ़्ट बैलेंस करना और वह वाइब्रेशन दूर करना जो बेयरिंग तोड़ दे।",
    },
    day: {
      hinglish: [
        "Pump aur motor ko baal barabar sateek seedh mein laana",
        "Vibration ka graph padhkar kharab hoti bearing ka naam batana",
        "Aisi seal chunna jo garam naphtha ko rok sake",
      ],
      hindi: [
        "पंप और मोटर को बाल बराबर सटीक सीध में लाना",
        "वाइब्रेशन का ग्राफ़ पढ़कर ख़राब होती बेयरिंग का नाम बताना",
        "ऐसी सील चुनना जो गरम नैफ़्था को रोक सके",
      ],
    },
  },
  "piping-designer": {
    of: "102ohoy",
    description: {
      hinglish: "Refinery ke pipe ka raasta aisa banana ki garam line surakshit phail sake.",
      hindi: "रिफ़ाइनरी के पाइप का रास्ता ऐसा बनाना कि गरम लाइन सुरक्षित फैल सके।",
    },
    summary: {
      hinglish:
        "Refinery aur chemical plant ke pipe ka raasta teen dimension mein banana, aise support aur mod ke saath ki garam line surakshit phail sake.",
      hindi: "रिफ़ाइनरी और केमिकल प्लांट के पाइप का रास्ता तीन डाइमेंशन में बनाना, ऐसे सपोर्ट और मोड़ के साथ कि गरम लाइन सुरक्षित फैल सके।",
    },
    day: {
      hinglish: [
        "Bhaap ki line mein loop dena taaki woh phail sake",
        "Pipe ko seedhi, cable aur kisi aur ki beam se bachakar nikaalna",
        "Chalees tukde katne se pehle har pipe ki drawing yaani isometric jaanchna",
      ],
      hindi: [
        "भाप की लाइन में लूप देना ताकि वह फैल सके",
        "पाइप को सीढ़ी, केबल और किसी और की बीम से बचाकर निकालना",
        "चालीस टुकड़े कटने से पहले हर पाइप की ड्रॉइंग यानी आइसोमेट्रिक जाँचना",
      ],
    },
  },
  "thermal-engineer": {
    of: "18wpfup",
    description: {
      hinglish: "Phone chip aur satellite ko zyada garam hone se bachana.",
      hindi: "फ़ोन चिप और सैटेलाइट को ज़्यादा गरम होने से बचाना।",
    },
    summary: {
      hinglish:
        "Phone chip se satellite tak cheezon ko zyada garam hone se bachana, simulation se dekhkar ki garmi kaise bahti hai aur heat sink, fan aur coating chunkar.",
      hindi: "फ़ोन चिप से सैटेलाइट तक चीज़ों को ज़्यादा गरम होने से बचाना, सिमुलेशन से देखकर कि गर्मी कैसे बहती है और हीट सिंक, पंखे और कोटिंग चुनकर।",
    },
    day: {
      hinglish: [
        "Phone ki woh chip khojna jo user ka angootha garam karti hai",
        "Airflow software mein teen oonchai ke fin aazmana",
        "Satellite ke dibbe ko vacuum mein garam karke model se milana",
      ],
      hindi: [
        "फ़ोन की वह चिप खोजना जो यूज़र का अँगूठा गरम करती है",
        "एयरफ़्लो सॉफ़्टवेयर में तीन ऊँचाई के फ़िन आज़माना",
        "सैटेलाइट के डिब्बे को वैक्यूम में तपाकर मॉडल से मिलाना",
      ],
    },
  },
  "stress-analyst": {
    of: "v9ulmb",
    description: {
      hinglish: "Computer se pata lagana ki vimaan ke wing aur bracket kahan se chatkenge.",
      hindi: "कंप्यूटर से पता लगाना कि विमान के पंख और ब्रैकेट कहाँ से चटकेंगे।",
    },
    summary: {
      hinglish:
        "Vimaan ke wing, bracket aur pressure vessel ke computer model banakar pata lagana ki woh kahan se chatkenge, aur designer ko batana ki kaun se hisse mote karne hain.",
      hindi: "विमान के पंख, ब्रैकेट और प्रेशर वेसल के कंप्यूटर मॉडल बनाकर पता लगाना कि वे कहाँ से चटकेंगे, और डिज़ाइनर को बताना कि कौन से हिस्से मोटे करने हैं।",
    },
    day: {
      hinglish: [
        "Bracket ke model ko chhote khaanon yaani mesh mein baantna, chhed ke paas zyada baareek",
        "Computer ka jawab beam ke formula se haath se hisaab karke jaanchna",
        "Designer ko batana ki uska sundar kona chatak jayega",
      ],
      hindi: [
        "ब्रैकेट के मॉडल को छोटे ख़ानों यानी मेश में बाँटना, छेद के पास ज़्यादा बारीक",
        "कंप्यूटर का जवाब बीम के फ़ॉर्मूले से हाथ से हिसाब करके जाँचना",
        "डिज़ाइनर को बताना कि उसका सुंदर कोना चटक जाएगा",
      ],
    },
  },
  "acoustical-engineer": {
    of: "53g7zl",
    description: {
      hinglish: "Car ke andar shor kam karna aur hall ko sangeet ke layak banana.",
      hindi: "कार के अंदर शोर कम करना और हॉल को संगीत के लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Awaaz naapna aur kaabu karna, generator aur car cabin ko shaant karna ya auditorium aisa banana ki veena aakhiri line tak sunai de.",
      hindi: "आवाज़ नापना और क़ाबू करना, जनरेटर और कार केबिन को शांत करना या ऑडिटोरियम ऐसा बनाना कि वीणा आख़िरी लाइन तक सुनाई दे।",
    },
    day: {
      hinglish: [
        "Khaali hall mein gubbara phodkar naapna ki awaaz kitni der mein khatm hoti hai",
        "Generator ko dibbe mein band karna par tapne na dena",
        "Aise panel chunna ki teesvin line mein bhi bola hua saaf sunai de",
      ],
      hindi: [
        "ख़ाली हॉल में ग़ुब्बारा फोड़कर नापना कि आवाज़ कितनी देर में ख़त्म होती है",
        "जनरेटर को डिब्बे में बंद करना पर तपने न देना",
        "ऐसे पैनल चुनना कि तीसवीं लाइन में भी बोला हुआ साफ़ सुनाई दे",
      ],
    },
  },
  "agricultural-engineer": {
    of: "1ny0x06",
    description: {
      hinglish: "Bharat ke kheton ke liye machine, dryer aur paani ki vyavastha design karna.",
      hindi: "भारत के खेतों के लिए मशीन, ड्रायर और पानी की व्यवस्था डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Bharat ki mitti, fasal aur chhoti jot ke liye tractor ke upkaran, thresher, dryer aur farm ke dhaanche design karna, phir unhe kheton mein aazmana.",
      hindi: "भारत की मिट्टी, फ़सल और छोटी जोत के लिए ट्रैक्टर के उपकरण, थ्रेशर, ड्रायर और फ़ार्म के ढाँचे डिज़ाइन करना, फिर उन्हें खेतों में आज़माना।",
    },
    day: {
      hinglish: [
        "Is mausam ke chhote, geele dhaan par thresher aazmana",
        "Gaon walon ke saath pahaadi dhalaan par contour bund ki line daalna",
        "Solar dryer mein makke ke sookhne ke ghanton ka hisaab lagana",
      ],
      hindi: [
        "इस मौसम के छोटे, गीले धान पर थ्रेशर आज़माना",
        "गाँव वालों के साथ पहाड़ी ढलान पर कंटूर बंड की लाइन डालना",
        "सोलर ड्रायर में मक्के के सूखने के घंटों का हिसाब लगाना",
      ],
    },
  },
  "packaging-engineer": {
    of: "1wwxmjl",
    description: {
      hinglish: "Aise carton chunna jo biscuit ko bina toote dukaan tak pahunchayein.",
      hindi: "ऐसे कार्टन चुनना जो बिस्कुट को बिना टूटे दुकान तक पहुँचाएँ।",
    },
    summary: {
      hinglish:
        "Aisi film, carton aur cushioning chunna jo biscuit ko bina toote ya dawa ko sookha door ki dukaan tak pahunchaye, aur girakar test karke yeh saabit karna.",
      hindi: "ऐसी फ़िल्म, कार्टन और कुशनिंग चुनना जो बिस्कुट को बिना टूटे या दवा को सूखा दूर की दुकान तक पहुँचाए, और गिराकर टेस्ट करके यह साबित करना।",
    },
    day: {
      hinglish: [
        "Bhare carton ko kinaare, kone aur sapaat satah ke bal girana",
        "Kurkurapan khoye bina biscuit ki film chaar micron patli karna",
        "Transporter se poochhna ki maal asal mein kitna ooncha rakha jaata hai",
      ],
      hindi: [
        "भरे कार्टन को किनारे, कोने और सपाट सतह के बल गिराना",
        "कुरकुरापन खोए बिना बिस्कुट की फ़िल्म चार माइक्रोन पतली करना",
        "ट्रांसपोर्टर से पूछना कि माल असल में कितना ऊँचा रखा जाता है",
      ],
    },
  },
  "electrical-engineer": {
    of: "1l51ngr",
    description: {
      hinglish: "Motor aur wiring aise plan karna ki fault aane par bachaav ho.",
      hindi: "मोटर और वायरिंग ऐसे प्लान करना कि फ़ॉल्ट आने पर बचाव हो।",
    },
    summary: {
      hinglish:
        "Factory, railway aur imaaraton ki motor, transformer aur wiring aise design karna ki fault aane par bachaav ho, aur unke kaam ki nigrani karna.",
      hindi: "फ़ैक्टरी, रेलवे और इमारतों की मोटर, ट्रांसफ़ॉर्मर और वायरिंग ऐसे डिज़ाइन करना कि फ़ॉल्ट आने पर बचाव हो, और उनके काम की निगरानी करना।",
    },
    day: {
      hinglish: [
        "Aisa transformer chunna jo factory ki motors ka ek saath chalu hona jhel le",
        "Poori bhari haalat mein chalu hone wali lift ke liye motor chunna",
        "Contractor ke saath site par ghoomkar earthing ka har gaddha test karna",
      ],
      hindi: [
        "ऐसा ट्रांसफ़ॉर्मर चुनना जो फ़ैक्टरी की मोटरों का एक साथ चालू होना झेल ले",
        "पूरी भरी हालत में चालू होने वाली लिफ़्ट के लिए मोटर चुनना",
        "ठेकेदार के साथ साइट पर घूमकर अर्थिंग का हर गड्ढा टेस्ट करना",
      ],
    },
  },
  "electrical-design-engineer": {
    of: "eubmev",
    description: {
      hinglish: "Nayi imaarat ki cable aur panel ki drawing banana aur load jaanchna.",
      hindi: "नई इमारत की केबल और पैनल की ड्रॉइंग बनाना और लोड जाँचना।",
    },
    summary: {
      hinglish:
        "Naye plant ya oonchi imaarat ke single-line diagram, cable schedule aur panel layout banana, aur load ko bijli ke niyamon se milakar jaanchna.",
      hindi: "नए प्लांट या ऊँची इमारत के सिंगल-लाइन डायग्राम, केबल शेड्यूल और पैनल लेआउट बनाना, और लोड को बिजली के नियमों से मिलाकर जाँचना।",
    },
    day: {
      hinglish: [
        "Transformer se aakhiri panel tak bijli ke raaste ka diagram yaani single line banana",
        "Jaanchna ki nabbe metre ke baad bhi cable mein voltage bana rehta hai",
        "Plumbing designer ke saath tay karna ki chhat ke neeche ki jagah kise milegi",
      ],
      hindi: [
        "ट्रांसफ़ॉर्मर से आख़िरी पैनल तक बिजली के रास्ते का डायग्राम यानी सिंगल लाइन बनाना",
        "जाँचना कि नब्बे मीटर के बाद भी केबल में वोल्टेज बना रहता है",
        "प्लंबिंग डिज़ाइनर के साथ तय करना कि छत के नीचे की जगह किसे मिलेगी",
      ],
    },
  },
  "electronics-engineer": {
    of: "jgfs41",
    description: {
      hinglish: "ECG ya voting machine jaise upkaran ke circuit banana.",
      hindi: "ECG या वोटिंग मशीन जैसे उपकरणों के सर्किट बनाना।",
    },
    summary: {
      hinglish:
        "ECG machine, voting machine aur set-top box jaise upkaran ke circuit banana, aur har board ko bench par oscilloscope se test karna.",
      hindi: "ECG मशीन, वोटिंग मशीन और सेट-टॉप बॉक्स जैसे उपकरणों के सर्किट बनाना, और हर बोर्ड को बेंच पर ऑसिलोस्कोप से टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Oscilloscope se ECG amplifier ki bhanbhanahat khojna",
        "Pehle se sasti aisi chip chunna jo bijli achanak badhne par bhi bachi rahe",
        "Prototype ko test chamber le jaana aur usse nikalne wala radio shor rokna",
      ],
      hindi: [
        "ऑसिलोस्कोप से ECG ऐंप्लीफ़ायर की भनभनाहट खोजना",
        "पहले से सस्ती ऐसी चिप चुनना जो बिजली अचानक बढ़ने पर भी बची रहे",
        "प्रोटोटाइप को टेस्ट चैंबर ले जाना और उससे निकलने वाला रेडियो शोर रोकना",
      ],
    },
  },
  "power-electronics-engineer": {
    of: "1sj4p6l",
    description: {
      hinglish: "Scooter charger aur solar inverter ke converter banana.",
      hindi: "स्कूटर चार्जर और सोलर इन्वर्टर के कन्वर्टर बनाना।",
    },
    summary: {
      hinglish:
        "Electric scooter charger, solar inverter aur rail engine ki drive ke andar lagne wale converter banana, jo bijli ko bahut tezi se switch karte hain.",
      hindi: "इलेक्ट्रिक स्कूटर चार्जर, सोलर इन्वर्टर और रेल इंजन की ड्राइव के अंदर लगने वाले कन्वर्टर बनाना, जो बिजली को बहुत तेज़ी से स्विच करते हैं।",
    },
    day: {
      hinglish: [
        "Chhote transformer ki winding karke dekhna ki kitna garam chalta hai",
        "Transistor ki switching tab tak dheemi karna jab tak spike shaant na hon",
        "Scooter charger ko pachaas degree par din bhar load dekar chalana",
      ],
      hindi: [
        "छोटे ट्रांसफ़ॉर्मर की वाइंडिंग करके देखना कि कितना गरम चलता है",
        "ट्रांज़िस्टर की स्विचिंग तब तक धीमी करना जब तक स्पाइक शांत न हों",
        "स्कूटर चार्जर को पचास डिग्री पर दिन भर लोड देकर चलाना",
      ],
    },
  },
  "control-systems-engineer": {
    of: "jrnll4",
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
    day: {
      hinglish: [
        "Drone ka dolna band hone tak ek setting yaani gain thodi-thodi badalna",
        "Boiler drum ke test data se uske equation nikaalna",
        "Plant chalu hone se pehle uske control computer mein safety lock set karna",
      ],
      hindi: [
        "ड्रोन का डोलना बंद होने तक एक सेटिंग यानी गेन थोड़ी-थोड़ी बदलना",
        "बॉयलर ड्रम के टेस्ट डेटा से उसके समीकरण निकालना",
        "प्लांट चालू होने से पहले उसके कंट्रोल कंप्यूटर में सेफ़्टी लॉक सेट करना",
      ],
    },
  },
  "automation-engineer": {
    of: "c04gno",
    description: {
      hinglish: "Bottling ya car plant ko ek screen se apne aap chalne layak banana.",
      hindi: "बॉटलिंग या कार प्लांट को एक स्क्रीन से अपने आप चलने लायक़ बनाना।",
    },
    summary: {
      hinglish:
        "Bottling ya car plant ka automatic hissa design karna: poori line ke drive, sensor aur network chunna, phir unhe program karna aur chalu karna.",
      hindi: "बॉटलिंग या कार प्लांट का ऑटोमैटिक हिस्सा डिज़ाइन करना: पूरी लाइन के ड्राइव, सेंसर और नेटवर्क चुनना, फिर उन्हें प्रोग्राम करना और चालू करना।",
    },
    day: {
      hinglish: [
        "Poori packing line ke liye drive, sensor aur network chunna",
        "Operator ke chhune wali screen teen bhashaon mein banana",
        "Site par pata lagana ki do conveyor ek doosre ka intezaar kyun karte hain",
      ],
      hindi: [
        "पूरी पैकिंग लाइन के लिए ड्राइव, सेंसर और नेटवर्क चुनना",
        "ऑपरेटर के छूने वाली स्क्रीन तीन भाषाओं में बनाना",
        "साइट पर पता लगाना कि दो कन्वेयर एक-दूसरे का इंतज़ार क्यों करते हैं",
      ],
    },
  },
  "instrumentation-engineer": {
    of: "t8hc2d",
    description: {
      hinglish: "Aise sensor chunna jo plant ko flow aur pressure batayein.",
      hindi: "ऐसे सेंसर चुनना जो प्लांट को फ़्लो और प्रेशर बताएँ।",
    },
    summary: {
      hinglish:
        "Woh sensor, transmitter aur valve chunna aur calibrate karna jo plant ko taapmaan, flow aur pressure batate hain, aur galat reading ki wajah khojna.",
      hindi: "वे सेंसर, ट्रांसमीटर और वाल्व चुनना और कैलिब्रेट करना जो प्लांट को तापमान, फ़्लो और प्रेशर बताते हैं, और ग़लत रीडिंग की वजह खोजना।",
    },
    day: {
      hinglish: [
        "Aisa flow meter chunna jo choone ke doodhiya ghol se jaam na ho",
        "Piping diagram par har gauge aur valve ko uska apna number yaani tag dena",
        "Samjhana ki ek hi tank ke do thermometer alag-alag kyun batate hain",
      ],
      hindi: [
        "ऐसा फ़्लो मीटर चुनना जो चूने के दूधिया घोल से जाम न हो",
        "पाइपिंग डायग्राम पर हर गेज और वाल्व को उसका अपना नंबर यानी टैग देना",
        "समझाना कि एक ही टैंक के दो थर्मामीटर अलग-अलग क्यों बताते हैं",
      ],
    },
  },
  "telecommunications-engineer": {
    of: "1unrcd6",
    description: {
      hinglish: "Call aur data pahunchane wale tower aur fibre ke raaste plan karna.",
      hindi: "कॉल और डेटा पहुँचाने वाले टावर और फ़ाइबर के रास्ते प्लान करना।",
    },
    summary: {
      hinglish: "Tower, fibre ke raaste aur exchange aise plan karna ki gaon mein signal aaye aur chalti train mein video call na kate.",
      hindi: "टावर, फ़ाइबर के रास्ते और एक्सचेंज ऐसे प्लान करना कि गाँव में सिग्नल आए और चलती ट्रेन में वीडियो कॉल न कटे।",
    },
    day: {
      hinglish: [
        "Aisi pahaadi chunna jahan ek tower se teen bastiyon ko signal mile",
        "Naye jode gaye fibre ke raaste mein signal ka nuksaan naapna",
        "Test phone lekar gaadi se zile mein ghoomna aur kati hui call darj karna",
      ],
      hindi: [
        "ऐसी पहाड़ी चुनना जहाँ एक टावर से तीन बस्तियों को सिग्नल मिले",
        "नए जोड़े गए फ़ाइबर के रास्ते में सिग्नल का नुक़सान नापना",
        "टेस्ट फ़ोन लेकर गाड़ी से ज़िले में घूमना और कटी हुई कॉल दर्ज करना",
      ],
    },
  },
  "radio-frequency-engineer": {
    of: "9u4zm4",
    description: {
      hinglish: "Radio transmitter design karna aur shielded room mein test karna.",
      hindi: "रेडियो ट्रांसमीटर डिज़ाइन करना और शील्ड वाले कमरे में टेस्ट करना।",
    },
    summary: {
      hinglish:
        "Bahut oonchi frequency par chalne wale radio transmitter aur filter design karna, aur shielded room mein jaanchna ki woh ek doosre mein dakhal na dein.",
      hindi: "बहुत ऊँची फ़्रीक्वेंसी पर चलने वाले रेडियो ट्रांसमीटर और फ़िल्टर डिज़ाइन करना, और शील्ड वाले कमरे में जाँचना कि वे एक-दूसरे में दख़ल न दें।",
    },
    day: {
      hinglish: [
        "Microscope ke neeche filter ko zara-zara karke tune karna",
        "Shielded room mein spectrum analyser par anchahe signal dhoondhna",
        "Transmitter se receiver tak khone wala har decibel ginna",
      ],
      hindi: [
        "माइक्रोस्कोप के नीचे फ़िल्टर को ज़रा-ज़रा करके ट्यून करना",
        "शील्ड वाले कमरे में स्पेक्ट्रम ऐनालाइज़र पर अनचाहे सिग्नल ढूँढ़ना",
        "ट्रांसमीटर से रिसीवर तक खोने वाला हर डेसिबल गिनना",
      ],
    },
  },
  "antenna-engineer": {
    of: "1iqfyzl",
    description: {
      hinglish: "Phone antenna aur dish ko aakaar dena aur unki beam naapna.",
      hindi: "फ़ोन एंटीना और डिश को आकार देना और उनकी बीम नापना।",
    },
    summary: {
      hinglish:
        "Phone antenna se satellite dish tak, radio tarangein bhejne aur pakadne wali dhatu ko aakaar dena, aur bina goonj wale chamber mein uski beam naapna.",
      hindi: "फ़ोन एंटीना से सैटेलाइट डिश तक, रेडियो तरंगें भेजने और पकड़ने वाली धातु को आकार देना, और बिना गूँज वाले चैंबर में उसकी बीम नापना।",
    },
    day: {
      hinglish: [
        "Simulation se dekhna ki phone par rakha haath antenna kaise kamzor karta hai",
        "Bina goonj wale chamber mein dish ko degree dar degree ghumana",
        "Taambe ke chapte antenna ko tab tak katarna jab tak woh phone ki frequency par sabse achchha na chale",
      ],
      hindi: [
        "सिमुलेशन से देखना कि फ़ोन पर रखा हाथ उसका एंटीना कैसे कमज़ोर करता है",
        "बिना गूँज वाले चैंबर में डिश को डिग्री दर डिग्री घुमाना",
        "ताँबे के चपटे एंटीना को तब तक कतरना जब तक वह फ़ोन की फ़्रीक्वेंसी पर सबसे अच्छा न चले",
      ],
    },
  },
  "radar-engineer": {
    of: "1wv28xt",
    description: {
      hinglish: "Aise system banana jo goonj se vimaan aur baarish pakdein.",
      hindi: "ऐसे सिस्टम बनाना जो गूँज से विमान और बारिश पकड़ें।",
    },
    summary: {
      hinglish:
        "Pulse ki goonj se vimaan, baarish ya tez bhaagti car pakadne wale system banana, aur woh signal processing jo use fizool goonj mein se chhaante.",
      hindi: "पल्स की गूँज से विमान, बारिश या तेज़ भागती कार पकड़ने वाले सिस्टम बनाना, और वह सिग्नल प्रोसेसिंग जो उसे फ़िज़ूल गूँज में से छाँटे।",
    },
    day: {
      hinglish: [
        "Record kiye data mein dheeme vimaan ko baarish ki goonj se alag karna",
        "Chalti cheezein chhaantne wala filter programmable chip yaani FPGA mein code karna",
        "Target ki udaan ke dauraan test range par dera daalna",
      ],
      hindi: [
        "रिकॉर्ड किए डेटा में धीमे विमान को बारिश की गूँज से अलग करना",
        "चलती चीज़ें छाँटने वाला फ़िल्टर प्रोग्रामेबल चिप यानी FPGA में कोड करना",
        "टारगेट की उड़ान के दौरान टेस्ट रेंज पर डेरा डालना",
      ],
    },
  },
  "integrated-circuit-design-engineer": {
    of: "1jz38gm",
    description: {
      hinglish: "Speed aur kam bijli ke liye microchip ke transistor design karna.",
      hindi: "स्पीड और कम बिजली के लिए माइक्रोचिप के ट्रांज़िस्टर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Computer par microchip ke transistor aur block design karna, aur chip factory mein jaane se pehle speed aur bijli ke beech santulan baithana.",
      hindi: "कंप्यूटर पर माइक्रोचिप के ट्रांज़िस्टर और ब्लॉक डिज़ाइन करना, और चिप फ़ैक्टरी में जाने से पहले स्पीड और बिजली के बीच संतुलन बैठाना।",
    },
    day: {
      hinglish: [
        "Verilog mein adder likhna aur software se use gate mein badalwana",
        "Jis block ke paas kaam na ho uski clock rokkar bijli bachana",
        "Behas karna ki ek aur metal layer apne daam ke layak hai ya nahi",
      ],
      hindi: [
        "Verilog में ऐडर लिखना और सॉफ़्टवेयर से उसे गेट में बदलवाना",
        "जिस ब्लॉक के पास काम न हो उसकी क्लॉक रोककर बिजली बचाना",
        "बहस करना कि एक और मेटल लेयर अपने दाम के लायक़ है या नहीं",
      ],
    },
  },
  "verification-engineer": {
    of: "109y3p4",
    description: {
      hinglish: "Chip banne se pehle uske design ko fail karane ki koshish karna.",
      hindi: "चिप बनने से पहले उसके डिज़ाइन को फ़ेल कराने की कोशिश करना।",
    },
    summary: {
      hinglish:
        "Chip banne se pehle simulation mein uske design ko fail karane ki koshish karna, aise test bench likhna jo logic ki har ajeeb haalat tak pahunchein.",
      hindi: "चिप बनने से पहले सिमुलेशन में उसके डिज़ाइन को फ़ेल कराने की कोशिश करना, ऐसे टेस्ट बेंच लिखना जो लॉजिक की हर अजीब हालत तक पहुँचें।",
    },
    day: {
      hinglish: [
        "Aisa random traffic likhna jiski memory controller ko kabhi umeed na ho",
        "Fail hoti waveform se peeche jaakar ek galat signal pakadna",
        "Report dena ki logic ki kaun si haalatein abhi test nahi hui hain",
      ],
      hindi: [
        "ऐसा रैंडम ट्रैफ़िक लिखना जिसकी मेमोरी कंट्रोलर को कभी उम्मीद न हो",
        "फ़ेल होती वेवफ़ॉर्म से पीछे जाकर एक ग़लत सिग्नल पकड़ना",
        "रिपोर्ट देना कि लॉजिक की कौन सी हालतें अभी टेस्ट नहीं हुई हैं",
      ],
    },
  },
  "design-for-test-engineer": {
    of: "sgqlax",
    description: {
      hinglish: "Aise self-test circuit jodna jo chip ka kharab transistor khojein.",
      hindi: "ऐसे सेल्फ़-टेस्ट सर्किट जोड़ना जो चिप का ख़राब ट्रांज़िस्टर खोजें।",
    },
    summary: {
      hinglish:
        "Chip ke andar scan chain aur self-test circuit jodna, taaki banne ke baad tester karodon mein se ek kharab transistor khoj sake.",
      hindi: "चिप के अंदर स्कैन चेन और सेल्फ़-टेस्ट सर्किट जोड़ना, ताकि बनने के बाद टेस्टर करोड़ों में से एक ख़राब ट्रांज़िस्टर खोज सके।",
    },
    day: {
      hinglish: [
        "Chip ke das lakh flip-flop, yaani ek bit ke store, aisi chain mein jodna jise tester padh sake",
        "Aise pattern banana jo chip banne mein reh gaya short pakdein",
        "Malaysia ke test floor ko ek ajeeb failure samajhne mein madad karna",
      ],
      hindi: [
        "चिप के दस लाख फ़्लिप-फ़्लॉप, यानी एक बिट के स्टोर, ऐसी चेन में जोड़ना जिसे टेस्टर पढ़ सके",
        "ऐसे पैटर्न बनाना जो चिप बनने में रह गया शॉर्ट पकड़ें",
        "मलेशिया के टेस्ट फ़्लोर को एक अजीब ख़राबी समझने में मदद करना",
      ],
    },
  },
  "printed-circuit-board-designer": {
    of: "1m4oeu4",
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
    day: {
      hinglish: [
        "Crystal ko paas laana taaki uske track chhote rahein",
        "Tez signal ki do line ko aath mein se ek layer par saath-saath, barabar lambai mein le jaana",
        "Layer ki drawing yaani Gerber file bhejna aur board banane wale ke sawaalon ka jawab dena",
      ],
      hindi: [
        "क्रिस्टल को पास लाना ताकि उसके ट्रैक छोटे रहें",
        "तेज़ सिग्नल की दो लाइनों को आठ में से एक लेयर पर साथ-साथ, बराबर लंबाई में ले जाना",
        "लेयर की ड्रॉइंग यानी Gerber फ़ाइलें भेजना और बोर्ड बनाने वाले के सवालों का जवाब देना",
      ],
    },
  },
  "illumination-engineer": {
    of: "10sfhkn",
    description: {
      hinglish: "Sadak aur stadium ki light aise plan karna ki chakachaundh na ho.",
      hindi: "सड़क और स्टेडियम की लाइट ऐसे प्लान करना कि चकाचौंध न हो।",
    },
    summary: {
      hinglish:
        "Sadak, stadium aur smarakon ki light plan karna, aise lamp aur angle chunna jo bina chakachaundh ya barbaadi ke kaafi roshni dein.",
      hindi: "सड़क, स्टेडियम और स्मारकों की लाइट प्लान करना, ऐसे लैंप और कोण चुनना जो बिना चकाचौंध या बर्बादी के काफ़ी रोशनी दें।",
    },
    day: {
      hinglish: [
        "Andhera hone par sadak ke khambhon ke neeche grid par point dar point roshni naapna",
        "Stadium ki floodlight aise ghumana ki wicketkeeper ki aankhein na chaundhiyayein",
        "Hisaab lagana ki aadhi bijli mein mandir ka shikhar kaisa dikhega",
      ],
      hindi: [
        "अँधेरा होने पर सड़क के खंभों के नीचे ग्रिड पर बिंदु दर बिंदु रोशनी नापना",
        "स्टेडियम की फ़्लडलाइट ऐसे घुमाना कि विकेटकीपर की आँखें न चौंधियाएँ",
        "हिसाब लगाना कि आधी बिजली में मंदिर का शिखर कैसा दिखेगा",
      ],
    },
  },
  "computer-hardware-engineer": {
    of: "15p8zmn",
    description: {
      hinglish: "Processor aur memory board design karna aur test karna.",
      hindi: "प्रोसेसर और मेमोरी बोर्ड डिज़ाइन करना और टेस्ट करना।",
    },
    summary: {
      hinglish:
        "Computer aur phone ke andar ke processor, memory board aur storage design karna, aur test karna ki load padne par sab purze saath kaise chalte hain.",
      hindi: "कंप्यूटर और फ़ोन के अंदर के प्रोसेसर, मेमोरी बोर्ड और स्टोरेज डिज़ाइन करना, और टेस्ट करना कि लोड पड़ने पर सब पुर्ज़े साथ कैसे चलते हैं।",
    },
    day: {
      hinglish: [
        "Naye server board ko bilkul pehli baar bijli dekar chalu karna",
        "Khoya hua bit dhoondhne ke liye processor se memory tak signal ka peechha karna",
        "Ek hi program chalakar do cache size ki tulna karna",
      ],
      hindi: [
        "नए सर्वर बोर्ड को बिल्कुल पहली बार बिजली देकर चालू करना",
        "खोया हुआ बिट ढूँढ़ने के लिए प्रोसेसर से मेमोरी तक सिग्नल का पीछा करना",
        "एक ही प्रोग्राम चलाकर दो कैश साइज़ की तुलना करना",
      ],
    },
  },
  "electromechanical-engineer": {
    of: "v598ci",
    description: {
      hinglish: "Lift aur lock mein motor, switch aur hilne-dulne wale purze jodna.",
      hindi: "लिफ़्ट और लॉक में मोटर, स्विच और हिलने-डुलने वाले पुर्ज़े जोड़ना।",
    },
    summary: {
      hinglish:
        "Motor, switch aur hilne-dulne wale purzon ko ek upkaran mein jodna, jaise circuit breaker, lift ke darwaze ki drive ya electric lock.",
      hindi: "मोटर, स्विच और हिलने-डुलने वाले पुर्ज़ों को एक उपकरण में जोड़ना, जैसे सर्किट ब्रेकर, लिफ़्ट के दरवाज़े की ड्राइव या इलेक्ट्रिक लॉक।",
    },
    day: {
      hinglish: [
        "Breaker ko das hazaar baar khol-band karke uske contact jaanchna",
        "Spring ko magnet coil yaani solenoid se wahan milana jahan uska khinchaav sabse kam ho",
        "Pehle se nau millimetre patle darwaze mein lock ki motor baithana",
      ],
      hindi: [
        "ब्रेकर को दस हज़ार बार खोल-बंद करके उसके कॉन्टैक्ट जाँचना",
        "स्प्रिंग को मैग्नेट कॉइल यानी सोलेनॉइड से वहाँ मिलाना जहाँ उसका खिंचाव सबसे कम हो",
        "पहले से नौ मिलीमीटर पतले दरवाज़े में लॉक की मोटर बैठाना",
      ],
    },
  },
  "aeronautical-engineer": {
    of: "9f3chr",
    description: {
      hinglish: "Uthaan, fuel aur majbooti ko taulkar naye vimaan design karna.",
      hindi: "उठान, ईंधन और मज़बूती को तौलकर नए विमान डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Tejas jaise vimaan aur helicopter design karna aur behtar banana, pehla prototype udne se pehle uthaan, fuel aur majbooti ko taulkar.",
      hindi: "तेजस जैसे विमान और हेलीकॉप्टर डिज़ाइन करना और बेहतर बनाना, पहला प्रोटोटाइप उड़ने से पहले उठान, ईंधन और मज़बूती को तौलकर।",
    },
    day: {
      hinglish: [
        "Wing ke tank mein badlaav ko range aur fuel ke hisaab se taulna",
        "Drawing review mein behas karna ki helicopter ka bracket sau gram halka ho sakta hai ya nahi",
        "Udaan-yogyata ke sawaal ka jawab hisaab aur test ke nateeje se dena",
      ],
      hindi: [
        "विमान के पंख के टैंक में बदलाव को रेंज और ईंधन के हिसाब से तौलना",
        "ड्रॉइंग रिव्यू में बहस करना कि हेलीकॉप्टर का ब्रैकेट सौ ग्राम हल्का हो सकता है या नहीं",
        "उड़ान-योग्यता के सवाल का जवाब हिसाब और टेस्ट के नतीजे से देना",
      ],
    },
  },
  "satellite-engineer": {
    of: "9gd0rj",
    description: {
      hinglish: "Aise spacecraft banana jo launch, vacuum aur garmi jhel sakein.",
      hindi: "ऐसे अंतरिक्ष यान बनाना जो लॉन्च, वैक्यूम और गर्मी झेल सकें।",
    },
    summary: {
      hinglish:
        "Monsoon ke baadal dekhne ya television pahunchane wale spacecraft banana aur test karna, taaki har purza launch, vacuum aur garmi mein bacha rahe.",
      hindi: "मानसून के बादल देखने या टेलीविज़न पहुँचाने वाले अंतरिक्ष यान बनाना और टेस्ट करना, ताकि हर पुर्ज़ा लॉन्च, वैक्यूम और गर्मी में बचा रहे।",
    },
    day: {
      hinglish: [
        "Clean room ka suit pehankar panel par sensor bolt se kasna",
        "Unit ko kai din vacuum mein garmi aur thand se guzaarna",
        "Orbit se aayi telemetry ko ground test ke anumaan se milana",
      ],
      hindi: [
        "क्लीन रूम का सूट पहनकर पैनल पर सेंसर बोल्ट से कसना",
        "यूनिट को कई दिन वैक्यूम में गर्मी और ठंड से गुज़ारना",
        "ऑर्बिट से आई टेलीमेट्री को ज़मीनी टेस्ट के अनुमान से मिलाना",
      ],
    },
  },
  "aerodynamics-engineer": {
    of: "14lmu9l",
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
    day: {
      hinglish: [
        "Airflow software chalane se pehle car ke mirror ke aas-paas ki hawa ko chhote khaanon yaani mesh mein baantna",
        "Wind tunnel ke model par oon ke guchchhe aur pressure tap lagana",
        "Samjhana ki simulation aur tunnel mein chaar percent ka fark kyun hai",
      ],
      hindi: [
        "एयरफ़्लो सॉफ़्टवेयर चलाने से पहले कार के मिरर के आसपास की हवा को छोटे ख़ानों यानी मेश में बाँटना",
        "विंड टनल के मॉडल पर ऊन के गुच्छे और प्रेशर टैप लगाना",
        "समझाना कि सिमुलेशन और टनल में चार प्रतिशत का फ़र्क़ क्यों है",
      ],
    },
  },
  "propulsion-engineer": {
    of: "irvdda",
    description: {
      hinglish: "Jet aur rocket engine banana aur unhe test stand par chalana.",
      hindi: "जेट और रॉकेट इंजन बनाना और उन्हें टेस्ट स्टैंड पर चलाना।",
    },
    summary: {
      hinglish:
        "Jet aur rocket engine banana, fuel ke jalne aur turbine par padne wale zor ka hisaab lagana aur phir unhe test stand par chalana.",
      hindi: "जेट और रॉकेट इंजन बनाना, ईंधन के जलने और टरबाइन पर पड़ने वाले ज़ोर का हिसाब लगाना और फिर उन्हें टेस्ट स्टैंड पर चलाना।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki take-off par turbine blade kitna garam hota hai",
        "Engine chalte samay concrete ke control room se chamber ka pressure dekhna",
        "Jala hua injector kholkar pata lagana ki kaun sa chhed band hua",
      ],
      hindi: [
        "हिसाब लगाना कि टेक-ऑफ़ पर टरबाइन ब्लेड कितना गरम होता है",
        "इंजन चलते समय कंक्रीट के कंट्रोल रूम से चैंबर का प्रेशर देखना",
        "जला हुआ इंजेक्टर खोलकर पता लगाना कि कौन सा छेद बंद हुआ",
      ],
    },
  },
  "avionics-engineer": {
    of: "1xw62x5",
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
    day: {
      hinglish: [
        "Sensor ki jhoothi reading daalkar dekhna ki autopilot pakadta hai ya nahi",
        "Cockpit display ki har zaroorat ko uske test se milana",
        "Vimaan ke zameeni model par flight computer ke beech ki saajha cable yaani data bus jaanchna",
      ],
      hindi: [
        "सेंसर की झूठी रीडिंग डालकर देखना कि ऑटोपायलट पकड़ता है या नहीं",
        "कॉकपिट डिस्प्ले की हर ज़रूरत को उसके टेस्ट से मिलाना",
        "विमान के ज़मीनी मॉडल पर फ़्लाइट कंप्यूटरों के बीच की साझा केबल यानी डेटा बस जाँचना",
      ],
    },
  },
  "flight-test-engineer": {
    of: "1unylau",
    description: {
      hinglish: "Trial ka data padhkar batana ki naya vimaan aur tez ud sakta hai ya nahi.",
      hindi: "ट्रायल का डेटा पढ़कर बताना कि नया विमान और तेज़ उड़ सकता है या नहीं।",
    },
    summary: {
      hinglish:
        "Naye vimaan mein sensor lagana, pilot ke saath har trial plan karna, aur data padhkar tay karna ki woh aur tez ya ooncha ud sakta hai ya nahi.",
      hindi: "नए विमान में सेंसर लगाना, पायलट के साथ हर ट्रायल प्लान करना, और डेटा पढ़कर तय करना कि वह और तेज़ या ऊँचा उड़ सकता है या नहीं।",
    },
    day: {
      hinglish: [
        "Pilot ko batana ki aage kaun si speed aur oonchai aazmani hai",
        "Vimaan ke mudne-palatne ke dauraan telemetry room se limit bolkar batana",
        "Kal ki udaan se pehle is udaan ki recording ke graph banana",
      ],
      hindi: [
        "पायलट को बताना कि आगे कौन सी स्पीड और ऊँचाई आज़मानी है",
        "विमान के मुड़ने-पलटने के दौरान टेलीमेट्री रूम से लिमिट बोलकर बताना",
        "कल की उड़ान से पहले इस उड़ान की रिकॉर्डिंग के ग्राफ़ बनाना",
      ],
    },
  },
  "aircraft-design-engineer": {
    of: "1wfxijz",
    description: {
      hinglish: "Vimaan ka aisa dhaancha design karna jo halka ho par sakht landing jhele.",
      hindi: "विमान का ऐसा ढाँचा डिज़ाइन करना जो हल्का हो पर सख़्त लैंडिंग झेले।",
    },
    summary: {
      hinglish:
        "Aluminium aur carbon fibre mein vimaan ke dhaanche ki rib, skin aur jod design karna, use halka par sakht landing jhelne layak rakhkar.",
      hindi: "एल्युमिनियम और कार्बन फ़ाइबर में विमान के ढाँचे की रिब, स्किन और जोड़ डिज़ाइन करना, उसे हल्का पर सख़्त लैंडिंग झेलने लायक़ रखकर।",
    },
    day: {
      hinglish: [
        "Rib ka size aisa tay karna ki woh sakht landing jhel le",
        "Tail panel mein carbon ki parton ki disha chunna",
        "Tay karna ki Nashik mein mila dent bina repair ke reh sakta hai ya nahi",
      ],
      hindi: [
        "रिब का साइज़ ऐसा तय करना कि वह सख़्त लैंडिंग झेल ले",
        "टेल पैनल में कार्बन की परतों की दिशा चुनना",
        "तय करना कि नासिक में मिला डेंट बिना मरम्मत के रह सकता है या नहीं",
      ],
    },
  },
  "aircraft-maintenance-engineer": {
    of: "11ea5vp",
    description: {
      hinglish: "Yatri vimaan jaanchna aur agli udaan ke layak hone par sign karna.",
      hindi: "यात्री विमान जाँचना और अगली उड़ान के लायक़ होने पर दस्तख़त करना।",
    },
    summary: {
      hinglish:
        "Do udaanon ke beech yatri vimaan ko jaanchna aur pramaanit karna, DGCA licence ke tahat sign karna ki engine, brake aur control udaan ke liye surakshit hain.",
      hindi: "दो उड़ानों के बीच यात्री विमान को जाँचना और प्रमाणित करना, DGCA लाइसेंस के तहत दस्तख़त करना कि इंजन, ब्रेक और कंट्रोल उड़ान के लिए सुरक्षित हैं।",
    },
    day: {
      hinglish: [
        "Night halt mein torch lekar vimaan ke chaaron taraf ghoomna",
        "Ghisi hui brake unit ko manual se milakar step dar step badalna",
        "Bhor mein udaan ki ijaazat dene wale certificate par sign karna",
      ],
      hindi: [
        "रात के ठहराव में टॉर्च लेकर विमान के चारों तरफ़ घूमना",
        "घिसी हुई ब्रेक यूनिट को मैनुअल से मिलाकर स्टेप दर स्टेप बदलना",
        "भोर में उड़ान की इजाज़त देने वाले सर्टिफ़िकेट पर दस्तख़त करना",
      ],
    },
  },
  "automotive-engineer": {
    of: "bn3e30",
    description: {
      hinglish: "Plan karna ki engine, body aur suspension milkar ek car ya bike kaise banein.",
      hindi: "प्लान करना कि इंजन, बॉडी और सस्पेंशन मिलकर एक कार या बाइक कैसे बनें।",
    },
    summary: {
      hinglish:
        "Car, bike aur autorickshaw banana, wazan, kharch aur dhuen ki seema mein engine ya battery, body aur suspension ko saath baithana.",
      hindi: "कार, बाइक और ऑटोरिक्शा बनाना, वज़न, ख़र्च और धुएँ की सीमा में इंजन या बैटरी, बॉडी और सस्पेंशन को साथ बैठाना।",
    },
    day: {
      hinglish: [
        "Scooter ke floorboard ke neeche aur badi battery ki jagah nikaalna",
        "Bracket ke do rupaye par purchase department se behas karna",
        "Prototype ko test track par chalana aur likhna ki kya khadakta hai",
      ],
      hindi: [
        "स्कूटर के फ़्लोरबोर्ड के नीचे और बड़ी बैटरी की जगह निकालना",
        "ब्रैकेट के दो रुपये पर ख़रीद विभाग से बहस करना",
        "प्रोटोटाइप को टेस्ट ट्रैक पर चलाना और लिखना कि क्या खड़कता है",
      ],
    },
  },
  "powertrain-engineer": {
    of: "jslhrh",
    description: {
      hinglish: "Mileage aur kam dhuen ke liye engine aur gearbox tune karna.",
      hindi: "माइलेज और कम धुएँ के लिए इंजन और गियरबॉक्स ट्यून करना।",
    },
    summary: {
      hinglish:
        "Pahiye chalane wali cheezein design karna: engine, gearbox, motor aur unka software, mileage, pickup aur kam dhuen ke liye tune karke.",
      hindi: "पहिये चलाने वाली चीज़ें डिज़ाइन करना: इंजन, गियरबॉक्स, मोटर और उनका सॉफ़्टवेयर, माइलेज, पिकअप और कम धुएँ के लिए ट्यून करके।",
    },
    day: {
      hinglish: [
        "Engine test bed par fuel aur spark tab tak badalna jab tak knocking band na ho",
        "Teesre gear mein seeti jaisi awaaz karne wala gearbox kholna",
        "Motor ka torque aise tune karna ki load ke saath gaadi bina jhatke chal pade",
      ],
      hindi: [
        "इंजन टेस्ट बेड पर ईंधन और स्पार्क तब तक बदलना जब तक नॉकिंग बंद न हो",
        "तीसरे गियर में सीटी जैसी आवाज़ करने वाला गियरबॉक्स खोलना",
        "मोटर का टॉर्क ऐसे ट्यून करना कि लोड के साथ गाड़ी बिना झटके चल पड़े",
      ],
    },
  },
  "vehicle-test-engineer": {
    of: "1a1ivs8",
    description: {
      hinglish: "Kharabi khojne ke liye prototype car ko oobad-khaabad track par chalana.",
      hindi: "ख़राबी खोजने के लिए प्रोटोटाइप कार को ऊबड़-खाबड़ ट्रैक पर चलाना।",
    },
    summary: {
      hinglish:
        "Test track, pahaadi sadak aur crash rig par prototype gaadiyon ko sensor lagakar chalana, taaki pata chale ki kya khadakta, kamzor padta ya fail hota hai.",
      hindi: "टेस्ट ट्रैक, पहाड़ी सड़क और क्रैश रिग पर प्रोटोटाइप गाड़ियों को सेंसर लगाकर चलाना, ताकि पता चले कि क्या खड़कता, कमज़ोर पड़ता या फ़ेल होता है।",
    },
    day: {
      hinglish: [
        "Patthar ki sadak par tab tak chakkar lagana jab tak suspension arm mein daraar na dikhe",
        "Barrier crash se pehle accelerometer aur camera lagana",
        "Ghat ki dhalaan par brake kamzor padne ki report likhna",
      ],
      hindi: [
        "पत्थर की सड़क पर तब तक चक्कर लगाना जब तक सस्पेंशन आर्म में दरार न दिखे",
        "बैरियर क्रैश से पहले ऐक्सेलेरोमीटर और कैमरे लगाना",
        "घाट की ढलान पर ब्रेक कमज़ोर पड़ने की रिपोर्ट लिखना",
      ],
    },
  },
  "homologation-engineer": {
    of: "120v6e",
    description: {
      hinglish: "Gaadi ke har naye model ko test karwakar bikri ki manzoori dilana.",
      hindi: "गाड़ी के हर नए मॉडल को टेस्ट करवाकर बिक्री की मंज़ूरी दिलाना।",
    },
    summary: {
      hinglish:
        "Gaadi ke har naye model ki manzoori lena, ARAI jaisi test agency mein light, brake aur dhuen ko Indian aur videshi niyamon se milakar.",
      hindi: "गाड़ी के हर नए मॉडल की मंज़ूरी लेना, ARAI जैसी टेस्ट एजेंसी में लाइट, ब्रेक और धुएँ को भारतीय और विदेशी नियमों से मिलाकर।",
    },
    day: {
      hinglish: [
        "Nayi bike par lamp ki oonchai Indian automotive standard yaani AIS se milana",
        "ARAI Pune mein test slot book karna aur kaagazaat pack karna",
        "Notification ka draft padhkar list banana ki kaun se model badalne honge",
      ],
      hindi: [
        "नई बाइक पर लैंप की ऊँचाई भारतीय ऑटोमोटिव स्टैंडर्ड यानी AIS से मिलाना",
        "ARAI पुणे में टेस्ट स्लॉट बुक करना और काग़ज़ात पैक करना",
        "अधिसूचना का ड्राफ़्ट पढ़कर सूची बनाना कि कौन से मॉडल बदलने होंगे",
      ],
    },
  },
  "automobile-designer": {
    of: "1u7rwyn",
    description: {
      hinglish: "Aane wali car ka roop sketch karna aur clay mein model banana.",
      hindi: "आने वाली कार का रूप स्केच करना और क्ले में मॉडल बनाना।",
    },
    summary: {
      hinglish: "Headlamp se dashboard tak, aane wali car aur scooter ka aakaar sketch karna aur use clay aur screen par gadhna.",
      hindi: "हेडलैंप से डैशबोर्ड तक, आने वाली कार और स्कूटर का आकार स्केच करना और उसे क्ले और स्क्रीन पर गढ़ना।",
    },
    day: {
      hinglish: [
        "Lunch se pehle headlamp ke sketch se deewar bhar dena",
        "Full-size fender se clay tab tak khurachna jab tak us par roshni sahi na bahe",
        "Mould banane wale ke saamne dashboard ke curve ka bachaav karna",
      ],
      hindi: [
        "लंच से पहले हेडलैंप के स्केच से दीवार भर देना",
        "फ़ुल-साइज़ फ़ेंडर से क्ले तब तक खुरचना जब तक उस पर रोशनी सही न बहे",
        "मोल्ड बनाने वाले के सामने डैशबोर्ड के कर्व का बचाव करना",
      ],
    },
  },
  "rolling-stock-engineer": {
    of: "1nvog2j",
    description: {
      hinglish: "Train ke pahiyon ke dhaanche yaani bogie, brake aur darwaze design karna.",
      hindi: "ट्रेन के पहियों के ढाँचे यानी बोगी, ब्रेक और दरवाज़े डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Rail engine, metro train aur coach design karna aur behtar banana, pahiyon ki bogie aur brake se un darwazon tak jinhe lakhon baar khulna hai.",
      hindi: "रेल इंजन, मेट्रो ट्रेन और कोच डिज़ाइन करना और बेहतर बनाना, पहियों की बोगी और ब्रेक से उन दरवाज़ों तक जिन्हें लाखों बार खुलना है।",
    },
    day: {
      hinglish: [
        "Samajhna ki ek station par metro ke darwaze baar-baar kyun atakte hain",
        "Bogie par sensor lage trial coach mein safar karna",
        "Chennai ki ICF mein bane coach ke liye brake ki drawing sudhaarna",
      ],
      hindi: [
        "समझना कि एक स्टेशन पर मेट्रो के दरवाज़े बार-बार क्यों अटकते हैं",
        "बोगी पर सेंसर लगे ट्रायल कोच में सफ़र करना",
        "चेन्नई की ICF में बने कोच के लिए ब्रेक की ड्रॉइंग सुधारना",
      ],
    },
  },
  "signal-engineer": {
    of: "qscx5o",
    description: {
      hinglish: "Aise railway signal design karna jo train ko takrane se rokein.",
      hindi: "ऐसे रेलवे सिग्नल डिज़ाइन करना जो ट्रेनों को टकराने से रोकें।",
    },
    summary: {
      hinglish:
        "Signal aur point ke beech ke lock yaani interlocking aur Kavach jaise system design aur test karna, jo do train ko patri ke ek hi hisse par na aane dein.",
      hindi: "सिग्नल और पॉइंट के बीच के लॉक यानी इंटरलॉकिंग और कवच जैसे सिस्टम डिज़ाइन और टेस्ट करना, जो दो ट्रेनों को पटरी के एक ही हिस्से पर न आने दें।",
    },
    day: {
      hinglish: [
        "Interlocking table ka har route yard plan se milakar jaanchna",
        "Test mein pahiye ginne wale yantra yaani axle counter ko fail karke dekhna ki signal laal ho jaate hain",
        "Raat ko section band hone par changeover ki nigrani karna",
      ],
      hindi: [
        "इंटरलॉकिंग टेबल का हर रूट यार्ड प्लान से मिलाकर जाँचना",
        "टेस्ट में पहिये गिनने वाले यंत्र यानी एक्सल काउंटर को फ़ेल करके देखना कि सिग्नल लाल हो जाते हैं",
        "रात को सेक्शन बंद होने पर चेंजओवर की निगरानी करना",
      ],
    },
  },
  "naval-architect": {
    of: "1d33qpn",
    description: {
      hinglish: "Jahaaz ke bahari dhaanche ko aisa aakaar dena ki load lekar seedha taire.",
      hindi: "जहाज़ के बाहरी ढाँचे को ऐसा आकार देना कि वह लोड लेकर सीधा तैरे।",
    },
    summary: {
      hinglish:
        "Jahaaz, ferry aur pandubbi ka bahari dhaancha aur layout design karna, taaki woh seedhe tairein, lehrein cheerein aur apna load le jaayein.",
      hindi: "जहाज़, फ़ेरी और पनडुब्बी का बाहरी ढाँचा और लेआउट डिज़ाइन करना, ताकि वे सीधे तैरें, लहरें चीरें और अपना लोड ले जाएँ।",
    },
    day: {
      hinglish: [
        "Plan mein tank tab tak khiskana jab tak ferry seedhi na tairne lage",
        "Hull ka model paani mein kheenchkar rukawat padhna",
        "Jahaz pramaanit karne wali society ke stability par sawaalon ka jawab dena",
      ],
      hindi: [
        "प्लान में टैंक तब तक खिसकाना जब तक फ़ेरी सीधी न तैरने लगे",
        "जहाज़ के मॉडल को पानी में खींचकर उसकी रुकावट पढ़ना",
        "जहाज़ प्रमाणित करने वाली संस्था के स्टेबिलिटी पर सवालों का जवाब देना",
      ],
    },
  },
  "marine-engineer": {
    of: "aeez5q",
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
    day: {
      hinglish: [
        "Engine room ki drawing mein pump aur pipe jamana",
        "Sea trial par main engine ki speed badhte samay taapmaan darj karna",
        "Kaale dhuen ki jad mein leak karta fuel injector pakadna",
      ],
      hindi: [
        "इंजन रूम की ड्रॉइंग में पंप और पाइप जमाना",
        "समुद्री ट्रायल पर मुख्य इंजन की स्पीड बढ़ते समय तापमान दर्ज करना",
        "काले धुएँ की जड़ में लीक करता फ़्यूल इंजेक्टर पकड़ना",
      ],
    },
  },
  "chemical-engineer": {
    of: "1qk66yz",
    description: {
      hinglish: "Reaction ko flask se khaad ya paint ke plant tak le jaana.",
      hindi: "रिएक्शन को फ़्लास्क से खाद या पेंट के प्लांट तक ले जाना।",
    },
    summary: {
      hinglish:
        "Reactor, column aur heat exchanger design karke reaction ko flask se khaad, paint ya dawa banane wale plant tak bada karna.",
      hindi: "रिएक्टर, कॉलम और हीट एक्सचेंजर डिज़ाइन करके रिएक्शन को फ़्लास्क से खाद, पेंट या दवा बनाने वाले प्लांट तक बड़ा करना।",
    },
    day: {
      hinglish: [
        "Reactor mein aane aur jaane wale har kilo ka hisaab kaagaz par milana",
        "Naye paint resin ke liye heat exchanger ka size tay karna",
        "Pilot batch ko simulation ke anumaan se milana",
      ],
      hindi: [
        "रिएक्टर में आने और जाने वाले हर किलो का हिसाब काग़ज़ पर मिलाना",
        "नए पेंट रेज़िन के लिए हीट एक्सचेंजर का साइज़ तय करना",
        "पायलट बैच को सिमुलेशन के अनुमान से मिलाना",
      ],
    },
  },
  "process-engineer": {
    of: "830nyo",
    description: {
      hinglish: "Chalte plant ko aise tune karna ki utne hi maal se zyada bane.",
      hindi: "चलते प्लांट को ऐसे ट्यून करना कि उतने ही माल से ज़्यादा बने।",
    },
    summary: {
      hinglish: "Data padhkar aur flow, taapmaan aur step badalkar chalte plant mein utne hi kachche maal se zyada maal banana.",
      hindi: "डेटा पढ़कर और फ़्लो, तापमान और स्टेप बदलकर चलते प्लांट में उतने ही कच्चे माल से ज़्यादा माल बनाना।",
    },
    day: {
      hinglish: [
        "Badlaav pakadne ke liye pichhle hafte ki yield aur steam pressure ka graph banana",
        "Line par ghoomkar operators se pump do ke garam chalne ki wajah poochhna",
        "Ek shift mein do degree ka badlaav aazmana aur fayda naapna",
      ],
      hindi: [
        "बदलाव पकड़ने के लिए पिछले हफ़्ते की यील्ड और स्टीम प्रेशर का ग्राफ़ बनाना",
        "लाइन पर घूमकर ऑपरेटरों से पंप दो के गरम चलने की वजह पूछना",
        "एक शिफ़्ट में दो डिग्री का बदलाव आज़माना और फ़ायदा नापना",
      ],
    },
  },
  "plant-safety-engineer": {
    of: "1s7fp1d",
    description: {
      hinglish: "Pata lagana ki kya leak ho ya phat sakta hai aur relief valve lagana.",
      hindi: "पता लगाना कि क्या लीक हो या फट सकता है और रिलीफ़ वाल्व लगाना।",
    },
    summary: {
      hinglish:
        "Pata lagana ki chemical plant mein kya leak ho, jal ya phat sakta hai, aur aise alarm aur relief valve lagana jo doosra Bhopal na hone dein.",
      hindi: "पता लगाना कि केमिकल प्लांट में क्या लीक हो, जल या फट सकता है, और ऐसे अलार्म और रिलीफ़ वाल्व लगाना जो दूसरा भोपाल न होने दें।",
    },
    day: {
      hinglish: [
        "Aath logon se is par charcha karana ki yeh valve atak jaye to kya hoga",
        "Model se dekhna ki ammonia ka baadal gaon ke upar kitni door tak jayega",
        "Test karna ki relief valve sabse buri haalat jhel sakta hai ya nahi",
      ],
      hindi: [
        "आठ लोगों से इस पर चर्चा कराना कि यह वाल्व अटक जाए तो क्या होगा",
        "मॉडल से देखना कि अमोनिया का बादल गाँव के ऊपर कितनी दूर तक जाएगा",
        "टेस्ट करना कि रिलीफ़ वाल्व सबसे बुरी हालत झेल सकता है या नहीं",
      ],
    },
  },
  "biochemical-engineer": {
    of: "1fksvbw",
    description: {
      hinglish: "Teeke aur enzyme ke liye steel tank mein microbes ugana.",
      hindi: "टीके और एंज़ाइम के लिए स्टील टैंक में सूक्ष्मजीव उगाना।",
    },
    summary: {
      hinglish:
        "Teeke, enzyme ya insulin banane ke liye steel ke fermenter mein microbes aur cell ugana, ghol ko khuraak dete, hilate aur sterile rakhte hue.",
      hindi: "टीके, एंज़ाइम या इंसुलिन बनाने के लिए स्टील के फ़र्मेंटर में सूक्ष्मजीव और कोशिकाएँ उगाना, घोल को ख़ुराक देते, हिलाते और कीटाणुमुक्त रखते हुए।",
    },
    day: {
      hinglish: [
        "Shuruaati microbes ko lau ke paas chhote tank mein daalna, taaki bahar ka koi keetanu na ghuse",
        "Culture mein oxygen ghatne par stirrer ki speed badhana",
        "Woh column design karna jo ghol se enzyme alag karega",
      ],
      hindi: [
        "शुरुआती सूक्ष्मजीवों को लौ के पास छोटे टैंक में डालना, ताकि बाहर का कोई कीटाणु न घुसे",
        "कल्चर में ऑक्सीजन घटने पर स्टिरर की स्पीड बढ़ाना",
        "वह कॉलम डिज़ाइन करना जो घोल से एंज़ाइम अलग करेगा",
      ],
    },
  },
  "pharmaceutical-engineer": {
    of: "8at6ml",
    description: {
      hinglish: "Dawa factory ke clean room aur tablet line design karna.",
      hindi: "दवा फ़ैक्टरी के क्लीन रूम और टैबलेट लाइन डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Dawa factory ke clean room, tablet line aur paani ke system design karna, aur likhkar dikhana ki har batch inspector ke niyamon par khara utarta hai.",
      hindi: "दवा फ़ैक्टरी के क्लीन रूम, टैबलेट लाइन और पानी के सिस्टम डिज़ाइन करना, और लिखकर दिखाना कि हर बैच इंस्पेक्टर के नियमों पर खरा उतरता है।",
    },
    day: {
      hinglish: [
        "Sterile room mein filter se sheeshi tak hawa ke bahaav ka peechha karna",
        "Woh record likhna jo saabit kare ki nayi tablet press sahi kaam karti hai",
        "Videshi inspector ko purified water loop ke saath-saath ghumakar dikhana",
      ],
      hindi: [
        "कीटाणुमुक्त कमरे में फ़िल्टर से शीशी तक हवा के बहाव का पीछा करना",
        "वह रिकॉर्ड लिखना जो साबित करे कि नई टैबलेट प्रेस सही काम करती है",
        "विदेशी इंस्पेक्टर को शुद्ध पानी के लूप के साथ-साथ घुमाकर दिखाना",
      ],
    },
  },
  "food-technologist": {
    of: "16mj8hs",
    description: {
      hinglish: "Idli mix jaisi khane ki cheezein banana jo jaldi kharab na hon.",
      hindi: "इडली मिक्स जैसी खाने की चीज़ें बनाना जो जल्दी ख़राब न हों।",
    },
    summary: {
      hinglish:
        "Instant idli mix ya fruit drink jaisi cheezein banana aur bade paimaane par taiyaar karna, taaki woh surakshit aur swaadisht hon aur jaldi kharab na hon.",
      hindi: "इंस्टेंट इडली मिक्स या फ़्रूट ड्रिंक जैसी चीज़ें बनाना और बड़े पैमाने पर तैयार करना, ताकि वे सुरक्षित और स्वादिष्ट हों और जल्दी ख़राब न हों।",
    },
    day: {
      hinglish: [
        "Upma mix mein gaanth padna band hone tak chalees baar chammach bhar pakakar dekhna",
        "Packet chalees degree par rakhkar dekhna ki unmein baasi gandh kab aati hai",
        "Label dobara likhna taaki woh FSSAI ke niyamon par khara utre",
      ],
      hindi: [
        "उपमा मिक्स में गाँठ पड़ना बंद होने तक चालीस बार चम्मच भर पकाकर देखना",
        "पैकेट चालीस डिग्री पर रखकर देखना कि उनमें बासी गंध कब आती है",
        "लेबल दोबारा लिखना ताकि वह FSSAI के नियमों पर खरा उतरे",
      ],
    },
  },
  "sugar-technologist": {
    of: "yg05zr",
    description: {
      hinglish: "Ganne ke ras se cheeni banana aur raaste mein bahut kam ganwana.",
      hindi: "गन्ने के रस से चीनी बनाना और रास्ते में बहुत कम गँवाना।",
    },
    summary: {
      hinglish:
        "Cheeni mill mein ganne ki perai jaanchna aur ras ki safai, ubaal aur daana banne par kaabu rakhna, taaki pere hue ganne yaani khoi mein aur sheere mein bahut kam cheeni jaye.",
      hindi:
        "चीनी मिल में गन्ने की पेराई जाँचना और रस की सफ़ाई, उबाल और दाना बनने पर क़ाबू रखना, ताकि पेरे हुए गन्ने यानी खोई में और शीरे में बहुत कम चीनी जाए।",
    },
    day: {
      hinglish: [
        "Perai ki har mill se nichude ras mein ghule thos yaani brix jaanchna",
        "Aankh aur kaanch se parakhna ki pan kab khaali karne layak ho gaya",
        "Hisaab jodna ki sheere ke saath kitna sucrose chala gaya",
      ],
      hindi: [
        "पेराई की हर मशीन से निचुड़े रस में घुले ठोस यानी ब्रिक्स जाँचना",
        "आँख और काँच से परखना कि पैन कब ख़ाली करने लायक़ हो गया",
        "हिसाब जोड़ना कि शीरे के साथ कितना सुक्रोज़ चला गया",
      ],
    },
  },
  "dairy-technologist": {
    of: "2qbs9x",
    description: {
      hinglish: "Ikattha kiye doodh se packet ka doodh, paneer aur ice cream banana.",
      hindi: "इकट्ठा किए दूध से पैकेट का दूध, पनीर और आइसक्रीम बनाना।",
    },
    summary: {
      hinglish:
        "Ikattha kiye doodh se packet ka doodh, paneer, ghee aur ice cream banane ki processing sambhalna, har kadam par taapmaan aur safai ka dhyaan rakhkar.",
      hindi: "इकट्ठा किए दूध से पैकेट का दूध, पनीर, घी और आइसक्रीम बनाने की प्रोसेसिंग सँभालना, हर क़दम पर तापमान और सफ़ाई का ध्यान रखकर।",
    },
    day: {
      hinglish: [
        "Doodh aage jaane se pehle pakka karna ki pasteuriser ka taapmaan bana raha",
        "Pata lagana ki Tuesday ka paneer bhurbhura kyun nikla",
        "Do product ke beech pipe mein pehle garam caustic, phir acid ghumana",
      ],
      hindi: [
        "दूध आगे जाने से पहले पक्का करना कि पाश्चराइज़र का तापमान बना रहा",
        "पता लगाना कि मंगलवार का पनीर भुरभुरा क्यों निकला",
        "दो प्रोडक्ट के बीच पाइप में पहले गरम कास्टिक, फिर एसिड घुमाना",
      ],
    },
  },
  "textile-technologist": {
    of: "irl0df",
    description: {
      hinglish: "Aisa dhaaga aur kapda banana jo na sikude, na rang chhode.",
      hindi: "ऐसा धागा और कपड़ा बनाना जो न सिकुड़े, न रंग छोड़े।",
    },
    summary: {
      hinglish:
        "Sari, sportswear ya patti ke liye dhaaga, kapda aur finish banana, aur pata lagana ki kapda kyun sikudta, rang chhodta ya roen pakadta hai.",
      hindi: "साड़ी, खेल के कपड़े या पट्टी के लिए धागा, कपड़ा और फ़िनिश बनाना, और पता लगाना कि कपड़ा क्यों सिकुड़ता, रंग छोड़ता या रोएँ पकड़ता है।",
    },
    day: {
      hinglish: [
        "Test karna ki Tiruppur ki T-shirt teesri dhulai ke baad kyun sikudi",
        "Dhaage ki ainthan badalna aur usse bana kapda chhookar dekhna",
        "Hospital ke liye aag aur daag ki seema par khari utarne wali finish chunna",
      ],
      hindi: [
        "टेस्ट करना कि तिरुप्पुर की टी-शर्ट तीसरी धुलाई के बाद क्यों सिकुड़ी",
        "धागे की ऐंठन बदलना और उससे बना कपड़ा छूकर देखना",
        "अस्पताल के लिए आग और दाग़ की सीमा पर खरी उतरने वाली फ़िनिश चुनना",
      ],
    },
  },
  "leather-technologist": {
    of: "5bzio9",
    description: {
      hinglish: "Mulaayam jooton ke liye khaal ki tanning aur rangai karana.",
      hindi: "मुलायम जूतों के लिए खाल की टैनिंग और रँगाई कराना।",
    },
    summary: {
      hinglish:
        "Tannery mein khaal ki tanning, rangai aur finishing karana, aise chemical chunna jinse joote mulaayam banein aur nikalne wala paani saaf rahe.",
      hindi: "टैनरी में खाल की टैनिंग, रँगाई और फ़िनिशिंग कराना, ऐसे केमिकल चुनना जिनसे जूते मुलायम बनें और निकलने वाला पानी साफ़ रहे।",
    },
    day: {
      hinglish: [
        "Bakri ki khaal ke lot ke liye drum speed aur chrome ki matra tay karna",
        "Taiyar khaal ko dabakar dekhna ki uski upari parat chatakti hai ya nahi",
        "Saajha plant tak pahunchne se pehle tannery ke gande paani ka sample lena",
      ],
      hindi: [
        "बकरी की खाल के लॉट के लिए ड्रम की स्पीड और क्रोम की मात्रा तय करना",
        "तैयार खाल को दबाकर देखना कि उसकी ऊपरी परत चटकती है या नहीं",
        "साझा प्लांट तक पहुँचने से पहले टैनरी के गंदे पानी का सैंपल लेना",
      ],
    },
  },
  "paper-technologist": {
    of: "1bo8sdu",
    description: {
      hinglish: "Lakdi aur pual ki lugdi se majboot safed kaagaz banana.",
      hindi: "लकड़ी और पुआल की लुगदी से मज़बूत सफ़ेद काग़ज़ बनाना।",
    },
    summary: {
      hinglish:
        "Lugdi, filler aur machine ki raftaar badalkar lakdi, pual ya purane kaagaz se zaroori majbooti aur safedi wali sheet banana.",
      hindi: "लुगदी, फ़िलर और मशीन की रफ़्तार बदलकर लकड़ी, पुआल या पुराने काग़ज़ से ज़रूरी मज़बूती और सफ़ेदी वाली शीट बनाना।",
    },
    day: {
      hinglish: [
        "Jaali wali belt ki speed tab tak theek karna jab tak sheet ka phatna band na ho",
        "Is ghante ki reel ki chamak aur phatne tak ki majbooti naapna",
        "Istemal hue paani ke saath nikal rahe reshe wapas nikaalna",
      ],
      hindi: [
        "जाली वाली बेल्ट की स्पीड तब तक ठीक करना जब तक शीट का फटना बंद न हो",
        "इस घंटे की रील की चमक और फटने तक की मज़बूती नापना",
        "इस्तेमाल हुए पानी के साथ निकल रहे रेशे वापस निकालना",
      ],
    },
  },
  "rubber-technologist": {
    of: "jah9vw",
    description: { hinglish: "Tikaau tyre, dastaane aur seal ki recipe tay karna.", hindi: "टिकाऊ टायर, दस्ताने और सील की रेसिपी तय करना।" },
    summary: {
      hinglish:
        "Tyre, dastaane aur seal ke liye rubber ka mishran banana, aur curing ko tab tak theek karna jab tak rubber maang ke hisaab se pakadne, khinchne aur tikne na lage.",
      hindi: "टायर, दस्ताने और सील के लिए रबर का मिश्रण बनाना, और क्योरिंग को तब तक ठीक करना जब तक रबर माँग के हिसाब से पकड़ने, खिंचने और टिकने न लगे।",
    },
    day: {
      hinglish: [
        "Trial tread mix ke liye carbon black aur sulphur taulna",
        "Rheometer ka curve padhkar dekhna ki woh kitni jaldi cure hota hai",
        "Wapas aaye tyre ko kaatkar kamzor parat dhoondhna",
      ],
      hindi: [
        "टायर की ऊपरी परत के ट्रायल मिश्रण के लिए कार्बन ब्लैक और सल्फ़र तौलना",
        "रियोमीटर का कर्व पढ़कर देखना कि वह कितनी जल्दी क्योर होता है",
        "वापस आए टायर को काटकर कमज़ोर परत ढूँढ़ना",
      ],
    },
  },
  "plastics-technologist": {
    of: "7cs4j0",
    description: {
      hinglish: "Balti aur pipe ki dhalai aise tay karna ki koi jaldi na chatke.",
      hindi: "बाल्टी और पाइप की ढलाई ऐसे तय करना कि कोई जल्दी न चटके।",
    },
    summary: {
      hinglish:
        "Balti, pipe aur car ke purzon ke liye polymer chunna aur dhalai ki setting tay karna, aur pata lagana ki purza kyun tedha ho jaata hai ya chatakne lagta hai.",
      hindi: "बाल्टी, पाइप और कार के पुर्ज़ों के लिए पॉलिमर चुनना और ढलाई की सेटिंग तय करना, और पता लगाना कि पुर्ज़ा क्यों टेढ़ा हो जाता है या चटकने लगता है।",
    },
    day: {
      hinglish: [
        "Thanda hone ka samay tab tak badhana jab tak balti ka kinaara tedha hona band na ho",
        "Wapas aaye pipe ko jalakar aur modkar jaanna ki usmein kya mila hai",
        "Car ki clip ko utne hi daam mein zyada majboot grade par laana",
      ],
      hindi: [
        "ठंडा होने का समय तब तक बढ़ाना जब तक बाल्टी का किनारा टेढ़ा होना बंद न हो",
        "वापस आए पाइप को जलाकर और मोड़कर जानना कि उसमें क्या मिला है",
        "कार की क्लिप को उतने ही दाम में ज़्यादा मज़बूत ग्रेड पर लाना",
      ],
    },
  },
  "glass-technologist": {
    of: "o73g4k",
    description: { hinglish: "Bottle aur windscreen ke kaanch ki bhatti sambhalna.", hindi: "बोतल और विंडस्क्रीन के काँच की भट्ठी सँभालना।" },
    summary: {
      hinglish:
        "Bottle, windscreen aur bulb ke kaanch ki recipe aur bhatti sambhalna, aur woh bulbule aur tanaav khojna jinse kaanch chaknachoor ho jaata hai.",
      hindi: "बोतल, विंडस्क्रीन और बल्ब के काँच की रेसिपी और भट्ठी सँभालना, और वे बुलबुले और तनाव खोजना जिनसे काँच चकनाचूर हो जाता है।",
    },
    day: {
      hinglish: [
        "Raat ko bhatthi mein daali jaane wali ret, soda aur choone ka hisaab lagana",
        "Bottle ke bulbule ginna, phir polarised light mein uska tanaav padhna",
        "Kinaare baar-baar chatakne par annealing belt dheemi karna",
      ],
      hindi: [
        "रात को भट्ठी में डाली जाने वाली रेत, सोडा और चूने का हिसाब लगाना",
        "बोतल के बुलबुले गिनना, फिर पोलराइज़्ड रोशनी में उसका तनाव पढ़ना",
        "किनारे बार-बार चटकने पर ऐनीलिंग बेल्ट धीमी करना",
      ],
    },
  },
  "ceramic-technologist": {
    of: "thuwa0",
    description: { hinglish: "Aisi tile aur bhatti ki eent banana jo chatke nahi.", hindi: "ऐसी टाइल और भट्ठी की ईंट बनाना जो चटके नहीं।" },
    summary: {
      hinglish: "Mitti aur oxide se tile, insulator aur bhatti ki eent banana, glaze aur pakai aise tay karna ki woh chatkein nahi.",
      hindi: "मिट्टी और ऑक्साइड से टाइल, इंसुलेटर और भट्ठी की ईंट बनाना, ग्लेज़ और पकाई ऐसे तय करना कि वे चटकें नहीं।",
    },
    day: {
      hinglish: [
        "Test tile ko badhte taapmaan ke curve par pakana aur daraarein dekhna",
        "Aisa glaze milakar banana jo apni body se zara kam sikude",
        "Steel ke ladle ke liye sahi alumina wali eent chunna",
      ],
      hindi: [
        "टेस्ट टाइलों को बढ़ते तापमान के कर्व पर पकाना और दरारें देखना",
        "ऐसा ग्लेज़ मिलाकर बनाना जो अपनी बॉडी से ज़रा कम सिकुड़े",
        "स्टील के लैडल के लिए सही एलुमिना वाली ईंट चुनना",
      ],
    },
  },
  "mining-engineer": {
    of: "19y5fyt",
    description: {
      hinglish: "Khadaan ke gaddhe aur shaft design karna aur khudai ki nigrani karna.",
      hindi: "खदान के गड्ढे और शाफ़्ट डिज़ाइन करना और खुदाई की निगरानी करना।",
    },
    summary: {
      hinglish:
        "Woh gaddhe, shaft aur haul road design karna jinse koyla ya iron ore zameen se nikalta hai, aur shift dar shift khudai ki nigrani karna.",
      hindi: "वे गड्ढे, शाफ़्ट और ढुलाई की सड़कें डिज़ाइन करना जिनसे कोयला या लौह अयस्क ज़मीन से निकलता है, और शिफ़्ट दर शिफ़्ट खुदाई की निगरानी करना।",
    },
    day: {
      hinglish: [
        "Subah ki shift ke saath neeche utarna aur har gallery ki chhat test karna",
        "Tay karna ki dragline kahan kaate aur truck kahan line lagayein",
        "Shift saunpne se pehle nikla koyla, deri aur baal-baal bachne ki ghatnayein darj karna",
      ],
      hindi: [
        "सुबह की शिफ़्ट के साथ नीचे उतरना और हर गैलरी की छत टेस्ट करना",
        "तय करना कि ड्रैगलाइन कहाँ काटे और ट्रक कहाँ लाइन लगाएँ",
        "शिफ़्ट सौंपने से पहले निकला कोयला, देरी और बाल-बाल बचने की घटनाएँ दर्ज करना",
      ],
    },
  },
  "mine-planning-engineer": {
    of: "n2ttuk",
    description: {
      hinglish: "Tay karna ki ayask ka kaun sa block kis saal khoda jaye.",
      hindi: "तय करना कि अयस्क का कौन सा ब्लॉक किस साल खोदा जाए।",
    },
    summary: {
      hinglish:
        "Mahinon aur dashkon ke liye tay karna ki ayask ka kaun sa block kab khoda jaye, taaki khadaan munaafe mein rahe aur uski deewarein tiki rahein.",
      hindi: "महीनों और दशकों के लिए तय करना कि अयस्क का कौन सा ब्लॉक कब खोदा जाए, ताकि खदान मुनाफ़े में रहे और उसकी दीवारें टिकी रहें।",
    },
    day: {
      hinglish: [
        "Ayask ke bhandaar ko block mein kaatna aur har ek ka daam lagana",
        "Dhatu ke kam aur zyada daam par khadaan ki teen rooprekha ki tulna karna",
        "Field ko batana ki agle hafte khadaan ki kaun si seedhi yaani bench crusher ko maal degi",
      ],
      hindi: [
        "अयस्क के भंडार को ब्लॉक में काटना और हर एक का दाम लगाना",
        "धातु के कम और ज़्यादा दाम पर खदान की तीन रूपरेखाओं की तुलना करना",
        "फ़ील्ड को बताना कि अगले हफ़्ते खदान की कौन सी सीढ़ी यानी बेंच क्रशर को माल देगी",
      ],
    },
  },
  "mine-ventilation-engineer": {
    of: "6njqdr",
    description: {
      hinglish: "Zameen ke neeche taazi hawa bhejna aur methane kam rakhna.",
      hindi: "ज़मीन के नीचे ताज़ी हवा भेजना और मीथेन कम रखना।",
    },
    summary: {
      hinglish:
        "Fan aur darwazon se zameen ke neeche ke kilometeron lambe raaston mein taazi hawa bhejna, aur methane aur dhool ko khatre ki line se neeche rakhna.",
      hindi: "पंखों और दरवाज़ों से ज़मीन के नीचे के किलोमीटरों लंबे रास्तों में ताज़ी हवा भेजना, और मीथेन और धूल को ख़तरे की रेखा से नीचे रखना।",
    },
    day: {
      hinglish: [
        "Surang mein kai kilometre chalkar naapna ki baasi hawa kitni tezi se nikalti hai",
        "Katai shuru hone se pehle koyle ki deewar par methane ka sample lena",
        "Kapde ka parda yaani brattice taangna taaki taazi hawa aakhiri surang tak pahunche",
      ],
      hindi: [
        "सुरंग में कई किलोमीटर चलकर नापना कि बासी हवा कितनी तेज़ी से निकलती है",
        "कटाई शुरू होने से पहले कोयले की दीवार पर मीथेन का सैंपल लेना",
        "कपड़े का पर्दा यानी ब्रैटिस टाँगना ताकि ताज़ी हवा आख़िरी सुरंग तक पहुँचे",
      ],
    },
  },
  "mine-safety-engineer": {
    of: "1bmexkz",
    description: {
      hinglish: "Khadaan ki chhat aur gas jaanchna aur bachaav team ko training dena.",
      hindi: "खदान की छत और गैस जाँचना और बचाव टीम को ट्रेनिंग देना।",
    },
    summary: {
      hinglish:
        "Khadaan mein dheeli chhat, gas aur asurakshit machine jaanchna, team ko bachaav ki training dena, aur har haadse ki jaanch karna.",
      hindi: "खदान में ढीली छत, गैस और असुरक्षित मशीनें जाँचना, टीम को बचाव की ट्रेनिंग देना, और हर हादसे की जाँच करना।",
    },
    day: {
      hinglish: [
        "Chhad se chhat thok kar khokhli awaaz par kaan lagana",
        "Bachaav team ko saans ke upkaran pehnakar abhyaas karana",
        "Chhat girne se pehle ke aakhiri minute ek-ek gawah se poochhkar likhna",
      ],
      hindi: [
        "छड़ से छत ठोककर खोखली आवाज़ पर कान लगाना",
        "बचाव टीम को साँस के उपकरण पहनाकर अभ्यास कराना",
        "छत गिरने से पहले के आख़िरी मिनट एक-एक गवाह से पूछकर लिखना",
      ],
    },
  },
  "explosives-engineer": {
    of: "1lb5dn8",
    description: {
      hinglish: "Aisa dhamaka plan karna jo chattaan tode par koi ghar na hilaye.",
      hindi: "ऐसा धमाका प्लान करना जो चट्टान तोड़े पर कोई घर न हिलाए।",
    },
    summary: {
      hinglish:
        "Plan karna ki kahan drill ho, kitna barood bhara jaye aur kis kram mein daaga jaye, taaki chattaan jaisi chahiye waisi toote aur paas ke ghar na hilein.",
      hindi: "प्लान करना कि कहाँ ड्रिल हो, कितना बारूद भरा जाए और किस क्रम में दाग़ा जाए, ताकि चट्टान जैसी चाहिए वैसी टूटे और पास के घर न हिलें।",
    },
    day: {
      hinglish: [
        "Chhed itni doori par rakhna ki chattaan chhoti toote par ude nahi",
        "Kataron ke beech millisecond ki deri set karna",
        "Dhamaake ke baad sabse paas ke ghar ke bagal ka seismograph padhna",
      ],
      hindi: [
        "छेद इतनी दूरी पर रखना कि चट्टान छोटी टूटे पर उड़े नहीं",
        "क़तारों के बीच मिलीसेकंड की देरी सेट करना",
        "धमाके के बाद सबसे पास के घर के बग़ल का सीस्मोग्राफ़ पढ़ना",
      ],
    },
  },
  "mineral-processing-engineer": {
    of: "1vg8d0l",
    description: {
      hinglish: "Todkar aur tairakar ayask ko bekaar patthar se alag karna.",
      hindi: "तोड़कर और तैराकर अयस्क को बेकार पत्थर से अलग करना।",
    },
    summary: {
      hinglish:
        "Todkar, tairakar aur chumbak se dhatu wale khanij ko bekaar patthar se alag karna, aur har charan mein nikalne wala hissa badhana.",
      hindi: "तोड़कर, तैराकर और चुंबक से धातु वाले खनिज को बेकार पत्थर से अलग करना, और हर चरण में निकलने वाला हिस्सा बढ़ाना।",
    },
    day: {
      hinglish: [
        "Jhaag tab tak theek karna jab tak zinc bulbulon mein upar na aaye aur bekaar hissa na doobe",
        "Mill ke sample chhaankar dekhna ki pisai kaafi baareek hai ya nahi",
        "Hisaab lagana ki bekaar ghol yaani tailings ke saath kitna taamba nikal gaya",
      ],
      hindi: [
        "झाग तब तक ठीक करना जब तक ज़िंक उसके बुलबुलों में ऊपर न आए और बेकार हिस्सा न डूबे",
        "पिसाई मशीन के सैंपल छानकर देखना कि पिसाई काफ़ी बारीक है या नहीं",
        "हिसाब लगाना कि बेकार घोल यानी टेलिंग्स के साथ कितना ताँबा निकल गया",
      ],
    },
  },
  "geological-engineer": {
    of: "1fu6143",
    description: {
      hinglish: "Baandh ya khadaan shuru hone se pehle chattaan ki daraarein padhna.",
      hindi: "बाँध या खदान शुरू होने से पहले चट्टान की दरारें पढ़ना।",
    },
    summary: {
      hinglish:
        "Baandh, patthar ki khadaan ya khaan shuru hone se pehle chattaan ki daraarein aur partein padhna, aur batana ki kahan khodna ya banana asurakshit hoga.",
      hindi: "बाँध, पत्थर की खदान या खान शुरू होने से पहले चट्टान की दरारें और परतें पढ़ना, और बताना कि कहाँ खोदना या बनाना असुरक्षित होगा।",
    },
    day: {
      hinglish: [
        "Drill core ko dibbon mein sajana aur har daraar par nishaan lagana",
        "Naapna ki banne wale powerhouse ke upar chattaan ki partein kitni jhuki hain",
        "Patthar ki khadaan ki deewar fault se door hatane ki salaah dena",
      ],
      hindi: [
        "ड्रिल कोर को डिब्बों में सजाना और हर दरार पर निशान लगाना",
        "नापना कि बनने वाले पावरहाउस के ऊपर चट्टान की परतें कितनी झुकी हैं",
        "पत्थर की खदान की दीवार को फ़ॉल्ट से दूर हटाने की सलाह देना",
      ],
    },
  },
  "mine-manager": {
    of: "1ds2t0n",
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
    day: {
      hinglish: [
        "Subah ki shift se pehle overman yaani shift supervisor ke saath din ka target tay karna",
        "Kanoon ke hisaab se koyla katne wali deewar yaani face jaanchna aur register par sign karna",
        "Tabadle ki baat hadtaal bane, usse pehle union se milna",
      ],
      hindi: [
        "सुबह की शिफ़्ट से पहले ओवरमैन यानी शिफ़्ट सुपरवाइज़रों के साथ दिन का टारगेट तय करना",
        "क़ानून के हिसाब से कोयला कटने वाली दीवार यानी फ़ेस जाँचना और रजिस्टर पर दस्तख़त करना",
        "तबादले की बात हड़ताल बने, उससे पहले यूनियन से मिलना",
      ],
    },
  },
  "extractive-metallurgist": {
    of: "1gknohs",
    description: {
      hinglish: "Smelter mein ayask se taamba, zinc aur aluminium nikaalna.",
      hindi: "स्मेल्टर में अयस्क से ताँबा, ज़िंक और एल्युमिनियम निकालना।",
    },
    summary: {
      hinglish:
        "Smelter aur leaching tank mein ayask se dhatu nikaalna, slag, garmi aur chemistry par kaabu rakhkar taamba, zinc ya aluminium banana.",
      hindi: "स्मेल्टर और लीचिंग टैंक में अयस्क से धातु निकालना, स्लैग, गर्मी और केमिस्ट्री पर क़ाबू रखकर ताँबा, ज़िंक या एल्युमिनियम बनाना।",
    },
    day: {
      hinglish: [
        "Slag ka sample lekar parakhna ki usmein abhi kitna taamba bacha hai",
        "Zinc ke leaching tank mein acid ki tezi badalna",
        "Aluminium cell ko garmi ki tang seema mein rakhna",
      ],
      hindi: [
        "स्लैग का सैंपल लेकर परखना कि उसमें अभी कितना ताँबा बचा है",
        "ज़िंक के लीचिंग टैंक में एसिड की तेज़ी बदलना",
        "एल्युमिनियम सेल को गर्मी की तंग सीमा में रखना",
      ],
    },
  },
  "physical-metallurgist": {
    of: "ysaqkd",
    description: {
      hinglish: "Woh heat treatment tay karna jo axle ke steel ko majboot banaye.",
      hindi: "वह हीट ट्रीटमेंट तय करना जो एक्सल के स्टील को मज़बूत बनाए।",
    },
    summary: {
      hinglish:
        "Microscope mein steel aur alloy ke daane dekhna aur woh heat treatment tay karna jo axle ko majboot ya blade ko sakht banaye.",
      hindi: "माइक्रोस्कोप में स्टील और मिश्र धातु के दाने देखना और वह हीट ट्रीटमेंट तय करना जो एक्सल को मज़बूत या ब्लेड को सख़्त बनाए।",
    },
    day: {
      hinglish: [
        "Toote axle ki etching karke lens ke neeche uske daane padhna",
        "Sakht kiye steel ko pichhli baar se bees degree zyada par temper karna aur uski majbooti test karna",
        "Court ya customer ko batana ki hook kyun toota",
      ],
      hindi: [
        "टूटे एक्सल की एचिंग करके लेंस के नीचे उसके दाने पढ़ना",
        "सख़्त किए स्टील को पिछली बार से बीस डिग्री ज़्यादा पर टेंपर करना और उसकी मज़बूती टेस्ट करना",
        "अदालत या ग्राहक को बताना कि हुक क्यों टूटा",
      ],
    },
  },
  "materials-engineer": {
    of: "t3xu04",
    description: {
      hinglish: "Purza kaise tootta hai yeh test karke uske liye dhatu ya plastic chunna.",
      hindi: "पुर्ज़ा कैसे टूटता है यह टेस्ट करके उसके लिए धातु या प्लास्टिक चुनना।",
    },
    summary: {
      hinglish:
        "Koolhe ke implant se rocket nozzle tak, kaun si cheez kaise tootti hai yeh test karke purze ke liye dhatu, plastic ya composite chunna ya banana.",
      hindi: "कूल्हे के इंप्लांट से रॉकेट नोज़ल तक, कौन सी चीज़ कैसे टूटती है यह टेस्ट करके पुर्ज़े के लिए धातु, प्लास्टिक या कंपोज़िट चुनना या बनाना।",
    },
    day: {
      hinglish: [
        "Carbon fibre ki pattiyan bikharne tak kheenchna aur uska graph banana",
        "Koolhe ke cup ke liye titanium aur plastic ki tulna karna",
        "Electron beam se nozzle ki lining mein khaali jagah dhoondhna",
      ],
      hindi: [
        "कार्बन फ़ाइबर की पट्टियाँ बिखरने तक खींचना और उसका ग्राफ़ बनाना",
        "कूल्हे के कप के लिए टाइटेनियम और प्लास्टिक की तुलना करना",
        "इलेक्ट्रॉन बीम से नोज़ल की लाइनिंग में ख़ाली जगह ढूँढ़ना",
      ],
    },
  },
  "corrosion-engineer": {
    of: "10hgp8b",
    description: { hinglish: "Pipeline, jahaaz aur pul ko zang se bachana.", hindi: "पाइपलाइन, जहाज़ और पुल को ज़ंग से बचाना।" },
    summary: {
      hinglish:
        "Coating, inhibitor aur bijli ke tareekon se pipeline, jahaaz aur pul ko zang se bachana, aur andaaza lagana ki unki kitni umar bachi hai.",
      hindi: "कोटिंग, इन्हिबिटर और बिजली के तरीक़ों से पाइपलाइन, जहाज़ और पुल को ज़ंग से बचाना, और अंदाज़ा लगाना कि उनकी कितनी उम्र बची है।",
    },
    day: {
      hinglish: [
        "Zameen mein dabi pipeline ka voltage har kilometre par naapna",
        "Naapna ki jetty ke steel ke paaye pichhle saal se kitne patle hue",
        "Nam steel par kiya gaya paint reject karna",
      ],
      hindi: [
        "ज़मीन में दबी पाइपलाइन का वोल्टेज हर किलोमीटर पर नापना",
        "नापना कि जेटी के स्टील के पाये पिछले साल से कितने पतले हुए",
        "नम स्टील पर किया गया पेंट रिजेक्ट करना",
      ],
    },
  },
  "welding-engineer": {
    of: "18yxb0h",
    description: {
      hinglish: "Tay karna ki boiler aur pipe kaise weld hon aur har jod parakhna.",
      hindi: "तय करना कि बॉयलर और पाइप कैसे वेल्ड हों और हर जोड़ परखना।",
    },
    summary: {
      hinglish: "Boiler, pipeline aur jahaaz ki plate jodne ke tareeke likhna, welder ki pariksha lena, aur X-ray dekhkar jod parakhna.",
      hindi: "बॉयलर, पाइपलाइन और जहाज़ की प्लेट जोड़ने के तरीक़े लिखना, वेल्डर की परीक्षा लेना, और एक्स-रे देखकर जोड़ परखना।",
    },
    day: {
      hinglish: [
        "Boiler tube ke jod ke liye current, gap aur preheat likhna",
        "Welder ka test piece modkar dekhna ki jod khulta hai ya tikta hai",
        "X-ray film ko roshni mein dekhkar phanse slag par gola lagana",
      ],
      hindi: [
        "बॉयलर ट्यूब के जोड़ के लिए करंट, गैप और प्रीहीट लिखना",
        "वेल्डर का टेस्ट पीस मोड़कर देखना कि जोड़ खुलता है या टिकता है",
        "एक्स-रे फ़िल्म को रोशनी में देखकर फँसे स्लैग पर गोला लगाना",
      ],
    },
  },
  "industrial-engineer": {
    of: "13wcjrj",
    description: {
      hinglish: "Plant ya hospital ko phir se aise jamana ki kaam tez ho.",
      hindi: "प्लांट या अस्पताल को फिर से ऐसे जमाना कि काम तेज़ हो।",
    },
    summary: {
      hinglish:
        "Dekhna ki plant ya hospital mein log, machine aur saamaan kaise aate-jaate hain, aur unhe aise jamana ki wahi kaam kam samay mein ho.",
      hindi: "देखना कि प्लांट या अस्पताल में लोग, मशीन और सामान कैसे आते-जाते हैं, और उन्हें ऐसे जमाना कि वही काम कम समय में हो।",
    },
    day: {
      hinglish: [
        "OPD mein ek mareez ki file ke saath ghoomkar har intezaar ka samay naapna",
        "Silai ke chhe station phir se aise jamana ki koi bundle jama na ho",
        "Doosre loading bay par paisa lagne se pehle uska simulation karna",
      ],
      hindi: [
        "OPD में एक मरीज़ की फ़ाइल के साथ घूमकर हर इंतज़ार का समय नापना",
        "सिलाई के छह स्टेशन फिर से ऐसे जमाना कि कोई बंडल जमा न हो",
        "दूसरे लोडिंग बे पर पैसा लगने से पहले उसका सिमुलेशन करना",
      ],
    },
  },
  "production-engineer": {
    of: "ptsf7i",
    description: {
      hinglish: "Shift ka target tay karna aur shop floor ki har rukawat hatana.",
      hindi: "शिफ़्ट का टारगेट तय करना और शॉप फ़्लोर की हर रुकावट हटाना।",
    },
    summary: {
      hinglish: "Design ko taiyaar maal mein badalne wali machine, step aur shift target tay karna, aur shop floor ki har rukawat hatana.",
      hindi: "डिज़ाइन को तैयार माल में बदलने वाली मशीनें, स्टेप और शिफ़्ट टारगेट तय करना, और शॉप फ़्लोर की हर रुकावट हटाना।",
    },
    day: {
      hinglish: [
        "Shift ki shuruaat kal ki ginti aur aaj ki kami se karna",
        "Press ka changeover pachaas minute se ghatakar bees minute karna",
        "Jo station baaki sabko rok raha ho, wahan ek worker bhejna",
      ],
      hindi: [
        "शिफ़्ट की शुरुआत कल की गिनती और आज की कमी से करना",
        "प्रेस का चेंजओवर पचास मिनट से घटाकर बीस मिनट करना",
        "जो स्टेशन बाक़ी सबको रोक रहा हो, वहाँ एक कामगार भेजना",
      ],
    },
  },
  "methods-engineer": {
    of: "14eq579",
    description: {
      hinglish: "Assembly ke kaam ka video banana aur sabse achchha tareeka likhna.",
      hindi: "असेंबली के काम का वीडियो बनाना और सबसे अच्छा तरीक़ा लिखना।",
    },
    summary: {
      hinglish:
        "Assembly ke kaam ko chhote-chhote movement mein baantna, unka video banana aur samay naapna, aur sabse achchha tareeka sab shift ke liye standard banakar likhna.",
      hindi: "असेंबली के काम को छोटे-छोटे मूवमेंट में बाँटना, उनका वीडियो बनाना और समय नापना, और सबसे अच्छा तरीक़ा सब शिफ़्टों के लिए स्टैंडर्ड बनाकर लिखना।",
    },
    day: {
      hinglish: [
        "Wiring harness ke kaam ka video banana aur bewajah badhe haath ginna",
        "Kohni ki sahi oonchai par gatte ki bench banana",
        "Woh picture card banana jiski har shift nakal karegi",
      ],
      hindi: [
        "वायरिंग हार्नेस के काम का वीडियो बनाना और बेवजह बढ़े हाथ गिनना",
        "कोहनी की सही ऊँचाई पर गत्ते की बेंच बनाना",
        "वह चित्र वाला कार्ड बनाना जिसकी हर शिफ़्ट नक़ल करेगी",
      ],
    },
  },
  "planning-engineer": {
    of: "edrtvn",
    description: {
      hinglish: "Refinery shutdown ka har kaam plan karna aur deri ki chetavni dena.",
      hindi: "रिफ़ाइनरी शटडाउन का हर काम प्लान करना और देरी की चेतावनी देना।",
    },
    summary: {
      hinglish:
        "Project ya plant shutdown ke hazaaron jude kaamon ka schedule banana aur hafton pehle chetana ki kahan deri nuksaan karegi.",
      hindi: "प्रोजेक्ट या प्लांट शटडाउन के हज़ारों जुड़े कामों का शेड्यूल बनाना और हफ़्तों पहले चेताना कि कहाँ देरी नुक़सान करेगी।",
    },
    day: {
      hinglish: [
        "Primavera mein refinery shutdown ke chaar hazaar kaam aapas mein jodna",
        "Bar chart par nishaan lagana ki crane bahut der se aa rahi hai",
        "Har site head se umeed ke aankde nahi, asli progress nikalwana",
      ],
      hindi: [
        "Primavera में रिफ़ाइनरी शटडाउन के चार हज़ार काम आपस में जोड़ना",
        "बार चार्ट पर निशान लगाना कि क्रेन बहुत देर से आ रही है",
        "हर साइट हेड से उम्मीद के आँकड़े नहीं, असली प्रगति निकलवाना",
      ],
    },
  },
  "quality-engineer": {
    of: "1sr413p",
    description: {
      hinglish: "Purze kyun fail hote hain, yeh pata karna aur kharabi ko jad par hi rokna.",
      hindi: "पुर्ज़े क्यों फ़ेल होते हैं, यह पता करना और ख़राबी को जड़ पर ही रोकना।",
    },
    summary: {
      hinglish:
        "Purze jaanch mein kyun fail hote hain, yeh pata karna aur banane ka tareeka badalna, taaki kharabi customer tak pahunchne ke bajay jad par hi ruk jaye.",
      hindi: "पुर्ज़े जाँच में क्यों फ़ेल होते हैं, यह पता करना और बनाने का तरीक़ा बदलना, ताकि ख़राबी ग्राहक तक पहुँचने के बजाय जड़ पर ही रुक जाए।",
    },
    day: {
      hinglish: [
        "Har ghante drill kiye chhed ki chaudai ka graph banana aur badhte hi machine rokna",
        "Paanch baar poochhna ki clutch plate kyun chatki",
        "Customer ke yard mein shak wali khep chhaantna",
      ],
      hindi: [
        "हर घंटे ड्रिल किए छेद की चौड़ाई का ग्राफ़ बनाना और बढ़ते ही मशीन रोकना",
        "पाँच बार पूछना कि क्लच प्लेट क्यों चटकी",
        "ग्राहक के यार्ड में शक वाली खेप छाँटना",
      ],
    },
  },
  "inspection-engineer": {
    of: "1thq15z",
    description: {
      hinglish: "Supplier ke karkhane mein pressure vessel, cable aur steel ki jaanch karna.",
      hindi: "सप्लायर के कारख़ाने में प्रेशर वेसल, केबल और स्टील की जाँच करना।",
    },
    summary: {
      hinglish:
        "Supplier ke karkhane aur site par jaakar pressure vessel, cable ya steel ko specification se milakar jaanchna, isse pehle ki koi maal le aur paisa de.",
      hindi: "सप्लायर के कारख़ाने और साइट पर जाकर प्रेशर वेसल, केबल या स्टील को स्पेसिफ़िकेशन से मिलाकर जाँचना, इससे पहले कि कोई माल ले और पैसा दे।",
    },
    day: {
      hinglish: [
        "Vessel ka bharna aur test pressure par tikna khud dekhna",
        "Plate ke batch yaani heat number steel mill ke certificate se milana",
        "Ek taar kam wala cable drum lene se inkaar karna",
      ],
      hindi: [
        "वेसल का भरना और टेस्ट प्रेशर पर टिकना ख़ुद देखना",
        "प्लेटों के बैच यानी हीट नंबर स्टील मिल के सर्टिफ़िकेट से मिलाना",
        "एक तार कम वाला केबल ड्रम लेने से इनकार करना",
      ],
    },
  },
  "reliability-engineer": {
    of: "1pd29b2",
    description: {
      hinglish: "Kharabi ke record se batana ki machine ka kaun sa purza pehle jawab dega.",
      hindi: "ख़राबी के रिकॉर्ड से बताना कि मशीन का कौन सा पुर्ज़ा पहले जवाब देगा।",
    },
    summary: {
      hinglish:
        "Kharabi ke record se batana ki machine kitni chalegi aur kaun sa purza pehle jayega, aur rakhrakhav ka tareeka badalna taaki woh kam kharab ho.",
      hindi: "ख़राबी के रिकॉर्ड से बताना कि मशीन कितनी चलेगी और कौन सा पुर्ज़ा पहले जाएगा, और रखरखाव का तरीक़ा बदलना ताकि वह कम ख़राब हो।",
    },
    day: {
      hinglish: [
        "Teen saal ki bearing kharabiyon par umar ka curve baithana",
        "Pump seal ko tapakar aur hilakar ek hafte mein purana karna",
        "Plant ko manana ki belt tootne se pehle hi badal le",
      ],
      hindi: [
        "तीन साल की बेयरिंग ख़राबियों पर उम्र का कर्व बैठाना",
        "पंप सील को तपाकर और हिलाकर एक हफ़्ते में पुराना करना",
        "प्लांट को मनाना कि बेल्ट टूटने से पहले ही बदल ले",
      ],
    },
  },
  "validation-engineer": {
    of: "8iltfs",
    description: {
      hinglish: "Saabit karna ki dawa factory ki machinein har baar ek jaisa kaam karti hain.",
      hindi: "साबित करना कि दवा फ़ैक्टरी की मशीनें हर बार एक जैसा काम करती हैं।",
    },
    summary: {
      hinglish:
        "Likhit test se saabit karna ki dawa banane ki line, steriliser ya device har baar ek jaisa kaam karta hai, taaki regulator use maan le.",
      hindi: "लिखित टेस्ट से साबित करना कि दवा बनाने की लाइन, स्टेरिलाइज़र या डिवाइस हर बार एक जैसा काम करता है, ताकि रेगुलेटर उसे मान ले।",
    },
    day: {
      hinglish: [
        "Steriliser ke har kone mein taapmaan ke probe yaani thermocouple lagana",
        "Tablet ka wahi run teen baar dohrakar tulna karna",
        "Likhna ki test mein taapmaan ka ek probe apni jagah se kyun khiska",
      ],
      hindi: [
        "स्टेरिलाइज़र के हर कोने में तापमान के प्रोब यानी थर्मोकपल लगाना",
        "टैबलेट का वही रन तीन बार दोहराकर तुलना करना",
        "लिखना कि टेस्ट में तापमान का एक प्रोब अपनी जगह से क्यों खिसका",
      ],
    },
  },
  ergonomist: {
    of: "1mgmsbg",
    description: {
      hinglish: "Seat, auzaar aur cockpit ko shareer ke hisaab se dobara design karna.",
      hindi: "सीट, औज़ार और कॉकपिट को शरीर के हिसाब से दोबारा डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Log kahan tak pahunchte, kahan zor lagate aur kahan chookte hain, yeh naapkar seat, auzaar, cockpit aur bojh uthane ka kaam shareer ke hisaab se badalna.",
      hindi: "लोग कहाँ तक पहुँचते, कहाँ ज़ोर लगाते और कहाँ चूकते हैं, यह नापकर सीट, औज़ार, कॉकपिट और बोझ उठाने का काम शरीर के हिसाब से बदलना।",
    },
    day: {
      hinglish: [
        "Naapna ki packing bench par chhote kad ki mahilaon ko kitna khinchna padta hai",
        "Raat ki bus ke poore safar mein driver ki gardan aur aankhein film karna",
        "Plywood ka cabin banakar bees logon ko usmein chadhwana",
      ],
      hindi: [
        "नापना कि पैकिंग बेंच पर छोटे क़द की महिलाओं को कितना खिंचना पड़ता है",
        "रात की बस के पूरे सफ़र में ड्राइवर की गर्दन और आँखों का वीडियो बनाना",
        "प्लाइवुड का केबिन बनाकर बीस लोगों को उसमें चढ़वाना",
      ],
    },
  },
  "safety-engineer": {
    of: "5rj7s8",
    description: {
      hinglish: "Machine guard design karna aur site par hote-hote tale haadson ko samajhna.",
      hindi: "मशीन के गार्ड डिज़ाइन करना और साइट पर होते-होते टले हादसों को समझना।",
    },
    summary: {
      hinglish:
        "Machine aur site mein guard, interlock aur surakshit tareeke design se hi jodna, aur un haadson ko samajhna jo hote-hote tal gaye, yaani near miss.",
      hindi: "मशीन और साइट में गार्ड, इंटरलॉक और सुरक्षित तरीक़े डिज़ाइन से ही जोड़ना, और उन हादसों को समझना जो होते-होते टल गए, यानी नियर मिस।",
    },
    day: {
      hinglish: [
        "Press lock karke saabit karna ki fitter ke kaam karte woh chalu nahi ho sakti",
        "Night shift se poochhna ki kya galat hote-hote bacha",
        "Oonchai par us painter ko rokna jiska harness kahin bandha nahi hai",
      ],
      hindi: [
        "प्रेस लॉक करके साबित करना कि फ़िटर के काम करते वह चालू नहीं हो सकती",
        "रात की शिफ़्ट से पूछना कि क्या ग़लत होते-होते बचा",
        "ऊँचाई पर उस पेंटर को रोकना जिसका हार्नेस कहीं बँधा नहीं है",
      ],
    },
  },
  "fire-protection-engineer": {
    of: "1nhvugp",
    description: {
      hinglish: "Sprinkler, smoke vent aur bachne ke raaste design karna.",
      hindi: "स्प्रिंकलर, स्मोक वेंट और बचने के रास्ते डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aag kaise badhegi aur log kaise niklenge, yeh sochkar oonchi imaraton aur plant ke liye sprinkler, smoke vent, alarm aur bachkar nikalne ke raaste design karna.",
      hindi: "आग कैसे बढ़ेगी और लोग कैसे निकलेंगे, यह सोचकर ऊँची इमारतों और प्लांट के लिए स्प्रिंकलर, स्मोक वेंट, अलार्म और बचकर निकलने के रास्ते डिज़ाइन करना।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki pump rack ke upar sabse mushkil jagah ke baarah sprinkler ko paani de payega ya nahi",
        "Atrium mein computer se dhuan bharna aur bachkar nikalne ka samay naapna",
        "Tower ke plan par seedhiyon ke darwaze Code ke Part 4 se milana",
      ],
      hindi: [
        "हिसाब लगाना कि पंप रैक के ऊपर सबसे मुश्किल जगह के बारह स्प्रिंकलर को पानी दे पाएगा या नहीं",
        "एट्रियम में कंप्यूटर से धुआँ भरना और बचकर निकलने का समय नापना",
        "टावर के प्लान पर सीढ़ियों के दरवाज़े कोड के भाग 4 से मिलाना",
      ],
    },
  },
  "estimation-engineer": {
    of: "1ejc28r",
    description: {
      hinglish: "Boli lagane se pehle drawing dekhkar project ki laagat nikaalna.",
      hindi: "बोली लगाने से पहले ड्रॉइंग देखकर प्रोजेक्ट की लागत निकालना।",
    },
    summary: {
      hinglish:
        "Drawing se nikaalna ki machine ya project par steel, mazdoori aur samay ka kitna kharch aayega, taaki company bina ghaate ke boli laga sake.",
      hindi: "ड्रॉइंग से निकालना कि मशीन या प्रोजेक्ट पर स्टील, मज़दूरी और समय का कितना ख़र्च आएगा, ताकि कंपनी बिना घाटे के बोली लगा सके।",
    },
    day: {
      hinglish: [
        "Tank ki drawing se weld aur steel ke kilo ginna",
        "Valve ke daam ki miyaad khatm hone se pehle chaar vendor ko phone karna",
        "Order chahne wale director ke saamne apne jode labour ke ghante sahi thahrana",
      ],
      hindi: [
        "टैंक की ड्रॉइंग से वेल्ड और स्टील के किलो गिनना",
        "वाल्व के दाम की मियाद ख़त्म होने से पहले चार वेंडर को फ़ोन करना",
        "ऑर्डर चाहने वाले डायरेक्टर के सामने अपने जोड़े लेबर के घंटे सही ठहराना",
      ],
    },
  },
  "logistics-engineer": {
    of: "2lvabb",
    description: {
      hinglish: "Aise warehouse aur truck ke raaste design karna jinse kilometre bachein.",
      hindi: "ऐसे वेयरहाउस और ट्रक के रास्ते डिज़ाइन करना जिनसे किलोमीटर बचें।",
    },
    summary: {
      hinglish:
        "Data aur model se warehouse, raaste aur loading ke plan design karna, taaki factory aur dukaan ke beech ke kilometre aur ghante ghatein.",
      hindi: "डेटा और मॉडल से वेयरहाउस, रास्ते और लोडिंग के प्लान डिज़ाइन करना, ताकि फ़ैक्टरी और दुकान के बीच के किलोमीटर और घंटे घटें।",
    },
    day: {
      hinglish: [
        "Software se tarah-tarah ke carton aise jamana ki truck chaar aur le jaye",
        "Nagpur mein ek depot aur doosri jagahon par teen mein se chunna",
        "Galiyare mein khade hokar dekhna ki picker ek doosre ke raaste mein kyun aate hain",
      ],
      hindi: [
        "सॉफ़्टवेयर से तरह-तरह के कार्टन ऐसे जमाना कि ट्रक चार और ले जाए",
        "नागपुर में एक डिपो और दूसरी जगहों पर तीन में से चुनना",
        "गलियारे में खड़े होकर देखना कि माल उठाने वाले एक-दूसरे के रास्ते में क्यों आते हैं",
      ],
    },
  },
  "research-engineer": {
    of: "np49mn",
    description: {
      hinglish: "Naye material ke liye test rig banana aur nateeje likhna.",
      hindi: "नए मटीरियल के लिए टेस्ट रिग बनाना और नतीजे लिखना।",
    },
    summary: {
      hinglish:
        "Company ya national laboratory mein naye material, machine ya tareekon par khoj karna, test rig banana aur unse jo saabit ho woh likhna.",
      hindi: "कंपनी या राष्ट्रीय प्रयोगशाला में नए मटीरियल, मशीन या तरीक़ों पर खोज करना, टेस्ट रिग बनाना और उनसे जो साबित हो वह लिखना।",
    },
    day: {
      hinglish: [
        "Us rig ki wiring karna jo pehle kisi ne nahi banaya",
        "Wahi test beam tab tak phir modna jab tak ajeeb daraar samajh na aaye",
        "Patent khojkar jaanna ki yeh pehle kisne socha",
      ],
      hindi: [
        "उस रिग की वायरिंग करना जो पहले किसी ने नहीं बनाया",
        "वही टेस्ट बीम तब तक फिर मोड़ना जब तक अजीब दरार समझ न आए",
        "पेटेंट खोजकर जानना कि यह पहले किसने सोचा",
      ],
    },
  },
  "engineering-manager": {
    of: "13vxcpz",
    description: {
      hinglish: "Engineers ki team chalana, laagat aur deadline ki zimmedari lena.",
      hindi: "इंजीनियरों की टीम चलाना, लागत और डेडलाइन की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Engineers ki team chalana, project ko baantna, design ke jhagde suljhana aur laagat, deadline aur nateejon ki zimmedari lena.",
      hindi: "इंजीनियरों की टीम चलाना, प्रोजेक्ट को बाँटना, डिज़ाइन के झगड़े सुलझाना और लागत, डेडलाइन और नतीजों की ज़िम्मेदारी लेना।",
    },
    day: {
      hinglish: [
        "Tay karna ki do achchhe design mein se kaun sa tooling mein jaye",
        "Bearing test mein fail hone par client se do hafte aur maangna",
        "Us young engineer ke saath baithna jiski drawing ki kadi aalochna hui",
      ],
      hindi: [
        "तय करना कि दो अच्छे डिज़ाइन में से कौन सा टूलिंग में जाए",
        "बेयरिंग टेस्ट में फ़ेल होने पर क्लाइंट से दो हफ़्ते और माँगना",
        "उस युवा इंजीनियर के साथ बैठना जिसकी ड्रॉइंग की कड़ी आलोचना हुई",
      ],
    },
  },
  "robotics-engineer": {
    of: "fmd0ck",
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
    day: {
      hinglish: [
        "Parcel uthane wale arm ko pichka dibba pakadna sikhana",
        "Pahiye, camera aur doori ki reading jodne wala code likhna",
        "Pata lagana ki naale ka robot keechad mein ek mod ke baad kyun rukta hai",
      ],
      hindi: [
        "पार्सल उठाने वाले आर्म को पिचका डिब्बा पकड़ना सिखाना",
        "पहिये, कैमरे और दूरी की रीडिंग जोड़ने वाला कोड लिखना",
        "पता लगाना कि नाले का रोबोट कीचड़ में एक मोड़ के बाद क्यों रुकता है",
      ],
    },
  },
  "mechatronics-engineer": {
    of: "zx8too",
    description: {
      hinglish: "ATM jaise product mein gear, circuit aur code ko jodna.",
      hindi: "ATM जैसे प्रोडक्ट में गियर, सर्किट और कोड को जोड़ना।",
    },
    summary: {
      hinglish:
        "Ek hi product mein mechanics, electronics aur code milana, jaise ATM, antilock brake ya apna load bhaanpne wali washing machine mein.",
      hindi: "एक ही प्रोडक्ट में मैकेनिक्स, इलेक्ट्रॉनिक्स और कोड मिलाना, जैसे ATM, एंटीलॉक ब्रेक या अपना लोड भाँपने वाली वॉशिंग मशीन में।",
    },
    day: {
      hinglish: [
        "Washing machine ko motor ke current se apna load bhaanpna sikhana",
        "Sensor, gear aur circuit ko hatheli jitne dibbe mein baithana",
        "Teen vibhagon ke beech baithkar draw karna ki unke purze kaise judenge",
      ],
      hindi: [
        "वॉशिंग मशीन को मोटर के करंट से अपना लोड भाँपना सिखाना",
        "सेंसर, गियर और सर्किट को हथेली जितने डिब्बे में बैठाना",
        "तीन विभागों के बीच बैठकर ड्रॉ करना कि उनके पुर्ज़े कैसे जुड़ेंगे",
      ],
    },
  },
  "biomedical-engineer": {
    of: "18hypj",
    description: {
      hinglish: "Doctors ke saath milkar ventilator, implant aur monitor banana.",
      hindi: "डॉक्टरों के साथ मिलकर वेंटिलेटर, इम्प्लांट और मॉनिटर बनाना।",
    },
    summary: {
      hinglish: "Engineering ko shareer ke kaam mein lana, doctors ke saath saste ventilator, implant aur monitor taiyar karna.",
      hindi: "इंजीनियरिंग को शरीर के काम में लाना, डॉक्टरों के साथ सस्ते वेंटिलेटर, इम्प्लांट और मॉनिटर तैयार करना।",
    },
    day: {
      hinglish: [
        "Bheed wale ward mein record kiye dhadkan ke signal se noise hatana",
        "Nurse se poochhna ki abhi ke monitor mein unhe kya khalta hai",
        "Jabde ka implant print karke tootne tak test karna",
      ],
      hindi: [
        "भीड़ वाले वार्ड में रिकॉर्ड किए धड़कन के सिग्नल से शोर हटाना",
        "नर्स से पूछना कि अभी के मॉनिटर में उन्हें क्या खलता है",
        "जबड़े का इम्प्लांट प्रिंट करके टूटने तक टेस्ट करना",
      ],
    },
  },
  "clinical-engineer": {
    of: "7ucxdq",
    description: {
      hinglish: "Hospital ke ventilator aur scanner chunna aur test karna.",
      hindi: "अस्पताल के वेंटिलेटर और स्कैनर चुनना और टेस्ट करना।",
    },
    summary: {
      hinglish: "Hospital ke ventilator, scanner aur monitor chunna, jaanchna aur sambhalna, taaki mareez ke paas koi machine fail na ho.",
      hindi: "अस्पताल के वेंटिलेटर, स्कैनर और मॉनिटर चुनना, जाँचना और सँभालना, ताकि मरीज़ के पास कोई मशीन फ़ेल न हो।",
    },
    day: {
      hinglish: [
        "Ward mein wapas jaane se pehle defibrillator ka jhatka test karna",
        "Das saal ke rakhrakhav samet scanner ke chaar offer ki tulna karna",
        "Raat ki nurses ko alarm sahi tareeke se band karna sikhana",
      ],
      hindi: [
        "वार्ड में वापस जाने से पहले डिफ़िब्रिलेटर का झटका टेस्ट करना",
        "दस साल के रखरखाव समेत स्कैनर के चार ऑफ़र की तुलना करना",
        "रात की नर्सों को अलार्म सही तरीक़े से बंद करना सिखाना",
      ],
    },
  },
  "rehabilitation-engineer": {
    of: "4zmlcv",
    description: {
      hinglish: "Wheelchair aur switch ko ek vyakti ki disability ke hisaab se dhaalna.",
      hindi: "व्हीलचेयर और स्विच को एक व्यक्ति की दिव्यांगता के हिसाब से ढालना।",
    },
    summary: {
      hinglish:
        "Ek vyakti ki disability ke hisaab se wheelchair, nakli haath-pair aur switch design karna, lagakar badalte rehna jab tak woh khud kaam na chala le.",
      hindi: "एक व्यक्ति की दिव्यांगता के हिसाब से व्हीलचेयर, नक़ली हाथ-पैर और स्विच डिज़ाइन करना, लगाकर बदलते रहना जब तक वह ख़ुद काम न चला ले।",
    },
    day: {
      hinglish: [
        "Ek aadmi ki chaal film karna aur prosthetist ke saath uska nakli takhna khiskana jab tak langdahat kam na ho",
        "Thuddi se chalne wala switch lagana taaki ek ladka type kar sake",
        "Tirunelveli mein ek parivar ke darwaze ke liye wheelchair sankri karna",
      ],
      hindi: [
        "एक आदमी की चाल का वीडियो बनाना और प्रोस्थेटिस्ट के साथ उसका नक़ली टखना खिसकाना जब तक लँगड़ाहट कम न हो",
        "ठुड्डी से चलने वाला स्विच लगाना ताकि एक लड़का टाइप कर सके",
        "तिरुनेलवेली में एक परिवार के दरवाज़े के लिए व्हीलचेयर सँकरी करना",
      ],
    },
  },
  "medical-device-engineer": {
    of: "194uvyk",
    description: {
      hinglish: "Stent aur glucose meter ko sketch se manzoori tak pahunchana.",
      hindi: "स्टेंट और ग्लूकोज़ मीटर को स्केच से मंज़ूरी तक पहुँचाना।",
    },
    summary: {
      hinglish: "Stent ya glucose meter jaise product ko risk file, bench test aur trial batch ke saath sketch se manzoori tak le jaana.",
      hindi: "स्टेंट या ग्लूकोज़ मीटर जैसे प्रोडक्ट को रिस्क फ़ाइल, बेंच टेस्ट और ट्रायल बैच के साथ स्केच से मंज़ूरी तक ले जाना।",
    },
    day: {
      hinglish: [
        "Gungune namkeen paani mein stent ko karodon baar dhadkana, jaise dhamni karti hai",
        "Risk file mein likhna ki strip ki reading bahut kam aaye to kya hoga",
        "Trial batch chatakne par mould sudhaarna",
      ],
      hindi: [
        "गुनगुने नमकीन पानी में स्टेंट को करोड़ों बार धड़काना, जैसे धमनी करती है",
        "रिस्क फ़ाइल में लिखना कि स्ट्रिप की रीडिंग बहुत कम आए तो क्या होगा",
        "ट्रायल बैच चटकने पर मोल्ड सुधारना",
      ],
    },
  },
  "nanotechnology-engineer": {
    of: "1fihkqr",
    description: {
      hinglish: "Sensor aur filter ke liye kuch hi atom moti paratein jamana.",
      hindi: "सेंसर और फ़िल्टर के लिए कुछ ही परमाणु मोटी परतें जमाना।",
    },
    summary: {
      hinglish:
        "Clean room mein kuch atom ke naap par padarth banana aur jamana, taaki zyada tez sensor, paani ke filter ya dawa le jaane wale kan banein.",
      hindi: "क्लीन रूम में कुछ परमाणुओं के नाप पर पदार्थ बनाना और जमाना, ताकि ज़्यादा तेज़ सेंसर, पानी के फ़िल्टर या दवा ले जाने वाले कण बनें।",
    },
    day: {
      hinglish: [
        "Silicon ki slice par chalees atom moti parat jamana",
        "Un particles ki photo lena jo kisi light microscope mein nahi dikhte",
        "Agle saal ke clean room ke ghanton ki maang likhna",
      ],
      hindi: [
        "सिलिकॉन की स्लाइस पर चालीस परमाणु मोटी परत जमाना",
        "उन कणों की फ़ोटो लेना जो किसी लाइट माइक्रोस्कोप में नहीं दिखते",
        "अगले साल के क्लीन रूम के घंटों की माँग लिखना",
      ],
    },
  },
  "photonics-engineer": {
    of: "474gm0",
    description: {
      hinglish: "Laser ki roshni se dhaatu kaatna, data bhejna ya nabz padhna.",
      hindi: "लेज़र की रोशनी से धातु काटना, डेटा भेजना या नब्ज़ पढ़ना।",
    },
    summary: {
      hinglish: "Laser, fibre aur light sensor se dhaatu kaatna, internet ka data bhejna ya khoon mein oxygen naapna.",
      hindi: "लेज़र, फ़ाइबर और लाइट सेंसर से धातु काटना, इंटरनेट का डेटा भेजना या ख़ून में ऑक्सीजन नापना।",
    },
    day: {
      hinglish: [
        "Roshni ko fibre ke core mein daalna, jo baal ke dasvein hisse jitna chauda hai",
        "Jaanchna ki kaatne wale laser ki power aath ghante bani rehti hai",
        "Do rang ke diode se ungli ke sire se nabz padhna",
      ],
      hindi: [
        "रोशनी को फ़ाइबर के कोर में डालना, जो बाल के दसवें हिस्से जितना चौड़ा है",
        "जाँचना कि काटने वाले लेज़र की पावर आठ घंटे बनी रहती है",
        "दो रंग के डायोड से उँगली के सिरे से नब्ज़ पढ़ना",
      ],
    },
  },
  "optical-engineer": {
    of: "1urp77x",
    description: {
      hinglish: "Telescope ke mirror aur camera ke lens ka dhundhlapan door karna.",
      hindi: "टेलीस्कोप के शीशे और कैमरे के लेंस का धुँधलापन दूर करना।",
    },
    summary: {
      hinglish:
        "Telescope, phone camera aur microscope ke liye lens aur mirror ke system design karna, aur dhundhlapan ko wavelength ke ek ansh tak ghatana.",
      hindi: "टेलीस्कोप, फ़ोन कैमरे और माइक्रोस्कोप के लिए लेंस और शीशों के सिस्टम डिज़ाइन करना, और धुँधलेपन को वेवलेंथ के एक अंश तक घटाना।",
    },
    day: {
      hinglish: [
        "Telescope ke mirror ko uske interference ke chhallon se naapna",
        "Lens ki doori aisi rakhna ki orbit mein garmi camera ko dhundhla na kare",
        "Polish karne wale ko samjhana ki kaun sa hissa ab bhi ooncha hai",
      ],
      hindi: [
        "टेलीस्कोप के शीशे को उसके इंटरफ़ेरेंस के छल्लों से नापना",
        "लेंसों की दूरी ऐसी रखना कि ऑर्बिट में गर्मी कैमरे को धुँधला न करे",
        "पॉलिश करने वाले को समझाना कि कौन सा हिस्सा अब भी ऊँचा है",
      ],
    },
  },
  "microsystems-engineer": {
    of: "1seswas",
    description: {
      hinglish: "Silicon par nanhi machinein ukerna, jaise airbag ke sensor.",
      hindi: "सिलिकॉन पर नन्ही मशीनें उकेरना, जैसे एयरबैग के सेंसर।",
    },
    summary: {
      hinglish:
        "Baal se bhi patle spring, beam aur gap design karna aur chip banane ke tareekon se silicon par banana, taaki phone ghumna ya car takkar bhaanp le.",
      hindi: "बाल से भी पतले स्प्रिंग, बीम और गैप डिज़ाइन करना और चिप बनाने के तरीक़ों से सिलिकॉन पर बनाना, ताकि फ़ोन घूमना या कार टक्कर भाँप ले।",
    },
    day: {
      hinglish: [
        "Red blood cell se bhi patla spring draw karna",
        "Wafer ko gyarah minute etch karke gehrai naapna",
        "Pack kiye sensor ko turntable par jhukakar uska error darj karna",
      ],
      hindi: [
        "लाल रक्त कोशिका से भी पतला स्प्रिंग ड्रॉ करना",
        "वेफ़र की ग्यारह मिनट एचिंग करके गहराई नापना",
        "पैक किए सेंसर को टर्नटेबल पर झुकाकर उसकी ग़लती दर्ज करना",
      ],
    },
  },
  "land-surveyor": {
    of: "1a0ivej",
    description: {
      hinglish: "Seema naapna aur nakshe par dikhana ki kiska plot kahan khatm hota hai.",
      hindi: "सीमा नापना और नक़्शे पर दिखाना कि किसका प्लॉट कहाँ ख़त्म होता है।",
    },
    summary: {
      hinglish:
        "Total station aur satellite receiver se plot, dhalaan aur seema naapna, aur woh naksha banana jo tay kare ki ek maalik ki zameen kahan khatm hoti hai.",
      hindi: "टोटल स्टेशन और सैटेलाइट रिसीवर से प्लॉट, ढलान और सीमा नापना, और वह नक़्शा बनाना जो तय करे कि एक मालिक की ज़मीन कहाँ ख़त्म होती है।",
    },
    day: {
      hinglish: [
        "Padosi ki khaad ke neeche seema ka purana patthar dhoondhna",
        "Nahar paar reflector yaani prism par nishaana saadhna aur plot ka har kona darj karna",
        "Do bhaiyon ko samjhana ki seema asal mein kahan hai",
      ],
      hindi: [
        "पड़ोसी की खाद के नीचे सीमा का पुराना पत्थर ढूँढ़ना",
        "नहर पार रिफ़्लेक्टर यानी प्रिज़्म पर निशाना साधना और प्लॉट का हर कोना दर्ज करना",
        "दो भाइयों को समझाना कि सीमा असल में कहाँ है",
      ],
    },
  },
  "hydrographic-surveyor": {
    of: "k3i3m9",
    description: {
      hinglish: "Sonar se samudra tal ka naksha banana taaki koi jahaz tal mein na phanse.",
      hindi: "सोनार से समुद्र तल का नक़्शा बनाना ताकि कोई जहाज़ तल में न फँसे।",
    },
    summary: {
      hinglish:
        "Survey boat se sonar ke zariye samudra tal, bandargah aur nadi ki gehrai aur aakar ka naksha banana, taaki jahaz tal mein na phansein.",
      hindi: "सर्वे बोट से सोनार के ज़रिए समुद्र तल, बंदरगाह और नदी की गहराई और आकार का नक़्शा बनाना, ताकि जहाज़ तल में न फँसें।",
    },
    day: {
      hinglish: [
        "Neeche sonar chalte samay boat ko seedhi survey line par rakhna",
        "Har gehrai ko jwaar, lehar aur dhwani ki raftaar ke hisaab se sudhaarna",
        "Raat se pehle harbour master ko us doobe jahaz ki khabar dena jis par nishaan nahi hai",
      ],
      hindi: [
        "नीचे सोनार चलते समय नाव को सीधी सर्वे लाइन पर रखना",
        "हर गहराई को ज्वार, लहर और ध्वनि की रफ़्तार के हिसाब से सुधारना",
        "रात से पहले हार्बर मास्टर को उस डूबे जहाज़ की ख़बर देना जिस पर निशान नहीं है",
      ],
    },
  },
  "mine-surveyor": {
    of: "c8n4zf",
    description: {
      hinglish: "Zameen ke neeche ki surangon ke nakshe ekdam sahi rakhna.",
      hindi: "ज़मीन के नीचे की सुरंगों के नक़्शे एकदम सही रखना।",
    },
    summary: {
      hinglish:
        "Zameen ke neeche ki surangon aur khuli khadaanon ke nakshe ekdam sahi rakhna, taaki surangein aapas mein milein aur koi paani bhari purani khudai mein na ghuse.",
      hindi: "ज़मीन के नीचे की सुरंगों और खुली खदानों के नक़्शे एकदम सही रखना, ताकि सुरंगें आपस में मिलें और कोई पानी भरी पुरानी खुदाई में न घुसे।",
    },
    day: {
      hinglish: [
        "Disha neeche tak le jaane ke liye shaft mein saahul latkana",
        "Gallery ke plan ko kal ke aakhiri metre tak poora karna",
        "Thekedar ke bill ke liye nikaalna ki upar ki kitni chattaan yaani overburden khodi gayi",
      ],
      hindi: [
        "दिशा नीचे तक ले जाने के लिए शाफ़्ट में साहुल लटकाना",
        "गैलरी के प्लान को कल के आख़िरी मीटर तक पूरा करना",
        "ठेकेदार के बिल के लिए निकालना कि ऊपर की कितनी चट्टान यानी ओवरबर्डन खोदी गई",
      ],
    },
  },
  "geodetic-surveyor": {
    of: "44gtif",
    description: { hinglish: "Desh ke reference point millimetre tak sahi tay karna.", hindi: "देश के रेफ़रेंस पॉइंट मिलीमीटर तक सही तय करना।" },
    summary: {
      hinglish:
        "Desh bhar mein reference point millimetre tak tay karna aur zameen kaise khisakti hai yeh dekhna, jisse doosre survey ko shuruaati maan milein.",
      hindi: "देश भर में रेफ़रेंस पॉइंट मिलीमीटर तक तय करना और ज़मीन कैसे खिसकती है यह देखना, जिससे दूसरे सर्वे को शुरुआती मान मिलें।",
    },
    day: {
      hinglish: [
        "Khambe ke peetal ke nishaan par poore din receiver rakhna",
        "Sab station ki reading saath mein hal karna jab tak galti millimetre tak na ghate",
        "Shillong ki is saal ki jagah ko pichhle dashak ki jagah se milana",
      ],
      hindi: [
        "खंभे के पीतल के निशान पर पूरे दिन रिसीवर रखना",
        "सब स्टेशनों की रीडिंग साथ में हल करना जब तक ग़लती मिलीमीटर तक न घटे",
        "शिलॉन्ग की इस साल की जगह को पिछले दशक की जगह से मिलाना",
      ],
    },
  },
  cartographer: {
    of: "1329fbj",
    description: {
      hinglish: "Tay karna ki naksha kya dikhaye, kise naam de aur kya chhod de.",
      hindi: "तय करना कि नक़्शा क्या दिखाए, किसे नाम दे और क्या छोड़ दे।",
    },
    summary: {
      hinglish:
        "Tourist map se baadh ke khatre ki screen tak, aise nakshe banana jo log padh sakein, aur tay karna ki kya dikhana, kise naam dena aur kya chhodna hai.",
      hindi: "टूरिस्ट मैप से बाढ़ के ख़तरे की स्क्रीन तक, ऐसे नक़्शे बनाना जो लोग पढ़ सकें, और तय करना कि क्या दिखाना, किसे नाम देना और क्या छोड़ना है।",
    },
    day: {
      hinglish: [
        "Chunna ki sheet chhoti hone par kin gaonon ke naam rahenge",
        "Baadh ke aise rang chunna jo colour-blind afsar bhi padh sake",
        "Seema ko Survey of India ki rekha se milakar jaanchna",
      ],
      hindi: [
        "चुनना कि शीट छोटी होने पर किन गाँवों के नाम रहेंगे",
        "बाढ़ के ऐसे रंग चुनना जो कलर-ब्लाइंड अफ़सर भी पढ़ सके",
        "सीमा को सर्वे ऑफ़ इंडिया की रेखा से मिलाकर जाँचना",
      ],
    },
  },
  photogrammetrist: {
    of: "1ei8thu",
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
    day: {
      hinglish: [
        "Overlap karte frame ko zameen par paint kiye cross par jodna",
        "Khaas chashme se stereo mein chhaton ke kinaare trace karna",
        "Laser point cloud se chidiya aur taar hatana",
      ],
      hindi: [
        "ओवरलैप करते फ़्रेम को ज़मीन पर पेंट किए क्रॉस पर जोड़ना",
        "ख़ास चश्मे से स्टीरियो में छतों के किनारे ट्रेस करना",
        "लेज़र पॉइंट क्लाउड से चिड़ियाँ और तार हटाना",
      ],
    },
  },
  "aerial-photograph-interpreter": {
    of: "ae53af",
    description: {
      hinglish: "Hawai tasveeron mein fasal, chhat aur nadi ke tal pehchaanna.",
      hindi: "हवाई तस्वीरों में फ़सल, छत और नदी के तल पहचानना।",
    },
    summary: {
      hinglish:
        "Hawa se li gayi tasveeren padhkar fasal, chhat, nadi ke purane raaste aur avaidh kabze alag-alag pehchaanna, aur unhe nakshe par darj karna.",
      hindi: "हवा से ली गई तस्वीरें पढ़कर फ़सल, छत, नदी के पुराने रास्ते और अवैध क़ब्ज़े अलग-अलग पहचानना, और उन्हें नक़्शे पर दर्ज करना।",
    },
    day: {
      hinglish: [
        "Rang ki gehrai aur banawat se ganne ko makke se alag pehchaanna",
        "Jheel ke tal par 2015 ke baad aaye shed ki rekha kheenchna",
        "Sample wali das jagahon par jaakar apni pehchaan sahi saabit karna",
      ],
      hindi: [
        "रंग की गहराई और बनावट से गन्ने को मक्के से अलग पहचानना",
        "झील के तल पर 2015 के बाद आए शेडों की रेखा खींचना",
        "सैंपल वाली दस जगहों पर जाकर अपनी पहचान सही साबित करना",
      ],
    },
  },
  "surveying-technician": {
    of: "1osx0oa",
    description: { hinglish: "Tripod lagana, prism pakadna aur reading likhna.", hindi: "ट्राइपॉड लगाना, प्रिज़्म पकड़ना और रीडिंग लिखना।" },
    summary: {
      hinglish:
        "Surveyor ke saath sadak, nahar aur makaanon ki site par jaana, yantra le jaana aur lagana, aur shaam ko din bhar ki reading se level aur naksha taiyar karna.",
      hindi: "सर्वेयर के साथ सड़क, नहर और मकानों की साइट पर जाना, यंत्र ले जाना और लगाना, और शाम को दिन भर की रीडिंग से लेवल और नक़्शा तैयार करना।",
    },
    day: {
      hinglish: [
        "Tripod tab tak kasna jab tak uska bulbula sthir na ho",
        "Level padhte samay hawa mein staff rod seedha pakde rehna",
        "Din ki field book computer mein daalkar contour drawing banana",
      ],
      hindi: [
        "ट्राइपॉड तब तक कसना जब तक उसका बुलबुला स्थिर न हो",
        "लेवल पढ़ते समय हवा में नापने का डंडा सीधा पकड़े रहना",
        "दिन की फ़ील्ड बुक कंप्यूटर में डालकर कंटूर ड्रॉइंग बनाना",
      ],
    },
  },
  "civil-drafter": {
    of: "tu36yi",
    description: {
      hinglish: "Sadak aur imarat ke plan aur sariye ki detail draw karna.",
      hindi: "सड़क और इमारत के प्लान और सरिये की डिटेल ड्रॉ करना।",
    },
    summary: {
      hinglish: "Engineer ke sketch se sadak, puliya aur imarat ke plan, section aur bar-bending ki detail taiyar karna.",
      hindi: "इंजीनियर के स्केच से सड़क, पुलिया और इमारत के प्लान, सेक्शन और बार-बेंडिंग की डिटेल तैयार करना।",
    },
    day: {
      hinglish: [
        "Engineer ke pencil sketch se section samet puliya ka plan banana",
        "Chhat ki slab ke har sariye ki lambai aur mod ki list banana",
        "Nagarpalika ki aapattiyon ke baad ghar ka plan badalna",
      ],
      hindi: [
        "इंजीनियर के पेंसिल स्केच से सेक्शन समेत पुलिया का प्लान बनाना",
        "छत की स्लैब के हर सरिये की लंबाई और मोड़ की सूची बनाना",
        "नगरपालिका की आपत्तियों के बाद घर का प्लान बदलना",
      ],
    },
  },
  "mechanical-draughtsperson": {
    of: "1xiz8av",
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
    day: {
      hinglish: [
        "Pump shaft ko ek view mein banana, keyway section mein aur har vyaas par limit ke saath",
        "Assembly ke purze alag-alag draw karna taaki fitter ko lagane ka kram dikhe",
        "Vernier calliper se naapkar ghise gear ki nakal banana",
      ],
      hindi: [
        "पंप शाफ़्ट को एक व्यू में बनाना, की-वे सेक्शन में और हर व्यास पर लिमिट के साथ",
        "असेंबली के पुर्ज़े अलग-अलग ड्रॉ करना ताकि फ़िटर को लगाने का क्रम दिखे",
        "वर्नियर कैलिपर से नापकर घिसे गियर की नक़ल बनाना",
      ],
    },
  },
  "electrical-draughtsperson": {
    of: "y22pc6",
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
    day: {
      hinglish: [
        "Architect ke floor plan par lamp, switch aur socket dikhana",
        "Motor panel ke har taar ko terminal se terminal tak number dena",
        "Drawing par laal se dikhana ki cable asal mein kahan se gayi",
      ],
      hindi: [
        "आर्किटेक्ट के फ़्लोर प्लान पर लैंप, स्विच और सॉकेट दिखाना",
        "मोटर पैनल के हर तार को टर्मिनल से टर्मिनल तक नंबर देना",
        "ड्रॉइंग पर लाल से दिखाना कि केबल असल में कहाँ से गईं",
      ],
    },
  },
  "structural-drafter": {
    of: "1rkz1qq",
    description: {
      hinglish: "Steel ke frame ya shed ka har jod aur bolt draw karna.",
      hindi: "स्टील के फ़्रेम या शेड का हर जोड़ और बोल्ट ड्रॉ करना।",
    },
    summary: {
      hinglish:
        "Frame aur shed ke steel ke jod, bolt aur sariye ki detail banana, taaki fabricator dhaancha khada hone se pehle har tukda kaat sake.",
      hindi: "फ़्रेम और शेड के स्टील के जोड़, बोल्ट और सरिये की डिटेल बनाना, ताकि फ़ैब्रिकेटर ढाँचा खड़ा होने से पहले हर टुकड़ा काट सके।",
    },
    day: {
      hinglish: [
        "Tekla mein factory shed ka bolt dar bolt model banana",
        "Erection plan par nishaan lagana ki pehle kaun si beam uthegi",
        "Model par jaanchna ki jod ke har bolt tak spanner sach mein pahunchta hai",
      ],
      hindi: [
        "Tekla में फ़ैक्टरी शेड का बोल्ट दर बोल्ट मॉडल बनाना",
        "इरेक्शन प्लान पर निशान लगाना कि पहले कौन सी बीम उठेगी",
        "मॉडल पर जाँचना कि जोड़ के हर बोल्ट तक स्पैनर सच में पहुँचता है",
      ],
    },
  },
  "civil-engineering-technician": {
    of: "16uv5uj",
    description: {
      hinglish: "Site par concrete jaanchna aur batana ki dhalai chale ya nahi.",
      hindi: "साइट पर कंक्रीट जाँचना और बताना कि ढलाई चले या नहीं।",
    },
    summary: {
      hinglish:
        "Thekedar, testing laboratory ya sarkari vibhag ke liye concrete ke cube dhaalna aur todna, level aur slump jaanchna, aur woh record rakhna jisse engineer faisla kare.",
      hindi: "ठेकेदार, टेस्टिंग लैब या सरकारी विभाग के लिए कंक्रीट के क्यूब ढालना और तोड़ना, लेवल और स्लंप जाँचना, और वह रिकॉर्ड रखना जिससे इंजीनियर फ़ैसला करे।",
    },
    day: {
      hinglish: [
        "Slump cone bharna aur batana ki dher kitna dhansta hai",
        "Saat din ke cube todna aur har load likhna",
        "Levelling yantra se jaane hue nishaan yaani benchmark ki oonchai nayi plinth tak laana",
      ],
      hindi: [
        "स्लंप कोन भरना और बताना कि ढेर कितना धँसता है",
        "सात दिन के क्यूब तोड़ना और हर लोड लिखना",
        "लेवलिंग यंत्र से जाने हुए निशान यानी बेंचमार्क की ऊँचाई नई प्लिंथ तक लाना",
      ],
    },
  },
  "mechanical-engineering-technician": {
    of: "4h9b49",
    description: {
      hinglish: "Test rig par pump aur gear chalana aur nateeje likhna.",
      hindi: "टेस्ट रिग पर पंप और गियर चलाना और नतीजे लिखना।",
    },
    summary: {
      hinglish:
        "Engine, pump aur gear ke test set-up banana aur chalana, woh kaise chalte hain yeh darj karna, aur do run ke beech purze set karna.",
      hindi: "इंजन, पंप और गियर के टेस्ट सेट-अप बनाना और चलाना, वे कैसे चलते हैं यह दर्ज करना, और दो रन के बीच पुर्ज़े सेट करना।",
    },
    day: {
      hinglish: [
        "Rig par pump lagana aur uski coupling seedh mein laana",
        "Valve ki har setting par flow, pressure aur garmi likhna",
        "Paanch sau ghante baad gearbox kholkar uske purze phailana",
      ],
      hindi: [
        "रिग पर पंप लगाना और उसकी कपलिंग सीध में लाना",
        "वाल्व की हर सेटिंग पर फ़्लो, प्रेशर और गर्मी लिखना",
        "पाँच सौ घंटे बाद गियरबॉक्स खोलकर उसके पुर्ज़े फैलाना",
      ],
    },
  },
  "electrical-engineering-technician": {
    of: "1ojkai6",
    description: {
      hinglish: "Motor aur transformer ka insulation aur garmi test karna.",
      hindi: "मोटर और ट्रांसफ़ॉर्मर का इंसुलेशन और गर्मी टेस्ट करना।",
    },
    summary: {
      hinglish: "Engineer ke plan par motor, transformer aur switchgear jodna aur test karna, insulation, load aur garmi naapna.",
      hindi: "इंजीनियर के प्लान पर मोटर, ट्रांसफ़ॉर्मर और स्विचगियर जोड़ना और टेस्ट करना, इंसुलेशन, लोड और गर्मी नापना।",
    },
    day: {
      hinglish: [
        "Motor winding ka insulation test karke tay karna ki woh kaafi sookhi hai ya nahi",
        "Relay ke trip hone tak current dena aur samay naapna",
        "Naye transformer par load daalkar uske tel ka garam hona dekhna",
      ],
      hindi: [
        "मोटर वाइंडिंग का इंसुलेशन टेस्ट करके तय करना कि वह काफ़ी सूखी है या नहीं",
        "रिले के ट्रिप होने तक करंट देना और समय नापना",
        "नए ट्रांसफ़ॉर्मर पर लोड डालकर उसके तेल का गरम होना देखना",
      ],
    },
  },
  "electronics-technician": {
    of: "e4l933",
    description: {
      hinglish: "Circuit board ki kharabi khojte hue us ek jale component tak pahunchna.",
      hindi: "सर्किट बोर्ड की ख़राबी खोजते हुए उस एक जले पुर्ज़े तक पहुँचना।",
    },
    summary: {
      hinglish:
        "Prototype ki wiring karna aur meter aur soldering iron se circuit board ki kharabi dhoondhna, theek us kharab component tak.",
      hindi: "प्रोटोटाइप की वायरिंग करना और मीटर और सोल्डरिंग आयरन से सर्किट बोर्ड की ख़राबी ढूँढ़ना, ठीक उस ख़राब पुर्ज़े तक।",
    },
    day: {
      hinglish: [
        "Gayab voltage ka socket se jale diode tak peechha karna",
        "Chawal ke daane se chhote purzon wala prototype solder karna",
        "Oscilloscope ki wave ko circuit diagram ki wave se milana",
      ],
      hindi: [
        "ग़ायब वोल्टेज का सॉकेट से जले डायोड तक पीछा करना",
        "चावल के दाने से छोटे पुर्ज़ों वाला प्रोटोटाइप सोल्डर करना",
        "ऑसिलोस्कोप की वेव को सर्किट डायग्राम की वेव से मिलाना",
      ],
    },
  },
  "aeronautical-engineering-technician": {
    of: "i2h1ad",
    description: {
      hinglish: "Wind tunnel mein aur engine ke test stand par sensor lagana.",
      hindi: "विंड टनल में और इंजन के टेस्ट स्टैंड पर सेंसर लगाना।",
    },
    summary: {
      hinglish: "Wind tunnel, engine stand aur launch rig chalana, test ki cheezon par sensor lagana, aur har pressure aur strain likhna.",
      hindi: "विंड टनल, इंजन स्टैंड और लॉन्च रिग चलाना, टेस्ट की चीज़ों पर सेंसर लगाना, और हर प्रेशर और स्ट्रेन लिखना।",
    },
    day: {
      hinglish: [
        "Load test se pehle wing ki main beam par khinchaav ke foil sensor yaani strain gauge chipkana",
        "Engine stand ke pipe hawa se saaf karna aur har valve do baar jaanchna",
        "Tunnel ke poori speed par hone par pressure darj karna",
      ],
      hindi: [
        "लोड टेस्ट से पहले विमान के पंख की मुख्य बीम पर खिंचाव के फ़ॉइल सेंसर यानी स्ट्रेन गेज चिपकाना",
        "इंजन स्टैंड के पाइप हवा से साफ़ करना और हर वाल्व दो बार जाँचना",
        "टनल के पूरी स्पीड पर होने पर प्रेशर दर्ज करना",
      ],
    },
  },
  "automotive-engineering-technician": {
    of: "4n6g59",
    description: {
      hinglish: "Test gaadiyon aur engine ke emission aur brake trial karna.",
      hindi: "टेस्ट गाड़ियों और इंजन के एमिशन और ब्रेक ट्रायल करना।",
    },
    summary: {
      hinglish:
        "Gaadi company ya test agency mein gauge lagana, roller aur track par gaadi tay chakra mein chalana, dhuan naapna, aur engine aur brake kholkar dekhna ki kaise ghise.",
      hindi: "गाड़ी कंपनी या टेस्ट एजेंसी में गेज लगाना, रोलर और ट्रैक पर गाड़ी तय चक्र में चलाना, धुआँ नापना, और इंजन और ब्रेक खोलकर देखना कि कैसे घिसे।",
    },
    day: {
      hinglish: [
        "Exhaust mein probe daalna aur analyser ki reading thamne tak dekhna",
        "Pachaas baar brake lagakar disc ka taapmaan padhna",
        "Run ke baad engine kholkar ring ki ghisai ki photo lena",
      ],
      hindi: [
        "एग्ज़ॉस्ट में प्रोब डालना और ऐनालाइज़र की रीडिंग थमने तक देखना",
        "पचास बार ब्रेक लगाकर डिस्क का तापमान पढ़ना",
        "रन के बाद इंजन खोलकर रिंग की घिसाई की फ़ोटो लेना",
      ],
    },
  },
  "calibration-technician": {
    of: "h20tpt",
    description: {
      hinglish: "Gauge aur taraazu ko standard se milana aur kitna antar hai, yeh certificate par likhna.",
      hindi: "गेज और तराज़ू को स्टैंडर्ड से मिलाना और कितना अंतर है, यह सर्टिफ़िकेट पर लिखना।",
    },
    summary: {
      hinglish:
        "Gauge, taraazu aur pressure meter ko certified standard se milana, har antar certificate par likhna, aur jinhe set kar sakte hain unhe set karna.",
      hindi: "गेज, तराज़ू और प्रेशर मीटर को प्रमाणित स्टैंडर्ड से मिलाना, हर अंतर सर्टिफ़िकेट पर लिखना, और जिन्हें सेट कर सकते हैं उन्हें सेट करना।",
    },
    day: {
      hinglish: [
        "Factory ke taraazu par standard weight ek-ek karke rakhna",
        "Gauge ko chhoone se pehle bees degree par rakhe rehne dena",
        "Antar aur anishchitata batane wala certificate print karna",
      ],
      hindi: [
        "फ़ैक्टरी के तराज़ू पर स्टैंडर्ड बाट एक-एक करके रखना",
        "गेज को छूने से पहले बीस डिग्री पर रखे रहने देना",
        "अंतर और अनिश्चितता बताने वाला सर्टिफ़िकेट प्रिंट करना",
      ],
    },
  },
  "non-destructive-testing-technician": {
    of: "1rx8qxn",
    description: {
      hinglish: "Dhwani ya X-ray se weld aur rail mein chhupi daraarein dhoondhna.",
      hindi: "ध्वनि या एक्स-रे से वेल्ड और रेल में छिपी दरारें ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Ultrasound, X-ray aur dye se weld, rail aur hawai jahaz ke purzon mein chhupi daraarein dhoondhna, purze ko nuksaan pahunchaye bina.",
      hindi: "अल्ट्रासाउंड, एक्स-रे और डाई से वेल्ड, रेल और हवाई जहाज़ के पुर्ज़ों में छिपी दरारें ढूँढ़ना, पुर्ज़े को नुक़सान पहुँचाए बिना।",
    },
    day: {
      hinglish: [
        "Weld par probe khiskana aur goonj par nazar rakhna",
        "Casting par laal dye chhidakna, rukna, ponchhna aur daraar dikhane wala safed powder chhidakna",
        "Raat mein X-ray exposure se pehle ilaake ko rassi se gherna",
      ],
      hindi: [
        "वेल्ड पर प्रोब खिसकाना और गूँज पर नज़र रखना",
        "कास्टिंग पर लाल डाई छिड़कना, रुकना, पोंछना और दरार दिखाने वाला सफ़ेद पाउडर छिड़कना",
        "रात में एक्स-रे एक्सपोज़र से पहले इलाक़े को रस्सी से घेरना",
      ],
    },
  },
  "robotics-technician": {
    of: "nh1wcl",
    description: {
      hinglish: "Factory ke robot arm theek karna aur unki safety fence jaanchna.",
      hindi: "फ़ैक्टरी के रोबोट आर्म ठीक करना और उनकी सेफ़्टी फ़ेंस जाँचना।",
    },
    summary: {
      hinglish: "Assembly line par weld aur paint karne wale robot arm lagana, teach pendant se program karna aur theek karna.",
      hindi: "असेंबली लाइन पर वेल्ड और पेंट करने वाले रोबोट आर्म लगाना, टीच पेंडेंट से प्रोग्राम करना और ठीक करना।",
    },
    day: {
      hinglish: [
        "Handset yaani pendant se welding arm ko point dar point chalana",
        "Shift se pehle joint number teen ke andar ki ghisi cable badalna",
        "Test karna ki fence khulte hi har harkat ruk jaye",
      ],
      hindi: [
        "हैंडसेट यानी पेंडेंट से वेल्डिंग आर्म को पॉइंट दर पॉइंट चलाना",
        "शिफ़्ट से पहले जोड़ नंबर तीन के अंदर की घिसी केबल बदलना",
        "टेस्ट करना कि फ़ेंस खुलते ही हर हरकत रुक जाए",
      ],
    },
  },
  "mechatronics-technician": {
    of: "8zrkv0",
    description: {
      hinglish: "Woh machinein theek karna jinmein sensor aur valve chalte purzon se jude hon.",
      hindi: "वे मशीनें ठीक करना जिनमें सेंसर और वाल्व चलते पुर्ज़ों से जुड़े हों।",
    },
    summary: {
      hinglish:
        "Packing line jaisi machinein theek karna, jinmein sensor, pneumatics aur controller jude hote hain, ek-ek kadi baari-baari jaanchkar.",
      hindi: "पैकिंग लाइन जैसी मशीनें ठीक करना, जिनमें सेंसर, न्यूमैटिक्स और कंट्रोलर जुड़े होते हैं, एक-एक कड़ी बारी-बारी जाँचकर।",
    },
    day: {
      hinglish: [
        "Pata lagana ki packing cylinder aadhe raaste mein kyun rukta hai",
        "Ganda sensor badalkar uski sensing doori set karna",
        "Tel ke drum par laptop rakhkar controller ka program step dar step dekhna",
      ],
      hindi: [
        "पता लगाना कि पैकिंग सिलेंडर आधे रास्ते में क्यों रुकता है",
        "गंदा सेंसर बदलकर उसकी सेंसिंग दूरी सेट करना",
        "तेल के ड्रम पर लैपटॉप रखकर कंट्रोलर का प्रोग्राम स्टेप दर स्टेप देखना",
      ],
    },
  },
  "instrumentation-technician": {
    of: "fufvq2",
    description: {
      hinglish: "Plant ke gauge aur valve saaf karna aur dobara calibrate karna.",
      hindi: "प्लांट के गेज और वाल्व साफ़ करना और दोबारा कैलिब्रेट करना।",
    },
    summary: {
      hinglish:
        "Plant ke gauge, transmitter aur control valve lagana, saaf karna aur dobara calibrate karna, aur jinki reading bhatakne lage unhe badalna.",
      hindi: "प्लांट के गेज, ट्रांसमीटर और कंट्रोल वाल्व लगाना, साफ़ करना और दोबारा कैलिब्रेट करना, और जिनकी रीडिंग भटकने लगे उन्हें बदलना।",
    },
    day: {
      hinglish: [
        "Transmitter ko line se hatakar test gauge se milana",
        "Control valve ko paanch step mein signal dena aur har step par dekhna ki stem kitna khiska",
        "Unit band kiye bina naapne ki jaam nali saaf karna",
      ],
      hindi: [
        "ट्रांसमीटर को लाइन से हटाकर टेस्ट गेज से मिलाना",
        "कंट्रोल वाल्व को पाँच स्टेप में सिग्नल देना और हर स्टेप पर देखना कि स्टेम कितना खिसका",
        "यूनिट बंद किए बिना नापने की जाम नली साफ़ करना",
      ],
    },
  },
  "chemical-engineering-technician": {
    of: "11ljsuf",
    description: {
      hinglish: "Pilot plant chalana aur har trial batch ka sample lena.",
      hindi: "पायलट प्लांट चलाना और हर ट्रायल बैच का सैंपल लेना।",
    },
    summary: {
      hinglish:
        "Pilot plant chalana, sample lena aur engineer ke kehne par feed badalna, taaki bada plant banne se pehle process parakh liya jaye.",
      hindi: "पायलट प्लांट चलाना, सैंपल लेना और इंजीनियर के कहने पर फ़ीड बदलना, ताकि बड़ा प्लांट बनने से पहले प्रोसेस परख लिया जाए।",
    },
    day: {
      hinglish: [
        "Chhota reactor bharna aur uski bhaap charanon mein kholna",
        "Har ghante ka sample titrate karna aur nateeja chalk se likhna",
        "Jaam pump kholkar doosri tarah ki seal lagana",
      ],
      hindi: [
        "छोटा रिएक्टर भरना और उसकी भाप चरणों में खोलना",
        "हर घंटे का सैंपल टाइट्रेट करना और नतीजा चॉक से लिखना",
        "जाम पंप खोलकर दूसरी तरह की सील लगाना",
      ],
    },
  },
  "metallurgical-technician": {
    of: "u7ps6c",
    description: {
      hinglish: "Dhaatu ke sample polish karna aur jaanchna ki woh kitne sakht hain.",
      hindi: "धातु के सैंपल पॉलिश करना और जाँचना कि वे कितने सख़्त हैं।",
    },
    summary: {
      hinglish:
        "Dhaatu ke sample kaatna, polish aur etch karna, hardness aur tensile strength jaanchna, aur bhatthi ruki ho tab tak pighli dhaatu ka analysis karna.",
      hindi: "धातु के सैंपल काटना, पॉलिश और एचिंग करना, हार्डनेस और टेंसाइल स्ट्रेंथ जाँचना, और भट्ठी रुकी हो तब तक पिघली धातु का एनालिसिस करना।",
    },
    day: {
      hinglish: [
        "Steel ke sample ko sheeshe jaisa chamkana aur acid se etch karna",
        "Ladle ke ruke rehne tak spectrometer par carbon padhna",
        "Test bar ko kheenchkar todna aur likhna ki woh kahan patli hui",
      ],
      hindi: [
        "स्टील के सैंपल को शीशे जैसा चमकाना और एसिड से उसकी एचिंग करना",
        "लैडल के रुके रहने तक स्पेक्ट्रोमीटर पर कार्बन पढ़ना",
        "टेस्ट बार को खींचकर तोड़ना और लिखना कि वह कहाँ पतली हुई",
      ],
    },
  },
  "time-study-technician": {
    of: "1iovxp4",
    description: {
      hinglish: "Stopwatch se workers ke kaam ke har step ka samay naapna.",
      hindi: "स्टॉपवॉच से मज़दूरों के काम के हर स्टेप का समय नापना।",
    },
    summary: {
      hinglish: "Stopwatch aur checklist lekar workers ke paas khade hona, har step ka samay likhna aur uchit standard time nikaalna.",
      hindi: "स्टॉपवॉच और चेकलिस्ट लेकर मज़दूरों के पास खड़े होना, हर स्टेप का समय लिखना और उचित स्टैंडर्ड टाइम निकालना।",
    },
    day: {
      hinglish: [
        "Silai karne wali ke collar silne ka samay tees baar naapna",
        "Tay karna ki usne saamanya se tez kaam kiya ya dheema",
        "Garmi, dhaaga tootne aur aaraam ke liye sahi chhoot jodna",
      ],
      hindi: [
        "सिलाई करने वाली के कॉलर सिलने का समय तीस बार नापना",
        "तय करना कि उसने सामान्य से तेज़ काम किया या धीमा",
        "गर्मी, धागा टूटने और आराम के लिए सही छूट जोड़ना",
      ],
    },
  },
  "laser-technician": {
    of: "172tqeb",
    description: {
      hinglish: "Steel kaatne aur purzon par nishaan lagane wali beam align karna.",
      hindi: "स्टील काटने और पुर्ज़ों पर निशान लगाने वाली बीम अलाइन करना।",
    },
    summary: {
      hinglish:
        "Steel kaatne, purzon par nishaan lagane ya yantra align karne wale laser lagana, align aur service karna, unke lens aur power sahi rakhna.",
      hindi: "स्टील काटने, पुर्ज़ों पर निशान लगाने या यंत्र अलाइन करने वाले लेज़र लगाना, अलाइन और सर्विस करना, उनके लेंस और पावर सही रखना।",
    },
    day: {
      hinglish: [
        "Katai shuru hone se pehle teen mirror se guzarti beam ko centre karna",
        "Us lens ko ponchhna jisne dhundhlakar power aadhi kar di",
        "Test plate par engraving karke line ki chaudai naapna",
      ],
      hindi: [
        "कटाई शुरू होने से पहले तीन शीशों से गुज़रती बीम को बीच में लाना",
        "उस लेंस को पोंछना जिसने धुँधलाकर पावर आधी कर दी",
        "टेस्ट प्लेट पर एनग्रेविंग करके लाइन की चौड़ाई नापना",
      ],
    },
  },
  "permanent-way-inspector": {
    of: "2yfmke",
    description: {
      hinglish: "Rail ki patri par chalkar daraarein dhoondhna aur theek karwana.",
      hindi: "रेल की पटरी पर चलकर दरारें ढूँढ़ना और ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Paidal aur trolley se patri par chalkar daraar wali rail, dheeli fitting aur dhansi gitti dhoondhna, aur gang se theek karwana.",
      hindi: "पैदल और ट्रॉली से पटरी पर चलकर दरार वाली रेल, ढीली फ़िटिंग और धँसी गिट्टी ढूँढ़ना, और गैंग से ठीक करवाना।",
    },
    day: {
      hinglish: [
        "Push trolley par baithkar dhanse jod ko mehsoos karna",
        "Pul ke shak wale approach par tees kilometre ki raftaar seema lagana",
        "Chalees track workers se sleeper uthwana aur unke neeche patthar thuswana",
      ],
      hindi: [
        "पुश ट्रॉली पर बैठकर धँसे जोड़ को महसूस करना",
        "पुल के शक वाले अप्रोच पर तीस किलोमीटर की रफ़्तार सीमा लगाना",
        "चालीस ट्रैक मज़दूरों से स्लीपर उठवाना और उनके नीचे पत्थर ठुँसवाना",
      ],
    },
  },
  "physical-design-engineer": {
    of: "1qttfgm",
    description: {
      hinglish: "Chip ke laakhon cell aise jamana ki koi signal late na ho.",
      hindi: "चिप के लाखों सेल ऐसे जमाना कि कोई सिग्नल लेट न हो।",
    },
    summary: {
      hinglish:
        "Chip ka jaancha hua circuit lekar tay karna ki har cell, memory aur taar kahan rahe, taaki chip speed se chale, thandi rahe aur chip factory ke niyamon par khari utre.",
      hindi: "चिप का जाँचा हुआ सर्किट लेकर तय करना कि हर सेल, मेमोरी और तार कहाँ रहे, ताकि चिप स्पीड से चले, ठंडी रहे और चिप फ़ैक्टरी के नियमों पर खरी उतरे।",
    },
    day: {
      hinglish: [
        "Cell rakhne se pehle memory aur power rail jamana",
        "Booster cell yaani buffer jodna taaki sabse dheema signal samay par pahunche",
        "Drawing chip factory jaane se pehle niyam todne wali aakhiri sau galtiyan hatana",
      ],
      hindi: [
        "सेल रखने से पहले मेमोरी और पावर रेल जमाना",
        "बूस्टर सेल यानी बफ़र जोड़ना ताकि सबसे धीमा सिग्नल समय पर पहुँचे",
        "ड्रॉइंग चिप फ़ैक्टरी जाने से पहले नियम तोड़ने वाली आख़िरी सौ ग़लतियाँ हटाना",
      ],
    },
  },
  "electric-vehicle-engineer": {
    of: "gqc2bn",
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
    day: {
      hinglish: [
        "Cell aise pack karna ki ek ki garmi agle tak na pahunche",
        "Lada hua scooter flyover par chadhana aur motor ka current dekhna",
        "Tay karna ki thandi subah range display kaise ghate",
      ],
      hindi: [
        "सेल ऐसे पैक करना कि एक की गर्मी अगले तक न पहुँचे",
        "लदा हुआ स्कूटर फ़्लाईओवर पर चढ़ाना और मोटर का करंट देखना",
        "तय करना कि ठंडी सुबह रेंज डिस्प्ले कैसे घटे",
      ],
    },
  },
  "semiconductor-engineer": {
    of: "19h0flt",
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
    day: {
      hinglish: [
        "Wafer ke unchaas point par etching ki gehrai ki tulna karna",
        "Kharab chip ke chhalle ki wajah ek ghise nozzle mein pakadna",
        "Recipe ki ek setting badalna, batch chalana aur achchhi chip ginna",
      ],
      hindi: [
        "वेफ़र के उनचास पॉइंट पर एचिंग की गहराई की तुलना करना",
        "ख़राब चिपों के छल्ले की वजह एक घिसे नोज़ल में पकड़ना",
        "रेसिपी की एक सेटिंग बदलना, बैच चलाना और अच्छी चिप गिनना",
      ],
    },
  },
  "biomechanical-engineer": {
    of: "seb9bg",
    description: {
      hinglish: "Haath-pair ka hilna samajhkar nakli haath aur ghutne design karna.",
      hindi: "हाथ-पैर का हिलना समझकर नक़ली हाथ और घुटने डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Haddi, jod aur maanspeshi bhaar kaise uthati hain yeh naapna, aur aise nakli haath aur ghutne design karna jo log kharid sakein.",
      hindi: "हड्डी, जोड़ और मांसपेशी भार कैसे उठाते हैं यह नापना, और ऐसे नक़ली हाथ और घुटने डिज़ाइन करना जो लोग ख़रीद सकें।",
    },
    day: {
      hinglish: [
        "Ungli ka jod print karke use pachaas hazaar baar modna",
        "Kisaan ko naye ghutne ke saath ukdoon baithte dekhna aur poochhna ki kya chubhta hai",
        "Videshi motor ki jagah Mumbai ke electronics bazaar ki motor lagana",
      ],
      hindi: [
        "उँगली का जोड़ प्रिंट करके उसे पचास हज़ार बार मोड़ना",
        "किसान को नए घुटने के साथ उकड़ूँ बैठते देखना और पूछना कि क्या चुभता है",
        "विदेशी मोटर की जगह मुंबई के इलेक्ट्रॉनिक्स बाज़ार की मोटर लगाना",
      ],
    },
  },
  "water-engineer": {
    of: "h44wk9",
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
    day: {
      hinglish: [
        "Sarpanch ke saath chalkar May mein bhi na sookhne wala sota dhoondhna",
        "Pipe ka size aisa rakhna ki sabse upar ke ghar ko do minute mein ek balti mile",
        "Gaon ke pump operator ko ghante aur chlorine darj karna sikhana",
      ],
      hindi: [
        "सरपंच के साथ चलकर मई में भी न सूखने वाला सोता ढूँढ़ना",
        "पाइप का साइज़ ऐसा रखना कि सबसे ऊपर के घर को दो मिनट में एक बाल्टी मिले",
        "गाँव के पंप ऑपरेटर को घंटे और क्लोरीन दर्ज करना सिखाना",
      ],
    },
  },
  "vibration-engineer": {
    of: "jq9qma",
    description: {
      hinglish: "Pankhe ya car ka goonjta hissa dhoondhna aur uski awaaz band karna.",
      hindi: "पंखे या कार का गूँजता हिस्सा ढूँढ़ना और उसकी आवाज़ बंद करना।",
    },
    summary: {
      hinglish:
        "Gaadi, appliance aur turbine companies mein sensor aur software se kampan aur shor naapna, phir mount, aakar ya material badalte rehna jab tak shor shaant na ho.",
      hindi: "गाड़ी, अप्लायंस और टर्बाइन कंपनियों में सेंसर और सॉफ़्टवेयर से कंपन और शोर नापना, फिर माउंट, आकार या मटीरियल बदलते रहना जब तक शोर शांत न हो।",
    },
    day: {
      hinglish: [
        "Ceiling fan ki blade thapthapakar parakhna ki woh kaise goonjti hai",
        "Sixty kilometre prati ghanta par shuru hoti goonj pakadne ke liye mic lekar safar karna",
        "Panel par damping sheet ek-ek patti karke chipkana",
      ],
      hindi: [
        "छत के पंखे की पंखुड़ी थपथपाकर परखना कि वह कैसे गूँजती है",
        "साठ किलोमीटर प्रति घंटा पर शुरू होती गूँज पकड़ने के लिए माइक लेकर सफ़र करना",
        "पैनल पर डैंपिंग शीट एक-एक पट्टी करके चिपकाना",
      ],
    },
  },
  "agricultural-equipment-design-engineer": {
    of: "7pszu4",
    description: {
      hinglish: "Chhote kheton ke liye seed drill aur harvester design karna.",
      hindi: "छोटे खेतों के लिए सीड ड्रिल और हार्वेस्टर डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Aise seed drill, weeder aur harvester design karna jo chhote khet mein mud sakein aur jinhe gaon ka mistri theek kar sake.",
      hindi: "ऐसे सीड ड्रिल, वीडर और हार्वेस्टर डिज़ाइन करना जो छोटे खेत में मुड़ सकें और जिन्हें गाँव का मिस्त्री ठीक कर सके।",
    },
    day: {
      hinglish: [
        "Chhote walking tractor ke liye seed drill ke phaal yaani tine ki doori tay karna",
        "Geele dhaan mein mini harvester ke peeche chalna aur har jaam likhna",
        "Aisa guard banana jiski gaon ka welder nakal kar sake",
      ],
      hindi: [
        "छोटे वॉकिंग ट्रैक्टर के लिए सीड ड्रिल के फाल यानी टाइन की दूरी तय करना",
        "गीले धान में मिनी हार्वेस्टर के पीछे चलना और हर जाम लिखना",
        "ऐसा गार्ड बनाना जिसकी गाँव का वेल्डर नक़ल कर सके",
      ],
    },
  },
  "product-safety-engineer": {
    of: "7wcsel",
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
    day: {
      hinglish: [
        "Teddy ki aankh utne zor se kheenchna jitna IS 9873 maangta hai",
        "Jhunjhuna girakar dekhna ki tukde choking cylinder mein aate hain ya nahi",
        "Chhote nirmaata ko batana ki uska paint lead mein kyun fail hua",
      ],
      hindi: [
        "टेडी की आँख उतने ज़ोर से खींचना जितना IS 9873 माँगता है",
        "झुनझुना गिराकर देखना कि टुकड़े गला घुटने की जाँच वाले सिलेंडर में आते हैं या नहीं",
        "छोटे निर्माता को बताना कि उसका पेंट सीसे की जाँच में क्यों फ़ेल हुआ",
      ],
    },
  },
  "audio-visual-engineer": {
    of: "bmy75y",
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
    day: {
      hinglish: [
        "Lecture hall ke speaker ki disha seat dar seat set karna",
        "Cable dar cable draw karna ki kaun sa box kis screen ko jaata hai",
        "Do baar earth ki gayi cable dhoondhkar bhanbhanahat band karna",
      ],
      hindi: [
        "लेक्चर हॉल के स्पीकर की दिशा सीट दर सीट सेट करना",
        "केबल दर केबल ड्रॉ करना कि कौन सा बॉक्स किस स्क्रीन को जाता है",
        "दो बार अर्थ की गई केबल ढूँढ़कर भनभनाहट बंद करना",
      ],
    },
  },
  "prototyping-engineer": {
    of: "ctc3ne",
    description: {
      hinglish: "Purze ka pehla chalta model printing aur milling se banana.",
      hindi: "पुर्ज़े का पहला चलता मॉडल प्रिंटिंग और मिलिंग से बनाना।",
    },
    summary: {
      hinglish: "Purze ya machine ka pehla chalta model printing, milling aur casting se banana, jab galtiyan sasti padti hain.",
      hindi: "पुर्ज़े या मशीन का पहला चलता मॉडल प्रिंटिंग, मिलिंग और कास्टिंग से बनाना, जब ग़लतियाँ सस्ती पड़ती हैं।",
    },
    day: {
      hinglish: [
        "Gearbox ki housing computer par taiyar karna aur raat bhar mein print karna",
        "Foam ka dashboard ghisna aur test car mein baithana",
        "Customer ke todne ke liye silicone mould mein das sample dhaalna",
      ],
      hindi: [
        "गियरबॉक्स की हाउसिंग कंप्यूटर पर तैयार करना और रात भर में प्रिंट करना",
        "फ़ोम का डैशबोर्ड घिसना और टेस्ट कार में बैठाना",
        "ग्राहक के तोड़ने के लिए सिलिकॉन मोल्ड में दस सैंपल ढालना",
      ],
    },
  },
  "optical-design-engineer": {
    of: "j2glqw",
    description: {
      hinglish: "Kaanch ke das tukdon se roshni ko modkar ek saaf bindu par lana.",
      hindi: "काँच के दस टुकड़ों से रोशनी को मोड़कर एक साफ़ बिंदु पर लाना।",
    },
    summary: {
      hinglish:
        "Phone camera, telescope, microscope aur satellite ke lens ki golai aur doori ka hisaab lagana, aur pehla set workshop mein banwana.",
      hindi: "फ़ोन कैमरे, टेलीस्कोप, माइक्रोस्कोप और सैटेलाइट के लेंस की गोलाई और दूरी का हिसाब लगाना, और पहला सेट वर्कशॉप में बनवाना।",
    },
    day: {
      hinglish: [
        "Ek satah zara modkar dekhna ki tasveer ke sab kone saaf dikhne lage",
        "Tolerance itni dheeli karna ki Pune ki workshop kaanch ghis sake",
        "Chhape test chart ki photo pehle sample lens se lena aur uska dhundhlapan parakhna",
      ],
      hindi: [
        "एक सतह ज़रा मोड़कर देखना कि तस्वीर के सब कोने साफ़ दिखने लगे",
        "टॉलरेंस इतनी ढीली करना कि पुणे की वर्कशॉप काँच घिस सके",
        "छपे टेस्ट चार्ट की फ़ोटो पहले सैंपल लेंस से लेना और उसका धुँधलापन परखना",
      ],
    },
  },
  "mining-sirdar": {
    of: "1sdgboi",
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
    day: {
      hinglish: [
        "Toli ke andar aane se pehle har gallery ki chhat par gas detector lagakar dekhna",
        "Chhadi se chhat thokna aur khokhli awaaz par kaan lagana",
        "Jis surang ki hawa kharab ho gayi, use gherna aur wajah likhna",
      ],
      hindi: [
        "टोली के अंदर आने से पहले हर गैलरी की छत पर गैस डिटेक्टर लगाकर देखना",
        "छड़ी से छत ठोकना और खोखली आवाज़ पर कान लगाना",
        "जिस सुरंग की हवा ख़राब हो गई, उसे घेरना और वजह लिखना",
      ],
    },
  },
  "coal-miner": {
    of: "9zb3ib",
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
    day: {
      hinglish: [
        "Cap lamp aur self-rescuer lena, apna token jama karna aur face tak chalna",
        "Kisi ke neeche se guzarne se pehle chhat mein bolt kasna",
        "Loader jab toota koyla conveyor par daale tab door rehna, phir belche se safai karna",
      ],
      hindi: [
        "कैप लैंप और सेल्फ़-रेस्क्यूअर लेना, अपना टोकन जमा करना और कोयला कटने की जगह तक चलना",
        "किसी के नीचे से गुज़रने से पहले छत में बोल्ट कसना",
        "लोडर जब टूटा कोयला कन्वेयर पर डाले तब दूर रहना, फिर बेलचे से सफ़ाई करना",
      ],
    },
  },
};
