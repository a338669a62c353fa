import type { LetterTexts } from "./letter-text.ts";

export const withdrawalCameBack: LetterTexts = {
  en: {
    subject: "Your withdrawal from {brand} came back",
    paragraphs: [
      "Hello {firstName},",
      "your withdrawal of {amount} did not reach its place: {reason}.",
      "All of it is on your balance again, the fee too. Look whether the account is right before you ask for it once more.",
    ],
    choices: {
      reason: {
        provider_declined: "whoever sends money for us would not send it there",
        bank_returned: "the bank sent it back",
      },
    },
  },
  es: {
    subject: "Tu retirada de {brand} ha vuelto",
    paragraphs: [
      "Hola, {firstName}:",
      "tu retirada de {amount} no ha llegado a su destino: {reason}.",
      "Todo el importe vuelve a estar en tu saldo, también la comisión. Comprueba la cuenta antes de volver a pedirla.",
    ],
    choices: {
      reason: {
        provider_declined: "quien envía dinero por nosotros no ha querido enviarlo allí",
        bank_returned: "el banco la ha devuelto",
      },
    },
  },
  de: {
    subject: "Ihre Auszahlung von {brand} kam zurück",
    paragraphs: [
      "Guten Tag {firstName},",
      "Ihre Auszahlung über {amount} hat ihr Ziel nicht erreicht: {reason}.",
      "Der ganze Betrag ist wieder auf Ihrem Konto, auch die Gebühr. Prüfen Sie das Zielkonto, bevor Sie noch einmal auszahlen.",
    ],
    choices: {
      reason: {
        provider_declined: "Unser Zahlungsdienst wollte sie nicht dorthin schicken",
        bank_returned: "Die Bank hat sie zurückgeschickt",
      },
    },
  },
};
