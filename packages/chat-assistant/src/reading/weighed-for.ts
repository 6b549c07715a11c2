import type { DegreeMention } from "./degrees-in.ts";
import type { Mention } from "./mentions.ts";
import { phrases } from "./words.ts";

const JOINERS: ReadonlySet<string> = new Set(["or", "vs", "versus", "ya", "and", "aur", "या", "और"]);
/** Streams, subjects and the like are asked for the careers that are named, all of them. */
const OF_STUDY = phrases(
  "streams?|subjects?|exams?|degrees?|courses?|colleges?|salary|stream|vishay|padhai|विषय|स्ट्रीम|परीक्षा|कोर्स|डिग्री|पढाई|सैलरी",
);
/** What may stand before the name of who asks, and after it. */
const BEFORE =
  / (?:(?:for|as|am|im)(?: an?| the)?|(?:for )?(?:someone|somebody) (?:who is|as|with)(?: an?)?)(?: (?:¤|young|fresh|fresher|trained|qualified|experienced|registered|staff|male|female|working|\d+|years?|old))* $/u;
const AFTER = /^ (?:(?:ke|k) liye|ko|hu|hoon|hun|के लिए|को|हूं) /u;

const first = ({ places }: Mention): number => Math.min(...places);
const last = ({ places }: Mention): number => Math.max(...places);

/** For whom two or more other careers are weighed, and no side of it: "medical coder vs research coordinator for a BSc nurse". */
export function weighedFor(words: readonly string[], mentions: readonly Mention[], degrees: readonly DegreeMention[]): Mention | null {
  const inOrder = mentions.toSorted((a, b) => first(a) - first(b));
  if (inOrder.length <= 2 || OF_STUDY.test(` ${words.join(" ")} `)) return null;
  const ofDegrees = new Set(degrees.flatMap(({ from, to }) => words.slice(from, to)));
  const signed = (part: readonly string[]): string => ` ${part.map((word) => (ofDegrees.has(word) ? "¤" : word)).join(" ")} `;
  return (
    inOrder.find((mention) => {
      const others = inOrder.filter((other) => other !== mention);
      const areWeighed = others.some((other, at) =>
        words.slice(last(other) + 1, first(others[at + 1] ?? other)).some((word) => JOINERS.has(word)),
      );
      const isSide = JOINERS.has(words[first(mention) - 1] ?? "") || JOINERS.has(words[last(mention) + 1] ?? "");
      return (
        areWeighed && !isSide && (BEFORE.test(signed(words.slice(0, first(mention)))) || AFTER.test(signed(words.slice(last(mention) + 1))))
      );
    }) ?? null
  );
}
