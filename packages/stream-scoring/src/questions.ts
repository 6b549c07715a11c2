import { deepFreeze } from "@career-clarity/internal";
import type { StreamQuestion } from "./question.ts";

/**
 * The built-in quiz: ten situations from an Indian student's life, five ways to act in each.
 * No option names a subject or a stream, and each question leaves one stream out as a primary, so that no answer gives the purpose away.
 */
export const streamQuestions: readonly StreamQuestion[] = /* @__PURE__ */ deepFreeze<readonly StreamQuestion[]>([
  {
    id: 1,
    text: "Annual Day is three weeks away and everyone must take up a job. Which one do you ask for?",
    options: [
      { text: "Designing the backdrop, the posters and the costumes", streams: { Arts: 3, Engineering: 1 } },
      { text: "Finding sponsors and keeping the accounts of the food stalls", streams: { Commerce: 3, Humanities: 1 } },
      { text: "Writing the script and hosting the evening", streams: { Humanities: 3, Arts: 2 } },
      { text: "Wiring the lights and sound, and fixing them when they fail", streams: { Engineering: 3, Science: 2 } },
      { text: "Running the first-aid desk and looking after the little ones", streams: { Medical: 3, Humanities: 1 } },
    ],
  },
  {
    id: 2,
    text: "It is a free Saturday and the internet is working. What do you end up watching?",
    options: [
      { text: "What happens inside a black hole, a volcano or a virus", streams: { Science: 3, Medical: 1 } },
      { text: "How two friends turned a tea stall into a company", streams: { Commerce: 3, Humanities: 1 } },
      { text: "Why a border was drawn where it was, and what it did to people", streams: { Humanities: 3, Arts: 2 } },
      { text: "How a doctor worked out what was wrong when nobody else could", streams: { Medical: 3, Science: 2 } },
      { text: "Somebody building a drone, a bridge or a game from scratch", streams: { Engineering: 3, Arts: 1 } },
    ],
  },
  {
    id: 3,
    text: "Your grandmother says that her knees hurt on the stairs. What is your first thought?",
    options: [
      { text: "What goes on inside the joint, and what would ease it today?", streams: { Medical: 3, Science: 1 } },
      { text: "Could I fit a rail or a half-step so that climbing is easier?", streams: { Engineering: 3, Arts: 2 } },
      { text: "What would treatment cost, and which scheme or insurance would pay?", streams: { Commerce: 3, Medical: 1 } },
      { text: "How did people her age manage before? I'd ask her and listen", streams: { Humanities: 3, Arts: 2 } },
      { text: "Why do some people's joints wear out and others' never do?", streams: { Science: 3, Medical: 2 } },
    ],
  },
  {
    id: 4,
    text: "Your class studies why your town runs short of water. Which part do you take?",
    options: [
      { text: "Testing water from twenty taps and comparing what comes out", streams: { Science: 3, Medical: 2 } },
      { text: "Designing a filter or a tank that would really work here", streams: { Engineering: 3, Science: 1 } },
      { text: "Working out what a family pays for water and what would be cheaper", streams: { Commerce: 3, Engineering: 1 } },
      { text: "Interviewing families and the ward councillor about who gets water first", streams: { Humanities: 3, Medical: 1 } },
      { text: "Making a short film that nobody in town can ignore", streams: { Arts: 3, Humanities: 1 } },
    ],
  },
  {
    id: 5,
    text: "Which of these makes you forget the time?",
    options: [
      { text: "A riddle of nature: why the pattern repeats, why the sky changes colour", streams: { Science: 3, Arts: 1 } },
      { text: "A machine or a program that refuses to work", streams: { Engineering: 3, Science: 2 } },
      { text: "A hurt animal or an unwell cousin who needs looking after", streams: { Medical: 3, Humanities: 2 } },
      { text: "An empty page, a tune without words, a bare wall", streams: { Arts: 3, Humanities: 2 } },
      { text: "Buying, selling and watching a small sum grow", streams: { Commerce: 3, Engineering: 1 } },
    ],
  },
  {
    id: 6,
    text: "Your class visits a big museum. In which room are you found when the bus is leaving?",
    options: [
      { text: "The human body: bones, organs and how they fail and heal", streams: { Medical: 3, Science: 1 } },
      { text: "The steam engine whose wheels you can turn by hand", streams: { Engineering: 3, Commerce: 1 } },
      { text: "Miniature paintings, masks and old textiles", streams: { Arts: 3, Commerce: 1 } },
      { text: "Letters, coins and maps: who ruled, who traded, who resisted", streams: { Humanities: 3, Commerce: 2 } },
      { text: "Meteorites and fossils, with a microscope to look through", streams: { Science: 3, Engineering: 1 } },
    ],
  },
  {
    id: 7,
    text: "A new student joins your class, speaks another language and looks lost. What do you do?",
    options: [
      { text: "Notice that they look unwell, get them water and stay near", streams: { Medical: 3, Humanities: 1 } },
      { text: "Learn ten words of their language and ask about the place they come from", streams: { Humanities: 3, Arts: 1 } },
      { text: "Draw and act things out until both of you are laughing", streams: { Arts: 3, Medical: 1 } },
      { text: "Set up a translation app and sketch a map of the school", streams: { Engineering: 3, Science: 2 } },
      { text: "Introduce them around and find them a place in a team", streams: { Commerce: 3, Medical: 1 } },
    ],
  },
  {
    id: 8,
    text: "You are handed ₹5,000 to do something for your school. What is it?",
    options: [
      { text: "An experiment: which plants cool a classroom most, with thermometers as proof", streams: { Science: 3, Medical: 1 } },
      { text: "A tap that shuts by itself, or a lamp that charges in the sun", streams: { Engineering: 3, Science: 1 } },
      { text: "A stall that doubles the money first, and then twice as much to give", streams: { Commerce: 3, Engineering: 1 } },
      { text: "Paint for a wall that everyone passes, or instruments for a band", streams: { Arts: 3, Commerce: 1 } },
      { text: "A school newspaper that asks why things are done the way they are", streams: { Humanities: 3, Arts: 1 } },
    ],
  },
  {
    id: 9,
    text: "Which of these would you be happiest to hear about yourself?",
    options: [
      { text: "“You ask the question that nobody else thought of.”", streams: { Science: 3, Engineering: 2 } },
      { text: "“If you ran this place, it would make money and people would stay.”", streams: { Commerce: 3, Engineering: 2 } },
      { text: "“I have never seen anything like it. Only you could have made that.”", streams: { Arts: 3, Engineering: 1 } },
      { text: "“You see both sides and say it so that people listen.”", streams: { Humanities: 3, Commerce: 2 } },
      { text: "“I felt calmer as soon as you were there.”", streams: { Medical: 3, Humanities: 1 } },
    ],
  },
  {
    id: 10,
    text: "Think of a working day ten years from now. It was a good one because...",
    options: [
      { text: "I found out something that nobody had known before", streams: { Science: 3, Medical: 1 } },
      { text: "I signed the deal that keeps forty people in work", streams: { Commerce: 3, Humanities: 2 } },
      { text: "People stood still in front of something I had made", streams: { Arts: 3, Humanities: 1 } },
      { text: "Somebody who was carried in walked out by themselves", streams: { Medical: 3, Engineering: 1 } },
      { text: "The thing we built was switched on, and it held", streams: { Engineering: 3, Commerce: 1 } },
    ],
  },
]);
