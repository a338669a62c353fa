/** How a game pays: often and little, or seldom and much. */
export const volatilities = ["low", "medium", "high"] as const;

/** What a game can do, as a player looks for it. */
export const gameFeatures = [
  "cascades",
  "cash-out",
  "double",
  "free-rounds",
  "insurance",
  "many-players",
  "multipliers",
  "side-bet",
  "split",
  "wilds",
] as const;

/** Whose games a category holds: those its editors picked, or what the catalogue says of every game. */
export const categoryFillings = ["picked", "newest", "jackpot"] as const;

/** The category that holds every game: it says nothing of a game, so no search looks into it. */
export const allGamesSlug = "all-games";

/** Hover, focus or a long press reveal the buttons of a card, only lift it, or do nothing to it. */
export const cardHovers = ["reveal", "lift", "none"] as const;

export type CardHover = (typeof cardHovers)[number];
export type CategoryFilling = (typeof categoryFillings)[number];
export type GameFeature = (typeof gameFeatures)[number];
export type Volatility = (typeof volatilities)[number];
