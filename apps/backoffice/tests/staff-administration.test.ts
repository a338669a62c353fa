import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const base = "/services/backoffice/v1";
let world: BackofficeWorld;
let anna: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  anna = await world.signIn();
});
afterAll(() => world.leave());

const ask = (cookie: string, method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
  world.call(method, base + path, { cookie, ...(body === undefined ? {} : { body }) });
const person = (name: string) => ({
  name,
  email: `${name}@house.example`,
  dateOfBirth: "1980-02-29",
});
const me = (cookie: string) => ask(cookie, "GET", "/sessions/current");

async function hire(login: string, roles: readonly string[]) {
  const { status, json } = await ask(anna, "POST", "/staff", { ...person(login), login, roles });
  expect(status).toBe(201);
  return { id: json.id as string, cookie: await world.signIn(login, json.password), ...json };
}

test("an administrator makes a colleague, whose password is told once and works", async () => {
  const { id, password } = await hire("Berta", ["editor", "publisher", "editor"]);
  const list = await ask(anna, "GET", "/staff");
  const berta = list.json.items.find((one: { id: string }) => one.id === id);
  expect(berta).toMatchObject({
    login: "Berta",
    roles: ["editor", "publisher"],
    disabled: false,
    secondFactor: false,
  });
  expect(JSON.stringify(list.json)).not.toContain(password);
  const twin = await ask(anna, "POST", "/staff", { ...person("B"), login: "BERTA", roles: [] });
  expect([twin.status, twin.json.code]).toEqual([409, "login_taken"]);
  for (const roles of [["king"], "editor", null]) {
    const odd = await ask(anna, "POST", "/staff", { ...person("Odd"), login: "odd", roles });
    expect(odd.status).toBe(400);
  }
});

test("a role that was taken is gone at the next call, in every session", async () => {
  const carl = await hire("carl", ["operator"]);
  expect((await ask(carl.cookie, "GET", "/brands")).status).toBe(200);
  const roles = await ask(anna, "PUT", `/staff/${carl.id}/roles`, { roles: [] });
  expect(roles.status).toBe(204);
  expect((await ask(carl.cookie, "GET", "/brands")).status).toBe(403);
  expect((await me(carl.cookie)).json).toMatchObject({ roles: [] });
  const trail = await ask(anna, "GET", `/audit?subject=${carl.id}`);
  expect(trail.json.items).toMatchObject([
    {
      action: "staff.roles-set",
      staff: { login: "anna", name: "Anna Berg" },
      before: { roles: ["operator"] },
      after: { roles: [] },
    },
    { action: "staff.created", after: { login: "carl", roles: ["operator"] } },
  ]);
});

test("a login that is closed ends every session at once, and opens again without them", async () => {
  const dora = await hire("dora", []);
  const disable = (disabled: boolean) =>
    ask(anna, "PUT", `/staff/${dora.id}/disabled`, { disabled });
  expect((await disable(true)).status).toBe(204);
  expect((await me(dora.cookie)).status).toBe(401);
  expect(await world.signIn("dora", dora.password)).not.toMatch(/staff=/);
  expect((await disable(false)).status).toBe(204);
  expect((await me(dora.cookie)).status).toBe(401);
  expect((await me(await world.signIn("dora", dora.password))).status).toBe(200);
});

test("another password ends the sessions that the old one began", async () => {
  const emil = await hire("emil", []);
  const renewed = await ask(anna, "POST", `/staff/${emil.id}/password`);
  expect(renewed.json.password).not.toBe(emil.password);
  expect((await me(emil.cookie)).status).toBe(401);
  expect(await world.signIn("emil", emil.password)).not.toMatch(/staff=/);
  expect((await me(await world.signIn("emil", renewed.json.password))).status).toBe(200);
});

test("somebody is always left who can administer, also when two dismiss each other", async () => {
  const { items } = (await ask(anna, "GET", "/staff")).json;
  const { id } = items.find(({ login }: { login: string }) => login === "anna");
  const alone = [
    await ask(anna, "PUT", `/staff/${id}/roles`, { roles: ["editor"] }),
    await ask(anna, "PUT", `/staff/${id}/disabled`, { disabled: true }),
  ];
  expect(alone.map(({ json }) => json.code)).toEqual(["last_administrator", "last_administrator"]);
  // Several rounds, because two that do not meet prove nothing.
  for (let round = 0; round < 5; round += 1) {
    const rival = await hire(`rival-${round}`, ["administrator"]);
    const answers = await Promise.all([
      ask(anna, "PUT", `/staff/${rival.id}/roles`, { roles: [] }),
      ask(rival.cookie, "PUT", `/staff/${id}/roles`, { roles: [] }),
    ]);
    const { rows } = await world.admin.query(
      "SELECT login FROM oversight.staff WHERE 'administrator' = ANY (roles)",
    );
    expect(rows).toHaveLength(1);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    await world.admin.query(
      "UPDATE oversight.staff SET roles = '{administrator}' WHERE login = 'anna'",
    );
    await world.admin.query("UPDATE oversight.staff SET roles = '{}' WHERE login LIKE 'rival-%'");
  }
});

test("the trail is read by whom, by what and page by page", async () => {
  const [frida] = [await hire("frida", []), await hire("gita", [])];
  const first = await ask(anna, "GET", "/audit?action=staff.&limit=2");
  expect(first.json.items).toHaveLength(2);
  const second = await ask(anna, "GET", `/audit?action=staff.&limit=2&before=${first.json.next}`);
  const ids = [...first.json.items, ...second.json.items].map(({ id }: { id: string }) => id);
  expect(new Set(ids)).toHaveLength(4);
  expect(ids.toSorted().toReversed()).toEqual(ids);
  expect((await ask(anna, "GET", "/audit?action=content.")).json).toEqual({
    items: [],
    next: null,
  });
  const hers = await ask(anna, "GET", `/audit?staff=${frida.id}`);
  expect(hers.json.items).toMatchObject([{ action: "staff.signed-in", staff: { login: "frida" } }]);
  expect((await ask(anna, "GET", "/audit?staff=nobody")).json.items).toEqual([]);
});
