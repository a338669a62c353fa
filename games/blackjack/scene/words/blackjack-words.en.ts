import { nameCard } from "@croupier/game-stage/card-names";
import type { BlackjackWords } from "./blackjack-words.ts";
import { payRatio } from "../pay-ratio.ts";
import { tellOpen, tellRound } from "./tell-round.ts";

const results = {
  blackjack: "Blackjack",
  won: "Won",
  push: "Push",
  lost: "Lost",
  busted: "Bust",
} as const;
const to = (multiple: number) => payRatio(multiple).join(" to ");

const moves = { hit: "Hit", stand: "Stand", double: "Double", split: "Split" } as const;
const insurance = "The dealer shows an ace. Insure for half your stake?";

export const blackjackWords: BlackjackWords = {
  title: "Blackjack 21",
  play: "Deal",
  told: (round) =>
    tellRound(round, {
      dealer: (total) => `Dealer has ${total}.`,
      hand: (number, total, result) =>
        `Hand ${number}: ${total}, ${results[result].toLowerCase()}.`,
      paid: (payout) => `You are paid ${payout}.`,
      nothing: "Nothing is paid.",
    }),
  toldOpen: ({ events }) =>
    tellOpen(events, {
      dealer: (card) => `Dealer shows ${card}.`,
      hand: (number, total) => `Hand ${number}: ${total}.`,
      insurance,
      moves: (open) => `Your move: ${open.map((move) => moves[move]).join(", ")}.`,
      cardName: (card) => nameCard(card, "en"),
    }),
  rules: ({
    seatsMost,
    handsOfSeat,
    blackjackPays,
    pairsPay,
    dealerHitsSoft17,
    doubleAfterSplit,
  }) => [
    "Come nearer to 21 than the dealer without going over. Pictures count ten, an ace one or eleven.",
    `A blackjack, an ace and a ten as they are dealt, pays ${to(blackjackPays)}. Any other win pays 1 to 1; the same total gives the stake back.`,
    `The dealer draws up to 16 and ${dealerHitsSoft17 ? "draws on a 17 with an ace as eleven" : "stands on every 17"}, and looks for a blackjack before you move.`,
    `You may take up to ${seatsMost} seats, double on any two cards${doubleAfterSplit ? ", also of a split" : ""}, and split two cards of one value up to ${handsOfSeat} hands. Split aces get one card each.`,
    "Insurance is half the stake and pays 2 to 1 where the dealer has a blackjack. It costs more than it brings, and the hint never takes it.",
    `The bet on a pair pays ${to(pairsPay.perfect)} for the same card twice, ${to(pairsPay.coloured)} for one colour and ${to(pairsPay.mixed)} for any other pair.`,
    "Every card is drawn from a whole deck, so cards that were seen say nothing about those to come.",
    "Keys: space deals, and a letter on a button presses it.",
  ],
  bet: (bet) => ({ seat: "Seat, best moves", pairs: "Pair", insurance: "Insurance" })[bet] ?? bet,
  dealer: "Dealer",
  hand: ({ number }) => `Hand ${number}`,
  moves,
  keys: { hit: "H", stand: "S", double: "D", split: "P", insure: "I", noInsurance: "N" },
  results,
  paid: ({ amount }) => amount,
  pairs: { perfect: "Perfect pair", coloured: "Coloured pair", mixed: "Pair" },
  seats: "Seats",
  pairsBet: ({ stake }) => `Bet on a pair, ${stake} a seat`,
  insurance,
  insure: "Insure",
  noInsurance: "No insurance",
  insured: "Insured",
  insurancePaid: "Insurance pays",
  hint: "Hint",
  best: ({ move }) => `Best: ${move}`,
  total: ({ stake }) => `${stake} in all`,
  blackjackPays: ({ ratio }) => `Blackjack pays ${ratio.replace(":", " to ")}`,
  dealerRule: ({ hitsSoft17 }) =>
    hitsSoft17 ? "Dealer draws on soft 17" : "Dealer stands on all 17",
  yourMove: "Your move",
  faceDown: "Face down",
};
