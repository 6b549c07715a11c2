import {
  type Answer,
  type Answers,
  assessmentQuestions,
  followUpsFor,
  type Question,
  restoreAssessment,
} from "@career-clarity/assessment-engine";

const isPicks = (answer: unknown): answer is readonly string[] => Array.isArray(answer) && answer.length > 0;

/** The picks of a follow-up, as far as it allows them. */
function picksOf(question: Question, answer: unknown): readonly string[] | null {
  if (question.type !== "multiselect" || !isPicks(answer)) return null;
  const picks = question.options.filter((option) => answer.includes(option));
  return picks.length === new Set(answer).size && picks.length <= (question.maxSelections ?? picks.length) ? picks : null;
}

/**
 * A finished sheet of answers from a place that may hold anything, or null: every question of the assessment, and the follow-ups that its
 * answers lead to and that were answered on the results page. What is no follow-up of theirs is left out.
 */
export function readSheet(value: unknown): Answers | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value));
  const sheet = Object.fromEntries(assessmentQuestions.flatMap(({ id }) => (id in given ? [[id, given[id]]] : [])));
  const state = restoreAssessment({ answers: sheet, index: assessmentQuestions.length - 1, pending: [], status: "completing" });
  if (!state) return null;
  const more = followUpsFor(state.answers).flatMap((question): (readonly [number, Answer])[] => {
    const picks = picksOf(question, given[question.id]);
    return picks ? [[question.id, picks]] : [];
  });
  return { ...state.answers, ...Object.fromEntries(more) };
}

/** The questions that a sheet answers, follow-ups last. */
export const questionsOf = (answers: Answers): readonly Question[] => [
  ...assessmentQuestions,
  ...followUpsFor(answers).filter(({ id }) => id in answers),
];
