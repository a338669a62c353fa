import { diceNumbers, type DiceChoice, type DiceConfig } from "../rules/face.ts";

/** Where the line lies, in hundredths: under it wins, or from it on. */
export function lineOf({ side, winning }: DiceChoice): number {
  return side === "under" ? winning : diceNumbers - winning;
}

/** The same line as a bet, brought inside what is offered. */
export function choiceAt(line: number, side: DiceChoice["side"], config: DiceConfig): DiceChoice {
  return { side, winning: within(side === "under" ? line : diceNumbers - line, config) };
}

/** The other side of the table, with as many numbers that win. */
export function turned({ side, winning }: DiceChoice): DiceChoice {
  return { side: side === "under" ? "over" : "under", winning };
}

/** How many numbers have to win for a chance typed in percent. */
export function winningOfChance(percent: number, config: DiceConfig): number | undefined {
  return Number.isFinite(percent) ? within(Math.round(percent * 100), config) : undefined;
}

/** The most numbers that still pay at least this multiple. */
export function winningOfMultiple(multiple: number, config: DiceConfig): number | undefined {
  if (!Number.isFinite(multiple) || multiple <= 0) return undefined;
  return within(Math.floor(config.returnOfTenThousand / multiple), config);
}

export function within(winning: number, { winningMin, winningMax }: DiceConfig): number {
  return Math.min(winningMax, Math.max(winningMin, Math.round(winning)));
}

/** The lowest and the highest place of the line on this side. */
export function lineLimits(side: DiceChoice["side"], { winningMin, winningMax }: DiceConfig) {
  return side === "under"
    ? { min: winningMin, max: winningMax }
    : { min: diceNumbers - winningMax, max: diceNumbers - winningMin };
}
