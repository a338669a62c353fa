import type { LetterTexts } from "./letter-text.ts";

export const passkeyRemoved: LetterTexts = {
  en: {
    subject: "A passkey of your {brand} account was taken away",
    paragraphs: [
      "Hello {firstName},",
      "the passkey {name} opens your account no more. Your password still does.",
      "If it was you, there is nothing you need to do.",
      "If it was not you, change your password at once and reply to this e-mail: we will help you.",
    ],
  },
  es: {
    subject: "Se ha quitado una llave de acceso de tu cuenta de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "la llave de acceso {name} ya no abre tu cuenta. Tu contraseña sí.",
      "Si has sido tú, no tienes que hacer nada.",
      "Si no has sido tú, cambia tu contraseña ahora mismo y responde a este correo: lo miramos contigo.",
    ],
  },
  de: {
    subject: "Ein Passkey Ihres Kontos bei {brand} wurde entfernt",
    paragraphs: [
      "Guten Tag {firstName},",
      "der Passkey {name} öffnet Ihr Konto nicht mehr. Ihr Passwort tut es weiterhin.",
      "Wenn Sie es waren, brauchen Sie nichts zu tun.",
      "Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
  },
};
