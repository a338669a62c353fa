import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { hire, openSite, type Site, playersPassword } from "./player-people.ts";
import { sampleMobile } from "@croupier/players/sample-mobile";

const base = "/services/backoffice/v1";

let world: BackofficeWorld;
let site: Site;
let sue: { id: string; cookie: string };
let rhea: { id: string; cookie: string };
let gwen: { id: string; token: string };
beforeAll(async () => {
  world = await openBackofficeWorld();
  site = openSite(world);
  sue = await hire(world, "sue", ["support"]);
  rhea = await hire(world, "rhea", ["risk"]);
  gwen = await site.join("Gwendolyn", { email: "gwen@example.com", nickname: "marshbird" });
});
afterAll(() => world.leave());

type Found = { id: string; firstName: string; email: string; phone: string };

async function find(words: string, more = ""): Promise<Found[]> {
  const asked = `${base}/players?words=${encodeURIComponent(words)}${more}`;
  const answer = await world.call("GET", asked, sue);
  expect(answer.status).toBe(200);
  return answer.json.items;
}

const acts = async (action: string, subject?: string) => {
  const { services } = world.backoffice;
  return services.oversight.listAudit({ action: `players.${action}`, subject, limit: 50 });
};

const kindsOf = async (player: string, query = "") => {
  const { json } = await world.call("GET", `${base}/players/${player}/events${query}`, sue);
  return json.items.map(({ kind }: { kind: string }) => kind);
};

describe("finding a player", () => {
  let rosa: { id: string };
  beforeAll(async () => {
    // Nobody else has anything of hers.
    rosa = await site.join("Rosalind", {
      email: "rosa@example.com",
      nickname: "reedling",
      lastName: "Tolls",
      phone: sampleMobile(7654),
      dateOfBirth: "1982-08-08",
    });
    await site.join("Gustavo", {
      email: "gus@example.org",
      lastName: "Añez",
      phone: "+34600111222",
    });
  });

  test.each([
    ["the beginning of a name", "rosal"],
    ["a name with a slip of the finger", "rosalynd"],
    ["two letters the wrong way round", "rosailnd"],
    ["two letters the wrong way round in a short word", "Tlols"],
    ["all letters of two short words the wrong way round", "orsa tslol"],
    ["a nickname", "reedl"],
    ["an e-mail", "rosa@example.com"],
    ["capitals", "ROSALIND"],
    ["a phone number", "+5999 511 7654"],
    ["the end of a phone number", "95117654"],
  ])("by %s", async (_how, words) => {
    expect((await find(words))[0]?.id).toBe(rosa.id);
  });

  test("by the id", async () => {
    expect((await find(rosa.id)).map(({ id }) => id)).toEqual([rosa.id]);
  });

  test("without the accent that a keyboard has not got", async () => {
    expect((await find("anez"))[0]?.firstName).toBe("G•••");
  });

  test("nobody by words that are nobody's, nor in another brand", async () => {
    expect(await find("zzyzx")).toEqual([]);
    // As many letters of hers as a name has, and one that she has not.
    expect(await find("tlolz")).toEqual([]);
    expect(await find("%%")).toEqual([]);
    expect(await find("rosalind", "&brand=marlin")).toEqual([]);
    expect(await find("rosalind", "&status=blocked")).toEqual([]);
  });

  test("who is found is masked", async () => {
    const [found] = await find(rosa.id);
    expect(found).toMatchObject({
      firstName: "R•••",
      email: "r•••@example.com",
      phone: "+599•••••654",
    });
    expect(JSON.stringify(found)).not.toContain("osalind");
  });
});

