import type { ToldTexts } from "../told-texts.ts";

export const science: ToldTexts = {
  "A single cloudy night can cost a term's data": {
    hinglish: "Baadal wali ek hi raat poore term ka data barbaad kar sakti hai",
    hindi: "बादल वाली एक ही रात पूरे सत्र का डेटा बर्बाद कर सकती है",
  },
  "Few observatories in the country, and few posts at each": {
    hinglish: "Desh mein vedhshaalayein kam, aur har ek mein naukriyan bhi kam",
    hindi: "देश में वेधशालाएँ कम, और हर एक में नौकरियाँ भी कम",
  },
  "A week of nights at the telescope's screen, then a talk to give at ten in the morning": {
    hinglish: "Hafte bhar raat ko telescope ki screen ke saamne, phir subah das baje bhaashan dena",
    hindi: "हफ़्ते भर रात को टेलिस्कोप की स्क्रीन के सामने, फिर सुबह दस बजे भाषण देना",
  },
  "Sketch the Moon's place among the stars at the same hour on seven evenings, and work out how far it moves in a day.": {
    hinglish:
      "Saat shaam ek hi samay par chitra banaiye ki chaand taaron ke beech kahan hai, aur hisaab lagaiye ki woh ek din mein kitna khisakta hai.",
    hindi: "सात शाम एक ही समय पर चित्र बनाइए कि चाँद तारों के बीच कहाँ है, और हिसाब लगाइए कि वह एक दिन में कितना खिसकता है।",
  },
  "Ideas that no instrument will check in your lifetime": {
    hinglish: "Aise vichaar jinhein aapke jeete ji koi yantra nahi jaanch payega",
    hindi: "ऐसे विचार जिन्हें आपके जीते जी कोई यंत्र नहीं जाँच पाएगा",
  },
  "Moving country every two years from one short research post (postdoc) to the next": {
    hinglish: "Ek chhoti research naukri (postdoc) se doosri ke liye har do saal mein desh badalna",
    hindi: "एक छोटी रिसर्च नौकरी (पोस्टडॉक) से दूसरी के लिए हर दो साल में देश बदलना",
  },
  "Strangers who write to you with their own theory of everything": {
    hinglish: "Anjaan log jo har cheez ki apni theory aapko likh bhejte hain",
    hindi: "अनजान लोग जो हर चीज़ की अपनी थ्योरी आपको लिख भेजते हैं",
  },
  "Mark dots on a balloon, blow it up in steps, measure the distances, and see why far dots seem to flee faster.": {
    hinglish:
      "Gubbaare par bindu lagaiye, use thoda thoda karke phulaiye, bindu ke beech ki doori naapiye, aur dekhiye ki door wale bindu zyada tezi se bhaagte kyon lagte hain.",
    hindi: "ग़ुब्बारे पर बिंदु लगाइए, उसे थोड़ा-थोड़ा करके फुलाइए, बिंदुओं के बीच की दूरी नापिए, और देखिए कि दूर वाले बिंदु ज़्यादा तेज़ी से भागते क्यों लगते हैं।",
  },
  "A mission lost in its last minutes with ten years of hopes": {
    hinglish: "Das saal ki ummeedon wala mission aakhiri minuton mein kho jaana",
    hindi: "दस साल की उम्मीदों वाला मिशन आख़िरी मिनटों में खो जाना",
  },
  "Data locked to the instrument's team for months": {
    hinglish: "Data jo mahino tak sirf yantra banane wali team ke paas rehta hai",
    hindi: "डेटा जो महीनों तक सिर्फ़ यंत्र बनाने वाली टीम के पास रहता है",
  },
  "Few places here but ISRO's own laboratories study other planets": {
    hinglish: "ISRO ki apni labs ke siwa yahan bahut kam jagah doosre grahon par kaam hota hai",
    hindi: "ISRO की अपनी लैब के सिवा यहाँ बहुत कम जगह दूसरे ग्रहों पर काम होता है",
  },
  "Drop marbles of two sizes from three heights into flour topped with cocoa and measure how wide the craters get.": {
    hinglish:
      "Maide par upar se cocoa chhidkiye, usmein do size ke kanche teen oonchaiyon se giraiye aur naapiye ki gaddhe kitne chaude bante hain.",
    hindi: "मैदे पर ऊपर से कोको छिड़किए, उसमें दो साइज़ के कंचे तीन ऊँचाइयों से गिराइए और नापिए कि गड्ढे कितने चौड़े बनते हैं।",
  },
  "Your turn at the accelerator comes at three in the morning": {
    hinglish: "Accelerator par aapki baari raat ke teen baje aati hai",
    hindi: "एक्सेलरेटर पर आपकी बारी रात के तीन बजे आती है",
  },
  "Radiation badges, permits and locked doors": { hinglish: "Radiation badge, permit aur band taale", hindi: "रेडिएशन बैज, परमिट और बंद ताले" },
  "People who hear nuclear and think only of bombs": {
    hinglish: "Log jo nuclear sunte hi sirf bomb sochte hain",
    hindi: "लोग जो न्यूक्लियर सुनते ही सिर्फ़ बम सोचते हैं",
  },
  "Roll forty dice as atoms, take out every six after each throw, plot how many are left, and find the half-life.": {
    hinglish:
      "Chaalis paason ko atom maankar phenkiye, har baar chhakke wale nikaal dijiye, kitne bache iska graph banaiye, aur half-life nikaaliye.",
    hindi: "चालीस पासों को परमाणु मानकर फेंकिए, हर बार छक्के वाले निकाल दीजिए, कितने बचे इसका ग्राफ़ बनाइए, और हाफ़-लाइफ़ निकालिए।",
  },
  "Your name is one of three thousand on the paper": {
    hinglish: "Paper par teen hazaar naamon mein ek naam aapka",
    hindi: "पेपर पर तीन हज़ार नामों में एक नाम आपका",
  },
  "Answers that wait for a machine not yet built": {
    hinglish: "Jawaab jo ek aisi machine ke intezaar mein hain jo abhi bani nahi",
    hindi: "जवाब जो एक ऐसी मशीन के इंतज़ार में हैं जो अभी बनी नहीं",
  },
  "A bump in the plot that fades as more data come in": {
    hinglish: "Graph ka ubhaar jo aur data aane par mit jaata hai",
    hindi: "ग्राफ़ का उभार जो और डेटा आने पर मिट जाता है",
  },
  "Open ten real collisions in the event display of CERN's free Open Data site, count the muon tracks, and list what fooled you.": {
    hinglish:
      "CERN ki free Open Data site ke event display mein das asli takraav kholiye, muon ke nishan giniye, aur likhiye ki aapko kis kis cheez se dhokha hua.",
    hindi: "CERN की मुफ़्त Open Data साइट के event display में दस असली टकराव खोलिए, म्यूऑन के निशान गिनिए, और लिखिए कि आपको किस-किस चीज़ से धोखा हुआ।",
  },
  "Fusion power is always twenty years away": {
    hinglish: "Fusion ki bijli hamesha bees saal door hi rehti hai",
    hindi: "फ़्यूज़न की बिजली हमेशा बीस साल दूर ही रहती है",
  },
  "One shot a quarter of an hour, and most fail": {
    hinglish: "Pandrah minute mein ek koshish, aur zyadatar naakaam",
    hindi: "पंद्रह मिनट में एक कोशिश, और ज़्यादातर नाकाम",
  },
  "Machines so big that your part is a flange": {
    hinglish: "Machine itni badi ki aapka hissa bas pipe ke jod ka ek chhalla",
    hindi: "मशीन इतनी बड़ी कि आपका हिस्सा बस पाइप के जोड़ का एक छल्ला",
  },
  "Look at a candle, a tube light and an LED bulb reflected in an old CD and draw the colours of each; never the Sun.": {
    hinglish:
      "Mombatti, tube light aur LED bulb ka reflection ek purani CD mein dekhiye aur har ek ke rang banaiye. Sooraj ko is tarah kabhi mat dekhiye.",
    hindi: "मोमबत्ती, ट्यूबलाइट और LED बल्ब का प्रतिबिंब एक पुरानी CD में देखिए और हर एक के रंग बनाइए। सूरज को इस तरह कभी मत देखिए।",
  },
  "Liquid helium costs more than your salary": {
    hinglish: "Liquid helium aapki tankhwah se bhi mehnga hai",
    hindi: "लिक्विड हीलियम आपकी तनख़्वाह से भी महँगा है",
  },
  "A furnace that dies in week three of growth": {
    hinglish: "Bhatthi jo crystal ugne ke teesre hafte mein band pad jaati hai",
    hindi: "भट्ठी जो क्रिस्टल उगने के तीसरे हफ़्ते में बंद पड़ जाती है",
  },
  "A power cut as the last of the helium boils away": {
    hinglish: "Aakhiri bacha helium bhi ud raha ho, tabhi bijli chali jaana",
    hindi: "आख़िरी बचा हीलियम भी उड़ रहा हो, तभी बिजली चली जाना",
  },
  "Measure the resistance of a pencil line, cold and warm, with a multimeter from the school laboratory and see which way it changes.": {
    hinglish:
      "School lab ke multimeter se pencil ki lakeer ka resistance thande mein aur garam karke naapiye aur dekhiye ki woh ghatta hai ya badhta hai.",
    hindi: "स्कूल लैब के मल्टीमीटर से पेंसिल की लकीर का रेज़िस्टेंस ठंडे में और गरम करके नापिए और देखिए कि वह घटता है या बढ़ता है।",
  },
  "Comparing one weight with other countries' standards takes years": {
    hinglish: "Ek weight ko doosre deshon ke standard se milane mein saalon lagte hain",
    hindi: "एक बाट को दूसरे देशों के मानक से मिलाने में सालों लगते हैं",
  },
  "A door left open spoils a day's readings": {
    hinglish: "Ek khula chhoota darwaza din bhar ki reading bigaad deta hai",
    hindi: "एक खुला छूटा दरवाज़ा दिन भर की रीडिंग बिगाड़ देता है",
  },
  "Decimal places that no one outside cares for": {
    hinglish: "Decimal ke woh ank jinki bahar kisi ko parwah nahi",
    hindi: "दशमलव के वे अंक जिनकी बाहर किसी को परवाह नहीं",
  },
  "Measure one table twenty times with a 15-centimetre ruler, plot the spread, and say how sure you are of its true length.": {
    hinglish:
      "Ek mez ko 15 centimetre ke scale se bees baar naapiye, reading kitni phaili hain iska graph banaiye, aur bataiye ki asli lambai ka aapko kitna yakeen hai.",
    hindi: "एक मेज़ को 15 सेंटीमीटर के स्केल से बीस बार नापिए, रीडिंग कितनी फैली हैं इसका ग्राफ़ बनाइए, और बताइए कि असली लंबाई का आपको कितना यक़ीन है।",
  },
  "Published recipes that work in nobody else's furnace": {
    hinglish: "Chhape hue nuskhe jo kisi aur ki bhatthi mein kaam nahi karte",
    hindi: "छपे हुए नुस्ख़े जो किसी और की भट्ठी में काम नहीं करते",
  },
  "The one microscope is booked for a month": {
    hinglish: "Ek hi microscope, aur woh mahine bhar ke liye book",
    hindi: "एक ही माइक्रोस्कोप, और वह महीने भर के लिए बुक",
  },
  "Wonderful stuff that nobody can make by the tonne": {
    hinglish: "Kamaal ki cheez jo tonon mein koi nahi bana sakta",
    hindi: "कमाल की चीज़ जो टनों में कोई नहीं बना सकता",
  },
  "Mould three equal bars of clay, one plain, one with sand and one with chopped grass, dry them a week, and hang weights until each breaks; look at the broken faces.":
    {
      hinglish:
        "Mitti ki teen baraabar pattiyan banaiye, ek saadi, ek ret milakar aur ek kati ghaas milakar, hafte bhar sukhaiye, aur tootne tak vazan latkaiye. Tooti hui jagah ko dekhiye.",
      hindi:
        "मिट्टी की तीन बराबर पट्टियाँ बनाइए, एक सादी, एक रेत मिलाकर और एक कटी घास मिलाकर, हफ़्ते भर सुखाइए, और टूटने तक वज़न लटकाइए। टूटी हुई जगहों को देखिए।",
    },
  "Half a gram lost on the floor after two months": {
    hinglish: "Do mahine ki mehnat ka aadha gram farsh par gir jaana",
    hindi: "दो महीने की मेहनत का आधा ग्राम फ़र्श पर गिर जाना",
  },
  "Solvents that stay in your nose": { hinglish: "Solvent ki gandh jo naak se jaati hi nahi", hindi: "सॉल्वेंट की गंध जो नाक से जाती ही नहीं" },
  "Step ten that never gives over nine per cent": {
    hinglish: "Daswan step jismein kabhi nau percent se zyada maal nahi banta",
    hindi: "दसवाँ चरण जिसमें कभी नौ प्रतिशत से ज़्यादा माल नहीं बनता",
  },
  "Make an ester smell only in a school laboratory with the teacher, and draw on paper which atoms changed partners.": {
    hinglish: "Ester ki khushboo sirf school lab mein teacher ke saath banaiye, aur kaagaz par dikhaiye ki kin atoms ne apne saathi badle.",
    hindi: "एस्टर की ख़ुशबू सिर्फ़ स्कूल लैब में टीचर के साथ बनाइए, और काग़ज़ पर दिखाइए कि किन परमाणुओं ने अपने साथी बदले।",
  },
  "One leak of air kills a week's compound": {
    hinglish: "Zara si hawa andar gayi aur hafte bhar mein bana compound barbaad",
    hindi: "ज़रा-सी हवा अंदर गई और हफ़्ते भर में बना कंपाउंड बर्बाद",
  },
  "Metal prices that kill the clever route": {
    hinglish: "Dhaatuon ke daam jinke kaaran badhiya tareeka chhodna padta hai",
    hindi: "धातुओं के दाम जिनके कारण बढ़िया तरीक़ा छोड़ना पड़ता है",
  },
  "Green, blue and purple stains for life": {
    hinglish: "Hare, neele aur baingani daag jo umar bhar nahi jaate",
    hindi: "हरे, नीले और बैंगनी दाग़ जो उम्र भर नहीं जाते",
  },
  "Grow alum crystals at two cooling speeds and compare size, shape and clearness.": {
    hinglish:
      "Phitkari ke crystal do tarah thanda karke ugaiye, ek dheere aur ek tezi se, aur unke size, aakaar aur paardarshita ki tulna kijiye.",
    hindi: "फिटकरी के क्रिस्टल दो तरह ठंडा करके उगाइए, एक धीरे और एक तेज़ी से, और उनके साइज़, आकार और पारदर्शिता की तुलना कीजिए।",
  },
  "More hours lining up mirrors than measuring": {
    hinglish: "Naapne se zyada ghante sheeshe seedh mein laane mein jaana",
    hindi: "नापने से ज़्यादा घंटे शीशे सीध में लाने में जाना",
  },
  "A laser that drifts while you are at lunch": {
    hinglish: "Laser jo aapke lunch karte karte apni jagah se khisak jaata hai",
    hindi: "लेज़र जो आपके लंच करते-करते अपनी जगह से खिसक जाता है",
  },
  "A sum on the computer that runs a week and never settles": {
    hinglish: "Computer par hafte bhar chalta hisaab jo kabhi ek jawaab par nahi tikta",
    hindi: "कंप्यूटर पर हफ़्ते भर चलता हिसाब जो कभी एक जवाब पर नहीं टिकता",
  },
  "Time how fast an antacid tablet dissolves at five temperatures by a school thermometer, and plot whether ten degrees more halves the time.":
    {
      hinglish:
        "School ke thermometer se paanch taapmaan par dekhiye ki antacid ki goli kitni der mein ghulti hai, aur graph se jaanchiye ki das degree badhne par samay aadha hota hai ya nahi.",
      hindi:
        "स्कूल के थर्मामीटर से पाँच तापमान पर देखिए कि एंटासिड की गोली कितनी देर में घुलती है, और ग्राफ़ से जाँचिए कि दस डिग्री बढ़ने पर समय आधा होता है या नहीं।",
    },
  "Lead in the clean water too, so the whole day's readings are void": {
    hinglish: "Saaf paani mein bhi seesa nikla, to din bhar ki saari reading bekaar",
    hindi: "साफ़ पानी में भी सीसा निकला, तो दिन भर की सारी रीडिंग बेकार",
  },
  "Auditors who read every crossed-out digit": {
    hinglish: "Auditor jo har kata hua ank padhte hain",
    hindi: "ऑडिटर जो हर कटा हुआ अंक पढ़ते हैं",
  },
  "Whoever pays hopes for a low number": {
    hinglish: "Jo paise deta hai, use chhota number hi chahiye",
    hindi: "जो पैसे देता है, उसे छोटा नंबर ही चाहिए",
  },
  "Separate the colours of five felt pens on strips of filter paper with water and say which share a dye.": {
    hinglish: "Paanch felt pen ke rang filter paper ki pattiyon par paani se alag kijiye aur bataiye ki kin mein ek hi rang mila hai.",
    hindi: "पाँच फ़ेल्ट पेन के रंग फ़िल्टर पेपर की पट्टियों पर पानी से अलग कीजिए और बताइए कि किन में एक ही रंग मिला है।",
  },
  "Ten years, and hardly one medicine": { hinglish: "Das saal, aur mushkil se ek dawa", hindi: "दस साल, और मुश्किल से एक दवा" },
  "A fine molecule that the liver breaks up within the hour": {
    hinglish: "Ek badhiya molecule jise liver ghante bhar mein tod deta hai",
    hindi: "एक बढ़िया मॉलिक्यूल जिसे लिवर घंटे भर में तोड़ देता है",
  },
  "Patents that fence the obvious next step": {
    hinglish: "Doosron ke patent, jo agla seedha kadam rok dete hain",
    hindi: "दूसरों के पेटेंट, जो अगला सीधा क़दम रोक देते हैं",
  },
  "Find paracetamol and aspirin on the free PubChem site, compare their structures, and list what each part is thought to do.": {
    hinglish:
      "Free PubChem site par paracetamol aur aspirin dhoondhiye, unki banavat ki tulna kijiye, aur likhiye ki kaunse hisse ka kya kaam maana jaata hai.",
    hindi: "मुफ़्त PubChem साइट पर paracetamol और aspirin ढूँढ़िए, उनकी बनावट की तुलना कीजिए, और लिखिए कि किस हिस्से का क्या काम माना जाता है।",
  },
  "Glue that hardens in your best glassware": {
    hinglish: "Gond jo aapke sabse achhe kaanch ke bartan mein jam jaata hai",
    hindi: "गोंद जो आपके सबसे अच्छे काँच के बरतन में जम जाता है",
  },
  "Being asked about plastic waste at every wedding": {
    hinglish: "Har shaadi mein plastic ke kachre par sawaal poochha jaana",
    hindi: "हर शादी में प्लास्टिक के कचरे पर सवाल पूछा जाना",
  },
  "Months of ageing tests in a hot box": {
    hinglish: "Maal ko mahino garam box mein rakhkar jaanchna ki woh kitna tikta hai",
    hindi: "माल को महीनों गरम बॉक्स में रखकर जाँचना कि वह कितना टिकता है",
  },
  "Pull strips of five wrappers and bags lengthwise and across, and note how far each one stretches before it tears.": {
    hinglish:
      "Paanch wrapper aur thailiyon ki patti lambai mein aur chaudai mein kheenchiye, aur likhiye ki har ek phatne se pehle kitni khinchti hai.",
    hindi: "पाँच रैपर और थैलियों की पट्टियाँ लंबाई में और चौड़ाई में खींचिए, और लिखिए कि हर एक फटने से पहले कितनी खिंचती है।",
  },
  "Cheats who are a step ahead of the test": {
    hinglish: "Milaavat karne wale jo test se ek kadam aage rehte hain",
    hindi: "मिलावट करने वाले जो टेस्ट से एक क़दम आगे रहते हैं",
  },
  "Milk samples that reach you warm and already sour": {
    hinglish: "Doodh ke sample jo garam aur pehle se khatte hokar pahunchte hain",
    hindi: "दूध के सैंपल जो गरम और पहले से खट्टे होकर पहुँचते हैं",
  },
  "Fat from a sample that clogs the machine for a day": {
    hinglish: "Sample ki chiknaai jo machine ko din bhar ke liye jaam kar deti hai",
    hindi: "सैंपल की चिकनाई जो मशीन को दिन भर के लिए जाम कर देती है",
  },
  "Test bits of six foods, such as paneer or sweets, for starch with iodine from the school laboratory, note the surprises and throw the bits away.":
    {
      hinglish:
        "Paneer ya mithai jaisi khane ki chhe cheezon ke tukdon mein school lab ke iodine se starch jaanchiye, jo chaunka de use likhiye aur tukde phenk dijiye.",
      hindi: "पनीर या मिठाई जैसी खाने की छह चीज़ों के टुकड़ों में स्कूल लैब के आयोडीन से स्टार्च जाँचिए, जो चौंका दे उसे लिखिए और टुकड़े फेंक दीजिए।",
    },
  "A reading you forgot to write down counts as never taken": {
    hinglish: "Jo reading likhna bhool gaye, maana jaata hai ki woh li hi nahi gayi",
    hindi: "जो रीडिंग लिखना भूल गए, माना जाता है कि वह ली ही नहीं गई",
  },
  "Night shifts beside a chromatograph that must not stop": {
    hinglish: "Raat ki shift, us chromatograph ke paas jo rukna nahi chahiye",
    hindi: "रात की शिफ़्ट, उस क्रोमैटोग्राफ़ के पास जो रुकना नहीं चाहिए",
  },
  "One odd peak that stops a batch until you explain it": {
    hinglish: "Graph mein ek ajeeb peak jo poora batch rok deti hai, jab tak aap wajah na bata dein",
    hindi: "ग्राफ़ में एक अजीब चोटी जो पूरा बैच रोक देती है, जब तक आप वजह न बता दें",
  },
  "Add pinches of baking soda to equal cups of three kinds of vinegar until the fizz stops, three times each, and say which you would hold back.":
    {
      hinglish:
        "Teen kism ke sirke ke baraabar bhare cup mein chutki chutki meetha soda daaliye jab tak jhaag band na ho jaye, har ek teen baar, aur bataiye ki kise rokna chahiye.",
      hindi:
        "तीन क़िस्म के सिरके के बराबर भरे कपों में चुटकी-चुटकी मीठा सोडा डालिए जब तक झाग बंद न हो जाए, हर एक तीन बार, और बताइए कि किसे रोकना चाहिए।",
    },
  "Marketing that promises what no cream can": {
    hinglish: "Marketing jo aise waade karti hai jo koi cream poore nahi kar sakti",
    hindi: "मार्केटिंग जो ऐसे वादे करती है जो कोई क्रीम पूरे नहीं कर सकती",
  },
  "A fragrance that turns the white lotion brown": {
    hinglish: "Khushboo jo safed lotion ko bhoora kar deti hai",
    hindi: "ख़ुशबू जो सफ़ेद लोशन को भूरा कर देती है",
  },
  "Trends that end before the tests do": {
    hinglish: "Trend jo test poore hone se pehle hi khatm ho jaate hain",
    hindi: "ट्रेंड जो टेस्ट पूरे होने से पहले ही ख़त्म हो जाते हैं",
  },
  "Shake oil and water with soap, with egg yolk and with nothing, and time how long each mix holds.": {
    hinglish:
      "Tel aur paani ko sabun ke saath, ande ki zardi ke saath aur bina kuch milaye hilaiye, aur dekhiye ki har ghol kitni der tak mila rehta hai.",
    hindi: "तेल और पानी को साबुन के साथ, अंडे की ज़र्दी के साथ और बिना कुछ मिलाए हिलाइए, और देखिए कि हर घोल कितनी देर तक मिला रहता है।",
  },
  "A cold is a week without work": { hinglish: "Ek zukaam yaani hafte bhar kaam band", hindi: "एक ज़ुकाम यानी हफ़्ते भर काम बंद" },
  "Your work never bears your name": { hinglish: "Aapke kaam par kabhi aapka naam nahi hota", hindi: "आपके काम पर कभी आपका नाम नहीं होता" },
  "A scent rebuilt from the start because one of its oils irritates some skins": {
    hinglish: "Khushboo shuru se dobara banana, kyunki uske ek tel se kuch logon ki chamdi par jalan hoti hai",
    hindi: "ख़ुशबू शुरू से दोबारा बनाना, क्योंकि उसके एक तेल से कुछ लोगों की त्वचा में जलन होती है",
  },
  "Rub orange peel, clove and rose petal on paper strips, smell each at once, after an hour and next day, and note which scent stays.": {
    hinglish:
      "Santre ka chhilka, laung aur gulaab ki pankhudi kaagaz ki pattiyon par ragadiye, turant, ek ghante baad aur agle din soonghiye, aur likhiye ki kaunsi khushboo tikti hai.",
    hindi: "संतरे का छिलका, लौंग और गुलाब की पंखुड़ी काग़ज़ की पट्टियों पर रगड़िए, तुरंत, एक घंटे बाद और अगले दिन सूँघिए, और लिखिए कि कौन-सी ख़ुशबू टिकती है।",
  },
  "A chlorine pump that fails at 2 a.m.": {
    hinglish: "Chlorine ka pump jo raat 2 baje band pad jaata hai",
    hindi: "क्लोरीन का पंप जो रात 2 बजे बंद पड़ जाता है",
  },
  "Blame when a pipe, not the water, is dirty": {
    hinglish: "Gandagi paani mein nahi, pipe mein ho, tab bhi dosh aap par",
    hindi: "गंदगी पानी में नहीं, पाइप में हो, तब भी दोष आप पर",
  },
  "Acid drums in a hot shed": { hinglish: "Garam shed mein tezaab ke drum", hindi: "गरम शेड में तेज़ाब के ड्रम" },
  "Let muddy water stand with three pinches of alum, one pinch and none, and compare how clear each is after an hour.": {
    hinglish:
      "Matmaile paani mein ek jagah teen chutki phitkari, ek jagah ek chutki aur ek jagah kuch nahi daalkar rakh dijiye, aur ghante bhar baad dekhiye ki kaunsa kitna saaf hua.",
    hindi: "मटमैले पानी में एक जगह तीन चुटकी फिटकरी, एक जगह एक चुटकी और एक जगह कुछ नहीं डालकर रख दीजिए, और घंटे भर बाद देखिए कि कौन-सा कितना साफ़ हुआ।",
  },
  "Cultures that grow on Sundays": { hinglish: "Culture jo Sunday ko bhi badhte rehte hain", hindi: "कल्चर जो इतवार को भी बढ़ते रहते हैं" },
  "A contaminated plate that wastes a week": {
    hinglish: "Ek plate mein bahar ka germ aaya aur hafta bekaar",
    hindi: "एक प्लेट में बाहर का कीटाणु आया और हफ़्ता बेकार",
  },
  "The stench when a week's used plates are sterilised in steam": {
    hinglish: "Hafte bhar ki istemaal hui plates ko bhaap mein germ-free karte waqt uthti badbu",
    hindi: "हफ़्ते भर की इस्तेमाल हुई प्लेटों को भाप में कीटाणु-मुक्त करते वक़्त उठती बदबू",
  },
  "Leave a spoon of milk in a steel, a glass and a clay cup, note by the hour which sours first, and say where germs hide.": {
    hinglish:
      "Ek ek chammach doodh steel, kaanch aur mitti ke cup mein rakhiye, har ghante likhiye ki pehle kaunsa khatta hota hai, aur bataiye ki keetaanu kahan chhipte hain.",
    hindi: "एक-एक चम्मच दूध स्टील, काँच और मिट्टी के कप में रखिए, हर घंटे लिखिए कि पहले कौन-सा खट्टा होता है, और बताइए कि कीटाणु कहाँ छिपते हैं।",
  },
  "Three hours in a suit without water": { hinglish: "Bina paani piye teen ghante band suit mein", hindi: "बिना पानी पिए तीन घंटे बंद सूट में" },
  "Panic that funds you, and calm that forgets you": {
    hinglish: "Dar ke dinon mein paisa milta hai, aur dar jaate hi log aapko bhool jaate hain",
    hindi: "डर के दिनों में पैसा मिलता है, और डर जाते ही लोग आपको भूल जाते हैं",
  },
  "One needle slip means weeks of watching yourself": {
    hinglish: "Ek baar sui chubhi to hafton apni hi sehat par nazar rakhna",
    hindi: "एक बार सुई चुभी तो हफ़्तों अपनी ही सेहत पर नज़र रखना",
  },
  "Plot your State's weekly dengue cases from public bulletins against rainfall and find how many weeks lie between.": {
    hinglish:
      "Sarkaari bulletin se apne rajya ke har hafte ke dengue ke maamle baarish ke saath graph par rakhiye, aur dekhiye ki dono ke beech kitne hafte ka antar hai.",
    hindi: "सरकारी बुलेटिन से अपने राज्य के हर हफ़्ते के डेंगू के मामले बारिश के साथ ग्राफ़ पर रखिए, और देखिए कि दोनों के बीच कितने हफ़्तों का अंतर है।",
  },
  "Antibodies from the catalogue that bind to everything": {
    hinglish: "Catalogue se mangaayi antibody jo har cheez se chipak jaati hai",
    hindi: "कैटलॉग से मँगाई एंटीबॉडी जो हर चीज़ से चिपक जाती है",
  },
  "Working with animals and ending their lives": {
    hinglish: "Jaanwaron par kaam karna aur phir unki jaan lena",
    hindi: "जानवरों पर काम करना और फिर उनकी जान लेना",
  },
  "Words like booster used to sell juice": {
    hinglish: "Booster jaise shabd jo juice bechne mein lagaye jaate hain",
    hindi: "बूस्टर जैसे शब्द जो जूस बेचने में लगाए जाते हैं",
  },
  "From the public immunisation schedule list what each dose protects from, and look up how rare that disease now is.": {
    hinglish:
      "Sarkaari teekakaran list se likhiye ki har khuraak kis bimari se bachaati hai, aur pata kijiye ki woh bimari ab kitni kam rah gayi hai.",
    hindi: "सरकारी टीकाकरण तालिका से लिखिए कि हर ख़ुराक किस बीमारी से बचाती है, और पता कीजिए कि वह बीमारी अब कितनी कम रह गई है।",
  },
  "Whole mornings in a jacket in the cold room, at four degrees": {
    hinglish: "Poori subah jacket pehenkar chaar degree ke cold room mein",
    hindi: "पूरी सुबह जैकेट पहनकर चार डिग्री के कोल्ड रूम में",
  },
  "A protein that clumps on the last step": {
    hinglish: "Protein jo aakhiri step par aakar gaanth ban jaata hai",
    hindi: "प्रोटीन जो आख़िरी चरण पर आकर गाँठ बन जाता है",
  },
  "Litres of salt solutions (buffers) to mix before real work": {
    hinglish: "Asli kaam se pehle namak ke ghol (buffer) litron mein banana",
    hindi: "असली काम से पहले नमक के घोल (बफ़र) लीटरों में बनाना",
  },
  "Cut an apple, dip one piece in lemon juice and one in hot water, leave one bare, and time how fast each turns brown.": {
    hinglish:
      "Seb kaatiye, ek tukda nimbu ke ras mein aur ek garam paani mein dubaiye, ek yun hi chhodiye, aur dekhiye ki kaunsa kitni der mein bhoora padta hai.",
    hindi: "सेब काटिए, एक टुकड़ा नींबू के रस में और एक गरम पानी में डुबाइए, एक यूँ ही छोड़िए, और देखिए कि कौन-सा कितनी देर में भूरा पड़ता है।",
  },
  "Too much physics for biologists and too little for physicists": {
    hinglish: "Biology walon ke liye zyada physics, aur physics walon ke liye kam",
    hindi: "बायोलॉजी वालों के लिए ज़्यादा फ़िज़िक्स, और फ़िज़िक्स वालों के लिए कम",
  },
  "Crystals that refuse to grow for a year": {
    hinglish: "Crystal jo saal bhar ugne ka naam nahi lete",
    hindi: "क्रिस्टल जो साल भर उगने का नाम नहीं लेते",
  },
  "The strong X-ray beam you need is in Indore or abroad": {
    hinglish: "Jis tez X-ray beam ki zaroorat hai, woh Indore mein hai ya videsh mein",
    hindi: "जिस तेज़ एक्स-रे बीम की ज़रूरत है, वह इंदौर में है या विदेश में",
  },
  "Fold a paper strip with sticky and slippery spots drawn on it and count in how many shapes only the sticky ones touch.": {
    hinglish:
      "Kaagaz ki patti par chipakne wale aur phisalne wale bindu banaiye, use modiye, aur giniye ki kitne aakaaron mein sirf chipakne wale bindu aapas mein chhoote hain.",
    hindi: "काग़ज़ की पट्टी पर चिपकने वाले और फिसलने वाले बिंदु बनाइए, उसे मोड़िए, और गिनिए कि कितने आकारों में सिर्फ़ चिपकने वाले बिंदु आपस में छूते हैं।",
  },
  "Data about a family that the family may not want": {
    hinglish: "Kisi parivar ki aisi jaankari jo shayad woh khud na jaanna chahe",
    hindi: "किसी परिवार की ऐसी जानकारी जो शायद वह ख़ुद न जानना चाहे",
  },
  "Headlines that announce a gene for everything": {
    hinglish: "Khabrein jo har baat ka koi gene mil jaane ka elaan karti hain",
    hindi: "ख़बरें जो हर बात का कोई जीन मिल जाने का ऐलान करती हैं",
  },
  "Flies that escape into the canteen": {
    hinglish: "Prayog ki makkhiyan jo udkar canteen mein pahunch jaati hain",
    hindi: "प्रयोग की मक्खियाँ जो उड़कर कैंटीन में पहुँच जाती हैं",
  },
  "Record earlobe, tongue-rolling and hair whorl in three generations of two families and test whether a simple rule fits.": {
    hinglish:
      "Do parivaron ki teen peedhiyon mein kaan ki lau, jeebh modne ka hunar aur baalon ka bhanwar likhiye, aur jaanchiye ki koi seedha niyam baithta hai ya nahi.",
    hindi: "दो परिवारों की तीन पीढ़ियों में कान की लौ, जीभ मोड़ पाना और बालों का भँवर लिखिए, और जाँचिए कि कोई सीधा नियम बैठता है या नहीं।",
  },
  "Moving drops too small to see, all day": {
    hinglish: "Din bhar itni chhoti boondein idhar udhar karna jo dikhti hi nahi",
    hindi: "दिन भर इतनी छोटी बूँदें इधर-उधर करना जो दिखती ही नहीं",
  },
  "A costly enzyme spoilt by an hour out of the ice": {
    hinglish: "Mehnga enzyme jo ghante bhar barf se bahar rehkar kharab ho gaya",
    hindi: "महँगा एंज़ाइम जो घंटे भर बर्फ़ से बाहर रहकर ख़राब हो गया",
  },
  "Freezers full of unlabelled tubes": { hinglish: "Bina label ki tubes se bhare freezer", hindi: "बिना लेबल की ट्यूबों से भरे फ़्रीज़र" },
  "With an adult and no flame near, draw DNA out of a banana with dish soap, salt and cold spirit, and lift it on a stick.": {
    hinglish:
      "Kisi bade ke saath, aag se door, bartan dhone ke sabun, namak aur thandi spirit se kele ka DNA nikaaliye, aur use tinke par uthaiye.",
    hindi: "किसी बड़े के साथ, आग से दूर, बरतन धोने के साबुन, नमक और ठंडी स्पिरिट से केले का DNA निकालिए, और उसे तिनके पर उठाइए।",
  },
  "Cells that die on festival days": {
    hinglish: "Cells jo tyohaar ke din hi mar jaati hain",
    hindi: "कोशिकाएँ जो त्योहार के दिन ही मर जाती हैं",
  },
  "One careless breath infects the whole incubator": {
    hinglish: "Ek laparwah saans poore incubator mein germ phaila deti hai",
    hindi: "एक लापरवाह साँस पूरे इनक्यूबेटर में कीटाणु फैला देती है",
  },
  "A glowing cell that looks different the second time": {
    hinglish: "Chamakti cell jo doosri baar alag dikhti hai",
    hindi: "चमकती कोशिका जो दूसरी बार अलग दिखती है",
  },
  "Peel the skin of a red onion, put salt water on half of it, and photograph through a school microscope how the cells shrink.": {
    hinglish:
      "Laal pyaaz ki jhilli utaariye, uske aadhe hisse par namak ka paani daaliye, aur school microscope se photo lekar dikhaiye ki cells kaise sikudti hain.",
    hindi: "लाल प्याज़ की झिल्ली उतारिए, उसके आधे हिस्से पर नमक का पानी डालिए, और स्कूल के माइक्रोस्कोप से फ़ोटो लेकर दिखाइए कि कोशिकाएँ कैसे सिकुड़ती हैं।",
  },
  "Operating on animals that you have named": {
    hinglish: "Un jaanwaron ka operation karna jinhein aapne naam diya hai",
    hindi: "उन जानवरों का ऑपरेशन करना जिन्हें आपने नाम दिया है",
  },
  "Brain pictures sold as mind reading": {
    hinglish: "Dimaag ki tasveerein jo mann padhne ke naam par bikti hain",
    hindi: "दिमाग़ की तस्वीरें जो मन पढ़ने के नाम पर बिकती हैं",
  },
  "Twelve rats, a year of work, and an effect too small to trust": {
    hinglish: "Barah choohe, saal bhar ka kaam, aur asar itna chhota ki bharosa na ho",
    hindi: "बारह चूहे, साल भर का काम, और असर इतना छोटा कि भरोसा न हो",
  },
  "Have friends catch a falling ruler with eyes, with sound only, and while counting backwards; turn centimetres into reaction times.": {
    hinglish:
      "Doston se girta hua scale pakadwaiye: dekhkar, sirf aawaz sunkar, aur ulti ginti ginte hue. Centimetre ko reaction time mein badliye.",
    hindi: "दोस्तों से गिरता हुआ स्केल पकड़वाइए: देखकर, सिर्फ़ आवाज़ सुनकर, और उलटी गिनती गिनते हुए। सेंटीमीटर को रिएक्शन टाइम में बदलिए।",
  },
  "Animal work that never gets easy": {
    hinglish: "Jaanwaron par kaam, jo kabhi aasaan nahi hota",
    hindi: "जानवरों पर काम, जो कभी आसान नहीं होता",
  },
  "Nine drugs that fail for one that reaches patients": {
    hinglish: "Mareez tak pahunchne wali ek dawa ke peeche nau naakaam dawaiyan",
    hindi: "मरीज़ तक पहुँचने वाली एक दवा के पीछे नौ नाकाम दवाइयाँ",
  },
  "Sponsors who like one half of the graph": {
    hinglish: "Paisa dene wale jinhein graph ka bas ek hi hissa pasand hai",
    hindi: "पैसा देने वाले जिन्हें ग्राफ़ का बस एक ही हिस्सा पसंद है",
  },
  "From the leaflets of two fever or allergy tablets, sketch how each drug may rise and fall in the blood over a day.": {
    hinglish:
      "Bukhaar ya allergy ki do goliyon ke parche padhkar graph banaiye ki din bhar mein khoon mein har dawa kaise badhti aur ghatti hogi.",
    hindi: "बुख़ार या एलर्जी की दो गोलियों के परचे पढ़कर ग्राफ़ बनाइए कि दिन भर में ख़ून में हर दवा कैसे बढ़ती और घटती होगी।",
  },
  "Proving harm by causing it": {
    hinglish: "Nuksaan saabit karne ke liye nuksaan pahunchana",
    hindi: "नुक़सान साबित करने के लिए नुक़सान पहुँचाना",
  },
  "Lawyers who argue over every figure in your poison report": {
    hinglish: "Vakeel jo zeher ki aapki report ke har ank par bahas karte hain",
    hindi: "वकील जो ज़हर की आपकी रिपोर्ट के हर अंक पर बहस करते हैं",
  },
  "Safe is a word you may never use alone": {
    hinglish: "Safe shabd akele likhne ki kabhi ijaazat nahi",
    hindi: "सुरक्षित शब्द अकेले लिखने की कभी इजाज़त नहीं",
  },
  "Germinate moong seeds in water with 0, 1, 2 and 4 pinches of salt and find the dose at which growth halves.": {
    hinglish: "Moong ke beej 0, 1, 2 aur 4 chutki namak wale paani mein ugaiye aur woh maatra dhoondhiye jis par badhna aadha rah jaye.",
    hindi: "मूँग के बीज 0, 1, 2 और 4 चुटकी नमक वाले पानी में उगाइए और वह मात्रा ढूँढ़िए जिस पर बढ़ना आधा रह जाए।",
  },
  "Field season is leech season": { hinglish: "Field ka mausam yaani jonk ka mausam", hindi: "फ़ील्ड का मौसम यानी जोंक का मौसम" },
  "Herbaria without a single new post": { hinglish: "Herbarium jinmein ek bhi nayi naukri nahi", hindi: "हर्बेरियम जिनमें एक भी नई नौकरी नहीं" },
  "Being asked which herb cures diabetes": {
    hinglish: "Yeh poochha jaana ki kaunsi jadi booti se diabetes theek hoti hai",
    hindi: "यह पूछा जाना कि कौन-सी जड़ी-बूटी से डायबिटीज़ ठीक होती है",
  },
  "Press ten wild plants of your lane in newspaper, label place and date, and name five with a free app and a flora.": {
    hinglish:
      "Apni gali ke das jangli paudhe akhbaar mein dabakar sukhaiye, jagah aur taareekh ka label lagaiye, aur ek free app aur paudhon ki kitaab se paanch ke naam pata kijiye.",
    hindi: "अपनी गली के दस जंगली पौधे अख़बार में दबाकर सुखाइए, जगह और तारीख़ का लेबल लगाइए, और एक मुफ़्त ऐप और पौधों की किताब से पाँच के नाम पता कीजिए।",
  },
  "A power cut that ends a six-week trial": {
    hinglish: "Bijli gayi aur chhe hafte ka prayog khatm",
    hindi: "बिजली गई और छह हफ़्ते का प्रयोग ख़त्म",
  },
  "Plants that sulk in the growth room": {
    hinglish: "Paudhe jo growth room mein murjhaye se rehte hain",
    hindi: "पौधे जो ग्रोथ रूम में मुरझाए-से रहते हैं",
  },
  "Fields flooded the day before harvest": {
    hinglish: "Katai se ek din pehle khet mein paani bhar jaana",
    hindi: "कटाई से एक दिन पहले खेत में पानी भर जाना",
  },
  "Wrap the soil of two potted plants in plastic, keep one in sun and one in shade, and weigh both each morning to see the water each breathes out.":
    {
      hinglish:
        "Do gamlon ki mitti plastic se dhak dijiye, ek dhoop mein aur ek chhaaya mein rakhiye, aur har subah dono ka vazan lijiye, jisse pata chale ki kaunsa paudha kitna paani hawa mein chhodta hai.",
      hindi:
        "दो गमलों की मिट्टी प्लास्टिक से ढक दीजिए, एक धूप में और एक छाया में रखिए, और हर सुबह दोनों का वज़न लीजिए, जिससे पता चले कि कौन-सा पौधा कितना पानी हवा में छोड़ता है।",
    },
  "A week's window when anything fruits": { hinglish: "Bas ek hafta, jab mushroom nikalte hain", hindi: "बस एक हफ़्ता, जब मशरूम निकलते हैं" },
  "Spores that colonise your own lungs and flask": {
    hinglish: "Beejaanu jo aapke hi phephdon aur flask mein ghar bana lete hain",
    hindi: "बीजाणु जो आपके ही फेफड़ों और फ़्लास्क में घर बना लेते हैं",
  },
  "One lookalike can kill": { hinglish: "Milta julta mushroom jaan le sakta hai", hindi: "मिलता-जुलता मशरूम जान ले सकता है" },
  "After rain photograph ten wild mushrooms from above, below and the foot, touching none, and sort them into gills, pores and cups.": {
    hinglish:
      "Baarish ke baad das jangli mushroom ki photo upar se, neeche se aur danthal ke paas se lijiye, chhuiye ek ko bhi nahi, aur unhein baareek parat wale, chhed wale aur pyaale jaise mein baantiye.",
    hindi:
      "बारिश के बाद दस जंगली मशरूम की फ़ोटो ऊपर से, नीचे से और डंठल के पास से लीजिए, छुइए एक को भी नहीं, और उन्हें बारीक परत वाले, छेद वाले और प्याले जैसे में बाँटिए।",
  },
  "Ponds that smell as they look": {
    hinglish: "Talaab jinki badbu utni hi buri jitni shakl",
    hindi: "तालाब जिनकी बदबू उतनी ही बुरी जितनी शक्ल",
  },
  "A crash of the culture in one night": {
    hinglish: "Ek hi raat mein poore culture ka mar jaana",
    hindi: "एक ही रात में पूरे कल्चर का मर जाना",
  },
  "Two algae alike under the lens that only their DNA tells apart": {
    hinglish: "Microscope mein ek si dikhti do kaai, jinka fark sirf DNA batata hai",
    hindi: "माइक्रोस्कोप में एक-सी दिखती दो काई, जिनका फ़र्क़ सिर्फ़ DNA बताता है",
  },
  "Fill four jars with pond water, add a pinch of cow-dung manure to some, and compare how green each is in two weeks.": {
    hinglish:
      "Chaar jar talaab ke paani se bhariye, kuch mein chutki bhar gobar ki khaad daaliye, aur do hafte baad dekhiye ki kaunsa kitna hara hua.",
    hindi: "चार जार तालाब के पानी से भरिए, कुछ में चुटकी भर गोबर की खाद डालिए, और दो हफ़्ते बाद देखिए कि कौन-सा कितना हरा हुआ।",
  },
  "Rain, permits and no animals": {
    hinglish: "Baarish, permit ke chakkar, aur jaanwar ek bhi nahi",
    hindi: "बारिश, परमिट के चक्कर, और जानवर एक भी नहीं",
  },
  "Being asked to cure the neighbour's dog": {
    hinglish: "Padosi ke kutte ka ilaaj karne ko kaha jaana",
    hindi: "पड़ोसी के कुत्ते का इलाज करने को कहा जाना",
  },
  "Frogs and bats that stir only when you want to sleep": {
    hinglish: "Mendhak aur chamgadad jo tabhi nikalte hain jab aapko sona hota hai",
    hindi: "मेंढक और चमगादड़ जो तभी निकलते हैं जब आपको सोना होता है",
  },
  "Watch one house sparrow, squirrel or ant trail for fifteen minutes on seven days and tally what it does each minute.": {
    hinglish:
      "Kisi ek gauraiya, gilahri ya cheentiyon ki kataar ko saat din pandrah pandrah minute dekhiye aur har minute likhiye ki woh kya kar rahi hai.",
    hindi: "किसी एक गौरैया, गिलहरी या चींटियों की क़तार को सात दिन पंद्रह-पंद्रह मिनट देखिए और हर मिनट लिखिए कि वह क्या कर रही है।",
  },
  "Bites, stings and naphthalene": { hinglish: "Keedon ka kaatna, dank aur naphthalene", hindi: "कीड़ों का काटना, डंक और नैफ़्थलीन" },
  "Farmers who spray before you have answered": {
    hinglish: "Kisaan jo aapke jawaab se pehle hi dawa chhidak dete hain",
    hindi: "किसान जो आपके जवाब से पहले ही दवा छिड़क देते हैं",
  },
  "Insects sent by post that arrive as mush": {
    hinglish: "Daak se bheje keede jo pahunchte pahunchte lugdi ban jaate hain",
    hindi: "डाक से भेजे कीड़े जो पहुँचते-पहुँचते लुगदी बन जाते हैं",
  },
  "Hang a white sheet by a lamp for an hour on three nights, photograph the insects that come, and sort them by order.": {
    hinglish:
      "Teen raat ek ghante ke liye lamp ke paas safed chadar taangiye, aane wale keedon ki photo lijiye, aur unhein keedon ke gan yaani order ke hisaab se chhaantiye.",
    hindi: "तीन रात एक घंटे के लिए लैंप के पास सफ़ेद चादर टाँगिए, आने वाले कीड़ों की फ़ोटो लीजिए, और उन्हें कीटों के गण के हिसाब से छाँटिए।",
  },
  "Up at half past three, for nets must open before the first bird moves": {
    hinglish: "Saadhe teen baje uthna, kyunki pehli chidiya ke hilne se pehle jaal khulne chahiye",
    hindi: "साढ़े तीन बजे उठना, क्योंकि पहली चिड़िया के हिलने से पहले जाल खुलने चाहिए",
  },
  "Marshes drained between two counts": {
    hinglish: "Daldal jo do ginti ke beech sukha diye jaate hain",
    hindi: "दलदल जो दो गिनतियों के बीच सुखा दिए जाते हैं",
  },
  "One of your tagged bustards dead under a power line": {
    hinglish: "Apne tag kiye godawan mein se ek ka bijli ke taar ke neeche mara milna",
    hindi: "अपने टैग किए गोडावण में से एक का बिजली के तार के नीचे मरा मिलना",
  },
  "Count birds from one spot for fifteen minutes on four mornings and send the lists to the free eBird site.": {
    hinglish: "Chaar subah ek hi jagah se pandrah minute chidiyan giniye aur list free eBird site par bhejiye.",
    hindi: "चार सुबह एक ही जगह से पंद्रह मिनट चिड़ियाँ गिनिए और सूचियाँ मुफ़्त eBird साइट पर भेजिए।",
  },
  "Stool, always stool": { hinglish: "Mal ke sample, hamesha mal ke sample", hindi: "मल के सैंपल, हमेशा मल के सैंपल" },
  "Drugs that stop working as you watch": {
    hinglish: "Dawaiyan jo aapki aankhon ke saamne asar karna band kar deti hain",
    hindi: "दवाइयाँ जो आपकी आँखों के सामने असर करना बंद कर देती हैं",
  },
  "Money for new diseases, none for old worms": {
    hinglish: "Nayi bimariyon ke liye paisa, purane keedon ke liye kuch nahi",
    hindi: "नई बीमारियों के लिए पैसा, पुराने कीड़ों के लिए कुछ नहीं",
  },
  "With an adult, check ten places near home for mosquito larvae with a torch and a ladle, empty what you may, and map the rest.": {
    hinglish:
      "Kisi bade ke saath torch aur karchhi lekar ghar ke paas das jagah machhar ke larva dekhiye, jinhein khaali karne ki ijaazat hai unhein khaali kijiye, aur baaki ka naksha banaiye.",
    hindi:
      "किसी बड़े के साथ टॉर्च और करछी लेकर घर के पास दस जगह मच्छर के लार्वा देखिए, जिन्हें ख़ाली करने की इजाज़त है उन्हें ख़ाली कीजिए, और बाक़ी का नक़्शा बनाइए।",
  },
  "Days lost to swell and engine trouble": {
    hinglish: "Oonchi lehron aur engine ki gadbad mein bekaar gaye din",
    hindi: "ऊँची लहरों और इंजन की गड़बड़ी में बेकार गए दिन",
  },
  "Watching a reef bleach that you knew": {
    hinglish: "Jis moonga chattan se purani pehchaan thi, use safed padte dekhna",
    hindi: "जिस मूँगा चट्टान से पुरानी पहचान थी, उसे सफ़ेद पड़ते देखना",
  },
  "Far more desk than dolphin": { hinglish: "Dolphin kam, desk ka kaam kahin zyada", hindi: "डॉल्फ़िन कम, डेस्क का काम कहीं ज़्यादा" },
  "Visit a fish market early with an adult, photograph and name twelve kinds, and ask where and how deep each was caught.": {
    hinglish:
      "Kisi bade ke saath subah subah machhli bazaar jaiye, barah kism ki photo lekar naam pata kijiye, aur poochhiye ki har ek kahan aur kitni gehraai mein pakdi gayi.",
    hindi: "किसी बड़े के साथ सुबह-सुबह मछली बाज़ार जाइए, बारह क़िस्मों की फ़ोटो लेकर नाम पता कीजिए, और पूछिए कि हर एक कहाँ और कितनी गहराई में पकड़ी गई।",
  },
  "Ticks, fevers and months without a road": {
    hinglish: "Kilni, bukhaar aur mahino tak koi sadak nahi",
    hindi: "किलनी, बुख़ार और महीनों तक कोई सड़क नहीं",
  },
  "Forest permits that come after the season is over": {
    hinglish: "Jungle ke permit jo season khatm hone par aate hain",
    hindi: "जंगल के परमिट जो सीज़न ख़त्म होने पर आते हैं",
  },
  "Animals you followed found in a snare": {
    hinglish: "Jin jaanwaron par nazar rakhi, unka shikaari ke phande mein milna",
    hindi: "जिन जानवरों पर नज़र रखी, उनका शिकारी के फंदे में मिलना",
  },
  "Put flour or fine sand on a path near home at dusk, read the tracks at dawn for a week, and draw who came by.": {
    hinglish:
      "Shaam ko ghar ke paas ke raaste par aata ya baareek ret bichhaiye, hafte bhar subah pairon ke nishan padhiye, aur chitra banaiye ki kaun kaun guzra.",
    hindi: "शाम को घर के पास के रास्ते पर आटा या बारीक रेत बिछाइए, हफ़्ते भर सुबह पैरों के निशान पढ़िए, और चित्र बनाइए कि कौन-कौन गुज़रा।",
  },
  "The old specimen that bears the name lies in a Paris museum": {
    hinglish: "Jis purane namoone par naam rakha gaya, woh Paris ke museum mein hai",
    hindi: "जिस पुराने नमूने पर नाम रखा गया, वह पेरिस के म्यूज़ियम में है",
  },
  "A science that is praised and not hired": {
    hinglish: "Aisa vigyaan jiski tareef hoti hai, par jismein naukri nahi milti",
    hindi: "ऐसा विज्ञान जिसकी तारीफ़ होती है, पर जिसमें नौकरी नहीं मिलती",
  },
  "Species gone before they have a name": {
    hinglish: "Prajaatiyan jo naam milne se pehle hi mit jaati hain",
    hindi: "प्रजातियाँ जो नाम मिलने से पहले ही मिट जाती हैं",
  },
  "Collect twenty leaves or buttons, build a yes-or-no key that names each, and see if a friend can use it.": {
    hinglish:
      "Bees patte ya button jama kijiye, haan ya na wale sawaalon ki aisi list banaiye jo har ek ka naam bata de, aur dekhiye ki kisi dost se uska istemaal ho paata hai ya nahi.",
    hindi:
      "बीस पत्ते या बटन जमा कीजिए, हाँ-या-ना वाले सवालों की ऐसी सूची बनाइए जो हर एक का नाम बता दे, और देखिए कि किसी दोस्त से उसका इस्तेमाल हो पाता है या नहीं।",
  },
  "Each dry season in a field camp away from home": {
    hinglish: "Har sookhe mausam mein ghar se door camp mein rehna",
    hindi: "हर सूखे मौसम में घर से दूर कैंप में रहना",
  },
  "A promising hill that turns out empty": {
    hinglish: "Ummeed wali pahaadi jismein kuch nahi nikalta",
    hindi: "उम्मीद वाली पहाड़ी जिसमें कुछ नहीं निकलता",
  },
  "Leeches, heat and a hammer in your rucksack": {
    hinglish: "Jonk, garmi aur pitthu mein hathauda",
    hindi: "जोंक, गर्मी और पिट्ठू बैग में हथौड़ा",
  },
  "Collect ten different stones near home, scratch-test and sort them by hardness, and find where each could have come from.": {
    hinglish:
      "Ghar ke paas se das alag patthar jama kijiye, khurachkar sakhti ke hisaab se lagaiye, aur pata kijiye ki har ek kahan se aaya ho sakta hai.",
    hindi: "घर के पास से दस अलग पत्थर जमा कीजिए, खुरचकर सख़्ती के हिसाब से लगाइए, और पता कीजिए कि हर एक कहाँ से आया हो सकता है।",
  },
  "Eight hours at one eyepiece": { hinglish: "Aath ghante ek hi eyepiece mein aankh gadaaye", hindi: "आठ घंटे एक ही आईपीस में आँख गड़ाए" },
  "Dull ore matters more than lovely crystals": {
    hinglish: "Sundar crystal se zyada ahmiyat pheeke ayask ki hoti hai",
    hindi: "सुंदर क्रिस्टल से ज़्यादा अहमियत फीके अयस्क की होती है",
  },
  "Gem traders who want a treated ruby called natural": {
    hinglish: "Ratna vyapari jo chahte hain ki treatment se chamkaya maanik kudrati bataya jaye",
    hindi: "रत्न व्यापारी जो चाहते हैं कि ट्रीटमेंट से चमकाया माणिक क़ुदरती बताया जाए",
  },
  "Visit a stone cutter, ask for five waste pieces, and identify them by scratch, vinegar drop and magnet.": {
    hinglish:
      "Kisi patthar kaatne wale ke paas jaiye, paanch bekaar tukde maangiye, aur unhein khurach kar, sirke ki boond aur chumbak se pehchaniye.",
    hindi: "किसी पत्थर काटने वाले के पास जाइए, पाँच बेकार टुकड़े माँगिए, और उन्हें खुरचकर, सिरके की बूँद और चुंबक से पहचानिए।",
  },
  "Months with a needle under a lens to free one skull from rock": {
    hinglish: "Ek khopdi chattan se chhudane mein mahino lens ke neeche sui chalana",
    hindi: "एक खोपड़ी चट्टान से छुड़ाने में महीनों लेंस के नीचे सुई चलाना",
  },
  "Fossil sites turned into quarries and fields": {
    hinglish: "Jeevashm ki jagahein jo khadaan aur khet ban gayin",
    hindi: "जीवाश्म की जगहें जो खदान और खेत बन गईं",
  },
  "One museum drawer holds your proof, in London": {
    hinglish: "Aapka saboot museum ki ek daraaz mein hai, aur woh London mein hai",
    hindi: "आपका सबूत म्यूज़ियम की एक दराज़ में है, और वह लंदन में है",
  },
  "Look closely at polished stone floors in a station or mall, find shells or coils in the limestone, and sketch three.": {
    hinglish:
      "Station ya mall ke chamkaaye hue patthar ke farsh ko dhyaan se dekhiye, choona patthar mein seep ya chakri jaisi aakritiyan dhoondhiye, aur teen ke chitra banaiye.",
    hindi: "स्टेशन या मॉल के चमकाए हुए पत्थर के फ़र्श को ध्यान से देखिए, चूना पत्थर में सीप या चकरी जैसी आकृतियाँ ढूँढ़िए, और तीन के चित्र बनाइए।",
  },
  "Dragging cable through thorns": { hinglish: "Kaanton ke beech cable ghaseetna", hindi: "काँटों के बीच केबल घसीटना" },
  "Oil prices decide whether you have work": {
    hinglish: "Tel ke daam tay karte hain ki aapke paas kaam hai ya nahi",
    hindi: "तेल के दाम तय करते हैं कि आपके पास काम है या नहीं",
  },
  "A picture that three people read three ways": {
    hinglish: "Tasveer jise teen log teen tarah padhte hain",
    hindi: "तस्वीर जिसे तीन लोग तीन तरह पढ़ते हैं",
  },
  "Tap tables, floors and walls at many points, note the sounds, and map what lies hollow and what solid beneath.": {
    hinglish:
      "Mez, farsh aur deewaron ko kai jagah thapthapaiye, aawaz likhiye, aur naksha banaiye ki andar kahan khokhla hai aur kahan thos.",
    hindi: "मेज़, फ़र्श और दीवारों को कई जगह थपथपाइए, आवाज़ लिखिए, और नक़्शा बनाइए कि अंदर कहाँ खोखला है और कहाँ ठोस।",
  },
  "Rumours of a quake that you must deny each month": {
    hinglish: "Bhookamp ki afwaahein jinhein har mahine jhuthlana padta hai",
    hindi: "भूकंप की अफ़वाहें जिन्हें हर महीने झुठलाना पड़ता है",
  },
  "A fault you mapped for years, with a new school across it": {
    hinglish: "Zameen ki daraar jiska naksha aapne saalon banaya, aur us par ek naya school",
    hindi: "ज़मीन की दरार जिसका नक़्शा आपने सालों बनाया, और उस पर एक नया स्कूल",
  },
  "Lorries and trains that shake the trace like a small quake": {
    hinglish: "Truck aur train jo record ki lakeer ko chhote bhookamp ki tarah hila dete hain",
    hindi: "ट्रक और ट्रेन जो रिकॉर्ड की लकीर को छोटे भूकंप की तरह हिला देते हैं",
  },
  "Download a free seismograph app, stamp at five distances from the phone on the floor, and plot how the shaking fades.": {
    hinglish:
      "Free seismograph app download kijiye, farsh par rakhe phone se paanch dooriyon par pair patkiye, aur graph banaiye ki kampan kaise kam hota jaata hai.",
    hindi: "मुफ़्त सीस्मोग्राफ़ ऐप डाउनलोड कीजिए, फ़र्श पर रखे फ़ोन से पाँच दूरियों पर पैर पटकिए, और ग्राफ़ बनाइए कि कंपन कैसे कम होता जाता है।",
  },
  "The acid that dissolves rock can burn a hand to the bone": {
    hinglish: "Patthar galane wala tezaab jo haath ko haddi tak jala sakta hai",
    hindi: "पत्थर गलाने वाला तेज़ाब जो हाथ को हड्डी तक जला सकता है",
  },
  "Weeks of cleaning for an hour of measuring": {
    hinglish: "Ek ghante naapne ke liye hafton ki safaai",
    hindi: "एक घंटे नापने के लिए हफ़्तों की सफ़ाई",
  },
  "Wells full of poison whose owner has no other": {
    hinglish: "Zehreele kuen, jinke maalik ke paas doosra kuan nahi",
    hindi: "ज़हरीले कुएँ, जिनके मालिक के पास दूसरा कुआँ नहीं",
  },
  "Look up arsenic or fluoride in the wells of your State in a public groundwater report, and colour a map by what you find.": {
    hinglish:
      "Sarkaari bhoojal report mein dekhiye ki aapke rajya ke kuon mein arsenic ya fluoride kitna hai, aur jo mile uske hisaab se naksha rangiye.",
    hindi: "सरकारी भूजल रिपोर्ट में देखिए कि आपके राज्य के कुओं में आर्सेनिक या फ़्लोराइड कितना है, और जो मिले उसके हिसाब से नक़्शा रँगिए।",
  },
  "Seasickness that never quite goes": {
    hinglish: "Samudri matli jo poori tarah kabhi nahi jaati",
    hindi: "समुद्री मतली जो पूरी तरह कभी नहीं जाती",
  },
  "Six weeks aboard with forty people": {
    hinglish: "Chaalis logon ke saath chhe hafte jahaaz par",
    hindi: "चालीस लोगों के साथ छह हफ़्ते जहाज़ पर",
  },
  "Instruments lost with their only data": {
    hinglish: "Yantra jo dooba to uska iklauta data bhi saath gaya",
    hindi: "यंत्र जो डूबा तो उसका इकलौता डेटा भी साथ गया",
  },
  "Pour cold salty coloured water gently into warm fresh water, watch where it settles, and draw the layers.": {
    hinglish:
      "Garam saade paani mein thanda, namkeen aur rangeen paani dheere se daaliye, dekhiye ki woh kahan tikta hai, aur parton ka chitra banaiye.",
    hindi: "गरम सादे पानी में ठंडा, नमकीन और रंगीन पानी धीरे से डालिए, देखिए कि वह कहाँ टिकता है, और परतों का चित्र बनाइए।",
  },
  "Data that neighbouring States keep secret": {
    hinglish: "Data jo padosi rajya chhipa kar rakhte hain",
    hindi: "डेटा जो पड़ोसी राज्य छिपाकर रखते हैं",
  },
  "Standing in the rain on purpose": { hinglish: "Jaan boojhkar baarish mein khade rehna", hindi: "जान-बूझकर बारिश में खड़े रहना" },
  "A dam built before your study is read": {
    hinglish: "Aapki report padhne se pehle hi ban gaya baandh",
    hindi: "आपकी रिपोर्ट पढ़ने से पहले ही बन गया बाँध",
  },
  "Catch rain in a straight-sided tin for three showers and work out how many litres ran off your roof.": {
    hinglish:
      "Seedhi deewaron wale dibbe mein teen baarishon ka paani jama kijiye aur hisaab lagaiye ki aapki chhat se kitne litre paani bah gaya.",
    hindi: "सीधी दीवारों वाले डिब्बे में तीन बारिशों का पानी जमा कीजिए और हिसाब लगाइए कि आपकी छत से कितने लीटर पानी बह गया।",
  },
  "Water diviners who are believed more than your survey": {
    hinglish: "Zameen ka paani bhaanpne wale, jin par aapke survey se zyada bharosa kiya jaata hai",
    hindi: "ज़मीन का पानी भाँपने वाले, जिन पर आपके सर्वे से ज़्यादा भरोसा किया जाता है",
  },
  "A water table that sinks each year you measure": {
    hinglish: "Paani ka star jo har saal naapne par aur neeche milta hai",
    hindi: "पानी का स्तर जो हर साल नापने पर और नीचे मिलता है",
  },
  "Drillers who start before you come": {
    hinglish: "Borewell wale jo aapke aane se pehle khudaai shuru kar dete hain",
    hindi: "बोरवेल वाले जो आपके आने से पहले खुदाई शुरू कर देते हैं",
  },
  "Ask ten households how deep their well or borewell is now and was ten years ago, and map the fall.": {
    hinglish:
      "Das gharon se poochhiye ki unka kuan ya borewell abhi kitna gehra hai aur das saal pehle kitna tha, aur giraavat ka naksha banaiye.",
    hindi: "दस घरों से पूछिए कि उनका कुआँ या बोरवेल अभी कितना गहरा है और दस साल पहले कितना था, और गिरावट का नक़्शा बनाइए।",
  },
  "Being remembered only for the day you were wrong": {
    hinglish: "Logon ko bas woh din yaad rehta hai jab aapka anumaan galat nikla",
    hindi: "लोगों को बस वह दिन याद रहता है जब आपका अनुमान ग़लत निकला",
  },
  "Cyclone weeks, when the forecast room never empties": {
    hinglish: "Cyclone ke hafte, jab forecast ka kamra kabhi khaali nahi hota",
    hindi: "चक्रवात के हफ़्ते, जब पूर्वानुमान का कमरा कभी ख़ाली नहीं होता",
  },
  "Jokes about umbrellas": { hinglish: "Chhaate par mazaak", hindi: "छाते पर मज़ाक़" },
  "Forecast tomorrow's rain and top temperature for your town for fourteen evenings and score yourself against the India Meteorological Department (IMD).":
    {
      hinglish:
        "Chaudah shaam apne shahar mein agle din ki baarish aur sabse zyada taapmaan ka andaaza likhiye aur India Meteorological Department (IMD) ke anumaan se milakar khud ko number dijiye.",
      hindi:
        "चौदह शाम अपने शहर में अगले दिन की बारिश और सबसे ज़्यादा तापमान का अंदाज़ा लिखिए और भारत मौसम विभाग (IMD) के अनुमान से मिलाकर ख़ुद को नंबर दीजिए।",
    },
  "Being right about a drying district is no pleasure": {
    hinglish: "Sookhte zile par apni baat sahi nikalna koi khushi nahi deta",
    hindi: "सूखते ज़िले पर अपनी बात सही निकलना कोई ख़ुशी नहीं देता",
  },
  "Strangers to whom one cold winter disproves thirty years of readings": {
    hinglish: "Anjaan log jo ek thandi sardi se tees saal ki reading ko jhootha bata dete hain",
    hindi: "अनजान लोग जो एक ठंडी सर्दी से तीस साल की रीडिंग को झूठा बता देते हैं",
  },
  "Three weeks' wait for a turn on the supercomputer": {
    hinglish: "Supercomputer par apni baari ke liye teen hafte ka intezaar",
    hindi: "सुपरकंप्यूटर पर अपनी बारी के लिए तीन हफ़्ते का इंतज़ार",
  },
  "Take your district's yearly rainfall from public records for thirty years, plot it, and say what you can't conclude.": {
    hinglish:
      "Sarkaari records se apne zile ki tees saal ki saalana baarish lijiye, graph banaiye, aur bataiye ki isse kaunsa nateeja nahi nikala ja sakta.",
    hindi: "सरकारी रिकॉर्ड से अपने ज़िले की तीस साल की सालाना बारिश लीजिए, ग्राफ़ बनाइए, और बताइए कि इससे कौन-सा नतीजा नहीं निकाला जा सकता।",
  },
  "Clouds all monsoon long": { hinglish: "Poori barsaat baadal hi baadal", hindi: "पूरी बरसात बादल ही बादल" },
  "A farmer who stands in mustard that your map calls wheat": {
    hinglish: "Kisaan sarson mein khada hai, aur aapka naksha use gehun batata hai",
    hindi: "किसान सरसों में खड़ा है, और आपका नक़्शा उसे गेहूँ बताता है",
  },
  "Software licences dearer than the picture itself": {
    hinglish: "Software ke license jo tasveer se bhi mehnge hain",
    hindi: "सॉफ़्टवेयर के लाइसेंस जो तस्वीर से भी महँगे हैं",
  },
  "Compare your town on Google Earth's historical images for three years and measure how far it grew.": {
    hinglish: "Google Earth ki purani tasveeron mein teen alag saalon ka apna shahar dekhiye, tulna kijiye aur naapiye ki woh kitna badha.",
    hindi: "Google Earth की पुरानी तस्वीरों में तीन अलग सालों का अपना शहर देखिए, तुलना कीजिए और नापिए कि वह कितना बढ़ा।",
  },
  "Months that end in a shorter list of things that fail": {
    hinglish: "Mahino baad haath mein bas naakaam tareekon ki ek chhoti si list",
    hindi: "महीनों बाद हाथ में बस नाकाम तरीक़ों की एक छोटी-सी सूची",
  },
  "Hardly anybody you know can read your work": {
    hinglish: "Aapke jaanne walon mein shayad hi koi aapka kaam padh sakta hai",
    hindi: "आपके जानने वालों में शायद ही कोई आपका काम पढ़ सकता है",
  },
  "A stranger abroad proves your result a month before you": {
    hinglish: "Videsh ka koi anjaan insaan aapka nateeja aapse ek mahina pehle saabit kar deta hai",
    hindi: "विदेश का कोई अनजान इंसान आपका नतीजा आपसे एक महीना पहले साबित कर देता है",
  },
  "Find all ways to tile a two-by-n strip with dominoes for n up to eight, guess the rule, and try to prove it.": {
    hinglish:
      "Do gunaa n ki patti ko domino se bharne ke sabhi tareeke nikaaliye, n ke aath hone tak, phir niyam ka andaaza lagaiye aur use saabit karne ki koshish kijiye.",
    hindi: "दो गुणा n की पट्टी को डोमिनो से भरने के सभी तरीक़े निकालिए, n के आठ होने तक, फिर नियम का अंदाज़ा लगाइए और उसे साबित करने की कोशिश कीजिए।",
  },
  "Data collected first and questions asked after": {
    hinglish: "Data pehle jama hota hai aur sawaal baad mein poochhe jaate hain",
    hindi: "डेटा पहले जमा होता है और सवाल बाद में पूछे जाते हैं",
  },
  "A press note that drops your caution": {
    hinglish: "Press note jo aapki saavdhaani wali baat chhod deta hai",
    hindi: "प्रेस नोट जो आपकी सावधानी वाली बात छोड़ देता है",
  },
  "Field workers who sit under a tree and invent the answers": {
    hinglish: "Survey wale jo ped ke neeche baithkar jawaab gadh lete hain",
    hindi: "सर्वे वाले जो पेड़ के नीचे बैठकर जवाब गढ़ लेते हैं",
  },
  "Ask the first thirty pupils you meet their travel time to school, then thirty chosen by lot, and compare what each sample tells you.": {
    hinglish:
      "Jo pehle tees bachche milein unse poochhiye ki school aane mein kitna samay lagta hai, phir parchi nikaalkar chune tees se, aur tulna kijiye ki har sample kya batata hai.",
    hindi: "जो पहले तीस बच्चे मिलें उनसे पूछिए कि स्कूल आने में कितना समय लगता है, फिर पर्ची निकालकर चुने तीस से, और तुलना कीजिए कि हर सैंपल क्या बताता है।",
  },
  "You may have to sign that the trial has failed": {
    hinglish: "Shayad aapko is baat par dastkhat karne padein ki trial naakaam raha",
    hindi: "शायद आपको इस बात पर दस्तख़त करने पड़ें कि ट्रायल नाकाम रहा",
  },
  "Night calls with offices in New Jersey": { hinglish: "New Jersey ke offices se raat ko call", hindi: "न्यू जर्सी के दफ़्तरों से रात को कॉल" },
  "Tables redone because a footnote changed": {
    hinglish: "Ek footnote badla, to saari tables dobara",
    hindi: "एक फ़ुटनोट बदला, तो सारी टेबल दोबारा",
  },
  "Toss a coin twenty times as if it were a cure, repeat ten times, and count how often luck alone looks like success.": {
    hinglish:
      "Sikke ko ilaaj maankar bees baar uchhaaliye, das baar dohraiye, aur giniye ki sirf kismat kitni baar kaamyaabi jaisi dikhti hai.",
    hindi: "सिक्के को इलाज मानकर बीस बार उछालिए, दस बार दोहराइए, और गिनिए कि सिर्फ़ क़िस्मत कितनी बार कामयाबी जैसी दिखती है।",
  },
  "A crew rule nobody mentioned, which makes the best roster illegal": {
    hinglish: "Crew ka ek niyam jo kisi ne nahi bataya, aur jo sabse achha roster gair-kaanooni kar deta hai",
    hindi: "क्रू का एक नियम जो किसी ने नहीं बताया, और जो सबसे अच्छा रोस्टर ग़ैर-क़ानूनी कर देता है",
  },
  "Planners who trust the old roster sheet more than the solver's": {
    hinglish: "Planner jo solver se zyada purani roster sheet par bharosa karte hain",
    hindi: "प्लानर जो सॉल्वर से ज़्यादा पुरानी रोस्टर शीट पर भरोसा करते हैं",
  },
  "An answer that the solver finds after the trains have left": {
    hinglish: "Jawaab jo solver trainon ke nikal jaane ke baad deta hai",
    hindi: "जवाब जो सॉल्वर ट्रेनों के निकल जाने के बाद देता है",
  },
  "List what ten foods at home cost and hold, and find in a spreadsheet the cheapest day's plate with fifty grams of protein.": {
    hinglish:
      "Ghar ki das khane ki cheezon ka daam aur unmein kya kitna hai likhiye, aur spreadsheet mein din bhar ki woh sabse sasti thali dhoondhiye jismein pachaas gram protein ho.",
    hindi: "घर की दस खाने की चीज़ों का दाम और उनमें क्या-कितना है लिखिए, और स्प्रेडशीट में दिन भर की वह सबसे सस्ती थाली ढूँढ़िए जिसमें पचास ग्राम प्रोटीन हो।",
  },
  "Waiting years for the next census": { hinglish: "Agli janaganana ka saalon intezaar", hindi: "अगली जनगणना का सालों इंतज़ार" },
  "Figures pulled into quarrels over religion and caste": {
    hinglish: "Aankde jinhein dharm aur jaati ke jhagdon mein ghaseeta jaata hai",
    hindi: "आँकड़े जिन्हें धर्म और जाति के झगड़ों में घसीटा जाता है",
  },
  "Registers in which half the deaths are missing": {
    hinglish: "Register jinmein aadhi mautein darj hi nahi",
    hindi: "रजिस्टर जिनमें आधी मौतें दर्ज ही नहीं",
  },
  "Draw the age pyramid of forty people in your lane and compare its shape with your State's in the last census.": {
    hinglish:
      "Apni gali ke chaalis logon ka umar ka pyramid banaiye aur uski shakl ki tulna pichhli janaganana mein apne rajya ke pyramid se kijiye.",
    hindi: "अपनी गली के चालीस लोगों का उम्र का पिरामिड बनाइए और उसकी शक्ल की तुलना पिछली जनगणना में अपने राज्य के पिरामिड से कीजिए।",
  },
  "The same form, the six-hundredth time": { hinglish: "Wahi form, chhe sauvin baar", hindi: "वही फ़ॉर्म, छह सौवीं बार" },
  "Chasing offices that never send their returns": {
    hinglish: "Un daftaron ke peeche padna jo apne aankde kabhi nahi bhejte",
    hindi: "उन दफ़्तरों के पीछे पड़ना जो अपने आँकड़े कभी नहीं भेजते",
  },
  "A code list that changes, so that old tables must be made again": {
    hinglish: "Code list jo badal jaati hai, aur purani tables dobara banani padti hain",
    hindi: "कोड लिस्ट जो बदल जाती है, और पुरानी टेबल दोबारा बनानी पड़ती हैं",
  },
  "Note the price of ten vegetables for three weeks, make a price index with the first week as 100, and chart it.": {
    hinglish: "Teen hafte das sabziyon ke daam likhiye, pehle hafte ko 100 maankar price index banaiye, aur uska chart banaiye.",
    hindi: "तीन हफ़्ते दस सब्ज़ियों के दाम लिखिए, पहले हफ़्ते को 100 मानकर मूल्य सूचकांक बनाइए, और उसका चार्ट बनाइए।",
  },
  "Two economists, three opinions, and you must sign one": {
    hinglish: "Do economist, teen raay, aur dastkhat aapko ek par karne hain",
    hindi: "दो अर्थशास्त्री, तीन राय, और दस्तख़त आपको एक पर करने हैं",
  },
  "Jobs figures revised after your speech": {
    hinglish: "Naukriyon ke aankde jo aapke bhaashan ke baad badal diye jaate hain",
    hindi: "नौकरियों के आँकड़े जो आपके भाषण के बाद बदल दिए जाते हैं",
  },
  "Being asked which share to buy": { hinglish: "Yeh poochha jaana ki kaunsa share kharidein", hindi: "यह पूछा जाना कि कौन-सा शेयर ख़रीदें" },
  "Note the price of milk, bread, petrol and a haircut each week for a month and explain each change with one cause.": {
    hinglish: "Ek mahine tak har hafte doodh, bread, petrol aur baal katwane ke daam likhiye aur har badlaav ki ek wajah bataiye.",
    hindi: "एक महीने तक हर हफ़्ते दूध, ब्रेड, पेट्रोल और बाल कटवाने के दाम लिखिए और हर बदलाव की एक वजह बताइए।",
  },
  "Farmers tired of surveys, who say what they think you want": {
    hinglish: "Survey se thake kisaan, jo wahi kehte hain jo unke hisaab se aapko sunna hai",
    hindi: "सर्वे से थके किसान, जो वही कहते हैं जो उनके हिसाब से आपको सुनना है",
  },
  "Elections that read your tables selectively": {
    hinglish: "Chunaav mein aapki tables se sirf apne matlab ki baat padhi jaati hai",
    hindi: "चुनाव में आपकी टेबल से सिर्फ़ अपने मतलब की बात पढ़ी जाती है",
  },
  "Asking about crop costs in courtyards, in the heat of May": {
    hinglish: "May ki garmi mein aangan aangan jaakar fasal ka kharch poochhna",
    hindi: "मई की गर्मी में आँगन-आँगन जाकर फ़सल का ख़र्च पूछना",
  },
  "Follow one vegetable from farmer to your plate, ask the price at each hand, and draw where the rupee goes.": {
    hinglish:
      "Ek sabzi ka safar kisaan se apni thali tak dekhiye, woh jis jis ke haath se guzre usse daam poochhiye, aur chitra banaiye ki rupaya kahan kahan jaata hai.",
    hindi: "एक सब्ज़ी का सफ़र किसान से अपनी थाली तक देखिए, वह जिस-जिस के हाथ से गुज़रे उससे दाम पूछिए, और चित्र बनाइए कि रुपया कहाँ-कहाँ जाता है।",
  },
  "Behind each row is somebody out of work": {
    hinglish: "Table ki har line ke peeche koi berozgaar insaan hai",
    hindi: "टेबल की हर लाइन के पीछे कोई बेरोज़गार इंसान है",
  },
  "Survey rounds that changed their questions": {
    hinglish: "Survey ke daur jinmein sawaal hi badal gaye",
    hindi: "सर्वे के दौर जिनमें सवाल ही बदल गए",
  },
  "Unions and owners who both call you biased": {
    hinglish: "Union aur maalik, dono aapko ek tarfa kehte hain",
    hindi: "यूनियन और मालिक, दोनों आपको एकतरफ़ा कहते हैं",
  },
  "List all work done by one adult woman you know in a day, paid and unpaid, with hours, and put a wage on it.": {
    hinglish:
      "Apni pehchaan ki ek mahila ke ek din ka saara kaam, paise wala aur bina paise wala, ghanton ke saath likhiye aur us par mazdoori lagaiye.",
    hindi: "अपनी पहचान की एक महिला का एक दिन का सारा काम, पैसे वाला और बिना पैसे वाला, घंटों के साथ लिखिए और उसकी मज़दूरी लगाइए।",
  },
  "Doors shut at the word government": {
    hinglish: "Sarkaar ka naam sunte hi band hote darwaze",
    hindi: "सरकार का नाम सुनते ही बंद होते दरवाज़े",
  },
  "Forty kilometres by bus for one locked house": {
    hinglish: "Bas se chaalis kilometre, aur ghar par taala",
    hindi: "बस से चालीस किलोमीटर, और घर पर ताला",
  },
  "The same soap, in the same shop, priced month after month": {
    hinglish: "Wahi sabun, wahi dukaan, mahine dar mahine uska daam likhna",
    hindi: "वही साबुन, वही दुकान, महीने-दर-महीने उसका दाम लिखना",
  },
  "Write eight questions on what a household spends in a week, try them on two neighbours, and mend each unclear one.": {
    hinglish:
      "Ek parivar hafte mein kis par kharch karta hai, is par aath sawaal likhiye, do padosiyon par aazmaiye, aur jo saaf na hon unhein sudhaariye.",
    hindi: "एक परिवार हफ़्ते में किस पर ख़र्च करता है, इस पर आठ सवाल लिखिए, दो पड़ोसियों पर आज़माइए, और जो साफ़ न हों उन्हें सुधारिए।",
  },
  "Being asked for solutions by those you studied": {
    hinglish: "Jin par shodh kiya, wahi aapse hal maangte hain",
    hindi: "जिन पर शोध किया, वही आपसे हल माँगते हैं",
  },
  "A settlement pulled down before your second visit to it": {
    hinglish: "Basti jo aapke doosri baar jaane se pehle hi tod di gayi",
    hindi: "बस्ती जो आपके दूसरी बार जाने से पहले ही तोड़ दी गई",
  },
  "Grants for six months of a six-year question": {
    hinglish: "Chhe saal ke sawaal ke liye chhe mahine ka grant",
    hindi: "छह साल के सवाल के लिए छह महीने का अनुदान",
  },
  "Map who sits with whom at lunch in your class for a week, without names, and ask what decides it.": {
    hinglish:
      "Hafte bhar bina naam likhe naksha banaiye ki class mein lunch par kaun kiske saath baithta hai, aur sochiye ki yeh kis baat se tay hota hai.",
    hindi: "हफ़्ते भर बिना नाम लिखे नक़्शा बनाइए कि क्लास में लंच पर कौन किसके साथ बैठता है, और सोचिए कि यह किस बात से तय होता है।",
  },
  "Records that count only what was reported": {
    hinglish: "Record jinmein sirf wahi gina jaata hai jiski report hui",
    hindi: "रिकॉर्ड जिनमें सिर्फ़ वही गिना जाता है जिसकी रिपोर्ट हुई",
  },
  "Police stations that will not open their registers to you": {
    hinglish: "Thane jo aapke liye apne register nahi kholte",
    hindi: "थाने जो आपके लिए अपने रजिस्टर नहीं खोलते",
  },
  "People who expect you to solve murders, as on television": {
    hinglish: "Log jinhein lagta hai ki aap TV ki tarah khoon ki gutthi suljhayenge",
    hindi: "लोग जिन्हें लगता है कि आप टीवी की तरह क़त्ल की गुत्थी सुलझाएँगे",
  },
  "From a month of one local newspaper, table each reported crime by hour, place and kind, and say what is missing.": {
    hinglish:
      "Ek sthaaniya akhbaar mein mahine bhar mein chhape har apraadh ko samay, jagah aur kism ke hisaab se table mein likhiye, aur bataiye ki kya chhoot gaya hai.",
    hindi: "एक स्थानीय अख़बार में महीने भर में छपे हर अपराध को समय, जगह और क़िस्म के हिसाब से टेबल में लिखिए, और बताइए कि क्या छूट गया है।",
  },
  "Everyone has an opinion louder than your data": {
    hinglish: "Sabki apni raay, aur woh aapke data se oonchi aawaz mein",
    hindi: "सबकी अपनी राय, और वह आपके डेटा से ऊँची आवाज़ में",
  },
  "Calls from parties before polls": { hinglish: "Chunaav se pehle partiyon ke phone", hindi: "चुनाव से पहले पार्टियों के फ़ोन" },
  "Answering that it depends, to people who want a winner named": {
    hinglish: "Jinhein jeetne wale ka naam chahiye unse yeh kehna ki kai baaton par nirbhar hai",
    hindi: "जिन्हें जीतने वाले का नाम चाहिए उनसे यह कहना कि कई बातों पर निर्भर है",
  },
  "Compare results of the last two elections in your constituency from the Election Commission's site and find what moved.": {
    hinglish: "Election Commission ki site se apne chunaav kshetra ke pichhle do chunaavon ke nateeje milaiye aur dekhiye ki kya badla.",
    hindi: "Election Commission की साइट से अपने चुनाव क्षेत्र के पिछले दो चुनावों के नतीजे मिलाइए और देखिए कि क्या बदला।",
  },
  "Being taken for someone who knows capitals": {
    hinglish: "Logon ka samajhna ki aapko bas rajdhaaniyon ke naam yaad hain",
    hindi: "लोगों का समझना कि आपको बस राजधानियों के नाम याद हैं",
  },
  "Boundaries that change with each census": {
    hinglish: "Seemaayein jo har janaganana mein badal jaati hain",
    hindi: "सीमाएँ जो हर जनगणना में बदल जाती हैं",
  },
  "Reaching a village on the map that the river took years ago": {
    hinglish: "Naksha dekhkar us gaon pahunchna jise nadi saalon pehle baha le gayi",
    hindi: "नक़्शा देखकर उस गाँव पहुँचना जिसे नदी सालों पहले बहा ले गई",
  },
  "Map every drinking-water point within ten minutes of your home and mark who can't reach one easily.": {
    hinglish:
      "Ghar se das minute ke andar peene ke paani ki har jagah nakshe par dikhaiye aur nishan lagaiye ki kaun wahan aasaani se nahi pahunch sakta.",
    hindi: "घर से दस मिनट के अंदर पीने के पानी की हर जगह नक़्शे पर दिखाइए और निशान लगाइए कि कौन वहाँ आसानी से नहीं पहुँच सकता।",
  },
  "Clients who want the question worded to get their answer": {
    hinglish: "Client jinhein sawaal aise likhwana hai ki unka manchaha jawaab aaye",
    hindi: "क्लाइंट जिन्हें सवाल ऐसे लिखवाना है कि उनका मनचाहा जवाब आए",
  },
  "A house in the sample that has become a car park": {
    hinglish: "Sample ka ek ghar jo ab parking ban chuka hai",
    hindi: "सैंपल का एक घर जो अब पार्किंग बन चुका है",
  },
  "Fewer people who answer the phone or the door each year": {
    hinglish: "Phone uthane ya darwaza kholne wale log har saal aur kam",
    hindi: "फ़ोन उठाने या दरवाज़ा खोलने वाले लोग हर साल और कम",
  },
  "Put three questions to ten people face to face and to ten by phone, and compare who refuses and how the answers differ.": {
    hinglish:
      "Das logon se aamne saamne aur das se phone par teen sawaal poochhiye, aur tulna kijiye ki kaun mana karta hai aur jawaab kaise badalte hain.",
    hindi: "दस लोगों से आमने-सामने और दस से फ़ोन पर तीन सवाल पूछिए, और तुलना कीजिए कि कौन मना करता है और जवाब कैसे बदलते हैं।",
  },
  "Contracts of eleven months": { hinglish: "Gyarah mahine ke contract", hindi: "ग्यारह महीने के कॉन्ट्रैक्ट" },
  "Your idea under somebody else's name": { hinglish: "Aapka vichaar kisi aur ke naam se", hindi: "आपका विचार किसी और के नाम से" },
  "A thousand scanned forms to type in, half of them crooked": {
    hinglish: "Type karne ke liye hazaar scan kiye form, aadhe tedhe",
    hindi: "टाइप करने के लिए हज़ार स्कैन किए फ़ॉर्म, आधे टेढ़े",
  },
  "Pick one question on your school, read three articles on it, and write half a page with what each does and doesn't show.": {
    hinglish: "Apne school par ek sawaal chuniye, us par teen lekh padhiye, aur aadha page likhiye ki har ek kya dikhata hai aur kya nahi.",
    hindi: "अपने स्कूल पर एक सवाल चुनिए, उस पर तीन लेख पढ़िए, और आधा पेज लिखिए कि हर एक क्या दिखाता है और क्या नहीं।",
  },
  "Months in a tent for a trench of broken pots": {
    hinglish: "Toote bartanon se bhari ek khudaai ke liye mahino tambu mein",
    hindi: "टूटे बरतनों से भरी एक खुदाई के लिए महीनों तंबू में",
  },
  "Posts at the Archaeological Survey come up rarely": {
    hinglish: "Archaeological Survey mein naukri kabhi kabhi hi nikalti hai",
    hindi: "आर्कियोलॉजिकल सर्वे में नौकरी कभी-कभार ही निकलती है",
  },
  "Looters who dug there the night before": {
    hinglish: "Lutere jo ek raat pehle hi wahan khod gaye",
    hindi: "लुटेरे जो एक रात पहले ही वहाँ खोद गए",
  },
  "Bury ten kitchen objects in a bucket in layers, let a friend dig with a spoon, and see whether they can tell the order.": {
    hinglish:
      "Baalti mein parton mein rasoi ki das cheezein dabaiye, kisi dost se chammach se khudwaiye, aur dekhiye ki kya unka kram pata chal paata hai.",
    hindi: "बाल्टी में परतों में रसोई की दस चीज़ें दबाइए, किसी दोस्त से चम्मच से खुदवाइए, और देखिए कि क्या उनका क्रम पता चल पाता है।",
  },
  "A year in a village where you laugh at the wrong moment": {
    hinglish: "Saal bhar ek gaon mein, jahan hansi galat mauke par nikal jaati hai",
    hindi: "साल भर एक गाँव में, जहाँ हँसी ग़लत मौक़े पर निकल जाती है",
  },
  "Asking for trust you can't repay": {
    hinglish: "Bharosa maangna jiska badla aap chuka nahi sakte",
    hindi: "भरोसा माँगना जिसका बदला आप चुका नहीं सकते",
  },
  "Companies that want a village understood in a week": {
    hinglish: "Companiyan jo hafte bhar mein gaon samajh lena chahti hain",
    hindi: "कंपनियाँ जो हफ़्ते भर में गाँव को समझ लेना चाहती हैं",
  },
  "Watch one tea stall for three evenings, write only what is said and done, then say what rules everybody there knows.": {
    hinglish:
      "Ek chai ki dukaan ko teen shaam dekhiye, sirf wahi likhiye jo kaha aur kiya jaata hai, phir bataiye ki wahan sab kaunse niyam jaante hain.",
    hindi: "एक चाय की दुकान को तीन शाम देखिए, सिर्फ़ वही लिखिए जो कहा और किया जाता है, फिर बताइए कि वहाँ सब कौन-से नियम जानते हैं।",
  },
  "Police files that come with the bones": {
    hinglish: "Haddiyon ke saath aane wali police files",
    hindi: "हड्डियों के साथ आने वाली पुलिस फ़ाइलें",
  },
  "Samples spoiled by a single breath": { hinglish: "Ek saans se kharab hue namoone", hindi: "एक साँस से ख़राब हुए नमूने" },
  "A past in which such measures served racists": {
    hinglish: "Beeta zamaana, jab aise naap nasalwaadiyon ke kaam aate the",
    hindi: "बीता ज़माना, जब ऐसे नाप नस्लवादियों के काम आते थे",
  },
  "Measure arm span and height of twenty people of different ages and find whether the ratio changes as they grow.": {
    hinglish:
      "Alag alag umar ke bees logon ki faili baahon ki chaudai aur kad naapiye aur dekhiye ki umar badhne par dono ka anupaat badalta hai ya nahi.",
    hindi: "अलग-अलग उम्र के बीस लोगों की फैली बाँहों की चौड़ाई और क़द नापिए और देखिए कि उम्र बढ़ने पर दोनों का अनुपात बदलता है या नहीं।",
  },
  "Files lost to damp, ants and neglect": {
    hinglish: "Seelan, deemak aur laparwahi mein khoyi hui files",
    hindi: "सीलन, दीमक और लापरवाही में खोई हुई फ़ाइलें",
  },
  "Anger from readers who wanted another past": {
    hinglish: "Un paathakon ka gussa jinhein koi aur ateet chahiye tha",
    hindi: "उन पाठकों का ग़ुस्सा जिन्हें कोई और अतीत चाहिए था",
  },
  "The one file that would settle the question is closed to readers": {
    hinglish: "Wahi ek file jo baat tay kar deti, paathakon ke liye band hai",
    hindi: "वही एक फ़ाइल जो बात तय कर देती, पाठकों के लिए बंद है",
  },
  "Record three elders on one local event, find where they disagree, and look in an old newspaper for who is right.": {
    hinglish:
      "Ek sthaaniya ghatna par teen buzurgon ki baat record kijiye, dekhiye ki woh kahan alag hain, aur purane akhbaar mein khojiye ki sahi kaun hai.",
    hindi: "एक स्थानीय घटना पर तीन बुज़ुर्गों की बात रिकॉर्ड कीजिए, देखिए कि वे कहाँ अलग हैं, और पुराने अख़बार में खोजिए कि सही कौन है।",
  },
  "Steps, bats and bees on the way to the stone": {
    hinglish: "Patthar tak pahunchne mein seedhiyan, chamgadad aur madhumakkhiyan",
    hindi: "पत्थर तक पहुँचने में सीढ़ियाँ, चमगादड़ और मधुमक्खियाँ",
  },
  "Very few teachers of the old scripts are left": {
    hinglish: "Purani lipiyan sikhane wale bahut kam bache hain",
    hindi: "पुरानी लिपियाँ सिखाने वाले बहुत कम बचे हैं",
  },
  "Stones painted over at temple repairs": {
    hinglish: "Mandir ki marammat mein rang se pote gaye shilalekh",
    hindi: "मंदिर की मरम्मत में रंग से पोते गए शिलालेख",
  },
  "Copy the Brahmi letters from a public chart, learn ten, and spell out a word of a photographed Ashokan edict.": {
    hinglish: "Kisi sarvajanik chart se Brahmi ke akshar utaariye, das seekhiye, aur Ashok ke shilalekh ki photo mein ek shabd padhiye.",
    hindi: "किसी सार्वजनिक चार्ट से ब्राह्मी के अक्षर उतारिए, दस सीखिए, और अशोक के शिलालेख की फ़ोटो में एक शब्द पढ़िए।",
  },
  "Collectors who polish history off their coins": {
    hinglish: "Collector jo apne sikke chamkaate chamkaate itihaas bhi ghis dete hain",
    hindi: "कलेक्टर जो अपने सिक्के चमकाते-चमकाते इतिहास भी घिस देते हैं",
  },
  "Fakes that get better each year": {
    hinglish: "Nakli sikke jo har saal aur asli jaise hote jaate hain",
    hindi: "नक़ली सिक्के जो हर साल और असली जैसे होते जाते हैं",
  },
  "Most who know coins well earn their living elsewhere": {
    hinglish: "Sikkon ke zyadatar jaankaar kamaate kahin aur se hain",
    hindi: "सिक्कों के ज़्यादातर जानकार कमाते कहीं और से हैं",
  },
  "Sort the coins at home by mint mark, look up which mint each stands for, and map where your family's money was struck.": {
    hinglish:
      "Ghar ke sikkon ko taksaal ke nishan se baantiye, pata kijiye ki har nishan kis taksaal ka hai, aur naksha banaiye ki ghar ke paise kahan kahan dhale.",
    hindi: "घर के सिक्कों को टकसाल के निशान से बाँटिए, पता कीजिए कि हर निशान किस टकसाल का है, और नक़्शा बनाइए कि घर के पैसे कहाँ-कहाँ ढले।",
  },
  "Names spelt four ways in four registers": {
    hinglish: "Chaar register mein chaar tarah likhe naam",
    hindi: "चार रजिस्टर में चार तरह लिखे नाम",
  },
  "Clients who pay for a legend": {
    hinglish: "Client jo manchahi khandaani kahani ke paise dete hain",
    hindi: "क्लाइंट जो मनचाही ख़ानदानी कहानी के पैसे देते हैं",
  },
  "No wage, only commissions": { hinglish: "Bandhi tankhwah nahi, sirf ek ek kaam ke paise", hindi: "बँधी तनख़्वाह नहीं, सिर्फ़ एक-एक काम के पैसे" },
  "Draw your family tree as far as three relatives can take you and mark each link as told, written or guessed.": {
    hinglish:
      "Teen rishtedar jahan tak le ja sakein, apna vanshavriksh banaiye aur har kadi par likhiye ki woh suni hui hai, likhi hui ya andaaza hai.",
    hindi: "तीन रिश्तेदार जहाँ तक ले जा सकें, अपना वंशवृक्ष बनाइए और हर कड़ी पर लिखिए कि वह सुनी हुई है, लिखी हुई है या अंदाज़ा है।",
  },
  "Results that vanish when the study is repeated": {
    hinglish: "Nateeje jo shodh dohrane par gaayab ho jaate hain",
    hindi: "नतीजे जो शोध दोहराने पर ग़ायब हो जाते हैं",
  },
  "Volunteers who click anything to get their credit": {
    hinglish: "Volunteer jo apna credit paane ke liye kuch bhi click kar dete hain",
    hindi: "वॉलंटियर जो अपना क्रेडिट पाने के लिए कुछ भी क्लिक कर देते हैं",
  },
  "Most findings come from students abroad and must be tested afresh here": {
    hinglish: "Zyadatar nateeje videsh ke students se aaye hain aur yahan phir se jaanchne padte hain",
    hindi: "ज़्यादातर नतीजे विदेश के छात्रों से आए हैं और यहाँ फिर से जाँचने पड़ते हैं",
  },
  "Run the Stroop colour-word test on ten classmates with a stopwatch and plot how much slower the wrong-colour words are.": {
    hinglish:
      "Das classmates par stopwatch se Stroop colour-word test kijiye aur graph banaiye ki galat rang wale shabdon mein kitni zyada der lagti hai.",
    hindi: "दस सहपाठियों पर स्टॉपवॉच से Stroop colour-word test कीजिए और ग्राफ़ बनाइए कि ग़लत रंग वाले शब्दों में कितनी ज़्यादा देर लगती है।",
  },
  "People say one thing on paper and do another": {
    hinglish: "Log kaagaz par ek baat kehte hain aur karte doosri hain",
    hindi: "लोग काग़ज़ पर एक बात कहते हैं और करते दूसरी हैं",
  },
  "Ethics forms for a single harmless question": {
    hinglish: "Ek seedhe saade sawaal ke liye bhi ethics ke form",
    hindi: "एक सीधे-सादे सवाल के लिए भी एथिक्स के फ़ॉर्म",
  },
  "A volunteer who recognises your planted actor and spoils the scene": {
    hinglish: "Volunteer jo aapke bithaye actor ko pehchankar scene bigaad deta hai",
    hindi: "वॉलंटियर जो आपके बिठाए ऐक्टर को पहचानकर सीन बिगाड़ देता है",
  },
  "Stand near a busy crossing for an hour and tally who waits alone and who waits in a group; see what differs.": {
    hinglish:
      "Ek ghante kisi vyast chauraahe ke paas khade hokar giniye ki kitne log akele intezaar karte hain aur kitne samooh mein, phir dekhiye ki dono mein kya fark hai.",
    hindi: "एक घंटे किसी व्यस्त चौराहे के पास खड़े होकर गिनिए कि कितने लोग अकेले इंतज़ार करते हैं और कितने समूह में, फिर देखिए कि दोनों में क्या फ़र्क़ है।",
  },
  "Managers who want a test to confirm a choice already made": {
    hinglish: "Manager jinhein test bas us chunaav par mohar lagwane ko chahiye jo pehle hi ho chuka hai",
    hindi: "मैनेजर जिन्हें टेस्ट बस उस चुनाव पर मोहर लगवाने को चाहिए जो पहले ही हो चुका है",
  },
  "Survey answers bent by fear of the boss": {
    hinglish: "Survey ke jawaab jo boss ke dar se badal jaate hain",
    hindi: "सर्वे के जवाब जो बॉस के डर से बदल जाते हैं",
  },
  "A hiring test that is leaked online within a month": {
    hinglish: "Bharti ka test jo mahine bhar mein online leak ho jaata hai",
    hindi: "भर्ती का टेस्ट जो महीने भर में ऑनलाइन लीक हो जाता है",
  },
  "Interview two adults about one hour of their work, list what skills it took, and draft three fair questions to choose a new person.": {
    hinglish:
      "Do badon se unke kaam ke ek ghante ke baare mein poochhiye, usmein lage hunar likhiye, aur naya insaan chunne ke liye teen nishpaksh sawaal banaiye.",
    hindi: "दो बड़ों से उनके काम के एक घंटे के बारे में पूछिए, उसमें लगे हुनर लिखिए, और नया व्यक्ति चुनने के लिए तीन निष्पक्ष सवाल बनाइए।",
  },
  "Being called after the control panel is already built": {
    hinglish: "Control panel ban jaane ke baad hi bulaya jaana",
    hindi: "कंट्रोल पैनल बन जाने के बाद ही बुलाया जाना",
  },
  "Accident reports that stop at human error": {
    hinglish: "Haadse ki report jo insaani galti likhkar ruk jaati hai",
    hindi: "हादसे की रिपोर्ट जो इंसानी ग़लती लिखकर रुक जाती है",
  },
  "Pilots who fly worse because they know you are watching": {
    hinglish: "Pilot jo yeh jaankar aur kharab udaate hain ki un par nazar hai",
    hindi: "पायलट जो यह जानकर और ख़राब उड़ाते हैं कि उन पर नज़र है",
  },
  "Film a friend using a tin opener, a shower mixer or an app for the first time and note each wrong move and what caused it.": {
    hinglish:
      "Kisi dost ka pehli baar tin opener, shower ka nal ya koi app chalana film kijiye aur har galat kadam aur uski wajah likhiye.",
    hindi: "किसी दोस्त का पहली बार टिन ओपनर, शावर का नल या कोई ऐप चलाना फ़िल्माइए और हर ग़लत क़दम और उसकी वजह लिखिए।",
  },
  "A single slip in the wording spoils a two-hour test": {
    hinglish: "Shabdon ki ek galti do ghante ka test kharab kar deti hai",
    hindi: "शब्दों की एक ग़लती दो घंटे का टेस्ट ख़राब कर देती है",
  },
  "Parents who see the number and not the child": {
    hinglish: "Maa baap jinhein number dikhta hai, bachcha nahi",
    hindi: "माता-पिता जिन्हें नंबर दिखता है, बच्चा नहीं",
  },
  "Foreign norms for children who live in Nagpur": {
    hinglish: "Nagpur ke bachchon ke liye videshi paimaane",
    hindi: "नागपुर में रहने वाले बच्चों के लिए विदेशी पैमाने",
  },
  "Write ten mental-arithmetic items, give them to fifteen friends, and find which item sorts strong from weak solvers best.": {
    hinglish:
      "Mann mein hal karne ke das hisaab banaiye, pandrah doston ko dijiye, aur dekhiye ki kaunsa sawaal tez aur kamzor ko sabse achha alag karta hai.",
    hindi: "मन में हल करने के दस हिसाब बनाइए, पंद्रह दोस्तों को दीजिए, और देखिए कि कौन-सा सवाल तेज़ और कमज़ोर को सबसे अच्छा अलग करता है।",
  },
  "The smell of formalin in your hair": { hinglish: "Baalon mein formalin ki gandh", hindi: "बालों में फ़ॉर्मेलिन की गंध" },
  "Autoclave alarms at closing time": { hinglish: "Chhutti ke samay bajta autoclave ka alarm", hindi: "छुट्टी के समय बजता ऑटोक्लेव का अलार्म" },
  "Researchers who leave their dirty glassware to you": {
    hinglish: "Researcher jo apne gande kaanch ke bartan aap par chhod jaate hain",
    hindi: "शोधकर्ता जो अपने गंदे काँच के बरतन आप पर छोड़ जाते हैं",
  },
  "Seal four damp bread slices in bags, keep them in four places, draw the mould daily, and throw the bags away unopened.": {
    hinglish:
      "Bread ki chaar geeli slice thailiyon mein band karke chaar jagah rakhiye, roz phaphoond ka chitra banaiye, aur thailiyan bina khole phenk dijiye.",
    hindi: "ब्रेड की चार गीली स्लाइस थैलियों में बंद करके चार जगह रखिए, रोज़ फफूँद का चित्र बनाइए, और थैलियाँ बिना खोले फेंक दीजिए।",
  },
  "Fumes when the hood is out of order": { hinglish: "Fume hood kharab ho to rasayanon ki gas", hindi: "फ़्यूम हुड ख़राब हो तो रसायनों की गैस" },
  "Forty titrations done again because the burette still held a few drops of water": {
    hinglish: "Chaalis titration dobara, kyunki burette mein paani ki kuch boondein rah gayi thin",
    hindi: "चालीस टाइट्रेशन दोबारा, क्योंकि ब्यूरेट में पानी की कुछ बूँदें रह गई थीं",
  },
  "Acid holes in every shirt": { hinglish: "Har kameez mein tezaab ke chhed", hindi: "हर क़मीज़ में तेज़ाब के छेद" },
  "Mix one recipe of sugar and salt in water five times to the gram, write each weight down, and find how far the five differ.": {
    hinglish:
      "Paani mein cheeni aur namak ka ek hi nuskha ek ek gram taulkar paanch baar milaiye, har vazan likhiye, aur dekhiye ki paanchon mein kitna fark hai.",
    hindi: "पानी में चीनी और नमक का एक ही नुस्ख़ा एक-एक ग्राम तौलकर पाँच बार मिलाइए, हर वज़न लिखिए, और देखिए कि पाँचों में कितना फ़र्क़ है।",
  },
  "Spare parts for a 1978 instrument": { hinglish: "1978 ke yantra ke spare parts dhoondhna", hindi: "1978 के यंत्र के स्पेयर पार्ट ढूँढ़ना" },
  "Fifty students and one working oscilloscope": {
    hinglish: "Pachaas students aur theek chalta ek hi oscilloscope",
    hindi: "पचास छात्र और ठीक चलता एक ही ऑसिलोस्कोप",
  },
  "Being blamed for the textbook's wrong answer": {
    hinglish: "Kitaab ke galat jawaab ka dosh aap par",
    hindi: "किताब के ग़लत जवाब का दोष आप पर",
  },
  "Build a pendulum and find how far its time changes with length, weight and swing, with only a phone's stopwatch.": {
    hinglish:
      "Ek pendulum banaiye aur sirf phone ki stopwatch se dekhiye ki lambai, vazan aur jhoolne ki doori badalne par uska samay kitna badalta hai.",
    hindi: "एक पेंडुलम बनाइए और सिर्फ़ फ़ोन की स्टॉपवॉच से देखिए कि लंबाई, वज़न और झूलने की दूरी बदलने पर उसका समय कितना बदलता है।",
  },
  "Stone dust on every surface and in the lungs": {
    hinglish: "Har cheez par aur phephdon mein patthar ki dhool",
    hindi: "हर चीज़ पर और फेफड़ों में पत्थर की धूल",
  },
  "A box of cores is forty kilos": { hinglish: "Core ka ek dibba chaalis kilo ka hota hai", hindi: "कोर का एक डिब्बा चालीस किलो का होता है" },
  "A thin slice ground one moment too long, and gone": {
    hinglish: "Patli slice ek pal zyada ghisi, aur gayab",
    hindi: "पतली स्लाइस एक पल ज़्यादा घिसी, और ग़ायब",
  },
  "Sort a mug of river gravel through two kitchen sieves, weigh each share, and draw the sizes as a bar chart.": {
    hinglish: "Nadi ki bajri ka ek mug rasoi ki do chhalniyon se chhaniye, har hisse ka vazan lijiye, aur size ka bar chart banaiye.",
    hindi: "नदी की बजरी का एक मग रसोई की दो छलनियों से छानिए, हर हिस्से का वज़न लीजिए, और साइज़ का बार चार्ट बनाइए।",
  },
  "Bags without a name on them": { hinglish: "Thailiyan jin par naam hi nahi", hindi: "थैलियाँ जिन पर नाम ही नहीं" },
  "Rush in April and nothing in August": {
    hinglish: "April mein bhaag daud aur August mein kuch nahi",
    hindi: "अप्रैल में भागदौड़ और अगस्त में कुछ नहीं",
  },
  "Cards that nobody explains to the farmer": {
    hinglish: "Card jo kisaan ko koi samjhaata nahi",
    hindi: "कार्ड जो किसान को कोई समझाता नहीं",
  },
  "Test soil from three places with vinegar, baking soda and a red-cabbage indicator, and write down which is sour.": {
    hinglish: "Teen jagah ki mitti sirke, meethe soda aur laal patta gobhi ke indicator se jaanchiye, aur likhiye ki kaunsi khatti hai.",
    hindi: "तीन जगह की मिट्टी सिरके, मीठे सोडा और लाल पत्तागोभी के इंडिकेटर से जाँचिए, और लिखिए कि कौन-सी खट्टी है।",
  },
  "Tasting the fortieth biscuit of the day": { hinglish: "Din ka chaaliswan biscuit chakhna", hindi: "दिन का चालीसवाँ बिस्कुट चखना" },
  "Production waiting on your slow bacteria": {
    hinglish: "Production ruka hai aapke dheeme bacteria ke intezaar mein",
    hindi: "प्रोडक्शन रुका है आपके धीमे बैक्टीरिया के इंतज़ार में",
  },
  "Night shifts, because the milk tankers come then": {
    hinglish: "Raat ki shift, kyunki doodh ke tanker tabhi aate hain",
    hindi: "रात की शिफ़्ट, क्योंकि दूध के टैंकर तभी आते हैं",
  },
  "Check milk, turmeric and honey at home with the simple tests in FSSAI's free DART booklet and write down what you find.": {
    hinglish: "FSSAI ki free DART booklet ke aasaan test se ghar ka doodh, haldi aur shahad jaanchiye aur jo mile use likhiye.",
    hindi: "FSSAI की मुफ़्त DART booklet के आसान टेस्ट से घर का दूध, हल्दी और शहद जाँचिए और जो मिले उसे लिखिए।",
  },
  "The stink of a carcass that reached you a day late": {
    hinglish: "Ek din der se pahunche mare jaanwar ki badbu",
    hindi: "एक दिन देर से पहुँचे मरे जानवर की बदबू",
  },
  "Forest permits for every feather": { hinglish: "Har pankh ke liye jungle vibhaag ka permit", hindi: "हर पंख के लिए वन विभाग का परमिट" },
  "Beetles that eat the feathers of last year's mounted bird": {
    hinglish: "Keede jo pichhle saal sajaayi chidiya ke pankh kha jaate hain",
    hindi: "कीड़े जो पिछले साल सजाई चिड़िया के पंख खा जाते हैं",
  },
  "Model a sparrow in clay from three photographs, with exact proportions, and ask a friend which bird it is.": {
    hinglish: "Teen photo dekhkar mitti se gauraiya banaiye, bilkul sahi naap mein, aur ek dost se poochhiye ki yeh kaunsi chidiya hai.",
    hindi: "तीन फ़ोटो देखकर मिट्टी से गौरैया बनाइए, बिलकुल सही नाप में, और किसी दोस्त से पूछिए कि यह कौन-सी चिड़िया है।",
  },
  "The night reading in the cyclone itself": { hinglish: "Cyclone ke beech hi raat ki reading", hindi: "चक्रवात के बीच ही रात की रीडिंग" },
  "Remote posts from Minicoy to Leh": { hinglish: "Minicoy se Leh tak door daraaz ki posting", hindi: "मिनिकॉय से लेह तक दूर-दराज़ की पोस्टिंग" },
  "Being blamed for the forecast you did not make": {
    hinglish: "Us forecast ka dosh jo aapne kiya hi nahi",
    hindi: "उस पूर्वानुमान का दोष जो आपने किया ही नहीं",
  },
  "Read a thermometer lent by your school, in the shade, and a bottle rain gauge at one hour for a month and compare with the weather department's figures.":
    {
      hinglish:
        "School se maange thermometer ko chhaaya mein aur bottle ke rain gauge ko mahine bhar ek hi samay padhiye, aur mausam vibhaag ke aankdon se milaiye.",
      hindi: "स्कूल से माँगे थर्मामीटर को छाया में और बोतल के वर्षामापी को महीने भर एक ही समय पढ़िए, और मौसम विभाग के आँकड़ों से मिलाइए।",
    },
  "A wrong decimal in the dose can burn healthy flesh": {
    hinglish: "Dose mein ek galat decimal sharir ke swasth hisse ko bhi jala sakta hai",
    hindi: "ख़ुराक में एक ग़लत दशमलव शरीर के स्वस्थ हिस्से को भी जला सकता है",
  },
  "A machine down with forty patients waiting": {
    hinglish: "Machine band, aur chaalis mareez intezaar mein",
    hindi: "मशीन बंद, और चालीस मरीज़ इंतज़ार में",
  },
  "A mask that no longer fits, so the whole plan starts again": {
    hinglish: "Mask jo ab theek nahi baithta, to poora plan phir se",
    hindi: "मास्क जो अब ठीक नहीं बैठता, तो पूरा प्लान फिर से",
  },
  "Light a ball with two torches so that its middle is bright and a paper strip beside it stays dark; sketch the angles.": {
    hinglish:
      "Do torch se ek gend par aise roshni daaliye ki uska beech chamke aur paas rakhi kaagaz ki patti andhere mein rahe, aur angles ka chitra banaiye.",
    hindi: "दो टॉर्च से एक गेंद पर ऐसे रोशनी डालिए कि उसका बीच चमके और पास रखी काग़ज़ की पट्टी अँधेरे में रहे, और कोणों का चित्र बनाइए।",
  },
  "Landing centres at three in the morning": {
    hinglish: "Subah teen baje machhli utaarne ke ghaat par pahunchna",
    hindi: "सुबह तीन बजे मछली उतारने के घाट पर पहुँचना",
  },
  "Warnings that are heeded once the fish have gone": {
    hinglish: "Chetavni jis par machhliyan khatm hone ke baad dhyaan diya jaata hai",
    hindi: "चेतावनी जिस पर मछलियाँ ख़त्म होने के बाद ध्यान दिया जाता है",
  },
  "Seasickness among the crates of a research trawler": {
    hinglish: "Research trawler par petiyon ke beech ji michlaana",
    hindi: "रिसर्च ट्रॉलर पर पेटियों के बीच जी मिचलाना",
  },
  "Measure and weigh ten fish of one kind at a market, with the seller's leave, and plot length against weight.": {
    hinglish:
      "Bechne wale ki ijaazat se bazaar mein ek hi kism ki das machhliyan naapiye aur tauliye, aur lambai aur wazan ka graph banaiye.",
    hindi: "बेचने वाले की इजाज़त से बाज़ार में एक ही क़िस्म की दस मछलियाँ नापिए और तौलिए, और लंबाई और वज़न का ग्राफ़ बनाइए।",
  },
  "Steam, heat and a whiff of acid on the floor": {
    hinglish: "Kaarkhane mein bhaap, garmi aur tezaab ki gandh",
    hindi: "कारख़ाने में भाप, गर्मी और तेज़ाब की गंध",
  },
  "A shade refused because the shop's lamp is yellow": {
    hinglish: "Rang ka shade isliye wapas ki dukaan ki batti peeli hai",
    hindi: "रंग का शेड इसलिए वापस कि दुकान की बत्ती पीली है",
  },
  "Rivers that ran red before you were hired": {
    hinglish: "Nadiyan jo aapki naukri se pehle hi laal beh rahi thin",
    hindi: "नदियाँ जो आपकी नौकरी से पहले ही लाल बह रही थीं",
  },
  "Drop water on ten cloths at home, from cotton to raincoat, time how long each drop stands, and say which finish sheds it.": {
    hinglish:
      "Ghar mein sooti kapde se raincoat tak das kapdon par paani ki boond giraiye, dekhiye ki har boond kitni der tikti hai, aur bataiye ki kaun-si finish paani ko andar nahi jaane deti.",
    hindi:
      "घर में सूती कपड़े से रेनकोट तक दस कपड़ों पर पानी की बूँद गिराइए, देखिए कि हर बूँद कितनी देर टिकती है, और बताइए कि कौन-सी फ़िनिश पानी को अंदर नहीं जाने देती।",
  },
  "A microbe that thrives in the flask and dies in the factory tank": {
    hinglish: "Jeevanu jo flask mein phalta-phoolta hai aur factory ki tanki mein mar jaata hai",
    hindi: "जीवाणु जो फ़्लास्क में फलता-फूलता है और फ़ैक्टरी की टंकी में मर जाता है",
  },
  "One stray mould, and a month's flasks go into the bin": {
    hinglish: "Kahin se ek phaphoond aayi, aur mahine bhar ke flask kachre mein",
    hindi: "कहीं से एक फफूँद आई, और महीने भर के फ़्लास्क कचरे में",
  },
  "Jobs mostly in Hyderabad, Bengaluru, Pune and Ahmedabad": {
    hinglish: "Naukriyan zyadatar Hyderabad, Bengaluru, Pune aur Ahmedabad mein",
    hindi: "नौकरियाँ ज़्यादातर हैदराबाद, बेंगलुरु, पुणे और अहमदाबाद में",
  },
  "Grow yeast in sugar, jaggery and sweetened milk in bottles capped with balloons, measure which swells most, and explain what the cells ate.":
    {
      hinglish:
        "Alag-alag botalon mein cheeni, gud aur meethe doodh ke ghol mein khameer ugaiye, munh par gubbare chadhaiye, naapiye ki kaun-sa gubbara sabse zyada phoolta hai, aur samjhaiye ki koshikaon ne kya khaya.",
      hindi:
        "अलग-अलग बोतलों में चीनी, गुड़ और मीठे दूध के घोल में ख़मीर उगाइए, मुँह पर ग़ुब्बारे चढ़ाइए, नापिए कि कौन-सा ग़ुब्बारा सबसे ज़्यादा फूलता है, और समझाइए कि कोशिकाओं ने क्या खाया।",
    },
  "Ten years of work may end in the second human trial (phase two)": {
    hinglish: "Das saal ka kaam insaanon par doosre trial (phase two) mein khatm ho sakta hai",
    hindi: "दस साल का काम इंसानों पर दूसरे ट्रायल (फ़ेज़ टू) में ख़त्म हो सकता है",
  },
  "Another firm's vaccine is approved first, and yours goes back to the freezer": {
    hinglish: "Doosri company ke teeke ko pehle manzoori, aur aapka wapas freezer mein",
    hindi: "दूसरी कंपनी के टीके को पहले मंज़ूरी, और आपका वापस फ़्रीज़र में",
  },
  "A freezer alarm at midnight, with two years of serum inside": {
    hinglish: "Aadhi raat ko freezer ka alarm, aur andar do saal ka serum",
    hindi: "आधी रात को फ़्रीज़र का अलार्म, और अंदर दो साल का सीरम",
  },
  "Model how an infection spreads with coloured beads or dice, vaccinate some of them, and find where the outbreak stops.": {
    hinglish:
      "Rangeen motiyon ya paason se dikhaiye ki infection kaise phailta hai, unmein se kuch ko teeka laga maaniye, aur pata lagaiye ki bimari ka phailna kahan rukta hai.",
    hindi: "रंगीन मोतियों या पासों से दिखाइए कि इन्फ़ेक्शन कैसे फैलता है, उनमें से कुछ को टीका लगा मानिए, और पता लगाइए कि बीमारी का फैलना कहाँ रुकता है।",
  },
  "Headaches and frost in the one week that counts": {
    hinglish: "Jo ek hafta sabse zaroori hai, usi mein sar dard aur jama dene wali thand",
    hindi: "जो एक हफ़्ता सबसे ज़रूरी है, उसी में सिर दर्द और जमा देने वाली ठंड",
  },
  "Stakes that vanish down a crevasse": {
    hinglish: "Naap ke dande jo barf ki daraar mein gaayab ho jaate hain",
    hindi: "नाप के डंडे जो बर्फ़ की दरार में ग़ायब हो जाते हैं",
  },
  "The glacier that you measure is shorter at nearly every visit": {
    hinglish: "Jo glacier aap naapte hain, woh lagbhag har baar pehle se chhota milta hai",
    hindi: "जो ग्लेशियर आप नापते हैं, वह लगभग हर बार पहले से छोटा मिलता है",
  },
  "Freeze sand and water in a dish, prop it aslant in the fridge, and note each hour how it moves and melts.": {
    hinglish:
      "Ek bartan mein ret aur paani jamaiye, use fridge mein tirchha tikaiye, aur har ghante likhiye ki woh kaise khisakta aur pighalta hai.",
    hindi: "एक बर्तन में रेत और पानी जमाइए, उसे फ़्रिज में तिरछा टिकाइए, और हर घंटे लिखिए कि वह कैसे खिसकता और पिघलता है।",
  },
  "Rotting exhibits in badly sealed jars": {
    hinglish: "Theek se seal na kiye gaye jaar mein sadte saboot",
    hindi: "ठीक से सील न किए गए जार में सड़ते सबूत",
  },
  "A backlog of years, and police who ring about one case": {
    hinglish: "Barson ke atke case, aur police ka phone kisi ek ke liye",
    hindi: "बरसों के अटके केस, और पुलिस का फ़ोन किसी एक के लिए",
  },
  "An hour in the witness box over one torn label": {
    hinglish: "Ek phate label par gawaahon ke kathghare mein ek ghanta",
    hindi: "एक फटे लेबल पर गवाहों के कठघरे में एक घंटा",
  },
  "Collect hair from a dog, goat, cow and person, compare them on tape under a school microscope, and make a key.": {
    hinglish:
      "Kutte, bakri, gaay aur insaan ke baal ikatthe kijiye, unhe tape par chipkakar school ke microscope se unki tulna kijiye, aur pehchaan ki ek suchi banaiye.",
    hindi: "कुत्ते, बकरी, गाय और इंसान के बाल इकट्ठे कीजिए, उन्हें टेप पर चिपकाकर स्कूल के माइक्रोस्कोप से उनकी तुलना कीजिए, और पहचान की एक सूची बनाइए।",
  },
  "A model that reads faces well and misses every joke": {
    hinglish: "Computer model jo chehre khoob padhta hai par koi mazaak nahi samajhta",
    hindi: "कंप्यूटर मॉडल जो चेहरे ख़ूब पढ़ता है पर कोई मज़ाक नहीं समझता",
  },
  "Volunteers whose second test does not match their first": {
    hinglish: "Volunteer jinka doosra test unke pehle test se mel nahi khaata",
    hindi: "वॉलंटियर जिनका दूसरा टेस्ट उनके पहले टेस्ट से मेल नहीं खाता",
  },
  "Talk of thinking machines that your data do not bear out": {
    hinglish: "Sochne wali machine ki baatein jo aapke data se saabit nahi hotin",
    hindi: "सोचने वाली मशीन की बातें जो आपके डेटा से साबित नहीं होतीं",
  },
  "Read ten friends a list of fifteen words with a theme, see which missing word they swear they heard, and explain it.": {
    hinglish:
      "Das doston ko ek hi vishay ke pandrah shabd padhkar sunaiye, dekhiye ki kaun-sa shabd na hone par bhi woh kasam khaakar kehte hain ki suna tha, aur iski wajah samjhaiye.",
    hindi: "दस दोस्तों को एक ही विषय के पंद्रह शब्द पढ़कर सुनाइए, देखिए कि कौन-सा शब्द न होने पर भी वे क़सम खाकर कहते हैं कि सुना था, और इसकी वजह समझाइए।",
  },
  "A cell that dies at cycle ninety-nine": {
    hinglish: "Cell jo ninyanve baar charge hokar mar jaata hai",
    hindi: "सेल जो निन्यानवे बार चार्ज होकर मर जाता है",
  },
  "Cobalt prices that undo a year's chemistry": {
    hinglish: "Cobalt ke daam jo saal bhar ki chemistry bekaar kar dete hain",
    hindi: "कोबाल्ट के दाम जो साल भर की केमिस्ट्री बेकार कर देते हैं",
  },
  "Two pairs of gloves to weigh one spoonful of powder": {
    hinglish: "Ek chammach powder taulne ke liye do-do jodi dastaane",
    hindi: "एक चम्मच पाउडर तौलने के लिए दो-दो जोड़ी दस्ताने",
  },
  "Build a lemon or salt-water cell, try four pairs of metals, and rank them by voltage with the school's multimeter.": {
    hinglish:
      "Nimbu ya namak-paani ka cell banaiye, dhaatuon ki chaar jodiyan aazmaiye, aur school ke multimeter se naapkar voltage ke hisaab se unka kram lagaiye.",
    hindi: "नींबू या नमक-पानी का सेल बनाइए, धातुओं की चार जोड़ियाँ आज़माइए, और स्कूल के मल्टीमीटर से नापकर वोल्टेज के हिसाब से उनका क्रम लगाइए।",
  },
  "Hundreds of sample bags at sowing time": { hinglish: "Buaai ke samay mitti ke sainkdon thaile", hindi: "बुआई के समय मिट्टी के सैकड़ों थैले" },
  "Dealers who lean on you for a better report": {
    hinglish: "Dealer jo achchi report ke liye dabaav daalte hain",
    hindi: "डीलर जो अच्छी रिपोर्ट के लिए दबाव डालते हैं",
  },
  "Farmers who get your advice after they have sown": {
    hinglish: "Kisaan jinhe aapki salah buaai ke baad milti hai",
    hindi: "किसान जिन्हें आपकी सलाह बुआई के बाद मिलती है",
  },
  "Steep red cabbage or hibiscus petals in hot water, try the juice on soils from five spots, and map acid and alkaline ground.": {
    hinglish:
      "Laal patta gobhi ya gudhal ki pankhudiyan garam paani mein bhigoiye, us ras ko paanch jagah ki mitti par aazmaiye, aur acidic aur alkaline zameen ka naksha banaiye.",
    hindi: "लाल पत्ता गोभी या गुड़हल की पंखुड़ियाँ गर्म पानी में भिगोइए, उस रस को पाँच जगह की मिट्टी पर आज़माइए, और अम्लीय और क्षारीय ज़मीन का नक़्शा बनाइए।",
  },
  "Exhibits broken by Sunday evening, every Sunday": {
    hinglish: "Har ravivaar, shaam tak toote hue model",
    hindi: "हर रविवार, शाम तक टूटे हुए मॉडल",
  },
  "Government purchase rules for a two-rupee spring": {
    hinglish: "Do rupaye ki spring ke liye sarkari kharid ke niyam",
    hindi: "दो रुपये की स्प्रिंग के लिए सरकारी ख़रीद के नियम",
  },
  "Few posts, mostly with the National Council of Science Museums (NCSM) and State centres": {
    hinglish: "Pad kam, zyadatar National Council of Science Museums (NCSM) aur rajyon ke kendron mein",
    hindi: "पद कम, ज़्यादातर नेशनल काउंसिल ऑफ़ साइंस म्यूज़ियम्स (NCSM) और राज्यों के केंद्रों में",
  },
  "Build one hands-on exhibit from scrap that shows air pressure, put it in the corridor and watch what classmates do.": {
    hinglish:
      "Kabaad se haath se chalane ka ek model banaiye jo hawa ka dabaav dikhaye, use galiyare mein rakhiye aur dekhiye ki saathi uske saath kya karte hain.",
    hindi: "कबाड़ से हाथ से चलाने का एक मॉडल बनाइए जो हवा का दबाव दिखाए, उसे गलियारे में रखिए और देखिए कि साथी उसके साथ क्या करते हैं।",
  },
  "Acid, swell and midnight stations together": {
    hinglish: "Tezaab, hichkole khaata jahaaz aur aadhi raat ke sample, sab ek saath",
    hindi: "तेज़ाब, हिचकोले खाता जहाज़ और आधी रात के सैंपल, सब एक साथ",
  },
  "Ten years of samples before a change shows": {
    hinglish: "Koi badlaav dikhne se pehle das saal ke sample",
    hindi: "कोई बदलाव दिखने से पहले दस साल के सैंपल",
  },
  "Ship time shared by eleven teams": {
    hinglish: "Jahaaz ka samay jo gyarah team mein bant jaata hai",
    hindi: "जहाज़ का समय जो ग्यारह टीमों में बँट जाता है",
  },
  "Put eggshell in vinegar, soda water and plain water for three days and measure what each loses.": {
    hinglish: "Ande ke chhilke teen din alag-alag sirke, soda water aur saade paani mein rakhiye aur naapiye ki har ek kitna ghatta hai.",
    hindi: "अंडे के छिलके तीन दिन अलग-अलग सिरके, सोडा वाटर और सादे पानी में रखिए और नापिए कि हर एक कितना घटता है।",
  },
  "Blast dust in your hair and a helmet all summer": {
    hinglish: "Garmi bhar baalon mein blast ki dhool aur sar par helmet",
    hindi: "गर्मी भर बालों में ब्लास्ट की धूल और सिर पर हेलमेट",
  },
  "A mine township three hours from the nearest city": {
    hinglish: "Khadaan ki basti, sabse kareeb ke shehar se teen ghante door",
    hindi: "खदान की बस्ती, सबसे क़रीब के शहर से तीन घंटे दूर",
  },
  "Managers who want the ore to be where the plan put it": {
    hinglish: "Manager jo chahte hain ki khanij wahin nikle jahan plan mein likha tha",
    hindi: "मैनेजर जो चाहते हैं कि खनिज वहीं निकले जहाँ प्लान में लिखा था",
  },
  "Push drinking straws into layered clay or cake, read each core, and draw the hidden layers before you cut it open.": {
    hinglish:
      "Parat wali geeli mitti ya cake mein straw dhansaiye, har straw ke andar ki paratein padhiye, aur kaatne se pehle chhipi paraton ka chitra banaiye.",
    hindi: "परत वाली गीली मिट्टी या केक में स्ट्रॉ धँसाइए, हर स्ट्रॉ के अंदर की परतें पढ़िए, और काटने से पहले छिपी परतों का चित्र बनाइए।",
  },
  "Others use your method wrongly and cite you": {
    hinglish: "Log aapka tareeka galat lagate hain aur aapka hi hawala dete hain",
    hindi: "लोग आपका तरीक़ा ग़लत लगाते हैं और आपका ही हवाला देते हैं",
  },
  "Proofs that give a rough limit and no answer": {
    hinglish: "Ganit ke proof jo bas moti-moti seema batate hain, jawab nahi",
    hindi: "गणित के प्रूफ़ जो बस मोटी-मोटी सीमा बताते हैं, जवाब नहीं",
  },
  "An elegant test that needs more data than any hospital has": {
    hinglish: "Khoobsurat test jise itna data chahiye jitna kisi hospital ke paas nahi",
    hindi: "ख़ूबसूरत टेस्ट जिसे इतना डेटा चाहिए जितना किसी अस्पताल के पास नहीं",
  },
  "Ask friends to fake fifty coin tosses and really toss fifty; find by the longest run which list is fake.": {
    hinglish:
      "Doston se sikke ke pachaas toss mann se likhwaiye aur pachaas sach mein karwaiye, phir ek jaise nateejon ki sabse lambi kadi se pehchaaniye ki kaun-si suchi nakli hai.",
    hindi: "दोस्तों से सिक्के के पचास टॉस मन से लिखवाइए और पचास सच में करवाइए, फिर एक जैसे नतीजों की सबसे लंबी कड़ी से पहचानिए कि कौन-सी सूची नक़ली है।",
  },
};
