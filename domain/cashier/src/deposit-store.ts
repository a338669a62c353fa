import type { Database, Transact } from "@croupier/database";
import { getAsset, money, type Money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { Deposit } from "./deposit.ts";
import type { MethodCode } from "./deposit-methods.ts";
import type { DepositEvent, DepositState } from "./deposit-state.ts";
import type { ShownCard } from "./provider.ts";

type Db = Database["db"] | Transact;

type Row = {
  id: string;
  playerId: string;
  method: MethodCode;
  provider: string;
  providerReference: string | null;
  asset: string;
  amount: bigint;
  fee: bigint;
  askedAmount: bigint | null;
  state: DepositState;
  reason: string | null;
  hostedUrl: string | null;
  requestedAt: Date;
  changedAt: Date;
  expiresAt: Date;
};

const columns = sql`
  deposit_id AS id, player_id AS "playerId", method, provider, provider_reference AS "providerReference",
  asset, amount, fee, state, reason,
  asked_amount AS "askedAmount", hosted_url AS "hostedUrl", requested_at AS "requestedAt", changed_at AS "changedAt",
  expires_at AS "expiresAt"
`;

export async function insertDeposit(tx: Transact, deposit: Deposit): Promise<void> {
  await sql`
    INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee,
      state, requested_at, changed_at, expires_at)
    VALUES (${deposit.playerId}, ${deposit.id}, ${deposit.method}, ${deposit.provider},
      ${deposit.amount.asset}, ${deposit.amount.minor}, ${deposit.fee.minor}, ${deposit.state},
      ${deposit.requestedAt}, ${deposit.changedAt}, ${deposit.expiresAt})
  `.execute(tx);
}

type Which = { readonly playerId: string; readonly id: string };

export async function findDeposit(db: Db, { playerId, id }: Which): Promise<Deposit | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposits
    WHERE player_id = ${playerId} AND deposit_id::text = ${id}
  `.execute(db);
  return rows[0] && toDeposit(rows[0]);
}

/** For a provider, who knows nobody of ours by name. */
export async function findByReference(db: Db, id: string): Promise<Deposit | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposits WHERE deposit_id = ${id}
  `.execute(db);
  return rows[0] && toDeposit(rows[0]);
}

/** Nobody else moves it until the transaction ends. */
export async function lockDeposit(tx: Transact, { playerId, id }: Which): Promise<Deposit> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposits
    WHERE player_id = ${playerId} AND deposit_id = ${id} FOR UPDATE
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a deposit that was found is gone");
  return toDeposit(row);
}

/** The newest first. */
export async function listDeposits(
  db: Db,
  asked: { readonly playerId: string; readonly limit: number },
): Promise<readonly Deposit[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposits WHERE player_id = ${asked.playerId}
    ORDER BY requested_at DESC, deposit_id DESC LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toDeposit);
}

/** What a player has begun and not ended: it may come in any moment. */
export async function sumOpen(
  tx: Transact,
  { playerId, asset }: { playerId: string; asset: string },
): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS minor FROM cashier.deposits
    WHERE player_id = ${playerId} AND asset = ${asset}
      AND state IN ('requested', 'redirected', 'pending')
  `.execute(tx);
  return rows[0]?.minor ?? 0n;
}

/**
 * Unsettled ones that staff ask about, and those nobody has told us of for a while, the longest first. Also
 * those that ended for us without a word of the provider, until it has said one.
 */
export async function listSilent(
  db: Db,
  asked: { readonly silentSince: Date; readonly limit: number },
): Promise<readonly Deposit[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposits
    WHERE (state IN ('requested', 'redirected', 'pending', 'returning', 'refunding')
        AND (greatest(changed_at, checked_at) < ${asked.silentSince} OR check_wanted_at IS NOT NULL))
      OR (state IN ('failed', 'cancelled') AND check_wanted_at < ${asked.silentSince})
    ORDER BY check_wanted_at, greatest(changed_at, checked_at) LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toDeposit);
}

export async function markChecked(
  db: Db,
  { playerId, id }: Which,
  { at, wantedAgain }: { readonly at: Date; readonly wantedAgain: boolean },
): Promise<void> {
  await sql`
    UPDATE cashier.deposits SET checked_at = ${at}, check_wanted_at = ${wantedAgain ? at : null}
    WHERE player_id = ${playerId} AND deposit_id = ${id}
  `.execute(db);
}

/** The worker asks the provider about it next, whenever its turn would have been. */
export async function markCheckWanted(tx: Db, { playerId, id }: Which, at: Date): Promise<void> {
  await sql`
    UPDATE cashier.deposits SET check_wanted_at = coalesce(check_wanted_at, ${at})
    WHERE player_id = ${playerId} AND deposit_id = ${id}
  `.execute(tx);
}

export async function writeSentOn(
  tx: Transact,
  { playerId, id }: Which,
  sent: { readonly providerReference: string; readonly url: string },
): Promise<void> {
  await sql`
    UPDATE cashier.deposits
    SET provider_reference = ${sent.providerReference}, hosted_url = ${sent.url}
    WHERE player_id = ${playerId} AND deposit_id = ${id}
  `.execute(tx);
}

export async function writeState(
  tx: Transact,
  { playerId, id }: Which,
  to: { readonly state: DepositState; readonly reason: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE cashier.deposits SET state = ${to.state}, reason = ${to.reason}, changed_at = ${to.at}
    WHERE player_id = ${playerId} AND deposit_id = ${id}
  `.execute(tx);
}

/** Which card it was, as much of it as its owner knows it by. */
export async function writePaidWith(
  tx: Transact,
  { playerId, id }: Which,
  { brand, lastFour }: ShownCard,
): Promise<void> {
  await sql`
    UPDATE cashier.deposits SET paid_with = ${`${brand} ${lastFour}`}
    WHERE player_id = ${playerId} AND deposit_id = ${id} AND paid_with IS NULL
  `.execute(tx);
}

/** Another amount came than was asked for, and is what is paid in. */
export async function writeWhatCame(
  tx: Transact,
  { playerId, id }: Which,
  came: { readonly amount: Money; readonly fee: Money },
): Promise<void> {
  await sql`
    UPDATE cashier.deposits
    SET asked_amount = amount, amount = ${came.amount.minor}, fee = ${came.fee.minor}
    WHERE player_id = ${playerId} AND deposit_id = ${id} AND asked_amount IS NULL
  `.execute(tx);
}

export type Heard = {
  readonly eventId: string;
  readonly event: DepositEvent;
  readonly toldBy: "player" | "provider" | "poll" | "staff";
  readonly before: DepositState;
  readonly after: DepositState;
  readonly at: Date;
};

/** The trace: what was told again stands there once. */
export async function recordHeard(
  tx: Transact,
  { playerId, id }: Which,
  heard: Heard,
): Promise<void> {
  await sql`
    INSERT INTO cashier.deposit_events (player_id, deposit_id, event_id, said, told_by,
      state_before, state_after, recorded_at)
    VALUES (${playerId}, ${id}, ${heard.eventId}, ${heard.event}, ${heard.toldBy},
      ${heard.before}, ${heard.after}, ${heard.at})
    ON CONFLICT DO NOTHING
  `.execute(tx);
}

function toDeposit({ asset, amount, fee, askedAmount, ...row }: Row): Deposit {
  const currency = getAsset(asset);
  return {
    ...row,
    amount: money(amount, currency),
    fee: money(fee, currency),
    askedAmount: askedAmount === null ? null : money(askedAmount, currency),
  };
}
