import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const SOLDIER = link("/career/infantry-soldier", "Infantry Soldier");
const ARMY_OFFICER = link("/career/infantry-officer", "Infantry Officer");

export const ABROAD_WITH_LITTLE_MONEY: Wording = {
  english:
    p(
      "It is a wish that many share. Said honestly: with a small income at home, going abroad right after Class 12 mostly means a loan that is dangerous for the family. Later, with a degree or a skill from here, it comes within reach of far more people.",
    ) +
    ul([
      `${strong("What it costs")}: beside the fee, most countries want proof of money to live on for the first year before they give a visa. Add fee, living, flight and insurance from the university's own page and the country's own immigration page (for Canada: canada.ca), and lay it beside what your family earns in a year.`,
      `${strong("Loan")}: a large one mostly asks for security such as a house, and must be paid back whether work follows or not. Sell no land for a short course at a college nobody knows.`,
      `${strong("Scholarships")}: those that pay nearly all are mostly for a master's degree or a PhD: the university's own, and the National Overseas Scholarship for SC, landless labourers' children and some others (nosmsje.gov.in).`,
      `${strong("First steps here")}: a good degree at a government college with scholarships.gov.in, or a skill that is wanted abroad; good English; then a funded master's place, or work after two or three years of experience.`,
      `${strong("Agents")}: nobody can promise a visa. Check an offer letter with the university itself; agents for work must be registered: emigrate.gov.in.`,
    ]) +
    p("Tell me your class and what you would like to study or do there; I show you the way that begins here."),
  hinglish:
    p(
      "Yeh ichchha bahut logon ki hoti hai. Sach yeh hai: ghar ki kamai kam ho to Class 12 ke turant baad videsh jaana zyadatar aise loan se hota hai jo parivar ke liye khatarnaak hai. Baad mein, yahan ki degree ya hunar ke saath, yeh kahin zyada logon ki pahunch mein aata hai.",
    ) +
    ul([
      `${strong("Kharch")}: fees ke alawa zyadatar desh visa se pehle pehle saal ke rehne ke paise dikhane ko kehte hain. Fees, rehna, ticket aur insurance university ke apne page aur us desh ke apne immigration page (Canada ke liye canada.ca) se jodiye, aur ghar ki saal bhar ki kamai ke saath rakhkar dekhiye.`,
      `${strong("Loan")}: bada loan zyadatar ghar jaisi guarantee maangta hai, aur kaam mile ya na mile, lautana padta hai. Anjaan college ke chhote course ke liye zameen mat bechiye.`,
      `${strong("Scholarship")}: jo lagbhag poora kharch deti hain, woh zyadatar master's ya PhD ke liye hoti hain: university ki apni, aur SC, bhoomiheen mazdooron ke bachchon aur kuch auron ke liye National Overseas Scholarship (nosmsje.gov.in).`,
      `${strong("Pehle kadam yahin")}: sarkari college se achhi degree, scholarships.gov.in ke saath, ya aisa hunar jo videsh mein chahiye; achhi English; phir scholarship wali master's seat, ya do-teen saal ke anubhav ke baad kaam.`,
      `${strong("Agent")}: visa ka waada koi nahi kar sakta. Offer letter seedhe university se pakka kijiye; kaam dilane wale agent ka registration zaroori hai: emigrate.gov.in.`,
    ]) +
    p("Apni class bataiye aur wahan kya padhna ya karna chahte hain; main yahan se shuru hone wala raasta dikhaungi."),
  hindi:
    p(
      "यह इच्छा बहुत लोगों की होती है। सच यह है: घर की कमाई कम हो तो Class 12 के तुरंत बाद विदेश जाना ज़्यादातर ऐसे लोन से होता है जो परिवार के लिए ख़तरनाक है। बाद में, यहाँ की डिग्री या हुनर के साथ, यह कहीं ज़्यादा लोगों की पहुँच में आता है।",
    ) +
    ul([
      `${strong("ख़र्च")}: फ़ीस के अलावा ज़्यादातर देश वीज़ा से पहले पहले साल के रहने के पैसे दिखाने को कहते हैं। फ़ीस, रहना, टिकट और बीमा यूनिवर्सिटी के अपने पेज और उस देश के अपने immigration पेज (कनाडा के लिए canada.ca) से जोड़िए, और घर की साल भर की कमाई के साथ रखकर देखिए।`,
      `${strong("लोन")}: बड़ा लोन ज़्यादातर घर जैसी गारंटी माँगता है, और काम मिले या न मिले, लौटाना पड़ता है। अनजान कॉलेज के छोटे कोर्स के लिए ज़मीन मत बेचिए।`,
      `${strong("छात्रवृत्ति")}: जो लगभग पूरा ख़र्च देती हैं, वे ज़्यादातर मास्टर डिग्री या PhD के लिए होती हैं: यूनिवर्सिटी की अपनी, और SC, भूमिहीन मज़दूरों के बच्चों और कुछ औरों के लिए National Overseas Scholarship (nosmsje.gov.in)।`,
      `${strong("पहले क़दम यहीं")}: सरकारी कॉलेज से अच्छी डिग्री, scholarships.gov.in के साथ, या ऐसा हुनर जो विदेश में चाहिए; अच्छी अंग्रेज़ी; फिर छात्रवृत्ति वाली मास्टर सीट, या दो-तीन साल के अनुभव के बाद काम।`,
      `${strong("एजेंट")}: वीज़ा का वादा कोई नहीं कर सकता। Offer letter सीधे यूनिवर्सिटी से पक्का कीजिए; काम दिलाने वाले एजेंट का रजिस्ट्रेशन ज़रूरी है: emigrate.gov.in।`,
    ]) +
    p("अपनी कक्षा बताइए और वहाँ क्या पढ़ना या करना चाहते हैं; मैं यहाँ से शुरू होने वाला रास्ता दिखाऊँगी।"),
};

