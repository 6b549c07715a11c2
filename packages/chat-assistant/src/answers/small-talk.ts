import { p } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { capabilities, whatICanDo } from "./capabilities.ts";
import { replyOf, type Topic } from "./topic.ts";

const HELLO =
  "(?:hi+|he+y+|hello+|hlo+|helo|hii+|namaste|namaskar|namaskaram|vanakkam|sat sri akal|salaam|salam|adaab|good (?:morning|afternoon|evening)|yo|hola|नमस्ते|नमस्कार|हेलो|हाय)";
const ADDRESS = "(?: (?:disha|there|ji|maam|madam|sir|dear|friend|bro|everyone|all|didi|bot|how are you|kaise ho|kaisi ho))*";

const only = (what: string): RegExp => new RegExp(`^ (?:${what}) $`, "u");

const TOPICS: readonly Topic[] = [
  {
    cue: only(`${HELLO}${ADDRESS}`),
    reply:
      p(
        "Namaste! I am Disha, the guide of this site. Ask me about any career: what it is, what it pays, and how to get there from your class.",
      ) + whatICanDo,
  },
  {
    cue: phrases(
      "who are (?:you|u)|what are you|who r u",
      "are you (?:an? )?(?:real|human|person|bot|robot|ai|machine|chat ?gpt|gemini|gpt|llm|girl|boy|alive)(?: .*)?|what is your name|whats your name",
      "your name|tum kaun|tum kon|aap kaun|aap kon|tumhara naam|aapka naam|introduce yourself|तुम कौन|आप कौन|तुम्हारा नाम",
      "आपका नाम",
    ),
    reply:
      p(
        "I am Disha, the assistant of Career Clarity. I am a program, not a person, and answer from the site's own catalogue of careers; when I do not know something, I say so.",
      ) + whatICanDo,
  },
  {
    cue: new RegExp(
      `${only("how (?:are|r) (?:you|u)(?: doing)?(?: today)?|kaise ho|kaisi ho|kya haal hai|whats up|wassup|sup").source}`,
      "u",
    ),
    reply: p("All well here, thank you. I am Disha; which career shall we look at?") + capabilities,
  },
  {
    cue: only(
      "(?:(?:ok|okay|oh|wow|great|cool|many|so|bahut|bohot|very|aapka|apka|tumhara|बहुत|आपका) )*(?:thanks?|thnx|thnks|thanku|tq|thank ?you|thankyou|thankyu|thx|ty|tysm|shukriya|shukriyaa|shukria|dhanyavad|dhanyawad|dhanyavaad|dhanywad|धन्यवाद|शुक्रिया|थैंक्यू|थैंक यू)(?: (?:so|much|a|lot|very|disha|ji|aapka|apka|aapne|apne|tumne|tumhara|aap|accha|achha|acha|bataya|batane|samjhaya|ke|liye|bro|bhai|bhaiya|didi|di|dear|dost|yaar|sir|maam|madam|mam|for|the|your|this|all|help|helping|helped|info|information|answer|answers|guidance|guiding|time|me|you|again|really|bahut|bohot|kaafi|hui|hua|mili|mila|ki|kiya|madad|sab|it|was|useful|nice|great|दीदी|जी|सर|मैम|दिशा|बहुत|मदद|हुई|मिली))*",
    ),
    reply: p("You are welcome, and glad to help. Ask on whenever you like."),
  },
  {
    cue: only(
      "(?:ok |okay |thanks |alright )*(?:bye+|good ?bye|bye bye|see (?:you|ya)(?: later)?|good night|tata|alvida|phir milenge|अलविदा)(?: (?:disha|bye|for now))*",
    ),
    reply: p("Bye, and the best of luck. You can come back any time."),
  },
  {
    cue: only("(?:ok(?:ay)?|k|hmm+|acha|accha|achha|theek hai|thik hai|cool|nice|great|good|yes|no|haan|nahi|sure|wow|lol|haha+)"),
    reply: p("All right. Name a career, a subject or something that you like, and I will tell you more."),
  },
  {
    cue: only(
      "(?:please |pls |plz )?(?:can (?:you|u) )?help(?: me)?(?: please| pls| plz| out)?|menu|start|options|kya kar sakt[ei] ho|madad|मदद",
    ),
    reply: p("Gladly. I know this site's careers and the ways to them.") + whatICanDo,
  },
  {
    cue: phrases(
      "what (?:all )?(?:can|do) (?:you|u) (?:do|know|help)(?: .*)?|how (?:can|do) (?:you|u) help(?: .*)?|what should i ask",
      "what can i ask(?: .*)?|tum kya kar(?: .*)?|aap kya kar(?: .*)?",
    ),
    reply: p("I answer questions about careers and this site, from the catalogue.") + whatICanDo,
  },
  {
    cue: phrases(
      "(?:you|u|ur|tum|tu|disha)(?: are| r| is| ho| hai)? (?:so |very |a |an |totally |bahut )*(?:stupid|dumb|useless|idiot|fool|bad|trash|rubbish|bakwas|bekar|bewakoof|pagal|boring|wrong|not helpful)",
      "bakwas",
    ),
    reply:
      p(
        "I am sorry that I was no help. I only know this site's careers, and words other than mine sometimes escape me. Try the name of a career, or one of these:",
      ) + capabilities,
  },
];

/** Greetings, thanks, and who Disha is. */
export const smallTalkAnswer: Answer = ({ text }) => replyOf(TOPICS, text);
