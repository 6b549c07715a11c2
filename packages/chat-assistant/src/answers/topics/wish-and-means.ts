import { BE_DEGREE } from "../../reading/be-degree.ts";
import { COUNTRIES } from "../../reading/countries.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { ownWish, readList, realityOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  ABROAD_WITH_LITTLE_MONEY,
  COURSES_NEAR_HOME,
  DRAWN_BY_PICTURES,
  DRAWN_TO_THE_ARMY,
  ENGINEER_AS_TEACHER,
  FAR_FROM_HOME_AND_SAD,
  FIXED_HOURS,
  FRIENDS_GO_ELSEWHERE,
  NAME_THE_WORK_SEEN,
  NAME_YOUR_LIKING,
  NAME_YOUR_SUBJECTS,
  NOT_WHERE_FRIENDS_GO,
  OUT_BY_DAY_HOME_BY_NIGHT,
  WITHIN_A_BUDGET,
} from "./wish-and-means-texts.ts";

const AMOUNT = "\\d+(?: \\d+)* ?(?:k|l|lakhs?|lacs?|hazaar|hazar|hajar|hajaar|thousand|लाख|हजार)?";
const HOME = "(?:papa|pita|pitaji|father|dad|mummy|mother|maa|parents|family|ghar|पापा|पिता|परिवार|घर)";
const EARNS = "(?:salary|income|earn\\S*|kama\\S*|aamdani|tankhwah|pay|सैलरी|आमदनी|कमा\\S*|आय)";
export const LITTLE_MONEY: string = `(?:${HOME}(?: \\S+){0,4} ${EARNS}(?: \\S+){0,3} (?:(?:[1-9]|[1-7]\\d) ?(?:k|hazaar|hazar|hajar|hajaar|thousand|हजार|000)|[1-7]\\d000|[1-9]000)|(?:family|ghar k[ia]|parents)(?: \\S+)? ${EARNS}(?: \\S+){0,3} [1-5](?: \\d)? ?(?:lakhs?|lacs?|लाख)|${HOME}(?: \\S+){0,4} (?:kam|low|less|little) ${EARNS}|${EARNS}(?: \\S+)? (?:kam|low|less|कम)|(?:no|little|less|not (?:much|enough)|without|kam|bina) (?:money|paise|paisa)|(?:paise|paisa|money|paiso|पैसे|पैसा)(?: \\S+){0,2} (?:nahi|nhi|nahin|kam|kami|नहीं|कम)|poor|gareeb|garib|middle class|cant afford|cannot afford|can not afford|गरीब)`;
const ABROAD = `(?:${COUNTRIES}|kanada|kenada|foreign|bahar(?: (?:ke )?desh)?)`;

const SEEN =
  "(?:reels?|instagram|insta|youtube|shorts|movies?|films?|film|picture|web ?series|serials?|series|netflix|anime|k ?drama|रील\\S*|फिल्म\\S*|मूवी|इंस्टाग्राम|यूट्यूब|वेब सीरीज)";
const DRAWN =
  "(?:saw|seen|seeing|see|watch\\S*|inspired|impressed|because of|influenced|only for|dekh|dekhi|dekhke|dekhkar|dekhne|dekh\\S*|देख\\S*)";
const WISHED = "(?:want|wants|wanna|join|become|be|dream|ban\\S*|mann?|jana|jaana|karna|pasand|interest\\S*|चाहत\\S*|बन\\S*|जाना|करना|मन)";
const ON_THE_MOVE = "(?:travel\\S*|ghoom\\S*|ghum\\S*|safar|tourism|touring|field ?work|घूम\\S*|सफर|यात्रा|ट्रैवल)";
const OWN_PEOPLE = "(?:famil(?:y|ies)|ghar|gharwal\\S*|home|parivar|parents|bachch\\S*|kids|children|परिवार|घर|बच्च\\S*)";
const NEAR_ONES_OWN = `(?:${OWN_PEOPLE}(?: (?:ke|k|se|के|से))? (?:paas|pass|saath|sath|kareeb|nazdeek|पास|साथ|करीब)|${OWN_PEOPLE} (?:se|से) (?:zyada |jyada |bahut )?(?:door|dur|दूर) (?:nahi|nhi|na|नहीं)|(?:near|close to|with|around)(?: (?:my|the))* ${OWN_PEOPLE}|(?:dont|do not|not|without|cannot|cant|never)(?: \\S+){0,4} (?:away from|leav(?:e|ing)|far from)(?: my)? ${OWN_PEOPLE}|(?:home|ghar) (?:every|by|at) (?:night|evening)|(?:roz|har) (?:\\S+ )?ghar)`;

