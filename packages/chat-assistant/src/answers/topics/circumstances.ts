import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { listOfOthers, readList, wayToCareer } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

const TELL_ME = p(`Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}.`);
const STAMMER =
  "(?:stammer\\S*|stutter\\S*|hakla\\S*|speech (?:problem|disorder|impediment)|bolne me (?:atak\\S*|dikkat|problem|pareshani)|atak atak\\S*|bolne me|हकला\\S*)";
const TRANS = "(?:transgenders?|trans ?(?:man|woman|person|girl|boy)|hijra|kinnar|third gender|non ?binary|ट्रांसजेंडर|किन्नर)";
/** What makes reading, writing, sums or sitting still hard, and nothing else. */
const READS_OTHERWISE = "(?:dyslex\\S*|adhd|dyscalcul\\S*|dysgraph\\S*|learning disabilit(?:y|ies)|डिस्लेक्सिया)";
const LEARNS_OTHERWISE =
  "(?:autis\\S*|down syndrome|intellectual(?:ly)? disab\\S*|mentally (?:challenged|disabled|retarded)|slow learner|special child|ऑटिज्म|मंदबुद्धि)";
/** Whom somebody works for, and not who asks. */
const AS_A_CALLING =
  "(?:help|helping|teach|teaching|teachers?|educators?|therapists?|therapy|doctors?|coach|work(?:ing)? with|school for|rights|treat|treating|train|training|counsell?or|ngo|speech therapist)";
const callingOf = (whom: string): RegExp =>
  phrases(`${AS_A_CALLING} (?:\\S+ ){0,3}${whom}|${whom} (?:children|kids|students|bachch\\S*|rights|therap\\S*|teachers?|educators?)`);

const ALONE =
  "(?:single (?:mother|mom|mum|parent)|widow|vidhwa|divorced|divorcee|divorce (?:ke|k|ho\\S*|hua)|after (?:my )?divorce|talaq\\S*|talaak|separated|husband (?:ki death|ki mrityu|died|left|expired|is no more|no more|passed away)|pati (?:nahi rah\\S*|guzar\\S*|chh?od\\S*|ki death)|विधवा|तलाक\\S*|पति (?:नहीं रह\\S*|गुजर\\S*|छोड\\S*))";
const AT_ONCE = "(?:immediately|immediate|urgent(?:ly)?|asap|right away|at once|turant|fauran|तुरंत)";
const SOON = "(?:now|soon|abhi|ab|jaldi|अभी|अब|जल्दी)";
const EARN = "(?:earn|kamana|kamaana|kamane|paisa|paise|कमाना|पैसे|पैसा)";
const EARNING = "(?:earn\\S*|money|income|job|jobs|work|paisa|paise|kama\\S*|naukri|kaam|कमा\\S*|पैसे|पैसा|काम|नौकरी)";

