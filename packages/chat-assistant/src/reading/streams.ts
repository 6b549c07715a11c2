import type { CareerCategory, SubjectCombination } from "@career-clarity/career-catalog";
import { everywhere, phrases } from "./words.ts";

/** A stream that a question names: the words of a student, the combinations that it covers, and the text that stands for it. */
export type NamedStream = {
  readonly name: string;
  readonly combinations: readonly SubjectCombination[];
  readonly cue: RegExp;
  /** Where most who choose the stream go; others may as well. */
  readonly home: readonly CareerCategory[];
};

export const isScience = ({ combinations }: NamedStream): boolean => combinations.every((combination) => combination.startsWith("PC"));

const WHO =
  "(?:stream|students?|side|group|background|wale|walo|wala|wali|se|le|leke|lekar|lene|lena|subjects?|field|after|option|options)";

/** What stands before "science" in the names of single subjects. */
const NOT_A_STREAM =
  "computer|data|political|social|home|sports?|life|materials?|food|forensic|environmental|earth|space|library|actuarial|cognitive|rocket|marine";

/** Where two fit, the first is meant. */
export const NAMED_STREAMS: readonly NamedStream[] = [
  {
    name: "PCMB",
    combinations: ["PCMB"],
    home: ["Healthcare", "Engineering", "Technology", "Science"],
    cue: phrases(
      "pcmb|bio(?:logy)? maths?|maths? bio(?:logy)?|(?:maths?|pcm) (?:and|aur|with) bio(?:logy)?|science with (?:both )?maths? and bio(?:logy)?|पीसीएमबी|(?:गणित|मैथ्स|मैथ) और (?:जीव विज्ञान|बायोलॉजी|बायो)",
    ),
  },
  {
    name: "PCM",
    combinations: ["PCM"],
    home: ["Engineering", "Technology", "Transportation", "Science"],
    cue: phrases(
      "pcm|non ?medical|science (?:with |and |me )?(?:maths?|mathematics)|maths science|physics chemistry (?:and )?maths?",
      "maths? (?:stream|group|students?|side|wale)|पीसीएम|(?:गणित|मैथ्स|मैथ) (?:वर्ग|ग्रुप|वाले|स्ट्रीम)|विज्ञान गणित|भौतिकी रसायन (?:और )?गणित",
    ),
  },
  {
    name: "PCB",
    combinations: ["PCB"],
    home: ["Healthcare", "Science", "Agriculture"],
    cue: phrases(
      "pcb|science (?:with |and |me )?bio(?:logy)?|bio(?:logy)? (?:stream|group|students?|side|wale|se|le|lekar)",
      "medical (?:stream|group|side)|physics chemistry (?:and )?bio(?:logy)?|पीसीबी|(?:जीव विज्ञान|बायोलॉजी|बायो) (?:वर्ग|ग्रुप|वाले|स्ट्रीम|से|लेकर)|मेडिकल (?:ग्रुप|वर्ग|स्ट्रीम)",
    ),
  },
  {
    name: "Commerce with Maths",
    combinations: ["Commerce with Maths"],
    home: ["Business"],
    cue: phrases(
      "commerce (?:with|and|plus) (?:applied )?maths?|commerce maths? (?:ke )?(?:saath|sath)|(?:कॉमर्स|वाणिज्य) (?:गणित|मैथ्स|मैथ) के साथ|(?:गणित|मैथ्स|मैथ) के साथ (?:कॉमर्स|वाणिज्य)",
    ),
  },
  {
    name: "Commerce without Maths",
    combinations: ["Commerce without Maths"],
    home: ["Business"],
    cue: phrases(
      "commerce (?:(?:students?|stream|wal[aeio]|walon|background|side|group|ke|se|jobs?|careers?|me|mein) ){0,2}(?:without|but no|no|and no|not|bina) maths?|commerce maths? ke bina",
      "bina maths? (?:ke|wala|wali)? ?commerce",
      "(?:कॉमर्स|वाणिज्य) (?:बिना (?:गणित|मैथ्स|मैथ)|(?:गणित|मैथ्स|मैथ) के बिना)|बिना (?:गणित|मैथ्स|मैथ) (?:के )?(?:कॉमर्स|वाणिज्य)",
    ),
  },
  {
    name: "Commerce",
    combinations: ["Commerce with Maths", "Commerce without Maths"],
    home: ["Business"],
    cue: phrases("commerce|comerce|commers|कॉमर्स|कामर्स|वाणिज्य"),
  },
  {
    name: "Humanities (Arts)",
    combinations: ["Humanities"],
    home: ["Legal", "Government", "Media", "Arts", "Education", "Nonprofit"],
    cue: phrases(
      "humanities",
      "art(?= (?:students?|stream|side|group|background|wale|walo|subjects?|kids?|people|graduate))",
      "(?<!(?:martial|fine|culinary|performing|visual|applied|commercial) )arts|humanity|आर्ट्स|आर्ट|कला (?:वर्ग|संकाय|विषय|स्ट्रीम)|मानविकी",
    ),
  },
  {
    name: "Science",
    combinations: ["PCM", "PCB", "PCMB"],
    home: ["Engineering", "Technology", "Healthcare", "Science"],
    cue: phrases(
      `(?<!(?:${NOT_A_STREAM}) )science ${WHO}`,
      "(?:in|with|from|after|of|12th|12|10th|take|took|taking|choose|between|or|and|vs|ya) science|साइंस|(?<!(?:कंप्यूटर|सामाजिक|राजनीति|गृह|जीव|मनो|मौसम|खगोल|वनस्पति|प्राणी|भू|मृदा|पशु|खेल|समुद्र) )विज्ञान(?= (?:वर्ग|संकाय|स्ट्रीम|विषय|वाले|से|लेकर|या|और|में|ले|लूं|लू|के))",
      `(?<!(?:${NOT_A_STREAM}) )science`,
    ),
  },
];

