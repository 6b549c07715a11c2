import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import {
  AGE_FOR_POSTS,
  AGNIVEER_WITH_CLASS_10,
  COMPUTER_COURSE_BESIDE,
  GIRLS_IN_NDA,
  LANGUAGE_OF_THE_PAPER,
  NIFT_IN_HINDI,
  PHYSICAL_OF_SSC_GD,
  PROMOTION,
  SESSIONS_OF_JEE,
  SIGHT_OF_ONE_EYE,
  WHEN_CTET,
} from "./besides-known-texts.ts";
import { both } from "./topics/both.ts";

const WHEN = "(?:kab|when|date|dates|how often|kitni baar|kis samay|कब|तारीख|कितनी बार)";

/** What is asked beside the first and is known without any record: how it is said, by which words a reply has met it, and its line. */
const EXAM =
  "(?:cuet|neet|jee|upsc|ssc|clat|gate|nda|cds|ctet|net|rrb|railway|bank|ibps|sbi|cat|entrance|exam|paper|pariksha|सीयूईटी|नीट|जेईई|परीक्षा|पेपर)";
const GOVERNMENT = "(?:sarkari|sarkaari|government|govt|goverment|gov|police|army|railway|सरकारी|पुलिस|रेलवे)";
const TWENTIES_AND_MORE =
  "(?:(?:2[2-9]|3[0-4]) (?:saal|sal|years?|yrs?|ka|ki|साल|वर्ष)|(?:age|aged|umar|umr|am|im|is|उम्र) (?:is )?(?:2[2-9]|3[0-4]))";

export const KNOWN_BESIDES: readonly { readonly cue: RegExp; readonly met: RegExp; readonly line: () => Wording }[] = [
  { cue: both("(?:ctet|सीटीईटी)", WHEN), met: /twice a year/, line: () => WHEN_CTET },
  {
    cue: both("(?:ssc gd|gd constable|एसएससी जीडी)", "(?:physical|daud|running|race|pet|pst|height|chest|फिजिकल|दौड|लंबाई)"),
    met: /\(PET\)/,
    line: () => PHYSICAL_OF_SSC_GD,
  },
  {
    cue: both(
      "(?:jee(?: mains?)?|जेईई)",
      "(?:april|second (?:session|attempt)|session 2|doosra (?:session|attempt)|dusra (?:session|attempt)|अप्रैल)",
    ),
    met: /jeemain\.nta/,
    line: () => SESSIONS_OF_JEE,
  },
  {
    cue: phrases(
      "computer (?:ka )?(?:course|diploma|class|classes)(?: \\S+){0,3} (?:along|beside|with it|saath|sath|bhi)|(?:along|saath|sath)(?: \\S+){0,4} computer (?:ka )?(?:course|class|classes)|(?:can|kya) (?:\\S+ )?(?:do|kar) (?:a )?computer course|कंप्यूटर कोर्स(?: \\S+){0,2} साथ|साथ(?: \\S+){0,3} कंप्यूटर कोर्स",
    ),
    met: /\bCCC\b|COPA/,
    line: () => COMPUTER_COURSE_BESIDE,
  },
  {
    cue: both("(?:agniveer|agneeveer|agnivir|agnipath|अग्निवीर)", "(?:10|10th|class 10|tenth|matric|dasvi|10वीं|दसवीं)"),
    met: /Class 10/,
    line: () => AGNIVEER_WITH_CLASS_10,
  },
  {
    cue: both("(?:nda|एनडीए)", "(?:girls?|ladki\\S*|women|female|beti|लडकी|लडकियां|महिला\\S*)"),
    met: /women|girls/i,
    line: () => GIRLS_IN_NDA,
  },
  {
    cue: both(
      `(?:${EXAM}|careers?|college|course|degree|medium)`,
      "(?:in hindi|hindi (?:me|mein|m|medium)|(?:hindi|apni) (?:language|bhasha)|हिंदी (?:में|माध्यम))",
    ),
    met: /Indian languages|nift\.ac\.in/,
    line: () => LANGUAGE_OF_THE_PAPER,
  },
  {
    cue: phrases("promotions?|tarakki|padonnati|प्रमोशन|पदोन्नति|तरक्की"),
    met: /[Pp]romotion/,
    line: () => PROMOTION,
  },
  {
    cue: both(GOVERNMENT, TWENTIES_AND_MORE),
    met: /early twenties|\bage\b[^.]*\d\d|\d\d years/,
    line: () => AGE_FOR_POSTS,
  },
  {
    cue: both("(?:nift|निफ्ट)", "(?:hindi|medium|language|english|bhasha|हिंदी|माध्यम|अंग्रेजी)"),
    met: /nift\.ac\.in/,
    line: () => NIFT_IN_HINDI,
  },
  {
    cue: phrases("(?:ek|one|एक) (?:\\S+ )?(?:aankh|ankh|eye|eyed|आंख)"),
    met: /[Oo]ne (?:good )?eye/,
    line: () => SIGHT_OF_ONE_EYE,
  },
];
