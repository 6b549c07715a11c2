import { type Career, EXAM_RECORDS } from "@career-clarity/career-catalog";
import { strong, words } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";
import { STATE_RECRUITERS, type StateRecruiter } from "../names/state-recruiters.ts";
import { type PublicPosts, stateIn } from "../reading/public-posts.ts";
import { phrases } from "../reading/words.ts";
import { listed } from "./join.ts";

/** What a State's departments recruit: for which degrees, and the posts. */
const STATE_POSTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:BTech|MTech)$/, "assistant and junior engineers of its departments (AE and JE)"],
  [/^(?:Diploma|Polytechnic diploma)$/, "junior engineers of its departments (JE)"],
  [/^ITI$/, "technicians of its power, water and transport departments"],
  [/Agriculture/, "agriculture officers, and supervisors below them"],
  [/^(?:BPharm|DPharm)$/, "pharmacists of its hospitals and, with a BPharm, drugs inspectors"],
  [/^(?:BSc Nursing|GNM|ANM)$/, "nursing officers, community health officers and health workers"],
  [/^(?:DMLT|BMLT)$/, "laboratory technicians of its hospitals"],
  [/^(?:BPT|BOT|BASLP)$/, "therapists of its hospitals"],
  [/^(?:BDS|MDS)$/, "dental surgeons"],
  [/^(?:MBBS|MD|MS|B[AHU]MS)$/, "medical officers"],
  [/^BVSc$/, "veterinary officers"],
  [/LLB|LLM/, "public prosecutors and law officers"],
  [/^(?:BEd|D\.El\.Ed|B\.El\.Ed|BPEd|MEd)$/, "teachers of its schools"],
  [/^(?:BLISc)$/, "librarians"],
  [/^(?:MSc|MA|MCom)$/, "lecturers of its schools and colleges, with BEd or NET, beside deputy collectors, tax and block officers"],
  [/^(?:BSW|MSW)$/, "welfare, child protection and probation officers"],
];
const OF_GRADUATES = "deputy collectors, police, tax and block officers";
const OF_OTHERS = "clerks, constables, forest guards and the like";

export const hasStatePosts = (degree: string | null): boolean => degree !== null && STATE_POSTS.some(([cue]) => cue.test(degree));

/** The posts of a State that fit a degree and its subject, or any of that schooling. */
export function statePosts({ degree, branches }: Pick<PublicPosts, "degree" | "branches">, isGraduate: boolean): string {
  const field = degree !== null && branches.includes("agriculture") ? "Agriculture" : degree;
  return STATE_POSTS.find(([cue]) => field !== null && cue.test(field))?.[1] ?? (isGraduate ? OF_GRADUATES : OF_OTHERS);
}

/** Who recruits for a State, as plain text. */
export function recruiters({ state, commission, boards, isForAll }: StateRecruiter): string {
  const what = isForAll === true ? "from Class 10 upwards" : "mostly after a degree";
  const beside = boards.length === 0 ? "" : `; for other posts by ${listed(boards)}`;
  return `${state} recruits by ${commission}, its own body, ${what}${beside}`;
}

/** Any State by its name. */
export const STATES: RegExp = phrases(...STATE_RECRUITERS.flatMap(({ names }) => names));

const isOfState = ({ pathway }: Career): boolean =>
  pathway?.exams.some(
    (exam) => EXAM_RECORDS[exam].gives === "post" && (EXAM_RECORDS[exam].service === "state" || exam.startsWith("State ")),
  ) ?? false;

const RECRUITED_BY: Wording<(state: string, who: string) => string> = {
  english: (state, who) => `${strong(state)}: ${who}. Which of them fills this post stands in its notice.`,
  hinglish: (state, who) => `${strong(state)}: ${who}. Yeh post kaun bharta hai, uske notice mein likha hota hai.`,
  hindi: (state, who) => `${strong(state)}: ${who}। यह पद कौन भरता है, उसके नोटिस में लिखा होता है।`,
};
const FILLED_BY: Wording<(state: string, post: string, body: string) => string> = {
  english: (state, post, body) => `${strong(state)}: ${post} is filled by ${body}. Its notice has ages, heights and dates.`,
  hinglish: (state, post, body) => `${strong(state)}: ${post} ki bharti: ${body}. Umar, height aur tareekh uske notice mein hoti hai.`,
  hindi: (state, post, body) => `${strong(state)}: ${post} की भर्ती: ${body}। उम्र, लंबाई और तारीख उसके नोटिस में होती है।`,
};

/** Who recruits for a career in the State that a text names; empty where neither is told. */
export function recruitersFor(career: Career | undefined, text: string): Wording | "" {
  const state = stateIn(text);
  if (state === null || career === undefined || !isOfState(career)) return "";
  const body = state.fills?.[career.id];
  return inEach((language) =>
    body === undefined
      ? RECRUITED_BY[language](words(state.state), words([state.commission, ...state.boards].join(", ")))
      : FILLED_BY[language](words(state.state), words(career.name), words(body)),
  );
}
