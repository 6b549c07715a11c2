import type { Wording } from "../language.ts";

/**
 * What speaks for one thing where it is weighed against another: completes "Choose it if you". Only what holds from year to year, and no figure that
 * changes.
 */
export const DEGREE_CHOICES: Readonly<Record<string, string>> = {
  BTech:
    "have physics and maths, can give four years and its higher fee, and want the widest technical door: campus jobs, GATE, public companies",
  MTech: "want research, college teaching or a special field, best by GATE with its stipend",
  BCA: "want software work in three years at lower cost, or had no physics, and build projects and an internship beside it",
  MCA: "have a BCA or a degree with maths and lack a first offer, or want posts that ask for a master's degree",
  BCom: "like accounts and figures, or run CA, CS or CMA beside it",
  MCom: "want to teach commerce by way of NET",
  "BSc Nursing": "can give four years and want teaching, senior and nursing officer posts without a further course",
  GNM: "want to earn a year sooner or had no biology (many schools take every stream); a Post Basic BSc can follow",
  ANM: "want to begin soonest, in health work near home; GNM can follow",
  "BSc Agriculture": "like crops and soil, and aim at agriculture departments, rural banking or seed firms",
  BSc: "like one science for itself and see MSc, teaching or an exam for graduates ahead; it costs least at a government college",
  MSc: "aim at laboratories with more responsibility, NET, a PhD or teaching: there it is asked for",
  "BA LLB": "are sure of law after Class 12 and want it in one course of five years",
  "BBA LLB": "are sure of law and lean to companies",
  LLB: "want another degree first, or are not sure of law yet",
  LLM: "want to teach law",
  BA: "like reading and society, and want hours beside it for UPSC, a State's exams or teaching",
  MA: "want to teach Classes 11 and 12 or in college, or a subject that asks for it, such as psychology",
  BBA: "like selling, people and plans, and mean to work early or add an MBA",
  MBA: "have a degree, best some years of work, and a seat at a college whose placements you have seen",
  PGDM: "have a seat at an institute whose placements you have seen",
  MBBS: "get a seat that your family can pay, and so many years before you stand on your own feet do not frighten you",
  BDS: "like fine work with the hands and can wait while a practice of your own is built",
  BAMS: "are drawn to Ayurveda itself, and not only to the word doctor",
  BHMS: "are drawn to homoeopathy itself, and not only to the word doctor",
  BUMS: "are drawn to Unani medicine itself, and not only to the word doctor",
  BNYS: "are drawn to treatment without medicines",
  BVSc: "like animals, also in mud and at night, and aim at government veterinary posts or a practice",
  MDS: "want to teach, or to work as a specialist among dentists",
  BPT: "like long work with one patient, exercise and sport more than medicines",
  BOT: "like to help people back to everyday tasks",
  BPharm: "want medicine makers, quality control, drug inspection or further study",
  DPharm: "want a counter or a shop of your own soonest: two years, and it registers you as a pharmacist too",
  DMLT: "want to begin in a laboratory soonest",
  BMLT: "want to rise in laboratories",
  "B.El.Ed": "are sure of teaching children up to Class 8",
  "D.El.Ed": "want to teach Classes 1 to 5: for these it is asked for, and not the BEd",
  BEd: "have a degree and want to teach Classes 6 to 12: government schools ask for it",
  BPEd: "want to teach sport at schools",
  BHM: "like guests, long shifts on your feet and moving from place to place",
  BVoc: "want one trade and a degree in one",
  BDes: "have drawn or made things for years and can show them",
  BFA: "want art itself and accept that pay comes slowly",
  BArch: "like drawing and maths together, and five years of nights over plans",
  BSW: "want to work among people in need, and know that pay begins low",
  MSW: "want social work with more responsibility, in hospitals, firms or programmes",
  PhD: "want to find out new things for years, for research or college teaching",
  PGDCA: "have a degree and want office posts that ask for computers",
  ITI: "like work with the hands and must earn soonest; a diploma can follow",
  "Polytechnic diploma":
    "are sure of a technical branch after Class 10 and want junior engineers' posts in three years; BTech can follow in its second year",
  Diploma: "are sure of one field after Class 10 or 12 and want to work soon; a degree can often follow in its second year",
};

