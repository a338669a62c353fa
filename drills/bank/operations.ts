import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import { house, usd, type MoneyWorld } from "../money-model/money-world.ts";
import type { Dice } from "@croupier/tools/seed";
import { createDrawer } from "./drawer.ts";

const [staff, present, siteOrigin] = [uuidv7(), {}, "https://bank.example"];

type Bet = { readonly operationId: string; readonly roundId: string };
type Did = Promise<Result<unknown>>;

/** How often each is drawn of all. */
const weights = {
  bet: 6,
  win: 4,
  rollback: 2,
  "end of a round": 1,
  "deposit paid": 3,
  "withdrawal asked": 3,
  "withdrawal cancelled": 1,
  "withdrawal approved and paid": 2,
  "transfer sent": 3,
  "transfer taken": 2,
  "transfer declined or taken back": 1,
  "bonus granted": 2,
  "bonus released": 1,
  "bonus forfeited": 1,
} as const;

export type Operation = keyof typeof weights;
const drawn = Object.entries(weights).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as Operation),
);

/** Everything that can be asked: what was begun lies in drawers, where anybody may find it again. */
export function createOperations(
  world: MoneyWorld,
  { dice, drawPlayer }: { readonly dice: Dice; readonly drawPlayer: () => string },
) {
  const bets = createDrawer<Bet>(dice);
  const withdrawals = createDrawer<string>(dice);
  const transfers = createDrawer<{ readonly id: string; readonly to: string }>(dice);
  const cents = (below: number) => BigInt(1 + dice(below));
  const amount = (minor: bigint) => ({
    amount: formatDecimal(money(minor, usd)),
    currency: usd,
  });

  const operations: Record<Operation, (playerId: string) => Did | undefined> = {
    bet: async (playerId) => {
      const ids = { operationId: uuidv7(), roundId: uuidv7() };
      const spend = (["cash_first", "bonus_first", "cash_only"] as const)[dice(3)] ?? "cash_only";
      const stake = { minor: cents(20_00), spend, sessionId: playerId };
      const bet = await doorway().bet({ ...play(playerId), ...ids, ...stake });
      if (bet.ok) bets.put(playerId, ids);
      return bet;
    },
    win: (playerId) =>
      bets.find(playerId, ({ operationId: betId, roundId }) =>
        doorway().win({ ...play(playerId), betId, roundId, minor: BigInt(dice(30_00)) }),
      ),
    rollback: (playerId) =>
      bets.find(playerId, ({ operationId: betId, roundId }) =>
        doorway().rollback({ ...play(playerId), betId, roundId }),
      ),
    "end of a round": (playerId) =>
      bets.find(playerId, ({ roundId }) => doorway().endRound({ ...play(playerId), roundId })),
    "deposit paid": async (playerId) => {
      const minor = 10_00n + cents(40_00);
      const asked = { playerId, key: uuidv7(), method: "card" as const, siteOrigin, present: {} };
      const begun = await world.deposits.begin({ ...asked, ...amount(minor) });
      if (!begun.ok) return begun;
      const { id: reference } = begun.value;
      const notice = bytes({ id: `paid ${reference}`, reference, event: "paid" });
      // Providers tell more than once.
      const told = () => world.deposits.takeNotice({ ...notice, headers: {} });
      const [answer] = await Promise.all(dice(4) === 0 ? [told(), told()] : [told()]);
      return answer;
    },
    "withdrawal asked": async (playerId) => {
      const requested = await world.withdrawals.request({
        own: { playerId, sessionId: playerId },
        key: uuidv7(),
        method: "CARD",
        ...amount(20_00n + cents(20_00)),
        destination: uuidv7(),
        siteOrigin,
      });
      if (requested.ok) withdrawals.put(playerId, requested.value.id);
      return requested;
    },
    "withdrawal cancelled": (playerId) =>
      withdrawals.find(playerId, (id) => world.withdrawals.cancel({ playerId, id })),
    "withdrawal approved and paid": (playerId) =>
      withdrawals.find(playerId, async (id) => {
        const approved = await world.desk.approve({ id, staffId: staff, note: "Looked at" });
        if (!approved.ok) return approved;
        const unsigned = { signature: undefined, timestamp: undefined };
        const notice = bytes({ id: `arrived ${id}`, reference: id, event: "arrived" });
        return world.withdrawals.takeNotice({ ...notice, ...unsigned });
      }),
    "transfer sent": async (playerId) => {
      const to = drawPlayer();
      const sent = await world.transfers.send({
        sender: { playerId, sessionId: playerId, present },
        key: uuidv7(),
        recipient: to,
        ...amount(5_00n + cents(10_00)),
      });
      if (sent.ok) transfers.put(playerId, { id: sent.value.id, to });
      return sent;
    },
    "transfer taken": (playerId) =>
      transfers.find(playerId, ({ id, to }) =>
        world.transfers.answer({ playerId: to, present, id, answer: "TAKE" }),
      ),
    "transfer declined or taken back": (playerId) =>
      transfers.find(playerId, ({ id, to }) =>
        dice(2) === 0
          ? world.transfers.answer({ playerId: to, present, id, answer: "DECLINE" })
          : world.transfers.answer({ playerId, present, id, answer: "TAKE_BACK" }),
      ),
    "bonus granted": (playerId) =>
      world.bonuses.grant({ ...bonus(playerId, cents(10_00)), to: pot() }),
    "bonus released": (playerId) =>
      world.bonuses.release({ ...bonus(playerId, cents(5_00)), from: pot() }),
    "bonus forfeited": (playerId) =>
      world.bonuses.forfeit({ ...bonus(playerId, cents(5_00)), from: pot() }),
  };

  const doorway = () => world.processes[dice(2) === 0 ? 0 : 1];
  const pot = () => (dice(2) === 0 ? "bonusPlayable" : "bonusLater");
  const bonus = (playerId: string, minor: bigint) => ({
    transferId: uuidv7(),
    playerId,
    amount: money(minor, usd),
  });
  const play = (playerId: string) => ({
    operationId: uuidv7(),
    playerId,
    product: "casino" as const,
    house,
    asset: usd,
    happenedAt: new Date(),
  });

  /** One more, of somebody who has what it could be about. */
  return async (): Promise<{ readonly operation: Operation; readonly code: string }> => {
    for (;;) {
      const operation = drawn[dice(drawn.length)] ?? "bet";
      const asked = operations[operation](drawPlayer());
      if (asked === undefined) continue;
      const answer = await asked;
      return { operation, code: answer.ok ? "ok" : answer.refusal.code };
    }
  };
}

function bytes(notice: object): { path: string; body: Buffer; provider: string } {
  return { path: "/notices", body: Buffer.from(JSON.stringify(notice)), provider: "told" };
}
