import type { GameFacts } from "@croupier/contracts";
import { formatDecimal, money, type Asset } from "@croupier/kit/money";
import { partsOfOne, returnOfPot } from "./pot.ts";
import { assetOf } from "./asset-of.ts";

/** What everybody is told of a pot: what it takes of a stake, begins with and has dropped by. */
export type PotTerms = {
  readonly jackpot: string;
  readonly asset: Asset;
  readonly parts: bigint;
  readonly seed: bigint;
  readonly dropsBy: bigint;
  /** Of the pot that grows: where it drops was drawn already, and this says so. */
  readonly number: number;
  readonly fingerprint: string;
};

export type PotTermsRow = {
  readonly jackpot: string;
  readonly asset: string;
  readonly parts: string;
  readonly seed: string;
  readonly drops_by: string;
  readonly number: number;
  readonly fingerprint: string;
};

export function potTermsOf(row: PotTermsRow): PotTerms {
  return {
    jackpot: row.jackpot,
    asset: assetOf(row.asset),
    parts: BigInt(row.parts),
    seed: BigInt(row.seed),
    dropsBy: BigInt(row.drops_by),
    number: row.number,
    fingerprint: row.fingerprint,
  };
}

export function presentPotTerms(terms: PotTerms): NonNullable<GameFacts["jackpots"]>[number] {
  const { jackpot, asset, parts, seed, dropsBy, number, fingerprint } = terms;
  const spell = (minor: bigint) => formatDecimal(money(minor, asset));
  return {
    jackpot,
    currency: asset,
    contribution: Number(parts) / Number(partsOfOne),
    returnToPlayer: returnOfPot(terms),
    seed: spell(seed),
    dropsBy: spell(dropsBy),
    number,
    fingerprint,
  };
}
