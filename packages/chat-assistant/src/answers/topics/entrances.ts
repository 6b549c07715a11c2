import { phrases } from "../../reading/words.ts";
import { payBehindExam } from "../exam.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BCOM_TO_TEACHER,
  CUET_AND_PRIVATE,
  ENTRANCES_TO_MCA,
  FARM_SCIENCE_SEATS,
  MARKS_FOR_LAW,
  MBA_WITHOUT_CAT,
  NIFT_AND_DRAWING,
  POSTS_OF_CGL,
  POSTS_OF_CHSL,
  POSTS_OF_NTPC,
  WORK_AFTER_MBA,
} from "./entrances-texts.ts";

const CUET = "(?:cuet(?: ug)?|सीयूईटी)";
const PRIVATE = "(?:private|deemed|pvt|amity|lpu|प्राइवेट|निजी)";
const NIFT = "(?:nift|निफ्ट)";
const DRAWING = "(?:drawing|draw|sketch|sketching|ड्राइंग|ड्रॉइंग|चित्र\\S*)";
const MBA = "(?:mba|एमबीए)";
const WORK = "(?:jobs?|naukri|nokri|careers?|kaam|posts?|work|kya (?:ban|kar)\\S*|options?|scope|नौकरी|काम|करियर|जॉब|क्या (?:बन|कर)\\S*)";
const BCOM = "(?:bcom|b com|बीकॉम|बी कॉम)";
const TEACHER = "(?:teachers?|teaching|शिक्षक|शिक्षिका|टीचर|अध्यापक|अध्यापिका)";

const WHICH_POSTS =
  "(?:kaun ?s[aie]|kons[aie]|kaun kaun|kya kya|which|what|list of|all|कौन ?स[ाीे]|कौन कौन)(?: \\S+){0,3} (?:posts?|pad|jobs?|naukri|पोस्ट|पद|नौकरी)|(?:posts?|jobs?|पोस्ट|पद)(?: \\S+)? (?:list|milt\\S*|hot\\S*|aat[ie]|kaun\\S*|kons[aie]|kya|in|under|through|via|by|लिस्ट|मिलत\\S*|कौन)|(?:ke baad|karke|se|clear karne ke baad|से|के बाद) kya (?:bant[ei]|ban sak\\S*|milt[aei])|(?:kya|क्या) (?:bant[ei]|बनत[ेी])";
const FARM_SCIENCE =
  "(?:(?:bsc|b sc|bsc hons|bachelors?|degree)(?: (?:in|hons|honours|me|mein))* (?:forestry|horticulture|sericulture|fisheries)|forestry (?:degree|course|college|me admission|admission)|horticulture (?:degree|course|me admission|admission)|bfsc|b f sc|(?:बीएससी|बीएसी) (?:फॉरेस्ट्री|हॉर्टिकल्चर|वानिकी|उद्यानिकी))";
const ENTERED_BY =
  "(?:exams?|entrances?|entrance tests?|admission|neet|jee|cuet|kaise (?:kare|hota|le)|pariksha|परीक्षा\\S*|एग्जाम|एंट्रेंस|एडमिशन|प्रवेश)";

