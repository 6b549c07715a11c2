import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const FROM_AFAR =
  "(?:distance|correspondence|corespondence|ignou|nsou|open university|private se|regular nahi|online degree|online graduation|दूरस्थ|इग्नू|डिस्टेंस|पत्राचार)";
const COUNTS =
  "(?:valid\\S*|vaild|eligib\\S*|accept\\S*|count\\S*|recogni[sz]\\S*|m[ae]+ny[ae]?\\S*|manya\\S*|maan\\S*|chal(?:ega|egi|ta|ti|egaa)|allowed|apply|(?:de|bhar) sak\\S*|govt|government|sarkari|upsc|ssc|ias|ips|bank|officer|मान्य\\S*|चल\\S*|मानी|मानते|सरकारी)";

const LAW = "(?:llb|law|lawyers?|vakil|wakil|vakeel|vakalat|wakalat|advocates?|वकील|वकालत|एलएलबी)";
const LATE =
  "(?:(?:at|age|aged|umar|umr|in my|am|im|hu|hoon) (?:2[4-9]|[3-5]\\d)s?|(?:2[4-9]|[3-5]\\d)(?:s| (?:saal|sal|years?|yrs?|ki|ke|ka|की|के|साल))|(?:while|along with|with|beside) (?:\\S+ )?(?:working|job|work)|working (?:full|part) time|(?:job|naukri|नौकरी) ke saath|full time job|too late|age ?limit|upper age|umar|der ho\\S*|उम्र|आयु|देर)";

const PHARMD = "(?:pharm d|pharmd|phar d|pharmacy d|doctor of pharmacy|फार्म डी)";
const AS_DOCTOR = "(?:dr|doctors?|prefix|title|physicians?|mbbs|clinic|prescri\\S*|डॉक्टर)";

const LOAN = "(?:loan|loans|lone|karz|karj|karza|borrow\\S*|udhaar|लोन|कर्ज)";
const AMOUNT =
  "(?:(?:[1-9]\\d) ?(?:l|lakhs?|lacs?|lac)|\\d+ ?crores?|worth|risk\\S*|worth|(?:should|shall) i take|lena chahiye|लेना चाहिए|लाख)";

const LAYOFFS =
  "(?:lay ?offs?|laying off|job cuts?|hiring (?:freeze|slow\\S*|down)|no (?:one is )?hiring|nobody is hiring|recession|slow ?down|mandi|chh?antni|छंटनी|मंदी)";
const OF_FIELD =
  "(?:software|it|coding|cse|cs|tech|engineering|engineers?|developers?|programmers?|computer|btech|bca|mca|startups?|field|line|career|सॉफ्टवेयर|आईटी|कंप्यूटर|इंजीनियर\\S*)";
const LOST_OWN = phrases(
  "(?:i|me|my|husband|papa|father|dad)(?: \\S+){0,3} (?:laid off|lost|fired)",
  "(?:got|was|been|am|im) (?:laid off|fired)",
  "laid off",
);

const GAP = "(?:gap|gaps|break|गैप)";
const TELLS = "(?:explain\\S*|justify|tell|interview\\S*|resume|cv|bata\\S*|samjha\\S*|bol\\S*|इंटरव्यू|बता\\S*|समझा\\S*)";

const HUMANITIES = "(?:humanities|arts|art side|आर्ट्स|मानविकी|कला)";
const LOOKED_DOWN_ON =
  "(?:(?:weak(?:er)?|dull|poor|kamz?jo?r|kamzor|average|कमजोर)(?: \\S+)? (?:students?|ones|kids|children|bachch\\S*|bacch\\S*|log\\S*|ladk\\S*|बच्च\\S*|छात्र\\S*)|failures?|losers?|respect|izzat|looked? down|joke|(?:relatives?|rishtedar\\S*|society|log|people|neighbours?) (?:say|says|think|tell|bolte|kehte)|इज्जत)";
const FINE_ARTS = phrases(
  "(?:fine|martial|visual|liberal|performing|culinary) arts|(?:science|commerce|pcm|pcb|bek?a+r|useless|bekaar|बेकार)",
);

const ACTUARY = "(?:actuar\\S*|acturial|actuaries)";
const PAPERS = "(?:papers?|exams?|levels?|stages?|syllabus|clear|pass|acet|kitne|kitni|how (?:many|long)|worth|पेपर|परीक्षा)";

