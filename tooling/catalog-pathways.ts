import { type Career, EXAMS, type Exam, type Pathway } from "@career-clarity/career-catalog";
import { YEARS_RULES } from "./catalog-years.ts";
import { waysOf } from "./route-years.ts";

/** What the fields of one pathway must not say against each other: a door that is shut beside a route that leaves it open harms most. */
type Rule = readonly [rule: string, isBroken: (path: Pathway, career: Career) => boolean];

const ALL_SUBJECTS = 7;
const LATEST_AT_17 = 2;

const after10 = ({ afterClass10 }: Pathway) => afterClass10.join(" | ");
const after12 = ({ afterClass12 }: Pathway) => afterClass12.join(" | ");
const afterDegree = ({ afterDegree: ways }: Pathway) => ways.join(" | ");
const routesOf = (path: Pathway) => [...path.afterClass10, ...path.afterClass12, ...path.afterDegree];
const routes = (path: Pathway) => routesOf(path).join(" | ");

/** Courses that Class 12 in any stream admits to, save where the route asks for mathematics. */
const ANY_STREAM = /\b(?:BCom|BBA|BCA|BDes|BSW|BFA|GNM|(?:BA|BBA|BCom) LLB|BA|[Aa]ny degree|any stream)\b/;
const NEEDS_MATHS = /(?<!some universities ask for )\bmaths\b|[Aa]nalytics|Econom|Statistics/;
const isOpenToAll = (route: string) => ANY_STREAM.test(route) && !NEEDS_MATHS.test(route);

/** An engineering degree asks for physics, chemistry and maths, also where another route leaves more doors open. Some of life and food take biology. */
const ENGINEERING_DEGREE = /^(?!.*(?:Bio|Food|Dairy)).*\b(?:BTech|BE)\b/;
const HAS_PCM: readonly string[] = ["PCM", "PCMB"];

/** Degrees that ask for science, maths or agriculture in Class 12, also where another route leaves all doors open. */
const SCIENCE_DEGREE =
  /\bBSc(?: \(Hons\))?(?: in)? (?:[A-Z]\w+ or )?(?:Chemistry|Physics|Zoology|Botany|Microbiology|Biotechnology|Life Sciences|Geology|Statistics|Mathematics|Electronics|Food (?:Science(?! and)|Technology)|Nursing|Horticulture|Forestry|Agriculture)\b|\b(?:BArch|BPharm|DPharm|BPT|BOT|BOptom|BFTech|BVSc|MBBS|BDS|BPlan)\b/;
const SAYS_WITH_WHAT = /\bwith |ask for|any stream/;

/** A licence beside the diploma asks for physics and maths. */
const DIPLOMA_IS_NOT_ENOUGH = ["aircraft-maintenance-engineer"];

/** Degrees that ask for maths and for no other science. */
const MATHS_ALONE = /^(?:BSc (?:\(Hons\) )?(?:in )?(?:Mathematics|Statistics|Economics)|BStat|BMath)\b/;

const ITI = /\bITI\b/;
/** The council registers the diploma, which asks for science; the trade leads to work beside it. */
const ITI_IS_NOT_ENOUGH = ["dental-technician"];
const AT_18 = /\b18\b/;

/** The two-year training: the integrated degrees and the Sanskrit one have entrances of their own. */
const BED = /(?<![-\w.])B\.?Ed\b(?! in Sanskrit)/;
/** Degrees of the State agricultural universities. CIFNET's, in nautical science, has its own entrance. */
const FARM_DEGREE =
  /\bBSc\b[^,;|]*\b(?:Agriculture|Horticulture|Forestry|Sericulture)\b|\bBFSc\b(?! in Nautical)|\bBTech\b[^,;|]*\b(?:Agricultural|Dairy)\b/;
const LLB = /\bLLB\b/;
const MBA = /\bMBA\b|PGDM|\bIIMs?\b/;
const BDES = /\bBDes\b(?! in \w+(?: \w+)? at (?:IICD|FDDI))/;

