import type { Answer } from "./call.ts";
import { depositCall, isReused } from "./cashier-calls.ts";
import type { House } from "./house.ts";
import type { Player } from "./open-players.ts";
import type { PaymentsStub } from "./payments-stub.ts";

const key = "while-in-flight";

/**
 * The first under a key is held back while the same and another come under it: neither is done, and somebody
 * else's same key is theirs. What was told that must not be, or nothing.
 */
export async function askInFlight(
  [player, other]: readonly [Player, Player],
  { house, payments }: { readonly house: House; readonly payments: PaymentsStub },
): Promise<readonly string[]> {
  const [first, theirs] = [depositCall(player, key), depositCall(other, key)];
  const wire = first.asked.spell(house.now());
  const theirWire = theirs.asked.spell(house.now());
  if (wire === undefined || theirWire === undefined) return ["nothing was asked"];
  const page = payments.hold(player.id);
  const begun = house.ask(wire);
  await page.asked;
  const twin = await house.ask(wire);
  const [changed] = await Promise.all(first.asked.spellOthers(house.now()).map(house.ask));
  theirs.hear(await house.ask(theirWire));
  page.release();
  first.hear(await begun);
  first.hear(await house.ask(wire));
  return [
    ...expect("the same while the first is in flight", isRefused(twin)),
    ...expect("another while the first is in flight", isRefused(changed)),
    ...expect("the same key of another player", theirs.answer !== undefined),
    ...expect("their answer is their own", theirs.answer !== first.answer),
    ...expect("the first, answered twice alike", first.repeats === 1),
    ...first.complaints,
    ...theirs.complaints,
  ];
}

function isRefused(answer: Answer | undefined): boolean {
  return answer !== undefined && isReused(answer);
}

function expect(what: string, isSo: boolean): readonly string[] {
  return isSo ? [] : [`not so: ${what}`];
}
