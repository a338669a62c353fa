import { createReversedMoney } from "@croupier/wallet";
import { systemClock } from "@croupier/kit/time";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { writePlayHold } from "@croupier/players";
import type { PlayerStanding } from "@croupier/contracts";
import { expect, test } from "vitest";
import { ask, balances, call, openWithdrawals, player, prove, served } from "./withdrawal-world.ts";

openWithdrawals();

const usd = getAsset("USD");

/** As the cashier's own. */
function reversedMoney() {
  return createReversedMoney({
    ledger: createLedger({ database: served.fresh.database, announce: () => {} }),
    clock: systemClock,
    whenOwed: (tx, owing) => writePlayHold(tx, { ...owing, at: systemClock() }),
  });
}

/** A deposit of this much is taken back. */
async function takeBack(minor: bigint): Promise<void> {
  const reversed = reversedMoney();
  await reversed.openReversals(player.id, usd);
  const reversal = { reversalId: uuidv7(), playerId: player.id, kind: "chargeback" } as const;
  const amounts = { amount: money(minor, usd), fee: money(0n, usd) };
  const done = { may: async () => ok(), record: async () => ok() };
  expect((await reversed.take({ ...reversal, ...amounts }, done)).ok).toBe(true);
}

/** What a round that was still open brings, as the ledger knows it. */
async function win(minor: bigint): Promise<void> {
  const ledger = createLedger({ database: served.fresh.database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_games", asset: usd });
  const posted = await ledger.post({
    transferId: uuidv7(),
    playerId: player.id,
    kind: "correction",
    from: "house_games",
    to: "cash_free",
    amount: money(minor, usd),
    reason: "won",
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
}

async function standing(): Promise<PlayerStanding> {
  const answer = await call("GET", `/services/safer-play/v1/profiles/${player.id}/standing`);
  return answer.body as unknown as PlayerStanding;
}

test("whoever owes nothing is told so", async () => {
  expect((await standing()).owed).toBeNull();
});

test("whoever owes reads how much, may withdraw nothing of what comes, and is told why", async () => {
  // Of a thousand that were there.
  await takeBack(107_000n);
  await win(3_000n);
  const owing = await standing();
  expect(owing.owed).toEqual({ amount: "70.00", currency: "USD" });
  expect(owing.withdraw).toEqual({ allowed: false, reason: { code: "money_owed" } });

  const { unlocked, withdrawable, ...others } = await balances();
  expect([unlocked, withdrawable]).toEqual(["30.00", "0.00"]);
  expect(Object.keys(others)).toHaveLength(10);
  await prove();
  const { status, body } = await ask({ amount: "20.00" });
  expect([status, body.code]).toEqual([403, "money_owed"]);

  await reversedMoney().collect(player.id, usd);
  expect((await standing()).owed).toEqual({ amount: "40.00", currency: "USD" });
  await win(7_000n);
  await reversedMoney().collect(player.id, usd);
  expect((await standing()).owed).toBeNull();
  expect((await balances())["withdrawable"]).toBe("30.00");
});
