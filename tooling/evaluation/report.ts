import { assessmentQuestions } from "@career-clarity/assessment-engine";
import type { Evaluation } from "./evaluation.ts";
import { MATCHERS, type MatcherName } from "./matchers.ts";
import type { Found, GroupResult } from "./measure.ts";
import type { Figure } from "./statistics.ts";
import { STREAM_CHANCE } from "./streams.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const figure = ({ value, low, high }: Figure): string => `${percent(value)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const decimal = ({ value, low, high }: Figure): string => `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const names: Readonly<Record<MatcherName, string>> = {
  ours: "**This matcher**",
  random: "Random order",
  popular: "The largest category for everybody",
  stated: "Stated industries and areas only",
  riasec: "RIASEC correlation, as interest inventories do it",
  cosine: "Cosine of the six traits",
};

const columns = ["near10", "near25", "others10", "narrow10", "close10", "category3"] as const satisfies readonly (keyof Found)[];
const heads: Readonly<Record<(typeof columns)[number], string>> = {
  near10: "own or near in first 10",
  near25: "in first 25",
  others10: "first 10, own career taken out",
  narrow10: "first 10, only detailed occupation, family or related",
  close10: "first 10, only detailed occupation or family",
  category3: "category in first 3",
};

const groupTable = ({ found }: GroupResult): string =>
  table(
    ["matcher", ...columns.map((column) => heads[column])],
    MATCHERS.flatMap((name) => {
      const own = found[name];
      return own ? [[names[name], ...columns.map((column) => figure(own[column]))]] : [];
    }),
  );

const section = (group: GroupResult): string =>
  `### ${group.type === "decided" ? "Decided" : "Undecided"} people, middle noise (${group.people})\n\n${groupTable(group)}\n\nAnswering again keeps ${group.stability.kept} of the first 10 at the median; ${figure(group.stability.share)} keep at least 5. Clarity: ${percent(group.clarity.clear)} clear, ${percent(group.clarity.broad)} broad, ${percent(group.clarity.flat)} flat.`;

const noiseTable = (groups: readonly GroupResult[]): string =>
  table(
    ["people", "noise", "half", "own or near in first 10", "in first 25", "picks made again", "first 10 kept (median)"],
    groups.flatMap(({ type, level, half, found, stability, picksKept }) =>
      found.ours
        ? [
            [
              type,
              level,
              half === "heldOut" ? "held out" : "tuned on",
              figure(found.ours.near10),
              figure(found.ours.near25),
              percent(picksKept),
              String(stability.kept),
            ],
          ]
        : [],
    ),
  );

const textOf = new Map(assessmentQuestions.map(({ id, text }) => [id, text]));
const said = (ids: readonly number[]): string =>
  ids.length === 1 ? `${ids[0]}. ${textOf.get(ids[0] ?? 0) ?? ""}` : `${ids.join(", ")} together`;

const leftOutTable = ({ leftOut }: Evaluation): string =>
  table(
    ["without question", "decided", "undecided"],
    leftOut.decided.map(({ questionIds, change }, index) => [
      said(questionIds),
      `${(100 * change).toFixed(1)}`,
      `${(100 * (leftOut.undecided[index]?.change ?? 0)).toFixed(1)}`,
    ]),
  );

type Target = readonly [what: string, wanted: string, came: string, isReached: boolean];

