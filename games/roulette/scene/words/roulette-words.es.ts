import type { RouletteWords } from "./roulette-words.ts";
import { tellSpin } from "./tell-spin.ts";

const colours = { red: "Rojo", black: "Negro", green: "Cero" } as const;
const named: Readonly<Record<string, string>> = {
  red: "Rojo",
  black: "Negro",
  even: "Par",
  odd: "Impar",
  low: "1 a 18",
  high: "19 a 36",
  "dozen:1": "Primera docena",
  "dozen:2": "Segunda docena",
  "dozen:3": "Tercera docena",
  "column:1": "Primera columna",
  "column:2": "Segunda columna",
  "column:3": "Tercera columna",
};
const kinds: Readonly<Record<string, string>> = {
  straight: "Número",
  split: "Caballo",
  street: "Transversal",
  trio: "Tres con cero",
  corner: "Cuadro",
  line: "Seisena",
  column: "Columna",
  dozen: "Docena",
  voisins: "Voisins du zéro",
  tiers: "Tiers",
  orphelins: "Orphelins",
  neighbours: "Cinco vecinos",
  "final:4": "Final de cuatro números",
  "final:3": "Final de tres números",
};
const place: RouletteWords["place"] = ({ name, kind, numbers }) => {
  if (kind === "straight") return `${numbers[0]}`;
  if (kind === "line") return `Seisena ${numbers[0]} a ${numbers.at(-1)}`;
  return named[name] ?? `${kinds[kind] ?? kind} ${numbers.join(", ")}`;
};

export const rouletteWords: RouletteWords = {
  title: "European Roulette",
  play: "Girar",
  told: (round) =>
    tellSpin(round, {
      number: (pocket, colour) =>
        pocket === 0 ? "Cero." : `${pocket}, ${colours[colour].toLowerCase()}.`,
      place,
      paid: (places, more) => `Se paga: ${places.join("; ")}${more > 0 ? ` y ${more} más` : ""}.`,
      wins: (payout) => `Ganas ${payout}.`,
      back: (payout, stake) => `De ${stake} vuelven ${payout}.`,
      nothing: "No se paga nada.",
    }),
  rules: ({ mostOn }) => [
    "Pon fichas en el tapete y gira. La bola cae en una de 37 casillas, todas igual de probables; se paga cada ficha que esté en su número.",
    "Un número paga 35 a 1, dos números 17, tres 11, cuatro 8, seis 5. Una docena o una columna paga 2 a 1, una suerte sencilla 1 a 1. Tu ficha vuelve con lo que gana.",
    "El cero no está en ninguno de los campos exteriores: con él pierden todos. De ahí sale la parte de la casa, 1 de cada 37, igual en toda apuesta.",
    "Las apuestas cantadas ponen fichas según el orden de la ruleta. Voisins du zéro son nueve fichas, tiers seis, orphelins cinco. Un número de la pista toma dos vecinos a cada lado, cinco fichas; una final toma todos los números que acaban en esa cifra.",
    `Cada sitio admite una parte de la apuesta máxima de la mesa: un número el ${mostOn?.["straight"] ?? 100} %, un caballo el ${mostOn?.["split"] ?? 100} %, una transversal el ${mostOn?.["street"] ?? 100} %, un cuadro el ${mostOn?.["corner"] ?? 100} %, una seisena el ${mostOn?.["line"] ?? 100} %, los campos exteriores toda. Todas las fichas juntas no pueden pasar de esa apuesta.`,
    "Mostramos los últimos números porque gusta mirarlos. No dicen nada del siguiente.",
    "Teclas: las flechas recorren el tapete, Intro pone una ficha, Supr la quita, 1 a 6 eligen la ficha, A deshace, D dobla, R repite, B limpia, la barra espaciadora gira.",
  ],
  bet: (bet) => kinds[bet] ?? named[bet] ?? bet,
  cloth: "Tapete",
  track: "Pista",
  lastNumbers: "Últimos números, el más reciente primero",
  views: "Qué se muestra",
  viewNames: { table: "Tapete", track: "Pista", numbers: "Números" },
  printed: {
    column: "2 a 1",
    "dozen:1": "1.ª 12",
    "dozen:2": "2.ª 12",
    "dozen:3": "3.ª 12",
    low: "1 a 18",
    even: "Par",
    odd: "Impar",
    high: "19 a 36",
  },
  place,
  pays: ({ times }) => `paga ${times} a 1`,
  lies: ({ amount }) => `${amount} encima`,
  most: ({ amount }) => `como mucho ${amount}`,
  called: { voisins: "Voisins", orphelins: "Orphelins", tiers: "Tiers" },
  calledBet: ({ kind, which }) =>
    kind === "neighbours"
      ? `${which} y sus vecinos`
      : kind === "final"
        ? `Final ${which}`
        : (kinds[kind] ?? kind),
  finals: "Finales",
  chips: ({ count }) => (count === 1 ? "1 ficha" : `${count} fichas`),
  placeYourBets: ({ min, max }) => `Hagan juego: de ${min} a ${max} por giro`,
  laid: ({ amount, on, sum }) => `${amount} en ${on}. ${sum} en total.`,
  takenOff: ({ place: off }) => `Quitado: ${off}.`,
  mostOn: ({ place: full, amount }) => `${full} admite como mucho ${amount}.`,
  mostInAll: ({ amount }) => `Esta mesa admite como mucho ${amount} por giro.`,
  undone: "Deshecho.",
  doubled: "Doblado.",
  repeated: "Lo mismo otra vez.",
  cleared: "El tapete está limpio.",
  acts: { undo: "Deshacer", double: "Doblar", repeat: "Repetir", clear: "Limpiar" },
  keys: { undo: "A", double: "D", repeat: "R", clear: "B" },
  chipValue: "Ficha",
  chipOf: ({ amount }) => `Ficha de ${amount}`,
  colours,
  wins: "Ganas",
  paidBack: "Vuelve:",
  noWin: "Sin premio",
  lastSpins: ({ count }) =>
    count === 0 ? "Últimos giros" : count === 1 ? "Último giro" : `Últimos ${count} giros`,
  notPredictive: "No predice nada",
  noMemory: "La ruleta no tiene memoria.",
  howOften: ({ most }) =>
    most.length === 0
      ? "Aún no hay números"
      : `Cuántas veces salió cada número; más veces ${most.join(", ")}`,
};
