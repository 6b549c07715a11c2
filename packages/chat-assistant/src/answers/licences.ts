import { p, strong } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  BAR_COUNCIL,
  COUNCIL_OF_ARCHITECTURE,
  MEDICAL_COUNCIL,
  NURSING_COUNCIL,
  PHARMACY_COUNCIL,
  REHABILITATION_COUNCIL,
  REMOTE_PILOT,
  WHAT_IT_IS,
} from "./licences-texts.ts";

/** What a licence or a register means: how it is asked for, the words of the records for it, and how one comes to it. */
type Licence = { readonly cue: RegExp; readonly recorded: RegExp; readonly means: Wording };

const LICENCES: readonly Licence[] = [
  {
    cue: phrases(
      "(?:drone|remote)(?: pilot)?(?: ka| ki)? (?:licen[cs]e|certificate|लाइसेंस)(?: .*)?|licen[cs]e (?:for|of) (?:an? )?drones?(?: .*)?",
    ),
    recorded: /remote pilot certificate/i,
    means: REMOTE_PILOT,
  },
  {
    cue: phrases("rci|rehabilitation council(?: of india)?|crr number"),
    recorded: /Rehabilitation Council/,
    means: REHABILITATION_COUNCIL,
  },
  {
    cue: phrases("bar council|sanad|aibe enrol\\S*|enrol\\S* as (?:an )?advocate"),
    recorded: /Bar Council/,
    means: BAR_COUNCIL,
  },
  {
    cue: phrases("state nursing council|inc registration|nursing registration|rn rm"),
    recorded: /Nursing Council/,
    means: NURSING_COUNCIL,
  },
  {
    cue: phrases("nmc registration|medical council registration"),
    recorded: /State Medical Council/,
    means: MEDICAL_COUNCIL,
  },
  {
    cue: phrases("council of architecture|coa registration"),
    recorded: /Council of Architecture/,
    means: COUNCIL_OF_ARCHITECTURE,
  },
  {
    cue: phrases("pharmacy council|pharmacist registration|pci registration"),
    recorded: /Pharmacy Council/,
    means: PHARMACY_COUNCIL,
  },
];

/** What a licence means that the record of a career names. */
export function licenceMeaning(recorded: string | null, language: Language): string {
  const found = recorded === null ? undefined : LICENCES.find((licence) => licence.recorded.test(recorded));
  return found === undefined ? "" : p(found.means[language]);
}

const ASKS_WHAT = phrases("what|kya|meaning|matlab|full form|kaise|how|who|licen[cs]e|registration|क्या|कैसे|मतलब");

/** A register or licence that is asked about by its own name. */
export const licenceAnswer: SpokenAnswer = spoken(({ text, careers, exams, language }) => {
  const found = careers.length + exams.length > 0 || !ASKS_WHAT.test(text) ? undefined : LICENCES.find(({ cue }) => cue.test(text));
  return found === undefined ? null : p(`${strong(WHAT_IT_IS[language])}: ${found.means[language]}`);
});
