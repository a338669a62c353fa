import type { NamedWay, Payment } from "@croupier/cashier";
import type { PlayerDeposit, PlayerTransfer, PlayerWithdrawal } from "@croupier/contracts";
import type { Spoken } from "./movement-words.ts";

/** To its sender an end is an end: why it came back would tell who exists. */
type TransferWord =
  | `OUT_${"sent" | "arrived" | "taken_back" | "back"}`
  | `IN_${PlayerTransfer["state"]}`;
type WayWord = NamedWay["by"] | "ending" | "bankNamed" | "toNamed" | "fromNamed";

type Words = {
  readonly deposit: Readonly<Record<PlayerDeposit["state"], string>>;
  readonly withdrawal: Readonly<Record<PlayerWithdrawal["state"], string>>;
  readonly transfer: Readonly<Record<TransferWord, string>>;
  readonly way: Readonly<Record<WayWord, string>>;
};

/** Where a payment stands, and by which way: said here, once a language. */
const paymentWords: Readonly<Record<Spoken, Words>> = {
  en: {
    deposit: {
      requested: "A deposit is being prepared",
      redirected: "A deposit waits for your payment",
      pending: "A deposit is on its way",
      completed: "A deposit has arrived",
      failed: "A deposit was refused",
      expired: "A deposit nobody paid in time",
      cancelled: "A deposit you cancelled",
      returning: "A payment goes back to you",
      returned: "A payment could not be paid in and was sent back",
      refunding: "A deposit is being sent back to you",
      refunded: "A deposit was sent back to you",
      charged_back: "Your bank took a deposit back",
    },
    withdrawal: {
      requested: "A withdrawal you asked for",
      checks: "A withdrawal is being looked at",
      approved: "A withdrawal is approved",
      sent: "A withdrawal was sent",
      arrived: "A withdrawal has arrived",
      rejected: "A withdrawal was not paid out",
      cancelled: "A withdrawal was cancelled",
      failed: "A withdrawal could not be sent",
      returned: "A withdrawal came back from the bank",
    },
    transfer: {
      OUT_sent: "Waits for another player to take it",
      OUT_arrived: "Another player took it",
      OUT_taken_back: "You took it back",
      OUT_back: "Came back: nobody took it",
      IN_sent: "Waits for you to take it",
      IN_arrived: "You took it",
      IN_declined: "You declined it",
      IN_taken_back: "The sender took it back",
      IN_expired: "Went back: you did not take it",
    },
    way: {
      card: "Card",
      ending: "{name} ending in {digits}",
      bank: "Bank transfer",
      bankNamed: "Bank account {name}",
      voucher: "Voucher",
      crypto: "Coins",
      toPlayer: "To another player",
      toNamed: "To {name}",
      fromPlayer: "From another player",
      fromNamed: "From {name}",
    },
  },
  es: {
    deposit: {
      requested: "Un depósito se está preparando",
      redirected: "Un depósito espera tu pago",
      pending: "Un depósito está en camino",
      completed: "Un depósito ha llegado",
      failed: "Un depósito fue rechazado",
      expired: "Un depósito que nadie pagó a tiempo",
      cancelled: "Un depósito que cancelaste",
      returning: "Un pago vuelve a ti",
      returned: "Un pago no se pudo ingresar y se devolvió",
      refunding: "Un depósito se te está devolviendo",
      refunded: "Un depósito se te ha devuelto",
      charged_back: "Tu banco ha retirado un depósito",
    },
    withdrawal: {
      requested: "Una retirada que has pedido",
      checks: "Una retirada se está revisando",
      approved: "Una retirada está aprobada",
      sent: "Una retirada se ha enviado",
      arrived: "Una retirada ha llegado",
      rejected: "Una retirada no se pagó",
      cancelled: "Una retirada se canceló",
      failed: "Una retirada no se pudo enviar",
      returned: "Una retirada volvió del banco",
    },
    transfer: {
      OUT_sent: "Espera a que otro jugador lo acepte",
      OUT_arrived: "Otro jugador lo aceptó",
      OUT_taken_back: "Lo recuperaste",
      OUT_back: "Volvió: nadie lo aceptó",
      IN_sent: "Espera a que lo aceptes",
      IN_arrived: "Lo aceptaste",
      IN_declined: "Lo rechazaste",
      IN_taken_back: "Quien lo envió lo recuperó",
      IN_expired: "Volvió: no lo aceptaste",
    },
    way: {
      card: "Tarjeta",
      ending: "{name} terminada en {digits}",
      bank: "Transferencia bancaria",
      bankNamed: "Cuenta bancaria {name}",
      voucher: "Vale",
      crypto: "Criptomonedas",
      toPlayer: "A otro jugador",
      toNamed: "A {name}",
      fromPlayer: "De otro jugador",
      fromNamed: "De {name}",
    },
  },
  de: {
    deposit: {
      requested: "Eine Einzahlung wird vorbereitet",
      redirected: "Eine Einzahlung wartet auf Ihre Zahlung",
      pending: "Eine Einzahlung ist unterwegs",
      completed: "Eine Einzahlung ist angekommen",
      failed: "Eine Einzahlung wurde abgelehnt",
      expired: "Eine Einzahlung, die niemand rechtzeitig bezahlte",
      cancelled: "Eine Einzahlung, die Sie abgebrochen haben",
      returning: "Eine Zahlung geht an Sie zurück",
      returned: "Eine Zahlung war nicht einzuzahlen und ging zurück",
      refunding: "Eine Einzahlung geht gerade an Sie zurück",
      refunded: "Eine Einzahlung ging an Sie zurück",
      charged_back: "Ihre Bank hat eine Einzahlung zurückgeholt",
    },
    withdrawal: {
      requested: "Eine Auszahlung, um die Sie gebeten haben",
      checks: "Eine Auszahlung wird geprüft",
      approved: "Eine Auszahlung ist genehmigt",
      sent: "Eine Auszahlung wurde abgesandt",
      arrived: "Eine Auszahlung ist angekommen",
      rejected: "Eine Auszahlung wurde nicht ausgezahlt",
      cancelled: "Eine Auszahlung wurde zurückgenommen",
      failed: "Eine Auszahlung war nicht zu senden",
      returned: "Eine Auszahlung kam von der Bank zurück",
    },
    transfer: {
      OUT_sent: "Wartet, bis jemand es annimmt",
      OUT_arrived: "Wurde angenommen",
      OUT_taken_back: "Sie nahmen es zurück",
      OUT_back: "Kam zurück: niemand nahm es an",
      IN_sent: "Wartet, bis Sie es annehmen",
      IN_arrived: "Sie nahmen es an",
      IN_declined: "Sie lehnten es ab",
      IN_taken_back: "Wurde vom Absender zurückgenommen",
      IN_expired: "Ging zurück: Sie nahmen es nicht an",
    },
    way: {
      card: "Karte",
      ending: "{name} mit Endziffern {digits}",
      bank: "Überweisung",
      bankNamed: "Bankkonto {name}",
      voucher: "Gutschein",
      crypto: "Coins",
      toPlayer: "An einen anderen Spieler",
      toNamed: "An {name}",
      fromPlayer: "Von einem anderen Spieler",
      fromNamed: "Von {name}",
    },
  },
};

export function sayPayment(
  { kind, direction, state }: Pick<Payment, "kind" | "direction" | "state">,
  spoken: Spoken,
): string {
  const words: Readonly<Record<string, string>> = paymentWords[spoken][kind];
  const isOverForSender = direction === "OUT" && (state === "declined" || state === "expired");
  const word = kind === "transfer" ? `${direction}_${isOverForSender ? "back" : state}` : state;
  const said = words[word];
  if (said === undefined) throw new Error(`nothing says a ${kind} that is ${state}`);
  return said;
}

export function sayWay({ by, name }: NamedWay, spoken: Spoken): string {
  const { way } = paymentWords[spoken];
  if (name === null || name === "") return way[by];
  if (by === "bank") return way.bankNamed.replace("{name}", () => name);
  if (by === "toPlayer") return way.toNamed.replace("{name}", () => name);
  if (by === "fromPlayer") return way.fromNamed.replace("{name}", () => name);
  const card = /^(.+) (\d{4})$/.exec(name);
  const [, brand = name, digits = ""] = card ?? [];
  return card === null
    ? name
    : way.ending.replace("{name}", () => brand).replace("{digits}", digits);
}
