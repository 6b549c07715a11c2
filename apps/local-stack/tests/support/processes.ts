import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("stack-process.ts", import.meta.url));

export type Folders = { readonly site: string; readonly data: string; readonly remove: () => Promise<void> };

/** A site of one page, and a place for data that is not there yet. */
export async function makeFolders(): Promise<Folders> {
  const folder = await mkdtemp(join(tmpdir(), "career-clarity-stack-"));
  const site = join(folder, "site");
  await mkdir(site);
  await writeFile(join(site, "index.html"), "<h1>Career Clarity</h1>");
  await writeFile(join(site, "404.html"), "<h1>Not found</h1>");
  return { site, data: join(folder, "data"), remove: () => rm(folder, { recursive: true, force: true }) };
}

export type StackProcess = { readonly url: string; readonly startedIn: number; readonly kill: () => Promise<void> };
export type Ended = { readonly code: number | null; readonly said: string };

const spawnStack = ({ site, data }: Folders) => spawn(process.execPath, [ENTRY, site, data], { stdio: ["ignore", "pipe", "pipe"] });

function endOf(child: ChildProcess): Promise<Ended> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return once(child, "close").then(([code]) => ({ code, said }));
}

/** Starts the stack and resolves when it answers, with the time that took in milliseconds. `kill` is SIGKILL: it may finish nothing. */
export async function startProcess(folders: Folders): Promise<StackProcess> {
  const began = performance.now();
  const child = spawnStack(folders);
  const ended = endOf(child);
  const url = await Promise.race([
    once(child.stdout, "data").then(([chunk]) => String(chunk).trim()),
    ended.then(({ said }) => Promise.reject(new Error(`the stack did not start: ${said}`))),
  ]);
  await fetch(url);
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { url, startedIn: performance.now() - began, kill };
}

/** Starts the stack where it is expected to refuse. */
export const startRefused = (folders: Folders): Promise<Ended> => endOf(spawnStack(folders));

/** Starts the stack and kills it after that many milliseconds, however far it is. */
export async function killWhileStarting(folders: Folders, afterMs: number): Promise<void> {
  const child = spawnStack(folders);
  setTimeout(() => child.kill("SIGKILL"), afterMs);
  await endOf(child);
}
