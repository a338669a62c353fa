import { createSandboxSettlement, type SandboxSettings } from "@croupier/cashier";
import { systemClock } from "@croupier/kit/time";
import { afterAll, beforeEach, expect, test } from "vitest";
import { troublePayments, type Trouble, type TroubledPayments } from "./troubled-payments.ts";
import {
  admin,
  anna,
  asked,
  balances,
  desk,
  moveWithdrawals,
  openWithdrawals,
  player,
  read,
  troubles,
  untilState,
} from "./withdrawal-world.ts";

let provider: TroubledPayments;
let direct: SandboxSettings;

openWithdrawals(async (settings) => {
  direct = settings;
  provider = await troublePayments(settings, 600_000);
  return provider.settings;
});
afterAll(() => provider.close());
beforeEach(() => provider.choose("none"));

const sendings = () => provider.arrived.filter((one) => one === "POST /v1/payouts");

async function approved(): Promise<string> {
  const { id } = await asked();
  await moveWithdrawals();
  await desk.approve({ id, staffId: anna, note: "Looks right" });
  return id;
}

/** How often money left for it, by the provider's books and by ours. */
async function sentFor(id: string): Promise<{ theirs: number; ours: number }> {
  const source = createSandboxSettlement({ settings: direct, fetch, clock: systemClock });
  const { payouts } = await source.readDay(new Date().toISOString().slice(0, 10));
  const { rows } = await admin.query(
    "SELECT 1 FROM ledger.transfers WHERE player_id = $1 AND kind = 'withdrawal_sent'",
    [player.id],
  );
  return {
    theirs: payouts.filter(({ reference }) => reference === id).length,
    ours: rows.length,
  };
}

test.each<Trouble>(["reset", "done, then reset"])(
  "%s: a payout stays approved, is handed over again, and is sent once",
  async (trouble) => {
    const id = await approved();
    provider.choose(trouble);
    await moveWithdrawals();
    expect(sendings()).toHaveLength(1);
    expect(troubles.splice(0)).toHaveLength(1);
    // Their notice may be the first that tells us they have it.
    expect(["approved", "sent", "arrived"]).toContain((await read(id)).state);

    provider.choose("none");
    await moveWithdrawals();
    await untilState(id, "arrived");
    await moveWithdrawals();
    expect(await sentFor(id)).toEqual({ theirs: 1, ours: 1 });
    expect((await balances())["total"]).toBe("900.00");
  },
);

test("while they do not answer, the money is set aside, and the player may read it", async () => {
  const id = await approved();
  provider.choose("late");
  const moving = moveWithdrawals();
  await provider.nextCall();
  expect((await read(id)).state).toBe("approved");
  expect(await balances()).toMatchObject({ unlocked: "900.00", pendingWithdrawal: "100.00" });
  // Nobody holds the row either.
  const { rows } = await admin.query(
    "SELECT 1 FROM cashier.withdrawals WHERE player_id = $1 FOR UPDATE NOWAIT",
    [player.id],
  );
  expect(rows).toHaveLength(1);
  provider.letGo();
  await moving;
  await untilState(id, "arrived");
  expect(await sentFor(id)).toEqual({ theirs: 1, ours: 1 });
});
