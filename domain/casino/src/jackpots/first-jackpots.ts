import { getAsset } from "@croupier/kit/money";
import type { JackpotDefinition } from "./jackpot-definition.ts";

/** What a house has before staff change anything, in each of these currencies a pot of its own. */
export const firstJackpots: readonly Omit<JackpotDefinition, "isDisabled">[] = [
  "EUR",
  "USD",
  "GBP",
  "CAD",
].map((currency) => ({
  jackpot: "kingfishers-hoard",
  asset: getAsset(currency),
  games: ["kingfishers-catch", "lucky-dice"],
  // Half a hundredth of every stake. With its seed the pot returns 0.61 of a hundred.
  parts: 50,
  seed: 500_00n,
  dropsBy: 5_000_00n,
}));
