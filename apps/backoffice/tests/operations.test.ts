import { operations } from "@croupier/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const brand = "/services/backoffice/v1/brands/kingfisher";
let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld();
  const made = await world.backoffice.services.oversight.createStaff({
    login: "olga",
    name: "Olga",
    roles: ["operator"],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  cookie = await world.signIn("olga", made.value.password);
});
afterAll(() => world.leave());

const call = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: unknown) =>
  world.call(method, brand + path, { cookie, ...(body === undefined ? {} : { body }) });

async function configuration() {
  const { json } = await call("GET", "/site-configuration");
  return operations.siteConfiguration.responses[200].parse(json);
}

/** The newest act in the trail, as the table holds it. */
async function lastAct() {
  const { rows } = await world.admin.query(
    `SELECT a.action, a.subject, a.before, a.after, s.login
     FROM oversight.audit AS a JOIN oversight.staff AS s USING (staff_id)
     ORDER BY a.audit_id DESC LIMIT 1`,
  );
  return rows[0];
}

test("an operator changes the configuration, and the trail has it before and after", async () => {
  const { revision, settings, brand: who } = await configuration();
  expect(who).toMatchObject({ brandCode: "kingfisher", bucket: "default", languageDefault: "en" });
  const affiliates = { ...settings.affiliates, tokenExpiryDays: 30, cookieDays: 10 };
  const change = { ...settings, affiliates };
  const answer = await call("PUT", "/site-configuration", { basedOn: revision, settings: change });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ revision: revision + 1, changedBy: "olga" });
  expect((await configuration()).settings.affiliates).toEqual(affiliates);
  expect(await lastAct()).toMatchObject({
    action: "operations.configured",
    subject: "kingfisher",
    login: "olga",
    before: { affiliates: { tokenExpiryDays: 40, cookieDays: 40 } },
    after: { affiliates },
  });
});

test("what was changed meanwhile is not written over", async () => {
  const { revision, settings } = await configuration();
  const late = { basedOn: revision - 1, settings: { ...settings, brandName: "Heron" } };
  const answer = await call("PUT", "/site-configuration", late);
  expect([answer.status, answer.json.code]).toEqual([409, "changed_meanwhile"]);
  expect((await configuration()).settings.brandName).toBe("Kingfisher");
});

test.each([
  ["a pattern that leads elsewhere", { olympusLoggedPages: ["//evil.example"] }],
  ["a pattern twice", { olympusUnLoggedPages: ["/a", "/a"] }],
  ["a captcha that is on without its key", { reCaptcha: { enabled: true, siteKey: null } }],
  ["an address that is not secure", { servicesBaseUrl: "http://calls.example" }],
  ["an address with a path", { servicesBaseUrl: "https://calls.example/v1" }],
  ["an address of no host", { servicesBaseUrl: "https://..:99999" }],
  ["an address that says more", { servicesBaseUrl: "https://calls.example; script-src *" }],
  [
    "a referral that lasts a decade",
    { affiliates: { tokenExpiryDays: 3_650, cookieDays: 40, payoutText: {} } },
  ],
  [
    "a referring site that is no domain",
    { refSiteToken: { "not a domain": { name: "X", token: "X" } } },
  ],
  [
    "a token that could end a cookie",
    { refSiteToken: { "a.example": { name: "A", token: "A; Path=/" } } },
  ],
  ["a country that is none", { countryCode: "XX" }],
  ["text where a flag belongs", { isLoyaltyEnabled: "yes" }],
])("%s is refused, with the field named", async (_, change) => {
  const { revision, settings } = await configuration();
  const [field = ""] = Object.keys(change);
  const body = { basedOn: revision, settings: { ...settings, ...change } };
  const answer = await call("PUT", "/site-configuration", body);
  expect([answer.status, answer.json.code]).toEqual([400, "invalid_request"]);
  expect(JSON.stringify(answer.json.errors)).toContain(field);
  expect((await configuration()).revision).toBe(revision);
});

