import { multipleOne, type Multiple } from "@croupier/kit/rules";

/** What is paid beside the stake, as a felt says it: 25_000 is 3 to 2. */
export function payRatio(multiple: Multiple): readonly [number, number] {
  const won = multiple - multipleOne;
  const share = divisor(won, multipleOne);
  return [won / share, multipleOne / share];
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
