import { anyCue, phrases } from "../../reading/words.ts";
import { degreeSubjectsAnswer } from "../degree-subjects.ts";
import { examBriefly, payOfCareer, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  AFTER_SHASTRI,
  CIVIL_SERVICES_WITH_A_DISABILITY,
  COLLEGES_OF_DESIGN,
  COMPUTERS_WITHOUT_CODE,
  ECONOMICS_WITHOUT_MATHS,
  ENGINEER_WITH_YEARS_TO_IT,
  ENGINEERING_WITH_BIOLOGY,
  ENGINEERING_WITH_SUCH_MARKS,
  ENGINEERING_WITHOUT_MONEY,
  ENGLISH_IN_LAW,
  FAILED_A_SUBJECT_FIRST,
  FEW_MARKS_FOR_A_DEGREE,
  FORCES_AFTER_A_FAILED_12TH,
  FREE_SKILL_COURSES,
  GERMANY_AFTER_SCHOOL,
  HIGH_NUMBER_AND_FORCES,
  HOME_WORK_FOR_A_GRADUATE,
  HOURS_FOR_UPSC,
  INTELLIGENCE_SERVICES,
  JEE_ADVANCED_TWICE,
  LAW_IN_FIVE_OR_THREE,
  LEARNING_AFTER_LOST_WORK,
  MBBS_ABROAD,
  OUT_OF_THE_OFFICE,
  PILOT_WITHOUT_MONEY,
  PLAYING_LATE,
  QUICK_COURSES_AFTER_10TH,
  QUICK_COURSES_AFTER_12TH,
  SCIENTIST_WITHOUT_IIT,
  SECURITY_TESTING_AND_THE_LAW,
  TEACHING_FOR_WOMEN,
  WORK_NEAR_HOME_FOR_HER,
} from "./often-asked-texts.ts";

const TEACHER = "(?:teachers?|teaching|shikshak|adhyapak|टीचर|शिक्षक|अध्यापक)";
const FOR_WOMEN =
  "(?:good|safe|right|best|suitable|acch?[aie]|achh?[aie]|sahi|theek|अच्छ[ाीे]|सही)(?: \\S+){0,5} (?:women|woman|girls?|ladies|ladki\\S*|mahila\\S*|females?|लडकिय\\S*|लडकी|महिला\\S*)|(?:women|girls?|ladies|ladki\\S*|mahila\\S*|लडकिय\\S*|लडकी|महिला\\S*)(?: \\S+){0,4} (?:good|safe|right|best|suitable|acch?[aie]|achh?[aie]|sahi|theek|अच्छ[ाीे]|सही)";

const ENGINEERING = "(?:engineering|engineer|b ?tech|engg|be|इंजीनियरिंग|इंजीनियर|बीटेक)";
const MIDDLING = "(?:4[5-9]|5\\d|6\\d|7[0-4])";
const OF_MARKS = `(?:(?:got|scored?|have|has|with|mile|aaye|hai|only|sirf|just|पाए|मिले|आए) (?:only |just |about |around )?${MIDDLING}(?: percent\\S*| marks)?|${MIDDLING} (?:percent\\S*|marks|in (?:class )?(?:12|12th|pcm|boards?)|(?:12|12th|pcm) (?:me|mein)|प्रतिशत))`;

const NO_MONEY =
  "(?:(?:pais[ae]|paisa|money|fees?|पैस[ाेों]|फीस) (?:(?:bilkul|itne|utne|zyada|भी|इतने) )?(?:nahi|nhi|nahin|kam|नहीं|नही|कम)|(?:no|little|less|not enough|without|cant afford|cannot afford|low) (?:the |much )?(?:money|fees?|income|paisa)|poor|gareeb|garib|cant afford|cannot afford|low income|बिना पैसे|गरीब)";
const HOW = "(?:how|kaise|kese|can|possible|kar sak\\S*|ban sak\\S*|want|chaht\\S*|karn[ai]|banna|hai|कैसे|सक\\S*|करन[ाी]|बनना|चाहत\\S*)";

