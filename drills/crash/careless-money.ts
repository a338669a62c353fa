import { money } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import type { PlayMoney } from "@croupier/wallet";

type Money = PlayMoney<"casino", never>;

/** The negative control: says that it is done as soon as it has begun. */
export function createCarelessMoney(careful: Money): Money {
  function promise(
    asked: Parameters<Money["win"]>[0],
    begun: Promise<unknown>,
  ): ReturnType<Money["win"]> {
    // Whatever becomes of it, nobody hears.
    begun.catch(() => {});
    const none = money(0n, asked.asset);
    const moved = { cashFree: none, cashLocked: none, bonusPlayable: none };
    return Promise.resolve(
      ok({
        operationId: asked.operationId,
        recordedAt: asked.happenedAt,
        isRepeat: false,
        moved,
        balance: { ...moved, held: none, playable: none },
      }),
    );
  }
  return {
    ...careful,
    bet: (bet) => promise({ ...bet, betId: undefined }, careful.bet(bet)),
    win: (win) => promise(win, careful.win(win)),
  };
}