const FEAR = "(?:afraid|scared|fear|nervous|shy|hesitat\\S*|anxious|dar|darr|darti|darta|stage fright|sharm\\S*|डर|शर्म\\S*)";
const SPEAKING =
  "(?:public speaking|speaking (?:in public|before|in front)|speak (?:in public|in front|before)|stage|sabke saamne (?:bol\\S*|baat)|bolne se|arguing|debates?|crowds?|सबके सामने बोल\\S*|बोलने से)";

const NONE_HERE =
  "(?:(?:no|not any|without)(?: (?:such|good|government|any|a|nearby))* (?:colleges?|universit(?:y|ies)|courses?|institutes?)(?: \\S+){0,3} (?:here|near\\S*|town|village|city|district|place|area|us)|(?:town|village|city|district|area|place|here) (?:has|have|with|without)(?: \\S+)? no(?: such| good| government)? (?:colleges?|universit(?:y|ies)|courses?)|(?:yahan|yaha|paas|aas paas|gaon|shahar|sheher|यहां|पास|गांव)(?: \\S+){0,4} (?:college|कॉलेज)(?: \\S+)? (?:nahi|nhi|nahin|नहीं))";

const PAPERS_FOR =
  "(?:(?:which|what|kaun ?s[aei]|kons[aei]|kya kya|all|list of)(?: \\S+){0,2} (?:documents?|docs|certificates|kagaz\\S*|kagaj\\S*|dastavej\\S*|दस्तावेज\\S*|कागज\\S*)|(?:documents?|docs|kagaz\\S*|kagaj\\S*|दस्तावेज\\S*|कागज\\S*)(?: \\S+){0,3} (?:needed|required|chahiye|lagte|lagenge|lagta|list|चाहिए|लगत\\S*|लगेंगे))";
const FOR_ADMISSION =
  "(?:counsell?ing|admissions?|neet|jee|cuet|clat|college|forms?|apply|verification|joining|iti|polytechnic|scholarships?|एडमिशन|काउंसलिंग|फॉर्म|छात्रवृत्ति)";

const WITHOUT_MATHS =
  "(?:commerce(?: \\S+)? (?:without|bina|no|minus) maths?|maths? ke bina commerce|without maths? (?:in )?commerce|कॉमर्स बिना (?:गणित|मैथ्स?))";
const SHUTS =
  "(?:doors?|close[sd]?|closing|shuts?|limits?|limit\\S*|disadvantages?|problems?|drawbacks?|nuksa+n|miss|cant|cannot|not (?:allowed|eligible)|band|regret|नुकसान|बंद)";

const MIXED_SUBJECTS =
  "(?:(?:biology|bio) (?:with|and|ke saath) commerce|commerce (?:with|and|ke saath|me|mein) (?:biology|bio)|(?:maths?|computers?|computer science|psychology|economics) (?:with|and|ke saath) (?:arts|humanities)|(?:arts|humanities) (?:with|and|ke saath) (?:maths?|computers?|computer science|biology)|(?:psychology|economics) (?:with|and|ke saath) (?:pcm|pcb|science|biology)|(?:pcm|pcb|science) (?:with|and|ke saath) (?:psychology|economics))";
const TAKES_IT =
  "(?:take|taking|choose|choosing|have|allowed|possible|okay|ok|can|lena|leni|le|sakt\\S*|good|benefit|fayda|combination|लेना|सकत\\S*)";

