import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { listOfHome, listOfLiked, ownWish, readList, wayToCareer, wishesCompared } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

const PARENT =
  "(?:parents?|papa|pitaji|pita|father|dad|daddy|mummy|mumma|mom|mother|maa|mata|पापा|पिता|पिताजी|माता|मां|मम्मी|मम्मी पापा|माता पिता)";
const FAMILY = `(?:${PARENT}|family|ghar ?wale|ghar (?:me|mein|pe|par) sab|ghar ke log|ghar ?walo|gharwale|relatives|rishtedar|society|घर वाले|घरवाले|परिवार|रिश्तेदार)`;
/** Wishing, saying and forcing. */
const WISH =
  "(?:think|thinks|believe|believes|lagta|lagti|socht[aei]|सोचत[ाेी]|wants?|wanted|wishes|forces?|forcing|forced|pressure|pressur\\S+|expects?|says?|saying|tells?|telling|disagree\\S*|against|chaht[aei]|chah rahe|bolt[aei]|bol rahe|keht[aei]|keh rahe|kaht[aei]|bana\\S* chaht[aei]|khilaf|mana kar\\S*|rokt[aei]|rok rah[ei]|चाहते|चाहती|चाहता|बोलते|बोलती|कहते|कहती|खिलाफ|दबाव)";
/** Consent, which a "not" may stand beside. */
const CONSENT =
  "(?:allow\\S*|agree\\S*|support\\S*|understand\\S*|listen\\S*|let|letting|accept\\S*|approve\\S*|want|like|permission|permit|ready|det[ei]|dene|jaane|maan\\S*|man rahe|mante|manti|samajh\\S*|samjh\\S*|sun|sunte|raji|razi|tayar|देते|देती|देता|मान\\S*|समझ\\S*|सुन\\S*|राजी|अनुमति)";
const NOT = "(?:not|dont|doesnt|wont|never|isnt|arent|didnt|nahi|nhi|nahin|nai|नहीं|ना)";
const CHILD =
  "(?:son|daughter|child|kid|kids|beta|bete|beti|bachcha|bachche|bacha|bacche|ladka|ladke|ladki|nephew|niece|बेटा|बेटे|बेटी|बच्चा|बच्चे)";
const MY = "(?:my|our|mera|mere|meri|hamara|hamari|hamare|मेरा|मेरे|मेरी|हमारा|हमारी|हमारे)";
const MONEY = "(?:money|paisa|paise|paisey|paiso|पैसा|पैसे|पैसों)";
const POOR = "(?:poor|gareeb|garib|garibi|middle class|low income|bpl|financial(?:ly)?|afford|गरीब|गरीबी)";

const WITH_YOUR_CHILD =
  p("It helps your child most to look together and to leave the choice open for a while:") +
  ul([
    "Notice what your child does for hours unasked, also on the phone: games, videos, drawing, talking, mending. Then ask what is good about it.",
    `Let your child alone answer the twenty questions, then read the reasons together: ${assessmentLink()}. Before Class 11 there is the stream test, at the top of ${link("/", "the home page")}.`,
    "Try before you pay: each career's page names one cheap thing to do this month.",
  ]);

