import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const MIXED_SUBJECTS_TEXT: Wording = {
  english:
    p("Allowed where the school teaches it: the boards let schools mix subjects, few schools have the hours for it. What it brings:") +
    ul([
      `${strong("Biology without physics and chemistry")} opens none of the medical ways: NEET-UG asks for all three. It may help for psychology, nutrition or health management, and is no must there.`,
      `${strong("Maths with arts")} is the strongest mix: economics, statistics, data and design stay open.`,
      `${strong("Computer science with arts or commerce")} helps for BCA and data, ${strong("psychology or economics with science")} is a light fifth subject that keeps the entrance exams open.`,
    ]) +
    p(
      "Take the subject if you like it and can carry it; ask the school whether its timetable and practicals allow it, and look at what the degree that you have in mind asks for.",
    ),
  hinglish:
    p(
      "Jahan school padhata hai, wahan ijazat hai: board vishay milane dete hain, par kam school ke paas iske ghante hote hain. Isse kya milta hai:",
    ) +
    ul([
      `${strong("Physics aur chemistry ke bina biology")} se medical ka koi raasta nahi khulta: NEET-UG teeno maangta hai. Psychology, nutrition ya health management mein kaam aa sakti hai, par wahan zaroori nahi.`,
      `${strong("Arts ke saath maths")} sabse mazboot mel hai: economics, statistics, data aur design khule rehte hain.`,
      `${strong("Arts ya commerce ke saath computer science")} BCA aur data mein kaam aati hai, ${strong("science ke saath psychology ya economics")} halka paanchwa vishay hai jo entrance khule rakhta hai.`,
    ]) +
    p(
      "Vishay tab lijiye jab pasand ho aur sambhal sakein; school se poochiye ki timetable aur practical ho payenge ya nahi, aur dekhiye ki aapke mann ki degree kya maangti hai.",
    ),
  hindi:
    p("जहाँ स्कूल पढ़ाता है, वहाँ इजाज़त है: बोर्ड विषय मिलाने देते हैं, पर कम स्कूलों के पास इसके घंटे होते हैं। इससे क्या मिलता है:") +
    ul([
      `${strong("फ़िज़िक्स और केमिस्ट्री के बिना बायोलॉजी")} से मेडिकल का कोई रास्ता नहीं खुलता: NEET-UG तीनों माँगता है। साइकोलॉजी, न्यूट्रिशन या हेल्थ मैनेजमेंट में काम आ सकती है, पर वहाँ ज़रूरी नहीं।`,
      `${strong("आर्ट्स के साथ मैथ्स")} सबसे मज़बूत मेल है: इकोनॉमिक्स, स्टैटिस्टिक्स, डेटा और डिज़ाइन खुले रहते हैं।`,
      `${strong("आर्ट्स या कॉमर्स के साथ कंप्यूटर साइंस")} BCA और डेटा में काम आती है, ${strong("साइंस के साथ साइकोलॉजी या इकोनॉमिक्स")} हल्का पाँचवाँ विषय है जो entrance खुले रखता है।`,
    ]) +
    p("विषय तब लीजिए जब पसंद हो और सँभाल सकें; स्कूल से पूछिए कि टाइमटेबल और प्रैक्टिकल हो पाएँगे या नहीं, और देखिए कि आपके मन की डिग्री क्या माँगती है।"),
};

export const FEAR_OF_SPEAKING: Wording = {
  english:
    p("Yes, it stays possible: speaking before others is a craft that is learnt in small steps, and in every field some speak little.") +
    ul([
      `${strong("Law")}: contracts, tax, companies, patents and legal writing are done at a desk; only the courts ask for pleading. ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/company-secretary", "Company Secretary")}.`,
      `${strong("Teaching and care")}: one pupil or patient at a time is easier than a hall, for many also who fear a stage.`,
      `${strong("Firms")}: analysis, accounts, design and code need a clear page more than a speech.`,
      "To learn it: read aloud for five minutes a day, then to one person, then ask one question in class each week; debate clubs of school and college begin small. In half a year most fear it less.",
    ]),
  hinglish:
    p(
      "Haan, phir bhi ho sakta hai: logon ke saamne bolna hunar hai jo chhote kadamon mein aata hai, aur har field mein kuch log kam bolte hain.",
    ) +
    ul([
      `${strong("Law")}: contract, tax, company, patent aur kanooni likhai desk par hoti hai; sirf court mein bahas chahiye. ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/company-secretary", "Company Secretary")}.`,
      `${strong("Padhana aur dekhbhal")}: ek baar mein ek bachcha ya mareez bhari hall se aasaan hai, stage se darne wale bahuton ke liye bhi.`,
      `${strong("Companies")}: analysis, accounts, design aur code mein bhashan se zyada saaf likha page chahiye.`,
      "Seekhne ke liye: roz paanch minute bolkar padhiye, phir ek vyakti ke saamne, phir har hafte class mein ek sawal; school aur college ke debate club chhote se shuru hote hain. Aadhe saal mein zyadatar ka darr kam ho jaata hai.",
    ]),
  hindi:
    p("हाँ, फिर भी हो सकता है: लोगों के सामने बोलना हुनर है जो छोटे क़दमों में आता है, और हर फ़ील्ड में कुछ लोग कम बोलते हैं।") +
    ul([
      `${strong("लॉ")}: कॉन्ट्रैक्ट, टैक्स, कंपनी, पेटेंट और क़ानूनी लिखाई डेस्क पर होती है; सिर्फ़ कोर्ट में बहस चाहिए। ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/company-secretary", "Company Secretary")}।`,
      `${strong("पढ़ाना और देखभाल")}: एक बार में एक बच्चा या मरीज़ भरे हॉल से आसान है, स्टेज से डरने वाले बहुतों के लिए भी।`,
      `${strong("कंपनियाँ")}: एनालिसिस, अकाउंट्स, डिज़ाइन और कोड में भाषण से ज़्यादा साफ़ लिखा पेज चाहिए।`,
      "सीखने के लिए: रोज़ पाँच मिनट बोलकर पढ़िए, फिर एक व्यक्ति के सामने, फिर हर हफ़्ते क्लास में एक सवाल; स्कूल और कॉलेज के डिबेट क्लब छोटे से शुरू होते हैं। आधे साल में ज़्यादातर का डर कम हो जाता है।",
    ]),
};