/** Who makes pictures, or watches too many, is not drawn by them. */
const OF_PICTURES = phrases(
  "edit\\S*|vlog\\S*|youtuber|influencer|creator|director|filmmak\\S*|film ?mak\\S*|cinemat\\S*|actor|actress|acting|animat\\S*|reels? (?:banana|banata|banati|banane|bana)|addict\\S*|din bhar|all day|padhai|(?:my|mera|meri|mere) (?:son|daughter|beta|beti|child)|learn\\S*|sikh\\S*|seekh\\S*|scam|fake|salary|mba|course|एडिट\\S*|पढाई",
);
const ARMY = "(?:soldiers?|army|fauj\\S*|jawan|para sf|commando|agni ?veer|sainik|sena|सैनिक|फौज\\S*|आर्मी|सेना|अग्निवीर|जवान)";

const FRIENDS =
  "(?:friends?|dost|doston|classmates?|everyone|everybody|everyone else|sab|sabhi|saare|batch|log|दोस्त|दोस्तों|सब|सभी)(?: (?!(?:my|mere|meri|i|mujhe) )\\S+){0,5}?";
const GO =
  "(?:going|go|goes|gone|doing|do|does|preparing|prepare|taking|took|take|choosing|chose|choose|joining|joined|opting|le rah\\S*|le liy\\S*|lenge|kar rah\\S*|karenge|ja rah\\S*|jayenge|jaa rah\\S*|taiyari|tayari|तैयारी|ले रहे|कर रहे|जा रहे)";
const BUT_I =
  "(?:(?:but|par|lekin|magar|while|whereas|and|aur|पर|लेकिन|मगर|और)(?: \\S+)? )?(?:i|im|me|my|mujhe|mujhko|mera|meri|main|mai|मुझे|मेरा|मेरी|मैं)(?: (?!(?:dont|not|nahi|nhi|confused|नहीं|नही) )\\S+){0,3}";
const LIKES =
  "(?:like|love|enjoy|want|wish|prefer|interest\\S*|passion\\S*|good|pasand|mann?|shauk|banna|karna|karni|lena|leni|padhna|padhni|chahta|chahti|accha|acha|पसंद|मन|शौक|बनना|बननी|करना|करनी|लेना|लेनी|पढना|पढनी|जाना|चाहता|चाहती)";
/** Who only knows what is not wished. */
const BUT_NOT_I =
  "(?:i|im|me|mujhe|mujhko|main|mai|मुझे|मैं)(?: \\S+){0,2}? (?:(?:dont|do not|not|never|nahi|nhi|nahin|नहीं|नही)(?: really)? (?:like|want|wish|interest\\S*|karni|karna|leni|lena|banna|jana|chahta|chahti|pasand|करना|करनी|लेना|लेनी|बनना|जाना|चाहता|चाहती|पसंद)|(?:pasand|mann?|पसंद|मन) (?:nahi|nhi|नहीं))";

const BUDGET =
  "(?:budget|bajat|(?:can|could|able to)(?: only)? (?:spend|pay|afford|arrange|give)|(?:spend|kharch|kharcha|paise|paisa|खर्च)(?: \\S+){0,3} (?:sak\\S*|kar sak\\S*|hai|hain|सक\\S*)|बजट)";
const IN_ALL = `(?:${BUDGET}(?: \\S+){0,6} \\d+(?: \\d+)* ?(?:k|l|lakhs?|lacs?|hazaar|hazar|thousand|लाख|हजार)|${AMOUNT}(?: \\S+){0,4} ${BUDGET})`;
const STUDY =
  "(?:pcm|pcb|pcmb|science|commerce|arts|humanities|12|12th|twelfth|inter|courses?|degree|graduation|padhai|padhna|college|btech|engineering|bca|bba|bsc|bcom|ba|stream|पीसीएम|पीसीबी|साइंस|कॉमर्स|आर्ट्स|12वीं|कोर्स|डिग्री|पढाई|कॉलेज)";