describe("a player's page", () => {
  test("tells what stands, and nothing that only the player is asked", async () => {
    const { status, text, json } = await world.call("GET", `${base}/players/${gwen.id}`, sue);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: "active",
      lastName: "P•••",
      twoFactor: "off",
      pinSet: false,
      emailConfirmed: false,
      exclusion: null,
      waitingReset: null,
      documents: [],
    });
    for (const secret of ["Pells", "1990-04-02", "Penstraat", "$argon2", "gwen@"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("shows what is masked to somebody who says why, and writes it down", async () => {
    const where = `${base}/players/${gwen.id}/reveal`;
    const silent = await world.call("POST", where, { ...sue, body: { reason: " " } });
    expect(silent.status).toBe(400);
    expect(await acts("revealed")).toEqual([]);
    const told = await world.call("POST", where, {
      ...sue,
      body: { reason: "She is on the line" },
    });
    expect(told.json).toMatchObject({ lastName: "Pells", dateOfBirth: "1990-04-02" });
    expect(await acts("revealed")).toMatchObject([
      { subject: gwen.id, facts: { reason: "She is on the line" }, staff: { login: "sue" } },
    ]);
  });

  test("is nothing for ids that are nobody's", async () => {
    for (const id of ["x", "0199f0a0-0000-7000-8000-000000000000"]) {
      for (const what of ["", "/sessions", "/events", "/notes"]) {
        expect((await world.call("GET", `${base}/players/${id}${what}`, sue)).status).toBe(404);
      }
    }
  });
});

describe("notes", () => {
  test("words stay words, the newest first, with who wrote them", async () => {
    const where = `${base}/players/${gwen.id}/notes`;
    const markup = "<img src=x onerror=alert(1)> **bold** {{name}}";
    for (const words of ["Asked about her birthday", markup]) {
      expect((await world.call("POST", where, { ...sue, body: { words } })).status).toBe(201);
    }
    const { json } = await world.call("GET", where, sue);
    expect(json.items).toMatchObject([{ words: markup, staff: "Sue" }, { staff: "Sue" }]);
    expect((await acts("noted")).map(({ facts }) => Object.keys(facts))).toEqual([
      ["note"],
      ["note"],
    ]);
  });
});

describe("sessions", () => {
  test("one is ended and the other goes on; then all of them end", async () => {
    const gina = await site.join("Gina");
    await site.signIn("gina@example.com");
    const where = `${base}/players/${gina.id}/sessions`;
    const list = async () => (await world.call("GET", where, sue)).json.items;
    const [newest] = await list();
    expect(await list()).toHaveLength(2);
    expect((await world.call("DELETE", `${where}/${newest.id}`, sue)).status).toBe(204);
    expect(await list()).toHaveLength(1);
    site.forget();
    expect(await site.isSignedIn(gina.token)).toBe(true);
    expect((await world.call("DELETE", where, sue)).status).toBe(204);
    expect(await list()).toEqual([]);
    site.forget();
    expect(await site.isSignedIn(gina.token)).toBe(false);
    expect(await kindsOf(gina.id, "?limit=3")).toEqual([
      "sessions_ended",
      "session_ended",
      "signed_in",
    ]);
  });

  test("a session of somebody else is not ended under her name", async () => {
    const grace = await site.join("Grace");
    const { json } = await world.call("GET", `${base}/players/${grace.id}/sessions`, sue);
    const visit = json.items[0].id;
    await world.call("DELETE", `${base}/players/${gwen.id}/sessions/${visit}`, sue);
    site.forget();
    expect(await site.isSignedIn(grace.token)).toBe(true);
  });
});

describe("blocking", () => {
  const put = (id: string, who: { cookie: string }, status: string) =>
    world.call("PUT", `${base}/players/${id}/status`, {
      ...who,
      body: { status, reason: "Three cards of three people" },
    });

  test("ends every session, closes the door, and is told and audited once", async () => {
    const greta = await site.join("Greta");
    expect((await put(greta.id, sue, "blocked")).status).toBe(403);
    expect((await put(greta.id, rhea, "blocked")).status).toBe(204);
    site.forget();
    expect(await site.isSignedIn(greta.token)).toBe(false);
    expect(await site.signIn("greta@example.com")).toMatchObject({
      ok: false,
      refusal: { code: "account_blocked" },
    });
    const twice = await put(greta.id, rhea, "blocked");
    expect([twice.status, twice.json.code]).toEqual([409, "status_unchanged"]);
    expect(await acts("blocked", greta.id)).toMatchObject([
      { subject: greta.id, before: { status: "active" }, after: { status: "blocked" } },
    ]);
    expect((await put(greta.id, rhea, "active")).status).toBe(204);
    expect(await site.signIn("greta@example.com")).toMatchObject({ ok: true });
    const statuses = await kindsOf(greta.id, "?group=status");
    expect(statuses).toEqual(["unblocked", "blocked"]);
  });

  test("of two at once one acts", async () => {
    const gala = await site.join("Gala");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(gala.id, rhea, "blocked")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(409)]);
  });

  test("what a player closed is not for staff to open", async () => {
    const gone = await site.join("Gerda");
    await world.admin.query("UPDATE players.profile SET status = 'closed' WHERE player_id = $1", [
      gone.id,
    ]);
    expect((await put(gone.id, rhea, "active")).json.code).toBe("player_closed");
  });

  test("nobody gets out of a block by closing the account first, and it is closed after it", async () => {
    const gone = await site.join("Gunda");
    const closing = { playerId: gone.id, password: playersPassword, reason: undefined };
    expect(await site.players.closeAccount(closing)).toMatchObject({ ok: true });
    expect((await put(gone.id, rhea, "blocked")).status).toBe(204);
    expect(await site.signIn("gunda@example.com")).toMatchObject({
      refusal: { code: "account_blocked" },
    });
    expect((await put(gone.id, rhea, "active")).status).toBe(204);
    expect((await put(gone.id, rhea, "active")).json.code).toBe("player_closed");
  });
});

