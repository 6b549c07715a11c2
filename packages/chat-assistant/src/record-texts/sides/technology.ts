import type { ToldTexts } from "../told-texts.ts";

export const technology: ToldTexts = {
  "Estimates that become promises before anyone understands the job": {
    hinglish: "Samay ka andaaza jo kaam samajhne se pehle hi pakka waada ban jaata hai",
    hindi: "समय का अंदाज़ा जो काम समझने से पहले ही पक्का वादा बन जाता है",
  },
  "Whole days lost to a fault that cannot be reproduced": {
    hinglish: "Poore-poore din us gadbadi mein nikal jaana jo dobara saamne hi nahi aati",
    hindi: "पूरे-पूरे दिन उस गड़बड़ी में निकल जाना जो दोबारा सामने ही नहीं आती",
  },
  "Reading far more of other people's code than you write": {
    hinglish: "Apna code likhne se kahin zyada doosron ka code padhna",
    hindi: "अपना कोड लिखने से कहीं ज़्यादा दूसरों का कोड पढ़ना",
  },
  "Work through the first weeks of Harvard's free online course CS50x and finish its early problem sets.": {
    hinglish: "Harvard ke free online course CS50x ke pehle kuch hafte kijiye aur uske shuruaati problem sets poore kijiye.",
    hindi: "Harvard के मुफ़्त ऑनलाइन कोर्स CS50x के पहले कुछ हफ़्ते कीजिए और उसके शुरुआती प्रॉब्लम सेट पूरे कीजिए।",
  },
  "Coding someone else's design without a say in it": {
    hinglish: "Kisi aur ke design par code likhna, jismein apni raay ki jagah nahi",
    hindi: "किसी और के डिज़ाइन पर कोड लिखना, जिसमें अपनी राय की जगह नहीं",
  },
  "Specifications that leave out the awkward cases": {
    hinglish: "Kaam ka byora jismein tedhe maamle chhod diye jaate hain",
    hindi: "काम का ब्योरा जिसमें टेढ़े मामले छोड़ दिए जाते हैं",
  },
  "Small, similar modules week after week": {
    hinglish: "Hafte dar hafte chhote aur ek jaise module",
    hindi: "हफ़्ते-दर-हफ़्ते छोटे और एक जैसे मॉड्यूल",
  },
  "Write a program that reads five subjects' marks and prints total, percentage and grade, then test it with impossible marks.": {
    hinglish:
      "Aisa program likhiye jo paanch subjects ke marks padhkar total, percentage aur grade dikhaye, phir use namumkin marks dekar jaanchiye.",
    hindi: "ऐसा प्रोग्राम लिखिए जो पाँच विषयों के नंबर पढ़कर कुल नंबर, प्रतिशत और ग्रेड दिखाए, फिर उसे नामुमकिन नंबर देकर जाँचिए।",
  },
  "Nobody sees your work until the server falls over": {
    hinglish: "Jab tak server baith na jaye, aapka kaam kisi ko nahi dikhta",
    hindi: "जब तक सर्वर बैठ न जाए, आपका काम किसी को नहीं दिखता",
  },
  "Called up at night when a festival sale floods the server": {
    hinglish: "Tyohaar ki sale mein server par bheed toote to raat ko phone aana",
    hindi: "त्योहार की सेल में सर्वर पर भीड़ टूटे तो रात को फ़ोन आना",
  },
  "Untangling two services that each blame the other": {
    hinglish: "Do services ki gutthi suljhana jo ek doosre par dosh daalti hain",
    hindi: "दो सर्विस की गुत्थी सुलझाना जो एक-दूसरे पर दोष डालती हैं",
  },
  "Install free Python and FastAPI or Flask on a computer and make a tiny server that stores and returns your class timetable.": {
    hinglish:
      "Computer par free Python aur FastAPI ya Flask install kijiye aur ek chhota server banaiye jo aapki class ka timetable save kare aur maangne par dikhaye.",
    hindi: "कंप्यूटर पर मुफ़्त Python और FastAPI या Flask इंस्टॉल कीजिए और एक छोटा सर्वर बनाइए जो आपकी क्लास का टाइमटेबल सेव करे और माँगने पर दिखाए।",
  },
  "Expected to know everything, from button colours to backups": {
    hinglish: "Aapse umeed ki button ke rang se backup tak sab kuch aana chahiye",
    hindi: "आपसे उम्मीद कि बटन के रंग से बैकअप तक सब कुछ आना चाहिए",
  },
  "One new column means changing the table, the server and the form": {
    hinglish: "Ek naya column jodna yaani table, server aur form, teeno badalna",
    hindi: "एक नया कॉलम जोड़ना यानी टेबल, सर्वर और फ़ॉर्म, तीनों बदलना",
  },
  "A fault in the server shows as a broken page, and both are yours": {
    hinglish: "Server ki kharabi toote page jaisi dikhti hai, aur dono aapke zimme hain",
    hindi: "सर्वर की ख़राबी टूटे पेज जैसी दिखती है, और दोनों आपके ज़िम्मे हैं",
  },
  "Follow freeCodeCamp's free lessons to make a page with a form, and store what visitors type in the browser's local storage.": {
    hinglish:
      "Ek form wala page freeCodeCamp ke free lessons se banaiye, aur log usmein jo likhein use browser ke local storage mein save kijiye.",
    hindi: "एक फ़ॉर्म वाला पेज freeCodeCamp के मुफ़्त पाठों से बनाइए, और लोग उसमें जो लिखें उसे ब्राउज़र के local storage में सेव कीजिए।",
  },
  "Long set-up code before anything visible happens": {
    hinglish: "Kuch bhi dikhne se pehle lamba set-up code likhna",
    hindi: "कुछ भी दिखने से पहले लंबा सेटअप कोड लिखना",
  },
  "An error report two screens long for one missing value": {
    hinglish: "Sirf ek chhooti hui value par do screen lambi error report",
    hindi: "सिर्फ़ एक छूटी हुई वैल्यू पर दो स्क्रीन लंबी एरर रिपोर्ट",
  },
  "Supporting versions of the language ten years old": {
    hinglish: "Java ke das saal purane version sambhalte rehna",
    hindi: "Java के दस साल पुराने वर्शन सँभालते रहना",
  },
  "Use a free online Java compiler to write a bank account class that refuses to let its balance fall below zero.": {
    hinglish: "Kisi free online Java compiler mein bank account ki aisi Java class likhiye jo balance ko zero se neeche na jaane de.",
    hindi: "किसी मुफ़्त ऑनलाइन Java कंपाइलर में बैंक खाते की ऐसी Java class लिखिए जो बैलेंस को शून्य से नीचे न जाने दे।",
  },
  "Package versions that quarrel after every update": {
    hinglish: "Package ke version jo har update ke baad aapas mein bhid jaate hain",
    hindi: "पैकेज के वर्शन जो हर अपडेट के बाद आपस में भिड़ जाते हैं",
  },
  "Being handed endless odd scripts that nobody documents": {
    hinglish: "Ek ke baad ek atpati script milna, jinka byora koi nahi likhta",
    hindi: "एक के बाद एक अटपटी स्क्रिप्ट मिलना, जिनका ब्योरा कोई नहीं लिखता",
  },
  "Speed complaints when data grows larger than expected": {
    hinglish: "Data umeed se zyada badhne par dheemi speed ki shikayat",
    hindi: "डेटा उम्मीद से ज़्यादा बढ़ने पर धीमी स्पीड की शिकायत",
  },
  "Read chapters of Automate the Boring Stuff with Python, free to read online, and write a script that renames a folder of copied photographs.":
    {
      hinglish:
        "Online free milne wali kitaab Automate the Boring Stuff with Python ke kuch chapter padhiye, aur ek script likhiye jo folder mein copy ki hui photos ke naam badal de.",
      hindi:
        "ऑनलाइन मुफ़्त पढ़ी जा सकने वाली किताब Automate the Boring Stuff with Python के कुछ अध्याय पढ़िए, और एक स्क्रिप्ट लिखिए जो फ़ोल्डर में कॉपी की हुई तस्वीरों के नाम बदल दे।",
    },
  "Old desktop forms that clients refuse to give up": {
    hinglish: "Purane desktop form jinhe client chhodne ko taiyaar nahi",
    hindi: "पुराने डेस्कटॉप फ़ॉर्म जिन्हें क्लाइंट छोड़ने को तैयार नहीं",
  },
  "Being tied to one company's products and release calendar": {
    hinglish: "Ek hi company ke products aur uske release calendar se bandhe rehna",
    hindi: "एक ही कंपनी के प्रोडक्ट और उसके रिलीज़ कैलेंडर से बँधे रहना",
  },
  "Counter staff ringing you while patients wait in line": {
    hinglish: "Counter ke staff ka phone, jab mareez line mein khade hote hain",
    hindi: "काउंटर के स्टाफ़ का फ़ोन, जब मरीज़ लाइन में खड़े होते हैं",
  },
  "Install the free Visual Studio Community on a Windows computer and build a small window that adds up a canteen bill.": {
    hinglish: "Windows computer par free Visual Studio Community install kijiye aur ek chhoti window banaiye jo canteen ka bill jode.",
    hindi: "Windows कंप्यूटर पर मुफ़्त Visual Studio Community इंस्टॉल कीजिए और एक छोटी विंडो बनाइए जो कैंटीन का बिल जोड़े।",
  },
  "Writing far less code than you used to": {
    hinglish: "Pehle ke mukable bahut kam code likhne ko milna",
    hindi: "पहले के मुक़ाबले बहुत कम कोड लिखने को मिलना",
  },
  "A program cut in two along a line that proves wrong": {
    hinglish: "Program ko jahan se do hisson mein kaata, wahi jagah galat nikalna",
    hindi: "प्रोग्राम को जहाँ से दो हिस्सों में काटा, वही जगह ग़लत निकलना",
  },
  "Teams that quietly ignore the agreed design": {
    hinglish: "Teams jo tay design ko chupchap andekha kar deti hain",
    hindi: "टीमें जो तय डिज़ाइन को चुपचाप अनदेखा कर देती हैं",
  },
  "Pick an app you use daily and draw boxes and arrows for its parts, then mark which failure would stop everything.": {
    hinglish:
      "Rozana kaam aane wala koi app chuniye aur uske hisson ko box aur teer se dikhaiye, phir nishan lagaiye ki kis hisse ki kharabi se sab ruk jayega.",
    hindi: "रोज़ काम आने वाला कोई ऐप चुनिए और उसके हिस्सों को डिब्बों और तीरों से दिखाइए, फिर निशान लगाइए कि किस हिस्से की ख़राबी से सब रुक जाएगा।",
  },
  "A client with forty old systems who listed twelve": {
    hinglish: "Client jisne barah purane system ginaye, jabki the chaalis",
    hindi: "क्लाइंट जिसने बारह पुराने सिस्टम गिनाए, जबकि थे चालीस",
  },
  "Two services that fit in your drawing and refuse to join": {
    hinglish: "Do services jo aapki drawing mein jud jaati hain par asal mein nahi",
    hindi: "दो सर्विस जो आपकी ड्रॉइंग में जुड़ जाती हैं पर असल में नहीं",
  },
  "Builders who leave out the backup that you drew": {
    hinglish: "System banane wale jo aapki drawing mein dikhaya backup chhod dete hain",
    hindi: "सिस्टम बनाने वाले जो आपकी ड्रॉइंग में दिखाया बैकअप छोड़ देते हैं",
  },
  "Interview a local shopkeeper about billing, stock and payments, and draw on one sheet which ready tools could serve the shop and their cost.":
    {
      hinglish:
        "Mohalle ke kisi dukandar se billing, stock aur payment ke baare mein poochiye, aur ek sheet par chitra banakar dikhaiye ki kaun se taiyaar tool dukaan ke kaam aa sakte hain aur unki keemat kya hai.",
      hindi:
        "मोहल्ले के किसी दुकानदार से बिल, स्टॉक और पेमेंट के बारे में पूछिए, और एक शीट पर चित्र बनाकर दिखाइए कि कौन से तैयार टूल दुकान के काम आ सकते हैं और उनकी क़ीमत क्या है।",
    },
  "One wrong memory address freezes the whole machine": {
    hinglish: "Memory ka ek galat address poori machine ko hang kar deta hai",
    hindi: "मेमोरी का एक ग़लत ऐड्रेस पूरी मशीन को हैंग कर देता है",
  },
  "Manuals of a thousand pages for a single chip": {
    hinglish: "Sirf ek chip ke liye hazaar page ka manual",
    hindi: "सिर्फ़ एक चिप के लिए हज़ार पेज का मैनुअल",
  },
  "Reviewers on mailing lists who send patches back bluntly": {
    hinglish: "Mailing list ke reviewer jo aapka code rookhe shabdon mein lauta dete hain",
    hindi: "मेलिंग लिस्ट के रिव्यूअर जो आपका कोड रूखे शब्दों में लौटा देते हैं",
  },
  "Start the free Nand2Tetris course, whose first projects build a tiny computer from logic gates in a simulator on any PC.": {
    hinglish:
      "Free course Nand2Tetris shuru kijiye, jiske pehle projects mein kisi bhi PC par simulator mein logic gates se ek chhota computer banta hai.",
    hindi: "मुफ़्त कोर्स Nand2Tetris शुरू कीजिए, जिसके पहले प्रोजेक्टों में किसी भी PC पर सिम्युलेटर में लॉजिक गेट से एक छोटा कंप्यूटर बनता है।",
  },
  "Green text screens while friends build phone apps": {
    hinglish: "Dost phone app banayein aur aapke saamne hare akshron wali screen",
    hindi: "दोस्त फ़ोन ऐप बनाएँ और आपके सामने हरे अक्षरों वाली स्क्रीन",
  },
  "Authors of the code retired long ago": {
    hinglish: "Code likhne wale log kab ke retire ho chuke",
    hindi: "कोड लिखने वाले लोग कब के रिटायर हो चुके",
  },
  "Nights awake, since the big runs keep a foreign client's hours": {
    hinglish: "Raaton ko jaagna, kyunki bade program videshi client ke samay par chalte hain",
    hindi: "रातों को जागना, क्योंकि बड़े प्रोग्राम विदेशी क्लाइंट के समय पर चलते हैं",
  },
  "Type a first COBOL program in a free online compiler so that it prints simple interest for three deposits.": {
    hinglish: "Free online compiler mein apna pehla COBOL program type kijiye, jo teen deposits ka simple interest dikhaye.",
    hindi: "मुफ़्त ऑनलाइन कंपाइलर में अपना पहला COBOL प्रोग्राम टाइप कीजिए, जो तीन जमा रक़मों का साधारण ब्याज दिखाए।",
  },
  "You wrote both the specification and the code, so every gap is yours": {
    hinglish: "Kaam ka byora aur code dono aapne likhe, isliye har kami aapki",
    hindi: "काम का ब्योरा और कोड दोनों आपने लिखे, इसलिए हर कमी आपकी",
  },
  "Departments that cannot agree on their own procedure": {
    hinglish: "Department jo apne hi kaam ke tareeke par ekmat nahi ho paate",
    hindi: "विभाग जो अपने ही काम के तरीक़े पर एकमत नहीं हो पाते",
  },
  "Meeting minutes taking the time meant for coding": {
    hinglish: "Meeting ka byora likhne mein coding ka samay chala jaana",
    hindi: "मीटिंग का ब्योरा लिखने में कोडिंग का समय चला जाना",
  },
  "Watch your school library issue books for half an hour, chart each step, and propose one change that software could make.": {
    hinglish:
      "Aadhe ghante tak apne school ki library mein kitaabein issue hote dekhiye, har step ka chart banaiye, aur ek badlaav sujhaiye jo software kar sake.",
    hindi: "आधे घंटे तक अपने स्कूल की लाइब्रेरी में किताबें इश्यू होते देखिए, हर स्टेप का चार्ट बनाइए, और एक बदलाव सुझाइए जो सॉफ़्टवेयर कर सके।",
  },
  "Papers rarely name the person who wrote the code": {
    hinglish: "Research paper mein uska naam kam hi hota hai jisne code likha",
    hindi: "रिसर्च पेपर में उसका नाम कम ही होता है जिसने कोड लिखा",
  },
  "Inheriting Fortran older than yourself": {
    hinglish: "Apni umar se bhi purana Fortran code virasat mein milna",
    hindi: "अपनी उम्र से भी पुराना Fortran कोड विरासत में मिलना",
  },
  "Waiting in a queue for supercomputer time": {
    hinglish: "Supercomputer par apni baari ke liye line mein intezaar",
    hindi: "सुपरकंप्यूटर पर अपनी बारी के लिए लाइन में इंतज़ार",
  },
  "Compute a balloon's fall with air drag in a spreadsheet, then film one.": {
    hinglish: "Spreadsheet mein hawa ki rukawat jodkar gubbare ke girne ka hisaab lagaiye, phir ek girte gubbare ka video banaiye.",
    hindi: "स्प्रेडशीट में हवा की रुकावट जोड़कर ग़ुब्बारे के गिरने का हिसाब लगाइए, फिर एक गिरते ग़ुब्बारे का वीडियो बनाइए।",
  },
  "The other firm changes its format without warning": {
    hinglish: "Doosri company bina bataye apna format badal deti hai",
    hindi: "दूसरी कंपनी बिना बताए अपना फ़ॉर्मैट बदल देती है",
  },
  "Dates written day first by one side and month first by the other": {
    hinglish: "Taareekh jise ek company din se likhna shuru kare aur doosri mahine se",
    hindi: "तारीख़ जिसे एक कंपनी दिन से लिखना शुरू करे और दूसरी महीने से",
  },
  "Documents that describe an interface from three versions ago": {
    hinglish: "Documents jo teen version purane interface ka byora dete hain",
    hindi: "दस्तावेज़ जो तीन वर्शन पुराने इंटरफ़ेस का ब्योरा देते हैं",
  },
  "Call a free public API from your browser, such as Open-Meteo's weather service, and copy its fields into a sheet of your own design.": {
    hinglish:
      "Apne browser se kisi free public API se data mangaiye, jaise Open-Meteo ki mausam service, aur uske fields apni banayi sheet mein utariye.",
    hindi: "अपने ब्राउज़र से किसी मुफ़्त सार्वजनिक API से डेटा मँगाइए, जैसे Open-Meteo की मौसम सेवा, और उसके फ़ील्ड अपनी बनाई शीट में उतारिए।",
  },
  "A deployed mistake is hard or impossible to undo": {
    hinglish: "Chalu ho chuke code ki galti palatna mushkil ya namumkin hota hai",
    hindi: "चालू हो चुके कोड की ग़लती पलटना मुश्किल या नामुमकिन होता है",
  },
  "Start-ups that vanish when coin prices crash": {
    hinglish: "Start-up jo coin ke daam girte hi gaayab ho jaate hain",
    hindi: "स्टार्ट-अप जो कॉइन के दाम गिरते ही ग़ायब हो जाते हैं",
  },
  "Explaining that your work is not gambling": {
    hinglish: "Logon ko samjhana ki aapka kaam jua nahi hai",
    hindi: "लोगों को समझाना कि आपका काम जुआ नहीं है",
  },
  "Complete the opening lessons of CryptoZombies, a free browser course in Solidity, without buying any coins or tokens.": {
    hinglish:
      "Browser mein chalne wale free Solidity course CryptoZombies ke shuruaati lessons poore kijiye, koi coin ya token kharide bina.",
    hindi: "ब्राउज़र में चलने वाले मुफ़्त Solidity कोर्स CryptoZombies के शुरुआती पाठ पूरे कीजिए, कोई कॉइन या टोकन ख़रीदे बिना।",
  },
  "Often the honest advice is not to use blockchain": {
    hinglish: "Aksar imaandaar salah yahi hoti hai ki blockchain mat lagaiye",
    hindi: "अक्सर ईमानदार सलाह यही होती है कि ब्लॉकचेन मत लगाइए",
  },
  "Partners who all want control of the shared rules": {
    hinglish: "Partner jinmein har ek saajhe niyamon par apna kabza chahta hai",
    hindi: "पार्टनर जिनमें हर एक साझे नियमों पर अपना क़ब्ज़ा चाहता है",
  },
  "Rules from regulators that shift halfway through a trial": {
    hinglish: "Regulator ke niyam jo aazmaish ke beech mein badal jaate hain",
    hindi: "रेगुलेटर के नियम जो आज़माइश के बीच में बदल जाते हैं",
  },
  "With four friends keep one shared ledger of pretend loans on paper, let one try cheating, and invent rules that catch it.": {
    hinglish:
      "Chaar doston ke saath kaagaz par nakli udhaar ka ek saajha bahi-khata rakhiye, ek dost se cheating ki koshish karaiye, aur use pakadne wale niyam banaiye.",
    hindi: "चार दोस्तों के साथ काग़ज़ पर नक़ली उधार का एक साझा बही-खाता रखिए, एक दोस्त से धोखे की कोशिश कराइए, और उसे पकड़ने वाले नियम बनाइए।",
  },
  "Platform limits that stop otherwise good code": {
    hinglish: "Platform ki seemayein jo achhe-khaase code ko bhi rok deti hain",
    hindi: "प्लेटफ़ॉर्म की सीमाएँ जो अच्छे-ख़ासे कोड को भी रोक देती हैं",
  },
  "Three compulsory product updates a year to retest": {
    hinglish: "Saal mein teen compulsory product update, har baar sab dobara test karna",
    hindi: "साल में तीन अनिवार्य प्रोडक्ट अपडेट, हर बार सब दोबारा टेस्ट करना",
  },
  "Certificates to renew to stay employable": {
    hinglish: "Naukri ke layak bane rehne ke liye certificate renew karte rehna",
    hindi: "नौकरी के लायक़ बने रहने के लिए सर्टिफ़िकेट रिन्यू करते रहना",
  },
  "Earn two beginner badges on Trailhead, Salesforce's free learning site, including one that makes you build something in a practice copy (playground).":
    {
      hinglish:
        "Salesforce ki free learning site Trailhead par do beginner badge hasil kijiye, jinmein ek aisa ho jo practice copy (playground) mein kuch banwaye.",
      hindi:
        "Salesforce की मुफ़्त लर्निंग साइट Trailhead पर दो शुरुआती बैज हासिल कीजिए, जिनमें एक ऐसा हो जो अभ्यास वाली कॉपी (playground) में कुछ बनवाए।",
    },
  "German abbreviations in thousands of table names": {
    hinglish: "Hazaaron tables ke naamon mein German ke short form",
    hindi: "हज़ारों टेबल के नामों में जर्मन के शॉर्ट फ़ॉर्म",
  },
  "Weekends spent in a factory's meeting room when a system starts": {
    hinglish: "System chalu hote samay factory ke meeting room mein beetne wale weekend",
    hindi: "सिस्टम चालू होते समय फ़ैक्टरी के मीटिंग रूम में बीतने वाले वीकेंड",
  },
  "SAP's free practice system holds none of a real factory's data": {
    hinglish: "SAP ke free practice system mein asli factory ka koi data nahi hota",
    hindi: "SAP के मुफ़्त अभ्यास वाले सिस्टम में असली फ़ैक्टरी का कोई डेटा नहीं होता",
  },
  "Register on SAP's free learning site, take an introductory unit on ABAP or ERP, and list every document behind one factory order.": {
    hinglish:
      "SAP ki free learning site par register kijiye, ABAP ya ERP ki ek shuruaati unit kijiye, aur factory ke ek order ke peeche ke har document ki list banaiye.",
    hindi: "SAP की मुफ़्त लर्निंग साइट पर रजिस्टर कीजिए, ABAP या ERP की एक शुरुआती यूनिट कीजिए, और फ़ैक्टरी के एक ऑर्डर के पीछे के हर दस्तावेज़ की सूची बनाइए।",
  },
  "Launches kept for midnight, so that few users feel a slip": {
    hinglish: "Aadhi raat ke launch, taaki gadbad kam users ko mehsoos ho",
    hindi: "आधी रात के लॉन्च, ताकि गड़बड़ी कम यूज़र को महसूस हो",
  },
  "Developers begging for one late change": {
    hinglish: "Ek aakhiri badlaav ke liye developers ki minnatein",
    hindi: "एक आख़िरी बदलाव के लिए डेवलपरों की मिन्नतें",
  },
  "Blamed first whenever anything breaks after going live": {
    hinglish: "Live hone ke baad kuch bhi bigde to pehla dosh aap par",
    hindi: "लाइव होने के बाद कुछ भी बिगड़े तो पहला दोष आप पर",
  },
  "Open a free GitHub account, put a small project there, tag a first version, make a change, then restore the earlier version.": {
    hinglish:
      "GitHub par free account kholiye, usmein ek chhota project rakhiye, pehle version ko tag kijiye, ek badlaav kijiye, phir pehle wala version wapas laiye.",
    hindi: "GitHub पर मुफ़्त अकाउंट खोलिए, उसमें एक छोटा प्रोजेक्ट रखिए, पहले वर्शन को टैग कीजिए, एक बदलाव कीजिए, फिर पहले वाला वर्शन वापस लाइए।",
  },
  "Very few employers, mostly chip firms in Bengaluru and Hyderabad": {
    hinglish: "Naukri dene wale bahut kam, zyadatar Bengaluru aur Hyderabad ki chip companiyan",
    hindi: "नौकरी देने वाले बहुत कम, ज़्यादातर बेंगलुरु और हैदराबाद की चिप कंपनियाँ",
  },
  "A wrong translation harms programs you never see": {
    hinglish: "Ek galat anuvaad un programs ko bigaadta hai jo aapko kabhi dikhte hi nahi",
    hindi: "एक ग़लत अनुवाद उन प्रोग्रामों को बिगाड़ता है जो आपको कभी दिखते ही नहीं",
  },
  "Months of work for a two per cent gain": {
    hinglish: "Do percent ke fayde ke liye mahinon ka kaam",
    hindi: "दो प्रतिशत के फ़ायदे के लिए महीनों का काम",
  },
  "Paste a short C loop into the free Compiler Explorer site, godbolt.org, and see how its instructions change with optimisation switched on.":
    {
      hinglish:
        "Free site Compiler Explorer, godbolt.org, par C ka ek chhota loop paste kijiye aur dekhiye ki optimisation on karne par uske instructions kaise badalte hain.",
      hindi:
        "मुफ़्त साइट Compiler Explorer, godbolt.org, पर C का एक छोटा लूप पेस्ट कीजिए और देखिए कि optimisation चालू करने पर उसके निर्देश कैसे बदलते हैं।",
    },
  "Every change must be tested and in place before the market opens at 9.15": {
    hinglish: "Share market 9.15 par khulne se pehle har badlaav ka test hokar lag jaana zaroori",
    hindi: "शेयर बाज़ार 9.15 पर खुलने से पहले हर बदलाव का टेस्ट होकर लग जाना ज़रूरी",
  },
  "Secrecy that forbids discussing work with friends": {
    hinglish: "Gopniyata, jiske chalte doston se kaam ki baat nahi ho sakti",
    hindi: "गोपनीयता, जिसके चलते दोस्तों से काम की बात नहीं हो सकती",
  },
  "Large parts of pay hang on one year's results": {
    hinglish: "Kamai ka bada hissa ek saal ke nateeje par tika hona",
    hindi: "कमाई का बड़ा हिस्सा एक साल के नतीजे पर टिका होना",
  },
  "Record one share's closing price for twenty days on paper, invent a buying rule, and compute pretend profit without trading money.": {
    hinglish:
      "Bees din tak ek share ka closing price kaagaz par likhiye, kharidne ka ek niyam banaiye, aur asli paisa lagaye bina kaagazi munafa nikaliye.",
    hindi: "बीस दिन तक एक शेयर का बंद भाव काग़ज़ पर लिखिए, ख़रीदने का एक नियम बनाइए, और असली पैसा लगाए बिना काग़ज़ी मुनाफ़ा निकालिए।",
  },
  "Bots break whenever a portal moves a button": {
    hinglish: "Portal par button khisakte hi bot ka band pad jaana",
    hindi: "पोर्टल पर बटन खिसकते ही बॉट का बंद पड़ जाना",
  },
  "Staff fear that you came to end their jobs": {
    hinglish: "Staff ka dar ki aapka aana unki naukri ka ant hai",
    hindi: "स्टाफ़ का डर कि आपका आना उनकी नौकरी का अंत है",
  },
  "Dull processes must be learnt in painful detail": {
    hinglish: "Boring kaam ki ek-ek baareeki seekhni padti hai",
    hindi: "नीरस काम की एक-एक बारीकी सीखनी पड़ती है",
  },
  "List one repeated computer task at home or school, write every click as numbered steps, and automate part with a spreadsheet macro.": {
    hinglish:
      "Ghar ya school mein computer par baar-baar hone wala ek kaam chuniye, har click ko number dekar steps mein likhiye, aur kuch hissa spreadsheet ke macro se apne-aap karwaiye.",
    hindi: "घर या स्कूल में कंप्यूटर पर बार-बार होने वाला एक काम चुनिए, हर क्लिक को नंबर देकर स्टेप में लिखिए, और कुछ हिस्सा स्प्रेडशीट के मैक्रो से अपने-आप करवाइए।",
  },
  "Survey maps that disagree with what satellites show": {
    hinglish: "Survey ke nakshe jo satellite ki tasveer se mel nahi khaate",
    hindi: "सर्वे के नक़्शे जो सैटेलाइट की तस्वीर से मेल नहीं खाते",
  },
  "Government boundary files drawn on map grids long given up": {
    hinglish: "Sarkari seemaon ki files jo barson pehle chhode gaye map grid par bani hain",
    hindi: "सरकारी सीमाओं की फ़ाइलें जो बरसों पहले छोड़े गए मैप ग्रिड पर बनी हैं",
  },
  "Maps that crawl on a weak mobile network": {
    hinglish: "Nakshe jo kamzor mobile network par rengte hue khulte hain",
    hindi: "नक़्शे जो कमज़ोर मोबाइल नेटवर्क पर रेंगते हुए खुलते हैं",
  },
  "Map five missing shops or handpumps of your locality in OpenStreetMap with its free web editor, and then view them online.": {
    hinglish:
      "OpenStreetMap ke free web editor se apne mohalle ki paanch chhooti hui dukaanein ya handpump nakshe mein jodiye, aur phir unhe online dekhiye.",
    hindi: "OpenStreetMap के मुफ़्त वेब एडिटर से अपने मोहल्ले की पाँच छूटी हुई दुकानें या हैंडपंप नक़्शे में जोड़िए, और फिर उन्हें ऑनलाइन देखिए।",
  },
  "Rarely building anything of your own": {
    hinglish: "Apna kuch naya banane ka mauka kam hi milna",
    hindi: "अपना कुछ नया बनाने का मौक़ा कम ही मिलना",
  },
  "Code whose authors left neither notes nor tests": {
    hinglish: "Code jiske likhne walon ne na notes chhode, na test",
    hindi: "कोड जिसके लिखने वालों ने न नोट्स छोड़े, न टेस्ट",
  },
  "Ticket clocks that count down while you search": {
    hinglish: "Shikayat ke ticket ki ghadi jo dhoondhte samay ulti ginti karti hai",
    hindi: "शिकायत के टिकट की घड़ी जो ढूँढ़ते समय उलटी गिनती करती है",
  },
  "Take any open-source or borrowed program you did not write, change one message or rule, and note what else you had to read.": {
    hinglish:
      "Koi open-source ya maangkar liya program lijiye jo aapne nahi likha, usmein ek message ya niyam badliye, aur likhiye ki iske liye aur kya-kya padhna pada.",
    hindi: "कोई ओपन-सोर्स या माँगकर लिया प्रोग्राम लीजिए जो आपने नहीं लिखा, उसमें एक मैसेज या नियम बदलिए, और लिखिए कि इसके लिए और क्या-क्या पढ़ना पड़ा।",
  },
  "Forty clerks to train in two days, from a lodge by the bus stand": {
    hinglish: "Do din mein chaalis clerk ko sikhana, bus stand ke bagal ki lodge mein rehkar",
    hindi: "दो दिन में चालीस क्लर्क को सिखाना, बस स्टैंड के बग़ल की लॉज में रहकर",
  },
  "Client servers that are nothing like what was promised": {
    hinglish: "Client ke server jo waade se bilkul alag nikalte hain",
    hindi: "क्लाइंट के सर्वर जो वादे से बिलकुल अलग निकलते हैं",
  },
  "Old paper registers that match no field of the new program": {
    hinglish: "Purane kaagaz ke register jo naye program ke kisi field se mel nahi khaate",
    hindi: "पुराने काग़ज़ के रजिस्टर जो नए प्रोग्राम के किसी फ़ील्ड से मेल नहीं खाते",
  },
  "Help a relative move from an old phone to a new one: list what must transfer, back it up, check it all.": {
    hinglish:
      "Purane phone se naye phone par jaane mein kisi rishtedar ki madad kijiye: list banaiye ki kya-kya le jaana hai, backup lijiye, sab jaanchiye.",
    hindi: "पुराने फ़ोन से नए फ़ोन पर जाने में किसी रिश्तेदार की मदद कीजिए: सूची बनाइए कि क्या-क्या ले जाना है, बैकअप लीजिए, सब जाँचिए।",
  },
  "Clients who ask for one more page once the price is fixed": {
    hinglish: "Client jo daam tay hone ke baad ek aur page maangte hain",
    hindi: "क्लाइंट जो दाम तय होने के बाद एक और पेज माँगते हैं",
  },
  "A clinic that forgets its domain's fee and blames you for the lost site": {
    hinglish: "Clinic jo domain ki fees bharna bhoolkar site gaayab hone ka dosh aapko deta hai",
    hindi: "क्लिनिक जो डोमेन की फ़ीस भरना भूलकर साइट ग़ायब होने का दोष आपको देता है",
  },
  "Being telephoned at night because the mail has stopped": {
    hinglish: "Mail band ho jaane par raat ko phone aana",
    hindi: "मेल बंद हो जाने पर रात को फ़ोन आना",
  },
  "Write a three-page site about your street in plain HTML and CSS, and publish it free with GitHub Pages.": {
    hinglish: "Apni gali ke baare mein saade HTML aur CSS mein teen page ki site likhiye, aur use GitHub Pages se free publish kijiye.",
    hindi: "अपनी गली के बारे में सादे HTML और CSS में तीन पेज की साइट लिखिए, और उसे GitHub Pages से मुफ़्त में प्रकाशित कीजिए।",
  },
  "One long Malayalam word that breaks a neat row of buttons": {
    hinglish: "Malayalam ka ek lamba shabd jo buttons ki sundar katar bigaad deta hai",
    hindi: "मलयालम का एक लंबा शब्द जो बटनों की सुंदर क़तार बिगाड़ देता है",
  },
  "Designers who notice a gap of two pixels": {
    hinglish: "Designer jinhe do pixel ka gap bhi dikh jaata hai",
    hindi: "डिज़ाइनर जिन्हें दो पिक्सेल का फ़ासला भी दिख जाता है",
  },
  "Testing on handsets nobody in the office owns": {
    hinglish: "Aise handset par test karna jo office mein kisi ka nahi hai",
    hindi: "ऐसे हैंडसेट पर टेस्ट करना जो दफ़्तर में किसी का नहीं है",
  },
  "Copy the look of one screen of a favourite app with HTML and CSS on the free CodePen site, buttons included.": {
    hinglish: "Free site CodePen par HTML aur CSS se apne pasandida app ki ek screen ka hu-ba-hu roop banaiye, buttons samet.",
    hindi: "मुफ़्त साइट CodePen पर HTML और CSS से अपने पसंदीदा ऐप की एक स्क्रीन का हू-ब-हू रूप बनाइए, बटनों समेत।",
  },
  "Owners who want the logo bigger every time": {
    hinglish: "Maalik jo har baar apna logo aur bada karwana chahte hain",
    hindi: "मालिक जो हर बार अपना लोगो और बड़ा करवाना चाहते हैं",
  },
  "Ready-made templates undercut your price": {
    hinglish: "Bane-banaye template jo aapke daam se saste padte hain",
    hindi: "बने-बनाए टेम्पलेट जो आपके दाम से सस्ते पड़ते हैं",
  },
  "A blue chosen by the owner, his nephew and the accountant": {
    hinglish: "Neela rang jise maalik, uska bhatija aur accountant chunte hain",
    hindi: "नीला रंग जिसे मालिक, उसका भतीजा और अकाउंटेंट चुनते हैं",
  },
  "Sketch on paper a new home page for your school for a phone screen, then redraw it in Figma's free plan.": {
    hinglish: "Apne school ka naya home page phone ki screen ke liye kaagaz par banaiye, phir use Figma ke free plan mein dobara banaiye.",
    hindi: "अपने स्कूल का नया होम पेज फ़ोन की स्क्रीन के लिए काग़ज़ पर बनाइए, फिर उसे Figma के मुफ़्त प्लान में दोबारा बनाइए।",
  },
  "Plugin updates that break a live page overnight": {
    hinglish: "Plugin update jo raaton-raat chalta page bigaad dete hain",
    hindi: "प्लगइन अपडेट जो रातों-रात चलता पेज बिगाड़ देते हैं",
  },
  "Bargaining with foreign clients for every extra hour": {
    hinglish: "Har extra ghante ke liye videshi client se mol-bhaav",
    hindi: "हर अतिरिक्त घंटे के लिए विदेशी क्लाइंट से मोल-भाव",
  },
  "Sites abandoned by owners who never log in": {
    hinglish: "Laawaris sites, jinke maalik kabhi log in nahi karte",
    hindi: "लावारिस साइटें, जिनके मालिक कभी लॉग इन नहीं करते",
  },
  "Start a free WordPress.com site about one hobby, write three posts, change the theme and arrange its menu yourself.": {
    hinglish: "WordPress.com par apne kisi shauk ki free site shuru kijiye, teen post likhiye, theme badliye aur uska menu khud jamaiye.",
    hindi: "WordPress.com पर अपने किसी शौक़ की मुफ़्त साइट शुरू कीजिए, तीन पोस्ट लिखिए, थीम बदलिए और उसका मेन्यू ख़ुद जमाइए।",
  },
  "Jokes from other coders about your language": { hinglish: "PHP par doosre coders ke mazaak", hindi: "PHP पर दूसरे कोडरों के मज़ाक़" },
  "Cheap shared servers that still run an old PHP version": {
    hinglish: "Saste shared server jin par abhi bhi purana PHP version chalta hai",
    hindi: "सस्ते शेयर्ड सर्वर जिन पर अब भी पुराना PHP वर्शन चलता है",
  },
  "Ancient scripts mixing page design with database code": {
    hinglish: "Bahut purani scripts jinmein page ka design aur database ka code ghule-mile hain",
    hindi: "बहुत पुरानी स्क्रिप्ट जिनमें पेज का डिज़ाइन और डेटाबेस का कोड घुले-मिले हैं",
  },
  "On a computer where you may install the free XAMPP package, make a guest book that saves names and shows them newest first.": {
    hinglish:
      "Jis computer par free XAMPP package install karne ki ijazat ho, us par ek guest book banaiye jo naam save kare aur sabse naye naam pehle dikhaye.",
    hindi: "जिस कंप्यूटर पर मुफ़्त XAMPP पैकेज इंस्टॉल करने की इजाज़त हो, उस पर एक गेस्ट बुक बनाइए जो नाम सेव करे और सबसे नए नाम पहले दिखाए।",
  },
  "Fewer openings in India than other languages offer": {
    hinglish: "Doosri languages ke mukable India mein kam naukriyan",
    hindi: "दूसरी कोडिंग भाषाओं के मुक़ाबले भारत में कम नौकरियाँ",
  },
  "One abandoned add-on (gem) can hold up the whole site's upgrade": {
    hinglish: "Ek laawaris add-on (gem) poori site ka upgrade rok sakta hai",
    hindi: "एक लावारिस ऐड-ऑन (gem) पूरी साइट का अपग्रेड रोक सकता है",
  },
  "The framework does much by itself, so faults are hard to trace": {
    hinglish: "Framework bahut kuch apne-aap karta hai, isliye kharabi ki jad mushkil se milti hai",
    hindi: "फ़्रेमवर्क बहुत कुछ अपने-आप करता है, इसलिए ख़राबी की जड़ मुश्किल से मिलती है",
  },
  "Learn Ruby's basics on a free site such as Exercism or TryRuby and write a program that shuffles quiz questions.": {
    hinglish:
      "Exercism ya TryRuby jaisi free site par Ruby ki buniyaadi baatein seekhiye aur quiz ke sawaalon ka kram ulat-pulat karne wala program likhiye.",
    hindi: "Exercism या TryRuby जैसी मुफ़्त साइट पर Ruby की बुनियादी बातें सीखिए और क्विज़ के सवालों का क्रम उलट-पुलट करने वाला प्रोग्राम लिखिए।",
  },
  "No Diwali leave, since the sale is live": {
    hinglish: "Diwali par chhutti nahi, kyunki sale chalu rehti hai",
    hindi: "दिवाली पर छुट्टी नहीं, क्योंकि सेल चालू रहती है",
  },
  "A cart fault costs the seller money each minute": {
    hinglish: "Cart ki kharabi se seller ko har minute nuksaan",
    hindi: "कार्ट की ख़राबी से विक्रेता को हर मिनट नुक़सान",
  },
  "Payment companies whose helpdesk answers slowly": {
    hinglish: "Payment companiyan jinka helpdesk der se jawab deta hai",
    hindi: "पेमेंट कंपनियाँ जिनका हेल्पडेस्क देर से जवाब देता है",
  },
  "Place items in three shopping apps' carts without paying, count the taps to payment, and write which step would lose a buyer.": {
    hinglish:
      "Teen shopping apps ke cart mein cheezein daaliye par payment mat kijiye, payment tak ke tap giniye, aur likhiye ki kis step par grahak haath se nikal jayega.",
    hindi: "तीन शॉपिंग ऐप के कार्ट में चीज़ें डालिए पर पेमेंट मत कीजिए, पेमेंट तक के टैप गिनिए, और लिखिए कि किस स्टेप पर ग्राहक हाथ से निकल जाएगा।",
  },
  "Tender notices that come as crooked scans, to go up the same evening": {
    hinglish: "Tender notice jo tedhe scan mein aate hain aur usi shaam site par chahiye",
    hindi: "टेंडर नोटिस जो टेढ़े स्कैन में आते हैं और उसी शाम साइट पर चाहिए",
  },
  "Blamed for stale pages that others should update": {
    hinglish: "Purane pade pages ka dosh aap par, jabki update doosron ko karna tha",
    hindi: "पुराने पड़े पेजों का दोष आप पर, जबकि अपडेट दूसरों को करना था",
  },
  "A domain whose password left with the last webmaster": {
    hinglish: "Domain jiska password pichhle webmaster ke saath hi chala gaya",
    hindi: "डोमेन जिसका पासवर्ड पिछले वेबमास्टर के साथ ही चला गया",
  },
  "Go through your school's or panchayat's website, list ten broken links or outdated notices, and send the list politely to its office.": {
    hinglish:
      "Apne school ya panchayat ki website khangaliye, das toote link ya purane notice ki list banaiye, aur use vinamrata se unke office ko bhejiye.",
    hindi: "अपने स्कूल या पंचायत की वेबसाइट खँगालिए, दस टूटे लिंक या पुराने नोटिस की सूची बनाइए, और उसे विनम्रता से उनके दफ़्तर को भेजिए।",
  },
  "Every department thinks its news belongs on the front page": {
    hinglish: "Har department ko lagta hai ki uski khabar front page ke layak hai",
    hindi: "हर विभाग को लगता है कि उसकी ख़बर फ़्रंट पेज के लायक़ है",
  },
  "A Diwali greeting still up on the site in March": {
    hinglish: "Diwali ki badhai, jo March mein bhi site par lagi hai",
    hindi: "दिवाली की बधाई, जो मार्च में भी साइट पर लगी है",
  },
  "An old fee left on one page, and a customer who holds you to it": {
    hinglish: "Ek page par reh gayi purani fees, aur grahak jo usi par ad jaata hai",
    hindi: "एक पेज पर रह गई पुरानी फ़ीस, और ग्राहक जो उसी पर अड़ जाता है",
  },
  "Choose one government scheme page, rewrite it in 150 plain words, and ask two neighbours which version they understand.": {
    hinglish:
      "Kisi sarkari yojana ka page chuniye, use 150 saral shabdon mein dobara likhiye, aur do padosiyon se poochiye ki unhe kaun sa version samajh aata hai.",
    hindi: "किसी सरकारी योजना का पेज चुनिए, उसे 150 सरल शब्दों में दोबारा लिखिए, और दो पड़ोसियों से पूछिए कि उन्हें कौन सा रूप समझ आता है।",
  },
  "Leaders who want a video because a rival has one": {
    hinglish: "Bade afsar jinhe video isliye chahiye ki rival company ke paas hai",
    hindi: "बड़े अफ़सर जिन्हें वीडियो इसलिए चाहिए कि मुक़ाबले की कंपनी के पास है",
  },
  "A page that you cut comes back because a director is fond of it": {
    hinglish: "Aapka hataya page wapas aa jaana, kyunki woh ek director ko pyaara hai",
    hindi: "आपका हटाया पेज वापस आ जाना, क्योंकि वह एक डायरेक्टर को प्यारा है",
  },
  "Text from a machine that breaks each rule of tone you wrote": {
    hinglish: "Machine ka likha text jo aapke banaye lehje ke har niyam ko todta hai",
    hindi: "मशीन का लिखा टेक्स्ट जो आपके बनाए लहजे के हर नियम को तोड़ता है",
  },
  "Read every notice on your school's site, sort them by reader, and propose on one page which to keep, join, move or drop.": {
    hinglish:
      "Apne school ki site ka har notice padhiye, unhe padhne walon ke hisaab se chhaantiye, aur ek page par sujhaiye ki kaun se rakhein, jodein, khiskayein ya hatayein.",
    hindi: "अपने स्कूल की साइट का हर नोटिस पढ़िए, उन्हें पढ़ने वालों के हिसाब से छाँटिए, और एक पेज पर सुझाइए कि कौन से रखें, जोड़ें, खिसकाएँ या हटाएँ।",
  },
  "Tenders that fix the technology before the need": {
    hinglish: "Tender jo zarurat se pehle technology tay kar dete hain",
    hindi: "टेंडर जो ज़रूरत से पहले तकनीक तय कर देते हैं",
  },
  "Judged on the one morning that results are declared": {
    hinglish: "Sirf us ek subah se parkha jaana jab result aata hai",
    hindi: "सिर्फ़ उस एक सुबह से परखा जाना जब रिज़ल्ट आता है",
  },
  "Departments that open a separate site outside your plan": {
    hinglish: "Department jo aapke plan se bahar alag site khol lete hain",
    hindi: "विभाग जो आपके प्लान से बाहर अलग साइट खोल लेते हैं",
  },
  "Draw the full page tree of a railway or state portal on chart paper, marking pages a million people might open at once.": {
    hinglish:
      "Chart paper par railway ya rajya ke portal ka poora page tree banaiye, aur un pages par nishan lagaiye jinhe das laakh log ek saath khol sakte hain.",
    hindi: "चार्ट पेपर पर रेलवे या राज्य के पोर्टल का पूरा पेज ट्री बनाइए, और उन पेजों पर निशान लगाइए जिन्हें दस लाख लोग एक साथ खोल सकते हैं।",
  },
  "The whole launch waits for one page's wording": {
    hinglish: "Ek page ke shabdon ke liye poora launch ruka rehna",
    hindi: "एक पेज के शब्दों के लिए पूरा लॉन्च रुका रहना",
  },
  "Clients who see the site and change the brief": {
    hinglish: "Client jo site dekhne ke baad apni maang badal dete hain",
    hindi: "क्लाइंट जो साइट देखने के बाद अपनी माँग बदल देते हैं",
  },
  "Five makers, five delays, and one launch date that is yours": {
    hinglish: "Paanch banane wale, paanch deriyan, aur launch ki ek taareekh jo aapke sir hai",
    hindi: "पाँच बनाने वाले, पाँच देरियाँ, और लॉन्च की एक तारीख़ जो आपके सिर है",
  },
  "Run a one-page website for a class event with a writer, an artist and a coder, keeping one dated task list for all.": {
    hinglish:
      "Class ke kisi event ki ek page ki website ek writer, ek artist aur ek coder se banwaiye, aur sabke kaam taareekh samet ek hi list mein rakhiye.",
    hindi: "क्लास के किसी कार्यक्रम की एक पेज की वेबसाइट एक लेखक, एक कलाकार और एक कोडर से बनवाइए, और सबके काम तारीख़ समेत एक ही सूची में रखिए।",
  },
  "Formats die, and last year's work will not play": {
    hinglish: "Format band ho jaate hain, aur pichhle saal ka kaam chalta hi nahi",
    hindi: "फ़ॉर्मैट बंद हो जाते हैं, और पिछले साल का काम चलता ही नहीं",
  },
  "Sound, pictures and code all land late together": {
    hinglish: "Aawaz, tasveerein aur code, sab ek saath der se pahunchte hain",
    hindi: "आवाज़, तस्वीरें और कोड, सब एक साथ देर से पहुँचते हैं",
  },
  "Exhibit screens that children jam within a week": {
    hinglish: "Museum ki screen jise bachche hafte bhar mein jaam kar dete hain",
    hindi: "म्यूज़ियम की स्क्रीन जिसे बच्चे हफ़्ते भर में जाम कर देते हैं",
  },
  "Make a clickable story with sound on the free Scratch site, such as a talking map of your town's monuments.": {
    hinglish:
      "Free Scratch site par aawaz wali ek kahani banaiye jo click karne par chale, jaise aapke sheher ke smarakon ka bolta naksha.",
    hindi: "मुफ़्त Scratch साइट पर आवाज़ वाली एक कहानी बनाइए जो क्लिक करने पर चले, जैसे आपके शहर के स्मारकों का बोलता नक़्शा।",
  },
  "Thousands of phone models, each with its own quirk": {
    hinglish: "Hazaaron phone model, aur har ek ka apna nakhra",
    hindi: "हज़ारों फ़ोन मॉडल, और हर एक का अपना नख़रा",
  },
  "Play Store rules that force an update each year, even on an app that works": {
    hinglish: "Play Store ke niyam jo theek chalte app ko bhi har saal update karwate hain",
    hindi: "Play Store के नियम जो ठीक चलते ऐप को भी हर साल अपडेट करवाते हैं",
  },
  "One-star reviews for faults of the network": {
    hinglish: "Network ki kharabi ke liye app ko ek star wale review",
    hindi: "नेटवर्क की ख़राबी के लिए ऐप को एक स्टार वाले रिव्यू",
  },
  "Build a simple quiz app with the free MIT App Inventor in a browser and run it on an Android phone.": {
    hinglish: "Browser mein free MIT App Inventor se ek aasaan quiz app banaiye aur use kisi Android phone par chalaiye.",
    hindi: "ब्राउज़र में मुफ़्त MIT App Inventor से एक आसान क्विज़ ऐप बनाइए और उसे किसी Android फ़ोन पर चलाइए।",
  },
  "You need a costly Mac to build and ship an app": {
    hinglish: "App banane aur jaari karne ke liye mehnga Mac zaroori hai",
    hindi: "ऐप बनाने और जारी करने के लिए महँगा Mac ज़रूरी है",
  },
  "A rejection can stall a launch for days": {
    hinglish: "Ek rejection launch ko kai din rok sakta hai",
    hindi: "एक रिजेक्शन लॉन्च को कई दिन रोक सकता है",
  },
  "Far fewer iPhones than Android phones in India, so fewer posts": {
    hinglish: "India mein iPhone Android phones se bahut kam, isliye naukriyan bhi kam",
    hindi: "भारत में iPhone, Android फ़ोनों से बहुत कम, इसलिए नौकरियाँ भी कम",
  },
  "Try Swift's first lessons in a free online Swift compiler, then sketch six iPhone screens for a blood-donor app on paper.": {
    hinglish:
      "Free online Swift compiler mein Swift ke pehle lessons aazmaiye, phir kaagaz par blood donor app ki chhe iPhone screens banaiye.",
    hindi: "मुफ़्त ऑनलाइन Swift कंपाइलर में Swift के पहले पाठ आज़माइए, फिर काग़ज़ पर रक्तदाता ऐप की छह iPhone स्क्रीन बनाइए।",
  },
  "Each phone maker's update can break shared code": {
    hinglish: "Har phone company ka update saajha code bigaad sakta hai",
    hindi: "हर फ़ोन कंपनी का अपडेट साझा कोड बिगाड़ सकता है",
  },
  "Battery drain complaints that are hard to measure": {
    hinglish: "Battery jaldi khatam hone ki shikayatein, jinhe naapna mushkil hai",
    hindi: "बैटरी जल्दी ख़त्म होने की शिकायतें, जिन्हें नापना मुश्किल है",
  },
  "Scrolling that iPhone users find not quite like their other apps": {
    hinglish: "Scrolling jo iPhone users ko apne baaki apps jaisi nahi lagti",
    hindi: "स्क्रॉलिंग जो iPhone यूज़र को अपने बाक़ी ऐप जैसी नहीं लगती",
  },
  "Open DartPad, the free browser editor for Flutter, run a sample app, and change its colours, text and one button.": {
    hinglish: "Flutter ka free browser editor DartPad kholiye, ek sample app chalaiye, aur uske rang, text aur ek button badliye.",
    hindi: "Flutter का मुफ़्त ब्राउज़र एडिटर DartPad खोलिए, एक सैंपल ऐप चलाइए, और उसके रंग, टेक्स्ट और एक बटन बदलिए।",
  },
  "Five taps cut from a form that the bank's rules put back": {
    hinglish: "Form se aapne paanch tap ghataye, jo bank ke niyam wapas le aate hain",
    hindi: "फ़ॉर्म से आपने पाँच टैप घटाए, जो बैंक के नियम वापस ले आते हैं",
  },
  "Managers who trust their own taste above test results": {
    hinglish: "Manager jo test ke nateejon se upar apni pasand ko rakhte hain",
    hindi: "मैनेजर जो टेस्ट के नतीजों से ऊपर अपनी पसंद को रखते हैं",
  },
  "Screens copied from a rival's app, faults included": {
    hinglish: "Rival ke app se copy ki hui screen, galtiyon samet",
    hindi: "मुक़ाबले वाली कंपनी के ऐप से कॉपी की हुई स्क्रीन, ग़लतियों समेत",
  },
  "Ask a grandparent to recharge a phone in an app, watch silently, note each pause, and redraw the worst screen on paper.": {
    hinglish:
      "Dada, dadi, nana ya nani se ek app mein phone recharge karne ko kahiye, chupchap dekhiye, jahan bhi woh rukein note kijiye, aur sabse kharab screen kaagaz par dobara banaiye.",
    hindi:
      "दादा, दादी, नाना या नानी से एक ऐप में फ़ोन रिचार्ज करने को कहिए, चुपचाप देखिए, जहाँ भी वे रुकें नोट कीजिए, और सबसे ख़राब स्क्रीन काग़ज़ पर दोबारा बनाइए।",
  },
  "Work that coders flatten when they are short of time": {
    hinglish: "Design jiski baareekiyan coder samay kam hone par hata dete hain",
    hindi: "डिज़ाइन जिसकी बारीकियाँ कोडर समय कम होने पर हटा देते हैं",
  },
  "Redesigns made only to follow a fashion": {
    hinglish: "Redesign jo sirf fashion ke peeche kiye jaate hain",
    hindi: "रीडिज़ाइन जो सिर्फ़ फ़ैशन के पीछे किए जाते हैं",
  },
  "Moving shapes by a hair's breadth all afternoon": {
    hinglish: "Poori dopahar aakaron ko baal barabar khiskana",
    hindi: "पूरी दोपहर आकारों को बाल बराबर खिसकाना",
  },
  "Redraw the icons of your phone's home screen in one common style, using squared paper and only two colours.": {
    hinglish:
      "Apne phone ki home screen ke icons ko chaukor khaanon wale kaagaz par sirf do rangon mein, ek jaisi style mein dobara banaiye.",
    hindi: "अपने फ़ोन की होम स्क्रीन के आइकनों को चौकोर ख़ानों वाले काग़ज़ पर सिर्फ़ दो रंगों में, एक जैसी शैली में दोबारा बनाइए।",
  },
  "Nine people stuck at a button that is launched all the same": {
    hinglish: "Button jis par nau log atke, phir bhi waise hi launch hua",
    hindi: "बटन जिस पर नौ लोग अटके, फिर भी वैसे ही लॉन्च हुआ",
  },
  "Users who praise a screen that they could not work": {
    hinglish: "Users jo us screen ki tareef karte hain jo unse chali hi nahi",
    hindi: "यूज़र जो उस स्क्रीन की तारीफ़ करते हैं जो उनसे चली ही नहीं",
  },
  "Hours of recorded app tests to transcribe and tag": {
    hinglish: "App test ki ghanton lambi recording likhna aur tag karna",
    hindi: "ऐप टेस्ट की घंटों लंबी रिकॉर्डिंग लिखना और टैग करना",
  },
  "Interview three shopkeepers for ten minutes each on how they take payments, and write one finding that surprised you, with quotes.": {
    hinglish:
      "Teen dukandaron se das-das minute poochiye ki woh payment kaise lete hain, aur ek aisi baat likhiye jisse aapko hairani hui, unke hi shabdon ke saath.",
    hindi: "तीन दुकानदारों से दस-दस मिनट पूछिए कि वे पेमेंट कैसे लेते हैं, और एक ऐसी बात लिखिए जिससे आपको हैरानी हुई, उनके ही शब्दों के साथ।",
  },
  "Subtle work that most people never consciously notice": {
    hinglish: "Baareek kaam jis par zyadatar logon ka dhyaan hi nahi jaata",
    hindi: "बारीक काम जिस पर ज़्यादातर लोगों का ध्यान ही नहीं जाता",
  },
  "Engineers who call animation mere decoration": {
    hinglish: "Engineer jo animation ko sirf sajawat kehte hain",
    hindi: "इंजीनियर जो ऐनिमेशन को सिर्फ़ सजावट कहते हैं",
  },
  "Car, kiosk and phone makers each with their own rules": {
    hinglish: "Car, kiosk aur phone ki companiyan, sabke apne alag niyam",
    hindi: "कार, कियोस्क और फ़ोन की कंपनियाँ, सबके अपने अलग नियम",
  },
  "Make a paper lift panel or ticket machine, play the machine yourself, and let three people use it without a word of help.": {
    hinglish:
      "Kaagaz se lift ke buttons ka panel ya ticket machine banaiye, machine ka kaam khud kijiye, aur teen logon ko ek shabd bhi bataye bina use chalane dijiye.",
    hindi: "काग़ज़ से लिफ़्ट के बटनों का पैनल या टिकट मशीन बनाइए, मशीन का काम ख़ुद कीजिए, और तीन लोगों को एक शब्द भी बताए बिना उसे चलाने दीजिए।",
  },
  "Departments that want menus to mirror their own hierarchy": {
    hinglish: "Department jo menu mein apne hi office ka dhaancha dekhna chahte hain",
    hindi: "विभाग जो मेन्यू में अपने ही दफ़्तर का ढाँचा देखना चाहते हैं",
  },
  "Old links that break whenever a page moves to a better place": {
    hinglish: "Purane link jo page ke behtar jagah jaate hi toot jaate hain",
    hindi: "पुराने लिंक जो पेज के बेहतर जगह जाते ही टूट जाते हैं",
  },
  "Endless argument over whether kurtis belong under ethnic wear": {
    hinglish: "Kurti ethnic wear mein aaye ya nahi, is par kabhi na khatam hone wali behes",
    hindi: "कुर्ती एथनिक वियर में आए या नहीं, इस पर कभी न ख़त्म होने वाली बहस",
  },
  "Write sixty grocery items on slips, ask three people to group and label them, and design one menu from their piles.": {
    hinglish:
      "Kirane ki sixty cheezon ke naam parchiyon par likhiye, teen logon se unke group banwaiye aur group ke naam rakhwaiye, phir unki dheriyon se ek menu banaiye.",
    hindi: "किराने की साठ चीज़ों के नाम पर्चियों पर लिखिए, तीन लोगों से उनके ग्रुप बनवाइए और ग्रुप के नाम रखवाइए, फिर उनकी ढेरियों से एक मेन्यू बनाइए।",
  },
  "Last to be asked, though words are on every screen": {
    hinglish: "Sabse aakhir mein poocha jaana, jabki shabd har screen par hote hain",
    hindi: "सबसे आख़िर में पूछा जाना, जबकि शब्द हर स्क्रीन पर होते हैं",
  },
  "Everyone believes they can write, and edits you": {
    hinglish: "Sabko lagta hai ki likhna unhe aata hai, aur woh aapka likha badalte hain",
    hindi: "सबको लगता है कि लिखना उन्हें आता है, और वे आपका लिखा बदलते हैं",
  },
  "Lawyers who put the long sentence back": {
    hinglish: "Vakeel jo lamba vaakya wapas daal dete hain",
    hindi: "वकील जो लंबा वाक्य वापस डाल देते हैं",
  },
  "Collect ten confusing messages from apps or ATMs and rewrite each in English and your mother tongue in twelve words or fewer.": {
    hinglish:
      "Apps ya ATM ke das uljhane wale message jama kijiye aur har ek ko English aur apni matribhasha mein, barah ya usse kam shabdon mein dobara likhiye.",
    hindi: "ऐप या ATM के दस उलझाने वाले मैसेज जमा कीजिए और हर एक को अंग्रेज़ी और अपनी मातृभाषा में, बारह या उससे कम शब्दों में दोबारा लिखिए।",
  },
  "Teams who dismiss six struggling users as too few": {
    hinglish: "Team jo chhe atke hue users ko bahut kam kehkar taal deti hai",
    hindi: "टीम जो छह अटके हुए यूज़र को बहुत कम कहकर टाल देती है",
  },
  "Repeating one script word for word all day": {
    hinglish: "Din bhar ek hi script ko shabd-shabd dohrana",
    hindi: "दिन भर एक ही स्क्रिप्ट को शब्द-शब्द दोहराना",
  },
  "Test users who do not turn up": {
    hinglish: "Test ke liye bulaye gaye users jo aate hi nahi",
    hindi: "टेस्ट के लिए बुलाए गए यूज़र जो आते ही नहीं",
  },
  "Give three people the same task on a railway enquiry site, such as finding a Sunday train and its fare, time them, and tabulate mistakes against minutes.":
    {
      hinglish:
        "Railway enquiry site par teen logon ko ek hi kaam dijiye, jaise Sunday ki train aur uska kiraya dhoondhna, samay naapiye, aur minute aur galtiyan ek table mein aamne-saamne likhiye.",
      hindi:
        "रेलवे पूछताछ साइट पर तीन लोगों को एक ही काम दीजिए, जैसे रविवार की ट्रेन और उसका किराया ढूँढ़ना, समय नापिए, और मिनट और ग़लतियाँ एक तालिका में आमने-सामने लिखिए।",
    },
  "Weeks of nights in the office (crunch) before a store launch date": {
    hinglish: "Store par launch se pehle hafton tak office mein raatein (crunch)",
    hindi: "स्टोर पर लॉन्च से पहले हफ़्तों तक दफ़्तर में रातें (crunch)",
  },
  "Projects cancelled after two years of work": {
    hinglish: "Do saal ke kaam ke baad project radd ho jaana",
    hindi: "दो साल के काम के बाद प्रोजेक्ट रद्द हो जाना",
  },
  "Adverts and coin packs pushed into the fun": {
    hinglish: "Game ke maze mein ghusaye gaye ad aur coin pack",
    hindi: "गेम के मज़े में घुसाए गए विज्ञापन और कॉइन पैक",
  },
  "Install the free Godot engine on a computer and follow its official first 2D game lesson to the end.": {
    hinglish: "Computer par free Godot engine install kijiye aur uska official pehla 2D game lesson aakhir tak kijiye.",
    hindi: "कंप्यूटर पर मुफ़्त Godot इंजन इंस्टॉल कीजिए और उसका आधिकारिक पहला 2D गेम पाठ आख़िर तक कीजिए।",
  },
  "Everyone in the studio has an opinion about your idea": {
    hinglish: "Aapke idea par studio mein sabki apni raay hoti hai",
    hindi: "आपके आइडिया पर स्टूडियो में सबकी अपनी राय होती है",
  },
  "Pressure to design for spending rather than joy": {
    hinglish: "Khushi ke bajaye kharch karwane wala design banane ka dabaav",
    hindi: "ख़ुशी के बजाय ख़र्च करवाने वाला डिज़ाइन बनाने का दबाव",
  },
  "Few junior openings; many begin as testers": {
    hinglish: "Junior posts kam hain, kai log tester bankar shuruaat karte hain",
    hindi: "जूनियर पद कम हैं, कई लोग टेस्टर बनकर शुरुआत करते हैं",
  },
  "Change one rule of ludo, play it five times with friends, and record whether games became shorter, fairer or funnier.": {
    hinglish:
      "Ludo ka ek niyam badliye, doston ke saath paanch baar kheliye, aur likhiye ki game pehle se chhota, zyada barabari ka ya zyada mazedaar hua ya nahi.",
    hindi: "लूडो का एक नियम बदलिए, दोस्तों के साथ पाँच बार खेलिए, और लिखिए कि गेम पहले से छोटा, ज़्यादा बराबरी का या ज़्यादा मज़ेदार हुआ या नहीं।",
  },
  "Favourite rooms deleted when the story changes": {
    hinglish: "Kahani badalne par pasandida kamre hata diye jaana",
    hindi: "कहानी बदलने पर पसंदीदा कमरे हटा दिए जाना",
  },
  "Walking through one corridor four hundred times": {
    hinglish: "Ek hi galiyare mein chaar sau baar chalna",
    hindi: "एक ही गलियारे में चार सौ बार चलना",
  },
  "Art limits that shrink the space you imagined": {
    hinglish: "Art ki seemayein jo aapki sochi hui jagah ko chhota kar deti hain",
    hindi: "आर्ट की सीमाएँ जो आपकी सोची हुई जगह को छोटा कर देती हैं",
  },
  "Draw a maze level on squared paper with a key, a trap and one secret, and see whether a friend finds all three.": {
    hinglish:
      "Chaukor khaanon wale kaagaz par ek bhool-bhulaiya banaiye jismein chaabi, jaal aur ek raaz ho, aur dekhiye ki kisi dost ko teeno milte hain ya nahi.",
    hindi: "चौकोर ख़ानों वाले काग़ज़ पर एक भूलभुलैया बनाइए जिसमें चाबी, जाल और एक राज़ हो, और देखिए कि किसी दोस्त को तीनों मिलते हैं या नहीं।",
  },
  "Weeks on a corner that players run past": {
    hinglish: "Hafton mein bana kona, jahan players rukte bhi nahi",
    hindi: "हफ़्तों में बना कोना, जहाँ खिलाड़ी रुकते भी नहीं",
  },
  "Work for foreign studios without your name in the credits": {
    hinglish: "Videshi studio ka kaam, jiske credits mein aapka naam nahi",
    hindi: "विदेशी स्टूडियो का काम, जिसके क्रेडिट में आपका नाम नहीं",
  },
  "One banyan copied forty times, and players who notice": {
    hinglish: "Ek hi bargad ki chaalis copy, aur players jo use pakad lete hain",
    hindi: "एक ही बरगद की चालीस कॉपी, और खिलाड़ी जो उसे पकड़ लेते हैं",
  },
  "Photograph one old doorway from five sides, then model it in Blender, which is free, with as few pieces as you can.": {
    hinglish: "Ek purane darwaze ki paanch taraf se photo lijiye, phir free Blender mein jitne kam tukdon mein ho sake uska model banaiye.",
    hindi: "एक पुराने दरवाज़े की पाँच तरफ़ से फ़ोटो लीजिए, फिर मुफ़्त Blender में जितने कम टुकड़ों में हो सके उसका मॉडल बनाइए।",
  },
  "Players never learn that your part exists": {
    hinglish: "Players ko kabhi pata nahi chalta ki game mein aapka banaya hissa bhi hai",
    hindi: "खिलाड़ियों को कभी पता नहीं चलता कि गेम में आपका बनाया हिस्सा भी है",
  },
  "Only a handful of Indian studios write their own core": {
    hinglish: "India mein gine-chune studio hi game ka core khud likhte hain",
    hindi: "भारत में गिने-चुने स्टूडियो ही गेम का कोर ख़ुद लिखते हैं",
  },
  "Artists are halted whenever your change breaks the build": {
    hinglish: "Aapke badlaav se build toote to artists ka kaam ruk jaata hai",
    hindi: "आपके बदलाव से बिल्ड टूटे तो आर्टिस्टों का काम रुक जाता है",
  },
  "In Scratch, without ready physics, program gravity, a floor and bouncing for a ball using only variables for speed.": {
    hinglish:
      "Scratch mein, taiyaar physics ke bina, sirf speed ke variables se ek gend ke liye gravity, farsh aur uchhalna program kijiye.",
    hindi: "Scratch में, तैयार physics के बिना, सिर्फ़ स्पीड के variables से एक गेंद के लिए गुरुत्वाकर्षण, फ़र्श और उछलना प्रोग्राम कीजिए।",
  },
  "A black screen tells you nothing about its cause": {
    hinglish: "Kaali screen apni wajah ke baare mein kuch nahi batati",
    hindi: "काली स्क्रीन अपनी वजह के बारे में कुछ नहीं बताती",
  },
  "Chip makers' drivers that misbehave differently": {
    hinglish: "Chip companiyon ke driver software, har ek alag tarah se bigadta hai",
    hindi: "चिप कंपनियों के ड्राइवर सॉफ़्टवेयर, हर एक अलग तरह से बिगड़ता है",
  },
  "Hard mathematics for effects seen in passing": {
    hinglish: "Pal bhar dikhne wale effects ke liye kathin maths",
    hindi: "पल भर दिखने वाले इफ़ेक्ट के लिए कठिन गणित",
  },
  "Open the free Shadertoy site, pick a short shader, change its numbers one at a time, and write what each controls.": {
    hinglish:
      "Free Shadertoy site kholiye, koi chhota shader chuniye, uske number ek-ek karke badliye, aur likhiye ki kis number se kya badalta hai.",
    hindi: "मुफ़्त Shadertoy साइट खोलिए, कोई छोटा shader चुनिए, उसके नंबर एक-एक करके बदलिए, और लिखिए कि किस नंबर से क्या बदलता है।",
  },
  "Both artists and programmers send you their troubles": {
    hinglish: "Artist aur programmer, dono apni dikkatein aapke paas bhejte hain",
    hindi: "आर्टिस्ट और प्रोग्रामर, दोनों अपनी दिक़्क़तें आपके पास भेजते हैं",
  },
  "Your own drawings seldom reach the screen": {
    hinglish: "Aapki apni drawing kam hi screen tak pahunchti hai",
    hindi: "आपकी अपनी ड्रॉइंग कम ही स्क्रीन तक पहुँचती है",
  },
  "Software versions that break every rig at once": {
    hinglish: "Software ke naye version jo saare rig ek saath bigaad dete hain",
    hindi: "सॉफ़्टवेयर के नए वर्शन जो सारे रिग एक साथ बिगाड़ देते हैं",
  },
  "Install free Blender on a computer, model a clay pot, then halve its tiny flat faces (polygons) and judge the difference.": {
    hinglish:
      "Computer par free Blender install kijiye, mitti ke ghade ka model banaiye, phir uski chhoti sapaat satahon (polygons) ki ginti aadhi kijiye aur fark dekhiye.",
    hindi: "कंप्यूटर पर मुफ़्त Blender इंस्टॉल कीजिए, मिट्टी के घड़े का मॉडल बनाइए, फिर उसकी छोटी सपाट सतहों (polygons) की गिनती आधी कीजिए और फ़र्क़ देखिए।",
  },
  "Telling artists that months of work are cut": {
    hinglish: "Artists ko batana ki unka mahinon ka kaam hata diya gaya",
    hindi: "आर्टिस्टों को बताना कि उनका महीनों का काम हटा दिया गया",
  },
  "A trailer that shows a fight the game no longer has": {
    hinglish: "Trailer jismein woh ladai dikhti hai jo ab game mein hai hi nahi",
    hindi: "ट्रेलर जिसमें वह लड़ाई दिखती है जो अब गेम में है ही नहीं",
  },
  "Success depends on app store luck": {
    hinglish: "Kamyabi ka app store mein kismat ke bharose hona",
    hindi: "कामयाबी का ऐप स्टोर में क़िस्मत के भरोसे होना",
  },
  "Lead three friends to finish a card game in two weeks, with a pretend budget of 100 hours and a list of cuts.": {
    hinglish:
      "Teen doston ki team ki aguwai karke do hafte mein ek card game poora karaiye, 100 ghante ke nakli budget aur hatayi jaane wali cheezon ki list ke saath.",
    hindi: "तीन दोस्तों की टीम की अगुवाई करके दो हफ़्ते में एक कार्ड गेम पूरा कराइए, 100 घंटे के नक़ली बजट और हटाई जाने वाली चीज़ों की सूची के साथ।",
  },
  "Contract posts that end when the game ships": {
    hinglish: "Contract ki naukri jo game aate hi khatam ho jaati hai",
    hindi: "ठेके की नौकरी जो गेम आते ही ख़त्म हो जाती है",
  },
  "Playing one dull level until you hate it": {
    hinglish: "Ek boring level tab tak khelna jab tak usse nafrat na ho jaye",
    hindi: "एक उबाऊ लेवल तब तक खेलना जब तक उससे नफ़रत न हो जाए",
  },
  "Friends who think you are paid for fun": {
    hinglish: "Dost jo samajhte hain ki aapko masti karne ke paise milte hain",
    hindi: "दोस्त जो समझते हैं कि आपको मस्ती करने के पैसे मिलते हैं",
  },
  "Play any free game for one hour trying to break it, and write three faults with exact steps and phone model.": {
    hinglish:
      "Koi bhi free game ek ghante tak use todne ki koshish mein kheliye, aur teen kharabiyan bilkul sahi steps aur phone model ke saath likhiye.",
    hindi: "कोई भी मुफ़्त गेम एक घंटे तक उसे तोड़ने की कोशिश में खेलिए, और तीन ख़राबियाँ बिलकुल सही स्टेप और फ़ोन मॉडल के साथ लिखिए।",
  },
  "Demos that shine indoors and fail in sunlight": {
    hinglish: "Demo jo kamre mein shandar chalte hain aur dhoop mein fail ho jaate hain",
    hindi: "डेमो जो कमरे में शानदार चलते हैं और धूप में फ़ेल हो जाते हैं",
  },
  "Phones heat up and drain while you test": {
    hinglish: "Test karte-karte phone ka garam hona aur battery khatam hona",
    hindi: "टेस्ट करते-करते फ़ोन का गर्म होना और बैटरी ख़त्म होना",
  },
  "A buyer who waves the phone too fast and sees the sofa float away": {
    hinglish: "Grahak jo phone bahut tez ghumata hai aur sofa tairkar door nikal jaata hai",
    hindi: "ग्राहक जो फ़ोन बहुत तेज़ घुमाता है और सोफ़ा तैरकर दूर निकल जाता है",
  },
  "Make a simple face or room effect with Snap's Lens Studio, a free desktop program, and try it in three kinds of light.": {
    hinglish:
      "Snap ke free desktop program Lens Studio se chehre ya kamre ka ek aasaan effect banaiye aur use teen tarah ki roshni mein aazmaiye.",
    hindi: "Snap के मुफ़्त डेस्कटॉप प्रोग्राम Lens Studio से चेहरे या कमरे का एक आसान इफ़ेक्ट बनाइए और उसे तीन तरह की रोशनी में आज़माइए।",
  },
  "Nausea and sore eyes after hours under a headset": {
    hinglish: "Ghanton headset lagane ke baad matli aur aankhon mein dard",
    hindi: "घंटों हेडसेट लगाने के बाद मतली और आँखों में दर्द",
  },
  "Few buyers, costly headsets, and interest that comes in waves": {
    hinglish: "Kharidar kam, headset mehnge, aur dilchaspi jo kabhi badhti, kabhi ghatti hai",
    hindi: "ख़रीदार कम, हेडसेट महँगे, और दिलचस्पी जो कभी बढ़ती, कभी घटती है",
  },
  "A change seen flat looks wrong once worn": {
    hinglish: "Badlaav jo saadi screen par theek tha, headset mein galat dikhta hai",
    hindi: "बदलाव जो सादी स्क्रीन पर ठीक था, हेडसेट में ग़लत दिखता है",
  },
  "With A-Frame, free ready-made code for web pages, build a small room with three objects and look round it by turning a phone.": {
    hinglish:
      "A-Frame se, jo web page ka free taiyaar code hai, teen cheezon wala ek chhota kamra banaiye aur phone ghumakar use chaaron taraf dekhiye.",
    hindi: "A-Frame से, जो वेब पेज का मुफ़्त तैयार कोड है, तीन चीज़ों वाला एक छोटा कमरा बनाइए और फ़ोन घुमाकर उसे चारों तरफ़ देखिए।",
  },
  "Real data from operators comes late or not at all": {
    hinglish: "Operators se asli data der se aata hai ya aata hi nahi",
    hindi: "ऑपरेटरों से असली डेटा देर से आता है या आता ही नहीं",
  },
  "A plausible curve may still be wrong": {
    hinglish: "Sahi lagne wala curve bhi galat ho sakta hai",
    hindi: "सही लगने वाला कर्व भी ग़लत हो सकता है",
  },
  "Loco pilots who feel at once that the brake is wrong and cannot say how": {
    hinglish: "Loco pilot jo turant bhaanp lete hain ki brake galat hai, par bata nahi paate ki kaise",
    hindi: "लोको पायलट जो तुरंत भाँप लेते हैं कि ब्रेक ग़लत है, पर बता नहीं पाते कि कैसे",
  },
  "Time how people queue at your canteen, then imitate the queue with dice and a table to see whether one more counter helps.": {
    hinglish:
      "Apni canteen mein ghadi se naapiye ki log line mein kab lagte hain aur kitni der rukte hain, phir dice aur likhi hui table se us line ki nakal karke dekhiye ki ek aur counter se fayda hoga ya nahi.",
    hindi:
      "अपनी कैंटीन में घड़ी से नापिए कि लोग लाइन में कब लगते हैं और कितनी देर रुकते हैं, फिर पासे और तालिका से उस लाइन की नक़ल करके देखिए कि एक और काउंटर से फ़ायदा होगा या नहीं।",
  },
  "Most hours go on cleaning, few on discovery": {
    hinglish: "Zyadatar ghante data ki safai mein, khoj mein bahut kam",
    hindi: "ज़्यादातर घंटे डेटा की सफ़ाई में, खोज में बहुत कम",
  },
  "Findings that rest on a column somebody filled in by guess": {
    hinglish: "Nateeje jo andaaze se bhare gaye column par tike hote hain",
    hindi: "नतीजे जो अंदाज़े से भरे गए कॉलम पर टिके होते हैं",
  },
  "Being asked to find figures that suit a decision already made": {
    hinglish: "Aise aankde dhoondhne ko kaha jaana jo pehle se liye faisle par fit hon",
    hindi: "ऐसे आँकड़े ढूँढ़ने को कहा जाना जो पहले से लिए फ़ैसले पर फ़िट हों",
  },
  "Download a district table from data.gov.in, clean it in a free spreadsheet, and answer one question about your own district with a chart.":
    {
      hinglish:
        "Site data.gov.in se kisi zile ki table download kijiye, use free spreadsheet mein saaf kijiye, aur apne zile ke ek sawaal ka jawab chart se dijiye.",
      hindi: "साइट data.gov.in से किसी ज़िले की तालिका डाउनलोड कीजिए, उसे मुफ़्त स्प्रेडशीट में साफ़ कीजिए, और अपने ज़िले के एक सवाल का जवाब चार्ट से दीजिए।",
    },
  "Models that shine in trial and never reach use": {
    hinglish: "Model jo trial mein chamakte hain par istemal tak nahi pahunchte",
    hindi: "मॉडल जो ट्रायल में चमकते हैं पर इस्तेमाल तक नहीं पहुँचते",
  },
  "Managers expecting magic from thin, dirty records": {
    hinglish: "Manager jo thode aur gande records se jaadu ki umeed karte hain",
    hindi: "मैनेजर जो थोड़े और गंदे रिकॉर्ड से जादू की उम्मीद करते हैं",
  },
  "Admitting that a simple average did just as well": {
    hinglish: "Yeh maanna padta hai ki saade average ne bhi utna hi achha kaam kiya",
    hindi: "यह मानना पड़ता है कि सादे औसत ने भी उतना ही अच्छा काम किया",
  },
  "Note bus or tap-water times at home for twenty days, predict the next ten, then count how wrong you were.": {
    hinglish:
      "Bees din tak apne yahan bus aane ya nal mein paani aane ka samay likhiye, agle das din ka andaaza lagaiye, phir giniye ki woh kitna galat nikla.",
    hindi: "बीस दिन तक अपने यहाँ बस आने या नल में पानी आने का समय लिखिए, अगले दस दिन का अंदाज़ा लगाइए, फिर गिनिए कि वह कितना ग़लत निकला।",
  },
  "Teams that send you data rename a column and tell no one": {
    hinglish: "Data bhejne wali teams column ka naam badalti hain aur kisi ko nahi batati",
    hindi: "डेटा भेजने वाली टीमें कॉलम का नाम बदलती हैं और किसी को नहीं बतातीं",
  },
  "A day of clicks stored twice because one clock ran on London time": {
    hinglish: "Ek din ke clicks do baar save ho gaye, kyunki ek ghadi London ke samay par thi",
    hindi: "एक दिन के क्लिक दो बार सेव हो गए, क्योंकि एक घड़ी लंदन के समय पर थी",
  },
  "Praise goes to the model, not to the pipeline that feeds it": {
    hinglish: "Tareef model ki hoti hai, use data pahunchane wali pipeline ki nahi",
    hindi: "तारीफ़ मॉडल की होती है, उसे डेटा पहुँचाने वाली पाइपलाइन की नहीं",
  },
  "Write a small Python script that appends today's temperature from a free weather API to a file, and run it for a week.": {
    hinglish:
      "Ek chhoti Python script likhiye jo free weather API se aaj ka taapmaan lekar ek file mein jode, aur use hafte bhar chalaiye.",
    hindi: "एक छोटी Python स्क्रिप्ट लिखिए जो मुफ़्त मौसम API से आज का तापमान लेकर एक फ़ाइल में जोड़े, और उसे हफ़्ते भर चलाइए।",
  },
  "Definitions that each department wants bent its way": {
    hinglish: "Paribhashayein jinhe har department apni taraf modna chahta hai",
    hindi: "परिभाषाएँ जिन्हें हर विभाग अपनी तरफ़ मोड़ना चाहता है",
  },
  "A young title that recruiters confuse with analyst": {
    hinglish: "Naya job title jise recruiter analyst samajh lete hain",
    hindi: "नया जॉब टाइटल जिसे भर्ती करने वाले एनालिस्ट समझ लेते हैं",
  },
  "Changing one shared table alarms forty dashboards": {
    hinglish: "Ek saajhi table badalte hi chaalis dashboard par khalbali",
    hindi: "एक साझी टेबल बदलते ही चालीस डैशबोर्ड पर खलबली",
  },
  "Use two friends' expense lists in a spreadsheet, agree common categories and rules, and build one table both would trust.": {
    hinglish:
      "Do doston ke kharch ki list spreadsheet mein lijiye, saajhi shreniyan aur niyam tay kijiye, aur ek table banaiye jis par dono bharosa karein.",
    hindi: "दो दोस्तों के ख़र्च की सूची स्प्रेडशीट में लीजिए, साझी श्रेणियाँ और नियम तय कीजिए, और एक तालिका बनाइए जिस पर दोनों भरोसा करें।",
  },
  "Teams that copy the data for themselves and call it temporary": {
    hinglish: "Teams jo apne liye data copy kar leti hain aur use temporary kehti hain",
    hindi: "टीमें जो अपने लिए डेटा कॉपी कर लेती हैं और उसे अस्थायी कहती हैं",
  },
  "Business heads who buy systems without asking": {
    hinglish: "Business head jo bina pooche system kharid lete hain",
    hindi: "बिज़नेस हेड जो बिना पूछे सिस्टम ख़रीद लेते हैं",
  },
  "Old columns named FLAG1 whose meaning nobody remembers": {
    hinglish: "FLAG1 jaise naam ke purane column, jinka matlab kisi ko yaad nahi",
    hindi: "FLAG1 जैसे नाम के पुराने कॉलम, जिनका मतलब किसी को याद नहीं",
  },
  "Draw where your own data lives, from school and hospital to bank and phone, with arrows for who passes it to whom.": {
    hinglish:
      "Ek chitra mein dikhaiye ki aapka apna data kahan-kahan rehta hai, school aur hospital se bank aur phone tak, aur teer lagaiye ki kaun use kise deta hai.",
    hindi: "एक चित्र में दिखाइए कि आपका अपना डेटा कहाँ-कहाँ रहता है, स्कूल और अस्पताल से बैंक और फ़ोन तक, और तीर लगाइए कि कौन उसे किसे देता है।",
  },
  "Coders skip the model when a date presses": {
    hinglish: "Taareekh sir par ho to coder model ko chhod dete hain",
    hindi: "तारीख़ सिर पर हो तो कोडर मॉडल को छोड़ देते हैं",
  },
  "An hour's quarrel over whether a fare belongs to a seat or a booking": {
    hinglish: "Ghante bhar ki behes ki kiraya seat ka hai ya booking ka",
    hindi: "घंटे भर की बहस कि किराया सीट का है या बुकिंग का",
  },
  "Old systems whose tables contradict all theory": {
    hinglish: "Purane system jinki tables har theory ke ulat hain",
    hindi: "पुराने सिस्टम जिनकी टेबल हर थ्योरी के उलट हैं",
  },
  "Design tables for a library on the free dbdiagram.io site: books, members, loans, fines, with keys, and seek a case that breaks it.": {
    hinglish:
      "Free site dbdiagram.io par library ki tables design kijiye: kitaabein, members, udhaar, jurmana, keys ke saath, aur koi aisa maamla dhoondhiye jo unhe bigaad de.",
    hindi:
      "मुफ़्त साइट dbdiagram.io पर लाइब्रेरी की टेबल डिज़ाइन कीजिए: किताबें, सदस्य, उधार, जुर्माना, keys के साथ, और कोई ऐसा मामला ढूँढ़िए जो उन्हें बिगाड़ दे।",
  },
  "Upgrades happen on Sunday nights": { hinglish: "Upgrade Sunday ki raat ko hote hain", hindi: "अपग्रेड रविवार की रात को होते हैं" },
  "A condition left out of one line, and all customers share an address": {
    hinglish: "Ek line mein ek shart chhooti, aur saare customers ka address ek ho gaya",
    hindi: "एक लाइन में एक शर्त छूटी, और सारे ग्राहकों का पता एक हो गया",
  },
  "Developers blame the database before their own query": {
    hinglish: "Developer apni query se pehle database ko dosh dete hain",
    hindi: "डेवलपर अपनी क्वेरी से पहले डेटाबेस को दोष देते हैं",
  },
  "Install free MySQL or PostgreSQL, enter fifty rows, take a backup, delete the table on purpose, and restore it.": {
    hinglish:
      "Free MySQL ya PostgreSQL install kijiye, pachaas rows bhariye, backup lijiye, table ko jaanbujhkar delete kijiye, aur use wapas laiye.",
    hindi: "मुफ़्त MySQL या PostgreSQL इंस्टॉल कीजिए, पचास पंक्तियाँ भरिए, बैकअप लीजिए, टेबल को जानबूझकर डिलीट कीजिए, और उसे वापस लाइए।",
  },
  "Hidden rules (triggers) that change data and surprise everyone": {
    hinglish: "Chhupe niyam (triggers) jo data badalkar sabko chaunka dete hain",
    hindi: "छिपे नियम (triggers) जो डेटा बदलकर सबको चौंका देते हैं",
  },
  "A tariff change announced the day before billing": {
    hinglish: "Billing se ek din pehle rate badalne ka elaan",
    hindi: "बिलिंग से एक दिन पहले दर बदलने का ऐलान",
  },
  "Queries so long that nobody else can check them": {
    hinglish: "Itni lambi queries ki koi aur unhe jaanch na paaye",
    hindi: "इतनी लंबी क्वेरी कि कोई और उन्हें जाँच न पाए",
  },
  "On the free DB Fiddle site make a table of ten homes' electricity units, and write one query that works out each bill by slab.": {
    hinglish:
      "Free site DB Fiddle par das gharon ki bijli ki units ki table banaiye, aur ek query likhiye jo slab ke hisaab se har bill nikale.",
    hindi: "मुफ़्त साइट DB Fiddle पर दस घरों की बिजली की यूनिट की टेबल बनाइए, और एक क्वेरी लिखिए जो स्लैब के हिसाब से हर बिल निकाले।",
  },
  "A wrong split shows only at peak load": {
    hinglish: "Galat bantwara tabhi dikhta hai jab load sabse zyada ho",
    hindi: "ग़लत बँटवारा तभी दिखता है जब लोड सबसे ज़्यादा हो",
  },
  "A database maker's claimed speed that halves under your own load": {
    hinglish: "Database company ki batayi speed jo aapke load par aadhi reh jaati hai",
    hindi: "डेटाबेस कंपनी की बताई स्पीड जो आपके लोड पर आधी रह जाती है",
  },
  "Old database programs that no department will pay to replace": {
    hinglish: "Purane database program jinhe badalne ka paisa koi department nahi dega",
    hindi: "पुराने डेटाबेस प्रोग्राम जिन्हें बदलने का पैसा कोई विभाग नहीं देगा",
  },
  "Split a pack of 200 name slips into boxes by three different rules, and time which rule finds one name fastest.": {
    hinglish:
      "Naam likhi 200 parchiyan teen alag niyamon se dibbon mein baantiye, aur samay naapiye ki kis niyam se ek naam sabse jaldi milta hai.",
    hindi: "नाम लिखी 200 पर्चियाँ तीन अलग नियमों से डिब्बों में बाँटिए, और समय नापिए कि किस नियम से एक नाम सबसे जल्दी मिलता है।",
  },
  "Calls at dawn when one branch's file arrives empty": {
    hinglish: "Kisi branch ki file khaali aaye to subah-savere phone",
    hindi: "किसी शाखा की फ़ाइल ख़ाली आए तो तड़के फ़ोन",
  },
  "Dragging boxes in a tool for hours": { hinglish: "Ghanton ek tool mein box khiskana", hindi: "घंटों एक टूल में बॉक्स खिसकाना" },
  "Source systems whose owners never answer": {
    hinglish: "Data dene wale system jinke maalik kabhi jawab nahi dete",
    hindi: "डेटा देने वाले सिस्टम जिनके मालिक कभी जवाब नहीं देते",
  },
  "Collect mark lists from three friends in different layouts, write conversion rules, and merge them into one sheet without retyping.": {
    hinglish:
      "Teen doston se alag-alag layout mein marks ki list lijiye, unhe badalne ke niyam likhiye, aur dobara type kiye bina ek sheet mein jodiye.",
    hindi: "तीन दोस्तों से अलग-अलग ढंग की अंक-सूचियाँ लीजिए, उन्हें बदलने के नियम लिखिए, और दोबारा टाइप किए बिना एक शीट में जोड़िए।",
  },
  "A product group redrawn this year, while last year's totals must not move": {
    hinglish: "Product ke group is saal badle, par pichhle saal ke total nahi hilne chahiye",
    hindi: "प्रोडक्ट के ग्रुप इस साल बदले, पर पिछले साल के टोटल नहीं हिलने चाहिए",
  },
  "Late corrections that change totals the board has already seen": {
    hinglish: "Der se aaye sudhaar jo board ke dekhe hue total badal dete hain",
    hindi: "देर से आए सुधार जो बोर्ड के देखे हुए टोटल बदल देते हैं",
  },
  "Shops moved or renamed, so that this year cannot be set beside last": {
    hinglish: "Dukaanon ki jagah ya naam badalna, jisse is saal ki pichhle se tulna nahi hoti",
    hindi: "दुकानों की जगह या नाम बदलना, जिससे इस साल की पिछले से तुलना नहीं होती",
  },
  "Record a tea stall's sales for a week by item, hour and weather, and total them along each of the three in a pivot table.": {
    hinglish:
      "Hafte bhar ek chai ki dukaan ki bikri item, ghante aur mausam ke hisaab se likhiye, aur pivot table mein teeno ke alag-alag total nikaliye.",
    hindi: "हफ़्ते भर एक चाय की दुकान की बिक्री चीज़, घंटे और मौसम के हिसाब से लिखिए, और पिवट टेबल में तीनों के अलग-अलग टोटल निकालिए।",
  },
  "Long holiday weekends given to switching the old system off": {
    hinglish: "Lambi chhutti wale weekend purana system band karne mein chale jaana",
    hindi: "लंबी छुट्टी वाले वीकेंड पुराना सिस्टम बंद करने में चले जाना",
  },
  "Old records with missing or invented birth dates": {
    hinglish: "Purane records jinmein janm ki taareekh gaayab ya mangadhant hai",
    hindi: "पुराने रिकॉर्ड जिनमें जन्म की तारीख़ ग़ायब या मनगढ़ंत है",
  },
  "Two merging banks, each sure that its own record is right": {
    hinglish: "Merge ho rahe do bank, aur har ek ko yakeen ki uska hi record sahi hai",
    hindi: "एक हो रहे दो बैंक, और हर एक को यक़ीन कि उसका ही रिकॉर्ड सही है",
  },
  "Move a paper address book of sixty contacts to a spreadsheet, then prove by counts and checks that none changed.": {
    hinglish:
      "Kaagaz ki address book ke sixty contacts spreadsheet mein utariye, phir ginti aur jaanch se saabit kijiye ki kuch nahi badla.",
    hindi: "काग़ज़ की एड्रेस बुक के साठ संपर्क स्प्रेडशीट में उतारिए, फिर गिनती और जाँच से साबित कीजिए कि कुछ नहीं बदला।",
  },
  "Bad news is blamed on the person who charts it": {
    hinglish: "Buri khabar ka dosh us par aata hai jisne chart banaya",
    hindi: "बुरी ख़बर का दोष उस पर आता है जिसने चार्ट बनाया",
  },
  "Meetings where each head brings a different number": {
    hinglish: "Meeting jismein har department head alag aankda lekar aata hai",
    hindi: "मीटिंग जिसमें हर विभाग का हेड अलग आँकड़ा लेकर आता है",
  },
  "Rivals' figures that are months old or guessed": {
    hinglish: "Rival companiyon ke aankde jo mahinon purane ya andaaze ke hain",
    hindi: "मुक़ाबले की कंपनियों के आँकड़े जो महीनों पुराने या अंदाज़े के हैं",
  },
  "Note the prices of ten groceries at three shops for two weeks, and advise one shopkeeper in a page what to change.": {
    hinglish:
      "Do hafte tak teen dukaanon par kirane ki das cheezon ke daam likhiye, aur ek dukandar ko ek page mein salah dijiye ki kya badalna chahiye.",
    hindi: "दो हफ़्ते तक तीन दुकानों पर किराने की दस चीज़ों के दाम लिखिए, और एक दुकानदार को एक पेज में सलाह दीजिए कि क्या बदलना चाहिए।",
  },
  "Endless requests to shift a chart or change its colour": {
    hinglish: "Chart khiskane ya uska rang badalne ki kabhi na khatam hone wali maangein",
    hindi: "चार्ट खिसकाने या उसका रंग बदलने की कभी न ख़त्म होने वाली माँगें",
  },
  "Managers who still ask for it in Excel": {
    hinglish: "Manager jo ab bhi wahi cheez Excel mein maangte hain",
    hindi: "मैनेजर जो अब भी वही चीज़ Excel में माँगते हैं",
  },
  "Reports built in haste and opened twice": {
    hinglish: "Jaldbaazi mein bani reports jo bas do baar khulti hain",
    hindi: "जल्दबाज़ी में बनी रिपोर्टें जो बस दो बार खुलती हैं",
  },
  "Use Google's free dashboard tool or a spreadsheet to build a one-page dashboard of your school's attendance or a cricket season.": {
    hinglish:
      "Google ke free dashboard tool ya spreadsheet se apne school ki attendance ya ek cricket season ka ek page ka dashboard banaiye.",
    hindi: "Google के मुफ़्त डैशबोर्ड टूल या स्प्रेडशीट से अपने स्कूल की हाज़िरी या एक क्रिकेट सीज़न का एक पेज का डैशबोर्ड बनाइए।",
  },
  "Two of your own analysts, one question, two different totals": {
    hinglish: "Aapke apne do analyst, ek sawaal, do alag total",
    hindi: "आपके अपने दो एनालिस्ट, एक सवाल, दो अलग टोटल",
  },
  "A sales figure redefined half-way through the year, so no trend holds": {
    hinglish: "Beech saal mein bikri ginne ka tareeka badalna, jisse koi trend nahi tikta",
    hindi: "बीच साल में बिक्री गिनने का तरीक़ा बदलना, जिससे कोई ट्रेंड नहीं टिकता",
  },
  "A long analysis of a question that the leaders have since dropped": {
    hinglish: "Us sawaal ka lamba analysis jise bade afsar tab tak chhod chuke hain",
    hindi: "उस सवाल का लंबा विश्लेषण जिसे बड़े अफ़सर तब तक छोड़ चुके हैं",
  },
  "Give four friends one question about your school, such as late arrivals, share out the counting, and present one honest page.": {
    hinglish:
      "Chaar doston ko apne school ke baare mein ek sawaal dijiye, jaise der se aana, ginti aapas mein baantiye, aur ek imaandaar page pesh kijiye.",
    hindi: "चार दोस्तों को अपने स्कूल के बारे में एक सवाल दीजिए, जैसे देर से आना, गिनती आपस में बाँटिए, और एक ईमानदार पेज पेश कीजिए।",
  },
  "Pretty but misleading charts demanded by clients": {
    hinglish: "Client jo sundar par gumraah karne wale chart maangte hain",
    hindi: "क्लाइंट जो सुंदर पर गुमराह करने वाले चार्ट माँगते हैं",
  },
  "Labels that collide on narrow screens": {
    hinglish: "Labels jo kam chaudi screen par ek doosre se takrate hain",
    hindi: "लेबल जो कम चौड़ी स्क्रीन पर एक-दूसरे से टकराते हैं",
  },
  "Figures arriving minutes before publication": {
    hinglish: "Publish hone se kuch hi minute pehle aane wale aankde",
    hindi: "प्रकाशित होने से कुछ ही मिनट पहले आने वाले आँकड़े",
  },
  "Make a rainfall or election map with the free Datawrapper tool, using figures from an official Indian site named beneath it.": {
    hinglish:
      "Free tool Datawrapper se baarish ya chunav ka naksha banaiye, aankde kisi sarkari Indian site se lijiye aur uska naam neeche likhiye.",
    hindi: "मुफ़्त टूल Datawrapper से बारिश या चुनाव का नक़्शा बनाइए, आँकड़े भारत की किसी सरकारी साइट से लीजिए और उसका नाम नीचे लिखिए।",
  },
  "Cleaning the same mess because the form stays unchanged": {
    hinglish: "Form nahi badalta, isliye wahi gandagi baar-baar saaf karna",
    hindi: "फ़ॉर्म नहीं बदलता, इसलिए वही गंदगी बार-बार साफ़ करना",
  },
  "A wrong pin code copied into nine systems before you find it": {
    hinglish: "Galat pin code jo pakde jaane tak nau systems mein copy ho chuka hai",
    hindi: "ग़लत पिन कोड जो पकड़े जाने तक नौ सिस्टम में कॉपी हो चुका है",
  },
  "Your new rule refuses a real customer's unusual name": {
    hinglish: "Aapka naya niyam kisi asli customer ka anokha naam thukra deta hai",
    hindi: "आपका नया नियम किसी असली ग्राहक का अनोखा नाम ठुकरा देता है",
  },
  "Take a long contact list or class register, find doubled, missing and impossible entries, and write one rule to prevent each.": {
    hinglish:
      "Koi lambi contact list ya class register lijiye, do baar likhi, chhooti hui aur namumkin entries dhoondhiye, aur har ek ko rokne ka ek niyam likhiye.",
    hindi: "कोई लंबी संपर्क सूची या क्लास रजिस्टर लीजिए, दो बार लिखी, छूटी हुई और नामुमकिन एंट्री ढूँढ़िए, और हर एक को रोकने का एक नियम लिखिए।",
  },
  "Blamed for wrong codes that other departments type in": {
    hinglish: "Doosre departments ke bhare galat code ka dosh aap par",
    hindi: "दूसरे विभागों के भरे ग़लत कोड का दोष आप पर",
  },
  "Quarrels over a word that last three meetings": {
    hinglish: "Ek shabd par jhagde jo teen meeting tak chalte hain",
    hindi: "एक शब्द पर झगड़े जो तीन मीटिंग तक चलते हैं",
  },
  "Data care laid on top of your own finance or sales work": {
    hinglish: "Apne finance ya sales ke kaam ke upar data ki dekhbhal bhi",
    hindi: "अपने फ़ाइनेंस या सेल्स के काम के ऊपर डेटा की देखभाल भी",
  },
  "Write a one-page dictionary for your school register's columns: meaning, allowed values, who fills each, and ask a teacher to correct it.":
    {
      hinglish:
        "Apne school register ke columns ki ek page ki dictionary likhiye: matlab, kya-kya bhara ja sakta hai, kaun bharta hai, aur teacher se use sudharne ko kahiye.",
      hindi: "अपने स्कूल रजिस्टर के कॉलमों का एक पेज का शब्दकोश लिखिए: मतलब, क्या-क्या भरा जा सकता है, कौन भरता है, और शिक्षक से उसे सुधारने को कहिए।",
    },
  "Consent notices rewritten each time an app asks for one thing more": {
    hinglish: "App ek aur cheez maange to har baar sehmati ka notice dobara likhna",
    hindi: "ऐप एक और चीज़ माँगे तो हर बार सहमति का नोटिस दोबारा लिखना",
  },
  "Law and rules still settling while you must decide": {
    hinglish: "Kanoon aur niyam abhi tay ho rahe hain, par faisla aapko abhi karna hai",
    hindi: "क़ानून और नियम अभी तय हो रहे हैं, पर फ़ैसला आपको अभी करना है",
  },
  "Old copies of customers' data in mailboxes nobody checks": {
    hinglish: "Un mailbox mein customers ke data ki purani copies jinhe koi nahi dekhta",
    hindi: "उन मेलबॉक्सों में ग्राहकों के डेटा की पुरानी कॉपियाँ जिन्हें कोई नहीं देखता",
  },
  "Read one app's privacy notice, list each item it collects and why, and compare it with your phone's permission screen.": {
    hinglish:
      "Kisi app ka privacy notice padhiye, list banaiye ki woh kya-kya jama karta hai aur kyon, aur use apne phone ki permission screen se milaiye.",
    hindi: "किसी ऐप का प्राइवेसी नोटिस पढ़िए, सूची बनाइए कि वह क्या-क्या जमा करता है और क्यों, और उसे अपने फ़ोन की परमिशन स्क्रीन से मिलाइए।",
  },
  "Urgent requests for a new code with the unit and maker left blank": {
    hinglish: "Naye code ki urgent maang, jismein unit aur company ka naam khaali hai",
    hindi: "नए कोड की अर्जेंट माँग, जिसमें यूनिट और कंपनी का नाम ख़ाली है",
  },
  "One wrong unit sends ten boxes in place of ten pieces": {
    hinglish: "Ek galat unit se das piece ki jagah das dibbe chale jaate hain",
    hindi: "एक ग़लत यूनिट से दस पीस की जगह दस डिब्बे चले जाते हैं",
  },
  "Bolts today, washers tomorrow: lists of parts from Monday to Saturday": {
    hinglish: "Aaj bolt, kal washer: Monday se Saturday tak purzon ki list",
    hindi: "आज बोल्ट, कल वॉशर: सोमवार से शनिवार तक पुर्ज़ों की सूचियाँ",
  },
  "Give every item in your kitchen a code, name, unit and group by one rule, and see whether two items clash.": {
    hinglish:
      "Apni rasoi ki har cheez ko ek niyam se code, naam, unit aur group dijiye, aur dekhiye ki koi do cheezein takra to nahi rahi.",
    hindi: "अपनी रसोई की हर चीज़ को एक नियम से कोड, नाम, यूनिट और ग्रुप दीजिए, और देखिए कि कोई दो चीज़ें टकरा तो नहीं रहीं।",
  },
  "Blamed for breaches begun before you joined": {
    hinglish: "Un data leaks ka dosh jo aapke aane se pehle shuru hue",
    hindi: "उन डेटा लीक का दोष जो आपके आने से पहले शुरू हुए",
  },
  "A costly data store that few departments ever open": {
    hinglish: "Data ka mehnga bhandaar jise kam hi department kabhi kholte hain",
    hindi: "डेटा का महँगा भंडार जिसे कम ही विभाग कभी खोलते हैं",
  },
  "Ten systems that each hold a different count of customers": {
    hinglish: "Das system, aur har ek mein customers ki alag ginti",
    hindi: "दस सिस्टम, और हर एक में ग्राहकों की अलग गिनती",
  },
  "Ask your school or a clinic what records it keeps, then write one page on what to stop, keep, protect and share.": {
    hinglish:
      "Apne school ya kisi clinic se poochiye ki woh kaun se record rakhte hain, phir ek page likhiye ki kya band karein, kya rakhein, kya surakshit karein aur kya saajha karein.",
    hindi: "अपने स्कूल या किसी क्लिनिक से पूछिए कि वे कौन से रिकॉर्ड रखते हैं, फिर एक पेज लिखिए कि क्या बंद करें, क्या रखें, क्या सुरक्षित करें और क्या साझा करें।",
  },
  "Hospitals answer queries weeks after you ask": {
    hinglish: "Hospital jo aapke sawaalon ka jawab hafton baad dete hain",
    hindi: "अस्पताल जो आपके सवालों का जवाब हफ़्तों बाद देते हैं",
  },
  "Every click must be justified to an auditor": {
    hinglish: "Har click ki wajah auditor ko batani padti hai",
    hindi: "हर क्लिक की वजह ऑडिटर को बतानी पड़ती है",
  },
  "Calls timed to suit sponsors in America": {
    hinglish: "America ke sponsors ke samay par rakhi gayi call",
    hindi: "अमेरिका के स्पॉन्सरों के समय पर रखी गई कॉल",
  },
  "Open the public Clinical Trials Registry - India, pick one diabetes trial, and list what must be recorded for each patient.": {
    hinglish:
      "Public Clinical Trials Registry - India kholiye, diabetes ka ek trial chuniye, aur list banaiye ki har mareez ka kya-kya darj karna hai.",
    hindi: "सार्वजनिक Clinical Trials Registry - India खोलिए, डायबिटीज़ का एक ट्रायल चुनिए, और सूची बनाइए कि हर मरीज़ का क्या-क्या दर्ज करना है।",
  },
  "A footnote's comma may cost an afternoon": {
    hinglish: "Footnote ke ek comma mein poori dopahar ja sakti hai",
    hindi: "फ़ुटनोट के एक कॉमा में पूरी दोपहर जा सकती है",
  },
  "Statisticians choose the method, you only carry it out": {
    hinglish: "Tareeka statistician chunte hain, aapka kaam bas use lagu karna hai",
    hindi: "तरीक़ा स्टैटिस्टिशियन चुनते हैं, आपका काम बस उसे लागू करना है",
  },
  "Submission weeks with corrections until midnight": {
    hinglish: "Submission ke hafte, jab sudhaar aadhi raat tak chalte hain",
    hindi: "सबमिशन के हफ़्ते, जब सुधार आधी रात तक चलते हैं",
  },
  "In free R or a spreadsheet, tabulate the pulse of twenty willing classmates before and after climbing stairs, and have a friend recompute it independently.":
    {
      hinglish:
        "Free R ya spreadsheet mein bees raazi sahpathiyon ki nabz, seedhiyan chadhne se pehle aur baad ki, table mein likhiye, aur ek dost se hisaab alag se dobara karwaiye.",
      hindi:
        "मुफ़्त R या स्प्रेडशीट में बीस राज़ी सहपाठियों की नब्ज़, सीढ़ियाँ चढ़ने से पहले और बाद की, तालिका में लिखिए, और एक दोस्त से हिसाब अलग से दोबारा करवाइए।",
    },
  "Samples mixed up before they ever reached you": {
    hinglish: "Samples jo aap tak aane se pehle hi aapas mein badal gaye",
    hindi: "सैंपल जो आप तक आने से पहले ही आपस में बदल गए",
  },
  "Runs of two days that stop at the last step": {
    hinglish: "Do din chalne wale program jo aakhiri step par ruk jaate hain",
    hindi: "दो दिन चलने वाले प्रोग्राम जो आख़िरी स्टेप पर रुक जाते हैं",
  },
  "Changes in DNA that nobody can yet call harmless or harmful": {
    hinglish: "DNA ke badlaav jinhe abhi koi na nuksaandeh keh sakta hai na surakshit",
    hindi: "DNA के बदलाव जिन्हें अभी कोई न नुक़सानदेह कह सकता है न सुरक्षित",
  },
  "On the free NCBI site compare human insulin with a cow's, using its BLAST tool, and count where the two proteins differ.": {
    hinglish:
      "Free NCBI site par uske BLAST tool se insaan ke insulin ki gaay ke insulin se tulna kijiye, aur giniye ki dono protein kitni jagah alag hain.",
    hindi: "मुफ़्त NCBI साइट पर उसके BLAST टूल से इंसान के इंसुलिन की गाय के इंसुलिन से तुलना कीजिए, और गिनिए कि दोनों प्रोटीन कितनी जगह अलग हैं।",
  },
  "Most striking patterns turn out to be accidents": {
    hinglish: "Chaunkane wale zyadatar pattern ittefaq nikalte hain",
    hindi: "चौंकाने वाले ज़्यादातर पैटर्न इत्तेफ़ाक़ निकलते हैं",
  },
  "Knowing more about strangers than feels right": {
    hinglish: "Ajnabiyon ke baare mein itna jaan lena ki khud ko hi theek na lage",
    hindi: "अजनबियों के बारे में इतना जान लेना कि ख़ुद को ही ठीक न लगे",
  },
  "Waiting hours for a run over crores of bills": {
    hinglish: "Karodon bills par chal rahe program ke liye ghanton intezaar",
    hindi: "करोड़ों बिलों पर चल रहे प्रोग्राम के लिए घंटों इंतज़ार",
  },
  "Collect thirty grocery bills with the family's or a shop's permission, and count which pairs of items appear together most.": {
    hinglish:
      "Parivaar ya dukaan ki ijazat se kirane ke tees bill jama kijiye, aur giniye ki kaun si do cheezein sabse zyada baar ek saath aati hain.",
    hindi: "परिवार या दुकान की इजाज़त से किराने के तीस बिल जमा कीजिए, और गिनिए कि कौन सी दो चीज़ें सबसे ज़्यादा बार एक साथ आती हैं।",
  },
  "Consent banners and blockers leave holes in the counts": {
    hinglish: "Consent banner aur blocker ki wajah se ginti adhoori reh jaati hai",
    hindi: "सहमति के बैनर और ब्लॉकर की वजह से गिनती अधूरी रह जाती है",
  },
  "Marketers who stop a test once it pleases them": {
    hinglish: "Marketing wale jo manpasand nateeja aate hi test rok dete hain",
    hindi: "मार्केटिंग वाले जो मनपसंद नतीजा आते ही टेस्ट रोक देते हैं",
  },
  "Two tools that seldom agree on yesterday's visits": {
    hinglish: "Do tool jinki beete din ki visits ki ginti kam hi mel khaati hai",
    hindi: "दो टूल जिनकी बीते दिन की विज़िट की गिनती कम ही मेल खाती है",
  },
  "Learn Google Analytics on Google's free Skillshop, open its public demo account, and find the page on which most visits begin.": {
    hinglish:
      "Google ke free Skillshop par Google Analytics seekhiye, uska public demo account kholiye, aur woh page dhoondhiye jahan se zyadatar visits shuru hoti hain.",
    hindi: "Google के मुफ़्त Skillshop पर Google Analytics सीखिए, उसका सार्वजनिक डेमो अकाउंट खोलिए, और वह पेज ढूँढ़िए जहाँ से ज़्यादातर विज़िट शुरू होती हैं।",
  },
  "A whole office waits on your one file": {
    hinglish: "Poora office aapki ek file ke intezaar mein",
    hindi: "पूरा दफ़्तर आपकी एक फ़ाइल के इंतज़ार में",
  },
  "Figures sent late by branches, delays charged to you": {
    hinglish: "Branches aankde der se bhejti hain, aur deri aapke sir aati hai",
    hindi: "शाखाएँ आँकड़े देर से भेजती हैं, और देरी आपके सिर आती है",
  },
  "One inserted column breaks a hundred formulas": {
    hinglish: "Beech mein dala ek column sau formule bigaad deta hai",
    hindi: "बीच में डाला एक कॉलम सौ फ़ॉर्मूले बिगाड़ देता है",
  },
  "Keep your household's daily spending in a spreadsheet for a month and build a pivot table by week and by kind.": {
    hinglish: "Mahine bhar ghar ka roz ka kharch spreadsheet mein likhiye aur hafte aur kism ke hisaab se uski pivot table banaiye.",
    hindi: "महीने भर घर का रोज़ का ख़र्च स्प्रेडशीट में लिखिए और हफ़्ते और क़िस्म के हिसाब से उसकी पिवट टेबल बनाइए।",
  },
  "Digitising rooftops until the wrist aches": {
    hinglish: "Kalai dukhne tak computer par chhatein trace karna",
    hindi: "कलाई दुखने तक कंप्यूटर पर छतें ट्रेस करना",
  },
  "Boundaries changed by the State without a new map": {
    hinglish: "Seemayein jo rajya sarkar naya naksha diye bina badal deti hai",
    hindi: "सीमाएँ जो राज्य सरकार नया नक़्शा दिए बिना बदल देती है",
  },
  "Project posts that end with the tender": {
    hinglish: "Project ki naukri jo tender ke saath khatam ho jaati hai",
    hindi: "प्रोजेक्ट की नौकरी जो टेंडर के साथ ख़त्म हो जाती है",
  },
  "Draw your locality's houses on one sheet and its clinics and taps on tracing paper, lay one over the other, and mark who lives farthest.":
    {
      hinglish:
        "Ek sheet par apne mohalle ke ghar aur tracing paper par wahan ke clinic aur nal banaiye, ek ko doosre par rakhiye, aur nishan lagaiye ki kiska ghar sabse door hai.",
      hindi: "एक शीट पर अपने मोहल्ले के घर और ट्रेसिंग पेपर पर वहाँ के क्लिनिक और नल बनाइए, एक को दूसरे पर रखिए, और निशान लगाइए कि किसका घर सबसे दूर है।",
    },
  "Engineers who keep private copies on the desktop": {
    hinglish: "Engineer jo desktop par apni niji copies rakhte hain",
    hindi: "इंजीनियर जो डेस्कटॉप पर अपनी निजी कॉपियाँ रखते हैं",
  },
  "Dusty rooms of paper before anything is scanned": {
    hinglish: "Scan shuru hone se pehle kaagaz se bhare dhool wale kamre",
    hindi: "स्कैन शुरू होने से पहले काग़ज़ से भरे धूल वाले कमरे",
  },
  "Three versions of one bridge drawing, each stamped final": {
    hinglish: "Ek pul ki drawing ke teen version, teeno par final ki mohar",
    hindi: "एक पुल की ड्रॉइंग के तीन वर्शन, तीनों पर फ़ाइनल की मोहर",
  },
  "Put your family's certificates, bills and warranties in one order, number and date them, and see if another person finds five fast.": {
    hinglish:
      "Parivaar ke certificate, bill aur warranty ek kram mein lagaiye, un par number aur taareekh daaliye, aur dekhiye ki kisi aur ko paanch kaagaz jaldi milte hain ya nahi.",
    hindi: "परिवार के सर्टिफ़िकेट, बिल और वारंटी एक क्रम में लगाइए, उन पर नंबर और तारीख़ डालिए, और देखिए कि किसी और को पाँच काग़ज़ जल्दी मिलते हैं या नहीं।",
  },
  "Paid by the count on some contracts": {
    hinglish: "Kuch contracts mein entry ki ginti ke hisaab se paise",
    hindi: "कुछ ठेकों में एंट्री की गिनती के हिसाब से पैसे",
  },
  "Names written so badly that one form takes the time of five": {
    hinglish: "Itne kharab likhe naam ki ek form mein paanch form ka samay lage",
    hindi: "इतने ख़राब लिखे नाम कि एक फ़ॉर्म में पाँच फ़ॉर्म का समय लगे",
  },
  "Software that reads forms is taking over": {
    hinglish: "Form padhne wale software jo yeh kaam chheen rahe hain",
    hindi: "फ़ॉर्म पढ़ने वाले सॉफ़्टवेयर जो यह काम छीन रहे हैं",
  },
  "Type a shop's paper bills into a free spreadsheet for half an hour, then let a friend count the wrong figures.": {
    hinglish: "Aadhe ghante tak kisi dukaan ke kaagaz ke bill free spreadsheet mein type kijiye, phir ek dost se galat aankde ginwaiye.",
    hindi: "आधे घंटे तक किसी दुकान के काग़ज़ के बिल मुफ़्त स्प्रेडशीट में टाइप कीजिए, फिर एक दोस्त से ग़लत आँकड़े गिनवाइए।",
  },
  "Honest customers blocked by a model you tuned": {
    hinglish: "Imaandaar customers jinhe aapka tune kiya model rok deta hai",
    hindi: "ईमानदार ग्राहक जिन्हें आपका ट्यून किया मॉडल रोक देता है",
  },
  "Training runs that fail at ninety per cent": {
    hinglish: "Model ki training jo nabbe percent par fail ho jaati hai",
    hindi: "मॉडल की ट्रेनिंग जो नब्बे प्रतिशत पर फ़ेल हो जाती है",
  },
  "A fraud model that grows worse each week as tricksters change theirs": {
    hinglish: "Fraud model jo har hafte bigadta hai, kyunki thag apni chaal badalte hain",
    hindi: "धोखाधड़ी का मॉडल जो हर हफ़्ते बिगड़ता है, क्योंकि ठग अपनी चाल बदलते हैं",
  },
  "Train a model on Google's free Teachable Machine to tell two leaves apart, then find which photos fool it and why.": {
    hinglish:
      "Google ke free Teachable Machine par do pattiyon mein fark karne wala model train kijiye, phir dekhiye ki kaun si photos use dhokha deti hain aur kyon.",
    hindi: "Google के मुफ़्त Teachable Machine पर दो पत्तियों में फ़र्क़ करने वाला मॉडल ट्रेन कीजिए, फिर देखिए कि कौन सी तस्वीरें उसे धोखा देती हैं और क्यों।",
  },
  "An outside company changes the model beneath your product": {
    hinglish: "Bahar ki company, jo aapke product ko chalane wala model badal deti hai",
    hindi: "बाहर की कंपनी, जो आपके प्रोडक्ट को चलाने वाला मॉडल बदल देती है",
  },
  "Confident wrong answers that reach a real farmer": {
    hinglish: "Poore bharose se diye galat jawab, jo asli kisan tak pahunch jaate hain",
    hindi: "पूरे भरोसे से दिए ग़लत जवाब, जो असली किसान तक पहुँच जाते हैं",
  },
  "A bill that rises with every word the assistant writes": {
    hinglish: "Bill jo assistant ke likhe har shabd ke saath badhta hai",
    hindi: "बिल जो असिस्टेंट के लिखे हर शब्द के साथ बढ़ता है",
  },
  "Ask any free assistant twenty questions from your Class 10 textbook, check each answer, and make a table of its kinds of mistake.": {
    hinglish:
      "Kisi bhi free AI assistant se apni Class 10 ki textbook ke bees sawaal poochiye, har jawab jaanchiye, aur uski galtiyon ke prakaar ki table banaiye.",
    hindi: "किसी भी मुफ़्त AI असिस्टेंट से अपनी कक्षा 10 की पाठ्यपुस्तक के बीस सवाल पूछिए, हर जवाब जाँचिए, और उसकी ग़लतियों के प्रकार की तालिका बनाइए।",
  },
  "Dust, fog and glare undo laboratory scores": {
    hinglish: "Dhool, kohra aur chamak lab ke achhe score bigaad dete hain",
    hindi: "धूल, कोहरा और चमक लैब के अच्छे स्कोर बिगाड़ देते हैं",
  },
  "Watching a thousand frames to find the failures": {
    hinglish: "Machine kahan chooki, yeh dhoondhne ke liye hazaar frame dekhna",
    hindi: "मशीन कहाँ चूकी, यह ढूँढ़ने के लिए हज़ार फ़्रेम देखना",
  },
  "Unease when customers want faces tracked": {
    hinglish: "Bechaini, jab customer logon ke chehre track karwana chahein",
    hindi: "बेचैनी, जब ग्राहक लोगों के चेहरे ट्रैक करवाना चाहें",
  },
  "With free Google Colab and OpenCV, write a short script that counts coins in a photograph, then change the lighting.": {
    hinglish: "Free Google Colab aur OpenCV se ek chhoti script likhiye jo photo mein sikke gine, phir roshni badalkar dekhiye.",
    hindi: "मुफ़्त Google Colab और OpenCV से एक छोटी स्क्रिप्ट लिखिए जो फ़ोटो में सिक्के गिने, फिर रोशनी बदलकर देखिए।",
  },
  "Little clean text exists for most Indian languages": {
    hinglish: "Zyadatar Indian bhashaon mein saaf text bahut kam hai",
    hindi: "ज़्यादातर भारतीय भाषाओं में साफ़ टेक्स्ट बहुत कम है",
  },
  "Scores rise while readers see no improvement": {
    hinglish: "Score badhte hain, par padhne walon ko koi sudhaar nahi dikhta",
    hindi: "स्कोर बढ़ते हैं, पर पढ़ने वालों को कोई सुधार नहीं दिखता",
  },
  "Yesterday's custom model beaten by a general one": {
    hinglish: "Kal tak ka khaas model kisi aam model se haar jaata hai",
    hindi: "कल तक का ख़ास मॉडल किसी आम मॉडल से हार जाता है",
  },
  "Translate ten proverbs of your language with two free online translators and classify every error by word, grammar or meaning.": {
    hinglish:
      "Apni bhasha ki das kahavaton ka do free online translator se anuvaad kijiye aur har galti ko shabd, vyakaran ya arth ke khaane mein rakhiye.",
    hindi: "अपनी भाषा की दस कहावतों का दो मुफ़्त ऑनलाइन अनुवादकों से अनुवाद कीजिए और हर ग़लती को शब्द, व्याकरण या अर्थ के ख़ाने में रखिए।",
  },
  "Grant money comes and goes by language": {
    hinglish: "Grant ka paisa bhasha ke hisaab se aata-jaata rehta hai",
    hindi: "ग्रांट का पैसा भाषा के हिसाब से आता-जाता रहता है",
  },
  "Engineers who say that more data replaces grammar": {
    hinglish: "Engineer jo kehte hain ki zyada data ho to vyakaran ki zarurat nahi",
    hindi: "इंजीनियर जो कहते हैं कि ज़्यादा डेटा हो तो व्याकरण की ज़रूरत नहीं",
  },
  "Two native speakers who disagree on which form is right": {
    hinglish: "Ek hi matribhasha ke do log jo sahi roop par sehmat nahi",
    hindi: "एक ही मातृभाषा के दो लोग जो सही रूप पर सहमत नहीं",
  },
  "Solve three past puzzles of the Panini Linguistics Olympiad, India's contest for school students, and write out your reasoning.": {
    hinglish:
      "School students ki Indian pratiyogita Panini Linguistics Olympiad ki teen purani paheliyan suljhaiye, aur apna tark likhiye.",
    hindi: "स्कूली छात्रों की भारतीय प्रतियोगिता Panini Linguistics Olympiad की तीन पुरानी पहेलियाँ सुलझाइए, और अपना तर्क लिखिए।",
  },
  "Most ideas fail after weeks of computing": {
    hinglish: "Zyadatar ideas hafton ki computing ke baad fail ho jaate hain",
    hindi: "ज़्यादातर आइडिया हफ़्तों की कंप्यूटिंग के बाद फ़ेल हो जाते हैं",
  },
  "A better test score that was only a lucky start of training": {
    hinglish: "Behtar test score jo sirf training ki lucky shuruaat ka nateeja tha",
    hindi: "बेहतर टेस्ट स्कोर जो सिर्फ़ ट्रेनिंग की लकी शुरुआत का नतीजा था",
  },
  "Large labs own machines you can only dream of": {
    hinglish: "Badi labs ke paas aisi machinein jo aapke liye bas sapna hain",
    hindi: "बड़ी लैबों के पास ऐसी मशीनें जो आपके लिए बस सपना हैं",
  },
  "In the free TensorFlow Playground change one setting at a time, predict the result first, and keep a log of ten experiments.": {
    hinglish:
      "Free TensorFlow Playground mein ek baar mein ek setting badliye, pehle nateeje ka andaaza lagaiye, aur das prayogon ka record rakhiye.",
    hindi: "मुफ़्त TensorFlow Playground में एक बार में एक सेटिंग बदलिए, पहले नतीजे का अंदाज़ा लगाइए, और दस प्रयोगों का रिकॉर्ड रखिए।",
  },
  "Years may pass without one theorem": {
    hinglish: "Ek bhi theorem ke bina saalon beet sakte hain",
    hindi: "एक भी प्रमेय के बिना सालों बीत सकते हैं",
  },
  "Relatives ask you to mend their printers": {
    hinglish: "Rishtedar jo aapse apna printer theek karne ko kehte hain",
    hindi: "रिश्तेदार जो आपसे अपना प्रिंटर ठीक करने को कहते हैं",
  },
  "Your fast method that one strange input proves wrong": {
    hinglish: "Aapka tez tareeka jise ek ajeeb input galat saabit kar deta hai",
    hindi: "आपका तेज़ तरीक़ा जिसे एक अजीब इनपुट ग़लत साबित कर देता है",
  },
  "Attempt past papers of the Zonal Informatics Olympiad, which are solved with pen and paper, and explain one solution to a friend.": {
    hinglish:
      "Zonal Informatics Olympiad ke purane paper hal karne ki koshish kijiye, jo pen aur kaagaz se hote hain, aur ek hal kisi dost ko samjhaiye.",
    hindi: "Zonal Informatics Olympiad के पुराने पेपर हल करने की कोशिश कीजिए, जो पेन और काग़ज़ से होते हैं, और एक हल किसी दोस्त को समझाइए।",
  },
  "Code right, yet a loose cable spoils the demonstration": {
    hinglish: "Code sahi, phir bhi ek dheela taar demo bigaad deta hai",
    hindi: "कोड सही, फिर भी एक ढीला तार डेमो बिगाड़ देता है",
  },
  "Weeks lost while a broken part is imported": {
    hinglish: "Toote purze ko videsh se mangane mein hafte barbaad hona",
    hindi: "टूटे पुर्ज़े को विदेश से मँगाने में हफ़्ते बर्बाद होना",
  },
  "A shiny or wet floor that blinds the robot's laser": {
    hinglish: "Chamkeela ya geela farsh jo robot ke laser ko andha kar deta hai",
    hindi: "चमकीला या गीला फ़र्श जो रोबोट के लेज़र को अंधा कर देता है",
  },
  "Install the free Webots simulator on a computer and program its small wheeled robot to cross a room without touching a wall.": {
    hinglish:
      "Computer par free simulator Webots install kijiye aur uske pahiyon wale chhote robot ko program kijiye ki woh deewar ko chhue bina kamra paar kare.",
    hindi: "कंप्यूटर पर मुफ़्त सिम्युलेटर Webots इंस्टॉल कीजिए और उसके पहियों वाले छोटे रोबोट को प्रोग्राम कीजिए कि वह दीवार को छुए बिना कमरा पार करे।",
  },
  "Experts cannot say how they know what they know": {
    hinglish: "Experts bata nahi paate ki jo unhe pata hai woh kaise pata hai",
    hindi: "विशेषज्ञ बता नहीं पाते कि जो उन्हें पता है वह कैसे पता है",
  },
  "Rule sets that grow until nobody dares touch them": {
    hinglish: "Niyam jo itne badh jaate hain ki unhe chhoone ki himmat kisi mein nahi",
    hindi: "नियम जो इतने बढ़ जाते हैं कि उन्हें छूने की हिम्मत किसी में नहीं",
  },
  "Most firms now prefer programs that learn from data by themselves": {
    hinglish: "Zyadatar companiyan ab data se khud seekhne wale program chahti hain",
    hindi: "ज़्यादातर कंपनियाँ अब डेटा से ख़ुद सीखने वाले प्रोग्राम चाहती हैं",
  },
  "Ask a cook or gardener how they judge when something is ready, turn it into if-then rules, and let a beginner follow them.": {
    hinglish:
      "Kisi cook ya maali se poochiye ki cheez taiyaar hone ka pata unhe kaise chalta hai, use if-then niyamon mein dhaaliye, aur kisi nausikhiye se un par amal karwaiye.",
    hindi: "किसी रसोइए या माली से पूछिए कि चीज़ तैयार होने का पता उन्हें कैसे चलता है, उसे if-then नियमों में ढालिए, और किसी नौसिखिए से उन पर अमल करवाइए।",
  },
  "A model update can undo a month's wording": {
    hinglish: "Model ka ek update mahine bhar ki likhai bekaar kar sakta hai",
    hindi: "मॉडल का एक अपडेट महीने भर की लिखाई बेकार कर सकता है",
  },
  "Outsiders think that you merely chat all day": {
    hinglish: "Bahar ke log samajhte hain ki aapka kaam din bhar bas chat karna hai",
    hindi: "बाहर के लोग समझते हैं कि आपका काम दिन भर बस चैट करना है",
  },
  "Nobody knows if the title will last": {
    hinglish: "Kisi ko nahi pata ki yeh job title tikega ya nahi",
    hindi: "किसी को नहीं पता कि यह जॉब टाइटल टिकेगा या नहीं",
  },
  "Write five versions of one instruction to a free assistant, run each three times, and score the answers by rules set beforehand.": {
    hinglish:
      "Kisi free AI assistant ke liye ek nirdesh ke paanch roop likhiye, har ek ko teen baar chalaiye, aur pehle se tay niyamon se jawabon ko number dijiye.",
    hindi: "किसी मुफ़्त AI असिस्टेंट के लिए एक निर्देश के पाँच रूप लिखिए, हर एक को तीन बार चलाइए, और पहले से तय नियमों से जवाबों को नंबर दीजिए।",
  },
  "Researchers hand over code that runs only on their own laptop": {
    hinglish: "Researcher aisa code dete hain jo sirf unke apne laptop par chalta hai",
    hindi: "रिसर्चर ऐसा कोड देते हैं जो सिर्फ़ उनके अपने लैपटॉप पर चलता है",
  },
  "The bill for idle processors lands on your desk": {
    hinglish: "Khaali pade processors ka bill aapke sir aata hai",
    hindi: "ख़ाली पड़े प्रोसेसरों का बिल आपके सिर आता है",
  },
  "Slow decay of a model shows no error message": {
    hinglish: "Model dheere-dheere bigadta hai aur koi error message nahi dikhata",
    hindi: "मॉडल धीरे-धीरे बिगड़ता है और कोई एरर मैसेज नहीं दिखाता",
  },
  "Keep a daily log for two weeks of a weather app's forecast against real weather, and decide when its errors deserve an alarm.": {
    hinglish:
      "Do hafte tak weather app ke anumaan aur asli mausam ka roz record rakhiye, aur tay kijiye ki kab uski galtiyan alarm ke layak hain.",
    hindi: "दो हफ़्ते तक मौसम ऐप के अनुमान और असली मौसम का रोज़ रिकॉर्ड रखिए, और तय कीजिए कि कब उसकी ग़लतियाँ अलार्म के लायक़ हैं।",
  },
  "Hundreds of near-identical pictures in one shift": {
    hinglish: "Ek shift mein lagbhag ek jaisi saikdon tasveerein",
    hindi: "एक शिफ़्ट में लगभग एक जैसी सैकड़ों तस्वीरें",
  },
  "Some tasks show violent or filthy material": {
    hinglish: "Kuch kaamon mein hinsak ya ghinauni cheezein dikhti hain",
    hindi: "कुछ कामों में हिंसक या घिनौनी चीज़ें दिखती हैं",
  },
  "Tiny rates for each item, and dry spells between projects": {
    hinglish: "Har item ke bahut kam paise, aur projects ke beech bina kaam ke din",
    hindi: "हर आइटम के बहुत कम पैसे, और प्रोजेक्टों के बीच बिना काम के दिन",
  },
  "Sort real pictures for scientists on Zooniverse, a free volunteer site, for an hour, and note where you and the guide disagreed.": {
    hinglish:
      "Free volunteer site Zooniverse par ek ghanta vaigyanikon ke liye asli tasveerein chhaantiye, aur likhiye ki kahan aapki raay site ki guide se alag rahi.",
    hindi: "मुफ़्त स्वयंसेवी साइट Zooniverse पर एक घंटा वैज्ञानिकों के लिए असली तस्वीरें छाँटिए, और लिखिए कि कहाँ आपकी राय साइट की गाइड से अलग रही।",
  },
  "Most users wish to reach a human instead": {
    hinglish: "Zyadatar users ko bot ke bajaye insaan chahiye hota hai",
    hindi: "ज़्यादातर यूज़र को बॉट के बजाय इंसान चाहिए होता है",
  },
  "Messaging companies alter fees and rules at will": {
    hinglish: "Messaging companiyan fees aur niyam manmarzi se badal deti hain",
    hindi: "मैसेजिंग कंपनियाँ फ़ीस और नियम मनमर्ज़ी से बदल देती हैं",
  },
  "The bot promises a refund that no rule of the company allows": {
    hinglish: "Bot aise refund ka waada karta hai jo company ke kisi niyam mein nahi",
    hindi: "बॉट ऐसे रिफ़ंड का वादा करता है जो कंपनी के किसी नियम में नहीं",
  },
  "Write a paper chatbot for your school office with ten questions, then act as the bot by text message for a friend.": {
    hinglish:
      "Apne school office ke liye das sawaalon ka chatbot kaagaz par likhiye, phir kisi dost ke liye text message par bot ka kaam khud kijiye.",
    hindi: "अपने स्कूल के दफ़्तर के लिए दस सवालों का चैटबॉट काग़ज़ पर लिखिए, फिर किसी दोस्त के लिए टेक्स्ट मैसेज पर बॉट का काम ख़ुद कीजिए।",
  },
  "Useful machines may be decades off": {
    hinglish: "Kaam ki machinein shayad kai dashak door hain",
    hindi: "काम की मशीनें शायद कई दशक दूर हैं",
  },
  "Newspapers that say each new chip will break every password": {
    hinglish: "Akhbaar jo likhte hain ki har nayi chip saare password tod degi",
    hindi: "अख़बार जो लिखते हैं कि हर नई चिप सारे पासवर्ड तोड़ देगी",
  },
  "Answers that the chip's own noise drowns before you can read them": {
    hinglish: "Jawab jo padhne se pehle hi chip ki apni gadbadi mein kho jaate hain",
    hindi: "जवाब जो पढ़ने से पहले ही चिप की अपनी गड़बड़ी में खो जाते हैं",
  },
  "Build two-qubit circuits in Quirk, a free simulator that runs in the browser, and explain in words what entangling does.": {
    hinglish:
      "Browser mein chalne wale free simulator Quirk mein do qubit ke circuit banaiye, aur shabdon mein samjhaiye ki entangling kya karta hai.",
    hindi: "ब्राउज़र में चलने वाले मुफ़्त सिम्युलेटर Quirk में दो qubit के सर्किट बनाइए, और शब्दों में समझाइए कि entangling क्या करता है।",
  },
  "Indian roads obey few of the rules you coded": {
    hinglish: "Indian sadkon par aapke code kiye niyam kam hi chalte hain",
    hindi: "भारत की सड़कों पर आपके कोड किए नियम कम ही चलते हैं",
  },
  "Braking tuned on orderly roads abroad that jerks at each scooter cutting in": {
    hinglish: "Videsh ki anushasit sadkon par set kiya gaya brake, jo beech mein ghuse har scooter par jhatka deta hai",
    hindi: "विदेश की अनुशासित सड़कों पर सेट किया गया ब्रेक, जो बीच में घुसे हर स्कूटर पर झटका देता है",
  },
  "A black cow at night that the camera takes for road": {
    hinglish: "Raat mein kaali gaay, jise camera sadak samajh leta hai",
    hindi: "रात में काली गाय, जिसे कैमरा सड़क समझ लेता है",
  },
  "Watch a safe street corner for thirty minutes from a balcony and list every event that a driverless car would misjudge.": {
    hinglish: "Balcony se tees minute tak ek surakshit nukkad dekhiye aur har woh ghatna likhiye jise bina driver ki car galat samjhegi.",
    hindi: "बालकनी से तीस मिनट तक एक सुरक्षित नुक्कड़ देखिए और हर वह घटना लिखिए जिसे बिना ड्राइवर की कार ग़लत समझेगी।",
  },
  "Ethics forms and recruitment eat half the year": {
    hinglish: "Ethics ke form aur volunteer jutane mein aadha saal nikal jaata hai",
    hindi: "एथिक्स के फ़ॉर्म और वॉलंटियर जुटाने में आधा साल निकल जाता है",
  },
  "Companies copy results and never credit them": {
    hinglish: "Companiyan nateeje copy karti hain aur kabhi shrey nahi deti",
    hindi: "कंपनियाँ नतीजे कॉपी करती हैं और कभी श्रेय नहीं देतीं",
  },
  "Blind volunteers for whom the road to your laboratory is a risk": {
    hinglish: "Drishtiheen volunteer, jinke liye aapki lab tak ka raasta hi khatra hai",
    hindi: "दृष्टिहीन वॉलंटियर, जिनके लिए आपकी लैब तक का रास्ता ही ख़तरा है",
  },
  "Let eight friends type one sentence on two phone keyboards, half starting with each, time them, and ask whether chance explains the gap.":
    {
      hinglish:
        "Aath doston se do phone keyboards par ek vaakya type karaiye, aadhe ek se aur aadhe doosre se shuru karein, samay naapiye, aur sochiye ki fark kahin ittefaq to nahi.",
      hindi: "आठ दोस्तों से दो फ़ोन कीबोर्ड पर एक वाक्य टाइप कराइए, आधे एक से और आधे दूसरे से शुरू करें, समय नापिए, और सोचिए कि फ़र्क़ कहीं इत्तेफ़ाक़ तो नहीं।",
    },
  "Cold, roaring machine rooms when hardware gives way": {
    hinglish: "Hardware kharab hone par thande, shor bhare machine room",
    hindi: "हार्डवेयर ख़राब होने पर ठंडे, शोर भरे मशीन रूम",
  },
  "Scientists all need the queue before one deadline": {
    hinglish: "Sab vaigyanikon ko ek hi deadline se pehle apni baari chahiye",
    hindi: "सब वैज्ञानिकों को एक ही डेडलाइन से पहले अपनी बारी चाहिए",
  },
  "Speed vanishes in places that no tool shows": {
    hinglish: "Speed aisi jagah gum hoti hai jo koi tool nahi dikhata",
    hindi: "स्पीड ऐसी जगह गुम होती है जो कोई टूल नहीं दिखाता",
  },
  "Time a friend sorting a card pack alone, then with two and four helpers, and plot why doubling hands does not halve time.": {
    hinglish:
      "Kisi dost ke akele, phir do aur chaar saathiyon ke saath taash ki gaddi jamane ka samay naapiye, aur graph se dikhaiye ki haath dugne hone se samay aadha kyon nahi hota.",
    hindi:
      "किसी दोस्त के अकेले, फिर दो और चार साथियों के साथ ताश की गड्डी जमाने का समय नापिए, और ग्राफ़ से दिखाइए कि हाथ दुगुने होने से समय आधा क्यों नहीं होता।",
  },
  "An elegant method loses to a crude one in practice": {
    hinglish: "Sundar tareeka jo asli kaam mein kisi kaamchalau tareeke se haar jaata hai",
    hindi: "सुंदर तरीक़ा जो असली काम में किसी कामचलाऊ तरीक़े से हार जाता है",
  },
  "Drivers and riders blame a formula you cannot explain": {
    hinglish: "Driver aur sawaari us formule ko dosh dete hain jise samjhana aapke bas mein nahi",
    hindi: "ड्राइवर और सवारी उस फ़ॉर्मूले को दोष देते हैं जिसे समझाना आपके बस में नहीं",
  },
  "Constraints are added after the proof is finished": {
    hinglish: "Proof poora hone ke baad nayi shartein jod di jaati hain",
    hindi: "प्रमाण पूरा होने के बाद नई शर्तें जोड़ दी जाती हैं",
  },
  "Plan the shortest walking round through eight shops near home by hand, then solve five easy tasks on the free Codeforces site.": {
    hinglish:
      "Ghar ke aas-paas ki aath dukaanon ka sabse chhota paidal chakkar haath se plan kijiye, phir free Codeforces site par paanch aasaan sawaal hal kijiye.",
    hindi: "घर के आस-पास की आठ दुकानों का सबसे छोटा पैदल चक्कर हाथ से प्लान कीजिए, फिर मुफ़्त Codeforces साइट पर पाँच आसान सवाल हल कीजिए।",
  },
  "A stopped failure looks like a false alarm": {
    hinglish: "Kharabi pehle hi rok li jaye to alarm jhootha lagta hai",
    hindi: "ख़राबी पहले ही रोक ली जाए तो अलार्म झूठा लगता है",
  },
  "Climbing hot, oily plant to refit loose sensors": {
    hinglish: "Dheele sensor phir lagane ke liye garam, tel lagi machinon par chadhna",
    hindi: "ढीले सेंसर फिर लगाने के लिए गर्म, तेल लगी मशीनों पर चढ़ना",
  },
  "Old machines with no record of past breakdowns": {
    hinglish: "Purani machinein jinki pichhli kharabiyon ka koi record nahi",
    hindi: "पुरानी मशीनें जिनकी पिछली ख़राबियों का कोई रिकॉर्ड नहीं",
  },
  "Lay a phone with the free phyphox app on a washing machine, record vibration in each cycle, and guess what each peak means.": {
    hinglish:
      "Free phyphox app wala phone washing machine par rakhiye, har cycle ka kampan record kijiye, aur andaaza lagaiye ki graph ke har peak ka kya matlab hai.",
    hindi: "मुफ़्त phyphox ऐप वाला फ़ोन वॉशिंग मशीन पर रखिए, हर चक्र का कंपन रिकॉर्ड कीजिए, और अंदाज़ा लगाइए कि ग्राफ़ की हर चोटी का क्या मतलब है।",
  },
  "A forgotten setting can run up lakhs overnight": {
    hinglish: "Ek bhooli hui setting raaton-raat lakhon ka bill bana sakti hai",
    hindi: "एक भूली हुई सेटिंग रातों-रात लाखों का बिल बना सकती है",
  },
  "Providers rename and redesign services every few months": {
    hinglish: "Provider har kuch mahine mein services ke naam aur roop badal dete hain",
    hindi: "प्रोवाइडर हर कुछ महीने में सर्विस के नाम और रूप बदल देते हैं",
  },
  "When the provider itself goes down, you can only wait and explain": {
    hinglish: "Provider khud thap ho to bas intezaar karna aur logon ko samjhana",
    hindi: "प्रोवाइडर ख़ुद ठप हो तो बस इंतज़ार करना और लोगों को समझाना",
  },
  "Join AWS Educate, which is free from age 13, and finish one beginner lab on storage or virtual machines.": {
    hinglish: "AWS Educate se judiye, jo 13 saal ki umar se free hai, aur storage ya virtual machine ki ek beginner lab poori kijiye.",
    hindi: "AWS Educate से जुड़िए, जो 13 साल की उम्र से मुफ़्त है, और स्टोरेज या वर्चुअल मशीन की एक शुरुआती लैब पूरी कीजिए।",
  },
  "Blamed for bills that other teams ran up": {
    hinglish: "Doosri teams ke badhaye bill ka dosh aap par",
    hindi: "दूसरी टीमों के बढ़ाए बिल का दोष आप पर",
  },
  "Old systems that nobody dares to move": {
    hinglish: "Purane system jinhe hilane ki himmat kisi mein nahi",
    hindi: "पुराने सिस्टम जिन्हें हिलाने की हिम्मत किसी में नहीं",
  },
  "Moving nights when old and new must match by dawn": {
    hinglish: "Shifting ki raatein, jab subah tak purane aur naye ka mel baithna chahiye",
    hindi: "शिफ़्टिंग की रातें, जब सुबह तक पुराने और नए का मेल बैठना चाहिए",
  },
  "Price a small website in the public AWS Pricing Calculator, first in Mumbai and then elsewhere, and explain every difference you find.":
    {
      hinglish:
        "Ek chhoti website ka kharch public AWS Pricing Calculator mein pehle Mumbai, phir kisi aur jagah ke liye nikaliye, aur har fark ki wajah samjhaiye.",
      hindi: "एक छोटी वेबसाइट का ख़र्च सार्वजनिक AWS Pricing Calculator में पहले मुंबई, फिर किसी और जगह के लिए निकालिए, और हर फ़र्क़ की वजह समझाइए।",
    },
  "Releases planned for Friday night or festival eve": {
    hinglish: "Friday ki raat ya tyohaar se ek din pehle rakhe gaye release",
    hindi: "शुक्रवार की रात या त्योहार से एक दिन पहले रखे गए रिलीज़",
  },
  "Everyone's failed build becomes your problem": {
    hinglish: "Kisi ka bhi build fail ho, mushkil aapki ban jaati hai",
    hindi: "किसी का भी बिल्ड फ़ेल हो, मुश्किल आपकी बन जाती है",
  },
  "Configuration files in which one space breaks everything": {
    hinglish: "Configuration file jismein ek space sab kuch bigaad deta hai",
    hindi: "कॉन्फ़िगरेशन फ़ाइल जिसमें एक स्पेस सब कुछ बिगाड़ देता है",
  },
  "Put a tiny program on GitHub and add a free GitHub Actions workflow that tests it each time you save.": {
    hinglish:
      "GitHub par ek chhota sa program rakhiye aur ek free GitHub Actions workflow jodiye jo har baar save karne par use test kare.",
    hindi: "GitHub पर एक छोटा सा प्रोग्राम रखिए और एक मुफ़्त GitHub Actions workflow जोड़िए जो हर बार सेव करने पर उसे टेस्ट करे।",
  },
  "Woken on call for a fault that heals before you log in": {
    hinglish: "Raat ko us kharabi par jagaya jaana jo log in karne se pehle theek ho jaye",
    hindi: "रात को उस ख़राबी पर जगाया जाना जो लॉग इन करने से पहले ठीक हो जाए",
  },
  "Arguing for safety against launches with fixed dates": {
    hinglish: "Tay taareekh wale launch ke saamne suraksha ke liye ladna",
    hindi: "तय तारीख़ वाले लॉन्च के सामने सुरक्षा के लिए लड़ना",
  },
  "Outages seen by lakhs of people at once": {
    hinglish: "Service thap hona, jise lakhon log ek saath dekhte hain",
    hindi: "सर्विस ठप होना, जिसे लाखों लोग एक साथ देखते हैं",
  },
  "Read the chapter on monitoring in Google's SRE book, free online, then log every failure of your home internet for two weeks.": {
    hinglish:
      "Google ki SRE book, jo online free hai, ka monitoring wala chapter padhiye, phir do hafte tak ghar ke internet ki har kharabi likhiye.",
    hindi: "Google की SRE book, जो ऑनलाइन मुफ़्त है, का मॉनिटरिंग वाला अध्याय पढ़िए, फिर दो हफ़्ते तक घर के इंटरनेट की हर ख़राबी लिखिए।",
  },
  "Colleagues who bypass your tools and build their own": {
    hinglish: "Saathi jo aapke tool chhodkar apne bana lete hain",
    hindi: "साथी जो आपके टूल छोड़कर अपने बना लेते हैं",
  },
  "Ten minutes saved for each coder, which nobody adds up": {
    hinglish: "Har coder ke bache das minute, jinhe koi nahi jodta",
    hindi: "हर कोडर के बचे दस मिनट, जिन्हें कोई नहीं जोड़ता",
  },
  "Supporting old versions that one team refuses to leave": {
    hinglish: "Purane version sambhalna jinhe ek team chhodti hi nahi",
    hindi: "पुराने वर्शन सँभालना जिन्हें एक टीम छोड़ती ही नहीं",
  },
  "Write a short script that prepares a classmate's computer for your school's Python lessons in one run, and test it on another machine.":
    {
      hinglish:
        "Ek chhoti script likhiye jo ek hi baar chalane par sahpathi ke computer ko school ke Python lessons ke liye taiyaar kare, aur use doosri machine par jaanchiye.",
      hindi: "एक छोटी स्क्रिप्ट लिखिए जो एक ही बार चलाने पर सहपाठी के कंप्यूटर को स्कूल के Python पाठों के लिए तैयार करे, और उसे दूसरी मशीन पर जाँचिए।",
    },
  "One full disk at night, and by morning nobody can log in": {
    hinglish: "Raat ko ek disk bhari, aur subah kisi se log in nahi hota",
    hindi: "रात को एक डिस्क भरी, और सुबह किसी से लॉग इन नहीं होता",
  },
  "Weekend maintenance, since staff need weekdays undisturbed": {
    hinglish: "Weekend par maintenance, kyunki staff ko kaam ke din rukawat nahi chahiye",
    hindi: "वीकेंड पर मेंटेनेंस, क्योंकि स्टाफ़ को काम के दिन रुकावट नहीं चाहिए",
  },
  "Passwords forgotten by the same people every month": {
    hinglish: "Har mahine wahi log apna password bhool jaate hain",
    hindi: "हर महीने वही लोग अपना पासवर्ड भूल जाते हैं",
  },
  "With your family's leave, set up on one computer separate accounts for each family member, with different rights, and note what each can and cannot open.":
    {
      hinglish:
        "Parivaar ki ijazat se ek computer par har sadasya ka alag account, alag adhikaron ke saath banaiye, aur likhiye ki har account se kya khulta hai aur kya nahi.",
      hindi: "परिवार की इजाज़त से एक कंप्यूटर पर हर सदस्य का अलग अकाउंट, अलग अधिकारों के साथ बनाइए, और लिखिए कि हर अकाउंट से क्या खुलता है और क्या नहीं।",
    },
  "One mistyped command can wipe a whole disk": {
    hinglish: "Galat type hui ek command poori disk mita sakti hai",
    hindi: "ग़लत टाइप हुई एक कमांड पूरी डिस्क मिटा सकती है",
  },
  "Developers who demand full rights (root) for everything": {
    hinglish: "Developer jo har cheez ke liye poore adhikar (root) maangte hain",
    hindi: "डेवलपर जो हर चीज़ के लिए पूरे अधिकार (root) माँगते हैं",
  },
  "Scripts named old, old2 and final, all still running": {
    hinglish: "Scripts jinke naam old, old2 aur final hain, aur sab abhi bhi chal rahi hain",
    hindi: "स्क्रिप्ट जिनके नाम old, old2 और final हैं, और सब अब भी चल रही हैं",
  },
  "Play the Bandit levels on the free OverTheWire site, which teach the command line as a game, up to level ten.": {
    hinglish: "Free OverTheWire site par Bandit ke levels, jo command line ko game ki tarah sikhate hain, level das tak kheliye.",
    hindi: "मुफ़्त OverTheWire साइट पर Bandit के लेवल, जो कमांड लाइन को गेम की तरह सिखाते हैं, लेवल दस तक खेलिए।",
  },
  "Microsoft's day of repairs, the second Tuesday, decides your month": {
    hinglish: "Mahine ka doosra Tuesday, yaani Microsoft ke sudhaar ka din, aapka mahina tay karta hai",
    hindi: "महीने का दूसरा मंगलवार, यानी Microsoft के सुधार का दिन, आपका महीना तय करता है",
  },
  "Licensing rules that change and confuse everyone": {
    hinglish: "License ke niyam jo badalte rehte hain aur sabko uljhate hain",
    hindi: "लाइसेंस के नियम जो बदलते रहते हैं और सबको उलझाते हैं",
  },
  "Reboots put off until late at night": {
    hinglish: "Reboot jo der raat tak taal diye jaate hain",
    hindi: "रीबूट जो देर रात तक टाल दिए जाते हैं",
  },
  "Open PowerShell on any Windows computer, follow the beginner modules on Microsoft Learn, and list all large files in a folder by script.":
    {
      hinglish:
        "Kisi bhi Windows computer par PowerShell kholiye, Microsoft Learn ke beginner modules kijiye, aur script se ek folder ki saari badi files ki list banaiye.",
      hindi:
        "किसी भी Windows कंप्यूटर पर PowerShell खोलिए, Microsoft Learn के शुरुआती मॉड्यूल कीजिए, और स्क्रिप्ट से एक फ़ोल्डर की सारी बड़ी फ़ाइलों की सूची बनाइए।",
    },
  "One failed host takes down many services together": {
    hinglish: "Ek host fail hote hi kai services ek saath band ho jaati hain",
    hindi: "एक होस्ट फ़ेल होते ही कई सर्विस एक साथ बंद हो जाती हैं",
  },
  "Licence price rises that force hurried changes": {
    hinglish: "License ke daam badhna, jisse jaldbaazi mein badlaav karne padte hain",
    hindi: "लाइसेंस के दाम बढ़ना, जिससे जल्दबाज़ी में बदलाव करने पड़ते हैं",
  },
  "Explaining why a virtual server cannot grow forever": {
    hinglish: "Samjhana ki virtual server ko lagataar kyon nahi badhaya ja sakta",
    hindi: "समझाना कि वर्चुअल सर्वर को लगातार क्यों नहीं बढ़ाया जा सकता",
  },
  "Install VirtualBox, which costs nothing, on a computer with 8 GB memory and run Linux inside Windows with a saved snapshot.": {
    hinglish:
      "VirtualBox, jo free hai, 8 GB memory wale computer par install kijiye aur Windows ke andar Linux chalaiye, ek snapshot save karke.",
    hindi: "VirtualBox, जो मुफ़्त है, 8 GB मेमोरी वाले कंप्यूटर पर इंस्टॉल कीजिए और Windows के अंदर Linux चलाइए, एक स्नैपशॉट सेव करके।",
  },
  "Nervous hours while an array rebuilds with no spare": {
    hinglish: "Disk array ke dobara bante samay ghabrahat ke ghante, jab koi spare nahi",
    hindi: "डिस्क ऐरे के दोबारा बनते समय घबराहट के घंटे, जब कोई स्पेयर नहीं",
  },
  "Costly vendor gear that you cannot practise on at home": {
    hinglish: "Companiyon ka mehnga saamaan jis par ghar par abhyas nahi ho sakta",
    hindi: "कंपनियों का महँगा सामान जिस पर घर पर अभ्यास नहीं हो सकता",
  },
  "Teams that never delete anything": { hinglish: "Teams jo kabhi kuch delete nahi karti", hindi: "टीमें जो कभी कुछ डिलीट नहीं करतीं" },
  "Write three rows of 0s and 1s, add a fourth that makes the 1s of every column even, rub one row out and restore it, as RAID disks do.": {
    hinglish:
      "Teen rows mein 0 aur 1 likhiye, chauthi aisi jodiye ki har column mein 1 ki ginti even ho jaye, ek row mitaiye aur use wapas nikaliye, jaise RAID disk karti hain.",
    hindi:
      "तीन पंक्तियों में 0 और 1 लिखिए, चौथी ऐसी जोड़िए कि हर कॉलम में 1 की गिनती सम हो जाए, एक पंक्ति मिटाइए और उसे वापस निकालिए, जैसे RAID डिस्क करती हैं।",
  },
  "Old tapes that no drive in the building can still read": {
    hinglish: "Purane tape jinhe building ki koi drive ab nahi padh paati",
    hindi: "पुराने टेप जिन्हें बिल्डिंग की कोई ड्राइव अब नहीं पढ़ पाती",
  },
  "Copies may run only at night, so you watch them at night": {
    hinglish: "Copy sirf raat ko chal sakti hai, isliye nazar bhi raat ko rakhni padti hai",
    hindi: "कॉपी सिर्फ़ रात को चल सकती है, इसलिए नज़र भी रात को रखनी पड़ती है",
  },
  "Restores demanded within minutes from copies weeks old": {
    hinglish: "Hafton purani copy se minuton mein data wapas maanga jaata hai",
    hindi: "हफ़्तों पुरानी कॉपी से मिनटों में डेटा वापस माँगा जाता है",
  },
  "Copy some family photos to a second drive and a free cloud space, then delete one copy on purpose and bring it back.": {
    hinglish:
      "Parivaar ki kuch photos doosri drive aur free cloud space mein copy kijiye, phir ek copy jaanbujhkar delete kijiye aur use wapas laiye.",
    hindi: "परिवार की कुछ तस्वीरें दूसरी ड्राइव और मुफ़्त क्लाउड स्पेस में कॉपी कीजिए, फिर एक कॉपी जानबूझकर डिलीट कीजिए और उसे वापस लाइए।",
  },
  "Directors whose full mailbox is always someone else's fault": {
    hinglish: "Director jinka mailbox bhar jaye to galti hamesha kisi aur ki hoti hai",
    hindi: "डायरेक्टर जिनका मेलबॉक्स भर जाए तो ग़लती हमेशा किसी और की होती है",
  },
  "Spammers who change tricks faster than filters": {
    hinglish: "Spam bhejne wale jo filter se zyada tezi se chaal badalte hain",
    hindi: "स्पैम भेजने वाले जो फ़िल्टर से ज़्यादा तेज़ी से चाल बदलते हैं",
  },
  "Every lost message is called your negligence": {
    hinglish: "Har gum hua message aapki laparwahi kehlata hai",
    hindi: "हर गुम हुआ मैसेज आपकी लापरवाही कहलाता है",
  },
  'On a computer, choose "Show original" on three Gmail messages, one of them spam, and compare what the SPF and DKIM lines say.': {
    hinglish:
      "Computer par teen Gmail messages mein, jinmein ek spam ho, Show original chuniye, aur SPF aur DKIM ki lines kya kehti hain, iski tulna kijiye.",
    hindi: "कंप्यूटर पर तीन Gmail मैसेज में, जिनमें एक स्पैम हो, Show original चुनिए, और SPF और DKIM की लाइनें क्या कहती हैं, इसकी तुलना कीजिए।",
  },
  "Departments that save ten versions of one file": {
    hinglish: "Department jo ek file ke das version save karte hain",
    hindi: "विभाग जो एक फ़ाइल के दस वर्शन सेव करते हैं",
  },
  "Microsoft moving buttons without warning": {
    hinglish: "Microsoft, jo bina bataye button khiska deta hai",
    hindi: "Microsoft, जो बिना बताए बटन खिसका देता है",
  },
  "Training staff who still prefer attachments by mail": {
    hinglish: "Us staff ko sikhana jise ab bhi mail par attachment pasand hai",
    hindi: "उस स्टाफ़ को सिखाना जिसे अब भी मेल पर अटैचमेंट पसंद है",
  },
  "Make a shared Google Drive for your class project with viewer, commenter and editor roles, and check each role from another account.": {
    hinglish:
      "Class project ke liye ek shared Google Drive banaiye jismein viewer, commenter aur editor ke role hon, aur har role ko doosre account se jaanchiye.",
    hindi: "क्लास प्रोजेक्ट के लिए एक साझा Google Drive बनाइए जिसमें viewer, commenter और editor के रोल हों, और हर रोल को दूसरे अकाउंट से जाँचिए।",
  },
  "Stuck between coders and database staff in every quarrel": {
    hinglish: "Coder aur database staff ke har jhagde ke beech phansna",
    hindi: "कोडर और डेटाबेस स्टाफ़ के हर झगड़े के बीच फँसना",
  },
  "New versions put in deep at night, with ten people on one call": {
    hinglish: "Der raat naye version lagana, ek hi call par das log",
    hindi: "देर रात नए वर्शन लगाना, एक ही कॉल पर दस लोग",
  },
  "Blamed when a program eats all the memory you gave it": {
    hinglish: "Program aapki di saari memory kha jaye to dosh aap par",
    hindi: "प्रोग्राम आपकी दी सारी मेमोरी खा जाए तो दोष आप पर",
  },
  "Download Apache Tomcat for nothing, start it where Java is installed, and change its sample page to greet you by name.": {
    hinglish:
      "Apache Tomcat free download kijiye, jahan Java install ho wahan use chalaiye, aur uska sample page badaliye taaki woh naam lekar aapka swagat kare.",
    hindi: "Apache Tomcat मुफ़्त डाउनलोड कीजिए, जहाँ Java इंस्टॉल हो वहाँ उसे चलाइए, और उसका सैंपल पेज बदलिए ताकि वह नाम लेकर आपका स्वागत करे।",
  },
  "Night calls for a head scan that stays blank in casualty": {
    hinglish: "Casualty mein sir ka scan khaali dikhe to raat ko phone",
    hindi: "कैजुअल्टी में सिर का स्कैन ख़ाली दिखे तो रात को फ़ोन",
  },
  "Scanner makers who will not share their settings": {
    hinglish: "Scanner companiyan jo apni settings nahi batati",
    hindi: "स्कैनर कंपनियाँ जो अपनी सेटिंग नहीं बतातीं",
  },
  "Patient names misspelt at the counter, mended by you": {
    hinglish: "Counter par mareezon ke galat likhe naam, jo aapko theek karne padte hain",
    hindi: "काउंटर पर मरीज़ों के ग़लत लिखे नाम, जो आपको ठीक करने पड़ते हैं",
  },
  "Download the free program 3D Slicer, open one of its sample scans, and step through the slices of a head or chest.": {
    hinglish: "Free program 3D Slicer download kijiye, uska ek sample scan kholiye, aur sir ya chhaati ki paratein ek-ek karke dekhiye.",
    hindi: "मुफ़्त प्रोग्राम 3D Slicer डाउनलोड कीजिए, उसका एक सैंपल स्कैन खोलिए, और सिर या छाती की परतें एक-एक करके देखिए।",
  },
  "Sites with no electricity on the promised day": {
    hinglish: "Site jahan waade ke din bijli hi nahi hoti",
    hindi: "साइट जहाँ वादे के दिन बिजली ही नहीं होती",
  },
  "Servers stuck in a depot while the opening date stands": {
    hinglish: "Server depot mein atke hain, par opening ki taareekh wahi hai",
    hindi: "सर्वर डिपो में अटके हैं, पर उद्घाटन की तारीख़ वही है",
  },
  "Old labels on cables that turn out to lead somewhere else": {
    hinglish: "Cables par purane label, jabki cable kahin aur jaati hai",
    hindi: "केबलों पर पुराने लेबल, जबकि केबल कहीं और जाती है",
  },
  "Measure your school's computer lab and draw a plan of sockets, switches and cable routes for ten more machines, with costs.": {
    hinglish:
      "Apne school ki computer lab naapiye aur das aur machinon ke liye socket, switch aur cable ke raaston ka plan banaiye, kharch ke saath.",
    hindi: "अपने स्कूल की कंप्यूटर लैब नापिए और दस और मशीनों के लिए सॉकेट, स्विच और केबल के रास्तों का प्लान बनाइए, ख़र्च के साथ।",
  },
  "Night shifts in a jacket and earplugs among roaring fans": {
    hinglish: "Shor karte pankhon ke beech jacket aur earplug lagakar raat ki shift",
    hindi: "शोर करते पंखों के बीच जैकेट और इयरप्लग पहनकर रात की शिफ़्ट",
  },
  "Pulling the wrong cable stops someone's bank": {
    hinglish: "Galat cable kheenchne se kisi ka bank band ho jaata hai",
    hindi: "ग़लत केबल खींचने से किसी का बैंक बंद हो जाता है",
  },
  "Your phone left at the door for the whole shift in many centres": {
    hinglish: "Kai centres mein poori shift phone gate par chhodna padta hai",
    hindi: "कई सेंटरों में पूरी शिफ़्ट फ़ोन गेट पर छोड़ना पड़ता है",
  },
  "With a teacher's permission, open a discarded, unplugged computer, take out memory and disk, refit them, and label each cable as you go.":
    {
      hinglish:
        "Teacher ki ijazat se ek bekaar pada, plug se nikala hua computer kholiye, memory aur disk nikalkar wapas lagaiye, aur saath-saath har cable par label lagaiye.",
      hindi: "शिक्षक की इजाज़त से एक बेकार पड़ा, प्लग से निकाला हुआ कंप्यूटर खोलिए, मेमोरी और डिस्क निकालकर वापस लगाइए, और साथ-साथ हर केबल पर लेबल लगाइए।",
    },
  "A printer that jams at night with ten thousand tax notices to go": {
    hinglish: "Raat ko jaam hota printer, jab das hazaar tax notice abhi baaki hain",
    hindi: "रात को जाम होता प्रिंटर, जब दस हज़ार टैक्स नोटिस अभी बाक़ी हैं",
  },
  "Contract posts renewed year by year in many offices": {
    hinglish: "Kai offices mein saal-dar-saal badhayi jaane wali contract naukri",
    hindi: "कई दफ़्तरों में साल-दर-साल बढ़ाई जाने वाली ठेके की नौकरी",
  },
  "Batches that a timer now starts in place of five operators": {
    hinglish: "Batch jinhe ab paanch operator ki jagah ek timer shuru kar deta hai",
    hindi: "बैच जिन्हें अब पाँच ऑपरेटर की जगह एक टाइमर शुरू कर देता है",
  },
  "Set Windows Task Scheduler to copy a folder every evening, and keep a paper log for a week of each run and failure.": {
    hinglish:
      "Windows Task Scheduler ko har shaam ek folder copy karne par set kijiye, aur hafte bhar kaagaz par likhiye ki woh kab chala aur kab fail hua.",
    hindi: "Windows Task Scheduler को हर शाम एक फ़ोल्डर कॉपी करने पर सेट कीजिए, और हफ़्ते भर काग़ज़ पर लिखिए कि वह कब चला और कब फ़ेल हुआ।",
  },
  "First pay close to a typist's, often on a yearly contract": {
    hinglish: "Shuru mein typist jitni hi tankhwah, aksar ek-ek saal ke contract par",
    hindi: "शुरू में टाइपिस्ट जितनी ही तनख़्वाह, अक्सर एक-एक साल के कॉन्ट्रैक्ट पर",
  },
  "Typing work handed to you in place of coding": {
    hinglish: "Coding ki jagah typing ka kaam thama diya jaana",
    hindi: "कोडिंग की जगह टाइपिंग का काम थमा दिया जाना",
  },
  "Old programs that nobody lets you change": {
    hinglish: "Purane program jinhe koi badalne nahi deta",
    hindi: "पुराने प्रोग्राम जिन्हें कोई बदलने नहीं देता",
  },
  "Make a mark sheet in LibreOffice Calc, which is free, with totals, grades and one recorded macro, and have a teacher try it.": {
    hinglish:
      "Free LibreOffice Calc mein ek mark sheet banaiye jismein total, grade aur record kiya hua ek macro ho, aur kisi teacher se use chalwakar dekhiye.",
    hindi: "मुफ़्त LibreOffice Calc में एक मार्कशीट बनाइए जिसमें कुल नंबर, ग्रेड और रिकॉर्ड किया हुआ एक मैक्रो हो, और किसी शिक्षक से उसे चलवाकर देखिए।",
  },
  "Results day moved by a week after the servers were ordered": {
    hinglish: "Server mangwa lene ke baad result ki taareekh ek hafta khisak jaana",
    hindi: "सर्वर मँगवा लेने के बाद रिज़ल्ट की तारीख़ एक हफ़्ता खिसक जाना",
  },
  "Product teams that hide their growth plans": {
    hinglish: "Product teams jo apni badhne ki yojana chhipa kar rakhti hain",
    hindi: "प्रोडक्ट टीमें जो अपनी बढ़ने की योजना छिपाकर रखती हैं",
  },
  "Buying too much and too little both earn blame": {
    hinglish: "Zyada kharido to bhi dosh, kam kharido to bhi",
    hindi: "ज़्यादा ख़रीदो तो भी दोष, कम ख़रीदो तो भी",
  },
  "Note your family's mobile data use daily for two weeks, plot it, and predict the third week before you look.": {
    hinglish:
      "Do hafte tak apne parivaar ka mobile data kharch roz likhiye, uska graph banaiye, aur teesre hafte ka andaaza dekhne se pehle lagaiye.",
    hindi: "दो हफ़्ते तक अपने परिवार का मोबाइल डेटा ख़र्च रोज़ लिखिए, उसका ग्राफ़ बनाइए, और तीसरे हफ़्ते का अंदाज़ा देखने से पहले लगाइए।",
  },
  "Drills that fall on holidays and weekends": {
    hinglish: "Mock drill jo chhutti aur weekend par hi padti hain",
    hindi: "मॉक ड्रिल जो छुट्टी और वीकेंड पर ही पड़ती हैं",
  },
  "Managers who call planning a waste until floods come": {
    hinglish: "Manager jo baadh aane tak planning ko bekaar batate hain",
    hindi: "मैनेजर जो बाढ़ आने तक प्लानिंग को बेकार बताते हैं",
  },
  "A spare site that will not start for want of one licence": {
    hinglish: "Ek licence ki kami se backup wali site ka chalu na hona",
    hindi: "एक लाइसेंस की कमी से बैकअप वाली साइट का चालू न होना",
  },
  "Write a one-page plan for a coaching centre whose only computer is stolen: what is lost, who acts, and how lessons go on.": {
    hinglish:
      "Sochiye ki ek coaching centre ka iklauta computer chori ho gaya, aur uske liye ek page ka plan likhiye: kya gaya, kaun kya karega, aur padhai kaise chalti rahegi.",
    hindi:
      "सोचिए कि एक कोचिंग सेंटर का इकलौता कंप्यूटर चोरी हो गया, और उसके लिए एक पेज का प्लान लिखिए: क्या गया, कौन क्या करेगा, और पढ़ाई कैसे चलती रहेगी।",
  },
  "Callers sure that they have restarted the machine, when they have not": {
    hinglish: "Phone karne wale jo kehte hain ki machine restart kar li, jabki nahi ki hoti",
    hindi: "फ़ोन करने वाले जो कहते हैं कि मशीन रीस्टार्ट कर ली, जबकि नहीं की होती",
  },
  "Call timers that hurry patient explaining": {
    hinglish: "Call ki ghadi jo aaram se samjhane nahi deti",
    hindi: "कॉल की घड़ी जो आराम से समझाने नहीं देती",
  },
  "Nights of spelling passwords to America, P as in Paris": {
    hinglish: "Raat-raat bhar America walon ko password ke akshar batana, P for Paris",
    hindi: "रात-रात भर अमेरिका वालों को पासवर्ड के अक्षर बताना, P for Paris",
  },
  "Be your building's helper for a fortnight: log each phone or computer trouble, what you tried, and how long it took.": {
    hinglish:
      "Do hafte apni building ke helper baniye: phone ya computer ki har dikkat, aapne kya aazmaya aur kitna samay laga, sab likhiye.",
    hindi: "दो हफ़्ते अपनी बिल्डिंग के मददगार बनिए: फ़ोन या कंप्यूटर की हर दिक़्क़त, आपने क्या आज़माया और कितना समय लगा, सब लिखिए।",
  },
  "Crawling under desks among dusty cables": {
    hinglish: "Mez ke neeche dhool bhare taaron ke beech ghusna",
    hindi: "मेज़ के नीचे धूल भरे तारों के बीच घुसना",
  },
  "Personal gadgets that staff expect you to mend too": {
    hinglish: "Staff ki umeed ki aap unke niji gadget bhi theek kar dein",
    hindi: "स्टाफ़ की उम्मीद कि आप उनके निजी गैजेट भी ठीक कर दें",
  },
  "Treated as a porter for monitors and printers": {
    hinglish: "Monitor aur printer dhone wale coolie jaisa bartaav",
    hindi: "मॉनिटर और प्रिंटर ढोने वाले कुली जैसा बर्ताव",
  },
  "Put Linux Mint on a USB stick, start an old computer from it with its owner's leave, without installing, and find out which parts work and which do not.":
    {
      hinglish:
        "Linux Mint ko USB stick par daaliye, maalik ki ijaazat se ek purana computer usi stick se chalaiye, install kiye bina, aur dekhiye ki kaun se hisse chalte hain aur kaun se nahi.",
      hindi:
        "Linux Mint को USB स्टिक पर डालिए, मालिक की इजाज़त से एक पुराना कंप्यूटर उसी स्टिक से चलाइए, इंस्टॉल किए बिना, और देखिए कि कौन से हिस्से चलते हैं और कौन से नहीं।",
    },
  "Nights awake over the log files of a hospital in Ohio": {
    hinglish: "Ohio ke kisi hospital ki log files par raat bhar jaagna",
    hindi: "ओहायो के किसी अस्पताल की लॉग फ़ाइलों पर रात भर जागना",
  },
  "Customers who hide what they changed": {
    hinglish: "Customer jo chhipate hain ki unhone kya badla tha",
    hindi: "ग्राहक जो छिपाते हैं कि उन्होंने क्या बदला था",
  },
  "Waiting weeks for coders to mend a proven defect": {
    hinglish: "Saabit ho chuki kharabi ko coders theek karein, iska hafton intezaar",
    hindi: "साबित हो चुकी ख़राबी को कोडर ठीक करें, इसका हफ़्तों इंतज़ार",
  },
  "Pick an unanswered question on the Ask LibreOffice forum, reproduce the trouble on your computer, and write down exact steps that cause it.":
    {
      hinglish:
        "Ask LibreOffice forum par bina jawab wala ek sawaal chuniye, wahi dikkat apne computer par laiye, aur theek-theek likhiye ki kin steps se woh aati hai.",
      hindi:
        "Ask LibreOffice फ़ोरम पर बिना जवाब वाला एक सवाल चुनिए, वही दिक़्क़त अपने कंप्यूटर पर लाइए, और ठीक-ठीक लिखिए कि क्या-क्या करने से वह आती है।",
    },
  "Month-end nights when the batch must not fail": {
    hinglish: "Mahine ke aakhir ki raatein, jab batch kisi haal mein fail nahi hona chahiye",
    hindi: "महीने के आख़िर की रातें, जब बैच किसी हाल में फ़ेल नहीं होना चाहिए",
  },
  "Mending the same flaw daily because no release is planned": {
    hinglish: "Wahi kharabi roz theek karna, kyunki naya version aane ka plan hi nahi",
    hindi: "वही ख़राबी रोज़ ठीक करना, क्योंकि नया वर्शन आने का प्लान ही नहीं",
  },
  "Juniors' work in the eyes of developers": {
    hinglish: "Developers ki nazar mein junior logon ka kaam",
    hindi: "डेवलपरों की नज़र में जूनियर लोगों का काम",
  },
  "Work through the SQLBolt lessons online, then write queries that find students with no fee entry in a made-up table.": {
    hinglish:
      "SQLBolt ke online lessons poore kijiye, phir ek kaalpanik table mein un students ko dhoondhne wali queries likhiye jinki fees ki entry nahi hai.",
    hindi: "SQLBolt के ऑनलाइन पाठ पूरे कीजिए, फिर एक काल्पनिक टेबल में उन विद्यार्थियों को ढूँढ़ने वाली क्वेरी लिखिए जिनकी फ़ीस की एंट्री नहीं है।",
  },
  "Your best agent taken for the server team once she is trained": {
    hinglish: "Aapka sabse achha agent, training poori hote hi server team le jaati hai",
    hindi: "आपका सबसे अच्छा एजेंट, ट्रेनिंग पूरी होते ही सर्वर टीम ले जाती है",
  },
  "Requests closed to please the clock and opened again next day": {
    hinglish: "Ghadi ke dar se band ki gayi shikayatein, jo agle din phir khul jaati hain",
    hindi: "घड़ी के डर से बंद की गई शिकायतें, जो अगले दिन फिर खुल जाती हैं",
  },
  "Every escalated shout lands on your phone": {
    hinglish: "Upar tak pahunchi har daant-phatkar aapke hi phone par aati hai",
    hindi: "ऊपर तक पहुँची हर डाँट-फटकार आपके ही फ़ोन पर आती है",
  },
  "Have three friends take turns at answering your class's phone troubles, log each wait for a week, and share out the turns anew.": {
    hinglish:
      "Teen doston se baari-baari class ke phone ki dikkatein sulajhwaiye, ek hafte tak har intezaar ka samay likhiye, phir baariyan naye sire se baantiye.",
    hindi: "तीन दोस्तों से बारी-बारी क्लास के फ़ोन की दिक़्क़तें सुलझवाइए, एक हफ़्ते तक हर इंतज़ार का समय लिखिए, फिर बारियाँ नए सिरे से बाँटिए।",
  },
  "One person for everything, with nobody to ask": {
    hinglish: "Har kaam ke liye ek hi insaan, aur poochne ko koi nahi",
    hindi: "हर काम के लिए एक ही इंसान, और पूछने को कोई नहीं",
  },
  "Blamed when the broadband company is at fault": {
    hinglish: "Galti broadband company ki, dosh aap par",
    hindi: "ग़लती ब्रॉडबैंड कंपनी की, दोष आप पर",
  },
  "Forty ageing machines and money to replace two": {
    hinglish: "Chaalis purani hoti machinein, aur paise sirf do badalne ke",
    hindi: "चालीस पुरानी होती मशीनें, और पैसे सिर्फ़ दो बदलने के",
  },
  "Offer to list your school's computers in a spreadsheet: age, memory, faults and room, and suggest three cheap repairs.": {
    hinglish:
      "School ke computers ki list spreadsheet mein banane ki peshkash kijiye: umar, memory, kharabi aur kamra, aur teen sasti repair sujhaiye.",
    hindi: "स्कूल के कंप्यूटरों की सूची स्प्रेडशीट में बनाने की पेशकश कीजिए: उम्र, मेमोरी, ख़राबी और कमरा, और तीन सस्ती मरम्मतें सुझाइए।",
  },
  "Low pay on yearly contracts in private colleges": {
    hinglish: "Private college mein saal-saal ke contract par kam tankhwah",
    hindi: "प्राइवेट कॉलेज में साल-साल के कॉन्ट्रैक्ट पर कम तनख़्वाह",
  },
  "Students who damage keyboards and hide it": {
    hinglish: "Students jo keyboard tod kar chhipa dete hain",
    hindi: "विद्यार्थी जो कीबोर्ड तोड़कर छिपा देते हैं",
  },
  "Idle vacations followed by frantic practical exams": {
    hinglish: "Chhuttiyon mein khaali baithna, phir practical exam mein bhaag-daud",
    hindi: "छुट्टियों में ख़ाली बैठना, फिर प्रैक्टिकल परीक्षा में भागदौड़",
  },
  "Ask your computer teacher to let you prepare the lab before one practical and stay to help classmates who get stuck.": {
    hinglish:
      "Apne computer teacher se ijaazat lijiye ki ek practical se pehle lab aap taiyaar karein, aur rukkar un saathiyon ki madad kijiye jo atak jaayein.",
    hindi: "अपने कंप्यूटर टीचर से इजाज़त लीजिए कि एक प्रैक्टिकल से पहले लैब आप तैयार करें, और रुककर उन साथियों की मदद कीजिए जो अटक जाएँ।",
  },
  "The network is accused first, whatever the true cause": {
    hinglish: "Asli wajah kuch bhi ho, pehla ilzaam network par",
    hindi: "असली वजह कुछ भी हो, पहला इल्ज़ाम नेटवर्क पर",
  },
  "Changes to live lines that begin at midnight": {
    hinglish: "Chalti line mein badlaav, jo aadhi raat ko shuru hote hain",
    hindi: "चलती लाइन में बदलाव, जो आधी रात को शुरू होते हैं",
  },
  "Recertifying every three years at your own expense": {
    hinglish: "Har teen saal par apne kharche se certificate dobara lena",
    hindi: "हर तीन साल पर अपने ख़र्चे से सर्टिफ़िकेट दोबारा लेना",
  },
  "Join Cisco Networking Academy free of charge, install Packet Tracer, and make two drawn offices talk through a router.": {
    hinglish:
      "Cisco Networking Academy mein free join kijiye, Packet Tracer install kijiye, aur usmein banaye do office ko ek router ke zariye aapas mein jodiye.",
    hindi: "Cisco Networking Academy में मुफ़्त जुड़िए, Packet Tracer इंस्टॉल कीजिए, और उसमें बनाए दो ऑफ़िस को एक राउटर के ज़रिए आपस में जोड़िए।",
  },
  "Users who plug home routers into office sockets": {
    hinglish: "Log jo ghar ka router laakar office ke socket mein laga dete hain",
    hindi: "लोग जो घर का राउटर लाकर ऑफ़िस के सॉकेट में लगा देते हैं",
  },
  "Students' films choke the hostel line, and the office blames you": {
    hinglish: "Students ki filmon se hostel ki line jaam, aur office aapko dosh deta hai",
    hindi: "विद्यार्थियों की फ़िल्मों से हॉस्टल की लाइन जाम, और ऑफ़िस आपको दोष देता है",
  },
  "Requests for blocked sites from important people": {
    hinglish: "Bade logon ki farmaish ki unke liye band site khol di jaye",
    hindi: "बड़े लोगों की फ़रमाइश कि उनके लिए बंद साइट खोल दी जाए",
  },
  "Open your home router's page with a parent, list every connected device, and change the Wi-Fi password to a strong one.": {
    hinglish:
      "Mata ya pita ke saath ghar ke router ka page kholiye, jude hue har device ki list banaiye, aur Wi-Fi ka password badalkar mazboot rakhiye.",
    hindi: "माता या पिता के साथ घर के राउटर का पेज खोलिए, जुड़े हुए हर डिवाइस की सूची बनाइए, और Wi-Fi का पासवर्ड बदलकर मज़बूत रखिए।",
  },
  "Budgets that cut the spare link first": {
    hinglish: "Budget ki kaat-chhaant, jo sabse pehle spare link hata deti hai",
    hindi: "बजट की काट-छाँट, जो सबसे पहले अतिरिक्त लिंक हटा देती है",
  },
  "Traffic that doubles in one year when you drew for five": {
    hinglish: "Design paanch saal ka banaya, traffic ek hi saal mein doguna",
    hindi: "डिज़ाइन पाँच साल का बनाया, ट्रैफ़िक एक ही साल में दोगुना",
  },
  "Old equipment your plan must still include": {
    hinglish: "Purane equipment, jinhe plan mein phir bhi rakhna padta hai",
    hindi: "पुराने उपकरण, जिन्हें प्लान में फिर भी रखना पड़ता है",
  },
  "On paper, connect ten villages with the least cable so that any one broken stretch leaves nobody cut off.": {
    hinglish: "Kaagaz par das gaon ko kam se kam cable se aise jodiye ki koi bhi ek hissa toote to koi gaon na kate.",
    hindi: "काग़ज़ पर दस गाँवों को कम से कम केबल से ऐसे जोड़िए कि कोई भी एक हिस्सा टूटे तो कोई गाँव न कटे।",
  },
  "Ladders, dust and false ceilings in summer": {
    hinglish: "Garmi mein seedhi, dhool aur false ceiling",
    hindi: "गर्मी में सीढ़ी, धूल और फ़ॉल्स सीलिंग",
  },
  "Faults found after hours of checking good cables": {
    hinglish: "Ghanton sahi cable jaanchne ke baad jaakar kharabi milna",
    hindi: "घंटों सही केबल जाँचने के बाद जाकर ख़राबी मिलना",
  },
  "Contractors' jobs that pay by the site": {
    hinglish: "Thekedaar ke kaam, jinmein paisa har site ke hisaab se milta hai",
    hindi: "ठेकेदार के काम, जिनमें पैसा हर साइट के हिसाब से मिलता है",
  },
  "Ask a cable or computer shop to let you watch a patch cord being crimped and tested, and draw the order of its eight wires.": {
    hinglish:
      "Kisi cable ya computer ki dukaan se kahiye ki patch cord crimp aur test hote dekhne dein, aur uske aath taaron ka kram banaiye.",
    hindi: "किसी केबल या कंप्यूटर की दुकान से कहिए कि पैच कॉर्ड को क्रिंप और टेस्ट होते देखने दें, और उसके आठ तारों का क्रम बनाइए।",
  },
  "A hundred towers gone red in one stormy night shift": {
    hinglish: "Toofani raat ki ek hi shift mein sau tower laal ho jaana",
    hindi: "तूफ़ानी रात की एक ही शिफ़्ट में सौ टावर लाल हो जाना",
  },
  "A fibre cut in the hills, and the crew's jeep out of diesel": {
    hinglish: "Pahaadon mein fibre kata, aur crew ki jeep mein diesel khatam",
    hindi: "पहाड़ों में फ़ाइबर कटा, और क्रू की जीप में डीज़ल ख़त्म",
  },
  "Few chances to touch the equipment itself": {
    hinglish: "Asli equipment ko haath lagane ka mauka kam milna",
    hindi: "असली उपकरण को हाथ लगाने का मौक़ा कम मिलना",
  },
  "Run ping to one website every evening for a week, note delay and losses in a table, and guess the busy hour.": {
    hinglish:
      "Ek hafte tak har shaam kisi ek website par ping chalaiye, deri aur khoye packet table mein likhiye, aur andaaza lagaiye ki sabse vyast ghanta kaun sa hai.",
    hindi: "एक हफ़्ते तक हर शाम किसी एक वेबसाइट पर ping चलाइए, देरी और खोए पैकेट टेबल में लिखिए, और अंदाज़ा लगाइए कि सबसे व्यस्त घंटा कौन सा है।",
  },
  "Glass, steel and crowds that spoil a good plan": {
    hinglish: "Kaanch, steel aur bheed, jo achhe plan ko bhi bigaad dete hain",
    hindi: "काँच, स्टील और भीड़, जो अच्छे प्लान को भी बिगाड़ देते हैं",
  },
  "Surveys that wait for closing time": {
    hinglish: "Survey, jiske liye jagah band hone ka intezaar karna padta hai",
    hindi: "सर्वे, जिसके लिए जगह बंद होने का इंतज़ार करना पड़ता है",
  },
  "Phones with weak antennas, complaints about your Wi-Fi": {
    hinglish: "Antenna phone ka kamzor, shikayat aapke Wi-Fi ki",
    hindi: "एंटीना फ़ोन का कमज़ोर, शिकायत आपके Wi-Fi की",
  },
  "With a free Wi-Fi analyser app, measure signal in each room at home and draw a heat map with the best router spot.": {
    hinglish:
      "Kisi free Wi-Fi analyser app se ghar ke har kamre mein signal naapiye aur heat map banaiye jismein router ki sabse achhi jagah dikhe.",
    hindi: "किसी मुफ़्त Wi-Fi analyser ऐप से घर के हर कमरे में सिग्नल नापिए और हीट मैप बनाइए जिसमें राउटर की सबसे अच्छी जगह दिखे।",
  },
  "Everyone hears your mistake at once": {
    hinglish: "Aapki galti sabko ek hi pal mein sunai deti hai",
    hindi: "आपकी ग़लती सबको एक ही पल में सुनाई देती है",
  },
  "Telecom rules that limit joining internet and phone networks": {
    hinglish: "Telecom ke niyam, jo internet aur phone network ko jodne par rok lagate hain",
    hindi: "टेलीकॉम के नियम, जो इंटरनेट और फ़ोन नेटवर्क को जोड़ने पर रोक लगाते हैं",
  },
  "Handsets of ten makers behaving in ten ways": {
    hinglish: "Das companiyon ke phone, jo das tarah se chalte hain",
    hindi: "दस कंपनियों के फ़ोन, जो दस तरह से चलते हैं",
  },
  "Make the same five-minute call over phone network and over an internet app, and write down delay, echo and missing words.": {
    hinglish:
      "Paanch minute ki ek hi call phone network par aur phir internet app par kijiye, aur deri, goonj aur chhoote hue shabd likhiye.",
    hindi: "पाँच मिनट की एक ही कॉल फ़ोन नेटवर्क पर और फिर इंटरनेट ऐप पर कीजिए, और देरी, गूँज और छूटे हुए शब्द लिखिए।",
  },
  "Landlords who refuse the one perfect roof": {
    hinglish: "Makaan maalik, jo usi ek sabse sahi chhat ke liye mana kar dete hain",
    hindi: "मकान मालिक, जो उसी एक सबसे सही छत के लिए मना कर देते हैं",
  },
  "Sales targets that demand coverage before towers exist": {
    hinglish: "Sales ke target, jo tower banne se pehle hi coverage maangte hain",
    hindi: "सेल्स के टारगेट, जो टावर बनने से पहले ही कवरेज माँगते हैं",
  },
  "A town that grew where your map still showed fields": {
    hinglish: "Shehar wahan badh gaya jahan aapke nakshe mein ab bhi khet the",
    hindi: "शहर वहाँ बढ़ गया जहाँ आपके नक़्शे में अब भी खेत थे",
  },
  "Map every mobile tower you can see within two kilometres of home, mark weak-signal spots, and propose one new site.": {
    hinglish:
      "Ghar se do kilometre ke andar dikhne wale har mobile tower ko nakshe par lagaiye, kamzor signal ki jagahein dikhaiye, aur ek nayi site sujhaiye.",
    hindi: "घर से दो किलोमीटर के अंदर दिखने वाले हर मोबाइल टावर को नक़्शे पर लगाइए, कमज़ोर सिग्नल की जगहें दिखाइए, और एक नई साइट सुझाइए।",
  },
  "Road diggers who cut the same route monthly": {
    hinglish: "Sadak khodne wale, jo har mahine wahi line kaat dete hain",
    hindi: "सड़क खोदने वाले, जो हर महीने वही लाइन काट देते हैं",
  },
  "Monsoon nights when the fibre ring breaks in two places": {
    hinglish: "Barsaat ki raatein, jab fibre ka ring do jagah se toot jaata hai",
    hindi: "बरसात की रातें, जब फ़ाइबर का रिंग दो जगह से टूट जाता है",
  },
  "Old joints in the fibre that swallow more light every year": {
    hinglish: "Fibre ke purane jod, jo har saal aur zyada roshni kha jaate hain",
    hindi: "फ़ाइबर के पुराने जोड़, जो हर साल और ज़्यादा रोशनी खा जाते हैं",
  },
  "Stand eight friends in a ring, whisper a sentence round both ways, then take one out, and see which way it still arrives and how whole.":
    {
      hinglish:
        "Aath doston ko ghere mein khada kijiye, ek vaakya kaan mein kehkar dono taraf ghumaiye, phir ek ko hataiye, aur dekhiye ki woh ab bhi kis taraf se aur kitna poora pahunchta hai.",
      hindi:
        "आठ दोस्तों को घेरे में खड़ा कीजिए, एक वाक्य कान में कहकर दोनों तरफ़ घुमाइए, फिर एक को हटाइए, और देखिए कि वह अब भी किस तरफ़ से और कितना पूरा पहुँचता है।",
    },
  "Remote sites reached on foot in rain": {
    hinglish: "Door ki site, jahan baarish mein paidal jaana padta hai",
    hindi: "दूर की साइट, जहाँ बारिश में पैदल जाना पड़ता है",
  },
  "Called out on Sundays when villagers lose signal": {
    hinglish: "Gaon walon ka signal jaye to Sunday ko bhi bulaava",
    hindi: "गाँव वालों का सिग्नल जाए तो रविवार को भी बुलावा",
  },
  "Batteries stolen from a site that you had just revived": {
    hinglish: "Jis site ko abhi-abhi chalu kiya, wahin se battery chori ho jaana",
    hindi: "जिस साइट को अभी-अभी चालू किया, वहीं से बैटरी चोरी हो जाना",
  },
  "From the road, count the antennas of one mobile tower by shape, find its cabinet, generator and cables, and draw it with labels.": {
    hinglish:
      "Sadak se hi kisi ek mobile tower ke antenna aakaar ke hisaab se giniye, uska cabinet, generator aur cable pehchaniye, aur naam likhkar chitra banaiye.",
    hindi: "सड़क से ही किसी एक मोबाइल टावर के एंटीना आकार के हिसाब से गिनिए, उसका कैबिनेट, जनरेटर और केबल पहचानिए, और नाम लिखकर चित्र बनाइए।",
  },
  "Twelve hours in a car in May heat": { hinglish: "May ki garmi mein barah ghante gaadi mein", hindi: "मई की गर्मी में बारह घंटे गाड़ी में" },
  "Routes driven again because one phone stopped logging": {
    hinglish: "Ek phone ka record rukte hi poore raaste par gaadi se dobara jaana",
    hindi: "एक फ़ोन का रिकॉर्ड रुकते ही पूरे रास्ते पर गाड़ी से दोबारा जाना",
  },
  "Police questions about laptops and cables in the car": {
    hinglish: "Gaadi mein laptop aur taar dekhkar police ki poochh-taachh",
    hindi: "गाड़ी में लैपटॉप और तार देखकर पुलिस की पूछताछ",
  },
  "As a passenger on one bus route, time how long one web page takes to open at every stop, twice, and plot the results on a map.": {
    hinglish:
      "Kisi ek bus route par sawaari bankar har stop par do baar dekhiye ki ek web page kitni der mein khulta hai, aur nateeje nakshe par lagaiye.",
    hindi: "किसी एक बस रूट पर सवारी बनकर हर स्टॉप पर दो बार देखिए कि एक वेब पेज कितनी देर में खुलता है, और नतीजे नक़्शे पर लगाइए।",
  },
  "Residents who fear towers and chase you off": {
    hinglish: "Aas-paas ke log, jo tower se darte hain aur aapko bhaga dete hain",
    hindi: "आस-पास के लोग, जो टावर से डरते हैं और आपको भगा देते हैं",
  },
  "Owners who change the rent overnight": {
    hinglish: "Maalik, jo raaton-raat kiraya badal dete hain",
    hindi: "मालिक, जो रातों-रात किराया बदल देते हैं",
  },
  "Measuring roofs that the planner then drops": {
    hinglish: "Chhatein naapna, jinhe planner baad mein chhod deta hai",
    hindi: "छतें नापना, जिन्हें प्लानर बाद में छोड़ देता है",
  },
  "From a safe open ground, use a phone compass to record what blocks the view every thirty degrees, and sketch it.": {
    hinglish:
      "Kisi surakshit khuli zameen se phone ke compass ki madad se har tees degree par likhiye ki nazar ke raaste mein kya aata hai, aur uska sketch banaiye.",
    hindi: "किसी सुरक्षित खुली ज़मीन से फ़ोन के कंपास की मदद से हर तीस डिग्री पर लिखिए कि नज़र के रास्ते में क्या आता है, और उसका स्केच बनाइए।",
  },
  "New buildings rise in your clear path": {
    hinglish: "Aapke signal ke khule raaste mein nayi imaaratein khadi ho jaana",
    hindi: "आपके सिग्नल के खुले रास्ते में नई इमारतें खड़ी हो जाना",
  },
  "Frequency charges and clearances that delay finished links": {
    hinglish: "Frequency ki fees aur manzoori, jinse taiyaar link bhi ruki rehti hai",
    hindi: "फ़्रीक्वेंसी की फ़ीस और मंज़ूरी, जिनसे तैयार लिंक भी रुकी रहती है",
  },
  "Fibre is replacing the easier routes": {
    hinglish: "Aasan raaston par ab microwave ki jagah fibre le raha hai",
    hindi: "आसान रास्तों पर अब माइक्रोवेव की जगह फ़ाइबर ले रहा है",
  },
  "With a friend at another ground-floor window, bounce torchlight between two hand mirrors at dusk and learn how exact the aim must be.": {
    hinglish:
      "Shaam dhale, ground floor ki doosri khidki par khade dost ke saath, haath ke do sheeshon se torch ki roshni ek doosre ki taraf lautaiye, aur dekhiye ki nishana kitna sateek chahiye.",
    hindi:
      "शाम ढले, ग्राउंड फ़्लोर की दूसरी खिड़की पर खड़े दोस्त के साथ, हाथ के दो शीशों से टॉर्च की रोशनी एक-दूसरे की तरफ़ लौटाइए, और देखिए कि निशाना कितना सटीक चाहिए।",
  },
  "Half-second delays no skill can remove": {
    hinglish: "Aadhe second ki deri, jo kisi hunar se nahi jaati",
    hindi: "आधे सेकंड की देरी, जो किसी हुनर से नहीं जाती",
  },
  "Postings at lonely earth stations": { hinglish: "Sunsaan earth station par posting", hindi: "सुनसान अर्थ स्टेशन पर पोस्टिंग" },
  "When the satellite itself fails, nobody can climb up and mend it": {
    hinglish: "Satellite hi kharab ho to use theek karne upar koi nahi ja sakta",
    hindi: "सैटेलाइट ही ख़राब हो तो उसे ठीक करने ऊपर कोई नहीं जा सकता",
  },
  "Find which way the dishes on your street point, measure their tilt with a paper protractor, and look up the satellite they face.": {
    hinglish:
      "Dekhiye ki aapki gali ke dish antenna kis taraf mude hain, kaagaz ke protractor se unka jhukaav naapiye, aur dhoondhiye ki woh kis satellite ki taraf hain.",
    hindi: "देखिए कि आपकी गली के डिश एंटीना किस तरफ़ मुड़े हैं, काग़ज़ के प्रोट्रैक्टर से उनका झुकाव नापिए, और ढूँढ़िए कि वे किस सैटेलाइट की तरफ़ हैं।",
  },
  "Bills made to be hard to read": {
    hinglish: "Bill, jo jaan-boojhkar uljhe hue banaye jaate hain",
    hindi: "बिल, जो जान-बूझकर उलझे हुए बनाए जाते हैं",
  },
  "Lines that no branch admits to using and none dares to give up": {
    hinglish: "Phone line, jinhe koi branch apna nahi maanti, par band karne ki himmat bhi nahi karti",
    hindi: "फ़ोन लाइनें, जिन्हें कोई ब्रांच अपना नहीं मानती, पर बंद करने की हिम्मत भी नहीं करती",
  },
  "A new tariff next month that undoes your whole comparison": {
    hinglish: "Agle mahine naya tariff, aur poori tulna bekaar",
    hindi: "अगले महीने नया टैरिफ़, और पूरी तुलना बेकार",
  },
  "Collect your family's last three phone and internet bills, compute cost per GB, and find a cheaper plan that truly fits.": {
    hinglish:
      "Parivaar ke pichhle teen phone aur internet bill ikattha kijiye, har GB ka kharch nikaliye, aur ek sasta plan dhoondhiye jo sach mein kaam ka ho.",
    hindi: "परिवार के पिछले तीन फ़ोन और इंटरनेट बिल इकट्ठा कीजिए, हर GB का ख़र्च निकालिए, और एक सस्ता प्लान ढूँढ़िए जो सच में काम का हो।",
  },
  "Tower companies whose diesel runs dry while customers curse you": {
    hinglish: "Tower company ka diesel khatam hota hai aur customer aapko koste hain",
    hindi: "टावर कंपनी का डीज़ल ख़त्म होता है और ग्राहक आपको कोसते हैं",
  },
  "The regulator counts your dropped calls, whoever cut the cable": {
    hinglish: "Cable koi bhi kaate, kati hui calls regulator aapke naam ginta hai",
    hindi: "केबल कोई भी काटे, कटी हुई कॉल रेगुलेटर आपके नाम गिनता है",
  },
  "Transfers between circles every few years": {
    hinglish: "Har kuch saal par ek circle se doosre circle mein tabaadla",
    hindi: "हर कुछ साल पर एक सर्कल से दूसरे सर्कल में तबादला",
  },
  "Organise who carries messages by which means if phones fail during your school's sports day, and rehearse it once.": {
    hinglish:
      "School ke sports day par phone band ho jaayein to kaun kiska sandesh kis tareeke se pahunchayega, yeh tay kijiye aur ek baar uska abhyaas karaiye.",
    hindi: "स्कूल के स्पोर्ट्स डे पर फ़ोन बंद हो जाएँ तो कौन किसका संदेश किस तरीक़े से पहुँचाएगा, यह तय कीजिए और एक बार उसका अभ्यास कराइए।",
  },
  "Old exchanges whose spares come from scrapped ones": {
    hinglish: "Purane exchange, jinke purze kabaad hue exchange se nikalte hain",
    hindi: "पुराने एक्सचेंज, जिनके पुर्ज़े कबाड़ हुए एक्सचेंज से निकलते हैं",
  },
  "A rack of burnt line cards after one thunderstorm": {
    hinglish: "Ek baar bijli kadki aur line card ka poora rack jal gaya",
    hindi: "एक बार बिजली कड़की और लाइन कार्ड का पूरा रैक जल गया",
  },
  "Landline work that shrinks each year": {
    hinglish: "Landline ka kaam, jo har saal ghatta ja raha hai",
    hindi: "लैंडलाइन का काम, जो हर साल घटता जा रहा है",
  },
  "Learn to use your school laboratory's multimeter: measure five used cells, a torch bulb and a broken wire, never the mains, and note which reading shows the fault.":
    {
      hinglish:
        "School lab ka multimeter chalana seekhiye: paanch purane cell, torch ka ek bulb aur ek toota taar naapiye, ghar ki bijli kabhi nahi, aur likhiye ki kis reading se kharabi dikhti hai.",
      hindi:
        "स्कूल लैब का मल्टीमीटर चलाना सीखिए: पाँच पुराने सेल, टॉर्च का एक बल्ब और एक टूटा तार नापिए, घर की बिजली कभी नहीं, और लिखिए कि किस रीडिंग से ख़राबी दिखती है।",
    },
  "Cabinets left unlabelled by the last man": {
    hinglish: "Cabinet, jinmein pichhle technician ne kisi taar par naam nahi likha",
    hindi: "कैबिनेट, जिनमें पिछले टेक्नीशियन ने किसी तार पर नाम नहीं लिखा",
  },
  "Room telephones to change one by one while the hotel stays full": {
    hinglish: "Bhare hue hotel mein kamron ke phone ek-ek karke badalna",
    hindi: "भरे हुए होटल में कमरों के फ़ोन एक-एक करके बदलना",
  },
  "Mobile phones replacing office extensions": {
    hinglish: "Office ke extension ki jagah mobile phone ka aa jaana",
    hindi: "ऑफ़िस के एक्सटेंशन की जगह मोबाइल फ़ोन का आ जाना",
  },
  "Make a working two-way cup-and-string line across rooms, then draw how twenty such rooms could share one switchboard.": {
    hinglish:
      "Do kamron ke beech cup aur dhaage ka aisa phone banaiye jo dono taraf kaam kare, phir chitra banaiye ki aise bees kamre ek switchboard se kaise jud sakte hain.",
    hindi: "दो कमरों के बीच कप और धागे का ऐसा फ़ोन बनाइए जो दोनों तरफ़ काम करे, फिर चित्र बनाइए कि ऐसे बीस कमरे एक स्विचबोर्ड से कैसे जुड़ सकते हैं।",
  },
  "Poles shared with power lines, so real danger": {
    hinglish: "Wahi khambe jin par bijli ke taar bhi hain, yaani asli khatra",
    hindi: "वही खंभे जिन पर बिजली के तार भी हैं, यानी असली ख़तरा",
  },
  "Roadside boxes full of rain, ants and other crews' loose joints": {
    hinglish: "Sadak kinaare ke box, jinmein paani, cheentiyan aur doosron ke dheele jod",
    hindi: "सड़क किनारे के बॉक्स, जिनमें पानी, चींटियाँ और दूसरों के ढीले जोड़",
  },
  "Copper theft that undoes last week's repair": {
    hinglish: "Taambe ki chori, jo pichhle hafte ki repair par paani pher deti hai",
    hindi: "ताँबे की चोरी, जो पिछले हफ़्ते की मरम्मत पर पानी फेर देती है",
  },
  "From the ground only, follow a telephone or cable line from one house to its junction box and draw each support and joint.": {
    hinglish:
      "Sirf zameen par rehkar ek ghar se junction box tak telephone ya cable ki line ko dekhte hue chaliye, aur har sahaara aur jod chitra mein banaiye.",
    hindi: "सिर्फ़ ज़मीन पर रहकर एक घर से जंक्शन बॉक्स तक टेलीफ़ोन या केबल की लाइन को देखते हुए चलिए, और हर सहारा और जोड़ चित्र में बनाइए।",
  },
  "Night calls to broken routes in rain": {
    hinglish: "Baarish mein tooti line ke liye raat ka bulaava",
    hindi: "बारिश में टूटी लाइन के लिए रात का बुलावा",
  },
  "Heavy drums, manholes and traffic a metre away": {
    hinglish: "Bhaari drum, manhole, aur ek metre door se guzarta traffic",
    hindi: "भारी ड्रम, मैनहोल, और एक मीटर दूर से गुज़रता ट्रैफ़िक",
  },
  "Route markers gone, so you dig three pits to find one cable": {
    hinglish: "Raaste ke nishan gaayab, to ek cable dhoondhne ko teen gaddhe khodna",
    hindi: "रास्ते के निशान ग़ायब, तो एक केबल ढूँढ़ने को तीन गड्ढे खोदना",
  },
  "Walk a kilometre on a main road's footpath noting every fibre marker and chamber, and mark where digging could do harm.": {
    hinglish:
      "Main road ke footpath par ek kilometre chaliye, fibre ka har nishan aur chamber likhiye, aur dikhaiye ki kahan khudai se nuksaan ho sakta hai.",
    hindi: "मुख्य सड़क के फ़ुटपाथ पर एक किलोमीटर चलिए, फ़ाइबर का हर निशान और चैंबर लिखिए, और दिखाइए कि कहाँ खुदाई से नुक़सान हो सकता है।",
  },
  "Glass splinters that you cannot see in skin": {
    hinglish: "Kaanch ke mahin tukde, jo chamdi mein ghusne par dikhte bhi nahi",
    hindi: "काँच के महीन टुकड़े, जो चमड़ी में घुसने पर दिखते भी नहीं",
  },
  "Kneeling for hours in a damp pit": {
    hinglish: "Seelan bhare gaddhe mein ghanton ghutnon ke bal baithna",
    hindi: "सीलन भरे गड्ढे में घंटों घुटनों के बल बैठना",
  },
  "Repeating a joint because of one speck of dust": {
    hinglish: "Dhool ke ek kan ki wajah se jod dobara karna",
    hindi: "धूल के एक कण की वजह से जोड़ दोबारा करना",
  },
  "In good light, thread ten needles with single hairs without a break, timing yourself, to test hand steadiness and patience.": {
    hinglish:
      "Achhi roshni mein das suiyon mein ek-ek baal piroiye, baal tootne na paaye, aur samay naapiye, taaki haath ki sthirta aur dhairya ki parakh ho.",
    hindi: "अच्छी रोशनी में दस सुइयों में एक-एक बाल पिरोइए, बाल टूटने न पाए, और समय नापिए, ताकि हाथ की स्थिरता और धैर्य की परख हो।",
  },
  "Ten homes promised in one day by the sales desk": {
    hinglish: "Sales wale ek hi din mein das gharon ka waada kar dete hain",
    hindi: "सेल्स वाले एक ही दिन में दस घरों का वादा कर देते हैं",
  },
  "Thick walls blamed on your work": { hinglish: "Deewarein moti, dosh aapke kaam ka", hindi: "दीवारें मोटी, दोष आपके काम का" },
  "Cable fixed today and bitten through by rats next month": {
    hinglish: "Aaj theek kiya cable, agle mahine choohon ne kutar diya",
    hindi: "आज ठीक किया केबल, अगले महीने चूहों ने कुतर दिया",
  },
  "Test internet speed at home beside the router, one room off and two rooms off, then move the router and compare.": {
    hinglish:
      "Ghar par internet ki speed router ke paas, ek kamra door aur do kamre door naapiye, phir router ki jagah badalkar tulna kijiye.",
    hindi: "घर पर इंटरनेट की स्पीड राउटर के बग़ल में, एक कमरा दूर और दो कमरे दूर नापिए, फिर राउटर की जगह बदलकर तुलना कीजिए।",
  },
  "Heat, wind and bees at the top": { hinglish: "Upar garmi, hawa aur madhumakkhiyan", hindi: "ऊपर गर्मी, हवा और मधुमक्खियाँ" },
  "A single slip can be the last": {
    hinglish: "Ek baar pair phisla to woh aakhiri baar ho sakta hai",
    hindi: "एक बार पैर फिसला तो वह आख़िरी बार हो सकता है",
  },
  "Thunder near, so down you come and climb again later": {
    hinglish: "Paas mein baadal garje to neeche utro, baad mein phir chadho",
    hindi: "पास में बादल गरजे तो नीचे उतरो, बाद में फिर चढ़ो",
  },
  "Hoist a filled bottle head-high over a branch by one rope, and keep it off the trunk with a second rope held from the side.": {
    hinglish:
      "Bhari hui ek bottle ko ped ki daali par se rassi daalkar sir ki oonchai tak uthaiye, aur side se pakdi doosri rassi se use tane se door rakhiye.",
    hindi: "भरी हुई एक बोतल को पेड़ की डाली पर से रस्सी डालकर सिर की ऊँचाई तक उठाइए, और बग़ल से पकड़ी दूसरी रस्सी से उसे तने से दूर रखिए।",
  },
  "Painters who bury your marked cables": {
    hinglish: "Painter, jo aapke nishan lagaye cable rang-putty mein daba dete hain",
    hindi: "पेंटर, जो आपके निशान लगाए केबल रंग-पुट्टी में दबा देते हैं",
  },
  "Bent backs under raised floors": { hinglish: "Uthe hue farsh ke neeche jhuki kamar", hindi: "उठे हुए फ़र्श के नीचे झुकी कमर" },
  "Weekend work while offices stand empty": {
    hinglish: "Weekend par kaam, jab office khaali hote hain",
    hindi: "वीकेंड पर काम, जब ऑफ़िस ख़ाली होते हैं",
  },
  "Draw your classroom to scale and plan a cable path to six desks, away from electric wires, counting metres and clips.": {
    hinglish:
      "Apni class ka naksha paimaane par banaiye aur chhe desk tak cable ka raasta tay kijiye, bijli ke taaron se door, metre aur clip ginte hue.",
    hindi: "अपनी क्लास का नक़्शा पैमाने पर बनाइए और छह डेस्क तक केबल का रास्ता तय कीजिए, बिजली के तारों से दूर, मीटर और क्लिप गिनते हुए।",
  },
  "Calls during every cricket final": {
    hinglish: "Cricket ke har final ke dauraan phone ki ghanti",
    hindi: "क्रिकेट के हर फ़ाइनल के दौरान फ़ोन की घंटी",
  },
  "Terraces and ladders in the rains": { hinglish: "Baarish mein chhat aur seedhi", hindi: "बारिश में छत और सीढ़ी" },
  "Customers leaving for streaming and DTH": {
    hinglish: "Customer, jo streaming aur DTH ki taraf ja rahe hain",
    hindi: "ग्राहक, जो स्ट्रीमिंग और DTH की तरफ़ जा रहे हैं",
  },
  "Ask a local cable operator to show you, from the ground, how one line splits among flats, and draw the tree.": {
    hinglish:
      "Kisi local cable operator se kahiye ki zameen se hi dikha dein ki ek line kai flat mein kaise bantti hai, aur uski shaakhayein chitra mein banaiye.",
    hindi: "किसी लोकल केबल ऑपरेटर से कहिए कि ज़मीन से ही दिखा दें कि एक लाइन कई फ़्लैट में कैसे बँटती है, और उसकी शाखाएँ चित्र में बनाइए।",
  },
  "Rooftops at noon with a drill and a bag": {
    hinglish: "Bhari dopahar mein drill aur bag lekar chhaton par",
    hindi: "भरी दोपहर में ड्रिल और बैग लेकर छतों पर",
  },
  "Pay by the job, thin weeks outside festivals": {
    hinglish: "Paisa har kaam ke hisaab se, aur tyohaaron ke siva kam kaam wale hafte",
    hindi: "पैसा हर काम के हिसाब से, और त्योहारों के सिवा कम काम वाले हफ़्ते",
  },
  "Blamed for channels the company removed": { hinglish: "Channel company ne hataye, dosh aap par", hindi: "चैनल कंपनी ने हटाए, दोष आप पर" },
  "Look up dish direction and tilt for your town on a satellite finder website, then compare with dishes seen from the ground.": {
    hinglish:
      "Kisi satellite finder website par apne shehar ke liye dish ki disha aur jhukaav dekhiye, phir zameen se dikhte dish antenna se milaan kijiye.",
    hindi: "किसी satellite finder वेबसाइट पर अपने शहर के लिए डिश की दिशा और झुकाव देखिए, फिर ज़मीन से दिखते डिश एंटीना से मिलान कीजिए।",
  },
  "Night watches in small posts with little company": {
    hinglish: "Chhoti chauki par raat ki duty, jahan mushkil se hi koi saathi hota hai",
    hindi: "छोटी चौकी पर रात की ड्यूटी, जहाँ मुश्किल से ही कोई साथी होता है",
  },
  "Words misheard can cost lives": { hinglish: "Galat sune gaye shabd se jaan ja sakti hai", hindi: "ग़लत सुने गए शब्द से जान जा सकती है" },
  "Vacancies that come in one large lot, then none for years": {
    hinglish: "Bharti jo ek baar bahut badi aati hai, phir barson tak nahi",
    hindi: "भर्ती जो एक बार बहुत बड़ी आती है, फिर बरसों तक नहीं",
  },
  "Learn the phonetic alphabet, Alfa to Zulu, then pass ten vehicle numbers by voice to a friend and count the mistakes.": {
    hinglish: "Alfa se Zulu tak phonetic alphabet seekhiye, phir das gaadiyon ke number bolkar dost ko bataiye aur galtiyan giniye.",
    hindi: "Alfa से Zulu तक phonetic alphabet सीखिए, फिर दस गाड़ियों के नंबर बोलकर दोस्त को बताइए और ग़लतियाँ गिनिए।",
  },
  "Shopkeepers who want cameras where privacy forbids": {
    hinglish: "Dukandar, jo wahan camera chahte hain jahan privacy ke chalte lag nahi sakta",
    hindi: "दुकानदार, जो वहाँ कैमरा चाहते हैं जहाँ प्राइवेसी के चलते लग नहीं सकता",
  },
  "Cheap sets that fail and bring you back unpaid": {
    hinglish: "Saste set, jo kharab hokar aapko bina paise dobara bulate hain",
    hindi: "सस्ते सेट, जो ख़राब होकर आपको बिना पैसे दोबारा बुलाते हैं",
  },
  "Drilling concrete overhead all morning": {
    hinglish: "Poori subah sir ke upar concrete mein drill karna",
    hindi: "पूरी सुबह सिर के ऊपर कंक्रीट में ड्रिल करना",
  },
  "Sketch your school gate area and place four imaginary cameras so that no corner is blind, checking with a phone's view.": {
    hinglish:
      "School ke gate ke aas-paas ka sketch banaiye aur chaar kaalpanik camere aise lagaiye ki koi kona chhoote nahi, phone ke camere se dekhkar jaanchiye.",
    hindi: "स्कूल के गेट के आस-पास का स्केच बनाइए और चार काल्पनिक कैमरे ऐसे लगाइए कि कोई कोना छूटे नहीं, फ़ोन के कैमरे से देखकर जाँचिए।",
  },
  "Doors hung crooked by others that your lock must fit": {
    hinglish: "Doosron ke tedhe lagaye darwaze, jin par aapka lock baithna chahiye",
    hindi: "दूसरों के टेढ़े लगाए दरवाज़े, जिन पर आपका लॉक बैठना चाहिए",
  },
  "Called in a hurry when a whole office stands outside its door": {
    hinglish: "Poora office apne darwaze ke bahar khada ho to turant bulaya jaana",
    hindi: "पूरा ऑफ़िस अपने दरवाज़े के बाहर खड़ा हो तो तुरंत बुलाया जाना",
  },
  "Night jobs, because the doors are in use all day": {
    hinglish: "Raat ka kaam, kyunki din bhar darwaze chalu rehte hain",
    hindi: "रात का काम, क्योंकि दिन भर दरवाज़े चालू रहते हैं",
  },
  "With the school's leave, count which of its doors need a key and who holds each, and draw a plan with cards in place of keys.": {
    hinglish:
      "School ki ijaazat se giniye ki kitne darwazon mein chaabi lagti hai aur har chaabi kiske paas hai, aur ek plan banaiye jismein chaabi ki jagah card ho.",
    hindi: "स्कूल की इजाज़त से गिनिए कि कितने दरवाज़ों में चाबी लगती है और हर चाबी किसके पास है, और एक प्लान बनाइए जिसमें चाबी की जगह कार्ड हो।",
  },
  "Staff who share one password on a note under the keyboard": {
    hinglish: "Poora staff ek hi password chalata hai, jo keyboard ke neeche parchi par likha hai",
    hindi: "पूरा स्टाफ़ एक ही पासवर्ड चलाता है, जो कीबोर्ड के नीचे पर्ची पर लिखा है",
  },
  "Long questionnaires from every client": { hinglish: "Har client ki lambi prashnavali bharna", hindi: "हर क्लाइंट की लंबी प्रश्नावली भरना" },
  "Being called paranoid until something leaks": {
    hinglish: "Jab tak kuch leak na ho, log aapko vahmi kehte hain",
    hindi: "जब तक कुछ लीक न हो, लोग आपको वहमी कहते हैं",
  },
  "Check the family's email addresses on Have I Been Pwned, then change reused passwords together and switch on two-step login.": {
    hinglish:
      "Parivaar ke email address Have I Been Pwned par jaanchiye, phir jo password kai jagah chal rahe hain unhe saath baithkar badliye aur two-step login chalu kijiye.",
    hindi: "परिवार के ईमेल पते Have I Been Pwned पर जाँचिए, फिर जो पासवर्ड कई जगह चल रहे हैं उन्हें साथ बैठकर बदलिए और two-step login चालू कीजिए।",
  },
  "An alert you closed as harmless, found months later to be the break-in": {
    hinglish: "Jo alert aapne maamooli kehkar band kiya, mahinon baad wahi ghuspaith nikla",
    hindi: "जो अलर्ट आपने मामूली कहकर बंद किया, महीनों बाद वही घुसपैठ निकला",
  },
  "Thousands of false alarms for each true one": {
    hinglish: "Har ek sachche alarm par hazaaron jhoothe",
    hindi: "हर एक सच्चे अलार्म पर हज़ारों झूठे",
  },
  "Juniors follow the same written steps (playbook) night after night": {
    hinglish: "Juniors ka raat-dar-raat wahi likhe hue steps (playbook) dohrana",
    hindi: "जूनियर का रात-दर-रात वही लिखे हुए क़दम (playbook) दोहराना",
  },
  "Play beginner forensics puzzles in picoCTF, which costs nothing, and write for three of them which clue gave it away.": {
    hinglish:
      "Muft chalne wale picoCTF mein beginner forensics puzzles suljhaiye, aur unmein se teen ke liye likhiye ki kis suraag se raaz khula.",
    hindi: "मुफ़्त चलने वाले picoCTF में शुरुआती forensics पहेलियाँ सुलझाइए, और उनमें से तीन के लिए लिखिए कि किस सुराग़ से राज़ खुला।",
  },
  "Your controls are blamed for every slowness": {
    hinglish: "Kuch bhi dheema chale, dosh aapke lagaye suraksha upaayon ka",
    hindi: "कुछ भी धीमा चले, दोष आपके लगाए सुरक्षा उपायों का",
  },
  "Old machines that cannot be protected, nor replaced": {
    hinglish: "Purani machine, jinhe na bachaya ja sakta hai, na badla",
    hindi: "पुरानी मशीनें, जिन्हें न बचाया जा सकता है, न बदला",
  },
  "Tools from twelve sellers that barely speak together": {
    hinglish: "Barah companiyon ke tool, jo aapas mein mushkil se judte hain",
    hindi: "बारह कंपनियों के टूल, जो आपस में मुश्किल से जुड़ते हैं",
  },
  "With your family's leave, harden one home computer: updates, firewall, separate accounts, screen lock; list what each step stops and what it does not.":
    {
      hinglish:
        "Parivaar ki ijaazat se ghar ka ek computer surakshit kijiye: update, firewall, alag-alag account, screen lock; phir likhiye ki har step kya rokta hai aur kya nahi.",
      hindi:
        "परिवार की इजाज़त से घर का एक कंप्यूटर सुरक्षित कीजिए: अपडेट, फ़ायरवॉल, अलग-अलग अकाउंट, स्क्रीन लॉक; फिर लिखिए कि हर क़दम क्या रोकता है और क्या नहीं।",
    },
  "A banking app drawn whole before anyone asks where its keys lie": {
    hinglish: "Banking app ka poora design ban jaata hai, tab koi poochta hai ki uski key kahan rahegi",
    hindi: "बैंकिंग ऐप का पूरा डिज़ाइन बन जाता है, तब कोई पूछता है कि उसकी key कहाँ रहेगी",
  },
  "Paper standards that projects quietly skip": {
    hinglish: "Kaagazi niyam, jinhe project chupchap chhod dete hain",
    hindi: "काग़ज़ी नियम, जिन्हें प्रोजेक्ट चुपचाप छोड़ देते हैं",
  },
  "One forgotten link that lets an intruder round the whole design": {
    hinglish: "Ek bhoola hua link, jisse ghuspaithiya poore design ko chakma de deta hai",
    hindi: "एक भूला हुआ लिंक, जिससे घुसपैठिया पूरे डिज़ाइन को चकमा दे देता है",
  },
  "With the free tool OWASP Threat Dragon, diagram your school's fee payment and mark five points where someone could cheat.": {
    hinglish:
      "Free tool OWASP Threat Dragon mein apne school ki fees jama karne ka diagram banaiye aur paanch jagah nishan lagaiye jahan koi dhokha kar sakta hai.",
    hindi: "मुफ़्त टूल OWASP Threat Dragon में अपने स्कूल की फ़ीस जमा करने का डायग्राम बनाइए और पाँच जगह निशान लगाइए जहाँ कोई धोखा कर सकता है।",
  },
  "The report takes longer than the break-in": {
    hinglish: "Ghusne se zyada samay uski report likhne mein lagta hai",
    hindi: "घुसने से ज़्यादा समय उसकी रिपोर्ट लिखने में लगता है",
  },
  "Clients who test only for a certificate and fix nothing": {
    hinglish: "Client, jo sirf certificate ke liye test karate hain aur theek kuch nahi karte",
    hindi: "क्लाइंट, जो सिर्फ़ सर्टिफ़िकेट के लिए टेस्ट कराते हैं और ठीक कुछ नहीं करते",
  },
  "Strict limits just where it grows interesting": {
    hinglish: "Jahan maza aane lage, wahin sakht seema",
    hindi: "जहाँ मज़ा आने लगे, वहीं सख़्त सीमा",
  },
  "Solve the first free labs of PortSwigger's Web Security Academy, and never try the tricks on a site without written permission.": {
    hinglish:
      "PortSwigger ki Web Security Academy ke pehle free labs kijiye, aur likhit ijaazat ke bina yeh tarkeebein kisi site par kabhi mat aazmaiye.",
    hindi: "PortSwigger की Web Security Academy के पहले मुफ़्त लैब कीजिए, और लिखित इजाज़त के बिना ये तरकीबें किसी साइट पर कभी मत आज़माइए।",
  },
  "Months may pass with no reward": {
    hinglish: "Mahinon tak koi inaam na mile, yeh bhi ho sakta hai",
    hindi: "महीनों तक कोई इनाम न मिले, यह भी हो सकता है",
  },
  "Duplicate: someone reported it an hour earlier": {
    hinglish: "Duplicate: kisi ne ek ghanta pehle hi bata diya tha",
    hindi: "Duplicate: किसी ने एक घंटा पहले ही बता दिया था",
  },
  "Foreign income, taxes and no sick leave": {
    hinglish: "Videshi kamai, tax, aur beemari ki chhutti nahi",
    hindi: "विदेशी कमाई, टैक्स, और बीमारी की छुट्टी नहीं",
  },
  "Read five published reports on HackerOne's Hacktivity page and retell one in plain words, step by step, to a friend.": {
    hinglish:
      "HackerOne ke Hacktivity page par chhapi paanch reports padhiye aur ek ko aasaan shabdon mein, step by step, kisi dost ko samjhaiye.",
    hindi: "HackerOne के Hacktivity पेज पर छपी पाँच रिपोर्टें पढ़िए और एक को आसान शब्दों में, क़दम-दर-क़दम, किसी दोस्त को समझाइए।",
  },
  "Cruel pictures on a stranger's phone, looked at one by one": {
    hinglish: "Kisi ajnabi ke phone par kroorta ki tasveerein ek-ek karke dekhna",
    hindi: "किसी अजनबी के फ़ोन पर क्रूरता की तस्वीरें एक-एक करके देखना",
  },
  "Backlogs of devices reaching back two years": {
    hinglish: "Jaanch ke liye do saal se pade device ka dher",
    hindi: "जाँच के लिए दो साल से पड़े डिवाइस का ढेर",
  },
  "One broken seal can spoil a whole case": {
    hinglish: "Ek tooti seal poore case ko bigaad sakti hai",
    hindi: "एक टूटी सील पूरे केस को बिगाड़ सकती है",
  },
  "Install Autopsy, a free forensic program, delete a few photos from an old pen drive, and see which it brings back.": {
    hinglish:
      "Forensic ka free program Autopsy install kijiye, ek purani pen drive se kuch photos delete kijiye, aur dekhiye ki woh kaun si wapas laata hai.",
    hindi: "फ़ोरेंसिक का मुफ़्त प्रोग्राम Autopsy इंस्टॉल कीजिए, एक पुरानी पेन ड्राइव से कुछ तस्वीरें डिलीट कीजिए, और देखिए कि वह कौन सी वापस लाता है।",
  },
  "Days spent peeling layers only to find junk": {
    hinglish: "Kai din parat par parat kholna, aur andar sirf kachra milna",
    hindi: "कई दिन परत पर परत खोलना, और अंदर सिर्फ़ कचरा मिलना",
  },
  "Criminals who wrap each new copy differently": {
    hinglish: "Apradhi, jo har nayi copy ko naye tareeke se lapet dete hain",
    hindi: "अपराधी, जो हर नई कॉपी को नए तरीक़े से लपेट देते हैं",
  },
  "Viruses that notice the sealed machine and refuse to show anything": {
    hinglish: "Virus, jo bhaanp lete hain ki unhe sabse alag rakhi machine mein chalaya ja raha hai, aur kuch nahi dikhate",
    hindi: "वायरस, जो भाँप लेते हैं कि उन्हें सबसे अलग रखी मशीन में चलाया जा रहा है, और कुछ नहीं दिखाते",
  },
  "Load a harmless program of your own into Ghidra, a free tool that shows a program's inside, and find your message text.": {
    hinglish:
      "Apna banaya koi seedha-saada program Ghidra mein kholiye, jo program ke andar ka haal dikhane wala free tool hai, aur usmein apne message ka text dhoondhiye.",
    hindi: "अपना बनाया कोई सीधा-सादा प्रोग्राम Ghidra में खोलिए, जो प्रोग्राम के अंदर का हाल दिखाने वाला मुफ़्त टूल है, और उसमें अपने मैसेज का टेक्स्ट ढूँढ़िए।",
  },
  "Reading criminals' boasts all week": { hinglish: "Poore hafte apradhiyon ki sheikhi padhna", hindi: "पूरे हफ़्ते अपराधियों की शेख़ी पढ़ना" },
  "Stolen passwords for sale that prove to be last year's theft": {
    hinglish: "Bikte hue chori ke password, jo pichhle saal ki chori ke nikalte hain",
    hindi: "बिकते हुए चोरी के पासवर्ड, जो पिछले साल की चोरी के निकलते हैं",
  },
  "Proof of who did it is rarely complete": {
    hinglish: "Kisne kiya, iska poora saboot kam hi milta hai",
    hindi: "किसने किया, इसका पूरा सबूत कम ही मिलता है",
  },
  "Choose one group on the public MITRE ATT&CK website and write a page on whom it attacks, how, and which sign shows.": {
    hinglish:
      "MITRE ki public website attack.mitre.org par ek group chuniye aur ek page likhiye ki woh kis par hamla karta hai, kaise, aur kis nishan se pata chalta hai.",
    hindi:
      "MITRE की सार्वजनिक वेबसाइट attack.mitre.org पर एक ग्रुप चुनिए और एक पेज लिखिए कि वह किस पर हमला करता है, कैसे, और किस निशान से पता चलता है।",
  },
  "Lists that grow faster than anyone repairs": {
    hinglish: "Kamiyon ki list, jo theek hone se tez badhti hai",
    hindi: "कमियों की सूची, जो ठीक होने से तेज़ बढ़ती है",
  },
  "Owners who swear the scanner is wrong": {
    hinglish: "Machine ke zimmedar log, jo kasam khaate hain ki scanner galat hai",
    hindi: "मशीन के ज़िम्मेदार लोग, जो क़सम खाते हैं कि स्कैनर ग़लत है",
  },
  "Chasing people instead of attackers": {
    hinglish: "Hamlavaron ke bajay apne hi logon ke peeche bhaagna",
    hindi: "हमलावरों के बजाय अपने ही लोगों के पीछे भागना",
  },
  "Read one recent CERT-In advisory, look up its CVE number on the free NVD site for its danger score, and check whether your devices need the update.":
    {
      hinglish:
        "CERT-In ki ek taaza advisory padhiye, free NVD site par uske CVE number se khatre ka score dekhiye, aur jaanchiye ki aapke device ko woh update chahiye ya nahi.",
      hindi:
        "CERT-In की एक ताज़ा advisory पढ़िए, मुफ़्त NVD साइट पर उसके CVE नंबर से ख़तरे का स्कोर देखिए, और जाँचिए कि आपके डिवाइस को वह अपडेट चाहिए या नहीं।",
    },
  "Leave cancelled the moment a client is breached": {
    hinglish: "Kisi client ke yahan sendh lagte hi chhutti radd",
    hindi: "किसी क्लाइंट के यहाँ सेंध लगते ही छुट्टी रद्द",
  },
  "Frightened managers who want answers you lack": {
    hinglish: "Ghabraye manager, jo aise jawab maangte hain jo aapke paas nahi",
    hindi: "घबराए मैनेजर, जो ऐसे जवाब माँगते हैं जो आपके पास नहीं",
  },
  "Deciding what to unplug while sales are lost": {
    hinglish: "Bikri doob rahi ho, tab tay karna ki kya-kya band kiya jaye",
    hindi: "बिक्री डूब रही हो, तब तय करना कि क्या-क्या बंद किया जाए",
  },
  "Open a sample capture file in the free program Wireshark and work out who spoke to whom.": {
    hinglish: "Free program Wireshark mein koi sample capture file kholiye aur pata lagaiye ki kisne kisse baat ki.",
    hindi: "मुफ़्त प्रोग्राम Wireshark में कोई सैंपल capture फ़ाइल खोलिए और पता लगाइए कि किसने किससे बात की।",
  },
  "A wrong rule locks out the office, yourself included": {
    hinglish: "Ek galat rule poore office ko bahar kar deta hai, aapko bhi",
    hindi: "एक ग़लत रूल पूरे ऑफ़िस को बाहर कर देता है, आपको भी",
  },
  "Inherited rule lists nobody understands": {
    hinglish: "Doosron se mili rules ki lambi list, jo kisi ki samajh mein nahi aati",
    hindi: "दूसरों से मिली रूल्स की लंबी सूची, जो किसी की समझ में नहीं आती",
  },
  "Firewall changes that must wait for the dead of night": {
    hinglish: "Firewall ke badlaav, jinke liye aadhi raat ka intezaar karna padta hai",
    hindi: "फ़ायरवॉल के बदलाव, जिनके लिए आधी रात का इंतज़ार करना पड़ता है",
  },
  "In Cisco's free Packet Tracer, write an access list that lets teachers reach a server and keeps students out, then test both.": {
    hinglish:
      "Cisco ke free Packet Tracer mein aisi access list likhiye jo teachers ko server tak jaane de aur students ko roke, phir dono ko test kijiye.",
    hindi: "Cisco के मुफ़्त Packet Tracer में ऐसी access list लिखिए जो शिक्षकों को सर्वर तक जाने दे और विद्यार्थियों को रोके, फिर दोनों को टेस्ट कीजिए।",
  },
  "New cloud services appear before their dangers are known": {
    hinglish: "Nayi cloud service unke khatre samajh aane se pehle hi aa jaati hain",
    hindi: "नई क्लाउड सर्विस उनके ख़तरे समझ आने से पहले ही आ जाती हैं",
  },
  "Developers who create accounts out of sight": {
    hinglish: "Developer, jo bina bataye account bana lete hain",
    hindi: "डेवलपर, जो बिना बताए अकाउंट बना लेते हैं",
  },
  "Endless automatic findings, most of them trivial": {
    hinglish: "Machine se nikli chetavniyan jo khatam hi nahi hoti, aur zyadatar maamooli",
    hindi: "मशीन से निकली चेतावनियाँ जो ख़त्म ही नहीं होतीं, और ज़्यादातर मामूली",
  },
  "List every app connected to one Google account, what each may read, and remove those you no longer use.": {
    hinglish:
      "Ek Google account se jude har app ki list banaiye, likhiye ki kaun kya padh sakta hai, aur jo ab kaam ke nahi unhe hata dijiye.",
    hindi: "एक Google अकाउंट से जुड़े हर ऐप की सूची बनाइए, लिखिए कि कौन क्या पढ़ सकता है, और जो अब काम के नहीं उन्हें हटा दीजिए।",
  },
  "Releases that go out over your objection": {
    hinglish: "Release, jo aapke mana karne par bhi kar di jaati hai",
    hindi: "रिलीज़, जो आपके मना करने पर भी कर दी जाती है",
  },
  "Scanners that raise ten false alarms a page": {
    hinglish: "Scanner, jo har page par das jhoothi chetavni dete hain",
    hindi: "स्कैनर, जो हर पेज पर दस झूठी चेतावनियाँ देते हैं",
  },
  "The same unsafe search box copied into each new app": {
    hinglish: "Wahi asurakshit search box, jo har naye app mein copy ho jaata hai",
    hindi: "वही असुरक्षित सर्च बॉक्स, जो हर नए ऐप में कॉपी हो जाता है",
  },
  "Run OWASP Juice Shop, a deliberately weak practice shop, on your own computer and solve its one-star challenges.": {
    hinglish:
      "OWASP Juice Shop, jo abhyaas ke liye jaan-boojhkar kamzor banayi gayi dukaan hai, apne computer par chalaiye aur uske one-star challenge poore kijiye.",
    hindi: "OWASP Juice Shop, जो अभ्यास के लिए जान-बूझकर कमज़ोर बनाई गई दुकान है, अपने कंप्यूटर पर चलाइए और उसके one-star challenge पूरे कीजिए।",
  },
  "Costly devices destroyed in testing": {
    hinglish: "Mehnge device jo testing mein barbaad ho jaate hain",
    hindi: "महँगे डिवाइस जो टेस्टिंग में बरबाद हो जाते हैं",
  },
  "Makers who ship first and ask later": {
    hinglish: "Companiyan, jo pehle maal bhejti hain aur baad mein poochti hain",
    hindi: "कंपनियाँ, जो पहले माल भेजती हैं और बाद में पूछती हैं",
  },
  "Products in the field for fifteen years, unpatchable": {
    hinglish: "Pandrah saal tak istemaal mein rehne wale product, jinmein sudhaar daala nahi ja sakta",
    hindi: "पंद्रह साल तक इस्तेमाल में रहने वाले प्रोडक्ट, जिनमें सुधार डाला नहीं जा सकता",
  },
  "Play the opening levels of Microcorruption, a free browser game in which you debug an electronic lock's code.": {
    hinglish:
      "Microcorruption ke shuruaati level kheliye, yeh browser ka free game hai jismein ek electronic lock ke code mein khami dhoondhni hoti hai.",
    hindi: "Microcorruption के शुरुआती लेवल खेलिए, यह ब्राउज़र का मुफ़्त गेम है जिसमें एक इलेक्ट्रॉनिक ताले के कोड में ख़ामी ढूँढ़नी होती है।",
  },
  "Managers who approve lists without reading": {
    hinglish: "Manager, jo list bina padhe manzoor kar dete hain",
    hindi: "मैनेजर, जो सूची बिना पढ़े मंज़ूर कर देते हैं",
  },
  "A clerk who still holds the logins of his last three posts": {
    hinglish: "Clerk, jiske paas pichhli teen posts ke login ab bhi hain",
    hindi: "क्लर्क, जिसके पास पिछले तीन पदों के लॉगिन अब भी हैं",
  },
  "The same lists of rights to go through every three months": {
    hinglish: "Access ki wahi list har teen mahine par dobara jaanchna",
    hindi: "एक्सेस की वही सूचियाँ हर तीन महीने पर दोबारा जाँचना",
  },
  "Draw a table of your school club's files against its members, and mark who should read, change or not see each.": {
    hinglish:
      "School ke club ki files aur uske members ki ek table banaiye, aur nishan lagaiye ki har file kaun padhe, kaun badle aur kaun dekhe hi nahi.",
    hindi: "स्कूल के क्लब की फ़ाइलों और उसके सदस्यों की एक टेबल बनाइए, और निशान लगाइए कि हर फ़ाइल कौन पढ़े, कौन बदले और कौन देखे ही नहीं।",
  },
  "Years on a proof that one line may destroy": {
    hinglish: "Barson ek proof par lagana, jise ek hi line gira sakti hai",
    hindi: "बरसों एक प्रमाण पर लगाना, जिसे एक ही लाइन गिरा सकती है",
  },
  "A cipher that nobody may trust until rivals have attacked it for years": {
    hinglish: "Cipher, jis par tab tak koi bharosa nahi karta jab tak doosre barson hamla karke na dekh lein",
    hindi: "सिफ़र, जिस पर तब तक कोई भरोसा नहीं करता जब तक दूसरे बरसों हमला करके न देख लें",
  },
  "Programmers who misuse a sound design": {
    hinglish: "Programmer, jo sahi design ka galat istemaal karte hain",
    hindi: "प्रोग्रामर, जो सही डिज़ाइन का ग़लत इस्तेमाल करते हैं",
  },
  "Work through the early puzzles of CryptoHack, a free site, then encrypt a message by RSA with two small primes on paper.": {
    hinglish:
      "Free site CryptoHack ki shuruaati puzzles kijiye, phir do chhote prime number lekar kaagaz par RSA se ek message ko gupt banaiye.",
    hindi: "मुफ़्त साइट CryptoHack की शुरुआती पहेलियाँ कीजिए, फिर दो छोटी अभाज्य संख्याएँ लेकर काग़ज़ पर RSA से एक संदेश को गुप्त बनाइए।",
  },
  "A broken code that you may never tell anyone you broke": {
    hinglish: "Toda hua code, jiske baare mein kisi ko kabhi bata nahi sakte",
    hindi: "तोड़ा हुआ कोड, जिसके बारे में किसी को कभी बता नहीं सकते",
  },
  "Most attacks lead nowhere": { hinglish: "Zyadatar koshishein kahin nahi pahunchati", hindi: "ज़्यादातर कोशिशें कहीं नहीं पहुँचातीं" },
  "Few employers: defence laboratories, agencies and some universities": {
    hinglish: "Naukri dene wale kam: defence laboratory, agency aur kuch university",
    hindi: "नौकरी देने वाले कम: रक्षा प्रयोगशालाएँ, एजेंसियाँ और कुछ विश्वविद्यालय",
  },
  "Have a friend write two hundred words in a secret letter-swap alphabet and break it by counting letters and guessing short words.": {
    hinglish:
      "Kisi dost se kahiye ki akshar badalkar banayi gupt lipi mein do sau shabd likhe, aur akshar ginkar aur chhote shabdon ka andaaza lagakar use todiye.",
    hindi: "किसी दोस्त से कहिए कि अक्षर बदलकर बनाई गुप्त लिपि में दो सौ शब्द लिखे, और अक्षर गिनकर और छोटे शब्दों का अंदाज़ा लगाकर उसे तोड़िए।",
  },
  "Thousands of staff, any of whom may click the fatal link": {
    hinglish: "Hazaaron ka staff, jinmein koi bhi us ghaatak link par click kar sakta hai",
    hindi: "हज़ारों का स्टाफ़, जिनमें कोई भी उस घातक लिंक पर क्लिक कर सकता है",
  },
  "Ringing the chairman on Diwali night about locked servers": {
    hinglish: "Diwali ki raat chairman ko phone karke server lock hone ki khabar dena",
    hindi: "दिवाली की रात चेयरमैन को फ़ोन करके सर्वर लॉक होने की ख़बर देना",
  },
  "Breaches end careers even when you warned": {
    hinglish: "Aapne chetaya ho, tab bhi data leak se career khatam ho jaata hai",
    hindi: "आपने चेताया हो, तब भी डेटा लीक से करियर ख़त्म हो जाता है",
  },
  "Read news of one Indian data breach and write the ten-line statement you would give customers: honest, calm and useful.": {
    hinglish:
      "India mein hue kisi ek data leak ki khabar padhiye aur das line ka woh bayaan likhiye jo customers ko diya jaye: imaandaar, shaant aur kaam ka.",
    hindi: "भारत में हुए किसी एक डेटा लीक की ख़बर पढ़िए और दस लाइन का वह बयान लिखिए जो ग्राहकों को दिया जाए: ईमानदार, शांत और काम का।",
  },
  "Departments that want a blocked site by noon, audit or no audit": {
    hinglish: "Department, jinhe band site dopahar tak khuli chahiye, audit ho ya na ho",
    hindi: "विभाग, जिन्हें बंद साइट दोपहर तक खुली चाहिए, ऑडिट हो या न हो",
  },
  "Staff who fall for the same fake mail each year": {
    hinglish: "Staff, jo har saal usi nakli mail ke jhaanse mein aa jaate hain",
    hindi: "स्टाफ़, जो हर साल उसी नक़ली मेल के झाँसे में आ जाते हैं",
  },
  "Months of audit papers and little hunting of real attackers": {
    hinglish: "Mahinon audit ke kaagaz, aur asli hamlavaron ki talaash bahut kam",
    hindi: "महीनों ऑडिट के काग़ज़, और असली हमलावरों की तलाश बहुत कम",
  },
  "On a Cyber Jaagrookta Diwas, the first Wednesday of a month, run a ten-minute class quiz on scams and record which fooled most.": {
    hinglish:
      "Cyber Jaagrookta Diwas par, yaani mahine ke pehle Wednesday ko, class mein online thagi par das minute ka quiz karaiye aur likhiye ki kis thagi mein sabse zyada log phanse.",
    hindi:
      "साइबर जागरूकता दिवस पर, यानी महीने के पहले बुधवार को, क्लास में ऑनलाइन ठगी पर दस मिनट का क्विज़ कराइए और लिखिए कि किस ठगी में सबसे ज़्यादा लोग फँसे।",
  },
  "Old passwords still in use a year after your report": {
    hinglish: "Aapki report ke ek saal baad bhi wahi purane password",
    hindi: "आपकी रिपोर्ट के एक साल बाद भी वही पुराने पासवर्ड",
  },
  "Clients who ask you to soften the finding that their directors will read": {
    hinglish: "Client, jo kehte hain ki director jo kami padhenge use thoda naram karke likhiye",
    hindi: "क्लाइंट, जो कहते हैं कि डायरेक्टर जो कमी पढ़ेंगे उसे थोड़ा नरम करके लिखिए",
  },
  "Being an outsider whom the IT staff resent": {
    hinglish: "Bahar ka insaan hona, jisse IT staff chidhta hai",
    hindi: "बाहर का इंसान होना, जिससे IT स्टाफ़ चिढ़ता है",
  },
  "Interview a local shopkeeper about passwords, backups and payment apps, then give three cheap suggestions on one page.": {
    hinglish: "Kisi local dukandar se password, backup aur payment app ke baare mein poochiye, phir ek page par teen saste sujhaav dijiye.",
    hindi: "किसी लोकल दुकानदार से पासवर्ड, बैकअप और पेमेंट ऐप के बारे में पूछिए, फिर एक पेज पर तीन सस्ते सुझाव दीजिए।",
  },
  "Losses in rupees guessed from the few breaches made public": {
    hinglish: "Rupaye mein nuksaan ka andaaza un gine-chune data leak se, jo saamne aaye",
    hindi: "रुपये में नुक़सान का अंदाज़ा उन गिने-चुने डेटा लीक से, जो सामने आए",
  },
  "Leaders who accept every risk to save money": {
    hinglish: "Bade adhikari, jo paise bachane ko har khatra maan lete hain",
    hindi: "बड़े अधिकारी, जो पैसे बचाने को हर ख़तरा मंज़ूर कर लेते हैं",
  },
  "Registers updated only before the auditor comes": {
    hinglish: "Register, jo sirf auditor ke aane se pehle bhare jaate hain",
    hindi: "रजिस्टर, जो सिर्फ़ ऑडिटर के आने से पहले भरे जाते हैं",
  },
  "List ten things that could go wrong with your phone, give each a chance and a rupee loss, and rank them.": {
    hinglish:
      "Aapke phone mein jo das gadbadiyan ho sakti hain unki list banaiye, likhiye ki har ek ki sambhavna kitni hai aur usse kitne rupaye ka nuksaan hoga, aur unhe kram mein lagaiye.",
    hindi:
      "आपके फ़ोन में जो दस गड़बड़ियाँ हो सकती हैं उनकी सूची बनाइए, लिखिए कि हर एक की संभावना कितनी है और उससे कितने रुपये का नुक़सान होगा, और उन्हें क्रम में लगाइए।",
  },
  "Old logins deleted the night before your visit": {
    hinglish: "Purane login, jo aapke aane se ek raat pehle hataye jaate hain",
    hindi: "पुराने लॉगिन, जो आपके आने से एक रात पहले हटाए जाते हैं",
  },
  "Evidence promised daily and never sent": {
    hinglish: "Saboot, jiska waada roz hota hai par aata kabhi nahi",
    hindi: "सबूत, जिसका वादा रोज़ होता है पर आता कभी नहीं",
  },
  "Being met as a spy by the very people whose screens you must see": {
    hinglish: "Jinki screen dekhna zaroori hai, wahi aapko jaasoos samajhte hain",
    hindi: "जिनकी स्क्रीन देखना ज़रूरी है, वही आपको जासूस समझते हैं",
  },
  "With your family's leave, sample ten of its online accounts, check by a list who can open each and how it is locked, and report fairly.":
    {
      hinglish:
        "Parivaar ki ijaazat se uske das online account chuniye, ek list se jaanchiye ki har ek kaun khol sakta hai aur us par kaisa lock hai, aur nishpaksh report dijiye.",
      hindi:
        "परिवार की इजाज़त से उसके दस ऑनलाइन अकाउंट चुनिए, एक सूची से जाँचिए कि हर एक कौन खोल सकता है और उस पर कैसा लॉक है, और निष्पक्ष रिपोर्ट दीजिए।",
    },
  "Spreadsheets of controls without end": {
    hinglish: "Suraksha niyamon ki spreadsheet, jo khatam hi nahi hoti",
    hindi: "सुरक्षा नियमों की स्प्रेडशीट, जो ख़त्म ही नहीं होतीं",
  },
  "Rules from three regulators that overlap and clash": {
    hinglish: "Teen regulator ke niyam, jo kahin ek jaise hain aur kahin takraate hain",
    hindi: "तीन रेगुलेटर के नियम, जो कहीं एक जैसे हैं और कहीं टकराते हैं",
  },
  "Screenshots out of date before the assessor opens them": {
    hinglish: "Screenshot, jo assessor ke kholne se pehle hi purane ho jaate hain",
    hindi: "स्क्रीनशॉट, जो जाँच करने वाले के खोलने से पहले ही पुराने हो जाते हैं",
  },
  "Take ten rules of your school's computer room, ask to see proof that each is kept, and tabulate which have none.": {
    hinglish:
      "School ke computer room ke das niyam lijiye, har niyam maane jaane ka saboot dikhane ko kahiye, aur table banaiye ki kinka koi saboot nahi.",
    hindi: "स्कूल के कंप्यूटर रूम के दस नियम लीजिए, हर नियम माने जाने का सबूत दिखाने को कहिए, और टेबल बनाइए कि किनका कोई सबूत नहीं।",
  },
  "One lapsed certificate, and customers meet a red warning page": {
    hinglish: "Ek certificate ki taareekh nikli, aur customer ke saamne laal chetavni wala page",
    hindi: "एक सर्टिफ़िकेट की तारीख़ निकली, और ग्राहक के सामने लाल चेतावनी वाला पेज",
  },
  "Staff who lose tokens again and again": { hinglish: "Staff, jo baar-baar token kho dete hain", hindi: "स्टाफ़, जो बार-बार टोकन खो देते हैं" },
  "Renewals and access slips all day, hardly ever a real attack": {
    hinglish: "Din bhar renewal aur access ki parchiyan, asli hamla shaayad hi kabhi",
    hindi: "दिन भर रिन्यूअल और एक्सेस की पर्चियाँ, असली हमला शायद ही कभी",
  },
  "From the browser's address bar, open the security certificates of ten websites your family uses, and note who issued them and when they expire.":
    {
      hinglish:
        "Browser ke address bar se un das websites ke security certificate kholiye jo aapka parivaar chalata hai, aur likhiye ki woh kisne diye aur kab tak chalenge.",
      hindi: "ब्राउज़र के ऐड्रेस बार से उन दस वेबसाइट के सिक्योरिटी सर्टिफ़िकेट खोलिए जो आपका परिवार चलाता है, और लिखिए कि वे किसने दिए और कब तक चलेंगे।",
    },
  "Hated when a release halts for a false finding": {
    hinglish: "Jhoothi chetavni se release ruke to sabka gussa aap par",
    hindi: "झूठी चेतावनी से रिलीज़ रुके तो सबका ग़ुस्सा आप पर",
  },
  "A password that lives on in the code's old versions after it is removed": {
    hinglish: "Password, jo hata dene ke baad bhi code ke purane version mein bana rehta hai",
    hindi: "पासवर्ड, जो हटा देने के बाद भी कोड के पुराने वर्शनों में बना रहता है",
  },
  "Emergency patches whenever a popular library breaks": {
    hinglish: "Kisi mashhoor library mein kami nikle to emergency mein sudhaar",
    hindi: "किसी मशहूर लाइब्रेरी में कमी निकले तो इमरजेंसी में सुधार",
  },
  "Put a small project that lists an old version of a library on GitHub, switch on the free Dependabot alerts, and read what one warning asks.":
    {
      hinglish:
        "GitHub par ek chhota project daaliye jismein kisi library ka purana version likha ho, free Dependabot alerts chalu kijiye, aur padhiye ki ek chetavni kya karne ko kehti hai.",
      hindi:
        "GitHub पर एक छोटा प्रोजेक्ट डालिए जिसमें किसी लाइब्रेरी का पुराना वर्शन लिखा हो, मुफ़्त Dependabot alerts चालू कीजिए, और पढ़िए कि एक चेतावनी क्या करने को कहती है।",
    },
  "Developers who say it works on their machine": {
    hinglish: "Developer, jo kehte hain ki unki machine par to chal raha hai",
    hindi: "डेवलपर, जो कहते हैं कि उनकी मशीन पर तो चल रहा है",
  },
  "Time for checking shrinks when coding runs late": {
    hinglish: "Coding mein der ho to jaanch ka samay kam ho jaata hai",
    hindi: "कोडिंग में देर हो तो जाँच का समय कम हो जाता है",
  },
  "The same screens clicked through every fortnight": {
    hinglish: "Har do hafte par wahi screen click karte jaana",
    hindi: "हर दो हफ़्ते पर वही स्क्रीन क्लिक करते जाना",
  },
  "On Swag Labs (saucedemo.com), a pretend shop made for testers, sign in as problem_user and write five clear fault reports with exact steps.":
    {
      hinglish:
        "Swag Labs (saucedemo.com) par, jo testers ke liye bani nakli dukaan hai, problem_user naam se sign in kijiye aur kharabiyon ki paanch saaf reports likhiye, theek-theek steps ke saath.",
      hindi:
        "Swag Labs (saucedemo.com) पर, जो टेस्टरों के लिए बनी नक़ली दुकान है, problem_user नाम से लॉग इन कीजिए और ख़राबियों की पाँच साफ़ रिपोर्टें लिखिए, ठीक-ठीक क़दमों के साथ।",
    },
  "Tests that fail at random and cost trust": {
    hinglish: "Test, jo bina wajah kabhi-kabhi fail hokar bharosa ghatate hain",
    hindi: "टेस्ट, जो बिना वजह कभी-कभी फ़ेल होकर भरोसा घटाते हैं",
  },
  "Treated as half a developer, half a tester": {
    hinglish: "Log aapko aadha developer, aadha tester maante hain",
    hindi: "लोग आपको आधा डेवलपर, आधा टेस्टर मानते हैं",
  },
  "Every redesign breaks a month's scripts": {
    hinglish: "Har naya design mahine bhar ki script bekaar kar deta hai",
    hindi: "हर नया डिज़ाइन महीने भर की स्क्रिप्ट बेकार कर देता है",
  },
  "In the Recorder panel of Chrome's built-in developer tools, record yourself searching a library site, and replay the recording ten times.":
    {
      hinglish:
        "Chrome ke apne developer tools ke Recorder panel mein kisi library ki site par apni search record kijiye, aur woh recording das baar chalaiye.",
      hindi: "Chrome के अपने developer tools के Recorder panel में किसी लाइब्रेरी की साइट पर अपनी खोज रिकॉर्ड कीजिए, और वह रिकॉर्डिंग दस बार चलाइए।",
    },
  "Checkpoint meetings held in the corridor, in two minutes": {
    hinglish: "Jaanch ki meeting, jo galiyare mein do minute mein nipta di jaati hai",
    hindi: "जाँच की मीटिंग, जो गलियारे में दो मिनट में निपटा दी जाती है",
  },
  "Counts that teams learn to make look good": {
    hinglish: "Aankde, jinhe team achha dikhana seekh leti hain",
    hindi: "आँकड़े, जिन्हें टीमें अच्छा दिखाना सीख लेती हैं",
  },
  "Reviews signed on paper once the code was written": {
    hinglish: "Review, jis par code likhe jaane ke baad kaagaz par dastakhat hote hain",
    hindi: "रिव्यू, जिस पर कोड लिखे जाने के बाद काग़ज़ पर दस्तख़त होते हैं",
  },
  "Mark every doubtful word in your school's rules for one event, ask three people what each means, and rewrite it.": {
    hinglish:
      "School ke kisi ek karyakram ke niyamon mein har aspasht shabd par nishan lagaiye, teen logon se poochiye ki har ek ka matlab kya hai, aur unhe dobara likhiye.",
    hindi: "स्कूल के किसी एक कार्यक्रम के नियमों में हर अस्पष्ट शब्द पर निशान लगाइए, तीन लोगों से पूछिए कि हर एक का मतलब क्या है, और उन्हें दोबारा लिखिए।",
  },
  "Test servers weaker than the true ones": {
    hinglish: "Test ke server, jo asli server se kamzor hote hain",
    hindi: "टेस्ट के सर्वर, जो असली सर्वर से कमज़ोर होते हैं",
  },
  "Results wanted overnight for a launch already announced": {
    hinglish: "Launch ka ailaan ho chuka, nateeje raat bhar mein chahiye",
    hindi: "लॉन्च का ऐलान हो चुका, नतीजे रात भर में चाहिए",
  },
  "Loads run at night so that no user suffers": {
    hinglish: "Load raat ko chalana, taaki kisi user ko pareshani na ho",
    hindi: "लोड रात को चलाना, ताकि किसी यूज़र को परेशानी न हो",
  },
  "Start a tiny web server on your own computer and load only that with Apache JMeter, doubling users until replies slow down.": {
    hinglish:
      "Apne computer par ek chhota web server chalaiye aur Apache JMeter se sirf usi par load daaliye, jab tak jawab dheeme na ho jaayein tab tak user doguna karte jaiye.",
    hindi: "अपने कंप्यूटर पर एक छोटा वेब सर्वर चलाइए और Apache JMeter से सिर्फ़ उसी पर लोड डालिए, जब तक जवाब धीमे न हो जाएँ तब तक यूज़र दोगुने करते जाइए।",
  },
  "Waiting for five partners' systems to be ready together": {
    hinglish: "Paanch partner ke system ek saath taiyaar hon, iska intezaar",
    hindi: "पाँच पार्टनर के सिस्टम एक साथ तैयार हों, इसका इंतज़ार",
  },
  "A one-time password that reaches you after the test has ended": {
    hinglish: "OTP, jo test khatam hone ke baad pahunchta hai",
    hindi: "OTP, जो टेस्ट ख़त्म होने के बाद पहुँचता है",
  },
  "Test data that expires mid-way": {
    hinglish: "Test ka data, jo beech mein hi bekaar ho jaata hai",
    hindi: "टेस्ट का डेटा, जो बीच में ही बेकार हो जाता है",
  },
  "With the no-cost plan of Postman, call the practice service JSONPlaceholder, ask also for items that do not exist, and note each reply code.":
    {
      hinglish:
        "Postman ke muft plan se practice service JSONPlaceholder ko call kijiye, aisi cheezein bhi maangiye jo usmein hain hi nahi, aur har jawab ka code likhiye.",
      hindi:
        "Postman के मुफ़्त प्लान से अभ्यास वाली सर्विस JSONPlaceholder को कॉल कीजिए, ऐसी चीज़ें भी माँगिए जो उसमें हैं ही नहीं, और हर जवाब का कोड लिखिए।",
    },
  "Queries that run an hour to find one wrong row": {
    hinglish: "Ek galat row dhoondhne ko ghanta bhar chalne wali query",
    hindi: "एक ग़लत पंक्ति ढूँढ़ने को घंटा भर चलने वाली क्वेरी",
  },
  "True records that privacy rules do not let you see": {
    hinglish: "Asli record, jo privacy ke niyam aapko dekhne nahi dete",
    hindi: "असली रिकॉर्ड, जो प्राइवेसी के नियम आपको देखने नहीं देते",
  },
  "Rules kept only in the head of one developer": {
    hinglish: "Niyam, jo bas ek developer ke dimaag mein hain",
    hindi: "नियम, जो बस एक डेवलपर के दिमाग़ में हैं",
  },
  "Copy a season's cricket scores from a newspaper to a sheet, then write five formulas that would catch a missing, doubled or wrong entry.":
    {
      hinglish:
        "Akhbaar se ek season ke cricket score sheet mein utariye, phir paanch formula likhiye jo chhooti, dohri ya galat entry ko pakad lein.",
      hindi: "अख़बार से एक सीज़न के क्रिकेट स्कोर शीट में उतारिए, फिर पाँच फ़ॉर्मूले लिखिए जो छूटी, दोहरी या ग़लत एंट्री को पकड़ लें।",
    },
  "A page on which every link is read out as click here": {
    hinglish: "Page, jismein har link par bas itna sunai deta hai ki yahan click karein",
    hindi: "पेज, जिसमें हर लिंक पर बस इतना सुनाई देता है कि यहाँ क्लिक करें",
  },
  "Fixes postponed as affecting only a few people": {
    hinglish: "Sudhaar, jo yeh kehkar taal diye jaate hain ki thode hi log prabhavit hain",
    hindi: "सुधार, जो यह कहकर टाल दिए जाते हैं कि थोड़े ही लोग प्रभावित हैं",
  },
  "Guidelines read in ten ways by ten lawyers": {
    hinglish: "Guidelines, jinhe das vakeel das tarah se padhte hain",
    hindi: "गाइडलाइन, जिन्हें दस वकील दस तरह से पढ़ते हैं",
  },
  "Turn on TalkBack on an Android phone, shut your eyes, open a message and send a reply; note each place you got lost.": {
    hinglish:
      "Android phone par TalkBack chalu kijiye, aankhein band karke ek message kholiye aur jawab bhejiye; jahan-jahan aage ka raasta na mile woh likhiye.",
    hindi: "Android फ़ोन पर TalkBack चालू कीजिए, आँखें बंद करके एक मैसेज खोलिए और जवाब भेजिए; जहाँ-जहाँ आगे का रास्ता न मिले वह लिखिए।",
  },
  "A yes at noon, and by evening each seat booked twice": {
    hinglish: "Dopahar ko aapne haan kahi, aur shaam tak har seat do baar book",
    hindi: "दोपहर को आपने हाँ कही, और शाम तक हर सीट दो बार बुक",
  },
  "A fault that no test could show, since only customers' own data brings it out": {
    hinglish: "Kharabi, jo koi test nahi dikha sakta, kyunki woh sirf customers ke apne data se saamne aati hai",
    hindi: "ख़राबी, जो कोई टेस्ट नहीं दिखा सकता, क्योंकि वह सिर्फ़ ग्राहकों के अपने डेटा से सामने आती है",
  },
  "Pressure from above to close defects on paper": {
    hinglish: "Upar se dabaav ki kamiyan kaagaz par band kar di jaayein",
    hindi: "ऊपर से दबाव कि कमियाँ काग़ज़ पर बंद कर दी जाएँ",
  },
  "Run the trial of a class quiz or game before an event: share out checks among friends and decide whether it is ready.": {
    hinglish:
      "Kisi event se pehle class quiz ya game ka trial karaiye: doston mein jaanch ke kaam baantiye aur tay kijiye ki woh taiyaar hai ya nahi.",
    hindi: "किसी कार्यक्रम से पहले क्लास क्विज़ या गेम का ट्रायल कराइए: दोस्तों में जाँच के काम बाँटिए और तय कीजिए कि वह तैयार है या नहीं।",
  },
  "Faults that vanish when the probe is attached": {
    hinglish: "Kharabi, jo probe lagate hi gaayab ho jaati hai",
    hindi: "ख़राबी, जो प्रोब लगाते ही ग़ायब हो जाती है",
  },
  "Boards that arrive late while dates stay": {
    hinglish: "Board der se aate hain, par taareekh wahi rehti hai",
    hindi: "बोर्ड देर से आते हैं, पर तारीख़ वही रहती है",
  },
  "Hardware errors that software is asked to hide": {
    hinglish: "Hardware ki galti, jise software se chhipane ko kaha jaata hai",
    hindi: "हार्डवेयर की ग़लती, जिसे सॉफ़्टवेयर से छिपाने को कहा जाता है",
  },
  "In the browser simulator Wokwi, blink a light, add a button and read a sensor on a virtual Arduino, without buying anything.": {
    hinglish:
      "Browser ke simulator Wokwi mein, kuch kharide bina, virtual Arduino par ek light blink karaiye, ek button jodiye aur ek sensor ki reading lijiye.",
    hindi: "ब्राउज़र के सिम्युलेटर Wokwi में, कुछ ख़रीदे बिना, वर्चुअल Arduino पर एक लाइट ब्लिंक कराइए, एक बटन जोड़िए और एक सेंसर की रीडिंग लीजिए।",
  },
  "A wrong chip choice haunts the product for years": {
    hinglish: "Galat chuni chip barson us product ka peecha nahi chhodti",
    hindi: "ग़लत चुनी चिप बरसों उस प्रोडक्ट का पीछा नहीं छोड़ती",
  },
  "Parts discontinued half-way through": {
    hinglish: "Purze, jo project ke beech mein banna band ho jaate hain",
    hindi: "पुर्ज़े, जो प्रोजेक्ट के बीच में बनना बंद हो जाते हैं",
  },
  "Marketing adds features after power is budgeted": {
    hinglish: "Power ka hisaab lag chuka, tab marketing naye feature jodti hai",
    hindi: "पावर का हिसाब लग चुका, तब मार्केटिंग नए फ़ीचर जोड़ती है",
  },
  "Plan a battery doorbell on paper: list parts, look up each current in its data sheet, and compute how long two cells last.": {
    hinglish:
      "Kaagaz par battery wali doorbell ka plan banaiye: purzon ki list, data sheet se har ek ka current, aur hisaab ki do cell kitne din chalenge.",
    hindi: "काग़ज़ पर बैटरी वाली डोरबेल का प्लान बनाइए: पुर्ज़ों की सूची, data sheet से हर एक का करंट, और हिसाब कि दो सेल कितने दिन चलेंगे।",
  },
  "One bad update turns customers' devices into bricks": {
    hinglish: "Ek kharab update customers ke device ko eent jaisa bekaar bana deta hai",
    hindi: "एक ख़राब अपडेट ग्राहकों के डिवाइस को ईंट जैसा बेकार बना देता है",
  },
  "Lists of a chip's faults longer than its manual": {
    hinglish: "Chip ki kamiyon ki list, jo uske manual se bhi lambi hoti hai",
    hindi: "चिप की कमियों की सूची, जो उसके मैनुअल से भी लंबी होती है",
  },
  "Weeks lost over one wrong timing number in a chip's settings": {
    hinglish: "Chip ki settings mein timing ka ek galat number, aur hafte barbaad",
    hindi: "चिप की सेटिंग में टाइमिंग का एक ग़लत नंबर, और हफ़्ते बरबाद",
  },
  "In Wokwi, a free browser simulator, make a virtual ESP32 board print its version and blink a code at each start, then release version two.":
    {
      hinglish:
        "Browser ke free simulator Wokwi mein aisa virtual ESP32 board banaiye jo har baar chalu hone par apna version likhe aur light se ek code blink kare, phir uska doosra version nikaliye.",
      hindi:
        "ब्राउज़र के मुफ़्त सिम्युलेटर Wokwi में ऐसा वर्चुअल ESP32 बोर्ड बनाइए जो हर बार चालू होने पर अपना वर्शन लिखे और लाइट से एक कोड ब्लिंक करे, फिर उसका दूसरा वर्शन निकालिए।",
    },
  "A driver that works on your board and fails on the customer's": {
    hinglish: "Driver, jo aapke board par chalta hai aur customer ke board par nahi",
    hindi: "ड्राइवर, जो आपके बोर्ड पर चलता है और ग्राहक के बोर्ड पर नहीं",
  },
  "Documents that say one thing while the chip does another": {
    hinglish: "Documents kuch kehte hain aur chip kuch aur karti hai",
    hindi: "दस्तावेज़ कुछ कहते हैं और चिप कुछ और करती है",
  },
  "A camera whose inner signals its maker keeps secret": {
    hinglish: "Camera, jiske andar ke signal company chhipa kar rakhti hai",
    hindi: "कैमरा, जिसके अंदर के सिग्नल कंपनी छिपाकर रखती है",
  },
  "In a throw-away virtual Linux, compile and load the classic hello-world kernel module, and find its greeting in the system log.": {
    hinglish:
      "Kisi kaam-chalau virtual Linux mein, jo bigde to koi nuksaan na ho, hello-world wala kernel module compile karke load kijiye aur system log mein uska message dhoondhiye.",
    hindi:
      "किसी कामचलाऊ वर्चुअल Linux में, जो बिगड़े तो कोई नुक़सान न हो, hello-world वाला kernel module कंपाइल करके लोड कीजिए और सिस्टम लॉग में उसका संदेश ढूँढ़िए।",
  },
  "Builds that take hours to say no": {
    hinglish: "Build, jo ghanton chalkar aakhir mein fail ho jaata hai",
    hindi: "बिल्ड, जो घंटों चलकर आख़िर में फ़ेल हो जाता है",
  },
  "Simulation passes, the board does not": { hinglish: "Simulation mein sab theek, board par nahi", hindi: "सिमुलेशन में सब ठीक, बोर्ड पर नहीं" },
  "Tools that cost more than a car": { hinglish: "Software, jo ek car se bhi mehnge hain", hindi: "सॉफ़्टवेयर, जो एक कार से भी महँगे हैं" },
  "Solve the opening Verilog exercises on HDLBits, which runs in any browser, up to building your own adder.": {
    hinglish: "HDLBits par, jo kisi bhi browser mein chalta hai, Verilog ke shuruaati abhyaas kijiye, apna adder banane tak.",
    hindi: "HDLBits पर, जो किसी भी ब्राउज़र में चलता है, Verilog के शुरुआती अभ्यास कीजिए, अपना adder बनाने तक।",
  },
  "Sensors in fields meet mud, rats and dead networks": {
    hinglish: "Kheton mein sensor ka saamna keechad, choohon aur thap network se",
    hindi: "खेतों में सेंसर का सामना कीचड़, चूहों और ठप नेटवर्क से",
  },
  "Trial projects that are applauded, then never bought": {
    hinglish: "Trial project, jin par taaliyan bajti hain, par kharidta koi nahi",
    hindi: "ट्रायल प्रोजेक्ट, जिन पर तालियाँ बजती हैं, पर ख़रीदता कोई नहीं",
  },
  "One person must know circuits, radio and programming": {
    hinglish: "Ek hi insaan ko circuit, radio aur programming, teeno aane chahiye",
    hindi: "एक ही इंसान को सर्किट, रेडियो और प्रोग्रामिंग, तीनों आने चाहिए",
  },
  "In Tinkercad Circuits, free in a browser, wire a virtual Arduino to its soil moisture sensor and light a lamp when the pot is dry.": {
    hinglish:
      "Browser mein free Tinkercad Circuits mein virtual Arduino ko uske mitti ki nami wale sensor se jodiye aur gamla sookhne par ek light jalaiye.",
    hindi: "ब्राउज़र में मुफ़्त Tinkercad Circuits में वर्चुअल Arduino को उसके मिट्टी की नमी वाले सेंसर से जोड़िए और गमला सूखने पर एक लाइट जलाइए।",
  },
  "Weeks at a far-off plant whenever a new line must start": {
    hinglish: "Nayi line chalu karni ho to hafton kisi door ke plant mein",
    hindi: "नई लाइन चालू करनी हो तो हफ़्तों किसी दूर के प्लांट में",
  },
  "Owners shouting beside a stopped machine": {
    hinglish: "Ruki hui machine ke paas khade chillate maalik",
    hindi: "रुकी हुई मशीन के पास खड़े चिल्लाते मालिक",
  },
  "Untidy wiring left by the previous contractor": {
    hinglish: "Pichhle thekedaar ki chhodi hui uljhi wiring",
    hindi: "पिछले ठेकेदार की छोड़ी हुई उलझी वायरिंग",
  },
  "Install OpenPLC Editor, which is free, and draw ladder rungs for a two-button start and stop of a water pump.": {
    hinglish:
      "Free OpenPLC Editor install kijiye aur paani ke pump ko do button se chalu aur band karne ke liye ladder diagram ke rung banaiye.",
    hindi: "मुफ़्त OpenPLC Editor इंस्टॉल कीजिए और पानी के पंप को दो बटन से चालू और बंद करने के लिए ladder diagram के rung बनाइए।",
  },
  "Live plants leave no room to experiment": {
    hinglish: "Chalta plant, jismein aazmaish ki koi gunjaish nahi",
    hindi: "चलता प्लांट, जिसमें आज़माइश की कोई गुंजाइश नहीं",
  },
  "Control rooms that keep software from another decade": {
    hinglish: "Control room, jinmein beete zamaane ka software chala aa raha hai",
    hindi: "कंट्रोल रूम, जिनमें बीते ज़माने का सॉफ़्टवेयर चला आ रहा है",
  },
  "Called at any hour if screens go grey": {
    hinglish: "Screen grey padi to kisi bhi waqt bulaava",
    hindi: "स्क्रीन ग्रे पड़ी तो किसी भी वक़्त बुलावा",
  },
  "Design one phone-sized screen for your building's water tanks: what to show, which two alarms to sound, who may switch the pump.": {
    hinglish:
      "Apni building ki paani ki tankiyon ke liye phone jitni ek screen banaiye: kya dikhe, kaun se do alarm bajein, pump kaun chala sake.",
    hindi: "अपनी बिल्डिंग की पानी की टंकियों के लिए फ़ोन जितनी एक स्क्रीन बनाइए: क्या दिखे, कौन से दो अलार्म बजें, पंप कौन चला सके।",
  },
  "Paths tried at night, in the few minutes when the line stands still": {
    hinglish: "Raat ko robot ke raaste aazmana, jab line kuch minute ke liye rukti hai",
    hindi: "रात को रोबोट के रास्ते आज़माना, जब लाइन कुछ मिनट के लिए रुकती है",
  },
  "A wrong move can wreck a costly arm": {
    hinglish: "Ek galat harkat mehnga robot arm tod sakti hai",
    hindi: "एक ग़लत हरकत महँगा रोबोट आर्म तोड़ सकती है",
  },
  "Cells fenced, loud and hot with welding": {
    hinglish: "Ghere mein band jagah, shor aur welding ki garmi",
    hindi: "घेरे में बंद जगह, शोर और वेल्डिंग की गर्मी",
  },
  "Guide a blindfolded friend's arm to stack three cups using only fixed commands with centimetres and degrees, then reuse the list.": {
    hinglish:
      "Aankhon par patti baandhe dost ke haath ko teen cup ek ke upar ek rakhne ke liye chalaiye, sirf centimetre aur degree wale tay command se, phir wahi list dobara kaam mein laiye.",
    hindi:
      "आँखों पर पट्टी बाँधे दोस्त के हाथ को तीन कप एक के ऊपर एक रखने के लिए चलाइए, सिर्फ़ सेंटीमीटर और डिग्री वाले तय कमांड से, फिर वही सूची दोबारा काम में लाइए।",
  },
  "Standards that demand ten papers for one line": {
    hinglish: "Standard, jo code ki ek line ke liye das kaagaz maangte hain",
    hindi: "स्टैंडर्ड, जो कोड की एक लाइन के लिए दस काग़ज़ माँगते हैं",
  },
  "Calls with German car makers after a day on an Indian test track": {
    hinglish: "Din bhar Indian test track par, phir German car companiyon ke saath call",
    hindi: "दिन भर भारत के टेस्ट ट्रैक पर, फिर जर्मन कार कंपनियों के साथ कॉल",
  },
  "Recalls that point back to your function": {
    hinglish: "Gaadiyan wapas bulayi jaayein aur ungli aapke hi function par uthe",
    hindi: "गाड़ियाँ वापस बुलाई जाएँ और उँगली आपके ही फ़ंक्शन पर उठे",
  },
  "Watch an electric scooter start, warn and stop, list each state it can be in, and draw which event moves it onward.": {
    hinglish:
      "Kisi electric scooter ko chalu hote, chetavni dete aur rukte dekhiye, uski har haalat likhiye, aur chitra mein dikhaiye ki kis ghatna se agli haalat aati hai.",
    hindi: "किसी इलेक्ट्रिक स्कूटर को चालू होते, चेतावनी देते और रुकते देखिए, उसकी हर हालत लिखिए, और चित्र में दिखाइए कि किस घटना से अगली हालत आती है।",
  },
  "Brands whose gadgets will not speak to each other": {
    hinglish: "Alag-alag brand ke gadget, jo aapas mein baat hi nahi karte",
    hindi: "अलग-अलग ब्रांड के गैजेट, जो आपस में बात ही नहीं करते",
  },
  "Wealthy clients who call on Sunday over one lamp": {
    hinglish: "Ameer client, jo ek lamp ke liye Sunday ko phone karte hain",
    hindi: "अमीर क्लाइंट, जो एक लैंप के लिए रविवार को फ़ोन करते हैं",
  },
  "Electricians who ignore the plan": {
    hinglish: "Electrician, jo plan ko andekha kar dete hain",
    hindi: "इलेक्ट्रीशियन, जो प्लान को अनदेखा कर देते हैं",
  },
  "Walk through your home at night, list every switch touched and why, and plan three automatic scenes that would save power.": {
    hinglish:
      "Raat ko ghar mein ghoomiye, jo-jo switch chhua gaya aur kyon, uski list banaiye, aur bijli bachane wale teen automatic scene sochiye.",
    hindi: "रात को घर में घूमिए, जो-जो स्विच छुआ गया और क्यों, उसकी सूची बनाइए, और बिजली बचाने वाले तीन automatic scene सोचिए।",
  },
  "Metal and water ruin every neat theory": {
    hinglish: "Metal aur paani har achhi theory bigaad dete hain",
    hindi: "धातु और पानी हर अच्छी थ्योरी बिगाड़ देते हैं",
  },
  "Counts of 99 per cent that customers call failure": {
    hinglish: "99 percent ki ginti, jise customer nakaami kehte hain",
    hindi: "99 प्रतिशत की गिनती, जिसे ग्राहक नाकामी कहते हैं",
  },
  "Nights at a toll plaza to test in traffic": {
    hinglish: "Traffic mein test karne ko toll plaza par raatein",
    hindi: "ट्रैफ़िक में टेस्ट करने को टोल प्लाज़ा पर रातें",
  },
  "If a phone with NFC is at hand, read a metro card at growing distances, then through paper, water and foil, and tabulate.": {
    hinglish:
      "NFC wala phone paas ho to metro card ko badhti doori se padhiye, phir kaagaz, paani aur foil ke aar-paar se, aur nateeje table mein likhiye.",
    hindi: "NFC वाला फ़ोन मिल सके तो मेट्रो कार्ड को बढ़ती दूरी से पढ़िए, फिर काग़ज़, पानी और फ़ॉइल के आर-पार से, और नतीजे टेबल में लिखिए।",
  },
  "Months for one decibel of gain": {
    hinglish: "Ek decibel ke fayde ke liye mahinon ki mehnat",
    hindi: "एक डेसिबल के फ़ायदे के लिए महीनों की मेहनत",
  },
  "Hard theory that colleagues cannot check": {
    hinglish: "Mushkil theory, jise saathi jaanch nahi paate",
    hindi: "मुश्किल थ्योरी, जिसे साथी जाँच नहीं पाते",
  },
  "Real streets noisier than any laboratory file": {
    hinglish: "Asli sadak ka shor lab ki kisi bhi file se zyada",
    hindi: "असली सड़क का शोर लैब की किसी भी फ़ाइल से ज़्यादा",
  },
  "Record your voice beside a running fan, view its spectrum in Audacity, a free editor, and remove the hum with its tools.": {
    hinglish:
      "Chalte pankhe ke paas apni aawaaz record kijiye, free editor Audacity mein uska spectrum dekhiye, aur uske tools se pankhe ki bhanbhanahat hataiye.",
    hindi: "चलते पंखे के पास अपनी आवाज़ रिकॉर्ड कीजिए, मुफ़्त एडिटर Audacity में उसका spectrum देखिए, और उसके टूल से पंखे की भनभनाहट हटाइए।",
  },
  "Waiting a thousand hours for one failure": {
    hinglish: "Ek kharabi ke liye hazaar ghante ka intezaar",
    hindi: "एक ख़राबी के लिए हज़ार घंटे का इंतज़ार",
  },
  "Prototypes too few to destroy": {
    hinglish: "Prototype itne kam ki todne ko bachte hi nahi",
    hindi: "प्रोटोटाइप इतने कम कि तोड़ने को बचते ही नहीं",
  },
  "Designers who doubt your fixture first": {
    hinglish: "Designer, jo pehle aapke test setup par shak karte hain",
    hindi: "डिज़ाइनर, जो पहले आपके टेस्ट सेटअप पर शक करते हैं",
  },
  "Bend ten used paper clips to and fro until each snaps, write down the counts, and find with a lens where the crack began.": {
    hinglish:
      "Das purani paper clip ko aage-peeche modiye jab tak har ek toot na jaye, ginti likhiye, aur lens se dekhiye ki daraar kahan se shuru hui.",
    hindi: "दस पुरानी पेपर क्लिप को आगे-पीछे मोड़िए जब तक हर एक टूट न जाए, गिनती लिखिए, और लेंस से देखिए कि दरार कहाँ से शुरू हुई।",
  },
  "Customers who want pirated Windows, then blame you for its viruses": {
    hinglish: "Customer, jo pirated Windows maangte hain, phir uske virus ka dosh aap par daalte hain",
    hindi: "ग्राहक, जो पाइरेटेड Windows माँगते हैं, फिर उसके वायरस का दोष आप पर डालते हैं",
  },
  "Sealed modern laptops that resist mending": {
    hinglish: "Naye seal-band laptop, jinhe repair karna bahut mushkil hai",
    hindi: "नए सील-बंद लैपटॉप, जिनकी मरम्मत बहुत मुश्किल है",
  },
  "Dust, glue and burnt smells all day": { hinglish: "Din bhar dhool, gond aur jalne ki boo", hindi: "दिन भर धूल, गोंद और जलने की बू" },
  "With its owner's leave, list what opens by itself on a slow computer, switch two of them off, and time the start before and after.": {
    hinglish:
      "Maalik ki ijaazat se ek dheeme computer par apne-aap khulne wale program ki list banaiye, unmein se do band kijiye, aur pehle aur baad mein chalu hone ka samay naapiye.",
    hindi:
      "मालिक की इजाज़त से एक धीमे कंप्यूटर पर अपने-आप खुलने वाले प्रोग्रामों की सूची बनाइए, उनमें से दो बंद कीजिए, और पहले और बाद में चालू होने का समय नापिए।",
  },
  "Neck and eyes ache after hours at the microscope": {
    hinglish: "Microscope par ghanton ke baad gardan aur aankhon mein dard",
    hindi: "माइक्रोस्कोप पर घंटों के बाद गर्दन और आँखों में दर्द",
  },
  "Swollen batteries can catch fire": { hinglish: "Phooli hui battery mein aag lag sakti hai", hindi: "फूली हुई बैटरी में आग लग सकती है" },
  "Stolen phones that honest shops must refuse": {
    hinglish: "Chori ke phone, jinhe lene se imaandaar dukaan ko mana karna padta hai",
    hindi: "चोरी के फ़ोन, जिन्हें लेने से ईमानदार दुकान को मना करना पड़ता है",
  },
  "Watch a neighbourhood repairer for two evenings, with permission, and list the ten commonest faults, their cause and their price.": {
    hinglish:
      "Ijaazat lekar do shaam mohalle ke kisi repair karne wale ko kaam karte dekhiye, aur sabse aam das kharabiyan, unki wajah aur keemat ki list banaiye.",
    hindi: "इजाज़त लेकर दो शाम मोहल्ले के किसी मरम्मत करने वाले को काम करते देखिए, और सबसे आम दस ख़राबियों, उनकी वजह और क़ीमत की सूची बनाइए।",
  },
  "Panels that cost as much as a new set": {
    hinglish: "Panel, jo naye TV jitne mehnge hote hain",
    hindi: "पैनल, जो नए टीवी जितने महँगे होते हैं",
  },
  "Shocks from parts that hold charge after unplugging": {
    hinglish: "Plug nikalne ke baad bhi charge rakhne wale purzon ka jhatka",
    hindi: "प्लग निकालने के बाद भी चार्ज रखने वाले पुर्ज़ों का झटका",
  },
  "A big screen that cracks in your own hands": {
    hinglish: "Badi screen, jo aapke hi haathon mein chatak jaye",
    hindi: "बड़ी स्क्रीन, जो आपके ही हाथों में चटक जाए",
  },
  "With leave, watch a repairer open a dead set, touching nothing inside, and draw the path from plug to picture.": {
    hinglish:
      "Ijaazat lekar kisi repair karne wale ko band padi TV kholte dekhiye, andar kuch chhue bina, aur plug se tasveer tak ka raasta banaiye.",
    hindi: "इजाज़त लेकर किसी मरम्मत करने वाले को बंद पड़ा टीवी खोलते देखिए, अंदर कुछ छुए बिना, और प्लग से तस्वीर तक का रास्ता बनाइए।",
  },
  "Toner dust on hands, shirt and lungs": {
    hinglish: "Toner ki dhool haath, kameez aur phephdon mein",
    hindi: "टोनर की धूल हाथ, क़मीज़ और फेफड़ों में",
  },
  "Staff who jam it again with stapled paper": {
    hinglish: "Staff, jo stapler-pin lage kaagaz se use phir jam kar dete hain",
    hindi: "स्टाफ़, जो स्टेपल-पिन लगे काग़ज़ से उसे फिर जाम कर देते हैं",
  },
  "Cheap refilled toner that ruins the drum you have just changed": {
    hinglish: "Sasta bharwaya toner, jo abhi-abhi badla drum kharab kar deta hai",
    hindi: "सस्ता भरवाया टोनर, जो अभी-अभी बदला ड्रम ख़राब कर देता है",
  },
  "Ask a photocopy shop to let you watch a cleaning, then draw the paper's path and mark the three places it usually jams.": {
    hinglish:
      "Kisi photocopy ki dukaan se kahiye ki safaai hote dekhne dein, phir kaagaz ka raasta banaiye aur woh teen jagah dikhaiye jahan kaagaz aksar atakta hai.",
    hindi: "किसी फ़ोटोकॉपी की दुकान से कहिए कि सफ़ाई होते देखने दें, फिर काग़ज़ का रास्ता बनाइए और वे तीन जगहें दिखाइए जहाँ काग़ज़ अक्सर अटकता है।",
  },
  "Cabins without air, sometimes at midnight": {
    hinglish: "Bina hawa ke cabin, kabhi-kabhi aadhi raat ko",
    hindi: "बिना हवा के केबिन, कभी-कभी आधी रात को",
  },
  "Cash in the vault brings suspicion and risk": {
    hinglish: "Vault mein cash, yaani shak aur khatra",
    hindi: "तिजोरी में नक़दी, यानी शक और ख़तरा",
  },
  "Fines for your firm if you arrive late": {
    hinglish: "Aapke der se pahunchne par company ko jurmaana",
    hindi: "आपके देर से पहुँचने पर कंपनी को जुर्माना",
  },
  "Build a coin-sorting slide from cardboard that separates three coins by size, and improve it until it no longer jams.": {
    hinglish:
      "Cardboard se sikke chhaantne wali aisi dhalaan banaiye jo teen sikke aakaar se alag kare, aur sudhaarte jaiye jab tak atakna band na ho.",
    hindi: "गत्ते से सिक्के छाँटने वाली ऐसी ढलान बनाइए जो तीन सिक्के आकार से अलग करे, और सुधारते जाइए जब तक अटकना बंद न हो।",
  },
  "Telling parents that the baby's pictures are gone": {
    hinglish: "Maa-baap ko batana ki bachche ki tasveerein chali gayi",
    hindi: "माँ-बाप को बताना कि बच्चे की तस्वीरें चली गईं",
  },
  "One speck of dust costs everything": { hinglish: "Dhool ka ek kan sab kuch le doobta hai", hindi: "धूल का एक कण सब कुछ ले डूबता है" },
  "Donor parts that must match to the letter": {
    hinglish: "Doosri disk se liye purze, jinka model number hu-ba-hu milna chahiye",
    hindi: "दूसरी डिस्क से लिए पुर्ज़े, जिनका मॉडल नंबर हूबहू मिलना चाहिए",
  },
  "Delete test pictures from an old memory card, use the free program PhotoRec to find them, and note which come back whole.": {
    hinglish:
      "Purane memory card se test ki photos delete kijiye, free program PhotoRec se unhe dhoondhiye, aur likhiye ki kaun si poori wapas aayin.",
    hindi: "पुराने मेमोरी कार्ड से टेस्ट की तस्वीरें डिलीट कीजिए, मुफ़्त प्रोग्राम PhotoRec से उन्हें ढूँढ़िए, और लिखिए कि कौन सी पूरी वापस आईं।",
  },
  "Forty kilos of server to carry where there is no lift": {
    hinglish: "Jahan lift nahi, wahan chaalis kilo ka server haath se le jaana",
    hindi: "जहाँ लिफ़्ट नहीं, वहाँ चालीस किलो का सर्वर हाथ से ले जाना",
  },
  "The wrong spare in the box after a long ride": {
    hinglish: "Lambe safar ke baad dabbe mein galat purza",
    hindi: "लंबे सफ़र के बाद डिब्बे में ग़लत पुर्ज़ा",
  },
  "Two breakdowns in two towns within the same promised four hours": {
    hinglish: "Do shehron mein do kharabi, dono ko chaar ghante ka wahi waada",
    hindi: "दो शहरों में दो ख़राबियाँ, दोनों को चार घंटे का वही वादा",
  },
  "For a week, keep a timed log of each repair visit to your building: arrival, fault, spare, second visit; see what caused delays.": {
    hinglish:
      "Ek hafte tak apni building mein aayi har repair visit ka samay ke saath record rakhiye: pahunchna, kharabi, purza, dobara aana; dekhiye ki deri kis wajah se hui.",
    hindi: "एक हफ़्ते तक अपनी बिल्डिंग में आई हर मरम्मत विज़िट का समय के साथ लॉग रखिए: पहुँचना, ख़राबी, पुर्ज़ा, दोबारा आना; देखिए कि देरी किस वजह से हुई।",
  },
  "Queues that blame you when the server is down": {
    hinglish: "Server band ho to line mein khade log aapko dosh dete hain",
    hindi: "सर्वर बंद हो तो लाइन में खड़े लोग आपको दोष देते हैं",
  },
  "Heavy penalties for one wrong upload": { hinglish: "Ek galat upload par bhaari jurmaana", hindi: "एक ग़लत अपलोड पर भारी जुर्माना" },
  "Pay per enrolment, with slack months": {
    hinglish: "Paisa har enrolment ke hisaab se, aur kuch mahine kaam kam",
    hindi: "पैसा हर नामांकन के हिसाब से, और कुछ महीने काम कम",
  },
  "Help two elders of your own family check that name and birth date agree on all their papers, without copying or keeping any number.": {
    hinglish:
      "Apne hi parivaar ke do bade-boodhon ki yeh jaanchne mein madad kijiye ki unke sabhi kaagazon par naam aur janm taareekh ek hi hai, koi number copy kiye ya apne paas rakhe bina.",
    hindi:
      "अपने ही परिवार के दो बड़े-बूढ़ों की यह जाँचने में मदद कीजिए कि उनके सभी काग़ज़ों पर नाम और जन्म तारीख़ एक ही है, कोई नंबर कॉपी किए या अपने पास रखे बिना।",
  },
  "A payroll program paid for twice that still cannot run": {
    hinglish: "Tankhwah ka program, jiska paisa do baar diya, phir bhi nahi chalta",
    hindi: "तनख़्वाह का प्रोग्राम, जिसका पैसा दो बार दिया, फिर भी नहीं चलता",
  },
  "Programs that departments buy on their own and hand you when they break": {
    hinglish: "Program, jo department khud kharidte hain aur bigadne par aapko de dete hain",
    hindi: "प्रोग्राम, जो विभाग ख़ुद ख़रीदते हैं और बिगड़ने पर आपको दे देते हैं",
  },
  "Software makers who raise the licence fee once you cannot leave": {
    hinglish: "Software companiyan, jo aapke phans jaane ke baad licence ke daam badha deti hain",
    hindi: "सॉफ़्टवेयर कंपनियाँ, जो आपके फँस जाने के बाद लाइसेंस के दाम बढ़ा देती हैं",
  },
  "Ask your principal's office which three pieces of software the school pays for, who uses each, and suggest one to drop.": {
    hinglish:
      "Principal ke office se poochiye ki school kin teen software ka paisa deta hai, har ek kaun chalata hai, aur sujhaiye ki kise hataya ja sakta hai.",
    hindi: "प्रिंसिपल के ऑफ़िस से पूछिए कि स्कूल किन तीन सॉफ़्टवेयर का पैसा देता है, हर एक कौन चलाता है, और सुझाइए कि किसे हटाया जा सकता है।",
  },
  "Leaders who promise investors the impossible": {
    hinglish: "Bade adhikari, jo investors se namumkin ke waade kar aate hain",
    hindi: "बड़े अधिकारी, जो निवेशकों से नामुमकिन के वादे कर आते हैं",
  },
  "Shortcuts taken to launch early, now slowing every team": {
    hinglish: "Jaldi launch ke liye liye gaye shortcut, jo ab har team ko dheema karte hain",
    hindi: "जल्दी लॉन्च के लिए अपनाए गए शॉर्टकट, जो अब हर टीम को धीमा करते हैं",
  },
  "Rewriting an old product for two years while rivals add features": {
    hinglish: "Purane product ko do saal tak dobara likhna, aur udhar competitor naye feature laate rahein",
    hindi: "पुराने प्रोडक्ट को दो साल तक दोबारा लिखना, और उधर प्रतिद्वंद्वी नए फ़ीचर लाते रहें",
  },
  "For one familiar phone app, argue on a page what its makers should build themselves, buy ready-made, or drop next year.": {
    hinglish:
      "Kisi jaane-pehchaane phone app ke liye ek page par daleel dijiye ki uske banane wale kya khud banayein, kya taiyaar kharidein, ya agle saal kya chhod dein.",
    hindi: "किसी जाने-पहचाने फ़ोन ऐप के लिए एक पेज पर दलील दीजिए कि उसके बनाने वाले क्या ख़ुद बनाएँ, क्या तैयार ख़रीदें, या अगले साल क्या छोड़ दें।",
  },
  "Laptops of departed staff that never come back": {
    hinglish: "Ja chuke staff ke laptop, jo kabhi wapas nahi aate",
    hindi: "जा चुके स्टाफ़ के लैपटॉप, जो कभी वापस नहीं आते",
  },
  "Telephoned on holidays about a password": { hinglish: "Chhutti ke din password ke liye phone", hindi: "छुट्टी के दिन पासवर्ड के लिए फ़ोन" },
  "Staff want new programs on machines ten years old": {
    hinglish: "Staff ko das saal purani machine par naye program chahiye",
    hindi: "स्टाफ़ को दस साल पुरानी मशीनों पर नए प्रोग्राम चाहिए",
  },
  "Keep your school lab's complaint book for a month with a teacher: note fault, wait and cost, then propose one purchase.": {
    hinglish:
      "Kisi teacher ke saath ek mahine tak school lab ki shikayat book rakhiye: kharabi, intezaar aur kharch likhiye, phir ek kharid sujhaiye.",
    hindi: "किसी शिक्षक के साथ एक महीने तक स्कूल लैब की शिकायत-पुस्तिका रखिए: ख़राबी, इंतज़ार और ख़र्च लिखिए, फिर एक ख़रीद सुझाइए।",
  },
  "Coders lent by managers who want them back early": {
    hinglish: "Udhaar mile coders, jinhe unke manager jaldi wapas maangte hain",
    hindi: "उधार मिले कोडर, जिन्हें उनके मैनेजर जल्दी वापस माँगते हैं",
  },
  "Code reported as finished that nobody has yet tested": {
    hinglish: "Code, jo poora bataya gaya par kisi ne ab tak test nahi kiya",
    hindi: "कोड, जो पूरा बताया गया पर किसी ने अब तक टेस्ट नहीं किया",
  },
  "Servers still held in customs when the launch day comes": {
    hinglish: "Launch ka din aa gaya aur server abhi customs mein ruke hain",
    hindi: "लॉन्च का दिन आ गया और सर्वर अभी कस्टम में रुके हैं",
  },
  "Put one school register into a spreadsheet with a friend: agree what it must show and by when, and log each change asked for later.": {
    hinglish:
      "Ek dost ke saath school ka ek register spreadsheet mein daaliye: tay kijiye ki kya dikhe aur kab tak, aur baad mein maange gaye har badlaav ko likhiye.",
    hindi: "एक दोस्त के साथ स्कूल का एक रजिस्टर स्प्रेडशीट में डालिए: तय कीजिए कि क्या दिखे और कब तक, और बाद में माँगे गए हर बदलाव को लिखिए।",
  },
  "You are blamed for the delay, engineers praised for the launch": {
    hinglish: "Der ho to dosh aapka, launch ho to taarif engineers ki",
    hindi: "देर हो तो दोष आपका, लॉन्च हो तो तारीफ़ इंजीनियरों की",
  },
  "Nine teams in three time zones and a single test server": {
    hinglish: "Teen time zone mein nau team, aur test server sirf ek",
    hindi: "तीन टाइम ज़ोन में नौ टीमें, और टेस्ट सर्वर सिर्फ़ एक",
  },
  "Teams that report all well until their parts must join": {
    hinglish: "Team, jo apne hisse jodne ke din tak sab theek batati hain",
    hindi: "टीमें, जो अपने हिस्से जोड़ने के दिन तक सब ठीक बताती हैं",
  },
  "Draw a festival's preparations as boxes and arrows, find the chain that cannot slip, and show it to the organisers.": {
    hinglish:
      "Kisi tyohaar ki taiyaari box aur teer se banaiye, kaamon ka woh silsila dhoondhiye jo khisak nahi sakta, aur aayojakon ko dikhaiye.",
    hindi: "किसी त्योहार की तैयारी डिब्बों और तीरों से बनाइए, कामों का वह सिलसिला ढूँढ़िए जो खिसक नहीं सकता, और आयोजकों को दिखाइए।",
  },
  "A release held up by the one coder who knows the old module": {
    hinglish: "Release jo us ek coder par atki hai jise purana module aata hai",
    hindi: "रिलीज़ जो उस एक कोडर पर अटकी है जिसे पुराना मॉड्यूल आता है",
  },
  "Good coders who resign for a rival's offer": {
    hinglish: "Achhe coder, jo competitor ke offer par chhod kar chale jaate hain",
    hindi: "अच्छे कोडर, जो प्रतिद्वंद्वी के ऑफ़र पर छोड़कर चले जाते हैं",
  },
  "Your own code shrinks to comments on others'": {
    hinglish: "Aapka apna code simatkar doosron ke code par tippani bhar reh jaata hai",
    hindi: "आपका अपना कोड सिमटकर दूसरों के कोड पर टिप्पणी भर रह जाता है",
  },
  "Lead three friends in making a small Scratch game in two weeks: divide the parts, review each other's, and finish together.": {
    hinglish:
      "Do hafte mein ek chhota Scratch game banane mein teen doston ki aguvai kijiye: hisse baantiye, ek doosre ka kaam jaanchiye, aur milkar poora kijiye.",
    hindi: "दो हफ़्ते में एक छोटा Scratch गेम बनाने में तीन दोस्तों की अगुवाई कीजिए: हिस्से बाँटिए, एक-दूसरे का काम जाँचिए, और मिलकर पूरा कीजिए।",
  },
  "Ten requests a day for buttons that three users would press": {
    hinglish: "Roz aise button ki das maang, jinhe bas teen user dabayenge",
    hindi: "रोज़ ऐसे बटनों की दस माँगें, जिन्हें बस तीन यूज़र दबाएँगे",
  },
  "One big client's wish put before what lakhs of users lack": {
    hinglish: "Lakhon users ki zaroorat se pehle ek bade client ki marzi",
    hindi: "लाखों यूज़र की ज़रूरत से पहले एक बड़े क्लाइंट की मर्ज़ी",
  },
  "Launch days that reveal you guessed wrong": {
    hinglish: "Launch ka din, jo dikha deta hai ki aapka andaaza galat tha",
    hindi: "लॉन्च का दिन, जो दिखा देता है कि आपका अंदाज़ा ग़लत था",
  },
  "Watch three relatives pay a bill by phone, note every pause, and argue for the single change that would help most.": {
    hinglish:
      "Teen rishtedaron ko phone se bill bharte dekhiye, har jagah likhiye jahan woh ruke, aur daleel dijiye ki kaun sa ek badlaav sabse zyada madad karega.",
    hindi: "तीन रिश्तेदारों को फ़ोन से बिल भरते देखिए, हर वह जगह लिखिए जहाँ वे रुके, और दलील दीजिए कि कौन सा एक बदलाव सबसे ज़्यादा मदद करेगा।",
  },
  "Two bosses: the customers and the team": { hinglish: "Do boss: customer aur team", hindi: "दो बॉस: ग्राहक और टीम" },
  "Saying later to people who hear never": {
    hinglish: "Aap kahein baad mein, log samjhein kabhi nahi",
    hindi: "आप कहें बाद में, लोग समझें कभी नहीं",
  },
  "Stories rewritten the evening before planning": {
    hinglish: "Planning se pehli shaam ko story dobara likhna",
    hindi: "प्लानिंग से पहली शाम को स्टोरी दोबारा लिखना",
  },
  "Write ten user stories for a hostel mess app on slips, order them by worth, and defend your top three before friends.": {
    hinglish:
      "Hostel ke mess app ke liye das user stories parchiyon par likhiye, unhe mahatva ke kram mein rakhiye, aur doston ke saamne apni top teen ka bachaav kijiye.",
    hindi: "हॉस्टल के मेस ऐप के लिए दस user stories पर्चियों पर लिखिए, उन्हें महत्व के क्रम में रखिए, और दोस्तों के सामने अपनी ऊपर की तीन का बचाव कीजिए।",
  },
  "Taken for a secretary who books rooms": {
    hinglish: "Log aapko room book karne wala secretary samajhte hain",
    hindi: "लोग आपको कमरे बुक करने वाला सेक्रेटरी समझते हैं",
  },
  "A fifteen-minute meeting that grows to an hour without you": {
    hinglish: "Pandrah minute ki meeting, jo aapke bina ghanta bhar ki ho jaati hai",
    hindi: "पंद्रह मिनट की मीटिंग, जो आपके बिना घंटा भर की हो जाती है",
  },
  "Firms that keep the ceremony and skip the sense": {
    hinglish: "Companiyan, jo rasm nibhati hain aur asli baat chhod deti hain",
    hindi: "कंपनियाँ, जो रस्म निभाती हैं और असली बात छोड़ देती हैं",
  },
  "Run a board of To Do, Doing and Done for your study group, with a daily five-minute stand-up for two weeks.": {
    hinglish: "Apne study group ke liye To Do, Doing aur Done ka board do hafte chalaiye, jismein roz paanch minute khade hokar baat ho.",
    hindi: "अपने स्टडी ग्रुप के लिए To Do, Doing और Done का बोर्ड दो हफ़्ते चलाइए, जिसमें रोज़ पाँच मिनट खड़े होकर बात हो।",
  },
  "Directors who ask for small steps and a fixed date for the whole": {
    hinglish: "Director, jo chhote kadam bhi maangte hain aur poore kaam ki pakki taareekh bhi",
    hindi: "डायरेक्टर, जो छोटे क़दम भी माँगते हैं और पूरे काम की पक्की तारीख़ भी",
  },
  "Teams that rename their meetings and change nothing else": {
    hinglish: "Team, jo meeting ka naam badalti hain aur kuch nahi",
    hindi: "टीमें, जो मीटिंग का नाम बदलती हैं और कुछ नहीं",
  },
  "A team that slides back to its old habits once you are gone": {
    hinglish: "Team, jo aapke jaate hi purani aadaton par laut aati hai",
    hindi: "टीम, जो आपके जाते ही पुरानी आदतों पर लौट आती है",
  },
  "Persuade your family to try one new routine in small weekly steps, ask what stuck, and write why they resisted the rest.": {
    hinglish:
      "Parivaar ko hafte-dar-hafte chhote kadmon mein ek nayi aadat aazmane ke liye manaiye, poochiye ki kya tika, aur likhiye ki baaki ka virodh kyon hua.",
    hindi: "परिवार को हफ़्ते-दर-हफ़्ते छोटे क़दमों में एक नई आदत आज़माने के लिए मनाइए, पूछिए कि क्या टिका, और लिखिए कि बाक़ी का विरोध क्यों हुआ।",
  },
  "A form in eleven copies, and nobody who remembers why": {
    hinglish: "Gyarah copy mein bharne wala form, aur kisi ko yaad nahi kyon",
    hindi: "ग्यारह प्रतियों में भरने वाला फ़ॉर्म, और किसी को याद नहीं क्यों",
  },
  "Clerks who show you the rule book and work by another": {
    hinglish: "Clerk, jo niyamon ki kitaab dikhate hain, par kaam kisi aur tareeke se karte hain",
    hindi: "क्लर्क, जो नियमों की किताब दिखाते हैं, पर काम किसी और तरीक़े से करते हैं",
  },
  "Exceptions that outnumber the rules": { hinglish: "Niyam se zyada unke apvaad", hindi: "नियमों से ज़्यादा उनके अपवाद" },
  "Follow one library book from purchase to return, draw every step and register as a diagram, and find what is written twice.": {
    hinglish:
      "Library ki ek kitaab ko kharid se wapsi tak dekhiye, har step aur register ka diagram banaiye, aur dhoondhiye ki kya do baar likha jaata hai.",
    hindi: "लाइब्रेरी की एक किताब को ख़रीद से वापसी तक देखिए, हर क़दम और रजिस्टर का डायग्राम बनाइए, और ढूँढ़िए कि क्या दो बार लिखा जाता है।",
  },
  "Requirements that change after signature": {
    hinglish: "Zarooratein, jo dastakhat ke baad badal jaati hain",
    hindi: "ज़रूरतें, जो दस्तख़त के बाद बदल जाती हैं",
  },
  "Blamed by coders and managers alike for a rule nobody told you": {
    hinglish: "Jo niyam kisi ne bataya hi nahi, uske liye coder aur manager dono ka dosh aap par",
    hindi: "जो नियम किसी ने बताया ही नहीं, उसके लिए कोडर और मैनेजर दोनों का दोष आप पर",
  },
  "Minutes that six departments must approve before coding starts": {
    hinglish: "Meeting ke byore, jinhe coding se pehle chhe department manzoor karein",
    hindi: "मीटिंग के ब्योरे, जिन्हें कोडिंग से पहले छह विभाग मंज़ूर करें",
  },
  "Interview a canteen owner about a token app, write what he asks for, then what he truly needs, and compare.": {
    hinglish:
      "Canteen maalik se token app ke baare mein baat kijiye, likhiye ki kya maanga jaa raha hai, phir asal mein kya chahiye, aur dono ki tulna kijiye.",
    hindi: "कैंटीन मालिक से टोकन ऐप के बारे में बात कीजिए, लिखिए कि क्या माँगा जा रहा है, फिर असल में क्या चाहिए, और दोनों की तुलना कीजिए।",
  },
  "Grand maps that projects ignore": {
    hinglish: "Bade-bade nakshe, jinhe project andekha karte hain",
    hindi: "बड़े-बड़े नक़्शे, जिन्हें प्रोजेक्ट अनदेखा करते हैं",
  },
  "Merged companies that bring rival systems": {
    hinglish: "Companiyon ka vilay, jo ek doosre se takraane wale system saath laata hai",
    hindi: "कंपनियों का विलय, जो एक-दूसरे से टकराने वाले सिस्टम साथ लाता है",
  },
  "Far from anything that users can touch": {
    hinglish: "User jin cheezon ko chhoo ya chala sakein, unse bahut door ka kaam",
    hindi: "यूज़र जिन चीज़ों को छू या चला सकें, उनसे बहुत दूर का काम",
  },
  "List every system your school runs, on paper or screen, link those sharing the same facts, and mark one that could go.": {
    hinglish:
      "School ke har system ki list banaiye, kaagaz par ho ya screen par, ek hi jaankari wale systems ko jodiye, aur ek par nishan lagaiye jise hataya ja sakta hai.",
    hindi:
      "स्कूल के हर सिस्टम की सूची बनाइए, काग़ज़ पर हो या स्क्रीन पर, एक ही जानकारी वाले सिस्टमों को जोड़िए, और एक पर निशान लगाइए जिसे हटाया जा सकता है।",
  },
  "Programs bought on your word that the staff never open": {
    hinglish: "Aapke kehne par kharide program, jinhe staff kabhi kholta hi nahi",
    hindi: "आपके कहने पर ख़रीदे प्रोग्राम, जिन्हें स्टाफ़ कभी खोलता ही नहीं",
  },
  "Two shops alike on paper, and the same program fails in one": {
    hinglish: "Kaagaz par do dukaanein ek jaisi, aur wahi program ek mein fail",
    hindi: "काग़ज़ पर दो दुकानें एक जैसी, और वही प्रोग्राम एक में फ़ेल",
  },
  "Software makers' commissions that could bend your advice": {
    hinglish: "Software companiyon ka commission, jo aapki salah ka rukh mod sakta hai",
    hindi: "सॉफ़्टवेयर कंपनियों का कमीशन, जो आपकी सलाह का रुख़ मोड़ सकता है",
  },
  "Help one small shop choose between two billing apps: list its needs, test both trial versions, and give your reasons in writing.": {
    hinglish:
      "Kisi ek chhoti dukaan ki do billing app mein se ek chunne mein madad kijiye: uski zarooratein likhiye, dono ke trial version aazmaiye, aur apne kaaran likhkar dijiye.",
    hindi: "किसी एक छोटी दुकान की दो बिलिंग ऐप में से एक चुनने में मदद कीजिए: उसकी ज़रूरतें लिखिए, दोनों के ट्रायल वर्शन आज़माइए, और अपने कारण लिखकर दीजिए।",
  },
  "Owners who want old habits in new software": {
    hinglish: "Maalik, jo naye software mein bhi purani aadatein chahte hain",
    hindi: "मालिक, जो नए सॉफ़्टवेयर में भी पुरानी आदतें चाहते हैं",
  },
  "Weekends lost at each year-end switch": {
    hinglish: "Har saal ke aakhir mein system badalne ke chakkar mein gaye weekend",
    hindi: "हर साल के आख़िर में सिस्टम बदलने के चक्कर में गए वीकेंड",
  },
  "Opening stock that never agrees with what stands on the shelves": {
    hinglish: "Shuru ka stock, jo almaariyon par rakhe maal se kabhi mel nahi khaata",
    hindi: "शुरू का स्टॉक, जो अलमारियों पर रखे माल से कभी मेल नहीं खाता",
  },
  "Open a trial account of one Odoo app, enter a stationery shop's ten items, three purchases and five sales, and check the stock.": {
    hinglish:
      "Odoo ke ek app ka trial account kholiye, stationery ki dukaan ki das cheezein, teen kharid aur paanch bikri daaliye, aur stock jaanchiye.",
    hindi: "Odoo के एक ऐप का ट्रायल अकाउंट खोलिए, स्टेशनरी की दुकान की दस चीज़ें, तीन ख़रीद और पाँच बिक्री डालिए, और स्टॉक जाँचिए।",
  },
  "Costly training before anyone hires you": { hinglish: "Naukri milne se pehle mehngi training", hindi: "नौकरी मिलने से पहले महँगी ट्रेनिंग" },
  "Tied to one maker's product for life": {
    hinglish: "Zindagi bhar ek hi company ke product se bandhe rehna",
    hindi: "ज़िंदगी भर एक ही कंपनी के प्रोडक्ट से बँधे रहना",
  },
  "Months at a client's plant, far from home": {
    hinglish: "Mahinon client ke plant mein, ghar se door",
    hindi: "महीनों क्लाइंट के प्लांट में, घर से दूर",
  },
  "Trace one packet of biscuits from order to invoice in a shop: list each document, who signs, and which account changes.": {
    hinglish:
      "Dukaan mein biskut ke ek packet ka order se bill tak ka safar dekhiye: har document, dastakhat kiske, aur kaun sa khata badalta hai, iski list banaiye.",
    hindi: "दुकान में बिस्कुट के एक पैकेट का ऑर्डर से बिल तक का सफ़र देखिए: हर दस्तावेज़, दस्तख़त किसके, और कौन सा खाता बदलता है, इसकी सूची बनाइए।",
  },
  "Rival makers who hide how their machines exchange data": {
    hinglish: "Competitor companiyan, jo chhipati hain ki unki machine data kaise leti-deti hain",
    hindi: "प्रतिद्वंद्वी कंपनियाँ, जो छिपाती हैं कि उनकी मशीनें डेटा कैसे लेती-देती हैं",
  },
  "Faults sit where systems join, and the joints are yours": {
    hinglish: "Kharabi wahin jahan system judte hain, aur jod aapke zimme",
    hindi: "ख़राबी वहीं जहाँ सिस्टम जुड़ते हैं, और जोड़ आपके ज़िम्मे",
  },
  "Work split among the cheapest bidders, whose machines were never meant to join": {
    hinglish: "Kaam sabse sasti boli walon mein bant gaya, jinki machine aapas mein judne ke liye bani hi nahi",
    hindi: "काम सबसे सस्ती बोली वालों में बँट गया, जिनकी मशीनें आपस में जुड़ने के लिए बनी ही नहीं थीं",
  },
  "Compare how three bus or train apps show the same route, list which facts disagree, and suggest one shared format.": {
    hinglish:
      "Dekhiye ki teen bus ya train app ek hi raasta kaise dikhate hain, kaun si jaankari mel nahi khaati uski list banaiye, aur sabke liye ek format sujhaiye.",
    hindi: "देखिए कि तीन बस या ट्रेन ऐप एक ही रास्ता कैसे दिखाते हैं, कौन सी जानकारी मेल नहीं खाती उसकी सूची बनाइए, और सबके लिए एक फ़ॉर्मैट सुझाइए।",
  },
  "Weeks on a tender lost by one rupee": {
    hinglish: "Hafton ki mehnat wala tender, jo ek rupaye se haath se nikal jaata hai",
    hindi: "हफ़्तों की मेहनत वाला टेंडर, जो एक रुपये से हाथ से निकल जाता है",
  },
  "Salespeople who promise what the product lacks": {
    hinglish: "Salespeople, jo us cheez ka waada karte hain jo product mein hai hi nahi",
    hindi: "सेल्स वाले, जो उस चीज़ का वादा करते हैं जो प्रोडक्ट में है ही नहीं",
  },
  "Demonstrations that freeze before the chairman": {
    hinglish: "Demo, jo chairman ke saamne hi hang ho jaata hai",
    hindi: "डेमो, जो चेयरमैन के सामने ही हैंग हो जाता है",
  },
  "Demonstrate a useful phone feature to five elders in three minutes each, note every question, and improve your talk each time.": {
    hinglish:
      "Paanch bade-boodhon ko phone ka ek kaam ka feature teen-teen minute mein dikhaiye, har sawaal likhiye, aur har baar apni baat sudhaariye.",
    hindi: "पाँच बड़े-बूढ़ों को फ़ोन का एक काम का फ़ीचर तीन-तीन मिनट में दिखाइए, हर सवाल लिखिए, और हर बार अपनी बात सुधारिए।",
  },
  "Polite suppliers whose best staff vanish after signing": {
    hinglish: "Tameezdar supplier, jinke sabse achhe log contract ke baad gaayab ho jaate hain",
    hindi: "तमीज़दार सप्लायर, जिनके सबसे अच्छे लोग कॉन्ट्रैक्ट के बाद ग़ायब हो जाते हैं",
  },
  "A supplier so deep in your systems that no threat is believed": {
    hinglish: "Supplier, jo aapke system mein itna andar tak hai ki aapki dhamki par koi yakeen nahi karta",
    hindi: "सप्लायर, जो आपके सिस्टम में इतना अंदर तक है कि आपकी धमकी पर कोई यक़ीन नहीं करता",
  },
  "Fines in the contract that your own bosses dare not claim": {
    hinglish: "Contract mein likhe jurmaane, jinhe aapke apne boss maangne ki himmat nahi karte",
    hindi: "कॉन्ट्रैक्ट में लिखे जुर्माने, जिन्हें आपके अपने बॉस माँगने की हिम्मत नहीं करते",
  },
  "Log how your home's internet provider keeps its promises for three weeks, then write a firm, courteous complaint with the facts.": {
    hinglish:
      "Teen hafte likhiye ki ghar ki internet company apna waada kaise nibhaati hai, phir tathyon ke saath ek sakht par tameezdar shikayat likhiye.",
    hindi: "तीन हफ़्ते लिखिए कि घर की इंटरनेट कंपनी अपना वादा कैसे निभाती है, फिर तथ्यों के साथ एक सख़्त पर शिष्ट शिकायत लिखिए।",
  },
  "One slow night on the support desk brings a fine from the client": {
    hinglish: "Support desk par ek raat dheemi, to client ki taraf se jurmaana",
    hindi: "सपोर्ट डेस्क पर एक रात धीमी, तो क्लाइंट की तरफ़ से जुर्माना",
  },
  "Targets met on paper while the client's callers are still angry": {
    hinglish: "Kaagaz par target poora, aur client ke phone karne wale ab bhi gusse mein",
    hindi: "काग़ज़ पर टारगेट पूरा, और क्लाइंट के फ़ोन करने वाले अब भी ग़ुस्से में",
  },
  "A lower price demanded at every renewal": { hinglish: "Har renewal par aur kam daam ki maang", hindi: "हर रिन्यूअल पर और कम दाम की माँग" },
  "Time how long a school office, a bank and a shop take to answer one query, and suggest a fair promise for each.": {
    hinglish:
      "Naapiye ki school ka office, ek bank aur ek dukaan ek sawaal ka jawab kitni der mein dete hain, aur har ek ke liye ek uchit waada sujhaiye.",
    hindi: "नापिए कि स्कूल का ऑफ़िस, एक बैंक और एक दुकान एक सवाल का जवाब कितनी देर में देते हैं, और हर एक के लिए एक उचित वादा सुझाइए।",
  },
  "A change of one line that stops six factories' payroll": {
    hinglish: "Ek line ka badlaav, jo chhe factory ki tankhwah rok de",
    hindi: "एक लाइन का बदलाव, जो छह फ़ैक्टरियों की तनख़्वाह रोक दे",
  },
  "Emergency changes that skip the queue": {
    hinglish: "Emergency badlaav, jo line tod kar aage nikal jaate hain",
    hindi: "इमरजेंसी बदलाव, जो लाइन तोड़कर आगे निकल जाते हैं",
  },
  "Forms filled in only after the change was made": {
    hinglish: "Form, jo badlaav ho jaane ke baad hi bhare jaate hain",
    hindi: "फ़ॉर्म, जो बदलाव हो जाने के बाद ही भरे जाते हैं",
  },
  "Before the next update of your phone, write what could go wrong, a backup step and how to undo it, then review.": {
    hinglish:
      "Apne phone ke agle update se pehle likhiye ki kya bigad sakta hai, backup ka ek step likhiye aur update palatne ka tareeka bhi, phir baad mein jaanchiye.",
    hindi: "अपने फ़ोन के अगले अपडेट से पहले लिखिए कि क्या बिगड़ सकता है, बैकअप का एक क़दम लिखिए और अपडेट पलटने का तरीक़ा भी, फिर बाद में जाँचिए।",
  },
  "Server staff who fear each degree of warmer air": {
    hinglish: "Server staff, jo hawa ek degree bhi garam hone se darte hain",
    hindi: "सर्वर स्टाफ़, जो हवा एक डिग्री भी गरम होने से डरते हैं",
  },
  "Old servers that idle all night because nobody knows what they do": {
    hinglish: "Purane server, jo raat bhar khaali chalte hain kyunki kisi ko pata nahi woh kya karte hain",
    hindi: "पुराने सर्वर, जो रात भर ख़ाली चलते हैं क्योंकि किसी को पता नहीं वे क्या करते हैं",
  },
  "Watts printed by makers that your meter never shows": {
    hinglish: "Company ke likhe watt, jo aapka meter kabhi nahi dikhata",
    hindi: "कंपनी के लिखे वाट, जो आपका मीटर कभी नहीं दिखाता",
  },
  "Find the wattage of every screen, router and fan in your house, estimate a month's units, and test one change on the meter.": {
    hinglish:
      "Ghar ki har screen, router aur pankhe ke watt dekhiye, mahine ki unit ka andaaza lagaiye, aur ek badlaav ko meter par aazmaiye.",
    hindi: "घर की हर स्क्रीन, राउटर और पंखे के वाट देखिए, महीने की यूनिट का अंदाज़ा लगाइए, और एक बदलाव को मीटर पर आज़माइए।",
  },
  "A trial that works in one office and dies in the next": {
    hinglish: "Trial, jo ek office mein chalta hai aur agle mein dam tod deta hai",
    hindi: "ट्रायल, जो एक ऑफ़िस में चलता है और अगले में दम तोड़ देता है",
  },
  "Online forms that are still printed out and filed on paper": {
    hinglish: "Online form, jo ab bhi chhaapkar file mein lagaye jaate hain",
    hindi: "ऑनलाइन फ़ॉर्म, जो अब भी छापकर फ़ाइल में लगाए जाते हैं",
  },
  "Clerks who keep the paper register too, in case the screen lies": {
    hinglish: "Clerk, jo kaagaz ka register bhi rakhte hain ki screen kahin jhooth na bole",
    hindi: "क्लर्क, जो काग़ज़ का रजिस्टर भी रखते हैं कि स्क्रीन कहीं झूठ न बोले",
  },
  "Choose one paper form at school, count its copies and signatures, and sketch an online way that leaves no one out.": {
    hinglish:
      "School ka ek kaagaz wala form chuniye, uski copy aur dastakhat giniye, aur ek online tareeka banaiye jismein koi bahar na chhoote.",
    hindi: "स्कूल का एक काग़ज़ वाला फ़ॉर्म चुनिए, उसकी प्रतियाँ और दस्तख़त गिनिए, और एक ऑनलाइन तरीक़ा बनाइए जिसमें कोई बाहर न छूटे।",
  },
  "Dustbins that signal full to a truck that does not exist": {
    hinglish: "Koodedaan, jo bhar jaane ka signal aise truck ko bhejte hain jo hai hi nahi",
    hindi: "कूड़ेदान, जो भर जाने का सिग्नल ऐसे ट्रक को भेजते हैं जो है ही नहीं",
  },
  "Control rooms opened with ribbons, then understaffed": {
    hinglish: "Control room, jinka feeta kata, phir staff kam pada",
    hindi: "कंट्रोल रूम, जिनका फ़ीता कटा, फिर स्टाफ़ कम पड़ा",
  },
  "Traffic sensors that fall silent when one road is dug up": {
    hinglish: "Traffic sensor, jo ek sadak khudte hi chup ho jaate hain",
    hindi: "ट्रैफ़िक सेंसर, जो एक सड़क खुदते ही चुप हो जाते हैं",
  },
  "Stand safely at one crossing for an hour, count vehicles per signal, and propose timings with a drawing for your municipality.": {
    hinglish:
      "Kisi chauraahe par surakshit jagah ek ghanta khade hokar har signal par gaadiyan giniye, aur apni nagar palika ke liye ek drawing ke saath signal ka samay sujhaiye.",
    hindi: "किसी चौराहे पर सुरक्षित जगह एक घंटा खड़े होकर हर सिग्नल पर गाड़ियाँ गिनिए, और अपनी नगरपालिका के लिए एक ड्रॉइंग के साथ सिग्नल का समय सुझाइए।",
  },
  "The cheapest bid wins and everyone complains": {
    hinglish: "Sabse sasti boli jeetti hai aur shikayat sab karte hain",
    hindi: "सबसे सस्ती बोली जीतती है और शिकायत सब करते हैं",
  },
  "Licences bought for five hundred staff and opened by ninety": {
    hinglish: "Paanch sau staff ke liye kharide licence, aur kholte sirf nabbe hain",
    hindi: "पाँच सौ स्टाफ़ के लिए ख़रीदे लाइसेंस, और खोलते सिर्फ़ नब्बे हैं",
  },
  "Suppliers who deliver refurbished parts as new": {
    hinglish: "Supplier, jo purana chamkaya hua purza naya kehkar dete hain",
    hindi: "सप्लायर, जो पुराना चमकाया हुआ पुर्ज़ा नया कहकर देते हैं",
  },
  "Browse the public GeM portal, pick one school printer, and compare price, warranty and ink cost per page with a local shop.": {
    hinglish:
      "Public GeM portal dekhiye, school ka ek printer chuniye, aur keemat, warranty aur prati page syaahi ka kharch local dukaan se milaiye.",
    hindi: "सार्वजनिक GeM पोर्टल देखिए, स्कूल का एक प्रिंटर चुनिए, और क़ीमत, वारंटी और प्रति पेज स्याही का ख़र्च लोकल दुकान से मिलाइए।",
  },
  "A few minutes without cooling can shut a thousand servers": {
    hinglish: "Kuch minute thandak na mile to hazaar server band ho sakte hain",
    hindi: "कुछ मिनट ठंडक न मिले तो हज़ार सर्वर बंद हो सकते हैं",
  },
  "Power cuts and city heat beyond your control": {
    hinglish: "Bijli ka jaana aur shehar ki garmi, jo aapke bas mein nahi",
    hindi: "बिजली का जाना और शहर की गर्मी, जो आपके बस में नहीं",
  },
  "Phone calls at three in the morning for an alarm that turns out to be a faulty sensor": {
    hinglish: "Raat teen baje phone, aur alarm ki wajah sirf kharab sensor",
    hindi: "रात तीन बजे फ़ोन, और अलार्म की वजह सिर्फ़ ख़राब सेंसर",
  },
  "Watch the meter board at home through one hot day, note load at each hour, and plan what runs if half fails.": {
    hinglish: "Ek garam din ghar ka meter board dekhiye, har ghante ka load likhiye, aur tay kijiye ki aadhi bijli jaane par kya chalega.",
    hindi: "एक गरम दिन घर का मीटर बोर्ड देखिए, हर घंटे का लोड लिखिए, और तय कीजिए कि आधी बिजली जाने पर क्या चलेगा।",
  },
  "Experts who guard what they know": {
    hinglish: "Mahir log, jo apna gyaan chhipa kar rakhte hain",
    hindi: "माहिर लोग, जो अपना ज्ञान छिपाकर रखते हैं",
  },
  "Pages stale within a season": {
    hinglish: "Page, jo kuch hi mahine mein purane ho jaate hain",
    hindi: "पेज, जो कुछ ही महीने में पुराने हो जाते हैं",
  },
  "Guides that staff never search, since the old hand answers by phone": {
    hinglish: "Guide, jinhe staff dhoondhta hi nahi, kyunki purane ustaad phone par hi bata dete hain",
    hindi: "गाइड, जिन्हें स्टाफ़ ढूँढ़ता ही नहीं, क्योंकि पुराने उस्ताद फ़ोन पर ही बता देते हैं",
  },
  "Interview a grandparent or craftsman about one skill, write it as steps with photos, and let a beginner follow it alone.": {
    hinglish:
      "Dada-dadi, nana-nani ya kisi karigar se ek hunar ke baare mein poochiye, photo ke saath use steps mein likhiye, aur kisi naye insaan se use akele karwaiye.",
    hindi: "दादा-दादी, नाना-नानी या किसी कारीगर से एक हुनर के बारे में पूछिए, तस्वीरों के साथ उसे क़दमों में लिखिए, और किसी नौसिखिए से उसे अकेले करवाइए।",
  },
  "Good devices that the family cannot afford": {
    hinglish: "Achhe upkaran, jinka kharch parivaar utha nahi sakta",
    hindi: "अच्छे उपकरण, जिनका ख़र्च परिवार उठा नहीं सकता",
  },
  "Aids locked in cupboards for want of training": {
    hinglish: "Sahayak upkaran, jo training ki kami se almaari mein band pade hain",
    hindi: "सहायक उपकरण, जो ट्रेनिंग की कमी से अलमारी में बंद पड़े हैं",
  },
  "A pupil whose hand weakens, so that last year's switch no longer suits": {
    hinglish: "Bachcha jiska haath kamzor hota jaata hai, aur pichhle saal wala switch ab kaam ka nahi",
    hindi: "बच्चा जिसका हाथ कमज़ोर होता जाता है, और पिछले साल वाला स्विच अब काम का नहीं",
  },
  "Work your phone for one evening by voice or screen reader alone, and list which three tasks needed another person's help.": {
    hinglish:
      "Ek shaam apna phone sirf aawaaz ya screen reader se chalaiye, aur likhiye ki kin teen kaamon mein doosre ki madad leni padi.",
    hindi: "एक शाम अपना फ़ोन सिर्फ़ आवाज़ या स्क्रीन रीडर से चलाइए, और लिखिए कि किन तीन कामों में दूसरे की मदद लेनी पड़ी।",
  },
  "Pleading for rules that the law already asks": {
    hinglish: "Jo niyam kanoon mein pehle se hain, unhi ke liye haath jodna",
    hindi: "जो नियम क़ानून में पहले से हैं, उन्हीं के लिए हाथ जोड़ना",
  },
  "Quick widgets sold as a cure for everything": {
    hinglish: "Jhatpat widget jo har kami ka ilaaj kehkar bikte hain",
    hindi: "झटपट विजेट जो हर कमी का इलाज कहकर बिकते हैं",
  },
  "Redesigns that undo a year's repair": {
    hinglish: "Naya design jo saal bhar ke sudhaar par paani pher deta hai",
    hindi: "नया डिज़ाइन जो साल भर के सुधार पर पानी फेर देता है",
  },
  "Unplug the mouse, walk through one government form by Tab and Enter alone, sending nothing, and report every trap you meet, with pictures.":
    {
      hinglish:
        "Mouse nikaal dijiye, kisi sarkari form mein sirf Tab aur Enter se aage badhiye, kuch bhi bhejiye nahi, aur jahan bhi atkein uski tasveer ke saath report kijiye.",
      hindi:
        "माउस निकाल दीजिए, किसी सरकारी फ़ॉर्म में सिर्फ़ Tab और Enter से आगे बढ़िए, कुछ भी भेजिए नहीं, और जहाँ भी अटकें उसकी तस्वीर के साथ रिपोर्ट कीजिए।",
    },
  "Checking on the ground costs more than the satellite picture": {
    hinglish: "Zameen par jaakar jaanchna satellite ki tasveer se bhi mehnga padta hai",
    hindi: "ज़मीन पर जाकर जाँचना सैटेलाइट की तस्वीर से भी महँगा पड़ता है",
  },
  "Clouds through the very months that matter": {
    hinglish: "Jin mahinon ki tasveer sabse zaroori hai, unhi mein baadal",
    hindi: "जिन महीनों की तस्वीर सबसे ज़रूरी है, उन्हीं में बादल",
  },
  "Answers wanted for a village, pixels made for a district": {
    hinglish: "Jawaab ek gaon ka chahiye, par pixel zile ke hisaab se bane hain",
    hindi: "जवाब एक गाँव का चाहिए, पर पिक्सेल ज़िले के हिसाब से बने हैं",
  },
  "On ISRO's Bhuvan website find your district, compare farms, water and buildings in two seasons, and sketch what changed.": {
    hinglish:
      "ISRO ki Bhuvan website par apna zila dhoondhiye, do mausam ke kheton, paani aur imaaraton ki tulna kijiye, aur jo badla uska sketch banaiye.",
    hindi: "ISRO की Bhuvan वेबसाइट पर अपना ज़िला ढूँढ़िए, दो मौसमों के खेतों, पानी और इमारतों की तुलना कीजिए, और जो बदला उसका स्केच बनाइए।",
  },
  "One slip shows in a million passbooks": {
    hinglish: "Ek chook das laakh passbook mein dikhti hai",
    hindi: "एक चूक दस लाख पासबुकों में दिखती है",
  },
  "Audits and rule changes eat coding weeks": {
    hinglish: "Audit aur niyam ke badlaav coding ke hafte kha jaate hain",
    hindi: "ऑडिट और नियमों के बदलाव कोडिंग के हफ़्ते खा जाते हैं",
  },
  "Salary day and Diwali bring the worst loads": {
    hinglish: "Salary ke din aur Diwali par system par sabse bhaari bojh",
    hindi: "वेतन के दिन और दिवाली पर सिस्टम पर सबसे भारी बोझ",
  },
  "Act out a payment with slips for buyer, two banks and shop; lose one slip each round and invent a rule that saves it.": {
    hinglish:
      "Kharidaar, do bank aur dukaan banakar parchiyon se ek payment ka khel kheliye. Har baar ek parchi gum kijiye aur use bachane wala niyam sochiye.",
    hindi: "ख़रीदार, दो बैंक और दुकान बनाकर पर्चियों से एक पेमेंट का खेल खेलिए। हर बार एक पर्ची गुम कीजिए और उसे बचाने वाला नियम सोचिए।",
  },
  "Machines twenty years old that cannot be patched": {
    hinglish: "Bees saal purani machines jinmein patch lag hi nahi sakta",
    hindi: "बीस साल पुरानी मशीनें जिनमें पैच लग ही नहीं सकता",
  },
  "Operators who fear that your test will trip the plant": {
    hinglish: "Operator jinhe dar hai ki aapke test se plant band ho jaayega",
    hindi: "ऑपरेटर जिन्हें डर है कि आपके टेस्ट से प्लांट बंद हो जाएगा",
  },
  "Dusty sites and a security pass for each visit": {
    hinglish: "Dhool bhari site, aur har baar andar jaane ka naya security pass",
    hindi: "धूल भरी साइटें, और हर बार अंदर जाने का नया सिक्योरिटी पास",
  },
  "Draw how your building's water, lift and power are switched, mark who could reach each switch, and suggest three cheap locks.": {
    hinglish:
      "Chitra banaiye ki aapki building ka paani, lift aur bijli kahan se chalu-band hote hain, har switch tak kaun pahunch sakta hai yeh likhiye, aur teen saste taale sujhaiye.",
    hindi: "चित्र बनाइए कि आपकी बिल्डिंग का पानी, लिफ़्ट और बिजली कहाँ से चालू-बंद होते हैं, हर स्विच तक कौन पहुँच सकता है यह लिखिए, और तीन सस्ते ताले सुझाइए।",
  },
  "Every new model opens holes that last month's tests missed": {
    hinglish: "Har naye model mein aise chhed jo pichhle mahine ke test nahi pakad paaye",
    hindi: "हर नए मॉडल में ऐसे छेद जो पिछले महीने के टेस्ट नहीं पकड़ पाए",
  },
  "No repair holds for ever, yet launches will not wait": {
    hinglish: "Koi sudhaar hamesha nahi tikta, par launch rukta nahi",
    hindi: "कोई सुधार हमेशा नहीं टिकता, पर लॉन्च रुकता नहीं",
  },
  "Few settled rules on what counts as safe": {
    hinglish: "Kya surakshit maana jaye, iske pakke niyam bahut kam hain",
    hindi: "क्या सुरक्षित माना जाए, इसके पक्के नियम बहुत कम हैं",
  },
  "Play Gandalf, Lakera's free browser game in which a chatbot guards a password, and note which wording got past it.": {
    hinglish:
      "Lakera ka Gandalf kheliye, browser ka muft game jismein ek chatbot password chhupata hai, aur note kijiye ki kaun se shabdon se baat bani.",
    hindi: "Lakera का Gandalf खेलिए, ब्राउज़र का मुफ़्त गेम जिसमें एक चैटबॉट पासवर्ड छिपाता है, और नोट कीजिए कि किन शब्दों से बात बनी।",
  },
  "Woken when a line fails three states away": {
    hinglish: "Teen rajya door line kharab ho aur neend aapki toote",
    hindi: "तीन राज्य दूर लाइन ख़राब हो और नींद आपकी टूटे",
  },
  "New switches refused in the years when no line fails": {
    hinglish: "Jin saalon mein line kharab na ho, unmein naye switch ka paisa nahi milta",
    hindi: "जिन सालों में लाइन ख़राब न हो, उनमें नए स्विच का पैसा नहीं मिलता",
  },
  "More spreadsheets and less equipment each year": {
    hinglish: "Har saal spreadsheet zyada aur machinon ka kaam kam",
    hindi: "हर साल स्प्रेडशीट ज़्यादा और मशीनों का काम कम",
  },
  "With a teacher's leave, draw your school's internet from socket to provider, note three weak points, and price one spare part.": {
    hinglish:
      "Teacher ki ijaazat se apne school ke internet ka chitra banaiye, socket se company tak, teen kamzor jagah note kijiye, aur ek spare purze ka daam pata kijiye.",
    hindi: "शिक्षक की इजाज़त से अपने स्कूल के इंटरनेट का चित्र बनाइए, सॉकेट से कंपनी तक, तीन कमज़ोर जगहें नोट कीजिए, और एक स्पेयर पुर्ज़े का दाम पता कीजिए।",
  },
  "Blamed for faults in code you never wrote": {
    hinglish: "Us code ki galti ka ilzaam jo aapne likha hi nahi",
    hindi: "उस कोड की ग़लती का इल्ज़ाम जो आपने लिखा ही नहीं",
  },
  "A maker who stops mending the version that your users love": {
    hinglish: "Banane wali company wahi version theek karna band kar deti hai jo logon ko pasand hai",
    hindi: "बनाने वाली कंपनी वही वर्ज़न ठीक करना बंद कर देती है जो लोगों को पसंद है",
  },
  "A month's invoices stopped by an apostrophe in one name": {
    hinglish: "Kisi ke naam mein ek apostrophe aur poore mahine ke bill atak gaye",
    hindi: "किसी के नाम में एक अपॉस्ट्रॉफ़ी और पूरे महीने के बिल अटक गए",
  },
  "Choose one app that your school uses, ask ten users what fails most, and rank five repairs by worth and cost.": {
    hinglish:
      "School mein chalne wala ek app chuniye, das logon se poochiye ki sabse zyada kya bigadta hai, aur paanch sudhaar fayde aur kharch ke hisaab se kram mein rakhiye.",
    hindi: "स्कूल में चलने वाला एक ऐप चुनिए, दस लोगों से पूछिए कि सबसे ज़्यादा क्या बिगड़ता है, और पाँच सुधार फ़ायदे और ख़र्च के हिसाब से क्रम में रखिए।",
  },
  "Tired analysts who leave within a year": {
    hinglish: "Thake hue analyst jo saal bhar mein chhod jaate hain",
    hindi: "थके हुए एनालिस्ट जो साल भर में छोड़ जाते हैं",
  },
  "Leaders who ask for you only on the day of a breach": {
    hinglish: "Bade afsar jo aapko sirf hamle ke din yaad karte hain",
    hindi: "बड़े अफ़सर जो आपको सिर्फ़ हमले के दिन याद करते हैं",
  },
  "Alarm tools billed by the data they read, so some machines go unwatched": {
    hinglish: "Alarm tool ka bill data ke hisaab se aata hai, isliye kuch machinon par nazar hi nahi rehti",
    hindi: "अलार्म टूल का बिल डेटा के हिसाब से आता है, इसलिए कुछ मशीनों पर नज़र ही नहीं रहती",
  },
  "Plan who watches your school gate through a fair in two-hour turns, with a rule for when each guard must call whom.": {
    hinglish:
      "Mele ke din school gate par do-do ghante ki baari se pehre ki yojana banaiye, aur niyam likhiye ki pehredaar ko kab kise bulana hai.",
    hindi: "मेले के दिन स्कूल गेट पर दो-दो घंटे की बारी से पहरे की योजना बनाइए, और नियम लिखिए कि पहरेदार को कब किसे बुलाना है।",
  },
  "Hundreds of borrowed packages, any of which may break": {
    hinglish: "Doosron ke saikdon package, jinmein se koi bhi kabhi bhi bigad sakta hai",
    hindi: "दूसरों के सैकड़ों पैकेज, जिनमें से कोई भी कभी भी बिगड़ सकता है",
  },
  "One slow line of code makes every user wait": {
    hinglish: "Code ki ek dheemi line aur har user intezaar mein",
    hindi: "कोड की एक धीमी लाइन और हर यूज़र इंतज़ार में",
  },
  "A number that arrives as text, so that 5 and 5 make 55": {
    hinglish: "Number text bankar aata hai, to 5 aur 5 milkar 55 ho jaate hain",
    hindi: "संख्या टेक्स्ट बनकर आती है, तो 5 और 5 मिलकर 55 हो जाते हैं",
  },
  "Install Node.js, which is free, on a computer, follow the official first lesson, and serve a page that shows today's homework.": {
    hinglish:
      "Computer par Node.js install kijiye, jo muft hai, uska official pehla paath kijiye, aur ek page chalaiye jo aaj ka homework dikhaye.",
    hindi: "कंप्यूटर पर Node.js इंस्टॉल कीजिए, जो मुफ़्त है, उसका आधिकारिक पहला पाठ कीजिए, और एक पेज चलाइए जो आज का होमवर्क दिखाए।",
  },
  "Shop staff who skip scanning in the rush": {
    hinglish: "Dukaan ka staff jo bheed mein scan karna chhod deta hai",
    hindi: "दुकान का स्टाफ़ जो भीड़ में स्कैन करना छोड़ देता है",
  },
  "Tax rate changes with a week's notice": {
    hinglish: "Tax ki dar ka badlaav aur taiyari ko bas ek hafta",
    hindi: "टैक्स की दर का बदलाव और तैयारी को बस एक हफ़्ता",
  },
  "Diwali sales, when a small fault stops every till at once": {
    hinglish: "Diwali ki bikri, jab chhoti si galti se saare billing counter ek saath ruk jaate hain",
    hindi: "दिवाली की बिक्री, जब छोटी सी ग़लती से सारे बिलिंग काउंटर एक साथ रुक जाते हैं",
  },
  "Make a spreadsheet for a stationery shop in which each item turns red below its reorder level, and run it for ten days.": {
    hinglish:
      "Stationery ki dukaan ke liye aisi spreadsheet banaiye jismein tay seema se kam hote hi cheez laal dikhe, aur use das din chalaiye.",
    hindi: "स्टेशनरी की दुकान के लिए ऐसी स्प्रेडशीट बनाइए जिसमें तय सीमा से कम होते ही चीज़ लाल दिखे, और उसे दस दिन चलाइए।",
  },
  "Thousands of outlines and a daily count to reach": {
    hinglish: "Hazaaron outline banana, aur roz ki ginti poori karna",
    hindi: "हज़ारों आउटलाइन बनाना, और रोज़ की गिनती पूरी करना",
  },
  "Field days in heat for what the picture hid": {
    hinglish: "Jo tasveer mein chhup gaya, uske liye garmi mein field ke din",
    hindi: "जो तस्वीर में छिप गया, उसके लिए गर्मी में फ़ील्ड के दिन",
  },
  "Pay by the project, with gaps between": {
    hinglish: "Project ke hisaab se paisa, aur beech mein bina kaam ke din",
    hindi: "प्रोजेक्ट के हिसाब से पैसा, और बीच में बिना काम के दिन",
  },
  "With a parent's agreement join OpenStreetMap, trace ten houses and a path in your village, and read what other mappers reply.": {
    hinglish:
      "Maata ya pita ki sehmati se OpenStreetMap se judiye, uske nakshe par apne gaon ke das ghar aur ek raasta utaariye, aur doosre mapper jo jawaab dein woh padhiye.",
    hindi: "माता या पिता की सहमति से OpenStreetMap से जुड़िए, उसके नक़्शे पर अपने गाँव के दस घर और एक रास्ता उतारिए, और दूसरे मैपर जो जवाब दें वह पढ़िए।",
  },
  "An app quick on your laptop and slow on a rented server": {
    hinglish: "App jo apne laptop par tez aur kiraye ke server par dheema chalta hai",
    hindi: "ऐप जो अपने लैपटॉप पर तेज़ और किराए के सर्वर पर धीमा चलता है",
  },
  "Faults spread over ten services, each of which looks well": {
    hinglish: "Kharabi das service mein bikhri hai, aur har ek dikhti theek hai",
    hindi: "ख़राबी दस सर्विसों में बिखरी है, और हर एक दिखती ठीक है",
  },
  "An order message delivered twice, and two pizzas at one door": {
    hinglish: "Order ka message do baar pahuncha, aur ek darwaze par do pizza",
    hindi: "ऑर्डर का मैसेज दो बार पहुँचा, और एक दरवाज़े पर दो पिज़्ज़ा",
  },
  "From a Google sheet open Apps Script, which is free, and write a small program that mails you when a mark falls below forty.": {
    hinglish:
      "Google sheet se Apps Script kholiye, jo muft hai, aur ek chhota program likhiye jo kisi ke number chaalis se neeche hone par aapko mail bheje.",
    hindi: "Google शीट से Apps Script खोलिए, जो मुफ़्त है, और एक छोटा प्रोग्राम लिखिए जो किसी के नंबर चालीस से नीचे होने पर आपको मेल भेजे।",
  },
  "Government maps that never line up": {
    hinglish: "Sarkari nakshe jo kabhi ek doosre par theek nahi baithte",
    hindi: "सरकारी नक़्शे जो कभी एक दूसरे पर ठीक नहीं बैठते",
  },
  "Rules on borders that you must follow exactly": {
    hinglish: "Sarhad dikhane ke niyam jo hu-ba-hu maanne padte hain",
    hindi: "सरहद दिखाने के नियम जो हू-ब-हू मानने पड़ते हैं",
  },
  "Free map services that suddenly charge": {
    hinglish: "Nakshon ki muft services jo achanak paise lene lagti hain",
    hindi: "नक़्शों की मुफ़्त सेवाएँ जो अचानक पैसे लेने लगती हैं",
  },
  "Build a map of water taps and toilets near your school on the free uMap site, with photos and opening hours.": {
    hinglish: "Muft uMap site par apne school ke paas ke paani ke nal aur toilet ka naksha banaiye, photo aur khulne ke samay ke saath.",
    hindi: "मुफ़्त uMap साइट पर अपने स्कूल के पास के पानी के नल और टॉयलेट का नक़्शा बनाइए, फ़ोटो और खुलने के समय के साथ।",
  },
  "Repeat visits that find last year's holes": {
    hinglish: "Dobara jaane par pichhle saal ke wahi chhed milte hain",
    hindi: "दोबारा जाने पर पिछले साल के वही छेद मिलते हैं",
  },
  "Clients who switch things off just for the scan": {
    hinglish: "Client jo sirf scan ke liye cheezein band kar dete hain",
    hindi: "क्लाइंट जो सिर्फ़ स्कैन के लिए चीज़ें बंद कर देते हैं",
  },
  "Fees squeezed by bargain auditors": { hinglish: "Saste auditor ke kaaran girti fees", hindi: "सस्ते ऑडिटरों के कारण गिरती फ़ीस" },
  "With your parents' leave, check your own home router: default password, old firmware, open guest network; write a one-page audit.": {
    hinglish:
      "Maata-pita ki ijaazat se apne ghar ka router jaanchiye: default password, purana firmware, khula guest network. Phir ek page ki audit report likhiye.",
    hindi: "माता-पिता की इजाज़त से अपने घर का राउटर जाँचिए: डिफ़ॉल्ट पासवर्ड, पुराना फ़र्मवेयर, खुला गेस्ट नेटवर्क। फिर एक पन्ने की ऑडिट रिपोर्ट लिखिए।",
  },
  "Trails that end in a service which mixes everyone's coins": {
    hinglish: "Suraag jo aisi service par khatm hota hai jo sabke coin mila deti hai",
    hindi: "सुराग़ जो ऐसी सर्विस पर ख़त्म होता है जो सबके कॉइन मिला देती है",
  },
  "Markets that never close, so alarms come at night": {
    hinglish: "Bazaar kabhi band nahi hota, isliye alarm raat ko aate hain",
    hindi: "बाज़ार कभी बंद नहीं होता, इसलिए अलार्म रात को आते हैं",
  },
  "Indian tax and rules on coins that keep changing": {
    hinglish: "Coin par India ke tax aur niyam jo badalte rehte hain",
    hindi: "कॉइन पर भारत के टैक्स और नियम जो बदलते रहते हैं",
  },
  "Open a free ledger viewer such as Blockchair, follow one payment through three steps, and draw it; buy nothing.": {
    hinglish:
      "Blockchair jaisa muft ledger viewer kholiye, ek payment ko teen kadam tak dekhiye, aur uska chitra banaiye. Kuch mat kharidiye.",
    hindi: "Blockchair जैसा मुफ़्त लेजर व्यूअर खोलिए, एक पेमेंट को तीन क़दम तक देखिए, और उसका चित्र बनाइए। कुछ मत ख़रीदिए।",
  },
  "Memory never given back, so the program slows by the hour": {
    hinglish: "Memory wapas nahi ki gayi, to program har ghante aur dheema",
    hindi: "मेमोरी वापस नहीं की गई, तो प्रोग्राम हर घंटे और धीमा",
  },
  "Compiler errors a page long for one missing mark": {
    hinglish: "Ek chhoota hua chinh aur compiler ki page bhar lambi error",
    hindi: "एक छूटा हुआ चिह्न और कंपाइलर की पन्ने भर लंबी एरर",
  },
  "Builds of an hour after a small change": {
    hinglish: "Zara se badlaav ke baad ghante bhar ka build",
    hindi: "ज़रा से बदलाव के बाद घंटे भर का बिल्ड",
  },
  "In OnlineGDB, a free browser compiler, write two ways of sorting a lakh of numbers in C++, time both, and explain the gap.": {
    hinglish:
      "OnlineGDB, browser ke muft compiler mein, C++ mein ek laakh number kram mein lagane ke do tareeke likhiye, dono ka samay naapiye, aur samjhaiye ki fark kyon hai.",
    hindi: "OnlineGDB, ब्राउज़र के मुफ़्त कंपाइलर में, C++ में एक लाख संख्याएँ क्रम में लगाने के दो तरीक़े लिखिए, दोनों का समय नापिए, और समझाइए कि फ़र्क़ क्यों है।",
  },
  "The satellite passes over at night and on holidays all the same": {
    hinglish: "Satellite raat ko aur chhutti ke din bhi upar se guzarta hi hai",
    hindi: "सैटेलाइट रात को और छुट्टी के दिन भी ऊपर से गुज़रता ही है",
  },
  "Errors found after ten thousand pictures were sent": {
    hinglish: "Das hazaar tasveerein bhejne ke baad galti pakad mein aati hai",
    hindi: "दस हज़ार तस्वीरें भेजने के बाद ग़लती पकड़ में आती है",
  },
  "Heavy rain over the antenna, and part of a pass is lost": {
    hinglish: "Antenna par tez baarish, aur us chakkar ka kuch data gaya",
    hindi: "एंटीना पर तेज़ बारिश, और उस चक्कर का कुछ डेटा गया",
  },
  "Look up the next visible pass of the space station over your town, watch it, and time how long contact would last.": {
    hinglish:
      "Pata kijiye ki space station aapke shehar ke upar agli baar kab dikhega, use dekhiye, aur naapiye ki usse sampark kitni der ho pata.",
    hindi: "पता कीजिए कि स्पेस स्टेशन आपके शहर के ऊपर अगली बार कब दिखेगा, उसे देखिए, और नापिए कि उससे संपर्क कितनी देर हो पाता।",
  },
};
