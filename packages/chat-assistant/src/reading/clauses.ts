import { QUESTION_LIMIT } from "../limits.ts";
import { Pattern } from "./pattern.ts";
import { padded, phrases, wordsOf } from "./words.ts";

/** Marks that end a clause, but none within a number or an abbreviation. */
const MARKS = /[;:!?।\n()]+|[,.…]+(?=\s|$)| [-–] /u;
/** Words with which a new clause begins, where it has no mark before it. */
const STARTS =
  /^(?:i|im|ive|my|we|our|he|she|they|but|however|so|because|since|now|still|what|which|how|can|should|mujhe|mujhko|mai|main|mera|meri|mere|hum|humko|wo|woh|lekin|magar|isliye|isiliye|kyunki|kyuki|ab|kya|koi|kuch|मैं|मुझे|मेरा|मेरी|मेरे|हम|वो|वह|लेकिन|मगर|इसलिए|क्योंकि|अब|क्या|कोई|कुछ)$/u;
/** The verb that ends a clause of Hindi. */
const ENDS = /^(?:hai|hain|hei|hu|hun|hoon|tha|thi|है|हैं|हूं|हू|था|थी)$/u;

/** What is left or changed is no clause of its own: "leave my job and become a teacher". */
const HAS_AN_OBJECT = /^(?:leave|leaving|quit|quitting|change|changing|switch|switching)$/u;
/** What is asked for a purpose belongs to it: "vakil banne ke liye kya arts zaroori hai". */
const OF_A_PURPOSE = /^(?:liye|lie|liy|लिए)$/u;
/** "A job where I can work with animals": what is said of a thing belongs to it. */
const OF_A_THING = /^(?:where|jahan|jaha|jahaan|jisme|jismein|जहां|जहाँ|जिसमें)$/u;
const begins = (word: string, last: string, before = ""): boolean =>
  STARTS.test(word) &&
  !OF_A_PURPOSE.test(last) &&
  !OF_A_THING.test(last) &&
  !OF_A_THING.test(before) &&
  !(word === "my" && HAS_AN_OBJECT.test(last));

/** The clauses of a question, as lists of its words: by marks, and where a verb ends one or a new subject begins one. */
export function clausesOf(question: string): readonly (readonly string[])[] {
  return question.split(MARKS).flatMap((part) => {
    const clauses: string[][] = [[]];
    let last: string | undefined;
    for (const word of wordsOf(part)) {
      if (last !== undefined && (begins(word, last, clauses.at(-1)?.at(-2)) || ENDS.test(last))) clauses.push([]);
      clauses.at(-1)?.push(word);
      last = word;
    }
    return clauses.filter(({ length }) => length > 0);
  });
}

/** Who belongs to somebody, as people name them. */
const RELATIVES =
  "(?:papa|pita|pitaji|father|fathers|dad|daddy|mummy|mumma|mom|mother|maa|mata|parents?|uncle|aunt|aunty|chacha|chachi|mama|mami|bua|mausi|dada|dadi|nana|nani|grand ?father|grand ?mother|grandpa|brothers?|bhai|bhaiya|bhaiyya|sisters?|didi|behen|bahan|husband|pati|wife|patni|biwi|cousins?|jija|jijaji|bhabhi|friends?|dost|padosi|neighbours?|पापा|पिता|पिताजी|मम्मी|मां|माता|चाचा|चाची|मामा|मामी|बुआ|मौसी|दादा|दादी|नाना|नानी|भाई|भैया|बहन|दीदी|पति|पत्नी|दोस्त)";

