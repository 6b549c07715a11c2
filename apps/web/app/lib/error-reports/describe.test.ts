import fc from "fast-check";
import { expect, describe as group, it } from "vitest";
import { describe, ownWords } from "./describe.ts";

const SITE = "https://careerclarity.example";

function failure(make: () => unknown): Error {
  try {
    make();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("this was meant to fail");
}

group("what is told of an error", () => {
  it.each([
    [`Unexpected token 'm', "my father "drinks" and I" is not valid JSON`, "Unexpected token … is not valid JSON"],
    ["Cannot read properties of undefined (reading 'sister')", "Cannot read properties of undefined (reading …)"],
    ["/data/career/nurse.json answered with status 404", "… answered with status #"],
    ["could not send to asha@example.in", "could not send to …"],
    ["Minified React error #418; visit https://react.dev/errors/418?args[]=Asha", "Minified React error #418; visit …"],
    ["Can't find variable: x", "Can't find variable: x"],
  ])("leaves of %j only %j", (message, told) => {
    expect(ownWords(message)).toBe(told);
  });

  it("has no word of what a browser could not parse", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^secret[\s\S]{0,60}$/), (typed) => {
        expect(
          JSON.stringify(
            describe(
              failure(() => JSON.parse(typed)),
              SITE,
            ),
          ),
        ).not.toContain("secret");
      }),
    );
  });

  it("is the code alone where the error is one of ours, which says what it was given", () => {
    const error = Object.assign(new RangeError("the answer was Asha Rao"), { code: "NOT_AN_ANSWER" });
    expect(describe(error, SITE).message).toBe("RangeError NOT_AN_ANSWER");
  });

  it.each(["my name is Asha", { name: "Asha" }, 12, null, undefined])("is its kind alone where %j was thrown", (thrown) => {
    expect(describe(thrown, SITE)).toEqual({ message: `thrown: ${typeof thrown}`, frames: [] });
  });

  it.each([
    ["Chrome", `TypeError: x\n    at pick (${SITE}/assets/a-1.js:1:20)\n    at ${SITE}/assets/b-2.js:3:4`],
    ["Firefox and Safari", `pick@${SITE}/assets/a-1.js:1:20\n@${SITE}/assets/b-2.js:3:4`],
  ])("has our own frames, as %s writes them", (_, stack) => {
    const { frames } = describe(Object.assign(new TypeError("x"), { stack }), SITE);
    expect(frames.map((frame) => frame.split(" ").at(-1))).toEqual(["/assets/a-1.js:1:20", "/assets/b-2.js:3:4"]);
    expect(frames[0]).toMatch(/^pick /);
  });

  it("has no frame of an extension, of a page, or of what only looks like a frame", () => {
    const message = `x\n    at asha (${SITE}/assets/a-1.js:9:9)`;
    const stack = `TypeError: ${message}
    at spy (chrome-extension://abc/assets/a.js:1:1)
    at go (${SITE}/career/nurse?from=asha#answers:1:5)
    at our (${SITE}/assets/b-2.js?asha=1:3:4)`;
    expect(describe(Object.assign(new TypeError(message), { stack }), SITE).frames).toEqual(["our /assets/b-2.js:3:4"]);
  });

  it("has at most eight frames and 200 characters", () => {
    const stack = `Error\n${Array.from({ length: 20 }, (_, line) => `    at f (${SITE}/assets/a.js:${line}:1)`).join("\n")}`;
    const { message, frames } = describe(Object.assign(new Error("word ".repeat(100)), { stack }), SITE);
    expect(frames).toHaveLength(8);
    expect(message.length).toBeLessThanOrEqual("Error: ".length + 200);
  });
});
