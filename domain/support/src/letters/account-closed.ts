import type { LetterTexts } from "./letter-text.ts";

export const accountClosed: LetterTexts = {
  en: {
    subject: "Your account at {brand} is closed",
    paragraphs: [
      "Hello {firstName},",
      "your account is closed, as you wished. What is yours stays yours: sign in as before to have it paid out.",
      "Nobody will ask you to play again. Should you want to come back one day, write to us.",
      "It was not you? Reply to this e-mail at once.",
    ],
  },
  es: {
    subject: "Tu cuenta en {brand} está cerrada",
    paragraphs: [
      "Hola, {firstName}:",
      "tu cuenta está cerrada, como querías. Lo tuyo sigue siendo tuyo: entra como siempre para cobrarlo.",
      "Nadie te pedirá que vuelvas a jugar. Si un día quieres volver, escríbenos.",
      "¿No has sido tú? Responde enseguida a este correo.",
    ],
  },
  de: {
    subject: "Ihr Konto bei {brand} ist geschlossen",
    paragraphs: [
      "Guten Tag {firstName},",
      "Ihr Konto ist geschlossen, wie Sie es wollten. Was Ihnen gehört, bleibt Ihres: Melden Sie sich wie gewohnt an, um es auszahlen zu lassen.",
      "Niemand wird Sie bitten, wieder zu spielen. Möchten Sie eines Tages zurückkommen, schreiben Sie uns.",
      "Das waren nicht Sie? Antworten Sie sofort auf diese Nachricht.",
    ],
  },
};