test("a default outside of what the brand offers is refused in its own words", async () => {
  const { revision, settings } = await configuration();
  for (const [change, code] of [
    [{ languageDefault: "fr" }, "language_not_offered"],
    [{ defaultCurrency: "ETH" }, "currency_not_offered"],
  ] as const) {
    const body = { basedOn: revision, settings: { ...settings, ...change } };
    const answer = await call("PUT", "/site-configuration", body);
    expect([answer.status, answer.json.code]).toEqual([422, code]);
  }
});

test("a switch is closed with a reason and opened again, each in the trail", async () => {
  const close = (reason: object) => call("PUT", "/switches/withdrawals", { open: false, reason });
  const unsaid = await close({ de: "Ohne Worte" });
  expect([unsaid.status, unsaid.json.code]).toEqual([422, "reason_missing"]);
  expect((await close({ en: "The bank rests today." })).json).toMatchObject({
    product: "withdrawals",
    open: false,
    changedBy: "olga",
  });
  const { json } = await call("GET", "/switches");
  const states = operations.switches.responses[200].parse(json).items;
  expect(states.map(({ product, open }) => [product, open])).toEqual([
    ["deposits", true],
    ["withdrawals", false],
    ["play", true],
    ["registration", true],
  ]);
  expect(await lastAct()).toMatchObject({
    action: "operations.closed",
    subject: "kingfisher/withdrawals",
    before: { open: true },
    after: { open: false, reason: { en: "The bank rests today." } },
  });
  await call("PUT", "/switches/withdrawals", { open: true, reason: {} });
  expect(await lastAct()).toMatchObject({ action: "operations.opened", after: { open: true } });
  expect((await call("PUT", "/switches/cats", { open: true, reason: {} })).status).toBe(404);
});

test("maintenance is planned, told by its state, and called off once", async () => {
  const now = Date.now();
  const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const plan = {
    announcedAt: inMinutes(-1),
    startsAt: inMinutes(60),
    endsAt: inMinutes(90),
    texts: { en: "We move house." },
  };
  const planned = await call("POST", "/maintenance", plan);
  expect([planned.status, planned.json.state]).toEqual([201, "ANNOUNCED"]);
  expect(await lastAct()).toMatchObject({
    action: "operations.maintenance-planned",
    before: null,
    after: { texts: { en: "We move house." } },
  });
  for (const [change, status, code] of [
    [{}, 409, "maintenance_overlaps"],
    [
      { startsAt: inMinutes(-60), announcedAt: inMinutes(-60), endsAt: inMinutes(-1) },
      409,
      "maintenance_is_over",
    ],
    [{ endsAt: inMinutes(30) }, 400, "invalid_request"],
    [{ announcedAt: inMinutes(61) }, 400, "invalid_request"],
    [{ texts: {} }, 422, "reason_missing"],
  ] as const) {
    const answer = await call("POST", "/maintenance", { ...plan, ...change });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  }
  const path = `/maintenance/${planned.json.id}`;
  expect((await call("DELETE", path)).status).toBe(204);
  expect(await lastAct()).toMatchObject({
    action: "operations.maintenance-cancelled",
    after: null,
  });
  const again = await call("DELETE", path);
  expect([again.status, again.json.code]).toEqual([409, "maintenance_is_over"]);
  const { json } = await call("GET", "/maintenance");
  expect(json.items).toMatchObject([{ state: "CANCELLED", cancelledBy: "olga" }]);
});

test("an act without its row in the trail does not happen", async () => {
  const { revision, settings } = await configuration();
  await world.admin.query("ALTER TABLE oversight.audit RENAME TO audit_away");
  const body = { basedOn: revision, settings: { ...settings, brandName: "Heron" } };
  const answer = await call("PUT", "/site-configuration", body);
  await world.admin.query("ALTER TABLE oversight.audit_away RENAME TO audit");
  expect(answer.status).toBe(500);
  expect(await configuration()).toMatchObject({ revision, settings: { brandName: "Kingfisher" } });
});
