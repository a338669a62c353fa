import type { LetterTexts } from "./letter-text.ts";

export const someoneTriedToJoin: LetterTexts = {
  en: {
    subject: "Someone tried to create an account at {brand} with your address",
    paragraphs: [
      "Hello {firstName},",
      "someone has just tried to create an account at {brand} with this e-mail address. You already have one, so nothing was created and nothing was changed.",
      "If it was you, sign in with your password. If you have forgotten it, ask for a new one on the sign-in page.",
      "If it was not you, there is nothing you need to do. We did not tell anybody that you have an account.",
    ],
  },
  es: {
    subject: "Alguien ha intentado crear una cuenta en {brand} con tu correo",
    paragraphs: [
      "Hola, {firstName}:",
      "alguien acaba de intentar crear una cuenta en {brand} con esta dirección. Ya tienes una, así que no se ha creado ni cambiado nada.",
      "Si has sido tú, entra con tu contraseña. Si la has olvidado, pide otra en la página de acceso.",
      "Si no has sido tú, no tienes que hacer nada. No le hemos dicho a nadie que tienes una cuenta.",
    ],
  },
  de: {
    subject: "Jemand wollte bei {brand} mit Ihrer Adresse ein Konto eröffnen",
    paragraphs: [
      "Guten Tag {firstName},",
      "soeben wollte jemand mit dieser E-Mail-Adresse ein Konto bei {brand} eröffnen. Sie haben schon eines; es wurde nichts eröffnet und nichts geändert.",
      "Wenn Sie es waren, melden Sie sich mit Ihrem Passwort an. Haben Sie es vergessen, fordern Sie auf der Anmeldeseite ein neues an.",
      "Wenn Sie es nicht waren, brauchen Sie nichts zu tun. Wir haben niemandem gesagt, dass Sie ein Konto haben.",
    ],
  },
};
