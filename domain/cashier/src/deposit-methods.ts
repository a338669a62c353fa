import { compare, getAsset, money, parseMoney, type Asset, type Money } from "@croupier/kit/money";
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
  /**
   * Who pays types the amount themselves, elsewhere: what came is paid in, less or more. Otherwise
   * another amount than the one asked for goes back.
   */
  readonly takesWhatComes: boolean;
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
  readonly takesWhatComes?: true;
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
const rules: readonly Rule[] = [
  { code: "card", ranges: fiat, fee: free, minutes: 0 },
  {
    code: "bank",
    ranges: {
      USD: ["20.00", "50000.00"],
      EUR: ["20.00", "50000.00"],
      GBP: ["20.00", "50000.00"],
      CAD: ["20.00", "50000.00"],
      JPY: ["3000", "7500000"],
    },
    fee: free,
    minutes: 10,
    takesWhatComes: true,
  },
  {
    code: "voucher",
    countries: ["AT", "CA", "CW", "DE", "ES", "GB", "IE", "IT", "US"],
    ranges: {
      USD: ["10.00", "250.00"],
      EUR: ["10.00", "250.00"],
      GBP: ["10.00", "250.00"],
      CAD: ["10.00", "350.00"],
    },
    // What the shops that sell them keep.
    fee: { basisPoints: 250 },
    minutes: 0,
  },
  {
    code: "crypto",
    ranges: {
      USD: ["20.00", "100000.00"],
      EUR: ["20.00", "100000.00"],
      GBP: ["20.00", "80000.00"],
      CAD: ["30.00", "130000.00"],
      BTC: ["0.00020000", "2.00000000"],
    },
    fee: free,
    minutes: 30,
    takesWhatComes: true,
  },
];

/** What may be paid with there, in that currency. */
export function listMethods(asked: {
  readonly countryCode: string;
  readonly currency: Asset;
}): readonly DepositMethod[] {
  return rules.flatMap(({ code, countries, ranges, fee, minutes, takesWhatComes = false }) => {
    const range = ranges[asked.currency];
    if (range === undefined) return [];
    if (countries !== undefined && !countries.includes(asked.countryCode)) return [];
    const [minimum, maximum] = range.map((text) => amountOf(text, asked.currency));
    assert(minimum !== undefined && maximum !== undefined, `${code} has a range`);
    return [{ code, minimum, maximum, fee, minutes, takesWhatComes }];
  });
}

/** Undefined: no amount of its currency, or none that the method takes. */
export function readAmount(
  text: string,
  { minimum, maximum }: Pick<DepositMethod, "minimum" | "maximum">,
): Money | undefined {
  const parsed = parseMoney(text, minimum.asset);
  if (!parsed.ok) return undefined;
  const fits = compare(parsed.value, minimum) >= 0 && compare(parsed.value, maximum) <= 0;
  return fits ? parsed.value : undefined;
}

/** Rounded up to a whole unit: whom we owe a part of one, nobody can be paid. */
export function feeOf({ basisPoints }: Fee, amount: Money): Money {
  return money((amount.minor * BigInt(basisPoints) + 9_999n) / 10_000n, amount.asset);
}

/** The other way round: what of a sum that came is the fee, so that fee and amount are the sum again. */
export function partsOf({ basisPoints }: Fee, came: Money): { amount: Money; fee: Money } {
  const minor = (came.minor * 10_000n) / (10_000n + BigInt(basisPoints));
  return { amount: money(minor, came.asset), fee: money(came.minor - minor, came.asset) };
}

/** Whatever is offered today: a deposit that was begun is settled by the rule of its method. */
export function ruleOf(code: MethodCode): { readonly fee: Fee; readonly takesWhatComes: boolean } {
  const rule = rules.find((one) => one.code === code);
  assert(rule !== undefined, `${code} has a rule`);
  return { fee: rule.fee, takesWhatComes: rule.takesWhatComes ?? false };
}

function amountOf(text: string, currency: Asset): Money {
  const parsed = parseMoney(text, getAsset(currency));
  assert(parsed.ok, `${text} is an amount of ${currency}`);
  return parsed.value;
}
