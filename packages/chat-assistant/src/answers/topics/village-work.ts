import { Pattern } from "../../reading/pattern.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { HOME_BY_EVENING } from "./village-work-texts.ts";

const VILLAGE = "(?:villages?|gaon|gaanv|gao|gram|dehat|rural|गांव|गाव|गांवों|देहात|ग्रामीण)";
const WOMAN =
  "(?:girls?|wom[ae]n|ladki|ladkiy\\S*|ladies|lady|female|beti|daughter|mahila\\S*|mother|sister|wife|behen|bahu|aurat\\S*|लडकी|लडकिय\\S*|महिला\\S*|बेटी|बहन|बहू|औरत\\S*)";
const WORK = "(?:jobs?|work|naukri\\S*|nokri|kaam|careers?|rozgar|rojgar|नौकरी|नौकरियां|जॉब|काम|करियर|रोजगार)";
const BACK_HOME =
  "(?:(?:return|come|back|reach|be)(?: \\S+){0,3} home|home (?:by|every|each|in the) (?:evening|day|night)|shaam (?:ko|tak)(?: \\S+)? ghar|ghar(?: \\S+){0,2} (?:laut\\S*|wapas|aa sak\\S*|aa ja\\S*)|(?:roz|rozana|daily|har din|शाम को|रोज)(?: \\S+){0,3} (?:ghar|घर)|घर(?: \\S+){0,2} (?:लौट\\S*|वापस|आ सक\\S*)|(?:near|close to) (?:my |her |the )?home|ghar ke (?:paas|pas|nazdik)|घर के (?:पास|नजदीक))";

/** Work by day near a home in a village, asked for a woman or by whoever would be back in the evening. */
export const VILLAGE_WORK_TOPICS: readonly Topic[] = [
  {
    cue: new Pattern(`^(?=.* ${VILLAGE} )(?=.* ${WORK} )(?=.* (?:${WOMAN}|${BACK_HOME}) )`, "u"),
    unless: phrases(
      "drawing|painting|danc(?:e|ing)|singing|music|padhi likhi|anpadh|illiterate|uneducated|[5-9]th|पढी लिखी|अनपढ|business|dhandha|dukan|dukaan|shop|khol\\S*|start|loan|stud(?:y|ies|ying)|padhai|padhna|scholarships?|hostel|school|college|course|engineer\\S*|doctor|teacher|coding|software|freelanc\\S*|online|ghar (?:se|baith\\S*)|(?:from|at) home|pasand|likes?|loves?|interest\\S*|shauk|marri\\S*|shaadi|safe|kheti|farming|development|social|ngo|help|seva|upsc|police|army|marketing|बिजनेस|व्यवसाय|दुकान|खोल\\S*|पढाई|पढना|छात्रवृत्ति|घर (?:से|बैठ\\S*)|पसंद|शौक|शादी|खेती|सेवा|मदद|पुलिस|विकास",
    ),
    reply: HOME_BY_EVENING,
  },
];
