import type { LetterTexts } from "./letter-text.ts";

export const erasureWaits: LetterTexts = {
  en: {
    subject: "{brand} will forget you as soon as it can",
    paragraphs: [
      "Hello {firstName},",
      "we have closed your account and erased what nobody makes us keep.",
      "The rest has to wait: you still have a balance, or an open matter still needs it.",
      "If there is money, sign in as before and withdraw it. As soon as nothing stands in the way, we erase the rest and write once more.",
    ],
  },
  es: {
    subject: "{brand} te olvidará en cuanto pueda",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos cerrado tu cuenta y borrado lo que nadie nos obliga a guardar.",
      "El resto tiene que esperar: aún tenemos dinero tuyo, o algo sin resolver lo necesita.",
      "Si queda dinero, entra como siempre y retíralo. En cuanto nada lo impida, borraremos el resto y te escribiremos.",
    ],
  },
  de: {
    subject: "{brand} vergisst Sie, sobald es geht",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihr Konto geschlossen und gelöscht, was uns niemand aufbewahren lässt.",
      "Das Übrige muss warten: Es liegt noch Geld von Ihnen bei uns, oder etwas ist noch nicht geklärt.",
      "Liegt noch Geld da, melden Sie sich wie bisher an und heben Sie es ab. Sobald nichts mehr im Weg steht, löschen wir das Übrige und schreiben Ihnen.",
    ],
  },
};
