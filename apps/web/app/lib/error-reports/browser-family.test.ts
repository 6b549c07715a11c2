import { expect, it } from "vitest";
import { browserFamily } from "./browser-family.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome"],
  [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge"],
  [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/90`, "Opera"],
  ["Mozilla/5.0 (Linux; U; Android 10) AppleWebKit/537.36 UCBrowser/13.4 Mobile Safari/537.36", "UC Browser"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1",
    "Safari",
  ],
  ["curl/8.0", "other"],
])("%s is %s", (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
