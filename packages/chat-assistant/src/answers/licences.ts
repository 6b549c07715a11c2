import { p, strong } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";

/** What a licence or a register means: how it is asked for, the words of the records for it, and how one comes to it. */
type Licence = { readonly cue: RegExp; readonly recorded: RegExp; readonly means: string };

const LICENCES: readonly Licence[] = [
  {
    cue: phrases("rci|rehabilitation council(?: of india)?|crr number"),
    recorded: /Rehabilitation Council/,
    means:
      "The Rehabilitation Council of India (RCI) keeps the register of those who may treat or teach people with disabilities and disorders of the mind. One enters it after a course that RCI has approved, such as the professional course in clinical psychology after a master's degree in psychology; a master's degree alone does not suffice. Without it one may counsel, but not practise under that title. Approved courses: rehabcouncil.nic.in.",
  },
  {
    cue: phrases("bar council|sanad|aibe enrol\\S*|enrol\\S* as (?:an )?advocate"),
    recorded: /Bar Council/,
    means:
      "Only an advocate who is enrolled with a State Bar Council may plead in court. One enrols after LLB and then passes the Bar examination (AIBE).",
  },
  {
    cue: phrases("state nursing council|inc registration|nursing registration|rn rm"),
    recorded: /Nursing Council/,
    means:
      "The State Nursing Council registers who has finished GNM, ANM or BSc Nursing at an approved school; hospitals ask for the number.",
  },
  {
    cue: phrases("nmc registration|medical council registration"),
    recorded: /State Medical Council/,
    means: "The State Medical Council registers doctors after MBBS and its internship; nobody may practise without it.",
  },
  {
    cue: phrases("council of architecture|coa registration"),
    recorded: /Council of Architecture/,
    means:
      "Only who is registered with the Council of Architecture may bear the title of architect; one applies after an approved BArch (coa.gov.in).",
  },
  {
    cue: phrases("pharmacy council|pharmacist registration|pci registration"),
    recorded: /Pharmacy Council/,
    means:
      "The State Pharmacy Council registers pharmacists after DPharm, BPharm or Pharm.D at an approved college; a medical shop needs one.",
  },
];

/** What a licence means that the record of a career names. */
export function licenceMeaning(recorded: string | null): string {
  const found = recorded === null ? undefined : LICENCES.find((licence) => licence.recorded.test(recorded));
  return found === undefined ? "" : p(found.means);
}

const ASKS_WHAT = phrases("what|kya|meaning|matlab|full form|kaise|how|who|licen[cs]e|registration|क्या|कैसे|मतलब");

/** A register or licence that is asked about by its own name. */
export const licenceAnswer: Answer = ({ text, careers, exams }) => {
  const found = careers.length + exams.length > 0 || !ASKS_WHAT.test(text) ? undefined : LICENCES.find(({ cue }) => cue.test(text));
  return found === undefined ? null : p(`${strong("What it is")}: ${found.means}`);
};
