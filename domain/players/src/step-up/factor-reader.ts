import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Factors } from "./decide-need.ts";

export type OwnFactors = Factors & {
  readonly brand: string;
  readonly email: string;
  readonly language: string;
  readonly firstName: string;
  readonly phone: string | null;
};

/** What a player has set up; undefined for nobody. */
export async function findFactors(
  executor: Transact | Database["db"],
  playerId: string,
): Promise<OwnFactors | undefined> {
  const { rows } = await sql<OwnFactors>`
    SELECT p.brand, p.email, p.language, p.first_name AS "firstName", p.phone,
           EXISTS (
             SELECT 1 FROM players.credential AS c
             WHERE c.player_id = p.player_id AND c.kind = 'pin_code'
           ) AS "pinSet",
           EXISTS (
             SELECT 1 FROM players.validated_phone AS v
             WHERE v.player_id = p.player_id AND v.phone = p.phone
           ) AS "phoneValidated",
           EXISTS (
             SELECT 1 FROM players.confirmed_email AS e
             WHERE e.player_id = p.player_id AND e.email = p.email
           ) AS "emailConfirmed",
           EXISTS (
             SELECT 1 FROM players.two_factor AS t
             WHERE t.player_id = p.player_id AND t.confirmed_at IS NOT NULL
           ) AS "deviceInUse"
    FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(executor);
  return rows[0];
}
