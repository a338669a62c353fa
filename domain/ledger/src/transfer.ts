import { assert } from "@croupier/kit/assert";
import { isUuid } from "@croupier/kit/ids";
import type { Money } from "@croupier/kit/money";

/**
 * One movement from one account to another: it sums to zero because there is only one amount.
 * Accounts are named; `house_…` is the house's, every other name is an account of the player.
 */
export type Transfer = {
  /** Made where the click happened and kept until answered. A repeat answers the first result. */
  readonly transferId: string;
  /** The player concerned, or `house` for a movement between two house accounts. */
  readonly playerId: string;
  /** What kind of movement: `grant` today; hold, settle, void and expire have their room here. */
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
  /** Why, as a code that reports and support can group by. */
  readonly reason: string;
  /** When it happened in the world; when it was recorded is the database's to say. */
  readonly happenedAt: Date;
};

export type Posted = {
  readonly transferId: string;
  readonly recordedAt: Date;
  /** What the player's own accounts reached with this transfer; null for a house account. */
  readonly from: Reached | null;
  readonly to: Reached | null;
};

export type Reached = { readonly balance: Money; readonly version: bigint };

const name = /^[a-z]+(_[a-z]+)*$/;

/** The doorway takes only what code writes, so a malformed command is a bug, not a refusal. */
export function assertTransfer(transfer: Transfer): void {
  assert(isUuid(transfer.transferId), "a transfer id is a lower-case UUID");
  assert(isUuid(transfer.playerId), "a player id is a lower-case UUID");
  assert(name.test(transfer.from), "an account name is lower_case words");
  assert(name.test(transfer.to), "an account name is lower_case words");
  assert(transfer.from !== transfer.to, "a transfer needs two accounts");
  assert(name.test(transfer.kind), "a transfer kind is lower_case words");
  assert(name.test(transfer.reason), "a reason code is lower_case words");
  assert(!Number.isNaN(transfer.happenedAt.getTime()), "happenedAt is a real moment");
}
