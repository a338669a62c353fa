import type { LetterTexts } from "./letter-text.ts";

export const documentInvalid: LetterTexts = {
  en: {
    subject: "We need another picture of your document",
    paragraphs: [
      "Hello {firstName},",
      "we have looked at what you sent and cannot take it as it is. This happens often and is quickly put right.",
      "Sign in and open Verification in your account. There you see what was wrong and what to send instead.",
    ],
  },
  es: {
    subject: "Necesitamos otra imagen de tu documento",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos revisado lo que enviaste y así no nos sirve. Pasa a menudo y se arregla rápido.",
      "Entra y abre Verificación en tu cuenta. Ahí ves qué falló y qué enviar en su lugar.",
    ],
  },
  de: {
    subject: "Wir brauchen ein anderes Bild Ihres Dokuments",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben angesehen, was Sie geschickt haben, und können es so nicht annehmen. Das kommt oft vor und ist schnell behoben.",
      "Melden Sie sich an und öffnen Sie in Ihrem Konto Verifizierung. Dort steht, woran es lag und was Sie stattdessen senden können.",
    ],
  },
};
