import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

const said = (lead: string, rows: readonly string[], end = ""): string => p(lead) + ul(rows) + (end === "" ? "" : p(end));
const career = (id: string, name: string): string => link(`/career/${id}`, name);

export const MBA_FROM_AFAR: Wording = {
  english: said(
    "Yes for government posts, if the course was recognised when you joined: a degree from afar on UGC's list is equal to one from a campus. Promotion in a private bank is another matter.",
    [
      `${strong("Check it")}: university, course and year on the list of UGC's Distance Education Bureau, deb.ugc.ac.in. IGNOU stands there; a "diploma" or "certificate" is no MBA.`,
      `${strong("Government")}: it counts where the notice asks for a degree or an MBA and does not say "full-time" or "regular".`,
      `${strong("A private bank")}: its own rules decide. Ask your HR in writing, before you pay, whether this very MBA counts, and whether JAIIB and CAIIB count more.`,
    ],
  ),
  hinglish: said(
    "Sarkari post ke liye haan, agar admission ke samay course manya tha: UGC ki list wali door ki degree campus wali ke barabar hai. Private bank mein promotion alag baat hai.",
    [
      `${strong("Jaanchiye")}: university, course aur saal UGC ke Distance Education Bureau ki list mein, deb.ugc.ac.in. IGNOU usme hai; "diploma" ya "certificate" MBA nahi hota.`,
      `${strong("Sarkari")}: jahan notice degree ya MBA maange aur "full-time" ya "regular" na likhe, wahan chalta hai.`,
      `${strong("Private bank")}: uske apne niyam tay karte hain. Paise dene se pehle HR se likhkar poochiye ki yahi MBA gina jaayega ya nahi, aur JAIIB, CAIIB zyada gine jaate hain kya.`,
    ],
  ),
  hindi: said(
    "सरकारी पद के लिए हाँ, अगर एडमिशन के समय कोर्स मान्य था: UGC की लिस्ट वाली दूर की डिग्री कैंपस वाली के बराबर है। प्राइवेट बैंक में प्रमोशन अलग बात है।",
    [
      `${strong("जाँचिए")}: यूनिवर्सिटी, कोर्स और साल UGC के Distance Education Bureau की लिस्ट में, deb.ugc.ac.in। IGNOU उसमें है; "diploma" या "certificate" MBA नहीं होता।`,
      `${strong("सरकारी")}: जहाँ नोटिस डिग्री या MBA माँगे और "full-time" या "regular" न लिखे, वहाँ चलता है।`,
      `${strong("प्राइवेट बैंक")}: उसके अपने नियम तय करते हैं। पैसे देने से पहले HR से लिखकर पूछिए कि यही MBA गिना जाएगा या नहीं, और JAIIB, CAIIB ज़्यादा गिने जाते हैं क्या।`,
    ],
  ),
};

export const KUNDLI_DECIDES_NOT: Wording = {
  english: said("I cannot read a kundli, and no science shows that it foretells work. What can be known decides better:", [
    `${strong("Government")}: fixed rules and a post that is hard to lose; an exam of which few of many are taken, perhaps years, perhaps far from home.`,
    `${strong("Private")}: joined sooner, by what you can do; pay and hours differ much from firm to firm.`,
    `${strong("Both")}: work or learn a trade while you prepare, with a date on which you stop. What suits you: ${assessmentLink()}.`,
  ]),
  hinglish: said(
    "Main kundli nahi padh sakti, aur koi vigyan nahi kehta ki usse kaam ka pata chalta hai. Jo pata chal sakta hai, usse faisla behtar hota hai:",
    [
      `${strong("Sarkari")}: tay niyam aur mushkil se jaane wali post; exam mein bahuton mein se kam liye jaate hain, saal lag sakte hain, ghar se door bhi.`,
      `${strong("Private")}: jaldi shuru, aapke hunar se; vetan aur ghante har company mein alag.`,
      `${strong("Dono")}: taiyari ke saath kaam ya hunar, aur rukne ki ek tareekh. Aapke liye kya sahi hai: ${assessmentLink()}.`,
    ],
  ),
  hindi: said("मैं कुंडली नहीं पढ़ सकती, और कोई विज्ञान नहीं कहता कि उससे काम का पता चलता है। जो पता चल सकता है, उससे फ़ैसला बेहतर होता है:", [
    `${strong("सरकारी")}: तय नियम और मुश्किल से जाने वाला पद; परीक्षा में बहुतों में से कम लिए जाते हैं, साल लग सकते हैं, घर से दूर भी।`,
    `${strong("प्राइवेट")}: जल्दी शुरू, आपके हुनर से; वेतन और घंटे हर कंपनी में अलग।`,
    `${strong("दोनों")}: तैयारी के साथ काम या हुनर, और रुकने की एक तारीख़। आपके लिए क्या सही है: ${assessmentLink()}।`,
  ]),
};

