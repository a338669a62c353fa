import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints, problem, type Profile } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import { cookieOf } from "@croupier/tools/people";
import { joined, post } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let ella: Person;
beforeAll(async () => {
  served = await serve();
  ella = await joined(served, "ella");
});
afterAll(() => served.close());

const of = (person: Person) => `/services/identity/v1/profiles/${person.id}`;

function call(
  method: string,
  path: string,
  { cookie = "", body }: { cookie?: string; body?: unknown } = {},
): Promise<Response> {
  return fetch(served.url + path, {
    method,
    headers: {
      cookie,
      origin: served.url,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function read(person: Person, cookie = person.cookie): Promise<Profile> {
  const answer = await call("GET", of(person), { cookie });
  return endpoints.account.profile.responses[200].parse(await answer.json());
}

const change = (person: Person, body: unknown) =>
  call("PATCH", of(person), { cookie: person.cookie, body });

async function prove(person: Person): Promise<void> {
  const path = `/services/player-verification/v1/profiles/${person.id}/verifications/verify`;
  const body = { operation: "updateProfile", type: "PASSWORD", value: person.password };
  const answer = await call("PUT", path, { cookie: person.cookie, body });
  expect(answer.status).toBe(200);
}

async function signIn({ email: login, password }: Person): Promise<string> {
  return cookieOf(await post(served, "/services/identity/v1/sessions", { login, password }));
}

describe("a player's own details", () => {
  test("[S3.1] are told as they were given", async () => {
    const edda = await joined(served, "edda");
    expect(await read(edda)).toMatchObject({
      id: edda.id,
      email: edda.email,
      emailConfirmed: false,
      display: { theme: "system", currency: "symbol" },
      marketing: false,
      newDeviceLetters: true,
    });
  });

  test("language, display and offers are changed without further proof", async () => {
    const wish = { language: "de", display: { currency: "code" }, marketing: true };
    const answer = await change(ella, wish);
    expect(answer.status).toBe(200);
    expect(await read(ella)).toMatchObject({
      language: "de",
      display: { theme: "system", currency: "code" },
      marketing: true,
    });
  });

  test("of two changes that wait for each other, neither takes back the other", async () => {
    const { pool } = served.fresh.database;
    const egon = await joined(served, "egon");
    const holding = await pool.connect();
    await holding.query("BEGIN");
    await holding.query("SELECT FROM players.profile WHERE player_id = $1 FOR UPDATE", [egon.id]);
    const both = Promise.all([
      change(egon, { display: { theme: "dark" } }),
      change(egon, { display: { currency: "code" } }),
    ]);
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
    await holding.query("COMMIT");
    holding.release();
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(egon)).display).toEqual({ theme: "dark", currency: "code" });
  });

  test("[S3.29] where somebody lives takes a proof of updateProfile, used once", async () => {
    const body = { address: { line1: "Pietermaai 7" } };
    const refused = await change(ella, body);
    expect(refused.status).toBe(403);
    expect(problem.parse(await refused.json())).toMatchObject({
      code: "step_up_required",
      stepUp: { operation: "updateProfile" },
    });
    await prove(ella);
    // Nothing that needs it, so the proof is still there afterwards.
    expect((await change(ella, { language: "en" })).status).toBe(200);
    expect((await change(ella, body)).status).toBe(200);
    expect((await read(ella)).address.line1).toBe("Pietermaai 7");
    expect((await change(ella, { address: { line1: "Scharlooweg 1" } })).status).toBe(403);
  });

  test("a postal code is refused that none of the country looks like, before any proof is used", async () => {
    const wes = await joined(served, "wes", {
      address: {
        countryCode: "GB",
        subdivision: null,
        line1: "1 Harbour Street",
        city: "Whitstable",
        postalCode: "CT5 1AB",
      },
    });
    await prove(wes);
    const refused = await change(wes, { address: { postalCode: "1012 AB" } });
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([
      422,
      "postal_code_invalid",
    ]);
    expect((await change(wes, { address: { postalCode: "ct5 1aa" } })).status).toBe(200);
  });

  test("a language that the brand does not speak is refused", async () => {
    const refused = await change(ella, { language: "fi" });
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([
      422,
      "language_not_offered",
    ]);
  });

  test("F18: what is not the player's to change is dropped, wherever it stands", async () => {
    const before = await read(ella);
    const { pool } = served.fresh.database;
    const row = "SELECT * FROM players.profile WHERE player_id = $1";
    const stored = (await pool.query(row, [ella.id])).rows;
    const answer = await change(ella, {
      id: "0199f0a0-0000-7000-8000-000000000000",
      player_id: "0199f0a0-0000-7000-8000-000000000000",
      brand: "marlin",
      status: "blocked",
      role: "administrator",
      balance: "1000000.00",
      kyc: "VERIFIED",
      email: "else@example.com",
      emailConfirmed: true,
      firstName: "Else",
      lastName: "Body",
      nickname: "somebody",
      dateOfBirth: "1900-01-01",
      phone: "+59995550000",
      currency: "EUR",
      joinedAt: "2000-01-01T00:00:00Z",
      address: { countryCode: "DE", subdivision: "BE" },
      display: { theme: "system", secret: true },
    });
    expect(answer.status).toBe(200);
    expect(await read(ella)).toEqual(before);
    expect((await pool.query(row, [ella.id])).rows).toEqual(stored);
  });

  test.each([
    '{"language":"en","language":"de"}',
    '{"__proto__":{"marketing":true}}',
    '{"display":"code"}',
    '{"address":{"line1":""}}',
    '{"marketing":"yes"}',
    "[]",
  ])("F18: %s is no change that can be read", async (body) => {
    const answer = await fetch(served.url + of(ella), {
      method: "PATCH",
      headers: {
        cookie: ella.cookie,
        origin: served.url,
        "content-type": "application/json",
      },
      body,
    });
    expect(answer.status).toBe(400);
  });
});

describe("where somebody is signed in", () => {
  let people = 0;
  let erik: Person;
  beforeEach(async () => {
    erik = await joined(served, `erik${(people += 1)}`);
  });

  async function list(person: Person, cookie = person.cookie) {
    const answer = await call("GET", `${of(person)}/sessions`, { cookie });
    return endpoints.account.sessions.responses[200].parse(await answer.json());
  }

  test("every session is told, and which one asks", async () => {
    const other = await signIn(erik);
    const here = await list(erik);
    expect(here.map(({ current }) => current).sort()).toEqual([false, true]);
    const there = await list(erik, other);
    expect(there.find(({ current }) => current)?.id).toBe(here.find(({ current }) => !current)?.id);
    expect(here[0]?.device).not.toBe("");
  });

  test("one of them ends, and the one that asked goes on", async () => {
    const other = await signIn(erik);
    const { id } = (await list(erik, other)).find(({ current }) => current) ?? { id: "" };
    const path = `${of(erik)}/sessions/${id}`;
    expect((await call("DELETE", path, { cookie: erik.cookie })).status).toBe(204);
    expect((await call("GET", of(erik), { cookie: other })).status).toBe(401);
    expect((await call("GET", of(erik), { cookie: erik.cookie })).status).toBe(200);
    // Once more is no error.
    expect((await call("DELETE", path, { cookie: erik.cookie })).status).toBe(204);
  });

  test("somebody else's is not ended, and answers like one that never was", async () => {
    const edgar = await joined(served, "edgar");
    const [theirs] = await list(edgar);
    for (const id of [theirs?.id, "0199f0a0-0000-7000-8000-000000000000", "x"]) {
      const path = `${of(erik)}/sessions/${id}`;
      expect((await call("DELETE", path, { cookie: erik.cookie })).status).toBe(204);
    }
    expect((await call("GET", of(edgar), { cookie: edgar.cookie })).status).toBe(200);
  });

  test("signing out everywhere ends every session, the own one too", async () => {
    const other = await signIn(erik);
    const answer = await call("DELETE", `${of(erik)}/sessions`, { cookie: erik.cookie });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/sid=;.*Max-Age=0/);
    for (const cookie of [other, erik.cookie]) {
      expect((await call("GET", of(erik), { cookie })).status).toBe(401);
    }
    const again = await signIn(erik);
    expect(await list(erik, again)).toHaveLength(1);
  });
});

describe("the end of an account", () => {
  test("takes the password, ends every session, and still opens for what is in it", async () => {
    const elmo = await joined(served, "elmo");
    const path = `${of(elmo)}/closing`;
    const close = (password: string) =>
      call("POST", path, { cookie: elmo.cookie, body: { password, reason: "enough" } });
    expect((await close("not the password")).status).toBe(403);
    expect((await close(elmo.password)).status).toBe(204);
    expect((await call("GET", of(elmo), { cookie: elmo.cookie })).status).toBe(401);
    const again = await signIn(elmo);
    expect((await read(elmo, again)).marketing).toBe(false);
    const balances = `/services/wallet-gateway/v1/profiles/${elmo.id}/balances`;
    expect((await call("GET", balances, { cookie: again })).status).toBe(200);
    const standing = await served.fresh.database.pool.query(
      "SELECT status FROM players.profile WHERE player_id = $1",
      [elmo.id],
    );
    expect(standing.rows).toEqual([{ status: "closed" }]);
  });

  test("[S3.29] R66: everything that is kept is handed over once a proof, without what opens something", async () => {
    const enid = await joined(served, "enid");
    const takeAlong = () => call("POST", `${of(enid)}/personal-data`, { cookie: enid.cookie });
    const refused = await takeAlong();
    expect(problem.parse(await refused.json())).toMatchObject({
      status: 403,
      code: "step_up_required",
      stepUp: { operation: "updateProfile", types: ["PASSWORD"] },
    });
    await prove(enid);
    const answer = await takeAlong();
    const text = await answer.text();
    const { data } = endpoints.account.personalData.responses[200].parse(JSON.parse(text));
    expect(data["players.profile"]).toMatchObject([{ email: enid.email, player_id: enid.id }]);
    expect(data["letters"]).toMatchObject([{ about: "welcome", to: enid.email }]);
    expect(data["players.credential"]).toMatchObject([{ kind: "password" }]);
    expect(text).not.toMatch(/argon2|token_hash/);
    expect((await takeAlong()).status).toBe(403);
  });

  test("a wish to be forgotten waits once, and is taken back while nobody has answered", async () => {
    const eyra = await joined(served, "eyra");
    const path = `${of(eyra)}/erasure-request`;
    const { cookie } = eyra;
    const state = async () => {
      const answer = await call("GET", path, { cookie });
      return endpoints.account.erasure.responses[200].parse(await answer.json()).request?.state;
    };
    expect((await call("POST", path, { cookie })).status).toBe(202);
    expect((await call("POST", path, { cookie })).status).toBe(409);
    expect(await state()).toBe("REQUESTED");
    expect((await call("DELETE", path, { cookie })).status).toBe(204);
    expect(await state()).toBe("WITHDRAWN");
  });
});

describe("a text that players agree to", () => {
  const texts = async (person: Person) => {
    const answer = await call("GET", `${of(person)}/agreements?language=de`, {
      cookie: person.cookie,
    });
    return endpoints.account.agreements.responses[200].parse(await answer.json());
  };
  const isDue = async (person: Person): Promise<boolean> => {
    const { cookie } = person;
    const answer = await call("GET", "/services/identity/v1/sessions/current", { cookie });
    return endpoints.identity.whoAmI.responses[200].parse(await answer.json()).agreementsDue;
  };
  const standing = async ({ id, cookie }: Person) => {
    const answer = await call("GET", `/services/safer-play/v1/profiles/${id}/standing`, { cookie });
    return endpoints.saferPlay.standing.responses[200].parse(await answer.json());
  };
  const accept = (person: Person, version: string) =>
    call("PUT", `${of(person)}/agreements`, {
      cookie: person.cookie,
      body: { accepted: [{ kind: "terms", version }] },
    });

  test("is asked about again as soon as its version is raised, with what is new in it", async () => {
    const elke = await joined(served, "elke");
    expect(await isDue(elke)).toBe(false);
    // As the configuration of the console writes it; a server that heard nothing looks by itself.
    await served.fresh.database.pool.query(
      `UPDATE content.brand SET revision = revision + 1, flags = jsonb_set(
         flags, '{agreements,terms}', '{"version": "2027-01", "news": {"de": "Neue Gerichte"}}')`,
    );
    await expect.poll(() => isDue(elke), { timeout: 10_000 }).toBe(true);
    expect((await texts(elke)).due).toEqual([
      { kind: "terms", version: "2027-01", news: "Neue Gerichte" },
    ]);

    const waits = { allowed: false, reason: { code: "agreement_due" } };
    expect(await standing(elke)).toMatchObject({ play: waits, deposit: waits });

    const old = await accept(elke, "2026-11");
    expect([old.status, problem.parse(await old.json()).code]).toEqual([409, "agreement_outdated"]);
    expect(await isDue(elke)).toBe(true);
    expect((await accept(elke, "2027-01")).status).toBe(204);
    expect(await isDue(elke)).toBe(false);
    expect(await standing(elke)).toMatchObject({ play: { allowed: true } });
    expect((await texts(elke)).due).toEqual([]);
    // Who joins now has agreed to the text of now.
    expect(await isDue(await joined(served, "elmar"))).toBe(false);
  });

  test("a word about offers is kept with the version of its sentence, as at joining", async () => {
    const erna = await joined(served, "erna");
    const before = (await texts(erna)).consents.find(({ kind }) => kind === "marketing");
    await change(erna, { marketing: true });
    const after = (await texts(erna)).consents.find(({ kind }) => kind === "marketing");
    expect([before?.given, after?.given]).toEqual([false, true]);
    expect(after?.version).toBe(before?.version);
    expect(after?.version).toMatch(/^\d{4}-\d{2}$/);
  });
});
