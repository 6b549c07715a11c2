import { readFile } from "node:fs/promises";
import {
  buildCatalog,
  CAREER_CATEGORIES,
  type Career,
  curatedCareers,
  EDUCATION_LEVELS,
  EXAMS,
  type Exam,
  generateCareers,
  type Pay,
  PERSONALITY_WORDS,
  STRESS_LEVELS,
  SUBJECT_COMBINATIONS,
  WORK_ENVIRONMENTS,
  type WorkEnvironment,
} from "@career-clarity/career-catalog";
import britishEnglish from "dictionary-en-gb";
import { distance } from "fastest-levenshtein";
import nspell from "nspell";
import { pathwayFindings } from "./catalog-pathways.ts";
import { isTrue, readStandings } from "./titles/titles.ts";

/**
 * `pnpm catalog:lint`, and a part of `pnpm test`: the catalogue read as a whole. A table per category for a person, then what an editor
 * must look at; any finding fails. What one career may hold is tested in the package; here stands what only all of them show.
 */
type Finding = readonly [rule: string, what: readonly string[]];
const SHOWN = 15;
const NEAR = 1;
const SHORTEST_NEAR = 8;
const RUN = 5;
const SHARED_RUNS = 0.2;
const SHARED_TRIAL = 2 / 3;
/** Words of a summary that its description has not. */
const TOLD_BESIDE = 4;
const SMALL_WORDS = new Set(
  "a an the and or of to in on for with from by at into it its as is that which what how who each one two three you your them then".split(
    " ",
  ),
);
const PAY_FACTOR = 8;
/** So many of the names at least are titles of a public classification; of the others each is a real job, most of them India's own. */
const STANDING = 0.9;
/** A letter apart and not the same work. */
const TOLD_APART = [
  "iOS Developer / IoT Developer",
  "UX Designer / UI Designer",
  "Orthoptist / Orthotist",
  "2D Animator / 3D Animator",
  "IAS Officer / IPS Officer",
  "IAS Officer / IRS Officer",
  "IPS Officer / IRS Officer",
];
/** Words of ours that the dictionary does not have: Indian ones, trades' and tools' names. One a line, in order; add what is spelt right. */
const OWN_WORDS = new URL("catalog-words.txt", import.meta.url);

const careers = buildCatalog();
const standings = readStandings();
const standing = new Set(standings.filter(isTrue).map(({ name }) => name));
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

function table(): void {
  const rows = Object.fromEntries(
    CAREER_CATEGORIES.map((category) => {
      const members = careers.filter((career) => career.category === category);
      const having = (has: (career: Career) => boolean) => share(members.filter(has).length, members.length);
      return [
        category,
        {
          careers: members.length,
          "standard titles": having(({ name }) => standing.has(name)),
          families: new Set(members.map(({ subcategory }) => subcategory)).size,
          pathway: having(({ pathway }) => pathway !== undefined),
          day: having(({ day }) => day !== undefined),
          "pay, India": having(({ payInr }) => payInr !== undefined),
          "pay, US sourced": having(({ pay }) => pay?.basis === "sourced"),
          "growth sourced": having(({ growthBasis }) => growthBasis?.basis === "sourced"),
          NCO: having(({ nco }) => nco !== undefined),
        },
      ];
    }),
  );
  console.table(rows);
}

/** Names of the same words, or a letter apart. */
function nearNames(): readonly string[] {
  const bySet = Map.groupBy(careers, ({ name }) =>
    words(name)
      .map((word) => word.replace(/s$/, ""))
      .sort()
      .join(" "),
  );
  const sameWords = [...bySet.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name).join(" / "));
  const close = careers.flatMap(({ name }, index) =>
    careers
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(name.length, other.name.length) >= SHORTEST_NEAR && distance(name.toLowerCase(), other.name.toLowerCase()) <= NEAR,
      )
      .map((other) => `${name} / ${other.name}`),
  );
  return [...new Set([...sameWords, ...close])].filter((pair) => !TOLD_APART.includes(pair));
}

const runsOf = (text: string): ReadonlySet<string> => {
  const all = words(text);
  return new Set(all.slice(RUN - 1).map((_, index) => all.slice(index, index + RUN).join(" ")));
};
const written = ({ description, summary = "", day = [], dislikes = [], tryIt = "" }: Career) =>
  [description, summary, ...day, ...dislikes, tryIt].join(" . ");

