import { phrases } from "../../reading/words.ts";
import { afterCareer, overviewOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BESIDE_AN_ASTRONAUT,
  COMMERCE_AT_COLLEGE,
  DIPLOMA_AFTER_ITI,
  FOR_GROUP_D,
  FOR_INDIANS_AT_NASA,
  FORENSICS,
  FROM_HOME,
  LAW_OF_THREE_OR_FIVE,
  NET_FOR_LECTURERS,
  NO_HANGMAN,
  OF_AGNIVEERS,
  ON_A_CRUISE,
  TO_SPACE,
  WHICH_TRADE,
  WITHOUT_AN_EXAM,
} from "./single-ways-texts.ts";

const FOUR_YEARS = "(?:4|char|chaar|four|चार) (?:saal|sal|years?|yrs|साल)";
const LECTURER = "(?:lecturers?|professors?|assistant professors?|asst professors?|prof|college teachers?|लेक्चरर|प्रोफेसर|प्राध्यापक)";
const ITI = "(?:iti|i t i|आईटीआई)";
const POLYTECHNIC = "(?:diplomas?|polytechnics?|डिप्लोमा|पॉलिटेक्निक)";
const NO_EXAM =
  "(?:(?:without|no)(?: any| an| giving| writing| entrance| competitive)* (?:exams?|tests?|paper)|(?:bina|bagair|बिना)(?: kisi| koi| किसी)? (?:exams?|pariksha|paper|test|परीक्षा|एग्जाम)|(?:exams?|pariksha|paper|परीक्षा|एग्जाम) (?:ke|k|के) (?:bina|bagair|बिना)|direct (?:bharti|recruitment|joining)|सीधी भर्ती)";
const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|public sector|psu|सरकारी)";

