import { type Answer, type Answers, assessmentQuestions, type Question, selectionLimit } from "@career-clarity/assessment-engine";
import type { Random } from "@career-clarity/career-catalog";

function draw(random: Random, options: readonly string[], count: number): readonly string[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)).flat();
}

function answerTo(random: Random, question: Question): Answer {
  switch (question.type) {
    case "scale":
      return random.int(1, 10);
    case "multiple":
      return draw(random, question.options, 1)[0] ?? "";
    case "multiselect":
      return draw(random, question.options, random.int(1, selectionLimit(question)));
    case "ranking":
      return draw(random, question.options, question.options.length);
  }
}

/** All 20 questions answered by chance. */
export const randomSheet = (random: Random): Answers =>
  Object.fromEntries(assessmentQuestions.map((question) => [question.id, answerTo(random, question)]));
