import { remembered } from "../catalogue/remembered.ts";
import type { Wording } from "../language.ts";
import { LOST_LOVE } from "../reading/lost-love.ts";
import { everywhere } from "../reading/words.ts";
import { said, saying } from "./alike.ts";
import { boredom, isBoredOnly, likesSomethingElse } from "./boredom.ts";
import { CARE, type Need } from "./care.ts";
import { HARMLESS } from "./harmless.ts";
import { MARRIAGE_BESIDE_A_WAY } from "./marriage-beside-a-way.ts";
import { isMarriedAsAChild, MARRIED_AS_A_CHILD } from "./married-as-a-child.ts";
import { BAD_RESULT } from "./meanings/at-home.ts";
import { BEREAVED, STRAINED } from "./meanings/heart.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { STRAINED_OTHER, UNPLACED } from "./meanings/of-others.ts";
import { DISTRESS } from "./meanings.ts";
import { CHILD, FRIEND, hindi } from "./said-words.ts";
import { strainOfFriend, strainOfPupil, strainOfUnplaced } from "./strains.ts";
import { grief, strain, strainAfterResult, strainBeforeExam, strainOfAdult, strainOfChild } from "./warmth.ts";

const signOf = ({ english, hindi: inHindi }: Meaning): RegExp => saying(...english, ...inHindi);

const readyOf = remembered(signOf);
const maybeReady = (meaning: Meaning | undefined): RegExp | undefined => (meaning === undefined ? undefined : readyOf(meaning));

const SIGNS = DISTRESS.map(({ name, meaning, beside, without, need }) => ({
  name,
  sign: readyOf(meaning),
  beside: maybeReady(beside),
  without: maybeReady(without),
  need,
}));
const STRAIN = signOf(STRAINED);
const STRAIN_OF_ANOTHER = signOf(STRAINED_OTHER);
const LOSS = signOf(BEREAVED);
const LEFT_OVER = signOf(UNPLACED);
/** "A failure" is then what somebody feels of the placements, and nothing worse, if nothing worse is said. */
const FAILED_AT_IT = saying(
  "(?:i )?(?:feel like|feel|feeling like|feeling|am|m)(?: \\S+){0,2} (?:failure|loser|useless|worthless|left behind)",
  `${hindi("main mai mein", "मैं")}(?: \\S+){0,2} ${hindi("failure loser nakam nakaam bekar bekaar", "फेलियर लूजर नाकाम बेकार")} ${hindi("hu hun hoon", "हूँ हूं")}`,
);

