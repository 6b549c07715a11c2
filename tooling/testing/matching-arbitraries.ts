import { type Answer, type Answers, assessmentQuestions, type Question, selectionLimit } from "@career-clarity/assessment-engine";
import {
  CAREER_CATEGORIES,
  type Career,
  careerId,
  EDUCATION_LEVELS,
  INTEREST_LETTERS,
  PERSONALITY_WORDS,
  STRESS_LEVELS,
  WORK_ENVIRONMENTS,
} from "@career-clarity/career-catalog";
import fc from "fast-check";

const WORDS = ["Nurse", "Software", "Teacher", "Farm", "Court", "Civil", "Chef", "Pilot", "Designer", "Potter"] as const;
const SALARIES = ["N/A", "$32,000", "$46,460 - $127,520", "$60,000 - $180,000", "$45,000 - $400,000"] as const;
const GROWTHS = ["+12%", "+4%", "0%", "-3%", "N/A"] as const;

const trait = fc.integer({ min: 1, max: 10 });
const word = fc.constantFrom(...WORDS);
const interests = fc.shuffledSubarray([...INTEREST_LETTERS], { minLength: 1, maxLength: 3 }).map((letters) => letters.join(""));
const name = fc.tuple(word, word, fc.nat({ max: 999 })).map(([first, second, number]) => `${first} ${second} ${number}`);

/** Any career that the types allow, from the catalogue's own vocabularies. */
export const career: fc.Arbitrary<Career> = fc
  .record({
    name,
    category: fc.constantFrom(...CAREER_CATEGORIES),
    subcategory: word,
    description: fc.constant("Work that someone does."),
    skills: fc.subarray([...WORDS], { maxLength: 3 }),
    education: fc.constantFrom(...EDUCATION_LEVELS),
    salary: fc.constantFrom(...SALARIES),
    growth: fc.constantFrom(...GROWTHS),
    workEnvironment: fc.subarray([...WORK_ENVIRONMENTS], { maxLength: 3 }),
    personality: fc.subarray([...PERSONALITY_WORDS], { maxLength: 4 }),
    remote: fc.boolean(),
    stressLevel: fc.constantFrom(...STRESS_LEVELS),
    travelRequired: fc.boolean(),
    technical: trait,
    creative: trait,
    analytical: trait,
    social: trait,
    leadership: trait,
    physical: trait,
  })
  .chain((rest) =>
    fc.option(interests).map((letters) => ({ ...rest, id: careerId(rest.name), ...(letters ? { interests: letters } : {}) })),
  );

/** At least one career, no id twice. */
export const careers: fc.Arbitrary<readonly Career[]> = fc.uniqueArray(career, { selector: ({ id }) => id, minLength: 1, maxLength: 25 });

function answerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.type) {
    case "scale":
      return fc.integer({ min: 1, max: 10 });
    case "multiple":
      return fc.constantFrom(...question.options);
    case "multiselect":
      return fc.shuffledSubarray([...question.options], { minLength: 1, maxLength: selectionLimit(question) });
    case "ranking":
      return fc.shuffledSubarray([...question.options], { minLength: question.options.length });
  }
}

const answersById = Object.fromEntries(assessmentQuestions.map((question) => [question.id, answerTo(question)]));

/** Valid answers to all 20 questions. */
export const fullSheet: fc.Arbitrary<Answers> = fc.record(answersById);

/** Valid answers to any of the 20 questions, none of them included. */
export const sheet: fc.Arbitrary<Answers> = fc
  .tuple(fullSheet, fc.subarray(Object.keys(answersById)))
  .map(([answers, ids]) => Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id))));
