import { createHmac, sign } from "node:crypto";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import { sown } from "@croupier/tools/templates";
import { auditMoney } from "@croupier/wallet";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { askHub, createMaker, hubSigned } from "./hub-maker.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const currency = getAsset("USD");
const game = "hub_slot";
const maker = createMaker();
const next = createMaker();
const ended = createMaker();
/** A thousand of play money, in hundred-thousandths. */
const thousand = 100_000_000;
const unit = 100_000;

let fresh: FreshDatabase;
let served: Served;
let admin: pg.Pool;
let desk: ReturnType<typeof createProviderDesk>;
let baseUrl: string;
let player: Awaited<ReturnType<typeof seat>>;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh);
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  const vault = openVault(served.config.keyring);
  desk = createProviderDesk({ database: fresh.database, clock: systemClock, vault });
  baseUrl = addressOf("hub_games", served);
  await connect("hub_games");
  player = await seat("Hubert");
});
afterAll(async () => {
  await admin.end();
  await served.close();
  await fresh.drop();
});

function addressOf(code: string, { url }: Served): string {
  return `${url}/services/providers/hub/v2/${code}`;
}

/** Another process of the house, which remembers nothing of before. */
const withSameKeys = (config: Served["config"]) => ({ ...config, keyring: served.config.keyring });

const fromNow = (ms: number) => new Date(systemClock().getTime() + ms);

async function connect(code: string): Promise<void> {
  await desk.addProvider({ code, name: "Hub Games", spend: "cash_first", dialect: "hub" });
  const keys = { current: maker, next, ended };
  for (const [keyId, { publicPem }] of Object.entries(keys)) {
    await desk.addKey({
      provider: code,
      keyId,
      secret: readPublicKey(publicPem),
      validFrom: fromNow(-86_400_000),
      validUntil: keyId === "ended" ? fromNow(-60_000) : null,
    });
  }
}

/** A player with a thousand of play money and an open session. */
async function seat(name: string, provider = "hub_games") {
  const person = await joined(served, name);
  const { rows } = await admin.query<{ session_id: string }>(
    "SELECT session_id FROM players.session WHERE player_id = $1",
    [person.id],
  );
  const sessionId = rows[0]?.session_id ?? "";
  const launch = { provider, playerId: person.id, sessionId, gameCode: game, currency };
  const { token, playerRef } = await desk.open(launch);
  return { id: person.id, user: playerRef, token };
}

type Seat = { readonly user: string; readonly token: string };

const ask = (call: string, message: object, at = baseUrl) =>
  askHub(at, maker.privateKey, call, message);

function betOf({ user, token }: Seat, more: object = {}) {
  return {
    user,
    token,
    transaction_uuid: uuidv7(),
    round: uuidv7(),
    round_closed: false,
    game_code: game,
    currency,
    amount: 10 * unit,
    is_free: false,
    supplier_user: "what nobody reads",
    ...more,
  };
}

type Bet = ReturnType<typeof betOf>;

function winOf(bet: Bet, more: object = {}) {
  return {
    ...bet,
    transaction_uuid: uuidv7(),
    reference_transaction_uuid: bet.transaction_uuid,
    amount: 25 * unit,
    round_closed: true,
    ...more,
  };
}

function rollbackOf(bet: Bet) {
  const { user, token, round, game_code, transaction_uuid } = bet;
  return {
    user,
    token,
    round,
    game_code,
    round_closed: true,
    transaction_uuid: uuidv7(),
    reference_transaction_uuid: transaction_uuid,
  };
}

async function place(bet: Bet): Promise<Bet> {
  expect(await ask("transaction/bet", bet)).toMatchObject({ status: "RS_OK" });
  return bet;
}

async function balanceOf({ user, token }: Seat): Promise<number | undefined> {
  const said = await ask("user/balance", { user, token, game_code: game });
  return said.balance;
}

