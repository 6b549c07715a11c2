import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);

export const BEGIN_STUDY_AGAIN: Wording = {
  english: told(
    "You can begin again at any age, and a gap of some years shuts very little. It goes on from the last class that you passed:",
    [
      `${strong("Class 8 or 9")}: Class 10 at open schooling (NIOS, nios.ac.in, or your State's), at your own pace and beside work; some ITI trades already now.`,
      `${strong("Class 10")}: Class 12 at NIOS, or an ITI or polytechnic, which mostly set no upper age; the trade brings an income soonest.`,
      `${strong("Class 12")}: a degree by distance or online at IGNOU (ignou.ac.in) or your State's open university, without an upper age, or a college near you; short courses at skillindiadigital.gov.in.`,
      `${strong("A degree half done")}: ask the university what your passed years are worth (abc.gov.in) before you begin anew.`,
    ],
    "The first step is small: fetch your last mark sheet and transfer certificate, and fill in one form this month. Tell me your last class and what you would like to do, and I show what fits.",
  ),
  hinglish: told(
    "Padhai kisi bhi umar mein phir shuru ho sakti hai, aur kuch saal ke gap se bahut kam band hota hai. Jahan chhodi thi, wahin se aage:",
    [
      `${strong("Class 8 ya 9")}: open school (NIOS, nios.ac.in, ya apne rajya ka) se Class 10, apni raftaar se, kaam ke saath; kuch ITI trades abhi bhi.`,
      `${strong("Class 10")}: NIOS se Class 12, ya ITI ya polytechnic, jinme upar ki umar zyadatar nahi hoti; trade se kamai sabse jaldi.`,
      `${strong("Class 12")}: IGNOU (ignou.ac.in) ya rajya ki open university se distance ya online degree, upar ki umar ke bina, ya paas ka college; skillindiadigital.gov.in par chhote course.`,
      `${strong("Adhoori degree")}: naye sire se pehle university se poochiye ki paas kiye saalon ka kya milega (abc.gov.in).`,
    ],
    "Pehla kadam chhota hai: apni aakhri marksheet aur TC nikaliye, aur is mahine ek form bhariye. Aakhri class aur pasand bataiye, main dikhaungi kya sahi baithega.",
  ),
  hindi: told(
    "पढ़ाई किसी भी उम्र में फिर शुरू हो सकती है, और कुछ साल के गैप से बहुत कम बंद होता है। जहाँ छोड़ी थी, वहीं से आगे:",
    [
      `${strong("Class 8 या 9")}: ओपन स्कूल (NIOS, nios.ac.in, या अपने राज्य का) से Class 10, अपनी रफ़्तार से, काम के साथ; कुछ ITI ट्रेड अभी भी।`,
      `${strong("Class 10")}: NIOS से Class 12, या ITI या पॉलिटेक्निक, जिनमें ऊपर की उम्र ज़्यादातर नहीं होती; ट्रेड से कमाई सबसे जल्दी।`,
      `${strong("Class 12")}: IGNOU (ignou.ac.in) या राज्य की ओपन यूनिवर्सिटी से distance या ऑनलाइन डिग्री, ऊपर की उम्र के बिना, या पास का कॉलेज; skillindiadigital.gov.in पर छोटे कोर्स।`,
      `${strong("अधूरी डिग्री")}: नए सिरे से पहले यूनिवर्सिटी से पूछिए कि पास किए सालों का क्या मिलेगा (abc.gov.in)।`,
    ],
    "पहला क़दम छोटा है: अपनी आख़िरी मार्कशीट और TC निकालिए, और इस महीने एक फ़ॉर्म भरिए। आख़िरी कक्षा और पसंद बताइए, मैं दिखाऊँगी क्या सही बैठेगा।",
  ),
};

