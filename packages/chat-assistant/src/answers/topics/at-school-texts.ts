import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const TEST = link("/assessment", "Take Career Assessment");
const COMPARE = link("/compare", "Compare careers");
const EXPLORER = link("/careers", "the explorer");
const career = (id: string, name: string): string => link(`/career/${id}`, name);
const LIKE_A_DOCTOR = `${career("physiotherapist", "Physiotherapist")}, ${career("clinical-psychologist", "Clinical Psychologist")}, ${career("speech-therapist", "Speech Therapist")}`;
const LIKE_AN_ENGINEER = `${career("architect", "Architect")}, ${career("game-designer", "Game Designer")}, ${career("electrician", "Electrician")}`;
const UNLIKE_BOTH = `${career("geologist", "Geologist")}, ${career("company-secretary", "Company Secretary")}, ${career("air-traffic-controller", "Air Traffic Controller")}`;

export const A_LESSON_ON_CAREERS: Wording = {
  english:
    p("One period of forty minutes, with paper and one phone or the board:") +
    ul([
      `${strong("Ten minutes, alone")}: each writes three things done gladly, three that bore them, and what must not be missing in their work (money, calm, people, being outside).`,
      `${strong("Fifteen minutes, in fours")}: each group gets four careers that nobody names at home, reads what the day is like and what people dislike (each page of ${EXPLORER} has both; a page prints well), and guesses what it asks in Classes 11 and 12.`,
      `${strong("Ten minutes, together")}: each group tells one thing that surprised it. Write on the board which subjects keep which of these careers open.`,
      `${strong("Five minutes, alone")}: one career to look at, one question to ask somebody who does it, one thing to try this month.`,
    ]) +
    p(
      `Who has a phone can do the stream test (ten questions) or ${TEST} (twenty) at home: both are free, without an account, and answers stay on the phone. Ask to see no one's result.`,
    ),
  hinglish:
    p("Chalees minute ka ek period, kagaz aur ek phone ya board ke saath:") +
    ul([
      `${strong("Das minute, akele")}: har koi likhe: teen cheezein jo khushi se karte hain, teen jo ubaati hain, aur kaam mein kya zaroor ho (paisa, shaanti, log, bahar rehna).`,
      `${strong("Pandrah minute, chaar-chaar mein")}: har group ko chaar career dijiye jinka naam ghar par koi nahi leta. Woh padhein ki din kaisa hota hai aur logon ko kya bura lagta hai (${EXPLORER} ke har page par dono hain; page print bhi hota hai), aur andaza lagayein ki Class 11-12 mein kya chahiye.`,
      `${strong("Das minute, saath mein")}: har group ek baat bataye jisne chaunkaya. Board par likhiye ki kaun se subject kaun se career khule rakhte hain.`,
      `${strong("Paanch minute, akele")}: ek career jo dekhna hai, ek sawal jo kisi karne wale se poochna hai, ek cheez jo is mahine aazmani hai.`,
    ]) +
    p(
      `Jiske paas phone hai woh ghar par stream test (10 sawal) ya ${TEST} (20 sawal) kar sakta hai: dono free, bina account, jawab phone par hi rehte hain. Kisi ka result dekhne ko mat maangiye.`,
    ),
  hindi:
    p("चालीस मिनट का एक पीरियड, काग़ज़ और एक फ़ोन या बोर्ड के साथ:") +
    ul([
      `${strong("दस मिनट, अकेले")}: हर कोई लिखे: तीन चीज़ें जो ख़ुशी से करते हैं, तीन जो उबाती हैं, और काम में क्या ज़रूर हो (पैसा, शांति, लोग, बाहर रहना)।`,
      `${strong("पंद्रह मिनट, चार-चार में")}: हर समूह को चार करियर दीजिए जिनका नाम घर पर कोई नहीं लेता। वे पढ़ें कि दिन कैसा होता है और लोगों को क्या बुरा लगता है (${EXPLORER} के हर पेज पर दोनों हैं; पेज प्रिंट भी होता है), और अंदाज़ा लगाएँ कि Class 11-12 में क्या चाहिए।`,
      `${strong("दस मिनट, साथ में")}: हर समूह एक बात बताए जिसने चौंकाया। बोर्ड पर लिखिए कि कौन से विषय कौन से करियर खुले रखते हैं।`,
      `${strong("पाँच मिनट, अकेले")}: एक करियर जो देखना है, एक सवाल जो किसी करने वाले से पूछना है, एक चीज़ जो इस महीने आज़मानी है।`,
    ]) +
    p(
      `जिसके पास फ़ोन है वह घर पर स्ट्रीम टेस्ट (10 सवाल) या ${TEST} (20 सवाल) कर सकता है: दोनों मुफ़्त, बिना अकाउंट, जवाब फ़ोन पर ही रहते हैं। किसी का रिज़ल्ट देखने को मत माँगिए।`,
    ),
};

