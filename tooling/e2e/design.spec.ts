import { DESIGN_PORT } from "./ports.ts";
import { expect, expectAccessible, test } from "./site.ts";

/** The components in all their states, on the page that the development server has for them. */
test.use({ baseURL: `http://localhost:${DESIGN_PORT}` });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/design");
  await page.getByRole("heading", { level: 1, name: "Design" }).waitFor();
});

const COMPONENTS = ["Colours", "Type", "Button", "Badge", "Dialog", "Progress", "Spinner", "Radar", "Artwork", "Picture", "Prose"];

test("every component has an entry, and all of them in all states are accessible in both themes", async ({ page }) => {
  for (const component of COMPONENTS) await expect(page.getByRole("region", { name: component, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a disabled button can't be reached by keyboard, the others can", async ({ page }) => {
  const buttons = page.getByRole("region", { name: "Button", exact: true });
  await buttons.getByRole("button", { name: "quiet", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(buttons.getByRole("button", { name: "Large" })).toBeFocused();
});

test("the dialog keeps the focus, closes on Escape and on its backdrop, and gives the focus back", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Open the dialog" });
  const dialog = page.getByRole("dialog", { name: "A dialog" });
  await opener.focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test("the radar says its values, and progress its place", async ({ page }) => {
  await expect(page.getByRole("img", { name: /Geologist: technical 7 of 10, creative 4 of 10/ })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "10 of 20" })).toHaveAttribute("value", "10");
});
