import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, type Ledger } from "@croupier/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountNames, createWallet, type Wallet } from "../src/face.ts";

const eur = getAsset("EUR");
/** What the law of each player's place asks to be staked, of a hundred. */
const percentOf = new Map<string, number>();
let fresh: FreshDatabase;
let ledger: Ledger;
let wallet: Wallet;
const askedAbout: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  ledger = createLedger({ database: fresh.database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  await ledger.openHouseAccount({ account: "house_casino", asset: eur });
  wallet = createWallet({
    ledger,
    database: fresh.database,
    async readTurnoverPercents(_, playerIds) {
      askedAbout.push(...playerIds);
      return playerIds.map((playerId) => percentOf.get(playerId) ?? 100);
    },
  });
});
afterAll(() => fresh.drop());

async function amountOf(playerId: string, type: string): Promise<string | undefined> {
  const balances = await wallet.readBalances(playerId);
  return balances.ok ? balances.value.find((entry) => entry.type === type)?.amount : undefined;
}

type Kind = "deposit" | "stake" | "grant";

async function move(playerId: string, kind: Kind, minor: bigint): Promise<void> {
  const isIn = kind !== "stake";
  const posted = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind,
    from: isIn ? "house_bank" : accountNames.cashFree,
    to: isIn ? accountNames.cashFree : "house_casino",
    amount: money(minor, eur),
    reason: kind,
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
}

async function openWith(...moved: readonly (readonly [Kind, bigint])[]): Promise<string> {
  const playerId = uuidv7();
  await wallet.openWallet(playerId, eur);
  for (const [kind, minor] of moved) await move(playerId, kind, minor);
  return playerId;
}

const stakes = 40;

test("what was moved before the question is in the answer, however many ask meanwhile", async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => openWith(["grant", 500n])));
  const playerId = await openWith(["grant", 1_000n]);
  const crowd = others.map(async (other) => {
    for (let asked = 0; asked < stakes; asked += 1) {
      expect(await amountOf(other, "total")).toBe("5.00");
    }
  });
  for (let staked = 1; staked <= stakes; staked += 1) {
    await move(playerId, "stake", 10n);
    expect(await amountOf(playerId, "unlocked")).toBe((10 - staked / 10).toFixed(2));
  }
  await Promise.all(crowd);
});

test("asked together, each is answered their own, under the rule of their own place", async () => {
  const staked = await openWith(["deposit", 1_000n], ["stake", 400n]);
  const half = await openWith(["deposit", 1_000n], ["stake", 400n]);
  const free = await openWith(["deposit", 1_000n], ["stake", 400n]);
  const given = await openWith(["grant", 700n]);
  const empty = await openWith();
  percentOf.set(half, 50);
  percentOf.set(free, 0);
  const stranger = uuidv7();
  askedAbout.length = 0;
  const asked = [staked, stranger, half, empty, free, given, staked];
  const withdrawable = await Promise.all(asked.map((one) => amountOf(one, "withdrawable")));
  // Six hundred are left of each: of what was paid in, six, one and no hundred are still to be staked.
  expect(withdrawable).toEqual(["0.00", undefined, "5.00", "0.00", "6.00", "7.00", "0.00"]);
  // Whoever has nothing left to stake is asked about no place.
  expect(new Set(askedAbout)).toEqual(new Set([staked, half, free]));
});