const BIOLOGY = "(?:bio(?:logy)?|pcb|biology wal\\S*|bio wal\\S*|बायोलॉजी|बायो|जीव विज्ञान)";
const MAY =
  "(?:can|could|may|possible|eligible|allowed|(?:kar|ho|ja|le|ban|mil|कर|हो|जा|ले|बन|मिल) ?(?:sak|सक)\\S*|is there|kya|options?|karna|चाह\\S*|क्या)";

const FAILED_PAPER =
  "(?:(?:fail(?:ed)?|compartment|फेल)(?: \\S+){0,3} (?:in )?(?:class )?(?:12|12th|xii|boards?)|(?:12|12th|class 12|boards?)(?! (?:yrs?|years?|saal|sal|months?) )(?: \\S+){0,4} (?:fail(?:ed)?|compartment|back|फेल))";
const SUBJECT = "(?:maths?|physics|chemistry|biology|english|accounts?|economics|hindi|ek subject|one subject|गणित|मैथ्स?|एक विषय)";
const THEN_A_DEGREE = "(?:bca|b ?tech|bba|bcom|b com|bsc|b sc|ba|degree|college|admission|बीसीए|बीकॉम|डिग्री|कॉलेज)";

const HOURS = "(?:how (?:many|much) (?:hours?|time)|kitn[aei] (?:ghant[aei]|der|time)|hours? (?:a|per|daily|study)|कितन[ेा] घंट[ेा])";

const OF_ENGINEERS =
  "(?:(?:mechanical|civil|electrical|electronics|production|automobile|chemical|core)(?: \\S+)? (?:engineers?|engineering|background|branch))";
const YEARS_OF_WORK =
  "(?:(?:\\d+|two|three|four|five|do|teen|char|paanch) ?(?:years?|yrs?|saal|sal|साल)(?: \\S+)? (?:experience|exp|anubhav|work|job|अनुभव))";
const INTO_IT = "(?:it|software|coding|data|programming|it (?:field|sector|industry|company)|आईटी|सॉफ्टवेयर)";
const TURNS = "(?:switch|shift|move|change|transition|jana|jaana|enter|get into|go to|जाना|बदलना)";

const FROM_HOME =
  "(?:(?:work|working|job|kaam|jobs?|earn\\S*|kama\\S*|काम) (?:from|at|se) home|work from home|wfh|ghar (?:se|baithe|par)|घर (?:से|बैठे|पर))";
const AT_HOME =
  "(?:house ?wi(?:fe|ves)|home ?makers?|married(?: woman)?|shaa?di ?shuda|\\d+ (?:years?|saal) (?:ka )?gap|gap of \\d+ years?|gruhini|grihini|गृहिणी|हाउसवाइफ)";
const A_GRADUATE = "(?:graduates?|graduation|ba|bcom|b com|bsc|b sc|ma|mcom|msc|degree|postgraduate|ग्रेजुएट|स्नातक)";

const EYES = "(?:eyes?|eye ?sight|vision|number|power|chashm[ae]|specs|spectacles|glasses|myopia|nazar|नजर|चश्म[ाे]|नंबर)";
const HIGH_NUMBER = "(?:minus )?(?:[4-9]|1\\d)(?: (?:5|25|50|75|0))?";
const FORCES = "(?:army|air ?force|navy|nda|cds|afcat|defen[cs]e|agniveer|fauj|sena|pilot|सेना|आर्मी|एयरफोर्स|नेवी)";

const HACKING = "(?:(?:ethical |white hat )?hack(?:ing|er|ers)|penetration test(?:ing|er)|pen ?test\\S*|bug bount\\S*|हैकिंग|हैकर)";
const LAWFUL = "(?:legal|illegal|allowed|crime|jail|lawful|kanooni|gair ?kanooni|galat|jurm|apradh|कानूनी|गैरकानूनी|अपराध|जेल)";

