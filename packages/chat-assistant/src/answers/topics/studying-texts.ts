import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const OPEN_SCHOOLING: Wording = {
  english:
    p(
      "NIOS, the National Institute of Open Schooling, is a national board: you study at home or at a centre and take Class 10 and 12 when you are ready.",
    ) +
    ul([
      "Its certificates count like those of other boards for colleges and government posts, and its students may sit NEET-UG and JEE Main with the subjects that these ask for.",
      "Choose subjects with the goal in mind: physics, chemistry and biology for NEET-UG, with maths for engineering, and practicals where the goal asks for them.",
      "Failed papers can be taken again, and passes of some other boards are carried over. Forms and centres: nios.ac.in. Several States have an open school of their own.",
    ]),
  hinglish:
    p(
      "NIOS, yaani National Institute of Open Schooling, ek national board hai: aap ghar par ya centre mein padhte hain aur taiyar hone par Class 10 aur 12 dete hain.",
    ) +
    ul([
      "Iske certificate college aur sarkari posts mein doosre board jaise hi chalte hain, aur iske students sahi vishayon ke saath NEET-UG aur JEE Main de sakte hain.",
      "Vishay lakshya dekhkar chuniye: NEET-UG ke liye physics, chemistry aur biology, engineering ke liye maths ke saath, aur jahan lakshya maange wahan practical.",
      "Fail paper dobara de sakte hain, aur kuch doosre board ke paas vishay jud jaate hain. Form aur centre: nios.ac.in. Kai rajyon ka apna open school hai.",
    ]),
  hindi:
    p("NIOS, यानी National Institute of Open Schooling, एक राष्ट्रीय बोर्ड है: आप घर पर या केंद्र में पढ़ते हैं और तैयार होने पर Class 10 और 12 देते हैं।") +
    ul([
      "इसके सर्टिफ़िकेट कॉलेज और सरकारी पदों में दूसरे बोर्ड जैसे ही चलते हैं, और इसके छात्र सही विषयों के साथ NEET-UG और JEE Main दे सकते हैं।",
      "विषय लक्ष्य देखकर चुनिए: NEET-UG के लिए फ़िज़िक्स, केमिस्ट्री और बायोलॉजी, इंजीनियरिंग के लिए मैथ्स के साथ, और जहाँ लक्ष्य माँगे वहाँ प्रैक्टिकल।",
      "फ़ेल पेपर दोबारा दे सकते हैं, और कुछ दूसरे बोर्ड के पास विषय जुड़ जाते हैं। फ़ॉर्म और केंद्र: nios.ac.in। कई राज्यों का अपना ओपन स्कूल है।",
    ]),
};

export const DEGREE_FROM_AFAR: Wording = {
  english:
    p("A degree by distance or online counts as much as one from a campus if its university is entitled to teach it so:") +
    ul([
      "Look the university and the course up in the list of UGC's Distance Education Bureau, deb.ugc.ac.in, for your year, before you pay.",
      "Medicine, nursing, engineering, architecture and other courses with much practice are not taught so.",
      "Choose it if you work, live far away or must save, and can keep to a plan alone; choose a college that you attend if you want its library, friends, internships and campus jobs. IGNOU (ignou.ac.in) and State open universities are the widest and among the cheapest.",
      "Employers ask what you can do: do projects, or an apprenticeship, beside it.",
    ]),
  hinglish:
    p("Distance ya online degree campus wali jitni hi maani jaati hai, agar university ko use aise padhane ka haq ho:") +
    ul([
      "Paise dene se pehle university aur course ko UGC ke Distance Education Bureau ki list mein apne saal ke liye dekhiye, deb.ugc.ac.in.",
      "Medicine, nursing, engineering, architecture aur bahut practical wale course aise nahi padhaye jaate.",
      "Tab chuniye jab kaam karte hon, door rehte hon ya bachat chahiye, aur akele plan par chal sakein; jab library, dost, internship aur campus jobs chahiye to aisa college jahan jaana ho. IGNOU (ignou.ac.in) aur rajya ki open universities sabse badi hain aur sabse sasti mein se hain.",
      "Companies poochti hain ki aap kya kar sakte hain: saath mein project ya apprenticeship kijiye.",
    ]),
  hindi:
    p("डिस्टेंस या ऑनलाइन डिग्री कैंपस वाली जितनी ही मानी जाती है, अगर यूनिवर्सिटी को उसे ऐसे पढ़ाने का हक़ हो:") +
    ul([
      "पैसे देने से पहले यूनिवर्सिटी और कोर्स को UGC के Distance Education Bureau की लिस्ट में अपने साल के लिए देखिए, deb.ugc.ac.in।",
      "मेडिसिन, नर्सिंग, इंजीनियरिंग, आर्किटेक्चर और बहुत प्रैक्टिकल वाले कोर्स ऐसे नहीं पढ़ाए जाते।",
      "तब चुनिए जब काम करते हों, दूर रहते हों या बचत चाहिए, और अकेले प्लान पर चल सकें; जब लाइब्रेरी, दोस्त, इंटर्नशिप और कैंपस जॉब चाहिए तो ऐसा कॉलेज जहाँ जाना हो। IGNOU (ignou.ac.in) और राज्य के open विश्वविद्यालय सबसे बड़े हैं और सबसे सस्तों में से हैं।",
      "कंपनियाँ पूछती हैं कि आप क्या कर सकते हैं: साथ में प्रोजेक्ट या अप्रेंटिसशिप कीजिए।",
    ]),
};

