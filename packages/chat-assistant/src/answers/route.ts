import type { Career, Exam, Pathway } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, words } from "../html/write.ts";
import { NEED } from "../reading/asks.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases, wordsOf } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { askedFirst, type Route } from "./asked-first.ts";
import { askedIfNeeded, examNeeded } from "./exam-needed.ts";
import { namesDegree } from "./names-degree.ts";
import {
  ASK_THE_BODY,
  BY_ONES_PORTFOLIO,
  CANNOT_SAY_YES,
  IS_A_MUST,
  IS_NO_MUST,
  IS_THE_END,
  NOT_AT_ONCE,
  NOT_FORETOLD,
  OF_ANOTHER_BRANCH,
  ON_THE_WAY,
  RECORD_NAMES,
  RECORD_NAMES_SUBJECT,
} from "./route-texts.ts";
import { straightOf } from "./straight.ts";
import { summaryOf } from "./work-row.ts";

/** What a question asks of a career beside its facts: whether a degree leads to it, what comes after it, whether it allows something. */

const COMES_FROM = phrases(
  "after|post|ke baad|k baad|ke bad|karke|kar ke|with|holders?|done|did|completed|finished|from|se|wal[aei]|graduates?|students?|have|hai|kiya|के बाद|करके|से|वाला|वाले|वाली|किया",
);
const WANTS_NEXT = phrases("what (?:can|should|to|next|else|are)|kya kar\\S*|options?|aage kya|next|further|higher studies|क्या कर\\S*");
const WANTS_TO_BE = phrases("become|be an?|ban\\S*|get into|switch to|बन\\S*");
const AFTERWARDS = phrases(
  "(?:\\d+|two|four|five|ten|char|chaar|paanch|das) (?:saal|sal|years?|साल) (?:ke )?(?:baad|bad|later|after|बाद|के बाद)(?: .*)?|after (?:\\d+|two|four|five|ten) years(?: .*)?",
  "(?:uske|iske|us ke|is ke|फिर|उसके|इसके) (?:baad|bad|बाद) kya(?: .*)?|retire\\S*(?: .*)?|after (?:the |my )?(?:service|contract|bond)(?: .*)?|(?:kitne|how many) (?:permanent|retained|kept)(?: .*)?",
);
const WHETHER = phrases(
  "(?:can|could|may) (?!i |we |you |u )(?:\\S+ ){1,4}(?:do|give|write|prescribe|open|start|own|use|treat|perform|operate|sell|work|marry|have|wear|keep|practi[sc]e)(?: .*)?",
  "(?:kar|de|likh|khol|rakh|pehn|ja|le) sakt[aei](?: .*)?|(?:कर|दे|लिख|खोल|रख|ले) सकत[ाेी](?: .*)?",
);