export const ONLY_DOCTOR_OR_ENGINEER: Wording = {
  english:
    p(
      "They name what they have seen. Do not argue against doctor and engineer: put others beside them, and let each look for a reason of its own.",
    ) +
    ul([
      `Ask what they like in it. Who says "helping the sick": ${LIKE_A_DOCTOR}. Who says "making things": ${LIKE_AN_ENGINEER}. And quite different ones: ${UNLIKE_BOTH}.`,
      `Lay one of these beside the career that they named: ${COMPARE} shows subjects, years, pay and what people dislike side by side.`,
      `${TEST}: twenty questions, ranked careers with reasons in their own answers. Bring somebody to class who does such work, once a term.`,
      "Speak with parents of years, cost and the second plan: many want safety and not the word doctor.",
    ]),
  hinglish:
    p(
      "Bachche wahi naam lete hain jo unhone dekha hai. Doctor-engineer ke khilaf bahas mat kijiye: unke bagal mein doosre rakhiye, aur har ek ko apni wajah dhoondhne dijiye.",
    ) +
    ul([
      `Poochiye ki usme kya pasand hai. "Beemaron ki madad": ${LIKE_A_DOCTOR}. "Cheezein banana": ${LIKE_AN_ENGINEER}. Aur bilkul alag: ${UNLIKE_BOTH}.`,
      `Inme se ek ko unke bole hue career ke saath rakhiye: ${COMPARE} mein subjects, saal, kamai aur kya bura lagta hai, sab saath dikhta hai.`,
      `${TEST}: bees sawal, careers kram mein, unke apne jawabon ki wajah ke saath. Har term mein ek baar kisi aise vyakti ko class mein bulaiye jo yeh kaam karta ho.`,
      "Mata-pita se saal, kharch aur doosre plan ki baat kijiye: bahut se log suraksha chahte hain, doctor shabd nahi.",
    ]),
  hindi:
    p("बच्चे वही नाम लेते हैं जो उन्होंने देखा है। डॉक्टर-इंजीनियर के ख़िलाफ़ बहस मत कीजिए: उनके बग़ल में दूसरे रखिए, और हर एक को अपनी वजह ढूँढने दीजिए।") +
    ul([
      `पूछिए कि उसमें क्या पसंद है। "बीमारों की मदद": ${LIKE_A_DOCTOR}। "चीज़ें बनाना": ${LIKE_AN_ENGINEER}। और बिल्कुल अलग: ${UNLIKE_BOTH}।`,
      `इनमें से एक को उनके बताए करियर के साथ रखिए: ${COMPARE} में विषय, साल, कमाई और क्या बुरा लगता है, सब साथ दिखता है।`,
      `${TEST}: बीस सवाल, करियर क्रम में, उनके अपने जवाबों की वजह के साथ। हर टर्म में एक बार किसी ऐसे व्यक्ति को क्लास में बुलाइए जो यह काम करता हो।`,
      "माता-पिता से साल, ख़र्च और दूसरे प्लान की बात कीजिए: बहुत से लोग सुरक्षा चाहते हैं, डॉक्टर शब्द नहीं।",
    ]),
};