export const PAID_WHILE_LEARNING: Wording = {
  english:
    p("You can be paid while you learn a trade or a profession, as an apprentice:") +
    ul([
      `${strong("NAPS")}, after Class 8, 10, 12 or ITI: a firm trains you and pays a stipend; places are at apprenticeshipindia.gov.in.`,
      `${strong("NATS")}, after a diploma or a degree: a year or less of training with a stipend, of which the Government sets the least by what you have; the contract names yours. Enrol free at nats.education.gov.in.`,
      "Some universities teach degrees with an apprenticeship inside; ask for an AEDP, an apprenticeship embedded degree programme.",
      "Or work by day and study by distance or in an evening college.",
    ]) +
    p(
      `Trades to begin with: ${link("/careers?education=ITI%20Certificate", "careers with an ITI trade")} and ${link("/careers?education=Diploma", "with a diploma")}.`,
    ),
  hinglish:
    p("Hunar ya pesha seekhte hue kamai ho sakti hai, apprentice ke roop mein:") +
    ul([
      `${strong("NAPS")}, Class 8, 10, 12 ya ITI ke baad: company sikhati hai aur stipend deti hai; jagah apprenticeshipindia.gov.in par hain.`,
      `${strong("NATS")}, diploma ya degree ke baad: ek saal ya kam ki training stipend ke saath, jiska kam se kam hissa sarkar aapki padhai ke hisaab se tay karti hai; aapka kitna hai, contract mein likha hai. Free mein nats.education.gov.in par naam likhaiye.`,
      "Kuch universities degree ke andar apprenticeship padhati hain; AEDP poochiye, yaani apprenticeship embedded degree programme.",
      "Ya din mein kaam, aur distance ya shaam ke college se padhai.",
    ]) +
    p(
      `Shuru karne wali trades: ${link("/careers?education=ITI%20Certificate", "ITI trade ke careers")} aur ${link("/careers?education=Diploma", "diploma wale")}.`,
    ),
  hindi:
    p("हुनर या पेशा सीखते हुए कमाई हो सकती है, अप्रेंटिस के रूप में:") +
    ul([
      `${strong("NAPS")}, Class 8, 10, 12 या ITI के बाद: कंपनी सिखाती है और स्टाइपेंड देती है; जगह apprenticeshipindia.gov.in पर हैं।`,
      `${strong("NATS")}, डिप्लोमा या डिग्री के बाद: एक साल या कम की ट्रेनिंग स्टाइपेंड के साथ, जिसका कम से कम हिस्सा सरकार आपकी पढ़ाई के हिसाब से तय करती है; आपका कितना है, कॉन्ट्रैक्ट में लिखा है। मुफ़्त में nats.education.gov.in पर नाम लिखाइए।`,
      "कुछ विश्वविद्यालय डिग्री के अंदर अप्रेंटिसशिप पढ़ाते हैं; AEDP पूछिए, यानी apprenticeship embedded degree programme।",
      "या दिन में काम, और डिस्टेंस या शाम के कॉलेज से पढ़ाई।",
    ]) +
    p(
      `शुरू करने वाली ट्रेड: ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड के करियर")} और ${link("/careers?education=Diploma", "डिप्लोमा वाले")}।`,
    ),
};

