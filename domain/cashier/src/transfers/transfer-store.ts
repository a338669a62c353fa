import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { Transfer, TransferState } from "./transfer.ts";

type Db = Database["db"] | Transact;

type Row = Omit<Transfer, "amount" | "named"> & {
  named: string | null;
  asset: string;
  minor: bigint;
};

const columns = sql`
  transfer_id AS id, settlement_id AS "settlementId", player_id AS "senderId", brand, named,
  recipient_id AS "recipientId", asset, amount AS minor, state, sent_at AS "sentAt",
  expires_at AS "expiresAt", settled_at AS "settledAt"
`;

export async function insertTransfer(
  tx: Transact,
  transfer: Transfer,
  folded: string,
): Promise<void> {
  const { amount } = transfer;
  await sql`
    INSERT INTO cashier.player_transfers (player_id, transfer_id, settlement_id, brand, named,
      folded, asset, amount, state, sent_at, expires_at)
    VALUES (${transfer.senderId}, ${transfer.id}, ${transfer.settlementId}, ${transfer.brand},
      ${transfer.named}, ${folded}, ${amount.asset}, ${amount.minor}, ${transfer.state},
      ${transfer.sentAt}, ${transfer.expiresAt})
  `.execute(tx);
}

/** The player's own, either way, the newest first. */
export async function listTransfers(
  db: Db,
  asked: { readonly playerId: string; readonly limit: number },
): Promise<readonly Transfer[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.player_transfers
    WHERE player_id = ${asked.playerId} OR recipient_id = ${asked.playerId}
    ORDER BY sent_at DESC, transfer_id DESC LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toTransfer);
}

/** Only who sent it or may take it finds it. Nobody else moves it until the transaction ends. */
export async function lockTransfer(
  tx: Transact,
  { playerId, id }: { readonly playerId: string; readonly id: string },
): Promise<Transfer | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.player_transfers
    WHERE transfer_id::text = ${id} AND (player_id = ${playerId} OR recipient_id = ${playerId})
    FOR UPDATE
  `.execute(tx);
  return rows[0] && toTransfer(rows[0]);
}

export async function writeSettled(
  tx: Transact,
  { senderId, id }: Transfer,
  { state, at }: { readonly state: Exclude<TransferState, "sent">; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE cashier.player_transfers SET state = ${state}, settled_at = ${at}
    WHERE player_id = ${senderId} AND transfer_id = ${id}
  `.execute(tx);
}

/** What went out, or was taken, and did not come back. */
export async function sumTransfers(
  db: Db,
  asked: {
    readonly playerId: string;
    readonly asset: string;
    readonly since: Date;
    readonly direction: "sent" | "received";
  },
): Promise<bigint> {
  const { playerId, asset, since } = asked;
  const counted =
    asked.direction === "sent"
      ? sql`player_id = ${playerId} AND sent_at > ${since} AND state IN ('sent', 'arrived')`
      : sql`recipient_id = ${playerId} AND settled_at > ${since} AND state = 'arrived'`;
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS minor FROM cashier.player_transfers
    WHERE ${counted} AND asset = ${asset}
  `.execute(db);
  return rows[0]?.minor ?? 0n;
}

/** Names nobody has looked for yet, the oldest first. */
export async function listUnknown(
  db: Db,
  limit: number,
): Promise<readonly Pick<Transfer, "senderId" | "id">[]> {
  const { rows } = await sql<Pick<Transfer, "senderId" | "id">>`
    SELECT player_id AS "senderId", transfer_id AS id FROM cashier.player_transfers
    WHERE looked_up_at IS NULL ORDER BY sent_at LIMIT ${limit}
  `.execute(db);
  return rows;
}

export async function hasTransferToLookUp({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    "SELECT EXISTS (SELECT FROM cashier.player_transfers WHERE looked_up_at IS NULL) AS due",
  );
  return rows[0]?.due === true;
}

/** Undefined: somebody else has looked meanwhile. */
export async function lockUnknown(
  tx: Transact,
  { senderId, id }: Pick<Transfer, "senderId" | "id">,
): Promise<(Transfer & { readonly folded: string }) | undefined> {
  const { rows } = await sql<Row & { folded: string | null }>`
    SELECT ${columns}, folded FROM cashier.player_transfers
    WHERE player_id = ${senderId} AND transfer_id = ${id} AND looked_up_at IS NULL FOR UPDATE
  `.execute(tx);
  const [row] = rows;
  return row && { ...toTransfer(row), folded: row.folded ?? "" };
}

/** From here on it is for this player or for nobody, whoever bears the name later. */
export async function writeRecipient(
  tx: Transact,
  { senderId, id }: Transfer,
  { recipientId, at }: { readonly recipientId: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE cashier.player_transfers
    SET recipient_id = ${recipientId}, looked_up_at = ${at}, folded = NULL
    WHERE player_id = ${senderId} AND transfer_id = ${id}
  `.execute(tx);
}

export async function listOverdue(
  db: Db,
  asked: { readonly now: Date; readonly limit: number },
): Promise<readonly Transfer[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.player_transfers
    WHERE state = 'sent' AND expires_at <= ${asked.now} ORDER BY expires_at LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toTransfer);
}

function toTransfer({ asset, minor, named, ...row }: Row): Transfer {
  return { ...row, named: named ?? "", amount: money(minor, getAsset(asset)) };
}
