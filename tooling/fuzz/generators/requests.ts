import fc from "fast-check";
import { shortText } from "./texts.ts";

/** A request as anybody may send it: method, address, headers, bytes. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
  readonly streamed: boolean;
};

/** What a header can carry: characters of one byte, without line breaks. */
const headerText = (words: fc.Arbitrary<string>) => words.map((whole) => whole.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").trim());
const headerValue: fc.Arbitrary<string> = headerText(shortText);

const METHODS = ["POST", "POST", "POST", "POST", "POST", "POST", "GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "post", "X"] as const;
const WITHOUT_BODY = ["GET", "HEAD"];

export const method: fc.Arbitrary<string> = fc.constantFrom(...METHODS);

export const bytesOf = (body: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> => body.map((whole) => new TextEncoder().encode(whole));

/** In pieces without a length, as a slow client sends it. */
const streamOf = (body: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.length; at += 700) controller.enqueue(body.slice(at, at + 700));
      controller.close();
    },
  });

export function requestOf(origin: string, { method: verb, path, headers, body, streamed }: Asked): Request {
  const content = body === null || WITHOUT_BODY.includes(verb) ? null : streamed ? streamOf(body) : new Uint8Array(body);
  return new Request(new URL(path, origin), {
    method: verb,
    headers: [...headers].map(([name, value]): [string, string] => [name, value]),
    body: content,
    ...(streamed && { duplex: "half" }),
  });
}

/** Usual headers, some of them changed, left out or sent twice. */
export const headersLike = (usual: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<readonly (readonly [string, string])[]> =>
  fc
    .tuple(
      ...Object.entries(usual).map(([name, values]) =>
        fc
          .oneof(
            { weight: 30, arbitrary: fc.constantFrom(...values) },
            { weight: 1, arbitrary: headerValue },
            { weight: 1, arbitrary: fc.constant(null) },
          )
          .map((value) => [name, value] as const),
      ),
      fc.option(
        fc.tuple(fc.constantFrom("accept", "x-forwarded-for", "cookie", "range", "transfer-encoding", "content-encoding"), headerValue),
      ),
    )
    .map((pairs) =>
      pairs.flatMap((pair): (readonly [string, string])[] => (pair === null || pair[1] === null ? [] : [[pair[0], pair[1]]])),
    );
