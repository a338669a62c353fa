import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { everyEndpoint, problem } from "@croupier/contracts";
import { answers, compareWithTable, type AuthorisationTable } from "@croupier/tools/hostile";
import type { Person } from "@croupier/tools/people";
import {
  allSignedIn,
  allStrangers,
  askedFor,
  createCallers,
  identities,
  type Callers,
  type Identity,
} from "./identities.ts";
import { joined } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

const everybody = (status: number) => answers(identities, status);
const signedIn = (status: number) => answers(identities, 401, allSignedIn(status));
/** `but` is for owners with whom it stands otherwise. */
const ownerAlone = (status: number, but: Partial<Record<Identity, number>> = {}) =>
  answers(identities, 401, { ...allSignedIn(status), ...allStrangers(404), ...but });

/**
 * The answers of this process, and to whom. A write without a body is refused only for the body, a search
 * without a term only for the term, and a slug that is nobody's is not found by anybody.
 */
const table: AuthorisationTable<Identity> = {
  "POST /services/identity/v1/profiles": everybody(400),
  "POST /services/identity/v1/sessions": everybody(400),
  "POST /services/identity/v1/sessions/mfa": everybody(400),
  // Whoever has not just typed a password has no second step.
  "POST /services/identity/v1/sessions/mfa/codes": {
    ...everybody(403),
    // Who has, is due with a device, and a device is sent nothing.
    "a password whose second factor is due": 422,
  },
  "POST /services/identity/v1/password-resets": everybody(400),
  "PUT /services/identity/v1/password-resets/:token": everybody(400),
  "PUT /services/identity/v1/profiles/:session/password": ownerAlone(400),
  "POST /services/identity/v1/passkey-questions": everybody(200),
  "POST /services/identity/v1/sessions/passkey": everybody(400),
  "GET /services/identity/v1/profiles/:session/passkeys": ownerAlone(200),
  "POST /services/identity/v1/profiles/:session/passkey-questions": ownerAlone(403),
  "POST /services/identity/v1/profiles/:session/passkeys": ownerAlone(400),
  "PATCH /services/identity/v1/profiles/:session/passkeys/:passkey": ownerAlone(400),
  // Nobody proved anything, so nothing is taken away.
  "DELETE /services/identity/v1/profiles/:session/passkeys/:passkey": ownerAlone(403),
  "GET /services/identity/v1/sessions/current": signedIn(200),
  "DELETE /services/identity/v1/sessions/current": signedIn(204),
  "GET /services/identity/v1/profiles/:session": ownerAlone(200),
  // Nothing in it, so nothing changes.
  "PATCH /services/identity/v1/profiles/:session": ownerAlone(200),
  "GET /services/identity/v1/profiles/:session/sessions": ownerAlone(200),
  // No session has this id, so nothing ends.
  "DELETE /services/identity/v1/profiles/:session/sessions/:id": ownerAlone(204),
  "DELETE /services/identity/v1/profiles/:session/sessions": ownerAlone(204),
  // Who joined a moment ago has a letter already, and the next has to wait.
  "POST /services/identity/v1/profiles/:session/email/confirmation": ownerAlone(429),
  "GET /services/identity/v1/profiles/:session/email/change": ownerAlone(200),
  "POST /services/identity/v1/profiles/:session/email/change": ownerAlone(400),
  "DELETE /services/identity/v1/profiles/:session/email/change": ownerAlone(204),
  "POST /services/identity/v1/email-links": everybody(400),
  "GET /services/identity/v1/profiles/:session/agreements": ownerAlone(200),
  "PUT /services/identity/v1/profiles/:session/agreements": ownerAlone(400),
  "POST /services/identity/v1/profiles/:session/closing": ownerAlone(400),
  // All of it takes a proof.
  "POST /services/identity/v1/profiles/:session/personal-data": ownerAlone(403),
  "GET /services/identity/v1/profiles/:session/erasure-request": ownerAlone(200),
  "POST /services/identity/v1/profiles/:session/erasure-request": ownerAlone(202),
  "DELETE /services/identity/v1/profiles/:session/erasure-request": ownerAlone(204),
  "GET /services/wallet-gateway/v1/profiles/:session/balances": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/deposit-methods": ownerAlone(200),
  // No key says which press it is.
  "POST /services/cashier/v1/profiles/:session/deposits": ownerAlone(400),
  "DELETE /services/cashier/v1/profiles/:session/saved-methods/:method": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/deposits": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/deposits/:deposit": ownerAlone(404),
  "POST /services/cashier/v1/profiles/:session/deposits/:deposit/cancellation": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/transactions": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/transactions/:transaction": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/transactions/:transaction/receipt": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/statements/:format": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/net-deposits": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/payments": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/linked-accounts": ownerAlone(200),
  "POST /services/cashier/v1/profiles/:session/linked-accounts": ownerAlone(400),
  "DELETE /services/cashier/v1/profiles/:session/linked-accounts/:account": ownerAlone(404),
  "GET /services/cashier/v1/profiles/:session/transfer-terms": ownerAlone(200),
  // No key says which press it is.
  "POST /services/cashier/v1/profiles/:session/transfers": ownerAlone(400),
  "GET /services/cashier/v1/profiles/:session/transfers": ownerAlone(200),
  "POST /services/cashier/v1/profiles/:session/transfers/:transfer/answers": ownerAlone(400),
  // Nobody collects payments here.
  "POST /services/cashier/v1/providers/:provider/notices": everybody(404),
  // No routing is asked about, no amount, and no key says which press it is.
  "GET /services/routing/config/payment-methods/method-groups": signedIn(400),
  "GET /services/payment/profiles/:session/info": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/withdrawal-methods": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/withdrawal-quote": ownerAlone(400),
  "POST /services/cashier/v1/profiles/:session/withdrawals": ownerAlone(400),
  "GET /services/cashier/v1/profiles/:session/withdrawals": ownerAlone(200),
  "GET /services/cashier/v1/profiles/:session/withdrawals/:withdrawal": ownerAlone(404),
  "POST /services/cashier/v1/profiles/:session/withdrawals/:withdrawal/cancellation":
    ownerAlone(404),
  "POST /services/cashier/v1/providers/:provider/payout-notices": everybody(404),
  // Nothing is asked for a withdrawal yet, so no code does for it.
  "GET /services/player-verification/v1/profiles/:session/operations/:operation/status":
    ownerAlone(200),
  "POST /services/player-verification/v1/profiles/:session/operations/:operation/codes":
    ownerAlone(422),
  "PUT /services/player-verification/v1/profiles/:session/verifications/verify": ownerAlone(400),
  "GET /services/player-verification/v1/profiles/:session/two-factor": ownerAlone(200),
  // Without a PIN there is nothing to begin with, and without a device nothing to begin anew.
  "POST /services/player-verification/v1/profiles/:session/two-factor": ownerAlone(409),
  "PUT /services/player-verification/v1/profiles/:session/two-factor": ownerAlone(400),
  "DELETE /services/player-verification/v1/profiles/:session/two-factor": ownerAlone(204),
  "POST /services/player-verification/v1/profiles/:session/two-factor/reset": ownerAlone(409),
  "POST /services/player-verification/v1/profiles/:session/two-factor/recovery-codes":
    ownerAlone(409),
  "PUT /services/player-verification/v1/profiles/:session/pin-code": ownerAlone(400),
  "GET /services/player-verification/v1/profiles/:session/phone": ownerAlone(200),
  // Who joined for this table gave no number.
  "POST /services/player-verification/v1/profiles/:session/phone/codes": ownerAlone(409),
  "PUT /services/player-verification/v1/profiles/:session/phone": ownerAlone(400),
  "GET /services/safer-play/v1/profiles/:session/standing": ownerAlone(200),
  "GET /services/safer-play/v1/profiles/:session/limits": ownerAlone(200),
  // No limit has such a kind, and no raise waits.
  "PUT /services/safer-play/v1/profiles/:session/limits/:kind/:window": ownerAlone(400),
  "POST /services/safer-play/v1/profiles/:session/raises/:raise/confirmation": ownerAlone(409),
  "DELETE /services/safer-play/v1/profiles/:session/raises/:raise": ownerAlone(409),
  "POST /services/safer-play/v1/profiles/:session/breaks": ownerAlone(400),
  "POST /services/safer-play/v1/profiles/:session/exclusions": ownerAlone(400),
  "POST /services/safer-play/v1/profiles/:session/exclusions/current/return": ownerAlone(400),
  "GET /services/safer-play/v1/profiles/:session/reality-check": ownerAlone(200),
  "PUT /services/safer-play/v1/profiles/:session/reality-check": ownerAlone(400),
  "POST /services/safer-play/v1/profiles/:session/reality-check/answers": ownerAlone(201),
  "GET /services/safer-play/v1/profiles/:session/activity": ownerAlone(400),
  "GET /services/safer-play/v1/profiles/:session/balance-history": ownerAlone(200),
  "GET /api/v1/document-verification-status/profile/:session": ownerAlone(200),
  "GET /services/profile-profiling/v1/document-verification/profile/:session/document-verification-url":
    ownerAlone(200),
  "GET /services/profile-profiling/v1/document-verification/profile/:session/documents":
    ownerAlone(200),
  // No kind of document is named.
  "POST /services/profile-profiling/v1/document-verification/profile/:session/documents/:documentType/files":
    ownerAlone(400),
  // Our own people check documents here: no provider calls.
  "POST /services/profile-profiling/v1/document-verification/providers/:provider/reports":
    everybody(404),
  "GET /services/site-configuration/v1/brands/:brandCode": everybody(200),
  "GET /services/site-configuration/v1/brands/:brandCode/maintenance": everybody(200),
  "GET /content/v5/buckets/:bucket/languages/:language/:contentType": everybody(200),
  "GET /content/v5/buckets/:bucket/languages/:language/:contentType/:slug": everybody(404),
  "GET /content/v5/buckets/:bucket/languages/:language/game-categories/:slug": everybody(404),
  "GET /content/v5/buckets/:bucket/languages/:language/pages": everybody(400),
  "GET /content/v5/buckets/:bucket/languages/:language/help-pages/suggestions": everybody(400),
  "GET /content/v5/buckets/:bucket/languages/:language/game-index": everybody(200),
  "GET /content/v5/buckets/:bucket/languages/:language/help-pages/search": everybody(400),
  "PUT /services/consent/v1/choice": everybody(400),
  "POST /services/analytics/v1/events": everybody(400),
  "PUT /services/support/v1/help-articles/:article/feedback": everybody(400),
  "POST /services/support/v1/tickets": everybody(400),
  "GET /services/geolocation/subdivision": everybody(202),
  // A code that cannot be one; what can be one is answered by the rules alone.
  "GET /services/referral/v1/profiles/tracking/:code": everybody(404),
  "GET /services/referral/v1/profiles/:session": ownerAlone(200),
  "POST /services/referral/v1/affiliate-applications": everybody(400),
  // No mode says which; no game has this id.
  "GET /services/casino/casino-lobby-services/v1/jackpots": everybody(200),
  "GET /services/casino/casino-lobby-services/v1/offers/games": everybody(200),
  "GET /services/casino-integration/v1/promotional-spins/players/:session/playable":
    ownerAlone(200),
  "POST /services/recent-activity-tracker/v1/profile/:session/casino": ownerAlone(400),
  "GET /services/casino/v1/profiles/:session/games": ownerAlone(200),
  // Lucky Dice may be kept by its owner, and dropped, as often as they like.
  "PUT /services/casino/v1/profiles/:session/favourites/:gameId": ownerAlone(204),
  "DELETE /services/casino/v1/profiles/:session/favourites/:gameId": ownerAlone(204),
  "GET /services/casino/casino-lobby-services/games/:id/url": everybody(400),
  "GET /services/casino/casino-lobby-services/v1/games/:id/url": everybody(400),
  "GET /services/casino/v1/rounds/:round/receipt": everybody(404),
  "GET /services/casino/v1/receipt-keys": everybody(200),
  // Nobody here has played a round.
  "POST /services/casino/v1/profiles/:session/rounds/:round/reveal": ownerAlone(404),
  "GET /services/games-integration-service/api/v1/games/:gameId/practice/url": everybody(404),
  // Whoever may not play learns no more of a game than that.
  "GET /services/games-integration-service/api/v1/games/:gameId/url": {
    ...signedIn(404),
    "a self-excluded player": 403,
    "a player with a blocked document": 403,
  },
  // At the origin of games a token counts that none of them has, and a cookie nothing.
  "GET /:code": everybody(200),
  "POST /play/v1/sessions": everybody(400),
  "GET /play/v1/games/:code": everybody(404),
  "GET /play/v1/session": everybody(401),
  "DELETE /play/v1/session": everybody(401),
  "POST /play/v1/rounds": everybody(401),
  "POST /play/v1/rounds/:round/actions": everybody(401),
  "GET /play/v1/rounds": everybody(401),
  "GET /play/v1/rounds/:round": everybody(401),
  "GET /play/v1/seeds": everybody(401),
  "PUT /play/v1/seeds": everybody(401),
  // A machine that signs: nobody is one by having signed in.
  "POST /services/providers/v1/:provider/authenticate": everybody(401),
  "POST /services/providers/v1/:provider/balance": everybody(401),
  "POST /services/providers/v1/:provider/bet": everybody(401),
  "POST /services/providers/v1/:provider/win": everybody(401),
  "POST /services/providers/v1/:provider/rollback": everybody(401),
  "POST /services/providers/v1/:provider/end-round": everybody(401),
  "POST /services/providers/v1/:provider/free-round": everybody(401),
  "POST /services/providers/v1/:provider/jackpot-win": everybody(401),
  // In this dialect a wrong signature is a status in the body.
  "POST /services/providers/hub/v2/:provider/user/info": everybody(200),
  "POST /services/providers/hub/v2/:provider/user/balance": everybody(200),
  "POST /services/providers/hub/v2/:provider/transaction/bet": everybody(200),
  "POST /services/providers/hub/v2/:provider/transaction/win": everybody(200),
  "POST /services/providers/hub/v2/:provider/transaction/rollback": everybody(200),
  "GET /health/live": everybody(200),
  "GET /health/ready": everybody(200),
  "GET /services/openapi.json": everybody(200),
  "GET /services/docs": everybody(200),
  "GET /services/docs.css": everybody(200),
  // A draft is for whoever brings a sealed ticket, and for nobody by being somebody.
  "GET /preview/*": everybody(403),
  "GET /deposit-return": everybody(200),
  "GET /sitemap.xml": everybody(200),
  // One file is enough for what the demo publishes.
  "GET /sitemap-:number(^\\d{1,4}$).xml": everybody(404),
  "GET /rss/articles.xml": everybody(200),
  "GET /rss/promotions.xml": everybody(200),
  "GET /robots.txt": everybody(200),
  // Without a width, a quality and a path: the address is wrong, whoever asks.
  "GET /assets/_next/static/images/*": everybody(400),
  "ANY /*": everybody(200),
  "UPGRADE /realtime": signedIn(101),
  // Who it is for is said by the token of the first message: till then a socket hears nothing.
  "UPGRADE /play/v1/flights": everybody(101),
  // Only this machine reaches them.
  "PRIVATE /metrics": everybody(200),
};

