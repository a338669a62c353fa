import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, getAsset } from "@croupier/kit/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPaymentHistory, type PaymentHistory } from "../src/face.ts";

const usd = getAsset("USD");
let fresh: FreshDatabase;
let history: PaymentHistory;
/** As the test calls them, by the ids they have. */
const names = new Map<string, string>();
const [anna, bert, stranger] = [uuidv7(), uuidv7(), uuidv7()];

beforeAll(async () => {
  fresh = await freshDatabase();
  const shown = new Map([[bert, "bert"]]);
  history = createPaymentHistory({ database: fresh.database, readShownNames: async () => shown });
  const card = await deposit("card paid", "completed", { paidWith: "Visa 4242" });
  await deposit("card refused", "failed", {});
  await deposit("coins awaited", "pending", { method: "crypto", minor: 99_00 });
  await deposit("of a stranger", "completed", { playerId: stranger });
  await withdrawal("to the bank", "sent", { destination: "NL •••• 4300" });
  await withdrawal("to the card", "arrived", { method: "CARD", destinationId: card });
  await withdrawal("taken back", "cancelled", { destination: "" });
  await transfer("sent to carla", "expired", { named: "carla" });
  await transfer("sent by bert", "arrived", { sender: bert, recipient: anna });
});
afterAll(() => fresh.drop());

async function write(name: string, sql: (id: string) => [string, unknown[]]): Promise<string> {
  const id = uuidv7();
  names.set(id, name);
  await fresh.database.pool.query(...sql(id));
  return id;
}

function deposit(
  name: string,
  state: string,
  { playerId = anna, method = "card", minor = 25_00, paidWith = null as string | null },
) {
  return write(name, (id) => [
    `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee, state,
       requested_at, changed_at, expires_at, paid_with)
     VALUES ($1, $2, $3, 'sandbox', 'USD', $4, 0, $5, now(), now(), now(), $6)`,
    [playerId, id, method, minor, state, paidWith],
  ]);
}

function withdrawal(
  name: string,
  state: string,
  { method = "CBT", destination = "", destinationId = uuidv7() },
) {
  return write(name, (id) => [
    `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
       destination, asset, amount, fee, state, may_cancel, requested_at, changed_at, promised_at,
       site_origin, transfer_ids)
     VALUES ($1, $2, $3, 'sandbox', $4, $5, 'USD', 4000, 0, $6, true, now(), now(), now(), '',
       ARRAY[$7::uuid])`,
    [anna, id, method, destinationId, destination, state, moveOf(id)],
  ]);
}

function transfer(
  name: string,
  state: string,
  { sender = anna, recipient = null as string | null, named = "anna" },
) {
  return write(name, (id) => [
    `INSERT INTO cashier.player_transfers (player_id, transfer_id, settlement_id, brand, named,
       recipient_id, asset, amount, state, sent_at, expires_at, settled_at)
     VALUES ($1, $2, $3, 'kingfisher', $4, $5, 'USD', 700, $6, now(), now(), now())`,
    [sender, id, moveOf(id), named, recipient, state],
  ]);
}

/** Of what is moved later for the same payment: the same id but for its last letter. */
const moveOf = (id: string) => `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;

type Asked = Partial<Parameters<PaymentHistory["page"]>[0]>;

async function list(asked: Asked = {}): Promise<(string | undefined)[]> {
  const page = await history.page({ playerId: anna, currency: usd, limit: 50, ...asked });
  return page.payments.map(({ id }) => names.get(id));
}

test("everything that was begun is listed, the newest first, and nobody else's", async () => {
  expect(await list()).toEqual([
    "sent by bert",
    "sent to carla",
    "taken back",
    "to the card",
    "to the bank",
    "coins awaited",
    "card refused",
    "card paid",
  ]);
});

test.each<[Asked, string[]]>([
  [{ status: "pending" }, ["to the bank", "coins awaited"]],
  [{ status: "done" }, ["sent by bert", "to the card", "card paid"]],
  [{ status: "failed" }, ["card refused"]],
  [{ status: "cancelled" }, ["sent to carla", "taken back"]],
  [{ status: "failed", kind: "withdrawal" }, []],
  [{ unmoved: true }, ["coins awaited", "card refused"]],
  [{ unmoved: true, kind: "withdrawal" }, []],
  [{ kind: "deposit", search: "99" }, ["coins awaited"]],
  [{ search: "7,00" }, ["sent by bert", "sent to carla"]],
  [{ search: "%_%_%_%_%" }, []],
  [{ from: new Date(Date.now() + 60_000) }, []],
  [{ before: new Date(0) }, []],
])("%j finds %j", async (asked, found) => {
  expect(await list(asked)).toEqual(found);
});

test("a part of the reference finds it", async () => {
  const [id = ""] = [...names].find(([, name]) => name === "to the card") ?? [];
  expect(await list({ search: id.slice(9).toUpperCase() })).toEqual(["to the card"]);
});

test("parts of any size are the whole list, without a gap or a double", async () => {
  const whole = await list();
  for (const limit of [1, 2, 3, 7]) {
    const read: (string | undefined)[] = [];
    let after: string | undefined;
    do {
      const page = await history.page({ playerId: anna, currency: usd, limit, after });
      read.push(...page.payments.map(({ id }) => names.get(id)));
      after = page.next;
    } while (after !== undefined);
    expect(read).toEqual(whole);
  }
});

test("each names its way, and movements are known by the same", async () => {
  const { payments } = await history.page({ playerId: anna, currency: usd, limit: 50 });
  const told = payments.map(({ id, way, movementId, amount }) => [
    names.get(id),
    way.by,
    way.name,
    movementId !== null,
    formatDecimal(amount),
  ]);
  expect(told).toEqual([
    ["sent by bert", "fromPlayer", "bert", true, "7.00"],
    ["sent to carla", "toPlayer", "carla", true, "7.00"],
    ["taken back", "bank", null, true, "40.00"],
    ["to the card", "card", "Visa 4242", true, "40.00"],
    ["to the bank", "bank", "NL •••• 4300", true, "40.00"],
    ["coins awaited", "crypto", null, false, "99.00"],
    ["card refused", "card", null, false, "25.00"],
    ["card paid", "card", "Visa 4242", true, "25.00"],
  ]);
  const idOf = (name: string) => [...names].find(([, one]) => one === name)?.[0] ?? "";
  const ids = [
    idOf("card paid"),
    moveOf(idOf("to the bank")),
    moveOf(idOf("sent by bert")),
    moveOf(idOf("sent to carla")),
    idOf("of a stranger"),
  ];
  const ways = await history.ways({ playerId: anna, ids });
  expect(ids.map((id) => ways.get(id)?.name)).toEqual([
    "Visa 4242",
    "NL •••• 4300",
    "bert",
    "carla",
    undefined,
  ]);
  expect(await history.ways({ playerId: stranger, ids: ids.slice(0, 4) })).toEqual(new Map());
});
