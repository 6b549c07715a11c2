import { KINDS } from "../testing/kinds.ts";
import { expect, open, test } from "./site.ts";

const PAGES = [...KINDS, "/careers?search=nurse"];

test("no kind of page goes against the security policy, and every answer carries it", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of PAGES) {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["content-security-policy"], path).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["permissions-policy"]).toContain("camera=()");
    await page.locator("html[data-hydrated]").waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(window, "seen")), path).toEqual([]);
  }
});

test("dialogs, the stream test and the service worker run under the policy too", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await open(page, "/");
  await page.getByRole("button", { name: "Stream Test" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
});

test("no secret stands in what is published", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url = ""]) => url);
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of ["/", ...scripts]) {
    const text = await (await request.get(url)).text();
    expect(text, url).not.toMatch(/service_role|CHAT_API_KEY|sk-[A-Za-z0-9]{20}|BEGIN (RSA|OPENSSH|EC) PRIVATE/);
  }
});
