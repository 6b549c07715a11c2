import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const WEIGHS = "(?:vs|v s|versus|or|ya|better|behtar|konsa|kaunsa|which|difference|fark|antar|badhiya|than|या|बेहतर|फर्क)";
const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|psu|सरकारी)";
const PRIVATE = "(?:private|pvt|corporate|mnc|mncs|प्राइवेट|निजी)";
const JOB = "(?:jobs?|naukri|nokri|service|salaried|नौकरी|जॉब)";
const BUSINESS = "(?:business|startup|start up|dhandha|dhanda|vyapar|vyapaar|entrepreneur\\S*|apna kaam|khud ka kaam|बिजनेस|व्यापार|धंधा)";
const FURTHER_STUDY =
  "(?:mtech|msc|mcom|mca|masters?|pg|post graduation|post graduate|phd|higher stud\\S*|further stud\\S*|aage (?:ki )?padhai)";

const FOR_AN_EXAM =
  "(?:(?:for |ki |ka )?(?:upsc|ias|psc|ssc|cgl|bank|neet|gate|cat|govt exams?|government exams?|sarkari (?:naukri|exam)|competitive exams?|exam)(?: exams?)?(?: (?:ki |ka )?(?:taiyari|tayari|preparation|prepare|exam))?|(?:prepare|preparing|preparation|taiyari|tayari)(?: \\S+){0,2} (?:upsc|ias|psc|ssc|bank|govt|government|exam\\S*))";

const three = (one: string, other: string): RegExp => new RegExp(`${both(one, other).source}(?=.* ${WEIGHS} )`, "u");

/** Two words for one branch, as fields that are weighed are read. */
const SAME_BRANCH = phrases("software engineer (?:vs|or|ya|versus|या) software engineer");

