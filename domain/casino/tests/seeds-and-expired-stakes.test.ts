import { setTimeout as sleep } from "node:timers/promises";
import { uuidv7 } from "@croupier/kit/ids";
import { dayMs, hourMs } from "@croupier/kit/time";
import { auditMoney } from "@croupier/wallet";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeEach(async () => {
  world = await openCasinoWorld();
});
afterEach(() => world.drop());

const going = new AbortController().signal;
const mines = { choice: { mines: 3 } };
const taken = { place: 1, action: { move: "take" } };

type Seat = Awaited<ReturnType<CasinoWorld["sit"]>>;

async function open(seat: Seat) {
  const opened = await world.casino.frame.openRound(seat.session, press(mines));
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** A round in which one pearl lies open and may be taken. */
async function openWithPearl(seat: Seat) {
  for (;;) {
    const round = await open(seat);
    const shown = await world.casino.frame.act(seat.session, {
      roundId: round.id,
      place: 0,
      action: { move: "open", shell: 0 },
    });
    if (!shown.ok) throw new Error(shown.refusal.code);
    if (shown.value.state === "open") return shown.value;
  }
}

async function asOwner(sql: string, values: readonly unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: world.adminUrl });
  await owner.connect();
  try {
    await owner.query(sql, [...values]);
  } finally {
    await owner.end();
  }
}

const everyStake = {
  products: ["casino", "tables"] as const,
  openedBefore: new Date(Date.now() + dayMs),
  max: 500,
};

describe("the stake of a round of ours", () => {
  test("is not given back by the clock while the round is played, however long that takes", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await openWithPearl(seat);
    const before = await world.balanceOf(seat.playerId);
    await world.expireHolds(everyStake);
    expect(await world.balanceOf(seat.playerId)).toBe(before);
    const end = await world.casino.frame.act(seat.session, { roundId: round.id, ...taken });
    expect(codeOf(end)).toBe("ok");
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("that went back all the same is not won with: the round stops, and nobody else is asked again", async () => {
    const bad = await world.sit({ game: "minesweep-reef" });
    const round = await openWithPearl(bad);
    await asOwner(
      "UPDATE wallet.holds SET state = 'expired', ended_by = bet_id, ended_at = now() WHERE round_id = $1",
      [round.id],
    );
    const others = await Promise.all(Array.from({ length: 12 }, () => world.sit()));
    let asked = 0;
    world.guard.judge = () => {
      asked += 1;
      return { ok: true, value: undefined };
    };
    const before = await world.balanceOf(bad.playerId);
    const [stopped, ...played] = await Promise.all([
      world.casino.frame.act(bad.session, { roundId: round.id, ...taken }),
      ...others.map(({ session }) => world.casino.frame.openRound(session, press())),
    ]);
    expect(codeOf(stopped)).toBe("round_stopped");
    expect(played.map(codeOf)).toEqual(others.map(() => "ok"));
    expect(asked).toBe(others.length);
    expect(await world.balanceOf(bad.playerId)).toBe(before);
  });

  test("that is added to such a round goes back with the end that was refused", async () => {
    const seat = await world.sit({ game: "blackjack-21" });
    const hand = press({ stake: "2.00", choice: { seats: [{ stake: "200", pairs: "0" }] } });
    for (;;) {
      const dealt = await world.casino.frame.openRound(seat.session, { ...hand, playId: uuidv7() });
      if (!dealt.ok) throw new Error(dealt.refusal.code);
      if (dealt.value.state === "closed") continue;
      const { id: roundId } = dealt.value;
      const act = (place: number, action: unknown) =>
        world.casino.frame.act(seat.session, { roundId, place, action });
      const asks = JSON.stringify(dealt.value.steps);
      if (!asks.includes('"double"')) {
        await world.casino.endForgotten(going);
        world.forward(dayMs + hourMs);
        await world.casino.endForgotten(going);
        continue;
      }
      await asOwner(
        "UPDATE wallet.holds SET state = 'expired', ended_by = bet_id, ended_at = now() WHERE round_id = $1",
        [roundId],
      );
      const before = await world.balanceOf(seat.playerId);
      expect(codeOf(await act(0, { move: "double" }))).toBe("round_stopped");
      expect(await world.balanceOf(seat.playerId)).toBe(before);
      expect(codeOf(await act(0, { move: "double" }))).toBe("round_stopped");
      expect(await world.balanceOf(seat.playerId)).toBe(before);
      return;
    }
  });
});

describe("rounds that last too long", () => {
  test("are ended by the rules after six days, also where somebody acts every day", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await openWithPearl(seat);
    for (let day = 1; day < 6; day += 1) {
      world.forward(23 * hourMs);
      await asOwner("UPDATE casino.open_rounds SET acted_at = $1", [world.time.now]);
      expect(await world.casino.endForgotten(going)).toEqual({ ended: 0, failed: 0 });
    }
    world.forward(dayMs + 6 * hourMs);
    await asOwner("UPDATE casino.open_rounds SET acted_at = $1", [world.time.now]);
    expect(await world.casino.endForgotten(going)).toEqual({ ended: 1, failed: 0 });
    expect(await world.casino.frame.round(seat.session, round.id)).toMatchObject({
      state: "closed",
    });
  });

  test("wait behind none that cannot be ended", async () => {
    await asOwner(
      `INSERT INTO casino.open_rounds (player_id, game, round_id, acted_at)
       SELECT gen_random_uuid(), 'minesweep-reef', ('019b0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
         '2026-01-01' FROM generate_series(1, 260) AS n`,
    );
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await openWithPearl(seat);
    world.forward(dayMs + 1);
    expect(await world.casino.endForgotten(going)).toEqual({ ended: 1, failed: 260 });
    expect(await world.casino.frame.round(seat.session, round.id)).toMatchObject({
      state: "closed",
    });
  });
});