/** Somebody of one's own age, and none of the family who may be the one that hurts. */
const PEER = hindi("friend friends bestie dost saheli classmate roommate batchmate", "दोस्त सहेली सहपाठी");
const A_PEER = saying(
  `${hindi("my mera meri mere a ek one", "मेरा मेरी मेरे एक")}(?: \\S+)? ${PEER}`,
  `(?<=^ )${PEER} ${hindi("ko ke ki", "को के की")}`,
  "(?:girl|boy|child|kid) (?:in|of|from) my (?:class|school|hostel|batch|college)",
);
const A_FRIEND = saying(
  `${hindi("my mera meri mere a ek one", "मेरा मेरी मेरे एक")}(?: \\S+)? ${FRIEND}`,
  "(?:a|one|the|some|this) (?:\\S+ )?(?:girl|boy|child|kid) (?:in|of|from) my (?:class|school|hostel|batch|college|coaching)",
  `(?<=^ )${PEER} ${hindi("ko ne ki ka ke", "को ने की का के")}`,
  "(?:he|she) (?:is|has|says|said|feels|keeps|wants|cries|sees|doesnt)",
);
const STUDENT = hindi("student students pupil pupils chhatra chatra chhatr vidyarthi", "छात्र छात्रा विद्यार्थी स्टूडेंट");
const A_PUPIL = saying(
  `${hindi("my our of_my mera meri mere hamara hamari", "मेरा मेरी मेरे हमारा हमारी")}(?: \\S+){0,2} ${STUDENT}(?! (?:life|loan|days|card|visa))`,
);
const A_STUDENT = saying(STUDENT);
/** Who teaches or counsels, where somebody else is told of. */
const TEACHES = saying(
  `(?:i am|im|as|being|we are)(?: an?| the)?(?: \\S+)? (?:teacher|counsell?or|principal|warden|mentor|tutor|professor)|(?:teacher|counsell?or|principal|warden) here`,
  `${hindi("main mai hum ek", "मैं हम एक")}(?: \\S+)? ${hindi("teacher shikshak counsellor principal adhyapak", "शिक्षक टीचर काउंसलर अध्यापक")} ${hindi("hu hun hoon hai", "हूँ हूं हैं")}`,
);
const ANOTHER = saying(
  `he|she|him|her|they|boy|girl|child|kid|${STUDENT}`,
  hindi("wo woh usko uski ladka ladki bachcha bachchi", "वो वह उसको उसकी लड़का लड़की बच्चा बच्ची"),
);
/** What a friend says of oneself, and nobody who is in need. */
const ASKS_FOR_HELP = saying(
  "(?:what|how)(?: \\S+)? (?:should|can|do|could|to) i",
  "i (?:am|m) (?:so |very )?(?:worried|scared|afraid)(?: (?:for|about) (?:him|her|them|my))?",
  "i (?:think|know|dont know|want to help|need to help)",
  `(?:main|mai|mein|mujhe|मैं|मुझे) (?:kya|uski|use|usko|क्या|उसकी|उसे)`,
);
const ONE_SAYS_I = saying("i|im|ive|ill|main|mai|mujhe|maine|mujhko|मैं|मैंने|मुझे");

const OF_ME = saying("me|myself|us");
const OF_ME_IN_ANY = saying("me|myself|us|mine", hindi("mere_saath mere_sath mujhe mujhko mujhse hame", "मेरे_साथ मुझे मुझको मुझसे हमें"));

const A_CHILD = saying(
  `${hindi("my our mera meri mere hamara hamari hamare humara humari", "मेरा मेरी मेरे हमारा हमारी हमारे")}(?: \\S+){0,2} ${CHILD}`,
  `(?<! (?:ki|ka|unki|ek|only|the|a) )${CHILD} ${hindi("ne ko keht* bolt* kah* bahut bohot roz raat kal", "ने को कहत* बोलत* कह* बहुत रोज रात कल")}`,
);
/** What another said or does, told by whoever writes. */
const TOLD = saying(
  `(?:he|she) (?:\\S+ )?(?:says|said|wants|does|doesnt|keeps|is|has|told|wont|cries)`,
  `(?:says|said) (?:that )?(?:he|she)`,
  `${hindi("kehta kehti kahta kahti bolta bolti kaha bola boli rota roti khata khati", "कहता कहती बोलता बोलती कहा बोला बोली रोता रोती खाता खाती")}`,
);
/** What only one's own wish is. */
const OF_ONESELF = saying(
  `i (?:\\S+ )?(?:want|wanna|wish|feel like|cant|cannot|will|am going) (?:\\S+ )?(?:die|dying|end|kill|live|go on|disappear)`,
  `${hindi("main mai mein mujhe maine", "मैं मुझे मैंने")}(?: \\S+){0,3} ${hindi("mar marna marne jeena jine jeene khatam suicide", "मर मरना मरने जीना जीने खत्म")}(?: \\S+){0,2} ${hindi("hu hun hoon chahta chahti jaunga jaungi hai lungi lunga", "हूँ हूं चाहता चाहती जाऊंगा जाऊंगी है")}`,
);

