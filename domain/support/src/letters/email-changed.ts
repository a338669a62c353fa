import type { LetterTexts } from "./letter-text.ts";

export const emailChanged: LetterTexts = {
  en: {
    subject: "Your address at {brand} has changed",
    paragraphs: [
      "Hello {firstName},",
      "from now on we write to {newEmail}. This is the last e-mail to this address.",
      "It was not you? Reply to this e-mail at once.",
    ],
  },
  es: {
    subject: "Tu dirección en {brand} ha cambiado",
    paragraphs: [
      "Hola, {firstName}:",
      "a partir de ahora escribimos a {newEmail}. Este es el último correo a esta dirección.",
      "¿No has sido tú? Responde enseguida a este correo.",
    ],
  },
  de: {
    subject: "Ihre Adresse bei {brand} hat sich geändert",
    paragraphs: [
      "Guten Tag {firstName},",
      "von jetzt an schreiben wir an {newEmail}. Dies ist die letzte Nachricht an diese Adresse.",
      "Das waren nicht Sie? Antworten Sie sofort auf diese Nachricht.",
    ],
  },
};
