import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("server.ts", import.meta.url));
const MEGABYTE = 1024 * 1024;

export type ServerProcess = {
  readonly url: string;
  /** Resident memory in MB. */
  readonly memory: () => Promise<number>;
  /** What is in use in MB, with the garbage collected. */
  readonly liveMemory: () => Promise<number>;
  /** SIGKILL: it may finish nothing. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startServer(dataDir: string): Promise<ServerProcess> {
  const child = fork(ENTRY, [dataDir], { execArgv: ["--expose-gc"] });
  const ended = once(child, "exit");
  const [url] = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => {
      throw new Error(`the server ended with ${code} before it was ready`);
    }),
  ]);
  const megabytes = async (what: string) => {
    child.send(what);
    return Number((await once(child, "message"))[0]) / MEGABYTE;
  };
  return {
    url: String(url),
    memory: () => megabytes("memory"),
    liveMemory: () => megabytes("live memory"),
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      child.send("stop");
      await ended;
    },
  };
}
