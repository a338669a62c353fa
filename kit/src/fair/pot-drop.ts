import { fingerprintOf, seededChance } from "./seeded-chance.ts";

/** A pot that has dropped, as its round's receipt tells it. Amounts are in minor units. */
export type ToldPot = {
  readonly jackpot: string;
  readonly currency: string;
  readonly number: number;
  readonly seed: bigint;
  readonly dropsBy: bigint;
  readonly serverSeed: string;
};

/**
 * At which amount it drops: any whole unit above its seed up to what it has dropped by, each as likely as
 * any other. Drawn like everything else; the pot stands where a player's seed and number stand for a round.
 */
export function potDropOf(pot: ToldPot): bigint {
  const { jackpot, currency, number: nonce, seed, dropsBy, serverSeed } = pot;
  const chance = seededChance({ serverSeed, playerSeed: `${jackpot}-${currency}`, nonce });
  return seed + 1n + BigInt(chance.below(Number(dropsBy - seed)));
}

export type PotProof = {
  readonly fingerprintComputed: string;
  readonly dropComputed: bigint;
  readonly isGenuine: boolean;
};

/** Whether it dropped where its seed says, and the seed is the one that was told of before. */
export function provePot(
  pot: ToldPot & { readonly fingerprint: string; readonly paid: bigint },
): PotProof {
  const fingerprintComputed = fingerprintOf(pot.serverSeed);
  const dropComputed = potDropOf(pot);
  return {
    fingerprintComputed,
    dropComputed,
    isGenuine: fingerprintComputed === pot.fingerprint && dropComputed === pot.paid,
  };
}
