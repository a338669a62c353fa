import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, waysIn, type WaysWords } from "./ways-words.ts";

const symbols = {
  moon: "Mond",
  owl: "Eule",
  lantern: "Laterne",
  pomegranate: "Granatapfel",
  fig: "Feige",
  pear: "Birne",
  plum: "Pflaume",
  cherry: "Kirschen",
  leaf: "Blätter",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;
const waysText = (ways: number) => (ways === 1 ? "ein Weg" : `${ways} Wege`);

export const waysWords: WaysWords = {
  title: "Moonlit Orchard",
  play: "Schütteln",
  symbols,
  told: ({ events, payout, won }) => {
    const { paid, falls, times } = sumUp(events);
    const [first] = paid;
    const what =
      first === undefined
        ? "Keine Wege zahlen."
        : falls > 1
          ? `Wege zahlen ${falls}-mal hintereinander, zuletzt ${times}-fach.`
          : paid.length > 1
            ? `${paid.length} Symbole zahlen.`
            : `${nameOf(first.symbol)} auf ${first.length} Walzen, ${waysText(first.ways)}.`;
    return `${what} ${won ? `Sie gewinnen ${payout}.` : paid.length > 0 ? `Ausgezahlt: ${payout}.` : "Kein Gewinn."}`;
  },
  rules: (config) => [
    `${config.reels.length} Walzen, ${config.rows} Reihen, ${waysIn(config)} Wege. Ein Symbol zahlt, wo es von links auf drei, vier oder fünf Walzen nebeneinander hängt, gleich in welcher Reihe. Jeder Weg, auf dem man ihm folgen kann, zahlt seine Zahl mal den ganzen Einsatz; alle Wege werden zusammengezählt.`,
    `Das Symbol ${nameOf(config.wild)} steht für jedes andere. Es hängt nie auf der ersten oder der letzten Walze.`,
    "Was gezahlt hat, verlässt den Zweig. Was darüber hängt, fällt, von oben kommen neue Früchte, und die Wege werden neu gelesen, bis nichts mehr zahlt.",
    `Der Mond wächst mit jedem Fall. Die Fälle einer Runde zählen ${config.times.join(", ")}-fach, und beim letzten davon bleibt es.`,
    `Eine Runde zahlt höchstens das ${timesNumber(config.most, "de")}-Fache des Einsatzes; dort endet sie. Alles ist entschieden, wenn Sie drücken, bevor etwas gezeigt wird.`,
  ],
  bet: () => "Einmal schütteln samt allen Fällen",
  ready: ({ ways }) => `${ways} Wege, immer gespielt`,
  paid: ({ length, symbol, ways, times, pays }) =>
    `${symbol} auf ${length} Walzen, ${waysText(ways)}${times > 1 ? ` × ${times}` : ""}: ${pays}`,
  fell: ({ times, total }) => `Es fällt und zählt jetzt ${times}-fach. Bisher ${total}.`,
  wins: ({ paid }) => `Sie gewinnen ${paid}`,
  pays: ({ paid }) => `Ausgezahlt: ${paid}`,
  noWin: "Kein Gewinn",
  soFar: ({ paid }) => `Bisher ${paid}`,
  most: "Die Zweige sind leer",
  harvests: { big: "Reiche Ernte", great: "Goldene Ernte", vast: "Ernte des Lebens" },
  moon: "Der Mond wächst",
  fallOf: ({ fall, isLast }) => (isLast ? `Ab Fall ${fall}` : `Fall ${fall}`),
  standsIn: "Steht für jedes",
};
