import { transact } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { createSaferPlay, type AgreementVersions } from "@croupier/players";
import type { LimitKind, LimitWindow } from "@croupier/policy";
import {
  createGuardedMoney,
  createPlayMoney,
  createWallet,
  readMoneyHistory,
  readMoneyUsed,
} from "@croupier/wallet";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const eur = getAsset("EUR");
let fresh: FreshDatabase;
let admin: pg.Pool;
let room: ReturnType<typeof openRooms>;
/** Nobody here was asked to agree to anything, unless a test says so. */
let texts: AgreementVersions | undefined;

beforeAll(async () => {
  fresh = await freshDatabase();
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  room = openRooms();
  await room.guarded.openPayments(eur);
  await room.ledger.openHouseAccount({ account: "house_games", asset: eur });
});
afterAll(async () => {
  await admin.end();
  await fresh.drop();
});

function openRooms() {
  const { database } = fresh;
  const ledger = createLedger({ database, announce: () => {} });
  const saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    agreementsOf: () => texts,
    readMoneyHistory,
    endSessionsOf: async () => {},
    provePassword: async () => ok(),
  });
  const guards = saferPlay.standing;
  const clock = () => new Date("2026-11-20T12:00:00Z");
  return {
    ledger,
    saferPlay,
    wallet: createWallet({ ledger, database, clock }),
    guarded: createGuardedMoney({ ledger, guards, clock }),
    play: createPlayMoney({ database, ledger, guards, announce: () => {}, clock }),
  };
}

/** A player with an open wallet in euro; a session that never ends. */
async function newPlayer() {
  const playerId = uuidv7();
  await admin.query(
    `INSERT INTO players.profile (player_id, brand, email, first_name, last_name, date_of_birth,
       country_code, address_line1, city, postal_code, currency, language, joined_at, joined_under)
     VALUES ($1, 'kingfisher', $2, 'Dora', 'Diaz', '1990-01-01', 'CW', 'Penstraat 1', 'Willemstad',
       '0000', 'EUR', 'en', now(), '[]')`,
    [playerId, `${playerId}@example.com`],
  );
  await admin.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [playerId],
  );
  const sessionId = uuidv7();
  await admin.query(
    `INSERT INTO players.session (player_id, session_id, token_hash, device, place, started_at, last_active_at)
     VALUES ($1, $2, sha256($3), 'test', 'CW', now(), now())`,
    [playerId, sessionId, Buffer.from(sessionId)],
  );
  await room.wallet.openWallet(playerId, eur);
  const limit = (kind: LimitKind, window: LimitWindow, value: bigint | null) =>
    room.saferPlay.limits.set({ playerId, kind, window, value });
  const deposit = (minor: bigint, transferId = uuidv7()) =>
    room.guarded.deposit({ transferId, playerId, amount: money(minor, eur) });
  const stake = (minor: bigint) =>
    room.play.bet({
      operationId: uuidv7(),
      roundId: uuidv7(),
      playerId,
      sessionId,
      product: "casino",
      house: "house_games",
      asset: eur,
      minor,
      spend: "cash_first",
      happenedAt: new Date("2026-11-20T12:00:00Z"),
    });
  const win = (minor: bigint) =>
    room.ledger.post({
      transferId: uuidv7(),
      playerId,
      kind: "win",
      from: "house_games",
      to: "cash_free",
      amount: money(minor, eur),
      reason: "test",
      happenedAt: new Date("2026-11-20T12:00:00Z"),
    });
  return { playerId, sessionId, limit, deposit, stake, win };
}

async function deposited(playerId: string): Promise<bigint> {
  const { rows } = await admin.query<{ sum: string }>(
    "SELECT coalesce(sum(amount), 0) AS sum FROM ledger.transfers WHERE player_id = $1 AND kind = 'deposit'",
    [playerId],
  );
  return BigInt(rows[0]?.sum ?? "0");
}

