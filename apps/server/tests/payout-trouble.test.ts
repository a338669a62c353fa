import { createSandboxSettlement, type SandboxSettings } from "@croupier/cashier";
import { createBreaker } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
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
  const breaker = createBreaker(systemClock);
  const source = createSandboxSettlement({ settings: direct, breaker, fetch, clock: systemClock });
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

/** A hundred of somebody's, older than any other; what they are is in their row. */
async function withOlder(set: string, act: () => Promise<void>): Promise<void> {
  const olderId = uuidv7();
  await admin.query(
    `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
       destination, asset, amount, fee, state, findings, may_cancel, requested_at, changed_at,
       promised_at, site_origin)
     SELECT $1, gen_random_uuid(), 'CBT', 'sandbox', gen_random_uuid(), 'NL •••• 4300', 'USD', 10000,
       100, 'approved', '{}', true, now() - interval '1 hour', now() - interval '1 hour', now(), ''
     FROM generate_series(1, 100)`,
    [olderId],
  );
  const of = "cashier.withdrawals";
  await admin.query(`UPDATE ${of} SET ${set} WHERE player_id = $1`, [olderId]);
  try {
    await act();
  } finally {
    await admin.query(`DELETE FROM ${of} WHERE player_id = $1`, [olderId]);
  }
}

test("a hundred that they have, and say nothing of, keep no newer one waiting", async () => {
  const id = await approved();
  await withOlder("provider_reference = withdrawal_id, checked_at = now()", async () => {
    await moveWithdrawals();
    await untilState(id, "arrived");
  });
});

test("a hundred that nobody takes keep a newer one waiting for one round", async () => {
  const id = await approved();
  await withOlder("provider = 'gone'", async () => {
    await moveWithdrawals();
    await moveWithdrawals();
    await untilState(id, "arrived");
  });
});

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
