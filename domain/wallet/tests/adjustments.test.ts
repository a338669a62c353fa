import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createLedger, runAudit, type Ledger } from "@croupier/ledger";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createAdjustments,
  createWallet,
  type AdjustmentAct,
  type Adjustments,
} from "../src/face.ts";

const eur = getAsset("EUR");
const [asker, other, third] = [uuidv7(), uuidv7(), uuidv7()];
let fresh: FreshDatabase;
let ledger: Ledger;
let adjustments: Adjustments;
let playerId: string;
const acts: AdjustmentAct[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  const { database } = fresh;
  ledger = createLedger({ database, announce: () => {} });
  const record = async (_tx: unknown, act: AdjustmentAct) => void acts.push(act);
  adjustments = createAdjustments({ database, ledger, clock: systemClock, record });
});
beforeEach(async () => {
  playerId = uuidv7();
  const wallet = createWallet({ ledger, database: fresh.database });
  await wallet.openWallet(playerId, eur);
  await wallet.grantDemo(playerId, eur, { mode: "demo" });
  acts.length = 0;
});
afterAll(async () => {
  expect(await runAudit(fresh.database)).toEqual([]);
  await fresh.drop();
});

const words = "Round 77 was never paid";
const wish = (change = {}) => ({
  playerId,
  staffId: asker,
  amount: "25.50",
  words,
  direction: "credit" as const,
  reason: "technical_fault" as const,
  ...change,
});

async function ask(change = {}): Promise<string> {
  const asked = await adjustments.ask(wish(change));
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value.id;
}

async function freeCash(): Promise<string | undefined> {
  const accounts = await ledger.readBalances(playerId);
  return accounts.find(({ account }) => account === "cash_free")?.balance.minor.toString();
}

const answer = (id: string, staffId: string, verdict: "approved" | "declined") =>
  adjustments.answer({ id, staffId, verdict });
const stateOf = async (id: string) =>
  (await adjustments.list({ playerId, limit: 10 })).find((one) => one.id === id)?.state;
const done = { ok: true, value: undefined };
const refused = (code: string) => ({ ok: false, refusal: { code } });

test("what one asks for another approves, and only then it moves, from the account of adjustments", async () => {
  const id = await ask();
  expect(await freeCash()).toBe("100000");
  expect(await answer(id, asker, "approved")).toEqual(refused("own_request"));
  expect(await freeCash()).toBe("100000");
  expect(await answer(id, other, "approved")).toEqual(done);
  expect(await freeCash()).toBe("102550");
  expect(acts.map(({ action, staffId, subject }) => [action, staffId, subject])).toEqual([
    ["money.adjustment-asked", asker, playerId],
    ["money.adjustment-approved", other, playerId],
  ]);
  expect(acts[1]?.facts).toEqual({
    adjustment: id,
    direction: "credit",
    amount: "25.50",
    currency: "EUR",
    reason: "technical_fault",
    words,
  });
  const { rows } = await fresh.database.pool.query(
    "SELECT kind, from_account, to_account, reason FROM ledger.transfers WHERE transfer_id = $1",
    [id],
  );
  expect(rows).toEqual([
    {
      kind: "adjustment",
      from_account: "house_adjustments",
      to_account: "cash_free",
      reason: "technical_fault",
    },
  ]);
});

test("saying yes twice moves once, and a third person's yes is late", async () => {
  const id = await ask();
  expect(await answer(id, other, "approved")).toEqual(done);
  expect(await answer(id, other, "approved")).toEqual(done);
  expect(await answer(id, third, "approved")).toEqual(refused("already_answered"));
  expect(await answer(id, asker, "declined")).toEqual(refused("already_answered"));
  expect(await freeCash()).toBe("102550");
  expect(acts).toHaveLength(2);
});

test("nobody goes below zero: what is gone meanwhile is not taken, and the request still waits", async () => {
  expect(await adjustments.ask(wish({ direction: "debit", amount: "1000.01" }))).toEqual(
    refused("adjustment_not_covered"),
  );
  const id = await ask({ direction: "debit", amount: "800" });
  await ledger.openHouseAccount({ account: "house_games", asset: eur });
  await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "stake",
    from: "cash_free",
    to: "house_games",
    amount: money(30_000n, eur),
    reason: "stake",
    happenedAt: new Date(),
  });
  expect(await answer(id, other, "approved")).toEqual(refused("adjustment_not_covered"));
  expect(await freeCash()).toBe("70000");
  expect(await stateOf(id)).toBe("waiting");
  expect(acts.map(({ action }) => action)).toEqual(["money.adjustment-asked"]);
  expect(await answer(id, asker, "declined")).toEqual(done);
  expect(await stateOf(id)).toBe("withdrawn");
});

test.each(["0", "-5", "1.234", "1e3", "NaN", "", "10000000000000.01", "1e309"])(
  "%j is no amount",
  async (amount) => {
    expect(await adjustments.ask(wish({ amount }))).toEqual(
      refused("adjustment_amount_out_of_range"),
    );
  },
);

test("one waits for a player at a time, and who has no wallet has none", async () => {
  const asked = await Promise.all([adjustments.ask(wish()), adjustments.ask(wish())]);
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(asked).toContainEqual(refused("adjustment_waits"));
  expect(await adjustments.ask(wish({ playerId: uuidv7() }))).toEqual(refused("not_found"));
  expect(await answer(uuidv7(), other, "approved")).toEqual(refused("not_found"));
});

test("of two who approve at once one has done it", async () => {
  const id = await ask();
  const answers = await Promise.all([answer(id, other, "approved"), answer(id, third, "approved")]);
  expect(answers).toContainEqual(done);
  expect(answers).toContainEqual(refused("already_answered"));
  expect(await freeCash()).toBe("102550");
  expect(acts.filter(({ action }) => action === "money.adjustment-approved")).toHaveLength(1);
});

test("approving against taking back: one of the two happens, and the money agrees with it", async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = BigInt((await freeCash()) ?? "0");
    const id = await ask({ amount: "1" });
    const [yes, back] = await Promise.all([
      answer(id, other, "approved"),
      answer(id, asker, "declined"),
    ]);
    expect([yes.ok, back.ok].toSorted()).toEqual([false, true]);
    expect(await stateOf(id)).toBe(yes.ok ? "approved" : "withdrawn");
    expect(await freeCash()).toBe(String(before + (yes.ok ? 100n : 0n)));
  }
});

test("the database itself keeps anybody from approving their own request", async () => {
  const id = await ask();
  const selfApproved = fresh.database.pool.query(
    `UPDATE wallet.adjustments SET answer = 'approved', answered_by = asked_by, answered_at = now()
     WHERE adjustment_id = $1`,
    [id],
  );
  await expect(selfApproved).rejects.toThrow(/check constraint/);
});
