import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Database } from "./database/database.ts";
import { type Fetch, listenFrom } from "./listen.ts";
import { openDoor } from "./operator/door.ts";
import { officeOf } from "./operator/office.ts";
import { createRest } from "./rest/rest.ts";
import { errorResponse, RestError } from "./rest/rest-error.ts";
import { createSite } from "./site.ts";
import { openDatabase, type Place } from "./stored-database.ts";

type Handler = (request: Request) => Promise<Response>;

export type LocalStackOptions = Place & {
  /** The folder of the built site. Without it only what stands behind the site is served: Vite serves the rest in development. */
  readonly root?: string;
  /** The port wanted; the next free one is taken where it is not. 0 asks for any. */
  readonly port: number;
  /** What answers /.netlify/functions/chat. Without it that address is not found. */
  readonly chat?: Handler;
  /** What answers /.netlify/functions/health, likewise. */
  readonly health?: Handler;
};

export type LocalStack = {
  readonly url: string;
  /** As if the database were down: /rest/v1 answers 503 until `startDatabase`. What is stored stays. */
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
};

/** The longest form is some 3,000 characters of up to four bytes each. */
const MOST_BYTES = 64 * 1024;
const tooLarge = () => errorResponse(new RestError(413, "413", `The request is larger than ${MOST_BYTES} bytes`));

function createApi(rest: Handler, functions: Pick<LocalStackOptions, "chat" | "health">): Hono {
  const app = new Hono();
  app.all("/rest/v1/*", bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), (context) => rest(context.req.raw));
  for (const name of ["chat", "health"] as const) {
    const handler = functions[name];
    if (handler) app.all(`/.netlify/functions/${name}`, (context) => handler(context.req.raw));
  }
  return app;
}

const isApi = (url: string) => /^\/(rest\/v1|\.netlify\/functions)\//.test(new URL(url).pathname);

/** A database in memory keeps its rows while it is stopped: it is only no longer asked. */
function switchable(place: Place, opened: Database) {
  let running: Database | undefined = opened;
  const kept = "memory" in place ? opened : undefined;
  return {
    current: () => running,
    stop: async () => {
      const stopped = running;
      running = undefined;
      if (!kept) await stopped?.close();
    },
    start: async () => {
      running ??= kept ?? (await openDatabase(place));
    },
    close: async () => (kept ?? running)?.close(),
  };
}

/** One process that is all of Career Clarity: the built site, the forms' database under /rest/v1 and the functions. */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const database = switchable(options, await openDatabase(options));
  const api = createApi(createRest(database.current), options);
  const site = options.root === undefined ? api : createSite(options.root);
  const fetch: Fetch = (request, env) => (isApi(request.url) ? api.fetch(request) : site.fetch(request, env));
  const { url, close } = await listenFrom(fetch, options.port).catch(async (error) => {
    await database.close();
    throw error;
  });
  const office = officeOf({
    transaction: (work) => database.current()?.transaction(work) ?? Promise.reject(new Error("the database is stopped")),
  });
  const closeDoor = "dataDir" in options ? await openDoor(options.dataDir, office) : undefined;
  return {
    url,
    stopDatabase: database.stop,
    startDatabase: database.start,
    close: async () => {
      await closeDoor?.();
      await close();
      await database.close();
    },
  };
}
