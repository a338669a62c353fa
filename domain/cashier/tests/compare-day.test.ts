import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompareDay, createSettlementReader } from "../src/face.ts";

const day = "2026-11-20";
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

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
      { code: "sandbox", readDay: async (asked) => books[asked] ?? [] },
    ],
    reportError: (error) => errors.push(error),
  });
  const settlements = createSettlementReader(fresh.database);

  await compareDay(day);
  expect(await settlements.list()).toEqual([
    {
      provider: "sandbox",
      day,
      ours: 4,
      theirs: 3,
      differences: 3,
      comparedAt: new Date("2026-11-21T05:13:00Z"),
    },
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
  expect(await settlements.list()).toMatchObject([{ theirs: 3, differences: 0 }]);
});
