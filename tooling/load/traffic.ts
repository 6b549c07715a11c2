import { readdir } from "node:fs/promises";
import { LOCAL_ANON_KEY } from "@career-clarity/local-stack";
import type { Request } from "autocannon";
import { quickQuestions } from "../../packages/chat-assistant/src/index.ts";
import { SITE } from "../paths.ts";

export const KINDS = ["page", "file", "missing page", "chat", "feedback", "help", "newsletter"] as const;
export type Kind = (typeof KINDS)[number];
export const FORMS = ["feedback", "help", "newsletter"] as const satisfies readonly Kind[];
type Form = (typeof FORMS)[number];

/** What came back: how long each took, by kind, what was not as it should be, and which rows were acknowledged. */
export type Seen = {
  readonly milliseconds: Readonly<Record<Kind, number[]>>;
  readonly statuses: Map<string, number>;
  readonly acknowledged: Readonly<Record<Form, string[]>>;
};

const EXPECTED: Readonly<Record<Kind, readonly number[]>> = {
  page: [200],
  file: [200],
  "missing page": [404],
  chat: [200],
  feedback: [200],
  help: [201],
  newsletter: [201],
};

export const newSeen = (): Seen => ({
  milliseconds: { page: [], file: [], "missing page": [], chat: [], feedback: [], help: [], newsletter: [] },
  statuses: new Map(),
  acknowledged: { feedback: [], help: [], newsletter: [] },
});

/** How many answers of a kind came with a status that it should not have. */
export const unexpected = ({ statuses }: Seen): readonly string[] =>
  [...statuses]
    .filter(([name]) => !KINDS.some((kind) => EXPECTED[kind].some((status) => name === `${kind} ${status}`)))
    .map(([name, count]) => `${count} x ${name}`);

const JSON_TYPE = { "content-type": "application/json" };
const TO_DATABASE = { ...JSON_TYPE, apikey: LOCAL_ANON_KEY, authorization: `Bearer ${LOCAL_ANON_KEY}` };
const READ_BACK = { prefer: "return=representation" };

/** As the site's own forms send them (apps/web/app/lib/gateway). Rows differ by their address, by which they are found again. */
const SEND: Readonly<Record<Form, (email: string, id: string) => Request>> = {
  feedback: (email, id) => ({
    path: "/rest/v1/rpc/insert_feedback",
    headers: TO_DATABASE,
    body: JSON.stringify({ p_id: id, p_name: "Asha Rao", p_email: email, p_rating: 4, p_message: `The stream test helped me. ${id}` }),
  }),
  help: (email, id) => ({
    path: "/rest/v1/help_requests?select=id,created_at",
    headers: { ...TO_DATABASE, ...READ_BACK },
    body: JSON.stringify({
      submission_id: id,
      name: "Ravi",
      email,
      rating: 3,
      message: `How do I save a career? ${id}`,
      category: "careers",
    }),
  }),
  newsletter: (email) => ({
    path: "/rest/v1/newsletter_subscriptions?on_conflict=email&select=id,created_at",
    headers: { ...TO_DATABASE, prefer: `resolution=ignore-duplicates,${READ_BACK.prefer}` },
    body: JSON.stringify({ email }),
  }),
};

type Context = { began?: number; email?: string };

/** One request, made anew each time it is sent, and noted when it is answered. */
function noted(kind: Kind, seen: Seen, make: (context: Context) => Request): Request {
  return {
    setupRequest: (request, context: Context) => {
      context.began = performance.now();
      return { ...request, ...make(context) };
    },
    onResponse: (status, body, context: Context) => {
      const name = `${kind} ${status}`;
      seen.statuses.set(name, (seen.statuses.get(name) ?? 0) + 1);
      seen.milliseconds[kind].push(performance.now() - (context.began ?? Number.NaN));
      // An answer that was cut off acknowledges nothing: each of the three ends in the row's id, or in a list with it.
      const whole = /^"[\w-]{36}"$|^\[\{.*\}\]$/.test(body);
      if (isForm(kind) && EXPECTED[kind].includes(status) && whole && context.email) seen.acknowledged[kind].push(context.email);
    },
  };
}

const isForm = (kind: Kind): kind is Form => (FORMS as readonly Kind[]).includes(kind);

export function sendForm(kind: Form, seen: Seen): Request {
  return noted(kind, seen, (context) => {
    const id = crypto.randomUUID();
    context.email = `${id}@example.in`;
    return { method: "POST", ...SEND[kind](context.email, id) };
  });
}

const inTurn = <T>(values: readonly T[]) => {
  let at = 0;
  return (): T => values[at++ % values.length] as T;
};

async function filesOf(folder: string, ending: string): Promise<readonly string[]> {
  return (await readdir(`${SITE}/${folder}`)).filter((name) => name.endsWith(ending)).map((name) => `/${folder}/${name}`);
}

/** What visitors ask for: mostly pages and the files behind them, now and then a question, a page that is not there, a form. */
export async function createMix(seen: Seen): Promise<() => Request[]> {
  const careers = (await filesOf("career", ".html")).map((name) => name.replace(".html", ""));
  const nextPage = inTurn(["/", "/assessment", "/careers", "/blog", "/results", ...careers]);
  const nextFile = inTurn([...(await filesOf("assets", ".js")), "/data/cards.json", "/data/texts.json", "/data/matching.json"]);
  const nextQuestion = inTurn(quickQuestions);
  let visitors = 0;
  const get = (kind: Kind, path: () => string) =>
    noted(kind, seen, () => ({ path: path(), headers: { "accept-encoding": "gzip, deflate, br" } }));
  const ask = noted("chat", seen, () => {
    // Each visit is another visitor's, whom the rate limit counts apart.
    visitors++;
    return {
      method: "POST",
      path: "/.netlify/functions/chat",
      headers: { ...JSON_TYPE, "x-forwarded-for": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` },
      body: JSON.stringify({ message: `${nextQuestion()} (${visitors})` }),
    };
  });
  const page = get("page", nextPage);
  const file = get("file", nextFile);
  const missing = get("missing page", () => "/no-such-page");
  const [feedback, help, newsletter] = FORMS.map((form) => sendForm(form, seen)) as [Request, Request, Request];
  const visits = inTurn([
    [page, file, file, page, ask, feedback, page, file, newsletter],
    [page, file, ask, page, help, file, page, missing],
    [file, page, file, feedback, page, ask, help, page, newsletter],
  ]);
  return () => [...visits()];
}
