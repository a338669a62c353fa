import { describe, expect, test, vi } from "vitest";
import {
  account,
  admin,
  anna,
  asked,
  balances,
  call,
  desk,
  iban,
  letters,
  link,
  moveWithdrawals,
  openWithdrawals,
  player,
  read,
  served,
  templates,
  troubles,
  untilState,
  wired,
} from "./withdrawal-world.ts";

openWithdrawals();

describe("on its way", () => {
  test("people look at the first one to an account; after their yes it is sent and arrives", async () => {
    const { id } = await asked();
    await moveWithdrawals();
    expect(await read(id)).toMatchObject({
      state: "checks",
      nextActor: "staff",
      reason: "new_destination",
    });
    const queue = await desk.queue({ show: "waiting", mine: false, staffId: anna });
    expect(queue.find((one) => one.id === id)).toMatchObject({
      findings: ["new_destination"],
      needsTwo: false,
      isLate: false,
    });
    const approved = await desk.approve({ id, staffId: anna, note: "Looks right" });
    expect(approved.ok && approved.value.state).toBe("approved");
    await moveWithdrawals();
    await untilState(id, "arrived");
    const { stages } = await read(id);
    expect(stages.map(({ state, by }) => `${state} by ${by}`)).toEqual([
      "requested by player",
      "checks by rules",
      "approved by staff",
      "sent by provider",
      "arrived by provider",
    ]);
    const { unlocked, pendingWithdrawal, total } = await balances();
    expect([unlocked, pendingWithdrawal, total]).toEqual(["900.00", "0.00", "900.00"]);
    const { rows } = await admin.query(
      `SELECT kind, amount::int AS amount FROM ledger.transfers
       WHERE player_id = $1 AND kind IN ('withdrawal_sent', 'withdrawal_fee') ORDER BY kind`,
      [player.id],
    );
    expect(rows).toEqual([
      { kind: "withdrawal_fee", amount: 100 },
      { kind: "withdrawal_sent", amount: 9_900 },
    ]);
    // The next one is small, to an account that is known: nobody has to look.
    const next = await asked({ amount: "50.00" });
    await moveWithdrawals();
    await untilState(next.id, "arrived");
    const said = (await read(next.id)).stages.map(({ by }) => by);
    expect(said).toEqual(["player", "rules", "provider", "provider"]);
  });

  test.each([
    ["112.13", "failed", "provider_declined", "1000.00"],
    ["112.17", "returned", "bank_returned", "1000.00"],
    ["112.23", "arrived", null, "887.77"],
    ["112.27", "arrived", null, "887.73"],
  ] as const)("an amount of %s ends as %s", async (amount, state, reason, total) => {
    // The provider looks at what arrives: the fee is ours.
    const { id } = await asked({ amount: (Number(amount) + 1).toFixed(2) });
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await untilState(id, state);
    expect((await read(id)).reason).toBe(reason);
    const last = state === "arrived" ? "withdrawal-arrived" : "withdrawal-came-back";
    expect((await templates()).filter((template) => template === last)).toHaveLength(1);
    const left = state === "arrived" ? (Number(total) - 1).toFixed(2) : total;
    expect((await balances())["total"]).toBe(left);
  });

  test("the provider is told the whole number, and nobody else is", async () => {
    wired.splice(0);
    const { id } = await asked();
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await untilState(id, "arrived");
    const [payout] = wired.filter((body) => body.includes(id));
    expect(JSON.parse(payout ?? "{}")).toMatchObject({
      reference: id,
      amount: "99.00",
      account: { kind: "IBAN", number: iban, holder: "L. Martina" },
    });
    const looked = await desk.read({ id, staffId: anna });
    const calls = looked.ok ? looked.value.calls : [];
    expect(calls.map(({ direction, call, outcome }) => `${direction} ${call}: ${outcome}`)).toEqual(
      expect.arrayContaining([
        "asked send_payout: handed_over",
        "told payout_notice: sent",
        "told payout_notice: arrived",
      ]),
    );
    const { rows } = await admin.query<{ kept: string }>(
      `SELECT concat((SELECT json_agg(c) FROM cashier.provider_calls AS c),
         (SELECT json_agg(w) FROM cashier.withdrawals AS w),
         (SELECT json_agg(e) FROM cashier.withdrawal_events AS e),
         (SELECT json_agg(o) FROM support.outbox AS o)) AS kept`,
    );
    expect(`${rows[0]?.kept} ${JSON.stringify(looked)}`).not.toContain("ABNA0417164300");
    expect(`${rows[0]?.kept}`).toContain("NL •••• 4300");
  });

  test.each(["notices", "payout-notices"])(
    "%s that nobody signed leave no row however many they are, move nothing, and are counted",
    async (name) => {
      const countRows = async () =>
        (await admin.query("SELECT 1 FROM cashier.provider_calls")).rowCount;
      const { id } = await asked();
      const before = await countRows();
      const body = { event: "1", reference: id, status: "arrived" };
      const path = `/services/cashier/v1/providers/sandbox/${name}`;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => call("POST", path, { body })),
      );
      expect(new Set(answers.map((answer) => answer.body.code))).toEqual(
        new Set(["notice_not_signed"]),
      );
      expect((await read(id)).state).toBe("requested");
      expect(await countRows()).toBe(before);
      const figures = await (await fetch(`${served.privateUrl}/metrics`)).text();
      const counted = figures
        .split("\n")
        .find((line) => line.includes(`/:provider/${name}"`) && line.includes('status="403"'));
      expect(Number(counted?.split(" ").at(-1))).toBeGreaterThanOrEqual(50);
    },
  );

  test("an account that is gone keeps its own payout waiting, and no other", async () => {
    const gone = await asked({ amount: "40.00" });
    const fine = await asked({ amount: "50.00", destination: await link(player.id) });
    await moveWithdrawals();
    for (const { id } of [gone, fine]) await desk.approve({ id, staffId: anna, note: "Fine" });
    await admin.query("UPDATE players.linked_account SET sealed = NULL WHERE account_id = $1", [
      account,
    ]);
    troubles.splice(0);
    await moveWithdrawals();
    await untilState(fine.id, "arrived");
    expect((await read(gone.id)).state).toBe("approved");
    expect(troubles.splice(0).map(String)).toEqual([expect.stringContaining(gone.id)]);
    await admin.query(
      "UPDATE cashier.withdrawals SET provider_reference = '-' WHERE withdrawal_id = $1",
      [gone.id],
    );
  });

  test("each stage is told by letter once, however often it is heard", async () => {
    const { id } = await asked({ amount: "113.23" });
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await admin.query("UPDATE cashier.withdrawals SET fee = 0 WHERE withdrawal_id = $1", [id]);
    await moveWithdrawals();
    await untilState(id, "arrived");
    await moveWithdrawals();
    const told = await letters();
    expect(told.map(({ template }) => template)).toEqual(["withdrawal-sent", "withdrawal-arrived"]);
    expect(told[0]?.text).toContain("sent 113.23 USD to NL •••• 4300");
  });

  test("a provider that tells nothing is asked", async () => {
    const { id } = await asked({ amount: "113.29" });
    await admin.query("UPDATE cashier.withdrawals SET fee = 0 WHERE withdrawal_id = $1", [id]);
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await admin.query(
      `UPDATE cashier.withdrawals SET changed_at = now() - interval '1 hour', checked_at = NULL
       WHERE withdrawal_id = $1`,
      [id],
    );
    await vi.waitFor(async () => {
      await admin.query(
        "UPDATE cashier.withdrawals SET changed_at = now() - interval '1 hour', checked_at = NULL WHERE withdrawal_id = $1",
        [id],
      );
      await moveWithdrawals();
      expect((await read(id)).state).toBe("arrived");
    }, 15_000);
  });
});
