import type { ToldTexts } from "../told-texts.ts";

export const nonprofit: ToldTexts = {
  "A family goes hungry because two cards spell its name in two ways": {
    hinglish: "Do card par naam alag-alag likha hone se ek parivaar ka bhookha rehna",
    hindi: "दो कार्ड पर नाम अलग-अलग लिखा होने से एक परिवार का भूखा रहना",
  },
  "Being thought a volunteer who needs no salary": {
    hinglish: "Logon ka aapko bina tankhwah wala volunteer samajhna",
    hindi: "लोगों का आपको बिना तनख़्वाह वाला वॉलंटियर समझना",
  },
  "Families who lie because they are ashamed": {
    hinglish: "Parivaar jo sharm ke maare jhooth bolte hain",
    hindi: "परिवार जो शर्म के मारे झूठ बोलते हैं",
  },
  "Use myScheme, the government's free site, to find two schemes for a neighbour in need, and help with one application.": {
    hinglish:
      "Sarkar ki free site myScheme par kisi zarooratmand padosi ke liye do yojanaayein dhoondhiye, aur ek ke liye aavedan karne mein madad kijiye.",
    hindi: "सरकार की मुफ़्त साइट myScheme पर किसी ज़रूरतमंद पड़ोसी के लिए दो योजनाएँ ढूँढ़िए, और एक के लिए आवेदन करने में मदद कीजिए।",
  },
  "Removing a child who screams for the mother": {
    hinglish: "Maa ke liye cheekhte bachche ko ghar se le jaana",
    hindi: "माँ के लिए चीख़ते बच्चे को घर से ले जाना",
  },
  "Sleepless doubt whether you came too soon or too late": {
    hinglish: "Neend udaane wala shak ki pahunchne mein jaldbaazi hui ya bahut der",
    hindi: "नींद उड़ाने वाला शक कि पहुँचने में जल्दबाज़ी हुई या बहुत देर",
  },
  "Police who treat it as a family matter": {
    hinglish: "Police jo ise ghar ka maamla maanti hai",
    hindi: "पुलिस जो इसे घर का मामला मानती है",
  },
  "Learn what POCSO and 1098 are, and make a one-page safe and unsafe touch sheet for small children; show a teacher.": {
    hinglish:
      "Jaaniye ki POCSO aur 1098 kya hain, aur chhote bachchon ke liye surakshit aur asurakshit sparsh par ek panna banakar kisi teacher ko dikhaiye.",
    hindi: "जानिए कि POCSO और 1098 क्या हैं, और छोटे बच्चों के लिए सुरक्षित और असुरक्षित स्पर्श पर एक पन्ना बनाकर किसी शिक्षक को दिखाइए।",
  },
  "Heads who want the problem moved, not mended": {
    hinglish: "Principal jo samasya ko suljhana nahi, kahin aur bhejna chahte hain",
    hindi: "प्रिंसिपल जो समस्या को सुलझाना नहीं, कहीं और भेजना चाहते हैं",
  },
  "Marriages fixed behind your back at fifteen": {
    hinglish: "Aapki peeth peechhe pandrah saal ki umar mein tay ki gayi shaadiyan",
    hindi: "आपकी पीठ पीछे पंद्रह साल की उम्र में तय की गई शादियाँ",
  },
  "A child whom you brought back leaves again at harvest time": {
    hinglish: "Aapke wapas laaye hue bachche ka fasal katne par phir school chhod dena",
    hindi: "आपके वापस लाए हुए बच्चे का फ़सल कटने पर फिर स्कूल छोड़ देना",
  },
  "Ask a class teacher, without names, what keeps pupils away most often, and write for each reason what would bring one back.": {
    hinglish:
      "Kisi class teacher se, bina naam liye, poochiye ki bachche sabse zyada kis wajah se school nahi aate, aur har wajah ke saamne likhiye ki bachche ko kya wapas laayega.",
    hindi: "किसी क्लास टीचर से, बिना नाम लिए, पूछिए कि बच्चे सबसे ज़्यादा किन वजहों से स्कूल नहीं आते, और हर वजह के सामने लिखिए कि बच्चे को क्या वापस लाएगा।",
  },
  "Patients who leave against advice because of the bill": {
    hinglish: "Mareez jo bill ki wajah se doctor ki salah ke khilaaf chale jaate hain",
    hindi: "मरीज़ जो बिल की वजह से डॉक्टर की सलाह के ख़िलाफ़ चले जाते हैं",
  },
  "Doctors who send for you only to clear a bed": {
    hinglish: "Doctor jo aapko sirf bed khaali karwane ke liye bulate hain",
    hindi: "डॉक्टर जो आपको सिर्फ़ बेड ख़ाली करवाने के लिए बुलाते हैं",
  },
  "Grief at one bed, and a form at the next": { hinglish: "Ek bed par maatam, aur agle par form", hindi: "एक बेड पर मातम, और अगले पर फ़ॉर्म" },
  "Find out from the official site who gets Ayushman Bharat cover and which nearby hospitals accept it; explain it to one family.": {
    hinglish:
      "Official site se pata kijiye ki Ayushman Bharat kise milta hai aur paas ke kaun se hospital ise maante hain, aur yeh ek parivaar ko samjhaiye.",
    hindi: "सरकारी साइट से पता कीजिए कि आयुष्मान भारत का लाभ किसे मिलता है और आस-पास के कौन से अस्पताल इसे मानते हैं, और यह एक परिवार को समझाइए।",
  },
  "A hundred and fifty files and one motorcycle": { hinglish: "Dedh sau file aur ek motorcycle", hindi: "डेढ़ सौ फ़ाइलें और एक मोटरसाइकिल" },
  "Being distrusted by the offender and the police alike": {
    hinglish: "Apraadhi aur police, dono ka aap par bharosa na karna",
    hindi: "अपराधी और पुलिस, दोनों का आप पर भरोसा न करना",
  },
  "The relapse that makes the newspaper": {
    hinglish: "Kisi ka phir apraadh kar baithna, jo akhbaar mein chhape",
    hindi: "किसी का फिर अपराध कर बैठना, जो अख़बार में छपे",
  },
  "Sit one morning with an adult in the public gallery of a district court and note what the judge asks about the person.": {
    hinglish:
      "Kisi bade ke saath ek subah district court mein wahan baithiye jahan aam log baith sakte hain, aur note kijiye ki judge saamne aaye vyakti ke baare mein kya poochte hain.",
    hindi: "किसी बड़े के साथ एक सुबह ज़िला अदालत में वहाँ बैठिए जहाँ आम लोग बैठ सकते हैं, और नोट कीजिए कि जज सामने आए व्यक्ति के बारे में क्या पूछते हैं।",
  },
  "Couples who ask for fair skin": { hinglish: "Couple jinhe gore rang ka hi bachcha chahiye", hindi: "दंपती जिन्हें गोरे रंग का ही बच्चा चाहिए" },
  "Files that wait for one signature while a baby grows": {
    hinglish: "File ek dastakhat ke intezaar mein padi rehti hai aur bachcha bada hota jaata hai",
    hindi: "फ़ाइल एक दस्तख़त के इंतज़ार में पड़ी रहती है और बच्चा बड़ा होता जाता है",
  },
  "A match that breaks after the child has settled": {
    hinglish: "Bachche ke ghul-mil jaane ke baad rishte ka toot jaana",
    hindi: "बच्चे के घुल-मिल जाने के बाद रिश्ते का टूट जाना",
  },
  "Read the steps for parents on CARA's site, draw them as a chart, and mark where a child's safety is checked.": {
    hinglish:
      "CARA ki site par maa-baap ke liye likhe steps padhiye, unka chart banaiye, aur nishan lagaiye ki bachche ki suraksha kahan-kahan jaanchi jaati hai.",
    hindi: "CARA की साइट पर माता-पिता के लिए लिखी प्रक्रिया पढ़िए, उसका चार्ट बनाइए, और निशान लगाइए कि बच्चे की सुरक्षा कहाँ-कहाँ जाँची जाती है।",
  },
  "Targets set in a capital that never saw the road": {
    hinglish: "Rajdhani mein tay hue target, jahan se kisi ne yeh sadak nahi dekhi",
    hindi: "राजधानी में तय हुए टारगेट, जहाँ से किसी ने यह सड़क नहीं देखी",
  },
  "Pressure to pass a sarpanch's nephew's bill": {
    hinglish: "Sarpanch ke bhatije ka bill paas karne ka dabaav",
    hindi: "सरपंच के भतीजे का बिल पास करने का दबाव",
  },
  "Toilets built, photographed, counted and used as grain stores": {
    hinglish: "Toilet jo bane, jinki photo khinchi, ginti hui, aur ab unmein anaaj rakha hai",
    hindi: "शौचालय जो बने, जिनकी फ़ोटो खिंची, गिनती हुई, और अब उनमें अनाज रखा है",
  },
  "Find your village or a nearby one on the eGramSwaraj site, read its plan, and check one listed work with your own eyes.": {
    hinglish:
      "Site eGramSwaraj par apna ya paas ka koi gaon dhoondhiye, uski yojana padhiye, aur usmein likha ek kaam apni aankhon se dekhkar jaanchiye.",
    hindi: "eGramSwaraj साइट पर अपना या पास का कोई गाँव ढूँढ़िए, उसकी योजना पढ़िए, और उसमें लिखा एक काम अपनी आँखों से देखकर जाँचिए।",
  },
  "Husbands who run off with the loan": {
    hinglish: "Pati jo loan ke paise lekar bhaag jaate hain",
    hindi: "पति जो लोन के पैसे लेकर भाग जाते हैं",
  },
  "Microfinance agents who lend to the same women next door": {
    hinglish: "Microfinance agent jo bagal ke ghar mein unhi auraton ko aur karz de jaate hain",
    hindi: "माइक्रोफ़ाइनेंस एजेंट जो बग़ल के घर में उन्हीं औरतों को और क़र्ज़ दे जाते हैं",
  },
  "Small honorarium for six villages on foot": {
    hinglish: "Paidal chhe gaon ghoomne ka thoda sa maandey",
    hindi: "पैदल छह गाँव घूमने का थोड़ा-सा मानदेय",
  },
  "Sit in on one self-help group meeting with a relative or neighbour, and learn to read their passbook and minutes.": {
    hinglish:
      "Kisi rishtedar ya padosi ke saath self-help group ki ek meeting mein baithiye, aur unki passbook aur kaaryavahi register padhna seekhiye.",
    hindi: "किसी रिश्तेदार या पड़ोसी के साथ स्वयं सहायता समूह की एक बैठक में बैठिए, और उनकी पासबुक और कार्यवाही रजिस्टर पढ़ना सीखिए।",
  },
  "Good crops ruined by a price fall in one week": {
    hinglish: "Achhi fasal, jo ek hafte mein daam girne se barbaad ho jaati hai",
    hindi: "अच्छी फ़सल, जो एक हफ़्ते में दाम गिरने से बर्बाद हो जाती है",
  },
  "Donors who want incomes doubled in two years": {
    hinglish: "Donor jo do saal mein kamai dugni chahte hain",
    hindi: "डोनर जो दो साल में कमाई दुगुनी चाहते हैं",
  },
  "Skill courses with no job at the end": {
    hinglish: "Skill course jinke baad koi naukri nahi milti",
    hindi: "स्किल कोर्स जिनके बाद कोई नौकरी नहीं मिलती",
  },
  "Choose one product made near you, trace its price from maker to shop in four steps, and find who earns what.": {
    hinglish:
      "Apne aas-paas banne wali ek cheez chuniye, banane wale se dukaan tak chaar padaav mein uska daam pata kijiye, aur jaaniye ki kaun kitna kamata hai.",
    hindi: "अपने आस-पास बनने वाली एक चीज़ चुनिए, बनाने वाले से दुकान तक चार पड़ावों में उसका दाम पता कीजिए, और जानिए कि कौन कितना कमाता है।",
  },
  "Trenches washed out by one cloudburst": {
    hinglish: "Ek hi moosladhaar baarish mein beh gayi trenches",
    hindi: "एक ही मूसलाधार बारिश में बह गई ट्रेंच",
  },
  "Farmers up the slope dig, and those below get the water": {
    hinglish: "Dhalaan ke upar wale kisaan khodte hain, aur paani neeche walon ko milta hai",
    hindi: "ढलान के ऊपर वाले किसान खोदते हैं, और पानी नीचे वालों को मिलता है",
  },
  "Measurement books that hold up the labourers' wages": {
    hinglish: "Measurement book, jiski wajah se mazdooron ki mazdoori ruki rehti hai",
    hindi: "माप पुस्तिका, जिसकी वजह से मज़दूरों की मज़दूरी रुकी रहती है",
  },
  "Build an A-frame from three sticks and a stone on a string, and mark a level line across a slope near you.": {
    hinglish:
      "Teen dandon aur dhaage mein bandhe patthar se A-frame banaiye, aur paas ki kisi dhalaan par ek samtal line ke nishan lagaiye.",
    hindi: "तीन डंडों और धागे में बँधे पत्थर से A-फ़्रेम बनाइए, और पास की किसी ढलान पर एक समतल रेखा के निशान लगाइए।",
  },
  "Seeing titles rejected for want of one old paper": {
    hinglish: "Ek purana kaagaz na hone se zameen ke patte khaarij hote dekhna",
    hindi: "एक पुराना काग़ज़ न होने से ज़मीन के पट्टे ख़ारिज होते देखना",
  },
  "Weeks cut off by a river in flood": { hinglish: "Nadi ki baadh mein hafton tak kate rehna", hindi: "नदी की बाढ़ में हफ़्तों तक कटे रहना" },
  "Being the State to those who distrust it": {
    hinglish: "Sarkar par bharosa na karne walon ke saamne sarkar ka chehra hona",
    hindi: "सरकार पर भरोसा न करने वालों के सामने सरकार का चेहरा होना",
  },
  "Read the Forest Rights Act's main page on the tribal ministry's site and explain to your family who may claim what.": {
    hinglish:
      "Janjaatiya mantralay ki site par Forest Rights Act ka mukhya page padhiye aur apne parivaar ko samjhaiye ki kaun kis cheez ka daava kar sakta hai.",
    hindi: "जनजातीय मंत्रालय की साइट पर वन अधिकार क़ानून का मुख्य पेज पढ़िए और अपने परिवार को समझाइए कि कौन किस चीज़ का दावा कर सकता है।",
  },
  "An eviction notice that wipes out your year": {
    hinglish: "Basti khaali karne ka ek notice, jo aapke saal bhar ka kaam mita deta hai",
    hindi: "बस्ती ख़ाली करने का एक नोटिस, जो आपके साल भर का काम मिटा देता है",
  },
  "Dalals who sell the forms you give free": {
    hinglish: "Dalaal jo woh form bechte hain jo aap muft dete hain",
    hindi: "दलाल जो वे फ़ॉर्म बेचते हैं जो आप मुफ़्त देते हैं",
  },
  "Monsoon sewage on your shoes": { hinglish: "Barsaat mein jooton par naale ka ganda paani", hindi: "बरसात में जूतों पर नाले का गंदा पानी" },
  "List which identity papers one elder near you lacks, find the official steps for one, and go along to apply.": {
    hinglish:
      "Paas ke kisi buzurg ke kaun se pehchaan patra nahi bane, unki list banaiye, ek banwane ke sarkari steps pata kijiye, aur unke saath aavedan karne jaiye.",
    hindi: "पास के किसी बुज़ुर्ग के कौन से पहचान पत्र नहीं बने, उनकी सूची बनाइए, एक बनवाने का सरकारी तरीक़ा पता कीजिए, और उनके साथ आवेदन करने जाइए।",
  },
  "Being trusted with secrets you must report": {
    hinglish: "Bharose mein bataye gaye woh raaz jinki report aapko karni hi padti hai",
    hindi: "भरोसे में बताए गए वे राज़ जिनकी रिपोर्ट आपको करनी ही पड़ती है",
  },
  "Those you won over leave for work at eighteen": {
    hinglish: "Jinka dil jeeta, woh atharah ke hote hi kaam par chale jaate hain",
    hindi: "जिनका दिल जीता, वे अठारह के होते ही काम पर चले जाते हैं",
  },
  "Centres that shut when the scheme changes its name": {
    hinglish: "Yojana ka naam badalte hi band ho jaane wale centre",
    hindi: "योजना का नाम बदलते ही बंद हो जाने वाले केंद्र",
  },
  "Start a weekly two-hour club for younger teenagers with one game, one talk and one task; let them set the rules.": {
    hinglish:
      "Chhote teenagers ke liye hafte mein do ghante ka ek club shuru kijiye, ek khel, ek baatcheet aur ek kaam ke saath, aur niyam unhe hi banane dijiye.",
    hindi: "छोटे किशोरों के लिए हफ़्ते में दो घंटे का एक क्लब शुरू कीजिए, एक खेल, एक बातचीत और एक काम के साथ, और नियम उन्हें ही बनाने दीजिए।",
  },
  "Counting in October whether March's salaries are safe": {
    hinglish: "October mein hi hisaab lagana ki March ki tankhwah nikal paayegi ya nahi",
    hindi: "अक्टूबर में ही हिसाब लगाना कि मार्च की तनख़्वाह निकल पाएगी या नहीं",
  },
  "Registration rules that can stop foreign funds in a week": {
    hinglish: "Registration ke niyam jo videshi paisa ek hafte mein rok sakte hain",
    hindi: "रजिस्ट्रेशन के नियम जो विदेशी पैसा एक हफ़्ते में रोक सकते हैं",
  },
  "A volunteer's foolish post, for which donors ring you": {
    hinglish: "Kisi volunteer ki bewakoofi bhari post, jiske liye donor aapko phone karte hain",
    hindi: "किसी वॉलंटियर की बेवक़ूफ़ी भरी पोस्ट, जिसके लिए डोनर आपको फ़ोन करते हैं",
  },
  "Compare the last annual reports of two NGOs near you: income, staff cost, what changed; decide which one you would fund.": {
    hinglish:
      "Apne paas ke do NGO ki pichhli saalana report ki tulna kijiye: aamdani, staff ka kharch, kya badla; aur tay kijiye ki paisa kise dena chahiye.",
    hindi: "अपने पास के दो NGO की पिछली सालाना रिपोर्ट की तुलना कीजिए: आमदनी, स्टाफ़ का ख़र्च, क्या बदला; और तय कीजिए कि पैसा किसे देना चाहिए।",
  },
  "A report in six formats for six funders": {
    hinglish: "Ek hi report, chhe donor ke liye chhe format mein",
    hindi: "एक ही रिपोर्ट, छह डोनर के लिए छह फ़ॉर्मैट में",
  },
  "Good field staff lost when the grant ends": {
    hinglish: "Grant khatm hote hi field ke achhe staff ka chala jaana",
    hindi: "ग्रांट ख़त्म होते ही फ़ील्ड के अच्छे स्टाफ़ का चला जाना",
  },
  "A desk that keeps you from the villages": {
    hinglish: "Desk ka kaam jo aapko gaon tak jaane nahi deta",
    hindi: "डेस्क का काम जो आपको गाँवों तक जाने नहीं देता",
  },
  "Plan a two-week reading or tree project for your lane with aim, steps, cost and dates; run it and write what differed.": {
    hinglish:
      "Apni gali ke liye do hafte ka padhne ya ped lagane ka project banaiye, jismein maqsad, steps, kharch aur taareekhein hon, use chalaiye aur likhiye ki kya alag hua.",
    hindi: "अपनी गली के लिए दो हफ़्ते का पढ़ने या पेड़ लगाने का प्रोजेक्ट बनाइए, जिसमें मक़सद, क़दम, ख़र्च और तारीख़ें हों, उसे चलाइए और लिखिए कि क्या अलग हुआ।",
  },
  "A donation target that starts again at zero each April": {
    hinglish: "Chande ka target jo har April mein phir zero se shuru hota hai",
    hindi: "चंदे का टारगेट जो हर अप्रैल में फिर ज़ीरो से शुरू होता है",
  },
  "Hearing no from people you dined for months": {
    hinglish: "Mahinon jinhe khana khilaya, unse inkaar sunna",
    hindi: "महीनों जिन्हें खाना खिलाया, उनसे इनकार सुनना",
  },
  "Rich donors who want a building with their name": {
    hinglish: "Ameer donor jinhe apne naam ki imaarat chahiye",
    hindi: "अमीर डोनर जिन्हें अपने नाम की इमारत चाहिए",
  },
  "Raise a small sum for your school library by asking twenty people in three different ways; record which way worked.": {
    hinglish:
      "Bees logon se teen alag tareekon se maangkar school library ke liye thodi si rakam jutaiye, aur likhiye ki kaun sa tareeka chala.",
    hindi: "बीस लोगों से तीन अलग तरीक़ों से माँगकर स्कूल लाइब्रेरी के लिए थोड़ी-सी रक़म जुटाइए, और लिखिए कि कौन सा तरीक़ा चला।",
  },
  "Weeks on a proposal that gets no answer": {
    hinglish: "Hafton ki mehnat ka proposal, jiska koi jawab nahi aata",
    hindi: "हफ़्तों की मेहनत का प्रस्ताव, जिसका कोई जवाब नहीं आता",
  },
  "Deadlines at midnight in Geneva time": {
    hinglish: "Deadline jo Geneva ki aadhi raat par khatm hoti hai",
    hindi: "डेडलाइन जो जिनेवा की आधी रात पर ख़त्म होती है",
  },
  "Promising what others will have to deliver": {
    hinglish: "Aise vaade karna jo doosron ko poore karne padenge",
    hindi: "ऐसे वादे करना जो दूसरों को पूरे करने पड़ेंगे",
  },
  "Write a one-page proposal to your panchayat, school or ward for 5,000 rupees: need, plan, budget, result; hand it in.": {
    hinglish:
      "Apni panchayat, school ya ward ko 5,000 rupaye ke liye ek panne ka proposal likhiye: zaroorat, yojana, budget, nateeja; aur jama kijiye.",
    hindi: "अपनी पंचायत, स्कूल या वार्ड को 5,000 रुपये के लिए एक पन्ने का प्रस्ताव लिखिए: ज़रूरत, योजना, बजट, नतीजा; और जमा कीजिए।",
  },
  "Corporate groups who come for a photograph": {
    hinglish: "Company ke group jo sirf photo khinchwane aate hain",
    hindi: "कंपनियों के ग्रुप जो सिर्फ़ फ़ोटो खिंचवाने आते हैं",
  },
  "Crowds in December and nobody in exam month": {
    hinglish: "December mein bheed, aur exam ke mahine mein koi nahi",
    hindi: "दिसंबर में भीड़, और परीक्षा के महीने में कोई नहीं",
  },
  "Asking a kind but harmful helper to go": {
    hinglish: "Dil ke achhe par nuksaan pahunchane wale madadgaar se jaane ko kehna",
    hindi: "दिल के अच्छे पर नुक़सान पहुँचाने वाले मददगार से जाने को कहना",
  },
  "Recruit eight classmates for one clean-up or teaching morning; give each a clear task, thank them, and see who returns.": {
    hinglish:
      "Ek safai abhiyaan ya padhane ki ek subah ke liye aath saathi jutaiye, har ek ko spasht kaam dijiye, dhanyavaad kahiye, aur dekhiye kaun dobara aata hai.",
    hindi: "एक सफ़ाई अभियान या पढ़ाने की एक सुबह के लिए आठ साथी जुटाइए, हर एक को स्पष्ट काम दीजिए, धन्यवाद कहिए, और देखिए कि कौन दोबारा आता है।",
  },
  "Field workers who treat you as police from head office": {
    hinglish: "Field worker jo aapko head office ki police samajhte hain",
    hindi: "फ़ील्ड वर्कर जो आपको हेड ऑफ़िस की पुलिस समझते हैं",
  },
  "Findings softened before they reach the donor": {
    hinglish: "Nateeje jo donor tak pahunchne se pehle naram kar diye jaate hain",
    hindi: "नतीजे जो डोनर तक पहुँचने से पहले नरम कर दिए जाते हैं",
  },
  "Outcome tables due before any outcome": {
    hinglish: "Koi nateeja aane se pehle hi nateejon ki table maang li jaana",
    hindi: "कोई नतीजा आने से पहले ही नतीजों की तालिका माँग ली जाना",
  },
  "Survey twenty pupils on one school rule with five neutral questions, tabulate by class and sex, and present one surprise.": {
    hinglish:
      "School ke ek niyam par bees bachchon se paanch nishpaksh sawaal poochiye, class aur ladka-ladki ke hisaab se table banaiye, aur ek chaunkane wali baat sabko bataiye.",
    hindi:
      "स्कूल के एक नियम पर बीस विद्यार्थियों से पाँच निष्पक्ष सवाल पूछिए, क्लास और लड़का-लड़की के हिसाब से तालिका बनाइए, और एक चौंकाने वाली बात सबको बताइए।",
  },
  "Ministers' visits that hold up the boats": {
    hinglish: "Mantriyon ke daure jinse naavein ruk jaati hain",
    hindi: "मंत्रियों के दौरे जिनसे नावें रुक जाती हैं",
  },
  "Sleeping in a school with three hundred others": {
    hinglish: "Teen sau logon ke beech ek school mein sona",
    hindi: "तीन सौ लोगों के बीच एक स्कूल में सोना",
  },
  "Funds that dry up once the water does": { hinglish: "Paani utarte hi sookh jaane wala fund", hindi: "पानी उतरते ही सूख जाने वाला फ़ंड" },
  "Make a flood, fire or earthquake plan for your family, with bag, meeting place and numbers; rehearse it and mend the gaps.": {
    hinglish:
      "Apne parivaar ke liye baadh, aag ya bhookamp ki yojana banaiye, jismein bag, milne ki jagah aur phone number hon, uski rehearsal kijiye aur kamiyan theek kijiye.",
    hindi: "अपने परिवार के लिए बाढ़, आग या भूकंप की योजना बनाइए, जिसमें बैग, मिलने की जगह और फ़ोन नंबर हों, उसका अभ्यास कीजिए और कमियाँ ठीक कीजिए।",
  },
  "Malaria, curfew and months without your own people": {
    hinglish: "Malaria, curfew aur apnon se mahinon ki doori",
    hindi: "मलेरिया, कर्फ़्यू और अपनों से महीनों की दूरी",
  },
  "Choosing who comes first when all are hungry": {
    hinglish: "Jab sab bhookhe hon, tab chunna ki pehle kise mile",
    hindi: "जब सब भूखे हों, तब चुनना कि पहले किसे मिले",
  },
  "Contracts as short as the emergency": { hinglish: "Contract utna hi chhota jitna sankat", hindi: "कॉन्ट्रैक्ट उतना ही छोटा जितना संकट" },
  "Read the Sphere Handbook's water chapter, free online, and work out what 500 people in your school would need for a day.": {
    hinglish:
      "Sphere Handbook mein paani wala chapter padhiye, jo online free hai, aur hisaab lagaiye ki aapke school mein 500 logon ko ek din mein kya-kya chahiye hoga.",
    hindi: "Sphere Handbook में पानी वाला अध्याय पढ़िए, जो ऑनलाइन मुफ़्त है, और हिसाब लगाइए कि आपके स्कूल में 500 लोगों को एक दिन में क्या-क्या चाहिए होगा।",
  },
  "No law that gives your families a firm right": {
    hinglish: "Aisa koi kanoon nahi jo in parivaaron ko pakka haq de",
    hindi: "ऐसा कोई क़ानून नहीं जो इन परिवारों को पक्का हक़ दे",
  },
  "Years of waiting that you cannot shorten": {
    hinglish: "Barson ka intezaar jise aap kam nahi kar sakte",
    hindi: "बरसों का इंतज़ार जिसे आप कम नहीं कर सकते",
  },
  "Hostility from neighbours who are poor themselves": {
    hinglish: "Padosiyon ki dushmani, jo khud gareeb hain",
    hindi: "पड़ोसियों की दुश्मनी, जो ख़ुद ग़रीब हैं",
  },
  "Read UNHCR India's page on who lives here as a refugee, then list ten things a family needs in its first week.": {
    hinglish:
      "UNHCR India ka woh page padhiye jismein likha hai ki yahan sharnarthi kaun hain, phir likhiye ki ek parivaar ko pehle hafte mein kaun si das cheezein chahiye.",
    hindi: "UNHCR India का वह पेज पढ़िए जिसमें लिखा है कि यहाँ शरणार्थी कौन हैं, फिर लिखिए कि एक परिवार को पहले हफ़्ते में कौन सी दस चीज़ें चाहिए।",
  },
  "Inspectors who visit the home only after a scandal in another": {
    hinglish: "Inspector jo aapke yahan tabhi aate hain jab kisi aur shelter mein kaand ho jaye",
    hindi: "इंस्पेक्टर जो आपके यहाँ तभी आते हैं जब किसी और आश्रय गृह में कांड हो जाए",
  },
  "A child who climbs the wall on your leave day": {
    hinglish: "Aapki chhutti ke din hi deewar phaandne wala bachcha",
    hindi: "आपकी छुट्टी के दिन ही दीवार फाँदने वाला बच्चा",
  },
  "A girl who turns eighteen must leave, often with nowhere to go": {
    hinglish: "Atharah ki hote hi ladki ko jaana padta hai, aksar jaane ki koi jagah nahi hoti",
    hindi: "अठारह की होते ही लड़की को जाना पड़ता है, अक्सर जाने की कोई जगह नहीं होती",
  },
  "Draft a fair day plan for twenty children of different ages in one home, with meals, study, play and privacy; ask a teacher's view.": {
    hinglish:
      "Ek hi ghar mein rehne wale alag-alag umar ke bees bachchon ke liye din ki aisi yojana banaiye jo sabke liye sahi ho, jismein khana, padhai, khel aur privacy ho, aur kisi teacher ki raay lijiye.",
    hindi:
      "एक ही घर में रहने वाले अलग-अलग उम्र के बीस बच्चों के लिए दिन की ऐसी योजना बनाइए जो सबके लिए सही हो, जिसमें खाना, पढ़ाई, खेल और निजता हो, और किसी शिक्षक की राय लीजिए।",
  },
  "Half of those who leave well come back within the year": {
    hinglish: "Theek hokar jaane walon mein se aadhe log ek saal ke andar laut aate hain",
    hindi: "ठीक होकर जाने वालों में से आधे लोग एक साल के अंदर लौट आते हैं",
  },
  "Families who want a grown son locked in against his will": {
    hinglish: "Parivaar jo chahte hain ki jawaan bete ko uski marzi ke khilaaf band rakha jaye",
    hindi: "परिवार जो चाहते हैं कि जवान बेटे को उसकी मर्ज़ी के ख़िलाफ़ बंद रखा जाए",
  },
  "A recovered drinker on your own staff who slips back": {
    hinglish: "Aapke hi staff mein sharab chhod chuka koi jo phir peene lagta hai",
    hindi: "आपके ही स्टाफ़ में शराब छोड़ चुका कोई जो फिर पीने लगता है",
  },
  "Read what the national helpline 14446 offers a family, then make a quiz of ten true or false facts on alcohol for your class.": {
    hinglish:
      "Padhiye ki rashtriya helpline 14446 parivaar ko kya madad deti hai, phir apni class ke liye sharab par sach ya jhooth wale das sawaalon ki quiz banaiye.",
    hindi: "पढ़िए कि राष्ट्रीय हेल्पलाइन 14446 परिवार को क्या मदद देती है, फिर अपनी क्लास के लिए शराब पर सच या झूठ वाले दस सवालों की क्विज़ बनाइए।",
  },
  "Lines that go dead and never ring again": {
    hinglish: "Phone jo achanak kat jaate hain aur phir kabhi nahi aate",
    hindi: "फ़ोन जो अचानक कट जाते हैं और फिर कभी नहीं आते",
  },
  "Prank and obscene calls through the night": {
    hinglish: "Raat bhar mazaak aur gandi baaton wale phone",
    hindi: "रात भर मज़ाक़ और गंदी बातों वाले फ़ोन",
  },
  "Carrying the voices home without telling anyone": {
    hinglish: "Woh awaazein ghar le jaana aur kisi ko bata na paana",
    hindi: "वे आवाज़ें घर ले जाना और किसी को बता न पाना",
  },
  "Practise with a friend: five minutes of pure listening, no advice. For real distress, learn and share Tele-MANAS, 14416.": {
    hinglish:
      "Kisi dost ke saath abhyaas kijiye: paanch minute sirf sunna, koi salah nahi. Sach ki takleef ke liye Tele-MANAS ka number 14416 yaad rakhiye aur doosron ko bhi bataiye.",
    hindi:
      "किसी दोस्त के साथ अभ्यास कीजिए: पाँच मिनट सिर्फ़ सुनना, कोई सलाह नहीं। असली तकलीफ़ के लिए Tele-MANAS का नंबर 14416 याद रखिए और दूसरों को भी बताइए।",
  },
  "Threats from contractors who gain by the mess": {
    hinglish: "Un thekedaaron ki dhamkiyan jinka badhaali mein hi faayda hai",
    hindi: "उन ठेकेदारों की धमकियाँ जिनका बदहाली में ही फ़ायदा है",
  },
  "Meetings to which nobody comes twice": { hinglish: "Meeting jismein koi dobara nahi aata", hindi: "बैठकें जिनमें कोई दोबारा नहीं आता" },
  "Victories that the local politician claims": {
    hinglish: "Jeet aapki, par shreya local neta le jaate hain",
    hindi: "जीत आपकी, पर श्रेय इलाक़े के नेता ले जाते हैं",
  },
  "Find one fault in your street, collect ten neighbours' accounts, and file it together on the municipal complaint portal; track the answer.":
    {
      hinglish:
        "Apni gali ki ek kami dhoondhiye, das padosiyon ki baat likhiye, sab milkar nagar nigam ke shikayat portal par darj kijiye, aur jawab par nazar rakhiye.",
      hindi: "अपनी गली की एक कमी ढूँढ़िए, दस पड़ोसियों की बात लिखिए, सब मिलकर नगर निगम के शिकायत पोर्टल पर दर्ज कीजिए, और जवाब पर नज़र रखिए।",
    },
  "Fresh news that buries two years of work in a day": {
    hinglish: "Nayi khabar jo do saal ka kaam ek din mein daba deti hai",
    hindi: "नई ख़बर जो दो साल का काम एक दिन में दबा देती है",
  },
  "Sacks of signed petitions that no minister's office will take in": {
    hinglish: "Dastakhat ki hui yaachikaon ke bore, jinhe kisi mantri ka office leta hi nahi",
    hindi: "दस्तख़त की हुई याचिकाओं के बोरे, जिन्हें किसी मंत्री का दफ़्तर लेता ही नहीं",
  },
  "Donors who shy from anything political": {
    hinglish: "Donor jo har rajneetik cheez se katraate hain",
    hindi: "डोनर जो हर राजनीतिक चीज़ से कतराते हैं",
  },
  "Plan a two-week campaign for one change at school: who decides, what moves them, three steps; carry it through politely.": {
    hinglish:
      "School mein ek badlaav ke liye do hafte ka abhiyaan sochiye: faisla kaun leta hai, unhe kya baat manwa sakti hai, teen kadam; aur use shaaleenta se chalaiye.",
    hindi: "स्कूल में एक बदलाव के लिए दो हफ़्ते का अभियान सोचिए: फ़ैसला कौन लेता है, उन्हें क्या बात मनवा सकती है, तीन क़दम; और उसे शालीनता से चलाइए।",
  },
  "Answers that come after the bill has passed": {
    hinglish: "Jawab jo bill paas ho jaane ke baad aate hain",
    hindi: "जवाब जो विधेयक पास हो जाने के बाद आते हैं",
  },
  "Softening each sentence so that doors stay open": {
    hinglish: "Har vaakya ko naram karna taaki darwaze khule rahein",
    hindi: "हर वाक्य को नरम करना ताकि दरवाज़े खुले रहें",
  },
  "Officers transferred just when they understand": {
    hinglish: "Officer jinka transfer theek tab hota hai jab woh baat samajhne lagte hain",
    hindi: "अफ़सर जिनका तबादला ठीक तब होता है जब वे बात समझने लगते हैं",
  },
  "Read one bill summary on the PRS Legislative Research site, free, and write half a page telling your MLA or MP what to change.": {
    hinglish:
      "PRS Legislative Research ki free site par kisi ek bill ka saaraansh padhiye, aur apne MLA ya MP ko aadhe panne mein likhiye ki kya badalna chahiye.",
    hindi: "PRS Legislative Research की मुफ़्त साइट पर किसी एक विधेयक का सारांश पढ़िए, और अपने MLA या MP को आधे पन्ने में लिखिए कि क्या बदलना चाहिए।",
  },
  "Bites, rabies shots and stinking cages": {
    hinglish: "Jaanwaron ka kaatna, rabies ke injection aur badbudaar pinjre",
    hindi: "जानवरों का काटना, रेबीज़ के इंजेक्शन और बदबूदार पिंजरे",
  },
  "Fines so old that they deter nobody": {
    hinglish: "Jurmaane itne purane ki unse koi nahi darta",
    hindi: "जुर्माने इतने पुराने कि उनसे कोई नहीं डरता",
  },
  "Feeders and haters who both shout at you": {
    hinglish: "Kutton ko khilane wale aur unse chidhne wale, dono aap par chillate hain",
    hindi: "कुत्तों को खिलाने वाले और उनसे चिढ़ने वाले, दोनों आप पर चिल्लाते हैं",
  },
  "Volunteer two mornings at a local shelter or put out a daily water bowl, and learn the birth control rules for street dogs.": {
    hinglish:
      "Paas ke kisi animal shelter mein do subah volunteer baniye ya roz paani ka katora rakhiye, aur gali ke kutton ke birth control ke niyam jaaniye.",
    hindi: "पास के किसी पशु आश्रय में दो सुबह वॉलंटियर बनिए या रोज़ पानी का कटोरा रखिए, और गली के कुत्तों के जन्म नियंत्रण के नियम जानिए।",
  },
  "Footpaths with open drains and parked scooters": {
    hinglish: "Footpath par khuli naaliyan aur khade scooter",
    hindi: "फ़ुटपाथ पर खुली नालियाँ और खड़े स्कूटर",
  },
  "Families who hold an elbow for ever": {
    hinglish: "Parivaar jo umar bhar kohni pakde rehte hain",
    hindi: "परिवार जो उम्र भर कोहनी पकड़े रहते हैं",
  },
  "So few instructors that a learner may wait months for a turn": {
    hinglish: "Sikhane wale itne kam ki seekhne wale ko baari ke liye mahinon rukna pad sakta hai",
    hindi: "सिखाने वाले इतने कम कि सीखने वाले को बारी के लिए महीनों रुकना पड़ सकता है",
  },
  "With a trusted friend guiding you on safe ground, walk fifty metres blindfolded, and list what your ears and feet told you.": {
    hinglish:
      "Surakshit zameen par, kisi bharosemand dost ke sahaare, aankhon par patti baandhkar pachaas metre chaliye, aur likhiye ki kaanon aur pairon ne kya bataya.",
    hindi: "सुरक्षित ज़मीन पर, किसी भरोसेमंद दोस्त के सहारे, आँखों पर पट्टी बाँधकर पचास मीटर चलिए, और लिखिए कि कानों और पैरों ने क्या बताया।",
  },
  "Women who go back, and the dread of the next call": {
    hinglish: "Auratein jo laut jaati hain, aur agle phone ka darr",
    hindi: "औरतें जो लौट जाती हैं, और अगले फ़ोन का डर",
  },
  "Husbands who shout at the gate": { hinglish: "Pati jo gate par aakar chillaate hain", hindi: "पति जो गेट पर आकर चिल्लाते हैं" },
  "Bad dreams about the beatings you were told of that day": {
    hinglish: "Din mein suni maar-peet ke raat mein bure sapne",
    hindi: "दिन में सुनी मार-पीट के रात में बुरे सपने",
  },
  "Learn what the women's helpline 181 and a One Stop Centre offer, and make a small card of it for women you know.": {
    hinglish:
      "Jaaniye ki mahila helpline 181 aur One Stop Centre kya madad dete hain, aur apni jaan-pehchaan ki auraton ke liye iska ek chhota card banaiye.",
    hindi: "जानिए कि महिला हेल्पलाइन 181 और वन स्टॉप सेंटर क्या मदद देते हैं, और अपनी जान-पहचान की औरतों के लिए इसका एक छोटा कार्ड बनाइए।",
  },
  "Traffickers who know where you live": {
    hinglish: "Bachchon ke taskar jo jaante hain ki aapka ghar kahan hai",
    hindi: "बच्चों के तस्कर जो जानते हैं कि आपका घर कहाँ है",
  },
  "Rescued children sent out again in a year": {
    hinglish: "Chhudaye bachche jinhe saal bhar mein phir bahar bhej diya jaata hai",
    hindi: "छुड़ाए बच्चे जिन्हें साल भर में फिर बाहर भेज दिया जाता है",
  },
  "Cameras that want a crying face": { hinglish: "Camera jinhe rota chehra hi chahiye", hindi: "कैमरे जिन्हें रोता चेहरा ही चाहिए" },
  "Read the child labour law's main points, make a poster of what it forbids below 14 and below 18, and add when to call 1098.": {
    hinglish:
      "Baal mazdoori kanoon ki mukhya baatein padhiye, poster banaiye ki 14 se kam aur 18 se kam umr mein kya mana hai, aur likhiye ki 1098 par kab phone karna hai.",
    hindi: "बाल मज़दूरी क़ानून की मुख्य बातें पढ़िए, पोस्टर बनाइए कि 14 से कम और 18 से कम उम्र में क्या मना है, और लिखिए कि 1098 पर कब फ़ोन करना है।",
  },
  "Families that press a woman to withdraw her complaint": {
    hinglish: "Parivaar jo aurat par shikaayat wapas lene ka dabaav daalte hain",
    hindi: "परिवार जो औरत पर शिकायत वापस लेने का दबाव डालते हैं",
  },
  "Forms that arrive faster than the computer opens": {
    hinglish: "Computer khulne se pehle hi aur form ka dher lag jaana",
    hindi: "कंप्यूटर खुलने से पहले ही और फ़ॉर्म का ढेर लग जाना",
  },
  "Two blocks, one jeep and no clerk": { hinglish: "Do block, ek jeep aur koi clerk nahi", hindi: "दो ब्लॉक, एक जीप और कोई क्लर्क नहीं" },
  "Choose one women's scheme of your State, find out who may apply and with which papers, and help one woman to check if she may.": {
    hinglish:
      "Apne rajya ki mahilaon ki ek scheme chuniye, pata kijiye ki kaun aur kin kaagazon se aavedan kar sakta hai, aur ek mahila ki yeh jaanchne mein madad kijiye ki woh aavedan kar sakti hain ya nahi.",
    hindi:
      "अपने राज्य की महिलाओं की एक योजना चुनिए, पता कीजिए कि कौन और किन काग़ज़ों से आवेदन कर सकता है, और एक महिला की यह जाँचने में मदद कीजिए कि वे आवेदन कर सकती हैं या नहीं।",
  },
  "A percentage on paper that decides everything": {
    hinglish: "Kaagaz par likha ek pratishat jo sab kuch tay karta hai",
    hindi: "काग़ज़ पर लिखा एक प्रतिशत जो सब कुछ तय करता है",
  },
  "Tricycles that break within a year": {
    hinglish: "Tricycle jo saal bhar mein toot jaati hain",
    hindi: "ट्राइसाइकिलें जो साल भर में टूट जाती हैं",
  },
  "Lists padded with people who are not disabled": {
    hinglish: "Suchiyan jinmein aise naam bhare hain jo divyaang nahi",
    hindi: "सूचियाँ जिनमें ऐसे नाम भरे हैं जो दिव्यांग नहीं",
  },
  "Read what the UDID card gives, then help one person with a disability near you to check or start the application.": {
    hinglish:
      "Padhiye ki UDID card se kya milta hai, phir apne paas ke kisi divyaang vyakti ka aavedan jaanchne ya shuru karne mein madad kijiye.",
    hindi: "पढ़िए कि UDID कार्ड से क्या मिलता है, फिर अपने पास के किसी दिव्यांग व्यक्ति का आवेदन जाँचने या शुरू करने में मदद कीजिए।",
  },
  "Deaths of people you ate with each day": {
    hinglish: "Unki maut jinke saath roz ka khana hota tha",
    hindi: "उनकी मौत जिनके साथ रोज़ का खाना होता था",
  },
  "Families who leave a parent and a wrong number": {
    hinglish: "Parivaar jo maa ya baap ko chhod jaate hain, aur ek galat phone number",
    hindi: "परिवार जो माँ या बाप को छोड़ जाते हैं, और एक ग़लत फ़ोन नंबर",
  },
  "Attendants who quit in the wedding season": {
    hinglish: "Attendant jo shaadiyon ke mausam mein kaam chhod dete hain",
    hindi: "अटेंडेंट जो शादियों के मौसम में काम छोड़ देते हैं",
  },
  "Spend three afternoons with residents of an old age home: listen, read aloud, play carrom; note what they missed most.": {
    hinglish:
      "Kisi vriddhashram mein wahan rehne walon ke saath teen dopahar bitaiye: suniye, padhkar sunaiye, carrom kheliye, aur likhiye ki unhe sabse zyada kiski kami khalti hai.",
    hindi: "किसी वृद्धाश्रम में वहाँ रहने वालों के साथ तीन दोपहर बिताइए: सुनिए, पढ़कर सुनाइए, कैरम खेलिए, और लिखिए कि उन्हें सबसे ज़्यादा किसकी कमी खलती है।",
  },
  "Being sworn at before you finish your name": {
    hinglish: "Apna naam poora bolne se pehle hi gaali sunna",
    hindi: "अपना नाम पूरा बोलने से पहले ही गाली सुनना",
  },
  "A daily count of new donors that must be met": {
    hinglish: "Daan dene wale naye logon ki roz ki ginti jo poori karni hi hai",
    hindi: "दान देने वाले नए लोगों की रोज़ की गिनती जो पूरी करनी ही है",
  },
  "Doubt about how much reaches the cause": {
    hinglish: "Shak ki asli kaam tak kitna paisa pahunchta hai",
    hindi: "शक कि असली काम तक कितना पैसा पहुँचता है",
  },
  "Ask ten relatives by phone for fifty rupees each for a real local cause, thank all, and send everyone the receipt.": {
    hinglish:
      "Phone par das rishtedaron se apne ilaake ke kisi asli nek kaam ke liye pachaas-pachaas rupaye maangiye, sabko dhanyavaad dijiye, aur sabko raseed bhejiye.",
    hindi: "फ़ोन पर दस रिश्तेदारों से अपने इलाक़े के किसी असली नेक काम के लिए पचास-पचास रुपये माँगिए, सबको धन्यवाद दीजिए, और सबको रसीद भेजिए।",
  },
  "A morning's rain undoes a month of planning": {
    hinglish: "Subah ki baarish mahine bhar ki yojana par paani pher deti hai",
    hindi: "सुबह की बारिश महीने भर की योजना पर पानी फेर देती है",
  },
  "Promised vans and doctors that do not arrive": {
    hinglish: "Van aur doctor jinka vaada tha, par aate nahi",
    hindi: "वैन और डॉक्टर जिनका वादा था, पर आते नहीं",
  },
  "Many whom a camp sends to the hospital never reach it": {
    hinglish: "Camp se hospital bheje gaye kai log wahan kabhi nahi pahunchte",
    hindi: "कैंप से अस्पताल भेजे गए कई लोग वहाँ कभी नहीं पहुँचते",
  },
  "Plan a one-hour talk on blood donation for your lane: place, time, partner and five ways to tell people; ask a health worker's view.": {
    hinglish:
      "Apni gali ke liye raktdaan par ek ghante ki baatcheet ki yojana banaiye: jagah, samay, saathi sanstha aur logon ko bataane ke paanch tareeke, aur kisi swasthya karyakarta ki raay lijiye.",
    hindi:
      "अपनी गली के लिए रक्तदान पर एक घंटे की बातचीत की योजना बनाइए: जगह, समय, साथी संस्था और लोगों को बताने के पाँच तरीक़े, और किसी स्वास्थ्य कार्यकर्ता की राय लीजिए।",
  },
  "Small temples pay little, so the plate of offerings decides the month": {
    hinglish: "Chhote mandir kam dete hain, isliye mahina chadhaave ki thaali par tika hai",
    hindi: "छोटे मंदिर कम देते हैं, इसलिए महीना चढ़ावे की थाली पर टिका है",
  },
  "Fasts, cold baths and early hours on the very days that others feast": {
    hinglish: "Jin dinon sab daawat khaate hain, unhi dinon vrat, thande paani se snaan aur bhor mein uthna",
    hindi: "जिन दिनों सब दावत खाते हैं, उन्हीं दिनों व्रत, ठंडे पानी से स्नान और भोर में उठना",
  },
  "Families who want a two-hour rite in twenty minutes": {
    hinglish: "Parivaar jo do ghante ki vidhi bees minute mein chahte hain",
    hindi: "परिवार जो दो घंटे की विधि बीस मिनट में चाहते हैं",
  },
  "Learn ten Sanskrit verses by heart, with their meaning, from an elder or teacher; recite them daily for a week and mark where the metre slips.":
    {
      hinglish:
        "Kisi bade ya guru se das Sanskrit shlok arth samet yaad kijiye, ek hafte roz unka paath kijiye aur nishan lagaiye ki chhand kahan bigadta hai.",
      hindi: "किसी बड़े या गुरु से दस संस्कृत श्लोक अर्थ समेत याद कीजिए, एक हफ़्ते रोज़ उनका पाठ कीजिए और निशान लगाइए कि छंद कहाँ बिगड़ता है।",
    },
};