/** An age from twenty on, or an exam that asks for a degree, as one's own. */
const OF_AN_ADULT = saying(
  "(?:i|im|i am|age|aged|umar|umr|meri age|main|mai)(?: (?:am|is|hai))? [2-6]\\d(?! (?:percent|marks|number|baar|din|days|times|mark))",
  "[2-6]\\d (?:years? old|yrs? old|saal k[aie]|ki umar|ki umr|ki age|साल (?:का|की))",
  "(?:upsc|cgl|bpsc|uppsc|mppsc|rpsc|state psc|यूपीएससी)",
  "(?:my|current|this) (?:job|boss|manager|company|office)|(?:i )?work(?:ing)? (?:as|in|for) an?|years? of experience|(?:apni|meri) (?:job|naukri)|office (?:me|mein|ka)|(?:मेरी|अपनी) नौकरी",
);

const EXAM = hindi("exam exams exm paper papers board boards pariksha test neet jee", "एग्जाम परीक्षा पेपर बोर्ड टेस्ट नीट जेईई");
/** An examination that is only near. */
const IS_NEAR = saying(
  `${EXAM}(?: \\S+){0,4} ${hindi("kal parso aane_wale aane_wala aane_wali shuru paas pas najdik nazdik sar_par sir_par aa_rahe aa_raha aa_gaya near tomorrow soon", "कल परसों आने_वाले आने_वाली शुरू पास नजदीक सिर_पर आ_रहे आ_रही")}(?! (?:kar|ho|hu|hua|hui|कर|हो|हुआ|हुई))`,
  `${hindi("kal parso agle_hafte agle_mahine next_week next_month tomorrow day_after_tomorrow", "कल परसों अगले_हफ्ते अगले_महीने")}(?: \\S+){0,4} ${EXAM}`,
  `${EXAM}(?: \\S+){0,4} (?:in|after) (?:\\d+|a few|two|three|one|a|few) (?:days?|weeks?|months?)|\\d+ (?:din|days?|hafte|weeks?|दिन)(?: \\S+){0,4} ${EXAM}|${EXAM}(?: \\S+){0,3} \\d+ (?:din|days?|hafte|दिन)`,
);
const RESULT_IS_OUT = saying(...BAD_RESULT.english, ...BAD_RESULT.hindi, "result|results|marks|fail(?:ed)?|रिजल्ट|नंबर|फेल");

/** What was said, whole and without what only sounds like distress. */
type Heard = { readonly whole: string; readonly text: string };
export function hear(question: string): Heard {
  const whole = said(question);
  return { whole, text: whole.replace(everywhere(HARMLESS), " ") };
}

const isOfAFriend = (text: string): boolean => A_FRIEND.test(text) && !ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " "));

/** Whether a parent writes of a child, also where the parent says "I". */
const isOfAChild = (text: string): boolean =>
  A_CHILD.test(text) && (!ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " ")) || (TOLD.test(text) && !OF_ONESELF.test(text)));

/** A child of whom only the class is told: "beta 10th me hai". */
const A_CHILD_OF_A_CLASS = saying(`${CHILD} (?:class )?(?:[5-9]|1[0-2])(?:th|vi|वीं)?`);

/** Whether a teacher or a counsellor writes of a student. */
const isOfAPupil = (text: string): boolean =>
  !OF_ONESELF.test(text) &&
  (A_PUPIL.test(text) ||
    (TEACHES.test(text) && ANOTHER.test(text)) ||
    (A_STUDENT.test(text) && !ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " "))));

/** What a parent needs to read whose child needs this. */
const FOR_A_PARENT: Partial<Readonly<Record<Need, Need>>> = { despair: "child", eating: "child", addiction: "childHabit" };