export const WORK_BESIDE_STUDIES: Wording = {
  english:
    p("I don't know of open posts, but this work is done by the hour beside studies, and each page names a way to try it:") +
    ul([
      `Teaching younger students: ${link("/career/private-tutor", "Private Tutor")}.`,
      `Writing and words: ${link("/career/content-writer", "Content Writer")}, ${link("/career/translator", "Translator")}, ${link("/career/subtitler", "Subtitler")}.`,
      `Pictures and films: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/film-editor", "Film Editor")}, ${link("/career/social-media-manager", "Social Media Manager")}.`,
      `Forms and figures: ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
    ]) +
    p(
      "Never pay to get work: who asks for a deposit, a registration fee or an OTP cheats. Internships and posts without a fee are listed at ncs.gov.in, the National Career Service. Under 18, speak with your parents first.",
    ),
  hinglish:
    p(
      "Khaali posts ka mujhe nahi pata, par yeh kaam padhai ke saath ghanton ke hisaab se hota hai, aur har page par aazmane ka tareeka likha hai:",
    ) +
    ul([
      `Chhote bachchon ko padhana: ${link("/career/private-tutor", "Private Tutor")}.`,
      `Likhna aur shabd: ${link("/career/content-writer", "Content Writer")}, ${link("/career/translator", "Translator")}, ${link("/career/subtitler", "Subtitler")}.`,
      `Tasveer aur film: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/film-editor", "Film Editor")}, ${link("/career/social-media-manager", "Social Media Manager")}.`,
      `Form aur ginti: ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
    ]) +
    p(
      "Kaam pane ke liye kabhi paise mat dijiye: jo deposit, registration fees ya OTP maangta hai, woh thagta hai. Bina fees ki internship aur posts ncs.gov.in, National Career Service par hain. 18 se kam umar ho to pehle maata-pita se baat kijiye.",
    ),
  hindi:
    p("ख़ाली पदों का मुझे नहीं पता, पर यह काम पढ़ाई के साथ घंटों के हिसाब से होता है, और हर पेज पर आज़माने का तरीक़ा लिखा है:") +
    ul([
      `छोटे बच्चों को पढ़ाना: ${link("/career/private-tutor", "Private Tutor")}।`,
      `लिखना और शब्द: ${link("/career/content-writer", "Content Writer")}, ${link("/career/translator", "Translator")}, ${link("/career/subtitler", "Subtitler")}।`,
      `तस्वीर और फ़िल्म: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/film-editor", "Film Editor")}, ${link("/career/social-media-manager", "Social Media Manager")}।`,
      `फ़ॉर्म और गिनती: ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
    ]) +
    p(
      "काम पाने के लिए कभी पैसे मत दीजिए: जो डिपॉज़िट, रजिस्ट्रेशन फ़ीस या OTP माँगता है, वह ठगता है। बिना फ़ीस की इंटर्नशिप और पद ncs.gov.in, National Career Service पर हैं। 18 से कम उम्र हो तो पहले माता-पिता से बात कीजिए।",
    ),
};

export const INTO_THE_SECOND_YEAR: Wording = {
  english:
    p(
      "Lateral entry lets you join a course directly in its second year, as with a BTech after a diploma, because you have learnt the first year's matter already:",
    ) +
    ul([
      `${strong("From a diploma to a BTech")}: after three years of polytechnic, by your State's lateral entry test or by merit.`,
      `${strong("From an ITI trade to a diploma")}: after a two-year trade in a field that fits.`,
      `${strong("From Class 12 to a diploma")}: in many States with physics, chemistry and maths, or with a vocational subject.`,
    ]) +
    p("Seats and tests are each State's own: look at its department of technical education."),
  hinglish:
    p(
      "Lateral entry se course ke seedhe doosre saal mein jaate hain, jaise diploma ke baad BTech mein, kyunki pehle saal ki padhai ho chuki hoti hai:",
    ) +
    ul([
      `${strong("Diploma se BTech")}: teen saal ke polytechnic ke baad, rajya ke lateral entry test ya marks se.`,
      `${strong("ITI trade se diploma")}: milti-julti field ki do saal ki trade ke baad.`,
      `${strong("Class 12 se diploma")}: bahut se rajyon mein physics, chemistry aur maths ke saath, ya vocational vishay ke saath.`,
    ]) +
    p("Seats aur test har rajya ke apne hain: uske technical education vibhag mein dekhiye."),
  hindi:
    p("Lateral entry से कोर्स के सीधे दूसरे साल में जाते हैं, जैसे डिप्लोमा के बाद BTech में, क्योंकि पहले साल की पढ़ाई हो चुकी होती है:") +
    ul([
      `${strong("डिप्लोमा से BTech")}: तीन साल के पॉलिटेक्निक के बाद, राज्य के lateral entry टेस्ट या नंबरों से।`,
      `${strong("ITI ट्रेड से डिप्लोमा")}: मिलती-जुलती फ़ील्ड की दो साल की ट्रेड के बाद।`,
      `${strong("Class 12 से डिप्लोमा")}: बहुत से राज्यों में फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ, या vocational विषय के साथ।`,
    ]) +
    p("सीटें और टेस्ट हर राज्य के अपने हैं: उसके तकनीकी शिक्षा विभाग में देखिए।"),
};

export const COACHING_OR_NOT: Wording = {
  english:
    p("Coaching is help, not a must; many clear these exams without it. Which suits you:") +
    ul([
      `${strong("Self study")} if you keep to a plan alone: try a month with NCERT books and old papers before you pay. Explanations and tests are free at SATHEE (sathee.iitk.ac.in) and swayam.gov.in, and friends can ask.`,
      `${strong("Coaching")} if you lack explanations, tests or somebody who asks. A good teacher near by may be worth more than a famous name far off, and online costs less.`,
      `${strong("Kota or another far city")} only if you would go gladly, home can pay for it to the end without a debt that frightens, and you speak with somebody at home each day. If it makes you ill or sad, coming back is no defeat.`,
    ]) +
    p("Sit in on classes first, and ask in writing what is paid back when you leave."),
  hinglish:
    p("Coaching madad hai, zaroori nahi; bahut log yeh exam iske bina paas karte hain. Aapke liye kya sahi hai:") +
    ul([
      `${strong("Khud padhai")}, agar akele plan par chal sakte hain: paise dene se pehle ek mahina NCERT kitabon aur purane papers se aazmaiye. Samjhane wale lesson aur test SATHEE (sathee.iitk.ac.in) aur swayam.gov.in par free hain, aur dost pooch sakte hain.`,
      `${strong("Coaching")}, agar samjhane wala, test ya poochne wala nahi hai. Paas ka achha teacher door ke mashhoor naam se behtar ho sakta hai, aur online sasta hai.`,
      `${strong("Kota ya koi door ka sheher")} tabhi, jab aap khushi se jaayein, ghar ant tak bina darane wale karz ke kharcha utha sake, aur roz ghar par kisi se baat ho. Agar isse bimar ya udaas hon, to lautna haar nahi hai.`,
    ]) +
    p("Pehle class mein baith kar dekhiye, aur likhwa lijiye ki chhodne par kitna wapas milega."),
  hindi:
    p("कोचिंग मदद है, ज़रूरी नहीं; बहुत लोग ये परीक्षाएँ इसके बिना पास करते हैं। आपके लिए क्या सही है:") +
    ul([
      `${strong("ख़ुद पढ़ाई")}, अगर अकेले प्लान पर चल सकते हैं: पैसे देने से पहले एक महीना NCERT किताबों और पुराने पेपरों से आज़माइए। समझाने वाले पाठ और टेस्ट SATHEE (sathee.iitk.ac.in) और swayam.gov.in पर मुफ़्त हैं, और दोस्त पूछ सकते हैं।`,
      `${strong("कोचिंग")}, अगर समझाने वाला, टेस्ट या पूछने वाला नहीं है। पास का अच्छा टीचर दूर के मशहूर नाम से बेहतर हो सकता है, और ऑनलाइन सस्ता है।`,
      `${strong("कोटा या कोई दूर का शहर")} तभी, जब आप ख़ुशी से जाएँ, घर अंत तक बिना डराने वाले क़र्ज़ के ख़र्च उठा सके, और रोज़ घर पर किसी से बात हो। अगर इससे बीमार या उदास हों, तो लौटना हार नहीं है।`,
    ]) +
    p("पहले क्लास में बैठकर देखिए, और लिखवा लीजिए कि छोड़ने पर कितना वापस मिलेगा।"),
};

