import { p } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { limitOf } from "./body.ts";
import { OPEN_BESIDE_A_UNIFORM, OPEN_IN_AVIATION, OPEN_IN_RAILWAYS, OPEN_IN_SHIPPING } from "./open-beside-texts.ts";
import { nextDoors } from "./switch.ts";
import { WHAT_ELSE } from "./what-else.ts";

/** What is still open is asked, and not whether the limit shuts a way. */
const STILL_OPEN = phrases(
  "still|(?:which|what)(?: \\S+){0,3} (?:roles?|jobs?|careers?|posts?|work|fields?|options?)|(?:roles?|jobs?|careers?|posts?|options?)(?: \\S+){0,3} (?:open|left|possible|available)",
  "(?:kaun ?s[aei]|kons[aei]|kaun kaun s[aei])(?: \\S+)? (?:jobs?|naukri|kaam|careers?|posts?)|(?:aur )?kya kya|(?:और|दूसर[ाेी]) (?:कौन|क्या)|कौन ?स[ाेी] (?:नौकरी|काम|करियर|पद)",
);

type Field = { readonly cue: RegExp; readonly says: Wording; readonly ids: readonly string[]; readonly besideHeight: boolean };

/** Where the best-known posts test the body: what of the same field does not. */
const FIELDS: readonly Field[] = [
  {
    cue: phrases("loco ?pilots?|railways?|rail|rrb|train|station master|लोको पायलट|रेलवे"),
    says: OPEN_IN_RAILWAYS,
    ids: ["train-reservation-clerk", "railway-goods-supervisor", "accountant", "data-entry-operator", "logistics-coordinator"],
    besideHeight: true,
  },
  {
    cue: phrases("merchant navy|ships?|shipping|sea|deck|marine|मर्चेंट नेवी|जहाज"),
    says: OPEN_IN_SHIPPING,
    ids: ["shipping-agent", "port-operations-manager", "naval-architect", "customs-broker", "logistics-coordinator"],
    besideHeight: true,
  },
  {
    cue: phrases(
      "pilots?|aviation|airlines?|airports?|air ?host\\S*|cabin crew|flight attendants?|flying|पायलट|एविएशन|एयरपोर्ट|एयर होस्टेस|केबिन क्रू",
    ),
    says: OPEN_IN_AVIATION,
    ids: [
      "flight-dispatcher",
      "airport-check-in-agent",
      "airport-manager",
      "aviation-safety-officer",
      "aircraft-design-engineer",
      "revenue-manager",
      "aviation-lawyer",
    ],
    besideHeight: true,
  },
  {
    cue: phrases(
      "army|navy|air ?force|nda|cds|defen[cs]e|fau[jz]\\S*|police|pulis|constable|crpf|bsf|agniveer|सेना|आर्मी|नेवी|पुलिस|फौज|अग्निवीर",
    ),
    says: OPEN_BESIDE_A_UNIFORM,
    ids: [
      "forensic-scientist",
      "emergency-dispatcher",
      "court-clerk",
      "security-operations-centre-analyst",
      "data-entry-operator",
      "bank-clerk",
    ],
    besideHeight: false,
  },
];

/** A limit of the body that shuts the best-known post of a field: in a sentence, and then what the field has beside it. */
export const openBesideAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, page, language } = reading;
  if (page !== null || !(WHAT_ELSE.test(text) || STILL_OPEN.test(text))) return null;
  const limit = limitOf(reading);
  const field = FIELDS.find(({ cue }) => cue.test(text));
  if (limit === null || field === undefined || (limit.aspect === "size" && !field.besideHeight)) return null;
  const doors = nextDoors(field.ids, { ...reading, wishes: [], excluded: { ...reading.excluded, careers: [] } }, knowledge);
  return doors === null ? null : (limit.known === null ? "" : p(limit.known[language])) + p(field.says[language]) + doors;
});
