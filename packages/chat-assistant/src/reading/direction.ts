import { Pattern } from "./pattern.ts";
import { anyCue, phrases } from "./words.ts";

/** Where a question points and within which bounds: what it asks beside the one way, without which study, from which work, for how little. */

const TEACHING_AND_THE_LIKE =
  "(?:teach(?:er|ers|ing)|shiksha?k|padhan[aei]|adhyapak|advocacy|vakalat|wakalat|vakil|wakil|lawyers?|advocates?|doctors?|doctory?|doctri|nurs(?:e|es|ing)|engineers?|engineering|pharmacists?|accountants?|accounting|accounts|research(?:er)?|sales|farm(?:er|ing)|kheti|medical stores?|medical shops?|labs?|bank(?:ing|er)?|coding|it|upsc|govt jobs?|government jobs?|sarkari naukri|clerk|टीचर|शिक्षक|अध्यापक|पढाना|वकालत|वकील|डॉक्टर|नर्स|इंजीनियर|फार्मासिस्ट|खेती|अकाउंटेंट|रिसर्च|मेडिकल स्टोर|सरकारी नौकरी)";
const ONLY_ONE = `(${TEACHING_AND_THE_LIKE}(?: (?:(?:or|aur|ya|and|या|और) )?${TEACHING_AND_THE_LIKE})?)`;
const TO = "(?:kya|क्या|to|toh|तो)";
const ONLY = "(?:sirf|sirph|keval|kewal|only|bas|just|सिर्फ|केवल|बस)";
const MAY =
  "(?:(?:ban|bann?a|bante|banti|bana|banenge|ho|hot[aei]|hote|kar|kart[aei]|karte|karn[aei]|mil|milt[aei]|reh|padt\\S*|bach\\S*|ja|jate|khol\\S*|padh\\S*|sak\\S*|hai|hain|h|he|option|options|raasta|rasta|career|job|jobs|naukri|kaam|ka|ki|ke|लिए|बन|बनते|बनना|होत[ाी]|होते|हो|कर|करना|मिलत[ाी]|सकत\\S*|सक\\S*|है|हैं|काम|नौकरी|का|की|ही|hi|bhi) ?)+";
/** What asks on after the one way: "ya aur bhi kuch", "or are there others". */
const OR_MORE =
  "(?: (?:kya|ya|or|aur|are|there|is|any|other|others|options?|jobs?|work|careers?|things?|too|also|kuch|koi|bhi|dusr[aei]|doosr[aei]|raaste|raasta|hai|hain|can|i|we|do|more|else|something|anything|क्या|या|और|कुछ|कोई|भी|दूसर[ाेी]|है|हैं))*";

/** "Sirf teacher hi ban sakte hain kya", "is teaching the only option": who asks whether that is all asks what there is beside it. */
const ALL_BUT_ONE: readonly (readonly [said: RegExp, meant: string])[] = [
  [new RegExp(` ${TO}? ?${ONLY} ${ONLY_ONE}(?: (?:hi|ही|banna|ka kaam))* ${MAY}${OR_MORE}(?= )`, "u"), " $1 ke alawa kya "],
  [
    new RegExp(`(?<= (?:ke baad|baad|karke|se|के बाद|करके|से)) (?:${TO} )?${ONLY_ONE} (?:hi|ही) ${MAY}(?:kya|क्या|ya|या)${OR_MORE}(?= )`, "u"),
    " $1 ke alawa kya ",
  ],
  [
    new RegExp(
      ` (?:does|do|is|can|will|am|are)( (?:\\S+ ){0,4}?)(?:only|just)(?: (?:lead\\S*|mean\\S*|for|be|become|do|good|get|a|an|to|in|into|go|work|as|useful|meant))* ${ONLY_ONE}(?: jobs?| work)?${OR_MORE}(?= )`,
      "u",
    ),
    "$1other than $2",
  ],
  [
    new RegExp(
      ` (?:is|are|must i|do i have to|should i)(?: (?:become|be|a|an|do|go into))* ${ONLY_ONE}(?: jobs?)? (?:the |my |our )?only (?:\\S+ )?(?:option|career|choice|way|thing|job|path|work|future|scope)(?: left)?(?: i can do| i have| there is| we have)?(?= )`,
      "u",
    ),
    " jobs other than $1",
  ],
  [
    new RegExp(
      ` only ${ONLY_ONE}(?: jobs?)?( (?:after|with|from) (?:\\S+ ){1,3}?)(?:or other\\S*|or (?:any|some)thing else|or more)(?= )`,
      "u",
    ),
    " jobs other than $1$2",
  ],
];