export const DRAWN_TO_THE_ARMY: Wording = {
  english:
    p(
      "Many soldiers began with a film or a parade, so a reel is no bad beginning. But it shows thirty seconds of a life. Look at the rest before you decide:",
    ) +
    ul([
      `${strong("The ordinary day")}: rifle cleaning, two hours on a post watching an empty slope, digging, marching, waiting. Months away from home, and leave is refused when it is tense.`,
      `${strong("How long")}: soldiers join as Agniveer for four years; by the rule so far one in four is kept after that. So have a plan for the fifth year.`,
      `${strong("Find out in six weeks")}: get up early, train for the 1.6 km run with a doctor's nod, and write down each time. Join NCC if your school or college has it. Ask a serving or retired soldier near you about his hardest year, and not only his best.`,
      `${strong("One honest question")}: would you still want it if nobody ever filmed it?`,
      `${strong("If the answer is yes")}: finish Class 12 in any case. It keeps NDA and other officers' entries open beside Agniveer.`,
    ]) +
    p(`The record of each: ${SOLDIER}, ${ARMY_OFFICER}. Ask me "how do I become a soldier", and I show the way and what it asks.`),
  hinglish:
    p(
      "Bahut se fauji kisi film ya parade se hi shuru hue the, to reel buri shuruaat nahi hai. Par woh zindagi ke tees second dikhati hai. Faisle se pehle baaki bhi dekhiye:",
    ) +
    ul([
      `${strong("Aam din")}: rifle saaf karna, do ghante post par khaali dhalaan dekhna, khodna, marching, intezaar. Mahino ghar se door, aur tanaav ho to chhutti nahi milti.`,
      `${strong("Kitne saal")}: sainik Agniveer ban kar chaar saal ke liye jaate hain; ab tak ke niyam se uske baad chaar mein se ek rakha jaata hai. Isliye paanchve saal ka plan bhi rakhiye.`,
      `${strong("Chhah hafte mein pata lagaiye")}: subah jaldi uthiye, doctor ki haan ke saath 1.6 km daud ki taiyari kijiye aur har baar ka samay likhiye. School ya college mein NCC ho to judiye. Aas-paas ke kisi fauji ya retired fauji se unka sabse mushkil saal poochiye, sirf sabse achha nahi.`,
      `${strong("Ek sachcha sawal")}: agar koi kabhi video na banaye, tab bhi aap yeh karna chahenge?`,
      `${strong("Jawab haan ho to")}: Class 12 zaroor poori kijiye. Usse Agniveer ke saath NDA aur officer ki doosri entries bhi khuli rehti hain.`,
    ]) +
    p(`Dono ka record: ${SOLDIER}, ${ARMY_OFFICER}. Mujhse poochiye "soldier kaise bane", main raasta aur sharten bataungi.`),
  hindi:
    p("बहुत से फ़ौजी किसी फ़िल्म या परेड से ही शुरू हुए थे, तो रील बुरी शुरुआत नहीं है। पर वह ज़िंदगी के तीस सेकंड दिखाती है। फ़ैसले से पहले बाक़ी भी देखिए:") +
    ul([
      `${strong("आम दिन")}: राइफ़ल साफ़ करना, दो घंटे पोस्ट पर ख़ाली ढलान देखना, खोदना, मार्चिंग, इंतज़ार। महीनों घर से दूर, और तनाव हो तो छुट्टी नहीं मिलती।`,
      `${strong("कितने साल")}: सैनिक अग्निवीर बनकर चार साल के लिए जाते हैं; अब तक के नियम से उसके बाद चार में से एक रखा जाता है। इसलिए पाँचवें साल का प्लान भी रखिए।`,
      `${strong("छह हफ़्ते में पता लगाइए")}: सुबह जल्दी उठिए, डॉक्टर की हाँ के साथ 1.6 km दौड़ की तैयारी कीजिए और हर बार का समय लिखिए। स्कूल या कॉलेज में NCC हो तो जुड़िए। आस-पास के किसी फ़ौजी या रिटायर्ड फ़ौजी से उनका सबसे मुश्किल साल पूछिए, सिर्फ़ सबसे अच्छा नहीं।`,
      `${strong("एक सच्चा सवाल")}: अगर कोई कभी वीडियो न बनाए, तब भी आप यह करना चाहेंगे?`,
      `${strong("जवाब हाँ हो तो")}: Class 12 ज़रूर पूरी कीजिए। उससे अग्निवीर के साथ NDA और अफ़सर की दूसरी entries भी खुली रहती हैं।`,
    ]) +
    p(`दोनों का रिकॉर्ड: ${SOLDIER}, ${ARMY_OFFICER}। मुझसे पूछिए "soldier कैसे बनें", मैं रास्ता और शर्तें बताऊँगी।`),
};

