import type { Explorer } from "@career-clarity/explorer-query";
import { type ChatAnswer, createChatHandler, type Env, readModelChoice } from "../../apps/chat-function/src/index.ts";
import { type ChatServer, startChatServer } from "../chat-server/chat-server.ts";
import { givenIn } from "./prompt.ts";
import type { Question, QuestionGroup } from "./question.ts";
import { type Asked, askAll } from "./run.ts";
import { SCRIPTED_MODELS, type ScriptedModel } from "./scripted-models.ts";

/** What the whole function, request in and response out, gave for all questions with one model, or with none. */
export type Through = {
  readonly name: string;
  readonly asked: readonly Asked[];
  /** How many replies a model wrote that were shown, how many questions reached it, and how many unfit replies were shown. */
  readonly written: number;
  readonly reached: number;
  readonly letThrough: number;
};

const KEY = "sk-evaluation-0123456789";

const requestOf = ({ ask, on }: Question): Request =>
  new Request("http://localhost/.netlify/functions/chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: ask, page: on }),
  });

type Told = (html: string, fallback: boolean) => void;

async function throughFunction(groups: readonly QuestionGroup[], explorer: Explorer, env: Env, told: Told): Promise<readonly Asked[]> {
  const handler = createChatHandler({ explorer: () => explorer, env, log: () => undefined });
  return askAll(groups, explorer, async (question) => {
    const response = await handler(requestOf(question));
    if (response.status !== 200) throw new Error(`"${question.ask}" was answered with status ${response.status}`);
    const { response: html, fallback }: ChatAnswer = await response.json();
    told(html, fallback);
    return html;
  });
}

async function withScripted(
  { name, write, unfit = () => false }: ScriptedModel,
  server: ChatServer,
  groups: readonly QuestionGroup[],
  explorer: Explorer,
): Promise<Through> {
  let [written, reached, letThrough, isUnfit] = [0, 0, 0, false];
  server.speak((asked) => {
    const reply = write(givenIn(asked));
    reached++;
    isUnfit = unfit(reply);
    return reply;
  });
  const env = { CHAT_BASE_URL: server.baseURL, CHAT_MODEL: "scripted", CHAT_API_KEY: KEY };
  const asked = await throughFunction(groups, explorer, env, (_, fallback) => {
    if (fallback) return;
    written++;
    if (isUnfit) letThrough++;
  });
  return { name, asked, written, reached, letThrough };
}

async function withOther(name: string, env: Env, groups: readonly QuestionGroup[], explorer: Explorer): Promise<Through> {
  let written = 0;
  const asked = await throughFunction(groups, explorer, env, (_, fallback) => {
    if (!fallback) written++;
  });
  return { name, asked, written, reached: written, letThrough: 0 };
}

export const withoutModel = (groups: readonly QuestionGroup[], explorer: Explorer): Promise<Through> =>
  withOther("no model", {}, groups, explorer);

/** All scripted models in turn, behind a server on this machine that speaks the OpenAI protocol. */
export async function withScriptedModels(groups: readonly QuestionGroup[], explorer: Explorer): Promise<readonly Through[]> {
  const server = await startChatServer();
  try {
    const all: Through[] = [];
    for (const model of SCRIPTED_MODELS) all.push(await withScripted(model, server, groups, explorer));
    return all;
  } finally {
    await server.close();
  }
}

/** The model that the environment names, if any: its answers differ from run to run, and so they are printed and not committed. */
export async function withConfigured(groups: readonly QuestionGroup[], explorer: Explorer): Promise<Through | null> {
  const choice = readModelChoice(process.env);
  return choice.kind === "ready" ? withOther(choice.settings.label, process.env, groups, explorer) : null;
}
