import { isFields } from "@career-clarity/internal";
import { LOCAL_ANON_KEY } from "../local-key.ts";
import { RestError } from "./rest-error.ts";

/** A request to /rest/v1, read and checked as far as it can be without the database. */
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: URLSearchParams;
  readonly target: { readonly kind: "table" | "procedure"; readonly name: string };
  /** The body as it was sent: the database parses it, as it does when hosted. */
  readonly body: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly prefers: ReadonlySet<string>;
  readonly wantsOne: boolean;
};

const INVALID_JSON = () => new RestError(400, "PGRST102", "Empty or invalid json");

function checkKey(headers: Headers): void {
  const key = headers.get("apikey");
  const bearer = headers.get("authorization");
  if (key === null) throw new RestError(401, "401", "No API key found in request", null, "No `apikey` request header was found.");
  if (key !== LOCAL_ANON_KEY) throw new RestError(401, "401", "Invalid API key", null, "Double check your Supabase `anon` API key.");
  if (bearer !== null && bearer !== `Bearer ${LOCAL_ANON_KEY}`)
    throw new RestError(401, "PGRST301", "No suitable key was found to decode the JWT");
}

function checkSchema(headers: Headers): void {
  const profile = headers.get("content-profile") ?? headers.get("accept-profile") ?? "public";
  if (profile !== "public")
    throw new RestError(406, "PGRST106", `Invalid schema: ${profile}`, null, "Only the following schemas are exposed: public");
}

function targetOf(pathname: string): Call["target"] {
  const [, procedure, name] = /^\/rest\/v1\/(rpc\/)?([\w-]+)$/.exec(pathname) ?? [];
  if (name === undefined) throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  return { kind: procedure ? "procedure" : "table", name };
}

function parse(body: string): Call["records"] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw INVALID_JSON();
  }
  const records = Array.isArray(value) ? value : [value];
  if (!records.every(isFields)) throw INVALID_JSON();
  return records;
}

function checkType(headers: Headers): void {
  const [type = ""] = (headers.get("content-type") ?? "application/json").split(";");
  if (type.trim() !== "application/json") throw new RestError(415, "PGRST102", `Content-Type not acceptable: ${type}`);
}

export async function readCall(request: Request): Promise<Call> {
  const { pathname, searchParams: params } = new URL(request.url);
  checkKey(request.headers);
  checkSchema(request.headers);
  const hasBody = request.method === "POST" || request.method === "PATCH";
  if (hasBody) checkType(request.headers);
  const body = hasBody ? await request.text() : "";
  return {
    method: request.method,
    path: pathname.replace("/rest/v1", ""),
    headers: Object.fromEntries(request.headers),
    params,
    target: targetOf(pathname),
    body,
    records: hasBody ? parse(body) : [],
    prefers: new Set((request.headers.get("prefer") ?? "").split(",").map((one) => one.trim())),
    wantsOne: (request.headers.get("accept") ?? "").includes("application/vnd.pgrst.object+json"),
  };
}