const FAR = "(?:dur|door|bahar|dusre shehar|doosre shehar|दूर|बाहर)";
const NOT_AWAY = `(?:(?:ghar|home|gaon|घर) (?:se|से) ${FAR}(?: \\S+){0,2} (?:nahi|nhi|nahin|mana|नहीं)|(?:cant|cannot|can not|not allowed to|dont want to|not able to)(?: \\S+)? (?:leave|go (?:far|away|out)|move|stay away)(?: \\S+){0,3} (?:home|house|town|city|village|hostel)?|hostel (?:\\S+ )?(?:allowed nahi|nahi (?:bhej\\S*|rah\\S*|reh\\S*|ja\\S*)|not allowed)|near (?:my )?home)`;
const COURSE = "(?:courses?|degree|college|padhai|study|12th|12|after 12|कोर्स|डिग्री|पढाई|12वीं)";

const AWAY = "(?:hostel|pg|kota|dusre shehar|doosre shehar|new city|away from home|हॉस्टल)";
const UNHAPPY =
  "(?:(?:mann?|dil|मन|दिल) (?:nahi|nhi|nahin|नहीं) (?:lag\\S*|लग\\S*)|ghar ki (?:bahut )?yaad|home ?sick|missing home|miss (?:my )?(?:home|family|parents)|akela ?pan|lonely|घर की याद)";

const ENGINEER = `(?:btech|b tech|${BE_DEGREE}|bachelor of engineering|engineers?|engineering|बीटेक|इंजीनियर\\S*)`;
const TEACH = "(?:teach|teaching|teachers?|lecturers?|shikshak|adhyapak|padhana|padhane|टीचर|शिक्षक|टीचिंग|पढाना|पढाने)";

