import { askFor, type Check, header, must } from "./check.ts";

const CHAT = "/.netlify/functions/chat";
const HEALTH = "/.netlify/functions/health";

const json = (body: string): RequestInit => ({ method: "POST", headers: { "content-type": "application/json" }, body });

/** What the chat must refuse: with which status. */
const BAD: readonly (readonly [name: string, status: number, init: RequestInit])[] = [
  ["GET", 405, {}],
  ["no JSON", 400, json("{")],
  ["an empty message", 400, json('{"message":" "}')],
  ["a message of 1,001 characters", 400, json(JSON.stringify({ message: "a".repeat(1001) }))],
  ["a form instead of JSON", 415, { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" }],
  ["a body of 9 kB", 413, json(JSON.stringify({ message: "a".repeat(9000) }))],
  [
    "another site's page",
    403,
    { ...json('{"message":"hello"}'), headers: { "content-type": "application/json", origin: "https://another.example" } },
  ],
];

type Health = { readonly status: string; readonly version: string; readonly parts: object };

export const functionChecks: readonly Check[] = [
  {
    name: "every part is well",
    run: async (ask) => {
      const response = await ask(HEALTH);
      const { status, version, parts } = (await response.json()) as Health;
      must(response.status === 200 && status === "ok", `the health check says "${status}": ${JSON.stringify(parts)}`);
      must(typeof version === "string" && version !== "unknown", "the health check knows no version");
      must(header(response, "cache-control") === "no-store", "the health check may be kept on the way");
    },
  },
  {
    name: "Disha answers",
    run: async (ask) => {
      const response = await askFor(ask, CHAT, 200, json('{"message":"test connection"}'));
      const { response: text } = (await response.json()) as { response: unknown };
      must(typeof text === "string" && text.startsWith("<p>"), "the answer has no text");
    },
  },
  ...BAD.map(
    ([name, status, init]): Check => ({
      name: `the chat refuses ${name}`,
      run: async (ask) => {
        const { code } = (await (await askFor(ask, CHAT, status, init)).json()) as { code?: unknown };
        must(typeof code === "string", "the refusal has no code");
      },
    }),
  ),
];

/** Where the address is a public one: plain http leads to https and to nothing else. */
export const transportChecks = (address: URL): readonly Check[] =>
  address.protocol !== "https:"
    ? []
    : [
        {
          name: "plain http leads to https",
          run: async () => {
            const { status, headers } = await fetch(`http://${address.host}/`, { redirect: "manual" });
            must([301, 308].includes(status) && (headers.get("location") ?? "").startsWith("https://"), `http answered with ${status}`);
          },
        },
      ];
