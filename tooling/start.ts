import { serveSite } from "@career-clarity/local-stack";
import { buildSite } from "./build-site.ts";
import { SITE } from "./paths.ts";

const DEFAULT_PORT = 4173;

/** `pnpm start`: builds the site where needed, serves it, prints the address. */
await buildSite();
const port = Number(process.env.PORT ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new RangeError(`PORT is "${process.env.PORT}": a whole number from 0 to 65535 is allowed`);
const running = await serveSite(SITE, port);
console.log(`Career Clarity is ready at ${running.url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}
