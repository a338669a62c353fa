import { transact } from "@croupier/database";
import { ok, type Refusal } from "@croupier/kit/result";
import { secondStep } from "./answer-transfer.ts";
import type { Transfer } from "./transfer.ts";
import type { TidyRoom } from "./transfer-room.ts";
import {
  listOverdue,
  listUnknown,
  lockTransfer,
  lockUnknown,
  writeRecipient,
  writeSettled,
} from "./transfer-store.ts";

const atOnce = 100;

/**
 * For the worker: finds out for whom the newest are, tells them, and gives back what nobody took. What
 * one run does not finish, the next does; nothing is done twice.
 */
export function createTidyTransfers<R extends Refusal>(room: TidyRoom<R>) {
  return async function tidy({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
    const unknown = await listUnknown(room.database.db, atOnce);
    const overdue = await listOverdue(room.database.db, { now: room.clock(), limit: atOnce });
    const acts = [
      ...unknown.map((one) => () => lookUp(one)),
      ...overdue.map((one) => () => giveBack(one)),
    ];
    for (const act of acts) {
      if (signal?.aborted === true) break;
      await act().catch(room.reportError);
    }
    return acts.length;
  };

  async function lookUp(which: Pick<Transfer, "senderId" | "id">): Promise<void> {
    await transact(room.database, async (tx) => {
      const transfer = await lockUnknown(tx, which);
      if (transfer === undefined) return;
      const { brand, folded, amount, senderId } = transfer;
      const found = await room.findRecipient(tx, { brand, folded });
      const fits = found?.currency === amount.asset && found.playerId !== senderId;
      const recipientId = fits ? found.playerId : null;
      await writeRecipient(tx, transfer, { recipientId, at: room.clock() });
      if (recipientId === null || transfer.state !== "sent") return;
      // Whoever may not have it is not called back to the cashier by it either.
      const permission = await room.mayReceive(tx, { playerId: recipientId, amount });
      if (!permission.ok) return;
      const { id: transferId, expiresAt } = transfer;
      await room.tellRecipient(tx, { recipientId, senderId, transferId, amount, expiresAt });
    });
  }

  async function giveBack({ senderId, id }: Transfer): Promise<void> {
    await room.money.move(async (tx) => {
      const found = await lockTransfer(tx, { playerId: senderId, id });
      const at = room.clock();
      if (found === undefined || found.state !== "sent" || found.expiresAt > at) {
        return ok(undefined);
      }
      await writeSettled(tx, found, { state: "expired", at });
      return ok(secondStep(found));
    });
  }
}
