import type { Call } from "./request.ts";
import { RestError } from "./rest-error.ts";
import type { Procedure, SchemaCache, Table } from "./schema-cache.ts";

/** One SQL statement whose only row holds `body` (JSON as text) and `count` (how many rows it stands for). */
export type Statement = { readonly sql: string; readonly values: readonly unknown[] };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quotedList = (names: readonly string[]) => names.map(quoted).join(", ");

const placeOf = ({ name }: Table) => `public.${quoted(name)}`;
/** A column's value as the database reads it out of parameter `number`, a JSON object: so it, and not its driver, refuses what does not fit. */
const columnGiven = (table: Table, number: number, column: string) =>
  `(json_populate_record(null::${placeOf(table)}, $${number}::json)).${quoted(column)}`;

const NOT_FILTERS = new Set(["select", "columns", "on_conflict"]);
const collected = (sql: string) =>
  `with done as (${sql}) select coalesce(json_agg(done), '[]')::text as body, count(*)::int as count from done`;

function listed(call: Call, param: string): readonly string[] | undefined {
  return call.params
    .get(param)
    ?.split(",")
    .map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
}

function known(table: Table, names: readonly string[]): readonly string[] {
  for (const name of names)
    if (!table.columns.includes(name))
      throw new RestError(400, "PGRST204", `Could not find the '${name}' column of '${table.name}' in the schema cache`);
  return names;
}

function selected(table: Table, call: Call): string {
  const names = listed(call, "select") ?? ["*"];
  return names.includes("*") ? "*" : quotedList(known(table, names));
}

/** Equality is the only filter that the adapter knows: nothing here may be read, changed or deleted anyway. */
function filter(table: Table, call: Call, placed: number): { readonly where: string; readonly values: readonly string[] } {
  const filters = [...call.params].filter(([name]) => !NOT_FILTERS.has(name));
  known(
    table,
    filters.map(([name]) => name),
  );
  const values = filters.map(([name, value]) => {
    if (!value.startsWith("eq."))
      throw new RestError(400, "PGRST100", `"failed to parse filter (${value})"`, "the local stack knows eq alone");
    return JSON.stringify({ [name]: value.slice("eq.".length) });
  });
  const where = filters.map(([name], index) => `${quoted(name)} = ${columnGiven(table, placed + index + 1, name)}`).join(" and ");
  return { where: where && ` where ${where}`, values };
}

function onConflict(table: Table, call: Call, columns: readonly string[]): string {
  const target = quotedList(known(table, listed(call, "on_conflict") ?? ["id"]));
  if (call.prefers.has("resolution=ignore-duplicates")) return ` on conflict (${target}) do nothing`;
  if (!call.prefers.has("resolution=merge-duplicates")) return "";
  return ` on conflict (${target}) do update set ${columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(", ")}`;
}

const returning = (table: Table, call: Call) => (call.prefers.has("return=representation") ? selected(table, call) : "1");

function insert(table: Table, call: Call): Statement {
  const columns = known(table, listed(call, "columns") ?? Object.keys(call.records[0] ?? {}));
  const names = quotedList(columns);
  const into = placeOf(table);
  const rows = `select ${names} from json_populate_recordset(null::${into}, $1::json)`;
  const sql = `insert into ${into} (${names}) ${rows}${onConflict(table, call, columns)} returning ${returning(table, call)}`;
  return { sql: collected(sql), values: [JSON.stringify(call.records)] };
}

function update(table: Table, call: Call): Statement {
  const [changes = {}] = call.records;
  const set = known(table, Object.keys(changes)).map((name) => `${quoted(name)} = ${columnGiven(table, 1, name)}`);
  const { where, values } = filter(table, call, 1);
  const sql = `update ${placeOf(table)} set ${set.join(", ")}${where} returning ${returning(table, call)}`;
  return { sql: collected(sql), values: [JSON.stringify(changes), ...values] };
}

function remove(table: Table, call: Call): Statement {
  const { where, values } = filter(table, call, 0);
  return { sql: collected(`delete from ${placeOf(table)}${where} returning ${returning(table, call)}`), values };
}

function read(table: Table, call: Call): Statement {
  const { where, values } = filter(table, call, 0);
  return { sql: collected(`select ${selected(table, call)} from ${placeOf(table)}${where}`), values };
}

const VERBS: Readonly<Record<string, (table: Table, call: Call) => Statement>> = { GET: read, POST: insert, PATCH: update, DELETE: remove };
const wrongMethod = (method: string) => new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);

function ofTable(schema: SchemaCache, call: Call): Statement {
  const table = schema.tables.get(call.target.name);
  if (!table) throw new RestError(404, "PGRST205", `Could not find the table 'public.${call.target.name}' in the schema cache`);
  const verb = VERBS[call.method];
  if (!verb) throw wrongMethod(call.method);
  return verb(table, call);
}

function noProcedure(name: string, given: readonly string[]): RestError {
  const list = given.toSorted().join(", ");
  const signature = given.length > 0 ? `(${list})` : " without parameters";
  const searched = given.length > 0 ? `with parameters ${list}` : "without parameters";
  return new RestError(
    404,
    "PGRST202",
    `Could not find the function public.${name}${signature} in the schema cache`,
    `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
  );
}

const fits = (procedure: Procedure, given: readonly string[]) =>
  given.every((name) => procedure.arguments.some((argument) => argument.name === name)) &&
  procedure.arguments.every(({ name, required }) => !required || given.includes(name));

function ofProcedure(schema: SchemaCache, call: Call): Statement {
  if (call.method !== "POST") throw wrongMethod(call.method);
  const { name } = call.target;
  const given = Object.keys(call.records[0] ?? {});
  const procedure = schema.procedures.get(name);
  if (!procedure || !fits(procedure, given)) throw noProcedure(name, given);
  const used = procedure.arguments.filter((argument) => given.includes(argument.name));
  const passed = used.map((argument) => `${quoted(argument.name)} => given.${quoted(argument.name)}`).join(", ");
  const types = used.map((argument) => `${quoted(argument.name)} ${argument.type}`).join(", ");
  const from = used.length > 0 ? ` from json_to_record($1::json) as given(${types})` : "";
  return {
    sql: `select to_json(public.${quoted(name)}(${passed}))::text as body, 1 as count${from}`,
    values: used.length > 0 ? [call.body] : [],
  };
}

/** The statement that PostgREST would run for a call, or the refusal that it would answer. */
export const statementFor = (schema: SchemaCache, call: Call): Statement =>
  call.target.kind === "procedure" ? ofProcedure(schema, call) : ofTable(schema, call);
