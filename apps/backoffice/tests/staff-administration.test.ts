import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { hire as hireAlone } from "./player-people.ts";
import { openStaffRoom, person } from "./staff-people.ts";

let world: BackofficeWorld;
let room: Awaited<ReturnType<typeof openStaffRoom>>;
let anna: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  room = await openStaffRoom(world);
  ({ anna } = room);
});
afterAll(() => world.leave());

test("two administrators make a colleague, who comes with both halves and gets a password once", async () => {
  const roles = ["editor", "publisher", "editor"];
  const wish = { kind: "create", ...person("Berta"), login: "Berta", roles };
  const { id, code } = await room.byTwo(wish);
  const { status, password, cookie } = await room.enter("Berta", code);
  expect(status).toBe(201);
  expect((await room.me(cookie)).json).toMatchObject({ login: "Berta" });
  expect((await room.enter("Berta", code)).code).toBe("wrong_credentials");
  expect((await room.enter("Berta", String(password))).password).toBeUndefined();
  const list = await room.ask(anna, "GET", "/staff");
  expect(list.json.items.find((one: { id: string }) => one.id === id)).toMatchObject({
    login: "Berta",
    roles: ["editor", "publisher"],
    disabled: false,
    secondFactor: false,
    oneTimeUntil: null,
  });
  expect(JSON.stringify(list.json)).not.toContain(password);
  const twin = await room.request({ ...wish, ...person("B"), login: "BERTA", roles: [] });
  expect([twin.status, twin.json.code]).toEqual([409, "login_taken"]);
  for (const odd of [["king"], "editor", null]) {
    const refused = await room.request({ ...wish, ...person("Odd"), login: "odd", roles: odd });
    expect(refused.status).toBe(400);
  }
});

test("a role that was taken is gone at the next call, in every session", async () => {
  const carl = await room.hire("carl", ["operator"]);
  expect((await room.ask(carl.cookie, "GET", "/brands")).status).toBe(200);
  const roles = await room.ask(anna, "PUT", `/staff/${carl.id}/roles`, { roles: [] });
  expect(roles.status).toBe(204);
  expect((await room.ask(carl.cookie, "GET", "/brands")).status).toBe(403);
  expect((await room.me(carl.cookie)).json).toMatchObject({ roles: [] });
  const trail = await room.ask(anna, "GET", `/audit?subject=${carl.id}`);
  expect(trail.json.items).toMatchObject([
    {
      action: "staff.roles-set",
      staff: { login: "anna", name: "Anna Berg" },
      before: { roles: ["operator"] },
      after: { roles: [] },
    },
    {
      action: "staff.created",
      staff: { login: "bea" },
      after: { login: "carl", roles: ["operator"] },
    },
    {
      action: "staff.request-asked",
      staff: { login: "anna" },
      facts: { kind: "create", login: "carl", reason: "As agreed on the phone" },
    },
  ]);
});

test("a login that is closed ends every session at once, and opens again by two, without them", async () => {
  const dora = await room.hire("dora", []);
  const disable = (disabled: boolean) =>
    room.ask(anna, "PUT", `/staff/${dora.id}/disabled`, { disabled });
  expect((await disable(true)).status).toBe(204);
  expect((await room.me(dora.cookie)).status).toBe(401);
  expect((await room.enter("dora", dora.password)).code).toBe("wrong_credentials");
  expect((await disable(false)).json).toMatchObject({ code: "takes_two_administrators" });
  await room.byTwo({ kind: "open", member: dora.id });
  expect((await room.me(dora.cookie)).status).toBe(401);
  expect((await room.enter("dora", dora.password)).status).toBe(201);
});

test("another password ends the sessions that the old one began", async () => {
  const emil = await room.hire("emil", []);
  const { code } = await room.byTwo({ kind: "password", member: emil.id });
  expect((await room.me(emil.cookie)).status).toBe(401);
  expect((await room.enter("emil", emil.password)).code).toBe("wrong_credentials");
  const renewed = await room.enter("emil", code.replaceAll("-", " "));
  expect(renewed.password).not.toBe(emil.password);
  expect((await room.enter("emil", String(renewed.password))).status).toBe(201);
});

test("somebody is always left who can administer, also when two dismiss each other", async () => {
  const { items } = (await room.ask(anna, "GET", "/staff")).json;
  const { id } = items.find(({ login }: { login: string }) => login === "anna");
  const alone = "UPDATE oversight.staff SET roles = '{}' WHERE login <> 'anna'";
  await world.admin.query(alone);
  const answers = [
    await room.ask(anna, "PUT", `/staff/${id}/roles`, { roles: ["editor"] }),
    await room.ask(anna, "PUT", `/staff/${id}/disabled`, { disabled: true }),
  ];
  expect(answers.map(({ json }) => json.code)).toEqual([
    "last_administrator",
    "last_administrator",
  ]);
  // Several rounds, because two that do not meet prove nothing.
  for (let round = 0; round < 5; round += 1) {
    const rival = await hireAlone(world, `rival-${round}`, ["administrator"]);
    const both = await Promise.all([
      room.ask(anna, "PUT", `/staff/${rival.id}/roles`, { roles: [] }),
      room.ask(rival.cookie, "PUT", `/staff/${id}/roles`, { roles: [] }),
    ]);
    const { rows } = await world.admin.query(
      "SELECT login FROM oversight.staff WHERE 'administrator' = ANY (roles)",
    );
    expect(rows).toHaveLength(1);
    expect(both.some(({ status }) => status === 204)).toBe(true);
    await world.admin.query(
      "UPDATE oversight.staff SET roles = '{administrator}' WHERE login = 'anna'",
    );
    await world.admin.query(alone);
  }
  await world.admin.query(
    "UPDATE oversight.staff SET roles = '{administrator}' WHERE login = 'bea'",
  );
});

test("the trail is read by whom, by what and page by page", async () => {
  const [frida] = [await room.hire("frida", []), await room.hire("gita", [])];
  const first = await room.ask(anna, "GET", "/audit?action=staff.&limit=2");
  expect(first.json.items).toHaveLength(2);
  const next = `/audit?action=staff.&limit=2&before=${first.json.next}`;
  const second = await room.ask(anna, "GET", next);
  const ids = [...first.json.items, ...second.json.items].map(({ id }: { id: string }) => id);
  expect(new Set(ids)).toHaveLength(4);
  expect(ids.toSorted().toReversed()).toEqual(ids);
  expect((await room.ask(anna, "GET", "/audit?action=content.")).json).toEqual({
    items: [],
    next: null,
  });
  const hers = await room.ask(anna, "GET", `/audit?staff=${frida.id}`);
  expect(hers.json.items).toMatchObject([{ action: "staff.signed-in", staff: { login: "frida" } }]);
  expect((await room.ask(anna, "GET", "/audit?staff=nobody")).json.items).toEqual([]);
});
