import { link, p, ul } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { assessmentLink } from "./links.ts";
import type { Topic } from "./topic.ts";

const FAMILY =
  "(?:parents?|papa|pitaji|father|dad|mummy|mother|mom|maa|family|ghar ?wale|relatives|rishtedar|society|माता|पिता|पापा|मम्मी|घर वाले)";

/** What comes before the career that is named: it is asked about for somebody else's sake. */
export const FAMILY_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${FAMILY}(?: \\S+){0,4} (?:want|wants|wanted|force|forces|forcing|forced|chahte|chahti|chahta|bolte|kehte|kahte|pressure|says?|saying|tell|telling|dont|wont|not|nahi|against|disagree|allow|expect|expects|चाहते|चाहती|बोलते|कहते)(?: .*)?`,
      `(?:convince|convincing|tell|talk to|explain to|against)(?: my)? ${FAMILY}(?: .*)?`,
      `${FAMILY} ko (?:kaise )?(?:manau|manaun|samjhau|samjhaun|bolu|batau)(?: .*)?`,
    ),
    reply:
      p(
        "That is a hard place to be, and many students are in it. Wishes of parents are mostly worries about safety and money; facts help both sides more than arguing.",
      ) +
      ul([
        "Find out what exactly they fear: fees, pay, distance, what people say.",
        `Open both careers and compare them together: ${link("/compare", "Compare careers")} shows subjects, years and pay side by side.`,
        "Ask for a small trial instead of a promise: each career's page names one cheap thing to try this month.",
      ]) +
      p(
        `${link("/blog/never-take-career-advice-from-parents", "On career advice from parents")} goes deeper, and ${assessmentLink("the assessment")} gives you reasons in your own words. Name the two careers, and I compare them for you.`,
      ),
  },
];

/** Questions about choosing itself, where no career is named. */
export const CHOICE_TOPICS: readonly Topic[] = [
  {
    cue: phrases("riasec(?: .*)?|holland codes?(?: .*)?"),
    reply: p(
      "RIASEC is six kinds of interest, named by John Holland: Realistic (hands and machines), Investigative (finding out), Artistic (making something new), Social (helping and teaching), Enterprising (leading and selling) and Conventional (order and figures). Most people have two or three, and so has each career here. How they count: ",
      link("/how-matching-works", "how matching works"),
      ".",
    ),
  },
  {
    cue: phrases("(?:prt|tgt|pgt)(?: (?:and|or|vs|aur|ya|prt|tgt|pgt|kya|hota|hai|hain|full|form|meaning|what|is|means?|ka|matlab))*"),
    reply:
      p("Central and many State schools name their posts for teachers so:") +
      ul([
        "PRT, primary teacher: Classes 1 to 5.",
        "TGT, trained graduate teacher: Classes 6 to 10, one subject, with a degree and a BEd.",
        "PGT, post graduate teacher: Classes 11 and 12, one subject, with a master's degree and a BEd.",
      ]) +
      p('Name a subject, as in "physics teacher", and I tell you the way there and the pay.'),
  },
  {
    cue: phrases(
      "(?:for|best for|suitable for|safe for) (?:an? )?(?:girls?|women|woman|ladies|lady|female|females|boys?|men|ladki|ladkiyon|ladko)",
      "(?:girls?|ladies|women|boys?) (?:ke|k) liye(?: .*)?|(?:ladkiyon|ladki|mahilaon|लड़कियों|लडकियों|महिलाओं) ke liye(?: .*)?|(?:लडकियों|महिलाओं) के लिए(?: .*)?",
    ),
    reply:
      p(
        "Every career here is open to you, whoever you are: nothing in the catalogue differs for girls and boys. So begin with what you like.",
      ) +
      p(
        `Twenty questions turn that into careers with reasons: ${assessmentLink()}. Or tell me what matters, such as low stress, work from home or good pay, and I search ${link("/careers", "the careers")} for it.`,
      ),
  },
  {
    cue: phrases(
      "(?:for|as|with)(?: an?| the| my| physically| visually| hearing)* (?:handicapped|disabled|divyang\\S*|differently abled|specially abled|disability|disabilities|blind|deaf|impaired|wheelchair)(?: .*)?",
      "(?:i am|im|i m|main|mai|mein)(?: an?| in a| physically| visually| hearing| 40)* (?:handicapped|disabled|divyang\\S*|blind|deaf|impaired|wheelchair)(?: .*)?",
      "(?:handicapped|disabled|divyang\\S*|blind|deaf|wheelchair|pwd)(?: \\S+){0,2} (?:ke|k) liye(?: .*)?|दिव्यांग\\S*(?: .*)?",
    ),
    reply:
      p(
        "Begin with what you like, as everybody does: most of what stands here can be done in more than one way, and tools and workplaces can be fitted to you.",
      ) +
      ul([
        "Ask me for work from home in a field, or for careers with little travel or low stress.",
        "In government service posts are kept for people with disabilities under the Rights of Persons with Disabilities Act, 2016. Which posts suit which disability stands in an official list of the Department of Empowerment of Persons with Disabilities; the catalogue does not hold it.",
        "Boards and entrance exams give more time and a scribe on request: ask your school, or read the exam's own notice.",
      ]) +
      p(`Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}.`),
  },
  {
    cue: phrases(
      "(?:didnt|did not|couldnt|could not|not able to|havent|unable to) (?:clear|crack|qualify|pass|get (?:through|in|selected))(?: .*)?|(?:nahi|nhi|nahin) (?:nikla|nikal|hua|clear|niklega|ho paya)(?: .*)?|(?:fail|failed|fail ho|failing|backlog|compartment|supplementary|supply|dropped out|drop out|dropout|re ?appear)(?: .*)?",
      "(?:low|less|poor|bad|average|kam|kharab|only|got|scored|se kam) (?:\\d+ )?(?:marks|percent|percentage|score|grades|rank|number|numbers)(?: .*)?",
      "(?:marks|percent|percentage|percentile|score|grades|rank|number) (?:is |are |were |aaye |aye |bahut |itne )?(?:low|less|poor|bad|kam|kharab|bekar)(?: .*)?",
      "\\d\\d percent(?:age)?(?: .*)?|\\d\\d (?:in|me|se|marks)(?: \\S+){0,2} (?:boards?|12th|10th|class)(?: .*)?",
      "(?:average|weak|poor|back ?bencher|bad) (?:student|in studies)(?: .*)?|(?:drop|gap) (?:year|lena|lu|le|saal)(?: .*)?",
      "(?:second|2nd) attempt|फेल",
    ),
    reply:
      p("One result is not the end of the road. Marks decide some entrances; many good careers never ask for them.") +
      ul([
        "A failed paper can be taken again: boards hold compartment exams, and open schooling (NIOS) lets you finish at your own pace.",
        `Careers with other ways in: ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}, ${link("/careers?education=Diploma", "with a diploma")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "with a short course")}, ${link("/careers?education=Class%2012", "after Class 12")}.`,
        `Well-known examples: ${link("/career/electrician", "Electrician")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/restaurant-cook", "Restaurant Cook")}.`,
      ]) +
      p(
        `Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}. And tell one person at home today; it gets lighter then.`,
      ),
  },
  {
    cue: phrases(
      "(?:will|can|is|does)(?: \\S+){0,2} ai(?: \\S+){0,3} (?:take|replace|steal|kill|end|destroy|replacing|taking)(?: .*)?",
      "ai (?:ke aane|se|ke baad|will|ki wajah)(?: \\S+){0,4} (?:job|jobs|naukri|replace|career)(?: .*)?",
      "(?:jobs?|careers?)(?: \\S+){0,4} (?:safe from|replaced by|after|survive) (?:ai|automation|robots)",
      "(?:future|upcoming) (?:of (?:work|jobs)|jobs|careers)|(?:jobs|careers) (?:of|in) (?:the )?(?:future|2030|2035)",
    ),
    reply: p(
      "Nobody knows which jobs will change how much, and whoever names a date is guessing. Tasks change faster than whole careers: what needs hands on the spot, care for people or responsibility changes last. What is known and what is only claimed: ",
      link("/blog/future-of-work-2035", "The future of work"),
      ". Ask me about one career and I give you the projection that the catalogue has, with its source.",
    ),
  },
  {
    cue: phrases("resumes?|cv|curriculum vitae|bio ?data|cover letter|linkedin(?: .*)?|रिज्यूमे|बायोडाटा"),
    reply:
      p("A good first resume fits on one page and shows, rather than claims:") +
      ul([
        "Name, phone, e-mail and town on top; no photo, caste, religion or parents' names needed.",
        "Then what you have done: projects, internships, volunteering, each with one result.",
        "Skills that you could show in an interview tomorrow; nothing else.",
        "One resume for each kind of post, in the words of its advertisement.",
      ]) +
      p("With examples: ", link("/blog/resume-tips", "Resume tips"), "."),
  },
  {
    cue: phrases("interviews?(?: .*)?|group discussion|gd round|hr round|साक्षात्कार|इंटरव्यू"),
    reply:
      p("For an interview, three things help most:") +
      ul([
        "Know the work: read the career's ordinary day on its page, and prepare one question about it.",
        "Prepare three short stories: a problem you solved, a mistake you learnt from, something you did with others.",
        "Say it aloud to a friend twice. If you do not know an answer, say so and say how you would find out.",
      ]) +
      p("Your resume comes first: ", link("/blog/resume-tips", "Resume tips"), "."),
  },
];

