import { isDeepStrictEqual } from "node:util";
import { parsed } from "../../packages/chat-assistant/fixtures/parsed.ts";

/** What a target promised and did not keep. */
export class BrokenPromise extends Error {
  constructor(what: string) {
    super(what);
    this.name = "BrokenPromise";
  }
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BrokenPromise(what);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 300);

/** A refusal that keeps its own promise. */
export function refused(holds: boolean, what: string): false {
  must(holds, what);
  return false;
}

export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  must(isDeepStrictEqual(found, wanted), `${what}: ${shown(found)} instead of ${shown(wanted)}`);
}

export const isFrozen = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

type Kind = abstract new (...values: never) => Error;

/** What the work gives, or null where it refused by one of the errors that it documents. Any other error goes on. */
export function orRefused<Result>(kinds: readonly Kind[], work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    const kind = kinds.find((each) => error instanceof each);
    if (kind === undefined) throw error;
    must("code" in Object(error) && String(Object(error).message) !== "", `${kind.name} has a code and a message`);
    return null;
  }
}

const CLEAN = /^(?:[^<>]|<\/?(?:h2|h3|ul|ol|li|p|strong|em)>|<a href="\/(?![/\\])[^"<>\s]*">|<\/a>)*$/;

/** HTML of the allowed tags alone, balanced as an independent parser reads it, without any attribute but a same-site address. */
export function mustBeClean(html: string): void {
  must(CLEAN.test(html), `only allowed tags: ${html.slice(0, 300)}`);
  const { tags, balanced, extras } = parsed(html);
  must(balanced && extras === 0, `well formed: ${html.slice(0, 300)}`);
  for (const { name, attributes } of tags) {
    const names = Object.keys(attributes);
    must(
      names.every((attribute) => name === "a" && attribute === "href"),
      `no attribute but href: ${names.join()}`,
    );
    const { href = "/" } = attributes;
    must(new URL(href, "https://own.example").origin === "https://own.example", `a link within the site: ${href}`);
  }
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Function.prototype].map(
  (prototype) => [prototype, Reflect.ownKeys(prototype).length] as const,
);

export function mustBeUnpolluted(): void {
  for (const [prototype, count] of PROTOTYPES) must(Reflect.ownKeys(prototype).length === count, "no prototype is polluted");
}

/** JSON holds no control characters as they are; lone surrogates it writes as escapes. */
export const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
