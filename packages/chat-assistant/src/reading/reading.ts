import { CAREER_CATEGORIES, type Career, type CareerCategory, type Exam, type WorkEnvironment } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { TELLING, type WordIndex } from "../catalogue/word-index.ts";
import type { Language } from "../language.ts";
import { withDescribedWork } from "../names/described-work.ts";
import { interestWords } from "../names/interest-words.ts";
import { ruledOutWords } from "../names/ruled-out-words.ts";
import { type Ask, asksIn } from "./asks.ts";
import { CATEGORY_CUES } from "./categories.ts";
import { saidIn } from "./clauses.ts";
import { type DegreeMention, degreesIn } from "./degrees-in.ts";
import { type Bounds, boundsIn, directed, withoutFurtherStudy } from "./direction.ts";
import { describedIn, recognisedIn, workToldIn } from "./everyday-work.ts";
import { type ExamMention, examsIn } from "./exams-in.ts";
import { type Parts, splitExclusions } from "./exclusions.ts";
import { type Unfound, withKind } from "./families.ts";
import { type Interests, interestsIn } from "./interests.ts";
import { correctedWords, type Mention, mentionsIn } from "./mentions.ts";
import { type NamedCareer, named, uniqueCareers, withoutFamilies } from "./named.ts";
import { isPostHeld, isTurnedFrom, ownWorkIn, wishedWords } from "./own-work.ts";
import { reworded } from "./rewordings.ts";
import { outside, placesIn, type Span } from "./span.ts";
import { type Stage, stageIn } from "./stage.ts";
import { NAMED_STREAMS, type NamedStream, streamsIn } from "./streams.ts";
import { weighedFields } from "./weighed-fields.ts";
import { weighedFor } from "./weighed-for.ts";
import { WISHES, type Wish } from "./wishes.ts";
import { everywhere, padded, phrases, singular, stem, wordsOf } from "./words.ts";

/** All that was understood of a question. */
export type Reading = {
  /** The language to answer in. */
  readonly language: Language;
  /** The words with single spaces around them, lower case. */
  readonly text: string;
  /** The same without the names of careers. */
  readonly rest: string;
  readonly careers: readonly NamedCareer[];
  /** Whether this is a long story, of which only what its teller wishes was read for careers and topics. */
  readonly isStory: boolean;
  /** The work that the asker has or had and turns from: none of the careers that are asked about. */
  readonly work: Career | null;
  /** Names that the catalogue does not have. */
  readonly unfound: readonly Unfound[];
  /** The career whose page is open. */
  readonly page: Career | null;
  readonly asks: ReadonlySet<Ask>;
  readonly exams: readonly Exam[];
  /** Of these, those that are weighed against a career: "SSC CGL vs bank PO". */
  readonly weighedExams: readonly Exam[];
  readonly streams: readonly NamedStream[];
  readonly stage: Stage | null;
  readonly degrees: readonly string[];
  readonly wishes: readonly Wish[];
  readonly categories: readonly CareerCategory[];
  readonly interests: Interests;
  readonly bounds: Bounds;
  readonly excluded: {
    readonly careers: readonly NamedCareer[];
    readonly exams: readonly Exam[];
    readonly streams: readonly NamedStream[];
    readonly categories: readonly CareerCategory[];
    readonly degrees: readonly string[];
    readonly words: readonly string[];
    /** What must be no part of the work, with the words that records have for it. */
    readonly avoided: readonly Avoided[];
  };
};

/** Something that is ruled out of work. It is named only in words of the catalogue or of our own. */
export type Avoided = {
  readonly name: string | null;
  readonly words: readonly string[];
  readonly fields: readonly string[];
  readonly places: readonly WorkEnvironment[];
};

const WITHOUT = new Set(["without", "no", "not", "bina", "avoid", "skip", "skipping", "non", "बिना"]);
const WITHOUT_AFTER = / (?:ke|k) (?:bina|alawa|bagair|siwa)| nahi| nhi| के बिना/u;