describe("the seeds of a player", () => {
  test(
    "are not shown while a round that they decide is being opened",
    { timeout: 60_000 },
    async () => {
      const elsewhere = world.openCasino();
      const seat = await world.sit({
        game: "minesweep-reef",
        playerId: await world.openPlayer(1_000_00n),
      });
      const outcomes = new Set<string>();
      for (let turn = 0; turn < 60; turn += 1) {
        const [opened, rotated] = await Promise.all([
          world.casino.frame.openRound(seat.session, press(mines)),
          sleep((turn % 12) / 2).then(() =>
            elsewhere.frame.rotateSeeds(seat.session, `turn-${turn}`),
          ),
        ]);
        outcomes.add(`${codeOf(opened)}, ${codeOf(rotated)}`);
        const { rows: known } = await world.database.pool.query(
          `SELECT FROM casino.open_rounds AS o JOIN casino.rounds AS r USING (player_id, round_id)
         JOIN casino.seeds AS s ON s.player_id = r.player_id AND s.number = r.seed_number
         WHERE s.revealed_at IS NOT NULL`,
        );
        expect(known).toHaveLength(0);
        if (opened.ok) {
          const { id: roundId } = opened.value;
          const move = { place: 0, action: { move: "open", shell: turn % 25 } };
          const shown = await world.casino.frame.act(seat.session, { roundId, ...move });
          if (shown.ok && shown.value.state === "open") {
            await world.casino.frame.act(seat.session, { roundId, ...taken });
          }
        }
      }
      expect([...outcomes].every((one) => /^ok, (ok|round_open)$/.test(one))).toBe(true);
      expect(await auditMoney(world.database)).toEqual([]);
    },
  );

  test("that are rotated several times at once keep no play from being decided", async () => {
    const seat = await world.sit({ game: "lucky-dice" });
    for (let turn = 0; turn < 12; turn += 1) {
      const rotating = [1, 2, 3, 4, 5].map((hand) =>
        world.casino.frame.rotateSeeds(seat.session, `turn-${turn}-${hand}`),
      );
      const playing = [1, 2].map(() => world.casino.frame.openRound(seat.session, press()));
      const answers = await Promise.all([...rotating, ...playing]);
      expect(answers.map(codeOf)).toEqual(answers.map(() => "ok"));
    }
  });

  test("that were shown all the same decide nothing more: the round stops", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await openWithPearl(seat);
    await asOwner("UPDATE casino.seeds SET revealed_at = now() WHERE player_id = $1", [
      seat.playerId,
    ]);
    await asOwner(
      `INSERT INTO casino.seeds (player_id, number, sealed_server_seed, fingerprint, player_seed, since)
       SELECT player_id, number + 1, replace(sealed_server_seed, ' 1|', ' 2|'), fingerprint, player_seed, since
       FROM casino.seeds WHERE player_id = $1 ON CONFLICT DO NOTHING`,
      [seat.playerId],
    );
    const end = await world.casino.frame.act(seat.session, { roundId: round.id, ...taken });
    expect(codeOf(end)).toBe("round_stopped");
    expect((await auditMoney(world.database)).map(({ check }) => check)).toEqual([
      "Q11 an open round is decided by seeds that nobody knows",
    ]);
  });

  test("give each of their numbers to one round, whoever writes", async () => {
    const seat = await world.sit();
    await world.casino.frame.openRound(seat.session, press());
    await expect(
      asOwner(
        `INSERT INTO casino.rounds SELECT (jsonb_populate_record(r, jsonb_build_object('round_id', $2::text))).*
         FROM casino.rounds AS r WHERE r.player_id = $1`,
        [seat.playerId, uuidv7()],
      ),
    ).rejects.toThrow(/by_seed/);
  });
});

