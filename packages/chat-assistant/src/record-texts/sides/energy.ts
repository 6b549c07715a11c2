import type { ToldTexts } from "../told-texts.ts";

export const energy: ToldTexts = {
  "Two weeks at a stretch on a platform, a helicopter ride from land": {
    hinglish: "Lagaataar do hafte samudri platform par, zameen se helicopter ki udaan jitna door",
    hindi: "लगातार दो हफ़्ते समुद्री प्लेटफ़ॉर्म पर, ज़मीन से हेलिकॉप्टर की उड़ान जितना दूर",
  },
  "Hiring stops when the crude price falls": { hinglish: "Kachche tel ka daam gire to bharti band", hindi: "कच्चे तेल का दाम गिरे तो भर्ती बंद" },
  "Old fields that give more water and less oil each year": {
    hinglish: "Purane tel kshetra jo har saal zyada paani aur kam tel dete hain",
    hindi: "पुराने तेल क्षेत्र जो हर साल ज़्यादा पानी और कम तेल देते हैं",
  },
  "Draw honey into a needleless syringe cold, then warmed, then thinned with water, and explain which trick an oil well could copy.": {
    hinglish:
      "Bina sui ki syringe mein shahad ko thanda, phir garam, phir paani mila patla karke kheenchiye, aur samjhaiye ki tel ka kuan kaun si tarkeeb apna sakta hai.",
    hindi: "बिना सुई की सिरिंज में शहद को ठंडा, फिर गरम, फिर पानी मिला पतला करके खींचिए, और समझाइए कि तेल का कुआँ कौन-सी तरकीब अपना सकता है।",
  },
  "A rig idling costs lakhs each hour, and all look at you": {
    hinglish: "Khaali khade rig ka kharch har ghante lakhon mein, aur sab aapko dekhte hain",
    hindi: "ख़ाली खड़े रिग का ख़र्च हर घंटे लाखों में, और सब आपको देखते हैं",
  },
  "Woken at three for stuck pipe": { hinglish: "Pipe phansne par raat teen baje jagaya jaana", hindi: "पाइप फँसने पर रात तीन बजे जगाया जाना" },
  "A kick (gas rushing up the well) handled badly can kill the crew": {
    hinglish: "Kick (kuen mein upar daudti gas) galat sambhli to crew ki jaan ja sakti hai",
    hindi: "किक (कुएँ में ऊपर दौड़ती गैस) ग़लत सँभली तो क्रू की जान जा सकती है",
  },
  "Push a straw through layered jelly, sand and clay in a clear glass, and note when walls collapse and what helps.": {
    hinglish:
      "Saaf glass mein jelly, ret aur chikni mitti ki paraton mein straw ghusaiye, aur likhiye ki deewarein kab girti hain aur kis se ruki rehti hain.",
    hindi: "साफ़ गिलास में जेली, रेत और चिकनी मिट्टी की परतों में स्ट्रॉ घुसाइए, और लिखिए कि दीवारें कब गिरती हैं और किससे रुकी रहती हैं।",
  },
  "A guess about rock that nobody will ever see": {
    hinglish: "Us chattaan ka andaaza jise koi kabhi nahi dekhega",
    hindi: "उस चट्टान का अंदाज़ा जिसे कोई कभी नहीं देखेगा",
  },
  "A model that fits thirty past years and misses the next one": {
    hinglish: "Model jo beete tees saal se mel khaata hai aur agle hi saal chook jaata hai",
    hindi: "मॉडल जो बीते तीस साल से मेल खाता है और अगले ही साल चूक जाता है",
  },
  "Pressure records of the 1970s that are missing just where the model fails": {
    hinglish: "1970 ke dashak ke pressure record theek wahin gaayab jahan model atakta hai",
    hindi: "1970 के दशक के प्रेशर रिकॉर्ड ठीक वहीं ग़ायब जहाँ मॉडल अटकता है",
  },
  "Fill a jar with marbles, then sand, measure water each holds, and calculate the empty space in per cent.": {
    hinglish:
      "Ek jaar ko kanchon se, phir ret se bhariye, naapiye ki har ek mein kitna paani samata hai, aur khaali jagah pratishat mein nikaaliye.",
    hindi: "एक जार को कंचों से, फिर रेत से भरिए, नापिए कि हर एक में कितना पानी समाता है, और ख़ाली जगह प्रतिशत में निकालिए।",
  },
  "Most first wells in a new area (wildcats) come up dry": {
    hinglish: "Naye ilaake ke zyadatar pehle kuen (wildcat) sookhe nikalte hain",
    hindi: "नए इलाक़े के ज़्यादातर पहले कुएँ (वाइल्डकैट) सूखे निकलते हैं",
  },
  "Years of looking at grey stripes on two screens": {
    hinglish: "Saalon do screen par sleti dhaariyan dekhna",
    hindi: "सालों दो स्क्रीन पर स्लेटी धारियाँ देखना",
  },
  "The higher your post, the less you see of rocks outdoors": {
    hinglish: "Pad jitna ooncha, bahar chattaanein dekhna utna kam",
    hindi: "पद जितना ऊँचा, बाहर चट्टानें देखना उतना कम",
  },
  "Press layers of coloured clay into a fold, slice it, and mark where oil, lighter than water, would collect.": {
    hinglish: "Rangeen clay ki paraton ko dabakar mod banaiye, kaatiye, aur nishan lagaiye ki paani se halka tel kahan jama hoga.",
    hindi: "रंगीन क्ले की परतों को दबाकर मोड़ बनाइए, काटिए, और निशान लगाइए कि पानी से हलका तेल कहाँ जमा होगा।",
  },
  "Twelve hours in a rattling cabin, then twelve off": {
    hinglish: "Barah ghante khadkhadate cabin mein, phir barah ghante ki chhutti",
    hindi: "बारह घंटे खड़खड़ाते केबिन में, फिर बारह घंटे की छुट्टी",
  },
  "First to be sent home when a rig lies idle": {
    hinglish: "Rig khaali ho to sabse pehle ghar bheja jaana",
    hindi: "रिग ख़ाली हो तो सबसे पहले घर भेजा जाना",
  },
  "Diesel mud on your gloves and in your bread": {
    hinglish: "Diesel mila keechad dastaanon par aur roti mein bhi",
    hindi: "डीज़ल मिला कीचड़ दस्तानों पर और रोटी में भी",
  },
  "Sieve soil from each ten centimetres of a small hole, and draw a strip log of colour, grain and roots.": {
    hinglish: "Ek chhote gaddhe ke har das centimetre ki mitti chhaaniye, aur rang, daane aur jadon ka patti jaisa record banaiye.",
    hindi: "एक छोटे गड्ढे के हर दस सेंटीमीटर की मिट्टी छानिए, और रंग, दाने और जड़ों का पट्टी जैसा रिकॉर्ड बनाइए।",
  },
  "Farmers paid late for the strip you dug": {
    hinglish: "Kisaan jinhe khodi gayi patti ka paisa der se milta hai",
    hindi: "किसान जिन्हें खोदी गई पट्टी का पैसा देर से मिलता है",
  },
  "Thieves who drill taps into live petrol": {
    hinglish: "Chor jo petrol ki chaalu line mein chhed karke nal lagate hain",
    hindi: "चोर जो पेट्रोल की चालू लाइन में छेद करके नल लगाते हैं",
  },
  "Long drives along an empty pipeline route": {
    hinglish: "Sunsaan pipeline ke raaste par lambi drive",
    hindi: "सुनसान पाइपलाइन के रास्ते पर लंबी ड्राइव",
  },
  "Join pipes or straws uphill and down, pour water, and work out where pressure drops and a pump is needed.": {
    hinglish: "Pipe ya straw upar aur neeche jodiye, paani daaliye, aur pata kijiye ki pressure kahan ghatta hai aur pump kahan chahiye.",
    hindi: "पाइप या स्ट्रॉ ऊपर और नीचे जोड़िए, पानी डालिए, और पता कीजिए कि प्रेशर कहाँ घटता है और पंप कहाँ चाहिए।",
  },
  "A leak phone that may ring at any hour": {
    hinglish: "Gas leak ka phone jo kisi bhi waqt baj sakta hai",
    hindi: "गैस लीक का फ़ोन जो किसी भी वक़्त बज सकता है",
  },
  "Digging permits from five offices for one lane": {
    hinglish: "Ek gali khodne ke liye paanch daftaron ki manzoori",
    hindi: "एक गली खोदने के लिए पाँच दफ़्तरों की मंज़ूरी",
  },
  "Householders who will not let testers in": {
    hinglish: "Log jo jaanch karne walon ko apne ghar mein nahi aane dete",
    hindi: "लोग जो जाँच करने वालों को अपने घर में नहीं आने देते",
  },
  "With an adult, list your kitchen's gas regulator, hose date and valve, learn the LPG leak drill, and teach your family.": {
    hinglish:
      "Kisi bade ke saath apni rasoi ka gas regulator, hose ki taareekh aur valve likhiye, LPG leak hone par kya karna hai seekhiye, aur parivaar ko sikhaiye.",
    hindi: "किसी बड़े के साथ अपनी रसोई का गैस रेगुलेटर, होज़ की तारीख़ और वाल्व लिखिए, LPG लीक होने पर क्या करना है सीखिए, और परिवार को सिखाइए।",
  },
  "A cabin of levers for twelve hours in any weather": {
    hinglish: "Barah ghante lever bhare cabin mein, mausam kaisa bhi ho",
    hindi: "बारह घंटे लीवर भरे केबिन में, मौसम कैसा भी हो",
  },
  "Crew lives hang on your reading of one gauge": {
    hinglish: "Aap ek gauge kaise padhte hain, us par crew ki jaan tiki hai",
    hindi: "आप एक गेज कैसे पढ़ते हैं, उस पर क्रू की जान टिकी है",
  },
  "Contracts end when the well does": { hinglish: "Kuan poora hua to contract khatm", hindi: "कुआँ पूरा हुआ तो कॉन्ट्रैक्ट ख़त्म" },
  "Spin a broomstick into wet sand by hand, note when it sticks, and try what water poured beside it changes.": {
    hinglish:
      "Jhaadu ka danda haath se geeli ret mein ghumaiye, likhiye ki kab atakta hai, aur dekhiye ki bagal mein paani daalne se kya badalta hai.",
    hindi: "झाड़ू का डंडा हाथ से गीली रेत में घुमाइए, लिखिए कि कब अटकता है, और देखिए कि बग़ल में पानी डालने से क्या बदलता है।",
  },
  "Thirty metres up in rain and lightning season": {
    hinglish: "Baarish aur bijli girne ke mausam mein tees metre upar",
    hindi: "बारिश और बिजली गिरने के मौसम में तीस मीटर ऊपर",
  },
  "Chemical dust in nose and eyes while mixing": {
    hinglish: "Ghol milate samay naak aur aankh mein chemical ki dhool",
    hindi: "घोल मिलाते समय नाक और आँख में केमिकल की धूल",
  },
  "Pulling all the pipe out (a trip), which can last through two meals": {
    hinglish: "Saara pipe bahar nikaalna (trip), jo do khaanon ke waqt tak khinch sakta hai",
    hindi: "सारा पाइप बाहर निकालना (ट्रिप), जो दो खानों के वक़्त तक खिंच सकता है",
  },
  "Stand thirty drinking straws upright behind a ruler, one by one with one hand, and find what stops the row slipping.": {
    hinglish: "Ek haath se tees straw ek-ek karke scale ke peeche khadi kijiye, aur dekhiye ki kataar ko phisalne se kya rokta hai.",
    hindi: "एक हाथ से तीस स्ट्रॉ एक-एक करके स्केल के पीछे खड़ी कीजिए, और देखिए कि क़तार को फिसलने से क्या रोकता है।",
  },
  "The heaviest pipe and the muddiest deck always come to you": {
    hinglish: "Sabse bhaari pipe aur sabse keechad wala deck hamesha aapke hisse",
    hindi: "सबसे भारी पाइप और सबसे कीचड़ वाला डेक हमेशा आपके हिस्से",
  },
  "Sharing a rig's bunk room with three snorers": {
    hinglish: "Rig ke bunk room mein teen kharrate maarne walon ke saath sona",
    hindi: "रिग के बंक रूम में तीन खर्राटे मारने वालों के साथ सोना",
  },
  "Day-rate pay that stops between one spell on the rig and the next": {
    hinglish: "Dihaadi jo rig ki ek baari se doosri baari ke beech band ho jaati hai",
    hindi: "दिहाड़ी जो रिग की एक बारी से दूसरी बारी के बीच बंद हो जाती है",
  },
  "Carry ten filled water bottles, one at a time, along a marked path, and note when your grip and your mood give way.": {
    hinglish:
      "Paani bhari das bottle ek-ek karke nishan lage raaste par le jaiye, aur likhiye ki aapki pakad aur aapka mood kab jawab dete hain.",
    hindi: "पानी भरी दस बोतलें एक-एक करके निशान लगे रास्ते पर ले जाइए, और लिखिए कि आपकी पकड़ और आपका मूड कब जवाब देते हैं।",
  },
  "Oil company, contractor and crew all want different things": {
    hinglish: "Tel company, thekedaar aur crew, teenon kuch alag chahte hain",
    hindi: "तेल कंपनी, ठेकेदार और क्रू, तीनों कुछ अलग चाहते हैं",
  },
  "A month on the rig at a stretch, woken for every trouble": {
    hinglish: "Lagaataar ek mahina rig par, har musibat par neend se jagaya jaana",
    hindi: "लगातार एक महीना रिग पर, हर मुसीबत पर नींद से जगाया जाना",
  },
  "Any injury on board is your enquiry": {
    hinglish: "Rig par koi bhi chot lage to poochhtaachh aapse",
    hindi: "रिग पर कोई भी चोट लगे तो पूछताछ आपसे",
  },
  "List the food, spares and tools that twenty people need for two weeks on a rig reached by helicopter; let an adult find what is missing.":
    {
      hinglish:
        "List banaiye ki jis rig par sirf helicopter pahunchta hai, wahan bees logon ko do hafte ke liye kya khana, purze aur auzaar chahiye; kisi bade se poochiye ki kya chhoota.",
      hindi:
        "लिस्ट बनाइए कि जिस रिग पर सिर्फ़ हेलिकॉप्टर पहुँचता है, वहाँ बीस लोगों को दो हफ़्ते के लिए क्या खाना, पुर्ज़े और औज़ार चाहिए; किसी बड़े से पूछिए कि क्या छूटा।",
    },
  "Only one chance, for the cement sets in hours": {
    hinglish: "Sirf ek mauka, kyunki cement ghanton mein jam jaata hai",
    hindi: "सिर्फ़ एक मौक़ा, क्योंकि सीमेंट घंटों में जम जाता है",
  },
  "Ear-splitting pumps and grey dust": { hinglish: "Kaan phaadne wale pump aur sleti dhool", hindi: "कान फाड़ने वाले पंप और स्लेटी धूल" },
  "Waiting days at a wellsite, then working twenty hours": {
    hinglish: "Kuen par kai din intezaar, phir lagaataar bees ghante kaam",
    hindi: "कुएँ पर कई दिन इंतज़ार, फिर लगातार बीस घंटे काम",
  },
  "Pour thick and thin flour paste through a bent straw into a glass of water and see which pushes the water out cleanly.": {
    hinglish:
      "Aate ka gaadha aur patla ghol tedhi straw se paani ke glass mein daaliye aur dekhiye ki kaun paani ko saaf-saaf bahar dhakelta hai.",
    hindi: "आटे का गाढ़ा और पतला घोल टेढ़ी स्ट्रॉ से पानी के गिलास में डालिए और देखिए कि कौन पानी को साफ़-साफ़ बाहर धकेलता है।",
  },
  "Climbing a tall column in the rain to read one gauge": {
    hinglish: "Ek gauge padhne ke liye baarish mein oonche column par chadhna",
    hindi: "एक गेज पढ़ने के लिए बारिश में ऊँचे कॉलम पर चढ़ना",
  },
  "Eating your lunch with a town's worth of oil and gas around you": {
    hinglish: "Apne chaaron taraf poore shahar bhar ke tel aur gas ke beech khana khana",
    hindi: "अपने चारों तरफ़ पूरे शहर भर के तेल और गैस के बीच खाना खाना",
  },
  "Shutdown months without a day off": { hinglish: "Shutdown ke mahine, ek bhi chhutti nahi", hindi: "शटडाउन के महीने, एक भी छुट्टी नहीं" },
  "Boil salt water in a covered pan with an adult, collect what drips from the cool lid, and dry it to see whether salt came over.": {
    hinglish:
      "Kisi bade ke saath dhake bartan mein namak ka paani ubaaliye, thande dhakkan se tapakta paani jama kijiye, aur use sukhakar dekhiye ki namak saath aaya ya nahi.",
    hindi: "किसी बड़े के साथ ढके बर्तन में नमक का पानी उबालिए, ठंडे ढक्कन से टपकता पानी जमा कीजिए, और उसे सुखाकर देखिए कि नमक साथ आया या नहीं।",
  },
  "Hydrogen sulphide can fell you in two breaths": {
    hinglish: "Hydrogen sulphide do saans mein gira sakti hai",
    hindi: "हाइड्रोजन सल्फ़ाइड दो साँस में गिरा सकती है",
  },
  "Carrying a detector clipped on even to the toilet": {
    hinglish: "Toilet tak bhi detector lagakar jaana",
    hindi: "टॉयलेट तक भी डिटेक्टर लगाकर जाना",
  },
  "Hazira or Duliajan heat in fireproof overalls": {
    hinglish: "Aag se bachane wale overall mein Hazira ya Duliajan ki garmi",
    hindi: "आग से बचाने वाले ओवरऑल में हज़ीरा या दुलियाजान की गरमी",
  },
  "Watch droplets form outside a cold steel glass in damp and dry rooms, and explain how cooling pulls liquid from gas.": {
    hinglish:
      "Nam aur sookhe kamre mein thande steel ke glass ke bahar boondein bante dekhiye, aur samjhaiye ki thandak gas se taral kaise nikaalti hai.",
    hindi: "नम और सूखे कमरे में ठंडे स्टील के गिलास के बाहर बूँदें बनते देखिए, और समझाइए कि ठंडक गैस से तरल कैसे निकालती है।",
  },
  "Ash on the car, the plants and your collar": {
    hinglish: "Raakh gaadi par, paudhon par aur kameez ke gale par",
    hindi: "राख गाड़ी पर, पौधों पर और क़मीज़ के गले पर",
  },
  "Coal stations have a doubtful future": {
    hinglish: "Koyle ke bijlighar ka bhavishya pakka nahi",
    hindi: "कोयले के बिजलीघरों का भविष्य पक्का नहीं",
  },
  "Wet or stony coal that no calculation foresaw": {
    hinglish: "Geela ya patthar wala koyla jo kisi hisaab mein nahi tha",
    hindi: "गीला या पत्थर वाला कोयला जो किसी हिसाब में नहीं था",
  },
  "With an adult, time how long a covered and an uncovered pot take to boil on equal flame, and calculate the gas saved.": {
    hinglish:
      "Kisi bade ke saath barabar aanch par dhake aur bina dhake bartan ke ubalne ka samay naapiye, aur bachi hui gas ka hisaab lagaiye.",
    hindi: "किसी बड़े के साथ बराबर आँच पर ढके और बिना ढके बर्तन के उबलने का समय नापिए, और बची हुई गैस का हिसाब लगाइए।",
  },
  "Old line data that makes the computer's grid lie": {
    hinglish: "Line ka purana data, jisse computer ka grid jhooth bolta hai",
    hindi: "लाइन का पुराना डेटा, जिससे कंप्यूटर का ग्रिड झूठ बोलता है",
  },
  "Simulations rerun because one utility changed its data": {
    hinglish: "Ek utility ne data badla to simulation dobara",
    hindi: "एक यूटिलिटी ने डेटा बदला तो सिमुलेशन दोबारा",
  },
  "A wrong setting may black out a city": {
    hinglish: "Ek galat setting poore shahar mein andhera kar sakti hai",
    hindi: "एक ग़लत सेटिंग पूरे शहर में अँधेरा कर सकती है",
  },
  "Feed three torch bulbs from a ring of wire, break one link, then two, and note which bulbs stay lit each time.": {
    hinglish: "Taar ke ek ghere se torch ke teen bulb jalaiye, ek jod todiye, phir do, aur har baar likhiye ki kaun se bulb jalte rahe.",
    hindi: "तार के एक घेरे से टॉर्च के तीन बल्ब जलाइए, एक जोड़ तोड़िए, फिर दो, और हर बार लिखिए कि कौन-से बल्ब जलते रहे।",
  },
  "Storm nights and two hundred complaint calls": {
    hinglish: "Aandhi ki raatein aur shikayat ke do sau phone",
    hindi: "आँधी की रातें और शिकायत के दो सौ फ़ोन",
  },
  "Threats when you cut off a strongman's pump": {
    hinglish: "Kisi dabang ke pump ki bijli kaatne par dhamkiyan",
    hindi: "किसी दबंग के पंप की बिजली काटने पर धमकियाँ",
  },
  "Linemen hurt on lines said to be dead": {
    hinglish: "Jis line ko band bataya gaya, usi par ghayal lineman",
    hindi: "जिस लाइन को बंद बताया गया, उसी पर घायल लाइनमैन",
  },
  "Count transformers and their poles in your ward, note kVA plates from the road, and guess homes served by each.": {
    hinglish:
      "Apne ward ke transformer aur unke khambhe giniye, sadak se kVA ki plate note kijiye, aur andaaza lagaiye ki har ek kitne gharon ko bijli deta hai.",
    hindi: "अपने वार्ड के ट्रांसफ़ॉर्मर और उनके खंभे गिनिए, सड़क से kVA की प्लेट नोट कीजिए, और अंदाज़ा लगाइए कि हर एक कितने घरों को बिजली देता है।",
  },
  "An hour of permit papers for ten minutes with a spanner": {
    hinglish: "Das minute spanner chalane ke liye ek ghanta permit ke kaagaz",
    hindi: "दस मिनट स्पैनर चलाने के लिए एक घंटा परमिट के काग़ज़",
  },
  "Permission to switch off comes late at night or not at all": {
    hinglish: "Bijli band karne ki manzoori der raat milti hai ya milti hi nahi",
    hindi: "बिजली बंद करने की मंज़ूरी देर रात मिलती है या मिलती ही नहीं",
  },
  "Humming yards miles from the next tea stall": {
    hinglish: "Bhanbhanate yard, aur chai ki agli dukaan meelon door",
    hindi: "भनभनाते यार्ड, और चाय की अगली दुकान मीलों दूर",
  },
  "Sketch a substation seen safely from outside its fence and name transformers, insulators, breakers and busbars using a textbook.": {
    hinglish:
      "Baad ke bahar surakshit jagah se dikhte substation ka chitra banaiye aur textbook ki madad se transformer, insulator, breaker aur busbar ke naam likhiye.",
    hindi: "बाड़ के बाहर सुरक्षित जगह से दिखते सबस्टेशन का चित्र बनाइए और पाठ्यपुस्तक की मदद से ट्रांसफ़ॉर्मर, इंसुलेटर, ब्रेकर और बसबार के नाम लिखिए।",
  },
  "Hours of calm, then forty alarms together": {
    hinglish: "Ghanton shaanti, phir ek saath chaalis alarm",
    hindi: "घंटों शांति, फिर एक साथ चालीस अलार्म",
  },
  "Noise, coal dust and stairs": { hinglish: "Shor, koyle ki dhool aur seedhiyan", hindi: "शोर, कोयले की धूल और सीढ़ियाँ" },
  "Lumps of hard ash (clinker) that block the boiler at midnight": {
    hinglish: "Kadi raakh ke dhele (clinker) jo aadhi raat ko boiler jaam kar dete hain",
    hindi: "कड़ी राख के ढेले (क्लिंकर) जो आधी रात को बॉयलर जाम कर देते हैं",
  },
  "With an adult, hold a foil pinwheel on a long stick in kettle steam and find out what makes it faster.": {
    hinglish:
      "Kisi bade ke saath lambi dandi par foil ki phirki ko ketli ki bhaap mein rakhiye aur dekhiye ki woh kis baat se tez ghoomti hai.",
    hindi: "किसी बड़े के साथ लंबी डंडी पर फ़ॉइल की फिरकी को केतली की भाप में रखिए और देखिए कि वह किस बात से तेज़ घूमती है।",
  },
  "Ears ring despite the muffs": { hinglish: "Ear muff ke baad bhi kaan goonjte hain", hindi: "ईयर मफ़ के बाद भी कान गूँजते हैं" },
  "Every shift the same gauges in the same order": { hinglish: "Har shift wahi gauge, usi kram mein", hindi: "हर शिफ़्ट वही गेज, उसी क्रम में" },
  "A sudden stop (trip) you cannot explain, and a long report": {
    hinglish: "Machine ka achaanak rukna (trip) jiski vajah na mile, aur lambi report",
    hindi: "मशीन का अचानक रुकना (ट्रिप) जिसकी वजह न मिले, और लंबी रिपोर्ट",
  },
  "Cut a water wheel from a bottle, run it under a tap at three heights, and count its turns.": {
    hinglish: "Bottle kaatkar paani ka pahiya banaiye, nal ke neeche teen oonchaiyon par chalaiye, aur uske chakkar giniye.",
    hindi: "बोतल काटकर पानी का पहिया बनाइए, नल के नीचे तीन ऊँचाइयों पर चलाइए, और उसके चक्कर गिनिए।",
  },
  "A low level ignored may burst the boiler": {
    hinglish: "Paani ke kam level ki andekhi se boiler phat sakta hai",
    hindi: "पानी के कम लेवल की अनदेखी से बॉयलर फट सकता है",
  },
  "Fifty degrees beside the fire door": { hinglish: "Bhatthi ke darwaze ke paas pachaas degree", hindi: "भट्ठी के दरवाज़े के पास पचास डिग्री" },
  "Small mills that keep somebody uncertified to save money": {
    hinglish: "Chhote karkhane jo paise bachane ko bina certificate wale ko rakhte hain",
    hindi: "छोटे कारख़ाने जो पैसे बचाने को बिना सर्टिफ़िकेट वाले को रखते हैं",
  },
  "With an adult, time a pressure cooker from first steam to whistle, and find out what its weight and its safety plug are for.": {
    hinglish:
      "Kisi bade ke saath pressure cooker mein pehli bhaap se seeti tak ka samay naapiye, aur pata kijiye ki uski seeti ka vazan aur safety plug kis kaam ke hain.",
    hindi: "किसी बड़े के साथ प्रेशर कुकर में पहली भाप से सीटी तक का समय नापिए, और पता कीजिए कि उसकी सीटी का वज़न और सेफ़्टी प्लग किस काम के हैं।",
  },
  "Diwali and election nights belong to the desk": {
    hinglish: "Diwali aur chunaav ki raatein desk par",
    hindi: "दिवाली और चुनाव की रातें डेस्क पर",
  },
  "States that overdraw and argue on the phone": {
    hinglish: "Rajya jo hisse se zyada bijli lete hain aur phone par bahas karte hain",
    hindi: "राज्य जो हिस्से से ज़्यादा बिजली लेते हैं और फ़ोन पर बहस करते हैं",
  },
  "One careless word can trip a region": {
    hinglish: "Ek laparwah shabd poore ilaake ki bijli gul kar sakta hai",
    hindi: "एक लापरवाह शब्द पूरे इलाक़े की बिजली गुल कर सकता है",
  },
  "Watch the live frequency and demand on the Grid-India website for an evening, noting every fifteen minutes what changed.": {
    hinglish: "Ek shaam Grid-India ki website par live frequency aur maang dekhiye, aur har pandrah minute mein likhiye ki kya badla.",
    hindi: "एक शाम Grid-India की वेबसाइट पर लाइव फ़्रीक्वेंसी और माँग देखिए, और हर पंद्रह मिनट में लिखिए कि क्या बदला।",
  },
  "Reactor secrets that you cannot share even at home": {
    hinglish: "Reactor ke raaz jo ghar par bhi nahi bataye ja sakte",
    hindi: "रिएक्टर के राज़ जो घर पर भी नहीं बताए जा सकते",
  },
  "Ten years between drawing and first power": {
    hinglish: "Naksha banne se pehli bijli tak das saal",
    hindi: "नक़्शा बनने से पहली बिजली तक दस साल",
  },
  "Strangers' fear of whatever you do": {
    hinglish: "Aap kuch bhi karein, anjaan log usse darte hain",
    hindi: "आप कुछ भी करें, अनजान लोग उससे डरते हैं",
  },
  "Mark eighty beans on one side, shake them out, take away those that show the mark, repeat and plot the count; then explain how a chain reaction differs.":
    {
      hinglish:
        "Rajma ke assi daanon par ek taraf nishan lagaiye, hilakar daaliye, jinka nishan upar dikhe unhe hata dijiye, dohraiye aur ginti ka graph banaiye; phir samjhaiye ki chain reaction isse alag kaise hai.",
      hindi:
        "राजमा के अस्सी दानों पर एक तरफ़ निशान लगाइए, हिलाकर डालिए, जिनका निशान ऊपर दिखे उन्हें हटा दीजिए, दोहराइए और गिनती का ग्राफ़ बनाइए; फिर समझाइए कि चेन रिएक्शन इससे अलग कैसे है।",
    },
  "Licence examinations again every few years": {
    hinglish: "Har kuch saal mein phir se licence ki pariksha",
    hindi: "हर कुछ साल में फिर से लाइसेंस की परीक्षा",
  },
  "Quiet nights in which your mind may not wander": {
    hinglish: "Shaant raatein jinmein dhyaan bhatakna nahi chahiye",
    hindi: "शांत रातें जिनमें ध्यान भटकना नहीं चाहिए",
  },
  "Living in a township at the edge of nowhere": {
    hinglish: "Duniya ke kone mein basi township mein rehna",
    hindi: "दुनिया के कोने में बसी टाउनशिप में रहना",
  },
  "Write a ten-step procedure for cooking rice so exactly that someone else follows it silently without a mistake.": {
    hinglish: "Chawal pakane ki das kadam ki vidhi itni theek likhiye ki koi aur use chupchaap padhkar bina galti poora kar le.",
    hindi: "चावल पकाने की दस क़दम की विधि इतनी ठीक लिखिए कि कोई और उसे चुपचाप पढ़कर बिना ग़लती पूरा कर ले।",
  },
  "Change rooms, badges and scans at every door": {
    hinglish: "Har darwaze par kapde badalna, badge aur scan",
    hindi: "हर दरवाज़े पर कपड़े बदलना, बैज और स्कैन",
  },
  "Sweating in overalls and respirator on hot jobs": {
    hinglish: "Zyada radiation wale kaam mein overall aur respirator mein paseena",
    hindi: "ज़्यादा रेडिएशन वाले काम में ओवरऑल और रेस्पिरेटर में पसीना",
  },
  "At the yearly dose limit you are kept away from the work": {
    hinglish: "Saal ki dose ki seema poori hui to aapko kaam se door rakha jaata hai",
    hindi: "साल की डोज़ की सीमा पूरी हुई तो आपको काम से दूर रखा जाता है",
  },
  "Build a pair of scissor tongs from ice-cream sticks and move beans between cups that you see only in a mirror.": {
    hinglish:
      "Ice-cream ki dandiyon se qainchi jaisa chimta banaiye aur sirf aaine mein dekhkar rajma ke daane ek cup se doosre mein daaliye.",
    hindi: "आइसक्रीम की डंडियों से क़ैंची जैसा चिमटा बनाइए और सिर्फ़ आईने में देखकर राजमा के दाने एक कप से दूसरे में डालिए।",
  },
  "Repair crews wait and grumble while you work out their dose": {
    hinglish: "Aap dose ka hisaab lagate hain aur marammat wale khade badbadate hain",
    hindi: "आप डोज़ का हिसाब लगाते हैं और मरम्मत वाले खड़े बड़बड़ाते हैं",
  },
  "Builders who shift a door after the plan is approved": {
    hinglish: "Builder jo plan manzoor hone ke baad darwaza khiska dete hain",
    hindi: "बिल्डर जो प्लान मंज़ूर होने के बाद दरवाज़ा खिसका देते हैं",
  },
  "A dose too small to see, argued for days": {
    hinglish: "Na dikhne jitni chhoti dose par kai din bahas",
    hindi: "न दिखने जितनी छोटी डोज़ पर कई दिन बहस",
  },
  "Shine a torch through one, two, three sheets of paper, measure brightness with a phone app, and plot the curve.": {
    hinglish: "Torch ki roshni ek, do, teen kaagaz ke paar daaliye, phone app se chamak naapiye, aur graph banaiye.",
    hindi: "टॉर्च की रोशनी एक, दो, तीन काग़ज़ के पार डालिए, फ़ोन ऐप से चमक नापिए, और ग्राफ़ बनाइए।",
  },
  "Workers who hide their badge to keep working": {
    hinglish: "Karmchari jo kaam karte rehne ke liye apna badge chhupa dete hain",
    hindi: "कर्मचारी जो काम करते रहने के लिए अपना बैज छिपा देते हैं",
  },
  "Explaining millisieverts to angry meetings": {
    hinglish: "Gusse se bhari baithakon mein millisievert samjhana",
    hindi: "ग़ुस्से से भरी बैठकों में मिलीसीवर्ट समझाना",
  },
  "A thousand milk samples and never one surprise": {
    hinglish: "Doodh ke hazaar namoone aur kabhi kuch naya nahi",
    hindi: "दूध के हज़ार नमूने और कभी कुछ नया नहीं",
  },
  "Look up the natural background radiation of Kerala's coast, Delhi and a flight, and draw the doses as one bar chart.": {
    hinglish: "Kerala ke tat, Delhi aur hawai yatra ka prakritik radiation dhoondhiye, aur teenon dose ka bar chart banaiye.",
    hindi: "केरल के तट, दिल्ली और हवाई यात्रा का प्राकृतिक रेडिएशन ढूँढ़िए, और तीनों डोज़ का बार चार्ट बनाइए।",
  },
  "Land quarrels that redraw your layout nine times": {
    hinglish: "Zameen ke jhagde jinse layout nau baar phir se banana padta hai",
    hindi: "ज़मीन के झगड़े जिनसे लेआउट नौ बार फिर से बनाना पड़ता है",
  },
  "Price wars that squeeze good cable out": {
    hinglish: "Sasta bechne ki hod mein achche cable ki chhutti ho jaana",
    hindi: "सस्ता बेचने की होड़ में अच्छे केबल की छुट्टी हो जाना",
  },
  "Dust undoes a clever design": {
    hinglish: "Dhool soch-samajhkar banaye design par paani pher deti hai",
    hindi: "धूल सोच-समझकर बनाए डिज़ाइन पर पानी फेर देती है",
  },
  "Point a small panel or a tin lid painted black in five directions at noon and measure which gathers most.": {
    hinglish:
      "Dopahar barah baje ek chhote panel ya kaale rang se pute tin ke dhakkan ko baari-baari se paanch dishaon mein rakhiye aur naapiye ki kis disha mein woh sabse zyada dhoop leta hai.",
    hindi:
      "दोपहर बारह बजे एक छोटे पैनल या काले रंग से पुते टीन के ढक्कन को बारी-बारी से पाँच दिशाओं में रखिए और नापिए कि किस दिशा में वह सबसे ज़्यादा धूप लेता है।",
  },
  "Tin roofs too hot to kneel on": {
    hinglish: "Tin ki chhat itni tapti hui ki ghutne na teke ja sakein",
    hindi: "टीन की छत इतनी तपती हुई कि घुटने न टेके जा सकें",
  },
  "Carrying modules of nearly thirty kilos up a bamboo ladder": {
    hinglish: "Kareeb tees kilo ka module baans ki seedhi se upar chadhana",
    hindi: "क़रीब तीस किलो का मॉड्यूल बाँस की सीढ़ी से ऊपर चढ़ाना",
  },
  "Work dries up in the monsoon": { hinglish: "Barsaat mein kaam thap pad jaata hai", hindi: "बरसात में काम ठप पड़ जाता है" },
  "Borrow a solar toy or small solar fan, tilt and shade its panel in the sun, and draw how its speed alters.": {
    hinglish:
      "Solar khilauna ya chhota solar pankha kisi se maang laaiye, dhoop mein uske panel ko jhukaiye aur us par chhaaya kijiye, aur chitra banakar dikhaiye ki raftaar kaise badalti hai.",
    hindi:
      "सोलर खिलौना या छोटा सोलर पंखा किसी से माँग लाइए, धूप में उसके पैनल को झुकाइए और उस पर छाया कीजिए, और चित्र बनाकर दिखाइए कि रफ़्तार कैसे बदलती है।",
  },
  "The windiest ridges are taken, and the wind on the rest is weak": {
    hinglish: "Sabse tez hawa wali pahadiyan doosre le chuke hain, baaki par hawa kamzor hai",
    hindi: "सबसे तेज़ हवा वाली पहाड़ियाँ दूसरे ले चुके हैं, बाक़ी पर हवा कमज़ोर है",
  },
  "Computer winds differ from real winds": {
    hinglish: "Computer ki hawa kuch aur, asli hawa kuch aur",
    hindi: "कंप्यूटर की हवा कुछ और, असली हवा कुछ और",
  },
  "Permissions from forest, defence and four villages": {
    hinglish: "Van vibhag, raksha vibhag aur chaar gaanvon ki manzoori",
    hindi: "वन विभाग, रक्षा विभाग और चार गाँवों की मंज़ूरी",
  },
  "Fly paper blades of three shapes on a pencil before a fan and count which turns at the lowest speed.": {
    hinglish:
      "Teen aakaar ki kaagaz ki pankhudiyan pencil par lagakar pankhe ke saamne ghumaiye aur ginkar dekhiye ki sabse dheemi raftaar par kaun-si ghoomti hai.",
    hindi: "तीन आकार की काग़ज़ की पंखुड़ियाँ पेंसिल पर लगाकर पंखे के सामने घुमाइए और गिनकर देखिए कि सबसे धीमी रफ़्तार पर कौन-सी घूमती है।",
  },
  "Knees ache after the third tower": { hinglish: "Teesre tower ke baad ghutne dukhne lagte hain", hindi: "तीसरे टावर के बाद घुटने दुखने लगते हैं" },
  "The cabin on top (nacelle) bakes in April and sways in July": {
    hinglish: "Upar ka cabin (nacelle) April mein bhatti sa tapta hai aur July mein jhoolta hai",
    hindi: "ऊपर का केबिन (नैसेल) अप्रैल में भट्ठी-सा तपता है और जुलाई में झूलता है",
  },
  "Living out of a jeep in the windy months": {
    hinglish: "Tez hawa ke mahinon mein jeep hi ghar ban jaati hai",
    hindi: "तेज़ हवा के महीनों में जीप ही घर बन जाती है",
  },
  "With an adult, take apart a dead, unplugged table fan, name bearing, blade and winding, and oil and rebuild it.": {
    hinglish:
      "Kisi bade ke saath ek kharab table fan kholiye jiska plug nikla ho, bearing, blade aur winding ke naam bataiye, phir tel dekar use wapas jodiye.",
    hindi: "किसी बड़े के साथ एक ख़राब टेबल फ़ैन खोलिए जिसका प्लग निकला हो, बेयरिंग, ब्लेड और वाइंडिंग के नाम बताइए, फिर तेल देकर उसे वापस जोड़िए।",
  },
  "Landslides close the only road": { hinglish: "Bhooskhalan se iklauti sadak band ho jaana", hindi: "भूस्खलन से इकलौती सड़क बंद हो जाना" },
  "Ten-year projects, and people displaced by some of them": {
    hinglish: "Das-das saal ke project, aur kuch mein ujadte log",
    hindi: "दस-दस साल के प्रोजेक्ट, और कुछ में उजड़ते लोग",
  },
  "Camps where evening means snow and no network": {
    hinglish: "Camp jahan shaam ka matlab barf, aur network gaayab",
    hindi: "कैंप जहाँ शाम का मतलब बर्फ़, और नेटवर्क ग़ायब",
  },
  "Let water fall from three heights through a pipe onto a spoon wheel and work out which lifts a weight.": {
    hinglish:
      "Pipe se teen alag oonchaiyon se chammachon wale pahiye par paani giraiye aur pata lagaiye ki kis oonchai se woh ek wazan utha leta hai.",
    hindi: "पाइप से तीन अलग ऊँचाइयों से चम्मचों वाले पहिए पर पानी गिराइए और पता लगाइए कि किस ऊँचाई से वह एक वज़न उठा लेता है।",
  },
  "Called for a dead plant that nobody fed": {
    hinglish: "Band plant par bulaya jaana jismein kisi ne gobar daala hi nahi",
    hindi: "बंद प्लांट पर बुलाया जाना जिसमें किसी ने गोबर डाला ही नहीं",
  },
  "Slurry pits whose gas can kill whoever climbs in": {
    hinglish: "Slurry ke gaddhe jinki gas utarne wale ki jaan le sakti hai",
    hindi: "स्लरी के गड्ढे जिनकी गैस उतरने वाले की जान ले सकती है",
  },
  "Spare parts that no bazaar keeps": { hinglish: "Purze jo kisi bazaar mein nahi milte", hindi: "पुर्ज़े जो किसी बाज़ार में नहीं मिलते" },
  "Visit a gobar gas plant or gaushala, draw the path of dung, gas and slurry, and ask what goes wrong.": {
    hinglish:
      "Kisi gobar gas plant ya gaushala mein jaaiye, gobar, gas aur slurry ka raasta banakar dikhaiye aur poochiye ki kya-kya kharab hota hai.",
    hindi: "किसी गोबर गैस प्लांट या गौशाला में जाइए, गोबर, गैस और स्लरी का रास्ता बनाकर दिखाइए और पूछिए कि क्या-क्या ख़राब होता है।",
  },
  "Platinum prices rule your budget": { hinglish: "Aapka budget platinum ke daam par tika hai", hindi: "आपका बजट प्लैटिनम के दाम पर टिका है" },
  "Leak checks before, during and after every run": {
    hinglish: "Har test se pehle, beech mein aur baad mein leak ki jaanch",
    hindi: "हर टेस्ट से पहले, बीच में और बाद में लीक की जाँच",
  },
  "Batteries win most of today's orders": {
    hinglish: "Aaj ke zyadatar order battery ko jaate hain",
    hindi: "आज के ज़्यादातर ऑर्डर बैटरी को जाते हैं",
  },
  "Make a lemon or salt-water cell with zinc and copper, link four, and measure what voltage survives under load.": {
    hinglish:
      "Jaste aur taambe se nimbu ya namak-paani ka cell banaiye, aise chaar jodiye, aur naapiye ki load lagane par kitna voltage bachta hai.",
    hindi: "जस्ते और ताँबे से नींबू या नमक-पानी का सेल बनाइए, ऐसे चार जोड़िए, और नापिए कि लोड लगाने पर कितना वोल्टेज बचता है।",
  },
  "India has pilot projects, hardly any jobs as yet": {
    hinglish: "Bharat mein abhi pilot project hain, naukriyan na ke barabar",
    hindi: "भारत में अभी पायलट प्रोजेक्ट हैं, नौकरियाँ न के बराबर",
  },
  "Drilling deep and finding only lukewarm rock": {
    hinglish: "Gehri drilling ke baad bas gunguni chattan milna",
    hindi: "गहरी ड्रिलिंग के बाद बस गुनगुनी चट्टान मिलना",
  },
  "Thin air and frozen fingers at four thousand metres": {
    hinglish: "Chaar hazaar metre par patli hawa aur jamti ungliyan",
    hindi: "चार हज़ार मीटर पर पतली हवा और जमती उँगलियाँ",
  },
  "Bury two closed bottles of water half a metre deep, lift one at noon and one at dawn, and compare their warmth with the air's.": {
    hinglish:
      "Paani ki do band bottle aadha metre gehri gaadiye, ek dopahar mein aur ek bhor mein nikaaliye, aur unki garmi ki tulna hawa ki garmi se kijiye.",
    hindi: "पानी की दो बंद बोतलें आधा मीटर गहरी गाड़िए, एक दोपहर में और एक भोर में निकालिए, और उनकी गर्मी की तुलना हवा की गर्मी से कीजिए।",
  },
  "Boiler rooms at noon in May": { hinglish: "May ki dopahar mein boiler room", hindi: "मई की दोपहर में बॉयलर रूम" },
  "Machines standing still in the one week you came to measure them": {
    hinglish: "Jis ek hafte naapna tha, usi mein machinein band khadi milna",
    hindi: "जिस एक हफ़्ते नापना था, उसी में मशीनें बंद खड़ी मिलना",
  },
  "Plant electricians who hide last year's figures": {
    hinglish: "Plant ke electrician jo pichhle saal ke aankde chhipate hain",
    hindi: "प्लांट के इलेक्ट्रीशियन जो पिछले साल के आँकड़े छिपाते हैं",
  },
  "Read your home's electricity meter every evening for two weeks and find which appliance explains the highest day.": {
    hinglish:
      "Do hafte tak har shaam ghar ka bijli meter padhiye aur pata lagaiye ki sabse zyada kharch wale din ki wajah kaun-sa upkaran tha.",
    hindi: "दो हफ़्ते तक हर शाम घर का बिजली मीटर पढ़िए और पता लगाइए कि सबसे ज़्यादा ख़र्च वाले दिन की वजह कौन-सा उपकरण था।",
  },
  "Production always outranks saving": { hinglish: "Bachat se pehle hamesha production aata hai", hindi: "बचत से पहले हमेशा प्रोडक्शन आता है" },
  "A winter of gains lost to one leaking furnace": {
    hinglish: "Poori sardi ki bachat ek leak karti bhatti mein chali jaana",
    hindi: "पूरी सर्दी की बचत एक लीक करती भट्ठी में चली जाना",
  },
  "Every department thinks the waste is next door": {
    hinglish: "Har vibhag ko lagta hai ki barbaadi bagal wale vibhag mein hai",
    hindi: "हर विभाग को लगता है कि बर्बादी बग़ल वाले विभाग में है",
  },
  "Get three months of school electricity bills with permission, read fixed, energy and penalty charges, and propose one saving.": {
    hinglish:
      "Ijaazat lekar school ke teen mahine ke bijli bill lijiye, fixed charge, energy charge aur penalty padhiye, aur bachat ka ek tareeka sujhaiye.",
    hindi: "इजाज़त लेकर स्कूल के तीन महीने के बिजली बिल लीजिए, फ़िक्स्ड चार्ज, एनर्जी चार्ज और पेनल्टी पढ़िए, और बचत का एक तरीक़ा सुझाइए।",
  },
  "A heatwave can wreck the month's profit": {
    hinglish: "Ek heatwave mahine bhar ka munafa duba sakti hai",
    hindi: "एक लू महीने भर का मुनाफ़ा डुबा सकती है",
  },
  "The day-ahead auction is held on Sundays and Diwali too": {
    hinglish: "Agle din ki bijli ki neelaami Sunday aur Diwali ko bhi hoti hai",
    hindi: "अगले दिन की बिजली की नीलामी रविवार और दिवाली को भी होती है",
  },
  "A transmission line already full, so that the cheap power cannot reach you": {
    hinglish: "Transmission line pehle se bhari hui, sasti bijli aap tak pahunch hi nahi paati",
    hindi: "ट्रांसमिशन लाइन पहले से भरी हुई, सस्ती बिजली आप तक पहुँच ही नहीं पाती",
  },
  "Look up yesterday's day-ahead prices on the IEX website, guess tomorrow's peak for a week, and score yourself.": {
    hinglish:
      "IEX ki website par beete kal ke day-ahead daam dekhiye, ek hafte tak agle din ke sabse oonche daam ka andaaza lagaiye aur khud ko number dijiye.",
    hindi: "IEX की वेबसाइट पर बीते कल के डे-अहेड दाम देखिए, एक हफ़्ते तक अगले दिन के सबसे ऊँचे दाम का अंदाज़ा लगाइए और ख़ुद को नंबर दीजिए।",
  },
  "Utilities that send data as scanned paper": {
    hinglish: "Bijli companiyan jo data scan kiye kaagaz par bhejti hain",
    hindi: "बिजली कंपनियाँ जो डेटा स्कैन किए काग़ज़ पर भेजती हैं",
  },
  "Fan makers who quote your highest saving and drop the rest": {
    hinglish: "Pankha companiyan jo aapka sabse badi bachat wala aankda batati hain, baaki chhod deti hain",
    hindi: "पंखा कंपनियाँ जो आपका सबसे बड़ी बचत वाला आँकड़ा बताती हैं, बाक़ी छोड़ देती हैं",
  },
  "Screen work far from any turbine": { hinglish: "Turbine se door, din bhar screen par kaam", hindi: "टरबाइन से दूर, दिन भर स्क्रीन पर काम" },
  "Enter a year of family electricity units in a spreadsheet beside monthly temperature and describe the link in five sentences.": {
    hinglish:
      "Spreadsheet mein parivaar ki saal bhar ki bijli unit aur uske bagal mein har mahine ka taapmaan bhariye, aur dono ka rishta paanch vaakyon mein bataiye.",
    hindi: "स्प्रेडशीट में परिवार की साल भर की बिजली यूनिट और उसके बग़ल में हर महीने का तापमान भरिए, और दोनों का रिश्ता पाँच वाक्यों में बताइए।",
  },
  "Elections overrule your best equation": {
    hinglish: "Aapke sabse achche sameekaran par chunaav bhaari pad jaate hain",
    hindi: "आपके सबसे अच्छे समीकरण पर चुनाव भारी पड़ जाते हैं",
  },
  "Figures from three ministries that disagree": {
    hinglish: "Teen mantralayon ke aankde jo aapas mein mel nahi khaate",
    hindi: "तीन मंत्रालयों के आँकड़े जो आपस में मेल नहीं खाते",
  },
  "One war abroad makes a forecast worthless": {
    hinglish: "Videsh ki ek jung poore anumaan ko bekaar kar deti hai",
    hindi: "विदेश की एक जंग पूरे अनुमान को बेकार कर देती है",
  },
  "Track petrol, LPG and tomato prices in your town for a month and argue whether fuel moved the food.": {
    hinglish:
      "Ek mahine tak apne shehar mein petrol, LPG aur tamatar ke daam likhiye aur tark dijiye ki khane ka daam eendhan ki wajah se badla ya nahi.",
    hindi: "एक महीने तक अपने शहर में पेट्रोल, LPG और टमाटर के दाम लिखिए और तर्क दीजिए कि खाने का दाम ईंधन की वजह से बदला या नहीं।",
  },
  "Deserts without shade or shops": { hinglish: "Registan jahan na chhaaya hai na dukaan", hindi: "रेगिस्तान जहाँ न छाया है न दुकान" },
  "Snakes under the modules and dust storms on top": {
    hinglish: "Module ke neeche saanp aur upar dhool ki aandhi",
    hindi: "मॉड्यूल के नीचे साँप और ऊपर धूल की आँधी",
  },
  "Generation targets on cloudy days": {
    hinglish: "Badal wale din bhi bijli banane ka target",
    hindi: "बादल वाले दिन भी बिजली बनाने का टारगेट",
  },
  "Cover half of a small solar toy or calculator cell with dust, then paper, and record how its output drops.": {
    hinglish:
      "Kisi chhote solar khilaune ya calculator ke cell ka aadha hissa pehle dhool se, phir kaagaz se dhakiye, aur likhiye ki uski bijli kaise ghatti hai.",
    hindi: "किसी छोटे सोलर खिलौने या कैलकुलेटर के सेल का आधा हिस्सा पहले धूल से, फिर काग़ज़ से ढकिए, और लिखिए कि उसकी बिजली कैसे घटती है।",
  },
  "Lithium fires that water barely stops": {
    hinglish: "Lithium ki aag jise paani mushkil se rok paata hai",
    hindi: "लिथियम की आग जिसे पानी मुश्किल से रोक पाता है",
  },
  "Chillers roaring inside a steel box": { hinglish: "Lohe ke dibbe ke andar garajte chiller", hindi: "लोहे के डिब्बे के अंदर गरजते चिलर" },
  "Cells that fade faster than their maker promised": {
    hinglish: "Cell jo banane wale ke vaade se jaldi kamzor padte hain",
    hindi: "सेल जो बनाने वाले के वादे से जल्दी कमज़ोर पड़ते हैं",
  },
  "Run a torch on new, old and rechargeable AA cells, time each to dimness, and plot voltage if a multimeter is handy.": {
    hinglish:
      "Naye, purane aur rechargeable AA cell se torch chalaiye, naapiye ki har ek se roshni kitni der mein dheemi padti hai, aur multimeter ho to voltage ka graph banaiye.",
    hindi: "नए, पुराने और रिचार्जेबल AA सेल से टॉर्च चलाइए, नापिए कि हर एक से रोशनी कितनी देर में धीमी पड़ती है, और मल्टीमीटर हो तो वोल्टेज का ग्राफ़ बनाइए।",
  },
  "One wrong switch by somebody else can kill": {
    hinglish: "Kisi aur ka dabaya ek galat switch jaan le sakta hai",
    hindi: "किसी और का दबाया एक ग़लत स्विच जान ले सकता है",
  },
  "Storm nights on a wet pole by the light of a torch": {
    hinglish: "Aandhi ki raat, geela khambha aur bas torch ki roshni",
    hindi: "आँधी की रात, गीला खंभा और बस टॉर्च की रोशनी",
  },
  "Angry callers in each long power cut": {
    hinglish: "Har lambi bijli katauti mein gusse bhare phone",
    hindi: "हर लंबी बिजली कटौती में ग़ुस्से भरे फ़ोन",
  },
  "From the ground only, follow the wires from your house to the transformer, draw each pole, stay wire and insulator, and name its use.": {
    hinglish:
      "Sirf zameen par khade rehkar apne ghar se transformer tak taaron ka raasta dekhiye, har khambhe, stay wire aur insulator ka chitra banaiye, aur likhiye ki woh kis kaam ka hai.",
    hindi:
      "सिर्फ़ ज़मीन पर खड़े रहकर अपने घर से ट्रांसफ़ॉर्मर तक तारों का रास्ता देखिए, हर खंभे, स्टे वायर और इंसुलेटर का चित्र बनाइए, और लिखिए कि वह किस काम का है।",
  },
  "Hydrogen plants announced on stage and never built": {
    hinglish: "Hydrogen plant jinka manch se elaan hua aur jo kabhi bane nahi",
    hindi: "हाइड्रोजन प्लांट जिनका मंच से ऐलान हुआ और जो कभी बने नहीं",
  },
  "A flame that you cannot see": { hinglish: "Lapat jo aankhon ko dikhti nahi", hindi: "लपट जो आँखों को दिखती नहीं" },
  "Water is scarce exactly where sun is plenty": {
    hinglish: "Jahan dhoop khoob hai, theek wahin paani kam hai",
    hindi: "जहाँ धूप ख़ूब है, ठीक वहीं पानी कम है",
  },
  "Join two pencils to a nine-volt battery, dip them in water with baking soda, never salt, and compare bubbles at both ends.": {
    hinglish:
      "Do pencil nau volt ki battery se jodiye, unhe khaane ka soda ghule paani mein dubaiye, namak kabhi mat daaliye, aur dono siron ke bulbulon ki tulna kijiye.",
    hindi: "दो पेंसिल नौ वोल्ट की बैटरी से जोड़िए, उन्हें खाने का सोडा घुले पानी में डुबाइए, नमक कभी मत डालिए, और दोनों सिरों के बुलबुलों की तुलना कीजिए।",
  },
  "Customers who wait for next month's cheaper panel": {
    hinglish: "Customer jo agle mahine ke saste panel ke intezaar mein baithe rehte hain",
    hindi: "ग्राहक जो अगले महीने के सस्ते पैनल के इंतज़ार में बैठे रहते हैं",
  },
  "Families who hold back payment until the subsidy comes": {
    hinglish: "Parivaar jo subsidy aane tak paisa roke rakhte hain",
    hindi: "परिवार जो सब्सिडी आने तक पैसा रोके रखते हैं",
  },
  "Undercut by sellers of stolen or weak modules": {
    hinglish: "Chori ke ya kamzor module bechne wale aapse kam daam lagate hain",
    hindi: "चोरी के या कमज़ोर मॉड्यूल बेचने वाले आपसे कम दाम लगाते हैं",
  },
  "Draw your roof, mark its shadow at nine, twelve and four, and use a free online calculator to size panels.": {
    hinglish:
      "Apni chhat ka chitra banaiye, nau, barah aur chaar baje uski chhaaya par nishan lagaiye, aur online free calculator se nikaaliye ki kitne panel chahiye.",
    hindi: "अपनी छत का चित्र बनाइए, नौ, बारह और चार बजे उसकी छाया पर निशान लगाइए, और ऑनलाइन फ़्री कैलकुलेटर से निकालिए कि कितने पैनल चाहिए।",
  },
  "Posted for years on a bare hilltop near Satara or Chitradurga": {
    hinglish: "Satara ya Chitradurga ke paas soone pahaad par saalon ki posting",
    hindi: "सतारा या चित्रदुर्ग के पास सूने पहाड़ पर सालों की पोस्टिंग",
  },
  "The grid asks you to shut down in the best wind": {
    hinglish: "Sabse achchi hawa mein grid ka kehna ki band kijiye",
    hindi: "सबसे अच्छी हवा में ग्रिड का कहना कि बंद कीजिए",
  },
  "Land brokers and local strongmen at the gate": {
    hinglish: "Gate par zameen ke dalaal aur ilaake ke dabang",
    hindi: "गेट पर ज़मीन के दलाल और इलाक़े के दबंग",
  },
  "Make a paper-cup anemometer, count turns per minute at three heights each evening, and choose a site for one turbine.": {
    hinglish:
      "Kaagaz ke cup se hawa ki raftaar naapne ka anemometer banaiye, har shaam teen oonchaiyon par ek minute ke chakkar giniye, aur ek turbine ke liye jagah chuniye.",
    hindi: "काग़ज़ के कप से हवा की रफ़्तार नापने का एनीमोमीटर बनाइए, हर शाम तीन ऊँचाइयों पर एक मिनट के चक्कर गिनिए, और एक टरबाइन के लिए जगह चुनिए।",
  },
  "Wrong by three per cent is a crore gone": {
    hinglish: "Teen pratishat ki galti, aur ek crore gaya",
    hindi: "तीन प्रतिशत की ग़लती, और एक करोड़ गया",
  },
  "Bosses who remember only the bad bids": {
    hinglish: "Boss jinhe bijli ke sirf kharab saude yaad rehte hain",
    hindi: "बॉस जिन्हें बिजली के सिर्फ़ ख़राब सौदे याद रहते हैं",
  },
  "A sudden storm that cools a State after you have bought its power": {
    hinglish: "Rajya ke liye bijli kharidne ke baad achanak aandhi se wahan thandak ho jaana",
    hindi: "राज्य के लिए बिजली ख़रीदने के बाद अचानक आँधी से वहाँ ठंडक हो जाना",
  },
  "Note the state's peak demand daily from a load despatch website for two weeks and predict the next three days.": {
    hinglish:
      "Do hafte tak load despatch ki website se rajya ki roz ki sabse oonchi bijli maang likhiye aur agle teen din ka andaaza lagaiye.",
    hindi: "दो हफ़्ते तक लोड डिस्पैच की वेबसाइट से राज्य की रोज़ की सबसे ऊँची बिजली माँग लिखिए और अगले तीन दिन का अंदाज़ा लगाइए।",
  },
  "Wind that lifts you off the blade": { hinglish: "Hawa jo aapko blade se utha leti hai", hindi: "हवा जो आपको ब्लेड से उठा लेती है" },
  "Resin itch and grinding dust in the suit": {
    hinglish: "Suit ke andar resin ki khujli aur ghisai ki dhool",
    hindi: "सूट के अंदर रेज़िन की खुजली और घिसाई की धूल",
  },
  "Resin that stays sticky on a cold, damp morning": {
    hinglish: "Thandi, nam subah mein resin jo chipchipa hi rehta hai",
    hindi: "ठंडी, नम सुबह में रेज़िन जो चिपचिपा ही रहता है",
  },
  "Examine ten plastic or bamboo objects for cracks by eye, tapping sound and torch angle, and see which method finds most.": {
    hinglish:
      "Plastic ya baans ki das cheezon mein daraarein dhoondhiye, aankh se, thokne ki aawaz se aur torch tirchhi karke, aur dekhiye ki kis tareeke se sabse zyada milti hain.",
    hindi: "प्लास्टिक या बाँस की दस चीज़ों में दरारें ढूँढ़िए, आँख से, ठोकने की आवाज़ से और टॉर्च तिरछी करके, और देखिए कि किस तरीक़े से सबसे ज़्यादा मिलती हैं।",
  },
  "Smart meters take over another colony every month": {
    hinglish: "Har mahine ek aur colony mein smart meter aa jaate hain",
    hindi: "हर महीने एक और कॉलोनी में स्मार्ट मीटर आ जाते हैं",
  },
  "Dogs, locked gates and a meter behind the water tank": {
    hinglish: "Kutte, taala laga gate aur paani ki tanki ke peeche meter",
    hindi: "कुत्ते, ताला लगा गेट और पानी की टंकी के पीछे मीटर",
  },
  "Blame at each door for a tariff that you did not raise": {
    hinglish: "Har darwaze par us rate ka ilzaam jo aapne nahi badhaya",
    hindi: "हर दरवाज़े पर उस रेट का इल्ज़ाम जो आपने नहीं बढ़ाया",
  },
  "Read your own meter at the same hour daily for two weeks, chart the units, and find out which appliance uses most.": {
    hinglish:
      "Do hafte tak roz ek hi samay apna meter padhiye, unit ka chart banaiye, aur pata lagaiye ki kaun-sa upkaran sabse zyada bijli leta hai.",
    hindi: "दो हफ़्ते तक रोज़ एक ही समय अपना मीटर पढ़िए, यूनिट का चार्ट बनाइए, और पता लगाइए कि कौन-सा उपकरण सबसे ज़्यादा बिजली लेता है।",
  },
};
