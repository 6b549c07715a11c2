import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, startFunction } from "../tests/running.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { createChatHandler } from "./handler.ts";
import { REFUSALS } from "./refusal.ts";

const ADDRESS = "http://localhost:8888/.netlify/functions/chat";
const handler = createChatHandler({ explorer: wholeCatalogue, env: {} });

type Init = Omit<RequestInit, "headers" | "body"> & { headers?: Record<string, string>; body?: BodyInit | null };
const request = ({ headers = {}, body = '{"message":"What does a tailor earn?"}', method = "POST", ...rest }: Init = {}) =>
  new Request(ADDRESS, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(["GET", "HEAD"].includes(method) ? {} : { body }),
    ...rest,
  });
const ask = (message: unknown, page?: unknown, last?: unknown) => handler(request({ body: JSON.stringify({ message, page, last }) }));
const bytes = (...values: readonly number[]) => new Uint8Array(values);
const streamOf = (chunk: string, times: number) => {
  let left = times;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(new TextEncoder().encode(chunk));
      else controller.close();
    },
  });
};

async function expectAnswer(response: Response): Promise<{ response: string; fallback: boolean; model?: string | null }> {
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(typeof answer.response).toBe("string");
  expect(typeof answer.fallback).toBe("boolean");
  return answer;
}
async function expectRefusal(response: Response, code: keyof typeof REFUSALS): Promise<void> {
  const [status, error] = REFUSALS[code];
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body: { error, code } });
  // What went wrong for one request leaves the next alone.
  await expectAnswer(await handler(request()));
}