/** The same of careers of which more is known than their records say, by id. */
export const CAREER_CHOICES: Readonly<Record<string, string>> = {
  "chartered-accountant":
    "like accounts, tax and audit, and can sit a paper again without losing heart; it costs far less than most MBAs, and training pays a stipend",
  "company-secretary": "like law, minutes and boardrooms more than audits",
  "cost-accountant": "like costs and budgets inside a firm more than audits; fewer firms look for it than for a CA",
  "ias-officer": "want to run offices and districts, and can give it two or three years with a second plan: few of many are taken",
  "ips-officer":
    "want to lead the police, in uniform and at all hours, and can give it two or three years with a second plan: few of many are taken",
  "software-engineer": "like to build with code, at a desk, and to learn anew each year",
  "electronics-engineer": "like circuits, chips and devices; software firms take it as well",
  "electrical-engineer": "like power, motors and machines; railways, power companies and public firms look for it",
  "mechanical-engineer": "like machines, vehicles and factories",
  "civil-engineer": "like sites, buildings and roads, and think of government posts: these are many",
  "chemical-engineer": "like chemistry and plants for medicine, fuel or food",
  "data-scientist": "like mathematics and statistics well enough for a master's degree",
  "data-analyst": "like tables and questions, and want to begin after a first degree",
  "information-security-analyst": "like to find holes in systems and can be called at night",
  "artificial-intelligence-specialist": "like mathematics and code alike and will study beyond a first degree",
  "registered-nurse": "can care for the sick by day and night and want work that is needed everywhere",
  physiotherapist: "like exercise and long work with one patient, mostly by day",
  "general-physician": "can study for ten years and more, and stay calm among the sick",
  dentist: "like fine work with the hands and a practice of your own",
  pharmacist: "like exact work with medicines, and perhaps a shop of your own",
  "criminal-lawyer": "like to argue in court and can live through lean first years",
  "corporate-lawyer": "like contracts and companies more than courts",
  "civil-judge": "would rather decide than plead, and can prepare for an exam after years of law",
  "primary-school-teacher": "like small children, fixed hours and holidays",
  "bank-officer": "like customers and figures, and would move every few years",
  "police-constable": "want to serve in your own State and can bear odd hours",
  "border-guard": "would live far from home, along the frontier",
  "infantry-officer": "want to lead, are fit and would go where you are posted",
  "fashion-designer": "like cloth and seasons, and can live through small first pay",
  "interior-designer": "like rooms, materials and clients, and sites full of dust",
  "graphic-designer": "like type and pictures, and make things unasked",
  "ux-designer": "like to watch how people use a thing and to mend it",
  architect: "like drawing and building together, and five years of study",
  "flight-attendant": "like people, travel and odd hours, and want to begin after Class 12",
  "commercial-pilot": "have the health, physics, maths and the money for training",
  "air-force-pilot": "want to fly for the country, are fit and clear the selection: training costs you nothing",
  "news-reporter": "like to ask, to write and to be out at all hours",
  "digital-marketing-specialist": "like words, figures and screens, and new rules each year",
  "human-resources-manager": "like to deal with people and rules alike",
  "deck-cadet": "can be away for months on end, and read each agent's licence before you pay",
  electrician: "want work in every town, also on your own, and are careful with current",
  fitter: "like to fit metal parts to a hair's breadth, and aim at factories, railways and public companies",
  welder: "can bear heat and glare and want a trade that building sites, shipyards and workshops look for",
  plumber: "want work in every town, also on your own, and do not mind wet and narrow places",
  "motor-vehicle-mechanic": "like engines, and perhaps a garage of your own",
  "hotel-manager": "like guests, long shifts and moving from place to place",
};

