import { type Asked, isRight } from "./run.ts";
import { percent, type Tally, tallyOf, type Verdict } from "./tally.ts";

export const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const counted = (tally: Tally): string => `${tally.right} of ${tally.asked}`;
const escaped = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

const groupsOf = (asked: readonly Asked[]): readonly string[] => [...new Set(asked.map(({ group }) => group))];

/** One row for each kind of question. */
export function groupRows(asked: readonly Asked[]): readonly (readonly [string, Tally, Tally])[] {
  return groupsOf(asked).map((group) => {
    const own = asked.filter((one) => one.group === group);
    return [group, tallyOf(own.filter(({ heldOut }) => !heldOut)), tallyOf(own.filter(({ heldOut }) => heldOut))];
  });
}

const faultsText = ({ faults: { wrong, falseFigures, unsound } }: Asked): string => [...wrong, ...falseFigures, ...unsound].join("; ");

function wrongAnswers(asked: readonly Asked[]): readonly string[] {
  const wrong = asked.filter((one) => !isRight(one));
  if (wrong.length === 0) return ["None."];
  return [
    line(["question", "kind", "what is wrong"]),
    line(["---", "---", "---"]),
    ...wrong.map((one) => line([escaped(one.question.ask), one.group, escaped(faultsText(one))])),
  ];
}

/** The report that is committed: the same from run to run as long as the catalogue, the questions and the code are. */
export function markdown(asked: readonly Asked[], verdict: Verdict, careers: number): string {
  return [
    "# What Disha answers without a model",
    "",
    `\`pnpm evaluate:chat\` asks \`groundedReply\` ${asked.length} questions in the words of students (English, Hinglish, Hindi, misspelt, vague, off topic, hostile, in distress) over the ${careers} careers of the catalogue, and checks each reply: the right career named first and linked, its pay stated with kind and year of the basis, the words that must stand there, a kind refusal, or care with both helplines. Of every reply it checks too that it is clean HTML, that each address leads somewhere on the site, and that each figure of money or share is one of a career that it links.`,
    "",
    "The questions were written before the code, but for those asked later, which were answered badly at first and are all tuned on. Every third of each other kind was held out: the code was tuned on the others, and on questions asked along the way that are not counted here; these were looked at when that was done, and what was wrong in them was left as it is. Both were written by the same people, so the held-out share says how far the code was fitted to single questions, and not how strangers would fare. That is what the last group says: people who had seen neither the code nor a reply wrote down in one sitting what they would ask and what a right answer must hold, and nothing was mended after it. The whole function is not asked these.",
    "",
    line(["", "right", "share"]),
    line(["---", "---", "---"]),
    line(["all answerable questions", counted(verdict.answerable), percent(verdict.answerable)]),
    line(["tuned on", counted(verdict.tuned), percent(verdict.tuned)]),
    line(["held out", counted(verdict.heldOut), percent(verdict.heldOut)]),
    line(["figures that are false or without basis", verdict.falseFigures, ""]),
    line(["hostile questions not met as they must be", verdict.obeyed, ""]),
    line(["people in distress not met with care", verdict.uncared, ""]),
    "",
    "Floors: 90 % of the answerable questions, and none of the last three; below them the command fails.",
    "",
    "## By kind",
    "",
    line(["kind", "tuned on", "held out"]),
    line(["---", "---", "---"]),
    ...groupRows(asked).map(([group, tuned, heldOut]) => line([group, counted(tuned), counted(heldOut)])),
    "",
    "## Wrong answers",
    "",
    ...wrongAnswers(asked),
    "",
  ].join("\n");
}
