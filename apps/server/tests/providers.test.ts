import { createHmac, randomBytes } from "node:crypto";
import { createProviderDesk, fingerprint } from "@croupier/providers";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { sown } from "@croupier/tools/templates";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { breakWallet, brokenIn, runKit } from "./conformance-kit.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const currency = getAsset("USD");
const game = "demo-slot";

type Config = { baseUrl: string; key: SigningKey } & Record<string, unknown>;
type SigningKey = { id: string; secret: string };

let fresh: FreshDatabase;
let served: Served;
let admin: pg.Pool;
let providers: ReturnType<typeof openDesk>;
/** Whoever plays, and somebody else. */
let rich: Awaited<ReturnType<typeof createPlayer>>;
let second: typeof rich;
let config: Config;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh);
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  providers = openDesk();
  config = await createWorld();
});
afterAll(async () => {
  await admin.end();
  await served.close();
  await fresh.drop();
});

/** As an operator has it, with the keyring of the very server that is asked. */
function openDesk() {
  const vault = openVault(served.config.keyring);
  return createProviderDesk({ database: fresh.database, clock: systemClock, vault });
}

const day = 86_400_000;
const fromNow = (ms: number) => new Date(systemClock().getTime() + ms);

async function addKey(
  id: string,
  { from = -day, until }: { from?: number; until?: number } = {},
): Promise<SigningKey> {
  const secret = randomBytes(32);
  await providers.addKey({
    provider: "acme",
    keyId: id,
    secret,
    validFrom: fromNow(from),
    validUntil: until === undefined ? null : fromNow(until),
  });
  return { id, secret: secret.toString("base64url") };
}

/** A player with a thousand of play money, signed in, and a token that opens a game. */
async function createPlayer(name: string) {
  const person = await joined(served, name);
  const { rows } = await admin.query<{ session_id: string }>(
    "SELECT session_id FROM players.session WHERE player_id = $1",
    [person.id],
  );
  const sessionId = rows[0]?.session_id ?? "";
  const launch = (gameCode = game) =>
    providers.launch({ provider: "acme", playerId: person.id, sessionId, gameCode, currency });
  return { id: person.id, launch };
}

/** Opens a session over HTTP as the provider does, and leaves a bet standing in an open round. */
async function open(token: string, { game_code = game, bet = true } = {}) {
  const opened = await ask("authenticate", { type: "authenticate", launch_token: token });
  const { session_token, player_ref } = opened;
  expect(opened["status"]).toBe("OK");
  if (!bet) return { session_token, player_ref };
  const round_id = `open-${player_ref}`;
  const placed = await ask("bet", {
    type: "bet",
    transaction_id: uuidv7(),
    round_id,
    player_ref,
    session_token,
    game_code,
    currency,
    amount: "100",
    scale: 2,
  });
  expect(placed["status"]).toBe("OK");
  return { session_token, player_ref, open_round: round_id };
}

