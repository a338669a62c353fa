import { everyEndpoint, moneyRoles } from "@croupier/contracts";
import { answers, compareWithTable, type AuthorisationTable } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import {
  createCookies,
  identities,
  staffPeople,
  type CookieOf,
  type Identity,
} from "./identities.ts";
import { hire } from "./player-people.ts";

const everybody = (status: number) => answers(identities, status);
const allOf = (people: readonly Identity[], status: number) =>
  Object.fromEntries(people.map((who) => [who, status]));
const staffAlone = (status: number) => answers(identities, 401, allOf(staffPeople, status));

/** Administrators and those named get as far as the call itself; the others of staff are told no. */
const only = (people: readonly Identity[], status: number) =>
  answers(identities, 401, {
    ...allOf(staffPeople, 403),
    "an administrator": status,
    ...allOf(people, status),
  });
/** Calls that move money: for the roles named, and for no administrator. */
const movers = (people: readonly Identity[], status: number) =>
  answers(identities, 401, { ...allOf(staffPeople, 403), ...allOf(people, status) });
const writers = ["an editor", "a publisher"] as const;
const publishers = ["a publisher"] as const;
const operators = ["an operator"] as const;
const reviewers = ["a verification officer"] as const;
const holders = ["a verification officer", "a risk officer"] as const;
/** Letters name players. */
const lettersTo = ["an operator", "support", "a compliance officer"] as const;
const answerers = ["support", "a compliance officer"] as const;
const carers = ["support", "a verification officer", "a risk officer"] as const;
const playerReaders = [...carers, "finance"] as const;
const helpers = ["support", "a risk officer"] as const;
const riskOfficers = ["a risk officer"] as const;
const treasurers = ["finance"] as const;
const moneyWatchers = ["finance", "support", "a risk officer"] as const;
const auditors = ["an operator", "finance", "a compliance officer"] as const;
const bookReaders = ["finance", "a compliance officer"] as const;
const figureReaders = [...bookReaders, "an operator", "a risk officer"] as const;
const roundReaders = [...figureReaders, "support"] as const;

/**
 * What this process answers, and to whom. Ids lead nowhere and bodies are empty, so whoever may make a
 * call is answered 400 or 404 and nothing is written.
 */
