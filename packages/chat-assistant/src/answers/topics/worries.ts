import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { listOfLiked, openToWhom, payOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const OF_FAMILY =
  "(?:parents?|papa|pitaji|father|dad|mummy|mom|mother|maa|family|ghar ?wale|relatives|rishtedar|log|people|everyone|sab|पापा|पिता|मम्मी|घर वाले|घरवाले|लोग)";
const PAYS_BADLY = "(?:(?:salary|pay|income) (?:kam|low)|(?:kam|low) salary)";

const BOY = "(?:boys?|men|man|male|males|ladk[aeo]|ladkon|gents|लड़का|लडका|लड़के|लडके|पुरुष)";
const MAY_HE = "(?:can|could|may|should|become|ok|okay|allowed|for|hu|hoon|hun|ban|bane|banna|kar|log|sak\\S*|career|future|सक\\S*|हूं|बन)";
const OF_WOMEN =
  "(?:nurse|nurses|nursing|gnm|anm|beautician|beauty parlour|parlour|make ?up(?: artist)?|air ?hostess|cabin crew|fashion design\\S*|dancer|dance|dancing|kathak|classical dance|cook|chef|nursery teacher|primary teacher|home science|tailor\\S*|silai|नर्स|नर्सिंग|मेकअप|ब्यूटीशियन|डांस)";

const CHILD = "(?:son|daughter|beta|beti|bete|child|kid|bachcha|bachche|बेटा|बेटी|बच्चा)";
const STAGE = "(?:danc\\S*|singer\\S*|singing|actor|actress|acting|model|modelling|rapper|musician|hero|heroine|डांसर|सिंगर|एक्टर|मॉडल)";
const PARENT_ASKS =
  "(?:what (?:do|should|can) (?:i|we)|how (?:do|should|can) (?:i|we)|tell (?:her|him)|should (?:i|we)|real career|is it (?:safe|good|real|ok)|worried|kya (?:kahu|bolu|karu|kare|bole)|kaise samjha\\S*|क्या (?:कहूं|करूं|करें))";

/** What is feared of a way: that it pays badly, that people laugh, that the stage feeds nobody. */
export const WORRY_TOPICS: readonly Topic[] = [
  {
    cue: both(OF_FAMILY, PAYS_BADLY),
    ofCareers: true,
    reply: p(
      "A worry about pay is answered best with figures. A beginner gets about the low end; only some reach the high one, after years, and with work that can be shown:",
    ),
    below: [payOfCareer, listOfLiked],
    alone: p(
      `Name the career, and I tell its range of pay with its basis; or look at ${link("/careers?sort=salary&direction=descending", "all careers by pay")}.`,
    ),
  },
  {
    cue: new RegExp(`^(?=.* ${BOY} )(?=.* ${OF_WOMEN} )(?=.* ${MAY_HE} )`, "u"),
    unless: phrases(
      "(?:girls?|ladki\\S*|women|female)(?: \\S+){0,3} (?:boys?|ladk[aeo]\\S*|men)",
      "(?:teach|train|for) (?:boys|men)",
      "salary|fees?|kharch\\S*",
    ),
    ofCareers: true,
    reply:
      p("Yes, men do this work, and are trained and employed for it; in hospitals, kitchens, studios and salons they are wanted.") +
      ul([
        "Some may laugh at first; that ends when they see the pay and the skill. What counts is whether the work itself suits you.",
        "A few places differ: ANM courses and the Military Nursing Service take women alone, and some wards and salons serve women alone. GNM and BSc Nursing are open to men in most colleges: read the notice.",
        "Talk to one man who does it, and spend a day beside him: that answers more than what people say.",
      ]),
    below: [openToWhom],
  },
  {
    cue: both(CHILD, `${STAGE} (?:.* )?${PARENT_ASKS}`),
    unless: phrases("(?:salary|fees?|course|college|exam)"),
    ofCareers: true,
    reply:
      p("Say neither no nor yes at once: take the wish seriously, and look at it together as at any other work.") +
      ul([
        "Honestly: few live from the stage alone, and not for long years; many live well beside it, from teaching, choreography, recording, events.",
        "So both: lessons with a good teacher, a fixed hour a day and a first performance this year, and school to the end with marks that keep another door open.",
        "For auditions: no real company takes money for one, a contract of a child is read by a lawyer first, and a parent goes along. Idol groups abroad train children for years, and most are never shown.",
        `Near it: ${link("/career/choreographer", "Choreographer")}, ${link("/career/dance-teacher", "Dance Teacher")}, ${link("/career/music-teacher", "Music Teacher")}, ${link("/career/playback-singer", "Playback Singer")}, ${link("/career/actor", "Actor")}, ${link("/career/event-manager", "Event Manager")}.`,
      ]) +
      p("Name one of them, and I tell its pay and its way."),
  },
];