export const DRAWN_BY_PICTURES: Wording = {
  english: p(
    "A film or a reel is a fair beginning, but it shows the best minute of the work. What is the same every Tuesday decides. Before you choose: read the ordinary day and what people dislike, talk for half an hour with one person who does it, and try the small thing below. If you still want it after that, the wish is yours.",
  ),
  hinglish: p(
    "Film ya reel se shuruaat buri nahi hai, par woh kaam ka sabse achha minute dikhati hai. Faisla us se hota hai jo har mangalvaar ek sa hota hai. Chunne se pehle: aam din aur jo logon ko pasand nahi woh padhiye, yeh kaam karne wale kisi ek se aadha ghanta baat kijiye, aur neeche ka chhota kaam aazmaiye. Uske baad bhi mann ho, to woh ichchha sach mein aapki hai.",
  ),
  hindi: p(
    "फ़िल्म या रील से शुरुआत बुरी नहीं है, पर वह काम का सबसे अच्छा मिनट दिखाती है। फ़ैसला उससे होता है जो हर मंगलवार एक सा होता है। चुनने से पहले: आम दिन और जो लोगों को पसंद नहीं वह पढ़िए, यह काम करने वाले किसी एक से आधा घंटा बात कीजिए, और नीचे का छोटा काम आज़माइए। उसके बाद भी मन हो, तो वह इच्छा सच में आपकी है।",
  ),
};
export const NAME_THE_WORK_SEEN: Wording = {
  english: p("Name the work that you saw, and I tell you its ordinary day, what is hard in it, and a cheap way to try it."),
  hinglish: p("Jo kaam dekha uska naam bataiye, main uska aam din, mushkil baatein aur use aazmane ka sasta tareeka bataungi."),
  hindi: p("जो काम देखा उसका नाम बताइए, मैं उसका आम दिन, मुश्किल बातें और उसे आज़माने का सस्ता तरीक़ा बताऊँगी।"),
};

export const FRIENDS_GO_ELSEWHERE: Wording = {
  english: p(
    "You need not go where your friends go. Two years of preparing for something that you do not want are long, and friends stay friends in different streams. That you know what you like is a head start: test it for a month (make one thing a week and show it to somebody who judges fairly), keep your marks up so that doors stay open, and then say at home what you want and what it leads to.",
  ),
  hinglish: p(
    "Jahan dost ja rahe hain, wahan aapko jaana zaroori nahi. Jo nahi chahiye uski do saal taiyari lambi hoti hai, aur dost alag stream mein bhi dost rehte hain. Aapko pata hai ki kya pasand hai, yeh badi baat hai: ek mahina aazmaiye (hafte mein ek cheez banaiye aur kisi sahi rai dene wale ko dikhaiye), marks achhe rakhiye taaki darwaze khule rahein, phir ghar par bataiye ki kya chahte hain aur woh kahan le jaata hai.",
  ),
  hindi: p(
    "जहाँ दोस्त जा रहे हैं, वहाँ आपको जाना ज़रूरी नहीं। जो नहीं चाहिए उसकी दो साल तैयारी लंबी होती है, और दोस्त अलग स्ट्रीम में भी दोस्त रहते हैं। आपको पता है कि क्या पसंद है, यह बड़ी बात है: एक महीना आज़माइए (हफ़्ते में एक चीज़ बनाइए और किसी सही राय देने वाले को दिखाइए), नंबर अच्छे रखिए ताकि दरवाज़े खुले रहें, फिर घर पर बताइए कि क्या चाहते हैं और वह कहाँ ले जाता है।",
  ),
};
export const NOT_WHERE_FRIENDS_GO: Wording = {
  english: p(
    "You need not go where your friends go, and friends stay friends in different streams. To know what you do not want is already something; now find what you do want, before you choose. Write down what it is that puts you off (the subject, the crowd, the years), try two other things for a week each, and keep your marks up so that doors stay open.",
  ),
  hinglish: p(
    "Jahan dost ja rahe hain, wahan aapko jaana zaroori nahi, aur dost alag stream mein bhi dost rehte hain. Kya nahi chahiye, yeh pata hona bhi kuch hai; ab chunne se pehle dhoondhiye ki kya chahiye. Likhiye ki kya cheez rokti hai (vishay, bheed, saal), do doosri cheezein ek-ek hafta aazmaiye, aur marks achhe rakhiye taaki darwaze khule rahein.",
  ),
  hindi: p(
    "जहाँ दोस्त जा रहे हैं, वहाँ आपको जाना ज़रूरी नहीं, और दोस्त अलग स्ट्रीम में भी दोस्त रहते हैं। क्या नहीं चाहिए, यह पता होना भी कुछ है; अब चुनने से पहले ढूँढ़िए कि क्या चाहिए। लिखिए कि क्या चीज़ रोकती है (विषय, भीड़, साल), दो दूसरी चीज़ें एक-एक हफ़्ता आज़माइए, और नंबर अच्छे रखिए ताकि दरवाज़े खुले रहें।",
  ),
};
export const NAME_YOUR_LIKING: Wording = {
  english: p("Tell me what you like and your class, and I show where it leads."),
  hinglish: p("Bataiye ki aapko kya pasand hai aur aap kis class mein hain, main dikhaungi ki woh kahan le jaata hai."),
  hindi: p("बताइए कि आपको क्या पसंद है और आप किस कक्षा में हैं, मैं दिखाऊँगी कि वह कहाँ ले जाता है।"),
};

