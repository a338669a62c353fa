import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  isUnsealed,
  readLastSeal,
  runAudit,
  sealTransfers,
  type Seal,
  type Sealed,
} from "../src/face.ts";
import { eur, openWorld, transferOf } from "./world.ts";

let world: Awaited<ReturnType<typeof openWorld>>;
let admin: pg.Client;
let alice: string;
let bob: string;

beforeEach(async () => {
  world = await openWorld();
  admin = new pg.Client({ connectionString: world.adminUrl });
  await admin.connect();
  alice = await world.openPlayer();
  bob = await world.openPlayer();
});
afterEach(async () => {
  await admin.end();
  await world.drop();
});

/** A transaction of another database in the cluster holds sealing back as well, and tests share one. */
async function sealAll(): Promise<Sealed> {
  let blocks = 0;
  let transfers = 0n;
  while (await isUnsealed(world.database)) {
    const sealed = await sealTransfers(world.database);
    blocks += sealed.blocks;
    transfers += sealed.transfers;
  }
  return { blocks, transfers };
}

/** Posts one transfer each, and seals. */
async function postBlock(): Promise<void> {
  await world.ledger.post(transferOf({ playerId: alice }));
  await world.ledger.post(transferOf({ playerId: bob, amount: money(3_00n, eur) }));
  await sealAll();
}

async function rulesFound(since?: Seal): Promise<string[]> {
  const found = await runAudit(world.database, since);
  return [...new Set(found.map(({ check }) => check.slice(0, 2)))];
}

describe("sealing", () => {
  test("takes all that was posted, once, and links each block to the one before", async () => {
    expect(await isUnsealed(world.database)).toBe(false);
    await postBlock();
    await postBlock();
    expect(await sealTransfers(world.database)).toEqual({ blocks: 0, transfers: 0n });
    const { rows } = await admin.query(
      `SELECT sum(transfers)::integer AS transfers, sum(entries)::integer AS entries, bool_and(linked) AS linked
       FROM (SELECT *, previous_digest = lag(digest) OVER (ORDER BY number) AS linked FROM ledger.blocks) AS b`,
    );
    expect(rows).toEqual([{ transfers: 4, entries: 8, linked: true }]);
    expect(await runAudit(world.database)).toEqual([]);
  });

  test("waits for a posting that may still commit, and for all that was posted after it", async () => {
    await world.ledger.post(transferOf({ playerId: alice }));
    await sealAll();
    // Between accounts of her own: a stripe of the house may be the one that bob's posting waits for.
    const slow = await world.database.pool.connect();
    await slow.query("BEGIN");
    await slow.query(
      `SELECT ledger.post_transfers(1, $1, $2, '{hold}', '{cash_free}', '{held}', '{EUR/2}', '{5}', '{late}', '{now}')`,
      [[alice], [uuidv7()]],
    );
    await world.ledger.post(transferOf({ playerId: bob }));
    expect(await sealTransfers(world.database)).toEqual({ blocks: 0, transfers: 0n });
    expect(await isUnsealed(world.database)).toBe(true);
    await slow.query("COMMIT");
    slow.release();
    expect(await sealAll()).toMatchObject({ transfers: 2n });
    expect(await runAudit(world.database)).toEqual([]);
  });

  test("by many at once, while money moves, leaves one chain without a gap", async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => world.openPlayer()));
    const state = { posting: true };
    const seals = Array.from({ length: 4 }, async () => {
      let transfers = 0n;
      while (state.posting) transfers += (await sealTransfers(world.database)).transfers;
      return transfers;
    });
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(players.map((playerId) => world.ledger.post(transferOf({ playerId }))));
    }
    state.posting = false;
    const sealed = (await Promise.all(seals)).reduce((sum, transfers) => sum + transfers, 0n);
    const rest = await sealAll();
    expect(sealed + rest.transfers).toBe(600n);
    expect(await runAudit(world.database)).toEqual([]);
  });

  test("spells a row the same whatever the session's settings are", async () => {
    await admin.query(
      "SET TimeZone = 'Asia/Tokyo'; SET DateStyle = 'German'; SET bytea_output = 'escape'",
    );
    await world.ledger.post(transferOf({ playerId: alice }));
    while (await isUnsealed(world.database)) await admin.query("SELECT ledger.seal_transfers()");
    expect(await runAudit(world.database)).toEqual([]);
  });

  test("is the ledger's alone: the app role may neither write nor edit a block", async () => {
    for (const sql of [
      "INSERT INTO ledger.blocks SELECT * FROM ledger.blocks",
      "UPDATE ledger.blocks SET transfers = 0",
      "DELETE FROM ledger.blocks",
      "SELECT * FROM ledger.blocks FOR UPDATE",
    ]) {
      await expect(world.database.pool.query(sql)).rejects.toMatchObject({ code: "42501" });
    }
  });
});

