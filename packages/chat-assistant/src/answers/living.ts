import { p } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { listOf } from "./list.ts";

const LIVES_ON_IT = phrases(
  "(?:make|making|earn|earning|get)(?: an?| my| good)? (?:living|livelihood)(?: .*)?|(?:live|survive|depend) on (?:it|this|that|\\S+)(?: .*)?|(?:can i|could i|possible to|how to) (?:earn|live) (?:from|by|with|on|through)(?: .*)?",
  "(?:ghar|gharbar|guzara|gujara|guzaara|kharcha|pet|zindagi|roji roti|rozi roti|घर|गुजारा|खर्चा|पेट)(?: \\S+)? (?:chal|chala\\S*|ho|nikal|pal|bhar|चल|चला\\S*|हो)(?: \\S+)? ?(?:sak\\S*|jayega|jata|payega|hai|सक\\S*|जाएगा)(?: .*)?",
  "(?:full time|as a|as) (?:career|profession|job) (?:bana|ban|possible|make)(?: \\S+){0,2} sak\\S*(?: .*)?|(?:se|से) (?:paise|paisa|kamai|पैसे|कमाई) (?:kama|ho|हो|कमा) sak\\S*(?: .*)?",
);
/** Words of the question itself, and no topics. */
const OF_THE_QUESTION = /^(?:play|liv|surviv|depend|livelihood|expens|guzara|kharcha|zindagi)/;

const REPLY = p(
  "Yes, some people live on it, and more of them by several small incomes than by one: the work itself, teaching it, and work close to it. The first years are mostly thin, so build it beside study or other work until it carries you. This is what the catalogue knows of pay:",
);

function withoutOwnWords(reading: Reading): Reading {
  const isTopic = (word: string): boolean => !OF_THE_QUESTION.test(word);
  const { said, words } = reading.interests;
  return {
    ...reading,
    stage: null,
    interests: { ...reading.interests, said: said.filter(isTopic), words: words.filter((topic) => topic.some(isTopic)), unknown: 0 },
  };
}

/** Whether one can live on a craft: yes and how, then the pay of that career or of those about it. */
export const livingAnswer: Answer = (reading, knowledge) => {
  if (!LIVES_ON_IT.test(reading.text)) return null;
  const [named] = reading.careers;
  if (named !== undefined)
    return (
      REPLY + aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["pay", "dislikes", "become"]) }, knowledge)
    );
  const [first, ...others] = criteriaOf(withoutOwnWords(reading), knowledge);
  const list = first === undefined ? null : listOf([{ ...first, shows: "pay" }, ...others], knowledge);
  return list === null ? null : REPLY + list;
};
