import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, type LinesWords } from "./lines-words.ts";

const symbols = {
  kingfisher: "Martín pescador",
  coin: "Moneda del río",
  lotus: "Loto",
  fish: "Pez de cobre",
  reeds: "Espadañas",
  ace: "As",
  king: "Rey",
  queen: "Reina",
  jack: "Jota",
  ten: "Diez",
  ripple: "Onda",
} as const;

export const linesWords: LinesWords = {
  title: "Kingfisher’s Catch",
  play: "Girar",
  symbols,
  told: ({ events, payout, won }) => {
    const { lines, spins, dives } = sumUp(events);
    const first = lines[0];
    const what =
      first === undefined
        ? "Ninguna línea paga."
        : lines.length === 1
          ? `Una línea paga: ${first.count} × ${symbols[first.symbol as keyof typeof symbols]}.`
          : `${lines.length} líneas pagan.`;
    const free =
      spins === 0
        ? ""
        : ` Se jugaron ${spins} tiradas gratis${dives > 0 ? `; el martín pescador se zambulló ${dives === 1 ? "una vez" : `${dives} veces`}` : ""}.`;
    return `${what}${free} ${won ? `Ganas ${payout}.` : lines.length > 0 ? `Se pagan ${payout}.` : "Sin premio."}`;
  },
  rules: ({ lines, freeSpins, most }) => [
    `Cinco rodillos, tres filas y ${lines.length} líneas que siempre se juegan. Tres, cuatro o cinco símbolos iguales en una línea, desde la izquierda, pagan su número por la apuesta entera. Lo que pagan las líneas se suma.`,
    "El martín pescador vale por cualquier símbolo menos la onda. Si una línea se puede leer de dos maneras, paga la más alta.",
    `${freeSpins.scatters} ondas o más, en cualquier lugar, dan ${freeSpins.first} tiradas gratis. Durante ellas dan ${freeSpins.again} más, hasta ${freeSpins.most} en una ronda.`,
    `En las tiradas gratis las líneas pagan ${freeSpins.times} veces más y un martín pescador ocupa todo su rodillo antes de leer las líneas.`,
    `Una ronda paga como mucho ${timesNumber(most, "es")} veces la apuesta; ahí termina. Todo se decide al pulsar, antes de mostrar nada.`,
  ],
  bet: () => "Un giro con sus tiradas gratis",
  ready: ({ lines }) => `${lines} líneas, siempre en juego`,
  line: ({ line, count, symbol, pays }) => `Línea ${line}: ${count} × ${symbol} paga ${pays}`,
  wins: ({ paid }) => `Ganas ${paid}`,
  pays: ({ paid }) => `Se pagan ${paid}`,
  noWin: "Sin premio",
  soFar: ({ paid }) => `Hasta ahora ${paid}`,
  freeSpin: ({ spin, of }) => `Tirada gratis ${spin} de ${of}`,
  linesPay: ({ times }) => `Las líneas pagan por ${times}`,
  given: ({ spins }) => `${spins} tiradas gratis`,
  givenMore: ({ times }) => `Las líneas pagan por ${times}; el martín pescador toma su rodillo`,
  ended: "Las tiradas gratis pagan",
  most: "No hay más que pescar",
  catches: { big: "Una gran captura", great: "Una captura enorme", vast: "La captura de tu vida" },
  allLines: "Todas las líneas",
};
