import { type Fields, isFields } from "@career-clarity/internal";
import { type Answer, type Answers, readAnswer } from "./answer.ts";
import { askedQuestions } from "./follow-ups.ts";
import type { Question } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";
import { ASSESSMENT_STATUSES, type AssessmentState, type AssessmentStatus, currentQuestion } from "./state.ts";

/** Changes when what is saved is read differently, so that an older saving is left aside and not misread. */
const SAVED_VERSION = 1;

/** What is worth keeping of a state: which questions are asked follows from the bank and the answers. */
export type SavedAssessment = { readonly version: typeof SAVED_VERSION } & Omit<AssessmentState, "questions">;

const isStatus = (value: unknown): value is AssessmentStatus => ASSESSMENT_STATUSES.some((status) => status === value);

/** Through JSON and back: what is inherited, circular or computed does not get past it. */
const plainCopy = (value: unknown): unknown => {
  try {
    return JSON.parse(typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    return null;
  }
};

const readAnswers = (questions: readonly Question[], saved: Fields): Answers | null => {
  const answers: Record<number, Answer> = {};
  for (const question of questions) {
    const given = saved[question.id];
    if (given === undefined) continue;
    const read = readAnswer(question, given);
    if (read instanceof Error) return null;
    answers[question.id] = read;
  }
  return Object.keys(saved).length === Object.keys(answers).length ? answers : null;
};

const isReachable = (index: unknown, status: AssessmentStatus, questions: readonly Question[], answers: Answers): index is number => {
  if (typeof index !== "number" || !(index in questions)) return false;
  if (status === "answering") return questions.slice(0, index).every(({ id }) => id in answers);
  return index === questions.length - 1 && questions.every(({ id }) => id in answers);
};

const readPending = (pending: unknown, status: AssessmentStatus, question: Question): readonly string[] | null => {
  if (!Array.isArray(pending)) return null;
  if (status === "completing" || (pending.length === 0 && question.type !== "ranking")) return pending.length === 0 ? [] : null;
  const read = readAnswer(question, pending);
  return read instanceof Error || typeof read !== "object" ? null : read;
};

/** The part of a state to keep on the device or in a link: plain JSON without the questions' texts. */
export const saveAssessment = ({ index, answers, pending, status }: AssessmentState): SavedAssessment => ({
  version: SAVED_VERSION,
  index,
  answers,
  pending,
  status,
});

/**
 * The state that storage or a link held: what `saveAssessment` gave, or a whole state, as JSON text or as parsed from it.
 * Questions are taken from the bank and never from what was saved. Null when anything does not fit the bank or the rules;
 * never throws, whatever was saved. (architecture, "/assessment survives reload")
 */
export const restoreAssessment = (saved: unknown, questions: readonly Question[] = assessmentQuestions): AssessmentState | null => {
  const copy = plainCopy(saved);
  if (!isFields(copy) || !isFields(copy.answers) || !isStatus(copy.status)) return null;
  if ("version" in copy && copy.version !== SAVED_VERSION) return null;
  const { index, status } = copy;
  const asked = askedQuestions(questions, copy.answers);
  const answers = readAnswers(asked, copy.answers);
  if (answers === null || !isReachable(index, status, asked, answers)) return null;
  const state: AssessmentState = { questions: asked, index, answers, pending: [], status };
  const pending = readPending(copy.pending, status, currentQuestion(state));
  return pending && { ...state, pending };
};