const COURSE = "(?:courses?|training|diploma|certificate|कोर्स|ट्रेनिंग)";
const AFTER_10TH =
  "(?:(?:passed|cleared|completed|done with|just finished) (?:class )?(?:10|10th|tenth|matric)|after (?:class )?(?:10|10th|tenth|matric)|(?:10|10th|10वीं|दसवीं|dasvi|matric)(?: (?:class|pass|पास))* (?:ke baad|k baad|baad|के बाद))";
const QUICK = "(?:earning soon|quick\\S*|fast\\S*|short|soon|jaldi|turant|immediate\\S*|early|kam (?:time|samay)|जल्दी|तुरंत|शॉर्ट)";
const FOR_WORK = "(?:jobs?|naukri|kaam|earn\\S*|work|income|नौकरी|काम|कमा\\S*)";

const WITH_COMPUTERS = "(?:computers?|it|tech|technology|software|laptop|कंप्यूटर|आईटी)";
const NO_CODE =
  "(?:(?:hate|dislike|dont like|do not like|not like|not good at|dont want|without|no|bina|not interested in|avoid)(?: \\S+)? (?:coding|programming|code)|(?:coding|programming)(?: \\S+){0,2} (?:nahi|nhi|nahin|pasand nahi|ke bina|na (?:ho|karni))|कोडिंग (?:नहीं|पसंद नहीं|के बिना)|बिना कोडिंग)";

const SCIENTIST = "(?:scientists?|research(?:ers?)?|vaigyanik|वैज्ञानिक)";
const WITHOUT_IIT =
  "(?:(?:without|not from|bina|no|बिना) (?:an? )?(?:iits?|iit degree|iisc|आईआईटी)|(?:iit|आईआईटी) (?:(?:ke|k|के) (?:bina|बिना)|nahi|nhi|नहीं))";

const FAILED_12TH =
  "(?:(?:12|12th|class 12|inter|बारहवीं|12वीं)(?: \\S+){0,3} (?:fail(?:ed)?|फेल)|(?:fail(?:ed)?|फेल)(?: \\S+){0,3} (?:12|12th|class 12|inter|बारहवीं|12वीं))";
const THE_FORCES = "(?:army|fauj|agniveer|sena|navy|air ?force|bsf|crpf|cisf|itbp|ssb|सेना|फौज|आर्मी|अग्निवीर)";

const DISABLED = "(?:handicap\\S*|disab\\S*|divyang\\S*|viklang\\S*|blind|deaf|wheelchair|pwd|दिव्यांग\\S*|विकलांग\\S*)";
const CIVIL_SERVICES = "(?:ias|ips|upsc|civil services?|collector|irs|आईएएस|आईपीएस|यूपीएससी|कलेक्टर)";

const ENGLISH = "(?:english|angrezi|angreji|इंग्लिश|अंग्रेजी)";
const NEEDED =
  "(?:[jz]a?ruri|[jz]aroori|compulsory|mandatory|must|need(?:ed|s)?|requires?|required|necessary|important|chahiye|aan[ai] chahiye|good|fluent|weak|without|bina|nahi aat[aei]|जरूरी|चाहिए|बिना|कमजोर|नहीं आत[ीा])";

const LOST_WORK =
  "(?:(?:lost|lose|left without) (?:my |the |his )?(?:job|work)|laid off|layoff|fired|(?:job|naukri) (?:chali gayi|chhut gayi|gayi|chhoot gayi|nahi rahi)|company (?:band|closed|shut)|नौकरी (?:चली गई|छूट गई))";
const TO_LEARN =
  "(?:what (?:should|can|to|do)(?: \\S+)? (?:learn|study)|kya (?:s(?:ee|i)khu\\S*|s(?:ee|i)khe\\S*|s(?:ee|i)khna|padhu\\S*)|which (?:course|skill)|kaun ?s[ai] (?:course|skill)|new skills?|क्या (?:सीख\\S*|पढ\\S*))";

const CRICKET = "(?:cricket(?:er)?|football(?:er)?|kabaddi|hockey|क्रिकेट(?:र)?|फुटबॉल|कबड्डी|हॉकी)";
const LATE_FOR_IT =
  "(?:(?:1[7-9]|2\\d) (?:saal|sal|years?|yrs?|ki umar|ka hu|ki hu|साल)|(?:age|am|i m|im|umar) (?:1[7-9]|2\\d)|too late|late ho\\S*|der ho\\S*)";