const PSYCHIATRIST_OR_PSYCHOLOGIST: Wording = {
  english:
    "A psychiatrist is a doctor: NEET-UG, MBBS and then MD, and may prescribe medicines. A psychologist studies psychology from any stream (BA or BSc, then MA or MSc; for clinical work a course approved by RCI too), tests and treats by talking, and may not prescribe.",
  hinglish:
    "Psychiatrist doctor hota hai: NEET-UG, MBBS aur phir MD, aur dawai likh sakta hai. Psychologist kisi bhi stream se psychology padhta hai (BA ya BSc, phir MA ya MSc; clinical kaam ke liye RCI ka approved course bhi), jaanch aur baatcheet se ilaaj karta hai, aur dawai nahi likh sakta.",
  hindi:
    "Psychiatrist डॉक्टर होता है: NEET-UG, MBBS और फिर MD, और दवाई लिख सकता है। Psychologist किसी भी स्ट्रीम से psychology पढ़ता है (BA या BSc, फिर MA या MSc; clinical काम के लिए RCI का मान्य कोर्स भी), जाँच और बातचीत से इलाज करता है, और दवाई नहीं लिख सकता।",
};

/** What decides between two things that are weighed often, said first; by both names. */
export const PAIRS: readonly (readonly [one: string, other: string, verdict: string | Wording])[] = [
  ["clinical-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "NATA",
    "JEE Main Paper 2",
    "Neither is compulsory by itself: either of the two leads into BArch, and colleges differ. NITs, SPAs and other colleges of the Centre take JEE Main Paper 2 (IITs a drawing test after JEE Advanced); most private and many State colleges take NATA, and some take both. Look up which of them your colleges name; many sit for both.",
  ],
  [
    "CLAT",
    "AILET",
    "CLAT leads to the national law universities and many others; AILET to National Law University Delhi alone. They share most of what they ask, and many sit for both.",
  ],
  [
    "CTET",
    "State TET",
    "CTET counts for schools of the Centre, such as KVS and NVS, and in several States; a State's TET for its own schools. Classes 1 to 5 go by Paper 1, Classes 6 to 8 by Paper 2. Many sit for both.",
  ],
  [
    "JEE Main",
    "State engineering CET",
    "JEE Main leads to NITs, IIITs and, by JEE Advanced, to IITs; the State's CET to its government and private colleges, with seats for its residents. They share the subjects: sit for both.",
  ],
  [
    "NIFT entrance",
    "NID DAT",
    "NIFT is for fashion, textiles and their trade; NID for design of products, film, print and more. Many sit for both, and for UCEED.",
  ],
  [
    "company-secretary",
    "Legal",
    "Who likes reading, rules and writing but no courtroom is well placed in both: a Company Secretary never pleads, and much of law is done at a desk too, in companies, contracts, tax and compliance. CS is earned by its own exams beside BCom and costs least; LLB takes three years after a degree or five after Class 12 and is wider. Many do CS first and LLB after it.",
  ],
  [
    "counselling-psychologist",
    "clinical-psychologist",
    {
      english:
        "Both begin with BA or BSc Psychology and a master's degree. Counselling is for stress, choices and relations, in schools, colleges, firms or own practice, and begins after MA. Clinical work is with illnesses of the mind, mostly in hospitals, and asks for one more course that RCI has approved, with few seats and an entrance.",
      hinglish:
        "Dono BA ya BSc Psychology aur master's degree se shuru hote hain. Counselling tension, faislon aur rishton ke liye hai, school, college, company ya apni practice mein, aur MA ke baad shuru hoti hai. Clinical kaam mann ki bimariyon ka hai, zyada tar hospital mein, aur iske liye RCI ka approved ek aur course chahiye, jisme seat kam hain aur entrance hota hai.",
      hindi:
        "दोनों BA या BSc Psychology और मास्टर डिग्री से शुरू होते हैं। Counselling तनाव, फ़ैसलों और रिश्तों के लिए है, स्कूल, कॉलेज, कंपनी या अपनी प्रैक्टिस में, और MA के बाद शुरू होती है। Clinical काम मन की बीमारियों का है, ज़्यादातर अस्पताल में, और इसके लिए RCI का मान्य एक और कोर्स चाहिए, जिसमें सीटें कम हैं और entrance होता है।",
    },
  ],
  ["counselling-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "BPharm",
    "BSc Nursing",
    "Nursing has more posts, in every hospital, in government service and abroad, and begins with shifts and patients; BPharm leads to fewer posts, in medicine makers, quality control, sales and shops, mostly by day.",
  ],
  [
    "ux-designer",
    "graphic-designer",
    {
      english:
        "Graphic design makes what is seen: logos, posters, pages. UX decides how an app works for people, asks for research and tests, and is mostly paid better. Both begin with a folder of work; BDes (UCEED, NID, NIFT) or BFA is the usual degree for both, psychology or computing also leads to UX, and neither shuts the other.",
      hinglish:
        "Graphic design woh banata hai jo dikhta hai: logo, poster, page. UX tay karta hai ki app logon ke liye kaise chale, isme research aur test hote hain, aur kamai aksar behtar hai. Dono apne kaam ke folder se shuru hote hain; aam degree BDes (UCEED, NID, NIFT) ya BFA hai, UX tak psychology ya computing se bhi pahunchte hain, aur ek doosre ko band nahi karta.",
      hindi:
        "Graphic design वह बनाता है जो दिखता है: लोगो, पोस्टर, पेज। UX तय करता है कि ऐप लोगों के लिए कैसे चले, इसमें रिसर्च और टेस्ट होते हैं, और कमाई अक्सर बेहतर है। दोनों अपने काम के फ़ोल्डर से शुरू होते हैं; आम डिग्री BDes (UCEED, NID, NIFT) या BFA है, UX तक psychology या computing से भी पहुँचते हैं, और एक दूसरे को बंद नहीं करता।",
    },
  ],
  [
    "electrician",
    "fitter",
    "Both are ITI trades of two years, and railways, factories and public companies ask for both. Electrician also feeds you on your own in every town; Fitter is at home inside factories and workshops. Look which of them the firms and the ITI near you have.",
  ],
  [
    "BCA",
    "BTech",
    "Both lead to software. BTech is the wider door, mostly a year longer and dearer; a BCA with projects and an internship beats a BTech from a college that nobody recruits from.",
  ],
  [
    "BCA",
    "MCA",
    "BCA is enough for a first software post if you can show what you built; MCA helps where a post asks for a master's degree.",
  ],
  ["BCA", "BBA", "BCA is for programs, BBA for business: look which subjects of the two you would read on a free evening."],
  ["BCA", "BSc", "For software both count alike; BCA holds more programming, BSc more mathematics and science."],
  ["BCom", "BA", "Both are open to every post for graduates; BCom leads on to accounts and banks, BA to law, teaching and civil services."],
  ["BCom", "BBA", "BCom is more figures and the base for CA, CS and CMA; BBA more marketing and people, and mostly followed by an MBA."],
  ["GNM", "BSc Nursing", "Both make you a registered nurse. GNM is a year shorter; the degree opens teaching and more senior posts."],
  ["ANM", "GNM", "GNM makes you a full nurse; ANM is shorter and leads to health work near home."],
  [
    "BPharm",
    "DPharm",
    "Both register you as a pharmacist, and either can open a medical shop. BPharm is two years longer and opens industry and further study.",
  ],
  ["MBA", "MTech", "MTech keeps you in engineering, MBA takes you to managing and selling: choose by the work, not by the title."],
  [
    "BDS",
    "BAMS",
    "A dentist treats teeth, an Ayurvedic doctor the whole body in another way of medicine: they are different work for life.",
  ],
  [
    "MBBS",
    "BDS",
    "MBBS is wider and longer, and mostly asks for an MD or MS after it; BDS is a full profession of its own with fewer salaried posts.",
  ],
  ["MBBS", "BAMS", "They are different medicine for life: BAMS is no way to MBBS, and does not allow most surgery and modern medicine."],
  [
    "ITI",
    "Polytechnic diploma",
    "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech.",
  ],
  ["ITI", "Diploma", "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech."],
  [
    "LLB",
    "BA LLB",
    "Both make you an advocate alike. Five years after Class 12 save a year; three years after a degree leave you time to be sure.",
  ],
  ["BEd", "MA", "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MA and NET."],
  ["BEd", "MSc", "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MSc and NET."],
  ["BEd", "D.El.Ed", "They are for different classes: D.El.Ed for 1 to 5, BEd for 6 to 12. Choose by the children whom you want to teach."],
  ["BTech", "BSc", "BTech is the wider door to firms and costs more; BSc is for who likes the science itself and will study on."],
  [
    "BTech",
    "Diploma",
    "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
  ],
  [
    "BTech",
    "Polytechnic diploma",
    "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
  ],
  [
    "chartered-accountant",
    "MBA",
    "CA is a profession of its own: low fees, hard papers, work in finance. An MBA is wider, dearer, and worth what its college is worth.",
  ],
  ["chartered-accountant", "BCom", "They go together: most do BCom beside CA, so that a degree is there if CA takes longer."],
  [
    "PCM",
    "PCB",
    "Ask which of maths and biology you would do for an hour each day without being told: that decides. Who likes both may take PCMB.",
  ],
  [
    "Science",
    "Commerce",
    "Science can turn to commerce degrees later, hardly the other way round; but Class 11 science taken for the name alone costs marks.",
  ],
  [
    "Science",
    "Humanities (Arts)",
    "Science can turn to arts degrees later, not the other way round; but science taken for the name alone costs marks.",
  ],
  [
    "Commerce",
    "Humanities (Arts)",
    "Both lead to law, UPSC, banks and management. Take figures if you like figures, and reading if you like reading.",
  ],
  [
    "Polytechnic diploma",
    "Class 11 and 12",
    "The diploma is the shorter way to technical work and still reaches BTech in its second year; Class 12 leaves every door open two years longer.",
  ],
  [
    "ITI",
    "Class 11 and 12",
    "ITI pays soonest; Class 12 leaves every door open. Class 12 can also be done beside or after ITI by open schooling.",
  ],
  [
    "MBA",
    "Work now",
    "Mostly work first: good colleges and employers value two or three years of it, and you learn which field you want. Study at once only with a seat that places its students.",
  ],
  ["MSc", "Work now", "MSc first if your subject asks for it (research, teaching, most laboratories); work first if money decides."],
  ["MTech", "Work now", "Work first if you have an offer; MTech with a GATE stipend if you want research, teaching or a special field."],
  [
    "MCA",
    "Work now",
    "With an offer in hand work first: experience counts as much. Without one MCA gives two years and a second round of campus jobs.",
  ],
  ["BBA", "hotel-manager", "Hotel management trains for one industry with long shifts; BBA is wider and less of a craft."],
  [
    "MBA",
    "Preparing for government or bank exams",
    "They lead to different lives: fixed rules and one exam that few pass, or firms, where the college's name and your results count. Money at home speaks against an MBA on a large loan.",
  ],
  [
    "Work now",
    "A degree first",
    "Both at once is a good answer for many: a job or an apprenticeship by day, and a degree by distance beside it. Posts that ask for any degree stay shut without one.",
  ],
  [
    "chartered-accountant",
    "company-secretary",
    {
      english:
        "Many papers are near to each other, and both may be done, one after the other or side by side; who tries both at once often finishes neither soon. Begin with the one whose work you want.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain, ek ke baad ek ya saath-saath; jo dono ek saath karte hain, woh aksar koi bhi jaldi poora nahi kar paate. Usse shuru kijiye jiska kaam aapko chahiye.",
      hindi:
        "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं, एक के बाद एक या साथ-साथ; जो दोनों एक साथ करते हैं, वे अक्सर कोई भी जल्दी पूरा नहीं कर पाते। उससे शुरू कीजिए जिसका काम आपको चाहिए।",
    },
  ],
  [
    "chartered-accountant",
    "cost-accountant",
    {
      english:
        "Many papers are near to each other, and both may be done; begin with the one whose work you want. Only a CA signs audits of accounts.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain; usse shuru kijiye jiska kaam aapko chahiye. Accounts ke audit par sirf CA sign karta hai.",
      hindi: "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं; उससे शुरू कीजिए जिसका काम आपको चाहिए। खातों के ऑडिट पर सिर्फ़ CA हस्ताक्षर करता है।",
    },
  ],
  [
    "electronics-engineer",
    "electrical-engineer",
    {
      english: "They share their base; at a college that firms visit either is good.",
      hinglish: "Dono ki neev ek hi hai; jis college mein companies aati hain, wahan dono achhe hain.",
      hindi: "दोनों की नींव एक ही है; जिस कॉलेज में कंपनियाँ आती हैं, वहाँ दोनों अच्छे हैं।",
    },
  ],
  [
    "mechanical-engineer",
    "civil-engineer",
    {
      english: "Civil has more government posts, mechanical more kinds of factory; pay at the start is alike.",
      hinglish: "Civil mein sarkari posts zyada hain, mechanical mein factory ke kaam zyada tarah ke; shuru ki kamai ek jaisi hai.",
      hindi: "सिविल में सरकारी पद ज़्यादा हैं, मैकेनिकल में फ़ैक्टरी के काम ज़्यादा तरह के; शुरू की कमाई एक जैसी है।",
    },
  ],
];

