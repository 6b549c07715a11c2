import { phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  DOCTOR_AFTER_MATHS,
  HALFWAY_WITHOUT_MONEY,
  NEAR_HOME_FOR_GIRLS,
  STUDY_BESIDE_WORK,
  WITHOUT_A_CAMERA,
  WITHOUT_LAND,
} from "./means-lacking-texts.ts";
import { COMPUTING_ON_A_PHONE } from "./own-ways-texts.ts";

const NOT = "(?:nahi|nhi|nahin|nai|na|नहीं|नही)";
/** Something that is not there: "laptop nahi hai", "without a laptop", "mere paas sirf mobile hai". */
const lacking = (thing: string): string =>
  `(?:(?:${thing})(?: (?:bhi|hi|to|ek|भी))? ${NOT}(?: (?:hai|h|he|hain|tha|है))?|(?:without|bina|no|dont have|do not have|havent got|cant buy|cannot buy|cant afford|बिना)(?: (?:a|an|any|own|my|kisi|koi))* (?:${thing})|(?:${thing}) (?:ke|k|के) (?:bina|बिना)|(?:${thing})less)`;

const COMPUTER = "(?:laptops?|computers?|pc|desktop|लैपटॉप|कंप्यूटर)";
const ON_A_SCREEN =
  "(?:coding|code|program\\S*|python|java|games?|video editing|editing|animation|graphics?|designing|design|web\\S*|software|apps?|data|ai|hacking|cyber|excel|typing|vfx|कोडिंग|गेम|एडिटिंग|डिजाइन)";
const PICTURES = "(?:photograph\\S*|photos?|videograph\\S*|videos?|film\\S*|cinema\\S*|vlog\\S*|youtube\\S*|reels?|फोटो\\S*|वीडियो|फिल्म)";
const FARMING = "(?:kheti|khetibadi|farm(?:er|ing)?|agriculture|kisan|krishi|grow|खेती|किसान|कृषि)";

const NO_BIOLOGY =
  "(?:(?:bio|biology|बायो|जीव विज्ञान)(?: (?:subject|vishay))? (?:nahi|nhi|nahin|na|नहीं)|(?:without|bina|no|didnt (?:take|have)|did not (?:take|have)|not taken|बिना) (?:bio|biology|बायो)|(?:took|taken|had|have|studied|passed|with) (?:maths?|pcm)|(?:maths?|pcm|mathematics|मैथ्स|गणित) (?:thi|tha|li thi|liya tha|li|liya|se kiya|se|student|wala|wali|group|थी|ली))";
const TO_BE_A_DOCTOR = "(?:doctors?|docter|daktar|mbbs|dentist|surgeon|डॉक्टर|एमबीबीएस)";
const WISHED = "(?:banna|ban\\S*|want|become|bane|karna|karu|how|kaise|can|possible|dream|बन\\S*|कैसे|चाह\\S*)";

const WORKS =
  "(?:(?:job|naukri|kaam|dukan|dukaan|shop|factory|company|office|work|नौकरी|काम|दुकान|फैक्ट्री)(?: (?:pe|par|me|mein|m|में|पर))?(?: (?:kaam|job|bhi|काम|भी))?(?: (?:karta|karti|karte|kar rah\\S*|kar ra\\S*|karni|karna|karke|karni hai|करता|करती|कर रह\\S*|करना|करनी))|(?:working|i work|doing (?:a )?job|job karte hue|job ke saath|kaam ke saath|naukri ke saath|नौकरी के साथ|काम के साथ))";
const STUDIES_ON =
  "(?:padhai bhi|padhai (?:kaise|bhi|karni|jari|continue|complete|poori|puri)|padhna bhi|study (?:also|too|side by side|together|along)|(?:also|continue|complete|continuing) (?:my )?(?:stud(?:y|ies)|degree|graduation|education)|(?:degree|graduation|12th|12|10th|padhai|ba|bcom|bsc) (?:kaise|bhi|poori|puri|complete|continue|karni|karna)|पढ़ाई भी|पढाई भी|पढाई कैसे|पढना भी)";

