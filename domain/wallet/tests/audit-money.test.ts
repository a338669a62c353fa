import { uuidv7 } from "@croupier/kit/ids";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLastSeal, sealTransfers } from "@croupier/ledger";
import { auditMoney } from "../src/face.ts";
import { betOf, commandOf, openPlayWorld } from "./play-world.ts";

let world: Awaited<ReturnType<typeof openPlayWorld>>;
let admin: pg.Client;

/** One stake is open, one won, one lost, one taken back, one forgotten, one taken back before it came. */
beforeEach(async () => {
  world = await openPlayWorld();
  const playerId = await world.openPlayer({ cash_free: 4_50n, bonus_playable: 5_00n });
  const bets = [1, 2, 3, 4].map(() => betOf({ playerId }));
  for (const bet of bets) await world.play.bet(bet);
  const [won, lost, back, forgotten] = bets.map(({ roundId, operationId }) => ({
    ...commandOf({ playerId }),
    roundId,
    betId: operationId,
  }));
  if (!won || !lost || !back || !forgotten) throw new Error("four bets were made");
  await world.play.win({ ...won, minor: 3_00n });
  await world.play.endRound(lost);
  await world.play.rollback(back);
  await world.play.rollback({ ...commandOf({ playerId }), betId: uuidv7() });
  await world.play.expireHolds({
    products: ["casino"],
    openedBefore: new Date("2999-01-01"),
    max: 10,
  });
  await world.play.bet(betOf({ playerId, minor: 6_00n }));
  await world.play.payPrize({ ...commandOf({ playerId }), minor: 1_00n, prize: "jackpot" });
  admin = new pg.Client({ connectionString: world.adminUrl });
  await admin.connect();
});
afterEach(async () => {
  await admin.end();
  await world.drop();
});

test("sound books have no violations, read whole or from a seal on", async () => {
  expect(await auditMoney(world.database)).toEqual([]);
  await sealTransfers(world.database);
  expect(await auditMoney(world.database, await readLastSeal(world.database))).toEqual([]);
});

const held = "Q8 what is held is what is staked";
const transfers = "Q8 an operation has its transfers";
const operation = "Q8 a transfer of a game has its operation";
const stake = "Q8 a bet has its stake";
const ended = "Q8 stakes ended as they were told to";
const won = "Q8 nothing is won without a bet";
const wentBack = "Q8 nothing is won for what went back";

/** What a bug beneath us or a hand could do, and which checks see it. */
const breaks = [
  ["an open stake that is gone", "DELETE FROM wallet.holds WHERE state = 'open'", [held, stake]],
  [
    "an open stake that says more than was taken",
    "UPDATE wallet.holds SET cash_free = cash_free + 1 WHERE state = 'open'",
    [held, stake],
  ],
  [
    "cash and bonus of a stake confused",
    "UPDATE wallet.holds SET cash_free = bonus_playable, bonus_playable = cash_free WHERE state = 'open'",
    [stake],
  ],
  [
    "a stake that was ended by hand",
    "UPDATE wallet.holds SET state = 'settled', ended_by = bet_id, ended_at = now() WHERE state = 'open'",
    [held],
  ],
  [
    "a stake that was given back and opened again",
    "UPDATE wallet.holds SET state = 'open', ended_by = NULL, ended_at = NULL WHERE state = 'voided' AND cash_free > 0",
    [held, ended],
  ],
  [
    "a settled stake that passes for one given back",
    "UPDATE wallet.holds SET state = 'voided' WHERE state = 'settled'",
    [ended],
  ],
  [
    "a stake given back that passes for a forgotten one",
    "UPDATE wallet.holds SET state = 'expired' WHERE state = 'voided' AND cash_free > 0",
    [ended],
  ],
  [
    "a stake that was won with and passes for one the clock gave back",
    "UPDATE wallet.holds SET state = 'expired' WHERE bet_id IN (SELECT bet_id FROM wallet.operations WHERE kind = 'win')",
    [ended, wentBack],
  ],
  [
    "a win that is gone from the operations",
    "DELETE FROM wallet.operations WHERE kind = 'win'",
    [operation],
  ],
  [
    "a rollback that says it gave back more",
    "UPDATE wallet.operations SET cash_free = cash_free + 1 WHERE kind = 'rollback' AND cash_free > 0",
    [transfers, ended],
  ],
  [
    "an end that says it settled nothing",
    "UPDATE wallet.operations SET settled = 0 WHERE kind = 'end_round'",
    [operation, ended],
  ],
  [
    "a prize that points to another transfer",
    "UPDATE wallet.operations SET transfer_id = gen_random_uuid() WHERE kind = 'prize'",
    [transfers, operation],
  ],
  [
    "a win that points to a round nobody played",
    "UPDATE wallet.operations SET round_id = gen_random_uuid(), bet_id = NULL WHERE kind = 'win'",
    [ended, won],
  ],
  [
    "money put into what is held, past the doorway of games",
    `SELECT ledger.post_transfers(1, array_agg(a.player_id), ARRAY[gen_random_uuid()], '{stake}', '{cash_free}',
       '{held}', '{EUR/2}', '{1}', '{test}', ARRAY[now()])
     FROM ledger.accounts AS a WHERE a.account = 'held'`,
    [held, operation],
  ],
] as const;

test.each(breaks)("%s is found", async (_, sql, checks) => {
  await admin.query(sql);
  const found = await auditMoney(world.database);
  expect([...new Set(found.map(({ check }) => check))]).toEqual(checks);
});
