import { openDevice } from "@croupier/tools/device";
import { tablesThatHold } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { hire as hireAlone } from "./player-people.ts";
import { openStaffRoom, person } from "./staff-people.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const base = "/services/backoffice/v1";

let world: BackofficeWorld;
let room: Awaited<ReturnType<typeof openStaffRoom>>;
const time = { now: new Date("2026-11-21T12:00:00Z") };
const forward = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
beforeAll(async () => {
  world = await openBackofficeWorld({}, { clock: () => time.now });
  room = await openStaffRoom(world);
});
afterAll(() => world.leave());

const newcomer = (login: string, roles: readonly string[] = []) => ({
  kind: "create",
  ...person(login),
  login,
  roles,
});
const codeOf = ({ json }: { json: { code?: string } }) => json.code;
const waiting = async (cookie: string) =>
  (await room.ask(cookie, "GET", "/staff-requests")).json.items;

describe("one administrator alone", () => {
  test("cannot say yes to what they asked, in this session or another, and it makes no login", async () => {
    const asked = await room.request(newcomer("solo"));
    for (const cookie of [room.anna, await world.signIn()]) {
      expect(codeOf(await room.answer(asked.json.id, "approved", cookie))).toBe("own_request");
    }
    for (const typed of [asked.json.half, `${asked.json.half}-${asked.json.half}`]) {
      expect((await room.enter("solo", typed)).code).toBe("wrong_credentials");
    }
    const own = expect.objectContaining({ login: "solo", own: true });
    expect(await waiting(room.anna)).toContainEqual(own);
    expect((await room.answer(asked.json.id, "declined", room.anna)).status).toBe(200);
    expect(await waiting(room.anna)).not.toContainEqual(own);
  });

  test("sees one half of a sign-in, which opens nothing and is kept nowhere as it is", async () => {
    const asked = await room.request(newcomer("halves"));
    const { id, half: first } = asked.json;
    expect(await tablesThatHold(world.admin, first)).toEqual([]);
    expect(await tablesThatHold(world.admin, "halves@house.example")).toEqual([]);
    const { half: second } = (await room.answer(id, "approved")).json;
    for (const half of [first, second]) {
      expect((await room.enter("halves", half)).code).toBe("wrong_credentials");
      expect(await tablesThatHold(world.admin, half)).toEqual([]);
      expect(await tablesThatHold(world.admin, half.replace("-", ""))).toEqual([]);
    }
    expect(codeOf(await room.answer(id, "approved"))).toBe("already_answered");
    expect((await room.enter("halves", `${second}-${first}`)).code).toBe("wrong_credentials");
    expect((await room.enter("halves", `${first}-${second}`)).status).toBe(201);
  });

  test("gives nobody money or the staff, and takes both away", async () => {
    const { id } = await hireAlone(world, "mover", []);
    const give = (roles: readonly string[]) =>
      room.ask(room.anna, "PUT", `/staff/${id}/roles`, { roles });
    expect((await give(["editor", "support", "risk"])).status).toBe(204);
    for (const role of ["payments", "operator", "administrator"]) {
      expect(codeOf(await give(["editor", role]))).toBe("takes_two_administrators");
    }
    await room.byTwo({ kind: "roles", member: id, roles: ["payments"] });
    expect(codeOf(await give(["payments", "operator"]))).toBe("takes_two_administrators");
    expect((await give(["editor"])).status).toBe(204);
    await room.byTwo({ kind: "roles", member: id, roles: ["administrator"] });
    // A role of money in the hands of who makes staff opens nothing, and is not even given.
    const both = ["administrator", "payments"];
    expect(codeOf(await give(both))).toBe("roles_apart");
    const asked = await room.request({ kind: "roles", member: id, roles: both });
    expect([asked.status, codeOf(asked)]).toEqual([422, "roles_apart"]);
    expect((await give([])).status).toBe(204);
  });

  test("an old login with both becomes one of money by two", async () => {
    const { id } = await hireAlone(world, "both", ["administrator", "payments"]);
    const give = (roles: readonly string[]) =>
      room.ask(room.anna, "PUT", `/staff/${id}/roles`, { roles });
    expect(codeOf(await give(["payments"]))).toBe("takes_two_administrators");
    expect((await give([])).status).toBe(204);
  });
});

