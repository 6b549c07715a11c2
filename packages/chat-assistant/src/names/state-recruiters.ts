/** Who recruits for the services of a State. */
export type StateRecruiter = {
  readonly state: string;
  /** What the State is called, as patterns, beside the names of those who recruit. */
  readonly names: readonly string[];
  /** Its Public Service Commission, as it is called. */
  readonly commission: string;
  /** Boards beside it for posts of clerks, technicians, patwaris and the like. */
  readonly boards: readonly string[];
  /** What one of them was called before, as it is still typed; never said. */
  readonly formerly?: readonly string[];
  /** Who of them fills one kind of post, by the ids of careers, with what else it asks for. */
  readonly fills?: Readonly<Record<string, string>>;
  /** Who fills the posts of its schools, and after which test. */
  readonly teachers?: string;
  /** Its commission recruits from Class 10 upwards. */
  readonly isForAll?: true;
  /** What its civil services examination is called, and further names of it as they are typed; those of several States name none. */
  readonly civilServices?: readonly [string, ...string[]];
};

/** One row a State. A name that two commissions have goes to the larger State. */
export const STATE_RECRUITERS: readonly StateRecruiter[] = [
  {
    state: "Uttar Pradesh",
    teachers: "UPESSC, after UPTET or CTET; the D.El.Ed for primary classes begins after a degree in UP",
    names: [
      "(?<! (?:take|taking|give|gave|sign|look|grow|pick|build|start|end|set|fill|come|get) )up",
      "u p",
      "uttar pradesh",
      "lucknow",
      "उत्तर प्रदेश",
      "यूपी",
    ],
    civilServices: ["PCS", "uppcs", "up pcs"],
    commission: "UPPSC",
    boards: ["UPSSSC", "UPPRPB", "UPESSC"],
    fills: {
      "police-inspector": "UPPRPB",
      "police-constable": "UPPRPB",
      patwari: "UPSSSC, after its PET (there the post is called Lekhpal)",
    },
  },
  {
    state: "Bihar",
    teachers: "BPSC, by its Teacher Recruitment Examination (TRE), after CTET or the State's TET",
    names: ["bihar", "patna", "बिहार"],
    civilServices: ["CCE"],
    commission: "BPSC",
    boards: ["BSSC", "BTSC", "CSBC", "BPSSC"],
    fills: { "police-inspector": "BPSSC (Daroga, with any degree)", "police-constable": "CSBC, after Class 12" },
  },
  {
    state: "Madhya Pradesh",
    teachers: "MPESB, after the State's TET",
    names: ["mp", "m p", "madhya pradesh", "bhopal", "indore", "मध्य प्रदेश", "एमपी"],
    civilServices: ["State Service Examination", "mppcs", "mp pcs"],
    commission: "MPPSC",
    boards: ["MPESB"],
    fills: { "police-inspector": "MPESB", "police-constable": "MPESB", patwari: "MPESB" },
  },
  {
    state: "Rajasthan",
    teachers: "RSSB for Classes 1 to 8, after REET, and RPSC for higher classes",
    names: ["rajasthan", "jaipur", "राजस्थान"],
    civilServices: ["RAS", "ras", "rajasthan administrative service"],
    commission: "RPSC",
    boards: ["RSSB"],
    fills: {
      "police-inspector": "RPSC",
      "police-constable": "the State's police itself (police.rajasthan.gov.in)",
      patwari: "RSSB, after the Common Eligibility Test (CET) for graduates, with a computer certificate such as RS-CIT",
    },
    formerly: ["RSMSSB"],
  },
  {
    state: "Maharashtra",
    teachers: "the School Education Department on its Pavitra portal, after Maha TET and TAIT",
    names: ["maharashtra", "mumbai", "pune", "nagpur", "महाराष्ट्र"],
    civilServices: ["Rajyaseva, State Services", "rajyaseva", "rajya seva", "राज्यसेवा"],
    commission: "MPSC",
    boards: [],
  },
  {
    state: "Tamil Nadu",
    teachers: "TN TRB, after TNTET",
    names: ["tamil nadu", "tamilnadu", "tn", "chennai", "तमिलनाडु"],
    civilServices: ["Group 1"],
    commission: "TNPSC",
    boards: ["TNUSRB", "TN TRB", "TN MRB"],
    fills: { "police-inspector": "TNUSRB", "police-constable": "TNUSRB" },
    isForAll: true,
  },
  {
    state: "Kerala",
    teachers: "Kerala PSC, after KTET",
    names: ["kerala", "केरल"],
    commission: "Kerala PSC",
    boards: [],
    isForAll: true,
    civilServices: ["KAS", "kerala administrative service"],
  },
  {
    state: "Karnataka",
    teachers: "the School Education Department, after KARTET",
    names: ["karnataka", "bangalore", "bengaluru", "कर्नाटक"],
    civilServices: ["KAS", "karnataka administrative service"],
    commission: "KPSC",
    boards: ["KEA"],
  },
  {
    state: "Andhra Pradesh",
    teachers: "the School Education Department by its DSC, after AP TET",
    names: ["andhra pradesh", "andhra", "ap", "आंध्र प्रदेश"],
    civilServices: ["Group 1"],
    commission: "APPSC",
    boards: ["APSLPRB"],
    fills: { "police-inspector": "APSLPRB", "police-constable": "APSLPRB" },
  },
  {
    state: "Telangana",
    teachers: "the School Education Department by its DSC, after TG TET",
    names: ["telangana", "hyderabad", "तेलंगाना"],
    civilServices: ["Group 1"],
    commission: "TGPSC",
    boards: ["TGLPRB"],
    fills: { "police-inspector": "TGLPRB", "police-constable": "TGLPRB" },
    formerly: ["TSPSC"],
  },
  {
    state: "Gujarat",
    teachers: "the education department, after the State's TET for Classes 1 to 8 and TAT for higher ones",
    names: ["gujarat", "ahmedabad", "गुजरात"],
    civilServices: ["Class 1 and 2 examination"],
    commission: "GPSC",
    boards: ["GSSSB", "GPSSB"],
  },
  {
    state: "West Bengal",
    teachers: "the Board of Primary Education for the primary classes and WBSSC for higher ones, after the State's TET",
    names: ["west bengal", "bengal", "wb", "kolkata", "पश्चिम बंगाल"],
    civilServices: ["WBCS", "wbcs"],
    commission: "WBPSC",
    boards: ["WBSSC", "WBPRB"],
    fills: { "police-inspector": "WBPRB", "police-constable": "WBPRB" },
  },
  {
    state: "Odisha",
    teachers: "the School and Mass Education Department, after OTET",
    names: ["odisha", "orissa", "bhubaneswar", "ओडिशा"],
    civilServices: ["OCS", "odisha civil service"],
    commission: "OPSC",
    boards: ["OSSC", "OSSSC"],
  },
  {
    state: "Jharkhand",
    teachers: "JSSC, after JTET",
    names: ["jharkhand", "ranchi", "झारखंड"],
    civilServices: ["CCE"],
    commission: "JPSC",
    boards: ["JSSC"],
    fills: { "police-constable": "JSSC", "police-inspector": "JSSC" },
  },
  {
    state: "Chhattisgarh",
    teachers: "CG Vyapam, after CG TET",
    names: ["chhattisgarh", "chattisgarh", "cg", "raipur", "छत्तीसगढ"],
    civilServices: ["State Service Examination", "cgpcs"],
    commission: "CGPSC",
    boards: ["CG Vyapam"],
    fills: { patwari: "CG Vyapam" },
  },
  {
    state: "Haryana",
    teachers: "HSSC, after HTET",
    names: ["haryana", "हरियाणा"],
    civilServices: ["HCS", "hcs"],
    commission: "HPSC",
    boards: ["HSSC"],
    fills: { "police-inspector": "HSSC", "police-constable": "HSSC, after the CET", patwari: "HSSC, after the CET" },
  },
  {
    state: "Punjab",
    teachers: "the School Education Department, after PSTET",
    names: ["punjab", "पंजाब"],
    civilServices: ["PCS", "punjab pcs"],
    commission: "PPSC",
    boards: ["PSSSB"],
  },
  {
    state: "Uttarakhand",
    teachers: "the education department for primary classes and UKSSSC for higher ones, after UTET",
    names: ["uttarakhand", "dehradun", "उत्तराखंड"],
    civilServices: ["PCS", "ukpcs"],
    commission: "UKPSC",
    boards: ["UKSSSC"],
  },
  {
    state: "Himachal Pradesh",
    names: ["himachal pradesh", "himachal", "hp", "हिमाचल प्रदेश"],
    commission: "HPPSC",
    boards: ["HPRCA"],
    civilServices: ["HPAS", "hpas"],
  },
  {
    state: "Jammu and Kashmir",
    names: ["jammu and kashmir", "jammu kashmir", "jammu", "kashmir", "j and k", "जम्मू"],
    civilServices: ["JKAS", "jkas"],
    commission: "JKPSC",
    boards: ["JKSSB"],
  },
  {
    state: "Delhi",
    teachers: "DSSSB, after CTET",
    names: ["delhi", "दिल्ली"],
    commission: "DSSSB",
    boards: [],
    fills: {
      "police-inspector": "the Staff Selection Commission (SSC CPO)",
      "police-constable": "the Staff Selection Commission (ssc.gov.in)",
    },
    isForAll: true,
  },
  {
    state: "Assam",
    teachers: "the Directorate of Elementary Education for Classes 1 to 8, after Assam TET",
    names: ["assam", "guwahati", "असम"],
    civilServices: ["CCE", "acs exam", "acs officer", "assam civil service", "apsc cce"],
    commission: "APSC",
    boards: ["SLRC", "SLPRB"],
    fills: { "police-inspector": "SLPRB", "police-constable": "SLPRB" },
  },
  { state: "Goa", names: ["goa", "गोवा"], commission: "Goa PSC", boards: ["GSSC"] },
  { state: "Arunachal Pradesh", names: ["arunachal pradesh", "arunachal"], commission: "APPSC of Arunachal", boards: ["APSSB"] },
  { state: "Manipur", names: ["manipur"], commission: "Manipur PSC", boards: [] },
  { state: "Meghalaya", names: ["meghalaya"], commission: "Meghalaya PSC", boards: [] },
  { state: "Mizoram", names: ["mizoram"], commission: "Mizoram PSC", boards: [] },
  { state: "Nagaland", names: ["nagaland"], commission: "NPSC", boards: ["NSSB"] },
  { state: "Sikkim", names: ["sikkim"], commission: "Sikkim PSC", boards: [] },
  { state: "Tripura", names: ["tripura"], commission: "TPSC", boards: ["JRBT"] },
];

/** Boards that fill posts of one kind alone. */
export const BOARDS_OF_ONE_KIND: Readonly<Record<string, "police" | "schools" | "hospitals">> = {
  UPPRPB: "police",
  CSBC: "police",
  BPSSC: "police",
  TNUSRB: "police",
  TGLPRB: "police",
  WBPRB: "police",
  SLPRB: "police",
  APSLPRB: "police",
  UPESSC: "schools",
  "TN TRB": "schools",
  WBSSC: "schools",
  "TN MRB": "hospitals",
};

/** The names of all commissions, of their civil services examinations and of all boards, as they are typed. */
export const COMMISSION_NAMES: readonly string[] = STATE_RECRUITERS.map(({ commission }) => commission.toLowerCase());
export const CIVIL_SERVICES_NAMES: readonly string[] = STATE_RECRUITERS.flatMap(({ civilServices = [""] }) => civilServices.slice(1));
export const BOARD_NAMES: readonly string[] = STATE_RECRUITERS.flatMap(({ boards, formerly = [] }) =>
  [...boards, ...formerly].map((board) => board.toLowerCase()),
);