export const NO_COLLEGE_HERE: Wording = {
  english:
    p("That a place has no such college closes the wish for few. What others in small towns do:") +
    ul([
      `${strong("A government college of the next city")}, with a hostel: fees are low, and for girls there are hostels of the university, of the social welfare department and working women's hostels. Central universities take by CUET-UG from everywhere.`,
      `${strong("Costs")}: scholarships pay hostel money too, at scholarships.gov.in and on your State's portal; ask for the post-matric ones first.`,
      `${strong("Near home first")}: a degree in a related subject at the college that there is (psychology by sociology or education, computing by maths, design by fine arts), and the special study as a master's degree elsewhere.`,
      `${strong("From home")}: IGNOU and State open universities teach many arts, commerce and computing degrees, psychology too (ignou.ac.in); not nursing, engineering, law or medicine.`,
    ]) +
    p("Visit one hostel together before anybody says no: what families fear is mostly the unknown place."),
  hinglish:
    p("Jagah par aisa college na hone se kam hi logon ka sapna band hota hai. Chhote sheher ke doosre log kya karte hain:") +
    ul([
      `${strong("Agle sheher ka sarkari college")}, hostel ke saath: fees kam hai, aur ladkiyon ke liye university, samaj kalyan vibhag aur working women ke hostel hain. Central universities CUET-UG se har jagah ke log leti hain.`,
      `${strong("Kharcha")}: scholarship hostel ka paisa bhi deti hain, scholarships.gov.in aur aapke rajya ke portal par; pehle post-matric wali poochiye.`,
      `${strong("Pehle ghar ke paas")}: jo college hai usme milte-julte vishay ki degree (psychology ke liye sociology ya education, computing ke liye maths, design ke liye fine arts), aur khaas padhai baad mein master's degree mein kahin aur.`,
      `${strong("Ghar se")}: IGNOU aur rajya ki open universities arts, commerce aur computing ki bahut si degree padhati hain, psychology bhi (ignou.ac.in); nursing, engineering, law ya medicine nahi.`,
    ]) +
    p("Kisi ke nahi kehne se pehle saath mein ek hostel dekh aaiye: ghar walon ko darr zyadatar anjaan jagah ka hota hai."),
  hindi:
    p("जगह पर ऐसा कॉलेज न होने से कम ही लोगों का सपना बंद होता है। छोटे शहर के दूसरे लोग क्या करते हैं:") +
    ul([
      `${strong("अगले शहर का सरकारी कॉलेज")}, हॉस्टल के साथ: फ़ीस कम है, और लड़कियों के लिए यूनिवर्सिटी, समाज कल्याण विभाग और working women के हॉस्टल हैं। केंद्रीय विश्वविद्यालय CUET-UG से हर जगह के लोग लेते हैं।`,
      `${strong("ख़र्च")}: छात्रवृत्ति हॉस्टल का पैसा भी देती हैं, scholarships.gov.in और आपके राज्य के पोर्टल पर; पहले पोस्ट-मैट्रिक वाली पूछिए।`,
      `${strong("पहले घर के पास")}: जो कॉलेज है उसमें मिलते-जुलते विषय की डिग्री (साइकोलॉजी के लिए समाजशास्त्र या education, computing के लिए मैथ्स, डिज़ाइन के लिए fine arts), और ख़ास पढ़ाई बाद में मास्टर डिग्री में कहीं और।`,
      `${strong("घर से")}: IGNOU और राज्य के open विश्वविद्यालय आर्ट्स, कॉमर्स और computing की बहुत सी डिग्रियाँ पढ़ाते हैं, साइकोलॉजी भी (ignou.ac.in); नर्सिंग, इंजीनियरिंग, लॉ या मेडिसिन नहीं।`,
    ]) +
    p("किसी के नहीं कहने से पहले साथ में एक हॉस्टल देख आइए: घर वालों को डर ज़्यादातर अनजान जगह का होता है।"),
};

export const PAPERS_FOR_ADMISSION: Wording = {
  english:
    p("The list stands in each notice. These are asked for nearly everywhere, in the original and as two or three copies:") +
    ul([
      "Mark sheets and certificates of Class 10 (it proves the date of birth) and Class 12, later of the degree.",
      "Admit card and score card of the entrance, the form as printed, and the allotment letter in a counselling.",
      "Aadhaar or another proof of identity, and six to ten photographs like the one in the form.",
      "Where it holds: certificates of caste (SC, ST, OBC non-creamy layer of the year), EWS or income, disability (UDID) and domicile of the State. Apply for these weeks before, at the tehsil or its portal: they take longest.",
      "Transfer and character certificate of the last school; migration certificate from another board; a gap certificate if years lie between; a medical certificate where the course asks.",
    ]) +
    p(
      "Names and dates must be alike on all of them: have mistakes mended before the form is filled in. Keep scans on your phone and in an e-mail, or in DigiLocker.",
    ),
  hinglish:
    p("List har notice mein hoti hai. Yeh lagbhag har jagah maange jaate hain, asli aur do-teen copy mein:") +
    ul([
      "Class 10 (isse janm tithi saabit hoti hai) aur Class 12 ki marksheet aur certificate, baad mein degree ke.",
      "Entrance ka admit card aur score card, chhapa hua form, aur counselling mein allotment letter.",
      "Aadhaar ya pehchaan ka koi aur praman, aur form wali photo jaisi chhah se das photo.",
      "Jahan lagu ho: jaati (SC, ST, is saal ka OBC non-creamy layer), EWS ya aay, viklangta (UDID) aur rajya ke niwas ka praman patra. Inke liye hafton pehle tehsil ya uske portal par aavedan kijiye: sabse zyada samay inhi mein lagta hai.",
      "Pichle school ka transfer aur character certificate; doosre board se migration certificate; beech mein saal hon to gap certificate; jahan course maange, medical certificate.",
    ]) +
    p(
      "Naam aur tareekh sab par ek jaise hone chahiye: form bharne se pehle galti theek karwaiye. Scan apne phone aur email mein, ya DigiLocker mein rakhiye.",
    ),
  hindi:
    p("लिस्ट हर नोटिस में होती है। ये लगभग हर जगह माँगे जाते हैं, असली और दो-तीन कॉपी में:") +
    ul([
      "Class 10 (इससे जन्म तिथि साबित होती है) और Class 12 की मार्कशीट और सर्टिफ़िकेट, बाद में डिग्री के।",
      "Entrance का एडमिट कार्ड और स्कोर कार्ड, छपा हुआ फ़ॉर्म, और काउंसलिंग में allotment letter।",
      "आधार या पहचान का कोई और प्रमाण, और फ़ॉर्म वाली फ़ोटो जैसी छह से दस फ़ोटो।",
      "जहाँ लागू हो: जाति (SC, ST, इस साल का OBC non-creamy layer), EWS या आय, विकलांगता (UDID) और राज्य के निवास का प्रमाण पत्र। इनके लिए हफ़्तों पहले तहसील या उसके पोर्टल पर आवेदन कीजिए: सबसे ज़्यादा समय इन्हीं में लगता है।",
      "पिछले स्कूल का ट्रांसफ़र और कैरेक्टर सर्टिफ़िकेट; दूसरे बोर्ड से माइग्रेशन सर्टिफ़िकेट; बीच में साल हों तो गैप सर्टिफ़िकेट; जहाँ कोर्स माँगे, मेडिकल सर्टिफ़िकेट।",
    ]) +
    p("नाम और तारीख़ सब पर एक जैसे होने चाहिए: फ़ॉर्म भरने से पहले ग़लती ठीक करवाइए। स्कैन अपने फ़ोन और ईमेल में, या DigiLocker में रखिए।"),
};

