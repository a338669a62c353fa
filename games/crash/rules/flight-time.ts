import { multipleOne, type Multiple } from "@croupier/kit/rules";
import { hundredth, type CrashConfig } from "./crash-config.ts";

/**
 * Growth is a power, and a power in floating point differs between machines in its last digit: here it is
 * multiplied in whole numbers of 2^-64, so that server, browser and verifier see the same hundredth.
 */
const unit = 64n;
const billion = 1_000_000_000n;

/** Elapsed milliseconds fit into so many bits: more than four hours. */
const bits = 24;
export const flownMsMax = 2 ** bits - 1;

const powers = new Map<number, readonly bigint[]>();

/** What has been reached after so many milliseconds, cut to hundredths. It never falls. */
export function multipleAt({ risePerMs, most }: CrashConfig, flownMs: number): Multiple {
  const row = powersOf(risePerMs);
  const top = (BigInt(most) << unit) / BigInt(multipleOne);
  let grown = 1n << unit;
  for (let bit = 0; bit < bits; bit += 1) {
    if ((flownMs & (1 << bit)) !== 0) grown = (grown * (row[bit] as bigint)) >> unit;
    if (grown >= top) return most;
  }
  return Number((grown * 100n) >> unit) * hundredth;
}

/** After how many milliseconds a multiple is reached. */
export function elapsedFor(config: CrashConfig, multiple: Multiple): number {
  let early = 0;
  let late = flownMsMax;
  while (early < late) {
    const between = Math.floor((early + late) / 2);
    if (multipleAt(config, between) >= multiple) late = between;
    else early = between + 1;
  }
  return early;
}

/** The growth of 1, 2, 4, 8 … milliseconds. */
function powersOf(risePerMs: number): readonly bigint[] {
  let row = powers.get(risePerMs);
  if (row === undefined) {
    const first = (1n << unit) + (BigInt(risePerMs) << unit) / billion;
    const grown = [first];
    // What is beyond any multiple there is stays where it is: it is never asked for.
    for (let bit = 1; bit < bits; bit += 1) {
      const before = grown[bit - 1] as bigint;
      grown.push(before >> unit > 2n ** 32n ? before : (before * before) >> unit);
    }
    row = grown;
    powers.set(risePerMs, row);
  }
  return row;
}
