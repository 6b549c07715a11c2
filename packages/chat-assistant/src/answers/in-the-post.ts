import { type Career, EDUCATION_LEVELS, EXAM_RECORDS, type Exam, type PublicService } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { NEXT_DOORS } from "../names/next-doors.ts";
import { padded, phrases, singular, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { ITS_PAGE, TRAVEL } from "./career-texts.ts";
import { onTheWay } from "./exam.ts";
import {
  type Employer,
  FARTHER_OF_ITS_KIND,
  HOW_ONE_RISES,
  RECORDS_NAME_AFTER_IT,
  SUCH_IS_THE_WORK,
  TRANSFERS,
} from "./in-the-post-texts.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { fulfilling } from "./rank.ts";
import { OFTEN_TURN_HERE } from "./switch-texts.ts";
import { waysOf } from "./ways.ts";
import { workRow } from "./work-row.ts";

const ASKS_OF_TRANSFERS = phrases("transfers?|transferred|transferable|postings?|tabadla|tabadle|badli|तबादला|तबादले|ट्रांसफर|पोस्टिंग|बदली");
const OF_OTHER_TRANSFERS = phrases("(?:credit|college|bank|money|fund|file|wire|technology|heat) transfers?|transfer certificate|tc");

const KIND_OF: Readonly<Record<PublicService, Employer>> = {
  teaching: "state",
  health: "state",
  forests: "state",
  science: "central",
  engineering: "central",
  offices: "central",
  insurance: "central",
  railways: "central",
  post: "central",
  banks: "banks",
  state: "state",
  courts: "state",
  police: "uniform",
  forces: "uniform",
};
const ORDER: readonly Employer[] = ["uniform", "central", "banks", "state", "private"];

/** The All-India services, whose officers belong to the cadre of a State. */
const ALL_INDIA: ReadonlySet<string> = new Set(["ias-officer", "ips-officer", "indian-forest-service-officer"]);

/** "Bank PO ka transfer hota hai kya": by who employs, since no record has it. */
const transfers = ({ id, pathway, category }: Career): readonly Employer[] => {
  if (ALL_INDIA.has(id)) return ["cadre"];
  const services = (pathway?.exams ?? []).flatMap((exam) =>
    EXAM_RECORDS[exam].gives === "post" ? (EXAM_RECORDS[exam].service ?? []) : [],
  );
  const kinds = new Set(services.map((service) => KIND_OF[service]));
  // A State's police stays in the State.
  const ofState = pathway?.exams.some((exam) => exam.startsWith("State police")) === true;
  if (ofState) kinds.add("state");
  if (ofState && services.every((service) => service === "police" || service === "state")) kinds.delete("uniform");
  if (category !== "Government" || kinds.size === 0) kinds.add("private");
  return ORDER.filter((kind) => kinds.has(kind));
};

const asksOfTransfers = (text: string): boolean => ASKS_OF_TRANSFERS.test(text) && !OF_OTHER_TRANSFERS.test(text);

/** Where those of each career are sent, of several that are weighed by it; nothing where that is not asked. */
export const transfersOfEach = (careers: readonly Career[], text: string, language: Language): string =>
  asksOfTransfers(text)
    ? ul(
        careers.map(
          (career) =>
            `${strong(words(career.name))}: ${transfers(career)
              .map((kind) => TRANSFERS[kind][language])
              .join(" ")} ${TRAVEL[language][career.travelRequired ? "much" : "little"]}`,
        ),
      )
    : "";

const ASKS_WHAT_COMES_NEXT = phrases(
  "se aage(?: .*)?|aage (?:kya|badh\\S*|ki growth|ka growth|growth|kaise)(?: .*)?|promotions?|promoted|tarakki|career (?:growth|ladder|path) (?:of|for|as|in)(?: .*)?|grow (?:from|as|in)(?: .*)?|rise (?:from|in)(?: .*)?|next (?:level|post|position)|से आगे(?: .*)?|आगे (?:क्या|बढ\\S*)(?: .*)?|प्रमोशन|तरक्की|पदोन्नति",
);
const MOST_NEXT = 5;
const BETTER_PAID = 1.3;

const RISES = /\bfirst\b|then promotion|\bthen (?:some )?years|^Promotion from|\bpromoted\b/i;
const plainly = (text: string): string => padded(wordsOf(text).map(singular));

/** The ways that begin in another post, with the careers they lead to. */
const rising = remembered(({ careers }: Knowledge) =>
  careers.flatMap((career) => waysOf(career.pathway).flatMap((way) => (RISES.test(way) ? [{ career, way: plainly(way) }] : []))),
);

/** The careers whose ways begin with a post, by any of its names: "Bank clerk first, then promotion". */
function followers(career: Career, knowledge: Knowledge): readonly Career[] {
  const names = [career.name, ...(career.alternativeTitles ?? [])].map(plainly);
  const next = rising(knowledge).filter((other) => other.career !== career && names.some((name) => other.way.includes(name)));
  return [...new Set(next.map((other) => other.career))];
}

const DIPLOMA = EDUCATION_LEVELS.indexOf("Diploma");
const level = ({ education }: Career): number => EDUCATION_LEVELS.indexOf(education);
/** Whoever learnt a trade goes on to what asks for no degree. */
const isInReach = (from: Career, to: Career): boolean => level(from) >= DIPLOMA || level(to) <= DIPLOMA;

/** Later and better paid posts of the same family. */
function farther(career: Career, { careers, fame }: Knowledge): readonly Career[] {
  const years = career.pathway?.yearsToFirstPay[0] ?? 0;
  const low = career.payInr?.low ?? 0;
  return careers
    .filter(
      (other) =>
        other.subcategory === career.subcategory &&
        isInReach(career, other) &&
        (other.pathway?.yearsToFirstPay[0] ?? 0) > years &&
        (other.payInr?.low ?? 0) >= BETTER_PAID * low,
    )
    .toSorted((a, b) => fame(b) - fame(a));
}

/** Where people of the same work often turn with what they know already. */
function doorsOf(career: Career, { explorer }: Knowledge): readonly Career[] {
  const inReach = (ids: readonly string[]): readonly Career[] =>
    ids.flatMap((id) => explorer.byId(id) ?? []).filter((door) => door !== career && isInReach(career, door));
  const doors = inReach(NEXT_DOORS[career.subcategory] ?? []);
  return doors.length > 0 ? doors : inReach(career.related ?? []);
}

const nextPosts = (lead: string, posts: readonly Career[], language: Language): string =>
  posts.length === 0 ? "" : p(lead) + ul(posts.slice(0, MOST_NEXT).map((next) => workRow(next, language)));

const ASKS_OF_ITS_WORK = phrases(
  "(?:kya kya|kya|kaunsa|kaun sa|what|क्या) (?:kaam|work|karna|काम|करना)(?: .*)?|(?:kaam|work) (?:kya|kaisa|hota)(?: .*)?|(?:job profile|nature of (?:the )?(?:job|work)|duties|work profile)(?: .*)?|काम (?:क्या|कैसा)(?: .*)?",
);
const OF_THE_PAPER = phrases("syllabus|pattern|paper|prepare|taiyari|tayari|after|ke baad|baad|clear|pass|fail|promotion|salary");

/** How far the schooling of a career stands from what an examination asks for: the clerks' one has posts on the way to an officer's, too. */
const fromSchooling = (exam: Exam, { education }: Career): number =>
  Math.abs(EDUCATION_LEVELS.indexOf(education) - EDUCATION_LEVELS.indexOf(EXAM_RECORDS[exam].asks));

/** What comes in a post and after it: transfers, promotion, and the work behind an examination. */
export const inThePostAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, exams, text, language } = reading;
  const [named, other] = careers;
  const [exam, otherExam] = exams;
  if (named === undefined) {
    if (exam === undefined || otherExam !== undefined || EXAM_RECORDS[exam].gives !== "post") return null;
    if (!ASKS_OF_ITS_WORK.test(text) || OF_THE_PAPER.test(text)) return null;
    const [best] = [...fulfilling([onTheWay(exam)], knowledge)].toSorted((a, b) => fromSchooling(exam, a) - fromSchooling(exam, b));
    return best === undefined
      ? null
      : p(SUCH_IS_THE_WORK[language](words(exam))) +
          aboutCareer(best, [], null, { ...reading, asks: new Set(["about", "day", "dislikes"]) }, knowledge);
  }
  if (other !== undefined) return null;
  const { career } = named;
  const page = p(ITS_PAGE[language](careerLink(career), assessmentLink()));
  if (asksOfTransfers(text)) return h3(careerLink(career)) + ul(transfers(career).map((kind) => TRANSFERS[kind][language])) + page;
  if (!ASKS_WHAT_COMES_NEXT.test(text)) return null;
  const after = followers(career, knowledge);
  const name = words(career.name);
  // The steps first, then how they are taken; where no record names any, what those turn to who do this work.
  const steps =
    after.length > 0
      ? nextPosts(RECORDS_NAME_AFTER_IT[language](name), after, language)
      : nextPosts(OFTEN_TURN_HERE[language], doorsOf(career, knowledge), language) +
        nextPosts(FARTHER_OF_ITS_KIND[language], farther(career, knowledge), language);
  return h3(careerLink(career)) + steps + p(HOW_ONE_RISES[language](name)) + page;
});