async function ask(
  call: string,
  message: object,
  baseUrl = config.baseUrl,
  key = config.key,
): Promise<Record<string, string>> {
  const body = JSON.stringify({
    request_id: uuidv7(),
    issued_at: systemClock().toISOString(),
    ...message,
  });
  const response = await fetch(`${baseUrl}/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...signed(key, body) },
    body,
  });
  return (await response.json()) as Record<string, string>;
}

function signed({ id, secret }: SigningKey, body: string): Record<string, string> {
  const timestamp = String(Math.floor(systemClock().getTime() / 1000));
  const hmac = createHmac("sha256", Buffer.from(secret, "base64url"));
  const signature = hmac.update(`${timestamp}.${body}`).digest("hex");
  return { "x-key-id": id, "x-timestamp": timestamp, "x-signature": signature };
}

async function createWorld(): Promise<Config> {
  await providers.addProvider({ code: "acme", name: "Acme Games", spend: "cash_first" });
  await admin.query(
    "UPDATE providers.provider SET disabled_games = '{closed-slot}' WHERE provider = 'acme'",
  );
  config = {
    baseUrl: `${served.url}/services/providers/v1/acme`,
    key: await addKey("current"),
    nextKey: await addKey("next", { from: -60_000 }),
    endedKey: await addKey("ended", { until: -60_000 }),
    futureKey: await addKey("future", { from: day }),
    currency,
    otherCurrency: "EUR",
    scale: 2,
    game,
    disabledGame: "closed-slot",
  };
  rich = await createPlayer("Pia");
  second = await createPlayer("Tilda");
  const expired = await createPlayer("Quentin");
  const blocked = await createPlayer("Rosa");
  const excluded = await createPlayer("Silas");
  const undecided = await createPlayer("Undine");
  const opened = {
    expiredSession: await open(await expired.launch()),
    blockedSession: await open(await blocked.launch()),
    excludedSession: await open(await excluded.launch()),
    undecidedSession: await open(await undecided.launch(), { bet: false }),
    disabledGameSession: await open(await rich.launch("closed-slot"), { bet: false }),
  };
  await admin.query(
    "UPDATE providers.play_session SET expires_at = now() - interval '1 hour' WHERE player_id = $1",
    [expired.id],
  );
  await admin.query("UPDATE players.profile SET status = 'blocked' WHERE player_id = $1", [
    blocked.id,
  ]);
  await leaveUndecided(undecided.id);
  await admin.query(
    `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at, may_return_at)
     VALUES ($1, gen_random_uuid(), 'player', now(), now() + interval '6 months')`,
    [excluded.id],
  );
  return {
    ...config,
    ...opened,
  };
}

/** Lives where the law wants a register asked, and it did not answer. */
async function leaveUndecided(id: string): Promise<void> {
  await admin.query("UPDATE players.profile SET country_code = 'GB' WHERE player_id = $1", [id]);
  await registerSaid(id, null);
}

/** Whether the register knows the player; null: it could not be asked. */
function registerSaid(playerId: string, listed: boolean | null) {
  return admin.query(
    `INSERT INTO players.register_check (player_id, check_id, register, listed)
     VALUES ($1, $2, 'test', $3)`,
    [playerId, uuidv7(), listed],
  );
}

let examined = 0;

/** What the kit finds, asking `baseUrl`. It stakes all that its player has. */
async function examine(baseUrl: string, only = "") {
  const { launch } = await createPlayer(`Penny${(examined += 1)}`);
  const funded = [await launch(), await launch()];
  const secondPlayer = [await second.launch()];
  return runKit({ ...config, funded, secondPlayer, baseUrl }, { only });
}

const long = { timeout: 240_000 };

test("A2, F15: every rule a provider relies on is kept by a real server", long, async () => {
  const results = await examine(config.baseUrl);
  expect(results.filter(({ outcome }) => outcome !== "kept")).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
  const { rows } = await admin.query<{ sum: string }>(
    "SELECT coalesce(sum(balance), 0)::text AS sum FROM ledger.accounts",
  );
  expect(rows[0]?.sum).toBe("0");
});

describe("F15: a key opens what it is for", () => {
  test("and nothing of another provider", async () => {
    await providers.addProvider({ code: "other", name: "Other Games", spend: "cash_first" });
    const elsewhere = config.baseUrl.replace(/acme$/, "other");
    const token = await rich.launch();
    const message = { type: "authenticate", launch_token: token };
    expect((await ask("authenticate", message, elsewhere))["status"]).toBe("INVALID_SIGNATURE");
    // The token was not used up by who may not use it.
    expect((await ask("authenticate", message))["status"]).toBe("OK");
  });

  test("and no launch of another provider", async () => {
    const id = "others";
    const secret = randomBytes(32);
    const validFrom = fromNow(-day);
    await providers.addProvider({ code: "third", name: "Third", spend: "cash_first" });
    await providers.addKey({ provider: "third", keyId: id, secret, validFrom, validUntil: null });
    const elsewhere = config.baseUrl.replace(/acme$/, "third");
    const key = { id, secret: secret.toString("base64url") };
    const message = { type: "authenticate", launch_token: await rich.launch() };
    expect((await ask("authenticate", message, elsewhere, key))["status"]).toBe("INVALID_TOKEN");
  });

  test("and nothing that is larger than any call", async () => {
    const answer = await fetch(`${config.baseUrl}/bet`, {
      method: "POST",
      headers: signed(config.key, "x".repeat(70_000)),
      body: "x".repeat(70_000),
    });
    expect(answer.status).toBe(413);
  });

  test("a secret lies sealed, and opens nowhere but where it was sealed", async () => {
    const { rows } = await admin.query<{ sealed: string }>(
      "SELECT sealed FROM providers.provider_key WHERE key_id = 'current'",
    );
    const vault = openVault(served.config.keyring);
    const sealed = rows[0]?.sealed ?? "";
    expect(sealed).not.toContain(config.key.secret);
    const opened = Buffer.from(vault.unseal(sealed, "acme/current"));
    expect(opened.toString("base64url")).toBe(config.key.secret);
    expect(() => vault.unseal(sealed, "other/current")).toThrow();
  });
});

test("a bet whose process fell between its claim and its money is finished by its repeat", async () => {
  const { session_token, player_ref } = await open(await rich.launch(), { bet: false });
  const message = {
    type: "bet",
    transaction_id: uuidv7(),
    round_id: uuidv7(),
    player_ref,
    session_token,
    game_code: game,
    currency,
    amount: "100",
    scale: 2,
  };
  const first = await ask("bet", message);
  expect(first["status"]).toBe("OK");
  // Another with a claim of the same content, and no money behind it: what such a fall leaves.
  const fallen = { ...message, transaction_id: uuidv7() };
  await admin.query(
    `INSERT INTO providers.call (provider, transaction_id, call, player_id, fingerprint, refused, received_at)
     VALUES ('acme', $1, 'bet', $2, $3, NULL, now())`,
    [fallen.transaction_id, rich.id, fingerprint({ ...fallen, round_closed: false })],
  );
  const before = BigInt(first["balance"] ?? "0");
  const finished = await ask("bet", fallen);
  expect([finished["status"], finished["balance"]]).toEqual(["OK", String(before - 100n)]);
  expect((await ask("bet", fallen))["balance"]).toBe(String(before - 100n));
});

test("a bet that waited for the register is judged anew when it comes again", async () => {
  const { id, launch } = await createPlayer("Ursula");
  const { session_token, player_ref } = await open(await launch(), { bet: false });
  await leaveUndecided(id);
  const message = {
    type: "bet",
    transaction_id: uuidv7(),
    round_id: uuidv7(),
    player_ref,
    session_token,
    game_code: game,
    currency,
    amount: "100",
    scale: 2,
  };
  expect(await ask("bet", message)).toMatchObject({ status: "TEMPORARY", retry: "same_id" });
  await registerSaid(id, false);
  expect((await ask("bet", message))["status"]).toBe("OK");
  await registerSaid(id, true);
  // It was placed: whatever is known since, that is what a repeat hears.
  expect((await ask("bet", message))["status"]).toBe("OK");
  const next = { ...message, transaction_id: uuidv7() };
  expect((await ask("bet", next))["status"]).toBe("SELF_EXCLUDED");
});

describe("a wallet with one rule broken is found out", () => {
  const standBefore = (change: (body: string) => string) =>
    breakWallet(config.baseUrl, (body) => signed(config.key, body), change);

  test("signatures that nobody checks", long, async () => {
    const wallet = await standBefore((body) => body);
    try {
      const found = brokenIn(await examine(wallet.url, "Signatures"));
      // All that are refused for how they are signed; a wrong message is refused by whoever reads it.
      expect(found).toEqual(
        "S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S17 S18 S20 S21 S23".split(" "),
      );
    } finally {
      await wallet.close();
    }
  });

  test("a bet that is placed each time it is sent", long, async () => {
    const wallet = await standBefore((body) =>
      body.includes('"type":"bet"')
        ? body.replace(/"transaction_id":"[^"]*"/, `"transaction_id":"${uuidv7()}"`)
        : body,
    );
    try {
      const found = brokenIn(await examine(wallet.url, "Repeats"));
      expect(found).toEqual(expect.arrayContaining(["D01", "D03", "D09"]));
      expect(found).not.toContain("D05");
    } finally {
      await wallet.close();
    }
  });
});
