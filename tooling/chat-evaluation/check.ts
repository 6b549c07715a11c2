import type { Explorer } from "@career-clarity/explorer-query";
import { cleanReply, replyKind } from "../../packages/chat-assistant/src/index.ts";
import { addressFault } from "./addresses.ts";
import { figureFaults, statesPay } from "./figures.ts";
import { isIn, translatedFrom } from "./language.ts";
import type { Question } from "./question.ts";
import { careersLinked, type ReadReply, readReply } from "./reply-text.ts";

/** What is wrong with a reply: against the question's own checks, and against what holds of every reply. */
export type Faults = {
  readonly wrong: readonly string[];
  /** Figures that the linked careers do not state, or that have no basis. */
  readonly falseFigures: readonly string[];
  /** HTML that is not clean, and addresses that lead nowhere. */
  readonly unsound: readonly string[];
};

type Find = (question: Question, reply: ReadReply, explorer: Explorer) => readonly string[];

const KINDS: Readonly<Record<NonNullable<Question["kind"]>, (reply: ReadReply) => boolean>> = {
  refuses: ({ html }) => replyKind(html) === "refusal",
  unknown: ({ html }) => replyKind(html) === "unknown",
  helpline: (reply) => reply.text.includes("14416") && reply.text.includes("1098") && careersLinked(reply).length === 0,
};

const holds = (text: string, alternatives: string): boolean =>
  alternatives.split("|").some((words) => text.toLowerCase().includes(words.toLowerCase()));

function isLinked(wanted: string, { links }: ReadReply): boolean {
  if (!wanted.startsWith("/")) return links.includes(`/career/${wanted}`);
  return wanted.endsWith("*") ? links.some((address) => address.startsWith(wanted.slice(0, -1))) : links.includes(wanted);
}

const careers: Find = ({ first, some }, reply) => {
  const linked = careersLinked(reply);
  const [count = 0, ids = []] = some ?? [];
  return [
    ...(first !== undefined && linked[0] !== first ? [`names ${linked[0] ?? "no career"} first and not ${first}`] : []),
    ...(ids.filter((id) => linked.includes(id)).length < count ? [`names fewer than ${count} of the careers in question`] : []),
  ];
};

const pay: Find = ({ pay: ids = [] }, { text }, explorer) =>
  ids
    .filter((id) => !explorer.byId(id) || !statesPay(text, explorer.byId(id) ?? raise(id)))
    .map((id) => `does not state the pay of ${id} with its basis`);

function raise(id: string): never {
  throw new RangeError(`"${id}" is no career`);
}

/**
 * Words are looked for in the reply; of a reply in Hindi they may stand in the English one to the same reading, where the reply has all links
 * and numbers of that and is Hindi indeed.
 */
const words: Find = (question, reply, explorer) => {
  const { says = [], never = [] } = question;
  const missing = says.filter((said) => !holds(reply.text, said));
  const english = missing.length === 0 ? null : translatedFrom(question, reply, explorer);
  return [
    ...missing.filter((said) => english === null || !holds(english.text, said)).map((said) => `does not say "${said}"`),
    ...never.filter((said) => holds(reply.text, said)).map((said) => `says "${said}"`),
  ];
};

const language: Find = ({ language: wanted }, { html }) => (wanted === undefined || isIn(wanted, html) ? [] : [`is not in ${wanted}`]);

const kind: Find = ({ kind: wanted }, reply) => (wanted === undefined || KINDS[wanted](reply) ? [] : [`is none that ${wanted}`]);

const links: Find = ({ links: wanted = [] }, reply) =>
  wanted.filter((address) => !isLinked(address, reply)).map((address) => `does not link ${address}`);

/** Checks one reply. */
export function faultsOf(question: Question, html: string, explorer: Explorer): Faults {
  const reply = readReply(html);
  return {
    wrong: [careers, pay, words, language, kind, links].flatMap((find) => find(question, reply, explorer)),
    falseFigures: figureFaults(reply, explorer),
    unsound: [
      ...(cleanReply(html) === html ? [] : ["is not clean"]),
      ...reply.links.flatMap((address) => addressFault(address, explorer) ?? []),
    ],
  };
}