/** Leaving one kind of work, or study, for another. */
export const CHANGE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:change|switch|changing|switching|start over|restart)(?: \\S+){0,4} (?:career|careers|field|line|job|profession)(?: .*)?",
      "career (?:change|switch|badalna|break|gap)(?: .*)?",
      "(?:hate|regret|dont like|do not like|bored of|stuck in|unhappy (?:with|in)|not happy (?:with|in))(?: \\S+)? (?:it|job|course|degree|branch|field|stream|btech|engineering|studies)(?: .*)?",
      "(?:wrong|chose the wrong|took the wrong) (?:career|stream|field|course|branch|degree|choice)(?: .*)?",
      "(?:too|very) (?:old|late)(?: .*)?|(?:im|i am|age|umar|umra) (?:2[2-9]|[3-6]\\d)(?: .*)?",
      "(?:housewife|homemaker|after marriage|shadi ke baad)(?: .*)?",
    ),
    reply:
      p("It is not too late, and you do not start from nothing: what you did so far counts in the next career too.") +
      ul([
        `See which careers fit you now: ${assessmentLink("twenty questions")}, with the reasons.`,
        'Look at "After another degree" on a career\'s page: that is the way in for people who change.',
        `Quick ways in: ${link("/careers?education=Short%20Course%20or%20Certificate", "careers with a short course")}.`,
      ]) +
      p(
        `Name the work that you do and what you would rather do, and I show what lies between. More: ${link("/blog/wrong-career-path", "On the wrong career path")}.`,
      ),
  },
];

