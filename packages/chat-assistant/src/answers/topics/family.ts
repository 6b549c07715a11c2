import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { listOfHome, listOfLiked, ownWish, readList, wayToCareer, wishesCompared } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  CHILD_ANSWERS_ALONE,
  CHILD_FAILED,
  CHILD_HARDLY_STUDIES,
  CHILD_WISHES_OTHERWISE,
  EARLY_FOR_EXAMS,
  FAMILY_BUSINESS,
  KEEP_DOORS_OPEN,
  KEPT_AS_A_GIRL,
  KEPT_BY_IN_LAWS,
  NAME_BOTH,
  NAME_BOTH_OR_ANSWER,
  PARENTS_WISH,
  TELL_CLASS_AND_LIKES,
  TELL_CLASS_AND_WISH,
  TELL_CLASS_OR_ANSWER,
  TELL_LAST_CLASS,
  TELL_OF_YOUR_CHILD,
  WITH_LITTLE_MONEY,
  WITH_YOUR_CHILD,
  WITHOUT_A_PARENT,
} from "./family-texts.ts";

const PARENT =
  "(?:parents?|papa|pitaji|pita|father|dad|daddy|mummy|mumma|mom|mother|maa|mata|पापा|पिता|पिताजी|माता|मां|मम्मी|मम्मी पापा|माता पिता)";
const FAMILY = `(?:${PARENT}|family|ghar ?wale|ghar (?:me|mein|pe|par) sab|ghar ke log|ghar ?walo|gharwale|relatives|rishtedar|society|घर वाले|घरवाले|परिवार|रिश्तेदार)`;
/** Wishing, saying and forcing. */
const WISH =
  "(?:think|thinks|believe|believes|lagta|lagti|socht[aei]|सोचत[ाेी]|wants?|wanted|wishes|forces?|forcing|forced|pressure|pressur\\S+|expects?|says?|saying|tells?|telling|disagree\\S*|against|chaht[aei]|chah rahe|bolt[aei]|bol r[ae]*h[ei]|keht[aei]|keh r[ae]*h[ei]|kaht[aei]|bana\\S* chaht[aei]|khilaf|mana+ kar\\S*|rokt[aei]|rok rah[ei]|चाहते|चाहती|चाहता|बोलते|बोलती|कहते|कहती|खिलाफ|दबाव|मना कर\\S*|रोकत\\S*|रोक रह\\S*)";
/** Consent, which a "not" may stand beside. */
const CONSENT =
  "(?:allow\\S*|agree\\S*|support\\S*|understand\\S*|listen\\S*|let|letting|accept\\S*|approve\\S*|want|like|permission|permit|ready|bhej\\S*|send\\S*|det[ei]|dene|jaane|maan\\S*|man rahe|mante|manti|samajh\\S*|samjh\\S*|sun|sunte|raji|razi|tayar|देते|देती|देता|मान\\S*|समझ\\S*|सुन\\S*|राजी|अनुमति)";
const NOT = "(?:not|dont|doesnt|wont|never|isnt|arent|didnt|nahi|nhi|nahin|nai|नहीं|ना)";
const CHILD =
  "(?:son|daughter|child|kid|kids|beta|bete|beti|bachcha|bachche|bacha|bacche|ladka|ladke|ladki|nephew|niece|बेटा|बेटे|बेटी|बच्चा|बच्चे)";
const MY = "(?:my|our|mera|mere|meri|hamara|hamari|hamare|मेरा|मेरे|मेरी|हमारा|हमारी|हमारे)";
const MONEY = "(?:money|paisa|paise|paisey|paiso|पैसा|पैसे|पैसों)";
const POOR = "(?:poor|gareeb|garib|garibi|middle class|low income|bpl|financial(?:ly)?|afford|daily wage\\S*|daily wagers?|गरीब|गरीबी)";

