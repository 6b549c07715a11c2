import type { Database, Row } from "../../src/database/database.ts";
import { as } from "./databases.ts";

export const MESSAGE_TABLES = ["feedback", "help_requests"] as const;
export const TABLES = [...MESSAGE_TABLES, "newsletter_subscriptions"] as const;

export const aMessage = {
  name: "Asha Rao",
  email: "asha@example.in",
  rating: 4,
  message: "The stream test helped me.",
  category: "general",
} as const;

/** Inserts one row as `role`, with parameters for every value. */
export function add(database: Database, table: string, row: Row, role = "anon"): Promise<readonly { id: string }[]> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return as<{ id: string }>(database, role, `insert into public.${table} (${names}) values (${places}) returning id`, Object.values(row));
}

/** Calls insert_feedback with the columns' names for its arguments. */
export async function call(database: Database, row: Row, role = "anon"): Promise<string | undefined> {
  const names = Object.keys(row).map((name) => `p_${name === "submission_id" ? "id" : name} => `);
  const sql = `select public.insert_feedback(${names.map((name, index) => `${name}$${index + 1}`)}) as id`;
  return (await as<{ id: string }>(database, role, sql, Object.values(row)))[0]?.id;
}
