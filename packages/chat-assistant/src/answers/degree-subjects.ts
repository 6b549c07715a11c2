import { p, strong, ul } from "../html/write.ts";
import { NEED } from "../reading/asks.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";

const MATHS = { name: "Maths", cue: phrases("maths?|mathematics|ganit|गणित|मैथ्स?") };
const BIOLOGY = { name: "Biology", cue: phrases("biology|bio|जीव विज्ञान|बायो\\S*") };
const COMPUTERS = {
  name: "Computer science",
  cue: phrases(
    "(?<!for |in |btech |b tech |bsc |ba )(?:computer science|computers?|cs|ip|informatics practices|coding|programming|कंप्यूटर)(?! (?:engineering|engineers?|applications?|branch|science engineering))",
  ),
};
const DRAWING = { name: "Drawing", cue: phrases("drawing|draw|sketch\\S*|ड्राइंग") };
const SUBJECTS = [MATHS, BIOLOGY, COMPUTERS, DRAWING] as const;

const WHETHER = new RegExp(
  `${NEED.source}|${
    phrases(
      "how much|kitn[aei]|without|bina|(?:ke|k) bina|no (?:maths?|bio|biology)|(?:not|didnt|dont|didn t) (?:have|take|taken|study|had|having)(?: \\S+)? (?:maths?|mathematics|biology|bio|computers?)|(?:maths?|mathematics|biology|bio|ganit|computers?) (?:nahi|nhi|nahin|नहीं|not)|बिना|के बिना|possible|allowed|eligib\\S*|ask(?:s|ed)? for|lagt[aie]|lagegi|lagega|chahiye|चाहिए|can i|(?:kar|le|mil) sak\\S*",
    ).source
  }`,
  "u",
);

const ASKS_OTHERWISE = phrases("careers?|jobs?|naukri|scope|options?|weak|kamz?jo?r|hate|bad|poor|like|pasand|करियर|नौकरी|कमजोर|पसंद");

/** What colleges ask of the subjects of Class 12: of which course, of which subject, and what holds. */
type Rule = {
  readonly name: string;
  readonly course: RegExp;
  readonly subject: (typeof SUBJECTS)[number];
  readonly holds: string;
};
const rule = (name: string, course: string, subject: Rule["subject"], holds: string): Rule => ({
  name,
  course: phrases(course),
  subject,
  holds,
});

