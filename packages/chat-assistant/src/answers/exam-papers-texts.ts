import type { Exam } from "@career-clarity/career-catalog";
import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** What examinations have asked for years, without numbers of questions or marks, which change. */
export const EXAM_PAPERS: Partial<Readonly<Record<Exam, string>>> = {
  "JEE Main": "physics, chemistry and maths of Classes 11 and 12, by computer",
  "JEE Main Paper 2": "maths, aptitude and drawing for architecture; maths, aptitude and questions on planning for planning",
  "JEE Advanced": "two papers on one day, each with physics, chemistry and maths of Classes 11 and 12, deeper than JEE Main",
  BITSAT: "physics, chemistry, maths, English and reasoning, by computer",
  "State engineering CET": "physics, chemistry and maths of Classes 11 and 12, mostly by the State's own books",
  "NEET-UG": "physics, chemistry and biology (botany and zoology) of Classes 11 and 12, by the NCERT books; wrong answers cost marks",
  "NEET-PG": "all subjects of the MBBS course",
  "CUET-UG":
    "language, subjects of Class 12 (domain papers) and a general test; you choose the papers that the course asks for at each university",
  CLAT: "English, current affairs with general knowledge, legal reasoning, logical reasoning and quantitative techniques (maths of Class 10). Nearly all questions hang on short passages, so fast reading decides; no law need be known",
  AILET: "English, current affairs and general knowledge, and logical reasoning",
  NATA: "drawing and composition, and aptitude: form, space, logic and general knowledge of design",
  "NID DAT": "design thinking, drawing and observation; then a studio test and a talk",
  "NIFT entrance": "a test of creative ability, a general one (English, figures, general knowledge), and a studio test or a talk",
  UCEED: "observation, visual reasoning, design thinking and logic, and a drawing part",
  CEED: "visual and logical reasoning, and a part with drawing and design",
  "NCHM JEE": "numbers, reasoning, general knowledge, English and aptitude for service",
  "CA Foundation": "four papers: accounts, business law, maths with statistics and reasoning, and economics",
  CSEET: "business communication, law and reasoning, economic and business surroundings, and current affairs",
  "CMA Foundation": "law and communication, accounts, maths and statistics, and economics and management",
  ACET: "maths, statistics, reading of data, English and logical reasoning",
  IPMAT: "maths, and English; at some IIMs reasoning too",
  CAT: "reading and English, reading of data with logic, and quantitative ability up to Class 10",
  XAT: "English and logic, decision making, maths with data, and general knowledge",
  MAT: "English, maths, data, reasoning, and the economy",
  GATE: "general aptitude, engineering maths in most papers, and the subject of your degree",
  "CSIR-NET": "general aptitude and the science of your master's degree",
  "UGC-NET": "Paper 1 on teaching, research and reasoning, the same for all; Paper 2 on your subject",
  NDA: "maths of Classes 11 and 12, and general ability (English and general knowledge). Then five days before the Services Selection Board (SSB), and a medical examination",
  CDS: "English, general knowledge and maths; for the Officers Training Academy no maths. Then SSB and a medical examination",
  AFCAT: "general knowledge, English, numbers and reasoning. Then the Air Force's selection board and a medical examination",
  "Agniveer recruitment":
    "general knowledge, science, maths, by the post English and reasoning too; then running, tests of fitness and a medical examination",
  "UPSC Civil Services":
    "three stages: Prelims (general studies, and CSAT, which must only be passed), Mains (essay, four papers of general studies, one optional subject, two language papers to pass), and the interview",
  "State PSC": "mostly as UPSC: Prelims, Mains and interview, with the history, geography and language of the State",
  "UPSC CAPF": "general ability, and an essay paper; then fitness, a medical examination and interview",
  "SSC CGL":
    "reasoning, general knowledge, maths up to Class 10 and English; in the second stage also computers, and statistics for some posts",
  "SSC CHSL": "English, general knowledge, maths up to Class 10 and reasoning; then computers and a typing or skill test",
  "SSC MTS": "maths, reasoning, general knowledge and English, all of Class 10",
  "SSC GD": "reasoning, general knowledge, simple maths, and English or Hindi; then running, measurements and a medical examination",
  "SSC CPO": "reasoning, general knowledge, maths and English; then running and measurements, and a second paper of English",
  "SSC JE": "reasoning, general knowledge and the subject of your branch; then a second paper of the branch",
  "SSC Stenographer": "reasoning, general knowledge and English; then a test of shorthand",
  "RRB NTPC": "general knowledge, maths and reasoning, in two stages; for some posts typing or an aptitude test",
  "RRB Group D": "science of Class 10, maths, reasoning and general knowledge; then a test of strength",
  "RRB ALP": "maths, reasoning, basic science and engineering, and the trade; then an aptitude test by computer",
  "RRB JE": "maths, reasoning, general knowledge and science; then the technical subject",
  "IBPS PO":
    "English, quantitative aptitude and reasoning first; then reasoning with computers, general and banking knowledge, English with a written part, and data; then an interview",
  "IBPS Clerk":
    "English, numbers and reasoning first; then general and banking knowledge, English, reasoning with computers, and quantitative aptitude",
  "SBI PO":
    "English, quantitative aptitude and reasoning first; then deeper the same with banking and a written part; then group work and an interview",
  "SBI Clerk":
    "English, numbers and reasoning first; then general and banking knowledge, English, quantitative aptitude and reasoning with computers",
  "RBI Grade B":
    "general knowledge, English, maths and reasoning first; then the economy and society, English writing, finance and management; then an interview",
  CTET: "child development and how to teach, two languages, and maths with environment for Classes 1 to 5, or maths with science or social science for Classes 6 to 8",
  "State TET": "mostly as CTET: child development, two languages, and the subjects of the classes that you would teach",
  "IMU-CET": "English, general aptitude, physics, chemistry and maths of Classes 11 and 12",
  "Bar examination (AIBE)": "the main acts and subjects of the law course, with the bare acts beside you",
  "Judicial services": "Prelims, Mains (civil and criminal law, procedure, evidence, language) and interview, by the State",
  "IISER IAT": "physics, chemistry, maths and biology of Classes 11 and 12",
};

