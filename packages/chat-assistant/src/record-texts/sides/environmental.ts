import type { ToldTexts } from "../told-texts.ts";

export const environmental: ToldTexts = {
  "Findings that a factory's lawyers will attack": {
    hinglish: "Nateeje jin par factory ke vakeel hamla karenge",
    hindi: "नतीजे जिन पर फ़ैक्टरी के वकील हमला करेंगे",
  },
  "Samples that must reach the laboratory cold, by the night bus": {
    hinglish: "Sample jinhe raat ki bus se thanda hi lab tak pahunchna hai",
    hindi: "सैंपल जिन्हें रात की बस से ठंडा ही लैब तक पहुँचना है",
  },
  "Ten drains feed one stream, and each owner points at the other nine": {
    hinglish: "Ek dhaara mein das naale girte hain, aur har naale ka maalik baaki nau ki taraf ishaara karta hai",
    hindi: "एक धारा में दस नाले गिरते हैं, और हर नाले का मालिक बाक़ी नौ की तरफ़ इशारा करता है",
  },
  "Test pond, tap and rain water with red-cabbage juice, note smell, colour and insects, and guess what has entered each.": {
    hinglish:
      "Taalab, nal aur baarish ke paani ko laal patta gobhi ke ras se jaanchiye, gandh, rang aur keede note kijiye, aur andaaza lagaiye ki kis mein kya ghul gaya hai.",
    hindi: "तालाब, नल और बारिश के पानी को लाल पत्ता गोभी के रस से जाँचिए, गंध, रंग और कीड़े नोट कीजिए, और अंदाज़ा लगाइए कि किसमें क्या घुल गया है।",
  },
  "Beetle traps to be emptied before the ants come": {
    hinglish: "Beetle ke trap jinhe cheentiyan aane se pehle khaali karna padta hai",
    hindi: "बीटल के ट्रैप जिन्हें चींटियाँ आने से पहले ख़ाली करना पड़ता है",
  },
  "Camera traps that an elephant flattens with the season's pictures": {
    hinglish: "Camera trap jo haathi season bhar ki tasveeron ke saath kuchal deta hai",
    hindi: "कैमरा ट्रैप जो हाथी सीज़न भर की तस्वीरों के साथ कुचल देता है",
  },
  "Cattle that walk through the one plot you fenced": {
    hinglish: "Maveshi jo usi tukde mein ghus jaate hain jise aapne gher rakha tha",
    hindi: "मवेशी जो उसी टुकड़े में घुस जाते हैं जिसे आपने घेर रखा था",
  },
  "Lay a one-metre square of string at ten spots in a park, count each plant kind, and upload pictures to iNaturalist.": {
    hinglish:
      "Park mein das jagah dhaage se ek metre ka chaukor banaiye, har tarah ke paudhe giniye, aur tasveerein iNaturalist par daaliye.",
    hindi: "पार्क में दस जगह धागे से एक मीटर का चौकोर बनाइए, हर तरह के पौधे गिनिए, और तस्वीरें iNaturalist पर डालिए।",
  },
  "Suppliers who guess or refuse figures": {
    hinglish: "Supplier jo aankde andaaze se dete hain ya dete hi nahi",
    hindi: "सप्लायर जो आँकड़े अंदाज़े से देते हैं या देते ही नहीं",
  },
  "A wider boundary to the study, and the greener bottle becomes the worse one": {
    hinglish: "Study ka daayra badhao, aur jo bottle paryavaran ke liye behtar thi wahi badtar nikalti hai",
    hindi: "अध्ययन का दायरा बढ़ाओ, और जो बोतल पर्यावरण के लिए बेहतर थी वही बदतर निकलती है",
  },
  "European averages that stand in for Indian mills nobody has measured": {
    hinglish: "Europe ke average, un Bhartiya kaarkhanon ki jagah jinhe kisi ne naapa hi nahi",
    hindi: "यूरोप के औसत, उन भारतीय कारख़ानों की जगह जिन्हें किसी ने नापा ही नहीं",
  },
  "Take one biscuit packet, trace each material back to mine, field or well, and draw all arrows to the bin.": {
    hinglish:
      "Biscuit ka ek packet lijiye, uski har cheez ka raasta khadaan, khet ya kuen tak khojiye, aur koodedaan tak ke saare teer banaiye.",
    hindi: "बिस्किट का एक पैकेट लीजिए, उसकी हर चीज़ का रास्ता खदान, खेत या कुएँ तक खोजिए, और कूड़ेदान तक के सारे तीर बनाइए।",
  },
  "A day of sun and rocking boat for twelve bottles of lake water": {
    hinglish: "Jheel ke paani ki barah bottle ke liye din bhar dhoop aur hilti naav",
    hindi: "झील के पानी की बारह बोतलों के लिए दिन भर धूप और हिलती नाव",
  },
  "Sewage keeps pouring in, whatever you publish": {
    hinglish: "Aap kuch bhi chhapwaiye, naale ka ganda paani girta hi rehta hai",
    hindi: "आप कुछ भी छपवाइए, नाले का गंदा पानी गिरता ही रहता है",
  },
  "Water hyacinth that closes over the boat's path to your sampling spot": {
    hinglish: "Jalkumbhi jo sample ki jagah tak naav ka raasta band kar deti hai",
    hindi: "जलकुंभी जो सैंपल की जगह तक नाव का रास्ता बंद कर देती है",
  },
  "With an adult, lower a weighted white lid on a string from a safe jetty each week, and note the depth at which it goes out of sight.": {
    hinglish:
      "Kisi bade ke saath, surakshit ghaat se har hafte safed dhakkan par vazan baandhkar rassi se paani mein utaariye, aur likhiye ki kitni gehrai par woh dikhna band hota hai.",
    hindi: "किसी बड़े के साथ, सुरक्षित घाट से हर हफ़्ते सफ़ेद ढक्कन पर वज़न बाँधकर डोरी से पानी में उतारिए, और लिखिए कि कितनी गहराई पर वह दिखना बंद होता है।",
  },
  "Acid burns in shirts and shaky ladders": {
    hinglish: "Kapdon mein acid se jale chhed aur hilti seedhiyan",
    hindi: "कपड़ों में एसिड से जले छेद और हिलती सीढ़ियाँ",
  },
  "Private labs under pressure to please the client": {
    hinglish: "Private lab jin par client ko khush rakhne ka dabaav hai",
    hindi: "प्राइवेट लैब जिन पर क्लाइंट को ख़ुश रखने का दबाव है",
  },
  "The oxygen test (BOD) needs three days, so Saturdays go": {
    hinglish: "Oxygen test (BOD) mein teen din lagte hain, to Saturday bhi gaya",
    hindi: "ऑक्सीजन टेस्ट (BOD) में तीन दिन लगते हैं, तो शनिवार भी गया",
  },
  "Stand jars of tap, rain and pond water on a sill for a week and write down colour, smell and what settles each day.": {
    hinglish:
      "Nal, baarish aur taalab ke paani ke jaar hafte bhar khidki par rakhiye aur roz rang, gandh aur neeche jo baithe woh likhiye.",
    hindi: "नल, बारिश और तालाब के पानी के जार हफ़्ते भर खिड़की पर रखिए और रोज़ रंग, गंध और नीचे जो बैठे वह लिखिए।",
  },
  "A landfill liner bought thinner than you drew it": {
    hinglish: "Landfill ki parat jo aapki drawing se patli kharidi gayi",
    hindi: "लैंडफ़िल की परत जो आपकी ड्राइंग से पतली ख़रीदी गई",
  },
  "Boots on a dumpsite that smokes and sinks underfoot": {
    hinglish: "Aise kachre ke dher par chalna jo dhuaan chhodta hai aur pairon ke neeche dhansta hai",
    hindi: "ऐसे कचरे के ढेर पर चलना जो धुआँ छोड़ता है और पैरों के नीचे धँसता है",
  },
  "Discharge limits tightened when your plant is already drawn": {
    hinglish: "Plant ki drawing ban jaane ke baad gande paani ki seema aur sakht ho jaana",
    hindi: "प्लांट की ड्राइंग बन जाने के बाद गंदे पानी की सीमा और सख़्त हो जाना",
  },
  "Build a landfill in a bottle with clay, plastic and gravel, pour water, and compare what leaks through each lining.": {
    hinglish:
      "Bottle mein chikni mitti, plastic aur bajri se landfill banaiye, paani daaliye, aur tulna kijiye ki har parat se kya ris kar nikalta hai.",
    hindi: "बोतल में चिकनी मिट्टी, प्लास्टिक और बजरी से लैंडफ़िल बनाइए, पानी डालिए, और तुलना कीजिए कि हर परत से क्या रिसकर निकलता है।",
  },
  "Climbing hot chimneys with a sampling probe": {
    hinglish: "Sample lene ki nali lekar garam chimniyon par chadhna",
    hindi: "सैंपल लेने की नली लेकर गर्म चिमनियों पर चढ़ना",
  },
  "A plant manager who asks you to bend a reading": {
    hinglish: "Plant manager jo reading mein her-pher karne ko kehte hain",
    hindi: "प्लांट मैनेजर जो रीडिंग में हेर-फेर करने को कहते हैं",
  },
  "Fly ash in everything you own": { hinglish: "Aapki har cheez mein udti raakh", hindi: "आपकी हर चीज़ में उड़ती राख" },
  "Smear petroleum jelly on white cards, hang them at five spots for a week, and compare the dust under a lens.": {
    hinglish: "Safed card par petroleum jelly lagaiye, paanch jagah hafte bhar taangiye, aur lens se dhool ki tulna kijiye.",
    hindi: "सफ़ेद कार्ड पर पेट्रोलियम जेली लगाइए, पाँच जगह हफ़्ते भर टाँगिए, और लेंस से धूल की तुलना कीजिए।",
  },
  "A dye-house whose water changes colour by the hour, for one fixed tank": {
    hinglish: "Rangai ka kaarkhana jiske paani ka rang ghante-ghante badalta hai, aur tanki ek hi tay naap ki",
    hindi: "रँगाई का कारख़ाना जिसके पानी का रंग घंटे-घंटे बदलता है, और टंकी एक ही तय नाप की",
  },
  "Plants you designed, later left switched off": {
    hinglish: "Aapke banaye plant jo baad mein band pade rehte hain",
    hindi: "आपके बनाए प्लांट जो बाद में बंद पड़े रहते हैं",
  },
  "A town that outgrows your plant before it is finished": {
    hinglish: "Sheher jo plant poora hone se pehle hi usse bada ho jaata hai",
    hindi: "शहर जो प्लांट पूरा होने से पहले ही उससे बड़ा हो जाता है",
  },
  "Filter muddy water through sand, charcoal and gravel in cut bottles, and compare clarity after each layer; do not drink it.": {
    hinglish:
      "Kati bottle mein ret, lakdi ke koyle aur bajri se matmaila paani chhaniye, aur har parat ke baad dekhiye ki kitna saaf hua; use peejiye mat.",
    hindi: "कटी बोतलों में रेत, लकड़ी के कोयले और बजरी से मटमैला पानी छानिए, और हर परत के बाद तुलना कीजिए कि कितना साफ़ हुआ; उसे पीजिए मत।",
  },
  "Pumps and hoses dragged from borehole to borehole in June": {
    hinglish: "June mein ek borewell se doosre tak pump aur pipe ghaseetna",
    hindi: "जून में एक बोरवेल से दूसरे तक पंप और पाइप घसीटना",
  },
  "Same wells, same route, every month": { hinglish: "Wahi kuen, wahi raasta, har mahine", hindi: "वही कुएँ, वही रास्ता, हर महीने" },
  "Pumps stolen for their copper from a site without a guard": {
    hinglish: "Bina chaukidaar wali site se taambe ke liye chori hue pump",
    hindi: "बिना चौकीदार वाली साइट से ताँबे के लिए चोरी हुए पंप",
  },
  "Make a sampler of a straw and your thumb: draw water from the top, middle and bottom of a muddy bucket, and compare the three glasses.":
    {
      hinglish:
        "Straw aur angoothe se sampler banaiye: matmaile paani ki balti ke upar, beech aur neeche se paani lijiye, aur teeno gilaas ki tulna kijiye.",
      hindi: "स्ट्रॉ और अँगूठे से सैंपलर बनाइए: मटमैले पानी की बाल्टी के ऊपर, बीच और नीचे से पानी लीजिए, और तीनों गिलासों की तुलना कीजिए।",
    },
  "A smell that your family notices first": {
    hinglish: "Badboo jo pehle aapke gharwalon ko aati hai",
    hindi: "बदबू जो पहले आपके घरवालों को आती है",
  },
  "Deadly gas where a manhole is opened carelessly": {
    hinglish: "Laaparwahi se khole manhole mein jaanleva gas",
    hindi: "लापरवाही से खोले मैनहोल में जानलेवा गैस",
  },
  "Alone at night with a failed pump": { hinglish: "Raat mein akele, aur pump band", hindi: "रात में अकेले, और पंप बंद" },
  "Stir a pinch of alum into one of two glasses of muddy water and time how quickly each turns clear.": {
    hinglish: "Matmaile paani ke do gilaas mein se ek mein chutki bhar fitkari gholiye aur naapiye ki dono kitni der mein saaf hote hain.",
    hindi: "मटमैले पानी के दो गिलासों में से एक में चुटकी भर फिटकरी घोलिए और नापिए कि दोनों कितनी देर में साफ़ होते हैं।",
  },
  "A grazing plan shelved when the next forest officer comes": {
    hinglish: "Charai ki yojana jo agle forest officer ke aate hi kinaare rakh di jaati hai",
    hindi: "चराई की योजना जो अगले वन अफ़सर के आते ही किनारे रख दी जाती है",
  },
  "Villagers and department both suspect you": {
    hinglish: "Gaon wale aur vibhaag, dono aap par shak karte hain",
    hindi: "गाँव वाले और विभाग, दोनों आप पर शक करते हैं",
  },
  "One dry year that undoes five years of rested grass": {
    hinglish: "Ek sookha saal jo ghaas ko diye paanch saal ke aaram ko bekaar kar deta hai",
    hindi: "एक सूखा साल जो घास को दिए पाँच साल के आराम को बेकार कर देता है",
  },
  "Fence a square metre of school lawn with string for a month and compare plants inside with the trampled part.": {
    hinglish: "School ke lawn ke ek varg metre ko mahine bhar dhaage se gheriye aur andar ke paudhon ki raundi hui jagah se tulna kijiye.",
    hindi: "स्कूल के लॉन के एक वर्ग मीटर को महीने भर धागे से घेरिए और अंदर के पौधों की रौंदी हुई जगह से तुलना कीजिए।",
  },
  "Leeches, ticks and wet boots": { hinglish: "Jonk, kilni aur geele joote", hindi: "जोंक, किलनी और गीले जूते" },
  "Number tags that the growing bark swallows": {
    hinglish: "Number ki pattiyan jinhe badhti chhaal nigal jaati hai",
    hindi: "नंबर की पट्टियाँ जिन्हें बढ़ती छाल निगल जाती है",
  },
  "Trees that outlive every grant given to measure them": {
    hinglish: "Ped jo unhe naapne ke liye mili har grant se zyada jeete hain",
    hindi: "पेड़ जो उन्हें नापने के लिए मिली हर ग्रांट से ज़्यादा जीते हैं",
  },
  "Measure the girth of ten trees near home at chest height, note flowers and birds, and repeat each month.": {
    hinglish: "Ghar ke paas das pedon ka ghera chhaati ki unchai par naapiye, phool aur pakshi note kijiye, aur har mahine dohraiye.",
    hindi: "घर के पास दस पेड़ों का घेरा छाती की ऊँचाई पर नापिए, फूल और पक्षी नोट कीजिए, और हर महीने दोहराइए।",
  },
  "Saplings eaten by goats in one night": { hinglish: "Ek raat mein bakriyon ke khaaye hue paudhe", hindi: "एक रात में बकरियों के खाए हुए पौधे" },
  "Companies that want green pictures, not a forest": {
    hinglish: "Companiyan jinhe jungle nahi, hari tasveerein chahiye",
    hindi: "कंपनियाँ जिन्हें जंगल नहीं, हरी तस्वीरें चाहिए",
  },
  "Half of what you plant dies in May": {
    hinglish: "Aapke lagaye aadhe paudhe May mein mar jaate hain",
    hindi: "आपके लगाए पौधों में से आधे मई में मर जाते हैं",
  },
  "Collect seeds of three local trees, sow them in milk packets, and record which sprout and survive the month.": {
    hinglish:
      "Teen local pedon ke beej ikatthe kijiye, doodh ke packet mein boiye, aur likhiye ki kaun se ugte hain aur mahine bhar bachte hain.",
    hindi: "तीन स्थानीय पेड़ों के बीज इकट्ठे कीजिए, दूध के पैकेट में बोइए, और लिखिए कि कौन से उगते हैं और महीने भर बचते हैं।",
  },
  "A single storm can break the season's earthworks": {
    hinglish: "Ek hi toofani baarish se season bhar ka mitti ka kaam toot sakta hai",
    hindi: "एक ही तूफ़ानी बारिश से सीज़न भर का मिट्टी का काम टूट सकता है",
  },
  "Labourers' attendance rolls and earthwork bills eat the afternoon": {
    hinglish: "Mazdooron ki haaziri aur mitti ke kaam ke bill mein poori dopahar nikal jaana",
    hindi: "मज़दूरों की हाज़िरी और मिट्टी के काम के बिलों में पूरी दोपहर निकल जाना",
  },
  "Farmers who blame you for the missing furrow": {
    hinglish: "Kisaan jo med mein gayi ek kataar zameen ka dosh aapko dete hain",
    hindi: "किसान जो मेड़ में गई एक क़तार ज़मीन का दोष आपको देते हैं",
  },
  "Tilt two trays of soil, one bare, one with grass, pour a mug of water, and weigh the mud washed off.": {
    hinglish: "Mitti ki do tray tedhi rakhiye, ek khaali, ek ghaas wali, mug bhar paani daaliye, aur behkar nikli mitti tauliye.",
    hindi: "मिट्टी की दो ट्रे तिरछी रखिए, एक ख़ाली, एक घास वाली, मग भर पानी डालिए, और बहकर निकली मिट्टी तौलिए।",
  },
  "Guests who scold you when no tiger shows": {
    hinglish: "Mehmaan jo baagh na dikhne par aap par bigadte hain",
    hindi: "मेहमान जो बाघ न दिखने पर आप पर बिगड़ते हैं",
  },
  "Monsoon months when the park shuts and pay dries up": {
    hinglish: "Barsaat ke mahine, jab park band aur kamai bhi",
    hindi: "बरसात के महीने, जब पार्क बंद और कमाई भी",
  },
  "Engines crowding round one sleeping animal": { hinglish: "Ek sote jaanwar ko gherti gaadiyan", hindi: "एक सोते जानवर को घेरती गाड़ियाँ" },
  "Learn twelve birds of your street by call with the free Merlin app and take two friends on a dawn walk.": {
    hinglish: "Free Merlin app se apni gali ke barah pakshiyon ki boli pehchaanna seekhiye aur do doston ko bhor ki sair par le jaiye.",
    hindi: "मुफ़्त Merlin ऐप से अपनी गली के बारह पक्षियों की बोली पहचानना सीखिए और दो दोस्तों को भोर की सैर पर ले जाइए।",
  },
  "A dump that catches fire each summer, with homes downwind": {
    hinglish: "Koode ka pahaad jismein har garmi mein aag lagti hai, aur dhuaan gharon tak jaata hai",
    hindi: "कूड़े का पहाड़ जिसमें हर गर्मी में आग लगती है, और धुआँ घरों तक जाता है",
  },
  "Contractors who falsify weights at the weighbridge": {
    hinglish: "Thekedaar jo dharmkaante par vazan mein her-pher karte hain",
    hindi: "ठेकेदार जो धर्मकाँटे पर वज़न में हेर-फेर करते हैं",
  },
  "Festival nights and the mess next dawn": {
    hinglish: "Tyohaar ki raatein aur agli subah ki gandagi",
    hindi: "त्योहार की रातें और अगली सुबह की गंदगी",
  },
  "Map every garbage spot within one kilometre of home, revisit for ten days at the same hour, and show where pick-up fails.": {
    hinglish:
      "Ghar se ek kilometre ke andar koode ki har jagah nakshe par lagaiye, das din usi samay dobara jaiye, aur dikhaiye ki kahan kooda nahi uthta.",
    hindi: "घर से एक किलोमीटर के अंदर कूड़े की हर जगह नक़्शे पर लगाइए, दस दिन उसी समय दोबारा जाइए, और दिखाइए कि कहाँ कूड़ा नहीं उठता।",
  },
  "People who throw diapers in with paper": {
    hinglish: "Log jo kaagaz ke saath diaper phenk dete hain",
    hindi: "लोग जो काग़ज़ के साथ डायपर फेंक देते हैं",
  },
  "Starting over with every new batch of tenants": {
    hinglish: "Kirayedaar badalte hi sab phir se shuru karna",
    hindi: "किराएदार बदलते ही सब फिर से शुरू करना",
  },
  "Lorries that fail to come on collection day": {
    hinglish: "Truck jo kooda uthane ke din aate hi nahi",
    hindi: "ट्रक जो माल उठाने के दिन आते ही नहीं",
  },
  "Place three labelled bins in your classroom, weigh each daily for two weeks, and announce results on the board.": {
    hinglish: "Apni class mein naam likhe teen dibbe rakhiye, do hafte roz har ek tauliye, aur nateeje board par likhiye.",
    hindi: "अपनी क्लास में नाम लिखे तीन डिब्बे रखिए, दो हफ़्ते रोज़ हर एक तौलिए, और नतीजे बोर्ड पर लिखिए।",
  },
  "Broken glass and needles in kitchen bags": {
    hinglish: "Rasoi ki theliyon mein toota kaanch aur suiyan",
    hindi: "रसोई की थैलियों में टूटा काँच और सुइयाँ",
  },
  "Neighbours who step aside as you pass": {
    hinglish: "Padosi jo aapke guzarte hi kinaare ho jaate hain",
    hindi: "पड़ोसी जो आपके गुज़रते ही किनारे हो जाते हैं",
  },
  "Waste comes every day, so many contractors pay no day off": {
    hinglish: "Kooda roz aata hai, to kai thekedaar kisi chhutti ke paise nahi dete",
    hindi: "कूड़ा रोज़ आता है, तो कई ठेकेदार किसी छुट्टी के पैसे नहीं देते",
  },
  "Handle your home's waste alone for a week with gloves on, separate it by kind, and ask your collector what was in the wrong heap.": {
    hinglish:
      "Hafte bhar dastaane pehankar ghar ka kooda akele sambhaliye, use kism ke hisaab se alag kijiye, aur kooda uthane wale se poochiye ki kya galat dher mein tha.",
    hindi: "हफ़्ते भर दस्ताने पहनकर घर का कूड़ा अकेले सँभालिए, उसे क़िस्म के हिसाब से अलग कीजिए, और कूड़ा उठाने वाले से पूछिए कि क्या ग़लत ढेर में था।",
  },
  "Swollen phone batteries that may catch fire": {
    hinglish: "Phone ki phooli hui battery jismein aag lag sakti hai",
    hindi: "फ़ोन की फूली हुई बैटरियाँ जिनमें आग लग सकती है",
  },
  "Backyard burners who offer sellers more": {
    hinglish: "Pichhwade mein e-waste jalane wale, jo zyada daam dete hain",
    hindi: "पिछवाड़े में ई-वेस्ट जलाने वाले, जो ज़्यादा दाम देते हैं",
  },
  "Carrying printers down stairs for a few rupees": {
    hinglish: "Kuch rupayon ke liye printer seedhiyon se neeche dhona",
    hindi: "कुछ रुपयों के लिए प्रिंटर सीढ़ियों से नीचे ढोना",
  },
  "Hold a class e-waste drive for old chargers and earphones, list them by type, and find the nearest registered recycler.": {
    hinglish:
      "Class mein purane charger aur earphone jama karne ka abhiyaan chalaiye, unki kism ke hisaab se list banaiye, aur sabse paas ka registered recycler dhoondhiye.",
    hindi: "क्लास में पुराने चार्जर और इयरफ़ोन जमा करने का अभियान चलाइए, उनकी क़िस्म के हिसाब से सूची बनाइए, और सबसे पास का रजिस्टर्ड रीसाइक्लर ढूँढ़िए।",
  },
  "Dripping inside rubber after twenty minutes": {
    hinglish: "Rubber ke suit mein bees minute mein hi paseene se tar-batar",
    hindi: "रबर के सूट में बीस मिनट में ही पसीने से तर-बतर",
  },
  "One wrong mixture can burn or poison a crew": {
    hinglish: "Ek galat mishran poori team ko jala sakta hai ya zehar de sakta hai",
    hindi: "एक ग़लत मिश्रण पूरी टीम को जला सकता है या ज़हर दे सकता है",
  },
  "Regular blood tests, and the worry": { hinglish: "Niyamit khoon ki jaanch, aur uski chinta", hindi: "नियमित ख़ून की जाँच, और उसकी चिंता" },
  "With an adult, read warning symbols on ten household bottles, draw each sign, and plan a safer place for two.": {
    hinglish:
      "Kisi bade ke saath ghar ki das bottle par chetavni ke nishan padhiye, har nishan banaiye, aur do bottle ke liye zyada surakshit jagah sochiye.",
    hindi: "किसी बड़े के साथ घर की दस बोतलों पर चेतावनी के निशान पढ़िए, हर निशान बनाइए, और दो बोतलों के लिए ज़्यादा सुरक्षित जगह सोचिए।",
  },
  "Smoke from your suppliers' suppliers that counts as yours": {
    hinglish: "Supplier ke bhi supplier ka dhuaan, jo aapke hisaab mein gina jaata hai",
    hindi: "सप्लायर के भी सप्लायर का धुआँ, जो आपके हिसाब में गिना जाता है",
  },
  "Blank rows for the plants that never send their figures": {
    hinglish: "Un plant ki khaali linein jo apne aankde kabhi nahi bhejte",
    hindi: "उन प्लांटों की ख़ाली लाइनें जो अपने आँकड़े कभी नहीं भेजते",
  },
  "Accused of mere show by activists and of waste by the finance head": {
    hinglish: "Activist kehte hain sirf dikhaawa, finance head kehte hain fizoolkharchi",
    hindi: "एक्टिविस्ट कहते हैं सिर्फ़ दिखावा, फ़ाइनेंस हेड कहते हैं फ़िज़ूलख़र्ची",
  },
  "Download one big Indian company's yearly sustainability report (BRSR), find its water use over two years, and write five questions for it.":
    {
      hinglish:
        "Kisi badi Bhartiya company ki saalana sustainability report (BRSR) download kijiye, do saal ka paani ka kharch dhoondhiye, aur uske liye paanch sawaal likhiye.",
      hindi: "किसी बड़ी भारतीय कंपनी की सालाना सस्टेनेबिलिटी रिपोर्ट (BRSR) डाउनलोड कीजिए, दो साल में पानी की खपत ढूँढ़िए, और उसके लिए पाँच सवाल लिखिए।",
    },
  "A promise for 2070 that no budget of this year pays for": {
    hinglish: "2070 ka vaada, jiske liye is saal ke kisi budget mein paisa nahi",
    hindi: "2070 का वादा, जिसके लिए इस साल के किसी बजट में पैसा नहीं",
  },
  "Countries that count their promises in different ways, so that no two compare": {
    hinglish: "Desh apne vaade alag-alag tareekon se ginte hain, to kinhi do ki tulna nahi ho sakti",
    hindi: "देश अपने वादे अलग-अलग तरीक़ों से गिनते हैं, तो किन्हीं दो की तुलना नहीं हो सकती",
  },
  "A clause you drafted with care, softened in the last hour of talks": {
    hinglish: "Aapki mehnat se likhi shart, jo baatcheet ke aakhri ghante mein naram kar di gayi",
    hindi: "आपकी मेहनत से लिखी शर्त, जो बातचीत के आख़िरी घंटे में नरम कर दी गई",
  },
  "Read your state's climate action plan summary and write a one-page note to your MLA on one promise.": {
    hinglish: "Apne rajya ki climate action plan ka saaraansh padhiye aur uske ek vaade par apne MLA ko ek panne ka note likhiye.",
    hindi: "अपने राज्य की जलवायु कार्य योजना का सारांश पढ़िए और उसके एक वादे पर अपने MLA को एक पन्ने का नोट लिखिए।",
  },
  "Closing a dye unit that feeds three hundred families": {
    hinglish: "Rangai ki woh unit band karna jisse teen sau parivaaron ka pet bharta hai",
    hindi: "रँगाई की वह यूनिट बंद करना जिससे तीन सौ परिवारों का पेट भरता है",
  },
  "A hidden pipe that opens only when you leave": {
    hinglish: "Chhipi hui pipe jo aapke jaate hi khulti hai",
    hindi: "छिपी हुई पाइप जो आपके जाते ही खुलती है",
  },
  "Two inspectors for a thousand factories": { hinglish: "Hazaar factory ke liye do inspector", hindi: "हज़ार फ़ैक्टरियों के लिए दो इंस्पेक्टर" },
  "Pick one dirty local drain, photograph it safely on five days, log times and colours, and draft a polite complaint.": {
    hinglish:
      "Paas ki ek gandi naali chuniye, surakshit rehkar paanch din uski photo lijiye, samay aur rang likhiye, aur ek shaaleen shikayat taiyaar kijiye.",
    hindi: "पास की एक गंदी नाली चुनिए, सुरक्षित रहकर पाँच दिन उसकी फ़ोटो लीजिए, समय और रंग लिखिए, और एक शालीन शिकायत तैयार कीजिए।",
  },
  "Ecologists and finance officers both doubt your numbers": {
    hinglish: "Ecologist aur finance officer, dono aapke aankdon par shak karte hain",
    hindi: "इकोलॉजिस्ट और वित्त अधिकारी, दोनों आपके आँकड़ों पर शक करते हैं",
  },
  "Pricing what many call priceless": {
    hinglish: "Us cheez ka daam lagana jise kai log anmol maante hain",
    hindi: "उस चीज़ का दाम लगाना जिसे कई लोग अनमोल मानते हैं",
  },
  "Survey data full of polite lies": {
    hinglish: "Lihaaz mein bole jhooth se bhara survey ka data",
    hindi: "लिहाज़ में बोले झूठ से भरा सर्वे का डेटा",
  },
  "Ask twenty neighbours how much they would pay monthly for a clean pond, and study how your wording changes answers.": {
    hinglish:
      "Bees padosiyon se poochiye ki saaf taalab ke liye woh har mahine kitna denge, aur dekhiye ki aapke shabd badalne se jawab kaise badalte hain.",
    hindi: "बीस पड़ोसियों से पूछिए कि साफ़ तालाब के लिए वे हर महीने कितना देंगे, और देखिए कि आपके शब्द बदलने से जवाब कैसे बदलते हैं।",
  },
  "Client pays, so he wants a mild report": {
    hinglish: "Paisa client deta hai, to use naram report chahiye",
    hindi: "पैसा क्लाइंट देता है, तो उसे नरम रिपोर्ट चाहिए",
  },
  "A whole season of measurements squeezed into three weeks": {
    hinglish: "Poore mausam ki maap teen hafte mein nipta dena",
    hindi: "पूरे मौसम की माप तीन हफ़्ते में निपटा देना",
  },
  "Being hated by both sides of a dam": {
    hinglish: "Baandh ke virodhi aur samarthak, dono ki nafrat jhelna",
    hindi: "बाँध के विरोधी और समर्थक, दोनों की नफ़रत झेलना",
  },
  "Find the impact study (EIA) of a project in your district on the PARIVESH website and list what villagers would want to know.": {
    hinglish:
      "PARIVESH website par apne zile ke kisi project ki asar ki report (EIA) dhoondhiye aur likhiye ki gaon wale kya-kya jaanna chahenge.",
    hindi: "PARIVESH वेबसाइट पर अपने ज़िले के किसी प्रोजेक्ट की प्रभाव रिपोर्ट (EIA) ढूँढ़िए और लिखिए कि गाँव वाले क्या-क्या जानना चाहेंगे।",
  },
  "Anger when a hamlet hears that its only pump is unsafe": {
    hinglish: "Gussa, jab basti sunti hai ki uska iklauta handpump surakshit nahi",
    hindi: "ग़ुस्सा, जब बस्ती सुनती है कि उसका इकलौता हैंडपंप सुरक्षित नहीं",
  },
  "Rough roads with glass bottles on your lap": {
    hinglish: "God mein kaanch ki botalein aur oobad-khaabad sadak",
    hindi: "गोद में काँच की बोतलें और ऊबड़-खाबड़ सड़क",
  },
  "The same dozen tests, bottle after bottle": { hinglish: "Botal dar botal wahi darjan bhar test", hindi: "बोतल दर बोतल वही दर्जन भर टेस्ट" },
  "With an adult, boil away a cup each of tap, filtered and borewell water in clean pans, and compare the white scale left.": {
    hinglish:
      "Kisi bade ke saath saaf bartanon mein nal, filter aur borewell ka ek-ek cup paani ubaalkar sukhaiye, aur bachi safed parat ki tulna kijiye.",
    hindi: "किसी बड़े के साथ साफ़ बर्तनों में नल, फ़िल्टर और बोरवेल का एक-एक कप पानी उबालकर सुखाइए, और बची सफ़ेद परत की तुलना कीजिए।",
  },
  "Facing armed poachers with a stick and a torch": {
    hinglish: "Danda aur torch lekar hathiyaarband shikaariyon ke saamne",
    hindi: "डंडा और टॉर्च लेकर हथियारबंद शिकारियों के सामने",
  },
  "Poaching cases lost in court years later over one faulty paper": {
    hinglish: "Ek galat kaagaz ki wajah se saalon baad court mein shikaar ke case haarna",
    hindi: "एक ग़लत काग़ज़ की वजह से सालों बाद कोर्ट में शिकार के केस हारना",
  },
  "Villagers' fury after an elephant kills": {
    hinglish: "Haathi ke kisi ko maarne ke baad gaanv walon ka gussa",
    hindi: "हाथी के किसी को मारने के बाद गाँव वालों का ग़ुस्सा",
  },
  "Interview three people who lost crops to animals, list what they tried, and compare cost and success.": {
    hinglish:
      "Jaanwaron se fasal kho chuke teen logon se baat kijiye, likhiye ki unhone kya-kya aazmaya, aur kharch aur safalta ki tulna kijiye.",
    hindi: "जानवरों से फ़सल खो चुके तीन लोगों से बात कीजिए, लिखिए कि उन्होंने क्या-क्या आज़माया, और ख़र्च और सफलता की तुलना कीजिए।",
  },
  "Plastic prices crash when oil is cheap": {
    hinglish: "Tel sasta hote hi plastic ke daam girna",
    hindi: "तेल सस्ता होते ही प्लास्टिक के दाम गिरना",
  },
  "Sacks that come in wet and mixed, however often you explain": {
    hinglish: "Kitna bhi samjhaiye, bore geele aur mile-jule hi aate hain",
    hindi: "कितना भी समझाइए, बोरे गीले और मिले-जुले ही आते हैं",
  },
  "Fire risk in stacked paper and hidden batteries": {
    hinglish: "Kaagaz ke dher aur chhipi battery mein aag ka khatra",
    hindi: "काग़ज़ के ढेर और छिपी बैटरियों में आग का ख़तरा",
  },
  "Ask a kabadiwala the price of ten materials, sort your home's dry waste for two weeks, and sell it.": {
    hinglish: "Kabadiwale se das cheezon ke daam poochiye, do hafte ghar ka sookha kachra alag-alag kijiye, aur use bechiye.",
    hindi: "कबाड़ीवाले से दस चीज़ों के दाम पूछिए, दो हफ़्ते घर का सूखा कचरा अलग-अलग कीजिए, और उसे बेचिए।",
  },
  "Models that give a range where bosses want one figure": {
    hinglish: "Model ek daayra bataate hain, jabki boss ko ek hi aankda chahiye",
    hindi: "मॉडल एक दायरा बताते हैं, जबकि बॉस को एक ही आँकड़ा चाहिए",
  },
  "Days of bad news, pixel by pixel": {
    hinglish: "Din par din buri khabrein, pixel dar pixel",
    hindi: "दिन पर दिन बुरी ख़बरें, पिक्सेल दर पिक्सेल",
  },
  "Companies that cite you and change nothing": {
    hinglish: "Company jo aapka hawala deti hain aur badalti kuch nahi",
    hindi: "कंपनियाँ जो आपका हवाला देती हैं और बदलती कुछ नहीं",
  },
  "From NASA's free POWER website take your town's temperatures since the 1980s, plot May averages by year, and look for a trend.": {
    hinglish:
      "NASA ki free POWER website se 1980 ke dashak se ab tak apne shehar ka taapmaan lijiye, har saal ke May ke ausat ka graph banaiye, aur rujhaan dhoondhiye.",
    hindi: "NASA की फ़्री POWER वेबसाइट से 1980 के दशक से अब तक अपने शहर का तापमान लीजिए, हर साल के मई के औसत का ग्राफ़ बनाइए, और रुझान ढूँढ़िए।",
  },
  "Plans set aside for one flyover or one builder": {
    hinglish: "Ek flyover ya ek builder ke liye taak par rakh di gayi yojana",
    hindi: "एक फ़्लाईओवर या एक बिल्डर के लिए ताक़ पर रख दी गई योजना",
  },
  "Land records that match neither map nor ground": {
    hinglish: "Zameen ke kaagaz jo na nakshe se mel khaate hain na zameen se",
    hindi: "ज़मीन के काग़ज़ जो न नक़्शे से मेल खाते हैं न ज़मीन से",
  },
  "Success means an empty meadow, which nobody photographs": {
    hinglish: "Safalta ka matlab ek khaali maidan, jiski photo koi nahi kheenchta",
    hindi: "सफलता का मतलब एक ख़ाली मैदान, जिसकी फ़ोटो कोई नहीं खींचता",
  },
  "Compare your town's lakes and green patches on free satellite pictures ten years ago and now, and trace what changed.": {
    hinglish:
      "Free satellite tasveeron mein apne shehar ki jheelon aur hare hisson ki das saal pehle aur ab ki tulna kijiye, aur jo badla use kaagaz par utaariye.",
    hindi: "फ़्री सैटेलाइट तस्वीरों में अपने शहर की झीलों और हरे हिस्सों की दस साल पहले और अब की तुलना कीजिए, और जो बदला उसे काग़ज़ पर उतारिए।",
  },
  "Builders who wait for your marsh to dry": {
    hinglish: "Builder jo aapki daldal ke sookhne ki taak mein hain",
    hindi: "बिल्डर जो आपकी दलदल के सूखने की ताक में हैं",
  },
  "Mud to the thighs and mosquitoes above": { hinglish: "Jaanghon tak keechad aur upar machchhar", hindi: "जाँघों तक कीचड़ और ऊपर मच्छर" },
  "Weeds return faster than reeds": { hinglish: "Kharpatwaar narkat se jaldi laut aate hain", hindi: "खरपतवार नरकट से जल्दी लौट आते हैं" },
  "Choose one pond, count birds there each Sunday for a month, log them on eBird and note water level.": {
    hinglish: "Ek talaab chuniye, mahine bhar har ravivaar wahan pakshi giniye, unhe eBird par darj kijiye aur paani ka star likhiye.",
    hindi: "एक तालाब चुनिए, महीने भर हर रविवार वहाँ पक्षी गिनिए, उन्हें eBird पर दर्ज कीजिए और पानी का स्तर लिखिए।",
  },
  "The dirtiest winter days are your busiest": {
    hinglish: "Sardi ke sabse gande din hi aapke sabse vyast din hain",
    hindi: "सर्दी के सबसे गंदे दिन ही आपके सबसे व्यस्त दिन हैं",
  },
  "Monkeys, lightning and stolen cables": { hinglish: "Bandar, bijli girna aur chori hui cable", hindi: "बंदर, बिजली गिरना और चोरी हुई केबल" },
  "Nobody believes the reading on the day that it is good": {
    hinglish: "Jis din reading achchi aaye, us din koi yakeen nahi karta",
    hindi: "जिस दिन रीडिंग अच्छी आए, उस दिन कोई यक़ीन नहीं करता",
  },
  "Follow the Central Pollution Control Board's free air quality index for two stations daily for a month and match peaks with wind, festivals and traffic.":
    {
      hinglish:
        "Ek mahine roz do station ka Central Pollution Control Board ka free air quality index dekhiye aur oonchi reading ko hawa, tyohaar aur traffic se milakar dekhiye.",
      hindi:
        "एक महीने रोज़ दो स्टेशनों का केंद्रीय प्रदूषण नियंत्रण बोर्ड का फ़्री एयर क्वालिटी इंडेक्स देखिए और ऊँची रीडिंग को हवा, त्योहार और ट्रैफ़िक से मिलाकर देखिए।",
    },
  "Meters that nobody has read since they were fitted": {
    hinglish: "Meter jinhe lagne ke baad kisi ne padha hi nahi",
    hindi: "मीटर जिन्हें लगने के बाद किसी ने पढ़ा ही नहीं",
  },
  "A green leaf printed on the box before you have measured": {
    hinglish: "Aapke naapne se pehle hi dibbe par chhapi hari patti",
    hindi: "आपके नापने से पहले ही डिब्बे पर छपी हरी पत्ती",
  },
  "Solar heaters refused because they pay back only in three years": {
    hinglish: "Solar heater se inkaar, kyunki paisa teen saal mein jaakar vasool hota hai",
    hindi: "सोलर हीटर से इनकार, क्योंकि पैसा तीन साल में जाकर वसूल होता है",
  },
  "Audit one classroom for a week, lights, fans, taps and bins, and present three savings with rupees to the principal.": {
    hinglish:
      "Ek hafte ek class ki jaanch kijiye, batti, pankhe, nal aur kooddaan, aur principal ke saamne bachat ke teen tareeke rupayon ke hisaab samet rakhiye.",
    hindi: "एक हफ़्ते एक क्लास की जाँच कीजिए, बत्ती, पंखे, नल और कूड़ेदान, और प्रिंसिपल के सामने बचत के तीन तरीक़े रुपयों के हिसाब समेत रखिए।",
  },
  "Visitors who tease, throw food and bang on the glass": {
    hinglish: "Log jo jaanwaron ko chhedte, khana phenkte aur kaanch thokte hain",
    hindi: "लोग जो जानवरों को छेड़ते, खाना फेंकते और काँच ठोकते हैं",
  },
  "Dung, flies and feeding rounds on Diwali as on any day": {
    hinglish: "Diwali ho ya koi bhi din, gobar, makkhiyan aur khilaane ke chakkar",
    hindi: "दिवाली हो या कोई भी दिन, गोबर, मक्खियाँ और खिलाने के चक्कर",
  },
  "Years on daily wages before a regular post, if it comes": {
    hinglish: "Pakki naukri mile bhi, to saalon ki dihaadi ke baad",
    hindi: "पक्की नौकरी मिले भी, तो सालों की दिहाड़ी के बाद",
  },
  "Watch one zoo or farm animal for an hour, note every five minutes what it does, and think of one thing that would keep it busier.": {
    hinglish:
      "Zoo ya farm ke kisi ek jaanwar ko ek ghanta dekhiye, har paanch minute likhiye ki woh kya kar raha hai, aur ek aisi cheez sochiye jo use zyada vyast rakhe.",
    hindi:
      "चिड़ियाघर या फ़ार्म के किसी एक जानवर को एक घंटा देखिए, हर पाँच मिनट लिखिए कि वह क्या कर रहा है, और एक ऐसी चीज़ सोचिए जो उसे ज़्यादा व्यस्त रखे।",
  },
};
