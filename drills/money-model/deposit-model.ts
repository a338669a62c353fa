import type { AccountModel } from "./account-model.ts";
import type { HouseModel } from "./house-model.ts";

type Contest = { readonly isLifted: boolean; readonly moved: bigint };

/** A deposit that was begun: what is told of it comes in any order, and more than once. */
export type DepositModel = {
  readonly state: "open" | "completed" | "charged_back" | "refunding" | "refunded";
  readonly contest?: Contest;
  /** Staff have asked for it back, whatever came of that. */
  readonly wasAskedBack?: boolean;
};

export const begun: DepositModel = { state: "open" };

type What = {
  readonly account: AccountModel;
  readonly house: HouseModel;
  readonly minor: bigint;
  readonly fee: bigint;
  /** Gives back what is set aside until so much is there, or nothing is left. */
  readonly release: (minor: bigint) => void;
};

export function payIn(deposit: DepositModel, what: What): DepositModel {
  if (deposit.state !== "open") return deposit;
  comeIn(what);
  return { ...deposit, state: "completed" };
}

export function chargeBack(deposit: DepositModel, what: What): DepositModel {
  if (deposit.contest !== undefined) return deposit;
  if (deposit.state === "open") {
    return { ...deposit, state: "charged_back", contest: { isLifted: false, moved: 0n } };
  }
  if (deposit.state !== "completed") return deposit;
  what.release(what.minor);
  goAway(what);
  return { ...deposit, state: "charged_back", contest: { isLifted: false, moved: what.minor } };
}

export function liftCharge(deposit: DepositModel, what: What): DepositModel {
  const { contest } = deposit;
  if (contest?.isLifted === true) return deposit;
  // Told of before what it lifts: that one will take nothing.
  if (contest === undefined) return { ...deposit, contest: { isLifted: true, moved: 0n } };
  comeIn(what);
  return { ...deposit, state: "completed", contest: { ...contest, isLifted: true } };
}

/** By whoever collected it: asked for by staff it has been taken already. */
export function sendBack(deposit: DepositModel, what: What): DepositModel {
  if (deposit.state === "completed") {
    what.release(what.minor);
    goAway(what);
  }
  const isOver = deposit.state === "completed" || deposit.state === "refunding";
  return isOver ? { ...deposit, state: "refunded" } : deposit;
}

/** By staff: whole or not at all, and nobody owes anything because of it. */
export function refund(deposit: DepositModel, what: What): [DepositModel, string] {
  if (deposit.state !== "completed") {
    return [deposit, deposit.wasAskedBack === true ? "ok" : "deposit_not_refundable"];
  }
  if (what.account.free < what.minor) return [deposit, "refund_not_covered"];
  goAway(what);
  return [{ ...deposit, state: "refunding", wasAskedBack: true }, "ok"];
}

export function declineRefund(deposit: DepositModel, what: What): DepositModel {
  if (deposit.state !== "refunding") return deposit;
  comeIn(what);
  return { ...deposit, state: "completed" };
}

function comeIn({ account, house, minor, fee }: What): void {
  account.free += minor;
  account.repay();
  house.add("house_payments", -(minor + fee));
  house.add("house_fees", fee);
}

function goAway({ account, house, minor, fee }: What): void {
  account.takeAway(minor);
  house.add("house_payments", minor + fee);
  house.add("house_fees", -fee);
}
