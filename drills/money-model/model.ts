import { PlayModel, type Asked } from "@croupier/wallet/play-model";
import { AccountModel } from "./account-model.ts";
import { bonusOf, depositOf, transferOf, withdrawalOf, type Command } from "./command.ts";
import * as deposits from "./deposit-model.ts";
import { HouseModel } from "./house-model.ts";
import * as withdrawals from "./withdrawal-model.ts";

export type Transfer = {
  readonly to: number;
  readonly minor: bigint;
  readonly state: "sent" | "arrived" | "declined" | "taken_back" | "expired";
  /** Whoever it is for has been found. */
  readonly isKnown: boolean;
};

const nothing = { cashFree: 0n, cashLocked: 0n, bonusPlayable: 0n };

/** What the product promises of everybody's money, said again without a database, a batch or a lock. */
export class MoneyModel {
  readonly house: HouseModel;
  private readonly accounts = new Map<number, AccountModel>();
  private readonly deposits = new Map<string, deposits.DepositModel>();
  private readonly withdrawals = new Map<string, withdrawals.WithdrawalModel>();
  private readonly transfers = new Map<string, Transfer>();
  /** Ids of bonus money that were answered with a yes. */
  private readonly moved = new Set<string>();

  constructor(house = new HouseModel()) {
    this.house = house;
  }

  accountOf(player: number): AccountModel {
    const known = this.accounts.get(player);
    if (known !== undefined) return known;
    const made = new AccountModel(new PlayModel(nothing));
    this.accounts.set(player, made);
    return made;
  }

  copy(): MoneyModel {
    const twin = new MoneyModel(new HouseModel(this.house.minors));
    for (const [player, account] of this.accounts) twin.accounts.set(player, account.copy());
    for (const [key, one] of this.deposits) twin.deposits.set(key, one);
    for (const [key, one] of this.withdrawals) twin.withdrawals.set(key, one);
    for (const [key, one] of this.transfers) twin.transfers.set(key, one);
    for (const id of this.moved) twin.moved.add(id);
    return twin;
  }

