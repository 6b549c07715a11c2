import { p, strong, ul } from "../html/write.ts";
import type { Language } from "../language.ts";
import { NEED } from "../reading/asks.ts";
import { BE_DEGREE } from "../reading/be-degree.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { EACH_SETS_ITS_RULE, SUBJECT_FOR, SUBJECT_RULES, type SubjectRule, WITHOUT_IT } from "./degree-subjects-texts.ts";

const MATHS = { name: { english: "Maths", hinglish: "Maths", hindi: "गणित" }, cue: phrases("maths?|mathematics|ganit|गणित|मैथ्स?") };
const BIOLOGY = { name: { english: "Biology", hinglish: "Biology", hindi: "जीव विज्ञान" }, cue: phrases("biology|bio|जीव विज्ञान|बायो\\S*") };
const COMPUTERS = {
  name: { english: "Computer science", hinglish: "Computer science", hindi: "कंप्यूटर साइंस" },
  cue: phrases(
    "(?<!for |in |btech |b tech |bsc |ba )(?:computer science|computers?|cs|ip|informatics practices|coding|programming|कंप्यूटर)(?! (?:engineering|engineers?|applications?|branch|science engineering))",
  ),
};
const DRAWING = { name: { english: "Drawing", hinglish: "Drawing", hindi: "ड्रॉइंग" }, cue: phrases("drawing|draw|sketch\\S*|ड्राइंग") };
const SUBJECTS = [MATHS, BIOLOGY, COMPUTERS, DRAWING] as const;

const WHETHER = new RegExp(
  `${NEED.source}|${
    phrases(
      "how much|kitn[aei]|without|bina|(?:ke|k) bina|no (?:maths?|bio|biology)|(?:not|didnt|dont|didn t) (?:have|take|taken|study|had|having)(?: \\S+)? (?:maths?|mathematics|biology|bio|computers?)|(?:maths?|mathematics|biology|bio|ganit|computers?) (?:nahi|nhi|nahin|नहीं|not)|बिना|के बिना|possible|allowed|eligib\\S*|ask(?:s|ed)? for|lagt[aie]|lagegi|lagega|chahiye|चाहिए|can i|(?:kar|le|mil) sak\\S*",
    ).source
  }`,
  "u",
);

const ASKS_OTHERWISE = phrases(
  "careers?|jobs?|naukri|scope|options?|weak|kamz?jo?r|hate|bad|poor|करियर|नौकरी|कमजोर",
  "engineering(?: \\S+){0,4} (?:without|no|bina|not) (?:coding|programming)|(?:engineering|branch)(?: \\S+){0,3} (?:coding|programming) (?:na|nahi|nhi|kam|ke bina)|(?:without|no|bina) (?:coding|programming)(?: (?:ke|wali|ki))? (?:engineering|branch|btech)",
);
const SAYS_A_LIKING = phrases("like|pasand|पसंद");
/** Whether one may take the course is asked for its rule, whatever is liked. */
const MAY_TAKE_IT = phrases(
  "(?:can|could|may) (?:i|he|she|we)(?: still)? (?:do|take|study|join|pursue)|(?:kar|le|padh|कर|ले|पढ) (?:sak|सक)\\S*",
);

/** A rule that holds for a course, and the subject of Class 12 that it speaks of. */
type Rule = { readonly told: SubjectRule; readonly course: RegExp; readonly subject: (typeof SUBJECTS)[number] };
const rule = (told: SubjectRule, course: string, subject: Rule["subject"]): Rule => ({ told, course: phrases(course), subject });

const RULES: readonly Rule[] = [
  rule(
    SUBJECT_RULES.economics,
    "(?:ba|b a|bsc|b sc|bachelors?)(?: \\S+)? (?:in )?eco(?:nomics?)?(?: hons?)?|eco(?:nomics?)? hon(?:ou?r)?s|economics (?:degree|course|kar sak\\S*|le sak\\S*|padh sak\\S*)|(?:do|study|take) economics",
    MATHS,
  ),
  rule(SUBJECT_RULES.bcomHonours, "b ?com \\(?hon(?:ou?r)?s\\)?|bcom hons?|bcom h", MATHS),
  rule(SUBJECT_RULES.bcom, "b ?com(?! hon)(?! h )|बीकॉम", MATHS),
  rule(SUBJECT_RULES.bcaMaths, "bca|बीसीए", MATHS),
  rule(SUBJECT_RULES.bcaComputers, "bca|बीसीए", COMPUTERS),
  rule(SUBJECT_RULES.bba, "bba|bms|बीबीए", MATHS),
  rule(SUBJECT_RULES.btechMaths, `b ?tech|${BE_DEGREE}|engineering|बीटेक|इंजीनियरिंग`, MATHS),
  rule(SUBJECT_RULES.btechComputers, `b ?tech|${BE_DEGREE}|engineering|cse|बीटेक|इंजीनियरिंग`, COMPUTERS),
  rule(
    SUBJECT_RULES.drawing,
    "b ?arch|architect(?:s|ure)?|b ?des|(?:fashion|interior|product|graphic|game)? ?design\\S*|animation|animators?",
    DRAWING,
  ),
  rule(SUBJECT_RULES.barch, "b ?arch|architecture", MATHS),
  rule(SUBJECT_RULES.nursingMaths, "(?:b ?sc )?nursing|gnm", MATHS),
  rule(SUBJECT_RULES.nursingBiology, "(?:b ?sc )?nursing", BIOLOGY),
  rule(SUBJECT_RULES.pharmacy, "b ?pharm(?:acy|a)?|d ?pharm(?:acy|a)?|pharmacy", MATHS),
  rule(SUBJECT_RULES.medicineMaths, "mbbs|bds|bams|bhms|medical", MATHS),
  rule(SUBJECT_RULES.medicineBiology, "mbbs|bds|bams|bhms", BIOLOGY),
  rule(SUBJECT_RULES.physiotherapy, "bpt|physiotherapy", MATHS),
  rule(SUBJECT_RULES.psychology, "psychology|मनोविज्ञान", MATHS),
  rule(SUBJECT_RULES.law, "llb|ba llb|bba llb|law", MATHS),
  rule(SUBJECT_RULES.hotels, "hotel management|bhm", MATHS),
  rule(SUBJECT_RULES.design, "b ?des|fashion design\\S*", MATHS),
  rule(SUBJECT_RULES.accountancy, "ca|chartered accountan\\S*", MATHS),
  rule(SUBJECT_RULES.mba, "mba", MATHS),
  rule(SUBJECT_RULES.agriculture, "(?:bsc )?agri(?:culture)?", MATHS),
  rule(SUBJECT_RULES.computing, "b ?sc (?:in )?(?:computer science|cs|it|data science|statistics)", MATHS),
  rule(SUBJECT_RULES.biotechnology, "(?:b ?sc )?bio ?tech(?:nology)?", MATHS),
];

