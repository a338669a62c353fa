import { nameCard } from "@croupier/game-stage/card-names";
import type { BlackjackWords } from "./blackjack-words.ts";
import { payRatio } from "../pay-ratio.ts";
import { tellOpen, tellRound } from "./tell-round.ts";

const results = {
  blackjack: "Blackjack",
  won: "Ganada",
  push: "Empate",
  lost: "Perdida",
  busted: "Pasada",
} as const;
const to = (multiple: number) => payRatio(multiple).join(" a ");

const moves = { hit: "Pedir", stand: "Plantarse", double: "Doblar", split: "Separar" } as const;
const insurance = "La banca muestra un as. ¿Asegurar por media apuesta?";

export const blackjackWords: BlackjackWords = {
  title: "Blackjack 21",
  play: "Repartir",
  told: (round) =>
    tellRound(round, {
      dealer: (total) => `La banca tiene ${total}.`,
      hand: (number, total, result) =>
        `Mano ${number}: ${total}, ${results[result].toLowerCase()}.`,
      paid: (payout) => `Cobras ${payout}.`,
      nothing: "No se paga nada.",
    }),
  toldOpen: ({ events }) =>
    tellOpen(events, {
      dealer: (card) => `La banca muestra ${card}.`,
      hand: (number, total) => `Mano ${number}: ${total}.`,
      insurance,
      moves: (open) => `Te toca: ${open.map((move) => moves[move]).join(", ")}.`,
      cardName: (card) => nameCard(card, "es"),
    }),
  rules: ({
    seatsMost,
    handsOfSeat,
    blackjackPays,
    pairsPay,
    dealerHitsSoft17,
    doubleAfterSplit,
  }) => [
    "Acércate a 21 más que la banca sin pasarte. Las figuras valen diez; el as, uno u once.",
    `Un blackjack, as y diez tal como se reparten, paga ${to(blackjackPays)}. Cualquier otra mano ganada paga 1 a 1; el mismo total devuelve la apuesta.`,
    `La banca pide hasta 16 y ${dealerHitsSoft17 ? "pide con un 17 en que el as vale once" : "se planta con todo 17"}, y mira si tiene blackjack antes de que juegues.`,
    `Puedes ocupar hasta ${seatsMost} asientos, doblar con dos cartas${doubleAfterSplit ? ", también tras separar" : ""}, y separar dos cartas de igual valor hasta ${handsOfSeat} manos. Los ases separados reciben una carta cada uno.`,
    "El seguro es media apuesta y paga 2 a 1 si la banca tiene blackjack. Cuesta más de lo que da; la pista nunca lo toma.",
    `La apuesta a pareja paga ${to(pairsPay.perfect)} por la misma carta dos veces, ${to(pairsPay.coloured)} por un mismo color y ${to(pairsPay.mixed)} por cualquier otra pareja.`,
    "Cada carta sale de una baraja completa: las vistas no dicen nada de las que vienen.",
    "Teclas: la barra espaciadora reparte, y la letra de un botón lo pulsa.",
  ],
  bet: (bet) =>
    ({ seat: "Asiento, mejores jugadas", pairs: "Pareja", insurance: "Seguro" })[bet] ?? bet,
  dealer: "Banca",
  hand: ({ number }) => `Mano ${number}`,
  moves,
  keys: { hit: "P", stand: "L", double: "D", split: "S", insure: "A", noInsurance: "N" },
  results,
  paid: ({ amount }) => amount,
  pairs: { perfect: "Pareja perfecta", coloured: "Pareja de color", mixed: "Pareja" },
  seats: "Asientos",
  pairsBet: ({ stake }) => `Apostar a pareja, ${stake} por asiento`,
  insurance,
  insure: "Asegurar",
  noInsurance: "Sin seguro",
  insured: "Asegurada",
  insurancePaid: "El seguro paga",
  hint: "Pista",
  best: ({ move }) => `Mejor: ${move}`,
  total: ({ stake }) => `${stake} en total`,
  blackjackPays: ({ ratio }) => `Blackjack paga ${ratio.replace(":", " a ")}`,
  dealerRule: ({ hitsSoft17 }) =>
    hitsSoft17 ? "La banca pide con 17 blando" : "La banca se planta con 17",
  yourMove: "Te toca",
  faceDown: "Boca abajo",
};