export const FORBIDS: string = `${FAMILY}(?: \\S+){0,4} ${NOT}(?: \\S+){0,3} ${CONSENT}`;
export const FORBIDS_AFTER: string = `${FAMILY}(?: \\S+){0,4} (?:${CONSENT}(?: \\S+){0,2} ${NOT}|say no|says no|said no|refuse\\S*|band kar\\S*|chhudwa\\S*|chudwa\\S*|mana kar\\S*|रोक\\S*|मना कर\\S*)`;
const GIRL = "(?:girl|ladki|daughter|female|woman|beti|लडकी|बेटी)";
const IN_LAWS = "(?:sasural\\S*|saas|sasur|in laws|husband|pati|ससुराल\\S*|सास|पति)";

/** Who is kept from study or work for being a girl or a wife. */
export const KEPT_AT_HOME_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${IN_LAWS}(?: \\S+){0,4} ${NOT}(?: \\S+){0,3} (?:${CONSENT}|chaht\\S*|चाहत\\S*)(?: .*)?`,
      `${IN_LAWS}(?: \\S+){0,6} (?:${CONSENT}|karne|kar\\S*)(?: \\S+){0,2} ${NOT}(?: .*)?|${IN_LAWS}(?: \\S+){0,4} me to (?:leave|quit|stop|give up|sit)(?: .*)?|${IN_LAWS}(?: \\S+){0,5} (?:band kar\\S*|chhudwa\\S*|chudwa\\S*|rok\\S*|mana kar\\S*|बंद कर\\S*|रोक\\S*|मना कर\\S*)(?: .*)?|${IN_LAWS}(?: \\S+){0,4} (?:nahi|nhi|नहीं) (?:karne|kar\\S*|jaane|padhne|करने|जाने)(?: .*)?`,
    ),
    ofCareers: true,
    reply: KEPT_BY_IN_LAWS,
    below: [wayToCareer],
    alone: TELL_LAST_CLASS,
  },
  {
    cue: new RegExp(`^(?=.* ${GIRL} )(?=.* (?:${FORBIDS}|${FORBIDS_AFTER}) )`, "u"),
    ofCareers: true,
    reply: KEPT_AS_A_GIRL,
    below: [wayToCareer, readList],
    alone: TELL_CLASS_AND_WISH,
  },
];

const OUT_OF_SCHOOL = "(?:fail|failed|compartment|supply|फेल|dropped out|padhai chh?od\\S*)";
const SMALL_CLASS = "(?:class )?(?:5|6|7|8|9)(?:th)?(?: class)?";

const WORRIES =
  "(?:(?:bahut |very |so )?(?:chup|quiet|silent|gussa|angry|ziddi|stubborn|irritable|rude)|(?:padh\\S*|study|studies|studying)(?: \\S+){0,2} (?:nahi|nhi|not|no interest|mann? nahi)|(?:not|doesnt|dont|wont|no interest in)(?: \\S+){0,2} (?:study\\S*|studies|talk\\S*|listen\\S*)|(?:phone|mobile|games?|gaming|pubg|instagram|reels|youtube|tv)(?: \\S+){0,3} (?:dekh\\S*|khel\\S*|chala\\S*|addict\\S*|all day|din bhar|lag\\S*|play\\S*|watch\\S*)|(?:baat|bat) nahi (?:maant\\S*|kart\\S*|sunt\\S*)|bigad\\S*|(?:stopped|refus\\S*) (?:going |to go )?(?:to )?(?:school|college)|(?:only|always|just) (?:plays?|playing|watch\\S*)|school nahi jaa?\\S*|skips? school|bunk\\S*)";

/** Home: what parents want, what they ask, what there is money for, and who is no more. */
export const FAMILY_TOPICS: readonly Topic[] = [
  {
    cue: phrases(`${CHILD}(?: \\S+){0,8} ${WORRIES}(?: .*)?|${WORRIES}(?: \\S+){0,4} ${CHILD}(?: .*)?`),
    unless: phrases(
      "(?:(?<!(?:uske|uska|uski|his|her|their) )careers?|courses?|stream|loves?|likes?|enjoys?|interested in|is good at|pasand|shauk|पसंद)",
      "(?:want|wants|chaht\\S*|like|likes) to (?:be|become)",
      "(?:engineering|medical|commerce|science) (?:nahi|not)",
    ),
    ofCareers: true,
    reply: CHILD_HARDLY_STUDIES,
    below: [wayToCareer],
    alone: TELL_CLASS_AND_LIKES,
  },
  {
    cue: phrases(`(?:${MY} )?${CHILD}(?: \\S+){0,5} ${OUT_OF_SCHOOL}(?: .*)?`),
    unless: phrases("(?:neet|jee|upsc|ca|clat) (?:\\S+ ){0,3}(?:fail|failed)", "(?:i|main|mai|maine) (?:\\S+ )?(?:fail|failed)"),
    reply: CHILD_FAILED,
    alone: CHILD_ANSWERS_ALONE,
  },
  {
    cue: phrases(
      `${CHILD}(?: \\S+){0,4} ${SMALL_CLASS}(?: \\S+){0,4} (?:iit|jee|neet|upsc|ias|nda)(?: .*)?|${CHILD}(?: \\S+){0,3} (?:iit|jee|neet|upsc|ias|nda)(?: \\S+){0,6} (?:abhi se|from now|${SMALL_CLASS})(?: .*)?|${CHILD}(?: \\S+){0,4} ${SMALL_CLASS}(?: \\S+){0,12} (?:abhi se|from now|prepare now|अभी से)(?: .*)?`,
    ),
    reply: EARLY_FOR_EXAMS,
    ofCareers: true,
    below: [wayToCareer, examAnswer],
    alone: KEEP_DOORS_OPEN,
  },
  {
    cue: phrases(
      `${PARENT}(?: \\S+){0,3} (?:died|dead|expired|passed away|no more|guzar gay\\S*|nahi rah[ei]|nhi rah[ei]|chal base|dehant|mrityu|death|गुजर गए|नहीं रहे|देहांत|मृत्यु)(?: .*)?`,
      `(?:lost|death of|without) (?:my |both |both my )?${PARENT}(?: .*)?|orphan(?: .*)?|anath(?: .*)?|अनाथ`,
    ),
    ofCareers: true,
    reply: WITHOUT_A_PARENT,
    below: [wayToCareer, listOfHome],
  },
  {
    cue: phrases(
      `(?:no|not enough|less|without|lack of|dont have|do not have|doesnt have|does not have|cant|cannot|can not|kam|bina)(?: \\S+){0,3} (?:${MONEY}|afford)(?: .*)?`,
      "(?:cannot|cant|can not|unable to|not able to) (?:study|continue)(?: \\S+){0,4} (?:money|fees|poverty)(?: .*)?",
      `${MONEY}(?: \\S+){0,2} (?:nahi|nhi|nahin|nai|kam|problem|dikkat|ki kami|नहीं|कम|की कमी)(?: .*)?`,
      `${POOR} (?:family|background|student|students|home|household|house|ghar|parivar|condition|problem|problems|crisis|situation|hu|hoon|hai|hain|log|परिवार|घर|हूं|है|छात्र)(?: .*)?`,
      `(?:family|parents?|ghar|parivar|i am|im|we are|main|hum|परिवार|घर)(?: \\S+){0,2} ${POOR}(?: .*)?`,
      "(?:ghar|family|parivar|घर|परिवार)(?: \\S+){0,2} (?:haa?lat|haa?laat|condition|situation|sthiti|हालत|हालात|स्थिति)(?: \\S+){0,3} (?:kharab|bad|weak|poor|kamzor|kamjor|not good|(?:thik|theek|acch?h?i) (?:nahi|nhi)|खराब|कमजोर|ठीक नहीं|अच्छी नहीं)(?: .*)?",
      "(?:aarthik|arthik|financial|money|paise ki|paiso ki|आर्थिक) (?:problems?|issues?|tangi|condition|sthiti|dikkat|samasya|difficulty|difficulties|crisis|स्थिति|समस्या|तंगी)(?: .*)?|fees? (?:nahi|nhi) (?:bhar|de)(?: .*)?|(?:cant|cannot|unable to|not able to)(?: \\S+)? (?:pay|afford|arrange)(?: .*)?",
    ),
    unless: phrases(
      "poor (?:in|at|marks|student in)",
      "help(?:ing)? (?:\\S+ ){0,2}poor",
      "(?:business|startup|dukaa?n|dhandha|shop|vyapar|बिजनेस|दुकान|व्यापार)(?: \\S+){0,3} (?:shuru|khol\\S*|start|शुरू|खोल\\S*)|(?:start|open)(?: \\S+){0,2} (?:business|shop|startup)",
      "(?:kam|less|little) (?:padhai|study|studies|mehnat|samay|time)",
      "(?:taiyari|tayari|taiyaari|prepare|preparation|तैयारी)(?: \\S+){0,3} (?:kaise|kese|how|कैसे)|(?:how|kaise)(?: \\S+){0,4} (?:prepare|taiyari|tayari)",
      "no money (?:needed|required)",
      "(?:good|more|better|high|great) money|(?:less|low|lower|least|no|kam) (?:\\S+ )?competition|competition (?:\\S+ )?(?:less|low|kam)",
      "(?:bina|without)(?: a)? (?:degree|padhai|college)(?: ke)?(?: \\S+){0,2} (?:money|paisa|paise)",
      "paise nahi lag\\S*|(?:isme|usme|ismein|इसमें) (?:\\S+ )?(?:paisa|paise|पैसा)|(?:paisa|paise|पैसा) (?:bhi )?(?:h|hai|he|है) (?:ya nahi|ya nhi|kya|या नहीं|क्या)",
      "(?:study|studying|college|masters|degree|padhai|mbbs)(?: \\S+)? (?:abroad|foreign|videsh)|videsh me padh\\S*",
    ),
    ofCareers: true,
    reply: WITH_LITTLE_MONEY,
    below: [wayToCareer, examAnswer, listOfHome],
    alone: TELL_CLASS_OR_ANSWER,
  },
  {
    cue: phrases(
      `${MY}(?: \\S+)? ${CHILD}(?: \\S+){1,10} (?:but|lekin|par|magar|however|while|जबकि|लेकिन|पर) (?:we|i|hum|ham|main|mai|hame|mujhe|मैं|हम|हमें)(?: .*)?`,
      `(?:we|i|hum|ham|hame) (?:want|wish|would like|prefer|chahte)(?: \\S+){0,2} (?:${MY} )?${CHILD}(?: \\S+){0,12} (?:but|lekin|par|magar) (?:she|he|they|wo|woh|vo|usko|use)(?: .*)?`,
    ),
    // What parents cannot do is no wish of theirs.
    unless: phrases(
      "(?:but|lekin|par|magar|पर|लेकिन) (?:we|hum|ham|हम) (?:live|stay|are from|belong|rehte|rahte|रहते)(?: .*)?",
      "(?:but|lekin|par|magar|पर|लेकिन)(?: \\S+){0,8} (?:cant|cannot|can not|unable|afford|nahi (?:bhej|kar|de) (?:sak|pa)\\S*|नहीं (?:भेज|कर|दे) (?:सक|पा)\\S*)(?: .*)?",
    ),
    ofCareers: true,
    reply: CHILD_WISHES_OTHERWISE,
    below: [wishesCompared, readList],
    alone: NAME_BOTH_OR_ANSWER,
  },
  {
    cue: phrases(
      "family business(?: .*)?|(?:papa|father|dad|parents|pita|ghar)(?: \\S+){0,2} (?:ka|ki|s|own) (?:business|shop|dukaan|dukan|vyapar|dhandha|factory)(?: .*)?|fathers (?:business|shop)(?: .*)?|(?:pushtaini|khandani) (?:business|dhandha|kaam)(?: .*)?|पारिवारिक व्यवसाय",
    ),
    unless: phrases("(?:what is|lawyer|consultant)(?: \\S+)? family business"),
    reply: FAMILY_BUSINESS,
    below: [readList],
  },
  {
    cue: phrases(
      `${FAMILY}(?: (?!(?:i|im|ive) )\\S+){0,4} ${WISH}(?: .*)?`,
      `${FAMILY}(?: \\S+){0,4} (?:orthodox|conservative|very strict|so strict|old fashioned|traditional|rudhiwadi|rudhivadi|purane (?:khayal|vichar|khayalat)\\S*|रूढिवादी|पुराने (?:ख्याल|विचार)\\S*)(?: .*)?`,
      `${FAMILY}(?: \\S+){0,4} ${NOT}(?: \\S+){0,3} ${CONSENT}(?: .*)?`,
      `${FAMILY}(?: \\S+){0,4} ${CONSENT}(?: \\S+){0,2} ${NOT}(?: .*)?`,
      `(?:convince|convincing|persuade|tell|telling|talk to|talk with|speak to|explain to|against)(?: my| our)? ${FAMILY}(?: .*)?`,
      `${FAMILY} (?:ko|se) (?:\\S+ ){0,2}(?:mana\\S*|samjha\\S*|bol\\S*|bata\\S*|baat|convince|kah\\S*|keh\\S*)(?: .*)?`,
      `${FAMILY} (?:को|से) (?:\\S+ ){0,2}(?:मना\\S*|समझा\\S*|बता\\S*|बात|बोल\\S*)(?: .*)?`,
    ),
    // What they say of some work is asked about, and nobody is against it.
    unless: phrases(
      "(?:learn\\S*|know|taught|seekh\\S*|sikh\\S*)(?: \\S+){0,4} (?:from|by|se) (?:my |our )?(?:mom|mother|mummy|father|papa|dad|grand\\S+|dadi|nani|parents?)(?: .*)?|(?:mummy|mother|maa|dadi|nani|papa) (?:se|ne) (?:sikh|seekh)\\S*(?: .*)?",
      "(?:salary|pay|income|kamai)(?: \\S+){0,3} (?:mom|mum|mummy|papa|dad|father|mother|parents?) (?:says?|said|thinks?|kehte|kehti)(?: \\S+){0,4}(?= $)",
      "(?:says?|said|thinks?) (?:\\S+ ){1,5}(?:is|are) (?:\\S+ )?(?:good|best|great|safe|better)(?: (?!(?:but|lekin|par|i|magar) )\\S+){0,4} (?:is (?:it|that|this)(?: (?:true|right|so|correct))?|true|correct)(?= $)",
      "(?:kehte|kahte|bolte|kehti|kahti|bolti) (?:hai |hain )?(?:\\S+ ){1,5}(?:acch\\S*|achh\\S*|sahi|best) (?:hai|hota|hoti|rahega|rahegi)(?: (?!(?:but|lekin|par|magar|mujhe) )\\S+){0,3} (?:kya|sach|sahi)(?: (?:hai|h|kya))*(?= $)",
    ),
    ofCareers: true,
    reply: PARENTS_WISH,
    below: [ownWish, wishesCompared, readList],
    alone: NAME_BOTH,
  },
  {
    cue: phrases(
      `${CHILD} (?:ko|ke|ne|को|के|ने)(?: \\S+){0,10} (?:bhej\\S*|kar[av]\\S*|karwa\\S*|dilwa\\S*|dila\\S*|padh[au]\\S*|banau|banaye|rakh\\S*|भेज\\S*|करा\\S*|पढा\\S*|दिला\\S*)(?: .*)?`,
      `(?:should|can|how do|how can|where should) (?:we|i)(?: \\S+){0,2} (?:send|put|admit|help|guide|enrol)(?: \\S+){0,2} ${CHILD}(?: .*)?`,
    ),
    reply: WITH_YOUR_CHILD,
    below: [listOfLiked],
    alone: TELL_OF_YOUR_CHILD,
  },
];

/** A parent who asks, where nothing narrower was understood. */
export const PARENT_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${MY}(?: \\S+){0,4} ${CHILD}(?: .*)?`,
      "(?:i am|im|we are|main|hum) (?:a |an |the )?(?:parents?|mother|father|mata|pita)(?: .*)?",
    ),
    reply: WITH_YOUR_CHILD,
    below: [listOfLiked],
    alone: TELL_OF_YOUR_CHILD,
  },
];