/** Whoever did not clear "NET" cleared neither of the two. */
const ALIKE: Readonly<Partial<Record<Exam, readonly Exam[]>>> = { "UGC-NET": ["UGC-NET", "CSIR-NET"] };

const OF_HINDI = new Set(["bina", "बिना"]);
const OF_BEFORE = new Set(["ke", "k", "के"]);

const without = (words: readonly string[], places: readonly number[]): readonly string[] => words.filter((_, at) => !places.includes(at));

/** In "PG ke bina NET" it is the PG that is ruled out. */
const isOfBefore = (words: readonly string[], place: number): boolean =>
  OF_BEFORE.has(words[place - 1] ?? "") && OF_HINDI.has(words[place] ?? "");

function isRuledOut({ from, to }: Span, words: readonly string[]): boolean {
  return (
    (WITHOUT.has(words[from - 1] ?? "") && !isOfBefore(words, from - 1)) || WITHOUT_AFTER.test(` ${words.slice(to, to + 2).join(" ")}`)
  );
}

/** Of examinations that stand side by side all are ruled out with one: "bina NEET JEE ke". */
function ruledOut<S extends Span>(spans: readonly S[], words: readonly string[]): ReadonlySet<S> {
  const out = new Set(spans.filter((span) => isRuledOut(span, words)));
  const isBeside = (a: Span, b: Span): boolean => b.from - a.to >= 0 && b.from - a.to <= 1;
  for (const span of spans) if ([...out].some((other) => isBeside(other, span) || isBeside(span, other))) out.add(span);
  return out;
}

type Names = {
  /** The words with misspelt ones put right. */
  readonly corrected: readonly string[];
  readonly mentions: readonly Mention[];
  readonly unfound: readonly Unfound[];
  readonly exams: readonly ExamMention[];
  readonly degrees: readonly DegreeMention[];
};

/** "CA Foundation" names an examination and not a career, "BSc Nursing" a degree. */
const isPartOf = ({ places }: Mention, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => to - from > places.length && places.every((place) => place >= from && place < to));

const WEIGHING: ReadonlySet<string> = new Set(["or", "vs", "versus", "ya", "या"]);

/** "SSC CGL and bank PO, which should I prepare for": who asks which weighs also what is joined. */
const JOINING: ReadonlySet<string> = new Set(["and", "aur", "और"]);
const ASKS_WHICH = / (?:which|better|kiski|kisko|kisme|konsa|konsi|kaunsa|kaunsi|me se|mein se|में से|किसकी) /u;

/** Whether a career stands on the other side of the word that weighs an examination. */
function isWeighed({ from, to }: Span, { corrected, mentions }: Names): boolean {
  const weighs = (word = ""): boolean => WEIGHING.has(word) || (JOINING.has(word) && ASKS_WHICH.test(padded(corrected)));
  return (
    (weighs(corrected[to]) && mentions.some(({ places }) => Math.min(...places) === to + 1)) ||
    (weighs(corrected[from - 1]) && mentions.some(({ places }) => Math.max(...places) === from - 2))
  );
}

/** "MBBS doctor" names a career and not a degree, "BPharm CET" an examination; "ANM" alone is the career that has its record here. */
const isWithin = (degree: DegreeMention, mentions: readonly Mention[], exams: readonly ExamMention[]): boolean =>
  [...mentions.map(({ places }) => places), ...exams.map(placesIn)].some((places) =>
    placesIn(degree).every((place) => places.includes(place)),
  );

const categoriesIn = (text: string): readonly CareerCategory[] =>
  CAREER_CATEGORIES.filter((category) => CATEGORY_CUES[category].test(text));

const uniqueNames = (unfound: readonly Unfound[]): readonly Unfound[] =>
  unfound.filter(({ name }, index) => unfound.findIndex((other) => other.name === name) === index);

/** So many words tell of one work alone. */
const WHOLE = 3;

