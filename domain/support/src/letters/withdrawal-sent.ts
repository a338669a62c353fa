import type { LetterTexts } from "./letter-text.ts";

export const withdrawalSent: LetterTexts = {
  en: {
    subject: "Your withdrawal from {brand} is on its way",
    paragraphs: [
      "Hello {firstName},",
      "we have approved your withdrawal of {amount} and sent {arrives} to {name}. It is promised to be there by {until}.",
      "If it was not you who asked for it, sign out everywhere, change your password and reply to this e-mail: we will help you.",
    ],
    choices: {
      name: {
        CARD: "the card you paid with",
      },
    },
  },
  es: {
    subject: "Tu retirada de {brand} está en camino",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos aprobado tu retirada de {amount} y enviado {arrives} a {name}. Prometemos que estará allí como muy tarde el {until}.",
      "Si no la has pedido tú, cierra sesión en todas partes, cambia tu contraseña y responde a este correo: lo miramos contigo.",
    ],
    choices: {
      name: {
        CARD: "la tarjeta con la que pagaste",
      },
    },
  },
  de: {
    subject: "Ihre Auszahlung von {brand} ist unterwegs",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihre Auszahlung über {amount} genehmigt und {arrives} abgeschickt. Ziel: {name}. Sie ist spätestens am {until} da.",
      "Wenn Sie die Auszahlung nicht verlangt haben, melden Sie sich überall ab, ändern Sie Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
    choices: {
      name: {
        CARD: "die Karte, mit der Sie eingezahlt haben",
      },
    },
  },
};
