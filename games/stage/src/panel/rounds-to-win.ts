/**
 * How many rounds of a stake bring a pot from its seed to where it drops, on average: each amount above the
 * seed up to the most is as likely as any other.
 */
export function roundsToWin(
  pot: { readonly seed: string; readonly dropsBy: string; readonly contribution: number },
  stake: string,
): number {
  const mean = (Number(pot.dropsBy) - Number(pot.seed)) / 2;
  return Math.max(1, mean / (Number(stake) * pot.contribution));
}
