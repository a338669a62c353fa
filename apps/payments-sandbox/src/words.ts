/** What the page says, in the languages of the demo. */
const english = {
  title: "Pay by card",
  amount: "To pay",
  sandbox: "This is a sandbox: nobody is charged. Use one of the numbers below, never a real card.",
  number: "Card number",
  until: "Valid until (MM/YY)",
  code: "Security code",
  pay: "Pay",
  back: "Cancel and go back",
  unknown: "Only the test numbers are taken here.",
  over: "This payment is over.",
  cards: "Test numbers",
  outcomes: [
    "paid at once",
    "refused by the bank",
    "on its way, here after 20 seconds",
    "paid, told twice",
    "paid, told out of order",
    "paid, and nobody is told",
  ],
};

const spanish: typeof english = {
  title: "Pagar con tarjeta",
  amount: "A pagar",
  sandbox:
    "Esto es un entorno de pruebas: no se cobra a nadie. Usa uno de los números de abajo, nunca una tarjeta real.",
  number: "Número de tarjeta",
  until: "Válida hasta (MM/AA)",
  code: "Código de seguridad",
  pay: "Pagar",
  back: "Cancelar y volver",
  unknown: "Aquí solo se aceptan los números de prueba.",
  over: "Este pago ha terminado.",
  cards: "Números de prueba",
  outcomes: [
    "pagado al momento",
    "rechazado por el banco",
    "en camino, llega a los 20 segundos",
    "pagado, avisado dos veces",
    "pagado, avisado en desorden",
    "pagado, y no se avisa a nadie",
  ],
};

const german: typeof english = {
  title: "Mit Karte bezahlen",
  amount: "Zu zahlen",
  sandbox:
    "Dies ist eine Testumgebung: Niemandem wird etwas abgebucht. Nimm eine der Nummern unten, niemals eine echte Karte.",
  number: "Kartennummer",
  until: "Gültig bis (MM/JJ)",
  code: "Prüfnummer",
  pay: "Bezahlen",
  back: "Abbrechen und zurück",
  unknown: "Hier werden nur die Testnummern genommen.",
  over: "Diese Zahlung ist beendet.",
  cards: "Testnummern",
  outcomes: [
    "sofort bezahlt",
    "von der Bank abgelehnt",
    "unterwegs, nach 20 Sekunden da",
    "bezahlt, zweimal gemeldet",
    "bezahlt, in falscher Reihenfolge gemeldet",
    "bezahlt, und niemand erfährt es",
  ],
};

export function wordsIn(language: string): typeof english {
  if (language.startsWith("es")) return spanish;
  return language.startsWith("de") ? german : english;
}
