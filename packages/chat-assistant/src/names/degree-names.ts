/** What students call a degree, diploma or certificate, and what it is. */
export type DegreeName = {
  readonly names: readonly string[];
  /** Completes "BAMS is ...": what it is, how long it takes, and what it leads to. Only what holds from year to year. */
  readonly about: string;
};

/** Names that are everyday words as well: they are read as a degree in capitals, or close to another degree. */
export const AMBIGUOUS_DEGREE_NAMES: ReadonlySet<string> = new Set(["ma", "md", "ms"]);

/** By the name that pathways write. Where two are as well known, the one that most students mean comes first. */
export const DEGREE_NAMES: Readonly<Record<string, DegreeName>> = {
  BTech: {
    names: ["btech", "b tech", "engineering degree", "be civil", "be mechanical", "be computer", "be degree", "बीटेक", "बी टेक"],
    about:
      "a four-year degree in engineering or technology after Class 12 with physics and maths (in some colleges called BE); it leads to engineering and software, or on to MTech and MBA",
  },
  MTech: {
    names: ["mtech", "m tech", "एमटेक", "एम टेक"],
    about:
      "a two-year master's degree after BTech, often by way of GATE; it leads to research, college teaching and special fields of engineering",
  },
  BCA: {
    names: ["bca", "बीसीए"],
    about:
      "a degree in computer applications, three years after Class 12 or four with honours; it leads to software and web work, or on to MCA",
  },
  MCA: {
    names: ["mca", "एमसीए"],
    about: "a two-year master's degree in computer applications after BCA or a degree with maths; it leads to software work",
  },
  BCom: {
    names: ["bcom", "b com", "बीकॉम", "बी कॉम"],
    about:
      "a degree in commerce, three years after Class 12 or four with honours; it leads to accounts and banking, and can run beside CA, CS or CMA",
  },
  MCom: {
    names: ["mcom", "m com", "एमकॉम"],
    about: "a two-year master's degree in commerce; it leads to teaching and to work in accounts and finance",
  },
  "BSc Nursing": {
    names: ["bsc nursing", "b sc nursing", "nursing degree", "bsc in nursing", "nursing me bsc", "बीएससी नर्सिंग", "बी एससी नर्सिंग"],
    about:
      "a four-year degree in nursing after Class 12, at most colleges with PCB; it leads to registration as a nurse, and on to MSc Nursing, teaching and senior posts",
  },
  GNM: {
    names: ["gnm", "gnm nursing", "diploma in nursing", "nursing diploma", "general nursing and midwifery", "जीएनएम"],
    about:
      "General Nursing and Midwifery, a diploma of three years after Class 12; it leads to registration as a nurse, and to the degree by a Post Basic BSc Nursing",
  },
  ANM: {
    names: ["anm", "एएनएम"],
    about:
      "Auxiliary Nurse and Midwife, a course of two years after Class 12; it leads to health work in villages and towns, and can be followed by GNM",
  },
  "BSc Agriculture": {
    names: [
      "bsc agriculture",
      "b sc agriculture",
      "bsc agri",
      "bsc ag",
      "agriculture bsc",
      "bsc in agriculture",
      "बीएससी एग्रीकल्चर",
      "बीएससी कृषि",
    ],
    about:
      "a four-year degree in farming as a science, after Class 12 with science or agriculture; it leads to agriculture departments, seed and food firms, rural banking and research",
  },
  "BSc Forestry": {
    names: [
      "bsc forestry",
      "b sc forestry",
      "bsc in forestry",
      "b sc in forestry",
      "bsc hons forestry",
      "forestry bsc",
      "forestry me bsc",
      "बीएससी फॉरेस्ट्री",
      "बीएससी फारेस्ट्री",
      "बीएससी वानिकी",
    ],
    about:
      "a four-year degree in forests, wildlife and timber, after Class 12 with science or agriculture; it leads to forest departments, plantations, conservation and research",
  },
  BFSc: {
    names: [
      "bfsc",
      "b f sc",
      "bachelor of fisheries science",
      "bachelor of fisheries",
      "bsc fisheries",
      "b sc fisheries",
      "bsc in fisheries",
      "bsc fishery",
      "fisheries me bsc",
      "बीएफएससी",
      "बीएससी फिशरीज",
      "बीएससी मत्स्य विज्ञान",
    ],
    about:
      "a four-year degree in fisheries, after Class 12 with biology; it leads to fisheries departments, hatcheries, feed and processing firms and research",
  },
  BSc: {
    names: ["bsc", "b sc", "बीएससी", "बी एससी"],
    about:
      "a degree in one or more sciences, three years after Class 12 or four with honours; it leads to MSc and research, to BEd and teaching, and to posts that ask for any degree",
  },
  MSc: {
    names: ["msc", "m sc", "एमएससी"],
    about: "a two-year master's degree in a science; it leads to laboratories, college teaching by way of NET, and a PhD",
  },
  "BA LLB": {
    names: ["ba llb", "b a llb", "ballb", "five year law", "5 year law", "integrated law", "बीए एलएलबी"],
    about: "a degree in arts and law together, five years after Class 12; with it one can enrol as an advocate",
  },
  "BBA LLB": {
    names: ["bba llb", "b b a llb", "bballb", "बीबीए एलएलबी"],
    about: "a degree in business administration and law together, five years after Class 12; with it one can enrol as an advocate",
  },
  LLB: {
    names: ["llb", "ll b", "law degree", "3 year law", "एलएलबी"],
    about: "the law degree of three years after any other degree; with it one can enrol as an advocate",
  },
  LLM: {
    names: ["llm", "ll m", "एलएलएम"],
    about: "a master's degree in law of one or two years after a law degree; it leads to teaching and special fields of law",
  },
  BA: {
    names: ["ba", "b a", "बीए"],
    about:
      "a degree in arts and social subjects, three years after Class 12 or four with honours; it leads to civil services, law by LLB, teaching by BEd, media and social work",
  },
  MA: {
    names: ["ma", "ma in", "after ma", "ma kiya", "ma pass", "ma ke baad", "ma karke", "master of arts", "masters in arts", "एमए"],
    about: "a two-year master's degree in an arts or social subject; it leads to school and college teaching, research and a PhD",
  },
  BBA: {
    names: ["bba", "bbm", "bms", "बीबीए"],
    about:
      "a degree in business administration, three years after Class 12 or four with honours; it leads to junior posts in firms, or on to MBA",
  },
  MBA: {
    names: ["mba", "एमबीए"],
    about:
      "a two-year master's degree in management from a university, after any degree; it leads to marketing, finance, people and operations, and to managing them",
  },
  PGDM: {
    names: ["pg diploma in management", "post graduate diploma in management", "pgdm", "pgdbm", "पीजीडीएम"],
    about:
      "a two-year diploma in management after any degree, given by institutes that are no universities; employers mostly treat it as they treat an MBA, but for a PhD or a public post ask first whether it counts as one",
  },
  MBBS: {
    names: ["mbbs", "एमबीबीएस"],
    about:
      "the degree of doctors of modern medicine: four and a half years after Class 12 with PCB and NEET-UG, then a year's internship; it leads to registration as a doctor, and on to MD or MS",
  },
  BDS: {
    names: ["bds", "बीडीएस"],
    about:
      "the dentist's degree: five years after Class 12 with PCB and NEET-UG, internship included; it leads to registration as a dentist, and on to MDS",
  },
  BAMS: {
    names: ["bams", "बीएएमएस"],
    about:
      "the degree of Ayurvedic medicine: four and a half years after Class 12 with PCB and NEET-UG, then a year's internship; it leads to registration as an Ayurvedic doctor, and on to an MD in Ayurveda",
  },
  BHMS: {
    names: ["bhms", "बीएचएमएस"],
    about:
      "the degree of homoeopathic medicine: four and a half years after Class 12 with PCB and NEET-UG, then a year's internship; it leads to registration as a homoeopathic doctor",
  },
  BUMS: {
    names: ["bums"],
    about:
      "the degree of Unani medicine: four and a half years after Class 12 with PCB and NEET-UG, then a year's internship; it leads to registration as a Unani doctor",
  },
  BNYS: {
    names: ["bnys"],
    about:
      "the degree of naturopathy and yoga: four and a half years after Class 12 with PCB, then a year's internship; it leads to work in naturopathy and wellness centres",
  },
  BVSc: {
    names: ["bvsc", "b v sc", "bv sc", "bvsc and ah", "bvsc ah", "veterinary degree", "बीवीएससी"],
    about:
      "the degree of veterinary science: five and a half years after Class 12 with PCB, internship included; it leads to registration as a veterinary doctor",
  },
  MD: {
    names: ["md", "md degree", "md medicine"],
    about:
      "a three-year degree after MBBS, by way of NEET-PG or INI-CET, that makes a doctor a specialist, for example of skin or children",
  },
  MS: {
    names: ["ms", "ms surgery", "ms degree"],
    about: "among doctors a three-year degree after MBBS that makes a surgeon; in science and engineering a master's degree",
  },
  MDS: { names: ["mds"], about: "a three-year degree after BDS, by way of NEET-MDS, that makes a dentist a specialist" },
  BPT: {
    names: ["bpt", "b p t", "physiotherapy degree", "बीपीटी"],
    about:
      "the physiotherapist's degree: five years after Class 12 with PCB, the last an internship, by NEET-UG from the session 2027-28; it leads to clinics, hospitals and sports teams, and on to MPT",
  },
  MPT: {
    names: ["mpt", "m p t", "physiotherapy masters", "masters in physiotherapy", "एमपीटी"],
    about:
      "a two-year master's degree after BPT in one field, such as sports, neurology or children; it leads to special practice, large hospitals, teams and college teaching",
  },
  BOT: {
    names: ["occupational therapy degree", "b o t"],
    about: "the occupational therapist's degree: four to five years after Class 12 with PCB, internship included",
  },
  BPharm: {
    names: ["bpharm", "b pharm", "bpharma", "b pharma", "bpharmacy", "b pharmacy", "बीफार्मा", "बी फार्मा"],
    about:
      "a four-year degree in pharmacy after Class 12 with PCB or PCM; it leads to registration as a pharmacist, and to medicine makers, drug control and sales",
  },
  DPharm: {
    names: [
      "dpharm",
      "diploma in pharmacy",
      "diploma pharmacy",
      "pharmacy diploma",
      "d pharm",
      "dpharma",
      "d pharma",
      "dpharmacy",
      "d pharmacy",
      "डीफार्मा",
      "डी फार्मा",
    ],
    about:
      "a two-year diploma in pharmacy after Class 12 with PCB or PCM; it leads to registration as a pharmacist, and to the second year of BPharm",
  },
  DMLT: {
    names: ["dmlt", "डीएमएलटी"],
    about:
      "a diploma in medical laboratory technology, mostly two years after Class 12 with science; it leads to the laboratories of hospitals and test centres",
  },
  BMLT: {
    names: ["bmlt", "bsc mlt", "bmls"],
    about:
      "a degree in medical laboratory technology, three to four years after Class 12 with PCB; it leads to laboratories, and higher in them than a diploma",
  },
  BASLP: {
    names: ["baslp"],
    about:
      "a four-year degree in audiology and speech-language pathology, internship included; it leads to registration as an audiologist or speech therapist",
  },
  "B.El.Ed": {
    names: ["beled", "bel ed", "b el ed"],
    about:
      "a four-year degree in elementary education after Class 12; it leads to teaching Classes 1 to 8, with a teacher eligibility test",
  },
  "D.El.Ed": {
    names: ["deled", "del ed", "d el ed", "ded", "d ed", "jbt", "btc course", "btc ke baad", "btc karke", "डीएलएड", "डी एल एड", "डीएड"],
    about:
      "a two-year diploma in elementary education after Class 12 (older names: D.Ed, BTC, JBT); it is the usual training for teaching Classes 1 to 5, with a teacher eligibility test",
  },
  BPEd: {
    names: ["bped", "bp ed", "b p ed"],
    about: "a two-year degree in physical education after another degree; it leads to teaching sports at schools",
  },
  BEd: {
    names: ["bed", "b ed", "bachelor of education", "बीएड", "बी एड"],
    about:
      "the teacher's degree: two years after another degree, or four years together with one; it is the usual training for teaching Classes 6 to 12",
  },
  MEd: { names: ["m ed", "एमएड"], about: "a two-year master's degree in education after BEd; it leads to training teachers" },
  BHM: {
    names: ["bhm", "bhmct", "hotel management degree", "bachelor of hotel management", "बीएचएम"],
    about:
      "a degree in hotel management, three or four years after Class 12; it leads to trainee posts in kitchens, service, front office and housekeeping, from which managers come",
  },
  BVoc: {
    names: ["bvoc", "b voc", "bachelor of vocation", "बीवोक"],
    about:
      "a three-year degree in a trade or skill after Class 12, with certificates on the way; the UGC counts it as a degree, so it is open to posts that ask for any degree",
  },
  BDes: {
    names: ["bdes", "b des", "bdesign", "design degree"],
    about:
      "a four-year degree in design after Class 12 from any stream, mostly by a design entrance; it leads to product, fashion, graphic and digital design",
  },
  BFA: {
    names: ["bfa", "b f a", "fine arts degree", "fine arts"],
    about:
      "a degree in fine arts, mostly four years after Class 12; it leads to painting, sculpture, illustration, animation and art teaching",
  },
  BArch: {
    names: ["barch", "b arch", "architecture degree"],
    about:
      "the architect's degree: five years after Class 12 with physics, chemistry and maths, by NATA or JEE Main Paper 2; it leads to registration as an architect",
  },
  BSW: {
    names: ["bsw"],
    about: "a degree in social work, three years after Class 12 or four with honours; it leads to NGOs and on to MSW",
  },
  MSW: { names: ["msw"], about: "a two-year master's degree in social work; it leads to hospitals, NGOs, firms and public programmes" },
  BLISc: {
    names: ["blisc", "blib", "b lib", "library science degree"],
    about: "a one-year degree in library science after another degree; it leads to libraries of schools, colleges and towns",
  },
  PhD: {
    names: ["phd", "ph d", "doctorate", "पीएचडी"],
    about: "a research degree of three to six years, mostly after a master's degree; it leads to research and college teaching",
  },
  PGDCA: { names: ["pgdca"], about: "a one-year diploma in computer applications after any degree; it leads to office and computer work" },
  ITI: {
    names: ["iti", "i t i", "आईटीआई"],
    about:
      "training in one trade at an Industrial Training Institute, mostly one or two years after Class 10; it leads to work as a skilled hand, to apprenticeships, and to a polytechnic",
  },
  "Polytechnic diploma": {
    names: ["polytechnic", "polytechnic diploma", "diploma polytechnic", "diploma from polytechnic", "पॉलिटेक्निक", "पॉलिटेक्निक डिप्लोमा"],
    about:
      "a course of three years after Class 10 in one kind of engineering; it leads to junior technical posts, and to the second year of BTech",
  },
  Diploma: {
    names: ["diploma", "डिप्लोमा"],
    about:
      "a course below a degree, one to three years long; at a polytechnic it takes three years after Class 10 and leads to junior technical posts and to the second year of BTech",
  },
};

/** Careers that are known by the name of their qualification: what that is, by the career's id. */
export const PROFESSIONAL_QUALIFICATIONS: Readonly<Record<string, string>> = {
  "chartered-accountant":
    "CA is the qualification of the Institute of Chartered Accountants of India: Foundation after Class 12 (graduates may begin with Intermediate), years of articled training, and the Final; only its members sign audits",
  "company-secretary":
    "CS is the qualification of the Institute of Company Secretaries of India: CSEET after Class 12, the Executive and Professional programmes, and training; it leads to company law and boardrooms",
  "cost-accountant":
    "CMA is the qualification of the Institute of Cost Accountants of India: Foundation after Class 12, Intermediate, Final, and training; it leads to costs, budgets and cost audits",
};
