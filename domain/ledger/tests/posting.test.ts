import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAudit } from "../src/face.ts";
import { house, stripeHolder } from "../src/house.ts";
import { eur, openWorld, transferOf } from "./world.ts";

let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(await runAudit(world.database)).toEqual([]);
  await world.drop();
});

test("the stripes of the house are the same in SQL and in TypeScript", async () => {
  const { rows } = await world.database.pool.query(
    "SELECT ledger.house_holder(0) AS none, ledger.house_holder(16) AS last",
  );
  expect(rows[0]).toEqual({ none: house, last: stripeHolder(16) });
});

test("a transfer moves money and says what the player's account reached", async () => {
  const playerId = await world.openPlayer();
  const transfer = transferOf({ playerId });
  const result = await world.ledger.post(transfer);
  expect(result).toEqual({
    ok: true,
    value: {
      transferId: transfer.transferId,
      recordedAt: expect.any(Date),
      from: null,
      to: { balance: money(10_00n, eur), version: 1n },
    },
  });
  expect(await world.ledger.readBalances(playerId)).toEqual([
    { account: "cash_free", balance: money(10_00n, eur), version: 1n, closed: false },
    { account: "held", balance: money(0n, eur), version: 0n, closed: false },
  ]);
});

test("money moves between two accounts of one player", async () => {
  const playerId = await world.openPlayer(10_00n);
  const result = await world.ledger.post(
    transferOf({ playerId, from: "cash_free", to: "held", amount: money(4_00n, eur) }),
  );
  expect(result).toMatchObject({
    ok: true,
    value: { from: { balance: { minor: 6_00n } }, to: { balance: { minor: 4_00n } } },
  });
});

test("money moves between two accounts of the house", async () => {
  await world.ledger.openHouseAccount({ account: "house_float", asset: eur });
  const result = await world.ledger.post(transferOf({ playerId: house, to: "house_float" }));
  expect(result).toMatchObject({ ok: true, value: { from: null, to: null } });
});

test("when it happened and when it was recorded are two columns", async () => {
  const playerId = await world.openPlayer();
  const happenedAt = new Date("2026-10-01T08:00:00.123Z");
  const transfer = transferOf({ playerId, happenedAt });
  await world.ledger.post(transfer);
  const { rows } = await world.database.pool.query(
    "SELECT happened_at, recorded_at FROM ledger.transfers WHERE player_id = $1",
    [playerId],
  );
  expect(rows[0].happened_at).toEqual(happenedAt);
  expect(rows[0].recorded_at > happenedAt).toBe(true);
});

describe("asking again with the same id", () => {
  test("answers the first result, also after the balance has moved on", async () => {
    const playerId = await world.openPlayer();
    const transfer = transferOf({ playerId });
    const first = await world.ledger.post(transfer);
    await world.ledger.post(transferOf({ playerId }));
    expect(await world.ledger.post(transfer)).toEqual(first);
    expect(await world.balanceOf(playerId)).toBe(20_00n);
  });

  test("in the same moment has one effect and one answer", async () => {
    const playerId = await world.openPlayer();
    const transfer = transferOf({ playerId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.ledger.post(transfer)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer, bigints))).size).toBe(1);
    expect(await world.balanceOf(playerId)).toBe(10_00n);
  });

  test.each([
    ["amount", { amount: money(10_01n, eur) }],
    ["source", { from: "held" }],
    ["target", { to: "held" }],
    ["kind", { kind: "settle" }],
    ["reason", { reason: "another" }],
    ["asset", { amount: money(10_00n, getAsset("USD")) }],
  ])("with another %s is its own refusal", async (_, change) => {
    const playerId = await world.openPlayer();
    const transfer = transferOf({ playerId });
    await world.ledger.post(transfer);
    expect(await world.ledger.post({ ...transfer, ...change })).toEqual({
      ok: false,
      refusal: { code: "transfer_id_reused" },
    });
    expect(await world.balanceOf(playerId)).toBe(10_00n);
  });

  test("by another player is another transfer and never answers the first one's result", async () => {
    const [alice, bob] = [await world.openPlayer(5_00n), await world.openPlayer()];
    const transfer = transferOf({ playerId: alice });
    await world.ledger.post(transfer);
    expect(await world.ledger.post({ ...transfer, playerId: bob })).toMatchObject({
      ok: true,
      value: { to: { balance: { minor: 10_00n }, version: 1n } },
    });
  });

  test("after a refusal is judged anew, because a refusal leaves nothing behind", async () => {
    const playerId = await world.openPlayer();
    const transfer = transferOf({ playerId, from: "cash_free", to: "house_bank" });
    expect(await world.ledger.post(transfer)).toMatchObject({ ok: false });
    await world.ledger.post(transferOf({ playerId }));
    expect(await world.ledger.post(transfer)).toMatchObject({ ok: true });
  });

  test("finds an id that bears no time too", async () => {
    const playerId = await world.openPlayer();
    const transfer = transferOf({ playerId, transferId: "f47ac10b-58cc-4372-a567-0e02b2c3d479" });
    const first = await world.ledger.post(transfer);
    expect(await world.ledger.post(transfer)).toEqual(first);
  });
});

