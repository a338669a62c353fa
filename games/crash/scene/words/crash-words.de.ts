import { multipleText } from "../multiple-text.ts";
import type { CrashWords } from "./crash-words.ts";

const multiple = (value: number) => multipleText(value, "de");

export const crashWords: CrashWords = {
  title: "Skylark",
  play: "Einsteigen",
  told({ events, payout }) {
    const event = events.at(-1);
    if (event?.type === "landed") {
      return `Gelandet bei ${multiple(event.multiple)}. Ausgezahlt: ${payout}.`;
    }
    if (event?.type === "crashed") {
      return `Abgetaucht bei ${multiple(event.multiple)}. Kein Gewinn.`;
    }
    return "Sie sind an Bord.";
  },
  rules: ({ most, returnOfHundred }) => [
    "Alle fliegen denselben Flug. Die Zahl beginnt bei 1,00× und steigt, bis das Flugzeug abtaucht; wer bis dahin gelandet ist, bekommt den Einsatz mal die Zahl, bei der die Landung war.",
    "Landen Sie von Hand, mit der Taste oder der Leertaste: Es zählt der Moment, in dem das den Server erreicht. Oder setzen Sie vorher eine Zahl, dann landet der Server Sie dort, was auch immer aus Ihrer Verbindung wird.",
    "In einem Flug sind zwei Wetten möglich, jede mit eigenem Einsatz und eigener Landung. Die Leertaste landet die erste, Umschalt und Leertaste die zweite.",
    `Wo immer Sie landen: Auf Dauer kommen ${returnOfHundred} von hundert eingesetzten zurück. Kein Flug steigt höher als ${multiple(most)}: Wer dann an Bord ist, wird gelandet.`,
    "Wo jeder Flug endet, stand in einer Kette von Zahlen fest, bevor der erste begann. Ist ein Flug vorbei, wird sein Glied gezeigt, und jeder kann es bis zu dem zurückrechnen, das vorher genannt war.",
    "Ein Einsatz kann zurückgenommen werden, bis das Flugzeug startet. Fällt der Server aus, der einen Flug leitet, führt ihn ein anderer nach derselben Uhr weiter.",
  ],
  bet: (bet) => `Landung bei ${multiple(Number(bet))}`,
  boardsIn: "Start in",
  seconds: ({ seconds }) => `${seconds} s`,
  dived: "Abgetaucht",
  silence: "Warten auf den Tower",
  last: "Letzte Flüge",
  crowd: "Passagiere",
  top: "Höchste Landungen",
  flightNumber: ({ number }) => `Flug ${number}`,
  noFlights: "Noch ist kein Flug vorbei",
  aboard: ({ count }) => `${count} an Bord`,
  landedCount: ({ count }) => `${count} gelandet`,
  you: "Sie",
  passenger: ({ name }) => `Gast ${name}`,
  lostShort: "abgetaucht",
  queued: "Steigt in den nächsten Flug ein",
  unqueue: "Nicht einsteigen",
  landAt: "Landen bei",
  landAtOwn: "Landen bei einer eigenen Zahl",
  byHand: "Von Hand",
  landsAt: ({ multiple: at }) => `Landet von selbst bei ${at}`,
  seated: "Sie sind an Bord",
  leave: "Einsatz zurücknehmen",
  land: "Landen",
  paid: ({ payout }) => `Ausgezahlt: ${payout}`,
  lost: "Abgetaucht mit Ihnen an Bord",
  flightBoards: ({ number }) => `Flug ${number}: Einsteigen.`,
  flightTakesOff: ({ number }) => `Flug ${number} ist gestartet.`,
  addSecond: "Zweite Wette hinzufügen",
  removeSecond: "Wette 2 entfernen",
  boardSecond: "Mit Wette 2 einsteigen",
  secondStake: {
    stake: "Einsatz von Wette 2",
    less: "Einsatz von Wette 2 senken",
    more: "Einsatz von Wette 2 erhöhen",
  },
  second: {
    landAt: "Wette 2 landen bei",
    landAtOwn: "Wette 2 bei einer eigenen Zahl landen",
    queued: "Wette 2 steigt in den nächsten Flug ein",
    seated: "Wette 2 ist an Bord",
    leave: "Wette 2 zurücknehmen",
    land: "Wette 2 landen",
    paid: ({ payout }) => `Wette 2 ausgezahlt: ${payout}`,
    lost: "Abgetaucht mit Wette 2 an Bord",
  },
  fairness: {
    intro:
      "Alle fliegen denselben Flug, darum hat niemand einen eigenen Startwert darin. Wo alle Flüge enden, stand vor dem ersten in einer Kette fest; dies ist der Fingerabdruck, mit dem sie genannt wurde.",
    fingerprint: "Fingerabdruck der Kette",
    salt: "Salz, nach dem Fingerabdruck gezogen",
    flight: "Dieser Flug",
    ofSoMany: ({ number, length }) => `${number} von ${length}`,
    link: ({ number }) => `Glied von Flug ${number}, gezeigt, als er vorbei war`,
    count:
      "So oft mit SHA-256 gehasht, wie die Nummer seines Fluges sagt, ist ein Glied der Fingerabdruck. Mit Salz und Nummer ergibt es das Ende seines Fluges.",
    verify: "Runde prüfen",
  },
  flightEnded: ({ number, multiple: at }) => `Flug ${number} ist bei ${at} abgetaucht.`,
};
