import { refused } from "./json-response.ts";

/** What one visitor may ask, here and on Netlify: a class of forty behind one address can each open the panel and ask twice a minute. */
export const RATE_LIMIT = { requests: 120, seconds: 60 } as const;

export type RateLimitOptions = {
  readonly requests?: number;
  readonly seconds?: number;
  /** Milliseconds, of any clock that only goes forward. */
  readonly now?: () => number;
  /** Who asks. Where nobody says, everybody is one visitor, as on a machine that only serves itself. */
  readonly visitor?: (request: Request) => string;
};

type Handler = (request: Request) => Promise<Response>;

/**
 * Holds each visitor to a number of requests in a window of time, with 429 and Retry-After beyond it. For `start` and development: on
 * Netlify the platform counts (netlify/chat.ts), since an instance there sees only some of the requests.
 */
export function limitRate(handler: Handler, options: RateLimitOptions = {}): Handler {
  const { requests = RATE_LIMIT.requests, seconds = RATE_LIMIT.seconds, now = () => performance.now(), visitor = () => "" } = options;
  const counts = new Map<string, number>();
  let endsAt = 0;
  return async (request) => {
    const time = now();
    if (time >= endsAt) {
      // All windows end together, so that what is remembered never outlives one.
      counts.clear();
      endsAt = time + seconds * 1000;
    }
    const key = visitor(request);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > requests) return refused("TOO_MANY_REQUESTS", { "retry-after": String(Math.ceil((endsAt - time) / 1000)) });
    return handler(request);
  };
}
