import type { EducationLevel } from "@career-clarity/career-catalog";

export type Course = {
  readonly level: EducationLevel;
  /** Years that it takes, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** Years from the end of Class 10 to its door, where it asks for another course first. */
  readonly from: number;
};

/** Years from the end of Class 10 to the end of what comes before a course. */
const AFTER_A_DEGREE = 5;
const AFTER_A_FOUR_YEAR_DEGREE = 6;
const AFTER_A_FIVE_YEAR_DEGREE = 7;
const AFTER_MBBS = 7.5;
const AFTER_MD = 10.5;

const row = (name: RegExp, level: EducationLevel, least: number, most = least, from = 0): readonly [RegExp, Course] => [
  name,
  { level, least, most, from },
];

/** Courses by the names that routes give them. Of two names that begin at one place the first counts. */
export type Courses = readonly (readonly [name: RegExp, course: Course])[];

export const COURSES: Courses = [
  row(/lateral (?:entry )?BTech/, "Bachelor's Degree", 3),
  row(/[Pp]olytechnic diploma from its first year/, "Diploma", 3),
  row(/Lateral entry to its second year/, "Diploma", 2),
  row(/[Ii]ntegrated (?:BS-MS|MSc|MA|MTech|MBA|IPM)|Five-year management|IPM|BS-MS|BTech and MS/, "Master's Degree", 5),
  row(/(?:(?:BA|BBA|BCom|BSc)(?: or |, ))*(?:BA|BBA|BCom|BSc) LLB|Five-year (?:BA LLB|law degree)/, "Professional Degree", 5),
  row(/ITEP|BA-B\.Ed|BSc-B\.Ed|B\.El\.Ed/, "Bachelor's Degree", 4),
  row(/post-basic BSc Nursing/, "Bachelor's Degree", 2),
  row(/DMRIT|Post-basic diploma/, "Diploma", 1, 1, AFTER_A_FOUR_YEAR_DEGREE),
  row(/GNM/, "Diploma", 3),
  row(/ANM|DPharm|DMLT|D\.(?:El\.)?Ed|DPEd|DPSE|DHLS|Nursery Teacher Training/, "Diploma", 1, 2),
  row(/MBBS|BAMS|BHMS|BUMS|BNYS|BSMS|BVSc/, "Professional Degree", 5.5),
  row(/Doctor of Chiropractic|(?:Podiatry|Chiropractic) degree/, "Professional Degree", 4, 6),
  row(/PharmD \(Post Baccalaureate\)/, "Professional Degree", 3, 3, AFTER_A_FOUR_YEAR_DEGREE),
  row(/PharmD/, "Professional Degree", 6),
  row(/BArch|BDS/, "Professional Degree", 5),
  row(/LLB/, "Professional Degree", 3, 3, AFTER_A_DEGREE),
  row(/Chartered Accountan(?:t|cy)|CA|CMA|CS|Company Secretary|CSEET|ACET|[Aa]ctuarial papers/, "Professional Degree", 2, 6),
  row(/BTech|BE|BDes|BFTech|BFA|BVA|BFSc|BPlan|BPharm|BChemEng/, "Bachelor's Degree", 4),
  row(/BSc (?:in )?(?:Nursing|Agriculture|Horticulture|Forestry|Fisheries|Sericulture)/, "Bachelor's Degree", 4),
  row(/BPT|BOT|BASLP|BPO|Bachelor in Prosthetics|BOptom|Bachelor of Optometry/, "Bachelor's Degree", 4, 5),
  row(
    /BSc (?:in )?(?:Radi|MRI|Optometry|Perfusion|Medical|Dialysis|Operation|Cardiac|Respiratory|Physician|Emergency|An[ae]|Neuro)\w*/,
    "Bachelor's Degree",
    3,
    4,
  ),
  row(/BHM|BHMCT|BSc HHA|BSc Hospitality|Bachelor in Rehabilitation/, "Bachelor's Degree", 3, 4),
  row(/BLISc|Bachelor of Library and Information Science/, "Bachelor's Degree", 1, 1, AFTER_A_DEGREE),
  row(/B\.?Ed|BPEd|Shiksha Shastri/, "Bachelor's Degree", 2, 2, AFTER_A_DEGREE),
  row(
    /BA|BSc|BS|BCom|BBA|BCA|BSW|BVoc|BMS|BMM|BTTM|BPES|BPH|BHA|BMLT|BStat|BMath|BPA|BMus|Shastri|Economics|[Bb]achelor(?:'s degree| of| in)|[Dd]egree/,
    "Bachelor's Degree",
    3,
  ),
  row(/NDA|Navy officer entry|10\+2/, "Bachelor's Degree", 3, 4),
  row(/DM|MCh|DrNB/, "Doctorate", 3, 3, AFTER_MD),
  row(/NET or PhD/, "Doctorate", 1, 5, AFTER_A_FIVE_YEAR_DEGREE),
  row(/PhD|PsyD|fellow programme/, "Doctorate", 3, 5, AFTER_A_FIVE_YEAR_DEGREE),
  row(/MS Pharm/, "Master's Degree", 2, 2, AFTER_A_FOUR_YEAR_DEGREE),
  row(/MD|MS|DNB/, "Master's Degree", 3, 3, AFTER_MBBS),
  row(/MDS/, "Master's Degree", 3, 3, AFTER_A_FIVE_YEAR_DEGREE),
  row(/MTech|ME|MPharm|MPT|MOT|MPlan|MOptom|MFSc|MSc Nursing/, "Master's Degree", 2, 2, AFTER_A_FOUR_YEAR_DEGREE),
  row(/Nurse Practitioner|Nurse anaesthesia degree/, "Master's Degree", 1.5, 2, AFTER_A_DEGREE),
  row(/MArch|MUD|MVSc/, "Master's Degree", 2, 2, AFTER_A_FIVE_YEAR_DEGREE),
  row(/LLM/, "Master's Degree", 1, 2, AFTER_A_FIVE_YEAR_DEGREE),
  row(/MLISc/, "Master's Degree", 1, 2, AFTER_A_FOUR_YEAR_DEGREE),
  row(
    /MA|MSc|MCom|MBA|MCA|MSW|MDes|MFA|MVA|MPA|MMus|MPEd|MPH|MHA|MFM|MStat|PGDM|PGP|M\.Ed|[Mm]aster's|Masters?|Acharya|PG programme|[Rr]ural management/,
    "Master's Degree",
    2,
    2,
    AFTER_A_DEGREE,
  ),
  row(/PG [Dd]iploma|Post-graduate diploma|PGDCA|PG course/, "Master's Degree", 1, 2, AFTER_A_DEGREE),
  row(/NSD diploma|[Aa]dvanced [Dd]iploma|Diploma of the National School of Drama/, "Diploma", 1, 3),
  row(/[Pp]olytechnic diploma|[Dd]iploma in (?:[A-Z]\w+ )*(?:or [A-Z]\w+ )?Engineering/, "Diploma", 2, 3),
  row(/AME course/, "Diploma", 2, 4),
  row(/[Dd]iploma/, "Diploma", 0.5, 2),
  row(/ITI/, "ITI Certificate", 1, 2),
  row(/[Aa]pprentice(?:ship)?/, "No formal requirement", 0, 3),
];

/** A polytechnic takes three years after Class 10, of which ITI or Class 12 may save one. */
export const COURSES_AFTER_CLASS_10: Courses = [
  row(/[Pp]olytechnic diploma/, "Diploma", 3),
  row(/[Dd]iploma/, "Diploma", 0.5, 3),
  ...COURSES,
];

export const FIRST_DEGREE_ENDS = [AFTER_A_DEGREE, AFTER_A_FOUR_YEAR_DEGREE] as const;
