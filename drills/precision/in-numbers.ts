// The negative control: the same divisions as somebody writes them who counts money in numbers.
import { money, type Money } from "@croupier/kit/money";
import type { Dividers } from "./roundings.ts";

const nearest = (units: number, { asset }: Money) => money(BigInt(Math.round(units)), asset);

export const inNumbers: Dividers = {
  feeOf: ({ basisPoints }, amount) =>
    nearest((Number(amount.minor) * basisPoints) / 10_000, amount),
  partsOf: ({ basisPoints }, came) => {
    const share = 1 + basisPoints / 10_000;
    const units = Number(came.minor);
    return { amount: nearest(units / share, came), fee: nearest(units - units / share, came) };
  },
  allocate: (whole, weights) => {
    const total = Number(weights.reduce((left, right) => left + right, 0n));
    return weights.map((weight) => nearest((Number(whole.minor) * Number(weight)) / total, whole));
  },
};
