import { p, ul } from "../html/write.ts";
import { UNUSUAL_WORK } from "../names/unusual-work.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { criteriaOf } from "./criteria.ts";
import { assessmentLink } from "./links.ts";
import { FEW_THINK_OF, WHAT_DRAWS_YOU } from "./unusual-texts.ts";
import { workRow } from "./work-row.ts";

const WORK = "(?:careers?|jobs?|options?|fields?|courses?|work|professions?|line|kaam|naukri|करियर|नौकरी|काम|जॉब|फील्ड)";
const TELL =
  "(?:bat+a\\S*|btao|dikha\\S*|suggest\\S*|show|tell|give|soch\\S*|karna|karne|karu|chahiye|chahie|try|बता\\S*|दिखा\\S*|चाहिए|करना|सुझा\\S*)";
const DIFFERENT =
  "(?:(?:kuch|koi|ekdum|thoda|कुछ|कोई|थोडा) (?:hat ?ke|hat ?kar|alag(?: sa| hi| hatke)?|unique|different|naya|नया|हट ?के|हट ?कर|अलग(?: सा)?|अनोखा)|hat ?ke|हटके|(?:some|any) ?thing (?:different|unusual|unique|off ?beat)|unusual|off ?beat|unconventional|uncommon|rare|lesser known|less known|out of the box|anokh[aei]|अनोख[ाेी])";
const TOO_OFTEN = "(?:har ?baar|har ?bar|hamesha|always|every ?time|again and again|ba+r ba+r|sirf|only|हर बार|हमेशा|बार बार|सिर्फ)";
/** Disha shows one thing over and over; what she shows alone is read as what is asked beside it. */
const SHOWN_OVER_AND_OVER = `(?:(?:${TOO_OFTEN}|alawa kya|अलावा क्या)(?: \\S+){0,4} (?:bat+a(?:ta|te|ti)|dikha(?:ta|te|ti)|suggest kar(?:ta|te|ti)|बता(?:ता|ते|ती)|दिखा(?:ता|ते|ती))|(?:you|u|bot)(?: are)? (?:always|only|just|keep)(?: \\S+)? (?:tell|show|suggest|say|giv)\\S*)`;
const IS_SHOWN_TOO_OFTEN = phrases(SHOWN_OVER_AND_OVER);
/** Work is asked for that few think of, or something else than is shown over and over. */
export const ASKS_FOR_UNUSUAL: RegExp = phrases(
  `${DIFFERENT}(?: \\S+){0,3} (?:${WORK}|${TELL})|(?:${WORK}|${TELL})(?: \\S+){0,3} ${DIFFERENT}`,
  `${SHOWN_OVER_AND_OVER}(?: \\S+){0,4} (?:kuch aur|aur kuch|some ?thing else|any ?thing else|others?|else|dusr[ae]|कुछ और|और कुछ)`,
);
/** Who leaves work or has some asks for something else than that. */
const OF_A_CHANGE = phrases(
  "chh?od\\S*|quit\\S*|leav\\S*|switch\\S*|resign\\S*|currently|working|job kar\\S*|experience|business|startup|dhandha|ke saath|छोड\\S*|व्यापार",
);
/** A field that is shown to everybody or refused, and not the one in which something unusual is looked for. */
const REFUSED = phrases(
  "alawa|siwa|other than|except|apart from|besides|instead of|not|no|nahi|nhi|without|bina|bore\\S*|tired of|अलावा|नहीं|बिना",
  `${TOO_OFTEN}|sab|everyone|everybody|सब`,
);
const SHOWN = 6;

/** Work that few think of, each of another kind, without the field that everybody is shown. */
export const unusualAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, page, work, careers, exams, degrees, interests, categories, excluded, language } = reading;
  if (!ASKS_FOR_UNUSUAL.test(text) || OF_A_CHANGE.test(text)) return null;
  const isRefused = REFUSED.test(text);
  const isOfWork = (careers.length > 0 && !isRefused) || (work !== null && !IS_SHOWN_TOO_OFTEN.test(text));
  if (page !== null || isOfWork || exams.length + degrees.length > 0 || interests.liked) return null;
  const shown = [...excluded.careers, ...careers].map(({ career }) => career);
  const out = [
    ...excluded.categories,
    ...[...shown, ...(work === null ? [] : [work])].map(({ category }) => category),
    ...(isRefused ? categories : []),
  ];
  const bounds = criteriaOf({ ...reading, categories: [], interests: NO_INTERESTS }, knowledge);
  const found = UNUSUAL_WORK.flatMap((id) => knowledge.explorer.byId(id) ?? []).filter(
    (career) =>
      !out.includes(career.category) &&
      (isRefused || categories.length === 0 || categories.includes(career.category)) &&
      bounds.every(({ holds }) => holds(career)),
  );
  if (found.length < 2) return null;
  return (
    p(FEW_THINK_OF[language]) +
    ul(found.slice(0, SHOWN).map((career) => workRow(career, language))) +
    p(WHAT_DRAWS_YOU[language](assessmentLink()))
  );
});
