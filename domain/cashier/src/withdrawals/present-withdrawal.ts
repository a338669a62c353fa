import type { PlayerWithdrawal, WithdrawalMethodOffer } from "@croupier/contracts";
import { formatDecimal, subtract } from "@croupier/kit/money";
import type { Withdrawal } from "./withdrawal.ts";
import type { Destination } from "./withdrawal-room.ts";
import { isUndecided, nextActor } from "./withdrawal-state.ts";
import type { Traced } from "./withdrawal-store.ts";
import type { WithdrawalTerms } from "./withdrawal-terms.ts";

/** What player and staff read alike. */
export function presentParts(one: Withdrawal) {
  const { id, method, destination, amount, fee, state, reason } = one;
  const { awaitedSince, lateAt, lateCredit, lateTransferId } = one;
  const isAwaited = awaitedSince !== null && state === "checks";
  const actor = isAwaited ? ("player" as const) : nextActor(state);
  const credit = lateCredit === null ? null : formatDecimal(lateCredit);
  return {
    id,
    method,
    destination,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    arrives: formatDecimal(subtract(amount, fee)),
    currency: amount.asset,
    state,
    reason,
    nextActor: actor,
    requestedAt: one.requestedAt.toISOString(),
    changedAt: one.changedAt.toISOString(),
    promisedAt: actor === null || isAwaited ? null : one.promisedAt.toISOString(),
    // Promised once for all parts.
    promisedCredit: actor === null || one.splitFrom !== null ? null : credit,
    missed: lateAt && { at: lateAt.toISOString(), credit: lateTransferId && credit },
  };
}

/** A withdrawal as it travels to its player: stages, not what staff did in between. */
export function presentWithdrawal(one: Withdrawal, traces: readonly Traced[]): PlayerWithdrawal {
  return {
    ...presentParts(one),
    canCancel: one.mayCancel && isUndecided(one.state),
    stages: traces
      .filter(({ withdrawalId, event, before, after }) => {
        return withdrawalId === one.id && (event === "asked" || before !== after);
      })
      .map(({ after, at, by, reason }) => ({ state: after, at: at.toISOString(), by, reason })),
  };
}

export function presentTerms(
  terms: WithdrawalTerms,
  destinations: readonly Destination[],
): WithdrawalMethodOffer {
  const { code, minimum, maximum, fee, hours, needsDestination } = terms;
  return {
    code,
    minimum: formatDecimal(minimum),
    maximum: formatDecimal(maximum),
    currency: minimum.asset,
    fee: formatDecimal(fee),
    hours,
    needsDestination,
    destinations: needsDestination
      ? destinations.map(({ id, label, usableFrom }) => {
          return { id, label, usableFrom: usableFrom.toISOString() };
        })
      : [],
  };
}
