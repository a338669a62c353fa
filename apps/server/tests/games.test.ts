import { generateKeyPairSync, verify } from "node:crypto";
import { casino, play, problem, type PlayedRound, type RoundReceipt } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import { auditMoney } from "@croupier/wallet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askGames, launch, launchTokenOf, openFrame, press } from "./game-play.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let ana: Person;
let aheadMs = 0;
/** A key that signed before this house was opened. */
const retired = {
  keyId: "k0",
  publicKey: generateKeyPairSync("ed25519")
    .publicKey.export({ type: "spki", format: "pem" })
    .toString(),
};
beforeAll(async () => {
  const base64 = retired.publicKey.split("\n")[1];
  served = await serve(
    (config) => ({ ...config, retiredReceiptKeys: [`${retired.keyId}:${base64}`] }),
    () => new Date(Date.now() + aheadMs),
  );
  ana = await joined(served, "ana");
});
afterAll(() => served.close());

const codeOf = async (answer: Response) => problem.parse(await answer.json()).code;
const answerOf = async (answer: Response) => (await answer.json()) as PlayedRound;

/** The place of the tests lets everything be done, and so does its practice. */
const practiceUrl = (currency = "USD") =>
  `${served.gamesUrl}/lucky-dice?lang=en&currency=${currency}#practice&may=autoplay.turbo.buy&round=0`;

