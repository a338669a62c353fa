import { createHmac, randomBytes } from "node:crypto";
import { createSandboxSettlement } from "@croupier/cashier";
import type { PlayerDeposit } from "@croupier/contracts";
import { createBreaker } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk } from "@croupier/providers";
import type { Person } from "@croupier/tools/people";
import { auditMoney } from "@croupier/wallet";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined, signedInAs } from "./people.ts";
import { reconcile } from "./reconcile.ts";
import { serve, type Served } from "./serve.ts";
import { troublePayments, type Trouble, type TroubledPayments } from "./troubled-payments.ts";

const minuteMs = 60_000;
const gameSecret = randomBytes(32);

let sandbox: PaymentsSandbox;
let provider: TroubledPayments;
let served: Served;
let admin: pg.Pool;
let player: Person;
/** The player whose play shows that the provider is well again. */
let prober: Person;
let people = 0;
/** What the worker had to report. */
const troubles: unknown[] = [];
/** The server's time is ours: it stands still, and nobody waits until a provider is asked again. */
let now = Date.now();
const clock = () => new Date(now);
/** Longer than a provider in trouble is left alone. */
const restMs = 6_000;

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  // Whoever hangs here hangs until the test lets go.
  provider = await troublePayments(sandbox.settings, 10 * minuteMs);
  served = await serve(
    (config) => ({
      ...config,
      payments: provider.settings,
      // Whoever held the one connection while calling out would stop everybody.
      database: { ...config.database, connectionsMax: 1 },
    }),
    clock,
  );
  admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  prober = await joined(served, "prober");
});
afterAll(async () => {
  await admin.end();
  await served.close();
  provider.close();
  sandbox.close();
});
beforeEach(async () => {
  provider.choose("none");
  // Failures of the test before are long ago, and forgotten with the first success.
  now += restMs;
  player = prober;
  expect((await begin()).status).toBe(201);
  provider.choose("none");
  people += 1;
  player = await joined(served, `patient${people}`);
});
afterEach(async () => {
  provider.letGo();
  expect(await auditMoney(served.fresh.database)).toEqual([]);
});

const deposits = () => `/services/cashier/v1/profiles/${player.id}/deposits`;

function call(method: string, path: string, words?: object) {
  return fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: player.cookie,
      "content-type": "application/json",
      "idempotency-key": `key-${uuidv7()}`,
    },
    ...(words === undefined ? {} : { body: JSON.stringify(words) }),
  });
}

async function begin() {
  const answer = await call("POST", deposits(), {
    method: "card",
    amount: "100.00",
    currency: "USD",
  });
  return { status: answer.status, body: (await answer.json()) as PlayerDeposit & { code: string } };
}

async function newest(): Promise<PlayerDeposit> {
  const { items } = (await (await call("GET", deposits())).json()) as { items: PlayerDeposit[] };
  if (items[0] === undefined) throw new Error("this player has begun no deposit");
  return items[0];
}

async function playable(): Promise<string> {
  const answer = await call("GET", `/services/wallet-gateway/v1/profiles/${player.id}/balances`);
  const balances = (await answer.json()) as { type: string; amount: string }[];
  return balances.find(({ type }) => type === "playable")?.amount ?? "";
}

/** What the worker does every minute, as if ten of them had gone by for this player. */
async function workLater(): Promise<void> {
  await admin.query(
    `UPDATE cashier.deposits SET changed_at = changed_at - interval '10 minutes',
       checked_at = checked_at - interval '10 minutes',
       check_wanted_at = check_wanted_at - interval '10 minutes'
     WHERE player_id = $1`,
    [player.id],
  );
  await reconcile(served.fresh.database, provider.settings, (error) => troubles.push(error));
}
const isWanted = async (id: string) =>
  (
    await admin.query<{ is: boolean }>(
      `SELECT check_wanted_at IS NOT NULL AS is FROM cashier.deposits WHERE deposit_id = $1`,
      [id],
    )
  ).rows[0]?.is;

