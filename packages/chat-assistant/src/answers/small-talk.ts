import type { Wording } from "../language.ts";
import { everywhere, padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  ALL_RIGHT,
  FAREWELL,
  GLADLY,
  GREETING,
  HOW_I_AM,
  I_AM_A_PROGRAM_FIRST,
  MADE_BY_WHOM,
  MADE_BY_WHOM_AND_KEEPS,
  NO_WORK_ANYWHERE,
  PEOPLE_WHO_ADVISE,
  SORRY,
  SORRY_FIRST,
  WELCOME,
  WHAT_I_AM_DOING,
  WHAT_I_ANSWER,
  WHICH_LANGUAGES,
  WHICH_PROGRAM_I_AM,
  WHO_I_AM,
} from "./small-talk-texts.ts";
import { replyOf, type Topic } from "./topic.ts";
import { both } from "./topics/both.ts";
import { ASKS_FOR_UNUSUAL } from "./unusual.ts";

const HELLO =
  "(?:hi+|he+y+|hello+|hlo+|helo|hii+|namaste|namaskar|namaskaram|vanakkam|sat sri akal|salaam|salam|adaab|good (?:morning|afternoon|evening)|yo|hola|नमस्ते|नमस्कार|हेलो|हाय)";
const ADDRESS = "(?: (?:disha|there|ji|maam|madam|sir|dear|friend|bro|everyone|all|didi|bot|how are you|kaise ho|kaisi ho))*";

const only = (what: string): RegExp => new RegExp(`^ (?:${what}) $`, "u");

const MADE_YOU =
  "(?:(?:who|kisne|kis ne|किसने)(?: \\S+)? (?:made|built|created|developed|designed|banaya|banai|runs|owns|trained|बनाया)(?: (?:you|u|this|disha|tumhe|tumko|aapko|ye|yeh|site|website|app|the site|तुम्हें|आपको|यह))+|(?:tumhe|tumko|aapko|aap ko|disha ko|ye site|yeh site|तुम्हें|आपको) (?:kisne|kis ne|किसने) (?:banaya|banayi|बनाया))";
const KEEPS = "(?:(?:save|store|keep|record|share|sell|read|collect)\\S*|data|privacy|private|safe|surakshit|सुरक्षित|डेटा)";

const PROGRAM =
  "(?:ai|a i|llm|gpt|chat ?gpt|gemini|claude|llama|copilot|open ?ai|google|(?:ai |language )?models?|(?:ai |language )?model|version|chat ?bot|engine|technology|एआई|मॉडल|चैटजीपीटी)";
const YOU = "(?:you|u|disha|tum|tu|aap|तुम|आप)";
/** Which program answers, and by which model. */
const WHICH_PROGRAM: RegExp = phrases(
  `(?:which|what|wat|whose)(?: \\S+)?(?: ${PROGRAM}){1,2}(?: \\S+)? (?:are|r|is|do|does|did) (?:${YOU}|this|it)(?: .*)?`,
  `(?:are|r|is) (?:${YOU}|this)(?: (?:an?|the|really|just|actually|based on|using|built on|powered by|made (?:by|with)|running on))* ${PROGRAM}(?: .*)?`,
  `(?:do|does) ${YOU} (?:use|run on|work on|rely on|work with)(?: \\S+)? ${PROGRAM}(?: .*)?`,
  `(?:what|which) (?:\\S+ )?(?:${PROGRAM} )?(?:powers?|runs|is behind|drives) (?:${YOU}|this (?:chat|bot|site|assistant))(?: .*)?`,
  `(?:kaun ?s[aei]|kons[aei]|konse|kis|kya|कौन ?स[ाेी]|किस)(?: \\S+)?(?: ${PROGRAM}){1,2}(?: \\S+){0,3} (?:${YOU}|ho|हो|disha)(?: .*)?`,
  `${PROGRAM}(?: \\S+)? (?:ho|hai|हो)(?: kya| क्या)? (?:tum|aap|disha|तुम|आप)(?: .*)?|(?:tum|aap|तुम|आप)(?: \\S+){0,3} (?:ya|या) ${PROGRAM}(?: .*)?`,
  `${YOU}(?: \\S+)? (?:kaun ?s[aei]|kons[aei]|kis|kya|कौन ?स[ाेी]|किस)(?: ${PROGRAM}){1,2}(?: .*)?`,
);

