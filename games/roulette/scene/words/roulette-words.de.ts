import type { RouletteWords } from "./roulette-words.ts";
import { tellSpin } from "./tell-spin.ts";

const colours = { red: "Rot", black: "Schwarz", green: "Zéro" } as const;
const named: Readonly<Record<string, string>> = {
  red: "Rot",
  black: "Schwarz",
  even: "Gerade",
  odd: "Ungerade",
  low: "1 bis 18",
  high: "19 bis 36",
  "dozen:1": "Erstes Dutzend",
  "dozen:2": "Zweites Dutzend",
  "dozen:3": "Drittes Dutzend",
  "column:1": "Erste Kolonne",
  "column:2": "Zweite Kolonne",
  "column:3": "Dritte Kolonne",
};
const kinds: Readonly<Record<string, string>> = {
  straight: "Nummer",
  split: "Cheval",
  street: "Transversale",
  trio: "Drei mit Null",
  corner: "Carré",
  line: "Sechserlinie",
  column: "Kolonne",
  dozen: "Dutzend",
  voisins: "Voisins du zéro",
  tiers: "Tiers",
  orphelins: "Orphelins",
  neighbours: "Fünf Nachbarn",
  "final:4": "Finale mit vier Nummern",
  "final:3": "Finale mit drei Nummern",
};
const place: RouletteWords["place"] = ({ name, kind, numbers }) => {
  if (kind === "straight") return `${numbers[0]}`;
  if (kind === "line") return `Sechserlinie ${numbers[0]} bis ${numbers.at(-1)}`;
  return named[name] ?? `${kinds[kind] ?? kind} ${numbers.join(", ")}`;
};

export const rouletteWords: RouletteWords = {
  title: "European Roulette",
  play: "Drehen",
  told: (round) =>
    tellSpin(round, {
      number: (pocket, colour) =>
        pocket === 0 ? "Zéro." : `${pocket}, ${colours[colour].toLowerCase()}.`,
      place,
      paid: (places, more) =>
        `Ausgezahlt: ${places.join("; ")}${more > 0 ? ` und ${more} weitere` : ""}.`,
      wins: (payout) => `Sie gewinnen ${payout}.`,
      back: (payout, stake) => `Von ${stake} kommen ${payout} zurück.`,
      nothing: "Nichts wird ausgezahlt.",
    }),
  rules: ({ mostOn }) => [
    "Legen Sie Chips auf das Tuch und drehen Sie. Die Kugel kommt in einem von 37 Fächern zu liegen, jedes so wahrscheinlich wie das andere; jeder Chip auf seiner Nummer wird bezahlt.",
    "Eine Nummer zahlt 35 zu 1, zwei Nummern 17, drei 11, vier 8, sechs 5. Ein Dutzend oder eine Kolonne zahlt 2 zu 1, eine einfache Chance 1 zu 1. Ihr Chip kommt mit dem Gewinn zurück.",
    "Die Null gehört zu keinem der äußeren Felder: Auf ihr verlieren sie alle. Daher kommt der Anteil des Hauses, 1 von 37 bei jeder Wette gleich.",
    "Angesagte Wetten legen Chips nach der Folge des Kessels. Voisins du zéro sind neun Chips, Tiers sechs, Orphelins fünf. Eine Nummer der Rennbahn nimmt zwei Nachbarn auf jeder Seite dazu, fünf Chips; ein Finale nimmt jede Nummer mit dieser Endziffer.",
    `Ein Platz nimmt so viel vom größten Einsatz des Tisches: eine Nummer ${mostOn?.["straight"] ?? 100} %, ein Cheval ${mostOn?.["split"] ?? 100} %, eine Transversale ${mostOn?.["street"] ?? 100} %, ein Carré ${mostOn?.["corner"] ?? 100} %, eine Sechserlinie ${mostOn?.["line"] ?? 100} %, die äußeren Felder alles. Alle Chips zusammen dürfen diesen Einsatz nicht übersteigen.`,
    "Die letzten Nummern stehen da, weil man sie gern ansieht. Über die nächste sagen sie nichts.",
    "Tasten: Pfeile gehen über das Tuch, die Eingabetaste legt einen Chip, Entf nimmt ihn weg, 1 bis 6 wählen den Chip, Z nimmt zurück, D verdoppelt, W wiederholt, L räumt ab, die Leertaste dreht.",
  ],
  bet: (bet) => kinds[bet] ?? named[bet] ?? bet,
  cloth: "Tisch",
  track: "Rennbahn",
  lastNumbers: "Letzte Nummern, die neueste zuerst",
  views: "Was gezeigt wird",
  viewNames: { table: "Tisch", track: "Bahn", numbers: "Nummern" },
  printed: {
    column: "2 zu 1",
    "dozen:1": "1. 12",
    "dozen:2": "2. 12",
    "dozen:3": "3. 12",
    low: "1 bis 18",
    even: "Gerade",
    odd: "Ungerade",
    high: "19 bis 36",
  },
  place,
  pays: ({ times }) => `zahlt ${times} zu 1`,
  lies: ({ amount }) => `${amount} darauf`,
  most: ({ amount }) => `höchstens ${amount}`,
  called: { voisins: "Voisins", orphelins: "Orphelins", tiers: "Tiers" },
  calledBet: ({ kind, which }) =>
    kind === "neighbours"
      ? `${which} und Nachbarn`
      : kind === "final"
        ? `Finale ${which}`
        : (kinds[kind] ?? kind),
  finals: "Finale",
  chips: ({ count }) => (count === 1 ? "1 Chip" : `${count} Chips`),
  placeYourBets: ({ min, max }) => `Bitte setzen: ${min} bis ${max} je Drehung`,
  laid: ({ amount, on, sum }) => `${amount} auf ${on}. Zusammen ${sum}.`,
  takenOff: ({ place: off }) => `Weggenommen: ${off}.`,
  mostOn: ({ place: full, amount }) => `${full} nimmt höchstens ${amount}.`,
  mostInAll: ({ amount }) => `Dieser Tisch nimmt höchstens ${amount} je Drehung.`,
  undone: "Zurückgenommen.",
  doubled: "Verdoppelt.",
  repeated: "Noch einmal dasselbe.",
  cleared: "Das Tuch ist leer.",
  acts: { undo: "Zurück", double: "Doppelt", repeat: "Wiederholen", clear: "Abräumen" },
  keys: { undo: "Z", double: "D", repeat: "W", clear: "L" },
  chipValue: "Chip",
  chipOf: ({ amount }) => `Chip zu ${amount}`,
  colours,
  wins: "Sie gewinnen",
  paidBack: "Zurück:",
  noWin: "Kein Gewinn",
  lastSpins: ({ count }) =>
    count === 0 ? "Letzte Drehungen" : count === 1 ? "Letzte Drehung" : `Letzte ${count} Drehungen`,
  notPredictive: "Keine Vorhersage",
  noMemory: "Der Kessel hat kein Gedächtnis.",
  howOften: ({ most }) =>
    most.length === 0
      ? "Noch keine Nummern"
      : `Wie oft jede Nummer kam; am häufigsten ${most.join(", ")}`,
};