/** Time passes for one player: what happened to them happened that much earlier. */
async function letPass(playerId: string, interval: string): Promise<void> {
  for (const [table, columns] of [
    ["ledger.transfers", ["recorded_at"]],
    ["players.limit_version", ["asked_at", "counts_from"]],
    ["players.play_break", ["began_at", "ends_at"]],
    ["players.exclusion", ["began_at", "may_return_at"]],
    ["players.exclusion_return", ["asked_at", "counts_from"]],
    ["players.session", ["started_at"]],
  ] as const) {
    const moved = columns.map((column) => `${column} = ${column} - $2::interval`).join(", ");
    await admin.query(`UPDATE ${table} SET ${moved} WHERE player_id = $1`, [playerId, interval]);
  }
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? "moved" : answer.refusal?.code;

describe("many deposits at once against one limit", () => {
  test("never exceed it, and fill it", async () => {
    const player = await newPlayer();
    await player.limit("deposit", "day", 10_000n);
    const answers = await Promise.all(Array.from({ length: 60 }, () => player.deposit(700n)));
    expect(answers.filter(({ ok: moved }) => moved)).toHaveLength(14);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["moved", "limit_reached"]));
    expect(await deposited(player.playerId)).toBe(9_800n);
  });

  test("that race a lowered limit: none is let through after it counts", async () => {
    for (let round = 0; round < 8; round += 1) {
      const player = await newPlayer();
      await player.limit("deposit", "week", 100_000n);
      const racing = Array.from({ length: 20 }, () => player.deposit(1_000n));
      const lowered = player.limit("deposit", "week", 3_000n).then(async (set) => {
        expect(set.ok).toBe(true);
        return deposited(player.playerId);
      });
      const atLowering = await lowered;
      await Promise.all(racing);
      const end = await deposited(player.playerId);
      // What had come in by then stays; on top of it the new limit holds.
      expect(end <= 3_000n || end === atLowering).toBe(true);
      expect(codeOf(await player.deposit(3_001n))).toBe("limit_reached");
    }
  });

  test("that race an exclusion: none is let through after it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await newPlayer();
      const racing = Array.from({ length: 15 }, () => player.deposit(1_000n));
      await room.saferPlay.exclude({ playerId: player.playerId, months: 6 });
      const atExclusion = await deposited(player.playerId);
      await Promise.all(racing);
      expect(await deposited(player.playerId)).toBe(atExclusion);
      expect(codeOf(await player.deposit(1n))).toBe("self_excluded");
    }
  });

  test("with one id move once, and are answered alike even when the limit is reached by then", async () => {
    const player = await newPlayer();
    await player.limit("deposit", "day", 1_000n);
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4].map(() => player.deposit(1_000n, id)));
    expect(answers.map(codeOf)).toEqual(["moved", "moved", "moved", "moved"]);
    expect(await deposited(player.playerId)).toBe(1_000n);
    expect(codeOf(await player.deposit(1n))).toBe("limit_reached");
  });
});

