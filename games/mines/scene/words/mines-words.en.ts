import { timesNumber } from "@croupier/game-stage/scene";
import { pearlsIn, type MinesWords } from "./mines-words.ts";

const pearls = (count: number) => (count === 1 ? "1 pearl" : `${count} pearls`);

export const minesWords: MinesWords = {
  title: "Minesweep Reef",
  play: "Dive",
  told: ({ events, payout, won }) => {
    const found = pearls(pearlsIn(events));
    if (events.some(({ type }) => type === "mineHit"))
      return `A mine, after ${found}. Nothing is paid.`;
    return won ? `${found} taken. You win ${payout}.` : `${found} taken. ${payout} is paid.`;
  },
  toldOpen: ({ events }) => {
    const found = pearlsIn(events);
    return found === 0
      ? "Open a shell."
      : `${pearls(found)} found. You may take them, or open another shell.`;
  },
  rules: ({ minesMin, minesMax, returnOfHundred, most }) => [
    `Twenty-five shells lie on the reef. Say how many hold a mine, from ${minesMin} to ${minesMax}; the others hold a pearl.`,
    "Open a shell. A pearl raises what you may take, and you may take it after every pearl. A mine ends the round and nothing is paid.",
    "The mines are laid before the first shell is opened and stay where they are. When the round is over all of them are shown.",
    `What you may take is ${returnOfHundred} % of the stake, divided by how likely those pearls were: every way to play returns the same.`,
    `The round ends by itself where the next pearl would be worth more than ${timesNumber(most, "en")} times the stake. If you do not come back, what you found is taken for you.`,
    "Keys: space dives, arrows walk from shell to shell, Enter opens one, T takes.",
  ],
  bet: (bet) => {
    const [mines, found] = bet.split("/");
    return `${mines} mines, ${found} pearls`;
  },
  shell: ({ row, column, seen }) => `Row ${row}, shell ${column}: ${seen}`,
  seen: {
    closed: "closed",
    pearl: "pearl",
    hit: "mine, opened",
    mine: "mine",
    leftClosed: "pearl, left closed",
  },
  mines: ({ count }) => (count === 1 ? "1 mine" : `${count} mines`),
  firstPearl: ({ multiple }) => `First pearl ${multiple}`,
  openOne: "Open a shell",
  take: ({ amount }) => `Take ${amount}`,
  takeKey: "T",
  next: ({ multiple }) => `Next pearl ${multiple}`,
  wins: ({ payout }) => `You win ${payout}`,
  paid: ({ payout }) => `${payout} is paid`,
  noWin: "No win",
};