export const WITHIN_A_BUDGET: Wording = {
  english:
    p(
      "I name no fees, since each college sets its own every year. But this order holds, the ways that fit a small budget first. Count the whole course: fee, exam form, hostel, food and travel, times the years.",
    ) +
    ul([
      `${strong("Paid while you learn")}: NDA and other officers' entries (training without a fee), Agniveer, apprenticeships (apprenticeshipindia.gov.in).`,
      `${strong("Government ITI or polytechnic")}: low fees, work soon; a polytechnic diploma opens the second year of BTech later. Several trades and branches want physics and maths, others take everybody.`,
      `${strong("BSc, BCom, BA or BCA at a government college from home")}: no hostel, and hours left for an exam or a skill.`,
      `${strong("BTech, with physics and maths")}: a State's government college by JEE Main or the State's own test. Ask three things: is tuition waived by family income, are there Tuition Fee Waiver seats, does the State pay fees back? NITs and IITs waive by income too.`,
      `${strong("With biology")}: BSc, government nursing and paramedical courses. ${strong("With commerce")}: CA or CMA beside BCom, where the training pays a stipend.`,
      `${strong("Help")}: scholarships.gov.in and your State's portal; a loan through pmvidyalaxmi.co.in only for a college whose placements you have checked.`,
    ]) +
    p(
      "Private colleges: ask for the fee of all years in writing, hostel and exam too, before you pay anything. Name your State and two courses, and I compare where they lead.",
    ),
  hinglish:
    p(
      "Fees main nahi batati, kyunki har college har saal apni tay karta hai. Par yeh kram sahi rehta hai, chhote budget wale raste pehle. Poora course giniye: fees, exam form, hostel, khana aur aana-jaana, jitne saal utne guna.",
    ) +
    ul([
      `${strong("Seekhte hue paise")}: NDA aur officer ki doosri entries (training bina fees), Agniveer, apprenticeship (apprenticeshipindia.gov.in).`,
      `${strong("Sarkari ITI ya polytechnic")}: kam fees, jaldi kaam; polytechnic diploma se baad mein BTech ke doosre saal mein ja sakte hain. Kuch trade aur branch physics aur maths maangti hain, baaki sabko leti hain.`,
      `${strong("Ghar se sarkari college mein BSc, BCom, BA ya BCA")}: hostel nahi, aur exam ya hunar ke liye samay bachta hai.`,
      `${strong("Physics aur maths ke saath BTech")}: JEE Main ya rajya ke apne test se rajya ka sarkari college. Teen baatein poochiye: kya aamdani par tuition maaf hai, kya Tuition Fee Waiver seats hain, kya rajya fees lautata hai? NIT aur IIT bhi aamdani par maaf karte hain.`,
      `${strong("Biology ke saath")}: BSc, sarkari nursing aur paramedical course. ${strong("Commerce ke saath")}: BCom ke saath CA ya CMA, jinki training mein stipend milta hai.`,
      `${strong("Madad")}: scholarships.gov.in aur aapke rajya ka portal; pmvidyalaxmi.co.in se loan sirf us college ke liye jiske placement aapne khud dekhe hon.`,
    ]) +
    p(
      "Private college: paise dene se pehle saare saalon ki fees likhkar maangiye, hostel aur exam bhi. Apna rajya aur do course bataiye, main bataungi ki woh kahan le jaate hain.",
    ),
  hindi:
    p(
      "फ़ीस मैं नहीं बताती, क्योंकि हर कॉलेज हर साल अपनी तय करता है। पर यह क्रम सही रहता है, छोटे बजट वाले रास्ते पहले। पूरा कोर्स गिनिए: फ़ीस, परीक्षा फ़ॉर्म, हॉस्टल, खाना और आना-जाना, जितने साल उतने गुना।",
    ) +
    ul([
      `${strong("सीखते हुए पैसे")}: NDA और अफ़सर की दूसरी entries (ट्रेनिंग बिना फ़ीस), अग्निवीर, अप्रेंटिसशिप (apprenticeshipindia.gov.in)।`,
      `${strong("सरकारी ITI या पॉलिटेक्निक")}: कम फ़ीस, जल्दी काम; पॉलिटेक्निक डिप्लोमा से बाद में BTech के दूसरे साल में जा सकते हैं। कुछ ट्रेड और ब्रांच फ़िज़िक्स और मैथ्स माँगती हैं, बाक़ी सबको लेती हैं।`,
      `${strong("घर से सरकारी कॉलेज में BSc, BCom, BA या BCA")}: हॉस्टल नहीं, और परीक्षा या हुनर के लिए समय बचता है।`,
      `${strong("फ़िज़िक्स और मैथ्स के साथ BTech")}: JEE Main या राज्य के अपने टेस्ट से राज्य का सरकारी कॉलेज। तीन बातें पूछिए: क्या आमदनी पर ट्यूशन माफ़ है, क्या Tuition Fee Waiver सीटें हैं, क्या राज्य फ़ीस लौटाता है? NIT और IIT भी आमदनी पर माफ़ करते हैं।`,
      `${strong("बायोलॉजी के साथ")}: BSc, सरकारी नर्सिंग और पैरामेडिकल कोर्स। ${strong("कॉमर्स के साथ")}: BCom के साथ CA या CMA, जिनकी ट्रेनिंग में स्टाइपेंड मिलता है।`,
      `${strong("मदद")}: scholarships.gov.in और आपके राज्य का पोर्टल; pmvidyalaxmi.co.in से लोन सिर्फ़ उस कॉलेज के लिए जिसके प्लेसमेंट आपने ख़ुद देखे हों।`,
    ]) +
    p("प्राइवेट कॉलेज: पैसे देने से पहले सारे सालों की फ़ीस लिखकर माँगिए, हॉस्टल और परीक्षा भी। अपना राज्य और दो कोर्स बताइए, मैं बताऊँगी कि वे कहाँ ले जाते हैं।"),
};

