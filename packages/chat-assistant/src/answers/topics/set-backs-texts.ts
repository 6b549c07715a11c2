import type { Exam } from "@career-clarity/career-catalog";
import { link, p, strong, ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const SMALL_STEP: Wording = {
  english: p(`Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}.`),
  hinglish: p(`Koi subject ya apni pasand ka kaam bataiye, ya bees sawalon se jaaniye: ${assessmentLink()}.`),
  hindi: p(`कोई विषय या अपनी पसंद का काम बताइए, या बीस सवालों से जानिए: ${assessmentLink()}।`),
};

export const TIRED_OF_PREPARING: Wording = {
  english:
    p("Years of preparing tire everybody, and to stop is a decision like another, no defeat. What helps to decide:") +
    ul([
      `${strong("First rest")}: two weeks without books, with sleep and people. Decide after them, not before.`,
      `${strong("Count")}: which attempts and years of age are left by the notice, how near you came (prelims, mains, interview), and what home can carry. Then either one last attempt with a date at which it ends, or an end now.`,
      `${strong("What uses the same reading")}: your State's commission, EPFO, CAPF, SSC, banks and insurers; teaching it as ${link("/career/test-preparation-tutor", "Test Preparation Tutor")}; ${link("/career/policy-analyst", "Policy Analyst")}, ${link("/career/content-writer", "Content Writer")}; a master's degree in policy, law or management.`,
      `${strong("Work beside it")}: a post, even a small one, takes the weight off the next result. In the resume the years stand in one honest line, with what you learnt.`,
    ]) +
    p("If the tiredness stays, Tele-MANAS on 14416 listens for free, day and night. Tell me your degree, and I list what it leads to."),
  hinglish:
    p("Saalon ki taiyari har kisi ko thaka deti hai, aur rukna bhi ek faisla hai, haar nahi. Faisla lene mein kya kaam aata hai:") +
    ul([
      `${strong("Pehle aaram")}: do hafte bina kitabon ke, neend aur apnon ke saath. Faisla uske baad, pehle nahi.`,
      `${strong("Hisaab")}: notice ke hisaab se kitne attempt aur umar ke saal bache hain, aap kitne paas pahunche (prelims, mains, interview), aur ghar kitna utha sakta hai. Phir ya to ek aakhri attempt, khatam hone ki tareekh ke saath, ya abhi rukna.`,
      `${strong("Isi padhai se aur kya")}: aapke rajya ka commission, EPFO, CAPF, SSC, bank aur insurance; ise padhana: ${link("/career/test-preparation-tutor", "Test Preparation Tutor")}; ${link("/career/policy-analyst", "Policy Analyst")}, ${link("/career/content-writer", "Content Writer")}; policy, law ya management mein master's degree.`,
      `${strong("Saath mein kaam")}: koi naukri, chhoti bhi, agle result ka bojh halka karti hai. Resume mein ye saal ek imaandar line mein likhiye, aur yeh ki kya seekha.`,
    ]) +
    p(
      "Agar thakan na jaye, to Tele-MANAS 14416 par free mein baat kijiye, din ho ya raat. Apni degree bataiye, main bataungi ki usse kahan pahunch sakte hain.",
    ),
  hindi:
    p("सालों की तैयारी हर किसी को थका देती है, और रुकना भी एक फ़ैसला है, हार नहीं। फ़ैसला लेने में क्या काम आता है:") +
    ul([
      `${strong("पहले आराम")}: दो हफ़्ते बिना किताबों के, नींद और अपनों के साथ। फ़ैसला उसके बाद, पहले नहीं।`,
      `${strong("हिसाब")}: नोटिस के हिसाब से कितने अटेम्प्ट और उम्र के साल बचे हैं, आप कितने पास पहुँचे (prelims, mains, interview), और घर कितना उठा सकता है। फिर या तो एक आख़िरी अटेम्प्ट, ख़त्म होने की तारीख़ के साथ, या अभी रुकना।`,
      `${strong("इसी पढ़ाई से और क्या")}: आपके राज्य का आयोग, EPFO, CAPF, SSC, बैंक और बीमा; इसे पढ़ाना: ${link("/career/test-preparation-tutor", "Test Preparation Tutor")}; ${link("/career/policy-analyst", "Policy Analyst")}, ${link("/career/content-writer", "Content Writer")}; policy, law या management में मास्टर डिग्री।`,
      `${strong("साथ में काम")}: कोई नौकरी, छोटी भी, अगले रिज़ल्ट का बोझ हल्का करती है। रिज़्यूमे में ये साल एक ईमानदार लाइन में लिखिए, और यह कि क्या सीखा।`,
    ]) +
    p("अगर थकान न जाए, तो टेली-मानस 14416 पर मुफ़्त में बात कीजिए, दिन हो या रात। अपनी डिग्री बताइए, मैं बताऊँगी कि उससे कहाँ पहुँच सकते हैं।"),
};

export const LEFT_A_DEGREE: Wording = {
  english:
    p("A degree that was left is not lost time: what you learnt counts, and there are three ways on.") +
    ul([
      "Ask your university what your passed semesters are worth: many give a certificate or a diploma for finished years, keep the credits (Academic Bank of Credits, abc.gov.in) and let you come back.",
      "Finish in another way: a degree beside work by distance or online (ignou.ac.in), or a course that suits you better; Class 12 is still enough for both.",
      "Work now and learn on: a paid apprenticeship (apprenticeshipindia.gov.in) or a skill that can be shown. If you have not left yet, hold a place elsewhere first.",
    ]) +
    p(
      "If it was money or health and not the subject, ask the college for help before you go. If it weighs on you, Tele-MANAS on 14416 listens for free.",
    ),
  hinglish:
    p("Chhooti hui degree barbaad samay nahi hai: jo seekha woh kaam aata hai, aur aage teen raste hain.") +
    ul([
      "Apni university se poochiye ki paas kiye hue semester ka kya milega: kai poore saalon par certificate ya diploma dete hain, credit sambhal kar rakhte hain (Academic Bank of Credits, abc.gov.in) aur wapas aane dete hain.",
      "Doosre tarike se poora kijiye: kaam ke saath distance ya online degree (ignou.ac.in), ya koi course jo aapke liye behtar ho; dono ke liye Class 12 ab bhi kaafi hai.",
      "Abhi kaam, saath mein seekhna: kamai wali apprenticeship (apprenticeshipindia.gov.in) ya koi hunar jo dikhaya ja sake. Agar abhi chhoda nahi hai, to pehle kahin aur jagah pakki kijiye.",
    ]) +
    p(
      "Agar wajah subject nahi, paisa ya sehat thi, to jaane se pehle college se madad maangiye. Mann bhaari ho to Tele-MANAS 14416 par free mein baat kijiye.",
    ),
  hindi:
    p("छूटी हुई डिग्री बर्बाद समय नहीं है: जो सीखा वह काम आता है, और आगे तीन रास्ते हैं।") +
    ul([
      "अपनी यूनिवर्सिटी से पूछिए कि पास किए हुए सेमेस्टर का क्या मिलेगा: कई पूरे सालों पर सर्टिफ़िकेट या डिप्लोमा देते हैं, क्रेडिट संभालकर रखते हैं (Academic Bank of Credits, abc.gov.in) और वापस आने देते हैं।",
      "दूसरे तरीक़े से पूरा कीजिए: काम के साथ डिस्टेंस या ऑनलाइन डिग्री (ignou.ac.in), या कोई कोर्स जो आपके लिए बेहतर हो; दोनों के लिए Class 12 अब भी काफ़ी है।",
      "अभी काम, साथ में सीखना: कमाई वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in) या कोई हुनर जो दिखाया जा सके। अगर अभी छोड़ा नहीं है, तो पहले कहीं और जगह पक्की कीजिए।",
    ]) +
    p("अगर वजह विषय नहीं, पैसा या सेहत थी, तो जाने से पहले कॉलेज से मदद माँगिए। मन भारी हो तो टेली-मानस 14416 पर मुफ़्त में बात कीजिए।"),
};

const NEET_WAYS: Wording = {
  english: ul([
    "With the same NEET-UG result: MBBS or BDS if your rank allows it, then BAMS, BHMS, BUMS and BSMS in AYUSH counselling (aaccc.gov.in), and BVSc for animals (vci.nic.in); from the session 2027-28 physiotherapy too. Take part in the State's counselling and in the national one.",
    "Without it, or where only some colleges ask for it: BSc Nursing, pharmacy, laboratory and imaging work, optometry, biotechnology, agriculture.",
    "Once more, if you know what went wrong: best with a place taken at the same time, so that the year is not empty.",
  ]),
  hinglish: ul([
    "Isi NEET-UG result se: rank mile to MBBS ya BDS, phir AYUSH counselling (aaccc.gov.in) mein BAMS, BHMS, BUMS aur BSMS, aur pashuon ke liye BVSc (vci.nic.in); session 2027-28 se physiotherapy bhi. Rajya ki aur national, dono counselling mein hissa lijiye.",
    "Iske bina, ya jahan sirf kuch college ise maangte hain: BSc Nursing, pharmacy, laboratory aur imaging ka kaam, optometry, biotechnology, agriculture.",
    "Ek baar aur, agar aap jaante hain ki kya galat hua: achha ho ki saath mein kahin jagah le lein, taaki saal khaali na jaye.",
  ]),
  hindi: ul([
    "इसी NEET-UG रिज़ल्ट से: रैंक मिले तो MBBS या BDS, फिर AYUSH काउंसलिंग (aaccc.gov.in) में BAMS, BHMS, BUMS और BSMS, और पशुओं के लिए BVSc (vci.nic.in); सत्र 2027-28 से फ़िज़ियोथेरेपी भी। राज्य की और राष्ट्रीय, दोनों काउंसलिंग में हिस्सा लीजिए।",
    "इसके बिना, या जहाँ सिर्फ़ कुछ कॉलेज इसे माँगते हैं: BSc Nursing, फ़ार्मेसी, लैब और इमेजिंग का काम, ऑप्टोमेट्री, बायोटेक्नोलॉजी, कृषि।",
    "एक बार और, अगर आप जानते हैं कि क्या ग़लत हुआ: अच्छा हो कि साथ में कहीं जगह ले लें, ताकि साल ख़ाली न जाए।",
  ]),
};
const NEET_CUT_OFF: Wording = {
  english:
    "I know no cut-offs: they change every year with category, State and quota. The closing ranks of the last years stand at mcc.nic.in and on your State's counselling page; register there before you decide. Then look in this order:",
  hinglish:
    "Cut-off main nahi jaanti: woh har saal category, rajya aur quota ke saath badalta hai. Pichhle saalon ki closing rank mcc.nic.in par aur aapke rajya ke counselling page par hain; faisle se pehle wahan register kijiye. Phir is kram mein dekhiye:",
  hindi:
    "कट-ऑफ़ मैं नहीं जानती: वह हर साल कैटेगरी, राज्य और कोटा के साथ बदलता है। पिछले सालों की क्लोज़िंग रैंक mcc.nic.in पर और आपके राज्य के काउंसलिंग पेज पर हैं; फ़ैसले से पहले वहाँ रजिस्टर कीजिए। फिर इस क्रम में देखिए:",
};
export const NEET_SCORE: Wording = inEach((language) => p(NEET_CUT_OFF[language]) + NEET_WAYS[language]);

const JEE_WAYS: Wording = {
  english: ul([
    "JoSAA counselling for NITs, IIITs and others, and after it the special rounds (csab.nic.in); fill in every branch that you would study.",
    "Your State's own engineering counselling, where seats for its residents are often easier to get, and entrances of single universities.",
    "Ways without this score: BCA, BSc in computing, maths or physics through CUET-UG, BArch through NATA, a diploma with lateral entry.",
  ]),
  hinglish: ul([
    "NIT, IIIT aur baaki ke liye JoSAA counselling, aur uske baad special round (csab.nic.in); har woh branch bhariye jo aap padhna chahenge.",
    "Aapke rajya ki apni engineering counselling, jahan wahan ke rehne walon ko seat aksar aasani se milti hai, aur alag-alag universities ke entrance.",
    "Is score ke bina raste: BCA, CUET-UG se computing, maths ya physics mein BSc, NATA se BArch, lateral entry wala diploma.",
  ]),
  hindi: ul([
    "NIT, IIIT और बाक़ी के लिए JoSAA काउंसलिंग, और उसके बाद स्पेशल राउंड (csab.nic.in); हर वह ब्रांच भरिए जो आप पढ़ना चाहेंगे।",
    "आपके राज्य की अपनी इंजीनियरिंग काउंसलिंग, जहाँ वहाँ के रहने वालों को सीट अक्सर आसानी से मिलती है, और अलग-अलग यूनिवर्सिटी के एंट्रेंस।",
    "इस स्कोर के बिना रास्ते: BCA, CUET-UG से computing, गणित या भौतिकी में BSc, NATA से BArch, लेटरल एंट्री वाला डिप्लोमा।",
  ]),
};
const JEE_CUT_OFF: Wording = {
  english:
    "I know no cut-offs: they change every year with category, State and branch. Opening and closing ranks of the last years stand at josaa.nic.in. Then look in this order:",
  hinglish:
    "Cut-off main nahi jaanti: woh har saal category, rajya aur branch ke saath badalta hai. Pichhle saalon ki opening aur closing rank josaa.nic.in par hain. Phir is kram mein dekhiye:",
  hindi:
    "कट-ऑफ़ मैं नहीं जानती: वह हर साल कैटेगरी, राज्य और ब्रांच के साथ बदलता है। पिछले सालों की ओपनिंग और क्लोज़िंग रैंक josaa.nic.in पर हैं। फिर इस क्रम में देखिए:",
};
export const JEE_SCORE: Wording = inEach((language) => p(JEE_CUT_OFF[language]) + JEE_WAYS[language]);

const CUET_WAYS: Wording = {
  english: ul([
    "With the same CUET-UG result: each university has a portal and rounds of its own, Delhi University too (CSAS). Register with several, and put down every course and college that you would really study at; after the rounds some universities fill the seats that are left.",
    "The same subject at a State university or a college that goes by the marks of Class 12, or has a test of its own: the degree counts alike.",
    "From afar, while you try once more or work: IGNOU (ignou.ac.in) and the open schools of universities ask for no CUET.",
  ]),
  hinglish: ul([
    "Isi CUET-UG result se: har university ka apna portal aur apne round hain, Delhi University ka bhi (CSAS). Kai jagah register kijiye, aur har woh course aur college bhariye jahan aap sach mein padhenge; round ke baad kuch universities bachi hui seats bharti hain.",
    "Wahi subject rajya ki university ya aise college mein jo Class 12 ke marks ya apne test se leta hai: degree utni hi maani jaati hai.",
    "Ghar se, jab tak ek baar aur koshish ya kaam karein: IGNOU (ignou.ac.in) aur universities ke open school CUET nahi maangte.",
  ]),
  hindi: ul([
    "इसी CUET-UG रिज़ल्ट से: हर यूनिवर्सिटी का अपना पोर्टल और अपने राउंड हैं, दिल्ली यूनिवर्सिटी का भी (CSAS)। कई जगह रजिस्टर कीजिए, और हर वह कोर्स और कॉलेज भरिए जहाँ आप सच में पढ़ेंगे; राउंड के बाद कुछ यूनिवर्सिटी बची हुई सीटें भरती हैं।",
    "वही विषय राज्य की यूनिवर्सिटी या ऐसे कॉलेज में जो Class 12 के नंबर या अपने टेस्ट से लेता है: डिग्री उतनी ही मानी जाती है।",
    "घर से, जब तक एक बार और कोशिश या काम करें: IGNOU (ignou.ac.in) और यूनिवर्सिटी के open school CUET नहीं माँगते।",
  ]),
};
const CUET_CUT_OFF: Wording = {
  english:
    "I know no cut-offs: they change every year with university, college, course and category, and stand on the university's admission page. Then look in this order:",
  hinglish:
    "Cut-off main nahi jaanti: woh har saal university, college, course aur category ke saath badalta hai, aur university ke admission page par hota hai. Phir is kram mein dekhiye:",
  hindi:
    "कट-ऑफ़ मैं नहीं जानती: वह हर साल यूनिवर्सिटी, कॉलेज, कोर्स और कैटेगरी के साथ बदलता है, और यूनिवर्सिटी के एडमिशन पेज पर होता है। फिर इस क्रम में देखिए:",
};
export const CUET_SCORE: Wording = inEach((language) => p(CUET_CUT_OFF[language]) + CUET_WAYS[language]);

/** What is open with the result of an entrance, whatever it is. */
export const WAYS_AFTER_RESULT: Readonly<Partial<Record<Exam, Wording>>> = {
  "NEET-UG": NEET_WAYS,
  "JEE Main": JEE_WAYS,
  "CUET-UG": CUET_WAYS,
};

export const GAP_YEAR_TEXT: Wording = {
  english:
    p("A gap year is not bad in itself, and it does not shut you out. Colleges and employers ask one thing: what did you do in it?") +
    ul([
      "Admission: most colleges take students after a gap of a year or two; some ask for a gap certificate, a short statement signed before a notary. Read the form.",
      "Work: a year is easily explained if you can name something, such as a course, a job, care for somebody at home, an exam that you prepared for. Say it in one honest sentence.",
      "Posts of the Government ask for age and qualification, not for a year without a break.",
      "If you are in it now: one thing learnt that can be shown, one paid or unpaid work, a fixed time to get up.",
    ]),
  hinglish:
    p(
      "Gap year apne aap mein bura nahi hai, aur isse raasta band nahi hota. College aur employer ek hi baat poochte hain: usme aapne kya kiya?",
    ) +
    ul([
      "Admission: zyadatar college ek-do saal ke gap ke baad lete hain; kuch gap certificate maangte hain, yaani notary ke saamne sign kiya hua chhota sa bayaan. Form padhiye.",
      "Kaam: saal samjhana aasan hai agar aap kuch bata sakein, jaise course, naukri, ghar mein kisi ki dekhbhal, kisi exam ki taiyari. Ek imaandar vaakya mein kahiye.",
      "Sarkari posts umar aur qualification poochti hain, yeh nahi ki saal bina ruke nikle ya nahi.",
      "Abhi gap chal raha hai to: ek cheez seekhiye jo dikha sakein, ek kaam (paise ke saath ya bina), aur uthne ka ek tay samay.",
    ]),
  hindi:
    p("गैप ईयर अपने आप में बुरा नहीं है, और इससे रास्ता बंद नहीं होता। कॉलेज और नियोक्ता एक ही बात पूछते हैं: उसमें आपने क्या किया?") +
    ul([
      "एडमिशन: ज़्यादातर कॉलेज एक-दो साल के गैप के बाद लेते हैं; कुछ गैप सर्टिफ़िकेट माँगते हैं, यानी नोटरी के सामने साइन किया हुआ छोटा सा बयान। फ़ॉर्म पढ़िए।",
      "काम: साल समझाना आसान है अगर आप कुछ बता सकें, जैसे कोर्स, नौकरी, घर में किसी की देखभाल, किसी परीक्षा की तैयारी। एक ईमानदार वाक्य में कहिए।",
      "सरकारी पद उम्र और योग्यता पूछते हैं, यह नहीं कि साल बिना रुके निकले या नहीं।",
      "अभी गैप चल रहा है तो: एक चीज़ सीखिए जो दिखा सकें, एक काम (पैसे के साथ या बिना), और उठने का एक तय समय।",
    ]),
};

export const BACKLOGS: Wording = {
  english:
    p("Papers left over in college are common, and they can be cleared. What they change, and what not:") +
    ul([
      "Most employers ask that they be cleared by the time you join; some recruiters on campus also ask for none at that moment. Ask your placement cell for each one's rule.",
      "Many exams for posts and for further study ask for the degree by a certain day, not for a degree without a failed paper: read the notification.",
      "Make a list of the papers, begin with the one that others rest on, and ask a senior who has cleared it for old papers.",
      "Beside marks, work that can be shown counts: a project, an internship, an apprenticeship (nats.education.gov.in).",
    ]),
  hinglish:
    p("College mein back lagna aam hai, aur back clear ho sakte hain. Isse kya badalta hai aur kya nahi:") +
    ul([
      "Zyadatar employer chahte hain ki join karne tak clear ho jayein; campus par kuch recruiter us samay koi back nahi chahte. Placement cell se har ek ka niyam poochiye.",
      "Bahut si posts aur aage ki padhai ke exam ek tay din tak degree maangte hain, bina fail hue degree nahi: notification padhiye.",
      "Bache hue papers ki list banaiye, us se shuru kijiye jis par doosre tike hain, aur kisi senior se purane paper maangiye jo use clear kar chuka ho.",
      "Marks ke saath dikhane layak kaam bhi maayne rakhta hai: project, internship, apprenticeship (nats.education.gov.in).",
    ]),
  hindi:
    p("कॉलेज में बैक लगना आम है, और बैक क्लियर हो सकते हैं। इससे क्या बदलता है और क्या नहीं:") +
    ul([
      "ज़्यादातर नियोक्ता चाहते हैं कि जॉइन करने तक क्लियर हो जाएँ; कैंपस पर कुछ रिक्रूटर उस समय कोई बैक नहीं चाहते। प्लेसमेंट सेल से हर एक का नियम पूछिए।",
      "बहुत से पद और आगे की पढ़ाई की परीक्षाएँ एक तय दिन तक डिग्री माँगती हैं, बिना फ़ेल हुए डिग्री नहीं: नोटिफ़िकेशन पढ़िए।",
      "बचे हुए पेपरों की लिस्ट बनाइए, उससे शुरू कीजिए जिस पर दूसरे टिके हैं, और किसी सीनियर से पुराने पेपर माँगिए जो उसे क्लियर कर चुका हो।",
      "नंबरों के साथ दिखाने लायक काम भी मायने रखता है: प्रोजेक्ट, इंटर्नशिप, अप्रेंटिसशिप (nats.education.gov.in)।",
    ]),
};

export const NAME_YOUR_DEGREE: Wording = {
  english: p("Name your degree, and I list where it leads."),
  hinglish: p("Apni degree bataiye, main bataungi ki usse kahan pahunch sakte hain."),
  hindi: p("अपनी डिग्री बताइए, मैं बताऊँगी कि उससे कहाँ पहुँच सकते हैं।"),
};

export const FAILED_IN_ACCOUNTS: Wording = {
  english:
    p("Failing a paper of these exams is common, and it says little about you. What is open now:") +
    ul([
      "Once more, with the groups taken one at a time where the rules allow it, and your own marked answers looked at before you begin again.",
      "After a degree in commerce the first step can be left out: graduates with the marks that the institute asks for enter CA Intermediate, CMA Intermediate or CS Executive directly.",
      "What you have learnt counts elsewhere: accounts, tax and audit work in firms, bank exams, MCom, MBA.",
    ]),
  hinglish:
    p("In exams mein paper fail hona aam hai, aur isse aapke baare mein bahut kam pata chalta hai. Ab kya khula hai:") +
    ul([
      "Ek baar aur, jahan niyam ho wahan ek-ek group karke; dobara shuru karne se pehle apni jaanchi hui copy dekhiye.",
      "Commerce ki degree ke baad pehla step chhod sakte hain: sanstha ke maange hue marks wale graduate seedhe CA Intermediate, CMA Intermediate ya CS Executive mein jaate hain.",
      "Jo seekha hai woh aur jagah bhi kaam aata hai: firms mein accounts, tax aur audit ka kaam, bank exam, MCom, MBA.",
    ]),
  hindi:
    p("इन परीक्षाओं में पेपर फ़ेल होना आम है, और इससे आपके बारे में बहुत कम पता चलता है। अब क्या खुला है:") +
    ul([
      "एक बार और, जहाँ नियम हो वहाँ एक-एक ग्रुप करके; दोबारा शुरू करने से पहले अपनी जाँची हुई कॉपी देखिए।",
      "कॉमर्स की डिग्री के बाद पहला चरण छोड़ सकते हैं: संस्था के माँगे हुए नंबरों वाले ग्रेजुएट सीधे CA Intermediate, CMA Intermediate या CS Executive में जाते हैं।",
      "जो सीखा है वह और जगह भी काम आता है: फ़र्मों में accounts, tax और audit का काम, बैंक परीक्षाएँ, MCom, MBA।",
    ]),
};

export const ONE_YEAR_TO_PREPARE: Wording = {
  english:
    p("A year for one examination is all right where it is planned, and it need not put everything on one day:") +
    ul([
      "Sit it once without the year first, if its form can still be filled: you see what it asks, and may not need the year.",
      "Apply beside it for a course that you would take gladly. Most colleges admit after a year's gap; a few ask for a gap certificate.",
      "Plan by weeks, with an old paper under the clock each month, one thing made or learnt beside it, and a day on which you judge honestly how it goes.",
      "Talk about its price at home before and not after: forms, coaching if any, and a first pay that comes a year later.",
    ]),
  hinglish:
    p("Ek exam ke liye ek saal theek hai, agar plan ke saath ho aur sab kuch ek hi din par na tika ho:") +
    ul([
      "Form abhi bhara ja sake to pehle ek baar bina gap ke dijiye: dikh jata hai ki woh kya maangta hai, aur shayad saal ki zaroorat hi na pade.",
      "Saath mein aise course ka form bhariye jo aap khushi se karein. Zyadatar college ek saal ke gap ke baad lete hain; kuch gap certificate maangte hain.",
      "Hafte ka plan, har mahine ghadi ke saath ek purana paper, saath mein ek cheez banana ya seekhna, aur ek din jab aap imaandari se dekhein ki kaisa chal raha hai.",
      "Kharche ki baat ghar par pehle kijiye, baad mein nahi: form, coaching ho to woh, aur pehli kamai ka ek saal baad aana.",
    ]),
  hindi:
    p("एक परीक्षा के लिए एक साल ठीक है, अगर योजना के साथ हो और सब कुछ एक ही दिन पर न टिका हो:") +
    ul([
      "फ़ॉर्म अभी भरा जा सके तो पहले एक बार बिना गैप के दीजिए: दिख जाता है कि वह क्या माँगती है, और शायद साल की ज़रूरत ही न पड़े।",
      "साथ में ऐसे कोर्स का फ़ॉर्म भरिए जो आप ख़ुशी से करें। ज़्यादातर कॉलेज एक साल के गैप के बाद लेते हैं; कुछ गैप सर्टिफ़िकेट माँगते हैं।",
      "हफ़्ते की योजना, हर महीने घड़ी के साथ एक पुराना पेपर, साथ में एक चीज़ बनाना या सीखना, और एक दिन जब आप ईमानदारी से देखें कि कैसा चल रहा है।",
      "ख़र्च की बात घर पर पहले कीजिए, बाद में नहीं: फ़ॉर्म, कोचिंग हो तो वह, और पहली कमाई का एक साल बाद आना।",
    ]),
};

export const EXAM_NOT_CLEARED: Wording = {
  english:
    p("An exam that was not cleared measures one day, and many who now do good work missed it once. Think of three ways:") +
    ul([
      "Once more, if you know exactly what went wrong, have a plan for it and are well enough to carry it. Then take a place somewhere at the same time if you can, so that the year is not empty.",
      "On with what you have: most degrees, also good ones, ask for another exam such as CUET-UG, or only for Class 12 marks. A gap year closes few of them; the application form may ask for the reason.",
      "Beside it: what lies near the goal and does not ask for this exam.",
    ]) +
    p(
      "A private college is worth its fee only if its course is approved (UGC, AICTE, or the council of the profession) and you have seen who was placed where.",
    ),
  hinglish:
    p("Ek exam sirf ek din ko naapta hai, aur aaj achha kaam kar rahe bahut se log kabhi isme ruke the. Teen raste sochiye:") +
    ul([
      "Ek baar aur, agar aap theek jaante hain ki kya galat hua, uske liye plan hai aur mann aur sehat saath de rahe hain. Ho sake to saath mein kahin jagah le lijiye, taaki saal khaali na jaye.",
      "Jo hai usi ke saath aage: zyadatar degree, achhi wali bhi, koi doosra exam maangti hain jaise CUET-UG, ya sirf Class 12 ke marks. Gap year se kam hi darwaze band hote hain; form mein wajah poochi ja sakti hai.",
      "Uske paas ka raasta: jo manzil ke kareeb ho aur yeh exam na maange.",
    ]) +
    p(
      "Private college ki fees tabhi sahi hai jab uska course approved ho (UGC, AICTE, ya us peshe ki council) aur aapne dekha ho ki kiski placement kahan hui.",
    ),
  hindi:
    p("एक परीक्षा सिर्फ़ एक दिन को नापती है, और आज अच्छा काम कर रहे बहुत से लोग कभी इसमें रुके थे। तीन रास्ते सोचिए:") +
    ul([
      "एक बार और, अगर आप ठीक जानते हैं कि क्या ग़लत हुआ, उसके लिए प्लान है और मन और सेहत साथ दे रहे हैं। हो सके तो साथ में कहीं जगह ले लीजिए, ताकि साल ख़ाली न जाए।",
      "जो है उसी के साथ आगे: ज़्यादातर डिग्री, अच्छी वाली भी, कोई दूसरी परीक्षा माँगती हैं जैसे CUET-UG, या सिर्फ़ Class 12 के नंबर। गैप ईयर से कम ही दरवाज़े बंद होते हैं; फ़ॉर्म में वजह पूछी जा सकती है।",
      "उसके पास का रास्ता: जो मंज़िल के क़रीब हो और यह परीक्षा न माँगे।",
    ]) +
    p("प्राइवेट कॉलेज की फ़ीस तभी सही है जब उसका कोर्स approved हो (UGC, AICTE, या उस पेशे की काउंसिल) और आपने देखा हो कि किसकी प्लेसमेंट कहाँ हुई।"),
};

export const FAILED_IN_SCHOOL: Wording = {
  english:
    p("A failed paper, or a failed year, is not the end of the road, and there is a way to mend it:") +
    ul([
      "Boards hold compartment or supplementary exams within months: ask your school for the form. The year is then not lost. If it was too many papers for that, sit for the whole exam again next year.",
      "Open schooling (NIOS, nios.ac.in) lets you finish Class 10 or 12 at your own pace, and colleges and employers take its certificate.",
      `Some ways on do not wait for it: ${link("/careers?education=ITI%20Certificate", "ITI trades")} (some already after Class 8), ${link("/careers?education=Short%20Course%20or%20Certificate", "short courses")} and ${link("/careers?education=Class%2010", "work after Class 10")}, such as ${link("/career/electrician", "Electrician")} or ${link("/career/restaurant-cook", "Restaurant Cook")}.`,
    ]) +
    p("Tell one person at home today; it gets lighter then. And if it weighs on you, Tele-MANAS on 14416 listens for free, day and night."),
  hinglish:
    p("Ek paper ya ek saal fail hona raaste ka ant nahi hai, aur ise theek karne ka tarika hai:") +
    ul([
      "Board kuch mahinon mein compartment ya supplementary exam leta hai: apne school se form maangiye. Tab saal kharab nahi hota. Agar uske liye zyada paper reh gaye hon, to agle saal poora exam phir dijiye.",
      "Open school (NIOS, nios.ac.in) se Class 10 ya 12 apni raftaar se poori kar sakte hain, aur college aur employer iska certificate maante hain.",
      `Kuch raste iska intezaar nahi karte: ${link("/careers?education=ITI%20Certificate", "ITI trade")} (kuch Class 8 ke baad bhi), ${link("/careers?education=Short%20Course%20or%20Certificate", "chhote course")} aur ${link("/careers?education=Class%2010", "Class 10 ke baad kaam")}, jaise ${link("/career/electrician", "Electrician")} ya ${link("/career/restaurant-cook", "Restaurant Cook")}.`,
    ]) +
    p(
      "Aaj hi ghar mein kisi ek ko bataiye; mann halka hota hai. Aur agar mann bhaari ho, to Tele-MANAS 14416 par free mein baat kijiye, din ho ya raat.",
    ),
  hindi:
    p("एक पेपर या एक साल फ़ेल होना रास्ते का अंत नहीं है, और इसे ठीक करने का तरीक़ा है:") +
    ul([
      "बोर्ड कुछ महीनों में कंपार्टमेंट या सप्लीमेंट्री परीक्षा लेता है: अपने स्कूल से फ़ॉर्म माँगिए। तब साल ख़राब नहीं होता। अगर उसके लिए ज़्यादा पेपर रह गए हों, तो अगले साल पूरी परीक्षा फिर दीजिए।",
      "ओपन स्कूल (NIOS, nios.ac.in) से Class 10 या 12 अपनी रफ़्तार से पूरी कर सकते हैं, और कॉलेज और नियोक्ता इसका सर्टिफ़िकेट मानते हैं।",
      `कुछ रास्ते इसका इंतज़ार नहीं करते: ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड")} (कुछ Class 8 के बाद भी), ${link("/careers?education=Short%20Course%20or%20Certificate", "छोटे कोर्स")} और ${link("/careers?education=Class%2010", "Class 10 के बाद काम")}, जैसे ${link("/career/electrician", "Electrician")} या ${link("/career/restaurant-cook", "Restaurant Cook")}।`,
    ]) +
    p("आज ही घर में किसी एक को बताइए; मन हल्का होता है। और अगर मन भारी हो, तो टेली-मानस 14416 पर मुफ़्त में बात कीजिए, दिन हो या रात।"),
};

export const LOW_MARKS: Wording = {
  english:
    p("Marks decide some entrances; many good careers never ask for them.") +
    ul([
      "Many degrees go by an entrance exam, such as CUET-UG, CLAT or a State's own: there Class 12 marks often need only reach a line.",
      "Seats in colleges, and streams of Class 11: each university and school sets its own lowest marks, and they differ. Ask at two or three before you give a course or a stream up.",
      `Careers with other ways in: ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}, ${link("/careers?education=Diploma", "with a diploma")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "with a short course")}, ${link("/careers?education=Class%2012", "after Class 12")}.`,
    ]),
  hinglish:
    p("Marks se kuch entrance tay hote hain; bahut se achhe career unhe kabhi nahi poochte.") +
    ul([
      "Bahut si degree entrance exam se milti hain, jaise CUET-UG, CLAT ya rajya ka apna exam: wahan Class 12 ke marks aksar sirf ek had tak chahiye.",
      "College ki seat aur Class 11 ki stream: har university aur school apne sabse kam marks khud tay karta hai, aur ye alag-alag hain. Koi course ya stream chhodne se pehle do-teen jagah poochiye.",
      `Doosre raste wale career: ${link("/careers?education=ITI%20Certificate", "ITI trade se")}, ${link("/careers?education=Diploma", "diploma se")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "chhote course se")}, ${link("/careers?education=Class%2012", "Class 12 ke baad")}.`,
    ]),
  hindi:
    p("नंबरों से कुछ एंट्रेंस तय होते हैं; बहुत से अच्छे करियर उन्हें कभी नहीं पूछते।") +
    ul([
      "बहुत सी डिग्री एंट्रेंस परीक्षा से मिलती हैं, जैसे CUET-UG, CLAT या राज्य की अपनी परीक्षा: वहाँ Class 12 के नंबर अक्सर सिर्फ़ एक हद तक चाहिए।",
      "कॉलेज की सीट और Class 11 की स्ट्रीम: हर यूनिवर्सिटी और स्कूल अपने सबसे कम नंबर ख़ुद तय करता है, और ये अलग-अलग हैं। कोई कोर्स या स्ट्रीम छोड़ने से पहले दो-तीन जगह पूछिए।",
      `दूसरे रास्ते वाले करियर: ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड से")}, ${link("/careers?education=Diploma", "डिप्लोमा से")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "छोटे कोर्स से")}, ${link("/careers?education=Class%2012", "Class 12 के बाद")}।`,
    ]),
};

export const NOT_TAKEN_FOR_YEARS: Wording = {
  english:
    p(
      "Years of trying without a name on the list hurt, and they say little about your worth: very many sit for few posts. Now it needs a plan with a date:",
    ) +
    ul([
      `${strong("Count")}: how many years does the upper age of each notice leave you, and where did it stop each time: the paper, the run, the documents, the medical? Mend that one thing.`,
      `${strong("Widen")}: the same reading serves several forms (Railways, SSC, State police and staff boards, post office, forest guards, courts). Apply to all that you may.`,
      `${strong("Begin to earn beside it")}: a trade at an ITI, a licence, computer and accounts, an apprenticeship (apprenticeshipindia.gov.in) or any steady job. Railways and others keep some places for apprentices.`,
      `${strong("Set a last date")}: write down the exam after which the second plan becomes the first, and tell it to somebody at home.`,
    ]) +
    p(
      "If it weighs on you, Tele-MANAS 14416 listens for free, day and night. Tell me your last class and what you can do with your hands or a computer, and I show work that begins soon.",
    ),
  hinglish:
    p(
      "Saalon koshish ke baad bhi list mein naam na aaye to dukhta hai, par isse aapki keemat tay nahi hoti: bahut log thodi si posts ke liye baithte hain. Ab tareekh wala plan chahiye:",
    ) +
    ul([
      `${strong("Giniye")}: har notice ki upar ki umar ke hisaab se kitne saal bache hain, aur har baar kahan ruke: paper, daud, kaagaz ya medical? Wahi ek cheez theek kijiye.`,
      `${strong("Daayra badhaiye")}: ek hi padhai kai form ke kaam aati hai (railway, SSC, rajya police aur board, post office, forest guard, court). Jinme bhar sakte hain, sab bhariye.`,
      `${strong("Saath mein kamai shuru kijiye")}: ITI ka trade, licence, computer aur accounts, apprenticeship (apprenticeshipindia.gov.in) ya koi bhi pakka kaam. Railway aur kuch aur jagah apprentice ke liye kuch posts rakhi jaati hain.`,
      `${strong("Aakhri tareekh tay kijiye")}: likhiye ki kis exam ke baad doosra plan pehla ban jayega, aur ghar mein kisi ko bataiye.`,
    ]) +
    p(
      "Mann bhaari ho to Tele-MANAS 14416 free mein sunta hai, din ho ya raat. Apni aakhri class aur haath ya computer ka hunar bataiye, main jaldi shuru hone wala kaam dikhaungi.",
    ),
  hindi:
    p(
      "सालों कोशिश के बाद भी लिस्ट में नाम न आए तो दुखता है, पर इससे आपकी क़ीमत तय नहीं होती: बहुत लोग थोड़े से पदों के लिए बैठते हैं। अब तारीख़ वाला प्लान चाहिए:",
    ) +
    ul([
      `${strong("गिनिए")}: हर नोटिस की ऊपर की उम्र के हिसाब से कितने साल बचे हैं, और हर बार कहाँ रुके: पेपर, दौड़, काग़ज़ या मेडिकल? वही एक चीज़ ठीक कीजिए।`,
      `${strong("दायरा बढ़ाइए")}: एक ही पढ़ाई कई फ़ॉर्म के काम आती है (रेलवे, SSC, राज्य पुलिस और बोर्ड, डाकघर, वनरक्षक, कोर्ट)। जिनमें भर सकते हैं, सब भरिए।`,
      `${strong("साथ में कमाई शुरू कीजिए")}: ITI का ट्रेड, लाइसेंस, कंप्यूटर और अकाउंट्स, अप्रेंटिसशिप (apprenticeshipindia.gov.in) या कोई भी पक्का काम। रेलवे और कुछ और जगह अप्रेंटिस के लिए कुछ पद रखे जाते हैं।`,
      `${strong("आख़िरी तारीख़ तय कीजिए")}: लिखिए कि किस परीक्षा के बाद दूसरा प्लान पहला बन जाएगा, और घर में किसी को बताइए।`,
    ]) +
    p(
      "मन भारी हो तो Tele-MANAS 14416 मुफ़्त में सुनता है, दिन हो या रात। अपनी आख़िरी कक्षा और हाथ या कंप्यूटर का हुनर बताइए, मैं जल्दी शुरू होने वाला काम दिखाऊँगी।",
    ),
};