/** What stands before a stream that is not wanted. */
const NEGATED =
  / (?:hates?|not|no|without|dont like|dont want|doesnt (?:like|want)|refus\S*|(?<! (?:ke|k|के) )(?:bina|बिना)|except|नहीं)(?: (?!(?:maths?|mathematics|ganit|गणित|मैथ्स|मैथ|बायोलॉजी|के|ke|biology|bio|physics|chemistry|coding|english|after|but|baad|hai|hain|है|हैं) )\S+){0,2} $/u;

/** What stands behind one: "science nahi pasand". */
const DISLIKED =
  /^ ?(?:(?:mujhe|bilkul|मुझे|बिल्कुल) )?(?:(?:nahi|nhi|nahin|नहीं|नही) (?:pasand|पसंद)|(?:pasand|पसंद) (?:nahi|nhi|nahin|नहीं|नही))(?= )/u;

const isPart = (a: NamedStream, b: NamedStream): boolean => a.combinations.every((combination) => b.combinations.includes(combination));

type Streams = { readonly streams: readonly NamedStream[]; readonly refused: readonly NamedStream[]; readonly rest: string };

/** The streams that the text names or refuses, and the text without them, so that a shorter name does not find them again. */
export function streamsIn(text: string): Streams {
  let rest = text;
  const streams: NamedStream[] = [];
  const refused: NamedStream[] = [];
  for (const stream of NAMED_STREAMS) {
    const found = stream.cue.exec(rest);
    if (found === null) continue;
    const wanted = !NEGATED.test(rest.slice(0, found.index + 1)) && !DISLIKED.test(rest.slice(found.index + found[0].length));
    rest = rest.replace(everywhere(stream.cue), " ").replace(/ +/g, " ");
    const named = wanted ? streams : refused;
    if (!named.some((narrower) => isPart(narrower, stream))) named.push(stream);
  }
  return { streams, refused, rest };
}
