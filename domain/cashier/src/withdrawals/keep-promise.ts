import type { WithdrawalNeed, WithdrawalReason } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, type Refusal } from "@croupier/kit/result";
import type { Settle, Step } from "./settle-withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { nextActor } from "./withdrawal-state.ts";
import { isPartCredited } from "./withdrawals-to-move.ts";

type Needs = Awaited<ReturnType<WithdrawalRoom<Refusal>["readNeeds"]>>;

/**
 * Holds an open withdrawal to its promise. Time that it waits for the player is put on top; once the promised time
 * has passed it is marked late, credited and told of, all in one transaction and never twice.
 */
export function createKeepPromise(
  room: Pick<WithdrawalRoom<Refusal>, "clock" | "readNeeds" | "mayBeGiven">,
  settle: Settle,
) {
  return async function keepPromise(found: Withdrawal): Promise<void> {
    const now = room.clock();
    const awaited =
      found.state === "checks" ? whatIsAwaited(await room.readNeeds(found.playerId)) : undefined;
    const isAwaited = awaited !== undefined;
    if (isAwaited === (found.awaitedSince !== null) && (isAwaited || found.promisedAt > now)) {
      return;
    }
    await settle<never>(found, async (tx, one) => {
      if (one.lateAt !== null || nextActor(one.state) === null) return ok([]);
      const { awaitedSince } = one;
      if (isAwaited && one.state === "checks") {
        const step = stepOf("awaited", { awaitedSince: now });
        return ok(awaitedSince === null ? [{ ...step, reason: awaited }] : []);
      }
      // Another machine's clock may be ahead of this one's: nothing is ever promised for earlier.
      const waited = Math.max(0, now.getTime() - (awaitedSince ?? now).getTime());
      const promisedAt = new Date(one.promisedAt.getTime() + waited);
      const resumed =
        awaitedSince === null ? [] : [stepOf("resumed", { awaitedSince: null, promisedAt })];
      if (promisedAt > now) return ok(resumed);
      // Asked first: it takes the player's lock, under which no other part is credited.
      const isGiven =
        one.lateCredit !== null &&
        (await room.mayBeGiven(tx, one)) &&
        !(await isPartCredited(tx, one));
      const late = { lateAt: now, lateTransferId: isGiven ? uuidv7() : null };
      return ok([...resumed, { ...stepOf("late", late), eventId: "late" }]);
    });
  };
}

/** Whatever stands in the way that the player alone can clear; a document in review is with us. */
export function whatIsAwaited({ needs, documents }: Needs): WithdrawalReason | undefined {
  const [need] = needs.filter((code) => code !== "document_required");
  if (need !== undefined) return reasons[need];
  return documents.some(({ inReview }) => !inReview) ? "document_missing" : undefined;
}

const reasons = {
  account_closed: "account_blocked",
  document_blocked: "document_missing",
  money_owed: "money_owed",
  email_unconfirmed: "email_unconfirmed",
} as const satisfies Record<Exclude<WithdrawalNeed, "document_required">, WithdrawalReason>;

function stepOf(event: Step["event"], change: Step["change"] & {}): Step {
  return { event, eventId: `${event}:${uuidv7()}`, by: "rules", change };
}
