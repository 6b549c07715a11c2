import { type Career, EXAM_RECORDS, isLaterPost } from "@career-clarity/career-catalog";
import { parseGrowth } from "@career-clarity/explorer-query";
import type { Wording } from "../language.ts";
import { phrases } from "./words.ts";

/** Something that a student wants of a career, and how a record answers it. */
export type Wish = {
  /** Completes "careers ...". */
  readonly label: Wording;
  readonly cue: RegExp;
  readonly holds: (career: Career) => boolean;
  /** How much of it a career has: from 0 to about 10, more where it decides the order. */
  readonly points: (career: Career) => number;
  /** Which figure stands beside each career. */
  readonly shows?: "pay" | "years" | "growth";
  /** What is asked instead where nothing of a topic fulfils it. */
  readonly yields?: Wish;
  /** Tells of a subject that is not wanted, and of nothing that is. */
  readonly avoids?: true;
  /** The stream of science that has no such subject. */
  readonly halfOfScience?: "PCB" | "PCM";
};

const LAKH = 100_000;
const WITHOUT_MATHS: ReadonlySet<string> = new Set(["PCB", "Commerce without Maths", "Humanities", "Vocational"]);
const NO_DEGREE: ReadonlySet<string> = new Set([
  "No formal requirement",
  "Class 10",
  "Class 12",
  "ITI Certificate",
  "Short Course or Certificate",
  "Diploma",
]);
const isPublicPost = ({ pathway }: Career): boolean => pathway?.exams.some((exam) => EXAM_RECORDS[exam].gives === "post") ?? false;
/** Public examinations with a paper of arithmetic, whatever the stream was. */
const EXAMINES_ARITHMETIC =
  /^(?:IBPS|SBI|RBI|SSC|RRB|LIC|NABARD|UPSC|State PSC|NDA|CDS|AFCAT|CAT|MAT|XAT|IPMAT|Agniveer|State police|State staff|CA Foundation|CMA Foundation|CSEET)/;
const WITH_ARITHMETIC = 6;
/** Work with figures each day, by the words of its record. */
const OF_FIGURES = /math|statist|account|actuar|econom|financ|quantit|audit|tax|data|number|ledger|estimat/i;
/** Work that is made of maths, also where a way in asks for none. */
const OF_MATHS = /math|statist|actuar|quantit|physics|machine learning|algorithm|language model/i;
const HANDICRAFT: ReadonlySet<string> = new Set(["Manufacturing", "Construction"]);
const AT_THE_BENCH = 6;
const CREATIVE_FIELDS: ReadonlySet<string> = new Set(["Arts", "Media"]);
const CARING: ReadonlySet<string> = new Set(["Nonprofit", "Healthcare", "Education"]);
/** Of a topic that has no work for the most sociable, the work that is done among people. */
const AMONG_PEOPLE: Wish = {
  label: { english: "among people", hinglish: "jo logon ke beech ke hain", hindi: "जो लोगों के बीच के हैं" },
  cue: /$^/u,
  holds: ({ social }) => social >= 6,
  points: ({ social }) => social / 3,
};
/** Work that lives by talking people into something or through something, of many fields. */
const TALKERS: readonly string[] = [
  "human-resources-manager",
  "public-relations-officer",
  "sales-manager",
  "radio-host",
  "career-counsellor",
  "tour-manager",
  "criminal-lawyer",
  "event-manager",
  "real-estate-agent",
  "recruiter",
  "news-anchor",
  "insurance-agent",
];
const THE_POOR =
  "(?:poor|poors|needy|underprivileged|deprived|downtrodden|slums?|(?:the )?homeless|gar+ib\\S*|gareeb\\S*|garee?bo|zarooratmand\\S*|jaruratmand\\S*|गरीब\\S*|जरूरतमंद\\S*)";
const FOR_THE_POOR: ReadonlySet<string> = new Set([
  "social-worker",
  "community-development-officer",
  "rural-development-officer",
  "legal-aid-counsel",
  "self-help-group-facilitator",
  "adult-literacy-teacher",
  "rural-medical-officer",
]);
/** Who travels far: round the country or the world, and not only from village to village. */
const FAR_TRAVELLERS: ReadonlySet<string> = new Set([
  "foreign-service-officer",
  "news-reporter",
  "foreign-correspondent",
  "television-reporter",
  "wildlife-photographer",
  "tour-manager",
  "tour-operator",
  "travel-writer",
  "documentary-film-maker",
  "photojournalist",
]);
const TRAVELLING = /Tourism|Aviation|Travel/;
const OF_FORCES = /Armed Forces/;
const FAR_PLACES = ["In the air", "At sea"] as const;
const GOES_FAR = 12;
/** Quiet work that many do, of several fields. */
const QUIET: readonly string[] = ["software-engineer", "accountant", "content-writer", "medical-laboratory-technician"];
/** Work that is maths itself. */
const FIGURES: readonly string[] = ["actuary", "statistician"];
const FIRST_OF_A_WISH = 8;
/** What is mostly meant by a wish stands first, in this order. */
const ahead = (ids: readonly string[], id: string): number => (ids.includes(id) ? FIRST_OF_A_WISH + ids.length - ids.indexOf(id) : 0);
const SOCIAL_SERVICE = "(?:samaj|samaaj|jan) ?(?:seva|sewa)|समाज ?सेवा|जन ?सेवा";
const OF_SOCIAL_WORK: readonly string[] = [
  "social-worker",
  "programme-manager",
  "block-development-officer",
  "corporate-social-responsibility-manager",
  "community-development-officer",
  "rural-development-officer",
  "womens-welfare-officer",
  "tribal-welfare-officer",
  "medical-social-worker",
  "community-organiser",
];
const INDOORS: ReadonlySet<string> = new Set(["Office", "Home", "Studio", "Classroom or campus", "Court or government office"]);
const LIGHT_WORK = 3;
const OPEN_AIR: ReadonlySet<string> = new Set(["Outdoors", "Farm or forest", "Sports ground", "At sea"]);