/** Work of which only is said what is done in it, where no career has a name beside it: "the doctor who reads scans" is no doctor of any kind. */
function describedBeside(named: readonly Mention[], words: readonly string[], knowledge: Knowledge): Mention | null {
  if (named.length === 0) return describedIn(words, knowledge) ?? recognisedIn(words, knowledge);
  const told = workToldIn(words, knowledge);
  const isPartOfIt = ({ places, title }: Mention): boolean =>
    title.source !== "name" &&
    (told?.places.length ?? 0) >= Math.max(WHOLE, places.length + 1) &&
    places.every((place) => told?.places.includes(place));
  return named.every(isPartOfIt) ? told : null;
}

/** What the words name: careers, examinations and degrees, of words that two of them claim the longer name's. */
function namesIn(words: readonly string[], original: string, knowledge: Knowledge): Names {
  const degrees = degreesIn(words, original);
  const ofDegrees = new Set(degrees.flatMap(placesIn));
  const corrected = correctedWords(words, knowledge).map((word, place) => (ofDegrees.has(place) ? singular(words[place] ?? word) : word));
  const exams = examsIn(corrected, original);
  const alone = mentionsIn(corrected, knowledge, original).filter((mention) => !isPartOf(mention, [...exams, ...degrees]));
  const taken = new Set([...alone.flatMap(({ places }) => places), ...[...exams, ...degrees].flatMap(placesIn)]);
  const kinds = alone.map((mention) => withKind(mention, corrected, taken, knowledge));
  const named = kinds.flatMap(({ mention }) => mention ?? []);
  const unfound = uniqueNames(kinds.flatMap(({ unfound: name }) => name ?? []));
  const described = exams.length + degrees.length > 0 ? null : describedBeside(named, words, knowledge);
  const mentions = described === null ? named : [described];
  return {
    corrected,
    exams,
    mentions,
    unfound: mentions === named ? unfound : [],
    degrees: degrees.filter((degree) => !isWithin(degree, mentions, exams)),
  };
}

/** Whether a word is what some work is about, and not only mentioned. */
const isTopic = (word: string, { postings }: WordIndex): boolean =>
  [...(postings.get(stem(word))?.values() ?? [])].some((weight) => weight >= TELLING);

/** What the catalogue has for a word that is ruled out; nothing where it knows none. */
function avoidedBy(word: string, { words, isKnown, spelling }: Knowledge): readonly Avoided[] {
  const meant = isKnown(word) ? word : (spelling(singular(word)) ?? word);
  const told = ruledOutWords(word) ?? ruledOutWords(meant);
  if (told !== null) return [told];
  const found = [meant, ...(interestWords(meant) ?? [])].filter((each) => isTopic(each, words));
  return found.length === 0 ? [] : [{ name: words.known.has(meant) ? meant : null, words: found, fields: [], places: [] }];
}

type Excluded = Reading["excluded"];

function excludedIn(
  { excluded, avoided }: Parts,
  { exams, degrees, corrected: words }: Names,
  wanted: readonly CareerCategory[],
  knowledge: Knowledge,
): Omit<Excluded, "streams"> {
  const said = wordsOf(excluded);
  const names = namesIn(said, excluded, knowledge);
  const careers = names.mentions.flatMap((mention) => named(mention, knowledge));
  const others = outside(
    without(
      said,
      names.mentions.flatMap(({ places }) => places),
    ),
    names.degrees,
  );
  const shunned = said.filter((word) => ruledOutWords(word) !== null);
  return {
    avoided: [...avoided, ...shunned].flatMap((word) => avoidedBy(word, knowledge)),
    careers,
    exams: [...ruledOut(exams, words), ...names.exams].flatMap(({ exam }) => ALIKE[exam] ?? exam),
    categories: categoriesIn(padded(others)).filter((category) => !wanted.includes(category)),
    degrees: [...degrees.filter((mention) => isRuledOut(mention, words)), ...names.degrees].map(({ degree }) => degree),
    words: [...careers.flatMap(({ word }) => word ?? []), ...interestsIn(others, knowledge).words.flat()],
  };
}

