import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveSite } from "@career-clarity/local-stack";
import { expect, test } from "@playwright/test";
import { SITE } from "../paths.ts";
import { type Outcome, smoke } from "../smoke/smoke.ts";

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ fault }) => fault !== undefined).map(({ name }) => name);

test("the site as it is started passes the smoke test", async ({ baseURL }) => {
  const outcomes = await smoke(baseURL ?? "");
  expect(outcomes.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(12);
});

test("a site without its functions does not", async () => {
  const { url, close } = await serveSite(SITE, 0);
  const names = failed(await smoke(url));
  expect(names).toContain("every part is well");
  expect(names).toContain("Disha answers");
  expect(names).toContain("the chat refuses an empty message");
  expect(names).not.toContain("every kind of page is there, rendered");
  await close();
});

test("of a server that answers everything alike, nothing passes", async () => {
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Welcome</p>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const outcomes = await smoke(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(failed(outcomes)).toEqual(outcomes.map(({ name }) => name));
  server.close();
});
