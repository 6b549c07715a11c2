import { link, p, strong, ul } from "../../html/write.ts";
import { BEFORE_TENTH, FAILED_TENTH_ALONE } from "../../reading/stage.ts";
import { phrases } from "../../reading/words.ts";
import { growthOfCareer, listOfHands, listWithinReach, nearCareer, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";

const AI = "(?:ai|a i|artificial intelligence|automation|robots?|chat ?gpt|एआई|रोबोट)";
const ENDS =
  "(?:take|takes|taking|replac\\S*|steal\\S*|kill\\S*|end|ends|destroy\\S*|eat|finish\\S*|remove\\S*|affect\\S*|effect\\S*|impact\\S*|threat\\S*|danger\\S*|survive\\S*|safe|secure|proof|khatam|khatm|kha|khaa|chheen\\S*|chhin\\S*|cheen\\S*|asar|prabhav|khatr\\S*|le leg[aei]|le lega|jayeg[aei]|bachegi|bachega|wajah|खत्म|खतम|खा|छीन\\S*|असर|प्रभाव|खतरा|ले लेगा|जाएगी)";

const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|सरकारी|railway|rail|police|army|ssc|post office)";

const TEACHES = "(?:(?:ki|ka|me|mein|में|के) )?(?:teachers?|teaching|school|adhyapak|shikshak|naukri|job|शिक्षक)";
const BED = "(?:b ?ed|बीएड)";
/** The posts of teachers in schools of the State, and what each asks for. */
const SCHOOL_POSTS =
  p("Central and many State schools name their posts for teachers so:") +
  ul([
    "PRT, primary teacher: Classes 1 to 5, with a D.El.Ed. A BEd does not count for these classes since the Supreme Court's judgment of 2023.",
    "TGT, trained graduate teacher: Classes 6 to 10, one subject, with a degree and a BEd.",
    "PGT, post graduate teacher: Classes 11 and 12, one subject, with a master's degree and a BEd.",
    "For PRT and TGT the teacher eligibility test comes first, CTET (ctet.nic.in) or that of the State; then the recruitment of the State, KVS or NVS.",
  ]) +
  p('Name a subject, as in "physics teacher", and I tell you the way there and the pay.');

