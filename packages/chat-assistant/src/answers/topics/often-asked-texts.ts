import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

export const TEACHING_FOR_WOMEN: Wording = {
  english: p(
    `${strong("For many women it is")}: school hours, long holidays and posts near home let it stand beside a family, and most who teach small children are women. ${strong("Against it")}: private schools often pay near the low end of the range and ask for work at home in the evening, while the high end is the pay level of a government post, which is won by recruitment and may mean transfers. Government schools give maternity and child care leave, and the same pay to women and men.`,
  ),
  hinglish: p(
    `${strong("Bahut si mahilaon ke liye haan")}: school ke ghante, lambi chhuttiyan aur ghar ke paas ki posts parivar ke saath chal jaati hain, aur chhote bachchon ko padhane wale zyadatar mahilayein hain. ${strong("Iske khilaf")}: private school aksar range ke neeche wale hisse jitna dete hain aur shaam ko ghar par bhi kaam hota hai; upar wala hissa sarkari post ka pay level hai, jo bharti se milti hai aur jisme transfer ho sakta hai. Sarkari school mein matritva aur child care leave hai, aur mahila aur purush ki tankhwah barabar.`,
  ),
  hindi: p(
    `${strong("बहुत सी महिलाओं के लिए हाँ")}: स्कूल के घंटे, लंबी छुट्टियाँ और घर के पास के पद परिवार के साथ चल जाते हैं, और छोटे बच्चों को पढ़ाने वाले ज़्यादातर महिलाएँ हैं। ${strong("इसके ख़िलाफ़")}: प्राइवेट स्कूल अक्सर रेंज के नीचे वाले हिस्से जितना देते हैं और शाम को घर पर भी काम होता है; ऊपर वाला हिस्सा सरकारी पद का वेतन स्तर है, जो भर्ती से मिलता है और जिसमें तबादला हो सकता है। सरकारी स्कूल में मातृत्व और बाल देखभाल की छुट्टी है, और महिला और पुरुष का वेतन बराबर।`,
  ),
};

export const ENGINEERING_WITH_SUCH_MARKS: Wording = {
  english:
    p(
      `${strong("Yes, BTech stays open")}: colleges that AICTE approves have asked for a little under half of the marks in physics, maths and a third subject in Class 12, less for reserved categories, and then for a rank.`,
    ) +
    ul([
      `${strong("Your State's counselling")} (State engineering CET, or JEE Main) fills government and private colleges; look at last year's closing ranks of branches that you would study gladly.`,
      `${strong("NITs, IIITs and IITs")} ask for three quarters of the marks in Class 12, or a place in the top fifth of your board (less for SC and ST); an improvement examination can mend that.`,
      `${strong("A polytechnic diploma")}, then the second year of BTech by lateral entry: longer, cheaper, with a post already in hand.`,
      `${strong("A BCA or BSc")} at a good college beats a BTech where no employer recruits.`,
    ]) +
    p("These lines are those of the last years: josaa.nic.in and your State's counselling have this year's."),
  hinglish:
    p(
      `${strong("Haan, BTech khula hai")}: AICTE ke maanyata wale college Class 12 mein physics, maths aur ek teesre vishay mein aadhe se thode kam marks maangte aaye hain, reserved category ko aur kam, aur phir rank.`,
    ) +
    ul([
      `${strong("Aapke rajya ki counselling")} (State engineering CET, ya JEE Main) sarkari aur private college bharti hai; jo branch aap mann se padhenge unki pichhle saal ki closing rank dekhiye.`,
      `${strong("NIT, IIIT aur IIT")} Class 12 mein teen chauthai marks maangte hain, ya apne board ke sabse achhe paanchve hisse mein jagah (SC, ST ko kam); improvement exam se yeh sudhar sakta hai.`,
      `${strong("Polytechnic diploma")}, phir lateral entry se BTech ka doosra saal: lamba, par sasta, aur beech mein hi naukri layak.`,
      `${strong("Achhe college ki BCA ya BSc")} us BTech se behtar hai jahan koi company nahi aati.`,
    ]) +
    p("Yeh pichhle saalon ki seemayein hain: is saal ki josaa.nic.in aur aapke rajya ki counselling par hain."),
  hindi:
    p(
      `${strong("हाँ, BTech खुला है")}: AICTE की मान्यता वाले कॉलेज Class 12 में फ़िज़िक्स, मैथ्स और एक तीसरे विषय में आधे से थोड़े कम अंक माँगते आए हैं, आरक्षित वर्ग को और कम, और फिर रैंक।`,
    ) +
    ul([
      `${strong("आपके राज्य की काउंसलिंग")} (State engineering CET, या JEE Main) सरकारी और प्राइवेट कॉलेज भरती है; जो ब्रांच आप मन से पढ़ेंगे उनकी पिछले साल की closing rank देखिए।`,
      `${strong("NIT, IIIT और IIT")} Class 12 में तीन चौथाई अंक माँगते हैं, या अपने बोर्ड के सबसे अच्छे पाँचवें हिस्से में जगह (SC, ST को कम); improvement परीक्षा से यह सुधर सकता है।`,
      `${strong("पॉलिटेक्निक डिप्लोमा")}, फिर लेटरल एंट्री से BTech का दूसरा साल: लंबा, पर सस्ता, और बीच में ही नौकरी लायक।`,
      `${strong("अच्छे कॉलेज की BCA या BSc")} उस BTech से बेहतर है जहाँ कोई कंपनी नहीं आती।`,
    ]) +
    p("ये पिछले सालों की सीमाएँ हैं: इस साल की josaa.nic.in और आपके राज्य की काउंसलिंग पर हैं।"),
};

export const ENGINEERING_WITHOUT_MONEY: Wording = {
  english:
    p("Engineering can be had for little; many engineers come from families without money. In this order:") +
    ul([
      `${strong("A government polytechnic")} after Class 10: low fees, three years, and then the second year of BTech by lateral entry, or a post as junior engineer.`,
      `${strong("A government college")} after Class 12, by your State's CET or JEE Main: the fee is a small part of that of a private one. Colleges that AICTE approves keep some seats without tuition fee (Tuition Fee Waiver) for families under an income limit: ask for them in the counselling.`,
      `${strong("IITs and NITs")} remit the tuition fee wholly or mostly to the poorest, and to SC, ST and disabled students.`,
      `${strong("Scholarships")}: your State's fee reimbursement, scholarships.gov.in, and AICTE's Pragati for girls. Apply each year in time, with the income certificate.`,
      `${strong("What is still lacking")}: an education loan by pmvidyalaxmi.co.in. Nobody who asks for money to get you a seat is honest.`,
    ]),
  hinglish:
    p("Engineering kam paise mein ho sakti hai; bahut se engineer bina paise wale gharon se aate hain. Is kram mein:") +
    ul([
      `${strong("Sarkari polytechnic")} Class 10 ke baad: kam fees, teen saal, phir lateral entry se BTech ka doosra saal, ya junior engineer ki post.`,
      `${strong("Sarkari college")} Class 12 ke baad, apne rajya ke CET ya JEE Main se: fees private ke mukable bahut kam. AICTE ke maanyata wale college kuch seat bina tuition fee ke rakhte hain (Tuition Fee Waiver), jin gharon ki aamdani ek seema se kam ho: counselling mein poochiye.`,
      `${strong("IIT aur NIT")} sabse gareeb gharon ki, aur SC, ST aur divyang students ki, tuition fee poori ya zyadatar maaf karte hain.`,
      `${strong("Scholarship")}: rajya ki fees wapsi, scholarships.gov.in, aur ladkiyon ke liye AICTE ki Pragati. Har saal samay par, income certificate ke saath form bhariye.`,
      `${strong("Jo phir bhi kam pade")}: pmvidyalaxmi.co.in se education loan. Jo seat dilane ke paise maange, woh imaandaar nahi.`,
    ]),
  hindi:
    p("इंजीनियरिंग कम पैसों में हो सकती है; बहुत से इंजीनियर बिना पैसे वाले घरों से आते हैं। इस क्रम में:") +
    ul([
      `${strong("सरकारी पॉलिटेक्निक")} Class 10 के बाद: कम फ़ीस, तीन साल, फिर लेटरल एंट्री से BTech का दूसरा साल, या जूनियर इंजीनियर का पद।`,
      `${strong("सरकारी कॉलेज")} Class 12 के बाद, अपने राज्य के CET या JEE Main से: फ़ीस प्राइवेट के मुक़ाबले बहुत कम। AICTE की मान्यता वाले कॉलेज कुछ सीटें बिना ट्यूशन फ़ीस के रखते हैं (Tuition Fee Waiver), जिन घरों की आमदनी एक सीमा से कम हो: काउंसलिंग में पूछिए।`,
      `${strong("IIT और NIT")} सबसे ग़रीब घरों की, और SC, ST और दिव्यांग छात्रों की, ट्यूशन फ़ीस पूरी या ज़्यादातर माफ़ करते हैं।`,
      `${strong("छात्रवृत्ति")}: राज्य की फ़ीस वापसी, scholarships.gov.in, और लड़कियों के लिए AICTE की Pragati। हर साल समय पर, आय प्रमाणपत्र के साथ फ़ॉर्म भरिए।`,
      `${strong("जो फिर भी कम पड़े")}: pmvidyalaxmi.co.in से एजुकेशन लोन। जो सीट दिलाने के पैसे माँगे, वह ईमानदार नहीं।`,
    ]),
};

export const ENGINEERING_WITH_BIOLOGY: Wording = {
  english:
    p(`${strong("Mostly not")}: nearly every branch of BTech asks for physics and maths in Class 12. What is open with biology:`) +
    ul([
      `${strong("A few branches at some universities")}, such as BTech in Biotechnology, Food Technology or Agricultural Engineering: each State's counselling says whether it takes physics, chemistry and biology. Ask before you count on it.`,
      `${strong("Maths as one more subject")} by open schooling (nios.ac.in): then the entrances of engineering are open like to others.`,
      `${strong("The same work by a BSc")}: ${to("biotechnologist", "Biotechnologist")}, ${to("food-technologist", "Food Technologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}; and computers by a BCA, which many universities give to any stream.`,
      `${strong("Still in Class 10 or early in Class 11")}: take PCMB, maths and biology both, and nothing is shut.`,
    ]),
  hinglish:
    p(
      `${strong("Zyadatar nahi")}: BTech ki lagbhag har branch Class 12 mein physics aur maths maangti hai. Biology ke saath jo khula hai:`,
    ) +
    ul([
      `${strong("Kuch university mein kuch branch")}, jaise Biotechnology, Food Technology ya Agricultural Engineering mein BTech: physics, chemistry aur biology chalegi ya nahi, yeh har rajya ki counselling batati hai. Bharosa karne se pehle poochiye.`,
      `${strong("Maths ek aur vishay")} ki tarah open schooling (nios.ac.in) se: phir engineering ke entrance sabki tarah khule hain.`,
      `${strong("Wahi kaam BSc se")}: ${to("biotechnologist", "Biotechnologist")}, ${to("food-technologist", "Food Technologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}; aur computer BCA se, jo bahut si university kisi bhi stream ko deti hain.`,
      `${strong("Abhi Class 10 ya Class 11 ki shuruaat")}: PCMB lijiye, maths aur biology dono, phir kuch band nahi.`,
    ]),
  hindi:
    p(`${strong("ज़्यादातर नहीं")}: BTech की लगभग हर ब्रांच Class 12 में फ़िज़िक्स और मैथ्स माँगती है। बायोलॉजी के साथ जो खुला है:`) +
    ul([
      `${strong("कुछ यूनिवर्सिटी में कुछ ब्रांच")}, जैसे Biotechnology, Food Technology या Agricultural Engineering में BTech: फ़िज़िक्स, केमिस्ट्री और बायोलॉजी चलेगी या नहीं, यह हर राज्य की काउंसलिंग बताती है। भरोसा करने से पहले पूछिए।`,
      `${strong("मैथ्स एक और विषय")} की तरह ओपन स्कूलिंग (nios.ac.in) से: फिर इंजीनियरिंग के एंट्रेंस सबकी तरह खुले हैं।`,
      `${strong("वही काम BSc से")}: ${to("biotechnologist", "Biotechnologist")}, ${to("food-technologist", "Food Technologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}; और कंप्यूटर BCA से, जो बहुत सी यूनिवर्सिटी किसी भी स्ट्रीम को देती हैं।`,
      `${strong("अभी Class 10 या Class 11 की शुरुआत")}: PCMB लीजिए, मैथ्स और बायोलॉजी दोनों, फिर कुछ बंद नहीं।`,
    ]),
};

