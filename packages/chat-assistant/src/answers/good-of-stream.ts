import { h3, words } from "../html/write.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { readList } from "./follow-up.ts";
import { GOOD_OF_STREAMS } from "./good-of-stream-texts.ts";

/** What a stream is good for; PCMB is asked about in the same words (see `COUNSELLOR_TOPICS`). */
export const ITS_GOOD =
  "(?:fa+y+d\\S*|faid\\S*|benefi\\S*|advantages?|disadvantages?|pros|cons|nuks\\S*|la+bh|फायद\\S*|नुकसान\\S*|लाभ|(?:kyu|kyun|kyon|क्यों)(?: \\S+){0,2} (?:le|len[aei]|lu|lun|chune?|लें|लेना|लूं|चुनें)|why (?:should (?:i|we|one) |do (?:people|students) |to )?(?:take|choose|opt|study|pick))";
const ASKS_FOR_IT = phrases(ITS_GOOD);

/** What speaks for the one stream that is named, and against it, before the careers that it opens. */
export const goodOfStreamAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, streams, careers, degrees, exams, excluded, language } = reading;
  const [stream, second] = streams;
  if (stream === undefined || second !== undefined || careers.length + degrees.length + exams.length + excluded.streams.length > 0)
    return null;
  const said = GOOD_OF_STREAMS[stream.name];
  if (said === undefined || !ASKS_FOR_IT.test(text)) return null;
  return h3(words(stream.name)) + said[language] + (readList({ ...reading, interests: NO_INTERESTS, wishes: [] }, knowledge) ?? "");
});