const NURSE = career("registered-nurse", "Registered Nurse");
export const NURSES_THREE_WAYS: Wording = {
  english: said(
    "These ways do not shut each other out; begin with the one that costs no pay.",
    [
      `${strong("Government posts (NORCET for AIIMS, your State, railways, ESIC)")}: beside your work, for little more than the form. GNM with experience in a hospital mostly counts: read how many years and beds the notice asks for. Better pay and a post that stays; it may be far from home.`,
      `${strong("Post Basic BSc")}: two years, mostly without pay, at a college that the Indian Nursing Council recognises. Choose it for teaching, senior posts and countries that ask for a degree.`,
      `${strong("Abroad (OET or IELTS, then the country's own test)")}: the highest pay and the longest absence; GNM with registration is enough for some countries, such as the UK. Only agents on emigrate.gov.in, and never pay for the post itself.`,
      `${strong("If you cannot leave home for long")}: government exams first, a better hospital near you meanwhile (a speciality such as ICU or dialysis raises pay), the degree when a seat is near.`,
    ],
    `The work: ${NURSE}.`,
  ),
  hinglish: said(
    "Ye raste ek doosre ko band nahi karte; pehle woh, jisme kamai nahi rukti.",
    [
      `${strong("Sarkari post (AIIMS ke liye NORCET, rajya, railway, ESIC)")}: kaam ke saath, form se thoda hi zyada kharch. Hospital ke anubhav wala GNM aksar chalta hai: notice mein dekhiye kitne saal aur kitne bed chahiye. Behtar vetan aur tikne wali post; ghar se door ho sakti hai.`,
      `${strong("Post Basic BSc")}: do saal, zyadatar bina kamai, Indian Nursing Council ke manya college mein. Tab chuniye, jab padhana, senior post ya degree maangne wale desh chahiye.`,
      `${strong("Videsh (OET ya IELTS, phir us desh ka apna test)")}: sabse zyada kamai aur sabse lambi doori; kuch desh, jaise UK, registration wala GNM maante hain. Sirf emigrate.gov.in wale agent, aur post ke liye kabhi paise nahi.`,
      `${strong("Ghar se zyada door nahi reh sakte to")}: pehle sarkari exam, tab tak paas ka behtar hospital (ICU ya dialysis jaisi speciality se vetan badhta hai), degree tab jab seat paas mile.`,
    ],
    `Kaam kaisa hai: ${NURSE}.`,
  ),
  hindi: said(
    "ये रास्ते एक दूसरे को बंद नहीं करते; पहले वह, जिसमें कमाई नहीं रुकती।",
    [
      `${strong("सरकारी पद (AIIMS के लिए NORCET, राज्य, रेलवे, ESIC)")}: काम के साथ, फ़ॉर्म से थोड़ा ही ज़्यादा ख़र्च। अस्पताल के अनुभव वाला GNM अक्सर चलता है: नोटिस में देखिए कितने साल और कितने बेड चाहिए। बेहतर वेतन और टिकने वाला पद; घर से दूर हो सकता है।`,
      `${strong("Post Basic BSc")}: दो साल, ज़्यादातर बिना कमाई, Indian Nursing Council के मान्य कॉलेज में। तब चुनिए, जब पढ़ाना, सीनियर पद या डिग्री माँगने वाले देश चाहिए।`,
      `${strong("विदेश (OET या IELTS, फिर उस देश का अपना टेस्ट)")}: सबसे ज़्यादा कमाई और सबसे लंबी दूरी; कुछ देश, जैसे UK, रजिस्ट्रेशन वाला GNM मानते हैं। सिर्फ़ emigrate.gov.in वाले एजेंट, और पद के लिए कभी पैसे नहीं।`,
      `${strong("घर से ज़्यादा दूर नहीं रह सकते तो")}: पहले सरकारी परीक्षा, तब तक पास का बेहतर अस्पताल (ICU या dialysis जैसी speciality से वेतन बढ़ता है), डिग्री तब जब सीट पास मिले।`,
    ],
    `काम कैसा है: ${NURSE}।`,
  ),
};

