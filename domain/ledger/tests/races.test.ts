import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAudit } from "../src/face.ts";
import { postBatch, type PostResult } from "../src/post-batch.ts";
import { eur, openWorld, transferOf } from "./world.ts";

// The batcher would put a player's commands in a row, so these races go around it: each command
// has a connection of its own, as if it came from a process of its own.
const rivals = 50;
const rounds = 20;

let world: Awaited<ReturnType<typeof openWorld>>;
let pool: pg.Pool;

beforeAll(async () => {
  world = await openWorld();
  pool = new pg.Pool({
    connectionString: world.appUrl,
    max: rivals,
    types: { getTypeParser: (oid) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid)) },
  });
  await Promise.all(Array.from({ length: rivals }, () => pool.query("SELECT pg_sleep(0.05)")));
});
afterAll(async () => {
  await pool.end();
  await world.drop();
});

/** One command on one connection and one stripe of the house, all at the same moment. */
async function race(commands: readonly ReturnType<typeof transferOf>[]): Promise<PostResult[]> {
  const answers = await Promise.all(
    commands.map((command, index) => postBatch(pool, (index % 16) + 1, [command])),
  );
  return answers.flat();
}

test(`${rivals} competing withdrawals of a balance that covers one: exactly one is paid`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const playerId = await world.openPlayer(10_00n);
    const answers = await race(
      Array.from({ length: rivals }, () =>
        transferOf({ playerId, from: "cash_free", to: "house_bank" }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(new Set(answers.flatMap((a) => (a.ok ? [] : [a.refusal.code])))).toEqual(
      new Set(["insufficient_funds"]),
    );
    expect(await world.balanceOf(playerId)).toBe(0n);
  }
  expect(await runAudit(world.database)).toEqual([]);
});

test(`the same id asked ${rivals} times at once: one effect, one answer`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const playerId = await world.openPlayer(100_00n);
    const command = transferOf({ playerId, from: "cash_free", to: "house_bank" });
    const answers = await race(Array.from({ length: rivals }, () => command));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.from?.version)).size).toBe(1);
    expect(await world.balanceOf(playerId)).toBe(90_00n);
  }
});

test("the same id for another movement at the same moment: one stands, the other is refused", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const playerId = await world.openPlayer(10_00n);
    const transferId = uuidv7();
    // Other accounts, so that no row lock makes one wait for the other: only the key decides.
    const settled = await Promise.allSettled(
      [
        transferOf({ playerId, transferId, from: "cash_free", to: "house_bank" }),
        transferOf({ playerId, transferId, from: "house_bank", to: "held" }),
      ].map((command, index) => postBatch(pool, index + 1, [command])),
    );
    const posted = settled.filter((one) => one.status === "fulfilled" && one.value[0]?.ok);
    expect(posted).toHaveLength(1);
    for (const one of settled) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "23505" });
    }
  }
  expect(await runAudit(world.database)).toEqual([]);
});

test("batches that name the same accounts in opposite order do not deadlock", async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => world.openPlayer(100_00n)));
  const back = players.toReversed();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      [players, back, players, back].map((order, lane) =>
        postBatch(
          pool,
          lane + 1,
          order.map((playerId) => transferOf({ playerId })),
        ),
      ),
    );
  }
  expect(await world.balanceOf(players[0] ?? "")).toBe(500_00n);
});

test("negative control: checking first and acting later pays more than there is", async () => {
  const admin = new pg.Pool({ connectionString: world.adminUrl, max: rivals });
  try {
    await admin.query("CREATE TABLE public.careless (balance bigint NOT NULL)");
    await admin.query("INSERT INTO public.careless VALUES (1000)");
    const rivalsReady = Array.from({ length: rivals }, async () => {
      const { rows } = await admin.query("SELECT balance >= 1000 AS enough FROM public.careless");
      return rows[0].enough === true;
    });
    // Everybody looks before anybody acts: the worst order, which real load finds by itself.
    const paid = (await Promise.all(rivalsReady)).filter(Boolean);
    await Promise.all(
      paid.map(() => admin.query("UPDATE public.careless SET balance = balance - 1000")),
    );
    const { rows } = await admin.query("SELECT balance::integer FROM public.careless");
    expect(paid).toHaveLength(rivals);
    expect(rows[0].balance).toBe(1000 - rivals * 1000);
  } finally {
    await admin.end();
  }
});

test("competing spends through the ledger itself never overdraw", async () => {
  const playerId = await world.openPlayer(10_00n);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      world.ledger.post(
        transferOf({ playerId, from: "cash_free", to: "house_bank", amount: money(3_00n, eur) }),
      ),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  expect(await world.balanceOf(playerId)).toBe(1_00n);
});
