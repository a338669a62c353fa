import type { DiceWords } from "./dice-words.ts";
import { lineOf } from "../dice-line.ts";
import { numberText, percentText } from "./number-text.ts";

const number = (hundredths: number) => numberText(hundredths, "de");
const percent = (ofTenThousand: number) => percentText(ofTenThousand, "de");

export const diceWords: DiceWords = {
  title: "Lucky Dice",
  play: "Würfeln",
  told: ({ choice, events, payout, won }) =>
    `Gewürfelt: ${number(events[0]?.number ?? 0)}; Sie sagten ${choice.side === "under" ? "unter" : "ab"} ${number(lineOf(choice))}. ` +
    (won
      ? `Sie gewinnen ${payout}.`
      : events[0]?.won
        ? `Gewonnen: ${payout} wird gezahlt.`
        : "Kein Gewinn."),
  rules: ({ returnOfTenThousand, winningMin, winningMax }) => [
    "Gewürfelt wird eine Zahl von 0,00 bis 99,99; jede der zehntausend ist gleich wahrscheinlich.",
    "Legen Sie die Linie, wohin Sie mögen, und sagen Sie, ob die Zahl darunter liegt oder nicht. Je weniger Zahlen gewinnen, desto mehr zahlt ein Gewinn.",
    `Ein Gewinn zahlt den Einsatz mal ${percent(returnOfTenThousand)} geteilt durch die Gewinnchance. Wählbar ist eine Chance von ${percent(winningMin)} bis ${percent(winningMax)}.`,
    "Würfe wissen nichts von den Würfen davor. Keine Lage der Linie zahlt auf Dauer mehr als eine andere.",
  ],
  bet: (bet) => `${percent(Number(bet))} Gewinnchance`,
  toWin: ({ side, line }) => (side === "under" ? `Unter ${line}` : `${line} oder mehr`),
  wins: ({ payout }) => `Sie gewinnen ${payout}`,
  paid: ({ payout }) => `Gezahlt: ${payout}`,
  noWin: "Kein Gewinn",
  line: "Linie",
  lineText: ({ side, line, chance }) =>
    side === "under" ? `Unter ${line} gewinnt, ${chance}` : `Ab ${line} gewinnt, ${chance}`,
  chance: "Gewinnchance",
  multiple: "Multiplikator",
  pays: "Auszahlung",
  side: "Gewinnende Seite",
  sides: { under: "Darunter", over: "Darüber" },
  latest: "Letzte Würfe",
  won: "gewonnen",
  lost: "nicht gewonnen",
};
