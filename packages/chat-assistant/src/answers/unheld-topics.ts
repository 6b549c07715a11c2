import { phrases } from "../reading/words.ts";

/** Things of careers that the catalogue does not hold: how they are asked for, and what they are. */
export const UNHELD: readonly { readonly what: string; readonly cue: RegExp }[] = [
  {
    what: "fees or scholarships",
    cue: phrases(
      "fees?|fee structure|tuition fee|scholarships?|education loan",
      "cost of (?:studying|mbbs|course|degree|training|college|\\S+ course)|kitna kharcha(?: .*)?|kharcha|फीस|छात्रवृत्ति",
    ),
  },
  {
    what: "cut-offs, ranks or the marks that are needed",
    cue: phrases(
      "cut ?offs?",
      "(?:what|which|how much|kitni|kitna|minimum|required)(?: \\S+){0,3} (?:rank|ranks|percentile|percentage|percent|marks|score)(?: .*)?",
      "(?:rank|marks|score|percentile|percentage)(?: \\S+){0,2} (?:needed|required|chahiye|lagta|lagte|for admission)(?: .*)?",
      "passing marks|how many (?:seats|students|people|candidates|vacancies)(?: .*)?|kitni seats?(?: .*)?",
    ),
  },
  {
    what: "count of those who compete for a course or a post",
    cue: phrases(
      "(?:less|low|lower|lowest|least|kam|no|more|high|highest|most|zyada|jyada|tough|how much|kitna|kitni)(?: \\S+){0,2} competition(?: .*)?",
      "competition (?:is |hai |kitna |kitni )?(?:less|low|lowest|least|kam|high|highest|most|zyada|jyada|tough|kitna|kitni)(?: .*)?",
    ),
  },
  {
    what: "shifts or hours of a post",
    cue: phrases(
      "night (?:shifts?|duty|duties)(?: .*)?|shift (?:timings?|duty|duties|work)(?: .*)?|shifts|(?:duty|office|working) (?:hours|timings?)(?: .*)?",
    ),
  },
  {
    what: "dates, forms or results of exams",
    cue: phrases(
      "(?:when|last date|exam date|date|dates|schedule|kab|time ?table|admit card|hall ticket|application form|form|result|results|answer key|notification|syllabus|previous year(?: \\S+)?|question paper|pattern)(?: \\S+){0,5} (?:exam|exams|neet|jee|upsc|clat|cuet|ssc|boards?|nda|gate|cat|ctet|2025|2026|2027|2028)(?: .*)?",
      "(?:exam|neet|jee|upsc|clat|cuet|ssc|boards?|nda|gate|ctet|ibps|rrb)(?: \\S+){0,4} (?:date|dates|kab|form|admit card|syllabus|result|results|answer key|notification|pattern|previous year|last date|books?|mock|coaching)(?: .*)?",
      "syllabus",
    ),
  },
  {
    what: "single colleges, universities or coaching institutes",
    cue: phrases(
      "(?:best|top|good|which|cheap|cheapest|government|govt|private|list of|konsa|kaunsa|accha|achha|near|nearby|any)(?: \\S+){0,3} (?:colleges?|universit(?:y|ies)|institutes?|coaching|iits?|nits?|iims?|aiims)(?: .*)?",
      "(?:colleges?|universit(?:y|ies)|institutes?|coaching)(?: \\S+){0,2} (?:in|for|near|me|mein|batao|list|ranking|konsa|kaunsa|best)(?: .*)?",
      "admission (?:in|to|process|kaise|at)(?: .*)?|placements?(?: .*)?|कॉलेज",
    ),
  },
  {
    what: "open posts, internships or part-time jobs",
    cue: phrases(
      "vacanc(?:y|ies)|internships?(?: .*)?|part time(?: .*)?|(?:hiring|openings?|job opening|recruiting|walk in)(?: .*)?",
      "(?:jobs?|naukri|work) (?:in|near|at|me) (?:delhi|mumbai|pune|bangalore|bengaluru|hyderabad|chennai|kolkata|jaipur|lucknow|patna|noida|gurgaon|gurugram|indore|bhopal|ahmedabad|surat|nagpur|kochi|chandigarh|ranchi|guwahati|dubai|my city|mumbai|google|tcs|infosys|microsoft|amazon|wipro)(?: .*)?",
      "(?:give|get|find) me a job(?: .*)?",
      "(?:apply|job) (?:at|in) (?:google|tcs|infosys|microsoft|amazon|wipro|isro|drdo|accenture|flipkart)(?: .*)?",
      "naukri dila\\S*(?: .*)?|रिक्ति",
    ),
  },
  {
    what: "age limits, height, eyesight or other conditions of a post",
    cue: phrases(
      "age ?limit|(?:minimum|maximum|max|min|upper|what|kitni) age(?: .*)?",
      "age (?:for|criteria|required|chahiye|kitni)(?: .*)?|umar(?: .*)?|umra(?: .*)?|height(?: .*)?",
      "weight (?:for|limit|required)(?: .*)?|eye ?sight|spectacles|specs|(?:wear|wearing|with|have) (?:glasses|lenses)",
      "chashma(?: .*)?|(?:tattoo|physical standards?|medical standards?|medical fitness|attempts?)(?: .*)?|how many attempts",
      "आयु|उम्र|कद",
    ),
  },
  {
    what: "facts about studying or working abroad",
    cue: phrases(
      "(?:study|work|job|jobs|settle|masters|ms|mbbs|career|move|go) (?:abroad|in (?:usa|us|america|canada|uk|germany|australia|russia|london|ukraine|foreign))(?: .*)?",
      "abroad|videsh(?: .*)?|visa|in (?:usa|us|america|canada|uk|germany|australia|russia|london|dubai|foreign|singapore|japan|gulf)|ielts|toefl|sat exam|gre|gmat|विदेश",
    ),
  },
];