const CODING_WORK = [
  link("/career/web-developer", "Web Developer"),
  link("/career/software-tester", "Software Tester"),
  link("/career/mobile-app-developer", "Mobile App Developer"),
].join(", ");
export const CODING_WITHOUT_A_DEGREE: Wording = {
  english: told(
    `${strong("Yes, it is possible")}: small firms, startups and clients look at what you can build. Large companies mostly filter by degree.`,
    [
      `${strong("Show it")}: two or three finished projects on the net with their code, one for a real shop or school near you, and a resume of one page that links them.`,
      `${strong("Doors")}: internships and junior posts in small firms, freelance work, testing and support; ask people, not only portals.`,
      `${strong("A degree beside it")}: BCA or another degree by distance or online (ignou.ac.in), with the credits of your passed semesters if you were at college (abc.gov.in). It opens larger companies and later rises.`,
    ],
    `Say openly that you left and what you learnt since. The work: ${CODING_WORK}.`,
  ),
  hinglish: told(
    `${strong("Haan, ho sakta hai")}: chhoti companies, startup aur client dekhte hain ki aap kya bana sakte hain. Badi companies zyadatar degree dekhkar chhaantti hain.`,
    [
      `${strong("Dikhaiye")}: net par do-teen poore project, code ke saath, ek kisi asli dukaan ya school ke liye, aur ek page ka resume jisme unke link hon.`,
      `${strong("Darwaze")}: chhoti companies mein internship aur junior posts, freelance kaam, testing aur support; sirf portal nahi, logon se bhi poochiye.`,
      `${strong("Saath mein degree")}: BCA ya koi degree distance ya online (ignou.ac.in), college mein the to paas semester ke credit ke saath (abc.gov.in). Isse badi companies aur aage ki tarakki khulti hai.`,
    ],
    `Khul kar kahiye ki padhai chhodi aur tab se kya seekha. Kaam kaisa hai: ${CODING_WORK}.`,
  ),
  hindi: told(
    `${strong("हाँ, हो सकता है")}: छोटी कंपनियाँ, startup और client देखते हैं कि आप क्या बना सकते हैं। बड़ी कंपनियाँ ज़्यादातर डिग्री देखकर छाँटती हैं।`,
    [
      `${strong("दिखाइए")}: नेट पर दो-तीन पूरे project, code के साथ, एक किसी असली दुकान या स्कूल के लिए, और एक पेज का resume जिसमें उनके लिंक हों।`,
      `${strong("दरवाज़े")}: छोटी कंपनियों में internship और junior पद, freelance काम, testing और support; सिर्फ़ portal नहीं, लोगों से भी पूछिए।`,
      `${strong("साथ में डिग्री")}: BCA या कोई डिग्री distance या ऑनलाइन (ignou.ac.in), कॉलेज में थे तो पास सेमेस्टर के credit के साथ (abc.gov.in)। इससे बड़ी कंपनियाँ और आगे की तरक़्क़ी खुलती है।`,
    ],
    `खुलकर कहिए कि पढ़ाई छोड़ी और तब से क्या सीखा। काम कैसा है: ${CODING_WORK}।`,
  ),
};

