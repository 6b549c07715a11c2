import type { ToldTexts } from "../told-texts.ts";

export const government: ToldTexts = {
  "About one in five thousand applicants gets this service": {
    hinglish: "Lagbhag paanch hazaar mein se ek ummeedvaar ko yeh seva milti hai",
    hindi: "लगभग पाँच हज़ार में से एक उम्मीदवार को यह सेवा मिलती है",
  },
  "Transfers that follow an inconvenient order": {
    hinglish: "Kisi ko akharne wale aadesh ke baad tabaadla",
    hindi: "किसी को अखरने वाले आदेश के बाद तबादला",
  },
  "Flood, riot or poll, the whole district rings one telephone: yours": {
    hinglish: "Baadh, danga ya chunaav, poore zile ki ghanti ek hi phone par bajti hai: aapke",
    hindi: "बाढ़, दंगा या चुनाव, पूरे ज़िले की घंटी एक ही फ़ोन पर बजती है: आपके",
  },
  "Attend one gram sabha or ward meeting, note three complaints, and write down to whom each should go and by which rule.": {
    hinglish:
      "Ek gram sabha ya ward ki baithak mein jaaiye, teen shikayatein likhiye, aur yeh bhi ki har ek kiske paas aur kis niyam se jaani chahiye.",
    hindi: "एक ग्राम सभा या वार्ड की बैठक में जाइए, तीन शिकायतें लिखिए, और यह भी कि हर एक किसके पास और किस नियम से जानी चाहिए।",
  },
  "A new country and tongue every three years, and a new school for your children": {
    hinglish: "Har teen saal mein naya desh aur nayi zubaan, aur bachchon ka naya school",
    hindi: "हर तीन साल में नया देश और नई ज़ुबान, और बच्चों का नया स्कूल",
  },
  "Parents grow old while you are posted far off": {
    hinglish: "Aapki posting door hoti hai aur maa-baap boodhe hote jaate hain",
    hindi: "आपकी पोस्टिंग दूर होती है और माँ-बाप बूढ़े होते जाते हैं",
  },
  "Receptions every evening that are work, not fun": {
    hinglish: "Har shaam ki daawatein jo maza nahi, kaam hain",
    hindi: "हर शाम की दावतें जो मज़ा नहीं, काम हैं",
  },
  "Take part in a Model United Nations, or write a one-page brief on Nepal for a minister who has five minutes.": {
    hinglish: "Model United Nations mein bhaag lijiye, ya paanch minute ki fursat wale mantri ke liye Nepal par ek page ka note likhiye.",
    hindi: "Model United Nations में भाग लीजिए, या पाँच मिनट की फ़ुरसत वाले मंत्री के लिए नेपाल पर एक पेज का नोट लिखिए।",
  },
  "Five years' work may be undone on one counting day": {
    hinglish: "Paanch saal ka kaam matganana ke ek din mein mit sakta hai",
    hindi: "पाँच साल का काम मतगणना के एक दिन में मिट सकता है",
  },
  "Campaigns cost money that you must find honestly": {
    hinglish: "Chunaav prachaar ka paisa, jo imaandaari se jutaana padta hai",
    hindi: "चुनाव प्रचार का पैसा, जो ईमानदारी से जुटाना पड़ता है",
  },
  "Blamed in Delhi for being at home, and at home for being in Delhi": {
    hinglish: "Ghar par rehne ka dosh Dilli mein, Dilli mein rehne ka dosh ghar par",
    hindi: "घर पर रहने का दोष दिल्ली में, दिल्ली में रहने का दोष घर पर",
  },
  "Watch one Question Hour on Sansad TV and write the question you would ask for your own district.": {
    hinglish: "Sansad TV par ek Question Hour dekhiye aur woh sawaal likhiye jo aapko apne zile ke liye poochna hota.",
    hindi: "Sansad TV पर एक प्रश्नकाल देखिए और वह सवाल लिखिए जो आपको अपने ज़िले के लिए पूछना होता।",
  },
  "The party's order (the whip) decides your vote for you": {
    hinglish: "Party ka aadesh (whip) aapka vote aapki jagah tay karta hai",
    hindi: "पार्टी का आदेश (व्हिप) आपका वोट आपकी जगह तय करता है",
  },
  "People expect jobs and transfers that you may not give": {
    hinglish: "Log naukri aur tabaadle ki umeed karte hain jo dena aapke haq mein nahi",
    hindi: "लोग नौकरी और तबादले की उम्मीद करते हैं जो देना आपके हक़ में नहीं",
  },
  "Your canal question is never reached because the house breaks up in uproar": {
    hinglish: "Hangaame mein sadan uth jaata hai aur aapke nahar wale sawaal ki baari nahi aati",
    hindi: "हंगामे में सदन उठ जाता है और आपके नहर वाले सवाल की बारी नहीं आती",
  },
  "Find your MLA's questions on the assembly's or PRS Legislative Research's website, and ask three neighbours what they would have raised.":
    {
      hinglish:
        "Vidhan sabha ya PRS Legislative Research ki website par apne vidhayak ke sawaal dhoondhiye, aur teen padosiyon se poochiye ki woh kya uthaate.",
      hindi: "विधान सभा या PRS Legislative Research की वेबसाइट पर अपने विधायक के सवाल ढूँढ़िए, और तीन पड़ोसियों से पूछिए कि वे क्या उठाते।",
    },
  "Blamed for what a clerk did far away": { hinglish: "Door kisi clerk ke kiye ka dosh aap par", hindi: "दूर किसी क्लर्क के किए का दोष आप पर" },
  "A reshuffle may end it with one phone call": {
    hinglish: "Mantrimandal ka pherbadal ek phone se sab khatm kar sakta hai",
    hindi: "मंत्रिमंडल का फेरबदल एक फ़ोन से सब ख़त्म कर सकता है",
  },
  "Files that wait till midnight because the day went in cutting ribbons": {
    hinglish: "File jo aadhi raat tak rukti hain kyonki din feete kaatne mein gaya",
    hindi: "फ़ाइलें जो आधी रात तक रुकती हैं क्योंकि दिन फ़ीते काटने में गया",
  },
  "Pick one ministry, read the Expenditure Profile on indiabudget.gov.in and move a tenth of its money; defend your cut aloud.": {
    hinglish:
      "Ek mantralay chuniye, indiabudget.gov.in par Expenditure Profile padhiye aur uske paise ka dasvaan hissa idhar se udhar kijiye; apni kataauti ke paksh mein bolkar daleel dijiye.",
    hindi:
      "एक मंत्रालय चुनिए, indiabudget.gov.in पर Expenditure Profile पढ़िए और उसके पैसे का दसवाँ हिस्सा इधर से उधर कीजिए; अपनी कटौती के पक्ष में बोलकर दलील दीजिए।",
  },
  "Signing what three seniors will rewrite": {
    hinglish: "Us note par dastakhat karna jise teen bade adhikari phir se likhenge",
    hindi: "उस नोट पर दस्तख़त करना जिसे तीन बड़े अधिकारी फिर से लिखेंगे",
  },
  "Court cases that need a reply by tomorrow morning": {
    hinglish: "Adaalat ke maamle jinka jawab kal subah tak chahiye",
    hindi: "अदालत के मामले जिनका जवाब कल सुबह तक चाहिए",
  },
  "An answer for Parliament redone at night because one figure changed": {
    hinglish: "Sansad ka jawab raat ko dobara banana kyonki ek aankda badal gaya",
    hindi: "संसद का जवाब रात को दोबारा बनाना क्योंकि एक आँकड़ा बदल गया",
  },
  "Write a practice note: state a school problem, quote the rule, give two choices, recommend one, all on a single page.": {
    hinglish:
      "Abhyaas ke liye ek note likhiye: school ki ek samasya bataiye, niyam likhiye, do vikalp dijiye, ek ki sifaarish kijiye, sab ek hi page par.",
    hindi: "अभ्यास के लिए एक नोट लिखिए: स्कूल की एक समस्या बताइए, नियम लिखिए, दो विकल्प दीजिए, एक की सिफ़ारिश कीजिए, सब एक ही पेज पर।",
  },
  "A scheme renamed before you have finished judging it": {
    hinglish: "Aapki parakh poori hone se pehle yojana ka naam badal jaana",
    hindi: "आपकी परख पूरी होने से पहले योजना का नाम बदल जाना",
  },
  "Data that arrive three years old": { hinglish: "Data jo teen saal purana hokar aata hai", hindi: "डेटा जो तीन साल पुराना होकर आता है" },
  "Contracts tied to one donor's project": {
    hinglish: "Naukri ka contract jo ek hi donor ke project se bandha hai",
    hindi: "नौकरी का कॉन्ट्रैक्ट जो एक ही डोनर के प्रोजेक्ट से बँधा है",
  },
  "Download your district's table of the National Family Health Survey (NFHS), and write what one figure should change about anaemia or toilets.":
    {
      hinglish:
        "National Family Health Survey (NFHS) ki apne zile ki table download kijiye, aur likhiye ki ek aankde se khoon ki kami ya shauchalay ke baare mein kya badalna chahiye.",
      hindi:
        "National Family Health Survey (NFHS) की अपने ज़िले की टेबल डाउनलोड कीजिए, और लिखिए कि एक आँकड़े से ख़ून की कमी या शौचालय के बारे में क्या बदलना चाहिए।",
    },
  "Your best lines are spoken by another": {
    hinglish: "Aapki sabse achhi panktiyan koi aur bolta hai",
    hindi: "आपकी सबसे अच्छी पंक्तियाँ कोई और बोलता है",
  },
  "Session weeks run to midnight, then silence": {
    hinglish: "Satr ke hafte aadhi raat tak, phir sannata",
    hindi: "सत्र के हफ़्ते आधी रात तक, फिर सन्नाटा",
  },
  "The post ends when your member loses": {
    hinglish: "Aapke saansad ya vidhayak haare to naukri khatm",
    hindi: "आपके सांसद या विधायक हारे तो नौकरी ख़त्म",
  },
  "Choose a bill on the PRS website, and write a ninety-second speech for it and another against it.": {
    hinglish: "PRS ki website par ek bill chuniye, aur uske paksh mein nabbe second ka ek bhaashan likhiye aur khilaaf doosra.",
    hindi: "PRS की वेबसाइट पर एक विधेयक चुनिए, और उसके पक्ष में नब्बे सेकंड का एक भाषण लिखिए और ख़िलाफ़ दूसरा।",
  },
  "A duty of some weeks each decade, not a post": {
    hinglish: "Har das saal mein kuch hafton ki duty, pakki naukri nahi",
    hindi: "हर दस साल में कुछ हफ़्तों की ड्यूटी, पक्की नौकरी नहीं",
  },
  "Dogs, locked gates and suspicion about the questions": {
    hinglish: "Kutte, band gate aur sawaalon par shak",
    hindi: "कुत्ते, बंद गेट और सवालों पर शक",
  },
  "It comes on top of teaching or clerk's work": {
    hinglish: "Padhane ya clerk ke kaam ke upar se yeh kaam",
    hindi: "पढ़ाने या क्लर्क के काम के ऊपर से यह काम",
  },
  "With a parent beside you, count a lane of twenty houses you know: people, ages, languages; then see how much your first guess was off.":
    {
      hinglish:
        "Maa ya pita ko saath lekar apni jaani-pehchaani gali ke bees ghar giniye: log, umr, bhaashaayein; phir dekhiye ki aapka pehla andaaza kitna galat tha.",
      hindi: "माँ या पिता को साथ लेकर अपनी जानी-पहचानी गली के बीस घर गिनिए: लोग, उम्र, भाषाएँ; फिर देखिए कि आपका पहला अंदाज़ा कितना ग़लत था।",
    },
  "Income and caste certificates by the hundred in the admission season": {
    hinglish: "Admission ke mausam mein aay aur jaati ke certificate, sainkdon",
    hindi: "दाख़िले के मौसम में आय और जाति के प्रमाण पत्र, सैकड़ों",
  },
  "Old forged papers which look better than true ones": {
    hinglish: "Purane jaali kaagaz jo asli se behtar dikhte hain",
    hindi: "पुराने जाली काग़ज़ जो असली से बेहतर दिखते हैं",
  },
  "Law-and-order duty on top of all files": {
    hinglish: "Saari file ke upar kaanoon-vyavastha ki duty",
    hindi: "सारी फ़ाइलों के ऊपर क़ानून-व्यवस्था की ड्यूटी",
  },
  "Look up one survey number on your state's land portal and explain each column to a farmer or grandparent.": {
    hinglish: "Apne rajya ke zameen portal par ek survey number dekhiye aur har column kisi kisaan ya daada-daadi ko samjhaiye.",
    hindi: "अपने राज्य के ज़मीन पोर्टल पर एक सर्वे नंबर देखिए और हर कॉलम किसी किसान या दादा-दादी को समझाइए।",
  },
  "Crop rounds of four villages, plot after plot, through wet paddy": {
    hinglish: "Chaar gaon ki girdawari, khet dar khet, paani bhare dhaan mein chalkar",
    hindi: "चार गाँवों की गिरदावरी, खेत-दर-खेत, पानी भरे धान में चलकर",
  },
  "Blamed for quarrels a century old": {
    hinglish: "Sau saal purane jhagdon ka dosh bhi aap par",
    hindi: "सौ साल पुराने झगड़ों का दोष भी आप पर",
  },
  "A slip of one digit sells the wrong field": {
    hinglish: "Ek ank ki chook se galat khet bik jaana",
    hindi: "एक अंक की चूक से ग़लत खेत बिक जाना",
  },
  "Draw your lane's plots to scale with tape and graph paper; add the areas and see if they match the whole.": {
    hinglish:
      "Inch tape aur graph paper se apni gali ke plot sahi paimane par banaiye, sabka area jodiye aur dekhiye ki woh poori zameen ke area ke barabar aata hai ya nahi.",
    hindi:
      "इंची टेप और ग्राफ़ पेपर से अपनी गली के प्लॉट सही पैमाने पर बनाइए, सबका क्षेत्रफल जोड़िए और देखिए कि वह पूरी ज़मीन के क्षेत्रफल के बराबर आता है या नहीं।",
  },
  "A dozen portals, each with its own deadline": {
    hinglish: "Darjan bhar portal, har ek ki apni aakhri taareekh",
    hindi: "दर्जन भर पोर्टल, हर एक की अपनी आख़िरी तारीख़",
  },
  "Half-built scheme houses waiting for their second instalment": {
    hinglish: "Yojana ke adhbane ghar jo doosri kist ke intezaar mein hain",
    hindi: "योजना के अधबने घर जो दूसरी क़िस्त के इंतज़ार में हैं",
  },
  "Legislators who choose your beneficiaries": {
    hinglish: "Vidhayak jo aapke labharthi khud chunte hain",
    hindi: "विधायक जो आपके लाभार्थी ख़ुद चुनते हैं",
  },
  "Open the rural jobs scheme's public report for your block and find one village's works; visit one with an elder and compare.": {
    hinglish:
      "Gramin rozgaar yojana ki public report mein apna block kholiye aur ek gaon ke kaam dhoondhiye; kisi bade ke saath ek kaam dekhne jaiye aur report se milaiye.",
    hindi:
      "ग्रामीण रोज़गार योजना की सार्वजनिक रिपोर्ट में अपना ब्लॉक खोलिए और एक गाँव के काम ढूँढ़िए; किसी बड़े के साथ एक काम देखने जाइए और रिपोर्ट से मिलाइए।",
  },
  "A new sarpanch may undo the old one's word": {
    hinglish: "Naya sarpanch purane ki kahi baat palat sakta hai",
    hindi: "नया सरपंच पुराने की कही बात पलट सकता है",
  },
  "You sign the panchayat's payments, so audit asks you": {
    hinglish: "Panchayat ke bhugtaan par dastakhat aapke, isliye audit aapse hi poochta hai",
    hindi: "पंचायत के भुगतान पर दस्तख़त आपके, इसलिए ऑडिट आपसे ही पूछता है",
  },
  "Three panchayats to serve when posts lie vacant": {
    hinglish: "Pad khaali hon to teen panchayatein akele sambhalna",
    hindi: "पद ख़ाली हों तो तीन पंचायतें अकेले सँभालना",
  },
  "Read a notice of your panchayat or ward office and explain it to an elder until they can tell you what to do.": {
    hinglish:
      "Apni panchayat ya ward office ka koi notice padhiye aur kisi bade-buzurg ko tab tak samjhaiye jab tak woh khud na bata sakein ki karna kya hai.",
    hindi: "अपनी पंचायत या वार्ड ऑफ़िस का कोई नोटिस पढ़िए और किसी बड़े-बुज़ुर्ग को तब तक समझाइए जब तक वे ख़ुद न बता सकें कि करना क्या है।",
  },
  "Farmers remember the one scheme that never came": {
    hinglish: "Kisaanon ko wahi ek yojana yaad rehti hai jo kabhi aayi hi nahi",
    hindi: "किसानों को वही एक योजना याद रहती है जो कभी आई ही नहीं",
  },
  "Cycle rounds of many hamlets in June heat": {
    hinglish: "June ki garmi mein cycle se kai tolon ka chakkar",
    hindi: "जून की गरमी में साइकिल से कई टोलों का चक्कर",
  },
  "Census, polling and vaccination duties swallow the season": {
    hinglish: "Janganana, chunaav aur tikakaran ki duty mein poora season nikal jaana",
    hindi: "जनगणना, चुनाव और टीकाकरण की ड्यूटी में पूरा सीज़न निकल जाना",
  },
  "Help one elder fill a form at a Common Service Centre and write a half-page guide that would have spared the trip.": {
    hinglish:
      "Common Service Centre par kisi buzurg ka ek form bharne mein madad kijiye aur aadhe page ki aisi guide likhiye jisse unka yeh chakkar bach jaata.",
    hindi: "Common Service Centre पर किसी बुज़ुर्ग का एक फ़ॉर्म भरने में मदद कीजिए और आधे पेज की ऐसी गाइड लिखिए जिससे उनका यह चक्कर बच जाता।",
  },
  "A few thousand rupees' honorarium for a full-time load": {
    hinglish: "Din bhar ke kaam ke badle kuch hazaar rupaye ka maandey",
    hindi: "दिन भर के काम के बदले कुछ हज़ार रुपए का मानदेय",
  },
  "A seat reserved this time may be closed next time": {
    hinglish: "Is baar aapke liye aarakshit seat agli baar aapke liye band ho sakti hai",
    hindi: "इस बार आपके लिए आरक्षित सीट अगली बार आपके लिए बंद हो सकती है",
  },
  "Those who lost the vote stay neighbours": {
    hinglish: "Chunaav harne wale bhi padosi bane rehte hain",
    hindi: "चुनाव हारने वाले भी पड़ोसी बने रहते हैं",
  },
  "Attend the next gram sabha (often 26 January, 1 May, 15 August, 2 October) and note who spoke, who was silent, why.": {
    hinglish:
      "Agli gram sabha mein jaiye (aksar 26 January, 1 May, 15 August, 2 October ko) aur likhiye ki kaun bola, kaun chup raha aur kyon.",
    hindi: "अगली ग्राम सभा में जाइए (अक्सर 26 जनवरी, 1 मई, 15 अगस्त, 2 अक्टूबर को) और लिखिए कि कौन बोला, कौन चुप रहा और क्यों।",
  },
  "A chain of office, but the commissioner holds the purse": {
    hinglish: "Gale mein pad ki maala aapke, par tijori commissioner ke haath mein",
    hindi: "गले में पद की माला आपके, पर तिजोरी कमिश्नर के हाथ में",
  },
  "In some states the term is one year, and then another takes the chain": {
    hinglish: "Kuch rajyon mein karyakaal ek saal ka hai, phir maala kisi aur ki",
    hindi: "कुछ राज्यों में कार्यकाल एक साल का है, फिर माला किसी और की",
  },
  "Each flooded street is printed in the paper beside your photograph": {
    hinglish: "Paani bhari har sadak akhbaar mein aapki photo ke bagal mein chhapti hai",
    hindi: "पानी भरी हर सड़क अख़बार में आपकी फ़ोटो के बग़ल में छपती है",
  },
  "Compare two years of your city's budget on its website; name one thing that grew and one that should.": {
    hinglish: "Apne shahar ki website par do saal ke budget milakar dekhiye; ek cheez bataiye jo badhi aur ek jo badhni chahiye.",
    hindi: "अपने शहर की वेबसाइट पर दो साल के बजट मिलाकर देखिए; एक चीज़ बताइए जो बढ़ी और एक जो बढ़नी चाहिए।",
  },
  "Midnight calls about dogs and transformers": {
    hinglish: "Aadhi raat ko kutton aur transformer ki shikayat ke phone",
    hindi: "आधी रात को कुत्तों और ट्रांसफ़ॉर्मर की शिकायत के फ़ोन",
  },
  "When the reserved seats rotate, you may not stand in your own ward again": {
    hinglish: "Aarakshit seatein badalne par apne hi ward se dobara chunaav na lad paana",
    hindi: "आरक्षित सीटें बदलने पर अपने ही वार्ड से दोबारा चुनाव न लड़ पाना",
  },
  "An allowance that hardly pays for the phone and the petrol": {
    hinglish: "Bhatta jo phone aur petrol ka kharch bhi mushkil se nikaalta hai",
    hindi: "भत्ता जो फ़ोन और पेट्रोल का ख़र्च भी मुश्किल से निकालता है",
  },
  "Map every tap, lamp and bin of your street on paper, mark the broken, and take it to your councillor.": {
    hinglish:
      "Kaagaz par apni gali ka naksha banaiye jismein har nal, batti aur koodedaan ho, kharab walon par nishan lagaiye aur use apne parshad ke paas le jaiye.",
    hindi: "काग़ज़ पर अपनी गली का नक़्शा बनाइए जिसमें हर नल, बत्ती और कूड़ेदान हो, ख़राब वालों पर निशान लगाइए और उसे अपने पार्षद के पास ले जाइए।",
  },
  "Contractors who vanish with the deductions": {
    hinglish: "Thekedaar jo mazdooron ki kati rakam lekar gaayab ho jaate hain",
    hindi: "ठेकेदार जो मज़दूरों की कटी रक़म लेकर ग़ायब हो जाते हैं",
  },
  "An employer brings a lawyer, and the worker a torn payslip": {
    hinglish: "Maalik vakeel laata hai aur mazdoor ek phati payslip",
    hindi: "मालिक वकील लाता है और मज़दूर एक फटी पेस्लिप",
  },
  "One name spelt three ways in three papers, and a claim is stuck": {
    hinglish: "Teen kaagazon mein ek hi naam teen tarah likha, aur claim atka",
    hindi: "तीन काग़ज़ों में एक ही नाम तीन तरह लिखा, और क्लेम अटका",
  },
  "With a working relative, read a payslip: PF, ESI, net; then work out twelve months' savings including the employer's share.": {
    hinglish:
      "Naukri karne wale kisi rishtedar ke saath unki payslip padhiye: PF, ESI aur haath mein aane wali tankhwah; phir maalik ka hissa jodkar barah mahine ki bachat nikaaliye.",
    hindi:
      "नौकरी करने वाले किसी रिश्तेदार के साथ उनकी पेस्लिप पढ़िए: PF, ESI और हाथ में आने वाली तनख़्वाह; फिर मालिक का हिस्सा जोड़कर बारह महीने की बचत निकालिए।",
  },
  "The network fails on pension day": { hinglish: "Pension ke din hi network baith jaana", hindi: "पेंशन के दिन ही नेटवर्क बैठ जाना" },
  "Savings and insurance targets from the circle office": {
    hinglish: "Circle office se aane wale bachat aur beema ke target",
    hindi: "सर्किल ऑफ़िस से आने वाले बचत और बीमा के टारगेट",
  },
  "A short till comes out of your salary": {
    hinglish: "Cash kam nikle to woh aapki tankhwah se katta hai",
    hindi: "कैश कम निकले तो वह आपकी तनख़्वाह से कटता है",
  },
  "Open or read a small post office savings passbook, and compare its yearly interest with a bank's in rupees.": {
    hinglish:
      "Post office ka chhota bachat khata kholiye ya uski passbook padhiye, aur uske saal bhar ke byaaj ki bank ke byaaj se rupayon mein tulna kijiye.",
    hindi: "पोस्ट ऑफ़िस का छोटा बचत खाता खोलिए या उसकी पासबुक पढ़िए, और उसके साल भर के ब्याज की बैंक के ब्याज से रुपयों में तुलना कीजिए।",
  },
  "Online-shop parcels piled on a bicycle meant for letters": {
    hinglish: "Chitthiyon wali cycle par online dukaanon ke parcel ka dher",
    hindi: "चिट्ठियों वाली साइकिल पर ऑनलाइन दुकानों के पार्सल का ढेर",
  },
  "Lanes where house 14 stands beside 41 and nobody is at home to sign": {
    hinglish: "Galiyan jahan makaan 14 ke bagal mein 41 hai aur dastakhat karne ko ghar par koi nahi",
    hindi: "गलियाँ जहाँ मकान 14 के बग़ल में 41 है और दस्तख़त करने को घर पर कोई नहीं",
  },
  "One missing Speed Post letter means an inquiry": {
    hinglish: "Speed Post ki ek chitthi gum hui to jaanch baithi",
    hindi: "स्पीड पोस्ट की एक चिट्ठी गुम हुई तो जाँच बैठी",
  },
  "From one box, send yourself postcards with the right, a wrong and no PIN code; log the days each takes.": {
    hinglish:
      "Ek hi letter box se apne naam postcard daaliye: ek sahi PIN code ke saath, ek galat ke saath aur ek bina PIN code ke; likhiye ki kaun kitne din mein pahuncha.",
    hindi:
      "एक ही लेटर बॉक्स से अपने नाम पोस्टकार्ड डालिए: एक सही PIN कोड के साथ, एक ग़लत के साथ और एक बिना PIN कोड के; लिखिए कि कौन कितने दिन में पहुँचा।",
  },
  "Night turns, for the mail trains and lorries that come in after dark": {
    hinglish: "Raat ki shift, un mail train aur lorry ke liye jo andhera hone par aati hain",
    hindi: "रात की शिफ़्ट, उन मेल ट्रेनों और लॉरियों के लिए जो अँधेरा होने पर आती हैं",
  },
  "Paper dust and aching shoulders": { hinglish: "Kaagaz ki dhool aur dukhte kandhe", hindi: "काग़ज़ की धूल और दुखते कंधे" },
  "In the week before Rakhi the bags rise faster than you can empty them": {
    hinglish: "Rakhi se pehle wale hafte mein thaile khaali hone se tez badhte hain",
    hindi: "राखी से पहले वाले हफ़्ते में थैले ख़ाली होने से तेज़ बढ़ते हैं",
  },
  "Memorise what each of the six digits of a PIN code tells, then sort fifty old envelopes at home against the clock.": {
    hinglish:
      "Yaad kijiye ki PIN code ke chhe ankon mein se har ek kya batata hai, phir ghar par pachaas purane lifaafe ghadi dekhkar chhaantiye.",
    hindi: "याद कीजिए कि PIN कोड के छह अंकों में से हर एक क्या बताता है, फिर घर पर पचास पुराने लिफ़ाफ़े घड़ी देखकर छाँटिए।",
  },
  "Transferred overnight for the right arrest": {
    hinglish: "Sahi giraftari karne par raaton-raat tabadla",
    hindi: "सही गिरफ़्तारी करने पर रातों-रात तबादला",
  },
  "You order force against a crowd, and live with it": {
    hinglish: "Bheed par bal prayog ka aadesh aapka, aur uska bojh bhi umar bhar aapka",
    hindi: "भीड़ पर बल-प्रयोग का आदेश आपका, और उसका बोझ भी उम्र भर आपका",
  },
  "Your family lives under guard and gossip": {
    hinglish: "Parivaar pehre mein rehta hai aur logon ki baaton mein bhi",
    hindi: "परिवार पहरे में रहता है और लोगों की बातों में भी",
  },
  "Plan a school sports day's crowd on paper: gates, first aid, lost children and one rumour; ask a teacher to break it.": {
    hinglish:
      "School ke sports day ki bheed ka plan kaagaz par banaiye: gate, first aid, khoye bachche aur ek afwaah; phir kisi teacher se usmein kamiyan nikalwaiye.",
    hindi: "स्कूल के स्पोर्ट्स डे की भीड़ का प्लान काग़ज़ पर बनाइए: गेट, फ़र्स्ट एड, खोए बच्चे और एक अफ़वाह; फिर किसी शिक्षक से उसमें कमियाँ निकलवाइए।",
  },
  'Local leaders ring about "our boy"': {
    hinglish: "Sthaniya neta jo phone par kehte hain ki apna hi ladka hai",
    hindi: "स्थानीय नेता जो फ़ोन पर कहते हैं कि अपना ही लड़का है",
  },
  "Sleep at the station in riot, poll and festival weeks": {
    hinglish: "Dange, chunaav aur tyohaar ke hafton mein thane mein hi sona",
    hindi: "दंगे, चुनाव और त्योहार के हफ़्तों में थाने में ही सोना",
  },
  "A custody death, and the law rightly looks at you first": {
    hinglish: "Hiraasat mein maut ho to kanoon sabse pehle aap par nazar daalta hai, aur theek hi",
    hindi: "हिरासत में मौत हो तो क़ानून सबसे पहले आप पर नज़र डालता है, और ठीक ही",
  },
  "Read a blank FIR form on your state police site and fill it for a stolen bicycle with time, place and facts only.": {
    hinglish:
      "Apne rajya ki police site par khaali FIR form padhiye aur chori hui ek cycle ke liye use bhariye: samay, jagah aur sirf sachchi baatein.",
    hindi: "अपने राज्य की पुलिस साइट पर ख़ाली FIR फ़ॉर्म पढ़िए और चोरी हुई एक साइकिल के लिए उसे भरिए: समय, जगह और सिर्फ़ सच्ची बातें।",
  },
  "Duty of sixteen hours when VIPs pass": { hinglish: "VIP guzrein to solah ghante ki duty", hindi: "VIP गुज़रें तो सोलह घंटे की ड्यूटी" },
  "Barracks with more men than beds": {
    hinglish: "Barrack jahan palang kam aur jawan zyada hain",
    hindi: "बैरक जहाँ पलंग कम और जवान ज़्यादा हैं",
  },
  "Neighbours fear your uniform and ask favours of it": {
    hinglish: "Padosi aapki vardi se darte bhi hain aur usi se sifarish bhi chahte hain",
    hindi: "पड़ोसी आपकी वर्दी से डरते भी हैं और उसी से सिफ़ारिश भी चाहते हैं",
  },
  "Train for the usual 1,600 metre run for four weeks, and log your time; ask a beat officer what he carries.": {
    hinglish:
      "Bharti ki 1,600 metre ki aam daud ke liye chaar hafte abhyaas kijiye aur apna samay likhte rahiye; kisi beat officer se poochiye ki duty par kya-kya lekar chalna hota hai.",
    hindi:
      "भर्ती की 1,600 मीटर की आम दौड़ के लिए चार हफ़्ते अभ्यास कीजिए और अपना समय लिखते रहिए; किसी बीट अफ़सर से पूछिए कि ड्यूटी पर क्या-क्या लेकर चलना होता है।",
  },
  "Exhaust in your lungs and hot tar under your boots": {
    hinglish: "Phephdon mein dhuaan aur boot ke neeche tapta taarkol",
    hindi: "फेफड़ों में धुआँ और बूट के नीचे तपता तारकोल",
  },
  "Drivers who drop a big name instead of a licence": {
    hinglish: "Driver jo licence dikhane ki jagah kisi bade aadmi ka naam lete hain",
    hindi: "ड्राइवर जो लाइसेंस दिखाने की जगह किसी बड़े आदमी का नाम लेते हैं",
  },
  "Hit by the very car you waved down": {
    hinglish: "Jis gaadi ko rukne ka ishaara kiya, usi se takkar khana",
    hindi: "जिस गाड़ी को रुकने का इशारा किया, उसी से टक्कर खाना",
  },
  "For an hour at a safe footpath spot, tally helmets, seat belts and red-light jumping; present rates to your class.": {
    hinglish:
      "Footpath par kisi surakshit jagah se ek ghanta helmet, seat belt aur laal batti todne walon ki ginti kijiye; class ko bataiye ki kitne pratishat ne kya kiya.",
    hindi: "फ़ुटपाथ पर किसी सुरक्षित जगह से एक घंटा हेलमेट, सीट बेल्ट और लाल बत्ती तोड़ने वालों की गिनती कीजिए; क्लास को बताइए कि कितने प्रतिशत ने क्या किया।",
  },
  "Witnesses turn hostile for money or fear": {
    hinglish: "Gawah jo paise ya dar se mukar jaate hain",
    hindi: "गवाह जो पैसे या डर से मुकर जाते हैं",
  },
  "A mother rings each Sunday and you have no answer": {
    hinglish: "Ek maa har Sunday phone karti hai aur aapke paas jawab nahi",
    hindi: "एक माँ हर रविवार फ़ोन करती है और आपके पास जवाब नहीं",
  },
  "Faces of the dead go home with you": {
    hinglish: "Marne walon ke chehre aapke saath ghar tak aate hain",
    hindi: "मरने वालों के चेहरे आपके साथ घर तक आते हैं",
  },
  'Set up a "theft" with a friend, list each person\'s story and times, and find the one that cannot be true.': {
    hinglish:
      "Kisi dost ke saath ek jhooth-mooth ki chori rachiye, har vyakti ka bayaan aur samay likhiye, aur woh bayaan pakdiye jo sach ho hi nahi sakta.",
    hindi: "किसी दोस्त के साथ एक झूठ-मूठ की चोरी रचिए, हर व्यक्ति का बयान और समय लिखिए, और वह बयान पकड़िए जो सच हो ही नहीं सकता।",
  },
  "Nobody may know what you prevented": {
    hinglish: "Aapne kya hone se roka, yeh kisi ko pata nahi chal sakta",
    hindi: "आपने क्या होने से रोका, यह किसी को पता नहीं चल सकता",
  },
  "A lonely posting, a cover name, missed birthdays": {
    hinglish: "Akeli posting, nakli naam aur chhoote hue janmdin",
    hindi: "अकेली पोस्टिंग, नक़ली नाम और छूटे हुए जन्मदिन",
  },
  "Blamed publicly when one warning of a thousand is late": {
    hinglish: "Hazaar mein ek chetavni der se pahunche to sabke saamne dosh",
    hindi: "हज़ार में एक चेतावनी देर से पहुँचे तो सबके सामने दोष",
  },
  "Take one viral message, trace its first source and date, and grade how sure you are with reasons.": {
    hinglish:
      "Ek viral message lijiye, dhoondhiye ki woh sabse pehle kahan se aur kab chala, aur vajah ke saath likhiye ki aapko kitna yakeen hai.",
    hindi: "एक वायरल मैसेज लीजिए, ढूँढ़िए कि वह सबसे पहले कहाँ से और कब चला, और वजह के साथ लिखिए कि आपको कितना यक़ीन है।",
  },
  "Scenes trampled before you come": {
    hinglish: "Aapke pahunchne se pehle raunda hua mauka-e-vaardaat",
    hindi: "आपके पहुँचने से पहले रौंदा हुआ मौक़ा-ए-वारदात",
  },
  "A defence lawyer who calls your life's work a smudge": {
    hinglish: "Bachaav ka vakeel jo aapke jeevan bhar ke kaam ko ek dhabba kehta hai",
    hindi: "बचाव का वकील जो आपके जीवन भर के काम को एक धब्बा कहता है",
  },
  "Taking prints from the dead": { hinglish: "Murdon ki ungliyon ke nishan lena", hindi: "मुर्दों की उँगलियों के निशान लेना" },
  "Take prints of five family members with pencil graphite and clear tape, and sort loops, whorls and arches.": {
    hinglish:
      "Pencil ke graphite aur paardarshi tape se parivaar ke paanch logon ki ungliyon ke nishan lijiye, aur unhe loop, whorl aur arch mein chhaantiye.",
    hindi: "पेंसिल के ग्रेफ़ाइट और पारदर्शी टेप से परिवार के पाँच लोगों की उँगलियों के निशान लीजिए, और उन्हें लूप, व्होर्ल और आर्च में छाँटिए।",
  },
  "A bomb hunt is real each time": { hinglish: "Bomb ki har talaash asli hoti hai", hindi: "बम की हर तलाश असली होती है" },
  "Your partner retires at nine and you grieve": {
    hinglish: "Saathi kutta nau saal ka hokar retire hota hai aur dukh aapko",
    hindi: "साथी कुत्ता नौ साल का होकर रिटायर होता है और दुख आपको",
  },
  "Bound to her meals on every festival": {
    hinglish: "Har tyohaar par bhi kutte ke khane ke samay se bandhe rehna",
    hindi: "हर त्योहार पर भी कुत्ते के खाने के समय से बँधे रहना",
  },
  "Teach a friendly dog you know to find one scented cloth under three pots, with treats, five minutes a day.": {
    hinglish:
      "Apne jaan-pehchaan ke kisi dostana kutte ko teen gamlon ke neeche chhupa khushboo wala ek kapda dhoondhna sikhaiye, inaam ki khaane ki cheez dekar, roz paanch minute.",
    hindi: "अपनी जान-पहचान के किसी दोस्ताना कुत्ते को तीन गमलों के नीचे छिपा ख़ुशबू वाला एक कपड़ा ढूँढ़ना सिखाइए, इनाम की खाने की चीज़ देकर, रोज़ पाँच मिनट।",
  },
  "Thieves know every train and slip off at the outer signal": {
    hinglish: "Chor har train jaante hain aur outer signal par utarkar bhaag jaate hain",
    hindi: "चोर हर ट्रेन जानते हैं और आउटर सिग्नल पर उतरकर भाग जाते हैं",
  },
  "Bodies on the line, collected by you": {
    hinglish: "Patri par kati laashein, jinhe aapko hi uthana padta hai",
    hindi: "पटरी पर कटी लाशें, जिन्हें आपको ही उठाना पड़ता है",
  },
  "Sleep in a moving coach between two escorts": {
    hinglish: "Do escort duty ke beech chalte dibbe mein neend",
    hindi: "दो एस्कॉर्ट ड्यूटी के बीच चलते डिब्बे में नींद",
  },
  "On your next train trip note the 139 helpline, exits, and three places where a bag could be taken unseen.": {
    hinglish:
      "Agli train yatra mein 139 helpline, bahar nikalne ke raaste aur teen aisi jagah likhiye jahan se bag chupke se uthaya ja sakta hai.",
    hindi: "अगली ट्रेन यात्रा में 139 हेल्पलाइन, बाहर निकलने के रास्ते और तीन ऐसी जगह लिखिए जहाँ से बैग चुपके से उठाया जा सकता है।",
  },
  "Clients hope for guilt and sometimes pay to find it": {
    hinglish: "Client jo chahte hain ki dosh nikle, aur kabhi dosh nikaalne ke hi paise dete hain",
    hindi: "क्लाइंट जो चाहते हैं कि दोष निकले, और कभी दोष निकालने के ही पैसे देते हैं",
  },
  "The law gives you no powers, and privacy rules can bite": {
    hinglish: "Kanoon aapko koi adhikaar nahi deta, aur privacy ke niyam ulte pad sakte hain",
    hindi: "क़ानून आपको कोई अधिकार नहीं देता, और प्राइवेसी के नियम उलटे पड़ सकते हैं",
  },
  "Nights of waiting, and then nothing happens": {
    hinglish: "Raat-raat bhar intezaar, aur phir kuch hota hi nahi",
    hindi: "रात-रात भर इंतज़ार, और फिर कुछ होता ही नहीं",
  },
  "Sit at a bench for twenty minutes, then write from memory the order and clothing of six passers-by; a friend beside you keeps the true list.":
    {
      hinglish:
        "Kisi bench par bees minute baithiye, phir chhe guzarne walon ka kram aur unke kapde yaad se likhiye; bagal mein baitha dost sahi list rakhe.",
      hindi: "किसी बेंच पर बीस मिनट बैठिए, फिर छह गुज़रने वालों का क्रम और उनके कपड़े याद से लिखिए; बग़ल में बैठा दोस्त सही लिस्ट रखे।",
    },
  "Years away from spouse and children in field postings": {
    hinglish: "Field posting mein saalon tak jeevansaathi aur bachchon se door",
    hindi: "फ़ील्ड पोस्टिंग में सालों तक जीवनसाथी और बच्चों से दूर",
  },
  "Winter on a high post, with the road shut behind you for months": {
    hinglish: "Oonchi chauki par sardiyan, jab peeche ka raasta mahinon band rehta hai",
    hindi: "ऊँची चौकी पर सर्दियाँ, जब पीछे का रास्ता महीनों बंद रहता है",
  },
  "Writing to a family after a soldier is killed": {
    hinglish: "Jawan ke shaheed hone par uske parivaar ko chitthi likhna",
    hindi: "जवान के शहीद होने पर उसके परिवार को चिट्ठी लिखना",
  },
  "Join your school's NCC unit, or else read a contour map and lead three friends on a planned walk by it.": {
    hinglish:
      "School ki NCC unit mein shaamil hoiye, ya phir contour wala naksha padhiye aur usi ke sahare teen doston ko soche hue raaste par ghumane le jaiye.",
    hindi: "स्कूल की NCC यूनिट में शामिल होइए, या फिर कंटूर वाला नक़्शा पढ़िए और उसी के सहारे तीन दोस्तों को सोचे हुए रास्ते पर घुमाने ले जाइए।",
  },
  "Only one Agniveer in four is kept after four years, by the rule so far": {
    hinglish: "Ab tak ke niyam se chaar saal baad chaar mein se ek hi Agniveer rakha jaata hai",
    hindi: "अब तक के नियम से चार साल बाद चार में से एक ही अग्निवीर रखा जाता है",
  },
  "Leave is refused when the front is tense": {
    hinglish: "Seema par tanaav ho to chhutti nahi milti",
    hindi: "सीमा पर तनाव हो तो छुट्टी नहीं मिलती",
  },
  "Frostbite, malaria and loads of thirty kilos uphill": {
    hinglish: "Barf se gale ang, malaria aur chadhai par tees kilo ka bojh",
    hindi: "बर्फ़ से गले अंग, मलेरिया और चढ़ाई पर तीस किलो का बोझ",
  },
  "Train six weeks for the army's 1.6 km run, pull-ups and zig-zag balance, with a doctor's nod, and log each time.": {
    hinglish:
      "Doctor se haan lekar army ki 1.6 km daud, pull-up aur zig-zag balance ke liye chhe hafte abhyaas kijiye, aur har baar ka samay likhiye.",
    hindi: "डॉक्टर से हाँ लेकर सेना की 1.6 km दौड़, पुल-अप और ज़िग-ज़ैग बैलेंस के लिए छह हफ़्ते अभ्यास कीजिए, और हर बार का समय लिखिए।",
  },
  "Ears that ring despite the plugs": { hinglish: "Plug lagane ke baad bhi goonjte kaan", hindi: "प्लग लगाने के बाद भी गूँजते कान" },
  "Hauling guns up mountain tracks by hand and winch": {
    hinglish: "Haath aur winch se topein pahaadi raaston par chadhana",
    hindi: "हाथ और विंच से तोपें पहाड़ी रास्तों पर चढ़ाना",
  },
  "Out after four years unless you are the one Agniveer in four kept by the rule so far": {
    hinglish: "Chaar saal baad bahar, jab tak aap ab tak ke niyam se rakhe jaane wale chaar mein se ek Agniveer na hon",
    hindi: "चार साल बाद बाहर, जब तक आप अब तक के नियम से रखे जाने वाले चार में से एक अग्निवीर न हों",
  },
  "Throw a ball at 30, 45 and 60 degrees, measure each range, and explain with a sketch which angle went farthest and why.": {
    hinglish:
      "Gend ko 30, 45 aur 60 degree par phenkiye, har baar ki doori naapiye, aur chitra banakar samjhaiye ki kis kon par gend sabse door gayi aur kyon.",
    hindi: "गेंद को 30, 45 और 60 डिग्री पर फेंकिए, हर बार की दूरी नापिए, और चित्र बनाकर समझाइए कि किस कोण पर गेंद सबसे दूर गई और क्यों।",
  },
  "Nine in ten who volunteer are sent back": {
    hinglish: "Khud aage aane wale das mein se nau lauta diye jaate hain",
    hindi: "ख़ुद आगे आने वाले दस में से नौ लौटा दिए जाते हैं",
  },
  "Nothing of your work may be told at home": {
    hinglish: "Apne kaam ki koi baat ghar par nahi batayi ja sakti",
    hindi: "अपने काम की कोई बात घर पर नहीं बताई जा सकती",
  },
  "Whoever came as an Agniveer has four years to serve, and by the rule so far three in four then leave": {
    hinglish: "Agniveer bankar aane walon ki naukri chaar saal ki, aur ab tak ke niyam se phir chaar mein se teen bahar",
    hindi: "अग्निवीर बनकर आने वालों की नौकरी चार साल की, और अब तक के नियम से फिर चार में से तीन बाहर",
  },
  "Learn to swim well or improve your distance with a lifeguard present, then practise tying five rescue knots with wet hands.": {
    hinglish:
      "Lifeguard ki maujoodgi mein achhi tarah tairna seekhiye ya apni doori badhaiye, phir geele haathon se bachaav ki paanch gaanthein baandhne ka abhyaas kijiye.",
    hindi: "लाइफ़गार्ड की मौजूदगी में अच्छी तरह तैरना सीखिए या अपनी दूरी बढ़ाइए, फिर गीले हाथों से बचाव की पाँच गाँठें बाँधने का अभ्यास कीजिए।",
  },
  "First into the minefield, last over the bridge": {
    hinglish: "Barudi surangon mein sabse pehle, pul ke paar sabse baad mein",
    hindi: "बारूदी सुरंगों में सबसे पहले, पुल के पार सबसे बाद में",
  },
  "Monsoon after monsoon of flood duty at festival time": {
    hinglish: "Har barsaat tyohaar ke dinon mein baadh ki duty",
    hindi: "हर बरसात त्योहार के दिनों में बाढ़ की ड्यूटी",
  },
  "Most sappers of the Agniveer entry go home after four years: the rule so far keeps a quarter": {
    hinglish: "Agniveer bankar aaye zyadatar sapper chaar saal baad ghar: ab tak ka niyam ek chauthai hi rakhta hai",
    hindi: "अग्निवीर बनकर आए ज़्यादातर सैपर चार साल बाद घर: अब तक का नियम एक चौथाई ही रखता है",
  },
  "Lash a small table of sticks with string alone, load it with books, and find out which knot gives first.": {
    hinglish:
      "Sirf dori se lakdiyan baandhkar ek chhoti mez banaiye, us par kitaabein rakhte jaiye, aur dekhiye ki kaun si gaanth sabse pehle khulti hai.",
    hindi: "सिर्फ़ डोरी से लकड़ियाँ बाँधकर एक छोटी मेज़ बनाइए, उस पर किताबें रखते जाइए, और देखिए कि कौन-सी गाँठ सबसे पहले खुलती है।",
  },
  "Months at sea without a phone signal": { hinglish: "Phone signal ke bina mahinon samudra mein", hindi: "फ़ोन सिग्नल के बिना महीनों समुद्र में" },
  "Four-hour watches that chop every night in two": {
    hinglish: "Chaar-chaar ghante ke pehre jo har raat ko do tukdon mein baant dete hain",
    hindi: "चार-चार घंटे के पहरे जो हर रात को दो टुकड़ों में बाँट देते हैं",
  },
  "Seasickness that some never lose": {
    hinglish: "Samudra mein ulti aur chakkar, jo kuch logon ke kabhi nahi jaate",
    hindi: "समुद्र में उलटी और चक्कर, जो कुछ लोगों के कभी नहीं जाते",
  },
  "Learn the international code flags and the lights ships show at night, then name ships off Kochi on a live map.": {
    hinglish:
      "Jahaazon ke antarrashtriya code jhande aur raat mein dikhne wali battiyan seekhiye, phir live map par Kochi ke paas ke jahaazon ke naam bataiye.",
    hindi: "जहाज़ों के अंतरराष्ट्रीय कोड झंडे और रात में दिखने वाली बत्तियाँ सीखिए, फिर लाइव मैप पर कोच्चि के पास के जहाज़ों के नाम बताइए।",
  },
  "A bunk and a locker are all your space": {
    hinglish: "Apni jagah ke naam par bas ek bunk aur ek locker",
    hindi: "अपनी जगह के नाम पर बस एक बंक और एक लॉकर",
  },
  "Submarine and ship smells that follow you ashore": {
    hinglish: "Submarine aur jahaaz ki gandh jo kinaare tak peecha karti hai",
    hindi: "पनडुब्बी और जहाज़ की गंध जो किनारे तक पीछा करती है",
  },
  "An Agniveer serves four years, and only one in four is kept by the rule so far": {
    hinglish: "Agniveer ki naukri chaar saal ki, aur ab tak ke niyam se chaar mein se ek hi rakha jaata hai",
    hindi: "अग्निवीर की नौकरी चार साल की, और अब तक के नियम से चार में से एक ही रखा जाता है",
  },
  "Name ten things seen from your gate or window by compass bearing and guessed distance, and swim your first hundred metres at a guarded pool.":
    {
      hinglish:
        "Apne gate ya khidki se dikhne wali das cheezein compass ki disha aur andaaze ki doori ke saath likhiye, aur lifeguard wale pool mein apne pehle sau metre tairiye.",
      hindi: "अपने गेट या खिड़की से दिखने वाली दस चीज़ें कंपास की दिशा और अंदाज़े की दूरी के साथ लिखिए, और लाइफ़गार्ड वाले पूल में अपने पहले सौ मीटर तैरिए।",
    },
  "An ejection saves your life and may ruin your back": {
    hinglish: "Ejection jaan bachata hai, par kamar bigaad sakta hai",
    hindi: "इजेक्शन जान बचाता है, पर कमर बिगाड़ सकता है",
  },
  "Eyesight and leg-length rules shut out many keen applicants": {
    hinglish: "Nazar aur taangon ki lambai ke niyam kai utsuk ummeedwaron ko bahar kar dete hain",
    hindi: "नज़र और टाँगों की लंबाई के नियम कई उत्सुक उम्मीदवारों को बाहर कर देते हैं",
  },
  "Funerals of coursemates in peacetime": {
    hinglish: "Jung na ho tab bhi apne coursemates ki antim vidaai",
    hindi: "जंग न हो तब भी अपने कोर्समेट्स की अंतिम विदाई",
  },
  "On a free flight simulator such as FlightGear, hold height and heading for five minutes; then try with the instruments alone.": {
    hinglish:
      "FlightGear jaise kisi free flight simulator par paanch minute disha aur oonchai ek si rakhiye; phir sirf instruments dekhkar kijiye.",
    hindi: "FlightGear जैसे किसी मुफ़्त फ़्लाइट सिम्युलेटर पर पाँच मिनट दिशा और ऊँचाई एक-सी रखिए; फिर सिर्फ़ इंस्ट्रूमेंट देखकर कीजिए।",
  },
  "Deciding whether your own crew goes into a cyclone for six strangers": {
    hinglish: "Yeh tay karna ki chhe ajnabiyon ke liye apna crew toofaan mein jaye ya nahi",
    hindi: "यह तय करना कि छह अजनबियों के लिए अपना क्रू तूफ़ान में जाए या नहीं",
  },
  "An inquiry for every scrape of the hull": {
    hinglish: "Jahaaz ke dhaanche par har kharonch ki jaanch",
    hindi: "जहाज़ के ढाँचे पर हर खरोंच की जाँच",
  },
  "Days of searching an empty sea for a boat that is never found": {
    hinglish: "Khaali samudra mein kai din us naav ki talaash jo kabhi nahi milti",
    hindi: "ख़ाली समुद्र में कई दिन उस नाव की तलाश जो कभी नहीं मिलती",
  },
  "Follow one cyclone on the IMD website and note when fishermen were warned, when ports hoisted signals and who was rescued.": {
    hinglish:
      "IMD ki website par ek cyclone par nazar rakhiye aur likhiye ki machhuaron ko chetavni kab mili, bandargahon ne signal kab lagaye aur kise bachaya gaya.",
    hindi: "IMD की वेबसाइट पर एक साइक्लोन पर नज़र रखिए और लिखिए कि मछुआरों को चेतावनी कब मिली, बंदरगाहों ने सिग्नल कब लगाए और किसे बचाया गया।",
  },
  "Fifty degrees in the Thar, minus thirty in Ladakh": {
    hinglish: "Thar mein pachaas degree, Ladakh mein shunya se tees neeche",
    hindi: "थार में पचास डिग्री, लद्दाख में शून्य से तीस नीचे",
  },
  "Family quarters are far from the outpost": {
    hinglish: "Parivaar ke quarter chauki se bahut door",
    hindi: "परिवार के क्वार्टर चौकी से बहुत दूर",
  },
  "Turning back a villager who only wants to see cousins across the wire": {
    hinglish: "Us gaon wale ko lautana jise bas taar ke paar apne rishtedaron se milna hai",
    hindi: "उस गाँव वाले को लौटाना जिसे बस तार के पार अपने रिश्तेदारों से मिलना है",
  },
  "Sit silently at dusk for forty minutes at an open window and log each sound, movement and light; check what you missed.": {
    hinglish:
      "Shaam dhalte samay khuli khidki par chaalis minute chupchaap baithiye aur har aawaaz, hilna-dulna aur roshni likhiye; phir jaanchiye ki kya chhoot gaya.",
    hindi: "शाम ढलते समय खुली खिड़की पर चालीस मिनट चुपचाप बैठिए और हर आवाज़, हिलना-डुलना और रोशनी लिखिए; फिर जाँचिए कि क्या छूट गया।",
  },
  "Chemical smoke whose harm shows years later": {
    hinglish: "Chemical ka dhuaan jiska nuksaan saalon baad dikhta hai",
    hindi: "केमिकल का धुआँ जिसका नुक़सान सालों बाद दिखता है",
  },
  "Crowds that block the lane and then shout": {
    hinglish: "Bheed jo gali rok leti hai aur phir chillati hai",
    hindi: "भीड़ जो गली रोक लेती है और फिर चिल्लाती है",
  },
  "Twenty-four-hour turns away from home, even on Diwali": {
    hinglish: "Ghar se door chaubees ghante ki duty, Diwali par bhi",
    hindi: "घर से दूर चौबीस घंटे की ड्यूटी, दिवाली पर भी",
  },
  "Ask your fire station for a visit, then draw your home's two ways out and time the family's escape.": {
    hinglish:
      "Apne fire station se dekhne aane ki ijaazat maangiye, phir apne ghar se nikalne ke do raaste kaagaz par banaiye aur parivaar ke bahar nikalne ka samay naapiye.",
    hindi: "अपने फ़ायर स्टेशन से देखने आने की इजाज़त माँगिए, फिर अपने घर से निकलने के दो रास्ते काग़ज़ पर बनाइए और परिवार के बाहर निकलने का समय नापिए।",
  },
  "Sending a crew into a building that may come down on them": {
    hinglish: "Aisi imaarat mein crew bhejna jo usi par gir sakti hai",
    hindi: "ऐसी इमारत में क्रू भेजना जो उसी पर गिर सकती है",
  },
  "Old engines and vacant posts in most towns": {
    hinglish: "Zyadatar shahron mein purani gaadiyan aur khaali pad",
    hindi: "ज़्यादातर शहरों में पुरानी गाड़ियाँ और ख़ाली पद",
  },
  "Inquiry after inquiry when people died": { hinglish: "Log maare gaye hon to jaanch par jaanch", hindi: "लोग मारे गए हों तो जाँच पर जाँच" },
  "Sketch the lanes round your market and mark where a fire engine would stick; show it to the local station.": {
    hinglish:
      "Apne bazaar ke aas-paas ki galiyon ka naksha banaiye aur nishan lagaiye ki fire engine kahan phansegi; use apne fire station mein dikhaiye.",
    hindi: "अपने बाज़ार के आसपास की गलियों का नक़्शा बनाइए और निशान लगाइए कि दमकल की गाड़ी कहाँ फँसेगी; उसे अपने फ़ायर स्टेशन में दिखाइए।",
  },
  "Owners with influential friends press for the certificate": {
    hinglish: "Maalik jo certificate ke liye apne raubdaar doston se dabaav dalwate hain",
    hindi: "मालिक जो सर्टिफ़िकेट के लिए अपने रौबदार दोस्तों से दबाव डलवाते हैं",
  },
  "Notices are ignored until people die": {
    hinglish: "Logon ke marne tak notice ki koi parvaah nahi karta",
    hindi: "लोगों के मरने तक नोटिस की कोई परवाह नहीं करता",
  },
  "Exits you had opened are chained again the week after": {
    hinglish: "Jo nikaas aapne khulwaye, agle hafte un par phir zanjeer",
    hindi: "जो निकास आपने खुलवाए, अगले हफ़्ते उन पर फिर ज़ंजीर",
  },
  "Walk a mall or wedding hall with an adult and a list: exits marked, doors unlocked, extinguishers in date, stairs clear; count what fails.":
    {
      hinglish:
        "Kisi bade ke saath mall ya shaadi ghar mein list lekar ghumiye: nikaas par nishan, darwaze khule, extinguisher ki taareekh baaki, seedhiyan khaali; giniye ki kitni baatein fail hain.",
      hindi:
        "किसी बड़े के साथ मॉल या शादी घर में लिस्ट लेकर घूमिए: निकास पर निशान, दरवाज़े खुले, एक्सटिंग्विशर की तारीख़ बाक़ी, सीढ़ियाँ ख़ाली; गिनिए कि कितनी बातें फ़ेल हैं।",
    },
  "Plans gather dust in a quiet year": {
    hinglish: "Shaant saal mein yojanaon par dhool jamti rehti hai",
    hindi: "शांत साल में योजनाओं पर धूल जमती रहती है",
  },
  "Mostly contract posts, renewed year by year": {
    hinglish: "Zyadatar contract ki naukri, jo saal dar saal badhayi jaati hai",
    hindi: "ज़्यादातर कॉन्ट्रैक्ट की नौकरी, जो साल-दर-साल बढ़ाई जाती है",
  },
  "Weeks in relief camps where nothing is enough": {
    hinglish: "Rahat shiviron mein kai hafte, jahan kuch bhi poora nahi padta",
    hindi: "राहत शिविरों में कई हफ़्ते, जहाँ कुछ भी पूरा नहीं पड़ता",
  },
  "With the NDMA's free earthquake and flood advice, pack an emergency bag for your family from things already at home.": {
    hinglish:
      "NDMA ki free bhukamp aur baadh ki salah padhkar, ghar mein pehle se maujood cheezon se apne parivaar ke liye ek emergency bag taiyaar kijiye.",
    hindi: "NDMA की मुफ़्त भूकंप और बाढ़ की सलाह पढ़कर, घर में पहले से मौजूद चीज़ों से अपने परिवार के लिए एक इमरजेंसी बैग तैयार कीजिए।",
  },
  "A forty-kilo suit in May heat": { hinglish: "May ki garmi mein chaalis kilo ka suit", hindi: "मई की गरमी में चालीस किलो का सूट" },
  "Ninety-nine hoaxes, and the hundredth must be treated alike": {
    hinglish: "Ninyanve jhoothi khabrein, aur sauvi ko bhi waise hi lena padta hai",
    hindi: "निन्यानवे झूठी ख़बरें, और सौवीं को भी वैसे ही लेना पड़ता है",
  },
  "Your family counts every call-out": { hinglish: "Ghar wale har bulaave ki ginti karte hain", hindi: "घर वाले हर बुलावे की गिनती करते हैं" },
  "Let a friend move one thing in a room you know well; search it strip by strip without touching, and name what changed.": {
    hinglish:
      "Apne achhe se jaane kamre mein kisi dost se ek cheez khiskwaiye; bina chhue kamre ko patti dar patti dekhiye aur bataiye ki kya badla.",
    hindi: "अपने अच्छे से जाने कमरे में किसी दोस्त से एक चीज़ खिसकवाइए; बिना छुए कमरे को पट्टी-दर-पट्टी देखिए और बताइए कि क्या बदला।",
  },
  "Prank calls while real ones wait": {
    hinglish: "Mazaak wale phone, jab asli call intezaar mein hain",
    hindi: "मज़ाक़ वाले फ़ोन, जब असली कॉल इंतज़ार में हैं",
  },
  "You seldom learn whether the child lived": {
    hinglish: "Shaayad hi kabhi pata chalta hai ki bachcha bacha ya nahi",
    hindi: "शायद ही कभी पता चलता है कि बच्चा बचा या नहीं",
  },
  "Headset nights and pay near an ordinary call centre's": {
    hinglish: "Headset par raatein aur tankhwah aam call centre ke aas-paas",
    hindi: "हेडसेट पर रातें और तनख़्वाह आम कॉल सेंटर के आसपास",
  },
  "Play it with a friend: he describes a made-up accident in panic; get place, number hurt and danger in thirty seconds.": {
    hinglish:
      "Kisi dost ke saath kheliye: dost ghabrakar ek man-gadhant haadsa bataye; aap tees second mein jagah, ghayalon ki ginti aur khatra poochh lijiye.",
    hindi: "किसी दोस्त के साथ खेलिए: दोस्त घबराकर एक मनगढ़ंत हादसा बताए; आप तीस सेकंड में जगह, घायलों की गिनती और ख़तरा पूछ लीजिए।",
  },
  "Jails filled well past what they were built for": {
    hinglish: "Jail jinmein tay sankhya se kahin zyada log bhare hain",
    hindi: "जेल जिनमें तय संख्या से कहीं ज़्यादा लोग भरे हैं",
  },
  "Suicides inside for which you must answer": {
    hinglish: "Jail ke andar aatmahatyaayein, jinka jawab aapko dena padta hai",
    hindi: "जेल के अंदर आत्महत्याएँ, जिनका जवाब आपको देना पड़ता है",
  },
  "Home is beside the prison wall, for your children too": {
    hinglish: "Ghar jail ki deewar se laga hai, aapke bachchon ke liye bhi",
    hindi: "घर जेल की दीवार से लगा है, आपके बच्चों के लिए भी",
  },
  "Read the Model Prison Manual's chapters on food and on work, and list what a prisoner is owed in a day.": {
    hinglish:
      "Model Prison Manual ke khaane aur kaam wale adhyay padhiye, aur list banaiye ki ek qaidi ko ek din mein kya-kya milna chahiye.",
    hindi: "Model Prison Manual के खाने और काम वाले अध्याय पढ़िए, और लिस्ट बनाइए कि एक क़ैदी को एक दिन में क्या-क्या मिलना चाहिए।",
  },
  "Locked in almost as long as they are": {
    hinglish: "Lagbhag utni hi der taale ke andar jitni der qaidi",
    hindi: "लगभग उतनी ही देर ताले के अंदर जितनी देर क़ैदी",
  },
  "Bribes and threats offered in the same breath": {
    hinglish: "Ek hi saans mein rishwat bhi aur dhamki bhi",
    hindi: "एक ही साँस में रिश्वत भी और धमकी भी",
  },
  "Night duty with one warder to two hundred prisoners": {
    hinglish: "Raat ki duty, do sau qaidiyon par ek warder",
    hindi: "रात की ड्यूटी, दो सौ क़ैदियों पर एक वार्डर",
  },
  "At a fair or sports day, steward a gate for two hours: count in, count out, stay polite; see whether the numbers agree.": {
    hinglish:
      "Kisi mele ya sports day par do ghante ek gate sambhaliye: andar aane wale giniye, bahar jaane wale giniye, namrata rakhiye; dekhiye ki ginti milti hai ya nahi.",
    hindi: "किसी मेले या स्पोर्ट्स डे पर दो घंटे एक गेट सँभालिए: अंदर आने वाले गिनिए, बाहर जाने वाले गिनिए, नम्रता रखिए; देखिए कि गिनती मिलती है या नहीं।",
  },
  "Targets in March eat your Sundays": {
    hinglish: "March ke target aapke Sunday kha jaate hain",
    hindi: "मार्च के टारगेट आपके रविवार खा जाते हैं",
  },
  "Families hide when they hear your post at weddings": {
    hinglish: "Shaadi mein aapka pad sunte hi log kanni kaat lete hain",
    hindi: "शादी में आपका पद सुनते ही लोग कन्नी काट लेते हैं",
  },
  "A trader's accountant who answers one question with a sack of papers": {
    hinglish: "Vyapari ka accountant jo ek sawaal ka jawab bori bhar kaagaz se deta hai",
    hindi: "व्यापारी का अकाउंटेंट जो एक सवाल का जवाब बोरी भर काग़ज़ से देता है",
  },
  "Invent a sweet shop: list what it buys, sells and banks in a week, leave out one sale, and let a friend find it from the sums.": {
    hinglish:
      "Mithai ki ek dukaan sochiye, likhiye ki hafte bhar mein kya kharida, kya becha aur bank mein kya daala, ek bikri chhod dijiye, aur kisi dost se kahiye ki hisaab se use pakde.",
    hindi:
      "मिठाई की एक दुकान सोचिए, लिखिए कि हफ़्ते भर में क्या ख़रीदा, क्या बेचा और बैंक में क्या डाला, एक बिक्री छोड़ दीजिए, और किसी दोस्त से कहिए कि हिसाब से उसे पकड़े।",
  },
  "Flights from Dubai land at three in the night": {
    hinglish: "Dubai ki flight raat ke teen baje utarti hain",
    hindi: "दुबई की फ़्लाइट रात के तीन बजे उतरती हैं",
  },
  "Travellers, ministers' nephews among them, who plead": {
    hinglish: "Yatri jo gidgidate hain, unmein mantriyon ke bhatije bhi",
    hindi: "यात्री जो गिड़गिड़ाते हैं, उनमें मंत्रियों के भतीजे भी",
  },
  "Bribes are offered, and whoever refuses makes enemies on both sides of the counter": {
    hinglish: "Rishwat ki peshkash hoti hai, aur mana karne par counter ke dono taraf dushman",
    hindi: "रिश्वत की पेशकश होती है, और मना करने पर काउंटर के दोनों तरफ़ दुश्मन",
  },
  "Read the free allowance page on the CBIC site, then list what your uncle may bring from Doha without duty.": {
    hinglish: "CBIC site par free allowance wala page padhiye, phir list banaiye ki aapke chacha Doha se bina duty kya-kya la sakte hain.",
    hindi: "CBIC साइट पर फ़्री अलाउंस वाला पेज पढ़िए, फिर लिस्ट बनाइए कि आपके चाचा दोहा से बिना ड्यूटी क्या-क्या ला सकते हैं।",
  },
  "Illicit brewers with friends in power have long memories": {
    hinglish: "Avaidh sharab banane wale, jinke dost satta mein hain, baat bhoolte nahi",
    hindi: "अवैध शराब बनाने वाले, जिनके दोस्त सत्ता में हैं, बात भूलते नहीं",
  },
  "Raids with a handful of unarmed staff": {
    hinglish: "Mutthi bhar bina hathiyaar ke staff ke saath chhaape",
    hindi: "मुट्ठी भर बिना हथियार के स्टाफ़ के साथ छापे",
  },
  "Deaths from bad liquor come back to you": {
    hinglish: "Zehreeli sharab se hui mautein laut kar aap par aati hain",
    hindi: "ज़हरीली शराब से हुई मौतें लौटकर आप पर आती हैं",
  },
  "Float a straw with clay in water, salt water and syrup, mark each line, and explain how a hydrometer tells strength.": {
    hinglish:
      "Mitti lagi straw ko paani, namak ke paani aur chaashni mein tairaiye, har baar nishan lagaiye, aur samjhaiye ki hydrometer sharab ki tezi kaise batata hai.",
    hindi: "मिट्टी लगी स्ट्रॉ को पानी, नमक के पानी और चाशनी में तैराइए, हर बार निशान लगाइए, और समझाइए कि हाइड्रोमीटर शराब की तेज़ी कैसे बताता है।",
  },
  "Stamps and screens in a hall without daylight": {
    hinglish: "Bina dhoop ke hall mein bas stamp aur screen",
    hindi: "बिना धूप के हॉल में बस स्टैंप और स्क्रीन",
  },
  "A mistake lets out a fugitive or stops a student": {
    hinglish: "Ek chook se bhagoda nikal jaata hai ya student ruk jaata hai",
    hindi: "एक चूक से भगोड़ा निकल जाता है या छात्र रुक जाता है",
  },
  "Accused of rudeness for being careful": {
    hinglish: "Saavdhaan rehne par bhi rookhe vyavhaar ka ilzaam",
    hindi: "सावधान रहने पर भी रूखे व्यवहार का इल्ज़ाम",
  },
  "With parents' leave, find six security features in a passport or a 500-rupee note with a lens and tilting light.": {
    hinglish: "Mata-pita ki ijaazat se passport ya 500 rupaye ke note mein lens aur tirchhi roshni se chhe suraksha chinh dhoondhiye.",
    hindi: "माता-पिता की इजाज़त से पासपोर्ट या 500 रुपए के नोट में लेंस और तिरछी रोशनी से छह सुरक्षा चिह्न ढूँढ़िए।",
  },
  "Weeks of camp in district offices that hide the files": {
    hinglish: "File chhupane wale zila daftaron mein hafton ka camp",
    hindi: "फ़ाइल छिपाने वाले ज़िला दफ़्तरों में हफ़्तों का कैंप",
  },
  "Wrongs you find are debated six years later": {
    hinglish: "Aapki pakdi gadbadiyon par bahas chhe saal baad",
    hindi: "आपकी पकड़ी गड़बड़ियों पर बहस छह साल बाद",
  },
  "Engineers and clerks who greet your audit party as an enemy": {
    hinglish: "Engineer aur clerk jo audit party ko dushman ki tarah dekhte hain",
    hindi: "इंजीनियर और क्लर्क जो ऑडिट पार्टी को दुश्मन की तरह देखते हैं",
  },
  "Read one short CAG report's summary on cag.gov.in and turn its worst finding into a poster for class.": {
    hinglish:
      "Website cag.gov.in par CAG ki kisi ek chhoti report ka saar padhiye aur uski sabse buri baat par class ke liye poster banaiye.",
    hindi: "वेबसाइट cag.gov.in पर CAG की किसी एक छोटी रिपोर्ट का सार पढ़िए और उसकी सबसे बुरी बात पर क्लास के लिए पोस्टर बनाइए।",
  },
  "Owners know of your visit before you leave": {
    hinglish: "Aapke nikalne se pehle hi maalikon ko aapke aane ki khabar",
    hindi: "आपके निकलने से पहले ही मालिकों को आपके आने की ख़बर",
  },
  "Freed children drift back when parents starve": {
    hinglish: "Maa-baap bhookhe hon to chhudaye gaye bachche phir kaam par laut jaate hain",
    hindi: "माँ-बाप भूखे हों तो छुड़ाए गए बच्चे फिर काम पर लौट जाते हैं",
  },
  "Kiln families who move on before the case is heard": {
    hinglish: "Bhatte ke parivaar jo sunwai se pehle hi kahin aur chale jaate hain",
    hindi: "भट्ठे के परिवार जो सुनवाई से पहले ही कहीं और चले जाते हैं",
  },
  "Find your state's minimum wage notice and compare it with the pay named in three local job advertisements.": {
    hinglish:
      "Apne rajya ki nyunatam mazdoori ka notice dhoondhiye aur use naukri ke teen sthaniya vigyaapanon mein likhi tankhwah se milaiye.",
    hindi: "अपने राज्य की न्यूनतम मज़दूरी का नोटिस ढूँढ़िए और उसे नौकरी के तीन स्थानीय विज्ञापनों में लिखी तनख़्वाह से मिलाइए।",
  },
  "Widows at your desk, and firms with better lawyers than yours": {
    hinglish: "Aapki mez par vidhvayein, aur company ke vakeel aapke vakeelon se behtar",
    hindi: "आपकी मेज़ पर विधवाएँ, और कंपनी के वकील आपके वकीलों से बेहतर",
  },
  "The guard you ordered is tied back with wire, so that the machine runs faster": {
    hinglish: "Machine ki jo suraksha jaali aapne lagwayi, use taar se peeche baandh dete hain taaki machine tez chale",
    hindi: "मशीन की जो सुरक्षा जाली आपने लगवाई, उसे तार से पीछे बाँध देते हैं ताकि मशीन तेज़ चले",
  },
  'Told to "facilitate" when you want to shut': {
    hinglish: "Factory band karwani ho to sunna padta hai ki sahyog kijiye",
    hindi: "फ़ैक्टरी बंद करवानी हो तो सुनना पड़ता है कि सहयोग कीजिए",
  },
  "Ask a tailor, miller or printer to show you a machine while it stands still, and sketch each part that could catch a hand or sleeve.": {
    hinglish:
      "Kisi darzi, chakki wale ya chhapai wale se kahiye ki band khadi machine dikhayein, aur har us hisse ka chitra banaiye jo haath ya aasteen pakad sakta hai.",
    hindi: "किसी दर्ज़ी, चक्की वाले या छपाई वाले से कहिए कि बंद खड़ी मशीन दिखाएँ, और हर उस हिस्से का चित्र बनाइए जो हाथ या आस्तीन पकड़ सकता है।",
  },
  "Angry crowds when you pour away a shop's stock": {
    hinglish: "Dukaan ka maal bahane par gusse mein bhari bheed",
    hindi: "दुकान का माल बहाने पर ग़ुस्से में भरी भीड़",
  },
  "Laboratories that answer after the food is eaten": {
    hinglish: "Lab jo tab jawab deti hai jab khana kha liya gaya",
    hindi: "लैब जो तब जवाब देती है जब खाना खा लिया गया",
  },
  "Pasting the closing order on a dhaba that feeds one family": {
    hinglish: "Us dhabe par bandi ka aadesh chipkana jo ek parivaar ka pet paalta hai",
    hindi: "उस ढाबे पर बंदी का आदेश चिपकाना जो एक परिवार का पेट पालता है",
  },
  "Do three FSSAI home tests, such as iodine on milk or paneer for starch, with an adult, and write the result.": {
    hinglish:
      "Kisi bade ke saath FSSAI ke teen gharelu test kijiye, jaise doodh ya paneer mein starch ke liye iodine, aur nateeja likhiye.",
    hindi: "किसी बड़े के साथ FSSAI के तीन घरेलू टेस्ट कीजिए, जैसे दूध या पनीर में स्टार्च के लिए आयोडीन, और नतीजा लिखिए।",
  },
  "The whole bazaar pulls its shutters down when you come": {
    hinglish: "Aapke aate hi poora bazaar shutter gira deta hai",
    hindi: "आपके आते ही पूरा बाज़ार शटर गिरा देता है",
  },
  "Makers of fakes who threaten, then offer money": {
    hinglish: "Nakli dawa banane wale jo pehle dhamki dete hain, phir paise",
    hindi: "नक़ली दवा बनाने वाले जो पहले धमकी देते हैं, फिर पैसे",
  },
  "Fakes whose box and hologram you cannot tell from the maker's own": {
    hinglish: "Nakli dawa jiska dibba aur hologram asli company ke jaisa hi lagta hai",
    hindi: "नक़ली दवा जिसका डिब्बा और होलोग्राम असली कंपनी के जैसा ही लगता है",
  },
  "Read four medicine strips at home: licence number, batch, expiry, storage and schedule mark; note which need a prescription.": {
    hinglish:
      "Ghar par dawa ki chaar strip padhiye: licence number, batch, expiry, rakhne ka tareeka aur schedule ka nishan; likhiye ki kin par doctor ki parchi zaroori hai.",
    hindi: "घर पर दवा की चार स्ट्रिप पढ़िए: लाइसेंस नंबर, बैच, एक्सपायरी, रखने का तरीक़ा और शेड्यूल का निशान; लिखिए कि किन पर डॉक्टर की पर्ची ज़रूरी है।",
  },
  "Traders pay the fine and laugh": { hinglish: "Vyapari jurmana bharkar hans dete hain", hindi: "व्यापारी जुर्माना भरकर हँस देते हैं" },
  "Twenty-kilo test weights to lift out of the jeep at every mandi": {
    hinglish: "Har mandi mein jeep se bees-bees kilo ke test weight utaarna",
    hindi: "हर मंडी में जीप से बीस-बीस किलो के बाट उतारना",
  },
  "Quarrels over ten grams with a whole market listening": {
    hinglish: "Das gram ka jhagda, aur poora bazaar sun raha hai",
    hindi: "दस ग्राम का झगड़ा, और पूरा बाज़ार सुन रहा है",
  },
  "Weigh ten packets at home on a kitchen scale, compare with net quantity, and work out the average error.": {
    hinglish: "Ghar par das packet rasoi ke taraazu par toliye, likhe hue net vazan se milaiye aur ausat galti nikaaliye.",
    hindi: "घर पर दस पैकेट रसोई के तराज़ू पर तौलिए, लिखे हुए नेट वज़न से मिलाइए और औसत ग़लती निकालिए।",
  },
  "Overloaders with telephone numbers in high places": {
    hinglish: "Overload gaadi wale jinke paas bade logon ke phone number hain",
    hindi: "ओवरलोड गाड़ी वाले जिनके पास बड़े लोगों के फ़ोन नंबर हैं",
  },
  "Grease on uniform, fumes in the pit": {
    hinglish: "Vardi par grease, jaanch ke gaddhe mein dhuaan",
    hindi: "वर्दी पर ग्रीस, जाँच के गड्ढे में धुआँ",
  },
  "Suspicion of bribery whatever your hands do": {
    hinglish: "Aap kuch bhi karein, shak rishwat ka hi",
    hindi: "आप कुछ भी करें, शक रिश्वत का ही",
  },
  "Check a parent's scooter by ten points: tyre depth with a coin, lights, brakes, horn, papers; list what a mechanic should mend first.": {
    hinglish:
      "Mata ya pita ka scooter das baaton par jaanchiye: sikke se tyre ki gehrai, battiyan, brake, horn, kaagaz; list banaiye ki mechanic pehle kya theek kare.",
    hindi: "माता या पिता का स्कूटर दस बातों पर जाँचिए: सिक्के से टायर की गहराई, बत्तियाँ, ब्रेक, हॉर्न, काग़ज़; लिस्ट बनाइए कि मैकेनिक पहले क्या ठीक करे।",
  },
  "Searches at every gate, for your books as well": {
    hinglish: "Har gate par talaashi, aapki kitaabon ki bhi",
    hindi: "हर गेट पर तलाशी, आपकी किताबों की भी",
  },
  "Pupils moved to another jail in mid-course": {
    hinglish: "Course ke beech mein vidyarthi doosri jail bhej diye jaate hain",
    hindi: "कोर्स के बीच में विद्यार्थी दूसरी जेल भेज दिए जाते हैं",
  },
  "A pupil passes the examination, goes free and is back within a year": {
    hinglish: "Kisi vidyarthi ka pariksha pass karke chhootna, aur saal bhar mein jail laut aana",
    hindi: "किसी विद्यार्थी का परीक्षा पास करके छूटना, और साल भर में जेल लौट आना",
  },
  "Read about NIOS's free schooling for prisoners, then teach one adult you know to fill a bank or post office form.": {
    hinglish:
      "Qaidiyon ke liye NIOS ki muft padhai ke baare mein padhiye, phir kisi jaan-pehchaan ke bade ko bank ya post office ka form bharna sikhaiye.",
    hindi: "क़ैदियों के लिए NIOS की मुफ़्त पढ़ाई के बारे में पढ़िए, फिर किसी जान-पहचान के बड़े को बैंक या डाकघर का फ़ॉर्म भरना सिखाइए।",
  },
  "Soldier first: orders may override your hospital duty": {
    hinglish: "Pehle fauji, phir doctor: aadesh aapki hospital duty se upar ho sakte hain",
    hindi: "पहले फ़ौजी, फिर डॉक्टर: आदेश आपकी अस्पताल की ड्यूटी से ऊपर हो सकते हैं",
  },
  "Years you are bound to serve: seven after AFMC": {
    hinglish: "Kuch saal seva karni hi hai: AFMC ke baad saat saal",
    hindi: "कुछ साल सेवा करनी ही है: AFMC के बाद सात साल",
  },
  "Skills rust in quiet peacetime stations": {
    hinglish: "Shaant chhaavniyon mein haath ka hunar zang khaata hai",
    hindi: "शांत छावनियों में हाथ का हुनर ज़ंग खाता है",
  },
  "Learn to splint a forearm with a rolled newspaper and two dupattas, from a Red Cross or scouts' first-aid class.": {
    hinglish:
      "Red Cross ya scouts ki first aid class mein, lapete hue akhbaar aur do dupatton se baanh ke nichle hisse par khapachchi baandhna seekhiye.",
    hindi: "Red Cross या स्काउट की फ़र्स्ट एड क्लास में, लपेटे हुए अख़बार और दो दुपट्टों से बाँह के निचले हिस्से पर खपच्ची बाँधना सीखिए।",
  },
  "Open to women alone, for the present": { hinglish: "Filhaal sirf mahilaon ke liye khula", hindi: "फ़िलहाल सिर्फ़ महिलाओं के लिए खुला" },
  "Posted where the hospital is, not where your family is": {
    hinglish: "Posting wahan jahan hospital hai, wahan nahi jahan parivaar hai",
    hindi: "पोस्टिंग वहाँ जहाँ अस्पताल है, वहाँ नहीं जहाँ परिवार है",
  },
  "Boys of twenty who will not walk again": {
    hinglish: "Bees saal ke ladke jo phir kabhi nahi chalenge",
    hindi: "बीस साल के लड़के जो फिर कभी नहीं चलेंगे",
  },
  "Help an elder at home through one day: pulse, water drunk, tablets, mood; write it as a ward chart.": {
    hinglish: "Ghar ke kisi buzurg ki din bhar madad kijiye: nabz, piya hua paani, goliyan, mann ka haal. Ise ward chart ki tarah likhiye.",
    hindi: "घर के किसी बुज़ुर्ग की दिन भर मदद कीजिए: नब्ज़, पिया हुआ पानी, गोलियाँ, मन का हाल। इसे वार्ड चार्ट की तरह लिखिए।",
  },
  "Camps where the family may not live with you": {
    hinglish: "Camp jahan parivaar aapke saath nahi reh sakta",
    hindi: "कैंप जहाँ परिवार आपके साथ नहीं रह सकता",
  },
  "Mines and ambush in some postings": {
    hinglish: "Kuch posting mein landmine aur ghaat lagakar hamle",
    hindi: "कुछ पोस्टिंग में बारूदी सुरंगें और घात लगाकर हमले",
  },
  "Many top posts go to IPS officers, so your promotion slows": {
    hinglish: "Upar ke kai pad IPS afsaron ko milte hain, isliye aapka promotion dheema",
    hindi: "ऊपर के कई पद IPS अफ़सरों को मिलते हैं, इसलिए आपका प्रमोशन धीमा",
  },
  "Lead six friends through a treasure hunt by map: brief them, give each a job, and ask afterwards what was unclear.": {
    hinglish:
      "Chhe doston ko nakshe se khazana dhoondhne ka khel khilaiye: pehle samjhaiye, har ek ko kaam dijiye, aur baad mein poochiye ki kya saaf nahi tha.",
    hindi: "छह दोस्तों को नक़्शे से ख़ज़ाना ढूँढ़ने का खेल खिलाइए: पहले समझाइए, हर एक को काम दीजिए, और बाद में पूछिए कि क्या साफ़ नहीं था।",
  },
  "Jet noise and kerosene through every shift": {
    hinglish: "Har shift mein jet ka shor aur mitti ke tel ki gandh",
    hindi: "हर शिफ़्ट में जेट का शोर और मिट्टी के तेल की गंध",
  },
  "A dropped tool grounds the squadron until found": {
    hinglish: "Ek gira hua auzaar, aur milne tak poora squadron zameen par",
    hindi: "एक गिरा हुआ औज़ार, और मिलने तक पूरा स्क्वाड्रन ज़मीन पर",
  },
  "Three in four go home after four years, by the rule so far": {
    hinglish: "Ab tak ke niyam se chaar mein teen log chaar saal baad ghar bhej diye jaate hain",
    hindi: "अब तक के नियम से चार में तीन लोग चार साल बाद घर भेज दिए जाते हैं",
  },
  "Strip and rebuild a bicycle hub or unplugged old fan, laying parts in order on a cloth, with nothing left over.": {
    hinglish:
      "Cycle ka hub ya plug se nikaala hua purana pankha kholkar phir jodiye, purze kapde par kram se rakhte hue, aur ant mein kuch bhi na bache.",
    hindi: "साइकिल का हब या प्लग से निकाला हुआ पुराना पंखा खोलकर फिर जोड़िए, पुर्ज़े कपड़े पर क्रम से रखते हुए, और अंत में कुछ भी न बचे।",
  },
  "Five stations that may all ring at midnight": {
    hinglish: "Paanch thaane, jo sab aadhi raat ko phone kar sakte hain",
    hindi: "पाँच थाने, जो सब आधी रात को फ़ोन कर सकते हैं",
  },
  "Answering to the press for an inspector whom you did not choose": {
    hinglish: "Us inspector ke liye press ko jawaab dena jise aapne chuna hi nahi",
    hindi: "उस इंस्पेक्टर के लिए प्रेस को जवाब देना जिसे आपने चुना ही नहीं",
  },
  "Caste violence cases, which by rule you investigate yourself": {
    hinglish: "Jaati ki hinsa ke case, jinki jaanch niyam se aapko khud karni hai",
    hindi: "जाति की हिंसा के केस, जिनकी जाँच नियम से आपको ख़ुद करनी है",
  },
  "Mark every accident spot and dark lane within a kilometre of school on a map, and write to the ward member with two remedies.": {
    hinglish:
      "School se ek kilometre ke andar durghatna ki har jagah aur har andheri gali nakshe par lagaiye, aur ward member ko do upaay likhkar bhejiye.",
    hindi: "स्कूल से एक किलोमीटर के अंदर दुर्घटना की हर जगह और हर अँधेरी गली नक़्शे पर लगाइए, और वार्ड सदस्य को दो उपाय लिखकर भेजिए।",
  },
  "No leave at all once the dates are announced": {
    hinglish: "Chunav ki taareekh ka elaan hote hi ek din ki bhi chhutti nahi",
    hindi: "चुनाव की तारीख़ का एलान होते ही एक दिन की भी छुट्टी नहीं",
  },
  "Each party calls you the other's man": {
    hinglish: "Har party kehti hai ki aap doosri party ki taraf hain",
    hindi: "हर पार्टी कहती है कि आप दूसरी पार्टी की तरफ़ हैं",
  },
  "One error in three hundred booths can shame you": {
    hinglish: "Teen sau booth mein ek galti aapko sharminda kar sakti hai",
    hindi: "तीन सौ बूथों में एक ग़लती आपको शर्मिंदा कर सकती है",
  },
  "Run your class election properly: roll, secret ballot, agents, count, written result; note which rule prevented a quarrel.": {
    hinglish:
      "Apni class ka chunav dhang se karwaiye: voter list, gupt matdaan, agent, ginti, likhit nateeja. Note kijiye ki kis niyam se jhagda tala.",
    hindi: "अपनी क्लास का चुनाव ढंग से करवाइए: वोटर लिस्ट, गुप्त मतदान, एजेंट, गिनती, लिखित नतीजा। नोट कीजिए कि किस नियम से झगड़ा टला।",
  },
  "No duty slip, no money that day": {
    hinglish: "Duty ki parchi nahi, to us din paisa nahi",
    hindi: "ड्यूटी की पर्ची नहीं, तो उस दिन पैसा नहीं",
  },
  "The same hours as a constable for less pay": { hinglish: "Ghante constable jitne hi, paisa kam", hindi: "घंटे कांस्टेबल जितने ही, पैसा कम" },
  "Standing at one crossing from noon to dusk in May": {
    hinglish: "May mein dopahar se shaam tak ek hi chauraahe par khade rehna",
    hindi: "मई में दोपहर से शाम तक एक ही चौराहे पर खड़े रहना",
  },
  "Learn first aid in your school's NCC, Scouts and Guides or Junior Red Cross unit, or from a nurse, then help with the queue at one local fair.":
    {
      hinglish:
        "Apne school ki NCC, Scouts and Guides ya Junior Red Cross unit se, ya kisi nurse se, first aid seekhiye, phir kisi local mele mein line sambhalne mein madad kijiye.",
      hindi:
        "अपने स्कूल की NCC, Scouts and Guides या Junior Red Cross यूनिट से, या किसी नर्स से, फ़र्स्ट एड सीखिए, फिर किसी स्थानीय मेले में लाइन सँभालने में मदद कीजिए।",
    },
  "Small ships, big swells, spilled dinners": {
    hinglish: "Chhote jahaaz, badi lehrein, gira hua khana",
    hindi: "छोटे जहाज़, बड़ी लहरें, गिरा हुआ खाना",
  },
  "Fishermen curse you when you enforce the ban": {
    hinglish: "Machhli pakadne ki rok lagu karwane par machhuaare aapko koste hain",
    hindi: "मछली पकड़ने की रोक लागू करवाने पर मछुआरे आपको कोसते हैं",
  },
  "Distress calls from the one who ignored the warning": {
    hinglish: "Madad ki pukaar usi ki, jisne chetaavani ansuni ki",
    hindi: "मदद की पुकार उसी की, जिसने चेतावनी अनसुनी की",
  },
  "Ask a fisherman, boatman or farmer how he knows a storm is coming; compare his signs with that week's IMD bulletin.": {
    hinglish:
      "Kisi machhuaare, naav wale ya kisaan se poochiye ki unhe toofan aane ka kaise pata chalta hai, aur unke bataye sanket us hafte ke IMD bulletin se milaiye.",
    hindi: "किसी मछुआरे, नाव वाले या किसान से पूछिए कि उन्हें तूफ़ान आने का कैसे पता चलता है, और उनके बताए संकेत उस हफ़्ते के IMD बुलेटिन से मिलाइए।",
  },
  "Parents who need a birth certificate today, for a school admission that closes tomorrow": {
    hinglish: "Maata-pita jinhe janm praman patra aaj hi chahiye, kyunki school ka daakhila kal band ho raha hai",
    hindi: "माता-पिता जिन्हें जन्म प्रमाण पत्र आज ही चाहिए, क्योंकि स्कूल का दाख़िला कल बंद हो रहा है",
  },
  "One letter wrong in a birth entry, and months of papers to put it right": {
    hinglish: "Janm ki entry mein ek akshar galat, aur theek karne ko mahinon ke kaagaz",
    hindi: "जन्म की एंट्री में एक अक्षर ग़लत, और ठीक करने को महीनों के काग़ज़",
  },
  "Callers with a councillor's name who want to go first": {
    hinglish: "Parshad ka naam lekar aane wale jo pehle kaam karwana chahte hain",
    hindi: "पार्षद का नाम लेकर आने वाले जो पहले काम करवाना चाहते हैं",
  },
  "Go with an elder for one civic certificate, note each form, fee, desk and day, and redraw the way with fewer steps.": {
    hinglish:
      "Kisi bade ke saath nagarpalika ka ek praman patra banwane jaiye, har form, fees, mez aur din note kijiye, aur chitra banaiye ki yahi kaam kam kadmon mein kaise ho.",
    hindi:
      "किसी बड़े के साथ नगरपालिका का एक प्रमाण पत्र बनवाने जाइए, हर फ़ॉर्म, फ़ीस, मेज़ और दिन नोट कीजिए, और चित्र बनाइए कि यही काम कम क़दमों में कैसे हो।",
  },
  "Three years' work undone by one appeal": {
    hinglish: "Teen saal ki mehnat ek appeal mein bekaar ho jaana",
    hindi: "तीन साल की मेहनत एक अपील में बेकार हो जाना",
  },
  "Revenue targets that decide how March will be": {
    hinglish: "Tax vasooli ke target jo tay karte hain ki March kaisa beetega",
    hindi: "टैक्स वसूली के टारगेट जो तय करते हैं कि मार्च कैसा बीतेगा",
  },
  "Searches that begin before dawn and end two nights later": {
    hinglish: "Chhaape jo bhor se pehle shuru hote hain aur do raat baad khatm",
    hindi: "छापे जो भोर से पहले शुरू होते हैं और दो रात बाद ख़त्म",
  },
  "Read the short version of the last Union Budget on indiabudget.gov.in and explain one tax change to a shopkeeper in five sentences.": {
    hinglish:
      "Pichhle kendriya budget ka chhota roop indiabudget.gov.in par padhiye aur tax ka ek badlaav kisi dukaandaar ko paanch vaakyon mein samjhaiye.",
    hindi: "पिछले केंद्रीय बजट का छोटा रूप indiabudget.gov.in पर पढ़िए और टैक्स का एक बदलाव किसी दुकानदार को पाँच वाक्यों में समझाइए।",
  },
  "No wings on your chest, and everybody asks why": {
    hinglish: "Seene par pilot wale wings nahi, aur har koi poochhta hai kyon",
    hindi: "सीने पर पायलट वाले विंग्स नहीं, और हर कोई पूछता है क्यों",
  },
  "A jet that stands for weeks for one part still on a train": {
    hinglish: "Jet jo ek purze ke liye hafton khada rehta hai, aur purza abhi train mein hai",
    hindi: "जेट जो एक पुर्ज़े के लिए हफ़्तों खड़ा रहता है, और पुर्ज़ा अभी ट्रेन में है",
  },
  "Alerts that cancel leave at the gate": {
    hinglish: "Alert jo gate par hi chhutti radd kar dete hain",
    hindi: "अलर्ट जो गेट पर ही छुट्टी रद्द कर देते हैं",
  },
  "Plan a class trip like a logistics officer: buses, food, first aid and a plan for rain; afterwards write down what you forgot.": {
    hinglish:
      "Logistics officer ki tarah class ki ek trip ki yojana banaiye: bus, khana, first aid aur baarish ka plan. Baad mein likhiye ki kya-kya chhoot gaya.",
    hindi: "लॉजिस्टिक्स ऑफ़िसर की तरह क्लास की एक ट्रिप की योजना बनाइए: बस, खाना, फ़र्स्ट एड और बारिश का प्लान। बाद में लिखिए कि क्या-क्या छूट गया।",
  },
  "Whoever loses the hearing says you were bought": {
    hinglish: "Sunwai mein jo haare, wahi kehta hai ki aapko kharid liya gaya",
    hindi: "सुनवाई में जो हारे, वही कहता है कि आपको ख़रीद लिया गया",
  },
  "Riot, flood and VIP arrive in one weekend": {
    hinglish: "Danga, baadh aur VIP, teenon ek hi weekend mein",
    hindi: "दंगा, बाढ़ और VIP, तीनों एक ही वीकेंड में",
  },
  "Judge at noon, road inspector at three": {
    hinglish: "Dopahar barah baje judge, teen baje sadak ke inspector",
    hindi: "दोपहर बारह बजे जज, तीन बजे सड़क के इंस्पेक्टर",
  },
  "Read your family's land or flat papers with an elder: owner, area, boundary, date; ask what each word means.": {
    hinglish:
      "Ghar ke kisi bade ke saath apni zameen ya flat ke kaagaz padhiye: maalik, raqba, seema, tareekh, aur har shabd ka matlab poochiye.",
    hindi: "घर के किसी बड़े के साथ अपनी ज़मीन या फ़्लैट के काग़ज़ पढ़िए: मालिक, रक़बा, सीमा, तारीख़, और हर शब्द का मतलब पूछिए।",
  },
  "Home leave that moves with each election": {
    hinglish: "Ghar ki chhutti jo har chunaav ke saath khisak jaati hai",
    hindi: "घर की छुट्टी जो हर चुनाव के साथ खिसक जाती है",
  },
  "Tents, mosquitoes and packed meals for weeks": {
    hinglish: "Hafton tak tambu, machchhar aur packet ka khana",
    hindi: "हफ़्तों तक तंबू, मच्छर और पैकेट का खाना",
  },
  "Stones from people who see only the uniform": {
    hinglish: "Un logon ke patthar jinhe sirf vardi dikhti hai",
    hindi: "उन लोगों के पत्थर जिन्हें सिर्फ़ वर्दी दिखती है",
  },
  "Follow the news of one election or flood for a week and note where central police were sent and what they did there.": {
    hinglish:
      "Ek hafte tak kisi ek chunaav ya baadh ki khabrein dekhiye aur likhiye ki kendriya bal kahan bheje gaye aur wahan unhone kya kiya.",
    hindi: "एक हफ़्ते तक किसी एक चुनाव या बाढ़ की ख़बरें देखिए और लिखिए कि केंद्रीय बल कहाँ भेजे गए और वहाँ उन्होंने क्या किया।",
  },
  "Sticks, stones and snakes on the path to a still": {
    hinglish: "Sharaab ki bhatti ke raaste mein laathi, patthar aur saanp",
    hindi: "शराब की भट्ठी के रास्ते में लाठी, पत्थर और साँप",
  },
  "Raids that are known before the jeep has started": {
    hinglish: "Chhaape jinki khabar jeep chalne se pehle hi pahunch jaati hai",
    hindi: "छापे जिनकी ख़बर जीप चलने से पहले ही पहुँच जाती है",
  },
  "Houses where the brewer is the only earner": {
    hinglish: "Aise ghar jahan kamane wala bas wahi hai jo sharaab banata hai",
    hindi: "ऐसे घर जहाँ कमाने वाला बस वही है जो शराब बनाता है",
  },
  "Find your state's last excise recruitment notice on its official site, list the height, run and age rules, and train a month for the run.":
    {
      hinglish:
        "Apne rajya ki excise bharti ka pichhla notice sarkari site par dhoondhiye, kad, daud aur umr ke niyam likhiye aur ek mahine daud ki taiyari kijiye.",
      hindi: "अपने राज्य की आबकारी भर्ती का पिछला नोटिस सरकारी साइट पर ढूँढ़िए, क़द, दौड़ और उम्र के नियम लिखिए और एक महीने दौड़ की तैयारी कीजिए।",
    },
  "Queue, lawyers and a dead server on one auspicious day": {
    hinglish: "Ek hi shubh din par lambi line, vakeel aur band pada server",
    hindi: "एक ही शुभ दिन पर लंबी लाइन, वकील और बंद पड़ा सर्वर",
  },
  "Touts outside who sell your signature": {
    hinglish: "Bahar baithe dalaal jo aapke dastkhat bechte hain",
    hindi: "बाहर बैठे दलाल जो आपके दस्तख़त बेचते हैं",
  },
  "A court summons, ten years later, about one deed among thousands": {
    hinglish: "Hazaaron mein se ek kaagaz par das saal baad court ka summons",
    hindi: "हज़ारों में से एक काग़ज़ पर दस साल बाद कोर्ट का समन",
  },
  "With a parent's leave read one old sale deed or rent agreement at home, and list who signed, who witnessed it and what each stamp says.":
    {
      hinglish:
        "Mata-pita ki ijaazat se ghar ka koi purana bainama ya kirayanama padhiye aur likhiye ki dastkhat kisne kiye, gawaah kaun the aur har stamp par kya likha hai.",
      hindi:
        "माता-पिता की इजाज़त से घर का कोई पुराना बैनामा या किरायानामा पढ़िए और लिखिए कि दस्तख़त किसने किए, गवाह कौन थे और हर स्टाम्प पर क्या लिखा है।",
    },
  "Honoraria come late, and a hundred workers ask you why": {
    hinglish: "Maandeya der se aata hai, aur sau karyakarta aapse poochhti hain kyon",
    hindi: "मानदेय देर से आता है, और सौ कार्यकर्ता आपसे पूछती हैं क्यों",
  },
  "Rations that shrink between the godown and the village": {
    hinglish: "Ration jo godown se gaanv pahunchte-pahunchte ghat jaata hai",
    hindi: "राशन जो गोदाम से गाँव पहुँचते-पहुँचते घट जाता है",
  },
  "Election and survey duty eat the days meant for centres": {
    hinglish: "Chunaav aur survey ki duty anganwadi ke din kha jaati hai",
    hindi: "चुनाव और सर्वे की ड्यूटी आँगनवाड़ी के दिन खा जाती है",
  },
  "Spend a morning at an anganwadi, with leave: watch how children are weighed, fed and taught, and note what its worker is short of.": {
    hinglish:
      "Ijaazat lekar ek subah kisi anganwadi mein bitaiye: dekhiye ki bachchon ko kaise taula, khilaya aur padhaya jaata hai, aur likhiye ki wahan ki karyakarta ke paas kis cheez ki kami hai.",
    hindi:
      "इजाज़त लेकर एक सुबह किसी आँगनवाड़ी में बिताइए: देखिए कि बच्चों को कैसे तौला, खिलाया और पढ़ाया जाता है, और लिखिए कि वहाँ की कार्यकर्ता के पास किस चीज़ की कमी है।",
  },
};
