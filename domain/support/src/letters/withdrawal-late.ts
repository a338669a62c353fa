import type { LetterTexts } from "./letter-text.ts";

/** Why it is late, by how far it has come. */
const reasons = {
  en: {
    reason: {
      requested: "our checks have not finished",
      checks: "our payments team has not finished its checks",
      approved: "it is approved, but it has not been sent",
      sent: "the payment provider has not confirmed that it arrived",
    },
  },
  es: {
    reason: {
      requested: "nuestras comprobaciones no han terminado",
      checks: "nuestro equipo de pagos no ha terminado sus comprobaciones",
      approved: "está aprobada, pero no se ha enviado",
      sent: "el proveedor de pagos no ha confirmado que haya llegado",
    },
  },
  de: {
    reason: {
      requested: "Unsere Prüfung ist noch nicht abgeschlossen",
      checks: "Unser Zahlungsteam hat die Prüfung noch nicht abgeschlossen",
      approved: "Sie ist genehmigt, aber noch nicht abgeschickt",
      sent: "Der Zahlungsdienst hat die Ankunft noch nicht bestätigt",
    },
  },
};

const front = {
  en: "We moved it to the front of our queue and write again as soon as it is done. You do not need to do anything.",
  es: "La hemos puesto la primera de la cola y te escribiremos en cuanto esté resuelta. No tienes que hacer nada.",
  de: "Wir bearbeiten sie jetzt vorrangig und schreiben Ihnen, sobald sie erledigt ist. Sie müssen nichts tun.",
};

const late = {
  en: {
    subject: "Your withdrawal from {brand} is late",
    paragraphs: [
      "Hello {firstName},",
      "your withdrawal of {amount} to {name} should have arrived by {until}. It has not, and we are sorry. The reason: {reason}.",
      front.en,
    ],
    choices: { ...reasons.en, name: { CARD: "the card you paid with" } },
  },
  es: {
    subject: "Tu retirada de {brand} se retrasa",
    paragraphs: [
      "Hola, {firstName}:",
      "tu retirada de {amount} a {name} tenía que llegar como muy tarde el {until}. No ha sido así y lo sentimos. El motivo: {reason}.",
      front.es,
    ],
    choices: { ...reasons.es, name: { CARD: "la tarjeta con la que pagaste" } },
  },
  de: {
    subject: "Ihre Auszahlung von {brand} verspätet sich",
    paragraphs: [
      "Guten Tag {firstName},",
      "Ihre Auszahlung über {amount} sollte spätestens am {until} da sein. Ziel: {name}. Das haben wir nicht eingehalten, und es tut uns leid. Der Grund: {reason}.",
      front.de,
    ],
    choices: { ...reasons.de, name: { CARD: "die Karte, mit der Sie eingezahlt haben" } },
  },
};

export const withdrawalLate: LetterTexts = late;

export const withdrawalLateCredited: LetterTexts = {
  en: {
    ...late.en,
    paragraphs: [...late.en.paragraphs, "We credited {credit} to your balance, as promised."],
  },
  es: {
    ...late.es,
    paragraphs: [...late.es.paragraphs, "Hemos abonado {credit} en tu saldo, tal como prometimos."],
  },
  de: {
    ...late.de,
    paragraphs: [
      ...late.de.paragraphs,
      "Wie versprochen haben wir Ihrem Guthaben {credit} gutgeschrieben.",
    ],
  },
};