describe("an answer", () => {
  it("comes from the catalogue where no model is configured", async () => {
    const { response, fallback } = await expectAnswer(await ask("What does a tailor earn?"));
    expect(fallback).toBe(true);
    expect(response).toContain('href="/career/tailor"');
  });

  it("carries the function's own headers", async () => {
    for (const response of [await handler(request()), await handler(request({ method: "GET" }))]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
  });

  it("goes out in ASCII but for Hindi, and reads as it was meant", async () => {
    const sent = await (await ask("tailor salary")).text();
    expect(sent).toMatch(/^[\0-\x7F]*$/);
    expect(JSON.parse(sent).response).toContain("₹");
    expect(await (await ask("दर्ज़ी की कमाई")).text()).toContain("कमाई");
  });

  it("knows which career's page it is asked on", async () => {
    expect((await expectAnswer(await ask("What does it pay?", "tailor"))).response).toContain("/career/tailor");
    await expectAnswer(await ask("What does it pay?", "no-such-career"));
  });

  it("knows which career the last answer was about", async () => {
    expect((await expectAnswer(await ask("and its pay?", null, "tailor"))).response).toContain("/career/tailor");
    expect((await expectAnswer(await ask("and its pay?"))).response).not.toContain("/career/tailor");
    await expectAnswer(await ask("and its pay?", null, "no-such-career"));
  });

  it("meets distress with India's helplines", async () => {
    const { response } = await expectAnswer(await ask("I want to kill myself"));
    expect(response).toContain("14416");
    expect(response).toContain("1098");
  });

  it("answers the connection test itself", async () => {
    for (const message of ["test connection", " Test Connection "])
      expect(await expectAnswer(await ask(message))).toEqual({ response: "<p>Disha is here.</p>", fallback: true, model: null });
  });

  it("is safe whatever is asked", async () => {
    for (const message of [
      "<script>alert(1)</script>",
      '<img src=x onerror="alert(1)">',
      "tailor<svg onload=alert(1)>",
      "__proto__",
      "constructor",
    ]) {
      const { response } = await expectAnswer(await ask(message));
      expect(response).not.toMatch(/<(?!\/?(?:h2|h3|ul|ol|li|p|strong|em)>|a href="\/[^"]*">|\/a>)/);
    }
  });

  it("takes a message of 1, and of 1000 characters in any script", async () => {
    await expectAnswer(await ask("?"));
    await expectAnswer(await ask(`  ${"क".repeat(1000)}\n`));
    await expectAnswer(await handler(request({ body: `{"message":"${"\\u0915".repeat(1000)}"}` })));
  });

  it("takes half a surrogate pair, a null and a right-to-left mark", async () => {
    await expectAnswer(await handler(request({ body: '{"message":"\\ud800 nurse \\u0000 \\u202e"}' })));
  });

  it("takes a body that comes in pieces, without a length", async () => {
    const body = streamOf('{"message":"nurse"}', 1);
    await expectAnswer(await handler(request({ body, duplex: "half" } as Init)));
  });
});

describe("a refusal", () => {
  it.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])("405 for %s, and says what is allowed", async (method) => {
    const response = await handler(request({ method }));
    expect(response.headers.get("allow")).toBe("POST");
    await expectRefusal(response, "METHOD_NOT_ALLOWED");
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/json",
    "",
    "application/json; charset=utf-16",
  ])("415 for %j", async (type) => expectRefusal(await handler(request({ headers: { "content-type": type } })), "NOT_JSON_TYPE"));
  it("415 for a compressed body", async () => {
    await expectRefusal(await handler(request({ headers: { "content-encoding": "gzip" } })), "NOT_JSON_TYPE");
  });
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    'APPLICATION/JSON;charset="UTF-8"',
    "application/json; charset=utf8; profile=x",
  ])("takes %s", async (type) => {
    await expectAnswer(await handler(request({ headers: { "content-type": type } })));
  });

  it.each(["https://evil.example", "null", "http://localhost:8889", "http://localhost", "garbage", ""])(
    "403 for the origin %j",
    async (origin) => expectRefusal(await handler(request({ headers: { origin } })), "FOREIGN_ORIGIN"),
  );
  it.each(["cross-site", "same-site", "none"])("403 without an origin, from %s", async (site) =>
    expectRefusal(await handler(request({ headers: { "sec-fetch-site": site } })), "FOREIGN_ORIGIN"),
  );
  it("takes the site's own origin, on either scheme, and the same origin by the browser's word", async () => {
    await expectAnswer(await handler(request({ headers: { origin: "http://localhost:8888" } })));
    await expectAnswer(await handler(request({ headers: { origin: "https://localhost:8888" } })));
    await expectAnswer(await handler(request({ headers: { "sec-fetch-site": "same-origin" } })));
  });

  const tooLarge = `{"message":"nurse","more":"${"x".repeat(8192)}"}`;
  it("413 for a body that says that it is too large, whatever it holds", async () => {
    await expectRefusal(await handler(request({ headers: { "content-length": "8193" } })), "BODY_TOO_LARGE");
  });
  it("413 for one that is larger than it says, and for one that says nothing", async () => {
    await expectRefusal(await handler(request({ body: tooLarge, headers: { "content-length": "20" } })), "BODY_TOO_LARGE");
    await expectRefusal(await handler(request({ body: tooLarge })), "BODY_TOO_LARGE");
  });
  it("413 for an endless stream, and reads no more of it", async () => {
    const body = streamOf("x".repeat(1000), Number.POSITIVE_INFINITY);
    await expectRefusal(await handler(request({ body, duplex: "half" } as Init)), "BODY_TOO_LARGE");
  });
  it("takes 8192 bytes", async () => {
    const body = '{"message":"nurse"}'.padEnd(8192, " ");
    await expectAnswer(await handler(request({ body })));
    await expectAnswer(await handler(request({ body, headers: { "content-length": "8192" } })));
  });

  it("400 for a body that breaks off", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    await expectRefusal(await handler(request({ body, duplex: "half" } as Init)), "BODY_UNREADABLE");
  });

  it.each([
    ["nothing", null],
    ["no JSON", "message=nurse"],
    ["half of it", '{"message":"nur'],
    ["two values", '{"message":"a"}{"message":"b"}'],
    ["JSON5", "{message:'nurse'}"],
    ["8000 brackets", "[".repeat(8000)],
    ["bytes that are no UTF-8", bytes(0x7b, 0xff, 0xfe, 0x7d)],
    ["UTF-16", new Uint8Array(new Uint16Array([...'{"message":"a"}'].map((letter) => letter.charCodeAt(0))).buffer)],
    ["NUL", "\0"],
  ])("400 for %s", async (_, body) => expectRefusal(await handler(request({ body })), "NOT_JSON"));

  it.each(["null", "[]", '["nurse"]', '"nurse"', "1", "true"])("400 for %s instead of an object", async (body) =>
    expectRefusal(await handler(request({ body })), "NOT_AN_OBJECT"),
  );
  it.each([
    "{}",
    '{"message":null}',
    '{"message":1}',
    '{"message":{}}',
    '{"message":["nurse"]}',
    '{"__proto__":{"message":"nurse"}}',
    '{"Message":"nurse"}',
  ])("400 for %s", async (body) => expectRefusal(await handler(request({ body })), "MESSAGE_NOT_TEXT"));
  it.each(["", " ", "\n\t\u00a0\u3000\ufeff"])("400 for %j", async (message) => expectRefusal(await ask(message), "MESSAGE_EMPTY"));
  it("400 for 1001 characters", async () => expectRefusal(await ask("x".repeat(1001)), "MESSAGE_TOO_LONG"));
  it.each([1, {}, "", "Tailor", "../tailor", "/career/tailor", "a".repeat(121), "tailor\n"])("400 for the page %j", async (page) =>
    expectRefusal(await ask("nurse", page), "PAGE_NOT_A_CAREER_ID"),
  );
  it.each([1, {}, "", "Tailor", "../tailor"])("400 for the last career %j", async (last) =>
    expectRefusal(await ask("nurse", null, last), "LAST_NOT_A_CAREER_ID"),
  );
});

