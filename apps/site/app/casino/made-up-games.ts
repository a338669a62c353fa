import type { ShownGame } from "@croupier/contracts";

/** A game of tests and benches; the demo shows real ones. */
export function madeUpGame(place: number, change: Partial<ShownGame> = {}): ShownGame {
  const slug = `game-${place}`;
  return {
    id: slug,
    gameId: slug,
    title: `Game ${place}`,
    slug,
    linkUrl: `/casino/slots/lines/${slug}`,
    category: "slots",
    categoryName: "Slots",
    subCategory: "lines",
    subCategoryName: "Lines",
    card_vertical_image: {
      address: `/art/${place}/w*`,
      width: 600,
      height: 800,
      alt: `art of game ${place}`,
    },
    lettering: "bottom",
    media: "tall",
    audiences: [],
    facts: {
      provider: "Kingfisher Games",
      family: "lines",
      returnToPlayer: 0.96,
      volatility: "medium",
      features: [],
      stakeMin: "0.10",
      stakeMax: "100.00",
      jackpot: false,
      since: "2026-11-01",
    },
    ...change,
  };
}