export const FAILED_A_SUBJECT_FIRST: Wording = {
  english:
    p("First Class 12 has to stand as passed: no degree begins without it. That can mostly be mended this year:") +
    ul([
      "The board's supplementary (compartment) examination in the same summer; until its result many colleges admit provisionally.",
      "Where you had a sixth subject, some boards put it in the place of the failed one: look whether your mark sheet already says Pass.",
      "Open schooling (nios.ac.in) lets you sit that one subject, also on demand.",
    ]),
  hinglish:
    p("Pehle Class 12 pass honi chahiye: uske bina koi degree shuru nahi hoti. Yeh aksar isi saal theek ho sakta hai:") +
    ul([
      "Board ka supplementary (compartment) exam usi garmi mein; uske result tak bahut se college provisional admission dete hain.",
      "Agar aapka chhatha vishay tha, to kuch board use fail wale ki jagah gin lete hain: dekhiye, marksheet par Pass to nahi likha.",
      "Open school (nios.ac.in) se wahi ek vishay de sakte hain, on demand bhi.",
    ]),
  hindi:
    p("पहले Class 12 पास होनी चाहिए: उसके बिना कोई डिग्री शुरू नहीं होती। यह अक्सर इसी साल ठीक हो सकता है:") +
    ul([
      "बोर्ड की supplementary (compartment) परीक्षा उसी गर्मी में; उसके नतीजे तक बहुत से कॉलेज provisional एडमिशन देते हैं।",
      "अगर आपका छठा विषय था, तो कुछ बोर्ड उसे फ़ेल वाले की जगह गिन लेते हैं: देखिए, मार्कशीट पर Pass तो नहीं लिखा।",
      "ओपन स्कूल (nios.ac.in) से वही एक विषय दे सकते हैं, on demand भी।",
    ]),
};

export const HOURS_FOR_UPSC: Wording = {
  english:
    p(
      "No number is asked for. Who prepares for UPSC full time mostly studies six to eight hours a day for a year or more; beside a job or college three to four, for longer. What counts is what is left of it:",
    ) +
    ul([
      "First the NCERT books of Classes 6 to 12 and one newspaper a day, then one book a subject, read more than once.",
      "An answer written each day, and old papers under the clock each week: reading alone does not pass the Mains.",
      "Sleep, a walk and one free half day: who burns out in the fourth month has lost more than hours.",
    ]),
  hinglish:
    p(
      "Koi ginti tay nahi. Jo UPSC ki poori taiyari karte hain, woh aksar ek saal ya zyada tak roz chhah se aath ghante padhte hain; naukri ya college ke saath teen se chaar, zyada samay tak. Asli baat yeh hai ki kya yaad rehta hai:",
    ) +
    ul([
      "Pehle Class 6 se 12 ki NCERT aur roz ek akhbaar, phir har vishay ki ek kitaab, ek se zyada baar.",
      "Roz ek jawab likhiye, aur har hafte samay baandhkar purane paper: sirf padhne se Mains nahi nikalta.",
      "Neend, tahalna aur hafte mein aadha din khaali: jo chauthe mahine mein thak jaaye, usne ghanton se zyada khoya.",
    ]),
  hindi:
    p(
      "कोई गिनती तय नहीं। जो UPSC की पूरी तैयारी करते हैं, वे अक्सर एक साल या ज़्यादा तक रोज़ छह से आठ घंटे पढ़ते हैं; नौकरी या कॉलेज के साथ तीन से चार, ज़्यादा समय तक। असली बात यह है कि क्या याद रहता है:",
    ) +
    ul([
      "पहले Class 6 से 12 की NCERT और रोज़ एक अख़बार, फिर हर विषय की एक किताब, एक से ज़्यादा बार।",
      "रोज़ एक उत्तर लिखिए, और हर हफ़्ते समय बाँधकर पुराने पेपर: सिर्फ़ पढ़ने से Mains नहीं निकलता।",
      "नींद, टहलना और हफ़्ते में आधा दिन ख़ाली: जो चौथे महीने में थक जाए, उसने घंटों से ज़्यादा खोया।",
    ]),
};

export const ENGINEER_WITH_YEARS_TO_IT: Wording = {
  english:
    p("Take your years along: fresher drives are for those without any, but software that serves your field wants people who know it.") +
    ul([
      `${strong("Nearest to what you know")}: software of plants and design (CAD, PLM, SAP for production or maintenance: ${to("erp-consultant", "ERP Consultant")}), control and vehicles (${to("embedded-software-engineer", "Embedded Software Engineer")}), or the side between users and programmers (${to("it-business-analyst", "IT Business Analyst")}).`,
      `${strong("Figures of your own work")}: ${to("data-analyst", "Data Analyst")}, with Excel, SQL and Python, on data of machines, quality or purchase; begin in your present post.`,
      `${strong("Programming itself")} (${to("software-engineer", "Software Engineer")}): six to twelve months of evenings, two or three finished projects, and mostly a step down in pay at first.`,
      "Ask first inside your own firm: a move within it keeps your pay and your years. Keep the post until the next letter is signed.",
    ]),
  hinglish:
    p(
      "Apne saal saath le jaiye: fresher ki bharti unke liye hai jinke paas anubhav nahi, par jo software aapke field ke liye hai, use field jaanne wale chahiye.",
    ) +
    ul([
      `${strong("Jo aap jaante hain uske sabse paas")}: plant aur design ke software (CAD, PLM, production ya maintenance ka SAP: ${to("erp-consultant", "ERP Consultant")}), control aur gaadiyan (${to("embedded-software-engineer", "Embedded Software Engineer")}), ya user aur programmer ke beech ka kaam (${to("it-business-analyst", "IT Business Analyst")}).`,
      `${strong("Apne kaam ke aankde")}: ${to("data-analyst", "Data Analyst")}, Excel, SQL aur Python ke saath, machine, quality ya kharid ke data par; abhi ki post mein hi shuru kijiye.`,
      `${strong("Programming khud")} (${to("software-engineer", "Software Engineer")}): chhah se barah mahine ki shaamein, do-teen poore project, aur shuru mein aksar thodi kam tankhwah.`,
      "Pehle apni hi company mein poochiye: andar ka badlav tankhwah aur saal bachata hai. Agla letter sign hone tak naukri mat chhodiye.",
    ]),
  hindi:
    p("अपने साल साथ ले जाइए: फ़्रेशर की भर्ती उनके लिए है जिनके पास अनुभव नहीं, पर जो सॉफ़्टवेयर आपके क्षेत्र के लिए है, उसे क्षेत्र जानने वाले चाहिए।") +
    ul([
      `${strong("जो आप जानते हैं उसके सबसे पास")}: प्लांट और डिज़ाइन के सॉफ़्टवेयर (CAD, PLM, production या maintenance का SAP: ${to("erp-consultant", "ERP Consultant")}), कंट्रोल और गाड़ियाँ (${to("embedded-software-engineer", "Embedded Software Engineer")}), या यूज़र और प्रोग्रामर के बीच का काम (${to("it-business-analyst", "IT Business Analyst")})।`,
      `${strong("अपने काम के आँकड़े")}: ${to("data-analyst", "Data Analyst")}, Excel, SQL और Python के साथ, मशीन, क्वालिटी या ख़रीद के डेटा पर; अभी की पोस्ट में ही शुरू कीजिए।`,
      `${strong("प्रोग्रामिंग ख़ुद")} (${to("software-engineer", "Software Engineer")}): छह से बारह महीने की शामें, दो-तीन पूरे प्रोजेक्ट, और शुरू में अक्सर थोड़ी कम तनख़्वाह।`,
      "पहले अपनी ही कंपनी में पूछिए: अंदर का बदलाव तनख़्वाह और साल बचाता है। अगला लेटर साइन होने तक नौकरी मत छोड़िए।",
    ]),
};

const HOME_WORK = [
  to("private-tutor", "Private Tutor"),
  to("content-writer", "Content Writer"),
  to("translator", "Translator"),
  to("bookkeeper", "Bookkeeper"),
  to("customer-service-representative", "Customer Service Representative"),
  to("social-media-manager", "Social Media Manager"),
  to("data-annotator", "Data Annotator"),
].join(", ");
export const HOME_WORK_FOR_A_GRADUATE: Wording = {
  english:
    p(`Yes, there is work from home for a graduate after years at home: ${HOME_WORK}.`) +
    ul([
      `${strong("Soonest")}: tuition by video or at your door in the subject of your degree; the next parents come by the first ones.`,
      `${strong("With three months of learning")}: accounts with Tally and GST for two or three shops, or writing and translating with samples to show.`,
      `${strong("With fixed hours")}: customer service by telephone or chat for a company; a quiet room, a computer and a steady connection are asked for.`,
      `${strong("Beware")}: nobody honest asks for a deposit, a fee or a "kit" for typing or packing at home.`,
    ]),
  hinglish:
    p(`Haan, saalon ghar par rehne ke baad bhi graduate ke liye ghar se kaam hai: ${HOME_WORK}.`) +
    ul([
      `${strong("Sabse jaldi")}: apni degree ke vishay mein video par ya ghar par tuition; pehle parents se hi agle aate hain.`,
      `${strong("Teen mahine seekhkar")}: do-teen dukaanon ka hisaab Tally aur GST ke saath, ya likhna aur anuvad, dikhane layak namoono ke saath.`,
      `${strong("Tay ghanton mein")}: kisi company ki customer service, phone ya chat par; shaant kamra, computer aur pakka internet chahiye.`,
      `${strong("Saavdhan")}: imaandaar kaam mein ghar par typing ya packing ke liye koi deposit, fees ya "kit" ka paisa nahi maangta.`,
    ]),
  hindi:
    p(`हाँ, सालों घर पर रहने के बाद भी ग्रेजुएट के लिए घर से काम है: ${HOME_WORK}।`) +
    ul([
      `${strong("सबसे जल्दी")}: अपनी डिग्री के विषय में वीडियो पर या घर पर ट्यूशन; पहले माता-पिता से ही अगले आते हैं।`,
      `${strong("तीन महीने सीखकर")}: दो-तीन दुकानों का हिसाब Tally और GST के साथ, या लिखना और अनुवाद, दिखाने लायक नमूनों के साथ।`,
      `${strong("तय घंटों में")}: किसी कंपनी की customer service, फ़ोन या चैट पर; शांत कमरा, कंप्यूटर और पक्का इंटरनेट चाहिए।`,
      `${strong("सावधान")}: ईमानदार काम में घर पर टाइपिंग या पैकिंग के लिए कोई जमा, फ़ीस या "किट" का पैसा नहीं माँगता।`,
    ]),
};

