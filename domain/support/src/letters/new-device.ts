import type { LetterTexts } from "./letter-text.ts";

export const newDevice: LetterTexts = {
  en: {
    subject: "A new sign-in to your {brand} account",
    paragraphs: [
      "Hello {firstName},",
      "somebody signed in to your account from a browser we had not seen before: {device}, {place}, {at}.",
      "If it was you, there is nothing to do.",
      'If it was not you, choose a new password now with "Forgotten?" on the sign-in page. Everybody is signed out with it. Then look at your account, or reply to this e-mail.',
    ],
  },
  es: {
    subject: "Un nuevo acceso a tu cuenta de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "alguien ha entrado en tu cuenta desde un navegador que no conocíamos: {device}, {place}, {at}.",
      "Si has sido tú, no tienes que hacer nada.",
      "Si no has sido tú, elige ahora otra contraseña con «¿La has olvidado?» en la página de acceso. Con eso se cierran todas las sesiones. Después revisa tu cuenta o responde a este correo.",
    ],
  },
  de: {
    subject: "Eine neue Anmeldung bei Ihrem Konto bei {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "jemand hat sich mit einem Browser, den wir noch nicht kannten, bei Ihrem Konto angemeldet: {device}, {place}, {at}.",
      "Wenn Sie es waren, brauchen Sie nichts zu tun.",
      "Wenn Sie es nicht waren, wählen Sie jetzt mit „Vergessen?“ auf der Anmeldeseite ein neues Passwort. Damit werden alle abgemeldet. Sehen Sie danach in Ihr Konto, oder antworten Sie auf diese Nachricht.",
    ],
  },
};
