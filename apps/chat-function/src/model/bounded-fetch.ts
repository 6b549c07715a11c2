import { ModelFailedError } from "./failure.ts";

/** An answer of some hundred words, with all that a provider may say around it. */
const MOST_ANSWER_BYTES = 256 * 1024;

function countBytes(): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > MOST_ANSWER_BYTES) controller.error(new ModelFailedError("too-large"));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` that stops reading beyond the limit and follows no redirect, which could carry the key or a question elsewhere. */
export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const { body, status, headers } = response;
    return body === null ? response : new Response(body.pipeThrough(countBytes()), { status, headers });
  };
}
