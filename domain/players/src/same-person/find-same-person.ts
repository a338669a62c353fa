import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { birthdaysNear } from "./birthdays.ts";
import { decideSamePerson, type SamePerson } from "./decide-same-person.ts";
import type { Person } from "./person.ts";

export type FoundPerson = NonNullable<SamePerson> & { readonly playerId: string };

type Row = Omit<Person, "devices"> & { readonly playerId: string; readonly devices: string[] };

/** Where an exclusion of the account stands now. */
const isExcluded = sql`EXISTS (
  SELECT FROM players.exclusion AS e
  LEFT JOIN players.exclusion_return AS r USING (player_id, exclusion_id)
  WHERE e.player_id = p.player_id
    AND (r.counts_from IS NULL OR r.counts_from > clock_timestamp())
)`;

/** The account of the same person whose exclusion counts for this one as well, if there is one. */
export async function findExcludedSelf(
  tx: Transact,
  person: Person & { readonly playerId: string | null },
): Promise<FoundPerson | undefined> {
  const found = await findOthers(tx, person, sql`${isExcluded}`);
  return found.find(({ certainty }) => certainty === "same") ?? found[0];
}

/** Every other account of the person beyond doubt. */
export async function findOtherAccounts(
  tx: Transact,
  person: Person & { readonly playerId: string },
): Promise<FoundPerson[]> {
  const found = await findOthers(tx, person, sql`true`);
  return found.filter(({ certainty }) => certainty === "same");
}

/**
 * People who join, sign in or are excluded under one birthday do so one after the other, so that of two
 * at once one sees the other.
 */
export async function waitForBirthday(tx: Transact, dateOfBirth: string): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtext('players.same_person'), hashtext(${dateOfBirth}))
  `.execute(tx);
}

export async function readPerson(tx: Transact, playerId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${personColumns} FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(tx);
  return rows[0];
}

const personColumns = sql`
  p.player_id AS "playerId", p.first_name AS "firstName", p.last_name AS "lastName",
  to_char(p.date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth", p.email, p.phone,
  p.country_code AS "countryCode", p.postal_code AS "postalCode",
  p.address_line1 AS "addressLine",
  coalesce((
    SELECT array_agg(encode(d.device_hash, 'hex')) FROM players.known_device AS d
    WHERE d.player_id = p.player_id
  ), '{}') AS devices
`;

/** Whoever shares a birthday, a phone or a browser is looked at; most are somebody else. */
async function findOthers(
  tx: Transact,
  person: Person & { readonly playerId: string | null },
  counts: ReturnType<typeof sql>,
): Promise<FoundPerson[]> {
  const { rows } = await sql<Row>`
    WITH candidate AS (
      SELECT player_id FROM players.profile
      WHERE date_of_birth = ANY (${birthdaysNear(person.dateOfBirth)}::date[])
      UNION
      SELECT player_id FROM players.profile WHERE phone = ${person.phone}
      UNION
      SELECT player_id FROM players.known_device
      WHERE device_hash = ANY (
        SELECT decode(device, 'hex') FROM unnest(${person.devices}::text[]) AS device
      )
    )
    SELECT ${personColumns}
    FROM candidate JOIN players.profile AS p USING (player_id)
    WHERE p.player_id IS DISTINCT FROM ${person.playerId}::uuid AND ${counts}
    ORDER BY p.player_id
  `.execute(tx);
  return rows.flatMap((row) => {
    const decided = decideSamePerson(person, row);
    return decided === null ? [] : [{ playerId: row.playerId, ...decided }];
  });
}
