import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createSite } from "./site.ts";

export type Running = { readonly url: string; readonly close: () => Promise<void> };

const TRIES = 20;

function listen(fetch: Parameters<typeof serve>[0]["fetch"], port: number): Promise<Running> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: "127.0.0.1" }, (address: AddressInfo) => {
      resolve({
        url: `http://localhost:${address.port}`,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
    server.on("error", reject);
  });
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Serves the built site on `port` or, where that is taken, the next free one; 0 asks for any. */
export async function serveSite(root: string, port: number): Promise<Running> {
  const { fetch } = createSite(root);
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      return await listen(fetch, port === 0 ? 0 : port + tried);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no free port from ${port} to ${port + TRIES - 1}: set PORT to one that is free`);
}
