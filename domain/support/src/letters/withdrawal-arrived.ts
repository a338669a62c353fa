import type { LetterTexts } from "./letter-text.ts";

export const withdrawalArrived: LetterTexts = {
  en: {
    subject: "Your withdrawal from {brand} has arrived",
    paragraphs: [
      "Hello {firstName},",
      "{arrives} of your withdrawal have arrived: {name}.",
      "Until your bank shows it, a little time may pass. If it is not there within two working days, reply to this e-mail.",
    ],
    choices: {
      name: {
        CARD: "the card you paid with",
      },
    },
  },
  es: {
    subject: "Tu retirada de {brand} ha llegado",
    paragraphs: [
      "Hola, {firstName}:",
      "han llegado {arrives} de tu retirada: {name}.",
      "Puede que tu banco tarde un poco en mostrarlo. Si no está en dos días laborables, responde a este correo.",
    ],
    choices: {
      name: {
        CARD: "la tarjeta con la que pagaste",
      },
    },
  },
  de: {
    subject: "Ihre Auszahlung von {brand} ist angekommen",
    paragraphs: [
      "Guten Tag {firstName},",
      "{arrives} aus Ihrer Auszahlung sind angekommen: {name}.",
      "Bis Ihre Bank den Betrag zeigt, kann es ein wenig dauern. Ist er in zwei Werktagen nicht da, antworten Sie auf diese Nachricht.",
    ],
    choices: {
      name: {
        CARD: "die Karte, mit der Sie eingezahlt haben",
      },
    },
  },
};
