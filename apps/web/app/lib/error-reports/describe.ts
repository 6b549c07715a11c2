import { parseStack } from "error-stack-parser-es/lite";

/** What is told of an error. Nothing that a visitor typed or answered can be in it. */
export type Description = { readonly message: string; readonly frames: readonly string[] };

const MOST_CHARACTERS = 200;
const MOST_FRAMES = 8;

/**
 * What a message says in its own words. What it quotes may be a visitor's: a browser that fails to parse JSON, for one, quotes the JSON.
 * Everything from the first quotation mark to the last goes, since what is quoted may have quotation marks in it; and so do addresses,
 * paths and numbers, but for the number of an error of React's.
 */
export const ownWords = (message: string): string =>
  message
    .replace(/(^|[^\p{L}])["'`‘“«].*["'`’”»]/su, "$1…")
    .replace(/\S*[@/\\]\S*/g, "…")
    .replace(/(?<!React error #\d*)\d+/g, "#")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_CHARACTERS);

const hasCode = (error: Error): error is Error & { readonly code: string } => "code" in error && typeof error.code === "string";

/** Errors of our own have a code and say in their message what they were given; the code tells enough. */
function messageOf(error: Error): string {
  return hasCode(error) ? `${error.name} ${error.code}` : `${error.name}: ${ownWords(error.message)}`;
}

/** Chrome begins a stack with the error's name and its message, whose lines could look like frames. */
function withoutMessage({ stack = "", message }: Error): string {
  const [name = ""] = /^[\w$.]*: /.exec(stack) ?? [];
  return name !== "" && stack.startsWith(message, name.length) ? stack.slice(name.length + message.length) : stack;
}

/**
 * Where in the site's own scripts it happened, as "function /assets/file.js:line:column". What an extension put into the page is left out, and
 * so is the page itself, whose address is the visitor's business.
 */
function framesOf(error: Error, origin: string): readonly string[] {
  return parseStack(withoutMessage(error), { allowEmpty: true })
    .filter(({ file }) => file?.startsWith(`${origin}/assets/`))
    .slice(0, MOST_FRAMES)
    .map(({ function: name, file = "", line, col }) => `${name ?? "?"} ${new URL(file).pathname}:${line}:${col}`);
}

/** Of what is no error only its kind is told: a thrown text may be anybody's. */
export const describe = (error: unknown, origin: string): Description =>
  error instanceof Error
    ? { message: messageOf(error), frames: framesOf(error, origin) }
    : { message: `thrown: ${typeof error}`, frames: [] };
