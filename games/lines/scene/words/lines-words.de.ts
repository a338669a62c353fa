import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, type LinesWords } from "./lines-words.ts";

const symbols = {
  kingfisher: "Eisvogel",
  coin: "Flussmünze",
  lotus: "Lotus",
  fish: "Kupferfisch",
  reeds: "Rohrkolben",
  ace: "Ass",
  king: "König",
  queen: "Dame",
  jack: "Bube",
  ten: "Zehn",
  ripple: "Welle",
} as const;

export const linesWords: LinesWords = {
  title: "Kingfisher’s Catch",
  play: "Drehen",
  symbols,
  told: ({ events, payout, won }) => {
    const { lines, spins, dives } = sumUp(events);
    const first = lines[0];
    const what =
      first === undefined
        ? "Keine Linie zahlt."
        : lines.length === 1
          ? `Eine Linie zahlt: ${first.count}-mal ${symbols[first.symbol as keyof typeof symbols]}.`
          : `${lines.length} Linien zahlen.`;
    const free =
      spins === 0
        ? ""
        : ` ${spins} Freispiele wurden gespielt${dives > 0 ? `, der Eisvogel tauchte ${dives}-mal` : ""}.`;
    return `${what}${free} ${won ? `Sie gewinnen ${payout}.` : lines.length > 0 ? `Ausgezahlt: ${payout}.` : "Kein Gewinn."}`;
  },
  rules: ({ lines, freeSpins, most }) => [
    `Fünf Walzen, drei Reihen, ${lines.length} Linien, die immer gespielt werden. Drei, vier oder fünf gleiche Symbole auf einer Linie, von links, zahlen ihre Zahl mal den ganzen Einsatz. Was alle Linien zahlen, wird zusammengezählt.`,
    "Der Eisvogel steht für jedes Symbol außer der Welle. Lässt sich eine Linie auf zwei Arten lesen, zahlt die teurere.",
    `${freeSpins.scatters} oder mehr Wellen, wo auch immer, geben ${freeSpins.first} Freispiele. Während der Freispiele geben sie ${freeSpins.again} weitere, bis zu ${freeSpins.most} in einer Runde.`,
    `In Freispielen zahlen Linien das ${freeSpins.times}-Fache, und ein Eisvogel nimmt seine ganze Walze ein, bevor die Linien gelesen werden.`,
    `Eine Runde zahlt höchstens das ${timesNumber(most, "de")}-Fache des Einsatzes; dort endet sie. Alles ist entschieden, wenn Sie drücken, bevor etwas gezeigt wird.`,
  ],
  bet: () => "Eine Drehung samt Freispielen",
  ready: ({ lines }) => `${lines} Linien, immer gespielt`,
  line: ({ line, count, symbol, pays }) => `Linie ${line}: ${count} × ${symbol} zahlt ${pays}`,
  wins: ({ paid }) => `Sie gewinnen ${paid}`,
  pays: ({ paid }) => `Ausgezahlt: ${paid}`,
  noWin: "Kein Gewinn",
  soFar: ({ paid }) => `Bisher ${paid}`,
  freeSpin: ({ spin, of }) => `Freispiel ${spin} von ${of}`,
  linesPay: ({ times }) => `Linien zahlen ${times}-fach`,
  given: ({ spins }) => `${spins} Freispiele`,
  givenMore: ({ times }) => `Linien zahlen ${times}-fach, Eisvögel nehmen ihre Walze`,
  ended: "Freispiele zahlen",
  most: "Mehr ist nicht zu fangen",
  catches: { big: "Ein großer Fang", great: "Ein Riesenfang", vast: "Fang des Lebens" },
  allLines: "Alle Linien",
};
