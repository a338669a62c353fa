import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { createLedger, runAudit } from "@croupier/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWallet, type Wallet } from "../src/face.ts";

const [eur, usd, jpy] = [getAsset("EUR"), getAsset("USD"), getAsset("JPY")];
let fresh: FreshDatabase;
let wallet: Wallet;

beforeAll(async () => {
  fresh = await freshDatabase();
  const ledger = createLedger({ database: fresh.database, announce: () => {} });
  wallet = createWallet({ ledger, database: fresh.database });
});
afterAll(async () => {
  expect(await runAudit(fresh.database)).toEqual([]);
  await fresh.drop();
});

async function amountOf(playerId: string, type: string): Promise<string | undefined> {
  const balances = await wallet.readBalances(playerId);
  return balances.ok ? balances.value.find((entry) => entry.type === type)?.amount : undefined;
}

test("a new wallet is open, empty and answers all twelve balances", async () => {
  const playerId = uuidv7();
  expect(await wallet.openWallet(playerId, eur)).toEqual({ ok: true, value: undefined });
  const balances = await wallet.readBalances(playerId);
  expect(balances.ok && balances.value).toHaveLength(12);
  expect(await amountOf(playerId, "total")).toBe("0.00");
});

test("opening a wallet again changes nothing, in another currency it is refused", async () => {
  const playerId = uuidv7();
  await wallet.openWallet(playerId, eur);
  await wallet.grantDemo(playerId, eur, { mode: "demo" });
  expect(await wallet.openWallet(playerId, eur)).toMatchObject({ ok: true });
  expect(await wallet.openWallet(playerId, usd)).toEqual({
    ok: false,
    refusal: { code: "wallet_currency_fixed" },
  });
  expect(await amountOf(playerId, "total")).toBe("1000.00");
});

test("two first visits at once in two currencies agree on one", async () => {
  const playerId = uuidv7();
  const answers = await Promise.all(
    [eur, usd, eur, usd].map((c) => wallet.openWallet(playerId, c)),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
});

test("the demo grant is a real transfer from the house, and is given once", async () => {
  const playerId = uuidv7();
  await wallet.openWallet(playerId, jpy);
  const grants = await Promise.all(
    [1, 2, 3].map(() => wallet.grantDemo(playerId, jpy, { mode: "demo" })),
  );
  expect(grants.every((grant) => grant.ok)).toBe(true);
  expect(await amountOf(playerId, "playable")).toBe("1000");
  const { rows } = await fresh.database.pool.query(
    "SELECT from_account, reason FROM ledger.transfers WHERE player_id = $1",
    [playerId],
  );
  expect(rows).toEqual([{ from_account: "house_demo_grants", reason: "demo_grant" }]);
});

test("a player without a wallet has no balances, and cannot be granted anything", async () => {
  const playerId = uuidv7();
  expect(await wallet.readBalances(playerId)).toEqual({
    ok: false,
    refusal: { code: "wallet_unknown" },
  });
  expect(await wallet.grantDemo(playerId, eur, { mode: "demo" })).toEqual({
    ok: false,
    refusal: { code: "account_unknown" },
  });
});
