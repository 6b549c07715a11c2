import { defineStreamQuiz, type StreamQuestion } from "@career-clarity/stream-scoring";

/** Ten days at a village fair. Each question leaves one stream out as the primary one, so that no answer gives the purpose away. */
export const fairQuiz: readonly StreamQuestion[] = defineStreamQuiz([
  {
    id: 1,
    text: "The fair opens tomorrow and the field is still empty. What do you see to first?",
    options: [
      { text: "What can be rented out, to whom and for how much", streams: { Commerce: 3, Engineering: 1 } },
      { text: "The gate that everyone will photograph", streams: { Arts: 3, Commerce: 1 } },
      { text: "Who was promised a place last year and did not get one", streams: { Humanities: 3, Commerce: 1 } },
      { text: "Clean water, shade and a first-aid tent", streams: { Medical: 3, Science: 1 } },
      { text: "The power line, before somebody trips over it", streams: { Engineering: 3, Science: 1 } },
    ],
  },
  {
    id: 2,
    text: "The giant wheel stands still. What do you want to know?",
    options: [
      { text: "Why it stops in the same place each time", streams: { Science: 3, Engineering: 2 } },
      { text: "How it used to be turned before there were motors", streams: { Humanities: 3, Engineering: 1 } },
      { text: "Whether anybody up there feels sick", streams: { Medical: 3, Humanities: 1 } },
      { text: "Which part broke, and what could stand in for it", streams: { Engineering: 3, Arts: 1 } },
      { text: "What it looks like from below, against the lights", streams: { Arts: 3, Science: 1 } },
    ],
  },
  {
    id: 3,
    text: "You may run one stall. Which?",
    options: [
      { text: "A telescope, and the names of what is in it", streams: { Science: 3, Humanities: 1 } },
      { text: "Tea, with a plan for a second stall next year", streams: { Commerce: 3, Humanities: 1 } },
      { text: "Stories, told for as long as people stay", streams: { Humanities: 3, Arts: 2 } },
      { text: "Blood pressure checks, and what to do about the number", streams: { Medical: 3, Science: 2 } },
      { text: "Repairs: radios, fans, anything with screws", streams: { Engineering: 3, Commerce: 1 } },
    ],
  },
  {
    id: 4,
    text: "It rains on the second day. What do you do while you wait?",
    options: [
      { text: "Measure how much falls in a tin", streams: { Science: 3, Engineering: 1 } },
      { text: "Sell umbrellas before the sky clears", streams: { Commerce: 3, Arts: 1 } },
      { text: "Draw the crowd under the one big tree", streams: { Arts: 3, Humanities: 2 } },
      { text: "Look in on the old people who came alone", streams: { Medical: 3, Humanities: 2 } },
      { text: "Dig a channel so that the stage stays dry", streams: { Engineering: 3, Medical: 1 } },
    ],
  },
  {
    id: 5,
    text: "A lost child is crying at the gate. What is your part?",
    options: [
      { text: "Working out from the time and the crowd how far the parents can be", streams: { Science: 3, Commerce: 1 } },
      { text: "Getting the stall keepers to pass the word along", streams: { Commerce: 3, Humanities: 2 } },
      { text: "Drawing funny faces until the crying stops", streams: { Arts: 3, Medical: 2 } },
      { text: "Asking in three languages which village they are from", streams: { Humanities: 3, Medical: 1 } },
      { text: "Making the loudspeaker loud enough", streams: { Engineering: 3, Arts: 1 } },
    ],
  },
  {
    id: 6,
    text: "You have one free hour. Where does it go?",
    options: [
      { text: "To the snake catcher, to learn which ones are harmless", streams: { Science: 3, Medical: 2 } },
      { text: "To the auction, guessing every price before it falls", streams: { Commerce: 3, Science: 1 } },
      { text: "To the puppet theatre, behind the curtain", streams: { Arts: 3, Engineering: 2 } },
      { text: "To the elders' debate on the old temple tank", streams: { Humanities: 3, Science: 1 } },
      { text: "To the vaccination camp, to hold a few hands", streams: { Medical: 3, Commerce: 1 } },
    ],
  },
  {
    id: 7,
    text: "The sweets sold out, and people are angry. What do you say?",
    options: [
      { text: "“Tomorrow I'll bring double, and you may pay today.”", streams: { Commerce: 3, Medical: 1 } },
      { text: "“Stay, there is a song coming.”", streams: { Arts: 3, Commerce: 2 } },
      { text: "“Let's hear who has waited longest.”", streams: { Humanities: 3, Commerce: 1 } },
      { text: "“Drink something first, it is hot. Sit down here.”", streams: { Medical: 3, Humanities: 1 } },
      { text: "“Lend me your stove, we can make more.”", streams: { Engineering: 3, Commerce: 2 } },
    ],
  },
  {
    id: 8,
    text: "The newspaper sends you to the fair. What do you write about?",
    options: [
      { text: "What is in the colours that the sweets are dyed with", streams: { Science: 3, Medical: 1 } },
      { text: "How the fair began, and who was not let in", streams: { Humanities: 3, Science: 1 } },
      { text: "What the nurse saw in one night", streams: { Medical: 3, Arts: 1 } },
      { text: "The man who builds the wheel anew in every town", streams: { Engineering: 3, Humanities: 1 } },
      { text: "Nothing: you bring back twelve photographs", streams: { Arts: 3, Engineering: 1 } },
    ],
  },
  {
    id: 9,
    text: "On the last night something must be better next year. What?",
    options: [
      { text: "Counting what people really came for, instead of guessing", streams: { Science: 3, Commerce: 2 } },
      { text: "The prices: half the stalls lost money", streams: { Commerce: 3, Science: 2 } },
      { text: "The rules, written so that everyone understands them", streams: { Humanities: 3, Arts: 1 } },
      { text: "The toilets and the drinking water", streams: { Medical: 3, Engineering: 2 } },
      { text: "The lights: fewer lamps, better placed", streams: { Engineering: 3, Science: 2 } },
    ],
  },
  {
    id: 10,
    text: "Years later somebody remembers you from the fair. For what?",
    options: [
      { text: "For a question that nobody could answer", streams: { Science: 3, Humanities: 1 } },
      { text: "For the stall that became a shop", streams: { Commerce: 3, Engineering: 1 } },
      { text: "For the painted gate", streams: { Arts: 3, Medical: 1 } },
      { text: "For settling the quarrel over the well", streams: { Humanities: 3, Medical: 2 } },
      { text: "For staying with them when they had fainted", streams: { Medical: 3, Arts: 1 } },
    ],
  },
]);
