import type { ToldTexts } from "../told-texts.ts";

export const engineering: ToldTexts = {
  "Standing in May sun beside a mixer": {
    hinglish: "May ki dhoop mein mixer ke paas khade rehna",
    hindi: "मई की धूप में मिक्सर के पास खड़े रहना",
  },
  "Contractors who press you to sign for work not done": {
    hinglish: "Thekedaar jo us kaam par dastkhat ka dabaav daalte hain jo hua hi nahi",
    hindi: "ठेकेदार जो उस काम पर दस्तख़त का दबाव डालते हैं जो हुआ ही नहीं",
  },
  "Transfers from one half-built town to another": {
    hinglish: "Ek adhbane shehar se doosre mein tabaadla",
    hindi: "एक अधबने शहर से दूसरे में तबादला",
  },
  "Watch one building site from the road for two weeks, photograph its progress safely, and write a site diary of what happened.": {
    hinglish:
      "Sadak se do hafte kisi building site ko dekhiye, surakshit rehkar progress ki photo lijiye, aur jo hua uski site diary likhiye.",
    hindi: "सड़क से दो हफ़्ते किसी निर्माण साइट को देखिए, सुरक्षित रहकर प्रगति की फ़ोटो लीजिए, और जो हुआ उसकी साइट डायरी लिखिए।",
  },
  "Architects who want columns to disappear": {
    hinglish: "Architect jo chahte hain ki column gaayab ho jayein",
    hindi: "आर्किटेक्ट जो चाहते हैं कि कॉलम ग़ायब हो जाएँ",
  },
  "Your signature stays on the building for fifty years": {
    hinglish: "Aapke dastkhat pachaas saal us building par rehte hain",
    hindi: "आपके दस्तख़त पचास साल उस इमारत पर रहते हैं",
  },
  "Builders weigh your steel against a cheaper consultant's, kilo by kilo": {
    hinglish: "Builder aapke steel ko kisi saste consultant ke steel se kilo-kilo tolkar dekhte hain",
    hindi: "बिल्डर आपके स्टील को किसी सस्ते सलाहकार के स्टील से किलो-किलो तौलकर देखते हैं",
  },
  "Build towers of spaghetti and clay, shake the table sideways, and find the bracing pattern that stands longest.": {
    hinglish:
      "Spaghetti aur clay se tower banaiye, mez ko daayein-baayein hilaiye, aur tirchhe sahaaron ka woh pattern dhoondhiye jo sabse der tak khada rahe.",
    hindi: "स्पेगेटी और क्ले से टावर बनाइए, मेज़ को दाएँ-बाएँ हिलाइए, और तिरछे सहारों का वह पैटर्न ढूँढ़िए जो सबसे देर तक खड़ा रहे।",
  },
  "The ground always hides something between two boreholes": {
    hinglish: "Do borehole ke beech zameen hamesha kuch chhupa leti hai",
    hindi: "दो बोरहोल के बीच ज़मीन हमेशा कुछ छुपा लेती है",
  },
  "Drilling rigs stuck in mud, far from any road": {
    hinglish: "Sadak se koson door keechad mein phansi drilling rig",
    hindi: "सड़क से कोसों दूर कीचड़ में फँसी ड्रिलिंग रिग",
  },
  "Clients grudge money spent on what they cannot see": {
    hinglish: "Jo dikhta nahi us par paisa kharch karna client ko khalta hai",
    hindi: "जो दिखता नहीं उस पर पैसा ख़र्च करना क्लाइंट को खलता है",
  },
  "Pile sand, garden soil and clay, pour water slowly on each heap, and measure the slope angle at which it slips.": {
    hinglish:
      "Ret, bageeche ki mitti aur chikni mitti ke dher banaiye, har ek par dheere paani daaliye, aur dhalaan ka woh angle naapiye jis par woh khisakta hai.",
    hindi: "रेत, बग़ीचे की मिट्टी और चिकनी मिट्टी के ढेर बनाइए, हर एक पर धीरे पानी डालिए, और ढलान का वह कोण नापिए जिस पर वह खिसकता है।",
  },
  "Camp life beside a road that keeps moving away": {
    hinglish: "Camp ki zindagi, us sadak ke kinare jo aage khisakti jaati hai",
    hindi: "कैंप की ज़िंदगी, उस सड़क के किनारे जो आगे खिसकती जाती है",
  },
  "Land disputes stop work for months": { hinglish: "Zameen ke jhagde mahino kaam rok dete hain", hindi: "ज़मीन के झगड़े महीनों काम रोक देते हैं" },
  "Everyone curses you for potholes others dug": {
    hinglish: "Gaddhe doosre khodte hain aur kosa aapko jaata hai",
    hindi: "गड्ढे दूसरे खोदते हैं और कोसा आपको जाता है",
  },
  "Walk a kilometre of footpath after rain, mark every puddle and pothole on a sketch, and guess which drain or slope caused it.": {
    hinglish:
      "Baarish ke baad ek kilometre footpath par chaliye, jahan paani bhara ya gaddha ho use sketch par dikhaiye, aur andaaza lagaiye ki yeh kis naali ya dhalaan se hua.",
    hindi: "बारिश के बाद एक किलोमीटर फ़ुटपाथ पर चलिए, जहाँ पानी भरा या गड्ढा हो उसे स्केच पर दिखाइए, और अंदाज़ा लगाइए कि यह किस नाली या ढलान से हुआ।",
  },
  "Hanging under a deck in a basket to see one bearing": {
    hinglish: "Ek bearing dekhne ke liye pul ke neeche tokri mein latakna",
    hindi: "एक बेयरिंग देखने के लिए पुल के नीचे टोकरी में लटकना",
  },
  "A collapse anywhere makes everyone doubt you": {
    hinglish: "Pul kahin bhi gire, sabko shak aap par hota hai",
    hindi: "पुल कहीं भी गिरे, सबको शक आप पर होता है",
  },
  "Rivers allow work for only part of each year": {
    hinglish: "Nadi saal ke kuch hi mahine kaam karne deti hai",
    hindi: "नदी साल के कुछ ही महीने काम करने देती है",
  },
  "Build two bridges from ice-cream sticks, one beam and one truss, with equal sticks, and load both with books until they break.": {
    hinglish:
      "Ice-cream ki barabar teeliyon se do pul banaiye, ek beam aur ek truss, aur dono par tab tak kitaabein rakhiye jab tak woh toot na jayein.",
    hindi: "आइसक्रीम की बराबर तीलियों से दो पुल बनाइए, एक बीम और एक ट्रस, और दोनों पर तब तक किताबें रखिए जब तक वे टूट न जाएँ।",
  },
  "Pressure to pass bills for work that you would not sign": {
    hinglish: "Un kaamon ke bill paas karne ka dabaav jin par dastkhat karna aapko manzoor nahi",
    hindi: "उन कामों के बिल पास करने का दबाव जिन पर दस्तख़त करना आपको मंज़ूर नहीं",
  },
  "Residents who ring only about what is broken": {
    hinglish: "Log jo sirf tooti cheezon ke liye phone karte hain",
    hindi: "लोग जो सिर्फ़ टूटी चीज़ों के लिए फ़ोन करते हैं",
  },
  "A newly laid road is cut open for somebody's cable": {
    hinglish: "Nayi bani sadak kisi ke cable ke liye khod di jaati hai",
    hindi: "नई बनी सड़क किसी के केबल के लिए खोद दी जाती है",
  },
  "Map every pothole, open drain and dead street light in your lane, rank them by danger, and send the list to the ward office.": {
    hinglish:
      "Apni gali ka har gaddha, khuli naali aur band street light nakshe par dikhaiye, khatre ke kram mein lagaiye, aur list ward office bhejiye.",
    hindi: "अपनी गली का हर गड्ढा, खुली नाली और बंद स्ट्रीट लाइट नक़्शे पर दिखाइए, ख़तरे के क्रम में लगाइए, और सूची वार्ड ऑफ़िस भेजिए।",
  },
  "Blocks often come at night, in the gap between two trains": {
    hinglish: "Patri par kaam ka samay aksar raat ko milta hai, do trainon ke beech",
    hindi: "पटरी पर काम का समय अक्सर रात को मिलता है, दो ट्रेनों के बीच",
  },
  "Emergency calls whenever a rail cracks in the cold": {
    hinglish: "Thand mein rail chatke to har baar emergency phone",
    hindi: "ठंड में रेल चटके तो हर बार इमरजेंसी फ़ोन",
  },
  "Posted to a section, however small its town": {
    hinglish: "Kisi bhi section par posting, shehar kitna bhi chhota ho",
    hindi: "किसी भी सेक्शन पर पोस्टिंग, शहर कितना भी छोटा हो",
  },
  "At a station, sketch rail, sleeper, clip and ballast from the platform, then explain in four lines what each one does.": {
    hinglish:
      "Station par platform se rail, sleeper, clip aur gitti ka sketch banaiye, phir chaar line mein samjhaiye ki har ek ka kya kaam hai.",
    hindi: "स्टेशन पर प्लेटफ़ॉर्म से रेल, स्लीपर, क्लिप और गिट्टी का स्केच बनाइए, फिर चार लाइन में समझाइए कि हर एक का क्या काम है।",
  },
  "Repairs allowed only between the last flight and the first": {
    hinglish: "Marammat ka mauka sirf raat ki aakhiri aur subah ki pehli flight ke beech",
    hindi: "मरम्मत का मौक़ा सिर्फ़ रात की आख़िरी और सुबह की पहली उड़ान के बीच",
  },
  "Security passes and escorts for every wheelbarrow": {
    hinglish: "Har thele ke liye security ki ijaazat aur saath mein guard",
    hindi: "हर ठेले के लिए सुरक्षा की इजाज़त और साथ में गार्ड",
  },
  "One loose stone can wreck a jet engine": {
    hinglish: "Pada reh gaya ek patthar jet ka engine barbaad kar sakta hai",
    hindi: "पड़ा रह गया एक पत्थर जेट का इंजन बर्बाद कर सकता है",
  },
  "Open your nearest airport in a satellite map, read its runway numbers and markings, and work out why the runway points that way.": {
    hinglish:
      "Satellite map mein sabse paas ka airport kholiye, runway ke number aur nishan padhiye, aur pata kijiye ki runway usi disha mein kyon hai.",
    hindi: "सैटेलाइट मैप में सबसे पास का एयरपोर्ट खोलिए, रनवे के नंबर और निशान पढ़िए, और पता कीजिए कि रनवे उसी दिशा में क्यों है।",
  },
  "Farmers shout at you in every dry year": {
    hinglish: "Har sookhe saal kisaan aap par chillate hain",
    hindi: "हर सूखे साल किसान आप पर चिल्लाते हैं",
  },
  "Phone calls from politicians about whose outlet opens first": {
    hinglish: "Netaon ke phone ki pehle kiska outlet khule",
    hindi: "नेताओं के फ़ोन कि पहले किसका आउटलेट खुले",
  },
  "Silt fills what you cleaned last season": {
    hinglish: "Pichhle mausam mein jo saaf kiya, usmein phir gaad bhar jaati hai",
    hindi: "पिछले मौसम में जो साफ़ किया, उसमें फिर गाद भर जाती है",
  },
  "Grow methi in two trays, one flooded and one with a dripping pierced bottle, and compare water used and leaves after three weeks.": {
    hinglish:
      "Do tray mein methi ugaiye, ek mein paani bharkar aur ek mein chhed wali bottle se boond-boond, aur teen hafte baad kharch hue paani aur pattiyon ki tulna kijiye.",
    hindi: "दो ट्रे में मेथी उगाइए, एक में पानी भरकर और एक में छेद वाली बोतल से बूँद-बूँद, और तीन हफ़्ते बाद ख़र्च हुए पानी और पत्तियों की तुलना कीजिए।",
  },
  "Rain records full of gaps and guesses": {
    hinglish: "Baarish ke record jo khaali jagahon aur andaazon se bhare hain",
    hindi: "बारिश के रिकॉर्ड जो ख़ाली जगहों और अंदाज़ों से भरे हैं",
  },
  "Models take days and nobody reads past the map": {
    hinglish: "Model mein kai din lagte hain aur log nakshe se aage padhte hi nahi",
    hindi: "मॉडल में कई दिन लगते हैं और लोग नक़्शे से आगे पढ़ते ही नहीं",
  },
  "Disputes between states over each cubic metre": { hinglish: "Har cubic metre par rajyon ke jhagde", hindi: "हर घन मीटर पर राज्यों के झगड़े" },
  "Build a channel from a cut pipe, change its slope, float paper dots, and plot speed against slope.": {
    hinglish: "Kate pipe se naali banaiye, uski dhalaan badaliye, kaagaz ke tukde bahaiye, aur raftaar aur dhalaan ka graph banaiye.",
    hindi: "कटे पाइप से नाली बनाइए, उसकी ढलान बदलिए, काग़ज़ के टुकड़े बहाइए, और रफ़्तार और ढलान का ग्राफ़ बनाइए।",
  },
  "Nights on the bund at the crest of a flood": {
    hinglish: "Baadh jab sabse oonchi ho, tab tatbandh par kati raatein",
    hindi: "बाढ़ जब सबसे ऊँची हो, तब तटबंध पर कटी रातें",
  },
  "Repair money sanctioned after the water has come": {
    hinglish: "Marammat ka paisa paani aa jaane ke baad manzoor hota hai",
    hindi: "मरम्मत का पैसा पानी आ जाने के बाद मंज़ूर होता है",
  },
  "Blame when a bank breaks that you had warned about": {
    hinglish: "Jis tatbandh ke liye aapne chetaya tha, uske tootne ka dosh aap par",
    hindi: "जिस तटबंध के लिए आपने चेताया था, उसके टूटने का दोष आप पर",
  },
  "Note your nearest river's level on the Central Water Commission's flood forecast site for two weeks and set it beside the rain.": {
    hinglish:
      "Central Water Commission ki flood forecast site par do hafte apni sabse paas ki nadi ka level note kijiye aur use baarish ke saath rakhkar dekhiye.",
    hindi: "Central Water Commission की बाढ़ पूर्वानुमान साइट पर दो हफ़्ते अपनी सबसे पास की नदी का स्तर नोट कीजिए और उसे बारिश के साथ रखकर देखिए।",
  },
  "Saving one beach often starves the neighbouring one": {
    hinglish: "Ek samudra tat bachaiye to aksar paas wale tat ki ret chali jaati hai",
    hindi: "एक समुद्र तट बचाइए तो अक्सर पास वाले तट की रेत चली जाती है",
  },
  "Salt ruins every instrument you leave out": {
    hinglish: "Baahar chhoda gaya har yantra namak se kharab",
    hindi: "बाहर छोड़ा गया हर यंत्र नमक से ख़राब",
  },
  "Clearances under coastal rules take years": {
    hinglish: "Tat ke niyamon ki manzoori mein saalon lagte hain",
    hindi: "तट के नियमों की मंज़ूरी में सालों लगते हैं",
  },
  "In a baking tray with sand and water, make waves with a board, lay a line of stones out from the shore, and photograph where sand gathers.":
    {
      hinglish:
        "Baking tray mein ret aur paani lekar ek takhti se leharein banaiye, kinare se baahar ki taraf pattharon ki line lagaiye, aur photo lijiye ki ret kahan jamti hai.",
      hindi: "बेकिंग ट्रे में रेत और पानी लेकर एक तख़्ती से लहरें बनाइए, किनारे से बाहर की तरफ़ पत्थरों की लाइन लगाइए, और फ़ोटो लीजिए कि रेत कहाँ जमती है।",
    },
  "A metro and a bus company that will share no ticket": {
    hinglish: "Metro aur bus company jo ek ticket par raazi nahi hotin",
    hindi: "मेट्रो और बस कंपनी जो एक टिकट पर राज़ी नहीं होतीं",
  },
  "Forecasts that look foolish ten years later": {
    hinglish: "Anumaan jo das saal baad bewakoofi bhare lagte hain",
    hindi: "अनुमान जो दस साल बाद बेवक़ूफ़ी भरे लगते हैं",
  },
  "Households that shut the door on your travel survey": {
    hinglish: "Ghar jo aapke safar ke survey par darwaza band kar lete hain",
    hindi: "घर जो आपके सफ़र के सर्वे पर दरवाज़ा बंद कर लेते हैं",
  },
  "Ask fifteen neighbours how they travel and how long it takes, map the trips, and draw one bus route that helps most.": {
    hinglish:
      "Pandrah padosiyon se poochiye ki kaise aate-jaate hain aur kitna samay lagta hai, safar nakshe par dikhaiye, aur ek bus route banaiye jo sabse zyada madad kare.",
    hindi: "पंद्रह पड़ोसियों से पूछिए कि कैसे आते-जाते हैं और कितना समय लगता है, सफ़र नक़्शे पर दिखाइए, और एक बस रूट बनाइए जो सबसे ज़्यादा मदद करे।",
  },
  "Drivers ignore the best-drawn lane": {
    hinglish: "Sabse achhi bani lane ko bhi driver nahi maante",
    hindi: "सबसे अच्छी बनी लेन को भी ड्राइवर नहीं मानते",
  },
  "Dust and horns through each peak-hour count": {
    hinglish: "Bheed ke samay ki har ginti mein dhool aur gaadiyon ka horn",
    hindi: "भीड़ के समय की हर गिनती में धूल और गाड़ियों का हॉर्न",
  },
  "Shopkeepers fight every parking change": {
    hinglish: "Parking ke har badlaav par dukaandaron se jhagda",
    hindi: "पार्किंग के हर बदलाव पर दुकानदारों से झगड़ा",
  },
  "Count vehicles at one junction for fifteen minutes at two different hours from a safe footpath, and propose better signal timings.": {
    hinglish:
      "Surakshit footpath se ek chauraahe par do alag samay par pandrah-pandrah minute gaadiyan giniye, aur signal ke liye behtar samay sujhaiye.",
    hindi: "सुरक्षित फ़ुटपाथ से एक चौराहे पर दो अलग समय पर पंद्रह-पंद्रह मिनट गाड़ियाँ गिनिए, और सिग्नल के लिए बेहतर समय सुझाइए।",
  },
  "Angry crowds with empty pots when a main bursts": {
    hinglish: "Badi pipe line phat jaye to khaali bartan liye gussaayi bheed",
    hindi: "बड़ी पाइप लाइन फट जाए तो ख़ाली बर्तन लिए ग़ुस्साई भीड़",
  },
  "Old pipes marked on no drawing": { hinglish: "Purane pipe jo kisi drawing mein nahi hain", hindi: "पुराने पाइप जो किसी ड्रॉइंग में नहीं हैं" },
  "Illegal connections that nobody powerful wants cut": {
    hinglish: "Gair-kanooni connection jinhein rasookh wale katne nahi dete",
    hindi: "ग़ैर-क़ानूनी कनेक्शन जिन्हें रसूख़ वाले कटने नहीं देते",
  },
  "Catch the drip of one leaking tap or pipe for ten minutes, work out the litres lost in a day, and list every leak in your lane.": {
    hinglish:
      "Ek tapakte nal ya pipe ka paani das minute bhariye, hisaab lagaiye ki din bhar mein kitne litre gaye, aur apni gali ke har leak ki list banaiye.",
    hindi: "एक टपकते नल या पाइप का पानी दस मिनट भरिए, हिसाब लगाइए कि दिन भर में कितने लीटर गए, और अपनी गली के हर रिसाव की सूची बनाइए।",
  },
  "A sewer laid flat by mistake shows only when toilets back up": {
    hinglish: "Galti se samtal bichha sewer tabhi pakad mein aata hai jab toilet ulta bharne lagte hain",
    hindi: "ग़लती से समतल बिछा सीवर तभी पकड़ में आता है जब टॉयलेट उल्टे भरने लगते हैं",
  },
  "Site visits to places that reek": { hinglish: "Badbu wali jagahon par site ke daure", hindi: "बदबू वाली जगहों पर साइट के दौरे" },
  "Builders who shrink your pipe to save money": {
    hinglish: "Builder jo paisa bachane ke liye aapka pipe patla kar dete hain",
    hindi: "बिल्डर जो पैसा बचाने के लिए आपका पाइप पतला कर देते हैं",
  },
  "Sketch every drain and pipe from your home to the street, mark each water bend (trap) and air pipe, and find where a smell could get in.":
    {
      hinglish:
        "Ghar se gali tak har naali aur pipe ka sketch banaiye, paani rokne wala har mod (trap) aur hawa ka pipe dikhaiye, aur dhoondhiye ki badbu kahan se aa sakti hai.",
      hindi: "घर से गली तक हर नाली और पाइप का स्केच बनाइए, पानी रोकने वाला हर मोड़ (ट्रैप) और हवा का पाइप दिखाइए, और ढूँढ़िए कि बदबू कहाँ से आ सकती है।",
    },
  "Dry boreholes after a farmer borrowed for drilling": {
    hinglish: "Kisaan ne karz lekar borewell karwaya, aur paani nahi nikla",
    hindi: "किसान ने क़र्ज़ लेकर बोरवेल करवाया, और पानी नहीं निकला",
  },
  "Competing with the coconut-and-twig water diviner": {
    hinglish: "Naariyal aur tehni se paani batane walon se muqabla",
    hindi: "नारियल और टहनी से पानी बताने वालों से मुक़ाबला",
  },
  "Laws against overpumping that nobody enforces": {
    hinglish: "Zyada paani nikaalne ke khilaaf kanoon jo koi lagu nahi karta",
    hindi: "ज़्यादा पानी निकालने के ख़िलाफ़ क़ानून जो कोई लागू नहीं करता",
  },
  "Fill a clear tub with wet sand, stand two cloth-wrapped straws in it, draw water from one with a dropper, and measure how far the level in the other falls.":
    {
      hinglish:
        "Paardarshi tub mein geeli ret bhariye, kapda lipate do straw khade kijiye, ek se dropper se paani nikaaliye aur doosre mein level kitna gira, naapiye.",
      hindi: "पारदर्शी टब में गीली रेत भरिए, कपड़ा लिपटे दो स्ट्रॉ खड़े कीजिए, एक से ड्रॉपर से पानी निकालिए और दूसरे में स्तर कितना गिरा, नापिए।",
    },
  "First jobs often pay less than software classmates earn": {
    hinglish: "Pehli naukri mein aksar software wale classmates se kam tankhwah",
    hindi: "पहली नौकरी में अक्सर सॉफ़्टवेयर वाले सहपाठियों से कम तनख़्वाह",
  },
  "A wrong figure in your drawing shows only when the casting comes, weeks later": {
    hinglish: "Aapki drawing ka galat number tab dikhta hai jab hafton baad casting aati hai",
    hindi: "आपकी ड्रॉइंग का ग़लत नंबर तब दिखता है जब हफ़्तों बाद कास्टिंग आती है",
  },
  "A pump that fails at the customer's reopens sums you thought were done": {
    hinglish: "Customer ke yahan pump kharab hua, aur jo hisaab poora samjha tha woh phir khul gaya",
    hindi: "ग्राहक के यहाँ पंप ख़राब हुआ, और जो हिसाब पूरा समझा था वह फिर खुल गया",
  },
  "Take apart a dead mixer or bicycle hub with an adult, lay out the parts in order, and put it together again.": {
    hinglish: "Kisi bade ke saath kharab mixer ya cycle ka hub kholiye, purze kram se rakhiye, aur phir jod dijiye.",
    hindi: "किसी बड़े के साथ ख़राब मिक्सर या साइकिल का हब खोलिए, पुर्ज़े क्रम से रखिए, और फिर जोड़ दीजिए।",
  },
  "Summer is one long complaint call": {
    hinglish: "Poori garmi shikaayat ke phone bajte hi rehte hain",
    hindi: "पूरी गर्मी शिकायत के फ़ोन बजते ही रहते हैं",
  },
  "Builders who cut the fresh air to buy a smaller chiller": {
    hinglish: "Builder jo chhota chiller kharidne ke liye taazi hawa kam kar dete hain",
    hindi: "बिल्डर जो छोटा चिलर ख़रीदने के लिए ताज़ी हवा कम कर देते हैं",
  },
  "Crawling above ceilings among dust and glass wool": {
    hinglish: "False ceiling ke upar dhool aur glass wool mein rengna",
    hindi: "फ़ॉल्स सीलिंग के ऊपर धूल और ग्लास वूल में रेंगना",
  },
  "Log heat and stickiness in three rooms on a hot day, then test a curtain, a wet cloth and two open windows.": {
    hinglish: "Kisi garam din teen kamron ki garmi aur chipchipahat likhiye, phir ek parda, geela kapda aur do khuli khidkiyan aazmaiye.",
    hindi: "किसी गरम दिन तीन कमरों की गर्मी और चिपचिपाहट लिखिए, फिर एक परदा, गीला कपड़ा और दो खुली खिड़कियाँ आज़माइए।",
  },
  "Going from forty-five outside to minus twenty inside": {
    hinglish: "Baahar paintaalis degree se andar minus bees mein jaana",
    hindi: "बाहर पैंतालीस डिग्री से अंदर माइनस बीस में जाना",
  },
  "One long power cut puts farmers' potatoes worth crores at risk": {
    hinglish: "Ek lambi bijli katauti se kisaanon ke karodon ke aalu khatre mein",
    hindi: "एक लंबी बिजली कटौती से किसानों के करोड़ों के आलू ख़तरे में",
  },
  "One ammonia leak can empty the whole neighbourhood": {
    hinglish: "Ammonia ka ek leak poora mohalla khaali karwa sakta hai",
    hindi: "अमोनिया का एक रिसाव पूरा मोहल्ला ख़ाली करवा सकता है",
  },
  "Keep ice cubes in cloth, newspaper, thermocol and straw boxes, and record which lasts longest through an afternoon.": {
    hinglish:
      "Barf ke tukde kapde, akhbaar, thermocol aur puaal ke dibbe mein rakhiye, aur likhiye ki dopahar bhar kaun sa sabse der tak tikta hai.",
    hindi: "बर्फ़ के टुकड़े कपड़े, अख़बार, थर्मोकोल और पुआल के डिब्बे में रखिए, और लिखिए कि दोपहर भर कौन सा सबसे देर तक टिकता है।",
  },
  "Customers send the sample product last": {
    hinglish: "Customer saamaan ka sample sabse aakhir mein bhejte hain",
    hindi: "ग्राहक सामान का सैंपल सबसे आख़िर में भेजते हैं",
  },
  "The fitter finds in one minute what you missed for weeks": {
    hinglish: "Jo aapse hafton chhoota, fitter ek minute mein dhoondh leta hai",
    hindi: "जो आपसे हफ़्तों छूटा, फ़िटर एक मिनट में ढूँढ़ लेता है",
  },
  "A repeat order means copying yourself": {
    hinglish: "Order dobara aane ka matlab apni hi nakal karna",
    hindi: "ऑर्डर दोबारा आने का मतलब अपनी ही नक़ल करना",
  },
  "Build a marble-lifting machine from cardboard with one crank, and improve it until it lifts ten in a row.": {
    hinglish: "Gatte se ek crank wali kancha uthane ki machine banaiye, aur use tab tak sudhaariye jab tak lagataar das kanche na utha le.",
    hindi: "गत्ते से एक क्रैंक वाली कंचा उठाने की मशीन बनाइए, और उसे तब तक सुधारिए जब तक लगातार दस कंचे न उठा ले।",
  },
  "Your fixture is blamed when the casting itself is bad": {
    hinglish: "Casting hi kharab hoti hai aur dosh aapke fixture ko diya jaata hai",
    hindi: "कास्टिंग ही ख़राब होती है और दोष आपके फ़िक्सचर को दिया जाता है",
  },
  "The line stands idle until your fixture is ready": {
    hinglish: "Fixture taiyaar hone tak production line khaali khadi rehti hai",
    hindi: "फ़िक्सचर तैयार होने तक प्रोडक्शन लाइन ख़ाली खड़ी रहती है",
  },
  "Microns to argue over, hour upon hour": { hinglish: "Micron par ghanton bahas", hindi: "माइक्रॉन पर घंटों बहस" },
  "Make a card or wood jig for drilling or punching five sheets at exactly the same spots, then check how well they match.": {
    hinglish: "Card ya lakdi ka jig banaiye jo paanch sheet mein ek hi jagah chhed kare, phir jaanchiye ki woh kitne milte hain.",
    hindi: "कार्ड या लकड़ी का जिग बनाइए जो पाँच शीट में एक ही जगह छेद करे, फिर जाँचिए कि वे कितने मिलते हैं।",
  },
  "One wrong line in your model, and costly steel is cut wrong": {
    hinglish: "Model mein ek galat line, aur mehnga steel galat kat jaata hai",
    hindi: "मॉडल में एक ग़लत लाइन, और महँगा स्टील ग़लत कट जाता है",
  },
  "Trial after trial until midnight before dispatch": {
    hinglish: "Bhejne se pehle aadhi raat tak trial par trial",
    hindi: "भेजने से पहले आधी रात तक ट्रायल पर ट्रायल",
  },
  "Press shops blame the die for every crease in the sheet": {
    hinglish: "Dhaatu ki chaadar ki har silwat ka dosh press shop die ko deti hai",
    hindi: "धातु की चादर की हर सिलवट का दोष प्रेस शॉप डाई को देती है",
  },
  "Carve small hollows in a bar of soap, press clay into them, and change the slope of the walls until it drops out clean.": {
    hinglish:
      "Sabun ki tikiya mein chhote gaddhe taraashiye, unmein clay dabaiye, aur deewaron ki dhalaan tab tak badaliye jab tak woh saaf na nikle.",
    hindi: "साबुन की टिकिया में छोटे गड्ढे तराशिए, उनमें क्ले दबाइए, और दीवारों की ढलान तब तक बदलिए जब तक वह साफ़ न निकले।",
  },
  "The plant shuts for Diwali, and that is when you overhaul it": {
    hinglish: "Diwali par plant band hota hai, aur tabhi aapko overhaul karna padta hai",
    hindi: "दिवाली पर प्लांट बंद होता है, और तभी आपको ओवरहॉल करना पड़ता है",
  },
  "Spares refused in March are blamed on you in June": {
    hinglish: "Jo spare part March mein manzoor nahi hue, unka dosh June mein aap par",
    hindi: "जो स्पेयर पार्ट मार्च में मंज़ूर नहीं हुए, उनका दोष जून में आप पर",
  },
  "The gearbox that failed sits behind pipes that were laid after it": {
    hinglish: "Kharab gearbox un pipe ke peechhe hai jo uske baad bichhe",
    hindi: "ख़राब गियरबॉक्स उन पाइपों के पीछे है जो उसके बाद बिछे",
  },
  "Make a monthly care chart for your home's fan, cycle, cooler and pump, do the safe checks, and log each fault found.": {
    hinglish:
      "Ghar ke pankhe, cycle, cooler aur pump ki dekhbhaal ka mahinewaar chart banaiye, surakshit jaanchein kijiye, aur har kharabi likhiye.",
    hindi: "घर के पंखे, साइकिल, कूलर और पंप की देखभाल का महीनेवार चार्ट बनाइए, सुरक्षित जाँचें कीजिए, और हर ख़राबी लिखिए।",
  },
  "Months in camps from Barmer to Nigeria": {
    hinglish: "Barmer se Nigeria tak mahino camp mein",
    hindi: "बाड़मेर से नाइजीरिया तक महीनों कैंप में",
  },
  "Last on the plant site, you inherit every builder's delay": {
    hinglish: "Plant site par sabse aakhir mein aana, isliye har builder ki deri aapke sir",
    hindi: "प्लांट साइट पर सबसे आख़िर में आना, इसलिए हर बिल्डर की देरी आपके सिर",
  },
  "Once it runs well, you must leave": {
    hinglish: "Plant theek chalne lage to aapko jaana padta hai",
    hindi: "प्लांट ठीक चलने लगे तो आपको जाना पड़ता है",
  },
  "Write and follow a start-up checklist for something new at school, such as a projector set, testing each part before the whole.": {
    hinglish:
      "School ki kisi nayi cheez, jaise projector set, ke liye start-up checklist likhiye aur usi ke hisaab se use chalaiye, poora chalane se pehle har hissa jaanchiye.",
    hindi: "स्कूल की किसी नई चीज़, जैसे प्रोजेक्टर सेट, के लिए स्टार्ट-अप चेकलिस्ट लिखिए और उसी के हिसाब से उसे चलाइए, पूरा चलाने से पहले हर हिस्सा जाँचिए।",
  },
  "A machine that stops in another State decides tonight's train": {
    hinglish: "Doosre rajya mein band padi machine tay karti hai ki aaj raat kaun si train pakadni hai",
    hindi: "दूसरे राज्य में बंद पड़ी मशीन तय करती है कि आज रात कौन सी ट्रेन पकड़नी है",
  },
  "Customers shout at you for the salesman's promises": {
    hinglish: "Salesman ke waadon par customer aap par chillate hain",
    hindi: "सेल्समैन के वादों पर ग्राहक आप पर चिल्लाते हैं",
  },
  "One missing gasket means the same trip twice": {
    hinglish: "Ek gasket chhoot jaye to wahi safar dobara",
    hindi: "एक गैसकेट छूट जाए तो वही सफ़र दोबारा",
  },
  "Ask a local repairer to let you watch for an hour, note how he questions the customer, and list his first five checks.": {
    hinglish:
      "Kisi paas ke mistri se ghante bhar dekhne ki ijaazat lijiye, note kijiye ki woh customer se kaise sawaal karte hain, aur unki pehli paanch jaanchein likhiye.",
    hindi: "किसी पास के मिस्त्री से घंटे भर देखने की इजाज़त लीजिए, नोट कीजिए कि वे ग्राहक से कैसे सवाल करते हैं, और उनकी पहली पाँच जाँचें लिखिए।",
  },
  "The cheapest screw wins over the right one": {
    hinglish: "Sahi screw ke bajaye sabse sasta screw chuna jaata hai",
    hindi: "सही स्क्रू के बजाय सबसे सस्ता स्क्रू चुना जाता है",
  },
  "Lid clips that snap when ten thousand are already moulded": {
    hinglish: "Dhakkan ke clip jo das hazaar dhal jaane ke baad tootne lagte hain",
    hindi: "ढक्कन के क्लिप जो दस हज़ार ढल जाने के बाद टूटने लगते हैं",
  },
  "Copies in the bazaar within months": { hinglish: "Mahino ke andar bazaar mein nakal", hindi: "महीनों के अंदर बाज़ार में नक़ल" },
  "Pick an annoying household object, ask five users what bothers them, and make three cardboard versions, testing each.": {
    hinglish:
      "Ghar ki koi pareshaan karne wali cheez chuniye, paanch istemaal karne walon se dikkat poochiye, aur gatte ke teen namoone banaiye aur har ek ko aazmaiye.",
    hindi: "घर की कोई परेशान करने वाली चीज़ चुनिए, पाँच इस्तेमाल करने वालों से दिक़्क़त पूछिए, और गत्ते के तीन नमूने बनाइए और हर एक को आज़माइए।",
  },
  "Compressor trips stop the refinery, and phones light up": {
    hinglish: "Compressor trip kare to refinery rukti hai, aur phone par phone aate hain",
    hindi: "कंप्रेसर ट्रिप करे तो रिफ़ाइनरी रुकती है, और फ़ोन पर फ़ोन आते हैं",
  },
  "Years pass before the old hands trust your ear": {
    hinglish: "Purane log aapke kaan ki parakh par saalon baad bharosa karte hain",
    hindi: "पुराने लोग आपके कान की परख पर सालों बाद भरोसा करते हैं",
  },
  "Waiting for the maker's costly expert from abroad": {
    hinglish: "Banane wali company ke mehnge videshi expert ka intezaar",
    hindi: "बनाने वाली कंपनी के महँगे विदेशी एक्सपर्ट का इंतज़ार",
  },
  "Tape a coin to the edge of a spinning top or toy fan, feel the wobble, then balance it with clay and describe the cure.": {
    hinglish:
      "Lattu ya khilauna pankhe ke kinare par tape se sikka chipkaiye, dagmagahat mehsoos kijiye, phir clay se santulit kijiye aur likhiye ki theek kaise hua.",
    hindi: "लट्टू या खिलौना पंखे के किनारे पर टेप से सिक्का चिपकाइए, डगमगाहट महसूस कीजिए, फिर क्ले से संतुलित कीजिए और लिखिए कि ठीक कैसे हुआ।",
  },
  "Tank openings move after your layout is issued": {
    hinglish: "Aapka layout jaari hone ke baad tank ke munh ki jagah badal jaati hai",
    hindi: "आपका लेआउट जारी होने के बाद टैंक के मुँह की जगह बदल जाती है",
  },
  "Work dries up when oil projects pause": {
    hinglish: "Tel ke project rukein to kaam milna band ho jaata hai",
    hindi: "तेल के प्रोजेक्ट रुकें तो काम मिलना बंद हो जाता है",
  },
  "Reviews in which twelve people watch your pipe run through a beam": {
    hinglish: "Review jahan barah log dekhte hain ki aapka pipe beam ke aar-paar ja raha hai",
    hindi: "रिव्यू जहाँ बारह लोग देखते हैं कि आपका पाइप बीम के आर-पार जा रहा है",
  },
  "Tie a stiff wire between two bricks, once straight and once with a loop, push the bricks together, and see why hot pipes need loops.": {
    hinglish:
      "Do eenton ke beech kada taar baandhiye, ek baar seedha aur ek baar loop ke saath, eentein paas dhakeliye, aur dekhiye ki garam pipe ko loop kyon chahiye.",
    hindi: "दो ईंटों के बीच कड़ा तार बाँधिए, एक बार सीधा और एक बार लूप के साथ, ईंटें पास धकेलिए, और देखिए कि गरम पाइप को लूप क्यों चाहिए।",
  },
  "Called when the case is sealed and already too hot": {
    hinglish: "Tab bulaya jaana jab dibba band ho chuka ho aur pehle se hi bahut garam ho",
    hindi: "तब बुलाया जाना जब डिब्बा बंद हो चुका हो और पहले से ही बहुत गरम हो",
  },
  "A gap of tenths of a millimetre ruins your sum": {
    hinglish: "Millimetre ke kuch dasven hisson ki daraar aapka hisaab bigaad deti hai",
    hindi: "मिलीमीटर के कुछ दसवें हिस्सों की दरार आपका हिसाब बिगाड़ देती है",
  },
  "Chamber runs last all weekend": { hinglish: "Chamber ke test poore weekend chalte hain", hindi: "चैंबर के टेस्ट पूरे वीकेंड चलते हैं" },
  "Cool equal cups of warm water on steel, wood, cloth and under a fan, log minutes and degrees, and plot four curves.": {
    hinglish:
      "Gungune paani ke barabar cup steel, lakdi, kapde par aur pankhe ke neeche thande kijiye, minute aur degree likhiye, aur chaar curve banaiye.",
    hindi: "गुनगुने पानी के बराबर कप स्टील, लकड़ी, कपड़े पर और पंखे के नीचे ठंडे कीजिए, मिनट और डिग्री लिखिए, और चार वक्र बनाइए।",
  },
  "Pretty coloured pictures trusted more than doubts": {
    hinglish: "Rangeen sundar tasveeron par aapke shak se zyada bharosa",
    hindi: "रंगीन सुंदर तस्वीरों पर आपके शक से ज़्यादा भरोसा",
  },
  "Weeks of cutting a wing into computer cells before any answer": {
    hinglish: "Koi jawab milne se pehle hafton vimaan ke pankh ko computer ke khaanon mein baantna",
    hindi: "कोई जवाब मिलने से पहले हफ़्तों विमान के पंख को कंप्यूटर के ख़ानों में बाँटना",
  },
  "Never touching the part that you judge": {
    hinglish: "Jis hisse ko parkhna hai use kabhi na chhoona",
    hindi: "जिस हिस्से को परखना है उसे कभी न छूना",
  },
  "Cut paper strips with round, square and slit holes, pull each until it tears, and sketch where every tear began.": {
    hinglish:
      "Kaagaz ki pattiyon mein gol, chaukor aur cheere jaise chhed kaatiye, har ek ko phatne tak kheenchiye, aur sketch banaiye ki phatna kahan se shuru hua.",
    hindi: "काग़ज़ की पट्टियों में गोल, चौकोर और चीरे जैसे छेद काटिए, हर एक को फटने तक खींचिए, और स्केच बनाइए कि फटना कहाँ से शुरू हुआ।",
  },
  "Invited once marble and glass are already up": {
    hinglish: "Sangmarmar aur kaanch lag jaane ke baad bulaya jaana",
    hindi: "संगमरमर और काँच लग जाने के बाद बुलाया जाना",
  },
  "Night surveys beside highways and airports": {
    hinglish: "Highway aur airport ke paas raat ke survey",
    hindi: "हाईवे और एयरपोर्ट के पास रात के सर्वे",
  },
  "Clients hear with their eyes and choose by looks": {
    hinglish: "Client aankhon se sunte hain aur roop dekhkar chunte hain",
    hindi: "क्लाइंट आँखों से सुनते हैं और रूप देखकर चुनते हैं",
  },
  "Clap in ten rooms, record each on a phone, and link how long the sound lingers to curtains, size and walls.": {
    hinglish:
      "Das kamron mein taali bajaiye, phone par record kijiye, aur dekhiye ki awaaz kitni der goonjti hai uska parde, size aur deewaron se kya rishta hai.",
    hindi: "दस कमरों में ताली बजाइए, फ़ोन पर रिकॉर्ड कीजिए, और देखिए कि आवाज़ कितनी देर गूँजती है उसका परदों, साइज़ और दीवारों से क्या रिश्ता है।",
  },
  "Your trials follow the crop, not your calendar": {
    hinglish: "Trial fasal ke hisaab se hote hain, aapke calendar se nahi",
    hindi: "ट्रायल फ़सल के हिसाब से होते हैं, आपके कैलेंडर से नहीं",
  },
  "An implement proved in one district clogs in the next one's soil": {
    hinglish: "Ek zile mein khara utra auzaar agle zile ki mitti mein jaam ho jaata hai",
    hindi: "एक ज़िले में खरा उतरा औज़ार अगले ज़िले की मिट्टी में जाम हो जाता है",
  },
  "Farmers rightly doubt a machine from a campus": {
    hinglish: "Campus se aayi machine par kisaan shak karte hain, aur sahi karte hain",
    hindi: "कैंपस से आई मशीन पर किसान शक करते हैं, और सही करते हैं",
  },
  "Dry equal lots of chillies on the ground, on a rack and under glass, weigh daily, and compare speed and colour.": {
    hinglish:
      "Barabar mirchein zameen par, rack par aur kaanch ke neeche sukhaiye, roz toliye, aur sookhne ki raftaar aur rang ki tulna kijiye.",
    hindi: "बराबर मिर्चें ज़मीन पर, रैक पर और काँच के नीचे सुखाइए, रोज़ तौलिए, और सूखने की रफ़्तार और रंग की तुलना कीजिए।",
  },
  "Blamed for leaks born on a bad road": {
    hinglish: "Kharab sadak par hue leak ka dosh aap par",
    hindi: "ख़राब सड़क पर हुए लीक का दोष आप पर",
  },
  "Cheaper every quarter, stronger every quarter": {
    hinglish: "Har teen mahine mein aur sasta, aur saath hi aur mazboot",
    hindi: "हर तीन महीने में और सस्ता, और साथ ही और मज़बूत",
  },
  "Working on what people throw away": {
    hinglish: "Us cheez par kaam karna jo log phenk dete hain",
    hindi: "उस चीज़ पर काम करना जो लोग फेंक देते हैं",
  },
  "Pack an egg in waste card and paper, drop it from one, two and three metres, and use less material each round.": {
    hinglish: "Ek anda raddi gatte aur kaagaz mein pack kijiye, ek, do aur teen metre se giraiye, aur har baar kam saamaan lagaiye.",
    hindi: "एक अंडा रद्दी गत्ते और काग़ज़ में पैक कीजिए, एक, दो और तीन मीटर से गिराइए, और हर बार कम सामान लगाइए।",
  },
  "Shutdown work falls on Sundays and Holi": {
    hinglish: "Plant band karke hone wala kaam Itwaar aur Holi par hi aata hai",
    hindi: "प्लांट बंद करके होने वाला काम इतवार और होली पर ही आता है",
  },
  "A short circuit is always your fault first": {
    hinglish: "Short circuit ka dosh sabse pehle hamesha aapka",
    hindi: "शॉर्ट सर्किट का दोष सबसे पहले हमेशा आपका",
  },
  "Somebody may switch on a line that you had locked off": {
    hinglish: "Jis line par aapne taala lagaya tha, use koi chalu kar de, yeh dar",
    hindi: "जिस लाइन पर आपने ताला लगाया था, उसे कोई चालू कर दे, यह डर",
  },
  "List every appliance at home with its watts and daily hours, compute the month's units, and compare with your electricity bill.": {
    hinglish: "Ghar ke har bijli ke upkaran ke watt aur roz ke ghante likhiye, mahine ki unit nikaaliye, aur bijli ke bill se milaiye.",
    hindi: "घर के हर बिजली के उपकरण के वॉट और रोज़ के घंटे लिखिए, महीने की यूनिट निकालिए, और बिजली के बिल से मिलाइए।",
  },
  "Loads revised by the client on the last evening": {
    hinglish: "Client aakhiri shaam ko load badal dete hain",
    hindi: "क्लाइंट आख़िरी शाम को लोड बदल देते हैं",
  },
  "Comments on the colour of lines rather than on safety": {
    hinglish: "Tippani suraksha ke bajaye line ke rang par hoti hai",
    hindi: "टिप्पणी सुरक्षा के बजाय लाइन के रंग पर होती है",
  },
  "You seldom see your building switched on": {
    hinglish: "Apni building mein bijli chalu hote kam hi dekhna",
    hindi: "अपनी इमारत में बिजली चालू होते कम ही देखना",
  },
  "Plan lamps, fans and sockets for your classroom on graph paper, add up the load, and choose the fuse size.": {
    hinglish: "Graph paper par apni class ke lamp, pankhe aur socket ki planning kijiye, load jodiye, aur fuse ka size chuniye.",
    hindi: "ग्राफ़ पेपर पर अपनी कक्षा के लैंप, पंखे और सॉकेट की योजना बनाइए, लोड जोड़िए, और फ़्यूज़ का साइज़ चुनिए।",
  },
  "Components out of stock for forty weeks": {
    hinglish: "Purze jo chaalis hafte tak bazaar mein nahi milte",
    hindi: "पुर्ज़े जो चालीस हफ़्ते तक बाज़ार में नहीं मिलते",
  },
  "A burnt-out board the night before the demo": {
    hinglish: "Demo se ek raat pehle jal gaya board",
    hindi: "डेमो से एक रात पहले जल गया बोर्ड",
  },
  "Many Indian posts only test designs made elsewhere": {
    hinglish: "Bharat ki kai naukriyon mein sirf doosri jagah bane design ki jaanch",
    hindi: "भारत की कई नौकरियों में सिर्फ़ दूसरी जगह बने डिज़ाइन की जाँच",
  },
  "Build a light-operated alarm in a free simulator such as Tinkercad Circuits, then change one resistor and explain what happened.": {
    hinglish:
      "Tinkercad Circuits jaise kisi free simulator mein roshni se bajne wala alarm banaiye, phir ek resistor badaliye aur samjhaiye ki kya hua.",
    hindi: "Tinkercad Circuits जैसे किसी मुफ़्त सिम्युलेटर में रोशनी से बजने वाला अलार्म बनाइए, फिर एक रेज़िस्टर बदलिए और समझाइए कि क्या हुआ।",
  },
  "Parts explode on the bench, with a bang": {
    hinglish: "Purze workbench par hi dhamaake se phat jaate hain",
    hindi: "पुर्ज़े वर्कबेंच पर ही धमाके से फट जाते हैं",
  },
  "High-voltage work leaves no room for haste": {
    hinglish: "High-voltage kaam mein jaldbaazi ki koi jagah nahi",
    hindi: "हाई-वोल्टेज काम में जल्दबाज़ी की कोई जगह नहीं",
  },
  "Efficiency gains come a tenth of a per cent at a time": {
    hinglish: "Efficiency ek baar mein ek percent ka dasvan hissa hi badhti hai",
    hindi: "एफ़िशिएंसी एक बार में एक प्रतिशत का दसवाँ हिस्सा ही बढ़ती है",
  },
  "Charge one phone for twenty minutes from each charger at home, feel how warm each charger runs, and rank them by likely waste.": {
    hinglish:
      "Ghar ke har charger se ek phone bees minute charge kijiye, chhookar dekhiye ki kaun kitna garam hota hai, aur anumaanit barbaadi ke kram mein lagaiye.",
    hindi: "घर के हर चार्जर से एक फ़ोन बीस मिनट चार्ज कीजिए, छूकर देखिए कि कौन कितना गरम होता है, और अनुमानित बर्बादी के क्रम में लगाइए।",
  },
  "Elegant theory meets sticky valves and late readings": {
    hinglish: "Sundar theory ke saamne atakte valve aur der se aati reading",
    hindi: "सुंदर थ्योरी के सामने अटकते वाल्व और देर से आती रीडिंग",
  },
  "An unstable loop can break real machinery": {
    hinglish: "Beqaboo control loop asli machine tod sakta hai",
    hindi: "बेक़ाबू कंट्रोल लूप असली मशीन तोड़ सकता है",
  },
  "Colleagues think that you just turn knobs": {
    hinglish: "Saathi samajhte hain ki kaam bas knob ghumana hai",
    hindi: "साथी समझते हैं कि काम बस नॉब घुमाना है",
  },
  "Balance a broom on your palm, first the long and then a short stick, and describe what your eyes and hand correct.": {
    hinglish: "Hatheli par pehle lambi jhaadu aur phir chhoti chhadi khadi rakhiye, aur bataiye ki aankhein aur haath kya sudhaarte hain.",
    hindi: "हथेली पर पहले लंबी झाड़ू और फिर छोटी छड़ी खड़ी रखिए, और बताइए कि आँखें और हाथ क्या सुधारते हैं।",
  },
  "A loose sensor wire is called a fault in your program": {
    hinglish: "Sensor ka dheela taar, aur kaha jaata hai ki galti aapke program ki hai",
    hindi: "सेंसर का ढीला तार, और कहा जाता है कि ग़लती आपके प्रोग्राम की है",
  },
  "Each minute that your program holds up the line is counted in rupees": {
    hinglish: "Aapka program line ko jitne minute rokta hai, har ek ka hisaab rupayon mein hota hai",
    hindi: "आपका प्रोग्राम लाइन को जितने मिनट रोकता है, हर एक का हिसाब रुपयों में होता है",
  },
  "Customers change the sequence during start-up": {
    hinglish: "Plant chalu hote waqt customer kaam ka kram badal dete hain",
    hindi: "प्लांट चालू होते वक़्त ग्राहक काम का क्रम बदल देते हैं",
  },
  "Write the exact steps by which two floats start and stop a tank's pump, then build them in CircuitVerse, a free online logic simulator.":
    {
      hinglish:
        "Woh sahi-sahi steps likhiye jinse do float tanki ka pump chalate aur rokte hain, phir unhein free online logic simulator CircuitVerse mein banaiye.",
      hindi: "वे सही-सही स्टेप लिखिए जिनसे दो फ़्लोट टंकी का पंप चलाते और रोकते हैं, फिर उन्हें मुफ़्त ऑनलाइन लॉजिक सिम्युलेटर CircuitVerse में बनाइए।",
    },
  "Datasheets by the hundred, each slightly different": {
    hinglish: "Sainkdon datasheet, har ek doosri se zara alag",
    hindi: "सैकड़ों डेटाशीट, हर एक दूसरी से ज़रा अलग",
  },
  "Hazardous zones mean permits for a single screw": {
    hinglish: "Khatarnak ilaake mein ek pench ke liye bhi permit",
    hindi: "ख़तरनाक इलाक़े में एक पेंच के लिए भी परमिट",
  },
  "Your sensors get blamed for the plant's moods": {
    hinglish: "Plant ka mizaaj bigde to dosh aapke sensor par",
    hindi: "प्लांट का मिज़ाज बिगड़े तो दोष आपके सेंसर पर",
  },
  "Make a water-level indicator from a bottle, floats and a scale, calibrate it in ten steps, and test its error next day.": {
    hinglish:
      "Bottle, float aur scale se paani ka level dikhane wala yantra banaiye, das steps mein calibrate kijiye, aur agle din uski galti jaanchiye.",
    hindi: "बोतल, फ़्लोट और स्केल से पानी का स्तर दिखाने वाला यंत्र बनाइए, दस स्टेप में कैलिब्रेट कीजिए, और अगले दिन उसकी ग़लती जाँचिए।",
  },
  "Towers that fail in every cyclone, at night": {
    hinglish: "Har cyclone mein raat ko kharab hone wale tower",
    hindi: "हर चक्रवात में रात को ख़राब होने वाले टावर",
  },
  "Villagers who fear radiation block the site": {
    hinglish: "Radiation se darne wale gaon wale site rok dete hain",
    hindi: "रेडिएशन से डरने वाले गाँव वाले साइट रोक देते हैं",
  },
  "Operators merge, and whole teams become surplus": {
    hinglish: "Companiyan aapas mein mil jaati hain, aur poori team faaltu ho jaati hai",
    hindi: "कंपनियाँ आपस में मिल जाती हैं, और पूरी टीम फ़ालतू हो जाती है",
  },
  "Note signal bars and download speed in ten spots at home and outside with a free speed test, and map weak corners.": {
    hinglish:
      "Ghar mein aur baahar das jagah signal ke dande aur free speed test se download speed note kijiye, aur kamzor konon ka naksha banaiye.",
    hindi: "घर में और बाहर दस जगह सिग्नल के डंडे और मुफ़्त स्पीड टेस्ट से डाउनलोड स्पीड नोट कीजिए, और कमज़ोर कोनों का नक़्शा बनाइए।",
  },
  "A cable bent wrongly spoils a morning's readings": {
    hinglish: "Cable galat mud jaye to subah bhar ki reading bekaar",
    hindi: "केबल ग़लत मुड़ जाए तो सुबह भर की रीडिंग बेकार",
  },
  "Test instruments cost more than your house, and are shared": {
    hinglish: "Test ke yantra aapke ghar se mehnge, aur woh bhi baantkar istemaal",
    hindi: "टेस्ट के यंत्र आपके घर से महँगे, और वे भी बाँटकर इस्तेमाल",
  },
  "Behaviour at high frequency refuses to match the drawing": {
    hinglish: "High frequency par nateeja drawing se milta hi nahi",
    hindi: "हाई फ़्रीक्वेंसी पर नतीजा ड्रॉइंग से मिलता ही नहीं",
  },
  "Wrap a phone in paper, cloth, foil and a steel tin in turn, call it each time, and explain the results.": {
    hinglish:
      "Phone ko baari-baari kaagaz, kapde aur foil mein lapetiye, phir steel ke dibbe mein rakhiye, har baar us par call kijiye, aur nateeje samjhaiye.",
    hindi: "फ़ोन को बारी-बारी काग़ज़, कपड़े और फ़ॉइल में लपेटिए, फिर स्टील के डिब्बे में रखिए, हर बार उस पर कॉल कीजिए, और नतीजे समझाइए।",
  },
  "Space for your aerial shrinks with every model": {
    hinglish: "Har naye model mein aapke antenna ki jagah ghatti jaati hai",
    hindi: "हर नए मॉडल में आपके एंटेना की जगह घटती जाती है",
  },
  "Silent chambers without windows for whole days": {
    hinglish: "Poore din bina khidki ke chuppi wale chamber mein",
    hindi: "पूरे दिन बिना खिड़की के चुप्पी वाले चैंबर में",
  },
  "A new plastic case shifts the tuning that you had just perfected": {
    hinglish: "Plastic ka naya case us tuning ko bigaad deta hai jo abhi-abhi sahi ki thi",
    hindi: "प्लास्टिक का नया केस उस ट्यूनिंग को बिगाड़ देता है जो अभी-अभी सही की थी",
  },
  "Make an aerial for an FM radio from wire in three lengths, turn each, and record which station comes clearest.": {
    hinglish:
      "FM radio ke liye taar se teen lambaiyon ke antenna banaiye, har ek ko ghumaiye, aur likhiye ki kaun sa station sabse saaf aata hai.",
    hindi: "FM रेडियो के लिए तार से तीन लंबाइयों के एंटेना बनाइए, हर एक को घुमाइए, और लिखिए कि कौन सा स्टेशन सबसे साफ़ आता है।",
  },
  "Classified work that you cannot show on a CV": {
    hinglish: "Gupt kaam jo CV mein dikhana mana hai",
    hindi: "गुप्त काम जो CV में दिखाना मना है",
  },
  "Field trials in desert heat or on a ship's mast": {
    hinglish: "Registan ki garmi mein ya jahaz ke mastool par trial",
    hindi: "रेगिस्तान की गर्मी में या जहाज़ के मस्तूल पर ट्रायल",
  },
  "Programmes stretch past a decade": {
    hinglish: "Programme jo das saal se bhi aage khinch jaate hain",
    hindi: "प्रोग्राम जो दस साल से भी आगे खिंच जाते हैं",
  },
  "Clap before a distant wall in an open field, time ten echoes with a friend, and work out how far away it is.": {
    hinglish:
      "Khule maidan mein door ki deewar ke saamne taali bajaiye, dost ke saath das goonj ka samay naapiye, aur nikaaliye ki deewar kitni door hai.",
    hindi: "खुले मैदान में दूर की दीवार के सामने ताली बजाइए, दोस्त के साथ दस गूँज का समय नापिए, और निकालिए कि दीवार कितनी दूर है।",
  },
  "The weeks before a design leaves for the factory swallow evenings and weekends": {
    hinglish: "Design factory ko jaane se pehle ke hafte shaamein aur weekend kha jaate hain",
    hindi: "डिज़ाइन फ़ैक्टरी को जाने से पहले के हफ़्ते शामें और वीकेंड खा जाते हैं",
  },
  "A bug found after the chip is made costs crores": {
    hinglish: "Chip banne ke baad mili galti karodon ki padti hai",
    hindi: "चिप बनने के बाद मिली ग़लती करोड़ों की पड़ती है",
  },
  "Tools give ten thousand warnings, nearly all harmless": {
    hinglish: "Software das hazaar warnings deta hai, lagbhag sab bematlab",
    hindi: "सॉफ़्टवेयर दस हज़ार चेतावनियाँ देता है, लगभग सब बेमतलब",
  },
  "Play the free browser game NandGame, which starts by making a NAND gate from relays, until you have built an adder.": {
    hinglish: "Free browser game NandGame kheliye, jo relay se NAND gate banane se shuru hota hai, jab tak aap adder na bana lein.",
    hindi: "मुफ़्त ब्राउज़र गेम NandGame खेलिए, जो रिले से NAND गेट बनाने से शुरू होता है, जब तक आप ऐडर न बना लें।",
  },
  "One state of the chip left untried, and the factory waiting": {
    hinglish: "Chip ki ek haalat bina jaanche reh gayi, aur factory intezaar mein",
    hindi: "चिप की एक हालत बिना जाँचे रह गई, और फ़ैक्टरी इंतज़ार में",
  },
  "The night's test run greets you with two hundred red lines": {
    hinglish: "Subah raat ke test mein do sau laal lines milna",
    hindi: "सुबह रात के टेस्ट में दो सौ लाल लाइनें मिलना",
  },
  "Designers say that it works as intended": {
    hinglish: "Designer kehte hain ki yeh to aise hi banaya gaya hai",
    hindi: "डिज़ाइनर कहते हैं कि यह तो ऐसे ही बनाया गया है",
  },
  "In CircuitVerse, a free online logic simulator, let a friend hide one mistake in a two-bit adder, and find it by trying all sixteen sums.":
    {
      hinglish:
        "Free online logic simulator CircuitVerse mein dost se kahiye ki do bit ke adder mein ek galti chhupa de, aur solah ke solah jod aazmakar use dhoondhiye.",
      hindi: "मुफ़्त ऑनलाइन लॉजिक सिम्युलेटर CircuitVerse में दोस्त से कहिए कि दो बिट के ऐडर में एक ग़लती छुपा दे, और सोलहों जोड़ आज़माकर उसे ढूँढ़िए।",
    },
  "Your circuits take area that nobody wants to give": {
    hinglish: "Aapke circuit woh jagah lete hain jo koi dena nahi chahta",
    hindi: "आपके सर्किट वह जगह लेते हैं जो कोई देना नहीं चाहता",
  },
  "Little known work, even among chip people": {
    hinglish: "Kam jaana-pehchana kaam, chip walon ke beech bhi",
    hindi: "कम जाना-पहचाना काम, चिप वालों के बीच भी",
  },
  "The finished chip fails, and the answer is wanted today": {
    hinglish: "Bani hui chip fail hoti hai, aur jawab aaj hi chahiye",
    hindi: "बनी हुई चिप फ़ेल होती है, और जवाब आज ही चाहिए",
  },
  "Draw a circuit of five gates on paper, imagine each wire stuck at 0 or 1, and find the fewest input tests.": {
    hinglish:
      "Kaagaz par paanch gate ka circuit banaiye, sochiye ki har taar 0 ya 1 par atka hai, aur input ke sabse kam test dhoondhiye jo ise pakad lein.",
    hindi: "काग़ज़ पर पाँच गेट का सर्किट बनाइए, सोचिए कि हर तार 0 या 1 पर अटका है, और इनपुट के सबसे कम टेस्ट ढूँढ़िए जो इसे पकड़ लें।",
  },
  "Mechanical team shrinks the board after routing": {
    hinglish: "Routing ho jaane ke baad mechanical team board chhota kar deti hai",
    hindi: "रूटिंग हो जाने के बाद मेकैनिकल टीम बोर्ड छोटा कर देती है",
  },
  "Drawing errors found only when the parts do not fit": {
    hinglish: "Drawing ki galti tabhi milti hai jab purze fit nahi hote",
    hindi: "ड्रॉइंग की ग़लती तभी मिलती है जब पुर्ज़े फ़िट नहीं होते",
  },
  "Hours zoomed in on half a millimetre": {
    hinglish: "Aadhe millimetre par zoom karke ghanton dekhna",
    hindi: "आधे मिलीमीटर पर ज़ूम करके घंटों देखना",
  },
  "Install free KiCad on a school or home computer and lay out a one-LED flasher board with no crossing tracks.": {
    hinglish:
      "School ya ghar ke computer par free KiCad install kijiye aur ek LED jhapkane wala board banaiye jismein koi track doosre ko na kaate.",
    hindi: "स्कूल या घर के कंप्यूटर पर मुफ़्त KiCad इंस्टॉल कीजिए और एक LED झपकाने वाला बोर्ड बनाइए जिसमें कोई ट्रैक दूसरे को न काटे।",
  },
  "Readings that can be taken only in the dark, on a shut road": {
    hinglish: "Reading sirf andhere mein, band sadak par li ja sakti hai",
    hindi: "रीडिंग सिर्फ़ अँधेरे में, बंद सड़क पर ली जा सकती है",
  },
  "Tenders won by the cheapest lamp, not good light": {
    hinglish: "Tender sabse saste lamp ko milta hai, achhi roshni ko nahi",
    hindi: "टेंडर सबसे सस्ते लैंप को मिलता है, अच्छी रोशनी को नहीं",
  },
  "Clients who equate bright with beautiful": {
    hinglish: "Client jo tez roshni ko hi sundar maante hain",
    hindi: "क्लाइंट जो तेज़ रोशनी को ही सुंदर मानते हैं",
  },
  "Use a free light-meter phone app to grid your study table and room at night, then move one lamp and compare.": {
    hinglish:
      "Free light-meter phone app se raat ko apni padhai ki mez aur kamre ko khaanon mein naapiye, phir ek lamp hatakar doosri jagah rakhiye aur tulna kijiye.",
    hindi: "मुफ़्त लाइट-मीटर फ़ोन ऐप से रात को अपनी पढ़ाई की मेज़ और कमरे को ख़ानों में नापिए, फिर एक लैंप हटाकर दूसरी जगह रखिए और तुलना कीजिए।",
  },
  "Waiting six weeks for corrected boards to return": {
    hinglish: "Sudhaare hue board lautne ka chhe hafte intezaar",
    hindi: "सुधारे हुए बोर्ड लौटने का छह हफ़्ते इंतज़ार",
  },
  "Software people blame hardware, and the reverse": {
    hinglish: "Software wale hardware ko dosh dete hain, aur hardware wale software ko",
    hindi: "सॉफ़्टवेयर वाले हार्डवेयर को दोष देते हैं, और हार्डवेयर वाले सॉफ़्टवेयर को",
  },
  "Design posts cluster in a few cities, such as Bengaluru, Hyderabad and Noida": {
    hinglish: "Design ki naukriyan kuch hi shehron mein hain, jaise Bengaluru, Hyderabad aur Noida",
    hindi: "डिज़ाइन की नौकरियाँ कुछ ही शहरों में हैं, जैसे बेंगलुरु, हैदराबाद और नोएडा",
  },
  "With an adult, open a dead, unplugged desktop computer, leave its power supply shut, name ten parts, and draw how data travels from disk to screen.":
    {
      hinglish:
        "Kisi bade ke saath, kharab, plug nikla desktop computer kholiye, par uski power supply ka dibba mat kholiye, das hisson ke naam likhiye, aur disk se screen tak data ke raaste ka chitra banaiye.",
      hindi:
        "किसी बड़े के साथ, ख़राब, प्लग निकला डेस्कटॉप कंप्यूटर खोलिए, पर उसकी पावर सप्लाई का डिब्बा मत खोलिए, दस हिस्सों के नाम लिखिए, और डिस्क से स्क्रीन तक डेटा के रास्ते का चित्र बनाइए।",
    },
  "Neither the mechanical nor the electrical team calls you theirs": {
    hinglish: "Na mechanical team aapko apna maanti hai, na electrical",
    hindi: "न मेकैनिकल टीम आपको अपना मानती है, न इलेक्ट्रिकल",
  },
  "Endurance rigs click all day beside your desk": {
    hinglish: "Din bhar mez ke paas khatkhat karti test machine",
    hindi: "दिन भर मेज़ के पास खटखट करती टेस्ट मशीन",
  },
  "Failures one in a lakh are hardest to see": {
    hinglish: "Lakh mein ek baar aane wali kharabi pakadna sabse mushkil",
    hindi: "लाख में एक बार आने वाली ख़राबी पकड़ना सबसे मुश्किल",
  },
  "With an adult, take apart a broken battery toy or unplugged doorbell, and draw how current becomes movement in it.": {
    hinglish:
      "Kisi bade ke saath koi toota battery khilauna ya plug nikli doorbell kholiye, aur chitra banaiye ki usmein bijli se harkat kaise banti hai.",
    hindi: "किसी बड़े के साथ कोई टूटा बैटरी खिलौना या प्लग निकली डोरबेल खोलिए, और चित्र बनाइए कि उसमें बिजली से हरकत कैसे बनती है।",
  },
  "Decades may pass between first sketch and first squadron": {
    hinglish: "Pehle sketch se pehle squadron tak kai dashak nikal sakte hain",
    hindi: "पहले स्केच से पहले स्क्वाड्रन तक कई दशक निकल सकते हैं",
  },
  "Few employers, most of them in Bengaluru and Hyderabad": {
    hinglish: "Naukri dene wale gine-chune, zyadatar Bengaluru aur Hyderabad mein",
    hindi: "नौकरी देने वाले गिने-चुने, ज़्यादातर बेंगलुरु और हैदराबाद में",
  },
  "Paperwork for even a single rivet": { hinglish: "Ek rivet ke liye bhi kaagazi kaarwaai", hindi: "एक रिवेट के लिए भी काग़ज़ी कार्रवाई" },
  "Build three paper or balsa gliders with different wings, throw each ten times, and plot how wing shape changes the distance.": {
    hinglish:
      "Alag pankhon wale teen kaagaz ya balsa glider banaiye, har ek das baar phenkiye, aur graph banaiye ki pankh ki shakl se doori kaise badalti hai.",
    hindi: "अलग पंखों वाले तीन काग़ज़ या बाल्सा ग्लाइडर बनाइए, हर एक दस बार फेंकिए, और ग्राफ़ बनाइए कि पंख की शक्ल से दूरी कैसे बदलती है।",
  },
  "One loose screw can waste five years of work": {
    hinglish: "Ek dheela pench paanch saal ki mehnat bekaar kar sakta hai",
    hindi: "एक ढीला पेंच पाँच साल की मेहनत बेकार कर सकता है",
  },
  "Night shifts when a chamber test cannot be stopped": {
    hinglish: "Chamber test band na kiya ja sake to raat ki shift",
    hindi: "चैंबर टेस्ट बंद न किया जा सके तो रात की शिफ़्ट",
  },
  "Launch dates that slip again and again": {
    hinglish: "Launch ki tareekh jo baar-baar khisakti hai",
    hindi: "लॉन्च की तारीख़ जो बार-बार खिसकती है",
  },
  "Use NASA's free Spot the Station app to predict when the space station passes over your home, then go out and time it.": {
    hinglish:
      "NASA ke free Spot the Station app se pata kijiye ki space station aapke ghar ke upar se kab guzrega, phir baahar jaakar uska samay naapiye.",
    hindi: "NASA के मुफ़्त Spot the Station ऐप से पता कीजिए कि स्पेस स्टेशन आपके घर के ऊपर से कब गुज़रेगा, फिर बाहर जाकर उसका समय नापिए।",
  },
  "The rod that holds the model spoils the very air you measure": {
    hinglish: "Model ko thaamne wali chhad usi hawa ko bigaadti hai jise naapna hai",
    hindi: "मॉडल को थामने वाली छड़ उसी हवा को बिगाड़ती है जिसे नापना है",
  },
  "Stylists who refuse the shape that saves fuel": {
    hinglish: "Stylist jo eendhan bachane wali shakl thukra dete hain",
    hindi: "स्टाइलिस्ट जो ईंधन बचाने वाली शक्ल ठुकरा देते हैं",
  },
  "Hunting for a mistake in millions of grid cells": {
    hinglish: "Grid ke laakhon khaanon mein galti dhoondhna",
    hindi: "ग्रिड के लाखों ख़ानों में ग़लती ढूँढ़ना",
  },
  "Hold card shapes (flat, wedge, teardrop) before a table fan on a hanging thread and measure how far each is pushed back.": {
    hinglish:
      "Card ki shaklein (chapti, fanni, boond) table fan ke saamne dhaage se latkaiye aur naapiye ki har ek kitna peechhe dhakeli jaati hai.",
    hindi: "कार्ड की शक्लें (चपटी, फन्नी, बूँद) टेबल फ़ैन के सामने धागे से लटकाइए और नापिए कि हर एक कितना पीछे धकेली जाती है।",
  },
  "Months of work settled in a twenty-second firing": {
    hinglish: "Mahino ka kaam bees second ki firing mein tay ho jaata hai",
    hindi: "महीनों का काम बीस सेकंड की फ़ायरिंग में तय हो जाता है",
  },
  "Rocket stands lie in lonely hills, far from family": {
    hinglish: "Rocket stand sunsaan pahaadiyon mein hote hain, parivaar se door",
    hindi: "रॉकेट स्टैंड सुनसान पहाड़ियों में होते हैं, परिवार से दूर",
  },
  "An engine that burnt smoothly when small may shake itself apart at full size": {
    hinglish: "Jo engine chhota tha to aaram se jala, poore size par khud ko hilakar tod sakta hai",
    hindi: "जो इंजन छोटा था तो आराम से जला, पूरे साइज़ पर ख़ुद को हिलाकर तोड़ सकता है",
  },
  "Build a water-bottle rocket with an adult in an open field, vary the water level, and record which fill flies highest.": {
    hinglish:
      "Kisi bade ke saath khule maidan mein paani ki bottle ka rocket banaiye, paani ki matra badaliye, aur likhiye ki kis bharaav se sabse ooncha udta hai.",
    hindi: "किसी बड़े के साथ खुले मैदान में पानी की बोतल का रॉकेट बनाइए, पानी की मात्रा बदलिए, और लिखिए कि किस भराव से सबसे ऊँचा उड़ता है।",
  },
  "Certification documents thicker than the code itself": {
    hinglish: "Certification ke kaagaz jo code se bhi mote hote hain",
    hindi: "प्रमाणन के काग़ज़ जो कोड से भी मोटे होते हैं",
  },
  "Chips that go out of production before the aircraft flies": {
    hinglish: "Chip jinka banna jahaz udne se pehle hi band ho jaata hai",
    hindi: "चिप जिनका बनना विमान उड़ने से पहले ही बंद हो जाता है",
  },
  "Faults that appear in flight but never on the bench": {
    hinglish: "Kharabi jo udaan mein aati hai, par workbench par kabhi nahi",
    hindi: "ख़राबी जो उड़ान में आती है, पर वर्कबेंच पर कभी नहीं",
  },
  "Fly a circuit by instruments only in the free FlightGear simulator and list what each cockpit display told you.": {
    hinglish:
      "Free FlightGear simulator mein sirf instruments dekhkar airport ka ek chakkar udaiye aur likhiye ki cockpit ke har display ne kya bataya.",
    hindi: "मुफ़्त FlightGear सिम्युलेटर में सिर्फ़ उपकरण देखकर हवाई अड्डे का एक चक्कर उड़ाइए और लिखिए कि कॉकपिट के हर डिस्प्ले ने क्या बताया।",
  },
  "A whole crew waits for wind and visibility": {
    hinglish: "Poori team ko sahi hawa aur saaf mausam ka intezaar",
    hindi: "पूरी टीम को सही हवा और साफ़ मौसम का इंतज़ार",
  },
  "Calling the aircraft home because one reading looks odd": {
    hinglish: "Ek reading ajeeb lage to jahaz ko wapas bulana",
    hindi: "एक रीडिंग अजीब लगे तो विमान को वापस बुलाना",
  },
  "Weeks away at Jaisalmer in May or Leh in January for heat and cold trials": {
    hinglish: "Garmi aur thand ke trial ke liye May mein Jaisalmer ya January mein Leh mein hafton door",
    hindi: "गर्मी और ठंड के ट्रायल के लिए मई में जैसलमेर या जनवरी में लेह में हफ़्तों दूर",
  },
  "Record a lift or bus ride with the free phyphox app and find from the acceleration graph where it started and braked.": {
    hinglish:
      "Free phyphox app se lift ya bus ka safar record kijiye aur acceleration ke graph se dhoondhiye ki woh kahan chali aur kahan brake laga.",
    hindi: "मुफ़्त phyphox ऐप से लिफ़्ट या बस का सफ़र रिकॉर्ड कीजिए और त्वरण के ग्राफ़ से ढूँढ़िए कि वह कहाँ चली और कहाँ ब्रेक लगा।",
  },
  "Fighting for every gram with five other departments": {
    hinglish: "Ek-ek gram ke liye paanch doosre vibhaagon se ladna",
    hindi: "एक-एक ग्राम के लिए पाँच दूसरे विभागों से लड़ना",
  },
  "Much outsourced work is one bracket, not one aeroplane": {
    hinglish: "Bahar se aane wale bahut se kaam mein bas ek bracket milta hai, poora jahaaz nahi",
    hindi: "बाहर से आने वाले बहुत से काम में बस एक ब्रैकेट मिलता है, पूरा जहाज़ नहीं",
  },
  "Reports repeat the same load cases hundreds of times": {
    hinglish: "Reports mein wahi load case saikdon baar dohrana",
    hindi: "रिपोर्टों में वही लोड केस सैकड़ों बार दोहराना",
  },
  "Build a bridge from twenty drinking straws and tape, load it with coins until it fails, then strengthen only the broken place.": {
    hinglish:
      "Bees straw aur tape se ek pul banaiye, us par tab tak sikke rakhte jaiye jab tak woh toot na jaye, phir sirf tooti jagah ko mazboot kijiye.",
    hindi: "बीस स्ट्रॉ और टेप से एक पुल बनाइए, उस पर तब तक सिक्के रखते जाइए जब तक वह टूट न जाए, फिर सिर्फ़ टूटी जगह को मज़बूत कीजिए।",
  },
  "Rain, noise and heat on the open apron": {
    hinglish: "Khule mein khade jahaaz ke paas baarish, shor aur garmi mein kaam",
    hindi: "खुले में खड़े जहाज़ के पास बारिश, शोर और गर्मी में काम",
  },
  "Modules must be passed one by one, and many stall there": {
    hinglish: "Modules ek-ek karke pass karne padte hain, aur bahut log wahin atak jaate hain",
    hindi: "मॉड्यूल एक-एक करके पास करने पड़ते हैं, और बहुत लोग वहीं अटक जाते हैं",
  },
  "A delayed flight, and every eye is on you": {
    hinglish: "Flight late hui, aur sabki nazar aap par",
    hindi: "फ़्लाइट लेट हुई, और सबकी नज़र आप पर",
  },
  "Read the CAR-66 module list on the DGCA website and service your own bicycle by a written checklist, signing each step.": {
    hinglish:
      "DGCA ki website par CAR-66 ke modules ki list padhiye, aur likhi hui checklist se apni cycle ki servicing kijiye, har step par sign karte hue.",
    hindi: "DGCA की वेबसाइट पर CAR-66 के मॉड्यूलों की सूची पढ़िए, और लिखी हुई चेकलिस्ट से अपनी साइकिल की सर्विसिंग कीजिए, हर क़दम पर दस्तख़त करते हुए।",
  },
  "A part you loved is cut to save cost": {
    hinglish: "Pasandeeda purza kharch bachane ke liye hata diya jaata hai",
    hindi: "पसंदीदा पुर्ज़ा ख़र्च बचाने के लिए हटा दिया जाता है",
  },
  "A recall, years later, for a part that you signed off": {
    hinglish: "Saalon baad gaadiyan us purze ke kaaran wapas bulana jise aapne manzoori di",
    hindi: "सालों बाद गाड़ियाँ उस पुर्ज़े के कारण वापस बुलाना जिसे आपने मंज़ूरी दी",
  },
  "Years spent on one door hinge": { hinglish: "Darwaze ke ek kabze par kai saal lagana", hindi: "दरवाज़े के एक क़ब्ज़े पर कई साल लगाना" },
  "Compare three scooters' brochures on weight, wheelbase and power, ride pillion with a helmet on one, and explain which number you could feel.":
    {
      hinglish:
        "Teen scooters ke brochure mein wazan, wheelbase aur power ki tulna kijiye, helmet pehenkar kisi ek par peeche baithiye, aur bataiye ki kaun sa number mehsoos hua.",
      hindi: "तीन स्कूटरों के ब्रोशर में वज़न, व्हीलबेस और पावर की तुलना कीजिए, हेलमेट पहनकर किसी एक पर पीछे बैठिए, और बताइए कि कौन सा आँकड़ा महसूस हुआ।",
    },
  "Deafening test cells, even with ear defenders": {
    hinglish: "Test cell ka kaan phaadne wala shor, kaan dhakne par bhi",
    hindi: "टेस्ट सेल का कान फाड़ने वाला शोर, कान ढकने पर भी",
  },
  "Petrol skills may lose value as vehicles turn electric": {
    hinglish: "Gaadiyan electric hui to petrol wale hunar ki keemat ghat sakti hai",
    hindi: "गाड़ियाँ इलेक्ट्रिक हुईं तो पेट्रोल वाले हुनर की क़ीमत घट सकती है",
  },
  "Emission limits that tighten just as you meet them": {
    hinglish: "Dhuen ke niyam, jo poore hote hi aur sakht ho jaate hain",
    hindi: "धुएँ के नियम, जो पूरे होते ही और सख़्त हो जाते हैं",
  },
  "Count teeth on a bicycle's gears, predict wheel turns per pedal turn, then measure them and explain the uphill choice.": {
    hinglish:
      "Cycle ke gear ke daante giniye, andaaza lagaiye ki pedal ke ek chakkar mein pahiya kitna ghoomega, phir naapiye aur samjhaiye ki chadhai par kaun sa gear kyon.",
    hindi: "साइकिल के गियर के दाँते गिनिए, अंदाज़ा लगाइए कि पैडल के एक चक्कर में पहिया कितना घूमेगा, फिर नापिए और समझाइए कि चढ़ाई पर कौन सा गियर क्यों।",
  },
  "Weeks away at the proving ground or in Ladakh cold": {
    hinglish: "Hafton ghar se door, test track par ya Ladakh ki thand mein",
    hindi: "हफ़्तों घर से दूर, टेस्ट ट्रैक पर या लद्दाख़ की ठंड में",
  },
  "Back ache from rough-road durability runs": {
    hinglish: "Kharab sadkon par lambe test se peeth dard",
    hindi: "ख़राब सड़कों पर लंबे टेस्ट से पीठ दर्द",
  },
  "A cracked suspension arm to report in the week of the launch": {
    hinglish: "Launch ke hafte mein batana padta hai ki suspension arm chatak gaya",
    hindi: "लॉन्च के हफ़्ते में बताना पड़ता है कि सस्पेंशन आर्म चटक गया",
  },
  "Measure on a quiet campus, with an adult, how your bicycle's stopping distance changes on dry, dusty and wet ground.": {
    hinglish:
      "Kisi shaant campus mein, kisi bade ke saath, naapiye ki sookhi, dhool bhari aur geeli zameen par brake lagane par aapki cycle kitni door jaakar rukti hai.",
    hindi: "किसी शांत कैंपस में, किसी बड़े के साथ, नापिए कि सूखी, धूल भरी और गीली ज़मीन पर ब्रेक लगाने पर आपकी साइकिल कितनी दूर जाकर रुकती है।",
  },
  "Rules rewritten after the tooling is paid for": {
    hinglish: "Saanchon ka paisa lag jaane ke baad niyam badal jaate hain",
    hindi: "साँचों का पैसा लग जाने के बाद नियम बदल जाते हैं",
  },
  "One missing page holds up a whole launch": {
    hinglish: "Ek page kam ho to poora launch ruk jaata hai",
    hindi: "एक पन्ना कम हो तो पूरा लॉन्च रुक जाता है",
  },
  "Each export country wants the same model proved all over again": {
    hinglish: "Har desh, jahan gaadi bhejni ho, usi model ke saare test phir se maangta hai",
    hindi: "हर देश, जहाँ गाड़ी भेजनी हो, उसी मॉडल के सारे टेस्ट फिर से माँगता है",
  },
  "Download one AIS standard free from the ARAI website, pick three limits, and check them on a parked scooter with a tape.": {
    hinglish:
      "ARAI ki website se ek AIS standard free download kijiye, teen limit chuniye, aur khade scooter par unhe naapne wale feete se jaanchiye.",
    hindi: "ARAI की वेबसाइट से एक AIS मानक मुफ़्त डाउनलोड कीजिए, तीन लिमिट चुनिए, और खड़े स्कूटर पर उन्हें नापने वाले फ़ीते से जाँचिए।",
  },
  "Ninety-nine sketches in a hundred are thrown away": {
    hinglish: "Sau mein se ninyanve sketch phenk diye jaate hain",
    hindi: "सौ में से निन्यानवे स्केच फेंक दिए जाते हैं",
  },
  "Clay shaped for weeks is scraped off after one review": {
    hinglish: "Hafton mein gadhi hui mitti ek hi review ke baad khurach di jaati hai",
    hindi: "हफ़्तों में गढ़ी हुई मिट्टी एक ही रिव्यू के बाद खुरच दी जाती है",
  },
  "Safety rules that blunt your favourite line": {
    hinglish: "Suraksha ke niyam jo pasandeeda line ki dhaar mita dete hain",
    hindi: "सुरक्षा के नियम जो पसंदीदा लाइन की धार मिटा देते हैं",
  },
  "Draw one parked car from three angles every evening for ten days, then redesign only its face for an Indian village.": {
    hinglish:
      "Das din tak har shaam ek khadi car ko teen taraf se banaiye, phir sirf uska saamne ka hissa kisi Indian gaon ke liye naye sire se design kijiye.",
    hindi: "दस दिन तक हर शाम एक खड़ी कार को तीन तरफ़ से बनाइए, फिर सिर्फ़ उसका सामने का हिस्सा किसी भारतीय गाँव के लिए नए सिरे से डिज़ाइन कीजिए।",
  },
  "Depots at night, when trains finally stand still": {
    hinglish: "Raat ko depot mein kaam, kyunki trainein tabhi khadi milti hain",
    hindi: "रात को डिपो में काम, क्योंकि ट्रेनें तभी खड़ी मिलती हैं",
  },
  "A small fault becomes tomorrow's newspaper headline": {
    hinglish: "Chhoti si kharabi agle din akhbaar ki headline ban jaati hai",
    hindi: "छोटी सी ख़राबी अगले दिन अख़बार की हेडलाइन बन जाती है",
  },
  "Old coach designs that may not be touched": {
    hinglish: "Dibbon ke purane design jinhe badalne ki ijaazat nahi",
    hindi: "डिब्बों के पुराने डिज़ाइन जिन्हें बदलने की इजाज़त नहीं",
  },
  "On your next train trip, note coach numbers and codes, sketch the bogie at a halt, and find out what ICF and LHB mean.": {
    hinglish:
      "Agli train yatra mein coach ke number aur code note kijiye, train rukne par bogie ka sketch banaiye, aur pata kijiye ki ICF aur LHB ka kya matlab hai.",
    hindi: "अगली ट्रेन यात्रा में कोच के नंबर और कोड नोट कीजिए, ट्रेन रुकने पर बोगी का स्केच बनाइए, और पता कीजिए कि ICF और LHB का क्या मतलब है।",
  },
  "The night's work on a closed section is called off because one train runs late": {
    hinglish: "Band kiye gaye section par raat ka kaam radd, kyunki ek train late hai",
    hindi: "बंद किए गए सेक्शन पर रात का काम रद्द, क्योंकि एक ट्रेन लेट है",
  },
  "An enquiry if one relay fails the wrong way": {
    hinglish: "Ek relay galat taraf fail ho to jaanch baithti hai",
    hindi: "एक रिले ग़लत तरफ़ फ़ेल हो तो जाँच बैठती है",
  },
  "Field huts by the line, far from any town": {
    hinglish: "Patri ke kinaare ke signal kamre, har shehar se door",
    hindi: "पटरी के किनारे के सिग्नल कमरे, हर शहर से दूर",
  },
  "Draw a station yard with three tracks on paper and write a table of which signals may never be green together.": {
    hinglish:
      "Kaagaz par teen patriyon wala station yard banaiye aur ek table likhiye ki kaun se signal ek saath kabhi hare nahi ho sakte.",
    hindi: "काग़ज़ पर तीन पटरियों वाला स्टेशन यार्ड बनाइए और एक तालिका लिखिए कि कौन से सिग्नल एक साथ कभी हरे नहीं हो सकते।",
  },
  "Indian shipyards are few and live from order to order": {
    hinglish: "India mein shipyard kam hain aur order-dar-order guzaara karte hain",
    hindi: "भारत में शिपयार्ड कम हैं और ऑर्डर-दर-ऑर्डर गुज़ारा करते हैं",
  },
  "An owner's late change upsets the whole weight sheet": {
    hinglish: "Maalik ka aakhiri samay ka badlaav wazan ka poora hisaab bigaad deta hai",
    hindi: "मालिक का आख़िरी समय का बदलाव वज़न का पूरा हिसाब बिगाड़ देता है",
  },
  "Sums redone for every loading case": {
    hinglish: "Maal ki har haalat ke liye hisaab phir se",
    hindi: "माल की हर हालत के लिए हिसाब फिर से",
  },
  "Make three foil hulls from equal sheets, load them with coins in a bucket, and explain which capsized first and why.": {
    hinglish:
      "Foil ki barabar sheets se teen naav banaiye, balti ke paani mein un par sikke rakhiye, aur samjhaiye ki kaun si pehle palti aur kyon.",
    hindi: "फ़ॉइल की बराबर शीटों से तीन नाव बनाइए, बाल्टी के पानी में उन पर सिक्के रखिए, और समझाइए कि कौन सी पहले पलटी और क्यों।",
  },
  "Engine rooms reach forty-five degrees and shake": {
    hinglish: "Engine room paintalis degree tak garam hote hain aur hilte rehte hain",
    hindi: "इंजन रूम पैंतालीस डिग्री तक गरम होते हैं और हिलते रहते हैं",
  },
  "Days at sea on trials, with patchy calls home": {
    hinglish: "Trial par kai din samundar mein, ghar se tooti-phooti baat",
    hindi: "ट्रायल पर कई दिन समुद्र में, घर से टूटी-फूटी बात",
  },
  "Surveyors who reject work the day before delivery": {
    hinglish: "Surveyor jo delivery se ek din pehle kaam reject kar dete hain",
    hindi: "सर्वेयर जो डिलीवरी से एक दिन पहले काम रिजेक्ट कर देते हैं",
  },
  "Visit a harbour, ferry or museum ship such as those at Kochi or Visakhapatnam, or study one online, and sketch its engine room.": {
    hinglish:
      "Kochi ya Visakhapatnam jaisi jagah koi bandargah, ferry ya museum ship dekhne jaiye, ya kisi ko online dekhiye, aur uske engine room ka sketch banaiye.",
    hindi: "कोच्चि या विशाखापत्तनम जैसी जगह कोई बंदरगाह, फ़ेरी या म्यूज़ियम जहाज़ देखने जाइए, या किसी को ऑनलाइन देखिए, और उसके इंजन रूम का स्केच बनाइए।",
  },
  "Plants stand in hot industrial belts such as Dahej": {
    hinglish: "Plant Gujarat ke Dahej jaise garam industrial ilaakon mein hote hain",
    hindi: "प्लांट गुजरात के दहेज जैसे गरम औद्योगिक इलाक़ों में होते हैं",
  },
  "Smells that cling to your clothes on the bus home": {
    hinglish: "Badboo jo ghar jaati bus mein bhi kapdon se nahi jaati",
    hindi: "बदबू जो घर जाती बस में भी कपड़ों से नहीं जाती",
  },
  "A design idea takes years to become steel": {
    hinglish: "Design ke ek idea ko asli plant banne mein saalon lagte hain",
    hindi: "डिज़ाइन के एक आइडिया को असली प्लांट बनने में सालों लगते हैं",
  },
  "Dissolve salt in a glass, a jug and a bucket, equally strong and stirred alike; time each, and explain why the big batch takes longer.":
    {
      hinglish:
        "Glass, jug aur balti mein namak ka barabar tez ghol ek jaisa chalakar banaiye, har ek ka samay naapiye, aur samjhaiye ki badi matra mein zyada der kyon lagti hai.",
      hindi:
        "गिलास, जग और बाल्टी में नमक का बराबर तेज़ घोल एक जैसा चलाकर बनाइए, हर एक का समय नापिए, और समझाइए कि बड़ी मात्रा में ज़्यादा देर क्यों लगती है।",
    },
  "Blame for every dip in yield lands on your desk": {
    hinglish: "Utpaadan thoda bhi gire to dosh aap par aata hai",
    hindi: "उत्पादन थोड़ा भी गिरे तो दोष आप पर आता है",
  },
  "Production refuses to stop for your trial": {
    hinglish: "Production aapke trial ke liye rukne ko taiyaar nahi",
    hindi: "प्रोडक्शन आपके ट्रायल के लिए रुकने को तैयार नहीं",
  },
  "Savings you found vanish when the raw material changes": {
    hinglish: "Kachcha maal badalte hi aapki nikaali hui bachat gayab",
    hindi: "कच्चा माल बदलते ही आपकी निकाली हुई बचत ग़ायब",
  },
  "Time each step of making rotis at home for a week, change one step, and prove with numbers whether it got faster.": {
    hinglish:
      "Ek hafte ghar par roti banane ke har step ka samay naapiye, ek step badliye, aur number se saabit kijiye ki kaam jaldi hua ya nahi.",
    hindi: "एक हफ़्ते घर पर रोटी बनाने के हर चरण का समय नापिए, एक चरण बदलिए, और आँकड़ों से साबित कीजिए कि काम जल्दी हुआ या नहीं।",
  },
  "Imagining deaths for a living": {
    hinglish: "Yahi sochne ki naukri ki log kaise mar sakte hain",
    hindi: "यही सोचने की नौकरी कि लोग कैसे मर सकते हैं",
  },
  "Alarms so many that operators silence them without reading": {
    hinglish: "Itne alarm ki operator bina padhe band kar dete hain",
    hindi: "इतने अलार्म कि ऑपरेटर बिना पढ़े बंद कर देते हैं",
  },
  "Standing up to a manager on start-up day": {
    hinglish: "Plant chalu hone ke din manager ke saamne ad jaana",
    hindi: "प्लांट चालू होने के दिन मैनेजर के सामने अड़ जाना",
  },
  "Read a public account of the 1984 Bhopal gas leak and draw the chain of five failed barriers, asking which was cheapest to fix.": {
    hinglish:
      "1984 ki Bhopal gas trasdi ka koi sarvajanik byora padhiye, aur bachaav ke paanch intezaam kaise ek-ek karke fail hue, iski kadi banaiye, phir sochiye ki kise theek karna sabse sasta tha.",
    hindi:
      "1984 की भोपाल गैस त्रासदी का कोई सार्वजनिक ब्योरा पढ़िए, और बचाव के पाँच इंतज़ाम कैसे एक-एक करके फ़ेल हुए, इसकी कड़ी बनाइए, फिर सोचिए कि किसे ठीक करना सबसे सस्ता था।",
  },
  "One stray microbe ruins ten days of growth": {
    hinglish: "Bahar ka ek jeevanu das din ki paidavaar bigaad deta hai",
    hindi: "बाहर का एक जीवाणु दस दिन की पैदावार बिगाड़ देता है",
  },
  "Cells need feeding on Diwali night too": {
    hinglish: "Cells ko Diwali ki raat bhi khana dena padta hai",
    hindi: "कोशिकाओं को दिवाली की रात भी खाना देना पड़ता है",
  },
  "Scaling from flask to tank rarely works first time": {
    hinglish: "Flask ka kaam bade tank mein pehli baar mein kam hi chalta hai",
    hindi: "फ़्लास्क का काम बड़े टैंक में पहली बार में कम ही चलता है",
  },
  "Put yeast, sugar and warm water in bottles with balloons, vary the sugar, and measure which balloon grows fastest.": {
    hinglish:
      "Bottles mein yeast, cheeni aur gunguna paani daaliye, munh par balloon lagaiye, cheeni kam-zyada kijiye, aur naapiye ki kaun sa balloon sabse jaldi phoolta hai.",
    hindi: "बोतलों में यीस्ट, चीनी और गुनगुना पानी डालिए, मुँह पर गुब्बारे लगाइए, चीनी कम-ज़्यादा कीजिए, और नापिए कि कौन सा गुब्बारा सबसे जल्दी फूलता है।",
  },
  "If it is not written down, it never happened": {
    hinglish: "Jo likha nahi gaya, maana jaata hai ki hua hi nahi",
    hindi: "जो लिखा नहीं गया, माना जाता है कि हुआ ही नहीं",
  },
  "Gowning up, with mask and goggles, several times daily": {
    hinglish: "Din mein kai baar gown, mask aur chashma pehenna",
    hindi: "दिन में कई बार गाउन, मास्क और चश्मा पहनना",
  },
  "A failed audit can close the plant": {
    hinglish: "Ek audit mein fail hue to plant band ho sakta hai",
    hindi: "एक ऑडिट में फ़ेल हुए तो प्लांट बंद हो सकता है",
  },
  "Read the leaflet of a household strip of tablets, list every storage and coating clue, and guess the machine behind each.": {
    hinglish:
      "Ghar ki kisi tablet ke patte ka parcha padhiye, rakhne aur coating ke baare mein har ishaara likhiye, aur andaaza lagaiye ki har ek ke peeche kaun si machine hogi.",
    hindi: "घर की किसी गोली के पत्ते का पर्चा पढ़िए, रखने और कोटिंग के बारे में हर इशारा लिखिए, और अंदाज़ा लगाइए कि हर एक के पीछे कौन सी मशीन होगी।",
  },
  "Tasting the same biscuit thirty times before noon": {
    hinglish: "Dopahar se pehle wahi biscuit tees baar chakhna",
    hindi: "दोपहर से पहले वही बिस्कुट तीस बार चखना",
  },
  "Marketing wants no preservatives and a year on the shelf": {
    hinglish: "Marketing ko preservative ke bina bhi saal bhar tikne wala maal chahiye",
    hindi: "मार्केटिंग को प्रिज़र्वेटिव के बिना भी साल भर टिकने वाला माल चाहिए",
  },
  "Factories smell of whatever they fry": {
    hinglish: "Factory mein jo tala jaata hai, wahi mehakta rehta hai",
    hindi: "फ़ैक्टरी में जो तला जाता है, वही महकता रहता है",
  },
  "Dry tomato slices three ways (sun, shade, salted), keep them in closed jars for three weeks, and record colour and mould through the glass.":
    {
      hinglish:
        "Tamatar ke tukde teen tareekon se sukhaiye (dhoop, chhaon, namak lagakar), teen hafte band jar mein rakhiye, aur kaanch ke bahar se rang aur phaphoond likhiye.",
      hindi: "टमाटर के टुकड़े तीन तरीक़ों से सुखाइए (धूप, छाँव, नमक लगाकर), तीन हफ़्ते बंद जार में रखिए, और काँच के बाहर से रंग और फफूँद लिखिए।",
    },
  "Crushing season means no leave from November to April": {
    hinglish: "Peraai ke season mein, November se April tak, koi chhutti nahi",
    hindi: "पेराई के सीज़न में, नवंबर से अप्रैल तक, कोई छुट्टी नहीं",
  },
  "Mill colonies lie deep in cane country": {
    hinglish: "Cheeni mill ki colony ganne ke ilaake mein bahut andar hoti hai",
    hindi: "चीनी मिल की कॉलोनी गन्ने के इलाक़े में बहुत अंदर होती है",
  },
  "Off-season can bring half pay or idle months": {
    hinglish: "Season ke baad aadhi tankhwah ya bina kaam ke mahine ho sakte hain",
    hindi: "सीज़न के बाद आधी तनख़्वाह या बिना काम के महीने हो सकते हैं",
  },
  "Dissolve sugar to saturation in hot water, hang a string, and compare crystals grown by slow and by fast cooling.": {
    hinglish:
      "Garam paani mein itni cheeni gholiye ki aur na ghule, usmein dhaaga latkaiye, aur dheere tatha jaldi thanda karne par bane crystal ki tulna kijiye.",
    hindi: "गरम पानी में इतनी चीनी घोलिए कि और न घुले, उसमें धागा लटकाइए, और धीरे तथा जल्दी ठंडा करने पर बने क्रिस्टल की तुलना कीजिए।",
  },
  "Milk packets must leave for the booths long before dawn": {
    hinglish: "Doodh ke packet subah hone se bahut pehle booth ke liye nikalne chahiye",
    hindi: "दूध के पैकेट सुबह होने से बहुत पहले बूथ के लिए निकलने चाहिए",
  },
  "Wet floors and cold rooms all day": { hinglish: "Poore din geela farsh aur thande kamre", hindi: "पूरे दिन गीला फ़र्श और ठंडे कमरे" },
  "A souring batch waits for nobody": {
    hinglish: "Khatta hota doodh kisi ka intezaar nahi karta",
    hindi: "खट्टा होता दूध किसी का इंतज़ार नहीं करता",
  },
  "Make paneer with lemon, curd and vinegar from equal milk, weigh each yield, and taste which is firmest.": {
    hinglish:
      "Barabar doodh lekar nimbu, dahi aur sirke se paneer banaiye, har ek ka wazan taulkar likhiye, aur chakhkar dekhiye ki kaun sa sabse thos hai.",
    hindi: "बराबर दूध लेकर नींबू, दही और सिरके से पनीर बनाइए, हर एक का वज़न तौलकर लिखिए, और चखकर देखिए कि कौन सा सबसे ठोस है।",
  },
  "Looms so loud that you learn to lip-read": {
    hinglish: "Karghon ka itna shor ki honth padhkar baat samajhni padti hai",
    hindi: "करघों का इतना शोर कि होंठ पढ़कर बात समझनी पड़ती है",
  },
  "Humidity in spinning sheds never lets up": {
    hinglish: "Kataai ke shed mein nami kabhi kam nahi hoti",
    hindi: "कताई के शेड में नमी कभी कम नहीं होती",
  },
  "Buyers abroad cancel after the cloth is woven": {
    hinglish: "Kapda bun jaane ke baad videsh ke kharidaar order radd kar dete hain",
    hindi: "कपड़ा बुन जाने के बाद विदेश के ख़रीदार ऑर्डर रद्द कर देते हैं",
  },
  "Cut five fabric scraps, wash each ten times, and note shrinkage, fading and bobbles beside the fibre named on the label.": {
    hinglish:
      "Kapde ki paanch katranein kaatiye, har ek ko das baar dhoiye, aur label par likhe fibre ke naam ke saath likhiye ki kitna sikuda, rang utra aur royein uthe.",
    hindi: "कपड़े की पाँच कतरनें काटिए, हर एक को दस बार धोइए, और लेबल पर लिखे रेशे के नाम के साथ लिखिए कि कितना सिकुड़ा, रंग उतरा और रोएँ उठे।",
  },
  "Raw hides stink, and visitors tell you so": {
    hinglish: "Kachchi khaal se badboo aati hai, aur aane wale keh bhi dete hain",
    hindi: "कच्ची खाल से बदबू आती है, और आने वाले कह भी देते हैं",
  },
  "Some families look down on the trade": {
    hinglish: "Kuch parivaar is kaam ko neecha samajhte hain",
    hindi: "कुछ परिवार इस काम को नीचा समझते हैं",
  },
  "Pollution orders may shut every unit in town": {
    hinglish: "Pradushan ke aadesh se shehar ki har unit band ho sakti hai",
    hindi: "प्रदूषण के आदेश से शहर की हर यूनिट बंद हो सकती है",
  },
  "Collect offcuts from a cobbler, then test each for water drops, bending and scratches to tell real leather from imitation.": {
    hinglish:
      "Mochi se katran laiye, phir paani ki boond, modne aur kharonchne se har ek ko jaanchiye aur asli chamde ko nakli se alag pehchaniye.",
    hindi: "मोची से कतरनें लाइए, फिर पानी की बूँद, मोड़ने और खरोंचने से हर एक को जाँचिए और असली चमड़े को नक़ली से अलग पहचानिए।",
  },
  "The machine hall is hot and damp in every season": {
    hinglish: "Machine hall har mausam mein garam aur nam rehta hai",
    hindi: "मशीन हॉल हर मौसम में गरम और नम रहता है",
  },
  "Boiled-pulp smell that follows you to the colony": {
    hinglish: "Ubli lugdi ki badboo jo colony tak peecha karti hai",
    hindi: "उबली लुगदी की बदबू जो कॉलोनी तक पीछा करती है",
  },
  "One tear in the running sheet costs an hour's output": {
    hinglish: "Chalti sheet ek baar phati to ghante bhar ka utpaadan gaya",
    hindi: "चलती शीट एक बार फटी तो घंटे भर का उत्पादन गया",
  },
  "Soak old newspapers, mash them, press handmade sheets with and without maida paste, and test which takes ink without spreading.": {
    hinglish:
      "Purane akhbaar bhigoiye, masalkar lugdi banaiye, maide ki lei ke saath aur uske bina haath se kaagaz banaiye, aur dekhiye ki kis par syaahi nahi phailti.",
    hindi: "पुराने अख़बार भिगोइए, मसलकर लुगदी बनाइए, मैदे की लेई के साथ और उसके बिना हाथ से काग़ज़ बनाइए, और देखिए कि किस पर स्याही नहीं फैलती।",
  },
  "Carbon black gets into every pore": {
    hinglish: "Carbon black chamdi ke rom-rom mein ghus jaata hai",
    hindi: "कार्बन ब्लैक चमड़ी के रोम-रोम में घुस जाता है",
  },
  "Small recipe changes need months of road trials": {
    hinglish: "Nuskhe ke chhote badlaav ke liye mahinon sadak par test",
    hindi: "नुस्ख़े के छोटे बदलाव के लिए महीनों सड़क पर टेस्ट",
  },
  "Raw rubber prices upset the formula you just fixed": {
    hinglish: "Kachche rubber ka daam abhi theek kiya hua formula bigaad deta hai",
    hindi: "कच्चे रबर का दाम अभी ठीक किया हुआ फ़ॉर्मूला बिगाड़ देता है",
  },
  "Hang equal weights from a rubber band kept at room heat, in the fridge and in the sun, and measure the stretch.": {
    hinglish:
      "Rubber band ko kamre ki garmi mein, fridge mein aur dhoop mein rakhiye, har baar barabar wazan latkaiye, aur naapiye ki kitna khincha.",
    hindi: "रबर बैंड को कमरे की गर्मी में, फ़्रिज में और धूप में रखिए, हर बार बराबर वज़न लटकाइए, और नापिए कि कितना खिंचा।",
  },
  "Fumes near the extruder, whatever the fans do": {
    hinglish: "Pankhe kitne bhi chalein, extruder ke paas dhuan rehta hai",
    hindi: "पंखे कितने भी चलें, एक्सट्रूडर के पास धुआँ रहता है",
  },
  "Being asked at weddings why you make litter": {
    hinglish: "Shaadiyon mein poocha jaata hai ki aap kachra kyon banate hain",
    hindi: "शादियों में पूछा जाता है कि आप कचरा क्यों बनाते हैं",
  },
  "Machines idle while a mould is repaired": {
    hinglish: "Saancha theek hone tak machinein khaali khadi rehti hain",
    hindi: "साँचा ठीक होने तक मशीनें ख़ाली खड़ी रहती हैं",
  },
  "Sort a week's household plastic by recycling number, float pieces in plain and salt water, and chart which sink.": {
    hinglish:
      "Ek hafte ka ghar ka plastic recycling number se chhaantiye, tukde saade aur namak wale paani mein daaliye, aur chart banaiye ki kaun se doobe.",
    hindi: "एक हफ़्ते का घर का प्लास्टिक रीसाइक्लिंग नंबर से छाँटिए, टुकड़े सादे और नमक वाले पानी में डालिए, और चार्ट बनाइए कि कौन से डूबे।",
  },
  "Standing near a furnace that never goes out": {
    hinglish: "Us bhatti ke paas khada rehna jo kabhi bujhti nahi",
    hindi: "उस भट्ठी के पास खड़ा रहना जो कभी बुझती नहीं",
  },
  "Batch dust that demands a mask all shift": {
    hinglish: "Kachche maal ki dhool, jiske liye poori shift mask lagana padta hai",
    hindi: "कच्चे माल की धूल, जिसके लिए पूरी शिफ़्ट मास्क लगाना पड़ता है",
  },
  "Mistakes show only hours later, in thousands of bottles": {
    hinglish: "Galti ghanton baad dikhti hai, hazaron botalon mein",
    hindi: "ग़लती घंटों बाद दिखती है, हज़ारों बोतलों में",
  },
  "Hold ten glass bottles and jars against the light, sketch each bubble, streak and seam, and guess at which step of the making it arose.":
    {
      hinglish:
        "Kaanch ki das botalein aur jar roshni ke saamne pakadiye, har bulbule, dhaari aur jod ka sketch banaiye, aur andaaza lagaiye ki woh banane ke kis step par aaya.",
      hindi: "काँच की दस बोतलें और जार रोशनी के सामने पकड़िए, हर बुलबुले, धारी और जोड़ का स्केच बनाइए, और अंदाज़ा लगाइए कि वह बनाने के किस चरण पर आया।",
    },
  "Kilns in Morbi or Khurja roast the whole shed": {
    hinglish: "Morbi ya Khurja ki bhattiyan poora shed tapa deti hain",
    hindi: "मोरबी या खुर्जा की भट्ठियाँ पूरा शेड तपा देती हैं",
  },
  "Clay from a new pit behaves differently every time": {
    hinglish: "Nayi khadaan ki mitti har baar alag nikalti hai",
    hindi: "नई खदान की मिट्टी हर बार अलग निकलती है",
  },
  "Silica dust, if the plant is careless": {
    hinglish: "Silica ki dhool, agar plant laparwaah ho",
    hindi: "सिलिका की धूल, अगर प्लांट लापरवाह हो",
  },
  "Shape small discs from three local clays or mixes, dry them in shade, and measure how much each shrinks and cracks.": {
    hinglish:
      "Aas-paas ki teen tarah ki mitti ya mishran se chhoti tikiyan banaiye, chhaon mein sukhaiye, aur naapiye ki har ek kitni sikudti aur chatakti hai.",
    hindi: "आस-पास की तीन तरह की मिट्टी या मिश्रण से छोटी टिकियाँ बनाइए, छाँव में सुखाइए, और नापिए कि हर एक कितनी सिकुड़ती और चटकती है।",
  },
  "Township life, far from cities, for most of a career": {
    hinglish: "Career ka zyadatar hissa sheharon se door township mein",
    hindi: "करियर का ज़्यादातर हिस्सा शहरों से दूर टाउनशिप में",
  },
  "Heat, dust and mud on all three shifts": {
    hinglish: "Teeno shift mein garmi, dhool aur keechad",
    hindi: "तीनों शिफ़्ट में गर्मी, धूल और कीचड़",
  },
  "Villages lose land to the pit that you plan": {
    hinglish: "Aapki banayi khadaan mein gaonwalon ki zameen jaati hai",
    hindi: "आपकी बनाई खदान में गाँववालों की ज़मीन जाती है",
  },
  "Look at a coalfield such as Jharia or Singrauli on satellite maps over several years and sketch how pit and dumps moved.": {
    hinglish:
      "Jharia ya Singrauli jaisa koi coalfield satellite maps par kai saalon ka dekhiye aur sketch banaiye ki khadaan aur malbe ke dher kaise khiske.",
    hindi: "झरिया या सिंगरौली जैसा कोई कोयला क्षेत्र सैटेलाइट नक़्शों पर कई सालों का देखिए और स्केच बनाइए कि खदान और मलबे के ढेर कैसे खिसके।",
  },
  "Ore that turns out poorer underground than the model said": {
    hinglish: "Zameen ke neeche ayask model ke andaaze se ghatiya nikalna",
    hindi: "ज़मीन के नीचे अयस्क मॉडल के अंदाज़े से घटिया निकलना",
  },
  "A price crash makes last year's pit worthless": {
    hinglish: "Daam girte hi pichhle saal ki khadaan bekaar",
    hindi: "दाम गिरते ही पिछले साल की खदान बेकार",
  },
  "More screen than rock, after a rugged degree": {
    hinglish: "Mehnat bhari degree ke baad chattaan kam, screen zyada",
    hindi: "मेहनत भरी डिग्री के बाद चट्टान कम, स्क्रीन ज़्यादा",
  },
  "Hide raisins in a layered cake or clay block, drill with straws, map finds, and plan the cheapest order of digging.": {
    hinglish:
      "Parton wale cake ya mitti ke block mein kishmish chhupaiye, straw se drill kijiye, jo mile use nakshe par dikhaiye, aur khudaai ka sabse sasta kram sochiye.",
    hindi: "परतों वाले केक या मिट्टी के ब्लॉक में किशमिश छिपाइए, स्ट्रॉ से ड्रिल कीजिए, जो मिले उसे नक़्शे पर दिखाइए, और खुदाई का सबसे सस्ता क्रम सोचिए।",
  },
  "Stooping for hours through warm, wet roadways": {
    hinglish: "Garam aur geele raaston mein ghanton jhukkar chalna",
    hindi: "गरम और गीले रास्तों में घंटों झुककर चलना",
  },
  "A fan stoppage empties the whole mine, at any hour": {
    hinglish: "Pankha ruka to poori khadaan khaali, kisi bhi waqt",
    hindi: "पंखा रुका तो पूरी खदान ख़ाली, किसी भी वक़्त",
  },
  "One door left open by a trolley crew starves the coal face of air": {
    hinglish: "Trolley wale ek darwaza khula chhod dein to koyla kaatne ki jagah par hawa nahi pahunchti",
    hindi: "ट्रॉली वाले एक दरवाज़ा खुला छोड़ दें तो कोयला काटने की जगह पर हवा नहीं पहुँचती",
  },
  "Link cardboard boxes by tubes with a small fan and incense smoke, with an adult, and find which flap clears the far box.": {
    hinglish:
      "Kisi bade ke saath gatte ke dibbon ko nali se jodiye, chhota pankha aur agarbatti ka dhuan lagaiye, aur dekhiye ki kaun sa palla kholne se door wala dibba saaf hota hai.",
    hindi:
      "किसी बड़े के साथ गत्ते के डिब्बों को नली से जोड़िए, छोटा पंखा और अगरबत्ती का धुआँ लगाइए, और देखिए कि कौन सा पल्ला खोलने से दूर वाला डिब्बा साफ़ होता है।",
  },
  "Carrying bad news to a miner's family": {
    hinglish: "Khadaan mazdoor ke parivaar tak buri khabar le jaana",
    hindi: "खदान मज़दूर के परिवार तक बुरी ख़बर ले जाना",
  },
  "Old hands laugh at the rule until they need it": {
    hinglish: "Purane log niyam par hanste hain, jab tak uski zaroorat na pade",
    hindi: "पुराने लोग नियम पर हँसते हैं, जब तक उसकी ज़रूरत न पड़े",
  },
  "Managers weigh your stoppage in tonnes": {
    hinglish: "Aap kaam rukwayein to manager ginte hain ki kitne ton gaye",
    hindi: "आप काम रुकवाएँ तो मैनेजर गिनते हैं कि कितने टन गए",
  },
  "Read one accident summary or safety circular on the DGMS website and write the three checks that would have prevented it.": {
    hinglish:
      "DGMS ki website par kisi durghatna ka saar ya suraksha circular padhiye aur woh teen jaanch likhiye jinse durghatna ruk jaati.",
    hindi: "DGMS की वेबसाइट पर किसी दुर्घटना का सार या सुरक्षा सर्कुलर पढ़िए और वे तीन जाँचें लिखिए जिनसे दुर्घटना रुक जाती।",
  },
  "A misfire stops all work until it has been made safe": {
    hinglish: "Koi charge na phate to use surakshit karne tak saara kaam band",
    hindi: "कोई चार्ज न फटे तो उसे सुरक्षित करने तक सारा काम बंद",
  },
  "Registers account for every detonator and every kilo of explosive": {
    hinglish: "Har detonator aur visfotak ke har kilo ka hisaab register mein",
    hindi: "हर डेटोनेटर और विस्फोटक के हर किलो का हिसाब रजिस्टर में",
  },
  "Neighbours blame every old crack on you": {
    hinglish: "Padosi har purani daraar ka dosh aap par daalte hain",
    hindi: "पड़ोसी हर पुरानी दरार का दोष आप पर डालते हैं",
  },
  "Watch a slow-motion film of a quarry blast, sketch the order in which the holes fire, and mark which way the rock moves.": {
    hinglish:
      "Khadaan ke blast ka slow-motion video dekhiye, sketch banaiye ki chhed kis kram mein phat-te hain, aur nishan lagaiye ki chattaan kis taraf jaati hai.",
    hindi: "खदान के ब्लास्ट का स्लो-मोशन वीडियो देखिए, स्केच बनाइए कि छेद किस क्रम में फटते हैं, और निशान लगाइए कि चट्टान किस तरफ़ जाती है।",
  },
  "Crusher house noise shakes your teeth": {
    hinglish: "Crusher ke shor se daant tak hil jaate hain",
    hindi: "क्रशर के शोर से दाँत तक हिल जाते हैं",
  },
  "Ore changes overnight and yesterday's recipe fails": {
    hinglish: "Ayask raaton-raat badal jaata hai aur kal ka tareeka fail",
    hindi: "अयस्क रातों-रात बदल जाता है और कल का तरीक़ा फ़ेल",
  },
  "Tailings ponds worry you in every cloudburst": {
    hinglish: "Tez baarish ho to kachre ke talaab ki chinta",
    hindi: "तेज़ बारिश हो तो कचरे के तालाब की चिंता",
  },
  "Mix sand, iron filings and salt, then recover each with magnet, water and filter, and weigh how much you got back.": {
    hinglish:
      "Ret, lohe ka burada aur namak milaiye, phir chumbak, paani aur chhanne se har ek ko alag nikaaliye, aur tauliye ki kitna wapas mila.",
    hindi: "रेत, लोहे का बुरादा और नमक मिलाइए, फिर चुंबक, पानी और छन्ने से हर एक को अलग निकालिए, और तौलिए कि कितना वापस मिला।",
  },
  "Days of climbing for one page of opinion": {
    hinglish: "Ek page ki raay ke liye kai din ki chadhai",
    hindi: "एक पन्ने की राय के लिए कई दिन की चढ़ाई",
  },
  "Asked for certainty from a thumb-wide core": {
    hinglish: "Angoothe jitne mote namoone se pakki baat maangi jaati hai",
    hindi: "अँगूठे जितने मोटे नमूने से पक्की बात माँगी जाती है",
  },
  "Contracts signed before the ground was studied": {
    hinglish: "Zameen jaanchne se pehle hi theke par dastakhat ho jaate hain",
    hindi: "ज़मीन जाँचने से पहले ही ठेके पर दस्तख़त हो जाते हैं",
  },
  "Photograph rock layers in a road cutting from a safe distance, sketch their tilt and cracks, and mark where blocks might slide.": {
    hinglish:
      "Sadak kaatne se dikhi chattaan ki parton ki photo surakshit doori se lijiye, unki dhalaan aur daraaron ka sketch banaiye, aur nishan lagaiye ki pathar kahan se khisak sakte hain.",
    hindi:
      "सड़क काटने से दिखी चट्टान की परतों की फ़ोटो सुरक्षित दूरी से लीजिए, उनकी ढलान और दरारों का स्केच बनाइए, और निशान लगाइए कि पत्थर कहाँ से खिसक सकते हैं।",
  },
  "Prison is possible if miners die through neglect": {
    hinglish: "Laparwahi se mazdoor mare to jail ho sakti hai",
    hindi: "लापरवाही से मज़दूर मरे तो जेल हो सकती है",
  },
  "Night calls for a roof fall, a flood or a stopped fan": {
    hinglish: "Raat ko phone: chhat giri, paani bhara ya pankha ruka",
    hindi: "रात को फ़ोन: छत गिरी, पानी भरा या पंखा रुका",
  },
  "Thieves, contractors and politicians at the gate": { hinglish: "Gate par chor, thekedaar aur neta", hindi: "गेट पर चोर, ठेकेदार और नेता" },
  "Interview a retired supervisor of any plant or mine about one hard day: orders, safety and people, and write it as a log.": {
    hinglish:
      "Kisi plant ya khadaan ke retired supervisor se ek mushkil din ke baare mein baat kijiye: aadesh, suraksha aur log, aur use log book ki tarah likhiye.",
    hindi: "किसी प्लांट या खदान के रिटायर्ड सुपरवाइज़र से एक मुश्किल दिन के बारे में बात कीजिए: आदेश, सुरक्षा और लोग, और उसे लॉग बुक की तरह लिखिए।",
  },
  "Sulphur fumes and sixty-degree pot rooms": {
    hinglish: "Gandhak ka dhuan aur sixty degree garam bhatti wale kamre",
    hindi: "गंधक का धुआँ और साठ डिग्री गरम भट्ठी वाले कमरे",
  },
  "A furnace whose metal sets solid is a disaster of weeks": {
    hinglish: "Bhatti mein dhaatu jam jaye to hafton ki musibat",
    hindi: "भट्ठी में धातु जम जाए तो हफ़्तों की मुसीबत",
  },
  "Power price decides whether your smelter lives": {
    hinglish: "Bijli ka daam tay karta hai ki aapka smelter bachega ya nahi",
    hindi: "बिजली का दाम तय करता है कि आपका स्मेल्टर बचेगा या नहीं",
  },
  "Coat an iron nail with copper in a school laboratory using copper sulphate under a teacher's eye, and weigh the nail before and after.":
    {
      hinglish:
        "School lab mein, teacher ki nigrani mein, copper sulphate se lohe ki keel par taanba chadhaiye, aur keel ko pehle aur baad mein tauliye.",
      hindi: "स्कूल की लैब में, टीचर की निगरानी में, कॉपर सल्फ़ेट से लोहे की कील पर ताँबा चढ़ाइए, और कील को पहले और बाद में तौलिए।",
    },
  "Snapped axles sent by two firms that blame each other": {
    hinglish: "Toote axle bhejne wali do companiyan jo ek doosre par dosh daalti hain",
    hindi: "टूटे एक्सल भेजने वाली दो कंपनियाँ जो एक-दूसरे पर दोष डालती हैं",
  },
  "Furnace charts to keep for years, in case one part breaks": {
    hinglish: "Bhatti ke chart saalon sambhalna, kahin koi purza toot jaye",
    hindi: "भट्ठी के चार्ट सालों सँभालना, कहीं कोई पुर्ज़ा टूट जाए",
  },
  "After an hour of polishing, the lens shows only your own scratches": {
    hinglish: "Ghante bhar polish ke baad lens mein sirf apni hi kharonchein",
    hindi: "घंटे भर पॉलिश के बाद लेंस में सिर्फ़ अपनी ही खरोंचें",
  },
  "Melt chocolate, cool one piece slowly and one in the freezer, break both, and compare grain and snap through a magnifier.": {
    hinglish:
      "Chocolate pighlaiye, ek tukda dheere aur ek freezer mein thanda kijiye, dono todiye, aur magnifier se daane aur tootne ke dhang ki tulna kijiye.",
    hindi: "चॉकलेट पिघलाइए, एक टुकड़ा धीरे और एक फ़्रीज़र में ठंडा कीजिए, दोनों तोड़िए, और मैग्निफ़ायर से दाने और टूटने के ढंग की तुलना कीजिए।",
  },
  "A better material loses to the supplier whom everybody knows": {
    hinglish: "Behtar material haar jaata hai, kyunki doosre supplier ko sab jaante hain",
    hindi: "बेहतर मटेरियल हार जाता है, क्योंकि दूसरे सप्लायर को सब जानते हैं",
  },
  "Years pass before a new alloy may fly or go into a body": {
    hinglish: "Nayi mishra dhaatu ko udne ya shareer mein lagne ki manzoori saalon mein milti hai",
    hindi: "नई मिश्र धातु को उड़ने या शरीर में लगने की मंज़ूरी सालों में मिलती है",
  },
  "Microscope time is booked for weeks": {
    hinglish: "Microscope hafton tak kisi aur ke naam booked",
    hindi: "माइक्रोस्कोप हफ़्तों तक किसी और के नाम बुक",
  },
  "Make strips of paper, jute, plastic and paper-with-glue layers, hang weights on each, and rank strength for equal weight.": {
    hinglish:
      "Kaagaz, jute, plastic aur gond se chipki kaagaz ki parton ki pattiyan banaiye, har ek par wazan latkaiye, aur barabar wazan ki pattiyon mein mazbooti ka kram lagaiye.",
    hindi:
      "काग़ज़, जूट, प्लास्टिक और गोंद से चिपकी काग़ज़ की परतों की पट्टियाँ बनाइए, हर एक पर वज़न लटकाइए, और बराबर वज़न की पट्टियों में मज़बूती का क्रम लगाइए।",
  },
  "Rust creeps on under the coating that you passed": {
    hinglish: "Jis coating ko aapne manzoori di, uske neeche bhi zang badhta rehta hai",
    hindi: "जिस कोटिंग को आपने मंज़ूरी दी, उसके नीचे भी ज़ंग बढ़ता रहता है",
  },
  "Rust works fastest where you cannot look, under a clamp or a road": {
    hinglish: "Zang sabse tez wahan lagta hai jahan dekh nahi sakte, clamp ya sadak ke neeche",
    hindi: "ज़ंग सबसे तेज़ वहाँ लगता है जहाँ देख नहीं सकते, क्लैंप या सड़क के नीचे",
  },
  "Long walks along pipelines through scrub in June": {
    hinglish: "June mein jhaadiyon ke beech pipeline ke saath lambi paidal chaal",
    hindi: "जून में झाड़ियों के बीच पाइपलाइन के साथ लंबी पैदल चाल",
  },
  "Put nails in dry air, tap water, salt water and oil, one pair tied with zinc or foil, and photograph rust daily.": {
    hinglish:
      "Keelon ko sookhi hawa, nal ke paani, namak ke paani aur tel mein rakhiye, ek jodi jaste ya foil se bandhkar, aur roz zang ki photo lijiye.",
    hindi: "कीलों को सूखी हवा, नल के पानी, नमक के पानी और तेल में रखिए, एक जोड़ी जस्ते या फ़ॉइल से बाँधकर, और रोज़ ज़ंग की फ़ोटो लीजिए।",
  },
  "Good welders leave for Gulf pay in mid-project": {
    hinglish: "Achhe welder Gulf ki tankhwah ke liye beech project mein chale jaate hain",
    hindi: "अच्छे वेल्डर खाड़ी की तनख़्वाह के लिए बीच प्रोजेक्ट में चले जाते हैं",
  },
  "Repairs at midnight because the crane goes tomorrow": {
    hinglish: "Aadhi raat ko repair, kyunki kal crane chali jayegi",
    hindi: "आधी रात को मरम्मत, क्योंकि कल क्रेन चली जाएगी",
  },
  "Arc flash and fumes, though you only supervise": {
    hinglish: "Welding ki chamak aur dhuan, jabki aap sirf nigrani ke liye hain",
    hindi: "वेल्डिंग की चमक और धुआँ, जबकि आप सिर्फ़ निगरानी के लिए हैं",
  },
  "Find ten finished welds on gates, bus seats and cycle frames, sketch each joint's kind, and mark the uneven ones.": {
    hinglish:
      "Gate, bus ki seat aur cycle ke frame par das taiyaar weld dhoondhiye, har jod kis tarah ka hai uska sketch banaiye, aur jo barabar nahi hain un par nishan lagaiye.",
    hindi: "गेट, बस की सीट और साइकिल के फ़्रेम पर दस तैयार वेल्ड ढूँढ़िए, हर जोड़ किस तरह का है उसका स्केच बनाइए, और जो एक-से नहीं हैं उन पर निशान लगाइए।",
  },
  "Nurses who think that you count their steps to cut posts": {
    hinglish: "Nurses ko lagta hai ki aap post kaatne ke liye unke kadam ginte hain",
    hindi: "नर्सों को लगता है कि आप पद काटने के लिए उनके क़दम गिनते हैं",
  },
  "Supervisors slide back to the old way in a month": {
    hinglish: "Supervisor mahine bhar mein purane dhang par laut aate hain",
    hindi: "सुपरवाइज़र महीने भर में पुराने ढंग पर लौट आते हैं",
  },
  "Ten seconds saved on each piece, and nobody sees it": {
    hinglish: "Har piece par das second bachaye, aur kisi ko dikhta nahi",
    hindi: "हर पीस पर दस सेकंड बचाए, और किसी को दिखता नहीं",
  },
  "Map the school canteen queue at break, time twenty pupils, and test on paper whether a second counter or a token helps more.": {
    hinglish:
      "School canteen ki break wali line ka naksha banaiye, bees bachchon ka samay naapiye, aur kaagaz par jaanchiye ki doosra counter zyada kaam aayega ya token.",
    hindi: "स्कूल कैंटीन की ब्रेक वाली लाइन का नक़्शा बनाइए, बीस बच्चों का समय नापिए, और काग़ज़ पर जाँचिए कि दूसरा काउंटर ज़्यादा काम आएगा या टोकन।",
  },
  "Targets rise the month after you meet them": {
    hinglish: "Target poora hua nahi ki agle mahine badh jaata hai",
    hindi: "टारगेट पूरा हुआ नहीं कि अगले महीने बढ़ जाता है",
  },
  "Missing bolts from a supplier stop your whole line": {
    hinglish: "Supplier ke bolt nahi aaye to aapki poori line band",
    hindi: "सप्लायर के बोल्ट नहीं आए तो आपकी पूरी लाइन बंद",
  },
  "A new model on the line brings back every old fault for a month": {
    hinglish: "Line par naya model aate hi mahine bhar har purani gadbad laut aati hai",
    hindi: "लाइन पर नया मॉडल आते ही महीने भर हर पुरानी गड़बड़ी लौट आती है",
  },
  "Fold fifty paper envelopes with two friends as a line, find the slowest station, rebalance, and compare the second time.": {
    hinglish:
      "Do doston ke saath line banakar kaagaz ke pachaas lifafe modiye, sabse dheemi jagah dhoondhiye, kaam phir se baantiye, aur doosri baar ke samay se tulna kijiye.",
    hindi: "दो दोस्तों के साथ लाइन बनाकर काग़ज़ के पचास लिफ़ाफ़े मोड़िए, सबसे धीमी जगह ढूँढ़िए, काम फिर से बाँटिए, और दूसरी बार के समय से तुलना कीजिए।",
  },
  "Arguing over a third of a second": { hinglish: "Ek tihaai second par behas", hindi: "एक तिहाई सेकंड पर बहस" },
  "Experienced hands resent a book telling them how to hold a tool": {
    hinglish: "Purane kaarigaron ko bura lagta hai ki kitaab auzaar pakadna sikhaye",
    hindi: "पुराने कारीगरों को बुरा लगता है कि किताब औज़ार पकड़ना सिखाए",
  },
  "Models change just when the card is perfect": {
    hinglish: "Tareeke ka card bilkul sahi hua nahi ki model badal jaate hain",
    hindi: "तरीक़े का कार्ड बिलकुल सही हुआ नहीं कि मॉडल बदल जाते हैं",
  },
  "Write a picture instruction card for tying a school tie, give it to three younger pupils, and rewrite where they fail.": {
    hinglish:
      "School ki tie baandhne ka tasveer wala nirdesh card banaiye, teen chhote bachchon ko dijiye, aur jahan woh atkein wahan phir se likhiye.",
    hindi: "स्कूल की टाई बाँधने का तस्वीर वाला निर्देश कार्ड बनाइए, तीन छोटे बच्चों को दीजिए, और जहाँ वे अटकें वहाँ फिर से लिखिए।",
  },
  "Blamed for the delay that you foretold": {
    hinglish: "Jis deri ki chetavani aapne di, usi ka dosh aap par",
    hindi: "जिस देरी की चेतावनी आपने दी, उसी का दोष आप पर",
  },
  "Clients want the first plan redrawn so that it looks on time": {
    hinglish: "Client chahte hain ki pehla plan phir se banaya jaye taaki kaam samay par dikhe",
    hindi: "क्लाइंट चाहते हैं कि पहला प्लान फिर से बनाया जाए ताकि काम समय पर दिखे",
  },
  "One transformer stuck at a port, moving four hundred tasks": {
    hinglish: "Bandargah par atka ek transformer, aur chaar sau kaam khisak jaate hain",
    hindi: "बंदरगाह पर अटका एक ट्रांसफ़ॉर्मर, और चार सौ काम खिसक जाते हैं",
  },
  "List every task of the next family function with days and order, draw the bar chart, and find which delay would spoil everything.": {
    hinglish:
      "Ghar ke agle function ke saare kaam, din aur kram ke saath likhiye, bar chart banaiye, aur dekhiye ki kaun si deri sab bigaad degi.",
    hindi: "घर के अगले समारोह के सारे काम, दिन और क्रम के साथ लिखिए, बार चार्ट बनाइए, और देखिए कि कौन सी देरी सब बिगाड़ देगी।",
  },
  "A foreman who ships the doubtful lot during your lunch": {
    hinglish: "Foreman jo aapke lunch ke dauran shak wala maal bhej deta hai",
    hindi: "फ़ोरमैन जो आपके लंच के दौरान शक वाला माल भेज देता है",
  },
  "Sundays at a car plant checking ten thousand clips": {
    hinglish: "Ravivaar ko car plant mein das hazaar clip jaanchna",
    hindi: "रविवार को कार प्लांट में दस हज़ार क्लिप जाँचना",
  },
  "A complaint's cause must be named by a date, found or not": {
    hinglish: "Shikayat ki wajah tay tareekh tak batani hai, mili ho ya nahi",
    hindi: "शिकायत की वजह तय तारीख़ तक बतानी है, मिली हो या नहीं",
  },
  "Weigh or measure twenty biscuits from two packets, plot both sets on one chart, and say which maker is steadier.": {
    hinglish:
      "Do packet se bees biscuit tauliye ya naapiye, dono ke number ek hi chart par likhiye, aur bataiye ki kis company ka maal zyada ek-sa hai.",
    hindi: "दो पैकेट से बीस बिस्कुट तौलिए या नापिए, दोनों के आँकड़े एक ही चार्ट पर बनाइए, और बताइए कि किस कंपनी का माल ज़्यादा एक-सा है।",
  },
  "A gift offered is a trap, and it is offered often": {
    hinglish: "Tohfa ek jaal hota hai, aur aksar diya jaata hai",
    hindi: "तोहफ़ा एक जाल होता है, और अक्सर दिया जाता है",
  },
  "Taxis, trains and lodges between suppliers' towns": {
    hinglish: "Supplier ke sheharon ke beech taxi, train aur lodge",
    hindi: "सप्लायर के शहरों के बीच टैक्सी, ट्रेन और लॉज",
  },
  "The vendor's whole month hangs on your stamp": {
    hinglish: "Vendor ka poora mahina aapki muhar par tika hota hai",
    hindi: "वेंडर का पूरा महीना आपकी मुहर पर टिका होता है",
  },
  "Write a ten-point acceptance checklist for a geometry box or chair, inspect six of them, and record accept or reject with reasons.": {
    hinglish:
      "Geometry box ya kursi ke liye das point ki checklist likhiye, chhe ko jaanchiye, aur wajah ke saath likhiye ki kaun sa accept hai, kaun sa reject.",
    hindi: "ज्योमेट्री बॉक्स या कुर्सी के लिए दस बिंदुओं की चेकलिस्ट लिखिए, छह को जाँचिए, और वजह के साथ लिखिए कि कौन सा मंज़ूर है, कौन सा रिजेक्ट।",
  },
  'Repair records that say only "done"': {
    hinglish: "Repair ke record jinmein sirf itna likha hai ki ho gaya",
    hindi: "मरम्मत के रिकॉर्ड जिनमें सिर्फ़ इतना लिखा है कि हो गया",
  },
  "Too few failures on record to draw a curve from": {
    hinglish: "Record mein itni kam kharabiyan ki curve hi na bane",
    hindi: "रिकॉर्ड में इतनी कम ख़राबियाँ कि कर्व ही न बने",
  },
  "Fitters who trust their ears more than your failure curve": {
    hinglish: "Fitter jo aapke curve se zyada apne kaanon par bharosa karte hain",
    hindi: "फ़िटर जो आपके कर्व से ज़्यादा अपने कानों पर भरोसा करते हैं",
  },
  "Ask a cycle shop which five parts come in broken most often and when, chart it, and suggest one check for riders.": {
    hinglish:
      "Cycle ki dukaan se poochiye ki kaun se paanch purze sabse zyada aur kab toot kar aate hain, chart banaiye, aur chalane walon ke liye ek jaanch sujhaiye.",
    hindi: "साइकिल की दुकान से पूछिए कि कौन से पाँच पुर्ज़े सबसे ज़्यादा और कब टूटकर आते हैं, चार्ट बनाइए, और चलाने वालों के लिए एक जाँच सुझाइए।",
  },
  "Signing and dating each page, forever": { hinglish: "Har page par sign aur tareekh, hamesha", hindi: "हर पन्ने पर दस्तख़त और तारीख़, हमेशा" },
  "Tests run when the line is free, which means night": {
    hinglish: "Test tab hote hain jab line khaali ho, yaani raat ko",
    hindi: "टेस्ट तब होते हैं जब लाइन ख़ाली हो, यानी रात को",
  },
  "One skipped step and the week's work is void": {
    hinglish: "Ek step chhoota to hafte bhar ka kaam radd",
    hindi: "एक चरण छूटा तो हफ़्ते भर का काम रद्द",
  },
  "Check whether a fridge is even: keep a thermometer an hour on each shelf in turn, do it twice, and write the protocol and result.": {
    hinglish:
      "Jaanchiye ki fridge mein har jagah thandak barabar hai ya nahi: thermometer baari-baari har khaane mein ek ghanta rakhiye, yeh do baar kijiye, aur tareeka aur nateeja likhiye.",
    hindi: "जाँचिए कि फ़्रिज में हर जगह ठंडक बराबर है या नहीं: थर्मामीटर बारी-बारी हर ख़ाने में एक घंटा रखिए, यह दो बार कीजिए, और तरीक़ा और नतीजा लिखिए।",
  },
  "Called after backs are already hurt": {
    hinglish: "Tab bulaya jaata hai jab logon ki peeth kharab ho chuki hoti hai",
    hindi: "तब बुलाया जाता है जब लोगों की पीठ ख़राब हो चुकी होती है",
  },
  "Most firms in India have never heard of the job": {
    hinglish: "India ki zyadatar companiyon ne is kaam ka naam hi nahi suna",
    hindi: "भारत की ज़्यादातर कंपनियों ने इस काम का नाम ही नहीं सुना",
  },
  "Cheap furniture beats good sense in the purchase meeting": {
    hinglish: "Kharid ki meeting mein samajhdaari haarti hai, sasta furniture jeet-ta hai",
    hindi: "ख़रीद की मीटिंग में समझदारी हारती है, सस्ता फ़र्नीचर जीतता है",
  },
  "Photograph, with leave, five classmates at their desks, mark elbow and knee angles, and propose one change that costs nothing.": {
    hinglish:
      "Paanch classmates ki ijaazat se unki desk par photo lijiye, kohni aur ghutne ke kon par nishan lagaiye, aur ek aisa badlaav sujhaiye jismein kuch kharch na ho.",
    hindi: "पाँच सहपाठियों की इजाज़त से उनकी डेस्क पर फ़ोटो लीजिए, कोहनी और घुटने के कोण पर निशान लगाइए, और एक ऐसा बदलाव सुझाइए जिसमें कुछ ख़र्च न हो।",
  },
  "Workers remove the guard as you turn the corner": {
    hinglish: "Aap mude nahi ki mazdoor machine ka guard hata dete hain",
    hindi: "आप मुड़े नहीं कि मज़दूर मशीन का गार्ड हटा देते हैं",
  },
  "You will see an accident that you warned about": {
    hinglish: "Ek din woh durghatna dekhni padti hai jiski chetavani aapne di thi",
    hindi: "एक दिन वह दुर्घटना देखनी पड़ती है जिसकी चेतावनी आपने दी थी",
  },
  "Production bonus and safe pace seldom agree": {
    hinglish: "Production ka bonus aur surakshit raftaar kam hi mel khaate hain",
    hindi: "प्रोडक्शन का बोनस और सुरक्षित रफ़्तार कम ही मेल खाते हैं",
  },
  "Walk your school with a notebook, list ten hazards on stairs, wires and laboratory shelves, and hand the worst three to the principal.":
    {
      hinglish:
        "Notebook lekar school mein ghoomiye, seedhiyon, taaron aur lab ki shelf par das khatre likhiye, aur sabse bade teen principal ko dijiye.",
      hindi: "नोटबुक लेकर स्कूल में घूमिए, सीढ़ियों, तारों और लैब की शेल्फ़ पर दस ख़तरे लिखिए, और सबसे बड़े तीन प्रिंसिपल को दीजिए।",
    },
  "Owners lock the exits the week after approval": {
    hinglish: "Manzoori ke agle hi hafte maalik exit ke darwazon par taala laga dete hain",
    hindi: "मंज़ूरी के अगले ही हफ़्ते मालिक बाहर जाने के दरवाज़ों पर ताला लगा देते हैं",
  },
  "Cheapest pump wins the tender and fails the drill": {
    hinglish: "Sabse sasta pump tender jeet-ta hai aur drill mein fail hota hai",
    hindi: "सबसे सस्ता पंप टेंडर जीतता है और ड्रिल में फ़ेल होता है",
  },
  "Reading how people died in each big fire": {
    hinglish: "Padhna ki har badi aag mein log kaise mare",
    hindi: "पढ़ना कि हर बड़ी आग में लोग कैसे मरे",
  },
  "With a teacher, time how fast a class walks out through one door and then through two, and work out how many doors a full hall needs.": {
    hinglish:
      "Teacher ke saath naapiye ki class ek darwaze se kitni der mein chalkar bahar nikalti hai aur do se kitni der mein, aur hisaab lagaiye ki bhare hall ko kitne darwaze chahiye.",
    hindi:
      "टीचर के साथ नापिए कि क्लास एक दरवाज़े से कितनी देर में चलकर बाहर निकलती है और दो से कितनी देर में, और हिसाब लगाइए कि भरे हॉल को कितने दरवाज़े चाहिए।",
  },
  "The drawings change on the day on which the tender closes": {
    hinglish: "Jis din tender band hota hai, usi din drawing badal jaati hai",
    hindi: "जिस दिन टेंडर बंद होता है, उसी दिन ड्रॉइंग बदल जाती है",
  },
  "Lose ten bids to win one": { hinglish: "Ek order jeetne ke liye das haarna", hindi: "एक ऑर्डर जीतने के लिए दस हारना" },
  "Bid too low and the firm loses money, too high and it gets no order": {
    hinglish: "Boli kam rakhi to company ko ghaata, zyada rakhi to order hi nahi",
    hindi: "बोली कम रखी तो कंपनी को घाटा, ज़्यादा रखी तो ऑर्डर ही नहीं",
  },
  "Estimate paint, labour and cost for one room from measurements, then ask a painter for his quotation and explain the gap.": {
    hinglish:
      "Ek kamre ko naapkar paint, mazdoori aur kharch ka andaaza lagaiye, phir painter se uska rate poochiye aur samjhaiye ki fark kyon hai.",
    hindi: "एक कमरे को नापकर पेंट, मज़दूरी और ख़र्च का अंदाज़ा लगाइए, फिर पेंटर से उसका रेट पूछिए और समझाइए कि फ़र्क़ क्यों है।",
  },
  "Beautiful routes defeated by no-entry hours and toll queues": {
    hinglish: "Achhe-achhe route jo no-entry ke ghanton aur toll ki line mein bekaar ho jaate hain",
    hindi: "अच्छे-अच्छे रूट जो नो-एंट्री के घंटों और टोल की लाइन में बेकार हो जाते हैं",
  },
  'Addresses such as "behind the old temple"': { hinglish: "Aise pate jaise purane mandir ke peeche", hindi: "ऐसे पते जैसे पुराने मंदिर के पीछे" },
  "Sale season tears up the plan": {
    hinglish: "Sale ka season plan ki dhajjiyan uda deta hai",
    hindi: "सेल का सीज़न प्लान की धज्जियाँ उड़ा देता है",
  },
  "Mark ten real delivery points on a map, find the shortest round by hand, and compare it with a map app's route.": {
    hinglish:
      "Nakshe par delivery ki das asli jagahein lagaiye, sabka sabse chhota chakkar haath se nikaliye, aur map app ke route se uski tulna kijiye.",
    hindi: "नक़्शे पर डिलीवरी की दस असली जगहें लगाइए, सबका सबसे छोटा चक्कर हाथ से निकालिए, और मैप ऐप के रूट से उसकी तुलना कीजिए।",
  },
  "A year's test sample that cracks in its last week": {
    hinglish: "Saal bhar ka test namoona jo aakhiri hafte mein chatak jaata hai",
    hindi: "साल भर का टेस्ट नमूना जो आख़िरी हफ़्ते में चटक जाता है",
  },
  "Project posts end when the grant does": {
    hinglish: "Grant khatm to project ki naukri bhi khatm",
    hindi: "ग्रांट ख़त्म तो प्रोजेक्ट की नौकरी भी ख़त्म",
  },
  "No manual explains why your own rig leaks": {
    hinglish: "Koi manual nahi batata ki aapka apna banaya rig kyon rista hai",
    hindi: "कोई मैनुअल नहीं बताता कि आपका अपना बनाया रिग क्यों रिसता है",
  },
  "Choose one question, such as which old cloth soaks up most water, run ten fair trials, and write it up as a two-page paper.": {
    hinglish:
      "Ek sawaal chuniye, jaise kaun sa purana kapda sabse zyada paani sokhta hai, ek jaisi sharton par das baar jaanchiye, aur do page ke paper ki tarah likhiye.",
    hindi: "एक सवाल चुनिए, जैसे कौन सा पुराना कपड़ा सबसे ज़्यादा पानी सोखता है, एक जैसी शर्तों पर दस बार जाँचिए, और दो पन्ने के पेपर की तरह लिखिए।",
  },
  "Meetings crowd out the engineering you trained for": {
    hinglish: "Meetings ke chakkar mein woh engineering chhoot jaati hai jo seekhi thi",
    hindi: "मीटिंगों के चक्कर में वह इंजीनियरिंग छूट जाती है जो सीखी थी",
  },
  "Squeezed between directors' dates and the team's sleep": {
    hinglish: "Directors ki tareekhon aur team ki neend ke beech pisna",
    hindi: "डायरेक्टरों की तारीख़ों और टीम की नींद के बीच पिसना",
  },
  "Telling an engineer that a design of two years is dropped": {
    hinglish: "Kisi engineer ko batana ki do saal ka design band kar diya gaya",
    hindi: "किसी इंजीनियर को बताना कि दो साल का डिज़ाइन बंद कर दिया गया",
  },
  "Lead four friends to build one science model in a week: split tasks, hold two short reviews, keep a budget, write lessons.": {
    hinglish:
      "Chaar doston ke saath hafte bhar mein ek science model banaiye aur team sambhaliye: kaam baantiye, do chhote review kijiye, budget rakhiye, aur likhiye ki kya seekha.",
    hindi: "चार दोस्तों के साथ हफ़्ते भर में एक साइंस मॉडल बनाइए और टीम सँभालिए: काम बाँटिए, दो छोटे रिव्यू कीजिए, बजट रखिए, और लिखिए कि क्या सीखा।",
  },
  "The gripper that worked in the lab drops the first wet carton": {
    hinglish: "Lab mein chalne wala gripper pehla geela dibba hi gira deta hai",
    hindi: "लैब में चलने वाला ग्रिपर पहला गीला डिब्बा ही गिरा देता है",
  },
  "Imported motors take weeks to come, and one jam burns them out": {
    hinglish: "Videsh ki motor hafton mein aati hai, aur ek baar atki to jal jaati hai",
    hindi: "विदेश की मोटर हफ़्तों में आती है, और एक बार अटकी तो जल जाती है",
  },
  "Demo halls whose bright lights blind the robot's camera": {
    hinglish: "Demo hall ki tez roshni jismein robot ka camera kuch nahi dekh paata",
    hindi: "डेमो हॉल की तेज़ रोशनी जिसमें रोबोट का कैमरा कुछ नहीं देख पाता",
  },
  "Program a line-following robot in the free online simulator of Open Roberta Lab and make it finish its track at three speeds.": {
    hinglish:
      "Open Roberta Lab ke free online simulator mein line par chalne wale robot ka program likhiye aur teen speed par use track poora karwaiye.",
    hindi: "Open Roberta Lab के मुफ़्त ऑनलाइन सिमुलेटर में लाइन पर चलने वाले रोबोट का प्रोग्राम लिखिए और तीन स्पीड पर उससे ट्रैक पूरा करवाइए।",
  },
  "Three branches in one degree, and employers test you on each": {
    hinglish: "Ek degree mein teen branch, aur company har ek ka test leti hai",
    hindi: "एक डिग्री में तीन ब्रांच, और कंपनी हर एक का टेस्ट लेती है",
  },
  "Interviewers who hire only pure branches": {
    hinglish: "Interview lene wale jo sirf ek hi branch ki degree maangte hain",
    hindi: "इंटरव्यू लेने वाले जो सिर्फ़ एक ही ब्रांच की डिग्री माँगते हैं",
  },
  "Bugs that hide between screw and software": {
    hinglish: "Gadbad jo pech aur software ke beech chhupi rehti hai",
    hindi: "गड़बड़ी जो पेच और सॉफ़्टवेयर के बीच छिपी रहती है",
  },
  "List how an automatic tap, lift door and washing machine each sense, decide and move, and mimic one with a string-and-card model.": {
    hinglish:
      "Likhiye ki automatic nal, lift ke darwaze aur washing machine mein bhaanpna, tay karna aur chalna kaise hota hai, aur dhaage aur gatte ke model se kisi ek ki nakal banaiye.",
    hindi:
      "लिखिए कि ऑटोमैटिक नल, लिफ़्ट के दरवाज़े और वॉशिंग मशीन में भाँपना, तय करना और चलना कैसे होता है, और धागे और गत्ते के मॉडल से किसी एक की नक़ल बनाइए।",
  },
  "Many jobs labelled so turn out to be equipment sales": {
    hinglish: "Is naam ki bahut si naukriyan asal mein machine bechne ki nikalti hain",
    hindi: "इस नाम की बहुत सी नौकरियाँ असल में मशीन बेचने की निकलती हैं",
  },
  "Patients sweat and shift, and the clean signal is lost": {
    hinglish: "Mareez ko paseena aata hai, woh hilte hain, aur saaf signal bigad jaata hai",
    hindi: "मरीज़ को पसीना आता है, वे हिलते हैं, और साफ़ सिग्नल बिगड़ जाता है",
  },
  "Doctors change their minds after the prototype": {
    hinglish: "Prototype ban jaane ke baad doctor ki raay badal jaati hai",
    hindi: "प्रोटोटाइप बन जाने के बाद डॉक्टर की राय बदल जाती है",
  },
  "Build a stethoscope from a funnel, tube and balloon, count resting and after-run heartbeats of five friends, and chart them.": {
    hinglish:
      "Keep, nali aur gubbare se stethoscope banaiye, paanch doston ki aaram mein aur daudne ke baad ki dhadkan giniye, aur chart banaiye.",
    hindi: "कीप, नली और गुब्बारे से स्टेथोस्कोप बनाइए, पाँच दोस्तों की आराम में और दौड़ने के बाद की धड़कन गिनिए, और चार्ट बनाइए।",
  },
  "Calls at night when a ventilator beeps": { hinglish: "Ventilator beep kare to raat ko phone", hindi: "वेंटिलेटर बीप करे तो रात को फ़ोन" },
  "Spare parts sold by one dear supplier only": {
    hinglish: "Spare parts jo sirf ek mehnga supplier bechta hai",
    hindi: "स्पेयर पार्ट जो सिर्फ़ एक महँगा सप्लायर बेचता है",
  },
  "Lost probes and broken cables, never anyone's fault": {
    hinglish: "Khoye hue probe aur toote cable, jinmein galti kabhi kisi ki nahi hoti",
    hindi: "खोए हुए प्रोब और टूटे केबल, जिनमें ग़लती कभी किसी की नहीं होती",
  },
  "Ask at a clinic or health camp to see a BP machine, pulse oximeter and nebuliser, and note how each is checked.": {
    hinglish:
      "Kisi clinic ya health camp mein poochkar BP machine, pulse oximeter aur nebuliser dekhiye, aur likhiye ki har ek ko kaise jaancha jaata hai.",
    hindi: "किसी क्लिनिक या हेल्थ कैंप में पूछकर BP मशीन, पल्स ऑक्सीमीटर और नेबुलाइज़र देखिए, और लिखिए कि हर एक को कैसे जाँचा जाता है।",
  },
  "Device abandoned in a corner after you left": {
    hinglish: "Aapke jaane ke baad device kone mein pada reh jaata hai",
    hindi: "आपके जाने के बाद डिवाइस कोने में पड़ा रह जाता है",
  },
  "Government schemes buy one size for all": {
    hinglish: "Sarkari yojana mein sabke liye ek hi size kharida jaata hai",
    hindi: "सरकारी योजना में सबके लिए एक ही साइज़ ख़रीदा जाता है",
  },
  "A child outgrows the seat that you fitted": {
    hinglish: "Bachcha badhta hai aur aapki lagayi seat chhoti pad jaati hai",
    hindi: "बच्चा बढ़ता है और आपकी लगाई सीट छोटी पड़ जाती है",
  },
  "Spend an hour using one hand or eyes shut with a friend to guide you, then make one card-and-tape aid for a task.": {
    hinglish:
      "Ek ghanta sirf ek haath se, ya aankhein band karke dost ke sahaare bitaiye, phir kisi kaam ke liye gatte aur tape se madad ki ek cheez banaiye.",
    hindi: "एक घंटा सिर्फ़ एक हाथ से, या आँखें बंद करके दोस्त के सहारे बिताइए, फिर किसी काम के लिए गत्ते और टेप से मदद की एक चीज़ बनाइए।",
  },
  "A better needle that must wait while the old one is approved": {
    hinglish: "Behtar sui jise purani ki manzoori tak rukna padta hai",
    hindi: "बेहतर सुई जिसे पुरानी की मंज़ूरी तक रुकना पड़ता है",
  },
  "Every changed screw needs a signed reason": {
    hinglish: "Har badle hue pech ki wajah likhkar sign karna padta hai",
    hindi: "हर बदले हुए पेच की वजह लिखकर दस्तख़त करने पड़ते हैं",
  },
  "Heart doctors who trust the foreign stent and never try yours": {
    hinglish: "Dil ke doctor jo videshi stent par bharosa karte hain aur aapka kabhi aazmate nahi",
    hindi: "दिल के डॉक्टर जो विदेशी स्टेंट पर भरोसा करते हैं और आपका कभी आज़माते नहीं",
  },
  "Read the leaflet of a thermometer or glucose meter, list ten ways a tired user could misuse it, and redesign one.": {
    hinglish:
      "Thermometer ya glucose meter ka parcha padhiye, das tareeke likhiye jinse thaka hua insaan use galat istemal kar sakta hai, aur ek ko naye sire se design kijiye.",
    hindi: "थर्मामीटर या ग्लूकोज़ मीटर का पर्चा पढ़िए, दस तरीक़े लिखिए जिनसे थका हुआ इंसान उसे ग़लत इस्तेमाल कर सकता है, और एक को नए सिरे से डिज़ाइन कीजिए।",
  },
  "Years of doctoral work on one thin film before a steady job": {
    hinglish: "Pakki naukri se pehle ek patli parat par saalon ki PhD",
    hindi: "पक्की नौकरी से पहले एक पतली परत पर सालों की PhD",
  },
  "A speck of dust kills a fortnight's sample": {
    hinglish: "Dhool ka ek kan do hafte ka namoona bekaar kar deta hai",
    hindi: "धूल का एक कण दो हफ़्ते का नमूना बेकार कर देता है",
  },
  "When the coating machine breaks down, the next one is in another city": {
    hinglish: "Coating machine kharab ho to agli kisi doosre shehar mein milti hai",
    hindi: "कोटिंग मशीन ख़राब हो तो अगली किसी दूसरे शहर में मिलती है",
  },
  "Build two charcoal-and-sand water filters with coarse and fine powder, and explain by surface area why one clears coloured water better.":
    {
      hinglish:
        "Koyle aur ret ke do paani filter banaiye, ek mote aur ek mahin choore se, aur satah ke kshetrafal se samjhaiye ki ek rangeen paani ko zyada kyon saaf karta hai.",
      hindi: "कोयले और रेत के दो पानी फ़िल्टर बनाइए, एक मोटे और एक महीन चूरे से, और सतह के क्षेत्रफल से समझाइए कि एक रंगीन पानी को ज़्यादा क्यों साफ़ करता है।",
    },
  "Goggles and dark rooms for most of the day": {
    hinglish: "Din ka zyadatar hissa chashma lagaye andhere kamron mein",
    hindi: "दिन का ज़्यादातर हिस्सा चश्मा लगाए अँधेरे कमरों में",
  },
  "One fingerprint burns a costly mirror": {
    hinglish: "Ungli ke ek nishan se mehnga mirror jal jaata hai",
    hindi: "उँगली के एक निशान से महँगा दर्पण जल जाता है",
  },
  "A fibre that took all morning to line up drifts as the room warms": {
    hinglish: "Jis fibre ko poori subah seedh mein laaye, woh kamra garam hote hi khisak jaata hai",
    hindi: "जिस फ़ाइबर को पूरी सुबह सीध में लाए, वह कमरा गरम होते ही खिसक जाता है",
  },
  "Send torch light down a curved stream of water from a pierced bottle in the dark and find when it stops following.": {
    hinglish:
      "Andhere mein chhed wali bottle se girti mudti dhaar mein torch ki roshni daaliye aur dekhiye ki roshni kab dhaar ke saath chalna chhod deti hai.",
    hindi: "अँधेरे में छेद वाली बोतल से गिरती मुड़ती धार में टॉर्च की रोशनी डालिए और देखिए कि रोशनी कब धार के साथ चलना छोड़ देती है।",
  },
  "Months of waiting while one mirror is polished": {
    hinglish: "Ek mirror ki polish ke liye mahinon ka intezaar",
    hindi: "एक दर्पण की पॉलिश के लिए महीनों का इंतज़ार",
  },
  "Alignment lost because a lorry passed": {
    hinglish: "Truck guzra aur poori alignment bigad gayi",
    hindi: "ट्रक गुज़रा और पूरी अलाइनमेंट बिगड़ गई",
  },
  "Foreign software licences dearer than a salary": {
    hinglish: "Videshi software ke licence jo tankhwah se bhi mehnge hain",
    hindi: "विदेशी सॉफ़्टवेयर के लाइसेंस जो तनख़्वाह से भी महँगे हैं",
  },
  "Make a telescope from a weak reading lens in front and a strong magnifier as eyepiece, in card tubes, work out its magnification, and never point it at the sun.":
    {
      hinglish:
        "Gatte ki naliyon mein aage padhne wala kamzor lens aur aankh ki taraf tez magnifier lagakar telescope banaiye, nikaliye ki kitna bada dikhata hai, aur use kabhi suraj ki taraf na kijiye.",
      hindi:
        "गत्ते की नलियों में आगे पढ़ने वाला कमज़ोर लेंस और आँख की तरफ़ तेज़ मैग्निफ़ायर लगाकर टेलिस्कोप बनाइए, निकालिए कि कितना बड़ा दिखाता है, और उसे कभी सूरज की तरफ़ न कीजिए।",
    },
  "Six weeks of process steps, then all the tiny parts stick": {
    hinglish: "Process ke chhe hafte, phir saare nanhe purze chipak jaate hain",
    hindi: "प्रोसेस के छह हफ़्ते, फिर सारे नन्हे पुर्ज़े चिपक जाते हैं",
  },
  "A part that worked on the wafer fails once it is sealed in its case": {
    hinglish: "Jo purza wafer par chala, woh khol mein band hote hi fail",
    hindi: "जो पुर्ज़ा वेफ़र पर चला, वह खोल में बंद होते ही फ़ेल",
  },
  "Clean-room suit on: no phone, tea or window": {
    hinglish: "Clean-room suit pehna to na phone, na chai, na khidki",
    hindi: "क्लीन-रूम सूट पहना तो न फ़ोन, न चाय, न खिड़की",
  },
  "Use the free phyphox app to read your phone's MEMS accelerometer in a lift or on a swing and explain every peak.": {
    hinglish:
      "Free phyphox app se lift mein ya jhoole par apne phone ke MEMS accelerometer ki reading dekhiye aur har peak ki wajah samjhaiye.",
    hindi: "मुफ़्त phyphox ऐप से लिफ़्ट में या झूले पर अपने फ़ोन के MEMS एक्सेलेरोमीटर की रीडिंग देखिए और हर उछाल की वजह समझाइए।",
  },
  "Quarrelling neighbours who threaten whoever brings the tripod": {
    hinglish: "Jhagadte padosi jo tripod laane wale ko hi dhamkaate hain",
    hindi: "झगड़ते पड़ोसी जो ट्राइपॉड लाने वाले को ही धमकाते हैं",
  },
  "Old village maps whose corners never meet": {
    hinglish: "Gaon ke purane nakshe jinke kone kabhi nahi milte",
    hindi: "गाँव के पुराने नक़्शे जिनके कोने कभी नहीं मिलते",
  },
  "Thorns, dogs and noon glare along every boundary you walk": {
    hinglish: "Naapi jaane wali har seema par kaante, kutte aur dopahar ki chaundh",
    hindi: "नापी जाने वाली हर सीमा पर काँटे, कुत्ते और दोपहर की चौंध",
  },
  "Survey a small park by pacing and a phone compass, draw it to scale, and see how far your outline fails to close.": {
    hinglish:
      "Kadam ginkar aur phone ke compass se ek chhote park ka survey kijiye, paimaane se naksha banaiye, aur dekhiye ki rekha ke dono sire milne mein kitna fark raha.",
    hindi: "क़दम गिनकर और फ़ोन के कंपास से एक छोटे पार्क का सर्वे कीजिए, पैमाने से नक़्शा बनाइए, और देखिए कि रेखा के दोनों सिरे मिलने में कितना फ़र्क़ रहा।",
  },
  "Seasick days staring at a screen": {
    hinglish: "Samundar mein jee michlaana aur poore din screen dekhna",
    hindi: "समुद्र में जी मिचलाना और पूरे दिन स्क्रीन देखना",
  },
  "Months away on board or on a barge": { hinglish: "Mahinon ghar se door jahaaz ya barge par", hindi: "महीनों घर से दूर जहाज़ या बजरे पर" },
  "The sea turns rough just as the sonar is ready": {
    hinglish: "Sonar taiyaar hote hi samundar bigad jaata hai",
    hindi: "सोनार तैयार होते ही समुद्र बिगड़ जाता है",
  },
  "Measure the depth of a bucket of stones and water, or of a calm tank with an adult beside you, by a weighted string on a grid of points, and draw its contours.":
    {
      hinglish:
        "Pathar aur paani ki balti ki, ya kisi bade ko saath rakhkar shaant tanki ki, gehraai wazan bandhi dori se khaanon mein bate point par naapiye, aur uski contour lines banaiye.",
      hindi:
        "पत्थर और पानी की बाल्टी की, या किसी बड़े को साथ रखकर शांत टंकी की, गहराई वज़न बँधी डोरी से ख़ानों में बँटे बिंदुओं पर नापिए, और उसकी समोच्च रेखाएँ बनाइए।",
    },
  "Crouching with an instrument in dripping galleries": {
    hinglish: "Tapakti surangon mein yantra ke saath jhukkar baithna",
    hindi: "टपकती सुरंगों में यंत्र के साथ झुककर बैठना",
  },
  "A wrong plan can let flooded workings burst in": {
    hinglish: "Naksha galat ho to purani khudaai ka paani khadaan mein ghus sakta hai",
    hindi: "नक़्शा ग़लत हो तो पुरानी खुदाई का पानी खदान में घुस सकता है",
  },
  "Contractors who argue that your volumes are short": {
    hinglish: "Thekedaar jo kehte hain ki aapne khudaai kam naapi hai",
    hindi: "ठेकेदार जो कहते हैं कि आपने खुदाई कम नापी है",
  },
  "Survey a dark corridor at home by string, compass and torch with a friend, and plot it so that both ends meet.": {
    hinglish:
      "Dost ke saath ghar ke andhere galiyaare ka dori, compass aur torch se survey kijiye, aur use aise plot kijiye ki dono sire mil jayein.",
    hindi: "दोस्त के साथ घर के अँधेरे गलियारे का डोरी, कंपास और टॉर्च से सर्वे कीजिए, और उसे ऐसे प्लॉट कीजिए कि दोनों सिरे मिल जाएँ।",
  },
  "Hauling batteries to a hilltop nobody visits": {
    hinglish: "Battery dhokar us pahaadi par le jaana jahan koi nahi jaata",
    hindi: "बैटरी ढोकर उस पहाड़ी पर ले जाना जहाँ कोई नहीं जाता",
  },
  "Work so exact that outsiders see no use in it": {
    hinglish: "Itna baareek kaam ki bahar walon ko iska faayda nahi dikhta",
    hindi: "इतना बारीक काम कि बाहर वालों को इसका फ़ायदा नहीं दिखता",
  },
  "A pillar that was measured for decades is dug up for a road": {
    hinglish: "Jis khambhe ko dashakon tak naapa, woh sadak ke liye khod diya jaata hai",
    hindi: "जिस खंभे को दशकों तक नापा, वह सड़क के लिए खोद दिया जाता है",
  },
  "Record your phone's GPS position at one fixed spot ten times in two days, plot the scatter, and average it.": {
    hinglish: "Do din mein das baar ek hi jagah khade hokar phone ki GPS position likhiye, bikhraav ka plot banaiye, aur ausat nikaliye.",
    hindi: "दो दिन में दस बार एक ही जगह खड़े होकर फ़ोन की GPS स्थिति लिखिए, बिखराव का प्लॉट बनाइए, और औसत निकालिए।",
  },
  "One wrong boundary can bring the police": {
    hinglish: "Ek galat seema rekha se police aa sakti hai",
    hindi: "एक ग़लत सीमा रेखा से पुलिस आ सकती है",
  },
  "Endless digitising of roofs at piece rates": {
    hinglish: "Per piece ke rate par chhatein digital karte rehne ka anant kaam",
    hindi: "प्रति पीस के रेट पर छतें डिजिटल करते रहने का अनंत काम",
  },
  "Free web maps make people ask why you exist": {
    hinglish: "Free web maps dekhkar log poochhte hain ki aapki zaroorat kyon hai",
    hindi: "मुफ़्त वेब मैप देखकर लोग पूछते हैं कि आपकी ज़रूरत क्यों है",
  },
  "Install free QGIS or use paper, and map every handpump, shop and streetlight within ten minutes' walk of home.": {
    hinglish:
      "Free QGIS install kijiye ya kaagaz lijiye, aur ghar se das minute ki paidal doori tak ke har handpump, dukaan aur streetlight ka naksha banaiye.",
    hindi: "मुफ़्त QGIS इंस्टॉल कीजिए या काग़ज़ लीजिए, और घर से दस मिनट की पैदल दूरी तक के हर हैंडपंप, दुकान और स्ट्रीटलाइट का नक़्शा बनाइए।",
  },
  "Eyes ache after a day in stereo": {
    hinglish: "Din bhar stereo tasveerein dekhkar aankhein dukhti hain",
    hindi: "दिन भर स्टीरियो तस्वीरें देखकर आँखें दुखती हैं",
  },
  "Ponds and glass roofs leave holes in the model": {
    hinglish: "Talaab aur kaanch ki chhatein model mein chhed chhod deti hain",
    hindi: "तालाब और काँच की छतें मॉडल में छेद छोड़ देती हैं",
  },
  "Mapping firms pay by the square kilometre": {
    hinglish: "Mapping companiyan square kilometre ke hisaab se paisa deti hain",
    hindi: "मैपिंग कंपनियाँ वर्ग किलोमीटर के हिसाब से पैसा देती हैं",
  },
  "Photograph one room from two spots a step apart, measure how far each object shifts between the pictures, rank them by distance, and check by tape.":
    {
      hinglish:
        "Ek kamre ki photo ek kadam ki doori par do jagah se lijiye, naapiye ki har cheez photo mein kitni khiski, doori ka kram lagaiye, aur naapne wale feete se jaanchiye.",
      hindi:
        "एक कमरे की फ़ोटो एक क़दम की दूरी पर दो जगह से लीजिए, नापिए कि हर चीज़ फ़ोटो में कितनी खिसकी, दूरी का क्रम लगाइए, और नापने वाले फ़ीते से जाँचिए।",
    },
  "Clouds hide your district from June to September": {
    hinglish: "June se September tak baadal aapke zile ko chhupa dete hain",
    hindi: "जून से सितंबर तक बादल आपके ज़िले को छिपा देते हैं",
  },
  "Deciding that one grey smudge is a pond": {
    hinglish: "Yeh tay karna ki ek saleti dhabba talaab hai",
    hindi: "यह तय करना कि एक सलेटी धब्बा तालाब है",
  },
  "Steep hills throw shadows that hide whole fields": {
    hinglish: "Khadi pahaadiyon ki chhaya poore-poore khet chhupa deti hai",
    hindi: "खड़ी पहाड़ियों की छाया पूरे-पूरे खेत छिपा देती है",
  },
  "Compare your area's satellite pictures from two years in Google Earth, mark ten changes, and visit three to check.": {
    hinglish:
      "Google Earth mein apne ilaake ki do alag saalon ki satellite tasveeron ki tulna kijiye, das badlaav par nishan lagaiye, aur teen ko jaakar dekhiye.",
    hindi: "Google Earth में अपने इलाक़े की दो अलग सालों की सैटेलाइट तस्वीरों की तुलना कीजिए, दस बदलावों पर निशान लगाइए, और तीन को जाकर देखिए।",
  },
  "You carry the heaviest box uphill": {
    hinglish: "Chadhai par sabse bhaari dibba aap dhote hain",
    hindi: "चढ़ाई पर सबसे भारी डिब्बा आप ढोते हैं",
  },
  "Daily-wage contracts between two projects": { hinglish: "Do project ke beech dihaadi ka theka", hindi: "दो प्रोजेक्ट के बीच दिहाड़ी का ठेका" },
  "A misheard number means walking the line again": {
    hinglish: "Number galat suna to wahi line phir se chalni padti hai",
    hindi: "नंबर ग़लत सुना तो वही लाइन फिर से चलनी पड़ती है",
  },
  "Make a level from clear tube and coloured water, and measure how much your lane rises over ten points.": {
    hinglish: "Paardarshi nali aur rangeen paani se level banaiye, aur das jagah par naapiye ki aapki gali kitni upar uthti hai.",
    hindi: "पारदर्शी नली और रंगीन पानी से लेवल बनाइए, और दस जगह पर नापिए कि आपकी गली कितनी ऊपर उठती है।",
  },
  "A door drawn the wrong way round is found when the wall is built": {
    hinglish: "Darwaza ulta bana hai, yeh deewar ban jaane par pata chalta hai",
    hindi: "दरवाज़ा उलटा बना है, यह दीवार बन जाने पर पता चलता है",
  },
  "Changes arrive after the print has gone to site": {
    hinglish: "Drawing ka print site par jaane ke baad badlaav aate hain",
    hindi: "ड्रॉइंग का प्रिंट साइट पर जाने के बाद बदलाव आते हैं",
  },
  "One column moves, and every bar of the slab is listed anew": {
    hinglish: "Ek column khiske to slab ke har sariye ki list phir se",
    hindi: "एक कॉलम खिसके तो स्लैब के हर सरिए की सूची फिर से",
  },
  "Measure your own home with a tape and draw its plan to scale on graph paper, with doors, windows and wall thickness.": {
    hinglish:
      "Apne ghar ko naapne wale feete se naapiye aur graph paper par paimaane se uska naksha banaiye, darwazon, khidkiyon aur deewar ki motaai ke saath.",
    hindi: "अपने घर को नापने वाले फ़ीते से नापिए और ग्राफ़ पेपर पर पैमाने से उसका नक़्शा बनाइए, दरवाज़ों, खिड़कियों और दीवार की मोटाई के साथ।",
  },
  "One wrong tolerance scraps a hundred pieces": {
    hinglish: "Ek tolerance galat likha to sau piece kabaad",
    hindi: "एक टॉलरेंस ग़लत लिखा तो सौ पीस कबाड़",
  },
  "A worn part must be drawn at its first size, which nobody remembers": {
    hinglish: "Ghise purze ko uske pehle size mein banana hai, jo kisi ko yaad nahi",
    hindi: "घिसे पुर्ज़े को उसके पहले साइज़ में बनाना है, जो किसी को याद नहीं",
  },
  "The workshop rings: a dimension is missing, and the job is on the machine": {
    hinglish: "Workshop ka phone: ek naap chhoot gayi hai aur kaam machine par chadha hai",
    hindi: "वर्कशॉप का फ़ोन: एक नाप छूट गई है और काम मशीन पर चढ़ा है",
  },
  "Take a steel tiffin clip or pen apart and draw each part from front, top and side with its sizes.": {
    hinglish: "Steel ke tiffin ka clip ya pen kholiye aur har hisse ko saamne, upar aur bagal se, naap ke saath banaiye.",
    hindi: "स्टील के टिफ़िन का क्लिप या पेन खोलिए और हर हिस्से को सामने, ऊपर और बग़ल से, नाप के साथ बनाइए।",
  },
  "Symbols differ from one client to another": { hinglish: "Har client ke symbol alag hote hain", hindi: "हर क्लाइंट के चिह्न अलग होते हैं" },
  "Site crews change routes and never tell you": {
    hinglish: "Site wale taar ka raasta badal dete hain aur aapko batate hi nahi",
    hindi: "साइट वाले तार का रास्ता बदल देते हैं और आपको बताते ही नहीं",
  },
  "Forty identical flats, and every socket still to be counted": {
    hinglish: "Chaalis ek jaise flat, phir bhi har socket ginna baaki",
    hindi: "चालीस एक जैसे फ़्लैट, फिर भी हर सॉकेट गिनना बाक़ी",
  },
  "Draw your home's wiring with standard symbols, room by room, looking only and opening nothing, and find which switch feeds what.": {
    hinglish:
      "Standard symbols se apne ghar ki wiring kamra-dar-kamra banaiye, sirf dekhkar aur kuch bhi khole bina, aur pata kijiye ki kaun sa switch kya chalata hai.",
    hindi: "मानक चिह्नों से अपने घर की वायरिंग कमरा-दर-कमरा बनाइए, सिर्फ़ देखकर और कुछ भी खोले बिना, और पता कीजिए कि कौन सा स्विच क्या चलाता है।",
  },
  "A two-millimetre slip stops a crane at site": {
    hinglish: "Do millimetre ki chook se site par crane ruk jaati hai",
    hindi: "दो मिलीमीटर की चूक से साइट पर क्रेन रुक जाती है",
  },
  "Overseas deadlines keep Indian detailing offices late": {
    hinglish: "Videshi deadline ke kaaran India ke detailing office der tak khule rehte hain",
    hindi: "विदेशी डेडलाइन के कारण भारत के डिटेलिंग ऑफ़िस देर तक खुले रहते हैं",
  },
  "Beams after beams, seldom a whole building": {
    hinglish: "Beam ke baad beam, poori building kam hi",
    hindi: "बीम के बाद बीम, पूरी इमारत कम ही",
  },
  "Make a full-size cardboard joint of two beams with bolts, then draw it so that a friend can rebuild it unaided.": {
    hinglish:
      "Do beam ka asli naap ka gatte ka jod bolt ke saath banaiye, phir use aise draw kijiye ki dost bina madad ke use dobara bana sake.",
    hindi: "दो बीम का असली नाप का गत्ते का जोड़ बोल्ट के साथ बनाइए, फिर उसे ऐसे ड्रॉ कीजिए कि दोस्त बिना मदद के उसे दोबारा बना सके।",
  },
  "Pressure to write better results than the cube gave": {
    hinglish: "Cube ka jo result aaya, usse behtar likhne ka dabaav",
    hindi: "क्यूब का जो रिज़ल्ट आया, उससे बेहतर लिखने का दबाव",
  },
  "Boots full of wet cement": { hinglish: "Joote geele cement se bhare", hindi: "जूते गीले सीमेंट से भरे" },
  "Contract posts that end when the building does": {
    hinglish: "Contract ki naukri jo building ke saath khatm ho jaati hai",
    hindi: "कॉन्ट्रैक्ट की नौकरी जो इमारत के साथ ख़त्म हो जाती है",
  },
  "With an adult and gloves, cast small cubes of cement and sand with different water, and after a week scratch each with a nail.": {
    hinglish:
      "Kisi bade ke saath aur dastane pehenkar cement aur ret ke chhote cube alag-alag paani se dhaaliye, aur hafte baad har ek ko keel se kharonchiye.",
    hindi: "किसी बड़े के साथ और दस्ताने पहनकर सीमेंट और रेत के छोटे क्यूब अलग-अलग पानी से ढालिए, और हफ़्ते बाद हर एक को कील से खरोंचिए।",
  },
  "A leak at hour four hundred, and the endurance run starts again from zero": {
    hinglish: "Chaar sauvein ghante mein leak, aur lamba test phir shunya se",
    hindi: "चार सौवें घंटे में लीक, और लंबा टेस्ट फिर शून्य से",
  },
  "Endurance runs need somebody awake until dawn": {
    hinglish: "Lambe test mein kisi ko subah tak jaagna padta hai",
    hindi: "लंबे टेस्ट में किसी को सुबह तक जागना पड़ता है",
  },
  "Engineers write the report on your readings": {
    hinglish: "Aapki reading par report engineer likhte hain",
    hindi: "आपकी रीडिंग पर रिपोर्ट इंजीनियर लिखते हैं",
  },
  "Clean and time a bicycle chain and hub, counting free wheel turns before and after oiling, and log three repeat runs.": {
    hinglish:
      "Cycle ki chain aur hub saaf kijiye, samay naapte hue tel daalne se pehle aur baad giniye ki pahiya kitne chakkar khud ghoomta hai, aur teen baar dohrakar likhiye.",
    hindi: "साइकिल की चेन और हब साफ़ कीजिए, समय नापते हुए तेल डालने से पहले और बाद गिनिए कि पहिया कितने चक्कर ख़ुद घूमता है, और तीन बार दोहराकर लिखिए।",
  },
  "One careless moment near live terminals can kill": {
    hinglish: "Chalu terminal ke paas ek pal ki laparwahi jaan le sakti hai",
    hindi: "चालू टर्मिनल के पास एक पल की लापरवाही जान ले सकती है",
  },
  "Hot, humming test bays in the month of May": {
    hinglish: "May ke mahine mein garam, goonjte test hall",
    hindi: "मई के महीने में गरम, गूँजते टेस्ट हॉल",
  },
  "A heat run takes hours before the one reading that counts": {
    hinglish: "Heat run ghanton chalta hai, tab jaakar woh ek zaroori reading",
    hindi: "हीट रन घंटों चलता है, तब जाकर वह एक ज़रूरी रीडिंग",
  },
  "Wind insulated copper wire round a nail with one cell, count the pins lifted for 20, 40 and 60 turns, and plot it.": {
    hinglish:
      "Keel par insulated taanbe ka taar lapetiye, ek cell lagaiye, giniye ki 20, 40 aur 60 chakkar par kitni pin uthti hain, aur graph banaiye.",
    hindi: "कील पर इंसुलेटेड ताँबे का तार लपेटिए, एक सेल लगाइए, गिनिए कि 20, 40 और 60 चक्कर पर कितनी पिन उठती हैं, और ग्राफ़ बनाइए।",
  },
  "Solder fumes and tired eyes by evening": {
    hinglish: "Shaam tak solder ka dhuan aur thaki aankhein",
    hindi: "शाम तक सोल्डर का धुआँ और थकी आँखें",
  },
  "Cheap gadgets get replaced rather than repaired": {
    hinglish: "Sasti cheezein repair nahi hoti, badal di jaati hain",
    hindi: "सस्ती चीज़ें रिपेयर नहीं होतीं, बदल दी जाती हैं",
  },
  "A fault that hides when a warm finger touches the board": {
    hinglish: "Kharabi jo board par garam ungli lagte hi gayab ho jaati hai",
    hindi: "ख़राबी जो बोर्ड पर गरम उँगली लगते ही ग़ायब हो जाती है",
  },
  "With an adult, take the cells out of a dead remote control or toy, open it, name the parts you can, and draw the path of the current.": {
    hinglish:
      "Kisi bade ke saath kharab remote ya khilaune ke cell nikaliye, use kholiye, jinke naam pata hon woh purze likhiye, aur current ka raasta banaiye.",
    hindi: "किसी बड़े के साथ ख़राब रिमोट या खिलौने के सेल निकालिए, उसे खोलिए, जिनके नाम पता हों वे पुर्ज़े लिखिए, और करंट का रास्ता बनाइए।",
  },
  "Countdown days start in the dark and end after dark": {
    hinglish: "Ulti ginti ke din andhere mein shuru aur andhere mein khatm hote hain",
    hindi: "उलटी गिनती के दिन अँधेरे में शुरू और अँधेरे में ख़त्म होते हैं",
  },
  "One gauge glued badly, and the load test has to be run again": {
    hinglish: "Ek gauge kharab chipka, aur load test phir se karna padta hai",
    hindi: "एक गेज ख़राब चिपका, और लोड टेस्ट फिर से करना पड़ता है",
  },
  "Ear-splitting runs behind thick glass": {
    hinglish: "Mote kaanch ke peeche kaan phaadne wale test",
    hindi: "मोटे काँच के पीछे कान फाड़ने वाले टेस्ट",
  },
  "Fly paper planes of one design with paper clips moved along the nose, and log distance for each position.": {
    hinglish:
      "Ek hi design ke kaagaz ke jahaaz udaiye, aage ki nok par paper clip ki jagah badalte jaiye, aur har jagah ke liye likhiye ki jahaaz kitni door gaya.",
    hindi: "एक ही डिज़ाइन के काग़ज़ के जहाज़ उड़ाइए, आगे की नोक पर पेपर क्लिप की जगह बदलते जाइए, और हर जगह के लिए लिखिए कि जहाज़ कितनी दूर गया।",
  },
  "Exhaust smell stays in your clothes": { hinglish: "Dhuen ki badboo kapdon mein rehti hai", hindi: "धुएँ की बदबू कपड़ों में रहती है" },
  "Same lap, same speed, three hundred times": {
    hinglish: "Wahi chakkar, wahi speed, teen sau baar",
    hindi: "वही चक्कर, वही स्पीड, तीन सौ बार",
  },
  "Prototype faults burn fingers and tempers": {
    hinglish: "Nayi banti gaadi ki kharabi se ungli bhi jalti hai aur mijaaz bhi",
    hindi: "नई बनती गाड़ी की ख़राबी से उँगली भी जलती है और मिज़ाज भी",
  },
  "Note odometer and petrol litres of a family scooter for a month, work out mileage per fill, and explain each change.": {
    hinglish:
      "Mahine bhar ghar ke scooter ka odometer aur petrol ke litre likhiye, har baar bharne par mileage nikaliye, aur har badlaav ki wajah bataiye.",
    hindi: "महीने भर घर के स्कूटर का ओडोमीटर और पेट्रोल के लीटर लिखिए, हर बार भरने पर माइलेज निकालिए, और हर बदलाव की वजह बताइए।",
  },
  "Same hundred micrometers come back each year": {
    hinglish: "Har saal wahi sau micrometer lautte hain",
    hindi: "हर साल वही सौ माइक्रोमीटर लौटते हैं",
  },
  "Customers hide a gauge that would fail": {
    hinglish: "Grahak woh gauge chhupa lete hain jo fail hota",
    hindi: "ग्राहक वह गेज छिपा लेते हैं जो फ़ेल होता",
  },
  "Air-conditioned lab one day, dusty boiler house another": {
    hinglish: "Ek din AC wali lab, agle din dhool bhara boiler house",
    hindi: "एक दिन AC वाली लैब, अगले दिन धूल भरा बॉयलर हाउस",
  },
  "Weigh five sealed one-kilo packets of salt or sugar on two different scales, list every reading, and judge which scale reads truer.": {
    hinglish:
      "Namak ya cheeni ke ek-ek kilo ke paanch band packet do alag taraazuon par tauliye, har reading likhiye, aur tay kijiye ki kaun sa taraazu zyada sahi hai.",
    hindi: "नमक या चीनी के एक-एक किलो के पाँच बंद पैकेट दो अलग तराज़ुओं पर तौलिए, हर रीडिंग लिखिए, और तय कीजिए कि कौन सा तराज़ू ज़्यादा सही है।",
  },
  "Crawling inside hot vessels with a torch": {
    hinglish: "Torch lekar garam vessel ke andar rengna",
    hindi: "टॉर्च लेकर गरम वेसल के अंदर रेंगना",
  },
  "Shutdown jobs pack a month into ten days": {
    hinglish: "Shutdown mein mahine bhar ka kaam das din mein karna padta hai",
    hindi: "शटडाउन में महीने भर का काम दस दिन में करना पड़ता है",
  },
  "Being pressed to call a crack a scratch": { hinglish: "Daraar ko kharonch kehne ka dabaav", hindi: "दरार को खरोंच कहने का दबाव" },
  "Tap ten old bricks, tiles or clay pots and sort them by ring, then look closely to see whether the dull ones are cracked.": {
    hinglish:
      "Das purani eentein, khaprail ya mitti ke ghade thapthapaiye, awaaz se chhaantiye, phir gaur se dekhiye ki jinki awaaz dabi hai woh chatke hue hain ya nahi.",
    hindi: "दस पुरानी ईंटें, खपरैल या मिट्टी के घड़े थपथपाइए, आवाज़ से छाँटिए, फिर ग़ौर से देखिए कि जिनकी आवाज़ दबी है वे चटके हुए हैं या नहीं।",
  },
  "Phone rings whenever an arm freezes at night": {
    hinglish: "Raat ko robot ka haath atke to phone bajta hai",
    hindi: "रात को रोबोट का हाथ अटके तो फ़ोन बजता है",
  },
  "One knock to the frame that holds the part means teaching the arm forty points anew": {
    hinglish: "Purza pakadne wale frame par ek thokar lage to haath ko chaalis point phir sikhane padte hain",
    hindi: "पुर्ज़ा पकड़ने वाले फ़्रेम पर एक ठोकर लगे तो हाथ को चालीस बिंदु फिर सिखाने पड़ते हैं",
  },
  "Weld sparks eat the cables that you have just renewed": {
    hinglish: "Welding ki chingaari woh cable jala deti hai jo abhi badle the",
    hindi: "वेल्डिंग की चिंगारी वे केबल जला देती है जो अभी बदले थे",
  },
  "Write instructions so exact that a blindfolded friend picks up a cup and sets it down, then mend each step that failed.": {
    hinglish: "Itne sahi nirdesh likhiye ki aankhon par patti baandhe dost cup uthakar rakh de, phir jo step fail hua use theek kijiye.",
    hindi: "इतने सही निर्देश लिखिए कि आँखों पर पट्टी बाँधे दोस्त कप उठाकर रख दे, फिर जो चरण फ़ेल हुआ उसे ठीक कीजिए।",
  },
  "Mechanics blame wires, electricians blame gears, and both call you": {
    hinglish: "Mechanic taar ko dosh dete hain, electrician gear ko, aur bulate dono aapko hain",
    hindi: "मैकेनिक तार को दोष देते हैं, इलेक्ट्रीशियन गियर को, और बुलाते दोनों आपको हैं",
  },
  "Half-torn foreign manuals": { hinglish: "Aadhe phate videshi manual", hindi: "आधे फटे विदेशी मैनुअल" },
  "A whole packing line halted by one leaking air hose": {
    hinglish: "Hawa ki ek rissti nali se poori packing line band",
    hindi: "हवा की एक रिसती नली से पूरी पैकिंग लाइन बंद",
  },
  "Join two syringes with tube and water into a lifting arm, then find out how bubbles and syringe size change its force.": {
    hinglish:
      "Do syringe aur nali mein paani bharkar uthane wala haath banaiye, phir dekhiye ki bulbulon aur syringe ke size se uski taakat kaise badalti hai.",
    hindi: "दो सिरिंज और नली में पानी भरकर उठाने वाला हाथ बनाइए, फिर देखिए कि बुलबुलों और सिरिंज के साइज़ से उसकी ताक़त कैसे बदलती है।",
  },
  "Climbing tall columns in a harness during summer": {
    hinglish: "Garmi mein harness pehenkar oonche column par chadhna",
    hindi: "गर्मी में हार्नेस पहनकर ऊँचे कॉलम पर चढ़ना",
  },
  "Acid drips where you least expect them": {
    hinglish: "Jahan socha bhi na ho, wahan se tezaab tapakta hai",
    hindi: "जहाँ सोचा भी न हो, वहाँ से तेज़ाब टपकता है",
  },
  "Blamed for any reading the operator dislikes": {
    hinglish: "Operator ko reading pasand na aaye to dosh aapka",
    hindi: "ऑपरेटर को रीडिंग पसंद न आए तो दोष आपका",
  },
  "Put two kitchen or room thermometers in the same warm water as it cools, and chart their difference.": {
    hinglish: "Kitchen ya kamre ke do thermometer thande ho rahe gungune paani mein saath rakhiye, aur unke fark ka chart banaiye.",
    hindi: "किचन या कमरे के दो थर्मामीटर ठंडे हो रहे गुनगुने पानी में साथ रखिए, और उनके फ़र्क़ का चार्ट बनाइए।",
  },
  "Goggles, gloves and apron in forty-degree heat": {
    hinglish: "Chaalis degree ki garmi mein chashma, dastane aur apron",
    hindi: "चालीस डिग्री की गर्मी में चश्मा, दस्ताने और एप्रन",
  },
  "Trials fail nine times, and you clean up each time": {
    hinglish: "Trial nau baar fail hota hai, aur safaai har baar aapki",
    hindi: "ट्रायल नौ बार फ़ेल होता है, और सफ़ाई हर बार आपकी",
  },
  "A trial that runs all night needs you for every hourly sample": {
    hinglish: "Raat bhar chalne wale trial mein har ghante ka namoona aapko lena padta hai",
    hindi: "रात भर चलने वाले ट्रायल में हर घंटे का नमूना आपको लेना पड़ता है",
  },
  "Make six small glasses of lemon sherbet, changing one amount each time, and keep a log sheet as a pilot plant would.": {
    hinglish:
      "Nimbu sherbet ke chhe chhote glass banaiye, har baar ek cheez ki matra badaliye, aur pilot plant ki tarah log sheet rakhiye.",
    hindi: "नींबू शरबत के छह छोटे गिलास बनाइए, हर बार एक चीज़ की मात्रा बदलिए, और पायलट प्लांट की तरह लॉग शीट रखिए।",
  },
  "Furnace crews shouting for a figure in three minutes": {
    hinglish: "Bhatti wale chillakar teen minute mein number maangte hain",
    hindi: "भट्ठी वाले चिल्लाकर तीन मिनट में आँकड़ा माँगते हैं",
  },
  "Acid stains on sleeves and bench": { hinglish: "Aasteen aur mez par tezaab ke daag", hindi: "आस्तीन और मेज़ पर तेज़ाब के दाग़" },
  "Grinding dust and heat beside the melt shop": {
    hinglish: "Melt shop ke paas ghisaai ki dhool aur garmi",
    hindi: "मेल्ट शॉप के पास घिसाई की धूल और गर्मी",
  },
  "Bend equal lengths of copper, iron and aluminium wire back and forth and count the bends each takes before breaking.": {
    hinglish: "Taanbe, lohe aur aluminium ke barabar lambe taar aage-peeche modiye, aur giniye ki har ek kitni baar mudkar toota.",
    hindi: "ताँबे, लोहे और ऐल्युमिनियम के बराबर लंबे तार आगे-पीछे मोड़िए, और गिनिए कि हर एक कितनी बार मुड़कर टूटा।",
  },
  "Workers fall silent when you walk up": {
    hinglish: "Aap paas jaate hain to mazdoor chup ho jaate hain",
    hindi: "आप नज़दीक जाते हैं तो मज़दूर चुप हो जाते हैं",
  },
  "Unions and managers each say you cheat": {
    hinglish: "Union aur manager, dono kehte hain ki aap beimaani karte hain",
    hindi: "यूनियन और मैनेजर, दोनों कहते हैं कि आप बेईमानी करते हैं",
  },
  "Standing still for hours with a clipboard": {
    hinglish: "Clipboard lekar ghanton ek jagah khade rehna",
    hindi: "क्लिपबोर्ड लेकर घंटों एक जगह खड़े रहना",
  },
  "Film a willing friend packing a school bag ten times, time every motion, and find the one movement that wastes most.": {
    hinglish:
      "Kisi raazi dost ke school bag pack karne ka das baar video banaiye, har harkat ka samay naapiye, aur woh ek harkat dhoondhiye jo sabse zyada samay barbaad karti hai.",
    hindi: "किसी राज़ी दोस्त के स्कूल बैग पैक करने का दस बार वीडियो बनाइए, हर हरकत का समय नापिए, और वह एक हरकत ढूँढ़िए जो सबसे ज़्यादा समय बरबाद करती है।",
  },
  "Invisible beams that can blind you": {
    hinglish: "Na dikhne wali kiran jo aankhon ki roshni le sakti hai",
    hindi: "न दिखने वाली किरण जो आँखों की रोशनी ले सकती है",
  },
  "Fine metal fumes when the extractor clogs": {
    hinglish: "Extractor jaam hua to dhaatu ka baareek dhuan",
    hindi: "एक्सट्रैक्टर जाम हुआ तो धातु का बारीक धुआँ",
  },
  "Customers who skip cleaning, then blame the machine": {
    hinglish: "Customer jo safaai nahi karte, phir machine ko dosh dete hain",
    hindi: "ग्राहक जो सफ़ाई नहीं करते, फिर मशीन को दोष देते हैं",
  },
  "Shine a torch through a pinhole, bounce it off three small mirrors to a target, and note how tiny tilts grow.": {
    hinglish:
      "Torch ki roshni pin ke chhed se nikaliye, teen chhote sheeshon se takrakar nishane tak pahunchaiye, aur likhiye ki zara se jhukaav se roshni kitni hatti hai.",
    hindi: "टॉर्च की रोशनी पिन के छेद से निकालिए, तीन छोटे शीशों से टकराकर निशाने तक पहुँचाइए, और लिखिए कि ज़रा से झुकाव से रोशनी कितनी हटती है।",
  },
  "On call for every rail fracture in winter fog": {
    hinglish: "Jaade ke kohre mein har tooti patri par phone",
    hindi: "जाड़े के कोहरे में हर टूटी पटरी पर फ़ोन",
  },
  "Sharing the blame when trains derail": {
    hinglish: "Train patri se utre to dosh mein hissedaari",
    hindi: "ट्रेन पटरी से उतरे तो दोष में हिस्सेदारी",
  },
  "People in your charge work with trains passing close by": {
    hinglish: "Aapke zimme ke log nazdeek se guzarti trainon ke beech kaam karte hain",
    hindi: "आपके ज़िम्मे के लोग नज़दीक से गुज़रती ट्रेनों के बीच काम करते हैं",
  },
  "From a platform, count the sleepers along one coach length, work out sleepers per kilometre, and look up the Indian Railways standard.":
    {
      hinglish:
        "Platform par khade hokar ek coach ki lambaai mein sleeper giniye, ek kilometre mein kitne hue nikaliye, aur Indian Railways ka standard dhoondhiye.",
      hindi: "प्लैटफ़ॉर्म पर खड़े होकर एक कोच की लंबाई में स्लीपर गिनिए, एक किलोमीटर में कितने हुए निकालिए, और भारतीय रेल का मानक ढूँढ़िए।",
    },
  "Two-day runs that end in one error": {
    hinglish: "Do din ka run jo ek error par khatm hota hai",
    hindi: "दो दिन का रन जो एक एरर पर ख़त्म होता है",
  },
  "Late changes in the circuit undo a layout that was finished": {
    hinglish: "Circuit mein der se aaye badlaav tayyar layout ko phir bigaad dete hain",
    hindi: "सर्किट में देर से आए बदलाव तैयार लेआउट को फिर बिगाड़ देते हैं",
  },
  "Work so small that your family sees only a grey square": {
    hinglish: "Kaam itna baareek ki parivaar ko bas ek grey chaukor dikhta hai",
    hindi: "काम इतना बारीक कि परिवार को बस एक स्लेटी चौकोर दिखता है",
  },
  "Draw ten boxes joined by twenty lines on paper, then move the boxes until the fewest lines cross; count before and after.": {
    hinglish:
      "Kaagaz par das dibbe banaiye jo bees lakeeron se jude hon, phir dibbe khiskaiye jab tak ek doosre ko kaatne wali lakeerein kam se kam na reh jayen. Pehle aur baad mein giniye.",
    hindi:
      "काग़ज़ पर दस डिब्बे बनाइए जो बीस लकीरों से जुड़े हों, फिर डिब्बे खिसकाइए जब तक एक दूसरे को काटने वाली लकीरें कम से कम न रह जाएँ। पहले और बाद में गिनिए।",
  },
  "One scooter fire on television stains the whole industry": {
    hinglish: "TV par ek scooter ki aag, aur poori industry badnaam",
    hindi: "TV पर एक स्कूटर की आग, और पूरी इंडस्ट्री बदनाम",
  },
  "Launch dates set before the battery has proved itself": {
    hinglish: "Battery ke khari utarne se pehle hi launch ki taareekh tay",
    hindi: "बैटरी के खरी उतरने से पहले ही लॉन्च की तारीख़ तय",
  },
  "Cell suppliers change chemistry halfway through": {
    hinglish: "Cell banane wali company beech mein hi chemistry badal deti hai",
    hindi: "सेल बनाने वाली कंपनी बीच में ही केमिस्ट्री बदल देती है",
  },
  "Ask an e-rickshaw driver about range, charging hours and battery cost, then work out his running cost per kilometre.": {
    hinglish:
      "E-rickshaw chalane wale se poochiye ki ek charge mein kitni doori, charging ke kitne ghante aur battery ka kitna paisa, phir ek kilometre ka kharch nikaliye.",
    hindi: "ई-रिक्शा चलाने वाले से पूछिए कि एक चार्ज में कितनी दूरी, चार्जिंग के कितने घंटे और बैटरी का कितना पैसा, फिर एक किलोमीटर का ख़र्च निकालिए।",
  },
  "Hours in a hooded suit, often under yellow light": {
    hinglish: "Ghanton sir tak dhakne wale suit mein, aksar peeli roshni ke neeche",
    hindi: "घंटों सिर तक ढकने वाले सूट में, अक्सर पीली रोशनी के नीचे",
  },
  "One slip that scraps a month of wafers": {
    hinglish: "Ek chook jo mahine bhar ke wafer bekaar kar deti hai",
    hindi: "एक चूक जो महीने भर के वेफ़र बेकार कर देती है",
  },
  "Few plants in India so far, so you may have to move": {
    hinglish: "India mein abhi plant kam hain, to shayad doosre shehar jaana pade",
    hindi: "भारत में अभी प्लांट कम हैं, तो शायद दूसरे शहर जाना पड़े",
  },
  "Dip a wire loop in soapy water, hold the film upright in daylight, draw its colour bands as it thins, and read why.": {
    hinglish:
      "Taar ka chhalla sabun ke paani mein duboiye, jhilli ko din ki roshni mein khada pakadiye, patli hote samay uski rang ki pattiyan banaiye, aur padhiye ki aisa kyon hota hai.",
    hindi:
      "तार का छल्ला साबुन के पानी में डुबोइए, झिल्ली को दिन की रोशनी में खड़ा पकड़िए, पतली होते समय उसकी रंग की पट्टियाँ बनाइए, और पढ़िए कि ऐसा क्यों होता है।",
  },
  "Those who need it most cannot pay for it": {
    hinglish: "Jinhe sabse zyada zaroorat hai, woh iska paisa nahi de sakte",
    hindi: "जिन्हें सबसे ज़्यादा ज़रूरत है, वे इसका पैसा नहीं दे सकते",
  },
  "Sweat and field dust wear out what the bench had proved": {
    hinglish: "Jo lab ki mez par khara utra, use paseena aur khet ki dhool ghis dete hain",
    hindi: "जो लैब की मेज़ पर खरा उतरा, उसे पसीना और खेत की धूल घिस देते हैं",
  },
  "A good hand on the bench may hurt on the arm": {
    hinglish: "Mez par achha lagne wala haath baanh par chubh sakta hai",
    hindi: "मेज़ पर अच्छा लगने वाला हाथ बाँह पर चुभ सकता है",
  },
  "Make a gripping hand from card, drinking straws and string tendons, and see which cup, pen or ball it can lift.": {
    hinglish: "Gatte, straw aur dhaage ki nason se pakadne wala haath banaiye, aur dekhiye ki woh kaun sa cup, pen ya gend utha sakta hai.",
    hindi: "गत्ते, स्ट्रॉ और धागे की नसों से पकड़ने वाला हाथ बनाइए, और देखिए कि वह कौन सा कप, पेन या गेंद उठा सकता है।",
  },
  "Taps fitted for the photograph and dry by summer": {
    hinglish: "Nal jo photo ke liye lage aur garmiyon tak sookh gaye",
    hindi: "नल जो फ़ोटो के लिए लगे और गर्मियों तक सूख गए",
  },
  "Caste quarrels over where a public tap may stand": {
    hinglish: "Public nal kahan lage, is par jaati ke jhagde",
    hindi: "सार्वजनिक नल कहाँ लगे, इस पर जाति के झगड़े",
  },
  "Spares for a pump lie two bus rides away": {
    hinglish: "Pump ka spare purza do bus badalkar milta hai",
    hindi: "पंप का स्पेयर पुर्ज़ा दो बसें बदलकर मिलता है",
  },
  "Time how long one bucket takes to fill at five taps or handpumps near you, and map flow against distance from the tank.": {
    hinglish:
      "Apne aas-paas ke paanch nal ya handpump par naapiye ki ek balti kitni der mein bharti hai, aur nakshe par dikhaiye ki tanki se doori ke saath dhaar kaise badalti hai.",
    hindi: "अपने आस-पास के पाँच नल या हैंडपंप पर नापिए कि एक बाल्टी कितनी देर में भरती है, और नक़्शे पर दिखाइए कि टंकी से दूरी के साथ धार कैसे बदलती है।",
  },
  "Complaints that only one customer can hear": {
    hinglish: "Shikayat us awaaz ki jo sirf ek hi customer ko sunai deti hai",
    hindi: "शिकायत उस आवाज़ की जो सिर्फ़ एक ही ग्राहक को सुनाई देती है",
  },
  "A hum cured on the bench comes back on the road": {
    hinglish: "Jo gunj lab mein theek hui, woh sadak par laut aati hai",
    hindi: "जो गूँज लैब में ठीक हुई, वह सड़क पर लौट आती है",
  },
  "The cure adds weight, and everyone refuses it": {
    hinglish: "Ilaaj se wazan badhta hai, to use sab mana kar dete hain",
    hindi: "इलाज से वज़न बढ़ता है, तो उसे सब मना कर देते हैं",
  },
  "Record a fan at each speed with a free spectrum app such as phyphox and see which peak moves with the regulator.": {
    hinglish:
      "Kisi muft spectrum app, jaise phyphox, se pankhe ko har speed par record kijiye aur dekhiye ki regulator ghumane par graph ka kaun sa peak khisakta hai.",
    hindi: "किसी मुफ़्त स्पेक्ट्रम ऐप, जैसे phyphox, से पंखे को हर स्पीड पर रिकॉर्ड कीजिए और देखिए कि रेगुलेटर घुमाने पर ग्राफ़ की कौन सी चोटी खिसकती है।",
  },
  "One short season a year to test in": {
    hinglish: "Test karne ko saal mein ek hi chhota mausam",
    hindi: "टेस्ट करने को साल में एक ही छोटा मौसम",
  },
  "Dust, chaff and itching after threshing trials": {
    hinglish: "Thresher ke trial ke baad dhool, bhoosa aur khujli",
    hindi: "थ्रेशर के ट्रायल के बाद धूल, भूसा और खुजली",
  },
  "Farmers rent, so even good machines sell slowly": {
    hinglish: "Kisaan kiraye par lete hain, to achhi machine bhi dheere bikti hai",
    hindi: "किसान किराए पर लेते हैं, तो अच्छी मशीन भी धीरे बिकती है",
  },
  "Drop twenty bean seeds by hand and twenty through a notched cardboard roller, and measure which row is more evenly spaced.": {
    hinglish:
      "Sem ke bees beej haath se giraiye aur bees beej gatte ke khaanche wale roller se, aur naapiye ki kis qataar mein doori zyada barabar hai.",
    hindi: "सेम के बीस बीज हाथ से गिराइए और बीस बीज गत्ते के खाँचे वाले रोलर से, और नापिए कि किस क़तार में दूरी ज़्यादा बराबर है।",
  },
  "Makers see you as the wall between them and Diwali sales": {
    hinglish: "Companiyon ko aap apni Diwali ki bikri ke aage ki deewar lagte hain",
    hindi: "कंपनियों को आप अपनी दिवाली की बिक्री के आगे की दीवार लगते हैं",
  },
  "Failing a toy you secretly like": {
    hinglish: "Us khilaune ko fail karna jo mann hi mann pasand hai",
    hindi: "उस खिलौने को फ़ेल करना जो मन ही मन पसंद है",
  },
  "Test after test written in the same dull form": {
    hinglish: "Ek ke baad ek test, wahi ubaau form mein likhna",
    hindi: "एक के बाद एक टेस्ट, वही उबाऊ फ़ॉर्म में लिखना",
  },
  "Roll card into the 3.2 cm wide choking gauge described online, check household toys for loose parts, and list the risky ones.": {
    hinglish:
      "Online bataye tareeke se gatta modkar gale mein atakne ka khatra jaanchne wali 3.2 cm chaudi nali banaiye, ghar ke khilaunon ke dheele hisse jaanchiye, aur khatre wale likhiye.",
    hindi:
      "ऑनलाइन बताए तरीक़े से गत्ता मोड़कर गले में अटकने का ख़तरा जाँचने वाली 3.2 cm चौड़ी नली बनाइए, घर के खिलौनों के ढीले हिस्से जाँचिए, और ख़तरे वाले लिखिए।",
  },
  "Sites that hand you the room a day before the opening": {
    hinglish: "Site jo udghatan se sirf ek din pehle kamra saunpti hai",
    hindi: "साइट जो उद्घाटन से सिर्फ़ एक दिन पहले कमरा सौंपती है",
  },
  "A dead microphone in front of a full hall": { hinglish: "Bhare hall ke saamne band pada mic", hindi: "भरे हॉल के सामने बंद पड़ा माइक" },
  "Boxes of two makers that refuse to talk to each other": {
    hinglish: "Do companiyon ke box jo aapas mein judne se mana kar dete hain",
    hindi: "दो कंपनियों के बॉक्स जो आपस में जुड़ने से मना कर देते हैं",
  },
  "Play a recorded speech from a phone at four places in a classroom, and mark on a plan from where the last bench catches every word.": {
    hinglish:
      "Classroom ki chaar jagah se phone par recorded bhaashan bajaiye, aur nakshe par nishan lagaiye ki kahan se aakhiri bench ko har shabd sunai deta hai.",
    hindi: "क्लासरूम की चार जगहों से फ़ोन पर रिकॉर्ड किया भाषण बजाइए, और नक़्शे पर निशान लगाइए कि कहाँ से आख़िरी बेंच को हर शब्द सुनाई देता है।",
  },
  "Drawings that change while the part is printing": {
    hinglish: "Purza print ho raha hai aur drawing badal jaati hai",
    hindi: "पुर्ज़ा प्रिंट हो रहा है और ड्रॉइंग बदल जाती है",
  },
  "Resin smell and sanding dust": { hinglish: "Resin ki gandh aur ghisai ki dhool", hindi: "रेज़िन की गंध और घिसाई की धूल" },
  "Proof that the idea fails, more often than not": {
    hinglish: "Aksar yahi saabit hota hai ki idea chalega nahi",
    hindi: "अक्सर यही साबित होता है कि आइडिया चलेगा नहीं",
  },
  "Design a phone stand in the free Tinkercad, build it of cardboard, load it until it fails, and mend the design three times.": {
    hinglish:
      "Muft Tinkercad mein phone stand design kijiye, use gatte se banaiye, tootne tak wazan rakhiye, aur design ko teen baar sudhaariye.",
    hindi: "मुफ़्त Tinkercad में फ़ोन स्टैंड डिज़ाइन कीजिए, उसे गत्ते से बनाइए, टूटने तक वज़न रखिए, और डिज़ाइन को तीन बार सुधारिए।",
  },
  "A corner made sharp, and a purple fringe in its place": {
    hinglish: "Tasveer ka ek kona saaf kiya to uski jagah baingani kinaara aa gaya",
    hindi: "तस्वीर का एक कोना साफ़ किया तो उसकी जगह बैंगनी किनारा आ गया",
  },
  "The glass that suits best stains, scratches or is no longer made": {
    hinglish: "Jo kaanch sabse sahi hai, us par daag ya kharonch padti hai, ya woh ab banta hi nahi",
    hindi: "जो काँच सबसे सही है, उस पर दाग़ या खरोंच पड़ती है, या वह अब बनता ही नहीं",
  },
  "Phone makers want it one millimetre thinner": {
    hinglish: "Phone companiyan ise ek millimetre aur patla maangti hain",
    hindi: "फ़ोन कंपनियाँ इसे एक मिलीमीटर और पतला माँगती हैं",
  },
  "Look through a water drop on clear plastic over print, change drop size, and record how strongly and how clearly each magnifies.": {
    hinglish:
      "Chhape akshar par saaf plastic rakhkar paani ki boond se dekhiye, boond chhoti-badi kijiye, aur likhiye ki har boond kitna bada aur kitna saaf dikhati hai.",
    hindi: "छपे अक्षरों पर साफ़ प्लास्टिक रखकर पानी की बूँद से देखिए, बूँद छोटी-बड़ी कीजिए, और लिखिए कि हर बूँद कितना बड़ा और कितना साफ़ दिखाती है।",
  },
  "After an accident the inquiry opens your report first": {
    hinglish: "Haadse ke baad jaanch sabse pehle aapki report kholti hai",
    hindi: "हादसे के बाद जाँच सबसे पहले आपकी रिपोर्ट खोलती है",
  },
  "Standing between the day's tonnage and a crew that trusts your word": {
    hinglish: "Ek taraf din ka coal target, doosri taraf aapki baat par bharosa karti toli",
    hindi: "एक तरफ़ दिन का कोयले का टारगेट, दूसरी तरफ़ आपकी बात पर भरोसा करती टोली",
  },
  "Night shifts in hot, wet galleries kilometres from daylight": {
    hinglish: "Din ki roshni se kilometron door garam, geeli gallery mein raat ki paali",
    hindi: "दिन की रोशनी से किलोमीटरों दूर गरम, गीली गैलरियों में रात की पाली",
  },
  "For a week go round your home's gas knob, wires, taps and locks each evening in one fixed order, and sign a log of what you found.": {
    hinglish:
      "Ek hafte tak har shaam ghar ki gas ka knob, bijli ke taar, nal aur taale ek hi kram mein dekhiye, aur jo mila use likhkar log par sign kijiye.",
    hindi: "एक हफ़्ते तक हर शाम घर की गैस का नॉब, बिजली के तार, नल और ताले एक ही क्रम में देखिए, और जो मिला उसे लिखकर लॉग पर दस्तख़त कीजिए।",
  },
  "Roof falls, gas and water, against which a helmet is little": {
    hinglish: "Chhat girna, gas aur paani, jinke aage helmet bahut chhoti cheez hai",
    hindi: "छत गिरना, गैस और पानी, जिनके आगे हेलमेट बहुत छोटी चीज़ है",
  },
  "Dust that can scar the lungs over the years": {
    hinglish: "Dhool jo saalon mein phephdon ko kharab kar sakti hai",
    hindi: "धूल जो सालों में फेफड़ों को ख़राब कर सकती है",
  },
  "Contract hands paid far less than the company's own beside them": {
    hinglish: "Theke ke mazdoor, jinhe bagal mein kaam karte company ke mazdooron se bahut kam milta hai",
    hindi: "ठेके के मज़दूर, जिन्हें बग़ल में काम करते कंपनी के मज़दूरों से बहुत कम मिलता है",
  },
  "Lay heavy books on short stacks of coins, take stacks away one by one, and find how far apart a roof's props may stand.": {
    hinglish:
      "Sikkon ki chhoti dheriyon par bhaari kitaabein rakhiye, dheriyan ek-ek karke hataiye, aur pata kijiye ki chhat ke khambe kitni door-door ho sakte hain.",
    hindi: "सिक्कों की छोटी ढेरियों पर भारी किताबें रखिए, ढेरियाँ एक-एक करके हटाइए, और पता कीजिए कि छत के खंभे कितनी दूर-दूर हो सकते हैं।",
  },
};
