import { GAMES } from "../names/games.ts";
import { anyCue, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { listAnswer } from "./list.ts";
import { WAY_OF_PLAYERS } from "./sports-texts.ts";

const NOT_BEFORE = "(?:not|no|except|other than|without|instead of|hate|(?:dont|do not) (?:like|want|play))";
const NOT_AFTER = "(?:me |mein |khelna |pasand )?(?:nahi|nhi|nahin|ke alawa|chhodkar|नहीं|नही|के अलावा|छोडकर)";

/** A game, the career of its players where there is one, and whether it is ruled out. */
type Game = { readonly said: RegExp; readonly isOut: RegExp; readonly career?: string };
const game = (names: string, career?: string): Game => ({
  said: phrases(names),
  isOut: phrases(`${NOT_BEFORE} (?:${names})`, `(?:${names}) ${NOT_AFTER}`),
  ...(career === undefined ? {} : { career }),
});

const PLAYED: readonly Game[] = GAMES.map(([names, career]) => game(names, career));
const SPORTS = phrases("sports?|khel|khelo|खेल|खेलों|स्पोर्ट्स");

const OF_ANY_GAME = anyCue(SPORTS, ...PLAYED.map(({ said }) => said));

const AS_A_PLAYER = phrases(
  "(?:careers?|future|bhavishya|करियर|भविष्य)",
  "players?|khiladi|khel(?:na|ne|ta|ti|te|kar)|play(?:ing)?(?: (?:for|in))?(?: .*)?|(?:olympics?|national|state) (?:level|team)?|(?:naam|selection) (?:kama\\S*|ho\\S*)|खिलाडी|खेल(?:ना|ने|ता|ती)",
);
/** Work about the game, and questions that have answers of their own. */
const OTHERWISE = phrases(
  "coach(?:es|ing)?|umpires?|referees?|teach\\S*|journalis\\S*|comment\\S*|anchor|manage\\S*|psycholog\\S*|physio\\S*|medicine|doctors?|nutrition\\S*|science|biology|maths|law|lawyers?|writing|analy\\S*|quota|scholarships?|salary|kama\\S*|government|govt|sarkari|bped|bpes|degree|courses?|injur\\S*|chot|video ?games?|jobs?|naukri|(?:not|without|no|other than) play\\S*|khelna nahi|e ?sports|कोच|पत्रकार\\S*|कोटा|सरकारी",
  "(?:or|ya|vs|versus|या) (?:padhai|study|studies|engineering|job|naukri|पढाई)|(?:parents?|papa|father|mummy|ghar ?wale)(?: .*)?|(?:son|daughter|beta|beti|bete|bachch[ae]|child)(?: .*)?",
);

/** The way of players, where sport is asked for as a whole, for a game that has no record, or beside one that is ruled out. */
export const sportsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, language } = reading;
  if (careers.length > 0 || !OF_ANY_GAME.test(text) || !AS_A_PLAYER.test(text) || OTHERWISE.test(text)) return null;
  const ofSports = SPORTS.test(text);
  const said = PLAYED.filter((each) => each.said.test(text));
  const [meant] = said.filter(({ isOut }) => !isOut.test(text));
  if (!ofSports && meant?.career !== undefined && said.length === 1) return null;
  if (!ofSports && meant === undefined) return null;
  const career = meant?.career === undefined ? undefined : knowledge.explorer.byId(meant.career);
  const below =
    career === undefined
      ? meant === undefined && listAnswer(reading, knowledge)
      : aboutCareer(career, [], null, { ...reading, asks: new Set() }, knowledge);
  return WAY_OF_PLAYERS[language] + (below || "");
});

/** The career of the players of a game that is named, where there is one. */
export const playerAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const id = PLAYED.find(({ said, career }) => career !== undefined && said.test(reading.text))?.career;
  const career = id === undefined ? undefined : knowledge.explorer.byId(id);
  return career === undefined || reading.careers.length > 0 ? null : aboutCareer(career, [], null, reading, knowledge);
});
