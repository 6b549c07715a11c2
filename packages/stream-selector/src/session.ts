import { chooseOption, type StreamQuestion, type StreamQuizState, startStreamQuiz } from "@career-clarity/stream-scoring";

type Questions = readonly StreamQuestion[];

const replay = (answers: readonly number[], questions: Questions): StreamQuizState =>
  answers.reduce((state, option) => chooseOption(state, option, questions), startStreamQuiz());

/** The state before the last answer: the rules know no way back, so the answers before it are given anew. */
export const stepBack = ({ answers }: StreamQuizState, questions: Questions): StreamQuizState => replay(answers.slice(0, -1), questions);

/** The texts of the options chosen so far. Texts, not numbers: answers to another quiz are then not taken for answers to this one. */
export const chosenTexts = ({ answers }: StreamQuizState, questions: Questions): readonly string[] =>
  answers.flatMap((option, index) => questions[index]?.options[option]?.text ?? []);

/** The state that kept texts lead to, or null where they are no answers to this quiz. */
export function resume(texts: readonly unknown[], questions: Questions): StreamQuizState | null {
  const answers = texts.map((text, index) => questions[index]?.options.findIndex((option) => option.text === text) ?? -1);
  return answers.includes(-1) ? null : replay(answers, questions);
}
