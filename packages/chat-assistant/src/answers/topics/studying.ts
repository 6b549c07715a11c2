import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { examBriefly, readList, wayToCareer } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

const OR = "(?:or|ya|vs|versus|and|aur|या)";
const WHILE_STUDYING =
  "(?:while (?:studying|i study|in college|doing|learning)|with (?:studies|study|college|school)|along with (?:studies|study|college|school)|during (?:college|studies|graduation|school)|as a student|for (?:a )?(?:college |school )?students?|(?:padhai|college|school|graduation|पढाई|कॉलेज) (?:ke|k|के) (?:saath|sath|time|साथ)|beside (?:studies|college|study))";
const EARN = "(?:earn\\S*|money|income|paise|paisa|kama\\S*|job|jobs|work|kaam|naukri|कमा\\S*|पैसे|काम|नौकरी)";

/** Words of where one lives and what one has, and of no work. */
const OF_PLACE_AND_MEANS =
  /^(?:villag\S*|rural|gaon|tribal|adivasi|remote|area|areas|town|towns|small|poor|internet|network|net|wifi|laptops?|computers?|phones?|mobiles?|smartphones?|school|schools|college|farm\S*|student|students|background|online|far|city|cities|access|electricity)$/;

/** How to study: where, with whom, by which school, and beside what. */
export const STUDY_TOPICS: readonly Topic[] = [
  {
    cue: phrases("nios(?: .*)?|open (?:school|schooling|board)(?: .*)?|private (?:candidate|se 12th|se 10th)(?: .*)?|ओपन स्कूल\\S*|एनआईओएस"),
    reply:
      p(
        "NIOS, the National Institute of Open Schooling, is a national board: you study at home or at a centre and take Class 10 and 12 when you are ready.",
      ) +
      ul([
        "Its certificates count like those of other boards for colleges and government posts, and its students may sit NEET-UG and JEE Main with the subjects that these ask for.",
        "Choose subjects with the goal in mind: physics, chemistry and biology for NEET-UG, with maths for engineering, and practicals where the goal asks for them.",
        "Failed papers can be taken again, and passes of some other boards are carried over. Forms and centres: nios.ac.in. Several States have an open school of their own.",
      ]),
    ofCareers: true,
    below: [wayToCareer, examAnswer],
  },
  {
    cue: phrases(
      "(?:distance|correspondence|online|ignou|private) (?:\\S+ )?(?:degrees?|education|learning|graduation|mba|bba|bca|bcom|ba|mca|course (?:valid|worth)|mode|university|se|valid)(?: .*)?",
      "(?:degree|graduation|mba|bba|bca|bcom|ba|mca|msc|ma) (?:from |by |in |through )?(?:distance|correspondence|online|ignou|private)(?: .*)?|ignou|ghar se (?:graduation|degree)(?: .*)?|दूरस्थ\\S*|इग्नू",
    ),
    unless: phrases("private (?:college|job|university)", "online (?:jobs?|work)"),
    ofCareers: true,
    reply:
      p("A degree by distance or online counts as much as one from a campus if its university is entitled to teach it so:") +
      ul([
        "Look the university and the course up in the list of UGC's Distance Education Bureau, deb.ugc.ac.in, for your year, before you pay.",
        "Medicine, nursing, engineering, architecture and other courses with much practice are not taught so.",
        "Choose it if you work, live far away or must save, and can keep to a plan alone; choose a college that you attend if you want its library, friends, internships and campus jobs. IGNOU (ignou.ac.in) and State open universities are the widest and among the cheapest.",
        "Employers ask what you can do: do projects, or an apprenticeship, beside it.",
      ]),
    below: [wayToCareer, readList],
  },
  {
    cue: phrases(
      "apprentice\\S*|naps|nats|earn while (?:you )?learn\\S*|(?:study|learn) (?:and|aur) (?:earn|work|job)(?: .*)?|(?:earn|work|job) (?:and|aur) (?:study|learn|padhai)(?: .*)?|अप्रेंटिस\\S*",
      `(?:job|naukri|kaam|work|नौकरी|काम) (?:ke|k|के) (?:saath|sath|साथ) (?:padh\\S*|study|college|degree|पढ\\S*)(?: .*)?|(?:dual|work integrated|degree with stipend|degree apprenticeship)(?: .*)?`,
    ),
    unless: phrases("work and study abroad"),
    ofCareers: true,
    reply:
      p("You can be paid while you learn a trade or a profession, as an apprentice:") +
      ul([
        `${strong("NAPS")}, after Class 8, 10, 12 or ITI: a firm trains you and pays a stipend; places are at apprenticeshipindia.gov.in.`,
        `${strong("NATS")}, after a diploma or a degree: a year or less of training with a stipend, of which the Government sets the least by what you have; the contract names yours. Enrol free at nats.education.gov.in.`,
        "Some universities teach degrees with an apprenticeship inside; ask for an AEDP, an apprenticeship embedded degree programme.",
        "Or work by day and study by distance or in an evening college.",
      ]) +
      p(
        `Trades to begin with: ${link("/careers?education=ITI%20Certificate", "careers with an ITI trade")} and ${link("/careers?education=Diploma", "with a diploma")}.`,
      ),
  },
  {
    cue: phrases(
      `(?:side|extra|part time|parttime|passive) (?:income|hustle|job|jobs|work|earning|business|naukri|kaam)(?: .*)?|part time(?: .*)?|pocket money(?: .*)?|पार्ट टाइम(?: .*)?`,
      `${EARN}(?: \\S+){0,4} ${WHILE_STUDYING}(?: .*)?|${WHILE_STUDYING}(?: \\S+){0,4} ${EARN}(?: .*)?`,
      "(?:paise|paisa) kaise kama\\S*(?: .*)?|how (?:to|can i|do i) (?:earn|make) money(?: .*)?|पैसे कैसे कमा\\S*",
      "(?:paise|paisa|money) (?:\\S+ )?kama\\S*(?: \\S+){0,3} (?:9|10|11|12)(?:th)? (?:me|mein|class)(?: .*)?|(?:9|10|11|12)th (?:me|mein|class)(?: \\S+){0,4} (?:paise|paisa|money) (?:\\S+ )?kama\\S*(?: .*)?",
      "(?:earn|make|earning|making)(?: some)? money (?:online|from home|from phone|from mobile|on internet)(?: .*)?|online (?:paise|paisa|earning|kamai|income)(?: .*)?|(?:ghar baithe|mobile se|phone se|internet se) (?:paise|paisa|kama\\S*)(?: .*)?|(?:ऑनलाइन|घर बैठे|मोबाइल से) (?:पैसे|पैसा|कमा\\S*)(?: .*)?",
    ),
    reply:
      p("I don't know of open posts, but this work is done by the hour beside studies, and each page names a way to try it:") +
      ul([
        `Teaching younger students: ${link("/career/private-tutor", "Private Tutor")}.`,
        `Writing and words: ${link("/career/content-writer", "Content Writer")}, ${link("/career/translator", "Translator")}, ${link("/career/subtitler", "Subtitler")}.`,
        `Pictures and films: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/film-editor", "Film Editor")}, ${link("/career/social-media-manager", "Social Media Manager")}.`,
        `Forms and figures: ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      ]) +
      p(
        "Never pay to get work: who asks for a deposit, a registration fee or an OTP cheats. Internships and posts without a fee are listed at ncs.gov.in, the National Career Service. Under 18, speak with your parents first.",
      ),
  },
  {
    cue: phrases(
      "lateral entry(?: .*)?|direct (?:in |to )?(?:second|2nd) year(?: .*)?|(?:direct )?(?:second|2nd) year (?:me )?(?:admission|entry|btech|engineering|diploma)(?: .*)?|leet(?: .*)?|(?:diploma|polytechnic|iti) (?:ke baad|se|after|then)(?: \\S+){0,2} (?:second|2nd) year(?: .*)?|लेटरल एंट्री",
      "(?:diploma|polytechnic|डिप्लोमा)(?: \\S+){0,6} (?:btech|b tech|be|engineering|बीटेक)(?: \\S+){0,2} (?:direct|directly|admission|second|2nd|lateral|seedha|सीधे)(?: .*)?|(?:direct|directly|seedha)(?: \\S+){0,3} (?:btech|b tech|engineering)(?: \\S+){0,4} (?:diploma|polytechnic)(?: .*)?",
    ),
    ofCareers: true,
    reply:
      p(
        "Lateral entry lets you join a course directly in its second year, as with a BTech after a diploma, because you have learnt the first year's matter already:",
      ) +
      ul([
        `${strong("From a diploma to a BTech")}: after three years of polytechnic, by your State's lateral entry test or by merit.`,
        `${strong("From an ITI trade to a diploma")}: after a two-year trade in a field that fits.`,
        `${strong("From Class 12 to a diploma")}: in many States with physics, chemistry and maths, or with a vocational subject.`,
      ]) +
      p("Seats and tests are each State's own: look at its department of technical education."),
    below: [readList],
  },
  {
    cue: phrases(
      `(?:coaching|tuition|classes|institute|कोचिंग)(?: \\S+){0,4} ${OR} (?:self|khud|ghar|online|without|school|खुद)(?: .*)?|self ?study(?: .*)?|khud se (?:padh\\S*|taiyari|tayari)(?: .*)?`,
      "(?:without|bina|no) (?:any )?(?:coaching|tuition)(?: .*)?|(?:coaching|tuition|कोचिंग) (?:nahi|nhi|नहीं|matters?|helps?|ke bina|is (?:necessary|needed|must|important|compulsory|required)|zaruri|jaruri|lena|leni|lu|lun|karu|join|worth|के बिना|जरूरी)(?: .*)?",
      "online (?:\\S+ )?(?:coaching|classes|tuition) (?:or|vs|versus|ya)(?: .*)?|(?:is|do i need|need|should i (?:join|take)|join)(?: \\S+){0,2} (?:coaching|tuition)(?: .*)?|kota (?:jana|jau|jaau|jaye|ja\\S*|worth|or|ya|coaching)(?: .*)?",
    ),
    unless: phrases("(?:best|top|good|which|cheap|near)(?: \\S+){0,3} (?:coaching|institute)"),
    ofCareers: true,
    reply:
      p("Coaching is help, not a must; many clear these exams without it. Which suits you:") +
      ul([
        `${strong("Self study")} if you keep to a plan alone: try a month with NCERT books and old papers before you pay. Explanations and tests are free at SATHEE (sathee.iitk.ac.in) and swayam.gov.in, and friends can ask.`,
        `${strong("Coaching")} if you lack explanations, tests or somebody who asks. A good teacher near by may be worth more than a famous name far off, and online costs less.`,
        `${strong("Kota or another far city")} only if you would go gladly, home can pay for it to the end without a debt that frightens, and you speak with somebody at home each day. If it makes you ill or sad, coming back is no defeat.`,
      ]) +
      p("Sit in on classes first, and ask in writing what is paid back when you leave."),
    below: [examBriefly, wayToCareer],
  },
  {
    cue: phrases(
      "(?:ki|ka) (?:taiyari|tayari|preparation)(?= $)|(?:exam|pariksha|ke liye) (?:kaise|kya) padh\\S*(?: .*)?",
      "(?:when|kab|kab se|which class|kis class|konsi class|kaunsi class)(?: \\S+){0,4} (?:start|begin|shuru|prepare|preparing|preparation|taiyari|tayari|padh\\S*)(?: .*)?",
      "(?:taiyari|tayari|preparation|prepare|preparing|तैयारी)(?: \\S+){0,3} (?:kab|kaise|kese|shuru|start|how|karu|kare|karni|कैसे|कब|शुरू)(?: .*)?|(?:how|kaise|kese)(?: \\S+){0,3} (?:prepare|preparation|preparing|crack|clear|taiyari|tayari)(?: .*)?|(?:कैसे|कब) (?:\\S+ )?तैयारी(?: .*)?",
    ),
    unless: phrases("interviews?", "(?:how|kaise) (?:to )?prepare (?:\\S+ )?(?:food|cake|tea|dish)"),
    reply:
      p("How preparation goes depends on what the exam asks, but the order is the same:") +
      ul([
        "Read the official syllabus once and one old paper, so that you know the goal.",
        "Entrances after Class 12 (engineering, medicine, design, law) rest on Classes 11 and 12: begin with Class 11, with the school's own books.",
        "Exams for posts differ. NDA: maths of Classes 11 and 12, general knowledge and English. SSC, bank and railway exams: arithmetic and reasoning of school level, English, current affairs. UPSC and State commissions, with any degree and mostly from 21: newspapers, NCERT books and wide reading from the first years of college.",
        "A little each day, old papers under the clock, and the mistakes written down.",
      ]) +
      p("Free lessons and tests: SATHEE (sathee.iitk.ac.in), swayam.gov.in, and the mock tests at nta.ac.in."),
    below: [examAnswer],
  },
  {
    cue: phrases(
      `pg ${OR} hostel|hostel ${OR} pg|(?:hostels?|pg|छात्रावास|हॉस्टल)(?: \\S+){0,4} ${OR} (?:home|ghar|day scholar|local|near|घर)(?: .*)?|(?:home|ghar|day scholar|घर)(?: \\S+){0,3} ${OR}(?: \\S+){0,2} (?:hostels?|pg|हॉस्टल)(?: .*)?`,
      "(?:hostels?|hostel life|हॉस्टल)(?: \\S+){0,3} (?:me|mein|better|good|life|rehna|rahna|safe|lena|lu|jau|should|fear|dar|में)(?: .*)?|(?:leave|leaving) home for (?:college|studies)(?: .*)?|(?:ghar se door|far from home|other city|dusre shehar|bahar)(?: \\S+){0,3} (?:padh\\S*|study|studying|college)(?: .*)?|should i (?:live|stay) in (?:a )?(?:hostel|pg)(?: .*)?",
    ),
    unless: phrases("hostel (?:warden|manager|business|owner|fees?)"),
    reply:
      p("Both can go well. What usually decides it:") +
      ul([
        "The course: if the one that you want is near by, living at home saves much money; if it is not, a hostel may be the price of the right course.",
        "You: a hostel teaches to keep house, time and money, and gives friends to study with; at home you may have quiet, food and people who know you.",
        "The place: visit before you pay. Ask students about food, safety, study hours, ragging, and what the warden does.",
      ]) +
      p(
        "Government hostels and hostel scholarships exist for many students: ask at the college and look at scholarships.gov.in. If ragging happens, the national helpline is 1800-180-5522.",
      ),
  },
  {
    cue: phrases(
      "(?:weak|poor|bad|not good|not fluent|kamzor|kamjor) (?:in |at )?(?:my )?(?:english|spoken english|communication)(?: .*)?|(?:my )?english (?:\\S+ ){0,3}(?:weak|poor|bad|kamzor|kamjor|nahi|nhi|not good|problem|low|improve|better|sudhar\\S*|sikh\\S*|seekh\\S*)(?: .*)?|english kaise(?: .*)?",
      "english (?:[jz]a?ruri|[jz]aroori|compulsory|mandatory|must|needed|required|necessary|aana|aani|aati honi)(?: .*)?|(?:अंग्रेजी|इंग्लिश) (?:जरूरी|आना|आनी)(?: .*)?",
      "(?:cant|cannot|dont|unable to|afraid to|scared to|without|not able to)(?: \\S+){0,2} (?:speak )?english(?: .*)?|(?:improve|learn|speak) (?:my |fluent )?(?:spoken )?english(?: .*)?|hindi medium(?: .*)?|(?:bina english|english ke bina|english medium nahi)(?: .*)?|(?:अंग्रेजी|इंग्लिश)(?: \\S+){0,3} (?:कमजोर|नहीं|खराब|कैसे)(?: .*)?|हिंदी माध्यम(?: .*)?",
    ),
    unless: phrases(
      "(?:english|hindi)(?: medium)? (?:teachers?|professor|lecturer|tutor|literature|honours|hons|news|newspaper|journalis[tm]|translator|editor)",
    ),
    ofCareers: true,
    reply:
      p("English is a tool that can be learnt late; it is no measure of a mind, and many careers need little of it.") +
      ul([
        "Many exams can be written in Hindi and other Indian languages, among them NEET-UG, JEE Main, CUET-UG, UPSC Civil Services and many of SSC and the States.",
        "Ten minutes a day: read one short text aloud, write five lines about your day, and speak with one friend who also wants to learn.",
        `Where your own language is the strength: ${link("/career/translator", "Translator")}, teaching, government service, trades, farming, local media. For each career you can see what the work is: ${link("/careers", "the careers")}.`,
      ]),
    below: [wayToCareer, examAnswer, readList],
  },
  {
    cue: phrases(
      "(?:no|without|bad|poor|slow|weak) (?:internet|network|net|wifi|laptop|computer|smartphone)(?: .*)?|(?:internet|network|net|laptop|computer|smartphone|phone)(?: \\S+){0,2} (?:nahi|nhi|nahin|weak|slow)(?! (?:aat|chala|sikh|seekh))(?: hai| he| h)?(?: .*)?",
      "(?:village|rural|gaon|gaav|gav|remote area|small town|chhote shehar|chote shehar|tribal|adivasi|गांव|गाव|ग्रामीण)(?: \\S+){0,3} (?:se|me|mein|area|background|student|students|boy|girl|hu|hoon|from|live|rehta|rehti|से|में)(?: .*)?|(?:from|in|live in|of) (?:a |an |my )?(?:small )?(?:village|rural area|rural|gaon|remote area)(?: .*)?",
    ),
    unless: phrases(
      "(?:no|without|bina) (?:computers?|laptop|phone) (?:work|jobs?|careers?|skills?|use)|(?:jobs?|careers?|work|kaam|naukri)(?: \\S+){0,4} (?:no|without|bina) (?:computers?|laptop|phone)",
      "(?:help|serve|work|develop\\S*|improve|teach)(?: \\S+){0,3} (?:village|villages|rural|gaon|tribal)",
      "(?:jobs?|work|business|kaam|naukri|career|careers) (?:in|for|at) (?:a |my )?(?:villages?|rural|gaon)",
      "(?:gaon|village|गांव) (?:me|mein|में) (?:\\S+ )?(?:business|job|kaam|naukri|काम)",
    ),
    circumstance: OF_PLACE_AND_MEANS,
    reply:
      p("Where you live need not decide what you become. What helps far from a city:") +
      ul([
        "Lessons without internet: the PM eVIDYA television channels, one for each class, come by free dish; school books and lessons of diksha.gov.in can be kept on a phone when there is network.",
        "Forms and scholarships can be filled in at a Common Service Centre in or near your village; ask your block's school which of them you may ask for.",
        "Free schooling with a hostel: Jawahar Navodaya Vidyalayas, Eklavya schools, Kasturba Gandhi schools for girls; hostels and coaching of your State's welfare department after that.",
        `Work that is needed near by: ${link("/careers?category=Agriculture", "farming and animals")}, ${link("/careers?education=ITI%20Certificate", "trades")}, nursing, teaching, and posts of State and Centre.`,
      ]),
    below: [examAnswer, readList],
  },
  {
    cue: phrases(
      "(?:what|which|konsa|kaunsa|kaun se|kaun sa|kon kon|kya kya|list of|all|best|top|important)(?: \\S+){0,3} (?:exams?|entrance|entrances|tests?)(?: \\S+){0,4} (?:12|12th|twelfth|inter|class 12)(?: .*)?|(?:entrance )?exams? (?:\\S+ ){0,2}(?:after|to give after) (?:12|12th|class 12)(?: .*)?",
      "(?:12|12th|class 12|inter|बारहवीं|12वीं) (?:ke baad|k baad|after|pass|के बाद) (?:\\S+ ){0,3}(?:exams?|entrance|entrances|pariksha|परीक्षा|एग्जाम)(?: .*)?|(?:entrance exams?|pariksha) (?:list|names?)(?: .*)?",
    ),
    unless: phrases(
      "design|law|medical|architecture|hotel|fashion|management|nursing|defen[cs]e|agriculture|film|teaching|government|sarkari|govt",
      "(?:no|without|bina|any|koi) (?:entrance )?(?:exams?|entrance|tests?)",
    ),
    reply:
      p("The entrances that most students take after Class 12, by stream:") +
      ul([
        `${strong("PCM")}: JEE Main and, after it, JEE Advanced, BITSAT, your State's engineering test, NATA or JEE Main Paper 2 for architecture, NDA, IISER IAT for science.`,
        `${strong("PCB")}: NEET-UG for medicine and its neighbours, CUET-UG for science degrees and some nursing and agriculture seats, NEST and IISER IAT for research.`,
        `${strong("Commerce")}: CUET-UG, CA Foundation, CSEET and CMA Foundation, IPMAT for management.`,
        `${strong("Humanities (Arts)")}: CUET-UG, CLAT and AILET for law, RIE CEE for teaching.`,
        `${strong("Any stream")}: CUET-UG, CLAT, NIFT, NID and UCEED for design, NCHM JEE for hotels, NDA for the Army.`,
        `${strong("Posts after Class 12")}: SSC CHSL, SSC GD, RRB NTPC, Agniveer, NDA.`,
      ]) +
      p(
        'Dates and forms: nta.ac.in for JEE Main, NEET-UG and CUET-UG, ssc.gov.in and upsc.gov.in for posts. Ask me what one leads to, as in "What is CLAT for?"',
      ),
  },
];