/** Choices between two ways of working or studying, of which no record tells. */
export const WEIGHING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:leave|quit|resign|leaving|quitting|chh?od\\S*)(?: \\S+){0,3} ${JOB}(?: \\S+){0,4} ${FOR_AN_EXAM}(?: .*)?|${JOB} (?:chh?od\\S*|leave|quit)(?: \\S+){0,3} ${FOR_AN_EXAM}(?: .*)?|${JOB} (?:ke |k )?(?:saath|sath|with|along with)(?: \\S+){0,2} ${FOR_AN_EXAM}(?: .*)?|${FOR_AN_EXAM}(?: \\S+){0,3} (?:with|ke saath|along with|while) (?:a |my |full time )?${JOB}(?: .*)?`,
      `(?:\\d+|ek|do|teen|char|two|three|four|few) (?:saal|sal|years?|attempts?|baar)(?: \\S+){0,2} ${FOR_AN_EXAM}(?: \\S+){0,5} (?:chh?od\\S*|quit|leave|give up|stop|band|continue|aur (?:du|try|karu))(?: .*)?|${FOR_AN_EXAM}(?: \\S+){0,5} (?:chh?od (?:du|dun|doon|de)|give up|quit karu|stop karu|chhodna chahiye)(?: .*)?`,
    ),
    unless: phrases("kaun(?:sa|si)? exam|which exam"),
    ofCareers: true,
    reply:
      p("An exam that few pass should not cost you your bread. What helps to decide:") +
      ul([
        `${strong("Keep the job")} if money at home hangs on it, or if you have not yet sat the paper once: two hours a day and the weekends show within months whether you come near.`,
        `${strong("Leave it")} only with a year's costs saved, marks that came near the last cut-off, and a date on which you return.`,
        `${strong("After two or three tries")}: look at how far you were. If the marks did not rise, the hours are better spent on exams that share the syllabus (State PSC, SSC, banks) or on work; what you learnt counts in teaching, writing, policy and offices.`,
      ]) +
      p("Write the stopping date down today, and tell one person. If it weighs on you, Tele-MANAS on 14416 listens for free."),
  },
  {
    cue: phrases(
      "commerce (?:\\S+ )?with (?:applied )?maths?(?: \\S+){0,3} (?:or|vs|ya|versus) (?:\\S+ )?(?:without|no)(?: .*)?|commerce (?:\\S+ )?without maths?(?: \\S+){0,3} (?:or|vs|ya|versus) (?:\\S+ )?with(?: .*)?|commerce (?:me|mein|ke saath|with) maths? (?:lu|lun|le|lena|leni|chahiye|zaruri|jaruri)(?: .*)?",
    ),
    reply:
      p("Take maths with commerce if you can carry it: it shuts nothing and keeps more open.") +
      ul([
        `${strong("With maths")}: economics at good colleges, statistics, data, actuarial work, BCA and some BBA and BCom honours seats ask for it. ${link("/career/economist", "Economist")}, ${link("/career/actuary", "Actuary")}.`,
        `${strong("Without maths")}: BCom, CA, CS, law, banking, management and media are open all the same; the hours go to accounts and to better marks.`,
      ]) +
      p("Applied Mathematics, where a school offers it, is the easier middle: ask whether the course that you want accepts it."),
  },
  {
    cue: phrases(
      `${JOB} (?:chh?od\\S*|leave|leaving|quit\\S*)(?: \\S+){0,3} (?:mba|mtech|masters?|ms|higher stud\\S*|pg)(?: .*)?|(?:leave|quit|leaving|quitting|chh?od\\S*)(?: \\S+){0,3} ${JOB}(?: \\S+){0,4} (?:mba|mtech|masters?|ms|higher stud\\S*)(?: .*)?`,
    ),
    ofCareers: true,
    reply:
      p("With two or more years of work a further degree counts most, but only a good one is worth the pay that you give up:") +
      ul([
        `${strong("Go")} if you have a seat whose graduates of the last year found the work that you want, and the loan stays below what that work pays in its first year or two.`,
        `${strong("Stay")} while you prepare: CAT, XAT and GATE are sat beside a job by very many. A name that nobody recruits from is not worth leaving for.`,
        `${strong("Between")}: executive and part-time courses of known institutes, or another post at your own firm, leave your pay.`,
      ]),
  },
  {
    cue: three(GOVERNMENT, PRIVATE),
    ofCareers: true,
    unless: phrases("colleges?|universit(?:y|ies)|schools?|institutes?|seats?|fees?|quota|iti|hospitals?|coaching"),
    reply:
      p("Neither is better for everybody. What differs in most posts:") +
      ul([
        `${strong("Government")}: pay, leave and promotion by fixed rules, and a post that is hard to lose. The way in is an exam of which few of many are taken, it may cost years, and you may be posted far from home.`,
        `${strong("Private")}: joined sooner, by what you can do and an interview. Pay and rise differ much from firm to firm and person to person, and so do hours; a job can end.`,
        "Both at once is possible: work or learn a trade while you prepare, with a date on which you stop and a second plan.",
      ]) +
      p('Name two careers, as in "bank PO or data analyst", and I compare their pay and way in.'),
  },
  {
    cue: three(JOB, BUSINESS),
    unless: phrases(
      "business (?:analysts?|managers?|management|school|studies|administration|development|analytics|field|courses?)|(?:bank|government|govt|mba|bba)(?: .*)?",
    ),
    reply:
      p("They differ in who carries the risk:") +
      ul([
        `${strong("A job")}: pay each month from the first, colleagues to learn from, and somebody else decides.`,
        `${strong("A business")}: you decide, and you also live with months without income; many close in their first years. It needs selling, figures and patience more than an idea.`,
        "A middle way: work some years in the line in which you want to begin, learn its customers and prices with another's money, and start small beside it.",
      ]) +
      p(
        "Nearest in the catalogue: ",
        link("/career/entrepreneur", "Entrepreneur"),
        ". Loans and training for small businesses: udyamimitra.in and your district industries centre.",
      ),
  },
  {
    cue: phrases(
      "(?:no|without|bina|own|my own|your own|be my|be your own|apna|khud ka) boss(?: .*)?|self ?employ\\S*(?: .*)?|(?:work|kaam) (?:for|under) (?:myself|no one|nobody)(?: .*)?|(?:apna|khud ka|apne|own|start an?|start my|start your) (?:khud ka |own |small )?(?:business|startup|start up|dhandha|dhanda|vyapar|kaam|firm|company|shop|dukaan|dukan)(?: .*)?|(?:business|startup|dukan|dukaan|dhandha) (?:start|shuru|khol\\S*|kar(?:na|ni|u|un)|idea|ideas)(?: .*)?|(?:अपना|खुद का) (?:बिजनेस|व्यापार|धंधा|काम|दुकान)(?: .*)?",
    ),
    unless: phrases("company (?:me|mein|secretary|law)|kaam (?:nahi|nhi)"),
    reply:
      p("Much work is done on one's own account, some of it from the first year, most of it after some years for others:") +
      ul([
        `${strong("Trades")}: ${link("/career/electrician", "Electrician")}, ${link("/career/tailor", "Tailor")}, ${link("/career/beautician", "Beautician")}, ${link("/career/motorcycle-mechanic", "Motorcycle Mechanic")}.`,
        `${strong("By the project, also from home")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/translator", "Translator")}, ${link("/career/private-tutor", "Private Tutor")}.`,
        `${strong("With a licence and a practice")}: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/architect", "Architect")}, ${link("/career/dentist", "Dentist")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
        `${strong("Selling and feeding")}: ${link("/career/kirana-store-owner", "Kirana Store Owner")}, ${link("/career/caterer", "Caterer")}; and ${link("/career/entrepreneur", "Entrepreneur")}.`,
      ]) +
      p(
        "Begin small, beside school or work; write down every rupee that comes and goes. Help with loans and training: udyamimitra.in and your district industries centre.",
      ),
  },
  {
    cue: three(JOB, FURTHER_STUDY),
    unless: phrases(`${GOVERNMENT}|after (?:phd|mtech|msc|masters?)|(?:phd|mtech|msc|masters?|pg) (?:ke baad|after)`),
    reply:
      p("It depends on what the work that you want asks for:") +
      ul([
        "Study on if it asks for that degree: college teaching, research, clinical psychology and most of science do. MTech by GATE and a PhD by NET mostly come with a stipend.",
        "Work first if it does not, if money at home decides, or if you do not know yet what to study: one or two years tell you, and you can go back.",
        "Many do both: a degree by distance or in the evening beside a job.",
      ]) +
      p("Name the career that you have in mind, and I tell you what its record asks for."),
  },
  {
    cue: new RegExp(
      `${
        both(
          "(?:cse|cs|computer science|computer engineering|software engineer)",
          "(?:(?:btech |be |cse |cs |computer science )?(?:vs|or|ya|versus) it|it (?:vs|or|ya|versus)(?: \\S+)?|information technology)",
        ).source
      }|${SAME_BRANCH.source}`,
      "u",
    ),
    ofCareers: true,
    reply: p(
      "Computer science (CSE) and information technology (IT) lead to the same careers: ",
      link("/career/software-engineer", "Software Engineer"),
      ", ",
      link("/career/data-analyst", "Data Analyst"),
      ", ",
      link("/career/information-security-analyst", "Information Security Analyst"),
      " and others. CSE has a little more of theory and machines, IT more of running systems; a branch called AI, ML or data science has the same base with more mathematics, and its subjects can mostly be chosen in CSE too. Employers ask what you can build. Take the better college, CSE where both are alike, and compare the lists of subjects.",
    ),
  },
  {
    cue: phrases(
      "(?:which|what|best|good|top|konsi|kaunsi|konsa|kaunsa|kon si|kaun si|right|acchi|achhi|sahi)(?: \\S+){0,5} branch(?:es)?(?: .*)?|branch(?:es)?(?: \\S+){0,4} (?:best|better|good|konsi|kaunsi|kon|kaun|choose|select|lu|lun|le|leni|lena|chunu|acchi|achhi|accha|scope|highest|most)(?: .*)?|(?:choose|select) (?:a |my |the |which )?branch(?: .*)?|(?:कौन सी|कौनसी|सबसे अच्छी) ब्रांच(?: .*)?",
    ),
    unless: phrases("bank branch|branch (?:manager|head)|army|navy|air force|forces"),
    reply:
      p("No branch is best for everybody; choose by the work behind it:") +
      ul([
        `${strong("Computer science or IT")}: programs and data, mostly at a desk. ${link("/career/software-engineer", "Software Engineer")}.`,
        `${strong("Electronics")}: circuits, chips and networks; software firms take it as well. ${link("/career/electronics-engineer", "Electronics Engineer")}.`,
        `${strong("Electrical")}: power, motors, railways and public companies. ${link("/career/electrical-engineer", "Electrical Engineer")}.`,
        `${strong("Mechanical")}: machines, vehicles, factories. ${link("/career/mechanical-engineer", "Mechanical Engineer")}.`,
        `${strong("Civil")}: buildings, roads, water, on site; many government posts. ${link("/career/civil-engineer", "Civil Engineer")}.`,
        `${strong("Chemical")}: plants for medicine, fuel, food. ${link("/career/chemical-engineer", "Chemical Engineer")}.`,
      ]) +
      p('The same holds of a polytechnic diploma. Name two, as in "civil or mechanical", and I compare them with pay and growth.'),
  },
  {
    cue: /^(?=.* (?:mbbs|एमबीबीएस) )(?=.* (?:(?:other than|without|apart from|except|besides|instead of|no|not|dont want|bina) (?:doing |a |to do )?(?:pg|neet pg|md|post graduation|residency)|(?:pg|neet pg|md|post graduation) (?:ke alawa|ke bina|nahi|nhi|without)|non ?clinical) )/u,
    ofCareers: true,
    reply:
      p("With MBBS and registration you may practise, and there is more than a postgraduate seat:") +
      ul([
        `${strong("Care for patients")}: medical officer of a State's health service, of Railways or the Central Health Service (UPSC CMS), rural and emergency posts, the forces (Short Service), own practice. ${link("/career/general-physician", "General Physician")}, ${link("/career/rural-medical-officer", "Rural Medical Officer")}, ${link("/career/army-doctor", "Army Doctor")}.`,
        `${strong("Health of many")}: a master's degree in public health. ${link("/career/epidemiologist", "Epidemiologist")}.`,
        `${strong("Running hospitals")}: a degree in hospital management. ${link("/career/hospital-administrator", "Hospital Administrator")}.`,
        `${strong("Away from the ward")}: research on new medicines, health records and software, medical writing, insurance. ${link("/career/health-informatics-specialist", "Health Informatics Specialist")}.`,
        `${strong("Something else")}: civil services and an MBA take every graduate.`,
      ]) +
      p("Try one of these for some months before you decide: a PG seat can still be sought later."),
  },
];