/** Made up beside a real one. `npm run drill idor` asks with the ids of hundreds who are there. */
const foreignIds = 8;

const ours = everyEndpoint.filter(({ path }) => !path.startsWith("/services/backoffice/"));
const theirs = everyEndpoint.filter(({ path }) => path.startsWith("/services/backoffice/"));
const guarded = ours.filter(({ access }) => access === "player");
const owned = ours.filter(({ ownSession }) => ownSession === true);

let served: Served;
let callers: Callers;
let ana: Person;
let ben: Person;
let admin: pg.Pool;
beforeAll(async () => {
  served = await serve();
  callers = await createCallers(served);
  ana = callers.player;
  ben = await joined(served, "ben");
  admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 1 });
  admin.on("error", () => {});
});
afterAll(async () => {
  await admin.end();
  await served.close();
});

/** Earlier calls, and the age of an account, change no answer. */
async function asIfJustJoined(): Promise<void> {
  await admin.query("DELETE FROM players.erasure_request");
  await admin.query("UPDATE players.email_link SET sent_at = now()");
}

/** Asked again where a busy machine had a page turned away: who may call what is the question here. */
async function call(...asked: Parameters<typeof callOnce>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await callOnce(...asked);
    if (answer.status !== 503 || tries === 20) return answer;
    await answer.arrayBuffer();
    await setTimeout(500);
  }
}

