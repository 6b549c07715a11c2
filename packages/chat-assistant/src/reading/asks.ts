import { phrases } from "./words.ts";

/** What a question wants to know of a career. */
export const ASKS = [
  "pay",
  "years",
  "subjects",
  "exams",
  "licence",
  "day",
  "dislikes",
  "tryIt",
  "skills",
  "growth",
  "stress",
  "remote",
  "travel",
  "schooling",
  "similar",
  "become",
  "about",
] as const;
export type Ask = (typeof ASKS)[number];

/** Whether something is a must. */
export const NEED: RegExp = phrases(
  "[jz]a?r+u+r+i|[jz]aroo?r\\S*|compulsory|mandatory|must|necessary|need(?:ed|s)?|required?|essential|anivarya|hi chahiye|chahiye hi|chahiye kya|chahiye hota hai kya|len[ai] pad(?:ega|egi|ta|ti)",
  "जरूरी|जरुरी|अनिवार्य|आवश्यक|ही चाहिए|चाहिए ही|चाहिए क्या|लेन[ाी] पडेग[ाी]",
);

/** Whether some work is of the Government or private. */
export const GOVERNMENT_OR_PRIVATE_WORK: RegExp =
  /^(?=.* (?:sarkari|sarkaari|government|govt|goverment|gov|सरकारी) )(?=.* (?:private|pvt|प्राइवेट|निजी) )(?!.* (?:college|colleges|university|school|schools|institute|seat|fees?|course|degree|hospital|कॉलेज|फीस) )/u;

/** Which examination, asked for by name. */
export const WHICH_EXAM: RegExp = phrases(
  "(?:which|what|wich|konsa|konsi|kaunsa|kaunsi|kon ?s[aie]|kaun ?s[aie]|kaun kaun s[aie]|कौन ?स[ाीे]|कौन कौन स[ाीे]) (?:\\S+ )?(?:exams?|entrances?|tests?|pariksha|परीक्षा\\S*|एग्जाम|एंट्रेंस|टेस्ट)",
  "entrance (?:exams?|tests?)(?= (?:$|kya|for|of|list|details?))|एंट्रेंस (?:एग्जाम|टेस्ट)",
  "(?:exam|entrance|pariksha|परीक्षा|एग्जाम) (?:konsa|konsi|kaunsa|kaunsi|kaun ?s[aie]|kya|which|कौन ?स[ाीे]|क्या)",
);

/** What one must have to be taken: schooling above all. */
export const ASKS_TO_QUALIFY: RegExp = phrases(
  "qualifications?|eligib\\S*|criteria|yogyata|education|requirements?|(?:kitn[aei]|kya) (?:padhai|padha|pass)|योग्यता|पात्रता|शिक्षा",
);