export const HIGH_NUMBER_AND_FORCES: Wording = {
  english:
    p(
      `${strong("A number like that mostly closes it")}: by the notices so far flying, the fighting arms and most entries of soldiers, sailors and airmen ask for far better eyes without glasses.`,
    ) +
    ul([
      `${strong("What may stay open")}: officers of technical, education, legal and medical branches, whose limits are wider; the medical standards of each entry are at joinindianarmy.nic.in and careerairforce.nic.in.`,
      `${strong("Before an operation")}: a high number often goes with a weak retina. Let an eye doctor look at it first; some entries take candidates after LASIK from a certain age and after some months, some do not.`,
      `${strong("The same service without that limit")}: civilian posts of DRDO, of the Military Engineer Services and of the ordnance factories, and doctors and nurses of military hospitals who are civilians.`,
    ]),
  hinglish:
    p(
      `${strong("Itna number zyadatar darwaza band karta hai")}: ab tak ke notice se udaan, ladaku shakhayein aur sainik, navik va airman ki zyadatar bharti bina chashme kahin behtar nazar maangti hain.`,
    ) +
    ul([
      `${strong("Jo khula reh sakta hai")}: technical, education, legal aur medical branch ke officer, jinki seema chaudi hai; har entry ke medical niyam joinindianarmy.nic.in aur careerairforce.nic.in par hain.`,
      `${strong("Operation se pehle")}: zyada number ke saath aksar retina kamzor hota hai. Pehle aankh ke doctor ko dikhaiye; kuch entry ek umar ke baad aur kuch mahine baad LASIK maanti hain, kuch nahi.`,
      `${strong("Wahi seva, bina is seema ke")}: DRDO, Military Engineer Services aur ordnance factory ki civilian posts, aur military hospital ke civilian doctor va nurse.`,
    ]),
  hindi:
    p(
      `${strong("इतना नंबर ज़्यादातर दरवाज़ा बंद करता है")}: अब तक के नोटिस से उड़ान, लड़ाकू शाखाएँ और सैनिक, नाविक व एयरमैन की ज़्यादातर भर्ती बिना चश्मे कहीं बेहतर नज़र माँगती हैं।`,
    ) +
    ul([
      `${strong("जो खुला रह सकता है")}: टेक्निकल, एजुकेशन, लीगल और मेडिकल ब्रांच के ऑफ़िसर, जिनकी सीमा चौड़ी है; हर एंट्री के मेडिकल नियम joinindianarmy.nic.in और careerairforce.nic.in पर हैं।`,
      `${strong("ऑपरेशन से पहले")}: ज़्यादा नंबर के साथ अक्सर रेटिना कमज़ोर होता है। पहले आँख के डॉक्टर को दिखाइए; कुछ एंट्री एक उम्र के बाद और कुछ महीने बाद LASIK मानती हैं, कुछ नहीं।`,
      `${strong("वही सेवा, बिना इस सीमा के")}: DRDO, Military Engineer Services और ordnance factory के civilian पद, और military hospital के civilian डॉक्टर व नर्स।`,
    ]),
};

export const SECURITY_TESTING_AND_THE_LAW: Wording = {
  english: p(
    `${strong("Yes, with permission")}: testing the security of systems is lawful work where their owner has agreed in writing, in a contract or in the published rules of a bug bounty. Entering a system without leave is an offence under the Information Technology Act, 2000 (sections 43 and 66), also where nothing is taken. Practise on machines of your own and on sites made for it.`,
  ),
  hinglish: p(
    `${strong("Haan, ijaazat ke saath")}: system ki suraksha jaanchna kanooni kaam hai jab uske maalik ne likhit haan ki ho, contract mein ya bug bounty ke chhape niyamon mein. Bina ijaazat kisi system mein ghusna Information Technology Act, 2000 (dhara 43 aur 66) mein apradh hai, chahe kuch liya na ho. Abhyas apni machine par aur iske liye bani site par kijiye.`,
  ),
  hindi: p(
    `${strong("हाँ, इजाज़त के साथ")}: सिस्टम की सुरक्षा जाँचना क़ानूनी काम है जब उसके मालिक ने लिखित हाँ की हो, कॉन्ट्रैक्ट में या bug bounty के छपे नियमों में। बिना इजाज़त किसी सिस्टम में घुसना Information Technology Act, 2000 (धारा 43 और 66) में अपराध है, चाहे कुछ लिया न हो। अभ्यास अपनी मशीन पर और इसके लिए बनी साइट पर कीजिए।`,
  ),
};

export const QUICK_COURSES_AFTER_10TH: Wording = {
  english:
    p("The shortest courses after Class 10 that lead to steady work:") +
    ul([
      `${strong("One to two years: an ITI trade")} (State ITI admission), such as ${to("electrician", "Electrician")}, ${to("fitter", "Fitter")}, ${to("welder", "Welder")}, refrigeration and air conditioning, or COPA for computers; then a paid apprenticeship (apprenticeshipindia.gov.in).`,
      `${strong("Some weeks to six months")}: sewing, beauty, phone repair, driving, or a helper's course in a hospital, by a training centre of the Skill India programme (skillindiadigital.gov.in) or a government institute: low fees or none, and work mostly for oneself or in small firms.`,
      `${strong("Three years: a polytechnic diploma")}: longer, but it opens posts as junior engineer and the second year of BTech.`,
      "Beside it, Class 12 by open school (nios.ac.in) keeps degrees and most government posts open. No honest course guarantees a job.",
    ]),
  hinglish:
    p("Class 10 ke baad sabse chhote course jo pakke kaam tak le jaate hain:") +
    ul([
      `${strong("Ek se do saal: ITI trade")} (State ITI admission), jaise ${to("electrician", "Electrician")}, ${to("fitter", "Fitter")}, ${to("welder", "Welder")}, fridge aur AC, ya computer ke liye COPA; phir paise wali apprenticeship (apprenticeshipindia.gov.in).`,
      `${strong("Kuch hafte se chhah mahine")}: silai, beauty, phone repair, driving, ya hospital ke helper ka course, Skill India ke kendra (skillindiadigital.gov.in) ya sarkari sansthan se: fees kam ya nahi, aur kaam zyadatar apna ya chhoti jagah par.`,
      `${strong("Teen saal: polytechnic diploma")}: lamba, par junior engineer ki posts aur BTech ka doosra saal kholta hai.`,
      "Saath mein open school (nios.ac.in) se Class 12 degree aur zyadatar sarkari posts khuli rakhti hai. Koi imaandaar course naukri ki guarantee nahi deta.",
    ]),
  hindi:
    p("Class 10 के बाद सबसे छोटे कोर्स जो पक्के काम तक ले जाते हैं:") +
    ul([
      `${strong("एक से दो साल: ITI ट्रेड")} (State ITI admission), जैसे ${to("electrician", "Electrician")}, ${to("fitter", "Fitter")}, ${to("welder", "Welder")}, फ़्रिज और AC, या कंप्यूटर के लिए COPA; फिर पैसे वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in)।`,
      `${strong("कुछ हफ़्ते से छह महीने")}: सिलाई, ब्यूटी, फ़ोन रिपेयर, ड्राइविंग, या अस्पताल के हेल्पर का कोर्स, Skill India के केंद्र (skillindiadigital.gov.in) या सरकारी संस्थान से: फ़ीस कम या नहीं, और काम ज़्यादातर अपना या छोटी जगह पर।`,
      `${strong("तीन साल: पॉलिटेक्निक डिप्लोमा")}: लंबा, पर जूनियर इंजीनियर के पद और BTech का दूसरा साल खोलता है।`,
      "साथ में ओपन स्कूल (nios.ac.in) से Class 12 डिग्री और ज़्यादातर सरकारी पद खुले रखती है। कोई ईमानदार कोर्स नौकरी की गारंटी नहीं देता।",
    ]),
};

export const COMPUTERS_WITHOUT_CODE: Wording = {
  english:
    p("Much computer work has hardly any code:") +
    ul([
      `${strong("What people see and use")}: ${to("ui-designer", "UI Designer")}, ${to("ux-designer", "UX Designer")}, ${to("graphic-designer", "Graphic Designer")}.`,
      `${strong("Machines and networks")}: ${to("desktop-support-engineer", "Desktop Support Engineer")}, ${to("network-technician", "Network Technician")}, ${to("computer-repair-technician", "Computer Repair Technician")}.`,
      `${strong("Between people and programs")}: ${to("it-business-analyst", "IT Business Analyst")}, ${to("technical-writer", "Technical Writer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}.`,
      "In testing and data some code comes sooner or later, less than in programming. Try each for an evening before you choose.",
    ]),
  hinglish:
    p("Computer ke bahut se kaam mein coding lagbhag nahi hoti:") +
    ul([
      `${strong("Jo log dekhte aur chalate hain")}: ${to("ui-designer", "UI Designer")}, ${to("ux-designer", "UX Designer")}, ${to("graphic-designer", "Graphic Designer")}.`,
      `${strong("Machine aur network")}: ${to("desktop-support-engineer", "Desktop Support Engineer")}, ${to("network-technician", "Network Technician")}, ${to("computer-repair-technician", "Computer Repair Technician")}.`,
      `${strong("Logon aur program ke beech")}: ${to("it-business-analyst", "IT Business Analyst")}, ${to("technical-writer", "Technical Writer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}.`,
      "Testing aur data mein der-saver thodi coding aati hai, programming se kam. Chunne se pehle har ek ko ek shaam karke dekhiye.",
    ]),
  hindi:
    p("कंप्यूटर के बहुत से काम में कोडिंग लगभग नहीं होती:") +
    ul([
      `${strong("जो लोग देखते और चलाते हैं")}: ${to("ui-designer", "UI Designer")}, ${to("ux-designer", "UX Designer")}, ${to("graphic-designer", "Graphic Designer")}।`,
      `${strong("मशीन और नेटवर्क")}: ${to("desktop-support-engineer", "Desktop Support Engineer")}, ${to("network-technician", "Network Technician")}, ${to("computer-repair-technician", "Computer Repair Technician")}।`,
      `${strong("लोगों और प्रोग्राम के बीच")}: ${to("it-business-analyst", "IT Business Analyst")}, ${to("technical-writer", "Technical Writer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}।`,
      "टेस्टिंग और डेटा में देर-सवेर थोड़ी कोडिंग आती है, प्रोग्रामिंग से कम। चुनने से पहले हर एक को एक शाम करके देखिए।",
    ]),
};