export const A_GIRL_TO_BE_MARRIED: Wording = {
  english:
    p("Good that somebody stands by her. First hear what she wants, alone and without promising more than you can keep.") +
    ul([
      `${strong("Under 18")} nobody may marry her, with or without a yes: Childline 1098 acts, and need not say who called. At every age it takes her own yes: 181 (women's helpline), 112 in danger.`,
      `${strong("With the family")}: ask what they fear (cost, distance, talk, safety) and answer that. A year with a date, such as "let her finish the first year", is easier to grant than "no marriage". A teacher or an aunt whom they trust should be there.`,
      `${strong("What it costs")}: scholarships.gov.in and your State's portal; many States pay girls who study on, and take no tuition fee from them in government colleges. A girls' college or hostel near by, or a course from home (IGNOU, the State's open university), answers distance.`,
      `${strong("Her marks")} are an argument: forms for entrances and scholarships close early. Fill them in now; a seat in hand changes the talk.`,
    ]),
  hinglish:
    p(
      "Achha hai ki koi uske saath khada hai. Pehle akele mein suniye ki woh khud kya chahti hai, aur utna hi waada kijiye jitna nibha sakein.",
    ) +
    ul([
      `${strong("18 se kam")} mein koi uski shaadi nahi kara sakta, haan ho ya na: Childline 1098 kadam uthata hai, aur call karne wale ka naam batana zaroori nahi. Har umar mein uski apni haan chahiye: 181 (mahila helpline), khatre mein 112.`,
      `${strong("Parivar se")}: poochiye dar kis baat ka hai (kharch, doori, log kya kahenge, suraksha) aur usi ka jawab dijiye. "Pehla saal poora karne dijiye" jaisi tareekh wali baat "shaadi nahi" se aasani se mani jaati hai. Koi teacher ya mausi, jis par unhe bharosa ho, saath ho.`,
      `${strong("Kharch")}: scholarships.gov.in aur apne rajya ka portal; kai rajya aage padhne wali ladkiyon ko paise dete hain, aur sarkari college mein unse tuition fee nahi lete. Paas ka girls college ya hostel, ya ghar se course (IGNOU, rajya ki open university) doori ka jawab hai.`,
      `${strong("Uske marks")} khud ek daleel hain: entrance aur scholarship ke form jaldi band hote hain. Abhi bharwaiye; haath mein seat ho to baat badal jaati hai.`,
    ]),
  hindi:
    p("अच्छा है कि कोई उसके साथ खड़ा है। पहले अकेले में सुनिए कि वह ख़ुद क्या चाहती है, और उतना ही वादा कीजिए जितना निभा सकें।") +
    ul([
      `${strong("18 से कम")} में कोई उसकी शादी नहीं करा सकता, हाँ हो या ना: चाइल्डलाइन 1098 क़दम उठाती है, और कॉल करने वाले का नाम बताना ज़रूरी नहीं। हर उम्र में उसकी अपनी हाँ चाहिए: 181 (महिला हेल्पलाइन), ख़तरे में 112।`,
      `${strong("परिवार से")}: पूछिए डर किस बात का है (ख़र्च, दूरी, लोग क्या कहेंगे, सुरक्षा) और उसी का जवाब दीजिए। "पहला साल पूरा करने दीजिए" जैसी तारीख़ वाली बात "शादी नहीं" से आसानी से मानी जाती है। कोई टीचर या मौसी, जिन पर उन्हें भरोसा हो, साथ हों।`,
      `${strong("ख़र्च")}: scholarships.gov.in और अपने राज्य का पोर्टल; कई राज्य आगे पढ़ने वाली लड़कियों को पैसे देते हैं, और सरकारी कॉलेज में उनसे ट्यूशन फ़ीस नहीं लेते। पास का गर्ल्स कॉलेज या हॉस्टल, या घर से कोर्स (IGNOU, राज्य की ओपन यूनिवर्सिटी) दूरी का जवाब है।`,
      `${strong("उसके अंक")} ख़ुद एक दलील हैं: एंट्रेंस और छात्रवृत्ति के फ़ॉर्म जल्दी बंद होते हैं। अभी भरवाइए; हाथ में सीट हो तो बात बदल जाती है।`,
    ]),
};

