import type { ToldTexts } from "../told-texts.ts";

export const manufacturing: ToldTexts = {
  "A scrapped part after nine good operations": {
    hinglish: "Nau step sahi hone ke baad scrap mein gaya purza",
    hindi: "नौ चरण सही होने के बाद स्क्रैप में गया पुर्ज़ा",
  },
  "Coolant rash on the forearms": { hinglish: "Coolant se haathon par kohni tak daane", hindi: "कूलेंट से हाथों पर कोहनी तक दाने" },
  "Old machines whose screws have worn loose": {
    hinglish: "Purani machine jinke screw ghiskar dheele ho gaye",
    hindi: "पुरानी मशीनें जिनके स्क्रू घिसकर ढीले हो गए",
  },
  "Measure ten coins across and thick with a vernier caliper from the physics laboratory, three times each, and study the spread.": {
    hinglish:
      "Physics lab ke vernier caliper se das sikkon ki chaudaai aur motaai naapiye, har ek teen baar, aur dekhiye ki naap mein kitna fark aata hai.",
    hindi: "फ़िज़िक्स लैब के वर्नियर कैलिपर से दस सिक्कों की चौड़ाई और मोटाई नापिए, हर एक तीन बार, और देखिए कि नाप में कितना फ़र्क़ आता है।",
  },
  "Watching the machine's shut door for twelve hours": {
    hinglish: "Barah ghante machine ka band darwaza dekhna",
    hindi: "बारह घंटे मशीन का बंद दरवाज़ा देखना",
  },
  "A wrong decimal that drives the tool into the jaw": {
    hinglish: "Galat decimal jo tool ko jaw mein ghusa deta hai",
    hindi: "ग़लत दशमलव जो टूल को जॉ में घुसा देता है",
  },
  "Long steel curls round the jaws that cut the hand which pulls them out": {
    hinglish: "Jaw par lipti steel ki lambi chheelan, jo kheenchne wale haath ko kaat deti hai",
    hindi: "जॉ पर लिपटी स्टील की लंबी छीलन, जो खींचने वाले हाथ को काट देती है",
  },
  "On squared paper write moves such as X4 Y2 for a friend, who draws only what the numbers say; find your errors.": {
    hinglish:
      "Chaukhane wale kaagaz par X4 Y2 jaise nirdesh kisi dost ke liye likhiye, jo sirf wahi banaye jo number kahein; phir apni galtiyan dhoondhiye.",
    hindi: "चौख़ाने वाले काग़ज़ पर X4 Y2 जैसे निर्देश किसी दोस्त के लिए लिखिए, जो सिर्फ़ वही बनाए जो नंबर कहें; फिर अपनी ग़लतियाँ ढूँढ़िए।",
  },
  "Standing by, heart in mouth, for the first run": {
    hinglish: "Naya program pehli baar chale to dhadakte dil se paas khade rehna",
    hindi: "नया प्रोग्राम पहली बार चले तो धड़कते दिल से पास खड़े रहना",
  },
  "Drawings revised when the fixture is finished": {
    hinglish: "Fixture ban jaane ke baad badli hui drawing",
    hindi: "फ़िक्सचर बन जाने के बाद बदली हुई ड्रॉइंग",
  },
  "Blamed for a bad part when the cutter was blunt": {
    hinglish: "Purza kharab hua to dosh aapka, jabki cutter kund tha",
    hindi: "पुर्ज़ा ख़राब हुआ तो दोष आपका, जबकि कटर कुंद था",
  },
  "Type a small square and circle in G-code into a free online G-code viewer such as NC Viewer and correct the path.": {
    hinglish:
      "NC Viewer jaise kisi free online G-code viewer mein ek chhote chaukor aur gole ka G-code type kijiye aur raasta theek kijiye.",
    hindi: "NC Viewer जैसे किसी मुफ़्त ऑनलाइन G-code व्यूअर में एक छोटे चौकोर और गोले का G-code टाइप कीजिए और रास्ता ठीक कीजिए।",
  },
  "A die that cracks in hardening after a month at the bench": {
    hinglish: "Mahine bhar ki mehnat ke baad hardening mein chatakne wali die",
    hindi: "महीने भर की मेहनत के बाद हार्डनिंग में चटकने वाली डाई",
  },
  "The press shop waiting while you smooth one curve by hand": {
    hinglish: "Ek golaai haath se chikni ho rahi hai aur press shop ruki hai",
    hindi: "एक गोलाई हाथ से चिकनी हो रही है और प्रेस शॉप रुकी है",
  },
  "Holding breath for the last two microns": {
    hinglish: "Aakhri do micron ke liye saans roke rehna",
    hindi: "आख़िरी दो माइक्रॉन के लिए साँस रोके रहना",
  },
  "Carve a stamp in half a potato, with an adult near, then make its mirror so that dough pressed between takes both shapes.": {
    hinglish:
      "Kisi bade ke paas rehte aadhe aalu mein ek thappa taraashiye, phir uska ulta joda banaiye taaki beech mein dabe aate par dono ka aakaar aaye.",
    hindi: "किसी बड़े के पास रहते आधे आलू में एक ठप्पा तराशिए, फिर उसका उल्टा जोड़ा बनाइए ताकि बीच में दबे आटे पर दोनों का आकार आए।",
  },
  "Blue-hot chips flying to the collar": {
    hinglish: "Garmi se neeli padi chheelan jo gardan tak udti hai",
    hindi: "गरमी से नीली पड़ी छीलन जो गर्दन तक उड़ती है",
  },
  "Jobs draining away to CNC shops": {
    hinglish: "Kaam jo dheere-dheere CNC shop mein ja raha hai",
    hindi: "काम जो धीरे-धीरे CNC शॉप में जा रहा है",
  },
  "A chuck key left in the lathe flies out like a stone": {
    hinglish: "Lathe mein chhooti chuck key, jo patthar ki tarah udti hai",
    hindi: "लेथ में छूटी चक की चाबी, जो पत्थर की तरह उड़ती है",
  },
  "Shape a carrot turned slowly by a friend against a spoon's edge into a chess pawn, then try to match a second one.": {
    hinglish:
      "Ek dost gaajar ko dheere ghumaye aur aap chamach ke kinaare se use shatranj ka pyaada banaiye, phir hubahu doosra banane ki koshish kijiye.",
    hindi: "एक दोस्त गाजर को धीरे घुमाए और आप चम्मच के किनारे से उसे शतरंज का प्यादा बनाइए, फिर हूबहू दूसरा बनाने की कोशिश कीजिए।",
  },
  "Mist of coolant and grit on the spectacles": {
    hinglish: "Chashme par coolant aur kirkiri ki phuhaar",
    hindi: "चश्मे पर कूलेंट और किरकिरी की फुहार",
  },
  "A wheel with a hidden crack can burst at full speed": {
    hinglish: "Chhipi daraar wala wheel poori raftaar par phat sakta hai",
    hindi: "छिपी दरार वाला व्हील पूरी रफ़्तार पर फट सकता है",
  },
  "A burn mark that only acid brings to light": {
    hinglish: "Jalne ka nishan jo sirf tezaab se dikhta hai",
    hindi: "जलने का निशान जो सिर्फ़ तेज़ाब से दिखता है",
  },
  "Rub two identical pieces of slate or old tile with finer and finer sandpaper under water and compare their reflections.": {
    hinglish:
      "Slate ya purani tile ke do ek jaise tukde paani mein regmaal se ghisiye, har baar pehle se baareek, aur dono mein dikhti parchhaai milaiye.",
    hindi: "स्लेट या पुरानी टाइल के दो एक जैसे टुकड़े पानी में रेगमाल से घिसिए, हर बार पहले से बारीक, और दोनों में दिखती परछाईं मिलाइए।",
  },
  "Blisters from the file in the first months": {
    hinglish: "Shuru ke mahinon mein reti se haathon mein chhaale",
    hindi: "शुरू के महीनों में रेती से हाथों में छाले",
  },
  "Crowds of certificate holders for each railway vacancy": {
    hinglish: "Railway ki har khaali jagah par certificate walon ki bheed",
    hindi: "रेलवे की हर ख़ाली जगह पर सर्टिफ़िकेट वालों की भीड़",
  },
  "Called for everything from gates to gears": {
    hinglish: "Gate se gear tak, har kaam ke liye bulaya jaana",
    hindi: "गेट से गियर तक, हर काम के लिए बुलाया जाना",
  },
  "Saw and sand two pieces of wood, one with a square notch and one with a tongue, until they fit without shaking.": {
    hinglish:
      "Lakdi ke do tukde kaatiye aur regmaal se ghisiye, ek mein chaukor khaancha aur doosre mein usmein baithne wala ubhaar ho, jab tak dono bina hile baith na jayein.",
    hindi: "लकड़ी के दो टुकड़े काटिए और रेगमाल से घिसिए, एक में चौकोर खाँचा और दूसरे में उसमें बैठने वाला उभार हो, जब तक दोनों बिना हिले बैठ न जाएँ।",
  },
  "Confined trenches with a gas alarm clipped to the collar": {
    hinglish: "Tang khaaiyan, aur kameez par laga gas alarm",
    hindi: "तंग खाइयाँ, और कमीज़ पर लगा गैस अलार्म",
  },
  "Shutdown work, then months without a call": {
    hinglish: "Shutdown ka kaam, phir mahinon tak koi bulawa nahi",
    hindi: "शटडाउन का काम, फिर महीनों तक कोई बुलावा नहीं",
  },
  "Living in camps beside refineries": { hinglish: "Refinery ke bagal ke camp mein rehna", hindi: "रिफ़ाइनरी के बग़ल के कैंप में रहना" },
  "Draw a line of drinking straws with three turns, cut each piece to your drawing, tape the joints, and pour water through to find the leak.":
    {
      hinglish:
        "Teen mod wali straw ki pipeline ka naksha banaiye, har tukda nakshe ke hisaab se kaatiye, jod par tape lagaiye aur paani daalkar dekhiye ki kahan se tapakta hai.",
      hindi:
        "तीन मोड़ वाली स्ट्रॉ की पाइपलाइन का नक़्शा बनाइए, हर टुकड़ा नक़्शे के हिसाब से काटिए, जोड़ों पर टेप लगाइए और पानी डालकर देखिए कि कहाँ से टपकता है।",
    },
  "A load hanging while everyone shouts different advice": {
    hinglish: "Bojh hawa mein latka hai aur sab alag-alag salah chilla rahe hain",
    hindi: "बोझ हवा में लटका है और सब अलग-अलग सलाह चिल्ला रहे हैं",
  },
  "Work on Sundays and festivals, for only then is the line empty": {
    hinglish: "Sunday aur tyohaar ko kaam, kyunki line tabhi khaali hoti hai",
    hindi: "रविवार और त्योहार को काम, क्योंकि लाइन तभी ख़ाली होती है",
  },
  "Grout dust under every fingernail": { hinglish: "Har naakhoon ke neeche grout ki dhool", hindi: "हर नाख़ून के नीचे ग्राउट की धूल" },
  "Level a wobbly table with folded card, using a glass brim-full of water as your instrument, and note how thick each shim became.": {
    hinglish:
      "Dagmagati mez ko mode hue gatte se samtal kijiye, labaalab bhare paani ke glass ko apna yantra banaiye, aur likhiye ki har tek kitni moti hui.",
    hindi: "डगमगाती मेज़ को मोड़े हुए गत्ते से समतल कीजिए, लबालब भरे पानी के गिलास को अपना यंत्र बनाइए, और लिखिए कि हर टेक कितनी मोटी हुई।",
  },
  "Edges that slice through the best gloves": {
    hinglish: "Kinaare jo achhe se achhe dastaane bhi cheer dete hain",
    hindi: "किनारे जो अच्छे से अच्छे दस्ताने भी चीर देते हैं",
  },
  "Foot presses that forgive no daydream": {
    hinglish: "Pair wali press jo pal bhar ki bedhyaani maaf nahi karti",
    hindi: "पैर वाली प्रेस जो पल भर की बेध्यानी माफ़ नहीं करती",
  },
  "A flat piece cut too short by one thickness of the metal": {
    hinglish: "Chapta tukda jo chaadar ki ek motaai bhar chhota kat gaya",
    hindi: "चपटा टुकड़ा जो चादर की एक मोटाई भर छोटा कट गया",
  },
  "Develop a cube, cylinder and cone on old cardboard from measurements alone, fold them and see which joins gape.": {
    hinglish:
      "Purane gatte par sirf naap se ghan, belan aur shanku ka khula aakaar banaiye, modiye aur dekhiye ki kaun se jod khule reh jaate hain.",
    hindi: "पुराने गत्ते पर सिर्फ़ नाप से घन, बेलन और शंकु का खुला आकार बनाइए, मोड़िए और देखिए कि कौन से जोड़ खुले रह जाते हैं।",
  },
  "Seeing your carving buried in black sand": {
    hinglish: "Apni taraashi hui cheez ko kaali ret mein dabte dekhna",
    hindi: "अपनी तराशी हुई चीज़ को काली रेत में दबते देखना",
  },
  "Foundries buying 3D printers instead of apprentices": {
    hinglish: "Foundry jo apprentice ki jagah 3D printer kharidti hain",
    hindi: "फ़ाउंड्री जो अप्रेंटिस की जगह 3D प्रिंटर ख़रीदती हैं",
  },
  "Moulders returning it chipped and soaked": {
    hinglish: "Moulder jo pattern ko toota aur bheega lautate hain",
    hindi: "मोल्डर जो पैटर्न को टूटा और भीगा लौटाते हैं",
  },
  "Press a spoon half into damp sand, lift it cleanly, and find which objects break the sand and why their sides matter.": {
    hinglish:
      "Chamach ko aadha geeli ret mein dabaiye, safaai se uthaiye, aur dekhiye ki kaun si cheezein ret ko tod deti hain aur unke kinaaron se kyon fark padta hai.",
    hindi: "चम्मच को आधा गीली रेत में दबाइए, सफ़ाई से उठाइए, और देखिए कि कौन सी चीज़ें रेत को तोड़ देती हैं और उनके किनारों से क्यों फ़र्क़ पड़ता है।",
  },
  "A misspelt name cannot be rubbed out": {
    hinglish: "Naam ki galat spelling, jo mitaai nahi ja sakti",
    hindi: "नाम की ग़लत स्पेलिंग, जो मिटाई नहीं जा सकती",
  },
  "Squinting through a magnifying eyeglass till dusk": {
    hinglish: "Shaam tak aankh par lage lens se aankh gadakar dekhna",
    hindi: "शाम तक आँख पर लगे लेंस से आँख गड़ाकर देखना",
  },
  "Every school wants its trophies in the same sports-day week": {
    hinglish: "Har school ko sports day wale usi hafte mein trophy chahiye",
    hindi: "हर स्कूल को खेल दिवस वाले उसी हफ़्ते में ट्रॉफ़ी चाहिए",
  },
  "Scratch your initials, mirrored, into a soap bar with a toothpick, dab ink over the face, print it, and see whether they read right.": {
    hinglish:
      "Sabun ki tikiya par toothpick se apne naam ke pehle akshar aaine jaise ulte khurchiye, upar syaahi thapthapaiye, chhaapiye aur dekhiye ki seedhe padhe jaate hain ya nahi.",
    hindi: "साबुन की टिकिया पर टूथपिक से अपने नाम के पहले अक्षर आईने जैसे उल्टे खुरचिए, ऊपर स्याही थपथपाइए, छापिए और देखिए कि सीधे पढ़े जाते हैं या नहीं।",
  },
  "Production staff standing over you for the stamp": {
    hinglish: "Mohar ke liye sir par khade production ke log",
    hindi: "मोहर के लिए सिर पर खड़े प्रोडक्शन के लोग",
  },
  "Measuring again because the part was still warm from the lathe": {
    hinglish: "Dobara naapna kyunki purza lathe se abhi garam tha",
    hindi: "दोबारा नापना क्योंकि पुर्ज़ा लेथ से अभी गरम था",
  },
  "Arguing over three thousandths of a millimetre": {
    hinglish: "Millimetre ke hazaar mein se teen hisson par behas",
    hindi: "मिलीमीटर के हज़ार में से तीन हिस्सों पर बहस",
  },
  "Have five friends measure one pencil with the same ruler unseen by each other, and work out whose readings differ and why.": {
    hinglish:
      "Paanch doston se ek hi pencil ek hi scale se napwaiye, bina ek doosre ka naap dekhe, aur pata kijiye ki kiska naap alag hai aur kyon.",
    hindi: "पाँच दोस्तों से एक ही पेंसिल एक ही स्केल से नपवाइए, बिना एक-दूसरे का नाप देखे, और पता कीजिए कि किसका नाप अलग है और क्यों।",
  },
  "Arc-eye at night, like sand beneath the lids": {
    hinglish: "Raat ko aankhon mein arc ki jalan, jaise palkon ke neeche ret ho",
    hindi: "रात को आँखों में आर्क की जलन, जैसे पलकों के नीचे रेत हो",
  },
  "A leather apron and sleeves on a roof at forty-four degrees": {
    hinglish: "Chauvalis degree mein chhat par chamde ka apron aur aasteen",
    hindi: "चौवालीस डिग्री में छत पर चमड़े का एप्रन और आस्तीन",
  },
  "An X-ray that rejects the seam you were proud of": {
    hinglish: "X-ray jo usi jod ko fail kar deta hai jis par aapko naaz tha",
    hindi: "एक्स-रे जो उसी जोड़ को फ़ेल कर देता है जिस पर आपको नाज़ था",
  },
  "Pipe straight, even lines of toothpaste from one steady angle and speed along card joints; watch no arc without a proper mask.": {
    hinglish:
      "Gatte ke jod par toothpaste ki seedhi, barabar lakeerein ek hi kon aur ek hi raftaar se lagaiye; sahi mask ke bina koi arc mat dekhiye.",
    hindi: "गत्ते के जोड़ पर टूथपेस्ट की सीधी, बराबर लकीरें एक ही कोण और एक ही रफ़्तार से लगाइए; सही मास्क के बिना कोई आर्क मत देखिए।",
  },
  "Fault codes in a language nobody here reads": {
    hinglish: "Fault code aisi bhasha mein jo yahan koi nahi padh sakta",
    hindi: "फ़ॉल्ट कोड ऐसी भाषा में जो यहाँ कोई नहीं पढ़ सकता",
  },
  "A safety beam that stops the robot for every sparrow": {
    hinglish: "Safety beam jo har gauraiya par robot rok deti hai",
    hindi: "सेफ़्टी बीम जो हर गौरैया पर रोबोट रोक देती है",
  },
  "Doing in silence what six welders did with jokes": {
    hinglish: "Chhe welder jo kaam hansi-mazaak mein karte the, use chupchaap karna",
    hindi: "छह वेल्डर जो काम हँसी-मज़ाक़ में करते थे, उसे चुपचाप करना",
  },
  "Program a pen in Scratch to draw a house without going over any line twice, then see with how few moves it can be done.": {
    hinglish:
      "Scratch mein pen se aisa ghar banwaiye ki koi line do baar na khinche, phir dekhiye ki kam se kam kitni chaalon mein ban sakta hai.",
    hindi: "Scratch में पेन से ऐसा घर बनवाइए कि कोई लाइन दो बार न खिंचे, फिर देखिए कि कम से कम कितनी चालों में बन सकता है।",
  },
  "Silica in the air and, one day, in the lungs": {
    hinglish: "Hawa mein silica, aur ek din phephdon mein",
    hindi: "हवा में सिलिका, और एक दिन फेफड़ों में",
  },
  "Knees on a hot, black floor": { hinglish: "Garam, kaale farsh par ghutne tekna", hindi: "गरम, काले फ़र्श पर घुटने टेकना" },
  "A gas bubble (blowhole) that turns ten hours into scrap": {
    hinglish: "Gas ka bulbula (blowhole) jo das ghante ke kaam ko scrap bana deta hai",
    hindi: "गैस का बुलबुला (ब्लोहोल) जो दस घंटे के काम को स्क्रैप बना देता है",
  },
  "Press a key in firm damp clay, fill the hollow with stiff flour dough, let it dry, and study which details survived.": {
    hinglish:
      "Kadi geeli mitti mein chaabi dabaiye, gaddhe mein aate ki sakht loi bhariye, sookhne dijiye aur dekhiye ki kaun se baareek nishan bach gaye.",
    hindi: "कड़ी गीली मिट्टी में चाबी दबाइए, गड्ढे में आटे की सख़्त लोई भरिए, सूखने दीजिए और देखिए कि कौन से बारीक निशान बच गए।",
  },
  "Face scorched and back chilled in January": {
    hinglish: "January mein chehra jhulasta hai aur peeth thithurti hai",
    hindi: "जनवरी में चेहरा झुलसता है और पीठ ठिठुरती है",
  },
  "Water on metal: an explosion the crew fears": {
    hinglish: "Pighle metal par paani: woh dhamaka jisse poori crew darti hai",
    hindi: "पिघली धातु पर पानी: वह धमाका जिससे पूरी टीम डरती है",
  },
  "Power tariffs that make you melt after midnight": {
    hinglish: "Bijli ke rate jinki wajah se aadhi raat ke baad pighlana padta hai",
    hindi: "बिजली के रेट जिनकी वजह से आधी रात के बाद पिघलाना पड़ता है",
  },
  "Melt equal weights of ice, whole, halved and crushed, in three bowls of the same warm water; time each, and say why small scrap melts first.":
    {
      hinglish:
        "Barabar wazan ki barf, saabut, aadhi ki hui aur kuchli hui, ek jaise gungune paani ke teen katoron mein pighlaiye; har ek ka samay likhiye aur bataiye ki chhota scrap pehle kyon pighalta hai.",
      hindi:
        "बराबर वज़न की बर्फ़, साबुत, आधी की हुई और कुचली हुई, एक जैसे गुनगुने पानी के तीन कटोरों में पिघलाइए; हर एक का समय लिखिए और बताइए कि छोटा स्क्रैप पहले क्यों पिघलता है।",
    },
  "Charcoal dearer than the tool it makes": {
    hinglish: "Koyla us auzaar se bhi mehnga jo usse banta hai",
    hindi: "कोयला उस औज़ार से भी महँगा जो उससे बनता है",
  },
  "Sparks that leave dots on both arms": {
    hinglish: "Chingaariyan jo dono baahon par daag chhod jaati hain",
    hindi: "चिंगारियाँ जो दोनों बाँहों पर दाग़ छोड़ जाती हैं",
  },
  "Factory sickles at half your price": { hinglish: "Factory ke hansiye aapke aadhe daam par", hindi: "फ़ैक्टरी के हँसिये आपके आधे दाम पर" },
  "Bend one end of a paper clip back and forth, counting until it breaks; compare clips bent slowly, quickly and after resting.": {
    hinglish: "Paper clip ka ek sira aage-peeche modiye aur tootne tak giniye; dheere, tezi se aur thoda rukkar mode gaye clip milaiye.",
    hindi: "पेपर क्लिप का एक सिरा आगे-पीछे मोड़िए और टूटने तक गिनिए; धीरे, तेज़ी से और थोड़ा रुककर मोड़े गए क्लिप मिलाइए।",
  },
  "Quench-oil smoke in hair and lunch": {
    hinglish: "Quench oil ka dhuaan baalon mein aur khane mein",
    hindi: "क्वेंच ऑयल का धुआँ बालों में और खाने में",
  },
  "Distortion no one can see until grinding": {
    hinglish: "Tedhapan jo grinding tak kisi ko nahi dikhta",
    hindi: "टेढ़ापन जो ग्राइंडिंग तक किसी को नहीं दिखता",
  },
  "Furnace cycles that end at three in the night": {
    hinglish: "Bhatti ka chakra jo raat ke teen baje khatm hota hai",
    hindi: "भट्ठी का चक्र जो रात के तीन बजे ख़त्म होता है",
  },
  "Boil three eggs for four, seven and eleven minutes with an adult, cool each differently, and describe how time and quench set texture.":
    {
      hinglish:
        "Kisi bade ke saath teen ande chaar, saat aur gyarah minute ubaaliye, har ek ko alag tareeke se thanda kijiye, aur likhiye ki samay aur thanda karne se andar ki banaawat kaise badalti hai.",
      hindi:
        "किसी बड़े के साथ तीन अंडे चार, सात और ग्यारह मिनट उबालिए, हर एक को अलग तरीक़े से ठंडा कीजिए, और लिखिए कि समय और ठंडा करने से अंदर की बनावट कैसे बदलती है।",
    },
  "Acid mist that nibbles spectacles and teeth": {
    hinglish: "Tezaab ki bhaap jo chashme aur daant kutarti hai",
    hindi: "तेज़ाब की भाप जो चश्मे और दाँत कुतरती है",
  },
  "Peeling caused by one greasy fingerprint": {
    hinglish: "Ek chiknaai lagi ungli ke nishan se parat ukhadna",
    hindi: "एक चिकनाई लगी उँगली के निशान से परत उखड़ना",
  },
  "Pollution inspectors at the gate, rightly": {
    hinglish: "Gate par pradooshan inspector, aur sahi hi aate hain",
    hindi: "गेट पर प्रदूषण इंस्पेक्टर, और सही ही आते हैं",
  },
  "Ask your chemistry teacher to show copper plating on a key from copper sulphate with one cell, varying time and distance.": {
    hinglish:
      "Chemistry teacher se kahiye ki copper sulphate aur ek cell se chaabi par taambe ki parat chadhakar dikhayein, samay aur doori badalkar.",
    hindi: "केमिस्ट्री टीचर से कहिए कि कॉपर सल्फ़ेट और एक सेल से चाबी पर ताँबे की परत चढ़ाकर दिखाएँ, समय और दूरी बदलकर।",
  },
  "A red-hot bar that jumps its track like a burning snake": {
    hinglish: "Laal-garam chhad jo raasta chhodkar jalte saanp ki tarah uchhalti hai",
    hindi: "लाल-गरम छड़ जो रास्ता छोड़कर जलते साँप की तरह उछलती है",
  },
  "Flying crust of hot iron (scale), thunder, and heat through three layers of cloth": {
    hinglish: "Udti garam lohe ki papdi (scale), garaj, aur kapde ki teen parton ke paar aanch",
    hindi: "उड़ती गरम लोहे की पपड़ी (स्केल), गरज, और कपड़े की तीन परतों के पार आँच",
  },
  "Small re-rolling mills with no guards at all": {
    hinglish: "Chhoti re-rolling mill jahan suraksha ka koi ghera hi nahi",
    hindi: "छोटी री-रोलिंग मिलें जहाँ सुरक्षा का कोई घेरा ही नहीं",
  },
  "Roll dough into strips through ever-thinner passes, measuring length, width and thickness, and check whether the volume stays constant.":
    {
      hinglish:
        "Aate ko belkar patti banaiye, har baar aur patli, uski lambaai, chaudaai aur motaai naapiye aur dekhiye ki aayatan wahi rehta hai ya nahi.",
      hindi: "आटे को बेलकर पट्टी बनाइए, हर बार और पतली, उसकी लंबाई, चौड़ाई और मोटाई नापिए और देखिए कि आयतन वही रहता है या नहीं।",
    },
  "Crawling through a manhole into a drum at noon": {
    hinglish: "Dopahar mein manhole se drum ke andar rengna",
    hindi: "दोपहर में मैनहोल से ड्रम के अंदर रेंगना",
  },
  "Site life from one power station to the next": {
    hinglish: "Ek power station se doosre tak site ki zindagi",
    hindi: "एक पावर स्टेशन से दूसरे तक साइट की ज़िंदगी",
  },
  "A whole crew waiting for the boiler inspector to pass one seam": {
    hinglish: "Boiler inspector ek jod manzoor kare, iske liye poori crew ka intezaar",
    hindi: "बॉयलर इंस्पेक्टर एक जोड़ मंज़ूर करे, इसके लिए पूरी टीम का इंतज़ार",
  },
  "Fill a flat-sided carton and a round bottle to the brim with water, compare how far their sides bulge, and explain why boilers are round.":
    {
      hinglish:
        "Chapti deewar wale carton aur gol bottle ko labaalab paani se bhariye, dekhiye ki dono ki deewarein kitni phoolti hain, aur samjhaiye ki boiler gol kyon hote hain.",
      hindi: "चपटी दीवार वाले कार्टन और गोल बोतल को लबालब पानी से भरिए, देखिए कि दोनों की दीवारें कितनी फूलती हैं, और समझाइए कि बॉयलर गोल क्यों होते हैं।",
    },
  "Colour changes that mean vacuuming the whole booth": {
    hinglish: "Rang badalne par poora booth vacuum se saaf karna",
    hindi: "रंग बदलने पर पूरा बूथ वैक्यूम से साफ़ करना",
  },
  "Powder inside the mask and socks": { hinglish: "Mask aur moze ke andar tak powder", hindi: "मास्क और मोज़ों के अंदर तक पाउडर" },
  "A skin rough as orange peel, which shows only when it cools": {
    hinglish: "Santre ke chhilke jaisi khurdari satah, jo thanda hone par hi dikhti hai",
    hindi: "संतरे के छिलके जैसी खुरदरी सतह, जो ठंडा होने पर ही दिखती है",
  },
  "Rub a balloon on wool, hold it over fine salt mixed with pepper, and find what jumps, how far and why.": {
    hinglish:
      "Gubbaare ko oon par ragadiye, kaali mirch mile baareek namak ke upar pakadiye aur dekhiye ki kya uchhalta hai, kitni door aur kyon.",
    hindi: "ग़ुब्बारे को ऊन पर रगड़िए, काली मिर्च मिले महीन नमक के ऊपर पकड़िए और देखिए कि क्या उछलता है, कितनी दूर और क्यों।",
  },
  "Black snot and a cough at the day's end": {
    hinglish: "Din ke ant mein naak se kaali gandagi aur khaansi",
    hindi: "दिन के अंत में नाक से काली गंदगी और खाँसी",
  },
  "Wheels that throw a piece across Moradabad's sheds": {
    hinglish: "Ghoomte wheel jo Moradabad ke shed mein haath ka maal door phenk dete hain",
    hindi: "घूमते व्हील जो मुरादाबाद के शेड में हाथ का माल दूर फेंक देते हैं",
  },
  "Hands numb with vibration before forty": {
    hinglish: "Chaalis ki umr se pehle kampan se sunn haath",
    hindi: "चालीस की उम्र से पहले कंपन से सुन्न हाथ",
  },
  "Clean three dull old coins or brass pots with lemon, ash and toothpaste, and compare shine, scratches and time taken.": {
    hinglish:
      "Teen dhundhle purane sikkon ya peetal ke bartanon ko neembu, raakh aur toothpaste se saaf kijiye, aur chamak, kharonch aur laga samay milaiye.",
    hindi: "तीन धुँधले पुराने सिक्कों या पीतल के बर्तनों को नींबू, राख और टूथपेस्ट से साफ़ कीजिए, और चमक, खरोंच और लगा समय मिलाइए।",
  },
  "A smell on your clothes that family notices": {
    hinglish: "Kapdon mein basi gandh jo gharwalon ko aati hai",
    hindi: "कपड़ों में बसी गंध जो घरवालों को आती है",
  },
  "Knowing how poisonous the gas in the next tank is": {
    hinglish: "Yeh jaante hue kaam karna ki bagal ke tank ki gas kitni zehreeli hai",
    hindi: "यह जानते हुए काम करना कि बग़ल के टैंक की गैस कितनी ज़हरीली है",
  },
  "Emergency drills in rubber suits in May": {
    hinglish: "May mein rubber ke suit pehankar emergency drill",
    hindi: "मई में रबर के सूट पहनकर इमरजेंसी ड्रिल",
  },
  "Mix vinegar and baking soda in a bottle with a balloon, change one amount at a time, and measure how wide the balloon swells.": {
    hinglish:
      "Gubbaara lagi bottle mein sirka aur baking soda milaiye, ek baar mein ek hi ki maatra badaliye aur naapiye ki gubbaara kitna chauda phoolta hai.",
    hindi: "ग़ुब्बारा लगी बोतल में सिरका और बेकिंग सोडा मिलाइए, एक बार में एक ही की मात्रा बदलिए और नापिए कि ग़ुब्बारा कितना चौड़ा फूलता है।",
  },
  "Wrists and shoulders that ache by the fiftieth tyre": {
    hinglish: "Pachaasve tyre tak kalai aur kandhon mein dard",
    hindi: "पचासवें टायर तक कलाई और कंधों में दर्द",
  },
  "Rotating nights in a hall that smells of rubber": {
    hinglish: "Rubber ki gandh wale hall mein badalti raat ki shift",
    hindi: "रबर की गंध वाले हॉल में बदलती रात की शिफ़्ट",
  },
  "A crooked splice that shows only after the cure": {
    hinglish: "Tedha jod jo pakne ke baad hi dikhta hai",
    hindi: "टेढ़ा जोड़ जो पकने के बाद ही दिखता है",
  },
  "Wrap a tin in four layers of paper strips, each at a different slant, glue them, and test which lay resists twisting best.": {
    hinglish:
      "Tin ke dibbe par kaagaz ki pattiyon ki chaar paratein lapetiye, har parat alag tirchhepan mein, gond se chipkaiye aur jaanchiye ki kaun sa tareeka marodne par sabse mazboot hai.",
    hindi:
      "टीन के डिब्बे पर काग़ज़ की पट्टियों की चार परतें लपेटिए, हर परत अलग तिरछेपन में, गोंद से चिपकाइए और जाँचिए कि कौन सा तरीक़ा मरोड़ने पर सबसे मज़बूत है।",
  },
  "The pulp house's sulphur smell goes home in your clothes": {
    hinglish: "Pulp house ki gandhak ki badbu kapdon mein ghar tak jaati hai",
    hindi: "पल्प हाउस की गंधक की बदबू कपड़ों में घर तक जाती है",
  },
  "Forty metres of steamy heat and no breeze": {
    hinglish: "Chaalis metre ki bhaap bhari garmi aur zara bhi hawa nahi",
    hindi: "चालीस मीटर की भाप भरी गरमी और ज़रा भी हवा नहीं",
  },
  "Breaks in the paper that arrive in threes": {
    hinglish: "Kaagaz ek baar toote to teen baar tootta hai",
    hindi: "काग़ज़ एक बार टूटे तो तीन बार टूटता है",
  },
  "Soak and mash newspaper, lift a sheet on a net or sieve, dry it and see how pulp thickness changes its strength.": {
    hinglish:
      "Akhbaar bhigokar masaliye, jaali ya chhalni par ek sheet uthaiye, sukhaiye aur dekhiye ki lugdi ki motaai se mazbooti kaise badalti hai.",
    hindi: "अख़बार भिगोकर मसलिए, जाली या छलनी पर एक शीट उठाइए, सुखाइए और देखिए कि लुगदी की मोटाई से मज़बूती कैसे बदलती है।",
  },
  "Six frantic months, then part pay (a retainer) until the next cane": {
    hinglish: "Chhe mahine bhaag-daud, phir agle ganne tak aadhi-adhoori tankhwah (retainer)",
    hindi: "छह महीने भाग-दौड़, फिर अगले गन्ने तक आधी-अधूरी तनख़्वाह (रिटेनर)",
  },
  "Molasses stickiness on every railing": { hinglish: "Har railing par sheere ki chipchipahat", hindi: "हर रेलिंग पर शीरे की चिपचिपाहट" },
  "Farmers holding back their cane, which leaves the pans cold": {
    hinglish: "Kisaan ganna rok lete hain aur kadaahe thande pad jaate hain",
    hindi: "किसान गन्ना रोक लेते हैं और कड़ाहे ठंडे पड़ जाते हैं",
  },
  "Watch a jaggery maker or sweet seller boil syrup, from a safe step away, and ask how each thread stage is told by eye.": {
    hinglish:
      "Kisi gud banane wale ya halwai ko surakshit doori se chaashni ubaalte dekhiye, aur poochiye ki har taar ki chaashni aankh se kaise pehchaani jaati hai.",
    hindi: "किसी गुड़ बनाने वाले या हलवाई को सुरक्षित दूरी से चाशनी उबालते देखिए, और पूछिए कि हर तार की चाशनी आँख से कैसे पहचानी जाती है।",
  },
  "One whiff of ammonia and everybody looks at you": {
    hinglish: "Ammonia ki zara si gandh aur sab aapki taraf dekhte hain",
    hindi: "अमोनिया की ज़रा सी गंध और सब आपकी तरफ़ देखते हैं",
  },
  "Stepping from forty-five degrees into minus eighteen": {
    hinglish: "Paintaalis degree se seedhe minus atharah mein jaana",
    hindi: "पैंतालीस डिग्री से सीधे माइनस अठारह में जाना",
  },
  "Nights alone with a whole village's potatoes in your care": {
    hinglish: "Raat ko akele, aur poore gaon ke aalu aapke bharose",
    hindi: "रात को अकेले, और पूरे गाँव के आलू आपके भरोसे",
  },
  "Fill two bottles with water, wrap one in wet cloth in the breeze, leave one bare, and read both with a school thermometer every ten minutes.":
    {
      hinglish:
        "Do bottle paani se bhariye, ek ko hawa mein geele kapde mein lapetkar rakhiye, doosri khuli, aur har das minute mein school ke thermometer se dono ka taapmaan dekhiye.",
      hindi: "दो बोतलें पानी से भरिए, एक को हवा में गीले कपड़े में लपेटकर रखिए, दूसरी खुली, और हर दस मिनट में स्कूल के थर्मामीटर से दोनों का तापमान देखिए।",
    },
  "A molten drool that sticks to skin": {
    hinglish: "Pighle plastic ki boond jo chamdi se chipak jaati hai",
    hindi: "पिघले प्लास्टिक की बूँद जो चमड़ी से चिपक जाती है",
  },
  "Mould changes at two in the morning": { hinglish: "Raat do baje saancha badalna", hindi: "रात दो बजे साँचा बदलना" },
  "The hot-plastic headache in sheds without fans": {
    hinglish: "Bina pankhe ke shed mein garam plastic se sir dard",
    hindi: "बिना पंखे के शेड में गरम प्लास्टिक से सिर दर्द",
  },
  "Collect ten plastic caps, find on each the dot where plastic flowed in and the line where mould halves met, and read its recycling number.":
    {
      hinglish:
        "Plastic ke das dhakkan jama kijiye, har ek par woh bindu dhoondhiye jahan se plastic andar gaya aur woh lakeer jahan saanche ke do hisse mile, aur uska recycling number padhiye.",
      hindi:
        "प्लास्टिक के दस ढक्कन जमा कीजिए, हर एक पर वह बिंदु ढूँढ़िए जहाँ से प्लास्टिक अंदर गया और वह लकीर जहाँ साँचे के दो हिस्से मिले, और उसका रीसाइक्लिंग नंबर पढ़िए।",
    },
  "Cheeks and forearms baked by the furnace mouth": {
    hinglish: "Bhatti ke munh par tapte gaal aur baahein",
    hindi: "भट्ठी के मुँह पर तपते गाल और बाँहें",
  },
  "A hidden strain that cracks the piece tomorrow": {
    hinglish: "Chhipa tanaav jo agle din cheez ko chatka deta hai",
    hindi: "छिपा तनाव जो अगले दिन चीज़ को चटका देता है",
  },
  "Firozabad furnaces that shut when gas grows dear": {
    hinglish: "Firozabad ki bhattiyan jo gas mehngi hone par band ho jaati hain",
    hindi: "फ़िरोज़ाबाद की भट्ठियाँ जो गैस महँगी होने पर बंद हो जाती हैं",
  },
  "Blow soap bubbles through straws of different widths, turning slowly and steadily, and learn what breath and rotation do to a shape.": {
    hinglish:
      "Alag chaudaai ki straw se sabun ke bulbule banaiye, dheere aur barabar ghumate hue, aur samajhiye ki phoonk aur ghumaav se aakaar ka kya hota hai.",
    hindi: "अलग चौड़ाई की स्ट्रॉ से साबुन के बुलबुले बनाइए, धीरे और बराबर घुमाते हुए, और समझिए कि फूँक और घुमाव से आकार का क्या होता है।",
  },
  "Gas price rises that shut half of Morbi": {
    hinglish: "Gas ka daam badhne par aadha Morbi band ho jaana",
    hindi: "गैस का दाम बढ़ने पर आधा मोरबी बंद हो जाना",
  },
  "Silica dust where raw tiles are brushed": {
    hinglish: "Kachchi tile jhaadne ki jagah silica ki dhool",
    hindi: "कच्ची टाइल झाड़ने की जगह सिलिका की धूल",
  },
  "A kiln that must be watched at night and on Sundays": {
    hinglish: "Bhatti jis par raat ko aur Sunday ko bhi nazar rakhni padti hai",
    hindi: "भट्ठी जिस पर रात को और रविवार को भी नज़र रखनी पड़ती है",
  },
  "Dry four small clay pots at different speeds, covered and open, in sun and shade, and note where each one cracks.": {
    hinglish:
      "Mitti ke chaar chhote bartan alag raftaar se sukhaiye, dhake aur khule, dhoop mein aur chhaanv mein, aur likhiye ki har ek kahan chatakta hai.",
    hindi: "मिट्टी के चार छोटे बर्तन अलग रफ़्तार से सुखाइए, ढके और खुले, धूप में और छाँव में, और लिखिए कि हर एक कहाँ चटकता है।",
  },
  "Carbon black in every pore, even after bathing": {
    hinglish: "Nahane ke baad bhi rom-rom mein carbon black",
    hindi: "नहाने के बाद भी रोम-रोम में कार्बन ब्लैक",
  },
  "Rollers that pull in a loose sleeve and the arm after it": {
    hinglish: "Roller jo dheeli aasteen kheench lete hain aur phir poori baanh",
    hindi: "रोलर जो ढीली आस्तीन खींच लेते हैं और फिर पूरी बाँह",
  },
  "Scorched batches going to waste by the hundred kilos": {
    hinglish: "Jala hua maal jo sau-sau kilo phenka jaata hai",
    hindi: "जला हुआ माल जो सौ-सौ किलो फेंका जाता है",
  },
  "Knead coloured chalk powder into soft clay until no streak is left, count the folds, and see whether small pinches mix sooner than one lump.":
    {
      hinglish:
        "Rangeen chalk ka choora naram mitti mein tab tak goondhiye jab tak ek bhi dhaari na rahe, tahein giniye, aur dekhiye ki chhoti-chhoti chutkiyan ek dher se jaldi milti hain ya nahi.",
      hindi:
        "रंगीन चॉक का चूरा नरम मिट्टी में तब तक गूँधिए जब तक एक भी धारी न रहे, तहें गिनिए, और देखिए कि छोटी-छोटी चुटकियाँ एक ढेर से जल्दी मिलती हैं या नहीं।",
    },
  "Solvent vapour so strong that one spark could set it off": {
    hinglish: "Solvent ki bhaap itni tez ki ek chingaari se aag lag jaye",
    hindi: "सॉल्वेंट की भाप इतनी तेज़ कि एक चिंगारी से आग लग जाए",
  },
  "Washing out dark blue before a white batch": {
    hinglish: "Safed batch se pehle tanki se gehra neela rang dhona",
    hindi: "सफ़ेद बैच से पहले टंकी से गहरा नीला रंग धोना",
  },
  "Shade ninety-nine per cent right is still wrong": {
    hinglish: "Shade ninyaanve percent sahi ho to bhi galat hai",
    hindi: "शेड निन्यानवे प्रतिशत सही हो तो भी ग़लत है",
  },
  "Grind turmeric, charcoal and brick into white glue, paint strips on paper, and judge cover, drying and fading in sunlight.": {
    hinglish:
      "Haldi, koyla aur eent ko peeskar safed glue mein milaiye, kaagaz par pattiyan rangiye, aur dekhiye ki rang kitna dhakta hai, kaise sookhta hai aur dhoop mein kitna udta hai.",
    hindi: "हल्दी, कोयला और ईंट को पीसकर सफ़ेद ग्लू में मिलाइए, काग़ज़ पर पट्टियाँ रँगिए, और देखिए कि रंग कितना ढकता है, कैसे सूखता है और धूप में कितना उड़ता है।",
  },
  "Only ink, no rubber: every mistake stays on the record": {
    hinglish: "Sirf pen, rubber nahi: har galti record mein rehti hai",
    hindi: "सिर्फ़ पेन, रबर नहीं: हर ग़लती रिकॉर्ड में रहती है",
  },
  "One chipped tablet found, and a whole drum to sort": {
    hinglish: "Ek tooti goli mili, aur poora drum chhaantna hai",
    hindi: "एक टूटी गोली मिली, और पूरा ड्रम छाँटना है",
  },
  "Drug dust that asks for a tight mask and regular health checks": {
    hinglish: "Dawa ki dhool jiske liye kasa mask aur niyamit health check-up chahiye",
    hindi: "दवा की धूल जिसके लिए कसा मास्क और नियमित सेहत जाँच चाहिए",
  },
  "Weigh twenty equal chalk pieces on a jeweller's or lab balance, find the average and flag any five per cent off.": {
    hinglish:
      "Sunaar ya lab ke taraazu par chalk ke bees barabar tukde tauliye, ausat nikaaliye aur jo paanch percent alag hon un par nishan lagaiye.",
    hindi: "सुनार या लैब के तराज़ू पर चॉक के बीस बराबर टुकड़े तौलिए, औसत निकालिए और जो पाँच प्रतिशत अलग हों उन पर निशान लगाइए।",
  },
  "Jams that squirt ketchup across the guard": {
    hinglish: "Machine jaam hone par suraksha jaali par ketchup ki pichkaari",
    hindi: "मशीन जाम होने पर सुरक्षा जाली पर केचप की पिचकारी",
  },
  "Ears buzzing with rattling bottles": {
    hinglish: "Khadkhadati bottle se kaan mein bhanbhanahat",
    hindi: "खड़खड़ाती बोतलों से कानों में भनभनाहट",
  },
  "Every brand promotion means another size change": {
    hinglish: "Har brand ke offer ka matlab phir size badalna",
    hindi: "हर ब्रांड के ऑफ़र का मतलब फिर साइज़ बदलना",
  },
  "Collect ten empty packets, find seals, batch code and tear notch, and work out in which order a machine must have made each.": {
    hinglish:
      "Das khaali packet jama kijiye, seal, batch code aur phaadne ka khaancha dhoondhiye, aur sochiye ki machine ne har ek ko kis kram mein banaya hoga.",
    hindi: "दस ख़ाली पैकेट जमा कीजिए, सील, बैच कोड और फाड़ने का खाँचा ढूँढ़िए, और सोचिए कि मशीन ने हर एक को किस क्रम में बनाया होगा।",
  },
  "Months of quiet with one terrible minute hidden in them": {
    hinglish: "Mahinon ki shaanti, jismein kahin ek bhayanak minute chhupa hota hai",
    hindi: "महीनों की शांति, जिसमें कहीं एक भयानक मिनट छुपा होता है",
  },
  "Nuisance alarms that ring all night and mean nothing": {
    hinglish: "Bekaar ke alarm jo raat bhar bajte hain aur jinka koi matlab nahi hota",
    hindi: "बेकार के अलार्म जो रात भर बजते हैं और जिनका कोई मतलब नहीं होता",
  },
  "Investigators replaying every click you made": {
    hinglish: "Haadse ke baad jaanch wale aapka har click phir se chalakar dekhte hain",
    hindi: "हादसे के बाद जाँच वाले आपका हर क्लिक फिर से चलाकर देखते हैं",
  },
  "Boil potatoes with an adult and a school thermometer: log each minute, change only the flame, and try to hold ninety degrees for ten minutes.":
    {
      hinglish:
        "Kisi bade ke saath, school wala thermometer lagakar aaloo ubaaliye: har minute taapmaan likhiye, sirf aanch badaliye, aur use das minute tak nabbe degree par rokne ki koshish kijiye.",
      hindi:
        "किसी बड़े के साथ, स्कूल वाला थर्मामीटर लगाकर आलू उबालिए: हर मिनट तापमान लिखिए, सिर्फ़ आँच बदलिए, और उसे दस मिनट तक नब्बे डिग्री पर रोकने की कोशिश कीजिए।",
    },
  "Targets shouted across the hall by a supervisor": {
    hinglish: "Supervisor jo poore hall mein chillakar target yaad dilate hain",
    hindi: "सुपरवाइज़र जो पूरे हॉल में चिल्लाकर टारगेट याद दिलाते हैं",
  },
  "Sitting on a stool without a back for nine hours": {
    hinglish: "Nau ghante bina peeth wale stool par baithna",
    hindi: "नौ घंटे बिना पीठ वाले स्टूल पर बैठना",
  },
  "Sent home unpaid when export orders dry up": {
    hinglish: "Export ke order ghate to bina paise ghar bhej diya jaana",
    hindi: "एक्सपोर्ट के ऑर्डर घटे तो बिना पैसे घर भेज दिया जाना",
  },
  "Sew ten straight lines on lined paper with an unthreaded machine, or by hand along drawn curves, and count the strays.": {
    hinglish:
      "Bina dhaage ki machine se lakeer wale kaagaz par das seedhi silaiyan chalaiye, ya khinchi hui golaiyon par haath se siliye, aur giniye ki sui kitni baar lakeer se hati.",
    hindi:
      "बिना धागे की मशीन से लकीर वाले काग़ज़ पर दस सीधी सिलाइयाँ चलाइए, या खिंची हुई गोलाइयों पर हाथ से सिलिए, और गिनिए कि सुई कितनी बार लकीर से हटी।",
  },
  "Customers whose bodies change between fittings": {
    hinglish: "Customer jinka naap ek trial se doosre trial tak badal jaata hai",
    hindi: "ग्राहक जिनका नाप एक ट्रायल से दूसरे ट्रायल तक बदल जाता है",
  },
  "Unpicking a day's neat seams because one sleeve pulls": {
    hinglish: "Ek aasteen khinchti hai, to poore din ki saaf silai udhedna",
    hindi: "एक आस्तीन खिंचती है, तो पूरे दिन की साफ़ सिलाई उधेड़ना",
  },
  "Readymade shirts cheaper than your stitching": {
    hinglish: "Readymade shirt jo aapki silai se bhi sasti padti hai",
    hindi: "रेडीमेड शर्ट जो आपकी सिलाई से भी सस्ती पड़ती है",
  },
  "Take a friend's measures, cut a simple sleeveless top from newspaper, tape it on them and correct where it gapes.": {
    hinglish:
      "Kisi dost ka naap lijiye, akhbaar se bina aasteen ka ek saada top kaatiye, use dost ko pehnakar tape se jodiye aur jahan dheela rahe wahan sudhaariye.",
    hindi: "किसी दोस्त का नाप लीजिए, अख़बार से बिना आस्तीन का एक सादा टॉप काटिए, उसे दोस्त को पहनाकर टेप से जोड़िए और जहाँ ढीला रहे वहाँ सुधारिए।",
  },
  "The designer's sketch that no human arm could enter": {
    hinglish: "Designer ka aisa sketch jismein kisi insaan ki baanh ghus hi nahi sakti",
    hindi: "डिज़ाइनर का ऐसा स्केच जिसमें किसी इंसान की बाँह घुस ही नहीं सकती",
  },
  "The designer takes the bow for your fit on show day": {
    hinglish: "Fitting aapki, par show ke din taaliyan designer ko",
    hindi: "फ़िटिंग आपकी, पर शो के दिन तालियाँ डिज़ाइनर को",
  },
  "Revisions after the cloth is already laid": {
    hinglish: "Kapda bichh jaane ke baad aane wale badlaav",
    hindi: "कपड़ा बिछ जाने के बाद आने वाले बदलाव",
  },
  "Unpick an outgrown shirt completely, trace every piece on newspaper, and mark grain, notches and where roundness came from.": {
    hinglish:
      "Chhoti ho chuki ek shirt poori udhediye, har tukda akhbaar par utaariye, aur nishan lagaiye ki kapde ke dhaage ki disha aur notch kahan hain aur golai kahan se aayi.",
    hindi: "छोटी हो चुकी एक शर्ट पूरी उधेड़िए, हर टुकड़ा अख़बार पर उतारिए, और निशान लगाइए कि कपड़े के धागे की दिशा और नॉच कहाँ हैं और गोलाई कहाँ से आई।",
  },
  "One slip multiplied by a hundred shirts": {
    hinglish: "Haath ek baar phisle to sau shirts kharab",
    hindi: "हाथ एक बार फिसले तो सौ शर्टें ख़राब",
  },
  "Lint in the nose from early morning": { hinglish: "Subah-subah se naak mein kapde ka roaan", hindi: "सुबह-सुबह से नाक में कपड़े का रोआँ" },
  "Shade differences found after bundling": {
    hinglish: "Bundle bandh jaane ke baad pakda gaya rang ka fark",
    hindi: "बंडल बँध जाने के बाद पकड़ा गया रंग का फ़र्क़",
  },
  "Cut paper pattern pieces for a shirt and arrange them on a newspaper sheet in three ways, measuring which wastes least.": {
    hinglish:
      "Ek shirt ke pattern ke tukde kaagaz se kaatiye, unhe akhbaar ke panne par teen tarah se jamaiye, aur naapiye ki kismein sabse kam kaagaz bekaar jaata hai.",
    hindi: "एक शर्ट के पैटर्न के टुकड़े काग़ज़ से काटिए, उन्हें अख़बार के पन्ने पर तीन तरह से जमाइए, और नापिए कि किसमें सबसे कम काग़ज़ बेकार जाता है।",
  },
  "A din in Bhiwandi sheds that steals hearing": {
    hinglish: "Bhiwandi ke shed ka shor, jo sunne ki shakti chheen leta hai",
    hindi: "भिवंडी के शेड का शोर, जो सुनने की शक्ति छीन लेता है",
  },
  "Wages by the metre, cut for each thread that missed its crossing": {
    hinglish: "Meter ke hisaab se mazdoori, aur dhaage ki har galat bunai par katauti",
    hindi: "मीटर के हिसाब से मज़दूरी, और धागे की हर ग़लत बुनाई पर कटौती",
  },
  "Orders lost whenever yarn prices jump": {
    hinglish: "Dhaage ka daam uchhalte hi order haath se nikal jaana",
    hindi: "धागे का दाम उछलते ही ऑर्डर हाथ से निकल जाना",
  },
  "Pull threads from five scraps of cloth under a magnifier, draw which goes over which, and name plain, twill or satin.": {
    hinglish:
      "Magnifier ke neeche kapde ki paanch kataranon se dhaage kheenchiye, chitra banaiye ki kaun kiske upar se jaata hai, aur pehchaniye ki plain hai, twill ya satin.",
    hindi: "मैग्निफ़ायर के नीचे कपड़े की पाँच कतरनों से धागे खींचिए, चित्र बनाइए कि कौन किसके ऊपर से जाता है, और पहचानिए कि प्लेन है, ट्विल या साटन।",
  },
  "Fifteen kilometres on your feet in humid heat": {
    hinglish: "Umas bhari garmi mein pandrah kilometre paidal",
    hindi: "उमस भरी गर्मी में पंद्रह किलोमीटर पैदल",
  },
  "Cotton dust that tightens the chest on Mondays": {
    hinglish: "Kapaas ki dhool, jisse har somvaar ko seena jakad jaata hai",
    hindi: "कपास की धूल, जिससे हर सोमवार को सीना जकड़ जाता है",
  },
  "Hostels with a curfew at Tiruppur's edge": {
    hinglish: "Tiruppur ke kinaare bane hostel, jahan aane-jaane ke waqt par pabandi hai",
    hindi: "तिरुप्पुर के किनारे बने हॉस्टल, जहाँ आने-जाने के वक़्त पर पाबंदी है",
  },
  "Tease cotton wool into a strand, twist it with a pencil as spindle, and test how many twists it needs to hold a cup.": {
    hinglish:
      "Rui ko kheenchkar patli lachchhi banaiye, pencil ko takli ki tarah ghumakar use bal dijiye, aur dekhiye ki ek cup uthane ke liye kitne bal chahiye.",
    hindi: "रुई को खींचकर पतली लच्छी बनाइए, पेंसिल को तकली की तरह घुमाकर उसे बल दीजिए, और देखिए कि एक कप उठाने के लिए कितने बल चाहिए।",
  },
  "Holes discovered only after dyeing": { hinglish: "Chhed jo rangai ke baad hi dikhte hain", hindi: "छेद जो रँगाई के बाद ही दिखते हैं" },
  "Fluff fires one careless spark away": {
    hinglish: "Bas ek laparwah chingaari, aur roein mein aag",
    hindi: "बस एक लापरवाह चिंगारी, और रोएँ में आग",
  },
  "Night shifts alone among twelve humming machines": {
    hinglish: "Night shift mein baarah ghanghanati machinon ke beech akele",
    hindi: "नाइट शिफ़्ट में बारह घनघनाती मशीनों के बीच अकेले",
  },
  "Pull an old vest until a ladder runs, watch how loops let go, and finger-knit a scarf to see them form.": {
    hinglish:
      "Purani baniyan kheenchiye jab tak phande udhadne na lagein, dekhiye ki woh kaise chhootte hain, aur unhe bante dekhne ke liye ungliyon se muffler buniye.",
    hindi: "पुरानी बनियान खींचिए जब तक फंदे उधड़ने न लगें, देखिए कि वे कैसे छूटते हैं, और उन्हें बनते देखने के लिए उँगलियों से मफ़लर बुनिए।",
  },
  "Steam, salt and caustic in a shed at forty-two degrees": {
    hinglish: "Bayaalis degree ke shed mein bhaap, namak aur caustic",
    hindi: "बयालीस डिग्री के शेड में भाप, नमक और कॉस्टिक",
  },
  "A batch half a shade out, to be stripped and dyed again": {
    hinglish: "Rang zara sa bhi alag nikla to poora maal rang utaarkar phir se rangna",
    hindi: "रंग ज़रा सा भी अलग निकला तो पूरा माल रंग उतारकर फिर से रँगना",
  },
  "Rules and fines when the river runs purple": {
    hinglish: "Nadi baingani behne lage to niyam aur jurmaane",
    hindi: "नदी बैंगनी बहने लगे तो नियम और जुर्माने",
  },
  "Dye white cotton strips with turmeric, tea and onion skin, with and without alum, wash them five times and compare.": {
    hinglish:
      "Safed sooti pattiyon ko haldi, chai aur pyaaz ke chhilke se rangiye, phitkari ke saath bhi aur bina bhi, phir paanch baar dhokar tulna kijiye.",
    hindi: "सफ़ेद सूती पट्टियों को हल्दी, चाय और प्याज़ के छिलके से रँगिए, फिटकरी के साथ भी और बिना भी, फिर पाँच बार धोकर तुलना कीजिए।",
  },
  "Backache from a pit loom that fits nobody": {
    hinglish: "Gaddhe wala kargha kisi ke naap ka nahi hota, aur usse kamar dard",
    hindi: "गड्ढे वाला करघा किसी के नाप का नहीं होता, और उससे कमर दर्द",
  },
  "Power-loom copies sold at a third of your price": {
    hinglish: "Power loom ki nakal, jo aapke daam ki tihai mein bikti hai",
    hindi: "पावरलूम की नक़ल, जो आपके दाम की तिहाई में बिकती है",
  },
  "Traders who hold back part of the wage": {
    hinglish: "Vyapari jo mazdoori ka ek hissa rok lete hain",
    hindi: "व्यापारी जो मज़दूरी का एक हिस्सा रोक लेते हैं",
  },
  "String a cardboard loom with wool, weave a hand-wide band, and work one diamond into it by lifting counted threads.": {
    hinglish:
      "Gatte ke karghe par oon taaniye, haath jitni chaudi patti buniye, aur dhaage gin-ginkar uthate hue usmein ek heere jaisi buti banaiye.",
    hindi: "गत्ते के करघे पर ऊन तानिए, हाथ जितनी चौड़ी पट्टी बुनिए, और धागे गिन-गिनकर उठाते हुए उसमें हीरे के आकार की एक बूटी बनाइए।",
  },
  "Twenty spoiled blouses from one wrong start point": {
    hinglish: "Shuruaat ka ek galat point, aur bees blouse kharab",
    hindi: "शुरुआत का एक ग़लत पॉइंट, और बीस ब्लाउज़ ख़राब",
  },
  "Thread-break beeps even in your sleep": {
    hinglish: "Dhaaga tootne ki beep, jo neend mein bhi sunai deti hai",
    hindi: "धागा टूटने की बीप, जो नींद में भी सुनाई देती है",
  },
  "Designs stolen by the next lane within days": {
    hinglish: "Agli gali wale kuch hi din mein aapka design chura lete hain",
    hindi: "अगली गली वाले कुछ ही दिन में आपका डिज़ाइन चुरा लेते हैं",
  },
  "Plot a flower on squared paper using only straight stitch lines, then sew it by hand following your own numbers.": {
    hinglish:
      "Chaukor khaanon wale kaagaz par sirf seedhe taankon se ek phool banaiye, har taanke par number daaliye, phir unhi numberon ke hisaab se use haath se kaadhiye.",
    hindi: "चौकोर ख़ानों वाले काग़ज़ पर सिर्फ़ सीधे टाँकों से एक फूल बनाइए, हर टाँके पर नंबर डालिए, फिर उन्हीं नंबरों के हिसाब से उसे हाथ से काढ़िए।",
  },
  "Friends on the line whose work you send back": {
    hinglish: "Line ke dost, jinka hi kaam aapko wapas bhejna padta hai",
    hindi: "लाइन के दोस्त, जिनका ही काम आपको वापस भेजना पड़ता है",
  },
  "Eyes that swim among white shirts": {
    hinglish: "Safed shirts dekhte-dekhte dhundhla jaane wali aankhen",
    hindi: "सफ़ेद शर्टें देखते-देखते धुँधला जाने वाली आँखें",
  },
  "One lost needle tip that holds back a whole carton": {
    hinglish: "Sui ki ek gum nok, jo poora carton rok deti hai",
    hindi: "सुई की एक गुम नोक, जो पूरा कार्टन रोक देती है",
  },
  "Turn five of your own shirts inside out, list each loose thread, skip and uneven hem, and rank the brands.": {
    hinglish:
      "Apni paanch shirts palatkar andar ka hissa bahar kijiye, har dheela dhaaga, chhoota taanka aur tedhi turpai likhiye, aur brands ko achhe se kharab ke kram mein lagaiye.",
    hindi: "अपनी पाँच शर्टें पलटकर अंदर का हिस्सा बाहर कीजिए, हर ढीला धागा, छूटा टाँका और टेढ़ी तुरपाई लिखिए, और ब्रांडों को अच्छे से ख़राब के क्रम में लगाइए।",
  },
  "Adhesive giddiness in small Dharavi rooms": {
    hinglish: "Dharavi ke chhote kamron mein chipkane wale solution se chakkar",
    hindi: "धारावी के छोटे कमरों में चिपकाने वाले सॉल्यूशन से चक्कर",
  },
  "Being judged by caste for an honest craft": {
    hinglish: "Imaandaar hunar ke bawajood jaati se aanka jaana",
    hindi: "ईमानदार हुनर के बावजूद जाति से आँका जाना",
  },
  "Foreign buyers switching to leather made of plastic": {
    hinglish: "Videshi kharidaar jo ab plastic se bana chamda lene lage hain",
    hindi: "विदेशी ख़रीदार जो अब प्लास्टिक से बना चमड़ा लेने लगे हैं",
  },
  "Make a card holder from scrap rexine or an old bag: punch even holes with a nail and saddle-stitch it.": {
    hinglish:
      "Bache hue rexine ya purane bag se ek card holder banaiye: keel se barabar doori par chhed kijiye aur saddle stitch se siliye.",
    hindi: "बचे हुए रेक्सीन या पुराने बैग से एक कार्ड होल्डर बनाइए: कील से बराबर दूरी पर छेद कीजिए और सैडल स्टिच से सिलिए।",
  },
  "Knees and spine bent over a last till night": {
    hinglish: "Raat tak farme par jhuke ghutne aur kamar",
    hindi: "रात तक फ़र्मे पर झुके घुटने और कमर",
  },
  "Agra piece rates unchanged for years": {
    hinglish: "Agra mein ek jodi ki mazdoori saalon se wahi ki wahi",
    hindi: "आगरा में एक जोड़ी की मज़दूरी सालों से वही की वही",
  },
  "Fumes of shoe glue (solution) in a closed room": {
    hinglish: "Band kamre mein joote ke glue (solution) ki gandh",
    hindi: "बंद कमरे में जूते के गोंद (सॉल्यूशन) की गंध",
  },
  "Draw round both of your feet standing and sitting, measure the differences, and cut a card sole with strap to wear indoors.": {
    hinglish:
      "Khade hokar aur baithkar apne dono pairon ki rekha kheenchiye, fark naapiye, aur ghar ke andar pehenne ke liye gatte ka patte wala sole kaatiye.",
    hindi: "खड़े होकर और बैठकर अपने दोनों पैरों की रेखा खींचिए, फ़र्क़ नापिए, और घर के अंदर पहनने के लिए गत्ते का पट्टे वाला सोल काटिए।",
  },
  "Mango season turning every day into a double shift": {
    hinglish: "Aam ka season, jismein har din double shift ban jaata hai",
    hindi: "आम का सीज़न, जिसमें हर दिन डबल शिफ़्ट बन जाता है",
  },
  "Onion-drying weeks, when every eye on the line runs": {
    hinglish: "Pyaaz sukhane ke hafte, jab line par sabki aankhon se paani behta hai",
    hindi: "प्याज़ सुखाने के हफ़्ते, जब लाइन पर सबकी आँखों से पानी बहता है",
  },
  "Swab results arriving after the trucks have left": {
    hinglish: "Swab ke nateeje truck nikal jaane ke baad aate hain",
    hindi: "स्वैब के नतीजे ट्रक निकल जाने के बाद आते हैं",
  },
  "With an adult, dip peas in boiling water for one minute, two and not at all, freeze them three weeks, and compare colour and bite.": {
    hinglish:
      "Kisi bade ke saath matar ke teen hisse kijiye: ek khaulte paani mein ek minute, doosra do minute dubaiye, teesra nahi, phir teen hafte freezer mein rakhkar rang aur chabane ka fark dekhiye.",
    hindi:
      "किसी बड़े के साथ मटर के तीन हिस्से कीजिए: एक खौलते पानी में एक मिनट, दूसरा दो मिनट डुबाइए, तीसरा नहीं, फिर तीन हफ़्ते फ़्रीज़र में रखकर रंग और चबाने का फ़र्क़ देखिए।",
  },
  "Milk that will not wait for festivals": {
    hinglish: "Doodh jo tyohaar par bhi intezaar nahi karta",
    hindi: "दूध जो त्योहार पर भी इंतज़ार नहीं करता",
  },
  "Slippery steel and the sting of nitric acid": {
    hinglish: "Phisalne wala steel aur nitric acid ki jalan",
    hindi: "फिसलने वाला स्टील और नाइट्रिक एसिड की जलन",
  },
  "A line of tankers while a doubtful sample is tested again": {
    hinglish: "Shak wala sample dobara jaancha jaata hai aur tankeron ki line lagi rehti hai",
    hindi: "शक वाला सैंपल दोबारा जाँचा जाता है और टैंकरों की लाइन लगी रहती है",
  },
  "Boil half a litre each of toned and full-cream milk with an adult, cool both, and weigh the cream that you can skim from each.": {
    hinglish:
      "Kisi bade ke saath aadha-aadha litre toned aur full cream doodh ubaaliye, dono ko thanda kijiye, aur dono se utri malai tauliye.",
    hindi: "किसी बड़े के साथ आधा-आधा लीटर टोंड और फ़ुल क्रीम दूध उबालिए, दोनों को ठंडा कीजिए, और दोनों से उतरी मलाई तौलिए।",
  },
  "Starting at midnight so that bread is fresh at six": {
    hinglish: "Aadhi raat ko kaam shuru, taaki subah chhe baje bread taazi mile",
    hindi: "आधी रात को काम शुरू, ताकि सुबह छह बजे ब्रेड ताज़ी मिले",
  },
  "Standing beside an oven in an Indian June": {
    hinglish: "June ki garmi mein oven ke paas khade rehna",
    hindi: "जून की गर्मी में ओवन के पास खड़े रहना",
  },
  "Flour dust that brings on a baker's cough": {
    hinglish: "Maide ki dhool, jisse baker wali khaansi lag jaati hai",
    hindi: "मैदे की धूल, जिससे बेकर वाली खाँसी लग जाती है",
  },
  "Bake or pan-cook the same bun dough after thirty, sixty and ninety minutes of rising, and compare height and taste.": {
    hinglish:
      "Bun ke ek hi gundhe aate ko aadha ghanta, ek ghanta aur dedh ghanta phoolne dekar oven ya pan mein pakaiye, aur oonchai aur swaad ki tulna kijiye.",
    hindi: "बन के एक ही गुँधे आटे को आधा घंटा, एक घंटा और डेढ़ घंटा फूलने देकर ओवन या पैन में पकाइए, और ऊँचाई और स्वाद की तुलना कीजिए।",
  },
  "Grain dust that can explode as well as choke": {
    hinglish: "Anaaj ki dhool, jo dam hi nahi ghonti, dhamaake se phat bhi sakti hai",
    hindi: "अनाज की धूल, जो दम ही नहीं घोंटती, धमाके से फट भी सकती है",
  },
  "A building that hums and shakes all night": {
    hinglish: "Imaarat jo raat bhar goonjti aur hilti rehti hai",
    hindi: "इमारत जो रात भर गूँजती और हिलती रहती है",
  },
  "Bakers blaming flour for a bad oven": {
    hinglish: "Oven kharab ho to bhi baker aate ko dosh dete hain",
    hindi: "ओवन ख़राब हो तो भी बेकर आटे को दोष देते हैं",
  },
  "Sift a cup of atta through a fine cloth, weigh the bran left behind and compare two brands from the shop.": {
    hinglish: "Ek cup aata baareek kapde se chhaniye, bacha hua chokar tauliye aur dukaan ke do brands ki tulna kijiye.",
    hindi: "एक कप आटा बारीक कपड़े से छानिए, बचा हुआ चोकर तौलिए और दुकान के दो ब्रांडों की तुलना कीजिए।",
  },
  "Husk dust on skin from harvest to Holi": {
    hinglish: "Katai se Holi tak chamdi par bhoosi ki dhool",
    hindi: "कटाई से होली तक चमड़ी पर भूसी की धूल",
  },
  "Power cuts that leave paddy half polished": {
    hinglish: "Bijli jaane par dhaan aadha polish hokar reh jaata hai",
    hindi: "बिजली जाने पर धान आधा पॉलिश होकर रह जाता है",
  },
  "Seasonal work tied to government procurement dates": {
    hinglish: "Saal ke kuch hi mahine kaam, woh bhi sarkari kharid ki tareekhon se bandha",
    hindi: "साल के कुछ ही महीने काम, वह भी सरकारी ख़रीद की तारीख़ों से बँधा",
  },
  "Spread a hundred grains from three rice packets on dark paper and count whole, broken and discoloured ones in each.": {
    hinglish:
      "Chawal ke teen packet se sau-sau daane gehre rang ke kaagaz par phailaiye aur har ek mein saabut, toote aur badrang daane giniye.",
    hindi: "चावल के तीन पैकेट से सौ-सौ दाने गहरे रंग के काग़ज़ पर फैलाइए और हर एक में साबुत, टूटे और बदरंग दाने गिनिए।",
  },
  "No onion, perfume or cold allowed near your work": {
    hinglish: "Kaam ke aas-paas na pyaaz, na perfume, na zukaam",
    hindi: "काम के आस-पास न प्याज़, न परफ़्यूम, न ज़ुकाम",
  },
  "A bid wrong by five rupees, multiplied by tonnes": {
    hinglish: "Boli mein paanch rupaye ki galti, aur woh kai ton par lagti hai",
    hindi: "बोली में पाँच रुपये की ग़लती, और वह कई टन पर लगती है",
  },
  "Years as a junior pouring before anyone trusts your tongue": {
    hinglish: "Saalon junior rehkar chai udelna, tab jaakar koi aapki zubaan par bharosa karta hai",
    hindi: "सालों जूनियर रहकर चाय उड़ेलना, तब जाकर कोई आपकी ज़बान पर भरोसा करता है",
  },
  "Brew three packets of tea for exactly five minutes without milk, taste blindfolded with a friend and describe each in five words.": {
    hinglish:
      "Teen packet ki chai bina doodh ke theek paanch minute banaiye, kisi dost ke saath aankhon par patti baandhkar chakhiye aur har ek ke baare mein paanch shabd boliye.",
    hindi: "तीन पैकेट की चाय बिना दूध के ठीक पाँच मिनट बनाइए, किसी दोस्त के साथ आँखों पर पट्टी बाँधकर चखिए और हर एक के बारे में पाँच शब्द बोलिए।",
  },
  "A ruined kilo in ten careless seconds": {
    hinglish: "Das second ki laparwahi, aur ek kilo coffee barbaad",
    hindi: "दस सेकंड की लापरवाही, और एक किलो कॉफ़ी बर्बाद",
  },
  "Smoke and chaff that cling to hair": {
    hinglish: "Dhuan aur bhoosi jo baalon mein bas jaate hain",
    hindi: "धुआँ और भूसी जो बालों में बस जाते हैं",
  },
  "Cafes that want last year's taste from a new harvest": {
    hinglish: "Cafe wale jinhe nayi fasal se bhi pichhle saal ka swaad chahiye",
    hindi: "कैफ़े वाले जिन्हें नई फ़सल से भी पिछले साल का स्वाद चाहिए",
  },
  "With an adult, dry-roast a handful of raw peanuts in a pan, taking three out each minute, and describe smell, colour and sound.": {
    hinglish:
      "Kisi bade ke saath ek mutthi kachchi moongphali kadhai mein sookhi bhuniye, har minute teen daane nikaliye, aur gandh, rang aur awaaz likhiye.",
    hindi: "किसी बड़े के साथ एक मुट्ठी कच्ची मूँगफली कड़ाही में सूखी भूनिए, हर मिनट तीन दाने निकालिए, और गंध, रंग और आवाज़ लिखिए।",
  },
  "One vintage a year in which to learn": {
    hinglish: "Saal mein angoor ki ek hi fasal, seekhne ka mauka bhi ek hi",
    hindi: "साल में अंगूर की एक ही फ़सल, सीखने का मौक़ा भी एक ही",
  },
  "Excise permits and fees that differ in every state": {
    hinglish: "Excise ke permit aur fees, jo har rajya mein alag hain",
    hindi: "एक्साइज़ के परमिट और फ़ीस, जो हर राज्य में अलग हैं",
  },
  "Sulphur dioxide that catches the throat at each barrel": {
    hinglish: "Har peepe par gale mein lagne wali sulphur dioxide",
    hindi: "हर पीपे पर गले में लगने वाली सल्फ़र डाइऑक्साइड",
  },
  "Crush three kinds of grapes in separate cups, taste the fresh juice, skin and pips of each, and write which two you would blend.": {
    hinglish:
      "Teen tarah ke angoor alag-alag cup mein masaliye, har ek ka taaza ras, chhilka aur beej chakhiye, aur likhiye ki kin do ko milana theek rahega.",
    hindi: "तीन तरह के अंगूर अलग-अलग कप में मसलिए, हर एक का ताज़ा रस, छिलका और बीज चखिए, और लिखिए कि किन दो को मिलाना ठीक रहेगा।",
  },
  "Nine parts cleaning to one part recipe": {
    hinglish: "Das mein se nau hisse safai, recipe bas ek hissa",
    hindi: "दस में से नौ हिस्से सफ़ाई, रेसिपी बस एक हिस्सा",
  },
  "A whole tank poured away for one sour note": {
    hinglish: "Zara si khatas, aur poora tank baha dena padta hai",
    hindi: "ज़रा सी खटास, और पूरा टैंक बहा देना पड़ता है",
  },
  "Hot kettles and carbon dioxide in a closed cellar": {
    hinglish: "Band tehkhane mein garam kadaahe aur carbon dioxide",
    hindi: "बंद तहख़ाने में गर्म कड़ाहे और कार्बन डाइऑक्साइड",
  },
  "Sprout a fistful of barley or wheat on wet cloth, dry it, and taste how much sweeter it is than raw grain.": {
    hinglish:
      "Ek mutthi jau ya gehun geele kapde par ankurit kijiye, use sukhaiye, aur chakhkar dekhiye ki woh kachche daane se kitna zyada meetha hai.",
    hindi: "एक मुट्ठी जौ या गेहूँ गीले कपड़े पर अंकुरित कीजिए, उसे सुखाइए, और चखकर देखिए कि वह कच्चे दाने से कितना ज़्यादा मीठा है।",
  },
  "Knife slips on wet, cold fingers": {
    hinglish: "Geeli, thandi ungliyon par chaaku phisal jaana",
    hindi: "गीली, ठंडी उँगलियों पर चाकू फिसल जाना",
  },
  "People who eat meat yet look down on the trade": {
    hinglish: "Log jo maans khate hain, phir bhi is kaam ko neecha samajhte hain",
    hindi: "लोग जो मांस खाते हैं, फिर भी इस काम को नीचा समझते हैं",
  },
  "Opening at four on Sundays and Eid": {
    hinglish: "Itvaar aur Eid par subah chaar baje dukaan kholna",
    hindi: "इतवार और ईद पर सुबह चार बजे दुकान खोलना",
  },
  "With an adult, joint one whole chicken at home by finding each gap with your fingers, and name the eight pieces.": {
    hinglish: "Kisi bade ke saath ghar par ek poora chicken kaatiye, har jod ungliyon se dhoondhkar, aur aathon tukdon ke naam bataiye.",
    hindi: "किसी बड़े के साथ घर पर एक पूरा चिकन काटिए, हर जोड़ उँगलियों से ढूँढ़कर, और आठों टुकड़ों के नाम बताइए।",
  },
  "Hands numb in ice water at dawn": { hinglish: "Subah-subah barfeele paani mein sunn haath", hindi: "सुबह-सुबह बर्फ़ीले पानी में सुन्न हाथ" },
  "Skin cracking from brine and chlorine": {
    hinglish: "Namak ke paani aur chlorine se phatti chamdi",
    hindi: "नमक के पानी और क्लोरीन से फटती चमड़ी",
  },
  "Peeling-shed wages by the kilo": {
    hinglish: "Jheenga chheelne ke shed mein kilo ke hisaab se mazdoori",
    hindi: "झींगा छीलने के शेड में किलो के हिसाब से मज़दूरी",
  },
  "Ask at a fish market for three signs of freshness, then rate ten fish by gills, eyes and firmness.": {
    hinglish:
      "Machhli bazaar mein taazgi ki teen nishaniyan poochiye, phir galphade, aankhon aur kasaav se das machhliyon ko number dijiye.",
    hindi: "मछली बाज़ार में ताज़गी की तीन निशानियाँ पूछिए, फिर गलफड़ों, आँखों और कसाव से दस मछलियों को नंबर दीजिए।",
  },
  "Burns from a choked press that must be cleared hot": {
    hinglish: "Jaam expeller se jalna, kyunki use garam hi saaf karna padta hai",
    hindi: "जाम एक्सपेलर से जलना, क्योंकि उसे गर्म ही साफ़ करना पड़ता है",
  },
  "Floors on which everybody has slipped once": {
    hinglish: "Farsh jis par har koi ek na ek baar phisla hai",
    hindi: "फ़र्श जिस पर हर कोई एक न एक बार फिसला है",
  },
  "Traders mixing last year's seed into the heap": {
    hinglish: "Vyapari jo dher mein pichhle saal ka beej mila dete hain",
    hindi: "व्यापारी जो ढेर में पिछले साल का बीज मिला देते हैं",
  },
  "Crush equal weights of groundnut and sesame on paper, press under books overnight and compare the size of the oil stains.": {
    hinglish:
      "Barabar wazan ki moongphali aur til kaagaz par kuchliye, raat bhar kitabon ke neeche dabaiye aur dekhiye ki tel ka kaun sa daag bada hai.",
    hindi: "बराबर वज़न की मूँगफली और तिल काग़ज़ पर कुचलिए, रात भर किताबों के नीचे दबाइए और देखिए कि तेल का कौन सा दाग़ बड़ा है।",
  },
  "Chilli in the eyes in spite of mask and goggles": {
    hinglish: "Mask aur chashme ke bawajood aankhon mein mirch",
    hindi: "मास्क और चश्मे के बावजूद आँखों में मिर्च",
  },
  "Mould found on the top layer of a full drum": {
    hinglish: "Bhare drum ki upari parat par phaphoond nikalna",
    hindi: "भरे ड्रम की ऊपरी परत पर फफूँद निकलना",
  },
  "A sack of chilli that the laboratory finds was dyed": {
    hinglish: "Mirch ki bori, jismein lab jaanch mein milawati rang nikalta hai",
    hindi: "मिर्च की बोरी, जिसमें लैब जाँच में मिलावटी रंग निकलता है",
  },
  "Make three small jars of lemon pickle with more, middling and less salt, and note each week which keeps best.": {
    hinglish:
      "Nimbu ke achaar ke teen chhote jaar banaiye, ek mein zyada, ek mein theek-thaak aur ek mein kam namak, aur har hafte likhiye ki kaun sa sabse achha tika.",
    hindi: "नींबू के अचार के तीन छोटे जार बनाइए, एक में ज़्यादा, एक में ठीक-ठाक और एक में कम नमक, और हर हफ़्ते लिखिए कि कौन सा सबसे अच्छा टिका।",
  },
  "Election and examination seasons without a Sunday": {
    hinglish: "Chunaav aur pariksha ke season, jinmein ek bhi itvaar nahi milta",
    hindi: "चुनाव और परीक्षा के सीज़न, जिनमें एक भी इतवार नहीं मिलता",
  },
  "Spray powder on the tongue": { hinglish: "Zubaan par spray powder ka swaad", hindi: "ज़बान पर स्प्रे पाउडर का स्वाद" },
  "Spoilt paper for which your shift must answer": {
    hinglish: "Kharab hua kaagaz, jiska jawab aapki shift ko dena padta hai",
    hindi: "ख़राब हुआ काग़ज़, जिसका जवाब आपकी शिफ़्ट को देना पड़ता है",
  },
  "Look at a newspaper photograph through a magnifier, find the four dot colours and spot a picture where they miss one another.": {
    hinglish:
      "Akhbaar ki ek photo magnifier se dekhiye, bindiyon ke chaar rang pehchaniye aur koi aisi photo dhoondhiye jahan rang ek doosre par theek nahi baithe.",
    hindi: "अख़बार की एक फ़ोटो मैग्निफ़ायर से देखिए, बिंदियों के चार रंग पहचानिए और कोई ऐसी फ़ोटो ढूँढ़िए जहाँ रंग एक दूसरे पर ठीक नहीं बैठे।",
  },
  "Files at seven in the evening for a midnight press": {
    hinglish: "Aadhi raat ko chhapna hai, aur file shaam saat baje aati hai",
    hindi: "आधी रात को छपना है, और फ़ाइल शाम सात बजे आती है",
  },
  "Being the last to touch an error someone else wrote": {
    hinglish: "Galti kisi aur ne likhi, par aakhiri haath aapka laga tha",
    hindi: "ग़लती किसी और ने लिखी, पर आख़िरी हाथ आपका लगा था",
  },
  "WhatsApp photographs that must fill a poster": {
    hinglish: "WhatsApp ki photo, jise poore poster par phailana hai",
    hindi: "WhatsApp की फ़ोटो, जिसे पूरे पोस्टर पर फैलाना है",
  },
  "Fold one sheet three times, number the pages, unfold it and discover how a sixteen-page section must be laid out.": {
    hinglish:
      "Ek kaagaz ko teen baar modiye, pannon par number likhiye, use kholiye aur samajhiye ki solah page ka farma kaise jamaya jaata hai.",
    hindi: "एक काग़ज़ को तीन बार मोड़िए, पन्नों पर नंबर लिखिए, उसे खोलिए और समझिए कि सोलह पेज का फ़र्मा कैसे जमाया जाता है।",
  },
  "A crooked cut that spoils two hundred copies together": {
    hinglish: "Ek tedhi katai, aur do sau copies ek saath kharab",
    hindi: "एक टेढ़ी कटाई, और दो सौ प्रतियाँ एक साथ ख़राब",
  },
  "Glue, paper dust and a low stool": { hinglish: "Gond, kaagaz ki dhool aur neecha stool", hindi: "गोंद, काग़ज़ की धूल और नीचा स्टूल" },
  "School rush in June and silence in September": {
    hinglish: "June mein school ki bheed aur September mein sannata",
    hindi: "जून में स्कूल की भीड़ और सितंबर में सन्नाटा",
  },
  "Sew five folded sheets into a notebook with needle and thread through three holes, and glue on a cover cut from a carton.": {
    hinglish:
      "Mode hue paanch kaagazon ko teen chhedon se sui-dhaage se silkar copy banaiye, aur kisi carton se kata cover us par chipkaiye.",
    hindi: "मोड़े हुए पाँच काग़ज़ों को तीन छेदों से सुई-धागे से सिलकर कॉपी बनाइए, और किसी कार्टन से कटा कवर उस पर चिपकाइए।",
  },
  "Screens blocked in the middle of a run": {
    hinglish: "Chhapai ke beech mein screen ke chhed band ho jaana",
    hindi: "छपाई के बीच में स्क्रीन के छेद बंद हो जाना",
  },
  "Sore forearms from a thousand strokes": {
    hinglish: "Hazaar baar haath chalane se dukhti baahein",
    hindi: "हज़ार बार हाथ चलाने से दुखती बाँहें",
  },
  "Rally orders that must be ready before morning": {
    hinglish: "Rally ke order jo subah se pehle taiyaar chahiye",
    hindi: "रैली के ऑर्डर जो सुबह से पहले तैयार चाहिए",
  },
  "Cut a paper stencil, tape it under old curtain net on a frame, and drag thick poster colour through with a card edge.": {
    hinglish:
      "Kaagaz ka stencil kaatiye, use frame par kase purane jaalidaar parde ke neeche tape se lagaiye, aur card ke kinaare se gaadha poster colour us par kheenchiye.",
    hindi: "काग़ज़ का स्टेंसिल काटिए, उसे फ़्रेम पर कसे पुराने जालीदार परदे के नीचे टेप से लगाइए, और कार्ड के किनारे से गाढ़ा पोस्टर कलर उस पर खींचिए।",
  },
  "Kilometres of waste when a blade nicks": {
    hinglish: "Blade par zara si khaanch, aur kilometron maal kachra",
    hindi: "ब्लेड पर ज़रा सी खाँच, और किलोमीटरों माल कचरा",
  },
  "Pharma clients rejecting for one pale letter": {
    hinglish: "Ek akshar phika ho to dawa company wale maal lauta dete hain",
    hindi: "एक अक्षर फीका हो तो दवा कंपनी वाले माल लौटा देते हैं",
  },
  "Matching a brand red on six different films": {
    hinglish: "Ek brand ka laal rang chhe alag plastic film par ek jaisa lana",
    hindi: "एक ब्रांड का लाल रंग छह अलग प्लास्टिक फ़िल्म पर एक जैसा लाना",
  },
  "Peel twenty labels from bottles and packets, keep them in a book, and note how each was cut, glued, varnished and coded.": {
    hinglish:
      "Bottle aur packet se bees label utaariye, unhe ek copy mein lagaiye, aur likhiye ki har ek kaise kata, chipka, varnish hua aur us par code kaise laga.",
    hindi: "बोतलों और पैकेटों से बीस लेबल उतारिए, उन्हें एक कॉपी में लगाइए, और लिखिए कि हर एक कैसे कटा, चिपका, वार्निश हुआ और उस पर कोड कैसे लगा।",
  },
  "Clients comparing rosewood with pressed board by price": {
    hinglish: "Customer jo sheesham aur burade ke board ki tulna sirf daam se karte hain",
    hindi: "ग्राहक जो शीशम और बुरादे के बोर्ड की तुलना सिर्फ़ दाम से करते हैं",
  },
  "Monsoon swelling that jams last week's drawers": {
    hinglish: "Barsaat mein lakdi phoolti hai aur pichhle hafte ki daraaz atak jaati hai",
    hindi: "बरसात में लकड़ी फूलती है और पिछले हफ़्ते की दराज़ अटक जाती है",
  },
  "A joint cut too wide in a plank that you cannot buy again": {
    hinglish: "Jod zyada chauda kat gaya, aur waisa takhta phir nahi milega",
    hindi: "जोड़ ज़्यादा चौड़ा कट गया, और वैसा तख़्ता फिर नहीं मिलेगा",
  },
  "Draw your desk's drawer full size from three sides, find how its corners are joined, and build that corner in thick card.": {
    hinglish:
      "Apni mez ki daraaz ka teen taraf se asli naap mein chitra banaiye, dekhiye ki uske kone kaise jude hain, aur waisa ek kona mote gatte se banaiye.",
    hindi: "अपनी मेज़ की दराज़ का तीन तरफ़ से असली नाप में चित्र बनाइए, देखिए कि उसके कोने कैसे जुड़े हैं, और वैसा एक कोना मोटे गत्ते से बनाइए।",
  },
  "Hidden nails that shatter a blade at full speed": {
    hinglish: "Lakdi mein chhupi keel, jo poori raftaar par blade tod deti hai",
    hindi: "लकड़ी में छुपी कील, जो पूरी रफ़्तार पर ब्लेड तोड़ देती है",
  },
  "Sawdust itch under the shirt all summer": {
    hinglish: "Poori garmi shirt ke andar burade ki khujli",
    hindi: "पूरी गर्मी शर्ट के अंदर बुरादे की खुजली",
  },
  "Forest permits checked at every gate": {
    hinglish: "Har naake par van vibhaag ke permit ki jaanch",
    hindi: "हर नाके पर वन विभाग के परमिट की जाँच",
  },
  "Slice a carrot lengthwise in three different ways, let the slices dry for four days and see which cut warps least.": {
    hinglish:
      "Gaajar ko lambai mein teen alag tareekon se kaatiye, tukde chaar din sookhne dijiye aur dekhiye ki kaun sa sabse kam mudta hai.",
    hindi: "गाजर को लंबाई में तीन अलग तरीक़ों से काटिए, टुकड़े चार दिन सूखने दीजिए और देखिए कि कौन सा सबसे कम मुड़ता है।",
  },
  "Acid baths, borax smoke and a blowpipe by lamplight": {
    hinglish: "Tezaab, suhaage ka dhuan aur lamp ki roshni mein phukni",
    hindi: "तेज़ाब, सुहागे का धुआँ और लैंप की रोशनी में फुँकनी",
  },
  "Gold lost beyond the allowance comes off your pay": {
    hinglish: "Tay chhoot se zyada sona chhij jaye to paisa aapki mazdoori se jaata hai",
    hindi: "तय छूट से ज़्यादा सोना छीज जाए तो पैसा आपकी मज़दूरी से जाता है",
  },
  "Machine-cast chains pushing hand work aside": {
    hinglish: "Machine ki dhali chain haath ke kaam ko kinaare kar rahi hai",
    hindi: "मशीन की ढली चेन हाथ के काम को किनारे कर रही है",
  },
  "Twist thin scrap wire or foil strips round a pencil into rings, link them into a chain and make each loop the same.": {
    hinglish:
      "Patle bekaar taar ya foil ki pattiyon ko pencil par lapetkar chhalle banaiye, unhe jodkar chain banaiye aur har kadi ek jaisi rakhiye.",
    hindi: "पतले बेकार तार या फ़ॉइल की पट्टियों को पेंसिल पर लपेटकर छल्ले बनाइए, उन्हें जोड़कर चेन बनाइए और हर कड़ी एक जैसी रखिए।",
  },
  "Surat laying off whole floors when America stops buying": {
    hinglish: "America ki kharid rukte hi Surat mein poore ke poore floor ki chhantni",
    hindi: "अमेरिका की ख़रीद रुकते ही सूरत में पूरे के पूरे फ़्लोर की छँटनी",
  },
  "Neck and eyes spent by thirty-five": {
    hinglish: "Paintees ki umar tak gardan aur aankhen jawab de deti hain",
    hindi: "पैंतीस की उम्र तक गर्दन और आँखें जवाब दे देती हैं",
  },
  "One stone split wrong, remembered for years": {
    hinglish: "Galat toota ek heera, jo log saalon yaad rakhte hain",
    hindi: "ग़लत टूटा एक हीरा, जो लोग सालों याद रखते हैं",
  },
  "Carve a transparent soap bar or potato into a regular eight-sided gem with a butter knife, keeping every opposite face equal.": {
    hinglish:
      "Paardarshi sabun ya aaloo ko makkhan wale chaaku se aath pehlu wale ratna ka roop dijiye, aamne-saamne ke har pehlu ko barabar rakhte hue.",
    hindi: "पारदर्शी साबुन या आलू को मक्खन वाले चाकू से आठ पहलू वाले रत्न का रूप दीजिए, आमने-सामने के हर पहलू को बराबर रखते हुए।",
  },
  "A spring that leaps across the shop for ever": {
    hinglish: "Spring jo uchhalkar dukaan mein hamesha ke liye gum ho jaata hai",
    hindi: "स्प्रिंग जो उछलकर दुकान में हमेशा के लिए गुम हो जाता है",
  },
  "Customers who say their phone tells better time": {
    hinglish: "Customer jo kehte hain ki unka phone zyada sahi samay batata hai",
    hindi: "ग्राहक जो कहते हैं कि उनका फ़ोन ज़्यादा सही समय बताता है",
  },
  "Brands refusing parts to independent benches": {
    hinglish: "Brand jo bahar ke karigaron ko purze dene se mana karte hain",
    hindi: "ब्रांड जो बाहर के कारीगरों को पुर्ज़े देने से मना करते हैं",
  },
  "Open a dead wall clock, take out its plastic gears in order, draw which turns which, and put them back.": {
    hinglish:
      "Ek band padi deewar ghadi kholiye, plastic ke gear kram se nikaliye, chitra banaiye ki kaun kise ghumata hai, aur unhe wapas lagaiye.",
    hindi: "एक बंद पड़ी दीवार घड़ी खोलिए, प्लास्टिक के गियर क्रम से निकालिए, चित्र बनाइए कि कौन किसे घुमाता है, और उन्हें वापस लगाइए।",
  },
  "A year's seasoning before any money comes": {
    hinglish: "Paisa aane se pehle ek saal tak lakdi sukhana",
    hindi: "पैसा आने से पहले एक साल तक लकड़ी सुखाना",
  },
  "Rosewood and hides harder to get lawfully each year": {
    hinglish: "Sheesham aur khaal kanooni tareeke se milna har saal aur mushkil",
    hindi: "शीशम और खाल क़ानूनी तरीक़े से मिलना हर साल और मुश्किल",
  },
  "Players wanting a Miraj sound at keyboard prices": {
    hinglish: "Vaadak jinhe Miraj wali awaaz keyboard ke daam mein chahiye",
    hindi: "वादक जिन्हें मिरज वाली आवाज़ कीबोर्ड के दाम में चाहिए",
  },
  "Stretch rubber bands over boxes of card, tin and wood, pluck each, and write how size and material change the sound.": {
    hinglish:
      "Gatte, tin aur lakdi ke dibbon par rubber band taaniye, har ek ko chhediye, aur likhiye ki size aur cheez badalne se awaaz kaise badalti hai.",
    hindi: "गत्ते, टिन और लकड़ी के डिब्बों पर रबर बैंड तानिए, हर एक को छेड़िए, और लिखिए कि आकार और चीज़ बदलने से आवाज़ कैसे बदलती है।",
  },
  "Imported plastic copies beside you on the shelf": {
    hinglish: "Shelf par aapke khilaune ke bagal mein videsh se aayi plastic ki nakal",
    hindi: "शेल्फ़ पर आपके खिलौने के बग़ल में विदेश से आई प्लास्टिक की नक़ल",
  },
  "Safety test fees as high as a month's sales": {
    hinglish: "Suraksha jaanch ki fees, mahine bhar ki bikri jitni",
    hindi: "सुरक्षा जाँच की फ़ीस, महीने भर की बिक्री जितनी",
  },
  "Export orders that all fall due before Christmas": {
    hinglish: "Export ke saare order Christmas se pehle ek saath dene padte hain",
    hindi: "एक्सपोर्ट के सारे ऑर्डर क्रिसमस से पहले एक साथ देने पड़ते हैं",
  },
  "Make a spinning top from card and a matchstick-thin twig, change its weight and height, and time ten spins of each.": {
    hinglish:
      "Gatte aur maachis ki teeli jaisi patli tehni se lattu banaiye, uska wazan aur oonchai badaliye, aur har ek ko das baar ghumakar samay naapiye.",
    hindi: "गत्ते और माचिस की तीली जैसी पतली टहनी से लट्टू बनाइए, उसका वज़न और ऊँचाई बदलिए, और हर एक को दस बार घुमाकर समय नापिए।",
  },
  "Flux smoke drifting past the extractor": {
    hinglish: "Flux ka dhuan jo exhaust se bachkar munh par aata hai",
    hindi: "फ़्लक्स का धुआँ जो एग्ज़ॉस्ट से बचकर मुँह पर आता है",
  },
  "Eyes tired from tiny parts by the sixth hour": {
    hinglish: "Chhathe ghante tak nanhe purzon se thaki aankhen",
    hindi: "छठे घंटे तक नन्हे पुर्ज़ों से थकी आँखें",
  },
  "A badly melted (cold) joint traced back to your number": {
    hinglish: "Kachcha (cold) taanka, jo dhoondhte-dhoondhte aapke number tak pahunchta hai",
    hindi: "कच्चा (कोल्ड) टाँका, जो ढूँढ़ते-ढूँढ़ते आपके नंबर तक पहुँचता है",
  },
  "Open a dead battery radio or toy, batteries out, and copy its circuit board on paper, naming every part you recognise.": {
    hinglish:
      "Battery se chalne wala koi kharab radio ya khilauna battery nikalkar kholiye, uska circuit board kaagaz par utaariye, aur jo purza pehchaan mein aaye uska naam likhiye.",
    hindi:
      "बैटरी से चलने वाला कोई ख़राब रेडियो या खिलौना बैटरी निकालकर खोलिए, उसका सर्किट बोर्ड काग़ज़ पर उतारिए, और जो पुर्ज़ा पहचान में आए उसका नाम लिखिए।",
  },
  "The line halting because one reel was spliced badly": {
    hinglish: "Ek reel galat jodi gayi, aur poori line ruk gayi",
    hindi: "एक रील ग़लत जोड़ी गई, और पूरी लाइन रुक गई",
  },
  "Night shifts over parts that a sneeze would blow away": {
    hinglish: "Raat ki shift, un purzon par jo ek chheenk se ud jayen",
    hindi: "रात की शिफ़्ट, उन पुर्ज़ों पर जो एक छींक से उड़ जाएँ",
  },
  "Targets counted in boards per minute": {
    hinglish: "Har minute kitne board bane, isi se gina jaane wala target",
    hindi: "हर मिनट कितने बोर्ड बने, इसी से गिना जाने वाला टारगेट",
  },
  "Look at the board of a dead remote control with a magnifier and list which parts lie flat and which have legs through holes.": {
    hinglish:
      "Kharab remote ka board magnifier se dekhiye aur list banaiye ki kaun se purze satah par chipke hain aur kinke pair chhed ke paar jaate hain.",
    hindi: "ख़राब रिमोट का बोर्ड मैग्निफ़ायर से देखिए और सूची बनाइए कि कौन से पुर्ज़े सतह पर चिपके हैं और किनके पैर छेद के पार जाते हैं।",
  },
  "The same eleven seconds, again and again": { hinglish: "Wahi gyarah second ka kaam, baar-baar", hindi: "वही ग्यारह सेकंड का काम, बार-बार" },
  "Your own phone locked away and a search at every exit": {
    hinglish: "Apna phone taale mein, aur har baar bahar nikalte talaashi",
    hindi: "अपना फ़ोन ताले में, और हर बार बाहर निकलते तलाशी",
  },
  "Contracts that end when a model ends": {
    hinglish: "Contract jo model ke saath hi khatm ho jaata hai",
    hindi: "कॉन्ट्रैक्ट जो मॉडल के साथ ही ख़त्म हो जाता है",
  },
  "Lay out twenty pens; unscrew, mix and reassemble them all against the clock three times, noting how speed and errors change.": {
    hinglish:
      "Bees pen lijiye, ghadi dekhkar teen baar sabko kholiye, milaiye aur phir jodiye, aur likhiye ki raftaar aur galtiyan kaise badalti hain.",
    hindi: "बीस पेन लीजिए, घड़ी देखकर तीन बार सबको खोलिए, मिलाइए और फिर जोड़िए, और लिखिए कि रफ़्तार और ग़लतियाँ कैसे बदलती हैं।",
  },
  "Overhead work inside the pit on hot days": {
    hinglish: "Garmi ke dinon mein gaadi ke neeche gaddhe mein haath upar karke kaam",
    hindi: "गर्मी के दिनों में गाड़ी के नीचे गड्ढे में हाथ ऊपर करके काम",
  },
  "Trainee contracts that rarely turn permanent": {
    hinglish: "Trainee ka contract jo kam hi pakka hota hai",
    hindi: "ट्रेनी का कॉन्ट्रैक्ट जो कम ही पक्का होता है",
  },
  "No toilet break until a reliever takes your place": {
    hinglish: "Jab tak koi aapki jagah na le, toilet jaane ki chhutti nahi",
    hindi: "जब तक कोई आपकी जगह न ले, टॉयलेट जाने की छुट्टी नहीं",
  },
  "Take off and refit a bicycle wheel with an adult near, tightening nuts a little on each side in turn, then spin it true.": {
    hinglish:
      "Kisi bade ke rehte cycle ka pahiya nikalkar wapas lagaiye, dono taraf ke nut baari-baari se thoda-thoda kasiye, phir ghumakar dekhiye ki seedha chale.",
    hindi: "किसी बड़े के रहते साइकिल का पहिया निकालकर वापस लगाइए, दोनों तरफ़ के नट बारी-बारी से थोड़ा-थोड़ा कसिए, फिर घुमाकर देखिए कि सीधा चले।",
  },
  "One forgotten spring clip ruins a whole engine": {
    hinglish: "Ek spring clip chhoot jaye to poora engine kharab",
    hindi: "एक स्प्रिंग क्लिप छूट जाए तो पूरा इंजन ख़राब",
  },
  "Oil-soaked gloves all shift long": { hinglish: "Poori shift tel mein bheege dastaane", hindi: "पूरी शिफ़्ट तेल में भीगे दस्ताने" },
  "Hot-test cells that roar through ear muffs": {
    hinglish: "Hot test ke kamre, jinka shor ear muff ke paar bhi aata hai",
    hindi: "हॉट टेस्ट के कमरे, जिनका शोर इयर मफ़ के पार भी आता है",
  },
  "Get an old cycle pump or tap, draw the order in which you take it apart, and rebuild it only from your drawing.": {
    hinglish: "Cycle ka purana pump ya nal lijiye, jis kram mein use kholen uska chitra banaiye, aur sirf apne chitra se use wapas jodiye.",
    hindi: "साइकिल का पुराना पंप या नल लीजिए, जिस क्रम में उसे खोलें उसका चित्र बनाइए, और सिर्फ़ अपने चित्र से उसे वापस जोड़िए।",
  },
  "Each hole drilled a hair too wide means a report": {
    hinglish: "Baal bhar bhi chauda chhed hua to har baar report",
    hindi: "बाल भर भी चौड़ा छेद हुआ तो हर बार रिपोर्ट",
  },
  "Crouching for hours inside narrow bays": { hinglish: "Tang jagahon mein ghanton jhukkar baithna", hindi: "तंग जगहों में घंटों झुककर बैठना" },
  "Work in only a few cities, such as Bengaluru, Hyderabad or Nashik": {
    hinglish: "Kaam bas gine-chune shehron mein, jaise Bengaluru, Hyderabad ya Nashik",
    hindi: "काम बस गिने-चुने शहरों में, जैसे बेंगलुरु, हैदराबाद या नासिक",
  },
  "Join two card strips with paper fasteners in one row, then in two staggered rows, hang weights and compare which tears later.": {
    hinglish:
      "Gatte ki do pattiyan paper fastener se jodiye, pehle ek kataar mein, phir aage-peeche ki do kataaron mein, wazan latkaiye aur dekhiye ki kaun sa jod baad mein phata.",
    hindi: "गत्ते की दो पट्टियाँ पेपर फ़ास्टनर से जोड़िए, पहले एक क़तार में, फिर आगे-पीछे की दो क़तारों में, वज़न लटकाइए और देखिए कि कौन सा जोड़ बाद में फटा।",
  },
  "Enamel fumes when old windings are burnt out": {
    hinglish: "Purani winding jalakar nikalte samay enamel ka dhuan",
    hindi: "पुरानी वाइंडिंग जलाकर निकालते समय इनैमल का धुआँ",
  },
  "Piece rates settled by the kilogram": {
    hinglish: "Mazdoori jo kilo ke hisaab se tay hoti hai",
    hindi: "मज़दूरी जो किलो के हिसाब से तय होती है",
  },
  "Fingertips cut by wire ends": { hinglish: "Taar ke siron se kate ungliyon ke pore", hindi: "तार के सिरों से कटे उँगलियों के पोर" },
  "Wind a hundred turns of thin wire or thread on a cardboard tube so evenly that no turn crosses, and unwind wherever one does.": {
    hinglish:
      "Gatte ki nali par patla taar ya dhaaga sau baar aisa barabar lapetiye ki koi pher doosre par na chadhe, aur jahan chadhe wahan tak khol dijiye.",
    hindi: "गत्ते की नली पर पतला तार या धागा सौ बार ऐसा बराबर लपेटिए कि कोई फेर दूसरे पर न चढ़े, और जहाँ चढ़े वहाँ तक खोल दीजिए।",
  },
  "Chipped laminate found at the very last panel": {
    hinglish: "Sabse aakhiri panel par laminate ka toota kona milna",
    hindi: "सबसे आख़िरी पैनल पर लैमिनेट का टूटा कोना मिलना",
  },
  "Carrying beds up stairs too narrow for them": {
    hinglish: "Palang ko un seedhiyon se chadhana jo uske liye bahut tang hain",
    hindi: "पलंग को उन सीढ़ियों से चढ़ाना जो उसके लिए बहुत तंग हैं",
  },
  "Drawings in which left and right are swapped": {
    hinglish: "Drawing jismein daayan aur baayan ulta chhapa ho",
    hindi: "ड्रॉइंग जिसमें दायाँ और बायाँ उलटा छपा हो",
  },
  "Put a flat-packed shelf or a model kit together from its drawing alone, and time how long each mistake costs you.": {
    hinglish: "Purzon mein aaya shelf ya koi model kit sirf uski drawing dekhkar jodiye, aur naapiye ki har galti mein kitna samay gaya.",
    hindi: "पुर्ज़ों में आया शेल्फ़ या कोई मॉडल किट सिर्फ़ उसकी ड्रॉइंग देखकर जोड़िए, और नापिए कि हर ग़लती में कितना समय गया।",
  },
  "A bonus by jobs done, which no rusty bolt respects": {
    hinglish: "Bonus nipte kaamon ki ginti par, aur zang laga bolt iski parwah nahi karta",
    hindi: "बोनस निपटे कामों की गिनती पर, और ज़ंग लगा बोल्ट इसकी परवाह नहीं करता",
  },
  "Knuckles skinned in gaps made for robots": {
    hinglish: "Jagah jaise robot ke liye bani ho, aur ungliyon ki gaanthein chhil jaati hain",
    hindi: "जगह जैसे रोबोट के लिए बनी हो, और उँगलियों की गाँठें छिल जाती हैं",
  },
  "Owners sure that you swapped a good part for an old one": {
    hinglish: "Maalik jinhe yakeen hai ki aapne achha purza nikalkar purana laga diya",
    hindi: "मालिक जिन्हें यक़ीन है कि आपने अच्छा पुर्ज़ा निकालकर पुराना लगा दिया",
  },
  "With the owner, check a parked, cool car's oil, coolant, tyre pressure and lamps against its handbook and write a service card.": {
    hinglish:
      "Maalik ke saath, khadi aur thandi car ka oil, coolant, tyre ki hawa aur lights handbook se milakar jaanchiye aur ek service card likhiye.",
    hindi: "मालिक के साथ, खड़ी और ठंडी कार का ऑयल, कूलेंट, टायर की हवा और लाइटें हैंडबुक से मिलाकर जाँचिए और एक सर्विस कार्ड लिखिए।",
  },
  "Squatting on the pavement through the year": { hinglish: "Saal bhar footpath par ukdu baithna", hindi: "साल भर फ़ुटपाथ पर उकड़ूँ बैठना" },
  "Regulars who want the chain oiled and brakes set for nothing": {
    hinglish: "Pakke customer jo chain mein tel aur brake ki setting muft mein chahte hain",
    hindi: "पक्के ग्राहक जो चेन में तेल और ब्रेक की सेटिंग मुफ़्त में चाहते हैं",
  },
  "Electric scooters locked to company laptops": {
    hinglish: "Electric scooter jo sirf company ke laptop se khulte hain",
    hindi: "इलेक्ट्रिक स्कूटर जो सिर्फ़ कंपनी के लैपटॉप से खुलते हैं",
  },
  "Clean, oil and tension a bicycle chain, then ride before and after and describe the difference in sound and effort.": {
    hinglish:
      "Cycle ki chain saaf kijiye, usmein tel daaliye aur kasiye, pehle aur baad mein chalakar dekhiye aur likhiye ki awaaz aur zor mein kya fark aaya.",
    hindi: "साइकिल की चेन साफ़ कीजिए, उसमें तेल डालिए और कसिए, पहले और बाद में चलाकर देखिए और लिखिए कि आवाज़ और ज़ोर में क्या फ़र्क़ आया।",
  },
  "Breakdowns on the highway shoulder at 3 a.m.": {
    hinglish: "Raat 3 baje highway ke kinaare khadi kharab gaadi",
    hindi: "रात 3 बजे हाईवे के किनारे खड़ी ख़राब गाड़ी",
  },
  "Black soot that outlives three soaps": {
    hinglish: "Kaali kaalikh jo teen sabun ke baad bhi nahi chhootti",
    hindi: "काली कालिख जो तीन साबुन के बाद भी नहीं छूटती",
  },
  "Spanners as heavy as your arm": { hinglish: "Spanner jo aapki baanh jitne bhaari hote hain", hindi: "स्पैनर जो आपकी बाँह जितने भारी होते हैं" },
  "Ask a tractor or bus mechanic, with an adult, how an engine without spark plugs fires, and draw its four strokes.": {
    hinglish:
      "Kisi bade ke saath jaakar tractor ya bus ke mechanic se poochiye ki bina spark plug ke engine mein fuel kaise jalta hai, aur uske chaar stroke ka chitra banaiye.",
    hindi: "किसी बड़े के साथ जाकर ट्रैक्टर या बस के मैकेनिक से पूछिए कि बिना स्पार्क प्लग के इंजन में ईंधन कैसे जलता है, और उसके चार स्ट्रोक का चित्र बनाइए।",
  },
  "Loose wires that only a pothole shakes apart": {
    hinglish: "Dheela taar jo sirf gaddhe ke jhatke par hi alag hota hai",
    hindi: "ढीला तार जो सिर्फ़ गड्ढे के झटके पर ही अलग होता है",
  },
  "Upside-down hours beneath dashboards": {
    hinglish: "Dashboard ke neeche ghanton ulta latakkar kaam",
    hindi: "डैशबोर्ड के नीचे घंटों उलटा लटककर काम",
  },
  "Cheap add-on lamps wired by somebody else's cousin": {
    hinglish: "Baad mein lagi sasti lights, jinki wiring kisi ke rishtedar ne ki hai",
    hindi: "बाद में लगी सस्ती लाइटें, जिनकी वायरिंग किसी के रिश्तेदार ने की है",
  },
  "Wire a torch bulb, cell, switch and fuse-thin foil strip on card, then have a friend hide one break for you to trace.": {
    hinglish:
      "Torch ka bulb, cell, switch aur fuse jitni patli foil ki patti gatte par jodiye, phir kisi dost se ek jagah taar chupke se tudwaiye aur use dhoondhiye.",
    hindi: "टॉर्च का बल्ब, सेल, स्विच और फ़्यूज़ जितनी पतली फ़ॉइल की पट्टी गत्ते पर जोड़िए, फिर किसी दोस्त से एक जगह तार चुपके से तुड़वाइए और उसे ढूँढ़िए।",
  },
  "Filler dust settling on the tea glass": { hinglish: "Chai ke gilaas par jamti putty ki dhool", hindi: "चाय के गिलास पर जमती पुट्टी की धूल" },
  "Insurance surveyors halving each estimate": {
    hinglish: "Insurance ke surveyor jo har estimate aadha kar dete hain",
    hindi: "बीमा सर्वेयर जो हर एस्टीमेट आधा कर देते हैं",
  },
  "The neighbours' complaints about hammering": {
    hinglish: "Thok-peet ke shor par padosiyon ki shikayat",
    hindi: "ठोक-पीट के शोर पर पड़ोसियों की शिकायत",
  },
  "Press a dent into the lid of an empty biscuit tin and work it out from behind with the back of a spoon, seeing where the metal stretched.":
    {
      hinglish:
        "Biscuit ke khaali dibbe ke dhakkan mein gaddha dabaiye aur use peeche se chammach ki peeth se nikaliye, dekhte hue ki dhaatu kahan khinchi.",
      hindi: "बिस्कुट के ख़ाली डिब्बे के ढक्कन में गड्ढा दबाइए और उसे पीछे से चम्मच की पीठ से निकालिए, देखते हुए कि धातु कहाँ खिंची।",
    },
  "Poisonous paint vapour, and a mask fed with air by a hose": {
    hinglish: "Paint ki zehreeli bhaap, aur mask jismein hawa pipe se aati hai",
    hindi: "पेंट की ज़हरीली भाप, और मास्क जिसमें हवा पाइप से आती है",
  },
  "A fly landing on the final wet coat": { hinglish: "Aakhiri geele coat par aakar baithi makkhi", hindi: "आख़िरी गीले कोट पर आकर बैठी मक्खी" },
  "Silver, which shows from every angle": {
    hinglish: "Silver rang, jismein kami har taraf se dikhti hai",
    hindi: "सिल्वर रंग, जिसमें कमी हर तरफ़ से दिखती है",
  },
  "Mix poster colours to match a leaf exactly, paint a swatch, and look at both in sun, tube light and shade.": {
    hinglish:
      "Poster colour milakar bilkul ek patte jaisa rang banaiye, ek namoona rangiye, aur dono ko dhoop, tube light aur chhaanv mein dekhiye.",
    hindi: "पोस्टर कलर मिलाकर बिलकुल एक पत्ते जैसा रंग बनाइए, एक नमूना रँगिए, और दोनों को धूप, ट्यूबलाइट और छाँव में देखिए।",
  },
  "Truck wheels in two parts (split rims), which can kill if filled carelessly": {
    hinglish: "Truck ke do hisson wale pahiye (split rim), jinmein laparwahi se hawa bhari to jaan ja sakti hai",
    hindi: "ट्रक के दो हिस्सों वाले पहिए (स्प्लिट रिम), जिनमें लापरवाही से हवा भरी तो जान जा सकती है",
  },
  "Hot tar and horn noise beside the stall": {
    hinglish: "Dukaan ke bagal mein garam daamar aur gaadiyon ke horn ka shor",
    hindi: "दुकान के बग़ल में गर्म डामर और गाड़ियों के हॉर्न का शोर",
  },
  "Arms black up to the elbow": { hinglish: "Kohni tak kaale haath", hindi: "कोहनी तक काले हाथ" },
  "Look at ten parked cars, with their owners' leave: read each tyre's size and age code, try the tread with a coin, and spot uneven wear.":
    {
      hinglish:
        "Maalikon ki ijaazat se das khadi cars dekhiye: har tyre ka size aur umar ka code padhiye, sikke se tread naapiye, aur dhoondhiye ki kaun sa ek taraf se zyada ghisa hai.",
      hindi:
        "मालिकों की इजाज़त से दस खड़ी कारें देखिए: हर टायर का साइज़ और उम्र का कोड पढ़िए, सिक्के से ट्रेड नापिए, और ढूँढ़िए कि कौन सा एक तरफ़ से ज़्यादा घिसा है।",
    },
  "Four floors of stairs with a toolbox in May": {
    hinglish: "May ki garmi mein toolbox lekar chaar manzil seedhiyan",
    hindi: "मई की गर्मी में टूलबॉक्स लेकर चार मंज़िल सीढ़ियाँ",
  },
  "Washing machines walled in behind new kitchen cupboards": {
    hinglish: "Kitchen ki nayi almaariyon ke peeche band washing machine",
    hindi: "रसोई की नई अलमारियों के पीछे बंद वॉशिंग मशीन",
  },
  "Cockroaches living behind warm compressors": {
    hinglish: "Garam compressor ke peeche base cockroach",
    hindi: "गर्म कंप्रेसर के पीछे बसे कॉकरोच",
  },
  "Unplug a dead iron for good, open it with an adult, and trace current from plug to heating coil on paper.": {
    hinglish:
      "Kharab istri ka plug socket se hamesha ke liye nikal dijiye, kisi bade ke saath use kholiye, aur kaagaz par banaiye ki current plug se heating coil tak kaise jaata hai.",
    hindi:
      "ख़राब इस्तरी का प्लग सॉकेट से हमेशा के लिए निकाल दीजिए, किसी बड़े के साथ उसे खोलिए, और काग़ज़ पर बनाइए कि करंट प्लग से हीटिंग कॉइल तक कैसे जाता है।",
  },
  "Newspaper owners phoning every five minutes until it runs": {
    hinglish: "Akhbaar ke maalik, jo machine chalne tak har paanch minute mein phone karte hain",
    hindi: "अख़बार के मालिक, जो मशीन चलने तक हर पाँच मिनट में फ़ोन करते हैं",
  },
  "An old press whose German maker closed long ago": {
    hinglish: "Purani press, jise banane wali German company kab ki band ho chuki",
    hindi: "पुरानी प्रेस, जिसे बनाने वाली जर्मन कंपनी कब की बंद हो चुकी",
  },
  "Ink and solvent ground into the skin": { hinglish: "Chamdi mein basi ink aur solvent", hindi: "चमड़ी में बसी स्याही और सॉल्वेंट" },
  "Take out the paper tray of a home or school printer, with permission, find the pick-up roller and explain why sheets jam.": {
    hinglish:
      "Ijaazat lekar ghar ya school ke printer ki paper tray nikaliye, kaagaz uthane wala roller dhoondhiye aur samjhaiye ki kaagaz kyon phansta hai.",
    hindi: "इजाज़त लेकर घर या स्कूल के प्रिंटर की पेपर ट्रे निकालिए, काग़ज़ उठाने वाला रोलर ढूँढ़िए और समझाइए कि काग़ज़ क्यों फँसता है।",
  },
  "Safety locks on switches that somebody wants you to skip": {
    hinglish: "Switch par lage suraksha ke taale, jinhe koi chhod dene ko kehta hai",
    hindi: "स्विच पर लगे सुरक्षा के ताले, जिन्हें कोई छोड़ देने को कहता है",
  },
  "Reaching into a mixer that was turning a minute ago": {
    hinglish: "Us mixer mein haath daalna jo ek minute pehle ghoom raha tha",
    hindi: "उस मिक्सर में हाथ डालना जो एक मिनट पहले घूम रहा था",
  },
  "Robbing one machine of a part to save another": {
    hinglish: "Ek machine bachane ke liye doosri ka purza nikalna",
    hindi: "एक मशीन बचाने के लिए दूसरी का पुर्ज़ा निकालना",
  },
  "List every moving part of a sewing machine or cycle, mark what wears, and oil each point from its manual with permission.": {
    hinglish:
      "Silai machine ya cycle ke har chalne wale purze ki list banaiye, jo ghista hai us par nishan lagaiye, aur ijaazat lekar manual ke hisaab se har jagah tel daaliye.",
    hindi: "सिलाई मशीन या साइकिल के हर चलने वाले पुर्ज़े की सूची बनाइए, जो घिसता है उस पर निशान लगाइए, और इजाज़त लेकर मैनुअल के हिसाब से हर जगह तेल डालिए।",
  },
  "Operators losing piece pay while they watch you": {
    hinglish: "Operator jinki piece ki kamai ghat rahi hai aur jo aapko dekh rahe hain",
    hindi: "ऑपरेटर जिनकी पीस की कमाई घट रही है और जो आपको देख रहे हैं",
  },
  "Lint that packs into every gear": { hinglish: "Har gear mein thuns jaane wala roaan", hindi: "हर गियर में ठुँस जाने वाला रोआँ" },
  'Being called "machine uncle" and paid like a helper': {
    hinglish: "Log machine uncle kehte hain aur paise helper jitne milte hain",
    hindi: "लोग मशीन अंकल कहते हैं और पैसे हेल्पर जितने मिलते हैं",
  },
  "On a home machine, sew rows at five tension settings on scrap cloth, label each, and explain the loops you see underneath.": {
    hinglish:
      "Ghar ki machine par bachi katran par tension ki paanch setting se silai chalaiye, har ek par naam likhiye, aur samjhaiye ki neeche dikhne wale phande kyon bante hain.",
    hindi: "घर की मशीन पर बची कतरन पर टेंशन की पाँच सेटिंग से सिलाई चलाइए, हर एक पर लेबल लगाइए, और समझाइए कि नीचे दिखने वाले फंदे क्यों बनते हैं।",
  },
  "Legally named as factory manager when someone is hurt": {
    hinglish: "Kisi ko chot lage to kanoon mein factory manager ke roop mein aapka naam",
    hindi: "किसी को चोट लगे तो क़ानून में फ़ैक्टरी मैनेजर के रूप में आपका नाम",
  },
  "A village at the gate that blames your chimney for every cough": {
    hinglish: "Gate ke paas ka gaon, jo har khaansi ka dosh aapki chimney ko deta hai",
    hindi: "गेट के पास का गाँव, जो हर खाँसी का दोष आपकी चिमनी को देता है",
  },
  "Telling workers that their line moves to another State": {
    hinglish: "Kaamgaron ko batana ki unki line doosre rajya mein ja rahi hai",
    hindi: "कामगारों को बताना कि उनकी लाइन दूसरे राज्य में जा रही है",
  },
  "Run a paper-aeroplane factory with four friends for ten minutes: count output, rejects and idle time, rearrange, then run it again.": {
    hinglish:
      "Chaar doston ke saath das minute kaagaz ke hawai jahaaz ki factory chalaiye: kitne bane, kitne kharab hue aur kitna samay khaali gaya giniye, jagah badaliye, phir dobara chalaiye.",
    hindi:
      "चार दोस्तों के साथ दस मिनट काग़ज़ के हवाई जहाज़ की फ़ैक्टरी चलाइए: कितने बने, कितने ख़राब हुए और कितना समय ख़ाली गया गिनिए, जगह बदलिए, फिर दोबारा चलाइए।",
  },
  "Squeezed between the union and the manager": { hinglish: "Union aur manager ke beech pisna", hindi: "यूनियन और मैनेजर के बीच पिसना" },
  "Working the nights you put others on": {
    hinglish: "Doosron ko jo raat ki shift dein, usmein khud bhi kaam karna",
    hindi: "दूसरों को जो रात की शिफ़्ट दें, उसमें ख़ुद भी काम करना",
  },
  "Two machines down, and thirty people waiting for your next word": {
    hinglish: "Do machinein band, aur tees log aapke agle shabd ke intezaar mein",
    hindi: "दो मशीनें बंद, और तीस लोग आपके अगले शब्द के इंतज़ार में",
  },
  "Take charge of one school clean-up or stall: assign six people, time each job, and note where somebody stood waiting.": {
    hinglish:
      "School ki ek safai ya stall ki zimmedari lijiye: chhe logon ko kaam baantiye, har kaam ka samay naapiye, aur likhiye ki kahan kisi ko khade rehkar intezaar karna pada.",
    hindi:
      "स्कूल की एक सफ़ाई या स्टॉल की ज़िम्मेदारी लीजिए: छह लोगों को काम बाँटिए, हर काम का समय नापिए, और लिखिए कि कहाँ किसी को खड़े रहकर इंतज़ार करना पड़ा।",
  },
  "Salesmen promising dates without asking": {
    hinglish: "Sales wale, jo bina poochhe tareekh ka vaada kar dete hain",
    hindi: "सेल्स वाले, जो बिना पूछे तारीख़ का वादा कर देते हैं",
  },
  "Plans that live until ten past nine": {
    hinglish: "Plan jo subah nau baj kar das minute tak hi tikta hai",
    hindi: "प्लान जो सुबह नौ बजकर दस मिनट तक ही टिकता है",
  },
  "Twelve orders to move because one coil of steel is late": {
    hinglish: "Steel ki ek coil late hui, to baarah order aage khiskana",
    hindi: "स्टील की एक कॉइल लेट हुई, तो बारह ऑर्डर आगे खिसकाना",
  },
  "List every task for a family meal with times and burners needed, and draw a schedule in which all dishes finish together.": {
    hinglish:
      "Ghar ke ek khane ke saare kaam likhiye, samay aur zaroori chulhon ke saath, aur aisa schedule banaiye jismein saare vyanjan ek saath taiyaar hon.",
    hindi: "घर के एक खाने के सारे काम लिखिए, समय और ज़रूरी चूल्हों के साथ, और ऐसा शेड्यूल बनाइए जिसमें सारे व्यंजन एक साथ तैयार हों।",
  },
  "A crack as fine as an eyelash that the supervisor cannot see": {
    hinglish: "Palak ke baal jitni baareek daraar, jo supervisor ko dikhti hi nahi",
    hindi: "पलक के बाल जितनी बारीक दरार, जो सुपरवाइज़र को दिखती ही नहीं",
  },
  'Pressure to pass "just this lot" on month-end': {
    hinglish: "Mahine ke aakhir mein bas yeh wala lot paas kar dene ka dabaav",
    hindi: "महीने के आख़िर में बस यह वाला लॉट पास कर देने का दबाव",
  },
  "Customer complaints about parts you never sampled": {
    hinglish: "Un purzon par customer ki shikayat jo aapke sample mein aaye hi nahi",
    hindi: "उन पुर्ज़ों पर ग्राहक की शिकायत जो आपके सैंपल में आए ही नहीं",
  },
  "Gather ten pencils of one brand from friends, decide five checks with limits, inspect all and defend which you would send back.": {
    hinglish:
      "Doston se ek hi brand ki das pencilein jama kijiye, paanch jaanchein aur unki seema tay kijiye, sabko jaanchiye aur samjhaiye ki kaun si lautani chahiye aur kyon.",
    hindi: "दोस्तों से एक ही ब्रांड की दस पेंसिलें जमा कीजिए, पाँच जाँचें और उनकी सीमा तय कीजिए, सबको जाँचिए और समझाइए कि कौन सी लौटानी चाहिए और क्यों।",
  },
  "Sorting thousands of doubtful parts at the buyer's own plant": {
    hinglish: "Kharidaar ke hi plant mein hazaaron shak wale purze chhaantna",
    hindi: "ख़रीदार के ही प्लांट में हज़ारों शक वाले पुर्ज़े छाँटना",
  },
  "Signed checklists that no one really filled in": {
    hinglish: "Sign ki hui checklist, jo kisi ne sach mein bhari hi nahi",
    hindi: "दस्तख़त की हुई चेकलिस्ट, जो किसी ने सच में भरी ही नहीं",
  },
  "Flying to a customer only to say sorry for a bad lot": {
    hinglish: "Kharab lot ke liye sirf maafi maangne customer ke paas flight se jaana",
    hindi: "ख़राब लॉट के लिए सिर्फ़ माफ़ी माँगने ग्राहक के पास फ़्लाइट से जाना",
  },
  "Note every time your family loses keys, milk boils over or a bus is missed for a week; find one root cause.": {
    hinglish: "Ek hafte tak likhiye ki ghar mein kab chaabi khoyi, doodh ubalkar gira ya bus chhooti, aur ek asli wajah dhoondhiye.",
    hindi: "एक हफ़्ते तक लिखिए कि घर में कब चाबी खोई, दूध उबलकर गिरा या बस छूटी, और एक असली वजह ढूँढ़िए।",
  },
  "A bearing that fails a week before its planned change": {
    hinglish: "Bearing jo badalne ki tay tareekh se theek ek hafte pehle kharab ho jaata hai",
    hindi: "बेयरिंग जो बदलने की तय तारीख़ से ठीक एक हफ़्ते पहले ख़राब हो जाता है",
  },
  "Production refusing the shutdown hour you begged for": {
    hinglish: "Ek ghante ke shutdown ki minnat par bhi production ka inkaar",
    hindi: "एक घंटे के शटडाउन की मिन्नत पर भी प्रोडक्शन का इनकार",
  },
  "Imported circuit cards costing more than the machine's worth": {
    hinglish: "Videshi circuit card, jinka daam machine ki keemat se zyada hai",
    hindi: "विदेशी सर्किट कार्ड, जिनका दाम मशीन की क़ीमत से ज़्यादा है",
  },
  "Make a care calendar for all fans, taps, cycles and filters at home, do one month of it and record what you prevented.": {
    hinglish:
      "Ghar ke saare pankhon, nalon, cycles aur filter ki dekhbhaal ka calendar banaiye, ek mahine us par chaliye aur likhiye ki kaun si kharabi hone se bachi.",
    hindi: "घर के सारे पंखों, नलों, साइकिलों और फ़िल्टरों की देखभाल का कैलेंडर बनाइए, एक महीने उस पर चलिए और लिखिए कि कौन सी ख़राबी होने से बची।",
  },
  "Ears ringing from hammers in a narrow lane": { hinglish: "Tang gali mein hathaudon se goonjte kaan", hindi: "तंग गली में हथौड़ों से गूँजते कान" },
  "Charcoal smoke, and fumes from the acid bath that cleans the pots": {
    hinglish: "Koyle ka dhuaan, aur bartan saaf karne wale tezaab ki bhaap",
    hindi: "कोयले का धुआँ, और बर्तन साफ़ करने वाले तेज़ाब की भाप",
  },
  "Steel and plastic on every kitchen shelf": { hinglish: "Har rasoi mein steel aur plastic", hindi: "हर रसोई में स्टील और प्लास्टिक" },
  "Press a pattern into an old aluminium foil tray from the back with a blunt pencil, and see how ridges stiffen it.": {
    hinglish:
      "Aluminium foil ki purani tray mein peeche se bhothri pencil se koi pattern dabaiye, aur dekhiye ki ubhri lakeerein use kaise kada kar deti hain.",
    hindi: "एल्युमिनियम फ़ॉइल की पुरानी ट्रे में पीछे से भोथरी पेंसिल से कोई पैटर्न दबाइए, और देखिए कि उभरी लकीरें उसे कैसे कड़ा कर देती हैं।",
  },
  "Piece rates cut when dealers order fewer cycles": {
    hinglish: "Dealer ke kam cycle mangwaane par prati cycle ka rate ghata diya jaana",
    hindi: "डीलर के कम साइकिल मँगवाने पर प्रति साइकिल का रेट घटा दिया जाना",
  },
  "Spoke ends that prick through the glove all day": {
    hinglish: "Spoke ke sire jo din bhar dastaane ke paar chubhte hain",
    hindi: "स्पोक के सिरे जो दिन भर दस्ताने के पार चुभते हैं",
  },
  "Missing washers discovered at bicycle ninety": {
    hinglish: "Nabbeveen cycle par pata chalna ki washer lagne se reh gaye",
    hindi: "नब्बेवीं साइकिल पर पता चलना कि वॉशर लगने से रह गए",
  },
  "Turn a cycle upside down, find the wobble with a pencil held near the rim, and adjust both brakes with someone experienced.": {
    hinglish:
      "Cycle ko ulta rakhiye, rim ke paas pencil rakhkar pahiye ki dagmagaahat dhoondhiye, aur kisi jaankaar ke saath dono brake theek kijiye.",
    hindi: "साइकिल को उलटा रखिए, रिम के पास पेंसिल रखकर पहिए की डगमगाहट ढूँढ़िए, और किसी जानकार के साथ दोनों ब्रेक ठीक कीजिए।",
  },
  "Black hands and black nose by evening": { hinglish: "Shaam tak kaale haath aur kaali naak", hindi: "शाम तक काले हाथ और काली नाक" },
  "Rain spoiling a yard full of drying trays": {
    hinglish: "Baarish se aangan bhar sookhti tray ka kharab hona",
    hindi: "बारिश से आँगन भर सूखती ट्रे का ख़राब होना",
  },
  "A few rupees a kilo for raw sticks": {
    hinglish: "Kachchi teeliyon ke ek kilo par bas kuch rupaye",
    hindi: "कच्ची तीलियों के एक किलो पर बस कुछ रुपये",
  },
  "With an adult near, burn three kinds of agarbatti outdoors one at a time, timing each centimetre, and compare ash, smoke and price per stick.":
    {
      hinglish:
        "Kisi bade ke paas rehte hue teen kism ki agarbatti bahar ek-ek karke jalaiye, har centimetre ka samay likhiye, aur raakh, dhuen aur ek agarbatti ke daam ki tulna kijiye.",
      hindi:
        "किसी बड़े के पास रहते हुए तीन क़िस्म की अगरबत्ती बाहर एक-एक करके जलाइए, हर सेंटीमीटर का समय लिखिए, और राख, धुएँ और एक अगरबत्ती के दाम की तुलना कीजिए।",
    },
  "Fingertips sore from clips and tape": {
    hinglish: "Clip aur tape se dukhti ungliyon ki poren",
    hindi: "क्लिप और टेप से दुखती उँगलियों की पोरें",
  },
  "Standing all shift beside a board that does not stop": {
    hinglish: "Poori shift aise board ke paas khade rehna jo rukta nahi",
    hindi: "पूरी शिफ़्ट ऐसे बोर्ड के पास खड़े रहना जो रुकता नहीं",
  },
  "One swapped wire that sends the whole harness back": {
    hinglish: "Ek taar idhar-udhar, aur poora harness wapas",
    hindi: "एक तार इधर-उधर, और पूरा हार्नेस वापस",
  },
  "Draw where eight coloured threads run from one end to five places, lay them round pins on card, tape them, and tug each one to prove it.":
    {
      hinglish:
        "Chitra banaiye ki aath rangeen dhaage ek sire se paanch jagah kahan jaate hain, unhe gatte par lagi pinon ke sahaare bichhaiye, tape lagaiye, aur har ek ko kheenchkar parkhiye.",
      hindi: "चित्र बनाइए कि आठ रंगीन धागे एक सिरे से पाँच जगह कहाँ जाते हैं, उन्हें गत्ते पर लगी पिनों के सहारे बिछाइए, टेप लगाइए, और हर एक को खींचकर परखिए।",
    },
  "A container sailing with one table leg missing": {
    hinglish: "Container nikal gaya, aur mez ka ek paaya chhoot gaya",
    hindi: "कंटेनर निकल गया, और मेज़ का एक पाया छूट गया",
  },
  "Skilled carpenters going home for harvest together": {
    hinglish: "Achche kaarigar jo fasal ki katai par ek saath ghar chale jaate hain",
    hindi: "अच्छे कारीगर जो फ़सल की कटाई पर एक साथ घर चले जाते हैं",
  },
  "Timber prices set by weather in Malaysia": {
    hinglish: "Lakdi ke daam jo Malaysia ka mausam tay karta hai",
    hindi: "लकड़ी के दाम जो मलेशिया का मौसम तय करता है",
  },
  "Fold thirty paper boxes with two friends, once each alone and once as a line, and compare time, faults and boredom.": {
    hinglish:
      "Do doston ke saath kaagaz modkar tees dibbe banaiye, ek baar alag-alag aur ek baar line mein, aur samay, galtiyon aur boriyat ki tulna kijiye.",
    hindi: "दो दोस्तों के साथ काग़ज़ मोड़कर तीस डिब्बे बनाइए, एक बार अलग-अलग और एक बार लाइन में, और समय, ग़लतियों और बोरियत की तुलना कीजिए।",
  },
  "Wrists that ache by the third kilo": { hinglish: "Teesre kilo tak dukhne lagti kalaaiyan", hindi: "तीसरे किलो तक दुखने लगती कलाइयाँ" },
  "Monsoon weeks with nothing dry": { hinglish: "Barsaat ke hafte jinmein kuch nahi sookhta", hindi: "बरसात के हफ़्ते जिनमें कुछ नहीं सूखता" },
  "Rejected discs cut from your earnings": {
    hinglish: "Radd papad jinka paisa aapki kamaai se kata jaata hai",
    hindi: "रद्द पापड़ जिनका पैसा आपकी कमाई से काटा जाता है",
  },
  "Roll twenty urad papads with someone at home, dry them on cloth, roast them and measure which thickness puffs evenly.": {
    hinglish:
      "Ghar mein kisi ke saath urad ke bees papad beliye, kapde par sukhaiye, senkiye aur naapiye ki kitni motai wala papad ek-sa phoolta hai.",
    hindi: "घर में किसी के साथ उड़द के बीस पापड़ बेलिए, कपड़े पर सुखाइए, सेंकिए और नापिए कि कितनी मोटाई वाला पापड़ एक-सा फूलता है।",
  },
  "Standing in a hooded dust suit through a night shift": {
    hinglish: "Raat ki poori shift topi wale dust suit mein khade rehna",
    hindi: "रात की पूरी शिफ़्ट टोपी वाले डस्ट सूट में खड़े रहना",
  },
  "One cracked cell, and a finished panel is second grade": {
    hinglish: "Ek cell chatka, aur taiyaar panel doosre darje ka",
    hindi: "एक सेल चटका, और तैयार पैनल दूसरे दर्जे का",
  },
  "Machines take over one station a year": {
    hinglish: "Har saal ek aur jagah ka kaam machine le leti hai",
    hindi: "हर साल एक और जगह का काम मशीन ले लेती है",
  },
  "Join two torch cells to a bulb, first in series, then in parallel, with tape and wire, and compare the brightness.": {
    hinglish: "Torch ke do cell ko tape aur taar se bulb se jodiye, pehle series mein, phir parallel mein, aur roshni ki tulna kijiye.",
    hindi: "टॉर्च के दो सेल को टेप और तार से बल्ब से जोड़िए, पहले सीरीज़ में, फिर पैरेलल में, और रोशनी की तुलना कीजिए।",
  },
  "Rubber crumbs in the throat and down the shirt": {
    hinglish: "Gale mein aur kameez ke andar rubber ka chura",
    hindi: "गले में और क़मीज़ के अंदर रबर का चूरा",
  },
  "A returned tyre that peeled at eighty on the highway": {
    hinglish: "Wapas aaya tyre jo highway par assi ki raftaar mein ukhad gaya",
    hindi: "वापस आया टायर जो हाईवे पर अस्सी की रफ़्तार में उखड़ गया",
  },
  "Heat from the chamber in a tin shed": { hinglish: "Tin ke shed mein chamber ki garmi", hindi: "टीन के शेड में चैंबर की गर्मी" },
  "Patch a punctured cycle tube: roughen, glue, wait, press. Then do a second patch without roughening and compare how each peels.": {
    hinglish:
      "Cycle ki puncture tube par patch lagaiye: khurdura kijiye, solution lagaiye, rukiye, dabaiye. Phir doosra patch bina khurdura kiye lagaiye aur dekhiye ki har ek kaise ukhadta hai.",
    hindi:
      "साइकिल की पंक्चर ट्यूब पर पैच लगाइए: खुरदुरा कीजिए, सॉल्यूशन लगाइए, रुकिए, दबाइए। फिर दूसरा पैच बिना खुरदुरा किए लगाइए और देखिए कि हर एक कैसे उखड़ता है।",
  },
  "On your feet all shift for the same six movements": {
    hinglish: "Poori shift khade-khade haathon ki wahi chhe harkatein",
    hindi: "पूरी शिफ़्ट खड़े-खड़े हाथों की वही छह हरकतें",
  },
  "Wages by the piece or through a contractor, and none when orders stop": {
    hinglish: "Mazdoori nag ke hisaab se ya thekedaar se, aur order band to kuch nahi",
    hindi: "मज़दूरी नग के हिसाब से या ठेकेदार से, और ऑर्डर बंद तो कुछ नहीं",
  },
  "Paper cuts, dust and tape glue on every finger": {
    hinglish: "Har ungli par kaagaz ke ghaav, dhool aur tape ka gond",
    hindi: "हर उँगली पर काग़ज़ के घाव, धूल और टेप का गोंद",
  },
  "Pack a raw egg in scrap paper and card, drop it from a chair's height, and improve the box until the shell outlives three falls.": {
    hinglish:
      "Kachche ande ko raddi kaagaz aur gatte mein pack kijiye, kursi ki oonchai se giraiye, aur dibba tab tak sudhaariye jab tak anda teen baar girkar bhi na toote.",
    hindi: "कच्चे अंडे को रद्दी काग़ज़ और गत्ते में पैक कीजिए, कुर्सी की ऊँचाई से गिराइए, और डिब्बा तब तक सुधारिए जब तक अंडा तीन बार गिरकर भी न टूटे।",
  },
  "Makers who keep spares and wiring diagrams to themselves": {
    hinglish: "Company jo spare part aur wiring ke nakshe apne paas rakhti hain",
    hindi: "कंपनियाँ जो स्पेयर पार्ट और वायरिंग के नक़्शे अपने पास रखती हैं",
  },
  "Packs drowned in the monsoon and claimed under warranty": {
    hinglish: "Barsaat mein doobe pack jin par warranty maangi jaati hai",
    hindi: "बरसात में डूबे पैक जिन पर वारंटी माँगी जाती है",
  },
  "High voltage forgives no hurry, yet the target is jobs a day": {
    hinglish: "High voltage mein jaldbaazi jaanleva hai, phir bhi target yahi ki din mein kitni gaadiyan",
    hindi: "हाई वोल्टेज में जल्दबाज़ी जानलेवा है, फिर भी टारगेट यही कि दिन में कितनी गाड़ियाँ",
  },
  "Ask an e-rickshaw driver to recall a week's kilometres, charges and repairs, and work out together what one kilometre costs.": {
    hinglish:
      "Kisi e-rickshaw driver se ek hafte ke kilometre, charging aur marammat yaad karne ko kahiye, aur saath mein hisaab lagaiye ki ek kilometre kitne ka padta hai.",
    hindi: "किसी ई-रिक्शा ड्राइवर से एक हफ़्ते के किलोमीटर, चार्जिंग और मरम्मत याद करने को कहिए, और साथ में हिसाब लगाइए कि एक किलोमीटर कितने का पड़ता है।",
  },
};
