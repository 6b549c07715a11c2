import { COUNTRIES } from "../reading/countries.ts";
import { anyCue, phrases } from "../reading/words.ts";
import {
  ALL_CAREERS,
  ASSESSMENT,
  BOOKMARKS,
  COMPARE,
  FREE,
  GUIDES,
  HOW_LONG,
  HOW_MATCHED,
  NEWSLETTER,
  NO_ACCOUNTS,
  NO_STORE,
  NOT_WORKING,
  PRIVACY,
  PROGRESS,
  RESULTS,
  RETAKE,
  SHARING,
  STREAM_TEST,
  WHERE_PAY_COMES_FROM,
  WHO_IS_BEHIND,
  WITHOUT_INTERNET,
} from "./site-texts.ts";
import { WHICH_LANGUAGES } from "./small-talk-texts.ts";
import type { Topic } from "./topic.ts";
import { AGAINST_A_RESULT } from "./topics/at-school.ts";
import { IN_A_CLASS } from "./topics/of-ones-class.ts";
import { WHO_PAYS_AND_CALLS } from "./who-pays-texts.ts";

const HERE = "(?:this|the|your|ur|ye|yeh|is|here|yahan|website|site|app|career clarity|page)";

/** Whether something is free, without saying what: the site, where nothing else was named. */
export const FREE_TOPICS: readonly Topic[] = [
  { cue: phrases("free (?:hai|h|he|hain)|paise lagte(?: .*)?|paisa lag\\S*(?: .*)?|is (?:it|everything|all) free|मुफ्त|फ्री"), reply: FREE },
];

/** Who might see what a visitor answers: a teacher who is named so is no career. */
export const ONLOOKERS: RegExp = phrases(
  "(?:teachers?|parents?|papa|mummy|mom|dad|school|principal|classmates?|friends?|anyone|anybody|others?)(?: (?:and|or|my|the))*(?: \\S+)? (?:see|sees|read|reads|know|access|check|dekh\\S*|padh\\S*) (?:my|our|mere|meri) (?:answers?|results?|scores?|responses?|report)",
);

/** To whom a visitor would show what the test gave: a teacher who is named so is no career. */
const SHOWN_TO: RegExp = phrases(
  "(?:share|show|send|give)(?: \\S+){0,3} (?:results?|report) (?:with|to) (?:my |our |the )*(?:teachers?|parents?|papa|mummy|mom|dad|school|principal|counsell?ors?|friends?|family)(?: .*)?",
  "(?:parents?|papa|mummy|ghar ?walo\\S*|teachers?|sir|madam|counsell?ors?|dost|friends?) (?:ko )?(?:(?:apna|mera|ye|yeh) )?(?:results?|report) (?:\\S+ )?(?:dikha\\S*|bhej\\S*|share)(?: .*)?|(?:results?|report) (?:(?:mere|apne) )?(?:parents?|papa|mummy|ghar ?walo\\S*|teachers?|sir|counsell?ors?|dosto?n?|friends?) ko (?:\\S+ )?(?:dikha\\S*|bhej\\S*|share)(?: .*)?",
);
const OF_AN_EXAM = phrases(
  "(?:board|boards|exam|exams|neet|jee|cuet|upsc|ssc|cbse|semester|sem|university|college|marksheet|10th|12th|report card|medical|lab|blood)",
);
export const isShownTo = (text: string): boolean => SHOWN_TO.test(text) && !OF_AN_EXAM.test(text);

/** Whether somebody may use the site, and whom it is for: a teacher in it is no career. */
export const FOR_ANYONE: RegExp = phrases(
  `(?:can|could|may|is|are|kya)(?: \\S+){0,3} (?:parents?|mummy|papa|mothers?|fathers?|teachers?|counsell?ors?|schools?|adults?|anyone|everyone|everybody|brothers?|sisters?|friends?|siblings?|kids|class \\d+)(?: (?:also|bhi|too|ke|liye))* (?:use|using|see|open|try|take|kar|chala|dekh)\\S* (?:${HERE} )?(?:site|website|app|page|tool|this|it|quiz|test|assessment)(?: .*)?`,
  "(?:is|are) (?:the |this |your )?(?:stream |career )?(?:quiz|test|assessment)(?: (?:only|also|meant|made|good|ok|okay|suitable))* for (?:class \\d+\\S*|\\d+(?:th)?(?: class)?|school|college)(?: (?:students?|pupils?|kids|children|class))*(?= $)",
  "(?:does|will|is) (?:the |this |your )?(?:quiz|test|assessment|site)(?: \\S+){0,3} for (?:working|job|adult|older|grown)(?: \\S+){0,2}(?: (?:or|ya)(?: .*)?)?",
  "(?:who|whom) (?:is|are) (?:this|the|your) (?:site|website|app)(?: (?:for|meant|made))*|(?:this|the|your) (?:site|website|app)(?: (?:only|also|just))? (?:for|meant for|made for)(?: (?:only|school|college))* (?:whom|parents?|teachers?|students?|adults?|me|everyone|class \\d+)(?: .*)?|(?:is|ye|yeh) (?:this |the )?(?:site|website|app)(?: \\S+){0,2} (?:for|ke liye) (?:whom|parents?|teachers?|adults?|kis\\S*)(?: .*)?|(?:site|website|app) kis(?:ke|ki|k)? (?:liye|lie)(?: .*)?",
);

/** Somewhere else something is free, or not. */
const ABROAD = phrases(COUNTRIES, "(?:study|studying|work|working|college|university) (?:in|at|abroad)");

/** A website that somebody would make is not this one. */
const OF_MAKING_SITES = phrases("make|bana\\S*|design\\S*|develop\\S*|learn|seekh\\S*|sikh\\S*|writer|content|jobs?|बना\\S*|सीख\\S*");