/** What somebody carries, where it changes the answer: it stands beside the career that was named. */
export const CIRCUMSTANCE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(`${STAMMER}(?: .*)?`),
    unless: callingOf(STAMMER),
    ofCareers: true,
    reply:
      p("Stammering closes hardly any career: there are teachers, lawyers, officers and sales people who stammer.") +
      ul([
        "A speech therapist helps most when one goes early: government hospitals and medical colleges have them, often for a small fee. Self-help groups of The Indian Stammering Association meet for free.",
        'Say it first, in an interview and in class: "I stammer, give me a moment." Boards and exams can give more time in an oral test on request.',
        "Flying, air traffic control and the forces test clear speech: read their medical standards before you prepare.",
      ]),
    below: [wayToCareer, listOfOthers],
    alone: TELL_ME,
  },
  {
    cue: phrases(`${TRANS}(?: .*)?`),
    unless: callingOf(TRANS),
    ofCareers: true,
    reply:
      p(
        "You have the same right to study and work as everybody: the Transgender Persons (Protection of Rights) Act, 2019 forbids to refuse somebody for it.",
      ) +
      ul([
        "The certificate and the identity card, which forms ask for, are free at transgender.dosje.gov.in; training, scholarships and shelter homes (Garima Greh) stand there too, under the scheme SMILE.",
        "Many forms of exams have a third choice of gender, and police forces of several States have taken transgender people: each notification says how.",
        "Large companies with a policy of inclusion say so on their pages for careers: begin there if small employers turned you away.",
      ]),
    below: [wayToCareer, listOfOthers],
    alone: p(
      `And begin with what you like: twenty questions turn it into careers with reasons: ${assessmentLink()}. If it weighs on you, Tele-MANAS listens on 14416.`,
    ),
  },
  {
    cue: phrases(`${READS_OTHERWISE}(?: .*)?`),
    unless: callingOf(READS_OTHERWISE),
    ofCareers: true,
    reply:
      p(
        "It says nothing about how clever somebody is: every stream, degree and career stays open, and much depends on the help that is asked for in time.",
      ) +
      ul([
        "At school: with a certificate the boards give more time, a reader or scribe, a calculator or another choice of subjects, in Class 10 and 12 alike. The school applies months before; a government hospital or a clinical psychologist tests.",
        "Choose the stream by what is understood when somebody explains it, not by how fast it is read: drawing, machines, figures, people, animals, sport. Audio books, videos and a phone that reads aloud carry much of the rest.",
        "Later: colleges and recruitments know specific learning disability too; from the degree that the law names it counts for kept seats and posts, with the UDID card (swavlambancard.gov.in).",
      ]),
    below: [wayToCareer],
    alone: p(
      `Where strengths count more than long texts, for example: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/architect", "Architect")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}, ${link("/career/photographer", "Photographer")}, ${link("/career/executive-chef", "Executive Chef")}, ${link("/career/entrepreneur", "Entrepreneur")}. Twenty questions turn likings into a list: ${assessmentLink()}.`,
    ),
  },
  {
    cue: phrases(`${LEARNS_OTHERWISE}(?: .*)?`),
    unless: callingOf(LEARNS_OTHERWISE),
    ofCareers: true,
    reply:
      p("Begin with what goes well and is done gladly for hours: work is built on that, and on a place that fits.") +
      ul([
        "What often suits: clear tasks with a visible end, such as data entry, testing, baking, gardening, printing, drawing, music, care of animals. But each person differs: try one thing a week.",
        "Boards give more time, a scribe and other choices of subjects for autism and intellectual disability on a certificate; open schooling (nios.ac.in) lets one go slowly.",
        "The UDID card opens kept posts and allowances: swavlambancard.gov.in. Training: the National Career Service Centres for the differently abled (ncs.gov.in) and the centres of the National Trust (thenationaltrust.gov.in).",
      ]),
    below: [wayToCareer],
    alone: p(
      `Careers with such work: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/manufacturing-baker", "Baker")}, ${link("/career/plant-nursery-manager", "Plant Nursery Manager")}, ${link("/career/illustrator", "Illustrator")}.`,
    ),
  },
  {
    cue: phrases(`${ALONE}(?: .*)?`),
    unless: phrases("(?:lawyer|lawyers|law|counsell?ors?|mediator|judge|ias|upsc|help|helping)(?: .*)?"),
    ofCareers: true,
    reply:
      p("You carry much, and there is help that is meant for you:") +
      ul([
        `${strong("To learn and earn")}: Jan Shikshan Sansthan and RSETI centres of banks teach sewing, beauty, food, computers for little or nothing; a self-help group in your block or ward lends to begin.`,
        `${strong("Work that can begin at home or near it")}: ${link("/career/tailor", "Tailor")}, ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/beautician", "Beautician")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/data-entry-operator", "Data Entry Operator")}; with fixed hours: ${link("/career/anganwadi-worker", "Anganwadi Worker")}, ${link("/career/nursing-assistant", "Nursing Assistant")}, ${link("/career/cashier", "Cashier")}.`,
        `${strong("Support")}: pensions for widows are each State's own, and Mission Vatsalya may support children of mothers who are alone: ask the District Child Protection Unit. The women's helpline 181 knows what there is near you.`,
      ]),
    below: [wayToCareer, readList],
    alone: p("Tell me your last class, and what you do well, and I look for ways that fit."),
  },
  {
    cue: phrases(
      `(?:need|have|want|must|got)(?: \\S+)? (?:to )?(?:earn|make money|support (?:my )?(?:family|home))(?! (?:from home|online|well|more|a lot|lots|good))(?: .*)?|${EARNING}(?: \\S+){0,3} ${AT_ONCE}(?: .*)?|${AT_ONCE}(?: \\S+){0,3} ${EARNING}(?: .*)?|${SOON}(?: \\S+)? ${EARN}(?: .*)?|${EARN} (?:\\S+ )?${SOON}(?: .*)?`,
      "(?:zimmedari|jimmedari|zimmedaari)(?: \\S+){0,2} (?:mujh\\S*|mere|meri)(?: .*)?|responsibility (?:of|for) (?:my )?(?:family|home|house)(?: .*)?|(?:karza|karz|qarz|udhaar|debt)(?: .*)?|(?:ghar|gharbar|parivar|family|घर|परिवार) (?:chalana|chalane|sambhal\\S*|चलाना|चलाने|संभाल\\S*)(?: .*)?|(?:papa|father|pita|dad|mummy|husband|bhai|brother|पापा|पिता)(?: \\S+){0,2} (?:naukri|job|kaam|नौकरी)(?: \\S+)? (?:chali|chala|chhut\\S*|lost|gayi|चली|छूट\\S*)(?: .*)?|(?:only|sole|main) (?:earning|earner|bread ?winner)(?: .*)?|kamane wala (?:koi )?(?:nahi|nhi|main|mai|sirf)(?: .*)?|(?:father|papa|dad|pita|mother|mummy)(?: \\S+){0,2} (?:stroke|accident|paralys\\S*|lakwa)(?: .*)?|(?:father|dad|mother|papa)(?: \\S+)? lost (?:his|her|the)? ?job(?: .*)?",
    ),
    unless: phrases(
      "passed away|died|expired|no more|guzar\\S*|nahi rah[ei]",
      "online|part ?time|while|students?|college|quick(?:ly)?|jaldi (?:job|naukri)|padhai ke saath|kaise kama\\S*",
      "what (?:is|does)|difference|compare|vs",
      "abhi (?:10|11|12|9|8)\\S*",
    ),
    ofCareers: true,
    reply:
      p("When money is needed soon, these roads are honest and quick:") +
      ul([
        `${strong("Learnt in days")}: ${link("/career/motorcycle-delivery-driver", "Motorcycle Delivery Driver")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/warehouse-worker", "Warehouse Worker")}, ${link("/career/waiter", "Waiter")}; after Class 12 also ${link("/career/customer-service-representative", "Customer Service Representative")} and ${link("/career/data-entry-operator", "Data Entry Operator")}; with what you know already: ${link("/career/private-tutor", "Private Tutor")}.`,
        `${strong("Paid while you learn")}: apprenticeships after Class 8, 10, 12, ITI or a degree, at apprenticeshipindia.gov.in.`,
        `${strong("Where posts stand without a fee")}: ncs.gov.in and your district's employment exchange. Who asks for money, papers or an OTP for work cheats.`,
      ]) +
      p(
        "Keep one door open: open schooling (nios.ac.in) or a distance degree (ignou.ac.in) goes beside work, and scholarships.gov.in may pay for it. Under 18 you may do only some kinds of work.",
      ),
    below: [wayToCareer],
    alone: p("Tell me your last class, your place and what you do well, and I look for something that lasts."),
  },
];
