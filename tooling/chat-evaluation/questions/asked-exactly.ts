import type { QuestionGroup } from "../question.ts";

/** Exact questions of graduates, parents, counsellors and students; every third was only looked at when the work was done. */
export const askedExactly: QuestionGroup = {
  group: "Asked exactly",
  questions: [
    { ask: "what all comes in the AILET paper", says: ["logical reasoning", "nationallawuniversitydelhi|held by"] },
    { ask: "RRB NTPC me kaun kaun se subject aate hai", says: ["maths and reasoning"] },
    { ask: "is maths needed for a bba", says: ["Maths for BBA"] },
    { ask: "delhi university bcom hons ke liye maths compulsory hai kya", says: ["maths or accountancy"] },
    { ask: "working in IT for 10 years, can i do LLB at 34", says: ["AIBE", "graduates of any subject"] },
    { ask: "correspondence se graduation ki hai, kya bank exam ke liye valid hai", says: ["Generally yes", "deb.ugc.ac.in"] },
    { ask: "should i take a 25 lakh loan for a masters in canada", says: ["borrow no more"] },
    { ask: "i prepared for upsc for 4 years, how do i explain this gap to employers", says: ["honest line"], never: ["SSC CGL"] },
    { ask: "after so many layoffs should my son still take computer engineering", says: ["hire in waves"] },
    {
      ask: "bsc botany pass, job chahiye, kya options hai",
      says: ["With BSc in hand"],
      never: ["electroplater", "pest-control-technician"],
    },
    { ask: "bba completed, unemployed, what jobs can i get", says: ["With BBA in hand"], never: ["bank-manager"] },
    { ask: "my daughter enjoys maths and drawing", links: ["architect"] },
    { ask: "i love animals and law", links: ["environmental-lawyer"] },
    { ask: "computer and music dono me interest hai", links: ["sound-editor"] },
    { ask: "psychiatrist vs clinical psychologist", says: ["may prescribe", "RCI"] },
    { ask: "kya hr me jaane ke liye mba zaroori hai? hr manager banna hai", says: ["not a must"] },
    { ask: "ca or cs, and how does one become each", says: ["After Class 12"] },
    { ask: "is a tattoo artist a real job", says: ["is real work"] },
    { ask: "is 33 too old for upsc general", says: ["mostly no longer"] },
    { ask: "age limit and qualification for ibps clerk", says: ["20 to 28", "any degree"] },
    { ask: "clat or ailet, is one of them compulsory for nlu delhi", says: ["AILET"] },
    { ask: "best paid work with pcb except doctor", links: ["/career/*"], never: ["Petroleum", "JEE Advanced", "Surgeon", "Dentist"] },
    { ask: "what papers do i need for iti admission, which documents", says: ["Class 10", "caste"] },
    { ask: "there is no good college in my town, want to study design", says: ["hostel", "scholarships.gov.in"] },
  ],
};
