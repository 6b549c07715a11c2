import { phrases } from "../../reading/words.ts";
import { listOfOthers, readList, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  ALONE_WITH_MUCH_TO_CARRY,
  BEGIN_WITH_YOUR_LIKING,
  CAREERS_WITH_CLEAR_TASKS,
  LEARNING_OTHERWISE,
  MONEY_SOON,
  READING_OTHERWISE,
  TELL_CLASS_AND_STRENGTH,
  TELL_CLASS_PLACE_AND_STRENGTH,
  TELL_ME,
  TRANSGENDER_PEOPLE,
  WHERE_STRENGTHS_COUNT,
  WITH_A_STAMMER,
} from "./circumstances-texts.ts";

const STAMMER =
  "(?:stammer\\S*|stutter\\S*|hakla\\S*|speech (?:problem|disorder|impediment)|bolne me (?:atak\\S*|dikkat|problem|pareshani)|atak atak\\S*|हकला\\S*)";
const TRANS = "(?:transgenders?|trans ?(?:man|woman|person|girl|boy)|hijra|kinnar|third gender|non ?binary|ट्रांसजेंडर|किन्नर)";
/** What makes reading, writing, sums or sitting still hard, and nothing else. */
const READS_OTHERWISE = "(?:dyslex\\S*|adhd|dyscalcul\\S*|dysgraph\\S*|learning disabilit(?:y|ies)|डिस्लेक्सिया)";
const LEARNS_OTHERWISE =
  "(?:autis\\S*|down syndrome|intellectual(?:ly)? disab\\S*|mentally (?:challenged|disabled|retarded)|slow learner|special child|ऑटिज्म|मंदबुद्धि)";
/** Whom somebody works for, and not who asks. */
const AS_A_CALLING =
  "(?:help|helping|teach|teaching|teachers?|educators?|therapists?|therapy|doctors?|coach|work(?:ing)? with|school for|rights|treat|treating|train|training|counsell?or|ngo|speech therapist)";
const callingOf = (whom: string): RegExp =>
  phrases(`${AS_A_CALLING} (?:\\S+ ){0,3}${whom}|${whom} (?:children|kids|students|bachch\\S*|rights|therap\\S*|teachers?|educators?)`);

const ALONE =
  "(?:single (?:mother|mom|mum|parent)|widow|vidhwa|divorced|divorcee|divorce (?:ke|k|ho\\S*|hua)|after (?:my )?divorce|talaq(?! (?:ka|ke|ki|lawyer|vakil|case))|talaak(?! (?:ka|ke|ki|lawyer|vakil|case))|separated|husband (?:ki death|ki mrityu|died|left|expired|is no more|no more|passed away)|pati (?:nahi rah\\S*|guzar\\S*|chh?od\\S*|ki death)|विधवा|तलाक\\S*|पति (?:नहीं रह\\S*|गुजर\\S*|छोड\\S*))";
const AT_ONCE = "(?:immediately|immediate|urgent(?:ly)?|asap|right away|at once|turant|fauran|तुरंत)";
const SOON = "(?:now|soon|abhi|ab|jaldi|अभी|अब|जल्दी)";
const EARN = "(?:earn|kamana|kamaana|kamane|paisa|paise|कमाना|पैसे|पैसा)";
const EARNING = "(?:earn\\S*|money|income|job|jobs|work|paisa|paise|kama\\S*|naukri|kaam|कमा\\S*|पैसे|पैसा|काम|नौकरी)";

