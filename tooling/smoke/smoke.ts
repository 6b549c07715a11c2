import type { Ask, Check } from "./check.ts";
import { functionChecks, transportChecks } from "./functions.ts";
import { pageChecks } from "./pages.ts";

/** `fault` is undefined where the check held. */
export type Outcome = { readonly name: string; readonly fault?: string };

const PATIENCE_MS = 15_000;

async function outcomeOf({ name, run }: Check, ask: Ask): Promise<Outcome> {
  try {
    await run(ask);
    return { name };
  } catch (error) {
    return { name, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Looks at a running site from outside, one check after another, and stores nothing there. */
export async function smoke(address: string): Promise<readonly Outcome[]> {
  const site = new URL(address);
  const ask: Ask = (path, init = {}) =>
    fetch(new URL(path, site), { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  const outcomes: Outcome[] = [];
  for (const check of [...pageChecks, ...functionChecks, ...transportChecks(site)]) outcomes.push(await outcomeOf(check, ask));
  return outcomes;
}
