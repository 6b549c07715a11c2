import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import type { Database } from "../../../apps/local-stack/src/database/database.ts";
import { headersFor, parseHeadersFile } from "../../../apps/local-stack/src/headers-file.ts";
import { type Entry, LOCAL_ANON_KEY, toCsv, toListing } from "../../../apps/local-stack/src/index.ts";
import { createRest } from "../../../apps/local-stack/src/rest/rest.ts";
import { createSite } from "../../../apps/local-stack/src/site.ts";
import { openDatabase } from "../../../apps/local-stack/src/stored-database.ts";
import { editedText } from "../generators/edits.ts";
import { messageForm } from "../generators/forms.ts";
import { type Asked, bytesOf, headersLike, requestOf } from "../generators/requests.ts";
import { shortText, text } from "../generators/texts.ts";
import { jsonText } from "../generators/values.ts";
import { must, mustEqual } from "../invariants.ts";
import { target } from "../target.ts";

const ORIGIN = "http://localhost:8888";
const TABLES = ["feedback", "help_requests", "newsletter_subscriptions"] as const;

/** What the forms send, to the tables and to the function: as they send it, or as somebody typed it. */
const message = fc.record({
  submission_id: fc.uuid(),
  under_18: fc.constant(false),
  name: fc.constant("Asha"),
  email: fc.emailAddress({ size: "small" }),
  rating: fc.integer({ min: 1, max: 5 }),
  category: fc.constantFrom(null, "bug"),
  message: fc.oneof(fc.constant("It helped me."), shortText),
  improvements: fc.constant(null),
  user_agent: fc.constant("x"),
});
const row = fc.oneof(
  message.map((given) => ({ ...given, ip_address: "" })),
  fc.tuple(message, messageForm).map(([given, { name, email, rating, message }]) => ({ ...given, name, email, rating, message })),
);
const call = message.map((given) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name === "submission_id" ? "p_id" : `p_${name}`, value])),
);
const subscription = fc.record({ email: fc.emailAddress({ size: "small" }), user_agent: fc.constant("x"), ip_address: fc.constant("") });

const asJson = (given: fc.Arbitrary<unknown>) =>
  fc.oneof(bytesOf(given.map((one) => JSON.stringify(one))), bytesOf(jsonText(fc.oneof(given, fc.array(given, { maxLength: 3 })))));
const QUERIES = ["", "?select=id,created_at", "?on_conflict=email&select=id", "?id=eq.1", '?columns="name","email"'] as const;
/** A place of the interface with a body that belongs there. */
const place: fc.Arbitrary<Pick<Asked, "path" | "body">> = fc
  .oneof(
    fc.tuple(fc.constantFrom("feedback", "help_requests"), asJson(row)),
    fc.tuple(fc.constant("rpc/insert_feedback"), asJson(call)),
    fc.tuple(fc.constant("newsletter_subscriptions"), asJson(subscription)),
  )
  .chain(([name, body]) => {
    const usual = fc.constantFrom(...QUERIES).map((query) => `/rest/v1/${name}${query}`);
    const path = fc.oneof({ weight: 4, arbitrary: usual }, editedText(usual)).map((whole) => (isOurs(whole) ? whole : "/rest/v1/"));
    return fc.record({ path, body: fc.constant(body) });
  });
const isOurs = (path: string): boolean => URL.canParse(path, ORIGIN) && new URL(path, ORIGIN).origin === ORIGIN;

const asked: fc.Arbitrary<Asked> = fc
  .tuple(
    place,
    fc.record({
      method: fc.constantFrom(...Array<"POST">(9).fill("POST"), "GET", "PATCH", "DELETE", "HEAD", "PUT", "X"),
      headers: headersLike({
        apikey: [LOCAL_ANON_KEY],
        authorization: [`Bearer ${LOCAL_ANON_KEY}`],
        "content-type": ["application/json"],
        prefer: [
          "return=representation",
          "return=minimal",
          "resolution=ignore-duplicates, return=representation",
          "resolution=merge-duplicates",
        ],
        accept: ["*/*", "application/vnd.pgrst.object+json"],
      }),
      streamed: fc.boolean(),
    }),
  )
  .map(([where, how]) => ({ ...where, ...how }));

let opened: Promise<{ database: Database; rest: (request: Request) => Promise<Response> }> | undefined;
let since = 0;
/** The caps on rows a minute would refuse all later ones. */
const CLEARED_EVERY = 50;

async function stack() {
  opened ??= openDatabase({ memory: true }).then((database) => ({ database, rest: createRest(() => database) }));
  const { database, rest } = await opened;
  if (since++ % CLEARED_EVERY === 0)
    await database.script(`truncate ${TABLES.map((table) => `public.${table}`).join(", ")}, private.arrivals`);
  return rest;
}

