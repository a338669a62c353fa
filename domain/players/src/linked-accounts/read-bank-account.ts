import type { NewLinkedAccount } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { validate as isRoutingNumber } from "abavalidator";
import { electronicFormatIBAN, isValidIBAN } from "ibantools";

/** An account as a bank would know it: blanks and dashes are gone. */
export type BankAccount =
  | { readonly kind: "IBAN"; readonly number: string; readonly countryCode: string }
  | {
      readonly kind: "US_BANK";
      readonly number: string;
      readonly routingNumber: string;
      readonly countryCode: "US";
    };

export type BankAccountRefusal = {
  readonly code: "account_number_invalid" | "routing_number_invalid";
};

const usNumber = /^\d{4,17}$/;

/** A typing error in a number with a check digit is found here; that there is such an account, by the bank. */
export function readBankAccount(
  typed: Pick<NewLinkedAccount, "kind" | "number" | "routingNumber">,
): Result<BankAccount, BankAccountRefusal> {
  if (typed.kind === "IBAN") {
    const number = electronicFormatIBAN(typed.number) ?? "";
    if (!isValidIBAN(number)) return refuse({ code: "account_number_invalid" });
    return ok({ kind: "IBAN", number, countryCode: number.slice(0, 2) });
  }
  const routingNumber = bare(typed.routingNumber ?? "");
  if (!isRoutingNumber(routingNumber)) return refuse({ code: "routing_number_invalid" });
  const number = bare(typed.number);
  if (!usNumber.test(number)) return refuse({ code: "account_number_invalid" });
  return ok({ kind: "US_BANK", number, routingNumber, countryCode: "US" });
}

function bare(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}
