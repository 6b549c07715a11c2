import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";

const COMPUTER = "(?:computers?(?: science)?|cs|ip|informatics practices|कंप्यूटर(?: साइंस)?)";
const NOT_TAKEN = `(?:(?:without|no|bina|didnt|did not|dont|do not|not|never)(?: (?:take|taken|have|had|study|studied|opt|opted))?(?: \\S+){0,2} ${COMPUTER}|${COMPUTER}(?: (?:subject|in|me|12th|class|12|ko|science|as|a|mein))* (?:nahi|nhi|nahin|not|ke bina|bina|नहीं|के बिना))`;
const OF_COMPUTERS =
  "(?:btech|b tech|be|cse|bca|bsc (?:cs|it|computer)|software|computer engineer\\S*|engineering|information technology|बीटेक|बीसीए)";
const MAY =
  "(?:can|could|still|allowed|eligible|possible|need(?:ed)?|required|compulsory|necessary|problem|kar sak\\S*|ho sak\\S*|le sak\\S*|ban sak\\S*|d(?:e|ena) sak\\S*|mil\\S*|[jz]aroori|[jz]a?ruri|chahiye|kar (?:sak\\S*|lu)|सक\\S*|जरूरी|मिल\\S*)";

const MATHS = "(?:maths?|mathematics|ganit|गणित|मैथ्स?)";
const WEAK =
  "(?:weak|poor|bad|slow|kamzor|kamjor|kamjoor|kacha|kachcha|kharab|hate|fear|dar|no|without|nahi|nhi|bina|not|कमजोर|कच्चा|नहीं|बिना|डर)";
const COMMERCE = "(?:commerce|bcom|b com|kaamars|कॉमर्स|वाणिज्य)";

const TENTH = "(?:10|10th|tenth|class 10|class 10th|10वीं|दसवीं|matric|board)";
const LOW =
  "(?:(?:[1-6]\\d|kam|low|less|poor|bad|average)(?: (?:percent|percentage|pc|marks|number|numbers|per cent|प्रतिशत))?|third division|supplementary|कम)";
const DOCTOR = "(?:doctors?|mbbs|neet|bds|dentist|medical|डॉक्टर|डाक्टर|नीट|मेडिकल)";

const ELEVENTH = "(?:11|11th|class 11|eleventh|after 10|after 10th|10 ke baad|10th ke baad|12|12th|11वीं|ग्यारहवीं|10वीं के बाद)";

