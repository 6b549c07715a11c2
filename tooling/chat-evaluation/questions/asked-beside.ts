import type { QuestionGroup } from "../question.ts";

/** What was asked beside something else, by another name or in passing, and answered badly when it was first asked. */
export const askedBeside: QuestionGroup = {
  group: "Asked beside something else, mended",
  tunedOn: true,
  questions: [
    {
      ask: "railway loco pilot qualification and salary",
      first: "locomotive-driver",
      says: ["Usual qualification", "Loco Pilot stands in this record"],
    },
    { ask: "nurse ki yogyata aur vetan", first: "registered-nurse", says: ["Aam taur par qualification"], language: "hinglish" },
    { ask: "vidio editor salery", first: "film-editor", says: ["Video Editor stands in this record"] },
    { ask: "b.ed kiye bina teacher ban sakte hai kya", says: ["D.El.Ed"], never: ["Textbook Writer"], language: "hinglish" },
    { ask: "12th ke baad direct LLB", says: ["BA LLB"], links: ["criminal-lawyer"], language: "hinglish" },
    { ask: "direct law after 12th", says: ["five years after Class 12"], links: ["criminal-lawyer"] },
    { ask: "12वीं के बाद वकालत", says: ["BA LLB"], language: "hindi" },
    { ask: "hight required for sub inspector female", says: ["Heights differ from State to State"] },
    { ask: "plan b for NEET", links: ["pharmacist"] },
    { ask: "jee ka backup plan kya ho", says: ["Ek exam sirf ek din"], language: "hinglish" },
    { ask: "biology hai par doctor nahi banna", links: ["pharmacist", "physiotherapist"], language: "hinglish" },
    { ask: "is archaeologist govt job or private", first: "archaeologist", says: ["Both exist"] },
    { ask: "is graphic designer government or private job", first: "graphic-designer", says: ["Mostly private"] },
    { ask: "daughter wants fashion designing is it safe career with good income", first: "fashion-designer", says: ["permanent"] },
    { ask: "how to become a judge after llb", first: "civil-judge" },
    {
      ask: "papa cant pay fees for btech, any cheap way to become engineer",
      says: ["second year of BTech"],
      links: ["civil-engineering-technician"],
    },
    { ask: "engineer banne ka sasta rasta", says: ["lateral entry"], language: "hinglish" },
    { ask: "drone udane ka licence kaise milta h aur kharcha", links: ["drone-pilot"], never: ["type rating"], language: "hinglish" },
    { ask: "who made this app and where does the data come from", says: ["the people who make this site", "own estimate"] },
    { ask: "is this site free and do you save my data", says: ["Everything here is free", "not stored"] },
    { ask: "can a girl become a fighter pilot", says: ["since 2016"], links: ["air-force-pilot"] },
    { ask: "who invented the telephone", kind: "unknown" },
  ],
};