  /** Two that are described alike answer everything alike. */
  describe(): string {
    const spell = (one: unknown) =>
      JSON.stringify(one, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value));
    const sorted = (entries: Iterable<readonly [unknown, unknown]>) =>
      [...entries].map(spell).toSorted();
    const accounts = [...this.accounts].map(
      ([player, { play, later, pending, owed }]) =>
        [player, [play.describe(), later, pending, owed]] as const,
    );
    return spell([
      sorted(accounts),
      sorted(this.house.minors),
      sorted(this.deposits),
      sorted(this.withdrawals),
      sorted(this.transfers),
      [...this.moved].toSorted(),
    ]);
  }

  /** The code of a no, or "ok"; of games what moved. */
  ask(command: Command): string {
    const { kind } = command;
    if (kind === "adjust") return this.adjust(command);
    if (kind === "worker") return this.work(command);
    if (kind.startsWith("deposit_")) return this.deposit(command);
    if (kind.startsWith("withdrawal_")) return this.withdraw(command);
    if (kind.startsWith("transfer_")) return this.transfer(command);
    if (kind.startsWith("bonus_")) return this.bonus(command);
    return this.accountOf(command.player).play.ask(askedOf(command));
  }

  private deposit({ kind, player, slot }: Command): string {
    const key = keyOf(player, slot);
    const release = (minor: bigint) => this.release(player, minor);
    const what = {
      account: this.accountOf(player),
      house: this.house,
      release,
      ...depositOf(slot),
    };
    const before = this.deposits.get(key) ?? deposits.begun;
    const [after, answer] =
      kind === "deposit_refund"
        ? deposits.refund(before, what)
        : [hears[kind]?.(before, what) ?? before, "ok"];
    this.deposits.set(key, after);
    return answer;
  }

  /** Money that is set aside and nobody was told of goes back, the newest first, until so much is there. */
  private release(player: number, minor: bigint): void {
    const account = this.accountOf(player);
    const untold = this.withdrawalsOf(player)
      .filter(([, one]) => withdrawals.isUntold(one))
      .toSorted(([, one], [, other]) => other.turn - one.turn);
    for (const [key, one] of untold) {
      if (account.free >= minor) return;
      this.withdrawals.set(key, withdrawals.giveBack(one, "rejected", account));
    }
  }

  private withdrawalsOf(
    player: number,
  ): readonly (readonly [string, withdrawals.WithdrawalModel])[] {
    return [...this.withdrawals].filter(([key]) => key.startsWith(`${player} `));
  }

  private withdraw(command: Command): string {
    const { kind, player, slot, other } = command;
    const key = keyOf(player, slot);
    const where = { account: this.accountOf(player), house: this.house };
    const before = this.withdrawals.get(key);
    if (kind === "withdrawal_request") return before === undefined ? this.request(command) : "ok";
    if (before === undefined) return "unknown";
    const event = kind.slice("withdrawal_".length);
    const part = other ? before.minor / 2n : before.minor;
    const [after, said] =
      event === "cancel"
        ? withdrawals.cancel(before, where)
        : event === "stop"
          ? withdrawals.stop(before)
          : event === "approve" || event === "reject"
            ? withdrawals.answer(before, where, { says: event, part })
            : [withdrawals.hearOf(before, event, where), "ok"];
    this.withdrawals.set(key, after);
    return said;
  }

  private request({ player, slot }: Command): string {
    const { method, minor, fee } = withdrawalOf(slot);
    const account = this.accountOf(player);
    if (method === "CARD" && !this.hasPaidByCard(player)) return "withdrawal_method_not_offered";
    if (account.withdrawable < minor) return "not_withdrawable";
    account.free -= minor;
    account.pending += minor;
    const own = this.withdrawalsOf(player).map(([, one]) => one);
    const isCreditPromised = !own.some((one) => withdrawals.isCreditOut(one, own));
    this.withdrawals.set(keyOf(player, slot), {
      state: "requested",
      minor,
      fee,
      turn: this.withdrawals.size,
      isHanded: false,
      isCreditPromised,
      isLate: false,
    });
    return "ok";
  }

  private hasPaidByCard(player: number): boolean {
    return [0, 2].some((slot) => this.deposits.get(keyOf(player, slot))?.state === "completed");
  }

  private transfer(command: Command): string {
    const { kind, player, slot } = command;
    const key = keyOf(player, slot);
    const before = this.transfers.get(key);
    if (kind === "transfer_send") {
      if (before !== undefined) return "ok";
      const { to, minor } = transferOf(command);
      const account = this.accountOf(player);
      if (account.withdrawable < minor) return "not_withdrawable";
      account.free -= minor;
      this.house.add("house_suspense", minor);
      this.transfers.set(key, { to, minor, state: "sent", isKnown: false });
      return "ok";
    }
    if (before === undefined) return "unknown";
    const isSenders = kind === "transfer_take_back";
    if (!isSenders && !before.isKnown) return "not_found";
    const state = isSenders ? "taken_back" : kind === "transfer_take" ? "arrived" : "declined";
    if (before.state === state) return "ok";
    if (before.state !== "sent") return "transfer_not_open";
    this.settle(key, before, state);
    return "ok";
  }

  private settle(key: string, transfer: Transfer, state: Exclude<Transfer["state"], "sent">): void {
    const player = state === "arrived" ? transfer.to : Number(key.split(" ")[0]);
    this.accountOf(player).free += transfer.minor;
    this.house.add("house_suspense", -transfer.minor);
    this.transfers.set(key, { ...transfer, state });
  }

  private bonus({ kind, player, slot }: Command): string {
    const id = `${kind} ${keyOf(player, slot)}`;
    if (this.moved.has(id)) return "ok";
    const account = this.accountOf(player);
    const { account: name, minor } = bonusOf(slot);
    const isLater = name === "bonusLater";
    const { pots } = account.play;
    const change = kind === "bonus_grant" ? minor : -minor;
    if ((isLater ? account.later : pots.bonusPlayable) + change < 0n) return "insufficient_funds";
    if (isLater) account.later += change;
    else pots.bonusPlayable += change;
    if (kind !== "bonus_release") this.house.add("house_bonus_cost", -change);
    else if (isLater) pots.bonusPlayable += minor;
    else pots.cashFree += minor;
    this.moved.add(id);
    return "ok";
  }

  private adjust({ player, minor, other: takes }: Command): string {
    const account = this.accountOf(player);
    if (minor <= 0n) return "adjustment_amount_out_of_range";
    if (takes && account.free < minor) return "adjustment_not_covered";
    account.free += takes ? -minor : minor;
    this.house.add("house_adjustments", takes ? minor : -minor);
    return "ok";
  }

  /** Rules look at what was asked for, late ones are credited, what is approved is handed over, recipients are found, debts collected, and late transfers go back. */
  private work({ other: isLate }: Command): string {
    for (const [key, one] of this.withdrawals) {
      const account = this.accountOf(Number(key.split(" ")[0]));
      const told = isLate ? withdrawals.becomeLate(one, { account, house: this.house }) : one;
      const state = told.state === "requested" ? "checks" : told.state;
      const isHanded = told.isHanded || told.state === "approved";
      this.withdrawals.set(key, { ...told, state, isHanded });
    }
    for (const [key, one] of this.transfers) {
      const known = { ...one, isKnown: true };
      this.transfers.set(key, known);
      if (isLate && one.state === "sent") this.settle(key, known, "expired");
    }
    for (const account of this.accounts.values()) account.repay();
    return "ok";
  }
}

const hears: Readonly<Record<string, typeof deposits.payIn>> = {
  deposit_paid: deposits.payIn,
  deposit_charged_back: deposits.chargeBack,
  deposit_charge_lifted: deposits.liftCharge,
  deposit_sent_back: deposits.sendBack,
  deposit_refund_declined: deposits.declineRefund,
};

/** What a game asks, by names that stand for ids. A bet is always of the same round. */
export function askedOf({ kind, slot, operation, minor, spend, other }: Command): Asked {
  const betId = `bet ${slot}`;
  const facts = {
    operationId: `operation ${operation}`,
    roundId: `round ${slot % 2}`,
    minor: 0n,
    mayPlay: true,
  };
  switch (kind) {
    case "bet":
      return { ...facts, kind, operationId: betId, minor, detail: spend };
    case "win":
      return { ...facts, kind, betId: other ? betId : undefined, minor, detail: "win" };
    case "rollback":
      return { ...facts, kind, betId, detail: "rollback" };
    case "prize":
      return { ...facts, kind, minor, detail: "jackpot" };
    default:
      return { ...facts, kind: "end_round", detail: "end" };
  }
}

const keyOf = (player: number, slot: number): string => `${player} ${slot}`;
