import { type Answer, type Answers, assessmentQuestions, type Question } from "@career-clarity/assessment-engine";
import { readSheet } from "./answer-sheet.ts";

/**
 * Answers as a short text for the fragment of an address, which browsers send to no server: a version, a digest of the questions, each
 * answer in as few bits as it takes, and a checksum, all in base64url.
 */
const VERSION = 1;
const DIGEST_BYTES = 2;
const SCALE_BITS = 4;
const BYTE = 8;

export type ReadLink =
  | { readonly ok: true; readonly answers: Answers }
  /** `old`: of another version of the questions. `broken`: cut off, changed, or none of ours. */
  | { readonly ok: false; readonly reason: "old" | "broken" };

/** FNV-1a, 16 bits of it: enough to tell a slip from a link. */
function digest(bytes: Iterable<number>): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return [(hash >>> BYTE) & 0xff, hash & 0xff];
}

const allQuestions = (): readonly Question[] => [
  ...assessmentQuestions,
  ...assessmentQuestions.flatMap((question) => ("followUp" in question && question.followUp ? Object.values(question.followUp) : [])),
];

const bankDigest = (): readonly [number, number] =>
  digest(
    new TextEncoder().encode(JSON.stringify(allQuestions().map((question) => [question.id, "options" in question ? question.options : 0]))),
  );

const bitsFor = (count: number): number => Math.max(1, Math.ceil(Math.log2(count)));
const inBits = (number: number, width: number): string => number.toString(2).padStart(width, "0");

/** How an answer to a question stands in bits, and back: one leading bit says whether there is one. */
function bitsOf(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return "0";
  if (question.type === "scale") return `1${inBits(Number(answer), SCALE_BITS)}`;
  const picks: readonly unknown[] = typeof answer === "object" ? answer : [answer];
  if (question.type === "multiselect") return `1${question.options.map((option) => Number(picks.includes(option))).join("")}`;
  const width = bitsFor(question.options.length);
  return `1${picks.map((pick) => inBits(question.options.indexOf(String(pick)), width)).join("")}`;
}

function readBits(question: Question, take: (count: number) => string): unknown {
  if (take(1) !== "1") return undefined;
  const takeNumber = (width: number) => Number.parseInt(take(width), 2);
  if (question.type === "scale") return takeNumber(SCALE_BITS);
  if (question.type === "multiselect") return question.options.filter(() => take(1) === "1");
  const takeOption = () => question.options[takeNumber(bitsFor(question.options.length))];
  return question.type === "multiple" ? takeOption() : question.options.map(takeOption);
}

const toText = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** A full stop, bracket or blank that a message put behind the text is none of it. */
function toBytes(text: string): readonly number[] | null {
  try {
    const link = text.replace(/[^\w-].*/s, "");
    return Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

export function writeLink(answers: Answers): string {
  const bits = allQuestions()
    .map((question) => bitsOf(question, answers[question.id]))
    .join("");
  const packed = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(BYTE, "0"), 2));
  const body = [VERSION, ...bankDigest(), ...packed];
  return toText([...body, ...digest(body)]);
}

/** The answers that a link holds, checked as those of storage are. */
export function readLink(text: string): ReadLink {
  const bytes = toBytes(text);
  if (!bytes || bytes.length <= 1 + 2 * DIGEST_BYTES) return { ok: false, reason: "broken" };
  const [body, sum] = [bytes.slice(0, -DIGEST_BYTES), bytes.slice(-DIGEST_BYTES)];
  if (digest(body).join() !== sum.join()) return { ok: false, reason: "broken" };
  const [version, ...rest] = body;
  if (version !== VERSION || rest.slice(0, DIGEST_BYTES).join() !== bankDigest().join()) return { ok: false, reason: "old" };
  const bits = rest
    .slice(DIGEST_BYTES)
    .map((byte) => inBits(byte, BYTE))
    .join("");
  let place = 0;
  const take = (count: number) => {
    place += count;
    return bits.slice(place - count, place);
  };
  const read = Object.fromEntries(allQuestions().map((question) => [question.id, readBits(question, take)]));
  const answers = readSheet(Object.fromEntries(Object.entries(read).filter(([, answer]) => answer !== undefined)));
  return answers ? { ok: true, answers } : { ok: false, reason: "broken" };
}

const FRAGMENT = "#a=";

/** What a shared address holds, if it is one. */
export const sharedAnswers = (hash: string): ReadLink | null => (hash.startsWith(FRAGMENT) ? readLink(hash.slice(FRAGMENT.length)) : null);

export const fragmentOf = (link: string): string => `${FRAGMENT}${link}`;