const OF_A_TEST =
  "(?:quiz|quizz|(?:stream|career|personality|your|ur|this|ye|yeh|is|aapka|aapke) test|(?<= (?:in|on) the )test(?= $)|assessment|क्विज|असेसमेंट)";
const HOW_MUCH =
  "(?:how (?:long|many|much time)|(?:kitn[aei]|kitni) (?:der|time|samay|minutes?|mins?|questions?|sawa+l\\S*|swal\\S*|lamb[ai])|(?:time|samay|minutes?) (?:kitn[ai]|lag\\S*|le?g[aei]|take\\S*|needed|required)|(?:number|no) of questions|कितने (?:सवाल|मिनट|प्रश्न)|कितना (?:समय|टाइम)|कितनी देर)";
const IN_A_CLASS_OR_EXAM = anyCue(
  IN_A_CLASS,
  phrases(
    "(?:iiser|nid|nda|nata|nift|uceed|ceed|scholastic|clat|neet|jee|cat|gre|sat|upsc|ssc|again|retake|dobara|typing|skill|drive|driving|match|cricket|army|police|ssb|physical)(?: .*)?|students?|pupils|my class|careers|prepare|taiyari|tayari",
  ),
);

const PAY_OR_FIGURES = "(?:salar(?:y|ies)|pay|figures?|numbers|data|information|सैलरी|वेतन|आँकड़े|आंकड़े|डेटा)";
const PAY_SHOWN = "(?:salar(?:y|ies)|pay|earnings?|kamai|vetan|figures?|सैलरी|वेतन|कमाई)";
const SHOWN_HERE =
  "(?:here|yahan?|shown|listed|mentioned|likh[ai]|dikh\\S*|is page|this page|web ?site|site|app|यहां|लिखी|दिखाई|साइट|वेबसाइट|ऐप)";
const TRUSTED = "(?:trust\\S*|believe|rely|reliable|accurate|correct|true|real|genuine|fake|sahi|sach|asli|bharos[ae]|सही|सच|असली|भरोस[ाे])";
const THE_SITE = "(?:web ?site|site|app|portal|quiz|assessment|disha|career clarity)";
const SUGGESTS = "(?:suggest|recommend|decide|choose|pick|select|rank|match|know|tell)(?:s|es|ed|ing)?";

const ONCE_MORE = "(?:wapas(?: se)?|vapas(?: se)?|wapis(?: se)?|वापस(?: से)?|du?ba+ra|doba+ra|phirse|fir ?se|once more|दोबारा|दुबारा|फिर से)";
const MINE = "(?:my|our|mera|meri|mere|hamar\\S*|apn[aie]|मेरा|मेरी|मेरे)";
const ANSWERS = "(?:answers?|jawab\\S*|details?|data|information|jankari|jaankari|chats?|जवाब|जानकारी|डेटा|डिटेल\\S*)";
const SEEN_BY_OTHERS =
  "(?:(?:kisi|aur|others?|anyone|anybody|someone|public|teachers?|parents|किसी|दूसर\\S*)(?: \\S+){0,3} (?:dikh\\S*|dekh\\S*|see|visible|share\\S*|jat[aie]|bech\\S*|दिख\\S*|देख\\S*)|dikht[aie] (?:hai )?(?:kisi|sab|others?)|visible to|(?:seen|read) by|shared? (?:with|to)|bech\\S*)";

