import { type Exam, SUBJECT_COMBINATIONS, type SubjectCombination } from "@career-clarity/career-catalog";

/** What schooling the marks are of that a course asks for. */
export type MarksOf = "science" | "maths" | "class12" | "degree" | "masters" | "bed";

/** What a course asks for that does not follow Class 12. */
export type DegreeBefore = "degree" | "computing" | "masters" | "bed" | "subject" | "branch";

/** Least marks in per cent, as the council of the course sets them for the whole country. */
export type LeastMarks = {
  readonly council: string;
  readonly of: MarksOf;
  readonly least: 40 | 45 | 50 | 55;
  /** Those of reserved categories, where the council itself names them. */
  readonly eased?: number;
};

/** Who is let into a course. What only the universities set is not in it. */
export type AdmissionRule = {
  /** The choices of Class 11 that it takes; none where a degree is asked for. */
  readonly subjects?: readonly SubjectCombination[];
  readonly after?: DegreeBefore;
  /** So most colleges: some ask for maths as well, or each otherwise. */
  readonly others?: "maths" | "differ";
  /** Agriculture at school counts as well. */
  readonly farming?: true;
  /** "any": no council sets marks for the country and each university has its own; "pass": a pass is enough for the council. */
  readonly marks: LeastMarks | "any" | "pass";
};

const ALL = SUBJECT_COMBINATIONS;
const BIOLOGY: readonly SubjectCombination[] = ["PCB", "PCMB"];
const MATHS: readonly SubjectCombination[] = ["PCM", "PCMB"];
const SCIENCE: readonly SubjectCombination[] = ["PCM", "PCB", "PCMB"];

const science = (council: string, least: LeastMarks["least"], eased: number): AdmissionRule => ({
  subjects: BIOLOGY,
  marks: { council, of: "science", least, eased },
});
const afterDegree = (
  after: Exclude<DegreeBefore, "subject" | "branch">,
  council: string,
  least: LeastMarks["least"],
  eased?: number,
): AdmissionRule => ({
  after,
  marks: { council, of: after === "computing" ? "degree" : after, least, ...(eased === undefined ? {} : { eased }) },
});
const NCTE = "National Council for Teacher Education";
const AICTE = "AICTE";
const BAR_COUNCIL = "Bar Council of India";

/** By the names of `DEGREE_NAMES`. */
export const ADMISSION_RULES: Readonly<Record<string, AdmissionRule>> = {
  MBBS: science("National Medical Commission", 50, 40),
  BDS: science("National Dental Commission", 50, 40),
  BAMS: science("National Commission for Indian System of Medicine", 50, 40),
  BUMS: science("National Commission for Indian System of Medicine", 50, 40),
  BHMS: science("National Commission for Homoeopathy", 50, 40),
  BPT: science("National Commission for Allied and Healthcare Professions", 50, 40),
  BOT: science("National Commission for Allied and Healthcare Professions", 50, 40),
  "BSc Nursing": science("Indian Nursing Council", 45, 40),
  BVSc: { subjects: BIOLOGY, marks: "any" },
  BNYS: { subjects: BIOLOGY, marks: "any" },
  GNM: { subjects: ALL, marks: { council: "Indian Nursing Council", of: "class12", least: 40 } },
  ANM: { subjects: ALL, marks: "pass" },
  BPharm: { subjects: SCIENCE, marks: "pass" },
  DPharm: { subjects: SCIENCE, marks: "pass" },
  BMLT: { subjects: BIOLOGY, others: "differ", marks: "any" },
  DMLT: { subjects: SCIENCE, others: "differ", marks: "any" },
  BASLP: { subjects: SCIENCE, marks: "any" },
  BTech: { subjects: MATHS, others: "differ", marks: { council: AICTE, of: "maths", least: 45, eased: 40 } },
  BArch: { subjects: MATHS, marks: "any" },
  BCA: { subjects: ALL, others: "maths", marks: "pass" },
  BBA: { subjects: ALL, marks: "pass" },
  BHM: { subjects: ALL, marks: "pass" },
  BCom: { subjects: ALL, marks: "any" },
  BA: { subjects: ALL, marks: "any" },
  BSc: { subjects: SCIENCE, others: "differ", marks: "any" },
  BSW: { subjects: ALL, marks: "any" },
  BFA: { subjects: ALL, marks: "any" },
  BDes: { subjects: ALL, marks: "any" },
  "BSc Agriculture": { subjects: SCIENCE, farming: true, marks: "any" },
  "BSc Forestry": { subjects: SCIENCE, farming: true, marks: "any" },
  BFSc: { subjects: BIOLOGY, others: "differ", marks: "any" },
  "BA LLB": { subjects: ALL, marks: { council: BAR_COUNCIL, of: "class12", least: 45, eased: 40 } },
  "BBA LLB": { subjects: ALL, marks: { council: BAR_COUNCIL, of: "class12", least: 45, eased: 40 } },
  LLB: afterDegree("degree", BAR_COUNCIL, 45, 40),
  "D.El.Ed": { subjects: ALL, marks: { council: NCTE, of: "class12", least: 50, eased: 45 } },
  BEd: afterDegree("degree", NCTE, 50),
  BPEd: afterDegree("degree", NCTE, 50),
  MEd: afterDegree("bed", NCTE, 50),
  MBA: afterDegree("degree", AICTE, 50, 45),
  PGDM: afterDegree("degree", AICTE, 50, 45),
  MSW: { after: "degree", marks: "any" },
  MA: { after: "degree", marks: "any" },
  MSc: { after: "subject", marks: "any" },
  MCom: { after: "subject", marks: "any" },
  MTech: { after: "branch", marks: "any" },
  MCA: afterDegree("computing", AICTE, 50, 45),
  PhD: afterDegree("masters", "UGC", 55, 50),
};

const MEDICAL: readonly Exam[] = ["NEET-UG"];
const LAW: readonly Exam[] = ["CLAT", "AILET", "State law CET", "CUET-UG"];
const COLLEGE: readonly Exam[] = ["CUET-UG"];
const MANAGEMENT: readonly Exam[] = ["CAT", "XAT", "MAT"];

/** The entrances to other common degrees, which stand with none of their careers alone. */
export const OTHER_ENTRANCES: Readonly<Record<string, readonly Exam[]>> = {
  MBBS: MEDICAL,
  BDS: MEDICAL,
  BAMS: MEDICAL,
  BUMS: MEDICAL,
  BHMS: MEDICAL,
  BVSc: MEDICAL,
  BTech: ["JEE Main", "JEE Advanced", "State engineering CET", "BITSAT"],
  BArch: ["NATA", "JEE Main Paper 2"],
  BDes: ["NID DAT", "NIFT entrance", "UCEED"],
  BA: COLLEGE,
  BSc: COLLEGE,
  BSW: COLLEGE,
  BFA: COLLEGE,
  "BA LLB": LAW,
  "BBA LLB": LAW,
  LLB: ["CUET-PG", "State law CET"],
  "D.El.Ed": ["State DElEd entrance"],
  BEd: ["State BEd CET"],
  BPEd: ["State BPEd CET"],
  MBA: MANAGEMENT,
  PGDM: MANAGEMENT,
  MCA: ["NIMCET", "State MCA CET", "CUET-PG"],
  MA: ["CUET-PG"],
  MSc: ["CUET-PG", "IIT JAM"],
  MCom: ["CUET-PG"],
  MTech: ["GATE"],
};
