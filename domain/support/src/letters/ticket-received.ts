import type { LetterTexts } from "./letter-text.ts";

export const ticketReceived: LetterTexts = {
  en: {
    subject: "We have your message (ticket {number})",
    paragraphs: [
      "Hello,",
      "we have received your message to {brand}. Its number is {number}.",
      "We answer by e-mail within {hours} hours. There is nothing else you need to do.",
      "If you did not write to us, somebody typed your address by mistake, and you can ignore this e-mail.",
    ],
  },
  es: {
    subject: "Hemos recibido tu mensaje (consulta {number})",
    paragraphs: [
      "Hola:",
      "hemos recibido tu mensaje a {brand}. Su número es {number}.",
      "Te respondemos por correo en un plazo de {hours} horas. No tienes que hacer nada más.",
      "Si no nos has escrito, alguien puso tu dirección por error y puedes ignorar este correo.",
    ],
  },
  de: {
    subject: "Ihre Nachricht ist da (Anfrage {number})",
    paragraphs: [
      "Guten Tag,",
      "Ihre Nachricht an {brand} ist bei uns angekommen. Sie hat die Nummer {number}.",
      "Wir antworten Ihnen innerhalb von {hours} Stunden per E-Mail. Sie müssen nichts weiter tun.",
      "Wenn Sie uns nicht geschrieben haben, hat sich jemand bei der Adresse vertippt, und Sie können diese E-Mail ignorieren.",
    ],
  },
};