const HIGHER =
  "(?:masters?(?: degree)?|master s(?: degree)?|post ?graduation|post ?graduate degree|pg|higher (?:study|studies|education)|further (?:study|studies|education)|मास्टर्स?(?: डिग्री)?|पोस्ट ?ग्रेजुएशन|पीजी)";
const NAMED_HIGHER = "(?:msc|m sc|ma|m a|mba|mtech|m tech|mcom|m com|mca|phd|med|m ed|llm|mpharm|एमएससी|एमए|एमबीए|एमटेक|पीएचडी)";
/** Of these only what stands above any first degree in its own subject. */
const ALONE_ABOVE = "msc|m sc|ma|m a|mtech|m tech|mcom|m com|mca|phd|एमएससी|एमए|एमटेक|पीएचडी";
const DOING =
  "(?: (?:doing|taking|having|getting|pursuing|completing|studying|going for|a|an|any|the|my|for|further|full|kisi|koi|बिना|किसी))*";
/** A degree that is done without stands right behind its word. */
const WITHOUT_A_DEGREE: readonly (readonly [said: RegExp, meant: string])[] = [
  // The master's degree of the first degree that was named.
  ...(
    [
      ["ba|b a|बीए", "ma"],
      ["bsc|b sc|बीएससी", "msc"],
      ["bcom|b com|बीकॉम", "mcom"],
    ] as const
  ).flatMap(([first, further]): readonly (readonly [said: RegExp, meant: string])[] => [
    [new RegExp(`(?<= (?:${first})(?: .*)?) (?:bina|बिना)${DOING} ${HIGHER}(?: (?:ke|kiye|kare|के|किए))?(?= )`, "u"), ` bina ${further} ke`],
    [new RegExp(`(?<= (?:${first})(?: .*)?) ${HIGHER} (?:ke|kiye|kare|के|किए)? ?(?:bina|bagair|बिना)(?= )`, "u"), ` bina ${further} ke`],
    [new RegExp(`(?<= (?:${first})(?: .*)?) without${DOING} ${HIGHER}(?= )`, "u"), ` without ${further}`],
  ]),
  [new RegExp(` (without|bina|बिना)${DOING} (?=${NAMED_HIGHER} )`, "gu"), " $1 "],
];
const WITHOUT_FURTHER = phrases(
  `(?:without|no|not|bina|skip|skipping|instead of|avoid|dont want(?: to do)?|do not want(?: to do)?|cant do|cannot do|बिना)${DOING} ${HIGHER}(?: (?:ke|kiye|kare|karke|के|किए))?`,
  `${HIGHER}(?: (?:ke|kiye|kare|के|किए))* (?:bina|bagair|बिना|बगैर|nahi|nhi|nahin|नहीं)(?: (?:karn[aei]|karna|kiye|kiya|kar sak\\S*|करना|करनी|किए))*`,
);

