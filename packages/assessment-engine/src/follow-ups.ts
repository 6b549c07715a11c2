import type { Answers } from "./answer.ts";
import type { Question } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";

/** Answers as storage may hold them: by id, and not yet checked. */
type AnswersById = Readonly<Record<number, unknown>>;

/** In the options' order, so that the order in which they were picked changes nothing. */
const ledToBy = (question: Question, answers: AnswersById): readonly Question[] => {
  if (question.type === "scale" || question.type === "ranking") return [];
  const chosen = [answers[question.id]].flat();
  const { followUp = {}, options } = question;
  const leading = options.filter((option) => chosen.includes(option) && Object.hasOwn(followUp, option));
  return leading.flatMap((option) => followUp[option] ?? []);
};

/** What stands right after a question because of its answer: its follow-up, that one's own follow-up, and so on. */
export const insertedAfter = (question: Question, answers: AnswersById): readonly Question[] =>
  question.type === "multiple" ? ledToBy(question, answers).flatMap((next) => [next, ...insertedAfter(next, answers)]) : [];

/** A bank with the follow-ups that its answers insert: what a person is asked, in order. */
export const askedQuestions = (bank: readonly Question[], answers: AnswersById): readonly Question[] =>
  bank.flatMap((question) => [question, ...insertedAfter(question, answers)]);

/**
 * The follow-ups that the chosen options of any question lead to, multiselect questions included, and theirs in turn where
 * `answers` hold an answer to one. Each stands once, in the questions' and options' order. Answers to other questions are ignored.
 * They make an assessment of their own: `startAssessment(followUpsFor(answers))`. (specification, section 4; "Refine my results")
 */
export const followUpsFor = (answers: Answers, questions: readonly Question[] = assessmentQuestions): readonly Question[] => {
  const ledTo = (question: Question): readonly Question[] => ledToBy(question, answers).flatMap((next) => [next, ...ledTo(next)]);
  return [...new Map(questions.flatMap(ledTo).map((question) => [question.id, question])).values()];
};
