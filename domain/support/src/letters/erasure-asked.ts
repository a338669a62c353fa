import type { LetterTexts } from "./letter-text.ts";

export const erasureAsked: LetterTexts = {
  en: {
    subject: "You asked {brand} to forget you",
    paragraphs: [
      "Hello {firstName},",
      "we have your request and answer within a month.",
      "The law makes us keep some records for years, such as payments. We tell you until when, and erase the rest.",
      "It was not you? Reply to this e-mail at once.",
    ],
  },
  es: {
    subject: "Has pedido a {brand} que te olvide",
    paragraphs: [
      "Hola, {firstName}:",
      "tenemos tu solicitud. La miran personas y responden en un mes.",
      "La ley nos obliga a guardar algunos registros durante años, como los pagos. Te diremos hasta cuándo y borraremos el resto.",
      "¿No has sido tú? Responde enseguida a este correo.",
    ],
  },
  de: {
    subject: "Sie haben {brand} gebeten, Sie zu vergessen",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihren Antrag. Menschen sehen ihn sich an und antworten innerhalb eines Monats.",
      "Das Gesetz lässt uns manches Jahre lang aufbewahren, etwa Zahlungen. Wir sagen Ihnen, bis wann, und löschen das Übrige.",
      "Das waren nicht Sie? Antworten Sie sofort auf diese Nachricht.",
    ],
  },
};