describe("excluding", () => {
  test("holds at once, ends sessions, and carries who did it and why", async () => {
    // Born on a day of her own: nobody else may be taken for her.
    const gail = await site.join("Gail", { dateOfBirth: "1966-06-06" });
    const where = `${base}/players/${gail.id}/exclusions`;
    const body = { months: 12, reason: "She asked for it on the phone" };
    const short = await world.call("POST", where, { ...sue, body: { ...body, months: 1 } });
    expect([short.status, short.json.code]).toEqual([422, "exclusion_length"]);
    expect((await world.call("POST", where, { ...sue, body })).status).toBe(204);
    site.forget();
    expect(await site.isSignedIn(gail.token)).toBe(false);
    const { json } = await world.call("GET", `${base}/players/${gail.id}`, sue);
    expect(json.exclusion).toMatchObject({ setBy: "operator" });
    expect(await kindsOf(gail.id, "?group=safer_play")).toEqual(["excluded"]);
    expect(await acts("excluded", gail.id)).toMatchObject([
      { subject: gail.id, facts: { reason: body.reason }, after: { months: 12 } },
    ]);
  });
});

describe("somebody much like an excluded player", () => {
  const born = { lastName: "Quill", dateOfBirth: "1977-01-30" };
  const street = (line1: string) => ({
    countryCode: "CW",
    subdivision: null,
    line1,
    city: "Willemstad",
    postalCode: "0000",
  });

  test("is held, and let go by somebody who looks for harm, with a reason", async () => {
    const first = await site.join("Isolde", {
      ...born,
      phone: sampleMobile(1),
      address: street("Aweg 1"),
    });
    await world.call("POST", `${base}/players/${first.id}/exclusions`, {
      ...sue,
      body: { months: 6, reason: "She asked for it on the phone" },
    });
    const namesake = await site.join("Isolde", {
      ...born,
      email: "isolde.q@example.com",
      phone: sampleMobile(2),
      address: street("Bweg 2"),
    });
    const file = async () => (await world.call("GET", `${base}/players/${namesake.id}`, sue)).json;
    const { samePeople } = await file();
    expect(samePeople).toMatchObject([
      { playerId: first.id, certainty: "alike", evidence: ["name", "birthday"] },
    ]);
    const where = `${base}/players/${namesake.id}/matches/${samePeople[0].id}/answer`;
    const body = { reason: "Two passports, two faces" };
    expect((await world.call("POST", where, { ...sue, body })).status).toBe(403);
    const elsewhere = where.replace(namesake.id, first.id);
    expect((await world.call("POST", elsewhere, { ...rhea, body })).status).toBe(404);
    expect((await world.call("POST", where, { ...rhea, body })).status).toBe(204);
    expect((await world.call("POST", where, { ...rhea, body })).json.code).toBe("already_answered");
    expect((await file()).samePeople).toEqual([]);
    expect(await kindsOf(namesake.id, "?group=safer_play")).toEqual([
      "two_people",
      "same_person_found",
    ]);
    expect(await acts("told-apart")).toMatchObject([
      { subject: namesake.id, facts: { reason: body.reason } },
    ]);
  });
});

