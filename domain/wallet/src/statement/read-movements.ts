import type { Database } from "@croupier/database";
import { parseMoney, subtract, type Asset, type Money } from "@croupier/kit/money";
import {
  findMovement,
  readBalancesAt,
  readMovements as readBooked,
  type BookedPlace,
} from "@croupier/ledger";
import { factsOf } from "../balance-facts.ts";
import { decideBalances } from "../decide-balances.ts";
import { kindsAsked, type MovementGroup } from "./movement-groups.ts";
import { groupTransfers, type Movement } from "./movement.ts";

/** What a reader wants to see of the movements. */
export type MovementFilter = {
  readonly group?: MovementGroup | undefined;
  readonly product?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** A part of the reference, or the amount as it is printed. */
  readonly search?: string | undefined;
};

/** With all that the player had before and after: the same `total` as among the balances. */
export type ToldMovement = Movement & { readonly previous: Money; readonly current: Money };

export type MovementPage = {
  readonly movements: readonly ToldMovement[];
  /** Where to go on; undefined: there is no more. */
  readonly next: BookedPlace | undefined;
};

/** A command has three legs at most that a player sees, so this many transfers more end the last one. */
const legsMax = 3;
/** How many a search may look through before it answers what it has, and where to go on. */
const searchedMax = 5_000;
const searchedAtOnce = 500;
const referenceMin = 8;

type Who = { readonly playerId: string; readonly currency: Asset };

/** A part of a player's movements, newest first, by key: what comes in meanwhile shifts nothing. */
export async function readMovementPage(
  db: Database["db"],
  asked: Who &
    MovementFilter & { readonly after?: BookedPlace | undefined; readonly limit: number },
): Promise<MovementPage> {
  const { limit, search } = asked;
  const found: Movement[] = [];
  let { after } = asked;
  let searched = 0;
  for (;;) {
    const size = search === undefined ? limit : searchedAtOnce;
    const part = await readPart(db, { ...asked, order: "newest", after, size });
    found.push(...part.movements.filter((movement) => isFound(movement, search)));
    after = part.next;
    searched += size;
    if (after === undefined || found.length >= limit || searched >= searchedMax) break;
  }
  const movements = found.slice(0, limit);
  return {
    movements: await tellBalances(db, asked, movements),
    next: found.length > limit ? movements.at(-1)?.place : after,
  };
}

/** One movement by the reference that stands on it. */
export async function readMovement(
  db: Database["db"],
  asked: Who & { readonly id: string },
): Promise<ToldMovement | undefined> {
  const transfers = await findMovement(db, { playerId: asked.playerId, transferId: asked.id });
  const movement = groupTransfers(transfers, asked.currency).find(({ id }) => id === asked.id);
  if (movement === undefined) return undefined;
  return (await tellBalances(db, asked, [movement]))[0];
}

/** As many movements as are wanted, or more by the legs of the last one; the last of them is whole. */
export async function readPart(
  db: Database["db"],
  asked: Who &
    MovementFilter & {
      readonly order: "newest" | "oldest";
      readonly after?: BookedPlace | undefined;
      readonly size: number;
    },
): Promise<{ movements: Movement[]; next: BookedPlace | undefined }> {
  const { currency, group, product, size, ...where } = asked;
  const limit = size + legsMax;
  const transfers = await readBooked(db, {
    ...where,
    ...kindsAsked(group),
    asset: currency,
    reason: product === undefined ? undefined : `${product}_`,
    limit,
  });
  const movements = groupTransfers(transfers, currency);
  if (transfers.length < limit) return { movements, next: undefined };
  // The last one may be cut: it begins the next part.
  const whole = movements.slice(0, -1);
  return { movements: whole, next: whole.at(-1)?.place };
}

export function isFound(movement: Movement, search: string | undefined): boolean {
  const term = search?.trim().toLowerCase().replace(",", ".") ?? "";
  if (term === "") return true;
  const wanted = parseMoney(term, movement.amount.asset);
  if (wanted.ok && wanted.value.minor === movement.amount.minor) return true;
  // Fewer digits than these are an amount somebody looks for, not a reference.
  return term.length >= referenceMin && movement.id.includes(term);
}

async function tellBalances(
  db: Database["db"],
  { playerId, currency }: Who,
  movements: readonly Movement[],
): Promise<ToldMovement[]> {
  const moments = movements.map(({ at }) => at);
  const held = await readBalancesAt(db, { playerId, asset: currency, moments });
  return movements.map((movement, index) => {
    const { total } = decideBalances(factsOf(held[index] ?? [], currency));
    return { ...movement, previous: subtract(total, movement.change), current: total };
  });
}