const NEAR_MEDICINE = [
  link("/career/clinical-research-coordinator", "Clinical Research Coordinator"),
  link("/career/public-health-programme-manager", "Public Health Programme Manager"),
  link("/career/biotechnologist", "Biotechnologist"),
  link("/career/content-writer", "Content Writer"),
].join(", ");
export const LEAVING_MEDICINE: Wording = {
  english: told(
    "Leaving is allowed, and it wants a month of thought and not a night. Before you sign anything:",
    [
      `${strong("What is it")}: the subject itself, one paper, the hostel, ragging, sleep or mood? All but the first can be mended: a senior, the mentor of your batch and the college counsellor have seen it often. Tele-MANAS 14416 is free, day and night.`,
      `${strong("What it costs")}: many States and colleges hold a bond or ask for the fees of the years that are left when a seat is given up, and some keep the certificates till then. Read your admission papers and ask the dean's office.`,
      `${strong("Where to")}: hold the next place first. Another degree begins in its first year, with Class 12 and CUET-UG or the college's own admission: life science, psychology, law, design, computing. After that degree: public health, hospital management, research.`,
    ],
    `Work near medicine, with its own degree: ${NEAR_MEDICINE}. If you stay, MBBS does not bind you to patients either: management, public health and civil services take doctors.`,
  ),
  hinglish: told(
    "Chhodna mana nahi hai, par iske liye ek raat nahi, ek mahine ki soch chahiye. Kuch bhi sign karne se pehle:",
    [
      `${strong("Baat kya hai")}: khud vishay, koi ek paper, hostel, ragging, neend ya mann? Pehle ke siwa sab theek ho sakta hai: senior, batch ke mentor aur college counsellor ne yeh bahut dekha hai. Tele-MANAS 14416 free hai, din ho ya raat.`,
      `${strong("Kya lagega")}: seat chhodne par bahut se rajya aur college bond ya bache saalon ki fees maangte hain, aur tab tak certificate rakh sakte hain. Admission ke kaagaz padhiye aur dean office se poochiye.`,
      `${strong("Kahan")}: pehle agli jagah pakki kijiye. Doosri degree pehle saal se shuru hoti hai, Class 12 aur CUET-UG ya college ke apne admission se: life science, psychology, law, design, computer. Us degree ke baad: public health, hospital management, research.`,
    ],
    `Medicine ke paas ka kaam, apni degree ke saath: ${NEAR_MEDICINE}. Rukein to bhi MBBS aapko mareezon se nahi baandhta: management, public health aur civil services doctor ko lete hain.`,
  ),
  hindi: told(
    "छोड़ना मना नहीं है, पर इसके लिए एक रात नहीं, एक महीने की सोच चाहिए। कुछ भी sign करने से पहले:",
    [
      `${strong("बात क्या है")}: ख़ुद विषय, कोई एक पेपर, हॉस्टल, रैगिंग, नींद या मन? पहले के सिवा सब ठीक हो सकता है: सीनियर, बैच के mentor और कॉलेज counsellor ने यह बहुत देखा है। टेली-मानस 14416 मुफ़्त है, दिन हो या रात।`,
      `${strong("क्या लगेगा")}: सीट छोड़ने पर बहुत से राज्य और कॉलेज बॉन्ड या बचे सालों की फ़ीस माँगते हैं, और तब तक सर्टिफ़िकेट रख सकते हैं। एडमिशन के काग़ज़ पढ़िए और dean office से पूछिए।`,
      `${strong("कहाँ")}: पहले अगली जगह पक्की कीजिए। दूसरी डिग्री पहले साल से शुरू होती है, Class 12 और CUET-UG या कॉलेज के अपने एडमिशन से: life science, psychology, लॉ, design, कंप्यूटर। उस डिग्री के बाद: public health, hospital management, रिसर्च।`,
    ],
    `मेडिसिन के पास का काम, अपनी डिग्री के साथ: ${NEAR_MEDICINE}। रुकें तो भी MBBS आपको मरीज़ों से नहीं बाँधता: management, public health और सिविल सेवाएँ डॉक्टर को लेती हैं।`,
  ),
};