const ANY_DEGREE =
  /\b(?:any|a|bachelor's) degree\b|\bdegree, \d+ in others\b|\bany graduate|\bfor (?:eligible )?graduates\b|\bafter graduation\b/i;
/** A way on which the work that is shown decides. */
const BY_WORK_SHOWN = /\bportfolio\b|\bshowreel\b/i;
const NAMED_WAYS = 3;
/** Of these the subject decides; every other degree says its own. */
const OF_ANY_SUBJECT: ReadonlySet<string> = new Set(
  "BA BSc MA MSc BTech MTech BVoc PhD Diploma ITI diploma".split(" ").concat("Polytechnic diploma", "PG diploma"),
);
const NO_DEGREE: ReadonlySet<string> = new Set(["ITI", "diploma"]);

const waysOf = ({ afterClass10, afterClass12, afterDegree }: Pathway): readonly string[] => [
  ...afterDegree,
  ...afterClass12,
  ...afterClass10,
];

/** The way in that names a qualification, as it stands in the record. */
const wayWith = (pathway: Pathway, degree: string): string | undefined => waysOf(pathway).find(namesDegree(degree));

/** Examinations with posts of several branches. */
const FOR_JUNIOR_ENGINEERS: ReadonlySet<Exam> = new Set<Exam>(["SSC JE", "RRB JE"]);
const BRANCH = /\b(?:civil|mechanical|electrical|electronics|computer|chemical|mining|automobile)\b/i;

/** The way that names the degree in another branch than the one that was said, where every way that names it names a branch. */
function wayOfAnotherBranch(pathway: Pathway, degree: string): string | undefined {
  const ways = waysOf(pathway).filter(namesDegree(degree));
  const isOfOthers = ways.every((way) => BRANCH.test(way) && !way.includes("another branch"));
  return isOfOthers && pathway.exams.some((exam) => FOR_JUNIOR_ENGINEERS.has(exam)) ? ways[0] : undefined;
}

/** Words of a way that are no subject. */
const NO_SUBJECT =
  /^(?:after|other|another|degree|diploma|polytechnic|science|engineering|trade|years?|lateral|honours|mostly|through|first|their|which|stream|class|course|entry|private|state)$/;
const SUBJECT_LENGTH = 5;

/** Whether a way names a subject that stands in the question: "BSc zoology". */
const saysSubject = (way: string, text: string): boolean =>
  wordsOf(way).some((word) => word.length >= SUBJECT_LENGTH && !NO_SUBJECT.test(word) && text.includes(` ${word} `));

const AT_ONCE = phrases("direct|directly|straight|straightaway|immediately|turant|seedh[ae]|sidh[ae]|सीध[ाे]|तुरंत");
/** A way on which years of work come before the post. */
const AFTER_YEARS = /then [^;]*\byears?\b/;

/** Whether a qualification leads to a career, as far as its record says. */
function verdict({ name, pathway }: Career, degree: string, { text, language }: Reading): string {
  if (pathway === undefined) return "";
  const later = AT_ONCE.test(text)
    ? AFTER_YEARS.exec(
        [...pathway.afterClass12, ...pathway.afterDegree].find((way) => namesDegree(degree)(way) && AFTER_YEARS.test(way)) ?? "",
      )
    : null;
  if (later !== null) return p(NOT_AT_ONCE[language](words(name), recordText(later.input, language)));
  const ofAny = pathway.afterDegree.find((way) => ANY_DEGREE.test(way)) ?? pathway.afterClass12.find((way) => /^any degree/i.test(way));
  const open = NO_DEGREE.has(degree) ? undefined : ofAny;
  if (open !== undefined) return p(RECORD_NAMES[language](words(name), recordText(open, language)));
  const ofSubject = waysOf(pathway).find((way) => namesDegree(degree)(way) && saysSubject(way, text));
  if (ofSubject !== undefined) return p(RECORD_NAMES[language](words(name), recordText(ofSubject, language)));
  const [branch] = BRANCH.exec(text) ?? [];
  const ofAnother = branch === undefined ? undefined : wayOfAnotherBranch(pathway, degree);
  if (branch !== undefined && ofAnother !== undefined)
    return p(OF_ANOTHER_BRANCH[language](words(name), recordText(ofAnother, language), branch));
  const named = wayWith(pathway, degree);
  const yes = OF_ANY_SUBJECT.has(degree) ? RECORD_NAMES_SUBJECT : RECORD_NAMES;
  if (named !== undefined) return p(yes[language](words(name), recordText(named, language)));
  const [further] = pathway.afterDegree;
  const byWork = NO_DEGREE.has(degree) ? waysOf(pathway).find((way) => BY_WORK_SHOWN.test(way)) : undefined;
  if (byWork !== undefined) return p(BY_ONES_PORTFOLIO[language](words(name), recordText(byWork, language)));
  return p(CANNOT_SAY_YES[language](words(name), words(degree), further === undefined ? null : recordText(further, language)));
}

const MASTERS = /^(?:M|PG)/;
/** Whether a qualification is a must: no where the record names ways in without it. */
export function neededVerdict({ name, pathway, education }: Career, degree: string, { text, language }: Reading): string {
  if (pathway === undefined || !NEED.test(text)) return "";
  const isNamed = namesDegree(degree);
  const all = [...pathway.afterClass12, ...pathway.afterClass10, ...pathway.afterDegree];
  const others = all.filter((way) => !isNamed(way));
  if (others.length === all.length) return "";
  // What a PhD is built on is no way round it.
  if (degree === "PhD" && education === "Doctorate") return p(IS_THE_END[language](words(name)));
  return p(
    others.length === 0
      ? IS_A_MUST[language](words(name), words(degree))
      : IS_NO_MUST[language](words(name), words(degree), recordTexts(others.slice(0, NAMED_WAYS), language), MASTERS.test(degree)),
  );
}

/** What somebody may have to be before: "do I need to be a lawyer first". */
const BEFORE_IT = phrases(
  "(?:become|be) (?:an? )?(?:\\S+ ){1,3}(?:after|from) (?:\\S+ )?engineering|(?<= become an?(?: \\S+){1,3} )\\S+ first(?= $)|(?:need|have|must|should|has|required)(?: \\S+){1,5} first(?! to (?:be|become))|pehle(?: \\S+){1,3} (?:ban\\S*|hon[ai])(?: .*)?|पहले(?: \\S+){1,3} (?:बन\\S*|होन[ाी])(?: .*)?",
);

/** The course of hotels, which cooks and others take too. */
const HOTEL_STUDIES = phrases(
  "hotel management (?:ka|ki|ke|course|entrance|degree|college|me|mein|karke|kar|se)|(?:after|in|do|doing|study) hotel management|होटल मैनेजमेंट (?:का|की|के|कोर्स|में|करके|से)",
);

/** The career that a question is about: where somebody of one career would become another, the one that is named last. */
export function meantOf({ careers: named, text }: Reading): NamedCareer | undefined {
  const others = named.filter(({ career }) => career.id !== "hotel-manager" || !HOTEL_STUDIES.test(text));
  const careers = others.length > 0 ? others : named;
  return WANTS_TO_BE.test(text) && !BEFORE_IT.test(text) ? careers.at(-1) : careers[0];
}

/** Engineering that is asked for as a must is its degree. */
const NEEDS_ENGINEERING = phrases(
  "(?:need|require|necessary|compulsory)(?: (?:an?|to do|do|to study|study|to have))* engineering|engineering (?:background |degree )?(?:[jz]a?r+u+r+i|[jz]aroori|compulsory|necessary|needed|required|a must|must|जरूरी)|इंजीनियरिंग (?:जरूरी|जरुरी)",
);

/** What a question about one career asks beside its facts: a sentence to begin with, and parts of the record that fit better, or null. */
export function routeOf(career: Career, reading: Reading, knowledge: Knowledge): Route | null {
  const { text, degrees, asks, language } = reading;
  const [degree = NEEDS_ENGINEERING.test(text) ? "BTech" : undefined] = degrees;
  const needed = degree === undefined ? "" : neededVerdict(career, degree, reading);
  if (needed !== "") return { lead: needed, shows: ["become"] };
  if (degree !== undefined && COMES_FROM.test(text) && !asks.has("pay") && !asks.has("growth")) {
    const own = career.pathway !== undefined && wayWith(career.pathway, degree) !== undefined;
    if (own && WANTS_NEXT.test(text) && !WANTS_TO_BE.test(text))
      return { lead: p(ON_THE_WAY[language](words(degree), words(career.name))), shows: ["similar", "become"] };
    return { lead: verdict(career, degree, reading) };
  }
  const exam = askedIfNeeded(reading);
  const examIsNeeded = exam === undefined ? null : examNeeded(career, exam, language);
  if (examIsNeeded !== null) return { lead: p(examIsNeeded), ...(asks.has("pay") ? {} : { shows: ["become"] }) };
  const first = askedFirst(career, reading, knowledge);
  if (first !== null) return first;
  if (AFTERWARDS.test(text) && !asks.has("pay"))
    return {
      lead: p(`${words(career.name)}: ${summaryOf(career, language)}`) + p(NOT_FORETOLD[language]),
      shows: ["dislikes", "similar"],
    };
  const straight = straightOf(career, reading);
  if (straight !== null)
    return { lead: straight, ...(asks.has("pay") || asks.has("years") || asks.has("exams") ? {} : { shows: ["become"] }) };
  if (WHETHER.test(text) && !asks.has("become") && !asks.has("pay") && !asks.has("subjects") && !asks.has("remote"))
    return {
      lead: p(ASK_THE_BODY[language]),
    };
  return null;
}
