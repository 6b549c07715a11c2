import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** Names of examinations in a list, empty where there are none. */
type ByAge = { readonly open: string; readonly inGeneral: string; readonly toAll: string };

const told = (title: string, rows: readonly (readonly [names: string, said: string])[], end: string): string =>
  `${strong(title)}: ${rows.flatMap(([names, said]) => (names === "" ? [] : [said])).join("; ")}${end}`;

/** Which examinations of those named an age has closed. */
export const BY_AGE: Wording<(age: number, exams: ByAge) => string> = {
  english: (age, { open, inGeneral, toAll }) =>
    told(
      `At ${age}, by the notices so far`,
      [
        [inGeneral, `closed in the general category: ${inGeneral} (OBC have three years more, SC and ST five)`],
        [toAll, `closed but for ex-servicemen: ${toAll}`],
        [open, `open still: ${open}`],
      ],
      ". State commissions set ages of their own, often higher; private work mostly sets none. This year's notice decides.",
    ),
  hinglish: (age, { open, inGeneral, toAll }) =>
    told(
      `${age} ki umar mein, ab tak ke notice se`,
      [
        [inGeneral, `general category ke liye band: ${inGeneral} (OBC ko teen saal aur SC, ST ko paanch saal zyada milte hain)`],
        [toAll, `band, siwaay ex-servicemen ke: ${toAll}`],
        [open, `abhi khule: ${open}`],
      ],
      ". Rajya ke aayog ki umar alag hai, aksar zyada; private kaam mein zyadatar koi seema nahi. Is saal ka notice hi maana jaata hai.",
    ),
  hindi: (age, { open, inGeneral, toAll }) =>
    told(
      `${age} की उम्र में, अब तक के नोटिस से`,
      [
        [inGeneral, `general category के लिए बंद: ${inGeneral} (OBC को तीन साल और SC, ST को पाँच साल ज़्यादा मिलते हैं)`],
        [toAll, `बंद, सिवाय ex-servicemen के: ${toAll}`],
        [open, `अभी खुले: ${open}`],
      ],
      "। राज्य के आयोग की उम्र अलग है, अक्सर ज़्यादा; प्राइवेट काम में ज़्यादातर कोई सीमा नहीं। इस साल का नोटिस ही माना जाता है।",
    ),
};