const OF_HELP =
  "(?:mujhe|meri|mere|mera|mujhse|hame|hamari|humari|hamara|students? ki|logo ki|kya|kaise|kese|kis|kitni|kin|kaun ?si|cheezo|cheezon|cheez|tarah|prakar|me|mein|ki|se|ke|liye|bhi|sab|kuch|yahan|please|मुझे|मेरी|मेरे|हमारी|क्या|कैसे|किस|कितनी|कौन सी|तरह|में|की|से|के|लिए|भी|सब|कुछ)";
const ABLE = "(?:(?: (?:sakt[aei]|sakoge|sakogi|paoge|सकत[ाेी]|सकोगे))?(?: (?:ho|hai|hain|he|h|हो|है|हैं))?)";
/** What Disha can do, asked in Hindi and of nothing else. */
const WHAT_SHE_CAN_DO =
  `(?:(?:hi|hello|namaste|accha|achha|acha|to|toh|batao) )*${YOU}(?: ${OF_HELP}){1,6}(?: (?:help|madad|sahayata|kaam|kam|मदद|सहायता|काम))?(?: me| mein| में)? (?:kar|karte|karti|karoge|karogi|aate|aati|aaoge|bata|batate|batati|de|jaante|jaanti|kr|कर|करते|करती|करोगे|आते|आती|बता|दे|जानते|जानती)${ABLE}(?: (?:kya|क्या))?` +
  `|(?:${OF_HELP} ){1,4}(?:help|madad|sahayata|मदद|सहायता)(?: ${OF_HELP}){0,2} (?:karoge|karogi|kar|करोगे|करोगी|कर)${ABLE}(?: (?:tum|aap|disha|आप|तुम))?` +
  `|(?:(?:mai|main|mein|hum|मैं|हम) )?(?:aapse|tumse|aap se|tum se|disha se|आपसे|तुमसे|आप से)(?: ${OF_HELP}){1,4} (?:p[uo]+c+h+|पूछ)${ABLE}`;

const RUDE = phrases(
  "(?:you|u|tum|aap)(?: people| guys| log)? (?:are |r |sab )?(?:so |all |just )*(?:useless )?(?:useless|fraud|frauds|fake|cheats?|liars?|thag|chor)(?= $| go)|go to hell|(?:this|ye|yeh)(?: \\S+)? (?:is |to |hi )*(?:fraud|scam)(?: site| website| app)?(?: hai)?(?= $)",
  "(?:you|u|ur|tum|tu|disha)(?: are| r| is| ho| hai)? (?:so |very |a |an |totally |bahut )*(?:stupid|dumb|useless|idiot|fool|bad|trash|rubbish|bakwas|bekar|bewakoof|pagal|boring|wrong|not helpful)",
  "bakwas|(?:stupid|dumb|useless|worst|bad|pagal|faltu|bekar|bekaar|ghatiya|bewakoof|third class) (?:bot|chat ?bot|ai|app|site|website|robot|machine)|(?:bot|chat ?bot|app|site) (?:is |to |hi )?(?:stupid|dumb|useless|pagal|faltu|bekar|bekaar|ghatiya)",
  "(?:तू|तुम|आप)? ?(?:बेकार|बकवास|घटिया|फालतू|बेवकूफ|पागल) (?:बॉट|बोट|चैटबॉट|ऐप|साइट|मशीन)|(?:बॉट|चैटबॉट|ऐप|साइट) (?:बेकार|बकवास|घटिया|फालतू|बेवकूफ)",
);
/** Told of Disha in passing: "you are just a bot", "tu robot hai na". */
const TOLD_OF_HER = phrases(
  `(?:are |r )?${YOU}(?: (?:are|r|to|toh|just|only|ek|an?|sirf|bas|really|तो|एक|बस))* (?:robot|bot|chat ?bot|machine|ai|computer|program|रोबोट|मशीन|एआई)(?: (?:ho|hai|hain|h|na|right|only|kya|ya insaan|or human|or a human|हो|है|ना|न|क्या))*`,
);
/** What is asked of work in so many words. */
const ASKS_OF_WORK = both(
  "tell|batao?|bataiye|batade|which|what|how|kya|kaise|kaun\\S*|konsa|konsi|kitn[aie]|kis|give|show|list|बताओ|क्या|कैसे|कौन|कितन[ाीे]",
  "jobs?|careers?|salary|pays?|kamai|naukri|stream|courses?|degree|become|banu|bane|banna|ban|shifts?|kya kar\\S*|what (?:to do|can i do|should i do)|नौकरी|करियर|सैलरी|बने|बनूं|शिफ्ट|क्या कर\\S*",
);
const BEGINS_WITH_TALK =
  /^ (?:(?:mat|band|kar|karo|just|ok|now|hai|ho|bas|and|aur|so|to|toh|ab|na|seedh[aei]|sidh[aei]|bata|batao|dont talk|but|par|मत|बंद|कर|करो|सीधा|सीधे|बस|और|तो|अब|ना) +)+/u;