/** History rewritten by somebody above all rights, so well that every sum and balance agrees again. */
const ofTransfer = "transfer_id = (SELECT transfer_id FROM ledger.transfers WHERE player_id = $1)";
const rewritings = [
  [
    "an amount",
    `UPDATE ledger.transfers SET amount = amount + 1, to_balance = to_balance + 1 WHERE player_id = $1;
     UPDATE ledger.entries SET amount = amount + sign(amount), current_balance = current_balance + sign(amount) WHERE ${ofTransfer};
     UPDATE ledger.accounts AS a SET balance = e.current_balance FROM ledger.entries AS e
       WHERE e.${ofTransfer} AND (a.player_id, a.account) = (e.player_id, e.account)`,
  ],
  [
    "a transfer away",
    `UPDATE ledger.accounts AS a SET balance = e.previous_balance, version = e.version - 1 FROM ledger.entries AS e
       WHERE e.${ofTransfer} AND (a.player_id, a.account) = (e.player_id, e.account);
     DELETE FROM ledger.entries WHERE ${ofTransfer};
     DELETE FROM ledger.transfers WHERE player_id = $1`,
  ],
  [
    "the order",
    `UPDATE ledger.transfers SET posting = (SELECT max(posting) FROM ledger.transfers) + (SELECT min(posting) FROM ledger.transfers) - posting
       WHERE posting IN (SELECT max(posting) FROM ledger.transfers UNION SELECT min(posting) FROM ledger.transfers);
     UPDATE ledger.entries SET posting = (SELECT max(posting) FROM ledger.transfers) + (SELECT min(posting) FROM ledger.transfers) - posting
       WHERE posting IN (SELECT max(posting) FROM ledger.transfers UNION SELECT min(posting) FROM ledger.transfers)`,
  ],
  ["the reason", "UPDATE ledger.transfers SET reason = 'jackpot' WHERE player_id = $1"],
  [
    "the time",
    "UPDATE ledger.entries SET recorded_at = recorded_at - interval '1 microsecond' WHERE player_id = $1",
  ],
] as const;

describe("after history was rewritten so that all sums agree", () => {
  test.each(rewritings)("Q9 alone sees that somebody changed %s", async (_, sql) => {
    await postBlock();
    await world.ledger.post(transferOf({ playerId: alice }));
    // The last one, of one who has no other: nothing that follows would give it away.
    const carol = await world.openPlayer(7_00n);
    await sealAll();
    expect(await runAudit(world.database)).toEqual([]);
    for (const statement of sql.replaceAll("$1", `'${carol}'`).split(";")) {
      await admin.query(statement);
    }
    expect(await rulesFound()).toEqual(["Q9"]);
  });

  test("a block that was edited, cut off the end or taken from the middle is seen", async () => {
    await postBlock();
    await postBlock();
    await postBlock();
    const last = await readLastSeal(world.database);
    await admin.query("UPDATE ledger.blocks SET digest = sha256('x') WHERE number = $1", [
      last.block - 1n,
    ]);
    expect((await runAudit(world.database)).map(({ facts }) => facts.subject)).toEqual([
      `block ${last.block - 1n}`,
      `block ${last.block}`,
    ]);
    await admin.query("DELETE FROM ledger.blocks WHERE number = $1", [last.block - 1n]);
    expect(await rulesFound()).toEqual(["Q9"]);
    await admin.query("DELETE FROM ledger.blocks WHERE number = $1", [last.block]);
    expect(await runAudit(world.database, last)).toMatchObject([
      { check: "Q9 the block seen last is unchanged", facts: { found: "is gone" } },
    ]);
  });

  test("a chain sealed anew from its start agrees with itself, but not with the seal we kept", async () => {
    await postBlock();
    const kept = await readLastSeal(world.database);
    await admin.query("UPDATE ledger.transfers SET reason = 'jackpot'");
    await admin.query("DELETE FROM ledger.blocks WHERE number > 0");
    await sealAll();
    expect(await runAudit(world.database)).toEqual([]);
    // Gone where the first sealing had been held back and took more blocks than the second.
    expect(await runAudit(world.database, kept)).toMatchObject([
      {
        check: "Q9 the block seen last is unchanged",
        facts: { found: expect.stringMatching(/^(has another digest|is gone)$/) },
      },
    ]);
  });
});

