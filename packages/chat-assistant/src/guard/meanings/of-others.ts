import { anyOf, FILL, gap, hindi, LIFE, MUCH, NOT, some } from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

const NEVER = "(?:no|not any|zero|isnt any|never any)";
const POINT = "(?:point|meaning|purpose|use|sense|reason)";
const IN_ALL =
  "(?:in|of|to|for) (?:anything|everything|life|my life|his life|her life|living|it all|existing|going on|trying|waking up|getting up|me|him|her|being here|anyone)";
const THEY = "(?:he|she|they|who|it|i|im|am|student|friend|son|daughter|classmate|roommate|boy|girl|child|pupil)";
const OF_NO_WORTH =
  "(?:useless|worthless|hopeless|pointless|meaningless|good for nothing|a burden|a failure|a total failure|a loser|unwanted)";
const THINGS = hindi(
  "kisi_cheez kisi_chij kisi_bhi_cheez kisi_baat kuch_bhi_karne kuch_karne jeene",
  "किसी_चीज किसी_भी_चीज किसी_बात कुछ_भी_करने कुछ_करने जीने",
);
const SENSE = hindi("matlab fayda faida mtlb maksad arth", "मतलब फायदा मकसद अर्थ");

/** Seeing no point in anything, of oneself or told of somebody. */
export const SEEING_NO_POINT: Meaning = {
  english: [
    `${NEVER} ${POINT} ${IN_ALL}`,
    `${NEVER} ${POINT} (?:anymore|any more|left|now)(?= $)`,
    `what(?: is|s)? the (?:point|use) ${IN_ALL}|whats the point(?= (?:$|anymore|any more))`,
    `nothing (?:\\S+ )?(?:matters|mattered|makes sense|means anything|feels good|makes (?:me|him|her|them) happy)(?= (?:$|any ?more|any more|now|to (?:me|him|her|them)|in life|and|what|how|since|after))`,
    "(?:life|everything) (?:is|feels|seems|has become|looks)(?: so| totally| completely| just)? (?:pointless|meaningless|useless|worthless|hopeless|not worth \\S+)",
    "life has (?:no|lost) (?:all )?(?:its )?(?:meaning|purpose|point)",
    "(?:given up|giving up|gave up|gives up|give up) on (?:everything|life|living|himself|herself|myself|themselves|all)|(?:has|have|had|just) given up(?= $)",
    `${THEY}(?: (?:\\S+ )?(?:is|are|am|was|feels?|thinks|says)){1,3}(?: (?:he|she|they|i)(?: (?:is|am|are|s))?)?(?: so| just| totally| completely)? ${OF_NO_WORTH}(?! (?:at|in|with|on|for) (?!life|everything|every))`,
    "(?:nobody|no one|noone) (?:will|would|is going to) (?:ever )?(?:miss|notice|remember|cry for) (?:him|her|me|them|if)(?: .*)?",
  ],
  hindi: [
    `${THINGS}${some(FILL)} ${SENSE}${some(FILL)} ${NOT}`,
    `${LIFE}${some(FILL)} ${SENSE}${some(FILL)} ${NOT}`,
    `${LIFE}${some(FILL)} ${hindi("bekar bekaar bemani vyarth", "बेकार बेमानी व्यर्थ")}`,
    `${hindi("ab aajkal", "अब आजकल")} ${hindi("kuch kuchh kuch_bhi", "कुछ कुछ_भी")} ${hindi("acha accha achha", "अच्छा")} ${NOT} ${hindi("lag*", "लग*")}`,
    `${hindi("koi kisi_ko", "कोई किसी_को")}${some(FILL)} ${hindi("yaad farak fark", "याद फर्क")}${some(FILL)} ${NOT} ${hindi("karega padega padta", "करेगा पड़ेगा पड़ता")} ${hindi("mere meri main agar", "मेरे मेरी मैं अगर")}`,
  ],
};

const ONE_SUCH = anyOf(
  "student students pupil pupils classmate classmates friends batchmate roommate hostelmate room_mate schoolmate friend bestie brother sister cousin son daughter boy girl kid child neighbour",
);
/** Somebody who is known, and none of the many whom one helps for a living. */
const ONE_KNOWN = `(?:(?:my|a|one|our|this|his|her|the|some|of) (?:\\S+ ){0,2}${ONE_SUCH}|(?<=^ )${ONE_SUCH}|he|she)`;
const TROUBLED = anyOf(
  "anxious crying cries cried panicking panics panicked terrified depressed withdrawn overwhelmed lonely miserable hopeless shattered breaking_down heartbroken traumatised",
);
const AFRAID = anyOf("scared afraid nervous stressed tensed upset sad worried weeping weeps panic");
const OF_A_TRIAL = anyOf("exam exams board boards result results test tests marks neet jee school everything all_the_time always failing");
/** What one may fear, or not know, without carrying too much. */
const OF_A_THING =
  "(?! (?:of|about|for) (?:the |my |high |higher )?(?:blood|heights?|maths?|fees?|salary|scope|injections?|dogs?|cost|needles?|dark|water|computers?|ghosts?|career|stream|choosing|which))";
