import { HELPERS_OF_THE_HURT } from "../names/helpers-of-the-hurt.ts";
import { Pattern } from "./pattern.ts";

/** What many cannot bear to see, and so would rule out of their work. */
const DREADED =
  "blood|khoon|khun|surger(?:y|ies)|operations?|needles?|injections?|dead bodies|animals?|dogs?|janwar|jaanwar|heights?|snakes?|insects?|water|pani|खून|इंजेक्शन|जानवर";
/** A word that may be ruled out of work, and no small word beside it. */
const THING = "(?!(?:sitting|na|nahi|nhi|no|not|it|that|any|much|to|an?|the|kuch|koi|sirf|kaam|job) )(\\S+)";

/** Subjects and skills that are disliked in pairs. */
const DISLIKED = "maths?|mathematics|physics|chemistry|biology|bio|english|coding|programming|ganit|गणित|मैथ्स|कोडिंग";
const NEVER = "(?:dont|do not|didnt|cannot|cant|can not|not|never|without|no|hate|avoid|dislike|scared of|afraid of|shy of)";
const NAHI = "(?:nahi|nhi|nahin|na|नहीं|नही|ना)";

const NOT_FOR_STUDY =
  "(?!.* (?:upsc|ias|psc|ssc|gate|cat|exams?|taiyari|tayari|preparation|prepare|mba|mtech|masters?|ms|pg|padhai|study|studies|तैयारी|पढाई) )";

const SUBJECTS =
  "maths?|mathematics|physics|chemistry|biology|science|english|sanskrit|history|economics|accounts|accountancy|coding|programming|hindi";

/** After Class 12, before a course and behind it. */
const AFTER_12TH =
  "(?:12|12th|12वीं|12वी|बारहवीं|inter|intermediate)(?: (?:class|pass|arts|commerce|science))? (?:ke|k|के) (?:baad|bad|बाद)|after (?:class )?(?:12|12th)(?: class)?";
const AFTER_12TH_TOO = `(?:right |just |directly |immediately )?after (?:class )?(?:12|12th)|${AFTER_12TH}`;

/** What is spoken before others. */
const SPEAKING =
  "(?:public speaking|speaking in (?:public|front of(?: \\S+){1,2})|(?:stage|mic|mike|मंच|माइक) (?:pe|par|pr|on|पर)?(?: (?:bolna|bolne|speaking|बोलना))|presentations?|speech(?:es)?|bhashan(?: dena)?|public me bolna|भाषण(?: देना)?)";

const GUIDE =
  "(?:(?:class|school|career|senior|new|government|private|maths?|science|english|hindi|coaching|tuition|primary|high school|hostel)(?: school)? )*(?:teachers?|counsell?ors?|principals?|headmasters?|head teacher|mentors?|tutors?|wardens?|adhyapak|adhyapika|shikshak|shikshika|teacher|वॉर्डन|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|टीचर|प्रिंसिपल)";
const GUIDED =
  "(?:students?|pupils?|children|kids|boy|girl|boys|girls|parents?|bachch?\\S*|bach+[oeaiy]\\S*|vidyarthi\\S*|class \\d+|ladk[aei]\\S*|छात्र\\S*|बच्च\\S*|विद्यार्थी\\S*|लडक\\S*)";

/** Why a hand is of no use. */
const NO_USE =
  "(?:viklang|divyang|disab\\S*|handicap\\S*|apahij|paraly\\S*|amputat\\S*|injur\\S*|cut|weak|kamzor|kamjor|kharab|problem|dikkat|takle+f|taklif|chot|kaam nahi(?: kar\\S*)?|nahi (?:hai|chal\\S*|uth\\S*)|(?:does not|doesnt|not|isnt) work\\S*|विकलांग|दिव्यांग|खराब|कमजोर|चोट|दिक्कत|समस्या|काम नहीं(?: कर\\S*)?|नहीं (?:है|चल\\S*|उठ\\S*)|कट\\S*)";
/** A stream, or the field of computers. */
const STREAM_OR_FIELD =
  "(?:commerce|arts|humanities|science|कॉमर्स|आर्ट्स|साइंस)(?: (?:stream|field))?|(?:it|software|आईटी) (?:sector|field|industry|सेक्टर)";
/** What pays for little study is asked for, and not what is easy. */
const PAID = "(?:salar(?:y|ies)|pay\\S*|package|pais[ae]|kamai|income|earn\\S*|money|सैलरी|पैस[ाे]|कमाई)";
const EASY = "(?:easy|easiest|simple|a+sa+n|halk[aei]|आसान|सरल) (?:courses?|degrees?|padhai|stud(?:y|ies)|कोर्स|डिग्री|पढाई)";
/** What parents do who are paid by the day. */
const DAY_WORKERS =
  "(?:(?:my|our|mere|mera|meri|मेरे|if) )*(?:parents?|papa|pita|father|dad|mummy|mother|maa|ghar wale|family|पापा|पिता|माता पिता|मां|मम्मी)(?: (?:are|is|work|works|as|both|only|ek|dono|an?|daily|wage|एक|दोनों))* (?:labou?rers?|labou?r|mazdoor\\S*|majdoor\\S*|daily wagers?|(?:wage )?workers?|rickshaw \\S+|maids?|sweepers?|मजदूर\\S*)(?: (?:hai|hain|he|है|हैं|karte|kart[aei]|करते))*";
/** Machines, and the people whose work they may take. */
const MACHINE = "(ai|a i|artificial intelligence|chat ?gpt|robots?|एआई|रोबोट)";
const WHOSE = "((?!(?:se|ke|ki|ka|ko|me|से|के|की|का|को|में) )\\S+(?: (?!(?:se|ke|ki|ka|ko|से|के|की|का|को) )\\S+)?)";
/** What a machine does to work that it takes. */
const TAKES =
  "(?:kha+|chh?(?:ee|i)n\\S*|le (?:leg|rah|sakt)\\S*|leg[aei]|khata?m|jayeg[aei]|खा|छीन\\S*|ले (?:ले|लेग|रह|सकत)\\S*|लेग[ाी]|खत्म|जाएग[ाी])";
const WEIGHED = "(?:or|ya|aur|and|vs|versus|ssc|cgl|upsc|rbi|me se|या|और)";
const BANK_PO = "bank (?:po|probationary officer)";
const PREPARATION = "(?:prepar\\S*|taiya?ri|tayari|tyari|syllabus|pattern|तैयारी|सिलेबस)";
const LECTURER = "(?:lecturers?|lecturar|व्याख्याता|लेक्चरर)";
const OF_SCHOOLS = "(?:schools?|(?:inter|intermediate|junior) college|senior secondary|higher secondary|11th|12th|स्कूल|विद्यालय|इंटर कॉलेज)";
const OF_COLLEGES =
  "(?:(?<! (?:inter|intermediate|junior) )(?:college|कॉलेज)|university|net|phd|professors?|polytechnic|diet|(?:11th|12th) (?:ke|k|pass|se)|after|vs|versus|or|ya|than|differ\\S*)";

/** Examinations that have mains of their own. */
const OTHER_MAINS =
  "(?:upsc|ias|ips|u?ppsc|bpsc|mpsc|rpsc|psc|civils?|prelims?|pre|essay|optional|rrb|ibps|sbi|bank\\S*|po|clerk|ssc|cgl|rbi|judiciary|pcs|ras|neet|supply|electric\\S*)";

/** Animals that are liked. */
const ANIMALS = "dogs?|cats?|pets?|puppies|animals?|birds?|horses?|cows?|janwar\\S*|jaanwar\\S*|kutt\\S*|जानवर\\S*|कुत्त\\S*";
/** Children, as whom one would work with. */
const SMALL_ONES = "(?:children|child|kids?|bachch?(?:e|o|on|a)|bacch(?:e|o|on|a)|bacho|bachon|बच्चे|बच्चों)";

/** Fields of study, and the career whose stream and subjects are theirs. */
const FIELD_AND_CAREER: readonly (readonly [field: string, career: string])[] = [
  ["psychology|साइकोलॉजी|मनोविज्ञान", "psychologist"],
  ["law|llb|लॉ|वकालत", "lawyer"],
  ["journalism|पत्रकारिता", "news reporter"],
  ["biotechnology|biotech", "biotechnologist"],
  ["microbiology", "microbiologist"],
  ["forensic science|फॉरेंसिक साइंस", "forensic scientist"],
  ["nutrition|food and nutrition|न्यूट्रिशन", "nutritionist"],
];
/** Fields whose English names are written in Hindi letters. */
const FIELDS_IN_HINDI: readonly (readonly [written: string, meant: string])[] = [
  ["एनिमेशन", "animation"],
  ["फ[ॉो]रेंसिक साइंस", "forensic science"],
  ["ड[ेा]टा साइंस", "data science"],
  ["टूरिज्म", "tourism"],
  ["आर्टिफिशियल इंटेलिजेंस", "artificial intelligence"],
  ["माइक्रोबायोलॉजी", "microbiology"],
  ["बायोटेक्नोलॉजी", "biotechnology"],
  ["स्टॉक मार्केट", "stock market"],
  ["शेयर मार्केट", "share market"],
];
const TO_STUDY = "(?: (?:lene|padhne|karne|study|course|field|me|mein|ki|ka|padhai|career|banane|लेने|पढने|करने|कोर्स|की|का|पढाई|में|करियर))*";

/** Subjects of science that are called one of the sciences, and are liked or not liked by themselves. */
const SCIENCES_IN_HINDI: readonly (readonly [written: string, meant: string])[] = [
  ["जीव ?विज्ञान|jee?v ?vi(?:gy|j)aa?n", "biology"],
  ["भौतिक ?(?:विज्ञान|शास्त्र)|bhauti(?:k ?vi(?:gy|j)aa?n|ki)", "physics"],
  ["रसायन ?(?:विज्ञान|शास्त्र)|rasayan ?(?:vi(?:gy|j)aa?n|shastra)", "chemistry"],
];
const LIKED = "(?: \\S+){0,2} (?:पसंद|अच्छ\\S*|समझ|मन|रुचि|pasand|acch?[aie]|achh?[aie]|samajh|mann?|ruchi)(?= )";