export const ARTS_AND_WORK: Wording = {
  english:
    p(
      "That arts brings no good work is not true. What is true: a BA alone opens less than a BA with a second step behind it (a profession, an exam, a craft), so choose the step when you choose the stream.",
    ) +
    ul([
      `${strong("By a course of its own after Class 12")}: law (CLAT), design (NID, NIFT), hotels, journalism, fine arts, teaching (BA BEd). For example ${career("corporate-lawyer", "Corporate Lawyer")}, ${career("fashion-designer", "Fashion Designer")}, ${career("hotel-manager", "Hotel Manager")}.`,
      `${strong("By an exam for any graduate")}: civil services, SSC, banks, State services, defence (CDS), MBA (CAT). Nobody asks there for science. For example ${career("ias-officer", "IAS Officer")}.`,
      `${strong("By study on")}: psychology, economics (often with maths), social work, languages. For example ${career("clinical-psychologist", "Clinical Psychologist")}, ${career("social-worker", "Social Worker")}.`,
      "What arts closes: engineering, medicine, most laboratories. Who may want these stays with science.",
    ]),
  hinglish:
    p(
      "Arts se achhi naukri nahi milti, yeh sach nahi hai. Sach yeh hai: sirf BA se kam khulta hai; BA ke saath doosra kadam (profession, exam ya hunar) ho to bahut. Isliye stream chunte samay woh kadam bhi chuniye.",
    ) +
    ul([
      `${strong("Class 12 ke baad apne course se")}: law (CLAT), design (NID, NIFT), hotel, journalism, fine arts, teaching (BA BEd). Jaise ${career("corporate-lawyer", "Corporate Lawyer")}, ${career("fashion-designer", "Fashion Designer")}, ${career("hotel-manager", "Hotel Manager")}.`,
      `${strong("Kisi bhi graduate wale exam se")}: civil services, SSC, bank, rajya ki sewayein, defence (CDS), MBA (CAT). Wahan science koi nahi maangta. Jaise ${career("ias-officer", "IAS Officer")}.`,
      `${strong("Aage padh kar")}: psychology, economics (aksar maths ke saath), social work, bhashayein. Jaise ${career("clinical-psychologist", "Clinical Psychologist")}, ${career("social-worker", "Social Worker")}.`,
      "Arts se jo band hota hai: engineering, medical, zyadatar laboratory. Jise yeh chahiye ho sakta hai woh science rakhe.",
    ]),
  hindi:
    p(
      "आर्ट्स से अच्छी नौकरी नहीं मिलती, यह सच नहीं है। सच यह है: सिर्फ़ BA से कम खुलता है; BA के साथ दूसरा क़दम (पेशा, परीक्षा या हुनर) हो तो बहुत। इसलिए स्ट्रीम चुनते समय वह क़दम भी चुनिए।",
    ) +
    ul([
      `${strong("Class 12 के बाद अपने कोर्स से")}: लॉ (CLAT), डिज़ाइन (NID, NIFT), होटल, पत्रकारिता, fine arts, टीचिंग (BA BEd)। जैसे ${career("corporate-lawyer", "Corporate Lawyer")}, ${career("fashion-designer", "Fashion Designer")}, ${career("hotel-manager", "Hotel Manager")}।`,
      `${strong("किसी भी ग्रेजुएट वाली परीक्षा से")}: सिविल सेवा, SSC, बैंक, राज्य की सेवाएँ, defence (CDS), MBA (CAT)। वहाँ science कोई नहीं माँगता। जैसे ${career("ias-officer", "IAS Officer")}।`,
      `${strong("आगे पढ़कर")}: मनोविज्ञान, अर्थशास्त्र (अक्सर maths के साथ), social work, भाषाएँ। जैसे ${career("clinical-psychologist", "Clinical Psychologist")}, ${career("social-worker", "Social Worker")}।`,
      "आर्ट्स से जो बंद होता है: इंजीनियरिंग, मेडिकल, ज़्यादातर लैब। जिसे ये चाहिए हो सकते हैं वह science रखे।",
    ]),
};

const HOW = link("/how-matching-works", "How matching works");

