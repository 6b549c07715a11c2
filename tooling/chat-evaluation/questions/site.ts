import type { QuestionGroup } from "../question.ts";

export const site: QuestionGroup = {
  group: "How the site works",
  questions: [
    { ask: "how does the stream test work", says: ["10|ten", "stream"] },
    { ask: "how long is the assessment", says: ["20|twenty"], links: ["/assessment"] },
    { ask: "is this website free?", says: ["free"] },
    { ask: "do you save my answers? is my data safe", says: ["device"], links: ["/privacy-policy"] },
    { ask: "how accurate are the results", says: ["not a measurement|no measurement"], links: ["/how-matching-works"] },
    { ask: "where are my bookmarks", links: ["/bookmarks"] },
    { ask: "how do I compare careers on this site", links: ["/compare"], says: ["three|3"] },
    { ask: "do i need to make an account", says: ["no account|without an account|no accounts"] },
    { ask: "how many careers do you have", links: ["/careers"] },
    { ask: "who made this site", links: ["/about"] },
    { ask: "are you a real person or AI", says: ["Disha", "not a person|no person"] },
    { ask: "where do your salary numbers come from", says: ["estimate"] },
    { ask: "how are results calculated", links: ["/how-matching-works"] },
    { ask: "how to search for careers here", links: ["/careers"] },
    { ask: "ye site free hai kya", says: ["free"] },
    { ask: "can I retake the test", says: ["again|retake"] },
    { ask: "how do i contact you guys", links: ["/about"] },
    { ask: "what can you do", says: ["career"] },
  ],
};