export const SCIENTIST_WITHOUT_IIT: Wording = {
  english:
    p(
      `${strong("Yes")}: most scientists in India come from other universities. What counts is a good master's degree in the subject and then a PhD:`,
    ) +
    ul([
      "A BSc in a science, or the five-year BS-MS of an IISER or NISER; a State or central university does as well.",
      "An MSc by CUET-PG, IIT JAM or the university's own test, with a project in a laboratory each summer.",
      "CSIR-NET or GATE after it brings a fellowship: then the PhD is paid.",
      "ISRO, DRDO and BARC choose by their own notices and tests, or by GATE, and do not ask for the name of the college.",
    ]) +
    p(
      `See what such work is: ${to("microbiologist", "Microbiologist")}, ${to("organic-chemist", "Organic Chemist")}, ${to("environmental-scientist", "Environmental Scientist")}.`,
    ),
  hinglish:
    p(
      `${strong("Haan")}: India ke zyadatar scientist doosri university se aate hain. Zaroori hai vishay mein achhi master's degree, phir PhD:`,
    ) +
    ul([
      "Kisi science mein BSc, ya IISER ya NISER ka paanch saal ka BS-MS; rajya ya kendriya university bhi utni hi chalti hai.",
      "MSc, CUET-PG, IIT JAM ya university ke apne test se, aur har garmi mein kisi laboratory mein project.",
      "Uske baad CSIR-NET ya GATE se fellowship: phir PhD mein paise milte hain.",
      "ISRO, DRDO aur BARC apne notice aur test se, ya GATE se chunte hain; college ka naam nahi poochte.",
    ]) +
    p(
      `Aisa kaam dekhiye: ${to("microbiologist", "Microbiologist")}, ${to("organic-chemist", "Organic Chemist")}, ${to("environmental-scientist", "Environmental Scientist")}.`,
    ),
  hindi:
    p(`${strong("हाँ")}: भारत के ज़्यादातर वैज्ञानिक दूसरी यूनिवर्सिटी से आते हैं। ज़रूरी है विषय में अच्छी मास्टर डिग्री, फिर PhD:`) +
    ul([
      "किसी साइंस में BSc, या IISER या NISER का पाँच साल का BS-MS; राज्य या केंद्रीय यूनिवर्सिटी भी उतनी ही चलती है।",
      "MSc, CUET-PG, IIT JAM या यूनिवर्सिटी के अपने टेस्ट से, और हर गर्मी में किसी प्रयोगशाला में प्रोजेक्ट।",
      "उसके बाद CSIR-NET या GATE से फ़ेलोशिप: फिर PhD में पैसे मिलते हैं।",
      "ISRO, DRDO और BARC अपने नोटिस और टेस्ट से, या GATE से चुनते हैं; कॉलेज का नाम नहीं पूछते।",
    ]) +
    p(
      `ऐसा काम देखिए: ${to("microbiologist", "Microbiologist")}, ${to("organic-chemist", "Organic Chemist")}, ${to("environmental-scientist", "Environmental Scientist")}।`,
    ),
};

export const FORCES_AFTER_A_FAILED_12TH: Wording = {
  english: p(
    `${strong("Yes, with Class 10")}: several entries ask for Class 10 alone, so a failed Class 12 does not shut them: Agniveer General Duty of the Army (with the marks in Class 10 that its notice asks for), Agniveer tradesmen (Class 8 or 10), and constables of BSF, CRPF, CISF and others by SSC GD. What asks for Class 12 (clerks, technical posts, the Navy and the Air Force in most entries) opens again when it is passed, by the supplementary examination or open school (nios.ac.in).`,
  ),
  hinglish: p(
    `${strong("Haan, Class 10 ke saath")}: kai bharti sirf Class 10 maangti hain, isliye Class 12 mein fail hona unhe band nahi karta: Army ka Agniveer General Duty (Class 10 mein utne marks ke saath jitne notice maange), Agniveer tradesman (Class 8 ya 10), aur SSC GD se BSF, CRPF, CISF waghairah ke constable. Jo Class 12 maangte hain (clerk, technical, Navy aur Air Force ki zyadatar bharti), woh pass hone par phir khulte hain: supplementary exam ya open school (nios.ac.in) se.`,
  ),
  hindi: p(
    `${strong("हाँ, Class 10 के साथ")}: कई भर्तियाँ सिर्फ़ Class 10 माँगती हैं, इसलिए Class 12 में फ़ेल होना उन्हें बंद नहीं करता: आर्मी का Agniveer General Duty (Class 10 में उतने नंबर के साथ जितने नोटिस माँगे), Agniveer tradesman (Class 8 या 10), और SSC GD से BSF, CRPF, CISF वग़ैरह के कांस्टेबल। जो Class 12 माँगते हैं (क्लर्क, टेक्निकल, नेवी और एयर फ़ोर्स की ज़्यादातर भर्ती), वे पास होने पर फिर खुलते हैं: supplementary परीक्षा या ओपन स्कूल (nios.ac.in) से।`,
  ),
};

export const CIVIL_SERVICES_WITH_A_DISABILITY: Wording = {
  english: p(
    `${strong("Yes")}: candidates with disabilities have become IAS officers. UPSC keeps posts for them, allows them more years and more attempts, a scribe and extra time where the rules give it. Which service takes which disability stands in a list in each year's notice (upsc.gov.in): the IAS, the revenue, accounts and audit services take most, the police and railway protection services hardly any. A UDID card (swavlambancard.gov.in) is the proof.`,
  ),
  hinglish: p(
    `${strong("Haan")}: divyang ummeedwar IAS bane hain. UPSC unke liye posts rakhta hai, unhe zyada saal aur zyada mauke deta hai, aur niyam ke hisaab se scribe aur extra samay. Kaun si seva kaun si divyangta leti hai, yeh har saal ke notice ki list mein hai (upsc.gov.in): IAS, revenue, accounts aur audit sevayein zyadatar leti hain, police aur railway protection lagbhag nahi. UDID card (swavlambancard.gov.in) saboot hai.`,
  ),
  hindi: p(
    `${strong("हाँ")}: दिव्यांग उम्मीदवार IAS बने हैं। UPSC उनके लिए पद रखता है, उन्हें ज़्यादा साल और ज़्यादा मौक़े देता है, और नियम के हिसाब से scribe और अतिरिक्त समय। कौन सी सेवा कौन सी दिव्यांगता लेती है, यह हर साल के नोटिस की सूची में है (upsc.gov.in): IAS, revenue, accounts और audit सेवाएँ ज़्यादातर लेती हैं, पुलिस और railway protection लगभग नहीं। UDID card (swavlambancard.gov.in) सबूत है।`,
  ),
};

export const ENGLISH_IN_LAW: Wording = {
  english:
    p("It depends on where you would practise:") +
    ul([
      `${strong("District courts")} work mostly in the State's language: much can be argued and written in it, and the judgments you cite are in English.`,
      `${strong("High Courts, the Supreme Court, firms and companies")} work in English nearly everywhere: reading and drafting count more than an accent.`,
      `${strong("The entrance")}: CLAT and AILET are in English; several States and universities have a law entrance or a law degree in Hindi or the State's language.`,
      "From weak English it can be learnt beside the degree: one judgment's summary read each day, five lines written about it.",
    ]),
  hinglish:
    p("Yeh is par hai ki aap kahan vakalat karenge:") +
    ul([
      `${strong("District court")} mein zyadatar kaam rajya ki bhasha mein hota hai: bahut kuch usme kaha aur likha ja sakta hai, par jin faislon ka hawala dete hain woh English mein hote hain.`,
      `${strong("High Court, Supreme Court, law firm aur company")} mein lagbhag har jagah English: accent se zyada padhna aur likhna kaam aata hai.`,
      `${strong("Entrance")}: CLAT aur AILET English mein hain; kai rajyon aur university mein law ka entrance ya degree Hindi ya rajya ki bhasha mein bhi hai.`,
      "Kamzor English degree ke saath theek ho sakti hai: roz ek faisle ka saar padhiye, us par paanch line likhiye.",
    ]),
  hindi:
    p("यह इस पर है कि आप कहाँ वकालत करेंगे:") +
    ul([
      `${strong("ज़िला अदालत")} में ज़्यादातर काम राज्य की भाषा में होता है: बहुत कुछ उसमें कहा और लिखा जा सकता है, पर जिन फ़ैसलों का हवाला देते हैं वे अंग्रेज़ी में होते हैं।`,
      `${strong("हाई कोर्ट, सुप्रीम कोर्ट, लॉ फ़र्म और कंपनी")} में लगभग हर जगह अंग्रेज़ी: लहज़े से ज़्यादा पढ़ना और लिखना काम आता है।`,
      `${strong("एंट्रेंस")}: CLAT और AILET अंग्रेज़ी में हैं; कई राज्यों और यूनिवर्सिटी में लॉ का एंट्रेंस या डिग्री हिंदी या राज्य की भाषा में भी है।`,
      "कमज़ोर अंग्रेज़ी डिग्री के साथ ठीक हो सकती है: रोज़ एक फ़ैसले का सार पढ़िए, उस पर पाँच लाइन लिखिए।",
    ]),
};

export const LEARNING_AFTER_LOST_WORK: Wording = {
  english:
    p("I am sorry; it can be mended. Learn what joins on to your years, not something that begins at zero:") +
    ul([
      `${strong("First list what you did")}: whom you led, which machines, programs, customers and papers you handled. Three of these are what the next employer pays for.`,
      `${strong("Then one thing that notices for such work ask for")} and you lack: read ten notices on ncs.gov.in and count. Mostly it is Excel and a program of the trade (Tally and GST for offices, ERP for stores and plants, a CRM for sales), a safety or trade certificate, or English for customers.`,
      `${strong("Where")}: free at swayam.gov.in and skillindiadigital.gov.in; short courses of ITIs and government tool rooms; two to four months, not two years.`,
      `${strong("Meanwhile")}: take work by the day or on contract in the same field. Gaps count less when something was done in them. Never pay for a promise of a job.`,
    ]) +
    p("Tell me what work you did, and I show what lies next to it."),
  hinglish:
    p("Dukh hua; yeh theek ho sakta hai. Woh seekhiye jo aapke saalon se jude, shunya se nahi:") +
    ul([
      `${strong("Pehle likhiye ki aapne kya kiya")}: kitne logon ko sambhala, kaun si machine, program, graahak aur kaagaz dekhe. Inme se teen ke liye agla employer paise deta hai.`,
      `${strong("Phir ek cheez jo aise kaam ke notice maangte hain")} aur aapke paas nahi: ncs.gov.in par das notice padhkar giniye. Aksar woh Excel aur dhandhe ka program hota hai (office ke liye Tally aur GST, store aur plant ke liye ERP, sales ke liye CRM), safety ya trade certificate, ya graahakon ke liye English.`,
      `${strong("Kahan")}: swayam.gov.in aur skillindiadigital.gov.in par muft; ITI aur sarkari tool room ke chhote course; do se chaar mahine, do saal nahi.`,
      `${strong("Tab tak")}: usi field mein din ka ya contract ka kaam lijiye. Gap tab kam dikhta hai jab usme kuch kiya ho. Naukri ke vaade ke paise kabhi mat dijiye.`,
    ]) +
    p("Bataiye aap kya kaam karte the, main uske paas ka kaam dikhaungi."),
  hindi:
    p("दुख हुआ; यह ठीक हो सकता है। वह सीखिए जो आपके सालों से जुड़े, शून्य से नहीं:") +
    ul([
      `${strong("पहले लिखिए कि आपने क्या किया")}: कितने लोगों को सँभाला, कौन सी मशीन, प्रोग्राम, ग्राहक और काग़ज़ देखे। इनमें से तीन के लिए अगला नियोक्ता पैसे देता है।`,
      `${strong("फिर एक चीज़ जो ऐसे काम के नोटिस माँगते हैं")} और आपके पास नहीं: ncs.gov.in पर दस नोटिस पढ़कर गिनिए। अक्सर वह Excel और धंधे का प्रोग्राम होता है (दफ़्तर के लिए Tally और GST, स्टोर और प्लांट के लिए ERP, सेल्स के लिए CRM), सेफ़्टी या ट्रेड सर्टिफ़िकेट, या ग्राहकों के लिए अंग्रेज़ी।`,
      `${strong("कहाँ")}: swayam.gov.in और skillindiadigital.gov.in पर मुफ़्त; ITI और सरकारी tool room के छोटे कोर्स; दो से चार महीने, दो साल नहीं।`,
      `${strong("तब तक")}: उसी क्षेत्र में दिन का या कॉन्ट्रैक्ट का काम लीजिए। गैप तब कम दिखता है जब उसमें कुछ किया हो। नौकरी के वादे के पैसे कभी मत दीजिए।`,
    ]) +
    p("बताइए आप क्या काम करते थे, मैं उसके पास का काम दिखाऊँगी।"),
};