test("what waits for its seal longer than ten minutes is found", async () => {
  await world.ledger.post(transferOf({ playerId: alice }));
  expect(await runAudit(world.database)).toEqual([]);
  for (const table of ["transfers", "entries"]) {
    await admin.query(
      `UPDATE ledger.${table} SET recorded_at = recorded_at - interval '11 minutes'`,
    );
  }
  expect((await runAudit(world.database)).map(({ check }) => check)).toEqual([
    "Q9 what was posted is sealed within ten minutes",
  ]);
  await sealAll();
  expect(await runAudit(world.database)).toEqual([]);
});

test("a ledger whose next posting would be numbered below a sealed one is found", async () => {
  await postBlock();
  await admin.query(
    "UPDATE ledger.blocks SET through_posting = through_posting + 1000000 WHERE number = 1",
  );
  expect((await runAudit(world.database)).map(({ check }) => check)).toContain(
    "Q9 postings are numbered above every block",
  );
});

describe("an audit from the last seal on", () => {
  test("finds sound what is sound, whether it reads all, the rest or nothing", async () => {
    const beginning = await readLastSeal(world.database);
    await postBlock();
    const middle = await readLastSeal(world.database);
    await postBlock();
    const end = await readLastSeal(world.database);
    await world.ledger.post(transferOf({ playerId: alice, from: "cash_free", to: "held" }));
    for (const since of [undefined, beginning, middle, end]) {
      expect(await runAudit(world.database, since)).toEqual([]);
    }
  });

  test.each(rewritings)(
    "sees what the whole audit sees when what came after it is rewritten: %s",
    async (_, sql) => {
      await postBlock();
      const since = await readLastSeal(world.database);
      await world.ledger.post(transferOf({ playerId: alice }));
      const carol = await world.openPlayer(7_00n);
      await sealAll();
      for (const statement of sql
        .replaceAll("$1", `'${carol}'`)
        .replaceAll("min(posting)", "max(posting) - 1")
        .split(";")) {
        await admin.query(statement);
      }
      const found = await runAudit(world.database);
      expect(found).not.toEqual([]);
      expect(await runAudit(world.database, since)).toEqual(found);
    },
  );

  test("holds every account against its last entry, also one that has not moved since", async () => {
    await postBlock();
    const since = await readLastSeal(world.database);
    await admin.query(
      "UPDATE ledger.accounts SET balance = balance + CASE player_id WHEN $1 THEN 1 ELSE -1 END WHERE account = 'cash_free' AND player_id IN ($1, $2)",
      [alice, bob],
    );
    expect(await rulesFound(since)).toEqual(["Q3"]);
    expect(await rulesFound()).toEqual(["Q3"]);
  });

  test("does not read what a clean audit saw before: that is the whole audit's to find", async () => {
    await postBlock();
    const since = await readLastSeal(world.database);
    await admin.query("UPDATE ledger.transfers SET reason = 'jackpot' WHERE player_id = $1", [
      alice,
    ]);
    expect(await rulesFound(since)).toEqual([]);
    expect(await rulesFound()).toEqual(["Q9"]);
  });
});
