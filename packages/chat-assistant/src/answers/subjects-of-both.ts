import { type Career, SUBJECT_COMBINATIONS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul, words } from "../html/write.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { routesWithTerms, subjectsText } from "./subjects.ts";
import { KEEPS_ALL_OPEN, KEEPS_NONE_OF_ALL } from "./subjects-of-both-texts.ts";

const WHICH = "(?:which|what|konsa|konsi|kaunsa|kaunsi|kaun s[aei]|kon s[aei]|kya|कौन ?स[ाेी]|क्या)";
const SUBJECTS = "(?:subjects?|streams?|combination|vishay|विषय|स्ट्रीम)";
const CLASS_11 = "(?:(?:class )?11(?:th|वीं|वी)?|eleventh|plus one|gyarahvi|ग्यारहवीं)";
/** The choice of subjects at school is asked for, and not the marks, the pay or the difference. */
const ASKS_FOR_SUBJECTS = phrases(
  `${WHICH} ${SUBJECTS}`,
  `${SUBJECTS} (?:\\S+ ){0,5}(?:${WHICH}|take|choose|lu|lun|le|lena|chahiye|लूँ|लूं|लेना|चाहिए)`,
  `${WHICH} (?:\\S+ ){0,5}(?:take|choose|opt|select|lu|lun|le|lena|chunu|लूं|लेना)(?: \\S+){0,4} ${CLASS_11}`,
  `${CLASS_11} (?:\\S+ ){0,4}${WHICH} (?:lu|lun|loon|le|lena|chunu|padhu|लूं|लूँ|लेना|चुनूं)`,
);
const OTHERWISE = phrases(
  "vs|versus|difference|fark|antar|salary|pay|upsc|optional|neet|jee|degree|after (?:class )?(?:12|12th)|(?:12|12th) (?:ke|k) baad|without|bina|बिना|pcm|pcb|pcmb|commerce|arts|humanities|science|maths?",
);

/** Fields of study, and by its id the career that stands for each where only its subjects at school are asked for. */
const FIELDS: readonly (readonly [said: string, id: string])[] = [
  ["law|llb|lawyer|vakalat|wakalat|clat|कानून|वकालत|लॉ", "criminal-lawyer"],
  ["psychology|manovigyan|मनोविज्ञान|साइकोलॉजी", "counselling-psychologist"],
  ["architecture|b ?arch|आर्किटेक्चर", "architect"],
  ["medical|medicine|mbbs|मेडिकल|एमबीबीएस", "general-physician"],
  ["engineering|b ?tech|इंजीनियरिंग|बीटेक", "mechanical-engineer"],
  ["nursing|नर्सिंग", "registered-nurse"],
  ["pharmacy|b ?pharm\\S*|फार्मेसी", "pharmacist"],
  ["agriculture|कृषि", "agronomist"],
  ["animation|एनिमेशन", "2d-animator"],
  ["fashion design\\S*|fashion|nift|फैशन", "fashion-designer"],
  ["interior design\\S*", "interior-designer"],
  ["graphic design\\S*", "graphic-designer"],
  ["design(?:ing)?|nid", "product-designer"],
  ["journalism|media|mass comm\\S*|पत्रकारिता", "news-reporter"],
  ["hotel management|होटल मैनेजमेंट", "hotel-manager"],
  ["economics|अर्थशास्त्र", "economist"],
  ["data science", "data-scientist"],
  ["bca|coding|software", "software-engineer"],
  ["accounts|ca|chartered accountancy|सीए", "chartered-accountant"],
  ["civil services?|upsc|ias", "ias-officer"],
  ["biotechnology|biotech", "biotechnologist"],
  ["forensics?|forensic science", "forensic-scientist"],
  ["aviation|pilot|पायलट", "commercial-pilot"],
  ["teaching", "primary-school-teacher"],
];
const NAMED = everywhere(phrases(FIELDS.map(([said]) => said).join("|")));
const EACH = FIELDS.map(([said, id]) => ({ whole: new RegExp(`^(?:${said})$`, "u"), id }));
const MOST = 3;

/** The careers whose subjects are asked for together: those that are named, and those that stand for a field. */
function goals(text: string, named: readonly Career[], { explorer }: Knowledge): readonly Career[] {
  const ids = [...text.matchAll(NAMED)].flatMap(([said]) => EACH.find(({ whole }) => whole.test(said.trim()))?.id ?? []);
  return [...new Set([...named, ...ids.flatMap((id) => explorer.byId(id) ?? [])])];
}

/** Which subjects of Class 11 keep two or three careers open at once. */
export const subjectsOfBothAnswer: SpokenAnswer = spoken(({ text, careers, language }, knowledge) => {
  if (!ASKS_FOR_SUBJECTS.test(text) || OTHERWISE.test(text)) return null;
  const asked = goals(
    text,
    careers.map(({ career }) => career),
    knowledge,
  );
  if (asked.length < 2 || asked.length > MOST) return null;
  const pathways = asked.flatMap(({ pathway }) => pathway ?? []);
  if (pathways.length < asked.length) return null;
  const common = SUBJECT_COMBINATIONS.filter((combination) => pathways.every(({ subjects }) => subjects.includes(combination)));
  const names = listed(asked.map(careerLink), "and", language);
  const subjects = common.length === SUBJECT_COMBINATIONS.length ? "" : listed(common.map(words), "or", language);
  return (
    p(common.length === 0 ? KEEPS_NONE_OF_ALL[language](names) : KEEPS_ALL_OPEN[language](names, subjects, common.length)) +
    ul(
      asked.flatMap((career) =>
        career.pathway === undefined
          ? []
          : [`${careerLink(career)}: ${subjectsText(career.pathway, language)}.${routesWithTerms(career.pathway, language)}`],
      ),
    )
  );
});
