import type { Multiple } from "@croupier/kit/rules";
import { multipleOne } from "@croupier/kit/rules";
import type { LinesConfig } from "./lines-config.ts";
import { countBothSpins } from "./lines-odds.ts";
import { spinsFor } from "./lines-rules.ts";
import type { SpinOdds } from "./spin-odds.ts";

/** Exactly so much of it: whole numbers, however long. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * What a round would return if there were no most it can pay, as a fraction. Whether a free spin is
 * played depends on the spins before it alone, so what they pay together is what one pays on average,
 * as often as there is one.
 */
export function returnUncut(config: LinesConfig): Fraction {
  const { paid, free } = countBothSpins(config);
  const spins = spinsOnAverage(config, free);
  const ways = BigInt(paid.ways);
  const freeWays = BigInt(free.ways);
  const giving = sumOf(paid.giving, () => 1);
  const worth = {
    numerator: sumPaid(free) * spins.numerator,
    denominator: freeWays * spins.denominator,
  };
  return {
    numerator: sumPaid(paid) * worth.denominator + giving * worth.numerator,
    denominator: ways * worth.denominator * BigInt(multipleOne),
  };
}

/** How many free spins are played on average, once the first were given. */
function spinsOnAverage(config: LinesConfig, free: SpinOdds): Fraction {
  const giving = sumOf(free.giving, () => 1);
  const ways = BigInt(free.ways);
  // Ways to stand behind so many spins, by how many were given: each spin has `ways` of them.
  let open = new Map([[spinsFor(config, 0), 1n]]);
  let sum: Fraction = { numerator: 0n, denominator: 1n };
  for (let spin = 1; open.size > 0; spin += 1) {
    const next = new Map<number, bigint>();
    let played = 0n;
    for (const [given, count] of open) {
      played += count;
      const then = given + spinsFor(config, given);
      next.set(given, (next.get(given) ?? 0n) + count * (ways - giving));
      next.set(then, (next.get(then) ?? 0n) + count * giving);
    }
    // What was counted so far had one way less to go on.
    sum = { numerator: sum.numerator * ways + played * ways, denominator: sum.denominator * ways };
    next.delete(spin);
    open = next;
  }
  return sum;
}

function sumPaid({ plain, giving }: SpinOdds): bigint {
  return sumOf(plain, (multiple) => multiple) + sumOf(giving, (multiple) => multiple);
}

function sumOf(odds: ReadonlyMap<Multiple, number>, of: (multiple: Multiple) => number): bigint {
  let sum = 0n;
  for (const [multiple, weight] of odds) sum += BigInt(of(multiple)) * BigInt(weight);
  return sum;
}
