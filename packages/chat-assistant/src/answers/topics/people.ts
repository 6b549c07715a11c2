import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { compareAnswer } from "../compare.ts";
import { stepsOfExam } from "../exam-papers.ts";
import { listOfLiked, listOfOthers, listWithoutUniform, openToWhom, wayToCareer } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";
import { unheldAnswer } from "../unheld.ts";
import { both } from "./both.ts";

const WOMEN =
  "(?:girls?|women|womens|woman|lady|ladies|females?|ladki|ladkiya|ladkiyan|ladkiyo|ladkiyon|larki|larkiyan|mahila|mahilaye|mahilayen|mahilaon|लडकी|लडकियां|लडकियों|महिला|महिलाएं|महिलाओं)";
const MEN = "(?:boys?|men|ladka|ladke|ladko|ladkon|लडका|लडके|लडकों)";
const FORCES =
  "(?:army|navy|air ?force|defen[cs]e|nda|cds|afcat|agniveer|agnipath|fauj|sena|military|armed forces|forces|soldiers?|commando|infantry|bsf|crpf|cisf|itbp|capf|coast guard|fighter (?:jet )?pilots?|आर्मी|सेना|नौसेना|वायुसेना|एयरफोर्स|एनडीए|फौज|अग्निवीर|डिफेंस)";
/** Women as those who are cared for, dressed or studied with: not those who choose. */
const OTHER_WOMEN = phrases(
  "(?:help|helping|helps|serve|treat|treating|empower\\S*|protect\\S*|teach|teaching|train|clothes|clothing|dress|dresses|fashion|makeup|ngos?|rights|safety|shelter|hospital|issues)(?: \\S+){0,3} (?:girls?|women|ladies|mahila|mahilaon)",
  "(?:girls?|womens?|ladies|boys?|mens?|mahila) (?:college|colleges|school|hostel|hostels|university|clothes|wear|fashion|salon|rights|safety|empowerment|issues|health)",
);
const SHORT_OF_SIGHT = "colou?r ?blind(?:ness)?";
const DISABLED =
  "(?:handicap|handicapped|disabled|disabilit(?:y|ies)|divyang\\S*|viklang\\S*|differently abled|specially abled|blind|deaf|mute|mook badhir|gung[ai]|behr[ai]|bahr[ai]|(?:left|right|ek|one|dono|both) (?:haath|hath|hands?|pair|legs?|arms?|eyes?|aankh|ankh) (?:\\S+ )?(?:kaam nahi|nahi|nhi|kharab|weak|kamzor|paraly\\S*|not)(?: \\S+)?|one eyed|one eye vision|(?:ek|one) (?:aankh|ankh|kaan|eye|ear) se(?: hi)? (?:dikh\\S*|sun\\S*|dekh\\S*)|wheelchair|(?<!(?:engineer|je|civil|department|in|me|the) )pwd(?! (?:department|je|engineer|me|mein|jobs?|civil|office|contractor|ka|ki))|pwbd|hearing impaired|visually impaired|visual impairment|hearing impairment|hearing loss|paraly\\S*|lakwa|amputat\\S*|polio|cerebral palsy|amputee|low vision|partially sighted|sun nahi sakt\\S*|dekh nahi sakt\\S*|chal nahi sakt\\S*|(?:kam )?sun(?:ne|ai|nai) (?:me |nahi |kam )?(?:problem|dikkat|det\\S*)|dikhai nahi det\\S*|ek (?:haath|hath|pair|pao|aankh|ankh|kaan) (?:\\S+ )?(?:nahi|kharab|kharaab|kat\\S*)|(?:lost|have|with|only) one (?:hand|arm|leg|eye|ear)|one (?:hand|arm|leg|eye|ear) (?:is |was )?(?:not|missing|lost|amputated|weak)|दिव्यांग\\S*|विकलांग\\S*|नेत्रहीन|दृष्टिहीन|बधिर|अंधा|बहरा)";

/** Ships that carry goods: no force of the State. */
const MERCHANT_NAVY = "(?:merchant navy|merchant ships?|merchant marine|deck cadets?|marine engineers?|dns course|imu cet|मर्चेंट नेवी)";

