import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { TRAVEL } from "./career-texts.ts";
import { listed } from "./join.ts";
import { DONE_THERE, PLACES, VILLAGE_OR_CITY } from "./place-texts.ts";

const PLACE =
  "(?:field|fields|office|desk|site|sites|lab|labs|laboratory|factory|factories|plant|workshop|studio|farm|farms|khet|kheto|kheton|jungle|forest|hospital|clinic|court|shop|village|villages|gaon|city|cities|town|shahar|sheher|outdoors?|indoors?|outside|inside|bahar|andar|underground|classroom|home|ghar|फील्ड|ऑफिस|दफ्तर|साइट|लैब|फैक्टरी|फैक्ट्री|खेत|खेतों|जंगल|अस्पताल|गांव|शहर|बाहर|अंदर|घर)";
const IN = "(?:in|on|at|inside|mein|me|mai|par|pe|ka|ki|में|पर|का|की)";
const KIND = "(?:based|jobs?|work|kaam|duty|wala|wali|काम|नौकरी|जॉब)";

/** Where some work is done. Which employers give it is asked otherwise. */
const ASKS_WHERE = phrases(
  `${IN} (?:an? |the )?(?:office|lab|factory|hospital|home)(?: \\S+)? (?:or|ya|या) (?:go|goes|going|have to go|travel|visit|jana|jaana)(?: \\S+){0,2} ${PLACE}`,
  "where (?:do|does|will|would)(?: \\S+){1,5} (?:work|sit|spend)",
  `${PLACE}(?: ${KIND})?(?: ${IN})?(?: (?:hota|hoti|hai|होता|होती|है))* (?:or|ya|या)(?: ${IN})?(?: (?:an?|the))? ${PLACE}`,
  `(?:is|are|kya|क्या)(?: \\S+){1,5} (?:indoors?|outdoors?|(?:field|office|desk|site|outdoor|indoor|lab|factory) ${KIND})`,
  "work ?places?|work(?:ing)? (?:environment|conditions?)|(?:kaam|work|job) ka mahaul|काम का माहौल",
  "(?:kaam|job|duty|naukri|काम|नौकरी) (?:kahan|kaha|kidhar|कहां|कहाँ) (?:hot\\S*|kart\\S*|karn\\S*|होत\\S*|करत\\S*|करन\\S*)|(?:kahan|kaha|कहां|कहाँ) (?:kaam|काम) (?:hot\\S*|kart\\S*|karn\\S*|होत\\S*|करत\\S*|करन\\S*)",
  `${PLACE} (?:mein|me|mai|par|pe|में|पर) (?:hi )?(?:jana|jaana|rehna|rahna|kaam karna|baithna|जाना|रहना|काम करना|बैठना) (?:pad\\S*|hot\\S*|पड\\S*|होत\\S*)`,
);

/** Told of oneself it is a wish, and whoever would become it asks for the way. */
const OF_ONESELF = phrases(
  "i|im|my|mujhe|mera|meri|(?:i|we) want|wants? to|like|love|hate|prefer|pasand|become|becoming|join|ban(?:na|u|un|te|ti)?|bann[ae](?! (?:par|pe|pr|ke baad|k baad) )|मुझे|मेरा|मेरी|पसंद|बन\\S*",
);
const OF_A_REGION = phrases("villages?|gaon|city|cities|towns?|shahar|sheher|गांव|शहर");

/** Where the work of one career is done, by its record. */
export const placeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, asks, degrees, exams, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined || degrees.length + exams.length > 0 || asks.has("pay")) return null;
  if (OF_ONESELF.test(text) || !ASKS_WHERE.test(text)) return null;
  const { name, workEnvironment, travelRequired } = named.career;
  const places = listed(
    workEnvironment.map((place) => PLACES[place][language]),
    "and",
    language,
  );
  const region = OF_A_REGION.test(text) ? ` ${VILLAGE_OR_CITY[language]}` : "";
  return (
    p(`${DONE_THERE[language](strong(words(name)), places)} ${TRAVEL[language][travelRequired ? "much" : "little"]}${region}`) +
    aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["about", "day"]) }, knowledge)
  );
});
