import type { ToldTexts } from "../told-texts.ts";

export const arts: ToldTexts = {
  "A year of painting, and perhaps not one canvas sold": {
    hinglish: "Saal bhar painting karna aur shayad ek bhi na bikna",
    hindi: "साल भर पेंटिंग करना और शायद एक भी न बिकना",
  },
  "Galleries commonly keep a large share of the price": {
    hinglish: "Gallery aam taur par daam ka bada hissa khud rakh leti hain",
    hindi: "गैलरी आम तौर पर दाम का बड़ा हिस्सा ख़ुद रख लेती हैं",
  },
  "Big canvases that fill the house and cost a lot to send": {
    hinglish: "Bade canvas jo ghar bhar dete hain aur bhejne mein mehnge padte hain",
    hindi: "बड़े कैनवस जो घर भर देते हैं और भेजने में महँगे पड़ते हैं",
  },
  "Paint the same corner of your room at morning, noon and dusk with five colours only, and compare the three.": {
    hinglish: "Apne kamre ka ek hi kona subah, dopahar aur shaam ko sirf paanch rangon se paint kijiye, aur teeno ki tulna kijiye.",
    hindi: "अपने कमरे का एक ही कोना सुबह, दोपहर और शाम को सिर्फ़ पाँच रंगों से पेंट कीजिए, और तीनों की तुलना कीजिए।",
  },
  "Bronze and foundry bills due before the client pays": {
    hinglish: "Kaanse aur dhalai ka bill, jo client ke paise se pehle chukana padta hai",
    hindi: "काँसे और ढलाई का बिल, जो क्लाइंट के पैसे से पहले चुकाना पड़ता है",
  },
  "Statues wanted in a month for somebody's anniversary": {
    hinglish: "Kisi ki saalgirah ke liye ek mahine mein murti ki maang",
    hindi: "किसी की सालगिरह के लिए एक महीने में मूर्ति की माँग",
  },
  "Big pieces nobody has room to keep": {
    hinglish: "Badi kritiyan jinhe rakhne ki jagah kisi ke paas nahi",
    hindi: "बड़ी कृतियाँ जिन्हें रखने की जगह किसी के पास नहीं",
  },
  "Bend a wire figure, bulk it with newspaper and tape, and make it balance on one leg without glue.": {
    hinglish:
      "Taar modkar ek insaan ki aakriti banaiye, akhbaar aur tape lapetkar use mota kijiye, aur bina gond ke ek pair par santulit khada kijiye.",
    hindi: "तार मोड़कर एक इंसान की आकृति बनाइए, अख़बार और टेप लपेटकर उसे मोटा कीजिए, और बिना गोंद के एक पैर पर संतुलित खड़ा कीजिए।",
  },
  "Presses are few, so you queue at shared studios": {
    hinglish: "Press kam hain, isliye saajhe studio mein apni baari ka intezaar",
    hindi: "प्रेस कम हैं, इसलिए साझे स्टूडियो में अपनी बारी का इंतज़ार",
  },
  "Buyers who take a print for a poster": {
    hinglish: "Kharidar jo print ko poster samajh lete hain",
    hindi: "ख़रीदार जो प्रिंट को पोस्टर समझ लेते हैं",
  },
  "Acid fumes off the plate bath in a closed studio": {
    hinglish: "Band studio mein plate ke acid se uthta dhuan",
    hindi: "बंद स्टूडियो में प्लेट के एसिड से उठता धुआँ",
  },
  "Scratch a drawing into the flat side of a foam tray, ink it with poster colour and pull ten matching prints.": {
    hinglish: "Foam ki tray ke sapaat hisse par chitra khurachiye, poster colour lagaiye aur das ek jaise print nikaliye.",
    hindi: "फ़ोम की ट्रे के सपाट हिस्से पर चित्र खुरचिए, पोस्टर कलर लगाइए और दस एक जैसे प्रिंट निकालिए।",
  },
  "Sun, dust and traffic fumes at arm's length": {
    hinglish: "Dhoop, dhool aur gaadiyon ka dhuan, sab bilkul paas",
    hindi: "धूप, धूल और गाड़ियों का धुआँ, सब बिल्कुल क़रीब",
  },
  "Permission letters that take longer than painting": {
    hinglish: "Ijazat ki chitthiyan jinmein paint karne se zyada samay lagta hai",
    hindi: "इजाज़त की चिट्ठियाँ जिनमें पेंट करने से ज़्यादा समय लगता है",
  },
  "Posters pasted over your wall by election time": {
    hinglish: "Chunav aate hi aapki deewar par chipke poster",
    hindi: "चुनाव आते ही आपकी दीवार पर चिपके पोस्टर",
  },
  "Enlarge a hand-sized drawing eight times on to joined newspaper with a grid, then paint it standing up.": {
    hinglish: "Haath jitne chitra ko chaukhane ki madad se jode hue akhbaar par aath guna bada kijiye, phir khade hokar paint kijiye.",
    hindi: "हाथ जितने चित्र को चौख़ाने की मदद से जोड़े हुए अख़बार पर आठ गुना बड़ा कीजिए, फिर खड़े होकर पेंट कीजिए।",
  },
  "Cover drawings paid for with your name in small print": {
    hinglish: "Cover ka chitra jiske badle bas chhote akshron mein aapka naam chhapta hai",
    hindi: "कवर का चित्र जिसके बदले बस छोटे अक्षरों में आपका नाम छपता है",
  },
  "The headline set across the face you drew best": {
    hinglish: "Heading jo sabse achhe bane chehre ke upar chhap jaati hai",
    hindi: "हेडिंग जो सबसे अच्छे बने चेहरे के ऊपर छप जाती है",
  },
  "An article rewritten after your picture for it is inked": {
    hinglish: "Chitra poora hone ke baad lekh ka badal jaana",
    hindi: "चित्र पूरा होने के बाद लेख का बदल जाना",
  },
  "Pick a newspaper article with no picture, draw one that explains it, and ask someone what they think it means.": {
    hinglish:
      "Akhbaar ka koi lekh chuniye jismein tasveer nahi, use samjhane wala chitra banaiye, aur kisi se poochiye ki unhe iska kya matlab lagta hai.",
    hindi: "अख़बार का कोई लेख चुनिए जिसमें तस्वीर नहीं, उसे समझाने वाला चित्र बनाइए, और किसी से पूछिए कि उन्हें इसका क्या मतलब लगता है।",
  },
  "Families insisting on fairer skin and fewer wrinkles": {
    hinglish: "Parivar jo gora rang aur kam jhurriyan banane ki zid karte hain",
    hindi: "परिवार जो गोरा रंग और कम झुर्रियाँ बनाने की ज़िद करते हैं",
  },
  "Poor phone photographs sent as the only reference": {
    hinglish: "Dekhkar banane ko bas phone ki kharab photo milna",
    hindi: "देखकर बनाने को बस फ़ोन की ख़राब फ़ोटो मिलना",
  },
  "A likeness that slips away at the last touch": {
    hinglish: "Shakl jo milte-milte aakhiri rekha par bigad jaati hai",
    hindi: "शक्ल जो मिलते-मिलते आख़िरी रेखा पर बिगड़ जाती है",
  },
  "Draw one relative from life for twenty minutes on seven evenings, and date each sheet to see the likeness grow.": {
    hinglish:
      "Saat shaam ek rishtedar ko saamne bithakar bees minute unka chitra banaiye, aur har panne par tareekh likhiye taaki dikhe ki chitra unki shakl se kaise milta jaata hai.",
    hindi:
      "सात शाम एक रिश्तेदार को सामने बिठाकर बीस मिनट उनका चित्र बनाइए, और हर पन्ने पर तारीख़ लिखिए ताकि दिखे कि चित्र उनकी शक्ल से कैसे मिलता जाता है।",
  },
  "Threats or court cases from people without humour": {
    hinglish: "Mazaak na samajhne walon ki dhamki ya court case",
    hindi: "मज़ाक़ न समझने वालों की धमकी या कोर्ट केस",
  },
  "Newspapers cutting staff cartoonist posts": {
    hinglish: "Akhbaron mein cartoonist ki pakki naukri khatm hoti jaana",
    hindi: "अख़बारों में कार्टूनिस्ट की पक्की नौकरियाँ ख़त्म होती जाना",
  },
  "A day of dull news and a front-page panel still empty": {
    hinglish: "Feeki khabron ka din aur pehle page par cartoon ki jagah abhi khaali",
    hindi: "फीकी ख़बरों का दिन और पहले पेज पर कार्टून की जगह अभी ख़ाली",
  },
  "For one week draw a single-panel cartoon each evening on something from that day's news, and let your family guess the joke.": {
    hinglish: "Ek hafte tak har shaam us din ki kisi khabar par ek khaane ka cartoon banaiye, aur ghar walon ko mazaak boojhne dijiye.",
    hindi: "एक हफ़्ते तक हर शाम उस दिन की किसी ख़बर पर एक ख़ाने का कार्टून बनाइए, और घर वालों को मज़ाक़ बूझने दीजिए।",
  },
  "A page takes two days and is read in ten seconds": {
    hinglish: "Ek page do din leta hai aur das second mein padh liya jaata hai",
    hindi: "एक पेज दो दिन लेता है और दस सेकंड में पढ़ लिया जाता है",
  },
  "Small Indian print runs and smaller page rates": {
    hinglish: "Bharat mein kam copy chhapna aur page ka aur bhi kam paisa",
    hindi: "भारत में कम कॉपियाँ छपना और पेज का और भी कम पैसा",
  },
  "Wrist and neck pain at the drawing tablet": {
    hinglish: "Drawing tablet par kalai aur gardan ka dard",
    hindi: "ड्रॉइंग टैबलेट पर कलाई और गर्दन का दर्द",
  },
  "Turn a family anecdote into a four-page comic with no more than six panels a page, then photocopy it into a booklet.": {
    hinglish:
      "Ghar ka koi kissa chaar page ki comic mein banaiye, ek page par chhe se zyada khaane nahi, phir photocopy karke chhoti kitaab banaiye.",
    hindi: "घर का कोई क़िस्सा चार पेज की कॉमिक में बनाइए, एक पेज पर छह से ज़्यादा ख़ाने नहीं, फिर फ़ोटोकॉपी करके छोटी किताब बनाइए।",
  },
  "One slip on the last word ruins the sheet": {
    hinglish: "Aakhiri shabd par ek chook aur poora panna kharab",
    hindi: "आख़िरी शब्द पर एक चूक और पूरा पन्ना ख़राब",
  },
  "Wedding months packed, the rest of the year quiet": {
    hinglish: "Shaadi ke mahine bhare hue, baaki saal sannata",
    hindi: "शादी के महीने भरे हुए, बाक़ी साल सन्नाटा",
  },
  "Free fonts that customers think are equal": {
    hinglish: "Free font jinhe customer aapke kaam ke barabar maante hain",
    hindi: "मुफ़्त फ़ॉन्ट जिन्हें ग्राहक आपके काम के बराबर मानते हैं",
  },
  "Tape two pencils together as a broad nib and write your name in Devanagari or Urdu fifty times, watching thick and thin.": {
    hinglish:
      "Do pencil tape se jodkar chaudi nib banaiye aur apna naam Devanagari ya Urdu mein pachaas baar likhiye, moti aur patli rekha par nazar rakhte hue.",
    hindi: "दो पेंसिल टेप से जोड़कर चौड़ी निब बनाइए और अपना नाम देवनागरी या उर्दू में पचास बार लिखिए, मोटी और पतली रेखा पर नज़र रखते हुए।",
  },
  "Drawing the same character hundreds of times in one week": {
    hinglish: "Ek hi hafte mein wahi character saikdon baar banana",
    hindi: "एक ही हफ़्ते में वही किरदार सैकड़ों बार बनाना",
  },
  "Per-second footage targets that leave no time to polish": {
    hinglish: "Second ke hisaab se footage ka target, jo nikhaarne ka samay nahi chhodta",
    hindi: "सेकंड के हिसाब से फ़ुटेज का टारगेट, जो निखारने का समय नहीं छोड़ता",
  },
  "Outsourced scenes where the fun decisions were made abroad": {
    hinglish: "Videsh se mile scene jinke mazedaar faisle wahin ho chuke hain",
    hindi: "विदेश से मिले सीन जिनके मज़ेदार फ़ैसले वहीं हो चुके हैं",
  },
  "Animate a bouncing ball with a tail, twenty-four drawings long, in the free programs Pencil2D or Krita on a school or home computer.": {
    hinglish:
      "School ya ghar ke computer par free program Pencil2D ya Krita mein poonchh wali uchhalti gend ka chaubees chitron ka animation banaiye.",
    hindi: "स्कूल या घर के कंप्यूटर पर मुफ़्त प्रोग्राम Pencil2D या Krita में पूँछ वाली उछलती गेंद का चौबीस चित्रों का ऐनिमेशन बनाइए।",
  },
  "Four seconds of screen time can take a whole week": {
    hinglish: "Screen ke chaar second mein poora hafta lag sakta hai",
    hindi: "स्क्रीन के चार सेकंड में पूरा हफ़्ता लग सकता है",
  },
  "Late changes to the camera that undo finished acting": {
    hinglish: "Der se aaye camera ke badlaav jo poore ho chuke abhinay ko bekaar kar dete hain",
    hindi: "देर से आए कैमरे के बदलाव जो पूरे हो चुके अभिनय को बेकार कर देते हैं",
  },
  "A character's foot that slides on the floor, spotted at the last review": {
    hinglish: "Character ka pair jo zameen par fisalta hai, aur yeh aakhiri review mein dikhta hai",
    hindi: "किरदार का पैर जो ज़मीन पर फिसलता है, और यह आख़िरी रिव्यू में दिखता है",
  },
  "Install Blender, download a free character that is ready to move (rigged), and make it take eight convincing steps while looking sad.": {
    hinglish:
      "Blender install kijiye, hilane ke liye taiyaar (rigged) koi free character download kijiye, aur use udaas dikhte hue asli lagne wale aath kadam chalaiye.",
    hindi: "Blender इंस्टॉल कीजिए, हिलाने के लिए तैयार (rigged) कोई मुफ़्त किरदार डाउनलोड कीजिए, और उसे उदास दिखते हुए असली लगने वाले आठ क़दम चलाइए।",
  },
  "A villain's sharp chin rounded off to suit a toy maker": {
    hinglish: "Khilona banane wale ke liye villain ki nukili thodi gol kar di jaana",
    hindi: "खिलौना बनाने वाले के लिए खलनायक की नुकीली ठोड़ी गोल कर दी जाना",
  },
  "Copying somebody else's style for a whole series": {
    hinglish: "Poori series mein kisi aur ke style ki nakal",
    hindi: "पूरी सीरीज़ में किसी और की शैली की नक़ल",
  },
  "Your hero on every school bag, and your name on none": {
    hinglish: "Har school bag par aapka hero, par aapka naam kisi par nahi",
    hindi: "हर स्कूल बैग पर आपका हीरो, पर आपका नाम किसी पर नहीं",
  },
  "Redesign the crow from a Panchatantra story: ten silhouettes, one final turnaround and six expressions on plain paper.": {
    hinglish:
      "Panchatantra ki kisi kahani ke kauve ka naya roop banaiye: saade kaagaz par das chhaya-chitra, har taraf se ek aakhiri roop aur chehre ke chhe bhaav.",
    hindi: "पंचतंत्र की किसी कहानी के कौवे का नया रूप बनाइए: सादे काग़ज़ पर दस छाया-चित्र, हर तरफ़ से एक आख़िरी रूप और चेहरे के छह भाव।",
  },
  "Watching whole sequences binned when the script changes": {
    hinglish: "Script badalne par poore scene kachre mein jaate dekhna",
    hindi: "स्क्रिप्ट बदलने पर पूरे सीन कचरे में जाते देखना",
  },
  "Drawing fast and rough when you would love to finish": {
    hinglish: "Jaldi-jaldi kachcha banana, jabki mann poora nikhaarne ka ho",
    hindi: "जल्दी-जल्दी कच्चा बनाना, जबकि मन पूरा निखारने का हो",
  },
  "A frame you fought for, then shot from another angle": {
    hinglish: "Jis frame ke liye itni behas ki, uska kisi aur angle se shoot hona",
    hindi: "जिस फ़्रेम के लिए इतनी बहस की, उसका किसी और ऐंगल से शूट होना",
  },
  "Pause a favourite film scene at every cut, thumbnail each shot, then board a two-minute quarrel from your own home.": {
    hinglish:
      "Pasandeeda film ke ek scene ko har cut par rokiye, har shot ka chhota chitra banaiye, phir apne ghar ke do minute ke jhagde ka storyboard banaiye.",
    hindi: "पसंदीदा फ़िल्म के एक सीन को हर कट पर रोकिए, हर शॉट का छोटा चित्र बनाइए, फिर अपने घर के दो मिनट के झगड़े का स्टोरीबोर्ड बनाइए।",
  },
  "Weeks of double shifts before a star's film releases": {
    hinglish: "Kisi star ki film aane se pehle hafton tak double shift",
    hindi: "किसी स्टार की फ़िल्म आने से पहले हफ़्तों तक डबल शिफ़्ट",
  },
  "A simulation that crashes after nine hours of computing": {
    hinglish: "Simulation jo computer par nau ghante chalne ke baad crash ho jaata hai",
    hindi: "सिम्युलेशन जो कंप्यूटर पर नौ घंटे चलने के बाद क्रैश हो जाता है",
  },
  "Overseas work drying up when foreign actors strike or studios cut back": {
    hinglish: "Videshi actor hadtal karein ya studio kharch ghatayein to wahan ka kaam sookh jaana",
    hindi: "विदेशी कलाकार हड़ताल करें या स्टूडियो ख़र्च घटाएँ तो वहाँ का काम सूख जाना",
  },
  "Follow a beginner's smoke or rigid-body lesson in Blender and make a pile of boxes topple as a ball hits it.": {
    hinglish: "Blender mein dhuen ya rigid body ka shuruaati lesson kijiye aur gend lagne par girta dibbon ka dher banaiye.",
    hindi: "Blender में धुएँ या rigid body का शुरुआती पाठ कीजिए और गेंद लगने पर गिरता डिब्बों का ढेर बनाइए।",
  },
  "Badly lit green cloth that stains the edges of an actor's hair": {
    hinglish: "Kharab roshni wala hara kapda jo actor ke baalon ke kinare hare kar deta hai",
    hindi: "ख़राब रोशनी वाला हरा कपड़ा जो कलाकार के बालों के किनारे हरे कर देता है",
  },
  "Staring at one frame's edge for hours in a dark room": {
    hinglish: "Andhere kamre mein ghanton ek frame ke kinare ko ghoorna",
    hindi: "अँधेरे कमरे में घंटों एक फ़्रेम के किनारे को घूरना",
  },
  "New skies so natural that the cameraman is praised for them": {
    hinglish: "Aapka banaya aasman itna asli ki tareef cameraman ko milti hai",
    hindi: "आपका बनाया आसमान इतना असली कि तारीफ़ कैमरामैन को मिलती है",
  },
  "Cut a friend out of one phone photo, place them in another, and match shadow, colour and blur in free GIMP.": {
    hinglish:
      "Phone ki ek photo mein se dost ki tasveer kaatkar doosri photo mein lagaiye, aur free GIMP mein chhaya, rang aur dhundhlapan milaiye.",
    hindi: "फ़ोन की एक फ़ोटो में से दोस्त की तस्वीर काटकर दूसरी फ़ोटो में लगाइए, और मुफ़्त GIMP में छाया, रंग और धुँधलापन मिलाइए।",
  },
  "Animators breaking the rig in ways nobody foresaw": {
    hinglish: "Animator ka aise tareeke se rig tod dena jo kisi ne socha na tha",
    hindi: "ऐनिमेटर का ऐसे तरीक़े से रिग तोड़ देना जो किसी ने सोचा न था",
  },
  "Puzzling maths hidden behind a job people think is art": {
    hinglish: "Uljha hua maths, us kaam mein jise log kala samajhte hain",
    hindi: "उलझा हुआ गणित, उस काम में जिसे लोग कला समझते हैं",
  },
  "Rebuilding everything when the model's shape is revised": {
    hinglish: "Model ka aakaar badla to sab kuch dobara banana",
    hindi: "मॉडल का आकार बदला तो सब कुछ दोबारा बनाना",
  },
  "Give a simple Blender figure a skeleton with its Rigify add-on and find which joints pinch when you bend them.": {
    hinglish: "Blender ke Rigify add-on se ek saadi aakriti ko kankaal dijiye aur dekhiye ki modne par kaun se jod pichak jaate hain.",
    hindi: "Blender के Rigify add-on से एक सादी आकृति को कंकाल दीजिए और देखिए कि मोड़ने पर कौन से जोड़ पिचक जाते हैं।",
  },
  "Long weeks of modelling bolts, drains and other dull props": {
    hinglish: "Hafton tak bolt, naali aur doosri neeras cheezein banana",
    hindi: "हफ़्तों तक बोल्ट, नाली और दूसरी नीरस चीज़ें बनाना",
  },
  "Strict polygon limits that flatten your best details": {
    hinglish: "Polygon ki sakht seema jo sabse achhi bareekiyan mita deti hai",
    hindi: "पॉलीगॉन की सख़्त सीमा जो सबसे अच्छी बारीकियाँ मिटा देती है",
  },
  "Ready models sold online for the price of a lunch": {
    hinglish: "Taiyaar model jo online ek lunch ke daam par bikte hain",
    hindi: "तैयार मॉडल जो ऑनलाइन एक लंच के दाम पर बिकते हैं",
  },
  "Model a steel tiffin box with its clasp in Blender from photographs of your own, and render it under one lamp.": {
    hinglish: "Apni kheenchi photos se Blender mein kundi wala steel ka tiffin box banaiye, aur ek lamp ki roshni mein render kijiye.",
    hindi: "अपनी खींची तस्वीरों से Blender में कुंडी वाला स्टील का टिफ़िन बॉक्स बनाइए, और एक लैंप की रोशनी में रेंडर कीजिए।",
  },
  "Logos that must move with more life, whatever that means": {
    hinglish: "Yeh sunna ki brand ka logo aur jaan ke saath hile, matlab chahe jo ho",
    hindi: "यह सुनना कि ब्रांड का लोगो और जान के साथ हिले, मतलब चाहे जो हो",
  },
  "Same-day changes to a film already rendered": {
    hinglish: "Render ho chuki film mein usi din ke badlaav",
    hindi: "रेंडर हो चुकी फ़िल्म में उसी दिन के बदलाव",
  },
  "Diwali week, with a rocket to animate behind every brand's logo": {
    hinglish: "Diwali ka hafta, jab har brand ke logo ke peeche rocket chhodna hota hai",
    hindi: "दीवाली का हफ़्ता, जब हर ब्रांड के लोगो के पीछे रॉकेट छोड़ना होता है",
  },
  "Make your name build itself letter by letter to five seconds of music, using keyframes in a free video editor.": {
    hinglish: "Free video editor mein keyframe lagakar apna naam paanch second ke music par ek-ek akshar se banta dikhaiye.",
    hindi: "मुफ़्त वीडियो एडिटर में कीफ़्रेम लगाकर अपना नाम पाँच सेकंड के संगीत पर एक-एक अक्षर से बनता दिखाइए।",
  },
  "Make-the-logo-bigger messages at ten at night": {
    hinglish: "Raat das baje logo bada karne ke message",
    hindi: "रात दस बजे लोगो बड़ा करने के मैसेज",
  },
  "Templates that clients think replace you": {
    hinglish: "Template jinhe dekhkar client sochte hain ki ab aapki zaroorat nahi",
    hindi: "टेंपलेट जिन्हें देखकर क्लाइंट सोचते हैं कि अब आपकी ज़रूरत नहीं",
  },
  "Twelve versions, and they choose the first": {
    hinglish: "Barah version banaye aur unhone pehla hi chuna",
    hindi: "बारह वर्शन बनाए और उन्होंने पहला ही चुना",
  },
  "Redesign your school's annual-day poster in free Inkscape using two fonts and two colours, and test it from five metres.": {
    hinglish:
      "Free Inkscape mein apne school ke annual day ka poster do font aur do rangon mein phir se banaiye, aur paanch meter door se dekhkar jaanchiye.",
    hindi: "मुफ़्त Inkscape में अपने स्कूल के वार्षिकोत्सव का पोस्टर दो फ़ॉन्ट और दो रंगों में फिर से बनाइए, और पाँच मीटर दूर से देखकर जाँचिए।",
  },
  "Weekends lost on pitches that another agency wins": {
    hinglish: "Un prastaavon mein chhutti ke din gawana jo koi doosri agency jeet leti hai",
    hindi: "उन प्रस्तावों में छुट्टी के दिन गँवाना जो कोई दूसरी एजेंसी जीत लेती है",
  },
  "A picture you framed, cut to a strip for the web banner": {
    hinglish: "Tasveer jo aapne sajaayi, web banner ke liye kaatkar patti bana di gayi",
    hindi: "तस्वीर जो आपने सजाई, वेब बैनर के लिए काटकर पट्टी बना दी गई",
  },
  "A headline that grows by a line after the layout is done": {
    hinglish: "Layout ban jaane ke baad heading ek line lambi ho jaana",
    hindi: "लेआउट बन जाने के बाद हेडिंग एक लाइन लंबी हो जाना",
  },
  "Collect ten advertisements for one product type, name what looks alike, and sketch a campaign that looks different.": {
    hinglish:
      "Ek tarah ke product ke das vigyapan ikattha kijiye, likhiye ki kya ek jaisa hai, aur alag dikhne wale campaign ka sketch banaiye.",
    hindi: "एक तरह के प्रोडक्ट के दस विज्ञापन इकट्ठा कीजिए, लिखिए कि क्या एक जैसा है, और अलग दिखने वाले कैंपेन का स्केच बनाइए।",
  },
  "Green promises that end as more plastic laminate": {
    hinglish: "Paryavaran ke waade jo ant mein aur zyada plastic ki parat bante hain",
    hindi: "पर्यावरण के वादे जो अंत में और ज़्यादा प्लास्टिक की परत बनते हैं",
  },
  "Legal text swallowing the front panel": {
    hinglish: "Kanooni likhawat ka saamne ka hissa nigal jaana",
    hindi: "क़ानूनी लिखावट का सामने का हिस्सा निगल जाना",
  },
  "A one-millimetre error repeated in a lakh boxes": {
    hinglish: "Ek lakh dibbon mein dohrayi gayi ek millimeter ki galti",
    hindi: "एक लाख डिब्बों में दोहराई गई एक मिलीमीटर की ग़लती",
  },
  "Unfold three biscuit cartons, redraw their flat shape, and design a box for chikki that closes without glue.": {
    hinglish:
      "Biscuit ke teen dibbe kholkar unka sapaat aakaar banaiye, aur chikki ke liye aisa dibba design kijiye jo bina gond ke band ho.",
    hindi: "बिस्कुट के तीन डिब्बे खोलकर उनका सपाट आकार बनाइए, और चिक्की के लिए ऐसा डिब्बा डिज़ाइन कीजिए जो बिना गोंद के बंद हो।",
  },
  "Evening shifts that end after the last bus": {
    hinglish: "Shaam ki shift jo aakhiri bus nikalne ke baad khatm hoti hai",
    hindi: "शाम की शिफ़्ट जो आख़िरी बस निकलने के बाद ख़त्म होती है",
  },
  "Pages torn up at eleven for breaking news": {
    hinglish: "Raat gyarah baje taazi khabar ke liye bana hua page phir se karna",
    hindi: "रात ग्यारह बजे ताज़ा ख़बर के लिए बना हुआ पेज फिर से करना",
  },
  "A headline two letters too long for its column": { hinglish: "Column se do akshar lambi heading", hindi: "कॉलम से दो अक्षर लंबी हेडिंग" },
  "Make a four-page class newspaper in free Scribus with a grid, three headline sizes and one photograph a page.": {
    hinglish:
      "Free Scribus mein class ka chaar page ka akhbaar banaiye, jismein grid ho, heading ke teen size hon aur har page par ek photo ho.",
    hindi: "मुफ़्त Scribus में क्लास का चार पेज का अख़बार बनाइए, जिसमें ग्रिड हो, हेडिंग के तीन साइज़ हों और हर पेज पर एक फ़ोटो हो।",
  },
  "Contractors who finish weeks late in your name": {
    hinglish: "Thekedar jo hafton der se kaam khatm karte hain aur naam aapka kharab hota hai",
    hindi: "ठेकेदार जो हफ़्तों देर से काम ख़त्म करते हैं और नाम आपका ख़राब होता है",
  },
  "Clients pasting another home's photo over your plan": {
    hinglish: "Client jo aapke plan par doosre ghar ki photo thop dete hain",
    hindi: "क्लाइंट जो आपके प्लान पर दूसरे घर की फ़ोटो थोप देते हैं",
  },
  "Chasing the last ten per cent of fees": {
    hinglish: "Fees ke aakhiri das pratishat ke peeche bhaagna",
    hindi: "फ़ीस के आख़िरी दस प्रतिशत के पीछे भागना",
  },
  "Measure your room, draw it at 1:50 on graph paper, and rearrange paper furniture until a study corner fits.": {
    hinglish:
      "Apna kamra naapiye, graph paper par 1:50 ke scale par banaiye, aur kaagaz ka furniture tab tak khiskaiye jab tak padhne ka kona na nikal aaye.",
    hindi: "अपना कमरा नापिए, ग्राफ़ पेपर पर 1:50 के पैमाने पर बनाइए, और काग़ज़ का फ़र्नीचर तब तक खिसकाइए जब तक पढ़ने का कोना न निकल आए।",
  },
  "Factories swapping your wood for cheaper board": {
    hinglish: "Factory jo aapki lakdi ki jagah sasta board laga deti hai",
    hindi: "फ़ैक्टरी जो आपकी लकड़ी की जगह सस्ता बोर्ड लगा देती है",
  },
  "Prototypes that eat weeks for one wobble": {
    hinglish: "Namoona jismein zara sa dagmagana hafte kha jaata hai",
    hindi: "नमूना जिसमें ज़रा सा डगमगाना हफ़्ते खा जाता है",
  },
  "Customers who compare solid wood with a website's cheapest board": {
    hinglish: "Customer jo thos lakdi ki tulna website ke sabse saste board se karte hain",
    hindi: "ग्राहक जो ठोस लकड़ी की तुलना वेबसाइट के सबसे सस्ते बोर्ड से करते हैं",
  },
  "Build a stool for one person from corrugated cardboard without glue and sit on it for an hour.": {
    hinglish: "Bina gond ke corrugated gatte se ek vyakti ka stool banaiye aur us par ek ghanta baithiye.",
    hindi: "बिना गोंद के नालीदार गत्ते से एक व्यक्ति का स्टूल बनाइए और उस पर एक घंटा बैठिए।",
  },
  "Cost cutters who remove the one good detail": {
    hinglish: "Kharch kaatne wale jo design ki ek hi achhi baat hata dete hain",
    hindi: "ख़र्च काटने वाले जो डिज़ाइन की एक ही अच्छी बात हटा देते हैं",
  },
  "Two years from sketch to shop shelf": { hinglish: "Sketch se dukaan tak pahunchne mein do saal", hindi: "स्केच से दुकान तक पहुँचने में दो साल" },
  "Being called in to decorate an engineer's finished box": {
    hinglish: "Engineer ke taiyaar dibbe ko sirf sajaane ke liye bulaya jaana",
    hindi: "इंजीनियर के तैयार डिब्बे को सिर्फ़ सजाने के लिए बुलाया जाना",
  },
  "Photograph a kettle, tap or latch that annoys people at home, sketch ten improvements and mock up one in cardboard.": {
    hinglish:
      "Ghar mein sabko pareshan karne wali ketli, nal ya kundi ki photo lijiye, das sudhaaron ke sketch banaiye aur ek ka namoona gatte se banaiye.",
    hindi: "घर में सबको परेशान करने वाली केतली, नल या कुंडी की फ़ोटो लीजिए, दस सुधारों के स्केच बनाइए और एक का नमूना गत्ते से बनाइए।",
  },
  "Imported look-alikes at a third of the price": {
    hinglish: "Ek tihai daam par videsh se aayi nakal",
    hindi: "एक तिहाई दाम पर विदेश से आई नक़ल",
  },
  "Licensed cartoon faces chosen over new play": {
    hinglish: "Naye khel ki jagah licence wale cartoon chehre chune jaana",
    hindi: "नए खेल की जगह लाइसेंस वाले कार्टून चेहरे चुने जाना",
  },
  "Parents, shops and children each wanting something else": {
    hinglish: "Mata-pita, dukaan aur bachche, teeno ko kuch aur hi chahiye",
    hindi: "माता-पिता, दुकान और बच्चे, तीनों को कुछ और ही चाहिए",
  },
  "Invent a game from bottle caps, play it with three younger children, and change one rule after each round.": {
    hinglish: "Bottle ke dhakkano se ek khel banaiye, use teen chhote bachchon ke saath kheliye, aur har baari ke baad ek niyam badliye.",
    hindi: "बोतल के ढक्कनों से एक खेल बनाइए, उसे तीन छोटे बच्चों के साथ खेलिए, और हर बारी के बाद एक नियम बदलिए।",
  },
  "Muhurat nights when four weddings need you at once": {
    hinglish: "Muhurat ki raatein jab chaar shaadiyon ko aap ek saath chahiye",
    hindi: "मुहूर्त की रातें जब चार शादियों को आप एक साथ चाहिए",
  },
  "Heat that wilts a lakh's worth of flowers": {
    hinglish: "Garmi jo lakh rupaye ke phool murjha deti hai",
    hindi: "गर्मी जो लाख रुपये के फूल मुरझा देती है",
  },
  "Thorns, wet hands and back ache": { hinglish: "Kaante, geele haath aur peeth ka dard", hindi: "काँटे, गीले हाथ और पीठ का दर्द" },
  "Gather fallen flowers and leaves and make three arrangements, one low, one tall and one floating, then time how long each lasts.": {
    hinglish:
      "Gire hue phool aur patte ikattha kijiye aur teen sajawat banaiye, ek neechi, ek oonchi aur ek tairti hui, phir dekhiye ki har ek kitni der tikti hai.",
    hindi: "गिरे हुए फूल और पत्ते इकट्ठा कीजिए और तीन सजावट बनाइए, एक नीची, एक ऊँची और एक तैरती हुई, फिर देखिए कि हर एक कितनी देर टिकती है।",
  },
  "Three nights of building for a three-day show": {
    hinglish: "Teen din ke mele ke liye teen raat stall khada karna",
    hindi: "तीन दिन के मेले के लिए तीन रात स्टॉल खड़ा करना",
  },
  "Sponsors' banners added in front of everything": {
    hinglish: "Sponsor ke banner jo sab cheezon ke saamne laga diye jaate hain",
    hindi: "प्रायोजकों के बैनर जो सब चीज़ों के सामने लगा दिए जाते हैं",
  },
  "Plywood mountains binned after each fair": {
    hinglish: "Har mele ke baad kachre mein jaata plywood ka pahaad",
    hindi: "हर मेले के बाद कचरे में जाता प्लाईवुड का पहाड़",
  },
  "Plan a five-table display on your village or neighbourhood, draw the visitor's route, and let three people test it.": {
    hinglish:
      "Apne gaon ya mohalle par paanch mez ki pradarshani ki yojana banaiye, dekhne wale ka raasta kheenchiye, aur teen logon se use aazmane ko kahiye.",
    hindi: "अपने गाँव या मोहल्ले पर पाँच मेज़ की प्रदर्शनी की योजना बनाइए, देखने वाले का रास्ता खींचिए, और तीन लोगों से उसे आज़माने को कहिए।",
  },
  "Buyers who send your design to a cheaper factory": {
    hinglish: "Kharidar jo aapka design kisi sasti factory ko bhej dete hain",
    hindi: "ख़रीदार जो आपका डिज़ाइन किसी सस्ती फ़ैक्टरी को भेज देते हैं",
  },
  "Season deadlines when three collections overlap": {
    hinglish: "Season ki deadline jab teen collection ek saath aa jaate hain",
    hindi: "सीज़न की डेडलाइन जब तीन कलेक्शन एक साथ आ जाते हैं",
  },
  "Assistant pay far below the glamour outsiders imagine": {
    hinglish: "Sahayak ki tankhwah us chamak-dhamak se kahin kam jo log sochte hain",
    hindi: "सहायक की तनख़्वाह उस चमक-दमक से कहीं कम जो लोग सोचते हैं",
  },
  "Take one old kurta apart at its seams, redraw the pieces, and sew it by hand into something you would wear.": {
    hinglish:
      "Purana kurta silaai se kholiye, uske tukde kaagaz par phir se banaiye, aur haath se silkar koi aisi cheez banaiye jo aap pehenna chahein.",
    hindi: "पुराना कुर्ता सिलाई से खोलिए, उसके टुकड़ों को काग़ज़ पर फिर से बनाइए, और हाथ से सिलकर कोई ऐसी चीज़ बनाइए जो आप पहनना चाहें।",
  },
  "Colours that shift between screen, test print (strike-off) and finished cloth": {
    hinglish: "Rang jo screen, test print (strike-off) aur taiyaar kapde mein badal jaate hain",
    hindi: "रंग जो स्क्रीन, टेस्ट प्रिंट (strike-off) और तैयार कपड़े में बदल जाते हैं",
  },
  "Endless florals because florals always sell": {
    hinglish: "Phool hi phool banana, kyunki bikte wahi hain",
    hindi: "फूल ही फूल बनाना, क्योंकि बिकते वही हैं",
  },
  "A fine border cut down to what the mill's looms can weave": {
    hinglish: "Bareek border ko utna hi kaat dena jitna factory ke karghe bun sakein",
    hindi: "बारीक बॉर्डर को उतना ही काट देना जितना फ़ैक्टरी के करघे बुन सकें",
  },
  "Draw a motif in a square, cut and swap its quarters to make a seamless repeat, and colour it in three schemes.": {
    hinglish:
      "Chaukor mein ek namoona banaiye, uske chaar tukde kaatkar jagah badliye taaki dohrane par jod na dikhe, aur use teen alag rangon ke mel mein rangiye.",
    hindi: "चौकोर में एक नमूना बनाइए, उसके चार टुकड़े काटकर जगह बदलिए ताकि दोहराने पर जोड़ न दिखे, और उसे तीन अलग रंगों के मेल में रँगिए।",
  },
  "Designs copied by the next shop within a week": {
    hinglish: "Hafte bhar mein bagal ki dukaan ka aapke design ki nakal kar lena",
    hindi: "हफ़्ते भर में बग़ल की दुकान का आपके डिज़ाइन की नक़ल कर लेना",
  },
  "Working under locks, searches and cameras": {
    hinglish: "Taale, talaashi aur camere ke beech kaam karna",
    hindi: "ताले, तलाशी और कैमरे के बीच काम करना",
  },
  "Gold-rate jumps that freeze orders overnight": {
    hinglish: "Sone ke daam uchhalne par raaton-raat order ruk jaana",
    hindi: "सोने के दाम उछलने पर रातों-रात ऑर्डर रुक जाना",
  },
  "Trace your mother's or aunt's earring at twice its size, label every part, then design a lighter version of it.": {
    hinglish: "Maa ya mausi ki bali ko do guna bada karke banaiye, har hisse ka naam likhiye, phir uska halka roop design kijiye.",
    hindi: "माँ या मौसी की बाली को दो गुना बड़ा करके बनाइए, हर हिस्से का नाम लिखिए, फिर उसका हल्का रूप डिज़ाइन कीजिए।",
  },
  "A lovely sketch that no last can carry": {
    hinglish: "Khoobsurat sketch jiska joota kisi saanche par nahi banta",
    hindi: "ख़ूबसूरत स्केच जिसका जूता किसी साँचे पर नहीं बनता",
  },
  "Smell of adhesive and leather in sample rooms": {
    hinglish: "Sample room mein gond aur chamde ki gandh",
    hindi: "सैंपल रूम में चिपकाने वाले गोंद और चमड़े की गंध",
  },
  "Export buyers who shave paise off every pair": {
    hinglish: "Export ke kharidar jo har jodi se kuch paise kaat lete hain",
    hindi: "निर्यात के ख़रीदार जो हर जोड़ी से कुछ पैसे काट लेते हैं",
  },
  "Draw around your foot, measure instep and ankle, and build a paper-and-tape sandal that stays on for ten steps.": {
    hinglish:
      "Apne pair ka naksha utaariye, panje ka upari hissa aur takhna naapiye, aur kaagaz-tape ki aisi sandal banaiye jo das kadam tak tiki rahe.",
    hindi: "अपने पैर का नक़्शा उतारिए, पंजे का ऊपरी हिस्सा और टख़ना नापिए, और काग़ज़-टेप की ऐसी सैंडल बनाइए जो दस क़दम तक टिकी रहे।",
  },
  "Carrying suitcases of samples across the city": {
    hinglish: "Sample ke suitcase uthaye poore sheher mein ghoomna",
    hindi: "सैंपल के सूटकेस उठाए पूरे शहर में घूमना",
  },
  "Paying for a lost earring out of your fee": {
    hinglish: "Khoyi hui bali ke paise apni fees se bharna",
    hindi: "खोई हुई बाली के पैसे अपनी फ़ीस से भरना",
  },
  "Months of ironing a senior's samples without pay": {
    hinglish: "Mahinon tak bina paise ke senior ke sample istri karna",
    hindi: "महीनों तक बिना पैसे के सीनियर के सैंपल इस्तरी करना",
  },
  "Style one friend for three occasions using only clothes from two cupboards, photograph each look and explain every choice.": {
    hinglish:
      "Sirf do almariyon ke kapdon se ek dost ko teen maukon ke liye taiyaar kijiye, har look ki photo lijiye aur har pasand ka kaaran bataiye.",
    hindi: "सिर्फ़ दो अलमारियों के कपड़ों से एक दोस्त को तीन मौक़ों के लिए तैयार कीजिए, हर लुक की फ़ोटो लीजिए और हर पसंद का कारण बताइए।",
  },
  "Being rejected for height or skin by strangers": {
    hinglish: "Kad ya rang ke liye anjaan logon se thukraya jaana",
    hindi: "क़द या रंग के लिए अनजान लोगों से ठुकराया जाना",
  },
  "Fraud agencies that charge for portfolios and promise work": {
    hinglish: "Thag agency jo portfolio ke paise leti hain aur kaam ka waada karti hain",
    hindi: "ठग एजेंसियाँ जो पोर्टफ़ोलियो के पैसे लेती हैं और काम का वादा करती हैं",
  },
  "Fewer bookings after the mid-twenties": {
    hinglish: "Pachchees saal ki umar ke baad kam kaam milna",
    hindi: "पच्चीस साल की उम्र के बाद कम काम मिलना",
  },
  "Have family photograph twenty poses against a plain wall, study which show the clothes and not you, and keep them private.": {
    hinglish:
      "Parivar se saadi deewar ke saamne bees pose ki photo khinchwaiye, dekhiye ki kin mein kapda dikhta hai, aap nahi, aur unhe apne paas hi rakhiye.",
    hindi: "परिवार से सादी दीवार के सामने बीस पोज़ की फ़ोटो खिंचवाइए, देखिए कि किनमें कपड़ा दिखता है, आप नहीं, और उन्हें अपने पास ही रखिए।",
  },
  "Ten free sample tunes for one paid job": {
    hinglish: "Jis ek kaam ke paise milein, uske liye das dhunein namoone mein muft",
    hindi: "जिस एक काम के पैसे मिलें, उसके लिए दस धुनें नमूने में मुफ़्त",
  },
  "Jingles due by morning, approved in three weeks": {
    hinglish: "Jingle jo subah tak chahiye, par manzoori teen hafte mein milti hai",
    hindi: "जिंगल जो सुबह तक चाहिए, पर मंज़ूरी तीन हफ़्ते में मिलती है",
  },
  "Royalty statements hard to read and harder to collect": {
    hinglish: "Royalty ka hisaab padhna mushkil, vasool karna aur mushkil",
    hindi: "रॉयल्टी का हिसाब पढ़ना मुश्किल, वसूल करना और मुश्किल",
  },
  "Mute a one-minute film clip and score it twice, happy then uneasy, in the free BandLab studio on a phone.": {
    hinglish:
      "Film ke ek minute ke clip ki aawaz band kijiye, aur phone par free BandLab studio mein uske liye do baar music banaiye, pehle khushi ka, phir bechaini ka.",
    hindi: "फ़िल्म के एक मिनट के क्लिप की आवाज़ बंद कीजिए, और फ़ोन पर मुफ़्त BandLab स्टूडियो में उसके लिए दो बार संगीत बनाइए, पहले ख़ुशी का, फिर बेचैनी का।",
  },
  "India has only a handful of Western orchestras": {
    hinglish: "Bharat mein gine-chune hi Western orchestra hain",
    hindi: "भारत में गिने-चुने ही वेस्टर्न ऑर्केस्ट्रा हैं",
  },
  "Costly study abroad, as hardly any Indian college teaches conducting": {
    hinglish: "Videsh ki mehngi padhai, kyunki Bharat mein shayad hi koi college conducting sikhata hai",
    hindi: "विदेश की महँगी पढ़ाई, क्योंकि भारत में शायद ही कोई कॉलेज कंडक्टिंग सिखाता है",
  },
  "Sixty tired players after a working day": {
    hinglish: "Din bhar ke kaam ke baad paanch darjan thake hue vaadak sambhalna",
    hindi: "दिन भर के काम के बाद साठ थके हुए वादक सँभालना",
  },
  "Follow a printed score from IMSLP while its recording plays, and beat the time until you never lose the place.": {
    hinglish:
      "IMSLP ki chhapi hui score padhte hue uski recording sunte jaiye, aur tab tak taal dete rahiye jab tak jagah khona band na ho.",
    hindi: "IMSLP की छपी हुई स्वरलिपि पढ़ते हुए उसकी रिकॉर्डिंग सुनते जाइए, और तब तक ताल देते रहिए जब तक आपकी जगह खोना बंद न हो।",
  },
  "A decade of riyaaz before a concert fee": {
    hinglish: "Concert ki fees milne se pehle das saal ka riyaaz",
    hindi: "कॉन्सर्ट की फ़ीस मिलने से पहले दस साल का रियाज़",
  },
  "Festivals that invite the same twenty names": {
    hinglish: "Festival jo wahi bees naam har baar bulate hain",
    hindi: "फ़ेस्टिवल जो वही बीस नाम हर बार बुलाते हैं",
  },
  "A sore throat can cancel the winter season": {
    hinglish: "Kharab gala poore sardi ke season ke kaaryakram rok sakta hai",
    hindi: "ख़राब गला पूरे सर्दी के सीज़न के कार्यक्रम रोक सकता है",
  },
  "Sing sa against a free tanpura app for ten minutes each dawn for two weeks, recording the first day and the last.": {
    hinglish: "Do hafte tak roz bhor mein free tanpura app par das minute sa lagaiye, aur pehle aur aakhiri din ki recording kijiye.",
    hindi: "दो हफ़्ते तक रोज़ भोर में मुफ़्त तानपुरा ऐप पर दस मिनट सा लगाइए, और पहले और आख़िरी दिन की रिकॉर्डिंग कीजिए।",
  },
  "Noon slots for juniors in half-empty December halls": {
    hinglish: "December ke aadhe khaali hall mein juniors ko dopahar ka samay milna",
    hindi: "दिसंबर के आधे ख़ाली हॉल में जूनियर को दोपहर का समय मिलना",
  },
  "Sung diction criticised in four languages": {
    hinglish: "Gaane ke uchcharan par chaar bhashaon mein aalochana",
    hindi: "गाने के उच्चारण पर चार भाषाओं में आलोचना",
  },
  "Unpaid years while elders judge you not ripe": {
    hinglish: "Bina paise ke saal, jab bade log maante hain ki aap abhi pakke nahi",
    hindi: "बिना पैसे के साल, जब बड़े लोग मानते हैं कि आप अभी पक्के नहीं",
  },
  "Learn the first five voice drills (sarali varisai) from a free lesson, clap the tala, and sing them to someone who knows.": {
    hinglish:
      "Free lesson se aawaz ke pehle paanch abhyas (sarali varisai) seekhiye, tala par taali dijiye, aur kisi jaankar ko gaakar sunaiye.",
    hindi: "मुफ़्त पाठ से आवाज़ के पहले पाँच अभ्यास (सरली वरिसै) सीखिए, ताल पर ताली दीजिए, और किसी जानकार को गाकर सुनाइए।",
  },
  "Hearing your take replaced on release day": {
    hinglish: "Release ke din pata chalna ki aapki aawaz badal di gayi",
    hindi: "रिलीज़ के दिन पता चलना कि आपकी आवाज़ बदल दी गई",
  },
  "A few big names get most of the songs": {
    hinglish: "Zyadatar gaane gine-chune bade naamon ko milna",
    hindi: "ज़्यादातर गाने गिने-चुने बड़े नामों को मिलना",
  },
  "Pitch software making every voice alike": {
    hinglish: "Sur theek karne wala software jo har aawaz ek jaisi kar deta hai",
    hindi: "सुर ठीक करने वाला सॉफ़्टवेयर जो हर आवाज़ एक जैसी कर देता है",
  },
  "Record one film song over its karaoke track, listen with headphones, and re-record only the three weakest lines.": {
    hinglish:
      "Ek filmi gaana uske karaoke track par record kijiye, headphone se suniye, aur sirf teen sabse kamzor lines phir record kijiye.",
    hindi: "एक फ़िल्मी गाना उसके कराओके ट्रैक पर रिकॉर्ड कीजिए, हेडफ़ोन से सुनिए, और सिर्फ़ तीन सबसे कमज़ोर पंक्तियाँ फिर रिकॉर्ड कीजिए।",
  },
  "Remixes that take a village's song without a name": {
    hinglish: "Remix jo gaon ka geet utha lete hain aur naam nahi dete",
    hindi: "रीमिक्स जो गाँव का गीत उठा लेते हैं और नाम नहीं देते",
  },
  "Dusty stages, loudspeakers and twelve-hour bus rides": {
    hinglish: "Dhool bhare manch, loudspeaker aur barah ghante ki bus yatra",
    hindi: "धूल भरे मंच, लाउडस्पीकर और बारह घंटे की बस यात्रा",
  },
  "Government fees that arrive the year after": {
    hinglish: "Sarkari karyakram ka paisa jo agle saal aata hai",
    hindi: "सरकारी कार्यक्रम का पैसा जो अगले साल आता है",
  },
  "Ask the oldest person you know for one song nobody has recorded, note words, occasion and meaning, and sing it back.": {
    hinglish:
      "Apni jaan-pehchaan ke sabse buzurg vyakti se aisa geet poochiye jo kisi ne record nahi kiya, shabd, mauka aur matlab likhiye, aur gaakar unhe sunaiye.",
    hindi: "अपनी जान-पहचान के सबसे बुज़ुर्ग व्यक्ति से ऐसा गीत पूछिए जो किसी ने रिकॉर्ड नहीं किया, शब्द, मौक़ा और मतलब लिखिए, और गाकर उन्हें सुनाइए।",
  },
  "Grooved, bleeding fingertips in the first years": {
    hinglish: "Shuruaati saalon mein taar se kati, lahuluhan ungliyan",
    hindi: "शुरुआती सालों में तार से कटी, लहूलुहान उँगलियाँ",
  },
  "Cross-legged hours and numb feet on stage": { hinglish: "Manch par ghanton paalthi aur sunn pair", hindi: "मंच पर घंटों पालथी और सुन्न पैर" },
  "Sampled sitars replacing session calls": {
    hinglish: "Recording mein vaadak ki jagah computer mein bhara sitar",
    hindi: "रिकॉर्डिंग में वादक की जगह कंप्यूटर में भरा सितार",
  },
  "Watch a sitar concert online, or a free SPIC MACAY one nearby, and note when the tabla joins and when the pace doubles.": {
    hinglish:
      "Online sitar concert dekhiye, ya nazdeek mein SPIC MACAY ka free concert, aur likhiye ki tabla kab judta hai aur laya kab do guni hoti hai.",
    hindi: "ऑनलाइन सितार कॉन्सर्ट देखिए, या नज़दीक में SPIC MACAY का मुफ़्त कॉन्सर्ट, और लिखिए कि तबला कब जुड़ता है और लय कब दो गुनी होती है।",
  },
  "Last to be paid and smallest on the poster": {
    hinglish: "Paisa sabse baad mein, aur poster par naam sabse chhota",
    hindi: "पैसा सबसे बाद में, और पोस्टर पर नाम सबसे छोटा",
  },
  "Wrist and shoulder strain from daily hours": {
    hinglish: "Roz ghanton bajane se kalai aur kandhe mein khinchaav",
    hindi: "रोज़ घंटों बजाने से कलाई और कंधे में खिंचाव",
  },
  "Carrying two drums on crowded local trains": {
    hinglish: "Bheed wali local train mein tabla ki jodi utha kar le jaana",
    hindi: "भीड़ वाली लोकल ट्रेन में तबले की जोड़ी उठाकर ले जाना",
  },
  "Speak dha-dhin-dhin-dha teentaal with clap and wave for ten minutes a day until you can do it while walking.": {
    hinglish:
      "Rozana das minute taali aur khali ke saath dha-dhin-dhin-dha teentaal tab tak boliye jab tak chalte-chalte bhi na bol sakein.",
    hindi: "रोज़ाना दस मिनट ताली और ख़ाली के साथ धा-धिन-धिन-धा तीनताल तब तक बोलिए जब तक चलते-चलते भी न बोल सकें।",
  },
  "Dizziness, dry lips and dusty halls": {
    hinglish: "Chakkar aana, sookhe honth aur dhool bhare hall",
    hindi: "चक्कर आना, सूखे होंठ और धूल भरे हॉल",
  },
  "Bamboo that cracks in air-conditioned studios": {
    hinglish: "Baans ki bansuri jo AC wale studio mein chatak jaati hai",
    hindi: "बाँस की बाँसुरी जो AC वाले स्टूडियो में चटक जाती है",
  },
  "Film sessions that depend on one contractor's call": {
    hinglish: "Film ki recording jo ek contractor ke phone par tiki hai",
    hindi: "फ़िल्म की रिकॉर्डिंग जो एक कॉन्ट्रैक्टर के फ़ोन पर टिकी है",
  },
  "Borrow a bamboo flute, or blow across bottles filled to three heights, and get one steady note, then three, within a month.": {
    hinglish:
      "Baans ki bansuri udhaar lijiye, ya paani se teen alag oonchai tak bhari botalon par phoonkiye, aur ek mahine mein pehle ek sthir sur nikaliye, phir teen.",
    hindi: "बाँस की बाँसुरी उधार लीजिए, या पानी से तीन अलग ऊँचाई तक भरी बोतलों पर फूँकिए, और एक महीने में पहले एक स्थिर सुर निकालिए, फिर तीन।",
  },
  "Ears ringing, so plugs and checks are a must": {
    hinglish: "Kaan bajna, isliye ear plug aur kaan ki jaanch zaroori",
    hindi: "कान बजना, इसलिए इयर प्लग और कान की जाँच ज़रूरी",
  },
  "Drunken requests, and police at the ten o'clock sound limit": {
    hinglish: "Nashe mein farmaish, aur raat das baje ki aawaz ki seema par police",
    hindi: "नशे में फ़रमाइश, और रात दस बजे की आवाज़ की सीमा पर पुलिस",
  },
  "Being told to play one song six times": {
    hinglish: "Ek hi gaana chhe baar bajane ko kaha jaana",
    hindi: "एक ही गाना छह बार बजाने को कहा जाना",
  },
  "Blend two songs of similar tempo with the free program Mixxx, so that a listener cannot tell where one begins.": {
    hinglish: "Free program Mixxx mein ek jaisi laya ke do gaane aise milaiye ki sunne wale ko pata na chale ki doosra kahan se shuru hua.",
    hindi: "मुफ़्त प्रोग्राम Mixxx में एक जैसी लय के दो गाने ऐसे मिलाइए कि सुनने वाले को पता न चले कि दूसरा कहाँ से शुरू हुआ।",
  },
  "Windowless rooms until two in the morning": {
    hinglish: "Raat do baje tak bina khidki ke kamre",
    hindi: "रात दो बजे तक बिना खिड़की के कमरे",
  },
  "Singers blaming the headphones for the pitch": {
    hinglish: "Gayak jo besure hone ka dosh headphone par daalte hain",
    hindi: "गायक जो बेसुरे होने का दोष हेडफ़ोन पर डालते हैं",
  },
  "Home studios taking the cheaper half of the work": {
    hinglish: "Ghar ke studio jo kaam ka sasta aadha hissa le lete hain",
    hindi: "घर के स्टूडियो जो काम का सस्ता आधा हिस्सा ले लेते हैं",
  },
  "Record a friend's song in Audacity from three distances and two rooms, and say which take sounds most like being there.": {
    hinglish:
      "Audacity mein dost ka gaana teen dooriyon aur do kamron se record kijiye, aur bataiye ki kaun sa take sunkar sabse zyada lagta hai ki gaana saamne chal raha hai.",
    hindi:
      "Audacity में दोस्त का गाना तीन दूरियों और दो कमरों से रिकॉर्ड कीजिए, और बताइए कि कौन सा टेक सुनकर सबसे ज़्यादा लगता है कि गाना सामने चल रहा है।",
  },
  "Fifty auditions for one small role": { hinglish: "Ek chhote role ke liye pachaas audition", hindi: "एक छोटे रोल के लिए पचास ऑडिशन" },
  "Being judged on looks before a word is spoken": {
    hinglish: "Ek shabd bolne se pehle hi shakl se aanka jaana",
    hindi: "एक शब्द बोलने से पहले ही शक्ल से आँका जाना",
  },
  "Months without pay between projects in costly Mumbai": {
    hinglish: "Mehnge Mumbai mein do project ke beech mahinon bina kamai",
    hindi: "महँगे मुंबई में दो प्रोजेक्ट के बीच महीनों बिना कमाई",
  },
  "Learn a two-minute speech from any play in your school library and film it three times with three different moods.": {
    hinglish: "School library ke kisi natak se do minute ka samvad yaad kijiye aur use teen alag mood mein teen baar film kijiye.",
    hindi: "स्कूल लाइब्रेरी के किसी नाटक से दो मिनट का संवाद याद कीजिए और उसे तीन अलग मूड में तीन बार फ़िल्म कीजिए।",
  },
  "A cold can cancel a week's income": { hinglish: "Zukaam hafte bhar ki kamai rok sakta hai", hindi: "ज़ुकाम हफ़्ते भर की कमाई रोक सकता है" },
  "Synthetic voices taking the routine announcement work": {
    hinglish: "Computer ki aawaz jo roz ki announcement ka kaam le rahi hai",
    hindi: "कंप्यूटर की आवाज़ जो रोज़ की घोषणाओं का काम ले रही है",
  },
  "Dubbing rooms that pay ninety days late": {
    hinglish: "Dubbing studio jo nabbe din der se paisa dete hain",
    hindi: "डबिंग स्टूडियो जो नब्बे दिन देर से पैसा देते हैं",
  },
  "Mute a cartoon clip on your phone, write new dialogue, and record it so that the mouths match.": {
    hinglish: "Phone par cartoon clip ki aawaz band kijiye, naye samvad likhiye, aur aise record kijiye ki muh se mel khayein.",
    hindi: "फ़ोन पर कार्टून क्लिप की आवाज़ बंद कीजिए, नए संवाद लिखिए, और ऐसे रिकॉर्ड कीजिए कि मुँह से मेल खाएँ।",
  },
  "Injuries, and cover that stops at the shoot's gate": {
    hinglish: "Chot, aur insurance jo shoot ke gate par khatm ho jaata hai",
    hindi: "चोट, और बीमा जो शूट के गेट पर ख़त्म हो जाता है",
  },
  "The star's face gets all the applause": {
    hinglish: "Saari taaliyan star ke chehre ko milti hain",
    hindi: "सारी तालियाँ स्टार के चेहरे को मिलती हैं",
  },
  "An old bike-slide fracture that aches in every monsoon": {
    hinglish: "Bike fisalne ki purani tooti haddi, jo har barsaat mein dukhti hai",
    hindi: "बाइक फिसलने की पुरानी टूटी हड्डी, जो हर बरसात में दुखती है",
  },
  "Join a school gymnastics, judo or kalaripayattu class for a month and learn safe rolls and falls from the coach.": {
    hinglish:
      "Ek mahine ke liye school ki gymnastics, judo ya kalaripayattu class mein jaiye aur coach se surakshit ludhakna aur girna seekhiye.",
    hindi: "एक महीने के लिए स्कूल की जिमनास्टिक, जूडो या कलरिपयट्टु क्लास में जाइए और कोच से सुरक्षित लुढ़कना और गिरना सीखिए।",
  },
  "Sabha slots that sometimes cost the dancer money": {
    hinglish: "Sabha ke mauke jinke liye kabhi dancer ko hi paise dene padte hain",
    hindi: "सभा के मौक़े जिनके लिए कभी डांसर को ही पैसे देने पड़ते हैं",
  },
  "Knees and lower back wearing down from aramandi": {
    hinglish: "Aramandi se ghutne aur kamar ka ghisna",
    hindi: "अरमंडी से घुटने और कमर का घिसना",
  },
  "A first solo (arangetram) paid for by your own family": {
    hinglish: "Pehla solo (arangetram), jiska kharch apna parivar deta hai",
    hindi: "पहला एकल (अरंगेत्रम), जिसका ख़र्च अपना परिवार देता है",
  },
  "Learn the names and shapes of twenty-eight single-hand mudras and tell a short crow story using only them.": {
    hinglish: "Ek haath ki atthais mudraon ke naam aur aakaar seekhiye, aur sirf unhi se kauve ki ek chhoti kahani sunaiye.",
    hindi: "एक हाथ की अट्ठाईस मुद्राओं के नाम और आकार सीखिए, और सिर्फ़ उन्हीं से कौवे की एक छोटी कहानी सुनाइए।",
  },
  "Heels and ankles sore from stone-hard floors": {
    hinglish: "Patthar jaise sakht farsh se dukhti ediyan aur takhne",
    hindi: "पत्थर जैसे सख़्त फ़र्श से दुखती एड़ियाँ और टख़ने",
  },
  "Being asked for filmi fusion when invited for Kathak": {
    hinglish: "Kathak ke liye bulakar filmi fusion ki farmaish",
    hindi: "कथक के लिए बुलाकर फ़िल्मी फ़्यूज़न की फ़रमाइश",
  },
  "Feet worn out by beginners' classes before your own riyaaz": {
    hinglish: "Naye seekhne walon ki class se apne riyaaz se pehle hi thake pair",
    hindi: "नए सीखने वालों की क्लास से अपने रियाज़ से पहले ही थके पैर",
  },
  "Clap a sixteen-beat teentaal with its khali and speak ta-thei-thei-tat over it until both stay steady.": {
    hinglish:
      "Solah matra ka teentaal taali aur khali samet haath par dijiye, aur us par ta-thei-thei-tat tab tak boliye jab tak dono sthir na ho jayein.",
    hindi: "सोलह मात्रा का तीनताल ताली और ख़ाली समेत हाथ पर दीजिए, और उस पर ता-थेई-थेई-तत तब तक बोलिए जब तक दोनों स्थिर न हो जाएँ।",
  },
  "Hours under headgear and skirts as heavy as a child": {
    hinglish: "Ghanton bachche jitna bhaari mukut aur ghagra pehenna",
    hindi: "घंटों बच्चे जितना भारी मुकुट और घाघरा पहनना",
  },
  "Tourist half-hour versions where the story is lost": {
    hinglish: "Paryatakon ke liye aadhe ghante ka roop, jismein kahani kho jaati hai",
    hindi: "पर्यटकों के लिए आधे घंटे का रूप, जिसमें कहानी खो जाती है",
  },
  "A decade of training for modest temple-season fees": {
    hinglish: "Das saal ki training aur mandir ke season mein thodi si fees",
    hindi: "दस साल की ट्रेनिंग और मंदिर के सीज़न में थोड़ी सी फ़ीस",
  },
  "Watch a subtitled Kathakali play online and copy three of the nine emotions, moving only eyes, brows and cheeks.": {
    hinglish:
      "Online subtitle wala Kathakali natak dekhiye aur nau bhaavon mein se teen ki nakal kijiye, sirf aankh, bhaunh aur gaal hilakar.",
    hindi: "ऑनलाइन सबटाइटल वाला कथकली नाटक देखिए और नौ भावों में से तीन की नक़ल कीजिए, सिर्फ़ आँख, भौंह और गाल हिलाकर।",
  },
  "Actors who arrive unrehearsed on shoot morning": {
    hinglish: "Actor jo shooting ki subah bina rehearsal ke aate hain",
    hindi: "कलाकार जो शूटिंग की सुबह बिना रिहर्सल के आते हैं",
  },
  "Steps copied in reels without a name or fee": {
    hinglish: "Reels mein aapke steps ki nakal, bina naam aur bina paise",
    hindi: "रील्स में आपके स्टेप की नक़ल, बिना नाम और बिना पैसे",
  },
  "Sangeet clients who change songs two days before": {
    hinglish: "Shaadi ke sangeet wale client jo do din pehle gaane badal dete hain",
    hindi: "शादी के संगीत वाले क्लाइंट जो दो दिन पहले गाने बदल देते हैं",
  },
  "Set a ninety-second piece for five classmates with three formations, teach it in a week and perform it in assembly.": {
    hinglish:
      "Paanch sahpaathiyon ke liye nabbe second ka dance banaiye jismein teen formation hon, ek hafte mein sikhaiye aur assembly mein kijiye.",
    hindi: "पाँच सहपाठियों के लिए नब्बे सेकंड का नृत्य बनाइए जिसमें तीन फ़ॉर्मेशन हों, एक हफ़्ते में सिखाइए और असेंबली में कीजिए।",
  },
  "Silence after the line you were surest of": {
    hinglish: "Us line ke baad sannata jis par sabse zyada bharosa tha",
    hindi: "उस लाइन के बाद सन्नाटा जिस पर सबसे ज़्यादा भरोसा था",
  },
  "Police complaints or trolls over a joke": {
    hinglish: "Ek mazaak par police shikayat ya online gaaliyan",
    hindi: "एक मज़ाक़ पर पुलिस शिकायत या ट्रोल",
  },
  "Company shows at which half of your jokes are not allowed": {
    hinglish: "Company ke show jahan aapke aadhe mazaak manaa hain",
    hindi: "कंपनी के शो जहाँ आपके आधे मज़ाक़ मना हैं",
  },
  "Write three minutes about your school bus, tell it to four friends, and strike out whatever got no laugh.": {
    hinglish: "Apni school bus par teen minute likhiye, chaar doston ko sunaiye, aur jis par hansi na aaye woh kaat dijiye.",
    hindi: "अपनी स्कूल बस पर तीन मिनट लिखिए, चार दोस्तों को सुनाइए, और जिस पर हँसी न आए वह काट दीजिए।",
  },
  "Arms held high for an hour behind the cloth": {
    hinglish: "Parde ke peeche ek ghante tak haath upar uthaye rakhna",
    hindi: "पर्दे के पीछे एक घंटे तक हाथ ऊपर उठाए रखना",
  },
  "Audiences and grants that think puppets are only for toddlers": {
    hinglish: "Darshak aur grant dene wale jo kathputli ko sirf chhote bachchon ki cheez maante hain",
    hindi: "दर्शक और अनुदान देने वाले जो कठपुतली को सिर्फ़ छोटे बच्चों की चीज़ मानते हैं",
  },
  "Old troupe families leaving the trade for lack of bookings": {
    hinglish: "Kaam na milne se purane mandali wale parivaron ka yeh kaam chhodna",
    hindi: "काम न मिलने से पुराने मंडली वाले परिवारों का यह काम छोड़ना",
  },
  "Make two sock puppets, hang a bedsheet, and stage a six-minute quarrel between a peacock and a crow for younger children.": {
    hinglish:
      "Moze ki do kathputliyan banaiye, chadar taangiye, aur chhote bachchon ke liye mor aur kauve ka chhe minute ka jhagda dikhaiye.",
    hindi: "मोज़े की दो कठपुतलियाँ बनाइए, चादर टाँगिए, और छोटे बच्चों के लिए मोर और कौवे का छह मिनट का झगड़ा दिखाइए।",
  },
  "Someone's uncle shouting out the secret": {
    hinglish: "Kisi ke chacha ka zor se raaz bata dena",
    hindi: "किसी के चाचा का ज़ोर से राज़ बता देना",
  },
  "Birthday parties where children grab the props": {
    hinglish: "Janmdin ki party jahan bachche saamaan jhapat lete hain",
    hindi: "जन्मदिन की पार्टी जहाँ बच्चे सामान झपट लेते हैं",
  },
  "Tricks exposed on video a week after you buy them": {
    hinglish: "Kharidne ke hafte bhar baad trick ka raaz video par khul jaana",
    hindi: "ख़रीदने के हफ़्ते भर बाद जादू का राज़ वीडियो पर खुल जाना",
  },
  "Learn one trick that makes a friend pick your card (a force) and one with a rubber band, practise for a week at the mirror, then show three people once each.":
    {
      hinglish:
        "Ek aisi trick seekhiye jismein dost wahi card chune jo aap chahein (force), aur ek rubber band wali, ek hafta aaine ke saamne abhyas kijiye, phir teen logon ko ek-ek baar dikhaiye.",
      hindi:
        "एक ऐसा जादू सीखिए जिसमें दोस्त वही कार्ड चुने जो आप चाहें (force), और एक रबर बैंड वाला, एक हफ़्ता आईने के सामने अभ्यास कीजिए, फिर तीन लोगों को एक-एक बार दिखाइए।",
    },
  "Living out of trunks as the tent moves on": {
    hinglish: "Tambu ke saath-saath chalte hue sandook mein bandhi zindagi",
    hindi: "तंबू के साथ-साथ चलते हुए संदूक़ में बँधी ज़िंदगी",
  },
  "One missed catch that can end your years on the trapeze": {
    hinglish: "Ek pakad chhooti to trapeze ke saal khatm",
    hindi: "एक पकड़ छूटी तो झूले पर करतब के साल ख़त्म",
  },
  "Circuses closing one by one across the country": {
    hinglish: "Desh bhar mein ek-ek karke band hote circus",
    hindi: "देश भर में एक-एक करके बंद होते सर्कस",
  },
  "Ask your PE teacher for a gymnastics mat lesson, and master a forward roll, a cartwheel and a headstand with a spotter.": {
    hinglish:
      "PE teacher se gymnastics ki gadde wali class lene ko kahiye, aur kisi sambhalne wale ke saath aage ki gulaati, cartwheel aur sirsaasan achhe se seekhiye.",
    hindi: "PE शिक्षक से जिमनास्टिक की गद्दे वाली क्लास लेने को कहिए, और किसी सँभालने वाले के साथ आगे की गुलाटी, कार्टव्हील और शीर्षासन अच्छे से सीखिए।",
  },
  "Losing the lead to a web series in week four": {
    hinglish: "Chauthe hafte mein lead actor ka web series mein chala jaana",
    hindi: "चौथे हफ़्ते में मुख्य कलाकार का वेब सीरीज़ में चला जाना",
  },
  "Hall hire and rehearsal rooms bigger than ticket income": {
    hinglish: "Hall aur rehearsal ke kamre ka kiraya jo ticket ki kamai se zyada hai",
    hindi: "हॉल और रिहर्सल के कमरे का किराया जो टिकट की कमाई से ज़्यादा है",
  },
  "Reviews printed after the run has closed": {
    hinglish: "Sameeksha jo natak band hone ke baad chhapti hai",
    hindi: "समीक्षा जो नाटक बंद होने के बाद छपती है",
  },
  "Direct two friends in a three-page scene, change only where each stands, and watch how its meaning shifts.": {
    hinglish:
      "Do doston ko teen page ke scene mein nirdesh dijiye, sirf yeh badliye ki kaun kahan khada hai, aur dekhiye ki matlab kaise badalta hai.",
    hindi: "दो दोस्तों को तीन पेज के सीन में निर्देश दीजिए, सिर्फ़ यह बदलिए कि कौन कहाँ खड़ा है, और देखिए कि मतलब कैसे बदलता है।",
  },
  "An actor gone from the wings just before his entrance": {
    hinglish: "Manch par aane se theek pehle actor ka wing se gayab hona",
    hindi: "मंच पर आने से ठीक पहले कलाकार का विंग से ग़ायब होना",
  },
  "First to arrive, last to lock the hall": {
    hinglish: "Sabse pehle aana aur sabse aakhir mein hall ko taala lagana",
    hindi: "सबसे पहले आना और सबसे आख़िर में हॉल को ताला लगाना",
  },
  "Soothing actors while a lamp has just blown": {
    hinglish: "Lamp abhi-abhi phata ho aur actors ko shaant rakhna ho",
    hindi: "लैंप अभी-अभी फटा हो और कलाकारों को शांत रखना हो",
  },
  "Run your annual day from the wings with a cue sheet listing each item's time, sound, lights and entrance side.": {
    hinglish:
      "Apne annual day ko parde ke peeche se chalaiye, ek cue sheet ke saath jismein har item ka samay, sound, lights aur aane ki taraf likhi ho.",
    hindi: "अपने वार्षिकोत्सव को पर्दे के पीछे से चलाइए, एक क्यू शीट के साथ जिसमें हर कार्यक्रम का समय, साउंड, लाइट और आने की तरफ़ लिखी हो।",
  },
  "A room furnished to the last shelf that the camera never enters": {
    hinglish: "Aakhiri khaane tak sajaya kamra jismein camera kabhi jaata hi nahi",
    hindi: "आख़िरी ख़ाने तक सजाया कमरा जिसमें कैमरा कभी जाता ही नहीं",
  },
  "Building a street that stands for two shooting days": {
    hinglish: "Aisi gali banana jo shooting ke do din hi khadi rehti hai",
    hindi: "ऐसी गली बनाना जो शूटिंग के दो दिन ही खड़ी रहती है",
  },
  "Fire and load rules squeezing every clever idea": {
    hinglish: "Aag aur bojh ke niyam jo har achhe idea ka gala ghont dete hain",
    hindi: "आग और बोझ के नियम जो हर अच्छे आइडिया का गला घोंट देते हैं",
  },
  "Make a shoebox set of one scene from your Hindi or English textbook, at scale, with one lamp for sunlight.": {
    hinglish: "Apni Hindi ya English textbook ke ek scene ka joote ke dibbe mein scale par set banaiye, jismein dhoop ki jagah ek lamp ho.",
    hindi: "अपनी हिंदी या अंग्रेज़ी पाठ्यपुस्तक के एक सीन का जूते के डिब्बे में पैमाने पर सेट बनाइए, जिसमें धूप की जगह एक लैंप हो।",
  },
  "Getting the hall only hours before the show": {
    hinglish: "Hall show se bas kuch ghante pehle milna",
    hindi: "हॉल शो से बस कुछ घंटे पहले मिलना",
  },
  "Old auditorium dimmers that trip mid-scene": {
    hinglish: "Purane auditorium ke dimmer jo scene ke beech mein trip ho jaate hain",
    hindi: "पुराने ऑडिटोरियम के डिमर जो सीन के बीच में ट्रिप हो जाते हैं",
  },
  "Actors who stand just outside the pool of light you set": {
    hinglish: "Kalakar jo aapki tay ki hui roshni ke ghere se zara bahar khade ho jaate hain",
    hindi: "कलाकार जो आपकी तय की हुई रोशनी के घेरे से ज़रा बाहर खड़े हो जाते हैं",
  },
  "Light one friend's face with a torch from front, side, below and behind, photograph each, and name its mood.": {
    hinglish:
      "Kisi ek dost ke chehre par torch se saamne, bagal, neeche aur peeche se roshni daaliye, har baar photo lijiye aur har photo ka mood likhiye.",
    hindi: "किसी एक दोस्त के चेहरे पर टॉर्च से सामने, बग़ल, नीचे और पीछे से रोशनी डालिए, हर बार फ़ोटो लीजिए और हर फ़ोटो का मूड लिखिए।",
  },
  "Chemical fumes and hot glue burns": { hinglish: "Chemical ka dhuaan aur garam glue se jalna", hindi: "केमिकल का धुआँ और गरम ग्लू से जलना" },
  "A fortnight's work broken by an actor in one second": {
    hinglish: "Do hafte ki mehnat jo kalakar ke haath se ek second mein toot jaati hai",
    hindi: "दो हफ़्ते की मेहनत जो कलाकार के हाथ से एक सेकंड में टूट जाती है",
  },
  "Daily wages with no word of the next film": {
    hinglish: "Dihaadi par kaam, aur agli film ki koi khabar nahi",
    hindi: "दिहाड़ी पर काम, और अगली फ़िल्म की कोई ख़बर नहीं",
  },
  "Make a newspaper-and-paste crown or an old letter stained with tea that looks real from two metres.": {
    hinglish: "Akhbaar aur lei se ek taaj banaiye, ya chai se rangi ek purani chitthi, jo do metre door se asli lage.",
    hindi: "अख़बार और लेई से एक ताज बनाइए, या चाय से रँगी एक पुरानी चिट्ठी, जो दो मीटर दूर से असली लगे।",
  },
  "A sleeve that changes between two shots, spotted by the whole internet": {
    hinglish: "Do shot ke beech badli hui aasteen, jise poora internet pakad leta hai",
    hindi: "दो शॉट के बीच बदली हुई आस्तीन, जिसे पूरा इंटरनेट पकड़ लेता है",
  },
  "Stars who refuse whatever suits the part": {
    hinglish: "Star jo kirdaar par jachne wala kapda hi pehanne se mana kar dete hain",
    hindi: "स्टार जो किरदार पर जँचने वाला कपड़ा ही पहनने से मना कर देते हैं",
  },
  "Hiring, washing and returning hundreds of pieces": {
    hinglish: "Saikdon kapde kiraye par lena, dhulwana aur lautana",
    hindi: "सैकड़ों कपड़े किराए पर लेना, धुलवाना और लौटाना",
  },
  "Draw costumes for four characters of one story so that age, money and temper show without their faces.": {
    hinglish: "Ek kahani ke chaar kirdaaron ke kapdon ke chitra aise banaiye ki chehra dekhe bina hi umr, paisa aur mizaaj dikh jaye.",
    hindi: "एक कहानी के चार किरदारों के कपड़ों के चित्र ऐसे बनाइए कि चेहरा देखे बिना ही उम्र, पैसा और मिज़ाज दिख जाए।",
  },
  "Raw diyas that stay wet for a week in the rains": {
    hinglish: "Kachche diye jo baarish mein hafte bhar geele rehte hain",
    hindi: "कच्चे दीये जो बारिश में हफ़्ते भर गीले रहते हैं",
  },
  "One bad firing cracks a fortnight's pots": {
    hinglish: "Ek baar bhatti bigdi to do hafte ke bartan chatak jaate hain",
    hindi: "एक बार भट्ठी बिगड़ी तो दो हफ़्ते के बर्तन चटक जाते हैं",
  },
  "Diya money comes in one season, then thin months": {
    hinglish: "Diyon ki kamai ek hi mausam mein, phir tangi ke mahine",
    hindi: "दीयों की कमाई एक ही मौसम में, फिर तंगी के महीने",
  },
  "Knead a fist of clean garden or shop clay, pinch a small diya from it, sun-dry it slowly and see where it cracks.": {
    hinglish:
      "Bagiche ki ya dukaan se li hui saaf mitti mutthi bhar goondhiye, ungliyon se dabakar chhota diya banaiye, dheere-dheere dhoop mein sukhaiye aur dekhiye ki kahan chatakta hai.",
    hindi: "बग़ीचे की या दुकान से ली हुई साफ़ मिट्टी मुट्ठी भर गूँधिए, उँगलियों से दबाकर छोटा दीया बनाइए, धीरे-धीरे धूप में सुखाइए और देखिए कि कहाँ चटकता है।",
  },
  "Piece rates that barely rise while yarn prices do": {
    hinglish: "Har nag ki mazdoori mushkil se badhti hai jabki soot mehnga hota jaata hai",
    hindi: "हर नग की मज़दूरी मुश्किल से बढ़ती है जबकि सूत महँगा होता जाता है",
  },
  "Knees and back aching from the pit loom": {
    hinglish: "Gaddhe wale karghe par ghutnon aur kamar ka dard",
    hindi: "गड्ढे वाले करघे पर घुटनों और कमर का दर्द",
  },
  "Powerloom copies sold as handloom at half the price": {
    hinglish: "Powerloom ki nakal jo handloom kehkar aadhe daam par bikti hai",
    hindi: "पावरलूम की नक़ल जो हैंडलूम कहकर आधे दाम पर बिकती है",
  },
  "Cut notches in a cardboard sheet, string it with wool and weave a bookmark with one border motif.": {
    hinglish: "Gatte mein khaanche kaatiye, un par oon taaniye aur kinaare par ek motif wala bookmark buniye.",
    hindi: "गत्ते में खाँचे काटिए, उन पर ऊन तानिए और किनारे पर एक मोटिफ़ वाला बुकमार्क बुनिए।",
  },
  "Eyes strained by tiny stitches in poor light": {
    hinglish: "Kam roshni mein baareek taanke lagane se aankhon par zor",
    hindi: "कम रोशनी में बारीक टाँके लगाने से आँखों पर ज़ोर",
  },
  "Middlemen who keep most of the lehenga's price": {
    hinglish: "Bichauliye jo lehenge ke daam ka zyada hissa khud rakh lete hain",
    hindi: "बिचौलिए जो लहँगे के दाम का ज़्यादा हिस्सा ख़ुद रख लेते हैं",
  },
  "Wedding-season orders that eat the nights": {
    hinglish: "Shaadi ke season ke order jo raaton ki neend kha jaate hain",
    hindi: "शादी के सीज़न के ऑर्डर जो रातों की नींद खा जाते हैं",
  },
  "Trace a small mango motif on old cotton and fill it with kantha running stitch, using a needle and two thread colours.": {
    hinglish:
      "Purane sooti kapde par chhoti si kairi ka namoona utaariye aur sui aur do rang ke dhaagon se use kantha ke kachche taanke se bhariye.",
    hindi: "पुराने सूती कपड़े पर छोटी सी कैरी का नमूना उतारिए और सुई और दो रंग के धागों से उसे कांथा के कच्चे टाँके से भरिए।",
  },
  "A single misplaced stamp shows across six metres": {
    hinglish: "Ek thappa galat laga to chhe metre kapde mein dikhta hai",
    hindi: "एक ठप्पा ग़लत लगा तो छह मीटर कपड़े में दिखता है",
  },
  "Hands stained with dye and standing ten hours": {
    hinglish: "Rang se range haath aur das ghante khade rehna",
    hindi: "रंग से रँगे हाथ और दस घंटे खड़े रहना",
  },
  "Screen prints passed off as block work at fairs": {
    hinglish: "Melon mein screen print ko block ka kaam bataakar bechna",
    hindi: "मेलों में स्क्रीन प्रिंट को ब्लॉक का काम बताकर बेचना",
  },
  "Carve a leaf into half a potato, mix poster colour, and print a straight border on an old handkerchief.": {
    hinglish: "Aadhe aalu mein ek patti ka thappa taraashiye, poster colour gholiye aur purane rumaal par seedha border chhaapiye.",
    hindi: "आधे आलू में एक पत्ती का ठप्पा तराशिए, पोस्टर कलर घोलिए और पुराने रूमाल पर सीधा बॉर्डर छापिए।",
  },
  "Fine dust in the nose at the end of each shift": {
    hinglish: "Har shift ke baad naak mein bhara baareek buraada",
    hindi: "हर शिफ़्ट के बाद नाक में भरा महीन बुरादा",
  },
  "Machine-routed panels that undercut a month of hand carving": {
    hinglish: "Machine se kate panel jo mahine bhar ki haath ki nakkashi se saste bikte hain",
    hindi: "मशीन से कटे पैनल जो महीने भर की हाथ की नक़्क़ाशी से सस्ते बिकते हैं",
  },
  "Good walnut and sandalwood scarce, costly and controlled": {
    hinglish: "Achhi akhrot aur chandan ki lakdi kam, mehngi aur sarkari rok mein",
    hindi: "अच्छी अखरोट और चंदन की लकड़ी कम, महँगी और सरकारी रोक में",
  },
  "Carve a simple flower into a bath-soap bar with a blunt butter knife, working from the high points down.": {
    hinglish:
      "Nahane ke sabun ki tikiya par butter lagane wale kund chaaku se seedha-saada phool taraashiye, ubhri jagahon se neeche ki taraf badhte hue.",
    hindi: "नहाने के साबुन की टिकिया पर मक्खन लगाने वाले कुंद चाक़ू से सीधा-सादा फूल तराशिए, उभरी जगहों से नीचे की तरफ़ बढ़ते हुए।",
  },
  "Silica dust, which ruins lungs when masks are skipped": {
    hinglish: "Silica ki dhool, jo bina mask ke phephde kharab kar deti hai",
    hindi: "सिलिका की धूल, जो बिना मास्क के फेफड़े ख़राब कर देती है",
  },
  "One wrong blow wastes a block worth months": {
    hinglish: "Ek galat chot aur mahinon ki kamai ka patthar bekaar",
    hindi: "एक ग़लत चोट और महीनों की कमाई का पत्थर बेकार",
  },
  "An open tin shed and screaming grinders, in May as in January": {
    hinglish: "Khula tin ka shed aur cheekhte grinder, jaise January mein waise hi May mein",
    hindi: "खुला टीन का शेड और चीख़ते ग्राइंडर, जैसे जनवरी में वैसे ही मई में",
  },
  "Draw a seated figure inside a nine-part grid as shilpa books do, then carve its head from a dried lump of clay with a blunt tool.": {
    hinglish:
      "Shilp ki kitaabon ki tarah nau hisson ki jaali mein baithi hui aakriti banaiye, phir sookhi mitti ke dhele se kund auzaar se uska sir taraashiye.",
    hindi: "शिल्प की किताबों की तरह नौ हिस्सों की जाली में बैठी हुई आकृति बनाइए, फिर सूखी मिट्टी के ढेले से कुंद औज़ार से उसका सिर तराशिए।",
  },
  "Cut fingers from bamboo edges sharp as razors": {
    hinglish: "Ustare jaise tez baans ke kinaaron se kati ungliyan",
    hindi: "उस्तरे जैसे तेज़ बाँस के किनारों से कटी उँगलियाँ",
  },
  "Plastic tubs selling for less than the bamboo costs": {
    hinglish: "Plastic ke tub jo baans ki laagat se bhi saste bikte hain",
    hindi: "प्लास्टिक के टब जो बाँस की लागत से भी सस्ते बिकते हैं",
  },
  "Long trips to fetch raw culms and permits": {
    hinglish: "Kachche baans aur permit laane ke lambe chakkar",
    hindi: "कच्चे बाँस और परमिट लाने के लंबे चक्कर",
  },
  "Roll old newspapers into long tubes and weave a pencil basket with an over-one, under-one base.": {
    hinglish:
      "Purane akhbaar ko lambi naliyon mein lapetiye aur pencil rakhne ki tokri buniye, jiska tala ek upar, ek neeche ki bunaai ka ho.",
    hindi: "पुराने अख़बार को लंबी नलियों में लपेटिए और पेंसिल रखने की टोकरी बुनिए, जिसका तला एक ऊपर, एक नीचे की बुनाई का हो।",
  },
  "Rain before Puja, when sixty wet figures wait": {
    hinglish: "Puja se pehle ki baarish, jab sixty geeli moortiyan padi hon",
    hindi: "पूजा से पहले की बारिश, जब साठ गीली मूर्तियाँ पड़ी हों",
  },
  "Almost a year's income hangs on two festivals": {
    hinglish: "Lagbhag saal bhar ki kamai do tyohaaron par tiki hai",
    hindi: "लगभग साल भर की कमाई दो त्योहारों पर टिकी है",
  },
  "Watching months of work dissolve in the river": {
    hinglish: "Mahinon ki mehnat ko nadi mein ghulte dekhna",
    hindi: "महीनों की मेहनत को नदी में घुलते देखना",
  },
  "Model a hand-high Ganesh from natural clay without plaster or chemical paint, and immerse it in a bucket afterwards.": {
    hinglish: "Plaster aur chemical rang ke bina, kudrati mitti se ek bitte ke Ganesh banaiye aur baad mein balti mein visarjan kijiye.",
    hindi: "प्लास्टर और केमिकल रंग के बिना, क़ुदरती मिट्टी से एक बित्ते के गणेश बनाइए और बाद में बाल्टी में विसर्जन कीजिए।",
  },
  "The smell and hand work of raw hides": {
    hinglish: "Kachche chamde ki badbu aur us par haath ka kaam",
    hindi: "कच्चे चमड़े की बदबू और उस पर हाथ का काम",
  },
  "Drums returned when damp weather shifts their pitch": {
    hinglish: "Tabla-jodi jo seelan se sur bigadne par lauta di jaati hai",
    hindi: "तबला-जोड़ी जो सीलन से सुर बिगड़ने पर लौटा दी जाती है",
  },
  "Fewer young buyers since electronic tablas arrived": {
    hinglish: "Electronic tabla aane ke baad kam hote young kharidaar",
    hindi: "इलेक्ट्रॉनिक तबला आने के बाद कम होते युवा ख़रीदार",
  },
  "Stretch a balloon over bowls of three sizes, tap centre and rim, and note how tightness and size change the pitch.": {
    hinglish:
      "Teen alag naap ke katoron par gubbaara taaniye, beech mein aur kinaare par thap dijiye aur likhiye ki kasaav aur naap se sur kaise badalta hai.",
    hindi: "तीन अलग नाप के कटोरों पर ग़ुब्बारा तानिए, बीच में और किनारे पर थाप दीजिए और लिखिए कि कसाव और नाप से सुर कैसे बदलता है।",
  },
  "Wood must season for years before it earns anything": {
    hinglish: "Lakdi se kuch bhi kamane se pehle use barson sukhana padta hai",
    hindi: "लकड़ी से कुछ भी कमाने से पहले उसे बरसों सुखाना पड़ता है",
  },
  "Ivory-look inlay and polish dust in a cramped shop": {
    hinglish: "Tang dukaan mein haathi-daant jaisi jadaai aur polish ki dhool",
    hindi: "तंग दुकान में हाथी-दाँत जैसी जड़ाई और पॉलिश की धूल",
  },
  "A concert player who rejects the voice you love": {
    hinglish: "Bade kalakar jo usi awaaz ko thukra dete hain jo aapko pyaari hai",
    hindi: "बड़े कलाकार जो उसी आवाज़ को ठुकरा देते हैं जो आपको प्यारी है",
  },
  "String rubber bands across a shoe box, add a pencil as bridge, then tilt it and listen for where buzzing begins.": {
    hinglish:
      "Joote ke dibbe par rubber band taaniye, bridge ki tarah unke neeche ek pencil lagaiye, phir use tedha karke suniye ki jhanjhanahat kahan se shuru hoti hai.",
    hindi: "जूते के डिब्बे पर रबर बैंड तानिए, ब्रिज की तरह उनके नीचे एक पेंसिल लगाइए, फिर उसे टेढ़ा करके सुनिए कि झनझनाहट कहाँ से शुरू होती है।",
  },
  "Two years' work, and a small sum from the publisher": {
    hinglish: "Do saal ki mehnat, aur publisher se chhoti si rakam",
    hindi: "दो साल की मेहनत, और प्रकाशक से छोटी सी रक़म",
  },
  "Letters of rejection, or no letter at all": {
    hinglish: "Inkaar ki chitthiyan, ya koi chitthi hi nahi",
    hindi: "इनकार की चिट्ठियाँ, या कोई चिट्ठी ही नहीं",
  },
  "Selling your own book at festivals": {
    hinglish: "Melon aur festivals mein apni kitaab khud bechna",
    hindi: "मेलों और फ़ेस्टिवल में अपनी किताब ख़ुद बेचना",
  },
  "Write five hundred words a day for twenty days about one invented neighbour, then read it once through without editing.": {
    hinglish: "Mann se gadhe hue ek padosi par bees din tak roz paanch sau shabd likhiye, phir bina kuch badle ek baar poora padhiye.",
    hindi: "मन से गढ़े हुए एक पड़ोसी पर बीस दिन तक रोज़ पाँच सौ शब्द लिखिए, फिर बिना कुछ बदले एक बार पूरा पढ़िए।",
  },
  "Almost nobody lives on poems alone": {
    hinglish: "Sirf kavita se ghar lagbhag kisi ka nahi chalta",
    hindi: "सिर्फ़ कविता से घर लगभग किसी का नहीं चलता",
  },
  "Slim books that shops return in three months": {
    hinglish: "Patli kitaabein jo dukaanein teen mahine mein lauta deti hain",
    hindi: "पतली किताबें जो दुकानें तीन महीने में लौटा देती हैं",
  },
  "Being asked to rhyme at every cousin's wedding": {
    hinglish: "Har cousin ki shaadi mein tukbandi ki farmaish",
    hindi: "हर कज़िन की शादी में तुकबंदी की फ़रमाइश",
  },
  "Keep a notebook for two weeks, one exact image each day, and make a ten-line poem without any adjective.": {
    hinglish:
      "Do hafte ek notebook rakhiye, roz ek sateek drishya likhiye, aur unse das line ki kavita banaiye jismein ek bhi visheshan na ho.",
    hindi: "दो हफ़्ते एक कॉपी रखिए, रोज़ एक सटीक दृश्य लिखिए, और उनसे दस पंक्तियों की कविता बनाइए जिसमें एक भी विशेषण न हो।",
  },
  "Plays staged once, then forgotten in a drawer": {
    hinglish: "Naatak jo ek baar khele gaye, phir daraaz mein bhula diye gaye",
    hindi: "नाटक जो एक बार खेले गए, फिर दराज़ में भुला दिए गए",
  },
  "Groups that perform your script without asking or paying": {
    hinglish: "Mandliyan jo bina pooche aur bina paise diye aapka naatak khel leti hain",
    hindi: "मंडलियाँ जो बिना पूछे और बिना पैसे दिए आपका नाटक खेल लेती हैं",
  },
  "Writing for a hall when web series pay better": {
    hinglish: "Manch ke liye likhna jabki web series mein zyada paise hain",
    hindi: "मंच के लिए लिखना जबकि वेब सीरीज़ में ज़्यादा पैसे हैं",
  },
  "Write a five-page play with two people, one room and one secret, and have friends read it aloud while you listen.": {
    hinglish: "Paanch page ka naatak likhiye jismein do log, ek kamra aur ek raaz ho, doston se use zor se padhwaiye aur khud suniye.",
    hindi: "पाँच पेज का नाटक लिखिए जिसमें दो लोग, एक कमरा और एक राज़ हो, दोस्तों से उसे ज़ोर से पढ़वाइए और ख़ुद सुनिए।",
  },
  "Eleven drafts, and a new writer for the twelfth": {
    hinglish: "Gyarah draft aapke, aur barahve ke liye naya writer",
    hindi: "ग्यारह ड्राफ़्ट आपके, और बारहवें के लिए नया लेखक",
  },
  "Credit fights and fees tied to shooting dates": {
    hinglish: "Credit ke jhagde aur fees jo shooting ki tareekh par atki hai",
    hindi: "क्रेडिट के झगड़े और फ़ीस जो शूटिंग की तारीख़ पर अटकी है",
  },
  "Notes that ask for a younger hero and a song": {
    hinglish: "Sujhaav ki hero aur jawaan ho aur ek gaana daal do",
    hindi: "सुझाव कि हीरो और जवान हो और एक गाना डाल दो",
  },
  "Watch one short film, type its first five minutes as a script with headings and dialogue, and count how many pages one minute takes.": {
    hinglish:
      "Ek short film dekhiye, uske pehle paanch minute heading aur dialogue wali script ki tarah type kijiye aur giniye ki ek minute mein kitne page lagte hain.",
    hindi: "एक शॉर्ट फ़िल्म देखिए, उसके पहले पाँच मिनट हेडिंग और डायलॉग वाली स्क्रिप्ट की तरह टाइप कीजिए और गिनिए कि एक मिनट में कितने पेज लगते हैं।",
  },
  "Fewer songs per film and shared credits": {
    hinglish: "Ek film mein kam gaane, aur credit bhi doosron ke saath",
    hindi: "एक फ़िल्म में कम गाने, और क्रेडिट भी दूसरों के साथ",
  },
  "A hook line judged by how it trends": {
    hinglish: "Mukhde ki line ki parakh bas isse ki woh kitni trend hui",
    hindi: "मुखड़े की लाइन की परख बस इससे कि वह कितनी ट्रेंड हुई",
  },
  "Royalties that the law promises and few pay in time": {
    hinglish: "Royalty jiska waada kanoon karta hai par jo samay par kam hi log dete hain",
    hindi: "रॉयल्टी जिसका वादा क़ानून करता है पर जो समय पर कम ही लोग देते हैं",
  },
  "Take a known tune, throw out its words, and write two verses in your language that a friend can sing straight away.": {
    hinglish: "Koi jaani-pehchani dhun lijiye, uske bol hata dijiye aur apni bhasha mein do antare likhiye jinhein ek dost turant ga sake.",
    hindi: "कोई जानी-पहचानी धुन लीजिए, उसके बोल हटा दीजिए और अपनी भाषा में दो अंतरे लिखिए जिन्हें एक दोस्त तुरंत गा सके।",
  },
  "Being told it must be easy because it is short": {
    hinglish: "Yeh sunna ki chhota hai to aasaan hi hoga",
    hindi: "यह सुनना कि छोटा है तो आसान ही होगा",
  },
  "Moral lessons demanded on the last page": { hinglish: "Aakhri page par seekh dene ki maang", hindi: "आख़िरी पेज पर सीख देने की माँग" },
  "School visits unpaid but expected": {
    hinglish: "School jaane ki umeed ki jaati hai, par bina paise",
    hindi: "स्कूलों में जाने की उम्मीद की जाती है, पर बिना पैसे",
  },
  "Write an original story for six-year-olds on the free StoryWeaver site and read it to three real ones.": {
    hinglish:
      "Free StoryWeaver site par chhe saal ke bachchon ke liye apni ek nayi kahani likhiye aur use teen asli bachchon ko padhkar sunaiye.",
    hindi: "मुफ़्त StoryWeaver साइट पर छह साल के बच्चों के लिए अपनी एक नई कहानी लिखिए और उसे तीन असली बच्चों को पढ़कर सुनाइए।",
  },
  "Per-word rates squeezed by machine output": {
    hinglish: "Machine ke anuvaad se girte har shabd ke rate",
    hindi: "मशीन के अनुवाद से गिरते हर शब्द के रेट",
  },
  "The translator's name missing from the cover": {
    hinglish: "Kitaab ke cover par translator ka naam na hona",
    hindi: "किताब के कवर पर अनुवादक का नाम न होना",
  },
  "Agencies wanting nine thousand words by tomorrow": {
    hinglish: "Agency jinhein kal tak nau hazaar shabd chahiye",
    hindi: "एजेंसियाँ जिन्हें कल तक नौ हज़ार शब्द चाहिए",
  },
  "Translate one page of your mother-tongue reader into English, wait three days, translate it back, and compare what got lost.": {
    hinglish:
      "Apni matribhasha ki paathya pustak ka ek page English mein kijiye, teen din rukiye, use wapas apni bhasha mein kijiye aur milaiye ki kya kho gaya.",
    hindi: "अपनी मातृभाषा की पाठ्यपुस्तक का एक पेज अंग्रेज़ी में कीजिए, तीन दिन रुकिए, उसे वापस अपनी भाषा में कीजिए और मिलाइए कि क्या खो गया।",
  },
  "Speaking and listening at once until simple words fail you": {
    hinglish: "Ek hi samay bolna aur sunna, jab tak aasaan shabd bhi na soojhein",
    hindi: "एक ही समय बोलना और सुनना, जब तक आसान शब्द भी न सूझें",
  },
  "Speakers who read fast from papers you never got": {
    hinglish: "Vakta jo un kaagazon se tez padhte hain jo aapko diye hi nahi gaye",
    hindi: "वक्ता जो उन काग़ज़ों से तेज़ पढ़ते हैं जो आपको दिए ही नहीं गए",
  },
  "Jokes and proverbs that will not cross into the other language": {
    hinglish: "Chutkule aur kahaavatein jo doosri bhasha mein utarti hi nahi",
    hindi: "चुटकुले और कहावतें जो दूसरी भाषा में उतरती ही नहीं",
  },
  "Play a slow news bulletin and speak it in your second language three seconds behind, for five minutes a day.": {
    hinglish:
      "Dheeme padhe jaane wale samaachaar chalaiye aur teen second peeche rehkar unhein apni doosri bhasha mein boliye, roz paanch minute.",
    hindi: "धीमे पढ़े जाने वाले समाचार चलाइए और तीन सेकंड पीछे रहकर उन्हें अपनी दूसरी भाषा में बोलिए, रोज़ पाँच मिनट।",
  },
  "Signing a whole day's lectures with nobody to take turns": {
    hinglish: "Din bhar ke lecture akele sign karna, baari badalne wala koi nahi",
    hindi: "दिन भर के लेक्चर अकेले साइन करना, बारी बदलने वाला कोई नहीं",
  },
  "Being placed where the deaf guest cannot see your hands": {
    hinglish: "Aisi jagah khada kiya jaana jahan se badhir mehmaan ko aapke haath na dikhein",
    hindi: "ऐसी जगह खड़ा किया जाना जहाँ से बधिर मेहमान को आपके हाथ न दिखें",
  },
  "Wrists sore from spelling long names letter by letter": {
    hinglish: "Lambe naam ek-ek akshar karke dikhane se dukhti kalaiyan",
    hindi: "लंबे नाम एक-एक अक्षर करके दिखाने से दुखती कलाइयाँ",
  },
  "Learn the fingerspelling alphabet and fifty signs from ISLRTC's free online dictionary, and practise with a deaf person if you can.": {
    hinglish:
      "ISLRTC ki free online dictionary se ungliyon ki varnmala aur pachaas sign seekhiye, aur ho sake to kisi badhir vyakti ke saath abhyaas kijiye.",
    hindi: "ISLRTC की मुफ़्त ऑनलाइन डिक्शनरी से उँगलियों की वर्णमाला और पचास संकेत सीखिए, और हो सके तो किसी बधिर व्यक्ति के साथ अभ्यास कीजिए।",
  },
  "A fine bronze with no record of where it was found": {
    hinglish: "Shaandaar kaanse ki moorti, par kahan mili thi, iska koi record nahi",
    hindi: "शानदार काँसे की मूर्ति, पर कहाँ मिली थी, इसका कोई रिकॉर्ड नहीं",
  },
  "Fine collections shut in stores for lack of space": {
    hinglish: "Jagah ki kami se store mein band pade behtareen sangrah",
    hindi: "जगह की कमी से स्टोर में बंद पड़े बेहतरीन संग्रह",
  },
  "Ceremony and VIP visits eating research days": {
    hinglish: "Samaroh aur VIP daure jo research ke din kha jaate hain",
    hindi: "समारोह और VIP दौरे जो रिसर्च के दिन खा जाते हैं",
  },
  "Choose ten objects at home older than you, number them, and write a label and a reason for keeping each.": {
    hinglish:
      "Ghar ki das cheezein chuniye jo aapki umr se purani hon, un par number daaliye, aur har ek ka label aur use rakhne ki wajah likhiye.",
    hindi: "घर की दस चीज़ें चुनिए जो आपकी उम्र से पुरानी हों, उन पर नंबर डालिए, और हर एक का लेबल और उसे रखने की वजह लिखिए।",
  },
  "Termites, mould and leaking record-room roofs": {
    hinglish: "Deemak, phaphoond aur record room ki tapakti chhatein",
    hindi: "दीमक, फफूँद और रिकॉर्ड रूम की टपकती छतें",
  },
  "Researchers in a hurry and uncatalogued shelves": {
    hinglish: "Jaldi mein aaye researcher, aur almaariyan jinki soochi hi nahi bani",
    hindi: "जल्दी में आए शोधकर्ता, और अलमारियाँ जिनकी सूची ही नहीं बनी",
  },
  "Scanning quotas counted in pages, not in understanding": {
    hinglish: "Scanning ka target jo page ginta hai, samajh nahi",
    hindi: "स्कैनिंग का टारगेट जो पेज गिनता है, समझ नहीं",
  },
  "Sort one box of family papers by person and date, put them in clean envelopes, and write a one-page list.": {
    hinglish:
      "Ghar ke kaagazon ka ek dibba vyakti aur tareekh ke hisaab se chhaantiye, unhein saaf lifaafon mein rakhiye aur ek page ki soochi banaiye.",
    hindi: "घर के काग़ज़ों का एक डिब्बा व्यक्ति और तारीख़ के हिसाब से छाँटिए, उन्हें साफ़ लिफ़ाफ़ों में रखिए और एक पेज की सूची बनाइए।",
  },
  "Treatments that fail in the next humid season": {
    hinglish: "Marammat jo agle umas ke mausam mein jawaab de jaati hai",
    hindi: "मरम्मत जो अगले उमस के मौसम में जवाब दे जाती है",
  },
  "Tiny labs with solvents ordered months late": {
    hinglish: "Chhoti si lab, jahan solvent mahinon der se mangwaye jaate hain",
    hindi: "छोटी सी लैब, जहाँ सॉल्वेंट महीनों देर से मँगवाए जाते हैं",
  },
  "Flood years, when a whole library arrives wet": {
    hinglish: "Baadh ke saal, jab poori library bheegi hui aati hai",
    hindi: "बाढ़ के साल, जब पूरी लाइब्रेरी भीगी हुई आती है",
  },
  "Leave squares of newsprint, cloth and coloured paper half covered in the sun for two weeks, and record how each fades.": {
    hinglish:
      "Akhbaar, kapde aur rangeen kaagaz ke chaukor tukde aadhe dhakkar do hafte dhoop mein rakhiye aur likhiye ki har ek ka rang kaise udta hai.",
    hindi: "अख़बार, कपड़े और रंगीन काग़ज़ के चौकोर टुकड़े आधे ढककर दो हफ़्ते धूप में रखिए और लिखिए कि हर एक का रंग कैसे उड़ता है।",
  },
  "Holding your breath on a ladder with a priceless mask": {
    hinglish: "Anmol mukhauta liye seedhi par saans roke khade rehna",
    hindi: "अनमोल मुखौटा लिए सीढ़ी पर साँस रोके खड़े रहना",
  },
  "Rearranging the whole gallery for one minister's visit": {
    hinglish: "Ek mantri ke daure ke liye poori gallery phir se sajaana",
    hindi: "एक मंत्री के दौरे के लिए पूरी गैलरी फिर से सजाना",
  },
  "Heavy showcases and too few hands to shift them": {
    hinglish: "Bhaari showcase, aur unhein khiskaane wale haath bahut kam",
    hindi: "भारी शोकेस, और उन्हें खिसकाने वाले हाथ बहुत कम",
  },
  "Pack an egg so that it survives a fall from table height, using only waste paper and one small box.": {
    hinglish: "Sirf raddi kaagaz aur ek chhote dibbe se anda aise pack kijiye ki mez ki unchaai se girne par bhi na toote.",
    hindi: "सिर्फ़ रद्दी काग़ज़ और एक छोटे डिब्बे से अंडा ऐसे पैक कीजिए कि मेज़ की ऊँचाई से गिरने पर भी न टूटे।",
  },
  "A full opening night and no red dots, which mean sold": {
    hinglish: "Pehli shaam gallery bhari hui, par ek bhi laal bindi nahi, yaani kuch nahi bika",
    hindi: "पहली शाम गैलरी भरी हुई, पर एक भी लाल बिंदी नहीं, यानी कुछ नहीं बिका",
  },
  "Artists' egos on one side, haggling buyers on the other": {
    hinglish: "Ek taraf kalakaron ka ghamand, doosri taraf mol-bhaav karte kharidaar",
    hindi: "एक तरफ़ कलाकारों का घमंड, दूसरी तरफ़ मोल-भाव करते ख़रीदार",
  },
  "Art fairs where you stand for days and few buy": {
    hinglish: "Art fair jahan kai din khade rehna padta hai aur kharidaar kam",
    hindi: "आर्ट फ़ेयर जहाँ कई दिन खड़े रहना पड़ता है और ख़रीदार कम",
  },
  "Visit a free gallery or museum, pick eight works for one theme, and draw a wall plan showing their order.": {
    hinglish:
      "Kisi free gallery ya museum mein jaiye, ek vishay ke liye aath kritiyan chuniye aur deewar ka naksha banaiye jismein unka kram dikhe.",
    hindi: "किसी मुफ़्त गैलरी या संग्रहालय में जाइए, एक विषय के लिए आठ कृतियाँ चुनिए और दीवार का नक़्शा बनाइए जिसमें उनका क्रम दिखे।",
  },
  "Missing festivals and cousins' weddings each season": {
    hinglish: "Har season apne tyohaar aur cousins ki shaadiyan chhoot jaana",
    hindi: "हर सीज़न अपने त्योहार और कज़िन की शादियाँ छूट जाना",
  },
  "Relatives with phones stepping into the key shot": {
    hinglish: "Phone liye rishtedar jo sabse zaroori shot ke aage aa jaate hain",
    hindi: "फ़ोन लिए रिश्तेदार जो सबसे ज़रूरी शॉट के आगे आ जाते हैं",
  },
  "Last instalments that come months after the album": {
    hinglish: "Aakhri kist jo album dene ke mahinon baad milti hai",
    hindi: "आख़िरी क़िस्त जो एल्बम देने के महीनों बाद मिलती है",
  },
  "Cover a birthday or puja at home from start to finish on a phone and choose just twelve pictures that tell it.": {
    hinglish: "Ghar ke kisi janmdin ya puja ki shuru se ant tak phone se photo lijiye aur sirf barah photo chuniye jo poori kahani kahein.",
    hindi: "घर के किसी जन्मदिन या पूजा की शुरू से अंत तक फ़ोन से फ़ोटो लीजिए और सिर्फ़ बारह फ़ोटो चुनिए जो पूरी कहानी कहें।",
  },
  "Walk-in trade falling as phones improve": {
    hinglish: "Phone behtar hone se dukaan par aane wale customer ghatna",
    hindi: "फ़ोन बेहतर होने से दुकान पर आने वाले ग्राहक घटना",
  },
  "Standing in a dark studio on sunny days": {
    hinglish: "Dhoop wale dinon mein andhere studio mein khade rehna",
    hindi: "धूप वाले दिनों में अँधेरे स्टूडियो में खड़े रहना",
  },
  "Requests to slim and whiten every face": {
    hinglish: "Har chehre ko patla aur gora karne ki maang",
    hindi: "हर चेहरे को पतला और गोरा करने की माँग",
  },
  "Photograph one person by a single window from five angles, and see how nose, eyes and mood change with the light.": {
    hinglish:
      "Ek khidki ke paas kisi ek vyakti ki paanch kon se photo lijiye aur dekhiye ki roshni se naak, aankhein aur mood kaise badalte hain.",
    hindi: "एक खिड़की के पास किसी एक व्यक्ति की पाँच कोण से फ़ोटो लीजिए और देखिए कि रोशनी से नाक, आँखें और मूड कैसे बदलते हैं।",
  },
  "Seven dawns in the hide for one picture of a tail": {
    hinglish: "Saat din bhor se chhipkar baithna aur photo mein sirf poonchh aana",
    hindi: "सात दिन भोर से छिपकर बैठना और फ़ोटो में सिर्फ़ पूँछ आना",
  },
  "Rivals who lay bait, and so spoil the animals and the trade": {
    hinglish: "Doosre photographer jo chaara daalkar jaanwar bhi bigaadte hain, dhandha bhi",
    hindi: "दूसरे फ़ोटोग्राफ़र जो चारा डालकर जानवर भी बिगाड़ते हैं, धंधा भी",
  },
  "A heavy loan for lenses before the first sale": {
    hinglish: "Pehli bikri se pehle hi lens ke liye bhaari karz",
    hindi: "पहली बिक्री से पहले ही लेंस के लिए भारी क़र्ज़",
  },
  "With a companion, sit silently in a park at sunrise for one hour on five days, photograph birds and log them on eBird.": {
    hinglish:
      "Kisi saathi ke saath paanch din sooraj ugte samay ek ghanta park mein chupchaap baithiye, pakshiyon ki photo lijiye aur unhein eBird par darj kijiye.",
    hindi: "किसी साथी के साथ पाँच दिन सूरज उगते समय एक घंटा पार्क में चुपचाप बैठिए, पक्षियों की फ़ोटो लीजिए और उन्हें eBird पर दर्ज कीजिए।",
  },
  "Years of holding reflectors while a senior takes the cover picture": {
    hinglish: "Barson reflector pakadna jabki cover photo senior lete hain",
    hindi: "बरसों रिफ़्लेक्टर पकड़ना जबकि कवर फ़ोटो सीनियर लेते हैं",
  },
  "Paying studio and crew long before your invoice clears": {
    hinglish: "Apne bill ke paise aane se bahut pehle studio aur crew ko paise dena",
    hindi: "अपने बिल के पैसे आने से बहुत पहले स्टूडियो और क्रू को पैसे देना",
  },
  "Taste that dates within a season": {
    hinglish: "Pasand jo ek hi season mein purani ho jaati hai",
    hindi: "पसंद जो एक ही सीज़न में पुरानी हो जाती है",
  },
  "Photograph one dupatta ten ways, on a friend and off, so that its weave, fall and border each get one picture.": {
    hinglish:
      "Ek dupatte ki das tarah se photo lijiye, kisi dost par aur alag rakhkar, taaki uski bunaai, girne ka andaaz aur border, har ek ki apni photo ho.",
    hindi: "एक दुपट्टे की दस तरह से फ़ोटो लीजिए, किसी दोस्त पर और अलग रखकर, ताकि उसकी बुनाई, गिरने का अंदाज़ और बॉर्डर, हर एक की अपनी फ़ोटो हो।",
  },
  "Months bent over one palm-sized sheet": {
    hinglish: "Hatheli bhar ke ek kaagaz par mahinon jhuke rehna",
    hindi: "हथेली भर के एक काग़ज़ पर महीनों झुके रहना",
  },
  "Bazaar copies sold to tourists as antique": {
    hinglish: "Bazaar ki naqal jo tourist ko antique kehkar bechi jaati hai",
    hindi: "बाज़ार की नक़ल जो टूरिस्ट को पुरानी चीज़ कहकर बेची जाती है",
  },
  "Eyes tire long before the hand does": { hinglish: "Haath se bahut pehle aankhein thak jaati hain", hindi: "हाथ से बहुत पहले आँखें थक जाती हैं" },
  "Copy a two-inch detail from a Mughal or Kangra painting on a museum website, using your thinnest brush and a magnifying glass.": {
    hinglish:
      "Kisi museum ki website par Mughal ya Kangra chitra ka do inch ka hissa, apne sabse patle brush aur magnifying glass se, utaariye.",
    hindi: "किसी म्यूज़ियम की वेबसाइट पर मुग़ल या काँगड़ा चित्र का दो इंच का हिस्सा, अपने सबसे पतले ब्रश और आवर्धक लेंस से, उतारिए।",
  },
  "Mugs and scarves wanted more than real paintings": {
    hinglish: "Asli chitron se zyada maang mug aur scarf ki",
    hindi: "असली चित्रों से ज़्यादा माँग मग और स्कार्फ़ की",
  },
  "Your painted fish resold in Delhi for many times the price": {
    hinglish: "Aapki banayi machhli Delhi mein kai guna daam par bikti hai",
    hindi: "आपकी बनाई मछली दिल्ली में कई गुना दाम पर बिकती है",
  },
  "Repeating one bride scene because buyers ask for it": {
    hinglish: "Dulhan ka wahi ek drishya baar-baar, kyunki kharidne wale maangte hain",
    hindi: "दुल्हन का वही एक दृश्य बार-बार, क्योंकि ख़रीदने वाले माँगते हैं",
  },
  "Fill a postcard with one fish in Kachni style, using only black pen lines and no empty space anywhere.": {
    hinglish: "Ek postcard ko Kachni shaili ki ek machhli se bhariye, sirf kaale pen ki rekhaon se, kahin bhi khaali jagah chhode bina.",
    hindi: "एक पोस्टकार्ड को कचनी शैली की एक मछली से भरिए, सिर्फ़ काले पेन की रेखाओं से, कहीं भी ख़ाली जगह छोड़े बिना।",
  },
  "Pay per show that hardly covers the bus": {
    hinglish: "Har show ka paisa jisse bus ka kiraya mushkil se nikalta hai",
    hindi: "हर शो का पैसा जिससे बस का किराया मुश्किल से निकलता है",
  },
  "Touring by train with the sets in the luggage van": {
    hinglish: "Saamaan ke dibbe mein set lekar train se tour",
    hindi: "सामान के डिब्बे में सेट लेकर ट्रेन से दौरे",
  },
  "Friends leaving for television, and the company thinning": {
    hinglish: "Dost TV ki taraf chale jaate hain, aur mandali chhoti hoti jaati hai",
    hindi: "दोस्त टीवी की तरफ़ चले जाते हैं, और मंडली छोटी होती जाती है",
  },
  "Join the school or town drama group for one production, even as a villager, and attend every rehearsal.": {
    hinglish:
      "Kisi ek natak ke liye school ya shehar ke drama group se judiye, chahe role gaon wale ka hi ho, aur har rehearsal mein jaiye.",
    hindi: "किसी एक नाटक के लिए स्कूल या शहर के नाटक समूह से जुड़िए, चाहे रोल एक गाँव वाले का ही हो, और हर रिहर्सल में जाइए।",
  },
  "One typeface can take two years to finish": {
    hinglish: "Ek font poora hone mein do saal lag sakte hain",
    hindi: "एक फ़ॉन्ट पूरा होने में दो साल लग सकते हैं",
  },
  "Pirated copies spreading in a day": {
    hinglish: "Chori ki copies jo ek din mein phail jaati hain",
    hindi: "चोरी की कॉपियाँ जो एक दिन में फैल जाती हैं",
  },
  "A rare joined letter that breaks after the font is on sale": {
    hinglish: "Koi virla sanyukt akshar jo font bikne ke baad bigadta hai",
    hindi: "कोई विरला संयुक्त अक्षर जो फ़ॉन्ट बिकने के बाद बिगड़ता है",
  },
  "Draw the letters of your own handwriting in the free program FontForge and type your name in them.": {
    hinglish: "Muft program FontForge mein apni likhawat ke akshar banaiye aur unse apna naam type kijiye.",
    hindi: "मुफ़्त प्रोग्राम FontForge में अपनी लिखावट के अक्षर बनाइए और उनसे अपना नाम टाइप कीजिए।",
  },
  "Silver money locked up until a piece sells": {
    hinglish: "Gehna bikne tak chaandi ka paisa phansa rehta hai",
    hindi: "गहना बिकने तक चाँदी का पैसा फँसा रहता है",
  },
  "Burns, cuts and polishing dust in a small room": {
    hinglish: "Chhote kamre mein jalna, katna aur polish ki dhool",
    hindi: "छोटे कमरे में जलना, कटना और पॉलिश की धूल",
  },
  "Explaining handmade prices against machine-made trinkets": {
    hinglish: "Machine ke saste gehnon ke aage haath ke kaam ka daam samjhana",
    hindi: "मशीन के सस्ते गहनों के आगे हाथ के काम का दाम समझाना",
  },
  "Make a necklace from waste such as buttons, wire and cloth, with one joining method you invented yourself.": {
    hinglish: "Button, taar aur kapde jaisi bekaar cheezon se haar banaiye, jismein jodne ka ek tareeka aapne khud socha ho.",
    hindi: "बटन, तार और कपड़े जैसी बेकार चीज़ों से हार बनाइए, जिसमें जोड़ने का एक तरीक़ा आपने ख़ुद सोचा हो।",
  },
  "All-night shows now cut to twenty minutes": {
    hinglish: "Raat bhar ke khel ab bees minute mein simat gaye",
    hindi: "रात भर के खेल अब बीस मिनट में सिमट गए",
  },
  "Few villages still commission the whole epic": {
    hinglish: "Kam hi gaon ab poori katha karwate hain",
    hindi: "कम ही गाँव अब पूरी कथा करवाते हैं",
  },
  "Grandfather's leather figures curling in the damp": {
    hinglish: "Dada ki chamde ki putliyan jo seelan mein mud jaati hain",
    hindi: "दादा की चमड़े की पुतलियाँ जो सीलन में मुड़ जाती हैं",
  },
  "Cut a jointed deer from a black file cover, fix it to two sticks, and move it between a torch and a white cloth.": {
    hinglish: "Kaale file cover se jod wala hiran kaatiye, use do dandiyon par lagaiye, aur torch aur safed kapde ke beech hilaiye.",
    hindi: "काले फ़ाइल कवर से जोड़ वाला हिरन काटिए, उसे दो डंडियों पर लगाइए, और टॉर्च और सफ़ेद कपड़े के बीच हिलाइए।",
  },
  "Gold foil prices rising faster than buyers' patience": {
    hinglish: "Sone ke warq ka daam kharidne walon ke sabr se tez badhta hai",
    hindi: "सोने के वर्क़ का दाम ख़रीदने वालों के सब्र से तेज़ बढ़ता है",
  },
  "Imitation foil sold beside yours as real": {
    hinglish: "Aapki bagal mein nakli warq asli kehkar bikta hai",
    hindi: "आपकी बग़ल में नक़ली वर्क़ असली कहकर बिकता है",
  },
  "Boards that warp in a wet month": {
    hinglish: "Takhte jo barsaat ke mahine mein tedhe ho jaate hain",
    hindi: "तख़्ते जो बरसात के महीने में टेढ़े हो जाते हैं",
  },
  "Make a raised border with flour-and-glue paste on cardboard, dry it, and cover it with gold sweet-box foil.": {
    hinglish: "Gatte par aate aur gond ke lep se ubhri hui kinaari banaiye, sukhaiye, aur use mithai ke dibbe ki sunehri panni se dhakiye.",
    hindi: "गत्ते पर आटे और गोंद के लेप से उभरी हुई किनारी बनाइए, सुखाइए, और उसे मिठाई के डिब्बे की सुनहरी पन्नी से ढकिए।",
  },
  "Hotel diners talking through the tenderest line": {
    hinglish: "Hotel mein khane wale jo sabse naazuk misre par baatein karte hain",
    hindi: "होटल में खाने वाले जो सबसे नाज़ुक मिसरे पर बातें करते हैं",
  },
  "Smaller halls since film music took the crowd": {
    hinglish: "Jab se filmi gaane bheed le gaye, hall chhote ho gaye",
    hindi: "जब से फ़िल्मी गाने भीड़ ले गए, हॉल छोटे हो गए",
  },
  "Nasal colds and dust before a soft-voiced programme": {
    hinglish: "Komal awaaz ke program se pehle zukaam aur dhool",
    hindi: "कोमल आवाज़ के प्रोग्राम से पहले ज़ुकाम और धूल",
  },
  "Learn one ghazal by heart, have every Urdu word explained, then recite it without music before you sing it.": {
    hinglish: "Ek ghazal zubaani yaad kijiye, Urdu ke har lafz ka matlab kisi se samjhiye, phir gaane se pehle use bina sangeet sunaiye.",
    hindi: "एक ग़ज़ल ज़ुबानी याद कीजिए, उर्दू के हर लफ़्ज़ का मतलब किसी से समझिए, फिर गाने से पहले उसे बिना संगीत सुनाइए।",
  },
  "Being asked at every booking for the same invisible wall": {
    hinglish: "Har booking par wahi na dikhne wali deewar ki farmaish",
    hindi: "हर बुकिंग पर वही न दिखने वाली दीवार की फ़रमाइश",
  },
  "Few troupes outside Kolkata, Assam and the metros": {
    hinglish: "Kolkata, Assam aur mahanagaron ke bahar mandali bahut kam",
    hindi: "कोलकाता, असम और महानगरों के बाहर मंडलियाँ बहुत कम",
  },
  "Teaching silent games to office staff to pay for a show": {
    hinglish: "Show ka kharch nikaalne ke liye office walon ko chup rehne wale khel sikhana",
    hindi: "शो का ख़र्च निकालने के लिए ऑफ़िस वालों को चुप रहने वाले खेल सिखाना",
  },
  "Act out threading a needle, carrying a full bucket and missing a bus, silently, until a friend names all three.": {
    hinglish: "Bina bole sui mein dhaaga daalna, bhari balti uthaana aur bus chhootna dikhaiye, jab tak dost teeno pehchaan na le.",
    hindi: "बिना बोले सुई में धागा डालना, भरी बाल्टी उठाना और बस छूटना दिखाइए, जब तक दोस्त तीनों पहचान न ले।",
  },
  "Painting on the floor all night before a technical rehearsal": {
    hinglish: "Technical rehearsal se pehle raat bhar farsh par baithkar painting",
    hindi: "टेक्निकल रिहर्सल से पहले रात भर फ़र्श पर बैठकर पेंटिंग",
  },
  "Huge work thrown away the morning after the last show": {
    hinglish: "Aakhiri show ki agli subah itna bada kaam phenk diya jaata hai",
    hindi: "आख़िरी शो की अगली सुबह इतना बड़ा काम फेंक दिया जाता है",
  },
  "Digital screens replacing painted cloths": {
    hinglish: "Digital screen jo range hue pardon ki jagah le rahi hain",
    hindi: "डिजिटल स्क्रीन जो रँगे हुए पर्दों की जगह ले रही हैं",
  },
  "Paint one carton sheet to look like old brick and another like teak, then check both from ten steps away.": {
    hinglish: "Carton ki ek sheet purani eent jaisi aur doosri saagwaan jaisi rangiye, phir das kadam door se dono dekhiye.",
    hindi: "कार्टन की एक शीट पुरानी ईंट जैसी और दूसरी सागवान जैसी रँगिए, फिर दस क़दम दूर से दोनों देखिए।",
  },
  "Flat fees while the book earns for years": {
    hinglish: "Aapko ek baar ki fees, jabki kitaab saalon kamati hai",
    hindi: "आपको एक बार की फ़ीस, जबकि किताब सालों कमाती है",
  },
  "Authors and editors pulling the same page two ways": {
    hinglish: "Lekhak aur editor ek hi panne ko do taraf kheenchte hain",
    hindi: "लेखक और संपादक एक ही पन्ने को दो तरफ़ खींचते हैं",
  },
  "Four months of colour work on one deadline": {
    hinglish: "Chaar mahine ka rang bharne ka kaam, ek deadline par",
    hindi: "चार महीने का रंग भरने का काम, एक डेडलाइन पर",
  },
  "Choose an unillustrated folk tale, plan its eight spreads as thumbnails, and finish one in full colour.": {
    hinglish:
      "Bina chitron wali ek lok katha chuniye, aamne-saamne ke pannon ke aath jode chhote chitron mein sochiye, aur ek ko poore rang mein banaiye.",
    hindi: "बिना चित्रों वाली एक लोक कथा चुनिए, आमने-सामने के पन्नों के आठ जोड़े छोटे चित्रों में सोचिए, और एक को पूरे रंग में बनाइए।",
  },
  "Stencilled hotel walls called Warli by outsiders": {
    hinglish: "Bahar walon ki stencil se bani hotel ki deewarein jo Warli kehlati hain",
    hindi: "बाहर वालों की स्टेंसिल से बनी होटल की दीवारें जो वारली कहलाती हैं",
  },
  "Middlemen between Dahanu villages and city shops": {
    hinglish: "Dahanu ke gaon aur shehar ki dukaanon ke beech bichauliye",
    hindi: "डहाणू के गाँवों और शहर की दुकानों के बीच बिचौलिए",
  },
  "Fair-season travel far from the rice fields": {
    hinglish: "Mele ke season mein dhaan ke kheton se door safar",
    hindi: "मेले के सीज़न में धान के खेतों से दूर सफ़र",
  },
  "Mix rice flour with water, take a matchstick and paint a day at your school in triangles, circles and lines on brown paper.": {
    hinglish:
      "Chaawal ke aate ko paani mein gholiye, maachis ki teeli lijiye aur bhoore kaagaz par apne school ka ek din trikon, gole aur rekhaon se banaiye.",
    hindi: "चावल के आटे को पानी में घोलिए, माचिस की तीली लीजिए और भूरे काग़ज़ पर अपने स्कूल का एक दिन त्रिकोणों, गोलों और रेखाओं से बनाइए।",
  },
  "Fingernails that split a week before a concert": {
    hinglish: "Naakhun jo concert se hafta bhar pehle toot jaate hain",
    hindi: "नाख़ून जो कॉन्सर्ट से हफ़्ता भर पहले टूट जाते हैं",
  },
  "Decades in the shadow of gharana names": {
    hinglish: "Dashkon tak gharane ke bade naamon ki chhaya mein",
    hindi: "दशकों तक घराने के बड़े नामों की छाया में",
  },
  "Flying with a fragile teak-and-skin instrument": {
    hinglish: "Saagwaan aur khaal ke naazuk saaz ke saath hawai safar",
    hindi: "सागवान और खाल के नाज़ुक साज़ के साथ हवाई सफ़र",
  },
  "Hear three sarod recordings of one raga, perhaps Yaman, and write where each player lingers, slides and speeds up.": {
    hinglish:
      "Ek hi raag ki, shayad Yaman ki, sarod ki teen recording suniye, aur likhiye ki har kalaakar kahan thaharte, kahan meend lete aur kahan tez hote hain.",
    hindi: "एक ही राग की, शायद यमन की, सरोद की तीन रिकॉर्डिंग सुनिए, और लिखिए कि हर कलाकार कहाँ ठहरते, कहाँ मींड लेते और कहाँ तेज़ होते हैं।",
  },
  "Shouting over horns until the voice cracks": {
    hinglish: "Gaadiyon ke shor ke upar chillana, jab tak gala na baith jaye",
    hindi: "गाड़ियों के शोर के ऊपर चिल्लाना, जब तक गला न बैठ जाए",
  },
  "Police moving the circle on mid-scene": {
    hinglish: "Police jo beech natak mein ghera hata deti hai",
    hindi: "पुलिस जो बीच नाटक में घेरा हटा देती है",
  },
  "Campaigns that want their slogan shouted and the joke cut": {
    hinglish: "Abhiyaan wale jo chahte hain ki unka naara lage aur chutkula kate",
    hindi: "अभियान वाले जो चाहते हैं कि उनका नारा लगे और चुटकुला कटे",
  },
  "Write and play a six-minute nukkad natak on school-bus safety with five friends, using a dupatta and a dholak.": {
    hinglish:
      "Paanch doston ke saath school bus ki suraksha par chhe minute ka nukkad natak likhiye aur kheliye, ek dupatte aur dholak ke sahaare.",
    hindi: "पाँच दोस्तों के साथ स्कूल बस की सुरक्षा पर छह मिनट का नुक्कड़ नाटक लिखिए और खेलिए, एक दुपट्टे और ढोलक के सहारे।",
  },
  "Cement repairs by helpful villagers that must be chipped away": {
    hinglish: "Gaon walon ne bhale mann se jo cement laga diya, use chheelkar hatana padta hai",
    hindi: "गाँव वालों ने भले मन से जो सीमेंट लगा दिया, उसे छीलकर हटाना पड़ता है",
  },
  "Working in hot stores far from any city": {
    hinglish: "Har shehar se door, garam godaam mein kaam",
    hindi: "हर शहर से दूर, गरम गोदामों में काम",
  },
  "Leaving a nose missing when devotees want it back": {
    hinglish: "Tooti naak waise hi chhodna jab bhakt use wapas chahte hain",
    hindi: "टूटी नाक वैसे ही छोड़ना जब भक्त उसे वापस चाहते हैं",
  },
  "Number the pieces of a clay pot that has broken, join them with water-soluble glue and document each stage with photographs.": {
    hinglish:
      "Toote hue mitti ke ghade ke tukdon par number likhiye, unhe paani mein ghulne wale gond se jodiye aur har charan ki photo lijiye.",
    hindi: "टूटे हुए मिट्टी के घड़े के टुकड़ों पर नंबर लिखिए, उन्हें पानी में घुलने वाले गोंद से जोड़िए और हर चरण की फ़ोटो लीजिए।",
  },
};
