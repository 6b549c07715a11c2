import { phrases } from "./words.ts";

/** Where in schooling a question starts from. */
export type Stage = "class10" | "class12" | "degree";

const AFTER = "(?:after|ke baad|ke bad|baad|post|pass|passed|khatam|finish(?:ed)?|complet(?:e|ed|ing)|done|fail|failed|के बाद)";
const TENTH =
  "(?:10|10th|class 10|class 10th|10th class|tenth|class x|ssc board|matric|dasvi|dasvin|daswi|dasvee|10वीं|10वी|दसवीं|दसवी|मैट्रिक)";
const TWELFTH =
  "(?:12|12th|class 12|class 12th|12th class|twelfth|xii|class xii|inter|intermediate|hsc|plus two|baarvi|barvi|baravi|barahvi|12वीं|12वी|बारहवीं|बारहवी|इंटर)";
const GRADUATION =
  "(?:graduation|graduate|degree|college|bachelors?|btech|bcom|bsc|ba|bba|bca|ma|msc|mcom|mba|mca|mbbs|llb|bed|bpharm|bds|diploma|iti|पढाई|ग्रेजुएशन|स्नातक)";

const both = (place: string): RegExp =>
  phrases(
    `(?:after|post|passed|pass|completed|finished|done|did|failed|cleared)(?: my| the| doing| passing| completing| finishing)? ${place}`,
    `${place}(?: \\S+){0,2} ${AFTER}`,
    `${place} (?:me|mein|class|board|boards|exam|result)`,
  );

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ["class10", both(TENTH)],
  ["class12", both(TWELFTH)],
  ["degree", both(GRADUATION)],
];

/** The stage that the text names, the earliest where it names several; null where it names none. */
export const stageIn = (text: string): Stage | null => STAGES.find(([, cue]) => cue.test(text))?.[0] ?? null;

/** Degrees and certificates as pathways write them. */
const DEGREES: readonly (readonly [name: string, cue: RegExp])[] = [
  ["BTech", phrases("btech|b tech|engineering degree|बीटेक")],
  ["BCom", phrases("bcom(?! an? )|b com(?! an? )|बीकॉम")],
  ["BSc Nursing", phrases("bsc nursing|b sc nursing|nursing degree")],
  ["BSc", phrases("bsc|b sc|बीएससी")],
  ["BA", phrases("ba|b a|बीए")],
  ["BBA", phrases("bba|bbm|बीबीए")],
  ["BCA", phrases("bca|बीसीए")],
  ["MBA", phrases("mba|pgdm|एमबीए")],
  ["MCA", phrases("mca|एमसीए")],
  ["MBBS", phrases("mbbs|एमबीबीएस")],
  ["BDS", phrases("bds")],
  ["LLB", phrases("llb|law degree|एलएलबी")],
  ["BEd", phrases("bed|b ed|बीएड")],
  ["BPharm", phrases("bpharm|b pharm|bpharma|b pharma|bpharmacy")],
  ["BDes", phrases("bdes|b des")],
  ["MSc", phrases("msc|m sc")],
  ["BArch", phrases("barch|b arch")],
  ["BPT", phrases("bpt")],
  ["ITI", phrases("iti|आईटीआई")],
  ["diploma", phrases("diploma|polytechnic|डिप्लोमा|पॉलिटेक्निक")],
];

/** The degrees that the text names, and the text without their names. */
export function degreesIn(text: string): { readonly degrees: readonly string[]; readonly rest: string } {
  let rest = text;
  const degrees: string[] = [];
  for (const [degree, cue] of DEGREES) {
    if (!cue.test(rest)) continue;
    degrees.push(degree);
    rest = rest.replace(cue, " ");
  }
  return { degrees, rest };
}
