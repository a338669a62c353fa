import type { Database } from "@croupier/database";
import { add, isNegative, zero, type Asset, type Money } from "@croupier/kit/money";
import { readBalancesAt, type BookedPlace } from "@croupier/ledger";
import { factsOf } from "../balance-facts.ts";
import { decideBalances } from "../decide-balances.ts";
import { groupOf, type MovementGroup } from "./movement-groups.ts";
import type { Movement } from "./movement.ts";
import { isFound, readPart, type MovementFilter, type ToldMovement } from "./read-movements.ts";

export type Statement = {
  readonly currency: Asset;
  readonly from: Date;
  readonly before: Date;
  /** All that the player had when the period began, and when it ended. */
  readonly opening: Money;
  readonly closing: Money;
  /** The first one first, read while it is written: a year of play is never in memory at once. */
  readonly movements: () => AsyncGenerator<ToldMovement, void, undefined>;
};

const readAtOnce = 1_000;

type Asked = MovementFilter & {
  readonly playerId: string;
  readonly currency: Asset;
  readonly from: Date;
  readonly before: Date;
};

/**
 * A period as an accountant reads it. Balances are counted on from the opening one, movement by movement,
 * also over those that a filter leaves out, and so arrive at the closing one.
 */
export async function readStatement(db: Database["db"], asked: Asked): Promise<Statement> {
  const { playerId, currency, from, before } = asked;
  // What happened in the very moment of the beginning belongs to the period.
  const edges = [lastBefore(from), lastBefore(before)];
  const held = await readBalancesAt(db, { playerId, asset: currency, moments: edges });
  const totalAt = (index: number) => decideBalances(factsOf(held[index] ?? [], currency)).total;
  const opening = totalAt(0);
  return {
    currency,
    from,
    before,
    opening,
    closing: totalAt(1),
    movements: () => countOn(db, asked, opening),
  };
}

/** A microsecond earlier: the books know no finer time. */
function lastBefore(moment: Date): string {
  return new Date(moment.getTime() - 1).toISOString().replace("Z", "999Z");
}

async function* countOn(
  db: Database["db"],
  asked: Asked,
  opening: Money,
): AsyncGenerator<ToldMovement, void, undefined> {
  const { group, product, search, ...whole } = asked;
  let current = opening;
  let after: BookedPlace | undefined;
  do {
    const part = await readPart(db, { ...whole, order: "oldest", after, size: readAtOnce });
    for (const movement of part.movements) {
      const previous = current;
      current = add(previous, movement.change);
      if (isWanted(movement, { group, product, search })) yield { ...movement, previous, current };
    }
    after = part.next;
  } while (after !== undefined);
}

function isWanted(
  movement: Movement,
  { group, product, search }: Pick<MovementFilter, "group" | "product" | "search">,
): boolean {
  return (
    (group === undefined || groupOf(movement.kind) === group) &&
    (product === undefined || movement.product === product) &&
    isFound(movement, search)
  );
}

/** What went in and what went out, by group, for the foot of a statement. */
export function createTotals() {
  const totals = new Map<MovementGroup, { moneyIn: Money; moneyOut: Money; count: number }>();
  return {
    count(movement: Movement): void {
      const { group, change } = movement;
      const { moneyIn, moneyOut, count } = totals.get(group) ?? emptyOf(change);
      totals.set(group, {
        moneyIn: isNegative(change) ? moneyIn : add(moneyIn, change),
        moneyOut: isNegative(change) ? add(moneyOut, change) : moneyOut,
        count: count + 1,
      });
    },
    all: () => totals,
  };
}

function emptyOf({ asset }: Money) {
  return { moneyIn: zero(asset), moneyOut: zero(asset), count: 0 };
}
