/** Of an amount as much as is counted by now, in its own decimals and never more than it is. */
export function countedUp(amount: string, share: number): string {
  if (share >= 1) return amount;
  const [whole = "0", fraction = ""] = amount.split(".");
  const minor = partOf(BigInt(whole + fraction), share);
  const digits = minor.toString().padStart(fraction.length + 1, "0");
  const point = digits.length - fraction.length;
  return fraction === "" ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

export function partOf(minor: bigint, share: number): bigint {
  return share >= 1 ? minor : (minor * BigInt(Math.floor(Math.max(0, share) * 10_000))) / 10_000n;
}
