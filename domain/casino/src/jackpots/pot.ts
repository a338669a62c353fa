import { potDropOf } from "@croupier/kit/fair";
import type { Asset } from "@croupier/kit/money";

/** A contribution is a number of ten-thousandths of a stake, and of a minor unit. */
export const partsOfOne = 10_000n;

/** A pot that grows, in minor units; what was contributed in ten-thousandths of one. */
export type Pot = {
  readonly jackpot: string;
  readonly asset: Asset;
  readonly number: number;
  readonly seed: bigint;
  readonly dropsBy: bigint;
  readonly collected: bigint;
};

/** What is in it. */
export function amountOf({ seed, collected }: Pick<Pot, "seed" | "collected">): bigint {
  return seed + collected / partsOfOne;
}

/** At which amount it drops. */
export function dropOf({ asset, ...pot }: Omit<Pot, "collected">, serverSeed: string): bigint {
  return potDropOf({ ...pot, currency: asset, serverSeed });
}

export type Fed = {
  readonly collected: bigint;
  /** It drops at this stake and pays what it was to drop at; what is over begins the next one. */
  readonly dropped: { readonly paid: bigint; readonly over: bigint } | undefined;
};

/** What a stake does to a pot. */
export function feedPot(
  pot: Pick<Pot, "seed" | "collected">,
  { stake, parts, drop }: { readonly stake: bigint; readonly parts: bigint; readonly drop: bigint },
): Fed {
  const collected = pot.collected + stake * parts;
  const wanted = (drop - pot.seed) * partsOfOne;
  if (collected < wanted) return { collected, dropped: undefined };
  return { collected: wanted, dropped: { paid: drop, over: collected - wanted } };
}

/** What a pot returns of every stake, its seed with it: the mean drop over what is contributed until then. */
export function returnOfPot(definition: {
  readonly parts: bigint;
  readonly seed: bigint;
  readonly dropsBy: bigint;
}): number {
  const { parts, seed, dropsBy } = definition;
  const share = Number(parts) / Number(partsOfOne);
  return (share * Number(seed + dropsBy + 1n)) / Number(dropsBy - seed + 1n);
}