const RULES: readonly Rule[] = [
  rule(
    "BA or BSc Economics",
    "(?:ba|b a|bsc|b sc|bachelors?)(?: \\S+)? (?:in )?eco(?:nomics?)?(?: hons?)?|eco(?:nomics?)? hon(?:ou?r)?s|economics (?:degree|course)",
    MATHS,
    "at Delhi University and most well-known colleges yes, maths in Class 12 is asked for, and often as a paper of CUET-UG. Other universities give BA Economics without it; the course has maths in it everywhere.",
  ),
  rule(
    "BCom (Hons)",
    "b ?com \\(?hon(?:ou?r)?s\\)?|bcom hons?|bcom h",
    MATHS,
    "not everywhere. Delhi University has asked lately for maths or accountancy, either of the two; many others ask for neither. Read this year's bulletin of the university.",
  ),
  rule(
    "BCom",
    "b ?com(?! hon)(?! h )|बीकॉम",
    MATHS,
    "no, it is not asked for; accounts and statistics come in the course, from the beginning.",
  ),
  rule(
    "BCA",
    "bca|बीसीए",
    MATHS,
    "it depends on the university: many take every stream and teach the maths in the first year, others, among them some State universities, ask for maths in Class 12. Ask before you pay.",
  ),
  rule("BCA", "bca|बीसीए", COMPUTERS, "no: computer science in Class 12 is not asked for; programming is taught from the beginning."),
  rule(
    "BBA",
    "bba|bms|बीबीए",
    MATHS,
    "as a rule no; some entrance tests have simple maths, and the course has some statistics and accounts.",
  ),
  rule(
    "BTech",
    "b ?tech|be|engineering|बीटेक|इंजीनियरिंग",
    MATHS,
    "yes, maths and physics in Class 12 at nearly every college. After Class 10 a polytechnic diploma leads to its second year.",
  ),
  rule(
    "BTech",
    "b ?tech|be|engineering|cse|बीटेक|इंजीनियरिंग",
    COMPUTERS,
    "no: PCM suffices, also for computer science. Programming is taught from the first term; a free course before it helps.",
  ),
  rule(
    "architecture and design",
    "b ?arch|architect(?:s|ure)?|b ?des|(?:fashion|interior|product|graphic|game)? ?design\\S*|animation|animators?",
    DRAWING,
    "you need not be an artist, but entrance tests (NATA, UCEED, NID, NIFT) ask you to draw ideas by hand; it is learnt in some months of daily practice, and later much is done on the computer.",
  ),
  rule("BArch", "b ?arch|architecture", MATHS, "yes, maths and physics in Class 12, or a diploma with maths."),
  rule("BSc Nursing and GNM", "(?:b ?sc )?nursing|gnm", MATHS, "no: physics, chemistry and biology count; GNM takes every stream."),
  rule(
    "BSc Nursing",
    "(?:b ?sc )?nursing",
    BIOLOGY,
    "for BSc Nursing yes, with physics, chemistry and English. GNM takes every stream, and prefers science.",
  ),
  rule(
    "BPharm and DPharm",
    "b ?pharm(?:acy|a)?|d ?pharm(?:acy|a)?|pharmacy",
    MATHS,
    "either of the two: physics and chemistry with maths or biology.",
  ),
  rule(
    "MBBS, BDS and AYUSH",
    "mbbs|bds|bams|bhms|medical",
    MATHS,
    "no: physics, chemistry, biology and English are asked for, and NEET-UG.",
  ),
  rule(
    "MBBS, BDS and AYUSH",
    "mbbs|bds|bams|bhms",
    BIOLOGY,
    "yes, biology (or biotechnology) with physics and chemistry; it may be added later, as NIOS allows, and counts for NEET-UG.",
  ),
  rule("BPT", "bpt|physiotherapy", MATHS, "no: physics, chemistry and biology are asked for."),
  rule(
    "psychology",
    "psychology|मनोविज्ञान",
    MATHS,
    "for BA Psychology no; a paper or two of statistics come in the course and are taught from the beginning. Some colleges prefer maths for a BSc.",
  ),
  rule("law", "llb|ba llb|bba llb|law", MATHS, "no: every stream leads to law; CLAT has a little maths of Class 10."),
  rule("hotel management", "hotel management|bhm", MATHS, "no: every stream; English is looked for."),
  rule("design", "b ?des|fashion design\\S*", MATHS, "no: every stream; the entrance tests look at drawing and ideas."),
  rule(
    "CA",
    "ca|chartered accountan\\S*",
    MATHS,
    "no: every stream and Class 12 without maths are admitted. CA Foundation has one paper of business maths, statistics and reasoning.",
  ),
  rule("MBA", "mba", MATHS, "no: any degree. CAT and its like have maths up to Class 10."),
  rule("BSc Agriculture", "(?:bsc )?agri(?:culture)?", MATHS, "no: PCB, PCM or agriculture in Class 12, as the State's exam says."),
  rule(
    "BSc Computer Science, IT or Data Science",
    "b ?sc (?:in )?(?:computer science|cs|it|data science|statistics)",
    MATHS,
    "mostly yes, maths in Class 12; some universities take other streams for BSc IT.",
  ),
  rule(
    "BSc Biotechnology",
    "(?:b ?sc )?bio ?tech(?:nology)?",
    MATHS,
    "for the BSc mostly no: biology, physics and chemistry. The BTech asks for PCM at most colleges, and some take PCB.",
  ),
];

/** Whether a course asks for a subject of Class 12. Of a name within another the longer is meant. */
export const degreeSubjectsAnswer: Answer = ({ text, asks, stage, careers, degrees, exams }) => {
  if (exams.length > 0 || asks.has("pay") || stage === "degree" || !WHETHER.test(text) || ASKS_OTHERWISE.test(text)) return null;
  // "Doctor without maths" asks of the career, whose record tells.
  if (careers.length > 0 && degrees.length === 0 && !DRAWING.cue.test(text)) return null;
  const met = RULES.filter(({ course, subject }) => course.test(text) && subject.cue.test(text));
  if (met.length === 0) return null;
  return (
    ul(met.slice(0, 3).map(({ name, subject, holds }) => `${strong(`${subject.name} for ${name}`)}: ${holds}`)) +
    p("Each university sets its own rule, which may change: look at this year's prospectus of the two or three that you want.")
  );
};