/** Whom somebody helps for a living, and not who asks. */
const CARED_FOR_BY_WORK = phrases(
  SHORT_OF_SIGHT,
  "(?:blind|deaf) schools?",
  `(?:help|helping|helps|teach|teaching|teachers?|educators?|interpreters?|therapists?|doctors?|coach|serve|serving|treat|treating|care|caring|train|training|work with|working with|ngos?|school for|therapy|machines?|devices?|app) (?:\\S+ ){0,3}${DISABLED}`,
  `${DISABLED} (?:\\S+ ){0,2}(?:ki (?:madad|help|seva)|ko (?:padha\\S*|sikha\\S*)|rights|children|kids|bachcho|bachchon|baccho|bachche)`,
);

const HELP_WITH_DISABILITY = [
  "In government service and in public colleges posts and seats are kept for people with disabilities under the Rights of Persons with Disabilities Act, 2016. Which posts suit which disability stands in an official list of the Department of Empowerment of Persons with Disabilities; the catalogue does not hold it.",
  "The UDID card is the proof that forms ask for: swavlambancard.gov.in. Scholarships for students with disabilities are at scholarships.gov.in.",
  "Boards and entrance exams give more time and a scribe on request: ask your school, or read the exam's own notice.",
];
const GOVERNMENT = "(?:government|govt|sarkari|ssc|bank|upsc|railway|सरकारी)";

