import fc from "fast-check";
import { editedText } from "./edits.ts";
import { text } from "./texts.ts";
import { jsonText } from "./values.ts";

/** What a server, a proxy or a hotel's login page may answer; `null` where the network fails. */
export type Answered = { readonly status: number; readonly type: string; readonly body: Uint8Array | null } | null;

const PAGE = "<!doctype html><html><head><title>Log in</title></head><body><form action=/login></form></body></html>";
const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "text/html",
  "text/plain",
  "application/octet-stream",
  "",
);
const statuses = fc.oneof(
  { weight: 5, arbitrary: fc.constant(200) },
  fc.constantFrom(201, 204, 206, 300, 304, 400, 401, 403, 404, 406, 409, 413, 429, 500, 502, 503, 504, 522),
);
const bytesOf = (body: fc.Arbitrary<string>) => body.map((whole) => new TextEncoder().encode(whole));
const NO_BODY = [204, 304];

/** A response whose body is JSON like the valid one, a page, or bytes of any kind. */
export const responseLike = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<Answered> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        status: statuses,
        type: types,
        body: fc.oneof(
          { weight: 6, arbitrary: bytesOf(jsonText(valid)) },
          bytesOf(editedText(fc.constant(PAGE))),
          bytesOf(text),
          fc.uint8Array({ maxLength: 60 }),
          fc.constant(null),
        ),
      }),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );

/** The answer as `fetch` gives it. */
export function fetchGiving(answered: Answered): typeof fetch {
  return async () => {
    if (answered === null) throw new TypeError("fetch failed");
    const { status, type, body } = answered;
    return new Response(NO_BODY.includes(status) || body === null ? null : new Uint8Array(body), {
      status,
      headers: type === "" ? {} : { "content-type": type },
    });
  };
}

/** Runs work while the global `fetch` gives one answer. */
export async function withFetch<Result>(answered: Answered, work: () => Promise<Result>): Promise<Result> {
  const before = globalThis.fetch;
  globalThis.fetch = fetchGiving(answered);
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}