/** The wishes in a text, and the text without the words that told them: who would not talk to people does not like to talk to them. */
function wishesIn(text: string): { readonly wishes: readonly Wish[]; readonly rest: string } {
  const wishes: Wish[] = [];
  let rest = text;
  for (const wish of WISHES) {
    if (!wish.cue.test(rest)) continue;
    wishes.push(wish);
    rest = rest.replace(everywhere(wish.cue), " ").replace(/ +/g, " ");
  }
  return { wishes, rest };
}

/** What is left of a text for topics when all that has a name is taken out. */
function topicIn(text: string, original: string, knowledge: Knowledge): readonly string[] {
  const words = wordsOf(text);
  const left = outside(words, degreesIn(words, original));
  return outside(left, examsIn(correctedWords(left, knowledge), original));
}

/** What all of a story names, of which only the wishes are read otherwise. */
const wholeOf = (text: string, question: string, knowledge: Knowledge): readonly [readonly string[], Names] => {
  const words = text.trim().split(" ");
  return [words, namesIn(words, question, knowledge)];
};

/** The work that somebody has or had, where the question turns from it: to other work that it names, or by what it says. */
function workIn(words: readonly string[], { mentions }: Names, said: string, wishesMore: boolean): Mention | null {
  const own = ownWorkIn(words, mentions, said);
  if (own === null) return null;
  const namesOther = mentions.some(({ title }) => title.ids[0] !== own.title.ids[0]);
  return isTurnedFrom(said, wishesMore || namesOther) ? own : null;
}

/** The words of a topic that are wished, where others tell of the work that is left. */
function wishedOf(words: readonly string[], said: string): readonly string[] {
  const wished = wishedWords(said);
  return words.filter((word) => wished.has(word));
}

/** What somebody cannot bear is no part of the wish of a story, and rules out all the same. */
const shunnedIn = (text: string): readonly string[] => splitExclusions(text).avoided.filter((word) => ruledOutWords(word) !== null);

const GROWN_UP =
  /(?<!\S)[Mm](?:y|eri|ere|era) (?:mother|mom|mummy|mum|wife|aunt|aunty|sister|behen|bhabhi|father|husband|friend|cousin)((?: (?!(?:i|we|me|us|wants?|says?|said|told|thinks|force\S*) )\S+){0,8}?)(?: and| she| he)* (?:wants|wishes|would like|needs) to(?= (?:start|work|earn|get|find|do a (?:job|course)|join|learn|restart|begin)\b)/gu;
/** Whoever is spoken to is nobody who is told of: "bhai, JCB chalana seekhna hai". */
const ADDRESSED =
  /^\s*(?:bhai|bhaiya|bhaiyya|didi|sir|madam|mam|maam|yaar|dost|भाई|भैया|दीदी|सर|मैडम|यार|दोस्त)(?:\s+(?:ji|जी))?[\s,]+(?!(?:ka|ki|ke|ko|ne|se|aur|and|hai|h|का|की|के|को|ने|से|और|है|banna|chahta|says?|wants?)\s)(?!\S+(?:\s+\S+)?\s+(?:hai|hain|h|है|हैं)[\s,])/iu;
/** A grown-up of the family who wants to work is asked for as anybody asks. */
const asOwn = (question: string): string => withoutTags(question).replace(ADDRESSED, "").replace(GROWN_UP, "$1 I want to");

/** Markup is nothing that somebody asks: a script goes with what stands in it. */
const withoutTags = (question: string): string =>
  question.includes("<") ? question.replace(/<(script|style)\b[^>]*>[^<]*(?:<\/\1\s*>)?|<\/?[a-z][^>]*>/giu, " ") : question;

/** What somebody has not, or cannot, is no subject of work either: "English nahi aati", "camera nahi hai". */
const LACKED =
  / (?:english|angrezi|inglish|अंग्रेजी) (?:(?:also|bhi|is|too|भी) )*(?:weak|kamzor|kamjor|kharab|कमजोर|खराब)(?: (?:hai|h|also|bhi|है))*(?= )| (?:english|angrezi|inglish|camera|dslr|laptop|computer|zameen|jameen|अंग्रेजी|कैमरा|लैपटॉप|कंप्यूटर|जमीन)(?: (?:bhi|bilkul|to|bolna|bolni|bolne|padhna|भी|बिल्कुल))*(?: (?:nahi|nhi|nahin|नहीं))(?: (?:aat[aei]|hai|h|he|आत[ाी]|है))+(?= )/gu;

