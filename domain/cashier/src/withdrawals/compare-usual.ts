import { money, type Money } from "@croupier/kit/money";

/** From so many times the usual on, it is no usual amount any more. */
const unusualTimes = 3n;

export type UsualAmount = {
  readonly usual: Money;
  /** How often the usual fits into it, whole. */
  readonly times: number;
  readonly isUnusual: boolean;
};

/**
 * The amount against what this player took out before, the smallest first. The usual is the middle one (of
 * two the smaller), which a single great win does not move. Undefined: there was none before to compare with.
 */
export function compareUsual(amount: Money, before: readonly bigint[]): UsualAmount | undefined {
  const usual = before[Math.floor((before.length - 1) / 2)];
  if (usual === undefined || usual <= 0n) return undefined;
  const times = amount.minor / usual;
  return {
    usual: money(usual, amount.asset),
    times: Number(times),
    isUnusual: times >= unusualTimes,
  };
}
