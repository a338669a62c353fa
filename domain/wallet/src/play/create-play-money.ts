import { randomInt } from "node:crypto";
import type { Database } from "@croupier/database";
import { refuse, type Refusal } from "@croupier/kit/result";
import { systemClock, type Clock } from "@croupier/kit/time";
import { createBatcher, sendOrSplit, stripes, type Ledger } from "@croupier/ledger";
import type { MoneyGuards } from "../guarded-money.ts";
import { findForgotten } from "./expired-holds.ts";
import { assertAsked, type BetAsked, type PlayAsked } from "./play-asked.ts";
import { balanceOfAccounts } from "./play-balance.ts";
import { playBatch, type AnyPlayResult } from "./play-batch.ts";
import { playGuarded } from "./play-guarded.ts";
import { playId } from "./play-id.ts";
import type { Bet, PlayMoney, PlayResult } from "./play-money.ts";

export type PlayMoneyOptions<Product extends string, R extends Refusal> = {
  database: Database;
  ledger: Pick<Ledger, "openHouseAccount" | "readBalances">;
  guards: Pick<MoneyGuards<Product, R>, "mayPlay">;
  /** Told after the commit whose balances moved; never part of the money's way. */
  announce: (playerIds: readonly string[]) => void;
  clock?: Clock;
  /** Refusals of guards that are answered and not kept: the same bet is judged anew when it comes again. */
  refusedForNow?: readonly R["code"][];
  /** How many bets share a transaction, and how many of everything else. */
  batchMax?: { readonly bets: number; readonly others: number };
};

const defaultBatchMax = { bets: 250, others: 250 };

/** The money of games over the doorway `wallet.play`. Bets are guarded; nothing that pays ever is. */
export function createPlayMoney<Product extends string, R extends Refusal>(
  room: PlayMoneyOptions<Product, R>,
): PlayMoney<Product, R["code"]> {
  const { database, ledger, guards, announce, clock = systemClock } = room;
  const batchMax = room.batchMax ?? defaultBatchMax;
  const guarded = { database, guards, refusedForNow: new Set(room.refusedForNow) };
  const stripeFirst = randomInt(stripes);
  const settings = { lanes: 2, waitingMax: 10_000, gatherMs: 2 };

  const bets = createBatcher<BetAsked<Product>, AnyPlayResult>({
    ...settings,
    batchMax: batchMax.bets,
    send: (asked, lane) =>
      sendAll(asked, (some) => playGuarded(guarded, { stripe: stripeOf(lane), asked: some })),
  });
  const others = createBatcher<PlayAsked<Product>, AnyPlayResult>({
    ...settings,
    batchMax: batchMax.others,
    send: (asked, lane) =>
      sendAll(asked, (some) =>
        playBatch(database.pool, { stripe: stripeOf(lane + settings.lanes), asked: some }),
      ),
  });

  const stripeOf = (lane: number) => ((stripeFirst + lane) % stripes) + 1;

  async function sendAll<Asked extends PlayAsked<Product>>(
    asked: readonly Asked[],
    send: (asked: readonly Asked[]) => Promise<AnyPlayResult[]>,
  ) {
    const outcomes = await sendOrSplit(asked, send);
    const moved = asked.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome !== undefined && "answer" in outcome && outcome.answer.ok;
    });
    // After the answers: a port that fails must not make money that moved look lost.
    if (moved.length > 0) queueMicrotask(() => announce(moved.map(({ playerId }) => playerId)));
    return outcomes;
  }

  async function ask(asked: PlayAsked<Product>): Promise<PlayResult> {
    assertAsked(asked);
    if (others.isFull()) return refuse({ code: "ledger_overloaded" });
    // No guard was asked, so none has refused.
    return (await others.submit(asked.playerId, asked)) as PlayResult;
  }

  return {
    openHouse: ({ house, asset }) => ledger.openHouseAccount({ account: house, asset }),

    async bet(bet: Bet<Product>) {
      const asked = { ...bet, kind: "bet" as const, detail: bet.spend };
      assertAsked(asked);
      if (bets.isFull()) return refuse({ code: "ledger_overloaded" });
      return bets.submit(bet.playerId, asked);
    },
    win: (win) => ask({ ...win, kind: "win", detail: "win" }),
    rollback: (rollback) => ask({ ...rollback, kind: "rollback", minor: 0n, detail: "rollback" }),
    endRound: (end) => ask({ ...end, kind: "end_round", minor: 0n, detail: "end" }),
    payPrize: (prize) => ask({ ...prize, kind: "prize", detail: prize.prize }),

    async expireHolds(wanted) {
      const forgotten = await findForgotten(database.db, { ...wanted, now: clock() });
      const answers = await Promise.all(
        forgotten.map((hold) =>
          ask({
            ...hold,
            // Two clocks that find the same stake ask the same.
            operationId: playId(hold.betId, "operation", "expire"),
            product: hold.product as Product,
          }),
        ),
      );
      const given = answers.filter((answer) => answer.ok && !answer.value.isRepeat).length;
      return { found: forgotten.length, given };
    },

    readBalance: async (playerId, asset) =>
      balanceOfAccounts(await ledger.readBalances(playerId), asset),
    drain: async () => {
      await Promise.all([bets.drain(), others.drain()]);
    },
  };
}
