import { isAsset, ledgerScale, money, type Money } from "@croupier/kit/money";
import type { PaymentNews } from "../../provider.ts";
import type { Invoice, PaymentMethod } from "./btcpay-words.ts";

/** What an invoice means to us. An amount is told where it is not the one that was asked for. */
export function decideInvoice(
  { status, additionalStatus, currency }: Invoice,
  methods: readonly PaymentMethod[],
): PaymentNews {
  const another = ["PaidOver", "PaidPartial", "PaidLate"].includes(additionalStatus);
  if (status === "New") return { event: "open" };
  if (status === "Processing") return { event: "begun" };
  if (status === "Invalid") return { event: "declined" };
  if (status === "Settled" && !another) return { event: "paid" };
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
