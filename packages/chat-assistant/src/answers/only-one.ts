import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { fulfilling } from "./rank.ts";

/** A word or two of which the catalogue has one career: that one is told, and no list of one. */
export const onlyOneAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { interests, asks, wishes, rest, excluded } = reading;
  const isBare = interests.said.length > 0 && rest.trim().split(" ").length <= interests.said.length + 1;
  if (!isBare || asks.size > 0 || wishes.length > 0 || excluded.avoided.length > 0) return null;
  const found = fulfilling(criteriaOf(reading, knowledge), knowledge);
  const [career] = found;
  return found.total === 1 && career !== undefined ? aboutCareer(career, [], null, reading, knowledge) : null;
});
