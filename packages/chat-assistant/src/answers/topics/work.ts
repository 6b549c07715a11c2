import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { growthOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";

const AI = "(?:ai|a i|artificial intelligence|automation|robots?|chat ?gpt|एआई|रोबोट)";
const ENDS =
  "(?:take|takes|taking|replac\\S*|steal\\S*|kill\\S*|end|ends|destroy\\S*|eat|finish\\S*|remove\\S*|affect\\S*|effect\\S*|impact\\S*|threat\\S*|danger\\S*|survive\\S*|safe|secure|proof|khatam|khatm|kha|khaa|chheen\\S*|chhin\\S*|cheen\\S*|asar|prabhav|khatr\\S*|le leg[aei]|le lega|jayeg[aei]|bachegi|bachega|wajah|खत्म|खतम|खा|छीन\\S*|असर|प्रभाव|खतरा|ले लेगा|जाएगी)";

/** Questions about work itself: what machines change, how one applies, what words mean. */
export const WORK_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${AI}(?: \\S+){0,6} ${ENDS}(?: .*)?|${ENDS}(?: \\S+){0,5} ${AI}(?: .*)?`,
      `${AI} (?:ke aane|ke baad|ke zamane|ke jamane|era|age)(?: .*)?|(?:age|era|time|world) of ${AI}(?: .*)?`,
      `future(?: \\S+){0,4} (?:with|after|because of|due to) ${AI}(?: .*)?`,
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
