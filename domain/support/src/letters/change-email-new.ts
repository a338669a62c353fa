import type { LetterTexts } from "./letter-text.ts";

export const changeEmailNew: LetterTexts = {
  en: {
    subject: "Your new address at {brand}",
    paragraphs: [
      "Hello {firstName},",
      "you want to use this address for your account. Open this link to confirm it:",
      "{link}",
      "We have asked at your old address too: it changes when both have said yes. The link works once and for a day.",
      "It was not you? Then there is nothing you need to do.",
    ],
  },
  es: {
    subject: "Tu nueva dirección en {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "quieres que te encontremos en esta dirección. Abre este enlace para decir que sí:",
      "{link}",
      "También hemos preguntado en tu dirección anterior: cambia cuando las dos hayan dicho que sí. El enlace sirve una vez y durante un día.",
      "¿No has sido tú? Entonces no tienes que hacer nada.",
    ],
  },
  de: {
    subject: "Ihre neue Adresse bei {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "Sie möchten künftig unter dieser Adresse erreicht werden. Öffnen Sie diesen Link, um zuzustimmen:",
      "{link}",
      "Wir haben auch an Ihrer alten Adresse gefragt: Sie ändert sich, wenn beide zugestimmt haben. Der Link gilt einmal und einen Tag lang.",
      "Das waren nicht Sie? Dann brauchen Sie nichts zu tun.",
    ],
  },
};