const NEXT_TO_CODE = [
  career("product-manager", "Product Manager"),
  career("it-business-analyst", "IT Business Analyst"),
  career("technical-writer", "Technical Writer"),
].join(", ");
export const LAID_OFF_IN_SOFTWARE: Wording = {
  english: said(
    "A layoff is the firm's arithmetic and says little about you. Nobody knows how many posts AI leaves; no need to leave the field in the first shock.",
    [
      `${strong("AI")}: it takes over routine code first. Who understands what users need, designs systems, checks what a machine wrote and keeps data safe is still looked for: show one piece of work done with these tools.`,
      `${strong("This month")}: experience letter, dues and PF in writing; your expenses for six months; tell everybody you have worked with, for most offers come that way. Years of work count: look first in firms of other trades (banks, hospitals, factories) that need software.`,
      `${strong("Only if you want other work")}: what lies next to it keeps most of your worth: ${NEXT_TO_CODE}.`,
      "Never pay for a post. If it weighs on you, Tele-MANAS on 14416 listens for free.",
    ],
  ),
  hinglish: said(
    "Layoff company ka hisaab hai, aapke baare mein kam batata hai. AI kitni posts chhodega, koi nahi jaanta; pehle jhatke mein field chhodne ki zaroorat nahi.",
    [
      `${strong("AI")}: pehle roz ka code uske paas jaata hai. Jo samjhe ki users ko kya chahiye, system design kare, machine ka likha jaanche aur data surakshit rakhe, uski zaroorat hai: in tools se kiya ek kaam dikhaiye.`,
      `${strong("Is mahine")}: experience letter, bakaya aur PF likhit mein; chhe mahine ka kharcha; jinke saath kaam kiya un sabko bataiye, zyadatar offer aise hi aate hain. Anubhav ke saal gine jaate hain: pehle doosre dhandhon ki companies dekhiye (bank, hospital, factory) jinhe software chahiye.`,
      `${strong("Doosra kaam chahiye tabhi")}: jo paas hai usme aapki keemat bani rehti hai: ${NEXT_TO_CODE}.`,
      "Post ke liye kabhi paise mat dijiye. Mann bhaari ho to Tele-MANAS 14416 free mein sunta hai.",
    ],
  ),
  hindi: said("Layoff कंपनी का हिसाब है, आपके बारे में कम बताता है। AI कितने पद छोड़ेगा, कोई नहीं जानता; पहले झटके में फ़ील्ड छोड़ने की ज़रूरत नहीं।", [
    `${strong("AI")}: पहले रोज़ का कोड उसके पास जाता है। जो समझे कि users को क्या चाहिए, system design करे, मशीन का लिखा जाँचे और data सुरक्षित रखे, उसकी ज़रूरत है: इन tools से किया एक काम दिखाइए।`,
    `${strong("इस महीने")}: experience letter, बक़ाया और PF लिखित में; छह महीने का ख़र्च; जिनके साथ काम किया उन सबको बताइए, ज़्यादातर ऑफ़र ऐसे ही आते हैं। अनुभव के साल गिने जाते हैं: पहले दूसरे धंधों की कंपनियाँ देखिए (बैंक, अस्पताल, फ़ैक्टरी) जिन्हें software चाहिए।`,
    `${strong("दूसरा काम चाहिए तभी")}: जो पास है उसमें आपकी क़ीमत बनी रहती है: ${NEXT_TO_CODE}।`,
    "पद के लिए कभी पैसे मत दीजिए। मन भारी हो तो Tele-MANAS 14416 मुफ़्त में सुनता है।",
  ]),
};

const AFTER_UPSC = [
  career("tehsildar", "Tehsildar"),
  career("income-tax-inspector", "Income Tax Inspector"),
  career("bank-officer", "Bank Officer"),
  career("policy-analyst", "Policy Analyst"),
].join(", ");
export const UPSC_IS_OVER: Wording = {
  english: said(
    "What you learnt counts elsewhere, and being done with one exam is no end.",
    [
      `${strong("Count first")}: notices so far gave the general category six attempts, OBC nine, SC and ST no number, each up to an age (upsc.gov.in). If some are left, give them only with a date on which you stop, and work beside.`,
      `${strong("The same study, other doors")}: your State's PSC, often open to a higher age; SSC CGL, EPFO and bank exams while your age fits their notice.`,
      `${strong("Work without another exam")}: research and writing on policy, NGOs, teaching and content for coaching firms, fellowships of States and foundations. In a resume, the years are "civil services preparation", with what you can do now: write, sum up, explain.`,
      `${strong("First pay soon")}: three months in any such post end "no experience". If it weighs on you, Tele-MANAS on 14416 listens for free.`,
    ],
    `Look at: ${AFTER_UPSC}.`,
  ),
  hinglish: said(
    "Jo seekha woh aur jagah kaam aata hai; ek exam ka khatam hona ant nahi hai.",
    [
      `${strong("Pehle ginti")}: ab tak ke notice mein general ko chhe attempt, OBC ko nau, SC aur ST ko koi ginti nahi, sab ek umar tak (upsc.gov.in). Kuch bache hon to rukne ki tareekh ke saath hi dijiye, aur saath mein kaam.`,
      `${strong("Wahi padhai, doosre darwaze")}: rajya ka PSC, jo aksar zyada umar tak khula hai; SSC CGL, EPFO aur bank, jab tak umar notice mein aati hai.`,
      `${strong("Bina ek aur exam ke")}: policy par research aur likhna, NGO, coaching ke liye padhana aur content, rajyon aur foundation ki fellowship. Resume mein in saalon ko "civil services preparation" likhiye, aur ab kya kar sakte hain: likhna, saar banana, samjhana.`,
      `${strong("Pehli kamai jaldi")}: aise kisi kaam ke teen mahine "no experience" mita dete hain. Mann bhaari ho to Tele-MANAS 14416 free mein sunta hai.`,
    ],
    `Dekhiye: ${AFTER_UPSC}.`,
  ),
  hindi: said(
    "जो सीखा वह और जगह काम आता है; एक परीक्षा का ख़त्म होना अंत नहीं है।",
    [
      `${strong("पहले गिनती")}: अब तक के नोटिस में general को छह अटेम्प्ट, OBC को नौ, SC और ST को कोई गिनती नहीं, सब एक उम्र तक (upsc.gov.in)। कुछ बचे हों तो रुकने की तारीख़ के साथ ही दीजिए, और साथ में काम।`,
      `${strong("वही पढ़ाई, दूसरे दरवाज़े")}: राज्य का PSC, जो अक्सर ज़्यादा उम्र तक खुला है; SSC CGL, EPFO और बैंक, जब तक उम्र नोटिस में आती है।`,
      `${strong("बिना एक और परीक्षा के")}: policy पर research और लिखना, NGO, कोचिंग के लिए पढ़ाना और content, राज्यों और foundation की fellowship। Resume में इन सालों को "civil services preparation" लिखिए, और अब क्या कर सकते हैं: लिखना, सार बनाना, समझाना।`,
      `${strong("पहली कमाई जल्दी")}: ऐसे किसी काम के तीन महीने "no experience" मिटा देते हैं। मन भारी हो तो Tele-MANAS 14416 मुफ़्त में सुनता है।`,
    ],
    `देखिए: ${AFTER_UPSC}।`,
  ),
};

