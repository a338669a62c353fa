import type { DiceWords } from "./dice-words.ts";
import { lineOf } from "../dice-line.ts";
import { numberText, percentText } from "./number-text.ts";

const number = (hundredths: number) => numberText(hundredths, "en");
const percent = (ofTenThousand: number) => percentText(ofTenThousand, "en");

export const diceWords: DiceWords = {
  title: "Lucky Dice",
  play: "Roll",
  told: ({ choice, events, payout, won }) =>
    `Rolled ${number(events[0]?.number ?? 0)}, you said ${choice.side} ${number(lineOf(choice))}. ` +
    (won ? `You win ${payout}.` : events[0]?.won ? `It wins: ${payout} is paid.` : "No win."),
  rules: ({ returnOfTenThousand, winningMin, winningMax }) => [
    "A number from 0.00 to 99.99 is rolled; each of the ten thousand is as likely as any other.",
    "Put the line where you like and say whether the number will lie under it or not. The fewer numbers win, the more a win pays.",
    `A win pays the stake times ${percent(returnOfTenThousand)} divided by the chance to win. You can choose a chance from ${percent(winningMin)} to ${percent(winningMax)}.`,
    "Rolls know nothing of the rolls before them. No way of placing the line pays more over time than another.",
  ],
  bet: (bet) => `${percent(Number(bet))} to win`,
  toWin: ({ side, line }) => (side === "under" ? `Roll under ${line}` : `Roll ${line} or more`),
  wins: ({ payout }) => `You win ${payout}`,
  paid: ({ payout }) => `${payout} is paid`,
  noWin: "No win",
  line: "Line",
  lineText: ({ side, line, chance }) =>
    side === "under" ? `Under ${line} wins, ${chance}` : `${line} and over wins, ${chance}`,
  chance: "Win chance",
  multiple: "Multiplier",
  pays: "Pays on win",
  side: "Winning side",
  sides: { under: "Under", over: "Over" },
  latest: "Latest rolls",
  won: "won",
  lost: "not won",
};
