import { fork } from "node:child_process";
import { once } from "node:events";
import { createChatHandler, warmUp, wholeCatalogue } from "../../apps/chat-function/src/index.ts";
import { listen } from "../../apps/local-stack/src/listen.ts";

export type Subject = "empty" | "chat";
/** What a process has used so far: megabytes after a collection, and milliseconds of a core. */
export type Used = { readonly rss: number; readonly heap: number; readonly cpuMs: number };

const MEGABYTE = 1024 * 1024;

function used(): Used {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss: rss / MEGABYTE, heap: heapUsed / MEGABYTE, cpuMs: (user + system) / 1000 };
}

/** An empty handler, or the function without a model, behind the server that `start` uses, in a process of its own. */
export async function start(subject: Subject) {
  const child = fork(import.meta.filename, [subject], { execArgv: ["--expose-gc"] });
  const [url] = await once(child, "message");
  return {
    url: new URL(String(url)),
    used: async (): Promise<Used> => {
      child.send("used");
      const [answer] = await once(child, "message");
      return answer;
    },
    stop: () => child.kill(),
  };
}

if (import.meta.main) {
  if (process.argv[2] === "chat") warmUp();
  const handler = process.argv[2] === "chat" ? createChatHandler({ explorer: wholeCatalogue, env: {} }) : () => new Response("{}");
  const { url } = await listen(handler, 0);
  process.on("message", () => process.send?.(used()));
  process.send?.(url);
}