export const middleLakh = ({ payInr }: Career): number => (payInr === undefined ? 0 : (payInr.low + payInr.high) / 2 / LAKH);
const FAR_AWAY = 3;
const HEAD = 8;
const isHeadOf = ({ leadership, pathway }: Career): boolean => leadership >= HEAD && pathway !== undefined && isLaterPost(pathway);
/** Who asks for high pay asks what to begin: heads of companies and courts, whose posts are reached after decades, come behind. */
const payWithinReach = (career: Career): number => (isHeadOf(career) ? middleLakh(career) / FAR_AWAY : middleLakh(career));
const AT_A_DESK = 4;
/** First pay beyond this decides no more among careers that do without a subject. */
const ENOUGH_LAKH = 4;
const flat = (): number => 0;
const inAny = (career: Career, places: ReadonlySet<string>): boolean => career.workEnvironment.some((place) => places.has(place));

/** Work in elections, on stages, on rigs and in stadiums, where few of many arrive, and cockpits, whose training costs more than most degrees. */
export const FEW_ARRIVE: ReadonlySet<string> = new Set([
  "Athletes",
  "Civil Services and Policy",
  "Music",
  "Dance, Acting and Performance",
  "Oil and Gas Operations",
]);
export const COCKPIT: RegExp = /pilot|captain|flight instructor/i;
const OUT_OF_REACH = 80;
const FOR_TRAINING = 2;
const TRAINED: ReadonlySet<string> = new Set(["ITI Certificate", "Short Course or Certificate", "Diploma"]);
const AFTER_YEARS = 0.5;
/** A short training leads further than work that anybody can begin. */
const AFTER_TRAINING = 6;

/** Of what asks for no degree, what most can reach stands first: trades, drivers, sales and technicians before ministers and pilots. */
const withinReach = ({ name, subcategory, education, pathway }: Career): number =>
  (FEW_ARRIVE.has(subcategory) || COCKPIT.test(name) ? -OUT_OF_REACH : 0) +
  (TRAINED.has(education) ? FOR_TRAINING : 0) -
  AFTER_YEARS * (pathway?.yearsToFirstPay[0] ?? 0);

const NAMES_A_DEGREE = /\b(?:B\.?[A-Z]\w*|LL\.?B|M\.?[A-Z]\w*|MBBS|[Dd]egree|[Gg]raduat\w*|CLAT)\b/;
/** Where the topic has no career that usually does without a degree: those into which some way does. */
const SOME_WAY_WITHOUT_A_DEGREE: Wish = {
  label: {
    english: "that have a way in without a degree",
    hinglish: "jinka koi ek raasta bina degree ka hai",
    hindi: "जिनका कोई एक रास्ता बिना डिग्री का है",
  },
  cue: /(?!)/,
  holds: ({ pathway }) =>
    pathway !== undefined && [...pathway.afterClass10, ...pathway.afterClass12].some((way) => !NAMES_A_DEGREE.test(way)),
  points: withinReach,
};

/** What is said after the name of something that is not liked. */
const DISLIKED =
  "(?:(?:bilkul|bhi|subject|mujhe|mujhko|itna|itni|zyada|jyada|बिल्कुल|भी|मुझे|विषय) )*(?:(?:pasand|acch?[aie]|achh?[aie]|ach[aie]|samajh|पसंद|अच्छ[ाीे]|समझ) (?:bilkul |बिल्कुल )?(?:nahi|nhi|nahin|na|नहीं|नही)|(?:nahi|nhi|nahin|नहीं|नही) (?:pasand|acch?[aie]|achh?[aie]|पसंद|अच्छ[ाीे])|(?:me|mein|में) (?:mann?|dil|ruchi|interest|मन|रुचि) (?:nahi|nhi|nahin|नहीं|नही)|se (?:nafrat|chidh)|से (?:नफरत|चिढ))";

