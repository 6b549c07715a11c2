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
  /** Its commission recruits from Class 10 upwards. */
  readonly isForAll?: true;
};

/** One row a State. A name that two commissions have goes to the larger State. */
export const STATE_RECRUITERS: readonly StateRecruiter[] = [
  {
    state: "Uttar Pradesh",
    names: [
      "(?<! (?:take|taking|give|gave|sign|look|grow|pick|build|start|end|set|fill|come|get) )up",
      "u p",
      "uttar pradesh",
      "lucknow",
      "उत्तर प्रदेश",
      "यूपी",
    ],
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
    names: ["bihar", "patna", "बिहार"],
    commission: "BPSC",
    boards: ["BSSC", "BTSC", "CSBC", "BPSSC"],
    fills: { "police-inspector": "BPSSC (Daroga, with any degree)", "police-constable": "CSBC, after Class 12" },
  },
  {
    state: "Madhya Pradesh",
    names: ["mp", "m p", "madhya pradesh", "bhopal", "indore", "मध्य प्रदेश", "एमपी"],
    commission: "MPPSC",
    boards: ["MPESB"],
    fills: { "police-inspector": "MPESB", "police-constable": "MPESB", patwari: "MPESB" },
  },
  {
    state: "Rajasthan",
    names: ["rajasthan", "jaipur", "राजस्थान"],
    commission: "RPSC",
    boards: ["RSSB"],
    fills: {
      "police-inspector": "RPSC",
      "police-constable": "the State's police itself (police.rajasthan.gov.in)",
      patwari: "RSSB, after the Common Eligibility Test (CET) for graduates, with a computer certificate such as RS-CIT",
    },
    formerly: ["RSMSSB"],
  },
  { state: "Maharashtra", names: ["maharashtra", "mumbai", "pune", "nagpur", "महाराष्ट्र"], commission: "MPSC", boards: [] },
  {
    state: "Tamil Nadu",
    names: ["tamil nadu", "tamilnadu", "tn", "chennai", "तमिलनाडु"],
    commission: "TNPSC",
    boards: ["TNUSRB", "TN TRB", "TN MRB"],
    fills: { "police-inspector": "TNUSRB", "police-constable": "TNUSRB" },
    isForAll: true,
  },
  { state: "Kerala", names: ["kerala", "केरल"], commission: "Kerala PSC", boards: [], isForAll: true },
  { state: "Karnataka", names: ["karnataka", "bangalore", "bengaluru", "कर्नाटक"], commission: "KPSC", boards: ["KEA"] },
  { state: "Andhra Pradesh", names: ["andhra pradesh", "andhra", "ap", "आंध्र प्रदेश"], commission: "APPSC", boards: [] },
  {
    state: "Telangana",
    names: ["telangana", "hyderabad", "तेलंगाना"],
    commission: "TGPSC",
    boards: ["TGLPRB"],
    fills: { "police-inspector": "TGLPRB", "police-constable": "TGLPRB" },
    formerly: ["TSPSC"],
  },
  { state: "Gujarat", names: ["gujarat", "ahmedabad", "गुजरात"], commission: "GPSC", boards: ["GSSSB", "GPSSB"] },
  {
    state: "West Bengal",
    names: ["west bengal", "bengal", "wb", "kolkata", "पश्चिम बंगाल"],
    commission: "WBPSC",
    boards: ["WBSSC", "WBPRB"],
    fills: { "police-inspector": "WBPRB", "police-constable": "WBPRB" },
  },
  {
    state: "Odisha",
    names: ["odisha", "orissa", "bhubaneswar", "ओडिशा"],
    commission: "OPSC",
    boards: ["OSSC", "OSSSC"],
  },
  {
    state: "Jharkhand",
    names: ["jharkhand", "ranchi", "झारखंड"],
    commission: "JPSC",
    boards: ["JSSC"],
    fills: { "police-constable": "JSSC", "police-inspector": "JSSC" },
  },
  {
    state: "Chhattisgarh",
    names: ["chhattisgarh", "chattisgarh", "cg", "raipur", "छत्तीसगढ"],
    commission: "CGPSC",
    boards: ["CG Vyapam"],
    fills: { patwari: "CG Vyapam" },
  },
  {
    state: "Haryana",
    names: ["haryana", "हरियाणा"],
    commission: "HPSC",
    boards: ["HSSC"],
    fills: { "police-inspector": "HSSC", "police-constable": "HSSC, after the CET", patwari: "HSSC, after the CET" },
  },
  {
    state: "Punjab",
    names: ["punjab", "पंजाब"],
    commission: "PPSC",
    boards: ["PSSSB"],
  },
  {
    state: "Uttarakhand",
    names: ["uttarakhand", "dehradun", "उत्तराखंड"],
    commission: "UKPSC",
    boards: ["UKSSSC"],
  },
  { state: "Himachal Pradesh", names: ["himachal pradesh", "himachal", "hp", "हिमाचल प्रदेश"], commission: "HPPSC", boards: ["HPRCA"] },
  {
    state: "Jammu and Kashmir",
    names: ["jammu and kashmir", "jammu kashmir", "jammu", "kashmir", "j and k", "जम्मू"],
    commission: "JKPSC",
    boards: ["JKSSB"],
  },
  {
    state: "Delhi",
    names: ["delhi", "दिल्ली"],
    commission: "DSSSB",
    boards: [],
    fills: {
      "police-inspector": "the Staff Selection Commission (SSC CPO)",
      "police-constable": "the Staff Selection Commission (ssc.gov.in)",
    },
    isForAll: true,
  },
  { state: "Assam", names: ["assam", "guwahati", "असम"], commission: "APSC", boards: ["SLRC"] },
  { state: "Goa", names: ["goa", "गोवा"], commission: "Goa PSC", boards: ["GSSC"] },
  { state: "Arunachal Pradesh", names: ["arunachal pradesh", "arunachal"], commission: "APPSC of Arunachal", boards: ["APSSB"] },
  { state: "Manipur", names: ["manipur"], commission: "Manipur PSC", boards: [] },
  { state: "Meghalaya", names: ["meghalaya"], commission: "Meghalaya PSC", boards: [] },
  { state: "Mizoram", names: ["mizoram"], commission: "Mizoram PSC", boards: [] },
  { state: "Nagaland", names: ["nagaland"], commission: "NPSC", boards: ["NSSB"] },
  { state: "Sikkim", names: ["sikkim"], commission: "Sikkim PSC", boards: [] },
  { state: "Tripura", names: ["tripura"], commission: "TPSC", boards: ["JRBT"] },
];

/** The names of all commissions and of all boards, as they are typed. */
export const COMMISSION_NAMES: readonly string[] = STATE_RECRUITERS.map(({ commission }) => commission.toLowerCase());
export const BOARD_NAMES: readonly string[] = STATE_RECRUITERS.flatMap(({ boards, formerly = [] }) =>
  [...boards, ...formerly].map((board) => board.toLowerCase()),
);
