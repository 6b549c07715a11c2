import { deepFreeze } from "@career-clarity/internal";
import type { MultiselectQuestion } from "./question.ts";

/** Where question 1's "technical challenges" leads (specification, section 3: at most 3). */
export const technicalChallenges: MultiselectQuestion = deepFreeze({
  id: 101,
  text: "Which technical challenges do you enjoy most?",
  help: "Choose up to 3. Trying it once at home or school counts.",
  type: "multiselect",
  maxSelections: 3,
  category: "skills",
  weight: 4,
  options: [
    "Writing code for apps or websites",
    "Teaching computers to learn from data",
    "Protecting phones and accounts from hackers",
    "Building robots, circuits or gadgets",
    "Repairing bikes, cars or engines",
    "Designing buildings, bridges or roads",
    "Running experiments in a lab",
    "Keeping factory machines running smoothly",
    "Making solar or other clean power",
    "Creating games and 3D worlds",
  ],
});

/** Where question 1's "helping people" leads (specification, section 3: at most 4). */
export const waysOfHelping: MultiselectQuestion = deepFreeze({
  id: 102,
  text: "In which ways would you most like to help people?",
  help: "Choose up to 4. Think of the help you would be proud to give.",
  type: "multiselect",
  maxSelections: 4,
  category: "values",
  weight: 4,
  options: [
    "Treating people who are ill or hurt",
    "Listening to people who feel low",
    "Teaching children or young people",
    "Fighting for people's rights and justice",
    "Working with villages or poor families",
    "Helping people get fit and strong",
    "Rescuing people in accidents and disasters",
    "Caring for elderly or disabled people",
    "Guiding people about money and savings",
    "Looking after guests and customers",
  ],
});

/** Where question 1's "creative work" leads (specification, section 3: at most 4). */
export const creativeWork: MultiselectQuestion = deepFreeze({
  id: 103,
  text: "Which creative work do you enjoy most?",
  help: "Choose up to 4. You need not be good at it yet.",
  type: "multiselect",
  maxSelections: 4,
  category: "skills",
  weight: 4,
  options: [
    "Drawing, painting or illustrating",
    "Designing logos, posters or app screens",
    "Writing stories, articles or scripts",
    "Singing, playing or composing music",
    "Dancing or acting for an audience",
    "Taking photographs or shooting films",
    "Making animation, games or visual effects",
    "Designing clothes, jewellery or textiles",
    "Planning how rooms and buildings look",
    "Inventing new dishes, cakes or sweets",
    "Making pottery, woodwork or handicrafts",
  ],
});