describe("a launch", () => {
  test("[S7.6] [S3.19] answers the address of a frame at the origin of games, in the language asked for", async () => {
    const answer = await launch(served, ana);
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(
      new RegExp(`^${served.gamesUrl}/lucky-dice\\?lang=es#launch=[A-Za-z0-9_-]{43}$`),
    );
  });

  test("[S7.6] of practice has no token, and anybody may have it where the law lets them", async () => {
    const answer = await launch(served, undefined, "mode=practice");
    expect(await answer.json()).toEqual({ url: practiceUrl() });
  });

  test("of practice counts in what was asked for, where the game is played in that", async () => {
    const yen = await launch(served, undefined, "mode=practice&currencyCode=JPY");
    expect(await yen.json()).toEqual({ url: practiceUrl("JPY") });
  });

  test("[S7.6] for money asks a visitor to sign in first", async () => {
    const answer = await launch(served, undefined);
    expect([answer.status, await codeOf(answer)]).toEqual([401, "not_signed_in"]);
  });

  const integration = "/services/games-integration-service/api/v1/games/lucky-dice";
  const params = encodeURIComponent(JSON.stringify({ lobbyUrl: "/casino" }));

  test.each([
    ["/services/casino/casino-lobby-services/games/lucky-dice/url", "mode=real&"],
    [`${integration}/url`, ""],
  ])("[S7.4] [S7.7] [S3.20] takes integrationParams as JSON text at %s", async (path, mode) => {
    const ask = (query: string) =>
      fetch(`${served.url}${path}?${mode}${query}`, { headers: { cookie: ana.cookie } });
    const answer = await ask(`integrationParams=${params}`);
    expect(await answer.json()).toMatchObject({ url: expect.stringContaining("#launch=") });
    expect((await ask("integrationParams=lobby")).status).toBe(400);
    expect((await ask("integrationParams=[]")).status).toBe(400);
  });

  test("[S7.8] of practice has a path of its own, where a mode is not asked for", async () => {
    const answer = await fetch(
      `${served.url}${integration}/practice/url?mode=real&integrationParams=${params}`,
    );
    expect(await answer.json()).toEqual({ url: practiceUrl() });
  });

  test.each([
    [404, "not_found", "mode=real", "no-such-game"],
    [422, "currency_not_offered", "mode=real&currencyCode=EUR", "lucky-dice"],
  ])("is refused with %i %s", async (status, code, query, game) => {
    const answer = await launch(served, ana, query, game);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  test("is refused to whoever may not play, with the reason", async () => {
    const person = await joined(served, "excluded");
    await served.fresh.database.pool.query(
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, may_return_at)
       VALUES ($1, gen_random_uuid(), 'player', now() + interval '7 months')`,
      [person.id],
    );
    const answer = await launch(served, person);
    expect([answer.status, await codeOf(answer)]).toEqual([403, "self_excluded"]);
  });

  test("opens one session, within a minute, and for nobody who forges it", async () => {
    const open = (launchToken: string) =>
      askGames(served, "POST", "/play/v1/sessions", { launchToken });
    const token = await launchTokenOf(await launch(served, ana));
    const twice = await Promise.all([open(token), open(token)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    for (const forged of [token, `${token.slice(0, 42)}A`, "A".repeat(43), "x", "'; --"]) {
      const answer = await open(forged);
      expect([forged, answer.status, await codeOf(answer)]).toEqual([
        forged,
        403,
        "launch_not_valid",
      ]);
    }
    const late = await launchTokenOf(await launch(served, ana));
    aheadMs += 60_000;
    expect((await open(late)).status).toBe(403);
  });
});

describe("a game session", () => {
  test("says everything a frame needs, as the contract has it", async () => {
    const { opened, ask } = await openFrame(served, ana);
    expect(play.openSession.responses[201].parse(opened)).toEqual(opened);
    expect(opened).toMatchObject({
      game: "lucky-dice",
      family: "dice",
      currency: "USD",
      decimals: 2,
      policy: { autoplay: true, roundMsMin: 0 },
      openRound: null,
    });
    const again = await ask("GET", "/play/v1/session");
    expect(play.session.responses[200].parse(await again.json())).toMatchObject({
      seeds: opened.seeds,
    });
  });

  test("is nobody's whose token is made up, and no cookie stands for one", async () => {
    const asks = [
      {},
      { authorization: "Bearer x" },
      { authorization: `Bearer ${"A".repeat(43)}` },
      { cookie: ana.cookie },
    ];
    for (const headers of asks) {
      const answer = await askGames(served, "POST", "/play/v1/rounds", press(), headers);
      expect([answer.status, await codeOf(answer)]).toEqual([401, "game_session_over"]);
    }
  });

  test("ends when the frame ends it", async () => {
    const { ask } = await openFrame(served, ana);
    expect((await ask("DELETE", "/play/v1/session")).status).toBe(204);
    expect((await ask("POST", "/play/v1/rounds", press())).status).toBe(401);
  });

  test("ends with the signing in it is of", async () => {
    const person = await joined(served, "leaving");
    const { ask } = await openFrame(served, person);
    expect((await ask("POST", "/play/v1/rounds", press())).status).toBe(201);
    await fetch(`${served.url}/services/identity/v1/sessions/current`, {
      method: "DELETE",
      headers: { cookie: person.cookie, origin: served.url },
    });
    aheadMs += 5_000;
    expect((await ask("POST", "/play/v1/rounds", press())).status).toBe(401);
  });

  test("is kept alive by play, and by no poll", async () => {
    const person = await joined(served, "staying");
    const { ask } = await openFrame(served, person);
    const activeAt = async () => {
      const { rows } = await served.fresh.database.pool.query<{ at: Date }>(
        "SELECT last_active_at AS at FROM players.session WHERE player_id = $1",
        [person.id],
      );
      return rows[0]?.at.getTime() ?? 0;
    };
    const before = await activeAt();
    aheadMs += 60_000;
    await ask("GET", "/play/v1/session");
    expect(await activeAt()).toBe(before);
    await ask("POST", "/play/v1/rounds", press());
    expect(await activeAt()).toBeGreaterThanOrEqual(before + 59_000);
  });

  test("is at the origin of games alone, and the site answers none of its calls", async () => {
    const there = await fetch(`${served.url}/play/v1/games/lucky-dice`);
    expect(there.ok).toBe(false);
    const { status: other } = await fetch(
      `${served.gamesUrl}/services/identity/v1/sessions/current`,
    );
    expect(other).toBe(404);
    const facts = await askGames(served, "GET", "/play/v1/games/lucky-dice");
    const told = play.game.responses[200].parse(await facts.json());
    expect(told.returnToPlayer).toBeCloseTo(0.99, 9);
    expect(told.stakes["USD"]).toMatchObject({ min: "0.10", max: "100.00", decimals: 2 });
  });

  test("takes writes from its own frame alone", async () => {
    const { opened } = await openFrame(served, ana);
    const authorization = `Bearer ${opened.sessionToken}`;
    for (const origin of [served.url, "https://evil.example", "null"]) {
      const answer = await askGames(served, "POST", "/play/v1/rounds", press(), {
        authorization,
        origin,
      });
      expect([origin, answer.status, await codeOf(answer)]).toEqual([
        origin,
        403,
        "cross_site_write",
      ]);
    }
  });
});

test("a frame runs its own files, asks its own origin and is shown by the site alone", async () => {
  const page = await fetch(`${served.gamesUrl}/lucky-dice?lang=es`);
  const html = await page.text();
  expect(html).toContain("/assets/frame.js");
  const policy = page.headers.get("content-security-policy") ?? "";
  const ancestors = `${served.url} http://*.localhost:${served.port} http://127.0.0.1:${served.port}`;
  // The frame speaks to those who may frame it, and to nobody else.
  expect(html).toContain(`content="${ancestors}"`);
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      `frame-ancestors ${ancestors}`,
    ]),
  );
  expect(page.headers.get("x-frame-options")).toBeNull();
  expect(page.headers.getSetCookie()).toEqual([]);
  const script = await fetch(`${served.gamesUrl}/assets/frame.js`);
  expect(script.headers.get("cache-control")).toContain("immutable");
});

describe("a round over HTTP", () => {
  test("is played, found again, and told to nobody else", async () => {
    const { ask } = await openFrame(served, ana);
    const asked = press();
    const answer = await ask("POST", "/play/v1/rounds", asked);
    expect(answer.status).toBe(201);
    const round = play.openRound.responses[201].parse(await answer.json());
    expect(await answerOf(await ask("POST", "/play/v1/rounds", asked))).toEqual(round);
    const { balance: _balance, receipt, ...kept } = round;
    expect(receipt).toBeNull();
    // A round that is asked for by itself is told with its signature.
    const { keyId, signature } = { keyId: expect.any(String), signature: expect.any(String) };
    expect(await answerOf(await ask("GET", `/play/v1/rounds/${round.id}`))).toEqual({
      ...kept,
      receipt: { keyId, signature },
    });
    const list = await (await ask("GET", "/play/v1/rounds")).json();
    expect(play.rounds.responses[200].parse(list).items[0]).toMatchObject({ id: round.id });
    const stranger = await openFrame(served, await joined(served, "stranger"));
    expect((await stranger.ask("GET", `/play/v1/rounds/${round.id}`)).status).toBe(404);
  });

  test.each([
    [422, "stake_out_of_range", { stake: "1000.00" }],
    [422, "stake_out_of_range", { stake: "-1" }],
    [422, "choice_not_offered", { choice: { side: "under", winning: 1 } }],
    [400, "invalid_request", { stake: 1 }],
    [400, "invalid_request", { playId: "1" }],
    [409, "free_rounds_over", { freeRounds: "0199f0a0-0000-7000-8000-000000000000" }],
  ])("is refused with %i %s for %j", async (status, code, change) => {
    const { ask } = await openFrame(served, ana);
    const answer = await ask("POST", "/play/v1/rounds", press(change));
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  test("of somebody who excluded themselves meanwhile is not opened", async () => {
    const person = await joined(served, "stopping");
    const { ask } = await openFrame(served, person);
    await served.fresh.database.pool.query(
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, may_return_at)
       VALUES ($1, gen_random_uuid(), 'player', now() + interval '7 months')`,
      [person.id],
    );
    const answer = await ask("POST", "/play/v1/rounds", press());
    expect([answer.status, await codeOf(answer)]).toEqual([403, "self_excluded"]);
  });

  test("has a receipt that anybody can check, with the seed once it is shown", async () => {
    const { ask } = await openFrame(served, ana);
    const round = await answerOf(await ask("POST", "/play/v1/rounds", press()));
    const read = async () => {
      const answer = await fetch(`${served.url}/services/casino/v1/rounds/${round.id}/receipt`);
      return (await answer.json()) as RoundReceipt;
    };
    const receipt = await read();
    expect(receipt).toMatchObject({ serverSeed: null });
    expect(receipt.text).toContain(`round: ${round.id}\n`);
    expect(receipt.text).toContain(`seed fingerprint: ${round.seedFingerprint}\n`);
    const isGenuine = (text: string) =>
      verify(
        null,
        Buffer.from(text),
        receipt.publicKey,
        Buffer.from(receipt.signature, "base64url"),
      );
    expect(isGenuine(receipt.text)).toBe(true);
    const published = await fetch(`${served.url}/services/casino/v1/receipt-keys`);
    const { operator, keys } = casino.receiptKeys.responses[200].parse(await published.json());
    expect(operator).toBe("Kingfisher");
    expect(keys[0]).toEqual({ keyId: receipt.keyId, publicKey: receipt.publicKey });
    // What the operator says of keys whose secrets are gone.
    expect(keys.slice(1)).toEqual([retired]);
    expect(isGenuine(receipt.text.replace("stake: 1.00", "stake: 2.00"))).toBe(false);
    const rotated = await ask("PUT", "/play/v1/seeds", { playerSeed: "mara" });
    const { revealed } = play.rotateSeeds.responses[200].parse(await rotated.json());
    expect((await read()).serverSeed).toBe(revealed.serverSeed);
    const seeds = await (await ask("GET", "/play/v1/seeds")).json();
    expect(play.seeds.responses[200].parse(seeds).before[0]).toEqual(revealed);
  });

  test("is revealed to its own player alone, and not while another round of theirs is open", async () => {
    const bea = await joined(served, "bea");
    const { ask } = await openFrame(served, bea);
    const round = await answerOf(await ask("POST", "/play/v1/rounds", press()));
    const reveal = async (by: Person, id: string = round.id) =>
      fetch(`${served.url}/services/casino/v1/profiles/${by.id}/rounds/${id}/reveal`, {
        method: "POST",
        headers: { cookie: by.cookie, origin: served.url },
      });
    expect((await reveal(ana)).status).toBe(404);
    expect((await reveal(bea, "no-round")).status).toBe(404);
    const receiptOf = async () => {
      const answer = await fetch(`${served.url}/services/casino/v1/rounds/${round.id}/receipt`);
      return (await answer.json()) as RoundReceipt;
    };
    expect(await receiptOf()).toMatchObject({ serverSeed: null });

    const { pool } = served.fresh.database;
    await pool.query(
      `INSERT INTO casino.open_rounds (player_id, game, round_id, acted_at)
       VALUES ($1, 'lucky-dice', $2, now())`,
      [bea.id, round.id],
    );
    const early = await reveal(bea);
    expect([early.status, await codeOf(early)]).toEqual([409, "round_open"]);
    await pool.query(`DELETE FROM casino.open_rounds WHERE round_id = $1`, [round.id]);

    const told = play.seeds.responses[200].parse(await (await ask("GET", "/play/v1/seeds")).json());
    const both = await Promise.all([reveal(bea), reveal(bea)]);
    for (const answer of both) {
      const receipt = casino.revealRound.responses[200].parse(await answer.json());
      expect(receipt).toEqual(await receiptOf());
      expect(receipt.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    }
    // The seed that was told as the next one decides now, and once: the second press changed nothing.
    const seeds = play.seeds.responses[200].parse(
      await (await ask("GET", "/play/v1/seeds")).json(),
    );
    expect(seeds.fingerprint).toBe(told.nextFingerprint);
    expect(seeds.playerSeed).toBe(told.playerSeed);
    expect(seeds.before).toHaveLength(1);
  });

  test("leaves the books sound", async () => {
    expect(await auditMoney(served.fresh.database)).toEqual([]);
  });
});
