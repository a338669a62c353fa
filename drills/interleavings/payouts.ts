import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import { minuteMs } from "@croupier/kit/time";
import { createSaferPlay } from "@croupier/players";
import { readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import { giveProfiles } from "@croupier/bench/give-profiles";
import { openMoneyWorld, usd, uuidOf } from "../money-model/money-world.ts";
import type { Dice } from "@croupier/tools/seed";
import { judgePayouts } from "./judge-payouts.ts";
import { LostCall, openPayoutBank } from "./payout-bank.ts";

const playersMax = 3;
/** Enough for several above the sum that takes two people. */
const startMinor = 40_000_00n;
const momentsARun = 40;
const roundsToRest = 60;

/** Refusals that somebody may meet who comes second, or who may not. */
const expected = new Set([
  "ok",
  "assigned_elsewhere",
  "not_withdrawable",
  "own_request",
  "withdrawal_day_limit",
  "withdrawal_judged_anew",
  "withdrawal_not_open",
  "withdrawal_not_stoppable",
  "withdrawal_not_waiting",
  "withdrawal_part_out_of_range",
]);

/** All that was wrong, and how much came to its end as it should. */
export type Lived = { readonly wrong: readonly string[]; readonly ended: number };

export type Asked = { readonly moments: number; readonly dice: Dice };

/** How the house may be broken on purpose. */
export type PayoutFlaw = "asks nobody again" | "one yes is enough";

/** A time in which somebody was blocked, as whoever blocked them knows it. */
export type Block = { readonly playerId: string; readonly from: Date; until?: Date };

/**
 * Staff, players, two workers and a failing provider dispose of the same withdrawals at one moment, while players
 * are blocked and let go: moment by moment, and then all comes to rest. Those that left have ended.
 */
export async function interleavePayouts(
  database: Database,
  { moments, dice, flaw }: Asked & { readonly flaw?: PayoutFlaw },
): Promise<Lived> {
  const { standing } = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: async () => {},
    provePassword: async () => ({ ok: true, value: undefined }),
  });
  let clock = () => new Date();
  const bank = openPayoutBank(database, { dice, clock: () => clock() });
  const world = await openMoneyWorld(database, {
    payouts: {
      providers: [bank.provider],
      async readBar(tx, { playerId }) {
        if (flaw === "asks nobody again") return undefined;
        const permission = await standing.mayPayOut(tx, { playerId });
        return permission.ok ? undefined : "account_blocked";
      },
    },
  });
  clock = world.clock;
  const wrong: string[] = [];
  let colleagues: readonly string[] = [];
  let ended = 0;

  async function run(): Promise<void> {
    const playerIds = await openPlayers();
    // A day of a colleague ends with the run.
    colleagues = [uuidv7(), uuidv7(), uuidv7()];
    const blocks: Block[] = [];
    bank.worsen();
    for (let moment = 0; moment < momentsARun; moment += 1) {
      const withdrawals = await listWithdrawals(playerIds);
      const acts = Array.from({ length: 2 + dice(4) }, () => draw(playerIds, withdrawals));
      const blocked = playerIds[dice(playerIds.length)] ?? "";
      if (dice(3) === 0) acts.push({ name: "block", ask: () => turn(blocked, blocks) });
      const answers = await Promise.allSettled(acts.map(({ ask }) => ask()));
      for (const [index, answer] of answers.entries()) {
        const said = answer.status === "fulfilled" ? answer.value : String(answer.reason);
        if (!expected.has(said)) wrong.push(`${acts[index]?.name} was answered ${said}`);
      }
      if (dice(5) === 0) world.wait(3 * minuteMs);
    }
    await comeToRest(playerIds, blocks);
    for (const error of world.failed.splice(0)) {
      if (!(error instanceof LostCall)) wrong.push(String(error));
    }
    const judged = await judgePayouts(database, { playerIds, blocks, bank, startMinor });
    wrong.push(...judged.wrong);
    ended += judged.ended;
  }

  async function openPlayers(): Promise<readonly string[]> {
    const playerIds = Array.from({ length: playersMax }, () => uuidv7());
    await giveProfiles(database, playerIds);
    await database.pool.query(
      `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
       SELECT player_id, email, now() FROM players.profile WHERE player_id = ANY ($1)`,
      [playerIds],
    );
    for (const playerId of playerIds) {
      await world.wallet.openWallet(playerId, usd);
      await world.seed(playerId, "cash_free", startMinor);
    }
    return playerIds;
  }

  type Known = { readonly id: string; readonly playerId: string; readonly minor: bigint };

  async function listWithdrawals(playerIds: readonly string[]): Promise<readonly Known[]> {
    const { rows } = await database.pool.query<Known>(
      `SELECT withdrawal_id AS id, player_id AS "playerId", amount AS minor
       FROM cashier.withdrawals WHERE player_id = ANY ($1)
         AND state IN ('requested', 'checks', 'approved')`,
      [playerIds],
    );
    return rows;
  }

  function draw(playerIds: readonly string[], withdrawals: readonly Known[]) {
    const playerId = playerIds[dice(playerIds.length)] ?? "";
    const one = withdrawals[dice(withdrawals.length || 1)];
    const staffId = colleagues[dice(colleagues.length)] ?? "";
    if (one === undefined || dice(8) === 0) {
      const minor = BigInt(dice(2) === 0 ? 20_00 + dice(1_500_00) : 3_000_00 + dice(4_000_00));
      return { name: "request", ask: () => request(playerId, minor) };
    }
    const hand = { id: one.id, staffId, note: "Looked at" };
    const acts = [
      [1, "cancel", () => world.withdrawals.cancel({ playerId: one.playerId, id: one.id })],
      [1, "reject", () => world.desk.reject({ ...hand, reason: "large_amount" })],
      [1, "assign", () => world.desk.assign({ ...hand, assigned: dice(3) > 0 })],
      [4, "stop", () => world.desk.stop(hand)],
      [4, "confirm", () => world.desk.confirm(hand)],
      [5, "approve", () => approve(hand)],
      [1, "approve a part", () => world.desk.approve({ ...hand, amount: half(one.minor) })],
      [2, "split", () => world.desk.split({ ...hand, amounts: cut(one.minor) })],
      [4, "work", work],
      [2, "notice", notice],
    ] as const;
    const often = acts.flatMap(([times, name, ask]) =>
      Array.from({ length: times }, () => ({ name, ask })),
    );
    const { name, ask } = often[dice(often.length)] ?? { name: "work", ask: work };
    return { name, ask: async () => told(await ask()) };
  }

  const request = async (playerId: string, minor: bigint) =>
    told(
      await world.withdrawals.request({
        own: { playerId, sessionId: playerId },
        key: uuidv7(),
        method: "CBT",
        amount: spell(minor),
        currency: usd,
        destination: uuidOf(playerId, "account"),
        siteOrigin: "https://money.example",
      }),
    );

  async function approve(hand: { id: string; staffId: string; note: string }) {
    const answer = await world.desk.approve(hand);
    if (flaw === "one yes is enough" && answer.ok)
      await sayTheSecondYesToo(database, { ...hand, at: clock() });
    return answer;
  }

  async function work(): Promise<Result<unknown>> {
    await world.moveWithdrawals();
    return { ok: true, value: undefined };
  }

  async function notice(): Promise<Result<unknown>> {
    const event = (["sent", "arrived", "declined"] as const)[dice(3)] ?? "sent";
    const reference = bank.goOn(event);
    return reference === undefined ? { ok: true, value: undefined } : tell(reference, event);
  }

  function tell(reference: string, event: string) {
    const body = Buffer.from(JSON.stringify({ id: `${event} ${reference}`, reference, event }));
    const unsigned = { signature: undefined, timestamp: undefined };
    return world.withdrawals.takeNotice({ provider: "told", path: "/notices", body, ...unsigned });
  }

  /** Blocks whoever is not, and lets go whoever is; one at a time knows when. */
  async function turn(playerId: string, blocks: Block[]): Promise<string> {
    const block = blocks.find((one) => one.playerId === playerId && one.until === undefined);
    if (block !== undefined) block.until = clock();
    await database.pool.query("UPDATE players.profile SET status = $2 WHERE player_id = $1", [
      playerId,
      block === undefined ? "blocked" : "active",
    ]);
    if (block === undefined) blocks.push({ playerId, from: clock() });
    return "ok";
  }

  /** Nobody is blocked, the provider is well, and staff say yes to some of what still waits for them, and no to the rest. */
  async function comeToRest(playerIds: readonly string[], blocks: Block[]): Promise<void> {
    bank.calmDown();
    for (const { playerId } of blocks.filter(({ until }) => until === undefined)) {
      await turn(playerId, blocks);
    }
    for (let round = 0; round < roundsToRest; round += 1) {
      world.wait(3 * minuteMs);
      await world.moveWithdrawals();
      for (const { id } of await listWithdrawals(playerIds)) {
        for (const staffId of colleagues) {
          const hand = { id, staffId, note: "The last of the day" };
          if (round === 0 && dice(2) === 0 && (await approve(hand)).ok) continue;
          if (round === 0 && (await world.desk.confirm(hand)).ok) break;
          if ((await world.desk.reject({ ...hand, reason: "not_possible" })).ok) break;
        }
      }
      for (let id = bank.goOn("arrived"); id !== undefined; id = bank.goOn("arrived")) {
        await tell(id, "arrived");
      }
      if ((await listWithdrawals(playerIds)).length === 0) return;
    }
    wrong.push(`withdrawals did not come to rest in ${roundsToRest} rounds`);
  }

  const spell = (minor: bigint) => formatDecimal(money(minor, usd));
  const half = (minor: bigint) => spell(minor / 2n);
  const cut = (minor: bigint) => {
    const first = (minor * BigInt(1 + dice(9))) / 10n;
    return [spell(first), spell(minor - first)];
  };

  for (let lived = 0; lived < moments && wrong.length === 0; lived += momentsARun) await run();
  return { wrong, ended };
}

const told = (answer: Result<unknown>): string => (answer.ok ? "ok" : answer.refusal.code);

/** A negative control: whoever said the first yes says the second. */
async function sayTheSecondYesToo(
  { pool }: Database,
  { id, staffId, at }: { readonly id: string; readonly staffId: string; readonly at: Date },
): Promise<void> {
  await pool.query(
    `WITH moved AS (
       UPDATE cashier.withdrawals SET state = 'approved', changed_at = $3
       WHERE withdrawal_id = $1 AND state = 'checks' AND first_yes_by = $2
       RETURNING player_id, withdrawal_id)
     INSERT INTO cashier.withdrawal_events
       (player_id, withdrawal_id, event_id, event, told_by, staff_id, state_before, state_after, recorded_at)
     SELECT player_id, withdrawal_id, 'second ' || gen_random_uuid(), 'approved', 'staff', $2, 'checks',
       'approved', $3 FROM moved`,
    [id, staffId, at],
  );
}