const GIRL = "(?:beti\\S*|bachi\\S*|bachchi\\S*|ladk?i\\S*|daughters?|girls?|behen|sister|बेटी|बेटियों|बच्चिय\\S*|बच्ची|लडक[िी]\\S*|बहन)";
const NOT_SENT =
  "(?:(?:shahar|sheher|shehar|city|bahar|baahar|door|dur|hostel|outside|शहर|बाहर|दूर|हॉस्टल)(?: (?:me|mein|ko|pe|में))? (?:nahi|nhi|nahin|na|नहीं) (?:bhej\\S*|jaane|jane|ja|rakh\\S*|भेज\\S*|जाने|जा)|(?:cant|cannot|dont|wont|will not|not|never|nahi|nhi) (?:be )?(?:send|sent|let|allow\\S*|go|bhej\\S*)(?: \\S+){0,4} (?:city|outside|far|away|hostel|out|shahar|bahar))";
const COURSE =
  "(?:course|courses|padh\\S*|study|career|kare|karu|karna|kya|job|naukri|batao|bataye|bataiye|options?|future|kaam|कोर्स|पढ\\S*|क्या|करे|काम|नौकरी)";

const COURSE_BEGUN =
  "(?:diploma|polytechnic|iti|btech|b tech|be|degree|college|bsc|b sc|ba|bcom|b com|bca|bba|nursing|gnm|mbbs|engineering|graduation|डिप्लोमा|कॉलेज|डिग्री|बीटेक)";
const MONEY_GONE =
  "(?:(?:paise|paisa|pais[eo]n?|money|पैसे|पैसा) (?:khatam|khtm|nahi|nhi|nahin|over|finish\\S*|is over|ran out|run out|खत्म|नहीं)|(?:fees?|फीस) (?:nahi|nhi|nahin|bharne|ke paise nahi|due|pending|नहीं|भरने)|(?:cant|cannot|can not|unable to|not able to) (?:pay|afford)|no money|ran out of money)";
const MIDWAY =
  "(?:2nd|3rd|1st|second|third|first|final|last|4th|4|2|3|doosre|dusre|teesre|pehle|aakhri|दूसरे|तीसरे|पहले|आखिरी) (?:year|yr|sem\\S*|saal|sal|साल)|(?:beech|bich|middle|midway|halfway|बीच)(?: (?:me|mein|में))?|(?:chod|chhod|chor|chhor|छोड)\\S*|leave|quit|drop ?out|discontinue";

/** What somebody wishes for who lacks what it seems to need. */
export const MEANS_LACKING_TOPICS: readonly Topic[] = [
  {
    cue: both(lacking(COMPUTER), ON_A_SCREEN),
    unless: phrases("jobs? without|naukri|like|pasand|salary|behind|samne"),
    ofCareers: true,
    reply: COMPUTING_ON_A_PHONE,
    below: [wayToCareer],
  },
  { cue: both(lacking("(?:cameras?|dslr|कैमरा)"), PICTURES), ofCareers: true, reply: WITHOUT_A_CAMERA, below: [wayToCareer] },
  {
    cue: both(lacking("(?:land|lands|own land|zameen|zamin|jameen|jamin|khet|जमीन|खेत)"), FARMING),
    unless: phrases("loan|insurance|scheme|yojana"),
    ofCareers: true,
    reply: WITHOUT_LAND,
  },
  {
    cue: new RegExp(
      `${both(NO_BIOLOGY, TO_BE_A_DOCTOR).source}(?=.* ${WISHED} )(?=.* (?:12|12th|class 12|inter|11|11th|12वीं|now|ab|pcm|अब) )`,
      "u",
    ),
    unless: phrases("nahi banna|not want|dont want|other than|besides|alawa|ya|or|both|dono|pcmb|which stream|nurse|physiotherap\\S*|phd"),
    ofCareers: true,
    reply: DOCTOR_AFTER_MATHS,
  },
  {
    cue: both(WORKS, STUDIES_ON),
    unless: phrases("upsc|ias|ssc|neet|jee|exam|taiyari|tayari|abroad|part time job|apprentice\\S*|learn|seekh\\S*|phd|mba"),
    reply: STUDY_BESIDE_WORK,
  },
  {
    cue: both(`${GIRL}(?=.* ${NOT_SENT} )`, COURSE),
    unless: phrases("drawing|ड्रॉइंग|army|police|abroad|videsh"),
    ofCareers: true,
    reply: NEAR_HOME_FOR_GIRLS,
  },
  {
    cue: new RegExp(`${both(COURSE_BEGUN, MONEY_GONE).source}(?=.* (?:${MIDWAY})(?= ))`, "u"),
    unless: phrases("before admission|private mbbs|abroad|admission lena"),
    ofCareers: true,
    reply: HALFWAY_WITHOUT_MONEY,
  },
];
