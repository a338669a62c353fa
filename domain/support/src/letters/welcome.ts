import type { LetterTexts } from "./letter-text.ts";

export const welcome: LetterTexts = {
  en: {
    subject: "Welcome to {brand}",
    paragraphs: [
      "Hello {firstName},",
      "your account at {brand} is open. Every round leaves a receipt that you can check yourself.",
      "Confirm that this address is yours, with this link:",
      "{link}",
      "Set a limit before you play: you find it in your account, and lowering it counts at once.",
      "If you did not create this account, reply to this e-mail and we close it.",
    ],
  },
  es: {
    subject: "Te damos la bienvenida a {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "tu cuenta en {brand} está abierta. Cada ronda deja un recibo que puedes comprobar.",
      "Confirma con este enlace que esta dirección es tuya:",
      "{link}",
      "Ponte un límite antes de jugar: está en tu cuenta, y si lo bajas vale al instante.",
      "Si no has creado tú esta cuenta, responde a este correo y la cerramos.",
    ],
  },
  de: {
    subject: "Willkommen bei {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "Ihr Konto bei {brand} ist eröffnet. Jede Runde hinterlässt einen Beleg, den Sie selbst prüfen können.",
      "Bestätigen Sie mit diesem Link, dass diese Adresse Ihnen gehört:",
      "{link}",
      "Setzen Sie sich ein Limit, bevor Sie spielen: Sie finden es im Konto, ein niedrigeres gilt sofort.",
      "Wenn nicht Sie das Konto eröffnet haben, antworten Sie auf diese Nachricht, und wir schließen es.",
    ],
  },
};
