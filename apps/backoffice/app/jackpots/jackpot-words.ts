import { nameOfGame } from "../games/game-words.ts";

/** `kingfishers-hoard` in EUR as it reads: Kingfishers Hoard, EUR. */
export function nameOfPot({ jackpot, currency }: { jackpot: string; currency: string }): string {
  return `${nameOfGame(jackpot)}, ${currency}`;
}

/** Ten-thousandths of a stake: 50 is 0.5 %. */
export function partsInWords(parts: number): string {
  return `${(parts / 100).toLocaleString("en-GB", { maximumFractionDigits: 2 })} %`;
}

/** What is typed into the field of a part, undefined where it is none: at most two decimals, up to 10. */
export function partsTyped(percent: string): number | undefined {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent.trim())) return undefined;
  const parts = Math.round(Number(percent) * 100);
  return parts >= 1 && parts <= 1_000 ? parts : undefined;
}

/** Whether an amount was typed. */
export const isAmount = (typed: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim());
