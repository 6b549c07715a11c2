import { quizProgress, type StreamQuestion, type StreamQuizState } from "@career-clarity/stream-scoring";
import { button, heading, part } from "./dom.ts";
import type { StreamSelectorStrings } from "./strings.ts";

export type QuestionScreen = {
  readonly state: StreamQuizState;
  readonly questions: readonly StreamQuestion[];
  readonly strings: StreamSelectorStrings;
  readonly level: number;
  readonly onChoose: (option: number) => void;
  readonly onPrevious: () => void;
};

const COUNTER = "counter";

function progressRow({ state, questions, strings }: QuestionScreen): readonly Node[] {
  const { number, total, percent } = quizProgress(state, questions);
  const counter = part("span", "counter", strings.question(number, total), { id: COUNTER });
  return [
    part("p", "progress-row", [counter, part("span", "percent", strings.percent(percent))]),
    part("progress", "progress", "", { max: total, value: number, ariaLabel: strings.progress }),
  ];
}

/** One question: where it stands, its text, its options, and the way back. */
export function questionView(screen: QuestionScreen): readonly Node[] {
  const { state, questions, strings, level, onChoose, onPrevious } = screen;
  const question = questions[state.index];
  if (!question) return [];
  const title = heading(level, "heading question", question.text);
  title.setAttribute("aria-describedby", COUNTER);
  const options = question.options.map(({ text }, index) => part("li", "", [button("option", text, () => onChoose(index))]));
  return [
    ...progressRow(screen),
    title,
    part("p", "hint", strings.choose),
    part("ul", "options", options, { role: "list" }),
    ...(state.answers.length > 0 ? [button("button previous", strings.previous, onPrevious)] : []),
  ];
}
