import type { ToldTexts } from "../told-texts.ts";

export const construction: ToldTexts = {
  "Clients who change their minds after the walls are up": {
    hinglish: "Client jo deewarein khadi hone ke baad mann badal lete hain",
    hindi: "क्लाइंट जो दीवारें खड़ी होने के बाद मन बदल लेते हैं",
  },
  "Fees bargained down by owners who pay full price for marble": {
    hinglish: "Maalik jo sangmarmar ka poora daam dete hain par fees mein molbhaav karte hain",
    hindi: "मालिक जो संगमरमर का पूरा दाम देते हैं पर फ़ीस में मोलभाव करते हैं",
  },
  "Sanction drawings returned for one missing signature": {
    hinglish: "Manzoori ke nakshe jo ek dastakhat kam hone par lauta diye jaate hain",
    hindi: "मंज़ूरी के नक़्शे जो एक दस्तख़त कम होने पर लौटा दिए जाते हैं",
  },
  "Redraw your own room on graph paper so that it gets more morning light, and ask two people who use it what they would miss.": {
    hinglish:
      "Graph paper par apna kamra phir se aise banaiye ki subah ki roshni zyada aaye, aur use istemal karne wale do logon se poochiye ki unhein kis cheez ki kami khalegi.",
    hindi: "ग्राफ़ पेपर पर अपना कमरा फिर से ऐसे बनाइए कि सुबह की रोशनी ज़्यादा आए, और उसे इस्तेमाल करने वाले दो लोगों से पूछिए कि उन्हें किस चीज़ की कमी खलेगी।",
  },
  "Planting budgets cut first when money runs short": {
    hinglish: "Paisa kam padte hi sabse pehle paudhon ka budget kaata jaata hai",
    hindi: "पैसा कम पड़ते ही सबसे पहले पौधों का बजट काटा जाता है",
  },
  "Trees dying after handover because nobody watered them": {
    hinglish: "Kaam saunpne ke baad sookhte ped, kyonki kisi ne paani nahi diya",
    hindi: "काम सौंपने के बाद सूखते पेड़, क्योंकि किसी ने पानी नहीं दिया",
  },
  "Saplings that the contractor plants with the plastic bag still on": {
    hinglish: "Paudhe jinhein thekedaar plastic ki thaili samet hi gaad deta hai",
    hindi: "पौधे जिन्हें ठेकेदार प्लास्टिक की थैली समेत ही गाड़ देता है",
  },
  "Sketch your nearest park from above, mark where people really walk and sit, and redraw its paths to match.": {
    hinglish:
      "Sabse paas ke park ka upar se dikhne wala naksha banaiye, nishan lagaiye ki log sach mein kahan chalte aur baithte hain, aur raaste usi ke hisaab se phir banaiye.",
    hindi: "सबसे पास के पार्क का ऊपर से दिखने वाला नक़्शा बनाइए, निशान लगाइए कि लोग सच में कहाँ चलते और बैठते हैं, और रास्ते उसी के हिसाब से फिर बनाइए।",
  },
  "A census years too old for the crowd you must plan for": {
    hinglish: "Jis bheed ki planning karni hai, uske liye barson purani janaganana",
    hindi: "जिस भीड़ की प्लानिंग करनी है, उसके लिए बरसों पुरानी जनगणना",
  },
  "Angry families whose plot falls on a proposed road": {
    hinglish: "Naaraaz parivaar jinki zameen nayi sadak mein aa rahi hai",
    hindi: "नाराज़ परिवार जिनकी ज़मीन नई सड़क में आ रही है",
  },
  "Illegal building outrunning every map": {
    hinglish: "Avaidh nirmaan jo har nakshe se aage nikal jaata hai",
    hindi: "अवैध निर्माण जो हर नक़्शे से आगे निकल जाता है",
  },
  "Walk five streets round your school, colour each plot as home, shop, office or open land, and note what is missing.": {
    hinglish:
      "Apne school ke aas-paas ki paanch galiyon mein chaliye, naksha banakar har plot ko ghar, dukaan, office ya khaali zameen ke hisaab se rangiye, aur likhiye kya kami hai.",
    hindi: "अपने स्कूल के आस-पास की पाँच गलियों में चलिए, नक़्शा बनाकर हर प्लॉट को घर, दुकान, ऑफ़िस या ख़ाली ज़मीन के हिसाब से रँगिए, और लिखिए क्या कमी है।",
  },
  "Being mistaken for someone who picks cushions": {
    hinglish: "Log samajhte hain ki aapka kaam cushion chunna hai",
    hindi: "लोग समझते हैं कि आपका काम कुशन चुनना है",
  },
  "Hidden pipes found the day the wall opens": {
    hinglish: "Chhipe pipe jo deewar tootne ke din hi pata chalte hain",
    hindi: "छिपे पाइप जो दीवार टूटने के दिन ही पता चलते हैं",
  },
  "Owners living in the flat while you break it": {
    hinglish: "Maalik usi flat mein rehte hain jismein aapki tod-phod chal rahi hai",
    hindi: "मालिक उसी फ़्लैट में रहते हैं जिसमें आपकी तोड़-फोड़ चल रही है",
  },
  "Draw your home's plan to scale, ask an elder which walls carry the roof, and on paper move one of the others to let in light.": {
    hinglish:
      "Apne ghar ka naksha scale se banaiye, kisi bade se poochiye ki kaun si deewarein chhat ka bojh uthaati hain, aur kaagaz par baaki mein se ek deewar khiskaiye taaki roshni aaye.",
    hindi:
      "अपने घर का नक़्शा स्केल से बनाइए, किसी बड़े से पूछिए कि कौन सी दीवारें छत का बोझ उठाती हैं, और काग़ज़ पर बाक़ी में से एक दीवार खिसकाइए ताकि रोशनी आए।",
  },
  "Grants that end before the dome is repaired": {
    hinglish: "Anudaan jo gumbad ki marammat se pehle khatm ho jaata hai",
    hindi: "अनुदान जो गुंबद की मरम्मत से पहले ख़त्म हो जाता है",
  },
  "Permission from several heritage offices for one crack": {
    hinglish: "Ek daraar ke liye kai heritage daftaron ki ijaazat",
    hindi: "एक दरार के लिए कई हेरिटेज दफ़्तरों की इजाज़त",
  },
  "Seeing careless whitewash over an old mural": {
    hinglish: "Purani deewar ki chitrakaari par laparwahi se puti safedi dekhna",
    hindi: "पुरानी दीवार की चित्रकारी पर लापरवाही से पुती सफ़ेदी देखना",
  },
  "Choose one old house or shrine near you, photograph its cracks and plants in the walls, and date its oldest part by asking elders.": {
    hinglish:
      "Paas ka ek purana ghar ya dharmsthal chuniye, uski daraaron aur deewar mein uge paudhon ki photo lijiye, aur bade-boodhon se poochkar uske sabse purane hisse ki umr pata kijiye.",
    hindi:
      "पास का एक पुराना घर या धर्मस्थल चुनिए, उसकी दरारों और दीवार में उगे पौधों की फ़ोटो लीजिए, और बड़े-बूढ़ों से पूछकर उसके सबसे पुराने हिस्से की उम्र पता कीजिए।",
  },
  "Road engineers widening lanes over your footpath": {
    hinglish: "Sadak ke engineer jo aapka footpath kaatkar lane chaudi karte hain",
    hindi: "सड़क के इंजीनियर जो आपका फ़ुटपाथ काटकर लेन चौड़ी करते हैं",
  },
  "Many agencies owning a single street": { hinglish: "Ek hi sadak ke kai maalik vibhaag", hindi: "एक ही सड़क के कई मालिक विभाग" },
  "Competition entries that nobody ever builds": {
    hinglish: "Competition mein bheje design jo kabhi bante hi nahi",
    hindi: "कॉम्पिटिशन में भेजे डिज़ाइन जो कभी बनते ही नहीं",
  },
  "Stand thirty minutes at a busy crossing, tally walkers, cycles and cars, then sketch how the space should be shared.": {
    hinglish:
      "Kisi vyast chauraahe par tees minute khade rahiye, paidal log, cycle aur car giniye, phir khaka banaiye ki jagah kaise bantni chahiye.",
    hindi: "किसी व्यस्त चौराहे पर तीस मिनट खड़े रहिए, पैदल लोग, साइकिल और कार गिनिए, फिर ख़ाका बनाइए कि जगह कैसे बँटनी चाहिए।",
  },
  "Politicians announcing the route before your study ends": {
    hinglish: "Neta jo aapki study khatm hone se pehle hi route ka elaan kar dete hain",
    hindi: "नेता जो आपकी स्टडी ख़त्म होने से पहले ही रूट का एलान कर देते हैं",
  },
  "Passenger counts from one wet day, quoted for ten years": {
    hinglish: "Baarish ke ek din ki yaatri ginti, jo das saal tak dohraayi jaati hai",
    hindi: "बारिश के एक दिन की यात्री गिनती, जो दस साल तक दोहराई जाती है",
  },
  "Flyovers built where buses would have done": {
    hinglish: "Jahan buson se kaam chal jaata wahan bane flyover",
    hindi: "जहाँ बसों से काम चल जाता वहाँ बने फ़्लाईओवर",
  },
  "Record your bus or train's arrival for ten days, chart the delays, and guess the cause of each peak.": {
    hinglish:
      "Das din tak apni bus ya train ke aane ka samay likhiye, deri ka chart banaiye aur andaaza lagaiye ki jis din deri sabse zyada thi uska kaaran kya tha.",
    hindi: "दस दिन तक अपनी बस या ट्रेन के आने का समय लिखिए, देरी का चार्ट बनाइए और अंदाज़ा लगाइए कि जिस दिन देरी सबसे ज़्यादा थी उसका कारण क्या था।",
  },
  "Clash lists that an office abroad wants by your midnight": {
    hinglish: "Takraav ki list jo videsh ka office aapke yahan ki aadhi raat tak maangta hai",
    hindi: "टकराव की लिस्ट जो विदेश का ऑफ़िस आपके यहाँ की आधी रात तक माँगता है",
  },
  "Modelling others' mistakes exactly as they were drawn": {
    hinglish: "Doosron ki galtiyan model mein waisi hi banana jaisi drawing mein thi",
    hindi: "दूसरों की ग़लतियाँ मॉडल में वैसी ही बनाना जैसी ड्रॉइंग में थीं",
  },
  "Crashes of a file too large for the machine": {
    hinglish: "Computer ke liye zyada badi file ka baar-baar crash hona",
    hindi: "कंप्यूटर के लिए ज़्यादा बड़ी फ़ाइल का बार-बार क्रैश होना",
  },
  "Use the free SketchUp in a browser, or Blender, and model your classroom to scale, with doors, fans and switchboards.": {
    hinglish:
      "Browser mein free SketchUp ya Blender se apni classroom ka model scale ke hisaab se banaiye, darwaazon, pankhon aur switchboard samet.",
    hindi: "ब्राउज़र में मुफ़्त SketchUp या Blender से अपनी क्लासरूम का मॉडल स्केल के हिसाब से बनाइए, दरवाज़ों, पंखों और स्विचबोर्ड समेत।",
  },
  "Eyes tired from thin lines all day": { hinglish: "Din bhar patli lakeeron se thaki aankhein", hindi: "दिन भर पतली लकीरों से थकी आँखें" },
  "Redrawing the same stair for the fifth revision": {
    hinglish: "Paanchvin baar badlaav aane par wahi zeena phir banana",
    hindi: "पाँचवीं बार बदलाव आने पर वही ज़ीना फिर बनाना",
  },
  "A stair drawn to the millimetre and built by eye": {
    hinglish: "Zeena jo drawing mein millimetre tak sahi tha aur aankh ke andaaze se bana",
    hindi: "ज़ीना जो ड्रॉइंग में मिलीमीटर तक सही था और आँख के अंदाज़े से बना",
  },
  "Draw your kitchen in plan and one wall in elevation to scale by hand, then again in free LibreCAD.": {
    hinglish: "Apni rasoi ka plan aur ek deewar ka saamne ka drishya scale se pehle haath se banaiye, phir free LibreCAD mein.",
    hindi: "अपनी रसोई का प्लान और एक दीवार का सामने का दृश्य स्केल से पहले हाथ से बनाइए, फिर मुफ़्त LibreCAD में।",
  },
  "Owners who want rating points for a plaque, not a cooler building": {
    hinglish: "Maalik jinhein rating ke point deewar par patti lagwaane ke liye chahiye, thandi imaarat ke liye nahi",
    hindi: "मालिक जिन्हें रेटिंग के पॉइंट दीवार पर पट्टी लगवाने के लिए चाहिए, ठंडी इमारत के लिए नहीं",
  },
  "Months of paperwork for one rating": {
    hinglish: "Ek rating ke liye mahinon ki kaagzi karwai",
    hindi: "एक रेटिंग के लिए महीनों की काग़ज़ी कार्रवाई",
  },
  "Contractors swapping the approved material quietly": {
    hinglish: "Thekedaar jo manzoor hua saamaan chupchaap badal dete hain",
    hindi: "ठेकेदार जो मंज़ूर हुआ सामान चुपचाप बदल देते हैं",
  },
  "Hang a thermometer in two rooms for a week, shade one window with cloth, and compare afternoon readings.": {
    hinglish:
      "Ek hafte do kamron mein thermometer taangiye, ek khidki par kapde se chhaaya kijiye, aur dopahar ke taapmaan ki tulna kijiye.",
    hindi: "एक हफ़्ते दो कमरों में थर्मामीटर टाँगिए, एक खिड़की पर कपड़े से छाया कीजिए, और दोपहर के तापमान की तुलना कीजिए।",
  },
  "Fumes of acrylic and glue in a closed workshop": {
    hinglish: "Band workshop mein acrylic aur glue ka dhuaan",
    hindi: "बंद वर्कशॉप में ऐक्रिलिक और गोंद का धुआँ",
  },
  "All-nighters before a builder's launch": {
    hinglish: "Builder ke launch se pehle poori-poori raat jaagna",
    hindi: "बिल्डर के लॉन्च से पहले पूरी-पूरी रात जागना",
  },
  "A month's tower crushed in the delivery van": {
    hinglish: "Mahine bhar mein bana tower delivery van mein kuchal gaya",
    hindi: "महीने भर में बना टावर डिलीवरी वैन में कुचल गया",
  },
  "Build your school at 1:200 from old cartons with a steel ruler and cutter, with an adult nearby.": {
    hinglish: "Purane carton, steel ke scale aur cutter se apne school ka 1:200 model banaiye, jab koi bada paas mein ho.",
    hindi: "पुराने कार्टन, स्टील के स्केल और कटर से अपने स्कूल का 1:200 मॉडल बनाइए, जब कोई बड़ा पास में हो।",
  },
  "The date on the board never moves, whatever rains fall": {
    hinglish: "Board par likhi taareekh kabhi nahi khisakti, chaahe kitni baarish ho",
    hindi: "बोर्ड पर लिखी तारीख़ कभी नहीं खिसकती, चाहे कितनी बारिश हो",
  },
  "Penalty clauses that sit on your chest at night": {
    hinglish: "Der par jurmaane ki shartein jo raat ko seene par baithi rehti hain",
    hindi: "देर पर जुर्माने की शर्तें जो रात को सीने पर बैठी रहती हैं",
  },
  "Claim letters to write for each day lost to rain or a late drawing": {
    hinglish: "Baarish ya der se mili drawing mein gaye har din ke liye claim ki chitthi likhna",
    hindi: "बारिश या देर से मिली ड्रॉइंग में गए हर दिन के लिए क्लेम की चिट्ठी लिखना",
  },
  "Ask a family that built or added to a house which trade waited for which, and draw its months as a bar chart.": {
    hinglish:
      "Jis parivaar ne ghar banwaya ya badhwaya ho, usse poochiye ki kis kaarigar ko kiska intezaar karna pada, aur mahinon ka bar chart banaiye.",
    hindi: "जिस परिवार ने घर बनवाया या बढ़वाया हो, उससे पूछिए कि किस कारीगर को किसका इंतज़ार करना पड़ा, और महीनों का बार चार्ट बनाइए।",
  },
  "Labour leaving for home the week before a slab": {
    hinglish: "Slab se ek hafta pehle mazdooron ka ghar chale jaana",
    hindi: "स्लैब से एक हफ़्ता पहले मज़दूरों का घर चले जाना",
  },
  "Dust storms, ladders and dry throats from March": {
    hinglish: "March se dhool ki aandhiyan, seedhiyan aur sookha gala",
    hindi: "मार्च से धूल की आँधियाँ, सीढ़ियाँ और सूखा गला",
  },
  "Blamed by engineer and mason for the same crack": {
    hinglish: "Ek hi daraar ke liye engineer aur mistri, dono ka dosh aap par",
    hindi: "एक ही दरार के लिए इंजीनियर और मिस्त्री, दोनों का दोष आप पर",
  },
  "Level a row of bricks across a yard with a clear water pipe and string, and see how far your eye was out.": {
    hinglish:
      "Aangan mein paani bhare paardarshi pipe aur dori se eenton ki ek kataar ek level par laiye, aur dekhiye aapki aankh ka andaaza kitna galat tha.",
    hindi: "आँगन में पानी भरे पारदर्शी पाइप और डोरी से ईंटों की एक क़तार एक लेवल पर लाइए, और देखिए आपकी आँख का अंदाज़ा कितना ग़लत था।",
  },
  "Disputes over forty rupees a square metre, in writing": {
    hinglish: "Chaalis rupaye prati varg metre par likhit jhagde",
    hindi: "चालीस रुपये प्रति वर्ग मीटर पर लिखित झगड़े",
  },
  "Long measurement sheets the week before month end": {
    hinglish: "Mahine ke aakhir se pehle ke hafte mein naap ki lambi sheetein",
    hindi: "महीने के आख़िर से पहले के हफ़्ते में नाप की लंबी शीटें",
  },
  "Drawings that change after every wall has been measured": {
    hinglish: "Har deewar naapne ke baad badal jaane wali drawing",
    hindi: "हर दीवार नापने के बाद बदल जाने वाली ड्रॉइंग",
  },
  "Measure one room at home, draw it, and work out bricks, paint, tiles and skirting with today's local prices.": {
    hinglish: "Ghar ka ek kamra naapiye, uska naksha banaiye, aur aaj ke local daam par eent, paint, tile aur skirting ka hisaab lagaiye.",
    hindi: "घर का एक कमरा नापिए, उसका नक़्शा बनाइए, और आज के लोकल दाम पर ईंट, पेंट, टाइल और स्कर्टिंग का हिसाब लगाइए।",
  },
  "Winning the bid because you forgot the scaffolding": {
    hinglish: "Theka isliye milna ki aap scaffolding ka kharch jodna bhool gaye",
    hindi: "ठेका इसलिए मिलना कि आप स्कैफ़ोल्डिंग का ख़र्च जोड़ना भूल गए",
  },
  "Losing five in six of what you price": {
    hinglish: "Jitne kaamon ke daam lagaye, unmein chhe mein se paanch haath se jaana",
    hindi: "जितने कामों के दाम लगाए, उनमें छह में से पाँच हाथ से जाना",
  },
  "A supplier's price that rises the day after your bid goes in": {
    hinglish: "Aapki boli jama hone ke agle hi din supplier ka daam badhna",
    hindi: "आपकी बोली जमा होने के अगले ही दिन सप्लायर का दाम बढ़ना",
  },
  "Find your State's PWD schedule of rates online and estimate the cost of a compound wall ten metres long.": {
    hinglish:
      "Apne rajya ki PWD ki rate list, yaani schedule of rates, online dhoondhiye aur das metre lambi chaardeewari ke kharch ka anumaan lagaiye.",
    hindi: "अपने राज्य की PWD की रेट लिस्ट, यानी schedule of rates, ऑनलाइन ढूँढ़िए और दस मीटर लंबी चारदीवारी के ख़र्च का अनुमान लगाइए।",
  },
  "Gifts that arrive with the contractor's bill for you to sign": {
    hinglish: "Tohfe jo thekedaar ke us bill ke saath aate hain jis par aapko sign karna hai",
    hindi: "तोहफ़े जो ठेकेदार के उस बिल के साथ आते हैं जिस पर आपको दस्तख़त करने हैं",
  },
  "Standing alone against a whole contractor's team": {
    hinglish: "Thekedaar ki poori team ke saamne akele khade rehna",
    hindi: "ठेकेदार की पूरी टीम के सामने अकेले खड़े रहना",
  },
  "A defect that you passed showing up in the monsoon": {
    hinglish: "Jo kaam aapne theek maan liya tha, uski kami baarish mein saamne aana",
    hindi: "जो काम आपने ठीक मान लिया था, उसकी कमी बारिश में सामने आना",
  },
  "Make a snag list for one new room: doors that stick, hollow tiles, plaster waves, with photo, place and severity.": {
    hinglish:
      "Ek naye kamre ki kamiyon ki list banaiye: atakte darwaaze, khokhli tile, lehraata plaster, har ek ki photo, jagah aur gambhirta samet.",
    hindi: "एक नए कमरे की कमियों की लिस्ट बनाइए: अटकते दरवाज़े, खोखली टाइलें, लहराता प्लास्टर, हर एक की फ़ोटो, जगह और गंभीरता समेत।",
  },
  "Offers slid across the table, and threats after": {
    hinglish: "Mez par sarkaayi gayi rishwat, aur baad mein dhamkiyan",
    hindi: "मेज़ पर सरकाई गई रिश्वत, और बाद में धमकियाँ",
  },
  "Courts, councillors and neighbours on one narrow lane": {
    hinglish: "Ek tang gali ke maamle mein adaalat, parshad aur padosi, teenon se nipatna",
    hindi: "एक तंग गली के मामले में अदालत, पार्षद और पड़ोसी, तीनों से निपटना",
  },
  "Demolition days with police beside you": {
    hinglish: "Tod-phod ke din, jab bagal mein police khadi hoti hai",
    hindi: "तोड़-फोड़ के दिन, जब बग़ल में पुलिस खड़ी होती है",
  },
  "Walk through your school or a shop block with a tape; note exits, stair widths, ramps and locked doors, and draw the escape route.": {
    hinglish:
      "Feeta lekar apne school ya dukaanon ke kisi block mein ghoomiye; nikaas, seedhiyon ki chaudai, ramp aur taala lage darwaaze likhiye, aur bachkar nikalne ka raasta banaiye.",
    hindi: "फ़ीता लेकर अपने स्कूल या दुकानों के किसी ब्लॉक में घूमिए; निकास, सीढ़ियों की चौड़ाई, रैंप और ताला लगे दरवाज़े लिखिए, और बचकर निकलने का रास्ता बनाइए।",
  },
  "Supervisors who cheer when you leave the deck": {
    hinglish: "Supervisor jo aapke jaate hi khushi manaate hain",
    hindi: "सुपरवाइज़र जो आपके जाते ही ख़ुशी मनाते हैं",
  },
  "A death on site stays with you for life": {
    hinglish: "Site par hui maut umr bhar saath rehti hai",
    hindi: "साइट पर हुई मौत उम्र भर साथ रहती है",
  },
  "Forms without a fault while men climb with no hook on": {
    hinglish: "Form mein koi kami nahi, aur log bina hook lagaye chadh rahe hain",
    hindi: "फ़ॉर्म में कोई कमी नहीं, और लोग बिना हुक लगाए चढ़ रहे हैं",
  },
  "Look at one building site from the road, list ten hazards and the fix for each; never step inside.": {
    hinglish: "Kisi imaarat ki site ko sadak se dekhiye, das khatre aur har ek ka upaay likhiye; site ke andar kabhi na jaiye.",
    hindi: "किसी इमारत की साइट को सड़क से देखिए, दस ख़तरे और हर एक का उपाय लिखिए; साइट के अंदर कभी न जाइए।",
  },
  "Being the one who tells directors they are late": {
    hinglish: "Director logon ko yeh batana aapke hi zimme ki woh late hain",
    hindi: "डायरेक्टरों को यह बताना आपके ही ज़िम्मे कि वे लेट हैं",
  },
  "Progress claimed as ninety per cent for six months": {
    hinglish: "Kaam jo chhe mahine tak nabbe pratishat poora bataya jaata hai",
    hindi: "काम जो छह महीने तक नब्बे प्रतिशत पूरा बताया जाता है",
  },
  "Redrawing three hundred bars because one piling rig broke down": {
    hinglish: "Ek piling rig kharab hone par chart ki teen sau pattiyan phir se banana",
    hindi: "एक पाइलिंग रिग ख़राब होने पर चार्ट की तीन सौ पट्टियाँ फिर से बनाना",
  },
  "List every step to paint a room, give each days and what must come first, and find the longest chain.": {
    hinglish:
      "Ek kamra paint karne ka har kadam likhiye, har kadam ke din aur usse pehle kya zaroori hai yeh bhariye, aur sabse lamba silsila dhoondhiye.",
    hindi: "एक कमरा पेंट करने का हर क़दम लिखिए, हर क़दम के दिन और उससे पहले क्या ज़रूरी है यह भरिए, और सबसे लंबा सिलसिला ढूँढ़िए।",
  },
  "Night unloading at the site gate in the rain": {
    hinglish: "Raat ki baarish mein site ke gate par maal utarwana",
    hindi: "रात की बारिश में साइट के गेट पर माल उतरवाना",
  },
  "Cement bags that leave with people you greet each morning": {
    hinglish: "Cement ki boriyan jo unhi ke saath nikal jaati hain jinse roz subah namaste hoti hai",
    hindi: "सीमेंट की बोरियाँ जो उन्हीं के साथ निकल जाती हैं जिनसे रोज़ सुबह नमस्ते होती है",
  },
  "Explaining to the accounts office one bag lost in ten thousand": {
    hinglish: "Das hazaar mein se ek gum bori ka hisaab accounts office ko samjhana",
    hindi: "दस हज़ार में से एक गुम बोरी का हिसाब अकाउंट्स ऑफ़िस को समझाना",
  },
  "Run your home kitchen as a store for two weeks: opening stock, issues, reorder level, and what ran out first.": {
    hinglish:
      "Do hafte apni rasoi ko store ki tarah chalaiye: shuru ka stock, kitna nikla, kitna bachne par mangana hai, aur sabse pehle kya khatm hua.",
    hindi: "दो हफ़्ते अपनी रसोई को स्टोर की तरह चलाइए: शुरू का स्टॉक, कितना निकला, कितना बचने पर मँगाना है, और सबसे पहले क्या ख़त्म हुआ।",
  },
  "Lorries roaring past your elbow day and night": {
    hinglish: "Din-raat aapki kohni ke paas se garajti lorriyan",
    hindi: "दिन-रात आपकी कोहनी के पास से गरजती लॉरियाँ",
  },
  "Bitumen heat added to the heat of May": { hinglish: "May ki garmi ke upar bitumen ki garmi", hindi: "मई की गर्मी के ऊपर बिटुमेन की गर्मी" },
  "Traffic police and MLAs wanting it open by noon": {
    hinglish: "Traffic police aur MLA jo dopahar tak sadak khuli chaahte hain",
    hindi: "ट्रैफ़िक पुलिस और MLA जो दोपहर तक सड़क खुली चाहते हैं",
  },
  "Press layers of gravel, sand and clay in a plastic box, pour water on flat and cambered surfaces and compare puddles.": {
    hinglish:
      "Plastic ke dibbe mein gitti, ret aur chikni mitti ki paratein dabaiye, sapaat aur beech se ubhri sateh par paani daaliye aur gaddhon mein ruke paani ki tulna kijiye.",
    hindi:
      "प्लास्टिक के डिब्बे में गिट्टी, रेत और चिकनी मिट्टी की परतें दबाइए, सपाट और बीच से उभरी सतह पर पानी डालिए और कहाँ कितना पानी रुका, तुलना कीजिए।",
  },
  "Builders who pay late while workers must be paid Saturday": {
    hinglish: "Builder jo der se paisa dete hain, jabki mazdooron ko Shanivaar ko dena hi hai",
    hindi: "बिल्डर जो देर से पैसा देते हैं, जबकि मज़दूरों को शनिवार को देना ही है",
  },
  "Accident, fever or death in a gang that trusted you": {
    hinglish: "Jis toli ne aap par bharosa kiya, usmein haadsa, bukhaar ya maut",
    hindi: "जिस टोली ने आप पर भरोसा किया, उसमें हादसा, बुख़ार या मौत",
  },
  "Debt and advance that turn into bondage if misused": {
    hinglish: "Karz aur peshgi jo galat istemal hone par bandhua mazdoori ban jaate hain",
    hindi: "क़र्ज़ और पेशगी जो ग़लत इस्तेमाल होने पर बँधुआ मज़दूरी बन जाते हैं",
  },
  "Find your State's minimum wages for building work and reckon what a fair week for ten masons and helpers would cost, travel included.": {
    hinglish:
      "Imaarat ke kaam ke liye apne rajya ki nyoontam mazdoori dhoondhiye aur das mistri aur helper ke ek hafte ka sahi kharch jodiye, aane-jaane ke kiraye samet.",
    hindi: "इमारत के काम के लिए अपने राज्य की न्यूनतम मज़दूरी ढूँढ़िए और दस मिस्त्रियों और हेल्परों के एक हफ़्ते का सही ख़र्च जोड़िए, आने-जाने के किराये समेत।",
  },
  "Contractors who bring thirty men and claim forty": {
    hinglish: "Thekedaar jo tees log laakar chaalis batate hain",
    hindi: "ठेकेदार जो तीस लोग लाकर चालीस बताते हैं",
  },
  "Anger at your window when a day's pay is missing": {
    hinglish: "Ek din ki mazdoori gaayab ho to aapki khidki par gussa",
    hindi: "एक दिन की मज़दूरी ग़ायब हो तो आपकी खिड़की पर ग़ुस्सा",
  },
  "Machines that cannot read fingers worn by cement": {
    hinglish: "Machine jo cement se ghisi ungliyan nahi padh paati",
    hindi: "मशीन जो सीमेंट से घिसी उँगलियाँ नहीं पढ़ पाती",
  },
  "Log everybody's hours of housework at home for two weeks, work out pay at one hourly rate, and check the total twice.": {
    hinglish: "Do hafte ghar ke kaam mein sabke ghante likhiye, ghante ki ek hi dar se mazdoori nikaaliye, aur jod do baar jaanchiye.",
    hindi: "दो हफ़्ते घर के काम में सबके घंटे लिखिए, घंटे की एक ही दर से मज़दूरी निकालिए, और जोड़ दो बार जाँचिए।",
  },
  "Two digits changed round move a whole wall": {
    hinglish: "Do ank ulat gaye to poori deewar khisak jaati hai",
    hindi: "दो अंक उलट गए तो पूरी दीवार खिसक जाती है",
  },
  "Standing by the tripod in sun or drizzle all day": {
    hinglish: "Din bhar dhoop ya boonda-baandi mein tripod ke paas khade rehna",
    hindi: "दिन भर धूप या बूँदा-बाँदी में ट्राइपॉड के पास खड़े रहना",
  },
  "Pegs kicked out by the first lorry": {
    hinglish: "Pehli hi lorry ke dhakke se ukhdi khoontiyan",
    hindi: "पहली ही लॉरी के धक्के से उखड़ी खूँटियाँ",
  },
  "Mark a 3-4-5 metre right angle in a playground with string, then set out a perfect square and check the diagonals.": {
    hinglish: "Maidan mein dori se 3-4-5 metre ka samkon banaiye, phir ek sahi square banaiye aur uske vikarn jaanchiye.",
    hindi: "मैदान में डोरी से 3-4-5 मीटर का समकोण बनाइए, फिर एक सही वर्ग बनाइए और उसके विकर्ण जाँचिए।",
  },
  "Walking half the day to a point then back again": {
    hinglish: "Aadha din chalkar ek point tak jaana, phir wapas aana",
    hindi: "आधा दिन चलकर एक पॉइंट तक जाना, फिर वापस आना",
  },
  "Being shouted at across a valley for leaning": {
    hinglish: "Naap ka danda zara jhukne par ghaati ke us paar se daant khaana",
    hindi: "नाप का डंडा ज़रा झुकने पर घाटी के उस पार से डाँट खाना",
  },
  "Short contracts, one road at a time": { hinglish: "Chhote contract, ek baar mein ek sadak", hindi: "छोटे कॉन्ट्रैक्ट, एक बार में एक सड़क" },
  "Pair up, pace a field and then tape it, and calculate your pace length and error in a hundred metres.": {
    hinglish:
      "Kisi ke saath milkar ek maidan ko pehle kadmon se, phir feete se naapiye, aur apne kadam ki lambai aur sau metre mein galti nikaaliye.",
    hindi: "किसी के साथ मिलकर एक मैदान को पहले क़दमों से, फिर फ़ीते से नापिए, और अपने क़दम की लंबाई और सौ मीटर में ग़लती निकालिए।",
  },
  "Site men who choose which cubes you may break": {
    hinglish: "Site ke log jo khud tay karte hain ki aap kaun se cube todein",
    hindi: "साइट के लोग जो ख़ुद तय करते हैं कि आप कौन से क्यूब तोड़ें",
  },
  "Muddy shoes, cement hands and a noisy sieve shaker": {
    hinglish: "Keechad sane joote, cement lage haath aur chhalni hilane ki machine ka shor",
    hindi: "कीचड़ सने जूते, सीमेंट लगे हाथ और छलनी हिलाने की मशीन का शोर",
  },
  "Reports wanted before the oven has dried them": {
    hinglish: "Report jo namoone ke oven mein sookhne se pehle hi maangi jaati hai",
    hindi: "रिपोर्ट जो नमूने के ओवन में सूखने से पहले ही माँगी जाती है",
  },
  "Dry garden soil, add water by the spoon and roll threads 3 mm thick; note when it cracks, as labs do.": {
    hinglish:
      "Bageeche ki mitti sukhaiye, chammach-chammach paani milaiye aur 3 mm moti battiyan beliye; likhiye kab phat jaati hain, jaise lab mein hota hai.",
    hindi: "बग़ीचे की मिट्टी सुखाइए, चम्मच-चम्मच पानी मिलाइए और 3 mm मोटी बत्तियाँ बेलिए; लिखिए कब फट जाती हैं, जैसे लैब में होता है।",
  },
  "Site heads who hide an overrun until the last month": {
    hinglish: "Site ke head jo kharch ka badhna aakhri mahine tak chhipate hain",
    hindi: "साइट के हेड जो ख़र्च का बढ़ना आख़िरी महीने तक छिपाते हैं",
  },
  "A crane's hire booked to the wrong tower's account": {
    hinglish: "Crane ka kiraya galat tower ke khaate mein chadh jaana",
    hindi: "क्रेन का किराया ग़लत टावर के खाते में चढ़ जाना",
  },
  "Sites that send the steel and concrete figures days after the month has closed": {
    hinglish: "Site jo steel aur concrete ke aankde mahina band hone ke kai din baad bhejti hain",
    hindi: "साइटें जो स्टील और कंक्रीट के आँकड़े महीना बंद होने के कई दिन बाद भेजती हैं",
  },
  "Follow a repair or painting job at home: set what is spent each day beside the share done, and forecast the final bill twice.": {
    hinglish:
      "Ghar ki kisi marammat ya paint ke kaam mein roz ka kharch aur kitna hissa poora hua, saath-saath likhiye, aur aakhri bill ka anumaan do baar lagaiye.",
    hindi: "घर की किसी मरम्मत या पेंट के काम में रोज़ का ख़र्च और कितना हिस्सा पूरा हुआ, साथ-साथ लिखिए, और आख़िरी बिल का अनुमान दो बार लगाइए।",
  },
  "The shock that waits in a line you thought dead": {
    hinglish: "Jis line ko aapne band samjha, usmein chhipa jhatka",
    hindi: "जिस लाइन को आपने बंद समझा, उसमें छिपा झटका",
  },
  "Chiselling hard walls in a finished flat": {
    hinglish: "Taiyaar flat mein sakht deewar par chheni chalana",
    hindi: "तैयार फ़्लैट में सख़्त दीवार पर छेनी चलाना",
  },
  "Householders calling at ten for one dead fan": {
    hinglish: "Ek band pankhe ke liye raat das baje phone karne wale customer",
    hindi: "एक बंद पंखे के लिए रात दस बजे फ़ोन करने वाले ग्राहक",
  },
  "With a torch cell, bulb, wire and two paper-clip switches, build a two-way staircase circuit; never open mains sockets for this.": {
    hinglish:
      "Torch ke cell, bulb, taar aur paper clip ke do switch se zeene wala two-way circuit banaiye; iske liye ghar ke bijli ke socket kabhi na kholiye.",
    hindi: "टॉर्च के सेल, बल्ब, तार और पेपर क्लिप के दो स्विच से ज़ीने वाला टू-वे सर्किट बनाइए; इसके लिए घर के बिजली के सॉकेट कभी न खोलिए।",
  },
  "Coolant and oil inside every box that you must open": {
    hinglish: "Jo bhi dibba kholna pade, usmein coolant aur tel",
    hindi: "जो भी डिब्बा खोलना पड़े, उसमें कूलेंट और तेल",
  },
  "A motor that trips at three in the night and never while you watch": {
    hinglish: "Motor jo raat teen baje trip hoti hai, aapke dekhte hue kabhi nahi",
    hindi: "मोटर जो रात तीन बजे ट्रिप होती है, आपके देखते हुए कभी नहीं",
  },
  "Old panels whose drawings were lost long ago": {
    hinglish: "Purane panel jinki drawing kab ki kho chuki",
    hindi: "पुराने पैनल जिनकी ड्रॉइंग कब की खो चुकी",
  },
  "Play a free star-delta or relay simulation online and draw by hand the path current takes when start is pressed.": {
    hinglish:
      "Kisi free online simulation mein star-delta ya relay chalaiye, aur start dabaane par current jis raaste jaata hai use haath se banaiye.",
    hindi: "किसी मुफ़्त ऑनलाइन सिमुलेशन में स्टार-डेल्टा या रिले चलाइए, और स्टार्ट दबाने पर करंट जिस रास्ते जाता है उसे हाथ से बनाइए।",
  },
  "Your signature under a joint that somebody else made": {
    hinglish: "Joint kisi aur ne lagaya, uske neeche dastakhat aapke",
    hindi: "जोड़ किसी और ने लगाया, उसके नीचे दस्तख़त आपके",
  },
  "Builders wanting power before the tests are done": {
    hinglish: "Builder jinhein test poore hone se pehle bijli chahiye",
    hindi: "बिल्डर जिन्हें टेस्ट पूरे होने से पहले बिजली चाहिए",
  },
  "A form for every board, down to the last breaker": {
    hinglish: "Aakhri breaker tak, har board ka alag form",
    hindi: "आख़िरी ब्रेकर तक, हर बोर्ड का अलग फ़ॉर्म",
  },
  "Draw each light, fan and socket at home, find with an adult which breaker switches which, open no cover, and label your plan.": {
    hinglish:
      "Ghar ki har light, pankha aur socket nakshe par banaiye, kisi bade ke saath pata kijiye kaun sa breaker kise band karta hai, koi dhakkan na kholiye, aur nakshe par naam likhiye.",
    hindi:
      "घर की हर लाइट, पंखा और सॉकेट नक़्शे पर बनाइए, किसी बड़े के साथ पता कीजिए कौन सा ब्रेकर किसे बंद करता है, कोई ढक्कन न खोलिए, और नक़्शे पर नाम लिखिए।",
  },
  "Evacuated tubes that shatter on narrow stairs": {
    hinglish: "Vacuum tube jo tang seedhiyon par chaknachoor ho jaati hain",
    hindi: "वैक्यूम ट्यूब जो तंग सीढ़ियों पर चकनाचूर हो जाती हैं",
  },
  "Hard water ruining last year's good work": {
    hinglish: "Khaara paani jo pichhle saal ka achha kaam bigaad deta hai",
    hindi: "खारा पानी जो पिछले साल का अच्छा काम बिगाड़ देता है",
  },
  "Roofs that burn through shoe soles in May": {
    hinglish: "May mein chhatein jo joote ke tale tak jala deti hain",
    hindi: "मई में छतें जो जूते के तले तक जला देती हैं",
  },
  "Fill two bottles with water, paint one black, stand both in the sun, and note their temperature every thirty minutes.": {
    hinglish: "Do bottle mein paani bhariye, ek ko kaala rangiye, dono dhoop mein rakhiye, aur har tees minute par taapmaan likhiye.",
    hindi: "दो बोतलों में पानी भरिए, एक को काला रँगिए, दोनों धूप में रखिए, और हर तीस मिनट पर तापमान लिखिए।",
  },
  "Dark shafts with grease and rats at the bottom": {
    hinglish: "Andheri shaft, jiske tale mein grease aur choohe",
    hindi: "अँधेरी शाफ़्ट, जिसके तले में ग्रीस और चूहे",
  },
  "Society secretaries who delay spare parts, then shout": {
    hinglish: "Society ke secretary jo purze ki manzoori mein der karte hain, phir chillate hain",
    hindi: "सोसाइटी के सेक्रेटरी जो पुर्ज़े की मंज़ूरी में देर करते हैं, फिर चिल्लाते हैं",
  },
  "A family stuck between floors on Diwali night, and your turn on call": {
    hinglish: "Diwali ki raat do manzilon ke beech atka parivaar, aur duty aapki",
    hindi: "दिवाली की रात दो मंज़िलों के बीच अटका परिवार, और ड्यूटी आपकी",
  },
  "Time a lift's doors on each floor of a building, note by eye where it stops too high or too low, and sketch how a counterweight helps.":
    {
      hinglish:
        "Kisi imaarat ki lift ke darwaazon ka har manzil par samay naapiye, aankh se dekhkar likhiye ki woh kahan zyada upar ya neeche rukti hai, aur khaka banaiye ki counterweight kaise madad karta hai.",
      hindi:
        "किसी इमारत की लिफ़्ट के दरवाज़ों का हर मंज़िल पर समय नापिए, आँख से देखकर लिखिए कि वह कहाँ ज़्यादा ऊपर या नीचे रुकती है, और ख़ाका बनाइए कि काउंटरवेट कैसे मदद करता है।",
    },
  "False alarms that empty an office into the rain": {
    hinglish: "Jhoothe alarm jo poore office ko baarish mein bahar kar dete hain",
    hindi: "झूठे अलार्म जो पूरे ऑफ़िस को बारिश में बाहर कर देते हैं",
  },
  "Dust from other trades blinding your new detectors": {
    hinglish: "Doosre kaarigaron ki dhool jo aapke naye detector bekaar kar deti hai",
    hindi: "दूसरे कारीगरों की धूल जो आपके नए डिटेक्टर बेकार कर देती है",
  },
  "Clients who switch the siren off for good": {
    hinglish: "Client jo siren hamesha ke liye band kar dete hain",
    hindi: "क्लाइंट जो सायरन हमेशा के लिए बंद कर देते हैं",
  },
  "Draw your school's floor plan, mark where smoke would gather, and place detectors, call points and exit signs.": {
    hinglish:
      "Apne school ka floor plan banaiye, nishan lagaiye dhuaan kahan jama hoga, aur detector, alarm ke button aur nikaas ke nishan dikhaiye.",
    hindi: "अपने स्कूल का फ़्लोर प्लान बनाइए, निशान लगाइए धुआँ कहाँ जमा होगा, और उसमें डिटेक्टर, अलार्म के बटन और निकास के चिह्न दिखाइए।",
  },
  "Customers ringing at midnight over a lizard on the sensor": {
    hinglish: "Sensor par chhipkali aane par aadhi raat ko phone karne wale customer",
    hindi: "सेंसर पर छिपकली आने पर आधी रात को फ़ोन करने वाले ग्राहक",
  },
  "Selling as well as fitting to make the target": {
    hinglish: "Target ke liye lagaane ke saath bechna bhi",
    hindi: "टारगेट के लिए लगाने के साथ बेचना भी",
  },
  "Walls too thick for wireless signals": {
    hinglish: "Wireless signal ke liye zyada moti deewarein",
    hindi: "वायरलेस सिग्नल के लिए ज़्यादा मोटी दीवारें",
  },
  "Make a door alarm from a buzzer, a coin cell, foil and a clothes peg, and improve it until it never fails.": {
    hinglish:
      "Buzzer, coin cell, foil aur kapde sukhane wali clip se darwaaze ka alarm banaiye, aur tab tak sudhaariye jab tak woh kabhi na chooke.",
    hindi: "बज़र, कॉइन सेल, फ़ॉइल और कपड़े सुखाने वाली क्लिप से दरवाज़े का अलार्म बनाइए, और तब तक सुधारिए जब तक वह कभी न चूके।",
  },
  "Twelve calls a day in the worst heat, none in December": {
    hinglish: "Sabse bhayankar garmi mein din ki baarah call, December mein ek bhi nahi",
    hindi: "सबसे भयंकर गर्मी में दिन की बारह कॉल, दिसंबर में एक भी नहीं",
  },
  "Outdoor units hung where only a monkey could reach": {
    hinglish: "Bahar ki unit wahan tangi jahan sirf bandar pahunch sake",
    hindi: "बाहर की यूनिट वहाँ टँगी जहाँ सिर्फ़ बंदर पहुँच सके",
  },
  "Customers who want gas filled again but will not pay to find the leak": {
    hinglish: "Customer jo gas phir bharwana chaahte hain par leak dhoondhne ke paise nahi denge",
    hindi: "ग्राहक जो गैस फिर भरवाना चाहते हैं पर लीक ढूँढ़ने के पैसे नहीं देंगे",
  },
  "Take the temperature inside a fridge and beside its warm wall every ten minutes, and draw where the heat goes.": {
    hinglish:
      "Har das minute par fridge ke andar aur uski garam deewar ke paas ka taapmaan naapiye, aur chitra banaiye ki garmi kahan jaati hai.",
    hindi: "हर दस मिनट पर फ़्रिज के अंदर और उसकी गर्म दीवार के पास का तापमान नापिए, और चित्र बनाइए कि गर्मी कहाँ जाती है।",
  },
  "Ammonia smell that means run first and think later": {
    hinglish: "Ammonia ki gandh, jiska matlab hai pehle bhaagna, baad mein sochna",
    hindi: "अमोनिया की गंध, जिसका मतलब है पहले भागना, बाद में सोचना",
  },
  "Going from minus twenty to plus forty all day": {
    hinglish: "Din bhar minus bees se plus chaalis ke beech aana-jaana",
    hindi: "दिन भर माइनस बीस से प्लस चालीस के बीच आना-जाना",
  },
  "Spoilt stock whose cost is thrown at you": {
    hinglish: "Kharab hua maal, jiska kharch aap par daal diya jaata hai",
    hindi: "ख़राब हुआ माल, जिसका ख़र्च आप पर डाल दिया जाता है",
  },
  "Track the temperature on three shelves of your fridge for two days with a thermometer and explain the differences.": {
    hinglish: "Do din thermometer se apne fridge ki teen shelf ka taapmaan naapte rahiye aur antar ka kaaran samjhaiye.",
    hindi: "दो दिन थर्मामीटर से अपने फ़्रिज की तीन शेल्फ़ों का तापमान नापते रहिए और अंतर का कारण समझाइए।",
  },
  "Other people's waste on your sleeves": { hinglish: "Aapki aasteen par doosron ki gandagi", hindi: "आपकी आस्तीन पर दूसरों की गंदगी" },
  "Squeezing into shafts meant for pipes only": {
    hinglish: "Sirf pipe ke liye bani tang shaft mein ghusna",
    hindi: "सिर्फ़ पाइप के लिए बनी तंग शाफ़्ट में घुसना",
  },
  "Tiles you must break to mend a bad joint": {
    hinglish: "Ek kharab jod theek karne ke liye tile todna",
    hindi: "एक ख़राब जोड़ ठीक करने के लिए टाइलें तोड़ना",
  },
  "Shut every tap at home, read the water meter an hour apart or catch a drip in a cup, and change one tap washer with help.": {
    hinglish:
      "Ghar ke saare nal band kijiye, ek ghante ke antar par paani ka meter padhiye ya tapakta paani cup mein jama kijiye, aur kisi ki madad se nal ka ek washer badliye.",
    hindi: "घर के सारे नल बंद कीजिए, एक घंटे के अंतर पर पानी का मीटर पढ़िए या टपकता पानी कप में जमा कीजिए, और किसी की मदद से नल का एक वॉशर बदलिए।",
  },
  "Hanging outside a fifth floor to clamp a pipe": {
    hinglish: "Pipe kasne ke liye paanchvi manzil ke bahar latakna",
    hindi: "पाइप कसने के लिए पाँचवीं मंज़िल के बाहर लटकना",
  },
  "Residents refusing a hole in their new tiles": {
    hinglish: "Log jo apni nayi tile mein chhed nahi karne dete",
    hindi: "लोग जो अपनी नई टाइल में छेद नहीं करने देते",
  },
  "Rework if the gauge drops by a hair": { hinglish: "Gauge baal bhar bhi gira to kaam dobara", hindi: "गेज बाल भर भी गिरा तो काम दोबारा" },
  "Trace the cooking gas at home from cylinder or meter to burner, check the tube's printed expiry date, and list each joint.": {
    hinglish:
      "Ghar ki rasoi gas ka raasta cylinder ya meter se burner tak dekhiye, tube par chhapi expiry date jaanchiye, aur har jod ki list banaiye.",
    hindi: "घर की रसोई गैस का रास्ता सिलिंडर या मीटर से बर्नर तक देखिए, ट्यूब पर छपी एक्सपायरी की तारीख़ जाँचिए, और हर जोड़ की लिस्ट बनाइए।",
  },
  "Black pipe oil on every shirt": { hinglish: "Har shirt par pipe ka kaala tel", hindi: "हर शर्ट पर पाइप का काला तेल" },
  "Ceiling crews wanting the space you need": {
    hinglish: "Ceiling lagaane wale, jinhein wahi jagah chahiye jo aapko chahiye",
    hindi: "सीलिंग लगाने वाले, जिन्हें वही जगह चाहिए जो आपको चाहिए",
  },
  "Flooding a new lobby because one head was loose": {
    hinglish: "Ek head dheela reh gaya aur nayi lobby mein paani bhar gaya",
    hindi: "एक हेड ढीला रह गया और नई लॉबी में पानी भर गया",
  },
  "Look up in a mall, cinema or big hospital, sketch the sprinkler heads of one area, pace out their spacing and note the bulb colour.": {
    hinglish:
      "Mall, cinema ya bade aspataal mein upar dekhiye, ek hisse ke sprinkler head ka khaka banaiye, kadmon se unki doori naapiye aur bulb ka rang likhiye.",
    hindi: "मॉल, सिनेमा या बड़े अस्पताल में ऊपर देखिए, एक हिस्से के स्प्रिंकलर हेड का ख़ाका बनाइए, क़दमों से उनकी दूरी नापिए और बल्ब का रंग लिखिए।",
  },
  "Sheet edges sharp enough to open a glove": {
    hinglish: "Sheet ke kinaare itne tez ki dastaana cheer dein",
    hindi: "शीट के किनारे इतने तेज़ कि दस्ताना चीर दें",
  },
  "Standing on mobile scaffolds with the head in rafters": {
    hinglish: "Pahiye wali machaan par khade rehna, sar chhat ki kadiyon mein",
    hindi: "पहिए वाली मचान पर खड़े रहना, सिर छत की कड़ियों में",
  },
  "Beams found exactly where the drawing shows duct": {
    hinglish: "Beam theek wahin milna jahan drawing mein duct hai",
    hindi: "बीम ठीक वहीं मिलना जहाँ ड्रॉइंग में डक्ट है",
  },
  "Make a square-to-round reducer from card: draw the flat pattern, fold, tape, and blow through it to feel for leaks.": {
    hinglish:
      "Card se chaukor se gol hota reducer banaiye: sapaat pattern kheenchiye, modiye, tape lagaiye, aur phoonk maarkar leak pakadiye.",
    hindi: "कार्ड से चौकोर से गोल होता रिड्यूसर बनाइए: सपाट पैटर्न खींचिए, मोड़िए, टेप लगाइए, और फूँक मारकर लीक पकड़िए।",
  },
  "A village waiting for water while you search a spare": {
    hinglish: "Poora gaon paani ke intezaar mein, aur ek purza mil hi nahi raha",
    hindi: "पूरा गाँव पानी के इंतज़ार में, और एक पुर्ज़ा मिल ही नहीं रहा",
  },
  "Pipes slipping back down the bore": {
    hinglish: "Pipe ka phisalkar wapas bore mein chala jaana",
    hindi: "पाइप का फिसलकर वापस बोर में चला जाना",
  },
  "Farmers paying after the harvest": {
    hinglish: "Kisaan jo fasal katne ke baad paise dete hain",
    hindi: "किसान जो फ़सल कटने के बाद पैसे देते हैं",
  },
  "Watch a pump being mended nearby, then make a hand pump from a syringe, tubing and two marbles as valves, and see suction work.": {
    hinglish:
      "Paas mein pump ki marammat hote dekhiye, phir syringe, tube aur valve ki jagah do kanche lekar hand pump banaiye, aur khinchaav se paani chadhta dekhiye.",
    hindi: "पास में पंप की मरम्मत होते देखिए, फिर सिरिंज, ट्यूब और वाल्व की जगह दो कंचे लेकर हैंडपंप बनाइए, और खिंचाव से पानी चढ़ता देखिए।",
  },
  "Blame for every warm room, whoever made it warm": {
    hinglish: "Har garam kamre ka dosh aap par, garam chaahe jisne kiya ho",
    hindi: "हर गर्म कमरे का दोष आप पर, गर्म चाहे जिसने किया हो",
  },
  "Locked software that only one vendor understands": {
    hinglish: "Lock laga software jo sirf ek vendor samajhta hai",
    hindi: "लॉक लगा सॉफ़्टवेयर जो सिर्फ़ एक वेंडर समझता है",
  },
  "Sensors that the painters have painted over": { hinglish: "Sensor jin par painter rang pot gaye", hindi: "सेंसर जिन पर पेंटर रंग पोत गए" },
  "Program a free micro:bit or Arduino simulator to switch a fan above 28 degrees and off below 26, then test it.": {
    hinglish:
      "Free micro:bit ya Arduino simulator mein program likhiye ki pankha 28 degree se upar chale aur 26 se neeche band ho, phir test kijiye.",
    hindi: "मुफ़्त micro:bit या Arduino सिमुलेटर में प्रोग्राम लिखिए कि पंखा 28 डिग्री से ऊपर चले और 26 से नीचे बंद हो, फिर टेस्ट कीजिए।",
  },
  "Fibres that itch under the collar for days": {
    hinglish: "Gardan ke paas kapdon mein phanse reshe, jo kai din khujli karte hain",
    hindi: "गर्दन के पास कपड़ों में फँसे रेशे, जो कई दिन खुजली करते हैं",
  },
  "Crouching behind pipes where the drawing forgot you": {
    hinglish: "Pipe ke peeche dubakna, jahan drawing aapki jagah bhool gayi",
    hindi: "पाइपों के पीछे दुबकना, जहाँ ड्रॉइंग आपकी जगह भूल गई",
  },
  "Camp life from one refinery shutdown to the next": {
    hinglish: "Ek refinery ki bandi se agli tak camp mein rehna",
    hindi: "एक रिफ़ाइनरी की बंदी से अगली तक कैंप में रहना",
  },
  "Fill four bottles with warm water, wrap them in newspaper, cloth, thermocol and nothing, and measure each every ten minutes for an hour.":
    {
      hinglish:
        "Chaar bottle mein gunguna paani bhariye, ek ko akhbaar, ek ko kapde, ek ko thermocol mein lapetiye aur ek khuli rakhiye, aur ek ghante tak har das minute par sabka taapmaan naapiye.",
      hindi:
        "चार बोतलों में गुनगुना पानी भरिए, एक को अख़बार, एक को कपड़े, एक को थर्मोकोल में लपेटिए और एक खुली रखिए, और एक घंटे तक हर दस मिनट पर सबका तापमान नापिए।",
    },
  "Crouching in a muddy pit until the joint is done": {
    hinglish: "Jod poora hone tak keechad bhare gaddhe mein ukadoo baithna",
    hindi: "जोड़ पूरा होने तक कीचड़ भरे गड्ढे में उकड़ूँ बैठना",
  },
  "One hair or drop of sweat can make the joint fail years later": {
    hinglish: "Ek baal ya paseene ki ek boond se jod saalon baad fail ho sakta hai",
    hindi: "एक बाल या पसीने की एक बूँद से जोड़ सालों बाद फ़ेल हो सकता है",
  },
  "Road police hurrying you to close the trench": {
    hinglish: "Traffic police jo gaddha bharne ki jaldi machaati hai",
    hindi: "ट्रैफ़िक पुलिस जो गड्ढा भरने की जल्दी मचाती है",
  },
  "Learn the Britannia, married and T wire joints from a free lesson, make them in scrap wire with no current, and pull each.": {
    hinglish:
      "Kisi free lesson se Britannia, married aur T wire joint seekhiye, bina current wale kabaad ke taar mein banaiye, aur har ek ko kheenchkar dekhiye.",
    hindi: "किसी मुफ़्त पाठ से ब्रिटानिया, मैरिड और T तार के जोड़ सीखिए, बिना करंट वाले कबाड़ के तार में बनाइए, और हर एक को खींचकर देखिए।",
  },
  "Lifting resin sacks down narrow basement stairs": {
    hinglish: "Resin ki boriyan basement ki tang seedhiyon se neeche utaarna",
    hindi: "रेज़िन की बोरियाँ बेसमेंट की तंग सीढ़ियों से नीचे उतारना",
  },
  "Sites where nobody adds salt and all blame you": {
    hinglish: "Jagahein jahan namak koi nahi daalta aur dosh sab aapko dete hain",
    hindi: "जगहें जहाँ नमक कोई नहीं डालता और दोष सब आपको देते हैं",
  },
  "Borewell water that changes each summer": {
    hinglish: "Borewell ka paani jo har garmi mein badal jaata hai",
    hindi: "बोरवेल का पानी जो हर गर्मी में बदल जाता है",
  },
  "Shake equal soap drops in tap, rain and RO water, compare foam heights and rank them by hardness.": {
    hinglish:
      "Nal, baarish aur RO ke paani mein sabun ki baraabar boondein daalkar hilaiye, jhaag ki oonchai ki tulna kijiye aur khaarepan ke kram mein rakhiye.",
    hindi: "नल, बारिश और RO के पानी में साबुन की बराबर बूँदें डालकर हिलाइए, झाग की ऊँचाई की तुलना कीजिए और खारेपन के क्रम में रखिए।",
  },
  "No site, no wage, when the monsoon settles in": {
    hinglish: "Baarish jam jaye to na site, na mazdoori",
    hindi: "बारिश जम जाए तो न साइट, न मज़दूरी",
  },
  "Cement that eats the skin of the fingers": {
    hinglish: "Cement jo ungliyon ki chamdi kha jaata hai",
    hindi: "सीमेंट जो उँगलियों की चमड़ी खा जाता है",
  },
  "Contractors who hold back the last week's pay": {
    hinglish: "Thekedaar jo aakhri hafte ki mazdoori rok lete hain",
    hindi: "ठेकेदार जो आख़िरी हफ़्ते की मज़दूरी रोक लेते हैं",
  },
  "Build two little walls of matchboxes, one with joints in line and one with joints crossing, push each, and see which holds.": {
    hinglish:
      "Maachis ki dibbiyon se do chhoti deewarein banaiye, ek mein jod ek seedh mein, ek mein jod hatkar, dono ko dhakeliye aur dekhiye kaun tikti hai.",
    hindi: "माचिस की डिब्बियों से दो छोटी दीवारें बनाइए, एक में जोड़ एक सीध में, एक में जोड़ हटकर, दोनों को धकेलिए और देखिए कौन टिकती है।",
  },
  "Dry cutting with a grinder, whose dust scars unmasked lungs": {
    hinglish: "Grinder se sookhi kataai, jiski dhool bina mask ke phephdon mein daag chhod jaati hai",
    hindi: "ग्राइंडर से सूखी कटाई, जिसकी धूल बिना मास्क के फेफड़ों में दाग़ छोड़ जाती है",
  },
  "A flaw opening in a block after three days' chiselling": {
    hinglish: "Teen din chheni chalane ke baad patthar mein daraar khul jaana",
    hindi: "तीन दिन छेनी चलाने के बाद पत्थर में दरार खुल जाना",
  },
  "Chips in the eye, and weight on the spine": { hinglish: "Aankh mein kirchein, aur reedh par bojh", hindi: "आँख में किरचें, और रीढ़ पर बोझ" },
  "Stack a dry wall of loose stones up to your knee, push it gently, and see which stones were badly placed.": {
    hinglish:
      "Khule pattharon ki bina gaare wali ghutne tak oonchi deewar banaiye, dheere se dhakeliye, aur dekhiye kaun se patthar galat rakhe the.",
    hindi: "खुले पत्थरों की बिना गारे वाली घुटने तक ऊँची दीवार बनाइए, धीरे से धकेलिए, और देखिए कौन से पत्थर ग़लत रखे थे।",
  },
  "Shoulders that give out from overhead throwing": {
    hinglish: "Sar ke upar masala phenkte-phenkte jawab de dene wale kandhe",
    hindi: "सिर के ऊपर मसाला फेंकते-फेंकते जवाब दे देने वाले कंधे",
  },
  "Hairline cracks turning up a month after the bill": {
    hinglish: "Bill ke mahine bhar baad ubharne wali baal jaisi daraarein",
    hindi: "बिल के महीने भर बाद उभरने वाली बाल जैसी दरारें",
  },
  "Lime splashes in the eyes": { hinglish: "Aankhon mein choone ke chheente", hindi: "आँखों में चूने के छींटे" },
  "Coat a square of cardboard with plaster of Paris using a ruler, shine a torch along it, and improve on the second.": {
    hinglish:
      "Scale se gatte ke ek chaukor tukde par plaster of Paris chadhaiye, sateh ke saath-saath torch daalkar dekhiye, aur doosre tukde par behtar kijiye.",
    hindi: "स्केल से गत्ते के एक चौकोर टुकड़े पर प्लास्टर ऑफ़ पेरिस चढ़ाइए, सतह के साथ-साथ टॉर्च डालकर देखिए, और दूसरे टुकड़े पर बेहतर कीजिए।",
  },
  "Kneeling on wet cement from breakfast to dusk": {
    hinglish: "Subah ke naashte se shaam tak geele cement par ghutnon ke bal",
    hindi: "सुबह के नाश्ते से शाम तक गीले सीमेंट पर घुटनों के बल",
  },
  "Box lots in two shades of the same white": {
    hinglish: "Ek hi safed rang ke dibbe do alag shade mein nikalna",
    hindi: "एक ही सफ़ेद रंग के डिब्बे दो अलग शेड में निकलना",
  },
  "The scream and slurry of the angle cutter": {
    hinglish: "Tile kaatne wale cutter ki cheekh aur keechad",
    hindi: "टाइल काटने वाले कटर की चीख़ और कीचड़",
  },
  "Plan your bathroom floor on squared paper with 30-centimetre tiles; count whole ones, cut ones and waste for two starting points.": {
    hinglish:
      "Chaukhane wale kaagaz par apne bathroom ke farsh mein 30 centimetre ki tile bithaiye; do alag jagah se shuru karke poori tile, kati tile aur barbaadi giniye.",
    hindi: "चौख़ाने वाले काग़ज़ पर अपने बाथरूम के फ़र्श में 30 सेंटीमीटर की टाइलें बिठाइए; दो अलग जगह से शुरू करके पूरी टाइलें, कटी टाइलें और बर्बादी गिनिए।",
  },
  "Pours that begin at noon and end after midnight": {
    hinglish: "Dhalaai jo dopahar mein shuru hoti hai aur aadhi raat ke baad khatm",
    hindi: "ढलाई जो दोपहर में शुरू होती है और आधी रात के बाद ख़त्म",
  },
  "Ankles and wrists burnt by wet cement": { hinglish: "Geele cement se jale takhne aur kalaiyan", hindi: "गीले सीमेंट से जले टख़ने और कलाइयाँ" },
  "A cloudburst on a surface just trowelled": {
    hinglish: "Abhi-abhi chikni ki gayi sateh par moosladhaar baarish",
    hindi: "अभी-अभी चिकनी की गई सतह पर मूसलाधार बारिश",
  },
  "With gloves, make two small mortar discs in lids; keep one damp a week and one in sun, then compare cracks and hardness.": {
    hinglish:
      "Dastaane pehankar dhakkanon mein masaale ki do chhoti tikiyan banaiye; ek ko hafte bhar nam aur ek ko dhoop mein rakhiye, phir daraar aur sakhti ki tulna kijiye.",
    hindi: "दस्ताने पहनकर ढक्कनों में मसाले की दो छोटी टिकियाँ बनाइए; एक को हफ़्ते भर नम और एक को धूप में रखिए, फिर दरार और सख़्ती की तुलना कीजिए।",
  },
  "Steel too hot to touch in May": { hinglish: "May mein sariya itna garam ki chhua na jaye", hindi: "मई में सरिया इतना गर्म कि छुआ न जाए" },
  "Wire scratches and rust that stain every cut": {
    hinglish: "Taar ki kharonchein aur zang jo har zakhm mein lag jaata hai",
    hindi: "तार की खरोंचें और ज़ंग जो हर ज़ख़्म में लग जाता है",
  },
  "Stooping over a slab mesh for whole days": {
    hinglish: "Poore-poore din slab ki jaali par jhuke rehna",
    hindi: "पूरे-पूरे दिन स्लैब की जाली पर झुके रहना",
  },
  "Bend soft wire into ten equal square rings round a wooden block, tie them on four straws, and measure the variation.": {
    hinglish:
      "Naram taar ko lakdi ke gutke par modkar das baraabar chaukor chhalle banaiye, unhein chaar straw par baandhiye, aur naapiye kitna antar hai.",
    hindi: "नरम तार को लकड़ी के गुटके पर मोड़कर दस बराबर चौकोर छल्ले बनाइए, उन्हें चार स्ट्रॉ पर बाँधिए, और नापिए कितना अंतर है।",
  },
  "Nails through the sole in spite of boots": { hinglish: "Boot ke baavjood talve mein chubhi keelein", hindi: "बूट के बावजूद तलवे में चुभी कीलें" },
  "Bulging forms discovered with the concrete already rising": {
    hinglish: "Saanche ka phoolna tab dikhna jab concrete andar chadh raha ho",
    hindi: "साँचे का फूलना तब दिखना जब कंक्रीट अंदर चढ़ रहा हो",
  },
  "Standing beneath tonnes of wet concrete that rest on your props": {
    hinglish: "Kai ton geele concrete ke neeche khade rehna, jo aapki balliyon par tika hai",
    hindi: "टनों गीले कंक्रीट के नीचे खड़े रहना, जो आपकी बल्लियों पर टिका है",
  },
  "Make a small box mould from card and tape, fill with plaster, and strengthen where it bulged before casting another.": {
    hinglish:
      "Card aur tape se ek chhota dibba-saancha banaiye, plaster bhariye, aur doosra dhaalne se pehle wahan mazboot kijiye jahan woh phoola tha.",
    hindi: "कार्ड और टेप से एक छोटा डिब्बा-साँचा बनाइए, प्लास्टर भरिए, और दूसरा ढालने से पहले वहाँ मज़बूत कीजिए जहाँ वह फूला था।",
  },
  "Other trades removing a brace that was in their way": {
    hinglish: "Doosre kaarigar jo raaste mein aane wali brace hata dete hain",
    hindi: "दूसरे कारीगर जो रास्ते में आने वाली ब्रेस हटा देते हैं",
  },
  "Clanging tubes passed hand to hand in rain": {
    hinglish: "Baarish mein haath-dar-haath guzarte khankhanate pipe",
    hindi: "बारिश में हाथ-दर-हाथ गुज़रते खनखनाते पाइप",
  },
  "A fall killing someone you ate lunch with": {
    hinglish: "Us saathi ka girkar marna, jiske saath dopahar ka khana khaya tha",
    hindi: "उस साथी का गिरकर मरना, जिसके साथ दोपहर का खाना खाया था",
  },
  "Build a tower of straws and pins half a metre high, load it, then add diagonal braces and measure the gain.": {
    hinglish:
      "Straw aur pin se aadha metre ooncha tower banaiye, us par vazan rakhiye, phir tirchhe sahaare lagaiye aur naapiye kitna fayda hua.",
    hindi: "स्ट्रॉ और पिन से आधा मीटर ऊँचा टावर बनाइए, उस पर वज़न रखिए, फिर तिरछे सहारे लगाइए और नापिए कितना फ़ायदा हुआ।",
  },
  "Wind that stops the lift but not your shivering": {
    hinglish: "Hawa jo crane ka kaam rok deti hai par aapki kanpkanpi nahi",
    hindi: "हवा जो क्रेन का काम रोक देती है पर आपकी कँपकँपी नहीं",
  },
  "Girders that arrive two holes wrong": {
    hinglish: "Girder jinmein do chhed galat jagah bane aate hain",
    hindi: "गर्डर जिनमें दो छेद ग़लत जगह बने आते हैं",
  },
  "Dizzy moments that nobody admits to": {
    hinglish: "Chakkar aane ke pal, jinhein koi kabool nahi karta",
    hindi: "चक्कर आने के पल, जिन्हें कोई क़बूल नहीं करता",
  },
  "Make a truss bridge (a frame of triangles) from ice-cream sticks over a 30-centimetre gap, load it until it fails, and redesign the weakest joint.":
    {
      hinglish:
        "Ice-cream ki teeliyon se 30 centimetre ki khaali jagah par truss pul (trikonon ka dhaancha) banaiye, tootne tak vazan rakhiye, aur sabse kamzor jod phir se design kijiye.",
      hindi:
        "आइसक्रीम की तीलियों से 30 सेंटीमीटर की ख़ाली जगह पर ट्रस पुल (त्रिकोणों का ढाँचा) बनाइए, टूटने तक वज़न रखिए, और सबसे कमज़ोर जोड़ फिर से डिज़ाइन कीजिए।",
    },
  "A wall that falls the other way than planned": {
    hinglish: "Deewar jo sochi hui disha se ulti taraf girti hai",
    hindi: "दीवार जो सोची हुई दिशा से उल्टी तरफ़ गिरती है",
  },
  "Old asbestos sheets and rat dirt in the air": {
    hinglish: "Hawa mein purani asbestos ki chaadar aur choohon ki gandagi ki dhool",
    hindi: "हवा में पुरानी एस्बेस्टस की चादर और चूहों की गंदगी की धूल",
  },
  "Neighbours cursing the noise from dawn": { hinglish: "Subah-subah se shor par koste padosi", hindi: "सुबह-सुबह से शोर पर कोसते पड़ोसी" },
  "Stack a card or block tower, then take it down piece by piece without any falling; write the order that worked.": {
    hinglish: "Card ya block ka tower banaiye, phir bina kuch giraaye ek-ek tukda utaariye; jo kram kaam aaya use likhiye.",
    hindi: "कार्ड या ब्लॉक का टावर बनाइए, फिर बिना कुछ गिराए एक-एक टुकड़ा उतारिए; जो क्रम काम आया उसे लिखिए।",
  },
  "Leaks that return through a pipe you never touched": {
    hinglish: "Seelan jo us pipe se lautti hai jise aapne chhua tak nahi",
    hindi: "सीलन जो उस पाइप से लौटती है जिसे आपने छुआ तक नहीं",
  },
  "Bitumen that never quite washes off knees and shoes": {
    hinglish: "Ghutnon aur jooton se kabhi poora na chhootne wala bitumen",
    hindi: "घुटनों और जूतों से कभी पूरा न छूटने वाला बिटुमेन",
  },
  "A blowtorch on a black roof in April": { hinglish: "April mein kaali chhat par blowtorch", hindi: "अप्रैल में काली छत पर ब्लोटॉर्च" },
  "Test three coatings such as wax, oil paint and nothing on pieces of brick: weigh dry, soak overnight, and weigh again.": {
    hinglish:
      "Eent ke tukdon par mom, oil paint aur bina lep, aise teen tareeke aazmaiye: sookha tauliye, raat bhar bhigoiye, aur phir tauliye.",
    hindi: "ईंट के टुकड़ों पर मोम, ऑयल पेंट और बिना लेप, ऐसे तीन तरीक़े आज़माइए: सूखा तौलिए, रात भर भिगोइए, और फिर तौलिए।",
  },
  "Panels that suit the drawing but not the slab": {
    hinglish: "Panel jo drawing par baithte hain, slab par nahi",
    hindi: "पैनल जो ड्रॉइंग पर बैठते हैं, स्लैब पर नहीं",
  },
  "Cranes hired by the hour, and a late truck": {
    hinglish: "Ghante ke hisaab se kiraye ki crane, aur truck late",
    hindi: "घंटे के हिसाब से किराये की क्रेन, और ट्रक लेट",
  },
  "School sites in the hills, living in the porta-cabin you build": {
    hinglish: "Pahaadon mein school ki site, aur rehna usi porta-cabin mein jise aap banate hain",
    hindi: "पहाड़ों में स्कूल की साइट, और रहना उसी पोर्टा-केबिन में जिसे आप बनाते हैं",
  },
  "Cut a cardboard house as flat panels with tabs, give it to a friend with your instructions, and see where assembly fails.": {
    hinglish:
      "Gatte ka ghar jodne wali pattiyon samet sapaat panelon mein kaatiye, apne nirdeshon ke saath dost ko dijiye, aur dekhiye jodne mein kahan gadbad hoti hai.",
    hindi: "गत्ते का घर जोड़ने वाली पत्तियों समेत सपाट पैनलों में काटिए, अपने निर्देशों के साथ दोस्त को दीजिए, और देखिए जोड़ने में कहाँ गड़बड़ होती है।",
  },
  "Slurry that covers you to the eyelashes": {
    hinglish: "Ghisaai ka keechad jo palkon tak chadh jaata hai",
    hindi: "घिसाई का कीचड़ जो पलकों तक चढ़ जाता है",
  },
  "Fewer orders since glazed tiles became cheap": {
    hinglish: "Chamakdaar tile sasti hone ke baad se kam order",
    hindi: "चमकदार टाइल सस्ती होने के बाद से कम ऑर्डर",
  },
  "An electric grinder on a flooded floor": { hinglish: "Paani bhare farsh par bijli ka grinder", hindi: "पानी भरे फ़र्श पर बिजली का ग्राइंडर" },
  "Cast plaster with crushed coloured chalk or shells in a lid, and sand it wet until the pieces show smooth.": {
    hinglish:
      "Dhakkan mein rangeen chalk ya seep ke choore ke saath plaster dhaaliye, aur geela karke regmaal se tab tak ghisiye jab tak tukde chikne dikhne na lagein.",
    hindi: "ढक्कन में रंगीन चॉक या सीप के चूरे के साथ प्लास्टर ढालिए, और गीला करके रेगमाल से तब तक घिसिए जब तक टुकड़े चिकने दिखने न लगें।",
  },
  "Earth that shifts without any warning": {
    hinglish: "Mitti jo bina kisi chetavani ke khisakti hai",
    hindi: "मिट्टी जो बिना किसी चेतावनी के खिसकती है",
  },
  "Bad gas at the bottom, which has killed whole crews": {
    hinglish: "Tale mein zehreeli gas, jisne poori toliyon ki jaan li hai",
    hindi: "तले में ज़हरीली गैस, जिसने पूरी टोलियों की जान ली है",
  },
  "Fewer wells dug by hand each year": { hinglish: "Haath se khode jaane wale kuen har saal kam", hindi: "हाथ से खोदे जाने वाले कुएँ हर साल कम" },
  "Never enter a well: with an adult, measure a walled one's water level weekly by a weighted string, and chart it with rainfall.": {
    hinglish:
      "Kuen mein kabhi na utariye: kisi bade ke saath, mundair wale kuen ke paani ka level har hafte vazan bandhi dori se naapiye, aur baarish ke saath uska chart banaiye.",
    hindi: "कुएँ में कभी न उतरिए: किसी बड़े के साथ, मुँडेर वाले कुएँ के पानी का स्तर हर हफ़्ते वज़न बँधी डोरी से नापिए, और बारिश के साथ उसका चार्ट बनाइए।",
  },
  "A farmer's face when six hundred feet come dry": {
    hinglish: "Chhe sau foot sookha nikalne par kisaan ka chehra",
    hindi: "छह सौ फ़ुट सूखा निकलने पर किसान का चेहरा",
  },
  "Deafening compressor and a coat of grey flour": {
    hinglish: "Kaan phaadta compressor aur badan par saleti choore ki parat",
    hindi: "कान फाड़ता कंप्रेसर और बदन पर सलेटी चूरे की परत",
  },
  "Living in the lorry for months through four States": {
    hinglish: "Chaar rajyon mein mahinon lorry mein rehna",
    hindi: "चार राज्यों में महीनों लॉरी में रहना",
  },
  "Ask three families how deep their borewell went, when, and what rock came; sketch depth against year and neighbourhood.": {
    hinglish:
      "Teen parivaaron se poochiye unka borewell kitna gehra gaya, kab, aur kaun sa patthar nikla; saal aur mohalle ke saath gehraai ka chart banaiye.",
    hindi: "तीन परिवारों से पूछिए उनका बोरवेल कितना गहरा गया, कब, और कौन सा पत्थर निकला; साल और मोहल्ले के साथ गहराई का चार्ट बनाइए।",
  },
  "Wages that are asked for rather than paid on Saturday": {
    hinglish: "Shanivaar ko mazdoori milti nahi, maangni padti hai",
    hindi: "शनिवार को मज़दूरी मिलती नहीं, माँगनी पड़ती है",
  },
  "Standing at the labour chowk and not being chosen": {
    hinglish: "Labour chowk par khade rehna aur chuna na jaana",
    hindi: "लेबर चौक पर खड़े रहना और चुना न जाना",
  },
  "Living in tin sheds away from the children's school": {
    hinglish: "Bachchon ke school se door tin ke shed mein rehna",
    hindi: "बच्चों के स्कूल से दूर टीन के शेड में रहना",
  },
  "Help at a small repair at home for a day: carry, mix and clear with gloves on, and reckon its wage by the State's minimum rate.": {
    hinglish:
      "Ghar ki kisi chhoti marammat mein ek din haath bantaiye: dastaane pehankar saamaan uthakar le jaaiye, masala milaiye aur safaai kijiye, aur rajya ki nyoontam dar se uski mazdoori jodiye.",
    hindi:
      "घर की किसी छोटी मरम्मत में एक दिन हाथ बँटाइए: दस्ताने पहनकर सामान ढोइए, मसाला मिलाइए और सफ़ाई कीजिए, और राज्य की न्यूनतम दर से उसकी मज़दूरी जोड़िए।",
  },
  "Sawdust in the lungs and splinters in the palm": {
    hinglish: "Phephdon mein lakdi ka burada aur hatheli mein phaans",
    hindi: "फेफड़ों में लकड़ी का बुरादा और हथेली में फाँस",
  },
  "Householders who bargain after the cupboard is done": {
    hinglish: "Ghar ke maalik jo almaari ban jaane ke baad molbhaav karte hain",
    hindi: "घर के मालिक जो अलमारी बन जाने के बाद मोलभाव करते हैं",
  },
  "Rented tools stolen from an open site": {
    hinglish: "Khuli site se kiraye ke auzaaron ki chori",
    hindi: "खुली साइट से किराये के औज़ारों की चोरी",
  },
  "Make a small bookrest from scrap wood with hand saw, sandpaper and glue, with someone handy beside you.": {
    hinglish:
      "Bachi lakdi, haath ki aari, regmaal aur glue se kitaab tikaane ka chhota stand banaiye, jab auzaar chalana jaanne wala koi paas mein ho.",
    hindi: "बची लकड़ी, हाथ की आरी, रेगमाल और गोंद से किताब टिकाने का छोटा स्टैंड बनाइए, जब औज़ार चलाना जानने वाला कोई पास में हो।",
  },
  "Boxes missing one panel, four floors up without a lift": {
    hinglish: "Ek panel kam wale dibbe, aur bina lift ki chauthi manzil",
    hindi: "एक पैनल कम वाले डिब्बे, और बिना लिफ़्ट की चौथी मंज़िल",
  },
  "Plumbers arriving after your cabinets are fixed": {
    hinglish: "Aapke cabinet lagne ke baad aane wale plumber",
    hindi: "आपके कैबिनेट लगने के बाद आने वाले प्लंबर",
  },
  "Scratches blamed on you before you opened the carton": {
    hinglish: "Kharonchein jinka dosh aap par, jabki carton abhi khula bhi nahi tha",
    hindi: "खरोंचें जिनका दोष आप पर, जबकि कार्टन अभी खुला भी नहीं था",
  },
  "Check five shelves and cupboards at home with a phone level app, and see which doors rub because the box is out of true.": {
    hinglish:
      "Phone ki level app se ghar ki paanch shelf aur almaari jaanchiye, aur dekhiye kaun se darwaaze isliye ragadte hain ki dhaancha tedha hai.",
    hindi: "फ़ोन की लेवल ऐप से घर की पाँच शेल्फ़ और अलमारियाँ जाँचिए, और देखिए कौन से दरवाज़े इसलिए रगड़ते हैं कि ढाँचा टेढ़ा है।",
  },
  "Neck ache from whole days of ceilings": {
    hinglish: "Din-din bhar ceiling rangne se gardan ka dard",
    hindi: "दिन-दिन भर सीलिंग रँगने से गर्दन का दर्द",
  },
  "Damp that returns and spoils your finish": {
    hinglish: "Seelan jo lautkar aapki finish bigaad deti hai",
    hindi: "सीलन जो लौटकर आपकी फ़िनिश बिगाड़ देती है",
  },
  "Work drying up from June to September": { hinglish: "June se September tak kaam ka sookh jaana", hindi: "जून से सितंबर तक काम का सूख जाना" },
  "With leftover paint and the window open, sand and prime a scrap of wood, give it two coats, and compare an edge with and without tape.":
    {
      hinglish:
        "Bache paint se, khidki khuli rakhkar, lakdi ka ek tukda ghisiye, primer lagaiye, do coat kijiye, aur tape lage aur bina tape wale kinaare ki tulna kijiye.",
      hindi: "बचे पेंट से, खिड़की खुली रखकर, लकड़ी का एक टुकड़ा घिसिए, प्राइमर लगाइए, दो कोट कीजिए, और टेप लगे और बिना टेप वाले किनारे की तुलना कीजिए।",
    },
  "One bad patch means redoing an entire wall": {
    hinglish: "Ek hissa kharab hua to poori deewar dobara",
    hindi: "एक हिस्सा ख़राब हुआ तो पूरी दीवार दोबारा",
  },
  "Customers expecting the brochure photograph exactly": {
    hinglish: "Customer jinhein hoobahoo brochure ki photo chahiye",
    hindi: "ग्राहक जिन्हें हूबहू ब्रोशर की फ़ोटो चाहिए",
  },
  "Costly metallic paint bought for samples that nobody orders": {
    hinglish: "Mehnga metallic paint un samplon ke liye kharidna jinka order koi nahi deta",
    hindi: "महँगा मेटैलिक पेंट उन सैंपलों के लिए ख़रीदना जिनका ऑर्डर कोई नहीं देता",
  },
  "On old cardboard, make four textures with thick poster colour using a comb, sponge, cloth and plastic bag; photograph them in side light.":
    {
      hinglish:
        "Purane gatte par gaadhe poster colour mein comb, sponge, kapde aur plastic ki thaili se chaar texture banaiye; bagal se roshni daalkar photo lijiye.",
      hindi: "पुराने गत्ते पर गाढ़े पोस्टर कलर में कंघी, स्पंज, कपड़े और प्लास्टिक की थैली से चार टेक्सचर बनाइए; बग़ल से रोशनी डालकर फ़ोटो लीजिए।",
    },
  "Cuts through gloves in spite of every care": {
    hinglish: "Har savdhaani ke baavjood dastaane cheerkar lage ghaav",
    hindi: "हर सावधानी के बावजूद दस्ताने चीरकर लगे घाव",
  },
  "Wind gusts stopping work on the facade": {
    hinglish: "Hawa ke jhonke jo imaarat ke bahar ka kaam rok dete hain",
    hindi: "हवा के झोंके जो इमारत के बाहर का काम रोक देते हैं",
  },
  "Paying for the pane that cracked": { hinglish: "Jo sheesha chatka, uske paise bharna", hindi: "जो शीशा चटका, उसके पैसे भरना" },
  "Measure three windows at home in millimetres, as if ordering the glass, and see from the two diagonals which frame is out of square.": {
    hinglish:
      "Ghar ki teen khidkiyan millimetre mein aise naapiye jaise sheesha mangwana ho, aur dono vikarnon se dekhiye kaun sa frame tedha hai.",
    hindi: "घर की तीन खिड़कियाँ मिलीमीटर में ऐसे नापिए जैसे शीशा मँगवाना हो, और दोनों विकर्णों से देखिए कौन सा फ़्रेम टेढ़ा है।",
  },
  "The scream of metal saws until evening": {
    hinglish: "Shaam tak dhaatu kaatne wali aari ki cheekh",
    hindi: "शाम तक धातु काटने वाली आरी की चीख़",
  },
  "Frames made again because the opening was measured wrong": {
    hinglish: "Khidki ki jagah galat naapi gayi, isliye frame dobara banana",
    hindi: "खिड़की की जगह ग़लत नापी गई, इसलिए फ़्रेम दोबारा बनाना",
  },
  "Hot metal chips down the collar": {
    hinglish: "Gardan se kapdon ke andar girte dhaatu ke garam tukde",
    hindi: "गर्दन से कपड़ों के अंदर गिरते धातु के गर्म टुकड़े",
  },
  "Take a sliding window's design apart with your eyes: draw its tracks, rollers and drain holes in section, then pour water to see it drain.":
    {
      hinglish:
        "Sirf dekhkar samajhiye ki khisakne wali khidki kaise bani hai: uski patri, roller aur paani nikalne ke chhed ka section banaiye, phir paani daalkar use nikalte dekhiye.",
      hindi:
        "सिर्फ़ देखकर समझिए कि खिसकने वाली खिड़की कैसे बनी है: उसकी पटरी, रोलर और पानी निकलने के छेद का सेक्शन बनाइए, फिर पानी डालकर उसे निकलते देखिए।",
    },
  "Burning metal underfoot by eleven in the morning": {
    hinglish: "Gyarah baje tak pairon ke neeche jalti dhaatu",
    hindi: "ग्यारह बजे तक पैरों के नीचे जलती धातु",
  },
  "The fall that everybody in the trade knows of": {
    hinglish: "Chhat se girna, jiska kissa is dhandhe mein sab jaante hain",
    hindi: "छत से गिरना, जिसका क़िस्सा इस धंधे में सब जानते हैं",
  },
  "Leak calls in the very middle of a downpour": {
    hinglish: "Theek moosladhaar baarish ke beech tapakne ki shikayat ke phone",
    hindi: "ठीक मूसलाधार बारिश के बीच टपकने की शिकायत के फ़ोन",
  },
  "Build a sloped model roof from overlapping card, pour a cup of water, and find which overlap first lets it through.": {
    hinglish:
      "Ek ke upar ek chadhte card se dhalaan wali chhat ka model banaiye, cup bhar paani daaliye, aur dekhiye paani pehle kis jod se andar aata hai.",
    hindi: "एक के ऊपर एक चढ़ते कार्ड से ढलान वाली छत का मॉडल बनाइए, कप भर पानी डालिए, और देखिए पानी पहले किस जोड़ से अंदर आता है।",
  },
  "Gypsum powder in eyes and hair": { hinglish: "Aankhon aur baalon mein gypsum ka powder", hindi: "आँखों और बालों में जिप्सम का पाउडर" },
  "Arms raised above the head for hours": { hinglish: "Ghanton haath sar ke upar uthaaye rakhna", hindi: "घंटों हाथ सिर के ऊपर उठाए रखना" },
  "Electricians breaking a finished board to reach a wire": {
    hinglish: "Electrician jo ek taar tak pahunchne ke liye taiyaar board tod dete hain",
    hindi: "इलेक्ट्रीशियन जो एक तार तक पहुँचने के लिए तैयार बोर्ड तोड़ देते हैं",
  },
  "Measure one room's floor and draw how six-by-four-foot boards would cover its ceiling with the fewest cuts.": {
    hinglish: "Ek kamre ka farsh naapiye aur banaiye ki chhe guna chaar foot ke board kam se kam kataai mein uski chhat kaise dhakenge.",
    hindi: "एक कमरे का फ़र्श नापिए और बनाइए कि छह गुणा चार फ़ुट के बोर्ड कम से कम कटाई में उसकी छत कैसे ढकेंगे।",
  },
  "Knees that hurt by forty": { hinglish: "Ghutne jo chaalis ki umr tak dukhne lagte hain", hindi: "घुटने जो चालीस की उम्र तक दुखने लगते हैं" },
  "Adhesive smell in rooms without windows": {
    hinglish: "Bina khidki ke kamron mein glue ki gandh",
    hindi: "बिना खिड़की के कमरों में गोंद की गंध",
  },
  "Wet subfloors hidden by a builder in a hurry": {
    hinglish: "Jaldbaaz builder ka chhipaya hua farsh ke neeche ka geelapan",
    hindi: "जल्दबाज़ बिल्डर का छिपाया हुआ फ़र्श के नीचे का गीलापन",
  },
  "Cover one shelf or a doll's-house floor with cardboard planks, staggering the joints, and see where cutting errors gather.": {
    hinglish:
      "Ek shelf ya gudiya-ghar ke farsh ko gatte ki pattiyon se dhakiye, jod ek seedh mein na aane dijiye, aur dekhiye kaatne ki galtiyan kahan jama hoti hain.",
    hindi: "एक शेल्फ़ या गुड़िया-घर के फ़र्श को गत्ते की पट्टियों से ढकिए, जोड़ एक सीध में न आने दीजिए, और देखिए काटने की ग़लतियाँ कहाँ जमा होती हैं।",
  },
  "Bubbles showing the next morning under new paper": {
    hinglish: "Agli subah naye paper ke neeche dikhte bulbule",
    hindi: "अगली सुबह नए पेपर के नीचे दिखते बुलबुले",
  },
  "One wrong cut wastes a costly roll": { hinglish: "Ek galat kataai se mehnga roll barbaad", hindi: "एक ग़लत कटाई से महँगा रोल बर्बाद" },
  "A damp wall that pushes new paper off in one monsoon": {
    hinglish: "Seelan wali deewar jo ek hi barsaat mein naya paper utaar deti hai",
    hindi: "सीलन वाली दीवार जो एक ही बरसात में नया पेपर उतार देती है",
  },
  "Cover a notebook and a carton with patterned gift paper so that the pattern runs unbroken over each edge.": {
    hinglish: "Ek copy aur ek carton par design wala gift paper aise chadhaiye ki har kinaare par design bina toote chale.",
    hindi: "एक कॉपी और एक कार्टन पर डिज़ाइन वाला गिफ़्ट पेपर ऐसे चढ़ाइए कि हर किनारे पर डिज़ाइन बिना टूटे चले।",
  },
  "Thinner fumes that give a headache by noon": {
    hinglish: "Thinner ki bhaap jisse dopahar tak sardard ho jaata hai",
    hindi: "थिनर की भाप जिससे दोपहर तक सिरदर्द हो जाता है",
  },
  "Dust settling on wet lacquer": { hinglish: "Geele lacquer par baithti dhool", hindi: "गीले लैकर पर बैठती धूल" },
  "Fingers stained brown the whole season": { hinglish: "Poore season bhoori rangi ungliyan", hindi: "पूरे सीज़न भूरी रँगी उँगलियाँ" },
  "Sand a piece of scrap wood with coarse, then fine paper along the grain, rub mustard oil into half, and compare.": {
    hinglish:
      "Lakdi ke bache tukde ko reshe ki disha mein pehle mote, phir baareek regmaal se ghisiye, aadhe par sarson ka tel maliye, aur tulna kijiye.",
    hindi: "लकड़ी के बचे टुकड़े को रेशे की दिशा में पहले मोटे, फिर बारीक रेगमाल से घिसिए, आधे पर सरसों का तेल मलिए, और तुलना कीजिए।",
  },
  "Old stuffing full of dust and surprises": {
    hinglish: "Purani bharaai mein dhool aur na jaane kya-kya",
    hindi: "पुरानी भराई में धूल और न जाने क्या-क्या",
  },
  "Staple wounds and a sore trigger hand": {
    hinglish: "Stapler ki pin ke zakhm aur trigger dabaate-dabaate dukhta haath",
    hindi: "स्टेपलर की पिन के ज़ख़्म और ट्रिगर दबाते-दबाते दुखता हाथ",
  },
  "Customers choosing cloth that frays": {
    hinglish: "Customer jo aisa kapda chunte hain jiske reshe nikalte hain",
    hindi: "ग्राहक जो ऐसा कपड़ा चुनते हैं जिसके रेशे निकलते हैं",
  },
  "Re-cover a worn stool or chair seat at home with old cloth and drawing pins, pulling the corners into neat folds.": {
    hinglish:
      "Ghar ke kisi ghise stool ya kursi ki gaddi par purana kapda drawing pin se phir chadhaiye, aur kone kheenchkar saaf tahein banaiye.",
    hindi: "घर के किसी घिसे स्टूल या कुर्सी की गद्दी पर पुराना कपड़ा ड्रॉइंग पिन से फिर चढ़ाइए, और कोने खींचकर साफ़ तहें बनाइए।",
  },
  "Boundary quarrels between the two neighbours you stand between": {
    hinglish: "Zameen ki seema ke jhagde un do padosiyon ke, jinke beech aap khade hain",
    hindi: "ज़मीन की सीमा के झगड़े उन दो पड़ोसियों के, जिनके बीच आप खड़े हैं",
  },
  "Thorn scratches and wire whips on the arms": {
    hinglish: "Baahon par kaanton ki kharonchein aur taar ki maar",
    hindi: "बाँहों पर काँटों की खरोंचें और तार की मार",
  },
  "Crowbar digging through murram in April": { hinglish: "April mein sabbal se murram khodna", hindi: "अप्रैल में सब्बल से मुरम खोदना" },
  "Set five bamboo sticks along a string on uneven ground at equal spacing, tops in one line, using a water-filled pipe as level.": {
    hinglish:
      "Oobad-khaabad zameen par dori ke saath baraabar doori par paanch baans gaadiye, aur paani bhare pipe ko level banakar unke sire ek seedh mein rakhiye.",
    hindi: "ऊबड़-खाबड़ ज़मीन पर डोरी के साथ बराबर दूरी पर पाँच बाँस गाड़िए, और पानी भरे पाइप को लेवल बनाकर उनके सिरे एक सीध में रखिए।",
  },
  "A leak found after the last tile is set": { hinglish: "Aakhri tile lagne ke baad leak milna", hindi: "आख़िरी टाइल लगने के बाद लीक मिलना" },
  "Clients wanting a resort pool on a terrace slab": {
    hinglish: "Client jinhein chhat ke slab par resort jaisa pool chahiye",
    hindi: "क्लाइंट जिन्हें छत के स्लैब पर रिज़ॉर्ट जैसा पूल चाहिए",
  },
  "Chasing pump parts across three cities": {
    hinglish: "Pump ke purzon ke peeche teen sheheron mein bhaagna",
    hindi: "पंप के पुर्ज़ों के पीछे तीन शहरों में भागना",
  },
  "Level a baking tray outdoors with a water-filled clear tube, fill it to the brim, and see on which side it spills first.": {
    hinglish:
      "Bahar ek baking tray ko paani bhari paardarshi tube se level kijiye, labaalab bhariye, aur dekhiye paani pehle kis taraf se chhalakta hai.",
    hindi: "बाहर एक बेकिंग ट्रे को पानी भरी पारदर्शी ट्यूब से लेवल कीजिए, लबालब भरिए, और देखिए पानी पहले किस तरफ़ से छलकता है।",
  },
  "Alone all day in a cabin, the nearest toilet fifty metres below": {
    hinglish: "Din bhar cabin mein akele, sabse paas ka toilet pachaas metre neeche",
    hindi: "दिन भर केबिन में अकेले, सबसे पास का टॉयलेट पचास मीटर नीचे",
  },
  "Supervisors who press you to lift beyond the chart": {
    hinglish: "Supervisor jo chart se zyada vazan uthaane ka dabaav daalte hain",
    hindi: "सुपरवाइज़र जो चार्ट से ज़्यादा वज़न उठाने का दबाव डालते हैं",
  },
  "The dread of a swinging load above people's heads": {
    hinglish: "Logon ke sar ke upar jhoolte bojh ka darr",
    hindi: "लोगों के सिर के ऊपर झूलते बोझ का डर",
  },
  "Hang a weight on a string from a stick, move it between two cups without swinging, and find which hand motion calms it.": {
    hinglish:
      "Chhadi se bandhi dori par vazan latkaiye, use do cup ke beech bina jhulaaye le jaaiye, aur dekhiye haath ki kis chaal se woh tham jaata hai.",
    hindi: "छड़ी से बँधी डोरी पर वज़न लटकाइए, उसे दो कप के बीच बिना झुलाए ले जाइए, और देखिए हाथ की किस चाल से वह थम जाता है।",
  },
  "Cables and water lines that no drawing shows": {
    hinglish: "Cable aur paani ki line jo kisi drawing mein nahi",
    hindi: "केबल और पानी की लाइनें जो किसी ड्रॉइंग में नहीं",
  },
  "The jolts that settle into the lower back": { hinglish: "Jhatke jo kamar mein ghar kar lete hain", hindi: "झटके जो कमर में घर कर लेते हैं" },
  "Owners who pay for hours but not for waiting": {
    hinglish: "Maalik jo machine chalne ke ghanton ke paise dete hain, intezaar ke nahi",
    hindi: "मालिक जो मशीन चलने के घंटों के पैसे देते हैं, इंतज़ार के नहीं",
  },
  "Watch a digger from outside the barrier for half an hour, time ten dig-swing-dump cycles, and list what slowed each.": {
    hinglish:
      "Barrier ke bahar se aadha ghanta ek digger dekhiye, khodne, ghoomne aur girane ke das chakkaron ka samay naapiye, aur likhiye har ek mein der kis baat se hui.",
    hindi: "बैरियर के बाहर से आधा घंटा एक डिगर देखिए, खोदने, घूमने और गिराने के दस चक्करों का समय नापिए, और लिखिए हर एक में देर किस बात से हुई।",
  },
  "Dust so thick that the track ahead disappears": {
    hinglish: "Dhool itni ghani ki aage ka raasta gaayab",
    hindi: "धूल इतनी घनी कि आगे का रास्ता ग़ायब",
  },
  "Camps where the road you are cutting has not come yet": {
    hinglish: "Camp jahan aapki kaati jaa rahi sadak abhi pahunchi hi nahi",
    hindi: "कैंप जहाँ आपकी काटी जा रही सड़क अभी पहुँची ही नहीं",
  },
  "Rolling over on a soft shoulder, the fear of the trade": {
    hinglish: "Naram kinaare par palat jaana, is dhandhe ka sabse bada darr",
    hindi: "नरम किनारे पर पलट जाना, इस धंधे का सबसे बड़ा डर",
  },
  "Level a patch of soil or sand with a straight board between two strings, and count passes until a marble rests still.": {
    hinglish:
      "Mitti ya ret ke tukde ko do doriyon ke beech seedhe fatte se samtal kijiye, aur giniye kitni baar pherne par kancha ek jagah tika raha.",
    hindi: "मिट्टी या रेत के टुकड़े को दो डोरियों के बीच सीधे फट्टे से समतल कीजिए, और गिनिए कितनी बार फेरने पर कंचा एक जगह टिका रहा।",
  },
  "Heat from engine above and asphalt below": {
    hinglish: "Upar engine ki aur neeche dambar ki garmi",
    hindi: "ऊपर इंजन की और नीचे डामर की गर्मी",
  },
  "Crawling at walking pace until dusk": { hinglish: "Shaam tak paidal ki chaal se rengna", hindi: "शाम तक पैदल की चाल से रेंगना" },
  "Impatient scooters slipping past the cones": {
    hinglish: "Besabr scooter jo cone ke beech se nikal jaate hain",
    hindi: "बेसब्र स्कूटर जो कोन के बीच से निकल जाते हैं",
  },
  "Pack damp soil into a tin in thin layers and again in one thick layer, press each alike, and compare which sinks less.": {
    hinglish:
      "Ek tin mein nam mitti patli-patli parton mein bhariye aur phir ek moti parat mein, dono baar baraabar dabaiye, aur dekhiye kaun si kam dhansti hai.",
    hindi: "एक टिन में नम मिट्टी पतली-पतली परतों में भरिए और फिर एक मोटी परत में, दोनों बार बराबर दबाइए, और देखिए कौन सी कम धँसती है।",
  },
  "A mixer truck stuck in traffic while the concrete sets in its drum": {
    hinglish: "Mixer truck jaam mein atka, aur drum mein concrete jam raha hai",
    hindi: "मिक्सर ट्रक जाम में अटका, और ड्रम में कंक्रीट जम रहा है",
  },
  "Cement dust and the alarm siren through every night pour": {
    hinglish: "Raat ki har dhalaai mein cement ki dhool aur alarm ka siren",
    hindi: "रात की हर ढलाई में सीमेंट की धूल और अलार्म का सायरन",
  },
  "Blamed for the truck that the site sent back": {
    hinglish: "Site ne jo truck lauta diya, uska dosh aap par",
    hindi: "साइट ने जो ट्रक लौटा दिया, उसका दोष आप पर",
  },
  "Measure flour and water for dough three times by cup and three times by kitchen scale, and see which three lumps are most alike.": {
    hinglish:
      "Goondhne ke liye aata aur paani teen baar cup se aur teen baar rasoi ke taraazu se naapiye, aur dekhiye kaun si teen loiyan sabse ek jaisi hain.",
    hindi: "गूँधने के लिए आटा और पानी तीन बार कप से और तीन बार रसोई के तराज़ू से नापिए, और देखिए कौन सी तीन लोइयाँ सबसे एक जैसी हैं।",
  },
  "Hammering that rings in the ears after dark": {
    hinglish: "Thok-thok jo andhera hone ke baad bhi kaanon mein goonjti hai",
    hindi: "ठोक-ठोक जो अँधेरा होने के बाद भी कानों में गूँजती है",
  },
  "Mud and slurry to the knee in any weather": {
    hinglish: "Har mausam mein ghutnon tak keechad aur gaara",
    hindi: "हर मौसम में घुटनों तक कीचड़ और गारा",
  },
  "Boulders at eighteen metres that stop a whole week": {
    hinglish: "Athaarah metre neeche chattaan jo poora hafta rok deti hai",
    hindi: "अठारह मीटर नीचे चट्टान जो पूरा हफ़्ता रोक देती है",
  },
  "Push a blunt stick into dry sand, wet sand and clay with the same book on top, and record depth for each.": {
    hinglish:
      "Sookhi ret, geeli ret aur chikni mitti mein, upar wahi ek kitaab rakhkar, bhothri chhadi dhansaiye aur har ek ki gehraai likhiye.",
    hindi: "सूखी रेत, गीली रेत और चिकनी मिट्टी में, ऊपर वही एक किताब रखकर, भोथरी छड़ी धँसाइए और हर एक की गहराई लिखिए।",
  },
  "Pinched fingers between hook and shackle": {
    hinglish: "Hook aur shackle ke beech dabti ungliyan",
    hindi: "हुक और शैकल के बीच दबती उँगलियाँ",
  },
  "Being hurried by men who stand well away": {
    hinglish: "Khud door khade logon ka aapse jaldi karwana",
    hindi: "ख़ुद दूर खड़े लोगों का आपसे जल्दी करवाना",
  },
  "A gust that turns the load while you hold its rope": {
    hinglish: "Hawa ka jhonka jo bojh ko ghuma de jab rassi aapke haath mein ho",
    hindi: "हवा का झोंका जो बोझ को घुमा दे जब रस्सी आपके हाथ में हो",
  },
  "Learn the bowline, clove hitch and sheet bend from a scout manual, and test each with a bucket of water.": {
    hinglish: "Scout ki kitaab se bowline, clove hitch aur sheet bend gaanthein seekhiye, aur har ek ko paani ki baalti se parakhiye.",
    hindi: "स्काउट की किताब से बोलाइन, क्लोव हिच और शीट बेंड गाँठें सीखिए, और हर एक को पानी की बाल्टी से परखिए।",
  },
  "Twelve hours underground without sky": {
    hinglish: "Baarah ghante zameen ke neeche, aasmaan ke bina",
    hindi: "बारह घंटे ज़मीन के नीचे, आसमान के बिना",
  },
  "Damp heat and grease through the long tail of the machine": {
    hinglish: "Machine ke lambe pichhle hisse mein umas bhari garmi aur grease",
    hindi: "मशीन के लंबे पिछले हिस्से में उमस भरी गर्मी और ग्रीस",
  },
  "Moving to wherever a tunnel happens to be dug": {
    hinglish: "Jahan bhi surang khude, wahin jaakar rehna",
    hindi: "जहाँ भी सुरंग खुदे, वहीं जाकर रहना",
  },
  "Push a tin tube through a tray of damp sand under a row of coins, and find how to move on without tilting any.": {
    hinglish:
      "Nam ret ki tray mein sikkon ki kataar ke neeche se tin ki nali dhakeliye, aur tareeka dhoondhiye ki nali aage badhe aur koi sikka tedha na ho.",
    hindi: "नम रेत की ट्रे में सिक्कों की क़तार के नीचे से टीन की नली धकेलिए, और तरीक़ा ढूँढ़िए कि नली आगे बढ़े और कोई सिक्का टेढ़ा न हो।",
  },
  "Thunder coming up when the holes are already charged": {
    hinglish: "Chhedon mein baarood bhara jaa chuka ho tab baadal garajna",
    hindi: "छेदों में बारूद भरा जा चुका हो तब बादल गरजना",
  },
  "Villagers angry about cracks and flying chips": {
    hinglish: "Daraaron aur udte patthar par naaraaz gaon wale",
    hindi: "दरारों और उड़ते पत्थरों पर नाराज़ गाँव वाले",
  },
  "Registers to be signed for every gram and cap": {
    hinglish: "Har gram aur har detonator ke liye register mein dastakhat",
    hindi: "हर ग्राम और हर डेटोनेटर के लिए रजिस्टर में दस्तख़त",
  },
  "Do not handle fireworks for this: from the road, read a quarry's safety board and draw on a map its danger ring, sirens and sentry points.":
    {
      hinglish:
        "Iske liye pataakhe na chhuiye: sadak se khadaan ka suraksha board padhiye aur nakshe par uska khatre ka ghera, siren aur pehre ki jagahein banaiye.",
      hindi: "इसके लिए पटाखे न छुइए: सड़क से खदान का सुरक्षा बोर्ड पढ़िए और नक़्शे पर उसका ख़तरे का घेरा, सायरन और पहरे की जगहें बनाइए।",
    },
  "Lying on gravel beneath eleven tonnes of steel": {
    hinglish: "Gyarah ton steel ke neeche gitti par letna",
    hindi: "ग्यारह टन स्टील के नीचे गिट्टी पर लेटना",
  },
  "An owner on the phone every half hour of breakdown": {
    hinglish: "Machine band rahe to har aadhe ghante maalik ka phone",
    hindi: "मशीन बंद रहे तो हर आधे घंटे मालिक का फ़ोन",
  },
  "Hot hydraulic oil down the sleeve when a hose bursts": {
    hinglish: "Hose phatne par aasteen mein garam hydraulic tel",
    hindi: "होज़ फटने पर आस्तीन में गर्म हाइड्रॉलिक तेल",
  },
  "Connect two syringes with a tube of water, lift books with one by pressing the other, and compare forces using two sizes.": {
    hinglish:
      "Do syringe ko paani bhari tube se jodiye, ek ko dabakar doosri se kitaabein uthaiye, aur do alag size lekar taaqat ki tulna kijiye.",
    hindi: "दो सिरिंजों को पानी भरी ट्यूब से जोड़िए, एक को दबाकर दूसरी से किताबें उठाइए, और दो अलग साइज़ लेकर ताक़त की तुलना कीजिए।",
  },
  "Fumes of bitumen at 150 degrees": { hinglish: "150 degree ke bitumen ka dhuaan", hindi: "150 डिग्री के बिटुमेन का धुआँ" },
  "Laying highways by night for the sake of traffic": {
    hinglish: "Traffic ki khaatir raat mein highway bichhana",
    hindi: "ट्रैफ़िक की ख़ातिर रात में हाइवे बिछाना",
  },
  "A plant breakdown that leaves a bump with your name": {
    hinglish: "Plant kharab hua to sadak par ubhaar, jis par naam aapka",
    hindi: "प्लांट ख़राब हुआ तो सड़क पर उभार, जिस पर नाम आपका",
  },
  "Spread thick batter or wet sand between two rulers with a flat edge; vary speed and see when ripples appear.": {
    hinglish:
      "Do scale ke beech seedhe kinaare se gaadha ghol ya geeli ret phailaiye; raftaar badaliye aur dekhiye lehrein kab banti hain.",
    hindi: "दो स्केल के बीच सीधे किनारे से गाढ़ा घोल या गीली रेत फैलाइए; रफ़्तार बदलिए और देखिए लहरें कब बनती हैं।",
  },
  "Ten hours of levers, dust and a seat that shakes": {
    hinglish: "Das ghante lever, dhool aur hilti seat",
    hindi: "दस घंटे लीवर, धूल और हिलती सीट",
  },
  "Pegs that move after your finishing pass": {
    hinglish: "Khoontiyan jo aapke aakhri phere ke baad khisak jaati hain",
    hindi: "खूँटियाँ जो आपके आख़िरी फेरे के बाद खिसक जाती हैं",
  },
  "One buried stone that makes the blade jump and scars the bed": {
    hinglish: "Ek daba patthar jisse blade uchhalta hai aur sateh par nishan pad jaata hai",
    hindi: "एक दबा पत्थर जिससे ब्लेड उछलता है और सतह पर निशान पड़ जाता है",
  },
  "Scrape a tray of damp sand with a ruler to a gentle camber, pour water along the crown and see where puddles stay.": {
    hinglish:
      "Nam ret ki tray ko scale se kheenchkar beech mein halka ubhaar dijiye, ubhaar par paani daaliye aur dekhiye paani kahan rukta hai.",
    hindi: "नम रेत की ट्रे को स्केल से खींचकर बीच में हल्का उभार दीजिए, उभार पर पानी डालिए और देखिए पानी कहाँ रुकता है।",
  },
  "Washbasins sat on and pulled off the wall again": {
    hinglish: "Log washbasin par baithkar use phir deewar se ukhaad dete hain",
    hindi: "लोग वॉशबेसिन पर बैठकर उसे फिर दीवार से उखाड़ देते हैं",
  },
  "Stores that never have the right washer": {
    hinglish: "Store jismein sahi washer kabhi nahi hota",
    hindi: "स्टोर जिसमें सही वॉशर कभी नहीं होता",
  },
  "Called away from Sunday lunch because a flush will not stop": {
    hinglish: "Flush band nahi hota, isliye itvaar ke khane se uthkar jaana",
    hindi: "फ़्लश बंद नहीं होता, इसलिए इतवार के खाने से उठकर जाना",
  },
  "Make a repair round of your house, list ten small faults, and mend three with a screwdriver and a parent's consent.": {
    hinglish:
      "Marammat ke liye ghar ka chakkar lagaiye, das chhoti kharabiyan likhiye, aur maa ya pita ki ijaazat se pechkas lekar teen theek kijiye.",
    hindi: "मरम्मत के लिए घर का चक्कर लगाइए, दस छोटी ख़राबियाँ लिखिए, और माँ या पिता की इजाज़त से पेचकस लेकर तीन ठीक कीजिए।",
  },
  "Tenants ringing the bell through your dinner": {
    hinglish: "Aapke khane ke beech ghanti bajaate kirayedaar",
    hindi: "आपके खाने के बीच घंटी बजाते किरायेदार",
  },
  "Being blamed for a dry tank when the city sent no water": {
    hinglish: "Sheher se paani nahi aaya, aur khaali tanki ka dosh aap par",
    hindi: "शहर से पानी नहीं आया, और ख़ाली टंकी का दोष आप पर",
  },
  "Sweeping up after somebody else's wedding": {
    hinglish: "Kisi aur ki shaadi ke baad jhaadu lagaana",
    hindi: "किसी और की शादी के बाद झाड़ू लगाना",
  },
  "Take charge of one shared place for a week, such as a stairwell, and log each light, tap, lock and litter problem.": {
    hinglish: "Ek hafte kisi saajhi jagah ki, jaise zeene ki, zimmedari lijiye, aur har light, nal, taale aur kachre ki pareshani likhiye.",
    hindi: "एक हफ़्ते किसी साझी जगह की, जैसे ज़ीने की, ज़िम्मेदारी लीजिए, और हर लाइट, नल, ताले और कचरे की परेशानी लिखिए।",
  },
  "Four hundred bosses, each paying a share": {
    hinglish: "Chaar sau boss, sab apna-apna hissa dete hain",
    hindi: "चार सौ बॉस, सब अपना-अपना हिस्सा देते हैं",
  },
  "Parking and pet quarrels on the weekend": {
    hinglish: "Weekend par parking aur paaltu jaanwaron ko lekar jhagde",
    hindi: "वीकेंड पर पार्किंग और पालतू जानवरों को लेकर झगड़े",
  },
  "A new committee that drops the lift firm you bargained with": {
    hinglish: "Nayi committee jo us lift firm ko hata deti hai jisse aapne molbhaav kiya tha",
    hindi: "नई कमेटी जो उस लिफ़्ट फ़र्म को हटा देती है जिससे आपने मोलभाव किया था",
  },
  "Ask to see your building's or hostel's monthly costs, chart them as a pie, and propose one saving in writing.": {
    hinglish:
      "Apni imaarat ya hostel ka mahine ka kharch dikhane ko kahiye, uska pie chart banaiye, aur bachat ka ek tareeka likhkar sujhaiye.",
    hindi: "अपनी इमारत या हॉस्टल का महीने का ख़र्च दिखाने को कहिए, उसका पाई चार्ट बनाइए, और बचत का एक तरीक़ा लिखकर सुझाइए।",
  },
  "Mask and gloves in closed, humid rooms": {
    hinglish: "Band, umas bhare kamron mein mask aur dastaane",
    hindi: "बंद, उमस भरे कमरों में मास्क और दस्ताने",
  },
  "Customers who expect all termites gone in one visit": {
    hinglish: "Customer jo ek hi baar mein saari deemak khatm chaahte hain",
    hindi: "ग्राहक जो एक ही बार में सारी दीमक ख़त्म चाहते हैं",
  },
  "A rat that dies in a false ceiling and cannot be found": {
    hinglish: "False ceiling mein mara chooha jo mil hi nahi raha",
    hindi: "फ़ॉल्स सीलिंग में मरा चूहा जो मिल ही नहीं रहा",
  },
  "Lay flour overnight along a kitchen wall, photograph the tracks in the morning, and work out who came and from where.": {
    hinglish:
      "Raat bhar rasoi ki deewar ke kinaare aata bichhaiye, subah nishanon ki photo lijiye, aur pata kijiye kaun aaya aur kahan se.",
    hindi: "रात भर रसोई की दीवार के किनारे आटा बिछाइए, सुबह निशानों की फ़ोटो लीजिए, और पता कीजिए कौन आया और कहाँ से।",
  },
  "Having to doubt who really owns the door": {
    hinglish: "Har baar shak karna ki darwaaza sach mein kiska hai",
    hindi: "हर बार शक करना कि दरवाज़ा सच में किसका है",
  },
  "Roadside stalls in sun and dust": { hinglish: "Dhoop aur dhool mein sadak kinaare ki dukaan", hindi: "धूप और धूल में सड़क किनारे की दुकान" },
  "Electronic locks eating the trade you learnt": {
    hinglish: "Electronic taale jo aapka seekha hua kaam kha rahe hain",
    hindi: "इलेक्ट्रॉनिक ताले जो आपका सीखा हुआ काम खा रहे हैं",
  },
  "Borrow an old discarded padlock, take it apart with permission, and draw how pins, spring and key work together.": {
    hinglish:
      "Koi purana phenka hua taala maang lijiye, ijaazat se use kholkar purze alag kijiye, aur banaiye ki pin, spring aur chaabi saath mein kaise kaam karte hain.",
    hindi: "कोई पुराना फेंका हुआ ताला माँग लीजिए, इजाज़त से उसे खोलकर पुर्ज़े अलग कीजिए, और बनाइए कि पिन, स्प्रिंग और चाबी साथ में कैसे काम करते हैं।",
  },
  "Chlorine that bleaches clothes and stings eyes": {
    hinglish: "Chlorine jo kapdon ka rang udaati hai aur aankhein jalaati hai",
    hindi: "क्लोरीन जो कपड़ों का रंग उड़ाती है और आँखें जलाती है",
  },
  "Bathers who ignore the shower rule": {
    hinglish: "Nahaane wale jo pehle shower lene ka niyam nahi maante",
    hindi: "नहाने वाले जो पहले शावर लेने का नियम नहीं मानते",
  },
  "Winter months when clubs send you home": {
    hinglish: "Sardi ke mahine, jab club aapko ghar bhej dete hain",
    hindi: "सर्दी के महीने, जब क्लब आपको घर भेज देते हैं",
  },
  "Keep a closed jar of pond or tank water in the sun and one in shade for ten days; note colour, smell and algae each morning.": {
    hinglish:
      "Taalaab ya tanki ke paani ka ek band jar dhoop mein aur ek chhaaya mein das din rakhiye; har subah rang, gandh aur kaai likhiye.",
    hindi: "तालाब या टंकी के पानी का एक बंद जार धूप में और एक छाया में दस दिन रखिए; हर सुबह रंग, गंध और काई लिखिए।",
  },
  "Sun thrown back at you by a wall of glass": {
    hinglish: "Sheeshe ki deewar se lautkar aap par padti dhoop",
    hindi: "शीशे की दीवार से लौटकर आप पर पड़ती धूप",
  },
  "Pigeon droppings above every ledge": { hinglish: "Har chhajje par kabootaron ki beet", hindi: "हर छज्जे पर कबूतरों की बीट" },
  "A dust storm the day after forty clean floors": {
    hinglish: "Chaalis manzil saaf karne ke agle hi din dhool ki aandhi",
    hindi: "चालीस मंज़िल साफ़ करने के अगले ही दिन धूल की आँधी",
  },
  "Clean a large ground-floor pane with soap, squeegee and one cloth until no streak shows in slanting light.": {
    hinglish:
      "Ground floor ke ek bade sheeshe ko sabun, wiper aur ek kapde se tab tak saaf kijiye jab tak tirchhi roshni mein koi dhaari na dikhe.",
    hindi: "ग्राउंड फ़्लोर के एक बड़े शीशे को साबुन, वाइपर और एक कपड़े से तब तक साफ़ कीजिए जब तक तिरछी रोशनी में कोई धारी न दिखे।",
  },
  "Your partner's weight on an anchor that you checked": {
    hinglish: "Saathi ka poora vazan us anchor par jo aapne jaancha hai",
    hindi: "साथी का पूरा वज़न उस ऐंकर पर जो आपने जाँचा है",
  },
  "Certificates costing a month's pay to renew": {
    hinglish: "Certificate jinhein naya karane mein mahine bhar ki kamai lagti hai",
    hindi: "सर्टिफ़िकेट जिन्हें नया कराने में महीने भर की कमाई लगती है",
  },
  "Hours in a harness until the legs go numb": {
    hinglish: "Ghanton harness mein, jab tak pair sunn na ho jaayein",
    hindi: "घंटों हार्नेस में, जब तक पैर सुन्न न हो जाएँ",
  },
  "Inspect your school building from the ground with a phone camera's zoom, and map cracked panes, stains and loose parts on a sketch.": {
    hinglish:
      "Zameen par khade hokar phone camera ke zoom se apne school ki imaarat jaanchiye, aur khaake par chatke sheeshe, daag aur dheele hisse dikhaiye.",
    hindi: "ज़मीन पर खड़े होकर फ़ोन कैमरे के ज़ूम से अपने स्कूल की इमारत जाँचिए, और ख़ाके पर चटके शीशे, दाग़ और ढीले हिस्से दिखाइए।",
  },
  "Pits that collapse after one night of rain": {
    hinglish: "Gaddhe jo ek raat ki baarish mein dhans jaate hain",
    hindi: "गड्ढे जो एक रात की बारिश में धँस जाते हैं",
  },
  "Old tanks whose gas can kill a careless worker": {
    hinglish: "Purani tankiyan jinki gas laparwah mazdoor ki jaan le sakti hai",
    hindi: "पुरानी टंकियाँ जिनकी गैस लापरवाह मज़दूर की जान ले सकती है",
  },
  "Owners wanting it next to the well to save pipe": {
    hinglish: "Maalik jo pipe bachane ke liye tanki kuen ki bagal mein chaahte hain",
    hindi: "मालिक जो पाइप बचाने के लिए टंकी कुएँ की बग़ल में चाहते हैं",
  },
  "Dig a palm-deep hole in two kinds of soil, pour one litre into each, and time how long it drains.": {
    hinglish:
      "Do tarah ki mitti mein hatheli bhar gehra gaddha khodiye, har ek mein ek litre paani daaliye, aur samay naapiye ki mitti use kitni der mein sokh leti hai.",
    hindi: "दो तरह की मिट्टी में हथेली भर गहरा गड्ढा खोदिए, हर एक में एक लीटर पानी डालिए, और समय नापिए कि मिट्टी उसे कितनी देर में सोख लेती है।",
  },
  "Trench walls that groan after traffic passes": {
    hinglish: "Khaai ki deewarein jo gaadiyan guzarne ke baad charmaraati hain",
    hindi: "खाई की दीवारें जो गाड़ियाँ गुज़रने के बाद चरमराती हैं",
  },
  "Old sewage seeping in from a broken main": {
    hinglish: "Tooti main line se risti purani gandagi",
    hindi: "टूटी मेन लाइन से रिसती पुरानी गंदगी",
  },
  "Shopkeepers cursing the dug-up lane": { hinglish: "Khudi gali par koste dukaandaar", hindi: "खुदी गली पर कोसते दुकानदार" },
  "Lay cut pipes or bottles as a drain at three slopes in the yard, pour sandy water down, and find the slope at which sand settles.": {
    hinglish:
      "Aangan mein kate pipe ya bottle ko teen dhalaanon par naali ki tarah bichhaiye, reteela paani daaliye, aur woh dhalaan dhoondhiye jis par ret baith jaati hai.",
    hindi: "आँगन में कटे पाइप या बोतलें तीन ढलानों पर नाली की तरह बिछाइए, रेतीला पानी डालिए, और वह ढलान ढूँढ़िए जिस पर रेत बैठ जाती है।",
  },
  "Work that begins when diners go home": {
    hinglish: "Kaam jo tab shuru hota hai jab customer khaakar ghar chale jaate hain",
    hindi: "काम जो तब शुरू होता है जब ग्राहक खाकर घर चले जाते हैं",
  },
  "Soot and oil that no soap removes in one wash": {
    hinglish: "Kaalikh aur tel jo ek baar sabun se dhone par nahi jaate",
    hindi: "कालिख और तेल जो एक बार साबुन से धोने पर नहीं जाते",
  },
  "Crawling where even torchlight feels tight": {
    hinglish: "Wahan rengna jahan torch ki roshni ke liye bhi jagah kam lage",
    hindi: "वहाँ रेंगना जहाँ टॉर्च की रोशनी के लिए भी जगह कम लगे",
  },
  "Open and wash your kitchen exhaust fan or hood filter with a parent, power off, and weigh how much grease came away.": {
    hinglish:
      "Maa ya pita ke saath, bijli band karke, apni rasoi ka exhaust fan ya chimney ka filter kholkar dhoiye, aur tauliye kitni chiknai nikli.",
    hindi: "माँ या पिता के साथ, बिजली बंद करके, अपनी रसोई का एग्ज़ॉस्ट फ़ैन या चिमनी का फ़िल्टर खोलकर धोइए, और तौलिए कितनी चिकनाई निकली।",
  },
  "Ladders on crowded footpaths": { hinglish: "Bheed bhare footpath par seedhi lagana", hindi: "भीड़ भरे फ़ुटपाथ पर सीढ़ी लगाना" },
  "Municipal staff removing a board you just fixed": {
    hinglish: "Abhi lagaya board nagar palika wale utaar le jaate hain",
    hindi: "अभी लगाया बोर्ड नगर पालिका वाले उतार ले जाते हैं",
  },
  "Shop openings that need it all by dawn": {
    hinglish: "Dukaan ka udghaatan, aur sab kuch subah tak chahiye",
    hindi: "दुकान का उद्घाटन, और सब कुछ सुबह तक चाहिए",
  },
  "Cut your name in card letters, space them by eye on a wall, then measure the gaps and see where the eye was right.": {
    hinglish:
      "Card ke akshar kaatkar apna naam banaiye, deewar par aankh ke andaaze se doori rakhkar lagaiye, phir doori naapiye aur dekhiye aankh kahan sahi thi.",
    hindi: "कार्ड के अक्षर काटकर अपना नाम बनाइए, दीवार पर आँख के अंदाज़े से दूरी रखकर लगाइए, फिर दूरी नापिए और देखिए आँख कहाँ सही थी।",
  },
  "Builders who turn you away at the gate": {
    hinglish: "Builder jo aapko gate se hi lauta dete hain",
    hindi: "बिल्डर जो आपको गेट से ही लौटा देते हैं",
  },
  "Buyers hoping you will say everything is fine": {
    hinglish: "Kharidaar jo chaahte hain ki aap sab theek bata dein",
    hindi: "ख़रीदार जो चाहते हैं कि आप सब ठीक बता दें",
  },
  "Lifts not working during a thirty-floor visit": {
    hinglish: "Tees manzil ki jaanch ke din band lift",
    hindi: "तीस मंज़िल की जाँच के दिन बंद लिफ़्ट",
  },
  "Inspect your own home with a coin for hollow tiles, a phone level and a torch; list twenty defects with photos.": {
    hinglish: "Khokhli tile ke liye sikka, phone ka level aur torch lekar apne ghar ki jaanch kijiye; bees kamiyan photo samet likhiye.",
    hindi: "खोखली टाइलों के लिए सिक्का, फ़ोन का लेवल और टॉर्च लेकर अपने घर की जाँच कीजिए; बीस कमियाँ फ़ोटो समेत लिखिए।",
  },
  "Children on the slide before the concrete has set": {
    hinglish: "Concrete jamne se pehle hi phisalpatti par bachche",
    hindi: "कंक्रीट जमने से पहले ही फिसलपट्टी पर बच्चे",
  },
  "Crates missing one special bolt": { hinglish: "Peti mein ek khaas bolt kam nikalna", hindi: "पेटी में एक ख़ास बोल्ट कम निकलना" },
  "Towns that buy and never maintain": {
    hinglish: "Sheher jo kharid to lete hain par dekhbhaal kabhi nahi karte",
    hindi: "शहर जो ख़रीद तो लेते हैं पर देखभाल कभी नहीं करते",
  },
  "Check a nearby playground for sharp edges, loose bolts and hard ground, and send the list to the school or ward office.": {
    hinglish:
      "Paas ke khel ke maidan mein nukeele kinaare, dheele bolt aur sakht zameen jaanchiye, aur list school ya ward office ko bhejiye.",
    hindi: "पास के खेल के मैदान में नुकीले किनारे, ढीले बोल्ट और सख़्त ज़मीन जाँचिए, और लिस्ट स्कूल या वार्ड ऑफ़िस को भेजिए।",
  },
  "Ten trips across town for two hundred rupees each": {
    hinglish: "Do-do sau rupaye ke liye poore sheher mein das chakkar",
    hindi: "दो-दो सौ रुपये के लिए पूरे शहर में दस चक्कर",
  },
  "One job that turns out to be five": { hinglish: "Ek kaam jo paanch nikalta hai", hindi: "एक काम जो पाँच निकलता है" },
  "One star on the app because the plaster crumbled": {
    hinglish: "Plaster jhad gaya, isliye app par ek star",
    hindi: "प्लास्टर झड़ गया, इसलिए ऐप पर एक स्टार",
  },
  "Learn one repair a week from a neighbourhood mistri: tap washer, loose handle, curtain rod; practise each twice.": {
    hinglish: "Mohalle ke mistri se har hafte ek marammat seekhiye: nal ka washer, dheela handle, parde ki rod; har ek ko do baar kijiye.",
    hindi: "मोहल्ले के मिस्त्री से हर हफ़्ते एक मरम्मत सीखिए: नल का वॉशर, ढीला हैंडल, पर्दे की रॉड; हर एक को दो बार कीजिए।",
  },
  "Bent back over weeds that return by Thursday": {
    hinglish: "Jhuki kamar se kharpatvaar nikaalna jo Guruvaar tak phir ug aata hai",
    hindi: "झुकी कमर से खरपतवार निकालना जो गुरुवार तक फिर उग आता है",
  },
  "Snakes in the long grass after rain": { hinglish: "Baarish ke baad lambi ghaas mein saanp", hindi: "बारिश के बाद लंबी घास में साँप" },
  "Students walking across fresh seed": { hinglish: "Naye beej par se chalte students", hindi: "नए बीज पर से चलते छात्र" },
  "Adopt a square metre of school ground, clear, dig and plant it with marigold, and keep a watering diary.": {
    hinglish: "School ki zameen ka ek varg metre apna lijiye, saaf kijiye, khodiye, usmein genda lagaiye, aur paani dene ki diary rakhiye.",
    hindi: "स्कूल की ज़मीन का एक वर्ग मीटर अपना लीजिए, साफ़ कीजिए, खोदिए, उसमें गेंदा लगाइए, और पानी देने की डायरी रखिए।",
  },
  "Twelve hours mostly standing, for little pay": {
    hinglish: "Kam paise mein baarah ghante, zyadatar khade rehkar",
    hindi: "कम पैसे में बारह घंटे, ज़्यादातर खड़े रहकर",
  },
  "Winter nights in a cabin without a heater": {
    hinglish: "Bina heater ke cabin mein sardi ki raatein",
    hindi: "बिना हीटर के केबिन में सर्दी की रातें",
  },
  "Residents who shout when asked for a pass": {
    hinglish: "Gate pass maangne par chillane wale log",
    hindi: "गेट पास माँगने पर चिल्लाने वाले लोग",
  },
  "Keep the gate log at one school event with a teacher: who came, when and why; then plan how all would leave in a fire.": {
    hinglish:
      "School ke ek karyakram mein teacher ke saath gate ka register sambhaliye: kaun aaya, kab aur kyon; phir plan banaiye ki aag lagne par sab kaise niklenge.",
    hindi: "स्कूल के एक कार्यक्रम में टीचर के साथ गेट का रजिस्टर सँभालिए: कौन आया, कब और क्यों; फिर प्लान बनाइए कि आग लगने पर सब कैसे निकलेंगे।",
  },
  "Clients who think egg trays do the same": {
    hinglish: "Client jo sochte hain ki ande ki tray se bhi wahi kaam ho jaata hai",
    hindi: "क्लाइंट जो सोचते हैं कि अंडे की ट्रे से भी वही काम हो जाता है",
  },
  "Glass wool prickling inside the gloves": { hinglish: "Dastaanon ke andar chubhti glass wool", hindi: "दस्तानों के अंदर चुभती ग्लास वूल" },
  "Doors without rubber edges, which let all the noise in again": {
    hinglish: "Bina rubber ki kinaari ke darwaaze, jinse saara shor phir andar aata hai",
    hindi: "बिना रबर की किनारी के दरवाज़े, जिनसे सारा शोर फिर अंदर आता है",
  },
  "Clap in an empty room, a furnished one and a stairwell, record each on a phone and compare how long the sound lasts.": {
    hinglish:
      "Khaali kamre, saamaan bhare kamre aur zeene mein taali bajaiye, har ek ko phone par record kijiye aur tulna kijiye ki awaaz kitni der rehti hai.",
    hindi: "ख़ाली कमरे, सामान भरे कमरे और ज़ीने में ताली बजाइए, हर एक को फ़ोन पर रिकॉर्ड कीजिए और तुलना कीजिए कि आवाज़ कितनी देर रहती है।",
  },
  "Slab heights on site unlike the drawing": {
    hinglish: "Site par slab ki oonchai drawing se alag",
    hindi: "साइट पर स्लैब की ऊँचाई ड्रॉइंग से अलग",
  },
  "One riser wrong and everybody trips there": {
    hinglish: "Ek paidaan ki oonchai galat, aur wahan har koi thokar khata hai",
    hindi: "एक पायदान की ऊँचाई ग़लत, और वहाँ हर कोई ठोकर खाता है",
  },
  "Carrying long timbers through finished rooms": {
    hinglish: "Taiyaar kamron se lambi lakdiyan le jaana",
    hindi: "तैयार कमरों से लंबी लकड़ियाँ ले जाना",
  },
  "Measure every riser and tread of one staircase, find the odd step, and calculate a better layout for that height.": {
    hinglish:
      "Ek zeene ke har paidaan ki oonchai aur chaudai naapiye, sabse alag paidaan dhoondhiye, aur usi oonchai ke liye behtar hisaab nikaaliye.",
    hindi: "एक ज़ीने के हर पायदान की ऊँचाई और चौड़ाई नापिए, सबसे अलग पायदान ढूँढ़िए, और उसी ऊँचाई के लिए बेहतर हिसाब निकालिए।",
  },
  "Router faults reported as faults of yours": {
    hinglish: "Router ki kharabi jo aapki kharabi batayi jaati hai",
    hindi: "राउटर की ख़राबी जो आपकी ख़राबी बताई जाती है",
  },
  "An overnight update after which no lamp obeys the phone": {
    hinglish: "Raat ka update, jiske baad koi lamp phone ki nahi sunta",
    hindi: "रात का अपडेट, जिसके बाद कोई लैंप फ़ोन की नहीं सुनता",
  },
  "Families forgetting every password you gave": {
    hinglish: "Parivaar jo aapke diye saare password bhool jaate hain",
    hindi: "परिवार जो आपके दिए सारे पासवर्ड भूल जाते हैं",
  },
  "In the free Tinkercad Circuits, make three rules for a home, such as dark room, lamp on; test them and draw the wiring.": {
    hinglish:
      "Free Tinkercad Circuits mein ghar ke liye teen niyam banaiye, jaise kamra andhera ho to lamp chaalu; unhein jaanchiye aur wiring banaiye.",
    hindi: "मुफ़्त Tinkercad Circuits में घर के लिए तीन नियम बनाइए, जैसे कमरा अँधेरा हो तो लैंप चालू; उन्हें जाँचिए और वायरिंग बनाइए।",
  },
  "Diesel on the skin that no soap takes off before lunch": {
    hinglish: "Chamdi par diesel jo lunch se pehle kisi sabun se nahi jaata",
    hindi: "चमड़ी पर डीज़ल जो लंच से पहले किसी साबुन से नहीं जाता",
  },
  "Deafening rooms in the basement": { hinglish: "Basement ke kaan phaadte kamre", hindi: "बेसमेंट के कान फाड़ते कमरे" },
  "Power cuts and phone calls arriving together": { hinglish: "Bijli jaate hi ek saath aate phone", hindi: "बिजली जाते ही एक साथ आते फ़ोन" },
  "Visit a shop or hall that owns a genset, ask its keeper for the start-up checklist, and write it with reasons.": {
    hinglish:
      "Genset wali kisi dukaan ya hall mein jaaiye, use chalane wale se chaalu karne ki checklist poochiye, aur kaaran samet likhiye.",
    hindi: "जेनसेट वाली किसी दुकान या हॉल में जाइए, उसे चलाने वाले से चालू करने की चेकलिस्ट पूछिए, और कारण समेत लिखिए।",
  },
  "Metro stations serviced only between last and first train": {
    hinglish: "Metro station jinki service sirf aakhri aur pehli train ke beech hoti hai",
    hindi: "मेट्रो स्टेशन जिनकी सर्विस सिर्फ़ आख़िरी और पहली ट्रेन के बीच होती है",
  },
  "Slippers and dupattas found in the comb": {
    hinglish: "Escalator ke daanton mein phansi chappal aur dupatte",
    hindi: "एस्केलेटर के दाँतों में फँसी चप्पलें और दुपट्टे",
  },
  "Heavy steps lifted out one by one": {
    hinglish: "Bhaari seedhiyan ek-ek karke bahar uthaana",
    hindi: "भारी सीढ़ियाँ एक-एक करके बाहर उठाना",
  },
  "On an escalator, or a film of one, count steps and seconds, work out speed, and list each safety part you can spot without touching.": {
    hinglish:
      "Escalator par, ya uski film mein, seedhiyan aur second giniye, raftaar nikaaliye, aur bina chhuye jo bhi suraksha ke purze dikhein unki list banaiye.",
    hindi: "एस्केलेटर पर, या उसकी फ़िल्म में, सीढ़ियाँ और सेकंड गिनिए, रफ़्तार निकालिए, और बिना छुए जो भी सुरक्षा के पुर्ज़े दिखें उनकी लिस्ट बनाइए।",
  },
  "Shops refilling the corridor with cartons by evening": {
    hinglish: "Dukaanein jo shaam tak corridor phir carton se bhar deti hain",
    hindi: "दुकानें जो शाम तक कॉरिडोर फिर कार्टन से भर देती हैं",
  },
  "Pressure to sign a certificate that is not true": {
    hinglish: "Aise certificate par sign karne ka dabaav jo sach nahi",
    hindi: "ऐसे सर्टिफ़िकेट पर दस्तख़त का दबाव जो सच नहीं",
  },
  "Reports unread until something burns": {
    hinglish: "Report jo tab tak koi nahi padhta jab tak kuch jal na jaye",
    hindi: "रिपोर्ट जो तब तक कोई नहीं पढ़ता जब तक कुछ जल न जाए",
  },
  "Walk your school with a notebook, time the way out of each room, and record blocked exits and extinguisher dates.": {
    hinglish:
      "Copy lekar apne school mein ghoomiye, har kamre se bahar nikalne ka samay naapiye, aur bahar jaane ke band pade raaste aur aag bujhane ke cylinder ki taareekhein likhiye.",
    hindi: "कॉपी लेकर अपने स्कूल में घूमिए, हर कमरे से बाहर निकलने का समय नापिए, और बाहर जाने के बंद पड़े रास्ते और आग बुझाने के सिलिंडर की तारीख़ें लिखिए।",
  },
  "Banks unwilling to lend on earthen walls": {
    hinglish: "Mitti ki deewaron par loan dene se katraate bank",
    hindi: "मिट्टी की दीवारों पर लोन देने से कतराते बैंक",
  },
  "Relatives telling the client that concrete is progress": {
    hinglish: "Rishtedar jo client se kehte hain ki tarakki to concrete hai",
    hindi: "रिश्तेदार जो क्लाइंट से कहते हैं कि तरक़्क़ी तो कंक्रीट है",
  },
  "Owners who seal your breezy house with glass and air-conditioners": {
    hinglish: "Maalik jo aapke hawadaar ghar ko kaanch aur AC se band kar dete hain",
    hindi: "मालिक जो आपके हवादार घर को काँच और AC से बंद कर देते हैं",
  },
  "Cut a window in the west side of one carton and the north side of another, stand both in the afternoon sun, and compare the heat inside.":
    {
      hinglish:
        "Gatte ke ek dibbe mein pashchim aur doosre mein uttar ki taraf khidki kaatiye, dono ko dopahar baad ki dhoop mein rakhiye, aur andar ki garmi ki tulna kijiye.",
      hindi: "गत्ते के एक डिब्बे में पश्चिम और दूसरे में उत्तर की तरफ़ खिड़की काटिए, दोनों को दोपहर बाद की धूप में रखिए, और अंदर की गर्मी की तुलना कीजिए।",
    },
  "Furnaces still hot when you climb inside": {
    hinglish: "Bhatti jo andar utarte samay bhi garam hoti hai",
    hindi: "भट्ठी जो अंदर उतरते समय भी गर्म होती है",
  },
  "Brick dust against which only a good mask helps": {
    hinglish: "Eent ki dhool jisse sirf achcha mask bachata hai",
    hindi: "ईंट की धूल जिससे सिर्फ़ अच्छा मास्क बचाता है",
  },
  "Plant shutdowns fixed for the festival weeks": {
    hinglish: "Plant ki bandi jo tyohaar ke hafton mein rakhi jaati hai",
    hindi: "प्लांट की बंदी जो त्योहार के हफ़्तों में रखी जाती है",
  },
  "Shape eleven wedge bricks of clay, dry them, set them as an arch over a round tin, slide the tin out and load the arch with books.": {
    hinglish:
      "Mitti ki ek taraf se patli gyarah eenten banaiye, sukhaiye, tin ke gol dibbe par mehraab mein lagaiye, dibba khiskaakar nikaaliye aur mehraab par kitaabein rakhiye.",
    hindi: "मिट्टी की एक तरफ़ से पतली ग्यारह ईंटें बनाइए, सुखाइए, गोल टीन के डिब्बे पर मेहराब में लगाइए, डिब्बा खिसकाकर निकालिए और मेहराब पर किताबें रखिए।",
  },
  "Furniture scratches you are charged for": {
    hinglish: "Furniture ki kharonch jiske paise aapse liye jaate hain",
    hindi: "फ़र्नीचर की खरोंच जिसके पैसे आपसे लिए जाते हैं",
  },
  "Dust in every breath during sanding": { hinglish: "Ghisai ke samay har saans mein dhool", hindi: "घिसाई के समय हर साँस में धूल" },
  "Diwali rush, then weeks without a call": {
    hinglish: "Diwali par kaam ki bheed, phir hafton koi call nahi",
    hindi: "दिवाली पर काम की भीड़, फिर हफ़्तों कोई कॉल नहीं",
  },
  "Hold five shade cards against one wall morning, noon and night, photograph them and note how the colour shifts.": {
    hinglish: "Ek deewar par paanch shade card subah, dopahar aur raat ko lagaiye, photo kheenchiye aur likhiye ki rang kaise badalta hai.",
    hindi: "एक दीवार पर पाँच शेड कार्ड सुबह, दोपहर और रात को लगाइए, फ़ोटो खींचिए और लिखिए कि रंग कैसे बदलता है।",
  },
  "Working at the top of something not yet finished": {
    hinglish: "Aisi cheez ki choti par kaam jo abhi poori bani hi nahi",
    hindi: "ऐसी चीज़ की चोटी पर काम जो अभी पूरी बनी ही नहीं",
  },
  "Twelve-hour windows when a road is closed for you": {
    hinglish: "Barah ghante ki mohlat jismein aapke liye sadak band ki gayi hai",
    hindi: "बारह घंटे की मोहलत जिसमें आपके लिए सड़क बंद की गई है",
  },
  "One stiff bolt at eighty metres, and the whole crew waits": {
    hinglish: "Assi metre par ek jaam bolt, aur poori team intezaar mein",
    hindi: "अस्सी मीटर पर एक जाम बोल्ट, और पूरी टीम इंतज़ार में",
  },
  "Build a cardboard crane with a counterweight, load its arm bit by bit, and chart weight against distance at the tipping point.": {
    hinglish:
      "Gatte ki crane banaiye jiske peeche santulan ka wazan ho, uski baanh par thoda-thoda bojh badhaiye, aur graph banaiye ki kitni doori par kitne wazan se woh palatti hai.",
    hindi:
      "गत्ते की क्रेन बनाइए जिसके पीछे संतुलन का वज़न हो, उसकी बाँह पर थोड़ा-थोड़ा बोझ बढ़ाइए, और ग्राफ़ बनाइए कि कितनी दूरी पर कितने वज़न से वह पलटती है।",
  },
  "Masons who cut through a line tested yesterday": {
    hinglish: "Rajmistri jo kal jaanchi hui pipeline kaat dete hain",
    hindi: "राजमिस्त्री जो कल जाँची हुई पाइपलाइन काट देते हैं",
  },
  "Bathrooms moved on the drawing after their holes are cast": {
    hinglish: "Slab mein chhed dhal jaane ke baad nakshe mein bathroom khiska dena",
    hindi: "स्लैब में छेद ढल जाने के बाद नक़्शे में बाथरूम खिसका देना",
  },
  "Answering for a joint that a helper hurried": {
    hinglish: "Helper ke jaldbaazi mein lagaye jod ka jawab aapko dena",
    hindi: "हेल्पर के जल्दबाज़ी में लगाए जोड़ का जवाब आपको देना",
  },
  "Check each tap, flush and floor drain at home for drips, weak flow and standing water, and write it up as a list for the plumber.": {
    hinglish:
      "Ghar ke har nal, flush aur farsh ki naali mein tapkna, kamzor dhaar aur ruka paani dekhiye, aur plumber ke liye suchi banaiye.",
    hindi: "घर के हर नल, फ़्लश और फ़र्श की नाली में टपकना, कमज़ोर धार और रुका पानी देखिए, और प्लंबर के लिए सूची बनाइए।",
  },
  "Rain on a facade painted an hour ago": {
    hinglish: "Ek ghanta pehle paint ki gayi deewar par baarish",
    hindi: "एक घंटा पहले पेंट की गई दीवार पर बारिश",
  },
  "Men who skip the harness as soon as you turn": {
    hinglish: "Log jo aapke mudte hi harness nahi lagate",
    hindi: "लोग जो आपके मुड़ते ही हार्नेस नहीं लगाते",
  },
  "Quantities disputed by the client's engineer": {
    hinglish: "Kaam ki naap jise client ke engineer nahi maante",
    hindi: "काम की नाप जिसे क्लाइंट के इंजीनियर नहीं मानते",
  },
  "Work out wall area, coats and litres for your classroom, subtract doors and windows, and compare with a paint maker's online calculator.":
    {
      hinglish:
        "Apni class ki deewaron ka kshetrafal, coat aur paint ke litre nikaaliye, darwaze aur khidkiyan ghataiye, aur kisi paint company ke online calculator se milakar dekhiye.",
      hindi:
        "अपनी क्लास की दीवारों का क्षेत्रफल, कोट और पेंट के लीटर निकालिए, दरवाज़े और खिड़कियाँ घटाइए, और किसी पेंट कंपनी के ऑनलाइन कैलकुलेटर से मिलाकर देखिए।",
    },
  "Slow curing when the minister's visit is fixed": {
    hinglish: "Choone ka dheere sookhna, jab mantri ke aane ki tareekh tay hai",
    hindi: "चूने का धीरे सूखना, जब मंत्री के आने की तारीख़ तय है",
  },
  "Lime burns on knuckles": { hinglish: "Ungliyon ke jodon par choone ki jalan", hindi: "उँगलियों के जोड़ों पर चूने की जलन" },
  "Being paid like a cement mason for rarer skill": {
    hinglish: "Hunar kam logon ke paas, par paisa cement ke mistri jitna",
    hindi: "हुनर कम लोगों के पास, पर पैसा सीमेंट के मिस्त्री जितना",
  },
  "Compare a century-old stone wall with a new one near you: sketch block size, mortar colour and joint width of both.": {
    hinglish:
      "Sau saal purani patthar ki deewar ki apne paas ki nayi deewar se tulna kijiye: dono ke pattharon ka aakaar, masaale ka rang aur jod ki chaudai chitra mein dikhaiye.",
    hindi:
      "सौ साल पुरानी पत्थर की दीवार की अपने पास की नई दीवार से तुलना कीजिए: दोनों के पत्थरों का आकार, मसाले का रंग और जोड़ की चौड़ाई चित्र में दिखाइए।",
  },
  "Slurry up to the ankles all day": { hinglish: "Din bhar takhnon tak ghisai ka keechad", hindi: "दिन भर टख़नों तक घिसाई का कीचड़" },
  "A heavy machine dragged up each staircase": {
    hinglish: "Bhaari machine ko har manzil ki seedhiyon par kheenchkar chadhana",
    hindi: "भारी मशीन को हर मंज़िल की सीढ़ियों पर खींचकर चढ़ाना",
  },
  "Electric cable lying in water near your feet": {
    hinglish: "Pairon ke paas paani mein padi bijli ki cable",
    hindi: "पैरों के पास पानी में पड़ी बिजली की केबल",
  },
  "Rub one side of a broken marble or Kota tile on wet sandpaper, coarse first and then fine, and compare the reflection.": {
    hinglish:
      "Toote marble ya Kota tile ki ek taraf geele regmaal par ghisiye, pehle mote aur phir baareek par, aur dekhiye ki chamak mein kitna fark aaya.",
    hindi: "टूटे मार्बल या कोटा टाइल की एक तरफ़ गीले रेगमाल पर घिसिए, पहले मोटे और फिर बारीक पर, और देखिए कि चमक में कितना फ़र्क़ आया।",
  },
};
