import { describe, expect, it } from "vitest";
import { clausesOf, saidIn, wishBeside } from "./clauses.ts";

describe("clauses", () => {
  it("[R44] end at marks, after a verb of Hindi and before a new subject", () => {
    expect(clausesOf("papa bank me hai mujhe design pasand hai").map((words) => words.join(" "))).toEqual([
      "papa bank me hai",
      "mujhe design pasand hai",
    ]);
    expect(clausesOf("B.Tech done, I like maths. What next?").map((words) => words.join(" "))).toEqual([
      "btech done",
      "i like maths",
      "what next",
    ]);
  });
});

describe("what others do", () => {
  it.each([
    ["my father is a farmer, I want to be a pilot", "i want to be a pilot"],
    ["papa bank me hai, mujhe design pasand hai", "mujhe design pasand hai"],
    ["didi CA kar rahi hai, mujhe maths nahi aati, commerce me kya karu", "mujhe maths nahi aati commerce me kya karu"],
    ["papa doctor, mummy doctor, mujhe maths pasand hai", "mujhe maths pasand hai"],
    ["मेरे पिता किसान हैं, मुझे डॉक्टर बनना है", "मुझे डॉक्टर बनना है"],
    ["my uncle is a lawyer he says do law but I am interested in animals", "but i am interested in animals"],
    ["mera bhai CA hai, sab kehte hai tu bhi CA kar, mujhe history pasand hai", "mujhe history pasand hai"],
  ])("[R44] is not asked about: %s", (question, left) => {
    expect(saidIn(question).text.trim()).toBe(left);
  });

  it.each([
    "bhai army me hai mujhe bhi jana hai",
    "papa mechanic hai unke sath kaam seekhna hai",
    "mummy chahti hai mai doctor banu",
    "papa nahi rahe, mujhe kamana hai",
    "bhai army ki salary batao",
    "bhai bca ya btech cs kya lu",
    "my brother wants to be a nurse",
    "my father is a doctor",
  ])("[R44] stays where the question is about it: %s", (question) => {
    expect(saidIn(question).text.trim().split(" ")).toHaveLength(question.replace(",", "").split(" ").length);
  });
});

describe("a long story", () => {
  it("[R44] is read for what its teller wishes", () => {
    const story =
      "I scored 88 in 10th, took science because my friends did, then I failed in 11th physics, my father wants engineering but all I actually enjoy is cooking, what should I do";
    expect(saidIn(story).wish?.trim()).toBe("i actually enjoy is cooking");
  });
  it("[R44] is none where the question is short", () => {
    expect(saidIn("I like maths. What now?").wish).toBeNull();
  });
});

describe("an own wish beside that of others", () => {
  it.each([
    ["papa doctor banana chahte hai par mujhe drawing pasand hai", "mujhe drawing pasand hai"],
    ["mummy teacher hai wo chahti hai mai teacher banu par mujhe animation karna hai", "mujhe animation karna hai"],
    ["mummy chahti hai mai doctor banu", null],
    ["i like drawing", null],
  ])("[R42] in %j is %j", (question, wish) => {
    expect(wishBeside(question)?.trim() ?? null).toBe(wish);
  });
});