const COSTS_LESS = phrases(
  "cheap\\S*|less (?:expensive|costly)|(?:costs?|costing) less|(?:low|lower|less|little|affordable|small) (?:cost|costs|fees?|budget|expense|money)|affordable|inexpensive|economical",
  "sast[aei]|saste|kam (?:pais[ae]|paiso|kharch\\S*|fees?|budget|rupa\\S*|laagat|lagat)|(?:pais[ae]|kharch[ae]?|fees?) (?:bhi )?kam|सस्त[ाेी]|कम (?:पैस\\S*|खर्च\\S*|फीस|बजट)|(?:पैस[ाे]|खर्चा?|फीस) कम",
);
const IN_PLACE_OF_IT = phrases(
  "alternat\\S*|than|instead(?: of)?|in place of|substitute|replac\\S*|other (?:than|options?|careers?|ways?|courses?)|besides|apart from|similar|like (?:an? )?\\S+ but",
  "se (?:bhi )?(?:sast\\S*|kam)|ke (?:alawa|badle|siwa|jais[aei])|k alawa|ki (?:jagah|tarah)|jais[aei]|vikalp|se (?:\\S+ )?(?:sasta|saste|sasti)|(?:way|ways|route|entry) (?:into|to)|option|rast[ae]|raast[ae]|tarik[ae]|tareek[ae]|रास्त[ाे]|तरीक[ाे]",
  "से (?:भी )?(?:सस्त\\S*|कम)|के (?:अलावा|बदले|सिवा|जैस[ाेी])|की (?:जगह|तरह)|जैस[ाेी]|विकल्प",
);
/** A cheap seat of the same course is asked for, and no other work. */
const SAME_COURSE = phrases(
  "colleges?|universit\\S*|institutes?|coaching|countr(?:y|ies)|abroad|russia|ukraine|georgia|hostel|academy|flying school|loan|scholarship\\S*|कॉलेज|यूनिवर्सिटी|विदेश|कोचिंग",
);

/** A text without the further study that is done without: it rules out no work. */
export const withoutFurtherStudy = (text: string): string => text.replace(WITHOUT_FURTHER, " ");

/** What bounds the answer beside what is named. */
export type Bounds = {
  /** No study after the first degree. */
  readonly isFirstDegree: boolean;
  /** No more than Class 10 is passed. */
  readonly isBelowClass12: boolean;
  /** Other and cheaper work than what is named. */
  readonly isCheaper: boolean;
};

/** Said of study after the first degree that is done without. */
export const FURTHER_STUDY_LEFT_OUT: RegExp = anyCue(
  WITHOUT_FURTHER,
  phrases(`(?:without|bina|बिना) (?:${ALONE_ABOVE})|(?:${ALONE_ABOVE})(?: (?:ke|kiye|के|किए))* (?:bina|bagair|बिना)`),
);

const WITHOUT_CLASS_12: RegExp = phrases(
  "(?:without|bina|बिना)(?: (?:passing|doing|completing|class|kaksha))* 12(?:th|वीं|वी)?",
  "12(?:th|वीं|वी)?(?: (?:class|pass|kiye|kare|पास|किए))* (?:ke |के )?(?:bina|बिना)",
);

export const boundsIn = (text: string): Bounds => ({
  isBelowClass12: WITHOUT_CLASS_12.test(text),
  isFirstDegree: FURTHER_STUDY_LEFT_OUT.test(text),
  isCheaper: COSTS_LESS.test(text) && IN_PLACE_OF_IT.test(text) && !SAME_COURSE.test(text),
});

/** Fields of work, and the post that most mean who leave or seek one. */
const POSTS_OF_FIELDS: readonly (readonly [field: string, post: string])[] = [
  ["(?:bank|banks|banking|बैंक|बैंकिंग)(?: (?:sector|line|field))?", "bank officer"],
  ["(?:it|software|आईटी)(?: (?:sector|line|field|company|industry))?", "software engineer"],
  ["(?:insurance|बीमा)(?: (?:sector|company))?", "insurance agent"],
  ["(?:hr|human resources?)(?: (?:department|field))?", "human resources manager"],
  ["(?:accounts|accounting|accountancy)(?: (?:department|field))?", "accountant"],
  ["(?:call ?cent(?:re|er)|bpo|customer care|customer support)", "customer service representative"],
  ["(?:teaching|शिक्षण)(?: (?:field|line))?", "teacher"],
  ["(?:marketing|मार्केटिंग)(?: (?:field|line))?", "marketing manager"],
  ["(?:sales|सेल्स)(?: (?:field|line))?", "sales manager"],
];
/** The same where one would go. */
const POSTS_AHEAD: readonly (readonly [field: string, post: string])[] = [
  ["(?:finance|investment|फाइनेंस)(?: (?:field|line|sector))?", "financial analyst"],
  ["(?:digital )?marketing(?: (?:field|line))?|मार्केटिंग", "digital marketing specialist"],
  ["(?:teaching|शिक्षण)(?: (?:field|line))?", "teacher"],
  ["(?:ui ux|ux|ui|ui design|ux design)(?: (?:design|field))?", "ux designer"],
  ["counsell?ing(?: (?:field|line))?", "counselling psychologist"],
];
const TURNING =
  "(?:other|another|else|different|switch\\S*|change|changing|leave|leaving|quit\\S*|hate|tired|bored|fed up|burnt|burn ?out|stressed|use my|kuch aur|kuchh aur|koi aur|dusr[aei]|doosr[aei]|alag|naya|nayi|chh?od\\S*|badal\\S*|thak\\S*|pareshan|और कुछ|कुछ और|कोई और|दूसर[ाीे]|अलग|नया|नई|छोड\\S*|बदल\\S*|थक\\S*|परेशान)";