const NEAR_NURSING = [
  link("/career/nursing-assistant", "Nursing Assistant"),
  link("/career/phlebotomist", "Phlebotomist"),
  link("/career/dialysis-technician", "Dialysis Technician"),
  link("/career/medical-laboratory-technician", "Medical Laboratory Technician"),
  link("/career/medical-records-technician", "Medical Records Technician"),
].join(", ");
export const LEFT_NURSING: Wording = {
  english: told(
    "Yes, there is a way on; the year that you did is not always counted.",
    [
      `${strong("Back to the same institute")}: ask for re-admission first, and pay what is open; it saves most.`,
      `${strong("Another institute")}: mostly a new admission in the first year of ANM, GNM or BSc Nursing, with Class 12 and its entrance, if age and marks still fit. A change in the middle goes only as the State's nursing council and university allow: ask both in writing, and see that the new institute is on their list.`,
      `${strong("Papers")}: mark sheets of the passed years, transfer certificate and your originals. If an institute keeps the originals, turn to the council or the university.`,
      `${strong("Shorter ways in health")}: courses for patient care, dialysis, laboratory, records, of some months to two years: ${NEAR_NURSING}.`,
    ],
    "If it was money: scholarships.gov.in and your State's portal, before you begin anew. If it was the nights or the sick themselves, tell me, and I look elsewhere.",
  ),
  hinglish: told(
    "Haan, aage ka raasta hai; jo saal ho gaya woh hamesha nahi gina jaata.",
    [
      `${strong("Usi institute mein")}: pehle dobara admission poochiye aur jo baaki hai chukaiye; sabse zyada isi mein bachta hai.`,
      `${strong("Doosra institute")}: zyadatar ANM, GNM ya BSc Nursing ke pehle saal mein naya admission, Class 12 aur uske entrance se, agar umar aur marks sahi hain. Beech mein badalna wahi tak hai jahan tak rajya ki nursing council aur university dein: dono se likhit mein poochiye, aur dekhiye ki naya institute unki list mein hai.`,
      `${strong("Kaagaz")}: paas kiye saalon ki marksheet, TC aur apne original. Institute original rok le to council ya university ke paas jaiye.`,
      `${strong("Health mein chhote raste")}: patient care, dialysis, laboratory, records ke course, kuch mahine se do saal: ${NEAR_NURSING}.`,
    ],
    "Wajah paisa tha to naya shuru karne se pehle scholarships.gov.in aur rajya ka portal dekhiye. Raat ki duty ya bimaari dekhna mushkil tha to bataiye, main aur jagah dekhti hoon.",
  ),
  hindi: told(
    "हाँ, आगे का रास्ता है; जो साल हो गया वह हमेशा नहीं गिना जाता।",
    [
      `${strong("उसी इंस्टीट्यूट में")}: पहले दोबारा एडमिशन पूछिए और जो बाक़ी है चुकाइए; सबसे ज़्यादा इसी में बचता है।`,
      `${strong("दूसरा इंस्टीट्यूट")}: ज़्यादातर ANM, GNM या BSc Nursing के पहले साल में नया एडमिशन, Class 12 और उसके entrance से, अगर उम्र और नंबर सही हैं। बीच में बदलना वहीं तक है जहाँ तक राज्य की nursing council और यूनिवर्सिटी दें: दोनों से लिखित में पूछिए, और देखिए कि नया इंस्टीट्यूट उनकी लिस्ट में है।`,
      `${strong("काग़ज़")}: पास किए सालों की मार्कशीट, TC और अपने original। इंस्टीट्यूट original रोक ले तो council या यूनिवर्सिटी के पास जाइए।`,
      `${strong("स्वास्थ्य में छोटे रास्ते")}: patient care, dialysis, laboratory, records के कोर्स, कुछ महीने से दो साल: ${NEAR_NURSING}।`,
    ],
    "वजह पैसा था तो नया शुरू करने से पहले scholarships.gov.in और राज्य का पोर्टल देखिए। रात की ड्यूटी या बीमारी देखना मुश्किल था तो बताइए, मैं और जगह देखती हूँ।",
  ),
};

const AT_HOME = [
  link("/career/tailor", "Tailor"),
  link("/career/hand-embroiderer", "Hand Embroiderer"),
  link("/career/beautician", "Beautician"),
  link("/career/tiffin-service-owner", "Tiffin Service Owner"),
  link("/career/papad-maker", "Papad Maker"),
].join(", ");
export const EARN_AT_HOME_WITH_LITTLE_SCHOOL: Wording = {
  english: told(
    "Work at home needs a skill and a few customers, not a class. What begins soonest:",
    [
      `${AT_HOME}. Begin with neighbours and a fixed price, and write down every rupee.`,
      "Learn it for little or nothing: a Jan Shikshan Sansthan centre, skillindiadigital.gov.in, a tailor or parlour near you. Some ITI trades, such as Sewing Technology, take Class 8.",
      "Together it is easier: a self-help group (SHG) of your village or ward gives small loans and sells together; a machine is paid with a Mudra loan (udyamimitra.in).",
      "School beside it: open schooling (nios.ac.in) has its basic courses for Classes 3, 5 and 8 as well, then Class 10.",
    ],
    "Who asks for a fee for work from home, such as packing pencils or typing, cheats.",
  ),
  hinglish: told(
    "Ghar ke kaam ke liye hunar aur thode grahak chahiye, class nahi. Sabse jaldi kya shuru hota hai:",
    [
      `${AT_HOME}. Padosiyon se aur tay daam se shuru kijiye, aur har rupya likhiye.`,
      "Muft ya kam mein seekhiye: Jan Shikshan Sansthan kendra, skillindiadigital.gov.in, paas ka tailor ya parlour. Kuch ITI trades, jaise Sewing Technology, Class 8 par milti hain.",
      "Saath mein aasaan hai: gaon ya ward ka self help group (SHG) chhota loan deta hai aur saath bechta hai; machine Mudra loan se (udyamimitra.in).",
      "Saath mein padhai: open school (nios.ac.in) ke basic course Class 3, 5 aur 8 ke liye bhi hain, phir Class 10.",
    ],
    "Jo ghar ke kaam, jaise pencil packing ya typing, ke liye fees maange, woh thagta hai.",
  ),
  hindi: told(
    "घर के काम के लिए हुनर और थोड़े ग्राहक चाहिए, कक्षा नहीं। सबसे जल्दी क्या शुरू होता है:",
    [
      `${AT_HOME}। पड़ोसियों से और तय दाम से शुरू कीजिए, और हर रुपया लिखिए।`,
      "मुफ़्त या कम में सीखिए: जन शिक्षण संस्थान केंद्र, skillindiadigital.gov.in, पास का टेलर या पार्लर। कुछ ITI ट्रेड, जैसे Sewing Technology, Class 8 पर मिलती हैं।",
      "साथ में आसान है: गाँव या वार्ड का स्वयं सहायता समूह (SHG) छोटा लोन देता है और साथ बेचता है; मशीन मुद्रा लोन से (udyamimitra.in)।",
      "साथ में पढ़ाई: ओपन स्कूल (nios.ac.in) के basic course Class 3, 5 और 8 के लिए भी हैं, फिर Class 10।",
    ],
    "जो घर के काम, जैसे पेंसिल पैकिंग या टाइपिंग, के लिए फ़ीस माँगे, वह ठगता है।",
  ),
};

