import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { listOfBiology, readList } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const HINDI_STREAM = "(?:विज्ञान|साइंस|वाणिज्य|कॉमर्स|आर्ट्स|कला|मानविकी)";
const STREAM = "(?:pcmb|pcm|pcb|science|commerce|arts|humanities|विज्ञान|साइंस|वाणिज्य|कॉमर्स|आर्ट्स|कला वर्ग)";
const JUDGED =
  "(?:bekar|bekaar|useless|waste|faltu|worthless|worth|sahi|galat|wrong|good choice|bad choice|accha hai|achha hai|acha hai|kharab|no future|no scope|scope|easy|tough|hard|respect|izzat|kamzor|weak students|बेकार|सही|गलत|आसान|मुश्किल|अच्छा|स्कोप)";

/** Choosing a stream, where no class is named. */
export const STREAM_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:science|sci|साइंस|विज्ञान)",
      "(?:(?:without|no|bina|not|hate|except|minus|बिना) (?:maths?|mathematics|ganit|गणित|मैथ्स?)|(?:maths?|mathematics|गणित|मैथ्स?) (?:ke bina|nahi|nhi|के बिना|नहीं))",
    ),
    unless: phrases(
      "(?:computer|data|political|home|sports?|food|environmental|forensic|library|social|cognitive) science",
      "(?:no|not|without|nor|neither|bina|hate|dont want|बिना) science|science (?:bhi )?(?:nahi|nhi|nahin|ke bina|नहीं|के बिना)",
    ),
    reply: p(
      "With science and without maths you most likely have physics, chemistry and biology. These careers are open with them; law, design, hotel management and most degrees in arts are open too.",
    ),
    below: [listOfBiology],
  },
  {
    cue: phrases(
      "(?:what is|whats|what are|meaning of|full form of|subjects (?:in|of|are in)|explain|what does)(?: the)?(?: subjects (?:in|of))? (?:pcm|pcb|pcmb)(?: .*)?",
      "(?:pcm|pcb|pcmb) (?:kya|means?|full form|meaning|subjects)(?: .*)?",
    ),
    reply:
      p("They are short for the science subjects of Class 11 and 12:") +
      ul([
        "PCM: Physics, Chemistry and Maths. Engineering, computing, architecture, flying.",
        "PCB: Physics, Chemistry and Biology. Medicine, nursing, pharmacy, life sciences.",
        "PCMB: all four. The most doors, and the most work.",
      ]) +
      p('English and one more subject come with each. Ask me "careers with PCB", or name a career, and I tell you which of them it needs.'),
  },
  {
    cue: phrases(
      "confus\\S*(?: \\S+){0,2} between(?: .*)?|(?:which|konsa|kaunsa|kaun sa|kon sa|konsi|what|best|right) stream(?: .*)?",
      "(?:choose|select|choosing|selecting|chunu|chune|lu|lun|le) (?:a |my |the |which )?stream(?: .*)?",
      "stream (?:lu|lun|le|choose|select|chunu|chune|confusion)(?: .*)?|science (?:or|vs|ya) (?:commerce|arts)(?: .*)?",
      "commerce (?:or|vs|ya) (?:science|arts)(?: .*)?|arts (?:or|vs|ya) (?:science|commerce)(?: .*)?",
      `${HINDI_STREAM} (?:या|और|कि) ${HINDI_STREAM}(?: .*)?|(?:कौन सा|कौनसा|कौन सी|सही) (?:स्ट्रीम|विषय|वर्ग)(?: .*)?|(?:स्ट्रीम|विषय) (?:चुन\\S*|लूं|लू|लें|लेना)(?: .*)?`,
    ),
    reply:
      p("A stream is a set of doors, so ask which doors you want to keep open:") +
      ul([
        "Science with maths (PCM): engineering, computing, architecture, flying; it also lets you change to Commerce or Arts later, hardly the other way round.",
        "Science with biology (PCB): medicine, nursing, pharmacy, life sciences.",
        "Commerce: accounts, banking, business; with maths also economics, data and actuarial work.",
        "Humanities (Arts): law, civil services, teaching, psychology, design, media.",
      ]) +
      p(
        `Law, civil services, hotel management, design and most teaching are open from every stream. The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}. Or name a career, and I tell you which subjects it needs.`,
      ),
  },
  {
    cue: phrases(`${STREAM}(?: \\S+){0,4} ${JUDGED}(?: .*)?|${JUDGED}(?: \\S+){0,3} ${STREAM}(?: .*)?`),
    unless: phrases(
      "(?:computer|data|political|home|sports?|food|environmental|forensic|library) science",
      "(?:fine|martial|culinary|liberal|performing) arts",
    ),
    reply: p(
      "No stream is useless, and none is for weak or for clever students only. It is right for you if its subjects interest you on an ordinary Tuesday and if it keeps open what you may want to become. Science with maths allows the most changes later and asks for the most hours; Commerce and Humanities lead to law, civil services, banking, design, media and teaching as well.",
    ),
    below: [readList],
    alone: p(`The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}.`),
  },
  {
    cue: phrases(
      "(?:which|what|konsa|kaunsa|kis|best)(?: \\S+){0,3} (?:subjects?|combinations?|subject combination)(?: \\S+){0,4} (?:which|what|career|careers|job|jobs|field|for|ke liye)(?: .*)?|subject combinations?(?: .*)?|(?:subjects?|vishay)(?: \\S+){0,3} (?:combination|combo)(?: .*)?|विषय संयोजन",
    ),
    reply:
      p("Which subjects of Class 11 and 12 go with which careers, in short:") +
      ul([
        "Physics, chemistry, maths: engineering, computing, architecture, flying, most of the forces' technical branches.",
        "Physics, chemistry, biology: medicine, nursing, pharmacy, physiotherapy, life sciences, agriculture.",
        "Accounts and business studies with maths: accounts, finance, economics, data, actuarial work; without maths: accounts, company law, banking, marketing.",
        "History, politics, psychology, languages: law, civil services, teaching, media, social work.",
        "A computer, art or physical education paper beside them opens the start of design, coding or sports work.",
      ]) +
      p('Name a career, and I tell you which subjects keep it open; or name subjects, as in "careers with PCB".'),
  },
];
