import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCompareDay, createSettlementReader } from "../src/face.ts";

const day = "2026-11-20";
const otherDay = "2026-11-18";
const none = { payments: [], payouts: [], refunds: [] };
let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

async function deposit(state: string, requestedAt: string): Promise<string> {
  const id = uuidv7();
  await fresh.database.pool.query(
    `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, provider_reference, asset,
       amount, fee, state, requested_at, changed_at, expires_at)
     VALUES ($1, $1, 'card', 'sandbox', 'at-theirs', 'USD', 2500, 50, $2, $3, $3, $3)`,
    [id, state, requestedAt],
  );
  return id;
}

const told = (reference: string, outcome: "paid" | "unpaid" | "sent_back" = "paid") => ({
  reference,
  amount: "25.50 USD",
  outcome,
});

test("a day is kept with its differences, and compared again it says what is so then", async () => {
  const [same, silent, lost, late] = [
    await deposit("completed", `${day}T10:00:00Z`),
    await deposit("pending", `${day}T11:00:00Z`),
    await deposit("completed", `${day}T12:00:00Z`),
    await deposit("completed", `${day}T23:59:59.9Z`),
  ];
  const stranger = uuidv7();
  const books: Record<string, ReturnType<typeof told>[]> = {
    [day]: [told(same), told(silent), told(stranger)],
    // Their midnight came before ours.
    "2026-11-21": [told(late)],
  };
  const errors: unknown[] = [];
  const compareDay = createCompareDay({
    database: fresh.database,
    clock: () => new Date("2026-11-21T05:13:00Z"),
    sources: [
      { code: "broken", readDay: async () => Promise.reject(new Error("down")) },
      { code: "sandbox", readDay: async (asked) => ({ ...none, payments: books[asked] ?? [] }) },
    ],
    reportError: (error) => errors.push(error),
  });
  const settlements = createSettlementReader(fresh.database);

  await compareDay(day);
  const empty = { ours: 0, theirs: 0, differences: 0 };
  const report = { provider: "sandbox", day, comparedAt: new Date("2026-11-21T05:13:00Z") };
  expect(await settlements.list()).toEqual([
    { ...report, book: "payments", ours: 4, theirs: 3, differences: 3 },
    { ...report, ...empty, book: "payouts" },
    { ...report, ...empty, book: "refunds" },
  ]);
  const { differences } = await settlements.read(day);
  expect(differences.map(({ kind, reference }) => [kind, reference])).toEqual([
    ["missing_here", stranger],
    ["missing_there", lost],
    ["state", silent],
  ]);
  expect(errors).toEqual([new Error("down")]);

  books[day] = [told(same), told(silent, "unpaid"), told(lost)];
  await compareDay(day);
  expect((await settlements.read(day)).differences).toEqual([]);
  expect((await settlements.list())[0]).toMatchObject({ theirs: 3, differences: 0 });
});

test("what was paid out and what was sent back are books of their own", async () => {
  const at = `${otherDay}T10:00:00Z`;
  const [back, silent, stuck] = [
    await deposit("refunded", at),
    await deposit("refunding", at),
    await deposit("completed", at),
  ];
  for (const [id, before, after] of [
    [back, "completed", "refunding"],
    [back, "refunding", "refunded"],
    [silent, "completed", "refunding"],
    [stuck, "completed", "refunding"],
    [stuck, "refunding", "completed"],
  ]) {
    await fresh.database.pool.query(
      `INSERT INTO cashier.deposit_events (player_id, deposit_id, event_id, said, told_by,
         state_before, state_after, recorded_at) VALUES ($1, $1, $2, 'said', 'staff', $2, $3, $4)`,
      [id, before, after, at],
    );
  }
  const [arrived, returned, unheard] = [
    await payout("arrived", at),
    await payout("arrived", at),
    await payout("sent", at),
  ];
  const stranger = uuidv7();
  const out = (reference: string, outcome: "arrived" | "came_back", amount = "24.00 USD") => ({
    reference,
    amount,
    outcome,
  });
  const compareDay = createCompareDay({
    database: fresh.database,
    clock: () => new Date("2026-11-19T05:13:00Z"),
    sources: [
      {
        code: "sandbox",
        readDay: async (asked) =>
          asked === otherDay
            ? {
                payments: [told(back, "sent_back"), told(silent), told(stuck)],
                payouts: [
                  out(arrived, "arrived", "23.99 USD"),
                  out(returned, "came_back"),
                  out(stranger, "arrived"),
                ],
                refunds: [told(back, "sent_back"), told(silent, "sent_back")],
              }
            : none,
      },
    ],
    reportError: (error) => {
      throw error;
    },
  });
  await compareDay(otherDay);
  const { reports, differences } = await createSettlementReader(fresh.database).read(otherDay);
  expect(reports.map(({ book, ours, theirs }) => [book, ours, theirs])).toEqual([
    ["payments", 3, 3],
    ["payouts", 3, 3],
    ["refunds", 3, 2],
  ]);
  expect(
    differences.map(({ book, kind, reference, ours, theirs }) => [
      book,
      kind,
      reference,
      ours,
      theirs,
    ]),
  ).toEqual([
    ["payouts", "amount", arrived, "24.00 USD", "23.99 USD"],
    ["payouts", "missing_here", stranger, null, "24.00 USD, arrived"],
    ["payouts", "missing_there", unheard, "24.00 USD, under_way", null],
    ["payouts", "state", returned, "arrived", "came_back"],
    ["refunds", "missing_there", stuck, "25.50 USD, declined", null],
    ["refunds", "state", silent, "under_way", "sent_back"],
  ]);
});

/** Handed over to the provider at that moment. */
async function payout(state: string, at: string): Promise<string> {
  const id = uuidv7();
  await fresh.database.pool.query(
    `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, provider_reference,
       destination_id, destination, asset, amount, fee, state, may_cancel, requested_at, changed_at,
       promised_at, site_origin)
     VALUES ($1, $1, 'CBT', 'sandbox', 'at-theirs', 'd', 'd', 'USD', 2500, 100, $2, true, $3, $3, $3,
       'http://localhost')`,
    [id, state, at],
  );
  await fresh.database.pool.query(
    `INSERT INTO cashier.withdrawal_events (player_id, withdrawal_id, event_id, event, told_by,
       state_before, state_after, recorded_at)
     VALUES ($1, $1, 'hand over', 'handed_over', 'provider', 'approved', 'approved', $2)`,
    [id, at],
  );
  return id;
}
