import type { Card } from "@croupier/kit/cards";
import { multipleOne } from "@croupier/kit/rules";
import { placeOf, rankPlaces, ranksInOrder } from "./hand-rank.ts";
import type { PokerConfig } from "./poker-config.ts";

/** Which of five cards are kept. */
export type Hold = readonly boolean[];

/** What is paid, as `rankPlaces` numbers hands, in multiples. */
export function paysInOrder({ pays }: PokerConfig): Int32Array {
  return Int32Array.from(ranksInOrder, (rank) => (rank === "nothing" ? 0 : pays[rank]));
}

/** The hold that is paid most on average over every exchange there is; of equal ones that which keeps more. */
export function bestHold(
  config: PokerConfig,
  cards: readonly Card[],
): { readonly hold: Hold; readonly worth: number } {
  const pays = paysInOrder(config);
  const dealt = cards.map((card) => placeOf(card));
  const left = Array.from({ length: 52 }, (_, place) => place).filter(
    (place) => !dealt.includes(place),
  );
  let best = { hold: holdOf(0), worth: -1 };
  for (let kept = 31; kept >= 0; kept -= 1) {
    const hold = holdOf(kept);
    const worth = worthOf(
      dealt.filter((_, at) => hold[at]),
      { left, pays },
    );
    if (worth > best.worth) best = { hold, worth };
  }
  return best;
}

export function holdOf(bits: number): boolean[] {
  return Array.from({ length: 5 }, (_, at) => ((bits >> at) & 1) === 1);
}

/** On average over every exchange, as a multiple of the stake. */
function worthOf(
  kept: readonly number[],
  { left, pays }: { readonly left: readonly number[]; readonly pays: Int32Array },
): number {
  const hand = new Uint8Array(5);
  hand.set(kept);
  let paid = 0;
  let exchanges = 0;
  function fill(at: number, from: number): void {
    if (at === 5) {
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = hand;
      paid += pays[rankPlaces(one, two, three, four, five)] as number;
      exchanges += 1;
      return;
    }
    for (let place = from; place < left.length; place += 1) {
      hand[at] = left[place] as number;
      fill(at + 1, place + 1);
    }
  }
  fill(kept.length, 0);
  return paid / exchanges / multipleOne;
}
