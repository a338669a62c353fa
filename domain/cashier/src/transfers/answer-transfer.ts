import type { PlayerTransfer, TransferAnswer } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { add, money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { sumOpen } from "../deposit-store.ts";
import { presentTransfer } from "./present-transfer.ts";
import type { AnswerRefusal } from "./refusals.ts";
import type { Transfer } from "./transfer.ts";
import type { TransferRoom, TransferStep, Whereabouts } from "./transfer-room.ts";
import { lockTransfer, sumTransfers, writeSettled } from "./transfer-store.ts";
import { findTransferTerms } from "./transfer-terms.ts";

type Asked = {
  readonly playerId: string;
  readonly present: Whereabouts;
  readonly id: string;
  readonly answer: TransferAnswer;
};

type Outcome<R extends Refusal> = Result<PlayerTransfer, AnswerRefusal | R>;

const ends = { TAKE: "arrived", DECLINE: "declined", TAKE_BACK: "taken_back" } as const;

/** The second step: the recipient takes it or declines, or the sender takes it back. Once, whoever comes first. */
export function createAnswer<R extends Refusal>(room: TransferRoom<R>) {
  return async function answer(asked: Asked): Promise<Outcome<R>> {
    let settled: Transfer | undefined;
    let isStopped = false;
    const moved = await room.money.move<AnswerRefusal | R>(async (tx) => {
      const found = await lockTransfer(tx, asked);
      if (found === undefined || !isTheirs(found, asked)) return refuse({ code: "not_found" });
      let state: (typeof ends)[TransferAnswer] = ends[asked.answer];
      // Pressed twice: it stands as it was answered.
      settled = found;
      isStopped = false;
      if (found.state === state) return ok(undefined);
      const at = room.clock();
      if (found.state !== "sent" || found.expiresAt <= at) {
        return refuse({ code: "transfer_not_open" });
      }
      if (asked.answer === "TAKE") {
        const permission = await examine(tx, found, asked);
        if (!permission.ok) return permission;
        isStopped = !(await room.maySendOn(tx, { playerId: found.senderId }));
        // Whoever waits for it learns no more than that it went back.
        if (isStopped) state = ends.TAKE_BACK;
      }
      await writeSettled(tx, found, { state, at });
      settled = { ...found, state, settledAt: at };
      return ok(secondStep(found, state === ends.TAKE ? asked.playerId : undefined));
    });
    if (!moved.ok) return moved as Outcome<R>;
    if (isStopped) return refuse({ code: "transfer_not_open" });
    if (settled === undefined) return refuse({ code: "not_found" });
    const names = await room.readShownNames([settled.senderId]);
    const sender = names.get(settled.senderId);
    return ok(presentTransfer(settled, { playerId: asked.playerId, sender }));
  };

  async function examine(
    tx: Transact,
    { amount }: Transfer,
    { playerId, present }: Asked,
  ): Promise<Result<undefined, AnswerRefusal | R>> {
    // Asked for itself first, which takes the player's lock: under it nobody else pays in or takes.
    const alone = await room.mayReceive(tx, { playerId, present, amount });
    if (!alone.ok) return alone;
    const { asset } = amount;
    // A deposit on its way may come in any moment, and would go back for what is taken before it.
    const together = add(amount, money(await sumOpen(tx, { playerId, asset }), asset));
    const permission = await room.mayReceive(tx, { playerId, present, amount: together });
    if (!permission.ok) return permission;
    const since = new Date(room.clock().getTime() - dayMs);
    const today = await sumTransfers(tx, { playerId, asset, since, direction: "received" });
    const day = findTransferTerms(asset)?.day.minor ?? 0n;
    return today + amount.minor > day ? refuse({ code: "transfer_day_limit" }) : ok();
  }
}

/** To the recipient, or back to whoever sent it. */
export function secondStep(transfer: Transfer, recipientId?: string): TransferStep {
  const { settlementId: transferId, amount, senderId } = transfer;
  return recipientId === undefined
    ? { step: "return", transferId, playerId: senderId, amount }
    : { step: "deliver", transferId, playerId: recipientId, amount };
}

function isTheirs({ senderId }: Transfer, { playerId, answer }: Asked): boolean {
  return answer === "TAKE_BACK" ? senderId === playerId : senderId !== playerId;
}