describe("windows roll in the time of the database", () => {
  test.each<[LimitWindow, string, string]>([
    ["day", "23 hours 59 minutes", "limit_reached"],
    ["day", "24 hours", "moved"],
    ["week", "6 days 23 hours", "limit_reached"],
    ["week", "7 days", "moved"],
    ["month", "30 days 23 hours", "limit_reached"],
    ["month", "31 days", "moved"],
  ])("a limit of a %s, %s after it was used up: %s", async (window, passed, answer) => {
    const player = await newPlayer();
    await player.limit("deposit", window, 1_000n);
    expect(codeOf(await player.deposit(1_000n))).toBe("moved");
    await letPass(player.playerId, passed);
    expect(codeOf(await player.deposit(1n))).toBe(answer);
  });

  test.each([-24, -1, 1, 24])(
    "a process whose clock is %i hours wrong lets no more through, and no less",
    async (hours) => {
      const player = await newPlayer();
      const { playerId } = player;
      const skewed = createGuardedMoney({
        ledger: room.ledger,
        guards: room.saferPlay.standing,
        clock: () => new Date(Date.now() + hours * 3_600_000),
      });
      const deposit = (minor: bigint) =>
        skewed.deposit({ transferId: uuidv7(), playerId, amount: money(minor, eur) });
      await player.limit("deposit", "day", 1_000n);
      expect(codeOf(await deposit(1_000n))).toBe("moved");
      expect(codeOf(await deposit(1n))).toBe("limit_reached");
      await letPass(playerId, "23 hours 59 minutes");
      expect(codeOf(await deposit(1n))).toBe("limit_reached");
      await letPass(playerId, "1 minute");
      expect(codeOf(await deposit(1n))).toBe("moved");
    },
  );

  test("a raise counts neither early nor unconfirmed", async () => {
    const player = await newPlayer();
    const { playerId } = player;
    await player.limit("deposit", "day", 1_000n);
    expect(await player.limit("deposit", "day", 5_000n)).toMatchObject({
      value: { counts: "later" },
    });
    const raise = async () =>
      (await room.saferPlay.read({ playerId }))?.standing.limits.find(({ pending }) => pending)
        ?.pending?.id ?? "";
    const asked = { playerId, raise: await raise() };
    expect(await room.saferPlay.limits.confirm(asked)).toMatchObject({
      refusal: { code: "raise_not_due" },
    });
    expect(codeOf(await player.deposit(1_001n))).toBe("limit_reached");
    await letPass(playerId, "24 hours");
    expect(codeOf(await player.deposit(1_001n))).toBe("limit_reached");
    expect(await room.saferPlay.limits.confirm(asked)).toMatchObject({ ok: true });
    expect(codeOf(await player.deposit(5_000n))).toBe("moved");
    expect(await room.saferPlay.limits.confirm(asked)).toMatchObject({
      refusal: { code: "raise_unknown" },
    });
  });
});

