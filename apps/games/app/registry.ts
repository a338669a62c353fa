import type { AnyGame } from "@croupier/game-stage/frame";

/** Every game by the code its page and its catalogue know it by; each arrives when it is opened. */
export const registry: Readonly<Record<string, (() => Promise<AnyGame>) | undefined>> = {
  "lucky-dice": async () => (await import("@croupier/game-dice/scene")).diceGame,
  skylark: async () => (await import("@croupier/game-crash/scene")).crashGame,
  "blackjack-21": async () => (await import("@croupier/game-blackjack/scene")).blackjackGame,
  "kingfishers-catch": async () => (await import("@croupier/game-lines/scene")).kingfisherGame,
  "moonlit-orchard": async () => (await import("@croupier/game-ways/scene")).orchardGame,
  "jacks-or-better": async () => (await import("@croupier/game-video-poker/scene")).pokerGame,
  "european-roulette": async () => (await import("@croupier/game-roulette/scene")).rouletteGame,
  "ember-vault": async () => (await import("@croupier/game-tumble/scene")).emberVaultGame,
  "minesweep-reef": async () => (await import("@croupier/game-mines/scene")).minesGame,
  "plinko-falls": async () => (await import("@croupier/game-plinko/scene")).plinkoGame,
};
