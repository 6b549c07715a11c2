import { inEach, type Wording } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { AFTER_ARTS, AFTER_COMMERCE, AFTER_PCB, AFTER_SCIENCE, ENGINEERING_FIRST } from "./after-class-12-texts.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PCM_WITHOUT_ENGINEERING } from "./topics/first-ways-texts.ts";

/** All that a stream of Class 12 leads to. */
const AFTER_STREAM: Readonly<Record<string, Wording>> = {
  PCM: inEach((language) => ENGINEERING_FIRST[language] + PCM_WITHOUT_ENGINEERING[language]),
  PCB: AFTER_PCB,
  PCMB: AFTER_SCIENCE,
  Science: AFTER_SCIENCE,
  Commerce: AFTER_COMMERCE,
  "Commerce with Maths": AFTER_COMMERCE,
  "Humanities (Arts)": AFTER_ARTS,
};

/** Words that say no more than the class, the stream, who asks and that something is to follow. */
const NO_MORE: ReadonlySet<string> = new Set(
  `
  12 12th xii twelfth class inter intermediate board boards exam exams pass passed passing completed completing complete finished done cleared clear just
  confused confusion about dont not know sure unsure help guide guidance suggest samajh nahi nhi aa raha rha rahi pata
  pcm pcb pcmb maths mathematics science commerce arts humanities art bio biology stream group side subject subjects student students background wale walo wali wala
  got scored aaye aye mile marks percent percentage per cent
  girl girls boy boys female females women ladki ladke ladkiyon ladkiyo ladko liye
  after ke k baad bad from with in of the my me mein main mai se ka ki ko for and a an hai hain h hu hun hoon ho gaya gayi gya kar kiya li he she son daughter beta beti mera meri bete mere bhai behen
  i we have has am is are there what which kya kaun kon konsa kaunsa kaunse kaunsi kaise all best good new to do can should could will next now then ab aage aur
  step study course courses option options career careers scope field fields line job jobs path paths way ways opportunity opportunities choose go going take
  kare karen karu karun kru karna krna karni chahiye chaiye sakte sakta sakti sakate available be please plz batao bataiye bataye tell list
  कक्षा 12वीं 12वी बारहवीं बारहवी इंटर के बाद में से साइंस विज्ञान कॉमर्स आर्ट्स कला वर्ग स्ट्रीम पीसीएम पीसीबी बायोलॉजी पास वालों वाले वाली क्या कौन कौनसा सा
  करें करूं करना करे चाहिए कर सकते सकता सकती हैं है हूं मैं मैंने की किया आगे अब कोर्स करियर विकल्प छात्र लिया ली लेकर साथ किए दी दिया लड़कियों लडकियों लिए
  `
    .trim()
    .split(/\s+/),
);
const MARKS = /^(?:3[3-9]|[4-9]\d|100)$/;
/** Courses that everybody knows, and asks what else there is. */
const OTHER_THAN = everywhere(
  phrases(
    "(?:besides?|other than|apart from|except|instead of) (?:only )?(?:bcom|b com|ca|ba|mbbs|bsc|b sc)|(?:bcom|b com|ca|ba|mbbs|bsc|b sc) (?:ke|k) (?:alawa|alava|ilawa|siwa)",
  ),
);
/** Whoever names more than the class and the stream asks for something narrower. */
const saysNoMore = (text: string): boolean =>
  text
    .replace(OTHER_THAN, "")
    .trim()
    .split(" ")
    .every((word) => NO_MORE.has(word) || MARKS.test(word));

const AFTER_IT = phrases("after|ke baad|k baad|baad|what|which|kya|kaun\\S*|kon\\S*|now|next|options?|के बाद|क्या|अब|आगे|careers?|courses?");

/** Marks that shut doors, of science more than of the others: told by other answers. */
const LOW_MARKS = / (?:3[3-9]|4\d) /u;
const LOW_MARKS_OF_SCIENCE = / (?:3[3-9]|[45]\d) /u;
const OF_SCIENCE: ReadonlySet<string> = new Set(["PCM", "PCB", "PCMB", "Science"]);

const OF_BIOLOGY = phrases("bio|biology|बायोलॉजी");

/** The stream of Class 12 that is told of, by its name or by its biology. */
function streamOf({ streams, text }: Reading): string | null {
  const [stream, second] = streams;
  if (stream === undefined) return OF_BIOLOGY.test(text) ? "PCB" : null;
  return second === undefined ? stream.name : null;
}

export function afterStream(reading: Reading): string | null {
  const stream = streamOf(reading);
  return stream === null ? null : (AFTER_STREAM[stream]?.[reading.language] ?? null);
}

/** What to do after Class 12 with a stream, where nothing else is said at all. */
export const afterClass12Answer: SpokenAnswer = spoken((reading) => {
  const { text, stage } = reading;
  if (stage !== "class12" || !saysNoMore(text) || !AFTER_IT.test(text)) return null;
  const low = OF_SCIENCE.has(streamOf(reading) ?? "") ? LOW_MARKS_OF_SCIENCE : LOW_MARKS;
  return low.test(text) ? null : afterStream(reading);
});
