import { phrases } from "../../reading/words.ts";
import { coursesInstead, growthOfCareer, listOfLiked, openToWhom, payOfCareer, wayToCareer } from "../follow-up.ts";
import { playerAnswer } from "../sports.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  CHILD_AT_PLAY,
  CHILD_FOR_THE_STAGE,
  CHILD_WHO_WOULD_ACT,
  FEAR_OF_LOW_PAY,
  IS_IT_CROWDED,
  MEN_DO_IT_TOO,
  NAME_FOR_ITS_PAY,
  NOT_BEHIND,
  TELL_WHAT_YOU_HAVE_DONE,
} from "./worries-texts.ts";

const OF_FAMILY =
  "(?:parents?|papa|pitaji|father|dad|mummy|mom|mother|maa|family|ghar ?wale|relatives|rishtedar|log|people|everyone|sab|पापा|पिता|मम्मी|घर वाले|घरवाले|लोग)";
const PAYS_BADLY = "(?:(?:salary|pay|income) (?:kam|low)|(?:kam|low) salary)";

const BOY = "(?:boys?|men|man|male|males|ladk[aeo]|ladkon|gents|लड़का|लडका|लड़के|लडके|पुरुष)";
const MAY_HE =
  "(?:can|could|may|should|become|ok|okay|allowed|for|hu|hoon|hun|ban|bane|banna|kar|log|scope|sak\\S*|career|future|सक\\S*|हूं|बन)";
const OF_WOMEN =
  "(?:nurse|nurses|nursing|gnm|anm|beautician|beauty parlour|parlour|make ?up(?: artist)?|air ?hostess|cabin crew|fashion design\\S*|dancer|dance|dancing|kathak|classical dance|cook|chef|nursery teacher|primary teacher|home science|tailor\\S*|silai|नर्स|नर्सिंग|मेकअप|ब्यूटीशियन|डांस)";

const CHILD = "(?:son|daughter|beta|beti|bete|child|kid|bachcha|bachche|बेटा|बेटी|बच्चा)";
const STAGE = "(?:danc\\S*|singer\\S*|singing|actor|actress|acting|model|modelling|rapper|musician|hero|heroine|डांसर|सिंगर|एक्टर|मॉडल)";
const ACTING = "(?:actors?|actress|acting|hero|heroine|एक्टर|एक्टिंग|अभिनेता|अभिनेत्री)";
const PARENT_ASKS =
  "(?:what (?:do|should|can) (?:i|we)|how (?:do|should|can) (?:i|we)|tell (?:her|him)|should (?:i|we)|real career|is it (?:safe|good|real|ok)|worried|kya (?:kahu|bolu|karu|kare|bole)|kaise samjha\\S*|क्या (?:कहूं|करूं|करें))";

const AT_PLAY =
  "(?:gamers?|gaming|e ?sports|pubg|bgmi|free fire|youtubers?|youtube|influencers?|cricketers?|cricket|chess|football\\S*|kabaddi|badminton|tennis|hockey|athlet\\S*|swimm\\S*|wrestl\\S*|गेमर|गेमिंग|यूट्यूबर|क्रिकेट\\S*|शतरंज|कबड्डी)";
/** Who says so has a wish beside the hours that are lost to it. */
const LIVES_BY_GAMES = "(?:gamers?|e ?sports?(?: players?)?|professional (?:players?|gamers?)|गेमर|ईस्पोर्ट्स)";
const GAME =
  "(?:cricket|football|kabaddi|kho kho|badminton|hockey|chess|tennis|volleyball|athletics|wrestling|kushti|sports?|khel|क्रिकेट|कबड्डी|खो खो|खेल)";
const PLAYS_A_GAME = `(?:${GAME}(?: (?:bahut|hi|roz|me|mein|acch?a|achh?a|well|बहुत|अच्छा))* (?:khelt\\S*|khelna|plays?|खेलत\\S*)|(?:plays?|playing)(?: \\S+)? ${GAME})`;
const ASKS_OF_IT = `(?:${PARENT_ASKS}|careers?|future|scope|bhavishya|wants to be(?:come)?|banna chaht\\S*|only (?:wants|thinks)|wants? only|bas (?:yahi|yehi)|sirf|करियर|भविष्य|बनना चाहत\\S*)`;

const BEHIND =
  "(?:(?:feel|feels|feeling|felt)(?: \\S+){0,3} (?:behind|left out|late)|(?:left|lagging|falling) behind|(?:everyone|everybody|friends|classmates|sab|dost|sab log)(?: \\S+){0,4} (?:ahead|aage (?:nikal|badh|ja)\\S*|settled)|(?:pichh?e|peeche|pichad|pichhad) (?:reh|rah|chhut|chut|ho)? ?(?:gay\\S*|gya|rah\\S*|hu)|पीछे (?:रह|छूट) गय\\S*|आगे निकल गए)";