const table: AuthorisationTable<Identity> = {
  "POST /services/backoffice/v1/sessions": everybody(400),
  "POST /services/backoffice/v1/sessions/current/totp": everybody(400),
  "GET /services/backoffice/v1/sessions/current": staffAlone(200),
  "DELETE /services/backoffice/v1/sessions/current": staffAlone(204),
  "GET /services/backoffice/v1/status": staffAlone(200),
  "POST /services/backoffice/v1/ledger-audits": only(auditors, 202),
  "GET /services/backoffice/v1/outbox": only(lettersTo, 200),
  "GET /services/backoffice/v1/outbox/:id": only(lettersTo, 200),
  "GET /services/backoffice/v1/outbox/:id/html": only(lettersTo, 200),
  "GET /services/backoffice/v1/unhandled-errors": staffAlone(200),
  "GET /services/backoffice/v1/help-feedback": staffAlone(200),
  ...under("/services/backoffice/v1/content", {
    "GET /buckets": staffAlone(200),
    "GET /buckets/:bucket/export": only(publishers, 404),
    "POST /buckets/:bucket/import": only(publishers, 400),
    "POST /buckets/:bucket/import/pictures": only(publishers, 404),
    "GET /entries": staffAlone(400),
    "POST /entries": only(writers, 400),
    "GET /entries/:entry": staffAlone(404),
    "DELETE /entries/:entry": only(publishers, 404),
    "GET /entries/:entry/linking": staffAlone(404),
    "PUT /entries/:entry/parts/:part": only(writers, 400),
    "GET /entries/:entry/parts/:part/versions": staffAlone(404),
    "GET /entries/:entry/parts/:part/versions/:number": staffAlone(404),
    "GET /entries/:entry/parts/:part/diff": staffAlone(400),
    "POST /entries/:entry/parts/:part/restore": only(writers, 400),
    "GET /entries/:entry/publications": staffAlone(404),
    "POST /entries/:entry/publications": only(publishers, 404),
    "POST /entries/:entry/unpublish": only(publishers, 404),
    "POST /entries/:entry/archive": only(publishers, 404),
    "POST /entries/:entry/undelete": only(publishers, 404),
    "POST /bulk": only(publishers, 400),
    "GET /schedules": staffAlone(400),
    "POST /schedules": only(publishers, 400),
    "DELETE /schedules/:schedule": only(publishers, 404),
    "GET /entries/:entry/comments": staffAlone(404),
    "POST /entries/:entry/comments": only(writers, 400),
    "POST /comments/:comment/resolve": only(writers, 404),
    "GET /reviews": staffAlone(400),
    "POST /reviews": only(writers, 400),
    "POST /reviews/:review/answer": only(publishers, 400),
    "GET /four-eyes": staffAlone(400),
    "PUT /four-eyes": only([], 400),
    "GET /redirects": staffAlone(400),
    "PUT /redirects": only(publishers, 400),
    "DELETE /redirects": only(publishers, 400),
    "GET /media": staffAlone(400),
    "POST /media": only(writers, 400),
    "GET /media/:media": staffAlone(404),
    "PATCH /media/:media": only(writers, 404),
    "PUT /media/:media/file": only(writers, 422),
    "DELETE /media/:media": only(writers, 404),
    "GET /media/:media/usage": staffAlone(404),
    "GET /media/:media/picture": staffAlone(404),
    "GET /templates": staffAlone(400),
    "POST /templates": only(writers, 400),
    "DELETE /templates/:template": only(publishers, 404),
    "POST /regions": staffAlone(400),
    "POST /resolved-blocks": staffAlone(400),
    "POST /preview-links": staffAlone(400),
  }),
  ...under("/services/backoffice/v1/players", {
    "GET ": only(playerReaders, 400),
    "GET /:player": only(playerReaders, 404),
    "POST /:player/reveal": only(carers, 400),
    "GET /:player/sessions": only(playerReaders, 404),
    "DELETE /:player/sessions": only(carers, 404),
    "DELETE /:player/sessions/:visit": only(carers, 404),
    "GET /:player/events": only(playerReaders, 404),
    "GET /:player/notes": only(playerReaders, 404),
    "POST /:player/notes": only(carers, 400),
    "PUT /:player/status": only(riskOfficers, 400),
    "POST /:player/exclusions": only(helpers, 400),
    "POST /:player/matches/:match/answer": only(riskOfficers, 400),
    "POST /:player/second-factor-resets": only(carers, 400),
    "GET /:player/books": only(moneyWatchers, 404),
    "POST /:player/adjustments": movers(treasurers, 400),
  }),
  "GET /services/backoffice/v1/erasure-requests": only(riskOfficers, 200),
  "PUT /services/backoffice/v1/erasure-requests/:request": only(riskOfficers, 400),
  "GET /services/backoffice/v1/second-factor-resets": only(carers, 200),
  "PUT /services/backoffice/v1/second-factor-resets/:reset": only(carers, 400),
  "POST /services/backoffice/v1/player-exports": only(riskOfficers, 400),
  "GET /services/backoffice/v1/house-accounts": only(bookReaders, 200),
  "POST /services/backoffice/v1/money-tables": only(bookReaders, 400),
  "GET /services/backoffice/v1/deposits": only(moneyWatchers, 200),
  "GET /services/backoffice/v1/deposits/:deposit": only(moneyWatchers, 404),
  "POST /services/backoffice/v1/deposits/:deposit/checks": movers(treasurers, 409),
  "GET /services/backoffice/v1/refunds": only(moneyWatchers, 200),
  "POST /services/backoffice/v1/deposits/:deposit/refunds": movers(treasurers, 400),
  "PUT /services/backoffice/v1/refunds/:refund": movers(treasurers, 400),
  "GET /services/backoffice/v1/reversals": only(moneyWatchers, 200),
  "GET /services/backoffice/v1/settlements": only(bookReaders, 200),
  "GET /services/backoffice/v1/settlements/:day": only(bookReaders, 404),
  "GET /services/backoffice/v1/adjustments": only(bookReaders, 200),
  "PUT /services/backoffice/v1/adjustments/:adjustment": movers(treasurers, 400),
  "GET /services/backoffice/v1/audit": only(["a compliance officer"], 200),
  "GET /services/backoffice/v1/staff": only([], 200),
  "PUT /services/backoffice/v1/staff/:member/person": only([], 400),
  "PUT /services/backoffice/v1/staff/:member/roles": only([], 400),
  "PUT /services/backoffice/v1/staff/:member/disabled": only([], 400),
  "GET /services/backoffice/v1/staff-requests": only([], 200),
  "POST /services/backoffice/v1/staff-requests": only([], 400),
  "PUT /services/backoffice/v1/staff-requests/:change": only([], 400),
  "POST /services/backoffice/v1/totp": staffAlone(201),
  "PUT /services/backoffice/v1/totp": staffAlone(400),
  "POST /services/backoffice/v1/totp/disable": staffAlone(400),
  "GET /services/backoffice/v1/documents": only(reviewers, 200),
  ...under("/services/backoffice/v1/documents", {
    "GET /rules": only(reviewers, 200),
    "PUT /rules/:brandCode": only([], 400),
    "PUT /:player/hold": only(holders, 400),
    "DELETE /:player/hold": only(holders, 404),
    // Nobody, and no type of document, is called so.
    "GET /:player/:documentType": only(reviewers, 404),
    "POST /:player/:documentType": only(reviewers, 404),
    "PUT /:player/:documentType/assignment": only(reviewers, 400),
    "POST /:player/:documentType/decisions": only(reviewers, 400),
  }),
  "GET /services/backoffice/v1/withdrawal-figures": only(treasurers, 200),
  "POST /services/backoffice/v1/withdrawal-cases/next": movers(treasurers, 200),
  "GET /services/backoffice/v1/withdrawals": only(treasurers, 200),
  ...under("/services/backoffice/v1/withdrawals", {
    "GET /:withdrawal": only(treasurers, 404),
    "PUT /:withdrawal/assignment": movers(treasurers, 400),
    "POST /:withdrawal/approval": movers(treasurers, 400),
    "POST /:withdrawal/confirmation": movers(treasurers, 400),
    "POST /:withdrawal/rejection": movers(treasurers, 400),
    "POST /:withdrawal/stop": movers(treasurers, 400),
    "POST /:withdrawal/parts": movers(treasurers, 400),
  }),
  "GET /services/backoffice/v1/document-files/:player/:file": only(reviewers, 404),
  "GET /services/backoffice/v1/document-files/:player/:file/preview": only(reviewers, 404),
  "GET /services/backoffice/v1/providers": only(operators, 200),
  "PUT /services/backoffice/v1/providers/:provider/switch": only(operators, 400),
  ...under("/services/backoffice/v1/games", {
    "GET ": only(roundReaders, 200),
    "GET /:game": only(roundReaders, 404),
    "PUT /:game/switch": only(operators, 400),
    "PUT /:game/badge": only(operators, 400),
    "PUT /:game/places": only(operators, 400),
    "POST /:game/profile-changes": movers(operators, 400),
  }),
  "PUT /services/backoffice/v1/profile-changes/:change": movers(operators, 400),
  "GET /services/backoffice/v1/jackpots": only(roundReaders, 200),
  "PUT /services/backoffice/v1/jackpots/:jackpot/:currency/switch": movers(operators, 400),
  "POST /services/backoffice/v1/jackpots/:jackpot/:currency/changes": movers(operators, 400),
  "PUT /services/backoffice/v1/jackpot-changes/:change": movers(operators, 400),
  "GET /services/backoffice/v1/rounds": only(roundReaders, 200),
  "GET /services/backoffice/v1/rounds/:round": only(roundReaders, 404),
  "GET /services/backoffice/v1/players/:player/seeds": only(roundReaders, 200),
  "GET /services/backoffice/v1/free-rounds": only(roundReaders, 200),
  "POST /services/backoffice/v1/free-rounds": movers(operators, 400),
  "PUT /services/backoffice/v1/free-round-presses/:press": movers(operators, 400),
  "POST /services/backoffice/v1/free-rounds/:grant/cancellation": movers(operators, 400),
  "GET /services/backoffice/v1/game-performance": only(figureReaders, 400),
  "POST /services/backoffice/v1/game-performance/tables": only(figureReaders, 400),
  ...under("/services/backoffice/v1/tickets", {
    "GET ": only(answerers, 200),
    "GET /:ticket": only(answerers, 404),
    "PUT /:ticket/assignment": only(answerers, 400),
    "POST /:ticket/answers": only(answerers, 400),
    "PUT /:ticket/state": only(answerers, 400),
  }),
  "GET /services/backoffice/v1/affiliate-applications": only(operators, 200),
  "PUT /services/backoffice/v1/affiliate-applications/:application/answer": only(operators, 400),
  ...under("/services/backoffice/v1/brands", {
    "GET ": only(operators, 200),
    "GET /:brandCode/site-configuration": only(operators, 404),
    "PUT /:brandCode/site-configuration": only(operators, 400),
    "GET /:brandCode/switches": only(operators, 404),
    "PUT /:brandCode/switches/:product": only(operators, 400),
    "GET /:brandCode/maintenance": only(operators, 404),
    "POST /:brandCode/maintenance": only(operators, 400),
    "DELETE /:brandCode/maintenance/:maintenance": only(operators, 404),
  }),
  "GET /health/live": everybody(200),
  "GET /health/ready": everybody(200),
  // Only this machine reaches it.
  "PRIVATE /metrics": everybody(200),
};