export const A_RESULT_THAT_DOES_NOT_FIT: Wording = {
  english:
    p(
      "Trust yourself before a result. No test of twenty questions is exact: it ranks careers by what you answered, and can't know what you did not say.",
    ) +
    ul([
      "Open the reasons below the career: they name the answers that brought it there. One answer too many for drawing, or for calm, may have done it.",
      `Change that answer and look again; nothing is lost. ${TEST} keeps your answers on your device.`,
      "Look beyond the first name: careers close together in the list fit about equally well. Mark one that you would really try.",
      `How the points add up, and how often it is right where that could be measured: ${HOW}.`,
    ]),
  hinglish:
    p(
      "Result se pehle khud par bharosa kijiye. Bees sawal ka koi test pakka nahi hota: woh aapke jawabon se careers ko kram deta hai, aur jo aapne nahi kaha woh nahi jaan sakta.",
    ) +
    ul([
      "Career ke neeche wajah kholiye: wahan likha hai ki kis jawab se woh aaya. Ho sakta hai drawing ya shaanti wala ek jawab zyada tha.",
      `Woh jawab badal kar phir dekhiye; kuch khota nahi. ${TEST} aapke jawab aapke device par hi rakhta hai.`,
      "Pehle naam se aage dekhiye: list mein paas-paas ke career lagbhag barabar fit hote hain. Ek par nishaan lagaiye jo aap sach mein aazmayenge.",
      `Points kaise judte hain, aur jahan naapa ja saka wahan kitni baar sahi hota hai: ${HOW}.`,
    ]),
  hindi:
    p(
      "रिज़ल्ट से पहले ख़ुद पर भरोसा कीजिए। बीस सवाल का कोई टेस्ट पक्का नहीं होता: वह आपके जवाबों से करियर को क्रम देता है, और जो आपने नहीं कहा वह नहीं जान सकता।",
    ) +
    ul([
      "करियर के नीचे वजह खोलिए: वहाँ लिखा है कि किस जवाब से वह आया। हो सकता है drawing या शांति वाला एक जवाब ज़्यादा था।",
      `वह जवाब बदलकर फिर देखिए; कुछ खोता नहीं। ${TEST} आपके जवाब आपके डिवाइस पर ही रखता है।`,
      "पहले नाम से आगे देखिए: सूची में पास-पास के करियर लगभग बराबर ठीक बैठते हैं। एक पर निशान लगाइए जो आप सच में आज़माएँगे।",
      `अंक कैसे जुड़ते हैं, और जहाँ नापा जा सका वहाँ कितनी बार सही होता है: ${HOW}।`,
    ]),
};