const CROWDED =
  "(?:saturat\\S*|over ?crowded|too crowded|crowded|too many (?:people|engineers|students|developers|graduates)|bahut (?:zyada )?(?:bheed|log|competition)|bheed|still (?:good|a good|in demand|relevant|safe)|(?:dead|dying) (?:field|career|profession|industry|branch)|abhi bhi (?:sahi|achha|accha|acha|scope)|भीड|अब भी (?:सही|अच्छा))";

/** What is feared of a way: that it pays badly, that people laugh, that the stage feeds nobody. */
export const WORRY_TOPICS: readonly Topic[] = [
  {
    cue: both(OF_FAMILY, PAYS_BADLY),
    ofCareers: true,
    reply: FEAR_OF_LOW_PAY,
    below: [payOfCareer, listOfLiked],
    alone: NAME_FOR_ITS_PAY,
  },
  {
    cue: new RegExp(`^(?=.* ${BOY} )(?=.* ${OF_WOMEN} )(?=.* ${MAY_HE} )`, "u"),
    unless: phrases(
      "(?:girls?|ladki\\S*|women|female)(?: \\S+){0,3} (?:boys?|ladk[aeo]\\S*|men)",
      "(?:teach|train|for) (?:boys|men)",
      "salary|fees?|kharch\\S*",
    ),
    ofCareers: true,
    reply: MEN_DO_IT_TOO,
    below: [openToWhom],
  },
  {
    cue: both(CHILD, `${ACTING} (?:.* )?${PARENT_ASKS}`),
    unless: phrases("(?:salary|fees?|course|college|exam)", "danc\\S*|sing\\S*|model\\S*|rapper|musician"),
    ofCareers: true,
    reply: CHILD_WHO_WOULD_ACT,
  },
  {
    cue: both(CHILD, `${STAGE} (?:.* )?${PARENT_ASKS}`),
    unless: phrases("(?:salary|fees?|course|college|exam)"),
    ofCareers: true,
    reply: CHILD_FOR_THE_STAGE,
  },
  {
    cue: new RegExp(`^(?=.* ${CHILD} )(?=.* ${LIVES_BY_GAMES} )(?=.* ${ASKS_OF_IT} )`, "u"),
    unless: phrases("salary|fees?|college|exam|quota|design\\S*|develop\\S*"),
    ofCareers: true,
    reply: CHILD_AT_PLAY,
    below: [wayToCareer, playerAnswer],
  },
  {
    cue: both(CHILD, PLAYS_A_GAME),
    unless: phrases("salary|fees?|college|exam|quota|phone|mobile|addict\\S*|video|(?:i|main|mai) (?:play|khel\\S*)"),
    ofCareers: true,
    reply: CHILD_AT_PLAY,
    below: [wayToCareer, playerAnswer],
  },
  {
    cue: both(CHILD, AT_PLAY),
    unless: new RegExp(
      `^(?!.* ${ASKS_OF_IT} )| (?:salary|fees?|college|exam|quota|phone|mobile|addict\\S*|pay|all day|din bhar|padh\\S*) `,
      "u",
    ),
    ofCareers: true,
    reply: CHILD_AT_PLAY,
    below: [wayToCareer, playerAnswer],
  },
  {
    cue: phrases(`${BEHIND}(?: .*)?`),
    unless: phrases("marks|maths?|physics|syllabus|salary|technology|country|leave(?: \\S+)? behind|career (?:ahead|aage)"),
    ofCareers: true,
    reply: NOT_BEHIND,
    below: [coursesInstead],
    alone: TELL_WHAT_YOU_HAVE_DONE,
  },
  {
    cue: phrases(CROWDED),
    unless: phrases(
      "(?:with|because of|due to|after|despite|in the (?:age|era) of) ai|ai (?:ke|is coming|coming)|place|places|city|cities|room|train|market|stage|speaking|(?:bheed|भीड) ?(?:bhaad|bhad|भाड)? (?:nahi|nhi|nahin|pasand nahi|se (?:door|dur)|नहीं|पसंद नहीं)|noise|noisy|shor|शोर|mela|control|vs|(?:or|ya|या) (?!(?:is |it |too |over |hai )*(?:crowded|saturated|full|bheed|dead))\\S*",
    ),
    ofCareers: true,
    reply: IS_IT_CROWDED,
    below: [growthOfCareer],
    alone: NAME_FOR_ITS_PAY,
  },
];
