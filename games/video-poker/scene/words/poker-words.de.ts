import { timesText } from "@croupier/game-stage/scene";
import type { PokerWords } from "./poker-words.ts";
import { tellDeal, tellDraw } from "./tell-hand.ts";

const ranks = {
  jacksOrBetter: "Buben oder besser",
  twoPair: "Zwei Paare",
  threeOfAKind: "Drilling",
  straight: "Straße",
  flush: "Flush",
  fullHouse: "Full House",
  fourOfAKind: "Vierling",
  straightFlush: "Straight Flush",
  royalFlush: "Royal Flush",
} as const;
const choose = "Halten Sie, was bleibt, dann ziehen Sie.";
const nothing = "Keine Gewinnhand";

const sentences = {
  language: "de",
  dealt: (cards: string) => `Ihre Karten: ${cards}.`,
  already: (rank: keyof typeof ranks) => `Das ist schon: ${ranks[rank]}.`,
  choose,
  held: (cards: string) => `Gehalten: ${cards}.`,
  heldNone: "Sie haben nichts gehalten.",
  drawn: (cards: string) => `Gezogen: ${cards}.`,
  paid: ({ rank, payout, won }: { rank: keyof typeof ranks; payout: string; won: boolean }) =>
    won
      ? `${ranks[rank]}. Sie gewinnen ${payout}.`
      : `${ranks[rank]}. Sie bekommen Ihren Einsatz zurück: ${payout}.`,
  nothing: `${nothing}. Nichts wird ausgezahlt.`,
} as const;

export const pokerWords: PokerWords = {
  title: "Jacks or Better",
  play: "Geben",
  told: (round) => tellDraw(round, sentences),
  toldOpen: ({ events }) => tellDeal(events, sentences),
  rules: ({ pays }) => [
    "Fünf Karten kommen aus einem ganzen Blatt von 52. Halten Sie, was Sie behalten; die anderen werden einmal getauscht, gegen Karten aus demselben Blatt. Was Sie dann haben, wird bezahlt.",
    `Die kleinste Hand, die zahlt, ist ein Paar Buben, Damen, Könige oder Asse: ${timesText(pays.jacksOrBetter, "de")} Einsatz. Ein Royal Flush zahlt ${timesText(pays.royalFlush, "de")}, bei jedem Einsatz.`,
    "Was Sie halten, entscheidet, was Sie bekommen. Die angezeigte Auszahlung ist die des jeweils besten Haltens; anders gehalten ist sie kleiner. Beim Üben zählt der Tipp jede Art zu halten über jeden möglichen Tausch aus.",
    "Gewinne lassen sich nicht verdoppeln. Kommen Sie nicht zurück, bleibt und zahlt, was gegeben wurde.",
    "Tasten: 1 bis 5 halten eine Karte oder geben sie frei, die Leertaste gibt und zieht. Beim Üben fragt T nach dem besten Halten.",
  ],
  bet: () => "Jede Hand am besten gehalten",
  draw: "Ziehen",
  hand: "Ihre Hand",
  pays: "Was Hände zahlen",
  ranks,
  examples: {
    jacksOrBetter: "Ein Paar Buben, Damen, Könige oder Asse",
    twoPair: "Zwei Paare beliebigen Werts",
    threeOfAKind: "Drei eines Werts",
    straight: "Fünf in Folge",
    flush: "Fünf einer Farbe",
    fullHouse: "Drei eines Werts, zwei eines anderen",
    fourOfAKind: "Alle vier eines Werts",
    straightFlush: "Fünf in Folge in einer Farbe",
    royalFlush: "Zehn bis Ass in einer Farbe",
  },
  hold: "Halten",
  held: "Gehalten",
  faceDown: "Verdeckt",
  before: "Fünf Karten, ein Tausch.",
  choose,
  nothing,
  stakeBack: ({ rank, payout }) => `${rank}: Einsatz zurück, ${payout}`,
  wins: ({ payout }) => `Sie gewinnen ${payout}`,
  hint: "Tipp",
  hintKey: "T",
  best: ({ cards, worth }) =>
    cards === 0
      ? `Am besten: fünf ziehen, im Mittel ${worth}× Einsatz`
      : `Am besten: ${cards} halten, im Mittel ${worth}× Einsatz`,
};