/** Careers of different families that share more than a fifth of their runs of five words. */
function sharedRuns(): readonly string[] {
  const holders = new Map<string, Career[]>();
  const runs = new Map(careers.map((career) => [career, runsOf(written(career))]));
  for (const [career, own] of runs) for (const run of own) holders.set(run, [...(holders.get(run) ?? []), career]);
  const pairs = new Map<string, number>();
  for (const same of holders.values())
    for (const [index, one] of same.entries())
      for (const other of same.slice(index + 1))
        if (one.subcategory !== other.subcategory) pairs.set(`${one.id}|${other.id}`, (pairs.get(`${one.id}|${other.id}`) ?? 0) + 1);
  const byId = new Map(careers.map((career) => [career.id, career]));
  return [...pairs].flatMap(([key, count]) => {
    const [one, other] = key.split("|").map((id) => byId.get(id));
    if (!one || !other) return [];
    const part = count / Math.min(runs.get(one)?.size || 1, runs.get(other)?.size || 1);
    return part > SHARED_RUNS ? [`${one.name} / ${other.name}: ${share(part, 1)}`] : [];
  });
}

/** Careers whose ways to try them share so many of their words that one of them has none of its own. */
function sharedTrials(): readonly string[] {
  const trials = careers.map(({ name, tryIt = "" }) => ({ name, own: new Set(words(tryIt).filter((word) => !SMALL_WORDS.has(word))) }));
  return trials.flatMap((one, index) =>
    trials
      .slice(index + 1)
      .filter((other) => one.own.intersection(other.own).size > SHARED_TRIAL * Math.min(one.own.size, other.own.size))
      .map((other) => `${one.name} / ${other.name}`),
  );
}

const trunkOf = (word: string) => word.replace(/(?:ing|ed|es|s)$/, "");
const told = (text: string) =>
  new Set(
    words(text)
      .filter((word) => !SMALL_WORDS.has(word))
      .map(trunkOf),
  );

/** Summaries, which stand below the description on the career's page, that tell hardly more than it does. */
const repeating = (): readonly string[] =>
  careers
    .filter(({ description, summary = "" }) => told(summary).difference(told(description)).size < TOLD_BESIDE)
    .map(({ name, summary }) => `${name}: ${summary}`);

/** Skills that stand in a third of all families or more say little of any of them. */
function commonSkills(): readonly string[] {
  const families = new Set(careers.map(({ category, subcategory }) => `${category}/${subcategory}`)).size;
  const homes = new Map<string, Set<string>>();
  for (const { category, subcategory, skills } of careers)
    for (const skill of skills)
      homes.set(skill.toLowerCase(), (homes.get(skill.toLowerCase()) ?? new Set()).add(`${category}/${subcategory}`));
  return [...homes].filter(([, at]) => at.size * 3 >= families).map(([skill, at]) => `${skill}: ${at.size} of ${families} families`);
}

/** Two works that are called so, each with right. */
const TITLES_OF_TWO = ["human factors specialist", "politician", "station controller cum train operator"];

/** Other titles that two careers hold, or one holds that is another's name. */
function sharedTitles(): readonly string[] {
  const holders = Map.groupBy(
    careers.flatMap(({ name, alternativeTitles = [] }) =>
      [name, ...alternativeTitles].map((title) => ({ name, title: title.toLowerCase() })),
    ),
    ({ title }) => title,
  );
  return [...holders]
    .filter(([title, of]) => of.length > 1 && !TITLES_OF_TWO.includes(title))
    .map(([title, of]) => `${title}: ${of.map(({ name }) => name).join(", ")}`);
}

/** "Captain, Ship": a comma that lists nothing. */
const TURNED_ROUND = /,(?!.* and )/;

/** Skills that would fit any job, where they stand alone. */
const OF_ANY_JOB = new Set([
  "communication",
  "decision making",
  "leadership",
  "planning",
  "problem solving",
  "quick decisions",
  "record keeping",
  "report writing",
  "spreadsheets",
  "staff supervision",
  "team control",
  "team leadership",
  "team leading",
  "teamwork",
  "time management",
]);

