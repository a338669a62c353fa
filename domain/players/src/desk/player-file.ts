import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { nameOf } from "../linked-accounts/linked-account.ts";
import type { PlayerStatus } from "../player-reader.ts";

/** What stands about a player, unmasked: for this room, which masks it or asks why it should not. */
export type PlayerFile = {
  readonly id: string;
  readonly brand: string;
  readonly status: PlayerStatus;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly nickname: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly phone: string | null;
  readonly phoneValidated: boolean;
  readonly countryCode: string;
  readonly subdivision: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly postalCode: string;
  readonly currency: string;
  readonly language: string;
  readonly joinedAt: Date;
  readonly twoFactor: "off" | "pending" | "on";
  readonly pinSet: boolean;
  readonly passkeys: number;
  readonly documents: readonly FiledDocument[];
  readonly linkedAccounts: readonly FiledAccount[];
};

/** By its last four: staff see no more of it than the player. */
export type FiledAccount = { readonly name: string; readonly usableFrom: Date };

type Row = Omit<PlayerFile, "linkedAccounts"> & {
  linkedAccounts: { countryCode: string; lastFour: string; usableFrom: string }[];
};

export type FiledDocument = {
  readonly type: string;
  readonly status: "REQUESTED" | "PENDING" | "VERIFIED" | "INVALID" | "BLOCKED";
  readonly since: string;
  readonly reason: string | null;
};

export async function readPlayerFile(
  db: Database["db"],
  playerId: string,
): Promise<PlayerFile | undefined> {
  const { rows } = await sql<Row>`
    SELECT p.player_id AS id, p.brand, p.status, p.email, p.nickname, p.first_name AS "firstName",
           p.last_name AS "lastName", to_char(p.date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth",
           p.phone, p.country_code AS "countryCode", p.subdivision,
           p.address_line1 AS "addressLine1", p.address_line2 AS "addressLine2", p.city,
           p.postal_code AS "postalCode", p.currency, p.language, p.joined_at AS "joinedAt",
           EXISTS (
             SELECT 1 FROM players.confirmed_email AS c
             WHERE c.player_id = p.player_id AND c.email = p.email
           ) AS "emailConfirmed",
           EXISTS (
             SELECT 1 FROM players.validated_phone AS v
             WHERE v.player_id = p.player_id AND v.phone = p.phone
           ) AS "phoneValidated",
           coalesce((
             SELECT CASE WHEN t.confirmed_at IS NULL THEN 'pending' ELSE 'on' END
             FROM players.two_factor AS t WHERE t.player_id = p.player_id
           ), 'off') AS "twoFactor",
           EXISTS (
             SELECT 1 FROM players.credential AS c
             WHERE c.player_id = p.player_id AND c.kind = 'pin_code'
           ) AS "pinSet",
           (SELECT count(*)::int FROM players.passkey AS k WHERE k.player_id = p.player_id)
             AS passkeys,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('type', d.document_type, 'status', d.status,
                      'since', d.since, 'reason', d.reason) ORDER BY d.document_type)
             FROM players.document AS d WHERE d.player_id = p.player_id
           ), '[]') AS documents,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('countryCode', a.country_code,
                      'lastFour', a.last_four, 'usableFrom', a.usable_from) ORDER BY a.added_at)
             FROM players.linked_account AS a
             WHERE a.player_id = p.player_id AND a.removed_at IS NULL AND a.last_four IS NOT NULL
           ), '[]') AS "linkedAccounts"
    FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(db);
  const [row] = rows;
  return row && { ...row, linkedAccounts: row.linkedAccounts.map(filedOf) };
}

function filedOf(account: Row["linkedAccounts"][number]): FiledAccount {
  return { name: nameOf(account), usableFrom: new Date(account.usableFrom) };
}
