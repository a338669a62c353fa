import type { LetterTexts } from "./letter-text.ts";

export const withdrawalCancelled: LetterTexts = {
  en: {
    subject: "You took your withdrawal from {brand} back",
    paragraphs: [
      "Hello {firstName},",
      "your withdrawal of {amount} is cancelled, and all of it is on your balance again.",
      "If it was not you, sign out everywhere, change your password and reply to this e-mail: we will help you.",
    ],
  },
  es: {
    subject: "Has cancelado tu retirada de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "tu retirada de {amount} está cancelada y todo el importe vuelve a estar en tu saldo.",
      "Si no has sido tú, cierra sesión en todas partes, cambia tu contraseña y responde a este correo: lo miramos contigo.",
    ],
  },
  de: {
    subject: "Sie haben Ihre Auszahlung von {brand} zurückgenommen",
    paragraphs: [
      "Guten Tag {firstName},",
      "Ihre Auszahlung über {amount} ist abgebrochen, der ganze Betrag ist wieder auf Ihrem Konto.",
      "Wenn Sie es nicht waren, melden Sie sich überall ab, ändern Sie Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
  },
};
