import { timesText } from "@croupier/game-stage/scene";
import type { PokerWords } from "./poker-words.ts";
import { tellDeal, tellDraw } from "./tell-hand.ts";

const ranks = {
  jacksOrBetter: "Jacks or better",
  twoPair: "Two pair",
  threeOfAKind: "Three of a kind",
  straight: "Straight",
  flush: "Flush",
  fullHouse: "Full house",
  fourOfAKind: "Four of a kind",
  straightFlush: "Straight flush",
  royalFlush: "Royal flush",
} as const;
const choose = "Hold what you keep, then draw.";
const nothing = "No paying hand";

const sentences = {
  language: "en",
  dealt: (cards: string) => `You are dealt ${cards}.`,
  already: (rank: keyof typeof ranks) => `That is ${ranks[rank].toLowerCase()} already.`,
  choose,
  held: (cards: string) => `You held ${cards}.`,
  heldNone: "You held nothing.",
  drawn: (cards: string) => `You drew ${cards}.`,
  paid: ({ rank, payout, won }: { rank: keyof typeof ranks; payout: string; won: boolean }) =>
    won ? `${ranks[rank]}. You win ${payout}.` : `${ranks[rank]}. Your stake is back: ${payout}.`,
  nothing: `${nothing}. Nothing is paid.`,
} as const;

export const pokerWords: PokerWords = {
  title: "Jacks or Better",
  play: "Deal",
  told: (round) => tellDraw(round, sentences),
  toldOpen: ({ events }) => tellDeal(events, sentences),
  rules: ({ pays }) => [
    "Five cards are dealt from a whole deck of 52. Hold those you keep; the others are exchanged once, for cards from the same deck. The hand you then have is paid.",
    `The lowest hand that pays is a pair of jacks, queens, kings or aces, ${timesText(pays.jacksOrBetter, "en")} the stake. A royal flush pays ${timesText(pays.royalFlush, "en")}, whatever you stake.`,
    "What you hold decides what you get. The return that is shown is that of the best hold every time; other holds return less. In practice the hint counts every hold over every exchange there is.",
    "There is no doubling of wins. Should you not come back, what you were dealt is kept and paid.",
    "Keys: 1 to 5 hold a card or let it go, space deals and draws. In practice, H asks for the best hold.",
  ],
  bet: () => "Best hold, every hand",
  draw: "Draw",
  hand: "Your hand",
  pays: "What hands pay",
  ranks,
  examples: {
    jacksOrBetter: "A pair of jacks, queens, kings or aces",
    twoPair: "Two pairs of any rank",
    threeOfAKind: "Three of one rank",
    straight: "Five in a row",
    flush: "Five of one suit",
    fullHouse: "Three of one rank, two of another",
    fourOfAKind: "All four of one rank",
    straightFlush: "Five in a row of one suit",
    royalFlush: "Ten to ace of one suit",
  },
  hold: "Hold",
  held: "Held",
  faceDown: "Face down",
  before: "Five cards, one exchange.",
  choose,
  nothing,
  stakeBack: ({ rank, payout }) => `${rank}: your stake is back, ${payout}`,
  wins: ({ payout }) => `You win ${payout}`,
  hint: "Best hold",
  hintKey: "H",
  best: ({ cards, worth }) =>
    cards === 0
      ? `Best: draw five, worth ${worth}× the stake`
      : `Best: hold ${cards}, worth ${worth}× the stake`,
};