function callOnce(
  method: string,
  path: string,
  session: string,
  cookie?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const url = path
    .replace(":session", session)
    .replace(":operation", "withdraw")
    .replace(":brandCode", "kingfisher")
    .replace("favourites/:gameId", "favourites/lucky-dice")
    .replace(":bucket/languages/:language", "default/languages/en")
    .replace(":contentType", "content_page");
  const isOfGames = path.startsWith("/play/") || path === "/:code";
  const site = isOfGames ? served.gamesUrl : served.url;
  const origin = method === "PRIVATE" ? served.privateUrl : site;
  return fetch(origin + url.replace("/*", "/verify"), {
    method: method.replace(/ANY|PRIVATE/, "GET"),
    headers: {
      origin: site,
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(writes(method) ? { "content-type": "application/json" } : {}),
    },
    ...(writes(method) ? { body: "{}" } : {}),
  });
}

const nobodyAt = (path: string) =>
  path.startsWith("/play/") ? "game_session_over" : "not_signed_in";

const writes = (method: string): boolean => ["POST", "PUT", "PATCH"].includes(method);

describe("E: who may call what, for everything this process answers", () => {
  test("the table speaks of every route, and of no other", () => {
    const routes = served.server.routes();
    expect(routes.length).toBeGreaterThan(8);
    expect(compareWithTable(routes, table)).toEqual({ withoutRow: [], withoutRoute: [] });
    expect(Object.keys(table)).toEqual(
      expect.arrayContaining(ours.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  test("a route without a row is told, whoever registers it", async () => {
    const { routes } = served.server;
    const { "UPGRADE /realtime": _socket, "GET /rss/articles.xml": _feed, ...poorer } = table;
    expect(compareWithTable(routes(), poorer).withoutRow.sort()).toEqual([
      "GET /rss/articles.xml",
      "UPGRADE /realtime",
    ]);
  });

  test("the nineteen of the test programme are among those who ask, each for one", () => {
    const people = Object.values(askedFor);
    expect(people).toHaveLength(19);
    expect(new Set(people).size).toBe(19);
    expect(identities).toEqual(expect.arrayContaining(people));
  });

  test("what the contract guards, the table guards", () => {
    expect(guarded.length).toBeGreaterThanOrEqual(3);
    for (const { method, path } of guarded) {
      expect(table[`${method} ${path}`]).toMatchObject({ nobody: 401, "half a token": 401 });
    }
  });

  test.each(Object.entries(table))("%s", async (route, row) => {
    const [method = "", path = ""] = route.split(" ");
    await asIfJustJoined();
    for (const who of identities) {
      const [id, cookie] = [callers.idOf(who), await callers.cookieOf(who)];
      const headers = callers.headersOf(who);
      if (method === "UPGRADE") {
        expect([who, await upgrade(path, { ...headers, cookie })]).toEqual([who, row[who]]);
        continue;
      }
      if (method === "GET") {
        const head = await call("HEAD", path, id, cookie, headers);
        expect([who, "HEAD", head.status]).toEqual([who, "HEAD", row[who]]);
      }
      const answer = await call(method, path, id, cookie, headers);
      expect([who, answer.status]).toEqual([who, row[who]]);
      if (path.startsWith("/services/providers/hub/")) {
        expect(await answer.json()).toEqual({ status: "RS_ERROR_INVALID_SIGNATURE" });
      }
      if (answer.status !== 401) continue;
      const said = await answer.json();
      // A machine that has not signed is answered in the words of its protocol.
      if (path.startsWith("/services/providers/")) expect(said.status).toBe("INVALID_SIGNATURE");
      else expect(problem.parse(said).code).toBe(nobodyAt(path));
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers another's id exactly as it answers no one's",
    async (_name, { method, path }) => {
      // A fresh one: the call before may have signed her out everywhere.
      const cookie = await callers.cookieOf("the player");
      const seen = new Set<string>();
      const nobodys = "0199f0a0-0000-7000-8000-000000000000";
      for (const id of [ben.id, nobodys, "0", ana.id.toUpperCase()]) {
        const answer = await call(method, path, id, cookie);
        const { traceId: _, ...body } = problem.parse(await answer.json());
        const headers = [...answer.headers.keys()].sort().join();
        seen.add(JSON.stringify({ status: answer.status, body, headers }));
      }
      expect([...seen]).toHaveLength(1);
      expect([...seen][0]).toContain('"status":404');
      // She has none of these, and that is all she is told of one.
      if (/:(deposit|account|withdrawal|transaction|format|method|round)\b/.test(path)) return;
      // Her own may be refused for what is missing, but is never like somebody else's.
      expect((await call(method, path, ana.id, cookie)).status).not.toBe(404);
    },
  );

  test(`${foreignIds} foreign ids open nothing`, async () => {
    expect(owned.length).toBeGreaterThanOrEqual(1);
    const cookie = await callers.cookieOf("the player");
    for (const { method, path } of owned) {
      const statuses = await Promise.all(
        Array.from({ length: foreignIds }, async (_, index) => {
          const id = ben.id.slice(0, -3) + index.toString(16).padStart(3, "0");
          return (await call(method, path, id, cookie)).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
  });

  test("[S6.4] an administrator who calls the site for a player is nobody there", async () => {
    const cookie = await callers.cookieOf("an administrator");
    for (const { method, path } of guarded) {
      const answer = await call(method, path, ana.id, cookie);
      const said = (await answer.json()) as { code?: string };
      expect([path, answer.status, said.code]).toEqual([path, 401, "not_signed_in"]);
    }
  });

  test("[S6.3] a player's call carries the own id, and one on geolocation or help content needs nobody's", async () => {
    const balances = "/services/wallet-gateway/v1/profiles/{session}/balances";
    const cookie = await callers.cookieOf("the player");
    const ask = async (path: string, session: string, as?: string) =>
      (await call("GET", path.replace("{session}", ":session"), session, as)).status;
    expect([
      await ask(balances, ana.id, cookie),
      await ask(balances, ben.id, cookie),
      await ask(balances, ana.id),
    ]).toEqual([200, 404, 401]);
    const help = "/content/v5/buckets/default/languages/en/help-pages";
    const open = [
      "/services/geolocation/subdivision",
      `${help}/suggestions?searchTerm=fees`,
      `${help}/search?searchTerm=fees`,
    ];
    const statuses = open.map(async (path) => (await fetch(served.url + path)).status);
    expect(await Promise.all(statuses)).toEqual([202, 200, 200]);
  });

  test.each(theirs.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s of the back-office does not exist here, whoever asks",
    async (_name, { method, path }) => {
      for (const who of identities) {
        const cookie = await callers.cookieOf(who);
        expect([who, (await call(method, path, "x", cookie)).status]).toEqual([who, 404]);
      }
    },
  );

  test("other methods than those of the contract are told what there is, override or not", async () => {
    const cookie = (await callers.cookieOf("the player")) ?? "";
    for (const { path } of guarded) {
      const known = guarded.filter((one) => one.path === path).map(({ method }) => method);
      for (const method of ["OPTIONS", "PATCH", "PUT", "POST", "DELETE"]) {
        if (known.some((one) => one === method)) continue;
        const { status } = await call(method, path, ana.id, cookie);
        expect([path, method, status]).toEqual([path, method, 405]);
      }
    }
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await fetch(`${served.url}/services/identity/v1/sessions/current`, {
        headers: { cookie, [name]: "DELETE" },
      });
      expect(answer.status).toBe(200);
    }
    const still = await call("GET", "/services/identity/v1/sessions/current", "", cookie);
    expect(still.status).toBe(200);
  });
});

type Headers = Readonly<Record<string, string | undefined>>;

function upgrade(path: string, { cookie, ...headers }: Headers): Promise<number> {
  return new Promise((resolve) => {
    const site = path.startsWith("/play/") ? served.gamesUrl : served.url;
    const socket = new WebSocket(site.replace("http", "ws") + path, {
      headers: {
        origin: site,
        ...headers,
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    socket.on("error", () => {});
    socket.on("unexpected-response", (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
  });
}
