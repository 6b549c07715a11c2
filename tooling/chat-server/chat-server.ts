import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Asked, BEHAVIOURS, type BehaviourName, completion } from "./behaviours.ts";

export type ChatServer = {
  /** What CHAT_BASE_URL should be. */
  readonly baseURL: string;
  /** How the next requests are answered, one name for each; the last one stays in force. */
  behave(...names: readonly BehaviourName[]): void;
  /** Answers every request with this text until told otherwise. */
  say(content: string): void;
  /** Answers every request with what this makes of it. */
  speak(words: (asked: Asked) => string): void;
  /** What was asked since `behave`, `say` or `speak`. */
  readonly asked: readonly Asked[];
  /** How many requests the other side gave up before they were answered, since `behave` or `say`. */
  readonly abandoned: () => number;
  close(): Promise<void>;
};

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body: Asked["body"] = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  return { key: (request.headers.authorization ?? "").replace(/^Bearer /, ""), body };
}

/** A server on this machine that speaks the OpenAI protocol, and misbehaves when told to. */
export async function startChatServer(): Promise<ChatServer> {
  const asked: Asked[] = [];
  let queue: readonly BehaviourName[] = ["answers"];
  let words: ((asked: Asked) => string) | null = null;
  let abandoned = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = await readAsked(request);
    asked.push(one);
    response.on("close", () => {
      if (!response.writableEnded) abandoned++;
    });
    if (words !== null) {
      response.setHeader("content-type", "application/json");
      response.end(completion(words(one)));
      return;
    }
    const [name = "answers", ...rest] = queue;
    if (rest.length > 0) queue = rest;
    BEHAVIOURS[name](one, response, request);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const begin = (names: readonly BehaviourName[], speak: typeof words) => {
    asked.length = 0;
    abandoned = 0;
    queue = names;
    words = speak;
  };
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    behave: (...names) => begin(names, null),
    say: (content) => begin([], () => content),
    speak: (speak) => begin([], speak),
    asked,
    abandoned: () => abandoned,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
