/**
 * The Mann-Whitney U test: how likely it is that two sets of samples of one and the same thing are
 * as far apart as these. Two-sided, by the normal approximation with its correction for ties.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ first }) => first).length;
    ties += (to - from) ** 3 - (to - from);
  }
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const count = n + m;
  const variance = ((n * m) / 12) * (count + 1 - ties / (count * (count - 1)));
  if (variance === 0) return 1;
  return twoSided((u - (n * m) / 2) / Math.sqrt(variance));
}

/** The chance of a normal value at least so far from the middle (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, polynomial * Math.exp(-x * x));
}
