import { afterAll, beforeAll, expect, test } from "vitest";
import { everyEndpoint } from "@croupier/contracts";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { openDevice } from "@croupier/tools/device";

const base = "/services/backoffice/v1";
let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld({
    CROUPIER_MODE: "production",
    CROUPIER_ORIGIN: "https://play.example",
    CROUPIER_BACKOFFICE_ORIGIN: "https://staff.example",
  });
  cookie = await world.signIn();
});
afterAll(() => world.leave());

async function setUpDevice(of: string): Promise<void> {
  const { secret } = (await world.call("POST", `${base}/totp`, { cookie: of })).json;
  const code = openDevice(secret).codeAt(new Date());
  const body = { code };
  expect((await world.call("PUT", `${base}/totp`, { cookie: of, body })).status).toBe(200);
}

test("over https the cookie is bound to this host and secure", () => {
  expect(cookie).toMatch(/^__Host-staff=/);
});

test("whoever has no device yet can do nothing but set one up", async () => {
  const me = await world.call("GET", `${base}/sessions/current`, { cookie });
  expect(me.json).toMatchObject({ login: "anna", secondFactor: "required" });
  const open = [];
  for (const { name, method, path, access } of everyEndpoint) {
    if (access !== "staff" || name === "staff.signOut") continue;
    const answer = await world.call(method, path.replace(/:\w+/g, "018f"), {
      cookie,
      ...(method === "GET" || method === "DELETE" ? {} : { body: {} }),
    });
    if (answer.status !== 403) open.push(name);
    else expect([name, answer.json.code]).toEqual([name, "second_factor_required"]);
  }
  expect(open).toEqual(["staff.whoAmI", "desk.enrolTotp", "desk.confirmTotp", "desk.disableTotp"]);
  for (const path of ["/outbox/018f/html", "/content/media/018f/picture"]) {
    expect((await world.call("GET", base + path, { cookie })).status).toBe(403);
  }

  await setUpDevice(cookie);
  expect((await world.call("GET", `${base}/status`, { cookie })).status).toBe(200);
});

test("the outbox shows that a message went, never what it says", async () => {
  const made = await world.backoffice.services.oversight.createStaff({
    login: "olga",
    name: "Olga",
    roles: ["administrator"],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const olga = { cookie: await world.signIn("olga", made.value.password) };
  await setUpDevice(olga.cookie);
  await world.writeLetter("Alice");
  const list = await world.call("GET", "/services/backoffice/v1/outbox", olga);
  expect(list.json.items).toMatchObject([{ recipient: "alice@example.com" }]);
  const path = `/services/backoffice/v1/outbox/${list.json.items[0].id}`;
  const message = await world.call("GET", path, olga);
  expect(message.json).toMatchObject({ sealed: true, text: null, html: null });
  expect((await world.call("GET", `${path}/html`, olga)).status).toBe(404);
});
