import { nameCard } from "@croupier/game-stage/card-names";
import type { BlackjackWords } from "./blackjack-words.ts";
import { payRatio } from "../pay-ratio.ts";
import { tellOpen, tellRound } from "./tell-round.ts";

const results = {
  blackjack: "Blackjack",
  won: "Gewonnen",
  push: "Unentschieden",
  lost: "Verloren",
  busted: "Überkauft",
} as const;
const to = (multiple: number) => payRatio(multiple).join(" zu ");

const moves = { hit: "Karte", stand: "Stehen", double: "Verdoppeln", split: "Teilen" } as const;
const insurance = "Die Bank zeigt ein Ass. Für den halben Einsatz versichern?";

export const blackjackWords: BlackjackWords = {
  title: "Blackjack 21",
  play: "Geben",
  told: (round) =>
    tellRound(round, {
      dealer: (total) => `Die Bank hat ${total}.`,
      hand: (number, total, result) =>
        `Hand ${number}: ${total}, ${results[result].toLowerCase()}.`,
      paid: (payout) => `Ausgezahlt werden ${payout}.`,
      nothing: "Nichts wird ausgezahlt.",
    }),
  toldOpen: ({ events }) =>
    tellOpen(events, {
      dealer: (card) => `Die Bank zeigt ${card}.`,
      hand: (number, total) => `Hand ${number}: ${total}.`,
      insurance,
      moves: (open) => `Ihr Zug: ${open.map((move) => moves[move]).join(", ")}.`,
      cardName: (card) => nameCard(card, "de"),
    }),
  rules: ({
    seatsMost,
    handsOfSeat,
    blackjackPays,
    pairsPay,
    dealerHitsSoft17,
    doubleAfterSplit,
  }) => [
    "Kommen Sie näher an 21 als die Bank, ohne darüber zu gehen. Bilder zählen zehn, ein Ass eins oder elf.",
    `Ein Blackjack, Ass und Zehn wie gegeben, zahlt ${to(blackjackPays)}. Jeder andere Gewinn zahlt 1 zu 1; Gleichstand gibt den Einsatz zurück.`,
    `Die Bank zieht bis 16 und ${dealerHitsSoft17 ? "zieht bei 17 mit einem Ass als elf" : "bleibt bei jeder 17 stehen"}; nach einem Blackjack sieht sie, bevor Sie am Zug sind.`,
    `Sie können bis zu ${seatsMost} Plätze nehmen, mit zwei Karten verdoppeln${doubleAfterSplit ? ", auch nach dem Teilen" : ""}, und zwei gleichwertige Karten auf bis zu ${handsOfSeat} Hände teilen. Geteilte Asse bekommen je eine Karte.`,
    "Die Versicherung kostet den halben Einsatz und zahlt 2 zu 1, wenn die Bank einen Blackjack hat. Sie kostet mehr, als sie bringt; der Tipp nimmt sie nie.",
    `Die Wette auf ein Paar zahlt ${to(pairsPay.perfect)} für zweimal dieselbe Karte, ${to(pairsPay.coloured)} für eine Farbe und ${to(pairsPay.mixed)} für jedes andere Paar.`,
    "Jede Karte kommt aus einem ganzen Blatt: Was man sah, sagt nichts über das, was kommt.",
    "Tasten: Die Leertaste gibt, und der Buchstabe auf einem Knopf drückt ihn.",
  ],
  bet: (bet) =>
    ({ seat: "Platz, beste Züge", pairs: "Paar", insurance: "Versicherung" })[bet] ?? bet,
  dealer: "Bank",
  hand: ({ number }) => `Hand ${number}`,
  moves,
  keys: { hit: "K", stand: "S", double: "V", split: "T", insure: "V", noInsurance: "N" },
  results,
  paid: ({ amount }) => amount,
  pairs: { perfect: "Perfektes Paar", coloured: "Farbiges Paar", mixed: "Paar" },
  seats: "Plätze",
  pairsBet: ({ stake }) => `Auf ein Paar setzen, ${stake} je Platz`,
  insurance,
  insure: "Versichern",
  noInsurance: "Nicht versichern",
  insured: "Versichert",
  insurancePaid: "Versicherung zahlt",
  hint: "Tipp",
  best: ({ move }) => `Am besten: ${move}`,
  total: ({ stake }) => `${stake} insgesamt`,
  blackjackPays: ({ ratio }) => `Blackjack zahlt ${ratio.replace(":", " zu ")}`,
  dealerRule: ({ hitsSoft17 }) =>
    hitsSoft17 ? "Die Bank zieht bei weicher 17" : "Die Bank steht bei jeder 17",
  yourMove: "Ihr Zug",
  faceDown: "Verdeckt",
};
