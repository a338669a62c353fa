import { timesNumber } from "@croupier/game-stage/scene";
import { readBet, rowsOf, type PlinkoWords } from "./plinko-words.ts";

const risks = { low: "Bajo", medium: "Medio", high: "Alto" } as const;

export const plinkoWords: PlinkoWords = {
  title: "Plinko Falls",
  play: "Soltar",
  told({ events, payout, won }) {
    const event = events.at(-1);
    if (event === undefined) return "";
    const slots = event.turns.length + 1;
    const where = `La bola ha caído en la casilla ${event.slot + 1} de ${slots}: ${timesNumber(event.multiple, "es")} veces la apuesta.`;
    return `${where} ${won ? `Ganas ${payout}.` : `Se pagan ${payout}.`}`;
  },
  rules: (config) => [
    `Una bola cae entre ${rowsOf(config).min} y ${rowsOf(config).max} filas de clavos hasta una casilla. El número de la casilla por tu apuesta es lo que paga.`,
    "En cada clavo va a la izquierda o a la derecha, con la misma probabilidad. Muchos caminos llevan al centro y uno solo a cada borde: el centro paga poco y los bordes lo que más.",
    "El riesgo dice cuánto se separan. Con riesgo bajo el centro devuelve más y los bordes menos; con riesgo alto es al revés.",
    `Cada muro devuelve lo mismo con el tiempo: el ${timesNumber(config.returnToPlayer * 1_000_000, "es")} % de lo apostado, con cualquier número de filas y cualquier riesgo.`,
    "Todos los giros son bits de un número que se sortea al pulsar, antes de mostrar nada. La bola se dibuja por el camino que forman; cómo rebota no decide nada.",
    "Si en el lugar desde el que juegas no hay una duración mínima de la ronda, puedes soltar la siguiente bola mientras caen otras: cada una es una ronda propia.",
    "Teclas: la barra espaciadora suelta una bola; las flechas cambian filas o riesgo cuando el teclado está en ellos.",
  ],
  bet(bet) {
    const { risk, rows } = readBet(bet);
    return `Riesgo ${risks[risk].toLowerCase()}, ${rows} filas`;
  },
  risk: "Riesgo",
  risks,
  rows: ({ rows }) => `${rows} filas`,
  rowsShort: "Filas",
  edge: ({ multiple, one }) => `Hasta ${multiple}×, 1 bola de cada ${one}`,
  edges: "Lo máximo que paga una bola, por filas y riesgo",
  howSeldom: "Frecuencia",
  oneIn: ({ one }) => `1 de ${one}`,
  slots: "Lo que pagan las casillas, por la apuesta",
  last: "Últimas bolas",
};