export const HAS_ASKED: Wording<(exam: string, papers: string) => string> = {
  english: (exam, papers) => `${exam} has asked in the last years: ${papers}.`,
  hinglish: (exam, papers) => `${exam} mein pichle saalon mein yeh aaya hai: ${papers}.`,
  hindi: (exam, papers) => `${exam} में पिछले सालों में यह आया है: ${papers}।`,
};
export const SYLLABUS_IN_FORCE: Wording<(heldBy: string) => string> = {
  english: (heldBy) => `The syllabus in force, with marks and times, stands in this year's notice: it is held by ${heldBy}.`,
  hinglish: (heldBy) => `Abhi ka syllabus, marks aur samay ke saath, is saal ke notice mein hai. Ise yeh karwate hain: ${heldBy}.`,
  hindi: (heldBy) => `अभी का सिलेबस, नंबर और समय के साथ, इस साल के नोटिस में है। इसे ये करवाते हैं: ${heldBy}।`,
};
export const PREPARING: Wording = {
  english:
    "How long to prepare: an entrance after Class 12 is mostly prepared for beside Classes 11 and 12; who begins in the last year needs some six to twelve months of two or three hours a day. Exams for posts take about a year from the beginning. Sit one old paper with a clock in the first week: its marks tell you more than any rule.",
  hinglish:
    "Taiyari mein kitna samay: Class 12 ke baad wale entrance ki taiyari zyadatar Class 11 aur 12 ke saath hoti hai; jo aakhri saal mein shuru karta hai use chhah se baarah mahine, roz do-teen ghante chahiye. Naukri wale exam mein shuru se lagbhag ek saal lagta hai. Pehle hafte mein ghadi ke saath ek purana paper dijiye: uske marks kisi bhi niyam se zyada batate hain.",
  hindi:
    "तैयारी में कितना समय: Class 12 के बाद वाले entrance की तैयारी ज़्यादातर Class 11 और 12 के साथ होती है; जो आख़िरी साल में शुरू करता है उसे छह से बारह महीने, रोज़ दो-तीन घंटे चाहिए। नौकरी वाली परीक्षाओं में शुरू से लगभग एक साल लगता है। पहले हफ़्ते में घड़ी के साथ एक पुराना पेपर दीजिए: उसके नंबर किसी भी नियम से ज़्यादा बताते हैं।",
};
/** Which papers of CUET to sit is decided by the university, not by the exam. */
export const OF_CUET: Wording = {
  english:
    "As a rule a course asks for one language, and two or three domain papers, mostly subjects that you have in Class 12 and near to the course: maths for economics, statistics and computing, physics, chemistry and maths or biology for the sciences, accounts or maths for commerce. Some courses take the general test instead. Delhi University's BA (Hons) Economics has asked for maths so far. Open this year's bulletin of each university that you want, note its papers for the course, and then choose the fewest papers that serve all of them: du.ac.in, cuet.nta.nic.in.",
  hinglish:
    "Aam taur par course ek bhasha aur do ya teen domain paper maangta hai, zyadatar aapke Class 12 ke aur course ke paas ke vishay: economics, statistics aur computing ke liye maths, science ke liye physics, chemistry aur maths ya biology, commerce ke liye accounts ya maths. Kuch course iski jagah general test lete hain. Delhi University ki BA (Hons) Economics ne ab tak maths maangi hai. Jo universities aapko chahiye unka is saal ka bulletin kholiye, course ke paper likhiye, aur phir sabse kam paper chuniye jo sab mein chalein: du.ac.in, cuet.nta.nic.in.",
  hindi:
    "आम तौर पर कोर्स एक भाषा और दो या तीन domain पेपर माँगता है, ज़्यादातर आपके Class 12 के और कोर्स के पास के विषय: इकोनॉमिक्स, स्टैटिस्टिक्स और computing के लिए मैथ्स, साइंस के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स या बायोलॉजी, कॉमर्स के लिए अकाउंट्स या मैथ्स। कुछ कोर्स इसकी जगह general test लेते हैं। दिल्ली यूनिवर्सिटी की BA (Hons) Economics ने अब तक मैथ्स माँगी है। जो विश्वविद्यालय आपको चाहिए उनका इस साल का बुलेटिन खोलिए, कोर्स के पेपर लिखिए, और फिर सबसे कम पेपर चुनिए जो सब में चलें: du.ac.in, cuet.nta.nic.in।",
};

export const STEPS_OF_EXAM: Wording<(exam: string, heldBy: string, papers: string) => string> = {
  english: (exam, heldBy, papers) =>
    `${strong(`The steps of ${exam}`)}: fill in the form yourself when the notice comes (${heldBy}); then ${papers}; the merit list; and the training.`,
  hinglish: (exam, heldBy, papers) =>
    `${strong(`${exam} ke kadam`)}: notice aane par form khud bhariye (${heldBy}); phir ${papers}; merit list; aur training.`,
  hindi: (exam, heldBy, papers) => `${strong(`${exam} के क़दम`)}: नोटिस आने पर फ़ॉर्म ख़ुद भरिए (${heldBy}); फिर ${papers}; मेरिट लिस्ट; और ट्रेनिंग।`,
};
