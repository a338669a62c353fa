import { multipleText } from "../multiple-text.ts";
import type { CrashWords } from "./crash-words.ts";

const multiple = (value: number) => multipleText(value, "en");

export const crashWords: CrashWords = {
  title: "Skylark",
  play: "Board",
  told({ events, payout }) {
    const event = events.at(-1);
    if (event?.type === "landed") return `Landed at ${multiple(event.multiple)}. Paid: ${payout}.`;
    if (event?.type === "crashed") return `It dived at ${multiple(event.multiple)}. No win.`;
    return "You are aboard.";
  },
  rules: ({ most, returnOfHundred }) => [
    "Everybody flies the same flight. The number begins at 1.00× and rises until the plane dives; whoever has landed by then is paid the stake times the number they landed at.",
    "Land by hand, with the button or the space bar: what counts is the moment in which that reaches the server. Or set a number beforehand, and the server lands you there whatever becomes of your connection.",
    "You can hold two bets in one flight, each with its own stake and its own landing. The space bar lands the first, Shift and the space bar the second.",
    `Wherever you land, ${returnOfHundred} of a hundred staked come back over time. A flight goes no higher than ${multiple(most)}: whoever is aboard then is landed.`,
    "Where each flight ends was fixed in a chain of numbers before the first of them. When a flight is over its link is shown, and anybody can hash it back to the one that was told.",
    "A stake can be taken back until the plane takes off. If the server that leads a flight fails, another goes on with it by the same clock.",
  ],
  bet: (bet) => `Landing at ${multiple(Number(bet))}`,
  boardsIn: "Takes off in",
  seconds: ({ seconds }) => `${seconds} s`,
  dived: "It dived",
  silence: "Waiting for the tower",
  last: "Latest flights",
  crowd: "Passengers",
  top: "Highest landings",
  flightNumber: ({ number }) => `Flight ${number}`,
  noFlights: "No flight is over yet",
  aboard: ({ count }) => `${count} aboard`,
  landedCount: ({ count }) => `${count} landed`,
  you: "You",
  passenger: ({ name }) => `Guest ${name}`,
  lostShort: "dived",
  queued: "Boards the next flight",
  unqueue: "Do not board",
  landAt: "Land at",
  landAtOwn: "Land at a number of your own",
  byHand: "By hand",
  landsAt: ({ multiple: at }) => `Lands by itself at ${at}`,
  seated: "You are aboard",
  leave: "Take the stake back",
  land: "Land",
  paid: ({ payout }) => `Paid: ${payout}`,
  lost: "It dived with you aboard",
  flightBoards: ({ number }) => `Flight ${number} is boarding.`,
  flightTakesOff: ({ number }) => `Flight ${number} has taken off.`,
  addSecond: "Add a second bet",
  removeSecond: "Remove bet 2",
  boardSecond: "Board with bet 2",
  secondStake: {
    stake: "Stake of bet 2",
    less: "Lower stake of bet 2",
    more: "Higher stake of bet 2",
  },
  second: {
    landAt: "Land bet 2 at",
    landAtOwn: "Land bet 2 at a number of your own",
    queued: "Bet 2 boards the next flight",
    seated: "Bet 2 is aboard",
    leave: "Take bet 2 back",
    land: "Land bet 2",
    paid: ({ payout }) => `Bet 2 paid: ${payout}`,
    lost: "It dived with bet 2 aboard",
  },
  fairness: {
    intro:
      "Everybody flies the same flight, so nobody has a seed of their own in it. Where all flights end was fixed in a chain before the first of them; this is the fingerprint it was told by.",
    fingerprint: "Fingerprint of the chain",
    salt: "Salt, drawn behind the fingerprint",
    flight: "This flight",
    ofSoMany: ({ number, length }) => `${number} of ${length}`,
    link: ({ number }) => `Link of flight ${number}, shown when it was over`,
    count:
      "Hashed with SHA-256 as often as its flight has a number, a link is the fingerprint. With the salt and the number it makes the end of its flight.",
    verify: "Verify a round",
  },
  flightEnded: ({ number, multiple: at }) => `Flight ${number} dived at ${at}.`,
};
