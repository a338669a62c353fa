import { seededDice, type Dice } from "@croupier/tools/seed";
// Every place where the product divides money, again and again, held against exact fractions.
import type { feeOf, partsOf } from "@croupier/cashier";
import {
  assets,
  formatDecimal,
  getAsset,
  money,
  parseMoney,
  type allocate,
  type Asset,
  type Money,
} from "@croupier/kit/money";

/** What divides: ours, or that of a negative control. */
export type Dividers = {
  readonly feeOf: typeof feeOf;
  readonly partsOf: typeof partsOf;
  readonly allocate: typeof allocate;
};

export type Rounded = {
  roundings: number;
  /** Units that came in and are on no account, or on one and never came in: over everything. */
  drift: bigint;
  /** Divisions of which the parts are not the whole. */
  unequal: number;
  /** Roundings by which the player has more than the exact fraction. */
  forThePlayer: number;
  /** Roundings that are a whole unit or more off the exact fraction. */
  aUnitOff: number;
  /** Amounts that are not read as they were written. */
  misread: number;
};

/** One of each number of decimals the ledger keeps, and of each that a screen shows. */
export const everyScale: readonly Asset[] = [
  "JPY",
  "INR",
  "EUR",
  "KWD",
  "XSC",
  "mBTC",
  "BTC",
  "USDT",
].map(getAsset);

export function round(
  dividers: Dividers,
  { roundings, seed }: { roundings: number; seed: number },
): Rounded {
  const dice = seededDice(seed);
  const rounded = {
    roundings: 0,
    drift: 0n,
    unequal: 0,
    forThePlayer: 0,
    aUnitOff: 0,
    misread: 0,
  };
  for (let turn = 0; rounded.roundings < roundings; turn += 1) {
    const asset = everyScale[turn % everyScale.length] ?? getAsset("EUR");
    chargeFee(dividers, rounded, { dice, asset });
    partWhatCame(dividers, rounded, { dice, asset });
    shareOut(dividers, rounded, { dice, asset });
    readBack(rounded, { dice, asset: assets[turn % assets.length] ?? asset });
  }
  return rounded;
}

type Roll = { readonly dice: Dice; readonly asset: Asset };

const whole = 10_000n;

/** On top of a deposit: never less than the exact share, which the house would lack. */
function chargeFee({ feeOf }: Dividers, rounded: Rounded, { dice, asset }: Roll): void {
  const amount = rollAmount(dice, asset);
  const basisPoints = dice(2_001);
  const over = feeOf({ basisPoints }, amount).minor * whole - amount.minor * BigInt(basisPoints);
  rounded.roundings += 1;
  if (over < 0n) rounded.forThePlayer += 1;
  if (over >= whole || over <= -whole) rounded.aUnitOff += 1;
}

/** What came, parted in what is the player's and what goes to house_fees, with what is left over. */
function partWhatCame({ partsOf }: Dividers, rounded: Rounded, { dice, asset }: Roll): void {
  const came = rollAmount(dice, asset);
  const basisPoints = dice(2_001);
  const { amount, fee } = partsOf({ basisPoints }, came);
  const under = came.minor * whole - amount.minor * (whole + BigInt(basisPoints));
  rounded.roundings += 1;
  note(rounded, amount.minor + fee.minor - came.minor);
  if (under < 0n) rounded.forThePlayer += 1;
  const unit = whole + BigInt(basisPoints);
  if (under >= unit || under <= -unit) rounded.aUnitOff += 1;
}

/** Shared out by weights, money that is owed as well as money that is had. */
function shareOut({ allocate }: Dividers, rounded: Rounded, { dice, asset }: Roll): void {
  const rolled = rollAmount(dice, asset);
  const shared = dice(2) === 0 ? rolled : { ...rolled, minor: -rolled.minor };
  const weights = Array.from({ length: 2 + dice(5) }, () => BigInt(1 + dice(1_000_000)));
  const total = weights.reduce((left, right) => left + right, 0n);
  const parts = allocate(shared, weights);
  let sum = 0n;
  for (const [place, { minor }] of parts.entries()) {
    sum += minor;
    const off = minor * total - shared.minor * (weights[place] ?? 0n);
    rounded.roundings += 1;
    if (off >= total || off <= -total) rounded.aUnitOff += 1;
  }
  note(rounded, sum - shared.minor);
}

function readBack(rounded: Rounded, { dice, asset }: Roll): void {
  const written = rollAmount(dice, asset);
  const read = parseMoney(formatDecimal(written), asset);
  if (!read.ok || read.value.minor !== written.minor) rounded.misread += 1;
}

function note(rounded: Rounded, difference: bigint): void {
  rounded.drift += difference < 0n ? -difference : difference;
  if (difference !== 0n) rounded.unequal += 1;
}

/** From one unit to 10^30 of them, small ones as often as large ones. */
function rollAmount(dice: Dice, asset: Asset): Money {
  let left = 1 + dice(30);
  let minor = 0n;
  for (; left > 0; left -= 9) {
    const digits = Math.min(left, 9);
    minor = minor * 10n ** BigInt(digits) + BigInt(dice(10 ** digits));
  }
  return money(minor + 1n, asset);
}