/** How students ask for it, in English, Hinglish and Hindi. */
export const ASK_CUES: Readonly<Record<Ask, RegExp>> = {
  pay: phrases(
    "(?:per|a) (?:word|hour|day|page|piece|visit) rate|rate (?:kitna|kitni|kya)|salar(?:y|ies|i)|sallary|salery|sal[ae]ri|salr[yi]|sallery|selary|salray|salarry|slary|pay|pays|paid|paying|payment|earn|earns|earning|earnings|income|package",
    "monthly|per month|(?<!kitne )mahine ka(?! (?:course|training))|packages|ctc|lpa|stipend|wages?|money|rich|kama\\S*|kmata|kmate|tankh?w?ah?|tankhwah|tankhaa?|pagar|vetan|paisa|paise",
    "dihadi|dihari|dihaadi|दिहाडी|kitn[aei] (?:lete|leti|charge|bachta|bachti|bach jata)|कितन[ाेी] (?:लेते|बचत[ाी])|how much (?:they|he|she|people|one) (?:get|take|charge|make)|kitna milta|kitni milti|kitna milega|how much (?:do|does|can|will|would|is)(?: .*)? (?:make|get|earn|paid)",
    "how much .* make|वेतन|सैलरी|सेलरी|सालरी|तनख्वाह|पगार|कमाई|कमा\\S*|पैसा|पैसे|आय|कितना मिलता|कितनी मिलती|पैकेज",
  ),
  years: phrases(
    "how (?:long|many years?|much time)|years?|duration|kitne (?:saal|sal|years?)|(?:kam|zyada|jyada) (?:saal|time|samay|waqt) (?:lag\\S*|ka)|kitna (?:time|samay|waqt)",
    "कितने (?:साल|वर्ष|सालों)|कितना (?:समय|टाइम|वक्त)|कितनी अवधि",
  ),
  subjects: phrases(
    "subjects?|which stream|what stream|streams?|stream|after (?:class )?10(?:th)?|11th|class 11|in 11|maths?|mathematics",
    "biology|bio|physics|chemistry|without (?:maths?|science|biology|physics|chemistry|commerce)|science|commerce|arts",
    "humanities|pcm|pcb|pcmb|kaun ?s[aie] (?:subject|stream|vishay)\\S*|kons[aie] (?:subject|stream)\\S*|vishay|विषय|विषयों",
    "स्ट्रीम|दसवीं के बाद|10वीं के बाद|11वीं|ग्यारहवीं|गणित|मैथ्स|मैथ|जीव विज्ञान|बायो|बायोलॉजी|भौतिकी|रसायन|फिजिक्स|केमिस्ट्री|विज्ञान|साइंस|कॉमर्स|वाणिज्य|आर्ट्स",
  ),
  exams: phrases("exams?|entrances?|entrance|tests?|papers?|neet|jee|upsc|clat|crack|pariksha|परीक्षा|परीक्षाएं|एग्जाम|टेस्ट|नीट|जेईई"),
  licence: phrases(
    "(?:legal|illegal|allowed by law|kanoon\\S*|kanooni|गैरकानूनी|कानूनी|वैध)(?= (?:$|hai|h|he|hota|hoti|in|or|kya|है|होता|क्या))|licen[cs]e|licen[cs]es|licensed|registrations?|registered|permit|bar council|लाइसेंस|पंजीकरण|रजिस्ट्रेशन",
  ),
  day: phrases(
    "(?:typical|normal|daily|ordinary|every|usual|average) day|day to day|daily (?:life|work|routine|tasks?|job)|all day",
    "day in (?:the|a) life|routine|day like|what (?:exactly )?do(?:es)?(?: \\S+){0,4} do(?: all day| (?:the )?(?:whole|entire|full) day| daily| every ?day)|(?:whole|entire|full) day(?: \\S+){0,3} (?:do|kya|karn[aei]|karte)|(?:pura|poora|pure|poore|sara|saara|sare|saare) (?:din|day)(?: \\S+)? (?:kya|kaam)",
    "(?:job|kaam|naukri|line|work|zindagi) kais[ai](?: (?:hai|hota|hoti|hoti hai|hota hai))?|(?:what is|whats) (?:the |an? |it )?(?:job|life|work)?(?: \\S+){0,3} like|(?:नौकरी|काम|जिंदगी) कैस[ाी]",
    "spends?(?: \\S+){0,2} day|(?:\\S+s|his|her|their) day|day at (?:the )?work|day look|life ?styles?|life (?:of|as) an?|(?:ki|की) (?:life|zindagi|lifestyle|लाइफ|जिंदगी)|din bhar|(?:roz|roj|rojana|rozana|har din|daily)(?: \\S+){0,3} kar\\S*|life(?: \\S+){0,5} (?:is|looks?) like|din kais[aie](?: \\S+)?|roz ka kaam|roj ka kaam|responsibilit(?:y|ies)|duties|दिन भर|दिन कैस[ाे](?: \\S+)?|रोज का काम|दिनचर्या",
  ),
  dislikes: phrases(
    "dislikes?|bad|cons|disadvantages?|downsides?|drawbacks?|worst|negatives?|problems?|hate|hard|difficult|tough",
    "(?:kya|kaun ?s[ai]|क्या|कौन सी|कौन सा)(?: (?:baat|cheez|sabse|बात|चीज|सबसे))* (?:bura|buri|bure|burai|kami|kamiy\\S*|dikkat\\S*|pareshan[iy]\\S*|बुरा|बुरी|बुराई|कमी|कमियां|परेशानी|परेशानियां)|(?:sabse|सबसे) (?:bur[ai]|kharab|बुरी|बुरा|खराब) (?:baat|cheez|बात|चीज)|buraiya+n?|kamiya+n?|बुराइयां|कमियां|दिक्कतें",
    "challenges?|boring|lonely|(?:ki|की) (?:life|zindagi|लाइफ|जिंदगी)|life (?:of|as) an?|nuksan|nuksaan|mushkil|kharab|risk|risks|risky|danger(?:s|ous)?|khatr[ae]|khatarnak|खतर\\S*|नुकसान|मुश्किल|कठिन|खराब|दिक्कत|जोखिम",
  ),
  tryIt: phrases(
    "try (?:it|out|this|the work)|try|trying|taste|see if i (?:would |will |ll |might )?(?:like|enjoy)|shadow",
    "experience (?:it|before)|find out if|know if (?:i|it)|this summer|summer|holidays|internships?",
    "practice (?:at|from) home|start (?:now|today|at home|learning)|explore it",
    "azma\\S*|try kar\\S*|घर पर (?:अभ्यास|कोशिश)|आजमा\\S*|कोशिश|अभ्यास|इंटर्नशिप",
  ),
  skills: phrases(
    "skills?|(?:be|being) good at|qualit(?:y|ies)|talents?|what should i (?:be good at|know)|kaushal|hunar|kya aana chahiye|कौशल|हुनर|स्किल\\S*|क्या आना चाहिए",
  ),
  growth: phrases(
    "(?:more|most|better|zyada|jyada|jada) (?:jobs?|opportunit(?:y|ies)|naukri|vacancies|openings)|job (?:opportunit(?:y|ies)|security|market|prospects?)|ai proof|future proof|growth|grow|growing|future|scope|demand|in demand|outlook|ai (?:replace|take)|replaced|automation|survive|bhavishya|rising|declining|increasing|decreasing|shrinking|(?:badh|ghat|kam ho) rah[aei]",
    "भविष्य|स्कोप|मांग|डिमांड|(?:बढ|घट|कम हो) रह\\S*",
  ),
  stress: phrases("stress|stressful|pressure|tension|relax\\S*|hectic|work ?life(?: balance)?|burn ?out|तनाव|टेंशन|दबाव|प्रेशर"),
  remote: phrases(
    "remote|remotely|work from home|wfh|(?<!(?:away|far) )from home|online|ghar se(?! (?:dur|door|bahar|alag|kitn\\S*))|ghar baithe|freelance|घर से(?! (?:दूर|बाहर|अलग|कितन\\S*))|घर बैठे|ऑनलाइन",
  ),
  travel: phrases("travel|travels|travelling|traveling|tours?|transfers?|posting|relocate|ghoomna|ghumna|घूमना|घूमने|यात्रा|तबादला|ट्रांसफर"),
  schooling: phrases(
    "degree|degrees|qualifications?|education|eligib\\S*|what (?:to|should i|do i) study|yogyata|process|procedure",
    "certificates?|certification|licence course|(?:kitn[aei]|कितन[ाेी]) (?:pass|padhe?|padha|पास|पढा)|(?:8th|10th|12th|graduation|class (?:8|10|12)) (?:pass )?(?:zaroori|zaruri|jaruri|compulsory|needed|necessary|चाहिए|जरूरी)|requirements?|required|require|need(?:ed|s)?|compulsory|necessary|mandatory|courses?|college|padh\\S*|study|studying",
    "studies|training|apply|selection|seekh\\S*|sikh\\S*|योग्यता|शिक्षा|कोर्स|पढ\\S*|चाहिए|डिग्री|प्रशिक्षण|ट्रेनिंग|सीख\\S*",
  ),
  similar: phrases(
    "similar|related|like (?:it|this|that|these)|alternatives?|(?<! what about(?: an?)? )instead(?: of)?|other than|besides|apart from|except",
    "jais[aie]|milta julta|milte julte|options? like|careers? like|jobs? like|close to|जैसा|जैसे|जैसी|मिलता जुलता|मिलते जुलते|के अलावा",
  ),
  become: phrases(
    "become|becom|becoming|bcom(?: an?)|became|how (?:to|do i|can i|should i|2)(?: \\S+)? (?:be|get|join|start|enter|go)",
    "(?:can|could|should|need to|going to) (?:i |we )?be an?|wants? (?:to|2) be|(?:get|getting|go|going|break) (?:in|into)",
    "(?:me|mein|mai|में) (?:jana|jaana|jane|ghusna|जाना|जाने)(?= (?:hai|h|he|ka|ke|chaht\\S*|है|का|के|चाहत\\S*))",
    "join|joining|enter|start(?:ing)? (?:as|out)|path|pathway|road ?map|steps?|bharti|after (?:class )?(?:10|12)(?:th)?",
    "(?:bet[aei]|beti|ladk[aeiou]|bachch?[aei]|son|daughter|bhai|be?he?n|bahan|use|usko|unko|ise) (?:ko )?(?:\\S+ ){1,4}banana(?= (?:hai|h|he|hain|chaht\\S*))",
    "(?:ban|bane|banen|banu|banun|banau|banna|banne|bante|banta|banti|banunga|banungi|bnne|bnna|bne|bnu)",
    "(?:career|kariyar|करियर) (?:kaise |कैसे )?bana\\S*|kaise (?:ja(?:ye|yen|aye|u|un|au|aun|na|ana)|kare|karu|karna|shuru|mil\\S*|lag(?:e|u|egi|ega|ti|ta))|ka(?:ha|han|haan) se (?:shuru|start|kare|karu)|how (?:do|can|should) (?:i|we) (?:start|begin)|where (?:do|can|should) i (?:start|begin)|karna (?:padega|hoga|padta|chahiye)|बन\\S*|कैसे|भर्ती|शुरू कर\\S*|क्या करना (?:होगा|पडेगा|चाहिए)",
  ),
  about: phrases(
    "what (?:is|are|does|do)|whats|wat does|wat is|who (?:is|are)|meaning|tell me|explain|about|define",
    "kya (?:hai|hota|hoti|hote|karta|karte|karti|kaam)|ka kaam|kaam kya|kise kehte|kaun (?:hota|hai)|simple words|work of",
    "role|batao|bataiye|क्या (?:है|होता|करता|करते|काम)|का काम|काम|बारे|बताओ|बताइए|बताएं|मतलब|किसे कहते|कौन होता",
  ),
};

