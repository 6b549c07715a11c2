import { spawn } from "node:child_process";
import { fromRoot } from "./paths.ts";

export type Ran = { readonly code: number; readonly output: string };

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether what it prints is shown as it comes. */
  readonly shown?: boolean;
};

/** Runs a command from the repository's root, and gives what it printed and its exit code. */
export function run(command: string, args: readonly string[], { env = {}, shown = true }: Options = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: fromRoot("."), env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (shown) stream.write(chunk);
    };
    child.stdout.on("data", take(process.stdout));
    child.stderr.on("data", take(process.stderr));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
