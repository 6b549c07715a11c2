import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, ul, words } from "../html/write.ts";
import { COUNTRIES } from "../reading/countries.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { payOfDegree } from "./degree-pay.ts";
import { examsLine } from "./exam-line.ts";
import { basisOf, range } from "./figures.ts";
import { feesOf } from "./money.ts";
import { yearsLine } from "./pathway.ts";
import { subjectsText, verdicts } from "./subjects.ts";
import { both } from "./topics/both.ts";

/** A second thing that is asked beside the first: how it is said, by which words a reply has met it already, and its line. */
type Beside = {
  readonly cue: RegExp;
  readonly met: RegExp;
  readonly line: (career: Career | undefined, reading: Reading) => string;
};

const WEAK =
  "(?:weak|poor|bad|slow|kamzor|kamjor|kacha|not good|samajh (?:nahi|nhi)(?: \\S+)?|dar lagta|darr?|hate|cant do|nahi aat[ai]|nhi aat[ai]|fail|कमजोर|कच्चा|नहीं आत[ीा])";
const weakIn = (subject: string): RegExp => phrases(`${subject}(?: \\S+){0,2} ${WEAK}|${WEAK}(?: (?:in|at|of|with|me|my|se))* ${subject}`);

/** What the record of a career says of a school subject. */
function subjectOf(career: Career | undefined, subject: string): string {
  if (career?.pathway === undefined) return "";
  const [verdict] = verdicts(career, career.pathway, ` ${subject} `, []);
  return verdict === undefined ? "" : `For ${words(career.name)}: ${verdict} `;
}

const weakness = (subject: string, title: string, said: string): Beside => ({
  cue: weakIn(said),
  met: new RegExp(`[Ww]eak in ${subject}|[Aa] weak subject|without ${subject}`),
  line: (career) =>
    `${strong(`${title} is hard for you`)}: ${subjectOf(career, subject)}It can be mended late: go back to the class where it began to be unclear, ten sums or questions a day (diksha.gov.in). If it stays hard, ask me for work without it.`,
});

const BESIDES: readonly Beside[] = [
  {
    cue: phrases(
      "(?:gap|break)(?: \\S+){0,8} (?:interview|explain|resume|problem|job|bata\\S*|samjha\\S*)(?: .*)?|(?:interview|explain|resume)(?: \\S+){0,6} gap",
    ),
    met: /gap year|years away/,
    line: () =>
      `${strong("The gap")}: say it in one honest line, what you did and what you learnt in it, such as "two years of preparing for State exams, and tuition for Class 8". Then one course or piece of work from this month that can be shown.`,
  },
  {
    cue: both("(?:private|pvt|प्राइवेट)", "(?:government|govt|sarkari|सरकारी)"),
    met: /[Pp]rivate/,
    line: () =>
      `${strong("Government or private")}: the government college costs a small part of it, and the same course counts alike. A private one is worth its fee only if it is approved (UGC, AICTE or the council of the profession) and you have seen who was placed where.`,
  },
  weakness("maths", "Maths", "(?:maths?|mathematics|ganit|गणित|मैथ्स?)"),
  weakness("physics", "Physics", "(?:physics|chemistry|भौतिकी)"),
  {
    cue: weakIn("(?:english|अंग्रेजी|इंग्लिश)"),
    met: /English is a tool|weak English/,
    line: () =>
      `${strong("English")} can be learnt late: ten minutes aloud each day, and one friend to speak with. Many exams can be written in Hindi and other Indian languages.`,
  },
  {
    cue: phrases(
      "(?:afford|manage|pay)(?: \\S+){0,3} (?:fees?|money|cost)|(?:fees?|paise|paisa|kharch\\S*|money|budget)(?: \\S+){0,4} (?:afford|manage|problem|dikkat|nahi|nhi|kam|kaise|tight|issue|low|less)|(?:no|low|less|not much|kam) (?:money|budget|paise|paisa)|(?:gareeb|garib|poor) (?:family|ghar|parivar|hu|hoon|hai)|(?:paise|paiso|financial|money) (?:ki |ka )?(?:dikkat|problem|tangi|kami|issue)",
    ),
    met: /scholarships\.gov\.in/,
    line: () =>
      `${strong("Money")}: a government college costs far less; scholarships stand at scholarships.gov.in and on your State's portal, study loans at pmvidyalaxmi.co.in. Ask the college's office what is waived for low incomes.`,
  },
  {
    cue: phrases(
      "(?:own|apna|apni|khud ka|khud ki) (?:\\S+ )?(?:shop|store|clinic|practice|business|medical|firm|lab|school|centre|center|dukan|dukaan|parlour|hospital|startup|company)(?: .*)?|(?:medical store|clinic|shop|lab|dukan|dukaan|coaching) (?:khol\\S*|open|start|chala\\S*)|open (?:a |my )?(?:medical store|clinic|shop|lab)",
    ),
    met: /udyamimitra|own (?:shop|practice|clinic|account)|medical shop|practice of your own/,
    line: (career) =>
      `${strong("On your own")}: ${career?.pathway?.licence == null ? "" : `first comes ${words(career.pathway.licence)}; then `}the licences of the place, such as a drug licence for a medical shop from the State's drugs control. Some years in another's teach prices and customers. Loans: udyamimitra.in.`,
  },
  {
    cue: phrases("(?:married|family|personal|shaadi|shadi) (?:life|time)|shaadi ho\\S*|time for family|family ke liye time|ghar se door"),
    met: /[Mm]onths without family|[Ff]amily life/,
    line: () => `${strong("Family life")}: ask two people who do it how many nights a month they are at home; many of them have families.`,
  },
  {
    cue: phrases(
      "(?:parents?|papa|mummy|father|mother|ghar ?wale|family)(?: \\S+){0,5} (?:want|wants|against|force|mana|nahi maan\\S*|chaht\\S*|not agree\\S*|pressure|bolte|kehte)",
    ),
    met: /parents/i,
    line: () =>
      `${strong("At home")}: ask what exactly they fear (fees, safety, pay, what people say), and answer that one thing with facts.`,
  },
  {
    cue: phrases("fees?|kharch\\S*|(?:how much|kitna)(?: \\S+){0,4} costs?|costs? how much|फीस|खर्च\\S*"),
    met: /[Ff]ees?\b|scholarships\.gov\.in/,
    line: (_, reading) => `${strong("Fees")}: ${feesOf(reading)}`,
  },
  {
    cue: phrases(COUNTRIES),
    met: /abroad|embassy|nmc\.org/i,
    line: () =>
      `${strong("Abroad")}: each country has its own rules, tests and fees; look at its embassy's page and ask which Indian qualification it accepts.`,
  },
  {
    cue: phrases(
      "(?:safe|safety|surakshit)(?: \\S+){0,3} (?:girls?|women|ladki\\S*|female|ladies)|(?:girls?|ladki\\S*|female)(?: \\S+){0,4} (?:safe|safety|surakshit)",
    ),
    met: /women|girls/i,
    line: () =>
      `${strong("Safety")}: ask women who do the work about hours, the way home and lodging; an employer of ten or more must have a committee against harassment (helpline 181).`,
  },
  {
    cue: phrases("age ?limit|(?:max|maximum|kitni|upper) (?:age|umar|umr)"),
    met: /\bage\b/i,
    line: () => `${strong("Age")}: I hold no limits; they stand in each notice, with some years more for reserved categories.`,
  },
];

