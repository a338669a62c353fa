import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { createLedger, type Ledger } from "@croupier/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountNames, createWallet } from "../src/face.ts";
import { readTurnoverLeft } from "../src/turnover.ts";

const eur = getAsset("EUR");
let fresh: FreshDatabase;
let ledger: Ledger;

beforeAll(async () => {
  fresh = await freshDatabase();
  ledger = createLedger({ database: fresh.database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_payments", asset: eur });
  await ledger.openHouseAccount({ account: "house_casino", asset: eur });
});
afterAll(() => fresh.drop());

/** One after the other: `deposit` and `stake` with an amount, `back` and `lifted` with the deposit meant. */
type Story = readonly (
  | readonly ["deposit", string]
  | readonly ["stake", string]
  | readonly ["back", number]
  | readonly ["lifted", number]
)[];

test.each<[string, number, Story, string]>([
  ["nothing was paid in", 100, [["stake", "5.00"]], "0.00"],
  ["paid in and not staked", 100, [["deposit", "100.00"]], "100.00"],
  [
    "sent back, it is not to be staked",
    100,
    [
      ["deposit", "100.00"],
      ["back", 0],
    ],
    "0.00",
  ],
  [
    "what was paid in beside it still is",
    100,
    [
      ["deposit", "100.00"],
      ["deposit", "30.00"],
      ["back", 0],
    ],
    "30.00",
  ],
  [
    "the later one goes back, the first was staked",
    100,
    [
      ["deposit", "100.00"],
      ["stake", "100.00"],
      ["deposit", "60.00"],
      ["back", 1],
    ],
    "0.00",
  ],
  [
    "the first goes back after it was staked: the stake frees no later one",
    100,
    [
      ["deposit", "100.00"],
      ["stake", "100.00"],
      ["deposit", "60.00"],
      ["back", 0],
    ],
    "60.00",
  ],
  [
    "a stake on both counts for the one that stays",
    100,
    [
      ["deposit", "100.00"],
      ["deposit", "60.00"],
      ["stake", "45.00"],
      ["back", 0],
    ],
    "15.00",
  ],
  [
    "of two the middle one",
    100,
    [
      ["deposit", "10.00"],
      ["deposit", "20.00"],
      ["deposit", "40.00"],
      ["stake", "5.00"],
      ["back", 1],
    ],
    "45.00",
  ],
  [
    "the provider does not send it back: it is to be staked again",
    100,
    [
      ["deposit", "100.00"],
      ["back", 0],
      ["lifted", 0],
    ],
    "100.00",
  ],
  [
    "of every second cent",
    50,
    [
      ["deposit", "99.99"],
      ["deposit", "10.01"],
      ["back", 0],
    ],
    "5.00",
  ],
  [
    "where the law asks for nothing",
    0,
    [
      ["deposit", "100.00"],
      ["deposit", "30.00"],
      ["back", 0],
    ],
    "0.00",
  ],
])("%s: of %i percent", async (_what, turnoverPercent, story, left) => {
  const playerId = uuidv7();
  const wallet = createWallet({ ledger, database: fresh.database });
  await wallet.openWallet(playerId, eur);
  const deposits: string[] = [];
  const returned = new Set<string>();
  for (const [act, what] of story) {
    if (act === "back") returned.add(deposits[what] ?? "");
    else if (act === "lifted") returned.delete(deposits[what] ?? "");
    else {
      const id = await move(playerId, act, what);
      if (act === "deposit") deposits.push(id);
    }
  }
  const asked = [{ playerId, currency: eur, turnoverPercent }];
  const readReturned = async (_: unknown, playerIds: readonly string[]) => {
    expect(playerIds).toEqual([playerId]);
    return [...returned];
  };
  const facts = { now: new Date(), readReturned };
  const [found] = await readTurnoverLeft(fresh.database.db, asked, facts);
  expect(found && formatDecimal(found)).toBe(left);
});

test("what one player had sent back is taken off nobody else", async () => {
  const wallet = createWallet({ ledger, database: fresh.database });
  const both = [uuidv7(), uuidv7()] as const;
  for (const playerId of both) await wallet.openWallet(playerId, eur);
  const [returned] = [
    await move(both[0], "deposit", "10.00"),
    await move(both[1], "deposit", "7.00"),
  ];
  const asked = both.map((playerId) => ({ playerId, currency: eur, turnoverPercent: 100 }));
  const facts = { now: new Date(), readReturned: async () => [returned] };
  const found = await readTurnoverLeft(fresh.database.db, asked, facts);
  expect(found.map(formatDecimal)).toEqual(["0.00", "7.00"]);
});

/** Its id is the deposit's own. */
async function move(playerId: string, kind: "deposit" | "stake", amount: string): Promise<string> {
  const parsed = parseMoney(amount, eur);
  if (!parsed.ok) throw new Error(`${amount} is no amount`);
  const transferId = uuidv7();
  const isIn = kind === "deposit";
  // Stakes are covered whatever was paid in.
  if (!isIn) await grant(playerId, parsed.value.minor);
  const posted = await ledger.post({
    transferId,
    playerId,
    kind,
    from: isIn ? "house_payments" : accountNames.cashFree,
    to: isIn ? accountNames.cashFree : "house_casino",
    amount: money(parsed.value.minor, eur),
    reason: kind,
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
  return transferId;
}

async function grant(playerId: string, minor: bigint): Promise<void> {
  const posted = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "grant",
    from: "house_casino",
    to: accountNames.cashFree,
    amount: money(minor, eur),
    reason: "grant",
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
}
