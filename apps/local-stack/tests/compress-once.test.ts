import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSite } from "../src/site.ts";

const TEXT = "<p>What does a tailor earn?</p>".repeat(200);
let root: string;
let site: ReturnType<typeof createSite>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "career-clarity-site-"));
  site = createSite(root);
  await writeFile(join(root, "index.html"), TEXT);
  await writeFile(join(root, "small.html"), "<p>Hello</p>");
  await writeFile(join(root, "404.html"), TEXT);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) =>
  site.fetch(new Request(`http://localhost${path}`, { headers }));

async function unpacked(response: Response): Promise<string> {
  const stream = response.body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

it("sends the same compressed page each time, with its own headers", async () => {
  for (const response of [await ask("/"), await ask("/")]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": "gzip",
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(Number(response.headers.get("content-length"))).toBeLessThan(TEXT.length / 4);
    expect(await unpacked(response)).toBe(TEXT);
  }
});

it("sends what was written anew", async () => {
  await writeFile(join(root, "index.html"), `${TEXT}<p>New</p>`);
  expect(await unpacked(await ask("/"))).toMatch(/New<\/p>$/);
});

it("leaves alone what is small, what is not wanted compressed, and what is not found", async () => {
  expect((await ask("/small.html")).headers.has("content-encoding")).toBe(false);
  expect(await (await ask("/", {})).text()).toContain("tailor");
  const missing = await ask("/nowhere");
  expect(missing.status).toBe(404);
  expect(await unpacked(missing)).toBe(TEXT);
});