export const SCHOOL_COUNSELLOR_WITH_MASTERS: Wording = {
  english: said(
    "A master's degree in psychology is what most schools ask for, and RCI registration is no condition of counselling in a school.",
    [
      `${strong("RCI")}: its register is for clinical and rehabilitation psychologists and for special educators. Without it, counsel and refer; do not diagnose or treat illness.`,
      `${strong("CBSE")}: its affiliation rules name psychology, or a diploma in guidance and counselling, for a counsellor, and ask for short trainings: read the latest circular at cbse.gov.in. State boards have rules of their own.`,
      `${strong("What helps")}: supervised practice, a diploma in guidance and counselling (NCERT and universities), and years at a school, which you may already have: your own school is the first to ask.`,
    ],
  ),
  hinglish: said(
    "Zyadatar school psychology ki master's degree hi maangte hain, aur school mein counselling ke liye RCI registration shart nahi hai.",
    [
      `${strong("RCI")}: uska register clinical aur rehabilitation psychologist aur special educator ke liye hai. Uske bina baat kijiye aur sahi jagah bhejiye; bimari ki pehchaan ya ilaaj nahi.`,
      `${strong("CBSE")}: uske affiliation niyam counsellor ke liye psychology, ya guidance and counselling ka diploma, likhte hain, aur chhoti training maangte hain: cbse.gov.in par naya circular padhiye. Rajya board ke niyam alag hain.`,
      `${strong("Kya kaam aata hai")}: kisi ki dekhrekh mein practice, guidance and counselling ka diploma (NCERT aur university), aur school ke saal, jo shayad aapke paas hain: pehle apne hi school mein poochiye.`,
    ],
  ),
  hindi: said("ज़्यादातर स्कूल psychology की मास्टर डिग्री ही माँगते हैं, और स्कूल में counselling के लिए RCI रजिस्ट्रेशन शर्त नहीं है।", [
    `${strong("RCI")}: उसका रजिस्टर clinical और rehabilitation psychologist और special educator के लिए है। उसके बिना बात कीजिए और सही जगह भेजिए; बीमारी की पहचान या इलाज नहीं।`,
    `${strong("CBSE")}: उसके affiliation नियम counsellor के लिए psychology, या guidance and counselling का diploma, लिखते हैं, और छोटी training माँगते हैं: cbse.gov.in पर नया circular पढ़िए। राज्य बोर्ड के नियम अलग हैं।`,
    `${strong("क्या काम आता है")}: किसी की देखरेख में practice, guidance and counselling का diploma (NCERT और university), और स्कूल के साल, जो शायद आपके पास हैं: पहले अपने ही स्कूल में पूछिए।`,
  ]),
};