export const PLAYING_LATE: Wording = {
  english:
    p(
      "Honestly: those who are paid to play mostly stood in district or State age-group sides at fourteen to seventeen. At your age it is rare, not forbidden:",
    ) +
    ul([
      `${strong("Give it one season")}: a club of the district league, open trials of your State association, the university side if you study. If no selector has asked for you by its end, that is an answer too.`,
      `${strong("Keep the degree or the trade going")} beside it: nobody should leave study for a game in which he has no place yet.`,
      `${strong("Near the game there is work")} without having been chosen: ${to("cricket-umpire", "Cricket Umpire")} or referee, scorer, ${to("sports-performance-analyst", "Sports Performance Analyst")}, ${to("personal-trainer", "Personal Trainer")}, coach of children, ground staff.`,
      "Beware of academies and agents that sell a place in a league or a team.",
    ]),
  hinglish:
    p(
      "Sach yeh hai: jo khelkar kamate hain woh zyadatar chaudah se satrah saal mein zila ya State ki umar wali team mein the. Aapki umar mein yeh kam hota hai, mana nahi hai:",
    ) +
    ul([
      `${strong("Ek season dijiye")}: zila league ka club, State association ke khule trials, padhte hain to university team. Uske ant tak kisi selector ne na bulaya ho, to yeh bhi ek jawab hai.`,
      `${strong("Degree ya trade saath chalne dijiye")}: jis khel mein abhi jagah nahi, uske liye padhai mat chhodiye.`,
      `${strong("Khel ke paas bhi kaam hai")}, bina chune gaye: ${to("cricket-umpire", "Cricket Umpire")} ya referee, scorer, ${to("sports-performance-analyst", "Sports Performance Analyst")}, ${to("personal-trainer", "Personal Trainer")}, bachchon ke coach, ground staff.`,
      "Jo academy ya agent league ya team mein jagah beche, usse bachiye.",
    ]),
  hindi:
    p("सच यह है: जो खेलकर कमाते हैं वे ज़्यादातर चौदह से सत्रह साल में ज़िला या State की उम्र वाली टीम में थे। आपकी उम्र में यह कम होता है, मना नहीं है:") +
    ul([
      `${strong("एक सीज़न दीजिए")}: ज़िला लीग का क्लब, State association के खुले ट्रायल, पढ़ते हैं तो यूनिवर्सिटी टीम। उसके अंत तक किसी selector ने न बुलाया हो, तो यह भी एक जवाब है।`,
      `${strong("डिग्री या ट्रेड साथ चलने दीजिए")}: जिस खेल में अभी जगह नहीं, उसके लिए पढ़ाई मत छोड़िए।`,
      `${strong("खेल के पास भी काम है")}, बिना चुने गए: ${to("cricket-umpire", "Cricket Umpire")} या रेफ़री, स्कोरर, ${to("sports-performance-analyst", "Sports Performance Analyst")}, ${to("personal-trainer", "Personal Trainer")}, बच्चों के कोच, ग्राउंड स्टाफ़।`,
      "जो अकादमी या एजेंट लीग या टीम में जगह बेचे, उससे बचिए।",
    ]),
};

export const MBBS_ABROAD: Wording = {
  english:
    p("It can be a way, and it often goes wrong. What decides, before any agent speaks:") +
    ul([
      `${strong("NEET-UG first")}: without it nobody who studies abroad may practise here.`,
      `${strong("The rules of the National Medical Commission")} (nmc.org.in): a course of at least 54 months in English, a year of internship at the same university, and a licence that lets one practise in that country too. A course that misses one of these counts for nothing in India.`,
      `${strong("The licence test in India")} after it (FMGE, to be followed by NExT): most who sit for it do not pass at the first time. Ask each university how many of its Indian students did.`,
      `${strong("Safety")}: read what the embassy of India there says (mea.gov.in), and think of a war, a winter and the money for seven years.`,
      "Compare with a year more for NEET, BDS, BAMS or BHMS here, or nursing, physiotherapy and laboratory degrees, before you pay. An agent's promise is not a source.",
    ]),
  hinglish:
    p("Yeh ek raasta ho sakta hai, aur aksar galat nikalta hai. Kisi agent se pehle yeh dekhiye:") +
    ul([
      `${strong("Pehle NEET-UG")}: iske bina videsh se padhkar koi yahan practice nahi kar sakta.`,
      `${strong("National Medical Commission ke niyam")} (nmc.org.in): kam se kam 54 mahine ka course English mein, usi university mein ek saal ki internship, aur aisa licence jisse us desh mein bhi practice ho sake. Inme se ek bhi na ho to India mein course ka koi mol nahi.`,
      `${strong("India ka licence test")} uske baad (FMGE, aage NExT): dene wale zyadatar pehli baar mein paas nahi hote. Har university se poochiye ki uske kitne Indian students paas hue.`,
      `${strong("Suraksha")}: wahan ke Indian embassy ki salah padhiye (mea.gov.in), aur yudh, thand aur saat saal ke paise sochiye.`,
      "Paise dene se pehle isse tulna kijiye: NEET ka ek aur saal, yahan BDS, BAMS ya BHMS, ya nursing, physiotherapy aur laboratory ki degree. Agent ka vaada koi saboot nahi.",
    ]),
  hindi:
    p("यह एक रास्ता हो सकता है, और अक्सर ग़लत निकलता है। किसी एजेंट से पहले यह देखिए:") +
    ul([
      `${strong("पहले NEET-UG")}: इसके बिना विदेश से पढ़कर कोई यहाँ प्रैक्टिस नहीं कर सकता।`,
      `${strong("National Medical Commission के नियम")} (nmc.org.in): कम से कम 54 महीने का कोर्स अंग्रेज़ी में, उसी यूनिवर्सिटी में एक साल की इंटर्नशिप, और ऐसा लाइसेंस जिससे उस देश में भी प्रैक्टिस हो सके। इनमें से एक भी न हो तो भारत में कोर्स का कोई मोल नहीं।`,
      `${strong("भारत का लाइसेंस टेस्ट")} उसके बाद (FMGE, आगे NExT): देने वाले ज़्यादातर पहली बार में पास नहीं होते। हर यूनिवर्सिटी से पूछिए कि उसके कितने भारतीय छात्र पास हुए।`,
      `${strong("सुरक्षा")}: वहाँ के भारतीय दूतावास की सलाह पढ़िए (mea.gov.in), और युद्ध, ठंड और सात साल के पैसे सोचिए।`,
      "पैसे देने से पहले इससे तुलना कीजिए: NEET का एक और साल, यहाँ BDS, BAMS या BHMS, या नर्सिंग, फ़िज़ियोथेरेपी और लैबोरेटरी की डिग्री। एजेंट का वादा कोई सबूत नहीं।",
    ]),
};

export const GERMANY_AFTER_SCHOOL: Wording = {
  english:
    p("With Class 12 alone a German university mostly does not admit at once. The usual ways:") +
    ul([
      `${strong("A year at a recognised university here")}, passed in the same field, or a rank in JEE Advanced for technical subjects; else a preparatory year in Germany (Studienkolleg) with its test.`,
      `${strong("Language")}: most first degrees are in German (about level C1); those in English are fewer and ask for a language test.`,
      `${strong("Papers")}: the APS certificate of the German embassy's office in India, and proof of money for a year in a blocked account. Public universities mostly take no tuition fee; living costs all the same.`,
      `${strong("A trade instead")}: Ausbildung, training with pay, for which German of about level B1 or B2 and a firm's contract are needed.`,
      "Look at daad.in, the German exchange service, which advises without a fee, and at each university's own page; rules change. An agent is not needed.",
    ]),
  hinglish:
    p("Sirf Class 12 se German university aksar seedhe admission nahi deti. Aam raaste:") +
    ul([
      `${strong("Yahan ki maanyata wali university mein ek saal")}, usi field mein paas, ya technical vishay ke liye JEE Advanced ki rank; warna Germany mein ek taiyari ka saal (Studienkolleg) aur uska test.`,
      `${strong("Bhasha")}: zyadatar pehli degree German mein hoti hain (lagbhag C1 star); English wali kam hain aur language test maangti hain.`,
      `${strong("Kaagaz")}: India mein German embassy ke office ka APS certificate, aur ek saal ke paise ka saboot blocked account mein. Sarkari university mein aksar tuition fee nahi, par rehne ka kharcha hota hai.`,
      `${strong("Iski jagah ek trade")}: Ausbildung, paise ke saath training; iske liye lagbhag B1 ya B2 German aur ek company ka contract chahiye.`,
      "daad.in dekhiye (German exchange service, muft salah) aur har university ka apna page; niyam badalte hain. Agent ki zarurat nahi.",
    ]),
  hindi:
    p("सिर्फ़ Class 12 से जर्मन यूनिवर्सिटी अक्सर सीधे एडमिशन नहीं देती। आम रास्ते:") +
    ul([
      `${strong("यहाँ की मान्यता वाली यूनिवर्सिटी में एक साल")}, उसी क्षेत्र में पास, या टेक्निकल विषय के लिए JEE Advanced की रैंक; वरना जर्मनी में एक तैयारी का साल (Studienkolleg) और उसका टेस्ट।`,
      `${strong("भाषा")}: ज़्यादातर पहली डिग्री जर्मन में होती हैं (लगभग C1 स्तर); अंग्रेज़ी वाली कम हैं और language test माँगती हैं।`,
      `${strong("काग़ज़")}: भारत में जर्मन दूतावास के दफ़्तर का APS certificate, और एक साल के पैसे का सबूत blocked account में। सरकारी यूनिवर्सिटी में अक्सर ट्यूशन फ़ीस नहीं, पर रहने का ख़र्च होता है।`,
      `${strong("इसकी जगह एक ट्रेड")}: Ausbildung, पैसे के साथ ट्रेनिंग; इसके लिए लगभग B1 या B2 जर्मन और एक कंपनी का कॉन्ट्रैक्ट चाहिए।`,
      "daad.in देखिए (German exchange service, मुफ़्त सलाह) और हर यूनिवर्सिटी का अपना पेज; नियम बदलते हैं। एजेंट की ज़रूरत नहीं।",
    ]),
};