/** Whether one may stop after a degree: what it is enough for, and what asks for more. */
export const ENOUGH: Readonly<Record<string, string>> = {
  BCA: "Yes, for a first post in software, testing, support or the web, if you can show two or three projects and an internship. Add MCA if you lack offers after it, or want posts that ask for a master's degree; some years of work count as much.",
  BTech: "Yes: most engineers work with it alone. MTech is asked for in research, college teaching and some special fields.",
  BCom: "For a first post in accounts, banking, sales or an office: yes, best with Tally, GST and Excel. For more pay later most add one thing: CA, CS, CMA, an MBA, or an exam for graduates.",
  BBA: "For a first post in sales, operations or people: yes, and pay begins low. Most add an MBA after some years of work; experience and results count as much.",
  BA: "For posts that ask for any degree: yes, also UPSC, SSC and banks. For a profession add one thing to it: BEd, LLB, a master's degree or a skill.",
  BSc: "For school laboratories, sales of medicines and instruments, and posts for any graduate: yes. Research, college teaching and better laboratory posts ask for an MSc.",
  MBBS: "Yes, to practise and for medical officers' posts. Specialists and most hospital careers need MD or MS.",
  BDS: "Yes, to practise as a dentist. MDS is for specialists and teachers.",
  BPT: "Yes, to work as a physiotherapist. MPT helps for teaching and large hospitals.",
  BPharm: "Yes: it registers you, and firms and hospitals take it. MPharm is for research and teaching.",
  GNM: "Yes, it registers you as a nurse, also for government posts whose notices name it. The degree helps for teaching and senior posts.",
  LLB: "Yes: with enrolment and the Bar examination you may practise. LLM is for teaching.",
  BEd: "Yes for Classes 6 to 10 with a degree and the teacher eligibility test. Classes 11 and 12 also ask for a master's degree.",
  DPharm: "Yes, to be a registered pharmacist with a shop or in a hospital; an exit exam stands before it. BPharm opens industry.",
  ITI: "Yes, for a trade: an apprenticeship after it teaches most and pays. A diploma is for junior engineers' posts.",
  Diploma: "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
  "Polytechnic diploma": "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
};

