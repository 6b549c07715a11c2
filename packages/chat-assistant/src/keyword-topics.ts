import { assessmentLink } from "./answers/links.ts";
import type { Topic } from "./answers/topic.ts";
import { link, p, ul } from "./html/write.ts";
import { phrases } from "./reading/words.ts";

/** What the local fallback answers without the catalogue, by keyword (specification, section 8). The first that fits is given. */
export const KEYWORD_TOPICS: readonly Topic[] = [
  {
    cue: phrases("r[eé]sum[eé]s?|cv|bio ?data|cover letter"),
    reply:
      p("A good first resume fits on one page:") +
      ul([
        "Name, phone, e-mail and town on top.",
        "Then projects, internships and volunteering, each with one result.",
        "Skills that you could show tomorrow.",
      ]) +
      p("With examples: ", link("/blog/resume-tips", "Resume tips"), "."),
  },
  {
    cue: phrases("interview\\S*|group discussion"),
    reply:
      p("For an interview:") +
      ul([
        "Read about the work, and prepare one question on it.",
        "Prepare three short stories: a problem solved, a mistake learnt from, something done with others.",
        "Say them aloud to a friend twice.",
      ]),
  },
  {
    cue: phrases("salar(?:y|ies)|pay|paid|earn(?:s|ing|ings)?|income|package(?! tour)|money|tankhwah|kamai|vetan|paisa|paise|वेतन|सैलरी"),
    reply: p(
      "Each career's page shows its pay in India as a range, marked as an estimate with its year, and the American figure with its source beside it. I quote no figure without its basis, so please look there: ",
      link("/careers", "all careers"),
      ".",
    ),
  },
  {
    cue: phrases("personality|introverts?|extroverts?|my nature|strengths?|weakness(?:es)?|suits? me|fits? me|swabhav"),
    reply: p(
      "What you enjoy and how you like to work say more than any label. Twenty questions turn them into careers with reasons: ",
      assessmentLink(),
      ".",
    ),
  },
  {
    cue: phrases(
      "(?:fin|ed)?tech|tech(?:ie|y)\\S*|technolog\\S*|software(?: \\S+)?|coding|programm\\S*|computers?|ai|developers?",
      "it (?:jobs?|careers?|field|sector|industry|compan\\S*|line|work)|data (?:scien\\S*|analy\\S*|engineer\\S*)",
    ),
    reply: p(
      "Careers with computers range from building software to testing, data, networks, design and security. Most keep open with maths in Class 11; some need no degree in engineering. See them all: ",
      link("/careers?category=Technology", "Technology careers"),
      ".",
    ),
  },
  {
    cue: phrases("thanks?|thank ?you|thx|shukriya|dhanyavad|dhanyawad|धन्यवाद|शुक्रिया"),
    reply: p("You are welcome, and glad to help. Ask on whenever you like."),
  },
  {
    cue: phrases("hi+|hey+|hello+|namaste|namaskar|good (?:morning|afternoon|evening)|नमस्ते|नमस्कार"),
    reply: p(
      "Namaste! I am Disha. I cannot reach the catalogue just now, but the whole site is open to you: ",
      link("/careers", "careers"),
      ", ",
      assessmentLink("the assessment"),
      " and ",
      link("/blog", "career guides"),
      ".",
    ),
  },
];

export const KEYWORD_DEFAULT: string =
  p("I cannot reach the catalogue just now, so I would rather not guess. Meanwhile:") +
  ul([
    `${link("/careers", "All careers")}: search by name or skill.`,
    `${assessmentLink()}: twenty questions, with reasons for each result.`,
    `${link("/blog", "Career guides")}: streams, courses, resumes, first jobs.`,
  ]) +
  p("Please ask me again in a moment.");
