import { timesNumber } from "@croupier/game-stage/scene";
import { readBet, rowsOf, type PlinkoWords } from "./plinko-words.ts";

const risks = { low: "Low", medium: "Medium", high: "High" } as const;

export const plinkoWords: PlinkoWords = {
  title: "Plinko Falls",
  play: "Drop",
  told({ events, payout, won }) {
    const event = events.at(-1);
    if (event === undefined) return "";
    const slots = event.turns.length + 1;
    const where = `The ball fell into slot ${event.slot + 1} of ${slots}: ${timesNumber(event.multiple, "en")} times the stake.`;
    return `${where} ${won ? `You win ${payout}.` : `${payout} is paid.`}`;
  },
  rules: (config) => [
    `A ball falls through ${rowsOf(config).min} to ${rowsOf(config).max} rows of pegs into a slot. The number on the slot, times your stake, is what it pays.`,
    "At every peg it goes left or right, each as likely as the other. Many ways lead to the middle and a single one to either edge: the middle pays little, the edges pay most.",
    "Risk says how far apart they are. With low risk the middle gives back more and the edges less, with high risk it is the other way round.",
    `Every wall returns the same over time: ${timesNumber(config.returnToPlayer * 1_000_000, "en")} % of what is staked, however many rows and whatever the risk.`,
    "All turns are bits of one number that is drawn when you press, before anything is shown. The ball is drawn along the path they make; how it bounces decides nothing.",
    "Where the place you play from sets no shortest time for a round, you may drop the next ball while others still fall: each is a round of its own.",
    "Keys: space drops a ball; arrows change rows or risk where the keyboard is on them.",
  ],
  bet(bet) {
    const { risk, rows } = readBet(bet);
    return `${risks[risk]} risk, ${rows} rows`;
  },
  risk: "Risk",
  risks,
  rows: ({ rows }) => `${rows} rows`,
  rowsShort: "Rows",
  edge: ({ multiple, one }) => `Up to ${multiple}×, 1 ball in ${one}`,
  edges: "The most a ball can be paid, by rows and risk",
  howSeldom: "How often",
  oneIn: ({ one }) => `1 in ${one}`,
  slots: "What the slots pay, times the stake",
  last: "Latest balls",
};
