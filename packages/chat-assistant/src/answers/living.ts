import { p } from "../html/write.ts";
import { withoutWords } from "../reading/interests.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { listOf } from "./list.ts";
import { SOME_LIVE_ON_IT } from "./living-texts.ts";

const LIVES_ON_IT = phrases(
  "(?:make|making|earn|earning|get)(?: an?| my| good)? (?:living|livelihood)(?: .*)?|(?:live|survive|depend) on (?:it|this|that|\\S+)(?: .*)?|(?:can i|could i|possible to|how to) (?:earn|live) (?:from|by|with|on|through)(?: .*)?",
  "(?:ghar|gharbar|guzara|gujara|guzaara|kharcha|pet|zindagi|roji roti|rozi roti|घर|गुजारा|खर्चा|पेट)(?: \\S+)? (?:chal|chala\\S*|ho|nikal|pal|bhar|चल|चला\\S*|हो)(?: \\S+)? ?(?:sak\\S*|jayega|jata|payega|hai|सक\\S*|जाएगा)(?: .*)?",
  "(?:full time|as a|as) (?:career|profession|job) (?:bana|ban|possible|make)(?: \\S+){0,2} sak\\S*(?: .*)?|(?:se|से) (?:paise|paisa|kamai|पैसे|कमाई) (?:kama|ho|हो|कमा) sak\\S*(?: .*)?",
);
/** Words of the question itself, and no topics. */
const OF_THE_QUESTION = /^(?:play|liv|surviv|depend|livelihood|expens|guzara|kharcha|zindagi)/;

const isOfTheQuestion = (word: string): boolean => OF_THE_QUESTION.test(word);

/** Whether one can live on a craft: yes and how, then the pay of that career or of those about it. */
export const livingAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!LIVES_ON_IT.test(reading.text)) return null;
  const [named] = reading.careers;
  const lead = p(SOME_LIVE_ON_IT[reading.language]);
  if (named !== undefined)
    return (
      lead + aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["pay", "dislikes", "become"]) }, knowledge)
    );
  const [first, ...others] = criteriaOf(
    { ...reading, stage: null, interests: { ...withoutWords(reading.interests, isOfTheQuestion), unknown: 0 } },
    knowledge,
  );
  const list = first === undefined ? null : listOf([{ ...first, shows: "pay" }, ...others], knowledge, reading.language);
  return list === null ? null : lead + list;
});