/** Whether a degree is worth its years, where it has a rule of its own. */
export const WORTH_OF: Readonly<Record<string, string>> = {
  MBA: "An MBA pays most after two or three years of work, from a college whose placements you have seen; a costly one from an unknown college, right after the first degree, often does not. Entrances: CAT, XAT, MAT and others.",
  BHMS: "It is a full degree of medicine of its own kind, with registration and practice in homoeopathy; it is not MBBS, and surgery and most allopathic posts stay closed.",
  BAMS: "It is a full degree of medicine of its own kind, with registration as an Ayurveda doctor, posts in AYUSH services and own practice; it is not MBBS.",
  MBBS: "It opens work for life that is always needed, and asks for many years, a hard entrance and often MD or MS after it. Take it if the work draws you, not the name.",
  BDS: "Yes at a government college or a fee that you can bear, and if you will build a practice: the first years as an assistant pay little, and salaried posts are few. At a high private fee on a loan, mostly not.",
  BTech:
    "Yes at a college that firms visit, in any branch that you would study gladly. At an unknown college with a high fee a BCA, a diploma or a BSc at a government college may bring you as far for less.",
  BBA: "Alone it brings junior posts; with an internship each summer, or an MBA after some years of work, it pays.",
  BCA: "Yes for whom likes to program: projects that can be shown count more than the college's name.",
  BEd: "Yes if you want to teach Classes 6 to 12: schools of the State ask for it. For nothing else.",
  LLB: "Yes if you like reading and arguing and can live through lean first years at the Bar, or aim at judicial services or a company.",
  "BA LLB": "Yes if you are sure of law: the first years at the Bar are lean, and firms look at the college and at internships.",
  BSc: "Yes as a step: alone it opens few posts beyond those for any graduate; MSc, BEd or an exam must follow.",
  PhD: "Yes if you want research or college teaching and have a fellowship; for pay alone, no.",
  BPharm: "Yes for medicine makers, quality control and further study; for a shop alone DPharm is shorter and enough.",
  "BSc Nursing": "Yes: nurses are needed everywhere, and government posts pay well; private hospitals begin low, and there are nights.",
  BPT: "Yes if you like the work: own practice grows with the years, and first posts in private clinics pay little.",
  "BSc Agriculture":
    "Yes: it is open to agriculture officers' and rural bank posts that others may not sit for. See that the college is approved by ICAR.",
  MCA: "Yes if you lack a first offer in software or want posts that ask for a master's degree; with an offer and projects in hand, work teaches as much.",
  MSc: "Yes if your subject asks for it, as most of research, teaching and laboratories do; for an office post it adds little.",
  MA: "Yes for teaching Classes 11 and 12, for college with NET, and for psychology; alone it seldom raises pay.",
  MCom: "Yes for teaching with NET; in a firm CA, CMA or an MBA counts more.",
  BA: "Yes as the cheapest way to a degree that all posts for graduates accept, with hours left for exams; choose the next step early.",
  BCom: "Yes for accounts and banks, and beside CA, CS or CMA; alone pay begins low.",
  GNM: "Yes: it registers you as a nurse after three years, and nurses are needed everywhere.",
  DPharm: "Yes for a counter or a shop of your own.",
  "D.El.Ed": "Yes if you want to teach Classes 1 to 5; seats in government schools go by TET and recruitment, which may take years.",
  ITI: "Yes in a trade that firms near you look for, such as electrician, fitter or welder, with an apprenticeship after it.",
  Diploma: "Yes for junior technical posts in a few years, and BTech stays open.",
  "Polytechnic diploma": "Yes for junior technical posts in a few years, and BTech stays open.",
};

