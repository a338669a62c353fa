import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLedger, readHouseBalances, type Ledger } from "../src/face.ts";

const [eur, jpy] = [getAsset("EUR"), getAsset("JPY")];
let fresh: FreshDatabase;
let ledger: Ledger;

beforeAll(async () => {
  fresh = await freshDatabase();
  ledger = createLedger({ database: fresh.database, announce: () => {} });
});
afterAll(() => fresh.drop());

async function give(minor: bigint, asset = eur): Promise<void> {
  const playerId = uuidv7();
  await ledger.openAccounts({ playerId, accounts: ["cash_free"], asset });
  const given = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "gift",
    from: "house_gifts",
    to: "cash_free",
    amount: money(minor, asset),
    reason: "gift",
    happenedAt: new Date(),
  });
  expect(given.ok).toBe(true);
}

test("each account of the house is told once a currency, its stripes together, with what moved since", async () => {
  await ledger.openHouseAccount({ account: "house_gifts", asset: eur });
  await ledger.openHouseAccount({ account: "house_gifts", asset: jpy });
  for (let round = 1n; round <= 9n; round += 1n) await give(100n * round);
  await give(7n, jpy);
  // PostgreSQL counts microseconds and a Date does not: cut down, the moment must still come after.
  const { rows } = await fresh.database.pool.query<{ now: Date }>(
    "SELECT clock_timestamp() AS now FROM pg_sleep(0.002)",
  );
  const between = rows[0]?.now ?? new Date();
  await give(55n);
  await give(45n);

  const told = await readHouseBalances(fresh.database.db, between);
  expect(told).toEqual([
    {
      account: "house_gifts",
      balance: money(-4_600n, eur),
      movedSince: money(-100n, eur),
      stripes: expect.any(Number),
      entries: 11n,
    },
    {
      account: "house_gifts",
      balance: money(-7n, jpy),
      movedSince: money(0n, jpy),
      stripes: 1,
      entries: 1n,
    },
  ]);
  // Before anything happened all of it is movement; from tomorrow on nothing is.
  const [whole] = await readHouseBalances(fresh.database.db, new Date(0));
  expect(whole?.movedSince).toEqual(money(-4_600n, eur));
  const [none] = await readHouseBalances(fresh.database.db, new Date(Date.now() + 86_400_000));
  expect(none?.movedSince).toEqual(money(0n, eur));
});
