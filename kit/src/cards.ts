export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export type Rank = (typeof ranks)[number];

/** Spades and clubs are black, hearts and diamonds are red. */
export const suits = ["S", "H", "D", "C"] as const;
export type Suit = (typeof suits)[number];

/** A playing card as everybody writes it: `QS` is the queen of spades, `TD` the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

/** All 52, suit by suit, each from the ace to the king: the order a drawn number stands for a card in. */
export const deck: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank): Card => `${rank}${suit}`),
);

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function isRed(card: Card): boolean {
  return suitOf(card) === "H" || suitOf(card) === "D";
}