export const WHAT_NO_MATHS_SHUTS: Wording = {
  english:
    p("Commerce without maths keeps most of commerce open. What it shuts, and what not:") +
    ul([
      `${strong("Shut or hard")}: BA (Hons) Economics at well-known colleges, degrees in statistics, data science and actuarial work, many BCA and BSc computing seats, BTech, and some BBA and BMS seats.`,
      `${strong("Open")}: BCom, most BBA, CA, CS and CMA, law, banking and government exams (with maths of Class 10), hotel management, design, media, psychology and an MBA later. ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      "To mend it: maths or applied maths as one more subject by open schooling (nios.ac.in), or a change in the first weeks of Class 11.",
    ]),
  hinglish:
    p("Bina maths ki commerce mein zyadatar commerce khuli rehti hai. Kya band hota hai aur kya nahi:") +
    ul([
      `${strong("Band ya mushkil")}: jaane-maane college mein BA (Hons) Economics, statistics, data science aur actuarial ki degree, BCA aur computing ki BSc ki bahut si seats, BTech, aur BBA aur BMS ki kuch seats.`,
      `${strong("Khula")}: BCom, zyadatar BBA, CA, CS aur CMA, law, banking aur sarkari exams (Class 10 ki maths ke saath), hotel management, design, media, psychology aur baad mein MBA. ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      "Theek karne ke liye: open schooling (nios.ac.in) se ek aur vishay mein maths ya applied maths, ya Class 11 ke pehle hafton mein badalna.",
    ]),
  hindi:
    p("बिना मैथ्स की कॉमर्स में ज़्यादातर कॉमर्स खुली रहती है। क्या बंद होता है और क्या नहीं:") +
    ul([
      `${strong("बंद या मुश्किल")}: जाने-माने कॉलेज में BA (Hons) Economics, स्टैटिस्टिक्स, डेटा साइंस और actuarial की डिग्री, BCA और computing की BSc की बहुत सी सीटें, BTech, और BBA और BMS की कुछ सीटें।`,
      `${strong("खुला")}: BCom, ज़्यादातर BBA, CA, CS और CMA, लॉ, बैंकिंग और सरकारी परीक्षाएँ (Class 10 की मैथ्स के साथ), होटल मैनेजमेंट, डिज़ाइन, मीडिया, साइकोलॉजी और बाद में MBA। ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}।`,
      "ठीक करने के लिए: ओपन स्कूलिंग (nios.ac.in) से एक और विषय में मैथ्स या applied maths, या Class 11 के पहले हफ़्तों में बदलना।",
    ]),
};

export const DEGREES_FROM_AFAR: Wording = {
  english:
    p(
      "Generally yes: a degree by distance or online counts for government posts like one from a campus, if the university and that very course were recognised in the year in which you joined.",
    ) +
    ul([
      `${strong("Check it")}: the list of the Distance Education Bureau, deb.ugc.ac.in, by university, course and year. IGNOU and most State open universities stand in it.`,
      `${strong("Open with it")}: whatever asks for "any degree", such as SSC, banks, UPSC and State PSC, and most master's degrees. Age, marks and subjects of the notice hold for you as for others.`,
      `${strong("Not by distance")}: engineering, medicine, nursing, pharmacy, architecture and law; no council registers such a degree.`,
      "Keep all mark sheets and the certificate; private firms may ask what you did beside it, so name work or skills from those years.",
    ]),
  hinglish:
    p(
      "Aam taur par haan: distance ya online degree sarkari posts mein campus wali jaisi chalti hai, agar university aur wahi course us saal manya the jis saal aapne admission liya.",
    ) +
    ul([
      `${strong("Jaanchiye")}: Distance Education Bureau ki list, deb.ugc.ac.in, university, course aur saal ke hisaab se. IGNOU aur zyadatar rajya ki open universities usme hain.`,
      `${strong("Isse khulta hai")}: jahan "koi bhi degree" chalti hai, jaise SSC, bank, UPSC aur State PSC, aur zyadatar master's degree. Notice ki umar, marks aur vishay aap par bhi waise hi lagu hain.`,
      `${strong("Distance se nahi")}: engineering, medicine, nursing, pharmacy, architecture aur law; koi council aisi degree register nahi karti.`,
      "Saari marksheet aur certificate rakhiye; private companies pooch sakti hain ki saath mein kya kiya, isliye un saalon ka kaam ya hunar bataiye.",
    ]),
  hindi:
    p(
      "आम तौर पर हाँ: डिस्टेंस या ऑनलाइन डिग्री सरकारी पदों में कैंपस वाली जैसी चलती है, अगर यूनिवर्सिटी और वही कोर्स उस साल मान्य थे जिस साल आपने एडमिशन लिया।",
    ) +
    ul([
      `${strong("जाँचिए")}: Distance Education Bureau की लिस्ट, deb.ugc.ac.in, यूनिवर्सिटी, कोर्स और साल के हिसाब से। IGNOU और ज़्यादातर राज्य के open विश्वविद्यालय उसमें हैं।`,
      `${strong("इससे खुलता है")}: जहाँ "कोई भी डिग्री" चलती है, जैसे SSC, बैंक, UPSC और State PSC, और ज़्यादातर मास्टर डिग्री। नोटिस की उम्र, नंबर और विषय आप पर भी वैसे ही लागू हैं।`,
      `${strong("डिस्टेंस से नहीं")}: इंजीनियरिंग, मेडिसिन, नर्सिंग, फ़ार्मेसी, आर्किटेक्चर और लॉ; कोई काउंसिल ऐसी डिग्री रजिस्टर नहीं करती।`,
      "सारी मार्कशीट और सर्टिफ़िकेट रखिए; प्राइवेट कंपनियाँ पूछ सकती हैं कि साथ में क्या किया, इसलिए उन सालों का काम या हुनर बताइए।",
    ]),
};

