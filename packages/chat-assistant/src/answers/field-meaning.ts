import { p, words } from "../html/write.ts";
import { FIELD_MEANINGS } from "../names/field-meanings.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";

const ASKS_WHAT_IT_IS = phrases(
  "(?:what|wat|wht|wats|whats)(?: (?:is|s|are|does))?(?: (?:exactly|actually|really|meant by|the|a|an|field|subject|of))*|meaning|means?|matlab|define|explain",
  "(?:kya|kyaa|क्या) (?:hai|h|he|hot[aei]|cheez|chiz|है|होत[ाीे]|चीज)|kise kehte|kisko kehte|मतलब|किसे कहते",
);
/** Which work, pay or course of the field: nothing of what it is. */
const ASKS_MORE = phrases(
  "(?:what|wat|which|kya|क्या) (?:(?:is|are|the|kind|type|of|all|different|best) )*(?:jobs?|careers?|courses?|subjects?|exams?|salary|scope|pay|fees?|eligibility|qualification|can|to|should|do)",
  "how to|kaise|कैसे",
);

/** What a field is, in a sentence, where that is asked of the one that is named. */
export function fieldMeaning({ text, interests, careers, language }: Reading): string {
  if (careers.length > 1 || !ASKS_WHAT_IT_IS.test(text) || ASKS_MORE.test(text)) return "";
  const said = new Set([...interests.said, ...text.trim().split(" ")]);
  const [named, second] = [...said].filter((word) => Object.hasOwn(FIELD_MEANINGS, word));
  const meaning = named === undefined || second !== undefined ? undefined : FIELD_MEANINGS[named];
  return meaning === undefined ? "" : p(words(meaning[language]));
}
