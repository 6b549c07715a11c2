import { createServer, request as forward, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const PARTS = ["site", "function", "database"] as const;
export type Part = (typeof PARTS)[number];
/** `bytes` are those of the answers' bodies, as they were sent. */
export type Count = { requests: number; bytes: number };
export type Counts = Readonly<Record<Part, Count>>;

const none = (): Counts => ({ site: { requests: 0, bytes: 0 }, function: { requests: 0, bytes: 0 }, database: { requests: 0, bytes: 0 } });

function partOf(path: string): Part {
  if (path.startsWith("/.netlify/functions/")) return "function";
  return path.startsWith("/rest/v1/") ? "database" : "site";
}

export type CountingProxy = { readonly url: string; readonly take: () => Counts; readonly close: () => void };

/** Stands before a server and counts what goes through, a service worker's requests too, which a browser's tools do not all show. */
export async function countBefore(target: string): Promise<CountingProxy> {
  let counts = none();
  const server = createServer((incoming, outgoing) => {
    const count = counts[partOf(incoming.url ?? "/")];
    count.requests++;
    // The host stays the one asked for: forms and functions compare it with the page's.
    const options = { method: incoming.method, headers: incoming.headers };
    const onward = forward(new URL(incoming.url ?? "/", target), options, (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("data", (chunk: Buffer) => {
        count.bytes += chunk.length;
      });
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = counts;
      counts = none();
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
