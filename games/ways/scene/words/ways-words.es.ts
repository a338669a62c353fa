import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, waysIn, type WaysWords } from "./ways-words.ts";

const symbols = {
  moon: "Luna",
  owl: "Búho",
  lantern: "Farol",
  pomegranate: "Granada",
  fig: "Higo",
  pear: "Pera",
  plum: "Ciruela",
  cherry: "Cerezas",
  leaf: "Hojas",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;
const waysText = (ways: number) => (ways === 1 ? "un camino" : `${ways} caminos`);

export const waysWords: WaysWords = {
  title: "Moonlit Orchard",
  play: "Sacudir",
  symbols,
  told: ({ events, payout, won }) => {
    const { paid, falls, times } = sumUp(events);
    const [first] = paid;
    const what =
      first === undefined
        ? "Ningún camino paga."
        : falls > 1
          ? `Los caminos pagan en ${falls} caídas seguidas; la última cuenta por ${times}.`
          : paid.length > 1
            ? `${paid.length} símbolos pagan.`
            : `${nameOf(first.symbol)} en ${first.length} rodillos, ${waysText(first.ways)}.`;
    return `${what} ${won ? `Ganas ${payout}.` : paid.length > 0 ? `Se pagan ${payout}.` : "Sin premio."}`;
  },
  rules: (config) => [
    `${config.reels.length} rodillos, ${config.rows} filas, ${waysIn(config)} caminos. Un símbolo paga donde cuelga en tres, cuatro o cinco rodillos seguidos, desde la izquierda, en cualquier fila. Cada camino por el que se puede seguir paga su número por la apuesta entera, y todos se suman.`,
    `El símbolo ${nameOf(config.wild)} vale por cualquier otro. Nunca cuelga en el primer rodillo ni en el último.`,
    "Lo que ha pagado deja la rama. Lo que cuelga encima cae, entra fruta nueva por arriba y los caminos se leen otra vez, hasta que nada más paga.",
    `La luna crece con cada caída. Las caídas de una ronda cuentan por ${config.times.join(", ")}, y la última de ellas se mantiene.`,
    `Una ronda paga como mucho ${timesNumber(config.most, "es")} veces la apuesta; ahí termina. Todo se decide al pulsar, antes de mostrar nada.`,
  ],
  bet: () => "Una sacudida con todas sus caídas",
  ready: ({ ways }) => `${ways} caminos, siempre en juego`,
  paid: ({ length, symbol, ways, times, pays }) =>
    `${symbol} en ${length} rodillos, ${waysText(ways)}${times > 1 ? ` × ${times}` : ""}: ${pays}`,
  fell: ({ times, total }) => `Cae, y ahora cuenta por ${times}. Hasta ahora ${total}.`,
  wins: ({ paid }) => `Ganas ${paid}`,
  pays: ({ paid }) => `Se pagan ${paid}`,
  noWin: "Sin premio",
  soFar: ({ paid }) => `Hasta ahora ${paid}`,
  most: "Las ramas están vacías",
  harvests: { big: "Buena cosecha", great: "Cosecha de oro", vast: "La cosecha de tu vida" },
  moon: "La luna crece",
  fallOf: ({ fall, isLast }) => (isLast ? `Caída ${fall} y siguientes` : `Caída ${fall}`),
  standsIn: "Vale por cualquiera",
};
