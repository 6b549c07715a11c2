import { replyOf } from "./answers/topic.ts";
import { careFor } from "./guard/distress.ts";
import { KEYWORD_DEFAULT, KEYWORD_TOPICS } from "./keyword-topics.ts";
import { padded, wordsOf } from "./reading/words.ts";

/**
 * The browser's own answer when the function cannot be reached (specification, section 8): clean HTML by keyword, for greetings, thanks,
 * personality, tech, resume, interview and salary, and a default. It needs no catalogue and states no figure. Distress comes first here too.
 */
export function keywordReply(text: string): string {
  return careFor(text) ?? replyOf(KEYWORD_TOPICS, padded(wordsOf(text))) ?? KEYWORD_DEFAULT;
}