/** What somebody carries, where it changes the answer: it stands beside the career that was named. */
export const CIRCUMSTANCE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(`${STAMMER}(?: .*)?`),
    unless: callingOf(STAMMER),
    ofCareers: true,
    reply: WITH_A_STAMMER,
    below: [wayToCareer, listOfOthers],
    alone: TELL_ME,
  },
  {
    cue: phrases(`${TRANS}(?: .*)?`),
    unless: callingOf(TRANS),
    ofCareers: true,
    reply: TRANSGENDER_PEOPLE,
    below: [wayToCareer, listOfOthers],
    alone: BEGIN_WITH_YOUR_LIKING,
  },
  {
    cue: phrases(`${READS_OTHERWISE}(?: .*)?`),
    unless: callingOf(READS_OTHERWISE),
    ofCareers: true,
    reply: READING_OTHERWISE,
    below: [wayToCareer],
    alone: WHERE_STRENGTHS_COUNT,
  },
  {
    cue: phrases(`${LEARNS_OTHERWISE}(?: .*)?`),
    unless: callingOf(LEARNS_OTHERWISE),
    ofCareers: true,
    reply: LEARNING_OTHERWISE,
    below: [wayToCareer],
    alone: CAREERS_WITH_CLEAR_TASKS,
  },
  {
    cue: phrases(`${ALONE}(?: .*)?`),
    unless: phrases("(?:lawyer|lawyers|law|counsell?ors?|mediator|judge|ias|upsc|help|helping)(?: .*)?"),
    ofCareers: true,
    reply: ALONE_WITH_MUCH_TO_CARRY,
    below: [wayToCareer, readList],
    alone: TELL_CLASS_AND_STRENGTH,
  },
  {
    cue: phrases(
      `(?:need|have|want|must|got)(?: \\S+)? (?:to )?(?:earn|make money|support (?:my )?(?:family|home))(?! (?:from home|online|well|more|a lot|lots|good))(?: .*)?|${EARNING}(?: \\S+){0,3} ${AT_ONCE}(?: .*)?|${AT_ONCE}(?: \\S+){0,3} ${EARNING}(?: .*)?|(?:need|needs|want)(?: an?| some)? (?:jobs?|work) (?:fast|quick(?:ly)?|soon|urgently)(?: .*)?|(?:jaldi|jaldi se|fast|quick|जल्दी) (?:job|naukri|kaam|नौकरी|काम) (?:chahiye|chahie|chaiye|karni|lagni|चाहिए)(?: .*)?|${SOON}(?: \\S+)? ${EARN}(?: .*)?|${EARN} (?:\\S+ )?${SOON}(?: .*)?`,
      "(?:zimmedari|jimmedari|zimmedaari)(?: \\S+){0,2} (?:mujh\\S*|mere|meri)(?: .*)?|responsibility (?:of|for) (?:my )?(?:family|home|house)(?: .*)?|(?:karza|karz|qarz|udhaar|debt)(?: .*)?|(?:ghar|gharbar|parivar|family|घर|परिवार) (?:chalana|chalane|sambhal\\S*|चलाना|चलाने|संभाल\\S*)(?: .*)?|(?:papa|father|pita|dad|mummy|husband|bhai|brother|पापा|पिता)(?: \\S+){0,2} (?:naukri|job|kaam|नौकरी)(?: \\S+)? (?:chali|chala|chhut\\S*|lost|gayi|चली|छूट\\S*)(?: .*)?|(?:only|sole|main) (?:earning|earner|bread ?winner)(?: .*)?|kamane wala (?:koi )?(?:nahi|nhi|main|mai|sirf)(?: .*)?|(?:father|papa|dad|pita|mother|mummy)(?: \\S+){0,2} (?:stroke|accident|paralys\\S*|lakwa)(?: .*)?|(?:father|dad|mother|papa)(?: \\S+)? lost (?:his|her|the)? ?job(?: .*)?",
    ),
    unless: phrases(
      "passed away|died|expired|no more|guzar\\S*|nahi rah[ei]",
      "online|part ?time|while|students?|college|quick(?:ly)?(?! jobs?)|jaldi (?:job|naukri)(?! (?:chahiye|chahie|chaiye|karni|lagni))|(?:kaam|hunar|skill|trade|काम|हुनर)(?: \\S+)? (?:sikhna|seekhna|सीखना)|padhai ke saath|kaise kama\\S*",
      "what (?:is|does)|difference|compare|vs",
      "abhi (?:10|11|12|9|8)\\S*",
    ),
    ofCareers: true,
    reply: MONEY_SOON,
    below: [wayToCareer],
    alone: TELL_CLASS_PLACE_AND_STRENGTH,
  },
];
