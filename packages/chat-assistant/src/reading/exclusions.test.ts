import { expect, it } from "vitest";
import { splitExclusions } from "./exclusions.ts";
import { reworded } from "./rewordings.ts";

const avoidedIn = (text: string): readonly string[] => splitExclusions(reworded(` ${text} `)).avoided;

it.each([
  ["jobs without coding", "coding"],
  ["it job bina coding ke", "coding"],
  ["coding ke bina it me career", "coding"],
  ["jisme coding na ho aisi job", "coding"],
  ["no coding jobs", "coding"],
  ["careers that dont need coding", "coding"],
  ["i like animals but i faint when i see blood", "blood"],
  ["khoon dekh ke chakkar aata hai", "khoon"],
  ["बिना कोडिंग के जॉब", "कोडिंग"],
])("[R25] %j rules %s out of the work", (text, word) => {
  expect(avoidedIn(text)).toContain(word);
});

it.each([
  "neet ke bina medical",
  "careers without maths",
  "commerce without maths",
  "job without experience",
  "doctor without biology",
  "careers without night shift",
  "i am not scared of blood",
  "mbbs without neet",
])("[R25] %j has an answer of its own", (text) => {
  expect(avoidedIn(text)).toEqual([]);
});

it.each([
  ["other options than engineering after pcm", "engineering"],
  ["what other jobs are there than teaching", "teaching"],
  ["besides doctor what can i do", "doctor"],
  ["instead of nursing after pcb", "nursing"],
  ["teacher ke siwa kya kare", "teacher"],
  ["teacher ko chhod kar kya kare", "teacher"],
])("[R25] %j leaves %s out and keeps what stands after it", (text, word) => {
  const { excluded, wanted } = splitExclusions(reworded(` ${text} `));
  expect(excluded).toContain(word);
  expect(excluded).not.toMatch(/ (?:after|pcm|pcb) /);
  expect(wanted).not.toContain(word);
});