/** Whether a subject that was not taken, or marks of Class 10, shut a door. */
export const SUBJECT_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(
      `^(?=.* (?:computer science|computer engineer\\S*|cse|software engineer\\S*|software|coding|data scien\\S*) )(?=.* ${ELEVENTH} )(?=.* (?:subjects?|streams?|vishay|kya le\\S*|what (?:to|should)|which|विषय|क्या ले\\S*) )`,
      "u",
    ),
    unless: phrases("(?:commerce|arts|without|bina|nahi|pcb|bio|biology|or|ya|vs|compulsory|[jz]a?ruri)"),
    ofCareers: true,
    reply:
      p(
        `${strong("Science with maths (PCM)")} keeps all of it open: physics, chemistry and maths, with computer science as a further subject where your school has it.`,
      ) +
      ul([
        "BTech in computer science or IT asks for physics and maths; the school's computer science is a help there and no condition.",
        "BCA and BSc in computing take more streams; maths is asked for by many of them. Commerce with maths works for these.",
        "Without maths the ways are fewer, but web work, testing, design and support stay open by what you can show.",
      ]) +
      p(
        `Where it leads: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/web-developer", "Web Developer")}.`,
      ),
  },
  {
    cue: phrases(
      "(?:without|bina|no|missed|didnt (?:give|take|write|fill)|did not (?:give|take|write|fill)|not (?:given|appeared))(?: \\S+){0,3} cuet(?: .*)?|cuet(?: \\S+){0,3} (?:nahi|nhi|nahin|miss\\S*|not|chh?ut\\S*|bina|नहीं|छूट\\S*)(?: .*)?|सीयूईटी(?: \\S+){0,3} (?:नहीं|छूट\\S*)(?: .*)?",
    ),
    unless: phrases("(?:syllabus|paper|subjects?|pass|clear|fail\\S*|good score|low score|percentile)"),
    ofCareers: true,
    reply:
      p("Most colleges of India take students without CUET-UG; it is asked for by central universities and some others:") +
      ul([
        "State universities and their colleges, by Class 12 marks or the State's own counselling: look at the university nearest to you first.",
        "Private and deemed universities, many by marks or a test of their own: see that UGC names them, and compare the fee.",
        "Central universities fill seats that stay empty in a last round, some by Class 12 marks: watch their admission pages.",
        "IGNOU and State open universities, with no test and twice a year; and diplomas, ITI, D.El.Ed and GNM, by their own forms.",
      ]) +
      p(
        "Forms close early: ask three offices this week. Or sit CUET-UG next year with a place held meanwhile. Tell me your stream and State, or the course, and I look further.",
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${NOT_TAKEN} )(?=.* ${OF_COMPUTERS} )(?=.* ${MAY} )`, "u"),
    unless: phrases(
      "(?:no|without|bina|not) (?:pcm|maths?|physics|science)",
      "(?:jobs?|careers?|engineers?|branch(?:es)?) without(?: \\S+)? computers?",
    ),
    ofCareers: true,
    reply:
      p(`${strong("Yes.")} Computer science as a school subject is no condition for BTech in computer science, for IT or for BCA.`) +
      ul([
        "BTech: Class 12 with physics and maths is what counts, mostly with chemistry; JEE Main and the States' tests ask about these three and nothing of computers.",
        "BCA: any Class 12 at many colleges, maths at others: read each one's page.",
        "Colleges begin programming from the first line. A head start is an hour a day of Python in the holidays, free at swayam.gov.in.",
      ]) +
      p(
        `Where it leads: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/information-security-analyst", "Information Security Analyst")}.`,
      ),
  },
  {
    cue: new RegExp(
      `^(?=.* ${COMMERCE} )(?=.* (?:${MATHS}(?: \\S+){0,3} ${WEAK}|${WEAK}(?: \\S+){0,3} ${MATHS}) )(?=.* (?:${MAY}|le lu|lena|lu|take|choose|sahi|ok|theek|thik|लूं|लेना) )`,
      "u",
    ),
    unless: phrases(
      "(?:eco|economics)(?: hons| honours)?",
      "\\bdu\\b|delhi university|hons|honours",
      "ca|cma|cs|mba",
      "jobs?|careers?|degrees?|courses?|naukri|after|ke baad|btech|science",
    ),
    reply:
      p(
        `${strong("Yes.")} Most schools offer Commerce without maths; accountancy, business studies and economics are its heart, and accounts need only adding, percentages and care.`,
      ) +
      ul([
        "Without maths stay open: BCom at most colleges, CA, CS and CMA, BBA at many colleges, law, teaching, banking and government exams (whose arithmetic is of Class 10).",
        "With maths more is open: economics honours at most universities, some BCom (Hons) seats, data and actuarial work. Ask the school whether applied maths can be taken, which is easier.",
        "Weak today is not weak for ever: find the class where it began to be unclear, and do ten sums a day from there (diksha.gov.in).",
      ]) +
      p(
        `Look at ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}: numbers weigh differently in each.`,
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${TENTH} )(?=.* ${LOW} )(?=.* ${DOCTOR} )(?=.* (?:${MAY}|ban\\S*|become|बन\\S*) )`, "u"),
    unless: phrases("(?:12|12th|twelfth|inter|12वीं)", "drop|repeat|attempt"),
    ofCareers: true,
    reply:
      p(`${strong("Yes, you still can.")} Marks of Class 10 do not decide who becomes a doctor. What decides comes later:`) +
      ul([
        "Class 11 and 12 with physics, chemistry and biology. Some schools ask for a certain mark in Class 10 for science: if one refuses, ask another, or open schooling (nios.ac.in).",
        "In Class 12: passed, with at least half of the marks in these three together, and somewhat less for SC, ST and OBC, by the rule so far. Read it in the year's notice at nta.ac.in.",
        "Then NEET-UG: the seat goes by its rank alone, and that asks for two years of steady work. Begin with the science of Class 9 and 10 that was unclear.",
      ]) +
      p(
        `In the same hospital, with other entrances or shorter study: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}. ${link("/career/general-physician", "General Physician")} shows the whole way.`,
      ),
  },
];
