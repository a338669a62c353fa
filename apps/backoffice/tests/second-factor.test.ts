import { everyEndpoint } from "@croupier/contracts";
import { tablesThatHold } from "@croupier/tools/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { openDevice } from "@croupier/tools/device";

const base = "/services/backoffice/v1";
const minuteMs = 60_000;

let world: BackofficeWorld;
const time = { now: new Date("2026-11-21T12:00:00Z") };
const forward = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
beforeAll(async () => {
  world = await openBackofficeWorld({}, { clock: () => time.now });
});
afterAll(() => world.leave());

/** A colleague who has a device, with the codes they wrote down. */
async function colleague(login: string) {
  const { oversight } = world.backoffice.services;
  const made = await oversight.createStaff({ login, name: login, roles: [], createdBy: null });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id, password } = made.value;
  const cookie = await world.signIn(login, password);
  const enrolled = await world.call("POST", `${base}/totp`, { cookie });
  expect(enrolled.status).toBe(201);
  const { secret } = enrolled.json;
  const device = openDevice(secret);
  const code = device.codeAt(time.now);
  const confirmed = await world.call("PUT", `${base}/totp`, { cookie, body: { code } });
  expect(confirmed.status).toBe(200);
  // The code that confirmed is used up.
  forward(minuteMs);
  const recoveryCodes: string[] = confirmed.json.recoveryCodes;
  return { id, login, password, cookie, device, secret, recoveryCodes };
}

const enter = (who: { login: string; password: string }) =>
  world.call("POST", `${base}/sessions`, { body: { login: who.login, password: who.password } });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof enter>>) =>
  String(headers["set-cookie"]).split(";")[0] ?? "";
const prove = (cookie: string, code: string) =>
  world.call("POST", `${base}/sessions/current/totp`, { cookie, body: { code } });
const whoAmI = (cookie: string) => world.call("GET", `${base}/sessions/current`, { cookie });

describe("with a device", () => {
  test("a right password opens nothing but the question for a code", async () => {
    const vera = await colleague("vera");
    const entered = await enter(vera);
    expect([entered.status, entered.json]).toEqual([200, { totpRequired: true }]);
    const half = cookieOf(entered);
    for (const { name, method, path, access } of everyEndpoint) {
      if (access !== "staff") continue;
      const answer = await world.call(method, path.replace(/:\w+/g, vera.id), {
        cookie: half,
        ...(method === "GET" || method === "DELETE" ? {} : { body: {} }),
      });
      expect([name, answer.status]).toEqual([name, 401]);
    }
    const proved = await prove(half, vera.device.codeAt(time.now));
    expect(proved.status).toBe(201);
    expect(proved.json).toMatchObject({ login: "vera", secondFactor: "on" });
    const whole = cookieOf(proved);
    expect(whole).not.toBe(half);
    expect((await whoAmI(half)).status).toBe(401);
    expect((await whoAmI(whole)).json).toMatchObject({ login: "vera", secondFactor: "on" });
  });

  test("a code counts once, also when it comes twenty times at the same moment", async () => {
    const otto = await colleague("otto");
    const code = otto.device.codeAt(time.now);
    const halves = await Promise.all(Array.from({ length: 8 }, () => enter(otto)));
    const answers = await Promise.all(halves.map((half) => prove(cookieOf(half), code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await prove(cookieOf(await enter(otto)), code);
    expect([again.status, again.json.code]).toEqual([422, "wrong_code"]);
  });

  test.each([
    [-2, 422],
    [-1, 201],
    [0, 201],
    [1, 201],
    [2, 422],
  ])("a device whose clock is %i half minutes off is answered %i", async (steps, status) => {
    const who = await colleague(`drift${steps}`);
    const code = who.device.codeAt(new Date(time.now.getTime() + steps * 30_000));
    expect((await prove(cookieOf(await enter(who)), code)).status).toBe(status);
  });

  test("a recovery code counts once, however it is typed", async () => {
    const rita = await colleague("rita");
    expect(new Set(rita.recoveryCodes)).toHaveLength(10);
    const code = rita.recoveryCodes[3] ?? "";
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect((await prove(cookieOf(await enter(rita)), typed)).status).toBe(201);
    expect((await prove(cookieOf(await enter(rita)), code)).status).toBe(422);
    expect((await prove(cookieOf(await enter(rita)), rita.recoveryCodes[4] ?? "")).status).toBe(
      201,
    );
  });

  test("guesses are counted before they are made: the eleventh is not looked at", async () => {
    const gus = await colleague("gus");
    const half = cookieOf(await enter(gus));
    const right = gus.device.codeAt(time.now);
    const wrong = right === "000000" ? "111111" : "000000";
    const answers = await Promise.all(Array.from({ length: 30 }, () => prove(half, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const locked = await prove(half, right);
    expect([locked.status, locked.json.code]).toEqual([429, "too_many_attempts"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("five minutes after the password the code comes too late", async () => {
    const lea = await colleague("lea");
    const half = cookieOf(await enter(lea));
    forward(5 * minuteMs);
    const late = await prove(half, lea.device.codeAt(time.now));
    expect([late.status, late.json.code]).toEqual([401, "not_signed_in"]);
  });

  test("neither the secret nor a recovery code stands in the database as it is", async () => {
    const kurt = await colleague("kurt");
    for (const secret of [kurt.secret, ...kurt.recoveryCodes]) {
      expect(await tablesThatHold(world.admin, secret)).toEqual([]);
      expect(await tablesThatHold(world.admin, secret.replaceAll("-", ""))).toEqual([]);
    }
  });

  test("a secret that is moved to another's row opens nothing", async () => {
    const [ada, eve] = [await colleague("ada"), await colleague("eve")];
    await world.admin.query(
      `UPDATE oversight.staff_totp SET secret = (SELECT secret FROM oversight.staff_totp
       WHERE staff_id = $1) WHERE staff_id = $2`,
      [eve.id, ada.id],
    );
    const half = cookieOf(await enter(ada));
    expect((await prove(half, eve.device.codeAt(time.now))).status).toBe(500);
    expect((await whoAmI(half)).status).toBe(401);
  });

  test("it is set up once, ends sessions elsewhere, and is given up with a code", async () => {
    const { oversight } = world.backoffice.services;
    const made = await oversight.createStaff({
      login: "ines",
      name: "Ines",
      roles: [],
      createdBy: null,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const { password } = made.value;
    const elsewhere = await world.signIn("ines", password);
    const here = await world.signIn("ines", password);
    const call = (method: "POST" | "PUT", path: string, body = {}) =>
      world.call(method, `${base}/totp${path}`, { cookie: here, body });
    expect((await call("PUT", "", { code: "000000" })).status).toBe(404);
    expect((await call("POST", "/disable", { code: "000000" })).status).toBe(404);
    const device = openDevice((await call("POST", "")).json.secret);
    expect((await whoAmI(elsewhere)).status).toBe(200);
    expect((await call("PUT", "", { code: device.codeAt(time.now) })).status).toBe(200);
    expect((await whoAmI(elsewhere)).status).toBe(401);
    expect((await whoAmI(here)).json).toMatchObject({ secondFactor: "on" });
    expect((await call("POST", "")).json).toMatchObject({ code: "second_factor_in_use" });
    expect((await call("POST", "/disable", { code: "nonsense" })).status).toBe(422);
    forward(minuteMs);
    expect((await call("POST", "/disable", { code: device.codeAt(time.now) })).status).toBe(204);
    expect((await enter({ login: "ines", password })).status).toBe(201);
  });
});