/** The language in which one went to school is no subject of work. */
const MEDIUM = phrases(
  "(?:hindi|english|urdu|marathi|tamil|telugu|bengali|gujarati|kannada|हिंदी|अंग्रेजी) (?:medium|माध्यम)(?: (?:students?|school|background|se|ka|ki|से|का|की))*",
);

/** Where somebody is meanwhile, and what comes between, is no field of work. */
const MEANWHILE = phrases(
  "(?:continue |go on )?(?:also )?after (?:her |my )?(?:marriage|wedding)(?: (?:also|too))?|(?:shaadi|shadi|शादी) (?:ke baad|के बाद)(?: (?:bhi|भी))?",
  "(?:sitting|sit|staying|stuck)(?: (?:idle|simply|just))* at home|(?:sitting|sit) idle",
);

const CLASS_OF_BIOLOGY = phrases(
  "(?:12|12th|inter|intermediate|12वीं|12वी|बारहवीं)(?: (?:class|me|mein|with|in|se|pass|में|पास|से))* (?:bio|biology|बायो|बायोलॉजी|जीव विज्ञान)",
);
const PCB = NAMED_STREAMS.filter(({ name }) => name === "PCB");
const OF_BIOLOGY: ReadonlySet<string> = new Set(["bio", "biology", "बायो", "बायोलॉजी"]);

const OF_ITI: ReadonlySet<string> = new Set(["iti", "आईटीआई"]);
/** "ITI fitter" names a trade that was learnt, where other work is named beside it. */
const isTradeLearnt = ({ places }: Mention, words: readonly string[], mentions: readonly Mention[]): boolean =>
  mentions.length > 1 && OF_ITI.has(words[Math.min(...places) - 1] ?? "");

/** Biology that somebody has, and does not only like. */
const HAS_BIOLOGY = phrases(
  "(?:bio|biology|बायो|बायोलॉजी|जीव विज्ञान)(?: (?:subject|stream|group|wala|wali|विषय))?(?: (?:hai|h|he|hain|thi|li|le|liya|leke|lekar|lekr|lunga|lungi|rakhi|rakha|se|with|है|ली|लिया|लेकर|से))(?= )",
  "(?:have|has|had|having|took|taken|taking|take|with|am|m) (?:bio|biology)(?! (?:teacher|professor))",
);

/** Whoever has biology and will not be a doctor asks for the rest of what it opens. */
const isOfOthers = (text: string, careers: readonly NamedCareer[]): boolean =>
  careers.some(({ word }) => word === "doctor") && HAS_BIOLOGY.test(text);

/** Who speaks of science and would do without NEET has biology, unless engineering is ruled out beside it. */
function withBiology(streams: readonly NamedStream[], text: string, excluded: readonly Exam[]): readonly NamedStream[] {
  const [stream, second] = streams;
  const isOfBoth = excluded.some((exam) => exam === "JEE Main" || exam === "JEE Advanced");
  const isOfScience = stream === undefined ? CLASS_OF_BIOLOGY.test(text) : stream.name === "Science" && second === undefined;
  return isOfScience && !isOfBoth ? PCB : streams;
}

/** Of science the half is meant that has no subject which is disliked: without maths biology, and without biology maths. */
function withoutDisliked(streams: readonly NamedStream[], wishes: readonly Wish[]): readonly NamedStream[] {
  const [stream, second] = streams;
  const [half, other] = wishes.flatMap(({ halfOfScience }) => halfOfScience ?? []);
  if (stream?.name !== "Science" || second !== undefined || half === undefined || other !== undefined) return streams;
  return NAMED_STREAMS.filter(({ name }) => name === half);
}

