import type { LetterTexts } from "./letter-text.ts";

export const documentBlocked: LetterTexts = {
  en: {
    subject: "We could not verify who you are",
    paragraphs: [
      "Hello {firstName},",
      "we were unable to verify your identity with the documents you sent. Until this is settled you cannot play or move money. Your balance stays yours.",
      "Please write to our support. A person will help you.",
    ],
  },
  es: {
    subject: "No hemos podido verificar quién eres",
    paragraphs: [
      "Hola, {firstName}:",
      "no hemos podido verificar tu identidad con los documentos que enviaste. Hasta que se aclare no puedes jugar ni mover dinero. Tu saldo sigue siendo tuyo.",
      "Escribe a nuestro equipo de ayuda, por favor. Una persona lo revisará contigo.",
    ],
  },
  de: {
    subject: "Wir konnten nicht feststellen, wer Sie sind",
    paragraphs: [
      "Guten Tag {firstName},",
      "mit den gesendeten Dokumenten konnten wir Ihre Identität nicht bestätigen. Bis das geklärt ist, können Sie weder spielen noch Geld bewegen. Ihr Guthaben bleibt Ihres.",
      "Bitte schreiben Sie unserem Support. Dort sieht es sich jemand mit Ihnen an.",
    ],
  },
};
