import type { Database } from "../database/database.ts";

/** One thing that was sent, whichever form it came by. What a form does not ask is null. */
export type Entry = {
  readonly form: string;
  readonly id: string;
  readonly created_at: string;
  readonly under_18: boolean | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly rating: number | null;
  readonly category: string | null;
  readonly message: string | null;
  readonly improvements: string | null;
  readonly user_agent: string | null;
};

/** What the operator can do with what was sent. */
export type Office = {
  /** Everything, oldest first; with an address, what that person sent. */
  entries(address?: string): Promise<readonly Entry[]>;
  /** Deletes what an address sent, or the one entry with that id. Resolves to the number of rows that went. */
  remove(addressOrId: string): Promise<number>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const officeOf = (database: Pick<Database, "transaction">): Office => ({
  entries: (address) =>
    database.transaction(async (query) => {
      const from = address === undefined ? "private.inbox" : "private.export_person($1)";
      const [found] = await query<{ entries: string }>(
        `select coalesce(json_agg(entry order by created_at), '[]')::text as entries from ${from} as entry`,
        address === undefined ? [] : [address],
      );
      return JSON.parse(found?.entries ?? "[]");
    }),
  remove: (addressOrId) =>
    database.transaction(async (query) => {
      const procedure = UUID.test(addressOrId) ? "delete_message" : "delete_person";
      const [row] = await query<{ gone: number }>(`select private.${procedure}($1)::int as gone`, [addressOrId]);
      return row?.gone ?? 0;
    }),
});