describe("taking away a second factor", () => {
  const withDevice = async (name: string) => {
    const player = await site.join(name);
    await world.admin.query(
      `INSERT INTO players.two_factor (player_id, secret, began_in, confirmed_at)
       VALUES ($1, 'k1:sealed', $1, now())`,
      [player.id],
    );
    return player;
  };
  const ask = (id: string) =>
    world.call("POST", `${base}/players/${id}/second-factor-resets`, {
      ...sue,
      body: { reason: "Her phone fell into the river" },
    });
  const answer = (reset: string, who: { cookie: string }, said: string) =>
    world.call("PUT", `${base}/second-factor-resets/${reset}`, { ...who, body: { answer: said } });

  test("takes two people, and the one who asked is not the second", async () => {
    const player = await withDevice("Gudrun");
    const asked = await ask(player.id);
    expect(asked.status).toBe(201);
    expect((await ask(player.id)).json.code).toBe("reset_waits");
    const ownYes = await answer(asked.json.id, sue, "approved");
    expect([ownYes.status, ownYes.json.code]).toEqual([409, "own_request"]);
    const waiting = await world.call("GET", `${base}/second-factor-resets`, sue);
    const own = waiting.json.items.filter(
      ({ playerId }: { playerId: string }) => playerId === player.id,
    );
    expect(own).toMatchObject([{ own: true, askedBy: "Sue" }]);
    expect((await answer(asked.json.id, rhea, "approved")).status).toBe(204);
    site.forget();
    expect(await site.isSignedIn(player.token)).toBe(false);
    const { rows: letters } = await world.admin.query(
      "SELECT template FROM support.outbox WHERE recipient = 'gudrun@example.com'",
    );
    expect(letters).toEqual([{ template: "security-changed" }]);
    const { json } = await world.call("GET", `${base}/players/${player.id}`, sue);
    expect(json).toMatchObject({ twoFactor: "off", waitingReset: null });
    expect((await answer(asked.json.id, rhea, "approved")).json.code).toBe("already_answered");
    expect((await kindsOf(player.id, "?group=verification")).slice(0, 2)).toEqual([
      "second_factor_reset",
      "second_factor_reset_asked",
    ]);
  });

  test("is not done by a no, which may be the asker's own", async () => {
    const player = await withDevice("Gitta");
    const asked = await ask(player.id);
    expect((await answer(asked.json.id, sue, "declined")).status).toBe(204);
    const { json } = await world.call("GET", `${base}/players/${player.id}`, sue);
    expect(json).toMatchObject({ twoFactor: "on", waitingReset: null });
  });

  test("the table itself takes no yes of the asker", async () => {
    const player = await withDevice("Gloria");
    const asked = await ask(player.id);
    await expect(
      world.admin.query(
        `UPDATE players.reset_request SET answer = 'approved', answered_by = asked_by,
           answered_at = now() WHERE request_id = $1`,
        [asked.json.id],
      ),
    ).rejects.toThrow(/reset_request_check/);
  });

  test("where there is nothing, nothing is asked", async () => {
    expect((await ask(gwen.id)).json.code).toBe("nothing_to_reset");
  });
});

describe("taking a list along", () => {
  const take = () =>
    world.call("POST", `${base}/player-exports`, { ...rhea, body: { reason: "Yearly report" } });

  test("has no names, is counted by the day, and two at once are two", async () => {
    // So many that a day's worth is taken in a few calls.
    const names = "Hal Ida Jon Kit Lea Max Nia Ole Pam Rex Sid Tom Una Vic Wim".split(" ");
    for (const name of names) await site.join(name, { lastName: `${name}son` });
    const { rows } = await world.admin.query("SELECT count(*)::int AS n FROM players.profile");
    const all = rows[0].n;
    const first = await take();
    expect(first.json).toMatchObject({ rows: all, rowsLeft: 500 - all });
    expect(first.json.csv).not.toMatch(/@|Pells|Gw/);
    const fits = Math.floor(500 / all) - 1;
    const more = await Promise.all(Array.from({ length: fits + 3 }, take));
    const taken = more.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(fits);
    const refused = more.find(({ status }) => status === 403);
    expect(refused?.json.code).toBe("export_limit_reached");
    expect(await acts("exported")).toHaveLength(fits + 1);
  });
});