const OF_A_RELATIVE = new Pattern(
  `^ (?:(?:and|aur|but|lekin|since|because|kyunki|as|even|though|also|so|और) )*(?:(?:my|our|mera|mere|meri|hamare|hamara|apne|the|मेरे|मेरी|मेरा|हमारे) )?(?:(?:own|late|elder|younger|big|small|bade|bada|badi|chhote|chote|chhoti|choti|dono|both|only|all|बड़े|बडे|छोटे) )*${RELATIVES} `,
  "u",
);
/** What somebody says of another's life, and not of one's own or of what the other wants. */
const SAYS_MORE = phrases(
  "i|im|my dream|mujhe|mujhko|mai|main|me too|hu|hoon|hun|am|मैं|मुझे|हूं",
  "wants?|wanted|wish(?:es)?|forc\\S*|pressur\\S*|says?|saying|said|tells?|telling|told|suggest\\S*|expect\\S*|allow\\S*|agree\\S*|support\\S*|let|against|died|dead|expired|lost|passed|no more|not|dont|doesnt|cant|nahi|nhi|nahin|chali|chala|chhut\\S*|guzar|bimar|beemar|sick|ill|patient|naraz|angry|strict|alone|akel[aei]|mana|maan\\S*|man|bolt\\S*|bol|keht\\S*|keh|kaht\\S*|chaht\\S*|chah|dete|deti|karwa\\S*|चाहत\\S*|बोलत\\S*|कहत\\S*|नहीं|नही|मना|गुजर",
  "friends? are (?:all )?(?:taking|doing|going|joining|preparing|opting|choosing)|(?:friends?|dost|दोस्त)(?: \\S+){1,4} (?:le|kar|ja|ले|कर|जा) (?:rah|रह)\\S*",
  "or|vs|ya|ban|banna|banu|bane|banne|banana|banane|jana|jaana|jau|karu|karun|chahiye|lena|kaise|kese|how|what|which|kya|kitn\\S*|salary|scope|better|best|batao|bataiye|ke liye|for|business|बनना|बने|कैसे|क्या|चाहिए|जाना|के लिए",
);
const AT_WORK = phrases(
  "(?:is|was|are|were) an?|teaches|teach|maid|builder|bank|shop|dukan|dukaan|store|job|naukri|kaam|kheti|farming|works?|working|worked|worker|chalat\\S*|auto|rickshaw|service|private|govt|government|sarkari|company|office|factory|retired|posted|driver|stitch\\S*|sells?|runs?|drives?|silai|mazdoor\\S*|majdoor\\S*|labou?r\\S*|kisan|farmers?|teachers?|doctors?|officers?|engineers?|lawyers?|police|army|navy|nurse|ca|professor|clerk|mechanic|electrician|plumber|tailor|bureaucrat|merchant|fauji|vakil|engineering|mbbs|btech|studying|degree|हैं|है",
);
/** The verb of whoever does it, without which "bhai" or "didi" is only whom one speaks to. */
const DOES = phrases(
  "hai|hain|he|tha|the|thi|is|are|was|were|has|have|had|did|does|do|became|becomes|joined|got|cleared|cracked|earns?|works?|worked|runs?|drives?|sells?|owns?|stitches|teaches|kart[aei]|kar rah[aei]|chalat[aei]|kiya|ki|ne|है|हैं|था|थे|करत\\S*",
);
/** What somebody is, before what that one wants: "my father, who is a doctor, wants ..." */
const WORK_OF_A_WISHER =
  / (?:who )?(?:is|was|are|were) (?:an? |the |in )?(?:\S+ ){1,4}?(?:and |but )?(?=(?:wants?|expects?|says?|tells?|forces?|insists?|thinks?|keeps?) )/u;
/** What others say that somebody should become, where they are not the parents. */
const OTHERS_SAY =
  /^ (?:(?:and|but|aur|my|mera|mere|meri|isliye|so|then) )*(?:sab|log|everyone|everybody|people|they|he|she|wo|woh|friends?|dost|relatives|rishtedar|neighbours?|padosi|teachers?|sir|uncle|aunty?|chacha|mama|bhai|bhaiya|didi|cousins?)(?: \S+)? (?:says?|said|tells?|told|suggests?|suggested|advises?|keht[aei]|bolt[aei]|kah|keh|bol)(?: |$)|^ (?:(?:aur|and|but|par) )?(?:bol|keh|kah) rah[aei] /u;
/** The clause in which it then stands. */
const WHAT_THEY_SAY = /^ (?:tu|tum|ki|that|do|take|become) | (?:kar|le|bhar|ban) (?:lo|le|do|ja|jao) $/u;

