import type { Registration } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { marketingVersion, type Policy } from "@croupier/policy";
import { sql } from "kysely";
import type { AgreementVersions } from "./agreements/decide-due.ts";
import { foldEmail, foldNickname } from "./fold.ts";
import { notOfStaff } from "./people-of-staff.ts";

export type NewPlayer = {
  readonly playerId: string;
  readonly brand: string;
  readonly registration: Registration;
  readonly passwordHash: string;
  readonly policy: Policy;
  /** Of the texts that stood behind the boxes. */
  readonly agreements: AgreementVersions;
  readonly joinedAt: Date;
};

/**
 * Takes e-mail and nickname for a player, or tells that one of them is taken. Two people who ask
 * for the same at once are settled by the directory's primary key: the second waits and loses.
 */
export async function claimNames(
  tx: Transact,
  player: Pick<NewPlayer, "playerId" | "brand" | "registration">,
): Promise<boolean> {
  const { playerId, brand, registration } = player;
  const email = await sql`
    INSERT INTO players.email_directory (brand, email_folded, player_id)
    SELECT ${brand}, ${foldEmail(registration.email)}, ${playerId}::uuid
    WHERE ${notOfStaff(registration)}
    ON CONFLICT DO NOTHING RETURNING 1
  `.execute(tx);
  if (registration.nickname === undefined) return email.rows.length === 1;
  // Asked also when the e-mail is taken already: both refusals take the same steps.
  const nickname = await sql`
    INSERT INTO players.nickname_directory (brand, nickname_folded, player_id)
    VALUES (${brand}, ${foldNickname(registration.nickname)}, ${playerId})
    ON CONFLICT DO NOTHING RETURNING 1
  `.execute(tx);
  return email.rows.length === 1 && nickname.rows.length === 1;
}

export async function insertPlayer(tx: Transact, player: NewPlayer): Promise<void> {
  const { playerId, registration, joinedAt, agreements } = player;
  const { address, consents } = registration;
  await sql`
    INSERT INTO players.profile (
      player_id, brand, email, nickname, first_name, last_name, date_of_birth, phone,
      country_code, subdivision, address_line1, address_line2, city, postal_code,
      currency, language, referral, joined_at, joined_under
    ) VALUES (
      ${playerId}, ${player.brand}, ${registration.email}, ${registration.nickname ?? null},
      ${registration.firstName}, ${registration.lastName}, ${registration.dateOfBirth},
      ${registration.phone ?? null}, ${address.countryCode}, ${address.subdivision},
      ${address.line1}, ${address.line2 ?? null}, ${address.city}, ${address.postalCode},
      ${registration.currency}, ${registration.language},
      ${registration.referral === undefined ? null : JSON.stringify(registration.referral)},
      ${joinedAt}, ${JSON.stringify(player.policy.sources)}
    )
  `.execute(tx);
  await sql`
    INSERT INTO players.credential (player_id, kind, hash, changed_at)
    VALUES (${playerId}, 'password', ${player.passwordHash}, ${joinedAt})
  `.execute(tx);
  await sql`
    INSERT INTO players.consent (player_id, kind, recorded_at, given, version)
    VALUES (${playerId}, 'terms', ${joinedAt}, ${consents.terms}, ${agreements.terms}),
           (${playerId}, 'privacy', ${joinedAt}, ${consents.privacy}, ${agreements.privacy}),
           (${playerId}, 'marketing', ${joinedAt}, ${consents.marketing},
            ${marketingVersion})
  `.execute(tx);
}

/** Since when the password is the one it is; undefined for nobody. */
export async function findPasswordSetAt(
  db: Database["db"],
  playerId: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ changed_at: Date }>`
    SELECT changed_at FROM players.credential WHERE player_id = ${playerId} AND kind = 'password'
  `.execute(db);
  return rows[0]?.changed_at;
}

/**
 * Whether the password is still the one that was looked at. Whoever changes it waits for this transaction,
 * and then ends what began in it; the same password hashed anew is no change.
 */
export async function holdPassword(
  tx: Transact,
  { playerId, passwordSetAt }: { playerId: string; passwordSetAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM players.credential
    WHERE player_id = ${playerId} AND kind = 'password' AND changed_at = ${passwordSetAt}
    FOR NO KEY UPDATE
  `.execute(tx);
  return rows.length === 1;
}

/** The same password under today's cost and key; the player changed nothing. */
export async function replacePasswordHash(
  tx: Transact,
  { playerId, before, after }: { playerId: string; before: string; after: string },
): Promise<void> {
  await sql`
    UPDATE players.credential SET hash = ${after}
    WHERE player_id = ${playerId} AND kind = 'password' AND hash = ${before}
  `.execute(tx);
}
