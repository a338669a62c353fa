import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, timesList, type TumbleWords } from "./tumble-words.ts";

const symbols = {
  crown: "Krone",
  chalice: "Kelch",
  ring: "Ring",
  coin: "Flammenmünze",
  ruby: "Rubin",
  topaz: "Topas",
  emerald: "Smaragd",
  sapphire: "Saphir",
  key: "Schlüssel",
  ember: "Glut",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;

export const tumbleWords: TumbleWords = {
  title: "Ember Vault",
  play: "Drehen",
  symbols,
  told: ({ events, payout, won }) => {
    const { tumbles, only, times, spins, isBought, isMost } = sumUp(events);
    const bought = isBought ? "Freispiele wurden gekauft. " : "";
    const what =
      tumbles === 0
        ? "Nichts verbrennt."
        : only === undefined
          ? `${tumbles === 1 ? "Ein Sturz zahlt" : `${tumbles} Stürze zahlen`}.`
          : `${only.count}-mal ${nameOf(only.symbol)} verbrennt.`;
    const embers =
      times > 0 ? ` Gluten vervielfachen mit ${spins > 0 ? `bis zu ${times}` : times}.` : "";
    const free = spins > 0 ? ` ${spins} Freispiele wurden gespielt.` : "";
    const most = isMost ? " Mehr kann eine Runde nicht zahlen." : "";
    const end = won
      ? `Sie gewinnen ${payout}.`
      : tumbles > 0
        ? `Ausgezahlt: ${payout}.`
        : "Kein Gewinn.";
    return `${bought}${what}${embers}${free}${most} ${end}`;
  },
  rules: (config) => {
    const { reels, rows, counts, embers, freeEmbers, freeSpins, most } = config;
    return [
      `${reels * rows} Plätze und keine Linien: ${counts[0]} oder mehr von einem Schatz, wo auch immer, zahlen ihre Zahl mal den Einsatz. Mehr davon zahlt mehr. Was zahlt, verbrennt; was bleibt, fällt nach unten, und neue Schätze stürzen nach, bis nichts mehr zahlt.`,
      `Eine Glut bleibt, wohin sie fiel, und trägt eine Zahl: ${timesList(embers, { locale: "de", type: "disjunction" })}. Hat eine Drehung gezahlt, werden alle Gluten zusammengezählt, die dort liegen, und ihre Summe vervielfacht, was die Stürze zahlten.`,
      `${freeSpins.scatters} oder mehr Schlüssel, wo auch immer, geben ${freeSpins.first} Freispiele. Während der Freispiele geben ${freeSpins.scattersAgain} oder mehr ${freeSpins.again} weitere, bis zu ${freeSpins.most} in einer Runde.`,
      `In Freispielen tragen Gluten ${timesList(freeEmbers, { locale: "de", type: "disjunction" })}. Die einer Drehung, die gezahlt hat, zählen weiter: Ihre Summe kommt zu den Gluten jedes späteren Freispiels, das mit eigenen Gluten zahlt.`,
      `Eine Runde zahlt höchstens das ${timesNumber(most, "de")}-Fache des Einsatzes einer Drehung; dort endet sie. Alles ist entschieden, wenn Sie drücken, bevor etwas gezeigt wird.`,
    ];
  },
  saleRules: ({ buyStakes }) =>
    buyStakes === null
      ? []
      : [
          `Freispiele lassen sich für das ${buyStakes}-Fache des Einsatzes einer Drehung kaufen. Sie beginnen dann sofort, und alles, was sie zahlen, gilt für diesen einen Einsatz.`,
        ],
  bet: (bet) => (bet === "buy" ? "Gekaufte Freispiele" : "Eine Drehung samt Freispielen"),
  ready: ({ least }) => `${least} gleiche Schätze, wo auch immer, verbrennen und zahlen`,
  pays: ({ count, symbol, pays }) => `${count} × ${symbol} zahlt ${pays}`,
  tumble: ({ paid }) =>
    paid.map(({ count, symbol, pays }) => `${count}-mal ${symbol} zahlt ${pays}.`).join(" "),
  product: ({ paid, times }) => `${paid} × ${times}`,
  counted: ({ times, paid }) => `Gluten vervielfachen mit ${times}: ${paid}.`,
  wins: ({ paid }) => `Sie gewinnen ${paid}`,
  isPaid: ({ paid }) => `Ausgezahlt: ${paid}`,
  noWin: "Kein Gewinn",
  soFar: ({ paid }) => `Bisher ${paid}`,
  freeSpin: ({ spin, of }) => `Freispiel ${spin} von ${of}`,
  embersCount: "Gluten zählen",
  given: ({ spins }) => `${spins} Freispiele`,
  givenMore: "Die Tür geht auf, und Gluten zählen weiter",
  ended: "Freispiele zahlen",
  most: "Der Tresor ist leer",
  greats: { big: "Rotglühend", great: "Weißglühend", vast: "Kernschmelze" },
  buy: {
    button: "Freispiele kaufen",
    title: ({ spins }) => `${spins} Freispiele kaufen?`,
    price: ({ price, times, stake }) =>
      `Sie kosten ${price}: das ${times}-Fache Ihres Einsatzes von ${stake}. Sie beginnen sofort, und was sie zahlen, gilt für ${stake} je Drehung.`,
    taken: ({ price }) =>
      `${price} gehen beim Bestätigen von Ihrem Guthaben ab. Was sie zahlen, kann weniger sein, als sie kosten.`,
    confirm: ({ price }) => `Für ${price} kaufen`,
    leave: "Jetzt nicht",
    close: "Schließen",
  },
  anywhere: "Mal den Einsatz, für so viele, wo auch immer",
  orMore: ({ count }) => `${count}+`,
  keyPays: ({ keys, spins }) => `${keys} oder mehr: ${spins} Freispiele`,
  emberPays: "Vervielfacht, was eine Drehung zahlte",
};