/** Who asks, where that changes the answer. */
export const PEOPLE_TOPICS: readonly Topic[] = [
  {
    cue: both(MERCHANT_NAVY, `(?:${WOMEN}|beti|daughter|sister|behen|bahan|बेटी|बहन)`),
    unless: OTHER_WOMEN,
    ofCareers: true,
    reply:
      p(
        "Yes, women sail in the merchant navy as officers and cadets; it belongs to no force, but to companies that carry goods and people.",
      ) +
      ul([
        `On deck: ${link("/career/deck-cadet", "Deck Cadet")}, later ${link("/career/deck-officer", "Deck Officer")}; in the engine room: ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}; with current: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}. The ways in are the same as for men, mostly PCM and IMU-CET.`,
        "Women are still few on board, contracts last months, and the sea is far from home. Ask the company how many women it sails with, whether two are sent together, and whom one turns to on board.",
        "Sponsored places and cabins differ from company to company. Courses and agents must be approved by the Directorate General of Shipping: dgshipping.gov.in. Who sells a job on a ship cheats.",
      ]),
    below: [wayToCareer],
  },
  {
    cue: both(FORCES, `(?:${WOMEN}|beti|daughter|sister|behen|bahan|बेटी|बहन)`),
    unless: OTHER_WOMEN,
    ofCareers: true,
    reply:
      p("Yes, the forces take women, in most of their branches though not in all:") +
      ul([
        `After Class 12: NDA since 2021, for all three services (PCM for Navy and Air Force), and, with PCB and NEET-UG, MBBS at the Armed Forces Medical College: ${link("/career/navy-officer", "Navy Officer")}, ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/army-doctor", "Army Doctor")}.`,
        `Military Nursing Service, for women alone: ${link("/career/army-nurse", "Army Nurse")}.`,
        `After a degree: CDS for the Officers Training Academy, AFCAT for the Air Force, Short Service Commission for engineers and lawyers: ${link("/career/air-force-ground-duty-officer", "Air Force Ground Duty Officer")}, ${link("/career/military-lawyer", "Military Lawyer")}.`,
        `As Agniveer: in the Navy and the Air Force; in the Army so far in the Military Police. Border and police forces take women as constables through SSC GD: ${link("/career/border-guard", "Border Guard")}.`,
        "Not open to women so far: some fighting arms of the Army, such as infantry and armoured corps.",
      ]) +
      p(
        "Which branches are open, and from what age, height and marks, stands in each year's notification: upsc.gov.in for NDA and CDS, joinindianarmy.nic.in, joinindiannavy.gov.in and afcat.cdac.in.",
      ),
    below: [stepsOfExam],
  },
  {
    cue: both(DISABLED, GOVERNMENT),
    unless: CARED_FOR_BY_WORK,
    ofCareers: true,
    reply:
      p(
        "Yes: in each recruitment of the Centre and the States some posts are kept for people with disabilities, in most of the work done at a desk or a counter:",
      ) +
      ul([
        `After Class 10 or 12: ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/stenographer", "Stenographer")}, by SSC MTS, CHSL and Stenographer and by your State's board.`,
        `After a degree: ${link("/career/bank-clerk", "Bank Clerk")} and ${link("/career/bank-officer", "Bank Officer")} (IBPS, SBI), ${link("/career/income-tax-inspector", "Income Tax Inspector")} and others by SSC CGL; with D.El.Ed or BEd ${link("/career/primary-school-teacher", "Primary School Teacher")}; with a library degree ${link("/career/public-librarian", "Librarian")}.`,
        "Kept posts ask for a certificate that reaches the degree of disability which the law names. One good eye is often rated below it: then the open lists count, and the eyesight that each notice names.",
        "Police, forces and most railway posts on the line ask for full fitness; the notice says of each post which disability it is found suitable for.",
      ]) +
      ul(HELP_WITH_DISABILITY),
    below: [wayToCareer],
    alone: p("Tell me your class or degree and what you like, and I look for posts that fit."),
  },
  {
    cue: phrases(`${DISABLED}(?: .*)?`),
    unless: CARED_FOR_BY_WORK,
    ofCareers: true,
    reply:
      p(
        "Begin with what you like, as everybody does: most of what stands here can be done in more than one way, and tools and workplaces can be fitted to you.",
      ) + ul(HELP_WITH_DISABILITY),
    below: [wayToCareer, listWithoutUniform, listOfLiked],
    alone: p(
      `Ask me for work from home in a field, for careers with little travel or low stress, or tell me a subject or something that you like to do. Twenty questions find it too: ${assessmentLink()}.`,
    ),
  },
  {
    cue: phrases(
      `(?:for|as|can|do|does|are|is|only|allows?|allowed|suitable for|safe for|main|mai|mein|me|i am|im|i m|hum|मैं)(?: an?| the| ek| एक| only| indian| village)? ${WOMEN}(?: .*)?`,
      `${WOMEN} (?:ke|k|ki|bhi|ban|kar|ja|can|could|who|allowed|candidates?|kaise|kya|hu|hoon|hun|हूं|के|भी|कैसे|बन|जा|कर|क्या)(?: .*)?`,
      `${WOMEN}(?: \\S+){0,3} (?:ban|kar|ja|join|le) sak\\S*(?: .*)?|${WOMEN}(?: \\S+){0,3} (?:बन|कर|जा) सक\\S*(?: .*)?`,
      `${WOMEN}(?: \\S+){0,3} (?:nahi|nhi|cant|cannot|dont|do not|not) (?:\\S+ )?(?:ja|jat\\S*|kar|kart\\S*|ban|bant\\S*|do|study|work|become|join)(?: .*)?`,
      `(?:for|can|are|allowed)(?: an?| the| only)? ${MEN}(?: .*)?|(?<! (?:gareeb|garib|poor|normal|average|simple|village|rural|गरीब) )${MEN} (?:ke liye|k liye|bhi|ban sak\\S*|can|के लिए|भी)(?: .*)?`,
    ),
    unless: OTHER_WOMEN,
    ofCareers: true,
    reply: p(
      "Nearly every career here is open to you, whoever you are. A few posts are for women alone, such as nursing officer in the forces, Anganwadi and ASHA worker, and some fighting arms of the Army take only men so far; the career's page says so where we know it.",
    ),
    below: [compareAnswer, openToWhom, unheldAnswer, listOfOthers],
    alone: p(
      `So begin with what you like. Twenty questions turn that into careers with reasons: ${assessmentLink()}. Or tell me a subject, or what matters, such as low stress, work from home or good pay, and I search ${link("/careers", "the careers")} for it.`,
    ),
  },
];
