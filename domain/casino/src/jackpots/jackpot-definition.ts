import type { Asset } from "@croupier/kit/money";
import { assetOf } from "./asset-of.ts";

/** What staff decide of a pot. Amounts are in minor units and count from the next pot that begins. */
export type JackpotDefinition = {
  readonly jackpot: string;
  readonly asset: Asset;
  readonly games: readonly string[];
  /** Of every stake, in ten-thousandths. */
  readonly parts: number;
  readonly seed: bigint;
  readonly dropsBy: bigint;
  readonly isDisabled: boolean;
};

export type DefinitionRow = {
  jackpot: string;
  asset: string;
  games: string[];
  parts: number;
  seed: bigint;
  drops_by: bigint;
  disabled_at: Date | null;
};

export function definitionOf(row: DefinitionRow): JackpotDefinition {
  const { jackpot, games, parts, seed, drops_by: dropsBy, disabled_at: disabledAt } = row;
  const asset = assetOf(row.asset);
  return { jackpot, asset, games, parts, seed, dropsBy, isDisabled: disabledAt !== null };
}