const MATHS_TEACHER = link("/career/mathematics-teacher", "Mathematics Teacher");
const COMPUTER_TEACHER = link("/career/computer-teacher", "Computer Teacher");
const ENGINEERING_PROFESSOR = link("/career/engineering-professor", "Engineering Professor");
const CIVIL_ENGINEER = link("/career/civil-engineer", "Civil Engineer");

export const ENGINEER_AS_TEACHER: Wording = {
  english:
    p("Yes, an engineer can become a teacher. BTech alone opens some doors, a BEd others:") +
    ul([
      `${strong("School")}: BEd (two years) takes a BTech with maths and science with the marks that the university sets; then CTET or your State's TET for Classes 6 to 8. Which subject a BTech may teach in Classes 9 to 12 differs by State and board: read its recruitment notice before you pay for a BEd. ${MATHS_TEACHER}, ${COMPUTER_TEACHER} (computing degrees).`,
      `${strong("Polytechnic")}: lecturers are taken with a first-class BTech in the branch, by the State's commission; private ones by advertisement.`,
      `${strong("Engineering college")}: BTech and MTech in the branch, a first class in one of them; PhD for rising. ${ENGINEERING_PROFESSOR}.`,
      `${strong("Coaching and private tuition")}: maths and physics, with no training asked. It can begin next week and shows whether you like teaching.`,
      `${strong("Beside it, the Government's engineers")}: SSC JE, RRB JE, your State's JE and AE, UPSC's Engineering Services, GATE for public companies, each in its branch: ${CIVIL_ENGINEER} shows those of civil. Any degree opens SSC CGL, banks and the State's services too.`,
    ]) +
    p(
      "Age first: many of these posts close around thirty, some later, with years more for SC, ST and OBC; teaching posts mostly stay open longer. So apply for the engineers' posts now and teach beside it. Tell me your State, and I name who recruits.",
    ),
  hinglish:
    p("Haan, engineer teacher ban sakta hai. Kuch darwaze sirf BTech se khulte hain, kuch BEd se:") +
    ul([
      `${strong("School")}: BEd (do saal) maths aur science wali BTech ko leta hai, university ke tay kiye marks par; phir Class 6 se 8 ke liye CTET ya rajya ka TET. Class 9 se 12 mein BTech kaun sa vishay padha sakta hai, yeh rajya aur board ka apna niyam hai: BEd ki fees dene se pehle bharti ka notice padhiye. ${MATHS_TEACHER}, ${COMPUTER_TEACHER} (computer wali degree).`,
      `${strong("Polytechnic")}: apni branch mein first class BTech se lecturer liye jaate hain, rajya ke aayog se; private mein vigyapan se.`,
      `${strong("Engineering college")}: branch mein BTech aur MTech, ek mein first class; aage badhne ke liye PhD. ${ENGINEERING_PROFESSOR}.`,
      `${strong("Coaching aur tuition")}: maths aur physics, koi training nahi maangi jaati. Agle hafte shuru ho sakta hai, aur pata chalta hai ki padhana achha lagta hai ya nahi.`,
      `${strong("Saath mein sarkari engineer")}: SSC JE, RRB JE, rajya ke JE aur AE, UPSC ki Engineering Services, sarkari companies ke liye GATE, apni-apni branch mein: civil ke ${CIVIL_ENGINEER} mein hain. Kisi bhi degree se SSC CGL, bank aur rajya ki sevayein bhi khulti hain.`,
    ]) +
    p(
      "Pehle umar dekhiye: inmein se bahut si posts tees ke aas-paas band hoti hain, kuch baad mein, SC, ST aur OBC ko kuch saal zyada; teacher ki posts zyadatar der tak khuli rehti hain. Isliye engineer wali posts abhi bhariye aur saath mein padhaiye. Apna rajya bataiye, main bataungi ki kaun bharti karta hai.",
    ),
  hindi:
    p("हाँ, इंजीनियर टीचर बन सकता है। कुछ दरवाज़े सिर्फ़ BTech से खुलते हैं, कुछ BEd से:") +
    ul([
      `${strong("स्कूल")}: BEd (दो साल) मैथ्स और साइंस वाली BTech को लेता है, यूनिवर्सिटी के तय किए नंबरों पर; फिर Class 6 से 8 के लिए CTET या राज्य का TET। Class 9 से 12 में BTech कौन सा विषय पढ़ा सकता है, यह राज्य और बोर्ड का अपना नियम है: BEd की फ़ीस देने से पहले भर्ती का नोटिस पढ़िए। ${MATHS_TEACHER}, ${COMPUTER_TEACHER} (कंप्यूटर वाली डिग्री)।`,
      `${strong("पॉलिटेक्निक")}: अपनी ब्रांच में first class BTech से लेक्चरर लिए जाते हैं, राज्य के आयोग से; प्राइवेट में विज्ञापन से।`,
      `${strong("इंजीनियरिंग कॉलेज")}: ब्रांच में BTech और MTech, एक में first class; आगे बढ़ने के लिए PhD। ${ENGINEERING_PROFESSOR}।`,
      `${strong("कोचिंग और ट्यूशन")}: मैथ्स और फ़िज़िक्स, कोई ट्रेनिंग नहीं माँगी जाती। अगले हफ़्ते शुरू हो सकता है, और पता चलता है कि पढ़ाना अच्छा लगता है या नहीं।`,
      `${strong("साथ में सरकारी इंजीनियर")}: SSC JE, RRB JE, राज्य के JE और AE, UPSC की Engineering Services, सरकारी कंपनियों के लिए GATE, अपनी-अपनी ब्रांच में: सिविल के ${CIVIL_ENGINEER} में हैं। किसी भी डिग्री से SSC CGL, बैंक और राज्य की सेवाएँ भी खुलती हैं।`,
    ]) +
    p(
      "पहले उम्र देखिए: इनमें से बहुत से पद तीस के आस-पास बंद होते हैं, कुछ बाद में, SC, ST और OBC को कुछ साल ज़्यादा; टीचर के पद ज़्यादातर देर तक खुले रहते हैं। इसलिए इंजीनियर वाले पद अभी भरिए और साथ में पढ़ाइए। अपना राज्य बताइए, मैं बताऊँगी कि कौन भर्ती करता है।",
    ),
};

