import type { LetterTexts } from "./letter-text.ts";

export const passkeyAdded: LetterTexts = {
  en: {
    subject: "A new passkey for your {brand} account",
    paragraphs: [
      "Hello {firstName},",
      "a passkey was just added to your account: {name}. Whoever holds it signs in without a password.",
      "If it was you, there is nothing you need to do.",
      "If it was not you, remove it on the Security page of your account, sign out everywhere, change your password and reply to this e-mail: we will help you.",
    ],
  },
  es: {
    subject: "Una nueva llave de acceso para tu cuenta de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "se acaba de añadir una llave de acceso a tu cuenta: {name}. Quien la tiene entra sin contraseña.",
      "Si has sido tú, no tienes que hacer nada.",
      "Si no has sido tú, quítala en la página de seguridad de tu cuenta, cierra sesión en todas partes, cambia tu contraseña y responde a este correo: lo miramos contigo.",
    ],
  },
  de: {
    subject: "Ein neuer Passkey für Ihr Konto bei {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "soeben wurde Ihrem Konto ein Passkey hinzugefügt: {name}. Wer ihn hat, meldet sich ohne Passwort an.",
      "Wenn Sie es waren, brauchen Sie nichts zu tun.",
      "Wenn Sie es nicht waren, entfernen Sie ihn auf der Seite Sicherheit Ihres Kontos, melden Sie sich überall ab, ändern Sie Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
  },
};