export const LOW_FEES: Wording = {
  english:
    p(
      "The cheapest good courses are those of the government; the same course at a private college may cost many times as much. Fees change each year, so ask for these by name:",
    ) +
    ul([
      `${strong("A skill in one to three years")}: a trade at a government ITI, a polytechnic diploma, ANM or GNM nursing at a government school, D.El.Ed. at a DIET.`,
      `${strong("A degree")}: BA, BSc or BCom at a government or aided college; by distance from IGNOU or the State's open university while you work.`,
      `${strong("Professions by examination")}: CA, CS and CMA cost little beside college, and a degree can go along. Medical, engineering, law and design seats of the government are cheap for who gets them by the entrance.`,
      `${strong("Paid while learning")}: apprenticeships (apprenticeshipindia.gov.in), the forces, and posts after Class 12.`,
    ]) +
    p(
      "Help: scholarships.gov.in and your State's portal. In many States girls pay no tuition fee in government colleges: ask in the office.",
    ),
  hinglish:
    p(
      "Sabse saste achhe course sarkari hain; wahi course private mein kai guna mehnga ho sakta hai. Fees har saal badalti hai, isliye naam lekar inke baare mein poochiye:",
    ) +
    ul([
      `${strong("Ek se teen saal mein hunar")}: sarkari ITI ki trade, polytechnic diploma, sarkari school se ANM ya GNM nursing, DIET se D.El.Ed.`,
      `${strong("Degree")}: sarkari ya aided college se BA, BSc ya BCom; kaam ke saath IGNOU ya rajya ki open university se distance mein.`,
      `${strong("Exam wale profession")}: CA, CS aur CMA college ke mukable kam kharche mein, aur saath mein degree ho sakti hai. Medical, engineering, law aur design ki sarkari seat entrance se milne par sasti hoti hai.`,
      `${strong("Seekhte hue paise")}: apprenticeship (apprenticeshipindia.gov.in), forces, aur Class 12 ke baad ki posts.`,
    ]) +
    p(
      "Madad: scholarships.gov.in aur apne rajya ka portal. Kai rajyon mein sarkari college ladkiyon se tuition fee nahi lete: office mein poochiye.",
    ),
  hindi:
    p("सबसे सस्ते अच्छे कोर्स सरकारी हैं; वही कोर्स प्राइवेट में कई गुना महँगा हो सकता है। फ़ीस हर साल बदलती है, इसलिए नाम लेकर इनके बारे में पूछिए:") +
    ul([
      `${strong("एक से तीन साल में हुनर")}: सरकारी ITI की ट्रेड, पॉलिटेक्निक डिप्लोमा, सरकारी स्कूल से ANM या GNM नर्सिंग, DIET से D.El.Ed.`,
      `${strong("डिग्री")}: सरकारी या aided कॉलेज से BA, BSc या BCom; काम के साथ IGNOU या राज्य की ओपन यूनिवर्सिटी से distance में।`,
      `${strong("परीक्षा वाले पेशे")}: CA, CS और CMA कॉलेज के मुक़ाबले कम ख़र्च में, और साथ में डिग्री हो सकती है। मेडिकल, इंजीनियरिंग, लॉ और डिज़ाइन की सरकारी सीट एंट्रेंस से मिलने पर सस्ती होती है।`,
      `${strong("सीखते हुए पैसे")}: अप्रेंटिसशिप (apprenticeshipindia.gov.in), सेना, और Class 12 के बाद के पद।`,
    ]) +
    p("मदद: scholarships.gov.in और अपने राज्य का पोर्टल। कई राज्यों में सरकारी कॉलेज लड़कियों से ट्यूशन फ़ीस नहीं लेते: दफ़्तर में पूछिए।"),
};

const SOFTWARE = `${career("software-tester", "Software Tester")}, ${career("full-stack-developer", "Full-Stack Developer")}, ${career("data-analyst", "Data Analyst")}`;
const NEAR_MACHINES = `${career("automation-engineer", "Automation Engineer")}, ${career("robotics-engineer", "Robotics Engineer")}`;

export const FROM_A_CORE_BRANCH_TO_SOFTWARE: Wording = {
  english:
    p("Yes, engineers of every branch work in software; what counts there is what you can show.") +
    ul([
      `${strong("First posts")}: ${SOFTWARE}. Large service companies hire freshers of all branches, mostly through their own tests; after a gap apply off campus and by apprenticeship (nats.education.gov.in).`,
      `${strong("Six months")}: one language well (Python or Java), SQL, Git, then two projects that somebody else can open and use. One about machines or buildings, which you know better than others, stands out.`,
      `${strong("A gap, or a paper cleared late")}: say in one sentence what it was and what you did since. A cleared backlog is cleared; some campus recruiters still ask for none ever, most off-campus ones look at the degree.`,
      `${strong("Halfway")} between both: ${NEAR_MACHINES}. To study on: MCA, or GATE in Computer Science for an MTech.`,
    ]) +
    p("Pay for no course that promises a job."),
  hinglish:
    p("Haan, har branch ke engineer software mein kaam karte hain; wahan woh ginta hai jo aap dikha sakein.") +
    ul([
      `${strong("Pehli posts")}: ${SOFTWARE}. Badi service companies har branch ke fresher leti hain, zyadatar apne test se; gap ke baad off-campus aur apprenticeship se aavedan kijiye (nats.education.gov.in).`,
      `${strong("Chhe mahine")}: ek language achhe se (Python ya Java), SQL, Git, phir do project jo koi aur khol kar chala sake. Machine ya building par bana project, jise aap auron se behtar jaante hain, alag dikhta hai.`,
      `${strong("Gap, ya der se clear hua paper")}: ek vaakya mein bataiye ki kya tha aur uske baad kya kiya. Clear backlog clear hai; kuch campus wale kabhi-koi-backlog-nahi maangte hain, zyadatar off-campus wale degree dekhte hain.`,
      `${strong("Beech ka raasta")}: ${NEAR_MACHINES}. Aage padhna ho to MCA, ya Computer Science ka GATE dekar MTech.`,
    ]) +
    p("Jo course naukri ka waada kare uske liye paise mat dijiye."),
  hindi:
    p("हाँ, हर ब्रांच के इंजीनियर software में काम करते हैं; वहाँ वह गिना जाता है जो आप दिखा सकें।") +
    ul([
      `${strong("पहले पद")}: ${SOFTWARE}। बड़ी service कंपनियाँ हर ब्रांच के fresher लेती हैं, ज़्यादातर अपने टेस्ट से; gap के बाद off-campus और अप्रेंटिसशिप से आवेदन कीजिए (nats.education.gov.in)।`,
      `${strong("छह महीने")}: एक language अच्छे से (Python या Java), SQL, Git, फिर दो project जो कोई और खोलकर चला सके। मशीन या इमारत पर बना project, जिसे आप औरों से बेहतर जानते हैं, अलग दिखता है।`,
      `${strong("Gap, या देर से clear हुआ पेपर")}: एक वाक्य में बताइए कि क्या था और उसके बाद क्या किया। Clear backlog clear है; कुछ campus वाले कभी-कोई-backlog-नहीं माँगते हैं, ज़्यादातर off-campus वाले डिग्री देखते हैं।`,
      `${strong("बीच का रास्ता")}: ${NEAR_MACHINES}। आगे पढ़ना हो तो MCA, या Computer Science का GATE देकर MTech।`,
    ]) +
    p("जो कोर्स नौकरी का वादा करे उसके लिए पैसे मत दीजिए।"),
};