export const HOW_TO_PREPARE: Wording = {
  english:
    p("How preparation goes depends on what the exam asks, but the order is the same:") +
    ul([
      "Read the official syllabus once and one old paper, so that you know the goal.",
      "Entrances to engineering and medicine rest on Classes 11 and 12: begin with Class 11, with the school's own books. Those in law ask for fast reading, reasoning and current affairs, those in design for drawing and ideas.",
      "Exams for posts differ. NDA: maths of Classes 11 and 12, general knowledge and English. SSC, bank and railway exams: arithmetic and reasoning of school level, English, current affairs. UPSC and State commissions, with any degree and mostly from 21: newspapers, NCERT books and wide reading from the first years of college.",
      "A little each day, old papers under the clock, and the mistakes written down.",
    ]) +
    p("Free lessons and tests: SATHEE (sathee.iitk.ac.in), swayam.gov.in, and the mock tests at nta.ac.in."),
  hinglish:
    p("Taiyari is par hai ki exam kya maangta hai, par kram ek hi hai:") +
    ul([
      "Ek baar official syllabus aur ek purana paper padhiye, taaki lakshya pata ho.",
      "Engineering aur medicine ke entrance Class 11 aur 12 par tike hain: Class 11 se, school ki apni kitabon se shuru kijiye. Law wale tez padhna, reasoning aur current affairs maangte hain, design wale drawing aur naye vichaar.",
      "Naukri wale exam alag hain. NDA: Class 11 aur 12 ki maths, general knowledge aur English. SSC, bank aur railway: school level ki ganit aur reasoning, English, current affairs. UPSC aur rajya ke aayog, kisi bhi degree ke saath aur zyadatar 21 se: akhbaar, NCERT kitabein aur college ke pehle saalon se khoob padhna.",
      "Roz thoda-thoda, ghadi ke saath purane paper, aur galtiyan likhkar.",
    ]) +
    p("Free lesson aur test: SATHEE (sathee.iitk.ac.in), swayam.gov.in, aur nta.ac.in ke mock test."),
  hindi:
    p("तैयारी इस पर है कि परीक्षा क्या माँगती है, पर क्रम एक ही है:") +
    ul([
      "एक बार official सिलेबस और एक पुराना पेपर पढ़िए, ताकि लक्ष्य पता हो।",
      "इंजीनियरिंग और मेडिसिन के entrance Class 11 और 12 पर टिके हैं: Class 11 से, स्कूल की अपनी किताबों से शुरू कीजिए। लॉ वाले तेज़ पढ़ना, रीज़निंग और करंट अफ़ेयर्स माँगते हैं, डिज़ाइन वाले ड्रॉइंग और नए विचार।",
      "नौकरी वाली परीक्षाएँ अलग हैं। NDA: Class 11 और 12 की मैथ्स, सामान्य ज्ञान और अंग्रेज़ी। SSC, बैंक और रेलवे: स्कूल स्तर की गणित और रीज़निंग, अंग्रेज़ी, करंट अफ़ेयर्स। UPSC और राज्य के आयोग, किसी भी डिग्री के साथ और ज़्यादातर 21 से: अख़बार, NCERT किताबें और कॉलेज के पहले सालों से ख़ूब पढ़ना।",
      "रोज़ थोड़ा-थोड़ा, घड़ी के साथ पुराने पेपर, और ग़लतियाँ लिखकर।",
    ]) +
    p("मुफ़्त पाठ और टेस्ट: SATHEE (sathee.iitk.ac.in), swayam.gov.in, और nta.ac.in के मॉक टेस्ट।"),
};

