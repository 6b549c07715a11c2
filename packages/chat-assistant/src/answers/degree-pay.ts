import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered, rememberedByName } from "../catalogue/remembered.ts";
import { p, strong, ul, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { ASK_CUES } from "../reading/asks.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import { withoutWords } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { criteriaOf } from "./criteria.ts";
import { PAY_BASIS, shortFirstPay, shortPay } from "./figures.ts";
import { firstPostsOf } from "./first-posts.ts";
import { careerLink } from "./links.ts";
import { namesDegree } from "./names-degree.ts";
import { fulfilling, varied } from "./rank.ts";
import { waysOf } from "./ways.ts";

/** Said of the first pay. */
export const FRESHER: RegExp = phrases(
  "freshers?|starting|start me|sh?uru (?:me|mein|mai|m)|suru|shuruaa?t\\S*|initial|entry level|beginners?|first (?:job|salary|pay)|in (?:the |their )?first year|pehli (?:salary|naukri|job)|new joinee|junior|trainee|शुरुआत\\S*|(?:शुरू|शुरु) में|शुरुआती|फ्रेशर|पहली",
);

const SHOWN = 5;
/** From so many letters on a word may be the beginning of one: "biotech". */
const SHORTENED = 5;
const ENOUGH = 2;
const FIRST_PAY: Wording = {
  english: "This is the low end of each range.",
  hinglish: "Yeh har range ka neeche wala sira hai.",
  hindi: "यह हर रेंज का नीचे वाला सिरा है।",
};
const NO_ONE_FIGURE: Wording<(degree: string, isFirst: boolean) => string> = {
  english: (degree, isFirst) =>
    `No one figure holds for everybody with ${degree}: the post and the place pay, not the paper alone. ${isFirst ? "Posts to which it leads pay a beginner about:" : "Posts in which one can begin with it:"}`,
  hinglish: (degree, isFirst) =>
    `${degree} wale sabke liye koi ek rakam nahi hoti: kamai post aur jagah se hoti hai, sirf degree se nahi. ${isFirst ? "Iske aage ki posts mein shuru karne wale ko lagbhag itna milta hai:" : "Jin posts mein iske saath shuru kar sakte hain:"}`,
  hindi: (degree, isFirst) =>
    `${degree} वाले सबके लिए कोई एक रकम नहीं होती: कमाई पद और जगह से होती है, सिर्फ़ डिग्री से नहीं। ${isFirst ? "इसके आगे के पदों में शुरू करने वाले को लगभग इतना मिलता है:" : "जिन पदों में इसके साथ शुरू कर सकते हैं:"}`,
};

const JUNIOR_ENGINEERS: Wording = {
  english:
    "Junior Engineer of the Government (SSC JE, RRB JE, a State), which a diploma in engineering opens, is paid by the pay level in its notice, with allowances on top.",
  hinglish:
    "Sarkari Junior Engineer (SSC JE, RRB JE, rajya), jo engineering ke diploma se khulta hai, apne notice ke pay level se paata hai, upar se bhatte.",
  hindi: "सरकारी Junior Engineer (SSC JE, RRB JE, राज्य), जो इंजीनियरिंग के डिप्लोमा से खुलता है, अपने नोटिस के वेतन स्तर से पाता है, ऊपर से भत्ते।",
};

/** A word that asks for pay and names no topic. */
const asksForPay = (word: string): boolean => ASK_CUES.pay.test(` ${word} `) || FRESHER.test(` ${word} `) || /^hon(?:ou?r)?s$/.test(word);

/** What a way asks for beside the degree and its subject: "(with science)", "with a computer certificate". */
const BESIDE_ITS_SUBJECT = /\((?:with|mostly|some|any|in|also|from|by)\b.*?\)|, with .*/g;

/** The ways of a career that name a degree, as padded words. */
const waysByDegree = rememberedByName((degree) =>
  remembered(({ pathway }: Career) =>
    waysOf(pathway)
      .filter(namesDegree(degree))
      .map((way) => padded(wordsOf(way.replace(BESIDE_ITS_SUBJECT, " "))))
      .join(""),
  ),
);

/** Words that may name a subject or a trade. */
const subjectWords = ({ text }: Reading, degree: string): readonly string[] =>
  wordsOf(text).filter((word) => !EVERYDAY_WORDS.has(word) && !asksForPay(word) && !namesDegree(degree)(word));

/** Branches as records write them. */
const BRANCHES: readonly (readonly [string, string])[] = [
  ["मैकेनिकल", "mechanical"],
  ["सिविल", "civil"],
  ["इलेक्ट्रिकल", "electrical"],
  ["इलेक्ट्रॉनिक्स", "electronics"],
  ["ऑटोमोबाइल", "automobile"],
  ["कंप्यूटर", "computer"],
  ["इंजीनियरिंग", "engineering"],
];
const inLatin = (text: string): string => BRANCHES.reduce((now, [said, meant]) => now.replaceAll(` ${said} `, ` ${meant} `), text);

const BRANCH = "(?:engineering|engineer|mechanical|civil(?! services?)|electrical|electronics|computer (?:science|engineering)|automobile)";
const DIPLOMA = "(?:diploma|polytechnic|डिप्लोमा|पॉलिटेक्निक)";
const ENGINEERS_DIPLOMA = new RegExp(`^(?=.* ${BRANCH} )(?=.* ${DIPLOMA} )`, "u");
/** A diploma in engineering, and not one in fashion or yoga. */
export const isEngineersDiploma = (text: string): boolean => ENGINEERS_DIPLOMA.test(inLatin(text));

const OF_ONE_BRANCH = /^(?!.* or ).*diploma/i;
/** For it the posts that ask for a diploma come before those that most begin in with a degree, and of these the ones that bear the subject's name. */
function ofItsLevel(text: string, ranked: readonly Career[]): readonly Career[] {
  if (!isEngineersDiploma(text)) return ranked;
  const points = ({ education, name, pathway }: Career): number =>
    (education === "Diploma" ? 2 : 0) +
    (OF_ONE_BRANCH.test(pathway?.afterClass10[0] ?? "") ? 1 : 0) +
    (wordsOf(name).some((word) => word !== "engineering" && text.includes(` ${word} `)) ? 1 : 0);
  const pointsOf = new Map(ranked.map((career) => [career, points(career)]));
  return ranked.toSorted((a, b) => (pointsOf.get(b) ?? 0) - (pointsOf.get(a) ?? 0));
}

/** The posts in the subject that was named with the degree ("BSc computer science", "ITI COPA"): in all its words, or in the first that a way names. */
function ofSubject(degree: string, reading: Reading, ranked: readonly Career[]): readonly Career[] {
  const subject = subjectWords(reading, degree);
  if (subject.length === 0) return [];
  const ways = ranked.map((career) => ({ career, way: waysByDegree(degree)(career) }));
  const inWay = (word: string) => (way: string) => way.includes(word.length < SHORTENED ? ` ${word} ` : ` ${word}`);
  const known = subject.filter((word) => ways.some(({ way }) => inWay(word)(way)));
  const posts = (words: readonly string[]) => ways.filter(({ way }) => words.every((word) => inWay(word)(way))).map(({ career }) => career);
  const ofAll = posts(known);
  // A post of the Government is won by an examination: what the degree itself leads to stands before it.
  const bySelection = ({ category }: Career): number => Number(category === "Government");
  const found = (ofAll.length > 0 ? ofAll : posts(known.slice(0, 1))).toSorted((a, b) => bySelection(a) - bySelection(b));
  return known.length === 0 ? [] : varied(found, SHOWN);
}

/** What the posts pay to which a degree leads: to beginners, where they are meant. */
export function payOfDegree(degree: string, asked: Reading, knowledge: Knowledge): string | null {
  const reading = { ...asked, text: inLatin(asked.text) };
  const beginning = firstPostsOf(degree);
  const ranked = ofItsLevel(reading.text, [...fulfilling([beginning], knowledge)]);
  const interests = withoutWords(reading.interests, asksForPay);
  const about = criteriaOf({ ...reading, wishes: [], interests }, knowledge).filter(({ loose }) => loose === true);
  const named = [
    ...ofSubject(degree, reading, ranked),
    ...(about.length === 0 ? [] : varied(fulfilling([beginning, ...about], knowledge), SHOWN)),
  ];
  const others = named.length < ENOUGH ? varied(ranked, SHOWN) : [];
  const posts = [...new Set([...named, ...others])].slice(0, SHOWN);
  if (posts.length === 0) return null;
  const { language } = reading;
  const first = FRESHER.test(reading.text);
  const rows = posts.map((career) => `${careerLink(career)}: ${(first ? shortFirstPay : shortPay)(career, language) ?? ""}`);
  return (
    p(NO_ONE_FIGURE[language](strong(words(degree)), first)) +
    ul(rows) +
    (isEngineersDiploma(reading.text) ? p(JUNIOR_ENGINEERS[language]) : "") +
    p(first ? `${FIRST_PAY[language]} ${PAY_BASIS[language]}` : PAY_BASIS[language])
  );
}
