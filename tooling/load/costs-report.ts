import { TIME_LIMITS } from "@career-clarity/chat-function";
import type { FunctionCost } from "./function-cost.ts";
import type { Cost } from "./journeys.ts";
import type { RowCost } from "./row-cost.ts";

export type Measured = { readonly journeys: readonly Cost[]; readonly chat: FunctionCost; readonly rows: readonly RowCost[] };

/** Nobody has visited yet: these are guesses, to be replaced by what the host's own counts say. */
const SHARES: Readonly<Record<string, number>> = {
  "the home page, and away": 0.2,
  "the stream test": 0.15,
  "the assessment, to the results": 0.15,
  "the explorer: a search, a career": 0.15,
  "an article, from a search engine": 0.1,
  "a career, from a search engine": 0.25,
};
const RETURNING = 0.3;
const CHATTING = 0.05;
const QUESTIONS = 3;
/** Opening the panel asks for the connection once. */
const CALLS_A_CHAT = QUESTIONS + 1;
const SENDING = 0.005;
const COLD = 0.05;
const VISITS_AT_MOST = 10_000_000;
const VISITS = [1000, 100_000, VISITS_AT_MOST];
const MINUTES = 30 * 24 * 60;
/** As supabase/migrations delivers it. */
const CAP = 120;

const KB = 1000;
const MB = KB * KB;
const GB = MB * KB;

const number = (value: number): string => value.toLocaleString("en-GB", { maximumSignificantDigits: 2 });
const kb = (bytes: number): string => `${Math.round(bytes / KB)} kB`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const journeyRows = ({ journeys }: Measured) =>
  journeys.map(({ name, atOnce, whole, again }) => [
    name,
    `${atOnce.site.requests}, ${kb(atOnce.site.bytes)}`,
    `${whole.site.requests}, ${kb(whole.site.bytes)}`,
    `${again.site.requests}, ${kb(again.site.bytes)}`,
    String(whole.function.requests),
    String(whole.database.requests),
  ]);

/** The mean of a figure over visits as `SHARES` and `RETURNING` have them. */
function meanOf(journeys: readonly Cost[], figure: "requests" | "bytes"): number {
  return Object.entries(SHARES).reduce((sum, [name, share]) => {
    const cost = journeys.find((journey) => journey.name === name);
    if (!cost) throw new Error(`no journey is called "${name}"`);
    return sum + share * ((1 - RETURNING) * cost.whole.site[figure] + RETURNING * cost.again.site[figure]);
  }, 0);
}

function monthRows({ journeys, chat, rows }: Measured) {
  const [bytes, requests] = [meanOf(journeys, "bytes"), meanOf(journeys, "requests")];
  const calls = CHATTING * CALLS_A_CHAT;
  const cpuMs = calls * (COLD * chat.coldMs + (1 - COLD) * chat.warmMs);
  const disk = SENDING * (rows.find(({ form }) => form === "feedback")?.disk ?? Number.NaN);
  const figures: readonly (readonly [string, number, number])[] = [
    ["content network: GB sent", bytes, GB],
    ["content network: requests", requests, 1],
    ["functions: calls", calls, 1],
    ["functions: CPU hours", cpuMs, 3_600_000],
    ["database: requests, rows", SENDING, 1],
    ["database: MB of rows kept, after a year", disk * 12, MB],
  ];
  return figures.map(([name, one, unit]) => [name, ...VISITS.map((visits) => number((visits * one) / unit))]);
}

/** Of the bytes of first visits, those that come when the visitor is done. */
function laterShare({ journeys }: Measured): number {
  const mean = (bytes: (cost: Cost) => number) => journeys.reduce((sum, cost) => sum + (SHARES[cost.name] ?? 0) * bytes(cost), 0);
  return 1 - mean(({ atOnce }) => atOnce.site.bytes) / mean(({ whole }) => whole.site.bytes);
}

const percent = (share: number): string => `${number(share * 100)} %`;

export function costsReport(measured: Measured): string {
  const { chat, rows } = measured;
  return `# What a visit costs

Written by \`pnpm visit-cost\`, which visits the local stack with a real Chromium at a phone's size and counts at a proxy before it. Figures: \`docs/costs.json\`.

## Measured: one visit

Requests and bytes of bodies, with gzip; a content network that sends Brotli sends less. "To the end": until the visitor has what they came for. "At rest": with what the
page then fetches for later, above all the copy that works offline, which only the first visit pays for. "Again": the journey's last page in a new tab.

${table(["journey", "to the end", "at rest", "again", "function calls", "database requests"], journeyRows(measured))}

The chat function without a model, as it is deployed: ${Math.round(chat.coldMs)} ms of CPU for an instance's first answer, ${chat.warmMs.toFixed(1)} ms for each after (every question new), ${Math.round(chat.megabytes)} MB.
With a model, an answer takes the model's time too (at most ${TIME_LIMITS.totalMs / 1000} s of waiting, hardly any CPU) and what its provider asks for a question.

${table(
  ["form", "round trips", "bytes on the disk, with indexes", "bytes of write-ahead log"],
  rows.map(({ form, disk, log }) => [form, "1", number(disk), number(log)]),
)}

## Assumed

Nobody has visited yet, so these are guesses, in \`tooling/load/costs-report.ts\`, to be replaced by what the host counts: of a hundred visits
${Object.entries(SHARES)
  .map(([name, share]) => `${share * 100} are "${name}"`)
  .join(", ")}.
${percent(RETURNING)} are not the first. ${percent(CHATTING)} ask Disha ${QUESTIONS} questions, ${percent(COLD)} of the calls meet a new instance. ${percent(SENDING)} send a form.

## What follows: a month

${table(["", ...VISITS.map((visits) => `${visits.toLocaleString("en-GB")} visits`)], monthRows(measured))}

## What it costs in money

Prices change and depend on the plan, so none stands here. Fill in your own, from https://www.netlify.com/pricing/ and https://supabase.com/pricing or whoever serves you:

    month = plan + GB sent x price of a GB + calls x price of a call + CPU hours x price of a CPU hour
          + database plan + GB kept x price of a GB + questions x price of a question to your model

What the figures say before any price: bytes sent are what grows. Of a first visit's, ${percent(Math.round(laterShare(measured) * 100) / 100)} come after the visitor has what they came for: they are the copy that works
offline, and the first place to save. A visit calls a function only to chat, and the database only to send a form. The forms' caps (\`private.caps\`) let ${CAP} rows a minute through for
each form; at ten million visits a month the mean is ${number((VISITS_AT_MOST * SENDING) / MINUTES)}, so that only a campaign needs more.
`;
}
