import { phrases } from "../../reading/words.ts";
import { listWhereLiked } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BUSINESS_WHERE_YOU_LIVE,
  COMPUTING_ON_A_PHONE,
  FREELANCING,
  NO_GHOSTS,
  SO_MUCH_A_MONTH,
  TELL_CLASS_AND_LIKING,
  WORK_WITH_SNAKES,
  WORK_WITHOUT_ENGLISH,
} from "./own-ways-texts.ts";

const VILLAGE =
  "(?:pahad\\S*|hills|kheti (?:ke|k) (?:saath|sath)|farming ke saath|पहाड|खेती के साथ|village|gaon|gaav|gav|gao|rural|dehat|small town|kasba|गांव|गाँव|देहात|ग्रामीण)";
const OWN_BUSINESS =
  "(?:business|bijness|bizness|dhandha|dhanda|vyapar|vyavasay|self employ\\S*|swarojgar|startup|shop|dukan|dukaan|khud ka (?:kaam|kam)|apna (?:kaam|kam)|own work|बिजनेस|व्यापार|व्यवसाय|धंधा|दुकान|स्वरोजगार|अपना काम)";

const LEARN = "(?:learn\\S*|seekh\\S*|sikh\\S*|study|practice|practise|course|सीख\\S*|कोर्स)";
const COMPUTER = "(?:graphic design\\S*|computers?|coding|programming|typing|excel|ms office|software|कंप्यूटर|कोडिंग)";
const PHONE_ALONE =
  "(?:(?:laptop|computer|pc|लैपटॉप|कंप्यूटर)(?: \\S+){0,3} (?:nahi|nhi|nahin|not|नहीं)|(?:no|without|dont have|bina)(?: \\S+){0,2} (?:laptop|computer|pc)|(?:sirf|only|bas|just|keval|सिर्फ)(?: \\S+){0,2} (?:mobile|phone|smartphone|मोबाइल|फोन)|(?:mobile|phone|smartphone|मोबाइल|फोन) (?:se|par|pe|on|hi|par hi|से|पर))";

const ENGLISH = "(?:english|angrezi|angreji|इंग्लिश|अंग्रेजी)";
const NO_ENGLISH = `(?:${ENGLISH}(?: \\S+){0,3} (?:nahi|nhi|nahin|na|weak|kamzor|kamjor|not|zero|नहीं|न|ना|कमजोर)|(?:without|no|bina|weak|dont know|cant speak|बिना)(?: \\S+){0,2} ${ENGLISH})`;
const WHICH_WORK =
  "(?:(?:which|what|kaun ?s[aie]|kons[aie]|koi|kya)(?: \\S+)? (?:jobs?|naukri|nokri|kaam|career|careers|work)|jobs? (?:without|in which|jisme|jis)|(?:naukri|job|kaam) (?:jisme|jis|batao|bataiye|bataye|chahiye)|कौन सी नौकरी|कौन सा काम|नौकरी जिस)";

const SNAKES = "(?:snakes?|sa+np|saa+p|saanp|sarp|सांप|साँप|सर्प)";
const GHOSTS = "(?:ghosts?|bhoo?t|bhuto?|pret|tantrik|tantra|jadu ?tona|kala jadu|black magic|exorci\\S*|paranormal|भूत|प्रेत|तांत्रिक)";

const AMOUNT = "(?:[3-9]0000|[3-9]0 ?(?:k|hazaa?r|hajar|thousand|हजार)|[1-9] ?(?:lakh|lac|लाख)|[1-9]00000)";
const A_MONTH = "(?:mahina|mahine|month|monthly|per month|महीना|महीने)";
const AT_SCHOOL_LEVEL =
  "(?:(?:12|12th|twelfth|inter|10|10th|12वीं|10वीं|बारहवीं)(?: \\S+){0,2} (?:baad|bad|pass|after|के बाद|पास)|(?:after|pass) (?:12|12th|10|10th|inter)|without (?:a )?(?:degree|graduation)|bina (?:degree|padhai)|fresher|freshers)";

