import type { Exam } from "@career-clarity/career-catalog";
import { BOARD_NAMES, CIVIL_SERVICES_NAMES, COMMISSION_NAMES } from "./state-recruiters.ts";

/** What students call an examination, and what it is for. */
export type ExamName = {
  readonly names: readonly string[];
  /** Completes "NATA is ...". */
  readonly about: string;
  /** Completes "It counts ...": where its result is taken, for those that are weighed against another. */
  readonly counts?: string;
};

/** Names that are everyday words as well: they are read as an examination in capitals, or where the question speaks of one. */
export const AMBIGUOUS_EXAM_NAMES: ReadonlySet<string> = new Set(["cat", "gate", "jam", "je", "jest", "mat", "nest", "net", "गेट"]);

export const EXAM_NAMES: Readonly<Record<Exam, ExamName>> = {
  "JEE Main": {
    names: ["jee main", "jee mains", "jee", "iit jee", "iit entrance", "जेईई", "जेईई मेन", "जेईई मेंस"],
    about: "the national entrance to engineering degrees at NITs, IIITs and many other colleges, and the way to JEE Advanced",
    counts: "at the NITs, IIITs and many other engineering colleges; its best may go on to JEE Advanced",
  },
  "JEE Advanced": {
    names: ["jee advanced", "jee advance", "advanced jee", "जेईई एडवांस", "जेईई एडवांस्ड"],
    about: "the entrance to the IITs, open to the best of JEE Main",
    counts: "at the IITs and a few other institutes; JEE Main comes before it",
  },
  BITSAT: {
    names: ["bitsat", "bits entrance"],
    about: "the entrance to the campuses of BITS Pilani",
    counts: "at the campuses of BITS Pilani alone",
  },
  "State engineering CET": {
    names: [
      "state engineering cet",
      "mht cet",
      "kcet",
      "wbjee",
      "eamcet",
      "eapcet",
      "comedk",
      "engineering cet",
      "cet",
      "gujcet",
      "guj cet",
      "keam",
      "jcece",
      "jceceb",
      "bcece",
      "tnea",
      "hpcet",
      "uksee",
      "cg pet",
      "uptac",
      "goa cet",
      "assam cee",
      "jkcet",
    ],
    about: "a state's own entrance to its engineering colleges",
  },
  "NEET-UG": {
    names: ["neet ug", "neet", "neet exam", "medical entrance", "jipmer entrance", "jipmer exam", "jipmer mbbs", "नीट", "नीट यूजी"],
    about: "the national entrance to medical, dental, AYUSH, veterinary and several nursing and allied degrees",
    counts: "at every medical, dental and AYUSH college in India",
  },
  "NEET-PG": {
    names: ["neet pg"],
    about: "the national entrance to MD, MS and diplomas after MBBS",
    counts: "at medical colleges all over India, for MD, MS and diplomas",
  },
  "NEET-MDS": { names: ["neet mds"], about: "the national entrance to MDS after BDS" },
  "NEET-SS": { names: ["neet ss"], about: "the entrance to super-speciality courses after MD or MS" },
  "INI-CET": {
    names: ["ini cet", "inicet"],
    about: "the entrance to postgraduate medicine at AIIMS and other institutes of national importance",
  },
  AIAPGET: { names: ["aiapget"], about: "the national entrance to postgraduate AYUSH courses" },
  "CUET-UG": {
    names: ["cuet ug", "cuet", "cucet", "duet", "central university entrance", "सीयूईटी"],
    about: "the common entrance to undergraduate degrees at central and many other universities",
    counts: "at the central universities and many others that choose it",
  },
  "CUET-PG": {
    names: ["cuet pg", "tissnet", "iimc entrance", "iimc exam"],
    about: "the common entrance to master's degrees at central and many other universities",
    counts: "at the central universities and many others that choose it",
  },
  CLAT: {
    names: ["clat", "clat pg", "law entrance", "क्लैट"],
    about: "the common law admission test, the entrance to the national law universities",
    counts: "at the national law universities but the one in Delhi, and at some other law colleges",
  },
  AILET: {
    names: ["ailet"],
    about: "the entrance to the National Law University, Delhi",
    counts: "at the National Law University, Delhi, alone",
  },
  "State law CET": {
    names: ["state law cet", "mh cet law", "law cet", "lawcet", "ts lawcet", "ap lawcet", "klee"],
    about: "a state's own entrance to its law colleges",
  },
  NATA: { names: ["nata"], about: "the national aptitude test for architecture degrees", counts: "at colleges of architecture, for BArch" },
  "JEE Main Paper 2": {
    names: ["jee main paper 2", "jee paper 2", "barch paper"],
    about: "the part of JEE Main for architecture and planning degrees",
  },
  "NID DAT": {
    names: ["nid dat", "nid", "nid entrance"],
    about: "the design aptitude test of the National Institute of Design",
    counts: "at the institutes of NID alone, for product, communication, textile and other design",
  },
  "NIFT entrance": {
    names: ["nift entrance", "nift", "निफ्ट"],
    about: "the entrance to fashion design, technology and management at NIFT",
    counts: "at the campuses of NIFT alone, for fashion, textile, accessory and leather design, technology and management",
  },
  UCEED: {
    names: ["uceed"],
    about: "the common entrance to design degrees at IITs and other institutes",
    counts: "at several IITs and some other institutes, for BDes",
  },
  CEED: {
    names: ["ceed"],
    about: "the common entrance to master's degrees in design",
    counts: "at several IITs and some other institutes, for MDes",
  },
  "NCHM JEE": {
    names: ["nchm jee", "nchmct jee", "nchmct", "nchm", "hotel management entrance", "ihm entrance", "ihm jee", "ihm exam"],
    about: "the national entrance to hotel management degrees",
  },
  "CA Foundation": {
    names: ["ca foundation", "ca cpt"],
    about: "the first examination of the chartered accountancy course, after Class 12",
  },
  CSEET: { names: ["cseet"], about: "the entrance to the company secretary course" },
  "CMA Foundation": { names: ["cma foundation"], about: "the first examination of the cost and management accountancy course" },
  ACET: { names: ["acet", "actuarial entrance"], about: "the common entrance to the actuarial course" },
  IPMAT: { names: ["ipmat", "ipm entrance"], about: "the entrance to five-year management courses after Class 12 at some IIMs" },
  CAT: {
    names: ["cat", "cat exam", "iim entrance", "कैट"],
    about: "the common admission test for management courses at the IIMs and many other schools, after a degree",
    counts: "at the IIMs and at many other business schools",
  },
  XAT: {
    names: ["xat"],
    about: "a national entrance to management courses at XLRI and other schools",
    counts: "at XLRI and at some other business schools",
  },
  MAT: {
    names: ["mat", "mat exam"],
    about: "a national entrance to management courses at many schools",
    counts: "at many private business schools, not at the IIMs",
  },
  GATE: {
    names: ["gate", "gate exam", "गेट"],
    about: "the graduate aptitude test in engineering, for master's degrees and some public-sector posts",
    counts: "at IITs and NITs for MTech, and at some public companies that recruit by it",
  },
  "CSIR-NET": { names: ["csir net", "csir"], about: "the national test for research fellowships and lectureships in the sciences" },
  "UGC-NET": {
    names: ["ugc net", "net", "net exam", "net jrf", "jrf", "यूजीसी नेट", "नेट परीक्षा"],
    about: "the national test for teaching at colleges and for research fellowships",
    counts: "at universities and colleges all over India, for assistant professors and research fellowships",
  },
  "State SET": {
    names: [
      "state set",
      "set exam",
      "state eligibility test",
      "slet",
      "mh set",
      "mhset",
      "kset",
      "tg set",
      "ts set",
      "ap set",
      "wb set",
      "tnset",
      "gset",
    ],
    about: "a State's own test of who may teach at its colleges, beside UGC-NET and without a fellowship, such as MH-SET or KSET",
  },
  "IIT JAM": { names: ["iit jam", "jam", "jam exam"], about: "the entrance to master's degrees in science at the IITs and IISc" },
  "State agriculture CET": {
    names: [
      "state agriculture cet",
      "agriculture cet",
      "agriculture entrance",
      "agri entrance",
      "upcatet",
      "ouat",
      "ouat entrance",
      "ouat exam",
    ],
    about:
      "a State's entrance to BSc Agriculture and other farm degrees: one of its own, such as UPCATET, or a part of its common test, such as MHT-CET or KCET",
  },
  "ICAR-AIEEA (PG)": {
    names: ["icar aieea", "icar", "icar exam"],
    about: "the entrance to master's degrees at agricultural universities; bachelor's seats go by CUET-UG",
  },
  "ICAR-AICE (PhD)": {
    names: ["icar aice", "aice", "aice jrf srf", "aice jrf", "aice phd", "icar phd", "icar phd entrance", "icar srf"],
    about:
      "the entrance to PhD seats at agricultural, veterinary and fisheries universities, with a fellowship for the best; its full name is AICE-JRF/SRF (PhD)",
  },
  NDA: {
    names: ["nda", "nda exam", "एनडीए"],
    about: "the examination for the National Defence Academy, the way to become an officer of the armed forces after Class 12",
    counts: "at the National Defence Academy, after Class 12",
  },
  CDS: {
    names: ["cds", "cds exam", "सीडीएस"],
    about: "the combined defence services examination, the way to become an officer after a degree",
    counts: "at the academies of the three forces, after a degree",
  },
  AFCAT: { names: ["afcat", "एफकैट"], about: "the Air Force's own entrance for officers" },
  "Agniveer recruitment": {
    names: ["agniveer recruitment", "agnipath", "agniveer bharti", "agniveer exam", "अग्निवीर भर्ती", "अग्निपथ"],
    about: "the recruitment of soldiers, sailors and airmen for four years",
  },
  "UPSC Civil Services": {
    names: ["upsc civil services", "upsc", "upsc cse", "civil services", "civil service exam", "ias exam", "ips exam", "यूपीएससी"],
    about: "the civil services examination, the way into the IAS, IPS, IFS and other central services after any degree",
    counts: "in the all-India and central services, such as IAS, IPS and IFS",
  },
  "UPSC Engineering Services": {
    names: ["upsc ese", "upsc engineering services", "ies exam", "engineering services"],
    about: "the examination for engineers in central government services",
  },
  "UPSC Indian Forest Service": {
    names: ["indian forest service", "upsc ifos", "ifos", "forest service exam"],
    about: "the examination for the Indian Forest Service",
  },
  "UPSC CAPF": {
    names: ["upsc capf", "capf", "capf ac"],
    about: "the examination for assistant commandants of the central armed police forces",
  },
  "UPSC CMS": { names: ["upsc cms", "cms exam"], about: "the examination for doctors in central government services" },
  "UPSC IES/ISS": {
    names: ["upsc ies iss", "iss exam", "indian economic service", "indian statistical service"],
    about: "the examination for the Indian Economic and Statistical Services",
  },
  "UPSC EPFO": {
    names: ["upsc epfo", "epfo", "epfo exam", "epfo eo", "upsc apfc", "apfc"],
    about: "the examination for enforcement and accounts officers of the provident fund organisation",
  },
  "UPSC recruitment": {
    names: ["upsc recruitment", "upsc ora", "upsc direct recruitment", "upsc recruitment test"],
    about:
      "UPSC's choice of specialists post by post, by a form, an interview and where many apply a test: drugs inspectors, prosecutors, scientists, engineers",
  },
  "ESIC SSO": {
    names: ["esic sso", "esic sso exam", "esic social security officer", "sso exam"],
    about:
      "the examination for social security officers of the Employees' State Insurance Corporation, which comes only once in some years",
  },
  "FCI recruitment": {
    names: ["fci recruitment", "fci", "fci exam", "fci bharti", "fci manager", "food corporation of india", "एफसीआई"],
    about:
      "the Food Corporation of India's own recruitment of assistants and managers for its grain stores and offices, which comes only once in some years",
  },
  "State PSC": {
    names: [
      "state psc",
      "psc",
      "pcs exam",
      "pcs",
      "state civil service",
      "state service exam",
      "state civil service exam",
      "पीसीएस",
      "बीपीएससी",
      "यूपीपीएससी",
      "एमपीपीएससी",
      "आरपीएससी",
      "जेपीएससी",
      ...COMMISSION_NAMES,
      ...CIVIL_SERVICES_NAMES,
    ],
    about: "a State's own civil services and departmental examination, held by its Public Service Commission",
    counts: "in the services of that State",
  },
  "State staff selection": {
    names: [...BOARD_NAMES, "upsssc pet", "hssc cet", "state staff selection", "subordinate services"],
    about: "a state's own recruitment of clerks, patwaris, village workers, guards and technicians",
  },
  "SSC CGL": {
    names: ["ssc cgl", "cgl", "ssc", "एसएससी", "एसएससी सीजीएल", "सीजीएल"],
    about: "the combined graduate level examination for posts in central government offices",
    counts: "in ministries and offices of the central government",
  },
  "SSC CHSL": {
    names: ["ssc chsl", "chsl", "एसएससी सीएचएसएल", "सीएचएसएल"],
    about: "the examination for central government posts after Class 12",
  },
  "SSC Stenographer": {
    names: ["ssc stenographer", "ssc steno", "steno exam", "stenographer exam"],
    about: "the examination for stenographers of central government offices, with a test of shorthand",
  },
  "SSC MTS": {
    names: ["ssc mts", "mts", "mts exam", "ssc havaldar", "multi tasking staff", "एसएससी एमटीएस", "एमटीएस"],
    about: "the examination for helpers in central government offices, and for Havaldars at customs and narcotics",
  },
  "SSC GD": {
    names: ["ssc gd", "gd constable", "एसएससी जीडी", "जीडी कांस्टेबल"],
    about: "the recruitment of constables in the central armed police forces",
  },
  "SSC CPO": {
    names: ["ssc cpo", "cpo exam", "ssc si", "delhi police si"],
    about: "the examination for Sub-Inspectors of Delhi Police and of the central armed police forces",
  },
  "SSC Delhi Police Constable": {
    names: [
      "ssc delhi police constable",
      "ssc delhi police",
      "delhi police constable",
      "delhi police constable exam",
      "delhi police exam",
      "delhi police bharti",
      "dp constable",
      "दिल्ली पुलिस कांस्टेबल",
      "दिल्ली पुलिस भर्ती",
    ],
    about: "the examination for constables (Executive) of Delhi Police, women and men, open to candidates from all over India",
  },
  "SSC JE": {
    names: ["ssc je", "je", "junior engineer", "je civil", "civil je", "je exam", "je electrical", "je mechanical", "je kaise", "je banna"],
    about: "the examination for junior engineers in central government departments; railways, States and power companies hold their own",
  },
  "SSC JHT": {
    names: ["ssc jht", "jht", "jht exam", "ssc translator", "ssc hindi translator", "hindi translator exam", "एसएससी जेएचटी"],
    about: "the Combined Hindi Translators Examination, for translators between Hindi and English in central government offices",
  },
  "SSC Selection Posts": {
    names: ["ssc selection posts", "ssc selection", "ssc phase exam", "selection post exam"],
    about:
      "the examination for single posts of central departments, such as Assistant Archaeologist, with a paper each after Class 10, Class 12 and a degree",
  },
  "IB recruitment": {
    names: ["ib recruitment", "ib acio", "acio", "ib exam", "intelligence bureau exam"],
    about: "the Intelligence Bureau's own recruitment, of officers after a degree and of assistants after Class 10",
  },
  "State police constable recruitment": {
    names: ["state police constable recruitment", "police constable exam", "police constable bharti", "constable bharti", "constable exam"],
    about: "a state's recruitment of police constables: a paper, a run and measurements",
  },
  "State police SI recruitment": {
    names: ["state police si recruitment", "police si exam", "si bharti", "police sub inspector exam", "daroga bharti", "daroga exam"],
    about: "a state's recruitment of Sub-Inspectors of police: papers, a run and measurements",
  },
  "RPF recruitment": {
    names: ["rpf recruitment", "rpf exam", "rpf bharti", "rpf constable", "rpf si"],
    about: "the recruitment of constables and Sub-Inspectors of the Railway Protection Force",
  },
  "Coast Guard recruitment": {
    names: ["coast guard recruitment", "coast guard exam", "coast guard bharti", "cgcat", "navik exam"],
    about: "the Coast Guard's own recruitment, of sailors after Class 10 or 12 and of officers after a degree",
  },
  "India Post GDS": {
    names: ["india post gds", "gds", "gramin dak sevak", "post office gds", "gds bharti", "डाक सेवक", "ग्रामीण डाक सेवक"],
    about: "the choice of Gramin Dak Sevaks for village post offices: no examination, but the marks of Class 10",
  },
  "RRB NTPC": {
    names: ["rrb ntpc", "railway ntpc", "ntpc railway", "ntpc exam", "rrb", "railway exam", "railway bharti", "रेलवे भर्ती"],
    about: "the railways' examination for station, office and traffic posts",
  },
  "RRB Group D": {
    names: ["rrb group d", "railway group d", "group d", "rrc group d", "rrb level 1", "railway level 1", "ग्रुप डी"],
    about: "the railways' examination for their first grade: track, yard and workshop helpers, now called Level 1",
  },
  "RRB ALP": { names: ["rrb alp", "alp", "alp exam"], about: "the railways' examination for assistant loco pilots" },
  "RRB Technician": {
    names: ["rrb technician", "railway technician", "rrb tech"],
    about: "the railways' examination for technicians of signals and workshops",
  },
  "RRB JE": { names: ["rrb je"], about: "the railways' examination for junior engineers" },
  "RRB Paramedical": {
    names: [
      "rrb paramedical",
      "railway paramedical",
      "rrb staff nurse",
      "railway staff nurse",
      "rrb pharmacist",
      "railway pharmacist",
      "rrb nursing",
    ],
    about:
      "the railways' examination for the staff of their hospitals: nurses, pharmacists, radiographers, laboratory staff and Health and Malaria Inspectors",
  },
  "Metro rail recruitment": {
    names: [
      "metro rail recruitment",
      "metro rail exam",
      "metro exam",
      "metro rail bharti",
      "metro bharti",
      "dmrc",
      "dmrc exam",
      "delhi metro exam",
      "bmrcl",
    ],
    about:
      "the recruitment of each city's metro company, such as Delhi's DMRC: drivers, station controllers, engineers and maintainers, by a test of its own",
  },
  "IBPS PO": {
    names: ["ibps po", "ibps", "bank po exam", "bank exam", "banking exam", "आईबीपीएस", "आईबीपीएस पीओ"],
    about: "the examination for probationary officers of public-sector banks",
    counts: "at public sector banks but the State Bank of India, as officers",
  },
  "IBPS Clerk": {
    names: ["ibps clerk", "ibps csa", "bank clerk exam", "आईबीपीएस क्लर्क"],
    about: "the examination for clerks of public-sector banks, by its newer name for customer service associates",
  },
  "IBPS SO": {
    names: ["ibps so", "ibps specialist officer", "bank specialist officer", "ibps afo", "afo", "afo exam", "specialist officer"],
    about: "the examination for specialist officers of public-sector banks: agriculture, law, IT, marketing, people and Hindi",
  },
  "IBPS RRB": {
    names: ["ibps rrb", "rrb po", "rrb clerk", "gramin bank", "grameen bank", "regional rural bank", "gramin bank exam"],
    about: "the examination for officers and office assistants of regional rural banks, called Gramin banks",
  },
  "SBI PO": { names: ["sbi po", "एसबीआई पीओ"], about: "the State Bank of India's examination for probationary officers" },
  "SBI Clerk": {
    names: ["sbi clerk", "sbi junior associate", "sbi ja", "एसबीआई क्लर्क"],
    about: "the State Bank of India's examination for clerks, whom it calls Junior Associates",
  },
  "RBI Grade B": { names: ["rbi grade b"], about: "the Reserve Bank of India's examination for officers" },
  "RBI Assistant": {
    names: ["rbi assistant"],
    about: "the Reserve Bank of India's examination for assistants in its offices",
  },
  "NABARD Grade A": { names: ["nabard grade a", "nabard"], about: "NABARD's examination for assistant managers in rural finance" },
  "LIC AAO": { names: ["lic aao"], about: "the examination for assistant administrative officers of LIC" },
  "General insurance AO": {
    names: ["niacl ao", "niacl", "general insurance ao", "gic officer", "uiic ao", "oicl ao", "insurance ao", "nicl ao"],
    about: "an examination for officers of a public general insurer, such as New India Assurance, each of which holds its own",
  },
  CTET: {
    names: ["ctet", "सीटीईटी", "सीटेट"],
    about: "the central teacher eligibility test for Classes 1 to 8, after which the recruitment of a State, KVS or NVS gives the post",
    counts: "at schools of the centre, such as Kendriya and Navodaya Vidyalayas, and at many private schools",
  },
  "State TET": {
    names: ["state tet", "tet", "uptet", "reet", "htet", "टीईटी", "यूपीटेट"],
    about: "a state's own teacher eligibility test",
    counts: "at government schools of that State",
  },
  "State teacher recruitment": {
    names: [
      "state teacher recruitment",
      "bpsc tre",
      "tre teacher",
      "bpsc teacher",
      "tre exam",
      "tre",
      "super tet",
      "supertet",
      "teacher recruitment exam",
      "tgt pgt exam",
      "lt grade",
    ],
    about: "a state's recruitment of teachers for its schools, after the training and, for Classes 1 to 8, its TET",
  },
  "KVS and NVS recruitment": {
    names: [
      "kvs and nvs recruitment",
      "kvs",
      "nvs",
      "kvs exam",
      "nvs exam",
      "kendriya vidyalaya teacher",
      "navodaya teacher",
      "kvs teacher",
      "nvs teacher",
      "kvs pgt",
      "kvs prt",
      "kvs tgt",
    ],
    about: "the recruitment of teachers for Kendriya and Navodaya Vidyalayas",
  },
  "EMRS recruitment": {
    names: [
      "emrs recruitment",
      "emrs",
      "emrs exam",
      "esse exam",
      "emrs staff selection",
      "eklavya school teacher",
      "eklavya teacher",
      "emrs teacher",
      "emrs tgt",
      "emrs pgt",
      "emrs hostel warden",
    ],
    about:
      "the staff selection examination (ESSE) of the Eklavya schools for tribal pupils: teachers, principals, hostel wardens and other staff",
  },
  "IMU-CET": { names: ["imu cet", "imucet", "merchant navy entrance"], about: "the entrance to maritime courses for the merchant navy" },
  "DGCA pilot papers": {
    names: ["dgca pilot papers", "dgca exam", "cpl exam", "dgca papers"],
    about: "the papers that a commercial pilot must pass with India's aviation regulator",
  },
  "AAI ATC": { names: ["aai atc", "aai exam", "atc exam"], about: "the Airports Authority of India's examination for air traffic control" },
  "AAI recruitment": {
    names: [
      "aai recruitment",
      "aai junior executive",
      "aai je",
      "aai fire service",
      "aai junior assistant",
      "aai bharti",
      "airports authority recruitment",
    ],
    about:
      "the Airports Authority of India's own recruitment of engineers, airport and fire officers and firemen; engineers come by their GATE score",
  },
  "ISRO recruitment": {
    names: ["isro recruitment", "isro exam", "isro icrb", "isro scientist exam"],
    about: "the space organisation's own recruitment of scientists, engineers and technicians",
  },
  "BARC OCES": {
    names: ["barc oces", "barc", "barc exam", "barc scientific officer", "oces", "dgfs"],
    about: "the way to become a scientific officer of the Department of Atomic Energy: a year of paid training",
  },
  "DAE stipendiary trainee": {
    names: [
      "stipendiary trainee",
      "barc stipendiary trainee",
      "npcil stipendiary trainee",
      "barc stipendiary",
      "npcil exam",
      "npcil",
      "barc trainee",
    ],
    about:
      "the recruitment of technicians, plant operators and scientific assistants for atomic energy, with a paid training of one and a half to two years",
  },
  "DRDO CEPTAM": {
    names: ["ceptam", "drdo ceptam", "drdo technician", "drdo mts", "drdo technical assistant"],
    about: "DRDO's own recruitment of technicians and senior technical assistants for its laboratories",
  },
  "BRO recruitment": {
    names: ["bro recruitment", "gref", "gref recruitment", "border roads organisation", "border roads", "bro gref", "bro bharti"],
    about: "the recruitment of drivers, operators, mechanics, masons and supervisors who build roads at the borders",
  },
  "State power company recruitment": {
    names: [
      "state power company recruitment",
      "state power company",
      "power company recruitment",
      "discom exam",
      "discom recruitment",
      "bijli vibhag bharti",
      "electricity board exam",
      "uppcl",
      "msedcl",
      "mahavitaran",
      "tangedco",
      "pspcl",
      "lineman bharti",
    ],
    about:
      "the recruitment of a State's power companies (discom, transco, genco): linemen, operators, junior and assistant engineers, by a test of their own",
  },
  "BEE energy examination": {
    names: ["energy auditor exam", "energy manager exam", "bee exam", "bee energy auditor", "bee certification"],
    about: "the national examination that certifies energy managers and energy auditors",
  },
  "Bar examination (AIBE)": {
    names: ["aibe", "bar exam", "bar examination", "bar council exam"],
    about: "the examination that a law graduate passes to practise in court",
  },
  "Advocate-on-Record examination": {
    names: ["advocate on record examination", "advocate on record exam", "advocate on record", "aor", "aor exam", "aor examination"],
    about: "the Supreme Court's examination for advocates who may file cases there (Advocates-on-Record)",
  },
  "Judicial services": {
    names: ["judicial services", "judicial service", "pcs j", "judiciary exam", "judicial exam"],
    about: "a state's examination for civil judges, after a law degree",
  },
  "Court staff recruitment": {
    names: ["court staff recruitment", "high court exam", "court clerk exam", "district court exam", "high court recruitment"],
    about: "the recruitment of assistants, clerks, stenographers and process servers by High Courts and district courts",
  },
  "IISER IAT": { names: ["iiser iat", "iiser", "iat exam"], about: "the aptitude test for science degrees at the IISERs" },
  NEST: {
    names: ["nest", "nest exam", "niser", "niser exam"],
    about: "the entrance to science degrees at NISER and the Mumbai centre for basic sciences",
  },
  "ISI entrance": {
    names: ["isi entrance", "isi exam", "indian statistical institute"],
    about: "the entrance to statistics and mathematics at the Indian Statistical Institute",
  },
  "CMI entrance": {
    names: ["cmi entrance", "cmi exam", "chennai mathematical institute"],
    about: "the entrance to the Chennai Mathematical Institute",
  },
  "NSD entrance": { names: ["nsd entrance", "nsd", "national school of drama"], about: "the entrance to the National School of Drama" },
  "FTII and SRFTI entrance tests": {
    names: ["ftii jet", "ftii", "srfti", "film institute entrance"],
    about: "the entrances of the film and television institutes at Pune and Kolkata, each its own test",
  },
  "NSNIS entrance": {
    names: [
      "nsnis entrance",
      "nsnis",
      "nis patiala",
      "nis coaching diploma",
      "nis diploma",
      "nsnis diploma",
      "nis coaching course",
      "sai coaching diploma",
    ],
    about: "the entrance to the one-year diploma in sports coaching of the National Institute of Sports at Patiala and its other centres",
  },
  NCET: {
    names: ["ncet", "itep entrance"],
    about: "the national entrance to the four-year integrated teaching degree (ITEP), after Class 12",
  },
  "State BEd CET": {
    names: ["state bed cet", "bed cet", "bed entrance", "bed entrance exam", "bed jee", "ptet", "edcet"],
    about: "a State's entrance to the two-year BEd, such as UP BEd JEE, PTET in Rajasthan or MAH BEd CET",
  },
  "State DElEd entrance": {
    names: [
      "state deled entrance",
      "deled entrance",
      "deled entrance exam",
      "deled cet",
      "d el ed entrance",
      "bstc",
      "bstc exam",
      "pre deled",
      "deecet",
    ],
    about:
      "a State's entrance to the two-year DElEd for teachers of Classes 1 to 5, such as Pre DElEd in Rajasthan or DEECET; other States take by marks",
  },
  "State BPEd CET": {
    names: ["state bped cet", "bped cet", "bped entrance", "bped entrance exam", "bped exam", "pecet"],
    about:
      "a State's entrance to the two-year BPEd for teachers of physical education, such as MAH BPEd CET or PECET: a paper and tests on the field",
  },
  "CITS entrance": {
    names: ["cits entrance", "cits exam", "aicet"],
    about: "the All India entrance (AICET) to the one-year training of ITI instructors",
  },
  NHTET: {
    names: ["nhtet", "nhtet exam", "hospitality teachers eligibility test"],
    about:
      "the national eligibility test for teachers at the Institutes of Hotel Management (IHMs), each of which then fills its posts itself",
  },
  "RIE CEE": { names: ["rie cee", "rie exam"], about: "the entrance to teaching degrees at the Regional Institutes of Education" },
  "NISM certification": { names: ["nism certification", "nism"], about: "certificates that SEBI asks for in the securities market" },
  "IRDAI licence exam": {
    names: ["irdai licence exam", "irdai exam", "irda exam", "ic 38"],
    about: "the examination that an insurance agent passes",
  },
  "IBBI examination": {
    names: [
      "ibbi examination",
      "ibbi",
      "ibbi exam",
      "limited insolvency examination",
      "limited insolvency exam",
      "insolvency exam",
      "registered valuer exam",
      "ibbi valuation exam",
    ],
    about:
      "the tests of the insolvency board: the Limited Insolvency Examination for insolvency professionals, and a valuation examination for each kind of property",
  },
  "Customs broker examination": {
    names: [
      "customs broker exam",
      "customs broker examination",
      "customs broker license exam",
      "customs broker licence exam",
      "cblr",
      "cblr exam",
      "cha exam",
      "f card exam",
      "custom house agent exam",
    ],
    about: "the written and oral examination for the licence of a customs broker, once called a custom house agent (CHA)",
  },
  "State ITI admission": {
    names: ["state iti admission", "iti admission", "iti form"],
    about: "a state's admission to trades at Industrial Training Institutes",
  },
  "State polytechnic admission": {
    names: [
      "polytechnic cet",
      "polytechnic entrance",
      "polytechnic exam",
      "polytechnic form",
      "polytechnic admission",
      "jeecup",
      "polycet",
    ],
    about: "the way into polytechnic diplomas after Class 10, by a test in some states and by marks in others",
  },
  "State nursing CET": {
    names: [
      "state nursing cet",
      "nursing cet",
      "bsc nursing cet",
      "state nursing entrance",
      "mh nursing cet",
      "jenpas",
      "jenpas ug",
      "cnet",
      "cnet exam",
      "up cnet",
      "pnst",
    ],
    about:
      "a State's entrance to BSc Nursing: one of its own, such as JENPAS-UG in West Bengal or CNET in Uttar Pradesh, or a part of its common test; some States go by NEET-UG",
  },
  "AIIMS Nursing": { names: ["aiims nursing", "aiims bsc nursing"], about: "the entrance to nursing degrees at AIIMS" },
  "AIIMS Paramedical": {
    names: ["aiims paramedical", "aiims bsc paramedical", "aiims paramedical entrance"],
    about: "the entrance to degrees in radiography, laboratory, theatre and other health technology at AIIMS",
  },
  NORCET: {
    names: ["norcet", "aiims norcet", "nursing officer exam", "staff nurse exam"],
    about: "the examination for nursing officers of AIIMS and other central hospitals",
  },
  "Merchant Navy sponsorship tests": {
    names: ["merchant navy sponsorship", "sponsorship tests"],
    about: "shipping companies' own tests for cadets",
  },
  "BPharm state CET": {
    names: ["bpharm state cet", "bpharm cet", "pharmacy cet", "pharmacy entrance"],
    about: "a state's entrance to pharmacy degrees",
  },
  NIMCET: { names: ["nimcet", "mca entrance", "nit mca"], about: "the common entrance to MCA at the NITs" },
  "State MCA CET": {
    names: ["state mca cet", "mca cet", "mah mca cet", "state mca entrance", "mca state entrance", "jeca", "wb jeca"],
    about:
      "a State's entrance to the MCA of its colleges, such as MAH-MCA-CET in Maharashtra, ICET in Telangana and Andhra Pradesh or TANCET in Tamil Nadu",
  },
  "C-CAT": { names: ["c cat", "ccat", "cdac", "c dac", "cdac exam"], about: "the entrance to C-DAC's PG diplomas in computing" },
  MICAT: { names: ["micat", "mica entrance"], about: "the test of MICA, Ahmedabad, for marketing and advertising, beside CAT or XAT" },
  "NICMAR NCAT": { names: ["nicmar ncat", "nicmar", "ncat"], about: "NICMAR's own entrance to courses in construction management" },
  "FDDI AIST": { names: ["fddi aist", "fddi", "aist"], about: "the entrance to footwear, leather and retail design courses at FDDI" },
  "IICD entrance": { names: ["iicd entrance", "iicd"], about: "the entrance to craft design at IICD, Jaipur" },
  "CIPET admission test": { names: ["cipet admission test", "cipet", "cipet exam"], about: "the entrance to plastics courses at CIPET" },
  "CIFNET entrance": {
    names: ["cifnet entrance", "cifnet", "cifnet exam"],
    about:
      "the entrance to courses for fishing vessels at CIFNET: Vessel Navigator and Marine Fitter after Class 10, nautical science (BFSc) after Class 12",
  },
  "SVNIRTAR CET": {
    names: ["svnirtar cet", "svnirtar", "niepmd", "baslp entrance"],
    about: "a common entrance to degrees in therapy, limbs, speech and hearing at several national institutes",
  },
  "GAT-B": { names: ["gat b", "gatb", "gat b exam"], about: "the aptitude test for some master's courses in biotechnology" },
  GPAT: { names: ["gpat", "mpharm entrance"], about: "the graduate pharmacy aptitude test, for MPharm" },
  "NIPER JEE": { names: ["niper jee", "niper"], about: "the entrance to master's courses in pharmacy at the NIPERs" },
  "INI-SS": { names: ["ini ss", "iniss"], about: "the entrance to super-speciality courses at AIIMS and similar institutes" },
  FET: {
    names: ["fet", "fet exam", "fellowship entrance test", "nbems fet", "fnb entrance", "fnb exam"],
    about: "the Fellowship Entrance Test, the entrance to fellowships (FNB) in one branch of medicine after a specialist's degree",
  },
  JEST: { names: ["jest", "jest exam"], about: "the screening test for a PhD in physics or theoretical computer science" },
  "TIFR GS": {
    names: ["tifr gs", "tifr", "tifr exam", "tifr entrance", "jgeebils"],
    about:
      "the entrance to the graduate school of the Tata Institute of Fundamental Research and its centres: a PhD, or one with the MSc, in sciences and maths",
  },
  "ASRB NET": { names: ["asrb net", "asrb", "icar net", "ars exam"], about: "the test for teaching at agricultural universities" },
  "UPSC Combined Geo-Scientist": {
    names: ["upsc combined geo scientist", "upsc geo scientist", "geo scientist exam", "geoscientist exam", "gsi exam", "upsc geologist"],
    about: "the examination for geologists, geophysicists and chemists of the Geological Survey and the Ground Water Board",
  },
  "Patent agent examination": { names: ["patent agent examination", "patent agent exam"], about: "the examination for patent agents" },
  "Patent examiner examination": {
    names: ["patent examiner examination", "patent examiner exam", "cgpdtm", "cgpdtm exam"],
    about: "the examination for examiners at the Patent Office, which comes only once in some years",
  },
  "DGMS certificates": {
    names: ["dgms certificates", "dgms", "dgms exam"],
    about: "the certificates of competency for statutory posts in mines",
  },
  "State electrical licence test": {
    names: [
      "state electrical licence test",
      "electrical licence test",
      "wireman exam",
      "wireman test",
      "wireman licence",
      "wireman license",
      "wireman permit",
      "electrical licence",
      "electrical license",
      "electrical supervisor exam",
      "wireman pariksha",
    ],
    about:
      "a State's tests for the certificates of a wireman and of an electrical supervisor; many States give them without a test to an ITI, diploma or degree with experience",
  },
};
