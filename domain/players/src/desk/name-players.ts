import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { mask } from "./mask.ts";

export type NamedPlayer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
};

/** Who stands behind ids, masked: for lists of something else in which players appear. */
export async function namePlayers(
  db: Database["db"],
  playerIds: readonly string[],
): Promise<(playerId: string) => NamedPlayer> {
  const { rows } = await sql<NamedPlayer & { id: string; email: string }>`
    SELECT player_id AS id, first_name AS "firstName", last_name AS "lastName", brand, email
    FROM players.profile WHERE player_id = ANY(${[...new Set(playerIds)]}::uuid[])
  `.execute(db);
  const names = new Map(
    rows.map(({ id, brand, ...person }) => {
      const { firstName, lastName } = mask({ ...person, nickname: null, phone: null });
      return [id, { firstName, lastName, brand }];
    }),
  );
  // Money outlives whoever asked to be forgotten.
  return (playerId) => names.get(playerId) ?? forgotten;
}

const forgotten: NamedPlayer = { firstName: "Somebody", lastName: "forgotten", brand: "" };