const HURT: ReadonlySet<Need> = new Set(["hurt", "hurtAtSchool", "bullied"]);
const BY_TEACHER = saying(
  hindi("teacher teachers sir madam maam mam principal coach", "टीचर शिक्षक मास्टर सर मैडम प्रिंसिपल कोच"),
  "(?:in|at) (?:my |the )?(?:school|class)",
);
const AMONG_STUDENTS = saying(hindi("senior seniors hostel ragging raging warden", "सीनियर हॉस्टल रैगिंग वार्डन"));
const BY_FAMILY = saying(
  hindi(
    "papa pita baap father dad mummy mom mother maa ghar ghar_wale gharwale home husband pati chacha mama bhai brother uncle step_father stepfather",
    "पापा पिता बाप मम्मी माँ मां घर घरवाले पति चाचा मामा भाई",
  ),
);
/** Where somebody is beaten: at home, by a teacher, among students. */
function hurtWhere(text: string): Need {
  if (BY_FAMILY.test(text)) return "hurt";
  if (AMONG_STUDENTS.test(text)) return "bullied";
  return BY_TEACHER.test(text) ? "hurtAtSchool" : "hurt";
}

/** Who touches or wants it is met at work. */
const BY_EMPLOYER = saying(
  `(?<! ${hindi("papa father dad mummy mom ki ka ke unke uske his her", "पापा मम्मी की का के उनके उसके")} )${hindi("boss manager supervisor malik maalik seth employer colleague coworker co_worker thekedar contractor team_leader team_lead tl hr client", "बॉस मैनेजर सुपरवाइज़र सुपरवाइजर मालिक सेठ ठेकेदार सहकर्मी")}`,
  "(?:at|in|of|from) (?:my |the |our |this )?(?:work|workplace|office|company|factory|job)",
  `${hindi("office company factory naukri job duty dukan kaam", "ऑफिस दफ्तर कंपनी फैक्ट्री नौकरी ड्यूटी दुकान काम")} ${hindi("me mein par pe ka ke", "में पर का के")}`,
);
const STILL_A_CHILD = saying(
  `(?:i am|im|i m|age|aged|umar|main|mai|मैं|उम्र)(?: \\S+)? 1[0-7]|1[0-7] ${hindi("saal sal years year yrs", "साल")}`,
  "(?:class|kaksha|कक्षा) (?:[1-9]|1[0-2])|(?:[5-9]|1[0-2])(?:th|vi|वीं) (?:me|mein|class|standard|में)",
  hindi("school tuition teacher tutor coaching uncle chacha mama jija stepfather", "स्कूल ट्यूशन टीचर कोचिंग चाचा मामा अंकल जीजा"),
);
const isHurtAtWork = (text: string): boolean => BY_EMPLOYER.test(text) && !STILL_A_CHILD.test(text);

/** The need that a sign shows, by who does it and where. */
function needOf({ name, need }: { readonly name: string; readonly need: Need }, text: string): Need {
  if (name === "beaten") return hurtWhere(text);
  const isOfMe = !isOfAChild(text) && !isOfAFriend(text);
  if (name === "sexually abused") return isOfMe && isHurtAtWork(text) ? "hurtAtWork" : need;
  return need === "hurtAtWork" && (STILL_A_CHILD.test(text) || !isOfMe) ? "hurt" : need;
}

/** What somebody needs who says this, or null where nothing tells of distress. */
function needIn(text: string): Need | null {
  const found = SIGNS.find(({ sign, beside, without }) => (beside?.test(text) ?? true) && !without?.test(text) && sign.test(text));
  if (found === undefined) return null;
  const need = needOf(found, text);
  if (isOfAChild(text)) return FOR_A_PARENT[need] ?? need;
  if (HURT.has(need) && A_PEER.test(text) && isOfAFriend(text) && !OF_ME_IN_ANY.test(text)) return "friendHurt";
  if (need !== "despair") return need;
  if (isOfAPupil(text)) return "pupil";
  return isOfAFriend(text) ? "friend" : need;
}