export const COLLEGES_OF_DESIGN: Wording = {
  english:
    p("No fair list ranks them, and I name no private college; the public ones go by their entrance:") +
    ul([
      `${strong("Fashion, textiles, leather")}: the campuses of NIFT by the NIFT entrance, and of FDDI by FDDI AIST.`,
      `${strong("Product, communication, textile and film design")}: the campuses of NID by NID DAT; the BDes of some IITs and others by UCEED.`,
      `${strong("Near home and cheaper")}: State universities' departments of design and fine arts, polytechnic diplomas and ITI trades in fashion and graphics.`,
      "Of any other college ask to see the final-year work of last year's students, who hired them and what they were paid; then compare the whole fee with a public one. The work in your folder counts for more than the name.",
    ]),
  hinglish:
    p("Inki koi sachchi ranking nahi hai, aur main kisi private college ka naam nahi leti; sarkari sansthan apne entrance se lete hain:") +
    ul([
      `${strong("Fashion, textile, leather")}: NIFT ke campus NIFT entrance se, aur FDDI ke FDDI AIST se.`,
      `${strong("Product, communication, textile aur film design")}: NID ke campus NID DAT se; kuch IIT aur doosron ka BDes UCEED se.`,
      `${strong("Ghar ke paas aur saste")}: rajya university ke design aur fine arts vibhag, polytechnic diploma aur fashion ya graphics ki ITI trade.`,
      "Kisi aur college se pichhle saal ke students ka aakhri saal ka kaam dikhane ko kahiye, kisne unhe rakha aur kitna diya; phir poori fees sarkari se tulna kijiye. Naam se zyada aapke folder ka kaam chalta hai.",
    ]),
  hindi:
    p("इनकी कोई सच्ची रैंकिंग नहीं है, और मैं किसी प्राइवेट कॉलेज का नाम नहीं लेती; सरकारी संस्थान अपने एंट्रेंस से लेते हैं:") +
    ul([
      `${strong("फ़ैशन, टेक्सटाइल, लेदर")}: NIFT के कैंपस NIFT entrance से, और FDDI के FDDI AIST से।`,
      `${strong("प्रोडक्ट, कम्युनिकेशन, टेक्सटाइल और फ़िल्म डिज़ाइन")}: NID के कैंपस NID DAT से; कुछ IIT और दूसरों का BDes UCEED से।`,
      `${strong("घर के पास और सस्ते")}: राज्य यूनिवर्सिटी के डिज़ाइन और फ़ाइन आर्ट्स विभाग, पॉलिटेक्निक डिप्लोमा और फ़ैशन या ग्राफ़िक्स की ITI ट्रेड।`,
      "किसी और कॉलेज से पिछले साल के छात्रों का आख़िरी साल का काम दिखाने को कहिए, किसने उन्हें रखा और कितना दिया; फिर पूरी फ़ीस सरकारी से तुलना कीजिए। नाम से ज़्यादा आपके फ़ोल्डर का काम चलता है।",
    ]),
};

export const JEE_ADVANCED_TWICE: Wording = {
  english: p(
    `${strong("No")}: by the rules of many years one may sit for JEE Advanced at most twice, in two years running, that of Class 12 and the next. After that JEE Main is open a year longer, then BITSAT, your State's entrance and private universities; and an IIT still for an MTech by GATE, an MSc by IIT JAM or an MBA by CAT.`,
  ),
  hinglish: p(
    `${strong("Nahi")}: kai saal ke niyam se JEE Advanced zyada se zyada do baar, lagataar do saal mein: Class 12 ke saal aur uske agle saal. Uske baad JEE Main ek saal aur khula hai, phir BITSAT, rajya ka entrance aur private university; aur IIT phir bhi GATE se MTech, IIT JAM se MSc ya CAT se MBA ke liye.`,
  ),
  hindi: p(
    `${strong("नहीं")}: कई साल के नियम से JEE Advanced ज़्यादा से ज़्यादा दो बार, लगातार दो साल में: Class 12 के साल और उसके अगले साल। उसके बाद JEE Main एक साल और खुला है, फिर BITSAT, राज्य का एंट्रेंस और प्राइवेट यूनिवर्सिटी; और IIT फिर भी GATE से MTech, IIT JAM से MSc या CAT से MBA के लिए।`,
  ),
};

export const FEW_MARKS_FOR_A_DEGREE: Wording = {
  english:
    p(
      `${strong("Yes, at many places")}: a passed Class 12 is enough for IGNOU and other open universities (ignou.ac.in), for many private colleges and for many seats of State universities. Others ask for about half of the marks, some less for reserved categories.`,
    ) +
    ul([
      "Where CUET-UG decides, its score counts and Class 12 needs only to reach a line.",
      "For BCA and BSc some ask for maths in Class 12 as well: ask two or three before you give it up.",
      "An improvement examination of your board in one or two subjects mends the marks for next year, if a certain college is worth a year.",
    ]) +
    p("After the degree hardly an employer looks at Class 12; projects, internships and the degree's own marks count."),
  hinglish:
    p(
      `${strong("Haan, bahut jagah")}: IGNOU aur doosri open university (ignou.ac.in), bahut se private college aur rajya university ki bahut si seat ke liye Class 12 pass kaafi hai. Kuch lagbhag aadhe marks maangte hain, reserved category ko kuch kam.`,
    ) +
    ul([
      "Jahan CUET-UG se hota hai, wahan uska score gina jaata hai aur Class 12 mein sirf ek line chahiye.",
      "BCA aur BSc ke liye kuch jagah Class 12 mein maths bhi chahiye: chhodne se pehle do-teen se poochiye.",
      "Apne board ka improvement exam ek-do vishay mein agle saal ke liye marks sudhar deta hai, agar koi khaas college ek saal ke layak ho.",
    ]) +
    p("Degree ke baad shayad hi koi employer Class 12 dekhta hai; project, internship aur degree ke marks chalte hain."),
  hindi:
    p(
      `${strong("हाँ, बहुत जगह")}: IGNOU और दूसरी ओपन यूनिवर्सिटी (ignou.ac.in), बहुत से प्राइवेट कॉलेज और राज्य यूनिवर्सिटी की बहुत सी सीटों के लिए Class 12 पास काफ़ी है। कुछ लगभग आधे अंक माँगते हैं, आरक्षित वर्ग को कुछ कम।`,
    ) +
    ul([
      "जहाँ CUET-UG से होता है, वहाँ उसका स्कोर गिना जाता है और Class 12 में सिर्फ़ एक लाइन चाहिए।",
      "BCA और BSc के लिए कुछ जगह Class 12 में मैथ्स भी चाहिए: छोड़ने से पहले दो-तीन से पूछिए।",
      "अपने बोर्ड की improvement परीक्षा एक-दो विषय में अगले साल के लिए अंक सुधार देती है, अगर कोई ख़ास कॉलेज एक साल के लायक़ हो।",
    ]) +
    p("डिग्री के बाद शायद ही कोई नियोक्ता Class 12 देखता है; प्रोजेक्ट, इंटर्नशिप और डिग्री के अंक चलते हैं।"),
};

export const QUICK_COURSES_AFTER_12TH: Wording = {
  english:
    p("The shortest courses after Class 12 that lead to steady pay, with little money:") +
    ul([
      `${strong("Three to six months")}: Tally with GST and Excel (offices and shops, your own family's too), phone repair, beauty, driving, or a retail or hospital helper's course by a Skill India centre (skillindiadigital.gov.in), mostly free.`,
      `${strong("One to two years")}: an ITI trade such as ${to("electrician", "Electrician")}, ${to("computer-operator", "Computer Operator")} (COPA) or refrigeration; with science DPharm, laboratory or X-ray diplomas. Government institutes first.`,
      `${strong("By examination, paid from the first day")}: SSC CHSL and MTS, the State's constables and clerks, Agniveer, Gramin Dak Sevak (by the marks of Class 10).`,
      "A degree can run beside it by IGNOU (ignou.ac.in). No honest course guarantees a job or asks for money to get you one.",
    ]),
  hinglish:
    p("Class 12 ke baad sabse chhote course jo kam paise mein pakki kamai tak le jaate hain:") +
    ul([
      `${strong("Teen se chhah mahine")}: GST aur Excel ke saath Tally (office aur dukaan, apni dukaan bhi), phone repair, beauty, driving, ya retail aur hospital helper ka course Skill India kendra se (skillindiadigital.gov.in), zyadatar muft.`,
      `${strong("Ek se do saal")}: ITI trade jaise ${to("electrician", "Electrician")}, ${to("computer-operator", "Computer Operator")} (COPA) ya fridge-AC; science ho to DPharm, lab ya X-ray ka diploma. Pehle sarkari sansthan.`,
      `${strong("Exam se, pehle din se paise")}: SSC CHSL aur MTS, rajya ke constable aur clerk, Agniveer, Gramin Dak Sevak (Class 10 ke marks se).`,
      "Saath mein IGNOU (ignou.ac.in) se degree ho sakti hai. Koi imaandaar course naukri ki guarantee nahi deta, na naukri ke paise maangta hai.",
    ]),
  hindi:
    p("Class 12 के बाद सबसे छोटे कोर्स जो कम पैसे में पक्की कमाई तक ले जाते हैं:") +
    ul([
      `${strong("तीन से छह महीने")}: GST और Excel के साथ Tally (दफ़्तर और दुकान, अपनी दुकान भी), फ़ोन रिपेयर, ब्यूटी, ड्राइविंग, या रिटेल और अस्पताल हेल्पर का कोर्स Skill India केंद्र से (skillindiadigital.gov.in), ज़्यादातर मुफ़्त।`,
      `${strong("एक से दो साल")}: ITI ट्रेड जैसे ${to("electrician", "Electrician")}, ${to("computer-operator", "Computer Operator")} (COPA) या फ़्रिज-AC; साइंस हो तो DPharm, लैब या X-ray का डिप्लोमा। पहले सरकारी संस्थान।`,
      `${strong("परीक्षा से, पहले दिन से पैसे")}: SSC CHSL और MTS, राज्य के कांस्टेबल और क्लर्क, Agniveer, Gramin Dak Sevak (Class 10 के अंकों से)।`,
      "साथ में IGNOU (ignou.ac.in) से डिग्री हो सकती है। कोई ईमानदार कोर्स नौकरी की गारंटी नहीं देता, न नौकरी के पैसे माँगता है।",
    ]),
};

export const AFTER_SHASTRI: Wording = {
  english:
    p("Shastri counts as a BA and Acharya as an MA, if the university is recognised (ugc.gov.in). So:") +
    ul([
      `${strong("Every post for graduates")}: SSC CGL, IBPS, the State's commission, UPSC, in which Sanskrit may be the optional subject.`,
      `${strong("Teaching")}: with BEd or Shiksha Shastri ${to("sanskrit-teacher", "Sanskrit Teacher")} in schools of the State, KVS and NVS; with Acharya and UGC-NET in colleges.`,
      `${strong("The Army")} takes religious teachers as Junior Commissioned Officers, with the degree that its notice names (joinindianarmy.nic.in).`,
      `${strong("Manuscripts and languages")}: institutes and libraries of manuscripts, translation, the study of inscriptions after a master's.`,
      "A priest's and an astrologer's work is mostly one's own: no licence, learnt beside somebody, and paid by those who call you.",
    ]),
  hinglish:
    p("Shastri BA ke barabar hai aur Acharya MA ke, agar university ko manyata ho (ugc.gov.in). Isliye:") +
    ul([
      `${strong("Graduate wali har post")}: SSC CGL, IBPS, rajya ka aayog, UPSC, jisme Sanskrit optional vishay ho sakta hai.`,
      `${strong("Padhana")}: BEd ya Shiksha Shastri ke saath ${to("sanskrit-teacher", "Sanskrit Teacher")}, rajya, KVS aur NVS ke school mein; Acharya aur UGC-NET ke saath college mein.`,
      `${strong("Army")} dharm guru ko Junior Commissioned Officer leti hai, us degree ke saath jo notice maange (joinindianarmy.nic.in).`,
      `${strong("Pandulipi aur bhasha")}: pandulipi ke sansthan aur library, anuvad, master's ke baad shilalekh ka adhyayan.`,
      "Pandit ya jyotishi ka kaam zyadatar apna hota hai: koi licence nahi, kisi ke saath seekha jaata hai, aur bulane wale dete hain.",
    ]),
  hindi:
    p("शास्त्री BA के बराबर है और आचार्य MA के, अगर यूनिवर्सिटी को मान्यता हो (ugc.gov.in)। इसलिए:") +
    ul([
      `${strong("ग्रेजुएट वाला हर पद")}: SSC CGL, IBPS, राज्य का आयोग, UPSC, जिसमें संस्कृत optional विषय हो सकता है।`,
      `${strong("पढ़ाना")}: BEd या शिक्षा शास्त्री के साथ ${to("sanskrit-teacher", "Sanskrit Teacher")}, राज्य, KVS और NVS के स्कूल में; आचार्य और UGC-NET के साथ कॉलेज में।`,
      `${strong("सेना")} धर्म गुरु को Junior Commissioned Officer लेती है, उस डिग्री के साथ जो नोटिस माँगे (joinindianarmy.nic.in)।`,
      `${strong("पांडुलिपि और भाषा")}: पांडुलिपि के संस्थान और पुस्तकालय, अनुवाद, मास्टर के बाद शिलालेख का अध्ययन।`,
      "पंडित या ज्योतिषी का काम ज़्यादातर अपना होता है: कोई लाइसेंस नहीं, किसी के साथ सीखा जाता है, और बुलाने वाले देते हैं।",
    ]),
};

