/** The most characters of a question (specification, section 5). What comes after them is not read. */
export const QUESTION_LIMIT = 1000;
