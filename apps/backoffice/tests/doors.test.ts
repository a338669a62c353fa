import { everyEndpoint } from "@croupier/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const sessions = "/services/backoffice/v1/sessions";
const current = `${sessions}/current`;
const staffOnly = everyEndpoint.filter(({ access }) => access === "staff");

let world: BackofficeWorld;
beforeAll(async () => {
  world = await openBackofficeWorld();
});
afterAll(() => world.leave());

describe("nobody is let in by default", () => {
  test("there are staff calls to try", () => {
    expect(staffOnly.length).toBeGreaterThanOrEqual(6);
  });

  test.each(staffOnly.map(({ name, method, path }) => ({ name, method, path })))(
    "$name refuses whoever has no staff session",
    async ({ method, path }) => {
      const url = path.replace(":id", "018f0000-0000-7000-8000-000000000000");
      for (const cookie of ["", "staff=", "staff=made-up", `staff=${"a".repeat(43)}`]) {
        const answer = await world.call(method as "GET", url, { cookie });
        expect(answer.status).toBe(401);
        expect(answer.json).toMatchObject({ code: "not_signed_in" });
      }
    },
  );

  test("a mail's own page refuses them too", async () => {
    const answer = await world.call("GET", "/services/backoffice/v1/outbox/x/html");
    expect(answer.status).toBe(401);
  });

  test("a staff token in a player's cookie opens nothing", async () => {
    const token = (await world.signIn()).replace("staff=", "");
    const answer = await world.call("GET", current, {
      cookie: `sid=${token}; __Host-sid=${token}`,
    });
    expect(answer.status).toBe(401);
  });

  test("no call of the player site is answered here", async () => {
    const players = everyEndpoint.filter(
      ({ name }) => !name.startsWith("staff.") && !name.startsWith("health."),
    );
    expect(players.length).toBeGreaterThan(3);
    const cookie = await world.signIn();
    for (const { method, path } of players) {
      const answer = await world.call(method as "GET", path, { cookie });
      expect(answer.status).toBe(404);
    }
  });
});

describe("signing in", () => {
  test("gives a strict cookie that scripts cannot read, and answers who it is", async () => {
    const answer = await world.call("POST", sessions, {
      body: { login: "ANNA ", password: world.password },
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ login: "anna", name: "Anna Berg" });
    expect(answer.headers["set-cookie"]).toMatch(
      /^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test("says the same for a wrong password and for somebody who is not there", async () => {
    const attempts = [
      { login: "anna", password: "wrong wrong wrong" },
      { login: "nobody", password: "wrong wrong wrong" },
    ];
    for (const body of attempts) {
      const answer = await world.call("POST", sessions, { body });
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ code: "wrong_credentials" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("is not taken from another site's page", async () => {
    const body = { login: "anna", password: world.password };
    for (const headers of [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
    ]) {
      const answer = await world.call("POST", sessions, { body, headers });
      expect(answer.status).toBe(403);
      expect(answer.json).toMatchObject({ code: "cross_site_write" });
    }
  });

  test("a session ends when its owner signs out, and the cookie goes with it", async () => {
    const cookie = await world.signIn();
    expect((await world.call("GET", current, { cookie })).status).toBe(200);
    const left = await world.call("DELETE", current, { cookie });
    expect(left.status).toBe(204);
    expect(left.headers["set-cookie"]).toMatch(/^staff=; Max-Age=0;/);
    expect((await world.call("GET", current, { cookie })).status).toBe(401);
  });

  test("a member of staff who was disabled is out at once", async () => {
    const cookie = await world.signIn();
    await world.admin.query("UPDATE oversight.staff SET disabled_at = now()");
    expect((await world.call("GET", current, { cookie })).status).toBe(401);
    await world.admin.query("UPDATE oversight.staff SET disabled_at = NULL");
  });
});
