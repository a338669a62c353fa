import { timesText } from "@croupier/game-stage/scene";
import type { PokerWords } from "./poker-words.ts";
import { tellDeal, tellDraw } from "./tell-hand.ts";

const ranks = {
  jacksOrBetter: "Jotas o mejor",
  twoPair: "Doble pareja",
  threeOfAKind: "Trío",
  straight: "Escalera",
  flush: "Color",
  fullHouse: "Full",
  fourOfAKind: "Póquer",
  straightFlush: "Escalera de color",
  royalFlush: "Escalera real",
} as const;
const choose = "Guarda lo que quieras y luego cambia.";
const nothing = "Sin jugada premiada";

const sentences = {
  language: "es",
  dealt: (cards: string) => `Tus cartas: ${cards}.`,
  already: (rank: keyof typeof ranks) => `Ya es ${ranks[rank].toLowerCase()}.`,
  choose,
  held: (cards: string) => `Guardaste ${cards}.`,
  heldNone: "No guardaste nada.",
  drawn: (cards: string) => `Te llegó ${cards}.`,
  paid: ({ rank, payout, won }: { rank: keyof typeof ranks; payout: string; won: boolean }) =>
    won ? `${ranks[rank]}. Ganas ${payout}.` : `${ranks[rank]}. Recuperas tu apuesta: ${payout}.`,
  nothing: `${nothing}. No se paga nada.`,
} as const;

export const pokerWords: PokerWords = {
  title: "Jacks or Better",
  play: "Repartir",
  told: (round) => tellDraw(round, sentences),
  toldOpen: ({ events }) => tellDeal(events, sentences),
  rules: ({ pays }) => [
    "Se reparten cinco cartas de una baraja completa de 52. Guarda las que quieras; las demás se cambian una sola vez, por cartas de la misma baraja. Se paga la mano que tengas entonces.",
    `La mano más baja que paga es una pareja de jotas, reinas, reyes o ases: ${timesText(pays.jacksOrBetter, "es")} la apuesta. Una escalera real paga ${timesText(pays.royalFlush, "es")}, apuestes lo que apuestes.`,
    "Lo que guardas decide lo que recibes. El retorno que se muestra es el de guardar siempre lo mejor; de otro modo es menor. En la práctica, la pista cuenta cada forma de guardar con todos los cambios posibles.",
    "Los premios no se pueden doblar. Si no vuelves, se guarda y se paga lo repartido.",
    "Teclas: del 1 al 5 guardan o sueltan una carta, la barra espaciadora reparte y cambia. En la práctica, P pide la mejor jugada.",
  ],
  bet: () => "La mejor jugada en cada mano",
  draw: "Cambiar",
  hand: "Tu mano",
  pays: "Lo que paga cada mano",
  ranks,
  examples: {
    jacksOrBetter: "Una pareja de jotas, reinas, reyes o ases",
    twoPair: "Dos parejas cualesquiera",
    threeOfAKind: "Tres del mismo valor",
    straight: "Cinco seguidas",
    flush: "Cinco del mismo palo",
    fullHouse: "Tres de un valor y dos de otro",
    fourOfAKind: "Las cuatro de un valor",
    straightFlush: "Cinco seguidas del mismo palo",
    royalFlush: "Del diez al as del mismo palo",
  },
  hold: "Guardar",
  held: "Guardada",
  faceDown: "Boca abajo",
  before: "Cinco cartas, un cambio.",
  choose,
  nothing,
  stakeBack: ({ rank, payout }) => `${rank}: recuperas tu apuesta, ${payout}`,
  wins: ({ payout }) => `Ganas ${payout}`,
  hint: "Pista",
  hintKey: "P",
  best: ({ cards, worth }) =>
    cards === 0
      ? `Mejor: cambia las cinco, de media ${worth}× la apuesta`
      : `Mejor: guarda ${cards}, de media ${worth}× la apuesta`,
};