/** How the site works. */
export const SITE_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${PAY_SHOWN} )(?=.* ${SHOWN_HERE} )(?=.* ${TRUSTED} )`, "u"),
    unless: phrases(
      "compan(?:y|ies)|offers?|offered|hr|agents?|consultan\\S*|online|course|coaching|college|develop\\S*|design\\S*|mil\\S*|nahi|nhi|मिल\\S*|नहीं",
    ),
    reply: WHERE_PAY_COMES_FROM,
  },
  {
    cue: phrases(
      `how (?:do|does|did|will|can) (?:(?:this|the|your) )?${THE_SITE} (?:\\S+ )?${SUGGESTS}(?: \\S+){0,3} (?:careers?|jobs?|fits?|suits?)`,
      "how (?:do|did) (?:you|u) (?:suggest|recommend|rank|match) (?:the |these |a |which |what )*(?:careers?|jobs?)",
      `(?:${THE_SITE}|aap|tum)(?: \\S+){0,2} (?:careers?|jobs?)(?: \\S+){0,2} (?:kaise|kese|kis (?:aadhar|adhar|basis|hisab) (?:par|pe|se)) (?:suggest|recommend|decide|match|tay|chunt|batat)\\S*`,
      `(?:${THE_SITE}|aap|tum)(?: \\S+)? (?:kaise|kese) (?:suggest|recommend|decide|match|tay|chunt|batat)\\S*(?: \\S+){0,3} (?:careers?|jobs?)`,
      "(?:वेबसाइट|साइट|ऐप|आप|दिशा)(?: \\S+){0,2} करियर(?: \\S+)? (?:कैसे|किस आधार पर) (?:सुझा|बतात|चुनत|तय)\\S*",
      `${THE_SITE}(?: \\S+){0,3} (?:kaise|kese|how)(?: \\S+){0,2} (?:pata|knows?|jaant\\S*|decid\\S*|suggest\\S*|recommend\\S*|batat\\S*|tay)(?! (?:kar[eu]n?|karna|karun|chal\\S*|lag\\S*) )(?: \\S+){0,6} (?:career|careers|jobs?|sahi|suits?|right|best|suggest\\S*)|(?:careers?|jobs?)(?: \\S+){0,3} ${THE_SITE}(?: \\S+){0,2} (?:kaise|kese)(?: \\S+)? (?:decid\\S*|suggest\\S*|recommend\\S*|batat\\S*|tay|leti|chunt\\S*)|(?:ye|yeh|is|this|aapki) ${THE_SITE}(?: \\S+){0,2} (?:decide|suggest|recommend|tay|match|chun\\S*) (?:kaise|kese) (?:kart\\S*|lete|leti|hot\\S*)(?: .*)?|${THE_SITE}(?: \\S+){0,2} (?:careers?|jobs?)(?: \\S+){0,2} (?:suggest|recommend|decide|match|tay|chun\\S*|batat\\S*)(?: \\S+)? (?:kaise|kese)(?: .*)?`,
      "(?:kis|kaun ?se|which|what) (?:aadhar|adhar|basis|base|hisab|tarike)(?: (?:par|pe|se|do|does|you|are|is))* (?:\\S+ ){0,2}(?:careers?|jobs?)(?: \\S+){0,2} (?:batat\\S*|suggest\\S*|recommend\\S*|decid\\S*|chunt\\S*|tay|match\\S*|dikh\\S*)(?: .*)?|(?:on|what) (?:what|the|is)? ?(?:basis|base)(?: \\S+){0,4} (?:suggest|recommend|rank|match|choose)\\S*(?: .*)?|(?:careers?|jobs?)(?: \\S+){0,2} (?:kis|kaun ?se) (?:aadhar|adhar|basis|base|hisab) (?:par|pe|se)(?: \\S+)? (?:batat\\S*|suggest\\S*|decid\\S*|tay|dikh\\S*)(?: .*)?",
    ),
    unless: phrases("to (?:my|parents|papa|mummy)|(?:my|mere|apne) (?:parents|papa|mummy|ghar)"),
    reply: HOW_MATCHED,
  },
  {
    cue: phrases(
      "(?:ye|yeh|is|this|the|your|aapki|kya) (?:web ?site|site|app|page)(?: \\S+)? (?:hindi|hinglish|tamil|telugu|bengali|marathi|gujarati|kannada|malayalam|punjabi)(?: .*)?|(?:quiz|assessment|stream test|web ?site|site|app) (?:hindi|tamil|telugu|bengali|marathi|gujarati|kannada|malayalam|punjabi) (?:me|mein|m)(?: .*)?|(?:web ?site|site|app|page|pages|वेबसाइट|साइट)(?: \\S+){0,4} (?:hindi|हिंदी|हिन्दी) (?:me|mein|version|language|में)(?: .*)?|(?:hindi|हिंदी) (?:me|mein|में) (?:\\S+ )?(?:web ?site|site|app|page|वेबसाइट|साइट)(?: .*)?",
      "(?:quiz|assessment|stream test|site ka test|क्विज|असेसमेंट|टेस्ट)(?: \\S+){0,3} (?:hindi|हिंदी|हिन्दी) (?:me|mein|m|में)(?: .*)?",
      "(?:which|what|kaun ?s[aie]|kitn[ai]) (?:languages?|bhasha\\S*)(?: \\S+){0,3} (?:web ?site|site|app|support\\S*)(?: .*)?",
    ),
    unless: OF_MAKING_SITES,
    reply: WHICH_LANGUAGES,
  },
  {
    cue: phrases(
      `(?:who|kaun|कौन)(?: \\S+){0,2} (?:pays?|funds?|sponsors?|paisa deta|paise deta|पैसे देता)(?: \\S+){0,2} ${HERE}(?: .*)?|how (?:do|does) (?:you|this site|this website|the site|career clarity) (?:earn|make money)(?: .*)?`,
      "(?:are|r|is) (?:you|disha|this)(?: \\S+){0,2} (?:chat ?gpt|gpt|gemini|copilot)(?: .*)?|(?:different|better|difference|alag|farak|fark)(?: \\S+){0,3} (?:from|than|to|se)? ?(?:chat ?gpt|gemini|google)|(?:chat ?gpt|gemini) (?:se|vs|or|and) (?:\\S+ )?(?:alag|better|behtar|you|disha|this)(?: .*)?",
      "(?:will|do|would) (?:you|someone|anyone|your team)(?: \\S+){0,2} (?:call|phone|ring|message|contact|spam|sms|whatsapp) (?:me|us|my)(?: .*)?|(?:will|do) you(?: \\S+){0,3} sell(?: \\S+){0,2} courses?|(?:call|phone) (?:to )?(?:nahi|nhi|nahin) (?:kar\\S*|aa\\S*)|aap (?:mujhe )?(?:call|phone) kar\\S*",
    ),
    unless: phrases("(?:hr|company|recruiter|interview|agent|consultan\\S*|college|university|bank)(?: .*)?"),
    reply: WHO_PAYS_AND_CALLS,
  },
  {
    cue: phrases(
      `(?:website|web site|site|page|app|quiz|assessment|test|button|chat|वेबसाइट|साइट|पेज)(?: \\S+){0,4} (?:khul nah[ie]|nahi khul\\S*|nhi khul\\S*|nahi chal\\S*|nhi chal\\S*|chal nahi|not (?:open|work|load|show)\\S*|isnt (?:open|work|load)\\S*|doesnt (?:open|work|load)|wont (?:open|load)|hang\\S*|crash\\S*|stuck|slow|blank|broken|atak\\S*|load nahi|error|नहीं खुल\\S*|खुल नहीं|नहीं चल\\S*)(?: .*)?`,
      "(?:khul|chal|load|open) (?:hi )?(?:nahi|nhi|nahin) (?:\\S+ ){0,3}(?:website|site|page|app)(?: .*)?",
    ),
    unless: phrases("(?:make|build|design|develop\\S*|banana|banani|testing|test engineer)(?: .*)?"),
    reply: NOT_WORKING,
  },
  {
    cue: phrases(
      `compare (?:\\S+ )?(?:ka |ki |wala )?(?:option|button|feature|page)(?: .*)?|(?:option|button|feature|page)(?: \\S+){0,3} compare(?: .*)?|compare (?:kaise|kese|kahan|kaha|kar|karna|karu|kare)(?: .*)?|(?:career|careers|do career|two careers)(?: \\S+){0,2} compare (?:\\S+ )?(?:kar\\S*|kaise|website|site|yahan)(?: .*)?`,
    ),
    unless: phrases("salary|pay"),
    reply: COMPARE,
  },
  {
    cue: phrases(
      `(?:use|open|run|access|dekh\\S*|chal\\S*)(?: \\S+){0,2} ${HERE}(?: \\S+){0,2} (?:without|bina|no) (?:internet|net|network|wifi|data)(?: .*)?|${HERE}(?: \\S+){0,3} (?:without|bina|no) (?:internet|net|network|wifi)(?: .*)?|(?:bina|without) (?:internet|net)(?: ke)?(?: \\S+){0,2} (?:chal\\S*|work|use|khul\\S*|open)(?: .*)?|(?:internet|net) ke bina(?: \\S+){0,3} (?:chal\\S*|use|khul\\S*)(?: .*)?`,
      "offline (?:mode|use|version|(?:bhi )?(?:chal\\S*|work\\S*|khul\\S*|open)|available|चल\\S*)|(?:use|work|works|open|site|app|website|page|साइट|वेबसाइट)(?: \\S+){0,4} (?:offline|ऑफलाइन)|(?:without|bina|no|बिना) (?:the )?(?:internet|net|इंटरनेट)(?: \\S+){0,4} (?:site|website|app|chal\\S*|work|use|चल\\S*)|(?:साइट|वेबसाइट)(?: \\S+){0,3} (?:बिना|ऑफलाइन)(?: .*)?",
      "(?:internet|net|network|data|इंटरनेट|नेट)(?: pack| connection)? (?:nahi|nhi|nahin|na|khatam|band|chala|down|slow|नहीं|खत्म|बंद)(?: \\S+){0,4} (?:site|website|app|page|साइट|वेबसाइट)(?: .*)?|(?:site|website|page|साइट|वेबसाइट)(?: \\S+){0,4} (?:internet|net|इंटरनेट|नेट) (?:nahi|nhi|na|नहीं)(?: .*)?",
    ),
    unless: phrases("(?:study|studies|padhai|padh\\S*|learn|village|gaon)(?: .*)?"),
    reply: WITHOUT_INTERNET,
  },
  {
    cue: phrases(
      "accura\\S*|how (?:correct|reliable|true|right|trustworthy)|(?:can i|should i) trust",
      "(?:results?|test|assessment|site|website) (?:sahi|correct|right|reliable|true|bharosa)(?: .*)?",
      "(?:how|kaise) (?:are|is|does|do|were|kaam)?(?: \\S+){0,3} (?:results?|matching|match|matches|score|scores|scoring|calculated|ranked)(?: .*)?",
      "how (?:does|do) (?:the |your )?(?:algorithm|matching|ai)(?: .*)?",
    ),
    unless: phrases("(?:save|download|print|share)(?: \\S+){0,3} results?|results?(?: \\S+){0,3} (?:save|download|print|share|pdf)"),
    reply: HOW_MATCHED,
  },
  {
    cue: phrases(
      "privacy|(?:my|mera|meri|mere|our|personal|user) (?:data|answers|details|information|info)(?: .*)?",
      `(?:${MINE} )?${ANSWERS}(?: \\S+)? (?:surakshit|safe|secure|private|gupt|gopniya|सुरक्षित|सेफ|गोपनीय|प्राइवेट)(?: .*)?`,
      "data (?:(?:kept|held|being) )?(?:safe|secure|private|collected|stored|sold|policy)",
      "(?:store|save|keep|read|record|see) (?:my |our |the )?(?:chats?|messages?|conversations?|talks?)|(?:save|store|sell|share|track|keep|collect)(?:s|ed)? (?:my|our|any|user|personal|the)(?: .*)?(?:answers?|data|information|details|chat)",
      "(?:do|does|will|would|can) (?:you|u|it|this|disha) (?:\\S+ )?(?:tell|show|inform|report|store|save|keep)(?: \\S+){0,3} (?:my |our )?(?:parents?|papa|mummy|mom|dad|teachers?|school|chats?|messages?)(?! (?:want|job|career|teacher))(?: .*)?",
      "cookies?|tracking|do you (?:track|spy)(?: .*)?|delete my(?: .*)?",
      "(?:give|giving|share|enter|provide|fill)(?: (?:my|our|an?|any|the|email|name|and|or))* (?:phone|mobile|whats ?app|contact) (?:number|no)|(?:phone|mobile|whats ?app|फोन|मोबाइल) (?:number|no|नंबर)(?: \\S+){0,2} (?:dena|deni|dalna|daalna|bharna|maang\\S*|mang\\S*|देना|डालना|भरना|मांग\\S*)(?: .*)?",
      `${MINE}(?: \\S+){0,3} ${ANSWERS}(?: \\S+){0,3} ${SEEN_BY_OTHERS}(?: .*)?|(?:who|kaun|kon|koi|कौन)(?: \\S+){0,3} (?:see|sees|read|dekh\\S*|padh\\S*|देख\\S*|पढ\\S*)(?: \\S+){0,2} ${MINE}(?: \\S+){0,2} ${ANSWERS}|${MINE} (?:chats?|baatein|answers?|jawab|details) (?:kaun|kon|koi)(?: \\S+)? (?:dekh\\S*|padh\\S*)(?: .*)?|(?:which|what|kaun ?sa|kya) (?:data|information|details)(?: \\S+){0,3} (?:you|aap|tum|site|website|app) (?:store|collect|keep|save|take|lete|rakht\\S*)(?: .*)?`,
      "(?:mera|meri|mere|hamara|apna)(?: \\S+){0,5} (?:kisi ko|kisiko|dusro ko|doosron ko) (?:de\\S*|di\\S*|bata\\S*|bech\\S*|share)(?: .*)?",
      "(?:do|does|will|would) (?:you|u|it|this|the site|disha)(?: \\S+)? (?:give|share|sell|pass|send|leak)(?: away)? (?:my|our) (?:\\S+ )?(?:numbers?|data|details|info\\S*|answers?|names?|chats?|results?|phone|mobile|photo)(?: .*)?",
      "(?:mera|meri|mere|hamara|मेरा|मेरी)(?: (?:naam|name|number|no|phone|mobile|photo|data|नाम|नंबर|फोन))+(?: (?:aur|and|ya))?(?: \\S+){0,2} (?:doge|dogi|denge|dete|share|bech\\S*|batao ?ge|bata doge|दोगे|दोगी|देंगे|बेच\\S*)(?: .*)?",
      "is (?:the site|this site|the website|this website|the chat|this chat|the test|this test) (?:safe|secure|private)(?: .*)?",
      "(?<=^ (?:\\S+ ){0,3})(?:is it|is this|its) (?:safe|secure|private)(?= (?:here |on this site )?$| (?:to|if i|when i) (?:use|chat|talk|write|type|share|tell|answer|enter|give|take|put|ask)(?! .*(?:jobs?|agents?|consultan\\S*|money|lakhs?) ))",
    ),
    reply: PRIVACY,
  },
  {
    cue: phrases(
      `(?:is|are) ${HERE}(?: \\S+){0,3} (?:free|paid)`,
      `${HERE}(?: \\S+){0,3} free(?: .*)?`,
      "free (?:of cost|to use|website|site)",
      "(?:cost|charge|charges|price|pricing|subscription|premium|pay for|payment)(?: \\S+){0,4} (?:site|website|test|assessment|app|this|here|use|you|service)(?: .*)?",
      "(?:site|website|test|assessment|app|service|you|how much does it)(?: \\S+){0,3} (?:cost|charge|charges|price|paid)(?: .*)?",
      "do i (?:have|need) to pay(?: .*)?|(?:site|website|app|test) (?:\\S+ ){0,3}(?:free|muft|paid|मुफ्त|फ्री)(?: .*)?|(?:वेबसाइट|साइट|टेस्ट) (?:\\S+ ){0,3}(?:मुफ्त|फ्री|पैसे)(?: .*)?",
    ),
    unless: anyCue(ABROAD, phrases("travel\\S*|tour(?:ing)?|hostel|coaching|colleges?|training")),
    reply: FREE,
  },
  {
    cue: phrases(
      "accounts?(?= (?:on|here|needed|required|to use|banana|banani|banaye|kaise|for this))",
      "(?:make|create|need|open|have|need to make|delete)(?: \\S+){0,2} account|log ?in|sign ?(?:up|in)",
      "register(?: \\S+){0,2} (?:here|site|website)|password",
    ),
    unless: phrases("results?(?: \\S+){0,5} (?:save|download|pdf)(?: .*)?|(?:save|download)(?: \\S+){0,3} results?(?: .*)?"),
    reply: NO_ACCOUNTS,
  },
  {
    cue: phrases(
      "(?:retake|redo|repeat|restart|again|dobara|phir se|reset)(?: \\S+){0,3} (?:test|quiz|assessment|answers?|exam here)",
      "(?:test|quiz|assessment)(?: \\S+){0,3} (?:again|dobara|retake|phir se|reset|restart)(?: .*)?|(?:test|quiz|assessment)(?: \\S+){0,8} (?:redo|retake)(?: .*)?|(?:test|quiz|assessment|टेस्ट|क्विज)(?: \\S+){0,3} (?:ek hi|same|one|एक ही) (?:mobile|phone|device|मोबाइल|फोन)(?: .*)?",
      `(?:can i|how to) retake(?: .*)?|(?:test|quiz|assessment|क्विज|टेस्ट)(?: \\S+){0,3} ${ONCE_MORE}(?: .*)?|${ONCE_MORE}(?: \\S+){0,2} (?:test|quiz|assessment|क्विज|टेस्ट)(?: .*)?`,
    ),
    unless: phrases(
      "(?:see|view|find|open|get back|check|show|dekh\\S*|देख\\S*)(?: \\S+){0,5} (?:results?|scores?|report|natij\\S*|रिजल्ट|नतीज\\S*)|results?(?: \\S+){0,4} (?:see|view|find|open|dekh\\S*|देख\\S*)",
    ),
    reply: RETAKE,
  },
  {
    cue: new RegExp(`^(?=.* ${OF_A_TEST} )(?=.* ${HOW_MUCH} )`, "u"),
    unless: IN_A_CLASS_OR_EXAM,
    reply: HOW_LONG,
  },
  {
    cue: phrases(
      "(?:download|install)(?: \\S+){0,2} (?:this |your |the )?(?:app|site|website)(?: .*)?|(?:iska|iski|isko|is site ka|aapka|aapki|your|career clarity|इसका)(?: \\S+){0,2} app(?: .*)?|(?:is there|do you have|have you)(?: \\S+){0,2} (?:an?|any|mobile|android) app(?: .*)?|(?:koi|android|mobile) app (?:bhi )?(?:hai|h|he) (?:kya|iska|iski|aapka|is)(?: .*)?|app (?:hai|h|he) kya(?: .*)?|(?:play|app) ?store(?: \\S+){0,2} app(?: .*)?|app(?: \\S+){0,3} (?:play|app) ?store(?: .*)?|(?:इसका|आपका) (?:कोई )?ऐप(?: .*)?",
    ),
    unless: anyCue(
      OF_MAKING_SITES,
      phrases(
        "publish\\S*|upload\\S*|developers?|develop\\S*|programmers?|engineers?|(?:loan|trading|earning|fake|other) app|jisse|ke liye|prepar\\S*|taiyari|padh\\S*|study\\S*|learn\\S*|english|exams?|upsc|ssc|neet|jee|coaching",
      ),
    ),
    reply: NO_STORE,
  },
  {
    cue: phrases(
      "stream (?:test|quiz|selector|finder|exam)|find my stream|stream (?:test|quiz)(?: .*)?",
      "(?:test|quiz) (?:for|to find|to choose|of) (?:my )?stream",
      "stream(?: \\S+){0,6} (?:website|site|app|yahan|yaha|here)(?: \\S+){0,3} (?:quiz|test|assessment)(?: .*)?",
      "kya (?:batata|batati|bataega|dikhata|dikhati)(?: hai)? stream (?:quiz|test)",
      "stream(?: \\S+){0,12} (?:test|quiz) (?:(?:hai|h|option) )*(?:kaha|kahan|kidhar|where|here|yahan|yaha|isme)(?: .*)?|stream(?: \\S+){0,12} (?:is there|koi|any)(?: (?:an?|any|online))* (?:test|quiz)(?: .*)?",
      "(?:quiz|test)(?: \\S+){0,5} (?:konsi|kaunsi|kaun si|which|meri|my) stream(?: .*)?",
      "स्ट्रीम(?: \\S+){0,5} (?:टेस्ट|क्विज)(?: (?:है|कहां|यहां))+(?: .*)?",
    ),
    unless: anyCue(IN_A_CLASS, AGAINST_A_RESULT),
    reply: STREAM_TEST,
  },
  {
    cue: phrases(
      "(?:assessment|test|quiz|answers?|progress)(?: \\S+){0,4} (?:saved?|lost|continue|resume|incomplete|beech me|adhura)(?: .*)?|(?:continue|resume|lost|save)(?: \\S+){0,3} (?:assessment|test|quiz|answers)(?: .*)?",
    ),
    unless: phrases("results?|रिजल्ट"),
    reply: PROGRESS,
  },
  {
    cue: phrases(
      "(?:quiz|stream test)(?: \\S+){0,4} (?:different|difference|same|alag|fark|farak)(?: \\S+){0,4} assessment(?: .*)?|(?:difference|fark|farak)(?: \\S+){0,4} (?:quiz|stream test)(?: \\S+){0,3} assessment(?: .*)?",
    ),
    reply: HOW_LONG,
  },
  {
    cue: phrases(
      "(?:career )?assessment|(?:aptitude|personality|psychometric|career|main|big|20 question) (?:test|quiz)",
      "(?:take|start|give|find|where is|kahan hai|how long is)(?: \\S+){0,2} (?:test|quiz)",
      "(?:यहां|इसमें|साइट पर)(?: (?:कोई|भी))* (?:टेस्ट|क्विज)(?: .*)?|(?:yahan|yaha|isme|site pe)(?: (?:koi|bhi))* (?:test|quiz)(?: .*)?|koi (?:test|quiz) (?:h|hai|he) (?:kya )?(?:isme|yahan|yaha|is site)(?: .*)?",
      "(?:is there|do you have|have you|koi|any)(?: (?:an?|any|some|free|online))* (?:test|quiz)(?: \\S+){0,3} (?:here|(?:this|the|your|is) (?:web ?site|site|app|page))(?: .*)?",
      "(?:is there|do you have|have you|koi|any)(?: (?:an?|any|some|free|online))* (?:test|quiz)(?: \\S+){0,4} (?:know|find|tell|tells|see|pata|bata\\S*|check|suits?|decide)(?: .*)?",
      "(?:test|quiz) (?:kaise|kahan|kaha|kidhar|kitna|de|dena|take|start)(?: .*)?|(?:क्विज|टेस्ट) (?:कहां|कहाँ|किधर)(?: .*)?",
      "how (?:does|do|is) (?:the|your|this|ur) (?:quiz|test)(?: (?:on|of|in) (?:this|the|your) (?:web ?site|site|app|page))? (?:work|done|made)",
      "(?:quiz|test) (?:kaise|kese) (?:kaam kart[aei]|hota|chalta)(?: .*)?",
      "(?:क्विज|टेस्ट) कैसे (?:काम करता|होता|चलता)(?: .*)?",
    ),
    unless: anyCue(
      IN_A_CLASS,
      AGAINST_A_RESULT,
      phrases(
        "results?(?: \\S+){0,6} (?:share|bhej\\S*|शेयर)(?: .*)?",
        "(?:types?|letters|codes?)(?: \\S+){0,5} (?:mean|means|meaning|matlab)(?: .*)?",
        "(?:iiser|nid|nda|nata|nift|uceed|ceed|scholastic|iisc|design|law|legal|teaching|pilot|cat|gre|sat) (?:\\S+ )?(?:aptitude|test)(?: .*)?",
      ),
    ),
    reply: ASSESSMENT,
  },
  {
    cue: phrases(
      "book ?marks?(?:ed)?|saved? (?:careers?|jobs?|list)",
      "(?:careers?|jobs?) (?:that |which )?(?:i|we|maine|main ne|mene) (?:have |had |already )?(?:saved?|book ?marked|shortlisted|liked|save)",
      "(?:save|favou?rites?|wishlist|shortlist)(?: (?:a|an|my|this|these|the|some|it|them|any|for|later|kar\\S*|kaise|how|to|careers?|jobs?|here|list|pages?|options?))*(?= $)",
      "my (?:favou?rites|list|saved)",
      "(?:jo|jin|जो) (?:careers?|jobs?|करियर) (?:maine |mene |मैंने )?(?:dekh\\S*|save|देख\\S*)(?: \\S+){0,4} (?:kaha|kahan|kidhar|dobara|wapas|कहाँ|कहां|दोबारा)(?: .*)?",
      "(?:can|may|could|how (?:do|can|to)) (?:i |we )?save (?:these|this|those|them|the) (?:careers?|jobs?|list|options?|answers?)(?: .*)?",
      "(?:save|keep|store) (?:the |these |my |those )?(?:careers?|jobs?)(?: (?:that|which))? (?:i|we) (?:like|liked|want|love|chose|choose)(?: .*)?",
      "(?:करियर|पसंद)(?: \\S+){0,4} (?:सेव|बुकमार्क)(?: \\S+){0,4} (?:सक\\S*|देख\\S*|रख\\S*)(?: .*)?",
      "(?:careers?|usko|unko|inko|ise|isko) save (?:kaise|kese|kar\\S*|ho\\S*)(?: .*)?",
      "save (?:a |an |my |this |that |these |the |some |one |few |any )*(?:careers?|jobs?|profession|options?)(?: \\S+){0,4} (?:later|again|see|read|here|site|website|kaise)(?: .*)?|(?:careers?|करियर)(?: \\S+){0,2} (?:save|sev|सेव|bookmark)(?: \\S+)? (?:kar\\S*|kaise|kese|ho|how|later|करूं|करें|कैसे)(?: .*)?|(?:kaise|how) (?:save|to save|do i save|can i save)(?: \\S+)? (?:careers?|jobs?)(?: .*)?",
    ),
    unless: phrases("results?|रिजल्ट|from|ai|robots?|layoffs?|money|tax|paise"),
    reply: BOOKMARKS,
  },
  {
    cue: phrases(
      "compare (?:careers?|jobs?|them|options?)(?: \\S+){0,3} (?:here|site|website|page)",
      "compare (?:(?:two|2|three|3|some|several|different|many|multiple|any|my|more|these|saved|of|the) )+(?:careers?|jobs?|options?|professions?)(?= $| (?:side|here|on|together|at|in)(?: .*)?)",
      "careers?(?: \\S+){0,4} (?:aamne|amne) (?:saamne|samne)(?: .*)?|(?:aamne|amne) (?:saamne|samne)(?: \\S+){0,4} careers?(?: .*)?",
      "(?:careers?|jobs?)(?: \\S+){0,3} side by side(?: .*)?|side by side(?: \\S+){0,3} (?:careers?|jobs?)(?: .*)?|करियर(?:ों)? की तुलना (?:कैसे|कहां|कर\\S*)(?: .*)?",
      "(?:how|where) (?:to|do i|can i) compare(?: .*)?|comparison (?:page|tool|feature)|add to compare",
      "compare (?:me|mein|page|list)(?: \\S+){0,6} (?:kitn\\S*|how many|add|daal\\S*|dal\\S*)(?: .*)?|(?:kitn\\S*|how many) (?:careers? )?(?:\\S+ ){0,4}compare(?: .*)?",
    ),
    reply: COMPARE,
  },
  {
    cue: phrases(
      "how many careers(?: .*)?",
      "(?:how|where) (?:to|do i|can i|do you)(?: \\S+){0,2} (?:search|find|browse|filter|see|explore)(?: \\S+){0,2} (?:careers?|jobs?)(?: .*)?",
      "(?:search|filter|explorer|explore page|sort)(?: \\S+){0,2} (?:here|site|website|page|careers?|work|works|kaise)(?: .*)?",
      "(?:all|list of(?: all)?|total) careers(?! (?:in|for|after|with|without|that|of|related|where|other|open|to(?! (?:show|see|share|print|read) )) )|kitne careers?(?: .*)?",
    ),
    reply: ALL_CAREERS,
  },
  {
    cue: phrases(
      "(?:where|how)(?: \\S+){0,3} (?:salar(?:y|ies)|pay|figures?|numbers|data)(?: \\S+){0,2} (?:come|comes|from|get|calculated|sourced|source|estimated)(?: .*)?",
      "(?:salar(?:y|ies)|pay|data|figures?|numbers|सैलरी|डेटा)(?: \\S+){0,4} (?:kaha|kahan|kidhar|कहां) se(?: .*)?|(?:kaha|kahan) se (?:aaya|aayi|aaye|liya|mila)(?: \\S+){0,3} (?:data|salary|figures?)(?: .*)?",
      "(?:your|the|aapka|aapke|yeh|ye) (?:data|figures?|numbers)(?: \\S+){0,2} (?:salar(?:y|ies)|pay)(?: .*)?|(?:salar(?:y|ies)|pay) (?:data|figures?)(?: \\S+){0,4} (?:correct|real|true|source|from|sahi|sach)(?: .*)?",
      `(?:where|how|from where)(?: \\S+)? (?:do|did|have|are) (?:you|u|disha|this site|career clarity) (?:get|got|take|taken|find|found|collect|know|calculate|estimate|decide|getting|bring)(?: \\S+){0,3} ${PAY_OR_FIGURES}(?: .*)?`,
      `(?:aapko|aapne|tumhe|tumko|tumne|aap|tum|आपको|आपने|तुम्हें|आप|तुम)(?: \\S+){0,3} ${PAY_OR_FIGURES}(?: \\S+){0,3} (?:kaise|kese|kaha|kahan|kidhar|कैसे|कहाँ|कहां)(?: \\S+)? (?:pata|la\\S*|mil\\S*|nik\\S*|li|liya|liye|पता|ला\\S*|मिल\\S*|निका\\S*|ली|लिए)(?: .*)?`,
      "(?:source|sources|basis) of(?: \\S+){0,3} (?:salar(?:y|ies)|pay|figures?|numbers|data|information)",
      "(?:are|is) (?:the |these |this |your )?(?:salar(?:y|ies)|pay|figures?|numbers)(?: \\S+){0,2} (?:correct|true|real|right|accurate|reliable)(?: .*)?",
    ),
    reply: WHERE_PAY_COMES_FROM,
  },
  {
    cue: phrases(
      "(?:what is|whats|tell me about|about) (?:career clarity|(?:this|the|your) (?:site|website|app))(?: .*)?|(?:who is )?your (?:owner|creator|maker|boss)|who (?:made|built|created|owns|runs|is behind|started|founded) (?:you|u|it|this|the (?:site|website|app)|disha|career clarity)(?: .*)?",
      "(?:about|contact|email|e mail|mail|reach|call) (?:us|you|you guys|the team|team|support|career clarity|this site|this website|customer care)",
      "contact(?: .*)?|customer (?:care|support)(?! (?:me|mein|ki|ka|se|jobs?|executives?|में) )(?: .*)?|(?:report|found) (?:a |an )?(?:bug|mistake|error|problem)(?: .*)?|(?:mistake|galti|error|wrong (?:data|information|salary))(?: \\S+){0,6} (?:page|site|website|app)(?: .*)?|(?:page|site|website|app) (?:me|mein|par|pe) (?:\\S+ )?(?:galti|mistake|error)(?: .*)?",
      "feedback|help ?(?:center|centre|desk)|kisne banaya(?: .*)?|founder of (?:this|the|your) (?:site|website)",
    ),
    reply: WHO_IS_BEHIND,
  },
  {
    cue: phrases(
      "(?:results?|रिजल्ट)(?: \\S+){0,3} (?:save|pdf|download|print|share|सेव|डाउनलोड|प्रिंट|शेयर)(?: .*)?|(?:save|download|print|share|pdf of)(?: \\S+){0,3} results?(?: .*)?",
      "results?(?: \\S+){0,2} (?:delete\\S*|gayab|kho|lost|gone|mit|missing|nahi dikh\\S*|chal[ai] gay[ai])(?: .*)?|रिजल्ट(?: \\S+){0,2} (?:डिलीट|गायब|खो|मिट)(?: .*)?",
      "(?:your|last|my|the|share|download|print|see) results?(?: (?:page|again|gone|lost|kahan|where))?",
      "(?:assessment|quiz|test)(?: (?:ka|ke|ki|का|के))? (?:results?|रिजल्ट)(?: \\S+){0,6} (?:share|bhej\\S*|dikha\\S*|शेयर)(?: .*)?",
      "(?:quiz|assessment|test) (?:said|says|say|told|tells|showed|shows|gave|bata\\S*|bola)(?: .*)?",
      "report (?:print|download|pdf|share|save)(?: .*)?|(?:print|download|save)(?: (?:the|my))? report",
      "(?:where|kahan|kaha)(?: \\S+){0,3} results?|results? (?:page|dekhna|kahan|kaha)(?: .*)?",
      "results?(?: \\S+){0,3} (?:dekh\\S*|again|dobara|phir se|wapas|vapas)(?: .*)?|(?:see|find|open|dekh\\S*)(?: \\S+){0,2} results? (?:again|dobara|phir|wapas)|रिजल्ट(?: \\S+){0,3} (?:देख\\S*|दोबारा|फिर)(?: .*)?|परिणाम कहां(?: .*)?",
    ),
    unless: phrases(
      "(?:board|boards|exam|exams|neet|jee|cuet|upsc|ssc|ctet|cbse|icse|bseb|nios|semester|sem|university|college|marksheet|10th|12th|10|12|inter|matric|बोर्ड|परीक्षा)",
    ),
    reply: RESULTS,
  },
  {
    cue: phrases("news ?letters?(?: .*)?|un ?subscribe(?: .*)?|subscribe (?:kar\\S*|kaise|here|to)(?: .*)?|न्यूज़?लेटर(?: .*)?"),
    unless: phrases("youtube|channel|likes?|writer|write|editor|salary"),
    reply: NEWSLETTER,
  },
  {
    cue: phrases("(?:blog|articles?|guides)(?: .*)?|something to read"),
    reply: GUIDES,
  },
  {
    cue: phrases(
      "(?:share|send)(?! (?:market|bazaar|bazar|trad\\S+))(?: \\S+){0,3} (?:career|page|friend|link)|(?:share|send|forward|bhej\\S*)(?: (?:it|this|these|them|that|the|list|careers?|chat|answer|yeh|ye|isko|ise))*(?: \\S+){0,3} (?:whats ?app|watsapp)(?: .*)?|(?:whats ?app|watsapp) (?:par|pe|me)(?: \\S+)? (?:bhej\\S*|share)(?: .*)?|(?:change|switch) (?:the )?(?:language|theme)",
      "(?:hindi|tamil|telugu|bengali|marathi|dark mode)(?: \\S+){0,2} (?:version|mode|me available|available|website|site)(?: .*)?",
      "dark mode|(?:use|work|works|open|site|app|website)(?: \\S+){0,4} print|print (?:\\S+ )?(?:page|career|career ka page|out|kar sak\\S*)",
    ),
    unless: OF_MAKING_SITES,
    reply: SHARING,
  },
];
