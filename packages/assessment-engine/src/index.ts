export type { Answer, Answers } from "./answer.ts";
export { type CareerAreaGroup, careerAreaGroups, careerAreas } from "./areas.ts";
export { defineAssessment } from "./define.ts";
export {
  AssessmentCompletedError,
  AssessmentDefinitionError,
  DuplicateSelectionError,
  EmptySelectionError,
  IncompleteRankingError,
  NoQuestionError,
  RankOutOfRangeError,
  ScaleOutOfRangeError,
  TooManySelectionsError,
  UnknownOptionError,
  WrongAnswerTypeError,
  WrongQuestionTypeError,
} from "./errors.ts";
export { followUpsFor } from "./follow-ups.ts";
export { type AssessmentLimits, assessmentLimits } from "./limits.ts";
export { type AssessmentProgress, assessmentProgress } from "./progress.ts";
export type { ProgressLabel, RemainingLabel } from "./progress-labels.ts";
export {
  type MultiselectQuestion,
  QUESTION_CATEGORIES,
  QUESTION_TYPES,
  QUESTION_WEIGHTS,
  type Question,
  type QuestionCategory,
  type QuestionType,
  type QuestionWeight,
  type RankingQuestion,
  type ScaleLabels,
  type ScaleQuestion,
  type SingleChoiceQuestion,
  scaleLabels,
  selectionLimit,
} from "./question.ts";
export { assessmentQuestions } from "./questions.ts";
export { restoreAssessment, type SavedAssessment, saveAssessment } from "./saved.ts";
export { moveRanked, recallAnswer, storedAnswer, submitSelection, toggleOption } from "./selection.ts";
export { answerQuestion, goBack, startAssessment } from "./session.ts";
export { ASSESSMENT_STATUSES, type AssessmentState, type AssessmentStatus, currentQuestion } from "./state.ts";