const FROM_A_FIELD = POSTS_OF_FIELDS.flatMap(([field, post]): readonly (readonly [said: RegExp, meant: string])[] => [
  // "I work in a bank ... other careers".
  [
    new RegExp(
      `^(?=.* ${TURNING} )(?!.* (?:upsc|ssc|ias|exams?|taiyari|mba|masters?|study|padhai) )(.*? (?:work|working|worked|employed|job|years?|yrs?|exp\\S*)(?: (?:of exp\\S*|exp\\S*))? (?:in|at|for|with)(?: an?| the| my)?) ${field}(?! (?:teacher|officer|clerk|engineer|manager|nurse|job|jobs|exam) )(?= )`,
      "u",
    ),
    `$1 ${post}`,
  ],
  [
    new RegExp(
      `^(?=.* ${TURNING} )(?!.* (?:upsc|ssc|ias|exams?|taiyari|mba|masters?|study|padhai) )(.*?) ${field} (?:me|mein|में|ki|ka|की|का) ((?:kaam|job|naukri|काम|नौकरी)?(?: ?(?:kart[aei]|kar rah[aei]|karte|करता|करती|कर रह[ाीे]))? ?(?:hu|hoon|hun|tha|thi|हूं|हू|था|थी))(?= )`,
      "u",
    ),
    `$1 ${post} $2`,
  ],
]);
const TO_A_FIELD = POSTS_AHEAD.flatMap(([field, post]): readonly (readonly [said: RegExp, meant: string])[] => [
  [
    new RegExp(
      `(?<= (?:se|से)) (?:${field}) (me|mein|में)(?= (?:kaise|kese|switch|shift|jana|jaana|jau|jaun|jaye|jaaye|ja|aana|aau|career|कैसे|जाना|जाऊं|जा|आना) )`,
      "u",
    ),
    ` ${post} $1`,
  ],
  [new RegExp(`(?<= from (?:\\S+ ){1,4}(?:to|into)) (?:${field})(?= )`, "u"), ` ${post}`],
]);

/** Coming back to work, in the words of the answer for it. */
const GOES_BACK: readonly (readonly [said: RegExp, meant: string])[] = [
  [/ (?:go|going|get|getting) back(?= (?:$|to |into |in |now |after |again |as ))/gu, " come back"],
  [
    /^(?=.* (?:jobs?|naukri|kaam|work|career|नौकरी|काम) )(.*? after(?: (?:an?|my|the|long))*(?: (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?|saal))? (?:long )?(?:break|gap))(?= )(?!.* (?:again|back|return\S*|restart\S*|resum\S*|rejoin\S*|wapas|dobara) )/u,
    "$1 again",
  ],
  [
    /(?<= (?:return|returning|come back|coming back|go back|going back|restart|restarting|rejoin|resume|resuming)(?: (?:to|my|in|into|as|the))*) (?:teaching|a teaching job|teaching job)(?= )/u,
    " teacher",
  ],
];

const QUICK = [...ALL_BUT_ONE, ...WITHOUT_A_DEGREE, ...GOES_BACK, ...FROM_A_FIELD, ...TO_A_FIELD].map(
  ([said, meant]) => [Pattern.of(said), meant] as const,
);

/** A padded text in which what is asked beside one way, without a degree or as a return stands in the words that the rest reads. */
export const directed = (text: string): string => QUICK.reduce((now, [said, meant]) => now.replace(said, meant), text).replace(/ +/g, " ");
