import { link, p, strong, ul } from "../../html/write.ts";
import { COUNTRIES } from "../../reading/countries.ts";
import { phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const GOVERNMENT_COURSES = "(?:ccc|o level|a level|olevel|ms ?cit|rs ?cit|nielit)";
const INSTITUTE_COURSES = "(?:adca|dca|basic computer (?:course|class\\S*|training)|dtp)";
const COURSE =
  "(?:courses?|class|classes|diploma|certificate|karna|karne|karke|kar|kiya|seekh\\S*|sikh\\S*|karu|karun|karlu|ke baad|after|kya|fayde?|faida|worth|value|useful|vs|or|ya|valid|job|jobs|naukri|कोर्स|सीख\\S*)";
const named = (course: string): RegExp =>
  phrases(`${course}(?: \\S+){0,5} ${COURSE}(?: .*)?|${COURSE}(?: \\S+){0,3} ${course}(?: .*)?|${course}`);

const CCC = `${strong("CCC and O Level")} (NIELIT, nielit.gov.in) are the Government's own: CCC is some weeks of basics, O Level about a year. Notices of some State posts, such as clerks and computer operators, ask for one of them by name; Maharashtra has MS-CIT, Rajasthan RS-CIT. Worth it if the post that you want names it.`;
const DCA = `${strong("DCA and ADCA")}: half a year to a year at private institutes, office programs and a little more; ADCA is the longer one. They teach, but a notice counts them only if it names them: read it before you pay. PGDCA comes after a degree and counts more if a university gives it.`;
const TALLY = `${strong("Tally")} is worth it together with GST and Excel, for accounts in shops and firms: two to four months, best beside BCom or after Class 12 commerce. With it one begins as an assistant and learns the rest on real books.`;
const AFTER_COMPUTER_COURSES = p(
  `Alone such a course brings posts such as ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/computer-operator", "Computer Operator")} or ${link("/career/bookkeeper", "Bookkeeper")}. For programming BCA, a diploma or free courses (swayam.gov.in) lead further. Free training in many towns: skillindiadigital.gov.in.`,
);
const computerCourse = (cue: RegExp, ...rows: readonly string[]): Topic => ({
  cue,
  unless: phrases("salary|pay|vetan", "(?:accountant|operator|programmer)"),
  reply: ul(rows) + AFTER_COMPUTER_COURSES,
});

const MARKS = "(?:marks?|percent\\S*|percentage|cgpa|number|score|kitne|अंक|नंबर)";
const PRIEST =
  "(?:pandit\\S*|pandit ?ji|purohit\\S*|pujari|poojari|priests?|karmkand\\S*|karma ?kand\\S*|vedic studies|ved path\\S*|imam|maulvi|maulana|granthi|pastor|padri|पंडित|पुजारी|पुरोहित|इमाम|मौलवी|ग्रंथी|पादरी)";

/** Single courses and callings that are asked for by name and have no record. */
export const COURSE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "pmkvy(?: .*)?|(?:pradhan ?mantri |pm )?kaushal (?:vikas|kendra|centre|center)(?: .*)?|skill india(?: .*)?|skill (?:training|development|centres?|centers?) (?:near|centres?|centers?|kahan|kaha|kaise|free|courses?)(?: .*)?|jan shikshan(?: .*)?|कौशल (?:विकास|केंद्र|भारत)(?: .*)?",
    ),
    unless: phrases("(?:become|trainer|officer|manager|salary)(?: .*)?"),
    ofCareers: true,
    reply:
      p("Free short training of the Government in a trade (PMKVY, Skill India). How to find it near you:") +
      ul([
        "Search by State, district and trade at skillindiadigital.gov.in; which centres are open changes, so ring up before you go. I hold no list of them.",
        "Courses run from some weeks to some months, after Class 8, 10 or 12 as the trade asks, and end with a test and a certificate.",
        "Ask the centre three things: is there a place in this batch, who tests, and where do last year's trainees work? The training costs you nothing: pay nobody.",
        "Also near many homes: a Jan Shikshan Sansthan for those with little schooling, and an ITI for a whole trade of one or two years.",
      ]),
    below: [wayToCareer],
    alone: p("Name a trade that you like, such as electrician, beautician or data entry, and I tell you what the work is."),
  },
  {
    cue: both("(?:gnm|anm|(?:bsc |msc |post basic )?nursing|nurses?|नर्स\\S*|नर्सिंग)", COUNTRIES),
    unless: phrases("salary|pay|fees?|study (?:in|abroad)|padhai|from (?:russia|abroad)|वेतन|फीस"),
    ofCareers: true,
    reply:
      p("Nurses from India work in many countries. Each has its own licence for nurses, and the way there is mostly the same:") +
      ul([
        `${strong("First at home")}: registration with your State Nursing Council, and mostly a year or two of hospital work. Some countries take GNM, others ask for BSc Nursing: a Post Basic BSc can follow.`,
        `${strong("The country's licence")}: its nursing council checks your papers and sets a test, such as NCLEX-RN for the United States and Canada, tests of knowledge and practice for the United Kingdom, and those of each country of the Gulf. Germany asks for German and recognition of the training.`,
        `${strong("The language")}: a test such as OET or IELTS, at the level that the council names.`,
        `${strong("The employer")}: only through agents registered at emigrate.gov.in, or a State's own agency such as ODEPC and NORKA Roots in Kerala. Pay nobody for a post.`,
      ]) +
      p("Rules and visas change: read them at the country's nursing council and its embassy."),
    below: [wayToCareer],
  },
  computerCourse(both(GOVERNMENT_COURSES, INSTITUTE_COURSES), CCC, DCA),
  computerCourse(named(GOVERNMENT_COURSES), CCC),
  computerCourse(named(INSTITUTE_COURSES), DCA),
  computerCourse(named("tally(?: prime| erp)?"), TALLY),
  {
    cue: phrases(
      "typing(?: \\S+){0,4} (?:courses?|seekh\\S*|sikh\\S*|class|job|jobs|naukri|speed|karne|karke|kaise|ke baad)(?: .*)?|(?:hindi|english) typing(?: .*)?|टाइपिंग(?: .*)?",
    ),
    reply:
      p("Typing is a help, and for some posts a test; alone it is rarely a career:") +
      ul([
        "Clerks of SSC (CHSL), courts, Railways and States pass a typing or skill test after the written paper; the speed and the language stand in the notice.",
        "Shorthand with typing leads further: stenographers are looked for by SSC, courts and ministries.",
        "A month of half an hour a day with a free typing program is enough to begin; a paid certificate is needed only where a State's notice asks for one.",
      ]) +
      p(
        `What the work is like: ${link("/career/typist", "Typist")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/court-stenographer", "Court Stenographer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      ),
  },
  {
    cue: phrases(
      "computer (?:ka |ke |ki )?(?:\\S+ )?courses?(?: .*)?|(?:which|best|konsa|kaunsa|kaun sa) computer course(?: .*)?|कंप्यूटर कोर्स(?: .*)?",
    ),
    unless: phrases("(?:btech|bca|mca|bsc|degree|engineering|science)(?: .*)?"),
    reply:
      p("Choose by the post that you want, then the course:") +
      ul([
        `${strong("Office work")}: CCC or O Level of NIELIT where the notice asks for it, Excel and typing. ${link("/career/computer-operator", "Computer Operator")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
        `${strong("Accounts")}: Tally with GST and Excel. ${link("/career/bookkeeper", "Bookkeeper")}.`,
        `${strong("Repair and networks")}: an ITI trade such as COPA or hardware, about a year. ${link("/career/computer-repair-technician", "Computer Repair Technician")}.`,
        `${strong("Design")}: a few programs and a folder of own work. ${link("/career/graphic-designer", "Graphic Designer")}.`,
        `${strong("Programs and websites")}: BCA or a polytechnic diploma; free beginnings at swayam.gov.in. ${link("/career/web-developer", "Web Developer")}, ${link("/career/software-engineer", "Software Engineer")}.`,
      ]) +
      p("Before you pay an institute: ask for the syllabus, who gives the certificate, and three of last year's students."),
  },
  {
    cue: phrases(
      "para ?medical(?: \\S+){0,5} (?:courses?|list|kya|options?|jobs?|fields?|konsa|kaunsa|best|without|scope|salary|me|mein|ke)(?: .*)?|(?:courses?|list|best)(?: \\S+){0,3} para ?medical(?: .*)?|para ?medical|पैरामेडिकल(?: .*)?|(?:medical|hospital) (?:line|field|me|mein)? ?(?:ke |ki )?(?:short|diploma|technician|technical) courses?(?: .*)?",
    ),
    unless: phrases("aiims (?:bsc )?para ?medical"),
    reply:
      p("Paramedical courses, diploma (mostly two years) or degree (three to four), after Class 12, most of them with PCB:") +
      ul([
        `${strong("Laboratory")} (DMLT, BMLT): ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/blood-bank-technologist", "Blood Bank Technologist")}.`,
        `${strong("X-ray, CT, MRI")}: ${link("/career/radiographer", "Radiographer")}.`,
        `${strong("Operations")}: ${link("/career/operation-theatre-technician", "Operation Theatre Technician")}, ${link("/career/anaesthesia-technician", "Anaesthesia Technician")}, ${link("/career/perfusionist", "Perfusionist")}.`,
        `${strong("Kidney, heart, breath")}: ${link("/career/dialysis-technician", "Dialysis Technician")}, ${link("/career/cath-lab-technician", "Cath Lab Technician")}, ${link("/career/electrocardiograph-technician", "ECG Technician")}, ${link("/career/respiratory-therapist", "Respiratory Therapist")}.`,
        `${strong("Eyes and ears")}: ${link("/career/optometrist", "Optometrist")}, ${link("/career/ophthalmic-technician", "Ophthalmic Technician")}, ${link("/career/audiologist", "Audiologist")}.`,
        `${strong("Emergency and movement")}: ${link("/career/paramedic", "Paramedic")}, ${link("/career/physiotherapist", "Physiotherapist")}.`,
      ]) +
      p(
        "Seats go by Class 12 marks or a State's test, those of AIIMS by its own; whether NEET-UG is asked for, as it may be for physiotherapy, stands in each college's notice. Laboratory and imaging have the most posts. Take a college with a hospital of its own that the State's allied health council has approved. Name one, and I tell you its pay and years.",
      ),
    ofCareers: true,
  },
  {
    cue: phrases(
      `${PRIEST}(?: \\S+){0,6} (?:ban\\S*|kaise|become|courses?|karna|padh\\S*|degree|job|naukri|kahan|school|how|study|बन\\S*|कैसे)(?: .*)?|(?:become|becoming|ban\\S*|how|kaise|career|train\\S*)(?: \\S+){0,5} ${PRIEST}(?: .*)?|shastri (?:acharya|degree|course)(?: .*)?|acharya degree(?: .*)?|gurukul(?: .*)?`,
    ),
    unless: phrases("(?:pandit|acharya) (?:ravi|jawahar|deen)", "neet|jee|upsc"),
    reply:
      p("The catalogue has no record of priests and preachers, but the ways are known:") +
      ul([
        `${strong("Hindu")}: a Veda pathshala or gurukul (some are supported by the Maharshi Sandipani Rashtriya Veda Vidya Pratishthan), or a Sanskrit university: Prathama and Madhyama at school level, Shastri, which counts as a BA, and Acharya, as an MA; karmakanda and jyotish are subjects there.`,
        `${strong("Other faiths")}: the seminary, madrasa or mission school of the community; it says what it asks for.`,
        `${strong("Posts")}: temples under State boards, own ceremonies by invitation, and Religious Teacher (JCO) in the Army for each faith, with a degree: joinindianarmy.nic.in.`,
        "Pay is mostly what families and temples give, and uneven. Shastri with a BEd also leads to teaching.",
      ]) +
      p(`Near it: ${link("/career/sanskrit-teacher", "Sanskrit Teacher")}, ${link("/career/yoga-instructor", "Yoga Instructor")}.`),
  },
  {
    cue: both(
      "(?:isro|इसरो)",
      `(?:${MARKS}|padhna|padhai|padhu|study|subjects?|kya kar\\S*|kaise|how|jaana|jana|jaane|jau|join|become|ban\\S*|job|jobs|qualification|eligib\\S*|बन\\S*|कैसे)`,
    ),
    unless: phrases("astronaut|antriksh ?yatri|salary|pay"),
    ofCareers: true,
    reply:
      p("ISRO asks for no marks of Class 12: it takes engineers and scientists by their degree, an exam and an interview.") +
      ul([
        "Class 11 and 12: physics, chemistry and maths.",
        `${strong("Engineer")}: BTech in electronics, mechanical, computer science or a like branch, first class; the lowest marks stand in the notice at isro.gov.in. Then ISRO's own written test and interview.`,
        `${strong("Shortest door")}: IIST in Thiruvananthapuram, the Department of Space's own institute, by JEE Advanced; its best students may be taken.`,
        `${strong("Scientist")}: MSc or PhD in physics, astronomy, mathematics, geology or remote sensing.`,
        `${strong("Technician")}: ITI or a diploma, by the notices of its centres.`,
      ]) +
      p(
        `What the work is like: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/planetary-astronomer", "Planetary Astronomer")}. Few are taken: choose a branch that you would also like elsewhere.`,
      ),
  },
];
