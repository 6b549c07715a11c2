import { createChatHandler, createHealthHandler, databaseOf, limitRate, wholeCatalogue } from "@career-clarity/chat-function";
import { LOCAL_ANON_KEY } from "@career-clarity/local-stack";
import { builtVersion } from "./build-functions.ts";

type Handler = (request: Request) => Promise<Response>;
type FunctionsOptions = {
  /** Where the site runs; known once it does. */
  readonly siteUrl: () => string;
  /** Who asks: see `limitRate`. */
  readonly visitor?: (request: Request) => string;
  /** What the site was built from; unless it is told, what the built site says. */
  readonly version?: string;
};

/** The site's functions as the platform runs them, for the built site on this machine. Forms go where the site was built to send them, else to its own database. */
export function createFunctions({ siteUrl, visitor, version = builtVersion() }: FunctionsOptions): {
  readonly chat: Handler;
  readonly health: Handler;
} {
  const { env } = process;
  const limited = (handler: Handler) => limitRate(handler, visitor && { visitor });
  return {
    chat: limited(createChatHandler({ explorer: wholeCatalogue, env })),
    health: limited(
      createHealthHandler({
        explorer: wholeCatalogue,
        env,
        version,
        database: () => databaseOf(env) ?? { url: siteUrl(), key: LOCAL_ANON_KEY },
      }),
    ),
  };
}
