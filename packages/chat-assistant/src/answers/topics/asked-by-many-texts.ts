import { link, p, strong, ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";

const TEACHER = link("/career/primary-school-teacher", "Primary School Teacher");
const ACCOUNTANT = link("/career/accountant", "Accountant");
const TUTOR = link("/career/private-tutor", "Private Tutor");
const CALLS = link("/career/customer-service-representative", "Customer Service Representative");
const ENTRY = link("/career/data-entry-operator", "Data Entry Operator");
const DESK = link("/career/receptionist", "Receptionist");

/** What a degree opens to whoever needs an income, and what brings money at once. */
export const INCOME_WITH_A_DEGREE: Wording = {
  english:
    p("To want an income of one's own is a good wish, and a degree is a good start for it. What it opens, and what pays at once:") +
    ul([
      `${strong("Government exams, with any degree")}: SSC CGL, IBPS Clerk and PO, RRB NTPC, and the State's own commission. One syllabus (school maths, reasoning, English, general knowledge) serves most of them.`,
      `${strong("Teaching")}: BEd (two years, after most degrees, with marks that the university sets), then the State's test: ${TEACHER} and higher classes; private schools often begin sooner.`,
      `${strong("A skill of some months")}: accounts with Tally and GST (${ACCOUNTANT}), computer and typing (CCC of NIELIT), design, beauty; near you and mostly free: skillindiadigital.gov.in. Paid apprenticeships for graduates: nats.education.gov.in.`,
      `${strong("Money within weeks")}: ${TUTOR} at home, ${CALLS}, ${ENTRY}, ${DESK}; posts without a fee at ncs.gov.in. Who asks for money for a post cheats.`,
    ]) +
    p(
      "A small job now and an exam or a BEd beside it go well together. Tell me the subject of the degree and the State, and I name posts.",
    ),
  hinglish:
    p("Apni kamai chahna achhi baat hai, aur degree uski achhi shuruaat. Isse kya khulta hai, aur turant paise kahan se aate hain:") +
    ul([
      `${strong("Kisi bhi degree se sarkari exam")}: SSC CGL, IBPS Clerk aur PO, RRB NTPC, aur rajya ka apna aayog. Ek hi syllabus (school ki maths, reasoning, English, general knowledge) zyadatar mein chalta hai.`,
      `${strong("Teaching")}: BEd (do saal, zyadatar degree ke baad, university ke tay kiye marks par), phir rajya ka test: ${TEACHER} aur badi class; private school mein aksar jaldi shuru ho jaata hai.`,
      `${strong("Kuch mahine ka hunar")}: Tally aur GST ke saath accounts (${ACCOUNTANT}), computer aur typing (NIELIT ka CCC), design, beauty; paas mein aur zyadatar free: skillindiadigital.gov.in. Graduate ki paise wali apprenticeship: nats.education.gov.in.`,
      `${strong("Kuch hafton mein kamai")}: ghar par ${TUTOR}, ${CALLS}, ${ENTRY}, ${DESK}; bina fees ke posts ncs.gov.in par. Jo post ke liye paise maange, woh thagta hai.`,
    ]) +
    p("Abhi chhoti naukri aur saath mein exam ya BEd, dono achhe chalte hain. Degree ka vishay aur rajya bataiye, main posts bataungi."),
  hindi:
    p("अपनी कमाई चाहना अच्छी बात है, और डिग्री उसकी अच्छी शुरुआत। इससे क्या खुलता है, और तुरंत पैसे कहाँ से आते हैं:") +
    ul([
      `${strong("किसी भी डिग्री से सरकारी परीक्षा")}: SSC CGL, IBPS Clerk और PO, RRB NTPC, और राज्य का अपना आयोग। एक ही सिलेबस (स्कूल का गणित, reasoning, अंग्रेज़ी, सामान्य ज्ञान) ज़्यादातर में चलता है।`,
      `${strong("टीचिंग")}: BEd (दो साल, ज़्यादातर डिग्री के बाद, यूनिवर्सिटी के तय किए नंबरों पर), फिर राज्य का टेस्ट: ${TEACHER} और बड़ी कक्षाएँ; प्राइवेट स्कूल में अक्सर जल्दी शुरू हो जाता है।`,
      `${strong("कुछ महीने का हुनर")}: Tally और GST के साथ अकाउंट्स (${ACCOUNTANT}), कंप्यूटर और टाइपिंग (NIELIT का CCC), डिज़ाइन, ब्यूटी; पास में और ज़्यादातर मुफ़्त: skillindiadigital.gov.in। ग्रेजुएट की पैसे वाली अप्रेंटिसशिप: nats.education.gov.in।`,
      `${strong("कुछ हफ़्तों में कमाई")}: घर पर ${TUTOR}, ${CALLS}, ${ENTRY}, ${DESK}; बिना फ़ीस के पद ncs.gov.in पर। जो पद के लिए पैसे माँगे, वह ठगता है।`,
    ]) +
    p("अभी छोटी नौकरी और साथ में परीक्षा या BEd, दोनों अच्छे चलते हैं। डिग्री का विषय और राज्य बताइए, मैं पद बताऊँगी।"),
};

const WHEN_TO_MARRY: Wording = {
  english: p(
    `When and whom to marry is for each to decide. At home a plan with a date helps, such as "one year of work or an exam, then we talk", and a first small income gives that plan weight. If it turns into force: ${strong("181")} (women) or ${strong("112")}.`,
  ),
  hinglish: p(
    `Shaadi kab aur kisse, yeh har koi apne liye tay karta hai. Ghar par tareekh wala plan kaam aata hai, jaise "ek saal kaam ya exam, phir baat karenge", aur pehli chhoti kamai us plan ko wazan deti hai. Zabardasti ho to ${strong("181")} (mahila) ya ${strong("112")}.`,
  ),
  hindi: p(
    `शादी कब और किससे, यह हर कोई अपने लिए तय करता है। घर पर तारीख़ वाला प्लान काम आता है, जैसे "एक साल काम या परीक्षा, फिर बात करेंगे", और पहली छोटी कमाई उस प्लान को वज़न देती है। ज़बरदस्ती हो तो ${strong("181")} (महिला) या ${strong("112")}।`,
  ),
};
/** The same where the family speaks of marriage. */
export const INCOME_BESIDE_MARRIAGE: Wording = inEach((language) => WHEN_TO_MARRY[language] + INCOME_WITH_A_DEGREE[language]);

/** What the marks of Class 12 mean for engineering by JEE. */
export const BOARDS_FOR_JEE: Wording = {
  english:
    p("To sit for JEE Main no marks of Class 12 are asked; to take a seat at an NIT, an IIIT or an IIT they are:") +
    ul([
      `${strong("NITs, IIITs, IITs")} (by JoSAA): by the rule of many years three quarters of the marks in Class 12, somewhat less for SC and ST, or else a place in the best fifth of your own board, which in some boards lies lower. Read this year's rule at josaa.nic.in.`,
      `${strong("Below it")}: improvement exams of your board before the admission of next year; and colleges that ask less, often about half the marks in physics, maths and a third subject: your State's counselling and private ones, each by its own notice.`,
      "One percentage closes some doors and not engineering: branch, effort and projects count longer than the name of the college.",
    ]),
  hinglish:
    p("JEE Main dene ke liye Class 12 ke koi marks nahi maange jaate; NIT, IIIT ya IIT ki seat lene ke liye maange jaate hain:") +
    ul([
      `${strong("NIT, IIIT, IIT")} (JoSAA se): kai saalon se niyam hai Class 12 mein teen chauthai marks, SC aur ST ke liye kuch kam, ya apne board ke sabse achhe paanchve hisse mein hona, jo kuch board mein usse neeche hota hai. Is saal ka niyam josaa.nic.in par padhiye.`,
      `${strong("Usse kam ho to")}: agle saal ke admission se pehle board ka improvement exam; aur woh college jo kam maangte hain, aksar physics, maths aur ek aur vishay mein lagbhag aadhe marks: rajya ki counselling aur private college, har ek apne notice se.`,
      "Ek percentage kuch darwaze band karta hai, engineering nahi: branch, mehnat aur project college ke naam se zyada der kaam aate hain.",
    ]),
  hindi:
    p("JEE Main देने के लिए Class 12 के कोई नंबर नहीं माँगे जाते; NIT, IIIT या IIT की सीट लेने के लिए माँगे जाते हैं:") +
    ul([
      `${strong("NIT, IIIT, IIT")} (JoSAA से): कई सालों से नियम है Class 12 में तीन चौथाई नंबर, SC और ST के लिए कुछ कम, या अपने बोर्ड के सबसे अच्छे पाँचवें हिस्से में होना, जो कुछ बोर्ड में उससे नीचे होता है। इस साल का नियम josaa.nic.in पर पढ़िए।`,
      `${strong("उससे कम हो तो")}: अगले साल के एडमिशन से पहले बोर्ड की improvement परीक्षा; और वे कॉलेज जो कम माँगते हैं, अक्सर फ़िज़िक्स, मैथ्स और एक और विषय में लगभग आधे नंबर: राज्य की काउंसलिंग और प्राइवेट कॉलेज, हर एक अपने नोटिस से।`,
      "एक प्रतिशत कुछ दरवाज़े बंद करता है, इंजीनियरिंग नहीं: ब्रांच, मेहनत और प्रोजेक्ट कॉलेज के नाम से ज़्यादा देर काम आते हैं।",
    ]),
};

/** Good marks and a liking for something else than science. */
export const MARKS_CHOOSE_NO_STREAM: Wording = {
  english: p(
    "Well done, and good marks choose no stream for you: they open all of them, commerce and humanities too, where strong students do very well. Science is hard years for whoever takes it only because it could be had. Look at where your liking leads, ask two people who work there, and then tell your family what you want and what it leads to.",
  ),
  hinglish: p(
    "Badhai, aur achhe marks stream nahi chunte: woh saari kholte hain, commerce aur humanities bhi, jahan achhe student bahut aage jaate hain. Jo science sirf isliye leta hai ki mil rahi thi, uske saal mushkil hote hain. Dekhiye ki aapki pasand kahan le jaati hai, wahan kaam karne wale do logon se poochiye, phir ghar par bataiye ki kya chahiye aur woh kahan le jaata hai.",
  ),
  hindi: p(
    "बधाई, और अच्छे नंबर स्ट्रीम नहीं चुनते: वे सारी खोलते हैं, कॉमर्स और humanities भी, जहाँ अच्छे छात्र बहुत आगे जाते हैं। जो साइंस सिर्फ़ इसलिए लेता है कि मिल रही थी, उसके साल मुश्किल होते हैं। देखिए कि आपकी पसंद कहाँ ले जाती है, वहाँ काम करने वाले दो लोगों से पूछिए, फिर घर पर बताइए कि क्या चाहिए और वह कहाँ ले जाता है।",
  ),
};

/** A subject that is taught as BA and as BSc. */
export const BA_OR_BSC_OF_A_SUBJECT: Wording = {
  english: p(
    "The subject is the same, and so is most of the work after it. The BSc has more statistics and practicals and often asks for science or maths in Class 12; the BA takes any stream and has more arts subjects beside it. Both lead on to a master's degree in the subject, though some universities give the MSc only to holders of a BSc. Posts that ask for any degree take both. So choose by the subjects beside it that you would like, and by the college; compare the two syllabuses on its site.",
  ),
  hinglish: p(
    "Vishay wahi hai, aur baad ka zyadatar kaam bhi. BSc mein statistics aur practical zyada hote hain aur aksar Class 12 mein science ya maths maangi jaati hai; BA har stream ko leti hai aur saath mein arts ke vishay zyada hote hain. Dono se us vishay ki master's degree hoti hai, haalaanki kuch university MSc sirf BSc walon ko deti hain. Jo posts koi bhi degree maangti hain, woh dono ko leti hain. Isliye saath ke vishay aur college dekhkar chuniye; dono ka syllabus college ki site par milaiye.",
  ),
  hindi: p(
    "विषय वही है, और बाद का ज़्यादातर काम भी। BSc में सांख्यिकी और प्रैक्टिकल ज़्यादा होते हैं और अक्सर Class 12 में साइंस या गणित माँगा जाता है; BA हर स्ट्रीम को लेती है और साथ में आर्ट्स के विषय ज़्यादा होते हैं। दोनों से उस विषय की मास्टर डिग्री होती है, हालाँकि कुछ यूनिवर्सिटी MSc सिर्फ़ BSc वालों को देती हैं। जो पद कोई भी डिग्री माँगते हैं, वे दोनों को लेते हैं। इसलिए साथ के विषय और कॉलेज देखकर चुनिए; दोनों का सिलेबस कॉलेज की साइट पर मिलाइए।",
  ),
};

/** "Arts students earn less": a stream is paid nowhere. */
export const STREAMS_ARE_NOT_PAID: Wording = {
  english: p(
    "Not by the stream: nobody is paid for it, but for the work that is done with it, and within each stream pay lies far apart. True is that some well paid posts ask for science, and that a plain degree without a skill or an exam brings little in any stream. What counts is which work you aim at. Some that are open, with their pay:",
  ),
  hinglish: p(
    "Stream se nahi: paise stream ke nahi, us kaam ke milte hain jo usse hota hai, aur har stream ke andar kamai mein bada fark hai. Sach yeh hai ki kuch achhi kamai wali posts science maangti hain, aur bina hunar ya exam ke akeli degree kisi bhi stream mein kam deti hai. Maayne yeh rakhta hai ki lakshya kaun sa kaam hai. Kuch jo khule hain, unki kamai ke saath:",
  ),
  hindi: p(
    "स्ट्रीम से नहीं: पैसे स्ट्रीम के नहीं, उस काम के मिलते हैं जो उससे होता है, और हर स्ट्रीम के अंदर कमाई में बड़ा फ़र्क़ है। सच यह है कि कुछ अच्छी कमाई वाले पद साइंस माँगते हैं, और बिना हुनर या परीक्षा के अकेली डिग्री किसी भी स्ट्रीम में कम देती है। मायने यह रखता है कि लक्ष्य कौन सा काम है। कुछ जो खुले हैं, उनकी कमाई के साथ:",
  ),
};

/** What goes beside a degree that somebody is in. */
export const BESIDE_A_DEGREE: Wording = {
  english:
    p("A degree brings more with one or two of these beside it; not all at once:") +
    ul([
      `${strong("An exam")}: if you aim at SSC, a bank, the State's commission or UPSC, an hour a day from now: school maths, reasoning, English, a newspaper.`,
      `${strong("A skill that can be shown")}: accounts with Tally and Excel, computer and typing (CCC), a language, design, writing or code; free lessons at swayam.gov.in and skillindiadigital.gov.in.`,
      `${strong("Work")}: tuition, an internship in the holidays, helping at an NGO or a local paper: a page of proof for the first post.`,
      `${strong("The next step")}: look now at what BEd, LLB, MBA or the master's degree asks, its entrance and its marks.`,
    ]) +
    p("Tell me your subject and what you would like to do, and I say which of them fits first."),
  hinglish:
    p("Degree ke saath inme se ek-do ho to woh zyada deti hai; sab ek saath nahi:") +
    ul([
      `${strong("Exam")}: agar lakshya SSC, bank, rajya ka aayog ya UPSC hai, to abhi se roz ek ghanta: school ki maths, reasoning, English, akhbaar.`,
      `${strong("Dikhane layak hunar")}: Tally aur Excel ke saath accounts, computer aur typing (CCC), koi bhasha, design, likhna ya code; free lesson swayam.gov.in aur skillindiadigital.gov.in par.`,
      `${strong("Kaam")}: tuition, chhuttiyon mein internship, NGO ya local akhbaar mein madad: pehli naukri ke liye ek page ka saboot.`,
      `${strong("Agla kadam")}: abhi dekhiye ki BEd, LLB, MBA ya master's degree kya maangti hai, uska entrance aur marks.`,
    ]) +
    p("Apna vishay aur kya karna chahte hain bataiye, main bataungi ki pehle kya sahi hai."),
  hindi:
    p("डिग्री के साथ इनमें से एक-दो हों तो वह ज़्यादा देती है; सब एक साथ नहीं:") +
    ul([
      `${strong("परीक्षा")}: अगर लक्ष्य SSC, बैंक, राज्य का आयोग या UPSC है, तो अभी से रोज़ एक घंटा: स्कूल का गणित, reasoning, अंग्रेज़ी, अख़बार।`,
      `${strong("दिखाने लायक हुनर")}: Tally और Excel के साथ अकाउंट्स, कंप्यूटर और टाइपिंग (CCC), कोई भाषा, डिज़ाइन, लिखना या कोड; मुफ़्त पाठ swayam.gov.in और skillindiadigital.gov.in पर।`,
      `${strong("काम")}: ट्यूशन, छुट्टियों में इंटर्नशिप, NGO या स्थानीय अख़बार में मदद: पहली नौकरी के लिए एक पेज का सबूत।`,
      `${strong("अगला क़दम")}: अभी देखिए कि BEd, LLB, MBA या मास्टर डिग्री क्या माँगती है, उसका entrance और नंबर।`,
    ]) +
    p("अपना विषय और क्या करना चाहते हैं बताइए, मैं बताऊँगी कि पहले क्या सही है।"),
};

/** The days before the Services Selection Board. */
export const DAYS_AT_THE_SSB: Wording = {
  english:
    p(
      "The SSB (Services Selection Board) takes five days, after the written exam or by a direct entry, and has been alike for many years:",
    ) +
    ul([
      `${strong("Day 1, screening")}: reasoning tests, and a picture that you write a story about and discuss in a group. Who is not chosen goes home the same day.`,
      `${strong("Psychology")}: stories to pictures, first thoughts to words, what you would do in given situations, and a description of yourself.`,
      `${strong("Group tasks")}: discussions, planning, obstacles and outdoor tasks with others: how you think, help and lead.`,
      `${strong("Interview")}: your life so far, school, hobbies, current affairs; be truthful, since all three are laid side by side.`,
      `${strong("Conference")} on the last day, then the medical examination for the chosen. Marks of both count in the merit list.`,
    ]) +
    p(
      "Prepare by a game, a newspaper, speaking in a group and knowing yourself; coaching is no must. The letter of call and joinindianarmy.nic.in have this year's rules.",
    ),
  hinglish:
    p(
      "SSB (Services Selection Board) paanch din ka hota hai, likhit exam ke baad ya direct entry se, aur kai saalon se lagbhag aisa hi hai:",
    ) +
    ul([
      `${strong("Din 1, screening")}: reasoning ke test, aur ek tasveer jis par kahani likhkar group mein charcha hoti hai. Jo nahi chune jaate, usi din ghar jaate hain.`,
      `${strong("Psychology")}: tasveeron par kahaniyan, shabdon par pehla khayal, di gayi sthiti mein aap kya karenge, aur apne baare mein.`,
      `${strong("Group task")}: charcha, yojana, rukawatein aur bahar ke kaam doosron ke saath: aap kaise sochte, madad karte aur sambhalte hain.`,
      `${strong("Interview")}: ab tak ki zindagi, school, shauk, current affairs; sach boliye, kyunki teeno saath rakhe jaate hain.`,
      `${strong("Conference")} aakhri din, phir chune hue logon ka medical. Merit list mein dono ke number ginte hain.`,
    ]) +
    p(
      "Taiyari: koi khel, akhbaar, group mein bolna aur khud ko jaanna; coaching zaroori nahi. Is saal ke niyam call letter aur joinindianarmy.nic.in par hain.",
    ),
  hindi:
    p("SSB (Services Selection Board) पाँच दिन का होता है, लिखित परीक्षा के बाद या direct entry से, और कई सालों से लगभग ऐसा ही है:") +
    ul([
      `${strong("दिन 1, screening")}: reasoning के टेस्ट, और एक तस्वीर जिस पर कहानी लिखकर ग्रुप में चर्चा होती है। जो नहीं चुने जाते, उसी दिन घर जाते हैं।`,
      `${strong("मनोविज्ञान")}: तस्वीरों पर कहानियाँ, शब्दों पर पहला ख़याल, दी गई स्थिति में आप क्या करेंगे, और अपने बारे में।`,
      `${strong("ग्रुप के काम")}: चर्चा, योजना, रुकावटें और बाहर के काम दूसरों के साथ: आप कैसे सोचते, मदद करते और संभालते हैं।`,
      `${strong("इंटरव्यू")}: अब तक की ज़िंदगी, स्कूल, शौक़, current affairs; सच बोलिए, क्योंकि तीनों साथ रखे जाते हैं।`,
      `${strong("Conference")} आख़िरी दिन, फिर चुने हुए लोगों का मेडिकल। मेरिट लिस्ट में दोनों के नंबर गिने जाते हैं।`,
    ]) +
    p("तैयारी: कोई खेल, अख़बार, ग्रुप में बोलना और ख़ुद को जानना; कोचिंग ज़रूरी नहीं। इस साल के नियम call letter और joinindianarmy.nic.in पर हैं।"),
};
