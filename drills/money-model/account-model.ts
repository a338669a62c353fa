import type { PlayModel } from "@croupier/wallet/play-model";

/** What the product calls its accounts, in cents; what is owed stands below zero. */
export type Amounts = Readonly<Record<string, bigint>>;

/** One player's money: what games move is told by their own model, the rest here. */
export class AccountModel {
  readonly play: PlayModel;
  later = 0n;
  pending = 0n;
  owed = 0n;

  constructor(play: PlayModel) {
    this.play = play;
  }

  get free(): bigint {
    return this.play.pots.cashFree;
  }

  set free(minor: bigint) {
    this.play.pots.cashFree = minor;
  }

  /** Whoever owes takes nothing out. */
  get withdrawable(): bigint {
    return this.owed > 0n ? 0n : this.free;
  }

  /** What is owed is paid first, out of whatever is there. */
  repay(): void {
    const paid = this.free < this.owed ? this.free : this.owed;
    this.free -= paid;
    this.owed -= paid;
  }

  /** What is there is taken, the rest is owed. */
  takeAway(minor: bigint): void {
    const taken = this.free < minor ? this.free : minor;
    this.free -= taken;
    this.owed += minor - taken;
  }

  copy(): AccountModel {
    const { later, pending, owed } = this;
    return Object.assign(new AccountModel(this.play.copy()), { later, pending, owed });
  }

  amounts(): Amounts {
    const { cashFree, cashLocked, bonusPlayable } = this.play.pots;
    return {
      cash_free: cashFree,
      cash_locked: cashLocked,
      bonus_playable: bonusPlayable,
      bonus_later: this.later,
      pending_withdrawal: this.pending,
      held: this.play.held,
      owed: -this.owed,
    };
  }
}
