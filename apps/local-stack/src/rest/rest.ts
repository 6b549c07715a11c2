import type { Database, Query } from "../database/database.ts";
import { type Call, readCall } from "./request.ts";
import { asRestError, errorResponse, json, noDatabase, RestError } from "./rest-error.ts";
import { readSchema, type SchemaCache } from "./schema-cache.ts";
import { statementFor } from "./statement.ts";

type Answer = { readonly body: string; readonly count: number };

/** Makes the rest of the transaction the anonymous visitor's own, as PostgREST does. */
const becomeVisitor = (query: Query, call: Call) =>
  query(
    `select set_config('search_path', 'public', true), set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
      set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`,
    [call.method, call.path, JSON.stringify(call.headers)],
  );

/** Thrown inside the transaction, so that what was not one row is not stored either. */
function checkOne(call: Call, { count }: Answer): void {
  if (call.wantsOne && count !== 1)
    throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", `The result contains ${count} rows`);
}

const run = (database: Database, schema: SchemaCache, call: Call) =>
  database.transaction(async (query) => {
    await becomeVisitor(query, call);
    const { sql, values } = statementFor(schema, call);
    const [answer = { body: "null", count: 0 }] = await query<Answer>(sql, values);
    if (call.target.kind === "table") checkOne(call, answer);
    return answer;
  });

function respond(call: Call, { body }: Answer): Response {
  const reads = call.method === "GET" || call.target.kind === "procedure";
  if (!reads && !call.prefers.has("return=representation")) return json(call.method === "POST" ? 201 : 204, null);
  const shown = call.wantsOne && call.target.kind === "table" ? JSON.stringify(JSON.parse(body)[0]) : body;
  return json(call.method === "POST" && !reads ? 201 : 200, shown);
}

/**
 * The part of PostgREST that supabase-js needs for the forms: RPC, insert with and without representation, upsert, and the calls that the
 * database refuses. `current` gives the database, or nothing while it is stopped. One request is one transaction as the role "anon".
 */
export function createRest(current: () => Database | undefined): (request: Request) => Promise<Response> {
  const schemas = new WeakMap<Database, Promise<SchemaCache>>();
  const schemaOf = (database: Database) => {
    const known = schemas.get(database);
    if (known) return known;
    const schema = readSchema(database);
    schemas.set(database, schema);
    // One that could not be read is read again for the next request.
    schema.catch(() => schemas.delete(database));
    return schema;
  };
  return async (request) => {
    try {
      const call = await readCall(request);
      const database = current();
      if (!database) throw noDatabase();
      return respond(call, await run(database, await schemaOf(database), call));
    } catch (error) {
      return errorResponse(asRestError(error));
    }
  };
}
