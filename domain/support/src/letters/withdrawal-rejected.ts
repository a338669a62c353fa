import type { LetterTexts } from "./letter-text.ts";

export const withdrawalRejected: LetterTexts = {
  en: {
    subject: "We could not approve your withdrawal from {brand}",
    paragraphs: [
      "Hello {firstName},",
      "we looked at your withdrawal of {amount} and could not approve it. The reason: {reason}.",
      "All of it is on your balance again. The page of withdrawals in the cashier says what you can do; if you do not agree, reply to this e-mail.",
    ],
    choices: {
      reason: {
        documents_needed: "we need a document from you first",
        destination_not_yours: "the account it should go to is not in your name",
        turnover_open: "what you paid in has not been played yet",
        terms_broken: "it goes against the terms you agreed to",
        not_possible: "it cannot be sent this way",
        money_owed: "a deposit was taken back, and what was to leave pays for it",
      },
    },
  },
  es: {
    subject: "No hemos podido aprobar tu retirada de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos revisado tu retirada de {amount} y no hemos podido aprobarla. El motivo: {reason}.",
      "Todo el importe vuelve a estar en tu saldo. La página de retiradas de la caja dice qué puedes hacer; si no estás de acuerdo, responde a este correo.",
    ],
    choices: {
      reason: {
        documents_needed: "antes necesitamos un documento tuyo",
        destination_not_yours: "la cuenta de destino no está a tu nombre",
        turnover_open: "lo que ingresaste aún no se ha jugado",
        terms_broken: "va contra las condiciones que aceptaste",
        not_possible: "no se puede enviar por esta vía",
        money_owed: "se devolvió un ingreso y lo que iba a salir lo cubre",
      },
    },
  },
  de: {
    subject: "Wir konnten Ihre Auszahlung von {brand} nicht genehmigen",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihre Auszahlung über {amount} geprüft und konnten sie nicht genehmigen. Der Grund: {reason}.",
      "Der ganze Betrag ist wieder auf Ihrem Konto. Was Sie tun können, steht in der Kasse auf der Seite der Auszahlungen; sind Sie nicht einverstanden, antworten Sie auf diese Nachricht.",
    ],
    choices: {
      reason: {
        documents_needed: "Wir brauchen zuerst ein Dokument von Ihnen",
        destination_not_yours: "Das Zielkonto lautet nicht auf Ihren Namen",
        turnover_open: "Ihre Einzahlung ist noch nicht umgesetzt",
        terms_broken: "Sie verstößt gegen die Bedingungen, denen Sie zugestimmt haben",
        not_possible: "Auf diesem Weg kann sie nicht geschickt werden",
        money_owed: "Eine Einzahlung wurde zurückgeholt, und der Betrag wird dafür gebraucht",
      },
    },
  },
};