/** What has another meaning in these words than each of them has alone, and the words that say it plainly. */
const REWORDINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  // Words of questions as they are mistyped: the catalogue's own names are mended elsewhere.
  [/ (?:engin[ae]rs?|enginears?|engeneers?|enginners?|injini?ers?|injineers?)(?= )/gu, " engineer"],
  [/ (?:intrested|intersted|intrestd|interestd|intrsted)(?= )/gu, " interested"],
  [/ (?:bcome|becum|bcum|becme)(?= )/gu, " become"],
  [/ (?:couses?|cources?|corses?|coarse?s)(?= )/gu, " courses"],
  [/ (?:carrers?|carears?|careear|creers?|karriers?)(?= )/gu, " careers"],
  [/ (?:sugg?e?st|sujest|sugest)(?= )/gu, " suggest"],
  // Hindi in Latin letters as it is typed without its vowels.
  // American spellings of words that titles begin with.
  [/ anesth(?=\S)/gu, " anaesth"],
  [/ tire(?= (?:fitter|mechanic|shop|repair|technician) )/gu, " tyre"],
  [/ career counselors?(?= )/gu, " career counsellor"],
  [/ ghr(?= )/gu, " ghar"],
  [/ (?:pd)(t[aei]|eg[aei])(?= )/gu, " pad$1"],
  [/ (?:krn)([aei])(?= )/gu, " karn$1"],
  [/ (?:krt)([aei])(?= )/gu, " kart$1"],
  [/ (?:bnn)([aei])(?= )/gu, " bann$1"],
  [/ (?:rht)([aei])(?= )/gu, " reht$1"],
  [/ (?:skt)([aei])(?= )/gu, " sakt$1"],
  [/ (?:mlt)([aei])(?= )/gu, " milt$1"],
  [/ (?:pashuon|pashuo|janwaron|jaanwaron|jaanvaron|पशुओं|पशुओ|जानवरों) (?:ka|ke|का|के) (?:doctor|डॉक्टर)(?= )/gu, " veterinarian"],
  [/ एनिमेशन (?:वाले|वाला|वाली)(?: (?:लोग|काम))?(?= )/gu, " animator"],
  [/ (dar|darr|डर) (lag\S*|लग\S*)( hai| h| है)? (?!papa|exam)(\S+) (se|से)(?= )/gu, " $4 $5 $1 $2$3"],
  // A trade and not the training for it, where its pay or its posts are asked.
  [
    / iti (fitter|electrician|welder|turner|machinist|plumber|carpenter|draughtsman|diesel mechanic|wireman|painter|mechanic)(?= (?:ki|ka|ko|salary|salery|sallary|pay|job|jobs|naukri) (?!(?:padhai|course|fees?|training|padhne|kya karu) ))/gu,
    " $1",
  ],
  // Computer science without its code is asked for as work with computers.
  [
    /^(?=.* (?:btech|b tech|be|engineering) (?:in |me |mein )?(?:cse|cs|it|computer science|computer|information technology) )(?=.* (?:non|no|without|hate|bina|nahi|nhi|dont like|not like) )(?=.* (?:coding|code|programming) ).*(?:jobs?|career|careers|naukri|kaam|field) .*$/gu,
    " it jobs without coding ",
  ],
  [/ ca cs cma(?= )/gu, " ca or company secretary or cma"],
  [/ ca cs(?= (?:me|mein|or|ya|aur|and|kaun\S*|kons\S*|which|dono) )/gu, " ca or company secretary"],
  [
    / (?:stage|mic|log\S*) (?:ke saamne )?(?:pe|par|se)? ?(?:dar|darr|sharm|jhijhak) (?:bilkul )?(?:nahi|nhi|nahin) (?:lagta|lagti|aati|hoti)(?: (?:hai|h))?(?= )/gu,
    "",
  ],
  [
    / (?:bolne|baat karne|baatein karne) (?:me|mein|m) (?:bahut |kaafi )?(?:acch?[aie]|achh?[aie]|tez|maahir|mahir|expert|perfect) (?:hu|hun|hoon)(?= )/gu,
    " i am good at speaking",
  ],
  [
    / (?:electric|ev|बिजली वाली|इलेक्ट्रिक) (?:gadi|gaadi|gadiyon|car|cars|bike|scooty|scooter|vehicles?|rickshaw|गाडी|गाडियों|कार) (?:ka |ki |ko |की |का )?(?:mechanic|mistri|repair\S*|theek karn\S*|thik karn\S*|मैकेनिक|मिस्त्री)(?= )/gu,
    " electric vehicle technician",
  ],
  [/ \d{1,2} ?(?:am|pm)(?= )/gu, " "],
  [/ (?:army|sena|fauj|military|सेना|आर्मी) (?:me|mein|ki|ka|में|की) (?:staff )?(?:nurse|nursing officer|नर्स)(?= )/gu, " army nurse"],
  [
    / si(?= (?:or|vs|ya|and|aur) (?:a )?(?:constable|asi|head constable) )| (?<= (?:constable|asi) (?:or|vs|ya|and|aur) )si(?= )/gu,
    " police sub inspector",
  ],
  [/ बैंक (?:में|के) क्लर्क (और|या) (?:पीओ|पी ओ)(?= )/gu, " bank clerk $1 bank po"],
  [/ बैंक (?:में|के) (?:पीओ|पी ओ) (और|या) क्लर्क(?= )/gu, " bank po $1 bank clerk"],
  [/(?<= आंगनवाडी(?: कार्यकर्ता)? (?:और|या|व) )आशा(?! कार्यकर्ता)(?= )/gu, "आशा कार्यकर्ता"],
  [/ psi(?= (?:banna|banne|ban|exam|bharti|kaise|ki|ka|ke|me|in) )/gu, " police sub inspector"],
  [/ (?:silai|sewing|सिलाई) (?:sikh|seekh|सीख) (?:li|liya|rakhi|चुकी|ली)(?: (?:hai|hu|hun|hoon|है|हूं))*(?= )/gu, " silai aati hai"],
  [
    / (?:where i can |while i can )?(?:be |stay )?with my (?:baby|child|kid|small child|toddler)(?= )|(?: chhote)? (?:baby|bachche|bacche) ke saath (?:reh|rah)\S*(?= )/gu,
    " from home",
  ],
  [/ आईटीआई(?= )/gu, " iti"],
  [/(?<= (?:फौज|सेना|आर्मी)(?: \S+){0,12}) सिपाही(?= )/gu, " infantry soldier"],
  [/ bnk(?= )/gu, " bank"],
  [/ (?:jungle|jungal|jangal|जंगल) (?:me |mein |ka |ki |में |का )?(?:ranger|रेंजर)(?= )/gu, " forest ranger"],
  [/ बैंक (?:पीओ|पी ओ) (और|या) (?:बैंक )?क्लर्क(?= )/gu, " bank po $1 bank clerk"],
  [/^(?=.* (?:सीए|ca) )(.* (?:या|और|व) )(?:सीएस)(?= )/gu, "$1company secretary"],
  [
    / (bank|banking|police|railway|teaching|army|defence|coding|sales) (?:line |field |job )?(?:ko |se )?(?:chh?od ?(?:kar|ke|k)|chh?odkar)(?= (?:koi|aur|dusr[aei]|doosr[aei]|kuch|baki|sarkari|govt|job|naukri) )/gu,
    " without $1",
  ],
  [/ (?:शास्त्री|shastri) (?:संस्कृत|sanskrit) (?:से|se)(?= )/gu, " ba sanskrit se"],
  [/ theyre(?= )/gu, " they are"],
  [/ not (?:in|at|from) an? office(?= )/gu, " no office job"],
  [
    / (?:aren ?t|arent|are not) (upsc|engineering|medical|mbbs|teaching|coding|sales|it|banking) or (law|teaching|coding|sales|medical|engineering|banking|it)(?= )/gu,
    " without $1 without $2",
  ],
  [/ (?:good|right|fit|suited|suitable) (?:for|in) hr(?= )/gu, " good for hr executive"],
  [/(?<= (?:come|comes|came) to me )when (?:they|people) fight(?= )/gu, ""],
  // What nobody of the family is.
  [
    / (?:(?:hamare|humare|mere|हमारे|मेरे) )?(?:ghar|family|parivar|khandan|घर|परिवार|खानदान) (?:me|mein|में) (?:koi|कोई) (?:bhi |भी )?\S+ (?:nahi|nhi|nahin|नहीं) (?:hai|h|he|है|था|tha)(?= )/gu,
    "",
  ],
  [/ (?:no one|nobody) in (?:my|our) (?:family|house|home) is an? \S+(?= )/gu, ""],
  // Who teaches for an entrance is paid as those do.
  [
    / coaching (?:(?:me|mein|centre|center|ka|ki|ke|में) )*(?:physics|chemistry|maths|biology) (?:teacher|sir|faculty)s?(?= )/gu,
    " test preparation tutor",
  ],
  // An examination that was not passed, before others that are asked for.
  [
    / (jee|neet)(?: mains?| advanced)? (?:nahi|nhi|nahin) (?:nikla|nikli|hua|hui|clear|nikal paya)(?: (?:hua|hui))?(?: (?:to|toh|tho))?(?= .*(?:aur|other|doosr[aei]|dusr[aei]) (?:kons\S*|kaun ?s\S*|which|kya) (?:exams?|entrances?) )/gu,
    " without $1 ",
  ],
  [
    / (?:dropped|drop)(?: \S+){0,6} (?:iit|jee)(?: \S+){0,3} (?:not selected|no selection|selection nahi|didnt clear|not cleared|not qualified)(?= )/gu,
    " jee fail",
  ],
  // Groups as Gujarat names them.
  [/ (?:b|बी) (?:group|ग्रुप)(?= )/gu, " pcb"],
  [/ (?:a|ए) (?:group|ग्रुप)(?= (?:science|साइंस|lene|लेने|me|में|wale|वाले|ke|के|se|से) )/gu, " pcm"],
  [/ (?:bugs|bug) me(?= )/gu, ""],
  [/ (?:ok|okay|average|fine) (?:with|in|at) maths?(?= )/gu, ""],
  [/ (?:she|he|my \S+|friend|sister|brother|cousin) is asking(?: and)? not me(?= )/gu, ""],
  [
    / (?:aren ?t|arent|are not|isn ?t|isnt|is not) (?=(?:upsc|law|engineering|medical|mbbs|teaching|coding|sales|it|banking)(?: (?:or|and) \S+)* $)/gu,
    " not ",
  ],
  [/ engr(?:s)?(?= )/gu, " engineer"],
  // Work without a crowd is quiet, and no field that is not full.
  [/ (?:bheed|bhid|भीड) (?:nahi|nhi|nahin|se (?:dur|door)|wali nahi|नहीं|से दूर)(?= )(?! (?:hai|h|है|field|line|हो))/gu, " introvert"],
  // Who speaks well likes to speak.
  [
    / (?:bolne|baat karne|बोलने|बात करने) (?:me|mein|में) (?:tez|bahut tez|acch?[ai]|achh?[ai]|expert|तेज|अच्छ[ाी])(?: (?:hai|h|है))?(?= )/gu,
    " public speaking pasand hai",
  ],
  // Marathi and Dakhni words of the same meaning.
  [/ mala ((?:\S+ ){1,4}?)(?:khup |faar |far )?(?:aa?va?d(?:ta|te|tat|ate|ato)|awad(?:ta|te))(?= )/gu, " mujhe $1pasand hai"],
  [/ (?:mereku|mereko|merko|mujheku)(?= )/gu, " mujhe"],
  [/ kont[aei] (?=(?:career|course|job|field|stream|exam|subject|branch) )/gu, " kaunsa "],
  [/ (?:kasa|kase|kashi) (?=(?:hotat|hota|hote|hoicha|vhaych[ae]|banaych[ae]|banta) )/gu, " kaise "],
  [/ (?:hotat|vhaych[ae]|hoicha|banaych[ae])(?= )/gu, " bante"],
  [/ chitra (?:kadhayla|kadhne|kadhane|kadhun)(?= )/gu, " drawing"],
  // Money that is earned with something is no field of finance.
  [/ (?:पैसे|पैसा|paise|paisa) (?=(?:भी )?(?:कमा|kama)\S* )/gu, " "],
  // Who takes things apart will mend them.
  [
    / (?:(?:har|sab|sari|ghar ki) )?(?:cheez\S*|chiz\S*|saamaan|saman|khilon[ae]|machine\S*)((?: \S+){0,2}) (?:khol|tod|kholkar|todkar)(?: (?:ke|kar|k))? (?:dekht[aie]|deta|deti|jodt[aie]|theek kart[aie])(?: (?:hai|he|rehta hai|rehti hai))?(?: (?:pankha|fan|radio|tv|remote|mixer|mobile|ghadi|and|aur))*(?= )/gu,
    " repair machine electronics pasand hai",
  ],
  // Whom somebody would help decides more than that it is help.
  [
    / help(?:ing)? (?:the )?(?:deaf|mook badhir) (?:child(?:ren)?|kids?|students?|people|persons?|bachch\S*|bacch\S*)(?= )/gu,
    " deaf education teacher",
  ],
  [
    / help(?:ing)? (?:the )?(?:blind|netraheen) (?:child(?:ren)?|kids?|students?|people|persons?|bachch\S*|bacch\S*)(?= )/gu,
    " teacher of the visually impaired",
  ],
  [
    / help(?:ing)? (?:the )?(?:autistic|disabled|special(?: needs)?|mentally challenged) (?:child(?:ren)?|kids?|students?|bachch\S*|bacch\S*)(?= )/gu,
    " special education",
  ],
  [/ (?:good|patient|great) listeners?(?= )/gu, " counselling"],
  [/ (?:very |so |bahut )?(?:soft|kind|tender) ?hearted(?= )/gu, " help people"],
  [/ chemist shop(?= )/gu, " pharmacist"],
  // As they are typed, and what the next word says of them.
  [/ (?:10vi|10vin|10wi|10vee|dasvi|dasvin|daswi)(?= )/gu, " 10th"],
  [/ (?:12vi|12vin|12wi|12vee|barahvi|barahvin|barvi|baarvi)(?= )/gu, " 12th"],
  [/ ghumn[ei] (?:aur |or )?(?:phirn[ei]|firn[ei]|fhirn[ei])(?= )| ghumna firna(?= )/gu, " ghumne"],
  [
    / probation(?:ary)? officers?(?= (?:in|of|for|at) (?:an? |the )?(?:\S+ )?bank)| bank(?:s|ing)? probation(?:ary)? officers?(?= )/gu,
    " bank po",
  ],
  [
    / marine engineers?(?= (?:on|in|of|at|aboard) (?:an? |the |big |cargo )*(?:ships?|sea|merchant navy|vessels?)(?= ))/gu,
    " ship engineering officer",
  ],
  [/ (?:army|military|sena|fauj)(?: (?:me|mein|ki|ka|hospital|hospitals?))* (?:nursing officers?|nurses?|nursing)(?= )/gu, " army nurse"],
  [/ prosthetists? orthotists?(?= )/gu, " prosthetist and orthotist"],
  [/ (arts|commerce|science|bio|biology|maths|computer science|pcm|pcb) group(?= )/gu, " $1 stream"],
  [/ (?:3rd|third|iii) grade (?:teachers?|adhyapak|shikshak|bharti)(?= )/gu, " prt tgt teacher"],
  [/ (?:2nd|second|ii) grade (?:teachers?|adhyapak|shikshak|bharti)(?= )/gu, " tgt teacher"],
  [/ (?:1st|first|i) grade (?:teachers?|adhyapak|shikshak|lecturers?|bharti)(?= )/gu, " pgt teacher"],
  [/ sound engineers?(?= (?:for|in|of) (?:the )?(?:films?|movies?|cinema|film industry|bollywood)(?= ))/gu, " sound editor"],
  // The work for its field, where subjects are asked for.
  [
    /^(?=.* (?:stream|subjects?|vishay|maths?|biology|science|स्ट्रीम|विषय) )(.*) (game|fashion|interior|graphic|web|ui|ux|textile|jewellery|furniture|industrial|costume) design(?= )(?! (?:course|degree|college|exam|entrance|engineer\S*))/u,
    "$1 $2 designer",
  ],
  [/^(?=.* (?:stream|subjects?|vishay|maths?|biology|physics|स्ट्रीम|विषय) )(.*) sports? sciences?(?= )/u, "$1 exercise physiologist"],
  [
    / (?:but|par|lekin|magar|though|without) (?:i |he |she |they )?(?:cant|cannot|can not|couldnt|dont want to|do not want to|not able to|wont|not|nahi)?(?: be)? ?(?:play|playing|khel sakt\S*|khelna)(?: (?:it|professionally|as a (?:career|job|profession)|for (?:money|a living)|nahi|nahi hai))*(?= )/gu,
    " other than player",
  ],
  [/ (?:(?:higher|senior|sr) )?(?:secondary|high) (?:school )?(?:teachers?|teaching)(?= )/gu, " tgt pgt teacher"],
  [
    / (?:assistant |associate |asst )?(?:professors?|lecturers?) of ((?!(?:any|the|an?|what|which|college|practice) )\S+(?: science| administration| studies)?)(?= )/gu,
    " $1 professor",
  ],
  [/(?<= (?:likes?|loves?|crazy about|passionate about|related to|interested in|handling|managing)) money(?= )/gu, " finance"],
  [/ (?:paisa|paise|पैसा)(?= (?:pasand|ka shauk|se related|se juda|sambhal\S*|पसंद))/gu, " finance"],
  [/^(?=.* (?:salary|pay|kama\S*|earn\S*|kitn\S*) )(.*) (?:diamond grader|gemologist|gemmologist)s?(?= )/u, "$1 jewellery appraiser"],
  // English that is spoken well is for talking, and no subject.
  [
    / (?:meri |my |mera )?english (?:bhi |is |to |bahut |very |)(?:achi|acchi|achhi|achha|accha|good|fluent|strong|great)(?: hai| h)?(?= )/gu,
    " communication skills",
  ],
  [/ sales (?:type|line|field|kind|wala|ka kaam)(?= )/gu, " selling"],
  [/^(?=.* (?:subjects?|stream|vishay|विषय) )(?!.* maths? )(.*) psychology(?= $)/u, "$1 psychologist"],
  // Each board has its own names for Classes 10 and 12, and for what is taught in them.
  [
    / (?:hs|h s|hsc|(?:1st |2nd |i |ii )?puc|(?:2nd |ii )pu|plus two|plus 2|\+2|10 \+2|10\+2|higher secondary|senior secondary|sr secondary|ucc?ha? ?madhyamik|उच्च माध्यमिक)(?: (?:exam|examination|board|course))?(?= )(?! (?:schools?|teachers?|lecturers?|level|council|colleges?|स्कूल|शिक्षक) )/gu,
    " 12th",
  ],
  [/ (?:hslc|sslc|madhyamik|madhyamic|matriculation|metrik)(?: (?:exam|examination|board))?(?= )/gu, " 10th"],
  [/ mpc(?= )(?! (?:company|unit) )/gu, " pcm"],
  [/ (?:bipc|bi pc)(?= )/gu, " pcb"],
  [
    /(?<= (?:12th|inter|intermediate|after|group|ke baad)(?: \S+){0,2}) mec(?= )| mec(?= (?:group|students?|ke baad))/gu,
    " commerce with maths",
  ],
  [/(?<= (?:12th|inter|intermediate|after|group|ke baad)(?: \S+){0,2}) cec(?= )| cec(?= (?:group|students?|ke baad))/gu, " commerce"],
  [/(?<= (?:12th|inter|intermediate|after|group|ke baad)(?: \S+){0,2}) hec(?= )| hec(?= (?:group|students?|ke baad))/gu, " arts"],
  [/(?<! polytechnic) diplomas?(?= after (?:class )?10(?:th)? )/gu, " polytechnic diploma"],
  // Whoever has passed Class 12 with biology has the stream.
  [
    / (12th|12|class 12|inter|intermediate)(?: (?:with|me|mein|se|class))? (?:biology|bio)(?= (?:ke baad|k baad|pass|passed|students?|wale|wali|karke|kiya|kar li|what|which|confused|completed|done|से|के बाद) | $)/gu,
    " $1 pcb",
  ],
  // "I don't like talking to people and blood" rules both out.
  [
    new RegExp(
      `(?<= (?:dont|do not|not|hate|never) (?:like )?(?:talking|speaking|working) (?:to|with) people) (?:and|or) (${DREADED})(?= )`,
      "gu",
    ),
    " and without $1",
  ],
  [
    / (?:and |with )?(?:there is |having )?no (?:need|use|requirement) (?:of|for) (maths?|mathematics|physics|english|coding)(?= )/gu,
    " without $1",
  ],
  // The classes that need a degree in their subject.
  [
    / (?:(?:school|govt|government) )?(?:teacher|lecturer|shikshak|adhyapak|टीचर|शिक्षक)(?: (?:for|of|in))? (?:class(?:es)? )?(?:9|10|11|12|11th|12th|senior secondary)(?: (?:and|to|se|aur|or) )?(?:10|12|12th)?(?: (?:class|ke|ko|ka))? (physics|chemistry|biology|maths|mathematics|english|hindi|history|geography|economics|commerce|sanskrit)(?= )/gu,
    " $1 teacher",
  ],
  [/ gp rating(?= )/gu, " deckhand"],
  // No language, and no stream.
  [/ tamil nadu(?= )/gu, " tamilnadu"],
  [/ (fisher(?:y|ies)|library|sports|dairy|soil|animal) science (?=course|diploma|college|degree)/gu, " $1 "],
  // No postman (dakiya).
  [/ (?:dakhil[ae]|dhakhila|daakhila|admision|admisson|addmission|addmision|admition)(?= )/gu, " admission"],
  [/ (?:air ?hostes|airhostess|airhotess|air ?hostage|air ?hostress|airhostesses|air ?hostest)(?= )/gu, " air hostess"],
  ...HELPERS_OF_THE_HURT,
  [
    / (?:(?:have|has|with|got|only|sirf|bas) (?:only )?(?:one|ek) (?:hand|arm|leg|haath|hath)|(?:one|ek)(?: hi)? (?:hand|arm|leg|haath|hath) (?:only|hi|hai)(?: hai| kaam karta(?: hai)?)?|no (?:hands|arms|legs)|(?:without|bina) (?:hands|legs|haath|hath|pair)|mere (?:haath|pair) nahi(?: hai)?)(?= )/gu,
    " disabled",
  ],
  // Beside what is liked a bare "not" tells what is not liked.
  [
    new RegExp(
      `(?<= (?:pasand|acch?[aie]|achh?[aie]|ach[aie]|पसंद|अच्छ[ाीे])(?: \\S+){0,3}) (?:lekin|par|but|magar|लेकिन|पर|मगर) (${SUBJECTS}|bio|math|ganit|गणित|मैथ्स?|बायोलॉजी|भौतिकी|फिजिक्स|रसायन|केमिस्ट्री) (?:nahi|nhi|nahin|नहीं|नही)(?= (?:$|kya|konsa|kaun|which|what|क्या|कौन))`,
      "gu",
    ),
    " $1 pasand nahi",
  ],
  // The head of a district.
  [/ dm(?= (?:ki|ka|ke|kaise|kese|kya|ban\S*|banna|salary|officer|kaun|kitn\S*) )/gu, " district magistrate"],
  // How much a subject is not liked changes nothing.
  [
    new RegExp(
      ` (${SUBJECTS}|bio|math|ganit|गणित|मैथ्स?|बायोलॉजी|बायो|भौतिकी|फिजिक्स|रसायन|केमिस्ट्री) (?:bilkul|bilkool|zara|jara|itn[aei]|zyada|jyada|utn[aei]|खास|khaas|बिल्कुल|बिलकुल|जरा|इतन[ाीे]|ज्यादा)(?: (?:bhi|भी))?(?= (?:pasand|acch?[aie]|achh?[aie]|ach[aie]|samajh|पसंद|अच्छ[ाीे]|समझ) (?:nahi|nhi|nahin|na|नहीं|नही) )`,
      "gu",
    ),
    " $1",
  ],
  ...SCIENCES_IN_HINDI.map(([written, meant]): readonly [said: RegExp, meant: string] => [
    new RegExp(` (?:${written})(?=${LIKED})`, "gu"),
    ` ${meant}`,
  ]),
  // Whose somebody is, and what a course leads to, is no work in mines and none of leaders.
  [/ of (?:mine|ours|yours|hers)(?= )/gu, ""],
  [/ (?:leads?|leading) (?:us |me |one |you |directly |straight |on )*(?:in)?to(?: an?)?(?= )/gu, " for"],
  ...FIELDS_IN_HINDI.map(([written, meant]): readonly [said: RegExp, meant: string] => [
    new RegExp(` (?:${written})(?= )`, "gu"),
    ` ${meant}`,
  ]),
  [
    / (?:machine learning|मशीन लर्निंग)(?= (?:me|mein|in|ka|ki|field|में|का|की) (?:\S+ )?(?:career|jobs?|naukri|scope|salary|करियर|नौकरी|सैलरी|स्कोप|जॉब) )/gu,
    " machine learning engineer",
  ],
  // Which stream a field of study takes is which stream its career takes.
  ...FIELD_AND_CAREER.flatMap(([field, career]): readonly (readonly [said: RegExp, meant: string])[] => [
    [
      new RegExp(
        ` (?:${field})${TO_STUDY} (ke liye|k liye|के लिए)(?= (?:(?:class|12|12th|11|11th|10th|10|baad|ke|me|mein|में|बाद|के) )*(?:stream|(?:which|kaun ?s[aei]|kons[aei]|kon s[aei]|kya|कौन ?स[ाीे]|क्या) (?:stream|subjects?|vishay|le|len[aei]|lun?|lu|स्ट्रीम|विषय|ले|लेन[ाीे]|लूं)))`,
        "u",
      ),
      ` ${career} $1`,
    ],
    [
      new RegExp(
        `(?<= (?:which|what|best) (?:stream|subjects?)(?: \\S+){0,6}) (for|to study|to take|to do|to pursue) (?:a |an )?(?:${field})(?: (?:course|degree|career))?(?= (?:$|after |in ))`,
        "u",
      ),
      ` for ${career}`,
    ],
    [
      new RegExp(
        ` (?:${field})(?: (?:ka|ke|ki|का|की))? (?:course|degree|padhai|कोर्स|पढाई)(?: (?:class|12th|12|inter|12वीं|बारहवीं))* (arts|commerce|science|pcm|pcb|आर्ट्स|कॉमर्स|साइंस) (?:se|wale|ke baad|से)(?: (?:ho|kar|kr|हो|कर))? (?:sak\\S+|सक\\S+)`,
        "u",
      ),
      ` ${career} $1 se ban sakte`,
    ],
  ]),
  // From one post to the next of its kind it is the next that is asked for.
  [
    / (?!.* (?:fark|farak|antar|difference|vs|फर्क|अंतर) )(?:(?:promotion|from|main|mai|i am|im|मैं|a|an|of) )*(?:anganwadi|anganbadi|aanganwadi|आंगनवाडी|आंगनबाडी)(?: (?:workers?|sevika|karyakarta|karyakartri|sahayika|helper|didi|वर्कर|सेविका|कार्यकर्ता|कार्यकर्त्री|सहायिका|दीदी))?(?: (?:se|to|ko|hu|hun|hoon|as|how|do|can|i|get|become|becoming|promot\S*|kaise|ab|aur|and|a|an|icds|anganwadi|से|को|हूं|अब|और|कैसे|आंगनवाडी)){1,6} (?:supervisor|mukhya sevika|parivekshak|सुपरवाइजर|पर्यवेक्षक|मुख्य सेविका)(?= )/gu,
    " anganwadi supervisor",
  ],
  // Two degrees of the land that share their "BSc".
  [
    / (?:bsc|b sc)(?: (?:in|me))? (forestry|agriculture|fisheries) (or|vs|versus|ya) (forestry|agriculture|fisheries)(?= )| (forestry|agriculture|fisheries) (or|vs|versus|ya) (forestry|agriculture|fisheries)(?: (?:in|me))? (?:bsc|b sc)(?= )/gu,
    " bsc $1$4 $2$5 bsc $3$6",
  ],
  // To make something one's career is to ask for the career in it.
  [/ (?:ko|को) (?:apna |अपना )?(?:career|profession|करियर) ban[aoe]\S*(?= )| (?:को) (?:अपना )?करियर बना\S*(?= )/gu, " me career hai kya"],
  // Who sings well likes to sing.
  [/ (gaa?n[ae]|गाना|गाने)((?: \S+){0,3}?) (?:gaa?t[aei]|गात[ाेी]) (?:hu|hun|hoon|hai|h|hain|hum|हूं|हू|है|हैं)(?= )/gu, " $1$2 pasand hai"],
  [
    / (?:meri|uski|mere bete ki|meri beti ki|my|मेरी|उसकी) (?:awaa?z|avaa?z|voice|singing voice|आवाज) (?:is |bahut |bohot |kaafi |बहुत )?(?:acch[ia]|achh[ia]|surili|good|nice|melodious|अच्छी|सुरीली)(?: (?:hai|h|है))?(?= )/gu,
    " gaana pasand hai",
  ],
  [/ (?:gaa?t[aei]|गात[ाेी]) (?:hu|hun|hoon|hai|h|हूं|हू|है)(?= )/gu, " gaana pasand hai"],
  // Whether a liking stays one is asked beside it, and is none itself.
  [
    / (?:or|ya|या)(?: (?:should|i|we|just|only|keep|is|it|as|an?|to|be|sirf|bas|isko|ise|सिर्फ|बस|इसे))* (?:hobby|shauk|shok|हॉबी|शौक)(?: (?:hi|rakhu|rakhun|rakhe|rakhna|rahe|rehne|only|हो|ही|रखूं|रखें|रखना))*(?= )/gu,
    "",
  ],
  // Honours name the subject, and the sciences their degree; beside another degree they weigh nothing.
  [
    / (bcom|bsc|ba|b com) (?:hons?|honou?rs)(?= (?:vs|versus|or|ya|aur|and|या) (?:bba|bms|bca|btech|b tech|llb) )|(?<= (?:bba|bms|bca|btech) (?:vs|versus|or|ya|aur|and|या)) (bcom|bsc|ba|b com) (?:hons?|honou?rs)(?= )/gu,
    " $1$2",
  ],
  [/ (?:econ|eco|eco n)(?= (?:hons?|honou?rs) )/gu, " economics"],
  [/ pol(?:itical)? ?sci(?:ence)?(?= (?:hons?|honou?rs) )/gu, " ba political science"],
  [
    /(?<! (?:bsc|msc|ba|ma)) (physics|maths|mathematics|botany|statistics|geology)(?: me| mein| in)? (?:hons?|honou?rs)(?= (?:ke baad|k baad|karke|kiya|done|graduate|degree) )/gu,
    " bsc $1",
  ],
  // Biology that is liked has its whole name.
  [
    / (?:bio|बायो)(?= (?:(?:bhi|bahut|bohot|zyada|subject|बहुत) )*(?:pasand|acch\S*|achh\S*|ach[aie]|me (?:interest|mann?)|mein (?:interest|mann?)|पसंद|में (?:रुचि|मन)) )/gu,
    " biology",
  ],
  [/(?<= (?:like|love|enjoy|good at|interested in|interest in)) bio(?= )/gu, " biology"],
  // Who likes animals and did not clear NEET looks for work with them that asks for none.
  [
    new RegExp(
      `^(?=.* (?:${ANIMALS}) )(?=.* (?:loves?|likes?|pasand|pyar|shauk|lagav|पसंद|प्यार|शौक) )(.*?) (?:(?:cannot|cant|can not|could not|couldnt|unable to|not able to|did not|didnt) (?:clear|crack|pass|qualify|get)(?: the)? neet|(?:failed|fail in)(?: in)? neet|neet (?:me |mein )?(?:fail(?: (?:ho|hua|hui|hu|gaya|gayi|hai))*|(?:clear|crack|qualify|pass|nikal)(?: (?:ho|hua|kar|kiya|paya))* (?:nahi|nhi|na)(?: (?:ho|hua|hui|gaya|gayi|hota|kar|paya|payi|paa|raha|rahi|sakta|sakti|hai))*))(?= )`,
      "u",
    ),
    "$1 without neet",
  ],
  // Who has no rich family has little money.
  [
    / (?:without (?:a |having )?rich (?:parents|family|father|dad|background)|(?:my |if |but |and |parents |family |father )*(?:are|is|am) not (?:so |very )?rich|(?:bina|without) (?:a?mir|ameer|rich) (?:ghar|family|parents|papa|maa baap)(?: ke)?|(?:hum|ghar wale|family|papa) (?:amir|ameer) (?:nahi|nhi)(?: (?:hai|hain))?)(?= )/gu,
    " paise nahi",
  ],
  // What was missed before a degree says nothing against it.
  [
    /(?<= is (?:bpharm|b pharm|bpharmacy|bds|bams|bhms|bpt|bsc nursing|biotechnology) (?:an? )?(?:good|worth|better|right)(?: (?:option|choice|course|idea|it|degree))*) (?:if|since|because|when|as|after) (?:i |we )?(?:did not|didnt|do not|dont|could not|couldnt|not|cannot|cant) (?:get|getting|got)(?: (?:into|in|a|an|seat|for))* (?:mbbs|medical)(?: (?:seat|admission))?(?= )/gu,
    "",
  ],
  // Where somebody is, is no college that is asked about.
  [
    / (?:(?:main|mai|i am|im) )?(?:in |abhi )?college (?:me|mein) (?:hu|hun|hoon|padhta hu|padhti hu|padh raha hu|padh rahi hu)(?: (?:aur|toh?|abhi))?(?= (?:\S+ ){0,4}(?:job|jobs|naukri|kaam) )/gu,
    "",
  ],
  [
    / (?:computer science|cse|computer engineering)(?: (?:engineering|branch))?(?= (?:ke liye|k liye|me|mein) (?:bio|biology|pcb) )/gu,
    " btech computer science",
  ],
  // One word, spelt or chosen otherwise than the answers know it.
  // Of the railways, and not of the power company.
  [/^(?=.* (?:रेलवे|railways?|group d|ग्रुप डी|rrb|आरआरबी) )(.*?) (?<!rrb |railway |railways )(?:एनटीपीसी|ntpc)(?= )/gu, "$1 rrb ntpc"],
  // Far more often misspelt than meant: the algae are named beside it.
  [/^(?!.* (?:alga\S*|seaweeds?|botany|kai|kaai) )(.*) phycolog(ist|y)s?(?= )/gu, "$1 psycholog$2"],
  [/ as+(?:es+)?e?me?nts?(?= )/gu, " assessment"],
  [/ (ghar|घर) (?:bethe|baethe|baithey|bethke|beth (?:ke|kar)|baith (?:ke|kar)|baithkar|बेठे|बैठकर)(?= )/gu, " $1 baithe"],
  [/ decent(?= (?:pay|salary|salaries|income|money|package|earning)s? )/gu, " good"],
  [new RegExp(` (?:small|little|young|tiny|chh?ot[ei]|nanhe|छोटे|नन्हे)(?: (?:chh?ot[ei]|छोटे))? ${SMALL_ONES}(?= )`, "gu"), " kids"],
  // Who asks for a short course at the end of a degree, or beside it, asks what to add to it.
  [
    / (?:final|last|third|3rd) year(?: (?:of|me|mein|in))? (ba|bba|bcom|bsc|bca|bms)(?= (?:\S+ ){0,8}(?:short|certificate)(?: term)? courses? )| (ba|bba|bcom|bsc|bca|bms)(?: (?:ke|k))? (?:(?:final|last|third|3rd) year|ke saath|ke sath|saath|along with)(?= (?:\S+ ){0,8}(?:short|certificate)(?: term)? courses? )/gu,
    " after $1$2",
  ],
  // The things that are mended stand alone.
  [
    / (?:electronics?|electrical|electric|bijli ki|ghar ki|household)(?: (?:things?|items?|gadgets?|devices?|goods|appliances?|cheez\S*|chiz\S*|saman)) (?:like|such as|jaise)(?= )/gu,
    "",
  ],
  [/ (?:history|itihas) (?:and|aur|or|ya)(?= museums? )/gu, ""],
  [/(?<= museums?) (?:and|aur|or|ya) (?:history|itihas)(?= )/gu, ""],
  // Who would not study much asks for work without a degree, and rules out no field.
  [
    / (?:dont|do not|not) (?:want to |like to |wanna )study(?:ing)? (?:too |very |so )?(?:much|long|a lot|hard|for long)(?= )| (?:zyada|jyada|ज्यादा) (?:padhna|padhai|पढना|पढाई) (?:nahi|nhi|नहीं) (?:hai|chaht\S*|karni|करनी|चाहत\S*)(?= )/gu,
    " little study",
  ],
  [/ (?:kam|thoda|thodi|कम) (?:padhna|padhai|पढना|पढाई) (?:pade|padhe|ho|karna ho|karni ho|पडे|हो)(?= )/gu, " little study"],
  [
    / (?:kam|कम) (?:padhn[aei]|padhai|padhe|padha|पढन[ाीे]|पढाई)(?! (?:likh|लिख))(?: (?:pade|padhe|pare|padegi|padega|karni|karna|ho|wal[aei]|hai|पडे|करनी|हो|वाल[ाीे]))*(?= )/gu,
    " little study",
  ],
  [/ (?:padhai|पढाई) (?:kam|कम) (?:ho|lage|karni (?:pade|ho)|wal[aei]|हो|करनी पडे)(?= )/gu, " little study"],
  [new RegExp(` ${EASY}(?= (?:\\S+ ){0,4}${PAID} )|(?<= ${PAID}(?: \\S+){0,4}) ${EASY}(?= )`, "gu"), " little study"],
  [
    / (?:padhai|padhne|padhaai|study|पढाई|पढने) (?:me|mein|m|में)(?: (?:mera|bilkul|ab|मेरा))* (?:mann?|dil|मन|दिल) (?:nahi|nhi|nahin|नहीं) (?:lagta|lag|hai|लगता)(?: (?:raha|hai|है))*(?= )/gu,
    " little study",
  ],
  // Who would not talk to customers or strangers asks for quiet work, and never for work with people.
  [
    / (?:dont|do not|not|no|without|hate|dislike|avoid|tired of|never)(?: (?:want|like|an?|any|jobs?|work|careers?|where|that|in|which|i|we|you|have|has|need|needs|to|must|me|do|involv\S*|requir\S*|good|at|comfortable|much|all day|always|daily|constant\S*)){0,9} (?:talk|talking|deal|dealing|interact|interacting|interaction|face|facing|speak|speaking|contact|convince|convincing|handle|handling)(?: (?:to|with|of))?(?: (?:the|any|many|too|much|new|so|angry|rude))* (?:customers?|clients?|strangers|public|anyone|people)(?= )/gu,
    " introvert",
  ],
  [
    /(?<= )(?:customers?|grahak\S*|clients?|public|anjaan log\S*|logo|logon|ग्राहक\S*|लोगों) (?:se|से|ko|को) (?:zyada |jyada |bahut |ज्यादा )?(?:baat|deal|milna|milne|face|interact|बात|मिलना)(?: (?:karn[aei]|kar[aei]|करन[ाेी]))? (?:na|nahi|nhi|nahin|नहीं|pasand nahi|accha nahi)(?= (?:pade|padhe|pare|karn[aei]|ho|hai|pasand|chah\S*|wal[aei]|पडे|करन[ाेी]|है|पसंद|चाह\S*))/gu,
    "introvert",
  ],
  // Who would not go out for work sits at it.
  [
    / (?:no|without|not|bina|avoid|hate) (?:any |want |like |in )?field ?(?:work|jobs?|visits?|duty)(?= )| field ?(?:work|jobs?|duty) (?:nahi|nhi|na|pasand nahi|mat)(?: (?:ho|chahiye|karna|karni))*(?= )/gu,
    " desk job",
  ],
  // Work without risk is work that lasts.
  [
    /(?<= )(?:koi |any |zyada |jyada )?(?:risk|खतरा|रिस्क) (?:na ho|nahi ho|nhi ho|na|kam ho|free|न हो|कम हो)(?= )(?! (?:business|dhandha|vyapar|trad\S*|invest\S*) )|(?<= )(?:no|without|zero|bina|least|low) risk(?= )(?! (?:business|invest\S*|trad\S*|manage\S*|analy\S*) )/gu,
    "job security",
  ],
  // Who has the internet in the village works from home.
  [
    / (?:from|in|at|se) (?:(?:my|our|the|a|apne|mere) )?(?:village|gaon|hometown|home town|small town|native place)(?: (?:se|me|mein))?(?: (?:with|by|on|through|using|an?|my|baithe|baith|rehkar|rehke|hi))+ (?:internet|laptop|net|online|wifi)(?: (?:se|par|pe|connection|only))*(?= )/gu,
    " work from home",
  ],
  [
    / (?:gaon|gav|गांव) (?:me|mein|se|में|से)(?: (?:hi|rehkar|rehke|rahkar|baithe|baith|rah|kar|ke|रहकर|बैठे))+ (?:internet|online|laptop|net|इंटरनेट|ऑनलाइन)(?: (?:se|par|pe|wala|wali|से|पर))*(?= )(?! (?:padh|study|class))/gu,
    " work from home",
  ],
  // Who lectures at a school is its post graduate teacher; elsewhere a subject of two words is no other one of the second word.
  [new RegExp(`^(?=.* ${OF_SCHOOLS} )(?!.* ${OF_COLLEGES} )(.*) ${LECTURER}(?= )`, "u"), "$1 pgt"],
  [new RegExp(`(?<= teachers?) ${LECTURER}(?= )`, "gu"), ""],
  [new RegExp(`(?<= (?:political|computer) science(?: (?:ka|ki|ke|का|की|के))?) ${LECTURER}(?= )`, "gu"), " professor"],
  // Commerce has no professor's record, and is not taught by the physicist whom the word alone stands for.
  [
    /(?<= (?:commerce|accountancy|accounts|कॉमर्स)(?: (?:ka|ki|ke|का|की|के))?) (?:lecturers?|professors?|assistant professors?|college teachers?|लेक्चरर|प्रोफेसर)(?= )/gu,
    " faculty",
  ],
  [/(?<=(?<!\S)(?:political science|pol science|polity|civics)(?: (?:ka|ki|ke))?) teachers?(?= )/gu, " social studies teacher"],
  // The kind of school or college where somebody is, is no wish for such a post.
  [
    /(?<! (?:become|be|becoming|how to|kaise|join|get|want)(?: \S+){0,8})(?<! (?:salary|salaries|pay|paid|income|package|vetan|tankhwah|tankha)(?: \S+){0,6}) (?:in|at|from|of)(?: an?| the| my| our)? (?:government|govt) (school|college|hospital)(?! (?:teachers?|jobs?|nurse|doctor|lecturer|professor)s? )(?= )/gu,
    " in $1",
  ],
  [/ (?:sarkari|government|govt|सरकारी) (school|college|स्कूल|कॉलेज)(?= (?:me|mein|में) (?:padh\S*|hu|hun|hoon|student|पढ\S*|हूं) )/gu, " $1"],
  // Accounts that one keeps are no books.
  [/ (?:hisab|hisaab) (?:kitab|kitaab|karna|rakhna|lagana)(?= )/gu, " accounting"],
  [/ library science(?= )/gu, " librarian"],
  [/ home science(?= )/gu, " homescience"],
  // A field without money pays badly: nobody's purse is empty.
  [
    / (?:isme|ismein|is me|usme|usmein|us me|(?:is|us|iss|uss|this) (?:field|line|career|kaam|job)(?: me| mein| in)?|इसमें|उसमें|इस (?:फील्ड|लाइन) में) (?:koi |jyada |zyada |utna |itna |कोई |ज्यादा )?(?:paise|paisa|kamai|income|पैसे|पैसा|कमाई) (?:nahi|nhi|nahin|kam|नहीं|कम)(?= )/gu,
    " kam salary",
  ],
  [
    / (?!(?:ghar|gharwalo|family|parivar|jeb|account|bank|haath|hath|hamare|mere|घर|परिवार|जेब) )(\S+) (?:me|mein|में) (?:koi |jyada |zyada |utna |itna |ज्यादा )?(?:paise|paisa|kamai|पैसे|पैसा|कमाई) (?:nahi|nhi|nahin|kam|नहीं|कम)(?= )/gu,
    " $1 kam salary",
  ],
  [
    / (?:there is |theres |is there )?(?:no|little|less|not much|not enough|any) money in(?: being| becoming)?(?: an?| the)?(?= )/gu,
    " low salary",
  ],
  // Where money is to come from is no pay that is asked for.
  [
    / (?:paise|paisa|fees?|पैसे|फीस) (?:kaise|kese|kaha|kahan|कैसे|कहां) (?:se )?(?:honge|hoga|hogi|aayenge|aayega|aayegi|lau|laaun|laye|jutau|jutaye|du|denge|होंगे|आएंगे|लाऊं)(?= )/gu,
    " paise nahi",
  ],
  [
    /(?<! (?:form|exam|online|application)(?: (?:ki|ka|की))?) (?:fees?|kharch\S*|फीस|खर्च\S*) (?:kaise|kese|कैसे) (?:bhar\S*|utha\S*|भर\S*|उठा\S*)(?= )(?! online )| (?<= how (?:to |(?:can|do|will|could|should|shall) (?:\S+ ){1,2}?))(?:pay|manage to pay) for(?= (?:(?:my|the|our|an?|his|her) )*(?:engineering|btech|mbbs|medical|nursing|college|degree|stud(?:y|ies)|education|course|school) )/gu,
    " paise nahi",
  ],
  // What the parents do is told beside it, and is not asked about.
  [
    new RegExp(`(?<= (?:paise nahi|fees?|फीस)(?: .*)?) ${DAY_WORKERS}(?= )| ${DAY_WORKERS}(?= (?:.* )?(?:paise nahi|fees?|फीस) )`, "gu"),
    "",
  ],
  // What a drone is flown for is no second career.
  [
    / (?:drones?|ड्रोन)(?: \S+){0,4} (?:kheti|krishi|farming|khet|agriculture|खेती|कृषि)(?: (?:ke liye|k liye|me|mein|के लिए|में))?(?= )| (?:kheti|krishi|farming|खेती)(?: (?:ke liye|k liye|me|mein|के लिए|में))? (?:drones?|ड्रोन)(?= )/gu,
    " agricultural drone operator",
  ],
  // The language of a school is no field.
  [/ (?:tamil|telugu|marathi|bengali|bangla|gujarati|kannada|malayalam|odia|punjabi|assamese|urdu) medium(?= )/gu, ""],
  // Marathi beside Hindi.
  [
    /(?<= (?:mpsc|upsc|ssc|banking|engineering|medical|commerce|science|arts)) ki(?= (?:mpsc|upsc|ssc|banking|engineering|medical|commerce|science|arts) )/gu,
    " ya",
  ],
  [/ (?:konta|konti|konte|kuthla|kuthli)(?= )/gu, " konsa"],
  [/ (?:changla|changli|changle|chan)(?= )/gu, " better"],
  // Whoever answers for a company, or does not, is no career asked about.
  [
    / (?:the |an |my |their )?(?:hr|company|recruiters?) (?:goes|went|is|are|go) silent(?: (?:after|on|since)(?: \S+){0,2} interviews?)?(?= )/gu,
    " no job",
  ],
  [
    / (?:the |an |my |their )?hr(?= (?:goes|went|said|says|told|calls?|called|ghost\S*|reject\S*|never|doesnt|does not|didnt|did not|isnt|is not|repl\S*|silent|round|wale|walo|wali) )/gu,
    " company",
  ],
  // Stars of a style of music sing and dance; an idol alone is a figure of clay.
  [/ (?:k ?pop|j ?pop|pop|bollywood)(?: (?:idol|star|idols|stars|group|singer|artist|band))+(?= )/gu, " singer dancer"],
  [/ (?:bina|बिना) (mbbs|llb|bds|एमबीबीएस) (?:ke|k|के) (doctor|lawyer|vakil|dentist|डॉक्टर|वकील)(?= )/gu, " $2 without $1"],
  [
    / (mbbs|llb|bds|एमबीबीएस) (?:ke|k|के) (?:bina|बिना) (doctor|lawyer|vakil|dentist|डॉक्टर|वकील)(?= (?:kaise|kese|ban|कैसे|बन))/gu,
    " $2 without $1",
  ],
  // Who practises law is a lawyer.
  [/ practi[sc]e law(?= )/gu, " become a lawyer"],
  // The railways' junior engineers have an examination of their own.
  [/ become(?: an?)? (?=(?:je|junior engineers?) (?:(?:in|at|of|for) )?(?:the )?(?:indian )?railways? )/gu, " give "],
  [
    / (?:je|junior engineers?)(?: (?:in|at|of|for))?(?: the)?(?: indian)? railways?(?= )| railways?(?: (?:me|mein|ka|ki|में|का))?(?: (?:je|junior engineers?))(?= )/gu,
    " rrb je",
  ],
  [/(?<= diploma (?:in |of )?(?:civil|mechanical|electrical|electronics|computer)) engineer(?:ing)?(?= (?:\S+ )*rrb je )/gu, ""],
  // Who guides others asks for them, and not about the own work.
  [
    new RegExp(
      ` (?:(?:i am|im|i m|as|being)(?: (?:an?|the))? ${GUIDE}(?: here)?|(?:(?:main|mai|mein|hum|मैं) (?:(?:ek|एक) )?)?${GUIDE} (?:here|hu|hoon|hun|हूं))(?! (?:of|for) )(?= (?:\\S+ )*?${GUIDED} )`,
      "gu",
    ),
    "",
  ],
  [/ i teach(?: (?!(?:my|our|and|but|children|kids|students) )\S+){0,11}(?= (?:and )?(?:my|our) (?:\S+ ){0,2}(?:students|pupils) )/gu, ""],
  [
    / (?:my|our)(?: (class \d+))? (?:students|pupils)(?: of (class \d+))? (?:want|would like|wish|ask|are asking|keep asking)(?: me)?(?: to (?:know|learn))?(?= (?:about|what|how|which) )/gu,
    " $1 $2",
  ],
  [
    / (?:mere|meri|hamare|apne|my|our|मेरे|अपने) (?:(?:class|school|क्लास|स्कूल)(?: (?:ke|ki|के))? )?(?:students?|pupils?|छात्र\S*|(?<=(?:class|school|ke|ki|के) )(?:bachch\S*|bach+[oei]\S*|बच्च\S*))(?: (?:ko|ke liye|को|के लिए))(?= )/gu,
    "",
  ],
  // Who helps farmers advises them.
  [
    / (?:help|helping|support|advise|guide)(?: the| our| poor)? farmers(?: as an?(?: job| career))?(?: not farming(?: myself)?)?(?= )/gu,
    " agriculture officer",
  ],
  [
    / (?:kisan|kisano|kisanon|किसानों) ki (?:madad|help|sahayata)(?: karn[aie])?(?= )| किसानों की (?:मदद|सहायता)(?: करन[ाीे])?(?= )/gu,
    " agriculture officer",
  ],
  [/(?<= (?:d |b |d|b)?pharm(?:a|acy)?(?: \S+){0,6}) (?:medical )?(?:shop|store|dukan|dukaan)(?= )/gu, " medical store"],
  // Who wants to teach wants to become a teacher.
  [/(?<= (?:want|wants|like|wish|love)) to teach(?= (?:in (?:a )?school |$|now |again |small |children |kids ))/gu, " to become a teacher"],
  // Who would not do MBBS would be no doctor.
  [
    / (?:(?:does|do|did) not|dont|doesnt|didnt)(?: (?:want|like|wish))(?: to)?(?: (?:do|go for|take|study|pursue|join))? mbbs(?= )/gu,
    " dont want to be a doctor",
  ],
  [/ mbbs (nahi|nhi|nahin|नहीं) (?:karna|karni|krna|करना)(?= )/gu, " doctor $1 banna"],
  // What another hates or fears is ruled out as one's own.
  [/ hates(?= )/gu, " hate"],
  [/ dislikes(?= )/gu, " dislike"],
  [/ (?:fears|is (?:scared|afraid) of)(?= )/gu, " afraid of"],
  [
    new RegExp(
      ` (?:how|what) (?:do|can|should|to|shall)(?: (?:i|we))?(?: (?:best))? (?:tell|explain|show|suggest|advise|guide|say)(?: to)?(?: (?:my|our|the|a|his|her|their|class|school|these|such))* ${GUIDED}s?(?: (?:to|about|of|who|that|on|with|regarding))?(?= )`,
      "gu",
    ),
    " which careers for ",
  ],
  // Who says something is no career that is asked about.
  [
    / (?:my|our|mera|mere|meri|hamare|hamari|humare|humari|hamara|the|school|class|ek|a)(?: (?:school|class|maths?|science|commerce|english|hindi|tuition))? (?:teachers?|sir|madam|maam|principal|counsell?or)(?= (?:says?|said|saying|told|tells|thinks|keh\S*|bol\S*|ne|advise\S*|suggest\S*|scold\S*|insult\S*|wants|चाहत\S*|कहत\S*|बोलत\S*) )/gu,
    " people",
  ],
  [/ (?:teachers?|principal|counsell?or|doctor|टीचर|शिक्षक) (?:ne|ने)(?= )/gu, " people ne"],
  [
    / (?:our|my|the|hamare|mere) (?:school|college)(?: (?:has|have|me|mein))* (?:no|not any|koi|ek bhi)? ?(?:\S+ )?(?:ka |ki )?teachers?(?: (?:nahi|nhi|not))?(?= )/gu,
    " our school",
  ],
  [/ (?:there is |theres |is there )?no (?:\S+ )?teachers?(?= (?:in|at|for) (?:our|my|the|this) )/gu, ""],
  [/ pet(?= (?:dard|me|mein|kharab|ki) )/gu, ""],
  // Who explains streams or courses to others, as their counsellor, asks about these and not about the own work.
  [
    / (?:as|being|i am|im|i m)(?: an?)?(?: (?:school|career|class|physics|chemistry|biology|maths?|science|commerce|english|hindi|history|geography|computer|economics|accounts))? (?:counsell?or|teacher|mentor|principal|tutor|parent|mother|father)(?= (?:and |here )?(?:how|what|which|when|should|can)(?: (?:do|can|should|to|i|we|best))* (?:explain|guide|advise|tell|help|counsel|suggest|talk|convince) )/gu,
    "",
  ],
  // Who is paid little does not ask what is paid.
  [
    / (?:(?:my|meri|mera|current|present|in hand) )*(?:salary|sallary|pay|package|vetan|सैलरी) (?:(?:is|hai|bahut|bohot|very|too|so|only|sirf|बहुत|है) )*(?:low|less|kam|thodi|poor|peanuts|bad|कम)(?= )(?! (?:milti|milegi|hogi|hoti|ka|ki|than|for|in (?:which|this|it|that)|as) )/gu,
    " underpaid",
  ],
  // What everybody can do is no topic.
  [
    / (?:(?:only|sirf|just|bas|and|i|know|knows|have|with) )*(?:basic|thoda|thoda sa|little) computers?(?: (?:knowledge|skills?|aata hai|aati hai|ata hai|aata|aati|ki jaankari))?(?= )(?! (?:course|class|training|diploma) )/gu,
    "",
  ],
  [/ outside (?=(?:academia|academics|teaching|research|engineering|medicine|it|software) )/gu, " other than "],
  [/ (?:ba ?jmc|bjmc|bmm)(?= )/gu, " ba journalism"],
  [
    / journalism (?:course )?(or|ya|vs|versus|and|aur) mass ?comm?(?:unications?)?(?= )| mass ?comm?(?:unications?)? (?:course )?(or|ya|vs|versus|and|aur) journalism(?= )/gu,
    " news reporter $1$2 public relations officer",
  ],
  [/ mass ?comm?(?:unications?)?(?= )/gu, " journalism"],
  // What an officer of merchant ships is paid is told of the first post and of the next, on the bridge and below.
  [
    / merchant navy (?:officers?|afsar|adhikari|me|mein)(?= (?:ki|ka|ke|salary|pay|paisa|paise|kama\S*|earn\S*|kitn\S*|get) (?:.* )?(?:salary|pay|paisa|paise|kitn[aei] mil\S*|kama\S*|earn\S*|year|month|saal|mahin\S*|$))|(?<= how much (?:does|do|is)(?: the)?(?: an?)?(?: salary of(?: an?)?)?) merchant navy officers?(?= )|(?<= (?:salary|pay) of (?:an? )?)merchant navy officers?(?= )/gu,
    " deck cadet or deck officer or ship engineering officer",
  ],
  // What is weighed against another course or force stands for the post that it leads to.
  [/ merchant navy(?= (?:vs|versus|or|ya|या) )|(?<= (?:vs|versus|or|ya|या)) merchant navy(?= )/gu, " deck officer"],
  [
    / (?:travel and tourism|tourism|travel tourism)(?: course)?(?= (?:vs|versus|or|ya|या) )|(?<= (?:vs|versus|or|ya|या)) (?:travel and tourism|travel tourism|tourism)(?= )/gu,
    " tour manager",
  ],
  // On the day of a result nobody asks for the result.
  [
    / (?:my |mera |meri |mere )?(?:class )?(10|12)(?:th|वीं|वी)?(?: class)?(?: (?:board|boards|ka|ki|का|की))* (?:results?|rijalt|रिजल्ट|परिणाम)(?: (?:is|has|have|was|bhi|to))? (?:aa+|aa?ya|a gaya|nikla|nikal|out|declared|announced|come|came|आ|आया|निकल\S*)(?: (?:gaya|gya|gyi|gayi|hai|h|chuka|गया|है))*(?= .*(?:ab|aage|next|now|what|kya|अब|आगे|क्या) )/gu,
    " after class $1",
  ],
  [
    / (?:results?|रिजल्ट) (?:aa+|aa?ya|nikla|out|आ|आया)(?: (?:gaya|gya|hai|गया|है))* (10|12)(?:th|वीं|वी)?(?: (?:class|ka|का))*(?= )/gu,
    " after class $1",
  ],
  // What parents would have a child do: no karate.
  [/ kar(?:a+ye|a+yen|a+yein|a+ya|a+en|wa+ye|wa+yen|va+ye)(?= )/gu, " kare"],
  // Whether more must be studied is whether the degree is enough.
  [
    / (?:is |kya )?(?:an? )?(?:mba|masters?|m ?tech|msc|m ?com|mca|md|pg|post graduation) (?:is )?(?:necessary|needed|compulsory|required|mandatory|a must|must|important)(?: to do)? (?:after|with|for) (?:my |an? )?(bba|bcom|b com|bsc|ba|btech|b tech|bca|mbbs|llb|bpt|bpharm|b pharm)(?= )/gu,
    " is $1 enough",
  ],
  [
    / (bba|bcom|b com|bsc|ba|btech|b tech|bca|mbbs|llb|bpt|bpharm|b pharm)(?: (?:ke baad|ke sath|done|kiya|kiya hai|kar liya|hai|is|so|and|toh?|ki hai|degree))*(?: (?:an? )?(?:mba|masters?|m ?tech|msc|m ?com|mca|md|pg|post graduation)(?: (?:karna|karni|kare))?) (?:necessary|needed|compulsory|required|mandatory|must|important|[jz]aroori|[jz]aruri)(?: (?:hai|h))?(?= )/gu,
    " kya $1 kaafi hai",
  ],
  // Who says "mains" and speaks of engineering or of percentiles means the one after Class 12.
  [
    new RegExp(
      `^(?=.* (?:percentile|nits?|iits?|iiits?|josaa|engineering|btech|jee|january|april|attempts?|session|75 percent|kitni baa?r|drop|syllabus|taiyari|tayari|prepar\\S*|clear|qualif\\S*|score|rank|marks) )(?!.* ${OTHER_MAINS} )(.*(?<! (?:jee|iit))) mains?(?= )`,
      "u",
    ),
    "$1 jee main",
  ],
  [/ जेईई (?:मेन|मेंस|मेन्स) (और|या|व|vs) (?:एडवांस|एडवांस्ड)(?= )/gu, " जेईई मेन $1 जेईई एडवांस्ड"],
  [/ (?:indigo|air india|spice ?jet|akasa(?: air)?|vistara)(?: (?:airlines?|me|mein|m|ka|ki|ke|as|an?))* pilot(?= )/gu, " airline pilot"],
  [
    / pilot(?= (?:in|at|for|with|of) (?:indigo|air india|spice ?jet|akasa|vistara|an airline) )| pilot(?= (?:\S+ ){0,3}(?:indigo|air india|spice ?jet|akasa|vistara) (?:me|mein|m) )/gu,
    " airline pilot",
  ],
  [/ (?:jee )?mains?(?: exam)? (aur|or|vs|and|ya|versus) (?:jee )?advanced?(?= )/gu, " jee main $1 jee advanced"],
  [/ (?:बीए|बी ए)(?= के बाद )/gu, " ba"],
  [/ (?:बीकॉम|बी कॉम)(?= के बाद )/gu, " bcom"],
  [/ (?:बीएससी|बी एससी)(?= के बाद )/gu, " bsc"],
  [/(?<= (?:isro|drdo|barc)(?: \S+){0,5}) (?:11|11th|class 11) (?:me|mein)(?= )/gu, " konsa subject"],
  [
    / upsc ke liye (?:graduation|degree)(?: me| mein)? (?:konsi|kaunsi|kaun si|kaunsa|konsa)(?= )/gu,
    " upsc ke liye best degree kaunsi hai",
  ],
  [/ us(?= (?:me|mein|se|jakar|jaake) (?:masters?|ms|mba|phd|padhai|study|btech|job)(?= ))/gu, " usa"],
  [/(?<= (?:kitne|how many|\d+)) yrs?(?= )/gu, " years"],
  [/(?<= (?:arts|commerce|science|pcm|pcb)) (?:wale|wala|wali|walo)(?= \S+ (?:\S+ )?ban )/gu, " se"],
  [/ ssc (aur|and|ya|or) bank(?:ing|s)?(?= (?:\S+ )*(?:both|dono|together|saath|sath) )/gu, " ssc cgl $1 ibps po"],
  [/ bank(?:ing|s)? (aur|and|ya|or) ssc(?= (?:\S+ )*(?:both|dono|together|saath|sath) )/gu, " ibps po $1 ssc cgl"],
  [/ bank po(?= (?:\S+ )*(?:both|dono|together|saath|sath) )/gu, " ibps po"],
  // Beside the Bar it is the law of companies.
  [/(?<= (?:llb|law|judge|clat) (?:\S+ )*)corporate(?= (?:me|mein|line|side|sector) )/gu, "corporate lawyer"],
  [/ ies(?= (?:vs|versus|or|ya|aur|and|exam) )|(?<= (?:vs|versus|or|ya|aur|and)) ies(?= )/gu, " upsc ese"],
  [/(?<= my) wards?(?= )/gu, " son"],
  [/(?<= from) teaching(?= (?:to|into) )/gu, " being a teacher"],
  // Who leaves a bank or the IT field leaves the post that most mean, where it is not left for an examination or study.
  ...(
    [
      ["bank|banking|बैंक", "bank officer"],
      ["it|software|आईटी", "software engineer"],
    ] as const
  ).flatMap(([field, post]): readonly (readonly [said: RegExp, meant: string])[] => [
    [
      new RegExp(
        ` (?:${field})(?: (?:field|line|company))?(?: (?:ki|ka|की|का))? (?:jobs?|naukri|नौकरी)(?= (?:chh?od|छोड|se (?:nikal|resign))\\S*)${NOT_FOR_STUDY}`,
        "gu",
      ),
      ` ${post} ki job`,
    ],
    [
      new RegExp(
        `(?<= (?:leave|leaving|left|quit|quitting)(?: (?:my|the|an?))?) (?:${field})(?: (?:field|line|company))? (?:job|career|field)(?= )${NOT_FOR_STUDY}`,
        "gu",
      ),
      ` job as ${post}`,
    ],
  ]),
  [/(?<= from) (?:banking|a bank|bank jobs?)(?= (?:to|into) )/gu, " being a bank officer"],
  [/(?<= from (?:\S+ ){1,4})(to|into) teaching(?= )/gu, "$1 teacher"],
  // Who leaves teaching leaves the work of a teacher.
  [/(?<= (?:leave|leaving|quit|quitting|left|tired of|bored of|fed up with)) teaching(?= )/gu, " my job as teacher"],
  [
    / (?:counsell?ing|clinical)(?: psychology)? (or|ya|vs|versus|and) (?:counsell?ing|clinical)(?: psychology)?(?= )/gu,
    " counselling psychologist $1 clinical psychologist",
  ],
  // The time in which a question is asked is none of its topics.
  [/ (?:aaj ?kal|aajkal|nowadays|now a days|these days|आजकल|आज कल)(?= )/gu, ""],
  // Whether a craft brings in money asks whether one can live on it.
  [
    / (photography|photo ?shoot|dance|dancing|drawing|painting|singing|music|art|craft|acting|writing|cooking|baking|mehndi|mehendi|silai|embroidery|poetry|gardening|yoga|calligraphy|pottery|photo|डांस|ड्राइंग|पेंटिंग|फोटोग्राफी|गायन|संगीत) (?:se|से|karke|करके)(?: \S+)? (?:paise|paisa|kamai|पैसे|पैसा|कमाई)(?: \S+)? (?:kaise|kese|कैसे)(?: (?:kama\S*|kar\S*|ho\S*|mil\S*|bana\S*|कमा\S*|कर\S*|हो\S*|मिल\S*))*(?= )/gu,
    " $1 se paise kama sakte hai kya",
  ],
  // The subject as it is said for short, and no beginning of another word.
  [
    / bio(?= (?:se|me|mein|ke|ki|ka|k|wal[aei]|students?|subject|stream|careers?|jobs?|field|except|other|and|aur|with|without|hai|hu|li|background|for|lekar|but|par) )/gu,
    " biology",
  ],
  // Who writes songs sings none.
  [
    / (?:gaan[aei]|gaano|gane|geet|songs?|lyrics|गाने|गाना|गीत)(?: (?:ke bol))? (?:likh\S*|lekhan|writing|लिख\S*|लेखन)(?= )| (?:write|writing|wrote)(?: (?:my|own|some|the|hindi|rap))* (?:songs?|lyrics)(?= )/gu,
    " lyricist",
  ],
  // Who takes machines apart and puts them together again likes machines.
  [
    / (machines?|mashin\S*|मशीन\S*)(?: (?:ko|ke|ki|parts?|purz\S*|को|के))*(?: (?:khol\S*|jod\S*|assembl\S*|dismantl\S*|खोल\S*|जोड\S*))(?: (?:khol\S*|jod\S*|aur|dekh\S*|kar|ke|खोल\S*|जोड\S*|और|देख\S*|कर))*(?= )/gu,
    " $1",
  ],
  // Who explains things to others would teach, advise or train.
  [
    / (?:(?:logo|logon|dusro|doosro|sabko|sab|kisi|bachch?o|bacho|doston|लोगों|दूसरों|बच्चों) ?(?:ko|को)? ?)?(?:cheez\S* |topics? )?(?:samjha(?:na|ne|ta|ti|te|u)|समझा(?:ना|ने|ता|ती|ते))(?= (?:(?:mujhe|bahut|bohot|kaafi|बहुत|मुझे) )*(?:accha|achha|acha|acchi|pasand|ka shauk|me maza|mein maza|me interest|अच्छा|पसंद|का शौक|में मजा) )/gu,
    " explaining",
  ],
  // As students write on a phone.
  [/ (?:wht|wat|wt)(?= )/gu, " what"],
  [/ (?:btwn|betwn|btween|bw|betwen|b w)(?= )/gu, " between"],
  [
    / (?:diff?(?:e?re?n?ce?|rence|rnce|erance|rance)|diffrnce|difrnce|diffrence|diff)(?= (?:b |between|bw|in|of|is|kya|hai|btwn) )/gu,
    " difference",
  ],
  [/ (?:distence|distanse|distnce)(?= )/gu, " distance"],
  [/(?<= \S+) n(?= \S+)/gu, " and"],
  [/(?<= (?:ke|k|uske|iske|jiske|karne|hone) )bad(?= )/gu, "baad"],
  // It says where the work is done, and rules no word of the records out.
  [/ (?:non ?clinical|without clinical|non field|non ?physical|non medical (?=(?:jobs?|work|roles?) ))(?= |\S)/gu, " desk based"],
  // So Punjab, Haryana and Himachal call Class 12 with maths.
  [/ non ?med(?:ical)?(?= )(?! (?:jobs?|work|roles?|staff|posts?) )/gu, " pcm"],
  [/ (?:नॉन मेडिकल|नान मेडिकल)(?= )/gu, " pcm"],
  // Who may not go out looks for work at home, and for none in the open air.
  [
    / (?:who |that |jo )?(?:cannot|cant|can not|not allowed to|dont want to|wont|unable to) (?:go|step|move) (?:out|outside)(?: (?:of )?(?:the |my )?(?:house|home|to work|for work))?(?= $| (?:what|which|for|and|please|from) )/gu,
    " work from home",
  ],
  // Drones that spray fields have a pilot of their own.
  [
    / drone (?:pilot|operator|flyer|chalane wala)(?= (?:.* )?(?:farm|farms|farming|spray\S*|kheti|khet|kheton|fasal|agri\S*|kisan|खेत|खेती|फसल) )/gu,
    " agricultural drone operator",
  ],
  // Beside officers the forces of the Centre are their officers.
  [/(?<= officers? (?:.* )?)para ?military(?! officer)(?: forces?)?(?= )/gu, "assistant commandant"],
  [/ para ?military(?: forces?)? (?=officers? )/gu, " capf "],
  // After the name of a degree "cs" is computer science, beside IAS "ifs" is the Foreign Service.
  [/(?<= (?:btech|b tech|be|mtech|bsc|msc|bs|bca|diploma|engineering)(?: in| me)? )cs(?= )/gu, "computer science"],
  [/ cs(?= (?:engineering|engineer|branch|degree|students?) )/gu, " computer science"],
  [/(?<= (?:ias|ips) (?:vs|versus|or|ya|aur|and) )ifs(?= )/gu, "ifs officer"],
  [/ ifs(?= (?:vs|versus|or|ya|aur|and) (?:ias|ips) )/gu, " ifs officer"],
  // After what is sought, and before what a State has, "mp" is no member of parliament.
  [
    /(?<= (?:bane|banu|banna|job|jobs|naukri|vacancy|bharti|police|patwari|teacher|in|from) )mp(?= (?:$|me |mein |ke |se |ka ))/gu,
    "madhya pradesh",
  ],
  [/ mp(?= (?:me|mein|police|patwari|board|govt|government|sarkari|state|vyapam|vacancy) )/gu, " madhya pradesh"],
  [
    / (?:she |he |who |and |but |i )*faints? (?:on |at |by |while |after |in )?(?:seeing|looking at|(?:the )?sight of) (?:the )?blood(?= )/gu,
    " faint when i see blood",
  ],
  // Who scolds the assistant asks for no work about it.
  [/ (?:useless|stupid|dumb|bakwas|bakwaas|worst|fake|faltu|bekar) (?:bot|chat ?bot|ai|robot|app|site|website)(?= )/gu, " useless"],
  [/ (?:bot|chat ?bot)(?= (?:give|tell|just|answer|reply|batao|bata|please|pls) )/gu, ""],
  // Beside other examinations for posts the officer of a bank is one.
  [/ bank po(?= (?:or|vs|versus|ya|and|aur) (?:lic|rrb|nabard) )/gu, " ibps po"],
  [/(?<= (?:lic aao|aao|rrb(?: ntpc)?|nabard) (?:or|vs|versus|ya|and|aur) )bank po(?= )/gu, "ibps po"],
  // A doctor of people is the doctor, and people no wish.
  [/ doctors? (?:for|of|to) (?:humans?|people|human beings|insaano?n?)(?= )/gu, " doctor"],
  [/^ (?:idk|dunno|no idea|pata nahi|nahi pata|pta nahi)(?: (?:yaar|bhai|sir|mam|hi|kuch))* $/gu, " i dont know what to do "],
  [
    / (?:without|not|no|avoid|hate|tired of|dont want|do not want|dont like)(?: (?:want|to|like))* (?:sit|sitting|stuck|be|being) (?:in|at) (?:an? |the |one )?(?:office|desk|chair|room)(?: (?:all|whole|the|day|time))*(?= )/gu,
    " outdoor work",
  ],
  // A course of the kitchen is begun as a cook.
  [
    /(?<= (?:hotel management|bhm|ihm)(?: course)? (?:or|vs|versus|ya) )(?:culinary(?: arts?)?|chef)(?: (?:course|degree|school|diploma))?(?= )/gu,
    "restaurant cook",
  ],
  [/ culinary(?: arts?)?(?: (?:course|degree|school|diploma))? (?=(?:or|vs|versus|ya) hotel management )/gu, " restaurant cook "],
  // Beside an accountant "cs" is no computer science.
  [/(?<= (?:ca|सीए) (?:vs|versus|or|ya|aur|and|या|और|व) )(?:cs|सीएस)(?= )/gu, "company secretary"],
  [/(?<= (?:ca|chartered account(?:ant|ancy))(?: \S+){0,3} (?:than|to|from|se) )cs(?= )/gu, "company secretary"],
  [/(?<= )(?:cs|सीएस)(?= (?:vs|versus|or|ya|aur|and|या|और|व) (?:ca|सीए) )/gu, "company secretary"],
  [/(?<! (?:बीटेक|बीएससी|इंजीनियरिंग|ब्रांच)) सीएस(?= (?:कैसे|क्या|की|का|के|बन\S*|करन\S*|कोर्स) )/gu, " company secretary"],
  [/(?<= po (?:vs|versus|or|ya|aur|and) )clerk(?= )/gu, "bank clerk"],
  [/(?<= clerk (?:vs|versus|or|ya|aur|and) )po(?= )/gu, "bank officer"],
  [/(?<= )po(?= (?:vs|versus|or|ya|aur|and) (?:bank )?clerk )/gu, "bank officer"],
  [
    /(?<! doctors?(?: \S+){0,2}) (?:mbbs (?:ke|k) bina|(?<! (?:ke|k) )bina mbbs(?: ke)?|without (?:doing )?mbbs)(?!(?: ke| k)? doctors? (?:kaise|kese|ban\S*|how))(?: doctors?)?(?= )/gu,
    " medical without neet",
  ],
  // What somebody comes from stands behind what is asked: "from a mechanical engineering background".
  [/(?<=\S) from (?:an? |my )?(\S+(?: engineering)?) background(?= )/gu, " after $1"],
  [/(?<= )(?:engg|enginering|enginnering|engneering)(?= (?:vs|versus|or|ya|govt|government|jobs?|salary|scope))/gu, "engineering"],
  // Strong words for plain ones: "career suicide", "maths is killing me", "a killer salary".
  [
    / (?:(?:a|an|career|social|academic|professional|financial|political) )*suicide(?= (?:to|if i|for me to|hai|hoga|jais[aie]|now|in|for|$))/gu,
    " wrong",
  ],
  [/(?<= (?:career|social|academic|professional)) suicide(?= )/gu, " wrong"],
  [/ आत्महत्या(?= (?:जैस[ाीे]|है) )/gu, " गलत"],
  [
    new RegExp(
      ` (${SUBJECTS})(?:(?: (?:is|are|has been|just|really|literally|always))+ (?:killing|murdering|crushing|torturing) me| (?:meri |to )?(?:jaan|jan) (?:le|kha|nikal) \\S+(?: hai)?| (?:ma+r) dal\\S+(?: hai)?)(?= )`,
      "gu",
    ),
    " i am weak in $1",
  ],
  [/ killer(?= (?:salary|package|pay|income|job|career) )/gu, " high"],
  // A full form is a meaning, and no form to fill in.
  [/ (?:full form|fullform|ful form)(?= )/gu, " meaning"],
  // What feels good is liked, and what somebody can do is asked as what to do.
  [/ (?:अच्छा|अच्छी|अच्छे) लगत\S+|(?<=\S) (?:acch?a|achh?a|acch?i|achh?i) lagt[aie](?= )/gu, " पसंद"],
  [/ क्या (?:क्या )?कर सक\S+/gu, " क्या करें"],
  // To play games is to like games: "playing" is no topic of its own.
  [/ (?:play|playing|khelna|khelne)(?= (?:video |mobile |computer |online )?(?:games?|gaming) )/gu, ""],
  [/ video(?= (?:games?|gaming) )/gu, ""],
  // What somebody cannot do is no topic.
  [/ (?:computer|laptop|typing)(?: chalana)? (?:nahi|nhi|nahin) (?:aat\S*|pata)(?= )/gu, ""],
  // Not a subject that is ruled out, but all studies.
  [
    / (?:dont|do not|didnt) (?:want|wish|like)(?: to)? study(?:ing)?(?: (?:further|more|anymore|any more)(?= )|(?= (?:after |beyond |$)))/gu,
    " without degree",
  ],
  // What somebody cannot do is to be no part of the work.
  [
    / (?:no|not|never|koi|without any)(?: (?:any|much|real))? interest(?:ed)?(?: hai| nahi| nhi)? (?:in|me|mein) (?!the |it |this |that |anything |studies |study |school |core )(\S+)(?= )/gu,
    " without $1",
  ],
  [/ (?:no|not|koi) interest(?:ed)? (?:in|me|mein) (?:the )?core(?: branch| jobs?| field)?(?= )/gu, ""],
  [/ (coding|programming|drawing|sketching|typing|कोडिंग) (?:nahi|nhi|nahin|नहीं) (?:aati|aata|ati|ata|aani|आती|आता)(?= )/gu, " without $1"],
  [/ (?:but |par |lekin )?not (?:that |so |very )?good enough(?: to play| for playing)?(?= )/gu, " without playing"],
  [
    / (?:dont|do not|not|without|no|never)(?: (?:have|want|like|need))?(?: to)? (?:touch|touching|see|seeing|meet|meeting|treat|treating|face|facing|handle|handling)(?: any)? patients?(?= )/gu,
    " without patients",
  ],
  [
    new RegExp(
      ` (?:without|no|dont like|do not like|hate|bad at|not good at|dislike) (?:(coding|programming) (?:and|or|nor) (${DISLIKED})|(${DISLIKED}) (?:and|or|nor) (coding|programming))(?= )`,
      "gu",
    ),
    " without $1$3 without $2$4",
  ],
  [
    new RegExp(
      ` (without|no|dont like|do not like|hate|weak in|bad at|not good at|not good in|dislike) (${DISLIKED})(?: (?:and|or|aur|ya|nor)) (${DISLIKED})(?= )`,
      "gu",
    ),
    " $1 $2 $1 $3",
  ],
  [
    new RegExp(
      ` (?:(coding|programming|कोडिंग) (?:and|or|aur|ya|और|या) (${DISLIKED})|(${DISLIKED}) (?:and|or|aur|ya|और|या) (coding|programming|कोडिंग))(?: (?:dono|दोनों|me|mein|se|में|से))* (?:pasand ${NAHI}|${NAHI} pasand|nafrat|weak|kamzor|kamjor|पसंद ${NAHI}|नफरत|कमजोर)(?= )`,
      "gu",
    ),
    " without $1$3 without $2$4",
  ],
  // Who is weak in a skill would not live by it.
  [
    / (coding|programming|drawing|sketching|कोडिंग)(?: (?:me|mein|m|में))?(?: (?:bahut|bohot|thoda|thodi|बहुत|थोडा))? (?:weak|kamzor|kamjor|kharab|poor|कमजोर)(?: (?:hai|hu|hun|hoon|है|हूं))?(?= )(?!.* (?:ban|banna|banu|bane|become|बन\S*) )/gu,
    " without $1",
  ],
  [
    / (?:weak|poor|bad|not good|struggling)(?: (?:in|at|with)) (coding|programming|drawing|sketching)(?= )(?!.* (?:ban|banna|banu|bane|become) )/gu,
    " without $1",
  ],
  // Who would not stand before a camera or a court works behind them.
  [
    new RegExp(
      ` ${NEVER}(?: (?:want|wanting|like|able|wish|comfortable|good|being|be|to|come|speak|speaking|talk|talking|appear|appearing|face|facing|stand|show|my|a|the|in|front|of|on|before|work|working))+ cameras?(?= )`,
      "gu",
    ),
    " without camera",
  ],
  [
    new RegExp(
      ` (?:camera|कैमरे|कैमरा)(?: (?:ke|k|के))? (?:samne|saamne|aage|pe|par|se|सामने|आगे|पर|से)(?: (?:aana|aane|bolna|bolne|jana|dikhna|kaam|आना|आने|बोलना))* (?:${NAHI}|darr?|डर|sharm|शर्म)(?: (?:aana|bolna|karna|chahiye|pasand|chahta|chahti|lagta|hai|jana|aati|sakta|sakti|आना|बोलना|चाहिए|लगता|है))*(?= )`,
      "gu",
    ),
    " without camera",
  ],
  [
    new RegExp(
      ` ${NEVER}(?: (?:want|like|wish|interested|to|go|going|argue|arguing|fight|fighting|practi[sc]e|practi[sc]ing|appear|appearing|stand|standing|speak|speaking|plead|debate|cases?|work|working|in|into|the|a|at|before|for))+ (?:courts?|courtrooms?)(?= )`,
      "gu",
    ),
    " without court",
  ],
  [
    new RegExp(
      ` (?:courts?|kachehri|kachahri|adalat|कोर्ट|अदालत|कचहरी)(?: (?:me|mein|m|में|ka|ke|ki|का|के|की))?(?: (?:bahas|behas|argue|case|cases|ladna|ladne|bolna|khada|practice|kaam|chakkar|jana|jaana|बहस|केस|लडना|बोलना|काम|जाना))* ${NAHI}(?: (?:karna|karni|krni|jana|jaana|ladna|ladne|bolna|chahiye|pasand|करनी|करना|जाना|लडना|hai|है))*(?= )`,
      "gu",
    ),
    " without court",
  ],
  [/ (?:newsroom|news room|news desk)(?= )/gu, " journalism"],
  // The stream without its maths, whatever stands between.
  [
    / (?:commerce|कॉमर्स|वाणिज्य)(?: (?:stream|le|li|liya|lekar|lena|lene|leke|lu|lun|loon|rha|raha|rahi|rhi|kiya|kar|padh|hai|h|hu|hoon|hun|tha|se|me|mein|but|par|lekin|ली|लिया|ले|रहा|रही|लेना|से|में|है|हूं))+ (?:bina|without|no|बिना) (?:maths?|ganit|गणित|मैथ्स?)(?: (?:ke|k|wali|wala|के))?(?= )/gu,
    " commerce without maths",
  ],
  [
    / (?:commerce|कॉमर्स|वाणिज्य)(?: (?:le|li|liya|lekar|rha|raha|rahi|hai|h|hu|hoon|tha|se|me|mein|but|par|aur|and|lekin|ली|लिया|है|हूं|में|से|पर|और))* (?:maths?|ganit|गणित|मैथ्स?) (?:nahi|nhi|nahin|नहीं|नही)(?: (?:li|liya|hai|h|tha|thi|rakhi|rakha|padhi|ली|लिया|है|थी|रखी))+(?= )/gu,
    " commerce without maths",
  ],
  [
    / (?:maths?|ganit|गणित|मैथ्स?) (?:nahi|nhi|nahin|नहीं|नही) (?:li|liya|hai|h|rakhi|ली|है|रखी) (?:commerce|कॉमर्स|वाणिज्य)(?: (?:me|mein|में))?(?= )/gu,
    " commerce without maths",
  ],
  // Money that is wished is high pay.
  [
    / (?:paisa|paise|kamai|पैसा|पैसे|कमाई) (?:bhi |भी )?(?:accha|achha|acha|acche|achhe|ache|acchi|achhi|badhiya|zyada|jyada|khoob|अच्छा|अच्छे|अच्छी|ज्यादा|बढिया)(?: (?:ho|hona|mile|milna|kamana|kamane|chahiye|chahie|चाहिए|हो|मिले|कमाना))+(?= )| (?:accha|achha|acha|acche|achhe|ache|अच्छा|अच्छे) (?:paisa|paise|पैसा|पैसे)(?: (?:ho|hona|mile|milna|kamana|kamane|chahiye|chahie|चाहिए|हो|मिले|कमाना))+(?= )/gu,
    " high salary",
  ],
  // Neither of two degrees is wished.
  [
    / (?:dont|do not|not|without|bina)(?: (?:want|wish|like|wanna))?(?: to)?(?: (?:do|doing|study|go for|pursue))? (bed|b ed|msc|ma|mcom|mtech|mca|mba) (?:or|and|nor|ya|aur) (bed|b ed|msc|ma|mcom|mtech|mca|mba)(?: ke)?(?= )/gu,
    " without $1 without $2",
  ],
  [
    / na (?:to )?(bed|b ed|msc|ma|mcom|mtech|mca|mba)(?: (?:karna|karni|करना))?(?: (?:hai|h))?(?: (?:aur|or))? na (?:hi )?(bed|b ed|msc|ma|mcom|mtech|mca|mba)(?: (?:karna|karni))?(?: (?:hai|h))?(?= )/gu,
    " without $1 without $2",
  ],
  [/ (?:cant|cannot|can not|dont know how to|not able to) (sing|draw|code|act)(?= )/gu, " without $1"],
  [
    / (?:4th|fourth|iv|chaturth|chaturthi) (?:class|grade|shreni|varg)(?: (?:bharti|karmchari|employees?|vacancy|naukri|jobs?|posts?))*(?= )/gu,
    " sarkari naukri",
  ],
  [/ (?:most |best |more |sabse zyada )*(?:job security|secure jobs?|secure careers?|job pakki)(?= )/gu, " government jobs"],
  [/ (?:no|not|dont want|dont like|not interested in)(?: any| a)? private (?:jobs?|sector|company|companies)(?= )/gu, " government jobs"],
  [
    / (?:disabled|special needs?|special|autistic|handicapped|divyang) (?:children|kids|child|bachch?\S*|bacch\S*)(?= )/gu,
    " special education",
  ],
  [/ problems? solving(?= )/gu, " puzzle"],
  // The field that is written like a small word.
  [
    /(?<= (?:not|except|than|without|avoid|non|dont want(?: to do| to go in| to go into)?)) it(?= (?:field|sector|jobs?|industry|line|company|careers?) | $)/gu,
    " information technology",
  ],
  // What must be no part of the work, in the words that "without" has: "jisme coding na ho", "no coding jobs", "I faint when I see blood".
  [
    new RegExp(
      ` (?:jis(?:me|mein|mai|m)|जिसमें|जिसमे) ${THING}(?: ki (?:zarurat|jarurat|zaroorat))? (?:na|nahi|nhi|nahin|न|ना|नहीं)(?: (?:aani|aana|ana|ani|karni|karna|krni|hona|ho|pade|padhe|padti|lage|chahiye|aati|आनी|करनी|हो|पड़े|पडे))*(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(
      ` (?:no|zero|non) ${THING}(?= (?:jobs?|careers?|work|required|needed|involved|fields?) )(?: required| needed| involved)?`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(
      ` (?:that |which |where )?(?:dont|doesnt|do not|does not|not) (?:need|require|involve|have|include|requiring|involving|needing)s? ${THING}(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [new RegExp(` ${THING} (?:is |are )?not (?:required|needed|involved)(?= )`, "gu"), " without $1"],
  [
    new RegExp(
      `(?<! (?:not|never|no|dont)) (?:i )?(?:faint|fainting|cry|cries|crying|vomits?|disgusted|cant handle|cannot handle|scared|afraid|fear|phobia|cant stand|cannot stand|cant see|cannot see|cant bear|cannot bear|uncomfortable|nervous|allergic|dizzy|sick)(?: (?:when|at|of|if|from|the|sight|see|seeing|i|to|with|by|around|near|having))* (${DREADED})(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(` (${DREADED}) (?:makes?|made|gives?|scares?|frightens?|freaks?|disgusts?) me(?: (?:feel|so|very|out))*(?= )`, "gu"),
    " without $1",
  ],
  [
    new RegExp(
      ` (${DREADED}) (?:se|dekh\\S*|ko dekh\\S*|से|देख\\S*|को देख\\S*)(?: \\S+){0,2} (?:dar\\S*|chakkar|behosh\\S*|nafrat|ghin|ghabra\\S*|allergy|डर\\S*|चक्कर|बेहोश\\S*|घबरा\\S*)(?: (?:lagta|lagti|aata|aate|hai|hota|hoti|ho|jata|jati|लगता|आता|है|हो))*(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [/ (?:old|aged) (?:people|persons?|folks?|citizens?)| senior citizens?| (?:budhe|boodhe|buzurg) log(?:on)?(?= )/gu, " elderly"],
  [/ (?:purani|purane|puraane|old|पुरानी) (?:cheez\S*|chiz\S*|saman|things|objects|coins|चीजें)(?= )/gu, " antique"],
  // Other parlours than those for beauty.
  [/ (ice cream|icecream|tattoo|funeral|massage|gaming|juice|pizza) parl(?:ou?r)s?(?= )/gu, " $1 shop"],
  // A field beside the degree of another: "dental ya bams", "ayurveda bams".
  [
    / (?:dental|dentistry|dentist)(?= (?:or|ya|vs|versus|aur|and) (?:ayurveda |ayurvedic )?(?:bams|bhms|mbbs|bpt|ayurveda|bpharm|pharmacy|nursing|physiotherapy) )/gu,
    " bds",
  ],
  [/(?<= (?:bams|bhms|mbbs|bpt|bpharm) (?:or|ya|vs|versus|aur|and) )(?:dental|dentistry)(?= )/gu, "bds"],
  [/ (?:ayurveda|ayurvedic|ayurved)(?: medicine)?(?= bams )/gu, ""],
  [/(?<= bams )(?:ayurveda|ayurvedic|ayurved) /gu, ""],
  [/(?<= (?:bds|mbbs|bhms|bpt) (?:or|ya|vs|versus|aur|and) )(?:ayurveda|ayurvedic)(?= )/gu, "bams"],
  [/ (?:ayurveda|ayurvedic)(?= (?:or|ya|vs|versus|aur|and) (?:bds|mbbs|bhms|bpt) )/gu, " bams"],
  // Degrees as they are spelt apart in Hindi.
  [/ बी ए(?= )/gu, " बीए"],
  [/ एम ए(?= )/gu, " एमए"],
  [/ (बी|एम) (कॉम|टेक|एससी|एड|फार्मा)(?= )/gu, " $1$2"],
  // Who cannot see, hear or walk, in the words of the text for them.
  [
    / (?:(?:आंखों|आंख) से )?(?:देख (?:नहीं|नही|न) (?:सकत\S+|पात\S+)|(?:कम|धुंधला|ठीक से नहीं|बिल्कुल नहीं) (?:दिखता|दिखाई देता|देख पात\S+|दिखती)|दिखाई (?:नहीं|नही|कम) देत\S+|(?:आंखों|आंख) की रोशनी (?:नहीं|नही|कम|चली)|दृष्टि ?बाधित|दृष्टि बाधित|सूरदास|अंध(?:ा|ी|े)|नेत्र बाधित|ब्लाइंड)(?= )/gu,
    " blind",
  ],
  [
    / (?:andh[aie]|nabeena|nabina|drishti ?badhit|drishtiheen|netraheen|(?:kam|theek se nahi|thik se nahi|bilkul nahi) (?:dikhta|dikhti|dikhai det\S+)|dekh (?:nhi|na) (?:sakt\S+|pat\S+)|(?:aankh|ankh|aankhon|ankho) ki roshni (?:nahi|nhi|kam|chali))(?= )/gu,
    " blind",
  ],
  [
    / (?:(?:सुन (?:नहीं|नही|न) (?:सकत\S+|पात\S+))|(?:कम|नहीं|नही) (?:सुनाई देत\S+|सुनता|सुनती)|सुनाई (?:नहीं|नही|कम) देत\S+|मूक बधिर|श्रवण ?बाधित)(?= )/gu,
    " deaf",
  ],
  [
    / (?:चल (?:नहीं|नही|न) (?:सकत\S+|पात\S+)|व्हील ?चेयर|एक (?:हाथ|पैर) (?:नहीं|नही|खराब|से (?:विकलांग|दिव्यांग))|दोनों पैर (?:नहीं|नही|खराब))(?= )/gu,
    " disabled",
  ],
  // Targets are what sellers are given.
  [
    / (?:(?:sales )?targets?(?: (?:wal[aei]|ka|ki|pressure|pe|par))*(?: (?:kaam|job|naukri|work))?) (?:nahi|nhi|nahin|नहीं)(?: (?:karna|chahiye|pasand|hai|ho))*(?= )| (?:without|no|bina|not)(?: (?:any|sales|have|want))* targets?(?: (?:pressure|based|wala))*(?= )/gu,
    " without sales",
  ],
  // Who would not speak before others, and who would not sit before a screen.
  [
    new RegExp(
      ` (?:without|no|never|avoid|bina|hate|scared of|afraid of|not good at|bad at|weak in|(?:dont|do not|not|cant|never)(?: (?:like|want|have|need|enjoy|give))?(?: to)?)(?: (?:any|much|to|give|giving|do|doing|have|having|too))* ${SPEAKING}(?= )`,
      "gu",
    ),
    " introvert",
  ],
  [
    new RegExp(
      ` ${SPEAKING}(?: (?:me|mein|se|ka|ki|में|से))?(?: (?:pasand|accha|achha|acha|man|पसंद|अच्छा))?(?: (?:nahi|nhi|nahin|नहीं|नही))(?: (?:hai|karna|karni|lagta|लगता|करना|है|chahiye|pasand))*(?= )`,
      "gu",
    ),
    " introvert",
  ],
  [
    / (?:without|no|never|avoid|bina|hate|tired of|dont|do not|not|cant)(?: (?:like|want|wanna|enjoy))?(?: to)?(?: (?:sit|sitting|stuck|stare|staring|work|working|looking))(?: (?:all|day|whole|the|at|in front of|on|before|with|behind|to|a|an|the|my|looking))* (?:computers?|laptops?|screens?|pc)(?: (?:screen|screens|all day|whole day))*(?= )/gu,
    " outdoors",
  ],
  [
    / (?:computers?|laptops?|screens?|कंप्यूटर|लैपटॉप)(?: (?:ke|k|के) (?:samne|aage|saamne|सामने)| (?:par|pe|pr|पर))?(?: (?:baith|baithe|din|bhar|kar|ke|के|karke|रह|rehna|rahna|baithna|बैठ|बैठकर|बैठना))* (?:kaam |काम )?(?:nahi|nhi|nahin|नहीं|नही)(?: (?:hai|है))?(?: (?:karna|karni|baithna|rehna|chahiye|pasand|करना|चाहिए|बैठना|पसंद)(?: (?:hai|है))?)+(?= )/gu,
    " outdoors",
  ],
  // Who cannot pay much asks for what costs little, and not for what pays much.
  [
    / (?:cannot|cant|can not|could not|couldnt|unable to|not able to)(?: (?:really|even))? (?:pay|afford|spend|give)(?: (?:for|so|that|this|too|such|a|the|more|than|high|much|lot|of|big|huge|any|fees?|money|rs|rupees|\d+k?|lakhs?|hazar))*(?= )/gu,
    " paise nahi",
  ],
  [/ (?:sarkari|government|govt|public sector|सरकारी) (?:compan\S*|कंपन\S*)(?= )/gu, " psu"],
  // What the first degree is weighed for is no third choice.
  [
    /(?<= (?:ba|bba|bcom|bsc|bca|btech|bms) (?:or|vs|versus|ya) (?:ba|bba|bcom|bsc|bca|btech|bms)(?: (?:which|better|is|best|konsa|kaunsa|hai|karu|karun|kare))*) (?:for|before|then|ke baad|se pehle|phir)(?: (?:doing|an|a))* mba(?: (?:later|ke liye|karna hai|after|baad me))*(?= )/gu,
    "",
  ],
  // What a friend has become is what is wished too.
  [
    / (?:mera|meri|mere|my)(?: (?:ek|best|school))? (?:dost|friend|saheli|bhai|cousin)(?: (?:ek|became|has become|become|is|an?))? (\S+(?: \S+)?) (?:ban gay[aei]|ban gai|ho gay[aei])?(?: (?:hai|h))?(?: (?:aur|to|toh|and|so))? (?:mujhe bhi|i also want to|i want to also|main bhi)(?: (?:wahi|same|become|be))*(?= )/gu,
    " mujhe $1",
  ],
  // A hand that cannot be used is no skill of the hands, and no left-handedness.
  [
    new RegExp(
      `(?<! (?:on|me|mein|में)) (?:(?:ek|dono|one|both|left|right|dahin\\S*|bay\\S*|my|mera|mere|एक|दोनों|मेरा|मेरे|बाएं|बायां|दाएं|दाहिन\\S*) )+(?:ha+th|ha+thon|hands?|arms?|हाथ|हाथों) (?:(?:se|ka|is|has|have|a|some|me|mein|थोडा|में|से|का) )*${NO_USE}(?= )`,
      "gu",
    ),
    " disabled",
  ],
  [/ (?:hearing (?:impaired|impairment|handicapped|disab\S*|loss)|hard of hearing)(?! (?:teachers?|educators?|school) )(?= )/gu, " deaf"],
  [/ (?:samm?a+n|सम्मान)(?= )/gu, " izzat"],
  // A machine that takes the work of others is none of their kind: "ai doctors ki job kha jayega".
  [new RegExp(` ${MACHINE} ${WHOSE} (ko replace|को रिप्लेस)(?= )`, "gu"), " $2 $3 $1"],
  [
    new RegExp(
      ` ${MACHINE} ${WHOSE} ((?:k[iae]|की|का|के) (?:jobs?|naukri\\S*|kaam|jagah|नौकरी|काम|जगह))(?= (?:(?!(?:mil|lag|kaise|मिल|लग|कैसे)\\S* )\\S+ ){0,2}?${TAKES} )`,
      "gu",
    ),
    " $2 $3 $1",
  ],
  // Whether a stream or a field is dead asks for its scope.
  [
    new RegExp(
      ` (?:is|are|has)(?: the)? (${STREAM_OR_FIELD}) (?:a )?(?:dead|dying|over|finished|obsolete)(?: (?:now|stream|field))?(?= $)`,
      "gu",
    ),
    " kya $1 ka scope hai",
  ],
  [
    new RegExp(
      `(?<! (?:ai|एआई) (?:.* )?) (${STREAM_OR_FIELD}) (?:khatam|khatm|dead|खत्म)(?: (?:ho|hone|gay[aei]|gya|raha|rha|rahi|hai|jayega|jayegi|wala|chuka|kya|हो|गया|रहा|रही|जाएगा|है|क्या))*(?= $)`,
      "gu",
    ),
    " kya $1 ka scope hai",
  ],
  // A course of some months is a short one, and work that is sure after it is no post for life.
  [
    / courses?((?: \S+){0,3}) (?:[1-9]|one|two|three|four|six|ek|do|teen|char|chaar|chh?e|kuch) (?:months?|mahin\S*|महीन\S*) (?:ka|ke|ki|wal[aei]|का|के)(?: (?:ho|hai))?(?= )/gu,
    " short course$1",
  ],
  [
    / (?:[1-9]|one|two|three|four|six|ek|do|teen|char|chaar|chh?e|kuch) (?:months?|mahin\S*|महीन\S*)(?: (?:ka|ke|ki|wal[aei]|का|के))?(?: \S+)? courses?(?= (?:.* )?(?:jobs?|naukri|नौकरी|batao|bataiye|konsa|kaunsa|best|which) )/gu,
    " short course",
  ],
  [/(?<= short course (?:.* )?)(?:aur |and )?government jobs?(?= (?:ho|hai|mile|milni|chahiye|jaye)? ?$)/gu, "job"],
  // The stream for a kind of development is that for its developer.
  [/(?<= stream(?: \S+){0,4}) (game|web|app|software|android|website) development(?= )/gu, " $1 developer"],
  [/ (game|web|app|software|android|website) development(?= (?:ke liye|k liye|के लिए) (?:\S+ ){0,4}stream )/gu, " $1 developer"],
  // Who would travel for free asks for no fees.
  [
    /(?<= (?:travel\S*|world|ghum\S*|ghoom\S*|duniya|trips?)(?: \S+){0,3}) (?:for free|free me|free mein|free of cost|muft me|muft mein)(?= )/gu,
    "",
  ],
  // Whether it is a waste asks whether it is worth it.
  [
    / (?:so )?is (?:it|this) (?:just )?(?:an? )?(?:total |complete )?(?:waste|bekar|bekaar)(?: of (?:time|money))?(?= (?:for me )?$)/gu,
    " is it worth it",
  ],
  // A field of design that is to be entered without something is its designer's work.
  [
    /(?<! (?:as|become|be|an?) ) (fashion|interior|graphic|game|jewellery|textile) design(?:ing)?(?= (?:without|bina|ke bina|w o) (?!(?:any |a )?(?:degree|drawing|maths?|coding) )| (?:nift|nid|iit|college) ke bina )/gu,
    " $1 designer",
  ],
  // Who left a degree and asks for what needs none has none in hand.
  [
    / (?:i |we )?(?:left|quit|dropped(?: out)?(?: of)?|discontinued|leave) (?:my |the )?(?:b ?tech|engineering|b ?sc|b ?com|b ?a|bba|bca|mbbs|college|degree)(?: (?:in|after|at|during) (?:\S+ ){0,2}(?:sem|semester|year))?(?= (?:.* )?(?:without|no|bina)(?: any| an?)? degree)/gu,
    " ",
  ],
  // What relatives say, beside what one likes oneself and asks options for.
  [
    / (?:relatives|rishtedar|everyone|everybody|people|sab log|log|society|neighbours|padosi)(?: (?:are|all|keep|is|always|sab))* (?:saying|says?|said|telling|tells?|bol\S*|keh\S*|kah\S*)(?: (?:to|her|him|me|us|that|she|he|should|must|rahe|hai|hain))* (?:take|takes?|do|go|le|lo|opt for)(?: \S+){1,6}?(?= (?:she|he|i|but she|but he|par|lekin|but i|mujhe|use) (?:.* )?(?:options?|careers?))/gu,
    " ",
  ],
  [/ (?:hight|hights|heigth|hieght|heght|haight)(?= )/gu, " height"],
  [/ (?:wthout|witout|widout|withot|withou|w o)(?= )/gu, " without"],
  [/ (?:managment|mangement|managemnt|mgmt)(?= )/gu, " management"],
  [/(?<= (?:to|into)) product management(?= )/gu, " product manager"],
  // Who works in a hotel would become a manager there.
  [
    /(?<= (?:hotels?|restaurants?|stewards?|waiters?|housekeeping|होटल|रेस्टोरेंट)(?: \S+){0,14}) ((?:become|becoming|be)(?: an?| the)?|ka|se) manager(?= )|(?<= (?:hotels?|restaurants?|stewards?|waiters?|होटल)(?: \S+){2,14}) (?:manager|मैनेजर)(?= (?:kaise|ban\S*|banna|कैसे|बन\S*) )/gu,
    " become hotel manager",
  ],
  // Cyber crime in the police is work of its inspectors.
  [/ (?:cyber ?crime|साइबर क्राइम) (?:police|cell|branch|thana|department|dept|officer|पुलिस|सेल)(?= )/gu, " police inspector"],
  // A post whose examination alone is prepared for.
  [
    new RegExp(
      ` ${BANK_PO}(?= )(?:(?<= ${PREPARATION}(?: \\S+){0,4} ${BANK_PO})|(?= (?:\\S+ ){0,3}${PREPARATION} ))(?<! ${WEIGHED} .*)(?!.* ${WEIGHED} )`,
      "gu",
    ),
    " ibps po",
  ],
  // Beside what is liked, another thing that is not: "no maths also", "computer pasand hai par coding nahi".
  [new RegExp(` no (${SUBJECTS}) (?:also|too|either|bhi)(?= )`, "gu"), " without $1"],
  [/(?<= (?:likes?|loves?|wants?|enjoys?)) to (?:draw|sketch)(?= )/gu, " drawing"],
  // The subject that is not there is said before what one cannot bear: a second "without" behind the first would be lost.
  [
    new RegExp(` (hate|dislike|cant stand|scared of|afraid of) (${DREADED}) (?:and |or )?without (${SUBJECTS})(?= )`, "gu"),
    " without $3 $1 $2",
  ],
  [new RegExp(` (?:par|but|lekin|magar|पर|लेकिन|मगर) (${SUBJECTS}) (?:nahi|nhi|नहीं)(?= )(?! (?:aat|आत))`, "gu"), " bina $1"],
  // Of two ways or courses, the class of the family and what both lead to decide nothing.
  [
    /(?<= (?:better|best|or|vs|ya|versus) (?:.* )?)(?:for|ke liye) (?:an? )?middle class(?: (?:family|families|students?))?(?= )/gu,
    "choose",
  ],
  [/(?<= polytechnic (?:vs|or|ya|versus) (?:\S+ ){1,3}(?:.* )?)(?:for|ke liye) (?:an? )?engineer(?:ing)?(?= )/gu, "choose"],
  // "Kiye bina" rules out as "ke bina" does.
  [/ (?:kiye|kie|kie|karke|kare|किए|किये|करे) (?:bina|बिना)(?= )/gu, " ke bina"],
  // As it is heard.
  [/ m[ae]rch[ae]n[td] (?:n[ae]v[iy]|naavy|nevi)(?= )/gu, " merchant navy"],
  // Who grades stones is a gemologist, and how one becomes an Agniveer is told by its recruitment: three forces have such posts.
  [/ (?:diamond|gem|gemstone|heera|hire|हीरा|हीरे) (?:ग्रेडर|grader|grading|assorter|sorter)s?(?= )/gu, " gemologist"],
  [/ agniveer (?=(?:kaise |kese |kais )?(?:bane|ban|banu|banna|banne|banun)(?: |$))/gu, " agniveer bharti details "],
  [/(?<= (?:become|be|as) an?) agniveer(?= )/gu, " agniveer bharti details"],
  // Where else than there is everywhere.
  [/ (?:in )?(?:the )?railways? or (?:elsewhere|anywhere(?: else)?|outside|other places?)(?= )/gu, " "],
  // Posts of the Government for who has not studied long are those after Class 10.
  [
    /(?<= (?:government|govt|sarkari|सरकारी) (?:jobs?|naukri|nokri|naukari|नौकरी)(?: \S+){0,2}) (?:with |in |by |for )?(?:very )?(?:less|little|low|least|minimum|basic) (?:study|studies|studying|education|qualifications?)(?= )/gu,
    " after class 10",
  ],
  [
    / little study(?: (?:me|mein|wali|ke saath|में|वाली))? (?=(?:sarkari|government|govt|सरकारी) (?:jobs?|naukri|nokri|नौकरी) )/gu,
    " 10th ke baad ",
  ],
  // A subject of Class 11 that is taken is a stream, of which is asked what it keeps open.
  [
    / (?:if )?(?:(?:i|we|my (?:son|daughter)) )?(?:take|takes|taking|choose|chooses|opt for|with|after taking) (?:bio|biology)(?: (?:in|for) (?:class )?11(?:th)?)?(?: then)? (?:which|what)(?: all)? (?:careers?|jobs?|options?|fields?|doors?)(?: (?:remain|stay|are|will|be|is|can|left))* open(?= )/gu,
    " careers open with pcb",
  ],
  [
    / (?:if )?(?:(?:i|we|my (?:son|daughter)) )?(?:take|takes|taking|choose|chooses|opt for|with|after taking) maths?(?: (?:in|for) (?:class )?11(?:th)?)?(?: then)? (?:which|what)(?: all)? (?:careers?|jobs?|options?|fields?|doors?)(?: (?:remain|stay|are|will|be|is|can|left))* open(?= )/gu,
    " careers open with pcm",
  ],
  // Years that are no class.
  [/(?<= (?:salar(?:y|ies)|pay|earn\S*|income|package)(?: .*)?) after (1[02]) (years?|yrs?)(?= )/gu, " $1 $2 later"],
  // A degree of two words is ruled out whole.
  [/ ((?:bsc|b sc|btech|b tech|diploma|iti) (?!(?:ke|ki|ka) )\S+) ke (?:bina|बिना)(?= )/gu, " without $1"],
  // A law course straight after Class 12 is the five-year one.
  [
    new RegExp(
      ` (${AFTER_12TH})(?: (?:direct|directly|seedhe|sidhe|seedha|sidha|turant|immediately|straight|ही|सीधे|तुरंत))* (?:llb|ll b|law|wakalat|vakalat|एलएलबी|लॉ|वकालत)(?: (?:course|degree|कोर्स))?(?= )`,
      "gu",
    ),
    " $1 ba llb",
  ],
  [
    new RegExp(
      `(?<! (?:ba|bba|bcom|b com|bsc)) (?:direct |directly |seedhe |सीधे )?(?:llb|ll b|law|एलएलबी|लॉ)(?: (?:course|degree|directly|direct|immediately|straight|right|सीधे|कोर्स))* (${AFTER_12TH_TOO})(?= )`,
      "gu",
    ),
    " ba llb $1",
  ],
  // Who would rather not meet people is quiet.
  [
    / (?:without|no|avoid|bina|dont|do not|not|hate|cant|didnt)(?: (?:like|want|wanna|enjoy|love|need|have|too much|much|any|good at))?(?: to)? (?:talk|talking|meet|meeting|deal|dealing|interact|interacting|interaction|speak|speaking)(?: (?:to|with))?(?: (?:many|new|other|too many|a lot of))? (?:people|customers|clients|others|public|strangers)(?= )| (?:without|no|avoid|bina)(?: (?:any|much|too many))? (?:phone )?(?:calls|calling)(?= )/gu,
    " introvert",
  ],
  [
    / (?:logo|logon|log|people|customers?|लोगों|लोगो) (?:se|ke saath|से|के साथ)(?: (?:zyada|jyada|ज्यादा))? (?:baat|baatein|milna|milne|bolna|deal|बात|बातें|मिलना|मिलने|बोलना)(?: (?:karna|karne|krna|करना|करने))?(?: (?:ka|का))?(?: (?:mann?|pasand|accha|achha|acha|मन|पसंद|अच्छा))?(?: (?:lagta|लगता))? (?:nahi|nhi|nahin|नहीं|नही)(?: (?:lagta|pasand|karni|karna|करना|करनी|लगता|पसंद))?(?= )/gu,
    " introvert",
  ],
  // What is put right is repaired, where it is a machine.
  [
    /(?<= (?:gaa?diy?an?|gaa?di|vehicles?|machines?|bikes?|cars?|scooters?|scooty|motors?|engines?|mobiles?|phones?|computers?|laptops?|tv|fridge|pankh[ae]|ghadi|cheez[ei]n?|गाडी|गाडियां|मशीनें?|बाइक|कार|मोबाइल|फोन|इंजन|कंप्यूटर|चीजें)) (?:theek|thik|thek|sahi|ठीक|सही) (?=(?:kar|कर)\S*(?: |$))/gu,
    " repair ",
  ],
  [/ (?:enginering|enginnering|engeneering|enginearing|engineerin|enjineering|ingineering)(?= )/gu, " engineering"],
  // The IFS of the forests, beside the one of embassies.
  [/ ifs(?= (?:\S+ )?(?:of|in|ki|wala|wali) (?:\S+ )?(?:forest|van|jungle) )| (?:forest|jungle) wala ifs(?= )/gu, " indian forest service"],
  // A science of two words and who teaches it.
  [/ (political|computer|home|food) science (?:ka|ke|ki|का|के|की) (professor|lecturer|teacher|प्रोफेसर|टीचर|लेक्चरर)(?= )/gu, " $1 science $2"],
  // Those who bring their troubles are listened to.
  [
    / (?:logo|logon|log|sab|sabki|sabke|people|दोस्तों|लोगों) (?:ki |ke |की |के )?(?:problems?|pareshani\S*|baa?te+n?|baate+n|dukh\S*|समस्या\S*|परेशानी|बातें|बात|दुख)(?: \S+)? (?:sun\S*|solve|suljha\S*|सुन\S*|सुलझा\S*)(?= )/gu,
    " psychology",
  ],
  // What a child does all day is what it likes.
  [
    / (drawing|painting|sketching|singing|dancing|dance|coding|reading|cooking) (?:karta|karti|karte|करता|करती) (?:hai |rehta |rehti |है )*(?:din bhar|dinbhar|poora din|pura din|all day|hamesha|hamesa)(?= )/gu,
    " $1 pasand hai",
  ],
  // A subject left for a field is one that the field would be entered without.
  [/ (maths?|ganit|physics|chemistry|bio|biology|गणित) (?:ko )?chh?od(?: ?kar| ?ke)? (\S+) (?:me|mein|main) ja sak\S*/gu, " $2 $1 ke bina"],
  // Which of two trainings leads to a work is asked of the work.
  [
    /(?<= (?:kaise|kese) (?:ban|bane)\S*(?: (?:hai|hain|h))?) (?:iti|diploma)(?: (?:kar\S*|pad\S*|hog[ai]|hota|hai))* (?:ya|or|ki) (?:iti|diploma)(?= )/gu,
    "",
  ],
  // The science of somebody's work, where its subjects are asked.
  [
    /(?<= subjects?(?: \S+){0,5} (?:for|to|in) )(archaeo|anthropo|socio|crimino|oceano|meteoro)logy(?! (?:professor|teacher|lecturer|researcher) )(?= )/gu,
    "$1logist",
  ],
  [/(?<= )(archaeo|anthropo|socio|crimino|meteoro)logy(?= (?:ke liye|subjects?)(?: \S+){0,4} (?:subjects?|class) )/gu, "$1logist"],
];

const QUICK = REWORDINGS.map(([said, meant]) => [Pattern.of(said), meant] as const);

/** A padded text with those words in place. */
export const reworded = (text: string): string => QUICK.reduce((now, [said, meant]) => now.replace(said, meant), text);