export const LATE_TO_LAW: Wording = {
  english:
    p(
      "It can be done: the LLB of three years takes graduates of any subject, and as a rule no university sets an upper age: an old age rule for law colleges does not bind now. Read the notice of the year all the same.",
    ) +
    ul([
      `${strong("Entry")}: your degree with the marks that the university names, and its own or the State's entrance, such as Delhi's through CUET-PG, BHU's, or MH CET Law. CLAT and AILET are for the five years after Class 12 and for LLM.`,
      `${strong("Beside a job")}: hard. Law by distance is not accepted by the Bar Council; some universities teach in the morning or evening, with attendance.`,
      `${strong("After it")}: enrolment with the State Bar Council and the Bar examination (AIBE). Who practises may hold no other full-time post. The judicial service does set an age.`,
      `${strong("What you bring counts")}: IT, accounts or engineering lead to cyber, tax, patent and contract work, often better paid at first than the courts: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/intellectual-property-lawyer", "Intellectual Property Lawyer")}, ${link("/career/civil-lawyer", "Civil Lawyer")}.`,
    ]) +
    p("Count three years of study and about two lean ones after it: have savings for them before you leave."),
  hinglish:
    p(
      "Ho sakta hai: teen saal ka LLB kisi bhi vishay ke graduate ko leta hai, aur aam taur par koi university upar ki umar tay nahi karti: law college ka ek purana umar ka niyam ab lagu nahi hai. Phir bhi saal ka notice padhiye.",
    ) +
    ul([
      `${strong("Admission")}: aapki degree, university ke maange hue marks ke saath, aur uska apna ya rajya ka entrance, jaise Delhi ka CUET-PG se, BHU ka, ya MH CET Law. CLAT aur AILET Class 12 ke baad ke paanch saal aur LLM ke liye hain.`,
      `${strong("Naukri ke saath")}: mushkil. Distance se law Bar Council nahi maanti; kuch universities subah ya shaam mein padhati hain, attendance ke saath.`,
      `${strong("Iske baad")}: State Bar Council mein enrolment aur Bar examination (AIBE). Jo practice karta hai woh doosri full-time post nahi rakh sakta. Judicial service mein umar tay hoti hai.`,
      `${strong("Jo aap laate hain woh kaam aata hai")}: IT, accounts ya engineering se cyber, tax, patent aur contract ka kaam, jisme shuru mein aksar court se behtar kamai hai: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/intellectual-property-lawyer", "Intellectual Property Lawyer")}, ${link("/career/civil-lawyer", "Civil Lawyer")}.`,
    ]) +
    p("Teen saal padhai aur uske baad lagbhag do kam kamai wale saal giniye: chhodne se pehle unke liye bachat rakhiye."),
  hindi:
    p(
      "हो सकता है: तीन साल का LLB किसी भी विषय के ग्रेजुएट को लेता है, और आम तौर पर कोई यूनिवर्सिटी ऊपर की उम्र तय नहीं करती: लॉ कॉलेज का एक पुराना उम्र का नियम अब लागू नहीं है। फिर भी साल का नोटिस पढ़िए।",
    ) +
    ul([
      `${strong("एडमिशन")}: आपकी डिग्री, यूनिवर्सिटी के माँगे हुए नंबरों के साथ, और उसका अपना या राज्य का entrance, जैसे दिल्ली का CUET-PG से, BHU का, या MH CET Law। CLAT और AILET Class 12 के बाद के पाँच साल और LLM के लिए हैं।`,
      `${strong("नौकरी के साथ")}: मुश्किल। डिस्टेंस से लॉ Bar Council नहीं मानती; कुछ विश्वविद्यालय सुबह या शाम में पढ़ाते हैं, हाज़िरी के साथ।`,
      `${strong("इसके बाद")}: State Bar Council में enrolment और Bar examination (AIBE)। जो प्रैक्टिस करता है वह दूसरा फ़ुल-टाइम पद नहीं रख सकता। न्यायिक सेवा में उम्र तय होती है।`,
      `${strong("जो आप लाते हैं वह काम आता है")}: IT, अकाउंट्स या इंजीनियरिंग से साइबर, टैक्स, पेटेंट और कॉन्ट्रैक्ट का काम, जिसमें शुरू में अक्सर कोर्ट से बेहतर कमाई है: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/intellectual-property-lawyer", "Intellectual Property Lawyer")}, ${link("/career/civil-lawyer", "Civil Lawyer")}।`,
    ]) +
    p("तीन साल पढ़ाई और उसके बाद लगभग दो कम कमाई वाले साल गिनिए: छोड़ने से पहले उनके लिए बचत रखिए।"),
};

