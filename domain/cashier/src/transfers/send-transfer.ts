import type { PlayerTransfer } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { compare, parseMoney, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { answerCommand, claimCommand, releaseCommand, type Command } from "../commands.ts";
import { presentTransfer } from "./present-transfer.ts";
import type { SendRefusal } from "./refusals.ts";
import type { Transfer } from "./transfer.ts";
import type { Member, Sender, TransferRoom } from "./transfer-room.ts";
import { insertTransfer, sumTransfers } from "./transfer-store.ts";
import { findTransferTerms, openMs, type TransferTerms } from "./transfer-terms.ts";

export type TransferAsked = {
  readonly sender: Sender;
  /** Made where the click happened: the same key with the same words is the same transfer. */
  readonly key: string;
  /** A nickname or an e-mail address. */
  readonly recipient: string;
  readonly amount: string;
  readonly currency: string;
};

type Answer<R extends Refusal> = Result<PlayerTransfer, SendRefusal | R>;
type Whole = { readonly amount: Money; readonly terms: TransferTerms };

/**
 * The first step: from the sender into suspense. Nobody is looked up here, so that neither the answer
 * nor the time it takes tells whether there is somebody of that name.
 */
export function createSend<R extends Refusal>(room: TransferRoom<R>) {
  return async function send(asked: TransferAsked): Promise<Answer<R>> {
    const { sender, key, recipient, amount, currency } = asked;
    const { playerId } = sender;
    const member = await room.findMember(playerId);
    const whole = readWhole(asked, member);
    if (!whole.ok) return whole;
    const folded = room.foldName(recipient);
    if (member.names.includes(folded)) return refuse({ code: "transfer_to_yourself" });
    await room.money.openSuspense(member.currency);
    const command: Command = {
      playerId,
      key,
      asked: ["player transfer", folded, amount, currency],
    };
    let answered: Answer<R> | undefined;
    const moved = await room.money.move<SendRefusal | R>(async (tx) => {
      answered = undefined;
      const now = room.clock();
      const claimed = await claimCommand(tx, command, { subjectId: uuidv7(), now });
      if (!claimed.ok) return claimed;
      if (claimed.value.kind === "answered") {
        // Written by answerCommand below, and by nobody else.
        answered = claimed.value.answer as Answer<R>;
        return ok(undefined);
      }
      const permission = await examine(tx, asked, whole.value);
      if (!permission.ok) {
        answered = permission;
        await releaseCommand(tx, command);
        return ok(undefined);
      }
      const transfer: Transfer = {
        id: claimed.value.subjectId,
        settlementId: uuidv7(),
        senderId: playerId,
        brand: member.brand,
        named: room.maskName(recipient),
        recipientId: null,
        amount: whole.value.amount,
        state: "sent",
        sentAt: now,
        expiresAt: new Date(now.getTime() + openMs),
        settledAt: null,
      };
      await insertTransfer(tx, transfer, folded);
      answered = ok(presentTransfer(transfer, { playerId, sender: undefined }));
      await answerCommand(tx, command, answered);
      const { id: transferId } = transfer;
      return ok({ step: "send", transferId, playerId, amount: whole.value.amount });
    });
    // Something else took the money after we looked: nothing was written, not even the key.
    if (!moved.ok && moved.refusal.code === "insufficient_funds") {
      return refuse({ code: "not_withdrawable" });
    }
    if (!moved.ok) return moved as Answer<R>;
    return answered ?? refuse({ code: "request_in_flight" });
  };

  /** All of it under the lock that the first question takes; the proof last, so that a no leaves it. */
  async function examine(
    tx: Transact,
    { sender }: TransferAsked,
    { amount, terms }: Whole,
  ): Promise<Result<undefined, SendRefusal | R>> {
    const { playerId } = sender;
    const permission = await room.maySend(tx, sender);
    if (!permission.ok) return permission;
    const since = new Date(room.clock().getTime() - dayMs);
    const { asset } = amount;
    const today = await sumTransfers(tx, { playerId, asset, since, direction: "sent" });
    if (today + amount.minor > terms.day.minor) return refuse({ code: "transfer_day_limit" });
    const withdrawable = await room.readWithdrawable(tx, { playerId, currency: asset });
    if (compare(amount, withdrawable) > 0) return refuse({ code: "not_withdrawable" });
    return room.prove(tx, sender);
  }
}

function readWhole(
  { amount, currency }: TransferAsked,
  member: Member,
): Result<Whole, SendRefusal> {
  const terms = findTransferTerms(member.currency);
  if (terms === undefined) return refuse({ code: "not_offered_here" });
  const parsed = parseMoney(amount, member.currency);
  if (
    currency !== member.currency ||
    !parsed.ok ||
    compare(parsed.value, terms.minimum) < 0 ||
    compare(parsed.value, terms.maximum) > 0
  ) {
    return refuse({ code: "transfer_amount_out_of_range" });
  }
  return ok({ amount: parsed.value, terms });
}
