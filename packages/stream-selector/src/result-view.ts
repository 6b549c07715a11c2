import { rankStreams, type StreamResult } from "@career-clarity/stream-scoring";
import { button, heading, part } from "./dom.ts";
import type { StreamSelectorResult } from "./result.ts";
import type { StreamSelectorStrings } from "./strings.ts";

type ResultScreen = {
  readonly result: StreamSelectorResult;
  readonly strings: StreamSelectorStrings;
  readonly level: number;
  readonly onRestart: () => void;
};

const bullets = (texts: readonly string[]) =>
  part(
    "ul",
    "list",
    texts.map((text) => part("li", "", text)),
  );

function details({ name, careers, nextSteps, isBestMatch }: StreamResult, strings: StreamSelectorStrings): HTMLElement {
  const label = (text: string) => part("p", "label", text);
  return part(
    "details",
    "details",
    [
      part("summary", "summary", strings.details(name)),
      label(strings.careers),
      part("p", "careers", careers.join(", ")),
      label(strings.steps),
      bullets(nextSteps),
    ],
    { open: isBestMatch },
  );
}

/** One recommended stream. A stream with as many points as the best says so. */
function card(result: StreamResult, best: number, { strings, level }: ResultScreen): HTMLElement {
  const isLevel = result.score === best;
  const badge = result.isBestMatch ? strings.best : strings.level;
  return part("li", `result result-${result.name.toLowerCase()}${isLevel ? " best" : ""}`, [
    part("div", "result-head", [
      heading(level + 1, "name", result.name),
      ...(isLevel ? [part("span", "badge", badge)] : []),
      part("span", "points", strings.points(result.score)),
    ]),
    part("p", "description", result.description),
    details(result, strings),
  ]);
}

/** The three best streams, with a word on those that came out level, and the way to take the test again. */
export function resultView(screen: ResultScreen): readonly Node[] {
  const { result, strings, level, onRestart } = screen;
  const best = result.top[0]?.score ?? 0;
  const tied = rankStreams(result.scores).filter(({ score }) => score === best);
  return [
    heading(level, "heading results", strings.results),
    ...(tied.length > 1 ? [part("p", "tie", strings.tie(tied.map(({ name }) => name)))] : []),
    part(
      "ol",
      "results-list",
      result.top.map((one) => card(one, best, screen)),
      { role: "list" },
    ),
    part("p", "hint", strings.caution),
    button("button restart", strings.restart, onRestart),
  ];
}