/** Money that is lacking, or that a way swallows, is no pay that is asked for. */
const MONEY_THAT_LACKS = phrases(
  "(?:no|less|little|not (?:much|enough|have)|because of|due to|lack of|without|short of)(?: (?:the|any|much|enough|family))? money|money (?:problem|issue|trouble|shortage|is tight)s?|(?:afford|borrow)(?: \\S+)? money",
  "(?:paisa|paise|paiso|paison|money|पैसा|पैसे|पैसों) (?:bilkul |bahut |itne |utne |hi |bhi |to |toh |बिल्कुल |बहुत |इतने )*(?:nahi|nhi|nahin|na|kam(?! mil)|ki (?:kami|wajah|vajah|dikkat|tangi|problem|kammi)|ke (?:karan|bina)|nahi hai|नहीं|कम|की (?:कमी|वजह|दिक्कत|तंगी|समस्या)|के (?:कारण|बिना))",
  "(?:kitn[aei]|कितन[ाेी]) (?:paisa|paise|पैसा|पैसे) (?:lag\\S*|chahiye|लग\\S*|चाहिए)",
);

/** What one earns already is no pay that is asked for. */
export const EARNED_ALREADY: RegExp = phrases(
  "(?:i|we|and|already|also|still|now)(?: (?:already|also|now|still|only|just|can))* earn(?:ing|s)?(?: (?:about|around|only|just|up to|rs|nearly|some))* \\d\\S*(?: (?:to )?\\d\\S*)?(?: (?:k|thousand|hazar|hazaar|rs|rupees))*",
  "\\d\\S*(?: (?:k|thousand|hazar|hazaar|rs|rupaye|हजार))*(?: (?:mahina|mahine|month|महीना))? (?:kama (?:le(?:ti|ta|te)|rah[aie]|rh[aie]|leti)|kamat[aie]|कमा (?:लेत[ाीे]|रह[ाीे])|कमात[ाीे])(?: (?:hu|hun|hoon|hai|hain|हूं|है|हैं))?",
);

