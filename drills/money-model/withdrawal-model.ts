import type { AccountModel } from "./account-model.ts";
import type { HouseModel } from "./house-model.ts";

export type WithdrawalModel = {
  readonly state:
    | "requested"
    | "checks"
    | "approved"
    | "sent"
    | "arrived"
    | "cancelled"
    | "rejected"
    | "failed"
    | "returned";
  readonly minor: bigint;
  readonly fee: bigint;
  /** How many of everybody's were asked for before. */
  readonly turn: number;
  /** A provider was called to send it: since then nobody else disposes of it. */
  readonly isHanded: boolean;
  /** The house pays for it once where the promised time passes. */
  readonly isCreditPromised: boolean;
  readonly isLate: boolean;
};

/** In cents. */
const lateCredit = 5_00n;

type State = WithdrawalModel["state"];
type Where = { readonly account: AccountModel; readonly house: HouseModel };

/** What whoever sends it tells, from where to where; everything else changes nothing. */
const told: Readonly<Record<string, Readonly<Partial<Record<State, State>>>>> = {
  sent: { approved: "sent" },
  arrived: { approved: "arrived", sent: "arrived" },
  declined: { approved: "failed", sent: "failed" },
  sent_back: { approved: "failed", sent: "returned", arrived: "returned" },
};

export function hearOf(
  withdrawal: WithdrawalModel,
  event: string,
  { account, house }: Where,
): WithdrawalModel {
  const { state, minor, fee } = withdrawal;
  const after = told[event]?.[state];
  if (after === undefined) return withdrawal;
  const isOut = state !== "approved";
  const goesOut = after === "sent" || after === "arrived";
  if (!isOut) account.pending -= minor;
  if (!isOut && goesOut) payOut(house, minor, fee);
  if (isOut && !goesOut) payOut(house, -minor, -fee);
  if (!goesOut) account.free += minor;
  return { ...withdrawal, state: after };
}

function payOut(house: HouseModel, minor: bigint, fee: bigint): void {
  house.add("house_payments", minor - fee);
  house.add("house_fees", fee);
}

/** By the player while nobody has said yes. */
export function cancel(withdrawal: WithdrawalModel, { account }: Where): [WithdrawalModel, string] {
  const { state } = withdrawal;
  if (state === "cancelled") return [withdrawal, "ok"];
  if (state !== "requested" && state !== "checks") return [withdrawal, "withdrawal_not_open"];
  return [giveBack(withdrawal, "cancelled", account), "ok"];
}

/** By staff: a yes, perhaps to a part, or a no. */
export function answer(
  withdrawal: WithdrawalModel,
  { account }: Where,
  { says, part }: { readonly says: "approve" | "reject"; readonly part: bigint },
): [WithdrawalModel, string] {
  if (withdrawal.state !== "checks") return [withdrawal, "withdrawal_not_waiting"];
  if (says === "reject") return [giveBack(withdrawal, "rejected", account), "ok"];
  account.pending -= withdrawal.minor - part;
  account.free += withdrawal.minor - part;
  return [{ ...withdrawal, state: "approved", minor: part }, "ok"];
}

/** By staff, as long as no provider has it. */
export function stop(withdrawal: WithdrawalModel): [WithdrawalModel, string] {
  if (withdrawal.state !== "approved" || withdrawal.isHanded) {
    return [withdrawal, "withdrawal_not_stoppable"];
  }
  return [{ ...withdrawal, state: "checks" }, "ok"];
}

/** No provider was told of it: a deposit that is taken back is paid from it as well. */
export function isUntold({ state, isHanded }: WithdrawalModel): boolean {
  return !isHanded && (state === "requested" || state === "checks" || state === "approved");
}

/** A credit stands behind it, or was paid for one that never arrived, and none that was asked for since has. */
export function isCreditOut(one: WithdrawalModel, own: readonly WithdrawalModel[]): boolean {
  if (!one.isCreditPromised) return false;
  if (isUnderWay(one)) return true;
  return one.isLate && !own.some(({ state, turn }) => state === "arrived" && turn >= one.turn);
}

function isUnderWay({ state }: Pick<WithdrawalModel, "state">): boolean {
  return state === "requested" || state === "checks" || state === "approved" || state === "sent";
}

/** The promised time has passed. */
export function becomeLate(
  withdrawal: WithdrawalModel,
  { account, house }: Where,
): WithdrawalModel {
  if (withdrawal.isLate || !isUnderWay(withdrawal)) return withdrawal;
  if (withdrawal.isCreditPromised) {
    account.free += lateCredit;
    house.add("house_late_payouts", -lateCredit);
  }
  return { ...withdrawal, isLate: true };
}

export function giveBack(
  withdrawal: WithdrawalModel,
  state: "cancelled" | "rejected",
  account: AccountModel,
): WithdrawalModel {
  account.pending -= withdrawal.minor;
  account.free += withdrawal.minor;
  return { ...withdrawal, state };
}
