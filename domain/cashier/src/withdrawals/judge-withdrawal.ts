import type { Transact } from "@croupier/database";
import { money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { readCardFacts, readLastChange } from "./card-facts.ts";
import { decideApproval } from "./decide-approval.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { countArrived, sumSince } from "./withdrawal-store.ts";
import { findBounds } from "./withdrawal-terms.ts";

export type Judged = {
  readonly findings: Withdrawal["findings"];
  readonly judgedAt: Date;
};

/** Asks all that the rules look at, under the locks of the row and of its player. */
export function createJudge(room: Pick<WithdrawalRoom<never>, "clock" | "readBar" | "readTrust">) {
  return async function judge(tx: Transact, one: Withdrawal): Promise<Judged> {
    const { id, playerId, amount, destinationId, method } = one;
    const { asset } = amount;
    const now = room.clock();
    const barred = await room.readBar(tx, { playerId });
    const arrived = await countArrived(tx, { playerId, asset, destinationId });
    const since = new Date(now.getTime() - dayMs);
    const today = await sumSince(tx, { playerId, asset, since });
    const card = { playerId, asset, depositId: destinationId, withdrawalId: id };
    const known = arrived.there > 0 ? "known" : "new";
    const trust = await room.readTrust(tx, { playerId, currency: asset, now });
    const findings = decideApproval({
      ...trust,
      changedAt: await readLastChange(tx, { playerId, ...trust }),
      amount,
      small: findBounds(asset)?.small ?? money(0n, asset),
      barred,
      destination: method === "CARD" ? await readCardFacts(tx, card) : known,
      askedToday: today.count,
      now,
    });
    return { findings, judgedAt: now };
  };
}