describe("a move that is sent before the one it follows was answered", () => {
  test("adds no stake that nobody asked about, and has nobody else of its batch asked again", async () => {
    const seat = await world.sit({ game: "blackjack-21" });
    const others = await Promise.all(Array.from({ length: 12 }, () => world.sit()));
    const elsewhere = world.openCasino().frame;
    const seats = [
      { stake: "200", pairs: "0" },
      { stake: "200", pairs: "0" },
    ];
    for (;;) {
      const dealt = await elsewhere.openRound(
        seat.session,
        press({ stake: "4.00", choice: { seats } }),
      );
      if (!dealt.ok) throw new Error(dealt.refusal.code);
      const { id: roundId } = dealt.value;
      const act = (frame: typeof elsewhere, place: number, move: string) =>
        frame.act(seat.session, { roundId, place, action: { move } });
      // Both wait for the lock of the seeds, and the first in the queue is the first to move.
      const release = await holdSeeds(seat.playerId);
      const first = act(elsewhere, 0, "stand");
      await untilWaiting(1);
      let asked = 0;
      world.guard.judge = () => {
        asked += 1;
        return { ok: true, value: undefined };
      };
      const early = Promise.all([
        act(world.casino.frame, 1, "double"),
        ...others.map(({ session }) => world.casino.frame.openRound(session, press())),
      ]);
      await untilWaiting(2);
      await release();
      await first;
      const [refused, ...played] = (await early).map(codeOf);
      expect([refused, played]).toEqual(["action_not_allowed", others.map(() => "ok")]);
      expect(asked).toBe(others.length);
      // It was a move all the same, in time: else the cards let nobody double, and others are dealt.
      if (codeOf(await act(elsewhere, 1, "double")) === "ok") return;
      await endRound();
    }
  });

  /** A new round waits as long as the round before is open. */
  async function endRound(): Promise<void> {
    world.forward(dayMs + hourMs);
    await world.casino.endForgotten(going);
  }

  async function holdSeeds(playerId: string): Promise<() => Promise<void>> {
    const owner = new pg.Client({ connectionString: world.adminUrl });
    await owner.connect();
    await owner.query("BEGIN");
    await owner.query("SELECT FROM casino.seeds WHERE player_id = $1 FOR UPDATE", [playerId]);
    return async () => {
      await owner.query("COMMIT");
      await owner.end();
    };
  }

  async function untilWaiting(many: number): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await world.database.pool.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows[0]?.count;
      })
      .toBe(many);
  }
});
