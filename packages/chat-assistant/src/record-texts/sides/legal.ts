import type { ToldTexts } from "../told-texts.ts";

export const legal: ToldTexts = {
  "People asking how you can defend such a man": {
    hinglish: "Logon ka poochna ki aise aadmi ka bachaav aapse kaise hota hai",
    hindi: "लोगों का पूछना कि ऐसे आदमी का बचाव आपसे कैसे होता है",
  },
  "Knowing some clients did it": {
    hinglish: "Yeh jaanna ki kuch client ne waaqai jurm kiya hai",
    hindi: "यह जानना कि कुछ मुवक्किलों ने वाक़ई जुर्म किया है",
  },
  "A witness's brothers who follow you to the court gate": {
    hinglish: "Gawaah ke bhai jo court ke gate tak aapka peecha karte hain",
    hindi: "गवाह के भाई जो कोर्ट के गेट तक आपका पीछा करते हैं",
  },
  "Watch the film 12 Angry Men or read its play, and list each doubt and whether it was reasonable.": {
    hinglish: "12 Angry Men film dekhiye ya uska naatak padhiye, har shak likhiye aur yeh bhi ki woh jaayaz tha ya nahi.",
    hindi: "12 Angry Men फ़िल्म देखिए या उसका नाटक पढ़िए, हर शक लिखिए और यह भी कि वह जायज़ था या नहीं।",
  },
  "Adjournments: waiting all day for a new date": {
    hinglish: "Peshi talna: din bhar ruko aur mile bas nayi tareekh",
    hindi: "पेशी टलना: दिन भर रुको और मिले बस नई तारीख़",
  },
  "Cases the client's children inherit": {
    hinglish: "Mukadme jo client ke bachchon ko virasat mein milte hain",
    hindi: "मुक़दमे जो मुवक्किल के बच्चों को विरासत में मिलते हैं",
  },
  "Ten thin years under a senior": { hinglish: "Kisi senior ke neeche tangi ke das saal", hindi: "किसी सीनियर के नीचे तंगी के दस साल" },
  "Two neighbours quarrel over a shared wall: write one page for each, with what happened, what proves it and what is asked of the court.":
    {
      hinglish:
        "Do padosi saajhi deewar par jhagadte hain: dono ki taraf se ek-ek page likhiye ki kya hua, sabit kaise hota hai aur court se kya maanga jaa raha hai.",
      hindi: "दो पड़ोसी साझी दीवार पर झगड़ते हैं: दोनों की तरफ़ से एक-एक पेज लिखिए कि क्या हुआ, साबित कैसे होता है और कोर्ट से क्या माँगा जा रहा है।",
    },
  "Police papers full of holes, and your name on the loss": {
    hinglish: "Police ke kaagazon mein chhed hi chhed, aur haar aapke naam",
    hindi: "पुलिस के काग़ज़ों में छेद ही छेद, और हार आपके नाम",
  },
  "Witnesses bought between two hearings": {
    hinglish: "Do peshi ke beech kharid liye gaye gawaah",
    hindi: "दो पेशियों के बीच ख़रीद लिए गए गवाह",
  },
  "A hundred bail and trial files, and one steno": {
    hinglish: "Zamaanat aur mukadmon ki sau file, aur ek hi steno",
    hindi: "ज़मानत और मुक़दमों की सौ फ़ाइलें, और एक ही स्टेनो",
  },
  "Take a theft reported in the newspaper and list what a court would need proved, by which witness and with which object.": {
    hinglish:
      "Akhbaar mein chhapi kisi chori ko lijiye aur likhiye ki court mein kya-kya sabit karna hoga, kis gawaah se aur kis cheez se.",
    hindi: "अख़बार में छपी किसी चोरी को लीजिए और लिखिए कि कोर्ट में क्या-क्या साबित करना होगा, किस गवाह से और किस चीज़ से।",
  },
  "Children handed over at police stations": {
    hinglish: "Thaane mein bachchon ko maa ya baap ke haath saunpa jaana",
    hindi: "थाने में बच्चों को माँ या बाप के हाथ सौंपा जाना",
  },
  "Half-truths told by your own client and found out in court": {
    hinglish: "Apne hi client ka aadha sach, jiski pol court mein khulti hai",
    hindi: "अपने ही मुवक्किल का आधा सच, जिसकी पोल कोर्ट में खुलती है",
  },
  "Clients who reconcile and blame the lawyer": {
    hinglish: "Client jo aapas mein sulah karke dosh wakeel ko dete hain",
    hindi: "मुवक्किल जो आपस में सुलह करके दोष वकील को देते हैं",
  },
  "Compare what two personal laws in India say about adoption, on a free legal site, in a small table.": {
    hinglish:
      "Kisi free kanooni site par dekhiye ki India ke do personal law god lene par kya kehte hain, aur chhoti table mein dono ka fark likhiye.",
    hindi: "किसी मुफ़्त क़ानूनी साइट पर देखिए कि भारत के दो पर्सनल लॉ गोद लेने पर क्या कहते हैं, और छोटी तालिका में दोनों की तुलना कीजिए।",
  },
  "Case 96 on the day's list, reached at 4.20 and adjourned": {
    hinglish: "Din ki list mein case 96, baari 4.20 par aayi aur tareekh mil gayi",
    hindi: "दिन की सूची में केस 96, बारी 4.20 पर आई और तारीख़ मिल गई",
  },
  "Judges who have decided before you rise": {
    hinglish: "Judge jo aapke khade hone se pehle hi faisla kar chuke hain",
    hindi: "जज जो आपके खड़े होने से पहले ही फ़ैसला कर चुके हैं",
  },
  "Rent for a chamber near the court": { hinglish: "Court ke paas chamber ka kiraya", hindi: "कोर्ट के नज़दीक चैंबर का किराया" },
  "Draft a short writ petition on behalf of your locality about unsafe drinking water, naming the right and the order wanted.": {
    hinglish:
      "Apne mohalle ki taraf se peene ke asurakshit paani par ek chhoti writ petition likhiye, jismein adhikaar aur maanga gaya aadesh saaf likha ho.",
    hindi: "अपने मोहल्ले की तरफ़ से पीने के असुरक्षित पानी पर एक छोटी रिट याचिका लिखिए, जिसमें अधिकार और माँगा गया आदेश साफ़ लिखा हो।",
  },
  "Most petitions end in one word: dismissed": {
    hinglish: "Zyadatar petition ek hi shabd par khatm: khaarij",
    hindi: "ज़्यादातर याचिकाएँ एक ही शब्द पर ख़त्म: ख़ारिज",
  },
  "Delhi costs, and years as a junior there": {
    hinglish: "Delhi ka kharch, aur wahan barson junior rehna",
    hindi: "दिल्ली का ख़र्च, और वहाँ बरसों जूनियर रहना",
  },
  "Clients who sold land to pay for one hearing": {
    hinglish: "Client jinhone ek sunwai ke liye zameen bech di",
    hindi: "मुवक्किल जिन्होंने एक सुनवाई के लिए ज़मीन बेच दी",
  },
  "Watch a Constitution Bench recording on the Supreme Court's site for thirty minutes, then list both sides' strongest lines.": {
    hinglish:
      "Supreme Court ki site par kisi Constitution Bench ki recording tees minute dekhiye, phir dono pakshon ki sabse mazboot baatein likhiye.",
    hindi: "सुप्रीम कोर्ट की साइट पर किसी संविधान पीठ की रिकॉर्डिंग तीस मिनट देखिए, फिर दोनों पक्षों की सबसे मज़बूत बातें लिखिए।",
  },
  "A contract of two years, shorter than many a client's trial": {
    hinglish: "Do saal ka contract, jo kai client ke mukadme se bhi chhota hai",
    hindi: "दो साल का कॉन्ट्रैक्ट, जो कई मुवक्किलों के मुक़दमे से भी छोटा है",
  },
  "No right to private cases, on a fixed salary": {
    hinglish: "Private case lene ka haq nahi, aur bandhi tankhwah",
    hindi: "प्राइवेट केस लेने का हक़ नहीं, और बँधी तनख़्वाह",
  },
  "Investigators and laboratories on the other side only": {
    hinglish: "Jaanch karne wale aur lab sirf doosre paksh ke paas",
    hindi: "जाँच करने वाले और लैब सिर्फ़ दूसरे पक्ष के पास",
  },
  "Read how the Legal Aid Defence Counsel scheme works on NALSA's site, and act out a bail plea with a classmate.": {
    hinglish:
      "NALSA ki site par padhiye ki Legal Aid Defence Counsel yojana kaise chalti hai, aur kisi sehpaathi ke saath zamaanat ki behas ka abhinay kijiye.",
    hindi: "NALSA की साइट पर पढ़िए कि Legal Aid Defence Counsel योजना कैसे चलती है, और किसी सहपाठी के साथ ज़मानत की बहस का अभिनय कीजिए।",
  },
  "Small claims, small fees, same labour": {
    hinglish: "Chhota daawa, chhoti fees, mehnat utni hi",
    hindi: "छोटा दावा, छोटी फ़ीस, मेहनत उतनी ही",
  },
  "Companies that appeal over nine thousand rupees": {
    hinglish: "Company jo nau hazaar rupaye par bhi appeal karti hai",
    hindi: "कंपनियाँ जो नौ हज़ार रुपये पर भी अपील करती हैं",
  },
  "Benches vacant for months in district commissions": {
    hinglish: "Zila aayog jahan mahinon tak sadasya ki kursi khaali rehti hai",
    hindi: "ज़िला आयोग जहाँ महीनों तक सदस्यों की कुर्सियाँ ख़ाली रहती हैं",
  },
  "Choose one bad purchase in your home and write the complaint letter with dates, bill and what would put it right.": {
    hinglish:
      "Ghar ki ek kharaab kharid chuniye aur shikaayat ki chitthi likhiye jismein tareekhein, bill aur yeh ho ki baat kaise theek hogi.",
    hindi: "घर की एक ख़राब ख़रीद चुनिए और शिकायत की चिट्ठी लिखिए जिसमें तारीख़ें, बिल और यह हो कि बात कैसे ठीक होगी।",
  },
  "Four codes replacing most of what you memorised": {
    hinglish: "Chaar naye code, jinse ratta hua zyadatar kanoon badal gaya",
    hindi: "चार नए कोड, जिनसे रटा हुआ ज़्यादातर क़ानून बदल गया",
  },
  "Workers who die before the award comes": {
    hinglish: "Mazdoor jo faisla aane se pehle hi guzar jaate hain",
    hindi: "मज़दूर जो फ़ैसला आने से पहले ही गुज़र जाते हैं",
  },
  "Old union friends angry when you act for owners": {
    hinglish: "Maalik ka case lene par purane union ke doston ki naaraazgi",
    hindi: "मालिक का केस लेने पर पुराने यूनियन के दोस्तों की नाराज़गी",
  },
  "Ask three grown-up relatives about their hours, weekly holiday and overtime, and look up on labour.gov.in what the labour codes promise.":
    {
      hinglish:
        "Rishtedari ke teen badon se unke kaam ke ghante, hafte ki chhutti aur overtime poochiye, aur labour.gov.in par dekhiye ki labour code kya haq dete hain.",
      hindi: "रिश्तेदारी के तीन बड़ों से उनके काम के घंटे, हफ़्ते की छुट्टी और ओवरटाइम पूछिए, और labour.gov.in पर देखिए कि लेबर कोड क्या हक़ देते हैं।",
    },
  "Cheating agents give all your trade a bad name": {
    hinglish: "Thag agent jinki wajah se poora pesha badnaam hai",
    hindi: "ठग एजेंट जिनकी वजह से पूरा पेशा बदनाम है",
  },
  "Rules in distant capitals change without warning": {
    hinglish: "Door deshon ki rajdhaniyon mein niyam bina bataye badal jaate hain",
    hindi: "दूर देशों की राजधानियों में नियम बिना बताए बदल जाते हैं",
  },
  "Families kept apart by one misspelt certificate": {
    hinglish: "Certificate mein ek galat spelling, aur parivaar alag pade hain",
    hindi: "सर्टिफ़िकेट में एक ग़लत स्पेलिंग, और परिवार अलग पड़े हैं",
  },
  "Compare on two countries' official sites what a student visa costs and asks for, and note what no agent can promise.": {
    hinglish:
      "Do deshon ki sarkari site par milaiye ki student visa mein kitna kharch hai aur kya-kya maanga jaata hai, aur likhiye ki koi agent kis baat ka waada nahi kar sakta.",
    hindi:
      "दो देशों की सरकारी साइट पर मिलाइए कि स्टूडेंट वीज़ा में कितना ख़र्च है और क्या-क्या माँगा जाता है, और लिखिए कि कोई एजेंट किस बात का वादा नहीं कर सकता।",
  },
  "Being watched, or accused of disloyalty": {
    hinglish: "Aap par nazar rakhi jaana, ya desh se bewafaai ka ilzaam",
    hindi: "आप पर नज़र रखी जाना, या देश से बेवफ़ाई का इल्ज़ाम",
  },
  "A prisoner freed on paper and still inside a month later": {
    hinglish: "Qaidi jo kaagaz par riha hai aur mahine baad bhi andar hai",
    hindi: "क़ैदी जो काग़ज़ पर रिहा है और महीने बाद भी अंदर है",
  },
  "Pay from grants that end mid-case": {
    hinglish: "Tankhwah us anudaan se jo case ke beech mein khatm ho jaata hai",
    hindi: "तनख़्वाह उस अनुदान से जो केस के बीच में ख़त्म हो जाता है",
  },
  "Read the Universal Declaration of Human Rights and match five articles to rights in our Constitution.": {
    hinglish: "Universal Declaration of Human Rights padhiye aur uske paanch article hamare samvidhaan ke adhikaaron se milaiye.",
    hindi: "Universal Declaration of Human Rights पढ़िए और उसके पाँच अनुच्छेद हमारे संविधान के अधिकारों से मिलाइए।",
  },
  "Village clients against companies with ten lawyers": {
    hinglish: "Gaon ke client, aur saamne das wakeel wali companiyan",
    hindi: "गाँव के मुवक्किल, और सामने दस वकीलों वाली कंपनियाँ",
  },
  "Fines paid while the smoke goes on": {
    hinglish: "Jurmaana bhar diya jaata hai, dhuaan chalta rehta hai",
    hindi: "जुर्माना भर दिया जाता है, धुआँ चलता रहता है",
  },
  "Closing a factory that feeds the people you represent": {
    hinglish: "Wahi factory band karwana jisse aapke client ki roti chalti hai",
    hindi: "वही फ़ैक्टरी बंद करवाना जिससे आपके मुवक्किलों की रोटी चलती है",
  },
  "Find an environmental clearance on the public PARIVESH portal for a project near you and list its three main conditions.": {
    hinglish:
      "Public PARIVESH portal par apne aas-paas ki kisi pariyojana ki paryavaran manzoori dhoondhiye aur uski teen mukhya shartein likhiye.",
    hindi: "सार्वजनिक PARIVESH पोर्टल पर अपने आस-पास की किसी परियोजना की पर्यावरण मंज़ूरी ढूँढ़िए और उसकी तीन मुख्य शर्तें लिखिए।",
  },
  "Founders who signed away their shares on a form from the internet": {
    hinglish: "Founder jinhone internet ke form par apne share de daale",
    hindi: "संस्थापक जिन्होंने इंटरनेट के फ़ॉर्म पर अपने शेयर दे डाले",
  },
  "Years of checking the lists behind each contract before you lead a deal": {
    hinglish: "Khud deal sambhalne se pehle barson har contract ke peeche ki list jaanchna",
    hindi: "ख़ुद डील सँभालने से पहले बरसों हर कॉन्ट्रैक्ट के पीछे की सूचियाँ जाँचना",
  },
  "A cancelled deal wipes out months of nights": {
    hinglish: "Deal radd hui to mahinon ki raaton ki mehnat khatm",
    hindi: "डील रद्द हुई तो महीनों की रातों की मेहनत ख़त्म",
  },
  "Three friends open a tiffin stall: write on one page who puts in what, who owns which share, who decides, and what happens when one leaves.":
    {
      hinglish:
        "Teen dost tiffin ki dukaan kholte hain: ek page par likhiye ki kaun kya lagata hai, kiska kitna hissa hai, faisla kaun leta hai, aur koi chhode to kya hoga.",
      hindi:
        "तीन दोस्त टिफ़िन की दुकान खोलते हैं: एक पेज पर लिखिए कि कौन क्या लगाता है, किसका कितना हिस्सा है, फ़ैसला कौन लेता है, और कोई छोड़े तो क्या होगा।",
    },
  "Each Budget makes part of your knowledge stale": {
    hinglish: "Har Budget aapke gyaan ka ek hissa purana kar deta hai",
    hindi: "हर बजट आपके ज्ञान का एक हिस्सा पुराना कर देता है",
  },
  "Refunds won on paper but paid years later": {
    hinglish: "Refund jo kaagaz par jeeta, par paisa barson baad mila",
    hindi: "रिफ़ंड जो काग़ज़ पर जीता, पर पैसा बरसों बाद मिला",
  },
  "Thick files on the meaning of one comma": {
    hinglish: "Ek comma ke matlab par moti-moti file",
    hindi: "एक कॉमा के मतलब पर मोटी-मोटी फ़ाइलें",
  },
  "Take five shop bills, find the GST rate on each item, and ask why biscuits and bread differ.": {
    hinglish: "Dukaan ke paanch bill lijiye, har cheez ka GST rate dhoondhiye, aur poochiye ki biscuit aur bread ka rate alag kyon hai.",
    hindi: "दुकान के पाँच बिल लीजिए, हर चीज़ का GST रेट ढूँढ़िए, और पूछिए कि बिस्कुट और ब्रेड का रेट अलग क्यों है।",
  },
  "Templates of two hundred pages and no room for style": {
    hinglish: "Do sau page ke bane-banaye format, apne andaaz ki jagah nahi",
    hindi: "दो सौ पेज के बने-बनाए फ़ॉर्मैट, अपने अंदाज़ की जगह नहीं",
  },
  "Sending notices that cost families their houses": {
    hinglish: "Aise notice bhejna jinse parivaaron ke ghar chhin jaate hain",
    hindi: "ऐसे नोटिस भेजना जिनसे परिवारों के घर छिन जाते हैं",
  },
  "Loans that wait for one missing stamp": {
    hinglish: "Loan jo ek chhoote hue stamp ke liye ruke rehte hain",
    hindi: "लोन जो एक छूटे हुए स्टाम्प के लिए रुके रहते हैं",
  },
  "Ask a relative to show you a loan sanction letter, hide the names, and find interest, security and default clauses.": {
    hinglish:
      "Kisi rishtedar se loan ki manzoori ka patra dikhane ko kahiye, naam dhak dijiye aur usmein byaaj, zamaanat aur kist na chukane ki shartein dhoondhiye.",
    hindi: "किसी रिश्तेदार से लोन की मंज़ूरी का पत्र दिखाने को कहिए, नाम ढक दीजिए और उसमें ब्याज, ज़मानत और क़िस्त न चुकाने की शर्तें ढूँढ़िए।",
  },
  "Deadlines in the insolvency law, yet benches short of members": {
    hinglish: "Diwaliya kanoon mein samay seema hai, par bench mein sadasya hi kam hain",
    hindi: "दिवालिया क़ानून में समय सीमा है, पर बेंच में सदस्य ही कम हैं",
  },
  "Angry owners who built the firm over a lifetime": {
    hinglish: "Gusse mein maalik jinhone umr bhar mein company khadi ki",
    hindi: "ग़ुस्से में मालिक जिन्होंने उम्र भर में कंपनी खड़ी की",
  },
  "Watching lenders lose most of their money": {
    hinglish: "Karz dene walon ka zyadatar paisa doobte dekhna",
    hindi: "क़र्ज़ देने वालों का ज़्यादातर पैसा डूबते देखना",
  },
  "Read newspaper reports on one failed Indian company and draw a chart of who was owed, who was paid, who lost.": {
    hinglish:
      "Doobi hui kisi ek Indian company par akhbaar ki khabrein padhiye aur chart banaiye ki kiska kitna bakaaya tha, kise paisa mila aur kiska dooba.",
    hindi: "डूबी हुई किसी एक भारतीय कंपनी पर अख़बार की ख़बरें पढ़िए और चार्ट बनाइए कि किसका बक़ाया था, किसे पैसा मिला और किसका डूबा।",
  },
  "A raid at dawn, and the client ringing from a room full of investigators": {
    hinglish: "Bhor mein chhaapa, aur jaanch karne walon se bhare kamre se client ka phone",
    hindi: "भोर में छापा, और जाँच करने वालों से भरे कमरे से मुवक्किल का फ़ोन",
  },
  "Economists' models you must defend without having built": {
    hinglish: "Economists ke model jinka bachaav karna hai, bina unhein khud banaye",
    hindi: "अर्थशास्त्रियों के मॉडल जिनका बचाव करना है, बिना उन्हें ख़ुद बनाए",
  },
  "Cases that outlive the market they were about": {
    hinglish: "Case chalta rehta hai aur jis bazaar par tha woh khatm ho jaata hai",
    hindi: "केस चलता रहता है और जिस बाज़ार पर था वह ख़त्म हो जाता है",
  },
  "Over a fortnight note the price of loose onions at eight stalls, and argue both sides: have the sellers agreed, or do they compete?": {
    hinglish:
      "Do hafte tak aath thelon par khule pyaaz ka daam likhiye, aur dono taraf se tark dijiye: bechne walon ne aapas mein daam tay kiya hai, ya unmein muqabla hai?",
    hindi: "दो हफ़्ते तक आठ ठेलों पर खुले प्याज़ का दाम लिखिए, और दोनों तरफ़ से तर्क दीजिए: बेचने वालों ने आपस में दाम तय किया है, या उनमें मुक़ाबला है?",
  },
  "A deed signed in the name of an owner already dead": {
    hinglish: "Aise maalik ke naam se dastkhat ki hui registry jo pehle hi mar chuke hain",
    hindi: "ऐसे मालिक के नाम से दस्तख़त की हुई रजिस्ट्री जो पहले ही मर चुके हैं",
  },
  "Queues at sub-registrar and taluk offices": {
    hinglish: "Sub-registrar aur taluk office ki kataarein",
    hindi: "सब-रजिस्ट्रार और तालुक ऑफ़िस की क़तारें",
  },
  "Brothers fighting over their mother's house": { hinglish: "Maa ke makaan par ladte bhai", hindi: "माँ के मकान पर लड़ते भाई" },
  "With a parent, read one sale deed of your family, note seller, buyer, stamp and the four boundaries, and draw the plot from its words.":
    {
      hinglish:
        "Maa ya pita ke saath parivaar ki ek sale deed padhiye, bechne wala, kharidne wala, stamp aur chaaron seemaayein likhiye, aur uske shabdon se plot ka naksha banaiye.",
      hindi:
        "माँ या पिता के साथ परिवार का एक बिक्रीनामा पढ़िए, बेचने वाला, ख़रीदने वाला, स्टाम्प और चारों सीमाएँ लिखिए, और उसके शब्दों से प्लॉट का नक़्शा बनाइए।",
    },
  "Defending a refusal to a grieving widow": {
    hinglish: "Dukhi vidhwa ka claim thukrane ko sahi thehrana",
    hindi: "दुखी विधवा का क्लेम ठुकराने को सही ठहराना",
  },
  "Per-case fees fixed low by insurers' panels": {
    hinglish: "Bima company ke panel ki tay ki hui har case ki kam fees",
    hindi: "बीमा कंपनी के पैनल की तय की हुई हर केस की कम फ़ीस",
  },
  "Reading policy print smaller than a newspaper's, page after page": {
    hinglish: "Page dar page akhbaar se bhi chhote akshar wali policy padhna",
    hindi: "पेज-दर-पेज अख़बार से भी छोटे अक्षरों वाली पॉलिसी पढ़ना",
  },
  "Take a family health or bike policy and make a two-column list: what it pays for, what it will not.": {
    hinglish: "Parivaar ki health ya bike policy lijiye aur do column ki soochi banaiye: kin baaton par paise degi, kin par nahi.",
    hindi: "परिवार की हेल्थ या बाइक पॉलिसी लीजिए और दो कॉलम की सूची बनाइए: किन बातों पर पैसे देगी, किन पर नहीं।",
  },
  "Calls at any hour when a vessel leaves on the tide": {
    hinglish: "Kisi bhi ghadi phone, jab jahaz jwaar ke saath nikalta hai",
    hindi: "किसी भी घड़ी फ़ोन, जब जहाज़ ज्वार के साथ निकलता है",
  },
  "So few shipping lawyers that all of them know your last mistake": {
    hinglish: "Jahaz ke wakeel itne kam ki aapki pichhli galti sab jaante hain",
    hindi: "जहाज़ के वकील इतने कम कि आपकी पिछली ग़लती सब जानते हैं",
  },
  "Crews unpaid for months while owners hide": {
    hinglish: "Maalik chhipe rehte hain aur crew ko mahinon tankhwah nahi milti",
    hindi: "मालिक छिपे रहते हैं और क्रू को महीनों तनख़्वाह नहीं मिलती",
  },
  "Find a news report of a ship held in an Indian port, and draw who owns, hires, crews and insures her, and from which country.": {
    hinglish:
      "Kisi Indian bandargah par roke gaye jahaz ki khabar dhoondhiye, aur chitra banaiye ki uska maalik, kirayedaar, crew dene wala aur bima karne wala kaun hai aur kis desh se.",
    hindi:
      "किसी भारतीय बंदरगाह पर रोके गए जहाज़ की ख़बर ढूँढ़िए, और चित्र बनाइए कि उसका मालिक, किराएदार, क्रू देने वाला और बीमा करने वाला कौन है और किस देश से।",
  },
  "An airline's collapse means sleepless nights over grounded jets": {
    hinglish: "Airline doobi to khade vimaanon ki chinta mein jaagti raatein",
    hindi: "एयरलाइन डूबी तो खड़े विमानों की चिंता में जागती रातें",
  },
  "Owners abroad who want their jet out by Friday, and a court that takes weeks": {
    hinglish: "Videshi maalik jinhein Shukrawar tak vimaan desh se bahar chahiye, aur court jo hafte lagata hai",
    hindi: "विदेशी मालिक जिन्हें शुक्रवार तक विमान देश से बाहर चाहिए, और कोर्ट जो हफ़्ते लगाता है",
  },
  "Technical annexes thicker than the contract": {
    hinglish: "Contract ke saath lage technical kaagaz jo contract se bhi mote hain",
    hindi: "कॉन्ट्रैक्ट के साथ लगे टेक्निकल काग़ज़ जो कॉन्ट्रैक्ट से भी मोटे हैं",
  },
  "Read the Civil Aviation Ministry's passenger charter on delays and refunds and turn it into one page that your family could use at an airport.":
    {
      hinglish:
        "Deri aur refund par Civil Aviation Ministry ka passenger charter padhiye aur use ek page mein likhiye jo aapke parivaar ke airport par kaam aaye.",
      hindi: "देरी और रिफ़ंड पर नागर विमानन मंत्रालय का यात्री चार्टर पढ़िए और उसे एक पेज में लिखिए जो आपके परिवार के एयरपोर्ट पर काम आए।",
    },
  "Glares in the canteen when your clause has lost a sale": {
    hinglish: "Aapki shart se sauda haath se gaya to canteen mein ghoorti nazrein",
    hindi: "आपकी शर्त से सौदा हाथ से गया तो कैंटीन में घूरती नज़रें",
  },
  "Asked on Friday about what was signed on Tuesday": {
    hinglish: "Jo Mangalwar ko sign ho chuka, uske baare mein Shukrawar ko poocha jaana",
    hindi: "जिस पर मंगलवार को दस्तख़त हो चुके, उसके बारे में शुक्रवार को पूछा जाना",
  },
  "Practice licence must be suspended in full-time employment": {
    hinglish: "Poore samay ki naukri mein wakaalat ka licence rukwana padta hai",
    hindi: "पूरे समय की नौकरी में वकालत का लाइसेंस रुकवाना पड़ता है",
  },
  "Ask a local shopkeeper about one agreement made only by word and write it in eight numbered sentences.": {
    hinglish:
      "Mohalle ke kisi dukaandaar se zubaani hue ek samjhaute ke baare mein poochiye aur use number daale hue aath vaakyon mein likhiye.",
    hindi: "मोहल्ले के किसी दुकानदार से ज़ुबानी हुए एक समझौते के बारे में पूछिए और उसे नंबर डाले हुए आठ वाक्यों में लिखिए।",
  },
  "Tariff schedules with thousands of eight-digit lines": {
    hinglish: "Tariff ki soochi, jismein aath ank ke code wali hazaaron line hain",
    hindi: "टैरिफ़ की सूची, जिसमें आठ अंकों के कोड वाली हज़ारों लाइनें हैं",
  },
  "Tariffs rewritten overnight by a tweet or a war": {
    hinglish: "Ek tweet ya jung se raaton-raat badle tariff",
    hindi: "एक ट्वीट या जंग से रातों-रात बदले टैरिफ़",
  },
  "Goods held at the port, paying rent daily, while the hearing waits": {
    hinglish: "Sunwai ke intezaar mein port par ruka maal, jis par roz kiraya lagta hai",
    hindi: "सुनवाई के इंतज़ार में बंदरगाह पर रुका माल, जिस पर रोज़ किराया लगता है",
  },
  "Find where ten things in your kitchen were made, look up what duty India charges on one, and ask who gains.": {
    hinglish:
      "Pata kijiye ki rasoi ki das cheezein kahan bani hain, unmein se ek par India kitni duty leta hai yeh dhoondhiye, aur poochiye ki faayda kiska hai.",
    hindi: "पता कीजिए कि रसोई की दस चीज़ें कहाँ बनी हैं, उनमें से एक पर भारत कितनी ड्यूटी लेता है यह ढूँढ़िए, और पूछिए कि फ़ायदा किसका है।",
  },
  "Signing nights that become breakfasts": {
    hinglish: "Dastkhat ki raatein jo subah ke naashte tak khinch jaati hain",
    hindi: "दस्तख़त की रातें जो सुबह के नाश्ते तक खिंच जाती हैं",
  },
  "One list left out of the papers can cost crores": {
    hinglish: "Kaagazon se chhooti ek list ki keemat karodon ho sakti hai",
    hindi: "काग़ज़ों से छूटी एक सूची की क़ीमत करोड़ों हो सकती है",
  },
  "Diwali leave cancelled because a bidder raised his offer": {
    hinglish: "Kisi ne boli badha di to Diwali ki chhutti radd",
    hindi: "किसी ने बोली बढ़ा दी तो दिवाली की छुट्टी रद्द",
  },
  "Follow one takeover in the business pages for a month and draw who sells, who buys, who must approve.": {
    hinglish:
      "Mahine bhar business pages mein ek company ke kharide jaane ki khabar par nazar rakhiye aur chitra banaiye ki kaun bechta hai, kaun kharidta hai, kiski manzoori chahiye.",
    hindi:
      "महीने भर अख़बार के बिज़नेस पेज में किसी एक कंपनी के ख़रीदे जाने की ख़बर पर नज़र रखिए और चित्र बनाइए कि कौन बेचता है, कौन ख़रीदता है, किसकी मंज़ूरी चाहिए।",
  },
  "Learning a new machine each week to the last screw": {
    hinglish: "Har hafte ek nayi machine ko aakhri pench tak samajhna",
    hindi: "हर हफ़्ते एक नई मशीन को आख़िरी पेंच तक समझना",
  },
  "Clients who published before filing": {
    hinglish: "Client jinhone patent file karne se pehle hi sab chhaap diya",
    hindi: "मुवक्किल जिन्होंने पेटेंट फ़ाइल करने से पहले ही सब छाप दिया",
  },
  "Examiners' objections copied from another case": {
    hinglish: "Examiner ki aapattiyan jo kisi doosre case se copy ki gayi hain",
    hindi: "एग्ज़ामिनर की आपत्तियाँ जो किसी दूसरे केस से कॉपी की गई हैं",
  },
  "Describe a ball pen in one sentence so exactly that no other object fits, then see whether a friend can dodge it.": {
    hinglish:
      "Ball pen ko ek vaakya mein itne sateek dhang se likhiye ki koi aur cheez usmein na aaye, phir dekhiye ki koi dost usse bachne ka raasta nikaal sakta hai ya nahi.",
    hindi: "बॉल पेन को एक वाक्य में इतने सटीक ढंग से लिखिए कि कोई और चीज़ उसमें न आए, फिर देखिए कि किसी दोस्त को उससे बचने का रास्ता मिलता है या नहीं।",
  },
  "Finding, after weeks, that a 1974 paper said it all": {
    hinglish: "Hafton baad pata chalna ki 1974 ke ek lekh mein sab likha tha",
    hindi: "हफ़्तों बाद पता चलना कि 1974 के एक लेख में सब लिखा था",
  },
  "Inventors with no money and great hope": {
    hinglish: "Avishkaarak jinke paas paisa nahi par umeed bahut hai",
    hindi: "आविष्कारक जिनके पास पैसा नहीं पर उम्मीद बहुत है",
  },
  "Websites that offer a whole patent filing at a phone's price": {
    hinglish: "Website jo ek phone ke daam mein poora patent file karne ka daawa karti hain",
    hindi: "वेबसाइटें जो एक फ़ोन के दाम में पूरा पेटेंट फ़ाइल करने का दावा करती हैं",
  },
  "Search the free Indian patent database InPASS for umbrellas, read two results, and note what each claims is new.": {
    hinglish:
      "Free Indian patent database InPASS mein chhaate khojiye, do nateeje padhiye aur likhiye ki har ek kis baat ko naya batata hai.",
    hindi: "मुफ़्त भारतीय पेटेंट डेटाबेस InPASS में छाते खोजिए, दो नतीजे पढ़िए और लिखिए कि हर एक किस बात को नया बताता है।",
  },
  "Registry backlogs and hearing lists of hundreds": {
    hinglish: "Registry mein atka kaam aur saikdon ki sunwai list",
    hindi: "रजिस्ट्री में अटका काम और सैकड़ों की सुनवाई सूची",
  },
  "Founders in love with an unregistrable name": {
    hinglish: "Founder jinhein aise naam se pyaar hai jo register ho hi nahi sakta",
    hindi: "संस्थापक जिन्हें ऐसे नाम से प्यार है जो रजिस्टर हो ही नहीं सकता",
  },
  "Online copies that are back the day after you had them removed": {
    hinglish: "Online nakal jo hatwane ke agle hi din laut aati hai",
    hindi: "ऑनलाइन नक़ल जो हटवाने के अगले ही दिन लौट आती है",
  },
  "Use the Government's free trademark public search for three local brand names and see who owns each.": {
    hinglish: "Sarkar ki free trademark public search mein teen local brand ke naam dekhiye ki har ek kiska hai.",
    hindi: "सरकार की मुफ़्त trademark public search में तीन स्थानीय ब्रांड के नाम देखिए कि हर एक किसका है।",
  },
  "Paper contracts lost when a studio closed": {
    hinglish: "Kaagaz ke contract jo studio band hone par kho gaye",
    hindi: "काग़ज़ के कॉन्ट्रैक्ट जो स्टूडियो बंद होने पर खो गए",
  },
  "Creators who signed everything away at twenty": {
    hinglish: "Kalakar jinhone bees ki umr mein saare haq likhkar de diye",
    hindi: "कलाकार जिन्होंने बीस की उम्र में सारे हक़ लिखकर दे दिए",
  },
  "Two film songs, eight equal notes and an expert on each side": {
    hinglish: "Do filmi gaane, aath ek jaise sur aur dono taraf ek-ek expert",
    hindi: "दो फ़िल्मी गाने, आठ एक जैसे सुर और दोनों तरफ़ एक-एक एक्सपर्ट",
  },
  "Choose one film song and list every person who may have a right in it, then check against the credits.": {
    hinglish: "Ek filmi gaana chuniye, har us vyakti ki soochi banaiye jiska us par haq ho sakta hai, phir credits se milaiye.",
    hindi: "एक फ़िल्मी गाना चुनिए, हर उस व्यक्ति की सूची बनाइए जिसका उस पर हक़ हो सकता है, फिर क्रेडिट से मिलाइए।",
  },
  "Servers abroad and police stations that shrug": {
    hinglish: "Server videsh mein, aur thaane jo baat taal dete hain",
    hindi: "सर्वर विदेश में, और थाने जो बात टाल देते हैं",
  },
  "Explaining an IP address to a busy judge": {
    hinglish: "Vyast judge ko samjhana ki IP address kya hota hai",
    hindi: "व्यस्त जज को समझाना कि IP address क्या होता है",
  },
  "Victims who deleted the proof in shame": {
    hinglish: "Peedit jinhone sharm mein saboot hi mita diya",
    hindi: "पीड़ित जिन्होंने शर्म में सबूत ही मिटा दिया",
  },
  "Read on cybercrime.gov.in how to report a fraud, then teach two elders when to ring 1930 and which details to have ready.": {
    hinglish:
      "Website cybercrime.gov.in par padhiye ki fraud ki report kaise karte hain, phir do bade-boodhon ko sikhaiye ki 1930 par kab phone karna hai aur kaun si jaankari taiyaar rakhni hai.",
    hindi:
      "वेबसाइट cybercrime.gov.in पर पढ़िए कि धोखाधड़ी की रिपोर्ट कैसे करते हैं, फिर दो बड़े-बूढ़ों को सिखाइए कि 1930 पर कब फ़ोन करना है और कौन सी जानकारी तैयार रखनी है।",
  },
  "Independent on paper, yet paid by those you police": {
    hinglish: "Kaagaz par swatantra, par tankhwah unhi se jin par nazar rakhni hai",
    hindi: "काग़ज़ पर स्वतंत्र, पर तनख़्वाह उन्हीं से जिन पर नज़र रखनी है",
  },
  "Spreadsheets that nobody admits to owning": {
    hinglish: "Spreadsheet jinhein koi apni nahi maanta",
    hindi: "स्प्रेडशीट जिन्हें कोई अपनी नहीं मानता",
  },
  "A breach announced on a Friday night": {
    hinglish: "Data leak ki khabar jo Shukrawar ki raat ko milti hai",
    hindi: "डेटा लीक की ख़बर जो शुक्रवार की रात को मिलती है",
  },
  "Write down every form at your school that asks personal details, who keeps it, and when it should be thrown away.": {
    hinglish:
      "Apne school ke har us form ki list banaiye jo niji jaankari maangta hai, aur likhiye ki use kaun rakhta hai aur kab phenk dena chahiye.",
    hindi: "अपने स्कूल के हर उस फ़ॉर्म की सूची बनाइए जो निजी जानकारी माँगता है, और लिखिए कि उसे कौन रखता है और कब फेंक देना चाहिए।",
  },
  "Night shoots that need a paper signed at once": {
    hinglish: "Raat ki shooting jahan ek kaagaz par turant dastkhat chahiye",
    hindi: "रात की शूटिंग जहाँ एक काग़ज़ पर तुरंत दस्तख़त चाहिए",
  },
  "Handshake deals that everyone remembers differently": {
    hinglish: "Zubaani saude jo sabko alag-alag yaad hain",
    hindi: "ज़ुबानी सौदे जो सबको अलग-अलग याद हैं",
  },
  "Stars' managers who outrank your advice": {
    hinglish: "Star ke manager jinki aapki salah se zyada chalti hai",
    hindi: "स्टार के मैनेजर जिनकी आपकी सलाह से ज़्यादा चलती है",
  },
  "Watch ten minutes of a film and list everything needing permission: songs, logos, faces, places, quotations.": {
    hinglish:
      "Film ke das minute dekhiye aur har woh cheez likhiye jiski ijaazat chahiye: gaane, logo, chehre, jagahein, kisi ki kahi ya likhi lines.",
    hindi: "फ़िल्म के दस मिनट देखिए और हर वह चीज़ लिखिए जिसकी इजाज़त चाहिए: गाने, लोगो, चेहरे, जगहें, किसी की कही या लिखी पंक्तियाँ।",
  },
  "Monthly disposal targets against a mountain of files": {
    hinglish: "File ke pahaad ke saamne har mahine nipataane ka target",
    hindi: "फ़ाइलों के पहाड़ के सामने हर महीने निपटाने का टारगेट",
  },
  "Claims that come back, after amendment, as wide as before": {
    hinglish: "Daawe jo sudhaar ke baad bhi pehle jitna hi zyada maangte hue laut aate hain",
    hindi: "दावे जो सुधार के बाद भी पहले जितना ही ज़्यादा माँगते हुए लौट आते हैं",
  },
  "Postings limited to four cities": { hinglish: "Posting sirf chaar shehron mein", hindi: "पोस्टिंग सिर्फ़ चार शहरों में" },
  "Take two bicycle bells, list every feature of each, and decide which of the second's features are really new.": {
    hinglish: "Cycle ki do ghantiyan lijiye, dono ki har khoobi likhiye aur tay kijiye ki doosri ki kaun si khoobiyan sach mein nayi hain.",
    hindi: "साइकिल की दो घंटियाँ लीजिए, दोनों की हर ख़ूबी लिखिए और तय कीजिए कि दूसरी की कौन सी ख़ूबियाँ सच में नई हैं।",
  },
  "Pending cases (arrears) older than yourself": {
    hinglish: "Lambit mukadme (arrears) jo aapki umr se bhi purane hain",
    hindi: "लंबित मुक़दमे (बक़ाया) जो आपकी उम्र से भी पुराने हैं",
  },
  "Transferred every three years or so, leaving half-heard cases to the next judge": {
    hinglish: "Kareeb har teen saal mein tabaadla, aur aadhe sune case agle judge ke naam",
    hindi: "क़रीब हर तीन साल में तबादला, और आधे सुने केस अगले जज के नाम",
  },
  "A lonely social life, since friends may be litigants": {
    hinglish: "Akela samaajik jeevan, kyunki dost bhi mukadme mein paksh ho sakte hain",
    hindi: "अकेला सामाजिक जीवन, क्योंकि दोस्त भी मुक़दमे में पक्ष हो सकते हैं",
  },
  "Take a real neighbourhood dispute, write both sides' best case, and decide in one page with reasons and no names.": {
    hinglish:
      "Mohalle ka ek asli jhagda lijiye, dono pakshon ki sabse mazboot daleel likhiye, aur ek page mein wajah ke saath, bina naam likhe, faisla kijiye.",
    hindi: "मोहल्ले का एक असली झगड़ा लीजिए, दोनों पक्षों की सबसे मज़बूत दलील लिखिए, और एक पेज में वजह के साथ, बिना नाम लिखे, फ़ैसला कीजिए।",
  },
  "Sentences that stay with you at night": {
    hinglish: "Sazaayein jo raat mein bhi dimaag se nahi jaatin",
    hindi: "सज़ाएँ जो रात में भी दिमाग़ से नहीं जातीं",
  },
  "Buildings, leave and staff quarrels on top of trials": {
    hinglish: "Mukadmon ke upar se building, chhutti aur staff ke jhagde",
    hindi: "मुक़दमों के ऊपर से इमारत, छुट्टी और स्टाफ़ के झगड़े",
  },
  "Being guarded after a gang's conviction": {
    hinglish: "Kisi gang ko saza sunane ke baad suraksha ghere mein rehna",
    hindi: "किसी गैंग को सज़ा सुनाने के बाद सुरक्षा घेरे में रहना",
  },
  "Read a sessions court judgment on the eCourts site, skipping the details of violence, and outline facts, proof and reasons.": {
    hinglish:
      "Website eCourts par sessions court ka ek faisla padhiye, hinsa ka byora chhodkar, aur tathya, saboot aur wajah ka khaaka likhiye.",
    hindi: "वेबसाइट eCourts पर सेशंस कोर्ट का एक फ़ैसला पढ़िए, हिंसा का ब्योरा छोड़कर, और तथ्य, सबूत और वजहों का ख़ाका लिखिए।",
  },
  "Sunday duty at your own house for people just arrested (remand)": {
    hinglish: "Abhi-abhi giraftaar logon ke liye Sunday ko ghar par hi duty (remand)",
    hindi: "अभी-अभी गिरफ़्तार लोगों के लिए रविवार को घर पर ही ड्यूटी (रिमांड)",
  },
  "Police, press and politicians all wanting haste": {
    hinglish: "Police, press aur neta, sabko jaldi",
    hindi: "पुलिस, प्रेस और नेता, सबको जल्दी",
  },
  "Bail decided on thin papers in minutes": {
    hinglish: "Adhoore kaagazon par minaton mein zamaanat ka faisla",
    hindi: "अधूरे काग़ज़ों पर मिनटों में ज़मानत का फ़ैसला",
  },
  "Learn Article 22 of the Constitution and explain to your family what must happen within twenty-four hours of arrest.": {
    hinglish: "Samvidhaan ka Article 22 samajhiye aur parivaar ko bataiye ki giraftaari ke chaubees ghante ke andar kya hona zaroori hai.",
    hindi: "संविधान का अनुच्छेद 22 समझिए और परिवार को बताइए कि गिरफ़्तारी के चौबीस घंटे के अंदर क्या होना ज़रूरी है।",
  },
  "Boxes of files through every vacation": { hinglish: "Har chhutti mein file ke bakse", hindi: "हर छुट्टी में फ़ाइलों के बक्से" },
  "Criticism that you may not answer": {
    hinglish: "Aalochana jiska jawaab dene ki ijaazat nahi",
    hindi: "आलोचना जिसका जवाब देने की इजाज़त नहीं",
  },
  "Giving up friends at the bar and much of your income": {
    hinglish: "Wakeel doston ko aur kamai ka bada hissa chhodna",
    hindi: "वकील दोस्तों को और कमाई का बड़ा हिस्सा छोड़ना",
  },
  "Hear a live-streamed High Court argument for thirty minutes, and write the one question on which it turns.": {
    hinglish: "High Court ki live-stream hoti kisi behas ko tees minute suniye, aur woh ek sawaal likhiye jis par poori behas tiki hai.",
    hindi: "हाई कोर्ट की लाइव-स्ट्रीम होती किसी बहस को तीस मिनट सुनिए, और वह एक सवाल लिखिए जिस पर पूरी बहस टिकी है।",
  },
  "Short terms, and benches with empty chairs": {
    hinglish: "Chhota kaaryakaal, aur bench mein khaali kursiyan",
    hindi: "छोटा कार्यकाल, और बेंच में ख़ाली कुर्सियाँ",
  },
  "Government as both your paymaster and chief litigant": {
    hinglish: "Tankhwah bhi sarkar se, aur sabse zyada mukadme bhi usi ke",
    hindi: "तनख़्वाह भी सरकार से, और सबसे ज़्यादा मुक़दमे भी उसी के",
  },
  "Moving house to wherever the bench sits": {
    hinglish: "Jahan bench baithe, wahin ghar badalkar jaana",
    hindi: "जहाँ बेंच बैठे, वहीं घर बदलकर जाना",
  },
  "Find out which tribunal or commission hears pension, tax, green and consumer matters, and draw a map of where each case goes.": {
    hinglish:
      "Pata kijiye ki pension, tax, paryavaran aur consumer ke maamle kaun sa tribunal ya aayog sunta hai, aur naksha banaiye ki har maamla kahan jaata hai.",
    hindi: "पता कीजिए कि पेंशन, टैक्स, पर्यावरण और उपभोक्ता के मामले कौन सा ट्रिब्यूनल या आयोग सुनता है, और नक़्शा बनाइए कि हर मामला कहाँ जाता है।",
  },
  "Parties who appoint you hoping you will lean": {
    hinglish: "Paksh jo aapko is umeed mein chunte hain ki faisla unki taraf jhukega",
    hindi: "पक्ष जो आपको इस उम्मीद में चुनते हैं कि फ़ैसला उनकी तरफ़ झुकेगा",
  },
  "Fees fought over before the facts": { hinglish: "Tathyon se pehle fees par jhagda", hindi: "तथ्यों से पहले फ़ीस पर झगड़ा" },
  "Years of good name needed before the first appointment": {
    hinglish: "Pehli niyukti se pehle barson ka achha naam chahiye",
    hindi: "पहली नियुक्ति से पहले बरसों का अच्छा नाम चाहिए",
  },
  "Decide a pretend claim over a late wedding caterer from two written statements, giving money figures and reasons.": {
    hinglish:
      "Shaadi mein der se aaye caterer par ek banaavati daawe ka faisla dono pakshon ke likhit bayaan se kijiye, rakam aur wajah likhkar.",
    hindi: "शादी में देर से आए केटरर पर एक बनावटी दावे का फ़ैसला दोनों पक्षों के लिखित बयान से कीजिए, रक़म और वजह लिखकर।",
  },
  "Leaving after a year, with the judge's ways just learnt": {
    hinglish: "Saal bhar mein jaana, jab judge ka tareeka abhi-abhi samajh aaya ho",
    hindi: "साल भर में जाना, जब जज का तरीक़ा अभी-अभी समझ आया हो",
  },
  "Silence about all you see, for life": {
    hinglish: "Jo kuch dekha, us par umr bhar chup rehna",
    hindi: "जो कुछ देखा, उस पर उम्र भर चुप रहना",
  },
  "Your judge's hours become yours": {
    hinglish: "Judge ke kaam ke ghante hi aapke ghante ban jaate hain",
    hindi: "जज के काम के घंटे ही आपके घंटे बन जाते हैं",
  },
  "Choose a well-known Supreme Court case, read the summary at its head (headnote) on a free law site, and brief it on one page.": {
    hinglish:
      "Supreme Court ka koi mashhoor case chuniye, kisi free kanooni site par uske shuru ka saaraansh (headnote) padhiye aur ek page mein case ka nichod likhiye.",
    hindi: "सुप्रीम कोर्ट का कोई मशहूर केस चुनिए, किसी मुफ़्त क़ानूनी साइट पर उसके शुरू का सारांश (हेडनोट) पढ़िए और एक पेज में केस का निचोड़ लिखिए।",
  },
  "Advocates pressing to jump the queue": {
    hinglish: "Wakeel jo line tod kar aage aane ka dabaav daalte hain",
    hindi: "वकील जो लाइन तोड़कर आगे आने का दबाव डालते हैं",
  },
  "Paper and electronic files that disagree": {
    hinglish: "Kaagaz aur computer ki file jo aapas mein mel nahi khaatin",
    hindi: "काग़ज़ और कंप्यूटर की फ़ाइलें जो आपस में मेल नहीं खातीं",
  },
  "Clerks' posts left vacant while the filings pile up": {
    hinglish: "Clerk ke pad khaali, aur arziyon ka dher badhta jaata hai",
    hindi: "क्लर्कों के पद ख़ाली, और अर्ज़ियों का ढेर बढ़ता जाता है",
  },
  "Look up any case number on the public eCourts app and trace its journey from filing through each hearing date.": {
    hinglish: "Public eCourts app par koi bhi case number dekhiye aur file hone se lekar har peshi ki tareekh tak uska safar samajhiye.",
    hindi: "सार्वजनिक eCourts ऐप पर कोई भी केस नंबर देखिए और फ़ाइल होने से लेकर हर पेशी की तारीख़ तक उसका सफ़र समझिए।",
  },
  "A handshake undone by a cousin's phone call": {
    hinglish: "Haath milakar hua samjhauta, jo kisi cousin ke ek phone se toot gaya",
    hindi: "हाथ मिलाकर हुआ समझौता, जो किसी कज़िन के एक फ़ोन से टूट गया",
  },
  "Court-referred sittings paid very little": {
    hinglish: "Court se bheji gayi baithakon ke bahut kam paise",
    hindi: "कोर्ट से भेजी गई बैठकों के बहुत कम पैसे",
  },
  "Keeping each room's secrets from the other": {
    hinglish: "Ek kamre ke raaz doosre kamre se chhipaye rakhna",
    hindi: "एक कमरे के राज़ दूसरे कमरे से छिपाए रखना",
  },
  "Help two friends settle a small quarrel by letting each speak five minutes unbroken, and write what both really wanted.": {
    hinglish:
      "Do doston ka chhota jhagda suljhane mein madad kijiye: har ek ko paanch minute bina toke bolne dijiye, aur likhiye ki dono ko asal mein kya chahiye tha.",
    hindi: "दो दोस्तों का छोटा झगड़ा सुलझाने में मदद कीजिए: हर एक को पाँच मिनट बिना टोके बोलने दीजिए, और लिखिए कि दोनों को असल में क्या चाहिए था।",
  },
  "Powers to persuade but none to order": {
    hinglish: "Manaane ka adhikaar hai, aadesh dene ka nahi",
    hindi: "मनाने का अधिकार है, आदेश देने का नहीं",
  },
  "Jeering crowds outside the gate": { hinglish: "Gate ke bahar taane maarti bheed", hindi: "गेट के बाहर ताने मारती भीड़" },
  "A settlement signed at midnight and denied at the gate by morning": {
    hinglish: "Aadhi raat ko hua samjhauta, jisse subah gate par log mukar jaate hain",
    hindi: "आधी रात को हुआ समझौता, जिससे सुबह गेट पर लोग मुकर जाते हैं",
  },
  "Role-play a wage talk with four friends as union and managers, with a real factory's figures from a newspaper.": {
    hinglish:
      "Chaar doston ke saath union aur manager bankar mazdoori ki baatcheet ka abhinay kijiye, akhbaar se kisi asli factory ke aankde lekar.",
    hindi: "चार दोस्तों के साथ यूनियन और मैनेजर बनकर मज़दूरी की बातचीत का अभिनय कीजिए, अख़बार से किसी असली फ़ैक्टरी के आँकड़े लेकर।",
  },
  "Small fees that reach your bank months after the camp": {
    hinglish: "Thodi si fees jo camp ke mahinon baad bank mein aati hai",
    hindi: "थोड़ी सी फ़ीस जो कैंप के महीनों बाद बैंक में आती है",
  },
  "Thirty years of a land quarrel to hear in one afternoon": {
    hinglish: "Zameen ka tees saal ka jhagda, sunne ko ek dopahar",
    hindi: "ज़मीन का तीस साल का झगड़ा, सुनने को एक दोपहर",
  },
  "Villagers sent away because one paper is missing": {
    hinglish: "Ek kaagaz kam hone par lautaye gaye gaon ke log",
    hindi: "एक काग़ज़ कम होने पर लौटाए गए गाँव के लोग",
  },
  "Visit the NALSA website, learn who gets free legal aid, and explain it to one domestic worker or labourer you know.": {
    hinglish:
      "NALSA ki website dekhiye, samajhiye ki muft kanooni madad kise milti hai, aur jaan-pehchaan ke kisi gharelu kaamgaar ya mazdoor ko samjhaiye.",
    hindi: "NALSA की वेबसाइट देखिए, समझिए कि मुफ़्त क़ानूनी मदद किसे मिलती है, और जान-पहचान के किसी घरेलू कामगार या मज़दूर को समझाइए।",
  },
  "Complaints just outside your powers": {
    hinglish: "Shikaayatein jo aapke adhikaar se zara si bahar hain",
    hindi: "शिकायतें जो आपके अधिकार से ज़रा सी बाहर हैं",
  },
  "A flood of cases about the same known fault": {
    hinglish: "Usi ek jaani-maani gadbadi par shikaayaton ki baadh",
    hindi: "उसी एक जानी-मानी गड़बड़ी पर शिकायतों की बाढ़",
  },
  "The job comes late, after a whole other career": {
    hinglish: "Yeh pad der se milta hai, ek poora doosra career nikalne ke baad",
    hindi: "यह पद देर से मिलता है, एक पूरा दूसरा करियर निकलने के बाद",
  },
  "Read the RBI's Integrated Ombudsman Scheme page and write a clear complaint letter for an invented wrong bank charge.": {
    hinglish:
      "RBI ki Integrated Ombudsman Scheme ka page padhiye aur bank ke kisi mann se soche hue galat charge par saaf shikaayat ki chitthi likhiye.",
    hindi: "RBI की Integrated Ombudsman Scheme का पेज पढ़िए और बैंक के किसी मन से सोचे हुए ग़लत चार्ज पर साफ़ शिकायत की चिट्ठी लिखिए।",
  },
  "A child who takes back the truth because the accused feeds the house": {
    hinglish: "Bachcha jo sach se palat jaata hai kyunki ghar aaropi ki kamai se chalta hai",
    hindi: "बच्चा जो सच से पलट जाता है क्योंकि घर आरोपी की कमाई से चलता है",
  },
  "Hearings shifted so often that childhood passes": {
    hinglish: "Peshi itni baar talti hai ki bachpan nikal jaata hai",
    hindi: "पेशी इतनी बार टलती है कि बचपन निकल जाता है",
  },
  "Charity salaries tied to one-year grants": {
    hinglish: "NGO ki tankhwah jo ek-ek saal ke anudaan par tiki hai",
    hindi: "NGO की तनख़्वाह जो एक-एक साल के अनुदान पर टिकी है",
  },
  "Act out with a friend how to ask a seven-year-old about a lost toy, without one question that puts the answer in her mouth.": {
    hinglish:
      "Kisi dost ke saath abhinay kijiye ki saat saal ki bachchi se khoye khilaune ke baare mein kaise poochein, bina ek bhi aise sawaal ke jo jawaab uske munh mein daal de.",
    hindi: "किसी दोस्त के साथ अभिनय कीजिए कि सात साल की बच्ची से खोए खिलौने के बारे में कैसे पूछें, बिना एक भी ऐसे सवाल के जो जवाब उसके मुँह में डाल दे।",
  },
  "Tears and shouting are the ordinary weather": { hinglish: "Rona aur chillana roz ki baat hai", hindi: "रोना और चिल्लाना रोज़ की बात है" },
  "In-laws who settle nothing and veto everything": {
    hinglish: "Sasuraal wale jo tay kuch nahi karte aur rokte sab kuch hain",
    hindi: "ससुराल वाले जो तय कुछ नहीं करते और रोकते सब कुछ हैं",
  },
  "Both parents may blame you at the end": {
    hinglish: "Ant mein maa-baap dono aapko dosh de sakte hain",
    hindi: "अंत में माँ-बाप दोनों आपको दोष दे सकते हैं",
  },
  "Plan a fair month for an imaginary ten-year-old with parents in two towns: school, festivals, money and phone calls.": {
    hinglish:
      "Das saal ke ek kaalpanik bachche ka, jiske maa-baap do shehron mein hain, aisa mahina tay kijiye jo sabke liye theek ho: school, tyohaar, paise aur phone.",
    hindi: "दस साल के एक काल्पनिक बच्चे का, जिसके माँ-बाप दो शहरों में हैं, ऐसा महीना तय कीजिए जो सबके लिए ठीक हो: स्कूल, त्योहार, पैसे और फ़ोन।",
  },
  "Doing a lawyer's work without the name or fee": {
    hinglish: "Kaam wakeel ka, par na naam na fees",
    hindi: "काम वकील का, पर न नाम न फ़ीस",
  },
  "Blame for a missing annexure": {
    hinglish: "Saath lagne wala ek kaagaz chhoota to dosh aapka",
    hindi: "साथ लगने वाला एक काग़ज़ छूटा तो दोष आपका",
  },
  "Courts that print one rule and apply another": {
    hinglish: "Court jo ek niyam chhaapte hain aur doosra chalate hain",
    hindi: "कोर्ट जो एक नियम छापते हैं और दूसरा चलाते हैं",
  },
  "Draft a three-question Right to Information request about a public service near you, and find out which officer it must go to.": {
    hinglish:
      "Apne aas-paas ki kisi sarkari seva par teen sawaalon wali RTI arzi likhiye, aur pata kijiye ki use kis adhikari ko bhejna hai.",
    hindi: "अपने आस-पास की किसी सरकारी सेवा पर तीन सवालों वाली RTI अर्ज़ी लिखिए, और पता कीजिए कि उसे किस अधिकारी को भेजना है।",
  },
  "People who expect a stamp without appearing": {
    hinglish: "Log jinhein bina khud aaye mohar lagwani hai",
    hindi: "लोग जिन्हें बिना ख़ुद आए मोहर लगवानी है",
  },
  "Fees so small that only a queue makes a day's wage": {
    hinglish: "Fees itni kam ki line lagi ho tabhi din ki kamai banti hai",
    hindi: "फ़ीस इतनी कम कि लाइन लगी हो तभी दिन की कमाई बनती है",
  },
  "Court trouble years later over one false thumbprint": {
    hinglish: "Angoothe ke ek farzi nishan par barson baad court ke chakkar",
    hindi: "अँगूठे के एक फ़र्ज़ी निशान पर बरसों बाद कोर्ट के चक्कर",
  },
  "Look at an affidavit in your family's papers and list what makes it count: stamp, oath, signatures, seal and register number.": {
    hinglish:
      "Parivaar ke kaagazon mein koi halafnama dekhiye aur likhiye ki use maanya kya banata hai: stamp, shapath, dastkhat, mohar aur register number.",
    hindi: "परिवार के काग़ज़ों में कोई हलफ़नामा देखिए और लिखिए कि उसे मान्य क्या बनाता है: स्टाम्प, शपथ, दस्तख़त, मोहर और रजिस्टर नंबर।",
  },
  "Judges who mumble or change their mind mid-sentence": {
    hinglish: "Judge jo budbudate hain ya vaakya ke beech mein baat badal dete hain",
    hindi: "जज जो बुदबुदाते हैं या वाक्य के बीच में बात बदल देते हैं",
  },
  "Wrists and back aching after a trial day": {
    hinglish: "Mukadme ke din ke baad kalai aur kamar mein dard",
    hindi: "मुक़दमे के दिन के बाद कलाई और कमर में दर्द",
  },
  "Two advocates who talk across a witness while you take down her words": {
    hinglish: "Gawaah ke bayaan ke beech bolte do wakeel, jab aapko bayaan likhna hai",
    hindi: "गवाह के बयान के बीच बोलते दो वकील, जब आपको बयान लिखना है",
  },
  "Write down ten minutes of a televised debate in short forms of your own, then read it back word for word to a friend.": {
    hinglish: "TV ki kisi behas ke das minute apne banaye short form mein likhiye, phir kisi dost ko shabd-shabd padhkar sunaiye.",
    hindi: "टीवी की किसी बहस के दस मिनट अपने बनाए शॉर्ट फ़ॉर्म में लिखिए, फिर किसी दोस्त को शब्द-शब्द पढ़कर सुनाइए।",
  },
  "Four court floors, forty files and no lift working": {
    hinglish: "Court ki chaar manzilein, chaalis file aur lift band",
    hindi: "कोर्ट की चार मंज़िलें, चालीस फ़ाइलें और लिफ़्ट बंद",
  },
  "A forgotten date can lose your advocate the case": {
    hinglish: "Ek tareekh bhoolne se aapke wakeel case haar sakte hain",
    hindi: "एक तारीख़ भूलने से आपके वकील केस हार सकते हैं",
  },
  "No pension, and a fee per file": { hinglish: "Pension nahi, bas har file ki fees", hindi: "पेंशन नहीं, बस हर फ़ाइल की फ़ीस" },
  "Keep a date diary for your whole family for a month, covering bills, exams and appointments, and miss none of them.": {
    hinglish:
      "Mahine bhar poore parivaar ki tareekhon ki diary rakhiye, jismein bill, pariksha aur milne ke samay hon, aur ek bhi tareekh mat chookiye.",
    hindi: "महीने भर पूरे परिवार की तारीख़ों की डायरी रखिए, जिसमें बिल, परीक्षा और मिलने के समय हों, और एक भी तारीख़ मत चूकिए।",
  },
  "Three lawyers, each with the urgent task": {
    hinglish: "Teen wakeel, aur har ek ka kaam sabse zaroori",
    hindi: "तीन वकील, और हर एक का काम सबसे ज़रूरी",
  },
  "Confidences you may never share at home": {
    hinglish: "Raaz jo ghar par kabhi nahi bataye ja sakte",
    hindi: "राज़ जो घर पर कभी नहीं बताए जा सकते",
  },
  "Last-minute retyping of eighty pages": {
    hinglish: "Aakhri minute mein assi page dobara type karna",
    hindi: "आख़िरी मिनट में अस्सी पेज दोबारा टाइप करना",
  },
  "Type a page of text with numbered paragraphs, margins and index in free LibreOffice, and time how quickly without mistakes.": {
    hinglish:
      "Free LibreOffice mein number wale paragraph, margin aur index ke saath ek page type kijiye, aur ghadi se dekhiye ki bina galti ke kitna samay laga.",
    hindi: "मुफ़्त LibreOffice में नंबर वाले पैराग्राफ़, मार्जिन और इंडेक्स के साथ एक पेज टाइप कीजिए, और घड़ी से देखिए कि बिना ग़लती के कितना समय लगा।",
  },
  "A man who slips out at the back as you knock with the summons": {
    hinglish: "Summons ki dastak sunte hi peeche se nikal jaane wala aadmi",
    hindi: "समन की दस्तक सुनते ही पीछे से निकल जाने वाला आदमी",
  },
  "Seizing a poor man's only scooter": { hinglish: "Gareeb ka iklauta scooter zabt karna", hindi: "ग़रीब का इकलौता स्कूटर ज़ब्त करना" },
  "Cycling in June with forty notices": {
    hinglish: "June ki garmi mein chaalis notice lekar cycle chalana",
    hindi: "जून में चालीस नोटिस लेकर साइकिल चलाना",
  },
  "Deliver ten invitations on foot from addresses alone, logging time, who took each and who was not found.": {
    hinglish: "Sirf pate ke sahaare das nimantran paidal pahunchaiye, aur likhiye ki kis samay, kisne liya aur kaun nahi mila.",
    hindi: "सिर्फ़ पते के सहारे दस निमंत्रण पैदल पहुँचाइए, और लिखिए कि किस समय, किसने लिया और कौन नहीं मिला।",
  },
  "Index registers eaten by ants": { hinglish: "Index register jinhein deemak kha gayi", hindi: "इंडेक्स रजिस्टर जिन्हें दीमक खा गई" },
  "Forty deeds read for one small fee per report": {
    hinglish: "Ek report ki chhoti fees ke liye chaalis dastavez padhna",
    hindi: "एक रिपोर्ट की छोटी फ़ीस के लिए चालीस दस्तावेज़ पढ़ना",
  },
  "One missed mortgage brings a legal notice to you": {
    hinglish: "Ek bhi girvi nazar se chook jaye to kanooni notice aapke naam",
    hindi: "एक भी गिरवी नज़र से चूक जाए तो क़ानूनी नोटिस आपके नाम",
  },
  "Draw the chain of owners of your family's home or a neighbour's as far back as papers or memories go.": {
    hinglish:
      "Apne ya padosi ke ghar ke maalik ek ke baad ek kaun rahe, iska chart banaiye, utna peeche tak jahan tak kaagaz ya yaadein jaati hain.",
    hindi: "अपने या पड़ोसी के घर के मालिक एक के बाद एक कौन रहे, इसका चार्ट बनाइए, उतना पीछे तक जहाँ तक काग़ज़ या यादें जाती हैं।",
  },
  "A plastic chair outside the office in all weathers": {
    hinglish: "Har mausam mein daftar ke bahar plastic ki kursi",
    hindi: "हर मौसम में दफ़्तर के बाहर प्लास्टिक की कुर्सी",
  },
  "Online templates taking the simple deeds": {
    hinglish: "Online format jo aasaan dastavez ka kaam chheen rahe hain",
    hindi: "ऑनलाइन फ़ॉर्मैट जो आसान दस्तावेज़ों का काम छीन रहे हैं",
  },
  "Being dragged to court as witness to an old sale": {
    hinglish: "Purani bikri ke gawaah ke roop mein court mein ghaseeta jaana",
    hindi: "पुरानी बिक्री के गवाह के रूप में कोर्ट में घसीटा जाना",
  },
  "Fill in a blank rent agreement format for an imaginary room, naming parties, dates, rent and repairs with no gap left.": {
    hinglish:
      "Ek kaalpanik kamre ke liye kiraye ka khaali agreement bhariye, dono pakshon ke naam, tareekhein, kiraya aur marammat likhiye, aur koi jagah khaali mat chhodiye.",
    hindi: "एक काल्पनिक कमरे के लिए किराए का ख़ाली एग्रीमेंट भरिए, दोनों पक्षों के नाम, तारीख़ें, किराया और मरम्मत लिखिए, और कोई जगह ख़ाली मत छोड़िए।",
  },
  "Sentences that run a page without a verb": {
    hinglish: "Vaakya jo bina kriya ke poore page chalte hain",
    hindi: "वाक्य जो बिना क्रिया के पूरे पेज चलते हैं",
  },
  "Old revenue words from Persian nobody teaches": {
    hinglish: "Farsi se aaye purane rajasva shabd jo koi nahi sikhata",
    hindi: "फ़ारसी से आए पुराने राजस्व शब्द जो कोई नहीं सिखाता",
  },
  "Cheap machine drafts you must still vouch for": {
    hinglish: "Machine ke saste anuvaad, jinki zimmedari phir bhi aapki hai",
    hindi: "मशीन के सस्ते अनुवाद, जिनकी ज़िम्मेदारी फिर भी आपकी है",
  },
  "Put the Preamble and two Fundamental Rights into your mother tongue, then compare with the official version.": {
    hinglish: "Preamble aur do Fundamental Rights ko apni matribhasha mein likhiye, phir sarkari anuvaad se milaiye.",
    hindi: "संविधान की उद्देशिका और दो मौलिक अधिकारों को अपनी मातृभाषा में लिखिए, फिर सरकारी अनुवाद से मिलाइए।",
  },
  "Share dealers who forget to declare what they bought themselves": {
    hinglish: "Share dealer jo khud ki kharid batana bhool jaate hain",
    hindi: "शेयर डीलर जो ख़ुद की ख़रीद बताना भूल जाते हैं",
  },
  "Old customers whose identity papers have run out and whom nobody wants to ask again": {
    hinglish: "Purane customer jinke pehchaan ke kaagaz ki tareekh nikal gayi aur jinse dobara maangne ko koi taiyaar nahi",
    hindi: "पुराने ग्राहक जिनके पहचान के काग़ज़ों की तारीख़ निकल गई और जिनसे दोबारा माँगने को कोई तैयार नहीं",
  },
  "Being the name in the regulator's penalty order": {
    hinglish: "Regulator ke jurmane ke aadesh mein aapka naam hona",
    hindi: "नियामक के जुर्माने के आदेश में आपका नाम होना",
  },
  "List your school's ten safety rules, check in one week which are really followed, and write a fair one-page report.": {
    hinglish:
      "Apne school ke das suraksha niyam likhiye, ek hafte mein dekhiye ki kaun se sach mein maane jaate hain, aur ek page ki nishpaksh report likhiye.",
    hindi: "अपने स्कूल के दस सुरक्षा नियम लिखिए, एक हफ़्ते में देखिए कि कौन से सच में माने जाते हैं, और एक पेज की निष्पक्ष रिपोर्ट लिखिए।",
  },
  "A comma of yours argued over for decades": { hinglish: "Aapke ek comma par dashakon tak behas", hindi: "आपके एक कॉमा पर दशकों तक बहस" },
  "Urgent ordinances through the night": {
    hinglish: "Raat bhar jaagkar zaroori adhyadesh likhna",
    hindi: "रात भर जागकर ज़रूरी अध्यादेश लिखना",
  },
  "Policy faults that you may only put into words": {
    hinglish: "Neeti ki kamiyan jinhein sirf shabdon mein dhaalna aapke bas mein hai",
    hindi: "नीति की कमियाँ जिन्हें सिर्फ़ शब्दों में ढालना आपके बस में है",
  },
  "Draft a five-section rule on phones in your school, then ask friends to find a way around each sentence.": {
    hinglish: "School mein phone par paanch dhaaraon ka niyam likhiye, phir doston se kahiye ki har vaakya se bachne ka raasta dhoondhein.",
    hindi: "स्कूल में फ़ोन पर पाँच धाराओं का नियम लिखिए, फिर दोस्तों से कहिए कि हर वाक्य से बचने का रास्ता ढूँढ़ें।",
  },
  "Weeks of e-mails read for a case whose end you never learn": {
    hinglish: "Hafton email padhna us case ke liye jiska ant kabhi pata nahi chalta",
    hindi: "हफ़्तों ईमेल पढ़ना उस केस के लिए जिसका अंत कभी पता नहीं चलता",
  },
  "Hourly counts for work that needs thought": {
    hinglish: "Soch maangne wale kaam mein har ghante ki ginti",
    hindi: "सोच माँगने वाले काम में हर घंटे की गिनती",
  },
  "The same e-mail thirty times over, each with one new line on top": {
    hinglish: "Wahi email tees baar, har baar upar bas ek nayi line",
    hindi: "वही ईमेल तीस बार, हर बार ऊपर बस एक नई लाइन",
  },
  "Sort a hundred of your own messages into three groups by a written rule, again a week later, and see where the two results differ.": {
    hinglish:
      "Apne sau message ek likhe hue niyam se teen hisson mein baantiye, hafte baad phir baantiye, aur dekhiye ki dono nateeje kahan alag hain.",
    hindi: "अपने सौ मैसेज एक लिखे हुए नियम से तीन हिस्सों में बाँटिए, हफ़्ते बाद फिर बाँटिए, और देखिए कि दोनों नतीजे कहाँ अलग हैं।",
  },
  "Being handed a bad template and an hour": {
    hinglish: "Ghatiya bana-banaya format aur sirf ek ghanta thama diya jaana",
    hindi: "घटिया बना-बनाया फ़ॉर्मैट और सिर्फ़ एक घंटा थमा दिया जाना",
  },
  "Clauses copied from America that mean nothing here": {
    hinglish: "America se copy ki hui shartein jinka yahan koi matlab nahi",
    hindi: "अमेरिका से कॉपी की हुई शर्तें जिनका यहाँ कोई मतलब नहीं",
  },
  "A penalty clause forgotten by both sides until the first late truck": {
    hinglish: "Jurmane ki shart, jo pehle late truck tak dono paksh bhoole rehte hain",
    hindi: "जुर्माने की शर्त, जो पहले लेट ट्रक तक दोनों पक्ष भूले रहते हैं",
  },
  "Write an agreement with a sibling on sharing a bicycle, with times, repairs and quarrels covered, and use it for a week.": {
    hinglish:
      "Bhai ya behan ke saath ek cycle baari-baari chalane ka agreement likhiye, jismein samay, marammat aur jhagde sab aayein, aur hafte bhar use maankar chaliye.",
    hindi: "भाई या बहन के साथ एक साइकिल बारी-बारी चलाने का एग्रीमेंट लिखिए, जिसमें समय, मरम्मत और झगड़े सब आएँ, और हफ़्ते भर उसे मानकर चलिए।",
  },
  "A New York court's deadline that falls at three in the night here": {
    hinglish: "New York ke court ki deadline jo yahan raat ke teen baje padti hai",
    hindi: "न्यूयॉर्क के कोर्ट की समय सीमा जो यहाँ रात के तीन बजे पड़ती है",
  },
  "Reading strangers' private messages all day": {
    hinglish: "Din bhar anjaan logon ke niji message padhna",
    hindi: "दिन भर अनजान लोगों के निजी मैसेज पढ़ना",
  },
  "Chats in four languages and slang that no search understands": {
    hinglish: "Chaar bhashaon ki chat aur aisi bolchaal jo koi search nahi samajhti",
    hindi: "चार भाषाओं की चैट और ऐसी बोलचाल जो कोई सर्च नहीं समझती",
  },
  "Search your own mailbox for one topic with ten different queries, and count what each misses or wrongly catches.": {
    hinglish:
      "Apne mailbox mein ek vishay ko das alag tareekon se search kijiye, aur giniye ki har search kitne mail chhod deti hai aur kitne galat pakad leti hai.",
    hindi: "अपने मेलबॉक्स में एक विषय को दस अलग तरीक़ों से सर्च कीजिए, और गिनिए कि हर सर्च कितने मेल छोड़ देती है और कितने ग़लत पकड़ लेती है।",
  },
  "Contempt law hanging over a careless word": {
    hinglish: "Ek laaparwaah shabd par adaalat ki avmaanana ka dar",
    hindi: "एक लापरवाह शब्द पर अदालत की अवमानना का डर",
  },
  "Cases listed, then adjourned, all morning": {
    hinglish: "Subah bhar case lagte hain aur phir tal jaate hain",
    hindi: "सुबह भर केस लगते हैं और फिर टल जाते हैं",
  },
  "A rival's post of the verdict beating yours by a minute": {
    hinglish: "Faisle par doosre reporter ki post aapse ek minute pehle",
    hindi: "फ़ैसले पर दूसरे रिपोर्टर की पोस्ट आपसे एक मिनट पहले",
  },
  "Watch one Supreme Court live-streamed hearing, write 300 words on it, then compare with a law news site's report.": {
    hinglish: "Supreme Court ki ek live sunvai dekhiye, us par 300 shabd likhiye, phir kisi law news site ki report se milaiye.",
    hindi: "सुप्रीम कोर्ट की एक लाइव सुनवाई देखिए, उस पर 300 शब्द लिखिए, फिर किसी क़ानूनी ख़बरों की साइट की रिपोर्ट से मिलाइए।",
  },
  "A firm answer wanted by noon on a law passed last week": {
    hinglish: "Pichhle hafte bane kanoon par dopahar tak pakka jawaab chahiye",
    hindi: "पिछले हफ़्ते बने क़ानून पर दोपहर तक पक्का जवाब चाहिए",
  },
  "Your files are argued by others in court": {
    hinglish: "Aapki file par court mein bahas doosre karte hain",
    hindi: "आपकी फ़ाइल पर अदालत में बहस दूसरे करते हैं",
  },
  "A loan gone bad, and your old opinion pulled from the file": {
    hinglish: "Loan dooba, aur file se aapki purani raay nikaali gayi",
    hindi: "लोन डूबा, और फ़ाइल से आपकी पुरानी राय निकाली गई",
  },
  "Pick three public notices from a newspaper and write who warns whom, of what, and by which day.": {
    hinglish:
      "Akhbaar se teen saarvajanik notice chuniye aur likhiye ki kaun kisko, kis baat ki aur kis din tak ki chetaavani de raha hai.",
    hindi: "अख़बार से तीन सार्वजनिक नोटिस चुनिए और लिखिए कि कौन किसको, किस बात की और किस दिन तक की चेतावनी दे रहा है।",
  },
  "Families who quarrel before the mourning is over": {
    hinglish: "Parivaar jo shok poora hone se pehle hi ladne lagte hain",
    hindi: "परिवार जो शोक पूरा होने से पहले ही लड़ने लगते हैं",
  },
  "Grief and greed across one small desk": {
    hinglish: "Ek chhoti mez ke paar dukh bhi aur laalach bhi",
    hindi: "एक छोटी मेज़ के पार दुख भी और लालच भी",
  },
  "Estates that melt away while the case drags on": {
    hinglish: "Case khinchta hai aur jaaydaad ghatti jaati hai",
    hindi: "केस खिंचता है और जायदाद घटती जाती है",
  },
  "Ask at home which bank accounts and policies have a nominee, and learn how a nominee differs from an heir.": {
    hinglish:
      "Ghar par poochiye ki kin bank khaaton aur beema policy mein nominee hai, aur seekhiye ki nominee aur waaris mein kya fark hai.",
    hindi: "घर पर पूछिए कि किन बैंक खातों और बीमा पॉलिसियों में नॉमिनी है, और सीखिए कि नॉमिनी और वारिस में क्या फ़र्क़ है।",
  },
  "Hearings that must finish before tomorrow's match": {
    hinglish: "Sunvai jo kal ke match se pehle khatm honi hi hai",
    hindi: "सुनवाई जो कल के मैच से पहले ख़त्म होनी ही है",
  },
  "Athletes who signed first and asked later": {
    hinglish: "Khiladi jinhone sign pehle kiya aur poocha baad mein",
    hindi: "खिलाड़ी जिन्होंने दस्तख़त पहले किए और पूछा बाद में",
  },
  "Outside cricket, athletes who can hardly pay a fee": {
    hinglish: "Cricket ke bahar ke khiladi, jo fees mushkil se de paate hain",
    hindi: "क्रिकेट के बाहर के खिलाड़ी, जो फ़ीस मुश्किल से दे पाते हैं",
  },
  "Look up the prohibited list on NADA India's site, and make a warning card on common medicines for your school team.": {
    hinglish:
      "NADA India ki site par mana ki gayi cheezon ki list dekhiye, aur apni school team ke liye aam dawaiyon par ek chetaavani card banaiye.",
    hindi: "NADA India की साइट पर मना की गई चीज़ों की सूची देखिए, और अपनी स्कूल टीम के लिए आम दवाइयों पर एक चेतावनी कार्ड बनाइए।",
  },
  "A ramp built on the court's order, too steep for any wheelchair": {
    hinglish: "Court ke aadesh par bana ramp, itna khada ki koi wheelchair na chadhe",
    hindi: "अदालत के आदेश पर बना रैंप, इतना खड़ा कि कोई व्हीलचेयर न चढ़े",
  },
  "Pleading for lifts in a court that has none itself": {
    hinglish: "Lift ke liye us court mein bahas jismein khud lift nahi",
    hindi: "लिफ़्ट के लिए उस अदालत में बहस जिसमें ख़ुद लिफ़्ट नहीं",
  },
  "Clients' travel costing more than your fee": {
    hinglish: "Client ke aane-jaane ka kharch aapki fees se zyada",
    hindi: "मुवक्किल के आने-जाने का ख़र्च आपकी फ़ीस से ज़्यादा",
  },
  "Find in the Rights of Persons with Disabilities Act, 2016, three promises to pupils, and check which of them your school keeps.": {
    hinglish:
      "Rights of Persons with Disabilities Act, 2016 mein vidyarthiyon se kiye teen vaade dhoondhiye, aur jaanchiye ki aapka school unmein se kaun se nibhata hai.",
    hindi: "Rights of Persons with Disabilities Act, 2016 में विद्यार्थियों से किए तीन वादे ढूँढ़िए, और जाँचिए कि आपका स्कूल उनमें से कौन से निभाता है।",
  },
  "Two wrong words can mislead someone in trouble": {
    hinglish: "Do galat shabd mushkil mein pade kisi insaan ko bhatka sakte hain",
    hindi: "दो ग़लत शब्द मुश्किल में पड़े किसी इंसान को भटका सकते हैं",
  },
  "Pay below what classmates earn in big law firms": {
    hinglish: "Badi law firm mein lage saathiyon se kam kamai",
    hindi: "बड़ी लॉ फ़र्म में लगे साथियों से कम कमाई",
  },
  "Laws amended the day after you publish": {
    hinglish: "Aapne chhaapa, aur agle hi din kanoon badal gaya",
    hindi: "आपने छापा, और अगले ही दिन क़ानून बदल गया",
  },
  "Take one section of the Right to Information Act, restate it in 80 words, and ask a neighbour what it means.": {
    hinglish:
      "Right to Information Act ki ek dhaara lijiye, use 80 shabdon mein phir se kahiye, aur padosi se poochiye ki uska matlab kya hai.",
    hindi: "सूचना का अधिकार क़ानून की एक धारा लीजिए, उसे 80 शब्दों में फिर से कहिए, और पड़ोसी से पूछिए कि उसका मतलब क्या है।",
  },
  "Lawyers who beg, flatter or shout for an early date": {
    hinglish: "Vakeel jo jaldi taareekh ke liye gidgidaate, maska lagaate ya chillate hain",
    hindi: "वकील जो जल्दी तारीख़ के लिए गिड़गिड़ाते, मक्खन लगाते या चिल्लाते हैं",
  },
  "Files as heavy as bricks, carried twice a day": {
    hinglish: "Eent jaisi bhaari files, jo din mein do baar dhoni padti hain",
    hindi: "ईंट जैसी भारी फ़ाइलें, जो दिन में दो बार ढोनी पड़ती हैं",
  },
  "Tea money that you must push back across the desk": {
    hinglish: "Chai-paani ka paisa jo mez ke paar wapas khiskana padta hai",
    hindi: "चाय-पानी का पैसा जो मेज़ के पार वापस खिसकाना पड़ता है",
  },
  "Look up your district court's cause list for one day on the e-Courts site and count the cases by kind.": {
    hinglish: "Apni zila adaalat ki ek din ki cause list e-Courts site par dekhiye aur giniye ki kis tarah ke kitne case hain.",
    hindi: "अपनी ज़िला अदालत की एक दिन की कॉज़ लिस्ट e-Courts साइट पर देखिए और गिनिए कि किस तरह के कितने केस हैं।",
  },
  "Departments send the file after the judge has asked for it": {
    hinglish: "Vibhaag file tab bhejte hain jab judge maang chuke hote hain",
    hindi: "विभाग फ़ाइल तब भेजते हैं जब जज माँग चुके होते हैं",
  },
  "A new government may bring a new list of advocates": {
    hinglish: "Nayi sarkar vakeelon ki nayi list la sakti hai",
    hindi: "नई सरकार वकीलों की नई सूची ला सकती है",
  },
  "You apologise for delays that were never yours": {
    hinglish: "Jo deri aapki kabhi thi hi nahi, uski maafi aap maangte hain",
    hindi: "जो देरी आपकी कभी थी ही नहीं, उसकी माफ़ी आप माँगते हैं",
  },
  "Read one short High Court judgment against your State and write in five lines what each side said and who was believed.": {
    hinglish:
      "Apne rajya ke khilaaf High Court ka ek chhota faisla padhiye aur paanch line mein likhiye ki har paksh ne kya kaha aur kiski baat maani gayi.",
    hindi: "अपने राज्य के ख़िलाफ़ हाई कोर्ट का एक छोटा फ़ैसला पढ़िए और पाँच लाइनों में लिखिए कि हर पक्ष ने क्या कहा और किसकी बात मानी गई।",
  },
  "Rules so new that hardly a ruling explains them": {
    hinglish: "Niyam itne naye ki unhe samjhane wala koi faisla mushkil se milta hai",
    hindi: "नियम इतने नए कि उन्हें समझाने वाला कोई फ़ैसला मुश्किल से मिलता है",
  },
  "Engineers who say deletion is impossible": {
    hinglish: "Engineer jo kehte hain ki data mitana namumkin hai",
    hindi: "इंजीनियर जो कहते हैं कि डेटा मिटाना नामुमकिन है",
  },
  "Firms that want a consent notice nobody will read": {
    hinglish: "Companiyan jinhe aisa sehmati notice chahiye jo koi na padhe",
    hindi: "कंपनियाँ जिन्हें ऐसा सहमति नोटिस चाहिए जो कोई न पढ़े",
  },
  "Check the permissions of ten apps on one phone, and write beside each whether the app truly needs it.": {
    hinglish: "Ek phone par das app ki permission jaanchiye, aur har ek ke aage likhiye ki app ko sach mein uski zaroorat hai ya nahi.",
    hindi: "एक फ़ोन पर दस ऐप की परमिशन जाँचिए, और हर एक के आगे लिखिए कि ऐप को सच में उसकी ज़रूरत है या नहीं।",
  },
  "One missed date can lose a whole country": {
    hinglish: "Ek taareekh chhooti to ek poore desh mein patent ka haq ja sakta hai",
    hindi: "एक तारीख़ छूटी तो एक पूरे देश में पेटेंट का हक़ जा सकता है",
  },
  "Sentences of two hundred words with one full stop": {
    hinglish: "Do sau shabdon ke vaakya jinmein ek hi full stop hai",
    hindi: "दो सौ शब्दों के वाक्य जिनमें एक ही पूर्ण विराम है",
  },
  "Machine translations that look right and are not": {
    hinglish: "Machine ke anuvaad jo sahi lagte hain par hote nahi",
    hindi: "मशीन के अनुवाद जो सही लगते हैं पर होते नहीं",
  },
  "Find one invention on Google Patents filed in several countries, and compare the first claim across two of them.": {
    hinglish: "Google Patents par kai deshon mein darj ek aavishkaar dhoondhiye, aur do deshon mein uske pehle claim ki tulna kijiye.",
    hindi: "Google Patents पर कई देशों में दर्ज एक आविष्कार ढूँढ़िए, और दो देशों में उसके पहले क्लेम की तुलना कीजिए।",
  },
  "Runs, drills and postings as for any other officer": {
    hinglish: "Daud, drill aur tabaadle, jaise kisi bhi aur afsar ke",
    hindi: "दौड़, ड्रिल और तबादले, जैसे किसी भी और अफ़सर के",
  },
  "Rank speaks loudly in rooms where law should": {
    hinglish: "Jahan kanoon ko bolna chahiye, wahan ohda zor se bolta hai",
    hindi: "जहाँ क़ानून को बोलना चाहिए, वहाँ ओहदा ज़ोर से बोलता है",
  },
  "A short service commission may end in your thirties": {
    hinglish: "Short service commission chaalis ki umar se pehle khatm ho sakta hai",
    hindi: "शॉर्ट सर्विस कमीशन चालीस की उम्र से पहले ख़त्म हो सकता है",
  },
  "Find out how a court martial differs from a criminal court, and draw both with the courts above them.": {
    hinglish:
      "Pata kijiye ki court martial aapraadhik adaalat se kaise alag hai, aur dono ka chitra unke upar ki adaalaton ke saath banaiye.",
    hindi: "पता कीजिए कि कोर्ट मार्शल आपराधिक अदालत से कैसे अलग है, और दोनों का चित्र उनके ऊपर की अदालतों के साथ बनाइए।",
  },
};