describe("F15: who signed", () => {
  const hello = () => ({ user: player.user });

  test.each([
    ["bet", "Hedy"],
    ["rollback", "Herlinde"],
  ])("a win that was listened to is no %s, whether it has arrived or not", async (name, who) => {
    const own = await seat(who);
    const bet = await place(betOf(own));
    const win = winOf(bet);
    const refused = { status: "RS_ERROR_WRONG_SYNTAX" };
    expect(await ask(`transaction/${name}`, win)).toMatchObject(refused);
    expect(await ask("transaction/win", win)).toMatchObject({ status: "RS_OK" });
    expect(await ask(`transaction/${name}`, win)).toMatchObject(refused);
    expect(await balanceOf(own)).toBe(1_015 * unit);
  });

  test.each(["user/info", "user/balance", "transaction/win", "transaction/rollback"])(
    "a bet that was listened to is no %s, and no balance is told for it",
    async (call) => {
      const said = await ask(call, betOf(player));
      expect(said).toEqual({ status: "RS_ERROR_WRONG_SYNTAX" });
    },
  );

  test("each of two keys that overlap is good", async () => {
    for (const { privateKey } of [maker, next]) {
      const said = await askHub(baseUrl, privateKey, "user/info", hello());
      expect(said).toMatchObject({ status: "RS_OK", user: player.user });
    }
  });

  test.each<[string, (body: string) => Record<string, string>]>([
    ["nobody", () => ({})],
    ["a key that ended", (body) => hubSigned(ended.privateKey, body)],
    ["a key of nobody's", (body) => hubSigned(createMaker().privateKey, body)],
    ["the right key over other bytes", (body) => hubSigned(maker.privateKey, `${body} `)],
    ["what is no base64", () => ({ "x-hub88-signature": "~".repeat(344) })],
    ["a second spelling", (body) => changed(body, (text) => `${text}=`)],
    ["a weaker hash", (body) => ({ "x-hub88-signature": weak(body) })],
  ])("%s: refused, with nothing told of why", async (_who, headersOf) => {
    const said = await askHub(baseUrl, maker.privateKey, "user/info", hello(), headersOf);
    expect(said).toEqual({ status: "RS_ERROR_INVALID_SIGNATURE" });
  });

  test("a public key is no secret of the other dialect", async () => {
    const body = JSON.stringify({ type: "balance" });
    const timestamp = String(Math.floor(systemClock().getTime() / 1000));
    const secret = readPublicKey(maker.publicPem);
    const hmac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    const headers = { "x-key-id": "current", "x-timestamp": timestamp, "x-signature": hmac };
    const ours = `${served.url}/services/providers/v1/hub_games/balance`;
    const answer = await fetch(ours, { method: "POST", headers, body });
    expect(answer.status).toBe(401);
  });

  test("a provider of ours, or of nobody's, is not spoken to in this dialect", async () => {
    await desk.addProvider({ code: "plain", name: "Plain", spend: "cash_first" });
    for (const code of ["plain", "nobody", "no/body"]) {
      const at = addressOf(encodeURIComponent(code), served);
      const said = await askHub(at, maker.privateKey, "user/info", hello()).catch(String);
      expect([{ status: "RS_ERROR_INVALID_SIGNATURE" }, "Error: HTTP 400"]).toContainEqual(said);
    }
  });

  test("a key that is too short, or no RSA, is not taken", () => {
    const short =
      "-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAL1C\n-----END PUBLIC KEY-----";
    expect(() => readPublicKey(short)).toThrow();
  });
});

function changed(body: string, change: (signature: string) => string): Record<string, string> {
  const headers = hubSigned(maker.privateKey, body);
  return { ...headers, "x-hub88-signature": change(headers["x-hub88-signature"] ?? "") };
}

function weak(body: string): string {
  return sign("sha1", Buffer.from(body), maker.privateKey).toString("base64");
}

describe("who plays", () => {
  test("is known by a name that leads nowhere else", async () => {
    expect(await ask("user/info", { user: "nobody" })).toMatchObject({
      status: "RS_ERROR_INVALID_TOKEN",
    });
    const other = await seat("Ottilie");
    const { user, token } = player;
    for (const pair of [
      { user: other.user, token },
      { user, token: other.token },
    ]) {
      const asked = { ...pair, game_code: game };
      expect((await ask("user/balance", asked)).status).toBe("RS_ERROR_INVALID_TOKEN");
      expect((await ask("transaction/bet", betOf(pair))).status).toBe("RS_ERROR_INVALID_TOKEN");
    }
    expect(await balanceOf(other)).toBe(thousand);
  });

  test("request_uuid comes back, so that a request is found again", async () => {
    const request_uuid = uuidv7();
    expect((await ask("user/info", { user: player.user, request_uuid })).request_uuid).toBe(
      request_uuid,
    );
  });
});