export const STREAMS_TO_A_CLASS: Wording = {
  english:
    p("Begin with the work and not with the marks; then the stream follows nearly by itself:") +
    ul([
      `${strong("No stream is for the clever or the weak")}: say so first, and before the parents too. Each opens work that the others do not.`,
      `${strong("What shuts a door")}: engineering, architecture and flying want physics and maths; medicine and most health courses physics, chemistry and biology; some economics degrees maths. Law, design, hotel management, teaching, media, UPSC and most degrees take every stream.`,
      `${strong("Three questions for each pupil")}: which subject do you do without being told, what must your work not be, which two careers would you look at? Then look up together what those two ask.`,
      `${strong("Who is unsure")}: the choice that keeps both careers open, at a school that is near and teaches it well. Polytechnic and ITI belong on the board too.`,
    ]) +
    p(
      `The stream test (ten questions, top of the home page) gives a beginning for the talk, and no verdict; ${TEST} is for those who want more. Both are free, without an account.`,
    ),
  hinglish:
    p("Marks se nahi, kaam se shuru kijiye; phir stream lagbhag apne aap nikal aati hai:") +
    ul([
      `${strong("Koi stream hoshiyar ya kamzor ke liye nahi hoti")}: yeh sabse pehle kahiye, maata-pita ke saamne bhi. Har ek aisa kaam kholti hai jo doosri nahi kholti.`,
      `${strong("Kya darwaza band karta hai")}: engineering, architecture aur udaan ko physics aur maths chahiye; medicine aur zyadatar health course ko physics, chemistry aur biology; economics ki kuch degree ko maths. Law, design, hotel management, teaching, media, UPSC aur zyadatar degree har stream lete hain.`,
      `${strong("Har student se teen sawal")}: kaun sa subject bina kahe padhte ho, tumhara kaam kaisa bilkul nahi hona chahiye, kaun se do career dekhna chahoge? Phir saath mein dekhiye ki un dono ko kya chahiye.`,
      `${strong("Jise pakka na ho")}: woh stream jo dono career khule rakhe, aise school mein jo paas ho aur use achhe se padhata ho. Board par polytechnic aur ITI bhi likhiye.`,
    ]) +
    p(
      `Stream test (das sawal, home page ke upar) baat-cheet ki shuruaat deta hai, faisla nahi; jo aur chahein unke liye ${TEST}. Dono free hain, bina account ke.`,
    ),
  hindi:
    p("नंबरों से नहीं, काम से शुरू कीजिए; फिर स्ट्रीम लगभग अपने आप निकल आती है:") +
    ul([
      `${strong("कोई स्ट्रीम होशियार या कमज़ोर के लिए नहीं होती")}: यह सबसे पहले कहिए, माता-पिता के सामने भी। हर एक ऐसा काम खोलती है जो दूसरी नहीं खोलती।`,
      `${strong("क्या दरवाज़ा बंद करता है")}: इंजीनियरिंग, आर्किटेक्चर और उड़ान को फ़िज़िक्स और मैथ्स चाहिए; मेडिसिन और ज़्यादातर हेल्थ कोर्स को फ़िज़िक्स, केमिस्ट्री और बायोलॉजी; इकोनॉमिक्स की कुछ डिग्री को मैथ्स। लॉ, डिज़ाइन, होटल मैनेजमेंट, टीचिंग, मीडिया, UPSC और ज़्यादातर डिग्री हर स्ट्रीम लेते हैं।`,
      `${strong("हर छात्र से तीन सवाल")}: कौन सा विषय बिना कहे पढ़ते हो, तुम्हारा काम कैसा बिल्कुल नहीं होना चाहिए, कौन से दो करियर देखना चाहोगे? फिर साथ में देखिए कि उन दोनों को क्या चाहिए।`,
      `${strong("जिसे पक्का न हो")}: वह स्ट्रीम जो दोनों करियर खुले रखे, ऐसे स्कूल में जो पास हो और उसे अच्छे से पढ़ाता हो। बोर्ड पर पॉलिटेक्निक और ITI भी लिखिए।`,
    ]) +
    p(`स्ट्रीम टेस्ट (दस सवाल, home page के ऊपर) बातचीत की शुरुआत देता है, फ़ैसला नहीं; जो और चाहें उनके लिए ${TEST}। दोनों मुफ़्त हैं, बिना अकाउंट के।`),
};