const FORBIDS = `${FAMILY}(?: \\S+){0,4} ${NOT}(?: \\S+){0,3} ${CONSENT}`;
const FORBIDS_AFTER = `${FAMILY}(?: \\S+){0,4} (?:${CONSENT}(?: \\S+){0,2} ${NOT}|say no|says no|said no|refuse\\S*|band kar\\S*|chhudwa\\S*|chudwa\\S*|mana kar\\S*|रोक\\S*|मना कर\\S*)`;
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
    reply:
      p("To work or to study is your right, and many families come round step by step. What helps:") +
      ul([
        `Begin with what needs no permission to go out: a course at swayam.gov.in, or work from home: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/online-merchant", "Online Merchant")}, ${link("/career/tailor", "Tailor")}.`,
        "Ask what they fear: who keeps the house, how you travel, what people say. A trial of three months near home, such as teaching in a school, answers more than words. An account in your own name comes first.",
        "Find one who speaks for you: a sister-in-law who works, a teacher, your own parents.",
      ]) +
      p("If there are threats or blows, the women's helpline 181 helps day and night, also in secret; in danger call 112."),
    below: [wayToCareer],
    alone: p("Tell me your last class or degree, and I list what it leads to."),
  },
  {
    cue: new RegExp(`^(?=.* ${GIRL} )(?=.* (?:${FORBIDS}|${FORBIDS_AFTER}) )`, "u"),
    ofCareers: true,
    reply:
      p("Your wish to learn is right, and many girls got there whose families first said no. What mostly helps:") +
      ul([
        "Ask calmly what they fear: the way there, the hostel, fees, what people say. Then answer that one thing: a women's college, a government hostel for girls with a warden, a friend who goes too, a bus pass.",
        "Bring somebody whom they trust: a teacher, an aunt, a girl of your place who studies or works. Let your parents see the college once.",
        "A way that begins near home: a college or ITI close by, or a distance degree (ignou.ac.in) and free courses (swayam.gov.in). Many scholarships are for girls alone: scholarships.gov.in.",
      ]) +
      p("If you are locked in, beaten or to be married against your will: Childline 1098 under 18, the women's helpline 181 at every age."),
    below: [wayToCareer, readList],
    alone: p("Tell me your class and what you would like to become, and I show a way with few steps away from home."),
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
      "(?:careers?|courses?|stream|loves?|likes?|enjoys?|interested in|is good at|pasand|shauk|पसंद)",
      "(?:want|wants|chaht\\S*|like|likes) to (?:be|become)",
      "(?:engineering|medical|commerce|science) (?:nahi|not)",
    ),
    reply:
      p(
        "Behind not studying, silence or the phone there is mostly something else: a chapter that was lost, fear of failing, a quarrel, too little sleep. Begin there:",
      ) +
      ul([
        "One calm hour without a word about marks: what is hardest just now, at school and with friends? Ask a teacher too what they see.",
        "Rules together and for all at home: phones outside the bedroom at night, one hour outside a day, study in short rounds of 25 minutes.",
        "If one subject is lost, go back one class in it, with a cousin or a teacher, not with more hours. Praise what was done, not the marks.",
        "Notice what your child does for hours unasked, also on the phone: games, videos, drawing, mending. It may be a way of its own, and it brings back talking.",
      ]) +
      p(
        "If your child for two weeks hardly eats or sleeps, hides away, cries often or speaks of giving up, see a doctor and call Tele-MANAS on 14416: free, for parents too.",
      ),
    alone: p("Tell me the class and what your child likes, and I look for ways with you."),
  },
  {
    cue: phrases(`(?:${MY} )?${CHILD}(?: \\S+){0,5} ${OUT_OF_SCHOOL}(?: .*)?`),
    unless: phrases("(?:neet|jee|upsc|ca|clat) (?:\\S+ ){0,3}(?:fail|failed)", "(?:i|main|mai|maine) (?:\\S+ )?(?:fail|failed)"),
    reply:
      p("It hurts you too; what your child needs first is a calm evening without comparing. Then look together:") +
      ul([
        "The compartment or supplementary exam comes within months: ask the school for the form, and find out which chapters failed, not who is to blame.",
        "Open schooling (nios.ac.in) finishes Class 10 or 12 at a slower pace, with other subjects if these were the trouble.",
        `If school itself was the trouble: a trade learnt by hand, ${link("/careers?education=ITI%20Certificate", "ITI")}, a polytechnic diploma or a paid apprenticeship (apprenticeshipindia.gov.in). What does your child do gladly for hours?`,
      ]) +
      p("If your child eats or sleeps badly, or speaks of giving up, call Tele-MANAS on 14416 together; it is free, day and night."),
    alone: p(`Your child can answer twenty questions alone, and you read the reasons together: ${assessmentLink()}.`),
  },
  {
    cue: phrases(
      `${CHILD}(?: \\S+){0,4} ${SMALL_CLASS}(?: \\S+){0,4} (?:iit|jee|neet|upsc|ias|nda)(?: .*)?|${CHILD}(?: \\S+){0,3} (?:iit|jee|neet|upsc|ias|nda)(?: \\S+){0,6} (?:abhi se|from now|${SMALL_CLASS})(?: .*)?|${CHILD}(?: \\S+){0,4} ${SMALL_CLASS}(?: \\S+){0,12} (?:abhi se|from now|prepare now|अभी से)(?: .*)?`,
    ),
    reply:
      p("There is time. Before Class 11 no coaching is needed for it, and starting too early tires more than it helps:") +
      ul([
        "Maths and science of the school's own NCERT books, understood and not learnt by heart; a puzzle, an experiment or an Olympiad paper for fun.",
        "Reading, sport and sleep: they carry through the hard years.",
        "In Class 10 look again: does your child like these subjects? The exams rest on Classes 11 and 12. Free help then: SATHEE (sathee.iitk.ac.in).",
      ]),
    ofCareers: true,
    below: [wayToCareer, examAnswer],
    alone: p(`Until then keep other doors open: twenty questions show more of them: ${assessmentLink()}.`),
  },
  {
    cue: phrases(
      `${PARENT}(?: \\S+){0,3} (?:died|dead|expired|passed away|no more|guzar gay\\S*|nahi rah[ei]|nhi rah[ei]|chal base|dehant|mrityu|death|गुजर गए|नहीं रहे|देहांत|मृत्यु)(?: .*)?`,
      `(?:lost|death of|without) (?:my |both |both my )?${PARENT}(?: .*)?|orphan(?: .*)?|anath(?: .*)?|अनाथ`,
    ),
    ofCareers: true,
    reply:
      p("I am very sorry for your loss. You do not have to plan everything now, and you need not do it alone.") +
      ul([
        "Tell a teacher or the head of your school: fees are often lowered or put off for a student who has lost a parent, but only for those who ask.",
        "Scholarships of the Centre and the States: scholarships.gov.in. Your State's welfare office knows of support for children without a parent.",
        `If you must earn soon: an apprenticeship pays while it teaches (apprenticeshipindia.gov.in), and there are ${link("/careers?education=Short%20Course%20or%20Certificate", "careers with a short course")} and ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}. Open schooling (NIOS, nios.ac.in) lets you finish Class 10 and 12 beside work.`,
        "If it weighs on you, Tele-MANAS on 14416 listens for free, day and night, in many languages; under 18 also Childline on 1098.",
      ]),
    below: [wayToCareer, listOfHome],
  },
  {
    cue: phrases(
      `(?:no|not enough|less|without|lack of|dont have|do not have|doesnt have|does not have|cant|cannot|can not|kam|bina)(?: \\S+){0,3} (?:${MONEY}|afford)(?: .*)?`,
      `${MONEY}(?: \\S+){0,2} (?:nahi|nhi|nahin|nai|kam|problem|dikkat|ki kami|नहीं|कम|की कमी)(?: .*)?`,
      `${POOR} (?:family|background|student|students|home|household|house|ghar|parivar|condition|problem|problems|crisis|situation|hu|hoon|hai|hain|log|परिवार|घर|हूं|है|छात्र)(?: .*)?`,
      `(?:family|parents?|ghar|parivar|i am|im|we are|main|hum|परिवार|घर)(?: \\S+){0,2} ${POOR}(?: .*)?`,
      "(?:aarthik|arthik|financial|money|paise ki|paiso ki|आर्थिक) (?:problems?|issues?|tangi|condition|sthiti|dikkat|samasya|difficulty|difficulties|crisis|स्थिति|समस्या|तंगी)(?: .*)?|fees? (?:nahi|nhi) (?:bhar|de)(?: .*)?|(?:cant|cannot|unable to|not able to)(?: \\S+)? (?:pay|afford|arrange)(?: .*)?",
    ),
    unless: phrases(
      "poor (?:in|at|marks|student in)",
      "help(?:ing)? (?:\\S+ ){0,2}poor",
      "no money (?:needed|required)",
      "(?:bina|without)(?: a)? (?:degree|padhai|college)(?: ke)?(?: \\S+){0,2} (?:money|paisa|paise)",
      "paise nahi lag\\S*",
    ),
    ofCareers: true,
    reply:
      p("Little money closes fewer doors than it seems to, and nobody need be ashamed of asking:") +
      ul([
        "Scholarships of the Centre and the States stand in one place: scholarships.gov.in. Loans for study: the PM Vidyalaxmi portal, pmvidyalaxmi.co.in.",
        "Government colleges, ITIs and polytechnics cost a small part of what private ones do, and many waive fees for low incomes: ask the office before you rule one out.",
        `Some ways pay while they teach: apprenticeships (apprenticeshipindia.gov.in), often after ${link("/careers?education=ITI%20Certificate", "ITI trades")}.`,
        "Coaching is not a must: NCERT books are free at ncert.nic.in, courses at swayam.gov.in, and SATHEE (sathee.iitk.ac.in) prepares for entrance exams without a fee. Several States also pay for coaching.",
      ]),
    below: [wayToCareer, examAnswer, listOfHome],
    alone: p(`Tell me your class and what you like, and I look for ways that fit; or let twenty questions find it: ${assessmentLink()}.`),
  },
  {
    cue: phrases(
      `${MY}(?: \\S+)? ${CHILD}(?: \\S+){1,10} (?:but|lekin|par|magar|however|while|जबकि|लेकिन|पर) (?:we|i|hum|ham|main|mai|hame|mujhe|मैं|हम|हमें)(?: .*)?`,
      `(?:we|i|hum|ham|hame) (?:want|wish|would like|prefer|chahte)(?: \\S+){0,2} (?:${MY} )?${CHILD}(?: \\S+){0,12} (?:but|lekin|par|magar) (?:she|he|they|wo|woh|vo|usko|use)(?: .*)?`,
    ),
    ofCareers: true,
    reply:
      p("It is good that you ask before you decide. Your child will do this work for years, so look at both wishes side by side:") +
      ul([
        "Ask what draws your child to it, and say what you fear: fees, pay, safety, what people say. Facts help both sides.",
        "Let your child try both for a weekend: each career's page names one cheap thing to do this month.",
        "Look for a way that keeps both doors open, such as a stream or a degree that leads to either.",
      ]),
    below: [wishesCompared, readList],
    alone: p(
      `Name the two careers, and I compare them. Or do ${assessmentLink("the assessment")} together: it gives reasons for each career.`,
    ),
  },
  {
    cue: phrases(
      "family business(?: .*)?|(?:papa|father|dad|parents|pita|ghar)(?: \\S+){0,2} (?:ka|ki|s|own) (?:business|shop|dukaan|dukan|vyapar|dhandha|factory)(?: .*)?|fathers (?:business|shop)(?: .*)?|(?:pushtaini|khandani) (?:business|dhandha|kaam)(?: .*)?|पारिवारिक व्यवसाय",
    ),
    unless: phrases("(?:what is|lawyer|consultant)(?: \\S+)? family business"),
    reply:
      p("You need not choose once and for all. Three ways to find out:") +
      ul([
        "Work in it for some months of holidays, with a task and a small pay of your own. That tells more than any talk.",
        "Ask what it lacks: accounts, selling online, design, law. A degree in that makes you useful there and elsewhere.",
        `Look at how such work is told here: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/online-merchant", "Online Merchant")}, or ${link("/careers?category=Business", "all careers in Business")}.`,
      ]),
    below: [readList],
  },
  {
    cue: phrases(
      `${FAMILY}(?: (?!(?:i|im|ive) )\\S+){0,4} ${WISH}(?: .*)?`,
      `${FAMILY}(?: \\S+){0,4} ${NOT}(?: \\S+){0,3} ${CONSENT}(?: .*)?`,
      `${FAMILY}(?: \\S+){0,4} ${CONSENT}(?: \\S+){0,2} ${NOT}(?: .*)?`,
      `(?:convince|convincing|persuade|tell|telling|talk to|talk with|speak to|explain to|against)(?: my| our)? ${FAMILY}(?: .*)?`,
      `${FAMILY} (?:ko|se) (?:\\S+ ){0,2}(?:mana\\S*|samjha\\S*|bol\\S*|bata\\S*|baat|convince|kah\\S*|keh\\S*)(?: .*)?`,
      `${FAMILY} (?:को|से) (?:\\S+ ){0,2}(?:मना\\S*|समझा\\S*|बता\\S*|बात|बोल\\S*)(?: .*)?`,
    ),
    ofCareers: true,
    reply:
      p(
        "That is a hard place to be, and many students are in it. Wishes of parents are mostly worries about safety and money; facts help both sides more than arguing.",
      ) +
      ul([
        "Find out what exactly they fear: fees, pay, distance, what people say. Pick a calm hour, and listen first.",
        `Open both careers and compare them together: ${link("/compare", "Compare careers")} shows subjects, years and pay side by side.`,
        "Ask for a small trial instead of a promise: each career's page names one cheap thing to try this month. A teacher or a cousin whom they trust may speak for you.",
      ]) +
      p(
        `${link("/blog/never-take-career-advice-from-parents", "On career advice from parents")} goes deeper, and ${assessmentLink("the assessment")} gives you reasons in your own words.`,
      ),
    below: [ownWish, wishesCompared, readList],
    alone: p("Name the two careers, and I compare them for you."),
  },
  {
    cue: phrases(
      `${CHILD} (?:ko|ke|ne|को|के|ने)(?: \\S+){0,10} (?:bhej\\S*|kar[av]\\S*|karwa\\S*|dilwa\\S*|dila\\S*|padh[au]\\S*|banau|banaye|rakh\\S*|भेज\\S*|करा\\S*|पढा\\S*|दिला\\S*)(?: .*)?`,
      `(?:should|can|how do|how can|where should) (?:we|i)(?: \\S+){0,2} (?:send|put|admit|help|guide|enrol)(?: \\S+){0,2} ${CHILD}(?: .*)?`,
    ),
    reply: WITH_YOUR_CHILD,
    below: [listOfLiked],
    alone: p("Tell me the class, a subject that goes well or something that your child likes, and I look for careers."),
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
    alone: p("Tell me the class, a subject that goes well or something that your child likes, and I look for careers."),
  },
];