describe("a round", () => {
  test("takes ten, pays twenty-five, and says so in hundred-thousandths", async () => {
    const her = await seat("Hedwig");
    const bet = betOf(her);
    expect(await ask("transaction/bet", bet)).toMatchObject({
      status: "RS_OK",
      user: her.user,
      currency: "USD",
      balance: thousand - 10 * unit,
    });
    expect((await ask("transaction/win", winOf(bet))).balance).toBe(thousand + 15 * unit);
  });

  test("that is closed by its bet, or by the win of another, leaves nothing held", async () => {
    const her = await seat("Heloise");
    const round = uuidv7();
    await place(betOf(her, { round }));
    const second = await place(betOf(her, { round }));
    expect((await ask("transaction/win", winOf(second, { amount: 0 }))).status).toBe("RS_OK");
    await place(betOf(her, { round_closed: true }));
    const { rows } = await admin.query<{ open: string }>(
      "SELECT count(*)::text AS open FROM wallet.holds WHERE player_id = $1 AND state = 'open'",
      [her.id],
    );
    expect(rows[0]?.open).toBe("0");
    expect(await balanceOf(her)).toBe(thousand - 30 * unit);
  });

  test("of a free bet takes nothing, and pays what it won", async () => {
    const her = await seat("Helmine");
    const free = await place(betOf(her, { is_free: true }));
    const none = await place(betOf(her, { amount: 0 }));
    expect(await balanceOf(her)).toBe(thousand);
    for (const bet of [free, none]) {
      const win = winOf(bet, { amount: unit });
      const first = await ask("transaction/win", win);
      expect(first.status).toBe("RS_OK");
      expect(await ask("transaction/win", win)).toMatchObject({
        status: "RS_OK",
        balance: first.balance,
      });
    }
    expect(await balanceOf(her)).toBe(thousand + 2 * unit);
  });
});

