import type { Database } from "../database/database.ts";

export type Table = { readonly name: string; readonly columns: readonly string[] };
export type Argument = { readonly name: string; readonly type: string; readonly required: boolean };
export type Procedure = { readonly name: string; readonly arguments: readonly Argument[] };
export type SchemaCache = { readonly tables: ReadonlyMap<string, Table>; readonly procedures: ReadonlyMap<string, Procedure> };

const TABLES = `
  select c.relname::text as name, json_agg(a.attname order by a.attnum)::text as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  group by c.relname`;

const PROCEDURES = `
  select p.proname::text as name, coalesce(json_agg(json_build_object(
      'name', argument.name, 'type', format_type(argument.type, null), 'required', argument.place <= p.pronargs - p.pronargdefaults
    ) order by argument.place) filter (where argument.name is not null), '[]')::text as arguments
  from pg_proc p left join lateral unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as argument(name, type, place) on true
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  group by p.oid, p.proname`;

const byName = <T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.name, one]));

/** What of the schema "public" can be called, read from the database's own catalogue. */
export function readSchema(database: Database): Promise<SchemaCache> {
  return database.transaction(async (query) => {
    const tables = await query<{ name: string; columns: string }>(TABLES);
    const procedures = await query<{ name: string; arguments: string }>(PROCEDURES);
    return {
      tables: byName(tables.map(({ name, columns }) => ({ name, columns: JSON.parse(columns) }))),
      procedures: byName(procedures.map((procedure) => ({ name: procedure.name, arguments: JSON.parse(procedure.arguments) }))),
    };
  });
}
