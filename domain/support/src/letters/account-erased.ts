import type { LetterTexts } from "./letter-text.ts";

export const accountErased: LetterTexts = {
  en: {
    subject: "{brand} has forgotten you",
    paragraphs: [
      "Hello {firstName},",
      "it is done: your name, your addresses, your papers and everything else that said who you are is erased.",
      "What is left are movements of money without a name. Nobody can sign in to this account any more, we neither.",
      "This was our last e-mail. All the best.",
    ],
  },
  es: {
    subject: "{brand} te ha olvidado",
    paragraphs: [
      "Hola, {firstName}:",
      "está hecho: tu nombre, tus direcciones, tus documentos y todo lo que decía quién eres se ha borrado.",
      "Solo quedan movimientos de dinero sin nombre. Nadie puede entrar ya en esta cuenta, tampoco nosotros.",
      "Este ha sido nuestro último correo. Que te vaya bien.",
    ],
  },
  de: {
    subject: "{brand} hat Sie vergessen",
    paragraphs: [
      "Guten Tag {firstName},",
      "es ist geschehen: Ihr Name, Ihre Adressen, Ihre Papiere und alles, was sonst sagte, wer Sie sind, ist gelöscht.",
      "Geblieben sind Geldbewegungen ohne Namen. In dieses Konto kommt niemand mehr hinein, auch wir nicht.",
      "Das war unsere letzte E-Mail. Alles Gute.",
    ],
  },
};