describe("a refusal", () => {
  const dollars = getAsset("USD");
  test.each([
    ["insufficient_funds", { from: "cash_free", to: "house_bank", amount: money(10_01n, eur) }],
    ["insufficient_funds", { from: "held", to: "cash_free", amount: money(1n, eur) }],
    ["account_unknown", { to: "bonus" }],
    ["account_unknown", { from: "house_nowhere" }],
    ["asset_mismatch", { amount: money(1n, dollars) }],
    ["amount_out_of_range", { amount: money(0n, eur) }],
    ["amount_out_of_range", { amount: money(-1n, eur) }],
    ["amount_out_of_range", { amount: money(10n ** 15n + 1n, eur) }],
    // Two reasons: the one that stands first in refusals.ts.
    ["amount_out_of_range", { amount: money(0n, eur), to: "bonus" }],
    ["asset_mismatch", { amount: money(1n, dollars), from: "cash_free", to: "house_bank" }],
  ])("%s moves nothing (%#)", async (code, facts) => {
    const playerId = await world.openPlayer(10_00n);
    expect(await world.ledger.post(transferOf({ playerId, ...facts }))).toEqual({
      ok: false,
      refusal: { code },
    });
    expect(await world.balanceOf(playerId)).toBe(10_00n);
  });

  test("account_closed: a closed account keeps its money and takes part in nothing", async () => {
    const playerId = await world.openPlayer(10_00n);
    await world.ledger.closeAccount({ playerId, account: "cash_free", asset: eur });
    for (const facts of [{}, { from: "cash_free", to: "house_bank" }]) {
      expect(await world.ledger.post(transferOf({ playerId, ...facts }))).toEqual({
        ok: false,
        refusal: { code: "account_closed" },
      });
    }
    expect(await world.ledger.readBalances(playerId)).toMatchObject([
      { account: "cash_free", balance: { minor: 10_00n }, closed: true },
      { account: "held", closed: false },
    ]);
  });

  test("of one transfer leaves its neighbours in the batch standing", async () => {
    const players = await Promise.all([5_00n, 0n, 5_00n].map((start) => world.openPlayer(start)));
    const answers = await Promise.all(
      players.map((playerId) =>
        world.ledger.post(
          transferOf({ playerId, from: "cash_free", to: "house_bank", amount: money(5_00n, eur) }),
        ),
      ),
    );
    expect(answers.map((answer) => (answer.ok ? "posted" : answer.refusal.code))).toEqual([
      "posted",
      "insufficient_funds",
      "posted",
    ]);
  });
});

test("two transfers of one player in one call of the doorway: the second is deferred", async () => {
  const playerId = await world.openPlayer();
  const ids = [uuidv7(), uuidv7()];
  const { rows } = await world.database.pool.query(
    `SELECT verdict FROM ledger.post_transfers(1, $1, $2, '{grant,grant}', '{house_bank,house_bank}',
       '{cash_free,cash_free}', '{EUR/2,EUR/2}', '{5,5}', '{test,test}', '{now,now}') ORDER BY ordinal`,
    [[playerId, playerId], ids],
  );
  expect(rows).toEqual([{ verdict: "posted" }, { verdict: "deferred" }]);
});

test("balance_out_of_range: a batch cannot reach the end of 64 bits", async () => {
  const rich = await openWorld();
  const admin = new pg.Client({ connectionString: rich.adminUrl });
  await admin.connect();
  try {
    const playerId = await rich.openPlayer();
    // Far from the end still, but a batch of the largest amounts would come too near.
    await admin.query("UPDATE ledger.accounts SET balance = 4e18 + 1, version = 1 WHERE floored");
    expect(await rich.ledger.post(transferOf({ playerId }))).toEqual({
      ok: false,
      refusal: { code: "balance_out_of_range" },
    });
    const back = transferOf({ playerId, from: "cash_free", to: "house_bank" });
    expect(await rich.ledger.post(back)).toMatchObject({ ok: true });
    await admin.query(
      "UPDATE ledger.accounts SET balance = -4e18 - 1, version = 1 WHERE NOT floored",
    );
    const poor = await rich.openPlayer();
    expect(await rich.ledger.post(transferOf({ playerId: poor }))).toEqual({
      ok: false,
      refusal: { code: "balance_out_of_range" },
    });
  } finally {
    await admin.end();
    await rich.drop();
  }
});

test("a transfer is announced after it is posted, a refused one is not", async () => {
  const playerId = await world.openPlayer();
  await world.ledger.post(transferOf({ playerId }));
  await world.ledger.post(transferOf({ playerId, to: "bonus" }));
  expect(world.announced.flat().filter((id) => id === playerId)).toHaveLength(1);
});

test("a house account's entries carry running balances through a batch", async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => world.openPlayer()));
  await Promise.all(players.map((playerId) => world.ledger.post(transferOf({ playerId }))));
  const { rows } = await world.database.pool.query(
    `SELECT count(*)::integer AS breaks FROM (
       SELECT previous_balance - lag(current_balance, 1, 0::bigint) OVER w AS gap, version - lag(version, 1, 0::bigint) OVER w AS step
       FROM ledger.entries WHERE account = 'house_bank' WINDOW w AS (PARTITION BY player_id, asset ORDER BY version)
     ) AS chain WHERE gap <> 0 OR step <> 1`,
  );
  expect(rows[0].breaks).toBe(0);
});

test("more commands than may wait are refused, those taken are answered", async () => {
  const small = await openWorld({ waitingMax: 5, batchMax: 2, lanes: 1 });
  try {
    const players = await Promise.all(Array.from({ length: 12 }, () => small.openPlayer()));
    const answers = await Promise.all(
      players.map((playerId) => small.ledger.post(transferOf({ playerId }))),
    );
    const overloaded = answers.filter((a) => !a.ok && a.refusal.code === "ledger_overloaded");
    expect(overloaded).toHaveLength(7);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
  } finally {
    await small.drop();
  }
});

function bigints(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}n` : value;
}
