export { defineStreamQuiz } from "./define.ts";
export {
  AnswerBytesError,
  AnswerCountError,
  AnswerListError,
  OptionIndexError,
  QuizCompletedError,
  StreamCountError,
  StreamQuizDefinitionError,
  StreamScoreError,
} from "./errors.ts";
export type { StreamProfile } from "./profile.ts";
export { streamProfiles } from "./profiles.ts";
export type { StreamOption, StreamPoints, StreamQuestion } from "./question.ts";
export { streamQuestions } from "./questions.ts";
export { chooseOption, quizProgress, type StreamQuizProgress, type StreamQuizState, startStreamQuiz } from "./quiz.ts";
export { rankStreams, type StreamResult, topStreams } from "./rank.ts";
export { scoreAnswers } from "./score.ts";
export { scoreMany } from "./score-many.ts";
export { STREAMS, type Stream, type StreamScores } from "./streams.ts";
