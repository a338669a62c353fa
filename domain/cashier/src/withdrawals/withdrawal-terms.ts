import type { MethodGroupCode, WithdrawalMethod } from "@croupier/contracts";
import { assert } from "@croupier/kit/assert";
import { getAsset, parseMoney, type Asset, type Money } from "@croupier/kit/money";

/** One way out, as a player with one currency meets it. */
export type WithdrawalTerms = {
  readonly code: WithdrawalMethod;
  readonly minimum: Money;
  readonly maximum: Money;
  /** Out of the amount, whatever the amount is. */
  readonly fee: Money;
  /** How soon it is there when nothing goes wrong. */
  readonly hours: number;
  /** Credited to the player where it is not. */
  readonly lateCredit: Money;
  /** To an account that the player names; the other goes back the way it came. */
  readonly needsDestination: boolean;
};

type Amounts = {
  readonly minimum: string;
  readonly maximum: string;
  readonly bankFee: string;
  readonly lateCredit: string;
  /** All that may be asked for in a day. */
  readonly day: string;
  /** Up to here rules may say yes alone. */
  readonly small: string;
  /** From here on two people have to. */
  readonly large: string;
};

/** What an operator may change stands here alone. */
const amounts: Readonly<Partial<Record<string, Amounts>>> = {
  USD: inDollars("1.00"),
  EUR: inDollars("0.00"),
  GBP: inDollars("0.00"),
  CAD: inDollars("1.50"),
  JPY: {
    minimum: "2000",
    maximum: "1500000",
    bankFee: "150",
    lateCredit: "750",
    day: "3000000",
    small: "75000",
    large: "750000",
  },
};

const ways = [
  { code: "CBT", hours: 48, needsDestination: true },
  { code: "CARD", hours: 24, needsDestination: false },
] as const;

export function listTerms(currency: Asset): readonly WithdrawalTerms[] {
  const found = amounts[currency];
  if (found === undefined) return [];
  const of = (text: string) => amountOf(text, currency);
  return ways.map((way) => ({
    ...way,
    minimum: of(found.minimum),
    maximum: of(found.maximum),
    fee: of(way.code === "CBT" ? found.bankFee : "0"),
    lateCredit: of(found.lateCredit),
  }));
}

export type Bounds = { readonly day: Money; readonly small: Money; readonly large: Money };

/** Undefined: nothing leaves in this currency. */
export function findBounds(currency: Asset): Bounds | undefined {
  const found = amounts[currency];
  if (found === undefined) return undefined;
  const { day, small, large } = found;
  return {
    day: amountOf(day, currency),
    small: amountOf(small, currency),
    large: amountOf(large, currency),
  };
}

/** From where on two people have to say yes, in every currency that may leave. */
export function listLarge(): readonly Money[] {
  return Object.entries(amounts).flatMap(([currency, found]) =>
    found === undefined ? [] : [amountOf(found.large, getAsset(currency))],
  );
}

/** Up to where the rules may say yes alone, as they are asked for it; a currency without is left to people. */
export function listSmall(): readonly Money[] {
  return Object.keys(amounts).flatMap((currency) => {
    const small = findBounds(getAsset(currency))?.small;
    return small === undefined || small.minor <= 0n ? [] : [small];
  });
}

/** Which groups routing names: a card is one for whoever has paid with one. */
export function listMethodGroups(asked: {
  readonly currency: Asset;
  readonly paidWith: readonly string[];
  readonly transfersAllowed: boolean;
}): readonly { readonly code: MethodGroupCode }[] {
  const { currency, paidWith, transfersAllowed } = asked;
  if (amounts[currency] === undefined) return [];
  return [
    { code: "CBT" as const },
    ...(transfersAllowed ? [{ code: "TTP" as const }] : []),
    ...(paidWith.includes("CARD") ? [{ code: "CARD" as const }] : []),
  ];
}

function inDollars(bankFee: string): Amounts {
  return {
    minimum: "20.00",
    maximum: "10000.00",
    bankFee,
    lateCredit: "5.00",
    day: "20000.00",
    small: "500.00",
    large: "5000.00",
  };
}

function amountOf(text: string, currency: Asset): Money {
  const parsed = parseMoney(text, currency);
  assert(parsed.ok, `${text} is an amount of ${currency}`);
  return parsed.value;
}
