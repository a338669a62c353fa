import type { LetterTexts } from "./letter-text.ts";

export const affiliateRefused: LetterTexts = {
  en: {
    subject: "Your application as an affiliate of {brand}",
    paragraphs: [
      "Hello {firstName},",
      "thank you for your application. We have read it and cannot take it up at the moment.",
      "{passage}",
      "You are free to apply again when this has changed.",
    ],
  },
  es: {
    subject: "Tu solicitud como afiliado de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "gracias por tu solicitud. La hemos leído y de momento no podemos aceptarla.",
      "{passage}",
      "Puedes volver a solicitarlo cuando esto haya cambiado.",
    ],
  },
  de: {
    subject: "Ihre Bewerbung als Partner von {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "danke für Ihre Bewerbung. Wir haben sie gelesen und können sie im Moment nicht annehmen.",
      "{passage}",
      "Sie können sich gern wieder bewerben, wenn sich das geändert hat.",
    ],
  },
};
