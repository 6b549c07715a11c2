import type { ToldTexts } from "../told-texts.ts";

export const business: ToldTexts = {
  "Pass rates so low that friends drop out around you": {
    hinglish: "Exam itne kam log pass karte hain ki aapke aas-paas ke dost chhod jaate hain",
    hindi: "परीक्षा इतने कम लोग पास करते हैं कि आपके आस-पास के दोस्त छोड़ जाते हैं",
  },
  "September and October vanish into tax audit dates": {
    hinglish: "September aur October tax audit ki tareekhon mein gayab ho jaate hain",
    hindi: "सितंबर और अक्टूबर टैक्स ऑडिट की तारीख़ों में ग़ायब हो जाते हैं",
  },
  "An audit that your own institute may question years later": {
    hinglish: "Audit jis par aapka apna institute saalon baad sawaal utha sakta hai",
    hindi: "ऑडिट जिस पर आपका अपना इंस्टिट्यूट सालों बाद सवाल उठा सकता है",
  },
  "Download the annual report of a company whose biscuits you eat and find its auditor's report, its profit and its largest expense.": {
    hinglish:
      "Jiske biscuit aap khaate hain us company ki annual report download kijiye aur usmein auditor ki report, munafa aur sabse bada kharch dhoondhiye.",
    hindi: "जिसके बिस्कुट आप खाते हैं उस कंपनी की वार्षिक रिपोर्ट डाउनलोड कीजिए और उसमें ऑडिटर की रिपोर्ट, मुनाफ़ा और सबसे बड़ा ख़र्च ढूँढ़िए।",
  },
  "Shop floor figures reach you late and smudged": {
    hinglish: "Shop floor ke aankde der se aur dhundhle milte hain",
    hindi: "शॉप फ़्लोर के आँकड़े देर से और धुँधले मिलते हैं",
  },
  "Strangers take you for a chartered accountant": {
    hinglish: "Anjaan log aapko chartered accountant samajh lete hain",
    hindi: "अनजान लोग आपको चार्टर्ड अकाउंटेंट समझ लेते हैं",
  },
  "Nobody likes hearing that the favourite product loses money": {
    hinglish: "Kisi ko sunna pasand nahi ki unka pasandeeda product ghaate mein hai",
    hindi: "किसी को सुनना पसंद नहीं कि उनका पसंदीदा प्रोडक्ट घाटे में है",
  },
  "Work out the true cost of one plate of your family's idli, counting gas, time and oil, and compare it with the stall's price.": {
    hinglish: "Ghar ki idli ki ek plate ki asli laagat nikaliye, gas, samay aur tel ginkar, aur use thele ke daam se milaiye.",
    hindi: "घर की इडली की एक प्लेट की असली लागत निकालिए, गैस, समय और तेल गिनकर, और उसे ठेले के दाम से मिलाइए।",
  },
  "One wrong digit can cost an evening of searching": {
    hinglish: "Ek galat ank poori shaam dhoondhwa sakta hai",
    hindi: "एक ग़लत अंक पूरी शाम ढुँढ़वा सकता है",
  },
  "In June the auditors want a voucher from last April": {
    hinglish: "June mein auditor pichhle April ka voucher maangte hain",
    hindi: "जून में ऑडिटर पिछले अप्रैल का वाउचर माँगते हैं",
  },
  "One supplier files late, and your firm's GST credit is stuck": {
    hinglish: "Ek supplier der se file kare to aapki company ka GST credit atak jaata hai",
    hindi: "एक सप्लायर देर से फ़ाइल करे तो आपकी कंपनी का GST क्रेडिट अटक जाता है",
  },
  "Install TallyPrime in its free educational mode and enter one imaginary stationery shop's first month, until the trial balance agrees.":
    {
      hinglish:
        "TallyPrime ko uske free educational mode mein install kijiye aur ek kaalpanik stationery dukaan ka pehla mahina darj kijiye, jab tak trial balance mil na jaye.",
      hindi:
        "TallyPrime को उसके मुफ़्त educational mode में इंस्टॉल कीजिए और एक काल्पनिक स्टेशनरी दुकान का पहला महीना दर्ज कीजिए, जब तक ट्रायल बैलेंस मिल न जाए।",
    },
  "Storekeepers who hear of your surprise count from the driver": {
    hinglish: "Driver storekeeper ko pehle hi bata deta hai ki aap achanak ginti karne wale hain",
    hindi: "ड्राइवर स्टोरकीपर को पहले ही बता देता है कि आप अचानक गिनती करने वाले हैं",
  },
  "Gate passes found unsigned last year and unsigned again": {
    hinglish: "Gate pass jo pichhle saal bina sign ke mile aur is saal phir",
    hindi: "गेट पास जो पिछले साल बिना दस्तख़त के मिले और इस साल फिर",
  },
  "Weeks in guest houses near remote plants": {
    hinglish: "Door ke plant ke paas guest house mein hafton",
    hindi: "दूर के प्लांट के पास गेस्ट हाउस में हफ़्तों",
  },
  "With permission, check your school library's issue register against twenty books on the shelf and write what the differences mean.": {
    hinglish: "Ijaazat lekar school library ke issue register ko shelf ki bees kitaabon se milaiye aur likhiye ki fark ka kya matlab hai.",
    hindi: "इजाज़त लेकर स्कूल लाइब्रेरी के इश्यू रजिस्टर को शेल्फ़ की बीस किताबों से मिलाइए और लिखिए कि फ़र्क़ का क्या मतलब है।",
  },
  "The person you expose may have a family you met": {
    hinglish: "Jinka jhooth pakda, unke parivaar se aap shayad mil chuke hain",
    hindi: "जिनका झूठ पकड़ा, उनके परिवार से आप शायद मिल चुके हैं",
  },
  "Ten years of bank statements, every page to be numbered": {
    hinglish: "Das saal ke bank statement, jinke har page par number daalna hai",
    hindi: "दस साल के बैंक स्टेटमेंट, जिनके हर पन्ने पर नंबर डालना है",
  },
  "A company director on paper who proves to be a driver": {
    hinglish: "Kaagaz par company ka director, asal mein driver",
    hindi: "काग़ज़ पर कंपनी का डायरेक्टर, असल में ड्राइवर",
  },
  "Read a newspaper account of the Satyam case and draw the path of the false invoices and false bank balances on one sheet.": {
    hinglish:
      "Akhbaar mein Satyam case ka byora padhiye aur ek sheet par chitra banakar dikhaiye ki nakli bill aur bank ke nakli balance ka raasta kya tha.",
    hindi: "अख़बार में सत्यम केस का ब्योरा पढ़िए और एक शीट पर चित्र बनाकर दिखाइए कि नक़ली बिल और बैंक के नक़ली बैलेंस का रास्ता क्या था।",
  },
  "Clients bring their papers on the last evening": {
    hinglish: "Client kaagaz aakhiri shaam ko laate hain",
    hindi: "क्लाइंट काग़ज़ आख़िरी शाम को लाते हैं",
  },
  "Each Budget undoes what you knew": {
    hinglish: "Har Budget aapki purani jaankari bekaar kar deta hai",
    hindi: "हर बजट आपकी पुरानी जानकारी बेकार कर देता है",
  },
  "People blame you for tax that they truly owe": {
    hinglish: "Log us tax ka dosh aapko dete hain jo unhe sach mein dena hai",
    hindi: "लोग उस टैक्स का दोष आपको देते हैं जो उन्हें सच में देना है",
  },
  "Use the tax calculator on the income tax department's site to compare both regimes for an imaginary uncle earning twelve lakh.": {
    hinglish:
      "Income tax vibhaag ki site ke tax calculator se baarah lakh kamane wale ek kaalpanik chacha ke liye dono regime ke tax ki tulna kijiye.",
    hindi: "इनकम टैक्स विभाग की साइट के टैक्स कैलकुलेटर से बारह लाख कमाने वाले एक काल्पनिक चाचा के लिए दोनों रिजीम के टैक्स की तुलना कीजिए।",
  },
  "Branch heads who read only the line about their own branch": {
    hinglish: "Branch ke head jo sirf apni branch wali line padhte hain",
    hindi: "ब्रांच के हेड जो सिर्फ़ अपनी ब्रांच वाली लाइन पढ़ते हैं",
  },
  "Managers quarrel with the number, not the cause": {
    hinglish: "Manager number se jhagadte hain, wajah se nahi",
    hindi: "मैनेजर आँकड़े से झगड़ते हैं, वजह से नहीं",
  },
  "Head office rent is split among branches by a rule that each calls unfair": {
    hinglish: "Head office ka kiraya aise niyam se bant-ta hai jise har branch nainsaafi kehti hai",
    hindi: "हेड ऑफ़िस का किराया ऐसे नियम से बँटता है जिसे हर ब्रांच नाइंसाफ़ी कहती है",
  },
  "Keep your household's spending for two weeks, set a budget beside it, and explain at dinner the three largest gaps.": {
    hinglish: "Do hafte ghar ka kharch likhiye, uske saamne ek budget banaiye, aur raat ke khane par teen sabse bade fark samjhaiye.",
    hindi: "दो हफ़्ते घर का ख़र्च लिखिए, उसके सामने एक बजट बनाइए, और रात के खाने पर तीन सबसे बड़े फ़र्क़ समझाइए।",
  },
  "Crumpled bills in three languages with no date": {
    hinglish: "Teen bhashaon ke mude-tude bill, jin par tareekh nahi",
    hindi: "तीन भाषाओं के मुड़े-तुड़े बिल, जिन पर तारीख़ नहीं",
  },
  "The owner mixes his pocket with the shop's till": {
    hinglish: "Maalik apni jeb aur dukaan ka galla mila dete hain",
    hindi: "मालिक अपनी जेब और दुकान का गल्ला मिला देते हैं",
  },
  "The owner asks for his profit before half the bills have come": {
    hinglish: "Aadhe bill aane se pehle hi maalik munafa poochhte hain",
    hindi: "आधे बिल आने से पहले ही मालिक मुनाफ़ा पूछते हैं",
  },
  "Offer to write up a relative's shop in a ruled cash book for one week and balance it each night.": {
    hinglish:
      "Kisi rishtedar ki dukaan ka hisaab hafte bhar lakeer wali cash book mein likhne ki peshkash kijiye aur har raat use milaiye.",
    hindi: "किसी रिश्तेदार की दुकान का हिसाब हफ़्ते भर लकीर वाली कैश बुक में लिखने की पेशकश कीजिए और हर रात उसे मिलाइए।",
  },
  "Attendance sheets come late, yet salaries must go out on the day": {
    hinglish: "Haaziri ki sheet der se aati hai, phir bhi tankhwah usi din jaani hai",
    hindi: "हाज़िरी की शीट देर से आती है, फिर भी तनख़्वाह उसी दिन जानी है",
  },
  "A queue at your desk over one missing overtime hour": {
    hinglish: "Overtime ka ek ghanta kam hone par aapki mez par line",
    hindi: "ओवरटाइम का एक घंटा कम होने पर आपकी मेज़ पर लाइन",
  },
  "You know everyone's salary and may tell nobody": {
    hinglish: "Sabki tankhwah aapko pata hai aur kisi ko bata nahi sakte",
    hindi: "सबकी तनख़्वाह आपको पता है और किसी को बता नहीं सकते",
  },
  "Ask an earning relative to explain an old payslip, then list each deduction and who receives that money.": {
    hinglish: "Kamane wale kisi rishtedar se purani salary slip samjhiye, phir har katauti likhiye aur yeh ki woh paisa kise milta hai.",
    hindi: "कमाने वाले किसी रिश्तेदार से पुरानी सैलरी स्लिप समझिए, फिर हर कटौती लिखिए और यह कि वह पैसा किसे मिलता है।",
  },
  "Suppliers ring daily for money others have not approved": {
    hinglish: "Supplier us paise ke liye roz phone karte hain jise doosron ne manzoor nahi kiya",
    hindi: "सप्लायर उस पैसे के लिए रोज़ फ़ोन करते हैं जिसे दूसरों ने मंज़ूर नहीं किया",
  },
  "Bills for goods that the store says never came": {
    hinglish: "Us maal ke bill jo store ke hisaab se kabhi aaya hi nahi",
    hindi: "उस माल के बिल जो स्टोर के हिसाब से कभी आया ही नहीं",
  },
  "One bill, entered under two spellings of a name, is paid twice": {
    hinglish: "Naam ki do spelling se chadha ek hi bill do baar chuka diya jaata hai",
    hindi: "नाम की दो स्पेलिंग से चढ़ा एक ही बिल दो बार चुका दिया जाता है",
  },
  "Collect ten shop bills at home and check every one for quantity, rate, GST and total; note each mistake you find.": {
    hinglish:
      "Ghar par dukaanon ke das bill ikattha kijiye aur har ek mein matra, rate, GST aur total jaanchiye; jo galti mile use likhiye.",
    hindi: "घर पर दुकानों के दस बिल इकट्ठा कीजिए और हर एक में मात्रा, रेट, GST और टोटल जाँचिए; जो ग़लती मिले उसे लिखिए।",
  },
  "Sales staff call you the person who blocks orders": {
    hinglish: "Sales staff kehta hai ki order aap rokte hain",
    hindi: "सेल्स स्टाफ़ कहता है कि ऑर्डर आप रोकते हैं",
  },
  "Promises of payment that come to nothing each Monday": {
    hinglish: "Har Somvaar woh waade jin par paisa nahi aata",
    hindi: "हर सोमवार वे वादे जिन पर पैसा नहीं आता",
  },
  "Saying no to a firm that may really be in trouble": {
    hinglish: "Us company ko mana karna jo sach mein mushkil mein ho sakti hai",
    hindi: "उस कंपनी को मना करना जो सच में मुश्किल में हो सकती है",
  },
  "Ask a kirana owner how he decides who may buy on credit, and write down his five rules.": {
    hinglish: "Kirana maalik se poochiye ki woh kaise tay karte hain ki kisko udhaar dena hai, aur unke paanch niyam likhiye.",
    hindi: "किराना मालिक से पूछिए कि वे कैसे तय करते हैं कि किसको उधार देना है, और उनके पाँच नियम लिखिए।",
  },
  "One missed payment cut-off is remembered for a year": {
    hinglish: "Payment ka samay ek baar chook gaye to saal bhar yaad rakha jaata hai",
    hindi: "पेमेंट का समय एक बार चूक गए तो साल भर याद रखा जाता है",
  },
  "Dollars bought yesterday are cheaper today, and the board asks why": {
    hinglish: "Kal kharide dollar aaj saste hain, aur board poochhta hai kyon",
    hindi: "कल ख़रीदे डॉलर आज सस्ते हैं, और बोर्ड पूछता है क्यों",
  },
  "Whenever the person who signs changes, nine banks want fresh forms": {
    hinglish: "Dastkhat karne wale adhikaari badalte hi nau bank naye form maangte hain",
    hindi: "दस्तख़त करने वाले अधिकारी बदलते ही नौ बैंक नए फ़ॉर्म माँगते हैं",
  },
  "Note the rupee-dollar rate daily for three weeks and reckon what an importer of one thousand dollars would have gained by waiting.": {
    hinglish:
      "Teen hafte roz rupee-dollar ka rate likhiye aur hisaab lagaiye ki ek hazaar dollar ka maal mangane wale ko rukne se kitna faayda hota.",
    hindi: "तीन हफ़्ते रोज़ रुपये-डॉलर का रेट लिखिए और हिसाब लगाइए कि एक हज़ार डॉलर का माल मँगाने वाले को रुकने से कितना फ़ायदा होता।",
  },
  "Personal liability for accounts that thousands helped to make": {
    hinglish: "Jo hisaab hazaron logon ne banaya, uski nijee zimmedaari aap par",
    hindi: "जो हिसाब हज़ारों लोगों ने बनाया, उसकी निजी ज़िम्मेदारी आप पर",
  },
  "Being the one who ends other people's projects": {
    hinglish: "Doosron ke project aapke haathon band hote hain",
    hindi: "दूसरों के प्रोजेक्ट आपके हाथों बंद होते हैं",
  },
  "Share prices judge you every afternoon": {
    hinglish: "Share ka daam dekhkar har dopahar aapko parkha jaata hai",
    hindi: "शेयर का दाम देखकर हर दोपहर आपको परखा जाता है",
  },
  "Listen to the recording of a listed company's results call, usually on its website, and list what the analysts worried about.": {
    hinglish:
      "Share bazaar mein listed kisi company ke nateejon wali call ki recording suniye, jo aam taur par uski website par hoti hai, aur likhiye ki analyst kis baat se chintit the.",
    hindi:
      "शेयर बाज़ार में लिस्टेड किसी कंपनी के नतीजों वाली कॉल की रिकॉर्डिंग सुनिए, जो आम तौर पर उसकी वेबसाइट पर होती है, और लिखिए कि एनालिस्ट किस बात से चिंतित थे।",
  },
  "Every head claims his rupee is sacred": {
    hinglish: "Har vibhaag ka head kehta hai ki unka ek rupaya bhi na kate",
    hindi: "हर विभाग का हेड कहता है कि उनका एक रुपया भी न कटे",
  },
  "A department that saves gets less next year, so none saves": {
    hinglish: "Jo vibhaag bachata hai use agle saal kam milta hai, isliye koi nahi bachata",
    hindi: "जो विभाग बचाता है उसे अगले साल कम मिलता है, इसलिए कोई नहीं बचाता",
  },
  "You cut what you privately think worthwhile": {
    hinglish: "Us kaam ka paisa kaatna jo aapko khud achha lagta hai",
    hindi: "उस काम का पैसा काटना जो आपको ख़ुद अच्छा लगता है",
  },
  "Read the opening pages of Budget at a Glance on the Union Budget site and draw where each rupee comes from and goes.": {
    hinglish:
      "Union Budget ki site par Budget at a Glance ke shuruaati page padhiye aur chitra banaiye ki har rupaya kahan se aata hai aur kahan jaata hai.",
    hindi: "Union Budget की साइट पर Budget at a Glance के शुरुआती पन्ने पढ़िए और चित्र बनाइए कि हर रुपया कहाँ से आता है और कहाँ जाता है।",
  },
  "Old owners hide records and change locks": {
    hinglish: "Purane maalik record chhupate hain aur taale badal dete hain",
    hindi: "पुराने मालिक रिकॉर्ड छिपाते हैं और ताले बदल देते हैं",
  },
  "Workers unpaid for a year weep in your office": {
    hinglish: "Saal bhar se bina tankhwah ke mazdoor aapke office mein rote hain",
    hindi: "साल भर से बिना तनख़्वाह के मज़दूर आपके ऑफ़िस में रोते हैं",
  },
  "Looms that rust while the tribunal adjourns once more": {
    hinglish: "Tribunal phir tareekh deta hai aur karghe zang khaate rehte hain",
    hindi: "ट्रिब्यूनल फिर तारीख़ देता है और करघे ज़ंग खाते रहते हैं",
  },
  "Read one public announcement on the IBBI site and work out who owed, who may claim and by which day.": {
    hinglish: "IBBI ki site par ek sarvajanik soochna padhiye aur nikaliye ki karz kis par tha, daava kaun kar sakta hai aur kis din tak.",
    hindi: "IBBI की साइट पर एक सार्वजनिक सूचना पढ़िए और निकालिए कि क़र्ज़ किस पर था, दावा कौन कर सकता है और किस दिन तक।",
  },
  "Suspecting people with whom you share lunch": {
    hinglish: "Jinke saath lunch karte hain, unhi par shak karna",
    hindi: "जिनके साथ लंच करते हैं, उन्हीं पर शक करना",
  },
  "Losses that the firm hushes up": { hinglish: "Nuksaan jo company daba deti hai", hindi: "नुक़सान जो कंपनी दबा देती है" },
  "A night call from the supplier whose fake bills you found": {
    hinglish: "Raat ko us supplier ka phone, jiske nakli bill aapne pakde",
    hindi: "रात को उस सप्लायर का फ़ोन, जिसके नक़ली बिल आपने पकड़े",
  },
  "Collect ten scam messages from relatives' phones and sort them by trick, hurry and give-away, opening no link.": {
    hinglish:
      "Rishtedaron ke phone se thagi ke das message ikattha kijiye aur unhe chaal, hadbadi aur pol kholne wale sanket ke hisaab se chhaantiye, koi link khole bina.",
    hindi: "रिश्तेदारों के फ़ोन से ठगी के दस मैसेज इकट्ठा कीजिए और उन्हें चाल, हड़बड़ी और पोल खोलने वाले संकेत के हिसाब से छाँटिए, कोई लिंक खोले बिना।",
  },
  "A shortage in the drawer may come from your pocket": {
    hinglish: "Galle mein kami ho to paisa aapki jeb se ja sakta hai",
    hindi: "गल्ले में कमी हो तो पैसा आपकी जेब से जा सकता है",
  },
  "Fake notes slip in on the busiest day": {
    hinglish: "Sabse bheed wale din nakli note ghus aate hain",
    hindi: "सबसे भीड़ वाले दिन नक़ली नोट घुस आते हैं",
  },
  "Standing between a long queue and a dead server": {
    hinglish: "Lambi line aur band server ke beech khade rehna",
    hindi: "लंबी लाइन और बंद सर्वर के बीच खड़े रहना",
  },
  "Look up the security features of the five hundred rupee note on the Reserve Bank's site and find every one on a real note.": {
    hinglish: "Reserve Bank ki site par paanch sau rupaye ke note ki suraksha nishaniyan dekhiye aur asli note par har ek dhoondhiye.",
    hindi: "रिज़र्व बैंक की साइट पर पाँच सौ रुपये के नोट की सुरक्षा निशानियाँ देखिए और असली नोट पर हर एक ढूँढ़िए।",
  },
  "The only cashier is absent, and the queue is yours to serve": {
    hinglish: "Iklauta cashier nahi aaya, aur line aapko sambhalni hai",
    hindi: "इकलौता कैशियर नहीं आया, और लाइन आपको सँभालनी है",
  },
  "Orders to sell insurance to people who came for a passbook": {
    hinglish: "Passbook lene aaye logon ko insurance bechne ka aadesh",
    hindi: "पासबुक लेने आए लोगों को बीमा बेचने का आदेश",
  },
  "Bad loans you approved return in every inspection": {
    hinglish: "Jo kharab loan aapne manzoor kiye, har inspection mein laut aate hain",
    hindi: "जो ख़राब लोन आपने मंज़ूर किए, हर इंस्पेक्शन में लौट आते हैं",
  },
  "Visit a nearby branch, ask how many customers come on an ordinary day and why, and sketch how you would rearrange the counters.": {
    hinglish:
      "Paas ki branch mein jaiye, poochiye ki aam din kitne grahak aate hain aur kyon, aur sketch banaiye ki counter naye sire se kaise lagne chahiye.",
    hindi: "पास की ब्रांच में जाइए, पूछिए कि आम दिन कितने ग्राहक आते हैं और क्यों, और स्केच बनाइए कि काउंटर नए सिरे से कैसे लगने चाहिए।",
  },
  "If the safe is short of cash, both key holders answer for it": {
    hinglish: "Tijori mein paisa kam ho to dono chaabi walon ko jawaab dena padta hai",
    hindi: "तिजोरी में पैसा कम हो तो दोनों चाबी वालों को जवाब देना पड़ता है",
  },
  "A first posting in a State whose language you do not speak": {
    hinglish: "Pehli posting us State mein jiski bhasha aap nahi bolte",
    hindi: "पहली पोस्टिंग उस राज्य में जिसकी भाषा आप नहीं बोलते",
  },
  "Blamed as an officer, treated as a learner": {
    hinglish: "Dosh officer ki tarah, bartaav seekhne wale jaisa",
    hindi: "दोष अफ़सर की तरह, बरताव सीखने वाले जैसा",
  },
  "Solve one free previous-year bank PO prelims paper against the clock and see which of the three sections you enjoyed.": {
    hinglish:
      "Bank PO prelims ka pichhle saal ka ek free paper ghadi dekhkar hal kijiye aur dekhiye ki teen mein se kaun sa section pasand aaya.",
    hindi: "बैंक PO प्रीलिम्स का पिछले साल का एक मुफ़्त पेपर घड़ी देखकर हल कीजिए और देखिए कि तीन में से कौन सा सेक्शन पसंद आया।",
  },
  "Turning down an honest person without papers": {
    hinglish: "Bina kaagaz ke imaandaar insaan ko mana karna",
    hindi: "बिना काग़ज़ के ईमानदार इंसान को मना करना",
  },
  "Pressure to lend in March, blame for defaults in June": {
    hinglish: "March mein loan dene ka dabaav, June mein loan na lautne ka dosh",
    hindi: "मार्च में लोन देने का दबाव, जून में लोन न लौटने का दोष",
  },
  "Forged salary slips grow better each year": {
    hinglish: "Nakli salary slip har saal aur asli jaisi hoti jaati hai",
    hindi: "नक़ली सैलरी स्लिप हर साल और असली जैसी होती जाती है",
  },
  "Work out with a free EMI calculator what a three lakh loan costs over two and over five years, and explain the gap.": {
    hinglish: "Free EMI calculator se nikaliye ki teen lakh ka loan do saal aur paanch saal mein kitne ka padta hai, aur fark samjhaiye.",
    hindi: "मुफ़्त EMI कैलकुलेटर से निकालिए कि तीन लाख का लोन दो साल और पाँच साल में कितने का पड़ता है, और फ़र्क़ समझाइए।",
  },
  "Colleagues who bring in customers want a yes by evening": {
    hinglish: "Grahak laane wale saathi shaam tak haan sunna chahte hain",
    hindi: "ग्राहक लाने वाले साथी शाम तक हाँ सुनना चाहते हैं",
  },
  "Audited figures that you privately doubt": {
    hinglish: "Audit hue aankde jin par aapko andar se shak hai",
    hindi: "ऑडिट हुए आँकड़े जिन पर आपको अंदर से शक है",
  },
  "A careful note is skimmed by a committee in four minutes": {
    hinglish: "Dhyaan se likhe note ko committee chaar minute mein dekh leti hai",
    hindi: "ध्यान से लिखे नोट को कमेटी चार मिनट में देख लेती है",
  },
  "Open Screener.in, compare debt and interest cover of two cement companies, and decide which you would rather lend to.": {
    hinglish:
      "Screener.in kholiye, do cement companiyon ke karz aur interest cover ki tulna kijiye, aur tay kijiye ki inmein se kise loan dena behtar hai.",
    hindi: "Screener.in खोलिए, दो सीमेंट कंपनियों के क़र्ज़ और interest cover की तुलना कीजिए, और तय कीजिए कि इनमें से किसे लोन देना बेहतर है।",
  },
  "Waiver rumours empty your recovery camp": {
    hinglish: "Karz maafi ki afwaah se aapka vasooli camp khaali",
    hindi: "क़र्ज़ माफ़ी की अफ़वाह से आपका वसूली कैंप ख़ाली",
  },
  "Asking for dues from a man whose cotton failed": {
    hinglish: "Us kisaan se paisa maangna jiski kapaas ki fasal maari gayi",
    hindi: "उस किसान से पैसा माँगना जिसकी कपास की फ़सल मारी गई",
  },
  "Muddy roads, then data entry until night": {
    hinglish: "Keechad bhari sadkein, phir raat tak data entry",
    hindi: "कीचड़ भरी सड़कें, फिर रात तक डेटा एंट्री",
  },
  "Ask a farmer in your family or town to list, month by month, when money goes out and comes in for one crop.": {
    hinglish:
      "Apne parivaar ya kasbe ke kisi kisaan se poochkar mahine-dar-mahine likhiye ki ek fasal mein paisa kab jaata hai aur kab aata hai.",
    hindi: "अपने परिवार या क़स्बे के किसी किसान से पूछकर महीने-दर-महीने लिखिए कि एक फ़सल में पैसा कब जाता है और कब आता है।",
  },
  "A typing slip in a prospectus can bring a letter from SEBI": {
    hinglish: "Prospectus mein typing ki ek galti par SEBI ki chitthi aa sakti hai",
    hindi: "प्रॉस्पेक्टस में टाइपिंग की एक ग़लती पर SEBI की चिट्ठी आ सकती है",
  },
  "Forty versions of one slide": { hinglish: "Ek hi slide ke chaalis version", hindi: "एक ही स्लाइड के चालीस वर्शन" },
  "Deals die after months and leave nothing to show": {
    hinglish: "Mahinon ke baad deal toot-ti hai aur dikhane ko kuch nahi bachta",
    hindi: "महीनों के बाद सौदा टूटता है और दिखाने को कुछ नहीं बचता",
  },
  "Find the draft prospectus of a recent share issue on SEBI's website and summarise the business and five risks in one page.": {
    hinglish:
      "SEBI ki website par kisi haal ke share issue ka draft prospectus dhoondhiye aur uska kaarobaar aur paanch jokhim ek page mein likhiye.",
    hindi: "SEBI की वेबसाइट पर किसी हाल के शेयर इश्यू का ड्राफ़्ट प्रॉस्पेक्टस ढूँढ़िए और उसका कारोबार और पाँच जोखिम एक पन्ने में लिखिए।",
  },
  "One word from the Reserve Bank can wipe out a good month": {
    hinglish: "Reserve Bank ka ek shabd achhe mahine ki poori kamaai mita sakta hai",
    hindi: "रिज़र्व बैंक का एक शब्द अच्छे महीने की पूरी कमाई मिटा सकता है",
  },
  "A dollar holding that makes you check New York from bed": {
    hinglish: "Dollar kharid rakhe hain, to bistar se bhi New York ka bhaav dekhna",
    hindi: "डॉलर ख़रीद रखे हैं, तो बिस्तर से भी न्यूयॉर्क का भाव देखना",
  },
  "One nought too many, typed in haste, and the loss is made": {
    hinglish: "Jaldi mein ek zero zyada likha aur nuksaan ho gaya",
    hindi: "जल्दी में एक शून्य ज़्यादा लिखा और नुक़सान हो गया",
  },
  "Keep a paper book of imaginary dollar and euro trades for a fortnight, with reason, entry, exit and loss limit for each.": {
    hinglish:
      "Do hafte kaagaz par dollar aur euro ke kaalpanik saude likhiye, har ek ki wajah, kis bhaav par liya, kis par becha aur nuksaan ki seema ke saath.",
    hindi: "दो हफ़्ते काग़ज़ पर डॉलर और यूरो के काल्पनिक सौदे लिखिए, हर एक की वजह, किस भाव पर लिया, किस पर बेचा और नुक़सान की सीमा के साथ।",
  },
  "A spelling slip can hold up a crore": {
    hinglish: "Spelling ki ek chook se ek crore atak sakta hai",
    hindi: "स्पेलिंग की एक चूक से एक करोड़ अटक सकता है",
  },
  "Couriers that arrive at closing time": {
    hinglish: "Courier jo bank band hone ke samay aate hain",
    hindi: "कूरियर जो बैंक बंद होने के समय आते हैं",
  },
  "Rules from Paris, Washington and Mumbai at once": {
    hinglish: "Paris, Washington aur Mumbai ke niyam ek saath",
    hindi: "पेरिस, वॉशिंगटन और मुंबई के नियम एक साथ",
  },
  "Draw, as a comic of six boxes, how a letter of credit lets a Surat weaver trust a buyer in Kenya.": {
    hinglish:
      "Chhe khaanon ki comic banakar dikhaiye ki letter of credit se Surat ka bunkar Kenya ke kharidaar par kaise bharosa kar paata hai.",
    hindi: "छह ख़ानों की कॉमिक बनाकर दिखाइए कि लेटर ऑफ़ क्रेडिट से सूरत का बुनकर केन्या के ख़रीदार पर कैसे भरोसा कर पाता है।",
  },
  "One family's deposit moved to another bank sinks your quarter": {
    hinglish: "Ek parivaar ne paisa doosre bank mein daala aur aapki timaahi doobi",
    hindi: "एक परिवार ने पैसा दूसरे बैंक में डाला और आपकी तिमाही डूबी",
  },
  "Urged to sell what a client may not need": {
    hinglish: "Woh bechne ka dabaav jiski client ko shayad zaroorat nahi",
    hindi: "वह बेचने का दबाव जिसकी क्लाइंट को शायद ज़रूरत नहीं",
  },
  "Customers who message at night over half a per cent of interest": {
    hinglish: "Grahak jo aadhe percent byaaj ke liye raat ko message karte hain",
    hindi: "ग्राहक जो आधे प्रतिशत ब्याज के लिए रात को मैसेज करते हैं",
  },
  "Interview two grown-ups about what they like and hate in their bank, and write one honest suggestion for each.": {
    hinglish:
      "Do badon se poochiye ki unhe apne bank mein kya achha aur kya bura lagta hai, aur dono ke liye ek imaandaar sujhaav likhiye.",
    hindi: "दो बड़ों से पूछिए कि उन्हें अपने बैंक में क्या अच्छा और क्या बुरा लगता है, और दोनों के लिए एक ईमानदार सुझाव लिखिए।",
  },
  "A bag of eighteen women's instalments on an empty village road": {
    hinglish: "Gaon ki sunsaan sadak par athaarah auraton ki kishton ka thaila",
    hindi: "गाँव की सुनसान सड़क पर अठारह औरतों की क़िस्तों का थैला",
  },
  "Families who borrow from four lenders at once": {
    hinglish: "Parivaar jo ek saath chaar jagah se karz lete hain",
    hindi: "परिवार जो एक साथ चार जगह से क़र्ज़ लेते हैं",
  },
  "Collection goes on through floods and festivals": {
    hinglish: "Baadh ho ya tyohaar, vasooli chalti rehti hai",
    hindi: "बाढ़ हो या त्योहार, वसूली चलती रहती है",
  },
  "Ask a member of a local self-help group to explain their savings book, and note how they settle a missed payment.": {
    hinglish:
      "Kisi sthaneeya self-help group ke sadasya se unki bachat kitaab samjhiye, aur likhiye ki kisht chhoot jaye to kaise niptaate hain.",
    hindi: "किसी स्थानीय स्वयं सहायता समूह के सदस्य से उनकी बचत किताब समझिए, और लिखिए कि क़िस्त छूट जाए तो कैसे निपटाते हैं।",
  },
  "The passbook printer jams with half the queue still waiting": {
    hinglish: "Aadhi line abhi baaki hai aur passbook printer atak gaya",
    hindi: "आधी लाइन अभी बाक़ी है और पासबुक प्रिंटर अटक गया",
  },
  "Local language tests and far districts": {
    hinglish: "Sthaneeya bhasha ke test aur door ke zile",
    hindi: "स्थानीय भाषा के टेस्ट और दूर के ज़िले",
  },
  "Work spills past the shutter time unseen": {
    hinglish: "Shutter girne ke baad bhi kaam, jo kisi ko nahi dikhta",
    hindi: "शटर गिरने के बाद भी काम, जो किसी को नहीं दिखता",
  },
  "Fill in blank deposit, withdrawal and account-opening forms from a branch, and note where an old person would stumble.": {
    hinglish:
      "Kisi branch se jama, nikaasi aur khaata kholne ke khaali form laakar bhariye, aur likhiye ki budhe insaan ko kahan dikkat hogi.",
    hindi: "किसी ब्रांच से जमा, निकासी और खाता खोलने के ख़ाली फ़ॉर्म लाकर भरिए, और लिखिए कि बूढ़े इंसान को कहाँ दिक़्क़त होगी।",
  },
  "Branches treat you as the brake on business": {
    hinglish: "Branch aapko dhandhe mein rukaavat samajhti hain",
    hindi: "ब्रांचें आपको धंधे में रुकावट समझती हैं",
  },
  "Customer files in which the identity card is one black smudge": {
    hinglish: "Grahak ki file jismein pehchaan patra ek kaala dhabba hai",
    hindi: "ग्राहक की फ़ाइल जिसमें पहचान पत्र एक काला धब्बा है",
  },
  "A branch's lapse from years ago, fined in your time": {
    hinglish: "Branch ki saalon purani chook, jurmaana aapke samay mein",
    hindi: "ब्रांच की सालों पुरानी चूक, जुर्माना आपके समय में",
  },
  "From the RBI Kehta Hai pages list ten rights of a bank customer, then check which posters your branch displays.": {
    hinglish: "RBI Kehta Hai ke pages se bank grahak ke das adhikaar likhiye, phir dekhiye ki aapki branch mein kaun se poster lage hain.",
    hindi: "RBI Kehta Hai के पन्नों से बैंक ग्राहक के दस अधिकार लिखिए, फिर देखिए कि आपकी ब्रांच में कौन से पोस्टर लगे हैं।",
  },
  "A sari shop's honest Diwali cash flagged as dirty money": {
    hinglish: "Saree ki dukaan ki Diwali ki imaandaar kamaai kaala dhan bata di jaati hai",
    hindi: "साड़ी की दुकान की दिवाली की ईमानदार कमाई काला धन बता दी जाती है",
  },
  "Never learning what the police made of it": {
    hinglish: "Kabhi pata nahi chalta ki police ne usse kya nikala",
    hindi: "कभी पता नहीं चलता कि पुलिस ने उससे क्या निकाला",
  },
  "Screens of names spelt eleven ways": {
    hinglish: "Gyarah tarah se likhe naamon se bhari screen",
    hindi: "ग्यारह तरह से लिखे नामों से भरी स्क्रीन",
  },
  "Draw from a news report how dirty money moved: where it entered a bank, how it was passed about to hide its source, and what it bought.":
    {
      hinglish:
        "Kisi khabar se chitra banakar dikhaiye ki kaala paisa kaise chala: bank mein kahan se ghusa, asli srot chhupane ke liye kaise ghumaya gaya, aur usse kya kharida gaya.",
      hindi: "किसी ख़बर से चित्र बनाकर दिखाइए कि काला पैसा कैसे चला: बैंक में कहाँ से घुसा, असली स्रोत छिपाने के लिए कैसे घुमाया गया, और उससे क्या ख़रीदा गया।",
    },
  "Hearing of lost jobs and hospital bills in call after call": {
    hinglish: "Ek ke baad ek call par chhooti naukri aur hospital ke bill sunna",
    hindi: "एक के बाद एक कॉल पर छूटी नौकरी और अस्पताल के बिल सुनना",
  },
  "Children put on the line to say that nobody is home": {
    hinglish: "Bachchon se phone par kehlwaya jaata hai ki ghar par koi nahi",
    hindi: "बच्चों से फ़ोन पर कहलवाया जाता है कि घर पर कोई नहीं",
  },
  "Incentives that tempt the team to cross lines": {
    hinglish: "Incentive jo team ko hadd paar karne ka laalach deta hai",
    hindi: "इंसेंटिव जो टीम को हद पार करने का लालच देता है",
  },
  "Act out with a friend a call about a late library fine, first rudely and then respectfully, and compare the promises made.": {
    hinglish:
      "Dost ke saath library ke late fine ki call ka abhinay kijiye, pehle rookhe dhang se aur phir izzat se, aur tulna kijiye ki dono mein kya waade mile.",
    hindi: "दोस्त के साथ लाइब्रेरी के लेट फ़ाइन की कॉल का अभिनय कीजिए, पहले रूखे ढंग से और फिर इज़्ज़त से, और तुलना कीजिए कि दोनों में क्या वादे मिले।",
  },
  "Thirteen or more exams beside a full-time job": {
    hinglish: "Full-time naukri ke saath terah ya usse zyada exam",
    hindi: "फ़ुल-टाइम नौकरी के साथ तेरह या उससे ज़्यादा परीक्षाएँ",
  },
  "Students give up with half the papers passed": {
    hinglish: "Aadhe paper pass karke bhi students chhod dete hain",
    hindi: "आधे पेपर पास करके भी छात्र छोड़ देते हैं",
  },
  "After years of exams, relatives still ask what an actuary is": {
    hinglish: "Saalon ki pariksha ke baad bhi rishtedar poochhte hain ki actuary kya hota hai",
    hindi: "सालों की परीक्षाओं के बाद भी रिश्तेदार पूछते हैं कि एक्चुअरी क्या होता है",
  },
  "Use the free sample registration life tables of the Census office to reckon how many of 1,000 fifteen-year-olds reach seventy.": {
    hinglish:
      "Census office ki free sample registration life tables se hisaab lagaiye ki 1,000 pandrah saal ke bachchon mein se kitne sattar saal tak pahunchte hain.",
    hindi: "जनगणना कार्यालय की मुफ़्त sample registration life tables से हिसाब लगाइए कि 1,000 पंद्रह साल के बच्चों में से कितने सत्तर साल तक पहुँचते हैं।",
  },
  "Refusing somebody who most needs cover": {
    hinglish: "Jise beema sabse zyada chahiye, use mana karna",
    hindi: "जिसे बीमा सबसे ज़्यादा चाहिए, उसे मना करना",
  },
  "Agents hide the one fact that matters": {
    hinglish: "Agent woh ek baat chhupa lete hain jo sabse zaroori hai",
    hindi: "एजेंट वह एक बात छिपा लेते हैं जो सबसे ज़रूरी है",
  },
  "A case accepted at the ordinary price comes back as a claim within the year": {
    hinglish: "Aam daam par liya gaya case saal bhar mein claim bankar lautta hai",
    hindi: "आम दाम पर लिया गया केस साल भर में क्लेम बनकर लौटता है",
  },
  "Download the proposal forms of two health insurers, compare their questions and reason why each one is there.": {
    hinglish:
      "Do health insurance companiyon ke proposal form download kijiye, unke sawaalon ki tulna kijiye aur sochiye ki har sawaal kyon hai.",
    hindi: "दो हेल्थ इंश्योरेंस कंपनियों के प्रपोज़ल फ़ॉर्म डाउनलोड कीजिए, उनके सवालों की तुलना कीजिए और सोचिए कि हर सवाल क्यों है।",
  },
  "Relatives cross the road when they see you": {
    hinglish: "Rishtedar aapko dekhkar sadak ke us paar ho jaate hain",
    hindi: "रिश्तेदार आपको देखकर सड़क के उस पार हो जाते हैं",
  },
  "First-year commission is good, then comes the drought": {
    hinglish: "Pehle saal ka commission achha, phir kamaai sookh jaati hai",
    hindi: "पहले साल का कमीशन अच्छा, फिर कमाई सूख जाती है",
  },
  "Policies lapse and years of trust with them": {
    hinglish: "Policy band hoti hai to saalon ka bharosa bhi jaata hai",
    hindi: "पॉलिसी बंद होती है तो सालों का भरोसा भी जाता है",
  },
  "Ask your parents which policies the family holds, and draw a table of cover, premium, end date and nominee for each.": {
    hinglish:
      "Mata-pita se poochiye ki ghar mein kaun si policy hain, aur har ek ke cover, premium, khatm hone ki tareekh aur nominee ki table banaiye.",
    hindi: "माता-पिता से पूछिए कि घर में कौन सी पॉलिसी हैं, और हर एक के कवर, प्रीमियम, ख़त्म होने की तारीख़ और नॉमिनी की तालिका बनाइए।",
  },
  "Owner, garage and insurer each think you unfair": {
    hinglish: "Maalik, garage aur beema company, sabko lagta hai ki aap nainsaafi karte hain",
    hindi: "मालिक, गैराज और बीमा कंपनी, सबको लगता है कि आप नाइंसाफ़ी करते हैं",
  },
  "Waterlogged godowns smell for days in your clothes": {
    hinglish: "Paani bhare godaam ki badboo dinon tak kapdon mein",
    hindi: "पानी भरे गोदाम की बदबू दिनों तक कपड़ों में",
  },
  "Fees fixed years ago and paid late": {
    hinglish: "Fees saalon pehle tay hui aur der se milti hai",
    hindi: "फ़ीस सालों पहले तय हुई और देर से मिलती है",
  },
  "Photograph a damaged cycle or scooter with leave, list every part, and price repair against replacement at two shops.": {
    hinglish:
      "Ijaazat lekar kisi tooti cycle ya scooter ki photo lijiye, har purza likhiye, aur do dukaanon par repair aur badalne ke daam ki tulna kijiye.",
    hindi: "इजाज़त लेकर किसी टूटी साइकिल या स्कूटर की फ़ोटो लीजिए, हर पुर्ज़ा लिखिए, और दो दुकानों पर मरम्मत और बदलने के दाम की तुलना कीजिए।",
  },
  "Weeping callers whom the small print excludes": {
    hinglish: "Phone par rote log, jinka claim bareek aksharon ki shart kaat deti hai",
    hindi: "फ़ोन पर रोते लोग, जिनका क्लेम बारीक अक्षरों की शर्त काट देती है",
  },
  "A clock on the screen counts the days each claim has waited": {
    hinglish: "Screen par ghadi ginti rehti hai ki har claim kitne din se ruka hai",
    hindi: "स्क्रीन पर घड़ी गिनती रहती है कि हर क्लेम कितने दिन से रुका है",
  },
  "Ombudsman complaints about letters that you had to send": {
    hinglish: "Ombudsman tak shikayat, un chitthiyon par jo aapko bhejni hi thi",
    hindi: "बीमा लोकपाल तक शिकायत, उन चिट्ठियों पर जो आपको भेजनी ही थीं",
  },
  "Read a health policy's exclusions, then write three imaginary hospital bills and decide which parts would be paid.": {
    hinglish:
      "Padhiye ki ek health policy mein kya-kya cover nahi hota, phir hospital ke teen kaalpanik bill likhiye aur tay kijiye ki kis hisse ka paisa milega.",
    hindi: "पढ़िए कि एक हेल्थ पॉलिसी में क्या-क्या कवर नहीं होता, फिर अस्पताल के तीन काल्पनिक बिल लिखिए और तय कीजिए कि किस हिस्से का पैसा मिलेगा।",
  },
  "The cover that is most needed costs the most and is cut first": {
    hinglish: "Jis beeme ki sabse zyada zaroorat hai, wahi sabse mehnga hai aur sabse pehle kat jaata hai",
    hindi: "जिस बीमे की सबसे ज़्यादा ज़रूरत है, वही सबसे महँगा है और सबसे पहले कट जाता है",
  },
  "Called a pessimist until the fire comes": {
    hinglish: "Aag lagne tak sab aapko niraashavaadi kehte hain",
    hindi: "आग लगने तक सब आपको निराशावादी कहते हैं",
  },
  "Registers filled in the night before a review": {
    hinglish: "Review se ek raat pehle bhare gaye register",
    hindi: "समीक्षा से एक रात पहले भरे गए रजिस्टर",
  },
  "Make a risk register for your school's sports day: ten dangers, chance, harm, and the cheapest step against each.": {
    hinglish:
      "Apne school ke sports day ka risk register banaiye: das khatre, unki sambhavna, nuksaan, aur har ek se bachne ka sabse sasta kadam.",
    hindi: "अपने स्कूल के खेल दिवस का रिस्क रजिस्टर बनाइए: दस ख़तरे, उनकी संभावना, नुक़सान, और हर एक से बचने का सबसे सस्ता क़दम।",
  },
  "Cotton bales stacked up to the sprinklers again by next week": {
    hinglish: "Kapaas ki gaanthein, jinka dher agle hafte tak phir sprinkler ko chhoone lagta hai",
    hindi: "कपास की गाँठें, जिनका ढेर अगले हफ़्ते तक फिर स्प्रिंकलर को छूने लगता है",
  },
  "Climbing tanks in helmet and harness at forty degrees": {
    hinglish: "Chaalis degree mein helmet aur harness pehenkar tanki par chadhna",
    hindi: "चालीस डिग्री में हेलमेट और हार्नेस पहनकर टंकी पर चढ़ना",
  },
  "Salespeople who want the policy signed whatever you found": {
    hinglish: "Sales wale, jo chahte hain ki jaanch mein jo bhi nikle, policy par dastkhat ho jayein",
    hindi: "सेल्स वाले, जो चाहते हैं कि जाँच में जो भी निकले, पॉलिसी पर दस्तख़त हो जाएँ",
  },
  "With the owner's leave, list what could start a fire in one shop and what would feed it, and rank the dangers by goods lost.": {
    hinglish:
      "Maalik ki ijazat se ek dukaan mein list banaiye ki aag kis cheez se lag sakti hai aur kis cheez se bhadkegi, aur khatron ko maal ke nuksaan ke hisab se kram mein rakhiye.",
    hindi:
      "मालिक की इजाज़त से एक दुकान में सूची बनाइए कि आग किस चीज़ से लग सकती है और किस चीज़ से भड़केगी, और ख़तरों को माल के नुक़सान के हिसाब से क्रम में रखिए।",
  },
  "A formula that feeds on itself, found just before the meeting": {
    hinglish: "Meeting se theek pehle mila formula, jo apne hi jawab se hisab lagata hai",
    hindi: "मीटिंग से ठीक पहले मिला फ़ॉर्मूला, जो अपने ही जवाब से हिसाब लगाता है",
  },
  "A share value that you half guessed is quoted as fact": {
    hinglish: "Share ki jo keemat aadhe andaze se nikali, use log sach maankar dohrate hain",
    hindi: "शेयर की जो क़ीमत आधे अंदाज़े से निकाली, उसे लोग सच मानकर दोहराते हैं",
  },
  "Rebuilding the model when a company groups its accounts a new way": {
    hinglish: "Company khaate naye dhang se baante to poora model phir se banana",
    hindi: "कंपनी खाते नए ढंग से बाँटे तो पूरा मॉडल फिर से बनाना",
  },
  "Build a five-year forecast for a tea stall in a spreadsheet and see which single number changes profit most.": {
    hinglish:
      "Spreadsheet mein ek chai ki dukaan ka paanch saal ka anumaan banaiye aur dekhiye ki kaun sa ek number badalne se munafa sabse zyada badalta hai.",
    hindi: "स्प्रेडशीट में एक चाय की दुकान का पाँच साल का अनुमान बनाइए और देखिए कि कौन सी एक संख्या बदलने से मुनाफ़ा सबसे ज़्यादा बदलता है।",
  },
  "Results season brings six companies in one evening": {
    hinglish: "Result ke mausam mein ek hi shaam chhe companiyan",
    hindi: "नतीजों के मौसम में एक ही शाम छह कंपनियाँ",
  },
  "A sell call closes doors at the firm you cover": {
    hinglish: "Bechne ki salah dete hi us company ke darwaze aapke liye band",
    hindi: "बेचने की सलाह देते ही उस कंपनी के दरवाज़े आपके लिए बंद",
  },
  "Shares you called cheap two years before they rose": {
    hinglish: "Shares jinhe aapne sasta bataya, par jo do saal baad jaakar chadhe",
    hindi: "शेयर जिन्हें आपने सस्ता बताया, पर जो दो साल बाद जाकर चढ़े",
  },
  "Choose one listed company, read two years of its annual reports on the NSE site and write buy, hold or avoid with reasons.": {
    hinglish:
      "Share bazaar mein darj ek company chuniye, NSE ki site par uski do saal ki annual report padhiye aur karan dekar likhiye: kharidna, rakhna ya door rehna.",
    hindi: "शेयर बाज़ार में दर्ज एक कंपनी चुनिए, NSE की साइट पर उसकी दो साल की वार्षिक रिपोर्ट पढ़िए और कारण देकर लिखिए: ख़रीदना, रखना या दूर रहना।",
  },
  "Your fund's place in a table that the business papers print": {
    hinglish: "Business akhbaron mein chhapne wali suchi mein aapke fund ka number",
    hindi: "कारोबारी अख़बारों में छपने वाली सूची में आपके फ़ंड का नंबर",
  },
  "Savings of strangers fall on your judgement": {
    hinglish: "Anjaan logon ki bachat aapke faisle par tiki hai",
    hindi: "अनजान लोगों की बचत आपके फ़ैसले पर टिकी है",
  },
  "A cheap index fund often does better": {
    hinglish: "Aksar ek sasta index fund behtar kar jaata hai",
    hindi: "अक्सर एक सस्ता इंडेक्स फ़ंड बेहतर कर जाता है",
  },
  "Read the monthly fact sheet of one equity mutual fund and work out its ten largest holdings and share of each industry.": {
    hinglish:
      "Ek equity mutual fund ki mahine ki fact sheet padhiye aur nikaliye ki uske das sabse bade nivesh kaun se hain aur har industry ka hissa kitna hai.",
    hindi: "एक इक्विटी म्यूचुअल फ़ंड की महीने की फ़ैक्ट शीट पढ़िए और निकालिए कि उसके दस सबसे बड़े निवेश कौन से हैं और हर उद्योग का हिस्सा कितना है।",
  },
  "Discount apps took the easy commissions": {
    hinglish: "Sasti brokerage wale apps aasaan commission le gaye",
    hindi: "सस्ती ब्रोकरेज वाले ऐप आसान कमीशन ले गए",
  },
  "Clients praise themselves for gains, you for losses": {
    hinglish: "Faayda ho to client apni taareef karte hain, ghata ho to dosh aapka",
    hindi: "फ़ायदा हो तो ग्राहक अपनी तारीफ़ करते हैं, घाटा हो तो दोष आपका",
  },
  "Glued to a desk from nine till half past three": {
    hinglish: "Subah nau se saadhe teen baje tak desk se chipke rehna",
    hindi: "सुबह नौ से साढ़े तीन बजे तक डेस्क से चिपके रहना",
  },
  "Pick five shares, note price at opening and closing for ten days, and tally imaginary buys with charges.": {
    hinglish:
      "Paanch shares chuniye, das din tak bazaar khulne aur band hone ka bhaav likhiye, aur kaalpanik kharid ka hisab charges jodkar lagaiye.",
    hindi: "पाँच शेयर चुनिए, दस दिन तक बाज़ार खुलने और बंद होने का भाव लिखिए, और काल्पनिक ख़रीद का हिसाब शुल्क जोड़कर लगाइए।",
  },
  "People pay a doctor at once but expect your advice free": {
    hinglish: "Log doctor ko turant paise dete hain par aapki salah muft chahte hain",
    hindi: "लोग डॉक्टर को तुरंत पैसे देते हैं पर आपकी सलाह मुफ़्त चाहते हैं",
  },
  "Panic calls whenever the index dips": {
    hinglish: "Index zara gira nahi ki ghabrahat bhari calls",
    hindi: "इंडेक्स ज़रा गिरा नहीं कि घबराहट भरी कॉल",
  },
  "Years of small family plans before the fees feed you": {
    hinglish: "Saalon tak chhote parivaron ke plan, tab jaakar fees se ghar chalta hai",
    hindi: "सालों तक छोटे परिवारों के प्लान, तब जाकर फ़ीस से घर चलता है",
  },
  "Write a savings plan for a goal of five thousand rupees by next year, and stick to its first month.": {
    hinglish: "Agle saal tak paanch hazaar rupaye jodne ke lakshya ke liye bachat ka plan likhiye, aur uske pehle mahine par tike rahiye.",
    hindi: "अगले साल तक पाँच हज़ार रुपये जोड़ने के लक्ष्य के लिए बचत का प्लान लिखिए, और उसके पहले महीने पर टिके रहिए।",
  },
  "Summoned on Sunday because the client golfs then": {
    hinglish: "Itvaar ko bulawa, kyonki client ka golf usi din hota hai",
    hindi: "इतवार को बुलावा, क्योंकि ग्राहक का गोल्फ़ उसी दिन होता है",
  },
  "One departing family takes half your income with it": {
    hinglish: "Ek parivaar chhodkar jaye to aapki aadhi kamai bhi jaati hai",
    hindi: "एक परिवार छोड़कर जाए तो आपकी आधी कमाई भी जाती है",
  },
  "Monthly targets that push the product with the fattest commission": {
    hinglish: "Mahine ke target, jo sabse mote commission wali scheme bikwate hain",
    hindi: "महीने के टारगेट, जो सबसे मोटे कमीशन वाली स्कीम बिकवाते हैं",
  },
  "Divide an imaginary crore among five kinds of asset for a widow of sixty, and defend each share to an adult.": {
    hinglish:
      "Ek crore kaalpanik rupaye saath saal ki umr wali ek vidhwa ke liye paanch tarah ke nivesh mein baantiye, aur har hisse ka karan kisi bade ko samjhaiye.",
    hindi: "एक करोड़ काल्पनिक रुपये साठ साल की एक विधवा के लिए पाँच तरह के निवेश में बाँटिए, और हर हिस्से का कारण किसी बड़े को समझाइए।",
  },
  "Saying no ninety-nine times in a hundred": { hinglish: "Sau mein ninyanve baar na kehna", hindi: "सौ में निन्यानवे बार ना कहना" },
  "Verdicts on your choices take ten years": {
    hinglish: "Aapki pasand sahi thi ya galat, yeh das saal mein pata chalta hai",
    hindi: "आपकी पसंद सही थी या ग़लत, यह दस साल में पता चलता है",
  },
  "Founders who want the money and not the questions": {
    hinglish: "Founder jinhe paisa chahiye, sawaal nahi",
    hindi: "फ़ाउंडर जिन्हें पैसा चाहिए, सवाल नहीं",
  },
  "Watch one founder's pitch online, then write the market size, three risks and whether you would put in your pocket money.": {
    hinglish:
      "Online ek founder ko apna business pesh karte dekhiye, phir bazaar ka size, teen khatre aur yeh likhiye ki aapki pocket money ismein lagegi ya nahi.",
    hindi: "ऑनलाइन एक फ़ाउंडर को अपना बिज़नेस पेश करते देखिए, फिर बाज़ार का आकार, तीन ख़तरे और यह लिखिए कि आपका जेबख़र्च इसमें लगेगा या नहीं।",
  },
  "One export ban overnight makes your book wrong": {
    hinglish: "Niryat par raaton-raat lagi ek rok aapke saare saude ulat deti hai",
    hindi: "निर्यात पर रातों-रात लगी एक रोक आपके सारे सौदे उलट देती है",
  },
  "Rain in Brazil spoils your sleep": {
    hinglish: "Brazil ki baarish aapki neend kharaab karti hai",
    hindi: "ब्राज़ील की बारिश आपकी नींद ख़राब करती है",
  },
  "Physical lots that fail the quality test": {
    hinglish: "Asli maal ki khep, jo quality test mein fail ho jaati hai",
    hindi: "असली माल की खेप, जो क्वालिटी टेस्ट में फ़ेल हो जाती है",
  },
  "Plot onion prices of two mandis from Agmarknet for a month and ask whether trucking between them would have paid.": {
    hinglish:
      "Agmarknet se do mandiyon ke pyaaz ke ek mahine ke bhaav ka graph banaiye aur dekhiye ki ek se doosri mandi truck se le jaane mein faayda hota ya nahi.",
    hindi: "Agmarknet से दो मंडियों के प्याज़ के एक महीने के भाव का ग्राफ़ बनाइए और देखिए कि एक से दूसरी मंडी ट्रक से ले जाने में फ़ायदा होता या नहीं।",
  },
  "Most individuals who try this lose, by SEBI's own studies": {
    hinglish: "Ise aazmane wale zyadatar aam log paisa gawate hain, SEBI ki apni studies yahi kehti hain",
    hindi: "इसे आज़माने वाले ज़्यादातर आम लोग पैसा गँवाते हैं, SEBI की अपनी रिपोर्टें यही कहती हैं",
  },
  "A heart that races at noon and an empty feeling at four": {
    hinglish: "Dopahar mein dhak-dhak karta dil aur chaar baje ek khaalipan",
    hindi: "दोपहर में धक-धक करता दिल और चार बजे एक ख़ालीपन",
  },
  "Options bought for lakhs that expire worth nothing": {
    hinglish: "Laakhon mein kharide option, jo aakhri din shoonya ke reh jaate hain",
    hindi: "लाखों में ख़रीदे ऑप्शन, जो आख़िरी दिन शून्य के रह जाते हैं",
  },
  "Without real money, write the pay-off of one call option at ten share prices and draw the bent line.": {
    hinglish: "Asli paisa lagaye bina, das alag share bhaav par ek call option ka faayda-ghata likhiye aur uski mudi hui rekha kheenchiye.",
    hindi: "असली पैसा लगाए बिना, दस अलग शेयर भाव पर एक कॉल ऑप्शन का फ़ायदा-घाटा लिखिए और उसकी मुड़ी हुई रेखा खींचिए।",
  },
  "Traders with bonuses find you a nuisance": {
    hinglish: "Bonus paane wale trader aapko rukawat samajhte hain",
    hindi: "बोनस पाने वाले ट्रेडर आपको रुकावट समझते हैं",
  },
  "Regulators' templates of six hundred cells": {
    hinglish: "Regulator ke chhe sau khaanon wale form",
    hindi: "रेगुलेटर के छह सौ ख़ानों वाले फ़ॉर्म",
  },
  "A model is right until the day it matters": {
    hinglish: "Model tab tak sahi rehta hai jab tak uski asli zaroorat na pade",
    hindi: "मॉडल तब तक सही रहता है जब तक उसकी असली ज़रूरत न पड़े",
  },
  "Take sixty days of an index's closing values, compute daily changes, and find the worst three and how often they come.": {
    hinglish:
      "Kisi index ke sixty days ke closing bhaav lijiye, roz ka badlaav nikaliye, aur dekhiye ki teen sabse bure din kaun se the aur aise din kitni baar aate hain.",
    hindi: "किसी इंडेक्स के साठ दिन के क्लोज़िंग भाव लीजिए, रोज़ का बदलाव निकालिए, और देखिए कि तीन सबसे बुरे दिन कौन से थे और ऐसे दिन कितनी बार आते हैं।",
  },
  "Ideas that shine on past data and fail on Monday": {
    hinglish: "Idea jo purane data par chamakte hain aur Somvaar ko fail ho jaate hain",
    hindi: "आइडिया जो पुराने डेटा पर चमकते हैं और सोमवार को फ़ेल हो जाते हैं",
  },
  "Months on a pricing formula that a rival bank already uses": {
    hinglish: "Keemat ke us formula par mahinon ki mehnat jo rival bank pehle se chala raha hai",
    hindi: "क़ीमत के उस फ़ॉर्मूले पर महीनों की मेहनत जो दूसरा बैंक पहले से चला रहा है",
  },
  "The truest model is too slow, so a rougher one is used": {
    hinglish: "Sabse sahi model bahut dheema hai, isliye mote andaze wala chalta hai",
    hindi: "सबसे सही मॉडल बहुत धीमा है, इसलिए मोटे अंदाज़ वाला मॉडल चलता है",
  },
  "Toss a coin a hundred times, bet imaginary rupees by two rules, and chart which rule kept more and how wildly it swung.": {
    hinglish:
      "Sau baar sikka uchhaliye, do niyamon se kaalpanik rupaye lagaiye, aur chart banaiye ki kis niyam se zyada rupaye bache aur utaar-chadhaav kitna raha.",
    hindi: "सौ बार सिक्का उछालिए, दो नियमों से काल्पनिक रुपये लगाइए, और चार्ट बनाइए कि किस नियम से ज़्यादा रुपये बचे और उतार-चढ़ाव कितना रहा।",
  },
  "Code names for every firm, even at your own dinner table": {
    hinglish: "Har company ka code naam, apne ghar mein khane ki table par bhi",
    hindi: "हर कंपनी का कोड नाम, अपने घर में खाने की मेज़ पर भी",
  },
  "Two years of talks collapse over a chairman's title": {
    hinglish: "Do saal ki baatcheet chairman ke padnaam par toot jaati hai",
    hindi: "दो साल की बातचीत चेयरमैन के पदनाम पर टूट जाती है",
  },
  "Nobody is paid to ask whether the two staffs will get on": {
    hinglish: "Dono staff ki aapas mein nibhegi ya nahi, yeh poochne ke paise kisi ko nahi milte",
    hindi: "दोनों स्टाफ़ की आपस में निभेगी या नहीं, यह पूछने के पैसे किसी को नहीं मिलते",
  },
  "Read news of one Indian takeover and list who paid, how much, why, and who might lose a job.": {
    hinglish:
      "Kisi Bharatiya company ke kharide jaane ki khabar padhiye aur likhiye ki kisne kharida, kitne mein, kyon, aur kiski naukri ja sakti hai.",
    hindi: "किसी भारतीय कंपनी के ख़रीदे जाने की ख़बर पढ़िए और लिखिए कि किसने ख़रीदा, कितने में, क्यों, और किसकी नौकरी जा सकती है।",
  },
  "The sales floor groans at your mail": {
    hinglish: "Aapka mail dekhte hi sales wale munh bana lete hain",
    hindi: "आपका मेल देखते ही सेल्स वाले मुँह बना लेते हैं",
  },
  "Circulars on Friday, effective Monday": { hinglish: "Shukravaar ko circular, Somvaar se laagu", hindi: "शुक्रवार को सर्कुलर, सोमवार से लागू" },
  "One missed box means a published fine": {
    hinglish: "Ek khaana chhoot gaya to jurmana, jo sabke saamne chhapta hai",
    hindi: "एक ख़ाना छूट गया तो जुर्माना, जो सबके सामने छपता है",
  },
  "Read one short circular on SEBI's website and rewrite in ten plain lines who must do what by when.": {
    hinglish: "SEBI ki website par ek chhota circular padhiye aur das saral lines mein likhiye ki kise kya kab tak karna hai.",
    hindi: "SEBI की वेबसाइट पर एक छोटा सर्कुलर पढ़िए और दस सरल पंक्तियों में लिखिए कि किसे क्या कब तक करना है।",
  },
  "The yearly commission is tiny until many families save through you": {
    hinglish: "Jab tak bahut se parivaar aapke zariye na bachayein, saalana commission bahut kam",
    hindi: "जब तक बहुत से परिवार आपके ज़रिए न बचाएँ, सालाना कमीशन बहुत कम",
  },
  "Direct plans on apps skip you altogether": {
    hinglish: "Apps ke direct plan mein beech se aap hi gayab",
    hindi: "ऐप के डायरेक्ट प्लान में बीच से आप ही ग़ायब",
  },
  "Cousins who stop just before the recovery": {
    hinglish: "Rishtedar jo bazaar sambhalne se theek pehle plan band kar dete hain",
    hindi: "रिश्तेदार जो बाज़ार सँभलने से ठीक पहले प्लान बंद कर देते हैं",
  },
  "Take an index fund's yearly return since its start from its fact sheet and show what one thousand rupees became.": {
    hinglish:
      "Ek index fund ki fact sheet se shuruaat se ab tak ka saalana return lijiye aur dikhaiye ki ek hazaar rupaye badhkar kitne hue.",
    hindi: "एक इंडेक्स फ़ंड की फ़ैक्ट शीट से शुरुआत से अब तक का सालाना रिटर्न लीजिए और दिखाइए कि एक हज़ार रुपये बढ़कर कितने हुए।",
  },
  "Retirement savings broken open for one grand wedding": {
    hinglish: "Ek shaandaar shaadi ke liye tod di gayi budhape ki bachat",
    hindi: "एक शानदार शादी के लिए तोड़ दी गई बुढ़ापे की बचत",
  },
  "Free advice from salesmen looks cheaper than yours": {
    hinglish: "Salesman ki muft salah aapki salah se sasti lagti hai",
    hindi: "सेल्समैन की मुफ़्त सलाह आपकी सलाह से सस्ती लगती है",
  },
  "One careless promise of returns brings a SEBI notice": {
    hinglish: "Return ka ek laparwah waada, aur SEBI ka notice",
    hindi: "रिटर्न का एक लापरवाह वादा, और SEBI का नोटिस",
  },
  "Ask an elder what milk, rent and a bus ticket cost twenty years ago, chart the rise, and guess the prices twenty years on.": {
    hinglish:
      "Kisi buzurg se poochiye ki bees saal pehle doodh, kiraya aur bus ka ticket kitne ka tha, badhat ka chart banaiye, aur bees saal baad ki keemat ka andaza lagaiye.",
    hindi: "किसी बुज़ुर्ग से पूछिए कि बीस साल पहले दूध, किराया और बस का टिकट कितने का था, बढ़त का चार्ट बनाइए, और बीस साल बाद की क़ीमत का अंदाज़ा लगाइए।",
  },
  "Both sides hire someone to contradict you": {
    hinglish: "Dono paksh aapki baat kaatne ke liye kisi aur ko paise dete hain",
    hindi: "दोनों पक्ष आपकी बात काटने के लिए किसी और को पैसे देते हैं",
  },
  "The merger fixes your date, and the owner hides his books": {
    hinglish: "Aapki taareekh merger tay karta hai, aur maalik bahi-khaate chhupata hai",
    hindi: "आपकी तारीख़ मर्जर तय करता है, और मालिक बही-खाते छुपाता है",
  },
  "A rounded guess is called fraud if markets turn": {
    hinglish: "Bazaar palte to aapka mota andaza dhokhadhadi kehlata hai",
    hindi: "बाज़ार पलटे तो आपका मोटा अंदाज़ा धोखाधड़ी कहलाता है",
  },
  "Estimate what a neighbourhood bakery is worth in three ways: its goods, its yearly profit, and what a similar shop sold for.": {
    hinglish:
      "Mohalle ki ek bakery ki keemat teen tareekon se aankiye: uska saamaan, uska saalana munafa, aur waisi hi dukaan kitne mein biki.",
    hindi: "मोहल्ले की एक बेकरी की क़ीमत तीन तरीक़ों से आँकिए: उसका सामान, उसका सालाना मुनाफ़ा, और वैसी ही दुकान कितने में बिकी।",
  },
  "The price falls and every shareholder has your number": {
    hinglish: "Bhaav girta hai, aur har shareholder ke paas aapka number hai",
    hindi: "भाव गिरता है, और हर शेयरधारक के पास आपका नंबर है",
  },
  "Weeks before each result in which you may say nothing": {
    hinglish: "Har result se pehle ke woh hafte jab kuch bhi bolna mana hai",
    hindi: "हर नतीजे से पहले के वे हफ़्ते जब कुछ भी बोलना मना है",
  },
  "Directors who dislike hearing what investors think": {
    hinglish: "Director jinhe niveshakon ki soch sunna achha nahi lagta",
    hindi: "डायरेक्टर जिन्हें निवेशकों की सोच सुनना अच्छा नहीं लगता",
  },
  "Read the presentation and the call transcript of one listed company and mark three questions it did not truly answer.": {
    hinglish:
      "Share bazaar mein darj ek company ki presentation aur uski call ka likha hua roop padhiye aur teen sawaalon par nishan lagaiye jinka sach mein jawab nahi mila.",
    hindi: "शेयर बाज़ार में दर्ज एक कंपनी का प्रेज़ेंटेशन और उसकी कॉल का लिखा हुआ रूप पढ़िए और तीन सवालों पर निशान लगाइए जिनका सच में जवाब नहीं मिला।",
  },
  "You carry out lay-offs that others decided": {
    hinglish: "Chhantni ka faisla doosron ka, par naukri se nikalne ka kaam aapka",
    hindi: "छँटनी का फ़ैसला दूसरों का, पर नौकरी से निकालने का काम आपका",
  },
  "Lunch tables fall silent as you sit down": {
    hinglish: "Aapke baithte hi lunch ki table par chuppi chha jaati hai",
    hindi: "आपके बैठते ही लंच की मेज़ पर चुप्पी छा जाती है",
  },
  "Festival hampers take as much time as policies": {
    hinglish: "Tyohaar ke gift hamper bhi policy jitna hi samay lete hain",
    hindi: "त्योहार के गिफ़्ट हैंपर भी पॉलिसी जितना ही समय लेते हैं",
  },
  "Draft fair rules for your class team on lateness, quarrels and credit for work, and test them with two classmates.": {
    hinglish:
      "Der se aane, jhagdon aur kaam ke shrey par apni class ki team ke liye barabari ke niyam likhiye, aur unhe do sahpaathiyon ke saath aazmaiye.",
    hindi: "देर से आने, झगड़ों और काम के श्रेय पर अपनी क्लास की टीम के लिए बराबरी के नियम लिखिए, और उन्हें दो सहपाठियों के साथ आज़माइए।",
  },
  "Accepted offers that end in silence": {
    hinglish: "Offer maan lene ke baad log gayab, koi jawab nahi",
    hindi: "ऑफ़र मान लेने के बाद लोग ग़ायब, कोई जवाब नहीं",
  },
  "Managers who change the requirement after ten interviews": {
    hinglish: "Manager jo das interview ke baad zaroorat hi badal dete hain",
    hindi: "मैनेजर जो दस इंटरव्यू के बाद ज़रूरत ही बदल देते हैं",
  },
  "Counting calls per day like a call centre": {
    hinglish: "Call centre ki tarah din ki calls ginna",
    hindi: "कॉल सेंटर की तरह दिन की कॉल गिनना",
  },
  "Choose a job on the National Career Service portal and write five interview questions that would show who has really done such work.": {
    hinglish:
      "National Career Service portal par ek naukri chuniye aur interview ke paanch sawaal likhiye jinse pata chale ki aisa kaam sach mein kisne kiya hai.",
    hindi: "National Career Service पोर्टल पर एक नौकरी चुनिए और इंटरव्यू के पाँच सवाल लिखिए जिनसे पता चले कि ऐसा काम सच में किसने किया है।",
  },
  "The foreman undoes your lesson on the first day back": {
    hinglish: "Kaam par lautne ke pehle hi din foreman aapka sikhaya mita deta hai",
    hindi: "काम पर लौटने के पहले ही दिन फ़ोरमैन आपका सिखाया मिटा देता है",
  },
  "Seats fill with whoever is free, not whoever needs it": {
    hinglish: "Seat par woh aate hain jo fursat mein hain, woh nahi jinhe zaroorat hai",
    hindi: "सीट पर वे आते हैं जो फ़ुरसत में हैं, वे नहीं जिन्हें ज़रूरत है",
  },
  "Proving that a workshop earned money": {
    hinglish: "Saabit karna ki workshop se company ne kuch kamaya",
    hindi: "साबित करना कि वर्कशॉप से कंपनी ने कुछ कमाया",
  },
  "Teach a grandparent one phone skill in three short lessons, test after a week, and redesign the lesson that failed.": {
    hinglish:
      "Daada-daadi ya naana-naani ko phone ka ek kaam teen chhote paath mein sikhaiye, hafte baad jaanchiye, aur jo paath fail raha use naye dhang se banaiye.",
    hindi: "दादा-दादी या नाना-नानी को फ़ोन का एक काम तीन छोटे पाठ में सिखाइए, हफ़्ते बाद जाँचिए, और जो पाठ नाकाम रहा उसे नए ढंग से बनाइए।",
  },
  "Whoever gets less than a neighbour blames the scale": {
    hinglish: "Jise bagal wale se kam mila, woh pay scale ko dosh deta hai",
    hindi: "जिसे बग़ल वाले से कम मिला, वह वेतनमान को दोष देता है",
  },
  "Secret sheets that no colleague may glimpse": {
    hinglish: "Gupt sheet, jin par kisi saathi ki nazar na pade",
    hindi: "गुप्त शीट, जिन पर किसी साथी की नज़र न पड़े",
  },
  "Competitors poach the week after increments": {
    hinglish: "Increment ke agle hi hafte rival companiyan log tod le jaati hain",
    hindi: "वेतन बढ़ने के अगले ही हफ़्ते दूसरी कंपनियाँ लोग तोड़ ले जाती हैं",
  },
  "List pay for one job from twenty advertisements, then work out the lowest, middle and highest and what explains the spread.": {
    hinglish:
      "Bees vigyapanon se ek hi naukri ki salary likhiye, phir sabse kam, beech ki aur sabse zyada nikaliye aur sochiye ki itna fark kyon hai.",
    hindi: "बीस विज्ञापनों से एक ही नौकरी की तनख़्वाह लिखिए, फिर सबसे कम, बीच की और सबसे ज़्यादा निकालिए और सोचिए कि इतना फ़र्क़ क्यों है।",
  },
  "Trusted fully by neither side of the table": {
    hinglish: "Table ke dono taraf, kisi ko aap par poora bharosa nahi",
    hindi: "मेज़ के दोनों तरफ़, किसी को आप पर पूरा भरोसा नहीं",
  },
  "A whole shift sitting down at the gate at midnight": {
    hinglish: "Aadhi raat ko gate par dharne par baithi poori shift",
    hindi: "आधी रात को गेट पर धरने पर बैठी पूरी शिफ़्ट",
  },
  "A settlement of months undone by one rude foreman": {
    hinglish: "Mahinon mein bana samjhauta ek badtameez foreman bigaad deta hai",
    hindi: "महीनों में बना समझौता एक बदतमीज़ फ़ोरमैन बिगाड़ देता है",
  },
  "Let two friends bargain over chores with secret limits you wrote; as mediator, note what brought them to agree.": {
    hinglish:
      "Do doston se, har ek ko aapki likhi gupt seema dekar, ghar ke kaamon par mol-tol karwaiye, beech-bachaav kijiye aur likhiye ki razamandi kaise bani.",
    hindi: "दो दोस्तों से, हर एक को आपकी लिखी गुप्त सीमा देकर, घर के कामों पर मोल-तोल करवाइए, बीच-बचाव कीजिए और लिखिए कि रज़ामंदी कैसे बनी।",
  },
  "Bosses want a personality label, not a finding": {
    hinglish: "Boss ko personality ka label chahiye, jaanch ka nateeja nahi",
    hindi: "बॉस को व्यक्तित्व का लेबल चाहिए, जाँच का नतीजा नहीं",
  },
  "Your statistics bow to one manager's gut feeling": {
    hinglish: "Ek manager ka andaza aapke aankdon par bhaari pad jaata hai",
    hindi: "एक मैनेजर का अंदाज़ा आपके आँकड़ों पर भारी पड़ जाता है",
  },
  "Answers turn rosy when staff think that the boss can trace them": {
    hinglish: "Staff ko lage ki boss unhe pehchaan lega, to saare jawab meethe ho jaate hain",
    hindi: "स्टाफ़ को लगे कि बॉस उन्हें पहचान लेगा, तो सारे जवाब मीठे हो जाते हैं",
  },
  "Write a six-question anonymous survey on homework stress, collect thirty answers, and compare what boys and girls, day scholars and boarders say.":
    {
      hinglish:
        "Homework ke tanaav par chhe sawaalon ka bina naam wala survey banaiye, tees jawab lijiye, aur ladke-ladkiyon ke, aur ghar se aane wale aur hostel wale chhatron ke jawab milaiye.",
      hindi:
        "होमवर्क के तनाव पर छह सवालों का बिना नाम वाला सर्वे बनाइए, तीस जवाब लीजिए, और लड़के-लड़कियों के, और घर से आने वाले और हॉस्टल वाले छात्रों के जवाबों की तुलना कीजिए।",
    },
  "People inflate their work because pay depends on it": {
    hinglish: "Log apna kaam badha-chadhakar batate hain, kyonki tankhwah usi par tiki hai",
    hindi: "लोग अपना काम बढ़ा-चढ़ाकर बताते हैं, क्योंकि तनख़्वाह उसी पर टिकी है",
  },
  "Posts change before the document is approved": {
    hinglish: "Document manzoor hone se pehle hi pad ka kaam badal jaata hai",
    hindi: "दस्तावेज़ मंज़ूर होने से पहले ही पद का काम बदल जाता है",
  },
  "Job descriptions read only when two people quarrel over grade": {
    hinglish: "Kaam ka likha byora tabhi padha jaata hai jab do log grade par jhagdein",
    hindi: "काम का लिखा ब्योरा तभी पढ़ा जाता है जब दो लोग ग्रेड पर झगड़ें",
  },
  "Spend an hour beside a school clerk or shopkeeper and write everything the job takes, then look it up on O*NET OnLine.": {
    hinglish:
      "School ke clerk ya kisi dukaandaar ke paas ek ghanta baithiye aur likhiye ki us kaam mein kya-kya chahiye, phir use O*NET OnLine par dekhiye.",
    hindi: "स्कूल के क्लर्क या किसी दुकानदार के पास एक घंटा बैठिए और लिखिए कि उस काम में क्या-क्या चाहिए, फिर उसे O*NET OnLine पर देखिए।",
  },
  "The same joke in forty hotel conference rooms": {
    hinglish: "Hotel ke chaalis conference room mein wahi ek mazaak",
    hindi: "होटल के चालीस कॉन्फ़्रेंस रूम में वही एक मज़ाक़",
  },
  "One day's fee, but two days in trains to the plant and back": {
    hinglish: "Fees ek din ki, par factory aane-jaane mein do din train mein",
    hindi: "फ़ीस एक दिन की, पर फ़ैक्टरी आने-जाने में दो दिन ट्रेन में",
  },
  "People sent to you as a punishment": {
    hinglish: "Log jinhe saza ke taur par aapke paas bheja jaata hai",
    hindi: "लोग जिन्हें सज़ा के तौर पर आपके पास भेजा जाता है",
  },
  'Give a ten-minute lesson on shaking off stage fright to six classmates, film it on a phone, and count how often you said "you know".': {
    hinglish:
      "Chhe sahpaathiyon ko manch ka darr bhagane par das minute ka lesson dijiye, phone par film banaiye, aur giniye ki kitni baar aapke munh se matlab-matlab nikla.",
    hindi: "छह सहपाठियों को मंच का डर भगाने पर दस मिनट का पाठ दीजिए, फ़ोन पर वीडियो बनाइए, और गिनिए कि कितनी बार आपके मुँह से मतलब-मतलब निकला।",
  },
  "Months on one search that the client cancels": {
    hinglish: "Ek talaash par mahinon ki mehnat, jise client radd kar deta hai",
    hindi: "एक तलाश पर महीनों की मेहनत, जिसे ग्राहक रद्द कर देता है",
  },
  "Rejection from people too grand to call back": {
    hinglish: "Itne bade logon se inkaar jo wapas phone bhi nahi karte",
    hindi: "इतने बड़े लोगों से इनकार जो वापस फ़ोन भी नहीं करते",
  },
  "Rival firms chase the identical forty names": {
    hinglish: "Rival firms bhi unhi chaalis naamon ke peeche hain",
    hindi: "दूसरी फ़र्में भी उन्हीं चालीस नामों के पीछे हैं",
  },
  "Pick one local hospital or college and map, from public pages only, who leads it and where each person worked before.": {
    hinglish:
      "Apne ilaake ka ek hospital ya college chuniye aur sirf sabke liye khule web pages se naksha banaiye ki use kaun chalata hai aur har ek ne pehle kahan kaam kiya.",
    hindi: "अपने इलाक़े का एक अस्पताल या कॉलेज चुनिए और सिर्फ़ सबके लिए खुले वेब पेजों से नक़्शा बनाइए कि उसे कौन चलाता है और हर एक ने पहले कहाँ काम किया।",
  },
  "Paid by management, expected to speak for workers": {
    hinglish: "Tankhwah management se, par ummeed ki awaaz mazdooron ki uthayein",
    hindi: "तनख़्वाह मैनेजमेंट से, पर उम्मीद कि आवाज़ मज़दूरों की उठाएँ",
  },
  "Knowing of debts and drink at home without a cure": {
    hinglish: "Unke ghar ke karz aur sharab ka pata hona, par ilaaj koi nahi",
    hindi: "उनके घर के क़र्ज़ और शराब का पता होना, पर इलाज कोई नहीं",
  },
  "Workers' toilets repaired only before the factory inspector comes": {
    hinglish: "Mazdooron ke toilet, jo tabhi theek hote hain jab factory inspector aane wala ho",
    hindi: "मज़दूरों के शौचालय, जो तभी ठीक होते हैं जब फ़ैक्टरी इंस्पेक्टर आने वाला हो",
  },
  "Check your school's drinking water, toilets and first-aid box against a list you make, and hand it politely to the principal.": {
    hinglish:
      "Ek list banakar apne school ke peene ke paani, toilet aur first-aid box ki jaanch kijiye, aur use vinamrata se principal ko dijiye.",
    hindi: "एक सूची बनाकर अपने स्कूल के पीने के पानी, शौचालय और फ़र्स्ट-एड बॉक्स की जाँच कीजिए, और उसे विनम्रता से प्रिंसिपल को दीजिए।",
  },
  "Forecasts break at the first flu wave": {
    hinglish: "Flu ki pehli lehar mein saare anumaan toot jaate hain",
    hindi: "फ़्लू की पहली लहर में सारे अनुमान टूट जाते हैं",
  },
  "Agents trained for Tamil calls cannot take the Bengali queue": {
    hinglish: "Tamil calls ke liye sikhaye log Bangla ki calls nahi sambhal sakte",
    hindi: "तमिल कॉल के लिए सिखाए लोग बांग्ला की कॉल नहीं सँभाल सकते",
  },
  "Managers hoard people just in case": {
    hinglish: "Shayad zaroorat pade, isliye log roke rakhne wale manager",
    hindi: "शायद ज़रूरत पड़े, इसलिए लोग रोके रखने वाले मैनेजर",
  },
  "Count customers at a bakery each half-hour for two afternoons and draw up how many helpers each period needs.": {
    hinglish: "Do dopahar tak ek bakery mein har aadhe ghante ke customer giniye aur likhiye ki kis samay kitne helper chahiye.",
    hindi: "दो दोपहर तक एक बेकरी में हर आधे घंटे के ग्राहक गिनिए और लिखिए कि किस समय कितने सहायक चाहिए।",
  },
  "Sales takes the credit of a good month, you the blame of a bad one": {
    hinglish: "Achhe mahine ka shrey sales ko, bure ka dosh aapko",
    hindi: "अच्छे महीने का श्रेय सेल्स को, बुरे का दोष आपको",
  },
  "Everyone in the company thinks they can judge an advertisement": {
    hinglish: "Company mein har kisi ko lagta hai ki use vigyapan ki parakh hai",
    hindi: "कंपनी में हर किसी को लगता है कि उसे विज्ञापन की परख है",
  },
  "Plans rewritten when a rival cuts prices": {
    hinglish: "Rival daam ghataye to plan phir se likhna",
    hindi: "दूसरी कंपनी दाम घटाए तो प्लान फिर से लिखना",
  },
  "Plan how to double visitors to your school fair with three hundred rupees: audience, message, place and a count.": {
    hinglish:
      "Plan banaiye ki teen sau rupaye mein aapke school ke mele mein log dugne kaise aayein: kaun log, kya sandesh, kahan, aur ginti kaise.",
    hindi: "प्लान बनाइए कि तीन सौ रुपये में आपके स्कूल के मेले में लोग दुगुने कैसे आएँ: कौन लोग, क्या संदेश, कहाँ, और गिनती कैसे।",
  },
  "Moved to another brand just as yours recovers": {
    hinglish: "Aapka brand sambhalne lage, tabhi doosre brand par bhej diya jaana",
    hindi: "आपका ब्रांड सँभलने लगे, तभी दूसरे ब्रांड पर भेज दिया जाना",
  },
  "A change in packet shade takes nine meetings": {
    hinglish: "Packet ka zara sa rang badalne ke liye nau meeting",
    hindi: "पैकेट का ज़रा सा रंग बदलने के लिए नौ मीटिंग",
  },
  "A stray joke by a film star undoes a year": {
    hinglish: "Film star ka ek halka mazaak saal bhar ki mehnat duba deta hai",
    hindi: "फ़िल्म स्टार का एक हल्का मज़ाक़ साल भर की मेहनत डुबा देता है",
  },
  "Lay out four rival toothpaste packets and write for whom each speaks, by colour, words, price and claim.": {
    hinglish:
      "Chaar alag companiyon ke toothpaste ke packet saamne rakhiye aur rang, shabd, daam aur daave dekhkar likhiye ki har ek kiske liye bana hai.",
    hindi: "चार अलग कंपनियों के टूथपेस्ट के पैकेट सामने रखिए और रंग, शब्द, दाम और दावे देखकर लिखिए कि हर एक किसके लिए बना है।",
  },
  "An algorithm update sinks months of ranking": {
    hinglish: "Algorithm ka ek update mahinon ki ranking dubo deta hai",
    hindi: "एल्गोरिद्म का एक अपडेट महीनों की रैंकिंग डुबो देता है",
  },
  "Dashboards at breakfast and at bedtime": {
    hinglish: "Nashte par bhi dashboard, sone se pehle bhi",
    hindi: "नाश्ते पर भी डैशबोर्ड, सोने से पहले भी",
  },
  "Small clients who expect miracles for five thousand rupees": {
    hinglish: "Chhote client jo paanch hazaar rupaye mein chamatkaar chahte hain",
    hindi: "छोटे ग्राहक जो पाँच हज़ार रुपये में चमत्कार चाहते हैं",
  },
  "Finish one free Google Skillshop course on search advertising and write three advertisements for a shop you know.": {
    hinglish:
      "Google Skillshop ka search advertising par ek free course poora kijiye aur apni jaani hui kisi dukaan ke liye teen vigyapan likhiye.",
    hindi: "Google Skillshop का सर्च विज्ञापन पर एक मुफ़्त कोर्स पूरा कीजिए और अपनी जानी हुई किसी दुकान के लिए तीन विज्ञापन लिखिए।",
  },
  "Clients who order proof of what they believe": {
    hinglish: "Client jo apni hi soch ka saboot banwate hain",
    hindi: "ग्राहक जो अपनी ही सोच का सबूत बनवाते हैं",
  },
  "Field interviewers who fill in forms under a tree": {
    hinglish: "Interview lene wale, jo ped ke neeche baithkar khud form bhar dete hain",
    hindi: "इंटरव्यू लेने वाले, जो पेड़ के नीचे बैठकर ख़ुद फ़ॉर्म भर देते हैं",
  },
  "A hundred charts, and the client looks only for his own brand": {
    hinglish: "Sau chart, aur client sirf apna brand dhoondhta hai",
    hindi: "सौ चार्ट, और ग्राहक सिर्फ़ अपना ब्रांड ढूँढ़ता है",
  },
  "Ask thirty people one question in two wordings, fifteen each, and compare how the wording moved the answers.": {
    hinglish:
      "Ek hi sawaal do tarah ke shabdon mein tees logon se poochiye, pandrah-pandrah se, aur dekhiye ki shabdon se jawab kitne badle.",
    hindi: "एक ही सवाल दो तरह के शब्दों में तीस लोगों से पूछिए, पंद्रह-पंद्रह से, और देखिए कि शब्दों से जवाब कितने बदले।",
  },
  "Schedules redone the evening before launch": {
    hinglish: "Launch se ek shaam pehle schedule dobara banana",
    hindi: "लॉन्च से एक शाम पहले शेड्यूल दोबारा बनाना",
  },
  "Free lunches from channels with weak audiences": {
    hinglish: "Kam dekhe jaane wale channels ki muft daawatein",
    hindi: "कम देखे जाने वाले चैनलों की मुफ़्त दावतें",
  },
  "Rain stops the match, and the spots you fought for never run": {
    hinglish: "Baarish se match ruka, aur ladkar liye gaye ad chale hi nahi",
    hindi: "बारिश से मैच रुका, और लड़कर लिए गए विज्ञापन चले ही नहीं",
  },
  "Count advertisements during one hour of television and in one newspaper, by product, and guess who each wants to reach.": {
    hinglish:
      "Ek ghante ke TV aur ek akhbar ke vigyapan product ke hisab se giniye, aur andaza lagaiye ki har ek kin logon tak pahunchna chahta hai.",
    hindi: "एक घंटे के टीवी और एक अख़बार के विज्ञापन उत्पाद के हिसाब से गिनिए, और अंदाज़ा लगाइए कि हर एक किन लोगों तक पहुँचना चाहता है।",
  },
  "Artists who ask why you did not fight for their idea": {
    hinglish: "Artist jo poochte hain ki aapne unke idea ke liye ladai kyon nahi ki",
    hindi: "कलाकार जो पूछते हैं कि आपने उनके आइडिया के लिए लड़ाई क्यों नहीं की",
  },
  "A night's work to win a client who has already chosen another agency": {
    hinglish: "Raat bhar ka kaam us client ke liye jo doosri agency chun chuka hai",
    hindi: "रात भर का काम उस ग्राहक के लिए जो दूसरी एजेंसी चुन चुका है",
  },
  "One more size of the advertisement, begged as a favour": {
    hinglish: "Vigyapan ka bas ek aur size, ehsaan maangkar banwana",
    hindi: "विज्ञापन का बस एक और साइज़, एहसान माँगकर बनवाना",
  },
  "Ask a local tailor what he wants people to know, write it as a ten-line brief, and let a friend draw from it.": {
    hinglish:
      "Mohalle ke darzi se poochiye ki woh logon ko kya batana chahte hain, use das line ke brief mein likhiye, aur kisi dost se usse vigyapan banwaiye.",
    hindi: "मोहल्ले के दर्ज़ी से पूछिए कि वे लोगों को क्या बताना चाहते हैं, उसे दस पंक्तियों के ब्रीफ़ में लिखिए, और किसी दोस्त से उससे विज्ञापन बनवाइए।",
  },
  "A wrong click reaches a lakh of inboxes": {
    hinglish: "Ek galat click, aur galti ek laakh inbox mein",
    hindi: "एक ग़लत क्लिक, और ग़लती एक लाख इनबॉक्स में",
  },
  "Half-joined tools that lose the customer's name": {
    hinglish: "Aadhe-adhoore jude tool jo customer ka naam kho dete hain",
    hindi: "आधे-अधूरे जुड़े टूल जो ग्राहक का नाम खो देते हैं",
  },
  "Being half coder and half marketer, paid as neither": {
    hinglish: "Kaam aadha coder ka, aadha marketing ka, par paisa dono mein se kisi jitna nahi",
    hindi: "काम आधा कोडर का, आधा मार्केटिंग का, पर पैसा दोनों में से किसी जितना नहीं",
  },
  "Take a free HubSpot Academy lesson on e-mail marketing and draft a three-message welcome series for a book club.": {
    hinglish:
      "HubSpot Academy ka e-mail marketing par ek free lesson lijiye aur kisi book club ke liye swagat ke teen messages ki series likhiye.",
    hindi: "HubSpot Academy का ई-मेल मार्केटिंग पर एक मुफ़्त पाठ लीजिए और किसी बुक क्लब के लिए स्वागत के तीन मैसेज की शृंखला लिखिए।",
  },
  "Dirty data with one phone number for a whole village": {
    hinglish: "Kharaab data, jismein poore gaon ka ek hi phone number hai",
    hindi: "ख़राब डेटा, जिसमें पूरे गाँव का एक ही फ़ोन नंबर है",
  },
  "Your findings are used to pester loyal customers": {
    hinglish: "Aapke nateeje purane vafadaar customers ko tang karne mein lagaye jaate hain",
    hindi: "आपके नतीजे पुराने वफ़ादार ग्राहकों को तंग करने में लगाए जाते हैं",
  },
  "Privacy worries that no meeting settles": {
    hinglish: "Niji jaankari ki chintayein, jo kisi meeting mein nahi suljhti",
    hindi: "निजी जानकारी की चिंताएँ, जो किसी मीटिंग में नहीं सुलझतीं",
  },
  "Put three months of your family's grocery slips in a spreadsheet and find what is bought weekly, monthly and never again.": {
    hinglish:
      "Parivaar ki teen mahine ki kirana parchiyan spreadsheet mein daaliye aur dekhiye ki kya har hafte, kya har mahine aur kya phir kabhi nahi kharida gaya.",
    hindi: "परिवार की तीन महीने की किराना पर्चियाँ स्प्रेडशीट में डालिए और देखिए कि क्या हर हफ़्ते, क्या हर महीने और क्या फिर कभी नहीं ख़रीदा गया।",
  },
  "The film star comes late, and the launch date cannot move": {
    hinglish: "Film star der se aata hai, par launch ki taareekh nahi khisakti",
    hindi: "फ़िल्म स्टार देर से आता है, पर लॉन्च की तारीख़ नहीं खिसकती",
  },
  "Offers that only bring next month's sales forward": {
    hinglish: "Offer jo bas agle mahine ki bikri pehle kheench laate hain",
    hindi: "ऑफ़र जो बस अगले महीने की बिक्री पहले खींच लाते हैं",
  },
  "Complaints to the advertising council over one word": {
    hinglish: "Ek shabd par vigyapan parishad tak shikayat",
    hindi: "एक शब्द पर विज्ञापन परिषद तक शिकायत",
  },
  "Collect ten offers from wrappers, apps and shop windows this week and work out what each truly saves.": {
    hinglish:
      "Is hafte wrapper, apps aur dukaanon ke showcase se das offer jama kijiye aur hisab lagaiye ki har ek mein sach mein kitni bachat hai.",
    hindi: "इस हफ़्ते रैपर, ऐप और दुकानों के शोकेस से दस ऑफ़र जमा कीजिए और हिसाब लगाइए कि हर एक में सच में कितनी बचत है।",
  },
  "The release slips but the campaign date does not": {
    hinglish: "Product ka release talta hai par campaign ki taareekh nahi",
    hindi: "प्रोडक्ट की रिलीज़ टलती है पर अभियान की तारीख़ नहीं",
  },
  "Owned by neither the product nor the sales side": {
    hinglish: "Na product wale apna maante hain, na sales wale",
    hindi: "न प्रोडक्ट वाले अपना मानते हैं, न सेल्स वाले",
  },
  "Sellers who ignore your slides and improvise": {
    hinglish: "Sales wale jo aapki slides chhodkar apne man ki bolte hain",
    hindi: "सेल्स वाले जो आपकी स्लाइड छोड़कर अपने मन की बोलते हैं",
  },
  "Choose a gadget, read twenty buyers' reviews, and write a half-page that sells it honestly to your grandmother.": {
    hinglish:
      "Ek gadget chuniye, kharidaron ke bees review padhiye, aur aadha page likhiye jo use imaandari se aapki daadi ya naani ko bech sake.",
    hindi: "एक गैजेट चुनिए, ख़रीदारों के बीस रिव्यू पढ़िए, और आधा पेज लिखिए जो उसे ईमानदारी से आपकी दादी या नानी को बेच सके।",
  },
  "Lawyers delete the only human sentence": {
    hinglish: "Vakil wahi ek line kaat dete hain jismein insaaniyat thi",
    hindi: "वकील वही एक लाइन काट देते हैं जिसमें इंसानियत थी",
  },
  "A reporter's call at your daughter's wedding": {
    hinglish: "Beti ki shaadi mein reporter ka phone",
    hindi: "बेटी की शादी में रिपोर्टर का फ़ोन",
  },
  "Knowing the bad news before your colleagues": {
    hinglish: "Buri khabar apne saathiyon se pehle jaanna",
    hindi: "बुरी ख़बर अपने साथियों से पहले जानना",
  },
  "Write two notices of the same bad news, a cancelled trip, for pupils and for parents; ask readers how they felt.": {
    hinglish:
      "Ek hi buri khabar, jaise trip radd hone, ke do notice likhiye, ek bachchon ke liye, ek maa-baap ke liye, aur padhne walon se poochiye ki kaisa laga.",
    hindi: "एक ही बुरी ख़बर, जैसे ट्रिप रद्द होने, के दो नोटिस लिखिए, एक बच्चों के लिए, एक माँ-बाप के लिए, और पढ़ने वालों से पूछिए कि कैसा लगा।",
  },
  "On the first of each month the sales count starts again at zero": {
    hinglish: "Har mahine ki pehli taareekh ko bikri ki ginti phir shoonya se",
    hindi: "हर महीने की पहली तारीख़ को बिक्री की गिनती फिर शून्य से",
  },
  "Dismissing someone who tried hard": {
    hinglish: "Use naukri se nikalna jisne poori koshish ki",
    hindi: "उसे नौकरी से निकालना जिसने पूरी कोशिश की",
  },
  "A seller who leaves takes his dealers along": {
    hinglish: "Naukri chhodne wala seller apne dealer bhi le jaata hai",
    hindi: "नौकरी छोड़ने वाला सेल्समैन अपने डीलर भी ले जाता है",
  },
  "Lead three friends in selling tickets for a school play or fair; set targets, coach the slowest, and note what helped.": {
    hinglish:
      "School ke natak ya mele ke ticket bechne mein teen doston ki aguvai kijiye, target dijiye, sabse dheeme ko sikhaiye, aur likhiye ki kya kaam aaya.",
    hindi: "स्कूल के नाटक या मेले के टिकट बेचने में तीन दोस्तों की अगुवाई कीजिए, लक्ष्य दीजिए, सबसे धीमे को सिखाइए, और लिखिए कि क्या काम आया।",
  },
  "Ninety unanswered mails for one meeting": {
    hinglish: "Ek meeting ke liye nabbe mail jinka jawab nahi aaya",
    hindi: "एक मीटिंग के लिए नब्बे मेल जिनका जवाब नहीं आया",
  },
  "Prospects who take your idea to a cheaper firm": {
    hinglish: "Log jo aapka idea lekar sasti firm ke paas chale jaate hain",
    hindi: "लोग जो आपका आइडिया लेकर सस्ती फ़र्म के पास चले जाते हैं",
  },
  "Delivery teams say you promised the moon": {
    hinglish: "Kaam karne wali team ka taana ki waada chaand laane ka kar diya",
    hindi: "काम करने वाली टीम का ताना कि वादा चाँद लाने का कर दिया",
  },
  "List twenty offices that might buy your school's handmade paper bags, contact three with a teacher, and record each reply.": {
    hinglish:
      "Bees offices ki list banaiye jo aapke school ke haath se bane kaagaz ke thaile kharid sakte hain, teacher ke saath teen se baat kijiye, aur har jawab likhiye.",
    hindi: "बीस दफ़्तरों की सूची बनाइए जो आपके स्कूल के हाथ से बने काग़ज़ के थैले ख़रीद सकते हैं, शिक्षक के साथ तीन से बात कीजिए, और हर जवाब लिखिए।",
  },
  "One buyer's bad mood can sink your year": {
    hinglish: "Ek kharidar ka kharaab mood aapka saal dubo sakta hai",
    hindi: "एक ख़रीदार का ख़राब मूड आपका साल डुबो सकता है",
  },
  "Loved by the client, resented by your factory": {
    hinglish: "Client ki aankhon ka taara, apni hi factory ki aankh ki kirkiri",
    hindi: "ग्राहक की आँखों का तारा, अपनी ही फ़ैक्टरी की आँख की किरकिरी",
  },
  "Late payments that you must not mention too loudly": {
    hinglish: "Der se aane wale paise, jinki baat zor se karna mana hai",
    hindi: "देर से आने वाले पैसे, जिनकी बात ज़ोर से करना मना है",
  },
  "Choose one regular customer of a family shop, study what they buy in a month, and suggest one service they would value.": {
    hinglish:
      "Parivaar ki kisi dukaan ka ek pakka customer chuniye, dekhiye ki woh mahine mein kya kharidte hain, aur ek aisi suvidha sujhaiye jo unke kaam aaye.",
    hindi: "परिवार की किसी दुकान का एक पक्का ग्राहक चुनिए, देखिए कि वे महीने में क्या ख़रीदते हैं, और एक ऐसी सुविधा सुझाइए जो उनके काम आए।",
  },
  "A container refused abroad for one label": {
    hinglish: "Ek label ke karan videsh mein lautaya gaya poora container",
    hindi: "एक लेबल के कारण विदेश में लौटाया गया पूरा कंटेनर",
  },
  "Calls at midnight for Chicago, at dawn for Tokyo": {
    hinglish: "Aadhi raat ko Chicago ki call, bhor mein Tokyo ki",
    hindi: "आधी रात को शिकागो की कॉल, भोर में टोक्यो की",
  },
  "Duties changed by governments between order and ship": {
    hinglish: "Order milne aur maal bhejne ke beech hi sarkarein shulk badal deti hain",
    hindi: "ऑर्डर मिलने और माल भेजने के बीच ही सरकारें शुल्क बदल देती हैं",
  },
  "Pick a craft from your district and find on the commerce ministry's site which countries buy that kind of goods.": {
    hinglish:
      "Apne zile ki ek dastkaari chuniye aur vaanijya mantralaya ki site par dhoondhiye ki us tarah ka maal kaun se desh kharidte hain.",
    hindi: "अपने ज़िले की एक दस्तकारी चुनिए और वाणिज्य मंत्रालय की साइट पर ढूँढ़िए कि उस तरह का माल कौन से देश ख़रीदते हैं।",
  },
  "Half the college thinks that you left engineering": {
    hinglish: "College ke aadhe log samajhte hain ki aapne engineering chhod di",
    hindi: "कॉलेज के आधे लोग समझते हैं कि आपने इंजीनियरिंग छोड़ दी",
  },
  "Machines that fail in front of the buyer": {
    hinglish: "Machine jo kharidar ke saamne hi band ho jaati hai",
    hindi: "मशीन जो ख़रीदार के सामने ही बंद हो जाती है",
  },
  "Grease on the only good shirt": { hinglish: "Iklauti achhi shirt par grease", hindi: "इकलौती अच्छी क़मीज़ पर ग्रीस" },
  "Compare two ceiling fans by watts, air delivery and price, then explain to an adult which saves more over five years.": {
    hinglish:
      "Chhat ke do pankhon ki watt, hawa aur daam mein tulna kijiye, phir kisi bade ko samjhaiye ki paanch saal mein kaun sa zyada bachata hai.",
    hindi: "छत के दो पंखों की वाट, हवा और दाम में तुलना कीजिए, फिर किसी बड़े को समझाइए कि पाँच साल में कौन सा ज़्यादा बचाता है।",
  },
  "Forty kilometres a day on a hot motorcycle": {
    hinglish: "Tapti motorcycle par roz chaalis kilometre",
    hindi: "तपती मोटरसाइकिल पर रोज़ चालीस किलोमीटर",
  },
  "Dealers stuffed with stock to meet the month": {
    hinglish: "Mahina poora karne ke liye dealer par thopa gaya maal",
    hindi: "महीना पूरा करने के लिए डीलर पर थोपा गया माल",
  },
  "A poor monsoon cuts your incentive": {
    hinglish: "Monsoon kamzor ho to aapka incentive kat jaata hai",
    hindi: "मानसून कमज़ोर हो तो आपका इंसेंटिव कट जाता है",
  },
  "Visit three kirana shops and record which brand of salt stands at eye level, its margin, and who visits to sell it.": {
    hinglish:
      "Teen kirana dukaanon mein jaakar likhiye ki aankhon ki seedh mein kaun se brand ka namak rakha hai, us par margin kitna hai aur use bechne kaun aata hai.",
    hindi: "तीन किराना दुकानों में जाकर लिखिए कि आँखों की सीध में कौन से ब्रांड का नमक रखा है, उस पर मार्जिन कितना है और उसे बेचने कौन आता है।",
  },
  "Disqualified for one page without a stamp": {
    hinglish: "Ek page par mohar na hone se tender se baahar",
    hindi: "एक पेज पर मोहर न होने से टेंडर से बाहर",
  },
  "Closing hour and a frozen website": {
    hinglish: "Tender band hone ka ghanta aur atki hui website",
    hindi: "टेंडर बंद होने का घंटा और अटकी हुई वेबसाइट",
  },
  "Bids won at prices that later hurt": {
    hinglish: "Itne kam daam par jeete tender ki baad mein ghata",
    hindi: "इतने कम दाम पर जीते टेंडर कि बाद में घाटा",
  },
  "Open any tender on the central eProcurement portal and list its dates, deposit, and five conditions a bidder must meet.": {
    hinglish:
      "Kendra ke eProcurement portal par koi bhi tender kholiye aur uski taareekhein, jama rakam aur paanch shartein likhiye jo boli lagane wale ko poori karni hain.",
    hindi: "केंद्र के eProcurement पोर्टल पर कोई भी टेंडर खोलिए और उसकी तारीख़ें, जमा रक़म और पाँच शर्तें लिखिए जो बोली लगाने वाले को पूरी करनी हैं।",
  },
  "Buyers who use your visits and bypass your fee": {
    hinglish: "Kharidar jo aapke saath ghar dekhkar aapki fees bacha jaate hain",
    hindi: "ख़रीदार जो आपके साथ घर देखकर आपकी फ़ीस बचा जाते हैं",
  },
  "No sale for months, then two in a week": {
    hinglish: "Mahinon koi sauda nahi, phir ek hafte mein do",
    hindi: "महीनों कोई सौदा नहीं, फिर एक हफ़्ते में दो",
  },
  "Owners raise the price on the day a buyer says yes": {
    hinglish: "Kharidar ke haan kehte hi usi din maalik daam badha deta hai",
    hindi: "ख़रीदार के हाँ कहते ही उसी दिन मालिक दाम बढ़ा देता है",
  },
  "List ten flats for sale in your locality by area, floor, age and price, and find what one square foot really costs.": {
    hinglish:
      "Apne ilaake mein bikne wale das flat area, manzil, umr aur daam ke saath likhiye, aur nikaliye ki ek square foot asal mein kitne ka padta hai.",
    hindi: "अपने इलाक़े में बिकने वाले दस फ़्लैट एरिया, मंज़िल, उम्र और दाम के साथ लिखिए, और निकालिए कि एक वर्ग फ़ुट असल में कितने का पड़ता है।",
  },
  "Sale deeds that state half the true price": {
    hinglish: "Registry ke kaagaz, jinmein asli daam ka aadha hi likha hota hai",
    hindi: "रजिस्ट्री के काग़ज़, जिनमें असली दाम का आधा ही लिखा होता है",
  },
  "Owners who shadow you with tea and hints": {
    hinglish: "Maalik jo chai aur ishaaron ke saath peeche-peeche chalte hain",
    hindi: "मालिक जो चाय और इशारों के साथ पीछे-पीछे चलते हैं",
  },
  "Questions from the bank when a flat you valued sells for less": {
    hinglish: "Jis flat ki keemat aapne lagayi, woh kam mein bike to bank ke sawaal",
    hindi: "जिस फ़्लैट की क़ीमत आपने लगाई, वह कम में बिके तो बैंक के सवाल",
  },
  "Measure your home's carpet area room by room and compare it with the papers and the local circle rate.": {
    hinglish: "Apne ghar ka carpet area ek-ek kamra naapkar nikaliye aur use kaagazon aur ilaake ke circle rate se milaiye.",
    hindi: "अपने घर का कार्पेट एरिया एक-एक कमरा नापकर निकालिए और उसे काग़ज़ों और इलाक़े के सर्किल रेट से मिलाइए।",
  },
  "Blamed by the owner and by the tenant together": {
    hinglish: "Dosh maalik bhi dete hain aur kirayedar bhi, ek hi saath",
    hindi: "दोष मालिक भी देते हैं और किरायेदार भी, एक ही साथ",
  },
  "The water tanker fails, and every flat rings you": {
    hinglish: "Paani ka tanker nahi aaya, aur har flat se aapko phone",
    hindi: "पानी का टैंकर नहीं आया, और हर फ़्लैट से आपको फ़ोन",
  },
  "Asking a struggling family to leave": {
    hinglish: "Tangi mein jee rahe parivaar se ghar khaali karne ko kehna",
    hindi: "तंगी में जी रहे परिवार से घर ख़ाली करने को कहना",
  },
  "Ask your housing society or landlord what was repaired last year, at what cost, and plan next year's calendar.": {
    hinglish:
      "Apni housing society ya makaan maalik se poochiye ki pichhle saal kya-kya theek karwaya gaya aur kitne mein, aur agle saal ka calendar banaiye.",
    hindi: "अपनी हाउसिंग सोसाइटी या मकान मालिक से पूछिए कि पिछले साल क्या-क्या ठीक करवाया गया और कितने में, और अगले साल का कैलेंडर बनाइए।",
  },
  "Permissions outlast three elected councils": {
    hinglish: "Manzooriyan aane tak teen chuni hui nagar parishadein badal jaati hain",
    hindi: "मंज़ूरियाँ आने तक तीन चुनी हुई नगर परिषदें बदल जाती हैं",
  },
  "Interest runs while a court stays the work": {
    hinglish: "Court kaam rukwa deta hai, par byaaj chalta rehta hai",
    hindi: "अदालत काम रुकवा देती है, पर ब्याज चलता रहता है",
  },
  "Buyers' fury over a possession date you missed": {
    hinglish: "Kabza dene ki taareekh nikal jaye to kharidaron ka gussa",
    hindi: "क़ब्ज़ा देने की तारीख़ निकल जाए तो ख़रीदारों का ग़ुस्सा",
  },
  "Choose a building site near you, read its project page on your state's RERA website, and compare it with what you see from the road.": {
    hinglish:
      "Apne paas ki ek nirmaan site chuniye, apne rajya ki RERA website par uska project page padhiye, aur sadak se jo dikhta hai usse milaiye.",
    hindi: "अपने पास की एक निर्माण साइट चुनिए, अपने राज्य की RERA वेबसाइट पर उसका प्रोजेक्ट पेज पढ़िए, और सड़क से जो दिखता है उससे मिलाइए।",
  },
  "Nothing is earned till the bank disburses": {
    hinglish: "Bank jab tak loan ka paisa na de, kamai kuch nahi",
    hindi: "बैंक जब तक लोन का पैसा न दे, कमाई कुछ नहीं",
  },
  "Applicants who conceal an old default": {
    hinglish: "Aavedak jo kisi purane loan ki chook chhupa lete hain",
    hindi: "आवेदक जो किसी पुराने लोन की चूक छुपा लेते हैं",
  },
  "Lenders change rates in mid-application": {
    hinglish: "Aavedan ke beech mein hi bank byaaj dar badal dete hain",
    hindi: "आवेदन के बीच में ही बैंक ब्याज दर बदल देते हैं",
  },
  "Note home loan rates and fees from three bank websites and compute the total paid on twenty lakh over fifteen years.": {
    hinglish:
      "Teen bank ki website se home loan ki dar aur fees likhiye aur bees laakh par pandrah saal mein kul kitna chukana padega, yeh nikaliye.",
    hindi: "तीन बैंकों की वेबसाइट से होम लोन की दर और फ़ीस लिखिए और बीस लाख पर पंद्रह साल में कुल कितना चुकाना पड़ेगा, यह निकालिए।",
  },
  "Hoarse by evening, and bids to call again next morning": {
    hinglish: "Shaam tak gala baith jaata hai, aur agli subah phir boli lagwani hai",
    hindi: "शाम तक गला बैठ जाता है, और अगली सुबह फिर बोली लगवानी है",
  },
  "Rings of dealers who agree not to bid": {
    hinglish: "Vyapaariyon ke gut, jo milibhagat karke boli nahi lagate",
    hindi: "व्यापारियों के गुट, जो मिलीभगत करके बोली नहीं लगाते",
  },
  "Online sales leave the hall half empty": {
    hinglish: "Online bikri se hall aadha khaali reh jaata hai",
    hindi: "ऑनलाइन बिक्री से हॉल आधा ख़ाली रह जाता है",
  },
  "Hold a mock auction of ten old books among friends with paper money, and note what made the bidding rise.": {
    hinglish: "Doston mein kaagaz ke noton se das purani kitaabon ki khel-khel mein neelami kijiye, aur likhiye ki boli kis baat se badhi.",
    hindi: "दोस्तों में काग़ज़ के नोटों से दस पुरानी किताबों की खेल-खेल में नीलामी कीजिए, और लिखिए कि बोली किस बात से बढ़ी।",
  },
  "Monday's first flight, week after week": {
    hinglish: "Somvaar ki pehli flight, hafte dar hafte",
    hindi: "सोमवार की पहली उड़ान, हफ़्ते दर हफ़्ते",
  },
  "Ninety slides that the next chairman never opens": {
    hinglish: "Nabbe slide jinhe agla chairman kabhi nahi kholta",
    hindi: "नब्बे स्लाइड जिन्हें अगला चेयरमैन कभी नहीं खोलता",
  },
  "Reviews twice a year that promote you or show you the door": {
    hinglish: "Saal mein do baar review, jiske baad ya to tarakki ya baahar ka raasta",
    hindi: "साल में दो बार समीक्षा, जिसके बाद या तो तरक़्क़ी या बाहर का रास्ता",
  },
  "Ask a shopkeeper for one problem, study it for a week, and give him one page with three choices and a price each.": {
    hinglish:
      "Kisi dukaandaar se ek samasya poochiye, ek hafta use samajhiye, aur unhe ek page dijiye jismein teen vikalp hon aur har ek ka kharch.",
    hindi: "किसी दुकानदार से एक समस्या पूछिए, एक हफ़्ता उसे समझिए, और उन्हें एक पेज दीजिए जिसमें तीन विकल्प हों और हर एक का ख़र्च।",
  },
  "Good news reaches you first, bad news last": {
    hinglish: "Achhi khabar aap tak sabse pehle aati hai, buri sabse baad mein",
    hindi: "अच्छी ख़बर आप तक सबसे पहले आती है, बुरी सबसे बाद में",
  },
  "No one to complain to but your family": {
    hinglish: "Dukhda sunane ko parivaar ke siva koi nahi",
    hindi: "दुखड़ा सुनाने को परिवार के सिवा कोई नहीं",
  },
  "Reporters at your gate for a fire in a far-off plant": {
    hinglish: "Door ki factory mein aag lage aur reporter aapke gate par",
    hindi: "दूर की फ़ैक्टरी में आग लगे और रिपोर्टर आपके गेट पर",
  },
  "Lead one real school project from plan to finish, then ask every member privately what you should have done otherwise.": {
    hinglish:
      "School ke ek asli project ki shuru se ant tak aguvai kijiye, phir har saathi se akele mein poochiye ki aapko kya alag karna chahiye tha.",
    hindi: "स्कूल के एक असली प्रोजेक्ट की शुरू से अंत तक अगुवाई कीजिए, फिर हर साथी से अकेले में पूछिए कि आपको क्या अलग करना चाहिए था।",
  },
  "Every other department's delay ends up on your floor": {
    hinglish: "Baaki har vibhag ki deri aakhir aapke floor par aati hai",
    hindi: "बाक़ी हर विभाग की देरी आख़िर आपके फ़्लोर पर आती है",
  },
  "Ten people absent after pay day undo the whole week's roster": {
    hinglish: "Tankhwah ke agle din das log gairhaazir, aur hafte bhar ka roster bigad jaata hai",
    hindi: "तनख़्वाह के अगले दिन दस लोग ग़ैरहाज़िर, और हफ़्ते भर का रोस्टर बिगड़ जाता है",
  },
  "One sealing machine breaks, and the day's orders miss the lorry": {
    hinglish: "Ek sealing machine bigdi, aur din bhar ke order ki lorry chhoot jaati hai",
    hindi: "एक सीलिंग मशीन बिगड़ी, और दिन भर के ऑर्डर की लॉरी छूट जाती है",
  },
  "Time each step of your school canteen's lunch rush, find the slowest, and suggest one change that costs nothing.": {
    hinglish:
      "School canteen mein lunch ki bheed ke samay har kadam ka samay naapiye, sabse dheema dhoondhiye, aur ek aisa badlaav sujhaiye jismein kuch kharch na ho.",
    hindi: "स्कूल कैंटीन में लंच की भीड़ के समय हर क़दम का समय नापिए, सबसे धीमा ढूँढ़िए, और एक ऐसा बदलाव सुझाइए जिसमें कुछ ख़र्च न हो।",
  },
  "The choice was often made before your slides": {
    hinglish: "Faisla aksar aapki slides se pehle ho chuka hota hai",
    hindi: "फ़ैसला अक्सर आपकी स्लाइडों से पहले हो चुका होता है",
  },
  "A rival's new factory that makes your market study old": {
    hinglish: "Rival ki nayi factory, jo aapki bazaar study ko purana kar deti hai",
    hindi: "दूसरी कंपनी की नई फ़ैक्टरी, जो बाज़ार पर आपकी रिपोर्ट को पुराना कर देती है",
  },
  "A five-year plan laid aside in the first bad quarter": {
    hinglish: "Paanch saal ka plan, jo pehli buri timahi mein kinaare rakh diya jaata hai",
    hindi: "पाँच साल का प्लान, जो पहली बुरी तिमाही में किनारे रख दिया जाता है",
  },
  "Compare two local coaching centres or bakeries by price, place and promise, and say where a third could fit.": {
    hinglish:
      "Ilaake ke do coaching centre ya do bakery ki daam, jagah aur waade mein tulna kijiye, aur bataiye ki teesre ki jagah kahan banti hai.",
    hindi: "इलाक़े के दो कोचिंग सेंटर या दो बेकरी की दाम, जगह और वादे में तुलना कीजिए, और बताइए कि तीसरे की जगह कहाँ बनती है।",
  },
  "A metro station held up by one shop's court case": {
    hinglish: "Ek dukaan ke mukadme se ruka poora metro station",
    hindi: "एक दुकान के मुक़दमे से रुका पूरा मेट्रो स्टेशन",
  },
  "Being asked to colour a red warning yellow": {
    hinglish: "Laal chetavni ko peela dikhane ko kaha jaana",
    hindi: "लाल चेतावनी को पीला दिखाने को कहा जाना",
  },
  "Risk lists of two hundred rows that owners sign unread": {
    hinglish: "Do sau lines ki risk list, jis par zimmedar log bina padhe dastkhat kar dete hain",
    hindi: "दो सौ पंक्तियों की रिस्क लिस्ट, जिस पर ज़िम्मेदार लोग बिना पढ़े दस्तख़त कर देते हैं",
  },
  "Plan a class trip as a bar chart with tasks, days and who waits for whom; find the chain that sets the date.": {
    hinglish:
      "Class trip ka plan bar chart mein banaiye, jismein kaam, din aur kaun kiske liye rukega likha ho, aur kaamon ka woh silsila dhoondhiye jisse taareekh tay hoti hai.",
    hindi:
      "क्लास ट्रिप का प्लान बार चार्ट में बनाइए, जिसमें काम, दिन और कौन किसके लिए रुकेगा लिखा हो, और कामों का वह सिलसिला ढूँढ़िए जिससे तारीख़ तय होती है।",
  },
  "Called in after the decision has angered everyone": {
    hinglish: "Tab bulawa aata hai jab faisla sabko naaraaz kar chuka hota hai",
    hindi: "तब बुलावा आता है जब फ़ैसला सबको नाराज़ कर चुका होता है",
  },
  "Feelings are hard to show on a cost sheet": {
    hinglish: "Kharch ki sheet par logon ki bhavnayein dikhana mushkil hai",
    hindi: "ख़र्च की शीट पर लोगों की भावनाएँ दिखाना मुश्किल है",
  },
  "Projects end before habits really alter": {
    hinglish: "Aadatein sach mein badlein, usse pehle project khatam",
    hindi: "आदतें सच में बदलें, उससे पहले प्रोजेक्ट ख़त्म",
  },
  "Persuade your household to one new habit, such as sorting waste, and keep a diary of who resisted and what helped.": {
    hinglish:
      "Gharwalon ko ek nayi aadat ke liye manaiye, jaise kachra alag karna, aur diary mein likhiye ki kisne virodh kiya aur kya kaam aaya.",
    hindi: "घरवालों को एक नई आदत के लिए मनाइए, जैसे कचरा अलग करना, और डायरी में लिखिए कि किसने विरोध किया और क्या काम आया।",
  },
  "Staff fear that your chart counts them out": {
    hinglish: "Staff ko darr ki aapka chart unki naukri kha jayega",
    hindi: "स्टाफ़ को डर कि आपका चार्ट उनकी नौकरी खा जाएगा",
  },
  "Departments each defend a useless step": {
    hinglish: "Har vibhag apna ek bekaar kadam bachane par ada rehta hai",
    hindi: "हर विभाग अपना एक बेकार क़दम बचाने पर अड़ा रहता है",
  },
  "Software teams alter your neat flow": {
    hinglish: "Software team aapka saaf-suthra flow badal deti hai",
    hindi: "सॉफ़्टवेयर टीम आपका साफ़-सुथरा फ़्लो बदल देती है",
  },
  "Draw as boxes and arrows how a bonafide certificate travels through your school office, and mark each wait.": {
    hinglish:
      "Box aur teer banakar dikhaiye ki bonafide certificate aapke school office mein kahan-kahan se guzarta hai, aur har intezaar par nishan lagaiye.",
    hindi: "डिब्बे और तीर बनाकर दिखाइए कि बोनाफ़ाइड सर्टिफ़िकेट आपके स्कूल ऑफ़िस में कहाँ-कहाँ से गुज़रता है, और हर इंतज़ार पर निशान लगाइए।",
  },
  "Months when your staff are paid and you are not": {
    hinglish: "Aise mahine jab staff ko tankhwah milti hai aur aapko nahi",
    hindi: "ऐसे महीने जब स्टाफ़ को तनख़्वाह मिलती है और आपको नहीं",
  },
  "The rent is due even when nobody buys": {
    hinglish: "Koi kuch na kharide, tab bhi kiraya dena hai",
    hindi: "कोई कुछ न ख़रीदे, तब भी किराया देना है",
  },
  "You alone cannot resign": { hinglish: "Isteefa sab de sakte hain, sirf aap nahi", hindi: "इस्तीफ़ा सब दे सकते हैं, सिर्फ़ आप नहीं" },
  "With fifty to two hundred rupees make or buy something, sell it to ten people at a school or street fair, and keep honest accounts.": {
    hinglish:
      "Pachaas se do sau rupaye mein kuch banaiye ya kharidiye, school ya mohalle ke mele mein das logon ko bechiye, aur imaandari se hisab rakhiye.",
    hindi: "पचास से दो सौ रुपये में कुछ बनाइए या ख़रीदिए, स्कूल या मोहल्ले के मेले में दस लोगों को बेचिए, और ईमानदारी से हिसाब रखिए।",
  },
  "Guards leave for slightly better pay just when they know every gate": {
    hinglish: "Har gate ki pehchaan hote hi guard thodi zyada tankhwah par chale jaate hain",
    hindi: "हर गेट की पहचान होते ही गार्ड थोड़ी ज़्यादा तनख़्वाह पर चले जाते हैं",
  },
  "Asking tired guards on low wages to stay alert": {
    hinglish: "Kam tankhwah wale thake guards se chaukanna rehne ko kehna",
    hindi: "कम तनख़्वाह वाले थके गार्डों से चौकन्ना रहने को कहना",
  },
  "A phone call in the night about an alarm that incense smoke set off": {
    hinglish: "Agarbatti ke dhuen se baje alarm par raat mein phone",
    hindi: "अगरबत्ती के धुएँ से बजे अलार्म पर रात में फ़ोन",
  },
  "Walk round your school with a teacher, map gates, blind corners and exits, and propose one cheap improvement for each.": {
    hinglish:
      "Teacher ke saath school ka chakkar lagaiye, gate, andhe kone aur baahar jaane ke raaste nakshe mein banaiye, aur har ek ke liye ek sasta sudhaar sujhaiye.",
    hindi: "शिक्षक के साथ स्कूल का चक्कर लगाइए, गेट, अंधे कोने और बाहर जाने के रास्ते नक़्शे में बनाइए, और हर एक के लिए एक सस्ता सुधार सुझाइए।",
  },
  "Shopkeepers who agree to raise a price and then dare not": {
    hinglish: "Dukaandaar jo daam badhane ko maan jaate hain, phir himmat nahi karte",
    hindi: "दुकानदार जो दाम बढ़ाने को मान जाते हैं, फिर हिम्मत नहीं करते",
  },
  "Free first talks with owners who never book a second": {
    hinglish: "Un maalikon se pehli muft baatcheet jo doosri kabhi book nahi karte",
    hindi: "उन मालिकों से पहली मुफ़्त बातचीत जो दूसरी कभी बुक नहीं करते",
  },
  "Watching a mistake you made yourself return": {
    hinglish: "Apni ki hui galti ko kisi aur se phir hote dekhna",
    hindi: "अपनी की हुई ग़लती को किसी और से फिर होते देखना",
  },
  "Hear out a friend's money-making idea for half an hour, asking questions only, and count how many you truly asked.": {
    hinglish:
      "Kisi dost ka paise kamane ka idea aadha ghanta suniye, sirf sawaal poochiye, aur giniye ki aapne sach mein kitne sawaal pooche.",
    hindi: "किसी दोस्त का पैसे कमाने का आइडिया आधा घंटा सुनिए, सिर्फ़ सवाल पूछिए, और गिनिए कि आपने सच में कितने सवाल पूछे।",
  },
  "Photographs with giant cheques matter more than results": {
    hinglish: "Bade-bade cheque ke saath photo kaam ke nateejon se zyada zaroori ho jaati hai",
    hindi: "बड़े-बड़े चेक के साथ फ़ोटो काम के नतीजों से ज़्यादा ज़रूरी हो जाती है",
  },
  "A rush every March to spend, or to explain to the board why not": {
    hinglish: "Har March mein kharch karne ki, ya kyon nahi hua, board ko yeh batane ki hadbadi",
    hindi: "हर मार्च में ख़र्च करने की, या क्यों नहीं हुआ, बोर्ड को यह बताने की हड़बड़ी",
  },
  "Factory neighbours expect you to solve everything": {
    hinglish: "Factory ke aas-paas ke logon ko ummeed ki sab kuch aapse hi suljhega",
    hindi: "फ़ैक्टरी के आस-पास के लोगों को उम्मीद कि सब कुछ आपसे ही सुलझेगा",
  },
  "Find a large company's CSR report online and check one claimed project by looking for independent news of it.": {
    hinglish:
      "Kisi badi company ki CSR report online dhoondhiye aur usmein bataye ek project ko kisi aur jagah chhapi khabar se jaanchiye.",
    hindi: "किसी बड़ी कंपनी की CSR रिपोर्ट ऑनलाइन ढूँढ़िए और उसमें बताए एक प्रोजेक्ट को किसी और जगह छपी ख़बर से जाँचिए।",
  },
  "Noticed only when toilets or cooling fail": {
    hinglish: "Nazar tabhi jaati hai jab toilet ya AC kharaab ho",
    hindi: "नज़र तभी जाती है जब शौचालय या एसी ख़राब हो",
  },
  "Fire drills that important people skip": {
    hinglish: "Fire drill jinse bade log gayab rehte hain",
    hindi: "फ़ायर ड्रिल जिनसे बड़े लोग ग़ायब रहते हैं",
  },
  "Repairs that have to wait for night": {
    hinglish: "Marammat jiske liye raat ka intezaar karna padta hai",
    hindi: "मरम्मत जिसके लिए रात का इंतज़ार करना पड़ता है",
  },
  "Log for a week every dripping tap, dead bulb and idle fan in your school, and cost the waste.": {
    hinglish:
      "Ek hafta apne school ka har tapakta nal, bujha bulb aur khaali kamre mein chalta pankha likhiye, aur is barbaadi ka kharch nikaliye.",
    hindi: "एक हफ़्ता अपने स्कूल का हर टपकता नल, बुझा बल्ब और ख़ाली कमरे में चलता पंखा लिखिए, और इस बर्बादी का ख़र्च निकालिए।",
  },
  "A hundred petty requests, each from someone senior": {
    hinglish: "Sau chhoti-chhoti farmaishein, har ek kisi bade afsar ki",
    hindi: "सौ छोटी-छोटी फ़रमाइशें, हर एक किसी बड़े अफ़सर की",
  },
  "The staff bus breaks down, and two hundred people ring you before eight": {
    hinglish: "Staff bus bigad jaye to aath baje se pehle do sau log aapko phone karte hain",
    hindi: "स्टाफ़ बस बिगड़ जाए तो आठ बजे से पहले दो सौ लोग आपको फ़ोन करते हैं",
  },
  "Parking quarrels that land on your desk": {
    hinglish: "Parking ke jhagde, jo aapki mez par aa pahunchte hain",
    hindi: "पार्किंग के झगड़े, जो आपकी मेज़ पर आ पहुँचते हैं",
  },
  "Plan supplies, transport and papers for your school's annual day on one sheet with costs, and compare afterwards.": {
    hinglish:
      "Apne school ke annual day ke saamaan, gaadi aur kaagazon ka plan kharch ke saath ek sheet par banaiye, aur baad mein milakar dekhiye.",
    hindi: "अपने स्कूल के वार्षिकोत्सव के सामान, गाड़ी और काग़ज़ों का प्लान ख़र्च के साथ एक शीट पर बनाइए, और बाद में मिलाकर देखिए।",
  },
  "Diwali gifts that must be sent back": { hinglish: "Diwali ke tohfe jo lautane padte hain", hindi: "दिवाली के तोहफ़े जो लौटाने पड़ते हैं" },
  "The line stops and all eyes turn to you": {
    hinglish: "Production line ruki aur sabki nazar aap par",
    hindi: "प्रोडक्शन लाइन रुकी और सबकी नज़र आप पर",
  },
  "A cheap lot that proves expensive by June": {
    hinglish: "Sasta maal jo June aate-aate mehnga padta hai",
    hindi: "सस्ता माल जो जून आते-आते महँगा पड़ता है",
  },
  "Buy your household's vegetables for a week from three sellers, keeping price, quality and honesty scores for each.": {
    hinglish: "Ek hafta ghar ki sabzi teen alag dukaandaaron se kharidiye aur har ek ko daam, quality aur imaandari par number dijiye.",
    hindi: "एक हफ़्ता घर की सब्ज़ी तीन अलग दुकानदारों से ख़रीदिए और हर एक को दाम, क्वालिटी और ईमानदारी पर अंक दीजिए।",
  },
  "Rules that make you buy from the cheapest, even if its last lot was poor": {
    hinglish: "Niyam jo sabse saste se hi kharidwate hain, chahe uska pichhla maal kharaab raha ho",
    hindi: "नियम जो सबसे सस्ते से ही ख़रीदवाते हैं, चाहे उसका पिछला माल ख़राब रहा हो",
  },
  "Vendors who deliver three pieces short": { hinglish: "Supplier jo teen nag kam bhejte hain", hindi: "सप्लायर जो तीन नग कम भेजते हैं" },
  "Audit questions about an order two years old": {
    hinglish: "Do saal purane order par audit ke sawaal",
    hindi: "दो साल पुराने ऑर्डर पर ऑडिट के सवाल",
  },
  "Get written prices for fifty notebooks from three shops, put them in a comparison table and recommend one to your class.": {
    hinglish:
      "Teen dukaanon se pachaas copiyon ke likhit daam lijiye, unhe tulna ki table mein rakhiye aur apni class ko ek dukaan sujhaiye.",
    hindi: "तीन दुकानों से पचास कॉपियों के लिखित दाम लीजिए, उन्हें तुलना की तालिका में रखिए और अपनी क्लास को एक दुकान सुझाइए।",
  },
  "Small owners pin their hopes on your word": {
    hinglish: "Chhoti workshop ke maalik aapki baat par saari aas laga lete hain",
    hindi: "छोटी वर्कशॉप के मालिक आपकी बात पर सारी आस लगा लेते हैं",
  },
  "Buses to sheds at the far end of every industrial estate": {
    hinglish: "Har industrial estate ke aakhri chhor ke shed tak bus ka safar",
    hindi: "हर इंडस्ट्रियल एस्टेट के आख़िरी छोर के शेड तक बस का सफ़र",
  },
  "Your buyer squeezes the firm you just built up": {
    hinglish: "Jis firm ko aapne khada kiya, use aapka hi buyer nichodta hai",
    hindi: "जिस फ़र्म को आपने खड़ा किया, उसे आपका ही ख़रीद अफ़सर निचोड़ता है",
  },
  "Visit a workshop with an adult, choose one product, and write how you would check ten pieces for sameness.": {
    hinglish:
      "Kisi bade ke saath ek workshop mein jaiye, ek cheez chuniye, aur likhiye ki das nag ek jaise hain ya nahi, yeh kaise jaancha jaye.",
    hindi: "किसी बड़े के साथ एक वर्कशॉप में जाइए, एक चीज़ चुनिए, और लिखिए कि दस नग एक जैसे हैं या नहीं, यह कैसे जाँचा जाए।",
  },
  "You are always wrong, only by how much varies": {
    hinglish: "Anumaan hamesha galat nikalta hai, badalta hai to bas yeh ki kitna",
    hindi: "अनुमान हमेशा ग़लत निकलता है, बदलता है तो बस यह कि कितना",
  },
  "Optimists in sales inflate every figure": {
    hinglish: "Sales ke ummeed bhare log har aankda badha dete hain",
    hindi: "सेल्स के उम्मीद भरे लोग हर आँकड़ा बढ़ा देते हैं",
  },
  "Full godowns are your fault, empty shelves too": {
    hinglish: "Godown bhara ho to dosh aapka, dukaan ki shelf khaali ho tab bhi",
    hindi: "गोदाम भरा हो तो दोष आपका, दुकान की शेल्फ़ ख़ाली हो तब भी",
  },
  "Guess each evening how many samosas the canteen will sell next day, log the truth, and improve your rule for two weeks.": {
    hinglish:
      "Har shaam andaza lagaiye ki agle din canteen mein kitne samose bikenge, asli ginti likhiye, aur do hafte tak apna niyam sudhaariye.",
    hindi: "हर शाम अंदाज़ा लगाइए कि अगले दिन कैंटीन में कितने समोसे बिकेंगे, असली गिनती लिखिए, और दो हफ़्ते तक अपना नियम सुधारिए।",
  },
  "A contract is read closely only once a quarrel has begun": {
    hinglish: "Contract dhyaan se tabhi padha jaata hai jab jhagda shuru ho chuka ho",
    hindi: "कॉन्ट्रैक्ट ध्यान से तभी पढ़ा जाता है जब झगड़ा शुरू हो चुका हो",
  },
  "Engineers who promise extras over tea": {
    hinglish: "Engineer jo chai par hi extra kaam ka waada kar aate hain",
    hindi: "इंजीनियर जो चाय पर ही अतिरिक्त काम का वादा कर आते हैं",
  },
  "Hundred-page drafts at the end of the quarter": {
    hinglish: "Timahi ke ant mein sau-sau page ke draft",
    hindi: "तिमाही के अंत में सौ-सौ पेज के ड्राफ़्ट",
  },
  "Read the terms of a mobile recharge or app line by line, and write who must do what and what happens otherwise.": {
    hinglish: "Mobile recharge ya kisi app ki shartein ek-ek line padhiye, aur likhiye ki kise kya karna hai aur na kare to kya hoga.",
    hindi: "मोबाइल रिचार्ज या किसी ऐप की शर्तें एक-एक लाइन पढ़िए, और लिखिए कि किसे क्या करना है और न करे तो क्या होगा।",
  },
  "Planning for days that everyone hopes never come": {
    hinglish: "Un dinon ki taiyaari jo sab chahte hain ki kabhi na aayein",
    hindi: "उन दिनों की तैयारी जो सब चाहते हैं कि कभी न आएँ",
  },
  "Lists of whom to ring are out of date within a month": {
    hinglish: "Kise phone karna hai, yeh list mahine bhar mein purani ho jaati hai",
    hindi: "किसे फ़ोन करना है, यह सूची महीने भर में पुरानी हो जाती है",
  },
  "Managers who skip the rehearsal, then panic": {
    hinglish: "Manager jo rehearsal chhod dete hain, phir ghabra jaate hain",
    hindi: "मैनेजर जो अभ्यास छोड़ देते हैं, फिर घबरा जाते हैं",
  },
  "Write a two-page plan for your home for three days without power or network, and rehearse one evening of it.": {
    hinglish: "Bina bijli ya network ke teen din ke liye apne ghar ka do page ka plan likhiye, aur ek shaam uski rehearsal kijiye.",
    hindi: "बिना बिजली या नेटवर्क के तीन दिन के लिए अपने घर का दो पेज का प्लान लिखिए, और एक शाम उसका अभ्यास कीजिए।",
  },
  "The port charges rent each day that a file sleeps": {
    hinglish: "File jitne din soye, bandargaah utne din ka kiraya leta hai",
    hindi: "फ़ाइल जितने दिन सोए, बंदरगाह उतने दिन का किराया लेता है",
  },
  "Notifications that change duty at midnight": {
    hinglish: "Adhisuchna jo aadhi raat ko shulk badal deti hai",
    hindi: "अधिसूचना जो आधी रात को शुल्क बदल देती है",
  },
  "One wrong code brings a penalty": { hinglish: "Ek galat code, aur jurmana", hindi: "एक ग़लत कोड, और जुर्माना" },
  "Find the eight-digit tariff code and duty of three things in your schoolbag from the customs tariff online.": {
    hinglish: "Online customs tariff mein apne school bag ki teen cheezon ka aath ank ka tariff code aur shulk dhoondhiye.",
    hindi: "ऑनलाइन कस्टम टैरिफ़ में अपने स्कूल बैग की तीन चीज़ों का आठ अंकों का टैरिफ़ कोड और शुल्क ढूँढ़िए।",
  },
  "Waiting rooms, and lunch hours that last till four": {
    hinglish: "Intezaar ke kamre, aur chaar baje tak chalne wala lunch",
    hindi: "इंतज़ार के कमरे, और चार बजे तक चलने वाला लंच",
  },
  "Hints about money that you must refuse": {
    hinglish: "Paison ke ishaare jinhe thukrana padta hai",
    hindi: "पैसों के इशारे जिन्हें ठुकराना पड़ता है",
  },
  "Blamed at head office for a delay in another building": {
    hinglish: "Deri kisi aur daftar mein, par head office mein dosh aapka",
    hindi: "देरी किसी और दफ़्तर में, पर हेड ऑफ़िस में दोष आपका",
  },
  "Follow one simple application, such as a library card or bus pass, and note each desk, paper and day that it took.": {
    hinglish:
      "Ek saral application par nazar rakhiye, jaise library card ya bus pass, aur likhiye ki kaun se desk, kaun se kaagaz aur kitne din lage.",
    hindi: "एक सरल आवेदन पर नज़र रखिए, जैसे लाइब्रेरी कार्ड या बस पास, और लिखिए कि कौन से डेस्क, कौन से काग़ज़ और कितने दिन लगे।",
  },
  "Owners who want the certificate, not the change": {
    hinglish: "Maalik jinhe certificate chahiye, badlaav nahi",
    hindi: "मालिक जिन्हें सर्टिफ़िकेट चाहिए, बदलाव नहीं",
  },
  "Paper prepared the night before an inspection": {
    hinglish: "Inspection se ek raat pehle bane kaagaz",
    hindi: "निरीक्षण से एक रात पहले बने काग़ज़",
  },
  "Factories that slip back once you leave": {
    hinglish: "Factory jo aapke jaate hi purane dharre par laut aati hai",
    hindi: "फ़ैक्टरी जो आपके जाते ही पुराने ढर्रे पर लौट आती है",
  },
  "Set down a procedure for making tea, let three people follow it exactly, and correct it until the cups taste alike.": {
    hinglish:
      "Chai banane ki vidhi likhiye, teen logon se use hu-ba-hu karwaiye, aur tab tak sudhaariye jab tak har cup ka swaad ek jaisa na ho.",
    hindi: "चाय बनाने की विधि लिखिए, तीन लोगों से उसे हू-ब-हू करवाइए, और तब तक सुधारिए जब तक हर कप का स्वाद एक जैसा न हो।",
  },
  "Angry messages each time the fare rises": {
    hinglish: "Kiraya badhte hi har baar gusse bhare message",
    hindi: "किराया बढ़ते ही हर बार ग़ुस्से भरे मैसेज",
  },
  "Sales staff give away your careful margin": {
    hinglish: "Soch-samajhkar rakha aapka margin sales wale chhoot mein de dete hain",
    hindi: "सोच-समझकर रखा आपका मार्जिन सेल्स वाले छूट में दे देते हैं",
  },
  "Rivals respond within the hour": { hinglish: "Rival ghante bhar mein jawab de dete hain", hindi: "दूसरी कंपनियाँ घंटे भर में जवाब दे देती हैं" },
  "Sell lemonade or bookmarks at two prices on two similar days and work out which earned more after costs.": {
    hinglish:
      "Do ek jaise dinon mein nimbu paani ya bookmark do alag daam par bechiye aur nikaliye ki kharch hatakar kis daam par zyada kamai hui.",
    hindi: "दो एक जैसे दिनों में नींबू पानी या बुकमार्क दो अलग दाम पर बेचिए और निकालिए कि ख़र्च हटाकर किस दाम पर ज़्यादा कमाई हुई।",
  },
  "A cricket fixture moves and spoils the curve": {
    hinglish: "Cricket match ki taareekh badli, aur booking ka hisab bigda",
    hindi: "क्रिकेट मैच की तारीख़ बदली, और बुकिंग का हिसाब बिगड़ा",
  },
  "Front office sells out cheaply behind your back": {
    hinglish: "Front office aapki peeth peeche saste mein sab bech deta hai",
    hindi: "फ़्रंट ऑफ़िस आपकी पीठ पीछे सस्ते में सब बेच देता है",
  },
  "Empty rooms tonight can never be sold again": {
    hinglish: "Aaj raat khaali rahe kamre phir kabhi nahi bik sakte",
    hindi: "आज रात ख़ाली रहे कमरे फिर कभी नहीं बिक सकते",
  },
  "Note the fare of one Delhi to Kochi flight for the same travel date daily until month end, and draw its curve.": {
    hinglish: "Delhi se Kochi ki ek flight ka, ek hi yatra ki taareekh ka kiraya mahine ke ant tak roz likhiye, aur uska graph banaiye.",
    hindi: "दिल्ली से कोच्चि की एक उड़ान का, एक ही यात्रा की तारीख़ का किराया महीने के अंत तक रोज़ लिखिए, और उसका ग्राफ़ बनाइए।",
  },
  "Plants that send figures in the wrong units": {
    hinglish: "Factory jo galat unit mein aankde bhejti hai",
    hindi: "फ़ैक्टरी जो ग़लत इकाई में आँकड़े भेजती है",
  },
  "Brochures that claim more green than your figures do": {
    hinglish: "Brochure jo aapke aankdon se zyada green hone ka daava karte hain",
    hindi: "ब्रोशर जो आपके आँकड़ों से ज़्यादा हरित होने का दावा करते हैं",
  },
  "Each investor wants the same carbon on a different form": {
    hinglish: "Har niveshak ko wahi carbon alag form par chahiye",
    hindi: "हर निवेशक को वही कार्बन अलग फ़ॉर्म पर चाहिए",
  },
  "Work out your home's yearly carbon from electricity, gas cylinders and petrol, and state every assumption on the page.": {
    hinglish:
      "Bijli, gas cylinder aur petrol se apne ghar ka saal bhar ka carbon nikaliye, aur jo-jo maankar chale, woh sab page par likhiye.",
    hindi: "बिजली, गैस सिलेंडर और पेट्रोल से अपने घर का साल भर का कार्बन निकालिए, और जो-जो मानकर चले, वह सब पेज पर लिखिए।",
  },
  "A third of the floor is new each year": {
    hinglish: "Har saal floor ke ek tihai log naye hote hain",
    hindi: "हर साल फ़्लोर के एक तिहाई लोग नए होते हैं",
  },
  "Sleep turned upside down by foreign clocks": {
    hinglish: "Videsh ke samay par kaam, isliye ulti-pulti neend",
    hindi: "विदेश के समय पर काम, इसलिए उलटी-पुलटी नींद",
  },
  "Seconds per call weighed above kindness": {
    hinglish: "Meethe bol se zyada call ke seconds ki keemat",
    hindi: "मीठे बोल से ज़्यादा कॉल के सेकंडों की क़ीमत",
  },
  "Time how long the helplines of three companies that your family buys from take to solve a real query, and write what a manager should change.":
    {
      hinglish:
        "Jin teen companiyon se aapka parivaar kharidta hai, unki helpline ek asli sawaal suljhane mein kitna samay leti hai, naapiye, aur likhiye ki manager ko kya badalna chahiye.",
      hindi:
        "जिन तीन कंपनियों से आपका परिवार ख़रीदता है, उनकी हेल्पलाइन एक असली सवाल सुलझाने में कितना समय लेती है, नापिए, और लिखिए कि मैनेजर को क्या बदलना चाहिए।",
    },
  "A year's study buried by one tariff tweet": {
    hinglish: "Saal bhar ki study ek tariff tweet ke neeche dab jaati hai",
    hindi: "साल भर का अध्ययन टैरिफ़ पर एक ट्वीट के नीचे दब जाता है",
  },
  "Trade codes that hide what you seek among other goods": {
    hinglish: "Trade code, jinmein aapki cheez doosre maal ke beech chhup jaati hai",
    hindi: "व्यापार कोड, जिनमें आपकी चीज़ दूसरे माल के बीच छुप जाती है",
  },
  "Evidence invited after the agreement is drafted": {
    hinglish: "Samjhaute ka draft ban jaane ke baad saboot maange jaate hain",
    hindi: "समझौते का मसौदा बन जाने के बाद सबूत माँगे जाते हैं",
  },
  "On the commerce ministry's trade statistics site find India's three top buyers of one product and how that changed in five years.": {
    hinglish:
      "Vaanijya mantralaya ki trade statistics site par dekhiye ki Bharat se ek cheez kharidne wale teen sabse bade desh kaun se hain aur paanch saal mein yeh kaise badla.",
    hindi: "वाणिज्य मंत्रालय की व्यापार आँकड़ों की साइट पर देखिए कि भारत से एक चीज़ ख़रीदने वाले तीन सबसे बड़े देश कौन से हैं और पाँच साल में यह कैसे बदला।",
  },
  "A new committee each year undoes what the last one asked of you": {
    hinglish: "Har saal nayi committee woh sab palat deti hai jo pichhli ne aapse karwaya tha",
    hindi: "हर साल नई समिति वह सब पलट देती है जो पिछली ने आपसे करवाया था",
  },
  "The loudest member pays the smallest fee": {
    hinglish: "Sabse zyada shor machane wala member sabse kam fees deta hai",
    hindi: "सबसे ज़्यादा शोर मचाने वाला सदस्य सबसे कम फ़ीस देता है",
  },
  "Quarrels over who sits where at the annual dinner": {
    hinglish: "Saalana dinner mein kaun kahan baithe, is par jhagde",
    hindi: "सालाना डिनर में कौन कहाँ बैठे, इस पर झगड़े",
  },
  "Help a school club recruit: ask ten non-members why not, change one thing, and count who joins in a month.": {
    hinglish:
      "School ke kisi club mein member jodne mein madad kijiye: das gair-member se poochiye ki kyon nahi aaye, ek cheez badliye, aur giniye ki mahine mein kitne jude.",
    hindi: "स्कूल के किसी क्लब में सदस्य जोड़ने में मदद कीजिए: दस ग़ैर-सदस्यों से पूछिए कि क्यों नहीं आए, एक चीज़ बदलिए, और गिनिए कि महीने में कितने जुड़े।",
  },
  "Eighteen hours standing, feet like stones": {
    hinglish: "Atharah ghante khade rehna, pair pathar jaise",
    hindi: "अठारह घंटे खड़े रहना, पैर पत्थर जैसे",
  },
  "Chairs, badges or lunch: whichever fails is remembered": {
    hinglish: "Kursiyan, badge ya lunch: jo bigda, wahi yaad rehta hai",
    hindi: "कुर्सियाँ, बैज या लंच: जो बिगड़ा, वही याद रहता है",
  },
  "Clients who double the headcount on the eve": {
    hinglish: "Client jo ek din pehle logon ki ginti dugni kar dete hain",
    hindi: "ग्राहक जो एक दिन पहले लोगों की गिनती दुगुनी कर देते हैं",
  },
  "Plan a meeting for fifty: room, seats, sound, food, money and rain, then show it to someone who has run one.": {
    hinglish:
      "Pachaas logon ki meeting ka plan banaiye: kamra, kursiyan, sound, khana, paisa aur baarish, phir use kisi aise ko dikhaiye jisne meeting karwayi ho.",
    hindi: "पचास लोगों की मीटिंग का प्लान बनाइए: कमरा, कुर्सियाँ, साउंड, खाना, पैसा और बारिश, फिर उसे किसी ऐसे को दिखाइए जिसने मीटिंग करवाई हो।",
  },
  "Copies reach the market ahead of your partner": {
    hinglish: "Nakli maal aapke partner se pehle bazaar mein aa jaata hai",
    hindi: "नक़ली माल आपके पार्टनर से पहले बाज़ार में आ जाता है",
  },
  "Fans forget a hero within one season": {
    hinglish: "Chahne wale ek hi season mein hero ko bhool jaate hain",
    hindi: "चाहने वाले एक ही सीज़न में हीरो को भूल जाते हैं",
  },
  "Months of talks over one per cent of sales": {
    hinglish: "Bikri ke ek pratishat par mahinon ki baatcheet",
    hindi: "बिक्री के एक प्रतिशत पर महीनों की बातचीत",
  },
  "Find five products with a film or cartoon figure, note who made each and the copyright line, and guess who earns what.": {
    hinglish:
      "Aisi paanch cheezein dhoondhiye jin par film ya cartoon ka kirdaar ho, har ek kisne banayi aur copyright ki line likhiye, aur andaza lagaiye ki kaun kya kamata hai.",
    hindi:
      "ऐसी पाँच चीज़ें ढूँढ़िए जिन पर फ़िल्म या कार्टून का किरदार हो, हर एक किसने बनाई और कॉपीराइट की लाइन लिखिए, और अंदाज़ा लगाइए कि कौन क्या कमाता है।",
  },
  "Your mood must not show when his does": {
    hinglish: "Boss ka mood dikhe to dikhe, aapka nahi dikhna chahiye",
    hindi: "बॉस का मूड दिखे तो दिखे, आपका नहीं दिखना चाहिए",
  },
  "Birthday, visa and bank errands beside the real job": {
    hinglish: "Asli kaam ke saath unke birthday, visa aur bank ke kaam bhi",
    hindi: "असली काम के साथ उनके जन्मदिन, वीज़ा और बैंक के काम भी",
  },
  "Phone at your pillow across time zones": {
    hinglish: "Alag desh, alag samay, isliye phone takiye ke paas",
    hindi: "अलग देश, अलग समय, इसलिए फ़ोन तकिये के पास",
  },
  "Take notes at one school or family meeting and circulate within a day who promised what by when.": {
    hinglish:
      "School ya parivaar ki ek meeting mein notes lijiye aur ek din ke andar sabko bhejiye ki kisne kya kab tak karne ka waada kiya.",
    hindi: "स्कूल या परिवार की एक मीटिंग में नोट्स लीजिए और एक दिन के अंदर सबको भेजिए कि किसने क्या कब तक करने का वादा किया।",
  },
  "The owner wants to spend less, the staff want more, and both come to you": {
    hinglish: "Maalik kam kharchna chahta hai, staff zyada, aur dono aapke paas aate hain",
    hindi: "मालिक कम ख़र्चना चाहता है, स्टाफ़ ज़्यादा, और दोनों आपके पास आते हैं",
  },
  "A broken air conditioner ranks above everything": {
    hinglish: "Bigda hua AC har kaam se upar hai",
    hindi: "बिगड़ा हुआ एसी हर काम से ऊपर है",
  },
  "Pens and tea bags that vanish, with nobody you may accuse": {
    hinglish: "Pen aur tea bag jo gayab hote hain, aur ilzaam kisi par laga nahi sakte",
    hindi: "पेन और टी बैग जो ग़ायब होते हैं, और इल्ज़ाम किसी पर लगा नहीं सकते",
  },
  "List everything that ran short at home last month, and set up a small reorder chart that your family will follow.": {
    hinglish:
      "Likhiye ki pichhle mahine ghar mein kya-kya kam pada, aur dobara mangwane ka ek chhota chart banaiye jise aapka parivaar maane.",
    hindi: "लिखिए कि पिछले महीने घर में क्या-क्या कम पड़ा, और दोबारा मँगवाने का एक छोटा चार्ट बनाइए जिसे आपका परिवार माने।",
  },
  "Speed lost within weeks of not practising": {
    hinglish: "Abhyaas chhoota to kuch hi hafton mein speed gayi",
    hindi: "अभ्यास छूटा तो कुछ ही हफ़्तों में स्पीड गई",
  },
  "Sitting silent through meetings in which you know the answer": {
    hinglish: "Jawab pata ho, phir bhi meeting mein chup baithna",
    hindi: "जवाब पता हो, फिर भी मीटिंग में चुप बैठना",
  },
  "The officer mumbles, and the wrong word in the order is yours": {
    hinglish: "Afsar budbudata hai, aur aadesh mein shabd galat ho to dosh aapka",
    hindi: "अफ़सर बुदबुदाता है, और आदेश में शब्द ग़लत हो तो दोष आपका",
  },
  "Learn twenty shorthand outlines from a library Pitman book and take down slow radio headlines for ten minutes daily.": {
    hinglish: "Library ki Pitman kitaab se shorthand ke bees chinh seekhiye aur roz das minute radio ki dheemi headlines likhiye.",
    hindi: "लाइब्रेरी की Pitman किताब से शॉर्टहैंड के बीस चिह्न सीखिए और रोज़ दस मिनट रेडियो की धीमी सुर्ख़ियाँ लिखिए।",
  },
  "Visitors shout at you because the person they came for is late": {
    hinglish: "Jinse milne aaye woh der karein, aur log chillate aap par hain",
    hindi: "जिनसे मिलने आए वे देर करें, और लोग चिल्लाते आप पर हैं",
  },
  "Never leaving the desk unless someone relieves you": {
    hinglish: "Jab tak koi aapki jagah na aaye, desk chhodna mana hai",
    hindi: "जब तक कोई आपकी जगह न आए, डेस्क छोड़ना मना है",
  },
  "Salesmen at the desk who claim that the director expects them": {
    hinglish: "Desk par salesman jo kehte hain ki director unka intezaar kar rahe hain",
    hindi: "डेस्क पर सेल्समैन जो कहते हैं कि डायरेक्टर उनका इंतज़ार कर रहे हैं",
  },
  "Answer your home's calls for a week with a greeting, a pen and a message slip, and count the details missed.": {
    hinglish:
      "Ek hafta ghar ke phone namaste kehkar, pen aur message parchi ke saath uthaiye, aur giniye ki kitni baatein likhne se chhooti.",
    hindi: "एक हफ़्ता घर के फ़ोन नमस्ते कहकर, पेन और मैसेज पर्ची के साथ उठाइए, और गिनिए कि कितनी बातें लिखने से छूटीं।",
  },
  "Wrists and neck ache after years at the keys": {
    hinglish: "Saalon keyboard par kaam, phir kalai aur gardan mein dard",
    hindi: "सालों कीबोर्ड पर काम, फिर कलाई और गर्दन में दर्द",
  },
  "Paid by the page outside the court gate": {
    hinglish: "Court ke gate ke baahar page ke hisab se paise",
    hindi: "कचहरी के गेट के बाहर पेज के हिसाब से पैसे",
  },
  "One wrong name in an affidavit, and the stamp paper is spoilt": {
    hinglish: "Affidavit mein ek naam galat, aur stamp paper bekaar",
    hindi: "हलफ़नामे में एक नाम ग़लत, और स्टांप पेपर बेकार",
  },
  "Practise touch typing on a free online tutor twenty minutes a day and chart your speed and mistakes for three weeks.": {
    hinglish:
      "Muft online tutor par roz bees minute touch typing ka abhyaas kijiye aur teen hafte apni speed aur galtiyon ka chart banaiye.",
    hindi: "मुफ़्त ऑनलाइन ट्यूटर पर रोज़ बीस मिनट टच टाइपिंग का अभ्यास कीजिए और तीन हफ़्ते अपनी स्पीड और ग़लतियों का चार्ट बनाइए।",
  },
  "Called by a bell or by no name": { hinglish: "Ghanti se bulaya jaana, ya bina naam liye", hindi: "घंटी से बुलाया जाना, या बिना नाम लिए" },
  "Errands for someone's household": { hinglish: "Kisi ke ghar ke chhote-mote kaam", hindi: "किसी के घर के छोटे-मोटे काम" },
  "Sent for tea while your own filing piles up": {
    hinglish: "Chai laane bheja jaana, jabki apni filing ka dher badhta hai",
    hindi: "चाय लाने भेजा जाना, जबकि अपनी फ़ाइलों का ढेर बढ़ता है",
  },
  "Put a drawer of your family's papers in labelled folders, with an index, so that any bill is found in a minute.": {
    hinglish:
      "Parivaar ke kaagazon ki ek daraaz ko naam likhe folders mein lagaiye, suchi ke saath, taaki koi bhi bill ek minute mein mil jaye.",
    hindi: "परिवार के काग़ज़ों की एक दराज़ को नाम लिखे फ़ोल्डरों में लगाइए, सूची के साथ, ताकि कोई भी बिल एक मिनट में मिल जाए।",
  },
  "Basements with mould, rats and no lift": {
    hinglish: "Phaphoond aur choohon wale tehkhane, aur lift nahi",
    hindi: "फफूँद और चूहों वाले तहख़ाने, और लिफ़्ट नहीं",
  },
  "Colleagues who keep everything, or shred too soon": {
    hinglish: "Saathi jo sab kuch rakhe rehte hain, ya samay se pehle phaad daalte hain",
    hindi: "साथी जो सब कुछ रखे रहते हैं, या समय से पहले फाड़ डालते हैं",
  },
  "Old discs that no machine in the office can open": {
    hinglish: "Purani disc jinhe office ki koi machine nahi khol paati",
    hindi: "पुरानी डिस्क जिन्हें ऑफ़िस की कोई मशीन नहीं खोल पाती",
  },
  "Make a rule sheet for your phone: which photos, chats and papers stay, how long and where; then apply it.": {
    hinglish: "Apne phone ke liye niyam ki sheet banaiye: kaun si photo, chat aur kaagaz kahan aur kab tak rahenge, phir use laagu kijiye.",
    hindi: "अपने फ़ोन के लिए नियमों की शीट बनाइए: कौन सी फ़ोटो, चैट और काग़ज़ कहाँ और कब तक रहेंगे, फिर उसे लागू कीजिए।",
  },
  "Losing on price after the best text": {
    hinglish: "Sabse achha likhkar bhi daam par haar jaana",
    hindi: "सबसे अच्छा लिखकर भी दाम पर हार जाना",
  },
  "Experts who answer the night before closing": {
    hinglish: "Jaankaar log jo aakhri taareekh se ek raat pehle jawab dete hain",
    hindi: "जानकार लोग जो आख़िरी तारीख़ से एक रात पहले जवाब देते हैं",
  },
  "Your name stands nowhere on the pages you stayed up to write": {
    hinglish: "Raat bhar jaagkar likhe pages par aapka naam kahin nahi",
    hindi: "रात भर जागकर लिखे पन्नों पर आपका नाम कहीं नहीं",
  },
  "Write a two-page request to your school for new library books: need, cost, plan, and how success will be measured.": {
    hinglish:
      "Library ki nayi kitaabon ke liye apne school ko do page ki arzi likhiye: zaroorat, kharch, plan, aur safalta kaise naapi jayegi.",
    hindi: "लाइब्रेरी की नई किताबों के लिए अपने स्कूल को दो पेज की अर्ज़ी लिखिए: ज़रूरत, ख़र्च, प्लान, और सफलता कैसे नापी जाएगी।",
  },
  "A client's thousand unread mails, agreed as three hours' work": {
    hinglish: "Client ke hazaar bina padhe mail, jo teen ghante ka kaam kehkar tay hue the",
    hindi: "ग्राहक के हज़ार बिना पढ़े मेल, जो तीन घंटे का काम कहकर तय हुए थे",
  },
  "Clients abroad who change the mail password and never pay": {
    hinglish: "Videshi client jo mail ka password badal lete hain aur paise kabhi nahi dete",
    hindi: "विदेशी ग्राहक जो मेल का पासवर्ड बदल लेते हैं और पैसे कभी नहीं देते",
  },
  "A power cut while a client abroad waits on the video call": {
    hinglish: "Bijli gul, aur videsh mein client video call par intezaar mein",
    hindi: "बिजली गुल, और विदेश में ग्राहक वीडियो कॉल पर इंतज़ार में",
  },
  "Handle one relative's calendar, reminders and online forms for two weeks and write down every minute spent.": {
    hinglish: "Do hafte tak ek rishtedar ka calendar, reminder aur online form sambhaliye aur kharch hua har minute likhiye.",
    hindi: "दो हफ़्ते तक एक रिश्तेदार का कैलेंडर, रिमाइंडर और ऑनलाइन फ़ॉर्म सँभालिए और ख़र्च हुआ हर मिनट लिखिए।",
  },
  "Late annual returns for which you too can be fined": {
    hinglish: "Saalana return der se jaye to jurmana aap par bhi lag sakta hai",
    hindi: "सालाना रिटर्न देर से जाए तो जुर्माना आप पर भी लग सकता है",
  },
  "Directors sign at the airport after six reminders": {
    hinglish: "Chhe baar yaad dilane par director airport par dastkhat karte hain",
    hindi: "छह बार याद दिलाने पर डायरेक्टर एयरपोर्ट पर दस्तख़त करते हैं",
  },
  "Forms on a portal that fails on the due date": {
    hinglish: "Form us portal par jo aakhri taareekh ko hi band pad jaata hai",
    hindi: "फ़ॉर्म उस पोर्टल पर जो आख़िरी तारीख़ को ही ठप हो जाता है",
  },
  "Hold a mock meeting of five friends with notice, agenda, quorum, vote and signed minutes, and find what was invalid.": {
    hinglish:
      "Paanch doston ki ek abhyaas meeting kijiye, jismein notice, agenda, quorum, vote aur dastkhat ki hui likhit karyavahi ho, aur dekhiye ki kya niyam ke khilaaf raha.",
    hindi:
      "पाँच दोस्तों की एक अभ्यास मीटिंग कीजिए, जिसमें नोटिस, एजेंडा, कोरम, वोट और दस्तख़त की हुई लिखित कार्यवाही हो, और देखिए कि क्या नियम के ख़िलाफ़ रहा।",
  },
  "Each month's books must close within days, whichever bill is missing": {
    hinglish: "Har mahine ka hisaab kuch hi din mein band karna hai, chahe koi bhi bill gayab ho",
    hindi: "हर महीने का हिसाब कुछ ही दिन में बंद करना है, चाहे कोई भी बिल ग़ायब हो",
  },
  "Sales signed in the last week on terms that fit no ledger": {
    hinglish: "Aakhiri hafte ke saude aisi sharton par jo kisi khaate mein nahi baithtin",
    hindi: "आख़िरी हफ़्ते के सौदे ऐसी शर्तों पर जो किसी खाते में नहीं बैठतीं",
  },
  "Sending back the chief executive's own bill because it has no receipt": {
    hinglish: "Chief executive ka apna bill lautana, kyunki uski raseed nahi hai",
    hindi: "चीफ़ एग्ज़ीक्यूटिव का अपना बिल लौटाना, क्योंकि उसकी रसीद नहीं है",
  },
  "Run the accounts of a class event with a rule that every rupee needs a slip and two initials; report what broke.": {
    hinglish:
      "Class ke kisi event ka hisaab is niyam se rakhiye ki har rupaye ki parchi ho aur us par do logon ke chhote sign, phir bataiye ki kahan gadbad hui.",
    hindi: "क्लास के किसी आयोजन का हिसाब इस नियम से रखिए कि हर रुपये की पर्ची हो और उस पर दो लोगों के छोटे दस्तख़त, फिर बताइए कि कहाँ गड़बड़ हुई।",
  },
  "Trolls write at midnight and the brand expects replies": {
    hinglish: "Troll aadhi raat ko likhte hain aur brand ko jawaab chahiye",
    hindi: "ट्रोल आधी रात को लिखते हैं और ब्रांड को जवाब चाहिए",
  },
  "An app changes its rules and reach collapses": {
    hinglish: "App apne niyam badalta hai aur post logon tak pahunchna band",
    hindi: "ऐप अपने नियम बदलता है और पोस्ट लोगों तक पहुँचना बंद",
  },
  "Relatives think that you play on the phone": {
    hinglish: "Rishtedar samajhte hain ki aap phone par khelte rehte hain",
    hindi: "रिश्तेदार समझते हैं कि आप फ़ोन पर खेलते रहते हैं",
  },
  "Run a poster and update account for your school library or a local shop for three weeks and note which post worked.": {
    hinglish:
      "Apni school library ya paas ki kisi dukaan ke liye teen hafte tak poster aur update ka account chalaiye aur note kijiye ki kaun si post chali.",
    hindi: "अपनी स्कूल लाइब्रेरी या पास की किसी दुकान के लिए तीन हफ़्ते तक पोस्टर और अपडेट का अकाउंट चलाइए और नोट कीजिए कि कौन सी पोस्ट चली।",
  },
  "A slip in the fourth decimal must be explained in writing": {
    hinglish: "Dashamlav ke chauthe ank ki chook bhi likhkar samjhani padti hai",
    hindi: "दशमलव के चौथे अंक की चूक भी लिखकर समझानी पड़ती है",
  },
  "Foreign funds keep Indian teams up until their markets shut": {
    hinglish: "Videshi fund apna bazaar band hone tak India ki team ko jagaye rakhte hain",
    hindi: "विदेशी फ़ंड अपना बाज़ार बंद होने तक भारत की टीम को जगाए रखते हैं",
  },
  "One bond without a price holds up the value of the whole fund": {
    hinglish: "Ek bond ka daam nahi mila to poore fund ka daam atka",
    hindi: "एक बॉन्ड का दाम नहीं मिला तो पूरे फ़ंड का दाम अटका",
  },
  "Copy one mutual fund's unit value from the AMFI site daily for ten days, and say from the news why it moved.": {
    hinglish:
      "Das din tak AMFI ki site se ek mutual fund ki unit ka roz ka daam utaariye, aur khabron se bataiye ki woh kyon ghata ya badha.",
    hindi: "दस दिन तक AMFI की साइट से एक म्यूचुअल फ़ंड की यूनिट का रोज़ का दाम उतारिए, और ख़बरों से बताइए कि वह क्यों घटा या बढ़ा।",
  },
  "Tea and sweets at once, the loan file after three days": {
    hinglish: "Chai aur mithai turant, loan ki file teen din baad",
    hindi: "चाय और मिठाई तुरंत, लोन की फ़ाइल तीन दिन बाद",
  },
  "Weeks in hotels behind other people's ledgers": {
    hinglish: "Hafton hotel mein, doosron ke bahi-khaaton ke peeche",
    hindi: "हफ़्तों होटल में, दूसरों के बही-खातों के पीछे",
  },
  "A failed bank makes the news, a saved one never": {
    hinglish: "Dooba hua bank khabar banta hai, bachaya hua kabhi nahi",
    hindi: "डूबा हुआ बैंक ख़बर बनता है, बचाया हुआ कभी नहीं",
  },
  "Find on the RBI's site why one bank was penalised this year, and explain it to your family in five sentences.": {
    hinglish: "RBI ki site par dhoondhiye ki is saal ek bank par jurmana kyon laga, aur apne parivaar ko paanch vaakyon mein samjhaiye.",
    hindi: "RBI की साइट पर ढूँढ़िए कि इस साल एक बैंक पर जुर्माना क्यों लगा, और अपने परिवार को पाँच वाक्यों में समझाइए।",
  },
  "Members shout at you for what could not be won": {
    hinglish: "Jo maang poori na ho saki, uske liye member aap par chillate hain",
    hindi: "जो माँग पूरी न हो सकी, उसके लिए सदस्य आप पर चिल्लाते हैं",
  },
  "Managers remember you when promotions come": {
    hinglish: "Promotion ke samay manager aapki ladai nahi bhoolte",
    hindi: "प्रमोशन के समय मैनेजर आपकी लड़ाई नहीं भूलते",
  },
  "Few such posts are paid; many do it beside a full shift": {
    hinglish: "Vetan wale aise pad kam hain, bahut log poori shift ke alawa yeh karte hain",
    hindi: "वेतन वाले ऐसे पद कम हैं, बहुत लोग पूरी शिफ़्ट के अलावा यह करते हैं",
  },
  "Ask five working people what they would change about their work, and put the three commonest wishes into one polite letter.": {
    hinglish:
      "Kaam karne wale paanch logon se poochiye ki woh apne kaam mein kya badalna chahenge, aur sabse aam teen baatein ek vinamra chitthi mein likhiye.",
    hindi: "काम करने वाले पाँच लोगों से पूछिए कि वे अपने काम में क्या बदलना चाहेंगे, और सबसे आम तीन बातें एक विनम्र चिट्ठी में लिखिए।",
  },
  "Hours of finding whose night allowance was counted twice": {
    hinglish: "Ghanton dhoondhna ki kiska night allowance do baar jud gaya",
    hindi: "घंटों ढूँढ़ना कि किसका नाइट अलाउंस दो बार जुड़ गया",
  },
  "New overtime rules that the payroll software cannot hold": {
    hinglish: "Overtime ke naye niyam jo salary ke software mein bhare hi nahi ja sakte",
    hindi: "ओवरटाइम के नए नियम जो वेतन के सॉफ़्टवेयर में भरे ही नहीं जा सकते",
  },
  "Asking a guard to give back extra pay already spent": {
    hinglish: "Guard se zyada mila vetan wapas maangna, jo kharch bhi ho chuka",
    hindi: "गार्ड से ज़्यादा मिला वेतन वापस माँगना, जो ख़र्च भी हो चुका",
  },
  "Build a spreadsheet that turns attendance of five imaginary workers into wages, provident fund and net pay, then hunt for rounding errors.":
    {
      hinglish:
        "Aisi spreadsheet banaiye jo paanch kaalpanik karmchariyon ki haaziri se vetan, provident fund aur haath mein aane wali rakam nikaale, phir paise ko poore rupaye mein badalne ki galtiyan dhoondhiye.",
      hindi:
        "ऐसी स्प्रेडशीट बनाइए जो पाँच काल्पनिक कर्मचारियों की हाज़िरी से वेतन, प्रोविडेंट फ़ंड और हाथ में आने वाली रक़म निकाले, फिर पैसों को पूरे रुपयों में बदलने की ग़लतियाँ ढूँढ़िए।",
    },
  "Women promoted on merit hear that they owe it to your policy": {
    hinglish: "Kaabiliyat se aage badhi mahilaon ko sunna padta hai ki yeh aapki policy ki den hai",
    hindi: "क़ाबिलियत से आगे बढ़ी महिलाओं को सुनना पड़ता है कि यह आपकी पॉलिसी की देन है",
  },
  "Resistance that is polite and never spoken": {
    hinglish: "Virodh jo vinamra rehta hai aur kabhi khulkar bola nahi jaata",
    hindi: "विरोध जो विनम्र रहता है और कभी खुलकर बोला नहीं जाता",
  },
  "Insults over caste told to you in tears and in confidence": {
    hinglish: "Jaati ke apmaan jo log rote hue, bharose mein aapko batate hain",
    hindi: "जाति के अपमान जो लोग रोते हुए, भरोसे में आपको बताते हैं",
  },
  "With a tape, measure your school's doors, steps, taps and notices, and list which a wheelchair user could not pass or reach.": {
    hinglish:
      "Feete se apne school ke darwaze, seedhiyan, nal aur notice naapiye, aur list banaiye ki wheelchair se kahan nikalna ya pahunchna mumkin nahi.",
    hindi: "फ़ीते से अपने स्कूल के दरवाज़े, सीढ़ियाँ, नल और नोटिस नापिए, और सूची बनाइए कि व्हीलचेयर से कहाँ निकलना या पहुँचना मुमकिन नहीं।",
  },
  "Heat, bad food and vans stuck in sand": {
    hinglish: "Garmi, kharab khana aur ret mein dhansi van",
    hindi: "गर्मी, ख़राब खाना और रेत में धँसी वैन",
  },
  "Head office sees only the urban figures": {
    hinglish: "Head office ko sirf shehar ke aankde dikhte hain",
    hindi: "हेड ऑफ़िस को सिर्फ़ शहर के आँकड़े दिखते हैं",
  },
  "Rains cancel a month's whole tour": {
    hinglish: "Baarish mahine bhar ka poora tour radd kar deti hai",
    hindi: "बारिश महीने भर का पूरा दौरा रद्द कर देती है",
  },
  "Spend a morning at a weekly market, count which packet sizes sell at three stalls, and explain the pattern.": {
    hinglish: "Ek subah haat mein bitaiye, teen dukaanon par giniye ki kis size ke packet bikte hain, aur samjhaiye ki aisa kyon.",
    hindi: "एक सुबह हाट में बिताइए, तीन दुकानों पर गिनिए कि किस साइज़ के पैकेट बिकते हैं, और समझाइए कि ऐसा क्यों।",
  },
  "Vessels sail whether your papers are ready or not": {
    hinglish: "Aapke kaagaz tayyar hon ya nahi, jahaaz nikal jaata hai",
    hindi: "आपके काग़ज़ तैयार हों या नहीं, जहाज़ निकल जाता है",
  },
  "Correcting what the factory packed differently": {
    hinglish: "Factory ne jo alag pack kar diya, use theek karna",
    hindi: "फ़ैक्टरी ने जो अलग पैक कर दिया, उसे ठीक करना",
  },
  "Portal down, phone ringing, truck outside": {
    hinglish: "Portal band, phone bajta hua, truck bahar khada",
    hindi: "पोर्टल बंद, फ़ोन बजता हुआ, ट्रक बाहर खड़ा",
  },
  "Read the carton and label of one imported item at home and list every code, country, weight and date printed there.": {
    hinglish:
      "Ghar mein videsh se aayi kisi cheez ka dibba aur label padhiye aur us par chhape har code, desh, wazan aur taareekh ki list banaiye.",
    hindi: "घर में विदेश से आई किसी चीज़ का डिब्बा और लेबल पढ़िए और उस पर छपे हर कोड, देश, वज़न और तारीख़ की सूची बनाइए।",
  },
  "The first year is ticking, copying and asking again": {
    hinglish: "Pehle saal bas tick lagana, copy karna aur phir se poochna",
    hindi: "पहले साल बस टिक लगाना, कॉपी करना और फिर से पूछना",
  },
  "Clients give you the worst room and slow answers": {
    hinglish: "Client sabse kharab kamra dete hain aur jawaab der se",
    hindi: "क्लाइंट सबसे ख़राब कमरा देते हैं और जवाब देर से",
  },
  "Busy season swallows the weeks before your own exams": {
    hinglish: "Busy season aapki apni pariksha se pehle ke hafte nigal jaata hai",
    hindi: "काम का सीज़न आपकी अपनी परीक्षा से पहले के हफ़्ते निगल जाता है",
  },
  "Ask the treasurer of a club or housing society for last year's accounts and trace ten payments to their bills.": {
    hinglish: "Kisi club ya housing society ke treasurer se pichhle saal ka hisaab maangiye aur das bhugtaan unke bill se milaiye.",
    hindi: "किसी क्लब या हाउसिंग सोसाइटी के कोषाध्यक्ष से पिछले साल का हिसाब माँगिए और दस भुगतान उनके बिलों से मिलाइए।",
  },
  "Companies appeal and shop for kinder agencies": {
    hinglish: "Companiyan apeel karti hain aur naram agency dhoondhti hain",
    hindi: "कंपनियाँ अपील करती हैं और नरम एजेंसी ढूँढ़ती हैं",
  },
  "You rated a company safe, and then it failed to pay": {
    hinglish: "Aapne company ko surakshit kaha, aur phir woh paisa na chuka saki",
    hindi: "आपने कंपनी को सुरक्षित कहा, और फिर वह पैसा न चुका सकी",
  },
  "Publishing deadlines after every quarter's results": {
    hinglish: "Har timaahi ke nateejon ke baad report chhaapne ki deadline",
    hindi: "हर तिमाही के नतीजों के बाद रिपोर्ट छापने की डेडलाइन",
  },
  "Read the published reasons for one rating on the site of CRISIL, ICRA or CARE and list what would raise or lower the grade.": {
    hinglish:
      "CRISIL, ICRA ya CARE ki site par kisi ek rating ke bataye gaye kaaran padhiye aur list banaiye ki grade kisse badhega ya ghatega.",
    hindi: "CRISIL, ICRA या CARE की साइट पर किसी एक रेटिंग के बताए गए कारण पढ़िए और सूची बनाइए कि ग्रेड किससे बढ़ेगा या घटेगा।",
  },
  "Anger at the bank lands on your doorstep": {
    hinglish: "Bank par gussa aapke darwaze par utarta hai",
    hindi: "बैंक पर ग़ुस्सा आपके दरवाज़े पर उतरता है",
  },
  "Complaints that name you for one agent's rough words": {
    hinglish: "Ek agent ke kadve bol, aur shikayat mein naam aapka",
    hindi: "एक एजेंट के कड़वे बोल, और शिकायत में नाम आपका",
  },
  "Borrowers within your limit who owe five other lenders too": {
    hinglish: "Aapki tay limit ke andar udhaar lene wale, jin par paanch aur companiyon ka bhi karz hai",
    hindi: "आपकी तय लिमिट के अंदर उधार लेने वाले, जिन पर पाँच और कंपनियों का भी क़र्ज़ है",
  },
  "Read the Reserve Bank's rules on how recovery agents must behave and make a one-page guide for borrowers in your language.": {
    hinglish:
      "Recovery agent kaise pesh aayen, is par Reserve Bank ke niyam padhiye aur karz lene walon ke liye apni bhasha mein ek page ki guide banaiye.",
    hindi: "रिकवरी एजेंट कैसे पेश आएँ, इस पर रिज़र्व बैंक के नियम पढ़िए और क़र्ज़ लेने वालों के लिए अपनी भाषा में एक पन्ने की गाइड बनाइए।",
  },
  "Talking of death to people who change the subject": {
    hinglish: "Maut ki baat un logon se karna jo baat badal dete hain",
    hindi: "मौत की बात उन लोगों से करना जो बात बदल देते हैं",
  },
  "Brothers who agree until the paper is printed": {
    hinglish: "Bhai jo kaagaz chhapne tak hi raazi rehte hain",
    hindi: "भाई जो काग़ज़ छपने तक ही राज़ी रहते हैं",
  },
  "Families who call you a week too late": {
    hinglish: "Parivaar jo aapko ek hafta der se bulate hain",
    hindi: "परिवार जो आपको एक हफ़्ता देर से बुलाते हैं",
  },
  "List with an elder where each important paper at home is kept and who knows of it, and find the first that nobody can find.": {
    hinglish:
      "Kisi bade ke saath list banaiye ki ghar ka har zaroori kaagaz kahan rakha hai aur kise pata hai, aur pehla aisa kaagaz dhoondhiye jo kisi ko nahi milta.",
    hindi: "किसी बड़े के साथ सूची बनाइए कि घर का हर ज़रूरी काग़ज़ कहाँ रखा है और किसे पता है, और पहला ऐसा काग़ज़ ढूँढ़िए जो किसी को नहीं मिलता।",
  },
  "Confident tipsters draw more viewers than honest ones": {
    hinglish: "Pakke yakeen se tip dene wale imaandaar logon se zyada dekhe jaate hain",
    hindi: "पक्के यक़ीन से टिप देने वाले ईमानदार लोगों से ज़्यादा देखे जाते हैं",
  },
  "People remember only the losing call": {
    hinglish: "Logon ko sirf woh salah yaad rehti hai jisse nuksaan hua",
    hindi: "लोगों को सिर्फ़ वह सलाह याद रहती है जिससे नुक़सान हुआ",
  },
  "A chart that pointed up for weeks breaks at one piece of news": {
    hinglish: "Hafton se upar jaata chart ek khabar se toot jaata hai",
    hindi: "हफ़्तों से ऊपर जाता चार्ट एक ख़बर से टूट जाता है",
  },
  "Draw one share's closing price for thirty days from the NSE site, write where you think it goes next, and check a week later.": {
    hinglish:
      "NSE ki site se ek share ke tees din ke closing bhaav ka graph banaiye, likhiye ki aapke hisaab se aage kahan jaayega, aur ek hafte baad dekhiye.",
    hindi: "NSE की साइट से एक शेयर के तीस दिन के बंद भाव का ग्राफ़ बनाइए, लिखिए कि आपके हिसाब से आगे कहाँ जाएगा, और एक हफ़्ते बाद देखिए।",
  },
  "Doors shut in your face by grieving families": {
    hinglish: "Shok mein doobe parivaar jo munh par darwaza band kar dete hain",
    hindi: "शोक में डूबे परिवार जो मुँह पर दरवाज़ा बंद कर देते हैं",
  },
  "Doctors and garages that lie with a smile": {
    hinglish: "Doctor aur garage wale jo muskurakar jhooth bolte hain",
    hindi: "डॉक्टर और गैराज वाले जो मुस्कुराकर झूठ बोलते हैं",
  },
  "A fee per claim that the bus to the village swallows": {
    hinglish: "Har claim ki fees, jo gaon ki bus mein hi kharch ho jaati hai",
    hindi: "हर क्लेम की फ़ीस, जो गाँव की बस में ही ख़र्च हो जाती है",
  },
  "Write down what three friends saw of the same small event, compare, and list which questions brought out the truth.": {
    hinglish: "Teen doston ne ek hi chhoti ghatna mein kya dekha, likhiye, milaiye, aur list banaiye ki kaun se sawaalon se sach nikla.",
    hindi: "तीन दोस्तों ने एक ही छोटी घटना में क्या देखा, लिखिए, मिलाइए, और सूची बनाइए कि किन सवालों से सच निकला।",
  },
  "The printer, the water can and the guest's tea are yours at the same moment": {
    hinglish: "Printer, paani ka jar aur mehmaan ki chai, sab ek hi pal mein aapke zimme",
    hindi: "प्रिंटर, पानी का जार और मेहमान की चाय, सब एक ही पल में आपके ज़िम्मे",
  },
  "One lost courier is remembered, the hundred that arrived are not": {
    hinglish: "Ek gum courier yaad rehta hai, jo sau pahunch gaye woh nahi",
    hindi: "एक गुम कूरियर याद रहता है, जो सौ पहुँच गए वे नहीं",
  },
  "Tea and taxi slips that the accounts desk sends back": {
    hinglish: "Chai aur taxi ki parchiyan jo accounts wale lauta dete hain",
    hindi: "चाय और टैक्सी की पर्चियाँ जो अकाउंट्स वाले लौटा देते हैं",
  },
  "Plan a family function's letters, phone calls and bookings on one tracking sheet, and see which follow-ups were forgotten.": {
    hinglish:
      "Ghar ke kisi function ki chitthiyan, phone aur booking ek hi tracking sheet par likhiye, aur dekhiye ki kahan dobara poochna reh gaya.",
    hindi: "घर के किसी समारोह की चिट्ठियाँ, फ़ोन और बुकिंग एक ही ट्रैकिंग शीट पर लिखिए, और देखिए कि कहाँ दोबारा पूछना रह गया।",
  },
  "Commission is a few rupees a transaction": {
    hinglish: "Har len-den par commission bas kuch rupaye",
    hindi: "हर लेन-देन पर कमीशन बस कुछ रुपये",
  },
  "Worn fingerprints and weak signals anger customers": {
    hinglish: "Ghise fingerprint aur kamzor signal, jinse customer naaraaz hote hain",
    hindi: "घिसे फ़िंगरप्रिंट और कमज़ोर सिग्नल, जिनसे ग्राहक नाराज़ होते हैं",
  },
  "Cash in a village hut invites thieves": {
    hinglish: "Gaon ki jhonpdi mein rakha cash choron ko bulata hai",
    hindi: "गाँव की झोंपड़ी में रखा नक़द चोरों को बुलाता है",
  },
  "Sit for an hour near a customer service point, with leave, and list what people come for and what fails.": {
    hinglish:
      "Ijaazat lekar kisi grahak seva kendra ke paas ek ghanta baithiye, aur list banaiye ki log kis kaam se aate hain aur kya nahi ho pata.",
    hindi: "इजाज़त लेकर किसी ग्राहक सेवा केंद्र के पास एक घंटा बैठिए, और सूची बनाइए कि लोग किस काम से आते हैं और क्या नहीं हो पाता।",
  },
  "A clever fake passed by you must be paid for": {
    hinglish: "Badhiya nakli gehne ko asli keh diya to paisa aapko bharna padta hai",
    hindi: "बढ़िया नक़ली गहने को असली कह दिया तो पैसा आपको भरना पड़ता है",
  },
  "Acid fumes and aching eyes": { hinglish: "Tezaab ka dhuan aur dukhti aankhein", hindi: "तेज़ाब का धुआँ और दुखती आँखें" },
  "Seeing wedding gold come in and never leave": {
    hinglish: "Shaadi ka sona girvi aata hai aur kabhi wapas nahi jaata",
    hindi: "शादी का सोना गिरवी आता है और कभी वापस नहीं जाता",
  },
  "Find the hallmark and six-character HUID code on an ornament of your family and check it in the BIS Care app.": {
    hinglish: "Ghar ke kisi gehne par hallmark aur chhe akshar-ank ka HUID code dhoondhiye aur use BIS Care app mein jaanchiye.",
    hindi: "घर के किसी गहने पर हॉलमार्क और छह अक्षर-अंकों का HUID कोड ढूँढ़िए और उसे BIS Care ऐप में जाँचिए।",
  },
  "Return dates that fall in the festival week": {
    hinglish: "Return bharne ki taareekhein jo tyohaar ke hafte mein padti hain",
    hindi: "रिटर्न भरने की तारीख़ें जो त्योहार के हफ़्ते में पड़ती हैं",
  },
  "Bills arrive as photographs on a chat group": {
    hinglish: "Bill chat group par photo bankar aate hain",
    hindi: "बिल चैट ग्रुप पर फ़ोटो बनकर आते हैं",
  },
  'A bank entry says only "UPI", and you must guess who paid': {
    hinglish: "Bank ki entry mein bas UPI likha hai, aur andaaza aapko lagana hai ki kisne diya",
    hindi: "बैंक की एंट्री में बस UPI लिखा है, और अंदाज़ा आपको लगाना है कि किसने दिया",
  },
  "Keep one month's accounts of a family or a small shop in a free spreadsheet, and tally cash at the end to the rupee.": {
    hinglish:
      "Kisi parivaar ya chhoti dukaan ka ek mahine ka hisaab muft spreadsheet mein rakhiye, aur ant mein cash ek-ek rupaye tak milaiye.",
    hindi: "किसी परिवार या छोटी दुकान का एक महीने का हिसाब मुफ़्त स्प्रेडशीट में रखिए, और अंत में नक़द एक-एक रुपये तक मिलाइए।",
  },
  "Staff think that you side with the bosses, and bosses the reverse": {
    hinglish: "Staff ko lagta hai ki aap boss ki taraf hain, aur boss ko ulta",
    hindi: "स्टाफ़ को लगता है कि आप बॉस की तरफ़ हैं, और बॉस को उल्टा",
  },
  "Candidates who sign the offer and stay away on the first day": {
    hinglish: "Candidate jo offer par sign karke pehle din aate hi nahi",
    hindi: "उम्मीदवार जो ऑफ़र पर दस्तख़त करके पहले दिन आते ही नहीं",
  },
  "Month end, when every missed punch of the card is yours to mend": {
    hinglish: "Mahine ka ant, jab card ka har chhoota punch aapko theek karna hai",
    hindi: "महीने का अंत, जब कार्ड का हर छूटा पंच आपको ठीक करना है",
  },
  "Ask three working relatives which papers they had to give on their first day, and draw up a one-page checklist for a newcomer.": {
    hinglish:
      "Naukri karne wale teen rishtedaron se poochiye ki pehle din kaun se kaagaz dene pade, aur naye karmchari ke liye ek page ki checklist banaiye.",
    hindi: "नौकरी करने वाले तीन रिश्तेदारों से पूछिए कि पहले दिन कौन से काग़ज़ देने पड़े, और नए कर्मचारी के लिए एक पन्ने की चेकलिस्ट बनाइए।",
  },
  "Doors shut in your face for a bank's decision": {
    hinglish: "Faisla bank ka, par darwaza aapke munh par band hota hai",
    hindi: "फ़ैसला बैंक का, पर दरवाज़ा आपके मुँह पर बंद होता है",
  },
  "Income that hangs on how many pay before the month closes": {
    hinglish: "Kamai is par tiki ki mahina khatm hone se pehle kitne log chukaate hain",
    hindi: "कमाई इस पर टिकी कि महीना ख़त्म होने से पहले कितने लोग चुकाते हैं",
  },
  "Families in real trouble, and a target all the same": {
    hinglish: "Parivaar sach mein mushkil mein, aur target phir bhi poora karna",
    hindi: "परिवार सच में मुश्किल में, और टारगेट फिर भी पूरा करना",
  },
  "Remind three friends of small things that they borrowed, without one rude word, and note which sentence brought each thing back.": {
    hinglish:
      "Teen doston ko woh chhoti cheezein yaad dilaiye jo unhone udhaar lin, ek bhi kadva shabd bole bina, aur note kijiye ki kis vaakya se kaun si cheez lauti.",
    hindi: "तीन दोस्तों को वे छोटी चीज़ें याद दिलाइए जो उन्होंने उधार लीं, एक भी कड़वा शब्द बोले बिना, और नोट कीजिए कि किस वाक्य से कौन सी चीज़ लौटी।",
  },
};
