import type { Knowledge } from "../catalogue/knowledge.ts";
import type { Reading } from "../reading/reading.ts";

/** One kind of answer: HTML where it fits what was read, else null. The first that fits is given. */
export type Answer = (reading: Reading, knowledge: Knowledge) => string | null;