export const HOSTEL_OR_HOME: Wording = {
  english:
    p("Both can go well. What usually decides it:") +
    ul([
      "The course: if the one that you want is near by, living at home saves much money; if it is not, a hostel may be the price of the right course.",
      "You: a hostel teaches to keep house, time and money, and gives friends to study with; at home you may have quiet, food and people who know you.",
      "The place: visit before you pay. Ask students about food, safety, study hours, ragging, and what the warden does.",
    ]) +
    p(
      "Government hostels and hostel scholarships exist for many students: ask at the college and look at scholarships.gov.in. If ragging happens, the national helpline is 1800-180-5522.",
    ),
  hinglish:
    p("Dono theek ho sakte hain. Aksar yeh tay karta hai:") +
    ul([
      "Course: jo chahiye woh paas ho to ghar par rehne se bahut paise bachte hain; paas na ho to hostel sahi course ki keemat ho sakti hai.",
      "Aap: hostel ghar, paise aur samay sambhalna sikhata hai aur saath padhne wale dost deta hai; ghar par shaanti, khana aur apne log ho sakte hain.",
      "Jagah: paise dene se pehle dekh aaiye. Students se khana, suraksha, padhai ke ghante, ragging aur warden ke baare mein poochiye.",
    ]) +
    p(
      "Bahut se students ke liye sarkari hostel aur hostel scholarship hain: college mein poochiye aur scholarships.gov.in dekhiye. Ragging ho to national helpline 1800-180-5522 hai.",
    ),
  hindi:
    p("दोनों ठीक हो सकते हैं। अक्सर यह तय करता है:") +
    ul([
      "कोर्स: जो चाहिए वह पास हो तो घर पर रहने से बहुत पैसे बचते हैं; पास न हो तो हॉस्टल सही कोर्स की क़ीमत हो सकती है।",
      "आप: हॉस्टल घर, पैसे और समय सँभालना सिखाता है और साथ पढ़ने वाले दोस्त देता है; घर पर शांति, खाना और अपने लोग हो सकते हैं।",
      "जगह: पैसे देने से पहले देख आइए। छात्रों से खाना, सुरक्षा, पढ़ाई के घंटे, रैगिंग और वार्डन के बारे में पूछिए।",
    ]) +
    p(
      "बहुत से छात्रों के लिए सरकारी हॉस्टल और हॉस्टल छात्रवृत्ति हैं: कॉलेज में पूछिए और scholarships.gov.in देखिए। रैगिंग हो तो राष्ट्रीय हेल्पलाइन 1800-180-5522 है।",
    ),
};

export const AFRAID_OF_LIVING_AWAY: Wording = {
  english:
    p("Many are afraid of it before they go, and it often eases within some weeks. What helps:") +
    ul([
      "Before: go once with somebody of your family, see the room and the way to college, and note the numbers of the warden and of one student from your region.",
      "In the first month: eat with others, call home at a fixed hour, join one thing (sport, NSS, a club), and write down what you spend.",
      "To be safe: let one person always know where you are. In an emergency call 112, free of charge; against ragging 1800-180-5522.",
      "If it does not ease: a college near by or a course from afar are good ways too, and coming home is no defeat. Tele-MANAS listens free of charge on 14416.",
    ]),
  hinglish:
    p("Jaane se pehle bahuton ko yeh darr lagta hai, aur aksar kuch hafton mein kam ho jaata hai. Kya madad karta hai:") +
    ul([
      "Pehle: ghar ke kisi ke saath ek baar ho aaiye, kamra aur college ka raasta dekhiye, aur warden ka aur apne ilaake ke ek student ka number likh lijiye.",
      "Pehle mahine mein: doosron ke saath khaiye, ghar par ek tay samay phone kijiye, kisi ek cheez mein shamil hoiye (khel, NSS, club), aur kharcha likhiye.",
      "Suraksha ke liye: ek insaan ko hamesha pata ho ki aap kahan hain. Emergency mein 112 par phone kijiye, free; ragging ho to 1800-180-5522.",
      "Agar kam na ho: paas ka college ya ghar se padhne wala course bhi achhe raste hain, aur lautna haar nahi hai. Tele-MANAS 14416 par free mein sunta hai.",
    ]),
  hindi:
    p("जाने से पहले बहुतों को यह डर लगता है, और अक्सर कुछ हफ़्तों में कम हो जाता है। क्या मदद करता है:") +
    ul([
      "पहले: घर के किसी के साथ एक बार हो आइए, कमरा और कॉलेज का रास्ता देखिए, और वार्डन का और अपने इलाक़े के एक छात्र का नंबर लिख लीजिए।",
      "पहले महीने में: दूसरों के साथ खाइए, घर पर एक तय समय फ़ोन कीजिए, किसी एक चीज़ में शामिल होइए (खेल, NSS, क्लब), और ख़र्च लिखिए।",
      "सुरक्षा के लिए: एक इंसान को हमेशा पता हो कि आप कहाँ हैं। इमरजेंसी में 112 पर फ़ोन कीजिए, मुफ़्त; रैगिंग हो तो 1800-180-5522।",
      "अगर कम न हो: पास का कॉलेज या घर से पढ़ने वाला कोर्स भी अच्छे रास्ते हैं, और लौटना हार नहीं है। टेली-मानस 14416 पर मुफ़्त में सुनता है।",
    ]),
};