const TEACHER = link("/career/primary-school-teacher", "Primary School Teacher");
const NURSE = link("/career/registered-nurse", "Registered Nurse");
const ACCOUNTANT = link("/career/accountant", "Accountant");

export const COURSES_NEAR_HOME: Wording = {
  english:
    p("A good deal can be studied without leaving home, and it counts as much as elsewhere:") +
    ul([
      `${strong("The nearest government college")}: BA, BCom or BSc, and with it SSC, banks, the State's posts, and BEd after it.`,
      `${strong("In many districts")}: D.El.Ed (${TEACHER}), GNM or ANM (${NURSE}), ITI trades, polytechnic: ask which stand within a bus ride, and whether girls' seats or a girls' ITI are there.`,
      `${strong("From home")}: a degree of IGNOU or your State's open university (see that deb.ugc.ac.in lists it), with a study centre near; accounts and Tally beside BCom (${ACCOUNTANT}); CA and CS are learnt at home too, with offices for training in most towns.`,
      `${strong("If it is safety that worries the family")}: visit one college hostel of the Government together, meet the warden and two students. What is seen worries less than what is imagined.`,
    ]),
  hinglish:
    p("Ghar chhode bina bhi bahut kuch padha ja sakta hai, aur woh utna hi maana jaata hai:") +
    ul([
      `${strong("Sabse paas ka sarkari college")}: BA, BCom ya BSc, aur usse SSC, bank, rajya ki posts, aur baad mein BEd.`,
      `${strong("Bahut se zilon mein")}: D.El.Ed (${TEACHER}), GNM ya ANM (${NURSE}), ITI trade, polytechnic: poochiye ki bus ki doori par kaun sa hai, aur ladkiyon ki seat ya mahila ITI hai ya nahi.`,
      `${strong("Ghar se")}: IGNOU ya rajya ki open university ki degree (dekhiye ki deb.ugc.ac.in par uska naam ho), study centre paas ho; BCom ke saath accounts aur Tally (${ACCOUNTANT}); CA aur CS ki padhai bhi ghar se hoti hai, training ke office zyadatar shehron mein hain.`,
      `${strong("Agar ghar ko suraksha ki chinta hai")}: saath mein kisi sarkari college ka hostel dekhne jaiye, warden aur do students se miliye. Jo dekh liya, uski chinta soche hue se kam hoti hai.`,
    ]),
  hindi:
    p("घर छोड़े बिना भी बहुत कुछ पढ़ा जा सकता है, और वह उतना ही माना जाता है:") +
    ul([
      `${strong("सबसे पास का सरकारी कॉलेज")}: BA, BCom या BSc, और उससे SSC, बैंक, राज्य के पद, और बाद में BEd।`,
      `${strong("बहुत से ज़िलों में")}: D.El.Ed (${TEACHER}), GNM या ANM (${NURSE}), ITI ट्रेड, पॉलिटेक्निक: पूछिए कि बस की दूरी पर कौन सा है, और लड़कियों की सीट या महिला ITI है या नहीं।`,
      `${strong("घर से")}: IGNOU या राज्य की open university की डिग्री (देखिए कि deb.ugc.ac.in पर उसका नाम हो), study centre पास हो; BCom के साथ अकाउंट्स और Tally (${ACCOUNTANT}); CA और CS की पढ़ाई भी घर से होती है, ट्रेनिंग के ऑफ़िस ज़्यादातर शहरों में हैं।`,
      `${strong("अगर घर को सुरक्षा की चिंता है")}: साथ में किसी सरकारी कॉलेज का हॉस्टल देखने जाइए, वार्डन और दो छात्रों से मिलिए। जो देख लिया उसकी चिंता सोचे हुए से कम होती है।`,
    ]),
};
export const NAME_YOUR_SUBJECTS: Wording = {
  english: p("Tell me your subjects of Class 12 and your State, and I name courses and posts that fit."),
  hinglish: p("Class 12 ke subject aur apna rajya bataiye, main uske course aur posts bataungi."),
  hindi: p("Class 12 के विषय और अपना राज्य बताइए, मैं उसके कोर्स और पद बताऊँगी।"),
};