describe("staff may not be players", () => {
  const birthday = "1985-11-05";
  const make = (login: string, person: { email: string; dateOfBirth: string }, name = login) =>
    world.backoffice.services.oversight.createStaff({
      login,
      name,
      roles: [],
      person,
      createdBy: null,
    });
  const glenn = { email: "Glenn@Example.com", dateOfBirth: birthday };

  beforeAll(async () => {
    expect(await make("glenn", glenn, "Glenn Óg Pells")).toMatchObject({ ok: true });
  });

  test("an address of staff cannot join, in the words for any address that is taken", async () => {
    await expect(site.join("Glenn")).rejects.toThrow("registration_not_possible");
    expect(await site.signIn("glenn@example.com")).toMatchObject({
      refusal: { code: "wrong_credentials" },
    });
  });

  test.each([
    ["as in the papers", "Glenn Óg", "Pells", birthday, false],
    ["without the accent, in capitals", "GLENN OG", "PELLS", birthday, false],
    ["without the middle name", "Glenn", "Pells", birthday, false],
    ["with one name more", "Glenn Óg Tom", "Pells", birthday, false],
    ["the other way round", "Pells", "Glenn", birthday, false],
    ["born on another day", "Glenn", "Pells", "1985-11-06", true],
    ["of another name", "Glenda", "Pells", birthday, true],
  ])("nor can their name and birthday under a private address: %s", async (...given) => {
    const [how, firstName, lastName, dateOfBirth, may] = given;
    const email = `${how.replaceAll(/[ ,]/g, "-")}@example.net`;
    const joining = site.join(firstName, { email, lastName, dateOfBirth });
    if (may) expect(await joining).toHaveProperty("id");
    else await expect(joining).rejects.toThrow("registration_not_possible");
  });

  test("a refused joining leaves the address free for whoever it belongs to", async () => {
    const email = "left-free@example.net";
    const asGlenn = { email, lastName: "Pells", dateOfBirth: birthday };
    await expect(site.join("Glenn", asGlenn)).rejects.toThrow("registration_not_possible");
    expect(await site.join("Gwyn", { email })).toHaveProperty("id");
  });

  test("an address, or a name and birthday, of a player or a colleague is not taken for staff", async () => {
    await site.join("Gerry", { dateOfBirth: "1979-03-03" });
    const free = { email: "free@example.com", dateOfBirth: birthday };
    const refused = { ok: false, refusal: { code: "staff_is_a_player" } };
    for (const email of ["gerry@example.com", "glenn@example.com"]) {
      expect(await make("gerhard", { ...free, email })).toEqual(refused);
    }
    const gerry = { ...free, dateOfBirth: "1979-03-03" };
    expect(await make("gerhard", gerry, "Gerry Pells")).toEqual(refused);
    // Nothing is left of what was refused.
    expect(await make("glenn", free)).toMatchObject({ refusal: { code: "login_taken" } });
    expect(await make("gerhard", free)).toMatchObject({ ok: true });
  });

  test("whose account is closed may come to work here", async () => {
    const gone = await site.join("Gaspard", { dateOfBirth: "1971-01-01" });
    const his = { email: "gaspard@work.example", dateOfBirth: "1971-01-01" };
    expect(await make("gaspard", his, "Gaspard Pells")).toMatchObject({ ok: false });
    await world.admin.query("UPDATE players.profile SET status = 'closed' WHERE player_id = $1", [
      gone.id,
    ]);
    expect(await make("gaspard", his, "Gaspard Pells")).toMatchObject({ ok: true });
  });

  test("a login of which nobody knows whose it is is told apart, and described", async () => {
    const anna = { cookie: await world.signIn() };
    const list = async () => {
      const { json } = await world.call("GET", `${base}/staff`, anna);
      return json.items.find(({ login }: { login: string }) => login === "rhea");
    };
    expect(await list()).toMatchObject({ known: false });
    const where = `${base}/staff/${rhea.id}/person`;
    const body = { name: "Rhea Gilt", email: "rhea@work.example", dateOfBirth: "1990-09-09" };
    const asGwen = { ...body, email: "gwen@example.com" };
    const taken = await world.call("PUT", where, { ...anna, body: asGwen });
    expect([taken.status, taken.json.code]).toEqual([409, "staff_is_a_player"]);
    for (const email of ["rhea@work.example", "rhea.gilt@work.example"]) {
      const { status } = await world.call("PUT", where, { ...anna, body: { ...body, email } });
      expect(status).toBe(204);
    }
    expect(await list()).toMatchObject({ known: true, name: "Rhea Gilt" });
    const { dateOfBirth } = body;
    const unknown = { lastName: "Gilt", dateOfBirth, email: "private@example.net" };
    await expect(site.join("Rhea", unknown)).rejects.toThrow("registration_not_possible");
    // The address before is given back.
    expect(await site.join("Rob", { email: "rhea@work.example" })).toHaveProperty("id");
    const trail = await world.backoffice.services.oversight.listAudit({
      action: "staff.described",
      limit: 5,
    });
    expect(trail).toMatchObject([{ after: { name: "Rhea Gilt" } }, { before: { name: "Rhea" } }]);
    expect(JSON.stringify(trail)).not.toContain(dateOfBirth);
  });
});

test("a lockout after wrong passwords is told once, to staff alone", async () => {
  const gwladys = await site.join("Gwladys");
  const wrong = { brand: "kingfisher", login: "gwladys@example.com", password: "not her password" };
  const from = { present: { countryCode: "CW" }, userAgent: undefined, captcha: "yes" };
  for (let index = 0; index < 14; index += 1) {
    await site.players.signIn({ ...wrong, ...from, address: `203.0.113.${index}` });
  }
  const access = await kindsOf(gwladys.id, "?group=access");
  expect(access.filter((kind: string) => kind === "sign_in_locked")).toHaveLength(1);
});
