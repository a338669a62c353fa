import type { LetterTexts } from "./letter-text.ts";

export const ticketAnswered: LetterTexts = {
  en: {
    subject: "Our answer to your message (ticket {number})",
    paragraphs: [
      "Hello,",
      "this is our answer to your message to {brand} with the number {number}:",
      "{passage}",
      "Do you need anything else? Replies to this e-mail are not read, so please write to us here; your number comes along:",
      "{link}",
    ],
  },
  es: {
    subject: "Nuestra respuesta a tu mensaje (consulta {number})",
    paragraphs: [
      "Hola:",
      "esta es nuestra respuesta a tu mensaje a {brand} con el número {number}:",
      "{passage}",
      "¿Necesitas algo más? Las respuestas a este correo no se leen; escríbenos aquí y tu número irá incluido:",
      "{link}",
    ],
  },
  de: {
    subject: "Unsere Antwort auf Ihre Nachricht (Anfrage {number})",
    paragraphs: [
      "Guten Tag,",
      "dies ist unsere Antwort auf Ihre Nachricht an {brand} mit der Nummer {number}:",
      "{passage}",
      "Brauchen Sie noch etwas? Antworten auf diese E-Mail werden nicht gelesen. Schreiben Sie uns bitte hier, Ihre Nummer ist schon eingetragen:",
      "{link}",
    ],
  },
};