export const FAR_FROM_HOME_AND_SAD: Wording = {
  english:
    p(
      "The first months away from home are hard for very many, also for those who look cheerful. It mostly passes, and it is no sign that you are weak or in the wrong place. Before you decide anything:",
    ) +
    ul([
      "Tell somebody at home today how it truly is, by phone and not by message, and the warden or one teacher tomorrow.",
      "Find one person to eat with, one thing outside books (a game, a walk), and sleep. Go home for a weekend, if it can be done.",
      "Ask what hurts: the place, the people, or the subject? The place can be changed without leaving your studies: another hostel, a room near by, a college near home.",
      "Give it until a date, say the end of this term, before you leave. If you then still want to, leave towards something: another college or course, with the form filled in first.",
    ]) +
    p("If the sadness stays day after day, or you are treated badly there, talk free of charge, day or night: Tele-MANAS 14416."),
  hinglish:
    p(
      "Ghar se door ke pehle mahine bahut logon ko mushkil lagte hain, unhe bhi jo khush dikhte hain. Zyadatar yeh guzar jaata hai, aur isse yeh nahi nikalta ki aap kamzor hain ya galat jagah hain. Kuch tay karne se pehle:",
    ) +
    ul([
      "Aaj hi ghar par kisi ek ko phone karke sach bataiye, message se nahi, aur kal warden ya kisi ek teacher ko.",
      "Khana saath khaane ko ek saathi, kitabon ke bahar ek cheez (khel, tahalna), aur neend. Ho sake to ek weekend ghar jaiye.",
      "Sochiye ki kya chubhta hai: jagah, log ya subject? Jagah padhai chhode bina bhi badal sakti hai: doosra hostel, paas ka kamra, ghar ke paas ka college.",
      "Chhodne se pehle ek tareekh tak dekhiye, jaise is term ka ant. Tab bhi mann ho to kisi cheez ki taraf jaiye: doosra college ya course, pehle uska form bharkar.",
    ]) +
    p("Agar udaasi roz bani rahe, ya wahan aapke saath bura ho raha ho, to free mein baat kijiye, din ho ya raat: Tele-MANAS 14416."),
  hindi:
    p(
      "घर से दूर के पहले महीने बहुत लोगों को मुश्किल लगते हैं, उन्हें भी जो ख़ुश दिखते हैं। ज़्यादातर यह गुज़र जाता है, और इससे यह नहीं निकलता कि आप कमज़ोर हैं या ग़लत जगह हैं। कुछ तय करने से पहले:",
    ) +
    ul([
      "आज ही घर पर किसी एक को फ़ोन करके सच बताइए, मैसेज से नहीं, और कल वार्डन या किसी एक टीचर को।",
      "खाना साथ खाने को एक साथी, किताबों के बाहर एक चीज़ (खेल, टहलना), और नींद। हो सके तो एक वीकेंड घर जाइए।",
      "सोचिए कि क्या चुभता है: जगह, लोग या विषय? जगह पढ़ाई छोड़े बिना भी बदल सकती है: दूसरा हॉस्टल, पास का कमरा, घर के पास का कॉलेज।",
      "छोड़ने से पहले एक तारीख़ तक देखिए, जैसे इस टर्म का अंत। तब भी मन हो तो किसी चीज़ की तरफ़ जाइए: दूसरा कॉलेज या कोर्स, पहले उसका फ़ॉर्म भरकर।",
    ]) +
    p("अगर उदासी रोज़ बनी रहे, या वहाँ आपके साथ बुरा हो रहा हो, तो मुफ़्त में बात कीजिए, दिन हो या रात: Tele-MANAS 14416।"),
};