export const A_CAREER_IS_NOT_OVER: Wording = {
  english: told(
    `${strong("No, it is not over.")} A course that was left or failed is one line in a long life, and most of the work in this country never asks for it.`,
    [
      "On with it: failed papers can be sat for again, and many universities take back who left, with the credits of the passed semesters (abc.gov.in).",
      "Another course: Class 12 still counts, for a degree near you, or by distance beside work (ignou.ac.in).",
      `Work now: a paid apprenticeship (apprenticeshipindia.gov.in), a skill that can be shown, ${link("/careers?education=Class%2012", "careers after Class 12")}.`,
    ],
    "If it weighs on you, talk to somebody today: Tele-MANAS 14416 is free, day and night, and one person at home or among your friends would rather know. Then tell me what you liked in that course and what you did not, and I look with you.",
  ),
  hinglish: told(
    `${strong("Nahi, khatam nahi hua.")} Chhoota ya fail hua course lambi zindagi ki ek line hai, aur is desh ka zyadatar kaam uske baare mein kabhi nahi poochta.`,
    [
      "Wahi aage: fail paper phir de sakte hain, aur bahut si university chhodne walon ko wapas leti hain, paas semester ke credit ke saath (abc.gov.in).",
      "Doosra course: Class 12 ab bhi gini jaati hai, paas ke college ki degree ke liye, ya kaam ke saath distance se (ignou.ac.in).",
      `Abhi kaam: kamai wali apprenticeship (apprenticeshipindia.gov.in), koi hunar jo dikhaya ja sake, ${link("/careers?education=Class%2012", "Class 12 ke baad ke career")}.`,
    ],
    "Mann bhaari ho to aaj hi kisi se baat kijiye: Tele-MANAS 14416 free hai, din ho ya raat, aur ghar ya doston mein koi ek jaanna chahega. Phir bataiye us course mein kya pasand tha aur kya nahi, main saath dekhti hoon.",
  ),
  hindi: told(
    `${strong("नहीं, ख़त्म नहीं हुआ।")} छूटा या फेल हुआ कोर्स लंबी ज़िंदगी की एक लाइन है, और इस देश का ज़्यादातर काम उसके बारे में कभी नहीं पूछता।`,
    [
      "वही आगे: फेल पेपर फिर दे सकते हैं, और बहुत सी यूनिवर्सिटी छोड़ने वालों को वापस लेती हैं, पास सेमेस्टर के credit के साथ (abc.gov.in)।",
      "दूसरा कोर्स: Class 12 अब भी गिनी जाती है, पास के कॉलेज की डिग्री के लिए, या काम के साथ distance से (ignou.ac.in)।",
      `अभी काम: कमाई वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in), कोई हुनर जो दिखाया जा सके, ${link("/careers?education=Class%2012", "Class 12 के बाद के करियर")}।`,
    ],
    "मन भारी हो तो आज ही किसी से बात कीजिए: टेली-मानस 14416 मुफ़्त है, दिन हो या रात, और घर या दोस्तों में कोई एक जानना चाहेगा। फिर बताइए उस कोर्स में क्या पसंद था और क्या नहीं, मैं साथ देखती हूँ।",
  ),
};
