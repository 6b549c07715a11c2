import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bank } from "../fixtures/bank.ts";
import { brokenInvariants } from "../fixtures/invariants.ts";
import { hobbies, stream } from "../fixtures/questions.ts";
import type { Answer } from "./answer.ts";
import { assessmentProgress } from "./progress.ts";
import { type Question, selectionLimit } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";
import { restoreAssessment, saveAssessment } from "./saved.ts";
import { moveRanked, recallAnswer, submitSelection, toggleOption } from "./selection.ts";
import { answerQuestion, goBack, startAssessment } from "./session.ts";
import { type AssessmentState, currentQuestion } from "./state.ts";

type Step = { readonly kind: string; readonly a: number; readonly b: number };
type Transition = (state: AssessmentState, step: Step) => AssessmentState;

const optionsOf = (question: Question): readonly string[] => (question.type === "scale" ? [] : question.options);
const optionAt = (state: AssessmentState, place: number): string => {
  const options = optionsOf(currentQuestion(state));
  return options[place % Math.max(1, options.length)] ?? "";
};

const rotated = (options: readonly string[], by: number): readonly string[] => {
  const place = by % options.length;
  return [...options.slice(place), ...options.slice(0, place)];
};

/** An answer that the question takes, chosen by two numbers. */
const fitting = (question: Question, { a, b }: Step): Answer => {
  if (question.type === "scale") return 1 + (a % 10);
  const order = rotated(question.options, a);
  if (question.type === "multiple") return order[0] ?? "";
  return question.type === "ranking" ? order : order.slice(0, 1 + (b % selectionLimit(question)));
};

const ODD_ANSWERS: readonly Answer[] = ["", "Nowhere", 0, 11, Number.NaN, -1, [], ["Nowhere"], ["Chess", "Chess"], ["Delhi"], ["", ""]];

const TRANSITIONS: Readonly<Record<string, Transition>> = {
  answer: (state, step) => answerQuestion(state, fitting(currentQuestion(state), step)),
  oddAnswer: (state, { a }) => answerQuestion(state, ODD_ANSWERS[a % ODD_ANSWERS.length] ?? ""),
  toggle: (state, { a }) => toggleOption(state, optionAt(state, a)),
  oddToggle: (state) => toggleOption(state, "Nowhere"),
  move: (state, { a, b }) => moveRanked(state, a % 5, b % 5),
  submit: (state) => submitSelection(state),
  back: (state) => goBack(state),
  recall: (state) => recallAnswer(state),
  reload: (state) => restoreAssessment(saveAssessment(state), bankOf(state)) ?? state,
};

const bankOf = (state: AssessmentState): readonly Question[] => (state.questions[0]?.text === stream.text ? bank : assessmentQuestions);

const isNamed = (error: unknown): boolean => error instanceof Error && "code" in error && error.constructor.name === error.name;

/** A step that the rules refuse throws a named error and leaves the state as it was. */
const take = (state: AssessmentState, step: Step): AssessmentState => {
  const before = JSON.stringify(state);
  try {
    return TRANSITIONS[step.kind]?.(state, step) ?? state;
  } catch (error) {
    expect(isNamed(error)).toBe(true);
    return state;
  } finally {
    expect(JSON.stringify(state)).toBe(before);
  }
};

const stepOf = (...kinds: readonly string[]): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constantFrom(...kinds), a: fc.nat(200), b: fc.nat(20) });
const anyStep = fc.oneof({ weight: 3, arbitrary: stepOf("answer") }, { weight: 3, arbitrary: stepOf(...Object.keys(TRANSITIONS)) });
const startingBank = fc.constantFrom<readonly Question[]>(bank, assessmentQuestions);
const steps = fc.array(anyStep, { maxLength: 60, size: "max" });
const reached = fc.tuple(startingBank, steps).map(([questions, taken]) => taken.reduce(take, startAssessment(questions)));

describe("properties", () => {
  it("[R42][R33] no sequence of steps, however odd, breaks an invariant or changes a state in place", () => {
    fc.assert(
      fc.property(startingBank, steps, (questions, taken) => {
        let state = startAssessment(questions);
        for (const step of taken) {
          state = take(state, step);
          expect(brokenInvariants(state, questions)).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it("[R42] the steps do reach the end, both ways round follow-ups", () => {
    const states = fc.sample(reached, 200);
    expect(states.some(({ status }) => status === "completing")).toBe(true);
    expect(states.some(({ questions }) => questions.some(({ id }) => id === 21))).toBe(true);
  });

  it("[R14] going back keeps every answer and every question", () => {
    fc.assert(
      fc.property(reached, (state) => {
        const { answers, questions } = goBack(state);
        expect({ answers, questions }).toEqual({ answers: state.answers, questions: state.questions });
      }),
    );
  });

  it("[R39] restoring what was saved gives the same state", () => {
    fc.assert(
      fc.property(reached, (state) => {
        const text = JSON.stringify(saveAssessment(state));
        expect(restoreAssessment(JSON.parse(text), bankOf(state))).toEqual(state);
        expect(restoreAssessment(JSON.parse(JSON.stringify(state)), bankOf(state))).toEqual(state);
      }),
    );
  });

  it("[R41] restoring anything gives null or a sound state, and never throws", () => {
    const corrupted = fc.tuple(reached, fc.constantFrom("index", "answers", "pending", "status", "version"), fc.anything());
    fc.assert(
      fc.property(corrupted, ([state, field, value]) => {
        const restored = restoreAssessment({ ...saveAssessment(state), [field]: value }, bankOf(state));
        expect(restored === null ? [] : brokenInvariants(restored, bankOf(state))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withMap: true }), (value) => restoreAssessment(value) === null),
    );
  });

  it("[R25] picks in any order are the same answer", () => {
    const picks = fc.shuffledSubarray([...hobbies.options], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(picks, (chosen) => {
        const start = startAssessment([hobbies]);
        const sorted = answerQuestion(start, [...chosen].sort());
        expect(answerQuestion(start, chosen)).toEqual(sorted);
        expect(submitSelection(chosen.reduce(toggleOption, start))).toEqual(sorted);
      }),
    );
  });

  it("[R34] the percentage lies within 0 to 100 and grows with the number", () => {
    fc.assert(
      fc.property(reached, (state) => {
        const percents = state.questions.map((_, index) => assessmentProgress({ ...state, index }).percent);
        expect(percents.every((percent, at) => percent > 0 && percent <= 100 && percent >= (percents[at - 1] ?? 0))).toBe(true);
        expect(percents.at(-1)).toBe(100);
      }),
    );
  });

  it("[R19][R20] changing a single choice leaves only the follow-ups that the last choice leads to", () => {
    const choices = fc.array(fc.constantFrom("Engineering", "Medical", "Arts"), { minLength: 1 });
    fc.assert(
      fc.property(choices, (chosen) => {
        const state = chosen.reduce((current, option) => goBack(answerQuestion(current, option)), startAssessment(bank));
        const inserted = { Engineering: [11], Medical: [12], Arts: [] }[chosen.at(-1) ?? "Arts"];
        expect(state.questions.map(({ id }) => id)).toEqual([1, ...(inserted ?? []), 2, 3, 4, 5]);
      }),
    );
  });
});