/** Choosing a stream, where no class is named. */
export const STREAM_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:what is|whats|what are|meaning of|full form of|subjects (?:in|of|are in)|explain|what does)(?: the)?(?: subjects (?:in|of))? (?:pcm|pcb|pcmb)(?: .*)?",
      "(?:pcm|pcb|pcmb) (?:kya|means?|full form|meaning|subjects)(?: .*)?",
    ),
    reply:
      p("They are short for the science subjects of Class 11 and 12:") +
      ul([
        "PCM: Physics, Chemistry and Maths. Engineering, computing, architecture, flying.",
        "PCB: Physics, Chemistry and Biology. Medicine, nursing, pharmacy, life sciences.",
        "PCMB: all four. The most doors, and the most work.",
      ]) +
      p('English and one more subject come with each. Ask me "careers with PCB", or name a career, and I tell you which of them it needs.'),
  },
  {
    cue: phrases(
      "confus\\S*(?: \\S+){0,2} between(?: .*)?|(?:which|konsa|kaunsa|kaun sa|kon sa|konsi|what|best|right) stream(?: .*)?",
      "(?:choose|select|choosing|selecting|chunu|chune|lu|lun|le) (?:a |my |the |which )?stream(?: .*)?",
      "stream (?:lu|lun|le|choose|select|chunu|chune|confusion)(?: .*)?|science (?:or|vs|ya) (?:commerce|arts)(?: .*)?",
      "commerce (?:or|vs|ya) (?:science|arts)(?: .*)?|arts (?:or|vs|ya) (?:science|commerce)(?: .*)?",
    ),
    reply:
      p("A stream is a set of doors, so ask which doors you want to keep open:") +
      ul([
        "Science with maths (PCM): engineering, computing, architecture, flying; it also lets you change to Commerce or Arts later, hardly the other way round.",
        "Science with biology (PCB): medicine, nursing, pharmacy, life sciences.",
        "Commerce: accounts, banking, business; with maths also economics, data and actuarial work.",
        "Humanities (Arts): law, civil services, teaching, psychology, design, media.",
      ]) +
      p(
        `Law, civil services, hotel management, design and most teaching are open from every stream. The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}. Or name a career, and I tell you which subjects it needs.`,
      ),
  },
];