const NOT_SELECTED =
  "(?:(?:state|district|zila|club|academy)(?: \\S+){0,3} (?:nahi|nhi|not|never|नहीं)|(?:not|never|nahi|nhi)(?: \\S+){0,4} (?:state|district|zila|club|academy|selected|selection)|(?:late|der)(?: .*)?|abhi shuru|start now|begin now)";

const ABROAD_STUDY =
  "(?:study|studying|studies|padh\\S*|bachelors?|btech|b tech|engineering|degree|course|ausbildung|university|college|पढ\\S*)";
const GERMANY = "(?:germany|german university|deutschland|जर्मनी)";

const MEDICINE =
  "(?:mbbs|medical(?! (?:transcription\\S*|coders?|coding|represent\\S*|writ\\S*|lab\\S*|scribe\\S*|record\\S*|tourism|physicists?))|medicine(?! professors?)|doctor|एमबीबीएस|डॉक्टर)";
const MEDICINE_ABROAD =
  "(?:russia|ukraine|georgia|kazakhstan|kyrgyzstan|uzbekistan|china|philippines|bangladesh|nepal|armenia|abroad|videsh|bahar se|foreign|रूस|विदेश|यूक्रेन)";

const COLLEGES = "(?:colleges?|institutes?|universit(?:y|ies)|schools?|कॉलेज)";
const DESIGN = "(?:fashion(?: design\\S*)?|design(?:ing)?|textile design|product design|graphic design|interior design|फैशन|डिज़?ाइन\\S*)";

const THIRD_TIME =
  "(?:third|3rd|teesri|tisri|three|3|fourth|4th) (?:time|times|attempt|attempts|baar|bar|chance)|(?:teesri|tisri) baar|तीसरी बार";

const FEW_MARKS = "(?:3[3-9]|4\\d)";
const OPEN_DEGREE = "(?:bca|bba|bcom|b com|ba|bsc|b sc|bjmc|bhm|bsw|graduation|बीसीए|बीबीए|बीकॉम|बीए|बीएससी)";

const AFTER_12TH =
  "(?:after (?:class )?(?:12|12th)|(?:12|12th|inter|बारहवीं|12वीं)(?: (?:class|pass|पास))* (?:ke baad|k baad|baad|pass|के बाद))";

const SHASTRI = "(?:shastri|acharya|sanskrit (?:degree|university|graduate)|शास्त्री|आचार्य)";
const WHAT_FOLLOWS = "(?:ke baad|k baad|baad|after|jobs?|naukri|career|scope|kya|future|के बाद|नौकरी|करियर)";

const WORK_AT_A_DESK = "(?:it|software|desk|office|bank|corporate|computer|call cent\\S*|bpo|coding|ऑफिस|आईटी)";
const WANTS_OUT = "(?:bore\\S*|tired|fed up|quit|leave|leaving|switch|change|chhod\\S*|badal\\S*|thak\\S*|बोर|छोड\\S*|बदल\\S*)";
const OUTDOORS = "(?:outdoors?|outside|open air|nature|field|forest|jungle|mountains?|pahad\\S*|farming|kheti|बाहर|जंगल|खेती)";

const NOT_LET_FAR =
  "(?:(?:ghar se|ghar|home)(?: \\S+){0,2} (?:door|dur|far|bahar)(?: \\S+){0,3} (?:nahi|nhi|not|नहीं)(?: \\S+)?|(?:not|dont|wont) (?:allow\\S*|let)(?: \\S+){0,4} (?:far|outside|away|out)|(?:near|close to|ghar ke paas|ghar ke pass|घर के पास)(?: \\S+){0,2} (?:home|house|naukri|job|kaam|work|नौकरी)|घर से दूर नहीं)";
const A_GIRL = "(?:ladki|girl|female|woman|daughter|beti|sakti|लडकी|बेटी|महिला)";
const AFTER_SCHOOL = "(?:12|12th|10|10th|inter|12वीं|10वीं)";