/** Who wishes the same for oneself says so. */
const LIKEWISE = phrases(
  "(?:mujhe|mujhko|main|mai|hum|i|मुझे|मैं) (?:bhi|also|too|भी)|me too|too|same|(?:un|us|in)ke (?:saath|sath)|like (?:him|her|them)|(?:un|us)(?:ki|ke) (?:tarah|jais[aie])|follow\\S*|footsteps|join\\S*|handle|continue|take over|sambhal\\S*|संभाल\\S*",
);
const joined = (clauses: readonly string[]): string => padded(clauses.map((clause) => clause.trim()));

/** What is said of oneself. */
const OWN = "(?:i|im|ive|me|my|mujhe|mujhko|mujhme|mera|meri|mere|main|mai|mein|mko|hum|humko|apna|apni|मुझे|मेरा|मेरी|मेरे|मैं|मुझको|हम|हमें)";
const WANTS =
  "(?:want|wanna|wish|dream\\S*|love|loves|enjoy|enjoys|like|prefer|passion\\S*|interest\\S*|hope|aim|goal|mann?|dil|pasand|shauk|shok|sapna|ruchi|banna|banne|banu|banun|karna|karni|jana|jaana|seekhna|sikhna|padhna|padhni|lena|leni|maza|mazaa|chahta|chahti|chahte|chahiye|पसंद|शौक|सपना|रुचि|मन|बनना|बनूं|करना|करनी|जाना|सीखना|लेना|लेनी|चाहता|चाहती|चाहिए)";
const OWN_WISH = new Pattern(`(?= ).*? ${OWN} (?:.* )?${WANTS} `, "u");
const AGAINST = phrases("not|dont|do not|didnt|never|nahi|nhi|nahin|hate|नहीं|नही|no");

/** Whose child one is: "bus driver ka beta hu", "I am the son of a farmer". */
const CHILD_OF =
  / (?:\S+ ){1,3}(?:ka|ki|का|की) (?:beta|beti|ladka|ladki|bachcha|बेटा|बेटी) (?:hu|hun|hoon|hoo|hai|हूं|हू|है) $| (?:i am|im|i m) (?:the |a |an )?(?:son|daughter|child) of (?:an? |the )?\S+(?: \S+)? $/u;

/** Of a parent it is told without a verb too: "but father auto driver". */
const OF_A_PARENT =
  /^ (?:(?:and|aur|but|lekin|par|because) )?(?:(?:my|mera|mere|meri) )?(?:papa|pita|pitaji|father|dad|mummy|mom|mother|husband|pati) (?:(?!(?:in|with|ki|ke|ka|ko|se|s) )\S+ ){1,3}$/u;
const FEW_WORDS = 2;
/** "Papa engineering, mujhe drawing": of parents a field alone is what they wish. */
const FIELD_OF_PARENTS =
  /^ (?:papa|father|dad|mummy|mom|mother|parents|पापा|मम्मी) (?:engineering|btech|mbbs|medical|neet|jee|upsc|इंजीनियरिंग|मेडिकल) $/u;

/** Whether a clause only tells what somebody of the family or a friend does: "my father is a farmer". */
function isOfOthers(clause: string): boolean {
  const isTold = DOES.test(clause) || OF_A_PARENT.test(clause) || clause.trim().split(" ").length <= FEW_WORDS;
  if (CHILD_OF.test(clause)) return true;
  return isTold && !FIELD_OF_PARENTS.test(clause) && OF_A_RELATIVE.test(clause) && AT_WORK.test(clause) && !SAYS_MORE.test(clause);
}

/** Whose wish it is, if not one's own. */
const OF_OTHERS = phrases("parents?|papa|pitaji|father|dad|mummy|mom|mother|maa|family|they|wo|woh|पापा|माता|पिता|मम्मी|परिवार");
/** What others wish stands in the next clause: "mummy chahti hai | mai doctor banu". */
const LEADS_ON =
  /(?:want|wants|say|says|chaht[aei]|keht[aei]|kaht[aei]|bolt[aei]|चाहत\S*|कहत\S*|बोलत\S*)(?: (?:hai|hain|है|हैं|ki|that|कि))* $/u;
