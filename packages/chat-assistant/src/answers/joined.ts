import { type Career, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { h3, p, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { JOINED, JOINED_FIELDS, type JoinedField } from "../names/joined-interests.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { listed } from "./join.ts";
import { BY_ENTRANCES, ONE_MAY_STAY, WORK_WITH_BOTH } from "./joined-texts.ts";
import { assessmentLink } from "./links.ts";
import { workRow } from "./work-row.ts";

const BETWEEN = "(?: (?!or |ya |vs )\\S+){0,2}? (?:and|aur|with|plus|both|n|और|ke saath|को और)(?: \\S+){0,2}? ";
/** Of two who like one each: "one likes biology, the other computers". */
const THE_OTHER =
  "(?: (?!(?:or|ya|vs|not|dont|hates?|nahi|nhi|than|नहीं) )\\S+){0,5}? (?:other(?! than )|another|second|younger|dusr[aei]|doosr[aei]|dusre|chh?ot[aei]|दूसर[ाेी]|छोट[ाेी])(?: (?!(?:than|not|hates?|nahi|नहीं) )\\S+){0,4}? ";
const inOrder = (one: JoinedField, other: JoinedField): string => `${JOINED_FIELDS[one]}(?:${BETWEEN}|${THE_OTHER})${JOINED_FIELDS[other]}`;

const PAIRS = JOINED.map(([one, other, ids]) => ({ cue: phrases(`${inOrder(one, other)}|${inOrder(other, one)}`), ids }));

/** Two things that are liked, or that work is to have together. */
const LIKED = phrases(
  "likes?|loves?|enjoys?|interested|interests?|passion\\S*|good (?:at|in)|both|together|mix\\S*|combin\\S*|join\\S*|connect\\S*|dono|pasand|shauk|milakar|jod\\S*|पसंद|शौक|दोनों|मिला\\S*",
);
const SHOWN = 5;

const MOST_ENTRANCES = 3;

/** The entrances to its courses that are left where some are ruled out. */
function entrancesLeft({ pathway }: Career, out: readonly Exam[], language: Language): string {
  const left =
    pathway?.exams.filter(
      (exam) =>
        EXAM_RECORDS[exam].gives === "course" && EXAM_RECORDS[exam].asks === "Class 12" && !out.some((name) => exam.startsWith(name)),
    ) ?? [];
  return out.length === 0 || left.length === 0
    ? ""
    : ` ${BY_ENTRANCES[language](words(listed(left.slice(0, MOST_ENTRANCES), "or", language)))}`;
}
/** Work that has two fields in it, where both are liked: nothing is found by searching for the words of one of them. */
export const joinedAnswer: SpokenAnswer = spoken(({ text, careers, exams, degrees, streams, excluded, asks, language }, { explorer }) => {
  if (careers.length + exams.length + degrees.length + excluded.careers.length > 0 || asks.has("pay") || !LIKED.test(text)) return null;
  const found = PAIRS.find(({ cue }) => cue.test(text));
  if (found === undefined) return null;
  const near = found.ids
    .slice(0, SHOWN)
    .flatMap((id) => explorer.byId(id) ?? [])
    .filter((career) => !excluded.avoided.some(({ fields }) => fields.includes(career.subcategory)));
  const [stream, second] = streams;
  const isOpen = ({ pathway }: Career): boolean =>
    stream === undefined || second !== undefined || pathway?.subjects.some((subjects) => stream.combinations.includes(subjects)) === true;
  const open = near.filter(isOpen);
  const shown = open.length > 1 ? open : near;
  return (
    h3(WORK_WITH_BOTH[language]) +
    ul(shown.map((career) => `${workRow(career, language)}${entrancesLeft(career, excluded.exams, language)}`)) +
    p(ONE_MAY_STAY[language](assessmentLink()))
  );
});
