import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFigures } from "../src/withdrawals/desk-figures.ts";
import { listQueue, type QueuePart } from "../src/withdrawals/queue-store.ts";
import { readQueueWords } from "../src/withdrawals/queue-words.ts";
import { listArrivedBefore } from "../src/withdrawals/withdrawal-store.ts";

const now = new Date("2026-11-23T12:00:00Z");
const [anna, bert] = [uuidv7(), uuidv7()];

/** When it was asked for, when it came to where it stands, and what is known of it; "12:00" is now. */
const table = `
  name     state    asked at changed at asset  minor fee findings                   by   yes
  large    checks   11:00    11:00      USD   500000   0 large_amount               -    -
  halfway  checks   10:00    10:30      USD   900000   0 large_amount,new_destination anna anna
  ready    checks   11:30    11:30      USD    60000   0 large_amount               anna -
  strange  checks   11:40    11:40      JPY    80000   0 new_destination            bert -
  quick    arrived  11:00    11:01      USD    10000 100 -                          -    -
  slow     arrived  08:00    11:00      USD    20000   0 large_amount               bert -
  yen      arrived  10:00    10:02      JPY     3000 150 -                          -    -
  eve      arrived  -13:00   -13:04     USD     9900   0 -                          -    -
  older    arrived  -11:00   -11:30     USD     9900   0 -                          -    -
  no       rejected 11:00    11:50      USD    10000   0 new_destination            bert -
  asked    requested 11:59   11:59      USD    10000   0 -                          -    -`;

/** What came to people and what left them, and what did neither. */
const events = `
  large   11:00 requested checks
  ready   11:30 requested checks
  strange 11:40 requested checks
  halfway 10:30 requested checks
  halfway 11:45 checks    checks
  no      11:50 checks    rejected
  quick   11:01 approved  arrived
  slow    11:05 checks    approved`;

/** The rules as they stand, whatever waits. */
const passesAlone = [
  { amount: "500.00", currency: "USD" },
  { amount: "500.00", currency: "EUR" },
  { amount: "500.00", currency: "GBP" },
  { amount: "500.00", currency: "CAD" },
  { amount: "75000", currency: "JPY" },
];

let fresh: FreshDatabase;
const idOf = new Map<string, string>();

beforeAll(async () => {
  fresh = await freshDatabase();
  for (const [name = "", state, asked = "", changed = "", asset, ...more] of rowsOf(table).slice(
    1,
  )) {
    const id = uuidv7();
    idOf.set(name, id);
    const [minor, fee, findings = "", by = "", yes = ""] = more;
    const found = findings === "-" ? [] : findings.split(",");
    await fresh.database.pool.query(
      `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, site_origin,
         destination_id, destination, asset, amount, fee, state, findings, may_cancel, requested_at,
         changed_at, promised_at, assigned_to, first_yes_by, due_at)
       VALUES ($1, $1, $2, 'sandbox', 'http://localhost', 'd', $3, $4, $5, $6, $7, $8, true, $9, $10,
         $10, $11, $12, $10::timestamptz + interval '4 hours')`,
      [
        id,
        asset === "JPY" ? "CBT" : "CARD",
        `Visa •••• ${idOf.size}000`,
        asset,
        minor,
        fee,
        state,
        found,
        at(asked),
        at(changed),
        staff(by),
        staff(yes),
      ],
    );
  }
  for (const [name = "", when = "", before, after] of rowsOf(events)) {
    await fresh.database.pool.query(
      `INSERT INTO cashier.withdrawal_events (player_id, withdrawal_id, event_id, event, told_by,
         state_before, state_after, recorded_at)
       VALUES ($1, $1, $2, 'told', 'rules', $3, $4, $5)`,
      [idOf.get(name), `${when} ${after}`, before, after, at(when)],
    );
  }
});
afterAll(() => fresh.drop());

function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
}

/** On the day of now; with a dash before it, the day before. */
function at(clock: string): Date {
  const [day, time] = clock.startsWith("-") ? ["22", clock.slice(1)] : ["23", clock];
  return new Date(`2026-11-${day}T${time}:00Z`);
}

function staff(name: string): string | null {
  if (name === "-") return null;
  return name === "anna" ? anna : bert;
}

test("the figures above the queue are those of the table", async () => {
  expect(await readFigures(fresh.database.db, { staffId: anna, now })).toEqual({
    waiting: { all: 4, mine: 2, second: 1, two: 2, ready: 2, flagged: 2 },
    // Two came and two left since eleven: what came at the stroke itself is an hour old.
    passesAlone,
    sinceHour: 0,
    oldest: { since: "2026-11-23T10:30:00.000Z", dueAt: "2026-11-23T14:30:00.000Z" },
    // Of a minute, two minutes, four minutes and three hours, all within a day.
    halfArrivedSeconds: 180,
    today: {
      count: 3,
      alone: 2,
      sums: [
        { amount: "299.00", currency: "USD" },
        { amount: "2850", currency: "JPY" },
      ],
    },
  });
});

