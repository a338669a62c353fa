import type { PlayerTransfer, TransferOffer } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs, hourMs } from "@croupier/kit/time";
import { createAnswer } from "./answer-transfer.ts";
import { presentTransfer } from "./present-transfer.ts";
import { createSend } from "./send-transfer.ts";
import type { TransferRoom, Whereabouts } from "./transfer-room.ts";
import { listTransfers, sumTransfers } from "./transfer-store.ts";
import { findTransferTerms, openMs } from "./transfer-terms.ts";

const shownMax = 50;

/** Money from one player to another, in two steps. */
export function createTransfers<R extends Refusal>(room: TransferRoom<R>) {
  const { database } = room;

  return {
    send: createSend(room),
    answer: createAnswer(room),

    /** Refused: not in this currency, or not where they live or are. */
    async terms(asked: {
      readonly playerId: string;
      readonly present: Whereabouts;
    }): Promise<Result<TransferOffer, { readonly code: "not_offered_here" }>> {
      const { playerId } = asked;
      const { currency } = await room.findMember(playerId);
      const terms = findTransferTerms(currency);
      if (terms === undefined || !(await room.isOffered(asked))) {
        return refuse({ code: "not_offered_here" });
      }
      const { minimum, maximum, day } = terms;
      const since = new Date(room.clock().getTime() - dayMs);
      const today = { playerId, asset: currency, since, direction: "sent" } as const;
      const left = day.minor - (await sumTransfers(database.db, today));
      const withdrawable = await room.readWithdrawable(database.db, { playerId, currency });
      return ok({
        currency,
        minimum: formatDecimal(minimum),
        maximum: formatDecimal(maximum),
        dayLeft: formatDecimal(money(left > 0n ? left : 0n, currency)),
        withdrawable: formatDecimal(withdrawable),
        hours: openMs / hourMs,
      });
    },

    async list(playerId: string): Promise<PlayerTransfer[]> {
      const found = await listTransfers(database.db, { playerId, limit: shownMax });
      const names = await room.readShownNames([...new Set(found.map((one) => one.senderId))]);
      return found.map((one) =>
        presentTransfer(one, { playerId, sender: names.get(one.senderId) }),
      );
    },
  };
}
