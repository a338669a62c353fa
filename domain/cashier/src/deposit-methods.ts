import { getAsset, money, parseMoney, type Asset, type Money } from "@croupier/kit/money";
import { assert } from "@croupier/kit/assert";

export const methodCodes = ["card", "bank", "voucher", "crypto"] as const;
export type MethodCode = (typeof methodCodes)[number];

/** One way to pay, as a player in one place with one currency meets it. */
export type DepositMethod = {
  readonly code: MethodCode;
  readonly minimum: Money;
  readonly maximum: Money;
  readonly fee: Fee;
  /** How soon it is here when nothing goes wrong. */
  readonly minutes: number;
};

/** On top of what is paid in: a share in hundredths of a per cent. */
export type Fee = { readonly basisPoints: number };

type Rule = {
  readonly code: MethodCode;
  /** Absent: everywhere we play. */
  readonly countries?: readonly string[];
  readonly ranges: Readonly<Record<string, readonly [minimum: string, maximum: string]>>;
  readonly fee: Fee;
  readonly minutes: number;
};

const fiat = {
  USD: ["10.00", "5000.00"],
  EUR: ["10.00", "5000.00"],
  GBP: ["10.00", "4000.00"],
  CAD: ["15.00", "7000.00"],
  JPY: ["1500", "750000"],
} as const;

const free: Fee = { basisPoints: 0 };

/** In the order they are offered. What an operator may change stands here alone. */
const rules: readonly Rule[] = [{ code: "card", ranges: fiat, fee: free, minutes: 0 }];

/** What may be paid with there, in that currency. */
export function listMethods(asked: {
  readonly countryCode: string;
  readonly currency: Asset;
}): readonly DepositMethod[] {
  return rules.flatMap(({ code, countries, ranges, fee, minutes }) => {
    const range = ranges[asked.currency];
    if (range === undefined) return [];
    if (countries !== undefined && !countries.includes(asked.countryCode)) return [];
    const [minimum, maximum] = range.map((text) => amountOf(text, asked.currency));
    assert(minimum !== undefined && maximum !== undefined, `${code} has a range`);
    return [{ code, minimum, maximum, fee, minutes }];
  });
}

/** Rounded up to a whole unit: whom we owe a part of one, nobody can be paid. */
export function feeOf({ basisPoints }: Fee, amount: Money): Money {
  return money((amount.minor * BigInt(basisPoints) + 9_999n) / 10_000n, amount.asset);
}

function amountOf(text: string, currency: Asset): Money {
  const parsed = parseMoney(text, getAsset(currency));
  assert(parsed.ok, `${text} is an amount of ${currency}`);
  return parsed.value;
}