/** A nursing degree that one enters: the post-basic one follows a nurse's diploma. */
const NURSING_DEGREE = /(?<!post-basic )\bBSc (?:in [\w ]+ or )?Nursing\b/;
const DELED = /\bD\.?El\.?Ed\b/;
const BPED = /\bBPEd\b/;
const VALUER_OR_INSOLVENCY = /IBBI|Limited Insolvency/;
/** The test for college teachers: that for agricultural universities is another, and CSIR-NET by its whole name leads to a PhD. */
const COLLEGE_NET = /(?<!ASRB |CSIR-)\bNET\b/;
/** A PhD that agricultural, veterinary and fisheries universities give, by what stands before it or after. */
const FARM_PHD =
  /(?:MSc (?:Agriculture|Plant Physiology|Entomology)|Plant (?:Pathology|Breeding)|Dairying|Forestry|Fisheries|MVSc)\b[^|]*\bPhD|with a PhD, the same board's ARS/;
/** A State's company that makes, carries or sells power. */
const STATE_POWER =
  /State (?:power|generating|hydroelectric|transmission) company|transmission company's own test|[Dd]iscom's own|\(NTPC or a State company\)/;
/** An MCA that one enters, and not one that a post asks for. */
const MCA = /(?<!after )(?<!after BTech or )(?<!\) or )\bMCA\b/;
const ELECTRICAL_LICENCE =
  /[Ww]ireman (?:permit|or)|wireman test|electrical supervisor's certificate|[Ss]upervisor's (?:competency certificate|certificate of competency)/;

/** A doctor's speciality, or a post that asks for the rank in its entrance. */
const DOCTORS_SPECIALITY = /\bM(?:D|S|DS|Ch)\b|\bDNB\b|DrNB|NEET-PG/;