test("of a house where nothing ever left they are nothing", async () => {
  const empty = await freshDatabase();
  expect(await readFigures(empty.database.db, { staffId: anna, now })).toEqual({
    waiting: { all: 0, mine: 0, second: 0, two: 0, ready: 0, flagged: 0 },
    passesAlone,
    sinceHour: 0,
    oldest: null,
    halfArrivedSeconds: null,
    today: { count: 0, alone: 0, sums: [] },
  });
  await empty.drop();
});

async function shown(
  part: QueuePart,
  {
    find,
    assignedTo,
    players = [],
  }: { find?: string; assignedTo?: string; players?: string[] } = {},
): Promise<string[]> {
  const words =
    find === undefined ? undefined : { ...readQueueWords(find), playerIds: players.map(id) };
  const found = await listQueue(fresh.database.db, { part, assignedTo, words, limit: 50 });
  return found.map((one) => [...idOf].find(([, known]) => known === one.id)?.[0] ?? "nobody");
}

const id = (name: string) => idOf.get(name) ?? "";

test.each([
  ["all", ["halfway", "large", "ready", "strange"]],
  ["waiting", ["large", "ready", "strange"]],
  ["second", ["halfway"]],
  ["two", ["halfway", "large"]],
  ["ready", ["large", "ready"]],
  ["flagged", ["halfway", "strange"]],
  ["going", ["asked"]],
  ["over", ["no", "quick", "slow", "yen", "eve", "older"]],
] as const)("the part %s shows %j", async (part, names) => {
  expect(await shown(part)).toEqual(names);
});

test("what arrived before is what is usual: of this player and currency, and a split one once", async () => {
  // Of another house: what is put in here is in no queue of the table.
  const own = await freshDatabase();
  const { db, pool } = own.database;
  const [root, part, other] = [uuidv7(), uuidv7(), uuidv7()];
  for (const [one, splitFrom, when, minor] of [
    [root, null, "-09:00", 4_000],
    [part, root, "-09:00", 1_000],
    [other, null, "-10:00", 2_000],
  ] as const) {
    await pool.query(
      `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, split_from, method, provider,
         site_origin, destination_id, destination, asset, amount, fee, state, findings, may_cancel,
         requested_at, changed_at, promised_at)
       VALUES ($1, $2, $3, 'CARD', 'sandbox', 'http://localhost', 'd', 'Visa', 'USD', $4, 0, 'arrived',
         '{}', false, $5, $5, $5)`,
      [root, one, splitFrom, minor, at(when)],
    );
  }
  const before = (when: string, asset = "USD") =>
    listArrivedBefore(db, { playerId: root, asset: getAsset(asset), before: at(when) });
  expect(await before("12:00")).toEqual([2_000n, 5_000n]);
  expect(await before("-10:00")).toEqual([5_000n]);
  expect(await before("-09:00")).toEqual([]);
  expect(await before("12:00", "EUR")).toEqual([]);
  await own.drop();
});

test("mine are those that I have taken", async () => {
  expect(await shown("all", { assignedTo: anna })).toEqual(["halfway", "ready"]);
});

test("it is searched by player, reference, method and destination", async () => {
  expect(await shown("all", { find: "Ilkka", players: ["strange"] })).toEqual(["strange"]);
  expect(await shown("all", { find: `W-${id("ready").slice(-8)}` })).toEqual(["ready"]);
  expect(await shown("all", { find: "bank" })).toEqual(["strange"]);
  expect(await shown("all", { find: "visa •••• 1000" })).toEqual(["large"]);
  expect(await shown("all", { find: "100% _" })).toEqual([]);
});

test("each figure is read from an index", async () => {
  const { pool } = fresh.database;
  const plan = async (statement: string) => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN; SET LOCAL enable_seqscan = off");
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${statement}`);
      await client.query("ROLLBACK");
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    } finally {
      client.release();
    }
  };
  const day = "'2026-11-23T00:00:00Z'::timestamptz";
  const of = "SELECT count(*) FROM cashier";
  expect(await plan(`${of}.withdrawals WHERE state = 'checks'`)).toContain("withdrawals_under_way");
  expect(await plan(`${of}.withdrawals WHERE state = 'arrived' AND changed_at > ${day}`)).toContain(
    "withdrawals_over",
  );
  expect(
    await plan(
      `${of}.withdrawal_events
       WHERE (state_before = 'checks') <> (state_after = 'checks') AND recorded_at > ${day}`,
    ),
  ).toContain("withdrawal_events_to_and_from_people");
});
