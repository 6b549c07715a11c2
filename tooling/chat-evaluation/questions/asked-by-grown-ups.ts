import type { QuestionGroup } from "../question.ts";

/** Questions of graduates, of people at work, of parents and counsellors, in which much is said and one thing is asked. */
export const askedByGrownUps: QuestionGroup = {
  group: "Asked by grown-ups",
  questions: [
    { ask: "xat or gate after btech mechanical, i have 2 years experience", says: ["XAT", "GATE"], never: ["BTech is a four-year degree"] },
    { ask: "ssc chsl ya railway ntpc, mujhe kaunsa dena chahiye", says: ["RRB NTPC", "SSC CHSL"] },
    { ask: "I work in a bank and am bored. mba or upsc or abroad", says: ["MBA", "UPSC", "Abroad"] },
    { ask: "GNM ke baad post basic karu ya UK jau", says: ["Post Basic", "emigrate.gov.in"], links: ["registered-nurse"] },
    {
      ask: "I am BEd qualified but do not want teaching, what else",
      says: ["content and courses"],
      links: ["curriculum-developer"],
      never: ["CTET"],
    },
    { ask: "MA Urdu hai, teaching ke alawa kya kar sakta hu", says: ["anuvad"], links: ["translator"], never: ["Nuclear Physicist"] },
    { ask: "bpharm complete, no sales job please, what are my options", links: ["drugs-inspector"], never: ["sales to doctors"] },
    { ask: "meri IT company ne laid off kar diya, ab kya karu", says: ["PF"], links: ["it-business-analyst"], never: ["You do not start"] },
    { ask: "exhausted all my UPSC attempts, what now", says: ["State's PSC|State.s PSC"], never: ["At this age it is still open"] },
    {
      ask: "32 saal ki umar hai, Bihar me sarkari naukri milegi kya",
      says: ["Aapki umar mein"],
      never: ["Jail Warder", "Excise Constable"],
    },
    { ask: "is MBA from IGNOU valid for promotion", says: ["deb.ugc.ac.in"], never: ["Neither is better"] },
    { ask: "kundli ke hisaab se sarkari naukri karu ya business", says: ["kundli nahi padh sakti"], never: ["Shastri"] },
    { ask: "graphic designer without a degree, I have a diploma, possible?", first: "graphic-designer" },
    { ask: "do you sell courses or call students on phone", says: ["There is no account|no account"] },
  ],
};
