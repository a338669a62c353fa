import type { LetterTexts } from "./letter-text.ts";

export const confirmEmail: LetterTexts = {
  en: {
    subject: "Confirm your address at {brand}",
    paragraphs: [
      "Hello {firstName},",
      "open this link and press the button, and we know that this address is yours:",
      "{link}",
      "It works once and for a day. Without it nothing can be paid out.",
    ],
  },
  es: {
    subject: "Confirma tu dirección en {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "abre este enlace y pulsa el botón; así sabremos que esta dirección es tuya:",
      "{link}",
      "Sirve una vez y durante un día. Sin ello no se puede pagar nada.",
    ],
  },
  de: {
    subject: "Bestätigen Sie Ihre Adresse bei {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "öffnen Sie diesen Link und drücken Sie den Knopf, dann wissen wir, dass diese Adresse Ihnen gehört:",
      "{link}",
      "Er gilt einmal und einen Tag lang. Ohne ihn kann nichts ausgezahlt werden.",
    ],
  },
};
