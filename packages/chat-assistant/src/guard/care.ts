import { p, strong, ul } from "../html/write.ts";

/** What somebody in distress reads before anything else. No career, no figure, nothing to do but to reach a person. */
export const care: string = [
  p(
    "I am really glad that you wrote this. What you feel matters more than any exam, result or career, and you do not have to carry it alone.",
  ),
  p("Please talk to a person now. These calls are free, day and night:"),
  ul([
    `${strong("Tele-MANAS: call 14416")}, for anybody who feels low, afraid or unable to go on. They speak English, Hindi and many other languages.`,
    `${strong("Childline: call 1098")}, for anybody under 18, also when somebody hurts you, touches you or frightens you.`,
    `${strong("Emergency: call 112")}, if you or somebody else may be in danger right now.`,
  ]),
  p(
    "If you can, sit with somebody you trust while you call: a parent, a teacher, a neighbour, a friend. If it is a friend you worry about, stay with them and call together.",
  ),
  p("Aap akele nahi hain. Abhi 14416 par baat kijiye. I am here when you want to talk about anything else, and there is no hurry."),
].join("");

/** For the strain of exams and of expectations, short of despair. */
export const strain: string = [
  p("That sounds heavy, and it is all right to say so. Many students feel this before an exam, a result or a talk at home."),
  p(
    `It helps to tell one person today: a parent, a teacher, a friend. If it does not get lighter, ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages. Under 18 you can also call ${strong("Childline on 1098")}.`,
  ),
  p(
    "One result closes fewer doors than it seems to. When you feel like it, tell me a subject or a thing that you like, and I will show you ways that are open.",
  ),
].join("");
