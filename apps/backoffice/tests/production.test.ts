import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld({
    CROUPIER_MODE: "production",
    CROUPIER_BACKOFFICE_ORIGIN: "https://staff.example",
  });
  cookie = await world.signIn();
});
afterAll(() => world.leave());

test("over https the cookie is bound to this host and secure", () => {
  expect(cookie).toMatch(/^__Host-staff=/);
});

test("the outbox shows that a message went, never what it says", async () => {
  await world.writeLetter("Alice");
  const list = await world.call("GET", "/services/backoffice/v1/outbox", { cookie });
  expect(list.json.items).toMatchObject([{ recipient: "alice@example.com" }]);
  const path = `/services/backoffice/v1/outbox/${list.json.items[0].id}`;
  const message = await world.call("GET", path, { cookie });
  expect(message.json).toMatchObject({ sealed: true, text: null, html: null });
  expect((await world.call("GET", `${path}/html`, { cookie })).status).toBe(404);
});
