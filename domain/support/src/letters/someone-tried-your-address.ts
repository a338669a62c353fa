import type { LetterTexts } from "./letter-text.ts";

export const someoneTriedYourAddress: LetterTexts = {
  en: {
    subject: "Someone tried to use your address at {brand}",
    paragraphs: [
      "Hello {firstName},",
      "someone wanted to make your e-mail address that of another account at {brand}. It stays yours, and nothing was changed.",
      "There is nothing you need to do. We did not tell anybody that you have an account.",
    ],
  },
  es: {
    subject: "Alguien ha intentado usar tu dirección en {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "alguien quería que tu correo fuese el de otra cuenta en {brand}. Sigue siendo tuyo y no ha cambiado nada.",
      "No tienes que hacer nada. No le hemos dicho a nadie que tienes una cuenta.",
    ],
  },
  de: {
    subject: "Jemand wollte Ihre Adresse bei {brand} verwenden",
    paragraphs: [
      "Guten Tag {firstName},",
      "jemand wollte Ihre E-Mail-Adresse zu der eines anderen Kontos bei {brand} machen. Sie bleibt Ihre, und es wurde nichts geändert.",
      "Sie brauchen nichts zu tun. Wir haben niemandem gesagt, dass Sie ein Konto haben.",
    ],
  },
};
