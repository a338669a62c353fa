import { diceRules } from "@croupier/game-dice/rules";
import { fingerprintOf, proveRound } from "@croupier/kit/fair";
import { uuidv7 } from "@croupier/kit/ids";
import { refuse } from "@croupier/kit/result";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { codeOf, lawOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());
afterEach(() => {
  world.guard.judge = () => ({ ok: true, value: undefined });
});

type Seated = Awaited<ReturnType<CasinoWorld["sit"]>>;

async function played({ session }: Seated, asked = press()) {
  const answer = await world.casino.frame.openRound(session, asked);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

describe("a play", () => {
  test("takes the stake, is decided and paid, and says what the player has now", async () => {
    const seat = await world.sit();
    const round = await played(seat);
    expect(round).toMatchObject({ state: "closed", stake: "1.00", staked: "1.00", nonce: 0 });
    expect(["0.00", "2.00"]).toContain(round.payout);
    const balance = round.payout === "2.00" ? "101.00" : "99.00";
    expect(round.balance).toBe(balance);
    expect(await world.balanceOf(seat.playerId)).toBe(`${balance.replace(".", "")} / 0`);
    expect(round.steps).toMatchObject([{ events: [{ type: "rolled" }], staked: "1.00" }]);
    expect(world.announced).toContain(seat.playerId);
  });

  test("repeated with the same content is answered alike and moves nothing", async () => {
    const seat = await world.sit();
    const asked = press();
    const first = await played(seat, asked);
    expect(await played(seat, { ...asked, choice: { winning: 4_950, side: "under" } })).toEqual(
      first,
    );
    expect(await played(seat, asked)).toEqual(first);
    expect((await played(seat)).nonce).toBe(1);
  });

  test.each([
    ["stake", { stake: "2.00" }],
    ["choice", { choice: { side: "over", winning: 4_950 } }],
  ])("repeated with another %s is refused", async (_, other) => {
    const seat = await world.sit();
    const asked = press();
    await played(seat, asked);
    const again = await world.casino.frame.openRound(seat.session, { ...asked, ...other });
    expect(codeOf(again)).toBe("play_reused");
  });

  test("that comes twice at once, through two processes, is one round", async () => {
    const seat = await world.sit();
    const asked = press();
    const casinos = [world.casino, world.openCasino(), world.openCasino()];
    const answers = await Promise.all(
      casinos.map(({ frame }) => frame.openRound(seat.session, asked)),
    );
    const rounds = answers.map((answer) => (answer.ok ? answer.value.id : codeOf(answer)));
    expect(new Set(rounds).size).toBe(1);
    expect(await world.casino.frame.rounds(seat.session, undefined)).toMatchObject({
      items: [{ id: rounds[0] }],
    });
  });

  test("of one player follows the other, each with the next number", async () => {
    const seat = await world.sit();
    const casinos = [world.casino, world.openCasino()];
    const presses = Array.from({ length: 10 }, () => casinos).flat();
    const rounds = await Promise.all(
      presses.map(({ frame }) => frame.openRound(seat.session, press())),
    );
    const nonces = rounds.map((answer) => (answer.ok ? answer.value.nonce : -1));
    expect(nonces.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  test.each([
    ["nothing", "0.00"],
    ["less than the game takes", "0.09"],
    ["more than the game takes", "100.01"],
    ["less than nothing", "-1.00"],
    ["finer than the currency", "1.005"],
    ["more than any number", "9".repeat(30)],
  ])("that stakes %s is refused", async (_, stake) => {
    const { session } = await world.sit();
    const answer = await world.casino.frame.openRound(session, press({ stake }));
    expect(codeOf(answer)).toBe("stake_out_of_range");
  });

  test("stakes no more than the law lets it", async () => {
    const { session, opened } = await world.sit({ policy: lawOf("DE") });
    expect(opened.stakes).toMatchObject({ max: "1.00" });
    const answer = await world.casino.frame.openRound(session, press({ stake: "1.01" }));
    expect(codeOf(answer)).toBe("stake_out_of_range");
  });

  test("asks for what the game does not offer, and is refused", async () => {
    const { session } = await world.sit();
    for (const choice of [undefined, null, 1, "under", { side: "under", winning: 9_999 }]) {
      const answer = await world.casino.frame.openRound(session, { ...press(), choice });
      expect(codeOf(answer)).toBe("choice_not_offered");
    }
  });

  test("begins no sooner after another than the law says, by the server's clock", async () => {
    const seat = await world.sit({ policy: lawOf("GB") });
    await played(seat);
    world.forward(2_400);
    const early = await world.casino.frame.openRound(seat.session, press());
    expect(early).toMatchObject({
      ok: false,
      refusal: { code: "round_too_soon", facts: { waitMs: "100" } },
    });
    world.forward(100);
    expect((await played(seat)).nonce).toBe(1);
  });
});

test.each([
  ["GB", "autoplay_not_offered"],
  ["DE", "autoplay_not_offered"],
  ["XX", "autoplay_not_offered"],
  ["MT", "ok"],
  ["CW", "ok"],
])("under the law of %s a play that nobody pressed for is answered: %s", async (law, code) => {
  const seat = await world.sit({ policy: lawOf(law) });
  const before = await world.count("casino.rounds");
  const automatic = press({ automatic: true });
  expect(codeOf(await world.casino.frame.openRound(seat.session, automatic))).toBe(code);
  expect((await world.count("casino.rounds")) - before).toBe(code === "ok" ? 1 : 0);
  // The same seat may press.
  world.forward(10_000);
  expect(codeOf(await world.casino.frame.openRound(seat.session, press()))).toBe("ok");
});

test.each([
  ["GB", false, "choice_not_offered"],
  ["DE", false, "choice_not_offered"],
  ["MT", true, "ok"],
  ["CW", true, "ok"],
])(
  "under the law of %s a frame is told of a sale: %s, and a purchase is answered: %s",
  async (law, is, code) => {
    const seat = await world.sit({ game: "ember-vault", policy: lawOf(law) });
    expect(seat.opened.policy.buy).toBe(is);
    const before = await world.count("casino.rounds");
    const bought = press({ stake: "8.00", choice: { buy: true } });
    const answer = await world.casino.frame.openRound(seat.session, bought);
    expect(codeOf(answer)).toBe(code);
    expect((await world.count("casino.rounds")) - before).toBe(code === "ok" ? 1 : 0);
    // The same seat may wait for what it may not buy.
    world.forward(10_000);
    const waited = press({ stake: "1.00", choice: { buy: false } });
    expect(codeOf(await world.casino.frame.openRound(seat.session, waited))).toBe("ok");
  },
);

test("free spins that were bought are one round at their price, and begin at once", async () => {
  const seat = await world.sit({ game: "ember-vault" });
  const bought = await played(seat, press({ stake: "80.00", choice: { buy: true } }));
  expect(bought).toMatchObject({ stake: "80.00", staked: "80.00", state: "closed" });
  expect(bought.steps[0]?.events[0]).toMatchObject({ type: "bought", stakes: 80, spins: 10 });
});

describe("a play that is refused takes no number and leaves no round", () => {
  test("for want of money", async () => {
    const playerId = await world.openPlayer(50n);
    const seat = await world.sit({ playerId });
    const before = await world.count("casino.rounds");
    const answer = await world.casino.frame.openRound(seat.session, press());
    expect(codeOf(answer)).toBe("insufficient_funds");
    expect(await world.count("casino.rounds")).toBe(before);
    expect((await played(seat, press({ stake: "0.50" }))).nonce).toBe(0);
  });

  test.each(["self_excluded", "limit_reached", "reality_check_due"])(
    "because of %s",
    async (code) => {
      const seat = await world.sit();
      world.guard.judge = () => refuse({ code, until: new Date("2027-01-01T00:00:00Z") });
      const before = await world.count("casino.rounds");
      const answer = await world.casino.frame.openRound(seat.session, press());
      expect(answer).toMatchObject({
        ok: false,
        refusal: { code, facts: { until: "2027-01-01T00:00:00.000Z" } },
      });
      expect(await world.count("casino.rounds")).toBe(before);
      expect(await world.balanceOf(seat.playerId)).toBe("10000 / 0");
      world.guard.judge = () => ({ ok: true, value: undefined });
      expect((await played(seat)).nonce).toBe(0);
    },
  );

  test("and the others of its batch are played", async () => {
    const seats = await Promise.all([world.sit(), world.sit(), world.sit()]);
    const [, kept] = seats;
    world.guard.judge = ({ playerId }) =>
      playerId === kept?.playerId ? refuse({ code: "on_a_break" }) : { ok: true, value: undefined };
    const answers = await Promise.all(
      seats.map(({ session }) => world.casino.frame.openRound(session, press())),
    );
    expect(answers.map(codeOf)).toEqual(["ok", "on_a_break", "ok"]);
  });

  test("what was played before is still answered", async () => {
    const seat = await world.sit();
    const asked = press();
    const first = await played(seat, asked);
    world.guard.judge = () => refuse({ code: "self_excluded" });
    expect(await played(seat, asked)).toEqual(first);
  });
});

describe("a transaction that fails", () => {
  test("leaves neither money nor round nor number, and the same press is played afterwards", async () => {
    const seat = await world.sit();
    const asked = press();
    await world.database.pool.query("SELECT 1");
    await breaking("BEFORE INSERT ON casino.rounds", async () => {
      await expect(played(seat, asked)).rejects.toThrow("broken on purpose");
      expect(await world.balanceOf(seat.playerId)).toBe("10000 / 0");
    });
    expect((await played(seat, asked)).nonce).toBe(0);
  });

  /** A row that the database refuses, as late as it can be refused. */
  async function breaking(when: string, during: () => Promise<void>): Promise<void> {
    const { default: pg } = await import("pg");
    const admin = new pg.Client({ connectionString: world.adminUrl });
    await admin.connect();
    try {
      await admin.query(`CREATE FUNCTION public.break() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'broken on purpose'; END $$`);
      await admin.query(
        `CREATE TRIGGER breaks ${when} FOR EACH ROW EXECUTE FUNCTION public.break()`,
      );
      await during();
      await admin.query("DROP TRIGGER breaks ON casino.rounds");
    } finally {
      await admin.end();
    }
  }
});

describe("seeds", () => {
  test("are told before, shown after, and every round comes out of them again", async () => {
    const seat = await world.sit();
    const rounds = [];
    for (let round = 0; round < 25; round += 1) rounds.push(await played(seat));
    const rotated = await world.casino.frame.rotateSeeds(seat.session, "mara-reeds-0417");
    if (!rotated.ok) throw new Error(rotated.refusal.code);
    const { revealed, ...deciding } = rotated.value;
    expect(revealed.fingerprint).toBe(seat.opened.seeds.fingerprint);
    expect(fingerprintOf(revealed.serverSeed)).toBe(revealed.fingerprint);
    expect(revealed.nonceNext).toBe(25);
    expect(deciding).toMatchObject({ playerSeed: "mara-reeds-0417", nonceNext: 0 });
    for (const round of rounds) {
      const { serverSeed, playerSeed } = revealed;
      const proof = proveRound(diceRules, {
        seeds: { serverSeed, playerSeed, nonce: round.nonce },
        fingerprint: round.seedFingerprint,
        config: seat.opened.config,
        stake: 100n,
        choice: round.choice,
        actions: round.actions,
        shown: round.steps.map(({ events }) => events),
        staked: 100n,
        payout: BigInt((round.payout ?? "").replace(".", "")),
      });
      expect(proof.isGenuine).toBe(true);
    }
    expect((await played(seat)).seedFingerprint).toBe(deciding.fingerprint);
  });

  test("of ours are fixed and told before the player chooses theirs, and take over with it", async () => {
    const seat = await world.sit();
    const first = await world.casino.frame.seeds(seat.session);
    expect(await world.casino.frame.seeds(seat.session)).toEqual(first);
    let told = first.nextFingerprint;
    for (const playerSeed of ["mara-1", "mara-2", "mara-3"]) {
      const asked = [seat.session, playerSeed, { nextFingerprint: told }] as const;
      const rotated = await world.casino.frame.rotateSeeds(...asked);
      if (!rotated.ok) throw new Error(rotated.refusal.code);
      expect(rotated.value).toMatchObject({ fingerprint: told, playerSeed });
      expect((await played(seat)).seedFingerprint).toBe(told);
      expect(rotated.value.nextFingerprint).not.toBe(told);
      told = rotated.value.nextFingerprint;
      expect(await world.casino.frame.seeds(seat.session)).toMatchObject({ nextFingerprint: told });
    }
    const { before } = await world.casino.frame.seeds(seat.session);
    const [third, second] = before;
    expect([third, second].map((pair) => pair && fingerprintOf(pair.serverSeed))).toEqual([
      third?.fingerprint,
      second?.fingerprint,
    ]);
    expect(before.at(-2)?.fingerprint).toBe(first.nextFingerprint);
  });

  test("are not changed where another one is the next than the player was shown", async () => {
    const playerId = await world.openPlayer();
    const [one, other] = [await world.sit({ playerId }), await world.sit({ playerId })];
    const shown = await world.casino.frame.seeds(one.session);
    const by = ({ session }: typeof one, nextFingerprint: string) =>
      world.casino.frame.rotateSeeds(session, "mine", { nextFingerprint });
    expect(codeOf(await by(other, shown.nextFingerprint))).toBe("ok");
    expect(codeOf(await by(one, shown.nextFingerprint))).toBe("seeds_changed");
    const now = await world.casino.frame.seeds(one.session);
    expect(now).toMatchObject({ playerSeed: "mine", fingerprint: shown.nextFingerprint });
    // Of tabs and processes that look and change at once, each is told of one that then decides.
    const elsewhere = world.openCasino();
    const told = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const seen = await Promise.all([
        world.casino.frame.seeds(one.session),
        elsewhere.frame.rotateSeeds(other.session, `turn-${turn}`),
        elsewhere.frame.seeds(other.session),
      ]);
      told.add(seen[0].nextFingerprint).add(seen[2].nextFingerprint);
    }
    await world.casino.frame.rotateSeeds(one.session, "last");
    const { before, fingerprint } = await world.casino.frame.seeds(one.session);
    const decided = new Set([fingerprint, ...before.map((pair) => pair.fingerprint)]);
    expect([...told].filter((next) => !decided.has(next))).toEqual([]);
  });

  test("that decide now, or next, are told nobody", async () => {
    const seat = await world.sit();
    const round = await played(seat);
    const told = JSON.stringify([
      seat.opened,
      round,
      await world.casino.frame.seeds(seat.session),
      await world.casino.receipt(round.id),
    ]);
    const { rows } = await world.database.pool.query<{ seed: string }>(
      `SELECT split_part(sealed_server_seed, '|', 2) AS seed FROM (
         SELECT player_id, sealed_server_seed FROM casino.seeds
         UNION ALL SELECT player_id, sealed_server_seed FROM casino.next_seeds
       ) AS sealed WHERE player_id = $1`,
      [seat.playerId],
    );
    expect(rows.map(({ seed }) => seed.length)).toEqual([64, 64]);
    for (const { seed } of rows) expect(told).not.toContain(seed);
  });

  test("of two tabs are the same", async () => {
    const playerId = await world.openPlayer();
    const seats = await Promise.all([world.sit({ playerId }), world.sit({ playerId })]);
    const [one, other] = seats.map(({ opened }) => opened.seeds.fingerprint);
    expect(one).toBe(other);
  });
});

test("a round is found by its own player at its own game, and by nobody else", async () => {
  const seat = await world.sit();
  const other = await world.sit();
  const { id, balance: _balance, receipt: _receipt, ...round } = await played(seat);
  expect(await world.casino.frame.round(seat.session, id)).toMatchObject(round);
  expect(await world.casino.frame.round(other.session, id)).toBeUndefined();
  expect(await world.casino.frame.round(seat.session, uuidv7())).toBeUndefined();
  expect(await world.casino.frame.round(seat.session, "1")).toBeUndefined();
  const asked = { roundId: id, place: 0, action: "hit" };
  expect(codeOf(await world.casino.frame.act(other.session, asked))).toBe("round_unknown");
  expect(codeOf(await world.casino.frame.act(seat.session, asked))).toBe("action_not_allowed");
});
