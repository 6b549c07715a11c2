import type { Career, Pathway } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { NEED } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { recordTexts } from "../record-texts/in-language.ts";
import {
  COURSE_IS_A_MUST,
  COURSE_IS_NO_MUST,
  NO_SUCH_CONDITION,
  NOT_STRAIGHT_AFTER,
  OPEN_TO_ALL,
  STRAIGHT_AFTER,
} from "./straight-texts.ts";
import { waysOf } from "./ways.ts";

/** A plain yes or no before the record of a career, where it is asked whether one may come to it and the record knows. */

const ASKS_HOW = phrases(
  "how|what|which|when|where|who|why|kaise|kese|kab|kahan|kaha|kaun\\S*|kons\\S*|kitn\\S*|kya kya|kyu\\S*|कैसे|कब|कहां|कौन\\S*|कितन\\S*|क्यों",
);
export const WHETHER: RegExp = phrases(
  "(?:can|could|may) (?:i|we|he|she|they|you|my|an?|any|someone|anyone|people|students?|graduates?)",
  "(?:is|are) there (?:any |an? |some )?(?:good )?(?:careers?|jobs?|work)",
  "(?:isme|ismein|is me|इसमें|इसमे) (?:koi |acch?a |achh?a |कोई )?(?:career|करियर) (?:hai|h|है)|is (?:it|this|that|singing|dancing) an? (?:real |good |proper )?(?:career|profession)",
  "(?:is|will) it (?:be )?possible|possible|eligible|allowed",
  "(?:ban|ho|kar|ja|le|mil) sakt[aie]|(?:बन|हो|कर|जा|ले) सकत[ाेी]|sambhav|mumkin|संभव|मुमकिन",
);

/** Whether it is asked if something can be, and not how. */
export const asksWhether = (text: string): boolean => WHETHER.test(text) && !ASKS_HOW.test(text.replace(/^ (?:kya|क्या)(?= )/u, ""));

/** Words of the question that name no condition of their own. */
const FILLERS: ReadonlySet<string> = new Set(
  "kya main mai me mein mujhe can could may i we he she they you my a an the be become becoming get into in as from to it is possible ban sakta sakti sakte sakta hu hoon hun hai hain h ho kar ja bana jana banna ke k liye bhi also ever really beta beti son daughter brother sister bhai behen bahan please pls student students someone anyone people person job work career field line me india indian kaam naukri क्या मैं में मुझे बन सकता सकती सकते हूं है हो भी के लिए".split(
    " ",
  ),
);
const isPlain = (rest: string): boolean =>
  rest
    .trim()
    .split(" ")
    .every((word) => FILLERS.has(word));

const MAY_ENTER = phrases("(?:me|mein|में) (?:ja|jaa|जा) (?:sak\\S*|सक\\S*)");
const STRAIGHT = phrases("direct|directly|straight|straightaway|seedh[ae]|sidh[ae]|सीध[ाे]");
const DENIES = phrases("without|bina|not|no|nahi|nhi|nahin|never|dont|बिना|नहीं|न");

const MOST_WAYS = 3;
const CLASSES = { class10: "Class 10", class12: "Class 12" } as const;

/** Whether a way begins right after a class, and else where one does. */
function after(
  stage: keyof typeof CLASSES,
  name: string,
  { afterClass10, afterClass12, afterDegree }: Pathway,
  language: Language,
): string {
  const [ways, later] =
    stage === "class10" ? [afterClass10, afterClass12.length > 0 ? afterClass12 : afterDegree] : [afterClass12, afterDegree];
  const shown = recordTexts((ways.length > 0 ? ways : later).slice(0, MOST_WAYS), language);
  const texts = ways.length > 0 ? STRAIGHT_AFTER : NOT_STRAIGHT_AFTER;
  return texts[language](CLASSES[stage], words(name), shown);
}

const AFTER_TENTH = phrases(
  "(?:after|since)(?: passing)?(?: class)? (?:10|10th|tenth|x|matric)(?! (?:years?|yrs?|saal))(?: class)?|(?:10|10th|tenth|matric|dasvi|दसवीं|10वीं)(?: (?:class|pass|क्लास|पास))* (?:ke baad|k baad|baad|के बाद)",
);

/** What to take in Class 11, which begins after Class 10. */
const ASKS_SUBJECTS = phrases("subjects?|streams?|vishay|विषय\\S*|स्ट्रीम");

/** Something that is studied, and nothing that one enters by a test, a start or work. */
const STUDIED = /\b(?:diploma|courses?|certificate|ITI|degree|B[A-Z][A-Za-z]*|M[A-Z][A-Za-z]*|PG|LLB|LLM|PhD|D\.El\.Ed)\b/i;
const ASKS_IF_STUDIED = new RegExp(
  ` (?:courses?|training|diploma|certificate|certification|कोर्स|ट्रेनिंग)(?: \\S+){0,3}${NEED.source}|${NEED.source}(?: \\S+){0,4} (?:courses?|training|diploma|certificate|certification|कोर्स)(?= )|(?:without|bina)(?: (?:any|doing|a|koi))* (?:courses?|training|diploma)(?= )|(?:courses?|कोर्स) (?:ke bina|के बिना)(?= )`,
  "u",
);

/** Whether a course is a must: no where the record names a way in that is none. */
function courseNeeded({ name, pathway }: Career, { text, language }: Reading): string | null {
  if (pathway === undefined || !ASKS_IF_STUDIED.test(text)) return null;
  const all = waysOf(pathway);
  const without = all.filter((way) => !STUDIED.test(way));
  const shown = recordTexts((without.length > 0 ? without : all).slice(0, MOST_WAYS), language);
  if (all.length === 0) return null;
  return p((without.length > 0 ? COURSE_IS_NO_MUST : COURSE_IS_A_MUST)[language](words(name), shown));
}

/** The sentence, or null where nothing of the kind was asked or another verdict stands in the answer. */
export function straightOf(career: Career, reading: Reading): string | null {
  const { name, pathway } = career;
  const { text, rest, stage, streams, degrees, asks, language } = reading;
  const needed = degrees.length === 0 ? courseNeeded(career, reading) : null;
  if (needed !== null) return needed;
  const hasNoWay = pathway !== undefined && pathway.afterClass10.length === 0;
  if (hasNoWay && AFTER_TENTH.test(text) && !ASKS_SUBJECTS.test(text) && streams.length + degrees.length === 0 && !DENIES.test(text))
    return p(after("class10", name, pathway, language));
  if (
    pathway === undefined ||
    !asksWhether(text) ||
    DENIES.test(text) ||
    streams.length + degrees.length > 0 ||
    asks.has("subjects") ||
    !(asks.has("become") || MAY_ENTER.test(text) || STRAIGHT.test(text))
  )
    return null;
  if (stage === "class10" || stage === "class12") return p(after(stage, name, pathway, language));
  return p((isPlain(rest) ? OPEN_TO_ALL : NO_SUCH_CONDITION)[language](words(name)));
}