export const PHARMD_IS_NO_DOCTOR: Wording = {
  english:
    p(
      'No physician: Pharm.D makes you a clinical pharmacist. Whether "Dr." may stand before the name is disputed; with it or without it, you may not diagnose, prescribe or practise as a doctor. That takes MBBS, BDS or an AYUSH degree, by NEET-UG.',
    ) +
    ul([
      `${strong("What it is")}: six years after Class 12 with PCB or PCM, the last as an internship in a hospital; three years after BPharm. No NEET: the State's CET or the university's own test. See that the Pharmacy Council of India approves the college (pci.gov.in).`,
      `${strong("Where it leads")}: hospital and clinical pharmacy, drug safety, clinical trials, medical writing. ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/clinical-pharmacist", "Clinical Pharmacist")}, ${link("/career/clinical-research-associate", "Clinical Research Associate")}.`,
      "BPharm takes four years, costs less and registers you as a pharmacist just the same.",
    ]),
  hinglish:
    p(
      'Ilaaj karne wala doctor nahi: Pharm.D se aap clinical pharmacist bante hain. Naam ke aage "Dr." lag sakta hai ya nahi, is par vivaad hai; uske saath ya bina, aap bimari pehchaan kar ilaaj, dawai likhna ya doctor ki practice nahi kar sakte. Uske liye NEET-UG se MBBS, BDS ya AYUSH ki degree chahiye.',
    ) +
    ul([
      `${strong("Yeh kya hai")}: Class 12 ke baad PCB ya PCM ke saath chhah saal, aakhri saal hospital mein internship; BPharm ke baad teen saal. NEET nahi: rajya ka CET ya university ka apna test. Dekhiye ki Pharmacy Council of India ne college ko approve kiya hai (pci.gov.in).`,
      `${strong("Kahan le jaata hai")}: hospital aur clinical pharmacy, drug safety, clinical trial, medical writing. ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/clinical-pharmacist", "Clinical Pharmacist")}, ${link("/career/clinical-research-associate", "Clinical Research Associate")}.`,
      "BPharm chaar saal ka hai, sasta hai aur aapko waise hi pharmacist ke roop mein register karta hai.",
    ]),
  hindi:
    p(
      'इलाज करने वाला डॉक्टर नहीं: Pharm.D से आप क्लिनिकल फ़ार्मासिस्ट बनते हैं। नाम के आगे "Dr." लग सकता है या नहीं, इस पर विवाद है; उसके साथ या बिना, आप बीमारी पहचानकर इलाज, दवाई लिखना या डॉक्टर की प्रैक्टिस नहीं कर सकते। उसके लिए NEET-UG से MBBS, BDS या AYUSH की डिग्री चाहिए।',
    ) +
    ul([
      `${strong("यह क्या है")}: Class 12 के बाद PCB या PCM के साथ छह साल, आख़िरी साल अस्पताल में इंटर्नशिप; BPharm के बाद तीन साल। NEET नहीं: राज्य का CET या यूनिवर्सिटी का अपना टेस्ट। देखिए कि Pharmacy Council of India ने कॉलेज को मंज़ूरी दी है (pci.gov.in)।`,
      `${strong("कहाँ ले जाता है")}: हॉस्पिटल और क्लिनिकल फ़ार्मेसी, drug safety, clinical trial, मेडिकल राइटिंग। ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/clinical-pharmacist", "Clinical Pharmacist")}, ${link("/career/clinical-research-associate", "Clinical Research Associate")}।`,
      "BPharm चार साल का है, सस्ता है और आपको वैसे ही फ़ार्मासिस्ट के रूप में रजिस्टर करता है।",
    ]),
};

export const LARGE_LOANS: Wording = {
  english:
    p(
      "Hardly any career is safe with so large a loan from the first day. The rule: borrow no more than the first one or two years' pay of the work that you will surely be allowed to do.",
    ) +
    ul([
      `${strong("Pay of here")}: count as if you had to come home and repay from an Indian salary. If that monthly instalment takes more than a third of it, the loan is too large.`,
      `${strong("Pay of there")}: only if you may stay and work after the course. Visas change with governments; look at the country's own page, and at what last year's graduates of that very course found.`,
      `${strong("Where it is less of a risk")}: a master's degree in engineering, computing, data or nursing with your own marks and some work behind you; a course with a stipend or low fees, as public universities in Germany have. Bachelor's degrees abroad in business, design or general subjects are the most costly bet.`,
      `${strong("Cheaper ways")}: the degree in India and the master's abroad; scholarships of the Centre, your State and the university (scholarships.gov.in, the university's own page); exchange semesters.`,
    ]) +
    p(
      "Never sign because an agent hurries you: agents are paid by colleges. Compare banks at pmvidyalaxmi.co.in, and ask for the whole sum to be paid back in writing. Name the course or career, and I tell you what it pays in India.",
    ),
  hinglish:
    p(
      "Itne bade loan ke saath shuru se kam hi koi career surakshit hai. Niyam: jo kaam aap pakka kar payenge, uski pehle ek-do saal ki kamai se zyada udhaar mat lijiye.",
    ) +
    ul([
      `${strong("Yahan ki kamai")}: aise giniye jaise ghar lautkar India ki salary se chukana pade. Agar mahine ki kist uske ek tihai se zyada ho, to loan bahut bada hai.`,
      `${strong("Wahan ki kamai")}: tabhi, jab course ke baad rukne aur kaam karne ki ijazat ho. Visa sarkar ke saath badalte hain; us desh ka apna page dekhiye, aur yeh ki usi course ke pichle saal ke students ko kya mila.`,
      `${strong("Jahan jokhim kam hai")}: engineering, computing, data ya nursing ki master's degree, achhe marks aur kuch kaam ke baad; stipend ya kam fees wala course, jaise Germany ki sarkari universities mein. Business, design ya aam vishayon ki videshi bachelor's degree sabse mehnga daav hai.`,
      `${strong("Saste raste")}: degree India mein aur master's bahar; Kendra, aapke rajya aur university ki scholarship (scholarships.gov.in, university ka apna page); exchange semester.`,
    ]) +
    p(
      "Agent ki jaldi mein kabhi sign mat kijiye: agent ko college paise dete hain. Bank ko pmvidyalaxmi.co.in par milaiye, aur kul kitna chukana hai yeh likhwa lijiye. Course ya career ka naam bataiye, main bataungi ki India mein usme kitna milta hai.",
    ),
  hindi:
    p("इतने बड़े लोन के साथ शुरू से कम ही कोई करियर सुरक्षित है। नियम: जो काम आप पक्का कर पाएँगे, उसकी पहले एक-दो साल की कमाई से ज़्यादा उधार मत लीजिए।") +
    ul([
      `${strong("यहाँ की कमाई")}: ऐसे गिनिए जैसे घर लौटकर भारत की सैलरी से चुकाना पड़े। अगर महीने की किस्त उसके एक तिहाई से ज़्यादा हो, तो लोन बहुत बड़ा है।`,
      `${strong("वहाँ की कमाई")}: तभी, जब कोर्स के बाद रुकने और काम करने की इजाज़त हो। वीज़ा सरकार के साथ बदलते हैं; उस देश का अपना पेज देखिए, और यह कि उसी कोर्स के पिछले साल के छात्रों को क्या मिला।`,
      `${strong("जहाँ जोखिम कम है")}: इंजीनियरिंग, computing, डेटा या नर्सिंग की मास्टर डिग्री, अच्छे नंबरों और कुछ काम के बाद; स्टाइपेंड या कम फ़ीस वाला कोर्स, जैसे जर्मनी के सरकारी विश्वविद्यालयों में। बिज़नेस, डिज़ाइन या आम विषयों की विदेशी बैचलर डिग्री सबसे महँगा दाँव है।`,
      `${strong("सस्ते रास्ते")}: डिग्री भारत में और मास्टर बाहर; केंद्र, आपके राज्य और यूनिवर्सिटी की छात्रवृत्ति (scholarships.gov.in, यूनिवर्सिटी का अपना पेज); exchange semester।`,
    ]) +
    p(
      "एजेंट की जल्दी में कभी हस्ताक्षर मत कीजिए: एजेंट को कॉलेज पैसे देते हैं। बैंकों को pmvidyalaxmi.co.in पर मिलाइए, और कुल कितना चुकाना है यह लिखवा लीजिए। कोर्स या करियर का नाम बताइए, मैं बताऊँगी कि भारत में उसमें कितना मिलता है।",
    ),
};

