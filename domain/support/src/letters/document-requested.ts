import type { LetterTexts } from "./letter-text.ts";

export const documentRequested: LetterTexts = {
  en: {
    subject: "Please show us a document",
    paragraphs: [
      "Hello {firstName},",
      "we have to know who plays at {brand} and need a document from you. A photo is enough, and it takes two minutes.",
      "Sign in and open Verification in your account. There you see what we need and why. Please do not send documents by e-mail.",
    ],
  },
  es: {
    subject: "Enséñanos un documento, por favor",
    paragraphs: [
      "Hola, {firstName}:",
      "tenemos que saber quién juega en {brand} y necesitamos ver un documento tuyo. Basta una foto y se tarda dos minutos.",
      "Entra y abre Verificación en tu cuenta. Ahí ves qué necesitamos y por qué. No envíes documentos por correo, por favor.",
    ],
  },
  de: {
    subject: "Bitte zeigen Sie uns ein Dokument",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir müssen wissen, wer bei {brand} spielt, und möchten ein Dokument von Ihnen sehen. Ein Foto genügt, es dauert zwei Minuten.",
      "Melden Sie sich an und öffnen Sie in Ihrem Konto Verifizierung. Dort steht, was wir brauchen und warum. Bitte senden Sie uns keine Dokumente per E-Mail.",
    ],
  },
};