/** Other things that are weighed: all that is said of one side, and what speaks for it. */
export const OTHER_CHOICES: readonly { readonly title: string; readonly said: string; readonly choice: string }[] = [
  {
    title: "Work now",
    said: "(?:(?:a|any|koi|private|some|full time|2|two|few|years?|saal) )*(?:jobs?|naukri|nokri|work|work experience|experience|working|kaam|नौकरी|काम)(?: in \\S+)?(?: (?:experience|years?|2|two|few|saal))*",
    choice: "need pay soon, are not sure what to study, or want work that asks for no further degree; many study beside it or later",
  },
  {
    title: "Preparing for government or bank exams",
    said: "(?:(?:govt|government|sarkari|bank|banking|competitive|ssc|railway|upsc|psc|state) ?)+(?:(?:jobs?|naukri|exams?|ki|ka|ke|liye|for) ?)*(?:taiyari|tayari|taiyyari|preparation|prepare|preparing|exams?)|(?:prepare|preparing|preparation|taiyari) (?:for )?(?:(?:govt|government|sarkari|bank|competitive|ssc|railway|upsc|psc|state) ?)+(?:jobs?|naukri|exams?)*",
    choice: "can give it a year or two, with a date on which you stop and study or work beside it: few of many are taken",
  },
  {
    title: "A degree first",
    said: "(?:graduation|degree|college|padhai|padhna|studies|study|studying|higher studies|further studies|higher education|ग्रेजुएशन|पढाई|डिग्री)",
    choice: "can be kept for some years, or want posts that ask for any degree; it can also be done beside work, by distance (ignou.ac.in)",
  },
  {
    title: "Class 11 and 12",
    said: "(?:(?:class|11|11th|12|12th|eleventh|inter|intermediate|ग्यारहवीं|बारहवीं) ?)+(?:science |pcm )?(?:engineering|btech)?",
    choice: "are not sure of a trade yet, or want a degree and all entrances open",
  },
];