describe("behind a real server", () => {
  let running: Running;
  beforeAll(async () => {
    running = await startFunction(handler);
  });
  afterAll(() => running.close());

  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(running.url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      duplex: "half",
    } as RequestInit);

  it("answers and refuses as before", async () => {
    await expectAnswer(await post('{"message":"nurse"}'));
    expect((await post("{")).status).toBe(400);
    expect((await post("x".repeat(9000))).status).toBe(413);
    expect((await post(streamOf("x".repeat(1000), 50))).status).toBe(413);
    expect((await post('{"message":"nurse"}', { "content-type": "text/plain" })).status).toBe(415);
    expect((await post('{"message":"nurse"}', { origin: "https://evil.example" })).status).toBe(403);
    expect((await post('{"message":"nurse"}', { origin: new URL(running.url).origin })).status).toBe(200);
    expect((await fetch(running.url)).status).toBe(405);
    await expectAnswer(await post('{"message":"nurse"}'));
  });

  it("goes on when somebody hangs up in the middle", async () => {
    for (let caller = 0; caller < 20; caller++) {
      const stop = new AbortController();
      const call = fetch(running.url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: streamOf("{", Number.POSITIVE_INFINITY),
        signal: stop.signal,
        duplex: "half",
      } as RequestInit).catch(() => undefined);
      stop.abort();
      await call;
    }
    await expectAnswer(await post('{"message":"nurse"}'));
  });
});

it("answers even where the catalogue cannot be read", async () => {
  const kinds: string[] = [];
  const broken = createChatHandler({
    explorer: () => {
      throw new Error("no catalogue");
    },
    env: {},
    log: (kind) => kinds.push(kind),
  });
  const { response } = await expectAnswer(await broken(request()));
  expect(response).toMatch(/^<p>|^<h/);
  expect(kinds).toEqual(["grounded-reply-failed"]);
});

it("tells the operator, and nobody else, of a half-set model", async () => {
  const lines: string[] = [];
  const half = createChatHandler({
    explorer: wholeCatalogue,
    env: { CHAT_PROVIDER: "openai", CHAT_API_KEY: "secret-key-1" },
    log: (...line) => lines.push(line.join(" ")),
  });
  expect((await expectAnswer(await half(request()))).fallback).toBe(true);
  expect(lines).toEqual(["model-misconfigured CHAT_MODEL is needed"]);
});