const ECONOMICS = "(?:economics|eco hons|economics hons|economics honours|अर्थशास्त्र|इकोनॉमिक्स)";
const NO_MATHS =
  "(?:(?:without|dropped|drop|no|left|not taken|didnt take|dont have|bina|nahi li|nhi li|chhod\\S*)(?: \\S+)? (?:maths?|mathematics)|maths? (?:nahi|nhi|nahin|chhod\\S*|dropped|ke bina)|बिना (?:गणित|मैथ्स?)|(?:गणित|मैथ्स?) (?:नहीं|के बिना))";

const LAW = "(?:law|llb|ba llb|ballb|वकालत|लॉ)";
const AFTER_A_DEGREE =
  "(?:after (?:graduation|degree|bcom|ba|bsc|bba)|(?:graduation|degree) (?:ke baad|k baad|baad)|(?:3|three|teen) (?:year|saal)\\S*|ग्रेजुएशन के बाद)";

const AFTER_12TH_OR =
  "(?:after (?:class )?(?:12|12th)|(?:12|12th)(?: (?:ke baad|k baad|baad))?|(?:5|five|paanch) (?:year|saal)\\S*|12वीं के बाद)";
const SPIES = "(?:raw|r a w|research and analysis wing|ib|intelligence bureau|रॉ|आईबी)";
const TO_JOIN = "(?:join|kaise|how|become|agents?|officers?|job|naukri|exam|bharti|banna|ban|जासूस|कैसे|भर्ती)";

const A_PILOT = "(?:pilot|पायलट)";

const FREE = "(?:free|muft|mufat|bina (?:fees?|paise)|without (?:fees?|money)|no fees?|sarkari free|मुफ्त|निशुल्क)";
const SKILL_COURSE =
  "(?:beautician|beauty|tailor\\S*|silai|sewing|stitching|computer|mobile repair\\S*|electrician|plumb\\S*|welding|ac repair\\S*|driving|cooking|bakery|mehndi|nurs\\S* assistant|skill|ब्यूटी\\S*|सिलाई|कंप्यूटर)";