/** What speaks for a stream of Class 11 and 12, by its name. */
export const STREAM_CHOICES: Readonly<Record<string, string>> = {
  PCMB: "are torn between medicine and engineering and can carry four heavy subjects",
  PCM: "like maths well enough for an hour each day, and think of engineering, computing, flying or architecture; Commerce and arts degrees stay open",
  PCB: "like biology, and think of patients, animals, plants or laboratories; most of engineering is shut then",
  "Commerce with Maths": "think of accounts, finance, economics or data",
  "Commerce without Maths": "think of accounts, company law, banks or business, and maths holds you back",
  Commerce: "like money, figures and trade: accounts, banks, business; with maths also economics and data",
  "Humanities (Arts)": "like reading, people and society: law, civil services, teaching, psychology, media, design",
  Science: "like maths or biology well enough for hours each day, and think of engineering, medicine, computing or research",
};

/** What speaks for examinations that ask for years of their own. */
export const EXAM_CHOICES: Readonly<Record<string, string>> = {
  "UPSC Civil Services": "can give it two or three years beside a second plan: few of many are taken",
  "State PSC": "want to serve in your own State and can give it years beside a second plan",
  CDS: "have a degree, or will in its last year",
  NDA: "want the life of the forces itself, are fit, and would go where you are posted; who is not taken still has Class 12 for engineering",
  "SSC CGL": "want a fixed post at a desk of the Centre and can prepare for a year or two beside study or work",
  "IBPS PO": "like customers and figures, and would move every few years",
};

/** What speaks for the work of a field, by the category of its careers. */
export const FIELD_CHOICES: Readonly<Record<string, string>> = {
  Arts: "make things unasked and can live through lean first years; it can begin beside a degree that pays meanwhile",
  Media: "make things unasked and can live through lean first years; it can begin beside a degree that pays meanwhile",
  Sports: "already win beyond your district; finish Class 12 and a degree beside it, since few live on sport alone",
  Engineering: "like physics and maths and want to build what works",
  Technology: "like to build with code and to learn anew each year",
  Healthcare: "want to care for people and can carry long training",
  Legal: "like reading, writing and exact rules; arguing in court is only one part of it, in which pay grows slowly",
  Business: "like money, people and plans",
  Education: "like to explain the same thing in a third way",
  Science: "want to find things out and can study on for years",
  Government: "can prepare for years beside a second plan",
  Agriculture: "like soil and animals, and living outside the city",
  Hospitality: "like guests and long shifts on your feet",
};
