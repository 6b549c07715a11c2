import { buildCatalog, type Career, parseCareers } from "@career-clarity/career-catalog";
import fc from "fast-check";
import { shortText, text } from "./texts.ts";
import { editedValue, number } from "./values.ts";

export const catalog: readonly Career[] = buildCatalog();

/** Without the ids of others, so that any few make a list of their own. */
const alone = ({ related: _, ...career }: Career): Career => career;
const records = catalog.filter((_, at) => at % 20 === 0).map(alone);

/** Some real records, no id twice. */
export const realCareers: fc.Arbitrary<readonly Career[]> = fc.uniqueArray(fc.constantFrom(...records), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 4,
});

const TEXTS = ["name", "subcategory", "description", "salary", "growth", "tryIt"] as const;

/** Real records with anything in their texts that a reader of careers takes. */
export const editedCareers: fc.Arbitrary<readonly Career[]> = fc
  .tuple(
    realCareers,
    fc.array(fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...TEXTS), fc.oneof(shortText, text)), { maxLength: 5 }),
    fc.array(shortText, { maxLength: 3 }),
  )
  .map(([careers, changes, skills]) => {
    const changed = careers.map((career, at) => {
      const own = changes.filter(([which, , words]) => which === at && /\S/.test(words)).map(([, field, words]) => [field, words]);
      return { ...career, ...Object.fromEntries(own), skills: [...career.skills, ...skills.filter((skill) => /\S/.test(skill))] };
    });
    const parsed = parseCareers(JSON.stringify(changed), { format: "json" });
    return parsed.ok ? parsed.careers : careers;
  });

/** What a JSON file of careers may hold. */
export const careersJson: fc.Arbitrary<unknown> = fc.oneof(editedCareers, editedValue(editedCareers, fc.oneof(text, number)));
