import type { Exam, Pathway } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import { listed } from "./join.ts";

/** By these a post is given. */
const FOR_A_POST: ReadonlySet<Exam> = new Set<Exam>([
  "NDA",
  "CDS",
  "AFCAT",
  "Agniveer recruitment",
  "UPSC Civil Services",
  "UPSC Engineering Services",
  "UPSC Indian Forest Service",
  "UPSC CAPF",
  "UPSC CMS",
  "UPSC IES/ISS",
  "State PSC",
  "SSC CGL",
  "SSC CHSL",
  "SSC GD",
  "SSC JE",
  "RRB NTPC",
  "RRB ALP",
  "RRB JE",
  "IBPS PO",
  "IBPS Clerk",
  "SBI PO",
  "RBI Grade B",
  "NABARD Grade A",
  "LIC AAO",
  "AAI ATC",
  "Judicial services",
]);
/** These qualify somebody for the work and give neither a place in a course nor a post. */
const TO_QUALIFY: ReadonlySet<Exam> = new Set<Exam>([
  "CSIR-NET",
  "UGC-NET",
  "CTET",
  "State TET",
  "DGCA pilot papers",
  "Bar examination (AIBE)",
  "NISM certification",
  "IRDAI licence exam",
]);

/** A way in by a test or a recruitment that is no examination of the catalogue's list. */
const OWN_TEST = /\b(?:recruitment|enrolment|selection|tests?|exams?|examinations?)\b(?!-| company| board)/i;
const NAMES_AN_EXAM = /\b(?:UPSC C|SSC CGL|SSC CHSL|SSC GD|SSC JE|RRB NTPC|RRB ALP|RRB JE|IBPS|SBI PO|State PSC|NDA|CDS|AFCAT|CTET|TET)\b/;
const MOST_TESTS = 2;

const ownTests = ({ afterClass10, afterClass12, afterDegree }: Pathway): readonly string[] =>
  [...new Set([...afterClass10, ...afterClass12, ...afterDegree])]
    .filter((way) => OWN_TEST.test(way) && !NAMES_AN_EXAM.test(way))
    .slice(0, MOST_TESTS)
    .map((way) => `"${words(way)}"`);

const part = (what: string, names: readonly string[]): readonly string[] => (names.length === 0 ? [] : [`${what} ${listed(names)}`]);

/** Which examinations stand on the way, and what for: a place in a course, the qualification, the post. */
export function examsLine(pathway: Pathway): string {
  const { exams } = pathway;
  const own = ownTests(pathway);
  const entrances = exams.filter((exam) => !FOR_A_POST.has(exam) && !TO_QUALIFY.has(exam));
  const parts = [
    ...part("to enter a course", exams.length === 0 && own.length > 0 ? ["none"] : entrances.map(words)),
    ...part("to qualify", exams.filter((exam) => TO_QUALIFY.has(exam)).map(words)),
    ...part("for the post itself", exams.filter((exam) => FOR_A_POST.has(exam)).map(words)),
    ...part("a test or recruitment of its own:", own),
  ];
  return parts.length === 0
    ? "Exams: the catalogue names none, neither to enter a course nor for the post"
    : `Exams on the way: ${parts.join("; ")}`;
}
