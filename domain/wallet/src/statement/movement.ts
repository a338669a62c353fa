import { money, subtract, sum, type Asset, type Money } from "@croupier/kit/money";
import type { Booked, BookedPlace } from "@croupier/ledger";
import { accountKinds, accountNames, type AccountKind } from "../accounts.ts";
import { groupOf, type MovementGroup } from "./movement-groups.ts";

/** One account of the player: what a movement changed about it, and what it held before and after. */
export type MovementPot = {
  readonly account: AccountKind;
  readonly change: Money;
  readonly previous: Money;
  readonly current: Money;
};

/** One line of a statement: what the player knows as one thing, in however many accounts it moved. */
export type Movement = {
  /** Its first transfer's id: the reference that support can find. */
  readonly id: string;
  readonly group: MovementGroup;
  readonly kind: string;
  readonly reason: string;
  /** Which product a game belongs to; null for everything else. */
  readonly product: string | null;
  /** To the microsecond. */
  readonly at: string;
  /** What was moved, without a sign. */
  readonly amount: Money;
  /** What it did to all that the player has; nothing, where money only went from one account to another. */
  readonly change: Money;
  readonly pots: readonly MovementPot[];
  readonly place: BookedPlace;
};

/** Transfers of one command are neighbours, and their ids differ in the last digit alone (migration 0044). */
export function groupTransfers(transfers: readonly Booked[], asset: Asset): Movement[] {
  const commands: Booked[][] = [];
  for (const transfer of transfers) {
    const latest = commands.at(-1);
    if (latest?.[0] !== undefined && isSameCommand(latest[0], transfer)) latest.push(transfer);
    else commands.push([transfer]);
  }
  return commands.map((command) => toMovement(command, asset));
}

function isSameCommand(one: Booked, other: Booked): boolean {
  return one.kind === other.kind && one.transferId.slice(0, 35) === other.transferId.slice(0, 35);
}

function toMovement(command: readonly Booked[], asset: Asset): Movement {
  const inOrder = command.toSorted((one, other) => (one.transferId < other.transferId ? -1 : 1));
  const [first, latest] = [inOrder[0], command.at(-1)];
  if (first === undefined || latest === undefined) throw new Error("a command has a transfer");
  // An open stake is in none of the balances: it is gone until it comes back.
  const pots = potsOf(inOrder, asset).filter(({ account }) => account !== "held");
  const group = groupOf(first.kind);
  return {
    id: first.transferId,
    group,
    kind: first.kind,
    reason: first.reason,
    product: group === "game" ? (first.reason.split("_")[0] ?? null) : null,
    at: first.recordedAt,
    amount: sum(
      inOrder.map(({ minor }) => money(minor, asset)),
      asset,
    ),
    change: sum(
      pots.map(({ change }) => change),
      asset,
    ),
    pots,
    place: { recordedAt: latest.recordedAt, transferId: latest.transferId },
  };
}

/** Sides of the house tell nothing; of the player's own each says what it reached. */
function potsOf(transfers: readonly Booked[], asset: Asset): MovementPot[] {
  return transfers.flatMap(({ from, to, minor, fromMinor, toMinor }) => [
    ...potOf({ account: from, change: money(-minor, asset), current: fromMinor }),
    ...potOf({ account: to, change: money(minor, asset), current: toMinor }),
  ]);
}

function potOf(side: { account: string; change: Money; current: bigint | null }): MovementPot[] {
  const account = accountKinds.find((kind) => accountNames[kind] === side.account);
  if (account === undefined || side.current === null) return [];
  const current = money(side.current, side.change.asset);
  return [{ account, change: side.change, previous: subtract(current, side.change), current }];
}