/** Asked by many, where one word of the question, which a wider topic would pass over, decides the answer. */
export const OFTEN_ASKED_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${TEACHER} )(?=.* ${FOR_WOMEN} )`, "u"),
    unless: phrases("or|vs|versus|ya|या|professor|college|only|sirf"),
    ofCareers: true,
    reply: TEACHING_FOR_WOMEN,
    below: [payOfCareer],
    careerFirst: phrases("salar\\S*|earn\\S*|pay|kama\\S*|vetan|tankhwah|वेतन|कमा\\S*"),
  },
  {
    cue: new RegExp(`^(?=.* ${ENGINEERING} )(?=.* ${OF_MARKS} )`, "u"),
    unless: phrases(
      "commerce|arts|pcb|bio|neet|jee (?:main |mains )?(?:me|mein|percentile|rank|score)|percentile|rank|lakh|saal|years?|10th|class 10|10|diploma|polytechnic|mtech|bsc|bca|gate|age|umar|कॉमर्स|आर्ट्स|साल|डिप्लोमा",
    ),
    ofCareers: true,
    reply: ENGINEERING_WITH_SUCH_MARKS,
  },
  {
    cue: new RegExp(`^(?=.* ${ENGINEERING} )(?=.* ${NO_MONEY} )(?=.* ${HOW} )`, "u"),
    unless: phrases(
      "death|died|expired|guzar\\S*|coaching|mtech|drop|chhod\\S*|left|mid|beech|abroad|videsh|hostel|loan|private college|degree|fail\\S*|or|vs|ya|मौत|लोन|छोड\\S*|या",
    ),
    ofCareers: true,
    reply: ENGINEERING_WITHOUT_MONEY,
  },
  {
    cue: new RegExp(`^(?=.* (?:engineering|b ?tech|engineer|इंजीनियरिंग|बीटेक) )(?=.* ${BIOLOGY} )(?=.* ${MAY} )`, "u"),
    unless: phrases(
      "without|bina|no|not|nahi|nhi|nahin|pcmb|maths?|vs|versus|or|ya|software|computer|cse|genetic|biomedical|bio ?medical|bio ?tech\\S*|biotech\\S*|like|pasand|love|interest\\S*|बिना|नहीं|गणित|या|पसंद|मैथ्स?",
    ),
    reply: ENGINEERING_WITH_BIOLOGY,
  },
  {
    cue: new RegExp(`^(?=.* ${FAILED_PAPER} )(?=.* ${SUBJECT} )(?=.* ${THEN_A_DEGREE} )`, "u"),
    unless: phrases("suicide|marna|die|papa|parents|ghar ?wale|polytechnic|diploma|iti|पॉलिटेक्निक|डिप्लोमा"),
    reply: FAILED_A_SUBJECT_FIRST,
    below: [degreeSubjectsAnswer],
  },
  {
    cue: new RegExp(`^(?=.* (?:upsc|ias|ips|civil services?|यूपीएससी|आईएएस) )(?=.* ${HOURS} )`, "u"),
    unless: phrases(
      "job|naukri|working|duty|office|exam (?:hall|duration)|paper|class (?:9|10|11|12)|(?:9|10|11|12)th|year|years|saal|नौकरी|साल",
    ),
    ofCareers: true,
    reply: HOURS_FOR_UPSC,
  },
  {
    cue: new RegExp(`^(?=.* ${OF_ENGINEERS} )(?=.* ${YEARS_OF_WORK} )(?=.* ${INTO_IT} )(?=.* ${TURNS} )`, "u"),
    ofCareers: true,
    reply: ENGINEER_WITH_YEARS_TO_IT,
  },
  {
    cue: new RegExp(`^(?=.* ${FROM_HOME} )(?=.* ${AT_HOME} )(?=.* ${A_GRADUATE} )`, "u"),
    unless: phrases("phone|mobile|smartphone|laptop nahi|no laptop|village|gaon|only \\d+ hours|फोन|गांव"),
    reply: HOME_WORK_FOR_A_GRADUATE,
  },
  {
    cue: new RegExp(`^(?=.* ${EYES} )(?=.*(?<! \\d) ${HIGH_NUMBER} )(?=.* ${FORCES} )`, "u"),
    unless: phrases("6 6|6 9|6 12|6 36|6 60|colou?r|age|umar|\\d\\d years?|saal|merchant(?: .*)?|साल|मर्चेंट"),
    ofCareers: true,
    reply: HIGH_NUMBER_AND_FORCES,
  },
  {
    cue: new RegExp(`^(?=.* ${HACKING} )(?=.* ${LAWFUL} )`, "u"),
    ofCareers: true,
    reply: SECURITY_TESTING_AND_THE_LAW,
    below: [wayToCareer],
  },
  {
    cue: anyCue(
      new RegExp(`^(?=.* ${COURSE} )(?=.* ${AFTER_10TH} )(?=.* ${QUICK} )(?=.* ${FOR_WORK} )`, "u"),
      new RegExp(`^(?=.* ${AFTER_10TH} )(?=.* ${QUICK} )(?=.* (?:earn\\S*|kama\\S*|money|income|paise|कमा\\S*) )`, "u"),
    ),
    unless: phrases("girls?|ladki|medical|hospital|computer|online|abroad|hotel|design|beauty|sarkari|govt|government|लडकी|सरकारी|कंप्यूटर"),
    reply: QUICK_COURSES_AFTER_10TH,
  },
  {
    cue: new RegExp(`^(?=.* ${WITH_COMPUTERS} )(?=.* ${NO_CODE} )`, "u"),
    unless: anyCue(
      phrases(
        "degree|maths?|shift\\S*|switch\\S*|bcom|b com|ba|bsc|mca|bca|btech|b tech|course|12th|10th|iti|sarkari|govt|government|home|ghar|salary|marketing|design\\S*|data|cyber\\S*|घर|सरकारी",
      ),
    ),
    reply: COMPUTERS_WITHOUT_CODE,
  },
  {
    cue: new RegExp(`^(?=.* ${SCIENTIST} )(?=.* ${WITHOUT_IIT} )`, "u"),
    unless: phrases("data scientist|isro|drdo|barc|इसरो"),
    reply: SCIENTIST_WITHOUT_IIT,
  },
  {
    cue: new RegExp(`^(?=.* ${FAILED_12TH} )(?=.* ${THE_FORCES} )`, "u"),
    unless: phrases("officer|nda|cds|afcat|pilot|lieutenant|medical|doctor|nurse|ऑफिसर"),
    ofCareers: true,
    reply: FORCES_AFTER_A_FAILED_12TH,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${DISABLED} )(?=.* ${CIVIL_SERVICES} )`, "u"),
    ofCareers: true,
    reply: CIVIL_SERVICES_WITH_A_DISABILITY,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* (?:law|llb|lawyer|vakil|advocate|clat|वकील|लॉ|वकालत) )(?=.* ${ENGLISH} )(?=.* ${NEEDED} )`, "u"),
    unless: phrases("teacher|honours|hons|or|vs|ma english|ba english|translator|salary"),
    ofCareers: true,
    reply: ENGLISH_IN_LAW,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${LOST_WORK} )(?=.* ${TO_LEARN} )`, "u"),
    unless: phrases("factory|supervisor|software|it|bank|teacher|driver|engineer|freshers?"),
    reply: LEARNING_AFTER_LOST_WORK,
  },
  {
    cue: new RegExp(
      `^(?=.* ${CRICKET} )(?=.* ${LATE_FOR_IT} )(?=.* (?:${NOT_SELECTED}|players?|cricketer|footballer|banna|become|ban sak\\S*) )`,
      "u",
    ),
    unless: phrases("coach|umpire|quota|son|daughter|beta|beti|bete"),
    ofCareers: true,
    reply: PLAYING_LATE,
  },
  {
    cue: new RegExp(`^(?=.* ${MEDICINE} )(?=.* ${MEDICINE_ABROAD} )`, "u"),
    unless: phrases(
      "nurs\\S*|pg|md|work|job|naukri|settle|vet\\S*|salary|without neet|neet ke bina|from india|after mbbs|mbbs ke baad|नर्स\\S*",
    ),
    ofCareers: true,
    reply: MBBS_ABROAD,
  },
  {
    cue: new RegExp(`^(?=.* ${GERMANY} )(?=.* ${ABROAD_STUDY} )`, "u"),
    unless: phrases("masters?|ms|mtech|phd|ausbildung|job|work|nurs\\S*|language|after (?:btech|graduation|degree|bsc|bcom)|मास्टर|नौकरी"),
    ofCareers: true,
    reply: GERMANY_AFTER_SCHOOL,
  },
  {
    cue: new RegExp(
      `^(?=.* (?:best|top|good|which|government|govt|kaun ?s[aei]|kons[aei]|acch?[aei]|सबसे अच्छ\\S*) )(?=.* ${COLLEGES} )(?=.* ${DESIGN} )`,
      "u",
    ),
    unless: phrases(
      "no (?:good )?colleges?|(?:my|our|this) (?:town|city|village|district)|gaon|kasba|web design\\S*|system design|fees?|nid or|nift or|game design\\S*|vlsi",
    ),
    ofCareers: true,
    reply: COLLEGES_OF_DESIGN,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* (?:jee advanced|iit jee|jee adv|जेईई एडवांस्ड?) )(?=.* (?:${THIRD_TIME}) )`, "u"),
    reply: JEE_ADVANCED_TWICE,
    below: [examBriefly],
  },
  {
    cue: new RegExp(
      `^(?=.* ${OPEN_DEGREE} )(?=.* (?:${FEW_MARKS} (?:percent\\S*|marks|aa?ye|aa?ya|mile|hai|प्रतिशत)|(?:got|scored?|have|has|with|only|sirf|just) (?:only )?${FEW_MARKS}(?: percent\\S*)?) )(?=.* ${MAY} )`,
      "u",
    ),
    unless: phrases(
      "age|umar|years?|saal|lakh|neet|jee|cuet|cat|mba|upsc|ssc|gate|ctet|after|graduation (?:me|mein)|nursing|agriculture|engineering|btech|साल",
    ),
    reply: FEW_MARKS_FOR_A_DEGREE,
  },
  {
    cue: new RegExp(`^(?=.* ${COURSE} )(?=.* ${AFTER_12TH} )(?=.* ${QUICK} )(?=.* (?:${FOR_WORK}|kamai|कमाई) )`, "u"),
    unless: phrases(
      "girls?|ladki|medical|hospital|online|abroad|hotel|design|beauty|sarkari|govt|government|pcb|pcm|commerce|arts|iti|office|desk|mahin\\S*|months?|year|cannot|cant|data entry|लडकी|सरकारी",
    ),
    ofCareers: true,
    reply: QUICK_COURSES_AFTER_12TH,
  },
  {
    cue: new RegExp(`^(?=.* ${SHASTRI} )(?=.* ${WHAT_FOLLOWS} )`, "u"),
    unless: phrases("lal bahadur|classical dance|vastu"),
    ofCareers: true,
    reply: AFTER_SHASTRI,
  },
  {
    cue: new RegExp(`^(?=.* ${WORK_AT_A_DESK} )(?=.* ${WANTS_OUT} )(?=.* ${OUTDOORS} )`, "u"),
    unless: phrases("government|govt|sarkari|abroad|videsh|student|12th|10th|सरकारी"),
    ofCareers: true,
    reply: OUT_OF_THE_OFFICE,
  },
  {
    cue: new RegExp(
      `^(?=.* ${NOT_LET_FAR} )(?=.* ${A_GIRL} )(?=.* ${AFTER_SCHOOL} )(?=.* (?:jobs?|naukri|kaam|work|kama\\S*|नौकरी|काम) )`,
      "u",
    ),
    unless: phrases("online|work from home|ghar se kaam|ghar baithe|beat|maar\\S*|shaadi|marriage|band kar\\S*"),
    ofCareers: true,
    reply: WORK_NEAR_HOME_FOR_HER,
  },
  {
    cue: new RegExp(`^(?=.* ${ECONOMICS} )(?=.* ${NO_MATHS} )`, "u"),
    unless: phrases("teacher|economist salary|class 11|11th me lu|stream"),
    ofCareers: true,
    reply: ECONOMICS_WITHOUT_MATHS,
  },
  {
    cue: new RegExp(
      `^(?=.* ${LAW} )(?=.* ${AFTER_12TH_OR} )(?=.* ${AFTER_A_DEGREE} )(?=.* (?:or|ya|vs|versus|better|which|या|बेहतर) )`,
      "u",
    ),
    ofCareers: true,
    reply: LAW_IN_FIVE_OR_THREE,
  },
  {
    cue: new RegExp(`^(?=.* ${SPIES} )(?=.* ${TO_JOIN} )`, "u"),
    unless: phrases(
      "recruitment|acio|security assistant|ib (?:exam|bharti)|raw material\\S*|ib (?:board|school|diploma|curriculum)|salary|icse|igcse|cbse|age",
    ),
    ofCareers: true,
    reply: INTELLIGENCE_SERVICES,
  },
  {
    cue: new RegExp(`^(?=.* ${A_PILOT} )(?=.* (?:${NO_MONEY}|paise nahi|cant afford) )`, "u"),
    unless: phrases("drone|loco|death|expired|guzar\\S*|ड्रोन|लोको"),
    ofCareers: true,
    reply: PILOT_WITHOUT_MONEY,
  },
  {
    cue: new RegExp(`^(?=.* ${FREE} )(?=.* ${COURSE} )(?=.* ${SKILL_COURSE} )`, "u"),
    unless: phrases("degree|online|coding|python|certificate value|youtube|engineering"),
    ofCareers: true,
    reply: FREE_SKILL_COURSES,
    below: [wayToCareer],
  },
];
