import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { mask } from "./mask.ts";

export type MaskedName = {
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
};

/** For queues of staff: enough to tell players apart, by their ids. */
export async function readMaskedNames(
  { db }: Pick<Database, "db">,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, MaskedName>> {
  const { rows } = await sql<MaskedName & { id: string; email: string }>`
    SELECT player_id AS id, first_name AS "firstName", last_name AS "lastName", email, brand
    FROM players.profile WHERE player_id = ANY (${[...playerIds]}::uuid[])
  `.execute(db);
  return new Map(
    rows.map(({ id, brand, ...known }) => {
      const { firstName, lastName } = mask({ ...known, nickname: null, phone: null });
      return [id, { firstName, lastName, brand }];
    }),
  );
}