export const OUT_OF_THE_OFFICE: Wording = {
  english:
    p("Take along what you know; the nearest work outdoors asks for no new degree:") +
    ul([
      `${strong("With your computer skill in the field")}: ${to("drone-pilot", "Drone Pilot")} (some weeks of training and DGCA's certificate), surveying and maps (${to("gis-analyst", "GIS Analyst")}), solar sites (${to("solar-power-plant-operator", "Solar Power Plant Operator")}).`,
      `${strong("With people")}: ${to("adventure-guide", "Adventure Guide")} after a basic course of a mountaineering institute, field posts of charities, sports and camps for children.`,
      `${strong("With soil and animals")}: ${to("organic-farmer", "Organic Farmer")}, ${to("landscape-gardener", "Landscape Gardener")}; the first crops pay late, so keep savings for two years.`,
      "Posts in uniform and of forest guards mostly close by age in the late twenties; officers' posts of States stay open longer.",
      "Try before you leave: three weekends or a fortnight of leave with somebody who does it. Keep the post until the first money comes from the new work.",
    ]),
  hinglish:
    p("Jo aap jaante hain use saath le jaiye; bahar ka sabse paas ka kaam nayi degree nahi maangta:") +
    ul([
      `${strong("Computer ka hunar field mein")}: ${to("drone-pilot", "Drone Pilot")} (kuch hafte ki training aur DGCA ka certificate), survey aur naksha (${to("gis-analyst", "GIS Analyst")}), solar site (${to("solar-power-plant-operator", "Solar Power Plant Operator")}).`,
      `${strong("Logon ke saath")}: ${to("adventure-guide", "Adventure Guide")}, mountaineering institute ke basic course ke baad; NGO ki field posts, bachchon ke camp aur khel.`,
      `${strong("Mitti aur jaanwar")}: ${to("organic-farmer", "Organic Farmer")}, ${to("landscape-gardener", "Landscape Gardener")}; pehli fasal der se kamati hai, do saal ki bachat rakhiye.`,
      "Vardi wali aur forest guard ki posts zyadatar tees se pehle band ho jaati hain; rajya ki officer posts zyada umar tak khuli rehti hain.",
      "Chhodne se pehle karke dekhiye: teen weekend ya do hafte ki chhutti kisi ke saath jo yeh karta hai. Naye kaam ki pehli kamai tak naukri rakhiye.",
    ]),
  hindi:
    p("जो आप जानते हैं उसे साथ ले जाइए; बाहर का सबसे पास का काम नई डिग्री नहीं माँगता:") +
    ul([
      `${strong("कंप्यूटर का हुनर फ़ील्ड में")}: ${to("drone-pilot", "Drone Pilot")} (कुछ हफ़्ते की ट्रेनिंग और DGCA का certificate), सर्वे और नक़्शा (${to("gis-analyst", "GIS Analyst")}), सोलर साइट (${to("solar-power-plant-operator", "Solar Power Plant Operator")})।`,
      `${strong("लोगों के साथ")}: ${to("adventure-guide", "Adventure Guide")}, mountaineering institute के basic course के बाद; NGO के फ़ील्ड पद, बच्चों के कैंप और खेल।`,
      `${strong("मिट्टी और जानवर")}: ${to("organic-farmer", "Organic Farmer")}, ${to("landscape-gardener", "Landscape Gardener")}; पहली फ़सल देर से कमाती है, दो साल की बचत रखिए।`,
      "वर्दी वाले और वन रक्षक के पद ज़्यादातर तीस से पहले बंद हो जाते हैं; राज्य के अफ़सर पद ज़्यादा उम्र तक खुले रहते हैं।",
      "छोड़ने से पहले करके देखिए: तीन वीकेंड या दो हफ़्ते की छुट्टी किसी के साथ जो यह करता है। नए काम की पहली कमाई तक नौकरी रखिए।",
    ]),
};

export const WORK_NEAR_HOME_FOR_HER: Wording = {
  english:
    p("Work that is found in nearly every town and block, so that nobody has to live elsewhere for it:") +
    ul([
      `${strong("With children")}: ${to("anganwadi-worker", "Anganwadi Worker")} (residents of the place, by the State's notice), ${to("preschool-teacher", "Preschool Teacher")}, ${to("private-tutor", "Private Tutor")} at home.`,
      `${strong("With the hands")}: ${to("tailor", "Tailor")}, ${to("beautician", "Beautician")}: three to six months of training, free at a Jan Shikshan Sansthan or RSETI.`,
      `${strong("At a counter")}: ${to("medical-receptionist", "Medical Receptionist")}, ${to("computer-operator", "Computer Operator")} of a Common Service Centre, bank correspondent (BC Sakhi), a shop or school office.`,
      `${strong("Posts of the Government nearby")}: ASHA, Gramin Dak Sevak (by the marks of Class 10), State posts of clerks, whose place is often the district.`,
      "A degree can be taken beside it from home (IGNOU, ignou.ac.in): it opens teaching and most government posts later.",
    ]),
  hinglish:
    p("Kaam jo lagbhag har kasbe aur block mein milta hai, jiske liye kahin aur rehna nahi padta:") +
    ul([
      `${strong("Bachchon ke saath")}: ${to("anganwadi-worker", "Anganwadi Worker")} (wahin ki rehne wali, rajya ke notice se), ${to("preschool-teacher", "Preschool Teacher")}, ghar par ${to("private-tutor", "Private Tutor")}.`,
      `${strong("Haath ka kaam")}: ${to("tailor", "Tailor")}, ${to("beautician", "Beautician")}: teen se chhah mahine ki training, Jan Shikshan Sansthan ya RSETI mein muft.`,
      `${strong("Counter par")}: ${to("medical-receptionist", "Medical Receptionist")}, Common Service Centre ki ${to("computer-operator", "Computer Operator")}, bank correspondent (BC Sakhi), dukaan ya school ka office.`,
      `${strong("Paas ki sarkari posts")}: ASHA, Gramin Dak Sevak (Class 10 ke marks se), rajya ke clerk, jinki jagah aksar zila hoti hai.`,
      "Saath mein ghar se degree ho sakti hai (IGNOU, ignou.ac.in): baad mein padhana aur zyadatar sarkari posts khulti hain.",
    ]),
  hindi:
    p("काम जो लगभग हर क़स्बे और ब्लॉक में मिलता है, जिसके लिए कहीं और रहना नहीं पड़ता:") +
    ul([
      `${strong("बच्चों के साथ")}: ${to("anganwadi-worker", "Anganwadi Worker")} (वहीं की रहने वाली, राज्य के नोटिस से), ${to("preschool-teacher", "Preschool Teacher")}, घर पर ${to("private-tutor", "Private Tutor")}।`,
      `${strong("हाथ का काम")}: ${to("tailor", "Tailor")}, ${to("beautician", "Beautician")}: तीन से छह महीने की ट्रेनिंग, Jan Shikshan Sansthan या RSETI में मुफ़्त।`,
      `${strong("काउंटर पर")}: ${to("medical-receptionist", "Medical Receptionist")}, Common Service Centre की ${to("computer-operator", "Computer Operator")}, bank correspondent (BC Sakhi), दुकान या स्कूल का दफ़्तर।`,
      `${strong("पास के सरकारी पद")}: ASHA, Gramin Dak Sevak (Class 10 के अंकों से), राज्य के क्लर्क, जिनकी जगह अक्सर ज़िला होती है।`,
      "साथ में घर से डिग्री हो सकती है (IGNOU, ignou.ac.in): बाद में पढ़ाना और ज़्यादातर सरकारी पद खुलते हैं।",
    ]),
};

export const ECONOMICS_WITHOUT_MATHS: Wording = {
  english:
    p(
      `${strong("Mostly not at the known honours courses")}: Delhi University and many others ask for maths in Class 12 for economics (honours). What is open:`,
    ) +
    ul([
      "Maths added as one more subject by open school (nios.ac.in) or your board, in the same year as Class 12 or the next: then all are open.",
      "Universities that take it without: several State and private ones, IGNOU's BA with economics as the major. Read the CUET-UG page of each: it names the papers.",
      "Near it without maths: BCom, BBA in finance, BA with economics and another subject; each can lead to an MA in economics at some universities.",
    ]) +
    p(`The degree itself has calculus and statistics in each year. See what it leads to: ${to("economist", "Economist")}.`),
  hinglish:
    p(
      `${strong("Jaane-maane honours course mein zyadatar nahi")}: Delhi University aur bahut se doosre economics (honours) ke liye Class 12 mein maths maangte hain. Jo khula hai:`,
    ) +
    ul([
      "Maths ek aur vishay ki tarah open school (nios.ac.in) ya apne board se, Class 12 ke saal ya agle saal: phir sab khula hai.",
      "Jo bina maths lete hain: kai rajya aur private university, IGNOU ka BA economics ke saath. Har ek ka CUET-UG page padhiye: paper wahan likhe hain.",
      "Bina maths uske paas: BCom, finance mein BBA, economics aur ek vishay ke saath BA; inse kuch university mein MA economics tak ja sakte hain.",
    ]) +
    p(`Degree mein har saal calculus aur statistics hoti hai. Yeh kahan le jaati hai: ${to("economist", "Economist")}.`),
  hindi:
    p(
      `${strong("जाने-माने ऑनर्स कोर्स में ज़्यादातर नहीं")}: दिल्ली यूनिवर्सिटी और बहुत से दूसरे economics (honours) के लिए Class 12 में मैथ्स माँगते हैं। जो खुला है:`,
    ) +
    ul([
      "मैथ्स एक और विषय की तरह ओपन स्कूल (nios.ac.in) या अपने बोर्ड से, Class 12 के साल या अगले साल: फिर सब खुला है।",
      "जो बिना मैथ्स लेते हैं: कई राज्य और प्राइवेट यूनिवर्सिटी, IGNOU का BA economics के साथ। हर एक का CUET-UG पेज पढ़िए: पेपर वहाँ लिखे हैं।",
      "बिना मैथ्स उसके पास: BCom, finance में BBA, economics और एक विषय के साथ BA; इनसे कुछ यूनिवर्सिटी में MA economics तक जा सकते हैं।",
    ]) +
    p(`डिग्री में हर साल calculus और statistics होती है। यह कहाँ ले जाती है: ${to("economist", "Economist")}।`),
};

