import { randomInt } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import type { Refusal, Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { stripes } from "./house.ts";
import { postWithin } from "./post-batch.ts";
import type { LedgerRefusal } from "./refusals.ts";
import { defaultRetry, retrying } from "./retry.ts";
import { assertTransfer, type Posted, type Transfer } from "./transfer.ts";

export type CheckedResult<R extends Refusal> = Result<Posted, LedgerRefusal | R>;

/** Looks, in the transaction of the money, whether it may move. It locks what its answer rests on. */
export type Check<R extends Refusal> = (tx: Transact) => Promise<Result<unknown, R>>;

/** What has to be written with the money: in its transaction, and only where it has moved. */
export type WhenPosted = (tx: Transact) => Promise<void>;

/**
 * Check and movement are one transaction, so what was true for the check is true for the money. A
 * transfer that is known already is answered as it was, without asking again.
 */
export async function postChecked<R extends Refusal>(
  database: Database,
  transfer: Transfer,
  check: Check<R>,
  whenPosted: WhenPosted = async () => {},
): Promise<CheckedResult<R>> {
  assertTransfer(transfer);
  const stripe = randomInt(stripes) + 1;
  return retrying(defaultRetry, () =>
    transact(database, async (tx): Promise<CheckedResult<R>> => {
      const checked = await check(tx);
      // Asked after the check, under its lock: a twin of this command has been answered by now.
      if (!checked.ok && !(await isPosted(tx, transfer))) return checked;
      const posted = await postWithin(tx, stripe, transfer);
      if (checked.ok && posted.ok) await whenPosted(tx);
      return posted;
    }),
  );
}

export async function isPosted(
  tx: Transact,
  { playerId, transferId }: Pick<Transfer, "playerId" | "transferId">,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM ledger.transfers
    WHERE player_id = ${playerId} AND transfer_id = ${transferId}
  `.execute(tx);
  return rows.length > 0;
}