const WHICH_EXAM = phrases(
  "(?:which|what|konsa|kaunsa|kon sa|kaun sa) (?:exam|entrance|test)|(?:exam|entrance) (?:konsa|kaunsa|kya|which)",
);

/** What the record of the one career that is named says of what was asked and not told. */
function ofRecord({ asks, text, rest, streams }: Reading, career: Career, reply: string): readonly string[] {
  const { payInr, pathway } = career;
  const name = words(career.name);
  return [
    ...(asks.has("pay") && payInr !== undefined && !reply.includes("₹")
      ? [`${strong("Pay")} of ${name} in India: ${range(payInr)} ${basisOf(payInr)}, from entry to experienced.`]
      : []),
    ...(asks.has("subjects") && pathway !== undefined && !/keeps? it open|keeps [A-Z]|closes/.test(reply)
      ? [[...verdicts(career, pathway, rest, streams), `In Class 11 and 12 ${subjectsText(pathway)}.`].join(" ")]
      : []),
    ...(WHICH_EXAM.test(text) && pathway !== undefined && !/[Ee]xam/.test(reply) ? [`${examsLine(pathway)}.`] : []),
    ...(asks.has("years") && pathway !== undefined && !/ years? /.test(reply) ? [`${yearsLine(pathway)}.`] : []),
  ];
}

/** Money that is lacking is no pay that is asked for. */
const OF_PAY = phrases("salar\\S*|sallary|pay|package|income|earn\\S*|kama\\S*|tankh\\S*|vetan|सैलरी|वेतन|कमा\\S*");

/** What the posts pay to which a degree leads, where that was asked beside something else. */
function payOf(reading: Reading, reply: string, knowledge: Knowledge): string {
  const { asks, careers, degrees, text } = reading;
  const [degree] = degrees;
  if (degree === undefined || !asks.has("pay") || !OF_PAY.test(text) || careers.length > 0 || reply.includes("₹")) return "";
  return payOfDegree(degree, reading, knowledge) ?? "";
}

const MOST = 2;

/** The other parts of a question, each in a line, below a reply that has met only the first. */
export function besides(reading: Reading, reply: string, knowledge: Knowledge): string {
  const [named, second] = reading.careers;
  const career = second === undefined ? named?.career : undefined;
  const lines = [
    ...BESIDES.filter(({ cue, met }) => cue.test(reading.text) && !met.test(reply)).map(({ line }) => line(career, reading)),
    ...(career === undefined ? [] : ofRecord(reading, career, reply)),
  ].slice(0, MOST);
  return (lines.length === 0 ? "" : p("To the rest of what you ask:") + ul(lines)) + payOf(reading, reply, knowledge);
}