export const ENGLISH_IS_A_TOOL: Wording = {
  english:
    p("English is a tool that can be learnt late; it is no measure of a mind, and many careers need little of it.") +
    ul([
      "Many exams can be written in Hindi and other Indian languages, among them NEET-UG, JEE Main, CUET-UG, UPSC Civil Services and many of SSC and the States.",
      "Ten minutes a day: read one short text aloud, write five lines about your day, and speak with one friend who also wants to learn.",
      `Where your own language is the strength: ${link("/career/translator", "Translator")}, teaching, government service, trades, farming, local media. For each career you can see what the work is: ${link("/careers", "the careers")}.`,
    ]),
  hinglish:
    p(
      "English aisa auzaar hai jo der se bhi seekh sakte hain; isse dimaag nahi naapa jaata, aur bahut se careers mein iski kam zarurat hai.",
    ) +
    ul([
      "Bahut se exam Hindi aur doosri Indian bhashaon mein de sakte hain, jaise NEET-UG, JEE Main, CUET-UG, UPSC Civil Services aur SSC aur rajyon ke bahut se exam.",
      "Roz das minute: ek chhota lekh bolkar padhiye, apne din par paanch line likhiye, aur ek aise dost se boliye jo khud bhi seekhna chahta ho.",
      `Jahan aapki apni bhasha taakat hai: ${link("/career/translator", "Translator")}, padhana, sarkari seva, haath ke hunar, kheti, local media. Har career ka kaam yahan dekh sakte hain: ${link("/careers", "careers")}.`,
    ]),
  hindi:
    p("अंग्रेज़ी ऐसा औज़ार है जो देर से भी सीख सकते हैं; इससे दिमाग़ नहीं नापा जाता, और बहुत से करियर में इसकी कम ज़रूरत है।") +
    ul([
      "बहुत सी परीक्षाएँ हिंदी और दूसरी भारतीय भाषाओं में दे सकते हैं, जैसे NEET-UG, JEE Main, CUET-UG, UPSC Civil Services और SSC और राज्यों की बहुत सी परीक्षाएँ।",
      "रोज़ दस मिनट: एक छोटा लेख बोलकर पढ़िए, अपने दिन पर पाँच लाइन लिखिए, और एक ऐसे दोस्त से बोलिए जो ख़ुद भी सीखना चाहता हो।",
      `जहाँ आपकी अपनी भाषा ताक़त है: ${link("/career/translator", "Translator")}, पढ़ाना, सरकारी सेवा, हाथ के हुनर, खेती, लोकल मीडिया। हर करियर का काम यहाँ देख सकते हैं: ${link("/careers", "करियर")}।`,
    ]),
};

export const FAR_FROM_THE_CITY: Wording = {
  english:
    p("Where you live need not decide what you become. What helps far from a city:") +
    ul([
      "Lessons without internet: the PM eVIDYA television channels, one for each class, come by free dish; school books and lessons of diksha.gov.in can be kept on a phone when there is network.",
      "Forms and scholarships can be filled in at a Common Service Centre in or near your village; ask your block's school which of them you may ask for.",
      "Free schooling with a hostel: Jawahar Navodaya Vidyalayas, Eklavya schools, Kasturba Gandhi schools for girls; hostels and coaching of your State's welfare department after that.",
      `Work that is needed near by: ${link("/careers?category=Agriculture", "farming and animals")}, ${link("/careers?education=ITI%20Certificate", "trades")}, nursing, teaching, and posts of State and Centre.`,
    ]),
  hinglish:
    p("Aap kahan rehte hain, isse tay nahi hota ki aap kya banenge. Sheher se door kya kaam aata hai:") +
    ul([
      "Bina internet ke padhai: PM eVIDYA ke TV channel, har class ka ek, free dish par aate hain; diksha.gov.in ki kitabein aur lesson network hone par phone mein rakh sakte hain.",
      "Form aur scholarship gaon mein ya paas ke Common Service Centre par bhar sakte hain; block ke school se poochiye ki aap kaun si maang sakte hain.",
      "Hostel ke saath free school: Jawahar Navodaya Vidyalaya, Eklavya school, ladkiyon ke liye Kasturba Gandhi school; uske baad rajya ke welfare department ke hostel aur coaching.",
      `Paas mein chahiye wala kaam: ${link("/careers?category=Agriculture", "kheti aur pashu")}, ${link("/careers?education=ITI%20Certificate", "haath ke hunar")}, nursing, padhana, aur rajya aur Kendra ki posts.`,
    ]),
  hindi:
    p("आप कहाँ रहते हैं, इससे तय नहीं होता कि आप क्या बनेंगे। शहर से दूर क्या काम आता है:") +
    ul([
      "बिना इंटरनेट के पढ़ाई: PM eVIDYA के TV चैनल, हर क्लास का एक, free dish पर आते हैं; diksha.gov.in की किताबें और पाठ नेटवर्क होने पर फ़ोन में रख सकते हैं।",
      "फ़ॉर्म और छात्रवृत्ति गाँव में या पास के Common Service Centre पर भर सकते हैं; ब्लॉक के स्कूल से पूछिए कि आप कौन सी माँग सकते हैं।",
      "हॉस्टल के साथ मुफ़्त स्कूल: जवाहर नवोदय विद्यालय, एकलव्य स्कूल, लड़कियों के लिए कस्तूरबा गांधी स्कूल; उसके बाद राज्य के कल्याण विभाग के हॉस्टल और कोचिंग।",
      `पास में ज़रूरत वाला काम: ${link("/careers?category=Agriculture", "खेती और पशु")}, ${link("/careers?education=ITI%20Certificate", "हाथ के हुनर")}, नर्सिंग, पढ़ाना, और राज्य और केंद्र के पद।`,
    ]),
};