const OF_WORDS = [
  career("translator", "Translator"),
  career("archivist", "Archivist"),
  career("copy-editor", "Copy Editor"),
  career("museum-curator", "Museum Curator"),
].join(", ");
const EPIGRAPHIST = career("epigraphist", "Epigraphist");
export const LANGUAGE_BEYOND_TEACHING: Wording = {
  english: said(
    "Yes: who reads a language and its literature deeply is wanted outside the classroom too, though the posts are few.",
    [
      `${strong("Old writing")}: manuscript libraries, archives, museums, epigraphy (${EPIGRAPHIST}, of the Archaeological Survey), mostly by notice; some ask for a diploma in archives or museology.`,
      `${strong("Words")}: translating, editing and proofreading for publishers and academies, dictionaries, subtitles, content for learning apps; language data for computers.`,
      `${strong("Any degree")}: State PSC, UPSC, SSC CGL and bank exams take it, with the language as an optional paper where one may choose.`,
    ],
    `Look at: ${OF_WORDS}.`,
  ),
  hinglish: said(
    "Haan: jo bhasha aur uska sahitya gehrai se padhe, uski zaroorat class ke bahar bhi hai, bhale posts kam hon.",
    [
      `${strong("Purani likhawat")}: pandulipi library, archives, museum, abhilekh (Archaeological Survey ke ${EPIGRAPHIST}), zyadatar notice se; kuch mein archives ya museology ka diploma chahiye.`,
      `${strong("Shabd")}: prakashak aur akademi ke liye anuvad, editing aur proofreading, shabdkosh, subtitle, learning app ka content; computer ke liye bhasha ka data.`,
      `${strong("Koi bhi degree")}: State PSC, UPSC, SSC CGL aur bank isse chalte hain; jahan optional paper ho, wahan yahi bhasha.`,
    ],
    `Dekhiye: ${OF_WORDS}.`,
  ),
  hindi: said(
    "हाँ: जो भाषा और उसका साहित्य गहराई से पढ़े, उसकी ज़रूरत क्लास के बाहर भी है, भले पद कम हों।",
    [
      `${strong("पुरानी लिखावट")}: पांडुलिपि लाइब्रेरी, archives, museum, अभिलेख (Archaeological Survey के ${EPIGRAPHIST}), ज़्यादातर नोटिस से; कुछ में archives या museology का diploma चाहिए।`,
      `${strong("शब्द")}: प्रकाशक और अकादमी के लिए अनुवाद, editing और proofreading, शब्दकोश, subtitle, learning app का content; कंप्यूटर के लिए भाषा का data।`,
      `${strong("कोई भी डिग्री")}: State PSC, UPSC, SSC CGL और बैंक इससे चलते हैं; जहाँ optional paper हो, वहाँ यही भाषा।`,
    ],
    `देखिए: ${OF_WORDS}।`,
  ),
};

const BESIDE_SCHOOL = [
  career("curriculum-developer", "Curriculum Developer"),
  career("instructional-designer", "Instructional Designer"),
  career("corporate-trainer", "Corporate Trainer"),
  career("career-counsellor", "Career Counsellor"),
].join(", ");
export const BEYOND_TEACHING: Wording = {
  english: said(
    "With a teacher's training and without a classroom, this is open:",
    [
      `${strong("Making what is taught")}: content and courses for publishers and learning apps, question papers, training design; show two lessons of your own.`,
      `${strong("Guiding")}: career and student counselling (a diploma in guidance helps), admissions, training of staff in firms.`,
      `${strong("NGOs and projects")}: education programmes, libraries, work with children, often by contract.`,
      `${strong("By your first degree")}: every exam for graduates, such as SSC CGL, banks, State PSC and block education posts.`,
    ],
    `Look at: ${BESIDE_SCHOOL}.`,
  ),
  hinglish: said(
    "Teacher ki training ke saath, class ke bina yeh khula hai:",
    [
      `${strong("Padhai ka samaan banana")}: prakashak aur learning app ke liye content aur course, prashn patra, training design; apne do lesson dikhaiye.`,
      `${strong("Salah")}: career aur student counselling (guidance ka diploma kaam aata hai), admission ka kaam, company mein staff ki training.`,
      `${strong("NGO aur project")}: shiksha ke karyakram, library, bachchon ke saath kaam, aksar contract par.`,
      `${strong("Pehli degree se")}: graduate ke saare exam, jaise SSC CGL, bank, State PSC aur block shiksha ki posts.`,
    ],
    `Dekhiye: ${BESIDE_SCHOOL}.`,
  ),
  hindi: said(
    "टीचर की ट्रेनिंग के साथ, क्लास के बिना यह खुला है:",
    [
      `${strong("पढ़ाई का सामान बनाना")}: प्रकाशक और learning app के लिए content और course, प्रश्न पत्र, training design; अपने दो lesson दिखाइए।`,
      `${strong("सलाह")}: career और student counselling (guidance का diploma काम आता है), admission का काम, कंपनी में staff की training।`,
      `${strong("NGO और project")}: शिक्षा के कार्यक्रम, library, बच्चों के साथ काम, अक्सर contract पर।`,
      `${strong("पहली डिग्री से")}: ग्रेजुएट की सारी परीक्षाएँ, जैसे SSC CGL, बैंक, State PSC और block शिक्षा के पद।`,
    ],
    `देखिए: ${BESIDE_SCHOOL}।`,
  ),
};

