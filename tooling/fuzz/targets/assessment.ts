import {
  type Answer,
  AssessmentDefinitionError,
  type AssessmentState,
  answerQuestion,
  assessmentProgress,
  assessmentQuestions,
  currentQuestion,
  DuplicateSelectionError,
  defineAssessment,
  EmptySelectionError,
  goBack,
  IncompleteRankingError,
  type Question,
  restoreAssessment,
  ScaleOutOfRangeError,
  saveAssessment,
  startAssessment,
  TooManySelectionsError,
  UnknownOptionError,
  WrongAnswerTypeError,
} from "@career-clarity/assessment-engine";
import fc from "fast-check";
import { keptAssessment } from "../../../apps/web/app/lib/assessment-store.ts";
import { writeText } from "../../../apps/web/app/lib/storage.ts";
import * as bank from "../../../packages/assessment-engine/fixtures/questions.ts";
import { fullSheet } from "../../testing/matching-arbitraries.ts";
import { anything, editedValue, jsonText } from "../generators/values.ts";
import { isFrozen, must, mustEqual, orRefused } from "../invariants.ts";
import { target } from "../target.ts";

/** A bank with every type of question, and follow-ups of follow-ups. */
const ownBank: readonly Question[] = [bank.stream, bank.places, bank.hobbies, bank.leaving, bank.focus];

/** A state on the way: some questions answered, perhaps a step back, perhaps all. */
const state: fc.Arbitrary<AssessmentState> = fc.tuple(fullSheet, fc.nat({ max: 20 }), fc.nat({ max: 3 })).map(([sheet, count, back]) => {
  let now = startAssessment();
  for (let at = 0; at < count; at++) now = answerQuestion(now, sheet[currentQuestion(now).id] as Answer);
  for (let at = 0; at < back; at++) now = goBack(now);
  return now;
});

const ownAnswer = (question: Question): fc.Arbitrary<Answer> =>
  question.type === "scale"
    ? fc.integer({ min: 1, max: 10 })
    : question.type === "multiple"
      ? fc.constantFrom(...question.options)
      : fc.shuffledSubarray([...question.options], { minLength: question.type === "ranking" ? question.options.length : 1 });

const MOST_PICKS = 3;

/** A walk through it: each question answered by a draw from the seed. */
const ownState: fc.Arbitrary<AssessmentState> = fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 1000 })).map(([count, seed]) => {
  let now = startAssessment(ownBank);
  for (let at = 0; at < count && now.status === "answering"; at++) {
    const question = currentQuestion(now);
    const [answer = 1] = fc.sample(ownAnswer(question), { numRuns: 1, seed: seed + at });
    now = answerQuestion(now, question.type === "multiselect" && typeof answer === "object" ? answer.slice(0, MOST_PICKS) : answer);
  }
  return now;
});

/** Single choices that lead to each other, so many deep. */
function chain(depth: number, end: unknown): unknown {
  let followUp = end;
  for (let id = depth; id >= 1; id--) followUp = { ...bank.branch, id, followUp: { Civil: followUp } };
  return [followUp];
}

const definition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: editedValue(fc.constantFrom<readonly Question[]>(ownBank, ownBank, assessmentQuestions.slice(0, 3)), anything) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(1, 2, 8, 100, 5000), fc.oneof(fc.constant({ ...bank.marks, id: 6000 }), anything))
      .map(([depth, end]) => chain(depth, end)),
  },
);

/** What does not fit is refused as a whole: no answer is dropped in silence. */
const mustHaveAll = ({ answers }: AssessmentState, saved: { readonly answers: object }): void =>
  mustEqual(Object.keys(answers).toSorted(), Object.keys(saved.answers).toSorted(), "every saved answer");

/** What a restored state promises: it goes on like one that was never away. */
function mustGoOn(restored: AssessmentState, questions: readonly Question[]): void {
  const own = new Set<string>();
  const gather = (question: Question): void => {
    own.add(JSON.stringify(question));
    if ("followUp" in question) Object.values(question.followUp ?? {}).forEach(gather);
  };
  questions.forEach(gather);
  must(
    restored.questions.every((question) => own.has(JSON.stringify(question))),
    "questions come from the bank",
  );
  mustEqual(restoreAssessment(saveAssessment(restored), questions), restored, "saved and restored again");
  const { index, status, answers } = restored;
  const before = status === "completing" ? restored.questions : restored.questions.slice(0, index);
  must(
    before.every(({ id }) => answers[id] !== undefined),
    "every question before the current one is answered",
  );
  const { percent } = assessmentProgress(restored);
  must(percent >= 0 && percent <= 100, "a share of what is asked");
  must(goBack(restored).index <= restored.index, "back is back");
}

const REFUSALS = [
  DuplicateSelectionError,
  EmptySelectionError,
  IncompleteRankingError,
  ScaleOutOfRangeError,
  TooManySelectionsError,
  UnknownOptionError,
  WrongAnswerTypeError,
];

export const assessmentTargets = [
  target({
    name: "keptAssessment, restoreAssessment",
    source: "storage",
    holds: "a state that goes on as one that was never away, or null",
    input: jsonText(state.map(saveAssessment)),
    check: (text) => {
      writeText("local", "cc_assessment", text);
      const restored = keptAssessment();
      if (restored === null) return false;
      mustHaveAll(restored, JSON.parse(text));
      mustGoOn(restored, assessmentQuestions);
    },
  }),
  target({
    name: "restoreAssessment of another bank",
    source: "storage",
    holds: "the same with rankings and follow-ups of follow-ups, whole states included",
    input: fc.oneof(editedValue(ownState.map(saveAssessment), anything), editedValue(ownState), ownState),
    check: (saved) => {
      const restored = restoreAssessment(saved, ownBank);
      if (restored === null) return false;
      mustHaveAll(restored, JSON.parse(JSON.stringify(saved)));
      mustGoOn(restored, ownBank);
    },
  }),
  target({
    name: "answerQuestion",
    source: "form",
    holds: "the next state with the answer in it, or a named error; the state before is as it was",
    input: ownState.chain((before) => {
      const right = ownAnswer(currentQuestion(before));
      return fc.tuple(fc.constant(before), fc.oneof(right, editedValue(right), anything));
    }),
    check: ([before, answer]) => {
      const copy = structuredClone(before);
      if (before.status === "completing") return false;
      const after = orRefused(REFUSALS, () => answerQuestion(before, answer as Answer));
      mustEqual(before, copy, "the state before");
      if (after === null) return false;
      mustGoOn(after, ownBank);
    },
  }),
  target({
    name: "defineAssessment",
    source: "definition",
    holds: "a frozen bank that reads back as itself and can be answered, or a named error with a path",
    input: definition,
    check: (input) => {
      const defined = orRefused([AssessmentDefinitionError], () => defineAssessment(input));
      if (defined === null) return false;
      must(isFrozen(defined) && defined.length > 0, "a frozen list of questions");
      mustEqual(defineAssessment(defined), defined, "its own definition");
      must(startAssessment(defined).questions.length === defined.length, "it can be started");
    },
  }),
];