function under(path: string, rows: AuthorisationTable<Identity>): AuthorisationTable<Identity> {
  return Object.fromEntries(
    Object.entries(rows).map(([row, people]) => [row.replace(" ", ` ${path}`), people]),
  );
}

const ours = everyEndpoint.filter(({ path }) => /^\/(?:services\/backoffice|health)\//.test(path));
const players = everyEndpoint.filter((endpoint) => !ours.includes(endpoint));

let world: BackofficeWorld;
let cookieOf: CookieOf;
let letter: string;
let privatePort: number;
beforeAll(async () => {
  world = await openBackofficeWorld();
  ({ privatePort } = await world.backoffice.listen());
  cookieOf = await createCookies(world);
  await world.writeLetter("Alice");
  const { items } = await world.backoffice.services.support.listOutbox({ limit: 1 });
  letter = items[0]?.id ?? "";
});
afterAll(() => world.leave());

const call = (method: string, path: string, cookie: string) =>
  world.call(method as "GET", path.replace(/:\w+/g, letter), {
    cookie,
    ...(method.startsWith("P") ? { body: {} } : {}),
  });

describe("E: who may call what, for everything this process answers", () => {
  test("the table speaks of every route, and of no other", () => {
    const routes = world.backoffice.routes();
    expect(routes.length).toBeGreaterThan(8);
    expect(compareWithTable(routes, table)).toEqual({ withoutRow: [], withoutRoute: [] });
    expect(Object.keys(table)).toEqual(
      expect.arrayContaining(ours.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  test("an administrator, whatever else they are, makes no call that moves money", async () => {
    const both = await hire(world, "both-hands", ["administrator", "operator", "payments"]);
    const money = ours.filter((endpoint) => endpoint.money);
    expect(money.length).toBeGreaterThanOrEqual(19);
    for (const { name, method, path, roles = [] } of money) {
      expect([name, roles.filter((role) => !moneyRoles.some((one) => one === role))]).toEqual([
        name,
        [],
      ]);
      for (const cookie of [both.cookie, await cookieOf("an administrator")]) {
        const answer = await call(method, path, cookie);
        expect([name, answer.status, answer.json.code]).toEqual([name, 403, "role_required"]);
      }
    }
  });

  test("a route without a row is told, and there is no socket to open", () => {
    const { "GET /services/backoffice/v1/audit": _audit, ...poorer } = table;
    const { withoutRow } = compareWithTable(world.backoffice.routes(), poorer);
    expect(withoutRow).toEqual(["GET /services/backoffice/v1/audit"]);
    expect(world.backoffice.app.server.listenerCount("upgrade")).toBe(0);
  });

  test("what the contract keeps for staff, the table keeps for staff", () => {
    const guarded = ours.filter(({ access }) => access === "staff");
    expect(guarded.length).toBeGreaterThanOrEqual(60);
    for (const { method, path, roles } of guarded) {
      const row = table[`${method} ${path}`];
      expect(row).toMatchObject({ nobody: 401, "a player": 401 });
      expect([path, row?.["a member of staff without a role"] === 403]).toEqual([
        path,
        roles !== undefined,
      ]);
    }
  });

  test.each(Object.entries(table))("%s", async (route, row) => {
    const [method = "", path = ""] = route.split(" ");
    for (const who of identities) {
      if (method === "PRIVATE") {
        const { status } = await fetch(`http://127.0.0.1:${privatePort}${path}`, {
          headers: { cookie: await cookieOf(who) },
        });
        expect([who, status]).toEqual([who, row[who]]);
        continue;
      }
      const cookie = await cookieOf(who, route.startsWith("DELETE") && path.endsWith("/current"));
      if (method === "GET") {
        const head = await call("HEAD", path, cookie);
        expect([who, "HEAD", head.status]).toEqual([who, "HEAD", row[who]]);
      }
      const answer = await call(method, path, cookie);
      expect([who, answer.status]).toEqual([who, row[who]]);
      if (answer.status === 403) expect(answer.json).toMatchObject({ code: "role_required" });
      if (answer.status !== 401) continue;
      expect(answer.json).toMatchObject({ code: "not_signed_in" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test.each(players.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s of the site does not exist here, whoever asks",
    async (_name, { method, path }) => {
      for (const who of identities) {
        const answer = await call(method, path, await cookieOf(who));
        expect([who, answer.status]).toEqual([who, 404]);
      }
    },
  );

  test("a method override header changes nothing", async () => {
    const current = "/services/backoffice/v1/sessions/current";
    const cookie = await cookieOf("an administrator");
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await world.call("GET", current, { cookie, headers: { [name]: "DELETE" } });
      expect(answer.status).toBe(200);
    }
  });
});
