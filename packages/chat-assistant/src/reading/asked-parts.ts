import { QUESTION_LIMIT } from "../limits.ts";
import { padded, phrases, wordsOf } from "./words.ts";

/** What stands between two marks, and the mark; one within a number or an abbreviation is none. */
const STRETCH = /((?:[^?!।\n;.,]|[.,](?!\s))+)([?!।\n;.,]?)/gu;
/** Words that join what is asked to what was asked before. "Or" is often "aur" misspelt, and joins only what has a question word of its own. */
const JOINS = /^(?:and|aur|also|plus|n|&|or|और|तथा|एवं)$/u;

/** Words that only a question has. */
const HINDI_ASKS =
  "kya|kaun\\S*|kons\\S*|kon|kitn\\S*|kais[aei]\\S*|kes[aei]|kab|kaha|kahan|kyu|kyun|kyon|kis(?:me|mein|ka|ki|ko|liye)?|क्या|कौन\\S*|कितन\\S*|कैस\\S*|कब|कहां|क्यों|किस(?:का|की|के|को|में|से|ने|लिए)?";
const ASKS_IN_HINDI = phrases(HINDI_ASKS);
const ASKS_IN_ENGLISH = phrases("what|whats|wat|which|wich|how|who|when|where|why|tell me|want to know|know about");
/** How a question begins in English: after the word that joins it nothing stands before these. */
const BEGINS =
  /^ (?:(?:please|also|then|sir|maam) )*(?:what|whats|wat|which|wich|how|where|when|who|is|am|are|was|does|do|did|can|could|should|will|would|must|has|have (?:i|we)) /u;
/** What is asked with its bare name beside another question: "salary?", "aur fees". */
const BARE =
  /^ (?:(?:its|uski|iski|ki|ka|the|and|starting|average) )*(?:salary|salery|sallary|pay|package|income|kamai|paisa|fees?|cost|kharcha|growth|scope|future|age(?: limit)?|height|eligibility|qualification|exams?|subjects?|duration|stress|risk|वेतन|सैलरी|कमाई|फीस|स्कोप|भविष्य|खर्चा)(?: (?:kya|bhi|please|batao|details?|hai))* $/u;

/** A bare name of what is asked with its object: "salary after BDes", "fees of polytechnic", "government jobs for a psychologist". */
const BARE_OF =
  /^ (?:(?:the|total|average|any) )*(?:salary|salery|pay|package|fees?|syllabus|age limit|eligibility|entrance(?: exams?)?|exams?|(?:government |govt |private )?jobs?|scope|duration|qualification|career options?|exam pattern|subjects?) (?:after|of|for|in|to become) | (?:ki|ka|ke|की|का|के) (?:sarkari naukri|salary|fees?|scope|syllabus|age limit|eligibility|duration|सरकारी नौकरी|सैलरी|फीस|स्कोप|सिलेबस) $/u;

const SHORTEST = 2;
/** Nobody asks so much between two marks. */
const LONGEST = 60;

/** Whether something is asked in the words, and not only told. */
const asks = (text: string): boolean =>
  BEGINS.test(text) || ASKS_IN_HINDI.test(text) || ASKS_IN_ENGLISH.test(text) || BARE.test(text) || BARE_OF.test(text);
/** Whether they ask by themselves behind a word that joins them to others. */
const asksAlone = (text: string, count: number): boolean =>
  BEGINS.test(text) || BARE.test(text) || (count > SHORTEST && ASKS_IN_HINDI.test(text));

/** Whether a clause asks something, as it was written. */
export const asksSomething = (clause: string): boolean => asks(padded(wordsOf(clause)));

const isJoin = (word: string): boolean => JOINS.test(word.toLowerCase());
const saidIn = (words: readonly string[]): string => padded(wordsOf(words.join(" ")));

/** A stretch of the question between two marks, cut where a joining word leads on to something else that is asked. */
function cut(all: readonly string[]): readonly (readonly string[])[] {
  const words = isJoin(all[0] ?? "") ? all.slice(1) : all;
  if (words.length > LONGEST) return [words];
  for (const [at, word] of words.entries()) {
    if (at < SHORTEST || !isJoin(word)) continue;
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    const isOr = word.toLowerCase() === "or";
    if (asks(saidIn(before)) && asksAlone(saidIn(after), after.length) && !(isOr && BEGINS.test(saidIn(after))))
      return [before, ...cut(after)];
  }
  return [words];
}

/** Each thing that is asked, in order, as it was written, with what is told before it; one part where one thing is asked. */
export function askedParts(question: string): readonly string[] {
  const parts: string[] = [];
  let told: readonly string[] = [];
  let before = "";
  for (const [, stretch = "", mark = ""] of question.slice(0, QUESTION_LIMIT).matchAll(STRETCH)) {
    const pieces = cut(stretch.split(/\s+/).filter((word) => word !== "")).filter((words) => saidIn(words).trim() !== "");
    for (const [at, words] of pieces.entries()) {
      const last = parts.at(-1);
      // "Which is better, CA or CS?" is one question: what follows a comma asks only with a word for it.
      const isMarked = mark === "?" && before !== "," && at === pieces.length - 1;
      if (isMarked || asks(saidIn(words))) {
        parts.push([...told, ...words].join(" "));
        told = [];
      } else if (at === 0 && before === "," && last !== undefined && told.length === 0) {
        parts[parts.length - 1] = `${last}, ${words.join(" ")}`;
      } else told = [...told, ...words];
    }
    if (pieces.length > 0 || mark === "?") before = mark;
  }
  return parts;
}