export const IN_TIMES_OF_LAYOFFS: Wording = {
  english:
    p(
      "Still a good career for who likes to build and solve, and no longer a sure one for everybody with the degree. What layoffs mean for a student:",
    ) +
    ul([
      "Firms hire in waves. In thin years beginners feel it most: fewer campus offers, longer searches, more tests. Nobody knows which kind of year yours will be.",
      "Large service firms take fewer freshers for simple work, part of which programs now write; who can build, test and explain a whole small thing is still looked for.",
      `${strong("What makes you safer")}: two or three projects that run, an internship, one field beside code (data, security, electronics, banking, health), and clear English or Hindi in writing.`,
      "A degree that leads to more than one door: GATE, banks' and public companies' technical posts, a master's degree, teaching.",
      "Choose it if you would gladly write programs for free on a Sunday; for the pay alone the thin years are hard.",
    ]) +
    p(
      `The records: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/embedded-software-engineer", "Embedded Software Engineer")}.`,
    ),
  hinglish:
    p(
      "Jise banana aur suljhana pasand hai, uske liye ab bhi achha career hai, par degree wale har kisi ke liye pakka nahi raha. Layoffs ka student ke liye kya matlab hai:",
    ) +
    ul([
      "Companies lehron mein bharti karti hain. Kam wale saalon mein naye logon par sabse zyada asar padta hai: campus offer kam, talaash lambi, test zyada. Aapka saal kaisa hoga, koi nahi jaanta.",
      "Badi service companies aasan kaam ke liye kam fresher leti hain, jiska kuch hissa ab program likhte hain; jo ek poori chhoti cheez bana, test aur samjha sake, uski talaash ab bhi hai.",
      `${strong("Kya aapko surakshit banata hai")}: do-teen chalne wale project, ek internship, code ke saath ek field (data, security, electronics, banking, sehat), aur saaf likhi English ya Hindi.`,
      "Aisi degree jo ek se zyada darwaze kholti ho: GATE, bank aur sarkari companies ki technical posts, master's degree, teaching.",
      "Tab chuniye jab aap Sunday ko bina paise ke bhi khushi se program likhein; sirf kamai ke liye kam wale saal mushkil hain.",
    ]) +
    p(
      `Records: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/embedded-software-engineer", "Embedded Software Engineer")}.`,
    ),
  hindi:
    p("जिसे बनाना और सुलझाना पसंद है, उसके लिए अब भी अच्छा करियर है, पर डिग्री वाले हर किसी के लिए पक्का नहीं रहा। छँटनी का छात्र के लिए क्या मतलब है:") +
    ul([
      "कंपनियाँ लहरों में भर्ती करती हैं। कम वाले सालों में नए लोगों पर सबसे ज़्यादा असर पड़ता है: कैंपस ऑफ़र कम, तलाश लंबी, टेस्ट ज़्यादा। आपका साल कैसा होगा, कोई नहीं जानता।",
      "बड़ी सर्विस कंपनियाँ आसान काम के लिए कम फ़्रेशर लेती हैं, जिसका कुछ हिस्सा अब प्रोग्राम लिखते हैं; जो एक पूरी छोटी चीज़ बना, टेस्ट और समझा सके, उसकी तलाश अब भी है।",
      `${strong("क्या आपको सुरक्षित बनाता है")}: दो-तीन चलने वाले प्रोजेक्ट, एक इंटर्नशिप, कोड के साथ एक फ़ील्ड (डेटा, सिक्योरिटी, इलेक्ट्रॉनिक्स, बैंकिंग, सेहत), और साफ़ लिखी अंग्रेज़ी या हिंदी।`,
      "ऐसी डिग्री जो एक से ज़्यादा दरवाज़े खोलती हो: GATE, बैंक और सरकारी कंपनियों के टेक्निकल पद, मास्टर डिग्री, टीचिंग।",
      "तब चुनिए जब आप रविवार को बिना पैसे के भी ख़ुशी से प्रोग्राम लिखें; सिर्फ़ कमाई के लिए कम वाले साल मुश्किल हैं।",
    ]) +
    p(
      `रिकॉर्ड: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/embedded-software-engineer", "Embedded Software Engineer")}।`,
    ),
};

