/**
 * Where the band and the actual return stand on a line from 0 to 100: the band in the middle half of it, what
 * lies far outside at its ends.
 */
export function placeInBand({
  actual,
  low,
  high,
}: {
  readonly actual: number;
  readonly low: number;
  readonly high: number;
}): { readonly band: { readonly from: number; readonly to: number }; readonly mark: number } {
  const middle = (low + high) / 2;
  const reach = (high - low) / 2;
  if (reach === 0) return { band: { from: 49, to: 51 }, mark: actual === middle ? 50 : 98 };
  const place = 50 + ((actual - middle) / reach) * 25;
  return { band: { from: 25, to: 75 }, mark: Math.min(98, Math.max(2, place)) };
}
