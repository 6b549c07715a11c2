import { FILL, gap, hindi, IS, NOT, some, unless } from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

/** What ends such a sentence, or only strengthens it. "No way out of commerce" is another thing. */
const OF_IT =
  "of (?:this|it|here|these|my (?:life|debts?|loans?|problems?|situation)|debts?|all (?:this|these))(?= (?:$|mess|hell|trap|life|situation|debts?|loans?|problems?|any ?more|now|and|i|for me))";
const ONWARDS =
  "(?! (?:(?:for me|left|now|open) ){0,2}(?:(?:to|for) (?:become|be|get|do|study|studying|join|crack|pass|earn|enter|a career)|except|but|other than|besides) )";
const AND_NO_MORE = `${ONWARDS}(?= (?:$|(?:for me|any ?more|now|at all|left|in life|in my life|and|but|i|because|since|my|these|this|${OF_IT}) ))`;
const NONE_LEFT = "(?<!(?:is|are|if) there )(?:no|not a single|not any)(?: other| more)?";

const WAY = hindi("rasta raasta rah raah chara chaara option upay vikalp darwaja darwaza", "रास्ता राह चारा ऑप्शन उपाय विकल्प दरवाजा");
const ANY = hindi("koi koyi ek_bhi aur dusra doosra", "कोई एक_भी और दूसरा");
const LEFT = hindi(
  "bacha bachi bache dikh* sujh* soojh* reh_gaya reh_gya rah_gaya raha rha mil_raha mil_rha",
  "बचा बची बचे दिख* सूझ* रह_गया रहा मिल_रहा",
);
const SEEN = hindi("nazar najar dikhai dikhayi dikhta dikh samajh sujhta soojhta", "नजर दिखाई दिखता दिख समझ सूझता");
const COMES = hindi("aa* de* hai h raha rha", "आ* दे* है रहा");
/** The way to a career, a seat or a subject, of which one may well be left. */
const TO_A_SEAT = `(?<! ${hindi(
  "banne lene jane jaane pane paane milne karne admission degree career job naukri seat stream college course padhai",
  "बनने लेने जाने पाने मिलने करने एडमिशन डिग्री करियर जॉब नौकरी सीट स्ट्रीम कॉलेज कोर्स पढ़ाई",
)} ${hindi("ka ki ke_liye", "का की के_लिए")}(?: ${FILL})? )(?<! ${hindi("alawa alava siva sivay bina", "अलावा सिवा बिना")}(?: ${FILL})? )`;
const BESIDES = unless(hindi("kya", "क्या"));

/** Seeing no way on at all, in life and not towards a post. */
export const NO_WAY_OUT: Meaning = {
  english: [
    `${NONE_LEFT} (?:way|road|path|exit|escape) (?:out|forward|ahead|left)${AND_NO_MORE}`,
    `(?:cant|cannot|can not|dont|do not|couldnt|not able to|unable to|didnt)(?: even| really| possibly)? (?:see|find|think of|imagine|know) (?:a|any|the|my) (?:way|path|road) (?:out|forward|ahead)${AND_NO_MORE}`,
    "(?:feel|feeling|am|im|i m|felt)(?: so| completely| totally| really| just| very)* (?:trapped|cornered|suffocated)(?= (?:$|and|by (?:debts?|loans?|life|everything)|with no|in (?:life|my life|debts?|loans?|this life|my own (?:home|house|life))|forever|now|i|from all))",
    `(?:no|not any|without any|zero) (?:options?|choices?|ways?) left${AND_NO_MORE}`,
    "nothing (?:is )?left for me(?! (?:in|to (?:study|choose|do in)))|(?:i|we|have|ive) (?:have |just |already )*lost (?:everything|all (?:of )?my (?:money|savings))(?! on my (?:phone|laptop))",
    "(?<!(?:are|is|will|do|does) )(?:all|every)(?: the)? doors?(?: is| are| has been| have been)? (?:closed|shut)(?= (?:$|for me|on me|now|and|i))",
    "(?:dont|do not) know how (?:much )?long(?:er)? i can (?:go on|take|bear|survive|hold on)|at the end of my (?:rope|tether)",
  ],
  hindi: [
    `${TO_A_SEAT}${ANY}${some(FILL)} ${WAY}${some(FILL)} ${NOT} ${LEFT}${BESIDES}`,
    `${TO_A_SEAT}${ANY}${some(FILL)} ${WAY}${some(FILL)} ${SEEN} ${NOT} ${COMES}`,
    `${TO_A_SEAT}${hindi("ab", "अब")}${some(FILL)} ${WAY} ${NOT} ${LEFT}${BESIDES}`,
    `${TO_A_SEAT}${hindi("ab mere_paas mere_liye", "अब मेरे_पास मेरे_लिए")}${some(FILL)} ${WAY}${some(FILL)} ${NOT}(?= (?:$|${IS} $))`,
    `(?<! ${hindi("kya", "क्या")} )${hindi("sab sabhi saare sare sari", "सब सभी सारे")}${some(FILL)} ${hindi("raste raaste rasta darwaje darwaze doors", "रास्ते रास्ता दरवाजे")}${some(FILL)} ${hindi("band", "बंद")} ${hindi("ho_gaye ho_gaya ho_gye ho_chuke dikh* lag* hai hain", "हो_गए हो_गया हो_चुके दिख* लग* है हैं")}`,
    `${hindi("sab sab_kuch sabkuch", "सब सब_कुछ सबकुछ")}${some(FILL)} ${hindi("barbad barbaad lut tabah", "बर्बाद बरबाद लुट तबाह")} ${hindi("ho_gaya ho_gya ho_chuka gaya", "हो_गया हो_चुका गया")}`,
  ],
};

