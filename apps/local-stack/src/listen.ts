import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

export type Fetch = Parameters<typeof serve>[0]["fetch"];
export type Running = { readonly url: string; readonly close: () => Promise<void> };

const TRIES = 20;

/** Serves on `port` of this machine alone; 0 asks for any that is free. */
export function listen(fetch: Fetch, port: number): Promise<Running> {
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

/** Serves on `port` or, where that is taken, the next free one. */
export async function listenFrom(fetch: Fetch, port: number): Promise<Running> {
  if (port === 0) return listen(fetch, 0);
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      return await listen(fetch, port + tried);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no free port from ${port} to ${port + TRIES - 1}: set PORT to one that is free`);
}
