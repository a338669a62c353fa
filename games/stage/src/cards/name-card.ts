import { rankOf, suitOf, type Card, type Rank, type Suit } from "@croupier/kit/cards";
import type { Language } from "../scene/game.ts";

type Names = {
  readonly suits: Readonly<Record<Suit, string>>;
  /** Those that are not called by their number. */
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
  readonly both: (of: { readonly rank: string; readonly suit: string }) => string;
};

const names: Readonly<Record<Language, Names>> = {
  en: {
    suits: { S: "spades", H: "hearts", D: "diamonds", C: "clubs" },
    ranks: { A: "Ace", T: "10", J: "Jack", Q: "Queen", K: "King" },
    both: ({ rank, suit }) => `${rank} of ${suit}`,
  },
  es: {
    suits: { S: "picas", H: "corazones", D: "diamantes", C: "tréboles" },
    ranks: { A: "As", T: "10", J: "Jota", Q: "Reina", K: "Rey" },
    both: ({ rank, suit }) => `${rank} de ${suit}`,
  },
  de: {
    suits: { S: "Pik", H: "Herz", D: "Karo", C: "Kreuz" },
    ranks: { A: "Ass", T: "10", J: "Bube", Q: "Dame", K: "König" },
    both: ({ rank, suit }) => `${suit} ${rank}`,
  },
};

/** A card as it is called: "Queen of spades". */
export function nameCard(card: Card, language: Language): string {
  const { suits, ranks, both } = names[language];
  const rank = rankOf(card);
  return both({ rank: ranks[rank] ?? rank, suit: suits[suitOf(card)] });
}