export const FIXED_HOURS: Wording = {
  english:
    p("No record here measures hours, but some work keeps much the same ones each day:") +
    ul([
      `Offices of the Government: office hours and public holidays, longer near a deadline. ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/income-tax-inspector", "Income Tax Inspector")}.`,
      `Schools and libraries: the day ends with the school, though copies are corrected at home. ${link("/career/primary-school-teacher", "Primary School Teacher")}, ${link("/career/public-librarian", "Public Librarian")}.`,
      `Banks and accounts: fixed on most days, later when a month or a year is closed. ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      "Seldom so: hospitals, police, hotels, shops, news, and a good part of private companies.",
    ]) +
    p("Before you join, read the hours in the offer, and ask somebody who works there when people really go home."),
  hinglish:
    p("Yahan koi record ghante nahi naapta, par kuch kaam lagbhag roz ek hi samay par khatam hote hain:") +
    ul([
      `Sarkari daftar: office ka samay aur sarkari chhuttiyan, deadline ke paas zyada. ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/income-tax-inspector", "Income Tax Inspector")}.`,
      `School aur library: din school ke saath khatam, par copy ghar par bhi jaanchni hoti hain. ${link("/career/primary-school-teacher", "Primary School Teacher")}, ${link("/career/public-librarian", "Public Librarian")}.`,
      `Bank aur accounts: zyadatar din tay samay, mahine ya saal ke band hone par der tak. ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      "Kam hi aisa: hospital, police, hotel, dukaan, news, aur private company ka achha-khaasa hissa.",
    ]) +
    p(
      "Join karne se pehle offer mein kaam ke ghante padhiye, aur wahan kaam karne wale kisi se poochiye ki log sach mein kab ghar jaate hain.",
    ),
  hindi:
    p("यहाँ कोई रिकॉर्ड घंटे नहीं नापता, पर कुछ काम लगभग रोज़ एक ही समय पर ख़त्म होते हैं:") +
    ul([
      `सरकारी दफ़्तर: ऑफ़िस का समय और सरकारी छुट्टियाँ, डेडलाइन के पास ज़्यादा। ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/income-tax-inspector", "Income Tax Inspector")}।`,
      `स्कूल और लाइब्रेरी: दिन स्कूल के साथ ख़त्म, पर कॉपियाँ घर पर भी जाँचनी होती हैं। ${link("/career/primary-school-teacher", "Primary School Teacher")}, ${link("/career/public-librarian", "Public Librarian")}।`,
      `बैंक और अकाउंट्स: ज़्यादातर दिन तय समय, महीने या साल के बंद होने पर देर तक। ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
      "कम ही ऐसा: अस्पताल, पुलिस, होटल, दुकान, समाचार, और निजी कंपनियों का अच्छा-ख़ासा हिस्सा।",
    ]) +
    p("जॉइन करने से पहले ऑफ़र में काम के घंटे पढ़िए, और वहाँ काम करने वाले किसी से पूछिए कि लोग सच में कब घर जाते हैं।"),
};

export const OUT_BY_DAY_HOME_BY_NIGHT: Wording = {
  english:
    p("Both go together where you are on the road by day and at home by night. Such work:") +
    ul([
      `${strong("With travellers, in your own town")}: ${link("/career/tourist-guide", "Tourist Guide")}, ${link("/career/sightseeing-guide", "Sightseeing Guide")}, ${link("/career/travel-agent", "Travel Agent")}, who plans the journeys of others.`,
      `${strong("In the field of a district")}: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/land-surveyor", "Land Surveyor")}, ${link("/career/medical-representative", "Medical Representative")}, ${link("/career/area-sales-officer", "Area Sales Officer")}; ask at the interview how many nights a month are spent away.`,
      `${strong("On your own, as far as you like")}: ${link("/career/wedding-photographer", "Wedding Photographer")}, ${link("/career/tour-operator", "Tour Operator")}.`,
      "Away for days or months: airlines, ships, trains over long distances, the forces, tours with a group.",
    ]) +
    p(
      "Or work near home with long holidays, such as a teacher's, and travel in them. Each page says whether the work asks for much travel.",
    ),
  hinglish:
    p("Dono saath chalte hain jahan din mein bahar rehna ho aur raat ko ghar par. Aisa kaam:") +
    ul([
      `${strong("Apne hi sheher mein ghoomne walon ke saath")}: ${link("/career/tourist-guide", "Tourist Guide")}, ${link("/career/sightseeing-guide", "Sightseeing Guide")}, ${link("/career/travel-agent", "Travel Agent")}, jo doosron ke safar tay karta hai.`,
      `${strong("Apne zile ke field mein")}: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/land-surveyor", "Land Surveyor")}, ${link("/career/medical-representative", "Medical Representative")}, ${link("/career/area-sales-officer", "Area Sales Officer")}; interview mein poochiye ki mahine mein kitni raatein bahar rehna hota hai.`,
      `${strong("Apne dam par, jitna door chahein")}: ${link("/career/wedding-photographer", "Wedding Photographer")}, ${link("/career/tour-operator", "Tour Operator")}.`,
      "Dinon ya mahinon ghar se door: airline, jahaaz, lambi doori ki train, sena, group ke saath tour.",
    ]) +
    p(
      "Ya ghar ke paas lambi chhuttiyon wala kaam, jaise teacher ka, aur chhuttiyon mein ghoomiye. Har page par likha hai ki kaam mein safar bahut hai ya nahi.",
    ),
  hindi:
    p("दोनों साथ चलते हैं जहाँ दिन में बाहर रहना हो और रात को घर पर। ऐसा काम:") +
    ul([
      `${strong("अपने ही शहर में घूमने वालों के साथ")}: ${link("/career/tourist-guide", "Tourist Guide")}, ${link("/career/sightseeing-guide", "Sightseeing Guide")}, ${link("/career/travel-agent", "Travel Agent")}, जो दूसरों के सफ़र तय करता है।`,
      `${strong("अपने ज़िले के फ़ील्ड में")}: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/land-surveyor", "Land Surveyor")}, ${link("/career/medical-representative", "Medical Representative")}, ${link("/career/area-sales-officer", "Area Sales Officer")}; इंटरव्यू में पूछिए कि महीने में कितनी रातें बाहर रहना होता है।`,
      `${strong("अपने दम पर, जितना दूर चाहें")}: ${link("/career/wedding-photographer", "Wedding Photographer")}, ${link("/career/tour-operator", "Tour Operator")}।`,
      "दिनों या महीनों घर से दूर: एयरलाइन, जहाज़, लंबी दूरी की ट्रेन, सेना, ग्रुप के साथ टूर।",
    ]) +
    p("या घर के पास लंबी छुट्टियों वाला काम, जैसे टीचर का, और छुट्टियों में घूमिए। हर पेज पर लिखा है कि काम में सफ़र बहुत है या नहीं।"),
};