/** Questions so common that the catalogue's records, one by one, are no answer to them. */
export const SINGLE_WAY_TOPICS: readonly Topic[] = [
  {
    cue: both(GOVERNMENT, NO_EXAM),
    reply: WITHOUT_AN_EXAM,
  },
  {
    cue: phrases(
      `agni ?(?:veer|path|vir)\\S*(?: \\S+){0,6} ${FOUR_YEARS}(?: .*)?|${FOUR_YEARS}(?: \\S+){0,5} agni ?(?:veer|path|vir)\\S*(?: .*)?|agni ?(?:veer|path)(?: scheme| yojana)? (?:kya (?:h|hai|he|hota|hoti)|means?|scheme)(?: .*)?|(?:what is|whats|explain)(?: an?| the)? agni ?(?:veer|path)(?: .*)?|अग्नि(?:वीर|पथ)(?: \\S+){0,4} (?:क्या|साल|बाद)(?: .*)?|agni ?(?:veer|path|vir)(?: \\S+){0,4} (?:pension|permanent|seva nidhi|baad me|after)(?: .*)?|agni ?(?:veer|path|vir)\\S* (?:ban\\S* )?(?:ke|k) (?:baad|bad)(?: .*)?|(?:after|post|ex|former) agni ?(?:veer|path|vir)\\S*(?: .*)?|agni ?(?:veer|path|vir)\\S*(?: \\S+){0,2} (?:wapas|vapas|waapas|laut\\S*|return\\S*|retire\\S*|releas\\S*|nik(?:a)?l\\S*|chh?od\\S*|khatam|khatm|complet\\S*|पूर\\S*)(?: .*)?|अग्निवीर(?: \\S+){0,2} (?:वापस|लौट\\S*|रिटायर\\S*|निकल\\S*)(?: .*)?`,
    ),
    unless: phrases("exam|exams|salary|pay|syllabus|bharti|recruitment"),
    ofCareers: true,
    reply: OF_AGNIVEERS,
    below: [afterCareer],
  },
  {
    cue: both(LECTURER, "(?:net|ugc net|slet|set exam|phd|ph d|नेट|पीएचडी)"),
    ofCareers: true,
    reply: NET_FOR_LECTURERS,
  },
  {
    cue: phrases("(?:commerce|accountancy|accounts|कॉमर्स)(?: (?:ka|ki|ke|का|की|के))? faculty"),
    unless: phrases("salary|pay|vetan|वेतन"),
    ofCareers: true,
    reply: COMMERCE_AT_COLLEGE,
  },
  {
    cue: phrases(
      "(?:group d|ग्रुप डी|railway level 1)(?: \\S+){0,5} (?:taiyari|tayari|prepare|preparation|syllabus|pattern|crack|pass|clear|selection|kaise (?:kar|padh)\\S*|तैयारी)(?: .*)?|(?:how to|prepare|preparation|taiyari)(?: \\S+){0,4} (?:group d|railway level 1)(?: .*)?",
    ),
    reply: FOR_GROUP_D,
  },
  {
    cue: phrases(
      `(?:can|could)(?: \\S+){0,2} ${ITI}(?: \\S+){0,4} ${POLYTECHNIC}(?: .*)?|${ITI}(?: \\S+){0,2} (?:ke baad|k baad|ke bad|karke|karne ke baad|pass|passed|complete|completed|holders?|students?|then|to|se|के बाद|से)(?: \\S+){0,3} ${POLYTECHNIC}(?: .*)?|${POLYTECHNIC} after(?: \\S+){0,2} ${ITI}(?: .*)?|${ITI}(?: \\S+){0,3} ${POLYTECHNIC}(?: \\S+){0,2} lateral(?: .*)?`,
    ),
    unless: phrases("or|ya|vs|versus|better|difference|salary|या"),
    ofCareers: true,
    reply: DIPLOMA_AFTER_ITI,
  },
  {
    cue: phrases(
      "(?:cruise|cruises|क्रूज)(?: (?!directors?)\\S+){0,4} ?(?:jobs?|work|kaam|naukri|career|join|me|mein|ship|ships|line|liner|crew|नौकरी)(?: .*)?",
    ),
    unless: phrases("cruise (?:ship )?directors?|research cruise"),
    ofCareers: true,
    reply: ON_A_CRUISE,
  },
  {
    cue: phrases(
      `${ITI}(?: \\S+){0,9} (?:trades?|ट्रेड)(?: .*)?|${ITI}(?: \\S+){0,3} (?:which|best|konsa|kaunsa|konsi|kaunsi) (?:\\S+ )?courses?(?: .*)?|(?:which|best|konsi|kaunsi|kaun si|konsa|good)(?: \\S+){0,3} ${ITI}(?: \\S+){0,2} (?:trades?|courses?|branch)(?: .*)?|(?:which|best|konsi|kaunsi|good)(?: \\S+){0,2} trades?(?: \\S+){0,2} ${ITI}(?: .*)?|(?:कौन सी|कौनसी|सबसे अच्छी) ट्रेड(?: .*)?`,
    ),
    reply: WHICH_TRADE,
  },
  {
    cue: phrases(
      "(?:law|llb|ba llb|लॉ)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch)(?: .*)?|(?:3|three|teen|5|five|paanch) (?:years?|saal|yr)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch) (?:years?|saal|yr)(?: \\S+){0,3} (?:law|llb)(?: .*)?|(?:integrated|5 year|five year) (?:law|llb|ba llb)(?: \\S+){0,3} (?:or|vs|ya|better|worth)(?: .*)?|llb (?:vs|or|ya) (?:ba|bba) llb|(?:ba|bba) llb (?:vs|or|ya) llb",
    ),
    reply: LAW_OF_THREE_OR_FIVE,
  },
  {
    cue: phrases(
      "forensics?(?: .*)?|(?:crime|murder) scene(?: .*)?|(?:solve|solving)(?: \\S+){0,2} (?:murders?|crimes?|mysteries|mystery|cases?)(?: .*)?|(?:criminals?|crimes?|murder\\S*|apradhi|mujrim|kaatil)(?: \\S+){0,4} (?:evidence|saboot|samples?|blood|khoon|dna|lab)(?: .*)?|(?:blood|khoon|dna|samples?|saboot|evidence)(?: \\S+){0,4} (?:criminals?|crimes?|murder\\S*|apradhi|mujrim)(?: .*)?|फॉरेंसिक(?: .*)?|फोरेंसिक(?: .*)?",
    ),
    unless: phrases(
      "(?:digital|cyber|computer|wildlife|forensic) (?:forensics?|accountants?|accounting|auditors?|pathologists?|medicine|doctors?|psycholog\\S*)",
    ),
    reply: FORENSICS,
  },
  {
    cue: phrases("hang ?m[ae]n|executioners?|jallad|(?:phansi|fansi|faansi|phaansi) (?:dene|par latkane) \\S+|जल्लाद|फांसी देने \\S+"),
    reply: NO_HANGMAN,
  },
  {
    cue: both("(?:astronauts?|antriksh ?yatri|अंतरिक्ष यात्री)", "(?:vs|versus|or|ya|better|differ\\S*|fark|farak|antar|या|अंतर|फर्क|बेहतर)"),
    ofCareers: true,
    reply: BESIDE_AN_ASTRONAUT,
    below: [overviewOfCareer],
  },
  {
    cue: phrases("nasa(?: .*)?|नासा(?: .*)?"),
    unless: phrases("astronauts?|salary|pay|asteroid|app|olympiad|contest|course"),
    ofCareers: true,
    reply: FOR_INDIANS_AT_NASA,
  },
  {
    cue: phrases(
      "astron(?:au|o|ou)ts?(?: .*)?|antriksh ?yatri|gaganya\\S+|gagannaut|vyomnaut|(?:go|going|jana|jaana|fly) (?:to |in |into )?(?:space|antariksh|अंतरिक्ष)|अंतरिक्ष यात्री",
    ),
    unless: phrases("food|suit|tourism|history"),
    reply: TO_SPACE,
  },
  {
    cue: phrases(
      "(?:mehendi|mehndi|mehandi|henna|parlou?r|beauty|silai|tailoring|stitching|tiffin|baking|cakes?|achaar|achar|papad|handicraft|embroidery|kadhai|मेहंदी|पार्लर|सिलाई|टिफिन)(?: \\S+){0,5} (?:ghar (?:se|par|pe|baithe)|from home|at home|घर (?:से|पर))(?: .*)?|(?:ghar (?:se|par|pe|baithe)|from home|at home|घर (?:से|पर))(?: \\S+){0,4} (?:mehendi|mehndi|mehandi|henna|parlou?r|silai|tailoring|stitching|tiffin|baking|cakes?|achaar|achar|papad|handicraft|embroidery|मेहंदी|पार्लर|सिलाई|टिफिन)(?: .*)?",
    ),
    reply: FROM_HOME,
  },
];
