import { AxeBuilder } from "@axe-core/playwright";
import {
  type Answer,
  answerQuestion,
  assessmentQuestions,
  currentQuestion,
  type Question,
  saveAssessment,
  startAssessment,
} from "@career-clarity/assessment-engine";
import { test as base, expect, type Page } from "@playwright/test";
import { writeLink } from "../../apps/web/app/lib/answers-link.ts";

export { expect };

/** Fails a test whose page logged an error or a warning, threw, or asked another host for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
      page.on("request", (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) heard.push(`request: ${request.url()}`);
      });
      await use(undefined);
      // What a test breaks on purpose is logged by Chromium, and what a boundary caught by React.
      expect(
        heard.filter(
          (line) => !/status of (404|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|MIME type of|DataUnavailable|CodeUnavailable/.test(line),
        ),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Ends what is on its way from one look to another, such as a colour between two themes. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** Nothing that axe finds wrong, in either theme, whatever the system's own is. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await finishTransitions(page);
    await expectNoViolations(page);
  }
}

/** Nothing that axe finds wrong, as the page stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What passes is not told element by element, and no second page is opened for frames of other sites, of which there is none: half the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}

/** The smallest side of what is tapped, in CSS pixels. Links within a sentence are as high as their line (WCAG 2.2, 2.5.8). */
export const TARGET = 44;

/** What holds on any machine: nothing scrolls sideways, no text is cut, nothing that can be tapped is small or lies under another. */
export async function expectSoundLayout(page: Page, smallest = TARGET): Promise<void> {
  const problems = await page.evaluate((least) => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const fixed = (element: Element | null): boolean =>
      element !== null && (["fixed", "sticky"].includes(getComputedStyle(element).position) || fixed(element.parentElement));

    for (const element of document.querySelectorAll("body *")) {
      if (!shown(element) || element.closest("svg")) continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      const hidden = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (hidden && overflowX === "hidden" && clipPath === "none" && element.textContent?.trim()) found.push(`cut: ${name(element)}`);
    }

    const targets = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")].filter((element) => {
      if (!shown(element)) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && !element.matches("a[href='#main']");
    });
    const boxOf = (element: Element): DOMRect => {
      const label = element.closest("label");
      if (element.matches("input[type=checkbox], input[type=radio]") && label) return label.getBoundingClientRect();
      const cover = getComputedStyle(element, "::after");
      const card = cover.position === "absolute" && cover.content !== "none" ? element.closest("article, li") : null;
      return (card ?? element).getBoundingClientRect();
    };
    const inSentence = (element: Element) => element.matches("p a, li a, dd a, td a") && getComputedStyle(element).display === "inline";
    for (const element of targets) {
      const { width, height } = boxOf(element);
      if (!inSentence(element) && (width < least - 0.5 || height < least - 0.5))
        found.push(`small: ${name(element)} ${Math.round(width)}x${Math.round(height)}`);
    }
    const still = targets
      // What takes no pointer itself, such as the rail under a slider's two handles, is in nobody's way.
      .filter((element) => !fixed(element) && !inSentence(element) && getComputedStyle(element).pointerEvents !== "none")
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, { element, box }] of still.entries())
      for (const other of still.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 1) found.push(`overlap: ${name(element)} and ${name(other.element)}`);
      }
    return found;
  }, smallest);
  expect(problems).toEqual([]);
}

/** The first option of everything, 7 on every scale. */
function firstAnswer(question: Question): Answer {
  if (question.type === "scale") return 7;
  return question.type === "multiple" ? (question.options[0] ?? "") : question.options.slice(0, 1);
}

/** The address of results, as it is shared. */
export const resultsLink = (): string =>
  `/results#a=${writeLink(Object.fromEntries(assessmentQuestions.map((question) => [question.id, firstAnswer(question)])))}`;

/** A finished assessment, as it is kept on the device. */
export function finishedAssessment(): unknown {
  let state = startAssessment();
  while (state.status === "answering") state = answerQuestion(state, firstAnswer(currentQuestion(state)));
  return saveAssessment(state);
}

/** From here on the device holds a finished assessment. */
export const keepFinished = (page: Page): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));

const TOTAL = 20;
export const questionCount = (number: number): string => `Question ${number} of ${TOTAL}`;

/** Answers the question on screen with its first fitting control, by mouse; closes a celebration that is in the way. */
export async function answerByMouse(page: Page, number: number, pick = 0): Promise<void> {
  await expect(page.getByText(questionCount(number), { exact: true })).toBeVisible();
  if (number % 5 === 0)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Keep Going|View Results/ })
      .click();
  await answerShown(page, pick);
}

/** The same, whatever its number. */
export async function answerShown(page: Page, pick = 0): Promise<void> {
  const areas = page.locator("details > summary");
  if (await areas.count()) await areas.nth(pick).click();
  const checkboxes = page.locator('main input[type="checkbox"]:visible');
  if (await checkboxes.count()) {
    await checkboxes.nth(pick).check();
    await page.getByRole("button", { name: "Continue with Selected Options" }).click();
    return;
  }
  const choices = page.locator("main section li button");
  await choices.nth(Math.min(pick, (await choices.count()) - 1)).click();
}