/** An examination, and what a route must name where it is listed. */
const EXAM_OF: readonly (readonly [Exam, RegExp])[] = [
  ["State ITI admission", ITI],
  ["State polytechnic admission", /[Dd]iploma|[Pp]olytechnic/],
  ["NCET", /ITEP/],
  ["ICAR-AIEEA (PG)", /MSc|MVSc|MFSc|MTech|PhD/],
  ["ICAR-AICE (PhD)", /PhD/],
  ["NEET-UG", /MBBS|BDS|BVSc|BAMS|BHMS|BUMS|BSMS|BNYS|Nursing|BPT|BOT|medic/i],
  ["FTII and SRFTI entrance tests", /FTII|SRFTI/],
  ["NSNIS entrance", /NSNIS/],
  ["AIIMS Nursing", /Nursing/],
  [
    "AIIMS Paramedical",
    /Optom|BASLP|BMLT|BSc in .*(?:Radio|Laboratory|Theatre|OT Tech|Anaesthesia|Dialysis|Perfusion|Respiratory|Emergency|Dental)/,
  ],
  ["JEE Main", /BTech|\bBE\b|BArch|BPlan|[Ii]ntegrated/],
  ["JEE Advanced", /BTech|\bIITs?\b|[Ii]ntegrated/],
  ["State engineering CET", /BTech|\bBE\b|BArch|BPharm/],
  ["BITSAT", /BTech|\bBE\b|BITS/],
  ["NATA", /BArch/],
  ["JEE Main Paper 2", /BArch|BPlan/],
  ["UCEED", /\bBDes\b/],
  ["NID DAT", /\bBDes\b|NID/],
  ["CEED", /\bMDes\b/],
  ["IPMAT", /\bIPM\b|IIM/],
  ["CAT", MBA],
  ["XAT", MBA],
  ["MAT", MBA],
  ["CLAT", /\bLL[BM]\b|[Ll]aw degree/],
  ["AILET", /\bLL[BM]\b/],
  ["State law CET", LLB],
  ["CUET-PG", /\b(?!MBBS\b|MD\b|MDS\b|MCh\b|MPT\b|MOT\b)M[A-Z]\w*|\bM\.Ed\b|[Mm]aster|B\.?Ed|BPEd|BLISc|\bPG [Dd]iploma|LLB/],
  ["IIT JAM", /MSc|PhD|Integrated/],
  ["GATE", /MTech|MArch|MPlan|PhD|by GATE|Master's in \w+ Engineering|BARC|NPCIL/],
  ["CSIR-NET", /PhD|\bNET\b/],
  ["UGC-NET", /PhD|\bNET\b/],
  ["IISER IAT", /IISER|BS-MS|\bBS\b/],
  ["NEST", /NISER|Integrated MSc|BS-MS/],
  ["State BEd CET", BED],
  ["State agriculture CET", FARM_DEGREE],
  ["CITS entrance", /CITS/],
  ["State DElEd entrance", DELED],
  ["State BPEd CET", BPED],
  ["State nursing CET", NURSING_DEGREE],
  ["State SET", COLLEGE_NET],
  ["TIFR GS", /TIFR/],
  ["FET", /\bFNB\b/],
  ["CIFNET entrance", /CIFNET/],
  ["NHTET", /NHTET/],
  ["Advocate-on-Record examination", /Advocate-on-Record/],
  ["CTET", /B\.?Ed|D\.?El\.?Ed|D\.Ed|ITEP/],
  ["State TET", /B\.?Ed|D\.?El\.?Ed|D\.Ed|ITEP/],
  ["NIMCET", /\bMCA\b/],
  ["State MCA CET", /\bMCA\b/],
  ["C-CAT", /C-DAC/],
  ["MICAT", /MICA\b/],
  ["BEE energy examination", /BEE energy/],
  ["NICMAR NCAT", /NICMAR/],
  ["FDDI AIST", /FDDI/],
  ["IICD entrance", /IICD/],
  ["CIPET admission test", /CIPET/],
  ["SVNIRTAR CET", /national institutes/],
  ["GAT-B", /Biotechnology/],
  ["GPAT", /MPharm/],
  ["NIPER JEE", /MS Pharm/],
  ["INI-SS", /\bDM\b|MCh|MD Hospital Administration/],
  ["JEST", /PhD/],
  ["ASRB NET", /\bNET\b/],
  ["NEET-SS", /\bDM\b|MCh|DrNB/],
  ["NEET-PG", DOCTORS_SPECIALITY],
  ["INI-CET", DOCTORS_SPECIALITY],
  ["NEET-MDS", /\bMDS\b/],
  ["AIAPGET", /\bM[DS] .*(?:Ayurveda|Homoeopathy|Unani|Siddha)/],
  ["NIFT entrance", /\bBDes\b|BFTech|\bMDes\b|\bMFM\b|NIFT/],
  ["NCHM JEE", /BSc (?:in )?(?:Hospitality|HHA|Culinary)|\bBHM|\bIHM\b|[Hh]otel [Mm]anagement/],
  ["CA Foundation", /\bCA\b|Chartered Accountan/],
  ["CSEET", /\bCS\b|Company Secretary/],
  ["CMA Foundation", /\bCMA\b/],
  ["ACET", /\bACET\b/],
  ["ISI entrance", /\bISI\b|BStat|BMath|MStat|Statistic|Mathematic/],
  ["CMI entrance", /\bCMI\b|Mathematic|Data Science/],
  ["IMU-CET", /\bIMU\b|Marine|Nautical|Maritime|Naval|Ship/],
  ["Merchant Navy sponsorship tests", /Marine|Nautical|\bDNS\b|\bGME\b|[Ss]hipping company/],
  ["DGCA pilot papers", /\bCH?PL\b/],
  ["NSD entrance", /\bNSD\b|National School of Drama/],
  ["RIE CEE", /[BM]\.?Ed|ITEP/],
  ["BPharm state CET", /[BD]Pharm|PharmD/],
];

/** Places that CUET-UG gives: degrees of universities, and those of farming that ICAR fills by it. Engineering, medicine, architecture and design have their own. */
const UNIVERSITY_DEGREE =
  /\b(?:BA|BASLP|BBA|BCA|BCom|BFA|BFSc|BHA|BHM|BLISc|BMLT|BMM|BMS|BMus|BOptom|BOT|BPA|BPES|BPH|BPharm|BPT|BS|BSc|BStat|BSW|BTTM|BVA|BVoc|ITEP)\b|\bBTech\b[^,;|]*\b(?:Agricultur|Dairy|Food)|B\.El\.Ed|[Bb]achelor|[Dd]egree|[Ii]ntegrated/;

/** The same of a licence that the examination is for. */
const LICENCE_EXAM_OF: readonly (readonly [Exam, RegExp])[] = [
  ["IBBI examination", VALUER_OR_INSOLVENCY],
  ["State electrical licence test", ELECTRICAL_LICENCE],
  ["Customs broker examination", /[Cc]ustoms [Bb]roker (?:examination|licence)/],
];

/** The same where a licence may stand without the examination, since the firm holds it or another paper will do. */
const FOR_A_LICENCE: readonly (readonly [Exam, RegExp])[] = [
  ["Bar examination (AIBE)", /Bar Council|\bLLB\b/],
  ["NISM certification", /NISM/],
  ["IRDAI licence exam", /IRDAI|[Ii]nsurance agent/],
  ["Patent agent examination", /[Pp]atent agent/],
  ["DGMS certificates", /DGMS/],
];

/** Posts by examination, and what says in a route that it leads to them: the examination, its service or the post. */
const POST_OF: readonly (readonly [names: RegExp, readonly Exam[]])[] = [
  [/\bNDA\b|Navy officer entry/, ["NDA"]],
  [/\bCDS\b|Army|Air Force|forces/, ["CDS"]],
  [/AFCAT|Air Force/, ["AFCAT"]],
  [/Agniveer/, ["Agniveer recruitment"]],
  [/UPSC|[Cc]ivil [Ss]ervice/, ["UPSC Civil Services"]],
  [/Engineering Services|Indian Telecommunication Service|\bESE\b/, ["UPSC Engineering Services"]],
  [/Forest Service/, ["UPSC Indian Forest Service"]],
  [/CAPF|paramilitary/, ["UPSC CAPF"]],
  [/UPSC CMS/, ["UPSC CMS"]],
  [/UPSC (?:IES|ISS)|\bI[ES]S\b|(?:Economic|Statistical) Service/, ["UPSC IES/ISS"]],
  [/EPFO/, ["UPSC EPFO"]],
  [/UPSC recruitment/, ["UPSC recruitment"]],
  [/ESIC/, ["ESIC SSO"]],
  [/Geo-Scientist/, ["UPSC Combined Geo-Scientist"]],
  [/PSC\b|State (?:commission|civil service)|Public Service Commission/, ["State PSC"]],
  [/State|[Gg]overnment|[Ss]election|[Rr]ecruitment/, ["State staff selection", "State teacher recruitment"]],
  [/SSC/, ["SSC CGL", "SSC CHSL", "SSC MTS", "SSC JE", "SSC CPO"]],
  [/SSC|CAPF/, ["SSC GD"]],
  [/SSC|[Ss]tenographer/, ["SSC Stenographer"]],
  [/Intelligence|\bIB\b/, ["IB recruitment"]],
  [/[Pp]olice|[Cc]onstable|[Ss]ub-[Ii]nspector/, ["State police constable recruitment", "State police SI recruitment"]],
  [/Delhi Police/, ["SSC Delhi Police Constable"]],
  [/RPF/, ["RPF recruitment"]],
  [/Coast Guard|Navik|CGCAT/, ["Coast Guard recruitment"]],
  [/GDS|Dak Sevak/, ["India Post GDS"]],
  [/RRB|[Rr]ailway/, ["RRB NTPC", "RRB Group D", "RRB ALP", "RRB Technician", "RRB JE"]],
  [/IBPS|SBI|\b[Bb]anks?\b/, ["IBPS PO", "IBPS Clerk", "IBPS SO", "IBPS RRB", "SBI PO", "SBI Clerk"]],
  [/\bRBI\b|Reserve Bank/, ["RBI Grade B", "RBI Assistant"]],
  [/NABARD/, ["NABARD Grade A"]],
  [/\bLIC\b|[Ii]nsur/, ["LIC AAO", "General insurance AO"]],
  [/KVS|Kendriya|Navodaya/, ["KVS and NVS recruitment"]],
  [/AAI|Airports Authority/, ["AAI ATC", "AAI recruitment"]],
  [/ISRO/, ["ISRO recruitment"]],
  [/BARC|OCES/, ["BARC OCES"]],
  [/stipendiary trainee/, ["DAE stipendiary trainee"]],
  [/DRDO/, ["DRDO CEPTAM"]],
  [/Border Roads/, ["BRO recruitment"]],
  [/[Jj]udicial service/, ["Judicial services"]],
  [/[Cc]ourt/, ["Court staff recruitment"]],
  [STATE_POWER, ["State power company recruitment"]],
  [/[Mm]etro (?:rail|compan)/, ["Metro rail recruitment"]],
  [/NORCET/, ["NORCET"]],
  [/RRB Paramedical/, ["RRB Paramedical"]],
  [/Eklavya/, ["EMRS recruitment"]],
  [/SSC JHT/, ["SSC JHT"]],
  [/SSC Selection Posts/, ["SSC Selection Posts"]],
  [/\bFCI\b/, ["FCI recruitment"]],
  [/CGPDTM/, ["Patent examiner examination"]],
];
/** A teacher's training leads to the posts of all schools that recruit by examination. */
const TEACHER_TRAINING = /B\.?Ed|D\.?El\.?Ed|D\.Ed|ITEP/;
const TEACHERS_POSTS: readonly Exam[] = ["State teacher recruitment", "KVS and NVS recruitment", "EMRS recruitment"];

/** What a route names by its name; in a route that leads to private work too, and says "also", it need not be listed. */
const EXAM_NAMES = EXAMS.map((exam) => [exam, new RegExp(`(?<![\\w-])${exam.replace(/[()]/g, "\\$&")}(?![\\w-])`)] as const);
const namedIn = (route: string): readonly Exam[] => EXAM_NAMES.flatMap(([exam, name]) => (name.test(route) ? [exam] : []));

type Entrance = readonly [course: string, RegExp, readonly [Exam, ...Exam[]]];
/** A course straight after Class 12, and the examinations of which one at least is listed beside it. */
const ENTRANCE_OF: readonly Entrance[] = [
  ["a BTech or BE", /BTech|\bBE\b/, ["JEE Main", "JEE Advanced", "State engineering CET", "IMU-CET"]],
  ["an MBBS, BDS, BVSc or BAMS", /MBBS|\bBDS\b|BVSc|BAMS|BHMS/, ["NEET-UG"]],
  ["a BArch", /BArch/, ["NATA", "JEE Main Paper 2"]],
  ["a BDes", BDES, ["UCEED", "NID DAT", "NIFT entrance"]],
  ["an IPM", /\bIPM\b/, ["IPMAT"]],
  ["a BSc Nursing", NURSING_DEGREE, ["State nursing CET"]],
  ["a five-year LLB", /\b(?:BA|BBA|BCom) LLB/, ["CLAT"]],
];
/** The same of a course after a degree. */
const LATER_ENTRANCE_OF: readonly Entrance[] = [
  ["a three-year LLB", LLB, ["State law CET", "CUET-PG"]],
  ["an MBA", /\bMBA\b/, ["CAT", "XAT", "MAT"]],
  ["an MPharm", /MPharm/, ["GPAT"]],
  ["the coaching diploma of NSNIS", /NSNIS Patiala/, ["NSNIS entrance"]],
  ["an MTech or ME", /\bMTech\b|\bME\b/, ["GATE", "ICAR-AIEEA (PG)", "CUET-PG"]],
  ["a fellowship of the National Board (FNB)", /\bFNB\b/, ["FET"]],
  ["NET for college teachers", COLLEGE_NET, ["State SET"]],
  ["a DM or MCh", /\bDM\b|\bMCh\b/, ["NEET-SS", "INI-SS"]],
];

/** Masters' of the universities; a few have a test of their own, or stand abroad. */
const UNIVERSITY_MASTER = /\b(?:MA|MCom|MFA|MVA|MPA|MSW|MLISc|MPEd|M\.Ed|MPH)\b(?!.*(?:SRFTI|abroad|by CAT))/;
/** Sciences in which many universities teach for the degree. Nursing, therapy and single institutes' subjects have tests of their own. */
const SCIENCE_MASTER =
  /\bMSc\b[^,;]*\b(?:Physics|Chemistry|Mathematics|Statistics|Botany|Zoology|Geology|Geography|Microbiology|Bio\w+|Environmental Science|Psychology|Computer Science|Food (?:Science|Technology)|Forestry|Yoga)\b/;

/** The same of a master's degree, where the career asks for a degree: it is not listed for one that an artist or a worker may add. */
const MASTERS_ENTRANCE_OF: readonly Entrance[] = [
  ["an MA, MCom, MFA, MPA, MSW or another master's of a university", UNIVERSITY_MASTER, ["CUET-PG"]],
  ["an MSc in a science", SCIENCE_MASTER, ["CUET-PG", "IIT JAM", "ICAR-AIEEA (PG)", "GAT-B"]],
];

/** The same of a course or post wherever it stands. */
const TRAINING_ENTRANCE_OF: readonly Entrance[] = [
  ["a BEd", BED, ["State BEd CET"]],
  ["Craft Instructor Training", /CITS/, ["CITS entrance"]],
  ["a D.El.Ed", DELED, ["State DElEd entrance"]],
  ["a BPEd", BPED, ["State BPEd CET"]],
  ["a course of CIFNET", /CIFNET/, ["CIFNET entrance"]],
  ["an MCA", MCA, ["State MCA CET"]],
  ["a PhD in a farm science", FARM_PHD, ["ICAR-AICE (PhD)"]],
  ["a PhD at TIFR", /TIFR/, ["TIFR GS"]],
  ["a post at Eklavya schools", /Eklavya/, ["EMRS recruitment"]],
  ["a post of the Food Corporation", /\bFCI\b/, ["FCI recruitment"]],
  ["the training school of BARC", /\bOCES\b/, ["BARC OCES"]],
  ["a post of the Airports Authority", /AAI Junior Executive(?! \(ATC\))|fire service of the AAI/, ["AAI recruitment"]],
  ["a post of a State's power company", STATE_POWER, ["State power company recruitment"]],
  [
    "a post of a metro company",
    /[Mm]etro rail (?:recruitment|company by its own test)|metro company's own test/,
    ["Metro rail recruitment"],
  ],
  ["a post that UPSC fills by itself", /UPSC recruitment|the UPSC's selection|posts? by UPSC(?! )/, ["UPSC recruitment"]],
  ["a post of a railway hospital", /railway hospital|Malaria Inspector/, ["RRB Paramedical"]],
  ["the examination of the Patent Office", /CGPDTM/, ["Patent examiner examination"]],
  ["a stipendiary trainee's post of atomic energy", /stipendiary trainee/, ["DAE stipendiary trainee"]],
  ["a technical post of DRDO", /DRDO (?:technician|laborator)/, ["DRDO CEPTAM"]],
  ["a post of the Border Roads Organisation", /Border Roads/, ["BRO recruitment"]],
  ["an energy auditor's or manager's certificate", /BEE energy/, ["BEE energy examination"]],
];

/** A course after Class 12 that some examination leads to: one is listed at least. */
const BACHELORS_COURSE = /\b(?:BA|BArch|BASLP|BBA|BCA|BCom|BDes|BE|BFA|BHM|BOptom|BOT|BPES|BPEd|BPharm|BPT|BSc|BSW|BTech)\b|\bBachelor/;

/** The ordinary degrees, to which CUET-UG is one way among many. It is listed for those that a career asks for, and not for a degree beside it. */
const ORDINARY_DEGREE = /\b(?:BA|BCom|BBA|BCA)\b(?!(?:,? or \w+)* LLB)/;
const ASKS_FOR_A_DEGREE = /Degree|Doctorate/;

/** A way that is nothing but degrees, or begins so; a BTech, BSc or BA among them says neither its subject nor that any will do. */
const DEGREES_ALONE =
  /^(?:B[A-Z][A-Za-z]*(?: \(Hons\))?|M[A-Z][A-Za-z]*)(?:(?:,? or|,) (?:B[A-Z][A-Za-z]*(?: \(Hons\))?|M[A-Z][A-Za-z]*))*(?: \([^)]*\))?(?=$|,? (?:then|after|by|for|if|first)\b|,? with (?:an?|some|years)\b)/;
const SAYS_NO_SUBJECT = /\b(?:BTech|BE|BSc|BA|MTech|ME|MSc|MA)\b/;
const isBare = (route: string) => SAYS_NO_SUBJECT.test(DEGREES_ALONE.exec(route)?.[0] ?? "");

const lacks = ({ exams }: Pathway, exam: Exam) => !exams.includes(exam);
const keepsAllOpen = ({ subjects }: Pathway) => subjects.length === ALL_SUBJECTS;

const RULES: readonly Rule[] = [
  ["PCM or PCB open and PCMB shut", ({ subjects: s }) => (s.includes("PCM") || s.includes("PCB")) && !s.includes("PCMB")],
  ["subjects shut beside a route that any stream may take", (path) => path.afterClass12.some(isOpenToAll) && !keepsAllOpen(path)],
  [
    "subjects without PCM open beside a BTech or BE that does not say with PCM",
    (path) =>
      path.subjects.some((subjects) => !HAS_PCM.includes(subjects)) &&
      path.afterClass12.some((route) => ENGINEERING_DEGREE.test(route) && !SAYS_WITH_WHAT.test(route)),
  ],
  [
    "all subjects open beside a degree that does not say which of them it asks for",
    (path) => keepsAllOpen(path) && path.afterClass12.some((route) => SCIENCE_DEGREE.test(route) && !SAYS_WITH_WHAT.test(route)),
  ],
  [
    "subjects shut beside a BA in economics, for which some universities ask for maths and some for nothing",
    (path) => /\bBA or BSc (?:\(Hons\) )?(?:in )?Economics/.test(after12(path)) && !keepsAllOpen(path),
  ],
  [
    "Vocational shut beside a BSc in agriculture",
    (path) => /BSc (?:\(Hons\) )?Agriculture/.test(after12(path)) && !path.subjects.includes("Vocational"),
  ],
  [
    "subjects shut beside a polytechnic diploma that is all the education asked for",
    (path, { id, education }) =>
      education === "Diploma" &&
      /[Pp]olytechnic|Diploma in .*Engineering/.test(after10(path)) &&
      !keepsAllOpen(path) &&
      !DIPLOMA_IS_NOT_ENOUGH.includes(id),
  ],
  [
    "lateral entry, which asks for science or an ITI, as the only way after Class 12 in any stream",
    (path) => keepsAllOpen(path) && path.afterClass12.length > 0 && path.afterClass12.every((route) => /lateral/.test(route)),
  ],
  [
    "Commerce with Maths shut beside a BSc in mathematics, statistics or economics",
    (path) => path.afterClass12.some((route) => MATHS_ALONE.test(route)) && !path.subjects.includes("Commerce with Maths"),
  ],
  [
    "subjects shut beside an ITI trade after Class 10",
    (path, { id }) => ITI.test(after10(path)) && !keepsAllOpen(path) && !ITI_IS_NOT_ENOUGH.includes(id),
  ],
  [
    "BPharm, DPharm or a BSc in agriculture with PCM or PCB shut",
    (path) =>
      /BPharm|DPharm|BSc (?:\(Hons\) )?Agriculture/.test(after12(path)) &&
      !(path.subjects.includes("PCM") && path.subjects.includes("PCB")),
  ],
  ["an ITI trade after Class 10 without State ITI admission", (path) => ITI.test(after10(path)) && lacks(path, "State ITI admission")],
  [
    "a polytechnic diploma after Class 10 without State polytechnic admission",
    (path) => /[Pp]olytechnic/.test(after10(path)) && lacks(path, "State polytechnic admission"),
  ],
  ["ITEP without NCET", (path) => /ITEP/.test(routes(path)) && lacks(path, "NCET")],
  ["the Bar Council's licence without AIBE", (path) => /Bar Council/.test(path.licence ?? "") && lacks(path, "Bar examination (AIBE)")],
  [
    "a BA, BCom, BBA or BCA that the career asks for without CUET-UG",
    (path, { education }) =>
      ASKS_FOR_A_DEGREE.test(education) && path.afterClass12.some((route) => ORDINARY_DEGREE.test(route)) && lacks(path, "CUET-UG"),
  ],
  [
    "a farm degree that the career asks for without State agriculture CET",
    (path, { education }) => ASKS_FOR_A_DEGREE.test(education) && FARM_DEGREE.test(after12(path)) && lacks(path, "State agriculture CET"),
  ],
  [
    "a farm degree that nobody has to take, without State agriculture CET and CUET-UG",
    (path) => FARM_DEGREE.test(after12(path)) && lacks(path, "State agriculture CET") && lacks(path, "CUET-UG"),
  ],
  [
    "CUET-UG without a university's degree after Class 12",
    (path) => !lacks(path, "CUET-UG") && !UNIVERSITY_DEGREE.test([after10(path), after12(path)].join(" | ")),
  ],
  [
    "a bachelor's course for a career that asks for a degree, and no examination at all",
    (path, { education }) => ASKS_FOR_A_DEGREE.test(education) && BACHELORS_COURSE.test(after12(path)) && path.exams.length === 0,
  ],
  [
    "the Nursing Council's licence without a nursing course",
    (path) => /Nursing Council/.test(path.licence ?? "") && !/Nursing|[GA]NM/.test(after12(path)),
  ],
  [
    "an ITI certificate as education without an ITI route",
    (path, { education }) => education === "ITI Certificate" && !ITI.test(routes(path)),
  ],
  [
    "a diploma as education without a route to one",
    (path, { education }) => education === "Diploma" && !/[Dd]iploma|[AG]NM|D\.(?:El\.)?Ed|DPharm|DMLT|CH?PL|AME/.test(routes(path)),
  ],
  ["a doctorate as education without a PhD route", (path, { education }) => education === "Doctorate" && !/PhD/.test(routes(path))],
  [
    "an examination that a route names and no list holds",
    (path) =>
      routesOf(path).some((route) => {
        const named = namedIn(route);
        return named.length > 0 && !/\balso\b/.test(route) && named.every((exam) => lacks(path, exam));
      }),
  ],
  [
    "a master's degree as education and a diploma after Class 10 that stops short of it",
    (path, { education }) =>
      education === "Master's Degree" && path.afterClass10.some((route) => /[Dd]iploma/.test(route) && !/then|years/.test(route)),
  ],
  [
    "work from 18 within two years of Class 10, and no other way that is through by then",
    ({ afterClass10, yearsToFirstPay: [least] }) =>
      afterClass10.some((route) => AT_18.test(route)) &&
      least < LATEST_AT_17 &&
      !waysOf({ afterClass10: afterClass10.filter((route) => !AT_18.test(route)), afterClass12: [], afterDegree: [] }).fromClass10.some(
        (way) => way.least <= least,
      ),
  ],
  ["a BTech, BSc, BA or a master's that does not say in what, or in any branch", (path) => routesOf(path).some(isBare)],
  ["a raw | in its licence or routes", (path) => /\|/.test(path.licence ?? "") || routesOf(path).some((route) => route.includes("|"))],
];

const examRules: readonly Rule[] = EXAM_OF.map(([exam, names]) => [
  `${exam} without a route that it leads to`,
  (path) => !lacks(path, exam) && !names.test(routes(path)),
]);

const isSaid = (names: RegExp, path: Pathway) => names.test([path.licence ?? "", routes(path)].join(" | "));
const licenceRules: readonly Rule[] = [
  ...[...LICENCE_EXAM_OF, ...FOR_A_LICENCE].map(
    ([exam, names]): Rule => [`${exam} without a licence or route that it is for`, (path) => !lacks(path, exam) && !isSaid(names, path)],
  ),
  ...LICENCE_EXAM_OF.map(
    ([exam, names]): Rule => [
      `a licence or route that ${exam} are for, and not listed`,
      (path) => lacks(path, exam) && isSaid(names, path),
    ],
  ),
];

const postRules: readonly Rule[] = POST_OF.flatMap(([names, exams]) =>
  exams.map((exam): Rule => {
    const isTold = (text: string) => names.test(text) || (TEACHERS_POSTS.includes(exam) && TEACHER_TRAINING.test(text));
    return [`${exam} without a route that names the post`, (path) => !lacks(path, exam) && !isTold(routes(path))];
  }),
);

const entranceRules = (entrances: readonly Entrance[], text: (path: Pathway) => string): readonly Rule[] =>
  entrances.map(([course, names, exams]) => [
    `${course} without ${exams.join(", ")}`,
    (path) => names.test(text(path)) && exams.every((exam) => lacks(path, exam)),
  ]);

const mastersRules: readonly Rule[] = MASTERS_ENTRANCE_OF.map(([course, names, exams]) => [
  `${course} that the career asks for without ${exams.join(", ")}`,
  (path, { education }) =>
    ASKS_FOR_A_DEGREE.test(education) && path.afterDegree.some((way) => names.test(way)) && exams.every((exam) => lacks(path, exam)),
]);

/** Each rule with the careers that break it. */
export const pathwayFindings = (careers: readonly Career[]): readonly (readonly [rule: string, what: readonly string[]])[] =>
  [
    ...RULES,
    ...examRules,
    ...licenceRules,
    ...postRules,
    ...entranceRules(ENTRANCE_OF, after12),
    ...entranceRules(LATER_ENTRANCE_OF, afterDegree),
    ...entranceRules(TRAINING_ENTRANCE_OF, routes),
    ...mastersRules,
    ...YEARS_RULES,
  ].map(([rule, isBroken]) => [
    `pathways with ${rule}`,
    careers.filter((career) => career.pathway && isBroken(career.pathway, career)).map(({ name }) => name),
  ]);
