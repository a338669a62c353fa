import type { Transact } from "@croupier/database";
import { sql } from "kysely";

export type Person = {
  readonly email: string;
  readonly phone: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
};

/** Who a player is, for a room that has to tell one person from another and shows nothing of it. */
export async function findPerson(tx: Transact, playerId: string): Promise<Person | undefined> {
  const { rows } = await sql<Omit<Person, "phone"> & { phone: string | null }>`
    SELECT email, phone, first_name AS "firstName", last_name AS "lastName",
           to_char(date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth"
    FROM players.profile WHERE player_id = ${playerId}
  `.execute(tx);
  return rows[0] && { ...rows[0], phone: rows[0].phone ?? undefined };
}