/** What entrances ask and give, and what a degree in hand leads to, where the catalogue alone would count or miss it. */
export const ENTRANCE_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:llb|ll b|ba llb|bballb|law (?:degree|course|college|admission)|एलएलबी)",
      "(?:\\d\\d(?: \\d)? ?(?:percent|percentage|per cent|marks|%)|\\d\\d (?:graduation|degree|12th)|(?:kitne|kitna|how (?:much|many)|minimum|kam se kam|required) (?:percent\\S*|marks|pratishat|number)|(?:marks|percent\\S*)(?: \\S+){0,3} (?:chahiye|required|needed|need|minimum)|कितने प्रतिशत|कितने (?:नंबर|अंक))",
    ),
    unless: phrases("clat|ailet|nlu|score|rank|salary|judge|cutoff|cut off"),
    ofCareers: true,
    reply: MARKS_FOR_LAW,
  },
  {
    cue: phrases(
      "(?:mah|maharashtra|karnataka|state|up|ts|ap|kerala|rajya)? ?mca (?:cet|entrance|entrance exam|entrance test)|(?:cet|entrance)(?: exam)? (?:for|of|ka|ke liye) mca|tancet|icet",
    ),
    unless: phrases("mba|bca|salary|fees?|nimcet|state mca cet"),
    reply: ENTRANCES_TO_MCA,
  },
  {
    cue: both(
      "(?:mba|pgdm|एमबीए)",
      "(?:without|bina|bagair|except|other than|besides|apart from|no) (?:giving |writing |the |clearing )?(?:cat|कैट)|(?:cat|कैट) (?:exam |test )?(?:ke|के) (?:bina|bagair|alawa|siva|बिना|अलावा)|(?:bina|बिना) (?:cat|कैट)|(?:skip|skipping|not give|dont want to give|nahi dena|nahi diya) (?:cat|कैट)",
    ),
    unless: phrases("fees?|salary|worth|abroad|foreign"),
    reply: MBA_WITHOUT_CAT,
  },
  {
    cue: both(CUET, PRIVATE),
    unless: phrases("pg|vs|versus|(?<!amity |lpu )or|ya|better|fees?|hostel|salary|without|bina|nahi|miss\\S*|not|low|kam|या|बिना|नहीं"),
    ofCareers: true,
    reply: CUET_AND_PRIVATE,
  },
  {
    cue: both(NIFT, DRAWING),
    unless: phrases("vs|versus|nid|uceed|fees?|salary|marks|percent\\S*"),
    ofCareers: true,
    reply: NIFT_AND_DRAWING,
  },
  {
    cue: both(
      "(?:ssc )?chsl|सीएचएसएल",
      "(?:kaun ?s[aie]|kons[aie]|which|what|kya kya|list of|all|कौन ?स[ाीे])(?: \\S+){0,2} (?:posts?|jobs?|naukri|पोस्ट|पद|नौकरी)|posts? (?:list|milt\\S*|hot\\S*|kaun\\S*|kya)|(?:ldc|jsa|deo) kya",
    ),
    unless: phrases("cgl|mts|vs|versus|fail|nahi|clear|highest|best|नहीं"),
    ofCareers: true,
    reply: POSTS_OF_CHSL,
    below: [payBehindExam],
  },
  {
    cue: both("(?:ssc )?cgl|सीजीएल", WHICH_POSTS),
    unless: phrases(
      "chsl|mts|vs|versus|fail|nahi|not|highest|best|sabse|power\\S*|no of|number of|kitn[ie](?! (?:salary|pay|milti))|how many|vacanc\\S*|age|height|female|girls?|ladki\\S*|without|bina|posting|transfer|नहीं",
    ),
    ofCareers: true,
    reply: POSTS_OF_CGL,
    below: [payBehindExam],
  },
  {
    cue: both("(?:rrb |railway )?ntpc|एनटीपीसी", WHICH_POSTS),
    unless: phrases("salary|pay|vs|versus|fail|power|thermal|plant|psu|gate|engineer\\S*|best|how many|kitni|vacanc\\S*|height|सैलरी"),
    ofCareers: true,
    reply: POSTS_OF_NTPC,
  },
  {
    cue: both(FARM_SCIENCE, ENTERED_BY),
    unless: phrases(
      "after (?:bsc|b sc|bfsc|forestry|horticulture)|(?:bsc|forestry|horticulture|bfsc)(?: \\S+)? (?:ke|k) (?:baad|bad)|msc|phd|jobs?|naukri|salary|pay|scope|fees?|upsc|ifs|forest service|officer|vs|versus|or|ya|without|bina|syllabus|date|kab|बिना|नौकरी",
    ),
    ofCareers: true,
    reply: FARM_SCIENCE_SEATS,
  },
  {
    cue: both(
      `(?:after|post)(?: (?:an|a|my|doing|completing|the))* ${MBA}|${MBA}(?: (?:karne|karke|kar))? (?:ke|k|के) (?:baad|bad|बाद)`,
      WORK,
    ),
    unless: phrases(
      "finance|hr|human|marketing|operations?|analytics|logistics|supply|rural|agri\\S*|hospital\\S*|health\\S*|pharma\\S*|business analytics|it|international|banking|executive",
      "sarkari|government|govt|upsc|ssc|bank|phd|salary|pay|paisa|highest|abroad|canada|usa|without|bina|vs|versus|or|ya|fees?|distance|ignou|online|teacher|professor|gap|nahi|no|not|सरकारी|नहीं|या",
      "worth|future|ai|btech|b tech|engineer\\S*|bcom|bba|bsc|ba|mca",
    ),
    reply: WORK_AFTER_MBA,
  },
  {
    cue: both(BCOM, TEACHER),
    unless: phrases(
      "or|ya|vs|versus|better|salary|pay|college|professor|lecturer|net|ba|bsc|mcom|m com|bed|b ed|deled|d el ed|music|dance|yoga|computer|english|maths?|sports?|pe|या|बीएड",
      "not|nahi|dont|नहीं",
    ),
    ofCareers: true,
    reply: BCOM_TO_TEACHER,
  },
];
