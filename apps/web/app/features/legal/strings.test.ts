import { expect, it } from "vitest";
import { cookies, device } from "./strings.ts";

it("the Cookie Policy names every entry that the site may keep, but for the reports that are off", () => {
  const text = JSON.stringify(cookies.text);
  const unnamed = Object.keys(device.entries).filter((key) => !text.includes(`"${key}"`));
  expect(unnamed).toEqual(["cc_reports"]);
});