/** Ways of one's own: a business where one lives, learning on a phone, work without English, and what is no career. */
export const OWN_WAY_TOPICS: readonly Topic[] = [
  {
    cue: both(
      VILLAGE,
      `(?:${OWN_BUSINESS}|(?:nahi|nhi|not)(?: \\S+)? (?:chh?od\\S*|leave)|reh ?(?:kar|ke)(?= .*(?:kya|kaam|kama\\S*|job))|(?:stay|live|remain)\\S* (?:back )?(?:in|at) (?:my |our |the )?(?:own )?(?:village|small town|hills)(?= .*(?:earn|income|job|work))|(?:job|work|earn|income) (?:\\S+ ){0,8}(?:stay|live|remain) (?:back )?(?:in|at) (?:my |our |the )?(?:own )?village|(?:me|mein|में) (?:hi|ही)(?= .*(?:kaam|kam|काम|kama\\S*|rozgar|रोजगार|job))|(?:village|gaon) itself|(?:koi|kuch|कोई|कुछ) (?:kaam|kam|काम)(?: \\S+)? (?:bata\\S*|बता\\S*)|side (?:income|business|kaam)|(?:extra|aur|dusr[ai]) (?:income|kamai|kaam)|kya kar\\S*(?= .*(?:income|kamai))|(?:kheti|farming|खेती) (?:ke|k|के) (?:saath|sath|साथ)(?: \\S+){0,3} (?:kaam|kam|काम))`,
    ),
    unless: phrases("(?:mba|bba|degree|manager|loan officer|salary|administration)"),
    ofCareers: true,
    reply: BUSINESS_WHERE_YOU_LIVE,
  },
  {
    cue: new RegExp(`^(?=.* ${LEARN} )(?=.* ${COMPUTER} )(?=.* ${PHONE_ALONE} )`, "u"),
    unless: phrases("(?:mobile|phone) (?:repair\\S*|app|apps|application)"),
    ofCareers: true,
    reply: COMPUTING_ON_A_PHONE,
  },
  {
    cue: both(
      "(?:freelanc\\S*|freelance work|फ्रीलांस\\S*)",
      "(?:start\\S*|begin\\S*|shuru\\S*|how|kaise|kese|kamai|kamau|kamaye|earn\\S*|income|paise|paisa|क\\S*से|शुरू|कमा\\S*)",
    ),
    reply: FREELANCING,
  },
  {
    cue: both(NO_ENGLISH, WHICH_WORK),
    unless: phrases("(?:english|hindi) (?:teachers?|professor|tutor|literature|honours)", "improve|sudhar\\S*"),
    ofCareers: true,
    reply: WORK_WITHOUT_ENGLISH,
    below: [listWhereLiked],
  },
  {
    cue: both(SNAKES, "(?:pakad\\S*|catch\\S*|rescue\\S*|bacha\\S*|job|jobs|naukri|kaam|career|work|पकड\\S*|नौकरी|काम)"),
    ofCareers: true,
    reply: WORK_WITH_SNAKES,
  },
  {
    cue: both(
      GHOSTS,
      "(?:pakad\\S*|catch\\S*|hunt\\S*|bhaga\\S*|career|job|jobs|kaam|naukri|bann?[ae]|become|seekh\\S*|पकड\\S*|करियर|काम|बनना)",
    ),
    unless: phrases("ghost ?writ\\S*", "film|movie|story|stories|comics?"),
    reply: NO_GHOSTS,
    alone: TELL_CLASS_AND_LIKING,
  },
  {
    cue: new RegExp(`^(?=.* ${AMOUNT} )(?=.* ${A_MONTH} )(?=.* ${AT_SCHOOL_LEVEL} )`, "u"),
    ofCareers: true,
    reply: SO_MUCH_A_MONTH,
  },
];