describe("play asks as well", () => {
  test("a stake counts, a win makes up for a loss, the demo's grant is no deposit", async () => {
    const player = await newPlayer();
    await room.wallet.grantDemo(player.playerId, eur, { mode: "demo" });
    await player.limit("deposit", "day", 1n);
    await player.limit("loss", "day", 1_000n);
    await player.limit("stake", "day", 2_500n);
    expect(codeOf(await player.stake(1_001n))).toBe("limit_reached");
    expect(codeOf(await player.stake(1_000n))).toBe("moved");
    expect(codeOf(await player.stake(1n))).toBe("limit_reached");
    await player.win(400n);
    expect(codeOf(await player.stake(400n))).toBe("moved");
    await player.win(5_000n);
    // Winning gives no more room than was set.
    expect(codeOf(await player.stake(1_001n))).toBe("limit_reached");
    expect(codeOf(await player.stake(1_000n))).toBe("moved");
    expect(await player.stake(200n)).toMatchObject({
      refusal: { code: "limit_reached", facts: { limit: "stake", remaining: "100" } },
    });
  });

  test.each<[string, (player: Awaited<ReturnType<typeof newPlayer>>) => Promise<unknown>, string]>([
    ["a block", ({ playerId }) => setStatus(playerId, "blocked"), "account_blocked"],
    ["closing the account", ({ playerId }) => setStatus(playerId, "closed"), "account_closed"],
    [
      "an exclusion",
      ({ playerId }) => room.saferPlay.exclude({ playerId, months: null }),
      "self_excluded",
    ],
    [
      "a break",
      ({ playerId }) => room.saferPlay.takeBreak({ playerId, hours: 24, password: "" }),
      "on_a_break",
    ],
  ])("%s stops play and deposits at once", async (_, stop, code) => {
    const player = await newPlayer();
    await player.deposit(5_000n);
    expect(codeOf(await player.stake(100n))).toBe("moved");
    await stop(player);
    expect(codeOf(await player.stake(100n))).toBe(code);
    expect(codeOf(await player.deposit(100n))).toBe(code);
    const standing = await room.saferPlay.standing.of({ playerId: player.playerId });
    expect(standing?.withdraw.ok).toBe(true);
    expect(standing?.marketing.ok).toBe(false);
  });

  test("a reality check that is due holds the stake back until it is answered", async () => {
    const player = await newPlayer();
    const { playerId, sessionId } = player;
    await player.deposit(5_000n);
    await room.saferPlay.realityCheck.choose({ playerId, minutes: 30 });
    expect(codeOf(await player.stake(100n))).toBe("moved");
    await letPass(playerId, "30 minutes");
    expect(codeOf(await player.stake(100n))).toBe("reality_check_due");
    await room.saferPlay.realityCheck.acknowledge({ playerId, sessionId });
    expect(codeOf(await player.stake(100n))).toBe("moved");
  });

  test("a reality check that is due is answered, not chosen away", async () => {
    const { playerId, sessionId, ...player } = await newPlayer();
    const asker = { playerId, sessionId };
    const { realityCheck } = room.saferPlay;
    await player.deposit(5_000n);
    await realityCheck.choose({ ...asker, minutes: 30 });
    await letPass(playerId, "30 minutes");
    for (const minutes of [null, 240]) {
      const refused = await realityCheck.choose({ ...asker, minutes });
      expect(refused).toEqual({ ok: false, refusal: { code: "reality_check_due" } });
    }
    expect(codeOf(await player.stake(100n))).toBe("reality_check_due");
    await realityCheck.acknowledge(asker);
    expect(await realityCheck.choose({ ...asker, minutes: null })).toMatchObject({ ok: true });
    expect(codeOf(await player.stake(100n))).toBe("moved");
  });

  test("a game that outlives the session it was opened in is interrupted as the session would be", async () => {
    const { playerId, sessionId, ...player } = await newPlayer();
    await player.deposit(5_000n);
    await room.saferPlay.realityCheck.choose({ playerId, sessionId, minutes: 30 });
    await letPass(playerId, "29 minutes");
    await admin.query(
      `WITH gone AS (DELETE FROM players.session WHERE session_id = $1 RETURNING *)
       INSERT INTO players.past_session (player_id, session_id, device, started_at, last_active_at)
       SELECT player_id, session_id, device, started_at - interval '1 minute', last_active_at FROM gone`,
      [sessionId],
    );
    expect(codeOf(await player.stake(100n))).toBe("reality_check_due");
  });

  test("time that is used up ends play, and the money can still be taken out", async () => {
    const player = await newPlayer();
    await player.deposit(5_000n);
    await player.limit("session", "day", 3_600n);
    expect(codeOf(await player.stake(100n))).toBe("moved");
    await letPass(player.playerId, "1 hour");
    expect(codeOf(await player.stake(100n))).toBe("session_limit_reached");
  });
});

test("of a batch of bets, who is barred, at a limit or nobody stops only their own", async () => {
  const players = await Promise.all(Array.from({ length: 25 }, () => newPlayer()));
  for (const { deposit } of players) await deposit(5_000n);
  const [barred, limited, listed, timed] = players;
  if (!barred || !limited || !listed || !timed) throw new Error("25 players were made");
  await setStatus(barred.playerId, "blocked");
  await limited.limit("stake", "day", 99n);
  await timed.limit("session", "day", 1n);
  await letPass(timed.playerId, "1 minute");
  await admin.query(
    `INSERT INTO players.register_check (player_id, check_id, register, listed)
     VALUES ($1, gen_random_uuid(), 'test', true)`,
    [listed.playerId],
  );
  const answers = await Promise.all(players.map(({ stake }) => stake(100n)));
  expect(answers.map(codeOf)).toEqual([
    "account_blocked",
    "limit_reached",
    "self_excluded",
    "session_limit_reached",
    ...Array.from({ length: 21 }, () => "moved"),
  ]);
  expect(codeOf(await limited.stake(99n))).toBe("moved");
});