export const ENTRANCES_AFTER_TWELFTH: Wording = {
  english:
    p("The entrances that most students take after Class 12, by stream:") +
    ul([
      `${strong("PCM")}: JEE Main and, after it, JEE Advanced, BITSAT, your State's engineering test, NATA or JEE Main Paper 2 for architecture, NDA, IISER IAT for science.`,
      `${strong("PCB")}: NEET-UG for medicine and its neighbours, CUET-UG for science degrees and some nursing and agriculture seats, NEST and IISER IAT for research.`,
      `${strong("Commerce")}: CUET-UG, CA Foundation, CSEET and CMA Foundation, IPMAT for management.`,
      `${strong("Humanities (Arts)")}: CUET-UG, CLAT and AILET for law, RIE CEE for teaching.`,
      `${strong("Any stream")}: CUET-UG, CLAT, NIFT, NID and UCEED for design, NCHM JEE for hotels, NDA for the Army.`,
      `${strong("Posts after Class 12")}: SSC CHSL, SSC GD, RRB NTPC, Agniveer, NDA.`,
    ]) +
    p(
      'Dates and forms: nta.ac.in for JEE Main, NEET-UG and CUET-UG, ssc.gov.in and upsc.gov.in for posts. Ask me what one leads to, as in "What is CLAT for?"',
    ),
  hinglish:
    p("Class 12 ke baad zyadatar students yeh entrance dete hain, stream ke hisaab se:") +
    ul([
      `${strong("PCM")}: JEE Main aur uske baad JEE Advanced, BITSAT, aapke rajya ka engineering test, architecture ke liye NATA ya JEE Main Paper 2, NDA, science ke liye IISER IAT.`,
      `${strong("PCB")}: medicine aur uske aas-paas ke liye NEET-UG, science degree aur nursing aur agriculture ki kuch seats ke liye CUET-UG, research ke liye NEST aur IISER IAT.`,
      `${strong("Commerce")}: CUET-UG, CA Foundation, CSEET aur CMA Foundation, management ke liye IPMAT.`,
      `${strong("Humanities (Arts)")}: CUET-UG, law ke liye CLAT aur AILET, teaching ke liye RIE CEE.`,
      `${strong("Koi bhi stream")}: CUET-UG, CLAT, design ke liye NIFT, NID aur UCEED, hotel ke liye NCHM JEE, Army ke liye NDA.`,
      `${strong("Class 12 ke baad posts")}: SSC CHSL, SSC GD, RRB NTPC, Agniveer, NDA.`,
    ]) +
    p(
      'Tareekh aur form: JEE Main, NEET-UG aur CUET-UG ke liye nta.ac.in, posts ke liye ssc.gov.in aur upsc.gov.in. Mujhse poochiye ki koi exam kahan le jaata hai, jaise "CLAT kya hai?"',
    ),
  hindi:
    p("Class 12 के बाद ज़्यादातर छात्र ये entrance देते हैं, स्ट्रीम के हिसाब से:") +
    ul([
      `${strong("PCM")}: JEE Main और उसके बाद JEE Advanced, BITSAT, आपके राज्य का इंजीनियरिंग टेस्ट, आर्किटेक्चर के लिए NATA या JEE Main Paper 2, NDA, साइंस के लिए IISER IAT।`,
      `${strong("PCB")}: मेडिसिन और उसके आस-पास के लिए NEET-UG, साइंस डिग्री और नर्सिंग और कृषि की कुछ सीटों के लिए CUET-UG, रिसर्च के लिए NEST और IISER IAT।`,
      `${strong("कॉमर्स")}: CUET-UG, CA Foundation, CSEET और CMA Foundation, मैनेजमेंट के लिए IPMAT।`,
      `${strong("Humanities (Arts)")}: CUET-UG, लॉ के लिए CLAT और AILET, टीचिंग के लिए RIE CEE।`,
      `${strong("कोई भी स्ट्रीम")}: CUET-UG, CLAT, डिज़ाइन के लिए NIFT, NID और UCEED, होटल के लिए NCHM JEE, आर्मी के लिए NDA।`,
      `${strong("Class 12 के बाद पद")}: SSC CHSL, SSC GD, RRB NTPC, Agniveer, NDA।`,
    ]) +
    p(
      'तारीख़ और फ़ॉर्म: JEE Main, NEET-UG और CUET-UG के लिए nta.ac.in, पदों के लिए ssc.gov.in और upsc.gov.in। मुझसे पूछिए कि कोई परीक्षा कहाँ ले जाती है, जैसे "CLAT क्या है?"',
    ),
};

