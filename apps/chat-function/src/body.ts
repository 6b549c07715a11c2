import type { Refusal } from "./refusal.ts";

const MOST_BODY_BYTES = 8 * 1024;

export type Read = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Read => ({ ok: false, refusal });
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UTF_8 = /^utf-?8$/i;

/** JSON, whatever else the header says of it, in UTF-8. */
const isJson = (type: string): boolean => JSON_TYPE.test(type) && UTF_8.test(CHARSET.exec(type)?.[1] ?? "utf-8");

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): Read {
  try {
    return { ok: true, text: utf8.decode(bytes) };
  } catch {
    return refuse("NOT_JSON");
  }
}

/** Reads no further than the limit, whatever length was announced. */
async function readStream(stream: ReadableStream<Uint8Array>): Promise<Read> {
  const reader = stream.getReader();
  const bytes = new Uint8Array(MOST_BODY_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return decode(bytes.subarray(0, length));
    if (length + value.byteLength > MOST_BODY_BYTES) {
      void reader.cancel().catch(() => undefined);
      return refuse("BODY_TOO_LARGE");
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
}

async function readWhole(request: Request): Promise<Read> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > MOST_BODY_BYTES ? refuse("BODY_TOO_LARGE") : decode(bytes);
}

/** The body as text, or why not: its type, its length, what could not be read or is not UTF-8. */
export async function readBody(request: Request): Promise<Read> {
  const { headers } = request;
  const encoding = headers.get("content-encoding");
  if (!isJson(headers.get("content-type") ?? "") || (encoding !== null && !/^identity$/i.test(encoding))) return refuse("NOT_JSON_TYPE");
  const announced = headers.get("content-length");
  if (announced !== null && Number(announced) > MOST_BODY_BYTES) return refuse("BODY_TOO_LARGE");
  try {
    // HTTP holds a body to the length announced, and a server has a quicker way to give a short one whole than as a stream.
    if (announced !== null) return await readWhole(request);
    return request.body === null ? decode(new Uint8Array()) : await readStream(request.body);
  } catch {
    return refuse("BODY_UNREADABLE");
  }
}
