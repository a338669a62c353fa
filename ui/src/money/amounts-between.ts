const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;
const stepCount = 12n;

// The amounts a balance passes on its way, exact in every digit: floats have no place in money,
// not even for a fifth of a second.
export function amountsBetween(from: string, to: string): string[] {
  if (from === to || !decimal.test(from) || !decimal.test(to)) return [];
  const scale = Math.max(decimalsOf(from), decimalsOf(to));
  const start = toMinor(from, scale);
  const way = toMinor(to, scale) - start;
  return Array.from({ length: Number(stepCount) - 1 }, (_, place) =>
    toDecimal(start + (way * BigInt(place + 1)) / stepCount, scale),
  );
}

function decimalsOf(amount: string): number {
  return decimal.exec(amount)?.[3]?.length ?? 0;
}

function toMinor(amount: string, scale: number): bigint {
  const [, sign = "", whole = "", fraction = ""] = decimal.exec(amount) ?? [];
  return BigInt(sign + whole + fraction.padEnd(scale, "0"));
}

function toDecimal(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  const fraction = scale === 0 ? "" : `.${digits.slice(point)}`;
  return `${minor < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}
