import type { ToldTexts } from "../told-texts.ts";

export const retail: ToldTexts = {
  "Eight hours on your feet and ten minutes on a chair": {
    hinglish: "Aath ghante khade rehna aur das minute kursi par",
    hindi: "आठ घंटे खड़े रहना और दस मिनट कुर्सी पर",
  },
  "Monthly target, but you cannot choose who enters": {
    hinglish: "Har mahine ka target, par dukaan mein kaun aaye, yeh aapke haath mein nahi",
    hindi: "हर महीने का टारगेट, पर दुकान में कौन आए, यह आपके हाथ में नहीं",
  },
  "Heaps of tried-on clothes dropped on the trial-room floor": {
    hinglish: "Pehenkar dekhe kapdon ke dher, trial room ke farsh par pade",
    hindi: "पहनकर देखे कपड़ों के ढेर, ट्रायल रूम के फ़र्श पर पड़े",
  },
  "Fold fifteen T-shirts to one width using a magazine as the board, then help at a school uniform or charity stall.": {
    hinglish:
      "Magazine ko board banakar pandrah T-shirt ek hi chaudai mein tah kijiye, phir school uniform ya charity ke kisi stall par madad kijiye.",
    hindi: "मैगज़ीन को बोर्ड बनाकर पंद्रह टी-शर्ट एक ही चौड़ाई में तह कीजिए, फिर स्कूल यूनिफ़ॉर्म या चैरिटी के किसी स्टॉल पर मदद कीजिए।",
  },
  "A wall of televisions at full volume from opening to closing": {
    hinglish: "Dukaan khulne se band hone tak poori awaaz mein chalte TV ki deewar",
    hindi: "दुकान खुलने से बंद होने तक पूरी आवाज़ में चलते TV की दीवार",
  },
  "Models change before you have learnt the last": {
    hinglish: "Pichhla model seekha bhi nahi ki naya aa jaata hai",
    hindi: "पिछला मॉडल सीखा भी नहीं कि नया आ जाता है",
  },
  "The brand's target and the shop's target pull apart": {
    hinglish: "Brand ka target ek taraf kheenchta hai, dukaan ka doosri taraf",
    hindi: "ब्रांड का टारगेट एक तरफ़ खींचता है, दुकान का दूसरी तरफ़",
  },
  "Compare two refrigerators on the BEE star label and price, and tell your family which costs less over ten years.": {
    hinglish: "Do fridge ki tulna BEE star label aur daam par kijiye, aur parivaar ko bataiye ki das saal mein kaun-sa sasta padega.",
    hindi: "दो फ़्रिज की तुलना BEE स्टार लेबल और दाम पर कीजिए, और परिवार को बताइए कि दस साल में कौन-सा सस्ता पड़ेगा।",
  },
  "Three visits, ten cups of tea, then no sale": {
    hinglish: "Graahak teen baar aaye, das cup chai piye, phir bhi bikri nahi",
    hindi: "ग्राहक तीन बार आए, दस कप चाय पिए, फिर भी बिक्री नहीं",
  },
  "Scratched legs on arrival and you take the call": {
    hinglish: "Furniture paayon par kharonch ke saath pahunche, aur phone aapko sunna pade",
    hindi: "फ़र्नीचर पायों पर खरोंच के साथ पहुँचे, और फ़ोन आपको सुनना पड़े",
  },
  "Lifting display beds at season's change": {
    hinglish: "Season badalne par showroom ke palang uthana",
    hindi: "सीज़न बदलने पर शोरूम के पलंग उठाना",
  },
  "Measure your room, draw it on squared paper, cut paper furniture to scale, and find two better layouts.": {
    hinglish:
      "Apna kamra naapiye, use chaarkhaane wale kaagaz par paimaane se banaiye, usi paimaane par kaagaz ka furniture kaatiye aur sajaane ke do behtar tareeke khojiye.",
    hindi: "अपना कमरा नापिए, उसे चारख़ाने वाले काग़ज़ पर पैमाने से बनाइए, उसी पैमाने पर काग़ज़ का फ़र्नीचर काटिए और सजाने के दो बेहतर तरीक़े खोजिए।",
  },
  "A missing ring makes everyone a suspect": {
    hinglish: "Ek anguthi gaayab ho to sab shak ke ghere mein",
    hindi: "एक अँगूठी ग़ायब हो तो सब शक के घेरे में",
  },
  "Gold price jumps while the family is still deciding": {
    hinglish: "Parivaar abhi soch hi raha hai aur sone ka bhaav uchhal jaata hai",
    hindi: "परिवार अभी सोच ही रहा है और सोने का भाव उछल जाता है",
  },
  "Strong lights, heavy suit, endless smiling on Dhanteras": {
    hinglish: "Dhanteras par tez roshni, bhaari kapde aur lagataar muskuraana",
    hindi: "धनतेरस पर तेज़ रोशनी, भारी कपड़े और लगातार मुस्कुराना",
  },
  "With a parent, ask a jeweller the price of one chain, work out its gold, making charge and GST yourself, and compare.": {
    hinglish:
      "Maa ya papa ke saath jaakar sunaar se ek chain ka daam poochiye, sone ka daam, making charge aur GST khud nikaaliye, aur unke bataye daam se milaaiye.",
    hindi: "माँ या पापा के साथ जाकर सुनार से एक चेन का दाम पूछिए, सोने का दाम, मेकिंग चार्ज और GST ख़ुद निकालिए, और उनके बताए दाम से मिलाइए।",
  },
  "Hours cross-legged, then an hour of folding": {
    hinglish: "Ghanton paalthi maarkar baithna, phir ghanta bhar tah lagana",
    hindi: "घंटों पालथी मारकर बैठना, फिर घंटा भर तह लगाना",
  },
  "The aunt who came in only to escape the heat": {
    hinglish: "Woh aunty jo bas garmi se bachne andar aayi thin",
    hindi: "वह आंटी जो बस गर्मी से बचने अंदर आई थीं",
  },
  "Machine copies sold as Banarasi next door": {
    hinglish: "Bagal ki dukaan mein Banarasi kehkar biki machine ki nakal",
    hindi: "बग़ल की दुकान में बनारसी कहकर बिकी मशीन की नक़ल",
  },
  "Learn to tell five weaves in family cupboards, such as Chanderi or Pochampally, and record each one's story.": {
    hinglish:
      "Parivaar ki almariyon mein paanch bunaaiyan pehchanna seekhiye, jaise Chanderi ya Pochampally, aur har ek ki kahani likhiye.",
    hindi: "परिवार की अलमारियों में पाँच बुनाइयाँ पहचानना सीखिए, जैसे चंदेरी या पोचमपल्ली, और हर एक की कहानी लिखिए।",
  },
  "Month-end at nine at night, one car short of the target": {
    hinglish: "Mahine ki aakhiri raat ke nau baje, target se ek gaadi kam",
    hindi: "महीने की आख़िरी रात के नौ बजे, टारगेट से एक गाड़ी कम",
  },
  "Waiting lists that you did not make": { hinglish: "Waiting list jo aapne nahi banayi", hindi: "वेटिंग लिस्ट जो आपने नहीं बनाई" },
  "Discounts from the dealer across the flyover": {
    hinglish: "Flyover ke us paar wale dealer ki chhoot",
    hindi: "फ़्लाईओवर के उस पार वाले डीलर की छूट",
  },
  "Pick three small cars and make an honest one-page comparison on price, mileage, safety stars and service cost.": {
    hinglish: "Teen chhoti gaadiyan chuniye aur daam, mileage, safety star aur service ke kharch par ek panne ki imaandaar tulna banaiye.",
    hindi: "तीन छोटी गाड़ियाँ चुनिए और दाम, माइलेज, सेफ़्टी स्टार और सर्विस के ख़र्च पर एक पन्ने की ईमानदार तुलना बनाइए।",
  },
  "Names so alike that one letter matters": {
    hinglish: "Itne milte-julte naam ki ek akshar se fark pad jaata hai",
    hindi: "इतने मिलते-जुलते नाम कि एक अक्षर से फ़र्क़ पड़ जाता है",
  },
  "People cough at you through the whole flu season": {
    hinglish: "Flu ke poore mausam logon ka aapke saamne khaansna",
    hindi: "फ़्लू के पूरे मौसम लोगों का आपके सामने खाँसना",
  },
  "Angry words when you ask for a prescription": {
    hinglish: "Doctor ka parcha maangne par gussa sunna",
    hindi: "डॉक्टर का पर्चा माँगने पर ग़ुस्सा सुनना",
  },
  "Read five home medicine strips for brand, generic name, strength and expiry, and list which carry a red line.": {
    hinglish:
      "Ghar ki dawaiyon ke paanch patton par brand, generic naam, strength aur expiry padhiye, aur list banaiye ki kin par laal lakeer hai.",
    hindi: "घर की दवाइयों के पाँच पत्तों पर ब्रांड, जेनेरिक नाम, स्ट्रेंथ और एक्सपायरी पढ़िए, और लिस्ट बनाइए कि किन पर लाल लकीर है।",
  },
  "Kneeling before socks of every kind": {
    hinglish: "Har tarah ke mozon ke saamne ghutnon par baithna",
    hindi: "हर तरह के मोज़ों के सामने घुटनों पर बैठना",
  },
  "Thirty boxes opened for a pair of laces": {
    hinglish: "Tees dibbe khulwaye, kharide bas ek jodi feete",
    hindi: "तीस डिब्बे खुलवाए, ख़रीदे बस एक जोड़ी फ़ीते",
  },
  "The fortnight before schools reopen, when every child needs shoes": {
    hinglish: "School khulne se pehle ke do hafte, jab har bachche ko joote chahiye",
    hindi: "स्कूल खुलने से पहले के दो हफ़्ते, जब हर बच्चे को जूते चाहिए",
  },
  "Trace five relatives' feet in the evening, measure length and width, and compare with the size they wear.": {
    hinglish:
      "Shaam ko paanch rishtedaron ke pairon ka khaaka kaagaz par utaariye, lambai aur chaudai naapiye, aur jo size woh pehente hain usse milaaiye.",
    hindi: "शाम को पाँच रिश्तेदारों के पैरों का ख़ाका काग़ज़ पर उतारिए, लंबाई और चौड़ाई नापिए, और जो साइज़ वे पहनते हैं उससे मिलाइए।",
  },
  "Boys who swing every bat and buy none": {
    hinglish: "Ladke jo har bat ghumate hain aur kharidte ek bhi nahi",
    hindi: "लड़के जो हर बैट घुमाते हैं और ख़रीदते एक भी नहीं",
  },
  "Cricket empties its shelf while hockey gathers dust": {
    hinglish: "Cricket ki shelf khaali ho jaati hai aur hockey par dhool jamti hai",
    hindi: "क्रिकेट की शेल्फ़ ख़ाली हो जाती है और हॉकी पर धूल जमती है",
  },
  "Strings that snap in a week and come back as your fault": {
    hinglish: "Racket ke taar jo hafte bhar mein toot jaate hain aur dosh aapka hota hai",
    hindi: "रैकेट के तार जो हफ़्ते भर में टूट जाते हैं और दोष आपका होता है",
  },
  "Choose one sport, list the kit that a beginner truly needs, price it at two shops, and write on which piece it pays to spend more.": {
    hinglish:
      "Ek khel chuniye, list banaiye ki naye khiladi ko sach mein kya saamaan chahiye, do dukaanon par daam poochiye, aur likhiye ki kis cheez par zyada kharch karna theek hai.",
    hindi:
      "एक खेल चुनिए, लिस्ट बनाइए कि नए खिलाड़ी को सच में क्या सामान चाहिए, दो दुकानों पर दाम पूछिए, और लिखिए कि किस चीज़ पर ज़्यादा ख़र्च करना ठीक है।",
  },
  "Browsers who read whole comics and leave": {
    hinglish: "Log jo poori comics padhkar bina kharide chale jaate hain",
    hindi: "लोग जो पूरी कॉमिक्स पढ़कर बिना ख़रीदे चले जाते हैं",
  },
  "Online discounts deeper than the shop's margin": {
    hinglish: "Online chhoot dukaan ke margin se bhi zyada",
    hindi: "ऑनलाइन छूट दुकान के मार्जिन से भी ज़्यादा",
  },
  "Cartons of dictionaries to carry in from the godown": {
    hinglish: "Godown se dictionary ke carton dhokar laana",
    hindi: "गोदाम से डिक्शनरी के कार्टन ढोकर लाना",
  },
  "Recommend one library book each to ten schoolmates after two questions, and ask a fortnight later if they finished.": {
    hinglish:
      "School ke das saathiyon se do-do sawaal poochkar har ek ko library ki ek kitaab sujhaiye, aur do hafte baad poochiye ki poori padhi ya nahi.",
    hindi: "स्कूल के दस साथियों से दो-दो सवाल पूछकर हर एक को लाइब्रेरी की एक किताब सुझाइए, और दो हफ़्ते बाद पूछिए कि पूरी पढ़ी या नहीं।",
  },
  "Grease in your nails and on every bill": { hinglish: "Nakhunon mein aur har bill par grease", hindi: "नाख़ूनों में और हर बिल पर ग्रीस" },
  "Similar parts by the thousand, one millimetre apart": {
    hinglish: "Hazaaron ek jaise purze, ek millimetre ke fark wale",
    hindi: "हज़ारों एक जैसे पुर्ज़े, एक मिलीमीटर के फ़र्क़ वाले",
  },
  "A lorry waits on the highway for what you lack": {
    hinglish: "Jo purza aapke yahan nahi, usi ke liye highway par truck khada hai",
    hindi: "जो पुर्ज़ा आपके यहाँ नहीं, उसी के लिए हाइवे पर ट्रक खड़ा है",
  },
  "Open a bicycle's or scooter's parts drawing online, name ten parts, and price them at a nearby shop.": {
    hinglish:
      "Online kisi cycle ya scooter ke purzon ka chitra kholiye, das purzon ke naam bataiye, aur nazdeek ki dukaan par unke daam poochiye.",
    hindi: "ऑनलाइन किसी साइकिल या स्कूटर के पुर्ज़ों का चित्र खोलिए, दस पुर्ज़ों के नाम बताइए, और नज़दीक की दुकान पर उनके दाम पूछिए।",
  },
  "Contractors who take cement on credit and vanish": {
    hinglish: "Thekedaar jo udhaar par cement lekar gaayab ho jaate hain",
    hindi: "ठेकेदार जो उधार पर सीमेंट लेकर ग़ायब हो जाते हैं",
  },
  "Cement dust in hair and lungs": { hinglish: "Baalon aur phephdon mein cement ki dhool", hindi: "बालों और फेफड़ों में सीमेंट की धूल" },
  "Two shades of one tile in the same house": {
    hinglish: "Ek hi ghar mein ek hi tile ke do shade",
    hindi: "एक ही घर में एक ही टाइल के दो शेड",
  },
  "Measure your kitchen wall, work out how many tiles of one size it needs with 10 per cent spare, and price it.": {
    hinglish: "Rasoi ki deewar naapiye, hisaab lagaiye ki 10 percent extra jodkar ek size ki kitni tile lagengi, aur unka daam nikaaliye.",
    hindi: "रसोई की दीवार नापिए, हिसाब लगाइए कि 10 प्रतिशत अतिरिक्त जोड़कर एक साइज़ की कितनी टाइलें लगेंगी, और उनका दाम निकालिए।",
  },
  "Your own make-up must stay perfect from ten to ten": {
    hinglish: "Subah das se raat das tak apna make-up ekdum sahi rakhna",
    hindi: "सुबह दस से रात दस तक अपना मेकअप एकदम सही रखना",
  },
  "Counter targets for perfumes that nobody asked about": {
    hinglish: "Counter par un perfume ka target jo kisi ne maange hi nahi",
    hindi: "काउंटर पर उन परफ़्यूम का टारगेट जो किसी ने माँगे ही नहीं",
  },
  "Teenagers who use the testers for a free party look": {
    hinglish: "Teenagers jo tester se muft mein party ka make-up kar lete hain",
    hindi: "किशोर जो टेस्टर से मुफ़्त में पार्टी का मेकअप कर लेते हैं",
  },
  "Learn warm, cool and neutral undertones, then test which of six scarf colours suits each of five friends.": {
    hinglish:
      "Tvacha ke warm, cool aur neutral undertone pehchanna seekhiye, phir dekhiye ki chhe rangon ke dupatton mein se paanch doston mein kis par kaun-sa jachta hai.",
    hindi: "त्वचा के वॉर्म, कूल और न्यूट्रल अंडरटोन पहचानना सीखिए, फिर देखिए कि छह रंगों के दुपट्टों में से पाँच दोस्तों में किस पर कौन-सा जँचता है।",
  },
  "The same jokes eleven times a day": { hinglish: "Din mein gyarah baar wahi chutkule", hindi: "दिन में ग्यारह बार वही चुटकुले" },
  "Paid by the day, mostly at weekends": {
    hinglish: "Paisa din ke hisaab se, kaam zyadatar weekend par",
    hindi: "पैसा दिन के हिसाब से, काम ज़्यादातर वीकेंड पर",
  },
  "A gadget that jams before the whole crowd": {
    hinglish: "Gadget jo poori bheed ke saamne atak jaata hai",
    hindi: "गैजेट जो पूरी भीड़ के सामने अटक जाता है",
  },
  "Demonstrate a kitchen tool to five relatives in two minutes, ask if they would buy, and improve the talk.": {
    hinglish:
      "Rasoi ka koi auzaar paanch rishtedaron ko do minute mein chalakar dikhaiye, poochiye ki kya woh kharidenge, aur apni baat sudhaariye.",
    hindi: "रसोई का कोई औज़ार पाँच रिश्तेदारों को दो मिनट में चलाकर दिखाइए, पूछिए कि क्या वे ख़रीदेंगे, और अपनी बात सुधारिए।",
  },
  "Shortages may be cut from your own pay": {
    hinglish: "Galle mein kami nikli to aapki tankhwah se kat sakti hai",
    hindi: "गल्ले में कमी निकली तो आपकी तनख़्वाह से कट सकती है",
  },
  "No time to look up in the first-week salary rush": {
    hinglish: "Mahine ke pehle hafte, tankhwah ke baad ki bheed mein sir uthane ki fursat nahi",
    hindi: "महीने के पहले हफ़्ते, तनख़्वाह के बाद की भीड़ में सिर उठाने की फ़ुर्सत नहीं",
  },
  "Carrier-bag charges for which people scold you": {
    hinglish: "Thaile ke paise lagne par log aapko daantte hain",
    hindi: "थैले के पैसे लगने पर लोग आपको डाँटते हैं",
  },
  "Add up the family's shopping in your head for a week before the bill comes, check against it, and note your mistakes.": {
    hinglish:
      "Ek hafte tak bill aane se pehle parivaar ki kharidari ka jod mann hi mann kijiye, bill se milaaiye aur apni galtiyan likhiye.",
    hindi: "एक हफ़्ते तक बिल आने से पहले परिवार की ख़रीदारी का जोड़ मन ही मन कीजिए, बिल से मिलाइए और अपनी ग़लतियाँ लिखिए।",
  },
  "Petrol vapour from first bike to last bus": {
    hinglish: "Pehli bike se aakhiri bus tak petrol ki bhaap",
    hindi: "पहली बाइक से आख़िरी बस तक पेट्रोल की भाप",
  },
  "May sun off concrete with no shade": {
    hinglish: "May ki dhoop mein tapta concrete aur chhaaya kahin nahi",
    hindi: "मई की धूप में तपता कंक्रीट और छाया कहीं नहीं",
  },
  "Drivers who leave without paying": { hinglish: "Driver jo paise diye bina nikal jaate hain", hindi: "ड्राइवर जो पैसे दिए बिना निकल जाते हैं" },
  "Look at a pump's safety signs, list what each one prevents, and learn which extinguisher suits fuel.": {
    hinglish:
      "Kisi petrol pump par suraksha ke board dekhiye, list banaiye ki har ek kaun-sa khatra rokta hai, aur jaaniye ki eendhan ki aag par kaun-sa extinguisher sahi hai.",
    hindi: "किसी पेट्रोल पंप पर सुरक्षा के बोर्ड देखिए, लिस्ट बनाइए कि हर एक कौन-सा ख़तरा रोकता है, और जानिए कि ईंधन की आग पर कौन-सा एक्सटिंग्विशर सही है।",
  },
  "Your body is discussed as if you had left": {
    hinglish: "Aapke sharir par aise baat hoti hai jaise aap wahan hon hi nahi",
    hindi: "आपके शरीर पर ऐसे बात होती है जैसे आप वहाँ हों ही नहीं",
  },
  "Work dries up when the sizes change": { hinglish: "Naap badalte hi kaam milna band", hindi: "नाप बदलते ही काम मिलना बंद" },
  "Fake agencies that ask for money or unsafe photographs": {
    hinglish: "Farzi agency jo paise ya asurakshit photo maangti hain",
    hindi: "फ़र्ज़ी एजेंसियाँ जो पैसे या असुरक्षित फ़ोटो माँगती हैं",
  },
  "Try on ten garments with a friend noting fit at shoulder, waist and hem, and learn to describe each in words.": {
    hinglish:
      "Ek dost ke saath das kapde pehenkar dekhiye, kandhe, kamar aur ghere par fitting likhiye, aur har ek ko shabdon mein batana seekhiye.",
    hindi: "एक दोस्त के साथ दस कपड़े पहनकर देखिए, कंधे, कमर और घेरे पर फ़िटिंग लिखिए, और हर एक को शब्दों में बताना सीखिए।",
  },
  "A loan offered, by mischance, to somebody at a funeral": {
    hinglish: "Anjaane mein kisi ko maatam ke beech loan ki peshkash kar dena",
    hindi: "अनजाने में किसी को मातम के बीच लोन की पेशकश कर देना",
  },
  "More refusals by lunch than most people hear in a year": {
    hinglish: "Dopahar ke khane tak itne inkaar jitne zyadatar log saal bhar mein nahi sunte",
    hindi: "दोपहर के खाने तक इतने इनकार जितने ज़्यादातर लोग साल भर में नहीं सुनते",
  },
  "Voice sore, script fixed, supervisor listening": {
    hinglish: "Gala baitha hua, script tay, call par supervisor ke kaan",
    hindi: "गला बैठा हुआ, स्क्रिप्ट तय, कॉल पर सुपरवाइज़र के कान",
  },
  "Invite fifteen relatives by phone to a real event using one script, improve it after each five calls, and note answers.": {
    hinglish:
      "Ek hi script se pandrah rishtedaron ko phone par kisi asli karyakram ka nyota dijiye, har paanch call ke baad script sudhaariye aur jawab likhiye.",
    hindi: "एक ही स्क्रिप्ट से पंद्रह रिश्तेदारों को फ़ोन पर किसी असली कार्यक्रम का न्योता दीजिए, हर पाँच कॉल के बाद स्क्रिप्ट सुधारिए और जवाब लिखिए।",
  },
  "Dogs, stairs and watchmen": { hinglish: "Kutte, seedhiyan aur chowkidaar", hindi: "कुत्ते, सीढ़ियाँ और चौकीदार" },
  "A kind no is still no commission": {
    hinglish: "Log pyaar se mana karein, tab bhi commission nahi milta",
    hindi: "लोग प्यार से मना करें, तब भी कमीशन नहीं मिलता",
  },
  "Firms that ask you to recruit instead of sell": {
    hinglish: "Companiyan jo bechne ki jagah naye log jodne ko kehti hain",
    hindi: "कंपनियाँ जो बेचने की जगह नए लोग जोड़ने को कहती हैं",
  },
  "Go with an adult to ten neighbours for a real cause such as paper collection and record which opening words worked.": {
    hinglish:
      "Raddi jama karne jaise kisi asli kaam ke liye kisi bade ke saath das padosiyon ke ghar jaaiye aur likhiye ki shuruaat ki kaun-si baat kaam aayi.",
    hindi: "रद्दी जमा करने जैसे किसी असली काम के लिए किसी बड़े के साथ दस पड़ोसियों के घर जाइए और लिखिए कि शुरुआत की कौन-सी बात काम आई।",
  },
  "A best size sold out on the very day the advertisement runs": {
    hinglish: "Jis din vigyapan aaye, usi din sabse zyada bikne wala size khatm",
    hindi: "जिस दिन विज्ञापन आए, उसी दिन सबसे ज़्यादा बिकने वाला साइज़ ख़त्म",
  },
  "Staff leave for a shop paying five hundred more": {
    hinglish: "Staff jo paanch sau rupaye zyada dene wali dukaan mein chala jaata hai",
    hindi: "स्टाफ़ जो पाँच सौ रुपए ज़्यादा देने वाली दुकान में चला जाता है",
  },
  "Fewer people walk in because of a metro dig outside": {
    hinglish: "Bahar metro ki khudai ki wajah se graahak kam aana",
    hindi: "बाहर मेट्रो की खुदाई की वजह से ग्राहक कम आना",
  },
  "Stand outside one shop for thirty minutes, count who passes, enters and leaves with a bag, and work out both percentages.": {
    hinglish:
      "Ek dukaan ke bahar tees minute khade hokar giniye ki kitne log guzarte hain, kitne andar jaate hain aur kitne thaila lekar nikalte hain, aur dono percentage nikaaliye.",
    hindi: "एक दुकान के बाहर तीस मिनट खड़े होकर गिनिए कि कितने लोग गुज़रते हैं, कितने अंदर जाते हैं और कितने थैला लेकर निकलते हैं, और दोनों प्रतिशत निकालिए।",
  },
  "Cold-room alarms at night": { hinglish: "Raat ko cold room ka alarm bajna", hindi: "रात को कोल्ड रूम का अलार्म बजना" },
  "Rats, expiry and thieves all eat your profit": {
    hinglish: "Chuhe, expiry aur chor, sab aapka munafa khaate hain",
    hindi: "चूहे, एक्सपायरी और चोर, सब आपका मुनाफ़ा खाते हैं",
  },
  "Price tags that disagree with the billing machine": {
    hinglish: "Daam ki parchi kuch aur kahe, billing machine kuch aur",
    hindi: "दाम की पर्ची कुछ और कहे, बिलिंग मशीन कुछ और",
  },
  "Check twenty packets in a supermarket for best-before dates, note which stand in front, and explain the rule used.": {
    hinglish:
      "Kisi supermarket mein bees packet ki best-before taareekh dekhiye, likhiye ki kaun-se aage rakhe hain, aur samjhaiye ki unhein kis niyam se rakha gaya hai.",
    hindi: "किसी सुपरमार्केट में बीस पैकेट की बेस्ट-बिफ़ोर तारीख़ देखिए, लिखिए कि कौन-से आगे रखे हैं, और समझाइए कि उन्हें किस नियम से रखा गया है।",
  },
  "Shelf space lost to a brand that pays head office for it": {
    hinglish: "Shelf ki jagah us brand ko chali jaana jo head office ko uske paise deta hai",
    hindi: "शेल्फ़ की जगह उस ब्रांड को चली जाना जो हेड ऑफ़िस को उसके पैसे देता है",
  },
  "Brand promoters on your floor report to somebody else": {
    hinglish: "Aapke floor par brand ke promoter, par unka boss koi aur",
    hindi: "आपके फ़्लोर पर ब्रांड के प्रमोटर, पर उनका बॉस कोई और",
  },
  "Another floor is given your best people each Saturday": {
    hinglish: "Har Saturday aapke sabse achche log doosre floor ko de diye jaate hain",
    hindi: "हर शनिवार आपके सबसे अच्छे लोग दूसरे फ़्लोर को दे दिए जाते हैं",
  },
  "Choose one floor of a big store, sketch where each brand stands, and mark which corners people miss.": {
    hinglish:
      "Kisi bade store ka ek floor chuniye, chitra banakar dikhaiye ki kaun-sa brand kahan hai, aur nishan lagaiye ki kin konon tak log nahi pahunchte.",
    hindi: "किसी बड़े स्टोर का एक फ़्लोर चुनिए, चित्र बनाकर दिखाइए कि कौन-सा ब्रांड कहाँ है, और निशान लगाइए कि किन कोनों तक लोग नहीं पहुँचते।",
  },
  "Tenants who hold back rent when sales slip": {
    hinglish: "Kirayedaar jo bikri girte hi kiraya rok lete hain",
    hindi: "किराएदार जो बिक्री गिरते ही किराया रोक लेते हैं",
  },
  "A dead corner that no brand will take": {
    hinglish: "Soona kona jo koi brand lena nahi chahta",
    hindi: "सूना कोना जो कोई ब्रांड लेना नहीं चाहता",
  },
  "Crowd crush fears at every film star's visit": {
    hinglish: "Har film star ke aane par bhagdad ka dar",
    hindi: "हर फ़िल्म स्टार के आने पर भगदड़ का डर",
  },
  "Draw one mall floor from memory, visit to correct it, and find why the busiest and emptiest shops are where they are.": {
    hinglish:
      "Yaad se kisi mall ki ek manzil ka naksha banaiye, jaakar use sudhaariye, aur pata lagaiye ki sabse bheed wali aur sabse khaali dukaanein wahin kyon hain.",
    hindi: "याद से किसी मॉल की एक मंज़िल का नक़्शा बनाइए, जाकर उसे सुधारिए, और पता लगाइए कि सबसे भीड़ वाली और सबसे ख़ाली दुकानें वहीं क्यों हैं।",
  },
  "Night buses and cheap hotels between one store and the next": {
    hinglish: "Ek store se doosre tak raat ki bus aur saste hotel",
    hindi: "एक स्टोर से दूसरे तक रात की बसें और सस्ते होटल",
  },
  "Shops sparkle only while you are there": {
    hinglish: "Dukaanein tabhi tak chamakti hain jab tak aap wahan hain",
    hindi: "दुकानें तभी तक चमकती हैं जब तक आप वहाँ हैं",
  },
  "A store manager who resigns in the week before Diwali": {
    hinglish: "Store manager ka Diwali se ek hafta pehle isteefa dena",
    hindi: "स्टोर मैनेजर का दिवाली से एक हफ़्ता पहले इस्तीफ़ा देना",
  },
  "Score four outlets of one chain on the same ten points, from glass doors to greeting, and advise the lowest.": {
    hinglish:
      "Ek hi chain ki chaar dukaanon ko sheeshe ke darwaze se lekar swagat tak unhi das baaton par number dijiye, aur sabse kam number wali ko salah dijiye.",
    hindi: "एक ही चेन की चार दुकानों को शीशे के दरवाज़े से लेकर स्वागत तक उन्हीं दस बातों पर नंबर दीजिए, और सबसे कम नंबर वाली को सलाह दीजिए।",
  },
  "Fumes, and the thought of one careless spark": {
    hinglish: "Petrol ki bhaap, aur kisi ki laparwaahi se ek chingari ka khayal",
    hindi: "पेट्रोल की भाप, और किसी की लापरवाही से एक चिंगारी का ख़याल",
  },
  "Cash on the premises at 2 a.m.": { hinglish: "Raat 2 baje pump par pada cash", hindi: "रात 2 बजे पंप पर पड़ा कैश" },
  "Every driver is sure of being cheated": {
    hinglish: "Har driver ko yakeen hai ki use thaga ja raha hai",
    hindi: "हर ड्राइवर को यक़ीन है कि उसे ठगा जा रहा है",
  },
  "With an adult, ask to see the density and five-litre check that pumps must show customers, and write how each is done.": {
    hinglish:
      "Kisi bade ke saath jaakar density aur paanch litre wali jaanch dikhane ko kahiye, jo pump ko graahak ko dikhani hi hoti hai, aur likhiye ki har ek kaise hoti hai.",
    hindi: "किसी बड़े के साथ जाकर डेंसिटी और पाँच लीटर वाली जाँच दिखाने को कहिए, जो पंप को ग्राहक को दिखानी ही होती है, और लिखिए कि हर एक कैसे होती है।",
  },
  "A shutter down for two days sends buyers to the next shop": {
    hinglish: "Do din shutter gira raha to graahak agli dukaan par chale jaate hain",
    hindi: "दो दिन शटर गिरा रहा तो ग्राहक अगली दुकान पर चले जाते हैं",
  },
  "A chain store opens opposite": { hinglish: "Saamne hi kisi chain ka store khul jaana", hindi: "सामने ही किसी चेन का स्टोर खुल जाना" },
  "Rent rises whether you sell or not": { hinglish: "Bikri ho ya na ho, kiraya badhta hai", hindi: "बिक्री हो या न हो, किराया बढ़ता है" },
  "Ask a shopkeeper you trust for two Saturdays of watching at the counter, and learn his margin, stock and slow hour.": {
    hinglish:
      "Kisi bharose ke dukaandaar se do Saturday counter par baithkar dekhne ki ijaazat maangiye, aur unka margin, maal aur mande ghante samajhiye.",
    hindi: "किसी भरोसे के दुकानदार से दो शनिवार काउंटर पर बैठकर देखने की इजाज़त माँगिए, और उनका मार्जिन, माल और मंदे घंटे समझिए।",
  },
  "Rats in the rice and ants in the sugar": {
    hinglish: "Chawal mein chuhe aur cheeni mein cheentiyan",
    hindi: "चावल में चूहे और चीनी में चींटियाँ",
  },
  "Credit that good friends forget": { hinglish: "Udhaar jo achche dost bhi bhool jaate hain", hindi: "उधार जो अच्छे दोस्त भी भूल जाते हैं" },
  "Ten-minute apps nibble at your best customers": {
    hinglish: "Das minute wale app aapke sabse achche graahak dheere-dheere le jaate hain",
    hindi: "दस मिनट वाले ऐप आपके सबसे अच्छे ग्राहक धीरे-धीरे ले जाते हैं",
  },
  "With the owner's leave, list his fifty best-selling items and the margin on ten, and find which earns most.": {
    hinglish:
      "Maalik ki ijaazat se dukaan ki sabse zyada bikne wali pachaas cheezon ki aur das par margin ki list banaiye, aur pata lagaiye ki sabse zyada kamai kis se hai.",
    hindi:
      "मालिक की इजाज़त से दुकान की सबसे ज़्यादा बिकने वाली पचास चीज़ों की और दस पर मार्जिन की लिस्ट बनाइए, और पता लगाइए कि सबसे ज़्यादा कमाई किससे है।",
  },
  "Inspectors at the counter in the evening rush": {
    hinglish: "Shaam ki bheed mein counter par inspector",
    hindi: "शाम की भीड़ में काउंटर पर इंस्पेक्टर",
  },
  "Discount apps that sell below your cost": {
    hinglish: "Discount wale app jo aapki laagat se bhi kam mein bechte hain",
    hindi: "डिस्काउंट वाले ऐप जो आपकी लागत से भी कम में बेचते हैं",
  },
  "Someone begs for sleeping tablets without a slip": {
    hinglish: "Bina parche ke neend ki goli ke liye kisi ka gidgidaana",
    hindi: "बिना पर्चे के नींद की गोली के लिए किसी का गिड़गिड़ाना",
  },
  "Check ten old strips at home for expiry and prescription warnings, and ask a pharmacist how to throw expired ones away safely.": {
    hinglish:
      "Ghar mein dawai ke das purane patton par expiry aur parche wali chetavani dekhiye, aur pharmacist se poochiye ki expired dawa surakshit kaise phenki jaye.",
    hindi: "घर में दवाई के दस पुराने पत्तों पर एक्सपायरी और पर्चे वाली चेतावनी देखिए, और फ़ार्मासिस्ट से पूछिए कि एक्सपायर्ड दवा सुरक्षित कैसे फेंकी जाए।",
  },
  "Burst oil packets found under a pallet at midnight": {
    hinglish: "Aadhi raat ko pallet ke neeche phate tel ke packet milna",
    hindi: "आधी रात को पैलेट के नीचे फटे तेल के पैकेट मिलना",
  },
  "Trucks that come at three instead of ten": {
    hinglish: "Truck jo das ki jagah teen baje aate hain",
    hindi: "ट्रक जो दस की जगह तीन बजे आते हैं",
  },
  "Day staff who blame nights for every gap": {
    hinglish: "Din ka staff jo har khaali jagah ka dosh raat walon par daalta hai",
    hindi: "दिन का स्टाफ़ जो हर ख़ाली जगह का दोष रात वालों पर डालता है",
  },
  "Fill the kitchen shelves after a month's shopping, older packets forward, with one helper; time it and note what slowed you.": {
    hinglish:
      "Mahine ki kharidari ke baad ek saathi ki madad se rasoi ki shelf bhariye, purane packet aage rakhiye; samay naapiye aur likhiye ki kis baat se der hui.",
    hindi: "महीने की ख़रीदारी के बाद एक साथी की मदद से रसोई की शेल्फ़ भरिए, पुराने पैकेट आगे रखिए; समय नापिए और लिखिए कि किस बात से देर हुई।",
  },
  "Your best catch is usually somebody you liked": {
    hinglish: "Sabse badi chori mein jo pakda jaata hai, woh aksar aapka pasandeeda insaan hota hai",
    hindi: "सबसे बड़ी चोरी में जो पकड़ा जाता है, वह अक्सर आपका पसंदीदा इंसान होता है",
  },
  "The staff table goes silent when you sit": {
    hinglish: "Aapke baithte hi staff ki mez par chuppi chha jaati hai",
    hindi: "आपके बैठते ही स्टाफ़ की मेज़ पर चुप्पी छा जाती है",
  },
  "Proof that fails for one blurred minute": {
    hinglish: "Ek minute ki dhundhli recording se saboot bekaar ho jaana",
    hindi: "एक मिनट की धुँधली रिकॉर्डिंग से सबूत बेकार हो जाना",
  },
  "Ask a shopkeeper you know where goods go missing in his shop, and draw mirrors and shelves that would help.": {
    hinglish:
      "Kisi jaan-pehchaan ke dukaandaar se poochiye ki dukaan mein saamaan kahan se gaayab hota hai, aur aise aaine aur shelf kaagaz par banaiye jinse madad mile.",
    hindi: "किसी जान-पहचान के दुकानदार से पूछिए कि दुकान में सामान कहाँ से ग़ायब होता है, और ऐसे आईने और शेल्फ़ काग़ज़ पर बनाइए जिनसे मदद मिले।",
  },
  "A car stuck on the ramp for a clip worth forty rupees": {
    hinglish: "Chaalis rupaye ki ek clip ke liye ramp par atki gaadi",
    hindi: "चालीस रुपए की एक क्लिप के लिए रैंप पर अटकी गाड़ी",
  },
  "Slow parts that tie up lakhs on the top rack": {
    hinglish: "Kam bikne wale purze jo sabse upar ke rack par lakhon rupaye fansa dete hain",
    hindi: "कम बिकने वाले पुर्ज़े जो सबसे ऊपर के रैक पर लाखों रुपए फँसा देते हैं",
  },
  "Cheap copies in the bazaar that undercut you": {
    hinglish: "Bazaar ki sasti nakal jo aapse kam daam par bikti hai",
    hindi: "बाज़ार की सस्ती नक़ल जो आपसे कम दाम पर बिकती है",
  },
  "With an adult's leave, note a family scooter's model and year, and find the part number of its brake shoe in the maker's catalogue.": {
    hinglish:
      "Kisi bade ki ijaazat se parivaar ke scooter ka model aur saal likhiye, aur company ke catalogue mein uske brake shoe ka part number dhoondhiye.",
    hindi: "किसी बड़े की इजाज़त से परिवार के स्कूटर का मॉडल और साल लिखिए, और कंपनी के कैटलॉग में उसके ब्रेक शू का पार्ट नंबर ढूँढ़िए।",
  },
  "A warehouse full of your one wrong guess": {
    hinglish: "Aapke ek galat andaaze se bhara poora godown",
    hindi: "आपके एक ग़लत अंदाज़े से भरा पूरा गोदाम",
  },
  "Blue cricket jerseys left over after an early World Cup defeat": {
    hinglish: "World Cup mein jaldi haar ke baad bachi neeli cricket jersey",
    hindi: "वर्ल्ड कप में जल्दी हार के बाद बची नीली क्रिकेट जर्सियाँ",
  },
  "Blame for prices when the rupee drops": {
    hinglish: "Rupaya gire to mehenge daam ka dosh aap par",
    hindi: "रुपया गिरे तो महँगे दाम का दोष आप पर",
  },
  "Choose twenty items for a pretend school shop, ask two wholesalers' prices, and set selling prices with a profit on each.": {
    hinglish:
      "Ek kaalpanik school shop ke liye bees cheezein chuniye, do thok vikretaon se daam poochiye, aur har ek par munafa rakhkar bechne ka daam tay kijiye.",
    hindi: "एक काल्पनिक स्कूल शॉप के लिए बीस चीज़ें चुनिए, दो थोक विक्रेताओं से दाम पूछिए, और हर एक पर मुनाफ़ा रखकर बेचने का दाम तय कीजिए।",
  },
  "Choosing woollens in May for a winter that stays warm": {
    hinglish: "May mein us sardi ke liye ooni kapde chunna jo garam hi rehti hai",
    hindi: "मई में उस सर्दी के लिए ऊनी कपड़े चुनना जो गर्म ही रहती है",
  },
  "Fancy pieces you loved, still hanging at 70 per cent off": {
    hinglish: "Aapke pasandeeda fancy kapde, 70 percent chhoot par bhi tange hue",
    hindi: "आपके पसंदीदा फ़ैंसी कपड़े, 70 प्रतिशत छूट पर भी टँगे हुए",
  },
  "Designers who sulk when their styles are cut from the range": {
    hinglish: "Designer jo apna style range se kat jaane par munh phula lete hain",
    hindi: "डिज़ाइनर जो अपना स्टाइल रेंज से कट जाने पर मुँह फुला लेते हैं",
  },
  "Note the price, cloth and colour of thirty kurtas in one market lane, then guess which five will go on sale first.": {
    hinglish:
      "Bazaar ki ek gali mein tees kurton ke daam, kapda aur rang likhiye, phir andaaza lagaiye ki kaun-se paanch sabse pehle sale mein jaayenge.",
    hindi: "बाज़ार की एक गली में तीस कुर्तों के दाम, कपड़ा और रंग लिखिए, फिर अंदाज़ा लगाइए कि कौन-से पाँच सबसे पहले सेल में जाएँगे।",
  },
  "Rain in one district that doubles your onion price": {
    hinglish: "Ek zile ki baarish se aapke pyaaz ka daam dugna ho jaana",
    hindi: "एक ज़िले की बारिश से आपके प्याज़ का दाम दुगना हो जाना",
  },
  "Sleep that starts at eight in the evening": { hinglish: "Neend jo shaam aath baje shuru hoti hai", hindi: "नींद जो शाम आठ बजे शुरू होती है" },
  "Spoiled crates counted against you on Monday": {
    hinglish: "Sade maal ke crate, jinka hisaab Monday ko aapse maanga jaata hai",
    hindi: "सड़े माल के क्रेट, जिनका हिसाब सोमवार को आपसे माँगा जाता है",
  },
  "Track the mandi price of onion and tomato on the Agmarknet site for three weeks beside your street vendor's price.": {
    hinglish:
      "Teen hafte tak Agmarknet site par pyaaz aur tamatar ka mandi bhaav aur uske bagal mein apni gali ke thele wale ka daam likhiye.",
    hindi: "तीन हफ़्ते तक Agmarknet साइट पर प्याज़ और टमाटर का मंडी भाव और उसके बग़ल में अपनी गली के ठेले वाले का दाम लिखिए।",
  },
  "Cartons of size S in a town that asks for XXL": {
    hinglish: "Jis shehar mein XXL maangte hain, wahan S size ke carton",
    hindi: "जिस शहर में XXL माँगते हैं, वहाँ S साइज़ के कार्टन",
  },
  "Buyers who overrule the figures on instinct": {
    hinglish: "Buyer jo apne andaaze par aankdon ko kaat dete hain",
    hindi: "बायर जो अपने अंदाज़े पर आँकड़ों को काट देते हैं",
  },
  "Colours that sell out in Pune and lie untouched in Patna": {
    hinglish: "Rang jo Pune mein khatm ho jaate hain aur Patna mein pade rehte hain",
    hindi: "रंग जो पुणे में ख़त्म हो जाते हैं और पटना में पड़े रहते हैं",
  },
  "Ask thirty classmates their T-shirt size, turn it into percentages, and plan sizes for a batch of 200 house T-shirts.": {
    hinglish:
      "Class ke tees logon se unka T-shirt size poochiye, use percentage mein badliye, aur house ki 200 T-shirt ke size ki yojana banaiye.",
    hindi: "क्लास के तीस लोगों से उनका टी-शर्ट साइज़ पूछिए, उसे प्रतिशत में बदलिए, और हाउस की 200 टी-शर्ट के साइज़ की योजना बनाइए।",
  },
  "Ladders at midnight because the mall is open by day": {
    hinglish: "Mall din mein khula rehta hai, isliye aadhi raat ko seedhi par kaam",
    hindi: "मॉल दिन में खुला रहता है, इसलिए आधी रात को सीढ़ी पर काम",
  },
  "A week's work that comes down after a fortnight": {
    hinglish: "Hafte bhar ki mehnat jo do hafte baad utar jaati hai",
    hindi: "हफ़्ते भर की मेहनत जो दो हफ़्ते बाद उतर जाती है",
  },
  "Head office drawings that fit no real shop": {
    hinglish: "Head office ke nakshe jo kisi asli dukaan mein fit nahi hote",
    hindi: "हेड ऑफ़िस के नक़्शे जो किसी असली दुकान में फ़िट नहीं होते",
  },
  "Dress one shelf at home as a festival window with five objects, one colour and a lamp, and photograph before and after.": {
    hinglish:
      "Ghar ki ek shelf ko paanch cheezon, ek rang aur ek lamp se tyohaar ke showcase ki tarah sajaiye, aur pehle aur baad ki photo lijiye.",
    hindi: "घर की एक शेल्फ़ को पाँच चीज़ों, एक रंग और एक लैंप से त्योहार के शोकेस की तरह सजाइए, और पहले और बाद की फ़ोटो लीजिए।",
  },
  "Suppliers who court you and complain behind you": {
    hinglish: "Supplier jo saamne khushamad aur peeth peeche shikayat karte hain",
    hindi: "सप्लायर जो सामने ख़ुशामद और पीठ पीछे शिकायत करते हैं",
  },
  "Whole mornings of haggling over half a percent on biscuits": {
    hinglish: "Biscuit par aadhe percent ke liye poori-poori subah mol-bhaav",
    hindi: "बिस्किट पर आधे प्रतिशत के लिए पूरी-पूरी सुबह मोल-भाव",
  },
  "A rival app changes price twenty times a day": {
    hinglish: "Muqable wala app din mein bees baar daam badalta hai",
    hindi: "मुक़ाबले वाला ऐप दिन में बीस बार दाम बदलता है",
  },
  "Map every toothpaste on one supermarket bay with price per 100 grams, shelf height and brand, and suggest two to drop.": {
    hinglish:
      "Kisi supermarket ke ek rack ke har toothpaste ka 100 gram ka daam, shelf ki oonchai aur brand nakshe mein bhariye, aur do sujhaiye jo hataye ja sakte hain.",
    hindi: "किसी सुपरमार्केट के एक रैक के हर टूथपेस्ट का 100 ग्राम का दाम, शेल्फ़ की ऊँचाई और ब्रांड नक़्शे में भरिए, और दो सुझाइए जो हटाए जा सकते हैं।",
  },
  "Customers undo an hour's order in five minutes": {
    hinglish: "Ghante bhar ki sajawat graahak paanch minute mein bigaad dete hain",
    hindi: "घंटे भर की सजावट ग्राहक पाँच मिनट में बिगाड़ देते हैं",
  },
  "Lifting tinned goods over your head": {
    hinglish: "Dibbaband saamaan sir ke upar tak uthana",
    hindi: "डिब्बाबंद सामान सिर के ऊपर तक उठाना",
  },
  "Brand and store each want their own goods in the best spot": {
    hinglish: "Brand aur store, dono ko apna maal sabse achchi jagah par chahiye",
    hindi: "ब्रांड और स्टोर, दोनों को अपना माल सबसे अच्छी जगह पर चाहिए",
  },
  "Offer to rearrange one shelf of a shop you know by size and label direction, then ask whether sales of it moved.": {
    hinglish:
      "Jaan-pehchaan ki kisi dukaan mein ek shelf ko size aur label ki disha ke hisaab se sajaane ki peshkash kijiye, phir poochiye ki uski bikri badli ya nahi.",
    hindi: "जान-पहचान की किसी दुकान में एक शेल्फ़ को साइज़ और लेबल की दिशा के हिसाब से सजाने की पेशकश कीजिए, फिर पूछिए कि उसकी बिक्री बदली या नहीं।",
  },
  "Late cloth and an early ship, and both are your fault": {
    hinglish: "Kapda der se aaya aur jahaaz jaldi, aur dono mein galti aapki",
    hindi: "कपड़ा देर से आया और जहाज़ जल्दी, और दोनों में ग़लती आपकी",
  },
  "Mails from New York at eleven at night": { hinglish: "Raat gyarah baje New York se mail", hindi: "रात ग्यारह बजे न्यूयॉर्क से मेल" },
  "A pocket changed after the cutting has begun": {
    hinglish: "Kataai shuru hone ke baad jeb badal jaana",
    hindi: "कटाई शुरू होने के बाद जेब बदल जाना",
  },
  "Turn one shirt inside out, list every material and seam in it, and write the order sheet by which a stranger could sew it.": {
    hinglish:
      "Ek shirt ulti kijiye, usmein laga har saamaan aur har silaai likhiye, aur aisi order sheet banaiye jisse koi ajnabi use sil sake.",
    hindi: "एक शर्ट उलटी कीजिए, उसमें लगा हर सामान और हर सिलाई लिखिए, और ऐसी ऑर्डर शीट बनाइए जिससे कोई अजनबी उसे सिल सके।",
  },
  "Year-end counting through the whole night": { hinglish: "Saal ke ant mein poori raat ginti", hindi: "साल के अंत में पूरी रात गिनती" },
  "Everyone suspects everyone when pieces are short": {
    hinglish: "Maal kam nikle to sab ek doosre par shak karte hain",
    hindi: "माल कम निकले तो सब एक-दूसरे पर शक करते हैं",
  },
  "Dusty stockrooms without fan or window": {
    hinglish: "Bina pankhe aur khidki ke dhool bhare stockroom",
    hindi: "बिना पंखे और खिड़की के धूल भरे स्टॉकरूम",
  },
  "Count every grocery at home into a sheet, record use for two weeks, and explain each gap at the second count.": {
    hinglish:
      "Ghar ka har raashan gin kar sheet mein likhiye, do hafte tak kharch likhiye, aur doosri ginti mein har fark ki wajah bataiye.",
    hindi: "घर का हर राशन गिनकर शीट में लिखिए, दो हफ़्ते तक ख़र्च लिखिए, और दूसरी गिनती में हर फ़र्क़ की वजह बताइए।",
  },
  "Eyes that ache from matching navy with navy": {
    hinglish: "Navy blue ko navy blue se milaate-milaate dukhti aankhein",
    hindi: "नेवी ब्लू को नेवी ब्लू से मिलाते-मिलाते दुखती आँखें",
  },
  "A truck driver waiting while you reject his load": {
    hinglish: "Aap maal lauta rahe hain aur uska truck driver saamne khada hai",
    hindi: "आप माल लौटा रहे हैं और उसका ट्रक ड्राइवर सामने खड़ा है",
  },
  "Lint in the throat among open cartons": {
    hinglish: "Khule carton ke beech gale mein kapde ke roen",
    hindi: "खुले कार्टन के बीच गले में कपड़े के रोएँ",
  },
  "Measure five shirts of the same labelled size at chest, sleeve and length, and chart how far they differ.": {
    hinglish: "Label par ek hi size wali paanch shirt ka seena, baazu aur lambai naapiye, aur chart banaiye ki unmein kitna fark hai.",
    hindi: "लेबल पर एक ही साइज़ वाली पाँच शर्ट का सीना, बाज़ू और लंबाई नापिए, और चार्ट बनाइए कि उनमें कितना फ़र्क़ है।",
  },
  "Cash-on-delivery parcels refused at the door": {
    hinglish: "Cash-on-delivery ke parcel jo darwaze par lautaye jaate hain",
    hindi: "कैश-ऑन-डिलीवरी के पार्सल जो दरवाज़े पर लौटाए जाते हैं",
  },
  "Ad costs that climb faster than sales": {
    hinglish: "Vigyapan ka kharch jo bikri se tez badhta hai",
    hindi: "विज्ञापन का ख़र्च जो बिक्री से तेज़ बढ़ता है",
  },
  "A search engine's new rules that hide your shop overnight": {
    hinglish: "Search engine ke naye niyam jo raaton-raat aapki dukaan ko chhipa dete hain",
    hindi: "सर्च इंजन के नए नियम जो रातों-रात आपकी दुकान को छिपा देते हैं",
  },
  "Fill a basket on three shopping sites without paying, and list each step where you hesitated or were annoyed.": {
    hinglish: "Teen shopping site par paise diye bina basket bhariye, aur har woh kadam likhiye jahan aapko jhijhak ya jhunjhlaahat hui.",
    hindi: "तीन शॉपिंग साइट पर पैसे दिए बिना बास्केट भरिए, और हर वह क़दम लिखिए जहाँ आपको झिझक या झुँझलाहट हुई।",
  },
  "Marketplace fees that eat a third of the price": {
    hinglish: "Marketplace ki fees jo daam ka ek tihaai kha jaati hai",
    hindi: "मार्केटप्लेस की फ़ीस जो दाम का एक तिहाई खा जाती है",
  },
  "Returns in which the box holds something else": {
    hinglish: "Return mein aaye dibbe mein kuch aur hi nikalna",
    hindi: "रिटर्न में आए डिब्बे में कुछ और ही निकलना",
  },
  "A copycat selling your design next week": {
    hinglish: "Agle hi hafte koi nakalchi aapka design bechta mile",
    hindi: "अगले ही हफ़्ते कोई नक़लची आपका डिज़ाइन बेचता मिले",
  },
  "Make and price five things for family friends with a parent's account, and count every rupee of box, tape and travel.": {
    hinglish:
      "Parivaar ke doston ke liye paanch cheezein banakar unka daam rakhiye, account maa ya papa ka hi ho, aur dibbe, tape aur aane-jaane ka har rupaya giniye.",
    hindi: "परिवार के दोस्तों के लिए पाँच चीज़ें बनाकर उनका दाम रखिए, अकाउंट माँ या पापा का ही हो, और डिब्बे, टेप और आने-जाने का हर रुपया गिनिए।",
  },
  "Portals that hang on the eve of a sale": {
    hinglish: "Portal jo sale se theek pehle ki raat ko atak jaate hain",
    hindi: "पोर्टल जो सेल से ठीक पहले की रात को अटक जाते हैं",
  },
  "Listings suspended by a robot without a reason": {
    hinglish: "Listing jise koi robot bina wajah bataye band kar deta hai",
    hindi: "लिस्टिंग जिसे कोई रोबोट बिना वजह बताए बंद कर देता है",
  },
  "A kettle filed under toys, which nobody finds for a week": {
    hinglish: "Khilaunon mein daal di gayi ketli, jo hafte bhar kisi ko nahi milti",
    hindi: "खिलौनों में डाल दी गई केतली, जो हफ़्ते भर किसी को नहीं मिलती",
  },
  "Pick one product on two marketplaces and log price, seller and rating daily for ten days; explain one change.": {
    hinglish:
      "Do marketplace par ek hi product chuniye aur das din tak roz daam, vikreta aur rating likhiye; ek badlav ki wajah samjhaiye.",
    hindi: "दो मार्केटप्लेस पर एक ही प्रोडक्ट चुनिए और दस दिन तक रोज़ दाम, विक्रेता और रेटिंग लिखिए; एक बदलाव की वजह समझाइए।",
  },
  "Two firms with one name, and the order booked to the wrong one": {
    hinglish: "Ek hi naam ki do firm, aur order galat wali par chadh gaya",
    hindi: "एक ही नाम की दो फ़र्म, और ऑर्डर ग़लत वाली पर चढ़ गया",
  },
  "Sale week doubles the orders and not the desks": {
    hinglish: "Sale ka hafta order dugne kar deta hai, kaam karne wale nahi",
    hindi: "सेल का हफ़्ता ऑर्डर दुगने कर देता है, काम करने वाले नहीं",
  },
  "Salesman and store both think that you hold things up": {
    hinglish: "Salesman aur store, dono ko lagta hai ki kaam aapki wajah se rukta hai",
    hindi: "सेल्समैन और स्टोर, दोनों को लगता है कि काम आपकी वजह से रुकता है",
  },
  "Take ten pretend orders for kitchen goods from relatives by phone, enter them in a sheet, and count how many need a second call.": {
    hinglish:
      "Rishtedaron se phone par rasoi ke saamaan ke das kaalpanik order lijiye, unhein sheet mein bhariye, aur giniye ki kitnon mein doosri baar phone karna pada.",
    hindi: "रिश्तेदारों से फ़ोन पर रसोई के सामान के दस काल्पनिक ऑर्डर लीजिए, उन्हें शीट में भरिए, और गिनिए कि कितनों में दूसरी बार फ़ोन करना पड़ा।",
  },
  "A windowless studio and one more white background": {
    hinglish: "Bina khidki ka studio aur phir wahi safed background",
    hindi: "बिना खिड़की का स्टूडियो और फिर वही सफ़ेद बैकग्राउंड",
  },
  "Rates per picture that fall each year": {
    hinglish: "Ek photo ka daam jo har saal girta hai",
    hindi: "एक फ़ोटो का दाम जो हर साल गिरता है",
  },
  "Blame for returns when a phone screen shows another shade": {
    hinglish: "Phone ki screen par shade alag dikhne par wapas aaye maal ka dosh aap par",
    hindi: "फ़ोन की स्क्रीन पर शेड अलग दिखने पर वापस आए माल का दोष आप पर",
  },
  "Shoot one spoon on white paper by a window, using a second sheet as reflector, until no shadow looks dirty.": {
    hinglish:
      "Khidki ke nazdeek safed kaagaz par ek chammach ki photo lijiye, doosre kaagaz ko reflector banaiye, aur tab tak karte rahiye jab tak koi parchhaayi gandi na dikhe.",
    hindi: "खिड़की के नज़दीक सफ़ेद काग़ज़ पर एक चम्मच की फ़ोटो लीजिए, दूसरे काग़ज़ को रिफ़्लेक्टर बनाइए, और तब तक करते रहिए जब तक कोई परछाईं गंदी न दिखे।",
  },
  "Other people's dirty shoes before breakfast": {
    hinglish: "Naashte se pehle hi doosron ke gande joote",
    hindi: "नाश्ते से पहले ही दूसरों के गंदे जूते",
  },
  "Accusing an honest buyer by mistake": {
    hinglish: "Galti se kisi imaandaar kharidaar par ilzaam laga dena",
    hindi: "ग़लती से किसी ईमानदार ख़रीदार पर इल्ज़ाम लगा देना",
  },
  "Mountains of parcels in the fortnight after a sale": {
    hinglish: "Sale ke baad ke do hafton mein parcel ke pahaad",
    hindi: "सेल के बाद के दो हफ़्तों में पार्सल के पहाड़",
  },
  "Ask ten adults why they last returned an online order, sort the reasons, and suggest how the seller could prevent two.": {
    hinglish:
      "Das badon se poochiye ki unhone pichhla online order kyon lautaya, wajahein chhaantiye, aur sujhaiye ki vikreta unmein se do kaise door kar sakta hai.",
    hindi: "दस बड़ों से पूछिए कि उन्होंने पिछला ऑनलाइन ऑर्डर क्यों लौटाया, वजहें छाँटिए, और सुझाइए कि विक्रेता उनमें से दो कैसे दूर कर सकता है।",
  },
  "A clock counting seconds over your team's heads": {
    hinglish: "Aapki team ke sir par second ginti ghadi",
    hindi: "आपकी टीम के सिर पर सेकंड गिनती घड़ी",
  },
  "Pickers who quit faster than you can train": {
    hinglish: "Picker jo naye logon ko sikhane se bhi jaldi chhod jaate hain",
    hindi: "पिकर जो नए लोगों को सिखाने से भी जल्दी छोड़ जाते हैं",
  },
  "Two in the morning, and the freezer has failed": {
    hinglish: "Raat ke do baje, aur freezer band pad gaya",
    hindi: "रात के दो बजे, और फ़्रीज़र बंद पड़ गया",
  },
  "Time how long you need to gather twelve kitchen items from a list, rearrange the shelves, and beat your time safely.": {
    hinglish:
      "Samay naapiye ki list dekhkar rasoi ki baarah cheezein jutane mein kitni der lagti hai, shelf ka saamaan dobara jamaiye, aur surakshit dhang se apna samay ghataiye.",
    hindi: "समय नापिए कि लिस्ट देखकर रसोई की बारह चीज़ें जुटाने में कितनी देर लगती है, शेल्फ़ का सामान दोबारा जमाइए, और सुरक्षित ढंग से अपना समय घटाइए।",
  },
  "Fifteen kilometres of walking inside one building": {
    hinglish: "Ek hi imaarat ke andar pandrah kilometre chalna",
    hindi: "एक ही इमारत के अंदर पंद्रह किलोमीटर चलना",
  },
  "Targets on a wrist screen that never rests": {
    hinglish: "Kalai ki screen par target jo kabhi nahi rukte",
    hindi: "कलाई की स्क्रीन पर टारगेट जो कभी नहीं रुकते",
  },
  "Contract work that ends after the festival season": {
    hinglish: "Contract ka kaam jo tyohaaron ke baad khatm ho jaata hai",
    hindi: "कॉन्ट्रैक्ट का काम जो त्योहारों के बाद ख़त्म हो जाता है",
  },
  "Shop once from the family's list by sorting it aisle by aisle first, and compare time and misses with the week before.": {
    hinglish:
      "Parivaar ki list ko pehle dukaan ki kataaron ke hisaab se jamakar ek baar kharidari kijiye, aur samay aur chhooti cheezon ki tulna pichhle hafte se kijiye.",
    hindi: "परिवार की लिस्ट को पहले दुकान की क़तारों के हिसाब से जमाकर एक बार ख़रीदारी कीजिए, और समय और छूटी चीज़ों की तुलना पिछले हफ़्ते से कीजिए।",
  },
  "Parcels still left in the rain months after your first report": {
    hinglish: "Aapki pehli report ke mahinon baad bhi baarish mein chhode gaye parcel",
    hindi: "आपकी पहली रिपोर्ट के महीनों बाद भी बारिश में छोड़े गए पार्सल",
  },
  "The survey score is cheered while parcels still come late": {
    hinglish: "Survey ke number par taaliyan, jabki parcel ab bhi der se aate hain",
    hindi: "सर्वे के नंबर पर तालियाँ, जबकि पार्सल अब भी देर से आते हैं",
  },
  "Tired customers ignore the fourth survey": {
    hinglish: "Thake graahak chauthe survey ko dekhte tak nahi",
    hindi: "थके ग्राहक चौथे सर्वे को देखते तक नहीं",
  },
  "Draw every step from wish to doorstep of a family order, add a face for each feeling, and mend the saddest step.": {
    hinglish:
      "Parivaar ke ek order ke, cheez ki chaah se lekar darwaze tak, saare kadam banaiye, har ek par bhaav ka ek chehra jodiye, aur jahan chehra sabse udaas ho, woh kadam sudhaariye.",
    hindi:
      "परिवार के एक ऑर्डर के, चीज़ की चाह से लेकर दरवाज़े तक, सारे क़दम बनाइए, हर एक पर भाव का एक चेहरा जोड़िए, और जहाँ चेहरा सबसे उदास हो, वह क़दम सुधारिए।",
  },
  "Callers' abuse for mistakes that another department made": {
    hinglish: "Doosre vibhag ki galti par call karne walon ki gaaliyan",
    hindi: "दूसरे विभाग की ग़लती पर कॉल करने वालों की गालियाँ",
  },
  "Breaks measured to the second by a screen": {
    hinglish: "Break jise screen second-second tak naapti hai",
    hindi: "ब्रेक जिसे स्क्रीन सेकंड-सेकंड तक नापती है",
  },
  "Night cabs and dinners at 3 a.m.": { hinglish: "Raat ki cab aur raat 3 baje ka khana", hindi: "रात की कैब और रात 3 बजे का खाना" },
  "Ring three companies' helplines about real questions at home and note greeting, hold time, and which words calmed or annoyed you.": {
    hinglish:
      "Ghar ke asli sawaalon par teen companiyon ki helpline par phone kijiye aur likhiye ki swagat kaisa tha, kitni der hold par rakha, aur kin shabdon ne aapko shaant ya naaraaz kiya.",
    hindi:
      "घर के असली सवालों पर तीन कंपनियों की हेल्पलाइन पर फ़ोन कीजिए और लिखिए कि स्वागत कैसा था, कितनी देर होल्ड पर रखा, और किन शब्दों ने आपको शांत या नाराज़ किया।",
  },
  "CAPITALS typed at you for hours": { hinglish: "Ghanton tak CAPITALS mein likhi daant padhna", hindi: "घंटों तक CAPITALS में लिखी डाँट पढ़ना" },
  "Bots are taking the easy questions, and some jobs": {
    hinglish: "Aasaan sawaal bot le rahe hain, aur kuch naukriyan bhi",
    hindi: "आसान सवाल बॉट ले रहे हैं, और कुछ नौकरियाँ भी",
  },
  "Each of three customers thinks that you serve only him": {
    hinglish: "Teenon graahakon mein har ek ko lagta hai ki aap sirf usi ke liye hain",
    hindi: "तीनों ग्राहकों में हर एक को लगता है कि आप सिर्फ़ उसी के लिए हैं",
  },
  "Reach forty words a minute on a free typing site, then answer five imagined complaints in three friendly lines each.": {
    hinglish:
      "Kisi free typing site par minute mein chaalis shabd tak pahunchiye, phir paanch kaalpanik shikayaton ka jawab teen-teen dostana lines mein dijiye.",
    hindi: "किसी मुफ़्त टाइपिंग साइट पर मिनट में चालीस शब्द तक पहुँचिए, फिर पाँच काल्पनिक शिकायतों का जवाब तीन-तीन दोस्ताना पंक्तियों में दीजिए।",
  },
  "You meet people on their worst day with the company": {
    hinglish: "Logon se tab milna jab company ke saath unka sabse bura din ho",
    hindi: "लोगों से तब मिलना जब कंपनी के साथ उनका सबसे बुरा दिन हो",
  },
  "A refund you promised and the accounts desk has not paid": {
    hinglish: "Refund jiska waada aapne kiya aur accounts desk ne diya nahi",
    hindi: "रिफ़ंड जिसका वादा आपने किया और अकाउंट्स डेस्क ने दिया नहीं",
  },
  "Threats of social media before you have said hello": {
    hinglish: "Aapke namaste se pehle hi social media ki dhamki",
    hindi: "आपके नमस्ते से पहले ही सोशल मीडिया की धमकी",
  },
  "Read two decisions on the e-Jagriti consumer portal or in a newspaper and note what proof won each case.": {
    hinglish: "Consumer portal e-Jagriti par ya akhbaar mein do faisle padhiye aur likhiye ki har maamle mein kis saboot se jeet hui.",
    hindi: "कंज़्यूमर पोर्टल e-Jagriti पर या अख़बार में दो फ़ैसले पढ़िए और लिखिए कि हर मामले में किस सबूत से जीत हुई।",
  },
  "Refunds demanded at the top of the voice, without a bill": {
    hinglish: "Bina bill, gala phaadkar refund ki maang",
    hindi: "बिना बिल, गला फाड़कर रिफ़ंड की माँग",
  },
  "Worn shoes brought back as new with a straight face": {
    hinglish: "Pehne hue joote bina jhijhak naye kehkar lautana",
    hindi: "पहने हुए जूते बिना झिझक नए कहकर लौटाना",
  },
  "A gift card that the machine will not read, and a queue behind it": {
    hinglish: "Gift card jise machine nahi padhti, aur peeche kataar",
    hindi: "गिफ़्ट कार्ड जिसे मशीन नहीं पढ़ती, और पीछे क़तार",
  },
  "Collect the return rules of three shops from their bills, compare days and exceptions, and role-play one refusal kindly.": {
    hinglish:
      "Teen dukaanon ke bill se maal lautane ke niyam jama kijiye, din aur apvaad ki tulna kijiye, aur ek inkaar pyaar se kehne ka abhinay kijiye.",
    hindi: "तीन दुकानों के बिल से माल लौटाने के नियम जमा कीजिए, दिन और अपवाद की तुलना कीजिए, और एक इनकार प्यार से कहने का अभिनय कीजिए।",
  },
  "Arguments over who made the dent": { hinglish: "Dent kisne lagaya, is par bahas", hindi: "डेंट किसने लगाया, इस पर बहस" },
  "Wedding coats brought back late with the next groom waiting": {
    hinglish: "Shaadi ka coat der se lautna, jabki agla dulha intezaar mein",
    hindi: "शादी का कोट देर से लौटना, जबकि अगला दूल्हा इंतज़ार में",
  },
  "Cleaning what wedding guests spilled": {
    hinglish: "Shaadi ke mehmaanon ne jo giraya, use saaf karna",
    hindi: "शादी के मेहमानों ने जो गिराया, उसे साफ़ करना",
  },
  "Write a one-page lending slip for your books or cricket gear with condition, deposit and date, and use it for a month.": {
    hinglish:
      "Apni kitaabon ya cricket ke saamaan ke liye ek panne ki udhaar parchi banaiye jismein haalat, jama rakam aur taareekh ho, aur mahine bhar use chalaiye.",
    hindi: "अपनी किताबों या क्रिकेट के सामान के लिए एक पन्ने की उधार पर्ची बनाइए जिसमें हालत, जमा रक़म और तारीख़ हो, और महीने भर उसे चलाइए।",
  },
  "Six bags carried back to four shops after a change of mind": {
    hinglish: "Mann badal jaane par chhe thaile chaar dukaanon par lautana",
    hindi: "मन बदल जाने पर छह थैले चार दुकानों पर लौटाना",
  },
  "Sore feet in malls on a crowded sale day": {
    hinglish: "Sale ke din bheed bhare mall mein dukhte pair",
    hindi: "सेल के दिन भीड़ भरे मॉल में दुखते पैर",
  },
  "Work that hangs on a handful of rich families": {
    hinglish: "Kaam jo gine-chune ameer parivaaron par tika hai",
    hindi: "काम जो गिने-चुने अमीर परिवारों पर टिका है",
  },
  "Ask a relative five questions, then find, without buying, three gifts under 500 rupees for them, and let them rank your choices.": {
    hinglish:
      "Kisi rishtedar se paanch sawaal poochiye, phir bina kharide unke liye 500 rupaye se kam ke teen tohfe dhoondhiye, aur unhi se pasand ke kram mein lagwaiye.",
    hindi: "किसी रिश्तेदार से पाँच सवाल पूछिए, फिर बिना ख़रीदे उनके लिए 500 रुपए से कम के तीन तोहफ़े ढूँढ़िए, और उन्हीं से पसंद के क्रम में लगवाइए।",
  },
  "Paid by the visit, and only weeks later": {
    hinglish: "Paise har visit ke, aur woh bhi hafton baad",
    hindi: "पैसे हर विज़िट के, और वे भी हफ़्तों बाद",
  },
  "Pretending to a kind assistant who may lose points": {
    hinglish: "Ek bhale karmchari ke saamne naatak karna, jiske number kat sakte hain",
    hindi: "एक भले कर्मचारी के सामने नाटक करना, जिसके नंबर कट सकते हैं",
  },
  "Fake agencies that ask for a fee first": {
    hinglish: "Farzi agency jo pehle fees maangti hain",
    hindi: "फ़र्ज़ी एजेंसियाँ जो पहले फ़ीस माँगती हैं",
  },
  "Visit a shop as usual, then write from memory twelve facts on greeting, cleanliness and billing, and check them next day.": {
    hinglish:
      "Hamesha ki tarah kisi dukaan par jaaiye, phir swagat, safai aur billing par baarah baatein yaad se likhiye, aur agle din unhein jaanchiye.",
    hindi: "हमेशा की तरह किसी दुकान पर जाइए, फिर स्वागत, सफ़ाई और बिलिंग पर बारह बातें याद से लिखिए, और अगले दिन उन्हें जाँचिए।",
  },
  "Lakhs of your money lie on other men's shelves": {
    hinglish: "Aapke lakhon rupaye doosron ki shelf par pade hain",
    hindi: "आपके लाखों रुपए दूसरों की शेल्फ़ पर पड़े हैं",
  },
  "Companies that go round you to the big chains": {
    hinglish: "Companiyan jo aapko kinaare karke seedhe badi chain tak pahunch jaati hain",
    hindi: "कंपनियाँ जो आपको किनारे करके सीधे बड़ी चेन तक पहुँच जाती हैं",
  },
  "Godown damp, fire and rats on your mind at night": {
    hinglish: "Raat ko godown ki seelan, aag aur chuhon ki chinta",
    hindi: "रात को गोदाम की सीलन, आग और चूहों की चिंता",
  },
  "Compare the price of one soap by piece, dozen and carton in your bazaar and work out the wholesale margin.": {
    hinglish: "Apne bazaar mein ek sabun ke daam piece, dozen aur carton ke hisaab se milaaiye aur thok ka margin nikaaliye.",
    hindi: "अपने बाज़ार में एक साबुन के दाम पीस, दर्जन और कार्टन के हिसाब से मिलाइए और थोक का मार्जिन निकालिए।",
  },
  "Government stock limits that change in a week": {
    hinglish: "Sarkari stock limit jo hafte bhar mein badal jaati hai",
    hindi: "सरकारी स्टॉक लिमिट जो हफ़्ते भर में बदल जाती है",
  },
  "Weevils that eat the profit you were waiting for": {
    hinglish: "Ghun jo us munafe ko kha jaate hain jiska aapko intezaar tha",
    hindi: "घुन जो उस मुनाफ़े को खा जाते हैं जिसका आपको इंतज़ार था",
  },
  "Prices fall the day you have filled the store": {
    hinglish: "Jis din godown bhara, usi din bhaav gir jaate hain",
    hindi: "जिस दिन गोदाम भरा, उसी दिन भाव गिर जाते हैं",
  },
  "Sort 500 grams of wheat into sound, shrivelled, broken and foreign, weigh each, and turn it into percentages.": {
    hinglish:
      "500 gram gehun ko saabut, sikude aur toote daanon aur kankad-kachre mein chhaantiye, har ek ko tauliye, aur percentage mein badliye.",
    hindi: "500 ग्राम गेहूँ को साबुत, सिकुड़े और टूटे दानों और कंकड़-कचरे में छाँटिए, हर एक को तौलिए, और प्रतिशत में बदलिए।",
  },
  "Commission comes months after the cloth": {
    hinglish: "Kapda bikne ke mahinon baad commission milna",
    hindi: "कपड़ा बिकने के महीनों बाद कमीशन मिलना",
  },
  "Both sides blame you when the shade is off": {
    hinglish: "Shade alag nikle to dono taraf se dosh aapka",
    hindi: "शेड अलग निकले तो दोनों तरफ़ से दोष आपका",
  },
  "Mills and shops that meet online and leave you out": {
    hinglish: "Kapda mill aur dukaan jo online jud jaati hain aur aapko chhod deti hain",
    hindi: "कपड़ा मिल और दुकान जो ऑनलाइन जुड़ जाती हैं और आपको छोड़ देती हैं",
  },
  "Ask three shops the rate of a metre of plain cotton, feel each cloth, and let a tailor explain why the prices differ.": {
    hinglish:
      "Teen dukaanon par saade cotton ke ek metre ka rate poochiye, har kapda chhookar dekhiye, aur darzi se samajhiye ki daam alag kyon hain.",
    hindi: "तीन दुकानों पर सादे कॉटन के एक मीटर का रेट पूछिए, हर कपड़ा छूकर देखिए, और दर्ज़ी से समझिए कि दाम अलग क्यों हैं।",
  },
  "Called a leech in speeches, needed in the village": {
    hinglish: "Bhaashanon mein jonk kehlaana, jabki gaanv ko zaroorat rehti hai",
    hindi: "भाषणों में जोंक कहलाना, जबकि गाँव को ज़रूरत रहती है",
  },
  "Loans that no farmer can repay after a hailstorm": {
    hinglish: "Karz jo ole girne ke baad koi kisaan nahi chuka sakta",
    hindi: "क़र्ज़ जो ओले गिरने के बाद कोई किसान नहीं चुका सकता",
  },
  "New laws and portals may leave the middleman out": {
    hinglish: "Naye kaanoon aur portal bichauliye ko hata sakte hain",
    hindi: "नए क़ानून और पोर्टल बिचौलिए को हटा सकते हैं",
  },
  "Visit the nearest mandi one morning with an adult, watch one auction, and note each hand between field and shop.": {
    hinglish:
      "Kisi bade ke saath ek subah sabse nazdeek ki mandi jaaiye, ek neelaami dekhiye, aur likhiye ki khet se dukaan tak maal kis-kis ke haath se guzarta hai.",
    hindi: "किसी बड़े के साथ एक सुबह सबसे नज़दीक की मंडी जाइए, एक नीलामी देखिए, और लिखिए कि खेत से दुकान तक माल किस-किस के हाथ से गुज़रता है।",
  },
  "Cuts, rust, dust and broken glass": {
    hinglish: "Haath kat jaana, zang, dhool aur toota kaanch",
    hindi: "हाथ कट जाना, ज़ंग, धूल और टूटा काँच",
  },
  "Police questions when someone sells you stolen pipe": {
    hinglish: "Chori ka pipe bik jaye to police ke sawaal",
    hindi: "चोरी का पाइप कोई बेच जाए तो पुलिस के सवाल",
  },
  "Prices hang on world metal markets": { hinglish: "Daam duniya ke dhaatu bazaar par tike hain", hindi: "दाम दुनिया के धातु बाज़ार पर टिके हैं" },
  "Weigh the household's paper, plastic and metal for a month, sell them with a parent, and chart rates per kilo.": {
    hinglish:
      "Mahine bhar ghar ka kaagaz, plastic aur dhaatu tauliye, maa ya papa ke saath jaakar bechiye, aur prati kilo rate ka chart banaiye.",
    hindi: "महीने भर घर का काग़ज़, प्लास्टिक और धातु तौलिए, माँ या पापा के साथ जाकर बेचिए, और प्रति किलो रेट का चार्ट बनाइए।",
  },
  "Company targets pushed onto you on the thirtieth": {
    hinglish: "Mahine ki tees taareekh ko company ke target aap par thop diye jaate hain",
    hindi: "महीने की तीस तारीख़ को कंपनी के टारगेट आप पर थोप दिए जाते हैं",
  },
  "Your house is the bank's security for the stock": {
    hinglish: "Maal ke liye aapka ghar bank ke yahan girvi hai",
    hindi: "माल के लिए आपका घर बैंक के यहाँ गिरवी है",
  },
  "Expired returns that nobody refunds": {
    hinglish: "Lautaya expired maal jiske paise koi nahi deta",
    hindi: "लौटाया एक्सपायर्ड माल जिसके पैसे कोई नहीं देता",
  },
  "Draw the shortest route through twenty shops of your locality and ask one shopkeeper how often each company's van comes.": {
    hinglish:
      "Apne ilaake ki bees dukaanon se hokar sabse chhota raasta banaiye aur ek dukaandaar se poochiye ki har company ki van kitni baar aati hai.",
    hindi: "अपने इलाक़े की बीस दुकानों से होकर सबसे छोटा रास्ता बनाइए और एक दुकानदार से पूछिए कि हर कंपनी की वैन कितनी बार आती है।",
  },
  "Eviction drives and goods thrown on a truck": {
    hinglish: "Thele hataane ke abhiyaan aur truck mein phenka gaya maal",
    hindi: "ठेले हटाने के अभियान और ट्रक में फेंका गया माल",
  },
  "No toilet, shade or water for ten hours": {
    hinglish: "Das ghante na toilet, na chhaaya, na paani",
    hindi: "दस घंटे न टॉयलेट, न छाया, न पानी",
  },
  "Rain takes the day's food money": {
    hinglish: "Baarish us din ke khane ke paise le jaati hai",
    hindi: "बारिश उस दिन के खाने के पैसे ले जाती है",
  },
  "Ask a vendor you often buy from, in a quiet hour, how goods and place are chosen, and draw the day from dawn to closing.": {
    hinglish:
      "Jis thele wale se aap aksar saamaan lete hain, unse khaali samay mein poochiye ki maal aur jagah kaise chuni jaati hai, aur bhor se band hone tak ka din banakar dikhaiye.",
    hindi: "जिस ठेले वाले से आप अक्सर सामान लेते हैं, उनसे ख़ाली समय में पूछिए कि माल और जगह कैसे चुने जाते हैं, और भोर से बंद होने तक का दिन बनाकर दिखाइए।",
  },
  "Fakes so good that you buy one yourself": {
    hinglish: "Nakal itni achchi ki khud hi ek kharid baithein",
    hindi: "नक़ल इतनी अच्छी कि ख़ुद ही एक ख़रीद बैठें",
  },
  "A theft from a temple can hide in any lot": {
    hinglish: "Kisi bhi lot mein mandir se churaya maal chhipa ho sakta hai",
    hindi: "किसी भी लॉट में मंदिर से चुराया माल छिपा हो सकता है",
  },
  "Months of rent between two good buyers": {
    hinglish: "Do achche kharidaaron ke beech mahinon ka kiraya",
    hindi: "दो अच्छे ख़रीदारों के बीच महीनों का किराया",
  },
  "Choose one old object at home, date it by material, maker's mark and an elder's memory, then check in a museum.": {
    hinglish:
      "Ghar ki ek purani cheez chuniye, uski saamagri, banane wale ke nishan aur kisi bade-buzurg ki yaad se uska samay tay kijiye, phir museum mein milaaiye.",
    hindi: "घर की एक पुरानी चीज़ चुनिए, उसकी सामग्री, बनाने वाले के निशान और किसी बड़े-बुज़ुर्ग की याद से उसका समय तय कीजिए, फिर संग्रहालय में मिलाइए।",
  },
  "Clipped hair in your collar and, like splinters, in your skin": {
    hinglish: "Kate baal gireban mein, aur phaans ki tarah chamdi mein",
    hindi: "कटे बाल गिरेबान में, और फाँस की तरह चमड़ी में",
  },
  "An old caste label that some still stick on you": {
    hinglish: "Jaati ki purani chhaap jo kuch log ab bhi lagate hain",
    hindi: "जाति की पुरानी छाप जो कुछ लोग अब भी लगाते हैं",
  },
  "Numb legs and stiff wrists by thirty-five": {
    hinglish: "Paintees ki umar tak sunn pair aur akdi kalaiyan",
    hindi: "पैंतीस की उम्र तक सुन्न पैर और अकड़ी कलाइयाँ",
  },
  "Sit one Sunday morning in your barber's shop, with his permission, and sketch the order of steps for three different cuts.": {
    hinglish:
      "Apne naai ki ijaazat se ek Sunday subah unki dukaan mein baithiye, aur teen alag cut ke kadam sahi kram mein chitra mein banaiye.",
    hindi: "अपने नाई की इजाज़त से एक रविवार सुबह उनकी दुकान में बैठिए, और तीन अलग कट के क़दम सही क्रम में चित्र में बनाइए।",
  },
  "Bleach and smoothing fumes in a closed room": {
    hinglish: "Band kamre mein bleach aur smoothening ka dhuaan",
    hindi: "बंद कमरे में ब्लीच और स्मूदनिंग का धुआँ",
  },
  "Photos of film stars with quite different hair": {
    hinglish: "Log film star ki photo laate hain, par unke apne baal bilkul alag hain",
    hindi: "लोग फ़िल्म स्टार की फ़ोटो लाते हैं, पर उनके अपने बाल बिल्कुल अलग हैं",
  },
  "First two years of low pay and sweeping up hair": {
    hinglish: "Pehle do saal kam paise aur jhaadu lagakar baal hataana",
    hindi: "पहले दो साल कम पैसे और झाड़ू लगाकर बाल हटाना",
  },
  "Practise a French plait, a fishtail and a neat blow-dry on a willing cousin until each takes under ten minutes.": {
    hinglish:
      "Kisi raazi cousin par French choti, fishtail aur saaf blow-dry ki practice kijiye, jab tak har ek das minute se kam mein na ho jaye.",
    hindi: "किसी राज़ी कज़िन पर फ़्रेंच चोटी, फ़िशटेल और साफ़ ब्लो-ड्राई का अभ्यास कीजिए, जब तक हर एक दस मिनट से कम में न हो जाए।",
  },
  "Fairness creams that clients beg for against your advice": {
    hinglish: "Gora karne wali cream jo client aapke mana karne par bhi zid se maangte hain",
    hindi: "गोरा करने वाली क्रीम जो क्लाइंट आपके मना करने पर भी ज़िद से माँगते हैं",
  },
  "A bent neck over eighty eyebrows before Karva Chauth": {
    hinglish: "Karva Chauth se pehle assi bhauhon par jhuki gardan",
    hindi: "करवा चौथ से पहले अस्सी भौंहों पर झुकी गर्दन",
  },
  "Home-visit apps that rate you by the star": {
    hinglish: "Ghar bulane wale app jo star se aapko aankte hain",
    hindi: "घर बुलाने वाले ऐप जो स्टार से आपको आँकते हैं",
  },
  "Compare the ingredient lists of four face washes in a shop and find out, for each, which skin type it is meant for.": {
    hinglish: "Dukaan mein chaar face wash ki saamagri ki list milaaiye aur pata lagaiye ki har ek kis tarah ki tvacha ke liye hai.",
    hindi: "दुकान में चार फ़ेस वॉश की सामग्री की लिस्ट मिलाइए और पता लगाइए कि हर एक किस तरह की त्वचा के लिए है।",
  },
  "Empty diaries in months without wedding dates": {
    hinglish: "Jin mahinon mein shaadi ki taareekh nahi, unmein khaali diary",
    hindi: "जिन महीनों में शादी की तारीख़ नहीं, उनमें ख़ाली डायरी",
  },
  "Relatives of the bride who direct your brush": {
    hinglish: "Dulhan ke rishtedar jo batate hain ki brush kaise chalana hai",
    hindi: "दुल्हन के रिश्तेदार जो बताते हैं कि ब्रश कैसे चलाना है",
  },
  "A kit costing lakhs that heat and expiry eat": {
    hinglish: "Lakhon ki kit, jise garmi aur expiry kha jaati hain",
    hindi: "लाखों की किट, जिसे गर्मी और एक्सपायरी खा जाती हैं",
  },
  "Photograph one face in window light, tube light and bulb light and write down how skin colour shifts in each.": {
    hinglish:
      "Ek hi chehre ki photo khidki ki roshni, tube light aur bulb mein lijiye aur likhiye ki har ek mein tvacha ka rang kaise badalta hai.",
    hindi: "एक ही चेहरे की फ़ोटो खिड़की की रोशनी, ट्यूब लाइट और बल्ब में लीजिए और लिखिए कि हर एक में त्वचा का रंग कैसे बदलता है।",
  },
  "Dust and acetone in your nose all day": { hinglish: "Din bhar naak mein dhool aur acetone", hindi: "दिन भर नाक में धूल और एसीटोन" },
  "Extensions broken within a day and blamed on you": {
    hinglish: "Ek din mein toota extension, aur dosh aapka",
    hindi: "एक दिन में टूटा एक्सटेंशन, और दोष आपका",
  },
  "Fashion that swings from chrome to bare in months": {
    hinglish: "Fashion jo kuch mahinon mein chrome se saade par aa jaata hai",
    hindi: "फ़ैशन जो कुछ महीनों में क्रोम से सादे पर आ जाता है",
  },
  "Draw five tiny flower designs with a toothpick and old nail polish on plastic spoons, and time how fast they improve.": {
    hinglish:
      "Plastic ke chammachon par toothpick aur purani nail polish se paanch nanhe phool banaiye, aur samay naapiye ki kitni jaldi sudhaar aata hai.",
    hindi: "प्लास्टिक के चम्मचों पर टूथपिक और पुरानी नेल पॉलिश से पाँच नन्हे फूल बनाइए, और समय नापिए कि कितनी जल्दी सुधार आता है।",
  },
  "Six hours bent over a bride who wants to move": {
    hinglish: "Chhe ghante us dulhan par jhuke rehna jo hilna chahti hai",
    hindi: "छह घंटे उस दुल्हन पर झुके रहना जो हिलना चाहती है",
  },
  "Nearly all income in a few wedding weeks": {
    hinglish: "Lagbhag saari kamai shaadi ke kuch hafton mein",
    hindi: "लगभग सारी कमाई शादी के कुछ हफ़्तों में",
  },
  "Cheap black chemical cones that harm skin and your trade": {
    hinglish: "Saste kaale chemical cone jo tvacha aur aapke dhandhe, dono ko nuksaan pahunchate hain",
    hindi: "सस्ते काले केमिकल कोन जो त्वचा और आपके धंधे, दोनों को नुक़सान पहुँचाते हैं",
  },
  "Fill a page with one peacock in pen until the lines stay even, then draw it on a plate with thin flour paste from a paper cone.": {
    hinglish:
      "Pen se ek hi mor bana-banakar poora panna bhariye, jab tak lakeerein ek jaisi na rahein, phir kaagaz ke cone mein aate ka patla ghol bharkar use plate par banaiye.",
    hindi: "पेन से एक ही मोर बना-बनाकर पूरा पन्ना भरिए, जब तक लकीरें एक जैसी न रहें, फिर काग़ज़ के कोन में आटे का पतला घोल भरकर उसे प्लेट पर बनाइए।",
  },
  "Parents who march in about their daughter's wrist": {
    hinglish: "Beti ki kalai par naaraaz hokar ghus aane wale maata-pita",
    hindi: "बेटी की कलाई पर नाराज़ होकर घुस आने वाले माता-पिता",
  },
  "One spelling slip in Devanagari is for life": {
    hinglish: "Devanagari mein vartani ki ek chook, umar bhar ke liye",
    hindi: "देवनागरी में वर्तनी की एक चूक, उम्र भर के लिए",
  },
  "Clients who scratch the scab and blame you": {
    hinglish: "Client jo papdi khurachkar dosh aapko dete hain",
    hindi: "क्लाइंट जो पपड़ी खुरचकर दोष आपको देते हैं",
  },
  "Copy one tattoo design fifty times in pen on paper, then along the curve of a banana, never on skin.": {
    hinglish: "Ek tattoo design kaagaz par pen se pachaas baar utaariye, phir kele ki golaai par, tvacha par kabhi nahi.",
    hindi: "एक टैटू डिज़ाइन काग़ज़ पर पेन से पचास बार उतारिए, फिर केले की गोलाई पर, त्वचा पर कभी नहीं।",
  },
  "Explaining to strangers that yours is a decent spa": {
    hinglish: "Anjaan logon ko samjhana ki aapka spa shareef spa hai",
    hindi: "अनजान लोगों को समझाना कि आपका स्पा शरीफ़ स्पा है",
  },
  "Therapists leave for Maldives resorts after training": {
    hinglish: "Therapist jo sikhane ke baad Maldives ke resort chale jaate hain",
    hindi: "थेरेपिस्ट जो सिखाने के बाद मालदीव के रिज़ॉर्ट चले जाते हैं",
  },
  "Guests who arrive late and still want ninety minutes": {
    hinglish: "Mehmaan jo der se aate hain aur phir bhi nabbe minute chahte hain",
    hindi: "मेहमान जो देर से आते हैं और फिर भी नब्बे मिनट चाहते हैं",
  },
  "Visit a salon's or hotel spa's website, plan one therapist's day of six bookings with breaks, and find where it jams.": {
    hinglish:
      "Kisi salon ya hotel spa ki website dekhiye, ek therapist ke chhe booking wale din ki yojana break ke saath banaiye, aur pata lagaiye ki woh kahan atakti hai.",
    hindi: "किसी सैलून या होटल स्पा की वेबसाइट देखिए, एक थेरेपिस्ट के छह बुकिंग वाले दिन की योजना ब्रेक के साथ बनाइए, और पता लगाइए कि वह कहाँ अटकती है।",
  },
  "Wilted stock is money in the dustbin": {
    hinglish: "Murjhaye phool yaani koodedaan mein gaya paisa",
    hindi: "मुरझाए फूल यानी कूड़ेदान में गया पैसा",
  },
  "Valentine's and wedding nights without sleep": {
    hinglish: "Valentine aur shaadi ki raatein bina neend ke",
    hindi: "वैलेंटाइन और शादी की रातें बिना नींद के",
  },
  "Pricked fingers and wet feet in winter": {
    hinglish: "Sardi mein kaante chubhi ungliyan aur geele pair",
    hindi: "सर्दी में काँटे चुभी उँगलियाँ और गीले पैर",
  },
  "Tie two marigold garlands, keep one in a damp cloth and one in the open, and note by the hour how each fades.": {
    hinglish:
      "Gende ki do maalaayein goonthiye, ek geele kapde mein aur ek khule mein rakhiye, aur har ghante likhiye ki kaun kaise murjhaati hai.",
    hindi: "गेंदे की दो मालाएँ गूँथिए, एक गीले कपड़े में और एक खुले में रखिए, और हर घंटे लिखिए कि कौन कैसे मुरझाती है।",
  },
  "Everyone's order is due on the same Diwali eve": {
    hinglish: "Sabka order Diwali se theek ek din pehle dena hota hai",
    hindi: "सबका ऑर्डर दिवाली से ठीक एक दिन पहले देना होता है",
  },
  "Cloth cut wrongly must be paid by you": { hinglish: "Galat kata kapda aapki jeb se jaata hai", hindi: "ग़लत कटा कपड़ा आपकी जेब से जाता है" },
  "Stitchers who leave for an export factory mid-season": {
    hinglish: "Kaarigar jo season ke beech export factory chale jaate hain",
    hindi: "कारीगर जो सीज़न के बीच एक्सपोर्ट फ़ैक्टरी चले जाते हैं",
  },
  "Measure a family member, draft a simple kurta on newspaper, and stitch it from an old bedsheet.": {
    hinglish: "Parivaar mein kisi ka naap lijiye, akhbaar par seedhe-saade kurte ka khaaka banaiye, aur purani chaadar se use siliye.",
    hindi: "परिवार में किसी का नाप लीजिए, अख़बार पर सीधे-सादे कुर्ते का ख़ाका बनाइए, और पुरानी चादर से उसे सिलिए।",
  },
  "Solvent smell that follows you home": {
    hinglish: "Solvent ki gandh jo ghar tak peecha karti hai",
    hindi: "सॉल्वेंट की गंध जो घर तक पीछा करती है",
  },
  "Blame for a sari whose dye was bad already": {
    hinglish: "Jis saree ka rang pehle se kachcha tha, uska dosh aap par",
    hindi: "जिस साड़ी का रंग पहले से कच्चा था, उसका दोष आप पर",
  },
  "Steam-press heat in the month of May": { hinglish: "May mein bhaap ki istri ki garmi", hindi: "मई में भाप की इस्त्री की गर्मी" },
  "Read the care labels of fifteen garments at home, draw each symbol, and find which cloths and trims must not be washed in water.": {
    hinglish:
      "Ghar ke pandrah kapdon ke care label padhiye, har nishan banaiye, aur pata lagaiye ki kaun-se kapde aur kaun-si sajaavat paani mein nahi dhoni chahiye.",
    hindi: "घर के पंद्रह कपड़ों के केयर लेबल पढ़िए, हर निशान बनाइए, और पता लगाइए कि कौन-से कपड़े और कौन-सी सजावट पानी में नहीं धोनी चाहिए।",
  },
  "Bites, scratches and hair in your lunch": {
    hinglish: "Jaanwar ka kaatna, kharonch aur apne khane mein baal",
    hindi: "जानवर का काटना, खरोंच और अपने खाने में बाल",
  },
  "Owners who come once a year with one big knot": {
    hinglish: "Maalik jo saal mein ek baar aate hain, baalon ki ek badi gaanth lekar",
    hindi: "मालिक जो साल में एक बार आते हैं, बालों की एक बड़ी गाँठ लेकर",
  },
  "Wet floors and barking in a small room": { hinglish: "Chhote kamre mein geele farsh aur bhaunkna", hindi: "छोटे कमरे में गीले फ़र्श और भौंकना" },
  "Brush one calm, vaccinated dog you know daily for two weeks with its owner present, and note what it likes and resists.": {
    hinglish:
      "Kisi jaane-pehchaane shaant, teeka lage kutte ko maalik ke saamne do hafte tak roz brush kijiye, aur likhiye ki use kya achcha lagta hai aur kis se woh bachta hai.",
    hindi: "किसी जाने-पहचाने शांत, टीका लगे कुत्ते को मालिक के सामने दो हफ़्ते तक रोज़ ब्रश कीजिए, और लिखिए कि उसे क्या अच्छा लगता है और किससे वह बचता है।",
  },
  "The call comes at three at night, and the dead cannot wait": {
    hinglish: "Raat teen baje phone aata hai, aur mrit sharir ko intezaar nahi karaya ja sakta",
    hindi: "रात तीन बजे फ़ोन आता है, और मृत शरीर को इंतज़ार नहीं कराया जा सकता",
  },
  "People avoid shaking your hand": { hinglish: "Log haath milaane se kataraate hain", hindi: "लोग हाथ मिलाने से कतराते हैं" },
  "Children's funerals, which nobody gets used to": {
    hinglish: "Bachchon ka antim sanskaar, jiski aadat kisi ko nahi padti",
    hindi: "बच्चों का अंतिम संस्कार, जिसकी आदत किसी को नहीं पड़ती",
  },
  "With a parent, read your municipality's page on registering a death, and list each paper, office and time limit in order.": {
    hinglish:
      "Maa ya papa ke saath apni nagar palika ka mrityu panjikaran wala page padhiye, aur har kaagaz, daftar aur samay seema kram se likhiye.",
    hindi: "माँ या पापा के साथ अपनी नगरपालिका का मृत्यु पंजीकरण वाला पेज पढ़िए, और हर काग़ज़, दफ़्तर और समय सीमा क्रम से लिखिए।",
  },
  "One lost shirt outweighs a thousand found": {
    hinglish: "Ek khoyi shirt un hazaar par bhaari padti hai jo sahi-salaamat lauti hain",
    hindi: "एक खोई शर्ट उन हज़ार पर भारी पड़ती है जो सही-सलामत लौटी हैं",
  },
  "Monsoon shirts that are clean and still smell damp": {
    hinglish: "Barsaat mein saaf shirt se bhi seelan ki boo",
    hindi: "बरसात में साफ़ शर्ट से भी सीलन की बू",
  },
  "Hot iron, standing, and rates per piece": {
    hinglish: "Garam istri, khade rehna, aur paise har kapde ke hisaab se",
    hindi: "गर्म इस्त्री, खड़े रहना, और पैसे हर कपड़े के हिसाब से",
  },
  "Take charge of the family wash for a week: sort by colour and label, dry, iron ten pieces, note time.": {
    hinglish:
      "Ek hafte ghar ki dhulaai sambhaliye: rang aur label ke hisaab se chhaantiye, sukhaiye, das kapde istri kijiye, samay likhiye.",
    hindi: "एक हफ़्ते घर की धुलाई सँभालिए: रंग और लेबल के हिसाब से छाँटिए, सुखाइए, दस कपड़े इस्त्री कीजिए, समय लिखिए।",
  },
  "Sun, rain and dust on the same pavement corner": {
    hinglish: "Footpath ke usi kone par dhoop, baarish aur dhool",
    hindi: "फ़ुटपाथ के उसी कोने पर धूप, बारिश और धूल",
  },
  "Cheap moulded shoes that cannot be repaired": {
    hinglish: "Saste dhale hue joote jo theek nahi kiye ja sakte",
    hindi: "सस्ते ढले हुए जूते जो ठीक नहीं किए जा सकते",
  },
  "Insults on caste that the law forbids and people still use": {
    hinglish: "Jaati par gaaliyan, jin par kaanoonan rok hai aur log phir bhi dete hain",
    hindi: "जाति पर गालियाँ, जिन पर क़ानूनन रोक है और लोग फिर भी देते हैं",
  },
  "Clean, polish and re-lace two pairs at home, then ask your local mochi to show you how one seam is restitched.": {
    hinglish:
      "Ghar par do jodi joote saaf kijiye, polish kijiye aur feete daaliye, phir apne mochi se kahiye ki ek silaai dobara karna dikhayein.",
    hindi: "घर पर दो जोड़ी जूते साफ़ कीजिए, पॉलिश कीजिए और फ़ीते डालिए, फिर अपने मोची से कहिए कि एक सिलाई दोबारा करना दिखाएँ।",
  },
  "Renewal targets, though only the engineers can mend what annoys clients": {
    hinglish: "Renewal ka target aapka, par jisse client naaraaz hai woh sirf engineer sudhaar sakte hain",
    hindi: "रिन्यूअल का टारगेट आपका, पर जिससे क्लाइंट नाराज़ है वह सिर्फ़ इंजीनियर सुधार सकते हैं",
  },
  "Clients who treat you as the repair desk": {
    hinglish: "Client jo aapko marammat ka counter samajhte hain",
    hindi: "क्लाइंट जो आपको मरम्मत का काउंटर समझते हैं",
  },
  "A client's new boss who prefers the rival program": {
    hinglish: "Client ke naye boss jinhe doosri company ka program pasand hai",
    hindi: "क्लाइंट के नए बॉस जिन्हें दूसरी कंपनी का प्रोग्राम पसंद है",
  },
  "Teach a grandparent one useful app over two weeks, note where they stop, and check a month later if it is still used.": {
    hinglish:
      "Dada-dadi ya nana-nani mein se kisi ko do hafte mein ek kaam ka app sikhaiye, woh kahan atakte hain note kijiye, aur mahine baad dekhiye ki app chal raha hai ya nahi.",
    hindi:
      "दादा-दादी या नाना-नानी में से किसी को दो हफ़्ते में एक काम का ऐप सिखाइए, वे कहाँ अटकते हैं नोट कीजिए, और महीने बाद देखिए कि ऐप चल रहा है या नहीं।",
  },
  "New agents who quit after the first caller makes them cry": {
    hinglish: "Naye agent jo pehle rulaane wale caller ke baad hi naukri chhod dete hain",
    hindi: "नए एजेंट जो पहले रुलाने वाले कॉलर के बाद ही नौकरी छोड़ देते हैं",
  },
  "You are judged by seconds that you do not control": {
    hinglish: "Aapki parakh un second se hoti hai jo aapke bas mein nahi",
    hindi: "आपकी परख उन सेकंड से होती है जो आपके बस में नहीं",
  },
  "A wall screen that shows the whole hall how many callers wait on you": {
    hinglish: "Deewar ki screen jo poore hall ko dikhati hai ki kitne log phone par aapke intezaar mein hain",
    hindi: "दीवार की स्क्रीन जो पूरे हॉल को दिखाती है कि कितने लोग फ़ोन पर आपके इंतज़ार में हैं",
  },
  "Have two friends act a shopkeeper and an angry buyer, note which words helped, and coach one of them for a second try.": {
    hinglish:
      "Do doston se dukaandaar aur naaraaz kharidaar ki acting karwaiye, likhiye ki kin shabdon se madad mili, aur ek ko doosri koshish ke liye sikhaiye.",
    hindi: "दो दोस्तों से दुकानदार और नाराज़ ख़रीदार की ऐक्टिंग करवाइए, लिखिए कि किन शब्दों से मदद मिली, और एक को दूसरी कोशिश के लिए सिखाइए।",
  },
  "Nine of ten pieces are unsellable": { hinglish: "Das mein se nau cheezein bikne laayak nahi", hindi: "दस में से नौ चीज़ें बिकने लायक़ नहीं" },
  "Aunts who say that old clothes bring bad luck": {
    hinglish: "Chaachi-mausi jo kehti hain ki purane kapde ashubh hote hain",
    hindi: "चाची-मौसी जो कहती हैं कि पुराने कपड़े अशुभ होते हैं",
  },
  "One piece of each, so nothing can be reordered": {
    hinglish: "Har cheez ek hi, isliye dobara kuch nahi mangwaya ja sakta",
    hindi: "हर चीज़ एक ही, इसलिए दोबारा कुछ नहीं मँगवाया जा सकता",
  },
  "Mend and wash three outgrown garments, photograph them well, and hold a swap with classmates instead of a sale.": {
    hinglish:
      "Chhote ho chuke teen kapdon ki marammat kijiye aur unhe dhoiye, unki achchi photo kheenchiye, aur bechne ke bajaay saathiyon ke saath kapdon ki adla-badli rakhiye.",
    hindi: "छोटे हो चुके तीन कपड़ों की मरम्मत कीजिए और उन्हें धोइए, उनकी अच्छी फ़ोटो खींचिए, और बेचने के बजाय साथियों के साथ कपड़ों की अदला-बदली रखिए।",
  },
  "Buyers who want a puppy as a birthday toy": {
    hinglish: "Kharidaar jinhe birthday ke khilaune jaisa pilla chahiye",
    hindi: "ख़रीदार जिन्हें बर्थडे के खिलौने जैसा पिल्ला चाहिए",
  },
  "Animals fall ill on holidays too": {
    hinglish: "Jaanwar chhutti ke din bhi bimaar padte hain",
    hindi: "जानवर छुट्टी के दिन भी बीमार पड़ते हैं",
  },
  "Breeders who lie about age and parents": {
    hinglish: "Breeder jo umr aur maa-baap ke baare mein jhooth bolte hain",
    hindi: "ब्रीडर जो उम्र और माँ-बाप के बारे में झूठ बोलते हैं",
  },
  "Keep a diary for three weeks on one pet you can visit: food, cost, walks and mess; then advise a family.": {
    hinglish:
      "Kisi paaltu jaanwar ki, jisse aap mil sakein, teen hafte diary likhiye: khana, kharch, sair aur gandagi. Phir kisi parivaar ko salah dijiye.",
    hindi: "किसी पालतू जानवर की, जिससे आप मिल सकें, तीन हफ़्ते डायरी लिखिए: खाना, ख़र्च, सैर और गंदगी। फिर किसी परिवार को सलाह दीजिए।",
  },
  "Forgotten passwords to recover as part of a ten-rupee sale": {
    hinglish: "Das rupaye ki bikri ke saath bhoole password bhi nikaalna",
    hindi: "दस रुपये की बिक्री के साथ भूले पासवर्ड भी निकालना",
  },
  "Models that lose value overnight at a launch": {
    hinglish: "Naya phone aate hi raaton-raat saste ho jaane wale model",
    hindi: "नया फ़ोन आते ही रातों-रात सस्ते हो जाने वाले मॉडल",
  },
  "Margins so thin that covers and glass pay the rent": {
    hinglish: "Munaafa itna kam ki kiraya cover aur glass se nikalta hai",
    hindi: "मुनाफ़ा इतना कम कि किराया कवर और ग्लास से निकलता है",
  },
  "Ask five adults what they do on a phone, and recommend one model each within budget, reasons on one page.": {
    hinglish:
      "Paanch badon se poochiye ki woh phone par kya karte hain, har ek ko budget ke andar ek model sujhaiye, aur wajah ek panne par likhiye.",
    hindi: "पाँच बड़ों से पूछिए कि वे फ़ोन पर क्या करते हैं, हर एक को बजट के अंदर एक मॉडल सुझाइए, और वजहें एक पन्ने पर लिखिए।",
  },
  "Half the year's money must come in eight weeks": {
    hinglish: "Saal ka aadha paisa aath hafton mein hi aana zaroori",
    hindi: "साल का आधा पैसा आठ हफ़्तों में ही आना ज़रूरी",
  },
  "Schools that open their own counter": { hinglish: "School jo apna hi counter khol lete hain", hindi: "स्कूल जो अपना ही काउंटर खोल लेते हैं" },
  "Children with dirty fingers at the sticker rack": {
    hinglish: "Sticker ke rack par gandi ungliyon wale bachche",
    hindi: "स्टिकर के रैक पर गंदी उँगलियों वाले बच्चे",
  },
  "Run a stall of pens and erasers at a school event with a teacher: buy, price, sell and account for leftovers.": {
    hinglish:
      "School ke kisi program mein teacher ke saath pen aur rubber ka stall lagaiye: kharidiye, daam lagaiye, bechiye aur bache maal ka hisaab dijiye.",
    hindi: "स्कूल के किसी कार्यक्रम में टीचर के साथ पेन और रबर का स्टॉल लगाइए: ख़रीदिए, दाम लगाइए, बेचिए और बचे माल का हिसाब दीजिए।",
  },
  "The mother pays, the bride chooses, both blame you": {
    hinglish: "Paisa maa ka, pasand dulhan ki, ilzaam dono ka aap par",
    hindi: "पैसा माँ का, पसंद दुल्हन की, इल्ज़ाम दोनों का आप पर",
  },
  "Twelve-kilo skirts lifted thirty times a day": {
    hinglish: "Barah kilo ka lehenga din mein tees baar uthana",
    hindi: "बारह किलो का लहँगा दिन में तीस बार उठाना",
  },
  "A bride who loses weight after the last fitting": {
    hinglish: "Dulhan jo aakhri fitting ke baad dubli ho jaati hai",
    hindi: "दुल्हन जो आख़िरी फ़िटिंग के बाद दुबली हो जाती है",
  },
  "Learn to drape a saree in three regional styles and help two relatives choose an outfit for a real function.": {
    hinglish:
      "Teen pradeshon ke dhang se saree baandhna seekhiye aur asli function ke liye do rishtedaron ki kapde chunne mein madad kijiye.",
    hindi: "तीन प्रदेशों के ढंग से साड़ी बाँधना सीखिए और असली फ़ंक्शन के लिए दो रिश्तेदारों की कपड़े चुनने में मदद कीजिए।",
  },
  "A wrong power that comes back as a headache": {
    hinglish: "Galat power jo sar dard bankar laut aati hai",
    hindi: "ग़लत पावर जो सिर दर्द बनकर लौट आती है",
  },
  "Buyers who take the test here and order online": {
    hinglish: "Kharidaar jo jaanch yahan karwaate hain aur order online",
    hindi: "ख़रीदार जो जाँच यहाँ करवाते हैं और ऑर्डर ऑनलाइन",
  },
  "Children's frames sat on and brought back for free mending": {
    hinglish: "Bachchon ke frame jin par koi baith gaya, muft marammat ke liye wapas",
    hindi: "बच्चों के फ़्रेम जिन पर कोई बैठ गया, मुफ़्त मरम्मत के लिए वापस",
  },
  "Compare how three relatives' glasses sit on nose and ears, note which slip and why, and learn what the prescription numbers mean.": {
    hinglish:
      "Dekhiye ki teen rishtedaron ke chashme naak aur kaan par kaise baithte hain, likhiye ki kaun-se phisalte hain aur kyon, aur seekhiye ki number ke parche par likhe ank kya bataate hain.",
    hindi: "देखिए कि तीन रिश्तेदारों के चश्मे नाक और कान पर कैसे बैठते हैं, लिखिए कि कौन-से फिसलते हैं और क्यों, और सीखिए कि नंबर के पर्चे पर लिखे अंक क्या बताते हैं।",
  },
  "Smoke, steam and standing, twelve hours of it": {
    hinglish: "Barah ghante dhuaan, bhaap aur khade rehna",
    hindi: "बारह घंटे धुआँ, भाप और खड़े रहना",
  },
  "The regulars' bench taken away on a municipal truck": {
    hinglish: "Roz ke grahakon ki bench nagar nigam ke truck par",
    hindi: "रोज़ के ग्राहकों की बेंच नगर निगम के ट्रक पर",
  },
  "Dues of seven rupees that never come": {
    hinglish: "Saat-saat rupaye ki udhaari jo kabhi nahi aati",
    hindi: "सात-सात रुपये की उधारी जो कभी नहीं आती",
  },
  "Work out the true cost of one glass at home: milk, leaf, sugar, gas; then test three recipes on neighbours.": {
    hinglish: "Ghar par ek glass chai ki asli laagat nikaaliye: doodh, patti, cheeni, gas. Phir teen recipe padosiyon par aazmaiye.",
    hindi: "घर पर एक गिलास चाय की असली लागत निकालिए: दूध, पत्ती, चीनी, गैस। फिर तीन रेसिपी पड़ोसियों पर आज़माइए।",
  },
  "The portal hangs on the last day, with twenty people waiting": {
    hinglish: "Aakhri din portal atak jaana, aur bees log intezaar mein",
    hindi: "आख़िरी दिन पोर्टल अटक जाना, और बीस लोग इंतज़ार में",
  },
  "Fees fixed by the scheme while power, paper and ink cost more": {
    hinglish: "Fees scheme ne tay ki, jabki bijli, kaagaz aur ink mehngi hoti jaati hain",
    hindi: "फ़ीस योजना ने तय की, जबकि बिजली, काग़ज़ और स्याही महँगी होती जाती हैं",
  },
  "Blame for a name misspelt in somebody's Aadhaar": {
    hinglish: "Kisi ke Aadhaar mein galat likhe naam ka ilzaam",
    hindi: "किसी के आधार में ग़लत लिखे नाम का इल्ज़ाम",
  },
  "Help three neighbours find on the government's myScheme site what they may claim, and list the papers that each scheme asks for.": {
    hinglish:
      "Sarkar ki myScheme site par teen padosiyon ki yeh dhoondhne mein madad kijiye ki unhe kya mil sakta hai, aur likhiye ki har scheme kaun-se kaagaz maangti hai.",
    hindi: "सरकार की myScheme साइट पर तीन पड़ोसियों की यह ढूँढ़ने में मदद कीजिए कि उन्हें क्या मिल सकता है, और लिखिए कि हर योजना कौन-से काग़ज़ माँगती है।",
  },
  "Owners who skip the practice and blame the dog": {
    hinglish: "Maalik jo abhyaas nahi karaate aur dosh kutte ko dete hain",
    hindi: "मालिक जो अभ्यास नहीं कराते और दोष कुत्ते को देते हैं",
  },
  "Bites, and the injections after them": {
    hinglish: "Kutte ka kaatna, aur uske baad ke injection",
    hindi: "कुत्ते का काटना, और उसके बाद के इंजेक्शन",
  },
  "Rivals who sell shouting and hitting as quick results": {
    hinglish: "Doosre trainer jo cheekhne-maarne ko jaldi nateeje ka tareeka batakar bechte hain",
    hindi: "दूसरे ट्रेनर जो चीख़ने-मारने को जल्दी नतीजे का तरीक़ा बताकर बेचते हैं",
  },
  "Teach a calm dog of the family or a friend to touch your palm, five minutes a day for a week, with bits of its own food.": {
    hinglish:
      "Ghar ke ya dost ke kisi shaant kutte ko apni hatheli chhoona sikhaiye, ek hafte roz paanch minute, usi ke khaane ke tukdon se.",
    hindi: "घर के या दोस्त के किसी शांत कुत्ते को अपनी हथेली छूना सिखाइए, एक हफ़्ते रोज़ पाँच मिनट, उसी के खाने के टुकड़ों से।",
  },
};
