import type { LetterTexts } from "./letter-text.ts";

export const passwordReset: LetterTexts = {
  en: {
    subject: "Choose a new password for {brand}",
    paragraphs: [
      "Hello {firstName},",
      "somebody asked for a new password for your account. This link opens the page where you choose it:",
      "{link}",
      "It is valid for one hour and works once. All other sessions are signed out.",
      "If it was not you who asked, leave this e-mail alone: the old password goes on.",
    ],
  },
  es: {
    subject: "Elige una nueva contraseña para {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "alguien ha pedido una nueva contraseña para tu cuenta. Este enlace abre la página donde la eliges:",
      "{link}",
      "Vale durante una hora y una sola vez. Con ella se cierran todas las sesiones de la contraseña anterior.",
      "Si no has sido tú, no hagas nada: la contraseña de siempre sigue valiendo.",
    ],
  },
  de: {
    subject: "Wählen Sie ein neues Passwort für {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "jemand hat ein neues Passwort für Ihr Konto angefordert. Dieser Link öffnet die Seite, auf der Sie es wählen:",
      "{link}",
      "Er gilt eine Stunde lang und einmal. Wer mit dem alten Passwort angemeldet ist, wird dabei abgemeldet.",
      "Wenn nicht Sie es waren, lassen Sie diese Nachricht liegen: das alte Passwort gilt weiter.",
    ],
  },
};
