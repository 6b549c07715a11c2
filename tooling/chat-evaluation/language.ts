import type { Explorer } from "@career-clarity/explorer-query";
import { groundedReply, type Language, languageOf } from "../../packages/chat-assistant/src/index.ts";
import type { Question } from "./question.ts";
import { type ReadReply, readReply } from "./reply-text.ts";

const DEVANAGARI = /\p{Script=Devanagari}/u;
const HINDI_WORDS = /\b(?:hai|hain|hoon|nahi|kijiye|mein|aap|aapke|aapki|ke|ki|ka|se|aur|ya|koi|jab|kare)\b/gi;
const ENOUGH = 3;

/** Whether a reply speaks a language outside its links, which hold names of the catalogue. */
export function isIn(language: Language, html: string): boolean {
  const { text } = readReply(html.replace(/<a [^>]*>.*?<\/a>/g, " "));
  if (language === "hindi") return DEVANAGARI.test(text);
  const hinglish = !DEVANAGARI.test(text) && (text.match(HINDI_WORDS) ?? []).length >= ENOUGH;
  return language === "hinglish" ? hinglish : !DEVANAGARI.test(text) && !hinglish;
}

const NUMBER = /\d[\d,.]*\d|\d/g;
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];
const holdsAll = (these: readonly string[], others: readonly string[]): boolean => others.every((other) => these.includes(other));

/** The English reply to the same reading, where a reply in the question's own language has all its links and numbers; else null. */
export function translatedFrom({ ask, on }: Question, reply: ReadReply, explorer: Explorer): ReadReply | null {
  const asked = languageOf(ask);
  if (asked === "english" || !isIn(asked, reply.html)) return null;
  const english = readReply(groundedReply(ask, explorer, { language: "english", ...(on === undefined ? {} : { careerId: on }) }));
  const isWhole = holdsAll(reply.links, english.links) && holdsAll(numbersIn(reply.text), numbersIn(english.text));
  return isWhole ? english : null;
}
