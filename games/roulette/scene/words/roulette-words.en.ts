import type { RouletteWords } from "./roulette-words.ts";
import { tellSpin } from "./tell-spin.ts";

const colours = { red: "Red", black: "Black", green: "Zero" } as const;
const named: Readonly<Record<string, string>> = {
  red: "Red",
  black: "Black",
  even: "Even",
  odd: "Odd",
  low: "1 to 18",
  high: "19 to 36",
  "dozen:1": "First dozen",
  "dozen:2": "Second dozen",
  "dozen:3": "Third dozen",
  "column:1": "First column",
  "column:2": "Second column",
  "column:3": "Third column",
};
const kinds: Readonly<Record<string, string>> = {
  straight: "Number",
  split: "Split",
  street: "Street",
  trio: "Three with zero",
  corner: "Corner",
  line: "Six line",
  column: "Column",
  dozen: "Dozen",
  voisins: "Voisins du zéro",
  tiers: "Tiers",
  orphelins: "Orphelins",
  neighbours: "Five neighbours",
  "final:4": "Final of four numbers",
  "final:3": "Final of three numbers",
};
const place: RouletteWords["place"] = ({ name, kind, numbers }) => {
  if (kind === "straight") return `${numbers[0]}`;
  if (kind === "line") return `Six line ${numbers[0]} to ${numbers.at(-1)}`;
  return named[name] ?? `${kinds[kind] ?? kind} ${numbers.join(", ")}`;
};

export const rouletteWords: RouletteWords = {
  title: "European Roulette",
  play: "Spin",
  told: (round) =>
    tellSpin(round, {
      number: (pocket, colour) =>
        pocket === 0 ? "Zero." : `${pocket}, ${colours[colour].toLowerCase()}.`,
      place,
      paid: (places, more) => `Paid: ${places.join("; ")}${more > 0 ? `, and ${more} more` : ""}.`,
      wins: (payout) => `You win ${payout}.`,
      back: (payout, stake) => `${payout} comes back of ${stake}.`,
      nothing: "Nothing is paid.",
    }),
  rules: ({ mostOn }) => [
    "Lay chips on the cloth and spin. The ball comes to lie in one of 37 pockets, each as likely as any other; every chip on its number is paid.",
    "A number pays 35 to 1, two numbers 17, three 11, four 8, six 5. A dozen or a column pays 2 to 1, an even chance 1 to 1. Your chip comes back with what it wins.",
    "The zero is on none of the fields outside: on it they all lose. That is where the house’s share comes from, 1 in 37 on every bet alike.",
    "Called bets lay chips by the order of the wheel. Voisins du zéro is nine chips, tiers six, orphelins five. A number of the racetrack takes its two neighbours on either side, five chips; a final takes every number that ends in that digit.",
    `A place takes so much of the table’s largest stake: a number ${mostOn?.["straight"] ?? 100} %, a split ${mostOn?.["split"] ?? 100} %, a street ${mostOn?.["street"] ?? 100} %, a corner ${mostOn?.["corner"] ?? 100} %, a six line ${mostOn?.["line"] ?? 100} %, the fields outside all of it. All chips together may not come to more than that stake.`,
    "The last numbers are shown because people like to look at them. They say nothing about the next.",
    "Keys: arrows walk over the cloth, Enter lays a chip, Delete takes it off, 1 to 6 choose the chip, U takes back, D doubles, R repeats, C clears, space spins.",
  ],
  bet: (bet) => kinds[bet] ?? named[bet] ?? bet,
  cloth: "Table",
  track: "Racetrack",
  lastNumbers: "Last numbers, the newest first",
  views: "What is shown",
  viewNames: { table: "Table", track: "Track", numbers: "Numbers" },
  printed: {
    column: "2 to 1",
    "dozen:1": "1st 12",
    "dozen:2": "2nd 12",
    "dozen:3": "3rd 12",
    low: "1 to 18",
    even: "Even",
    odd: "Odd",
    high: "19 to 36",
  },
  place,
  pays: ({ times }) => `pays ${times} to 1`,
  lies: ({ amount }) => `${amount} on it`,
  most: ({ amount }) => `at most ${amount}`,
  called: { voisins: "Voisins", orphelins: "Orphelins", tiers: "Tiers" },
  calledBet: ({ kind, which }) =>
    kind === "neighbours"
      ? `${which} and its neighbours`
      : kind === "final"
        ? `Final ${which}`
        : (kinds[kind] ?? kind),
  finals: "Finals",
  chips: ({ count }) => (count === 1 ? "1 chip" : `${count} chips`),
  placeYourBets: ({ min, max }) => `Place your bets: ${min} to ${max} a spin`,
  laid: ({ amount, on, sum }) => `${amount} on ${on}. ${sum} in all.`,
  takenOff: ({ place: off }) => `Taken off ${off}.`,
  mostOn: ({ place: full, amount }) => `${full} takes at most ${amount}.`,
  mostInAll: ({ amount }) => `This table takes at most ${amount} a spin.`,
  undone: "Taken back.",
  doubled: "Doubled.",
  repeated: "The same again.",
  cleared: "The cloth is clear.",
  acts: { undo: "Undo", double: "Double", repeat: "Repeat", clear: "Clear" },
  keys: { undo: "U", double: "D", repeat: "R", clear: "C" },
  chipValue: "Chip",
  chipOf: ({ amount }) => `${amount} chip`,
  colours,
  wins: "You win",
  paidBack: "Comes back:",
  noWin: "No win",
  lastSpins: ({ count }) =>
    count === 0 ? "Last spins" : count === 1 ? "Last spin" : `Last ${count} spins`,
  notPredictive: "Not predictive",
  noMemory: "The wheel has no memory.",
  howOften: ({ most }) =>
    most.length === 0
      ? "No numbers yet"
      : `How often each number came; most often ${most.join(", ")}`,
};