const GOES_ON_OF_THEM = /^ (?:(?:and|aur|but|so) )*(?:wo|woh|he|she|they|unka|unki|वो|वह) /u;
/** "My wife has passed Class 12 | what can she do from home", where Hindi names her no more; "my uncle is a bosun | what does he do". */
const ASKS_FOR_THEM =
  / (?:kar|ban|kama|कर|बन|कमा) (?:sakti|sakta|sakte|skti|skta|सकती|सकता|सकते) (?:hai|hain|है|हैं) | (?:uske|unke|usko|unko|unhe|use|उसके|उनके|उसको|उनको|उन्हें) |(?:what|how)(?: \S+){0,2} (?:does|do|is|are|can|will) (?:he|she|they) | what (?:is|are) (?:his|her|their) (?:job|work|pay|salary|day) | (?:wo|woh|vo|ye|yeh|वो|वह|वे|ये) (?:kya|kitn[aei]|kaise|क्या|कितन[ाेी]|कैसे) | (?:unka|unki|uska|uski|उनका|उनकी|उसका|उसकी) (?:kaam|salary|kamai|काम|सैलरी|कमाई) /u;
/** What holds only if is no wish to be read alone: "BCA or BTech if I want a software job". */
const ONLY_IF = / (?:if|agar|अगर) (?:i|we|main|mai|mujhe|मैं|मुझे) /u;
const isOwnWish = (clause: string): boolean =>
  OWN_WISH.test(clause) && !ONLY_IF.test(clause) && !AGAINST.test(clause) && !OF_OTHERS.test(clause);

const withoutWisher = (clause: string): string => (OF_A_RELATIVE.test(clause) ? clause.replace(WORK_OF_A_WISHER, " ") : clause);

/** The clauses that tell an own wish, and none that others wish. */
const ownWishes = (clauses: readonly string[]): readonly string[] =>
  clauses.filter((clause, at) => isOwnWish(clause) && !LEADS_ON.test(clauses[at - 1] ?? ""));

/** "Mother is 45 and has passed Class 10 | what work can be done from home", where nobody speaks of oneself. */
const ASKS_WHAT_WORK = / (?:kaam|work|काम) (?:kare|karen|karein|करे|करें) /u;
const OF_ONESELF = / (?:main|mai|mujhe|mera|meri|hu|hoon|hun|i|my|me|मैं|मुझे|मेरा|मेरी|हूं) /u;
function asksForThem(later: readonly string[]): boolean {
  const text = joined(later);
  return ASKS_FOR_THEM.test(text) || (ASKS_WHAT_WORK.test(text) && !OF_ONESELF.test(text));
}

/** Without what others do, unless the question goes on with it. */
const withoutOthers = (clauses: readonly string[]): readonly string[] =>
  clauses.filter((clause, at) => !isOfOthers(clause) || GOES_ON_OF_THEM.test(clauses[at + 1] ?? "") || asksForThem(clauses.slice(at + 1)));

/** Without what others advise, where somebody tells an own wish beside it. */
function withoutAdvice(clauses: readonly string[]): readonly string[] {
  const said = clauses.map((clause) => OTHERS_SAY.test(clause));
  if (!said.includes(true) || !clauses.some((clause, at) => said[at] !== true && isOwnWish(clause))) return clauses;
  return clauses.filter((clause, at) => said[at] !== true && !(said[at - 1] === true && WHAT_THEY_SAY.test(clause)));
}

const MANY_WORDS = 16;
const MANY_CLAUSES = 3;

/** A question without what it tells of others' work, and, of a long story, only what its teller wishes. */
export type Said = { readonly text: string; readonly wish: string | null };

export function saidIn(question: string): Said {
  const clauses = clausesOf(question.slice(0, QUESTION_LIMIT)).map(padded);
  const own = withoutOthers(withoutAdvice(clauses.map(withoutWisher)));
  const asked = own.length === 0 || own.some((clause) => LIKEWISE.test(clause)) ? clauses : own;
  const text = joined(asked);
  const isStory = asked.length >= MANY_CLAUSES && text.split(" ").length >= MANY_WORDS;
  const wishes = isStory ? ownWishes(asked) : [];
  return { text, wish: wishes.length > 0 ? joined(wishes) : null };
}

/** What is wished on one's own behalf beside something else; null where nothing else is said. */
export function wishBeside(text: string): string | null {
  const clauses = clausesOf(text).map(padded);
  const wishes = ownWishes(clauses);
  return wishes.length === 0 || wishes.length === clauses.length ? null : joined(wishes);
}