/** What to do with what one likes, where nothing narrower was understood. */
export const LIKING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:how|kaise)(?: \\S+){0,4} (?:find|know|discover|pata|identify|figure out|find out)(?: \\S+){0,5} (?:like|interest|interests|passion|talent|good at|strength|strengths|pasand|ruchi|hobby)(?: .*)?",
      "(?:dont|do not|no|without|not sure)(?: \\S+){0,3} (?:interest|interests|passion|talent|talents|hobby|hobbies|what i like|my interest|my passion)(?: .*)?|(?:interest|passion|ruchi|talent|pasand)(?: \\S+){0,4} (?:nahi|nhi|pata|kaise|kya hai)(?: .*)?|(?:nahi|nhi|nahin|dont know|not know|नहीं) (?:pata|maloom|malum|जानता|पता)?(?: \\S+){0,4} (?:pasand|ruchi|interest|like|पसंद|रुचि)(?: .*)?|i am good at nothing|(?:mujhe |main )kuch (?:bhi )?(?:nahi|nhi) (?:aata|ata|aati)|(?:रुचि|पसंद|शौक)(?: \\S+){0,3} (?:पता|कैसे|नहीं)(?: .*)?",
      "(?:padhai|padhne|study|studies|studying|पढाई|पढने)(?: \\S+){0,4} (?:mann nahi|man nahi|mann nhi|man nhi|dil nahi|boring|bore|not interested|no interest|accha nahi lag\\S*|achha nahi lag\\S*|acha nahi lag\\S*|मन नहीं)(?: .*)?|(?:accha|achha|acha|mann|man) (?:nahi|nhi) (?:lag\\S*|kar\\S*) (?:padhai|padhne|study)(?: .*)?|(?:dont|do not) (?:feel like|like) (?:to )?(?:study|studying|studies)(?: .*)?",
    ),
    reply:
      p("Liking is found by doing, seldom by thinking alone. Four small ways to find out:") +
      ul([
        "Note for a week what you did without being asked, what made time pass, and what you envy others for.",
        "Ask three people who know you what you are good at: they see what is too easy for you to notice.",
        "Try one thing a week for an hour: every career's page names one cheap way to taste the work.",
        `Answer twenty questions about likes and values: ${assessmentLink()}. Read the reasons, not only the names.`,
      ]) +
      p(
        "If nothing is fun any more for weeks, also things that used to be, tell somebody at home or call Tele-MANAS on 14416; that is no matter of talent.",
      ),
  },
  {
    cue: phrases(
      "(?:hobby|hobbies|passion|shauk|shok)(?: \\S+){0,4} (?:career|careers|job|jobs|profession|work|earn|paise|paisa|naukri|kamai)(?: .*)?|(?:turn|make|convert)(?: \\S+){0,3} (?:hobby|passion)(?: .*)?|(?:शौक|हॉबी)(?: \\S+){0,3} (?:करियर|कमाई|काम)(?: .*)?",
    ),
    reply:
      p("A hobby can become work in more than one way, and the thing itself is only a part of it:") +
      ul([
        "As the work itself (musician, player, cook), which many want and few live on at first.",
        "Near the work: teaching it, writing about it, organising, selling or mending what it needs.",
        "Beside other work, which leaves it free of bills.",
      ]) +
      p(
        `Test it: do it for others, on a day fixed by them, for a small pay. ${link("/blog/passion-isnt-enough", "Why passion is not enough")} goes deeper. Name the hobby, and I list careers around it.`,
      ),
  },
];