/** What is asked beside rude words or words of what Disha is, and what is said before it; null where there are none or nothing is asked. */
export function askedBesideTalk(question: string): { readonly rest: string; readonly first: Wording } | null {
  const text = padded(wordsOf(question));
  const isRude = RUDE.test(text);
  if (!isRude && !TOLD_OF_HER.test(text)) return null;
  const rest = text
    .replace(everywhere(TOLD_OF_HER), " ")
    .replace(everywhere(RUDE), " ")
    .replace(/ +/gu, " ")
    .replace(BEGINS_WITH_TALK, " ");
  return ASKS_OF_WORK.test(rest) || ASKS_FOR_UNUSUAL.test(rest)
    ? { rest: rest.trim(), first: isRude ? SORRY_FIRST : I_AM_A_PROGRAM_FIRST }
    : null;
}

const TOPICS: readonly Topic[] = [
  {
    cue: both(MADE_YOU, KEEPS),
    reply: MADE_BY_WHOM_AND_KEEPS,
  },
  {
    cue: phrases(`${MADE_YOU}(?: .*)?`),
    reply: MADE_BY_WHOM,
  },
  {
    cue: only(`${HELLO}${ADDRESS}`),
    reply: GREETING,
  },
  {
    cue: WHICH_PROGRAM,
    unless: phrases("career|careers|job|jobs|course|courses|become|ban(?:na|ne|u)|salary"),
    reply: WHICH_PROGRAM_I_AM,
  },
  {
    cue: phrases(
      "who are (?:you|u)|what are you|who r u",
      "are you (?:an? )?(?:real|human|person|bot|robot|ai|machine|chat ?gpt|gemini|gpt|llm|girl|boy|alive)(?: .*)?|what is your name|whats your name",
      "(?:tum|tu|aap|kya tum|kya aap|तुम|आप)(?: \\S+){0,2} (?:insaan|insan|robot|machine|bot|ai|computer|asli|इंसान|रोबोट|मशीन)(?: .*)?",
      "(?:who|what|whos|whats) (?:is |s )?disha(?= $)|disha (?:kaun|kon) (?:hai|h|he|ho)(?: .*)?|disha kya (?:hai|h|he)(?= $)|(?:kya )?disha (?:ek |koi |asli |real )?(?:insaan|insan|robot|machine|bot) (?:hai|h|he|ho|ya)(?: .*)?|(?:is|are) disha (?:an? )?(?:real|human|person|bot|robot|ai|machine)(?: .*)?|दिशा कौन है(?: .*)?|दिशा (?:इंसान|रोबोट)(?: .*)?",
      "your name|tum kaun|tum kon|aap kaun|aap kon|tumhara naam|tera naam|tumharo naam|aapka naam|aap ka naam|introduce yourself|तुम कौन|आप कौन|तुम्हारा नाम",
      "आपका नाम",
    ),
    reply: WHO_I_AM,
  },
  {
    cue: new RegExp(
      `${only("how (?:are|r) (?:you|u)(?: doing)?(?: today)?|kaise ho|kaisi ho|kya haal hai|whats up|wassup|sup").source}`,
      "u",
    ),
    reply: HOW_I_AM,
  },
  {
    cue: only(
      "(?:(?:ok|okay|oh|wow|great|cool|many|so|bahut|bohot|very|aapka|apka|tumhara|बहुत|आपका) )*(?:thanks?|thnx|thnks|thanku|tq|thank ?you|thankyou|thankyu|thx|ty|tysm|shukriya|shukriyaa|shukria|dhanyavad|dhanyawad|dhanyavaad|dhanywad|धन्यवाद|शुक्रिया|थैंक्यू|थैंक यू)(?: (?:so|much|a|lot|very|disha|ji|aapka|apka|aapne|apne|tumne|tumhara|aap|accha|achha|acha|bataya|batane|samjhaya|ke|liye|bro|bhai|bhaiya|didi|di|dear|dost|yaar|sir|maam|madam|mam|for|the|your|this|all|help|helping|helped|info|information|answer|answers|guidance|guiding|time|me|you|again|really|bahut|bohot|kaafi|hui|hua|mili|mila|ki|kiya|madad|sab|it|was|useful|nice|great|दीदी|जी|सर|मैम|दिशा|बहुत|मदद|हुई|मिली))*",
    ),
    reply: WELCOME,
  },
  {
    cue: only(
      "(?:ok |okay |thanks |alright )*(?:bye+|good ?bye|bye bye|see (?:you|ya)(?: later)?|good night|tata|alvida|phir milenge|अलविदा)(?: (?:disha|bye|for now))*",
    ),
    reply: FAREWELL,
  },
  {
    cue: only("(?:ok(?:ay)?|k|hmm+|acha|accha|achha|theek hai|thik hai|cool|nice|great|good|yes|no|haan|nahi|sure|wow|lol|haha+)"),
    reply: ALL_RIGHT,
  },
  {
    cue: only(
      "(?:please |pls |plz )?(?:can (?:you|u) )?help(?: me)?(?: please| pls| plz| out)?|menu|start|options|kya kar sakt[ei] ho|bolo kuch|kuch (?:to |toh )?bol(?:o|iye)|say something|madad|मदद|कुछ बोलो",
    ),
    reply: GLADLY,
  },
  { cue: only(WHAT_SHE_CAN_DO), reply: WHAT_I_ANSWER },
  {
    cue: phrases(
      "what (?:all )?(?:can|do) (?:you|u) (?:do|know|help)(?: .*)?|how (?:can|do) (?:you|u) help(?: .*)?|what should i ask",
      "what can i ask(?: .*)?|tum kya kar(?: .*)?|aap kya kar(?: .*)?",
    ),
    reply: WHAT_I_ANSWER,
  },
  {
    cue: phrases(
      "(?:talk|speak|chat|connect|baat)(?: \\S+){0,3} (?:to|with|se)? ?(?:an? |the |some |any )?(?:real |actual |live )?(?:human|person|counsell?ors?|advisor|insaan|someone real|real person)(?: (?:please|pls|here|now|on this site))?|(?:human|real|live) (?:counsell?ors?|person|human|advisor)(?: .*)?|(?:counsell?or|insaan|expert|kisi (?:aadmi|insaan|vyakti)) se (?:baat|mil\\S*)(?: .*)?|(?:काउंसलर|इंसान|किसी व्यक्ति) से (?:बात|मिल\\S*)(?: .*)?",
    ),
    unless: phrases("(?:become|ban\\S*|job|career|salary|course|how do|interview|people person|scared|afraid|dar|shy)(?: .*)?"),
    reply: PEOPLE_WHO_ADVISE,
  },
  {
    cue: phrases(
      "(?:hindi|hinglish|tamil(?! nadu)|telugu|bengali|bangla|marathi|gujarati|kannada|malayalam|punjabi|odia|urdu|हिंदी|हिन्दी)(?: (?:me|mein|में))? (?:\\S+ ){0,2}(?:bata\\S*|bol\\S*|jawab|answer|reply|likh\\S*|baat|samjha\\S*|speak|talk|बता\\S*|बोल\\S*|जवाब|बात|लिख\\S*|समझा\\S*)(?: (?:do|de|dena|dijiye|sakte|sakti|sakta|ho|hai|kar|karo|kro|please|pls|kya|aap|दो|दीजिए|सकते|सकती|हो|करो))*",
      "(?:in|speak|talk in|reply in|answer in|use|know|samajhte|do you know|do you speak|can you speak) (?:in )?(?:hindi|tamil(?! nadu)|telugu|bengali|bangla|marathi|gujarati|kannada|malayalam|punjabi|odia|urdu)(?: (?:please|pls))?",
      "(?:hindi|हिंदी|tamil|telugu|bengali|bangla|marathi|gujarati|kannada|malayalam|punjabi) (?:aati|aata|samajh\\S*|aati hai|please|pls)(?: .*)?",
    ),
    unless: phrases(
      "(?:(?:give|take|write|attempt|appear)(?: \\S+){0,4} in (?:hindi|tamil|telugu|bengali|marathi|gujarati|kannada)|cuet|gate|clat|ctet|nda|cat|ssc|exam|paper|neet|jee|upsc|teach(?:er|ers|ing)|journalis[tm]|medium|news|literature|courses?|jobs?|careers?|degree|(?:m ?a|b ?a|m ?phil|phd|hons?|honou?rs) in|books?|professor|poet|writ(?:er|ing)|translat(?:or|ion))(?: .*)?",
    ),
    reply: WHICH_LANGUAGES,
  },
  {
    cue: only(
      "(?:aap |tum |disha )?(?:kya kar rah[eai](?: ho| hai| hain)?|what are (?:you|u) doing|wyd|kya chal raha(?: hai)?)(?: (?:abhi|aajkal|now|disha|yaar|bro))*",
    ),
    reply: WHAT_I_AM_DOING,
  },
  {
    cue: phrases(
      "(?:naukri|job|jobs|kaam|rozgar|नौकरी|रोजगार|काम)(?: \\S+){0,3} (?:nahi|nhi|nahin|नहीं) (?:mil\\S*|hai|hain|bach\\S*|मिल\\S*|है)(?: \\S+){0,3} (?:desh|india|country|bharat|kisi ko|is|देश|भारत)(?: .*)?|(?:no|there are no) jobs (?:in|for)(?: \\S+){0,2} (?:india|country|anyone|anybody|us|youth|freshers)(?: .*)?|(?:is|iss|इस) desh (?:me|mein|में)(?: \\S+){0,4} (?:naukri|job|kuch|future|नौकरी)(?: \\S+){0,3} (?:nahi|nhi|नहीं)(?: .*)?|(?:sab|sabkuch|everything|saari padhai|degree) (?:\\S+ )?(?:bekar|bakwas|useless|waste|pointless)(?: \\S+){0,4} (?:naukri|job|jobs)(?: .*)?",
    ),
    reply: NO_WORK_ANYWHERE,
  },
  {
    cue: RUDE,
    reply: SORRY,
  },
];

/** Greetings, thanks, what Disha is and in which language she answers. */
export const smallTalkAnswer: SpokenAnswer = spoken(({ text, language }) => replyOf(TOPICS, text, language));