const WITHOUT_SELLING = [
  career("drugs-inspector", "Drugs Inspector"),
  career("drug-safety-associate", "Drug Safety Associate"),
  career("clinical-research-associate", "Clinical Research Associate"),
  career("pharmacist", "Pharmacist"),
].join(", ");
export const PHARMACY_WITHOUT_SALES: Wording = {
  english: said(
    "Without selling, a pharmacy degree or diploma opens this:",
    [
      `${strong("Makers of medicine")}: production, quality control and quality assurance, regulatory affairs, drug safety, clinical trials; mostly with BPharm.`,
      `${strong("Government, by notice")}: with BPharm drugs inspector by the State's commission; pharmacist of hospitals, railways and ESIC, also with DPharm.`,
      `${strong("Hospital or own shop")}: after registration with the State Pharmacy Council.`,
      `${strong("Further")}: MPharm (by GPAT, with a stipend for many) for research, quality and college teaching; after DPharm the second year of BPharm.`,
    ],
    `Look at: ${WITHOUT_SELLING}.`,
  ),
  hinglish: said(
    "Bina bechne ke kaam ke, pharmacy ki degree ya diploma se yeh khulta hai:",
    [
      `${strong("Dawa banane wali company")}: production, quality control aur quality assurance, regulatory affairs, drug safety, clinical trial; zyadatar BPharm se.`,
      `${strong("Sarkari, notice se")}: BPharm se rajya ki commission dwara drugs inspector; hospital, railway aur ESIC mein pharmacist, DPharm se bhi.`,
      `${strong("Hospital ya apni dukan")}: State Pharmacy Council mein registration ke baad.`,
      `${strong("Aage")}: MPharm (GPAT se, bahuton ko stipend) research, quality aur college mein padhane ke liye; DPharm ke baad BPharm ka doosra saal.`,
    ],
    `Dekhiye: ${WITHOUT_SELLING}.`,
  ),
  hindi: said(
    "बिना बेचने के काम के, फ़ार्मेसी की डिग्री या diploma से यह खुलता है:",
    [
      `${strong("दवा बनाने वाली कंपनी")}: production, quality control और quality assurance, regulatory affairs, drug safety, clinical trial; ज़्यादातर BPharm से।`,
      `${strong("सरकारी, नोटिस से")}: BPharm से राज्य के आयोग द्वारा drugs inspector; अस्पताल, रेलवे और ESIC में फ़ार्मासिस्ट, DPharm से भी।`,
      `${strong("अस्पताल या अपनी दुकान")}: State Pharmacy Council में रजिस्ट्रेशन के बाद।`,
      `${strong("आगे")}: MPharm (GPAT से, बहुतों को stipend) research, quality और कॉलेज में पढ़ाने के लिए; DPharm के बाद BPharm का दूसरा साल।`,
    ],
    `देखिए: ${WITHOUT_SELLING}।`,
  ),
};

const FIRST_IN_HOTELS = [
  career("hotel-receptionist", "Hotel Receptionist"),
  career("waiter", "Waiter"),
  career("restaurant-cook", "Restaurant Cook"),
  career("housekeeping-supervisor", "Housekeeping Supervisor"),
].join(", ");
export const FIRST_PAY_IN_HOTELS: Wording = {
  english: said("Yes, there is work, and what you heard is true: the first years pay little, with shifts and work on holidays.", [
    `${strong("Where one begins")}: ${FIRST_IN_HOTELS}. Their pages show the pay at the start (an estimate); managers' pay comes after many years.`,
    `${strong("What raises it")}: a trainee programme of a large chain, two languages, a kitchen or revenue speciality; ships, the Gulf and large cities pay more. Meals, tips and sometimes a room come on top.`,
    `${strong("Worth it if")}: you like guests or the kitchen and can bear five hard years; by NCHM JEE the government institutes (IHM) cost less than most private colleges. If not, the same skills serve in airlines, hospitals, malls and customer service.`,
  ]),
  hinglish: said("Haan, kaam hai, aur jo suna woh sach hai: pehle saal kam dete hain, shift aur chhutti ke din kaam ke saath.", [
    `${strong("Shuruaat kahan")}: ${FIRST_IN_HOTELS}. Inke page par shuru ki kamai hai (andaza); manager ki kamai kai saal baad aati hai.`,
    `${strong("Kya badhata hai")}: badi hotel chain ka trainee programme, do bhashaen, kitchen ya revenue ki visheshagyata; jahaz, Gulf aur bade shehar zyada dete hain. Khana, tip aur kabhi kamra alag se.`,
    `${strong("Sahi kab")}: mehmaan ya kitchen pasand ho aur paanch kathin saal jhel sakein; NCHM JEE se sarkari institute (IHM) zyadatar private college se saste hain. Nahi to yahi hunar airline, hospital, mall aur customer service mein kaam aata hai.`,
  ]),
  hindi: said("हाँ, काम है, और जो सुना वह सच है: पहले साल कम देते हैं, शिफ़्ट और छुट्टी के दिन काम के साथ।", [
    `${strong("शुरुआत कहाँ")}: ${FIRST_IN_HOTELS}। इनके पेज पर शुरू की कमाई है (अंदाज़ा); मैनेजर की कमाई कई साल बाद आती है।`,
    `${strong("क्या बढ़ाता है")}: बड़ी होटल chain का trainee programme, दो भाषाएँ, kitchen या revenue की विशेषज्ञता; जहाज़, Gulf और बड़े शहर ज़्यादा देते हैं। खाना, tip और कभी कमरा अलग से।`,
    `${strong("सही कब")}: मेहमान या kitchen पसंद हो और पाँच कठिन साल झेल सकें; NCHM JEE से सरकारी संस्थान (IHM) ज़्यादातर प्राइवेट कॉलेज से सस्ते हैं। नहीं तो यही हुनर airline, अस्पताल, mall और customer service में काम आता है।`,
  ]),
};