/** A text in the words that are read: what has another meaning, where it points, and its fields. */
function inPlainWords(text: string, knowledge: Knowledge): string {
  const plain = reworded(text);
  // What is said of one work in so many words says more than a thing and what is done with it.
  const isTold = (workToldIn(plain.trim().split(" "), knowledge)?.places.length ?? 0) >= WHOLE;
  return weighedFields(directed(isTold ? plain : withDescribedWork(plain)));
}

/** Reads a question: what it names, what it wants to know, and what it rules out, to be answered in English. Nothing is kept of it. */
export function readQuestion(question: string, knowledge: Knowledge, page: Career | null): Reading {
  const said = saidIn(asOwn(question));
  const text = inPlainWords(said.text, knowledge);
  const parts = splitExclusions(withoutFurtherStudy(said.wish === null ? text : inPlainWords(said.wish, knowledge)));
  const avoided = said.wish === null ? parts.avoided : [...new Set([...parts.avoided, ...shunnedIn(text)])];
  const bounds = boundsIn(text);
  const words = parts.wanted.trim().split(" ");
  const names = namesIn(words, question, knowledge);
  const { corrected } = names;
  const shut = ruledOut(names.exams, corrected);
  const isWanted = (mention: Span): boolean => !isRuledOut(mention, corrected);
  const rest = padded(
    without(
      words,
      names.mentions.flatMap(({ places }) => places),
    ),
  );
  const inStreams = streamsIn(rest);
  const { refused, rest: unstreamed } = inStreams;
  const { wishes, rest: unwished } = wishesIn(unstreamed);
  const all = topicIn(unwished.replace(MEDIUM, "").replace(LACKED, "").replace(MEANWHILE, ""), question, knowledge);
  const [told, namesTold] = said.wish === null ? [words, names] : wholeOf(text, question, knowledge);
  const work = workIn(told, namesTold, text, wishes.length + interestsIn(all, knowledge).said.length > 0);
  const topic = work === null ? all : wishedOf(all, text);
  const whom = weighedFor(corrected, names.mentions, names.degrees);
  const isOfWhom = ({ to }: Span): boolean => whom !== null && to === Math.min(...whom.places);
  const mentions = names.mentions.filter(
    (mention) =>
      mention !== whom &&
      !isTradeLearnt(mention, corrected, names.mentions) &&
      (work === null || (mention.title.ids[0] !== work.title.ids[0] && !isPostHeld(corrected, mention))),
  );
  const categories = categoriesIn(padded(topic));
  const excluded = excludedIn({ ...parts, avoided }, names, categories, knowledge);
  const ofBiology = inStreams.streams.length === 0 && isOfOthers(text, excluded.careers);
  const streams = excluded.exams.includes("NEET-UG")
    ? withBiology(inStreams.streams, rest, excluded.exams)
    : ofBiology
      ? PCB
      : withoutDisliked(inStreams.streams, wishes);
  return {
    language: "english",
    text,
    rest,
    careers: withoutFamilies(uniqueCareers(mentions.flatMap((mention) => named(mention, knowledge))), text),
    work: work === null ? null : (named(work, knowledge)[0]?.career ?? null),
    isStory: said.wish !== null,
    unfound: names.unfound,
    page,
    asks: asksIn(rest),
    exams: [...new Set(names.exams.filter((mention) => !shut.has(mention)).map(({ exam }) => exam))],
    weighedExams: names.exams.filter((exam) => isWeighed(exam, names)).map(({ exam }) => exam),
    streams,
    stage: bounds.isBelowClass12 ? "class10" : stageIn(said.wish === null ? rest : text),
    degrees: [...new Set(names.degrees.filter((degree) => isWanted(degree) && !isOfWhom(degree)).map(({ degree }) => degree))],
    wishes,
    categories,
    interests: interestsIn(streams === inStreams.streams ? topic : topic.filter((word) => !OF_BIOLOGY.has(word)), knowledge),
    bounds,
    excluded: { ...excluded, streams: refused },
  };
}
