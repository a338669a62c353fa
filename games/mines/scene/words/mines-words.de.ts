import { timesNumber } from "@croupier/game-stage/scene";
import { pearlsIn, type MinesWords } from "./mines-words.ts";

const pearls = (count: number) => (count === 1 ? "1 Perle" : `${count} Perlen`);

export const minesWords: MinesWords = {
  title: "Minesweep Reef",
  play: "Tauchen",
  told: ({ events, payout, won }) => {
    const found = pearls(pearlsIn(events));
    if (events.some(({ type }) => type === "mineHit"))
      return `Eine Mine, nach: ${found}. Nichts wird ausgezahlt.`;
    return won
      ? `${found} genommen. Sie gewinnen ${payout}.`
      : `${found} genommen. Ausgezahlt: ${payout}.`;
  },
  toldOpen: ({ events }) => {
    const found = pearlsIn(events);
    return found === 0
      ? "Öffnen Sie eine Muschel."
      : `${pearls(found)} gefunden. Sie können nehmen oder eine weitere Muschel öffnen.`;
  },
  rules: ({ minesMin, minesMax, returnOfHundred, most }) => [
    `Auf dem Riff liegen fünfundzwanzig Muscheln. Sagen Sie, wie viele eine Mine bergen, von ${minesMin} bis ${minesMax}; die anderen bergen eine Perle.`,
    "Öffnen Sie eine Muschel. Eine Perle erhöht, was Sie nehmen können, und nach jeder Perle können Sie es nehmen. Eine Mine beendet die Runde, und nichts wird ausgezahlt.",
    "Die Minen liegen, bevor die erste Muschel geöffnet wird, und bleiben, wo sie sind. Nach der Runde werden alle gezeigt.",
    `Nehmen können Sie ${returnOfHundred} % des Einsatzes, geteilt durch die Wahrscheinlichkeit dieser Perlen: Jede Spielweise zahlt gleich viel zurück.`,
    `Die Runde endet von selbst, wenn die nächste Perle mehr als das ${timesNumber(most, "de")}-Fache des Einsatzes wert wäre. Kommen Sie nicht zurück, wird das Gefundene für Sie genommen.`,
    "Tasten: Die Leertaste taucht, Pfeile gehen von Muschel zu Muschel, die Eingabetaste öffnet, N nimmt.",
  ],
  bet: (bet) => {
    const [mines, found] = bet.split("/");
    return `${mines} Minen, ${found} Perlen`;
  },
  shell: ({ row, column, seen }) => `Reihe ${row}, Muschel ${column}: ${seen}`,
  seen: {
    closed: "geschlossen",
    pearl: "Perle",
    hit: "Mine, geöffnet",
    mine: "Mine",
    leftClosed: "Perle, nicht geöffnet",
  },
  mines: ({ count }) => (count === 1 ? "1 Mine" : `${count} Minen`),
  firstPearl: ({ multiple }) => `Erste Perle ${multiple}`,
  openOne: "Muschel öffnen",
  take: ({ amount }) => `${amount} nehmen`,
  takeKey: "N",
  next: ({ multiple }) => `Nächste Perle ${multiple}`,
  wins: ({ payout }) => `Sie gewinnen ${payout}`,
  paid: ({ payout }) => `Gezahlt: ${payout}`,
  noWin: "Kein Gewinn",
};
