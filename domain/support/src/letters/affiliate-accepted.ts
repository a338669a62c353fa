import type { LetterTexts } from "./letter-text.ts";

export const affiliateAccepted: LetterTexts = {
  en: {
    subject: "Welcome as an affiliate of {brand}",
    paragraphs: [
      "Hello {firstName},",
      "we have read your application and would like to work with you. Your affiliate id is {affiliateId}.",
      "Put it into every link, like this: {link}",
      "A visit counts for you for as long as our page for affiliates says, if the visitor agrees to it. We never tell who somebody is.",
    ],
  },
  es: {
    subject: "Te damos la bienvenida como afiliado de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos leído tu solicitud y nos gustaría trabajar contigo. Tu identificador de afiliado es {affiliateId}.",
      "Ponlo en todos tus enlaces, así: {link}",
      "Una visita cuenta para ti el tiempo que dice nuestra página de afiliados, si el visitante lo acepta. Nunca decimos quién es nadie.",
    ],
  },
  de: {
    subject: "Willkommen als Partner von {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihre Bewerbung gelesen und möchten mit Ihnen arbeiten. Ihre Partnerkennung ist {affiliateId}.",
      "Setzen Sie sie in jeden Link, zum Beispiel so: {link}",
      "Ein Besuch zählt so lange für Sie, wie es auf unserer Seite für Partner steht, wenn der Besucher zustimmt. Wir sagen nie, wer jemand ist.",
    ],
  },
};