export const TELLING_OF_A_GAP: Wording = {
  english:
    p("In one honest line, in two sentences at most, and then on to what you bring today:") +
    ul([
      `${strong("Say")}: "I prepared for SSC for three years and reached the second stage. I did not get the post; now I want this work, and since spring I have learnt Excel and accounts." What you really did belongs there: an exam, care at home, illness that is over, tuition.`,
      `${strong("Turn it into what it taught")}: regular hours, general knowledge, maths and reasoning, typing, staying with a thing. Ask for nothing to be excused.`,
      `${strong("Show one thing that is new")}: a short course with a certificate, a small project or some weeks of work from this month. That weighs more than any wording.`,
      `${strong("Resume")}: write the years openly, with one line of what you did in them; a hidden gap looks worse than the gap. ${link("/blog/resume-tips", "Resume tips")}.`,
      "Do not: blame the exam, tell a long story, invent a job. Inventions come out when papers are checked.",
    ]) +
    p("Say the line aloud ten times to somebody at home; then it sounds as calm as it is."),
  hinglish:
    p("Ek imaandar line mein, zyada se zyada do vaakya mein, aur phir us par jo aap aaj laate hain:") +
    ul([
      `${strong("Kahiye")}: "Maine teen saal SSC ki taiyari ki aur pehla stage paas kiya. Post nahi mili; ab mujhe yeh kaam karna hai, aur kuch mahinon se Excel aur accounts seekha hai." Jo sach mein kiya woh bataiye: exam, ghar mein dekhbhal, khatam ho chuki bimari, tuition.`,
      `${strong("Jo usne sikhaya, woh bataiye")}: niyamit ghante, general knowledge, maths aur reasoning, typing, ek cheez par tike rehna. Kisi baat ki maafi mat maangiye.`,
      `${strong("Ek nayi cheez dikhaiye")}: certificate wala chhota course, chhota project ya is mahine se kuch hafte ka kaam. Iska vajan kisi bhi shabd se zyada hai.`,
      `${strong("Resume")}: saal khulkar likhiye, ek line ke saath ki unme kya kiya; chhupaya hua gap gap se bura lagta hai. ${link("/blog/resume-tips", "Resume tips")}.`,
      "Mat kijiye: exam ko dosh dena, lambi kahani, jhoothi naukri. Jhooth kaagzon ki jaanch mein khul jaata hai.",
    ]) +
    p("Yeh line ghar par kisi ke saamne das baar bolkar kahiye; tab yeh utni hi shaant lagti hai jitni hai."),
  hindi:
    p("एक ईमानदार लाइन में, ज़्यादा से ज़्यादा दो वाक्य में, और फिर उस पर जो आप आज लाते हैं:") +
    ul([
      `${strong("कहिए")}: "मैंने तीन साल SSC की तैयारी की और पहला चरण पास किया। पद नहीं मिला; अब मुझे यह काम करना है, और कुछ महीनों से Excel और अकाउंट्स सीखा है।" जो सच में किया वह बताइए: परीक्षा, घर में देखभाल, ख़त्म हो चुकी बीमारी, ट्यूशन।`,
      `${strong("जो उसने सिखाया, वह बताइए")}: नियमित घंटे, सामान्य ज्ञान, मैथ्स और रीज़निंग, टाइपिंग, एक चीज़ पर टिके रहना। किसी बात की माफ़ी मत माँगिए।`,
      `${strong("एक नई चीज़ दिखाइए")}: सर्टिफ़िकेट वाला छोटा कोर्स, छोटा प्रोजेक्ट या इस महीने से कुछ हफ़्ते का काम। इसका वज़न किसी भी शब्द से ज़्यादा है।`,
      `${strong("रिज़्यूमे")}: साल खुलकर लिखिए, एक लाइन के साथ कि उनमें क्या किया; छुपाया हुआ गैप गैप से बुरा लगता है। ${link("/blog/resume-tips", "Resume tips")}।`,
      "मत कीजिए: परीक्षा को दोष देना, लंबी कहानी, झूठी नौकरी। झूठ काग़ज़ों की जाँच में खुल जाता है।",
    ]) +
    p("यह लाइन घर पर किसी के सामने दस बार बोलकर कहिए; तब यह उतनी ही शांत लगती है जितनी है।"),
};

export const HUMANITIES_IN_RESPECT: Wording = {
  english:
    p(
      "Humanities is no stream for weak students: it asks for much reading, thinking and clear writing, and leads to work of respect and pay, if a plan goes with it:",
    ) +
    ul([
      `${strong("Law")}, five years after Class 12 from any stream: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/civil-judge", "Civil Judge")}.`,
      `${strong("Government")}: history, polity and geography are a large part of what UPSC and the States' commissions ask: ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("People and minds")}: ${link("/career/counselling-psychologist", "Counselling Psychologist")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/social-worker", "Social Worker")}.`,
      `${strong("Words, design, media")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/translator", "Translator")}.`,
      `${strong("Figures too")}: economics at most good colleges takes maths beside humanities: ${link("/career/economist", "Economist")}.`,
    ]) +
    p(
      "What is true in the doubt: a BA without a next step opens few doors at once, and engineering and medicine are shut. To relatives say one career, its exam and its pay, and leave it there; their respect comes with the work.",
    ),
  hinglish:
    p(
      "Humanities kamzor students ki stream nahi hai: isme bahut padhna, sochna aur saaf likhna hota hai, aur plan saath ho to izzat aur kamai wale kaam tak le jaati hai:",
    ) +
    ul([
      `${strong("Law")}, kisi bhi stream se Class 12 ke baad paanch saal: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/civil-judge", "Civil Judge")}.`,
      `${strong("Sarkari")}: UPSC aur rajyon ke aayog jo poochte hain, usme history, polity aur geography ka bada hissa hai: ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("Log aur mann")}: ${link("/career/counselling-psychologist", "Counselling Psychologist")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/social-worker", "Social Worker")}.`,
      `${strong("Shabd, design, media")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/translator", "Translator")}.`,
      `${strong("Ginti bhi")}: zyadatar achhe college economics ke liye humanities ke saath maths lete hain: ${link("/career/economist", "Economist")}.`,
    ]) +
    p(
      "Shak mein jo sach hai: agle kadam ke bina BA turant kam darwaze kholti hai, aur engineering aur medicine band hain. Rishtedaron ko ek career, uska exam aur uski kamai bataiye, aur wahin rehne dijiye; izzat kaam ke saath aati hai.",
    ),
  hindi:
    p(
      "Humanities कमज़ोर छात्रों की स्ट्रीम नहीं है: इसमें बहुत पढ़ना, सोचना और साफ़ लिखना होता है, और प्लान साथ हो तो इज़्ज़त और कमाई वाले काम तक ले जाती है:",
    ) +
    ul([
      `${strong("लॉ")}, किसी भी स्ट्रीम से Class 12 के बाद पाँच साल: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/civil-judge", "Civil Judge")}।`,
      `${strong("सरकारी")}: UPSC और राज्यों के आयोग जो पूछते हैं, उसमें इतिहास, राजनीति और भूगोल का बड़ा हिस्सा है: ${link("/career/ias-officer", "IAS Officer")}।`,
      `${strong("लोग और मन")}: ${link("/career/counselling-psychologist", "Counselling Psychologist")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/social-worker", "Social Worker")}।`,
      `${strong("शब्द, डिज़ाइन, मीडिया")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/translator", "Translator")}।`,
      `${strong("गिनती भी")}: ज़्यादातर अच्छे कॉलेज इकोनॉमिक्स के लिए humanities के साथ मैथ्स लेते हैं: ${link("/career/economist", "Economist")}।`,
    ]) +
    p(
      "शक में जो सच है: अगले क़दम के बिना BA तुरंत कम दरवाज़े खोलती है, और इंजीनियरिंग और मेडिसिन बंद हैं। रिश्तेदारों को एक करियर, उसकी परीक्षा और उसकी कमाई बताइए, और वहीं रहने दीजिए; इज़्ज़त काम के साथ आती है।",
    ),
};