test("changed terms stand before play and deposits, and before nothing that is owned", async () => {
  const player = await newPlayer();
  const agreeTo = (version: string) =>
    admin.query(
      `INSERT INTO players.consent (player_id, kind, recorded_at, given, version)
       SELECT $1, kind, clock_timestamp(), true, $2 FROM unnest('{terms,privacy}'::text[]) AS kind`,
      [player.playerId, version],
    );
  await agreeTo("2026-11");
  texts = { terms: "2026-11", privacy: "2026-11" };
  try {
    expect(codeOf(await player.deposit(5_000n))).toBe("moved");
    texts = { terms: "2027-01", privacy: "2026-11" };
    expect(codeOf(await player.deposit(5_000n))).toBe("agreement_due");
    expect(codeOf(await player.stake(100n))).toBe("agreement_due");
    const { playerId } = player;
    const withdrawal = transact(fresh.database, (tx) =>
      room.saferPlay.standing.mayWithdraw(tx, { playerId }),
    );
    expect(await withdrawal).toEqual({ ok: true });
    await agreeTo("2027-01");
    texts = { terms: "2027-01", privacy: "2027-01" };
    expect(codeOf(await player.stake(100n))).toBe("moved");
  } finally {
    texts = undefined;
  }
});

test("nobody takes money out before their address is confirmed", async () => {
  const { playerId } = await newPlayer();
  const { database } = fresh;
  const may = () =>
    transact(database, (tx) => room.saferPlay.standing.mayWithdraw(tx, { playerId }));
  expect(await may()).toMatchObject({ ok: true });
  await admin.query("DELETE FROM players.confirmed_email WHERE player_id = $1", [playerId]);
  expect(await may()).toEqual({ ok: false, refusal: { code: "email_unconfirmed" } });
});

describe("coming back after an exclusion", () => {
  test("needs its end, an act of the player, and a day", async () => {
    const player = await newPlayer();
    const { playerId } = player;
    const comeBack = () => room.saferPlay.comeBack({ playerId, password: "" });
    await room.saferPlay.exclude({ playerId, months: 6 });
    expect(await comeBack()).toMatchObject({ refusal: { code: "exclusion_not_over" } });
    await letPass(playerId, "185 days");
    expect(codeOf(await player.deposit(1n))).toBe("self_excluded");
    expect(await comeBack()).toMatchObject({ ok: true });
    expect(codeOf(await player.deposit(1n))).toBe("self_excluded");
    await letPass(playerId, "24 hours");
    expect(codeOf(await player.deposit(1n))).toBe("moved");
  });

  test("one act brings back whoever excluded themselves twice", async () => {
    const player = await newPlayer();
    const { playerId } = player;
    for (const months of [6, 12, 7]) await room.saferPlay.exclude({ playerId, months });
    const comeBack = () => room.saferPlay.comeBack({ playerId, password: "" });
    await letPass(playerId, "300 days");
    expect(await comeBack()).toMatchObject({ refusal: { code: "exclusion_not_over" } });
    await letPass(playerId, "70 days");
    expect(await comeBack()).toMatchObject({ ok: true });
    await letPass(playerId, "24 hours");
    expect(codeOf(await player.deposit(1n))).toBe("moved");
  });

  test.each([
    [5, "exclusion_length"],
    [121, "exclusion_length"],
  ])("an exclusion of %i months is refused", async (months, code) => {
    const { playerId } = await newPlayer();
    expect(await room.saferPlay.exclude({ playerId, months })).toMatchObject({ refusal: { code } });
  });
});

function setStatus(playerId: string, status: string) {
  return admin.query("UPDATE players.profile SET status = $2 WHERE player_id = $1", [
    playerId,
    status,
  ]);
}
