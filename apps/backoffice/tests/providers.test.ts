import { providerDesk } from "@croupier/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

const path = "/services/backoffice/v1/providers";
let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld();
  const made = await world.backoffice.services.oversight.createStaff({
    login: "oda",
    name: "Oda",
    roles: ["operator"],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  cookie = await world.signIn("oda", made.value.password);
  await world.admin.query(
    `INSERT INTO providers.provider (provider, name, dialect, spend, created_at)
     VALUES ('acme', 'Acme Games', 'croupier', 'cash_first', now()),
            ('calm', 'Calm Games', 'croupier', 'cash_first', now()),
            ('hub_games', 'Hub Games', 'hub', 'cash_first', now())`,
  );
  await world.admin.query(
    `INSERT INTO providers.answered (provider, minute, status, answers, late, last_at)
     VALUES ('acme', date_trunc('minute', now()), 'OK', 40, 1, now()),
            ('acme', date_trunc('minute', now()), 'INSUFFICIENT_FUNDS', 3, 0, now()),
            ('acme', date_trunc('minute', now()), 'BAD_REQUEST', 2, 0, now()),
            ('acme', date_trunc('minute', now()), 'INVALID_SIGNATURE', 7, 0, now()),
            ('acme', now() - interval '2 hours', 'TEMPORARY', 9, 9, now() - interval '2 hours'),
            ('calm', date_trunc('minute', now()), 'OK', 99, 0, now()),
            ('calm', date_trunc('minute', now()), 'BAD_REQUEST', 1, 0, now()),
            ('calm', now() - interval '20 minutes', 'BAD_REQUEST', 50, 50, now() - interval '20 minutes')`,
  );
});
afterAll(() => world.leave());

async function readList() {
  const { json } = await world.call("GET", path, { cookie });
  return providerDesk.list.responses[200].parse(json);
}

const list = async () => (await readList()).items;

const turn = (code: string, open: boolean, reason = "Wins are paid twice") =>
  world.call("PUT", `${path}/${code}/switch`, { cookie, body: { open, reason } });

async function actsOn(code: string) {
  const { rows } = await world.admin.query(
    `SELECT action, facts, s.login FROM oversight.audit JOIN oversight.staff AS s USING (staff_id)
     WHERE subject = $1 ORDER BY audit_id`,
    [code],
  );
  return rows;
}

test("an operator sees when a provider last asked, and what of it was trouble", async () => {
  expect(await list()).toMatchObject([
    {
      code: "acme",
      open: true,
      switched: null,
      callsInHour: 52,
      troubleInHour: [
        { status: "INVALID_SIGNATURE", answers: 7 },
        { status: "BAD_REQUEST", answers: 2 },
      ],
      recent: { calls: 52, refused: 9, late: 1 },
      trouble: ["refused"],
    },
    // What was bad a while ago is told, and is no trouble of now.
    {
      code: "calm",
      troubleInHour: [{ status: "BAD_REQUEST", answers: 51 }],
      recent: { calls: 100, refused: 1, late: 0 },
      trouble: [],
    },
    { code: "hub_games", dialect: "hub", lastCallAt: null, callsInHour: 0, troubleInHour: [] },
  ]);
});

test("the rule of what trouble is stands beside what it is said of", async () => {
  expect((await readList()).rule).toEqual({
    minutes: 15,
    callsMin: 20,
    percent: 5,
    lateMs: 2_000,
  });
});

test("a provider is switched off and on with a reason, which the trail has once each", async () => {
  const off = await turn("calm", false);
  expect(off.json).toMatchObject({
    open: false,
    switched: { by: "Oda", reason: "Wins are paid twice" },
  });
  // Twice is once: somebody else may have been faster.
  expect((await turn("calm", false, "Me too")).json).toMatchObject({
    switched: { reason: "Wins are paid twice" },
  });
  expect((await turn("calm", true, "It was mended")).json).toMatchObject({ open: true });
  expect(await actsOn("calm")).toEqual([
    {
      action: "providers.switched-off",
      facts: { reason: "Wins are paid twice" },
      login: "oda",
    },
    { action: "providers.switched-on", facts: { reason: "It was mended" }, login: "oda" },
  ]);
});

test("without a reason, or of nobody, nothing is switched", async () => {
  expect((await turn("hub_games", false, " ")).status).toBe(400);
  expect((await turn("nobody", false)).status).toBe(404);
  expect((await list()).every(({ open }) => open)).toBe(true);
  expect(await actsOn("nobody")).toEqual([]);
});