describe("while the provider does not answer", () => {
  test("no connection to the database is held: balance, bets and history answer, with one for all", async () => {
    const bet = await openGame();
    provider.choose("late");
    const begun = begin();
    await provider.nextCall();
    // What goes on meanwhile passes; what is held would stay.
    await vi.waitFor(async () => {
      const { rows } = await admin.query(
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
      expect(rows).toEqual([]);
    }, 15_000);
    expect(await playable()).toBe("1000.00");
    expect(await bet()).toMatchObject({ status: 200 });
    expect(await playable()).toBe("999.00");
    expect(await newest()).toMatchObject({ state: "requested", amount: "100.00" });
    const history = `/services/safer-play/v1/profiles/${player.id}/balance-history`;
    expect((await call("GET", history)).status).toBe(200);

    provider.letGo();
    expect(await begun).toMatchObject({ status: 201, body: { state: "redirected" } });
  });

  test.each<Trouble>(["reset", "garbage", "endless", "status 500"])(
    "%s: three calls arrive and no more, each deposit is refused with why, and one probe opens it again",
    async (trouble) => {
      provider.choose(trouble);
      for (let times = 0; times < 6; times += 1) {
        expect(await begin()).toMatchObject({
          status: 503,
          body: { code: "provider_unreachable" },
        });
      }
      expect(provider.arrived).toEqual(Array(3).fill("POST /v1/payments"));
      expect(await newest()).toMatchObject({ state: "failed", reason: "provider_unreachable" });
      expect(await playable()).toBe("1000.00");

      now += restMs;
      expect([(await begin()).status, (await begin()).status]).toEqual([503, 503]);
      expect(provider.arrived).toHaveLength(4);

      now += restMs;
      provider.choose("none");
      expect([(await begin()).status, (await begin()).status]).toEqual([201, 201]);
    },
  );

  test("whoever waits is answered when the provider's time is over", async () => {
    const hasty = await troublePayments(sandbox.settings, 50);
    const other = await serve((config) => ({ ...config, payments: hasty.settings }));
    try {
      hasty.choose("late");
      const { id, cookie } = await joined(other, "hasty");
      const answer = await fetch(`${other.url}/services/cashier/v1/profiles/${id}/deposits`, {
        method: "POST",
        headers: {
          origin: other.url,
          cookie,
          "content-type": "application/json",
          "idempotency-key": `key-${uuidv7()}`,
        },
        body: JSON.stringify({ method: "card", amount: "100.00", currency: "USD" }),
      });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "provider_unreachable" });
    } finally {
      await other.close();
      hasty.close();
    }
  });

  test("a deposit is refused with a word that says why, and the worker settles what was taken all the same", async () => {
    provider.choose("done, then reset");
    expect(await begin()).toMatchObject({ status: 503, body: { code: "provider_unreachable" } });
    const { id, state, reason } = await newest();
    expect([state, reason]).toEqual(["failed", "provider_unreachable"]);

    // They knew of it: somebody with its page pays, and the notice is lost as well.
    const payment = await pageOf(id);
    await sandbox.pay(payment, "4000 0000 0000 0341");
    provider.choose("reset");
    await workLater();
    expect(troubles.splice(0)).not.toEqual([]);
    expect([(await newest()).state, await isWanted(id)]).toEqual(["failed", true]);

    provider.choose("none");
    await workLater();
    expect([(await newest()).state, await isWanted(id)]).toEqual(["completed", false]);
    expect(await playable()).toBe("1100.00");
  });

  test("what is not in time with them any more is closed: the player was told that nothing is taken", async () => {
    provider.choose("done, then reset");
    await begin();
    const { id } = await newest();
    provider.choose("none");
    await workLater();
    expect([(await newest()).state, await isWanted(id)]).toEqual(["failed", false]);
    const arrivedFor = () => provider.arrived.filter((one) => one.includes(id));
    expect(arrivedFor()).toEqual([
      `GET /v1/payments/${id}`,
      `POST /v1/payments/${id}/cancellation`,
    ]);
    await workLater();
    expect(arrivedFor()).toHaveLength(2);
  });

  test("what has to go back is asked for again until they have answered, and goes back once", async () => {
    const { body: begun } = await begin();
    await sandbox.pay(begun.url ?? "", "4000 0000 0000 0341");
    const limit = `/services/safer-play/v1/profiles/${player.id}/limits/deposit/day`;
    expect((await call("PUT", limit, { value: "50.00" })).status).toBe(200);
    await workLater();
    expect(await newest()).toMatchObject({ state: "returning", reason: "limit_reached" });

    provider.choose("done, then reset");
    await workLater();
    expect(provider.arrived).toContain(`POST /v1/payments/${begun.id}/refund`);
    expect(troubles.splice(0)).not.toEqual([]);
    expect((await newest()).state).toBe("returning");

    provider.choose("none");
    // They send it a little later than they were asked.
    await vi.waitFor(async () => {
      await workLater();
      expect((await newest()).state).toBe("returned");
    }, 30_000);
    const { refunds } = await createSandboxSettlement({
      settings: sandbox.settings,
      breaker: createBreaker(systemClock),
      fetch,
      clock: systemClock,
    }).readDay(new Date().toISOString().slice(0, 10));
    expect(refunds.filter(({ reference }) => reference === begun.id)).toHaveLength(1);
    expect(await playable()).toBe("1000.00");
  });
});

/** The page they have opened for a deposit of which we never heard. */
async function pageOf(reference: string): Promise<string> {
  const list = await (await fetch(sandbox.settings.url)).text();
  const [, id] = list.split(`<code>${reference}</code>`)[1]?.split("/payments/") ?? [];
  return `${sandbox.settings.url}/pay/${id?.split("/")[0]}`;
}

/** A game of another provider in which this player sits: each call stakes one dollar. */
async function openGame() {
  const vault = openVault(served.config.keyring);
  const desk = createProviderDesk({ database: served.fresh.database, clock, vault });
  await desk.addProvider({ code: "acme", name: "Acme", spend: "cash_first" });
  const valid = { validFrom: new Date(0), validUntil: null };
  await desk.addKey({ provider: "acme", keyId: "current", secret: gameSecret, ...valid });
  const currency = getAsset("USD");
  const game = { gameCode: "slot", currency } as const;
  const sessionId = await signedInAs(served, player);
  const sitting = { playerId: player.id, sessionId, provider: "acme" };
  const { playerRef, token } = await desk.open({ ...sitting, ...game });
  return async () => {
    const body = JSON.stringify({
      type: "bet",
      request_id: uuidv7(),
      issued_at: clock().toISOString(),
      player_ref: playerRef,
      session_token: token,
      game_code: game.gameCode,
      currency,
      transaction_id: uuidv7(),
      round_id: uuidv7(),
      amount: "100",
      scale: 2,
    });
    const timestamp = String(Math.floor(clock().getTime() / 1_000));
    const signature = createHmac("sha256", gameSecret).update(`${timestamp}.`).update(body);
    const answer = await fetch(`${served.url}/services/providers/v1/acme/bet`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-key-id": "current",
        "x-timestamp": timestamp,
        "x-signature": signature.digest("hex"),
      },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
}
