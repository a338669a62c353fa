import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, waysIn, type WaysWords } from "./ways-words.ts";

const symbols = {
  moon: "Moon",
  owl: "Owl",
  lantern: "Lantern",
  pomegranate: "Pomegranate",
  fig: "Fig",
  pear: "Pear",
  plum: "Plum",
  cherry: "Cherries",
  leaf: "Leaves",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;
const waysText = (ways: number) => (ways === 1 ? "one way" : `${ways} ways`);

export const waysWords: WaysWords = {
  title: "Moonlit Orchard",
  play: "Shake",
  symbols,
  told: ({ events, payout, won }) => {
    const { paid, falls, times } = sumUp(events);
    const [first] = paid;
    const what =
      first === undefined
        ? "No ways pay."
        : falls > 1
          ? `Ways pay in ${falls} falls in a row, the last counting ${times} times.`
          : paid.length > 1
            ? `${paid.length} symbols pay.`
            : `${nameOf(first.symbol)} on ${first.length} reels, ${waysText(first.ways)}.`;
    return `${what} ${won ? `You win ${payout}.` : paid.length > 0 ? `${payout} is paid.` : "No win."}`;
  },
  rules: (config) => [
    `${config.reels.length} reels, ${config.rows} rows, ${waysIn(config)} ways. A symbol pays where it hangs on three, four or five reels beside each other, from the left, in any row. Each way it can be followed pays its number times the whole stake, and all ways are added up.`,
    `The ${nameOf(config.wild).toLowerCase()} stands in for every symbol. It never hangs on the first or the last reel.`,
    "What paid leaves the branches. What hangs above it falls, new fruit comes in from above, and ways are read again, until nothing pays any more.",
    `The moon grows with every fall. The falls of a round count ${config.times.join(", ")} times, and the last of these goes on.`,
    `A round pays at most ${timesNumber(config.most, "en")} times the stake; there it ends. All of it is decided when you press, before anything is shown.`,
  ],
  bet: () => "A shake, all its falls included",
  ready: ({ ways }) => `${ways} ways, always played`,
  paid: ({ length, symbol, ways, times, pays }) =>
    `${symbol} on ${length} reels, ${waysText(ways)}${times > 1 ? ` × ${times}` : ""}: ${pays}`,
  fell: ({ times, total }) => `It falls, and counts ${times} times now. ${total} so far.`,
  wins: ({ paid }) => `You win ${paid}`,
  pays: ({ paid }) => `${paid} is paid`,
  noWin: "No win",
  soFar: ({ paid }) => `${paid} so far`,
  most: "The branches are bare",
  harvests: { big: "A rich harvest", great: "A golden harvest", vast: "Harvest of a lifetime" },
  moon: "The moon grows",
  fallOf: ({ fall, isLast }) => (isLast ? `Fall ${fall} and on` : `Fall ${fall}`),
  standsIn: "Stands in for any",
};