/** What has to be done in the work, and not to get there: "job me kya karna padta hai". */
const DUTIES = phrases(
  "(?:job|jobs|kaam|naukri|nokri|duty|post|work|line|field|नौकरी|काम|ड्यूटी|जॉब|पद) (?:me|mein|m|mai|par|pe|pr|में|पर) (?:\\S+ )?(?:kya|kyaa|क्या)(?: (?:kya|क्या))? (?:karn[aei]|karte|krna|krte|hot[aei]|करन[ाीे]|करते|होत[ाीे])(?: (?:pa[dr]\\S*|hot[aei]|hai|hain|पड\\S*|होत[ाीे]|है|हैं))*",
  "what (?:do i|do we|does one|will i|would i|must i|do you) (?:have to )?do (?:in|as)(?: the| a| an| this| that)?(?: job| work)?",
);

const AFTER_TENTH = phrases("after (?:class )?10(?:th)?(?: class)?|दसवीं के बाद|10वीं के बाद");

/** What the text wants to know, in the order of `ASKS`. */
export function asksIn(text: string): ReadonlySet<Ask> {
  const isOfDuties = DUTIES.test(text);
  const left = isOfDuties ? text.replace(DUTIES, " ") : text;
  const paid = text.replace(MONEY_THAT_LACKS, " ").replace(EARNED_ALREADY, " ");
  const found = ASKS.filter(
    (ask) =>
      (ask === "day" && isOfDuties) || ASK_CUES[ask].test(ask === "become" || ask === "schooling" ? left : ask === "pay" ? paid : text),
  );
  // "What to do after Class 10 to become ..." asks for the way, and not for subjects.
  const isOfWay = found.includes("become") && !ASK_CUES.subjects.test(text.replace(AFTER_TENTH, " "));
  return new Set(isOfWay ? found.filter((ask) => ask !== "subjects") : found);
}
