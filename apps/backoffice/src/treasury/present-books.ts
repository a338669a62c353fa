import type { BookedMovement, HouseAccount, StaffDeposit } from "@croupier/contracts";
import type { WatchedDeposit } from "@croupier/cashier";
import { formatDecimal } from "@croupier/kit/money";
import type { HouseBalance } from "@croupier/ledger";
import type { NamedPlayer } from "@croupier/players";
import type { ToldMovement } from "@croupier/wallet";

export function presentHouseAccount(told: HouseBalance): HouseAccount {
  const { account, balance, movedSince, stripes, entries } = told;
  return {
    account: account.replace(/^house_/, ""),
    currency: balance.asset,
    balance: formatDecimal(balance),
    today: formatDecimal(movedSince),
    stripes,
    entries: Number(entries),
  };
}

export function presentBooked(movement: ToldMovement): BookedMovement {
  const { id, group, kind, reason, at, amount, change, previous, current, pots } = movement;
  return {
    id,
    group,
    kind,
    reason,
    // To the millisecond, as every moment travels.
    at: new Date(at).toISOString(),
    amount: formatDecimal(amount),
    change: formatDecimal(change),
    previous: formatDecimal(previous),
    current: formatDecimal(current),
    accounts: pots.map((pot) => ({
      account: pot.account,
      change: formatDecimal(pot.change),
      previous: formatDecimal(pot.previous),
      current: formatDecimal(pot.current),
    })),
  };
}

export function presentWatched(deposit: WatchedDeposit, player: NamedPlayer): StaffDeposit {
  const { amount, fee, requestedAt, changedAt, checkedAt, ...rest } = deposit;
  return {
    ...rest,
    ...player,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    currency: amount.asset,
    requestedAt: requestedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}
