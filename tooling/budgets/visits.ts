import type { Page } from "@playwright/test";
import { finishedAssessment, halfAssessment } from "../testing/kept-assessment.ts";
import { KINDS } from "../testing/kinds.ts";
import { type Kept, type Phone, weigh, withPhone } from "./open.ts";
import { KB, type Row } from "./row.ts";

/** What a phone really loads: each kind of page opened in Chromium and left alone, then every script that it asked for, whoever asked. */
const FIRST_SCRIPTS = 95 * KB;

type Weighed = {
  readonly what: string;
  /** `null`: told, and held to nothing. */
  readonly budget: number | null;
  /** Files that are weighed on their own. */
  readonly beyond?: RegExp;
};
type Visit = Weighed & { readonly path: string; readonly kept?: Kept };

const FINISHED = { cc_assessment: finishedAssessment() };
const THREE = "/compare?ids=civil-engineer,architect,actuary";
/** Without these two no fit can be worked out at all. */
const MATCHING = /career-matching|assessment-engine/;
const SHELL_AND_MATCHING = /index-|career-matching|assessment-engine/;

const VISITS: readonly Visit[] = [
  ...[...KINDS, "/compare", "/terms-of-service", "/cookie-policy"].map((path) => ({ what: path, path, budget: FIRST_SCRIPTS })),
  { what: `${THREE}`, path: THREE, budget: FIRST_SCRIPTS },
  { what: "/bookmarks with two", path: "/bookmarks", kept: { cc_bookmarks: ["civil-engineer", "actuary"] }, budget: FIRST_SCRIPTS },
  { what: "/ half way", path: "/", kept: { cc_assessment: halfAssessment() }, budget: FIRST_SCRIPTS },
  { what: "/assessment half way", path: "/assessment", kept: { cc_assessment: halfAssessment() }, budget: FIRST_SCRIPTS },
  { what: "/career with answers", path: "/career/civil-engineer", kept: FINISHED, budget: FIRST_SCRIPTS },
  { what: "/compare with answers, beyond the matching", path: THREE, kept: FINISHED, beyond: MATCHING, budget: FIRST_SCRIPTS },
  {
    what: "/results with answers, beyond shell and matching",
    path: "/results",
    kept: FINISHED,
    beyond: SHELL_AND_MATCHING,
    budget: 20 * KB,
  },
  { what: "/results with answers, all", path: "/results", kept: FINISHED, budget: null },
];

type Part = Weighed & { readonly act: (page: Page) => Promise<unknown> };

const openChat = (page: Page) => page.getByRole("button", { name: "Chat with Disha" }).click();
async function askDisha(page: Page): Promise<void> {
  await openChat(page);
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill("What does a nurse do?");
  await page.keyboard.press("Enter");
  await page.locator("dialog li").nth(2).waitFor();
}
async function askDishaAnswered(page: Page): Promise<void> {
  await page.route("**/.netlify/functions/chat", (route) => route.fulfill({ json: { response: "<p>A nurse cares.</p>", fallback: true } }));
  await askDisha(page);
}

/** What opens on a page when somebody asks for it, beyond the libraries that it can't do without. */
const PARTS: readonly Part[] = [
  {
    what: "the chat, opened",
    budget: 6 * KB,
    beyond: /dompurify/,
    act: openChat,
  },
  { what: "the chat, opened and asked", budget: null, beyond: /dompurify/, act: askDishaAnswered },
  { what: "the chat, asked where the function fails", budget: null, beyond: /dompurify/, act: askDisha },
  {
    what: "the feedback form, opened",
    budget: 5 * KB,
    act: (page) => page.getByRole("button", { name: "Share your feedback" }).click(),
  },
];

async function row({ what, budget, beyond }: Weighed, files: readonly string[]): Promise<Row> {
  return { what: `scripts of ${what}`, bytes: await weigh(files.filter((file) => !beyond?.test(file))), budget };
}

const measured = async (phone: Phone): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const visit of VISITS) rows.push(await row(visit, await phone.opens(visit.path, visit.kept)));
  for (const part of PARTS) rows.push(await row(part, await phone.does(part.act)));
  return rows;
};

export const visits = (): Promise<readonly Row[]> => withPhone(measured);
