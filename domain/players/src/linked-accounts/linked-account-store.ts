import { createHmac } from "node:crypto";
import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import { deriveKey, type Keyring } from "../keyring.ts";
import { seal, unseal } from "../seal.ts";
import { nameOf, type Linked } from "./linked-account.ts";
import type { BankAccount } from "./read-bank-account.ts";

type Db = Database["db"] | Transact;
type Row = Omit<Linked, "name" | "isUsable">;
type Which = { readonly playerId: string; readonly id: string };

const columns = sql`
  account_id AS id, kind, country_code AS "countryCode", last_four AS "lastFour",
  added_at AS "addedAt", usable_from AS "usableFrom"
`;

export async function listLinked(db: Db, playerId: string, now: Date): Promise<Linked[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM players.linked_account
    WHERE player_id = ${playerId} AND removed_at IS NULL ORDER BY added_at, account_id
  `.execute(db);
  return rows.map((row) => linkedOf(row, now));
}

/** In a transaction the account stays until that ends. */
export async function findLinked(
  db: Db,
  { playerId, id }: Which,
  { now, lock }: { readonly now: Date; readonly lock?: "to use" | "to remove" },
): Promise<Linked | undefined> {
  const locked = { "to use": sql`FOR KEY SHARE`, "to remove": sql`FOR UPDATE` };
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM players.linked_account
    WHERE player_id = ${playerId} AND account_id::text = ${id} AND removed_at IS NULL
    ${lock === undefined ? sql`` : locked[lock]}
  `.execute(db);
  return rows[0] && linkedOf(rows[0], now);
}

export type OpenAccount = BankAccount & { readonly holder: string };

export type NewLinked = {
  readonly playerId: string;
  readonly id: string;
  readonly account: BankAccount;
  readonly holder: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
};

/** Undefined: the player has linked this number already. */
export async function insertLinked(
  tx: Transact,
  keyring: Keyring,
  { playerId, id, account, holder, addedAt, usableFrom }: NewLinked,
): Promise<Linked | undefined> {
  const { kind, number, countryCode } = account;
  const secret = Buffer.from(JSON.stringify({ ...account, holder }));
  const sealed = seal(keyring, secret, sealingOf({ playerId, id }));
  const { rows } = await sql<Row>`
    INSERT INTO players.linked_account (player_id, account_id, kind, sealed, fingerprint,
                                        country_code, last_four, added_at, usable_from)
    VALUES (${playerId}, ${id}, ${kind}, ${sealed}, ${fingerprintOf(keyring, account)},
            ${countryCode}, ${number.slice(-4)}, ${addedAt}, ${usableFrom})
    ON CONFLICT DO NOTHING RETURNING ${columns}
  `.execute(tx);
  return rows[0] && linkedOf(rows[0], addedAt);
}

/** Number and holder in the clear: for who sends money there, in memory, and for nobody else. */
export async function openLinked(
  db: Db,
  keyring: Keyring,
  { playerId, id }: Which,
): Promise<OpenAccount | undefined> {
  const { rows } = await sql<{ sealed: string | null }>`
    SELECT sealed FROM players.linked_account
    WHERE player_id = ${playerId} AND account_id::text = ${id} AND removed_at IS NULL
  `.execute(db);
  const sealed = rows[0]?.sealed ?? undefined;
  if (sealed === undefined) return undefined;
  // Written by insertLinked, and sealed: nobody else can have changed it.
  return JSON.parse(unseal(keyring, sealed, sealingOf({ playerId, id })).toString()) as OpenAccount;
}

export async function removeLinked(tx: Transact, { playerId, id }: Which, at: Date): Promise<void> {
  await sql`
    UPDATE players.linked_account SET removed_at = ${at}
    WHERE player_id = ${playerId} AND account_id = ${id}
  `.execute(tx);
}

export function sealingOf({ playerId, id }: Which) {
  return { purpose: "linked bank accounts", owner: `${playerId} ${id}` };
}

/** Keyed, or whoever has the table could try every number there is. */
function fingerprintOf(keyring: Keyring, account: BankAccount): Buffer {
  const key = deriveKey(keyring, keyring.currentId, "numbers of linked bank accounts");
  const routing = account.kind === "US_BANK" ? account.routingNumber : "";
  return createHmac("sha256", key).update(`${routing} ${account.number}`).digest();
}

function linkedOf(row: Row, now: Date): Linked {
  return { ...row, name: nameOf(row), isUsable: row.usableFrom <= now };
}
