import { beforeAll, describe, expect, it } from "vitest";
import { streamQuestions } from "./questions.ts";
import { scoreAnswers } from "./score.ts";
import { scoreMany } from "./score-many.ts";
import { STREAMS } from "./streams.ts";

const QUESTIONS = 10;
const OPTIONS = 5;
const SHEETS = OPTIONS ** QUESTIONS;
const BATCH = OPTIONS ** 8;
const WIDTH = STREAMS.length;

/** A batch of all sheets: the first two answers are the batch's own, the other eight run through everything. */
function sheetsOf(batch: number): Uint8Array {
  const sheets = new Uint8Array(BATCH * QUESTIONS);
  for (let sheet = 0; sheet < BATCH; sheet++) {
    let rest = batch * BATCH + sheet;
    for (let question = QUESTIONS - 1; question >= 0; question--) {
      sheets[sheet * QUESTIONS + question] = rest % OPTIONS;
      rest = Math.floor(rest / OPTIONS);
    }
  }
  return sheets;
}

function countWins(scores: Uint16Array, first: number[], shared: number[]): void {
  for (let row = 0; row < scores.length; row += WIDTH) {
    const own = scores.subarray(row, row + WIDTH);
    const best = Math.max(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0, own[3] ?? 0, own[4] ?? 0, own[5] ?? 0);
    let level = 0;
    for (let stream = 0; stream < WIDTH; stream++) if (own[stream] === best) level++;
    let isFirst = true;
    for (let stream = 0; stream < WIDTH; stream++) {
      if (own[stream] !== best) continue;
      if (isFirst) first[stream] = (first[stream] ?? 0) + 1;
      shared[stream] = (shared[stream] ?? 0) + 1 / level;
      isFirst = false;
    }
  }
}

describe("over all answer sheets", () => {
  const first = STREAMS.map(() => 0);
  const shared = STREAMS.map(() => 0);
  beforeAll(() => {
    for (let batch = 0; batch < SHEETS / BATCH; batch++) countWins(scoreMany(sheetsOf(batch)), first, shared);
  }, 60_000);

  it("[R6] counts every sheet once", () => {
    expect(first.reduce((sum, count) => sum + count, 0)).toBe(SHEETS);
  });

  it.each(STREAMS)("[R6] makes %s the best match in 12 % to 22 % of them", (stream) => {
    for (const counts of [first, shared]) {
      const share = (counts[STREAMS.indexOf(stream)] ?? 0) / SHEETS;
      expect(share).toBeGreaterThanOrEqual(0.12);
      expect(share).toBeLessThanOrEqual(0.22);
    }
  });

  it("[R6] makes each the best match in 15.0 % to 19.1 % of them with ties shared out, as the site says", () => {
    const percents = shared.map((count) => Math.round((1000 * count) / SHEETS) / 10);
    expect([Math.min(...percents), Math.max(...percents)]).toEqual([15, 19.1]);
  });
});

describe("choosing for one stream throughout", () => {
  it.each(STREAMS)("[R7] makes %s win alone", (stream) => {
    const sheet = streamQuestions.map(({ options }) => {
      const points = options.map(({ streams }) => Number(streams[stream] ?? 0));
      return points.indexOf(Math.max(...points));
    });
    const scores = scoreAnswers(sheet);
    for (const other of STREAMS) if (other !== stream) expect(scores[stream]).toBeGreaterThan(scores[other]);
  });
});
