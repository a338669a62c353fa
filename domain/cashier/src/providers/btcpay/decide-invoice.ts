import { isAsset, ledgerScale, money, parseMoney, type Money } from "@croupier/kit/money";
import type { AskedPayment, PaymentNews } from "../../provider.ts";
import type { Invoice, PaymentMethod } from "./btcpay-words.ts";

const ranOutWithMoney = "ran out with money";
const steps: readonly string[] = [
  "Invalid",
  "Expired",
  "New",
  ranOutWithMoney,
  "Processing",
  "Settled",
];

/** How far an invoice has come; one with money in it, although it ran out, further than one that waits for some. */
function stepOf({ status, additionalStatus }: Invoice): number {
  const hasRunOut = status === "Expired" && additionalStatus.startsWith("Paid");
  return steps.indexOf(hasRunOut ? ranOutWithMoney : status);
}

/** Of all that bear our order id, the one of ours that has come furthest; the one we were told of before its equals. */
export function chooseInvoice(
  found: readonly Invoice[],
  { providerReference, total }: Pick<AskedPayment, "providerReference" | "total">,
): Invoice | undefined {
  const rank = (one: Invoice) => 2 * stepOf(one) + (one.id === providerReference ? 1 : 0);
  return found
    .filter((one) => one.id === providerReference || isSame(amountOf(one), total))
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

function isSame(one: Money | undefined, other: Money): boolean {
  return one?.asset === other.asset && one.minor === other.minor;
}

/** Undefined: in no currency of ours, or in parts of its smallest unit. */
function amountOf({ amount, currency }: Invoice): Money | undefined {
  if (!isAsset(currency)) return undefined;
  const parsed = parseMoney(withoutLastZeros(amount), currency);
  return parsed.ok ? parsed.value : undefined;
}

/** `12.5000` as `12.5`, in one walk: a pattern would try each run of zeros anew. */
function withoutLastZeros(amount: string): string {
  if (!amount.includes(".")) return amount;
  let end = amount.length;
  while (amount[end - 1] === "0") end -= 1;
  return amount.slice(0, amount[end - 1] === "." ? end - 1 : end);
}

/** Meaning of an invoice to us, with the amount that came: whether it was asked for is compared where it is paid in. */
export function decideInvoice(invoice: Invoice, methods: readonly PaymentMethod[]): PaymentNews {
  const { status, additionalStatus, currency } = invoice;
  const another = ["PaidOver", "PaidPartial", "PaidLate"].includes(additionalStatus);
  if (status === "New") return { event: "open" };
  if (status === "Processing") return { event: "begun" };
  if (status === "Invalid") return { event: "declined" };
  if (status === "Settled" && !another) {
    const paid = amountOf(invoice);
    // Money came: whoever cannot read how much has to look, and asks again.
    if (paid === undefined) throw new Error("BTCPay Server told no amount of ours");
    return { event: "paid", paid };
  }
  if (!another) return { event: "lapsed" };
  // It ran out with something in it: that is waited for, as every payment is.
  if (!areSettled(methods)) return { event: "begun" };
  const paid = isAsset(currency) ? whatCame(methods, money(0n, currency)) : undefined;
  return paid === undefined ? { event: "lapsed" } : { event: "paid", paid };
}

function areSettled(methods: readonly PaymentMethod[]): boolean {
  return methods.flatMap(({ payments }) => payments).every(({ status }) => status === "Settled");
}

/** Coins at the rate of the invoice, cut to the smallest unit: what is not there is not paid in. */
function whatCame(methods: readonly PaymentMethod[], nothing: Money): Money | undefined {
  const scale = ledgerScale(nothing.asset);
  const minor = methods.reduce((sum, { rate, paymentMethodPaid }) => {
    const [price, coins] = [readDecimal(rate), readDecimal(paymentMethodPaid)];
    const units = price.units * coins.units * 10n ** BigInt(scale);
    return sum + units / 10n ** BigInt(price.digits + coins.digits);
  }, 0n);
  return minor > 0n ? money(minor, nothing.asset) : undefined;
}

function readDecimal(text: string): { units: bigint; digits: number } {
  if (!/^\d{1,30}(\.\d{1,30})?$/.test(text)) throw new Error("BTCPay Server told no decimal");
  const [whole = "0", part = ""] = text.split(".");
  return { units: BigInt(whole + part), digits: part.length };
}