/** Careers for those who do without a subject of school: open without it, and not about it. */
function withoutSubject(
  label: Wording,
  said: string,
  within: readonly string[],
  about: RegExp,
  halfOfScience?: Wish["halfOfScience"],
): Wish {
  return {
    avoids: true,
    ...(halfOfScience !== undefined && { halfOfScience }),
    label,
    cue: phrases(
      `(?:without|no|not|avoid|hate|dont like|do not like|bad at|not good (?:in|at)|weak (?:in|at)|poor (?:in|at)|bina|dislike|scared of|dont have|didnt take|dont want|बिना)(?: any| to study| do)? (?:${said})(?: (?:ke|के))?`,
      `(?:${said}) (?:ke bina|k bina|${DISLIKED}|nahi (?:hai|li|lena|leni|padhna|padhni)|के बिना|नहीं (?:है|ली|लेना|पढना))|non (?:${said})`,
    ),
    holds: ({ pathway, name, skills }) =>
      (pathway?.subjects.some((subjects) => !within.includes(subjects)) ?? false) && !about.test([name, ...skills].join(" ")),
    points: flat,
  };
}

const OF_THE_STATE_ALONE = /rail|metro|armed forces|police/i;

export const WISHES: readonly Wish[] = [
  {
    label: {
      english: "with private employers too",
      hinglish: "jo private companies mein bhi hote hain",
      hindi: "जो प्राइवेट कंपनियों में भी होते हैं",
    },
    cue: phrases(
      "(?<!(?:or|ya|vs|versus|aur|and|not|no|government|govt|sarkari) )(?:private|pvt|corporate|प्राइवेट|निजी)(?: (?:limited|ltd|sector|company|companies|firms?|सेक्टर|कंपनी|कंपनियों|में|me|mein|ki|ka|की|का))* (?:jobs?|naukri|nokri|kaam|work|careers?|नौकरी|काम|जॉब)(?! (?:or|ya|vs|versus|aur|and|nahi|nhi|या|और) )",
    ),
    holds: ({ category, subcategory }) => category !== "Government" && !OF_THE_STATE_ALONE.test(subcategory),
    points: flat,
  },
  {
    label: {
      english: "with no examination but for a course",
      hinglish: "jinme course ke siwa koi exam nahi hota",
      hindi: "जिनमें कोर्स के सिवा कोई परीक्षा नहीं होती",
    },
    cue: phrases(
      "(?:jobs?|naukri|nokri|kaam|work|careers?|नौकरी|काम)(?: \\S+){0,2} (?:without|with no|no) (?:an? |any |giving |writing )*(?:entrance |competitive |written )?(?:exams?|tests?)",
      "(?:without|with no|no|bina|bagair|बिना) (?:an? |any |kisi |koi |किसी )*(?:entrance |competitive |written )?(?:exams?|tests?|pariksha|परीक्षा|एग्जाम)(?: (?:diye|ke|wali|wale|k|दिए|के|वाली))* (?:jobs?|naukri|nokri|kaam|work|careers?|नौकरी|काम)",
    ),
    holds: ({ category, pathway }) =>
      category !== "Government" && (pathway?.exams.every((exam) => EXAM_RECORDS[exam].gives === "course") ?? false),
    points: flat,
  },
  {
    label: { english: "that can be done from home", hinglish: "jo ghar se ho sakte hain", hindi: "जो घर से हो सकते हैं" },
    cue: phrases(
      "work(?:ing)? from home|wfh|from home|(?:jobs?|work|kaam|business|naukri) at home|remote(?:ly)?|online (?:jobs?|work|careers?)|home based",
      "ghar (?:se(?! (?:\\d+|door|dur|bahar|support|paise|nikal\\S*))|baithe|pe|par|baith)|घर (?:से|बैठे|पर)(?: काम)?|ऑनलाइन (?:काम|नौकरी|जॉब)",
    ),
    holds: ({ remote }) => remote,
    points: flat,
  },
  {
    label: { english: "with low stress", hinglish: "jinme stress kam hai", hindi: "जिनमें तनाव कम है" },
    cue: phrases(
      "(?:low|less|lowest|least|no|zero|without|not (?:so |too |very )?|minimum|kam|bina|free of) (?:stress(?:ful)?|tension|pressure)",
      "(?:stress|tension|pressure) (?:kam|na|nahi|nhi|less|bilkul nahi)(?: (?:ho|hona|wal[aie]|hai|hot[ai]))+|stress ?free|tension free|sha+nti(?! (?:niketan|path))|suko+n|sukun|peace of mind|relax(?:ed|ing)|peaceful|chill|calm|aaram(?: wal[aie])?|work ?life balance|lazy|easy (?:govt |government |sarkari )?(?:jobs?|careers?|work)|a+sa+n (?:naukri|nokri|job|kaam|career)",
      "(?:कम|बिना) (?:तनाव|टेंशन|दबाव|स्ट्रेस)(?: (?:वाल\\S*|के))?|तनाव (?:कम|न हो|नहीं)|आराम (?:का|की|वाल\\S*)|सुकून|शांति",
    ),
    holds: ({ stressLevel }) => stressLevel === "Low",
    points: flat,
  },
  {
    label: {
      english: "that pay the most by our estimate",
      hinglish: "jinme hamare andaze se kamai sabse zyada hai",
      hindi: "जिनमें हमारे अंदाज़े से कमाई सबसे ज़्यादा है",
    },
    cue: phrases(
      "(?:high|highest|higher|best|top|most|well|good|better|great|huge|max|maximum|big)(?: \\S+)? (?:pay|paying|paid|salar(?:y|ies)|package|packages|money|earning|earnings|income)",
      "(?:high|highest|best|well|top|most) ?(?:paying|paid)|pay(?:s|ing)? (?:well|good|more|the most|a lot|high)",
      "lots? of money|(?:a lot of|more|most|good|big) money|(?:get|become|be|getting) rich|(?:pais[ae]|salary|kamai) (?:bhi )?(?:acch?[aie]|achh?[aie]|badhiya|zyada|jyada)(?! (?:nahi|nhi|nahin|na) )|(?:पैसा|पैसे|सैलरी|कमाई) (?:भी )?(?:अच्छ[ाीे]|ज्यादा)(?! नहीं )",
      "(?:sabse |bahut )?(?:jyada|zyada|jada|zada|adhik) (?:paisa|paise|salary|kamai|pay|package|money)",
      "sabse (?:jyada|zyada)? ?(?:paisa|salary|kamai)|(?:ach+[ai]|acch?h?[ai]|badi|badhiya|high) (?:salary|kamai|package|paisa)",
      "earns? (?:the )?(?:most|more|well|a lot|lots|good)|crore(?:s|pati)?|karodpati|सबसे ज्यादा (?:पैसा|पैसे|सैलरी|कमाई)",
      "ज्यादा (?:पैसा|पैसे|सैलरी|कमाई|वेतन)|(?:अच्छी|अच्छा|बडी|ऊंची) (?:सैलरी|कमाई|वेतन|पैकेज)|करोड",
    ),
    holds: ({ payInr }) => payInr !== undefined,
    points: payWithinReach,
    shows: "pay",
  },
  {
    label: {
      english: "that grow fastest by the projection for the United States",
      hinglish: "jo America ke anumaan se sabse tez badh rahe hain",
      hindi: "जो अमेरिका के अनुमान से सबसे तेज़ बढ़ रहे हैं",
    },
    cue: phrases(
      "(?:fast|fastest|most|high|highest|rapidly|quickly|quickest)(?: \\S+)? (?:growing|growth|demand|grow)|growing (?:fast|fastest|the most|quickly|most)",
      "(?:in|high|most|max|maximum) demand|most demanding careers|demand (?:sabse )?(?:jyada|zyada)|sabse (?:jyada|zyada) demand",
      "(?:सबसे )?(?:ज्यादा|अधिक) (?:मांग|डिमांड)|(?:मांग|डिमांड) (?:सबसे )?(?:ज्यादा|अधिक)|तेजी से बढ\\S*",
    ),
    holds: ({ growthBasis }) => growthBasis?.basis === "sourced",
    points: ({ growth }) => parseGrowth(growth),
    shows: "growth",
  },
  {
    label: {
      english: "with little study before the first pay",
      hinglish: "jinme pehli kamai se pehle padhai kam hai",
      hindi: "जिनमें पहली कमाई से पहले पढ़ाई कम है",
    },
    cue: phrases(
      "(?:short|quick|fast|little|less|least|kam|minimum)(?: \\S+)? (?:study|studies|course|courses|training|padhai|time|years)",
      "(?:start |begin )?earn(?:ing)? (?:quickly|quick|early|soon|fast|now|immediately|jaldi)",
      "(?:quickly|quick|early|soon|fast|jaldi)(?: \\S+){0,2} (?:earn|earning|job|jobs|paisa|kamana|kamane|money)",
      "(?:in |bas |sirf )?(?:1|2|ek|do|one|two) (?:saal|sal|years?|साल) (?:me|mein|में) (?:settle|job|naukri|kama\\S*|earn\\S*|नौकरी|कमा\\S*)|settle (?:quickly|fast|soon|jaldi|in (?:1|2|one|two) years?)",
      "jaldi (?:paisa|paise|job|naukri|kamana)|easy to get|quick jobs?",
      "जल्दी (?:पैसा|पैसे|जॉब|नौकरी|कमाना|कमाने)|कम (?:पढाई|समय|साल)",
    ),
    holds: ({ pathway }) => pathway !== undefined && pathway.yearsToFirstPay[0] <= 3,
    points: ({ pathway, education }) =>
      pathway === undefined ? 0 : 10 - 2 * pathway.yearsToFirstPay[1] + (TRAINED.has(education) ? AFTER_TRAINING : 0),
    shows: "years",
  },
  {
    label: {
      english: "that usually ask for no degree, at most a diploma",
      hinglish: "jinme aam taur par degree nahi maangte, zyada se zyada diploma",
      hindi: "जिनमें आम तौर पर डिग्री नहीं माँगते, ज़्यादा से ज़्यादा डिप्लोमा",
    },
    cue: phrases(
      "(?:no|without(?: an?| any)?|not need(?:ing)?(?: an?)?|(?:dont|do not|doesnt|does not|not) (?:need|ask|ask for|want|require|demand)(?: an?| any)?|bina) (?:college )?(?:degree|graduation|college|qualification|qualifications|डिग्री|ग्रेजुएशन)",
      "(?:degree|graduation|डिग्री|ग्रेजुएशन) (?:nahi|nhi|na|नहीं|ना) (?:maang\\S*|mang\\S*|chahiye|lagti|lagta|मांग\\S*|चाहिए|लगत[ीे])",
      "no (?:more|further) (?:study|studies)|(?:aage|aur) (?:nahi|nhi|nahin) padh\\S*|padhai (?:chhod\\S*|chod\\S*|nahi karni)(?: \\S+)?",
      "(?:bina|without|बिना)(?: (?:zyada|jyada|much|any|kisi))? (?:padhai|padhe|study|studies|studying|education|पढाई)|(?:padhai|पढाई) (?:ke|k|के) (?:bina|बिना)|degree ke bina|bina degree|no formal education|uneducated|anpadh|less educated|kam padh[aei] likh[aei]",
      "(?:बिना|कोई) (?:डिग्री|कॉलेज)(?: (?:के|नहीं))?|डिग्री के बिना|कम पढे लिखे|(?:आगे|और) (?:नहीं|नही) पढ\\S*|पढाई छोड\\S*|अनपढ",
    ),
    holds: ({ education }) => NO_DEGREE.has(education),
    points: withinReach,
    yields: SOME_WAY_WITHOUT_A_DEGREE,
  },
  {
    avoids: true,
    halfOfScience: "PCB",
    label: { english: "that are open without maths", hinglish: "jo bina maths ke khule hain", hindi: "जो बिना गणित के खुले हैं" },
    cue: phrases(
      "(?:without|no|not|avoid|hate|dont like|do not like|bad at|not good (?:in|at)|weak (?:in|at)|poor (?:in|at)|bina|dislike|fear|scared of|minus|dont want)(?: any| to study| do)? (?:maths?|mathematics|calculation|ganit)",
      `(?:maths?|mathematics|ganit|गणित|मैथ्स|मैथ) ${DISLIKED}|maths? (?:ke bina|nahi|nhi|nahin|weak|se dar|not)|non maths?`,
      "maths? .{0,12}(?:weak|kamzor|nahi aata|nahi aati)|(?:गणित|मैथ्स|मैथ)(?: (?:में|मे|बिल्कुल|बिलकुल|बहुत|मेरी|अच्छ\\S*|ठीक|समझ))* (?:के बिना|नहीं|नही|पसंद नहीं|कमजोर|खराब|से डर\\S*)(?: (?:आता|आती|हूं|है))*|बिना (?:गणित|मैथ्स|मैथ)(?: के)?",
    ),
    holds: ({ pathway, name, skills }) =>
      !OF_MATHS.test([name, ...skills].join(" ")) && (pathway?.subjects.some((subjects) => WITHOUT_MATHS.has(subjects)) ?? false),
    points: (career) =>
      (20 - career.technical - career.analytical) / 4 +
      Math.min((career.payInr?.low ?? 0) / LAKH, ENOUGH_LAKH) -
      (FEW_ARRIVE.has(career.subcategory) ? OUT_OF_REACH : 0) -
      (OF_FIGURES.test([career.name, ...career.skills].join(" ")) ? WITH_ARITHMETIC : 0) -
      (career.pathway?.exams.some((exam) => EXAMINES_ARITHMETIC.test(exam)) ? WITH_ARITHMETIC : 0),
  },
  withoutSubject(
    { english: "that are open without biology", hinglish: "jo bina biology ke khule hain", hindi: "जो बिना जीव विज्ञान के खुले हैं" },
    "biology|bio|बायोलॉजी|जीव विज्ञान",
    ["PCB", "PCMB"],
    /biolog|botan|zoolog/i,
    "PCM",
  ),
  withoutSubject(
    { english: "that are open without physics", hinglish: "jo bina physics ke khule hain", hindi: "जो बिना भौतिकी के खुले हैं" },
    "physics|भौतिकी|फिजिक्स",
    ["PCM", "PCB", "PCMB"],
    /physic(?:s|ist)/i,
  ),
  withoutSubject(
    { english: "that are open without chemistry", hinglish: "jo bina chemistry ke khule hain", hindi: "जो बिना रसायन के खुले हैं" },
    "chemistry|रसायन|केमिस्ट्री",
    ["PCM", "PCB", "PCMB"],
    /chemi/i,
  ),
  {
    label: { english: "with little travel", hinglish: "jinme safar kam hai", hindi: "जिनमें सफ़र कम है" },
    cue: phrases(
      "(?:without|no|not|less|avoid|bina|dont want to|dont like to|hate)(?: any| much| too much)? travel(?:s|ling|ing)?|travel(?:ling)? (?:ke bina|nahi|not)|बिना (?:यात्रा|सफर|ट्रैवल)(?: के)?|(?:यात्रा|सफर) (?:के बिना|नहीं)",
    ),
    holds: ({ travelRequired, workEnvironment }) =>
      !travelRequired && !workEnvironment.some((place) => place === "On the road" || place === "In the air" || place === "At sea"),
    points: flat,
  },
  {
    label: { english: "with a lot of travel", hinglish: "jinme safar bahut hai", hindi: "जिनमें सफ़र बहुत है" },
    cue: phrases(
      "(?:travel|travels|travelling|traveling|travelled|see the world|ghoom\\S*|ghum\\S*)",
      "explore (?:the world|new places|places|india)|घूम\\S*|यात्रा",
    ),
    holds: ({ travelRequired, workEnvironment }) =>
      travelRequired || workEnvironment.some((place) => place === "On the road" || place === "In the air" || place === "At sea"),
    points: ({ id, subcategory, workEnvironment }) =>
      FAR_TRAVELLERS.has(id) ||
      TRAVELLING.test(subcategory) ||
      (FAR_PLACES.some((place) => workEnvironment.includes(place)) && !OF_FORCES.test(subcategory))
        ? GOES_FAR
        : 0,
  },
  {
    label: { english: "at a desk", hinglish: "jinme baithkar kaam hota hai", hindi: "जिनमें बैठकर काम होता है" },
    cue: phrases(
      "(?<!(?:no|not|hate|without|like|avoid|tired of|from|leave|leaving|quit) )(?<! (?:dont|do not|not|never|didnt) (?:\\S+ ){1,2})(?:office|desk|sitting|back office|table) (?:jobs?|work|based|ka kaam|wala kaam|wali job|me kaam)(?! (?:nahi|nhi|nahin|na|not|pasand nahi|bilkul nahi) )|(?:ऑफिस|दफ्तर) (?:का|की|में) (?:काम|जॉब|नौकरी)",
    ),
    holds: ({ workEnvironment, physical }) => workEnvironment.includes("Office") && physical <= AT_A_DESK,
    points: flat,
  },
  {
    label: { english: "in the open air", hinglish: "jo khule mein hote hain", hindi: "जो खुले में होते हैं" },
    cue: phrases(
      "outdoors?|outside|open air|(?:in|with) nature|nature|(?:hate|dont like|dont want|dont need|not|no|tired of|without)(?: \\S+){0,4} (?:office|desk|cubicle)(?: (?:jobs?|work))?|(?:dont|do not|no|not|hate|cant)(?: \\S+){0,3} (?:sit|sitting)(?: (?:the|all|whole|full|entire|for|in|one|at|place))*(?: day)?",
      "no (?:office|desk)(?: job)?|(?:desk|office|kursi)(?: (?:job|kaam|work|pe|par|me|mein|wala|wali))?(?: \\S+){0,2} (?:nahi|nhi|nahin|na(?= (?:baith\\S*|pad\\S*|ho|karna|karni) ))(?: (?:baith\\S*|pad\\S*|ho|karna|karni|chahiye))?|field work|bahar (?:ka|wala|rehna|rahna)",
      "बाहर (?:का|वाल\\S*|रहना|काम)|खुले (?:में|आसमान)|प्रकृति|(?:ऑफिस|दफ्तर|डेस्क) (?:नहीं|में नहीं|के बिना)",
    ),
    holds: (career) => inAny(career, OPEN_AIR),
    points: ({ workEnvironment }) => (workEnvironment.includes("Office") ? 0 : 2),
  },
  {
    label: { english: "with little bodily work", hinglish: "jinme shareer ka kaam kam hai", hindi: "जिनमें शरीर का काम कम है" },
    cue: phrases(
      "(?:sitting|desk|chair) (?:jobs?|work|kaam)|(?:no|without|not|less|avoid|cant do|cannot do)(?: \\S+)? (?:physical|heavy)(?: (?:work|labou?r|jobs?|activity|strain))?",
      "(?:physical|bhaari|bhari) (?:work|kaam|labou?r|mehnat) (?:nahi|nhi|na|kam)(?: (?:kar|ho) (?:sakta|sakti|paata|paati)| karna)?|baith(?:e|ne|kar|ke)? (?:baith(?:e|ne|kar|ke)? )?(?:wal[aei]|karne wal[aei])(?: (?:job|naukri|kaam))?|ac (?:office|room) (?:job|wali)|indoors?",
      "बैठ(?:ने|कर|के)? (?:वाल\\S*|करने वाल\\S*)",
    ),
    holds: ({ physical, workEnvironment }) => physical <= LIGHT_WORK && workEnvironment.every((place) => INDOORS.has(place)),
    points: flat,
  },
  {
    label: { english: "for creative people", hinglish: "jo creative logon ke liye hain", hindi: "जो क्रिएटिव लोगों के लिए हैं" },
    cue: phrases(
      "creative|creativity|creat(?:e|ing) (?:things|stuff|art)|artistic|imagination|imaginative|rachnatmak|kalpana|क्रिएटिव|रचनात्मक|कल्पना\\S*",
    ),
    holds: ({ creative, category }) => creative >= 9 || (creative === 8 && CREATIVE_FIELDS.has(category)),
    points: ({ creative }) => creative / 2,
  },
  {
    label: { english: "for quiet people", hinglish: "jo shaant swabhav walon ke liye hain", hindi: "जो शांत स्वभाव वालों के लिए हैं" },
    cue: phrases(
      "introverts?|introverted|shy|quiet|silence|silent (?:work|place|jobs?)|no noise|noise free|shor (?:na|nahi|nhi|kam)|(?:dont|do not) (?:like|want) people",
      "(?:bahut |बहुत )?(?:shant|शांत) (?:hai|h|rehti|rehta|swabhav|है|रहती|रहता|स्वभाव)(?: (?:ki|ka|hai|की|का|है))*|(?:work|working) alone|alone|(?:less|fewer|few) people|(?:kam|kum) log|log kam(?: \\S+)?|sharmila|sharmeel\\S*|akele|अकेले|शर्मील\\S*|अंतर्मुखी|चुपचाप|शांत स्वभाव",
    ),
    holds: ({ social, leadership }) => social <= 4 && leadership <= 5,
    points: ({ social, leadership, id }) => 14 - social - leadership + ahead(QUIET, id),
  },
  {
    label: {
      english: "that stand by the poor",
      hinglish: "jo gareeb aur zarooratmand logon ke saath khade hote hain",
      hindi: "जो ग़रीब और ज़रूरतमंद लोगों के साथ खड़े होते हैं",
    },
    cue: phrases(
      `(?:help|helping|serve|serving|uplift\\S*|work(?:ing)? for|do something for)(?: \\S+){0,2} ${THE_POOR}`,
      `${THE_POOR}(?: (?:logo|logon|bachch?o|bachch?on|लोगो|लोगों|लोगो\u0902))?(?: (?:ki|ke|ko|liye|की|के|को|लिए)){1,2}(?: \\S+)? (?:madad|help|seva|sewa|karna|kaam|मदद|सेवा|करना|काम)`,
    ),
    holds: ({ social, category, id }) => (category === "Nonprofit" && social >= 6) || FOR_THE_POOR.has(id),
    points: ({ social, id }) => social / 3 + (FOR_THE_POOR.has(id) ? 4 : 0),
  },
  {
    label: { english: "in social work", hinglish: "jo samaj seva ke hain", hindi: "जो समाज सेवा के हैं" },
    cue: phrases(SOCIAL_SERVICE),
    holds: ({ id }) => OF_SOCIAL_WORK.includes(id),
    points: ({ id }) => OF_SOCIAL_WORK.length - OF_SOCIAL_WORK.indexOf(id),
  },
  {
    label: { english: "that help people", hinglish: "jinme logon ki madad hoti hai", hindi: "जिनमें लोगों की मदद होती है" },
    cue: phrases(
      "help(?:ing|s)?(?: \\S+){0,2} (?:people|others|poor|society|world|needy|children|women|villages?)|help people",
      "serve(?: \\S+)? (?:people|country|nation|society)|social service|make a difference",
      "(?:bachch?o|bachch?on|bacchon|gareebo|garibo|samaj|logo|logon|बच्चों|गरीबों|समाज|लोगों) (?:ke|k|के) (?:liye|lie|लिए) (?:kuch|kuchh|कुछ) (?:karn[aei]|kar\\S*|करन[ाीे])|(?:logo|logon) ki (?:madad|help|seva)|(?<! (?:samaj|samaaj|jan) )seva|madad|लोगों की (?:मदद|सेवा)|देश (?:की )?सेवा|मदद",
    ),
    holds: ({ social, category }) => social >= 8 && ["Healthcare", "Nonprofit", "Education", "Government", "Legal"].includes(category),
    points: ({ social, category }) => social / 3 + (CARING.has(category) ? 3 : 0),
  },
  {
    label: {
      english: "for people who talk well",
      hinglish: "jo achha bolne aur manane walon ke liye hain",
      hindi: "जो अच्छा बोलने और मनाने वालों के लिए हैं",
    },
    cue: phrases(
      "(?:good|great|best|excellent) (?:at|in|with) (?:talking|speaking|convincing|persuading|communication)(?: (?:to|with))?(?: people)?|talkative|(?<!(?:dont|not|never) )(?:like|love|enjoy)(?: to)? talk(?:ing)?(?: a lot)?|convince (?:people|anyone|others)|logo(?:n)? (?:se|ko) (?:baat karn\\S*|convince|manan\\S*)(?: \\S+){0,2} (?:acch?a|pasand|पसंद|aata|aati)|bolne (?:me|mein) (?:acch?a|tez|tej|expert)|(?:baat|baatein) karna (?:acch?a|pasand)",
    ),
    holds: ({ id }) => TALKERS.includes(id),
    points: ({ id }) => TALKERS.length - TALKERS.indexOf(id),
    yields: AMONG_PEOPLE,
  },
  {
    label: {
      english: "for people who like people",
      hinglish: "jo logon se milna pasand karne walon ke liye hain",
      hindi: "जो लोगों से मिलना पसंद करने वालों के लिए हैं",
    },
    cue: phrases(
      "(?:talk|talking|meet|meeting|work|working|interact|interacting|deal|dealing) (?:to|with)? ?(?:new |many )?(?:people|customers|others)",
      "(?:accha|achha|acha) bol\\S*|bolne (?:me|mein) (?:accha|achha|acha)|(?<!(?:dont|not|never) )(?:like|love|enjoy)(?: to)? talk(?:ing)?(?: a lot)?|extroverts?|extroverted|people person|good at (?:talking|speaking|convincing)|(?<!(?:mass|visual|data|wireless) )communication(?: skills?)?|talkative|baat karna|baatein|बात करना|बातें|लोगों से (?:मिलना|मिलने|बात)|बोलना",
    ),
    holds: ({ social }) => social >= 8,
    points: ({ social }) => social / 3,
    yields: AMONG_PEOPLE,
  },
  {
    label: {
      english: "for people who like to lead",
      hinglish: "jo aage badhkar sambhalne walon ke liye hain",
      hindi: "जो आगे बढ़कर संभालने वालों के लिए हैं",
    },
    cue: phrases(
      "leaders?|leadership|leading (?:a )?teams?|lead(?: a| people)? ?teams?|lead people|manage people|be (?:a |the )?boss|netritva|नेतृत्व|लीडर|टीम (?:चलाना|संभालना)",
    ),
    holds: ({ leadership }) => leadership >= 8,
    points: ({ leadership }) => leadership / 3,
  },
  {
    label: {
      english: "for people who like numbers",
      hinglish: "jo numbers pasand karne walon ke liye hain",
      hindi: "जो संख्याएँ पसंद करने वालों के लिए हैं",
    },
    cue: phrases(
      "numbers|calculations?",
      "(?:good (?:at|in|with)|love|like|enjoy|interest(?:ed)? in|strong in|passion(?:ate)? (?:for|about)) (?:maths?|mathematics)",
      "maths? (?:pasand|acch[ai]|achh[ai]|ach[ai]|strong)(?: \\S+)?|(?:गणित|मैथ्स|मैथ) (?:पसंद|अच्छ\\S*|मजबूत)",
    ),
    holds: ({ analytical, skills, name }) => analytical >= 8 && OF_FIGURES.test([name, ...skills].join(" ")),
    points: ({ analytical, id }) => analytical / 3 + ahead(FIGURES, id),
  },
  {
    label: { english: "of skilled hands", hinglish: "jinme haath ka hunar chahiye", hindi: "जिनमें हाथ का हुनर चाहिए" },
    cue: phrases(
      "with (?:my |your |own |the )*hands|use (?:my |of )?hands|(?:apne )?ha+th(?:on)? (?:se|ka)(?: (?:kaam|kuch|banana))?|hands on|hand ?work|good with (?:my |your )?hands",
      "repair(?:ing)?(?: things)?|fix(?:es|ing)? (?:things|stuff|every|all|old|bikes?|cars?|machines?|phones?)|repairs? (?:things|every|all|old|bikes?|cars?|machines?|phones?)",
      "building things|(?:हाथ|हाथों) (?:का|से) काम|मरम्मत",
    ),
    holds: ({ physical, technical }) => physical >= 6 && technical >= 6,
    points: ({ technical, category, subcategory }) =>
      technical / 4 + (HANDICRAFT.has(category) || subcategory === "Crafts" ? AT_THE_BENCH : 0),
  },
  {
    label: {
      english: "in government service or with a public examination",
      hinglish: "jo sarkari hain ya sarkari exam se milte hain",
      hindi: "जो सरकारी हैं या सरकारी परीक्षा से मिलते हैं",
    },
    cue: phrases(
      "government|govt|goverment|gov|sarkari|public sector|psu|central government|state government|सरकारी|सरकार",
      "(?:stable|secure|permanent|steady|pakki|tikau) (?:income|jobs?|careers?|salary|future|naukri|kaam|post)|job security|(?:job|career|income) (?:stability|security)|पक्की नौकरी",
    ),
    holds: (career) => career.category === "Government" || isPublicPost(career),
    points: (career) => (career.category === "Government" ? 2 : 0) + (isPublicPost(career) ? 4 : 0),
  },
];
