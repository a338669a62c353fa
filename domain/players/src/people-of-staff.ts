import type { Registration } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { foldEmail } from "./fold.ts";

/** Addresses of staff stand in the directory of players under no brand: they are taken in each. */
const noBrand = "";

/** For an address that is about to become a player's: nobody of staff has it. */
export const notAddressOfStaff = (email: string) => sql`NOT EXISTS (
  SELECT FROM players.email_directory AS staff
  WHERE staff.brand = ${noBrand} AND staff.email_folded = ${foldEmail(email)}
)`;

type Person = Pick<Registration, "email" | "firstName" | "lastName" | "dateOfBirth">;

/** For whoever joins: neither the address nor name and birthday are those of somebody of staff. */
export const notOfStaff = ({ email, firstName, lastName, dateOfBirth }: Person) => sql`(
  ${notAddressOfStaff(email)} AND NOT EXISTS (
    SELECT FROM players.person_of_staff AS staff,
      players.words_of(${firstName}::text, ${lastName}::text) AS own
    WHERE staff.date_of_birth = ${dateOfBirth}::date AND ${namesAgree("staff.name_words", "own")}
  )
)`;

/** One may leave out a middle name, and say the others in either order. */
function namesAgree(one: string, other: string) {
  const [left, right] = [sql.ref(one), sql.ref(other)];
  return sql`(${left} <@ ${right} OR ${right} <@ ${left})`;
}

export type PersonOfStaff = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly dateOfBirth: string;
};

/** Staff may not be players. False, and nothing changed: a player, or a colleague, is this person. */
export async function claimForStaff(tx: Transact, person: PersonOfStaff): Promise<boolean> {
  await sql`SAVEPOINT person_of_staff`.execute(tx);
  const isFree = (await claimAddress(tx, person)) && (await claimName(tx, person));
  if (!isFree) await sql`ROLLBACK TO SAVEPOINT person_of_staff`.execute(tx);
  return isFree;
}

async function claimAddress(tx: Transact, { staffId, email }: PersonOfStaff): Promise<boolean> {
  // Who is described anew gives back the address they had.
  await sql`
    DELETE FROM players.email_directory WHERE brand = ${noBrand} AND player_id = ${staffId}::uuid
  `.execute(tx);
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

/** A player who has left may come to work here. */
async function claimName(tx: Transact, person: PersonOfStaff): Promise<boolean> {
  const { staffId, name, dateOfBirth } = person;
  const { rows } = await sql`
    INSERT INTO players.person_of_staff (staff_id, name_words, date_of_birth)
    SELECT ${staffId}::uuid, asked, ${dateOfBirth}::date
    FROM players.words_of(${name}::text) AS asked
    WHERE NOT EXISTS (
      SELECT FROM players.profile AS p, players.words_of(p.first_name, p.last_name) AS own
      WHERE p.date_of_birth = ${dateOfBirth}::date AND p.status <> 'closed'
        AND ${namesAgree("own", "asked")}
    )
    ON CONFLICT (staff_id) DO UPDATE
      SET name_words = EXCLUDED.name_words, date_of_birth = EXCLUDED.date_of_birth
    RETURNING 1
  `.execute(tx);
  return rows.length === 1;
}
