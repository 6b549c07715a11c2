import { replyOf } from "./answers/topic.ts";
import { careFor } from "./guard/distress.ts";
import { KEYWORD_DEFAULT, KEYWORD_TOPICS } from "./keyword-topics.ts";
import { languageOf } from "./reading/language.ts";
import { padded, wordsOf } from "./reading/words.ts";

/**
 * The browser's own answer when the function cannot be reached (specification, section 8): clean HTML by keyword, for greetings, thanks,
 * personality, tech, resume, interview and salary, and a default, in the question's language. It needs no catalogue and states no figure. Distress comes first here too.
 */
export function keywordReply(text: string): string {
  const language = languageOf(text);
  return careFor(text)?.[language] ?? replyOf(KEYWORD_TOPICS, padded(wordsOf(text)), language) ?? KEYWORD_DEFAULT[language];
}