/** Questions of another world. */
export const OFF_TOPIC: RegExp = phrases(
  "time management(?: .*)?|(?:how to|tips to|tips for) (?:study|studying|concentrate|focus|memori[sz]e|be a good|score|top)(?: .*)?|study (?:tips|timetable)|jokes?",
  "(?:tell|sing|write|recite)(?: me)? (?:an? )?(?:story|song|poem|shayari|joke|essay|letter|paragraph|code|program)(?: .*)?",
  "(?:essay|poem|paragraph|speech|letter|application|story) (?:on|about|for|to)(?: .*)?|solve(?: .*)?",
  "(?:do|complete|finish) my (?:homework|assignment|project)(?: .*)?|homework|capital of(?: .*)?",
  "(?:who|kisne|kaun|kon)(?: \\S+){0,2} (?:won|win|jeeta|jita|jeetega)(?: .*)?",
  "(?:match|cricket|ipl|football|live) (?:score|scores|kab|yesterday|today|result)(?: .*)?",
  "(?:prime minister|president|chief minister|pm|cm) of(?: .*)?",
  "(?:weather|temperature|mausam|barish|rain)(?: \\S+){0,3} (?:in|today|tomorrow|now|kaisa|aaj|kal|forecast)(?: .*)?",
  "(?:horoscope|zodiac|astrology|kundli|rashi|bhavishyavani)(?: .*)?",
  "(?:bitcoin|crypto|dogecoin|ethereum|nifty|sensex|stock market|share market|gold)(?: \\S+){0,3} (?:price|rate|up|down|buy|invest|tip|tips|today|kharidu)(?: .*)?",
  "(?:will|should i buy|should i invest)(?: \\S+){0,2} (?:bitcoin|crypto|shares?|stocks?)(?: .*)?",
  "(?:vote|election|bjp|congress|aap party|modi|rahul gandhi|trump)(?: .*)?",
  "(?:recipe|how to cook|how to make) (?:of|for|pizza|biryani|cake|tea|maggi|paneer|dal)(?: .*)?",
  "(?:girlfriend|boyfriend|gf|bf|crush|breakup|marry me|love me|love you|i love u|single|date me|dating)(?: .*)?",
  "(?:latest|today|breaking) news(?: .*)?|news (?:today|of today)",
  "(?:which|best|suggest|cheap)(?: \\S+)? (?:phone|mobile|laptop|movie|film|series|anime|song|game|restaurant|hotel|bike|car) (?:to|should|under|for|in|is)(?: .*)?",
  "(?:meaning of life|does god exist|are aliens real|is god real)(?: .*)?|translate(?: .*)?",
  "(?:what|wat) (?:is|s) (?:the )?(?:time|date|day)(?: (?:today|now|is it))?|(?:\\d+ )+(?:\\d+)",
  "(?:play|download) (?:a |the |some )?(?:song|music|movie|game|video)(?: .*)?",
);
