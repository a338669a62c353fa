import type { LetterTexts } from "./letter-text.ts";

export const securityChanged: LetterTexts = {
  en: {
    subject: "Your PIN, device or phone was changed at {brand}",
    paragraphs: [
      "Hello {firstName},",
      "something with which you prove who you are was just changed in your account: the PIN, the device for codes or the phone.",
      "If it was you, there is nothing you need to do.",
      "If it was not you, change your password at once and reply to this e-mail: we will help you.",
    ],
  },
  es: {
    subject: "Se ha cambiado tu PIN, dispositivo o teléfono en {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "se acaba de cambiar en tu cuenta algo con lo que demuestras quién eres: el PIN, el dispositivo para códigos o el teléfono.",
      "Si has sido tú, no tienes que hacer nada.",
      "Si no has sido tú, cambia tu contraseña ahora mismo y responde a este correo: lo miramos contigo.",
    ],
  },
  de: {
    subject: "Ihre PIN, Ihr Gerät oder Ihr Telefon bei {brand} wurde geändert",
    paragraphs: [
      "Guten Tag {firstName},",
      "soeben wurde in Ihrem Konto etwas geändert, womit Sie sich ausweisen: die PIN, das Gerät für Codes oder das Telefon.",
      "Wenn Sie es waren, brauchen Sie nichts zu tun.",
      "Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
  },
};
