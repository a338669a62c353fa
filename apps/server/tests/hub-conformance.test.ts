import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import { sown } from "@croupier/tools/templates";
import { auditMoney } from "@croupier/wallet";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { breakWallet, brokenIn, runKit } from "./conformance-kit.ts";
import { askHub, createMaker, hubSigned } from "./hub-maker.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const code = "hub_games";
const currency = getAsset("USD");
const game = "hub_slot";
const day = 86_400_000;
const makers = {
  key: createMaker(),
  nextKey: createMaker(),
  endedKey: createMaker(),
  futureKey: createMaker(),
};
const maker = makers.key;
const keyFiles = Object.fromEntries(
  Object.entries(makers).map(([name, { privatePem }]) => [`${name}.pem`, privatePem]),
);

let fresh: FreshDatabase;
let served: Served;
let admin: pg.Pool;
let desk: ReturnType<typeof createProviderDesk>;
let config: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh);
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  const vault = openVault(served.config.keyring);
  desk = createProviderDesk({ database: fresh.database, clock: systemClock, vault });
  config = await createWorld();
});
afterAll(async () => {
  await admin.end();
  await served.close();
  await fresh.drop();
});

const fromNow = (ms: number) => new Date(systemClock().getTime() + ms);
const baseUrl = () => `${served.url}/services/providers/hub/v2/${code}`;

async function connect(): Promise<void> {
  await desk.addProvider({ code, name: "Hub Games", spend: "cash_first", dialect: "hub" });
  await admin.query(
    "UPDATE providers.provider SET disabled_games = '{closed_slot}' WHERE provider = $1",
    [code],
  );
  for (const [keyId, { publicPem }] of Object.entries(makers)) {
    await desk.addKey({
      provider: code,
      keyId,
      secret: readPublicKey(publicPem),
      validFrom: fromNow(keyId === "futureKey" ? day : -day),
      validUntil: keyId === "endedKey" ? fromNow(-60_000) : null,
    });
  }
}

/** A player with a thousand of play money, and a session that is open as the game's address has it. */
async function seat(name: string, gameCode = game) {
  const { id: playerId } = await joined(served, name);
  const { rows } = await admin.query<{ session_id: string }>(
    "SELECT session_id FROM players.session WHERE player_id = $1",
    [playerId],
  );
  const sessionId = rows[0]?.session_id ?? "";
  const { token, playerRef } = await desk.open({
    provider: code,
    playerId,
    sessionId,
    gameCode,
    currency,
  });
  return { playerId, session: { user: playerRef, token } };
}

/** A session with a bet standing in it; what becomes of the player then, `change` does. */
async function withOpenBet(name: string, change: string) {
  const { playerId, session } = await seat(name);
  const open_bet = { transaction_uuid: uuidv7(), round: uuidv7() };
  const placed = await askHub(baseUrl(), maker.privateKey, "transaction/bet", {
    ...session,
    ...open_bet,
    game_code: game,
    currency,
    amount: 100_000,
  });
  expect(placed.status).toBe("RS_OK");
  await admin.query(change, [playerId]);
  return { ...session, open_bet };
}

async function createWorld() {
  await connect();
  // Lives where the law wants a register asked, and it did not answer.
  const undecided = await seat("Udo");
  await admin.query("UPDATE players.profile SET country_code = 'GB' WHERE player_id = $1", [
    undecided.playerId,
  ]);
  await admin.query(
    `INSERT INTO players.register_check (player_id, check_id, register, listed)
     VALUES ($1, $2, 'test', NULL)`,
    [undecided.playerId, uuidv7()],
  );
  return {
    dialect: "hub",
    baseUrl: baseUrl(),
    ...Object.fromEntries(Object.keys(makers).map((name) => [name, `${name}.pem`])),
    currency,
    otherCurrency: "EUR",
    game,
    disabledGame: "closed_slot",
    session: (await seat("Hubert")).session,
    secondSession: (await seat("Ottilie")).session,
    undecidedSession: undecided.session,
    disabledGameSession: (await seat("Clemens", "closed_slot")).session,
    expiredSession: await withOpenBet(
      "Edda",
      "UPDATE providers.play_session SET expires_at = now() - interval '1 hour' WHERE player_id = $1",
    ),
    blockedSession: await withOpenBet(
      "Bodo",
      "UPDATE players.profile SET status = 'blocked' WHERE player_id = $1",
    ),
    excludedSession: await withOpenBet(
      "Xaver",
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at, may_return_at)
       VALUES ($1, gen_random_uuid(), 'player', now(), now() + interval '6 months')`,
    ),
  };
}

const examine = (at: string, only = "") =>
  runKit({ ...config, baseUrl: at }, { only, files: keyFiles });

const long = { timeout: 240_000 };

test("A2, A7, F15: every rule of the dialect is kept by a real server", long, async () => {
  const results = await examine(config.baseUrl);
  expect(results.filter(({ outcome }) => outcome !== "kept")).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(await auditMoney(fresh.database)).toEqual([]);
});

test("what the configuration does not bring is skipped, and said so", long, async () => {
  const { baseUrl: at, dialect, session } = config;
  const least = { dialect, baseUrl: at, session, key: "key.pem", currency, game };
  const results = await runKit(least, { only: "HN0", files: keyFiles });
  expect(results.map(({ id, outcome, note }) => [id, outcome, note])).toEqual([
    ["HN01", "skipped", "configure expiredSession"],
    ["HN02", "skipped", "configure blockedSession"],
    ["HN03", "skipped", "configure excludedSession"],
    ["HN04", "skipped", "configure disabledGame, disabledGameSession"],
    ["HN05", "skipped", "configure undecidedSession"],
    ["HN06", "kept", undefined],
    ["HN07", "kept", undefined],
  ]);
});

const numbered = (family: string, numbers: string) =>
  numbers.split(" ").map((number) => `${family}${number}`);

test.each<[string, string, readonly string[], (body: string) => string]>([
  [
    "signatures that nobody checks",
    "Signatures",
    numbered("HS", "02 03 04 05 06 07 08 09 10 11 12 13 14 15 17 18"),
    (body) => body,
  ],
  [
    "a win that is paid each time it is sent",
    "Repeats",
    numbered("HD", "02 08"),
    (body) => (isWin(body) ? renamed(body, "transaction_uuid") : body),
  ],
  [
    "rollbacks of another bet than they name",
    "Rollbacks",
    numbered("HR", "01 02 04 05 06 07 08 09 10 11"),
    (body) => (isWin(body) ? body : renamed(body, "reference_transaction_uuid")),
  ],
])("a wallet with %s is found out", long, async (_what, family, wanted, change) => {
  const sign = (body: string) => hubSigned(maker.privateKey, body);
  const wallet = await breakWallet(config.baseUrl, sign, change);
  try {
    expect(brokenIn(await examine(wallet.url, family))).toEqual(wanted);
  } finally {
    await wallet.close();
  }
});

const isWin = (body: string) =>
  body.includes('"reference_transaction_uuid"') && body.includes('"amount"');

function renamed(body: string, name: string): string {
  return body.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${uuidv7()}"`);
}
