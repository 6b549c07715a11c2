import type { ToldTexts } from "../told-texts.ts";

export const healthcare: ToldTexts = {
  "Queues that leave four minutes for each patient": {
    hinglish: "Line itni lambi ki har mareez ko bas chaar minute mile",
    hindi: "लाइन इतनी लंबी कि हर मरीज़ को बस चार मिनट मिलें",
  },
  "Demands for an antibiotic or a drip for every cold": {
    hinglish: "Har zukaam par antibiotic ya drip ki zid",
    hindi: "हर ज़ुकाम पर एंटीबायोटिक या ड्रिप की ज़िद",
  },
  "Relatives who arrive with a diagnosis from the internet": {
    hinglish: "Rishtedar, jo internet se beemari ka naam lekar aate hain",
    hindi: "रिश्तेदार, जो इंटरनेट से बीमारी का नाम लेकर आते हैं",
  },
  'Read two chapters of the free online book Where There Is No Doctor and note which signs mean "go to hospital now".': {
    hinglish:
      "Online free milne wali kitaab Where There Is No Doctor ke do chapter padhiye aur likhiye ki kaun se lakshan kehte hain ki turant hospital jaana hai.",
    hindi: "ऑनलाइन मुफ़्त मिलने वाली किताब Where There Is No Doctor के दो अध्याय पढ़िए और लिखिए कि कौन से लक्षण कहते हैं कि तुरंत अस्पताल जाना है।",
  },
  "Being woken for each fresh heart attack on a duty night": {
    hinglish: "Duty ki raat har naye heart attack par jagaya jaana",
    hindi: "ड्यूटी की रात हर नए हार्ट अटैक पर जगाया जाना",
  },
  "Heavy lead aprons that ruin the back over the years": {
    hinglish: "Bhaari lead apron, jo barson mein peeth kharab kar dete hain",
    hindi: "भारी लेड एप्रन, जो बरसों में पीठ ख़राब कर देते हैं",
  },
  "Families who suspect that the stent was never needed": {
    hinglish: "Parivaar, jinhe shak rehta hai ki stent ki zaroorat thi hi nahi",
    hindi: "परिवार, जिन्हें शक रहता है कि स्टेंट की ज़रूरत थी ही नहीं",
  },
  "Take your family's resting pulse before and after climbing stairs for a week, then compare five traces in the free LITFL ECG Library.": {
    hinglish:
      "Ek hafte tak parivaar walon ki nabz aaram ke samay aur seedhi chadhne ke baad giniye, phir free LITFL ECG Library mein paanch ECG ki tulna kijiye.",
    hindi: "एक हफ़्ते तक परिवार वालों की नब्ज़ आराम के समय और सीढ़ी चढ़ने के बाद गिनिए, फिर मुफ़्त LITFL ECG Library में पाँच ECG की तुलना कीजिए।",
  },
  "Parents who ring about every sneeze at midnight": {
    hinglish: "Maa-baap, jo har chheenk par aadhi raat ko phone karte hain",
    hindi: "माँ-बाप, जो हर छींक पर आधी रात को फ़ोन करते हैं",
  },
  "Missed vaccinations because of a rumour in the colony": {
    hinglish: "Colony mein phaili afwah ki wajah se chhoote teeke",
    hindi: "कॉलोनी में फैली अफ़वाह की वजह से छूटे टीके",
  },
  "Losing a child who was brought a day late": {
    hinglish: "Ek din der se laye gaye bachche ko na bacha paana",
    hindi: "एक दिन देर से लाए गए बच्चे को न बचा पाना",
  },
  "Copy the national immunisation schedule and check it, with their parents' consent, against the vaccination cards of two small cousins.":
    {
      hinglish: "Rashtriya teekakaran schedule utaariye aur do chhote cousin ke teeke ke card se milaiye, unke maa-baap ki ijaazat lekar.",
      hindi: "राष्ट्रीय टीकाकरण तालिका उतारिए और उसे दो छोटे चचेरे-ममेरे भाई-बहनों के टीके के कार्ड से मिलाइए, उनके माँ-बाप की इजाज़त लेकर।",
    },
  "Deliveries that never respect a festival or a night": {
    hinglish: "Delivery, jo na tyohaar dekhti hai na raat",
    hindi: "डिलीवरी, जो न त्योहार देखती है न रात",
  },
  "Families who ask for the baby's sex, which law forbids": {
    hinglish: "Parivaar, jo poochte hain ki ladka hai ya ladki, jabki kanoon mein yeh mana hai",
    hindi: "परिवार, जो पूछते हैं कि लड़का है या लड़की, जबकि क़ानून में यह मना है",
  },
  "Being blamed and threatened when a birth goes wrong": {
    hinglish: "Prasav mein kuch bigad jaye to dosh aur dhamki milna",
    hindi: "प्रसव में कुछ बिगड़ जाए तो दोष और धमकी मिलना",
  },
  "Read the government's Mother and Child Protection card of someone at home and list what is checked in each month.": {
    hinglish:
      "Ghar mein kisi ka sarkari Mother and Child Protection card padhiye aur list banaiye ki har mahine kya-kya jaancha jaata hai.",
    hindi: "घर में किसी का सरकारी Mother and Child Protection card पढ़िए और सूची बनाइए कि हर महीने क्या-क्या जाँचा जाता है।",
  },
  "Patients who stop tablets once they feel well": {
    hinglish: "Mareez jo theek lagte hi goliyan chhod dete hain",
    hindi: "मरीज़ जो ठीक लगते ही गोलियाँ छोड़ देते हैं",
  },
  "Neighbours' shame that keeps people away for years": {
    hinglish: "Padosiyon ke saamne ki sharm, jo logon ko saalon ilaaj se door rakhti hai",
    hindi: "पड़ोसियों के सामने की शर्म, जो लोगों को सालों इलाज से दूर रखती है",
  },
  "Admitting someone against his will while he begs you not to": {
    hinglish: "Kisi ko uski marzi ke khilaf bharti karna, jab woh aapse minnat kare",
    hindi: "किसी को उसकी मर्ज़ी के ख़िलाफ़ भर्ती करना, जब वह आपसे मिन्नत करे",
  },
  "Find three free films about depression on the NIMHANS or WHO channels and write down which myths each of them answers.": {
    hinglish:
      "NIMHANS ya WHO ke channel par depression par teen free film dhoondhiye aur likhiye ki har film kin galat dhaarnaon ka jawab deti hai.",
    hindi: "NIMHANS या WHO के चैनल पर डिप्रेशन पर तीन मुफ़्त फ़िल्में ढूँढ़िए और लिखिए कि हर फ़िल्म किन ग़लत धारणाओं का जवाब देती है।",
  },
  "Steroid creams from the chemist that spoil every ringworm case": {
    hinglish: "Medical store ki steroid cream jo daad ka har case bigaad deti hai",
    hindi: "मेडिकल स्टोर की स्टेरॉयड क्रीम जो दाद का हर केस बिगाड़ देती है",
  },
  "Clients who want the complexion of a filtered photograph": {
    hinglish: "Log jinhe filter lagi photo jaisa rang chahiye",
    hindi: "लोग जिन्हें फ़िल्टर लगी तस्वीर जैसा रंग चाहिए",
  },
  "Salons that sell lasers without any doctor": {
    hinglish: "Salon jo bina kisi doctor ke laser bechte hain",
    hindi: "सैलून जो बिना किसी डॉक्टर के लेज़र बेचते हैं",
  },
  "Read the small print of ten creams at home, list the active ingredient of each, and look up which need a prescription.": {
    hinglish:
      "Ghar ki das cream par likhe chhote akshar padhiye, har ek ki asar karne wali cheez likhiye aur pata kijiye ki kin ke liye doctor ki parchi zaroori hai.",
    hindi: "घर की दस क्रीमों पर छपे छोटे अक्षर पढ़िए, हर एक की असर करने वाली चीज़ लिखिए और पता कीजिए कि किनके लिए डॉक्टर की पर्ची ज़रूरी है।",
  },
  "Telling a young father that his wasting nerve disease has no cure": {
    hinglish: "Jawan pita ko batana ki nason ko galaati uski beemari ka ilaaj nahi hai",
    hindi: "जवान पिता को बताना कि नसों को गलाती उसकी बीमारी का इलाज नहीं है",
  },
  "Stroke patients who reach hospital after six wasted hours": {
    hinglish: "Stroke ke mareez jo chhe ghante ganwakar hospital pahunchte hain",
    hindi: "स्ट्रोक के मरीज़ जो छह घंटे गँवाकर अस्पताल पहुँचते हैं",
  },
  "Clinic lists packed with headaches behind which one tumour hides": {
    hinglish: "Clinic mein sirdard walon ki bheed, jismein kisi ek ka tumour chhupa hai",
    hindi: "क्लिनिक में सिरदर्द वालों की भीड़, जिसमें किसी एक का ट्यूमर छुपा है",
  },
  "Tap below a willing relative's kneecap with the edge of your hand, leg dangling, and draw the path of that reflex.": {
    hinglish:
      "Kisi raazi rishtedar ki latakti taang par, ghutne ki katori ke theek neeche, hatheli ke kinaare se halke thapthapaiye aur us reflex ka raasta banaiye.",
    hindi: "किसी राज़ी रिश्तेदार की लटकती टाँग पर, घुटने की कटोरी के ठीक नीचे, हथेली के किनारे से हल्के थपथपाइए और उस रिफ़्लेक्स का रास्ता बनाइए।",
  },
  "Dark rooms and a screen from morning to evening": {
    hinglish: "Subah se shaam tak andhera kamra aur screen",
    hindi: "सुबह से शाम तक अँधेरा कमरा और स्क्रीन",
  },
  "Paper registers under the sex-determination law, each slip punishable": {
    hinglish: "Ling jaanch kanoon ke kaagzi register, jinki har chook par saza hai",
    hindi: "लिंग जाँच क़ानून के काग़ज़ी रजिस्टर, जिनकी हर चूक पर सज़ा है",
  },
  "Never hearing how the patient fared afterwards": {
    hinglish: "Kabhi pata na chalna ki baad mein mareez ka kya hua",
    hindi: "कभी पता न चलना कि बाद में मरीज़ का क्या हुआ",
  },
  "Open ten normal chest X-rays and ten of pneumonia on the free site Radiopaedia and try to tell them apart blind.": {
    hinglish:
      "Free site Radiopaedia par chest ke das normal aur das pneumonia wale X-ray kholiye aur bina naam dekhe unhe alag pehchanne ki koshish kijiye.",
    hindi: "मुफ़्त साइट Radiopaedia पर छाती के दस सामान्य और दस निमोनिया वाले X-ray खोलिए और बिना नाम देखे उन्हें अलग पहचानने की कोशिश कीजिए।",
  },
  "Treatments for which families sell their land": {
    hinglish: "Ilaaj jiske liye parivaar apni zameen bech dete hain",
    hindi: "इलाज जिसके लिए परिवार अपनी ज़मीन बेच देते हैं",
  },
  "Relatives who forbid you to tell the patient the truth": {
    hinglish: "Rishtedar jo mareez ko sach batane se mana karte hain",
    hindi: "रिश्तेदार जो मरीज़ को सच बताने से मना करते हैं",
  },
  "Patients who come only when herbs and prayer have failed": {
    hinglish: "Mareez jo jadi-booti aur dua bekaar hone par hi aate hain",
    hindi: "मरीज़ जो जड़ी-बूटी और दुआ बेकार होने पर ही आते हैं",
  },
  "Look up the formula by which height and weight give the body's surface, work it out for three willing relatives, and see why one drug needs a different dose in each.":
    {
      hinglish:
        "Kad aur wazan se sharir ki satah nikaalne ka formula dhoondhiye, teen raazi rishtedaron ka hisaab lagaiye aur dekhiye ki ek hi dawa ki dose sabke liye alag kyon hai.",
      hindi:
        "क़द और वज़न से शरीर की सतह निकालने का फ़ॉर्मूला ढूँढ़िए, तीन राज़ी रिश्तेदारों का हिसाब लगाइए और देखिए कि एक ही दवा की डोज़ सबके लिए अलग क्यों है।",
    },
  "Patients who never learn that you made the diagnosis": {
    hinglish: "Mareez jinhe kabhi pata nahi chalta ki beemari aapne pakdi",
    hindi: "मरीज़ जिन्हें कभी पता नहीं चलता कि बीमारी आपने पकड़ी",
  },
  "Chain laboratories that rent a doctor's signature": {
    hinglish: "Chain wali lab jo doctor ka dastakhat kiraye par leti hain",
    hindi: "चेन वाली लैब जो डॉक्टर का दस्तख़त किराए पर लेती हैं",
  },
  "A surgeon who sends your slides elsewhere to be read again": {
    hinglish: "Surgeon jo aapki slides dobara jaanch ke liye kahin aur bhej de",
    hindi: "सर्जन जो आपकी स्लाइड दोबारा जाँच के लिए कहीं और भेज दे",
  },
  "Learn liver, lung and skin on the free site Histology Guide in one evening, then let a friend show you slides without names.": {
    hinglish:
      "Free site Histology Guide par ek shaam mein liver, phephde aur skin pehchanna seekhiye, phir kisi dost se bina naam ki slides dikhane ko kahiye.",
    hindi: "मुफ़्त साइट Histology Guide पर एक शाम में लिवर, फेफड़े और त्वचा पहचानना सीखिए, फिर किसी दोस्त से बिना नाम की स्लाइड दिखाने को कहिए।",
  },
  "Blood tests whose results depend on which laboratory ran them": {
    hinglish: "Khoon ki jaanch jiska nateeja lab badalne se badal jaata hai",
    hindi: "ख़ून की जाँच जिसका नतीजा लैब बदलने से बदल जाता है",
  },
  "Parents of a healthy short child who beg for growth injections": {
    hinglish: "Chhote kad ke swasth bachche ke maa-baap jo kad badhane ke injection ki minnat karte hain",
    hindi: "छोटे क़द के स्वस्थ बच्चे के माँ-बाप जो क़द बढ़ाने के इंजेक्शन की मिन्नत करते हैं",
  },
  "Advice on food that is forgotten by the next wedding": {
    hinglish: "Khaane ki salah jo agli shaadi tak bhula di jaati hai",
    hindi: "खाने की सलाह जो अगली शादी तक भुला दी जाती है",
  },
  "Measure the waist and height of willing adults at home, divide one by the other, and look up why a result above a half worries doctors.":
    {
      hinglish:
        "Ghar ke raazi bade logon ki kamar aur kad naapiye, kamar ko kad se bhaag dijiye aur pata kijiye ki aadhe se upar ka nateeja doctors ko kyon khatakta hai.",
      hindi: "घर के राज़ी बड़े लोगों की कमर और क़द नापिए, कमर को क़द से भाग दीजिए और पता कीजिए कि आधे से ऊपर का नतीजा डॉक्टरों को क्यों खटकता है।",
    },
  "Seeing patients drop out when dialysis money ends": {
    hinglish: "Dialysis ke paise khatm hone par mareezon ka aana chhootte dekhna",
    hindi: "डायलिसिस के पैसे ख़त्म होने पर मरीज़ों का आना छूटते देखना",
  },
  "Painkillers bought without prescription that destroyed healthy kidneys": {
    hinglish: "Bina parchi kharidi dard ki goliyan jinhone achhe-bhale gurde kharab kar diye",
    hindi: "बिना पर्ची ख़रीदी दर्द की गोलियाँ जिन्होंने अच्छे-भले गुर्दे ख़राब कर दिए",
  },
  "Years on a waiting list for a donor who never comes": {
    hinglish: "Donor ki waiting list mein saalon guzarna, par donor ka kabhi na aana",
    hindi: "डोनर की वेटिंग लिस्ट में सालों गुज़रना, पर डोनर का कभी न आना",
  },
  "Measure everything you drink and roughly all you pass in one day, and explain the difference using your biology chapter on excretion.": {
    hinglish:
      "Ek din mein jo kuch piyen woh naapiye aur mota-mota yeh bhi ki kitna peshab hua, phir biology ke excretion wale chapter se dono ka fark samjhaiye.",
    hindi: "एक दिन में जो कुछ पिएँ वह नापिए और मोटा-मोटा यह भी कि कितना पेशाब हुआ, फिर बायोलॉजी के उत्सर्जन वाले अध्याय से दोनों का फ़र्क़ समझाइए।",
  },
  "Vomited blood just when the day seemed over": {
    hinglish: "Khoon ki ulti ka mareez, theek tab jab din khatm lagta tha",
    hindi: "ख़ून की उल्टी का मरीज़, ठीक तब जब दिन ख़त्म लगता था",
  },
  "Wrists and neck that ache from holding the scope": {
    hinglish: "Scope pakde-pakde kalaai aur gardan ka dard",
    hindi: "स्कोप पकड़े-पकड़े कलाई और गर्दन का दर्द",
  },
  "Liver patients who return to the bottle": {
    hinglish: "Liver ke mareez jo phir sharab peene lagte hain",
    hindi: "लिवर के मरीज़ जो फिर शराब पीने लगते हैं",
  },
  "Model digestion: chew bread for two minutes, test it and unchewed bread with iodine, and explain why the colour differs.": {
    hinglish:
      "Paachan ka namuna dekhiye: bread do minute chabaiye, use aur bina chabaye tukde ko iodine se jaanchiye, aur samjhaiye ki rang alag kyon hai.",
    hindi: "पाचन का नमूना देखिए: ब्रेड दो मिनट चबाइए, उसे और बिना चबाए टुकड़े को आयोडीन से जाँचिए, और समझाइए कि रंग अलग क्यों है।",
  },
  "Drug-resistant tuberculosis in people who had to break off treatment": {
    hinglish: "TB jis par dawa asar nahi karti, un logon mein jinhe ilaaj beech mein chhodna pada",
    hindi: "TB जिस पर दवा असर नहीं करती, उन लोगों में जिन्हें इलाज बीच में छोड़ना पड़ा",
  },
  "Winter smog that fills every bed in the city": {
    hinglish: "Sardi ka smog jo shehar ka har bed bhar deta hai",
    hindi: "सर्दी का स्मॉग जो शहर का हर बेड भर देता है",
  },
  "The risk of catching what the patients cough out": {
    hinglish: "Mareezon ki khaansi se khud beemar hone ka khatra",
    hindi: "मरीज़ों की खाँसी से ख़ुद बीमार होने का ख़तरा",
  },
  "With a marked bottle upside down in water and a tube, measure how much air one breath holds, and compare singers and runners, each with a clean straw.":
    {
      hinglish:
        "Nishan lagi bottle paani mein ulti rakhkar, ek nali se naapiye ki ek saans mein kitni hawa hai, aur gaane walon aur daudne walon ki tulna kijiye, har ek ko saaf straw dekar.",
      hindi:
        "निशान लगी बोतल पानी में उल्टी रखकर, एक नली से नापिए कि एक साँस में कितनी हवा है, और गाने वालों और दौड़ने वालों की तुलना कीजिए, हर एक को साफ़ स्ट्रॉ देकर।",
    },
  "Running rent, staff and accounts along with the medicine": {
    hinglish: "Ilaaj ke saath kiraya, staff aur hisaab bhi sambhalna",
    hindi: "इलाज के साथ किराया, स्टाफ़ और हिसाब भी सँभालना",
  },
  "The chemist across the road who treats fevers without a degree": {
    hinglish: "Saamne ka medical store wala jo bina degree bukhar ka ilaaj karta hai",
    hindi: "सामने का मेडिकल स्टोर वाला जो बिना डिग्री बुख़ार का इलाज करता है",
  },
  "Lower standing than organ specialists, though you see more": {
    hinglish: "Ek-ek ang ke specialist se kam izzat, jabki aapke paas kahin zyada tarah ki beemariyan aati hain",
    hindi: "एक-एक अंग के विशेषज्ञ से कम इज़्ज़त, जबकि आपके पास कहीं ज़्यादा तरह की बीमारियाँ आती हैं",
  },
  "Draw your family's health tree over three generations, who had what and when, and mark what might be prevented.": {
    hinglish:
      "Apne parivaar ki teen peedhiyon ki sehat ka family tree banaiye, kise kya beemari kab hui, aur nishan lagaiye ki kya roka ja sakta hai.",
    hindi: "अपने परिवार की तीन पीढ़ियों की सेहत का फ़ैमिली ट्री बनाइए, किसे कौन सी बीमारी कब हुई, और निशान लगाइए कि क्या रोका जा सकता है।",
  },
  "Children abroad who manage a parent's illness by phone": {
    hinglish: "Videsh mein base bachche jo maa ya pita ki beemari phone par hi sambhalte hain",
    hindi: "विदेश में बसे बच्चे जो माँ या पिता की बीमारी फ़ोन पर ही सँभालते हैं",
  },
  "Illnesses that could be treated, put down to old age for years": {
    hinglish: "Ilaaj layak beemariyan jo saalon budhaape ke naam daal di gayin",
    hindi: "इलाज लायक़ बीमारियाँ जो सालों बुढ़ापे के नाम डाल दी गईं",
  },
  "Patients well enough to leave whom no child comes to fetch": {
    hinglish: "Chhutti layak theek ho chuke mareez jinhe lene koi beta-beti nahi aata",
    hindi: "छुट्टी लायक़ ठीक हो चुके मरीज़ जिन्हें लेने कोई बेटा-बेटी नहीं आता",
  },
  "Walk through a grandparent's house, note every loose mat, dark step and slippery floor, and help to fix three of them.": {
    hinglish:
      "Dada-dadi ya nana-nani ke ghar mein ghoomiye, har khiskti chatai, andheri seedhi aur phislan wala farsh note kijiye, aur unmein se teen theek karne mein madad kijiye.",
    hindi: "दादा-दादी या नाना-नानी के घर में घूमिए, हर खिसकती चटाई, अँधेरी सीढ़ी और फिसलन वाला फ़र्श नोट कीजिए, और उनमें से तीन ठीक करने में मदद कीजिए।",
  },
  "Pressure from police or politicians to soften a finding": {
    hinglish: "Nateeja naram karne ke liye police ya netaon ka dabaav",
    hindi: "नतीजा नरम करने के लिए पुलिस या नेताओं का दबाव",
  },
  "Mortuaries without cooling in May": {
    hinglish: "May ki garmi mein bina cooling ka murdaghar",
    hindi: "मई की गर्मी में बिना कूलिंग का मुर्दाघर",
  },
  "Waiting whole days in court corridors for ten minutes of evidence": {
    hinglish: "Das minute ki gawahi ke liye court ke galiyare mein poore-poore din intezaar",
    hindi: "दस मिनट की गवाही के लिए कोर्ट के गलियारे में पूरे-पूरे दिन इंतज़ार",
  },
  "Read a detective story and list each clue that only an examination of the body could give, and how sure it is.": {
    hinglish:
      "Ek jasoosi kahani padhiye aur woh sab suraag likhiye jo sirf laash ki jaanch se mil sakte the, aur yeh bhi ki har suraag kitna pakka hai.",
    hindi: "एक जासूसी कहानी पढ़िए और वे सब सुराग़ लिखिए जो सिर्फ़ लाश की जाँच से मिल सकते थे, और यह भी कि हर सुराग़ कितना पक्का है।",
  },
  "Coaches who want the injured star back by Sunday": {
    hinglish: "Coach jinhe ghayal star khiladi Itwar tak maidan mein chahiye",
    hindi: "कोच जिन्हें घायल स्टार खिलाड़ी इतवार तक मैदान में चाहिए",
  },
  "Players who want an injection to play on a torn muscle": {
    hinglish: "Khiladi jo phati maanspeshi par bhi khelne ke liye injection maangte hain",
    hindi: "खिलाड़ी जो फटी मांसपेशी पर भी खेलने के लिए इंजेक्शन माँगते हैं",
  },
  "A cold syrup taken without asking you, and then a failed dope test": {
    hinglish: "Aapse bina poochhe pi gayi zukaam ki syrup, aur phir dope test mein fail",
    hindi: "आपसे बिना पूछे पी गई ज़ुकाम की सिरप, और फिर डोप टेस्ट में फ़ेल",
  },
  "Time ten classmates balancing on each leg with eyes closed, and see whether those with past ankle sprains do worse.": {
    hinglish:
      "Ghadi se dekhiye ki das sahpaathi aankhein band karke har pair par kitni der tikte hain, aur kya pehle takhne mein moch kha chuke saathi kam tikte hain.",
    hindi: "घड़ी से देखिए कि दस सहपाठी आँखें बंद करके हर पैर पर कितनी देर टिकते हैं, और क्या पहले टख़ने में मोच खा चुके साथी कम टिकते हैं।",
  },
  'Patients who lost years to "it is only gas"': {
    hinglish: "Mareez jinke kai saal yeh sunte nikal gaye ki bas gas hai",
    hindi: "मरीज़ जिनके कई साल यह सुनते निकल गए कि बस गैस है",
  },
  "Strong medicines that invite infections": {
    hinglish: "Tez dawaiyan jo infection ko nyota deti hain",
    hindi: "तेज़ दवाइयाँ जो इन्फ़ेक्शन को न्योता देती हैं",
  },
  "Explaining lifelong treatment to someone aged twenty": {
    hinglish: "Bees saal ki umr wale ko samjhana ki ilaaj umr bhar chalega",
    hindi: "बीस साल की उम्र वाले को समझाना कि इलाज उम्र भर चलेगा",
  },
  "Tape two of your fingers together for an evening, try buttons, taps and writing, and design an aid for each.": {
    hinglish:
      "Ek shaam apni do ungliyan tape se jodkar button, nal aur likhne ka kaam kijiye, aur har kaam ke liye madad ka ek saadhan sochiye.",
    hindi: "एक शाम अपनी दो उँगलियाँ टेप से जोड़कर बटन, नल और लिखने का काम कीजिए, और हर काम के लिए मदद का एक साधन सोचिए।",
  },
  "Shortage of platelets in every dengue season": {
    hinglish: "Dengue ke har mausam mein platelets ki kami",
    hindi: "डेंगू के हर मौसम में प्लेटलेट की कमी",
  },
  "Young patients whose leukaemia returns after hope had come": {
    hinglish: "Kam umr ke mareez jinka leukaemia umeed bandhne ke baad laut aata hai",
    hindi: "कम उम्र के मरीज़ जिनका ल्यूकेमिया उम्मीद बँधने के बाद लौट आता है",
  },
  "Families who sell their house or field to pay for a transplant": {
    hinglish: "Parivaar jo transplant ke liye ghar ya khet bech dete hain",
    hindi: "परिवार जो ट्रांसप्लांट के लिए घर या खेत बेच देते हैं",
  },
  "Look up how two carriers of thalassaemia can have a child who needs transfusions, draw the four chances and explain them to a cousin.": {
    hinglish:
      "Pata kijiye ki thalassaemia ke do carrier ka bachcha aisa kaise ho sakta hai jise khoon chadhana pade, chaaron sambhavnayein banaiye aur kisi cousin ko samjhaiye.",
    hindi:
      "पता कीजिए कि थैलेसीमिया के दो वाहकों का बच्चा ऐसा कैसे हो सकता है जिसे ख़ून चढ़ाना पड़े, चारों संभावनाएँ बनाइए और किसी चचेरे-ममेरे भाई-बहन को समझाइए।",
  },
  'Unproven hair and food "allergy panels" that mislead patients': {
    hinglish: "Baal aur khaane ke bina saboot wale allergy test jo mareezon ko bhatkaate hain",
    hindi: "बाल और खाने के बिना सबूत वाले एलर्जी टेस्ट जो मरीज़ों को भटकाते हैं",
  },
  "Reactions that must be watched for, syringe ready": {
    hinglish: "Reaction jin par nazar rakhni padti hai, syringe taiyaar rakhkar",
    hindi: "रिएक्शन जिन पर नज़र रखनी पड़ती है, सिरिंज तैयार रखकर",
  },
  "No separate degree in most colleges, so recognition comes slowly": {
    hinglish: "Zyadatar colleges mein alag degree nahi, isliye pehchaan der se milti hai",
    hindi: "ज़्यादातर कॉलेजों में अलग डिग्री नहीं, इसलिए पहचान देर से मिलती है",
  },
  "Keep a sneeze diary for three weeks with weather, dusting and flowering trees, and look for a pattern in it.": {
    hinglish:
      "Teen hafte chheenk ki diary rakhiye, usmein mausam, jhaad-ponchh aur phool aaye ped bhi likhiye, aur dekhiye ki koi pattern hai ya nahi.",
    hindi: "तीन हफ़्ते छींक की डायरी रखिए, उसमें मौसम, झाड़-पोंछ और फूल आए पेड़ भी लिखिए, और देखिए कि कोई पैटर्न है या नहीं।",
  },
  "Colleagues who feel policed by your antibiotic advice": {
    hinglish: "Saathi doctor jinhe aapki antibiotic ki salah pehredaari lagti hai",
    hindi: "साथी डॉक्टर जिन्हें आपकी एंटीबायोटिक की सलाह पहरेदारी लगती है",
  },
  "Superbugs for which the cupboard is empty": {
    hinglish: "Superbug jinke liye almari mein koi dawa nahi bachi",
    hindi: "सुपरबग जिनके लिए अलमारी में कोई दवा नहीं बची",
  },
  "Working through outbreaks while others stay away": {
    hinglish: "Mahamari mein kaam karna jab baaki log door rehte hain",
    hindi: "महामारी में काम करना जब बाक़ी लोग दूर रहते हैं",
  },
  "Smear hands with a little glitter and oil, shake hands through the class, and see which way of washing removes it.": {
    hinglish:
      "Haathon par thoda glitter aur tel lagaiye, poori class mein haath milaiye, aur dekhiye ki haath dhone ka kaun sa tareeka use hataata hai.",
    hindi: "हाथों पर थोड़ा ग्लिटर और तेल लगाइए, पूरी क्लास में हाथ मिलाइए, और देखिए कि हाथ धोने का कौन सा तरीक़ा उसे हटाता है।",
  },
  "Deciding how far to go at twenty-four weeks": {
    hinglish: "Chaubees hafte mein janme bachche par kitni koshish ho, yeh tay karna",
    hindi: "चौबीस हफ़्ते में जन्मे बच्चे पर कितनी कोशिश हो, यह तय करना",
  },
  "Sprinting to the labour room at any hour": {
    hinglish: "Kisi bhi waqt labour room ki taraf daudna",
    hindi: "किसी भी वक़्त लेबर रूम की तरफ़ दौड़ना",
  },
  "Babies sent on from far-off hospitals, cold and late": {
    hinglish: "Door ke hospitals se der se bheje gaye, thande pad chuke bachche",
    hindi: "दूर के अस्पतालों से देर से भेजे गए, ठंडे पड़ चुके बच्चे",
  },
  "Read about kangaroo mother care on the WHO website and explain in one poster, in your language, how it keeps babies warm.": {
    hinglish:
      "WHO ki website par kangaroo mother care ke baare mein padhiye aur apni bhasha ke ek poster mein samjhaiye ki yeh bachchon ko garam kaise rakhti hai.",
    hindi: "WHO की वेबसाइट पर कंगारू मदर केयर के बारे में पढ़िए और अपनी भाषा के एक पोस्टर में समझाइए कि यह बच्चों को गर्म कैसे रखती है।",
  },
  "Being mistaken for a physiotherapist, even by doctors": {
    hinglish: "Doctors tak ka aapko physiotherapist samajh lena",
    hindi: "डॉक्टरों तक का आपको फ़िज़ियोथेरेपिस्ट समझ लेना",
  },
  "Patients sent home to houses with steps and no ramp": {
    hinglish: "Mareez ko aise ghar bhejna jahan seedhiyan hain par ramp nahi",
    hindi: "मरीज़ को ऐसे घर भेजना जहाँ सीढ़ियाँ हैं पर रैंप नहीं",
  },
  "Recoveries that stop short of what the family prayed for": {
    hinglish: "Sudhaar jo utna nahi hota jitne ki parivaar ne dua maangi thi",
    hindi: "सुधार जो उतना नहीं होता जितने की परिवार ने दुआ माँगी थी",
  },
  "Map your school in a borrowed wheelchair or on crutches with a friend, and list every place you could not reach.": {
    hinglish:
      "Maangi hui wheelchair ya baisakhi par, kisi dost ke saath, apne school ka naksha banaiye aur woh sab jagah likhiye jahan pahuncha na ja saka.",
    hindi: "माँगी हुई व्हीलचेयर या बैसाखी पर, किसी दोस्त के साथ, अपने स्कूल का नक़्शा बनाइए और वे सब जगहें लिखिए जहाँ पहुँचा न जा सका।",
  },
  "Queues of weeks for one old machine in government centres": {
    hinglish: "Sarkari centres mein ek purani machine ke liye hafton ki line",
    hindi: "सरकारी केंद्रों में एक पुरानी मशीन के लिए हफ़्तों की लाइन",
  },
  "Sore throats and burnt skin that you foresaw and had to cause all the same": {
    hinglish: "Gale ki jalan aur jali skin, jinka pehle se pata tha aur phir bhi deni padi",
    hindi: "गले की जलन और जली त्वचा, जिनका पहले से पता था और फिर भी देनी पड़ीं",
  },
  "Families who fear that the patient now gives off rays at home": {
    hinglish: "Parivaar jinhe dar hai ki ab ghar par mareez se kirnein niklengi",
    hindi: "परिवार जिन्हें डर है कि अब घर पर मरीज़ से किरणें निकलेंगी",
  },
  "Shine two torches from different sides on one spot of paper, and see how crossing beams concentrate where they meet.": {
    hinglish:
      "Kaagaz ki ek hi jagah par do alag taraf se torch ki roshni daaliye, aur dekhiye ki jahan kirnein milti hain wahan roshni kaise tez hoti hai.",
    hindi: "काग़ज़ की एक ही जगह पर दो अलग तरफ़ से टॉर्च की रोशनी डालिए, और देखिए कि जहाँ किरणें मिलती हैं वहाँ रोशनी कैसे तेज़ होती है।",
  },
  "Answering for plans that five specialists made": {
    hinglish: "Paanch specialist ke banaye plan ke liye jawabdeh hona",
    hindi: "पाँच विशेषज्ञों के बनाए प्लान के लिए जवाबदेह होना",
  },
  "Handovers at eight in the evening that run past nine": {
    hinglish: "Raat aath baje duty saunpna jo nau ke paar tak khinch jaata hai",
    hindi: "रात आठ बजे ड्यूटी सौंपना जो नौ के पार तक खिंच जाता है",
  },
  "Relatives who hear your plan, then wait for the surgeon to repeat it": {
    hinglish: "Rishtedar jo aapka plan sunkar bhi surgeon ke dohraane ka intezaar karte hain",
    hindi: "रिश्तेदार जो आपका प्लान सुनकर भी सर्जन के दोहराने का इंतज़ार करते हैं",
  },
  "Ask a relative for permission to read an old discharge summary, and rewrite it in plain words for the family.": {
    hinglish:
      "Kisi rishtedar se ijaazat lekar unki purani discharge summary padhiye, aur use parivaar ke liye aasan shabdon mein dobara likhiye.",
    hindi: "किसी रिश्तेदार से इजाज़त लेकर उनकी पुरानी डिस्चार्ज समरी पढ़िए, और उसे परिवार के लिए आसान शब्दों में दोबारा लिखिए।",
  },
  'Tests that return "meaning not yet known"': {
    hinglish: "Test jo yeh likhkar laut aate hain ki matlab abhi pata nahi",
    hindi: "टेस्ट जो यह लिखकर लौट आते हैं कि मतलब अभी पता नहीं",
  },
  "Giving a disease its name but having no treatment": {
    hinglish: "Beemari ka naam bata paana, par ilaaj koi na hona",
    hindi: "बीमारी का नाम बता पाना, पर इलाज कोई न होना",
  },
  "A handful of training seats in the whole country": {
    hinglish: "Poore desh mein training ki ginti ki seats",
    hindi: "पूरे देश में ट्रेनिंग की गिनती की सीटें",
  },
  "Compare faces in your family's photographs over three generations, and draw which nose, ear or chin went from whom to whom.": {
    hinglish:
      "Apne parivaar ki teen peedhiyon ki photos mein chehre milaiye, aur banaiye ki kaun si naak, kaan ya thuddi kisse kisko mili.",
    hindi: "अपने परिवार की तीन पीढ़ियों की तस्वीरों में चेहरे मिलाइए, और बनाइए कि कौन सी नाक, कान या ठुड्डी किससे किसको मिली।",
  },
  "Blame that families put on the wife alone": {
    hinglish: "Saara dosh jo parivaar sirf patni par daalte hain",
    hindi: "सारा दोष जो परिवार सिर्फ़ पत्नी पर डालते हैं",
  },
  "Clinics that advertise success rates nobody can check": {
    hinglish: "Clinic jo aisi safalta dar ka vigyapan dete hain jise koi jaanch nahi sakta",
    hindi: "क्लिनिक जो ऐसी सफलता दर का विज्ञापन देते हैं जिसे कोई जाँच नहीं सकता",
  },
  "Egg collections that fall due on Sundays": {
    hinglish: "Andaanu nikaalne ka din jo Itwar ko aa padta hai",
    hindi: "अंडाणु निकालने का दिन जो इतवार को आ पड़ता है",
  },
  "Read the plain summary of the 2021 law on assisted reproduction in India and list what clinics may and may not do.": {
    hinglish:
      "Bharat mein santaan ke liye medical madad par bane 2021 ke kanoon ka aasan saar padhiye aur likhiye ki clinic kya kar sakte hain aur kya nahi.",
    hindi: "भारत में संतान के लिए मेडिकल मदद पर बने 2021 के क़ानून का आसान सार पढ़िए और लिखिए कि क्लिनिक क्या कर सकते हैं और क्या नहीं।",
  },
  "Miracle seeds and juices that patients trust more": {
    hinglish: "Chamatkari beej aur juice jin par mareezon ko zyada bharosa hai",
    hindi: "चमत्कारी बीज और जूस जिन पर मरीज़ों को ज़्यादा भरोसा है",
  },
  "The same talk on rice and sweets, thirty times daily": {
    hinglish: "Chawal aur mithai par wahi baat, din mein tees baar",
    hindi: "चावल और मिठाई पर वही बात, दिन में तीस बार",
  },
  "Amputations that ten years of visits should have prevented": {
    hinglish: "Pair katna, jo das saal dikhane aate rehne se tal jaana chahiye tha",
    hindi: "पैर कटना, जो दस साल दिखाने आते रहने से टल जाना चाहिए था",
  },
  "With a grandparent who has diabetes, record a week of meals, walks and readings, and look for what lifts the numbers.": {
    hinglish:
      "Diabetes wale dada-dadi ya nana-nani ke saath ek hafte ka khana, sair aur reading likhiye, aur dekhiye ki number kis cheez se badhte hain.",
    hindi: "डायबिटीज़ वाले दादा-दादी या नाना-नानी के साथ एक हफ़्ते का खाना, सैर और रीडिंग लिखिए, और देखिए कि नंबर किस चीज़ से बढ़ते हैं।",
  },
  "Quacks who have given the word a bad name": {
    hinglish: "Neem-hakeem jinhone is shabd ko hi badnaam kar diya",
    hindi: "नीम-हकीम जिन्होंने इस शब्द को ही बदनाम कर दिया",
  },
  "A waiting room where half the patients give a false name": {
    hinglish: "Waiting room jahan aadhe mareez jhootha naam batate hain",
    hindi: "वेटिंग रूम जहाँ आधे मरीज़ झूठा नाम बताते हैं",
  },
  "Partners who refuse to come for the second visit": {
    hinglish: "Jeevansathi jo doosri baar aane se mana kar dete hain",
    hindi: "जीवनसाथी जो दूसरी बार आने से मना कर देते हैं",
  },
  "Read the menstruation and puberty pages of a health ministry or UNICEF site and write clear answers to five questions a classmate might have.":
    {
      hinglish:
        "Health ministry ya UNICEF ki site par maasik dharm aur kishoravastha ke page padhiye aur sahpaathi ke mann mein uth sakne wale paanch sawaalon ke saaf jawab likhiye.",
      hindi: "स्वास्थ्य मंत्रालय या UNICEF की साइट पर मासिक धर्म और किशोरावस्था के पेज पढ़िए और सहपाठी के मन में उठ सकने वाले पाँच सवालों के साफ़ जवाब लिखिए।",
    },
  "A gall bladder that looked easy on the scan and takes four hours": {
    hinglish: "Pitt ki thaili jo scan mein aasan dikhi par chaar ghante leti hai",
    hindi: "पित्त की थैली जो स्कैन में आसान दिखी पर चार घंटे लेती है",
  },
  "A stitch that leaks on the fourth day, and is yours": {
    hinglish: "Chauthe din rista taanka, jo aapka hi lagaya hua hai",
    hindi: "चौथे दिन रिसता टाँका, जो आपका ही लगाया हुआ है",
  },
  "Family occasions broken off for a bowel that has burst": {
    hinglish: "Kisi ki phati aant ke liye beech mein chhoda gaya ghar ka function",
    hindi: "किसी की फटी आँत के लिए बीच में छोड़ा गया घर का समारोह",
  },
  "Practise the surgeon's square knot with a shoelace round a chair leg, fifty times each hand, using a free teaching video.": {
    hinglish:
      "Free teaching video dekhkar kursi ke paaye par joote ke feete se surgeon wali square knot baandhne ka abhyaas kijiye, har haath se pachaas baar.",
    hindi: "मुफ़्त सिखाने वाला वीडियो देखकर कुर्सी के पाए पर जूते के फ़ीते से सर्जन वाली स्क्वेयर नॉट गाँठ बाँधने का अभ्यास कीजिए, हर हाथ से पचास बार।",
  },
  "Bonesetters' bandages that turned a crack into a crooked arm": {
    hinglish: "Haddi baithane walon ki patti jisne daraar ko tedha haath bana diya",
    hindi: "हड्डी बैठाने वालों की पट्टी जिसने दरार को टेढ़ा हाथ बना दिया",
  },
  "Heavy hammering and lead aprons in one morning": {
    hinglish: "Ek hi subah bhaari hathauda chalana aur lead ka apron pehne rehna",
    hindi: "एक ही सुबह भारी हथौड़ा चलाना और सीसे का एप्रन पहने रहना",
  },
  "Monsoon nights full of two-wheeler accidents": {
    hinglish: "Barsaat ki raatein, do-pahiya haadson se bhari",
    hindi: "बरसात की रातें, दोपहिया हादसों से भरी",
  },
  "Bend chicken bones from the kitchen, one fresh and one soaked five days in vinegar, and explain what the vinegar removed.": {
    hinglish:
      "Rasoi ki murgi ki do haddiyan modkar dekhiye, ek taazi aur ek paanch din sirke mein bhigoyi hui, aur samjhaiye ki sirke ne kya nikaal diya.",
    hindi: "रसोई की मुर्ग़ी की दो हड्डियाँ मोड़कर देखिए, एक ताज़ी और एक पाँच दिन सिरके में भिगोई हुई, और समझाइए कि सिरके ने क्या निकाल दिया।",
  },
  "Operations of ten hours in which one tremor of the hand can harm": {
    hinglish: "Das ghante ke operation, jinmein haath ki ek kapkapi nuksaan kar sakti hai",
    hindi: "दस घंटे के ऑपरेशन, जिनमें हाथ की एक कँपकँपी नुक़सान कर सकती है",
  },
  "Telling parents that the eyes will not open again": {
    hinglish: "Maa-baap ko batana ki uski aankhein ab nahi khulengi",
    hindi: "माँ-बाप को बताना कि उसकी आँखें अब नहीं खुलेंगी",
  },
  "A saved patient who wakes without speech or the use of his right arm": {
    hinglish: "Bacha liya gaya mareez jo jaagne par na bol paaye, na daayan haath hila paaye",
    hindi: "बचा लिया गया मरीज़ जो जागने पर न बोल पाए, न दायाँ हाथ हिला पाए",
  },
  "Thread a needle while looking only at a phone camera's zoomed view for fifteen minutes, and note how your hand learns.": {
    hinglish:
      "Pandrah minute tak sirf phone camera ka zoom kiya hua drishya dekhkar sui mein dhaaga daaliye, aur note kijiye ki haath kaise seekhta hai.",
    hindi: "पंद्रह मिनट तक सिर्फ़ फ़ोन कैमरे का ज़ूम किया हुआ दृश्य देखकर सुई में धागा डालिए, और नोट कीजिए कि हाथ कैसे सीखता है।",
  },
  "Stents that take away the simpler cases": { hinglish: "Stent jo aasan case le jaate hain", hindi: "स्टेंट जो आसान केस ले जाते हैं" },
  "A breastbone that festers and opens two weeks after a fine operation": {
    hinglish: "Seene ki haddi jo badhiya operation ke do hafte baad pakkar khul jaati hai",
    hindi: "सीने की हड्डी जो बढ़िया ऑपरेशन के दो हफ़्ते बाद पककर खुल जाती है",
  },
  "One clamp too long, and a kidney or mind is lost": {
    hinglish: "Clamp zara zyada der laga raha, aur gurda ya dimaag gaya",
    hindi: "क्लैंप ज़रा ज़्यादा देर लगा रहा, और गुर्दा या दिमाग़ गया",
  },
  "Build a two-chamber pump from balloons, straws and bottles, then show what happens when one valve leaks.": {
    hinglish: "Gubbaron, straw aur bottles se do khaanon wala pump banaiye, phir dikhaiye ki ek valve rise to kya hota hai.",
    hindi: "ग़ुब्बारों, स्ट्रॉ और बोतलों से दो ख़ानों वाला पंप बनाइए, फिर दिखाइए कि एक वाल्व रिसे तो क्या होता है।",
  },
  "Acid burns that take twenty operations and still show": {
    hinglish: "Acid ke ghaav jo bees operation ke baad bhi dikhte hain",
    hindi: "तेज़ाब के घाव जो बीस ऑपरेशन के बाद भी दिखते हैं",
  },
  "Clients who judge a healing face after three days": {
    hinglish: "Log jo bharte hue chehre par teesre din hi faisla suna dete hain",
    hindi: "लोग जो भरते हुए चेहरे पर तीसरे दिन ही फ़ैसला सुना देते हैं",
  },
  "Scalps festering after a cheap hair transplant in a parlour": {
    hinglish: "Parlour ke saste hair transplant ke baad pakti hui sir ki chamdi",
    hindi: "पार्लर के सस्ते हेयर ट्रांसप्लांट के बाद पकती हुई सिर की चमड़ी",
  },
  "Fold and cut paper triangles into a Z-plasty, a flap pattern found in free teaching videos, and measure the length gained.": {
    hinglish:
      "Free teaching videos mein dikhaye Z-plasty ke tareeke se kaagaz ke tikone kaatiye aur modiye, aur naapiye ki lambaai kitni badhi.",
    hindi: "मुफ़्त सिखाने वाले वीडियो में दिखाए Z-plasty के तरीक़े से काग़ज़ के तिकोने काटिए और मोड़िए, और नापिए कि लंबाई कितनी बढ़ी।",
  },
  "Tiny movements through a microscope till the neck is stiff": {
    hinglish: "Microscope mein nanhi-nanhi harkatein, jab tak gardan akad na jaye",
    hindi: "माइक्रोस्कोप में नन्ही-नन्ही हरकतें, जब तक गर्दन अकड़ न जाए",
  },
  "Firecracker injuries every Diwali that no surgery can undo": {
    hinglish: "Har Diwali pataakhon ki chotein jinhe koi operation theek nahi kar sakta",
    hindi: "हर दीवाली पटाख़ों की चोटें जिन्हें कोई ऑपरेशन ठीक नहीं कर सकता",
  },
  "Years of loan for a retina scanner and laser of your own": {
    hinglish: "Apne retina scanner aur laser ke liye saalon ka loan",
    hindi: "अपने रेटिना स्कैनर और लेज़र के लिए सालों का लोन",
  },
  "Visit a charity eye camp or hospital outreach near you as a helper, and record how many people came for cataract.": {
    hinglish:
      "Apne paas ke kisi muft netra shivir ya hospital ke camp mein madad karne jaiye, aur likhiye ki motiyabind ke liye kitne log aaye.",
    hindi: "अपने पास के किसी मुफ़्त नेत्र शिविर या अस्पताल के कैंप में मदद करने जाइए, और लिखिए कि मोतियाबिंद के लिए कितने लोग आए।",
  },
  "Clinics full of wax, colds and running ears": {
    hinglish: "Kaan ke mail, zukaam aur behte kaan se bhara clinic",
    hindi: "कान के मैल, ज़ुकाम और बहते कान से भरा क्लिनिक",
  },
  "Singers and teachers who cannot rest their voice": {
    hinglish: "Gayak aur teacher jo awaaz ko aaram nahi de paate",
    hindi: "गायक और टीचर जो आवाज़ को आराम नहीं दे पाते",
  },
  "Throat cancers that gutka has made in young men": {
    hinglish: "Jawan logon mein gutkhe se bane gale ke cancer",
    hindi: "जवान लोगों में गुटखे से बने गले के कैंसर",
  },
  "Measure with a free decibel app how loud your bus, classroom and a wedding's loudspeakers are, and compare with the WHO's safe limits.":
    {
      hinglish:
        "Free decibel app se naapiye ki aapki bus, class aur shaadi ke loudspeaker kitne tez hain, aur WHO ki surakshit seema se milaiye.",
      hindi: "मुफ़्त डेसिबल ऐप से नापिए कि आपकी बस, क्लास और शादी के लाउडस्पीकर कितने तेज़ हैं, और WHO की सुरक्षित सीमा से मिलाइए।",
    },
  "Patients too shy to come until they can't pass a drop": {
    hinglish: "Mareez jo sharm se tab tak nahi aate jab tak peshab ki ek boond bhi na utre",
    hindi: "मरीज़ जो शर्म से तब तक नहीं आते जब तक पेशाब की एक बूँद भी न उतरे",
  },
  "Catheters that clog in the small hours": {
    hinglish: "Catheter jo aadhi raat ke baad band ho jaate hain",
    hindi: "कैथेटर जो आधी रात के बाद बंद हो जाते हैं",
  },
  "Summer weeks when every second case is a stone": {
    hinglish: "Garmi ke hafte jab har doosra case pathri ka hota hai",
    hindi: "गर्मी के हफ़्ते जब हर दूसरा केस पथरी का होता है",
  },
  "Grow alum crystals in two glasses, one stirred with more water daily, and explain why doctors tell stone patients to drink.": {
    hinglish:
      "Do glass mein phitkari ke crystal ugaiye, ek mein rozana aur paani milakar hilaiye, aur samjhaiye ki doctor pathri ke mareezon ko paani peene ko kyon kehte hain.",
    hindi: "दो गिलास में फिटकरी के क्रिस्टल उगाइए, एक में रोज़ और पानी मिलाकर हिलाइए, और समझाइए कि डॉक्टर पथरी के मरीज़ों को पानी पीने को क्यों कहते हैं।",
  },
  "Families who give up on a girl with a defect": {
    hinglish: "Parivaar jo janm se kami wali beti ka saath chhod dete hain",
    hindi: "परिवार जो जन्म से कमी वाली बेटी का साथ छोड़ देते हैं",
  },
  "Adult surgeons who keep the easy child cases": {
    hinglish: "Badon ke surgeon jo bachchon ke aasan case apne paas rakhte hain",
    hindi: "बड़ों के सर्जन जो बच्चों के आसान केस अपने पास रखते हैं",
  },
  "A margin for blood loss of a few spoonfuls": {
    hinglish: "Khoon behne ki gunjaish bas kuch chammach ki",
    hindi: "ख़ून बहने की गुंजाइश बस कुछ चम्मच की",
  },
  "Close a slit in a banana skin with twenty tiny even stitches, then do it again and compare the two rows.": {
    hinglish:
      "Kele ke chhilke mein cheera lagakar use bees nanhe barabar taankon se band kijiye, phir ek baar aur kijiye aur dono kataarein milaiye.",
    hindi: "केले के छिलके में चीरा लगाकर उसे बीस नन्हे बराबर टाँकों से बंद कीजिए, फिर एक बार और कीजिए और दोनों क़तारें मिलाइए।",
  },
  "A list of names that grows faster than donors": {
    hinglish: "Naamon ki list jo donors se zyada tezi se badhti hai",
    hindi: "नामों की लिस्ट जो डोनरों से ज़्यादा तेज़ी से बढ़ती है",
  },
  "Phone calls that mean someone's child has just died": {
    hinglish: "Phone call jiska matlab hai ki kisi ka bachcha abhi-abhi chal basa",
    hindi: "फ़ोन कॉल जिसका मतलब है कि किसी का बच्चा अभी-अभी चल बसा",
  },
  "Marathon operations of twelve hours or more": {
    hinglish: "Barah ya zyada ghante ke thaka dene wale operation",
    hindi: "बारह या ज़्यादा घंटे के थका देने वाले ऑपरेशन",
  },
  "Join two cut pieces of drinking straw end to end with needle and thread until water runs through, and count the leaks.": {
    hinglish:
      "Peene wali straw ke do kate tukdon ko sui-dhaage se sire se sira milakar tab tak jodiye jab tak paani aar-paar na behne lage, aur giniye ki kitni jagah rista hai.",
    hindi:
      "पीने वाली स्ट्रॉ के दो कटे टुकड़ों को सुई-धागे से सिरे से सिरा मिलाकर तब तक जोड़िए जब तक पानी आर-पार न बहने लगे, और गिनिए कि कितनी जगह रिसता है।",
  },
  "Explaining that a dentist can operate on faces": {
    hinglish: "Samjhana ki daant ka doctor chehre ka operation bhi kar sakta hai",
    hindi: "समझाना कि दाँत का डॉक्टर चेहरे का ऑपरेशन भी कर सकता है",
  },
  "Sharing every trauma case with plastic and ENT colleagues": {
    hinglish: "Chot ka har case plastic aur ENT wale saathiyon se baantna",
    hindi: "चोट का हर केस प्लास्टिक और ENT वाले साथियों से बाँटना",
  },
  "Mouth cancers that began with a one-rupee sachet": {
    hinglish: "Munh ke cancer jinki shuruaat ek rupaye ki pudiya se hui",
    hindi: "मुँह के कैंसर जिनकी शुरुआत एक रुपये की पुड़िया से हुई",
  },
  "Make a clay model of your own lower jaw with a mirror, and mark where it hinges and where it would break.": {
    hinglish:
      "Aaine mein dekhkar mitti se apne nichle jabde ka model banaiye, aur nishan lagaiye ki woh kahan se mudta hai aur kahan se tootega.",
    hindi: "आईने में देखकर मिट्टी से अपने निचले जबड़े का मॉडल बनाइए, और निशान लगाइए कि वह कहाँ से मुड़ता है और कहाँ से टूटेगा।",
  },
  "Smokers who lose the second leg after the first": {
    hinglish: "Cigarette peene wale jo pehle ke baad doosra pair bhi kho dete hain",
    hindi: "सिगरेट पीने वाले जो पहले के बाद दूसरा पैर भी खो देते हैं",
  },
  "Cold, white legs that arrive hours too late to be saved": {
    hinglish: "Thande, safed pad chuke pair jo ghanton der se aate hain aur bach nahi sakte",
    hindi: "ठंडे, सफ़ेद पड़ चुके पैर जो घंटों देर से आते हैं और बच नहीं सकते",
  },
  "Being called when other surgeons have already hit the artery": {
    hinglish: "Tab bulaya jaana jab doosre surgeon dhamni kaat baithe hon",
    hindi: "तब बुलाया जाना जब दूसरे सर्जन धमनी काट बैठे हों",
  },
  "Find the pulse at the wrist, neck, behind the knee and top of the foot of two willing relatives, and map them.": {
    hinglish: "Do raazi rishtedaron ki nabz kalaai, gardan, ghutne ke peeche aur panje ke upar dhoondhiye, aur uska naksha banaiye.",
    hindi: "दो राज़ी रिश्तेदारों की नब्ज़ कलाई, गर्दन, घुटने के पीछे और पंजे के ऊपर ढूँढ़िए, और उसका नक़्शा बनाइए।",
  },
  "Lung cancers that arrive when surgery is no longer any use": {
    hinglish: "Phephde ke cancer jo tab aate hain jab operation kisi kaam ka nahi rehta",
    hindi: "फेफड़े के कैंसर जो तब आते हैं जब ऑपरेशन किसी काम का नहीं रहता",
  },
  "Cases divided between heart and cancer surgeons": {
    hinglish: "Case jo dil aur cancer ke surgeon mein bant jaate hain",
    hindi: "केस जो दिल और कैंसर के सर्जनों में बँट जाते हैं",
  },
  "Pain of broken ribs that outlasts your repair": {
    hinglish: "Tooti pasliyon ka dard jo aapke jodne ke baad bhi bana rehta hai",
    hindi: "टूटी पसलियों का दर्द जो आपके जोड़ने के बाद भी बना रहता है",
  },
  "Make the bottle-and-balloon lung model, then prick the outer film and explain what a collapsed lung needs.": {
    hinglish:
      "Bottle aur gubbare wala phephde ka model banaiye, phir bahar ki jhilli mein chhed kijiye aur samjhaiye ki baithe hue phephde ko kya chahiye.",
    hindi: "बोतल और ग़ुब्बारे वाला फेफड़े का मॉडल बनाइए, फिर बाहर की झिल्ली में छेद कीजिए और समझाइए कि बैठे हुए फेफड़े को क्या चाहिए।",
  },
  "Shame that makes people hide bleeding for years": {
    hinglish: "Sharm jo logon se saalon tak khoon aana chhupwati hai",
    hindi: "शर्म जो लोगों से सालों तक ख़ून आना छुपवाती है",
  },
  "A join that leaks after a perfect-looking operation": {
    hinglish: "Aant ka jod jo bilkul sahi dikhe operation ke baad bhi ris jaata hai",
    hindi: "आँत का जोड़ जो बिल्कुल सही दिखे ऑपरेशन के बाद भी रिस जाता है",
  },
  "Patients who fear a bag on the belly more than the cancer": {
    hinglish: "Mareez jo cancer se zyada pet par lagne wali thaili se darte hain",
    hindi: "मरीज़ जो कैंसर से ज़्यादा पेट पर लगने वाली थैली से डरते हैं",
  },
  "Look up in the free Indian Food Composition Tables the fibre of ten kitchen foods, and plan a day's meals reaching about thirty grams.":
    {
      hinglish:
        "Free Indian Food Composition Tables mein rasoi ki das cheezon ka fibre dekhiye, aur ek din ka aisa khana tay kijiye jo lagbhag tees gram tak pahunche.",
      hindi: "मुफ़्त Indian Food Composition Tables में रसोई की दस चीज़ों का फ़ाइबर देखिए, और एक दिन का ऐसा खाना तय कीजिए जो लगभग तीस ग्राम तक पहुँचे।",
    },
  "Opening an abdomen and having to close it again": {
    hinglish: "Pet kholna aur use waise hi phir band karna padna",
    hindi: "पेट खोलना और उसे वैसे ही फिर बंद करना पड़ना",
  },
  "Follow-up visits when you see the relapse before they do": {
    hinglish: "Follow-up ki mulaqatein jab cancer ka lautna mareez se pehle aapko dikh jaata hai",
    hindi: "फ़ॉलो-अप की मुलाक़ातें जब कैंसर का लौटना मरीज़ से पहले आपको दिख जाता है",
  },
  "Mutilating a face to save its owner": {
    hinglish: "Jaan bachane ke liye usi insaan ka chehra bigaadna",
    hindi: "जान बचाने के लिए उसी इंसान का चेहरा बिगाड़ना",
  },
  "Look up the tobacco and mouth cancer figures of your state on a government cancer registry page and make a one-page chart.": {
    hinglish:
      "Sarkari cancer registry ke page par apne state mein tambaku aur munh ke cancer ke aankde dekhiye aur ek page ka chart banaiye.",
    hindi: "सरकारी कैंसर रजिस्ट्री के पेज पर अपने राज्य में तंबाकू और मुँह के कैंसर के आँकड़े देखिए और एक पेज का चार्ट बनाइए।",
  },
  "Young riders without helmets, every Saturday night": {
    hinglish: "Bina helmet ke jawan bike sawaar, har Shanivaar ki raat",
    hindi: "बिना हेलमेट के जवान बाइक सवार, हर शनिवार की रात",
  },
  "Patients brought in without a name, a history or a relative": {
    hinglish: "Mareez jinke na naam ka pata, na purani beemari ka, na koi rishtedar",
    hindi: "मरीज़ जिनके न नाम का पता, न पुरानी बीमारी का, न कोई रिश्तेदार",
  },
  "Police papers and a crowd at the door while someone bleeds": {
    hinglish: "Police ke kaagaz aur darwaze par bheed, jab kisi ka khoon beh raha ho",
    hindi: "पुलिस के काग़ज़ और दरवाज़े पर भीड़, जब किसी का ख़ून बह रहा हो",
  },
  "In a free first-aid class of your school, NCC or Red Cross, practise pressing and bandaging a pretend wound against the clock.": {
    hinglish:
      "Apne school, NCC ya Red Cross ki free first-aid class mein nakli ghaav ko dabaane aur patti baandhne ka abhyaas ghadi dekhkar kijiye.",
    hindi: "अपने स्कूल, NCC या रेड क्रॉस की मुफ़्त फ़र्स्ट-एड क्लास में नक़ली घाव को दबाने और पट्टी बाँधने का अभ्यास घड़ी देखकर कीजिए।",
  },
  "Patients who remember the surgeon and not your name": {
    hinglish: "Mareez jinhe surgeon yaad rehta hai, aapka naam nahi",
    hindi: "मरीज़ जिन्हें सर्जन याद रहता है, आपका नाम नहीं",
  },
  "Surgeons in a hurry while your patient is not ready": {
    hinglish: "Jaldi mein surgeon, jabki mareez abhi taiyaar nahi",
    hindi: "जल्दी में सर्जन, जबकि मरीज़ अभी तैयार नहीं",
  },
  "Long quiet stretches that can turn deadly in seconds": {
    hinglish: "Lambi khamoshi jo kuch second mein jaanleva ho sakti hai",
    hindi: "लंबी ख़ामोशी जो कुछ सेकंड में जानलेवा हो सकती है",
  },
  "Count breaths and pulse of a sleeping family member, with consent, every ten minutes for an hour and chart them.": {
    hinglish:
      "Sehmati lekar, ghar ke kisi sote hue sadasya ki saansein aur nabz ek ghante tak har das minute par giniye aur chart banaiye.",
    hindi: "सहमति लेकर, घर के किसी सोते हुए सदस्य की साँसें और नब्ज़ एक घंटे तक हर दस मिनट पर गिनिए और चार्ट बनाइए।",
  },
  "Pain that no scan shows and no relative believes": {
    hinglish: "Dard jo kisi scan mein na dikhe aur jise koi rishtedar na maane",
    hindi: "दर्द जो किसी स्कैन में न दिखे और जिसे कोई रिश्तेदार न माने",
  },
  "Fear of morphine that leaves the dying without relief": {
    hinglish: "Morphine ka dar, jo marte hue insaan ko raahat ke bina chhod deta hai",
    hindi: "मॉर्फ़ीन का डर, जो मरते हुए इंसान को राहत के बिना छोड़ देता है",
  },
  "An injection that wears off just when sleep had come back": {
    hinglish: "Injection jiska asar theek tab chala jaye jab neend lautne lagi thi",
    hindi: "इंजेक्शन जिसका असर ठीक तब चला जाए जब नींद लौटने लगी थी",
  },
  "Keep a pain diary for a willing grandparent for two weeks, scoring nought to ten beside weather, sleep and activity.": {
    hinglish:
      "Raazi dada-dadi ya nana-nani ke liye do hafte dard ki diary rakhiye, zero se das tak ank dijiye aur bagal mein mausam, neend aur kaam likhiye.",
    hindi: "राज़ी दादा-दादी या नाना-नानी के लिए दो हफ़्ते दर्द की डायरी रखिए, शून्य से दस तक अंक दीजिए और बग़ल में मौसम, नींद और काम लिखिए।",
  },
  "Monitor beeps that you go on hearing in your own kitchen": {
    hinglish: "Monitor ki beep jo apni rasoi mein bhi sunayi deti rehti hai",
    hindi: "मॉनिटर की बीप जो अपनी रसोई में भी सुनाई देती रहती है",
  },
  "Bills that bankrupt relatives while there is little hope": {
    hinglish: "Bill jo rishtedaron ko kangaal kar dete hain, jabki umeed kam hi hai",
    hindi: "बिल जो रिश्तेदारों को कंगाल कर देते हैं, जबकि उम्मीद कम ही है",
  },
  "Fighting for the last free bed in the district": {
    hinglish: "Zile ke aakhiri khaali bed ke liye ladna",
    hindi: "ज़िले के आख़िरी ख़ाली बेड के लिए लड़ना",
  },
  "Find out what the five numbers on an ICU monitor mean, draw the screen, and explain each to an adult who once waited outside an ICU.": {
    hinglish:
      "Pata kijiye ki ICU monitor ke paanch number kya batate hain, screen banaiye, aur har number kisi aise bade ko samjhaiye jisne kabhi ICU ke bahar intezaar kiya ho.",
    hindi: "पता कीजिए कि ICU मॉनिटर के पाँच नंबर क्या बताते हैं, स्क्रीन बनाइए, और हर नंबर किसी ऐसे बड़े को समझाइए जिसने कभी ICU के बाहर इंतज़ार किया हो।",
  },
  "Angry crowds, and now and then a raised fist": {
    hinglish: "Gusse mein bhari bheed, aur kabhi-kabhi tana hua mukka",
    hindi: "ग़ुस्से में भरी भीड़, और कभी-कभी तना हुआ मुक्का",
  },
  "Casualty full of patients for whom no ward has a bed": {
    hinglish: "Casualty un mareezon se bhari, jinke liye kisi ward mein bed nahi",
    hindi: "कैज़ुअल्टी उन मरीज़ों से भरी, जिनके लिए किसी वार्ड में बेड नहीं",
  },
  "Never knowing how the story ended upstairs": {
    hinglish: "Kabhi pata na chalna ki upar ward mein mareez ka kya hua",
    hindi: "कभी पता न चलना कि ऊपर वार्ड में मरीज़ का क्या हुआ",
  },
  "Write ten cards of invented patients, from a snakebite to a sprained ankle, sort them by who must be seen first, and say why.": {
    hinglish:
      "Saanp ke kaatne se lekar takhne ki moch tak, das kaalpanik mareezon ke card likhiye, unhe is kram mein lagaiye ki pehle kise dekhna hai, aur kaaran bataiye.",
    hindi: "साँप के काटने से लेकर टख़ने की मोच तक, दस काल्पनिक मरीज़ों के कार्ड लिखिए, उन्हें इस क्रम में लगाइए कि पहले किसे देखना है, और कारण बताइए।",
  },
  "Crooked neck and back after years over open mouths": {
    hinglish: "Saalon khule munh par jhukne se tedhi gardan aur peeth",
    hindi: "सालों खुले मुँह पर झुकने से टेढ़ी गर्दन और पीठ",
  },
  "Cities with a clinic on every corner and thin earnings": {
    hinglish: "Shehar jahan har nukkad par clinic hai aur kamaai thodi",
    hindi: "शहर जहाँ हर नुक्कड़ पर क्लिनिक है और कमाई थोड़ी",
  },
  "Patients who tremble before you say hello": {
    hinglish: "Mareez jo aapke namaste se pehle hi kaanpne lagte hain",
    hindi: "मरीज़ जो आपके नमस्ते से पहले ही काँपने लगते हैं",
  },
  "Carve a molar, larger than life, out of a bar of soap using a blunt knife and a textbook drawing.": {
    hinglish: "Bina dhaar wale chaaku aur kitaab ke chitra ki madad se sabun ki tikiya mein se ek daadh taraashiye, asli se badi.",
    hindi: "बिना धार वाले चाकू और किताब के चित्र की मदद से साबुन की टिकिया में से एक दाढ़ तराशिए, असली से बड़ी।",
  },
  "Teenagers who lose their retainers": { hinglish: "Teenager jo apne retainer kho dete hain", hindi: "किशोर जो अपने रिटेनर खो देते हैं" },
  "Aligner companies that sell by post without a dentist": {
    hinglish: "Aligner company jo bina dentist ke, daak se bechti hain",
    hindi: "अलाइनर कंपनियाँ जो बिना डेंटिस्ट के, डाक से बेचती हैं",
  },
  "Two years' wait until the smile pays you back": {
    hinglish: "Do saal ka intezaar, tab jaakar muskaan se mehnat vasool hoti hai",
    hindi: "दो साल का इंतज़ार, तब जाकर मुस्कान से मेहनत वसूल होती है",
  },
  "Bite into soft wax or dough, let a friend bite a second piece, and compare how upper and lower teeth meet.": {
    hinglish:
      "Naram mom ya gundhe aate ko daanton se dabaiye, kisi dost se doosre tukde ko dabwaiye, aur dekhiye ki upar aur neeche ke daant kaise milte hain.",
    hindi: "नरम मोम या गुँधे आटे को दाँतों से दबाइए, किसी दोस्त से दूसरे टुकड़े को दबवाइए, और देखिए कि ऊपर और नीचे के दाँत कैसे मिलते हैं।",
  },
  "Dentures blamed for what shrunken gums cause": {
    hinglish: "Sikude masoodon ki gadbad ka dosh denture par aana",
    hindi: "सिकुड़े मसूड़ों की गड़बड़ का दोष डेंचर पर आना",
  },
  "Laboratory work that comes back in the wrong shade": {
    hinglish: "Lab se galat shade mein laut kar aaya kaam",
    hindi: "लैब से ग़लत शेड में लौटकर आया काम",
  },
  "Denture wearers who return ten times over one sore spot": {
    hinglish: "Denture pehenne wale jo ek dukhti jagah ke liye das baar laut aate hain",
    hindi: "डेंचर पहनने वाले जो एक दुखती जगह के लिए दस बार लौट आते हैं",
  },
  "Bite gently on a clean paper strip at six places along your teeth while a friend pulls, and map where it holds.": {
    hinglish:
      "Saaf kaagaz ki patti ko daanton ki chhe jagahon par halke se dabaiye, har baar dost se khinchwaiye, aur naksha banaiye ki patti kahan tikti hai.",
    hindi: "साफ़ काग़ज़ की पट्टी को दाँतों की छह जगहों पर हल्के से दबाइए, हर बार दोस्त से खिंचवाइए, और नक़्शा बनाइए कि पट्टी कहाँ टिकती है।",
  },
  "Clinics where the dentist does all the cleaning himself": {
    hinglish: "Clinic jahan dentist saari safaai khud karte hain",
    hindi: "क्लिनिक जहाँ डेंटिस्ट सारी सफ़ाई ख़ुद करते हैं",
  },
  "Gums that bleed again since nobody flossed": {
    hinglish: "Masoodon se phir khoon, kyunki kisi ne floss nahi kiya",
    hindi: "मसूड़ों से फिर ख़ून, क्योंकि किसी ने फ़्लॉस नहीं किया",
  },
  "Wrists that grow sore from scaling": { hinglish: "Scaling karte-karte dukhne wali kalaaiyan", hindi: "स्केलिंग करते-करते दुखने वाली कलाइयाँ" },
  "Chew beetroot, rinse once, photograph where your teeth stay red, then brush and see which places you miss.": {
    hinglish:
      "Chukandar chabaiye, ek baar kulla kijiye, jahan daant laal reh jaayein wahan ki photo lijiye, phir brush kijiye aur dekhiye ki kaun si jagah chhoot jaati hai.",
    hindi: "चुकंदर चबाइए, एक बार कुल्ला कीजिए, जहाँ दाँत लाल रह जाएँ वहाँ की तस्वीर लीजिए, फिर ब्रश कीजिए और देखिए कि कौन सी जगह छूट जाती है।",
  },
  "Standing bent on one side of the chair": { hinglish: "Kursi ke ek taraf jhuke khade rehna", hindi: "कुर्सी के एक तरफ़ झुके खड़े रहना" },
  "Cash and phone calls on top of clinical work": {
    hinglish: "Clinic ke kaam ke upar se cash aur phone call bhi",
    hindi: "क्लिनिक के काम के ऊपर से कैश और फ़ोन कॉल भी",
  },
  "Pay that hardly grows in a one-chair clinic": {
    hinglish: "Ek kursi wale clinic mein tankhwah jo mushkil se badhti hai",
    hindi: "एक कुर्सी वाले क्लिनिक में तनख़्वाह जो मुश्किल से बढ़ती है",
  },
  "Ask a dentist near you to let you watch how instruments are cleaned and packed between two patients, and list each step in order.": {
    hinglish:
      "Apne paas ke dentist se ijaazat maangiye ki do mareezon ke beech auzaar saaf aur pack hote dekh sakein, aur har step kram se likhiye.",
    hindi: "अपने पास के डेंटिस्ट से इजाज़त माँगिए कि दो मरीज़ों के बीच औज़ार साफ़ और पैक होते देख सकें, और हर क़दम क्रम से लिखिए।",
  },
  "Fine dust and acrylic smell in small workshops": {
    hinglish: "Chhoti workshop mein baareek dhool aur acrylic ki gandh",
    hindi: "छोटी वर्कशॉप में बारीक धूल और ऐक्रिलिक की गंध",
  },
  "Jobs wanted by tomorrow from a poor impression": {
    hinglish: "Kharab naap aaya ho, phir bhi kaam kal tak chahiye",
    hindi: "ख़राब नाप आया हो, फिर भी काम कल तक चाहिए",
  },
  "Paid per piece, and remakes for nothing": {
    hinglish: "Paise har piece ke, aur dobara banana muft mein",
    hindi: "पैसे हर पीस के, और दोबारा बनाना मुफ़्त में",
  },
  "Model your front teeth in wax from a photograph, then hold them by a lamp and compare their shine and shape with your own.": {
    hinglish:
      "Photo dekhkar mom se apne saamne ke daant banaiye, phir lamp ke paas rakhkar unki chamak aur aakaar apne asli daanton se milaiye.",
    hindi: "तस्वीर देखकर मोम से अपने सामने के दाँत बनाइए, फिर लैंप के पास रखकर उनकी चमक और आकार अपने असली दाँतों से मिलाइए।",
  },
  "Shop owners who count frames sold, not eyes tested": {
    hinglish: "Dukaan maalik jo bike frame ginte hain, jaanchi hui aankhein nahi",
    hindi: "दुकान मालिक जो बिके फ़्रेम गिनते हैं, जाँची हुई आँखें नहीं",
  },
  '"Which is better, one or two?" all day': {
    hinglish: "Din bhar yahi poochna ki pehla saaf hai ya doosra",
    hindi: "दिन भर यही पूछना कि पहला साफ़ है या दूसरा",
  },
  'Being called "the glasses person" after a four-year degree': {
    hinglish: "Chaar saal ki degree ke baad bhi bas chashme wale kehlana",
    hindi: "चार साल की डिग्री के बाद भी बस चश्मे वाले कहलाना",
  },
  "Draw an eye chart to scale, test family members from six metres in good light, and log who should see an eye doctor.": {
    hinglish:
      "Sahi naap ka eye chart banaiye, achhi roshni mein chhe meter door se parivaar ki nazar jaanchiye, aur likhiye ki kise aankh ke doctor ko dikhana chahiye.",
    hindi: "सही नाप का आई चार्ट बनाइए, अच्छी रोशनी में छह मीटर दूर से परिवार की नज़र जाँचिए, और लिखिए कि किसे आँख के डॉक्टर को दिखाना चाहिए।",
  },
  "Buyers who compare every price with a website": {
    hinglish: "Grahak jo har daam website se milate hain",
    hindi: "ग्राहक जो हर दाम वेबसाइट से मिलाते हैं",
  },
  "Frames bent by their owner and brought back as faulty": {
    hinglish: "Frame jo grahak se hi mude aur kharab batakar lautaye gaye",
    hindi: "फ़्रेम जो ग्राहक से ही मुड़े और ख़राब बताकर लौटाए गए",
  },
  "Remaking lenses because two millimetres went wrong": {
    hinglish: "Do millimetre ki galti par lens dobara banana",
    hindi: "दो मिलीमीटर की ग़लती पर लेंस दोबारा बनाना",
  },
  "Collect old spectacles at home, find which are plus and minus by how they move a line, and sort them.": {
    hinglish:
      "Ghar ke purane chashme jama kijiye, unse ek rekha dekhkar, uske hilne se pata kijiye ki kaun sa plus hai aur kaun sa minus, aur unhe chhaantiye.",
    hindi: "घर के पुराने चश्मे जमा कीजिए, उनसे एक रेखा देखकर, उसके हिलने से पता कीजिए कि कौन सा प्लस है और कौन सा माइनस, और उन्हें छाँटिए।",
  },
  "Parents who give up patching after three tearful days": {
    hinglish: "Maa-baap jo teen din ke rone ke baad patti lagana chhod dete hain",
    hindi: "माँ-बाप जो तीन दिन के रोने के बाद पट्टी लगाना छोड़ देते हैं",
  },
  "A squint that shows at home every evening and never in your room": {
    hinglish: "Bhengapan jo ghar par har shaam dikhta hai, aapke kamre mein kabhi nahi",
    hindi: "भेंगापन जो घर पर हर शाम दिखता है, आपके कमरे में कभी नहीं",
  },
  "Four-year-olds who won't look at the target": {
    hinglish: "Chaar saal ke bachche jo dikhayi gayi cheez ko dekhte hi nahi",
    hindi: "चार साल के बच्चे जो दिखाई गई चीज़ को देखते ही नहीं",
  },
  "Bring two pencils together tip to tip at arm's length, ten times with one eye shut and ten with both open, and count ten friends' misses.":
    {
      hinglish:
        "Haath failakar do pencil ki nok se nok milaiye, das baar ek aankh band karke aur das baar dono khuli rakhkar, aur das doston ki chook giniye.",
      hindi: "हाथ फैलाकर दो पेंसिलों की नोक से नोक मिलाइए, दस बार एक आँख बंद करके और दस बार दोनों खुली रखकर, और दस दोस्तों की चूक गिनिए।",
    },
  "Village camps that begin at dawn and end by lamp": {
    hinglish: "Gaon ke camp, bhor se lekar lamp jalne tak",
    hindi: "गाँव के कैंप, भोर से लेकर लैंप जलने तक",
  },
  "The same five tests on a hundred patients": { hinglish: "Sau mareezon par wahi paanch jaanch", hindi: "सौ मरीज़ों पर वही पाँच जाँच" },
  "Smarting drops for which you get the blame": {
    hinglish: "Aankh mein chubhne wali dawa, jiska dosh aap par aata hai",
    hindi: "आँख में चुभने वाली दवा, जिसका दोष आप पर आता है",
  },
  "Make a pinhole in card, look through it without glasses, and find out by experiment why blurred letters become clear.": {
    hinglish:
      "Mote kaagaz mein sui ka chhed kijiye, bina chashme ke usmein se dekhiye, aur prayog karke pata kijiye ki dhundhle akshar saaf kyon ho jaate hain.",
    hindi: "मोटे काग़ज़ में सुई का छेद कीजिए, बिना चश्मे के उसमें से देखिए, और प्रयोग करके पता कीजिए कि धुँधले अक्षर साफ़ क्यों हो जाते हैं।",
  },
  "Ninety minutes inside one tooth, mouth wide open": {
    hinglish: "Ek hi daant mein nabbe minute, mareez ka munh poora khula",
    hindi: "एक ही दाँत में नब्बे मिनट, मरीज़ का मुँह पूरा खुला",
  },
  "Patients who arrive with a swollen face and no sleep": {
    hinglish: "Mareez jo sooja chehra lekar aur bina soye aate hain",
    hindi: "मरीज़ जो सूजा चेहरा लेकर और बिना सोए आते हैं",
  },
  "Teeth that crack after all your trouble": {
    hinglish: "Daant jo itni mehnat ke baad tadak jaate hain",
    hindi: "दाँत जो इतनी मेहनत के बाद तड़क जाते हैं",
  },
  "Clean a drinking straw lined with dried paint using only thin wire and water, without bending it, through one end.": {
    hinglish: "Aisi peene wali straw jismein andar rang sookh gaya ho, sirf patle taar aur paani se, bina mode, ek hi sire se saaf kijiye.",
    hindi: "ऐसी पीने वाली स्ट्रॉ जिसमें अंदर रंग सूख गया हो, सिर्फ़ पतले तार और पानी से, बिना मोड़े, एक ही सिरे से साफ़ कीजिए।",
  },
  "A painless disease, so nobody comes in time": {
    hinglish: "Beemari mein dard nahi, isliye koi samay par nahi aata",
    hindi: "बीमारी में दर्द नहीं, इसलिए कोई समय पर नहीं आता",
  },
  "Surgery undone by careless brushing": {
    hinglish: "Laparwahi se brush karne se bekaar hua operation",
    hindi: "लापरवाही से ब्रश करने से बेकार हुआ ऑपरेशन",
  },
  "Implant price wars between neighbouring clinics": {
    hinglish: "Pados ke clinics mein implant ke daam ghatane ki hod",
    hindi: "पड़ोस के क्लिनिकों में इम्प्लांट के दाम घटाने की होड़",
  },
  "Examine your own gums in a mirror for a fortnight, before and after improved brushing, and record bleeding spots on a chart.": {
    hinglish:
      "Pandrah din tak aaine mein apne masoode dekhiye, brush sudhaarne se pehle aur baad mein, aur khoon aane wali jagah chart mein likhiye.",
    hindi: "पंद्रह दिन तक आईने में अपने मसूड़े देखिए, ब्रश सुधारने से पहले और बाद में, और ख़ून आने वाली जगहें चार्ट में लिखिए।",
  },
  "Parents who threaten the child with your injection": {
    hinglish: "Maa-baap jo bachche ko aapke injection se daraate hain",
    hindi: "माँ-बाप जो बच्चे को आपके इंजेक्शन से डराते हैं",
  },
  "Bitten fingers and drilling between two sobs": {
    hinglish: "Ungliyon par daanton ke nishan, aur do siskiyon ke beech drill chalana",
    hindi: "उँगलियों पर दाँतों के निशान, और दो सिसकियों के बीच ड्रिल चलाना",
  },
  'Milk teeth dismissed as "going to fall out anyway"': {
    hinglish: "Doodh ke daant jinhe yeh kehkar taal dete hain ki inhe to girna hi hai",
    hindi: "दूध के दाँत जिन्हें यह कहकर टाल देते हैं कि इन्हें तो गिरना ही है",
  },
  "Write and act a three-minute puppet show that prepares a nervous small cousin for a first dental visit.": {
    hinglish:
      "Teen minute ka kathputli ka khel likhiye aur dikhaiye, jo ghabraye hue chhote cousin ko dentist ke paas pehli baar jaane ke liye taiyaar kare.",
    hindi: "तीन मिनट का कठपुतली का खेल लिखिए और दिखाइए, जो घबराए हुए छोटे भाई-बहन को डेंटिस्ट के पास पहली बार जाने के लिए तैयार करे।",
  },
  "A craft taught in hardly any Indian school": {
    hinglish: "Hunar jo Bharat mein shayad hi kahin sikhaya jaata hai",
    hindi: "हुनर जो भारत में शायद ही कहीं सिखाया जाता है",
  },
  "Children who must come back as their face grows": {
    hinglish: "Bachche jinhe chehra badhne ke saath baar-baar aana padta hai",
    hindi: "बच्चे जिन्हें चेहरा बढ़ने के साथ बार-बार आना पड़ता है",
  },
  "Ready-made eyes sold cheaply, that never quite fit": {
    hinglish: "Sasti readymade aankhein jo kabhi theek nahi baithti",
    hindi: "सस्ती रेडीमेड आँखें जो कभी ठीक नहीं बैठतीं",
  },
  "Paint one iris life-size in three thin layers from a close-up photo of your own eye, and compare in daylight.": {
    hinglish:
      "Apni aankh ki paas se li gayi photo dekhkar ek iris asli naap mein, teen patli parton mein rangiye, aur din ki roshni mein milaiye.",
    hindi: "अपनी आँख की पास से ली गई तस्वीर देखकर एक आइरिस असली नाप में, तीन पतली परतों में रंगिए, और दिन की रोशनी में मिलाइए।",
  },
  "Wet grinding noise through the whole shift": { hinglish: "Poori shift geeli ghisai ka shor", hindi: "पूरी शिफ़्ट गीली घिसाई का शोर" },
  "Night batches when the shops close late": {
    hinglish: "Dukaanein der se band hon to raat ko lens banana",
    hindi: "दुकानें देर से बंद हों तो रात को लेंस बनाना",
  },
  "Scratching the last lens of an order": {
    hinglish: "Order ke aakhiri lens par kharonch lag jaana",
    hindi: "ऑर्डर के आख़िरी लेंस पर खरोंच लग जाना",
  },
  "Throw a distant window's image on paper through old plus-power spectacles, measure the distance in metres, and calculate the lens power.":
    {
      hinglish:
        "Purane plus power ke chashme se door ki khidki ki chhavi kaagaz par daaliye, doori meter mein naapiye aur lens ki power nikaaliye.",
      hindi: "पुराने प्लस पावर के चश्मे से दूर की खिड़की की छवि काग़ज़ पर डालिए, दूरी मीटर में नापिए और लेंस की पावर निकालिए।",
    },
  "Private hospitals that pay little for twelve-hour duties": {
    hinglish: "Private hospital jo barah ghante ki duty ke kam paise dete hain",
    hindi: "प्राइवेट अस्पताल जो बारह घंटे की ड्यूटी के कम पैसे देते हैं",
  },
  "Rude attendants, and doctors who take you for a helper": {
    hinglish: "Mareez ke badtameez rishtedar, aur doctor jo aapko helper samajhte hain",
    hindi: "मरीज़ के बदतमीज़ रिश्तेदार, और डॉक्टर जो आपको हेल्पर समझते हैं",
  },
  "Feet and back after a night with half the staff": {
    hinglish: "Aadhe staff wali raat ke baad pair aur kamar ka haal",
    hindi: "आधे स्टाफ़ वाली रात के बाद पैर और कमर का हाल",
  },
  "Learn to take temperature, pulse and breathing rate properly and chart them for a willing family member, morning and evening, for five days.":
    {
      hinglish:
        "Bukhar, nabz aur saans ki raftaar theek se naapna seekhiye aur parivaar ke kisi raazi sadasya ke liye paanch din subah-shaam chart banaiye.",
      hindi: "बुख़ार, नब्ज़ और साँस की रफ़्तार ठीक से नापना सीखिए और परिवार के किसी राज़ी सदस्य के लिए पाँच दिन सुबह-शाम चार्ट बनाइए।",
    },
  "Two ventilators for one pair of hands": { hinglish: "Do haathon ke bharose do ventilator", hindi: "दो हाथों के भरोसे दो वेंटिलेटर" },
  "Turning and washing unconscious patients until your shoulder gives": {
    hinglish: "Behosh mareezon ko karwat dilana aur nehlana, jab tak kandha jawab na de de",
    hindi: "बेहोश मरीज़ों को करवट दिलाना और नहलाना, जब तक कंधा जवाब न दे दे",
  },
  "Families' faces at the glass door": { hinglish: "Sheeshe ke darwaze par parivaaron ke chehre", hindi: "शीशे के दरवाज़े पर परिवारों के चेहरे" },
  "Watch a free hands-only CPR lesson, then keep 110 compressions a minute for two minutes on a pillow.": {
    hinglish: "Sirf haathon se CPR dene ka free lesson dekhiye, phir takiye par do minute tak 110 dabaav prati minute ki raftaar rakhiye.",
    hindi: "सिर्फ़ हाथों से CPR देने का मुफ़्त पाठ देखिए, फिर तकिए पर दो मिनट तक 110 दबाव प्रति मिनट की रफ़्तार रखिए।",
  },
  "Surgeons who throw blame, and sometimes forceps": {
    hinglish: "Surgeon jo dosh madhte hain, aur kabhi-kabhi chimti bhi phenkte hain",
    hindi: "सर्जन जो दोष मढ़ते हैं, और कभी-कभी चिमटी भी फेंकते हैं",
  },
  "Standing gowned in the cold for a six-hour case": {
    hinglish: "Chhe ghante ke case mein gown pehne thand mein khade rehna",
    hindi: "छह घंटे के केस में गाउन पहने ठंड में खड़े रहना",
  },
  "A count one swab short, and everyone searching while the belly stays open": {
    hinglish: "Ginti mein gauze ka ek tukda kam, aur pet khula rehte sabka dhoondhna",
    hindi: "गिनती में गॉज़ का एक टुकड़ा कम, और पेट खुला रहते सबका ढूँढ़ना",
  },
  "Set twenty kitchen tools on a tray, cover it, write them from memory, and repeat daily until your count is perfect.": {
    hinglish:
      "Tray par rasoi ki bees cheezein rakhiye, dhak dijiye, yaad se unke naam likhiye, aur rozana dohraiye jab tak ginti bilkul sahi na ho.",
    hindi: "ट्रे पर रसोई की बीस चीज़ें रखिए, ढक दीजिए, याद से उनके नाम लिखिए, और रोज़ दोहराइए जब तक गिनती बिल्कुल सही न हो।",
  },
  "Holding down a child who looks at you as a traitor": {
    hinglish: "Us bachche ko pakde rakhna jo aapko aise dekhe jaise aapne dhokha diya ho",
    hindi: "उस बच्चे को पकड़े रखना जो आपको ऐसे देखे जैसे आपने धोखा दिया हो",
  },
  "Decimal points that can kill": { hinglish: "Dashamlav ka bindu jo jaan le sakta hai", hindi: "दशमलव का बिंदु जो जान ले सकता है" },
  "Mothers asleep on the floor because there is no chair": {
    hinglish: "Farsh par soti maayein, kyunki ek kursi tak nahi",
    hindi: "फ़र्श पर सोती माँएँ, क्योंकि एक कुर्सी तक नहीं",
  },
  "Read to or play with a small cousin who is ill at home, and note which distraction works at medicine time.": {
    hinglish:
      "Ghar par beemar kisi chhote cousin ko padhkar sunaiye ya uske saath kheliye, aur note kijiye ki dawa ke waqt dhyaan bantane ka kaun sa tareeka chalta hai.",
    hindi: "घर पर बीमार किसी छोटे भाई-बहन को पढ़कर सुनाइए या उसके साथ खेलिए, और नोट कीजिए कि दवा के वक़्त ध्यान बँटाने का कौन सा तरीक़ा चलता है।",
  },
  "Being hit or spat at by someone you were fond of": {
    hinglish: "Jisse lagaav tha usi ka maarna ya thookna",
    hindi: "जिससे लगाव था उसी का मारना या थूकना",
  },
  "Relatives who leave a patient and change their number": {
    hinglish: "Rishtedar jo mareez ko chhodkar apna number badal lete hain",
    hindi: "रिश्तेदार जो मरीज़ को छोड़कर अपना नंबर बदल लेते हैं",
  },
  "Locked doors and a bunch of keys all shift": {
    hinglish: "Poori shift taala lage darwaze aur chaabiyon ka guchchha",
    hindi: "पूरी शिफ़्ट ताला लगे दरवाज़े और चाबियों का गुच्छा",
  },
  "With a relative's consent, note every three hours of one day how he looks, talks, eats and rests, in plain facts, and see what changed.":
    {
      hinglish:
        "Kisi rishtedar ki sehmati se ek din mein har teen ghante par seedhe tathyon mein likhiye ki unka dikhna, bolna, khana aur aaram kaisa hai, aur dekhiye kya badla.",
      hindi: "किसी रिश्तेदार की सहमति से एक दिन में हर तीन घंटे पर सीधे तथ्यों में लिखिए कि उनका दिखना, बोलना, खाना और आराम कैसा है, और देखिए क्या बदला।",
    },
  "Walking lanes at noon with a vaccine box on your shoulder": {
    hinglish: "Dopahar mein kandhe par teeke ka dibba liye galiyon mein chalna",
    hindi: "दोपहर में कंधे पर टीके का डिब्बा लिए गलियों में चलना",
  },
  "Entering one visit in three registers and two apps": {
    hinglish: "Ek hi visit ko teen register aur do app mein bharna",
    hindi: "एक ही विज़िट को तीन रजिस्टर और दो ऐप में भरना",
  },
  "Husbands who answer in their wives' place": {
    hinglish: "Pati jo patni ki jagah khud jawab dete hain",
    hindi: "पति जो पत्नी की जगह ख़ुद जवाब देते हैं",
  },
  "Go along, with permission, to a village health and nutrition day at your anganwadi, and list every service offered there.": {
    hinglish:
      "Ijaazat lekar apni anganwadi ke village health and nutrition day mein saath jaiye, aur wahan milne wali har seva ki list banaiye.",
    hindi: "इजाज़त लेकर अपनी आँगनवाड़ी के ग्राम स्वास्थ्य एवं पोषण दिवस में साथ जाइए, और वहाँ मिलने वाली हर सेवा की सूची बनाइए।",
  },
  "Law and hospital rules that let you do less than you learnt": {
    hinglish: "Kanoon aur hospital ke niyam jo seekhe hue se kam hi karne dete hain",
    hindi: "क़ानून और अस्पताल के नियम जो सीखे हुए से कम ही करने देते हैं",
  },
  "Being paid almost like a staff nurse": {
    hinglish: "Lagbhag staff nurse jitni hi tankhwah milna",
    hindi: "लगभग स्टाफ़ नर्स जितनी ही तनख़्वाह मिलना",
  },
  "A patient sinking fast from something that your protocol does not cover": {
    hinglish: "Mareez jiski haalat aisi cheez se tezi se gire jo aapke protocol mein nahi",
    hindi: "मरीज़ जिसकी हालत ऐसी चीज़ से तेज़ी से गिरे जो आपके प्रोटोकॉल में नहीं",
  },
  "Interview a nurse with ten years' experience about three decisions she makes alone and three for which she must call a doctor.": {
    hinglish:
      "Das saal ke anubhav wali kisi nurse se poochiye ki kaun se teen faisle akele lene hote hain aur kin teen ke liye doctor ko bulana padta hai.",
    hindi: "दस साल के अनुभव वाली किसी नर्स से पूछिए कि कौन से तीन फ़ैसले अकेले लेने होते हैं और किन तीन के लिए डॉक्टर को बुलाना पड़ता है।",
  },
  "In India no anaesthesia without a doctor over you, and hardly a post yet that carries the name": {
    hinglish: "Bharat mein upar doctor ke bina anaesthesia nahi, aur is naam ki post abhi na ke barabar",
    hindi: "भारत में ऊपर डॉक्टर के बिना एनेस्थीसिया नहीं, और इस नाम के पद अभी न के बराबर",
  },
  "Moving abroad, with fresh exams, to practise fully": {
    hinglish: "Poora kaam karne ke liye videsh jaana aur naye exam dena",
    hindi: "पूरा काम करने के लिए विदेश जाना और नई परीक्षाएँ देना",
  },
  "Oxygen that falls without warning, with a minute to find out why": {
    hinglish: "Bina chetavni girti oxygen, aur wajah dhoondhne ko ek minute",
    hindi: "बिना चेतावनी गिरती ऑक्सीजन, और वजह ढूँढ़ने को एक मिनट",
  },
  "Measure breathing at rest, after stairs and after a song, then explain what carries oxygen from air to finger.": {
    hinglish:
      "Aaram mein, seedhiyan chadhne ke baad aur gaana gaane ke baad saansein giniye, phir samjhaiye ki hawa se ungli tak oxygen kya le jaata hai.",
    hindi: "आराम में, सीढ़ियाँ चढ़ने के बाद और गाना गाने के बाद साँसें गिनिए, फिर समझाइए कि हवा से उँगली तक ऑक्सीजन क्या ले जाता है।",
  },
  "Bleeding that turns a happy room to fear": {
    hinglish: "Khoon behna, jisse khushi dar mein badal jaati hai",
    hindi: "ख़ून बहना, जिससे ख़ुशी डर में बदल जाती है",
  },
  "Overcrowded labour wards where women share a bed": {
    hinglish: "Khachakhach labour ward jahan ek bed par kai auratein hoti hain",
    hindi: "खचाखच लेबर वार्ड जहाँ एक बेड पर कई औरतें होती हैं",
  },
  "A doctor who cuts where the birth only needed time": {
    hinglish: "Doctor jo wahan cheera laga de jahan prasav ko bas samay chahiye tha",
    hindi: "डॉक्टर जो वहाँ चीरा लगा दे जहाँ प्रसव को बस समय चाहिए था",
  },
  "Ask your grandmother and an aunt, if they are willing, where and how their children were born, and compare the stories.": {
    hinglish:
      "Dadi ya nani aur kisi chaachi ya mausi se, agar woh raazi hon, poochiye ki unke bachche kahan aur kaise hue, aur unki baatein milaiye.",
    hindi: "दादी या नानी और किसी चाची या मौसी से, अगर वे राज़ी हों, पूछिए कि उनके बच्चे कहाँ और कैसे हुए, और उनकी बातें मिलाइए।",
  },
  "A vaccine session and a delivery that fall on the same morning": {
    hinglish: "Teekakaran aur prasav jo ek hi subah aa padein",
    hindi: "टीकाकरण और प्रसव जो एक ही सुबह आ पड़ें",
  },
  "Living alone in a sub-centre quarter with poor water": {
    hinglish: "Sub-centre ke quarter mein akele rehna, jahan paani kharab hai",
    hindi: "उप-केंद्र के क्वार्टर में अकेले रहना, जहाँ पानी ख़राब है",
  },
  "Family planning targets, then blame when a couple refuses": {
    hinglish: "Parivaar niyojan ke target, phir pati-patni mana kar dein to dosh",
    hindi: "परिवार नियोजन के टारगेट, फिर पति-पत्नी मना कर दें तो दोष",
  },
  "Plan a vaccine day on paper: twelve invented babies, one table, one cold box; write who comes when, so that nobody waits an hour.": {
    hinglish:
      "Kaagaz par teekakaran ka din tay kijiye: barah kaalpanik bachche, ek mez, ek cold box, aur likhiye ki kaun kab aaye taaki kisi ko ghanta bhar rukna na pade.",
    hindi: "काग़ज़ पर टीकाकरण का दिन तय कीजिए: बारह काल्पनिक बच्चे, एक मेज़, एक कोल्ड बॉक्स, और लिखिए कि कौन कब आए ताकि किसी को घंटा भर रुकना न पड़े।",
  },
  "A title used abroad, so Indian posts carry other names": {
    hinglish: "Yeh padnaam videsh mein chalta hai, Bharat mein naukriyon ke naam aur hain",
    hindi: "यह पदनाम विदेश में चलता है, भारत में नौकरियों के नाम और हैं",
  },
  "Trained as a nurse, and still called aya by the families": {
    hinglish: "Nurse ki training, phir bhi ghar wale aapko aya hi kehte hain",
    hindi: "नर्स की ट्रेनिंग, फिर भी घर वाले आपको आया ही कहते हैं",
  },
  "Bedsores to dress just before your own lunch": {
    hinglish: "Apne khaane se theek pehle bedsore ki patti karna",
    hindi: "अपने खाने से ठीक पहले बेडसोर की पट्टी करना",
  },
  "For one week take over one daily task for an old relative, such as foot care or feeding, and write notes.": {
    hinglish:
      "Ek hafte tak kisi buzurg rishtedar ka rozana ka ek kaam apne zimme lijiye, jaise pairon ki dekhbhaal ya khana khilana, aur note likhiye.",
    hindi: "एक हफ़्ते तक किसी बुज़ुर्ग रिश्तेदार का रोज़ का एक काम अपने ज़िम्मे लीजिए, जैसे पैरों की देखभाल या खाना खिलाना, और नोट लिखिए।",
  },
  "New wards opened before the nurses for them are hired": {
    hinglish: "Naye ward jo nurses ki bharti se pehle hi khol diye jaate hain",
    hindi: "नए वार्ड जो नर्सों की भर्ती से पहले ही खोल दिए जाते हैं",
  },
  "Nurses you trained leaving for the Gulf each spring": {
    hinglish: "Aapki sikhayi nurse jo har saal basant mein Gulf chali jaati hain",
    hindi: "आपकी सिखाई नर्सें जो हर साल बसंत में खाड़ी चली जाती हैं",
  },
  "An inspection of nurse numbers on the very day when twelve are on leave": {
    hinglish: "Nurses ki ginti ki jaanch theek usi din, jab barah chhutti par hon",
    hindi: "नर्सों की गिनती की जाँच ठीक उसी दिन, जब बारह छुट्टी पर हों",
  },
  "Make a fair four-week cleaning rota for your class or home, with absences, and see who complains and why.": {
    hinglish:
      "Apni class ya ghar ke liye chaar hafte ki safaai ki barabar baari banaiye, chhutti walon ka hisaab rakhte hue, aur dekhiye ki kise shikayat hai aur kyon.",
    hindi: "अपनी क्लास या घर के लिए चार हफ़्ते की सफ़ाई की बराबर बारी बनाइए, छुट्टी वालों का हिसाब रखते हुए, और देखिए कि किसे शिकायत है और क्यों।",
  },
  "Patients who skip a session for want of bus fare and come back breathless": {
    hinglish: "Mareez jo bus ka kiraya na hone se session chhodte hain aur haanfte hue laut aate hain",
    hindi: "मरीज़ जो बस का किराया न होने से सेशन छोड़ते हैं और हाँफते हुए लौट आते हैं",
  },
  "Alarms every few minutes in a room of ten machines": {
    hinglish: "Das machine ke kamre mein har kuch minute par alarm",
    hindi: "दस मशीनों के कमरे में हर कुछ मिनट पर अलार्म",
  },
  "First shift patients waiting before the sun is up": {
    hinglish: "Pehli shift ke mareez jo suraj nikalne se pehle se intezaar mein hain",
    hindi: "पहली शिफ़्ट के मरीज़ जो सूरज निकलने से पहले से इंतज़ार में हैं",
  },
  "Pour coloured salt water with chalk powder through filter paper from school, and see what passes and what stays.": {
    hinglish:
      "School ke filter paper se chalk powder mila rangeen namak ka paani chhaniye, aur dekhiye ki kya nikal jaata hai aur kya ruk jaata hai.",
    hindi: "स्कूल के फ़िल्टर पेपर से चॉक पाउडर मिला रंगीन नमक का पानी छानिए, और देखिए कि क्या निकल जाता है और क्या रुक जाता है।",
  },
  "Being greeted as the hygiene police": { hinglish: "Safaai police kehkar swaagat hona", hindi: "सफ़ाई पुलिस कहकर स्वागत होना" },
  "Senior doctors who never wash and never hear": {
    hinglish: "Senior doctor jo na kabhi haath dhote hain na sunte hain",
    hindi: "सीनियर डॉक्टर जो न कभी हाथ धोते हैं न सुनते हैं",
  },
  "Counting lines, catheters and fevers into spreadsheets": {
    hinglish: "Drip, catheter aur bukhar gin-ginkar spreadsheet mein bharna",
    hindi: "ड्रिप, कैथेटर और बुख़ार गिन-गिनकर स्प्रेडशीट में भरना",
  },
  "Learn the WHO's six hand-washing steps and discreetly count how many people wash before eating in your school in a week.": {
    hinglish:
      "WHO ke haath dhone ke chhe step seekhiye aur chupchap giniye ki ek hafte mein aapke school mein kitne log khaane se pehle haath dhote hain.",
    hindi: "WHO के हाथ धोने के छह क़दम सीखिए और चुपचाप गिनिए कि एक हफ़्ते में आपके स्कूल में कितने लोग खाने से पहले हाथ धोते हैं।",
  },
  "Funerals of people you visited for months": {
    hinglish: "Unka antim sanskaar jinse mahinon milna hota raha",
    hindi: "उनका अंतिम संस्कार जिनसे महीनों मिलना होता रहा",
  },
  "Villages where no chemist keeps morphine": {
    hinglish: "Gaon jahan kisi dawa ki dukaan mein morphine nahi",
    hindi: "गाँव जहाँ किसी दवा की दुकान में मॉर्फ़ीन नहीं",
  },
  "Families who hide the truth from the one who is dying": {
    hinglish: "Parivaar jo marne wale se hi sach chhupaate hain",
    hindi: "परिवार जो मरने वाले से ही सच छुपाते हैं",
  },
  "Read the free pages of Pallium India and spend an hour reading the newspaper to a housebound neighbour, with family permission.": {
    hinglish:
      "Pallium India ke free page padhiye, aur parivaar ki ijaazat lekar ghar se na nikal paane wale kisi padosi ko ek ghanta akhbaar padhkar sunaiye.",
    hindi: "Pallium India के मुफ़्त पेज पढ़िए, और परिवार की इजाज़त लेकर घर से न निकल पाने वाले किसी पड़ोसी को एक घंटा अख़बार पढ़कर सुनाइए।",
  },
  "Handling poisons in gloves and gown each day": {
    hinglish: "Rozana dastane aur gown pehenkar zehreeli dawaiyan sambhalna",
    hindi: "रोज़ दस्ताने और गाउन पहनकर ज़हरीली दवाइयाँ सँभालना",
  },
  "Children on drips who know the drug names": {
    hinglish: "Drip par pade bachche jinhe dawaon ke naam yaad hain",
    hindi: "ड्रिप पर पड़े बच्चे जिन्हें दवाओं के नाम याद हैं",
  },
  "Patients who went home free of cancer and come back with it": {
    hinglish: "Mareez jo cancer se mukt hokar ghar gaye aur use lekar laut aaye",
    hindi: "मरीज़ जो कैंसर से मुक्त होकर घर गए और उसे लेकर लौट आए",
  },
  "Sew or knot two soft cotton caps from old T-shirts and ask a cancer support group whether it can use them.": {
    hinglish:
      "Purani T-shirt se do naram suti topiyan silkar ya gaanth lagakar banaiye aur kisi cancer support group se poochiye ki woh unke kaam aa sakti hain ya nahi.",
    hindi: "पुरानी टी-शर्ट से दो नरम सूती टोपियाँ सिलकर या गाँठ लगाकर बनाइए और किसी कैंसर सहायता समूह से पूछिए कि वे उनके काम आ सकती हैं या नहीं।",
  },
  "Being alone when a fit or fall is serious": {
    hinglish: "Daura ya chot gambhir ho aur sambhalne ko aur koi na ho",
    hindi: "दौरा या चोट गंभीर हो और सँभालने को और कोई न हो",
  },
  "Pupils who faint on every exam morning": {
    hinglish: "Bachche jo har exam ki subah behosh ho jaate hain",
    hindi: "बच्चे जो हर परीक्षा की सुबह बेहोश हो जाते हैं",
  },
  "Feverish children sent to class because both parents work": {
    hinglish: "Bukhar wale bachche jo class bhej diye gaye, kyunki maa-baap dono kaam par hain",
    hindi: "बुख़ार वाले बच्चे जो क्लास भेज दिए गए, क्योंकि माँ-बाप दोनों काम पर हैं",
  },
  "Help your teacher check the class first-aid box, list what is missing or expired, and propose a budget to refill it.": {
    hinglish:
      "Class ka first-aid box jaanchne mein teacher ki madad kijiye, jo nahi hai ya expire ho chuka hai uski list banaiye, aur use bharne ka budget sujhaiye.",
    hindi: "क्लास का फ़र्स्ट-एड बॉक्स जाँचने में टीचर की मदद कीजिए, जो नहीं है या एक्सपायर हो चुका है उसकी सूची बनाइए, और उसे भरने का बजट सुझाइए।",
  },
  "Supervisors who want injuries kept out of the book": {
    hinglish: "Supervisor jo chahte hain ki chot register mein na chadhe",
    hindi: "सुपरवाइज़र जो चाहते हैं कि चोट रजिस्टर में न चढ़े",
  },
  "Helmets and guards that come off once you leave": {
    hinglish: "Helmet aur guard jo aapke jaate hi utar jaate hain",
    hindi: "हेलमेट और गार्ड जो आपके जाते ही उतर जाते हैं",
  },
  "A lonely post, far from hospital colleagues": {
    hinglish: "Akelepan ki naukri, hospital ke saathiyon se door",
    hindi: "अकेलेपन की नौकरी, अस्पताल के साथियों से दूर",
  },
  "Observe a tailor, cobbler or carpenter at work for an hour with permission and list risks to eyes, ears, lungs and hands.": {
    hinglish:
      "Ijaazat lekar kisi darzi, mochi ya badhai ko ek ghanta kaam karte dekhiye aur aankh, kaan, phephde aur haath ke khatre likhiye.",
    hindi: "इजाज़त लेकर किसी दर्ज़ी, मोची या बढ़ई को एक घंटा काम करते देखिए और आँख, कान, फेफड़े और हाथ के ख़तरे लिखिए।",
  },
  "Clinics that plug patients into a machine and call it treatment": {
    hinglish: "Clinic jo mareez ko machine laga dete hain aur use ilaaj kehte hain",
    hindi: "क्लिनिक जो मरीज़ को मशीन लगा देते हैं और उसे इलाज कहते हैं",
  },
  "Low first pay for a degree that people mistake for massage": {
    hinglish: "Shuru mein kam tankhwah, us degree par jise log maalish samajhte hain",
    hindi: "शुरू में कम तनख़्वाह, उस डिग्री पर जिसे लोग मालिश समझते हैं",
  },
  "People who stop the exercises when pain stops": {
    hinglish: "Log jo dard rukte hi exercise rok dete hain",
    hindi: "लोग जो दर्द रुकते ही एक्सरसाइज़ रोक देते हैं",
  },
  "Stand on one leg for up to a minute daily for three weeks near a wall, and chart how your balance changes.": {
    hinglish:
      "Teen hafte tak deewar ke paas rozana ek pair par zyada se zyada ek minute khade rahiye, aur chart banaiye ki santulan kaise badalta hai.",
    hindi: "तीन हफ़्ते तक दीवार के पास रोज़ एक पैर पर ज़्यादा से ज़्यादा एक मिनट खड़े रहिए, और चार्ट बनाइए कि संतुलन कैसे बदलता है।",
  },
  'Answering "is that about jobs?" for a whole career': {
    hinglish: "Umr bhar isi sawaal ka jawab dena ki kya yeh naukri dilane ka kaam hai",
    hindi: "उम्र भर इसी सवाल का जवाब देना कि क्या यह नौकरी दिलाने का काम है",
  },
  "Parents who expect a wholly changed child by June": {
    hinglish: "Maa-baap jinhe June tak poora badla hua bachcha chahiye",
    hindi: "माँ-बाप जिन्हें जून तक पूरा बदला हुआ बच्चा चाहिए",
  },
  "Rehabilitation centres missing from most districts": {
    hinglish: "Zyadatar zilon mein rehabilitation centre ka na hona",
    hindi: "ज़्यादातर ज़िलों में पुनर्वास केंद्र का न होना",
  },
  "Wear an oven glove on your writing hand for an hour, do five daily tasks, and design a tool for the hardest.": {
    hinglish:
      "Likhne wale haath mein ek ghanta oven ka dastana pehniye, rozana ke paanch kaam kijiye, aur sabse mushkil kaam ke liye ek auzaar sochiye.",
    hindi: "लिखने वाले हाथ में एक घंटा ओवन का दस्ताना पहनिए, रोज़ के पाँच काम कीजिए, और सबसे मुश्किल काम के लिए एक औज़ार सोचिए।",
  },
  "Children brought at six who should have come at two": {
    hinglish: "Chhe saal mein laaye gaye bachche jinhe do saal mein aana chahiye tha",
    hindi: "छह साल में लाए गए बच्चे जिन्हें दो साल में आना चाहिए था",
  },
  "Tests made for English, not for Bhojpuri or Tulu": {
    hinglish: "Test jo English ke liye bane hain, Bhojpuri ya Tulu ke liye nahi",
    hindi: "टेस्ट जो अंग्रेज़ी के लिए बने हैं, भोजपुरी या तुलु के लिए नहीं",
  },
  "The same five sounds, in seven sessions a day": {
    hinglish: "Din ke saaton session mein wahi paanch dhvaniyan",
    hindi: "दिन के सातों सेशन में वही पाँच ध्वनियाँ",
  },
  "Record a two-year-old relative's words for a week, with the parents' consent, and sort them into names, actions and sounds.": {
    hinglish:
      "Do saal ke kisi rishtedar bachche ke shabd, maa-baap ki sehmati se, ek hafte record kijiye aur unhe naam, kaam aur dhvani mein chhaantiye.",
    hindi: "दो साल के किसी रिश्तेदार बच्चे के शब्द, माँ-बाप की सहमति से, एक हफ़्ते रिकॉर्ड कीजिए और उन्हें नाम, काम और ध्वनि में छाँटिए।",
  },
  "Hearing aid companies that push sales targets": {
    hinglish: "Hearing aid company jo bikri ke target thopti hain",
    hindi: "हियरिंग एड कंपनियाँ जो बिक्री के टारगेट थोपती हैं",
  },
  "Old men, brought by their wives, who swear that they hear all": {
    hinglish: "Boodhe mard, patni ke laaye hue, jo kasam khate hain ki sab sunayi deta hai",
    hindi: "बूढ़े मर्द, पत्नी के लाए हुए, जो क़सम खाते हैं कि सब सुनाई देता है",
  },
  "A sealed booth without daylight": { hinglish: "Band booth jahan din ki roshni nahi aati", hindi: "बंद बूथ जहाँ दिन की रोशनी नहीं आती" },
  "Use a free tone generator at low volume to find the highest pitch your grandparents, parents and friends still hear.": {
    hinglish:
      "Free tone generator ko kam volume par chalakar pata kijiye ki aapke dada-dadi ya nana-nani, maa-baap aur dost sabse ooncha kaun sa sur sun paate hain.",
    hindi: "मुफ़्त टोन जनरेटर को कम वॉल्यूम पर चलाकर पता कीजिए कि आपके दादा-दादी या नाना-नानी, माँ-बाप और दोस्त सबसे ऊँचा कौन सा सुर सुन पाते हैं।",
  },
  "Sputum, suction and coughs at close range": {
    hinglish: "Balgam, suction aur khaansi, ekdum paas se",
    hindi: "बलगम, सक्शन और खाँसी, एकदम पास से",
  },
  "Hospitals where nurses or technicians are used instead": {
    hinglish: "Hospital jo is kaam par nurse ya technician laga dete hain",
    hindi: "अस्पताल जो इस काम पर नर्स या टेक्नीशियन लगा देते हैं",
  },
  "Runs to a stopped heart (code blue) that end with a sheet drawn up": {
    hinglish: "Ruke dil (code blue) ki taraf daud, jo chaadar odhane par khatm ho",
    hindi: "रुके दिल (code blue) की तरफ़ दौड़, जो चादर ओढ़ाने पर ख़त्म हो",
  },
  "Time how long classmates can breathe out through a thin straw, then a thick one, and relate it to narrowed airways.": {
    hinglish:
      "Dekhiye ki sahpaathi patli straw se, phir moti straw se kitni der saans chhod paate hain, aur ise sikudi saans ki naliyon se jodiye.",
    hindi: "देखिए कि सहपाठी पतली स्ट्रॉ से, फिर मोटी स्ट्रॉ से कितनी देर साँस छोड़ पाते हैं, और इसे सिकुड़ी साँस की नलियों से जोड़िए।",
  },
  "Plaster dust, resin fumes and glue on every apron": {
    hinglish: "Har apron par plaster ki dhool, resin ka dhuaan aur gond",
    hindi: "हर एप्रन पर प्लास्टर की धूल, रेज़िन का धुआँ और गोंद",
  },
  "Good knee joints priced above a whole year of wages": {
    hinglish: "Achhe nakli ghutne, saal bhar ki kamaai se bhi mehnge",
    hindi: "अच्छे नक़ली घुटने, साल भर की कमाई से भी महँगे",
  },
  "Young accident victims on their first visit": {
    hinglish: "Haadse ke shikaar jawan log, jab woh pehli baar aate hain",
    hindi: "हादसे के शिकार जवान लोग, जब वे पहली बार आते हैं",
  },
  "Read how the Jaipur Foot is made, then build a standing leg from pipe, cardboard and foam that bears a school bag.": {
    hinglish:
      "Padhiye ki Jaipur Foot kaise banta hai, phir pipe, gatte aur foam se khada rehne wala pair banaiye jo school bag ka bojh uthaye.",
    hindi: "पढ़िए कि Jaipur Foot कैसे बनता है, फिर पाइप, गत्ते और फ़ोम से खड़ा रहने वाला पैर बनाइए जो स्कूल बैग का बोझ उठाए।",
  },
  "Sixty patients a day when the machine has just been down": {
    hinglish: "Machine band rehne ke baad ek din mein paanch darjan mareez",
    hindi: "मशीन बंद रहने के बाद एक दिन में साठ मरीज़",
  },
  "A child put to sleep for his beam every morning for six weeks": {
    hinglish: "Bachcha jise chhe hafte har subah kirnon ke liye behosh karke sulana pade",
    hindi: "बच्चा जिसे छह हफ़्ते हर सुबह किरणों के लिए बेहोश करके सुलाना पड़े",
  },
  "Underground rooms behind two metres of concrete": {
    hinglish: "Do meter concrete ke peeche zameen ke neeche ke kamre",
    hindi: "दो मीटर कंक्रीट के पीछे ज़मीन के नीचे के कमरे",
  },
  "Lay a friend on the floor, mark shoulders and hips with tape, and test how exactly you can put him back five times without looking at the tape.":
    {
      hinglish:
        "Dost ko farsh par litaiye, kandhon aur koolhon par tape se nishan lagaiye, aur jaanchiye ki tape dekhe bina dost ko paanch baar theek usi jagah kitna sahi litaya ja sakta hai.",
      hindi:
        "दोस्त को फ़र्श पर लिटाइए, कंधों और कूल्हों पर टेप से निशान लगाइए, और जाँचिए कि टेप देखे बिना दोस्त को पाँच बार ठीक उसी जगह कितना सही लिटाया जा सकता है।",
    },
  'Being asked to "just keep them busy"': {
    hinglish: "Yeh sunna ki bas inhe kisi kaam mein uljhaye rakhiye",
    hindi: "यह सुनना कि बस इन्हें किसी काम में उलझाए रखिए",
  },
  "Hardly a budget for paint, balls or a bus": {
    hinglish: "Rang, gend ya bus ke liye na ke barabar budget",
    hindi: "रंग, गेंद या बस के लिए न के बराबर बजट",
  },
  "An outing called off because nobody can be spared to push the wheelchairs": {
    hinglish: "Sair jo isliye radd hui ki wheelchair dhakelne wala koi khaali nahi",
    hindi: "सैर जो इसलिए रद्द हुई कि व्हीलचेयर धकेलने वाला कोई ख़ाली नहीं",
  },
  "Change the rules of one playground game so that a child in a wheelchair and a blind child can both play.": {
    hinglish: "Maidan ke kisi ek khel ke niyam aise badaliye ki wheelchair wala bachcha aur na dekh paane wala bachcha, dono khel sakein.",
    hindi: "मैदान के किसी एक खेल के नियम ऐसे बदलिए कि व्हीलचेयर वाला बच्चा और न देख पाने वाला बच्चा, दोनों खेल सकें।",
  },
  "Parents who praise or correct the picture": {
    hinglish: "Maa-baap jo tasveer ki tareef karte hain ya use sudhaarte hain",
    hindi: "माँ-बाप जो तस्वीर की तारीफ़ करते हैं या उसे सुधारते हैं",
  },
  "Clients who say that they can't draw and push the paper away": {
    hinglish: "Log jo kehte hain ki unhe banana nahi aata aur kaagaz sarka dete hain",
    hindi: "लोग जो कहते हैं कि उन्हें बनाना नहीं आता और काग़ज़ सरका देते हैं",
  },
  "Paint on sink, floor and sleeves, and the next child already at the door": {
    hinglish: "Sink, farsh aur aasteen par rang, aur agla bachcha darwaze par aa pahuncha",
    hindi: "सिंक, फ़र्श और आस्तीन पर रंग, और अगला बच्चा दरवाज़े पर आ पहुँचा",
  },
  "Paint your day in only shapes and colours every evening for two weeks, and write afterwards what you notice.": {
    hinglish: "Do hafte har shaam apna din sirf aakaaron aur rangon mein banaiye, aur phir likhiye ki aapka dhyaan kis par gaya.",
    hindi: "दो हफ़्ते हर शाम अपना दिन सिर्फ़ आकारों और रंगों में बनाइए, और फिर लिखिए कि आपका ध्यान किस पर गया।",
  },
  "Hauling a keyboard and drums between three institutions": {
    hinglish: "Teen sansthaon ke beech keyboard aur dhol dhona",
    hindi: "तीन संस्थाओं के बीच कीबोर्ड और ढोल ढोना",
  },
  "Being booked as entertainment for visitors": {
    hinglish: "Mehmaanon ke manoranjan ke liye bula liya jaana",
    hindi: "मेहमानों के मनोरंजन के लिए बुला लिया जाना",
  },
  "Proving progress that has no blood test": {
    hinglish: "Us sudhaar ko saabit karna jiska koi blood test nahi",
    hindi: "उस सुधार को साबित करना जिसका कोई ब्लड टेस्ट नहीं",
  },
  "Ask an elderly neighbour for the songs of her youth, play five together, and write down which memories come with each.": {
    hinglish:
      "Kisi buzurg padosan se unki jawani ke gaane poochiye, paanch gaane saath bajaiye, aur likhiye ki kis gaane ke saath kaun si yaadein aati hain.",
    hindi: "किसी बुज़ुर्ग पड़ोसन से उनकी जवानी के गाने पूछिए, पाँच गाने साथ बजाइए, और लिखिए कि किस गाने के साथ कौन सी यादें आती हैं।",
  },
  "Guests who expect something else of the trade": {
    hinglish: "Mehmaan jo is peshe se kuch aur hi umeed rakhte hain",
    hindi: "मेहमान जो इस पेशे से कुछ और ही उम्मीद रखते हैं",
  },
  "Thumbs and wrists that wear out by forty": {
    hinglish: "Angoothe aur kalaaiyan jo chaalis ki umr tak ghis jaati hain",
    hindi: "अँगूठे और कलाइयाँ जो चालीस की उम्र तक घिस जाती हैं",
  },
  "Pay made up largely of tips": { hinglish: "Kamaai jo zyadatar tip se banti hai", hindi: "कमाई जो ज़्यादातर टिप से बनती है" },
  "Learn the main muscles of shoulder and calf from a school chart, and find each on yourself while moving.": {
    hinglish:
      "School ke chart se kandhe aur pindli ki mukhya maanspeshiyan seekhiye, aur hilte-dulte hue har ek ko apne sharir par dhoondhiye.",
    hindi: "स्कूल के चार्ट से कंधे और पिंडली की मुख्य मांसपेशियाँ सीखिए, और हिलते-डुलते हुए हर एक को अपने शरीर पर ढूँढ़िए।",
  },
  "Self-taught bone crackers on social media": {
    hinglish: "Social media par khud se seekhe haddi chatkaane wale",
    hindi: "सोशल मीडिया पर ख़ुद से सीखे हड्डी चटकाने वाले",
  },
  "Indian law that neither names nor registers your degree": {
    hinglish: "Bharat ka kanoon jo na aapki degree ka naam leta hai na use register karta hai",
    hindi: "भारत का क़ानून जो न आपकी डिग्री का नाम लेता है न उसे रजिस्टर करता है",
  },
  "Physiotherapists and doctors who doubt your claims": {
    hinglish: "Physiotherapist aur doctor jinhe aapke daavon par shak hai",
    hindi: "फ़िज़ियोथेरेपिस्ट और डॉक्टर जिन्हें आपके दावों पर शक है",
  },
  "Photograph three classmates' sitting posture from the side, with consent, and test which chair height makes them straighter.": {
    hinglish:
      "Sehmati lekar teen baithe sahpaathiyon ki photo bagal se lijiye, aur jaanchiye ki kursi ki kaun si oonchai unhe zyada seedha bithati hai.",
    hindi: "सहमति लेकर तीन बैठे सहपाठियों की तस्वीर बग़ल से लीजिए, और जाँचिए कि कुर्सी की कौन सी ऊँचाई उन्हें ज़्यादा सीधा बिठाती है।",
  },
  "Back strain from lifting grown men": {
    hinglish: "Bade aadmiyon ko uthane se kamar mein khinchaav",
    hindi: "बड़े आदमियों को उठाने से कमर में खिंचाव",
  },
  "Doing the exercises while another name is on the bill": {
    hinglish: "Exercise aap karayein aur bill par naam kisi aur ka",
    hindi: "एक्सरसाइज़ आप कराएँ और बिल पर नाम किसी और का",
  },
  "Patients who exercise only while you stand there and count": {
    hinglish: "Mareez jo tabhi exercise karte hain jab aap khade hokar ginein",
    hindi: "मरीज़ जो तभी एक्सरसाइज़ करते हैं जब आप खड़े होकर गिनें",
  },
  "Learn to fit and walk with a borrowed crutch or stick, then teach someone the safe way up and down one step.": {
    hinglish:
      "Maangi hui baisakhi ya chhadi apne naap par lagana aur uske sahare chalna seekhiye, phir kisi ko ek seedhi chadhne-utarne ka surakshit tareeka sikhaiye.",
    hindi: "माँगी हुई बैसाखी या छड़ी अपने नाप पर लगाना और उसके सहारे चलना सीखिए, फिर किसी को एक सीढ़ी चढ़ने-उतरने का सुरक्षित तरीक़ा सिखाइए।",
  },
  "Certificates delayed by a medical board that meets monthly": {
    hinglish: "Mahine mein ek baar baithne wale medical board se atke certificate",
    hindi: "महीने में एक बार बैठने वाले मेडिकल बोर्ड से अटके सर्टिफ़िकेट",
  },
  "Employers who hire for the photograph only": {
    hinglish: "Company jo sirf photo ke liye naukri deti hain",
    hindi: "कंपनियाँ जो सिर्फ़ फ़ोटो के लिए नौकरी देती हैं",
  },
  "Parents who keep grown children indoors out of love": {
    hinglish: "Maa-baap jo pyaar ke maare jawan bachchon ko ghar se nikalne nahi dete",
    hindi: "माँ-बाप जो प्यार के मारे जवान बच्चों को घर से निकलने नहीं देते",
  },
  "Compare ten job advertisements and note which duties a deaf, a blind and a wheelchair-using applicant could do with what aid.": {
    hinglish:
      "Naukri ke das vigyapan milaiye aur likhiye ki sun na paane wale, dekh na paane wale aur wheelchair wale umeedwar kaun sa kaam kis saadhan se kar sakte hain.",
    hindi: "नौकरी के दस विज्ञापन मिलाइए और लिखिए कि सुन न पाने वाले, देख न पाने वाले और व्हीलचेयर वाले उम्मीदवार कौन सा काम किस साधन से कर सकते हैं।",
  },
  "Answers to the inkblot test that a patient found online": {
    hinglish: "Syaahi ke dhabbon wale test ke jawab, jo mareez ne online dhoondh liye",
    hindi: "स्याही के धब्बों वाले टेस्ट के जवाब, जो मरीज़ ने ऑनलाइन ढूँढ़ लिए",
  },
  "Hundreds of applicants for few training seats": {
    hinglish: "Training ki thodi seats ke liye saikdon aavedan",
    hindi: "ट्रेनिंग की थोड़ी सीटों के लिए सैकड़ों आवेदन",
  },
  "People who ask you to analyse them at weddings": {
    hinglish: "Log jo shaadiyon mein kehte hain ki zara hamara mann padhiye",
    hindi: "लोग जो शादियों में कहते हैं कि ज़रा हमारा मन पढ़िए",
  },
  "Read an introductory psychology chapter free on NCERT's site, then keep a thought-feeling-action diary for ten small upsets.": {
    hinglish:
      "NCERT ki site par manovigyan ka ek shuruaati chapter free padhiye, phir das chhoti pareshaniyon ki diary rakhiye: kya socha, kya mehsoos hua, kya kiya.",
    hindi: "NCERT की साइट पर मनोविज्ञान का एक शुरुआती अध्याय मुफ़्त पढ़िए, फिर दस छोटी परेशानियों की डायरी रखिए: क्या सोचा, क्या महसूस हुआ, क्या किया।",
  },
  "Clients who vanish after the session that went deepest": {
    hinglish: "Log jo sabse gehri baatcheet wale session ke baad gaayab ho jaate hain",
    hindi: "लोग जो सबसे गहरी बातचीत वाले सेशन के बाद ग़ायब हो जाते हैं",
  },
  "Online platforms that pay by the minute": {
    hinglish: "Online platform jo minute ke hisaab se paise dete hain",
    hindi: "ऑनलाइन प्लेटफ़ॉर्म जो मिनट के हिसाब से पैसे देते हैं",
  },
  "Parents who want to know what their child said": {
    hinglish: "Maa-baap jo jaanna chahte hain ki bachche ne kya kaha",
    hindi: "माँ-बाप जो जानना चाहते हैं कि बच्चे ने क्या कहा",
  },
  "Learn the difference between open and closed questions, and use only open ones in three real conversations this week.": {
    hinglish: "Khule aur band sawaalon ka fark seekhiye, aur is hafte teen asli baatcheet mein sirf khule sawaal poochiye.",
    hindi: "खुले और बंद सवालों का फ़र्क़ सीखिए, और इस हफ़्ते तीन असली बातचीत में सिर्फ़ खुले सवाल पूछिए।",
  },
  "Four-hour tests with a patient who tires in one": {
    hinglish: "Chaar ghante ke test, jabki mareez ek mein thak jaata hai",
    hindi: "चार घंटे के टेस्ट, जबकि मरीज़ एक में थक जाता है",
  },
  "No standard scores to compare with for people who never went to school": {
    hinglish: "Jo kabhi school nahi gaye, unke liye milaane ko koi standard ank nahi",
    hindi: "जो कभी स्कूल नहीं गए, उनके लिए मिलाने को कोई मानक अंक नहीं",
  },
  "Families who call it laziness when an injured brain cannot plan": {
    hinglish: "Parivaar jo chot khaye dimaag ke plan na bana paane ko aalas kehte hain",
    hindi: "परिवार जो चोट खाए दिमाग़ के प्लान न बना पाने को आलस कहते हैं",
  },
  "Test five people on remembering digits forwards and backwards, find each span, and see whether noise in the room changes it.": {
    hinglish:
      "Paanch logon se ank seedhe aur ulte kram mein yaad karwaiye, har ek ki seema dhoondhiye, aur dekhiye ki kya kamre ke shor se fark padta hai.",
    hindi: "पाँच लोगों से अंक सीधे और उल्टे क्रम में याद करवाइए, हर एक की सीमा ढूँढ़िए, और देखिए कि क्या कमरे के शोर से फ़र्क़ पड़ता है।",
  },
  "Mothers-in-law on the phone during the hour": { hinglish: "Session ke ghante mein phone par saas", hindi: "सेशन के घंटे में फ़ोन पर सास" },
  "Couples who come only to tell the judge they came": {
    hinglish: "Jode jo sirf isliye aate hain ki judge ko bata sakein ki aaye the",
    hindi: "जोड़े जो सिर्फ़ इसलिए आते हैं कि जज को बता सकें कि आए थे",
  },
  "A midnight message from one of the two against the other": {
    hinglish: "Aadhi raat ko do mein se ek ka doosre ke khilaaf message",
    hindi: "आधी रात को दो में से एक का दूसरे के ख़िलाफ़ मैसेज",
  },
  "Watch two characters quarrel in a film, write what each really wants, then rewrite the scene so that both feel heard.": {
    hinglish:
      "Kisi film mein do kirdaaron ka jhagda dekhiye, likhiye ki har ek ko asal mein kya chahiye, phir scene aise dobara likhiye ki dono ko lage unki baat suni gayi.",
    hindi: "किसी फ़िल्म में दो किरदारों का झगड़ा देखिए, लिखिए कि हर एक को असल में क्या चाहिए, फिर सीन ऐसे दोबारा लिखिए कि दोनों को लगे उनकी बात सुनी गई।",
  },
  "Relapse on the very day of discharge": {
    hinglish: "Chhutti milne ke din hi phir nashe mein laut jaana",
    hindi: "छुट्टी मिलने के दिन ही फिर नशे में लौट जाना",
  },
  "Centres that lock and beat, and shame the honest ones": {
    hinglish: "Centre jo taale mein rakhkar peette hain aur imaandaar centre ko badnaam karte hain",
    hindi: "केंद्र जो ताले में रखकर पीटते हैं और ईमानदार केंद्रों को बदनाम करते हैं",
  },
  "A bottle thrown over the centre's wall on visiting day": {
    hinglish: "Milne ke din centre ki deewar ke upar se phenki gayi bottle",
    hindi: "मिलने के दिन केंद्र की दीवार के ऊपर से फेंकी गई बोतल",
  },
  "Give up one habit such as reels or sugary drinks for ten days and record every craving: hour, trigger, strength.": {
    hinglish: "Das din reels ya meethe drinks jaisi ek aadat chhodiye aur jab bhi talab uthe likhiye: samay, kis wajah se, kitni tez.",
    hindi: "दस दिन रील या मीठे ड्रिंक जैसी एक आदत छोड़िए और जब भी तलब उठे लिखिए: समय, किस वजह से, कितनी तेज़।",
  },
  "Homes that won't take a recovered daughter back": {
    hinglish: "Ghar jo theek ho chuki beti ko wapas nahi lete",
    hindi: "घर जो ठीक हो चुकी बेटी को वापस नहीं लेते",
  },
  "Buses to villages for a visit of twenty minutes": {
    hinglish: "Bees minute ki mulaqaat ke liye bason se gaon jaana",
    hindi: "बीस मिनट की मुलाक़ात के लिए बसों से गाँव जाना",
  },
  "Too few halfway homes, all with waiting lists": {
    hinglish: "Bahut kam halfway home, aur sab mein waiting list",
    hindi: "बहुत कम हाफ़वे होम, और सब में वेटिंग लिस्ट",
  },
  "List with phone numbers every free mental health service within reach of your town, starting with Tele-MANAS 14416, and put it up.": {
    hinglish:
      "Tele-MANAS 14416 se shuru karke apne shehar ki pahunch mein har free mental health seva ki list phone number ke saath banaiye, aur use kahin lagaiye.",
    hindi: "Tele-MANAS 14416 से शुरू करके अपने शहर की पहुँच में हर मुफ़्त मानसिक स्वास्थ्य सेवा की सूची फ़ोन नंबर के साथ बनाइए, और उसे कहीं लगाइए।",
  },
  "Bites, pulled hair and hours of crying": {
    hinglish: "Kaatna, baal kheenchna aur ghanton ka rona",
    hindi: "काटना, बाल खींचना और घंटों का रोना",
  },
  "Debate over whether your method is kind to autistic people": {
    hinglish: "Bahas ki aapka tareeka autistic logon ke liye narmi wala hai ya nahi",
    hindi: "बहस कि आपका तरीक़ा ऑटिस्टिक लोगों के लिए नरमी वाला है या नहीं",
  },
  "Grandparents who hand over the biscuit and undo a week of charts": {
    hinglish: "Dada-dadi jo biscuit thamakar hafte bhar ke chart par paani pher dete hain",
    hindi: "दादा-दादी जो बिस्किट थमाकर हफ़्ते भर के चार्ट पर पानी फेर देते हैं",
  },
  "Choose one harmless habit of your own, count it for a week, change what follows it, and graph the second week.": {
    hinglish:
      "Apni koi ek aadat chuniye jisse nuksaan na ho, ek hafta use giniye, phir uske baad jo hota hai use badaliye, aur doosre hafte ka graph banaiye.",
    hindi: "अपनी कोई एक आदत चुनिए जिससे नुक़सान न हो, एक हफ़्ता उसे गिनिए, फिर उसके बाद जो होता है उसे बदलिए, और दूसरे हफ़्ते का ग्राफ़ बनाइए।",
  },
  "Barefoot habits that undo the dressing by evening": {
    hinglish: "Nange pair chalne ki aadat, jo shaam tak patti bekaar kar deti hai",
    hindi: "नंगे पैर चलने की आदत, जो शाम तक पट्टी बेकार कर देती है",
  },
  "A profession without a regular degree college in most states": {
    hinglish: "Pesha jiska zyadatar states mein niyamit degree wala college hi nahi",
    hindi: "पेशा जिसका ज़्यादातर राज्यों में नियमित डिग्री वाला कॉलेज ही नहीं",
  },
  "Amputations agreed to because nobody looked at the feet": {
    hinglish: "Pair kaatne par haami, kyunki pairon ko kisi ne dekha hi nahi tha",
    hindi: "पैर काटने पर हामी, क्योंकि पैरों को किसी ने देखा ही नहीं था",
  },
  "Wet the soles of five relatives, step on brown paper, and compare arches with the wear on their sandals.": {
    hinglish:
      "Paanch rishtedaron ke talve geele karke unhe bhoore kaagaz par khada kijiye, aur talve ke ghumaav ko unki chappal ki ghisai se milaiye.",
    hindi: "पाँच रिश्तेदारों के तलवे गीले करके उन्हें भूरे काग़ज़ पर खड़ा कीजिए, और तलवे के घुमाव को उनकी चप्पल की घिसाई से मिलाइए।",
  },
  "Teenagers who hide the brace under the bed": {
    hinglish: "Teenager jo brace ko bed ke neeche chhupa dete hain",
    hindi: "किशोर जो ब्रेस को पलंग के नीचे छुपा देते हैं",
  },
  "Off-the-shelf belts from the chemist that replace your work": {
    hinglish: "Medical store ki readymade belt jo aapke kaam ki jagah le leti hain",
    hindi: "मेडिकल स्टोर की रेडीमेड बेल्ट जो आपके काम की जगह ले लेती हैं",
  },
  "Burnt fingers and noise of the grinding wheel": {
    hinglish: "Jali ungliyan aur ghisai ki machine ka shor",
    hindi: "जली उँगलियाँ और घिसाई की मशीन का शोर",
  },
  "Fold cardboard and cloth into a wrist splint that keeps the hand straight yet lets you write, then wear it for an hour.": {
    hinglish: "Gatte aur kapde se kalaai ki aisi splint banaiye jo haath seedha rakhe par likhne de, phir use ek ghanta pehniye.",
    hindi: "गत्ते और कपड़े से कलाई की ऐसी स्प्लिंट बनाइए जो हाथ सीधा रखे पर लिखने दे, फिर उसे एक घंटा पहनिए।",
  },
  "Ear wax in every device that lands on the bench": {
    hinglish: "Bench par aane wale har hearing aid mein kaan ka mail",
    hindi: "बेंच पर आने वाले हर हियरिंग एड में कान का मैल",
  },
  "Customers who blame you for the noise of the fan": {
    hinglish: "Grahak jo pankhe ke shor ka dosh aapko dete hain",
    hindi: "ग्राहक जो पंखे के शोर का दोष आपको देते हैं",
  },
  "A battery door smaller than a lentil, dropped under the chair": {
    hinglish: "Masoor ke daane se chhota battery ka dhakkan, jo kursi ke neeche gir gaya",
    hindi: "मसूर के दाने से छोटा बैटरी का ढक्कन, जो कुर्सी के नीचे गिर गया",
  },
  "Open a dead headset with a wire and no battery, plugged into nothing, find microphone and tiny speaker, and draw what each turns into what.":
    {
      hinglish:
        "Taar wala kharab headset kholiye, jismein battery na ho aur jo kahin plug na ho, microphone aur nanha speaker dhoondhiye, aur banaiye ki dono kis cheez ko kis cheez mein badalte hain.",
      hindi:
        "तार वाला ख़राब हेडसेट खोलिए, जिसमें बैटरी न हो और जो कहीं लगा न हो, माइक्रोफ़ोन और नन्हा स्पीकर ढूँढ़िए, और बनाइए कि दोनों किस चीज़ को किस चीज़ में बदलते हैं।",
    },
  "A sound game that fails and that only the therapist may change": {
    hinglish: "Dhvani ka khel jo na chale, aur jise sirf therapist badal sakte hain",
    hindi: "ध्वनि का खेल जो न चले, और जिसे सिर्फ़ थेरेपिस्ट बदल सकते हैं",
  },
  "A tired toddler at the end of a long bus ride": {
    hinglish: "Bus ke lambe safar ke baad thaka hua chhota bachcha",
    hindi: "बस के लंबे सफ़र के बाद थका हुआ छोटा बच्चा",
  },
  "Centres that let you do a therapist's job for less": {
    hinglish: "Centre jo kam paise mein aapse therapist ka kaam karate hain",
    hindi: "केंद्र जो कम पैसे में आपसे थेरेपिस्ट का काम कराते हैं",
  },
  "Make twelve picture cards for one sound in your mother tongue and play a memory game with a small child.": {
    hinglish: "Apni maatribhasha ki ek dhvani ke barah chitra card banaiye aur kisi chhote bachche ke saath memory game kheliye.",
    hindi: "अपनी मातृभाषा की एक ध्वनि के बारह चित्र कार्ड बनाइए और किसी छोटे बच्चे के साथ याददाश्त का खेल खेलिए।",
  },
  "Patients who drop out after the fourth session": {
    hinglish: "Mareez jo chauthe session ke baad aana chhod dete hain",
    hindi: "मरीज़ जो चौथे सेशन के बाद आना छोड़ देते हैं",
  },
  "Surgeons who forget to refer anyone": {
    hinglish: "Surgeon jo mareez bhejna hi bhool jaate hain",
    hindi: "सर्जन जो मरीज़ भेजना ही भूल जाते हैं",
  },
  "Smokers who light up at the gate": {
    hinglish: "Log jo gate par hi cigarette sulga lete hain",
    hindi: "लोग जो गेट पर ही सिगरेट सुलगा लेते हैं",
  },
  "Find an adult's comfortable walking pace by the talk test, and plan a gentle four-week walking chart that a doctor can check.": {
    hinglish:
      "Talk test se kisi bade ki aaram wali chaal pata kijiye, aur chaar hafte ka halka walking chart banaiye jise doctor dekh sakein.",
    hindi: "टॉक टेस्ट से किसी बड़े की आराम वाली चाल पता कीजिए, और चार हफ़्ते का हल्का पैदल चलने का चार्ट बनाइए जिसे डॉक्टर देख सकें।",
  },
  "Gym trainers with louder advice and more followers": {
    hinglish: "Gym trainer jo zyada zor-shor se salah dete hain aur jinke followers zyada hain",
    hindi: "जिम ट्रेनर जो ज़्यादा ज़ोर-शोर से सलाह देते हैं और जिनके फ़ॉलोअर ज़्यादा हैं",
  },
  "Laboratory jobs limited to sports institutes and big hospitals": {
    hinglish: "Lab ki naukri sirf sports institute aur bade hospitals tak",
    hindi: "लैब की नौकरी सिर्फ़ खेल संस्थानों और बड़े अस्पतालों तक",
  },
  "A breath-gas machine that must be calibrated anew before each test": {
    hinglish: "Saans ki gas naapne ki machine, jise har test se pehle naye sire se set karna pade",
    hindi: "साँस की गैस नापने की मशीन, जिसे हर टेस्ट से पहले नए सिरे से सेट करना पड़े",
  },
  "Do the three-minute step test with five healthy friends, count pulses for a minute after, and rank who recovers fastest.": {
    hinglish:
      "Paanch swasth doston ke saath teen minute ka step test kijiye, uske baad ek minute nabz giniye, aur kram banaiye ki kiski nabz sabse jaldi sambhalti hai.",
    hindi: "पाँच स्वस्थ दोस्तों के साथ तीन मिनट का स्टेप टेस्ट कीजिए, उसके बाद एक मिनट नब्ज़ गिनिए, और क्रम बनाइए कि किसकी नब्ज़ सबसे जल्दी सँभलती है।",
  },
  'Hearing adults say "so you just play?"': {
    hinglish: "Badon se sunna ki achha, to aapka kaam bas khelna hai",
    hindi: "बड़ों से सुनना कि अच्छा, तो आपका काम बस खेलना है",
  },
  "The same doll beaten in the same game, week after week": {
    hinglish: "Wahi gudiya usi khel mein pitti hui, hafte dar hafte",
    hindi: "वही गुड़िया उसी खेल में पिटती हुई, हफ़्ते-दर-हफ़्ते",
  },
  "Reporting duties that may cost a family's trust": {
    hinglish: "Report karne ki zimmedari, jisse parivaar ka bharosa toot sakta hai",
    hindi: "रिपोर्ट करने की ज़िम्मेदारी, जिससे परिवार का भरोसा टूट सकता है",
  },
  "Play half an hour with a small child who leads everything: no teaching, no questions. Write afterwards what was hard.": {
    hinglish:
      "Chhote bachche ke saath aadha ghanta kheliye jismein sab kuch wahi tay kare: na sikhana, na sawaal. Baad mein likhiye ki kya mushkil laga.",
    hindi: "छोटे बच्चे के साथ आधा घंटा खेलिए जिसमें सब कुछ वही तय करे: न सिखाना, न सवाल। बाद में लिखिए कि क्या मुश्किल लगा।",
  },
  "Doctors who send patients when nothing else is left": {
    hinglish: "Doctor jo mareez tab bhejte hain jab aur kuch nahi bachta",
    hindi: "डॉक्टर जो मरीज़ तब भेजते हैं जब और कुछ नहीं बचता",
  },
  "Smokers who have stopped on your form but not at the tea stall": {
    hinglish: "Cigarette peene wale jo aapke form par chhod chuke hain, chai ki dukaan par nahi",
    hindi: "सिगरेट पीने वाले जो आपके फ़ॉर्म पर छोड़ चुके हैं, चाय की दुकान पर नहीं",
  },
  "Habits that return with the first family wedding": {
    hinglish: "Aadatein jo parivaar ki pehli shaadi mein laut aati hain",
    hindi: "आदतें जो परिवार की पहली शादी में लौट आती हैं",
  },
  "Help one willing adult to walk daily for three weeks, using a tick chart and a fixed cue, and record what broke it.": {
    hinglish:
      "Tick chart aur ek tay reminder ki madad se kisi raazi bade ko teen hafte rozana chalne mein madad kijiye, aur likhiye ki silsila kisse toota.",
    hindi: "टिक चार्ट और एक तय रिमाइंडर की मदद से किसी राज़ी बड़े को तीन हफ़्ते रोज़ चलने में मदद कीजिए, और लिखिए कि सिलसिला किससे टूटा।",
  },
  "Patients who give up the bitter brew after three days": {
    hinglish: "Mareez jo teen din baad kadwa kaadha chhod dete hain",
    hindi: "मरीज़ जो तीन दिन बाद कड़वा काढ़ा छोड़ देते हैं",
  },
  "Adulterated herbs and metals in badly made medicines": {
    hinglish: "Milawati jadi-bootiyan aur kharab bani dawaon mein dhaatu",
    hindi: "मिलावटी जड़ी-बूटियाँ और ख़राब बनी दवाओं में धातु",
  },
  "Modern medicines that you may prescribe in one State and not in the next": {
    hinglish: "Modern dawaiyan jo ek state mein likh sakte hain aur agle mein nahi",
    hindi: "आधुनिक दवाइयाँ जो एक राज्य में लिख सकते हैं और अगले में नहीं",
  },
  "Find ten medicinal plants within a kilometre of home, photograph them, and note their Sanskrit, local and botanical names; taste none.":
    {
      hinglish:
        "Ghar se ek kilometre ke andar das aushadhiya paudhe dhoondhiye, photo lijiye, aur unke Sanskrit, sthaniya aur vaigyanik naam likhiye; kisi ko chakhiye mat.",
      hindi: "घर से एक किलोमीटर के अंदर दस औषधीय पौधे ढूँढ़िए, तस्वीर लीजिए, और उनके संस्कृत, स्थानीय और वैज्ञानिक नाम लिखिए; किसी को चखिए मत।",
    },
  "Doubt about whether the tiny doses work at all": {
    hinglish: "Yeh shak ki itni chhoti dose kaam karti bhi hai ya nahi",
    hindi: "यह शक कि इतनी छोटी डोज़ काम करती भी है या नहीं",
  },
  "Patients who forget how they slept and felt, when the whole follow-up hangs on it": {
    hinglish: "Mareez jo bhool jaate hain ki neend aur haal kaisa raha, jabki aage ka ilaaj usi par tika hai",
    hindi: "मरीज़ जो भूल जाते हैं कि नींद और हाल कैसा रहा, जबकि आगे का इलाज उसी पर टिका है",
  },
  "Patients who drop the tablets they need once they come to you": {
    hinglish: "Mareez jo aapke paas aate hi apni zaroori goliyan chhod dete hain",
    hindi: "मरीज़ जो आपके पास आते ही अपनी ज़रूरी गोलियाँ छोड़ देते हैं",
  },
  "Practise case taking: interview a relative for forty minutes about an ordinary headache, write it in order, then read it back.": {
    hinglish:
      "Case lene ka abhyaas kijiye: kisi rishtedar se mamuli sirdard par chaalis minute poochiye, use kram se likhiye, phir unhe padhkar sunaiye.",
    hindi: "केस लेने का अभ्यास कीजिए: किसी रिश्तेदार से मामूली सिरदर्द पर चालीस मिनट पूछिए, उसे क्रम से लिखिए, फिर उन्हें पढ़कर सुनाइए।",
  },
  "Few colleges and few government vacancies outside some states": {
    hinglish: "Kuch states ke bahar kam college aur kam sarkari naukriyan",
    hindi: "कुछ राज्यों के बाहर कम कॉलेज और कम सरकारी नौकरियाँ",
  },
  "Men in bazaars who call themselves hakim without a degree": {
    hinglish: "Bazaar mein bina degree khud ko hakeem kehne wale log",
    hindi: "बाज़ार में बिना डिग्री ख़ुद को हकीम कहने वाले लोग",
  },
  "Texts in Urdu and Arabic that are hard for many": {
    hinglish: "Urdu aur Arabic ki kitaabein jo bahut logon ke liye kathin hain",
    hindi: "उर्दू और अरबी की किताबें जो बहुत लोगों के लिए कठिन हैं",
  },
  "List ten kitchen spices with their Urdu names, look up their traditional use, and mark which claims modern studies have tested.": {
    hinglish:
      "Rasoi ke das masaale unke Urdu naam ke saath likhiye, unka paramparik upyog dekhiye, aur nishan lagaiye ki kaun se daave aaj ke adhyayanon mein jaanche gaye hain.",
    hindi: "रसोई के दस मसाले उनके उर्दू नाम के साथ लिखिए, उनका पारंपरिक उपयोग देखिए, और निशान लगाइए कि कौन से दावे आज के अध्ययनों में जाँचे गए हैं।",
  },
  "Hardly any posts beyond Tamil Nadu, Puducherry and Kerala": {
    hinglish: "Tamil Nadu, Puducherry aur Kerala ke bahar na ke barabar post",
    hindi: "तमिलनाडु, पुडुचेरी और केरल के बाहर न के बराबर पद",
  },
  "Explaining safe limits of mercury and sulphur medicines": {
    hinglish: "Paare aur gandhak ki dawaon ki surakshit seema samjhana",
    hindi: "पारे और गंधक की दवाओं की सुरक्षित सीमा समझाना",
  },
  "A long degree that outsiders confuse with Ayurveda": {
    hinglish: "Lambi degree jise bahar wale Ayurveda samajh lete hain",
    hindi: "लंबी डिग्री जिसे बाहर वाले आयुर्वेद समझ लेते हैं",
  },
  "Learn what goes into nilavembu kudineer, draw its plants, and collect in Tamil or English what research has found on it.": {
    hinglish:
      "Jaaniye ki nilavembu kudineer mein kya-kya padta hai, uske paudhe banaiye, aur Tamil ya English mein jama kijiye ki research ne uske baare mein kya paaya.",
    hindi: "जानिए कि निलवेंबु कुडिनीर में क्या-क्या पड़ता है, उसके पौधे बनाइए, और तमिल या अंग्रेज़ी में जमा कीजिए कि शोध ने उसके बारे में क्या पाया।",
  },
  "Rules that differ from one state to the next": { hinglish: "Niyam jo har state mein alag hain", hindi: "नियम जो हर राज्य में अलग हैं" },
  "Guests who want a spa holiday, not a change of life": {
    hinglish: "Mehmaan jo spa ki chhutti chahte hain, jeene ke tareeke mein badlaav nahi",
    hindi: "मेहमान जो स्पा की छुट्टी चाहते हैं, जीने के तरीक़े में बदलाव नहीं",
  },
  "Patients who put off the hospital, trusting that you can cure all": {
    hinglish: "Mareez jo is bharose par hospital jaana taalte hain ki aapke paas har beemari ka ilaaj hai",
    hindi: "मरीज़ जो इस भरोसे पर अस्पताल जाना टालते हैं कि आपके पास हर बीमारी का इलाज है",
  },
  "Keep a screen-free, early-dinner evening for seven days, note sleep and mood each morning, and judge honestly what changed.": {
    hinglish:
      "Saat din shaam ko screen band rakhiye aur khana jaldi khaiye, har subah neend aur mood likhiye, aur imaandaari se aankiye ki kya badla.",
    hindi: "सात दिन शाम को स्क्रीन बंद रखिए और खाना जल्दी खाइए, हर सुबह नींद और मूड लिखिए, और ईमानदारी से आँकिए कि क्या बदला।",
  },
  "Degrees and registration still unsettled in most states": {
    hinglish: "Zyadatar states mein degree aur registration ab bhi tay nahi",
    hindi: "ज़्यादातर राज्यों में डिग्री और रजिस्ट्रेशन अब भी तय नहीं",
  },
  "Institutes that sell a title after two weekends": {
    hinglish: "Sansthan jo do weekend ke baad upaadhi bech dete hain",
    hindi: "संस्थान जो दो वीकेंड के बाद उपाधि बेच देते हैं",
  },
  "Patients afraid of needles before they lie down": {
    hinglish: "Mareez jo letne se pehle hi sui se darte hain",
    hindi: "मरीज़ जो लेटने से पहले ही सुई से डरते हैं",
  },
  "Read a balanced health site on what trials of acupuncture show for back pain, and write one paragraph for and against.": {
    hinglish:
      "Kisi nishpaksh health site par padhiye ki kamar dard mein acupuncture ke trial kya dikhate hain, aur paksh aur vipaksh mein ek-ek paragraph likhiye.",
    hindi: "किसी निष्पक्ष स्वास्थ्य साइट पर पढ़िए कि कमर दर्द में एक्यूपंक्चर के ट्रायल क्या दिखाते हैं, और पक्ष और विपक्ष में एक-एक पैराग्राफ़ लिखिए।",
  },
  "Being expected to cure what needs a doctor": {
    hinglish: "Aapse us beemari ko theek karne ki umeed, jise doctor chahiye",
    hindi: "आपसे उस बीमारी को ठीक करने की उम्मीद, जिसे डॉक्टर चाहिए",
  },
  "Clients who copy a hard posture from a video and hurt their back": {
    hinglish: "Log jo video se kathin aasan ki nakal karke kamar ko chot lagate hain",
    hindi: "लोग जो वीडियो से कठिन आसन की नक़ल करके कमर को चोट लगाते हैं",
  },
  "Anyone with a weekend certificate calling himself a therapist": {
    hinglish: "Weekend ka certificate lekar koi bhi khud ko therapist kehta hai",
    hindi: "वीकेंड का सर्टिफ़िकेट लेकर कोई भी ख़ुद को थेरेपिस्ट कहता है",
  },
  "Ask a stiff older relative which everyday movement is hard, build one restful position with chair and pillows, and stop at any pain.": {
    hinglish:
      "Kisi akde hue buzurg rishtedar se poochiye ki rozana ki kaun si harkat mushkil hai, kursi aur takiyon se aaram ki ek mudra banaiye, aur zara bhi dard ho to ruk jaiye.",
    hindi:
      "किसी अकड़े हुए बुज़ुर्ग रिश्तेदार से पूछिए कि रोज़ की कौन सी हरकत मुश्किल है, कुर्सी और तकियों से आराम की एक मुद्रा बनाइए, और ज़रा भी दर्द हो तो रुक जाइए।",
  },
  "Slippery floors, steam and hands that never feel dry": {
    hinglish: "Phislan wala farsh, bhaap aur haath jo kabhi sookhe nahi lagte",
    hindi: "फिसलन वाला फ़र्श, भाप और हाथ जो कभी सूखे नहीं लगते",
  },
  "Tourists who mistake treatment for something else": {
    hinglish: "Tourist jo ilaaj ko kuch aur samajh lete hain",
    hindi: "पर्यटक जो इलाज को कुछ और समझ लेते हैं",
  },
  "Arms and back spent after the fifth oiling of the day": {
    hinglish: "Din ki paanchvi maalish ke baad jawab de chuke haath aur kamar",
    hindi: "दिन की पाँचवीं मालिश के बाद जवाब दे चुके हाथ और कमर",
  },
  "Ask a grandparent to teach you the family's head oil massage, and practise even pressure and rhythm for fifteen minutes.": {
    hinglish:
      "Dada-dadi ya nana-nani se ghar ki sir ki tel maalish seekhiye, aur pandrah minute ek jaise dabaav aur taal ka abhyaas kijiye.",
    hindi: "दादा-दादी या नाना-नानी से घर की सिर की तेल मालिश सीखिए, और पंद्रह मिनट एक जैसे दबाव और ताल का अभ्यास कीजिए।",
  },
  "Forty brand names to remember for one and the same medicine": {
    hinglish: "Ek hi dawa ke chaalis brand naam yaad rakhna",
    hindi: "एक ही दवा के चालीस ब्रांड नाम याद रखना",
  },
  "Customers who demand strong medicines without a prescription": {
    hinglish: "Grahak jo bina parchi tez dawa maangte hain",
    hindi: "ग्राहक जो बिना पर्ची तेज़ दवा माँगते हैं",
  },
  "Shop owners who want to rent your licence and not you": {
    hinglish: "Dukaan maalik jinhe aapka licence kiraye par chahiye, aap nahi",
    hindi: "दुकान मालिक जिन्हें आपका लाइसेंस किराए पर चाहिए, आप नहीं",
  },
  "Read the leaflets of five medicines at home with a parent and write their use, storage and warning in plain words.": {
    hinglish:
      "Maa ya pita ke saath ghar ki paanch dawaon ke parche padhiye aur unka upyog, rakhne ka tareeka aur chetavni aasan shabdon mein likhiye.",
    hindi: "माँ या पिता के साथ घर की पाँच दवाओं के परचे पढ़िए और उनका उपयोग, रखने का तरीक़ा और चेतावनी आसान शब्दों में लिखिए।",
  },
  "Senior doctors may brush off your advice": {
    hinglish: "Senior doctor aapki salah taal sakte hain",
    hindi: "सीनियर डॉक्टर आपकी सलाह टाल सकते हैं",
  },
  "A wrong dose that you notice after the nurse has given it": {
    hinglish: "Galat dose jo aapko nurse ke de chukne ke baad dikhe",
    hindi: "ग़लत डोज़ जो आपको नर्स के दे चुकने के बाद दिखे",
  },
  "Charts written so badly that checking takes an hour": {
    hinglish: "Itne kharab likhe chart ki jaanchne mein ghanta lag jaye",
    hindi: "इतने ख़राब लिखे चार्ट कि जाँचने में घंटा लग जाए",
  },
  "List all medicines one grandparent takes, with times and food rules, and make a weekly chart that the doctor can check.": {
    hinglish:
      "Dada-dadi ya nana-nani mein se kisi ek ki saari dawaiyan, samay aur khaane ke niyam ke saath likhiye, aur hafte ka chart banaiye jise doctor jaanch sakein.",
    hindi: "दादा-दादी या नाना-नानी में से किसी एक की सारी दवाइयाँ, समय और खाने के नियम के साथ लिखिए, और हफ़्ते का चार्ट बनाइए जिसे डॉक्टर जाँच सकें।",
  },
  "Crumpled prescriptions pushed through the window four at a time": {
    hinglish: "Khidki se chaar-chaar ek saath badhayi jaane wali mudi-tudi parchiyan",
    hindi: "खिड़की से चार-चार एक साथ बढ़ाई जाने वाली मुड़ी-तुड़ी पर्चियाँ",
  },
  "One strip of sleeping tablets short in the count": {
    hinglish: "Ginti mein neend ki goliyon ka ek patta kam",
    hindi: "गिनती में नींद की गोलियों का एक पत्ता कम",
  },
  "Little rise in pay without a pharmacy degree": {
    hinglish: "Pharmacy ki degree ke bina tankhwah mein thodi hi badhat",
    hindi: "फ़ार्मेसी की डिग्री के बिना तनख़्वाह में थोड़ी ही बढ़त",
  },
  "Sort the family medicine box by expiry date, throw out nothing alone, and make a stock list with a parent.": {
    hinglish: "Ghar ke dawa ke dibbe ko expiry date se lagaiye, akele kuch na phenkiye, aur maa ya pita ke saath stock ki list banaiye.",
    hindi: "घर के दवा के डिब्बे को एक्सपायरी तारीख़ से लगाइए, अकेले कुछ न फेंकिए, और माँ या पिता के साथ स्टॉक की सूची बनाइए।",
  },
  "A daily quota of rashes, faints and fevers to code": {
    hinglish: "Rozana tay ginti mein chakatte, behoshi aur bukhar ko code dena",
    hindi: "रोज़ तय गिनती में चकत्ते, बेहोशी और बुख़ार को कोड देना",
  },
  "Reporting dates set by law, with Sundays counted too": {
    hinglish: "Kanoon se tay report ki tareekhein, jinmein Itwar bhi gine jaate hain",
    hindi: "क़ानून से तय रिपोर्ट की तारीख़ें, जिनमें इतवार भी गिने जाते हैं",
  },
  "Reports so bare that they give no dose, no date and no age": {
    hinglish: "Itni adhoori report ki na dose, na tareekh, na umr",
    hindi: "इतनी अधूरी रिपोर्ट कि न डोज़, न तारीख़, न उम्र",
  },
  "Read about the Pharmacovigilance Programme of India, then fill in its public side-effect form for an invented patient, on paper only.": {
    hinglish:
      "Pharmacovigilance Programme of India ke baare mein padhiye, phir uska aam logon wala side effect form kisi kaalpanik mareez ke liye bhariye, sirf kaagaz par.",
    hindi:
      "Pharmacovigilance Programme of India के बारे में पढ़िए, फिर उसका आम लोगों वाला साइड इफ़ेक्ट फ़ॉर्म किसी काल्पनिक मरीज़ के लिए भरिए, सिर्फ़ काग़ज़ पर।",
  },
  "Thousands of pages where one wrong number sinks the filing": {
    hinglish: "Hazaaron page, jahan ek galat number poori filing dubo de",
    hindi: "हज़ारों पेज, जहाँ एक ग़लत नंबर पूरी फ़ाइलिंग डुबो दे",
  },
  "A tablet's shelf life proved afresh for hotter, damper countries": {
    hinglish: "Zyada garam aur seelan wale deshon ke liye goli kitne din tikegi, yeh phir se saabit karna",
    hindi: "ज़्यादा गर्म और सीलन वाले देशों के लिए गोली कितने दिन टिकेगी, यह फिर से साबित करना",
  },
  "A drug office that answers after a year with one more question": {
    hinglish: "Drug office jo saal bhar baad ek aur sawaal ke saath jawab deta hai",
    hindi: "दवा दफ़्तर जो साल भर बाद एक और सवाल के साथ जवाब देता है",
  },
  "Compare the labels of two cough syrups line by line and list every item that the law seems to require on both.": {
    hinglish: "Khaansi ki do syrup ke label line dar line milaiye aur har woh cheez likhiye jo lagta hai kanoon dono par maangta hai.",
    hindi: "खाँसी की दो सिरप के लेबल लाइन-दर-लाइन मिलाइए और हर वह चीज़ लिखिए जो लगता है क़ानून दोनों पर माँगता है।",
  },
  "Monthly targets for each brand, checked chemist by chemist": {
    hinglish: "Har brand ka mahine ka target, dukaan dar dukaan jaanch ke saath",
    hindi: "हर ब्रांड का महीने का टारगेट, दुकान-दर-दुकान जाँच के साथ",
  },
  "A doctor who promises your brand and prescribes the rival's next morning": {
    hinglish: "Doctor jo aapke brand ka waada karke agli subah doosri company ka likh de",
    hindi: "डॉक्टर जो आपके ब्रांड का वादा करके अगली सुबह दूसरी कंपनी का लिख दे",
  },
  "Riding a motorbike between towns in June heat": {
    hinglish: "June ki garmi mein bike par ek shehar se doosre shehar jaana",
    hindi: "जून की गर्मी में बाइक पर एक शहर से दूसरे शहर जाना",
  },
  "Pick a balm or cough drop from home, find three facts about it on the pack, and present it to a relative in exactly ninety seconds.": {
    hinglish:
      "Ghar se balm ya khaansi ki goli lijiye, packet par uske baare mein teen tathya dhoondhiye, aur kisi rishtedar ke saamne theek nabbe second mein pesh kijiye.",
    hindi: "घर से बाम या खाँसी की गोली लीजिए, पैकेट पर उसके बारे में तीन तथ्य ढूँढ़िए, और किसी रिश्तेदार के सामने ठीक नब्बे सेकंड में पेश कीजिए।",
  },
  "Doctors who blame your machine when the ward filled the wrong tube": {
    hinglish: "Doctor jo aapki machine ko dosh dein, jabki galat tube ward ne bhari thi",
    hindi: "डॉक्टर जो आपकी मशीन को दोष दें, जबकि ग़लत ट्यूब वार्ड ने भरी थी",
  },
  "Smells of stool and urine samples before breakfast": {
    hinglish: "Naashte se pehle mal aur peshab ke sample ki badboo",
    hindi: "नाश्ते से पहले मल और पेशाब के सैंपल की बदबू",
  },
  "Night duty alone with a machine that jams": {
    hinglish: "Raat ki duty mein akele, aur machine jo atak jaati hai",
    hindi: "रात की ड्यूटी में अकेले, और मशीन जो अटक जाती है",
  },
  "Count the mustard seeds in one level spoon five times, let a friend do the same, and work out how far two counts may differ.": {
    hinglish:
      "Upar se barabar kiye ek chammach mein sarson ke daane paanch baar giniye, dost se bhi ginwaiye, aur nikaaliye ki do ginti mein kitna antar ho sakta hai.",
    hindi: "ऊपर से बराबर किए एक चम्मच में सरसों के दाने पाँच बार गिनिए, दोस्त से भी गिनवाइए, और निकालिए कि दो गिनती में कितना अंतर हो सकता है।",
  },
  "Small labs pay barely more than a shop does": {
    hinglish: "Chhoti lab dukaan se mushkil se hi zyada tankhwah deti hain",
    hindi: "छोटी लैब दुकान से मुश्किल से ही ज़्यादा तनख़्वाह देती हैं",
  },
  "Constant care against needle pricks and infected samples": {
    hinglish: "Sui chubhne aur infection wale sample se har waqt bachkar rehna",
    hindi: "सुई चुभने और इन्फ़ेक्शन वाले सैंपल से हर वक़्त बचकर रहना",
  },
  "Clotted samples that an angry ward must be asked to send again": {
    hinglish: "Jame hue khoon ke sample, jinhe naaraz ward se dobara mangwana pade",
    hindi: "जमे हुए ख़ून के सैंपल, जिन्हें नाराज़ वार्ड से दोबारा मँगवाना पड़े",
  },
  "Ask a local pathology lab to let you watch its collection counter for an hour, and sketch each sample's path.": {
    hinglish:
      "Paas ki pathology lab se poochiye ki kya unka collection counter ek ghanta dekha ja sakta hai, aur har sample ka raasta banaiye.",
    hindi: "पास की पैथोलॉजी लैब से पूछिए कि क्या उनका कलेक्शन काउंटर एक घंटा देखा जा सकता है, और हर सैंपल का रास्ता बनाइए।",
  },
  "Crying children and fathers who faint": { hinglish: "Rote bachche aur behosh hone wale pita", hindi: "रोते बच्चे और बेहोश होने वाले पिता" },
  "Starting at dawn, as fasting blood cannot wait": {
    hinglish: "Bhor mein shuru karna, kyunki khaali pet wali jaanch tal nahi sakti",
    hindi: "भोर में शुरू करना, क्योंकि ख़ाली पेट वाली जाँच टल नहीं सकती",
  },
  "Complaints about a bruise that nobody could prevent": {
    hinglish: "Us neel ki shikayat jise koi rok nahi sakta tha",
    hindi: "उस नील की शिकायत जिसे कोई रोक नहीं सकता था",
  },
  "Feel for the pulse and the visible veins on five willing relatives' arms, without any needle, and note the differences.": {
    hinglish: "Paanch raazi rishtedaron ki baanh par, bina kisi sui ke, nabz aur dikhne wali nasein mehsoos kijiye, aur fark likhiye.",
    hindi: "पाँच राज़ी रिश्तेदारों की बाँह पर, बिना किसी सुई के, नब्ज़ और दिखने वाली नसें महसूस कीजिए, और फ़र्क़ लिखिए।",
  },
  "Hauling heavy patients on and off the table": {
    hinglish: "Bhaari mareezon ko mez par chadhana aur utaarna",
    hindi: "भारी मरीज़ों को मेज़ पर चढ़ाना और उतारना",
  },
  "A dose badge that reminds you of the risk": {
    hinglish: "Dose ka badge jo khatre ki yaad dilata hai",
    hindi: "डोज़ का बैज जो ख़तरे की याद दिलाता है",
  },
  "Repeating films because someone moved": { hinglish: "Film dobara lena kyunki koi hil gaya", hindi: "फ़िल्म दोबारा लेना क्योंकि कोई हिल गया" },
  "Cast sharp and blurred shadows of your hand with one torch, changing distances, and work out when edges stay crisp.": {
    hinglish:
      "Ek torch se doori badalkar apne haath ki saaf aur dhundhli parchhai banaiye, aur pata kijiye ki kinaare kab saaf rehte hain.",
    hindi: "एक टॉर्च से दूरी बदलकर अपने हाथ की साफ़ और धुँधली परछाईं बनाइए, और पता कीजिए कि किनारे कब साफ़ रहते हैं।",
  },
  "Knocking machine noise through every shift": { hinglish: "Har shift mein machine ki thak-thak", hindi: "हर शिफ़्ट में मशीन की ठक-ठक" },
  "Patients who panic and leave halfway": {
    hinglish: "Mareez jo ghabrakar beech mein hi chale jaate hain",
    hindi: "मरीज़ जो घबराकर बीच में ही चले जाते हैं",
  },
  "A forgotten hairpin can turn into a missile": {
    hinglish: "Bhooli hui hairpin jo teer ki tarah ud sakti hai",
    hindi: "भूली हुई हेयरपिन जो तीर की तरह उड़ सकती है",
  },
  "Test twenty household metal things with a fridge magnet and list which ones you would never let near a scanner.": {
    hinglish:
      "Ghar ki bees dhaatu ki cheezein fridge ke chumbak se jaanchiye aur likhiye ki kin cheezon ko scanner ke paas kabhi nahi jaane dena chahiye.",
    hindi: "घर की बीस धातु की चीज़ें फ़्रिज के चुंबक से जाँचिए और लिखिए कि किन चीज़ों को स्कैनर के पास कभी नहीं जाने देना चाहिए।",
  },
  "The law leaves pregnancy scans, and most clinics all belly scans, to doctors": {
    hinglish: "Kanoon ne pregnancy ke scan, aur zyadatar clinics ne pet ke saare scan, sirf doctoron ke liye rakhe hain",
    hindi: "क़ानून ने प्रेग्नेंसी के स्कैन, और ज़्यादातर क्लीनिकों ने पेट के सारे स्कैन, सिर्फ़ डॉक्टरों के लिए रखे हैं",
  },
  "Shoulder and wrist pain after years of pressing": {
    hinglish: "Saalon tak probe dabane se kandhe aur kalai ka dard",
    hindi: "सालों तक प्रोब दबाने से कंधे और कलाई का दर्द",
  },
  "Families pleading for results you may not give": {
    hinglish: "Gharwale nateeja jaanne ki minnat karte hain, jo batane ki aapko ijaazat nahi",
    hindi: "घरवाले नतीजा जानने की मिन्नत करते हैं, जो बताने की आपको इजाज़त नहीं",
  },
  "Let a friend hide five kitchen things under a thick cloth, move one finger slowly across each, and draw its outline and size.": {
    hinglish:
      "Kisi dost se kahiye ki rasoi ki paanch cheezein ek mote kapde ke neeche chhupa de, har ek par ek ungli dheere pheriye aur uski shakl aur size banaiye.",
    hindi: "किसी दोस्त से कहिए कि रसोई की पाँच चीज़ें एक मोटे कपड़े के नीचे छुपा दे, हर एक पर एक उँगली धीरे फेरिए और उसकी शक्ल और साइज़ बनाइए।",
  },
  "Working against a tracer that decays by the minute": {
    hinglish: "Us tracer ke saath daud jo har minute ghatta jaata hai",
    hindi: "उस ट्रेसर के साथ दौड़ जो हर मिनट घटता जाता है",
  },
  "Lead screens and distance, even from weeping patients": {
    hinglish: "Seese ki deewar aur doori rakhna, rote hue mareez se bhi",
    hindi: "सीसे की दीवार और दूरी रखना, रोते हुए मरीज़ से भी",
  },
  "A tracer stuck in traffic, and six patients who have fasted for it": {
    hinglish: "Tracer traffic mein phansa hai, aur chhe mareez uske liye bhookhe baithe hain",
    hindi: "ट्रेसर ट्रैफ़िक में फँसा है, और छह मरीज़ उसके लिए भूखे बैठे हैं",
  },
  "Toss fifty coins, remove all heads, repeat, and plot what is left: you have drawn the half-life of a tracer.": {
    hinglish:
      "Pachaas sikke uchhaliye, jinmein head aaye unhein hata dijiye, yahi dohraiye aur bache sikkon ka graph banaiye: yahi tracer ki half-life hai.",
    hindi: "पचास सिक्के उछालिए, जिनमें हेड आए उन्हें हटा दीजिए, यही दोहराइए और बचे सिक्कों का ग्राफ़ बनाइए: यही ट्रेसर की हाफ़-लाइफ़ है।",
  },
  "The same six-minute test forty times a day": {
    hinglish: "Chhe minute ka wahi test din mein chaalis baar",
    hindi: "छह मिनट का वही टेस्ट दिन में चालीस बार",
  },
  "Being called when someone's heart has stopped": {
    hinglish: "Kisi ka dil ruk jaane par bulaya jaana",
    hindi: "किसी का दिल रुक जाने पर बुलाया जाना",
  },
  "Women patients uneasy without a female technician": {
    hinglish: "Mahila technician na ho to mahila mareezon ki jhijhak",
    hindi: "महिला टेक्नीशियन न हो तो महिला मरीज़ों की झिझक",
  },
  "Count your pulse lying down, standing and after fifty stair steps, and draw how fast it settles in each family member.": {
    hinglish:
      "Apni nabz letkar, khade hokar aur pachaas seedhiyan chadhkar giniye, phir graph banaiye ki ghar mein kiski nabz kitni jaldi shaant hoti hai.",
    hindi: "अपनी नब्ज़ लेटकर, खड़े होकर और पचास सीढ़ियाँ चढ़कर गिनिए, फिर ग्राफ़ बनाइए कि घर में किसकी नब्ज़ कितनी जल्दी शांत होती है।",
  },
  "A lead apron's weight on your back all day": {
    hinglish: "Din bhar peeth par seese ke apron ka bojh",
    hindi: "दिन भर पीठ पर सीसे के एप्रन का बोझ",
  },
  "Each wire, balloon and stent to be logged and billed before the next case": {
    hinglish: "Agle case se pehle har wire, balloon aur stent ka record aur bill banana",
    hindi: "अगले केस से पहले हर वायर, बैलून और स्टेंट का रिकॉर्ड और बिल बनाना",
  },
  "Opening the wrong-size stent costs thousands": {
    hinglish: "Galat size ka stent khul jaye to hazaaron ka nuksaan",
    hindi: "ग़लत साइज़ का स्टेंट खुल जाए तो हज़ारों का नुक़सान",
  },
  "Thread a thin wire through two metres of coiled clear pipe, guided only by its shadow on a wall, and time it.": {
    hinglish:
      "Do metre lambe, lachchha bane paardarshi pipe mein ek patla taar daaliye, sirf deewar par uski parchhai dekhkar, aur samay naapiye.",
    hindi: "दो मीटर लंबे, लच्छा बने पारदर्शी पाइप में एक पतला तार डालिए, सिर्फ़ दीवार पर उसकी परछाईं देखकर, और समय नापिए।",
  },
  "Formalin fumes and very sharp blades": {
    hinglish: "Formalin ki tez gandh aur behad dhaardaar blade",
    hindi: "फ़ॉर्मलिन की तेज़ गंध और बेहद धारदार ब्लेड",
  },
  "Hours bent over the slicing machine (microtome), unseen": {
    hinglish: "Slice kaatne ki machine (microtome) par ghanton jhukna, jo koi nahi dekhta",
    hindi: "स्लाइस काटने की मशीन (माइक्रोटोम) पर घंटों झुकना, जो कोई नहीं देखता",
  },
  "Tissue trimmed away by mistake is lost": {
    hinglish: "Galti se kat gaya tissue wapas nahi milta",
    hindi: "ग़लती से कट गया टिश्यू वापस नहीं मिलता",
  },
  "Slice a soaked bean or potato as thin as you can, stain with diluted ink, and compare slices against light.": {
    hinglish:
      "Bheege rajma ya aalu ki jitni patli ho sake utni slice kaatiye, paani mili syaahi se rangiye aur roshni ke saamne rakhkar slices ki tulna kijiye.",
    hindi: "भीगे राजमा या आलू की जितनी पतली हो सके उतनी स्लाइस काटिए, पानी मिली स्याही से रँगिए और रोशनी के सामने रखकर स्लाइसों की तुलना कीजिए।",
  },
  "Missing one cell among a hundred thousand": {
    hinglish: "Ek lakh cells mein se ek ka nazar se chhoot jaana",
    hindi: "एक लाख कोशिकाओं में से एक का नज़र से छूट जाना",
  },
  "Eyes that swim by evening": {
    hinglish: "Shaam tak aankhon ke aage sab dhundhla tairne lagna",
    hindi: "शाम तक आँखों के आगे सब धुँधला तैरने लगना",
  },
  "Smears so thick with blood that no cell can be judged": {
    hinglish: "Khoon se itne bhare smear ki koi cell parkhi na ja sake",
    hindi: "ख़ून से इतने भरे स्मीयर कि कोई कोशिका परखी न जा सके",
  },
  "Mark one odd letter hidden in a full newspaper page, time yourself, and see when your attention begins to slip.": {
    hinglish:
      "Akhbaar ke poore page mein chhupa koi ek alag akshar dhoondhkar nishan lagaiye, samay naapiye aur dekhiye ki dhyaan kab bhatakne lagta hai.",
    hindi: "अख़बार के पूरे पन्ने में छुपा कोई एक अलग अक्षर ढूँढ़कर निशान लगाइए, समय नापिए और देखिए कि ध्यान कब भटकने लगता है।",
  },
  "A mix-up here can kill within minutes": {
    hinglish: "Yahan bag badal jaye to minton mein jaan ja sakti hai",
    hindi: "यहाँ बैग बदल जाए तो मिनटों में जान जा सकती है",
  },
  "Relatives begging for a group you have not got": {
    hinglish: "Rishtedar us group ke liye haath jodte hain jo aapke paas hai hi nahi",
    hindi: "रिश्तेदार उस ग्रुप के लिए हाथ जोड़ते हैं जो आपके पास है ही नहीं",
  },
  "Festival weeks when shelves stand empty": {
    hinglish: "Tyohaaron ke hafte, jab khoon ki shelf khaali padi rehti hai",
    hindi: "त्योहारों के हफ़्ते, जब ख़ून की शेल्फ़ ख़ाली पड़ी रहती है",
  },
  "Find out the blood groups in your family, draw who could give to whom, and check it against a biology textbook.": {
    hinglish:
      "Apne ghar ke logon ke blood group pata kijiye, chart banaiye ki kaun kise khoon de sakta hai, aur use biology ki kitaab se milaiye.",
    hindi: "अपने घर के लोगों के ब्लड ग्रुप पता कीजिए, चार्ट बनाइए कि कौन किसे ख़ून दे सकता है, और उसे बायोलॉजी की किताब से मिलाइए।",
  },
  "Paste in everybody's hair, including yours": { hinglish: "Sabke baalon mein paste, aapke bhi", hindi: "सबके बालों में पेस्ट, आपके भी" },
  "A restless patient spoils an hour's tracing": {
    hinglish: "Bechain mareez ghante bhar ki recording bigaad deta hai",
    hindi: "बेचैन मरीज़ घंटे भर की रिकॉर्डिंग बिगाड़ देता है",
  },
  "Watching a fit and having to keep recording": {
    hinglish: "Mareez ko daura padte dekhna aur phir bhi recording jaari rakhna",
    hindi: "मरीज़ को दौरा पड़ते देखना और फिर भी रिकॉर्डिंग जारी रखना",
  },
  "Measure a willing cousin's head from nose bridge to the bump at the back, and put stickers at one tenth, then after every further fifth.":
    {
      hinglish:
        "Kisi raazi cousin ka sir naak ki jad se peechhe ke ubhaar tak naapiye, pehla sticker lambai ke dasven hisse par lagaiye, phir har agle paanchven hisse ke baad.",
      hindi: "किसी राज़ी कज़िन का सिर नाक की जड़ से पीछे के उभार तक नापिए, पहला स्टिकर लंबाई के दसवें हिस्से पर लगाइए, फिर हर अगले पाँचवें हिस्से के बाद।",
    },
  "A whole night lost when the patient can't fall asleep": {
    hinglish: "Mareez ko neend na aaye to poori raat bekaar",
    hindi: "मरीज़ को नींद न आए तो पूरी रात बेकार",
  },
  "Staying awake before a screen on which everybody else sleeps": {
    hinglish: "Us screen ke saamne jaagna jis par baaki sab so rahe hain",
    hindi: "उस स्क्रीन के सामने जागना जिस पर बाक़ी सब सो रहे हैं",
  },
  "Replacing wires pulled off in dreams": {
    hinglish: "Sapne mein noch diye gaye taar phir se lagana",
    hindi: "सपने में नोच दिए गए तार फिर से लगाना",
  },
  "Keep a two-week sleep diary with bedtime, waking, screen use and tiredness, then draw a graph and find one pattern.": {
    hinglish:
      "Do hafte sone-jaagne ka samay, screen ka istemaal aur thakaan ek diary mein likhiye, phir graph banaiye aur koi ek pattern dhoondhiye.",
    hindi: "दो हफ़्ते सोने-जागने का समय, स्क्रीन का इस्तेमाल और थकान एक डायरी में लिखिए, फिर ग्राफ़ बनाइए और कोई एक पैटर्न ढूँढ़िए।",
  },
  "Couples' hopes rest on your hands, and most cycles fail": {
    hinglish: "Couples ki umeed aapke haathon par tiki hai, aur ilaaj ke zyadatar daur safal nahi hote",
    hindi: "दंपतियों की उम्मीद आपके हाथों पर टिकी है, और इलाज के ज़्यादातर दौर सफल नहीं होते",
  },
  "Frozen embryos that one leaking nitrogen tank would destroy": {
    hinglish: "Jame hue embryo, jo nitrogen ka ek tank leak hone se khatam ho jayenge",
    hindi: "जमाए हुए भ्रूण, जो नाइट्रोजन का एक टैंक लीक होने से ख़त्म हो जाएँगे",
  },
  "The fear of one wrong label that follows you home": {
    hinglish: "Ek galat label ka dar jo ghar tak peechha karta hai",
    hindi: "एक ग़लत लेबल का डर जो घर तक पीछा करता है",
  },
  "Move mustard seeds one by one between drops of water with the tip of a needle, watching only through a magnifying glass.": {
    hinglish: "Sarson ke daane sui ki nok se ek-ek karke paani ki ek boond se doosri mein le jaiye, sirf magnifying glass se dekhte hue.",
    hindi: "सरसों के दाने सुई की नोक से एक-एक करके पानी की एक बूँद से दूसरी में ले जाइए, सिर्फ़ आवर्धक लेंस से देखते हुए।",
  },
  "Volunteers who drop out in month eleven": {
    hinglish: "Gyarahven mahine mein trial chhod jaane wale volunteer",
    hindi: "ग्यारहवें महीने में ट्रायल छोड़ जाने वाले वॉलंटियर",
  },
  "Paper copies of everything, then the computer too": {
    hinglish: "Har cheez kaagaz par, phir computer mein bhi",
    hindi: "हर चीज़ काग़ज़ पर, फिर कंप्यूटर में भी",
  },
  "Yearly contracts that end with the trial": {
    hinglish: "Saal bhar ka contract, jo trial ke saath khatam ho jaata hai",
    hindi: "साल भर का कॉन्ट्रैक्ट, जो ट्रायल के साथ ख़त्म हो जाता है",
  },
  "Plan a fair two-week test of whether a walk helps friends' sleep, with a consent note and a visit sheet.": {
    hinglish:
      "Do hafte ki ek nishpaksh jaanch plan kijiye ki tehalne se doston ki neend sudharti hai ya nahi, aur uska sehmati patra aur visit sheet banaiye.",
    hindi: "दो हफ़्ते की एक निष्पक्ष जाँच की योजना बनाइए कि टहलने से दोस्तों की नींद सुधरती है या नहीं, और उसका सहमति पत्र और विज़िट शीट बनाइए।",
  },
  "Night buses between hospitals to count somebody's tablets": {
    hinglish: "Kisi ki goliyan ginne ke liye ek hospital se doosre tak raat ki bus",
    hindi: "किसी की गोलियाँ गिनने के लिए एक अस्पताल से दूसरे तक रात की बस",
  },
  "Doctors annoyed by your corrections": { hinglish: "Aapki nikaali galtiyon se chidhe doctor", hindi: "आपकी निकाली ग़लतियों से चिढ़े डॉक्टर" },
  "Case sheets in three handwritings that contradict the trial's form": {
    hinglish: "Teen alag likhawaton ki case sheet, jo trial ke form se mel nahi khaati",
    hindi: "तीन अलग लिखावटों की केस शीट, जो ट्रायल के फ़ॉर्म से मेल नहीं खाती",
  },
  "Check a friend's science practical book against the raw readings and list every number that was changed or lacks a date.": {
    hinglish:
      "Kisi dost ki science practical copy ko asli readings se milaiye aur har woh number likhiye jo badla gaya hai ya jis par tareekh nahi hai.",
    hindi: "किसी दोस्त की साइंस प्रैक्टिकल कॉपी को असली रीडिंग से मिलाइए और हर वह नंबर लिखिए जो बदला गया है या जिस पर तारीख़ नहीं है।",
  },
  "A scanner shown for a year, and a cheaper one bought": {
    hinglish: "Saal bhar scanner dikhaya, aur unhone koi sasta wala kharid liya",
    hindi: "साल भर स्कैनर दिखाया, और उन्होंने कोई सस्ता वाला ख़रीद लिया",
  },
  "A hospital that uses your trial machine for months and buys none": {
    hinglish: "Hospital jo aapki trial machine mahino chalata hai aur ek bhi nahi kharidta",
    hindi: "अस्पताल जो आपकी ट्रायल मशीन महीनों चलाता है और एक भी नहीं ख़रीदता",
  },
  "Carrying implant trays to theatre at six for a case that is put off": {
    hinglish: "Subah chhe baje implant ki tray theatre pahunchana, aur operation tal jaana",
    hindi: "सुबह छह बजे इंप्लांट की ट्रे थिएटर पहुँचाना, और ऑपरेशन टल जाना",
  },
  "Compare three home blood pressure monitors from their websites and argue, in two minutes, which a small clinic should buy.": {
    hinglish:
      "Ghar par BP naapne ki teen machines ko unki websites se parkhiye aur do minute mein daleel dijiye ki chhote clinic ko kaun si kharidni chahiye.",
    hindi: "घर पर BP नापने की तीन मशीनों को उनकी वेबसाइटों से परखिए और दो मिनट में दलील दीजिए कि छोटे क्लीनिक को कौन सी ख़रीदनी चाहिए।",
  },
  "Crowds that film while you work": {
    hinglish: "Bheed jo aapke kaam karte samay video banati hai",
    hindi: "भीड़ जो आपके काम करते समय वीडियो बनाती है",
  },
  "A lane you avoid since a child died in your hands there": {
    hinglish: "Woh gali jahan aapke haathon mein ek bachche ne dam toda, aur ab udhar se guzarna nahi hota",
    hindi: "वह गली जहाँ आपके हाथों में एक बच्चे ने दम तोड़ा, और अब उधर से गुज़रना नहीं होता",
  },
  "Twelve-hour shifts on roads that will not give way": {
    hinglish: "Barah ghante ki shift un sadkon par jahan koi raasta nahi deta",
    hindi: "बारह घंटे की शिफ़्ट उन सड़कों पर जहाँ कोई रास्ता नहीं देता",
  },
  "Trace the way from your home to the nearest hospital on a map at three hours of the day, and find which turn costs most.": {
    hinglish:
      "Din ke teen alag samay par ghar se sabse paas ke hospital ka raasta map par dekhiye, aur pata kijiye ki kis mod par sabse zyada samay jaata hai.",
    hindi: "दिन के तीन अलग समय पर घर से सबसे पास के अस्पताल का रास्ता नक़्शे पर देखिए, और पता कीजिए कि किस मोड़ पर सबसे ज़्यादा समय जाता है।",
  },
  "Angry relatives when the ambulance came late": {
    hinglish: "Ambulance der se aayi to rishtedaron ka gussa",
    hindi: "एंबुलेंस देर से आई तो रिश्तेदारों का ग़ुस्सा",
  },
  "The van is the government's, your contract a private firm's": {
    hinglish: "Gaadi sarkaar ki hai, aapka contract private company ka",
    hindi: "गाड़ी सरकार की है, आपका कॉन्ट्रैक्ट प्राइवेट कंपनी का",
  },
  "Carrying a stretcher down four flights of stairs": {
    hinglish: "Stretcher uthakar chaar manzil ki seedhiyan utarna",
    hindi: "स्ट्रेचर उठाकर चार मंज़िल की सीढ़ियाँ उतरना",
  },
  "Practise triangular bandages and the recovery position on a brother or sister, following the Indian Red Cross or school first-aid book.":
    {
      hinglish:
        "Indian Red Cross ya school ki first-aid kitaab dekhkar bhai ya behen par tikoni patti aur recovery position ki practice kijiye.",
      hindi: "Indian Red Cross या स्कूल की फ़र्स्ट-एड किताब देखकर भाई या बहन पर तिकोनी पट्टी और रिकवरी पोज़िशन का अभ्यास कीजिए।",
    },
  "Standing in cold air and bright light all day": {
    hinglish: "Din bhar thandi hawa aur tez roshni mein khade rehna",
    hindi: "दिन भर ठंडी हवा और तेज़ रोशनी में खड़े रहना",
  },
  "A surgeon's temper lands on the nearest person": {
    hinglish: "Surgeon ka gussa usi par utarta hai jo sabse paas khada ho",
    hindi: "सर्जन का ग़ुस्सा उसी पर उतरता है जो सबसे पास खड़ा हो",
  },
  "An emergency caesarean wheeled in as you take off your cap": {
    hinglish: "Cap utaarte-utaarte emergency caesarean ka mareez andar le aaya jaana",
    hindi: "कैप उतारते-उतारते इमरजेंसी सिज़ेरियन का मरीज़ अंदर ले आया जाना",
  },
  "Wash hands for two full minutes with the surgical steps in a hospital video, then lay a clean tray without touching its centre.": {
    hinglish:
      "Kisi hospital ke video ke surgical steps dekhkar poore do minute haath dhoiye, phir ek saaf tray uske beech ka hissa chhue bina sajaiye.",
    hindi: "किसी अस्पताल के वीडियो के सर्जिकल स्टेप देखकर पूरे दो मिनट हाथ धोइए, फिर एक साफ़ ट्रे उसके बीच का हिस्सा छुए बिना सजाइए।",
  },
  "Five hours without looking away from the pump": {
    hinglish: "Paanch ghante tak pump se nazar na hata paana",
    hindi: "पाँच घंटे तक पंप से नज़र न हटा पाना",
  },
  "The dread of a clot in the tubes while the heart stands still": {
    hinglish: "Dil ruka ho aur tube mein khoon ka thakka ban jaye, iska khauf",
    hindi: "दिल रुका हो और ट्यूब में ख़ून का थक्का बन जाए, इसका ख़ौफ़",
  },
  "Called in by night to join failed lungs to a machine (ECMO)": {
    hinglish: "Fail ho chuke phephdon ko machine (ECMO) se jodne ke liye raat ko bulawa",
    hindi: "जवाब दे चुके फेफड़ों को मशीन (ECMO) से जोड़ने के लिए रात को बुलावा",
  },
  "Build a siphon with two bottles and clear tube, add a clamp, and see how air bubbles stop the flow.": {
    hinglish:
      "Do bottle aur paardarshi tube se siphon banaiye, ek clamp lagaiye, aur dekhiye ki hawa ke bulbule bahaav ko kaise rokte hain.",
    hindi: "दो बोतल और पारदर्शी ट्यूब से साइफ़न बनाइए, एक क्लैंप लगाइए, और देखिए कि हवा के बुलबुले बहाव को कैसे रोकते हैं।",
  },
  "Alarms that everyone expects you to silence": {
    hinglish: "Alarm, jinhein chup karane ki umeed sab aapse hi rakhte hain",
    hindi: "अलार्म, जिन्हें चुप कराने की उम्मीद सब आपसे ही रखते हैं",
  },
  "Waste gas in badly aired theatres": {
    hinglish: "Kam hawa wale theatre mein behoshi ki bachi hui gas",
    hindi: "कम हवा वाले थिएटर में बेहोशी की बची हुई गैस",
  },
  "Being taken for the theatre's errand boy": { hinglish: "Theatre ka chaprasi samajh liya jaana", hindi: "थिएटर का चपरासी समझ लिया जाना" },
  "While somebody cooks, hand over each spoon, lid and spice just before it is asked for, and count how often you were wrong.": {
    hinglish:
      "Jab koi khana bana raha ho, har chamach, dhakkan aur masala maange jaane se theek pehle pakdaiye, aur giniye ki kitni baar galat nikla.",
    hindi: "जब कोई खाना बना रहा हो, हर चम्मच, ढक्कन और मसाला माँगे जाने से ठीक पहले पकड़ाइए, और गिनिए कि कितनी बार ग़लत निकला।",
  },
  "The same patients, year after year, until one chair is empty": {
    hinglish: "Saal dar saal wahi mareez, jab tak ek kursi khaali na ho jaye",
    hindi: "साल-दर-साल वही मरीज़, जब तक एक कुर्सी ख़ाली न हो जाए",
  },
  "Splashes of blood and bleach": { hinglish: "Khoon aur bleach ke chheente", hindi: "ख़ून और ब्लीच के छींटे" },
  "Three full batches a day, festivals included": {
    hinglish: "Din mein teen bhare hue batch, tyohaar par bhi",
    hindi: "दिन में तीन भरे हुए बैच, त्योहार पर भी",
  },
  "Soak raisins overnight in plain water and in very salty water, weigh both, and explain what has crossed their skin, and which way.": {
    hinglish:
      "Kishmish raat bhar saade paani mein aur bahut namkeen paani mein bhigoiye, dono ko toliye, aur samjhaiye ki chhilke ke paar kya gaya aur kis taraf.",
    hindi: "किशमिश रात भर सादे पानी में और बहुत नमकीन पानी में भिगोइए, दोनों को तौलिए, और समझाइए कि छिलके के पार क्या गया और किस तरफ़।",
  },
  "White dust in your lungs and on your shoes": { hinglish: "Phephdon mein aur jooton par safed dhool", hindi: "फेफड़ों में और जूतों पर सफ़ेद धूल" },
  "The noise of the cast saw scares children": {
    hinglish: "Plaster kaatne ki aari ki awaaz se bachche dar jaate hain",
    hindi: "प्लास्टर काटने की आरी की आवाज़ से बच्चे डर जाते हैं",
  },
  "Pulling a limb straight hurts, and they scream": {
    hinglish: "Haath-pair kheenchkar seedha karne mein dard hota hai, aur mareez cheekhte hain",
    hindi: "हाथ-पैर खींचकर सीधा करने में दर्द होता है, और मरीज़ चीख़ते हैं",
  },
  "Immobilise a friend's wrist with newspaper, cloth and bandage, check finger colour and warmth, and see what they can still do.": {
    hinglish:
      "Akhbaar, kapde aur patti se dost ki kalai sthir kijiye, ungliyon ka rang aur garmahat jaanchiye, aur dekhiye ki ab bhi kya-kya kiya ja sakta hai.",
    hindi: "अख़बार, कपड़े और पट्टी से दोस्त की कलाई स्थिर कीजिए, उँगलियों का रंग और गरमाहट जाँचिए, और देखिए कि अब भी क्या-क्या किया जा सकता है।",
  },
  "Patients asking when the real doctor will come": {
    hinglish: "Mareez poochhte hain ki asli doctor kab aayenge",
    hindi: "मरीज़ पूछते हैं कि असली डॉक्टर कब आएँगे",
  },
  "What you may do alone differs from hospital to hospital": {
    hinglish: "Akele kya karne ki ijaazat hai, yeh har hospital mein alag hai",
    hindi: "अकेले क्या करने की इजाज़त है, यह हर अस्पताल में अलग है",
  },
  "Consent forms and discharge notes left to you while the surgeon takes the next case": {
    hinglish: "Surgeon agla case lete hain, aur consent form aur discharge ke kaagaz aap par chhod jaate hain",
    hindi: "सर्जन अगला केस लेते हैं, और सहमति फ़ॉर्म और डिस्चार्ज के काग़ज़ आप पर छोड़ जाते हैं",
  },
  "Interview a relative about an old illness with when, where, how long and what helped, and write it as a case story.": {
    hinglish:
      "Kisi rishtedar se unki purani beemari ke baare mein poochiye: kab, kahan, kitne din aur kis cheez se aaram mila, aur use case story ki tarah likhiye.",
    hindi: "किसी रिश्तेदार से उनकी पुरानी बीमारी के बारे में पूछिए: कब, कहाँ, कितने दिन और किस चीज़ से आराम मिला, और उसे केस की कहानी की तरह लिखिए।",
  },
  "Arms that cramp where nobody may move": {
    hinglish: "Baahein akad jaati hain, aur wahan hilna mana hai",
    hindi: "बाँहें अकड़ जाती हैं, और वहाँ हिलना मना है",
  },
  "Sharp words for a hook that slipped by a centimetre": {
    hinglish: "Hook ek centimetre khisak jaye to teekhi daant",
    hindi: "हुक एक सेंटीमीटर खिसक जाए तो तीखी डाँट",
  },
  "Skipping lunch because the belly is open": {
    hinglish: "Mareez ka pet khula hai, isliye dopahar ka khana chhoot jaata hai",
    hindi: "मरीज़ का पेट खुला है, इसलिए दोपहर का खाना छूट जाता है",
  },
  "Hold a torch on one coin across the room for five minutes, then ten, and note what tires first and how the light strays.": {
    hinglish:
      "Kamre ke doosri taraf rakhe ek sikke par paanch minute, phir das minute torch tikaiye, aur likhiye ki pehle kya thakta hai aur roshni kaise bhatakti hai.",
    hindi: "कमरे के दूसरी तरफ़ रखे एक सिक्के पर पाँच मिनट, फिर दस मिनट टॉर्च टिकाइए, और लिखिए कि पहले क्या थकता है और रोशनी कैसे भटकती है।",
  },
  "Everyone in the queue thinks you favour someone": {
    hinglish: "Line mein har kisi ko lagta hai ki aapki meharbaani kisi aur par hai",
    hindi: "लाइन में हर किसी को लगता है कि आपकी मेहरबानी किसी और पर है",
  },
  "Low pay in single-doctor clinics": { hinglish: "Ek doctor wale clinic mein kam tankhwah", hindi: "एक डॉक्टर वाले क्लीनिक में कम तनख़्वाह" },
  "Fetching tea between two patients": { hinglish: "Do mareezon ke beech chai laana", hindi: "दो मरीज़ों के बीच चाय लाना" },
  "Ask an adult with a home monitor to show you, then take five relatives' pressure at rest and chart the readings.": {
    hinglish:
      "Ghar ki BP machine rakhne wale kisi bade se tareeka seekhiye, phir paanch rishtedaron ka BP aaram ki haalat mein naapiye aur readings ka chart banaiye.",
    hindi: "घर की BP मशीन रखने वाले किसी बड़े से तरीक़ा सीखिए, फिर पाँच रिश्तेदारों का BP आराम की हालत में नापिए और रीडिंग का चार्ट बनाइए।",
  },
  "Bedpans, vomit and soiled sheets, every shift": {
    hinglish: "Har shift mein bedpan, ulti aur gandi chaadarein",
    hindi: "हर शिफ़्ट में बेडपैन, उल्टी और गंदी चादरें",
  },
  "Confused patients who hit the hand that washes them": {
    hinglish: "Bhram mein pade mareez, jo nehlane wale haath par hi maarte hain",
    hindi: "भ्रम में पड़े मरीज़, जो नहलाने वाले हाथ पर ही मारते हैं",
  },
  "Families who treat you like a servant": { hinglish: "Ghar ke log jo aapko naukar samajhte hain", hindi: "घर के लोग जो आपको नौकर समझते हैं" },
  "Ask an older relative to let you help with breakfast, hair and walking for three mornings, and write what they disliked.": {
    hinglish:
      "Kisi buzurg rishtedar se poochhkar teen subah naashte, baal banane aur chalne mein unki madad kijiye, aur likhiye ki unhein kya achha nahi laga.",
    hindi: "किसी बुज़ुर्ग रिश्तेदार से पूछकर तीन सुबह नाश्ते, बाल बनाने और चलने में उनकी मदद कीजिए, और लिखिए कि उन्हें क्या अच्छा नहीं लगा।",
  },
  "Alone with one family's quarrels for twelve hours": {
    hinglish: "Barah ghante akele, ek hi ghar ke jhagdon ke beech",
    hindi: "बारह घंटे अकेले, एक ही घर के झगड़ों के बीच",
  },
  "Agencies that keep part of your wage": {
    hinglish: "Agency jo aapki mazdoori ka ek hissa rakh leti hai",
    hindi: "एजेंसी जो आपकी मज़दूरी का एक हिस्सा रख लेती है",
  },
  "Mourning someone you washed every day": { hinglish: "Jise roz nehlaya, uski maut ka gham", hindi: "जिसे रोज़ नहलाया, उसकी मौत का ग़म" },
  "Walk through your home as if with a walking frame and remove five things on which an elder might trip.": {
    hinglish: "Apne ghar mein aise chaliye jaise walker pakda ho, aur woh paanch cheezein hataiye jinse koi buzurg thokar kha sakta hai.",
    hindi: "अपने घर में ऐसे चलिए जैसे वॉकर पकड़ा हो, और वे पाँच चीज़ें हटाइए जिनसे कोई बुज़ुर्ग ठोकर खा सकता है।",
  },
  "Everybody in the ward gives you orders": { hinglish: "Ward mein har koi aapko hukm deta hai", hindi: "वार्ड में हर कोई आपको हुक्म देता है" },
  "Walking ten kilometres a day on tiles": { hinglish: "Tiles par roz das kilometre chalna", hindi: "टाइल्स पर रोज़ दस किलोमीटर चलना" },
  "A stretcher with one stuck wheel that nobody repairs": {
    hinglish: "Stretcher ka ek jaam pahiya, jise koi theek nahi karwata",
    hindi: "स्ट्रेचर का एक जाम पहिया, जिसे कोई ठीक नहीं करवाता",
  },
  "Push a wheelchair, borrowed with permission, up a school ramp and over a kerb, and note how the passenger felt.": {
    hinglish:
      "Ijaazat se wheelchair maangiye, kisi ko bithakar school ke ramp par aur footpath ke kinare par chadhaiye, aur likhiye ki baithne wale ko kaisa laga.",
    hindi: "इजाज़त से व्हीलचेयर माँगिए, किसी को बिठाकर स्कूल के रैंप पर और फ़ुटपाथ के किनारे पर चढ़ाइए, और लिखिए कि बैठने वाले को कैसा लगा।",
  },
  "Trays that come down with the blood already dried on": {
    hinglish: "Theatre se aayi tray jin par khoon pehle hi sookh chuka hota hai",
    hindi: "थिएटर से आई ट्रे जिन पर ख़ून पहले ही सूख चुका होता है",
  },
  "The department lies in a windowless basement": {
    hinglish: "Department bina khidki ke basement mein hai",
    hindi: "डिपार्टमेंट बिना खिड़की के बेसमेंट में है",
  },
  "One missing clamp holds up a theatre, and you hear of it": {
    hinglish: "Ek clamp kam ho to poora theatre ruk jaata hai, aur sunna aapko padta hai",
    hindi: "एक क्लैंप कम हो तो पूरा थिएटर रुक जाता है, और सुनना आपको पड़ता है",
  },
  "Wash a tea strainer, a grater and a pair of scissors, then search them through a phone camera's zoom for what your brush has missed.": {
    hinglish: "Chai ki chhanni, kaddukas aur kainchi dhoiye, phir phone camera ke zoom se dekhiye ki brush se kya chhoot gaya.",
    hindi: "चाय की छन्नी, कद्दूकस और कैंची धोइए, फिर फ़ोन कैमरे के ज़ूम से देखिए कि ब्रश से क्या छूट गया।",
  },
  "Cars that race you instead of making way": {
    hinglish: "Gaadiyan jo raasta dene ke bajaye aapse race lagati hain",
    hindi: "गाड़ियाँ जो रास्ता देने के बजाय आपसे रेस लगाती हैं",
  },
  "Scrubbing blood out of the cabin at dawn": {
    hinglish: "Bhor mein gaadi ke andar se khoon ragadkar saaf karna",
    hindi: "भोर में गाड़ी के अंदर से ख़ून रगड़कर साफ़ करना",
  },
  "Waiting at hospital gates while beds are searched": {
    hinglish: "Hospital ke gate par intezaar, jab tak andar bed dhoondha jaata hai",
    hindi: "अस्पताल के गेट पर इंतज़ार, जब तक अंदर बेड ढूँढ़ा जाता है",
  },
  "Draw the fastest route from your street to the nearest casualty at 9 a.m. and at midnight, marking every narrow spot.": {
    hinglish:
      "Apni gali se sabse paas ki casualty tak subah 9 baje aur aadhi raat ka sabse tez raasta banaiye, aur har tang jagah par nishan lagaiye.",
    hindi: "अपनी गली से सबसे पास की कैज़ुअल्टी तक सुबह 9 बजे और आधी रात का सबसे तेज़ रास्ता बनाइए, और हर तंग जगह पर निशान लगाइए।",
  },
  "A smell that soap does not remove": { hinglish: "Woh gandh jo sabun se nahi jaati", hindi: "वह गंध जो साबुन से नहीं जाती" },
  "Relatives who hit out in their grief": {
    hinglish: "Rishtedar jo gham mein haath utha dete hain",
    hindi: "रिश्तेदार जो ग़म में हाथ उठा देते हैं",
  },
  "Neighbours who avoid you because of the work": {
    hinglish: "Padosi jo is kaam ki wajah se aapse katraate hain",
    hindi: "पड़ोसी जो इस काम की वजह से आपसे कतराते हैं",
  },
  "Talk with a biology teacher about how a fish from the market is dissected respectfully, watch one done, and note what you felt.": {
    hinglish:
      "Biology teacher se poochiye ki bazaar ki machhli ko sammaan se kaise cheera jaata hai, aisa ek baar hote dekhiye, aur likhiye ki aapko kaisa laga.",
    hindi: "बायोलॉजी टीचर से पूछिए कि बाज़ार की मछली को सम्मान से कैसे चीरा जाता है, ऐसा एक बार होते देखिए, और लिखिए कि आपको कैसा लगा।",
  },
  "A shove or a bite, and the report to write after it": {
    hinglish: "Mareez ka dhakka ya kaatna, aur phir uski report likhna",
    hindi: "मरीज़ का धक्का या काटना, और फिर उसकी रिपोर्ट लिखना",
  },
  "Watching the same person relapse and return": {
    hinglish: "Usi insaan ko phir beemar padkar lautte dekhna",
    hindi: "उसी इंसान को फिर बीमार पड़कर लौटते देखना",
  },
  "Shame that outsiders attach to the place": {
    hinglish: "Baahar walon ki nazar mein is jagah ka naam hi sharm ki baat hai",
    hindi: "बाहर वालों की नज़र में इस जगह का नाम ही शर्म की बात है",
  },
  "Lead four relatives of different ages through an hour of one game, and note who drifted off and what brought them back.": {
    hinglish:
      "Alag umr ke chaar rishtedaron ko ghante bhar ek khel khilaiye, aur likhiye ki kiska dhyaan bhatka aur kis baat se wapas aaya.",
    hindi: "अलग उम्र के चार रिश्तेदारों को घंटे भर एक खेल खिलाइए, और लिखिए कि किसका ध्यान भटका और किस बात से वापस आया।",
  },
  "Parents who promise the child that it won't hurt": {
    hinglish: "Maa-baap jo bachche se waada karte hain ki dard nahi hoga",
    hindi: "माँ-बाप जो बच्चे से वादा करते हैं कि दर्द नहीं होगा",
  },
  "A nurse who pricks while you are still showing the doll": {
    hinglish: "Gudiya par dikhana poora hone se pehle hi sui chubho dene wali nurse",
    hindi: "गुड़िया पर दिखाना पूरा होने से पहले ही सुई चुभो देने वाली नर्स",
  },
  "Children you grew fond of do not all go home": {
    hinglish: "Jin bachchon se lagaav ho gaya, unmein se har koi ghar nahi laut paata",
    hindi: "जिन बच्चों से लगाव हो गया, उनमें से हर कोई घर नहीं लौट पाता",
  },
  "Turn a shoe box into a toy hospital kit and use it to prepare a small cousin for a vaccine.": {
    hinglish: "Joote ke dibbe se khilauna hospital kit banaiye aur usse kisi chhote cousin ko teeke ke liye taiyaar kijiye.",
    hindi: "जूते के डिब्बे से खिलौना अस्पताल किट बनाइए और उससे किसी छोटे कज़िन को टीके के लिए तैयार कीजिए।",
  },
  "You are shouted at for bills you did not write": {
    hinglish: "Us bill par daant sunna jo aapne banaya hi nahi",
    hindi: "उस बिल पर डाँट सुनना जो आपने बनाया ही नहीं",
  },
  "Doctors late, and you make the excuses": {
    hinglish: "Doctor der se aate hain, aur bahane aapko banane padte hain",
    hindi: "डॉक्टर देर से आते हैं, और बहाने आपको बनाने पड़ते हैं",
  },
  "Sales targets dressed up as care": {
    hinglish: "Sales target jinhein dekhbhaal ka naam diya jaata hai",
    hindi: "सेल्स टारगेट जिन्हें देखभाल का नाम दिया जाता है",
  },
  "Accompany a relative to a hospital visit and draw each counter, paper and wait; suggest one step to cut.": {
    hinglish:
      "Kisi rishtedar ke saath hospital jaiye aur har counter, kaagaz aur intezaar ka chitra banaiye; koi ek step sujhaiye jo hataya ja sake.",
    hindi: "किसी रिश्तेदार के साथ अस्पताल जाइए और हर काउंटर, काग़ज़ और इंतज़ार का चित्र बनाइए; कोई एक स्टेप सुझाइए जो हटाया जा सके।",
  },
  'Speaking the words "there is no cure" aloud': {
    hinglish: "Apne munh se kehna ki iska koi ilaaj nahi hai",
    hindi: "अपने मुँह से कहना कि इसका कोई इलाज नहीं है",
  },
  "Freelance pay that stops when flights stop": {
    hinglish: "Freelance kamaai, jo flights band hote hi ruk jaati hai",
    hindi: "फ़्रीलांस कमाई, जो उड़ानें बंद होते ही रुक जाती है",
  },
  "Relatives who ask you to hide the truth": {
    hinglish: "Rishtedar jo aapse sach chhupane ko kehte hain",
    hindi: "रिश्तेदार जो आपसे सच छुपाने को कहते हैं",
  },
  "Let a friend describe a tummy ache in one language and repeat it in another at once, leaving nothing out.": {
    hinglish:
      "Kisi dost se kahiye ki pet dard ka haal ek bhasha mein bataye, aur use turant doosri bhasha mein dohraiye, kuch bhi chhode bina.",
    hindi: "किसी दोस्त से कहिए कि पेट दर्द का हाल एक भाषा में बताए, और उसे तुरंत दूसरी भाषा में दोहराइए, कुछ भी छोड़े बिना।",
  },
  "Machines come back stained and must be cleaned first": {
    hinglish: "Machine daag-dhabbon ke saath lautti hain aur pehle saaf karni padti hain",
    hindi: "मशीनें दाग़-धब्बों के साथ लौटती हैं और पहले साफ़ करनी पड़ती हैं",
  },
  "A ventilator that stands idle two months for one board from abroad": {
    hinglish: "Ventilator jo videsh se aane wale ek board ke liye do mahine bekaar pada rehta hai",
    hindi: "वेंटिलेटर जो विदेश से आने वाले एक बोर्ड के लिए दो महीने बेकार पड़ा रहता है",
  },
  "Blamed by the ward for a plug that was pulled out": {
    hinglish: "Plug kisi ne nikaal diya tha, aur ward dosh aapko deta hai",
    hindi: "प्लग किसी ने निकाल दिया था, और वार्ड दोष आपको देता है",
  },
  "Take a dead battery torch apart with an adult, draw how the current runs, find the fault and try to mend it.": {
    hinglish:
      "Kisi bade ke saath ek kharab battery torch kholiye, bijli kaise behti hai uska chitra banaiye, kharabi dhoondhiye aur theek karne ki koshish kijiye.",
    hindi: "किसी बड़े के साथ एक ख़राब बैटरी टॉर्च खोलिए, बिजली कैसे बहती है उसका चित्र बनाइए, ख़राबी ढूँढ़िए और ठीक करने की कोशिश कीजिए।",
  },
  "Officials who would rather not hear of an outbreak": {
    hinglish: "Afsar jo beemari phailne ki khabar sunna hi nahi chahte",
    hindi: "अफ़सर जो बीमारी फैलने की ख़बर सुनना ही नहीं चाहते",
  },
  "A well scrubbed and chlorinated before you could take a sample": {
    hinglish: "Kuan jo aapke sample lene se pehle hi ragadkar chlorine se saaf kar diya gaya",
    hindi: "कुआँ जो आपके सैंपल लेने से पहले ही रगड़कर क्लोरीन से साफ़ कर दिया गया",
  },
  "Short contracts tied to one disease programme": {
    hinglish: "Ek hi beemari ke programme se bandhe chhote contract",
    hindi: "एक ही बीमारी के कार्यक्रम से बँधे छोटे कॉन्ट्रैक्ट",
  },
  "Ask thirty classmates about colds, sleep and hand washing this month, make a table of two rows and two columns, and look for a link.": {
    hinglish:
      "Tees classmates se is mahine ke zukaam, neend aur haath dhone ke baare mein poochiye, do row aur do column ki table banaiye aur koi sambandh dhoondhiye.",
    hindi: "तीस सहपाठियों से इस महीने के ज़ुकाम, नींद और हाथ धोने के बारे में पूछिए, दो पंक्ति और दो कॉलम की तालिका बनाइए और कोई संबंध ढूँढ़िए।",
  },
  "The same TB figures asked for by three portals and one paper register": {
    hinglish: "TB ke wahi aankde teen portal aur ek kaagaz ka register maangte hain",
    hindi: "TB के वही आँकड़े तीन पोर्टल और एक काग़ज़ का रजिस्टर माँगते हैं",
  },
  "Vaccine teams whose pay is three months late when the campaign begins": {
    hinglish: "Abhiyaan shuru hone par teeka team ki tankhwah teen mahine se ruki hoti hai",
    hindi: "अभियान शुरू होने पर टीका टीम की तनख़्वाह तीन महीने से रुकी होती है",
  },
  "Doctors who dislike taking instructions from managers": {
    hinglish: "Doctor jinhein manager ke nirdesh maanna pasand nahi",
    hindi: "डॉक्टर जिन्हें मैनेजर के निर्देश मानना पसंद नहीं",
  },
  "Visit your nearest primary health centre with a parent, note services and timings on its board, and suggest two improvements.": {
    hinglish:
      "Maa ya papa ke saath sabse paas ke primary health centre jaiye, board par likhi suvidhayein aur samay note kijiye, aur do sudhaar sujhaiye.",
    hindi: "माँ या पापा के साथ सबसे पास के प्राथमिक स्वास्थ्य केंद्र जाइए, बोर्ड पर लिखी सुविधाएँ और समय नोट कीजिए, और दो सुधार सुझाइए।",
  },
  "Patients who follow a film star's diet instead": {
    hinglish: "Mareez jo aapki diet chhodkar kisi film star ki diet apnate hain",
    hindi: "मरीज़ जो आपकी डाइट छोड़कर किसी फ़िल्म स्टार की डाइट अपनाते हैं",
  },
  "Diet charts handed out at discharge and never looked at again": {
    hinglish: "Diet chart jo chhutti ke samay diye jaate hain aur phir koi dekhta tak nahi",
    hindi: "डाइट चार्ट जो छुट्टी के समय दिए जाते हैं और फिर कोई देखता तक नहीं",
  },
  "Relatives who carry fried food in past your diet chart": {
    hinglish: "Rishtedar jo aapke diet chart ke bawajood tala hua khana andar le aate hain",
    hindi: "रिश्तेदार जो आपके डाइट चार्ट के बावजूद तला हुआ खाना अंदर ले आते हैं",
  },
  "Write down all that your family eats in one day and total its protein with the free ICMR-NIN Dietary Guidelines.": {
    hinglish:
      "Ek din mein aapka parivaar jo kuch khaata hai sab likhiye, aur free ICMR-NIN Dietary Guidelines se uska kul protein nikaaliye.",
    hindi: "एक दिन में आपका परिवार जो कुछ खाता है सब लिखिए, और मुफ़्त ICMR-NIN Dietary Guidelines से उसका कुल प्रोटीन निकालिए।",
  },
  "Anyone with a phone calls himself a nutritionist": {
    hinglish: "Jiske haath mein phone hai, wahi khud ko nutritionist kehta hai",
    hindi: "जिसके हाथ में फ़ोन है, वही ख़ुद को न्यूट्रिशनिस्ट कहता है",
  },
  "Clients who want ten kilos off before a wedding": {
    hinglish: "Client jinhein shaadi se pehle das kilo ghatana hai",
    hindi: "क्लाइंट जिन्हें शादी से पहले दस किलो घटाना है",
  },
  "Supplement firms that offer you a cut on every tin": {
    hinglish: "Supplement company jo har dibbe par aapko commission dena chahti hain",
    hindi: "सप्लीमेंट कंपनियाँ जो हर डिब्बे पर आपको कमीशन देना चाहती हैं",
  },
  "Read the labels of ten packets at a shop, note sugar and sodium (from salt) per hundred grams, and rank them.": {
    hinglish:
      "Dukaan par das packet ke label padhiye, har sau gram mein cheeni aur sodium (namak se) note kijiye, aur unhein kram mein lagaiye.",
    hindi: "दुकान पर दस पैकेट के लेबल पढ़िए, हर सौ ग्राम में चीनी और सोडियम (नमक से) नोट कीजिए, और उन्हें क्रम में लगाइए।",
  },
  "Nodding fathers who light a cigarette as the meeting ends": {
    hinglish: "Pita jo sir hilakar haan karte hain aur meeting khatam hote hi cigarette sulga lete hain",
    hindi: "पिता जो सिर हिलाकर हाँ करते हैं और मीटिंग ख़त्म होते ही सिगरेट सुलगा लेते हैं",
  },
  "Posters printed in a language the village does not speak": {
    hinglish: "Us bhasha mein chhape poster jo gaon bolta hi nahi",
    hindi: "उस भाषा में छपे पोस्टर जो गाँव बोलता ही नहीं",
  },
  "Talking about sex in front of angry elders": {
    hinglish: "Naaraaz buzurgon ke saamne sex ki baat karna",
    hindi: "नाराज़ बुज़ुर्गों के सामने सेक्स की बात करना",
  },
  "Make a three-minute skit on dengue in your language, play it in your lane, and count water pots emptied afterwards.": {
    hinglish:
      "Dengue par apni bhasha mein teen minute ka natak banaiye, apni gali mein kheliye, aur giniye ki uske baad paani ke kitne bartan khaali kiye gaye.",
    hindi: "डेंगू पर अपनी भाषा में तीन मिनट का नाटक बनाइए, अपनी गली में खेलिए, और गिनिए कि उसके बाद पानी के कितने बर्तन ख़ाली किए गए।",
  },
  "Paid mostly by task, and often months late": {
    hinglish: "Paisa zyadatar kaam ke hisaab se, aur aksar mahino der se",
    hindi: "पैसा ज़्यादातर काम के हिसाब से, और अक्सर महीनों देर से",
  },
  "Called honorary although the whole day goes": {
    hinglish: "Kehne ko swayamsevika, jabki poora din isi mein jaata hai",
    hindi: "कहने को स्वयंसेविका, जबकि पूरा दिन इसी में जाता है",
  },
  "Doors shut in your face during vaccine rumours": {
    hinglish: "Teeke ki afwaahon ke dinon mein munh par band hote darwaze",
    hindi: "टीके की अफ़वाहों के दिनों में मुँह पर बंद होते दरवाज़े",
  },
  "Follow your local ASHA or ANM for half a Village Health Day, with her leave, and draw everyone she meets.": {
    hinglish:
      "Apne ilaake ki ASHA ya ANM ki ijaazat se aadha Village Health Day unke saath bitaiye, aur un sab logon ka chitra banaiye jinse woh milti hain.",
    hindi: "अपने इलाक़े की ASHA या ANM की इजाज़त से आधा Village Health Day उनके साथ बिताइए, और उन सब लोगों का चित्र बनाइए जिनसे वे मिलती हैं।",
  },
  "Sweet boxes pushed across the table before you have seen the kitchen": {
    hinglish: "Rasoi dekhne se pehle hi mez par sarkaya gaya mithai ka dibba",
    hindi: "रसोई देखने से पहले ही मेज़ पर सरकाया गया मिठाई का डिब्बा",
  },
  "Smelling drains before lunch": { hinglish: "Dopahar ke khane se pehle naaliyan soonghna", hindi: "दोपहर के खाने से पहले नालियाँ सूँघना" },
  "Councillors who ring up for their cousin's hotel": {
    hinglish: "Parshad jo apne cousin ke hotel ke liye phone karte hain",
    hindi: "पार्षद जो अपने कज़िन के होटल के लिए फ़ोन करते हैं",
  },
  "Survey one lane for standing water, open bins and blocked drains, draw a map, and hand it to the ward office.": {
    hinglish: "Ek gali mein ruka paani, khule koodedaan aur jaam naaliyan dekhiye, naksha banaiye, aur use ward office mein dijiye.",
    hindi: "एक गली में रुका पानी, खुले कूड़ेदान और जाम नालियाँ देखिए, नक़्शा बनाइए, और उसे वार्ड ऑफ़िस में दीजिए।",
  },
  "Contracts for fortified powder decided by politics": {
    hinglish: "Poshak powder ke theke jo raajneeti se tay hote hain",
    hindi: "पोषक पाउडर के ठेके जो राजनीति से तय होते हैं",
  },
  "Children measured again, still thin": {
    hinglish: "Bachche dobara naape gaye, aur ab bhi duble",
    hindi: "बच्चे दोबारा नापे गए, और अब भी दुबले",
  },
  "Anganwadi scales that broke last year and still report weights": {
    hinglish: "Anganwadi ke taraazu jo pichhle saal kharab hue aur jinse ab bhi wazan likhe aa rahe hain",
    hindi: "आँगनवाड़ी के तराज़ू जो पिछले साल ख़राब हुए और जिनसे अब भी वज़न लिखे आ रहे हैं",
  },
  "Note your school's midday meal or canteen food for a week and compare it with the nutrition norms for your class.": {
    hinglish: "Hafte bhar apne school ke midday meal ya canteen ka khana note kijiye aur use apni class ke poshan maanakon se milaiye.",
    hindi: "हफ़्ते भर अपने स्कूल के मिड-डे मील या कैंटीन का खाना नोट कीजिए और उसे अपनी कक्षा के पोषण मानकों से मिलाइए।",
  },
  "Families who ask you to keep the result from a daughter-in-law": {
    hinglish: "Parivaar jo kehte hain ki nateeja bahu ko mat bataiye",
    hindi: "परिवार जो कहते हैं कि नतीजा बहू को मत बताइए",
  },
  "Tests that most families cannot afford": {
    hinglish: "Test jo zyadatar parivaaron ki pahunch se baahar hain",
    hindi: "टेस्ट जो ज़्यादातर परिवारों की पहुँच से बाहर हैं",
  },
  "Test results that come too late in a pregnancy to choose anything": {
    hinglish: "Pregnancy mein itni der se aaye nateeje ki chunne ko kuch bachta hi nahi",
    hindi: "प्रेग्नेंसी में इतनी देर से आए नतीजे कि चुनने को कुछ बचता ही नहीं",
  },
  "Toss two coins forty times as the genes of two carrier parents, count the children who fall ill, and explain one in four.": {
    hinglish:
      "Do sikkon ko do carrier maa-baap ke gene maankar chaalis baar uchhaliye, giniye ki kitne bachche beemar nikle, aur chaar mein se ek ka matlab samjhaiye.",
    hindi: "दो सिक्कों को दो वाहक माँ-बाप के जीन मानकर चालीस बार उछालिए, गिनिए कि कितने बच्चे बीमार निकले, और चार में से एक का मतलब समझाइए।",
  },
  "Aunts who urge formula the moment you leave": {
    hinglish: "Aapke jaate hi dibbe ke doodh par zor dene wali chachi-mausi",
    hindi: "आपके जाते ही डिब्बे के दूध पर ज़ोर देने वाली चाची-मौसी",
  },
  "Night calls from weeping new mothers": {
    hinglish: "Raat ko rote hue phone karne wali nayi maayein",
    hindi: "रात को रोते हुए फ़ोन करने वाली नई माँएँ",
  },
  "Mothers sent to you weeks late, when the baby wants only the bottle": {
    hinglish: "Maayein jo hafton der se aapke paas bheji jaati hain, jab bachcha sirf bottle maangta hai",
    hindi: "माँएँ जो हफ़्तों देर से आपके पास भेजी जाती हैं, जब बच्चा सिर्फ़ बोतल माँगता है",
  },
  "Ask three mothers in your family, if they are willing, how they fed their newborns, and list which advice they got that contradicted itself.":
    {
      hinglish:
        "Apne parivaar ki teen maaon se, agar woh raazi hon, poochiye ki navjaat ko doodh kaise pilaya, aur likhiye ki unhein mili kaun si salaahein ek doosre ke ulat thin.",
      hindi: "अपने परिवार की तीन माँओं से, अगर वे राज़ी हों, पूछिए कि नवजात को दूध कैसे पिलाया, और लिखिए कि उन्हें मिली कौन सी सलाहें एक-दूसरे के उलट थीं।",
    },
  "Mobs and television cameras after a death": {
    hinglish: "Kisi maut ke baad bheed aur TV camere",
    hindi: "किसी मौत के बाद भीड़ और टीवी कैमरे",
  },
  "Doctors bring patients, so they outrank you": {
    hinglish: "Mareez doctor laate hain, isliye unki aapse zyada chalti hai",
    hindi: "मरीज़ डॉक्टर लाते हैं, इसलिए उनकी आपसे ज़्यादा चलती है",
  },
  "Phone calls at dinner about lifts, oxygen and strikes": {
    hinglish: "Raat ke khane par lift, oxygen aur hadtaal ke phone",
    hindi: "रात के खाने पर लिफ़्ट, ऑक्सीजन और हड़ताल के फ़ोन",
  },
  "Draw how a patient moves through a local clinic from gate to pharmacy, time each wait, and find the slowest point.": {
    hinglish:
      "Paas ke kisi clinic mein gate se dawakhane tak mareez ke raaste ka chitra banaiye, har intezaar ka samay naapiye, aur sabse dheemi jagah dhoondhiye.",
    hindi: "पास के किसी क्लीनिक में गेट से दवाख़ाने तक मरीज़ के रास्ते का चित्र बनाइए, हर इंतज़ार का समय नापिए, और सबसे धीमी जगह ढूँढ़िए।",
  },
  "Case sheets from the ward with two patients' pages mixed": {
    hinglish: "Ward se aayi case sheet jinmein do mareezon ke panne gaddmadd hain",
    hindi: "वार्ड से आई केस शीट जिनमें दो मरीज़ों के पन्ने गड्डमड्ड हैं",
  },
  "Doctors who never sign on time": {
    hinglish: "Doctor jo kabhi samay par dastkhat nahi karte",
    hindi: "डॉक्टर जो कभी समय पर दस्तख़त नहीं करते",
  },
  "Police and lawyers at your counter for an injury report": {
    hinglish: "Chot ki report ke liye counter par police aur vakeel",
    hindi: "चोट की रिपोर्ट के लिए काउंटर पर पुलिस और वकील",
  },
  "Put your own vaccination card, prescriptions and reports into one dated file with an index that a stranger could use.": {
    hinglish:
      "Apna teeka card, dawa ke parche aur reports tareekh ke kram se ek file mein lagaiye, aisi soochi ke saath jise koi anjaan bhi samajh le.",
    hindi: "अपना टीका कार्ड, दवा के पर्चे और रिपोर्ट तारीख़ के क्रम से एक फ़ाइल में लगाइए, ऐसी सूची के साथ जिसे कोई अनजान भी समझ ले।",
  },
  "So many charts an hour, whether the stay was two days or forty": {
    hinglish: "Ghante mein itne chart tay hain, chahe mareez do din bharti raha ho ya chaalis",
    hindi: "घंटे में इतने चार्ट तय हैं, चाहे मरीज़ दो दिन भर्ती रहा हो या चालीस",
  },
  "Notes that hint at an illness you may not code until the doctor names it": {
    hinglish: "Notes jo kisi beemari ka ishaara dete hain, par doctor naam na likhein to code dena mana hai",
    hindi: "नोट्स जो किसी बीमारी का इशारा देते हैं, पर डॉक्टर नाम न लिखें तो कोड देना मना है",
  },
  "Bills sent back by the insurer months later over one code of yours": {
    hinglish: "Aapke ek code ki wajah se mahino baad insurance company se laute bill",
    hindi: "आपके एक कोड की वजह से महीनों बाद बीमा कंपनी से लौटे बिल",
  },
  "Look up five illnesses from your family in the free online ICD-11 browser of WHO and write down each code.": {
    hinglish: "Apne parivaar ki paanch beemariyan WHO ke free online ICD-11 browser mein dhoondhiye aur har ek ka code likhiye.",
    hindi: "अपने परिवार की पाँच बीमारियाँ WHO के मुफ़्त ऑनलाइन ICD-11 ब्राउज़र में ढूँढ़िए और हर एक का कोड लिखिए।",
  },
  "Accents, fans and crying babies on the recording": {
    hinglish: "Recording mein alag-alag lehje, pankhe aur rote bachche",
    hindi: "रिकॉर्डिंग में अलग-अलग लहजे, पंखे और रोते बच्चे",
  },
  "Paid by the line, so a hard file earns less": {
    hinglish: "Paisa har line ka milta hai, isliye mushkil file par kamaai kam",
    hindi: "पैसा हर लाइन का मिलता है, इसलिए मुश्किल फ़ाइल पर कमाई कम",
  },
  "Voice software is taking over plain typing": {
    hinglish: "Awaaz se likhne wale software seedhi typing ka kaam le rahe hain",
    hindi: "आवाज़ से लिखने वाले सॉफ़्टवेयर सीधी टाइपिंग का काम ले रहे हैं",
  },
  "Type a two-minute health talk from a video word for word, then count errors and hours it would take to do twenty.": {
    hinglish:
      "Kisi video se sehat par do minute ki baat shabd-shabd type kijiye, phir galtiyan giniye aur hisaab lagaiye ki aisi bees mein kitne ghante lagenge.",
    hindi: "किसी वीडियो से सेहत पर दो मिनट की बात शब्द-शब्द टाइप कीजिए, फिर ग़लतियाँ गिनिए और हिसाब लगाइए कि ऐसी बीस में कितने घंटे लगेंगे।",
  },
  "Three systems that each spell the same patient's name differently": {
    hinglish: "Teen system, aur teenon mein ek hi mareez ke naam ki spelling alag",
    hindi: "तीन सिस्टम, और तीनों में एक ही मरीज़ के नाम की स्पेलिंग अलग",
  },
  "Doctors who go back to paper": { hinglish: "Doctor jo phir kaagaz par laut jaate hain", hindi: "डॉक्टर जो फिर काग़ज़ पर लौट जाते हैं" },
  "Switch-over nights, when no ward may lose a single drug chart": {
    hinglish: "Naya system chalu hone ki raatein, jab kisi ward ka ek bhi drug chart nahi khona chahiye",
    hindi: "नया सिस्टम चालू होने की रातें, जब किसी वार्ड का एक भी दवा चार्ट नहीं खोना चाहिए",
  },
  "With a parent, open the ABHA website, read what a health account holds, and list five privacy questions you would ask.": {
    hinglish:
      "Maa ya papa ke saath ABHA website kholiye, padhiye ki health account mein kya rehta hai, aur privacy ke paanch sawaal likhiye jo pooche jaane chahiye.",
    hindi: "माँ या पापा के साथ ABHA वेबसाइट खोलिए, पढ़िए कि हेल्थ अकाउंट में क्या रहता है, और निजता के पाँच सवाल लिखिए जो पूछे जाने चाहिए।",
  },
  "Everybody's anger reaches the desk before the doctor": {
    hinglish: "Sabka gussa doctor se pehle aapki mez par utarta hai",
    hindi: "सबका ग़ुस्सा डॉक्टर से पहले आपकी मेज़ पर उतरता है",
  },
  "Coughs across the counter all monsoon": {
    hinglish: "Poori barsaat counter ke us paar se khaansi",
    hindi: "पूरी बरसात काउंटर के उस पार से खाँसी",
  },
  "A friend of the doctor who must be sent in past forty others": {
    hinglish: "Doctor ke dost, jinhein chaalis logon se pehle andar bhejna padta hai",
    hindi: "डॉक्टर के दोस्त, जिन्हें चालीस लोगों से पहले अंदर भेजना पड़ता है",
  },
  "Sit near a clinic's reception for an hour and list every question asked; draft a notice that answers the commonest five.": {
    hinglish:
      "Kisi clinic ke reception ke paas ghante bhar baithiye aur har poocha gaya sawaal likhiye; sabse aam paanch sawaalon ke jawab wala notice banaiye.",
    hindi: "किसी क्लीनिक के रिसेप्शन के पास घंटे भर बैठिए और हर पूछा गया सवाल लिखिए; सबसे आम पाँच सवालों के जवाब वाला नोटिस बनाइए।",
  },
  "Refusing money to frightened families": {
    hinglish: "Ghabraye hue parivaaron ko paisa dene se mana karna",
    hindi: "घबराए हुए परिवारों को पैसा देने से मना करना",
  },
  "Clock ticking on each cashless file": { hinglish: "Har cashless file par bhaagti ghadi", hindi: "हर कैशलेस फ़ाइल पर भागती घड़ी" },
  "Forged bills that take days to prove": {
    hinglish: "Bill jaali hai, yeh saabit karne mein kai din lagte hain",
    hindi: "बिल जाली है, यह साबित करने में कई दिन लगते हैं",
  },
  "Ask a parent for the family's health policy, find five exclusions and one waiting period, and explain them at dinner.": {
    hinglish:
      "Maa ya papa se ghar ki health policy maangiye, usmein paanch exclusion aur ek waiting period dhoondhiye, aur khane par sabko samjhaiye.",
    hindi: "माँ या पापा से घर की हेल्थ पॉलिसी माँगिए, उसमें पाँच एक्सक्लूज़न और एक वेटिंग पीरियड ढूँढ़िए, और खाने पर सबको समझाइए।",
  },
  "Myths about weakness, answered a hundred times": {
    hinglish: "Kamzori aane ka veham, jiska jawab sau baar dena padta hai",
    hindi: "कमज़ोरी आने का वहम, जिसका जवाब सौ बार देना पड़ता है",
  },
  "Sundays and Independence Day spent at camps": {
    hinglish: "Itwaar aur Independence Day camp mein",
    hindi: "इतवार और स्वतंत्रता दिवस शिविर में",
  },
  "Sudden calls for a rare group at midnight": {
    hinglish: "Aadhi raat ko kisi durlabh group ke liye achanak phone",
    hindi: "आधी रात को किसी दुर्लभ ग्रुप के लिए अचानक फ़ोन",
  },
  "Make a poster that answers three fears about giving blood and help on the refreshment table at a local camp.": {
    hinglish: "Khoon dene ke teen daron ka jawab dene wala poster banaiye aur paas ke kisi camp mein khane-peene ki mez par madad kijiye.",
    hindi: "ख़ून देने के तीन डरों का जवाब देने वाला पोस्टर बनाइए और पास के किसी शिविर में खाने-पीने की मेज़ पर मदद कीजिए।",
  },
  "Asking strangers for a heart at the worst hour": {
    hinglish: "Sabse bure pal mein anjaan logon se unke apne ka dil daan mein maangna",
    hindi: "सबसे बुरे पल में अनजान लोगों से उनके अपने का दिल दान में माँगना",
  },
  "Forms that the law wants signed before dawn": {
    hinglish: "Form jin par kanoon subah hone se pehle dastkhat maangta hai",
    hindi: "फ़ॉर्म जिन पर क़ानून सुबह होने से पहले दस्तख़त माँगता है",
  },
  "Families who change their minds, and waiting patients who die": {
    hinglish: "Parivaar jo man badal lete hain, aur intezaar mein marte mareez",
    hindi: "परिवार जो मन बदल लेते हैं, और इंतज़ार में मरते मरीज़",
  },
  "Read the NOTTO website on organ pledges, then discuss it with your family and record each person's reasons, for and against.": {
    hinglish:
      "NOTTO ki website par ang daan ke sankalp ke baare mein padhiye, phir parivaar se charcha kijiye aur har ek ke kaaran likhiye, paksh mein bhi aur khilaaf bhi.",
    hindi: "NOTTO की वेबसाइट पर अंगदान के संकल्प के बारे में पढ़िए, फिर परिवार से चर्चा कीजिए और हर एक के कारण लिखिए, पक्ष में भी और ख़िलाफ़ भी।",
  },
  "Colleagues ask why you gave up treating patients": {
    hinglish: "Saathi doctor poochhte hain ki mareez dekhna kyon chhod diya",
    hindi: "साथी डॉक्टर पूछते हैं कि मरीज़ देखना क्यों छोड़ दिया",
  },
  "No headline for the dengue cases that your survey prevented": {
    hinglish: "Aapke survey se jo dengue ruk gaya, uski koi khabar nahi chhapti",
    hindi: "आपके सर्वे से जो डेंगू रुक गया, उसकी कोई ख़बर नहीं छपती",
  },
  "Medical students who read surgery under the desk in your lecture": {
    hinglish: "Aapke lecture mein desk ke neeche surgery padhte medical students",
    hindi: "आपके लेक्चर में डेस्क के नीचे सर्जरी पढ़ते मेडिकल छात्र",
  },
  "Count how many in your building had every childhood vaccine, keep names private, and find the commonest reason for missing one.": {
    hinglish:
      "Giniye ki aapki building mein kitnon ko bachpan ke saare teeke lage, naam kisi ko mat bataiye, aur teeka chhootne ki sabse aam wajah dhoondhiye.",
    hindi: "गिनिए कि आपकी बिल्डिंग में कितनों को बचपन के सारे टीके लगे, नाम किसी को मत बताइए, और टीका छूटने की सबसे आम वजह ढूँढ़िए।",
  },
  "The owner pays you, yet the worker needs you": {
    hinglish: "Paisa maalik deta hai, par zaroorat mazdoor ko aapki hai",
    hindi: "पैसा मालिक देता है, पर ज़रूरत मज़दूर को आपकी है",
  },
  "Lung damage found twenty years too late": {
    hinglish: "Phephdon ka nuksaan jo bees saal der se pakad mein aata hai",
    hindi: "फेफड़ों का नुक़सान जो बीस साल देर से पकड़ में आता है",
  },
  "Workers who hide a cough for fear of losing the job": {
    hinglish: "Mazdoor jo naukri jaane ke dar se khaansi chhupate hain",
    hindi: "मज़दूर जो नौकरी जाने के डर से खाँसी छुपाते हैं",
  },
  "Ask a mechanic, tailor or potter which part of the body hurts after work, and sketch one change to help.": {
    hinglish:
      "Kisi mechanic, darzi ya kumhaar se poochiye ki kaam ke baad sharir mein kahan dard hota hai, aur ek badlaav ka sketch banaiye jisse aaram mile.",
    hindi: "किसी मैकेनिक, दर्ज़ी या कुम्हार से पूछिए कि काम के बाद शरीर में कहाँ दर्द होता है, और एक बदलाव का स्केच बनाइए जिससे आराम मिले।",
  },
  "Power cuts that can spoil a month's stock": {
    hinglish: "Bijli jaana, jisse mahine bhar ke teeke kharab ho sakte hain",
    hindi: "बिजली जाना, जिससे महीने भर के टीके ख़राब हो सकते हैं",
  },
  "Rumours spread faster than you can drive": {
    hinglish: "Afwaahein aapki gaadi se tez phailti hain",
    hindi: "अफ़वाहें आपकी गाड़ी से तेज़ फैलती हैं",
  },
  "Polio Sunday, and then the days of house-to-house rounds": {
    hinglish: "Polio Ravivaar, aur phir ghar-ghar jaane ke din",
    hindi: "पोलियो रविवार, और फिर घर-घर जाने के दिन",
  },
  "Put ice in a steel box, a thermos and a cloth bag, then log temperature or melting each hour for a day.": {
    hinglish:
      "Steel ke dibbe, thermos aur kapde ke thaile mein barf rakhiye, phir din bhar har ghante temperature ya pighalna note kijiye.",
    hindi: "स्टील के डिब्बे, थर्मस और कपड़े के थैले में बर्फ़ रखिए, फिर दिन भर हर घंटे तापमान या पिघलना नोट कीजिए।",
  },
  "Breathing the same air in closed huts": {
    hinglish: "Band jhopdiyon mein mareezon wali hi hawa mein saans lena",
    hindi: "बंद झोपड़ियों में मरीज़ों वाली ही हवा में साँस लेना",
  },
  "Patients who drink, disappear and come back worse": {
    hinglish: "Mareez jo sharaab peete hain, gaayab ho jaate hain aur badtar haal mein lautte hain",
    hindi: "मरीज़ जो शराब पीते हैं, ग़ायब हो जाते हैं और बदतर हाल में लौटते हैं",
  },
  "Families who hide the illness from the landlord and from in-laws": {
    hinglish: "Parivaar jo beemari makaan maalik aur sasuraal se chhupate hain",
    hindi: "परिवार जो बीमारी मकान मालिक और ससुराल से छुपाते हैं",
  },
  "Explain to three people why a TB course must be finished, using Ni-kshay programme facts, and ask them to teach it back.": {
    hinglish:
      "Ni-kshay programme ki jaankari se teen logon ko samjhaiye ki TB ka course poora karna kyon zaroori hai, aur kahiye ki woh aapko wapas samjhayein.",
    hindi: "Ni-kshay कार्यक्रम की जानकारी से तीन लोगों को समझाइए कि TB का कोर्स पूरा करना क्यों ज़रूरी है, और कहिए कि वे आपको वापस समझाएँ।",
  },
  "Councillors who plead for a kitchen that you have shut": {
    hinglish: "Parshad jo aapki band karwayi rasoi ke liye sifarish karte hain",
    hindi: "पार्षद जो आपकी बंद करवाई रसोई के लिए सिफ़ारिश करते हैं",
  },
  "Residents who ask for fogging while larvae swim in their tanks": {
    hinglish: "Log jo fogging maangte hain jabki unki tankiyon mein larva tair rahe hain",
    hindi: "लोग जो फ़ॉगिंग माँगते हैं जबकि उनकी टंकियों में लार्वा तैर रहे हैं",
  },
  "More files to sign than patients to see": {
    hinglish: "Dekhne ko mareez kam, dastkhat karne ko file zyada",
    hindi: "देखने को मरीज़ कम, दस्तख़त करने को फ़ाइलें ज़्यादा",
  },
  "Read one health notice of your municipality, on dengue or water, visit a place that it names, and write what has been done there.": {
    hinglish:
      "Apni nagar palika ka dengue ya paani par koi health notice padhiye, usmein likhi kisi jagah jaiye, aur likhiye ki wahan kya kiya gaya hai.",
    hindi: "अपनी नगर पालिका का डेंगू या पानी पर कोई स्वास्थ्य नोटिस पढ़िए, उसमें लिखी किसी जगह जाइए, और लिखिए कि वहाँ क्या किया गया है।",
  },
  "Networks that fail just as the patient speaks": {
    hinglish: "Network jo theek mareez ke bolte hi chala jaata hai",
    hindi: "नेटवर्क जो ठीक मरीज़ के बोलते ही चला जाता है",
  },
  "Specialists who log in late": { hinglish: "Specialist jo der se log in karte hain", hindi: "विशेषज्ञ जो देर से लॉग इन करते हैं" },
  "Old people who distrust a doctor on a screen": {
    hinglish: "Buzurg jinhein screen par aaye doctor par bharosa nahi",
    hindi: "बुज़ुर्ग जिन्हें स्क्रीन पर आए डॉक्टर पर भरोसा नहीं",
  },
  "Help an elder through one video call, note each point where they got stuck, and write a one-page guide with drawings.": {
    hinglish: "Kisi buzurg ki ek video call mein madad kijiye, likhiye ki woh kahan-kahan atke, aur chitron wali ek page ki guide banaiye.",
    hindi: "किसी बुज़ुर्ग की एक वीडियो कॉल में मदद कीजिए, लिखिए कि वे कहाँ-कहाँ अटके, और चित्रों वाली एक पेज की गाइड बनाइए।",
  },
  "Festivals that undo a month of patient work": {
    hinglish: "Tyohaar jo mahine bhar ki sabr wali mehnat par paani pher dete hain",
    hindi: "त्योहार जो महीने भर की सब्र वाली मेहनत पर पानी फेर देते हैं",
  },
  "Low pay, and many jobs tied to a drug company": {
    hinglish: "Kam tankhwah, aur kai naukriyan kisi dawa company se judi",
    hindi: "कम तनख़्वाह, और कई नौकरियाँ किसी दवा कंपनी से जुड़ी",
  },
  "People who come only after a toe is lost": {
    hinglish: "Log jo pair ki ungli katne ke baad hi aate hain",
    hindi: "लोग जो पैर की उँगली कटने के बाद ही आते हैं",
  },
  "Ask a relative with diabetes, if willing, to explain one day of testing and meals, and draw a plate chart together.": {
    hinglish:
      "Diabetes wale kisi rishtedar se, agar woh raazi hon, ek din ki jaanch aur khane ka haal poochiye, aur saath mein plate ka chart banaiye.",
    hindi: "डायबिटीज़ वाले किसी रिश्तेदार से, अगर वे राज़ी हों, एक दिन की जाँच और खाने का हाल पूछिए, और साथ में प्लेट का चार्ट बनाइए।",
  },
  "Tenders and leave slips where your ward round used to be": {
    hinglish: "Pehle jahan ward ka round tha, ab wahan tender aur chhutti ki arziyan",
    hindi: "पहले जहाँ वार्ड का राउंड था, अब वहाँ टेंडर और छुट्टी की अर्ज़ियाँ",
  },
  "A court summons for a death on another doctor's shift": {
    hinglish: "Doosre doctor ki shift mein hui maut par aapko court ka summons",
    hindi: "दूसरे डॉक्टर की शिफ़्ट में हुई मौत पर आपको अदालत का समन",
  },
  "Ministers who want a bed for somebody": { hinglish: "Mantri jinhein kisi ke liye bed chahiye", hindi: "मंत्री जिन्हें किसी के लिए बेड चाहिए" },
  "List what a hospital needs in the first hour after a train accident, order it by urgency, and compare with a doctor.": {
    hinglish:
      "Likhiye ki train haadse ke baad pehle ghante mein hospital ko kya-kya chahiye, use zaroorat ke kram mein lagaiye, aur kisi doctor ki raay se milaiye.",
    hindi: "लिखिए कि ट्रेन हादसे के बाद पहले घंटे में अस्पताल को क्या-क्या चाहिए, उसे ज़रूरत के क्रम में लगाइए, और किसी डॉक्टर की राय से मिलाइए।",
  },
  "No law protects the title, so quacks crowd in": {
    hinglish: "Yeh padnaam kisi kanoon se surakshit nahi, isliye neem-hakeem ghus aate hain",
    hindi: "यह पदनाम किसी क़ानून से सुरक्षित नहीं, इसलिए नीम-हकीम घुस आते हैं",
  },
  "Clients who put out the cigarette just before the video call": {
    hinglish: "Client jo video call se theek pehle cigarette bujhate hain",
    hindi: "क्लाइंट जो वीडियो कॉल से ठीक पहले सिगरेट बुझाते हैं",
  },
  "Keeping silent while people find their own reasons": {
    hinglish: "Chup rehna, jab tak log apne kaaran khud na dhoondh lein",
    hindi: "चुप रहना, जब तक लोग अपने कारण ख़ुद न ढूँढ़ लें",
  },
  "Pick one habit of yours, change it by one tiny step for twenty-one days, and log each slip with its trigger.": {
    hinglish: "Apni koi ek aadat chuniye, use ikkees din tak ek nanhe kadam se badaliye, aur har chook uski wajah ke saath likhiye.",
    hindi: "अपनी कोई एक आदत चुनिए, उसे इक्कीस दिन तक एक नन्हे क़दम से बदलिए, और हर चूक उसकी वजह के साथ लिखिए।",
  },
  "Surgeons who spare you four minutes to explain a long operation": {
    hinglish: "Surgeon jo lambe operation ko samjhane ke liye sirf chaar minute dete hain",
    hindi: "सर्जन जो लंबे ऑपरेशन को समझाने के लिए सिर्फ़ चार मिनट देते हैं",
  },
  "Doctors correct your picture seven times": {
    hinglish: "Doctor aapki tasveer saat baar sudharwate hain",
    hindi: "डॉक्टर आपकी तस्वीर सात बार सुधरवाते हैं",
  },
  "Machine-made pictures undercut you, wrong anatomy and all": {
    hinglish: "Machine ki bani tasveerein sasti bikti hain, galat anatomy ke bawajood",
    hindi: "मशीन की बनी तस्वीरें सस्ती बिकती हैं, ग़लत एनाटॉमी के बावजूद",
  },
  "Draw your own hand, then its bones beneath from a biology book, then both layered on tracing paper.": {
    hinglish: "Apna haath banaiye, phir biology ki kitaab se uske andar ki haddiyan, phir tracing paper par dono ko ek ke upar ek.",
    hindi: "अपना हाथ बनाइए, फिर बायोलॉजी की किताब से उसके अंदर की हड्डियाँ, फिर ट्रेसिंग पेपर पर दोनों को एक के ऊपर एक।",
  },
  "Patients hate the food that is good for them": {
    hinglish: "Jo khana faayda karta hai wahi mareezon ko bura lagta hai",
    hindi: "जो खाना फ़ायदा करता है वही मरीज़ों को बुरा लगता है",
  },
  "One cook's pinch of salt can undo a kidney patient's diet": {
    hinglish: "Cook ki ek chutki namak se kidney ke mareez ki diet bekaar ho sakti hai",
    hindi: "रसोइए की एक चुटकी नमक से किडनी के मरीज़ की डाइट बेकार हो सकती है",
  },
  "New admissions called down when the trays are already laid": {
    hinglish: "Tray lag chuki hoti hain, tab naye mareez bharti hone ki khabar aati hai",
    hindi: "ट्रे लग चुकी होती हैं, तब नए मरीज़ भर्ती होने की ख़बर आती है",
  },
  "Cook one dal three ways, normal, salt-free and soft, cost each plate, and ask the family to rate them blind.": {
    hinglish:
      "Ek hi daal teen tarah pakaiye, saadharan, bina namak aur galaayi hui, har plate ka kharch nikaaliye, aur ghar walon se, bina bataye ki kaun si kaisi hai, number dilwaiye.",
    hindi:
      "एक ही दाल तीन तरह पकाइए, साधारण, बिना नमक और गलाई हुई, हर प्लेट का ख़र्च निकालिए, और घरवालों से, बिना बताए कि कौन सी कैसी है, नंबर दिलवाइए।",
  },
  "Kicks, bites and rabies risk": { hinglish: "Laat, kaatna aur rabies ka khatra", hindi: "लात, काटना और रेबीज़ का ख़तरा" },
  "Owners who call a quack first and you last": {
    hinglish: "Pashu maalik jo pehle neem-hakeem ko bulate hain aur aapko sabse aakhir mein",
    hindi: "पशु मालिक जो पहले नीम-हकीम को बुलाते हैं और आपको सबसे आख़िर में",
  },
  "Putting down an animal that could be saved with money": {
    hinglish: "Us jaanwar ko maut ki sui dena jo paise hote to bach sakta tha",
    hindi: "उस जानवर को मौत की सुई देना जो पैसे होते तो बच सकता था",
  },
  "Keep a two-week diary of a dog, cow or hen, watched from some steps away: eating, dung, gait, mood and what is normal.": {
    hinglish:
      "Kisi kutte, gaay ya murgi ko kuch kadam door se dekhkar do hafte ki diary likhiye: khana, gobar ya beet, chaal, mizaaj aur kya saamanya hai.",
    hindi: "किसी कुत्ते, गाय या मुर्गी को कुछ क़दम दूर से देखकर दो हफ़्ते की डायरी लिखिए: खाना, गोबर या बीट, चाल, मिज़ाज और क्या सामान्य है।",
  },
  "Field operations by torchlight in a shed": {
    hinglish: "Pashu shed mein torch ki roshni mein operation",
    hindi: "पशु शेड में टॉर्च की रोशनी में ऑपरेशन",
  },
  "Anaesthetic deaths, and an owner watching": {
    hinglish: "Behoshi mein jaanwar ki maut, aur maalik ki aankhon ke saamne",
    hindi: "बेहोशी में जानवर की मौत, और मालिक की आँखों के सामने",
  },
  "Machines that human hospitals have and yours lacks": {
    hinglish: "Woh machinein jo insaanon ke hospital mein hain aur aapke yahan nahi",
    hindi: "वे मशीनें जो इंसानों के अस्पताल में हैं और आपके यहाँ नहीं",
  },
  "Practise a surgeon's simple stitches on a banana skin with needle and thread, and see which hold without tearing.": {
    hinglish:
      "Kele ke chhilke par sui-dhaage se surgeon ke saral taanke lagane ki practice kijiye, aur dekhiye ki kaun se bina phaade tikte hain.",
    hindi: "केले के छिलके पर सुई-धागे से सर्जन के सरल टाँके लगाने का अभ्यास कीजिए, और देखिए कि कौन से बिना फाड़े टिकते हैं।",
  },
  "A crowd with phones round an angry animal": {
    hinglish: "Gusse mein aaye jaanwar ke chaaron or phone liye bheed",
    hindi: "ग़ुस्से में आए जानवर के चारों ओर फ़ोन लिए भीड़",
  },
  "A darted leopard that runs into the sugar cane before it falls asleep": {
    hinglish: "Tendua jo dart lagne ke baad behosh hone se pehle ganne ke khet mein ghus jaata hai",
    hindi: "तेंदुआ जो डार्ट लगने के बाद बेहोश होने से पहले गन्ने के खेत में घुस जाता है",
  },
  "Treating a creature you will never see again": {
    hinglish: "Us jaanwar ka ilaaj jo phir kabhi nahi dikhega",
    hindi: "उस जानवर का इलाज जो फिर कभी नहीं दिखेगा",
  },
  "Follow a dog's or bird's footprints across wet sand or mud, measure step after step, and look whether long and short ones take turns, as in a limp.":
    {
      hinglish:
        "Geeli ret ya keechad par kutte ya pakshi ke pairon ke nishan ka peechha kijiye, har kadam naapiye, aur dekhiye ki lambe aur chhote kadam baari-baari aate hain ya nahi, jaise langdane mein.",
      hindi:
        "गीली रेत या कीचड़ पर कुत्ते या पक्षी के पैरों के निशानों का पीछा कीजिए, हर क़दम नापिए, और देखिए कि लंबे और छोटे क़दम बारी-बारी आते हैं या नहीं, जैसे लँगड़ाने में।",
    },
  "Scratched forearms and dung on every shirt": {
    hinglish: "Kharonchon bhari baahein aur har kameez par gobar",
    hindi: "खरोंचों भरी बाँहें और हर क़मीज़ पर गोबर",
  },
  "Ticks and mange mites that ride home on your clothes": {
    hinglish: "Kilni aur khujli ke keede jo kapdon par ghar tak aa jaate hain",
    hindi: "किलनी और खुजली के कीड़े जो कपड़ों पर घर तक आ जाते हैं",
  },
  "A cow that steps on your foot just as the needle goes in": {
    hinglish: "Gaay jo theek sui lagte samay aapke pair par pair rakh deti hai",
    hindi: "गाय जो ठीक सुई लगते समय आपके पैर पर पैर रख देती है",
  },
  "Help at an animal shelter for one morning with an adult, feeding and cleaning, and note how each animal shows fear.": {
    hinglish:
      "Kisi bade ke saath ek subah animal shelter mein khilane aur safai mein madad kijiye, aur likhiye ki har jaanwar dar kaise dikhata hai.",
    hindi: "किसी बड़े के साथ एक सुबह पशु आश्रय में खिलाने और सफ़ाई में मदद कीजिए, और लिखिए कि हर जानवर डर कैसे दिखाता है।",
  },
  "Rotting carcasses in May": { hinglish: "May mein sadte hue mare jaanwar", hindi: "मई में सड़ते हुए मरे जानवर" },
  "Result arrives when the herd is already gone": {
    hinglish: "Nateeja tab aata hai jab jhund khatam ho chuka hota hai",
    hindi: "नतीजा तब आता है जब झुंड ख़त्म हो चुका होता है",
  },
  "Little contact with living animals": { hinglish: "Zinda jaanwaron se kam vaasta", hindi: "ज़िंदा जानवरों से कम वास्ता" },
  "Draw and name the organs of a hen or a fish, from the kitchen or your biology book, and ask a vet what a sick liver looks like.": {
    hinglish:
      "Rasoi mein ya biology ki kitaab mein dekhkar murgi ya machhli ke ang banaiye, naam likhiye, aur kisi pashu doctor se poochiye ki beemar liver kaisa dikhta hai.",
    hindi: "रसोई में या बायोलॉजी की किताब में देखकर मुर्गी या मछली के अंग बनाइए, नाम लिखिए, और किसी पशु डॉक्टर से पूछिए कि बीमार लिवर कैसा दिखता है।",
  },
  "Two nurses ring in sick and the next ward has none to lend": {
    hinglish: "Do nurse bimaari ki chhutti par, aur agle ward mein udhaar dene ko bhi koi nahi",
    hindi: "दो नर्स बीमारी की छुट्टी पर, और अगले वार्ड में उधार देने को भी कोई नहीं",
  },
  "Squeezed between matron, doctors and relatives": {
    hinglish: "Matron, doctor aur rishtedaron ke beech pisna",
    hindi: "मैट्रन, डॉक्टर और रिश्तेदारों के बीच पिसना",
  },
  "Still lifting patients as well as doing paperwork": {
    hinglish: "Kaagazi kaam ke saath mareez uthana bhi abhi aapka hi kaam",
    hindi: "काग़ज़ी काम के साथ मरीज़ उठाना भी अब तक आपका ही काम",
  },
  "Plan the chores of a family function for eight helpers, hour by hour, then handle two sudden absences on paper.": {
    hinglish:
      "Parivaar ke kisi samaroh ke kaam aath madadgaaron mein ghante-ghante ke hisaab se baantiye, phir kaagaz par do logon ke achanak na aane ka hal nikaliye.",
    hindi: "परिवार के किसी समारोह के काम आठ मददगारों में घंटे-घंटे के हिसाब से बाँटिए, फिर काग़ज़ पर दो लोगों के अचानक न आने का हल निकालिए।",
  },
  "Parents who want the certificate for extra exam time and no therapy": {
    hinglish: "Maa-baap jinhe exam mein extra time ka certificate chahiye, therapy nahi",
    hindi: "माँ-बाप जिन्हें परीक्षा में अतिरिक्त समय का सर्टिफ़िकेट चाहिए, थेरेपी नहीं",
  },
  "Schools that want a label for a child after one meeting": {
    hinglish: "School jo ek mulaqat ke baad hi bachche par thappa lagwana chahte hain",
    hindi: "स्कूल जो एक मुलाक़ात के बाद ही बच्चे पर ठप्पा लगवाना चाहते हैं",
  },
  "Waiting lists so long that a small worry grows into a big one": {
    hinglish: "Itni lambi waiting list ki chhoti si chinta badi ban jaati hai",
    hindi: "इतनी लंबी वेटिंग लिस्ट कि छोटी-सी चिंता बड़ी बन जाती है",
  },
  "Watch a small cousin at play for half an hour, noting only what you see, never what you think it means.": {
    hinglish:
      "Rishte ke kisi chhote bachche ko aadhe ghante khelte dekhiye, aur sirf woh likhiye jo dikhta hai, woh kabhi nahi jo aapko uska matlab lage.",
    hindi: "रिश्ते के किसी छोटे बच्चे को आधे घंटे खेलते देखिए, और सिर्फ़ वह लिखिए जो दिखता है, वह कभी नहीं जो आपको उसका मतलब लगे।",
  },
  "Eleven pairs of ankles to tape in the last hour before the match": {
    hinglish: "Match se pehle ke aakhri ghante mein gyarah jodi takhnon par tape lagana",
    hindi: "मैच से पहले के आख़िरी घंटे में ग्यारह जोड़ी टख़नों पर टेप लगाना",
  },
  "Players who hide a sore hamstring until it tears": {
    hinglish: "Khiladi jo hamstring ka dard phatne tak chhipate hain",
    hindi: "खिलाड़ी जो हैमस्ट्रिंग का दर्द फटने तक छिपाते हैं",
  },
  "Blamed when an old injury returns": { hinglish: "Purani chot laut aaye to dosh aapka", hindi: "पुरानी चोट लौट आए तो दोष आपका" },
  "Film a friend's squat and jump from the front, pause the picture, and look at where the knees travel.": {
    hinglish: "Kisi dost ki uthak-baithak aur kood saamne se film kijiye, tasveer rokiye, aur dekhiye ki ghutne kidhar jaate hain.",
    hindi: "किसी दोस्त की उठक-बैठक और कूद सामने से फ़िल्माइए, तस्वीर रोकिए, और देखिए कि घुटने किधर जाते हैं।",
  },
  "Progress measured in months and millimetres": {
    hinglish: "Tarakki jo mahinon aur millimetre mein naapi jaati hai",
    hindi: "तरक़्क़ी जो महीनों और मिलीमीटर में नापी जाती है",
  },
  "Tears, his and sometimes his mother's": { hinglish: "Aansu, bachche ke aur kabhi-kabhi maa ke", hindi: "आँसू, बच्चे के और कभी-कभी माँ के" },
  "Families who stop coming because the bus costs too much": {
    hinglish: "Parivaar jo bus ka kiraya mehnga hone se aana band kar dete hain",
    hindi: "परिवार जो बस का किराया महँगा होने से आना बंद कर देते हैं",
  },
  "Turn three stretches into games with cushions and bottles, play them with a small child, and see which holds interest.": {
    hinglish:
      "Teen stretch ko takiye aur bottle wale khel bana dijiye, kisi chhote bachche ke saath kheliye, aur dekhiye ki kis mein uska mann lagta hai.",
    hindi: "तीन स्ट्रेच को तकिए और बोतल वाले खेल बना दीजिए, किसी छोटे बच्चे के साथ खेलिए, और देखिए कि किसमें उसका मन लगता है।",
  },
  "A tenfold slip can kill a baby": {
    hinglish: "Das guna dose ki ek chook shishu ki jaan le sakti hai",
    hindi: "दस गुना ख़ुराक की एक चूक शिशु की जान ले सकती है",
  },
  "Basement stores and trolleys at 3 a.m.": {
    hinglish: "Subah 3 baje tehkhaane ke store aur trolley",
    hindi: "सुबह 3 बजे तहख़ाने के स्टोर और ट्रॉलियाँ",
  },
  "A ward that borrows drugs at night and writes it down nowhere": {
    hinglish: "Ward jo raat mein dawa udhaar le jaata hai aur kahin likhta nahi",
    hindi: "वार्ड जो रात में दवा उधार ले जाता है और कहीं लिखता नहीं",
  },
  "Make a sugar-salt rehydration drink three times by level spoons and a measured litre, and let two people taste which batch differs.": {
    hinglish:
      "Samtal chammach aur naape hue ek litre paani se namak-cheeni ka ghol teen baar banaiye, aur do logon ko chakhakar poochiye ki kaun sa alag hai.",
    hindi: "समतल चम्मच और नापे हुए एक लीटर पानी से नमक-चीनी का घोल तीन बार बनाइए, और दो लोगों को चखाकर पूछिए कि कौन सा अलग है।",
  },
  "Drunk men and furious relatives at the door": {
    hinglish: "Darwaze par sharabi aadmi aur gusse mein bhare rishtedar",
    hindi: "दरवाज़े पर शराबी आदमी और ग़ुस्से में भरे रिश्तेदार",
  },
  "Police at the trolley wanting a statement before the bleeding stops": {
    hinglish: "Khoon rukne se pehle hi stretcher par bayaan maangti police",
    hindi: "ख़ून रुकने से पहले ही स्ट्रेचर पर बयान माँगती पुलिस",
  },
  "Diwali burns, Holi eyes and New Year crashes, each on its own night": {
    hinglish: "Diwali mein jale log, Holi mein kharab hui aankhein aur New Year ke accident, sab apni-apni raat ko",
    hindi: "दिवाली में जले लोग, होली में ख़राब हुई आँखें और नए साल की दुर्घटनाएँ, सब अपनी-अपनी रात को",
  },
  "Learn the choking drill and how to stop bleeding from the Indian Red Cross first-aid material, and rehearse with family.": {
    hinglish:
      "Indian Red Cross ki first-aid saamagri se seekhiye ki gale mein kuch atak jaye to kya karein aur khoon kaise rokein, aur parivaar ke saath abhyaas kijiye.",
    hindi: "इंडियन रेड क्रॉस की प्राथमिक उपचार सामग्री से सीखिए कि गले में कुछ अटक जाए तो क्या करें और ख़ून कैसे रोकें, और परिवार के साथ अभ्यास कीजिए।",
  },
  "Food going the wrong way can bring pneumonia": {
    hinglish: "Khana galat nali mein chala jaye to pneumonia ho sakta hai",
    hindi: "खाना ग़लत नली में चला जाए तो निमोनिया हो सकता है",
  },
  "Doctors who send for you after the feeding tube": {
    hinglish: "Doctor jo feeding tube lag jaane ke baad aapko bulate hain",
    hindi: "डॉक्टर जो फ़ीडिंग ट्यूब लग जाने के बाद आपको बुलाते हैं",
  },
  "Patients who pull out the feeding tube and beg for plain water": {
    hinglish: "Mareez jo feeding tube kheench kar nikaal dete hain aur saade paani ki minnat karte hain",
    hindi: "मरीज़ जो फ़ीडिंग ट्यूब खींचकर निकाल देते हैं और सादे पानी की मिन्नत करते हैं",
  },
  "With an adult, cook cornflour into water at four strengths, let it cool, and time how fast each runs off a spoon.": {
    hinglish:
      "Kisi bade ke saath corn flour ko paani mein chaar gaadhepan mein pakaiye, thanda hone dijiye, aur naapiye ki har ek chammach se kitni jaldi behta hai.",
    hindi: "किसी बड़े के साथ कॉर्नफ़्लोर को पानी में चार गाढ़ेपन में पकाइए, ठंडा होने दीजिए, और नापिए कि हर एक चम्मच से कितनी जल्दी बहता है।",
  },
  "A film star's blood report in the news, and every eye on your desk": {
    hinglish: "Film star ki khoon ki report khabron mein, aur sabki nazar aapki mez par",
    hindi: "फ़िल्म स्टार की ख़ून की रिपोर्ट ख़बरों में, और सबकी नज़र आपकी मेज़ पर",
  },
  "Doctors who leave the last page of every form blank": {
    hinglish: "Doctor jo har form ka aakhri panna khaali chhod dete hain",
    hindi: "डॉक्टर जो हर फ़ॉर्म का आख़िरी पन्ना ख़ाली छोड़ देते हैं",
  },
  "Flooded basements full of old case sheets": {
    hinglish: "Purani case sheet se bhare tehkhaane mein paani bhar jaana",
    hindi: "पुरानी केस शीटों से भरे तहख़ाने में पानी भर जाना",
  },
  "Write a one-page rule for your school on who may see pupils' medical notes, and test it on three tricky cases.": {
    hinglish:
      "Apne school ke liye ek panne ka niyam likhiye ki bachchon ke medical note kaun dekh sakta hai, aur use teen pecheeda maamlon par parakhiye.",
    hindi: "अपने स्कूल के लिए एक पन्ने का नियम लिखिए कि बच्चों के मेडिकल नोट कौन देख सकता है, और उसे तीन पेचीदा मामलों पर परखिए।",
  },
  "Patients who arrive after a month of painkillers": {
    hinglish: "Mareez jo mahine bhar painkiller khaane ke baad aate hain",
    hindi: "मरीज़ जो महीने भर दर्द की गोलियाँ खाने के बाद आते हैं",
  },
  "Swellings shown to you only when the mouth no longer opens": {
    hinglish: "Soojan jo tab dikhayi jaati hai jab munh khulna band ho chuka ho",
    hindi: "सूजन जो तब दिखाई जाती है जब मुँह खुलना बंद हो चुका हो",
  },
  "A numb lip can follow a good operation": {
    hinglish: "Achhe operation ke baad bhi honth sunn reh sakta hai",
    hindi: "अच्छे ऑपरेशन के बाद भी होंठ सुन्न रह सकता है",
  },
  "Press a bean deep into soft soap or dough, lift it out whole through the smallest opening you can make, and measure the hole.": {
    hinglish:
      "Naram saabun ya gundhe aate mein rajma ka ek daana gehra dabaiye, jitne chhote chhed se ho sake use saabut nikaliye, aur chhed naapiye.",
    hindi: "नरम साबुन या गुँधे आटे में राजमा का एक दाना गहरा दबाइए, जितने छोटे छेद से हो सके उसे साबुत निकालिए, और छेद नापिए।",
  },
  "Patients twice your weight, several times a shift": {
    hinglish: "Aapse dugne vazan ke mareez ko har shift mein kai baar uthana",
    hindi: "आपसे दुगुने वज़न के मरीज़ को हर शिफ़्ट में कई बार उठाना",
  },
  "Young men flat on their backs, bored and rude": {
    hinglish: "Peeth ke bal lete jawaan ladke, oobe hue aur badtameez",
    hindi: "पीठ के बल लेटे जवान लड़के, ऊबे हुए और बदतमीज़",
  },
  "Pressure sores that appear despite your turning": {
    hinglish: "Karwat badalwate rehne par bhi ho jaane wale bedsore",
    hindi: "करवट बदलवाते रहने पर भी हो जाने वाले बेडसोर",
  },
  "Lie on your back for two hours with one leg propped on pillows, and list what you could not reach, do or bear without help.": {
    hinglish:
      "Ek pair takiyon par tikakar do ghante peeth ke bal letiye, aur likhiye ki bina madad ke kya pahunch se bahar raha, kya nahi ho paaya aur kya saha nahi gaya.",
    hindi: "एक पैर तकियों पर टिकाकर दो घंटे पीठ के बल लेटिए, और लिखिए कि बिना मदद के क्या पहुँच से बाहर रहा, क्या नहीं हो पाया और क्या सहा नहीं गया।",
  },
  "Two nurses for forty beds once the day's operations are done": {
    hinglish: "Din ke operation khatm hone par chaalis bed aur do nurse",
    hindi: "दिन के ऑपरेशन ख़त्म होने पर चालीस बेड और दो नर्स",
  },
  "The smell of an infected wound on your sleeves": {
    hinglish: "Aastin mein bas gayi infected zakhm ki badboo",
    hindi: "आस्तीन में बस गई पके ज़ख़्म की बदबू",
  },
  "Relatives who feed biryani to a fasting patient": {
    hinglish: "Rishtedar jo khaali pet rakhe gaye mareez ko biryani khila dete hain",
    hindi: "रिश्तेदार जो ख़ाली पेट रखे गए मरीज़ को बिरयानी खिला देते हैं",
  },
  "Learn in a first-aid class how to clean and bandage a graze with sterile gauze, and practise on a friend's unhurt arm.": {
    hinglish:
      "First-aid class mein kharonch ko saaf karna aur sterile gauze se patti baandhna seekhiye, aur dost ki bina chot wali baanh par abhyaas kijiye.",
    hindi: "प्राथमिक उपचार की क्लास में खरोंच को साफ़ करना और स्टेराइल गॉज़ से पट्टी बाँधना सीखिए, और दोस्त की बिना चोट वाली बाँह पर अभ्यास कीजिए।",
  },
  "Tiny veins that burst at the third try": {
    hinglish: "Nanhi nasein jo teesri koshish mein phat jaati hain",
    hindi: "नन्ही नसें जो तीसरी कोशिश में फट जाती हैं",
  },
  "Two babies sharing one warmer in a full unit": {
    hinglish: "Bhari unit mein ek hi warmer par do bachche",
    hindi: "भरी यूनिट में एक ही वॉर्मर पर दो शिशु",
  },
  "Parents afraid to touch a baby who may not live": {
    hinglish: "Maa-baap jo us bachche ko chhoone se darte hain jo shayad na bache",
    hindi: "माँ-बाप जो उस शिशु को छूने से डरते हैं जो शायद न बचे",
  },
  "Give a doll two millilitres of water an hour with a dropper for an afternoon, write down each feed, and see how evenly you kept to it.":
    {
      hinglish:
        "Ek dopahar dropper se ek gudiya ko har ghante do millilitre paani dijiye, har khuraak likhiye, aur dekhiye ki maatra aur samay kitne barabar rahe.",
      hindi: "एक दोपहर ड्रॉपर से एक गुड़िया को हर घंटे दो मिलीलीटर पानी दीजिए, हर ख़ुराक लिखिए, और देखिए कि मात्रा और समय कितने बराबर रहे।",
    },
  "Gown, mask and cap for eight hours without a window": {
    hinglish: "Gown, mask aur cap mein aath ghante, bina khidki ke",
    hindi: "गाउन, मास्क और टोपी में आठ घंटे, बिना खिड़की के",
  },
  "Lakhs of tablets held back for one missing initial": {
    hinglish: "Ek chhote dastakhat ki kami se ruki laakhon goliyan",
    hindi: "एक छोटे दस्तख़त की कमी से रुकी लाखों गोलियाँ",
  },
  "A whole day lost to cleaning the line before the next medicine": {
    hinglish: "Agli dawa se pehle line saaf karne mein poora din jaana",
    hindi: "अगली दवा से पहले लाइन साफ़ करने में पूरा दिन जाना",
  },
  "Time how fast two kinds of boiled sweet dissolve in cold and in warm water, five of each, and chart how alike they are.": {
    hinglish:
      "Do tarah ki candy, paanch-paanch, thande aur gungune paani mein daalkar naapiye ki kitni jaldi ghulti hai, aur graph banaiye ki woh kitni ek jaisi hain.",
    hindi: "दो तरह की कैंडी, पाँच-पाँच, ठंडे और गुनगुने पानी में डालकर नापिए कि कितनी जल्दी घुलती हैं, और चार्ट बनाइए कि वे कितनी एक जैसी हैं।",
  },
  "Months of work lost by one bad bend": {
    hinglish: "Ungli ke ek baar galat mud jaane se mahinon ki mehnat barbaad",
    hindi: "उँगली के एक बार ग़लत मुड़ जाने से महीनों की मेहनत बर्बाद",
  },
  "Daily-wage workers who cannot come back for therapy": {
    hinglish: "Dihaadi mazdoor jo therapy ke liye dobara nahi aa paate",
    hindi: "दिहाड़ी मज़दूर जो थेरेपी के लिए दोबारा नहीं आ पाते",
  },
  "Stitched tendons sent to you weeks late, stiff as wood": {
    hinglish: "Sile hue tendon jo hafton ki deri se aapke paas aate hain, lakdi jaise akde",
    hindi: "सिले हुए टेंडन जो हफ़्तों की देरी से आपके पास आते हैं, लकड़ी जैसे अकड़े",
  },
  "Measure with a protractor how far each finger joint of three relatives bends, and find what the stiffest hand can't hold.": {
    hinglish:
      "Protractor se naapiye ki teen rishtedaron ki ungli ka har jod kitna mudta hai, aur pata kijiye ki sabse akda haath kya nahi pakad paata.",
    hindi: "चाँदे से नापिए कि तीन रिश्तेदारों की उँगलियों का हर जोड़ कितना मुड़ता है, और पता कीजिए कि सबसे अकड़ा हाथ क्या नहीं पकड़ पाता।",
  },
  "Children who visit on Diwali only": {
    hinglish: "Bete-betiyan jo sirf Diwali par milne aate hain",
    hindi: "बेटे-बेटियाँ जो सिर्फ़ दिवाली पर मिलने आते हैं",
  },
  "Hearing one story five times before lunch": {
    hinglish: "Dopahar ke khane se pehle ek hi kahani paanch baar sunna",
    hindi: "दोपहर के खाने से पहले एक ही कहानी पाँच बार सुनना",
  },
  "Small homes with one nurse for thirty": {
    hinglish: "Chhote vriddhashram jahan tees logon par ek nurse",
    hindi: "छोटे वृद्धाश्रम जहाँ तीस लोगों पर एक नर्स",
  },
  "Spend an hour with earplugs, smeared glasses and gloves on, try to read a strip and count coins, and write it down.": {
    hinglish:
      "Ek ghanta kaan mein earplug, dhundhla chashma aur dastaane pehankar guzaariye, dawa ke patte par likha padhne aur sikke ginne ki koshish kijiye, aur anubhav likhiye.",
    hindi: "एक घंटा कान में इयरप्लग, धुँधला चश्मा और दस्ताने पहनकर गुज़ारिए, दवा के पत्ते पर लिखा पढ़ने और सिक्के गिनने की कोशिश कीजिए, और अनुभव लिखिए।",
  },
  "Camps judged by heads counted and not by teeth saved": {
    hinglish: "Camp jinhe bachaye gaye daanton se nahi, aaye logon ki ginti se aanka jaata hai",
    hindi: "कैंप जिन्हें बचाए गए दाँतों से नहीं, आए लोगों की गिनती से आँका जाता है",
  },
  "Dentists who ask when you will open a real clinic": {
    hinglish: "Dentist jo poochte hain ki asli clinic kab kholenge",
    hindi: "डेंटिस्ट जो पूछते हैं कि आप असली क्लिनिक कब खोलेंगे",
  },
  "A dental chair in the van that will not tilt, far from any mechanic": {
    hinglish: "Van ki dental kursi jo jhukti nahi, aur mechanic bahut door",
    hindi: "वैन की डेंटल कुर्सी जो झुकती नहीं, और मैकेनिक बहुत दूर",
  },
  "Ask twenty classmates when they brush and how often they eat sweets, keep names private, and chart it against toothache this year.": {
    hinglish:
      "Bees saathiyon se poochiye ki woh kab brush karte hain aur kitni baar meetha khaate hain, naam gupt rakhiye, aur is saal ke daant dard ke saath uska chart banaiye.",
    hindi: "बीस साथियों से पूछिए कि वे कब ब्रश करते हैं और कितनी बार मीठा खाते हैं, नाम गुप्त रखिए, और इस साल के दाँत दर्द से मिलाकर उसका चार्ट बनाइए।",
  },
  "Four women in labour and two beds": {
    hinglish: "Chaar auraton ko prasav ka dard, aur bed do",
    hindi: "चार औरतों को प्रसव का दर्द, और बेड दो",
  },
  "Rough words to mothers, which you must speak against": {
    hinglish: "Maaon se bole gaye kadve bol, jinke khilaaf aapko bolna padta hai",
    hindi: "माँओं से बोले गए कड़वे बोल, जिनके ख़िलाफ़ आपको बोलना पड़ता है",
  },
  "The rare birth that ends in silence": {
    hinglish: "Kabhi-kabhi woh prasav jiske baad sirf khamoshi hoti hai",
    hindi: "कभी-कभी वह प्रसव जिसके बाद सिर्फ़ ख़ामोशी होती है",
  },
  "Find a labour chart (partograph) with its guide online and mark on it, hour by hour, an invented birth that goes well.": {
    hinglish:
      "Online prasav ka chart (partograph) aur uski guide dhoondhiye aur us par ghante-ghante ke hisaab se ek kaalpanik prasav bhariye jo theek se ho jaata hai.",
    hindi: "ऑनलाइन प्रसव का चार्ट (partograph) और उसकी गाइड ढूँढ़िए और उस पर घंटे-घंटे के हिसाब से एक काल्पनिक प्रसव भरिए जो ठीक से हो जाता है।",
  },
  "A fund that pays for the drugs but not for the bus to the hospital": {
    hinglish: "Fund jo dawa ke paise deta hai par hospital tak bus ke nahi",
    hindi: "फ़ंड जो दवा के पैसे देता है पर अस्पताल तक बस के नहीं",
  },
  "Patients you came to love die in the same month": {
    hinglish: "Jin mareezon se lagaav ho gaya, unka ek hi mahine mein guzar jaana",
    hindi: "जिन मरीज़ों से लगाव हो गया, उनका एक ही महीने में गुज़र जाना",
  },
  "Chemotherapy missed because nobody could mind the children at home": {
    hinglish: "Chemotherapy chhoot jaana, kyunki ghar par bachche sambhalne wala koi nahi tha",
    hindi: "कीमोथेरेपी छूट जाना, क्योंकि घर पर बच्चे सँभालने वाला कोई नहीं था",
  },
  "List every cost a village family meets during city treatment, then find which scheme or dharamshala could cover each.": {
    hinglish:
      "Sheher mein ilaaj ke dauraan gaon ke parivaar par aane wala har kharch likhiye, phir dhoondhiye ki kaun si yojana ya dharamshala use utha sakti hai.",
    hindi: "शहर में इलाज के दौरान गाँव के परिवार पर आने वाला हर ख़र्च लिखिए, फिर ढूँढ़िए कि कौन सी योजना या धर्मशाला उसे उठा सकती है।",
  },
  "Athletes trust the tin in the next locker more": {
    hinglish: "Khiladi jo bagal wale locker ke dibbe par zyada bharosa karte hain",
    hindi: "खिलाड़ी जो बग़ल वाले लॉकर के डिब्बे पर ज़्यादा भरोसा करते हैं",
  },
  "Weight-cutting the week before a bout": {
    hinglish: "Muqable se pehle wale hafte mein vazan ghatana",
    hindi: "मुक़ाबले से पहले वाले हफ़्ते में वज़न घटाना",
  },
  "Camps far from home, hostel kitchens and their cooks": {
    hinglish: "Ghar se door camp, hostel ki rasoi aur unke rasoiye",
    hindi: "घर से दूर कैंप, हॉस्टल की रसोई और उनके रसोइए",
  },
  "Log a teammate's meals and energy in training for five days, adjust the snack before practice, and compare.": {
    hinglish:
      "Paanch din team ke ek saathi ka khana aur training mein energy likhiye, practice se pehle ka snack badaliye, aur tulna kijiye.",
    hindi: "पाँच दिन टीम के एक साथी का खाना और ट्रेनिंग में ऊर्जा लिखिए, प्रैक्टिस से पहले का नाश्ता बदलिए, और तुलना कीजिए।",
  },
  "Curves that sink again after discharge": {
    hinglish: "Chhutti ke baad phir neeche jaane wala vazan ka graph",
    hindi: "छुट्टी मिलने के बाद फिर नीचे जाने वाला वज़न का ग्राफ़",
  },
  "Advice about eggs where there is no money for eggs": {
    hinglish: "Jahan ande ke paise nahi, wahan ande khaane ki salah",
    hindi: "जहाँ अंडे के पैसे नहीं, वहाँ अंडे खाने की सलाह",
  },
  "Mothers who must take the child home early for the harvest": {
    hinglish: "Maayein jinhe katai ke liye bachche ko jaldi ghar le jaana padta hai",
    hindi: "माँएँ जिन्हें कटाई के लिए बच्चे को जल्दी घर ले जाना पड़ता है",
  },
  "Cook one local weaning food from home ingredients, price a bowl, and compare its protein and energy with a packet brand.": {
    hinglish:
      "Maa ke doodh ke saath-saath shishu ko diya jaane wala ek local khana ghar ki cheezon se pakaiye, ek katori ka kharch jodiye, aur uske protein aur energy ki kisi packet wale brand se tulna kijiye.",
    hindi:
      "माँ के दूध के साथ-साथ शिशु को दिया जाने वाला एक स्थानीय खाना घर की चीज़ों से पकाइए, एक कटोरी का ख़र्च जोड़िए, और उसके प्रोटीन और ऊर्जा की किसी पैकेट वाले ब्रांड से तुलना कीजिए।",
  },
  "Ammonia and dust in every breath": { hinglish: "Har saans mein ammonia aur dhool", hindi: "हर साँस में अमोनिया और धूल" },
  "Culling birds that look healthy during bird flu": {
    hinglish: "Bird flu mein un pakshiyon ko maarna jo swasth dikhte hain",
    hindi: "बर्ड फ़्लू में उन पक्षियों को मारना जो स्वस्थ दिखते हैं",
  },
  "Companies that want eggs faster than hens can bear": {
    hinglish: "Companiyan jinhe ande itni tezi se chahiye ki murgiyan jhel na paayein",
    hindi: "कंपनियाँ जिन्हें अंडे इतनी तेज़ी से चाहिए कि मुर्ग़ियाँ झेल न पाएँ",
  },
  "Look from outside into a small poultry shed, with the owner's leave, note feed, water and crowding, and list three risks to the birds.":
    {
      hinglish:
        "Maalik ki ijaazat se ek chhote poultry shed ko bahar se dekhiye, daana, paani aur bheed note kijiye, aur pakshiyon ke liye teen khatre likhiye.",
      hindi: "मालिक की इजाज़त से एक छोटे पोल्ट्री शेड को बाहर से देखिए, दाना, पानी और भीड़ नोट कीजिए, और पक्षियों के लिए तीन ख़तरे लिखिए।",
    },
  "House after house in the heat, with slides and tablets in a shoulder bag": {
    hinglish: "Kandhe ke jhole mein slide aur goliyan liye garmi mein ghar-ghar jaana",
    hindi: "कंधे के झोले में स्लाइड और गोलियाँ लिए गर्मी में घर-घर जाना",
  },
  "Malaria slides that come back from the laboratory when the fever is over": {
    hinglish: "Malaria ki slide ki report lab se tab aati hai jab bukhaar utar chuka hota hai",
    hindi: "मलेरिया की स्लाइड की रिपोर्ट लैब से तब आती है जब बुख़ार उतर चुका होता है",
  },
  "Families who say that nobody has fever because they fear the finger prick": {
    hinglish: "Parivaar jo ungli mein sui chubhne ke dar se kehte hain ki kisi ko bukhaar nahi",
    hindi: "परिवार जो उँगली में सुई चुभने के डर से कहते हैं कि किसी को बुख़ार नहीं",
  },
  "Draw a map of thirty houses near you with wells, drains and elders who live alone, and ask your ASHA what she would add.": {
    hinglish:
      "Apne aas-paas ke tees gharon ka naksha banaiye jismein kuen, naaliyan aur akele rehne wale buzurg dikhen, aur apni ASHA didi se poochiye ki woh kya jodengi.",
    hindi: "अपने आस-पास के तीस घरों का नक़्शा बनाइए जिसमें कुएँ, नालियाँ और अकेले रहने वाले बुज़ुर्ग दिखें, और अपनी आशा दीदी से पूछिए कि वे क्या जोड़ेंगी।",
  },
  "Referring patients two hours away for an X-ray": {
    hinglish: "Mareez ko sirf X-ray ke liye do ghante door bhejna",
    hindi: "मरीज़ को सिर्फ़ एक्स-रे के लिए दो घंटे दूर भेजना",
  },
  "Alone with decisions that cities share among ten": {
    hinglish: "Jo faisle shehar mein das log milkar lete hain, woh yahan akele lena",
    hindi: "जो फ़ैसले शहर में दस लोग मिलकर लेते हैं, वे यहाँ अकेले लेना",
  },
  "Village politics that reach into the clinic": {
    hinglish: "Gaon ki rajneeti jo clinic ke andar tak aa jaati hai",
    hindi: "गाँव की राजनीति जो क्लिनिक के अंदर तक आ जाती है",
  },
  "Learn the do's and don'ts of snakebite from a government leaflet and teach them at your school assembly.": {
    hinglish:
      "Sarkari parche se seekhiye ki saanp ke kaatne par kya karein aur kya na karein, aur apni school assembly mein sabko sikhaiye.",
    hindi: "सरकारी पर्चे से सीखिए कि साँप के काटने पर क्या करें और क्या न करें, और अपनी स्कूल असेंबली में सबको सिखाइए।",
  },
  "Morphine paperwork thicker than the patient's file": {
    hinglish: "Morphine ke kaagaz mareez ki file se bhi mote",
    hindi: "मॉर्फ़ीन के काग़ज़ मरीज़ की फ़ाइल से भी मोटे",
  },
  "Being called only when everyone else has left": {
    hinglish: "Tab bulaya jaana jab baaki sab ja chuke hon",
    hindi: "तब बुलाया जाना जब बाक़ी सब जा चुके हों",
  },
  "Every friendship here ends": { hinglish: "Yahan har dosti ek din khatm ho jaati hai", hindi: "यहाँ हर दोस्ती एक दिन ख़त्म हो जाती है" },
  "Sit with a grandparent or old neighbour, ask what a good day looks like, and listen without changing the subject.": {
    hinglish:
      "Dada-dadi, nana-nani ya kisi buzurg padosi ke paas baithiye, poochiye ki achha din kaisa hota hai, aur baat badle bina suniye.",
    hindi: "दादा-दादी, नाना-नानी या किसी बुज़ुर्ग पड़ोसी के पास बैठिए, पूछिए कि अच्छा दिन कैसा होता है, और बात बदले बिना सुनिए।",
  },
  "Shaky networks inside thick hospital walls": {
    hinglish: "Hospital ki moti deewaron ke andar kamzor network",
    hindi: "अस्पताल की मोटी दीवारों के अंदर कमज़ोर नेटवर्क",
  },
  "Doctors who share one password": {
    hinglish: "Doctor jo sab ek hi password se kaam chalate hain",
    hindi: "डॉक्टर जो सब एक ही पासवर्ड से काम चलाते हैं",
  },
  "A casualty doctor shouting over a blood report that will not load": {
    hinglish: "Blood report khulti nahi aur casualty ke doctor aap par chillate hain",
    hindi: "ब्लड रिपोर्ट खुलती नहीं और कैज़ुअल्टी के डॉक्टर आप पर चिल्लाते हैं",
  },
  "Sit near a clinic's registration counter with leave, time ten patients, note each delay, and redesign the first screen on paper.": {
    hinglish:
      "Ijaazat lekar kisi clinic ke registration counter ke paas baithiye, das mareezon ka samay naapiye, har deri note kijiye, aur pehli screen kaagaz par phir se design kijiye.",
    hindi:
      "इजाज़त लेकर किसी क्लिनिक के रजिस्ट्रेशन काउंटर के पास बैठिए, दस मरीज़ों का समय नापिए, हर देरी नोट कीजिए, और पहली स्क्रीन काग़ज़ पर फिर से डिज़ाइन कीजिए।",
  },
  "A day's journey to a heart surgeon who operates till night": {
    hinglish: "Din bhar ka safar us heart surgeon tak jo raat tak operation karte hain",
    hindi: "दिन भर का सफ़र उस हार्ट सर्जन तक जो रात तक ऑपरेशन करते हैं",
  },
  "Taken for a salesperson at every reception desk": {
    hinglish: "Har reception par yahi samjha jaana ki aapka kaam dawa bechna hai",
    hindi: "हर रिसेप्शन पर यही समझा जाना कि आपका काम दवा बेचना है",
  },
  "Saying no when sales colleagues want a stronger claim": {
    hinglish: "Sales ke saathi bada daava chahen, tab mana karna",
    hindi: "सेल्स के साथी बड़ा दावा चाहें, तब मना करना",
  },
  "Take one health claim from an advertisement, look for the study behind it, and explain in five lines how far it proves the claim.": {
    hinglish:
      "Kisi vigyapan se sehat ka ek daava lijiye, uske peeche ki study dhoondhiye, aur paanch line mein samjhaiye ki woh daave ko kitna saabit karti hai.",
    hindi: "किसी विज्ञापन से सेहत का एक दावा लीजिए, उसके पीछे की स्टडी ढूँढ़िए, और पाँच लाइनों में समझाइए कि वह दावे को कितना साबित करती है।",
  },
  "Being called in after the defeat, not before": {
    hinglish: "Haar se pehle nahi, haar ke baad bulaya jaana",
    hindi: "हार से पहले नहीं, हार के बाद बुलाया जाना",
  },
  "Teams that hide a visit to you as weakness": {
    hinglish: "Team jo aapke paas aane ko kamzori maankar chhipati hain",
    hindi: "टीमें जो आपके पास आने को कमज़ोरी मानकर छिपाती हैं",
  },
  "Players who laugh at a breathing exercise before the team": {
    hinglish: "Khiladi jo team ke saamne saans ke abhyaas par hanste hain",
    hindi: "खिलाड़ी जो टीम के सामने साँस के अभ्यास पर हँसते हैं",
  },
  "Keep a note before and after ten games or tests: thoughts, breath, result; try a five-breath routine in the last five.": {
    hinglish:
      "Das match ya test se pehle aur baad mein likhiye: vichaar, saans, nateeja. Aakhri paanch mein paanch saanson ka abhyaas aazmaiye.",
    hindi: "दस मैच या टेस्ट से पहले और बाद में लिखिए: विचार, साँस, नतीजा। आख़िरी पाँच में पाँच साँसों का अभ्यास आज़माइए।",
  },
};