const HAS_A_DEGREE = saying(
  `(?:bsc|b sc|ba|b a|bcom|b com|btech|b tech|bba|bca|msc|mcom|graduation|graduate|degree|बीए|बीएससी|बीकॉम|ग्रेजुएशन)(?: \\S+)? ${hindi("kiya ki_hai kar_li kar_liya ho_gaya ho_gayi pass complete completed done", "किया की_है कर_ली कर_लिया हो_गया हो_गई पास")}`,
);
const LOOKS_FOR_A_WAY = saying(
  `${hindi("kya", "क्या")} ${hindi("karna karu karun kare karen", "करना करूं करूँ करें")}`,
  "what (?:to|should i|can i) do|confused about (?:my )?career",
);
/** Force, a date that is set, or a will that is overridden. */
const IS_OVERRIDDEN = saying(
  "(?:forc|pressur|compel)\\S*|(?:dont|do not|not) want(?: to)? (?:marry|get married)|fixed|engaged",
  `${hindi("zabardasti jabardasti dabav majboor majbur fix tay pakki pakka rishta sagai maar marte", "ज़बरदस्ती जबरदस्ती दबाव मजबूर फिक्स तय पक्की रिश्ता सगाई मार मारते")}`,
  `${hindi("shaadi shadi byah", "शादी ब्याह")}(?: \\S+){0,2} ${hindi("nahi nhi nahin", "नहीं नही")}`,
  `${hindi("aage", "आगे")} ${hindi("padhna padhai padh", "पढ़ना पढ़ाई पढ़")}`,
);
/** Whether a graduate who looks for a way is only spoken to of marriage. */
const isBesideAWay = (text: string): boolean => HAS_A_DEGREE.test(text) && LOOKS_FOR_A_WAY.test(text) && !IS_OVERRIDDEN.test(text);

/** Words of care for somebody in distress, or for a friend of theirs; null where a question tells of none. */
export function careFor(question: string, { text }: Heard = hear(question)): Wording | null {
  const need = needIn(LEFT_OVER.test(text) ? text.replace(FAILED_AT_IT, " ") : text);
  if ((need === "marriage" || need === null) && isMarriedAsAChild(text)) return MARRIED_AS_A_CHILD;
  if (need === "marriage" && isBesideAWay(text)) return MARRIAGE_BESIDE_A_WAY;
  return need === null ? null : CARE[need];
}

function strainOf(text: string): Wording {
  if (IS_NEAR.test(text)) return strainBeforeExam;
  return RESULT_IS_OUT.test(text) ? strainAfterResult : strain;
}

/** Warm words for strain short of distress: fear of an exam, pressure, loneliness, grief; null where a question tells of none. */
export function warmthFor(question: string, { whole, text }: Heard = hear(question)): Wording | null {
  if (LEFT_OVER.test(text)) return strainOfUnplaced;
  const isOfAnother = STRAIN_OF_ANOTHER.test(whole);
  if (!isOfAnother && !STRAIN.test(text)) return null;
  if (LOSS.test(text)) return grief;
  if (isOfAChild(text)) return strainOfChild;
  if (isOfAnother && isOfAPupil(whole)) return strainOfPupil;
  if (isOfAnother && isOfAFriend(whole) && !OF_ME.test(whole)) return strainOfFriend;
  if (OF_AN_ADULT.test(text)) return strainOfAdult;
  if (!isBoredOnly(text, STRAIN)) return strainOf(text);
  // Who writes of a child is answered as a parent, by what else was said.
  return (A_CHILD_OF_A_CLASS.test(text) && !ONE_SAYS_I.test(text)) || likesSomethingElse(text) || LOST_LOVE.test(text) ? null : boredom;
}

/**
 * Whether the words speak of suicide, self-harm, abuse, threats, a forced marriage, leaving home, addiction or hopelessness, the visitor's own
 * or a friend's, in English, Hinglish or Hindi. It would rather meet somebody with care who needs none than miss one who does; a wish to help
 * others for a living is no distress.
 */
export const isDistress = (question: string): boolean => careFor(question) !== null;
