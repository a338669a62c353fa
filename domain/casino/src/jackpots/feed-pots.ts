import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Asset } from "@croupier/kit/money";
import type { HouseAccount } from "@croupier/ledger";
import { playId, type PlayBalance, type RoundPurse } from "@croupier/wallet";
import type { Round } from "../rounds/round.ts";
import { feedPot, partsOfOne } from "./pot.ts";
import type { GrowingPot, PotStore } from "./pot-store.ts";

export const potHouse = "house_jackpot";
export const seedHouse = "house_bonus_cost";

/** Money that a player staked on a round just now. */
export type Staked<Product extends string> = {
  readonly round: Round;
  readonly product: Product;
  readonly stake: bigint;
};

export type PotWon = {
  readonly playerId: string;
  readonly paid: bigint;
  readonly balance: PlayBalance;
};

/**
 * What these stakes put into pots, in their order, and who of them wins one. Behind the money of the rounds,
 * so that only stakes that were taken count, and so that a pot is locked for as short as can be.
 */
export async function feedPots<Product extends string>(
  store: PotStore,
  tx: Transact,
  asked: {
    readonly staked: readonly Staked<Product>[];
    readonly contribute: HouseAccount;
    readonly purse: RoundPurse<Product>;
    readonly now: Date;
  },
): Promise<ReadonlyMap<string, PotWon>> {
  const { staked, purse, now } = asked;
  const won = new Map<string, PotWon>();
  if (staked.length === 0) return won;
  const games = [...new Set(staked.map(({ round }) => round.game))];
  const assets = [...new Set(staked.map(({ round }) => round.asset))];
  for (const first of await store.lockGrowing(tx, { games, assets })) {
    let pot = first;
    const post = (collected: bigint): Promise<void> =>
      shift(purse, pot.asset, {
        from: asked.contribute,
        minor: collected / partsOfOne - pot.posted,
        now,
      });
    for (const { round, product, stake } of staked.filter(feeds(pot))) {
      const { playerId, roundId } = round;
      let fed = feedPot(pot, { ...pot, stake });
      // What one stake brings too much may reach the drop of the next pot too.
      while (fed.dropped !== undefined) {
        const { paid, over } = fed.dropped;
        await post(fed.collected);
        await store.grow(tx, {
          ...pot,
          collected: fed.collected,
          posted: fed.collected / partsOfOne,
        });
        await store.drop(tx, pot, { paid, playerId, roundId, now });
        const balance = await purse.payPrize(playerId, {
          // By the pot: one that follows may drop in a later step of the same round.
          operationId: playId(roundId, "operation", `jackpot ${pot.jackpot} ${pot.number}`),
          roundId,
          product,
          house: potHouse,
          asset: pot.asset,
          minor: paid,
          happenedAt: now,
        });
        won.set(roundId, { playerId, paid: (won.get(roundId)?.paid ?? 0n) + paid, balance });
        pot = await beginNext(store, tx, { pot, over, purse, now });
        fed = feedPot(pot, { ...pot, stake: 0n });
      }
      pot = { ...pot, collected: fed.collected };
    }
    await post(pot.collected);
    await store.grow(tx, { ...pot, posted: pot.collected / partsOfOne });
  }
  return won;
}

function feeds(pot: GrowingPot) {
  return ({ round }: Staked<string>): boolean =>
    round.asset === pot.asset && pot.games.includes(round.game);
}

/** The next pot begins with its seed and with what the last stake brought too much. */
async function beginNext(
  store: PotStore,
  tx: Transact,
  {
    pot,
    over,
    purse,
    now,
  }: {
    readonly pot: GrowingPot;
    readonly over: bigint;
    readonly purse: RoundPurse<string>;
    readonly now: Date;
  },
): Promise<GrowingPot> {
  const { jackpot, asset } = pot;
  const number = pot.number + 1;
  const begun = await store.begin(tx, { jackpot, asset, number, collected: over, posted: 0n, now });
  assert(begun !== undefined, "the next pot has a number of its own");
  await shift(purse, asset, { from: seedHouse, minor: begun.seed, now });
  const games = [...pot.games];
  const grown = await store.lockGrowing(tx, { games, assets: [asset] });
  const next = grown.find((one) => one.jackpot === jackpot);
  assert(next !== undefined, "a pot that was begun grows");
  return next;
}

/** Into the pots. Nothing is nothing to post. */
export async function shift(
  purse: Pick<RoundPurse<string>, "shift">,
  asset: Asset,
  { from, minor, now }: { readonly from: HouseAccount; readonly minor: bigint; readonly now: Date },
): Promise<void> {
  if (minor === 0n) return;
  const kind = from === seedHouse ? "seed" : "contribution";
  await purse.shift({ kind, from, to: potHouse, asset, minor, happenedAt: now });
}