const CLOSED =
  "(?:stopped|stop|not|doesnt|dont|wont|no longer|hardly|barely|never) (?:talking|eating|sleeping|smiling|laughing|talk|eat|sleep|smile|talks|eats|sleeps|laughs|coming out|come out)(?! (?:to (?:girls|boys|strangers)|in|english|hindi|meat|eggs?|much english))";
const CLOSED_TO = anyOf("anyone anybody everyone everybody us me properly at_all any_more anymore now well since for and");

const SOME = hindi("meri mera mere ek hamari hamara hamare usi", "मेरी मेरा मेरे एक हमारी हमारा हमारे उसी");
const ONE_SUCH_IN_HINDI = hindi(
  "student chhatra chatra chhatr vidyarthi classmate dost saheli roommate sahpathi ladki ladka bachcha bachchi",
  "छात्र छात्रा विद्यार्थी सहपाठी दोस्त सहेली लड़की लड़का बच्चा बच्ची स्टूडेंट",
);
const ONE_KNOWN_IN_HINDI = `${SOME}${gap(2)} ${ONE_SUCH_IN_HINDI}`;

/** What a friend, a parent or a teacher tells of somebody who carries too much. */
export const STRAINED_OTHER: Meaning = {
  english: [
    `${ONE_KNOWN}(?: (?!(?:become|career|job|jobs|for|treats)(?= ))\\S+){0,8} ${TROUBLED}${OF_A_THING}`,
    `${ONE_KNOWN}(?: \\S+){0,6} ${AFRAID}${OF_A_THING}(?: \\S+){0,4} ${OF_A_TRIAL}`,
    `${ONE_KNOWN}(?: \\S+){0,6} ${CLOSED}(?= (?:$|(?:\\S+ ){0,2}${CLOSED_TO} ))`,
    `(?:help|support|comfort|calm|console) (?:a|my|one|this|the|our) (?:\\S+ ){0,2}${ONE_SUCH} (?:\\S+ ){0,4}(?:anxiety|exam fear|exam stress|exam pressure|breakdown|depression|panic)`,
    `${ONE_KNOWN}(?: \\S+){0,5} (?:has|having|with|facing|suffers from) (?:\\S+ )?(?:anxiety|a breakdown|exam fear|exam stress|exam phobia|panic attacks?|meltdown|too much stress)`,
  ],
  hindi: [
    `${ONE_KNOWN_IN_HINDI}${gap(6)} ${hindi("roti rota rote ro_raha ro_rahi ro_rha ro_rhi rone_lagti rone_lagta", "रोती रोता रोते रो_रहा रो_रही रोने_लगती रोने_लगता")}`,
    `${ONE_KNOWN_IN_HINDI}${gap(6)} ${hindi("udaas udas gumsum chupchap ghabrati ghabrata sehma sehmi dukhi dara dari tension_me stress_me", "उदास गुमसुम चुपचाप घबराती घबराता सहमा सहमी दुखी डरा डरी तनाव_में")}`,
    `${ONE_KNOWN_IN_HINDI}${gap(6)} ${hindi("baat khana", "बात खाना")} ${hindi("nahi nhi nahin band", "नहीं बंद")} ${hindi("karti karta kar khata khati kha kiya", "करती करता कर खाता खाती खा किया")}`,
    `${ONE_KNOWN_IN_HINDI}${gap(4)} ${MUCH} ${hindi("tension stress darr ghabrahat ghabra", "टेंशन तनाव डर घबराहट घबरा")}`,
  ],
};

const PLACED = "(?:placed|placement|placements|campus (?:jobs?|placement|interviews?)|got (?:jobs?|offers?|selected))";

/** Left over when a batch was placed. */
export const UNPLACED: Meaning = {
  english: [
    `(?:everyone|everybody|all|friends|batchmates|classmates|whole (?:batch|class)|rest)(?: \\S+){0,6} ${PLACED}(?: \\S+){0,4} (?:except|but|me|not me|i am not|i didnt|i am left|only i)`,
    `(?:only|just) (?:me|i)(?: \\S+){0,4} (?:not|un) ?${PLACED}|(?:only|just) i(?: am)? (?:left|unplaced)|(?:i am|im|i feel|feeling|feel)(?: \\S+){0,8} unplaced`,
  ],
  hindi: [
    `${hindi("sabki sab_ki sabka sab_ka sab_dosto sab_doston", "सबकी सब_की सबका सब_का")}${gap(4)} ${hindi("placement naukri job", "प्लेसमेंट नौकरी जॉब")}${gap(6)} ${hindi("meri mera mujhe main mai", "मेरी मेरा मुझे मैं")}`,
    `${hindi("meri mera sirf_meri bas_meri", "मेरी मेरा सिर्फ_मेरी बस_मेरी")} ${hindi("placement", "प्लेसमेंट")}${some(FILL)} ${NOT}`,
  ],
};