const GAMES = [
  career("game-designer", "Game Designer"),
  career("game-developer", "Game Developer"),
  career("2d-animator", "2D Animator"),
].join(", ");
export const TOWARDS_GAME_DESIGN: Wording = {
  english: said(
    "There is such work in India, in studios of a few large cities and from home, but fewer posts than in engineering; a portfolio decides more than a degree.",
    [
      `${strong("Finish Class 12")} in any stream: leaving coaching is no loss, leaving school is. With maths and computers the door to programming games stays open too.`,
      `${strong("Ways")}: BDes by UCEED (IITs), NID DAT or a college's own test; BTech or BCA for the programming side. Fees stand on each college's page: government institutes cost far less, and private game colleges much; ask them who hired last year's class.`,
      `${strong("Test it now, for nothing")}: one small game in three months with free tools (Godot, Unity). Who finishes one, and wants to begin the next, knows more than any test says.`,
    ],
    `Look at: ${GAMES}.`,
  ),
  hinglish: said(
    "India mein yeh kaam hai, kuch bade shehron ke studio mein aur ghar se, par posts engineering se kam; degree se zyada portfolio tay karta hai.",
    [
      `${strong("Class 12 poori kijiye")}, kisi bhi stream se: coaching chhodna nuksan nahi, school chhodna hai. Maths aur computer ke saath game programming ka darwaza bhi khula rehta hai.`,
      `${strong("Raste")}: UCEED (IIT), NID DAT ya college ke apne test se BDes; programming ke liye BTech ya BCA. Fees har college ke page par hai: sarkari institute bahut saste, private game college mehange; poochiye ki pichhle saal kisne naukri di.`,
      `${strong("Abhi, bina paise ke aazmaiye")}: teen mahine mein free tools (Godot, Unity) se ek chhota game. Jo poora kare aur agla shuru karna chahe, woh kisi bhi test se zyada jaanta hai.`,
    ],
    `Dekhiye: ${GAMES}.`,
  ),
  hindi: said(
    "भारत में यह काम है, कुछ बड़े शहरों के studio में और घर से, पर पद इंजीनियरिंग से कम; डिग्री से ज़्यादा portfolio तय करता है।",
    [
      `${strong("Class 12 पूरी कीजिए")}, किसी भी स्ट्रीम से: कोचिंग छोड़ना नुक़सान नहीं, स्कूल छोड़ना है। मैथ्स और कंप्यूटर के साथ game programming का दरवाज़ा भी खुला रहता है।`,
      `${strong("रास्ते")}: UCEED (IIT), NID DAT या कॉलेज के अपने टेस्ट से BDes; programming के लिए BTech या BCA। फ़ीस हर कॉलेज के पेज पर है: सरकारी संस्थान बहुत सस्ते, प्राइवेट game कॉलेज महँगे; पूछिए कि पिछले साल किसने नौकरी दी।`,
      `${strong("अभी, बिना पैसे के आज़माइए")}: तीन महीने में free tools (Godot, Unity) से एक छोटा game। जो पूरा करे और अगला शुरू करना चाहे, वह किसी भी टेस्ट से ज़्यादा जानता है।`,
    ],
    `देखिए: ${GAMES}।`,
  ),
};