/** Asked last, when nothing narrower was understood. */
export const LAST_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "salary|salaries|pay|paid|earn|earning|earnings|income|package|tankhwah|kamai|vetan|money|paisa|paise|सैलरी|वेतन|कमाई",
      "पैसा|पैसे",
    ),
    reply: p(
      'Pay of which career? Name it, as in "What does a nurse earn?", and you get the range in India with its basis: I state no figure without saying where it comes from. For comparison: ',
      link("/careers?sort=salary&direction=descending", "all careers by pay"),
      ".",
    ),
  },
  {
    cue: phrases("maths?|mathematics|biology|bio|subjects?|vishay|streams?|विषय|गणित"),
    reply: p(
      `That depends on the career: name one, and I tell you which subjects keep it open. Not sure yet? The free stream test has ten questions, at the top of ${link("/", "the home page")}; and there are ${link("/careers", "careers")} without maths and without biology: ask me for them.`,
    ),
  },
  {
    cue: phrases("skills?|hunar|कौशल"),
    reply: p(
      "Skills for which career? Name it, and I list them. Or name a skill that you have, such as drawing, Python or patience, and I look for careers that need it. ",
      link("/careers", "The explorer"),
      " searches skills too.",
    ),
  },
  {
    cue: phrases(
      "confus\\S*|(?:dont|do not|didnt|cant|no) (?:know|decide|idea|understand|clue)(?: .*)?",
      "(?:best|right|good|perfect|suitable|ideal|which|what|top|konsa|kaunsa|kaun sa|koi|suggest|some|any|my|a|choose|find|better|trending|new|different) (?:\\S+ )?(?:career|careers|job|jobs|profession|field|option|options|course|courses|line)(?: .*)?",
      "careers?|jobs?|naukri|nokri|padhai(?: .*)?|hate my (?:school|college|studies)|guidance|guide|counsel\\S*|advice|suggest\\S*|scope|future",
      "(?:kya|kuch|mujhe)(?: \\S+){0,6} (?:banu|bane|banna|banun|karu|karun|kare|karna|chahiye|samajh)(?: .*)?",
      "what (?:should|can|do|to) (?:i |we )?(?:do|be|become|study|choose|take|pick|select|join)(?: .*)?",
      "(?:my|with my|in my) life|करियर|नौकरी|क्या (?:करूं|करू|बनूं|बनू|करें|करना)(?: .*)?",
    ),
    reply:
      p("You need not know yet; that is what looking is for. Three ways to begin:") +
      ul([
        `${assessmentLink()}: twenty questions, and you see careers ranked with their reasons.`,
        `Before Class 11: the stream test, ten questions, at the top of ${link("/", "the home page")}.`,
        `Tell me one thing: a subject that you like, something you do for hours, or what must not be (maths, a desk, long study). I search ${link("/careers", "the careers")} for it.`,
      ]),
  },
];
