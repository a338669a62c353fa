import type { AnyRules } from "@croupier/kit/rules";

const families: Readonly<Record<string, () => Promise<AnyRules>>> = {
  blackjack: async () => (await import("@croupier/game-blackjack/rules")).blackjackRules,
  crash: async () => (await import("@croupier/game-crash/rules")).crashRules,
  dice: async () => (await import("@croupier/game-dice/rules")).diceRules,
  lines: async () => (await import("@croupier/game-lines/rules")).linesRules,
  mines: async () => (await import("@croupier/game-mines/rules")).minesRules,
  plinko: async () => (await import("@croupier/game-plinko/rules")).plinkoRules,
  tumble: async () => (await import("@croupier/game-tumble/rules")).tumbleRules,
  "video-poker": async () => (await import("@croupier/game-video-poker/rules")).pokerRules,
  ways: async () => (await import("@croupier/game-ways/rules")).waysRules,
  roulette: async () => (await import("@croupier/game-roulette/rules")).rouletteRules,
};

/** Brought when a round of the family is looked at; undefined for a family that nobody knows. */
export async function rulesOf(family: string): Promise<AnyRules | undefined> {
  return Object.hasOwn(families, family) ? families[family]?.() : undefined;
}
