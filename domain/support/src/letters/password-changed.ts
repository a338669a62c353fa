import type { LetterTexts } from "./letter-text.ts";

export const passwordChanged: LetterTexts = {
  en: {
    subject: "Your password for {brand} was changed",
    paragraphs: [
      "Hello {firstName},",
      "the password of your account was changed just now, and everybody who was signed in with the old one is signed out.",
      'If it was not you, ask for a new password with "Forgotten?" on the sign-in page at once, and reply to this e-mail.',
    ],
  },
  es: {
    subject: "Se ha cambiado tu contraseña de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "se acaba de cambiar la contraseña de tu cuenta, y se han cerrado todas las sesiones abiertas con la anterior.",
      "Si no has sido tú, pide ahora mismo otra con «¿La has olvidado?» en la página de acceso y responde a este correo.",
    ],
  },
  de: {
    subject: "Ihr Passwort für {brand} wurde geändert",
    paragraphs: [
      "Guten Tag {firstName},",
      "das Passwort Ihres Kontos wurde soeben geändert. Wer mit dem alten angemeldet war, ist nun abgemeldet.",
      "Wenn nicht Sie es waren, fordern Sie sofort mit „Vergessen?“ auf der Anmeldeseite ein neues an, und antworten Sie auf diese Nachricht.",
    ],
  },
};