export const HOURS_OF_STUDY: Wording = {
  english:
    p("No number of hours fits everybody, and no exam asks for one; what counts is what is learnt in them:") +
    ul([
      "In Class 11 and 12 school takes most of the day already: many manage two or three hours of their own beside it, and more on holidays. Who prepares without school studies longer, with a free half day in the week.",
      "Plan by chapters and not by hours: one goal for each sitting, an old paper with a clock each week, and the mistakes written down.",
      "Sleep and some time outside belong to it: a tired hour teaches little.",
    ]),
  hinglish:
    p("Ghanton ki koi ek ginti sabke liye theek nahi hai, aur koi exam ghante nahi maangta; maayne yeh rakhta hai ki unme kya seekha:") +
    ul([
      "Class 11 aur 12 mein din ka bada hissa school mein jaata hai: uske saath bahut se students do-teen ghante apni padhai kar paate hain, chhutti mein zyada. Jo school ke bina taiyari karta hai woh zyada padhta hai, hafte mein aadha din khaali rakhkar.",
      "Ghanton se nahi, chapter se plan kijiye: har baithak ka ek lakshya, har hafte ghadi ke saath ek purana paper, aur galtiyan likhkar.",
      "Neend aur thoda bahar rehna iska hissa hai: thaka hua ghanta kam sikhata hai.",
    ]),
  hindi:
    p("घंटों की कोई एक गिनती सबके लिए ठीक नहीं है, और कोई परीक्षा घंटे नहीं माँगती; मायने यह रखता है कि उनमें क्या सीखा:") +
    ul([
      "Class 11 और 12 में दिन का बड़ा हिस्सा स्कूल में जाता है: उसके साथ बहुत से छात्र दो-तीन घंटे अपनी पढ़ाई कर पाते हैं, छुट्टी में ज़्यादा। जो स्कूल के बिना तैयारी करता है वह ज़्यादा पढ़ता है, हफ़्ते में आधा दिन ख़ाली रखकर।",
      "घंटों से नहीं, चैप्टर से प्लान कीजिए: हर बैठक का एक लक्ष्य, हर हफ़्ते घड़ी के साथ एक पुराना पेपर, और ग़लतियाँ लिखकर।",
      "नींद और थोड़ा बाहर रहना इसका हिस्सा है: थका हुआ घंटा कम सिखाता है।",
    ]),
};
