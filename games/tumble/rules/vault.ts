import { assert } from "@croupier/kit/assert";
import type { Chance } from "@croupier/kit/fair";
import type { Multiple } from "@croupier/kit/rules";
import type { TumbleConfig, Weights } from "./tumble-config.ts";

/** A configuration in the form it is played in: symbols are numbers, those that pay first. */
export type Vault = {
  readonly symbols: readonly string[];
  readonly paying: number;
  readonly scatter: number;
  readonly ember: number;
  readonly reels: number;
  readonly rows: number;
  readonly paid: Draws;
  readonly free: Draws;
  /** What a symbol pays, by `symbol * (cells + 1) + count`. */
  readonly pays: Int32Array;
};

/** The symbol, and the number of an ember, that each drawn number stands for. */
export type Draws = { readonly symbols: Uint8Array; readonly embers: Int32Array };

/** What lies in the vault: symbols reel by reel from the left, each from the top; and what embers carry. */
export type Field = { readonly symbols: Uint8Array; readonly embers: Int32Array };

const vaults = new WeakMap<TumbleConfig, Vault>();

/** Made once for each configuration, for as long as somebody holds it. */
export function vaultOf(config: TumbleConfig): Vault {
  let vault = vaults.get(config);
  if (vault === undefined) {
    vault = makeVault(config);
    vaults.set(config, vault);
  }
  return vault;
}

export function emptyField({ reels, rows }: Vault): Field {
  return { symbols: new Uint8Array(reels * rows), embers: new Int32Array(reels * rows) };
}

/** One symbol falls in; an ember brings its number. */
export function drawInto(
  vault: Vault,
  field: Field,
  {
    cell,
    draws,
    chance,
  }: { readonly cell: number; readonly draws: Draws; readonly chance: Chance },
): void {
  const symbol = draws.symbols[chance.below(draws.symbols.length)] as number;
  field.symbols[cell] = symbol;
  field.embers[cell] =
    symbol === vault.ember ? (draws.embers[chance.below(draws.embers.length)] as number) : 0;
}

export function countAll({ symbols }: Vault, field: Field, counts: Uint8Array): void {
  counts.fill(0, 0, symbols.length);
  for (const symbol of field.symbols) counts[symbol] = (counts[symbol] as number) + 1;
}

export function payOf({ pays, reels, rows }: Vault, symbol: number, count: number): Multiple {
  return pays[symbol * (reels * rows + 1) + count] as number;
}

export function sumEmbers({ embers }: Field): number {
  let sum = 0;
  for (const times of embers) sum += times;
  return sum;
}

function makeVault(config: TumbleConfig): Vault {
  const { reels, rows, scatter, ember, pays } = config;
  const symbols = [...Object.keys(pays), scatter, ember];
  const numberOf = (symbol: string) => {
    const place = symbols.indexOf(symbol);
    assert(place >= 0, `${symbol} is one of the symbols`);
    return place;
  };
  const draws = (weights: Weights, embers: TumbleConfig["embers"]): Draws => ({
    symbols: Uint8Array.from(
      Object.entries(weights).flatMap(([symbol, weight]) =>
        new Array<number>(weight).fill(numberOf(symbol)),
      ),
    ),
    embers: Int32Array.from(
      embers.flatMap(({ times, weight }) => new Array<number>(weight).fill(times)),
    ),
  });
  const cells = reels * rows;
  const table = new Int32Array(symbols.length * (cells + 1));
  for (const [symbol, multiples] of Object.entries(pays)) {
    for (let count = 0; count <= cells; count += 1) {
      const reached = config.counts.filter((least) => count >= least).length;
      table[numberOf(symbol) * (cells + 1) + count] = multiples[reached - 1] ?? 0;
    }
  }
  return {
    symbols,
    paying: symbols.length - 2,
    scatter: numberOf(scatter),
    ember: numberOf(ember),
    reels,
    rows,
    paid: draws(config.weights, config.embers),
    free: draws(config.freeWeights, config.freeEmbers),
    pays: table,
  };
}