export const LAW_IN_FIVE_OR_THREE: Wording = {
  english:
    p("Both end at the same enrolment with the Bar Council and the same bar examination. What tells them apart:") +
    ul([
      `${strong("Five years after Class 12")} (BA LLB, BBA LLB, by CLAT, AILET, CUET-UG or a State's CET): a year shorter in all, campus and internships from the start. Choose it if you are sure of law.`,
      `${strong("Three years after any degree")} (LLB, by CUET-PG or a State's law CET, often at State fees): six years in all, with a first degree that stands alone. Choose it if you are undecided, or if another subject (commerce for tax, science for patents) is to go with the law.`,
    ]) +
    p(
      `The work is the same: ${to("criminal-lawyer", "Criminal Lawyer")}, ${to("corporate-lawyer", "Corporate Lawyer")}, ${to("civil-judge", "Civil Judge")}.`,
    ),
  hinglish:
    p("Dono ant mein Bar Council ke usi enrolment aur usi bar exam tak jaate hain. Fark yeh hai:") +
    ul([
      `${strong("Class 12 ke baad paanch saal")} (BA LLB, BBA LLB; CLAT, AILET, CUET-UG ya rajya ke CET se): kul ek saal kam, shuru se campus aur internship. Law pakka ho to yeh.`,
      `${strong("Kisi bhi degree ke baad teen saal")} (LLB; CUET-PG ya rajya ke law CET se, aksar sarkari fees mein): kul chhah saal, aur pehli degree apne aap mein chalti hai. Pakka na ho, ya law ke saath doosra vishay chahiye (tax ke liye commerce, patent ke liye science) to yeh.`,
    ]) +
    p(
      `Kaam ek hi hai: ${to("criminal-lawyer", "Criminal Lawyer")}, ${to("corporate-lawyer", "Corporate Lawyer")}, ${to("civil-judge", "Civil Judge")}.`,
    ),
  hindi:
    p("दोनों अंत में Bar Council के उसी enrolment और उसी बार परीक्षा तक जाते हैं। फ़र्क़ यह है:") +
    ul([
      `${strong("Class 12 के बाद पाँच साल")} (BA LLB, BBA LLB; CLAT, AILET, CUET-UG या राज्य के CET से): कुल एक साल कम, शुरू से कैंपस और इंटर्नशिप। लॉ पक्का हो तो यह।`,
      `${strong("किसी भी डिग्री के बाद तीन साल")} (LLB; CUET-PG या राज्य के लॉ CET से, अक्सर सरकारी फ़ीस में): कुल छह साल, और पहली डिग्री अपने आप में चलती है। पक्का न हो, या लॉ के साथ दूसरा विषय चाहिए (टैक्स के लिए कॉमर्स, पेटेंट के लिए साइंस) तो यह।`,
    ]) +
    p(
      `काम एक ही है: ${to("criminal-lawyer", "Criminal Lawyer")}, ${to("corporate-lawyer", "Corporate Lawyer")}, ${to("civil-judge", "Civil Judge")}।`,
    ),
};

export const INTELLIGENCE_SERVICES: Wording = {
  english:
    p("The two are entered quite differently:") +
    ul([
      `${strong("Intelligence Bureau (IB)")}: by its own recruitment, which the Home Ministry announces (mha.gov.in): Security Assistants after Class 10, Junior Intelligence Officers after a diploma, a BSc or a BCA in the subjects of the notice, officers (ACIO) after any degree; senior posts are held by IPS officers. See ${to("intelligence-officer", "Intelligence Officer")}.`,
      `${strong("R&AW")}: no open examination. It takes officers of the civil services and the forces who are already in service, and some technical and language posts by notices of the Cabinet Secretariat. So the way is UPSC Civil Services, the forces, or such a notice.`,
    ]) +
    p("Nobody else recruits for them: who offers a place for money, or by a message, cheats."),
  hinglish:
    p("Dono mein jaane ka raasta bilkul alag hai:") +
    ul([
      `${strong("Intelligence Bureau (IB)")}: apni bharti se, jo Home Ministry nikalti hai (mha.gov.in): Class 10 ke baad Security Assistant; notice ke vishay mein diploma, BSc ya BCA ke baad Junior Intelligence Officer; kisi bhi degree ke baad officer (ACIO); upar ke pad IPS officer ke paas. Dekhiye ${to("intelligence-officer", "Intelligence Officer")}.`,
      `${strong("R&AW")}: koi khula exam nahi. Yeh civil services aur sena ke un officer ko leti hai jo pehle se seva mein hain, aur kuch technical aur bhasha ki posts Cabinet Secretariat ke notice se. Isliye raasta UPSC Civil Services, sena, ya aisa notice hai.`,
    ]) +
    p("Inke liye aur koi bharti nahi karta: jo paise lekar ya message bhejkar jagah de, woh thag hai."),
  hindi:
    p("दोनों में जाने का रास्ता बिल्कुल अलग है:") +
    ul([
      `${strong("Intelligence Bureau (IB)")}: अपनी भर्ती से, जो गृह मंत्रालय निकालता है (mha.gov.in): Class 10 के बाद Security Assistant; नोटिस के विषय में डिप्लोमा, BSc या BCA के बाद Junior Intelligence Officer; किसी भी डिग्री के बाद ऑफ़िसर (ACIO); ऊपर के पद IPS ऑफ़िसर के पास। देखिए ${to("intelligence-officer", "Intelligence Officer")}।`,
      `${strong("R&AW")}: कोई खुली परीक्षा नहीं। यह सिविल सेवा और सेना के उन ऑफ़िसरों को लेती है जो पहले से सेवा में हैं, और कुछ टेक्निकल और भाषा के पद Cabinet Secretariat के नोटिस से। इसलिए रास्ता UPSC Civil Services, सेना, या ऐसा नोटिस है।`,
    ]) +
    p("इनके लिए और कोई भर्ती नहीं करता: जो पैसे लेकर या संदेश भेजकर जगह दे, वह ठग है।"),
};

export const PILOT_WITHOUT_MONEY: Wording = {
  english:
    p("Flying need not be bought. In this order:") +
    ul([
      `${strong("The Air Force, the Navy and the Army train and pay")}: NDA after Class 12 with physics and maths, AFCAT or CDS after a degree. See ${to("air-force-pilot", "Air Force Pilot")}; eyes and age decide early, so read the notice at sixteen.`,
      `${strong("IGRUA")}, the Government's flying academy, and State schools cost less than private ones; some States and the ministries for SC, ST and OBC pay for a few trainees each year: ask the social welfare office of your State.`,
      `${strong("Loans")} are given against security; count the months without a post after the licence before you sign.`,
      `${strong("Near the cockpit for little money")}: aircraft maintenance, air traffic control, ${to("drone-pilot", "Drone Pilot")}; a licence can follow from own pay.`,
      "Have the Class 2 medical done before anything is paid.",
    ]),
  hinglish:
    p("Udaan khareedni hi pade, aisa nahi. Is kram mein:") +
    ul([
      `${strong("Air Force, Navy aur Army sikhati bhi hain aur paise bhi deti hain")}: physics aur maths ke saath Class 12 ke baad NDA, degree ke baad AFCAT ya CDS. Dekhiye ${to("air-force-pilot", "Air Force Pilot")}; aankh aur umar jaldi tay karti hain, isliye solah saal mein notice padhiye.`,
      `${strong("IGRUA")}, sarkar ki flying academy, aur rajya ke school private se saste hain; kuch rajya aur SC, ST, OBC ke mantralaya har saal kuch logon ka kharcha dete hain: apne rajya ke samaj kalyan office mein poochiye.`,
      `${strong("Loan")} guarantee par milta hai; sign karne se pehle licence ke baad bina naukri ke mahine gin lijiye.`,
      `${strong("Kam paise mein cockpit ke paas")}: aircraft maintenance, air traffic control, ${to("drone-pilot", "Drone Pilot")}; licence baad mein apni kamai se.`,
      "Kuch bhi dene se pehle Class 2 medical kara lijiye.",
    ]),
  hindi:
    p("उड़ान ख़रीदनी ही पड़े, ऐसा नहीं। इस क्रम में:") +
    ul([
      `${strong("एयर फ़ोर्स, नेवी और आर्मी सिखाती भी हैं और पैसे भी देती हैं")}: फ़िज़िक्स और मैथ्स के साथ Class 12 के बाद NDA, डिग्री के बाद AFCAT या CDS। देखिए ${to("air-force-pilot", "Air Force Pilot")}; आँख और उम्र जल्दी तय करती हैं, इसलिए सोलह साल में नोटिस पढ़िए।`,
      `${strong("IGRUA")}, सरकार की flying academy, और राज्य के स्कूल प्राइवेट से सस्ते हैं; कुछ राज्य और SC, ST, OBC के मंत्रालय हर साल कुछ लोगों का ख़र्च देते हैं: अपने राज्य के समाज कल्याण दफ़्तर में पूछिए।`,
      `${strong("लोन")} गारंटी पर मिलता है; साइन करने से पहले लाइसेंस के बाद बिना नौकरी के महीने गिन लीजिए।`,
      `${strong("कम पैसे में कॉकपिट के पास")}: aircraft maintenance, air traffic control, ${to("drone-pilot", "Drone Pilot")}; लाइसेंस बाद में अपनी कमाई से।`,
      "कुछ भी देने से पहले Class 2 मेडिकल करा लीजिए।",
    ]),
};

export const FREE_SKILL_COURSES: Wording = {
  english:
    p("Yes, there are courses of the Government without a fee or nearly so:") +
    ul([
      `${strong("Jan Shikshan Sansthan")}: trades for those with little schooling, mostly women, in most districts, for a very small fee.`,
      `${strong("RSETI")}, the training institutes of banks in each district: one to six weeks, free, with food, and help with a loan for one's own shop.`,
      `${strong("Skill India centres")} (skillindiadigital.gov.in): some weeks to months, mostly free; look up what runs near you.`,
      `${strong("Government ITI")}: one or two years at a low fee, in many States waived for girls, SC and ST.`,
    ]) +
    p("Who asks for money for a seat in these, or promises a job, cheats."),
  hinglish:
    p("Haan, sarkar ke bina fees ya bahut kam fees wale course hain:") +
    ul([
      `${strong("Jan Shikshan Sansthan")}: kam padhe logon ke liye, zyadatar mahilayein, zyadatar zilon mein, bahut kam fees par.`,
      `${strong("RSETI")}, bankon ke training sansthan, har zile mein: ek se chhah hafte, muft, khaane ke saath, aur apni dukaan ke loan mein madad.`,
      `${strong("Skill India kendra")} (skillindiadigital.gov.in): kuch hafte se mahine, zyadatar muft; dekhiye ki paas mein kya chal raha hai.`,
      `${strong("Sarkari ITI")}: ek ya do saal kam fees mein, bahut se rajyon mein ladkiyon, SC aur ST ke liye maaf.`,
    ]) +
    p("Inki seat ke paise maangne wala, ya naukri ka vaada karne wala, thag hai."),
  hindi:
    p("हाँ, सरकार के बिना फ़ीस या बहुत कम फ़ीस वाले कोर्स हैं:") +
    ul([
      `${strong("Jan Shikshan Sansthan")}: कम पढ़े लोगों के लिए, ज़्यादातर महिलाएँ, ज़्यादातर ज़िलों में, बहुत कम फ़ीस पर।`,
      `${strong("RSETI")}, बैंकों के ट्रेनिंग संस्थान, हर ज़िले में: एक से छह हफ़्ते, मुफ़्त, खाने के साथ, और अपनी दुकान के लोन में मदद।`,
      `${strong("Skill India केंद्र")} (skillindiadigital.gov.in): कुछ हफ़्ते से महीने, ज़्यादातर मुफ़्त; देखिए कि पास में क्या चल रहा है।`,
      `${strong("सरकारी ITI")}: एक या दो साल कम फ़ीस में, बहुत से राज्यों में लड़कियों, SC और ST के लिए माफ़।`,
    ]) +
    p("इनकी सीट के पैसे माँगने वाला, या नौकरी का वादा करने वाला, ठग है।"),
};
