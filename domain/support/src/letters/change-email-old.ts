import type { LetterTexts } from "./letter-text.ts";

export const changeEmailOld: LetterTexts = {
  en: {
    subject: "Shall your address at {brand} change?",
    paragraphs: [
      "Hello {firstName},",
      "somebody who is signed in as you asked to change your address to {newEmail}. Open this link to confirm it:",
      "{link}",
      "Without your yes nothing changes. The link works once and for a day.",
      "It was not you? Do not open it: sign in, sign out everywhere, and choose another password.",
    ],
  },
  es: {
    subject: "¿Cambiamos tu dirección en {brand}?",
    paragraphs: [
      "Hola, {firstName}:",
      "alguien que ha entrado como tú quiere que tu dirección sea {newEmail}. Abre este enlace para decir que sí:",
      "{link}",
      "Sin tu sí no cambia nada. El enlace sirve una vez y durante un día.",
      "¿No has sido tú? No lo abras: entra, cierra sesión en todas partes y elige otra contraseña.",
    ],
  },
  de: {
    subject: "Soll sich Ihre Adresse bei {brand} ändern?",
    paragraphs: [
      "Guten Tag {firstName},",
      "jemand, der als Sie angemeldet ist, möchte {newEmail} zu Ihrer Adresse machen. Öffnen Sie diesen Link, um zuzustimmen:",
      "{link}",
      "Ohne Ihre Zustimmung ändert sich nichts. Der Link gilt einmal und einen Tag lang.",
      "Das waren nicht Sie? Öffnen Sie ihn nicht: Melden Sie sich an, melden Sie sich überall ab, und wählen Sie ein anderes Passwort.",
    ],
  },
};