/** Questions so exact that the nearest topic, career or list would answer another one. */
export const PRECISE_TOPICS: readonly Topic[] = [
  {
    cue: both(MIXED_SUBJECTS, TAKES_IT),
    unless: phrases("vs|versus|difference|or|ya"),
    reply:
      p("Allowed where the school teaches it: the boards let schools mix subjects, few schools have the hours for it. What it brings:") +
      ul([
        `${strong("Biology without physics and chemistry")} opens none of the medical ways: NEET-UG asks for all three. It may help for psychology, nutrition or health management, and is no must there.`,
        `${strong("Maths with arts")} is the strongest mix: economics, statistics, data and design stay open.`,
        `${strong("Computer science with arts or commerce")} helps for BCA and data, ${strong("psychology or economics with science")} is a light fifth subject that keeps the entrance exams open.`,
      ]) +
      p(
        "Take the subject if you like it and can carry it; ask the school whether its timetable and practicals allow it, and look at what the degree that you have in mind asks for.",
      ),
  },
  {
    cue: both(FEAR, SPEAKING),
    unless: phrases("exam|boards|interview|suicide|die|mar"),
    ofCareers: true,
    reply:
      p("Yes, it stays possible: speaking before others is a craft that is learnt in small steps, and in every field some speak little.") +
      ul([
        `${strong("Law")}: contracts, tax, companies, patents and legal writing are done at a desk; only the courts ask for pleading. ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/company-secretary", "Company Secretary")}.`,
        `${strong("Teaching and care")}: one pupil or patient at a time is easier than a hall, for many also who fear a stage.`,
        `${strong("Firms")}: analysis, accounts, design and code need a clear page more than a speech.`,
        "To learn it: read aloud for five minutes a day, then to one person, then ask one question in class each week; debate clubs of school and college begin small. In half a year most fear it less.",
      ]),
    below: [wayToCareer],
  },
  {
    cue: new RegExp(` ${NONE_HERE}(?= )`, "u"),
    ofCareers: true,
    reply:
      p("That a place has no such college closes the wish for few. What others in small towns do:") +
      ul([
        `${strong("A government college of the next city")}, with a hostel: fees are low, and for girls there are hostels of the university, of the social welfare department and working women's hostels. Central universities take by CUET-UG from everywhere.`,
        `${strong("Costs")}: scholarships pay hostel money too, at scholarships.gov.in and on your State's portal; ask for the post-matric ones first.`,
        `${strong("Near home first")}: a degree in a related subject at the college that there is (psychology by sociology or education, computing by maths, design by fine arts), and the special study as a master's degree elsewhere.`,
        `${strong("From home")}: IGNOU and State open universities teach many arts, commerce and computing degrees, psychology too (ignou.ac.in); not nursing, engineering, law or medicine.`,
      ]) +
      p("Visit one hostel together before anybody says no: what families fear is mostly the unknown place."),
    below: [wayToCareer],
  },
  {
    cue: both(PAPERS_FOR, FOR_ADMISSION),
    unless: phrases("passport|loan|visa|abroad"),
    reply:
      p("The list stands in each notice. These are asked for nearly everywhere, in the original and as two or three copies:") +
      ul([
        "Mark sheets and certificates of Class 10 (it proves the date of birth) and Class 12, later of the degree.",
        "Admit card and score card of the entrance, the form as printed, and the allotment letter in a counselling.",
        "Aadhaar or another proof of identity, and six to ten photographs like the one in the form.",
        "Where it holds: certificates of caste (SC, ST, OBC non-creamy layer of the year), EWS or income, disability (UDID) and domicile of the State. Apply for these weeks before, at the tehsil or its portal: they take longest.",
        "Transfer and character certificate of the last school; migration certificate from another board; a gap certificate if years lie between; a medical certificate where the course asks.",
      ]) +
      p(
        "Names and dates must be alike on all of them: have mistakes mended before the form is filled in. Keep scans on your phone and in an e-mail, or in DigiLocker.",
      ),
  },
  {
    cue: both(WITHOUT_MATHS, SHUTS),
    reply:
      p("Commerce without maths keeps most of commerce open. What it shuts, and what not:") +
      ul([
        `${strong("Shut or hard")}: BA (Hons) Economics at well-known colleges, degrees in statistics, data science and actuarial work, many BCA and BSc computing seats, BTech, and some BBA and BMS seats.`,
        `${strong("Open")}: BCom, most BBA, CA, CS and CMA, law, banking and government exams (with maths of Class 10), hotel management, design, media, psychology and an MBA later. ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
        "To mend it: maths or applied maths as one more subject by open schooling (nios.ac.in), or a change in the first weeks of Class 11.",
      ]),
  },
  {
    cue: both(FROM_AFAR, COUNTS),
    unless: phrases(
      "vs|versus|or|ya|better|without|या|school|nios|10th|12th|mba|btech|b tech|engineering|llb|law|nursing|b ?ed|phd|salary|pay",
    ),
    ofCareers: true,
    reply:
      p(
        "Generally yes: a degree by distance or online counts for government posts like one from a campus, if the university and that very course were recognised in the year in which you joined.",
      ) +
      ul([
        `${strong("Check it")}: the list of the Distance Education Bureau, deb.ugc.ac.in, by university, course and year. IGNOU and most State open universities stand in it.`,
        `${strong("Open with it")}: whatever asks for "any degree", such as SSC, banks, UPSC and State PSC, and most master's degrees. Age, marks and subjects of the notice hold for you as for others.`,
        `${strong("Not by distance")}: engineering, medicine, nursing, pharmacy, architecture and law; no council registers such a degree.`,
        "Keep all mark sheets and the certificate; private firms may ask what you did beside it, so name work or skills from those years.",
      ]),
  },
  {
    cue: both(LAW, LATE),
    unless: phrases("clat|judges?|judiciary|pcs j|public prosecutor|salary|pay|jag|criminal case|my case|nda|upsc|bba llb|ba llb"),
    ofCareers: true,
    reply:
      p(
        "It can be done: the LLB of three years takes graduates of any subject, and as a rule no university sets an upper age: an old age rule for law colleges does not bind now. Read the notice of the year all the same.",
      ) +
      ul([
        `${strong("Entry")}: your degree with the marks that the university names, and its own or the State's entrance, such as Delhi's through CUET-PG, BHU's, or MH CET Law. CLAT and AILET are for the five years after Class 12 and for LLM.`,
        `${strong("Beside a job")}: hard. Law by distance is not accepted by the Bar Council; some universities teach in the morning or evening, with attendance.`,
        `${strong("After it")}: enrolment with the State Bar Council and the Bar examination (AIBE). Who practises may hold no other full-time post. The judicial service does set an age.`,
        `${strong("What you bring counts")}: IT, accounts or engineering lead to cyber, tax, patent and contract work, often better paid at first than the courts: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/intellectual-property-lawyer", "Intellectual Property Lawyer")}, ${link("/career/civil-lawyer", "Civil Lawyer")}.`,
      ]) +
      p("Count three years of study and about two lean ones after it: have savings for them before you leave."),
  },
  {
    cue: both(PHARMD, AS_DOCTOR),
    ofCareers: true,
    reply:
      p(
        'No physician: Pharm.D makes you a clinical pharmacist. Whether "Dr." may stand before the name is disputed; with it or without it, you may not diagnose, prescribe or practise as a doctor. That takes MBBS, BDS or an AYUSH degree, by NEET-UG.',
      ) +
      ul([
        `${strong("What it is")}: six years after Class 12 with PCB or PCM, the last as an internship in a hospital; three years after BPharm. No NEET: the State's CET or the university's own test. See that the Pharmacy Council of India approves the college (pci.gov.in).`,
        `${strong("Where it leads")}: hospital and clinical pharmacy, drug safety, clinical trials, medical writing. ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/clinical-pharmacist", "Clinical Pharmacist")}, ${link("/career/clinical-research-associate", "Clinical Research Associate")}.`,
        "BPharm takes four years, costs less and registers you as a pharmacist just the same.",
      ]),
  },
  {
    cue: both(LOAN, AMOUNT),
    unless: phrases(
      "(?:without|no|bina) (?:collateral|guarant\\S*|security)|how much loan|kitna loan|loan (?:officer|kaise|ke liye|apply)|agricultur\\S*|business|kheti|officer|home loan|car loan",
    ),
    ofCareers: true,
    reply:
      p(
        "Hardly any career is safe with so large a loan from the first day. The rule: borrow no more than the first one or two years' pay of the work that you will surely be allowed to do.",
      ) +
      ul([
        `${strong("Pay of here")}: count as if you had to come home and repay from an Indian salary. If that monthly instalment takes more than a third of it, the loan is too large.`,
        `${strong("Pay of there")}: only if you may stay and work after the course. Visas change with governments; look at the country's own page, and at what last year's graduates of that very course found.`,
        `${strong("Where it is less of a risk")}: a master's degree in engineering, computing, data or nursing with your own marks and some work behind you; a course with a stipend or low fees, as public universities in Germany have. Bachelor's degrees abroad in business, design or general subjects are the most costly bet.`,
        `${strong("Cheaper ways")}: the degree in India and the master's abroad; scholarships of the Centre, your State and the university (scholarships.gov.in, the university's own page); exchange semesters.`,
      ]) +
      p(
        "Never sign because an agent hurries you: agents are paid by colleges. Compare banks at pmvidyalaxmi.co.in, and ask for the whole sum to be paid back in writing. Name the course or career, and I tell you what it pays in India.",
      ),
  },
  {
    cue: both(LAYOFFS, OF_FIELD),
    unless: LOST_OWN,
    ofCareers: true,
    reply:
      p(
        "Still a good career for who likes to build and solve, and no longer a sure one for everybody with the degree. What layoffs mean for a student:",
      ) +
      ul([
        "Firms hire in waves. In thin years beginners feel it most: fewer campus offers, longer searches, more tests. Nobody knows which kind of year yours will be.",
        "Large service firms take fewer freshers for simple work, part of which programs now write; who can build, test and explain a whole small thing is still looked for.",
        `${strong("What makes you safer")}: two or three projects that run, an internship, one field beside code (data, security, electronics, banking, health), and clear English or Hindi in writing.`,
        "A degree that leads to more than one door: GATE, banks' and public companies' technical posts, a master's degree, teaching.",
        "Choose it if you would gladly write programs for free on a Sunday; for the pay alone the thin years are hard.",
      ]) +
      p(
        `The records: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/embedded-software-engineer", "Embedded Software Engineer")}.`,
      ),
  },
  {
    cue: both(GAP, TELLS),
    unless: phrases("(?:gap|break) (?:year )?(?:lu|lun|le|lena|after|in age|between)|should i (?:take|drop)|lunch|skill gap|gender"),
    ofCareers: true,
    reply:
      p("In one honest line, in two sentences at most, and then on to what you bring today:") +
      ul([
        `${strong("Say")}: "I prepared for SSC for three years and reached the second stage. I did not get the post; now I want this work, and since spring I have learnt Excel and accounts." What you really did belongs there: an exam, care at home, illness that is over, tuition.`,
        `${strong("Turn it into what it taught")}: regular hours, general knowledge, maths and reasoning, typing, staying with a thing. Ask for nothing to be excused.`,
        `${strong("Show one thing that is new")}: a short course with a certificate, a small project or some weeks of work from this month. That weighs more than any wording.`,
        `${strong("Resume")}: write the years openly, with one line of what you did in them; a hidden gap looks worse than the gap. ${link("/blog/resume-tips", "Resume tips")}.`,
        "Do not: blame the exam, tell a long story, invent a job. Inventions come out when papers are checked.",
      ]) +
      p("Say the line aloud ten times to somebody at home; then it sounds as calm as it is."),
  },
  {
    cue: both(HUMANITIES, LOOKED_DOWN_ON),
    unless: FINE_ARTS,
    reply:
      p(
        "Humanities is no stream for weak students: it asks for much reading, thinking and clear writing, and leads to work of respect and pay, if a plan goes with it:",
      ) +
      ul([
        `${strong("Law")}, five years after Class 12 from any stream: ${link("/career/corporate-lawyer", "Corporate Lawyer")}, ${link("/career/civil-judge", "Civil Judge")}.`,
        `${strong("Government")}: history, polity and geography are a large part of what UPSC and the States' commissions ask: ${link("/career/ias-officer", "IAS Officer")}.`,
        `${strong("People and minds")}: ${link("/career/counselling-psychologist", "Counselling Psychologist")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/social-worker", "Social Worker")}.`,
        `${strong("Words, design, media")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/translator", "Translator")}.`,
        `${strong("Figures too")}: economics at most good colleges takes maths beside humanities: ${link("/career/economist", "Economist")}.`,
      ]) +
      p(
        "What is true in the doubt: a BA without a next step opens few doors at once, and engineering and medicine are shut. To relatives say one career, its exam and its pay, and leave it there; their respect comes with the work.",
      ),
  },
  {
    cue: both(ACTUARY, PAPERS),
    ofCareers: true,
    reply:
      p(
        "About a dozen papers, sat beside work: first the core ones (probability and statistics, finance, models, business, economics), then practice papers, at last the specialist ones. Fellowship takes most people six to ten years; each paper that is passed already raises the pay.",
      ) +
      ul([
        `${strong("Who holds them")}: the Institute of Actuaries of India, actuariesindia.org; those of the British institute (IFoA) are accepted by many firms too. The list of papers changes with the syllabus.`,
        `${strong("Entry")}: ACET, after Class 12; graduates in maths, statistics, economics, engineering, and CAs, may be admitted otherwise: read the Institute's page.`,
        `${strong("First work")}: insurers, consultants and banks take analysts with two to four papers passed. Posts are few and sit in a handful of cities, so internships decide.`,
        `${strong("Worth it")} if you are strong in maths and can sit papers for years beside a job; for who wants a degree and done, statistics or data work suits better.`,
      ]) +
      p(
        `The record: ${link("/career/actuary", "Actuary")}. Near it: ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}.`,
      ),
  },
];
