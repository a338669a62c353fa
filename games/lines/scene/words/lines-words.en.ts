import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, type LinesWords } from "./lines-words.ts";

const symbols = {
  kingfisher: "Kingfisher",
  coin: "River coin",
  lotus: "Lotus",
  fish: "Copper fish",
  reeds: "Bulrushes",
  ace: "Ace",
  king: "King",
  queen: "Queen",
  jack: "Jack",
  ten: "Ten",
  ripple: "Ripple",
} as const;

export const linesWords: LinesWords = {
  title: "Kingfisher’s Catch",
  play: "Spin",
  symbols,
  told: ({ events, payout, won }) => {
    const { lines, spins, dives } = sumUp(events);
    const first = lines[0];
    const what =
      first === undefined
        ? "No line pays."
        : lines.length === 1
          ? `One line pays, ${first.count} times ${symbols[first.symbol as keyof typeof symbols]}.`
          : `${lines.length} lines pay.`;
    const free =
      spins === 0
        ? ""
        : ` ${spins} free spins were played${dives > 0 ? `, the kingfisher dived ${dives === 1 ? "once" : `${dives} times`}` : ""}.`;
    return `${what}${free} ${won ? `You win ${payout}.` : lines.length > 0 ? `${payout} is paid.` : "No win."}`;
  },
  rules: ({ lines, freeSpins, most, wild, scatter }) => [
    `Five reels, three rows, ${lines.length} lines that are always played. Three, four or five of a symbol on a line, from the left, pay their number times the whole stake. What all lines pay is added up.`,
    `The ${symbols[wild as keyof typeof symbols].toLowerCase()} stands in for every symbol but the ${symbols[scatter as keyof typeof symbols].toLowerCase()}. A line that can be read in two ways pays the dearer one.`,
    `${freeSpins.scatters} or more ripples anywhere give ${freeSpins.first} free spins. During free spins they give ${freeSpins.again} more, up to ${freeSpins.most} in a round.`,
    `In free spins lines pay ${freeSpins.times} times as much, and a kingfisher takes its whole reel before lines are read.`,
    `A round pays at most ${timesNumber(most, "en")} times the stake; there it ends. All of it is decided when you press, before anything is shown.`,
  ],
  bet: () => "A spin, free spins included",
  ready: ({ lines }) => `${lines} lines, always played`,
  line: ({ line, count, symbol, pays }) => `Line ${line}: ${count} × ${symbol} pays ${pays}`,
  wins: ({ paid }) => `You win ${paid}`,
  pays: ({ paid }) => `${paid} is paid`,
  noWin: "No win",
  soFar: ({ paid }) => `${paid} so far`,
  freeSpin: ({ spin, of }) => `Free spin ${spin} of ${of}`,
  linesPay: ({ times }) => `Lines pay ${times} times`,
  given: ({ spins }) => `${spins} free spins`,
  givenMore: ({ times }) => `Lines pay ${times} times, kingfishers take their reel`,
  ended: "Free spins paid",
  most: "All there is to catch",
  catches: { big: "A big catch", great: "A great catch", vast: "Catch of a lifetime" },
  allLines: "All lines",
};
