import type { Explorer } from "@career-clarity/explorer-query";
import { answered, refused } from "../json-response.ts";
import { type Env, readModelChoice } from "../settings.ts";
import { type CatalogueHealth, checkCatalogue } from "./catalogue.ts";
import { checkDatabase, type Database, type DatabaseHealth } from "./database.ts";

type ModelHealth = { readonly ok: boolean; readonly state: "none" | "ready" | "misconfigured" };

/**
 * `degraded`: everything serves, but not as the operator wanted it (Disha answers without the model that was meant for her).
 * `down`: something does not serve.
 */
export type Health = {
  readonly status: "ok" | "degraded" | "down";
  readonly version: string;
  readonly parts: { readonly catalogue: CatalogueHealth; readonly model: ModelHealth; readonly database: DatabaseHealth };
};

export type HealthOptions = {
  readonly explorer: () => Explorer;
  readonly env: Env;
  /** What the running site was built from. */
  readonly version: string;
  /** Where forms are stored; null where nowhere. Asked for with every request. */
  readonly database: () => Database | null;
  /** Reaches the database. */
  readonly fetch?: typeof globalThis.fetch;
  readonly patienceMs?: number;
};

/** Only whether it is configured: a try would cost the operator money, and anybody could make one. */
function checkModel(env: Env): ModelHealth {
  const { kind } = readModelChoice(env);
  return kind === "wrong" ? { ok: false, state: "misconfigured" } : { ok: true, state: kind };
}

const statusOf = ({ catalogue, model, database }: Health["parts"]): Health["status"] => {
  if (!catalogue.ok || !database.ok) return "down";
  return model.ok ? "ok" : "degraded";
};

/** `GET` or `HEAD /.netlify/functions/health`: 200 where the site's parts serve, 503 where one does not, and in JSON which (see `Health`). */
export function createHealthHandler(options: HealthOptions): (request: Request) => Promise<Response> {
  const { explorer, env, version, database, patienceMs } = options;
  const reach = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const read = async (): Promise<Health> => {
    const stored = await checkDatabase(database(), reach, patienceMs);
    const parts = { catalogue: checkCatalogue(explorer), model: checkModel(env), database: stored };
    return { status: statusOf(parts), version, parts };
  };
  return async ({ method }) => {
    if (method !== "GET" && method !== "HEAD") return refused("ONLY_READ");
    const health = await read();
    return answered(method === "HEAD" ? null : JSON.stringify(health), health.status === "down" ? 503 : 200);
  };
}