/** Questions about work itself: what machines change, how one applies, what words mean. */
export const WORK_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`${BEFORE_TENTH.source}.* ${GOVERNMENT}(?= )|(?= ).* ${GOVERNMENT} .*${BEFORE_TENTH.source}`, "u"),
    reply:
      p("Honestly: nearly every permanent government post asks for Class 10 at least, and only a few for Class 8.") +
      ul([
        `${strong("Shortest way")}: Class 10 by open schooling (nios.ac.in), which has no upper age. Then come Gramin Dak Sevak, Railway Level 1, SSC MTS and GD constable, ${link("/career/infantry-soldier", "Agniveer")} by its age limit.`,
        `${strong("With Class 8")}: some trades of Agniveer Tradesman, posts of helpers and drivers in some States, and ${link("/careers?education=ITI%20Certificate", "ITI trades")} such as welder or plumber, after which railways and public companies take apprentices. Read each notice.`,
        `${strong("Local posts")}: cleaning, cooking of school meals, helpers of Anganwadis; the municipality, the school or the panchayat gives them.`,
      ]) +
      p("Government recruitment never asks for money beyond the form's fee. Who sells a post cheats."),
    ofCareers: true,
  },
  {
    cue: BEFORE_TENTH,
    unless: new RegExp(
      `${phrases("compartment|supplementary|re ?exam|improvement", "(?:marks|percent)", "(?:son|daughter|beta|beti|bete)").source}|${FAILED_TENTH_ALONE.source}`,
      "u",
    ),
    ofCareers: true,
    reply:
      p("Work does not wait for a certificate, and you can get one later beside it:") +
      ul([
        `${strong("A trade, learnt with the hands")}: some ITI trades take Class 8, such as ${link("/career/welder", "Welder")}, ${link("/career/plumber", "Plumber")} or ${link("/career/carpenter", "Carpenter")}. With less: beside a master, or free short courses at skillindiadigital.gov.in and Jan Shikshan Sansthan centres.`,
        `${strong("Work that asks for no class")}: ${link("/career/household-cook", "Household Cook")}, ${link("/career/house-painter", "House Painter")}, ${link("/career/custom-tailor", "Tailor")}, ${link("/career/room-attendant", "Room Attendant")}, ${link("/career/street-food-vendor", "Street Food Vendor")}; for ${link("/career/auto-rickshaw-driver", "driving")} the licence counts.`,
        `${strong("Class 10, at any age")}: open schooling (nios.ac.in) at your own pace; it opens most doors that are shut now.`,
      ]) +
      p("Apprenticeships pay while they teach (apprenticeshipindia.gov.in). Pay nobody to get work."),
    below: [wayToCareer, listOfHands],
    alone: p("Tell me what you do well or like, such as cooking, driving, sewing or repair, and I look further."),
  },
  {
    cue: phrases(
      "koi (?:jobs?|naukri|kaam) (?:nahi|nhi)(?: .*)?|(?:job|jobs|naukri|kaam) (?:\\S+ )?(?:dh(?:oo|u)nd\\S*|talash\\S*|search\\S*)(?: \\S+){0,4} (?:nahi|nhi|not)(?: .*)?|ghar (?:pe |par |me )?(?:khali |bekar )?(?:baith[ai]|baithe (?:hai|hain|hu))(?: .*)?|placements? (?:nahi|nhi|not)(?: .*)?|sitting (?:idle|at home)(?: .*)?|(?:naukri|job|नौकरी) (?:chali )?(?:gayi|gai|chh?(?:oo|u)t\\S*|गई|छूट\\S*)(?: .*)?|lost (?:my )?job(?: .*)?|(?:laid off|fired from)(?: .*)?",
      "(?:jobs?|naukri|kaam|work|placement|नौकरी|जॉब)(?: \\S+){0,3} (?:nahi|nhi|nahin|not|नहीं)(?: \\S+){0,2} (?:mil\\S*|lag\\S*|getting|got|found|मिल\\S*|लग\\S*)(?: .*)?|(?:ab tak|abhi tak|till now|still|yet)(?: \\S+){0,2} (?:no |koi )?(?:jobs?|naukri|placement)(?: .*)?",
      "no (?:jobs?|placements?)(?! (?:security|satisfaction|experience))(?: .*)?|jobless(?: .*)?|unemployed(?: .*)?|be ?ro[jz]gar\\S*(?: .*)?|(?:not|unable to|cant|cannot|couldnt|didnt|havent|havent been able to) (?:get|getting|find|finding|found|got|placed)(?: \\S+){0,3} ?(?:jobs?|work|placement|placed)?(?: .*)?|बेरोजगार",
    ),
    unless: phrases(
      "will (?:i|it|there)(?: .*)?|milegi kya|milega kya|is desh|in india|future|(?:good|right|safe|accha|achha) (?:field|line|subject|stream|branch|course)",
      "(?:ssc|upsc|neet|jee|bank|railway) (?:\\S+ ){0,3}(?:nahi|not)",
      "internship",
    ),
    ofCareers: true,
    reply:
      p("A search that takes months is common and says little about you. What mostly changes it:") +
      ul([
        "Be where posts stand: ncs.gov.in, your college's or ITI's placement office, the pages of firms near you. Ten letters a week in the words of each notice, and one person asked about each.",
        "A paid way in: apprenticeships after an ITI (apprenticeshipindia.gov.in), a diploma or a degree (nats.education.gov.in). Many are kept afterwards.",
        `One piece of work that can be shown, and a resume of one page: ${link("/blog/resume-tips", "Resume tips")}. Widen the search by one town or one neighbouring kind of work.`,
      ]) +
      p("Never pay for a post. If it weighs on you, Tele-MANAS on 14416 listens for free."),
    below: [nearCareer, listWithinReach],
    alone: p("Tell me your class, trade or degree, and I list what lies near it."),
  },
  {
    cue: phrases(
      `${AI}(?: \\S+){0,6} ${ENDS}(?: .*)?|${ENDS}(?: \\S+){0,5} ${AI}(?: .*)?`,
      `${AI} (?:ke aane|ke baad|ke zamane|ke jamane|era|age)(?: .*)?|(?:age|era|time|world) of ${AI}(?: .*)?`,
      `future(?: \\S+){0,4} (?:with|after|because of|due to) ${AI}(?: .*)?`,
      "(?:careers?|jobs?|work|fields?|naukri\\S*|kaam)(?: \\S+){0,4} (?:(?:not|no longer) exist\\S*|disappear\\S*|vanish\\S*|die out|obsolete|extinct|outdated|khatam ho\\S*|band ho\\S*)(?: .*)?",
      `(?:layoffs?|lay offs?|chhatni|${AI})(?: \\S+){0,6} (?:layoffs?|lay offs?|${AI})(?: .*)?|(?:still|abhi bhi|ab bhi|anymore|any more)(?: \\S+){0,8} (?:layoffs?|${AI})(?: .*)?|(?:layoffs?|lay offs?|chhatni|job cuts|छंटनी)(?: .*)?`,
      "(?:future|upcoming) (?:of (?:work|jobs)|jobs|careers)|(?:jobs|careers) (?:of|in) (?:the )?(?:future|2030|2035)",
    ),
    unless: phrases(`${AI} (?:\\S+ )?(?:engineers?|developers?|course|degree|specialist|researcher|ethicist|safety)`, "take (?:up )?ai"),
    ofCareers: true,
    reply: p(
      "Nobody knows which jobs will change how much, and whoever names a date is guessing. Tasks change faster than whole careers: what needs hands on the spot, care for people or responsibility changes last, and who knows a craft and uses such tools well is ahead. What is known and what is only claimed: ",
      link("/blog/future-of-work-2035", "The future of work"),
      ".",
    ),
    below: [growthOfCareer],
    alone: p(
      "Examples of each: ",
      link("/career/electrician", "Electrician"),
      " and ",
      link("/career/plumber", "Plumber"),
      " (hands), ",
      link("/career/registered-nurse", "Registered Nurse"),
      " and ",
      link("/career/special-education-teacher", "Special Education Teacher"),
      " (care), ",
      link("/career/civil-judge", "Civil Judge"),
      " and ",
      link("/career/civil-engineer", "Civil Engineer"),
      " (responsibility). No job is proof against change. Ask me about one career and I give you the projection that the catalogue has, with its source.",
    ),
  },
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
    reply: SCHOOL_POSTS,
  },
  {
    cue: phrases(
      `${GOVERNMENT}(?: school)? ${TEACHES}(?: \\S+){0,6} ${BED}(?: .*)?|${BED}(?: \\S+){0,6} ${GOVERNMENT}(?: school)? ${TEACHES}(?: .*)?`,
    ),
    ofCareers: true,
    reply: SCHOOL_POSTS,
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
    cue: phrases(
      "interviews? (?:me|mein|m|में)(?: \\S+){0,2} (?:kya|kaise|kaun|kon|puch\\S*|pooch\\S*|क्या|कैसे|पूछ\\S*)(?: .*)?|interviews?(?: \\S+){0,4} (?:questions?|sawal|puch\\S*|pooch\\S*|asked|tips|prepar\\S*|taiyari|tayari|सवाल|तैयारी)(?: .*)?|(?:questions?|asked|prepar\\S*|taiyari|tips)(?: \\S+){0,6} interviews?(?: .*)?",
    ),
    unless: phrases("(?:to|of|kaise) interview(?:ing)? (?:people|others|someone)|gap"),
    ofCareers: true,
    reply:
      p("What interviews mostly ask, in a bank, an office of the Government or a firm:") +
      ul([
        "About you: two minutes on where you come from, what you studied and why you want this very post.",
        "About your subject: the basics of your degree, and a question on whatever you wrote in the form.",
        "About the work and the news: what the post does all day, and for banks and Government the news of the last months in that field.",
        "One hard case, such as an angry customer: say calmly what you would do first.",
        "Say it aloud to a friend twice. If you do not know an answer, say so; that is better than a guess.",
      ]) +
      p("The weight of the interview stands in the notice of each exam. Your resume: ", link("/blog/resume-tips", "Resume tips"), "."),
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
