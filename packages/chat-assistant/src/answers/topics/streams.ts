import { phrases } from "../../reading/words.ts";
import { listOfBiology, readList } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  NO_STREAM_IS_USELESS,
  SCIENCE_WITHOUT_MATHS,
  SHORT_FOR_SUBJECTS,
  TAKE_STREAM_TEST,
  WHICH_STREAM,
  WHICH_SUBJECTS,
} from "./streams-texts.ts";

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
    reply: SCIENCE_WITHOUT_MATHS,
    below: [listOfBiology],
  },
  {
    cue: phrases(
      "(?:what is|whats|what are|meaning of|full form of|subjects (?:in|of|are in)|explain|what does)(?: the)?(?: subjects (?:in|of))? (?:pcm|pcb|pcmb)(?: .*)?",
      "(?:pcm|pcb|pcmb)(?: (?:me|mein|में))? (?:kya|kitne|kaun ?se|konse|कितने|कौन से|means?|full form|meaning|subjects)(?: .*)?",
    ),
    reply: SHORT_FOR_SUBJECTS,
  },
  {
    cue: phrases(
      "confus\\S*(?: \\S+){0,2} between(?: .*)?|(?:which|konsa|kaunsa|kaun sa|kon sa|konsi|what|best|right) stream(?: .*)?",
      "(?:choose|select|choosing|selecting|chunu|chune|lu|lun|le) (?:a |my |the |which )?stream(?: .*)?",
      "(?:dont|do not|didnt|not|cant|never) (?:know|decided?|sure|choose|pick|understand)(?: (?:about|on|of|yet|my|which|the|what|a))* stream(?: .*)?|stream(?: (?:ka|ki|ke|me|mein|ko|abhi|kuch|bhi|tak))* (?:pata|decide|tay|samajh|final)(?: \\S+)? (?:nahi|nhi|nahin)(?: .*)?|स्ट्रीम(?: \\S+){0,3} (?:पता|तय|समझ)(?: \\S+)? (?:नहीं|नही)(?: .*)?",
      "stream (?:lu|lun|le|choose|select|chunu|chune|confusion)(?: .*)?|science (?:or|vs|ya) (?:commerce|arts)(?: .*)?",
      "commerce (?:or|vs|ya) (?:science|arts)(?: .*)?|arts (?:or|vs|ya) (?:science|commerce)(?: .*)?",
      `${HINDI_STREAM} (?:या|और|कि) ${HINDI_STREAM}(?: .*)?|(?:कौन सा|कौनसा|कौन सी|सही) (?:स्ट्रीम|विषय|वर्ग)(?: .*)?|(?:स्ट्रीम|विषय) (?:चुन\\S*|लूं|लू|लें|लेना)(?: .*)?`,
    ),
    reply: WHICH_STREAM,
  },
  {
    cue: phrases(`${STREAM}(?: \\S+){0,4} ${JUDGED}(?: .*)?|${JUDGED}(?: \\S+){0,3} ${STREAM}(?: .*)?`),
    unless: phrases(
      "(?:computer|data|political|home|sports?|food|environmental|forensic|library) science",
      "(?:fine|martial|culinary|liberal|performing) arts",
      "(?:with|ke saath|के साथ) (?:economics|psychology|history|geography|political science|sociology|english|computer science|computers?|home science|physical education|legal studies|music)",
      "(?:easier|harder|tougher) than",
      "(?:careers?|jobs?|naukri|kaam|नौकरी)(?: \\S+){0,4} (?:respect\\S*|izzat|samman|stable)",
    ),
    reply: NO_STREAM_IS_USELESS,
    below: [readList],
    alone: TAKE_STREAM_TEST,
  },
  {
    cue: phrases(
      "(?:which|what|konsa|kaunsa|kis|best)(?: \\S+){0,3} (?:subjects?|combinations?|subject combination)(?: \\S+){0,4} (?:which|what|career|careers|job|jobs|field|for|ke liye)(?: .*)?|subject combinations?(?: .*)?|(?:subjects?|vishay)(?: \\S+){0,3} (?:combination|combo)(?: .*)?|विषय संयोजन",
    ),
    reply: WHICH_SUBJECTS,
  },
];
