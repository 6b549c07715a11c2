import type { Career } from "@career-clarity/career-catalog";
import { descriptionIn, summaryIn } from "../descriptions/in-language.ts";
import { words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { careerLink } from "./links.ts";

/** What is done in a career, in one line. */
export const descriptionOf = (career: Career, language: Language): string => words(descriptionIn(career, language));

/** What is done in a career, in a sentence or two. */
export const summaryOf = (career: Career, language: Language): string => words(summaryIn(career, language));

/** A career in a list: its name, which leads to its page, and what is done in it. */
export const workRow = (career: Career, language: Language): string => `${careerLink(career)}: ${descriptionOf(career, language)}`;