export const FINDING_A_LIKING: Wording = {
  english:
    p("Liking is found by doing, seldom by thinking alone. Four small ways to find out:") +
    ul([
      "Note for a week what you did without being asked, what made time pass, and what you envy others for.",
      "Ask three people who know you what you are good at: they see what is too easy for you to notice.",
      "Try one thing a week for an hour: every career's page names one cheap way to taste the work.",
      `Answer twenty questions about likes and values: ${assessmentLink()}. Read the reasons, not only the names.`,
    ]) +
    p(
      "If nothing is fun any more for weeks, also things that used to be, tell somebody at home or call Tele-MANAS on 14416; that is no matter of talent.",
    ),
  hinglish:
    p("Pasand karne se pata chalti hai, sirf sochne se kam. Pata karne ke chaar chhote tareeke:") +
    ul([
      "Ek hafte likhiye ki bina kahe kya kiya, kisme samay nikal gaya, aur doosron ki kis baat se jalan hoti hai.",
      "Teen jaan-pehchaan walon se poochiye ki aap kis cheez mein achhe hain: jo aapko aasaan lagta hai, woh unhe dikhta hai.",
      "Hafte mein ek cheez ek ghanta aazmaiye: har career ke page par kaam chakhne ka ek sasta tareeka likha hai.",
      `Pasand aur moolyon ke bees sawalon ke jawab dijiye: ${assessmentLink()}. Sirf naam nahi, wajahein bhi padhiye.`,
    ]) +
    p(
      "Agar hafton se kisi cheez mein mann nahi lagta, jo pehle pasand thi usme bhi nahi, to ghar par kisi ko bataiye ya Tele-MANAS 14416 par call kijiye; yeh hunar ki baat nahi hai.",
    ),
  hindi:
    p("पसंद करने से पता चलती है, सिर्फ़ सोचने से कम। पता करने के चार छोटे तरीक़े:") +
    ul([
      "एक हफ़्ते लिखिए कि बिना कहे क्या किया, किसमें समय निकल गया, और दूसरों की किस बात से जलन होती है।",
      "तीन जान-पहचान वालों से पूछिए कि आप किस चीज़ में अच्छे हैं: जो आपको आसान लगता है, वह उन्हें दिखता है।",
      "हफ़्ते में एक चीज़ एक घंटा आज़माइए: हर करियर के पेज पर काम चखने का एक सस्ता तरीक़ा लिखा है।",
      `पसंद और मूल्यों के बीस सवालों के जवाब दीजिए: ${assessmentLink()}। सिर्फ़ नाम नहीं, वजहें भी पढ़िए।`,
    ]) +
    p(
      "अगर हफ़्तों से किसी चीज़ में मन नहीं लगता, जो पहले पसंद थी उसमें भी नहीं, तो घर पर किसी को बताइए या Tele-MANAS 14416 पर कॉल कीजिए; यह हुनर की बात नहीं है।",
    ),
};

export const HOBBY_AND_WORK: Wording = {
  english:
    p("A hobby can become work in more than one way, and the thing itself is only a part of it:") +
    ul([
      "As the work itself (musician, player, cook), which many want and few live on at first.",
      "Near the work: teaching it, writing about it, organising, selling or mending what it needs.",
      "Beside other work, which leaves it free of bills.",
    ]) +
    p(
      `Test it: do it for others, on a day fixed by them, for a small pay. ${link("/blog/passion-isnt-enough", "Why passion is not enough")} goes deeper. Name the hobby, and I list careers around it.`,
    ),
  hinglish:
    p("Shauk ek se zyada tareeke se kaam ban sakta hai, aur khud woh cheez uska ek hi hissa hai:") +
    ul([
      "Khud wahi kaam (sangeetkar, khiladi, cook), jo bahut log chahte hain aur shuru mein kam log usse jeete hain.",
      "Uske paas ka kaam: use sikhana, us par likhna, aayojan, uski cheezein bechna ya theek karna.",
      "Doosre kaam ke saath, jisse us par kharche ka bojh nahi rehta.",
    ]) +
    p(
      `Aazmaiye: doosron ke liye kijiye, unke tay kiye din par, thode paise lekar. ${link("/blog/passion-isnt-enough", "Why passion is not enough")} mein aur likha hai. Shauk ka naam bataiye, main uske aas-paas ke careers ki list dungi.`,
    ),
  hindi:
    p("शौक़ एक से ज़्यादा तरीक़े से काम बन सकता है, और ख़ुद वह चीज़ उसका एक ही हिस्सा है:") +
    ul([
      "ख़ुद वही काम (संगीतकार, खिलाड़ी, कुक), जो बहुत लोग चाहते हैं और शुरू में कम लोग उससे जीते हैं।",
      "उसके पास का काम: उसे सिखाना, उस पर लिखना, आयोजन, उसकी चीज़ें बेचना या ठीक करना।",
      "दूसरे काम के साथ, जिससे उस पर ख़र्च का बोझ नहीं रहता।",
    ]) +
    p(
      `आज़माइए: दूसरों के लिए कीजिए, उनके तय किए दिन पर, थोड़े पैसे लेकर। ${link("/blog/passion-isnt-enough", "Why passion is not enough")} में और लिखा है। शौक़ का नाम बताइए, मैं उसके आस-पास के करियर की लिस्ट दूँगी।`,
    ),
};
