import { multipleOne, type Fraction, type Multiple } from "@croupier/kit/rules";
import { shellCount, type MinesConfig } from "./mines-config.ts";

/** How many ways there are to open so many shells, and how many of them find pearls alone. */
export function waysTo(
  pearls: number,
  mines: number,
): { readonly all: bigint; readonly good: bigint } {
  let all = 1n;
  let good = 1n;
  for (let opened = 0; opened < pearls; opened += 1) {
    all *= BigInt(shellCount - opened);
    good *= BigInt(shellCount - mines - opened);
  }
  return { all, good };
}

/** What so many pearls among so many mines are worth, in lowest terms. Without a pearl there is nothing to take. */
export function worthOf(config: MinesConfig, { pearls, mines }: Opened): Fraction {
  const { all, good } = waysTo(pearls, mines);
  const [numerator, denominator] = [BigInt(config.returnOfHundred) * all, 100n * good];
  const common = commonOf(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

function commonOf(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonOf(other, one % other);
}

export type Opened = { readonly pearls: number; readonly mines: number };

/** The same, to be shown: cut to ten-thousandths. */
export function multipleFor(config: MinesConfig, opened: Opened): Multiple {
  const { numerator, denominator } = worthOf(config, opened);
  return Number((numerator * BigInt(multipleOne)) / denominator);
}

/** Whether one pearl more may be opened. */
export function mayOpen(config: MinesConfig, { pearls, mines }: Opened): boolean {
  return (
    pearls < shellCount - mines && multipleFor(config, { pearls: pearls + 1, mines }) <= config.most
  );
}
