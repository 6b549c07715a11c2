import type { Career } from "@career-clarity/career-catalog";
import { h3, p, ul, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { SOMETHING_DIFFERENT } from "./list-texts.ts";
import { LESS_SITTING, ON_THE_MOVE_NEAR } from "./near-moving-texts.ts";
import { workRow } from "./work-row.ts";

const SIT = "(?:sit|sits|sitting|desk|one place|chair|baith\\S*|bethe|बैठ\\S*)";
const NOT = "(?:hate|dont|do not|cant|cannot|not|no|without|tired of|bored of|less|dislike|avoid)";
const REFUSES_TO_SIT = phrases(
  `${NOT}(?: \\S+){0,4} ${SIT}|${SIT}(?: \\S+){0,5} (?:nahi|nhi|nahin|na|nafrat|pasand nahi|boring|bor|नहीं|न|ना)`,
);
const MOVES = phrases(
  "mov(?:e|es|ing) (?:around|about)|on the move|walk(?:ing)? around|on my feet|(?:chal\\S*|ghoom\\S*|ghum\\S*) ?(?:phir\\S*|fir\\S*)|bhaag ?daud|field (?:work|job|wala|wali|me)|outdoors?|outside|bahar (?:ka|jana|ghoom\\S*|ghum\\S*)|चल\\S* फिर\\S*|घूम\\S*(?: फिर\\S*)?|बाहर (?:का|जाना)",
);
/** How bodily work must be to be done on one's feet: more where an office is all that there is. */
const ON_ONES_FEET = 2;
const ON_ONES_FEET_IN_AN_OFFICE = 4;
const SHOWN = 6;
/** So many steps from one career to what is like it; one more only where few were found. */
const NEAR = 2;
const FARTHEST = 3;
const ENOUGH = 3;

/** Whether somebody in it goes about, or stands more than sits. */
const moves = ({ physical, travelRequired, workEnvironment }: Career): boolean =>
  travelRequired ||
  physical > (workEnvironment.every((place) => place === "Office" || place === "Home") ? ON_ONES_FEET_IN_AN_OFFICE : ON_ONES_FEET);

/** Work like the one that is named, in which one moves more: what is like it, then what is like that. */
export const nearMovingAnswer: SpokenAnswer = spoken(({ careers, text, asks, language }, { explorer }) => {
  const [named, second] = careers;
  if (named === undefined || second !== undefined || !asks.has("similar") || !(REFUSES_TO_SIT.test(text) || MOVES.test(text))) return null;
  const likeIt = (career: Career): readonly Career[] => (career.related ?? []).flatMap((id) => explorer.byId(id) ?? []);
  const near = new Set<Career>();
  let ring: readonly Career[] = [named.career];
  for (let far = 0; far < FARTHEST && (far < NEAR || near.size < ENOUGH); far++) {
    ring = ring.flatMap(likeIt);
    for (const career of ring) if (career !== named.career && moves(career)) near.add(career);
  }
  if (near.size === 0) return null;
  return (
    h3(ON_THE_MOVE_NEAR[language](words(named.career.name))) +
    p(LESS_SITTING[language](careerLink(named.career))) +
    ul([...near].slice(0, SHOWN).map((career) => workRow(career, language))) +
    p(SOMETHING_DIFFERENT[language](assessmentLink()))
  );
});
