import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { foldEmail } from "./fold.ts";

/** Addresses of staff stand in the directory of players under no brand: they are taken in each. */
const noBrand = "";

/** For an address that is about to become a player's: nobody of staff has it. */
export const notOfStaff = (email: string) => sql`NOT EXISTS (
  SELECT FROM players.email_directory AS staff
  WHERE staff.brand = ${noBrand} AND staff.email_folded = ${foldEmail(email)}
)`;

/** Staff may not be players. False: a player of some brand, or a colleague, has this address. */
export async function claimForStaff(
  tx: Transact,
  { email, staffId }: { readonly email: string; readonly staffId: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO players.email_directory (brand, email_folded, player_id)
    SELECT ${noBrand}, ${foldEmail(email)}, ${staffId}::uuid
    WHERE NOT EXISTS (
      SELECT FROM players.email_directory WHERE email_folded = ${foldEmail(email)}
    )
    ON CONFLICT DO NOTHING RETURNING 1
  `.execute(tx);
  return rows.length === 1;
}