const AT_HOME = [
  career("content-writer", "Content Writer"),
  career("private-tutor", "Private Tutor"),
  career("accounts-executive", "Accounts Executive"),
  career("customer-service-representative", "Customer Service Representative"),
  career("graphic-designer", "Graphic Designer"),
].join(", ");
export const WORK_FROM_HOME_THAT_IS_REAL: Wording = {
  english: said(`Such work is real, and it is never sold: ${AT_HOME}.`, [
    `${strong("Real")}: a firm with an address and an interview, work that needs a skill, pay by month or by piece. ${strong("False")}: a fee or deposit, typing or liking videos for much money, talk only on WhatsApp or Telegram.`,
    `${strong("Begin")}: one skill with three samples, pupils near you or online, or ask a firm that knows you for days at home. Posts: ncs.gov.in and the firms' own pages.`,
    "If money has gone already: call 1930 at once.",
  ]),
  hinglish: said(`Aisa kaam sach mein hai, aur kabhi bikta nahi: ${AT_HOME}.`, [
    `${strong("Asli")}: pate wali company aur interview, hunar wala kaam, mahine ya kaam ke hisaab se paisa. ${strong("Nakli")}: fees ya deposit, typing ya video like karne ka bahut paisa, baat sirf WhatsApp ya Telegram par.`,
    `${strong("Shuruaat")}: ek hunar aur teen namoone, paas ke ya online bachche, ya jo company aapko jaanti hai usse ghar se kaam ke din maangiye. Posts: ncs.gov.in aur company ke apne page.`,
    "Paise ja chuke hon to turant 1930 par call kijiye.",
  ]),
  hindi: said(`ऐसा काम सच में है, और कभी बिकता नहीं: ${AT_HOME}।`, [
    `${strong("असली")}: पते वाली कंपनी और इंटरव्यू, हुनर वाला काम, महीने या काम के हिसाब से पैसा। ${strong("नक़ली")}: फ़ीस या deposit, टाइपिंग या video like करने का बहुत पैसा, बात सिर्फ़ WhatsApp या Telegram पर।`,
    `${strong("शुरुआत")}: एक हुनर और तीन नमूने, पास के या online बच्चे, या जो कंपनी आपको जानती है उससे घर से काम के दिन माँगिए। पद: ncs.gov.in और कंपनी के अपने पेज।`,
    "पैसे जा चुके हों तो तुरंत 1930 पर कॉल कीजिए।",
  ]),
};

const LED_ELSEWHERE = [
  career("stock-supervisor", "Stock Supervisor"),
  career("receiving-inspector", "Receiving Inspector"),
  career("housekeeping-supervisor", "Housekeeping Supervisor"),
].join(", ");
const LEARNT_IN_MONTHS = [
  career("cctv-technician", "CCTV Technician"),
  career("solar-panel-installer", "Solar Panel Installer"),
  career("mobile-phone-repair-technician", "Mobile Phone Repair Technician"),
].join(", ");
export const FACTORY_HAS_CLOSED: Wording = {
  english: said("Years of leading a shift are a skill that other employers look for; nothing new need be learnt for the first step.", [
    `${strong("At once")}: the same post at factories nearby, and warehouses, malls, hospitals and housing societies, where people, stock and hours must be led: ${LED_ELSEWHERE}. Ask suppliers and customers of the old factory, too.`,
    `${strong("In two or three months")}: a trade learnt at a workshop or a short course (skillindiadigital.gov.in): ${LEARNT_IN_MONTHS}. The skill comes with practice; the first months pay little.`,
    `${strong("What you are owed")}: wages, PF, gratuity and the closure's compensation, in writing; the labour office of your district helps for nothing. Whoever was in ESIC may ask at its office for unemployment relief.`,
    `${strong("Notices")}: ncs.gov.in and the employment office. Never pay for a post.`,
  ]),
  hinglish: said("Shift sambhalne ke saal ek hunar hain jo doosri jagah chahiye; pehle kadam ke liye naya seekhna zaroori nahi.", [
    `${strong("Turant")}: paas ki factory mein wahi post, aur godown, mall, hospital aur housing society, jahan log, maal aur samay sambhalna hota hai: ${LED_ELSEWHERE}. Purani factory ke supplier aur grahak se bhi poochiye.`,
    `${strong("Do-teen mahine mein")}: workshop ya chhote course (skillindiadigital.gov.in) se ek hunar: ${LEARNT_IN_MONTHS}. Haath abhyas se saaf hota hai; pehle mahine kam dete hain.`,
    `${strong("Aapka haq")}: vetan, PF, gratuity aur band hone ka muavza, likhit mein; zile ka labour office bina paise madad karta hai. ESIC mein the to uske office mein berozgari bhatta poochiye.`,
    `${strong("Notice")}: ncs.gov.in aur rozgar karyalay. Post ke liye kabhi paise mat dijiye.`,
  ]),
  hindi: said("शिफ़्ट संभालने के साल एक हुनर हैं जो दूसरी जगह चाहिए; पहले क़दम के लिए नया सीखना ज़रूरी नहीं।", [
    `${strong("तुरंत")}: पास की फ़ैक्टरी में वही पद, और गोदाम, मॉल, अस्पताल और हाउसिंग सोसाइटी, जहाँ लोग, माल और समय संभालना होता है: ${LED_ELSEWHERE}। पुरानी फ़ैक्टरी के supplier और ग्राहक से भी पूछिए।`,
    `${strong("दो-तीन महीने में")}: workshop या छोटे कोर्स (skillindiadigital.gov.in) से एक हुनर: ${LEARNT_IN_MONTHS}। हाथ अभ्यास से साफ़ होता है; पहले महीने कम देते हैं।`,
    `${strong("आपका हक़")}: वेतन, PF, gratuity और बंद होने का मुआवज़ा, लिखित में; ज़िले का labour office बिना पैसे मदद करता है। ESIC में थे तो उसके office में बेरोज़गारी भत्ता पूछिए।`,
    `${strong("नोटिस")}: ncs.gov.in और रोज़गार कार्यालय। पद के लिए कभी पैसे मत दीजिए।`,
  ]),
};
