import type { Career } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { choiceOfCareer, choiceOfDegree, pairVerdict } from "./choice.ts";
import { degreeText } from "./degree.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { careerLink } from "./links.ts";
import { POSTS_BEHIND_AN_MBA, REACHES_AS_HIGH, SOME_REACH_HIGHER } from "./pay-beside-mba-texts.ts";

/** The posts in which one mostly begins after an MBA, and one that is reached later, by its speciality. */
const POSTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [phrases("finance|फाइनेंस"), ["financial-analyst", "relationship-manager", "investment-banker"]],
  [phrases("marketing|sales|मार्केटिंग"), ["digital-marketing-specialist", "brand-manager", "marketing-manager"]],
  [phrases("hr|human resources?|एचआर"), ["recruiter", "human-resources-manager"]],
];
const OF_ANY: readonly string[] = ["financial-analyst", "marketing-manager", "human-resources-manager", "management-consultant"];

const EITHER = phrases("or|ya|vs|versus|than|compared to|se zyada|या");
const ASKS_FOR_MONEY = phrases("paisa|paise|pais[ao]|kamai|earn\\S*|income|package|पैसा|पैसे|कमाई");
const HARDLY_MORE = 1.1;

const top = ({ payInr }: Career): number => payInr?.high ?? 0;

/** A career beside an MBA, where it is asked which pays more: the record of the one, and the posts behind the other. */
export const payBesideMbaAnswer: SpokenAnswer = spoken(({ asks, text, careers, degrees, exams, language }, { explorer }) => {
  const [named, second] = careers;
  if (named === undefined || second !== undefined || exams.length > 0 || degrees.length !== 1 || degrees[0] !== "MBA") return null;
  if (!EITHER.test(text) || !(asks.has("pay") || ASKS_FOR_MONEY.test(text))) return null;
  const posts = (POSTS.find(([speciality]) => speciality.test(text))?.[1] ?? OF_ANY)
    .flatMap((id) => explorer.byId(id) ?? [])
    .filter(({ id }) => id !== named.career.id);
  const name = words(named.career.name);
  const isAhead = posts.every((post) => top(post) <= top(named.career) * HARDLY_MORE);
  const rows = [named.career, ...posts].map((career) => `${careerLink(career)}: ${shortPay(career, language) ?? ""}`);
  return (
    p(`${(isAhead ? REACHES_AS_HIGH : SOME_REACH_HIGHER)[language](name)} ${POSTS_BEHIND_AN_MBA[language]}`) +
    ul(rows) +
    pairVerdict(["MBA", named.career.id], language) +
    ul([`${strong(name)}:${choiceOfCareer(named.career.id, language)}`, `${strong("MBA")}:${choiceOfDegree("MBA", language)}`]) +
    p(PAY_BASIS[language]) +
    (asks.has("years") ? p(degreeText("MBA", language)) : "")
  );
});
