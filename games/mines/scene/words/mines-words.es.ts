import { timesNumber } from "@croupier/game-stage/scene";
import { pearlsIn, type MinesWords } from "./mines-words.ts";

const pearls = (count: number) => (count === 1 ? "1 perla" : `${count} perlas`);

export const minesWords: MinesWords = {
  title: "Minesweep Reef",
  play: "Sumergirse",
  told: ({ events, payout, won }) => {
    const found = pearls(pearlsIn(events));
    if (events.some(({ type }) => type === "mineHit"))
      return `Una mina, tras ${found}. No se paga nada.`;
    return won ? `${found} cobradas. Ganas ${payout}.` : `${found} cobradas. Se pagan ${payout}.`;
  },
  toldOpen: ({ events }) => {
    const found = pearlsIn(events);
    return found === 0
      ? "Abre una concha."
      : `${pearls(found)}. Puedes cobrar o abrir otra concha.`;
  },
  rules: ({ minesMin, minesMax, returnOfHundred, most }) => [
    `En el arrecife hay veinticinco conchas. Di cuántas tienen una mina, de ${minesMin} a ${minesMax}; las demás tienen una perla.`,
    "Abre una concha. Una perla sube lo que puedes cobrar, y puedes cobrarlo tras cada perla. Una mina acaba la ronda y no se paga nada.",
    "Las minas se ponen antes de abrir la primera concha y no se mueven. Al acabar la ronda se muestran todas.",
    `Lo que puedes cobrar es el ${returnOfHundred} % de la apuesta dividido entre lo probable que eran esas perlas: toda forma de jugar devuelve lo mismo.`,
    `La ronda acaba sola si la siguiente perla valiera más de ${timesNumber(most, "es")} veces la apuesta. Si no vuelves, se cobra por ti lo encontrado.`,
    "Teclas: la barra espaciadora bucea, las flechas van de concha en concha, Intro abre, C cobra.",
  ],
  bet: (bet) => {
    const [mines, found] = bet.split("/");
    return `${mines} minas, ${found} perlas`;
  },
  shell: ({ row, column, seen }) => `Fila ${row}, concha ${column}: ${seen}`,
  seen: {
    closed: "cerrada",
    pearl: "perla",
    hit: "mina, abierta",
    mine: "mina",
    leftClosed: "perla, sin abrir",
  },
  mines: ({ count }) => (count === 1 ? "1 mina" : `${count} minas`),
  firstPearl: ({ multiple }) => `Primera perla ${multiple}`,
  openOne: "Abre una concha",
  take: ({ amount }) => `Cobrar ${amount}`,
  takeKey: "C",
  next: ({ multiple }) => `Siguiente perla ${multiple}`,
  wins: ({ payout }) => `Ganas ${payout}`,
  paid: ({ payout }) => `Se paga ${payout}`,
  noWin: "Sin premio",
};