function targetsOf({ groups, randomSheets }: Evaluation): readonly Target[] {
  const group = (type: string) => groups.find((each) => each.half === "heldOut" && each.level === "middle" && each.type === type);
  const near = (type: string, name: MatcherName) => group(type)?.found[name]?.near10;
  const missing: Figure = { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const decided = near("decided", "ours") ?? missing;
  const undecided = near("undecided", "ours") ?? missing;
  const times = (name: MatcherName) => undecided.value / (near("undecided", name)?.value ?? Number.NaN);
  const kept = (type: string) => group(type)?.stability.kept ?? Number.NaN;
  const shares = Object.values(randomSheets.first);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return [
    ["decided people: own or a near career in the first ten", "90 %", figure(decided), decided.value >= 0.9],
    ["undecided people: the same", "55 %", figure(undecided), undecided.value >= 0.55],
    ["undecided, times as often as RIASEC correlation", "1.5", times("riasec").toFixed(1), times("riasec") >= 1.5],
    ["undecided, times as often as the cosine of traits", "1.5", times("cosine").toFixed(1), times("cosine") >= 1.5],
    ["decided: kept of the first ten when answering again (median)", "5", String(kept("decided")), kept("decided") >= 5],
    ["undecided: the same", "5", String(kept("undecided")), kept("undecided") >= 5],
    ["random sheets: the category that comes first least", "1 %", percent(least), least >= 0.01],
    ["random sheets: the category that comes first most", "at most 12 %", percent(most), most <= 0.12],
  ];
}

const targetsTable = (evaluation: Evaluation): string =>
  table(
    ["aim", "wanted", "came out", "reached"],
    targetsOf(evaluation).map(([what, wanted, came, isReached]) => [what, wanted, came, isReached ? "yes" : "no"]),
  );

/** The report in plain words. All figures are of this run. */
export function reportOf(evaluation: Evaluation): string {
  const { groups, randomSheets, correlations, streams, first, careers, version, nearMedian } = evaluation;
  const heldOut = groups.filter(({ found }) => found.random !== undefined);
  const shares = Object.entries(randomSheets.first).toSorted((a, b) => b[1] - a[1]);
  const correlation = (type: "decided" | "undecided") =>
    Object.entries(correlations[type]).map(([name, own]) => [
      type,
      name === "ours" ? "this matcher" : name === "riasec" ? "RIASEC correlation" : "cosine of traits",
      decimal(own),
    ]);
  return `# How well the matching works, and how we know

This page is written by \`pnpm evaluate\`. Scoring version ${version}, ${careers} careers. The same seed gives the same page. Intervals are 95 %, from drawing whole families of careers again and again.

## What was done

No real person's later career is known to us, so this measures simulated people. Each is built around the ordinary day of one career: what it is made of (coding, caring, selling, growing and so on), how heavy it is, what it pays, how long one studies for it. A person differs from that career: a fifth of their liking belongs to another career drawn at random, and every liking is changed by chance. From these likings, and never from the evidence table, a table of its own ("who says this") gives how likely each answer is; then chance is added, in three strengths. **Decided** people name industries and areas that they like. **Undecided** people answer those two questions by drawing at random.

A match counts as **near** when it is the same broad occupation in the SOC, the same family of the catalogue, or one names the other as related: ${nearMedian} of ${careers} careers at the median. (Codes of the SOC that gather what is left over count only when they are the very same.) The broad occupations were added to what counts as near after figures of the tuning half had been seen; one column is without them, and a narrower one also without the related careers. Another takes the person's own career out of the list, so that only other careers can be found.

The matcher's constants were chosen on one half of the families. The figures below are of the other half, at middle noise, unless they say otherwise.

## What came out

${heldOut.map(section).join("\n\n")}

### All groups

${noiseTable(groups)}

### The whole order

How the order of all careers agrees with how much the person would like each career's day (rank correlation; 1 is perfect, 0 is chance):

${table(["people", "matcher", "correlation"], [...correlation("decided"), ...correlation("undecided")])}

### Does everybody get the same?

${first.people} people of the held-out half at middle noise saw ${first.careers} different careers of ${first.categories} categories in the first place. Sheets filled in at random (${randomSheets.sheets}) put ${randomSheets.careersFirst} different careers first. Share of random sheets at which each category comes first:

${table(
  ["category", "first"],
  shares.map(([category, share]) => [category, percent(share)]),
)}

Of these random sheets ${percent(randomSheets.clarity.flat)} are recognised as flat and ${percent(randomSheets.clarity.broad)} as broad; ${percent(randomSheets.clarity.clear)} are wrongly taken to be clear. Nobody got an empty list, a career twice or a fit that is no number.

### What each question is worth

Change in percentage points of people who find their own or a near career in the first ten, when the question is left out (held-out half; about ±2 is chance):

${leftOutTable(evaluation)}

### The stream quiz

Six streams, ten questions. By chance the right stream comes first in ${percent(STREAM_CHANCE.first)} and is among the first three in ${percent(STREAM_CHANCE.topThree)}: "right in a top three" means little on its own.

${table(
  ["noise", "people", "right stream first", "in first three"],
  streams.map(({ level, people, first: top, topThree }) => [
    level === "chance" ? "answers at random" : level,
    String(people),
    figure(top),
    figure(topThree),
  ]),
)}

## What was aimed at, and what limits it

${targetsTable(evaluation)}

What limits it: a reader who knows by which table these people answer, and reads nothing but that table, finds undecided people's own or a near career in ${figure(evaluation.ceiling)}. The gap from there to this matcher is what an evidence table written from other data does not know. People who name an area with many careers in it (management, software) are led to the right field and often to a neighbouring family. The first ten of undecided people change when they answer again: two of the twenty answers are drawn anew, and many careers fit them nearly equally, which is what levels and clarity say.

## How far this is circular

- The people's likings come from each career's longer text, ordinary day, other titles and occupation code. The matcher reads none of these. It reads trait scores, interest letters, personality words, skills, the family's name and the career's own name. But the same authors wrote both, and the name stands in both.
- Some facts are read by both sides, because there is one truth about them: the places of work, whether one travels, works from home, and how much stress there is; and for decided people the category. Without the questions that rest on them (2, 3, 12, 15 and 16 together) the table above shows what is left.
- Pay and schooling: people answer from the estimate in rupees and from the pathway; the matcher reads the same estimate, and for schooling the usual qualification.
- "Near" uses the related careers. Authors name them; where they name fewer than five the rest are found, among other things by traits. The stricter column does without.
- The constants were chosen with this harness, on the other half. Families of both halves are of one catalogue, by the same hands.
- Simulated people are consistent in a way that people are not. Real figures will be lower. Nobody knows yet how many real people find work that they like through this list.

## What the figures may not be read as

They are not an accuracy of predictions about people. The published record on predicting later careers from interests is about one half (50.8 % over all methods; Hanna and Rounds, 2020). What this shows: from consistent answers the matcher finds the right neighbourhood far more often than chance and than the two textbook methods do, it says so when answers don't agree, and no category is favoured.

## Run it again

\`pnpm evaluate\` writes this page and \`docs/matching-evaluation.json\`. It fails when a figure falls below its floor (\`tooling/evaluation/floors.ts\`).
`;
}
