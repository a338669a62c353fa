import type { LinesConfig } from "./lines-config.ts";

const names: Readonly<Record<string, string>> = {
  W: "kingfisher",
  C: "coin",
  L: "lotus",
  F: "fish",
  R: "reeds",
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  T: "ten",
  S: "ripple",
};

/** Kingfisher's Catch: a river at dusk. */
export const kingfisherConfig: LinesConfig = {
  symbols: Object.values(names),
  wild: "kingfisher",
  scatter: "ripple",
  reels: [
    strip("WTQJAKTFJQKCJTARQKLTAQSKJFRQJC"),
    strip("ATKWQJRTAJLKQTFJSKAQTCJRKQTAJFLK"),
    strip("QJTKSAQRJTWKFQALKQTCJAKTRQJFAT"),
    strip("KTAQJFTKRQWJATSKLQJTCAQKRJTFQAJK"),
    strip("JQTKARQTJWKFATQLJKCQATRKSQJTFA"),
  ],
  freeReels: [
    strip("WTQJAKTFJQKCJTARQKJLTAQSKJFTRQJC"),
    strip("ATKWQJRTAJLKQTFJSKAQTCJRKQTAJFLK"),
    strip("QJTKSAQRJTWKFQJATLKQTCJASKTRQJFA"),
    strip("KTAQJFTKRQWJATSKLQJTCAQKRJTFQAJK"),
    strip("JQTKARQTJWKFATQLJKTCQAJTRKSQJTFA"),
  ],
  lines: [
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 1, 1, 1, 1],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
  ],
  pays: {
    kingfisher: [80_000, 500_000, 2_500_000],
    coin: [50_000, 300_000, 1_500_000],
    lotus: [40_000, 200_000, 1_000_000],
    fish: [30_000, 120_000, 600_000],
    reeds: [25_000, 80_000, 400_000],
    ace: [15_000, 60_000, 200_000],
    king: [15_000, 50_000, 200_000],
    queen: [10_000, 30_000, 130_000],
    jack: [10_000, 25_000, 100_000],
    ten: [10_000, 25_000, 100_000],
  },
  freeSpins: { scatters: 3, first: 10, again: 5, most: 30, times: 2 },
  most: 50_000_000,
  returnToPlayer: 0.964_667_543_387_379,
  rest: "drawn",
};

function strip(letters: string): string[] {
  return [...letters].map((letter) => names[letter] ?? letter);
}