const DEBTS = "(?:loans?|debts?|emis?|credit card(?: (?:bills?|dues?))?|loan apps?|money ?lenders?|lenders?)";
const COLLECTORS = `(?:(?:loan |bank |debt )*(?:recovery|collection) (?:agents?|people|guys|team|men|calls?|callers?|staff)|${DEBTS} (?:agents?|people|guys|callers?|wale))`;
const HOUNDS = "(?:threat\\S*|harass\\S*|abus(?:e|es|ed|ing)|tortur\\S*|humiliat\\S*|insult\\S*|chas(?:e|es|ing)|troubl(?:e|es|ing))";
/** What a job is asked of. */
const AS_WORK = "(?! (?:jobs?|career|salary|work|course|law|laws))";

const DEBT = hindi(
  "karz karj karza karja karje karze loan emi kist kisht udhar udhaar udhari byaj byaaj sahukar",
  "कर्ज कर्जा कर्जे ऋण लोन ईएमआई किस्त उधार ब्याज साहूकार",
);
const COLLECTOR = hindi(
  "recovery_wale recovery_wala recovery_agent recovery_agents recovery vasuli_wale wasuli_wale loan_wale bank_wale karz_wale karze_wale sahukar loan_app",
  "रिकवरी_वाले रिकवरी_वाला रिकवरी_एजेंट रिकवरी वसूली_वाले लोन_वाले बैंक_वाले कर्ज_वाले साहूकार लोन_ऐप",
);
const HARASSES = hindi(
  "dhamki dhamkiya dhamkiyan dhamka* gali gaali gaaliyan galiyan pareshan tang satate sata* beijjat beijjati bezzati beizzat beizzati badnam badnaam torture contacts",
  "धमकी धमकियां धमका* गाली गालियां परेशान तंग सताते सता* बेइज्जत बेइज्जती बदनाम",
);
const DAILY = hindi("roz roj rozana daily har_din din_bhar baar_baar bar_bar din_raat", "रोज रोजाना हर_दिन दिन_भर बार_बार दिन_रात");
const CALLS = hindi("phone fone call calls ghar_aa* ghar_pe_aa* ghar_par_aa*", "फोन कॉल घर_आ* घर_पर_आ*");

/** Owing more than one can pay, and being hunted for it. */
export const HOUNDED_FOR_DEBT: Meaning = {
  english: [
    `${COLLECTORS}${AS_WORK}(?: \\S+){0,4} (?:call|calls|calling|called|come|comes|coming|visit\\S*|${HOUNDS})`,
    `${DEBTS}(?: \\S+){0,4} ${HOUNDS}(?= (?:me|us|my|every|daily|and|$))`,
    `${HOUNDS}(?: (?:me|us|my \\S+|every day|daily))? (?:by|for|over|from|because of) (?:\\S+ ){0,2}(?:${COLLECTORS}|${DEBTS})`,
    `(?:drown(?:ing|ed)|sinking|sunk|buried|neck deep|deep|trapped|stuck) (?:in|under) (?:\\S+ )?${DEBTS}`,
    `(?<!(?:if|when|what if) )(?:i|we)(?: am| are)? (?:cant|cannot|can not|unable to|not able to) (?:even )?(?:pay|repay|clear)(?: back)? (?:\\S+ ){0,2}${DEBTS}(?= (?:$|any ?more|and|now|because|since|i))`,
  ],
  hindi: [
    `${COLLECTOR}${gap(4)} ${HARASSES}`,
    `${DEBT} ${hindi("me mein m", "में")} ${hindi("hu hun hoon", "हूँ हूं")}`,
    `${COLLECTOR}${gap(2)} ${DAILY}${gap(2)} ${CALLS}`,
    `${DEBT}${gap(6)} ${HARASSES}`,
    `${DEBT}${some(FILL)} ${hindi("dub* doob* dab_gaya dab_gayi dabe dabi daba phas* fas* phans* fans*", "डूब* दब_गया दब_गई दबे दबी दबा फंस* फस*")}`,
    `${DEBT}${some(FILL)} ${NOT} ${hindi("bhar chuka de utar", "भर चुका दे उतार")} ${hindi("pa_raha pa_rahi pa_rahe pa_rha pa_rhi", "पा_रहा पा_रही पा_रहे")}`,
  ],
};

/** That money is owed, beside words of hopelessness. */
export const IN_DEBT: Meaning = { english: [DEBTS, COLLECTORS], hindi: [DEBT, COLLECTOR] };
