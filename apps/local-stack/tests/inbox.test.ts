import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalStack, startLocalStack } from "../src/index.ts";
import { type Folders, makeFolders } from "./support/processes.ts";
import { visitor } from "./support/visitors.ts";

const INBOX = fileURLToPath(new URL("../../../tooling/inbox.ts", import.meta.url));
let folders: Folders;
let stack: LocalStack;

async function inbox(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [INBOX, ...args], { env: { ...process.env, DATA_DIR: folders.data } });
  return stdout;
}

const start = () => startLocalStack({ root: folders.site, port: 0, dataDir: folders.data });
beforeAll(async () => {
  folders = await makeFolders();
  stack = await start();
  const client = visitor(stack.url);
  const person = { name: "=cmd|' /C calc'!A0", rating: 2, message: "प्रिया says hi", category: "bug" };
  await client.from("feedback").insert({ ...person, email: "priya@example.in" });
  await client.from("help_requests").insert({ ...person, email: "ravi@example.in", message: "\u001b[2Jgone?" });
  await client.from("newsletter_subscriptions").insert({ email: "priya@example.in" });
});
afterAll(async () => {
  await stack.close();
  await folders.remove();
});

describe.each(["while start is running", "while it is not"])("pnpm inbox %s", (when) => {
  beforeAll(async () => {
    if (when === "while it is not") await stack.close();
  });
  afterAll(async () => {
    if (when === "while it is not") stack = await start();
  });

  it("shows what was sent, with nothing that commands a terminal", async () => {
    const shown = await inbox();
    expect(shown).toContain("प्रिया says hi");
    expect(shown).toContain("\\u{1b}[2Jgone?");
    expect(shown).not.toContain("\u001b");
    expect(shown).toMatch(/3 in all\n$/);
  });

  it("--export shows what one address sent", async () => {
    expect(await inbox("--export", "Priya@example.in")).toMatch(/2 in all\n$/);
    expect(await inbox("--export", "nobody@example.in")).toBe("Nothing was sent.\n");
  });

  it("--csv writes a file that is safe to open", async () => {
    const file = join(folders.site, "inbox.csv");
    expect(await inbox("--csv", file)).toBe(`3 written to ${file}\n`);
    const csv = await readFile(file, "utf8");
    expect(csv.startsWith("\uFEFFform,id,created_at,")).toBe(true);
    expect(csv).toContain(`,"'=cmd|' /C calc'!A0",`);
  });
});

it("--delete deletes what one address sent, through the running process", async () => {
  expect(await inbox("--delete", "priya@example.in")).toBe("2 deleted\n");
  expect(await inbox()).toMatch(/1 in all\n$/);
});

it("refuses what it does not know, saying what it knows", async () => {
  await expect(inbox("--remove", "all")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("--delete ADDRESS|ID") });
});

it("lets nobody through the operator's door without its token", async () => {
  const { url } = JSON.parse(await readFile(`${folders.data}/operator-door.json`, "utf8"));
  for (const authorization of ["", "Bearer ", `Bearer ${"a".repeat(43)}`]) {
    const response = await fetch(`${url}/entries`, { method: "POST", headers: { authorization }, body: "{}" });
    expect(response.status).toBe(401);
  }
});