const MOST = 3;

/** Whether it goes without a subject, which a rule that says yes to the subject answers with no. */
const GOES_WITHOUT = phrases(
  "without|bina|बिना|no (?:maths?|bio|biology)|(?:not|didnt|dont|didn t) (?:have|take|taken|study|had|having)(?: \\S+)? (?:maths?|mathematics|biology|bio|computers?)",
  "(?:maths?|mathematics|ganit|biology|bio|गणित|मैथ्स?|बायो\\S*) (?:nahi|nhi|nahin|नहीं) (?:hai|h|thi|tha|li|liya|padh\\S*|है|थी|ली|पढ\\S*)",
);
const FIRST_WORD = /^(yes|no)\b/;

function withoutIt({ told }: Rule, text: string, language: Language): string {
  const word = FIRST_WORD.exec(told.holds.english)?.[1];
  return (word === "yes" || word === "no") && GOES_WITHOUT.test(text) ? p(strong(WITHOUT_IT[word][language])) : "";
}

const ASKS_WHICH = phrases(
  "(?:which|what|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]) (?:subjects?|vishay|विषय)(?: \\S+){0,8} (?:11|11th|12|12th|class 11|class 12|eleventh)(?: .*)?|(?:11|11th|class 11)(?: \\S+){0,4} (?:which|what|kaun ?s[aei]|kons[aei]) (?:subjects?|vishay)(?: .*)?",
);

/** "I hate maths but want to do BBA, is it possible". */
const POSSIBLE = phrases(
  "(?:hate|weak|bad|poor|kamz?jo?r|dislike|pasand nahi)(?: \\S+){0,3} maths?(?: .*)? (?:want|do|kar\\S*)(?: .*)? (?:possible|can i|ho sak\\S*|kar sak\\S*)|maths?(?: \\S+){0,2} (?:weak|kamz?jo?r|bad|pasand nahi)(?: .*)? (?:possible|kar sak\\S*|ho sak\\S*)",
);

const IS_STUDIED = phrases(
  "(?:i am|im|i m|main|mai|मैं)(?: (?:an?|in|doing|pursuing))* \\S+ (?:student|graduate|final year|first year|second year|third year|kar rah\\S*|me hu|में हूं)",
);

/** Whether a course asks for a subject of Class 12. Of a name within another the longer is meant. */
export const degreeSubjectsAnswer: SpokenAnswer = spoken(({ text, asks, stage, careers, degrees, exams, streams, language }) => {
  if (
    exams.length > 0 ||
    // Who studies for the degree asks of the career.
    (careers.length > 0 && IS_STUDIED.test(text)) ||
    // Of a stream that has maths in its name the stream is asked for, and not the maths.
    streams.some(({ name }) => name === "Commerce with Maths") ||
    asks.has("pay") ||
    stage === "degree" ||
    !(WHETHER.test(text) || ASKS_WHICH.test(text) || POSSIBLE.test(text)) ||
    (ASKS_OTHERWISE.test(text) && !POSSIBLE.test(text)) ||
    (SAYS_A_LIKING.test(text) && !MAY_TAKE_IT.test(text))
  )
    return null;
  // "Doctor without maths" asks of the career, whose record tells.
  if (careers.length > 0 && degrees.length === 0 && !DRAWING.cue.test(text)) return null;
  const met = RULES.filter(({ course, subject }) => course.test(text) && (subject.cue.test(text) || ASKS_WHICH.test(text)));
  if (met.length === 0) return null;
  const rows = met
    .slice(0, MOST)
    .map(
      ({ told: { course, holds }, subject }) =>
        `${strong(SUBJECT_FOR[language](subject.name[language], course[language]))}: ${holds[language]}`,
    );
  const [first = "", second] = rows;
  const [only] = met;
  const verdict = only !== undefined && second === undefined ? withoutIt(only, text, language) : "";
  return verdict + (second === undefined ? p(first) : ul(rows)) + p(EACH_SETS_ITS_RULE[language]);
});
