import type { LetterTexts } from "./letter-text.ts";

export const documentVerified: LetterTexts = {
  en: {
    subject: "Your document is verified",
    paragraphs: [
      "Hello {firstName},",
      "thank you. We have looked at your document, and everything is in order. There is nothing left for you to do.",
    ],
  },
  es: {
    subject: "Tu documento está verificado",
    paragraphs: [
      "Hola, {firstName}:",
      "gracias. Hemos revisado tu documento y todo está en orden. No tienes que hacer nada más.",
    ],
  },
  de: {
    subject: "Ihr Dokument ist geprüft",
    paragraphs: [
      "Guten Tag {firstName},",
      "vielen Dank. Wir haben Ihr Dokument geprüft, alles ist in Ordnung. Sie müssen nichts weiter tun.",
    ],
  },
};
