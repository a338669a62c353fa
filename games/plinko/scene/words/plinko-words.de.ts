import { timesNumber } from "@croupier/game-stage/scene";
import { readBet, rowsOf, type PlinkoWords } from "./plinko-words.ts";

const risks = { low: "Niedrig", medium: "Mittel", high: "Hoch" } as const;
const risksBefore = { low: "Niedriges", medium: "Mittleres", high: "Hohes" } as const;

export const plinkoWords: PlinkoWords = {
  title: "Plinko Falls",
  play: "Loslassen",
  told({ events, payout, won }) {
    const event = events.at(-1);
    if (event === undefined) return "";
    const slots = event.turns.length + 1;
    const where = `Die Kugel fiel in Fach ${event.slot + 1} von ${slots}: das ${timesNumber(event.multiple, "de")}-Fache des Einsatzes.`;
    return `${where} ${won ? `Sie gewinnen ${payout}.` : `Ausgezahlt: ${payout}.`}`;
  },
  rules: (config) => [
    `Eine Kugel fällt durch ${rowsOf(config).min} bis ${rowsOf(config).max} Reihen von Stiften in ein Fach. Die Zahl auf dem Fach mal Ihrem Einsatz wird ausgezahlt.`,
    "An jedem Stift geht es nach links oder nach rechts, beides ist gleich wahrscheinlich. Viele Wege führen in die Mitte und ein einziger an jeden Rand: Die Mitte zahlt wenig, die Ränder am meisten.",
    "Das Risiko sagt, wie weit beides auseinanderliegt. Bei niedrigem gibt die Mitte mehr zurück und der Rand weniger, bei hohem ist es umgekehrt.",
    `Jede Wand zahlt auf Dauer gleich viel zurück: ${timesNumber(config.returnToPlayer * 1_000_000, "de")} % der Einsätze, mit wie vielen Reihen und welchem Risiko auch immer.`,
    "Alle Wendungen sind Bits einer Zahl, die gezogen wird, wenn Sie drücken, bevor etwas zu sehen ist. Die Kugel wird auf dem Weg gezeichnet, den sie ergeben; wie sie springt, entscheidet nichts.",
    "Wo für Ihren Ort keine kürzeste Dauer einer Runde gilt, können Sie die nächste Kugel fallen lassen, während andere noch unterwegs sind: Jede ist eine Runde für sich.",
    "Tasten: Die Leertaste lässt eine Kugel fallen; Pfeile ändern Reihen oder Risiko, wenn die Tastatur dort ist.",
  ],
  bet(bet) {
    const { risk, rows } = readBet(bet);
    return `${risksBefore[risk]} Risiko, ${rows} Reihen`;
  },
  risk: "Risiko",
  risks,
  rows: ({ rows }) => `${rows} Reihen`,
  rowsShort: "Reihen",
  edge: ({ multiple, one }) => `Bis ${multiple}×, 1 Kugel von ${one}`,
  edges: "Das Höchste, was eine Kugel bringt, nach Reihen und Risiko",
  howSeldom: "Wie oft",
  oneIn: ({ one }) => `1 von ${one}`,
  slots: "Was die Fächer zahlen, mal den Einsatz",
  last: "Letzte Kugeln",
};
