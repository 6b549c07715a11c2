import {
  type Answer,
  type Answers,
  type AssessmentState,
  assessmentQuestions,
  currentQuestion,
  defineAssessment,
  type Question,
  selectionLimit,
  startAssessment,
} from "@career-clarity/assessment-engine";
import { createRandom, type Random } from "@career-clarity/career-catalog";
import { bank } from "../../packages/assessment-engine/fixtures/bank.ts";
import { type Seen, type Step, seen, take } from "./steps.ts";

const SEED = 31;
const OWN_SESSIONS = 6;
const STEPS = 30;
/** Answers that no question takes, or not every one. */
const ODD: readonly Answer[] = ["no such option", [], 0, 11, 5.5, "", ["no such option"]];
/** How often, of 20 steps, something else is tried than an answer. */
const ODDS = { odd: 2, toggle: 5, submit: 8, back: 10, move: 11, recall: 12, all: 20 };

/** Every slip that a session names, in the order in which the bank of one's own meets them. */
const SLIPS: readonly Step[] = [
  { call: "answerQuestion", answer: "no such option" },
  { call: "answerQuestion", answer: 5 },
  { call: "moveRanked", from: 0, to: 1 },
  { call: "answerQuestion", answer: "Arts" },
  { call: "answerQuestion", answer: ["Delhi"] },
  { call: "moveRanked", from: 0, to: 9 },
  { call: "moveRanked", from: 0, to: 2 },
  { call: "submitSelection" },
  { call: "submitSelection" },
  { call: "answerQuestion", answer: ["Cricket", "Cricket"] },
  { call: "answerQuestion", answer: ["Cricket", "Chess", "Kathak", "Coding"] },
  { call: "toggleOption", option: "Kathak" },
  { call: "submitSelection" },
  { call: "goBack" },
  { call: "recallAnswer" },
];

type Taken = Step & ({ readonly gives: Seen } | { readonly throws: string });
type Session = { readonly name: string; readonly bank: string; readonly steps: readonly Taken[]; readonly answers: Answers };
export type SessionVectors = { readonly banks: Readonly<Record<string, readonly Question[]>>; readonly sessions: readonly Session[] };

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined => items[random.int(0, items.length - 1)];

function fitting(random: Random, question: Question): Answer {
  if (question.type === "scale") return random.int(1, 10);
  if (question.type === "multiple") return pick(random, question.options) ?? "";
  const options = [...question.options];
  const count = question.type === "ranking" ? options.length : random.int(1, selectionLimit(question));
  return Array.from({ length: count }, () => options.splice(random.int(0, options.length - 1), 1)).flat();
}

function nextStep(random: Random, state: AssessmentState): Step {
  const question = currentQuestion(state);
  const option = "options" in question ? (pick(random, question.options) ?? "") : "no option at all";
  const drawn = random.int(1, ODDS.all);
  if (drawn <= ODDS.odd) return { call: "answerQuestion", answer: pick(random, ODD) ?? "" };
  if (drawn <= ODDS.toggle) return { call: "toggleOption", option };
  if (drawn <= ODDS.submit) return { call: "submitSelection" };
  if (drawn <= ODDS.back) return { call: "goBack" };
  if (drawn <= ODDS.move) return { call: "moveRanked", from: random.int(0, 3), to: random.int(0, 4) };
  if (drawn <= ODDS.recall) return { call: "recallAnswer" };
  return { call: "answerQuestion", answer: fitting(random, question) };
}

function taken(state: AssessmentState, step: Step): readonly [AssessmentState, Taken] {
  try {
    const next = take(state, step);
    return [next, { ...step, gives: seen(next) }];
  } catch (error) {
    return [state, { ...step, throws: String(Object(error).code) }];
  }
}

function session(
  name: string,
  bankName: string,
  questions: readonly Question[],
  stepFor: (state: AssessmentState) => Step,
  count: number,
): Session {
  let state = startAssessment(questions);
  const steps: Taken[] = [];
  for (let index = 0; index < count; index++) {
    const [next, step] = taken(state, stepFor(state));
    state = next;
    steps.push(step);
  }
  return { name, bank: bankName, steps, answers: state.answers };
}

/** Calls of a session in, what each gives or the code of what it throws out; with the banks, so that a port needs nothing else. */
export function sessionVectors(): SessionVectors {
  const random = createRandom(SEED);
  const banks = { builtIn: assessmentQuestions, own: defineAssessment(bank) };
  const plain = (state: AssessmentState): Step => ({ call: "answerQuestion", answer: fitting(random, currentQuestion(state)) });
  const odd = (state: AssessmentState) => nextStep(random, state);
  const slips = SLIPS.values();
  const slip = (): Step => slips.next().value ?? { call: "goBack" };
  return {
    banks,
    sessions: [
      session("the built-in bank to its end, and one answer more", "builtIn", banks.builtIn, plain, banks.builtIn.length + 1),
      session("the built-in bank with slips", "builtIn", banks.builtIn, odd, STEPS),
      session("one slip after another", "own", banks.own, slip, SLIPS.length),
      ...Array.from({ length: OWN_SESSIONS }, (_, index) =>
        session(`a bank with rankings and follow-ups, with slips, ${index + 1}`, "own", banks.own, odd, STEPS),
      ),
    ],
  };
}