const rule = fc.tuple(fc.constantFrom("/*", "/assets/*", "/about"), fc.array(fc.tuple(shortText, shortText), { maxLength: 3 }));
const headersFile = fc
  .array(rule, { maxLength: 4 })
  .map((rules) => rules.map(([place, lines]) => [place, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n")).join("\n"));

const nullable = (words: fc.Arbitrary<string>) => fc.option(words);
const entry: fc.Arbitrary<Entry> = fc.record({
  form: fc.constantFrom(...TABLES),
  id: fc.uuid(),
  created_at: fc.constant("2026-11-21T09:00:00+00:00"),
  under_18: fc.option(fc.boolean()),
  name: nullable(text),
  email: nullable(text),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  category: nullable(text),
  message: nullable(text),
  improvements: nullable(text),
  user_agent: nullable(text),
});

const SECRET = "what stands beside the site";
let site: Promise<{ folder: string; app: ReturnType<typeof createSite> }> | undefined;

async function builtSite(): Promise<{ folder: string; app: ReturnType<typeof createSite> }> {
  const folder = await mkdtemp(join(tmpdir(), "fuzz-site-"));
  const root = await mkdtemp(join(folder, "client-"));
  await writeFile(join(folder, "secret.txt"), SECRET);
  await writeFile(join(folder, "secret.html"), SECRET);
  for (const [name, words] of [
    ["index.html", "home"],
    ["about.html", "about"],
    ["404.html", "not found"],
    ["_headers", "/*\n  X-Own: 1"],
  ] as const)
    await writeFile(join(root, name), words);
  return { folder, app: createSite(root) };
}

export const stackTargets = [
  target({
    name: "/rest/v1",
    source: "network",
    holds: "a status of the table and JSON, no row read back but one's own, and never an error without a code",
    weight: 0.15,
    input: asked,
    check: async (request) => {
      const rest = await stack();
      const response = await rest(requestOf(ORIGIN, request));
      const body = await response.text();
      const { status } = response;
      if (status < 300) {
        if (body !== "") JSON.parse(body);
        if (request.method === "GET") mustEqual(body, "[]", "no row is read");
        else must(request.method === "POST", `nobody may ${request.method}`);
        return true;
      }
      const { code, message } = JSON.parse(body);
      must(typeof code === "string" && code !== "" && typeof message === "string" && message.length <= 20_000, "a code and a message");
      must(status < 500 || /^(PT|5[0-9]|XX)/.test(code) === true, `a refusal, not ${status} ${code}: ${message}`);
      return false;
    },
    close: async () => {
      await (await opened)?.database.close();
    },
  }),
  target({
    name: "parseHeadersFile",
    source: "file",
    holds: "names and values without line breaks",
    input: fc.tuple(fc.oneof(headersFile, editedText(headersFile), text), shortText),
    check: ([file, where]) => {
      const rules = parseHeadersFile(file);
      for (const [name, value] of headersFor(rules, `/${where}`))
        must(!/\n/.test(name + value) && name === name.toLowerCase(), "one line each");
    },
  }),
  target({
    name: "the operator's toListing, toCsv",
    source: "form",
    holds: "a listing that moves no cursor and turns no text, a table without formulas that holds every entry",
    input: fc.array(entry, { minLength: 1, maxLength: 3 }),
    check: (entries) => {
      must(!/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(toListing(entries)), "visible characters");
      const { data, errors } = Papa.parse<string[]>(toCsv(entries).slice(1).trimEnd(), { delimiter: ",", newline: "\r\n" });
      mustEqual([errors.length, data.length], [0, entries.length + 1], "a row for each");
      must(
        data.flat().every((cell) => !/^[\s\p{Cf}]*[=+@-]/u.test(cell)),
        "no formula",
      );
    },
  }),
  target({
    name: "the site's addresses",
    source: "address",
    holds: "a page of the site or the not-found page, never a file beside it",
    weight: 0.3,
    input: editedText(
      fc.constantFrom(
        "/",
        "/about",
        "/about.html",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret",
        "/.%2e/%5c../secret.txt",
        "/assets/x.js",
        "/career/tailor",
      ),
    ),
    check: async (address) => {
      site ??= builtSite();
      const { app } = await site;
      if (!URL.canParse(address, ORIGIN) || new URL(address, ORIGIN).origin !== ORIGIN) return false;
      const response = await app.fetch(new Request(new URL(address, ORIGIN)));
      must([200, 404].includes(response.status), `200 or 404, not ${response.status}`);
      must(!(await response.text()).includes(SECRET), "nothing beside the site");
    },
    close: async () => {
      if (site) await rm((await site).folder, { recursive: true, force: true });
    },
  }),
];