export const PAPERS_OF_ACTUARIES: Wording = {
  english:
    p(
      "About a dozen papers, sat beside work: first the core ones (probability and statistics, finance, models, business, economics), then practice papers, at last the specialist ones. Fellowship takes most people six to ten years; each paper that is passed already raises the pay.",
    ) +
    ul([
      `${strong("Who holds them")}: the Institute of Actuaries of India, actuariesindia.org; those of the British institute (IFoA) are accepted by many firms too. The list of papers changes with the syllabus.`,
      `${strong("Entry")}: ACET, after Class 12; graduates in maths, statistics, economics, engineering, and CAs, may be admitted otherwise: read the Institute's page.`,
      `${strong("First work")}: insurers, consultants and banks take analysts with two to four papers passed. Posts are few and sit in a handful of cities, so internships decide.`,
      `${strong("Worth it")} if you are strong in maths and can sit papers for years beside a job; for who wants a degree and done, statistics or data work suits better.`,
    ]) +
    p(
      `The record: ${link("/career/actuary", "Actuary")}. Near it: ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}.`,
    ),
  hinglish:
    p(
      "Lagbhag ek darjan paper, kaam ke saath diye jaate hain: pehle mool wale (probability aur statistics, finance, model, business, economics), phir practice ke paper, aakhir mein specialist wale. Fellowship mein zyadatar logon ko chhah se das saal lagte hain; har paas hua paper kamai badhata hai.",
    ) +
    ul([
      `${strong("Kaun karwata hai")}: Institute of Actuaries of India, actuariesindia.org; British institute (IFoA) ke paper bhi bahut si companies maanti hain. Paper ki list syllabus ke saath badalti hai.`,
      `${strong("Admission")}: ACET, Class 12 ke baad; maths, statistics, economics, engineering ke graduate aur CA doosre tareeke se bhi aa sakte hain: Institute ka page padhiye.`,
      `${strong("Pehla kaam")}: bima companies, consultant aur bank do se chaar paas paper wale analyst lete hain. Posts kam hain aur gine-chune sheheron mein, isliye internship tay karti hai.`,
      `${strong("Sahi hai")} agar maths mein mazboot hain aur naukri ke saath saalon paper de sakte hain; jise degree lekar kaam khatam chahiye, uske liye statistics ya data behtar hai.`,
    ]) +
    p(
      `Record: ${link("/career/actuary", "Actuary")}. Iske paas: ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}.`,
    ),
  hindi:
    p(
      "लगभग एक दर्जन पेपर, काम के साथ दिए जाते हैं: पहले मूल वाले (probability और statistics, finance, model, business, economics), फिर practice के पेपर, आख़िर में specialist वाले। Fellowship में ज़्यादातर लोगों को छह से दस साल लगते हैं; हर पास हुआ पेपर कमाई बढ़ाता है।",
    ) +
    ul([
      `${strong("कौन करवाता है")}: Institute of Actuaries of India, actuariesindia.org; ब्रिटिश इंस्टीट्यूट (IFoA) के पेपर भी बहुत सी कंपनियाँ मानती हैं। पेपर की लिस्ट सिलेबस के साथ बदलती है।`,
      `${strong("एडमिशन")}: ACET, Class 12 के बाद; मैथ्स, स्टैटिस्टिक्स, इकोनॉमिक्स, इंजीनियरिंग के ग्रेजुएट और CA दूसरे तरीक़े से भी आ सकते हैं: Institute का पेज पढ़िए।`,
      `${strong("पहला काम")}: बीमा कंपनियाँ, कंसल्टेंट और बैंक दो से चार पास पेपर वाले एनालिस्ट लेते हैं। पद कम हैं और गिने-चुने शहरों में, इसलिए इंटर्नशिप तय करती है।`,
      `${strong("सही है")} अगर मैथ्स में मज़बूत हैं और नौकरी के साथ सालों पेपर दे सकते हैं; जिसे डिग्री लेकर काम ख़त्म चाहिए, उसके लिए स्टैटिस्टिक्स या डेटा बेहतर है।`,
    ]) +
    p(
      `रिकॉर्ड: ${link("/career/actuary", "Actuary")}। इसके पास: ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}।`,
    ),
};

export const CLAT_WITH_WEAK_MATHS: Wording = {
  english:
    p("Weak maths is no bar for CLAT, and for a lawyer's work still less:") +
    ul([
      "Quantitative techniques are about a tenth of the paper, with the maths of Class 10: percentages, ratios, averages, simple charts to read.",
      "The rest is reading: English, current affairs, legal and logical reasoning. Marks lost in maths can be made good there.",
      "Half an hour a day on percentages, ratios and tables for some months brings most of these marks; leave what you cannot solve, since wrong answers cost marks.",
    ]) +
    p("State universities and private colleges teach law without CLAT as well, some with no maths in their test."),
  hinglish:
    p("Maths kamzor hona CLAT mein rukawat nahi hai, aur vakil ke kaam mein aur bhi kam:") +
    ul([
      "Quantitative techniques paper ka lagbhag dasvaan hissa hai, Class 10 ki maths se: percentage, ratio, average, aasaan chart padhna.",
      "Baaki padhna-samajhna hai: English, current affairs, legal aur logical reasoning. Maths mein gaye marks wahan se aa sakte hain.",
      "Kuch mahine roz aadha ghanta percentage, ratio aur table par dein to inme se zyadatar marks aa jaate hain; jo na bane use chhodiye, galat jawab ke marks kat-te hain.",
    ]) +
    p("Rajya university aur private college bina CLAT ke bhi law padhate hain, kuch ke test mein maths hoti hi nahi."),
  hindi:
    p("मैथ्स कमज़ोर होना CLAT में रुकावट नहीं है, और वकील के काम में और भी कम:") +
    ul([
      "Quantitative techniques पेपर का लगभग दसवाँ हिस्सा है, Class 10 की मैथ्स से: percentage, ratio, average, आसान chart पढ़ना।",
      "बाक़ी पढ़ना-समझना है: अंग्रेज़ी, current affairs, legal और logical reasoning। मैथ्स में गए नंबर वहाँ से आ सकते हैं।",
      "कुछ महीने रोज़ आधा घंटा percentage, ratio और table पर दें तो इनमें से ज़्यादातर नंबर आ जाते हैं; जो न बने उसे छोड़िए, ग़लत जवाब के नंबर कटते हैं।",
    ]) +
    p("राज्य यूनिवर्सिटी और प्राइवेट कॉलेज बिना CLAT के भी लॉ पढ़ाते हैं, कुछ के टेस्ट में मैथ्स होती ही नहीं।"),
};
