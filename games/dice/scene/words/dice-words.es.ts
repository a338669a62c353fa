import type { DiceWords } from "./dice-words.ts";
import { lineOf } from "../dice-line.ts";
import { numberText, percentText } from "./number-text.ts";

const number = (hundredths: number) => numberText(hundredths, "es");
const percent = (ofTenThousand: number) => percentText(ofTenThousand, "es");

export const diceWords: DiceWords = {
  title: "Lucky Dice",
  play: "Lanzar",
  told: ({ choice, events, payout, won }) =>
    `Ha salido ${number(events[0]?.number ?? 0)}; dijiste ${choice.side === "under" ? "por debajo de" : "desde"} ${number(lineOf(choice))}. ` +
    (won
      ? `Ganas ${payout}.`
      : events[0]?.won
        ? `Has acertado: se paga ${payout}.`
        : "Sin premio."),
  rules: ({ returnOfTenThousand, winningMin, winningMax }) => [
    "Sale un número de 0,00 a 99,99; cada uno de los diez mil es igual de probable.",
    "Pon la línea donde quieras y di si el número quedará por debajo o no. Cuantos menos números ganan, más paga el premio.",
    `Un premio paga la apuesta por ${percent(returnOfTenThousand)} dividido entre la probabilidad de ganar. Puedes elegir una probabilidad de ${percent(winningMin)} a ${percent(winningMax)}.`,
    "Las tiradas no saben nada de las anteriores. Ninguna posición de la línea paga más que otra a la larga.",
  ],
  bet: (bet) => `${percent(Number(bet))} de ganar`,
  toWin: ({ side, line }) => (side === "under" ? `Por debajo de ${line}` : `${line} o más`),
  wins: ({ payout }) => `Ganas ${payout}`,
  paid: ({ payout }) => `Se paga ${payout}`,
  noWin: "Sin premio",
  line: "Línea",
  lineText: ({ side, line, chance }) =>
    side === "under" ? `Gana por debajo de ${line}, ${chance}` : `Gana desde ${line}, ${chance}`,
  chance: "Probabilidad",
  multiple: "Multiplicador",
  pays: "Premio",
  side: "Lado que gana",
  sides: { under: "Por debajo", over: "Por encima" },
  latest: "Últimas tiradas",
  won: "ganada",
  lost: "no ganada",
};