describe("A2: what is sent again, or in another order", () => {
  test("a repeat is answered as the first was, whatever belongs to the attempt", async () => {
    const her = await seat("Henrike");
    const bet = await place(betOf(her));
    const win = winOf(bet);
    for (const [call, message] of [
      ["transaction/bet", bet],
      ["transaction/win", win],
      ["transaction/win", win],
      ["transaction/bet", { ...bet, supplier_user: "another" }],
    ] as const) {
      expect((await ask(call, message)).status).toBe("RS_OK");
    }
    expect(await balanceOf(her)).toBe(thousand + 15 * unit);
  });

  test.each([
    ["amount", { amount: 11 * unit }],
    ["round", { round: "another" }],
    ["game", { game_code: "another" }],
    ["currency", { currency: "EUR" }],
  ])("one transaction with another %s is a duplicate", async (_name, change) => {
    const bet = await place(betOf(player));
    const before = await balanceOf(player);
    const said = await ask("transaction/bet", { ...bet, ...change });
    expect(said.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await balanceOf(player)).toBe(before);
  });

  test("a rollback gives back what the bet took, once", async () => {
    const her = await seat("Hermine");
    const bet = await place(betOf(her));
    const rollback = rollbackOf(bet);
    for (const message of [rollback, rollback, rollbackOf(bet)]) {
      const said = await ask("transaction/rollback", message);
      expect(said).toMatchObject({ status: "RS_OK", balance: thousand });
    }
    expect((await ask("transaction/win", winOf(bet))).status).toBe(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    );
    expect(await balanceOf(her)).toBe(thousand);
  });

  test("a rollback before its bet is taken, and the bet is none", async () => {
    const her = await seat("Herta");
    const bet = betOf(her);
    expect((await ask("transaction/rollback", rollbackOf(bet))).status).toBe("RS_OK");
    const said = await ask("transaction/bet", bet);
    expect(said).toMatchObject({
      status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      balance: thousand,
    });
  });

  test("a rollback after the win takes nothing back", async () => {
    const her = await seat("Hilda");
    const bet = await place(betOf(her));
    await ask("transaction/win", winOf(bet));
    expect((await ask("transaction/rollback", rollbackOf(bet))).status).toBe("RS_ERROR_UNKNOWN");
    expect(await balanceOf(her)).toBe(thousand + 15 * unit);
  });

  test("a rollback of a free bet that won is told that it is settled, and one that came first keeps the win away", async () => {
    const her = await seat("Henriette");
    const [won, lost, back] = [
      await place(betOf(her, { is_free: true })),
      await place(betOf(her, { amount: 0 })),
      await place(betOf(her, { is_free: true })),
    ];
    expect((await ask("transaction/win", winOf(won))).status).toBe("RS_OK");
    expect((await ask("transaction/win", winOf(lost, { amount: 0 }))).status).toBe("RS_OK");
    for (const settled of [won, lost]) {
      const rollback = rollbackOf(settled);
      for (const message of [rollback, rollback]) {
        expect((await ask("transaction/rollback", message)).status).toBe("RS_ERROR_UNKNOWN");
      }
    }
    for (const message of [rollbackOf(back), rollbackOf(back)]) {
      expect((await ask("transaction/rollback", message)).status).toBe("RS_OK");
    }
    expect((await ask("transaction/win", winOf(back))).status).toBe(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    );
    expect(await balanceOf(her)).toBe(thousand + 25 * unit);
  });

  test("a rollback before its free bet keeps the bet and its win away", async () => {
    const her = await seat("Hildegard");
    const bet = betOf(her, { is_free: true });
    const rollback = rollbackOf(bet);
    for (const message of [rollback, rollback]) {
      expect((await ask("transaction/rollback", message)).status).toBe("RS_OK");
    }
    for (const [call, message] of [
      ["transaction/bet", bet],
      ["transaction/bet", bet],
      ["transaction/win", winOf(bet)],
    ] as const) {
      expect((await ask(call, message)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    }
    expect((await ask("transaction/rollback", rollback)).status).toBe("RS_OK");
    expect(await balanceOf(her)).toBe(thousand);
  });

  test("a free bet and its rollback at once: whichever was first, its win is none", async () => {
    const her = await seat("Hermia");
    const bets = Array.from({ length: 8 }, () => betOf(her, { is_free: true }));
    await Promise.all(
      bets.map(async (bet) => {
        const [, back] = await Promise.all([
          ask("transaction/bet", bet),
          ask("transaction/rollback", rollbackOf(bet)),
        ]);
        expect(back.status).toBe("RS_OK");
        const won = await ask("transaction/win", winOf(bet));
        expect(won.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
      }),
    );
    expect(await balanceOf(her)).toBe(thousand);
  });

  test.each<[string, () => Promise<[Bet, Bet, Seat]>]>([
    [
      "that was refused",
      async () => {
        const her = await seat("Hadwig");
        const bet = betOf(her, { is_free: true, game_code: "another" });
        expect((await ask("transaction/bet", bet)).status).toBe("RS_ERROR_INVALID_GAME");
        return [bet, bet, her];
      },
    ],
    [
      "of another player",
      async () => {
        const [her, other] = [await seat("Helma"), await seat("Hella")];
        const bet = await place(betOf(other, { is_free: true }));
        return [bet, { ...bet, user: her.user, token: her.token }, her];
      },
    ],
  ])("the win of a free bet %s is not paid", async (_what, play) => {
    const [bet, named, her] = await play();
    const win = winOf(named);
    for (const message of [win, win]) {
      const said = await ask("transaction/win", message);
      expect(said.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    }
    expect(await balanceOf(her)).toBe(thousand);
    // What nobody was paid for is taken back as any other.
    expect((await ask("transaction/rollback", rollbackOf(bet))).status).toBe("RS_OK");
  });

  test("a win and a rollback of one free bet at once: one of them was first", async () => {
    const her = await seat("Heidrun");
    const bets = await Promise.all(
      Array.from({ length: 8 }, () => place(betOf(her, { is_free: true }))),
    );
    const ends = await Promise.all(
      bets.map(async (bet) => {
        const both = [
          ask("transaction/win", winOf(bet, { amount: unit })),
          ask("transaction/rollback", rollbackOf(bet)),
        ];
        return (await Promise.all(both)).map(({ status }) => status);
      }),
    );
    const first = ["RS_OK", "RS_ERROR_UNKNOWN"];
    const late = ["RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "RS_OK"];
    for (const end of ends) expect([first, late]).toContainEqual(end);
    const paid = ends.filter(([win]) => win === "RS_OK").length;
    expect(await balanceOf(her)).toBe(thousand + paid * unit);
  });

  test("a win before its bet waits for it", async () => {
    const her = await seat("Hulda");
    const bet = betOf(her);
    const win = winOf(bet);
    expect((await ask("transaction/win", win)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    await place(bet);
    expect((await ask("transaction/win", win)).balance).toBe(thousand + 15 * unit);
  });

  test("two at once under one transaction take one stake", async () => {
    const her = await seat("Helge");
    const bet = betOf(her);
    const said = await Promise.all(Array.from({ length: 8 }, () => ask("transaction/bet", bet)));
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set(["RS_OK"]));
    expect(await balanceOf(her)).toBe(thousand - 10 * unit);
  });
});

describe("what is refused", () => {
  test.each<[string, object, string]>([
    ["another currency", { currency: "EUR" }, "RS_ERROR_WRONG_CURRENCY"],
    ["a currency of nobody's", { currency: "ZZZ" }, "RS_ERROR_WRONG_CURRENCY"],
    ["more than there is", { amount: 5_000 * unit }, "RS_ERROR_NOT_ENOUGH_MONEY"],
    ["finer than the currency", { amount: 1 }, "RS_ERROR_WRONG_SYNTAX"],
    ["less than nothing", { amount: -unit }, "RS_ERROR_WRONG_SYNTAX"],
    ["more than JSON counts", { amount: 2 ** 53 }, "RS_ERROR_WRONG_SYNTAX"],
    ["half an amount", { amount: 0.5 }, "RS_ERROR_WRONG_TYPES"],
    ["an amount as text", { amount: "1000" }, "RS_ERROR_WRONG_TYPES"],
    ["no transaction", { transaction_uuid: undefined }, "RS_ERROR_WRONG_SYNTAX"],
    ["no UUID", { transaction_uuid: "one" }, "RS_ERROR_WRONG_SYNTAX"],
    ["another game than was opened", { game_code: "another" }, "RS_ERROR_INVALID_GAME"],
    ["a token of nobody's", { token: "nobody" }, "RS_ERROR_INVALID_TOKEN"],
  ])("a bet with %s", async (_name, change, status) => {
    const before = await balanceOf(player);
    expect((await ask("transaction/bet", betOf(player, change))).status).toBe(status);
    expect(await balanceOf(player)).toBe(before);
  });

  test("what is no JSON", async () => {
    const answer = await fetch(`${baseUrl}/user/info`, {
      method: "POST",
      headers: hubSigned(maker.privateKey, "not JSON"),
      body: "not JSON",
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: "RS_ERROR_WRONG_SYNTAX" },
    ]);
  });
});

describe("what is owed is paid", () => {
  /** Wins and rollbacks are taken, bets are not; asked of `at`, which remembers nothing of before. */
  async function expectOwed(her: Seat, refused: string, at: string, before: readonly Bet[]) {
    const [won, lost] = before;
    expect((await ask("transaction/bet", betOf(her), at)).status).toBe(refused);
    for (const [call, message] of [
      ["transaction/win", winOf(won ?? betOf(her))],
      ["transaction/rollback", rollbackOf(lost ?? betOf(her))],
    ] as const) {
      expect((await ask(call, message, at)).status).toBe("RS_OK");
    }
  }

  test("when the session ended", async () => {
    const her = await seat("Hanne");
    const bets = [await place(betOf(her)), await place(betOf(her))];
    await admin.query(
      "UPDATE providers.play_session SET expires_at = now() - interval '1 hour' WHERE player_id = $1",
      [her.id],
    );
    await expectOwed(her, "RS_ERROR_TOKEN_EXPIRED", baseUrl, bets);
    expect(await balanceOf(her)).toBe(thousand + 15 * unit);
  });

  test("when the player is blocked", async () => {
    const her = await seat("Hiltrud");
    const bets = [await place(betOf(her)), await place(betOf(her))];
    await admin.query("UPDATE players.profile SET status = 'blocked' WHERE player_id = $1", [
      her.id,
    ]);
    await expectOwed(her, "RS_ERROR_USER_DISABLED", baseUrl, bets);
  });

  test("when a game is switched off, or the provider is", async () => {
    await connect("closing");
    const her = await seat("Hedda", "closing");
    const open = addressOf("closing", served);
    const bets = Array.from({ length: 4 }, () => betOf(her));
    for (const bet of bets) expect((await ask("transaction/bet", bet, open)).status).toBe("RS_OK");
    await admin.query(
      "UPDATE providers.provider SET disabled_games = $1 WHERE provider = 'closing'",
      [[game]],
    );
    const later = await serveOn(fresh, withSameKeys);
    try {
      const at = addressOf("closing", later);
      await expectOwed(her, "RS_ERROR_INVALID_GAME", at, bets.slice(0, 2));
    } finally {
      await later.close();
    }
    await admin.query(
      "UPDATE providers.provider SET disabled_at = now() WHERE provider = 'closing'",
    );
    const last = await serveOn(fresh, withSameKeys);
    try {
      const at = addressOf("closing", last);
      await expectOwed(her, "RS_ERROR_INVALID_PARTNER", at, bets.slice(2));
    } finally {
      await last.close();
    }
  });
});

test("A3: after all of it the books agree", async () => {
  expect(await auditMoney(fresh.database)).toEqual([]);
});