/** What somebody wishes, and what it hangs on: money at home, what friends do, pictures of the work, a degree that was meant for another. */
export const WISH_AND_MEANS_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:9|10|nine|ten)(?: (?:baje|am|बजे))? (?:to|se|से) (?:5|6|five|six)|(?:fixed|regular|limited) (?:(?:working|work|office|duty) )?(?:hours?|timings?|time)|(?:timings?|hours) fixed",
      "(?:[4-7]|pa+nch|chhe) (?:baje|bje|pm|बजे)(?: \\S+){0,2} (?:khata?m|chh?(?:u|oo)\\S*|free|over|ghar|band|खत्म|छुट्टी|छूट\\S*|घर)|(?:ends?|over|finish\\S*|home|free|leave) (?:at|by|before) (?:[4-7]|five|six)",
      "(?:sha+m|evenings?|शाम)(?: \\S+)? (?:free|khali|ghar (?:a+|aa \\S+|pahunch\\S*|wapas)|फ्री|खाली|घर (?:आ|पहुंच)\\S*)|free evenings?|(?:time|samay|समय) (?:pe|par|पर) (?:ghar|घर)",
    ),
    unless: phrases(
      "(?:not|no|dont|hate|bored|boring|tired|without|leave my|quit|escape|instead|other than|nahi|nhi|नहीं|or|vs|ya|या|part ?time|business|startup|stipend|salary|fixed (?:deposit|income))",
    ),
    reply: FIXED_HOURS,
    below: [readList],
  },
  {
    cue: both(ABROAD, LITTLE_MONEY),
    unless: phrases(
      "bahar (?:nahi|nhi|nahin|na|jaane nahi|bhejna nahi|नहीं)(?: \\S+)?",
      "(?:vs|versus|or|ya|या) (?:india|canada|usa|here|yaha\\S*|bharat)|mbbs|medicine|medical|nurs\\S*|salary in|iti|driver|labou?r|plumber|electrician|visa officer|neet",
      "(?:loans?|scholarships?|लोन|छात्रवृत्ति)",
    ),
    reply: ABROAD_WITH_LITTLE_MONEY,
  },
  {
    cue: new RegExp(`^(?=.* ${SEEN} )(?=.* ${DRAWN} )(?=.* ${ARMY} )(?=.* ${WISHED} )`, "u"),
    unless: OF_PICTURES,
    ofCareers: true,
    reply: DRAWN_TO_THE_ARMY,
  },
  {
    cue: anyCue(new RegExp(`^(?=.* (?:${SEEN}(?: \\S+){0,3} ${DRAWN}|${DRAWN}(?: \\S+){0,4} ${SEEN}) )(?=.* ${WISHED} )`, "u")),
    unless: OF_PICTURES,
    ofCareers: true,
    reply: DRAWN_BY_PICTURES,
    below: [realityOfCareer],
    alone: NAME_THE_WORK_SEEN,
  },
  {
    cue: phrases(`${FRIENDS} ${GO}(?: \\S+){0,5}? ${BUT_I} ${LIKES}(?: .*)?`),
    unless: phrases("keh\\S*|kah\\S*|bol\\S*|say|says|said|tell|tells|told|suggest\\S*|कहते|बोलते"),
    ofCareers: true,
    reply: FRIENDS_GO_ELSEWHERE,
    below: [ownWish],
    alone: NAME_YOUR_LIKING,
  },
  {
    cue: phrases(`${FRIENDS} ${GO}(?: \\S+){0,5}? ${BUT_NOT_I}(?: .*)?`),
    unless: phrases("keh\\S*|kah\\S*|bol\\S*|say|says|said|tell|tells|told|suggest\\S*|कहते|बोलते"),
    ofCareers: true,
    reply: NOT_WHERE_FRIENDS_GO,
    alone: NAME_YOUR_LIKING,
  },
  {
    cue: anyCue(both(AWAY, UNHAPPY), phrases("home ?sick")),
    unless: phrases("best hostel|hostel warden"),
    ofCareers: true,
    reply: FAR_FROM_HOME_AND_SAD,
  },
  {
    cue: both(NOT_AWAY, COURSE),
    unless: phrases("job|jobs|naukri|school|abroad|नौकरी"),
    reply: COURSES_NEAR_HOME,
    alone: NAME_YOUR_SUBJECTS,
  },
  {
    cue: both(ON_THE_MOVE, NEAR_ONES_OWN),
    unless: phrases(
      "abroad|country|pilot|navy|course|college|study|padhai",
      "(?:travel\\S*|safar|सफर) (?:na|nahi|nhi|not|kam|less|न|नहीं|कम)|(?:no|not|without|less|bina|kam|dont|do not|hate)(?: (?:want|like|to|much|any))* (?:travel\\S*|safar)",
    ),
    reply: OUT_BY_DAY_HOME_BY_NIGHT,
  },
  {
    cue: both(IN_ALL, STUDY),
    unless: phrases(
      `${COUNTRIES}|vs|versus|or|ya|या|worth|salary|package|kama\\S*|earn\\S*|income|business|shop|dukan|laptop|phone|academy|placement|दुकान`,
      "mbbs|bds|neet|nurs\\S*|pilot|mba|law|llb|fashion|design",
    ),
    reply: WITHIN_A_BUDGET,
  },
  {
    cue: both(ENGINEER, TEACH),
    unless: phrases(
      "vs|versus|salary|pay|teach(?:ing)? (?:me|us|coding|robotics)|phd|mtech|m tech|iit|entrance|12th|class 12|10th|parents?|papa|father|son|daughter|beta|beti|hate|nahi banna|not teaching|teach\\S* (?:bhi )?(?:nahi|nhi)|(?:dont|do not)(?: \\S+){1,4} teach\\S*",
      "software|data|developer|professors?|bsc|b sc|10|12|school counsell?or|(?:doctor|lawyer|ias|pilot|scientist|dancer|artist|nurse)(?: \\S+)? (?:or|ya|and|aur)",
      "(?:engineer\\S*|btech) (?:or|ya|and|aur|या) (?:an? )?teach\\S*|teach\\S* (?:or|ya|and|aur|या) (?:an? )?engineer\\S*",
    ),
    ofCareers: true,
    reply: ENGINEER_AS_TEACHER,
  },
];