describe("two administrators", () => {
  test("neither asks for themselves nor says yes for themselves", async () => {
    const cleo = await hireAlone(world, "cleo", ["administrator"]);
    const own = await room.request({ kind: "password", member: cleo.id }, cleo.cookie);
    expect(codeOf(own)).toBe("own_login");
    const asked = await room.request({ kind: "password", member: cleo.id });
    expect(await waiting(cleo.cookie)).toContainEqual(
      expect.objectContaining({ login: "cleo", aboutMe: true }),
    );
    expect(codeOf(await room.answer(asked.json.id, "approved", cleo.cookie))).toBe("own_login");
    expect((await room.answer(asked.json.id, "declined", cleo.cookie)).status).toBe(200);
    await room.ask(room.anna, "PUT", `/staff/${cleo.id}/roles`, { roles: [] });
  });

  test("are both administrators still when the second says yes", async () => {
    for (const change of [
      "UPDATE oversight.staff SET roles = '{editor}' WHERE login = $1",
      "UPDATE oversight.staff SET disabled_at = now() WHERE login = $1",
    ]) {
      const login = change.includes("roles") ? "dismissed" : "closed";
      const { cookie } = await hireAlone(world, login, ["administrator"]);
      const asked = await room.request(newcomer(`of-${login}`), cookie);
      await world.admin.query(change, [login]);
      expect(codeOf(await room.answer(asked.json.id, "approved"))).toBe("staff_request_outdated");
      expect((await room.answer(asked.json.id, "declined")).status).toBe(200);
      await world.admin.query("UPDATE oversight.staff SET roles = '{}' WHERE login = $1", [login]);
    }
  });

  test.each([
    ["roles", "UPDATE oversight.staff SET roles = '{risk}' WHERE login = $1"],
    ["name", "UPDATE oversight.staff SET name = 'Somebody else' WHERE login = $1"],
    ["end", "UPDATE oversight.staff SET disabled_at = now() WHERE login = $1"],
  ])("say yes to a login as it stood: not after other %s", async (what, change) => {
    const login = `stood-${what}`;
    const { id } = await hireAlone(world, login, ["support"]);
    const asked = await room.request({ kind: "roles", member: id, roles: ["payments"] });
    await world.admin.query(change, [login]);
    expect(codeOf(await room.answer(asked.json.id, "approved"))).toBe("staff_request_outdated");
    expect((await room.answer(asked.json.id, "declined")).status).toBe(200);
  });

  test("have one request for a login at a time, of which one yes counts when two are said at once", async () => {
    const { id } = await hireAlone(world, "once", []);
    const third = await hireAlone(world, "third", ["administrator"]);
    const asked = await room.request({ kind: "roles", member: id, roles: ["payments"] });
    const again = await room.request({ kind: "password", member: id });
    expect(codeOf(again)).toBe("staff_request_waits");
    const both = await Promise.all([
      room.answer(asked.json.id, "approved"),
      room.answer(asked.json.id, "approved", third.cookie),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await room.ask(room.anna, "PUT", `/staff/${third.id}/roles`, { roles: [] });
  });

  test("a no makes the half of the asker worthless", async () => {
    const asked = await room.request(newcomer("unwanted"));
    expect((await room.answer(asked.json.id, "declined")).json).toEqual({ half: null });
    expect(codeOf(await room.answer(asked.json.id, "approved"))).toBe("already_answered");
    expect((await room.enter("unwanted", asked.json.half)).code).toBe("wrong_credentials");
    const trail = await room.ask(room.anna, "GET", `/audit?subject=${asked.json.member}`);
    expect(trail.json.items).toMatchObject([
      { action: "staff.request-declined", staff: { login: "bea" } },
      { action: "staff.request-asked", staff: { login: "anna" } },
    ]);
  });

  test("take the device of a colleague away, with what it opened", async () => {
    const tom = await hireAlone(world, "tom", []);
    const none = await room.request({ kind: "device", member: tom.id });
    expect(codeOf(none)).toBe("not_found");
    const { secret } = (await room.ask(tom.cookie, "POST", "/totp", {})).json;
    const code = openDevice(secret).codeAt(time.now);
    expect((await room.ask(tom.cookie, "PUT", "/totp", { code })).status).toBe(200);
    expect((await room.byTwo({ kind: "device", member: tom.id })).second).toBeNull();
    expect((await room.me(tom.cookie)).status).toBe(401);
    const trail = await room.ask(room.anna, "GET", `/audit?subject=${tom.id}&limit=1`);
    expect(trail.json.items).toMatchObject([
      {
        action: "staff.second-factor-reset",
        staff: { login: "bea" },
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    ]);
  });
});

describe("a one-time sign-in", () => {
  test("is good for one of two who come with it at once", async () => {
    const { code } = await room.byTwo(newcomer("twins"));
    const both = await Promise.all([room.enter("twins", code), room.enter("twins", code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    const winner = both.find(({ status }) => status === 201);
    expect((await room.enter("twins", String(winner?.password))).status).toBe(201);
  });

  test("with a device in use, is exchanged once its code is right", async () => {
    const vera = await room.hire("vera", []);
    const { secret } = (await room.ask(vera.cookie, "POST", "/totp", {})).json;
    const device = openDevice(secret);
    const confirmed = { code: device.codeAt(time.now) };
    expect((await room.ask(vera.cookie, "PUT", "/totp", confirmed)).status).toBe(200);
    forward(minuteMs);
    const { code } = await room.byTwo({ kind: "password", member: vera.id });
    const entered = await room.enter("vera", code);
    expect([entered.status, entered.password]).toEqual([200, undefined]);
    const body = { code: device.codeAt(time.now) };
    const proved = await world.call("POST", `${base}/sessions/current/totp`, {
      cookie: entered.cookie,
      body,
    });
    expect(proved.status).toBe(201);
    expect((await room.enter("vera", code)).code).toBe("wrong_credentials");
    expect((await room.enter("vera", proved.json.password)).status).toBe(200);
  });
});

describe("as time passes", () => {
  test("who was made, renewed or raised by two moves no money for a day", async () => {
    const pia = await room.hire("pia", ["payments"]);
    const old = await hireAlone(world, "oleg", ["payments"]);
    const nobody = "018f0000-0000-7000-8000-000000000000";
    const approve = (cookie: string) =>
      room.ask(cookie, "POST", `/withdrawals/${nobody}/approval`, { note: "Looks right" });
    expect((await room.ask(pia.cookie, "GET", "/withdrawals")).status).toBe(200);
    expect(await approve(pia.cookie)).toMatchObject({
      status: 403,
      json: { code: "login_too_new" },
    });
    expect((await approve(old.cookie)).status).toBe(404);
    const { code } = await room.byTwo({ kind: "password", member: old.id });
    const renewed = await room.enter("oleg", code);
    expect(codeOf(await approve(renewed.cookie))).toBe("login_too_new");
    forward(dayMs + minuteMs);
    for (const [login, password] of [
      ["pia", pia.password],
      ["oleg", renewed.password],
    ]) {
      expect((await approve((await room.enter(login, password)).cookie)).status).toBe(404);
    }
    await room.comeBack();
  });

  test("what waits longer than three days is over, and keeps nothing", async () => {
    const asked = await room.request(newcomer("late"));
    forward(3 * dayMs);
    await room.comeBack();
    expect(await waiting(room.anna)).toEqual([]);
    expect(codeOf(await room.answer(asked.json.id, "approved"))).toBe("staff_request_outdated");
    expect(await world.backoffice.services.oversight.staffRequests.sweep()).toBeGreaterThanOrEqual(
      1,
    );
    const { rows } = await world.admin.query(
      "SELECT answer, sealed FROM oversight.staff_request WHERE login = 'late'",
    );
    expect(rows).toEqual([{ answer: "expired", sealed: null }]);
    expect((await room.request(newcomer("late"))).status).toBe(201);
  });

  test("a one-time sign-in that nobody used for a week opens nothing", async () => {
    const { code } = await room.byTwo(newcomer("never"));
    forward(7 * dayMs);
    expect((await room.enter("never", code)).code).toBe("wrong_credentials");
    await room.comeBack();
  });
});
