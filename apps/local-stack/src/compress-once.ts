import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const WORTH_IT = 1024;
const MOST_KEPT = 16 * 1024 * 1024;
const TEXT = /^(?:text\/|image\/svg)|javascript|json|xml/;

/**
 * Sends a file of text compressed, and compresses it once and not for every visitor: under load compressing was most of the work, and pages
 * waited for it longest. A file that was written anew has another length or another time of change.
 */
export function compressOnce(): MiddlewareHandler {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const compress = async (key: string, answer: Response) => {
    const packed = new Uint8Array(await promisify(gzip)(await answer.arrayBuffer()));
    if (bytes + packed.length <= MOST_KEPT && !kept.has(key)) {
      bytes += packed.length;
      kept.set(key, packed);
    }
    return packed;
  };
  return async (context, next) => {
    await next();
    const { res: answer, req } = context;
    const header = (name: string) => answer.headers.get(name) ?? "";
    const fits = req.method === "GET" && answer.status === 200 && Number(header("content-length")) >= WORTH_IT;
    if (!fits || !TEXT.test(header("content-type")) || !/\bgzip\b/.test(req.header("accept-encoding") ?? "")) return;
    const key = `${req.path} ${header("content-length")} ${header("last-modified")}`;
    const known = kept.get(key);
    if (known) await answer.body?.cancel();
    const packed = known ?? (await compress(key, answer));
    const headers = new Headers(answer.headers);
    headers.set("content-encoding", "gzip");
    headers.set("content-length", String(packed.length));
    headers.append("vary", "accept-encoding");
    context.res = undefined;
    context.res = new Response(packed, { status: 200, headers });
  };
}