const unused = (values: readonly string[], used: (career: Career) => readonly string[]): readonly string[] => {
  const seen = new Set(careers.flatMap(used));
  return values.filter((value) => !seen.has(value));
};

/** All that is written of a career for a person to read. */
const prose = (career: Career): readonly string[] => {
  const {
    name,
    subcategory,
    description,
    summary = "",
    skills,
    alternativeTitles = [],
    day = [],
    dislikes = [],
    tryIt = "",
    pathway,
  } = career;
  const path = pathway ? [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree, pathway.licence ?? ""] : [];
  return [name, subcategory, description, summary, ...skills, ...alternativeTitles, ...day, ...dislikes, tryIt, ...path];
};

const SHORTEST_SPELT = 3;
const isAbbreviation = (word: string) => /^\p{Lu}{2,}s?$/u.test(word);
const spellable = (text: string): readonly string[] =>
  (text.replaceAll("’", "'").match(/\p{L}[\p{L}']*/gu) ?? [])
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => word.length >= SHORTEST_SPELT && !isAbbreviation(word));

async function misspelt(): Promise<readonly string[]> {
  const dictionary = nspell({ aff: Buffer.from(britishEnglish.aff), dic: Buffer.from(britishEnglish.dic) });
  const own = new Set((await readFile(OWN_WORDS, "utf8")).split("\n"));
  const knows = (word: string) => own.has(word) || dictionary.correct(word) || dictionary.correct(word.toLowerCase());
  const strangers = new Map(
    careers.flatMap((career) =>
      prose(career)
        .flatMap(spellable)
        .map((word) => [word, career.name] as const),
    ),
  );
  return [...strangers].filter(([word]) => !knows(word)).map(([word, name]) => `${word} (${name})`);
}

const unwritten = (has: (career: Career) => unknown) => careers.filter((career) => !has(career)).map(({ name }) => name);

/** A category's whole range, the specification's own, is as wide as it is. */
const isCategoryRange = ({ basis, source }: Pay) => basis === "estimated" && source.startsWith("The category's whole range");
/** What work brings in a year, from an honorarium to a head's pay: beyond it stands a slip of the pen. */
const PAY_BOUNDS: Readonly<Record<Pay["currency"], readonly [least: number, most: number]>> = {
  INR: [30_000, 30_000_000],
  USD: [10_000, 300_000],
};
const oddPay = (pay: Pay | undefined): pay is Pay => {
  if (pay === undefined) return false;
  const [least, most] = PAY_BOUNDS[pay.currency];
  const { low, high } = pay;
  return low < least || high > most || low > high || (high > low * PAY_FACTOR && !isCategoryRange(pay));
};

/** Less than the usual pay in lakh of somebody some years into the post. */
const POST_PAYS: readonly (readonly [Exam, number])[] = [
  ["UPSC Engineering Services", 15],
  ["UPSC Indian Forest Service", 15],
  ["SSC JE", 7],
  ["RRB JE", 7],
  ["SSC CHSL", 5],
];
const LAKH = 100_000;
const belowTheirPost = (): readonly string[] =>
  POST_PAYS.flatMap(([exam, least]) =>
    careers
      .filter(({ payInr, pathway }) => payInr && pathway?.exams.includes(exam) && payInr.high < least * LAKH)
      .map(({ name }) => `${name}: ${exam}`),
  );

const TAKEN_HOME: readonly WorkEnvironment[] = ["Office", "Home", "Studio"];

const ids = new Set(careers.map(({ id }) => id));
const names = new Set(careers.map(({ name }) => name));

function unknownTitles(): readonly string[] {
  const unknown = careers.filter(({ name }) => !standing.has(name)).map(({ name }) => name);
  return unknown.length > (1 - STANDING) * careers.length ? unknown : [];
}

/** Those that the merge leaves out, since a family has the name: nobody would ever see them. */
function shadowed(): readonly string[] {
  const merged = new Set(careers.slice(generateCareers().length).map(({ name }) => name));
  return curatedCareers.flatMap(({ name }) => (merged.has(name) ? [] : [name]));
}

/** A name whose keyword leads astray, or a subcategory that was copied. */
function strayCurated(): readonly string[] {
  const homes = new Set(generateCareers().map(({ category, subcategory }) => `${category}/${subcategory}`));
  return careers
    .filter(({ category, subcategory }) => !homes.has(`${category}/${subcategory}`))
    .map(({ name, category, subcategory }) => `${name}: ${subcategory} in ${category}`);
}

const findings: readonly Finding[] = [
  [
    "titles.tsv's rows of careers that are not, or with another title",
    standings.filter((one) => !names.has(one.name) || !isTrue(one)).map(({ name, title }) => `${name} (${title})`),
  ],
  [`more than ${share(1 - STANDING, 1)} of names that no classification has`, unknownTitles()],
  ["near-duplicate names", nearNames()],
  ["texts that two careers of different families share", sharedRuns()],
  ["ways to try a career that two share", sharedTrials()],
  ["summaries that tell hardly more than their description", repeating()],
  ["skills that stand nearly everywhere", commonSkills()],
  [
    "skills that would fit any job",
    careers.flatMap(({ name, skills }) =>
      skills.filter((skill) => OF_ANY_JOB.has(skill.toLowerCase())).map((skill) => `${name}: ${skill}`),
    ),
  ],
  [
    "other titles turned round with a comma",
    careers.flatMap(({ name, alternativeTitles = [] }) =>
      alternativeTitles.filter((title) => TURNED_ROUND.test(title)).map((title) => `${name}: ${title}`),
    ),
  ],
  ["other titles that two careers hold", sharedTitles()],
  ["words that are misspelt or new: mend them, or add what is right to tooling/catalog-words.txt", await misspelt()],
  ["curated careers that a family has too: keep one", shadowed()],
  ["curated careers whose subcategory their category does not have", strayCurated()],
  [
    "curated careers that leave to a rule whether they travel",
    curatedCareers.flatMap(({ name, travelRequired }) => (travelRequired === undefined ? [name] : [])),
  ],
  [
    "curated careers without personality words of their own",
    curatedCareers.flatMap(({ name, personality }) => (personality === undefined ? [name] : [])),
  ],
  ["careers without a pathway", unwritten(({ pathway }) => pathway)],
  ["careers without a day, dislikes or a way to try them", unwritten(({ day, dislikes, tryIt }) => day && dislikes && tryIt)],
  ["related careers that are none", careers.flatMap(({ related = [] }) => related.filter((id) => !ids.has(id)))],
  [
    "pay out of order, beyond a factor of 8 or beyond what any work brings",
    careers.flatMap(({ name, pay, payInr }) =>
      [pay, payInr].filter(oddPay).map(({ low, high, currency }) => `${name}: ${low} to ${high} ${currency}`),
    ),
  ],
  [
    "remote careers that are done neither in an office nor at home nor in a studio",
    careers
      .filter(({ remote, workEnvironment }) => remote && !workEnvironment.some((place) => TAKEN_HOME.includes(place)))
      .map(({ name }) => name),
  ],
  ["pay that ends below the post that an examination of the pathway leads to", belowTheirPost()],
  ["education levels that no career has", unused(EDUCATION_LEVELS, ({ education }) => [education])],
  ["stress levels that no career has", unused(STRESS_LEVELS, ({ stressLevel }) => [stressLevel])],
  ["work environments that no career has", unused(WORK_ENVIRONMENTS, ({ workEnvironment }) => workEnvironment)],
  ["personality words that no career has", unused(PERSONALITY_WORDS, ({ personality }) => personality)],
  ["subject combinations that no pathway has", unused(SUBJECT_COMBINATIONS, ({ pathway }) => pathway?.subjects ?? [])],
  ["exams that no pathway names", unused(EXAMS, ({ pathway }) => pathway?.exams ?? [])],
  ...pathwayFindings(careers),
];

table();
for (const [rule, what] of findings) {
  if (what.length === 0) console.log(`ok: no ${rule}`);
  else
    console.log(
      `${rule} (${what.length}):\n  ${what.slice(0, SHOWN).join("\n  ")}${what.length > SHOWN ? `\n  and ${what.length - SHOWN} more` : ""}`,
    );
}
process.exitCode = findings.some(([, what]) => what.length > 0) ? 1 : 0;
