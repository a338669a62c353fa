import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { beginDeposit, fillWallet } from "./money-people.ts";
import { hire, openSite } from "./player-people.ts";

const desk = "/services/backoffice/v1";
const names = ["Idony", "Ysolde", "Sabina", "Thirza", "Verity", "Wilmot"].concat([
  "Ximena",
  "Yvain",
  "Zillah",
  "Aveline",
  "Berengar",
  "Cyprian",
  "Dunstan",
  "Elfrida",
  "Fulke",
  "Godiva",
]);
let world: BackofficeWorld;
let site: ReturnType<typeof openSite>;
let name: string;
let player: string;
let one: { id: string; cookie: string };
let other: { id: string; cookie: string };

beforeAll(async () => {
  world = await openBackofficeWorld();
  site = openSite(world);
  [one, other] = [await hire(world, "una", ["payments"]), await hire(world, "otto", ["payments"])];
});
afterAll(() => world.leave());
beforeEach(async () => {
  name = names.shift() ?? "";
  player = (await site.join(name)).id;
  await fillWallet(world, player);
});

const paidIn = (amount: bigint) => beginDeposit(world, player, { state: "completed", amount });
const wish = { reason: "paid_twice", words: "Twice within a minute" };
const ask = (deposit: string, body: object = wish, { cookie } = one) =>
  world.call("POST", `${desk}/deposits/${deposit}/refunds`, { cookie, body });
const answer = (id: string, verdict: string, { cookie }: { cookie: string }) =>
  world.call("PUT", `${desk}/refunds/${id}`, { cookie, body: { answer: verdict } });
const read = async (path: string, { cookie } = one) =>
  (await world.call("GET", `${desk}${path}`, { cookie })).json;
const stateOf = async (deposit: string) => (await read(`/deposits/${deposit}`)).state;

async function balanceOf(asked: string): Promise<string | undefined> {
  const balances = await world.backoffice.services.wallet.readBalances(player);
  return balances.ok ? balances.value.find(({ type }) => type === asked)?.amount : undefined;
}
const freeCash = () => balanceOf("unlocked");

test("a small one leaves the player at once, and asked for again it is the same", async () => {
  const deposit = await paidIn(50_000n);
  expect(await read(`/deposits/${deposit}`)).toMatchObject({ refundTakesTwo: false });
  const [asked, ...again] = await Promise.all([ask(deposit), ask(deposit), ask(deposit)]);
  expect([asked.status, asked.json.state]).toEqual([201, "approved"]);
  expect(again.map(({ json }) => json)).toEqual([asked.json, asked.json]);
  expect(await freeCash()).toBe("500.00");
  expect(await read(`/deposits/${deposit}`)).toMatchObject({
    state: "refunding",
    isCheckWanted: true,
    events: [
      { said: "refund_asked", toldBy: "staff", before: "completed", after: "refunding" },
      { said: "begun" },
    ],
  });
  expect(await read(`/reversals?deposit=${deposit}`)).toMatchObject({
    items: [
      {
        id: asked.json.id,
        kind: "refund",
        state: "taken",
        taken: "500.00",
        owed: "0.00",
        fee: "0.50",
        stillOwed: "0.00",
        depositState: "refunding",
        method: "card",
        firstName: `${name[0]}•••`,
      },
    ],
    next: null,
  });
  expect((await ask(deposit, { ...wish, words: "Once more" })).json.code).toBe(
    "deposit_not_refundable",
  );
});

test("what goes back is not to be staked any more, once it is on its way", async () => {
  const deposit = await paidIn(50_000n);
  const ledger = createLedger({ database: world.database, announce: () => {} });
  const moved = {
    playerId: player,
    amount: money(50_000n, getAsset("USD")),
    happenedAt: new Date(),
  };
  await ledger.openHouseAccount({ account: "house_payments", asset: getAsset("USD") });
  const [from, to] = ["house_payments", "cash_free"];
  // As the money of a deposit comes in: under its own id.
  await ledger.post({
    ...moved,
    transferId: deposit,
    kind: "deposit",
    reason: "deposit",
    from,
    to,
  });
  const seen = [await balanceOf("unlocked"), await balanceOf("withdrawable")];
  expect(seen).toEqual(["1500.00", "1000.00"]);
  expect((await ask(deposit)).status).toBe(201);
  const left = [await balanceOf("unlocked"), await balanceOf("withdrawable")];
  expect(left).toEqual(["1000.00", "1000.00"]);
});

test("a large one waits for a colleague, and both stand in the trail", async () => {
  const deposit = await paidIn(50_001n);
  const { id, state } = (await ask(deposit)).json;
  expect([state, await stateOf(deposit), await freeCash()]).toEqual([
    "waiting",
    "completed",
    "1000.00",
  ]);
  expect((await ask(deposit)).json.id).toBe(id);
  expect((await ask(deposit, wish, other)).json.code).toBe("refund_waits");
  expect((await answer(id, "approved", one)).json.code).toBe("own_request");
  expect(await read("/refunds?state=waiting", other)).toMatchObject({
    items: [{ id, amount: "500.01", own: false, takesTwo: true, askedBy: "Una" }],
  });
  const both = await Promise.all([answer(id, "approved", other), answer(id, "approved", other)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect([await stateOf(deposit), await freeCash()]).toEqual(["refunding", "499.99"]);
  expect((await answer(id, "declined", other)).json.code).toBe("already_answered");
  const trail = await world.backoffice.services.oversight.listAudit({
    action: "money.refund",
    subject: player,
    limit: 10,
  });
  expect(trail.map(({ action, staff }) => [action, staff?.name])).toEqual([
    ["money.refund-approved", "Otto"],
    ["money.refund-asked", "Una"],
  ]);
});

describe("small ones that are large together", () => {
  const stateAsked = async (deposit: string, staff = one) =>
    (await ask(deposit, wish, staff)).json.state;

  afterEach(async () => {
    const { items } = await read("/refunds?state=waiting");
    for (const { id } of items) await answer(id, "declined", other);
  });

  test("within a player's day wait for a colleague, whoever asks and also at once", async () => {
    const sofie = await hire(world, "sofie", ["payments"]);
    const lone = await hire(world, "lone", ["payments"]);
    const both = [await paidIn(30_000n), await paidIn(30_000n)] as const;
    const states = await Promise.all([stateAsked(both[0], sofie), stateAsked(both[1], lone)]);
    expect(states.toSorted()).toEqual(["approved", "waiting"]);
    const third = await paidIn(20_001n);
    expect(await read(`/deposits/${third}`, sofie)).toMatchObject({ refundTakesTwo: true });
    const asked = (await ask(third, wish, sofie)).json;
    expect(asked.state).toBe("waiting");
    expect((await answer(asked.id, "approved", sofie)).json.code).toBe("own_request");
    expect((await answer(asked.id, "approved", other)).status).toBe(204);
    expect([await stateOf(third), await freeCash()]).toEqual(["refunding", "499.99"]);
  });

  test("within a colleague's day wait for another, who has a day of their own", async () => {
    const tilda = await hire(world, "tilda", ["payments"]);
    for (let sent = 0; sent < 4; sent += 1) await sentBackAlone(tilda);
    const ursa = await hire(world, "ursa", ["payments"]);
    expect(await stateAsked(await paidIn(1_00n), tilda)).toBe("waiting");
    expect(await stateAsked(await paidIn(1_00n), ursa)).toBe("approved");
  });

  test("count without what the provider could not send back", async () => {
    const vera = await hire(world, "vera", ["payments"]);
    expect(await stateAsked(await paidIn(30_000n), vera)).toBe("approved");
    await world.admin.query(
      "UPDATE cashier.deposit_reversals SET state = 'lifted' WHERE player_id = $1",
      [player],
    );
    expect(await stateAsked(await paidIn(30_000n), vera)).toBe("approved");
  });

  /** Of somebody else, at the most that one of staff sends back alone. */
  async function sentBackAlone({ id }: { readonly id: string }): Promise<void> {
    const playerId = uuidv7();
    const deposit = await beginDeposit(world, playerId, { state: "refunded", amount: 50_000n });
    await world.admin.query(
      `INSERT INTO cashier.deposit_refunds (player_id, refund_id, deposit_id, reason, words, takes_two,
         asked_by, asked_at, answer, answered_by, answered_at)
       VALUES ($1, $2, $3, 'mistake', 'Alone', false, $4, now(), 'approved', $4, now())`,
      [playerId, uuidv7(), deposit, id],
    );
  }
});

test("taken back by who asked or declined by a colleague, nothing moves and it can be asked for anew", async () => {
  const deposit = await paidIn(60_000n);
  const first = (await ask(deposit)).json.id;
  expect((await answer(first, "declined", one)).status).toBe(204);
  const second = (await ask(deposit)).json.id;
  expect(second).not.toBe(first);
  expect((await answer(second, "declined", other)).status).toBe(204);
  expect(await read(`/refunds?deposit=${deposit}`)).toMatchObject({
    items: [
      { id: second, state: "declined", answeredBy: "Otto" },
      { id: first, state: "withdrawn", answeredBy: "Una" },
    ],
  });
  expect([await stateOf(deposit), await freeCash()]).toEqual(["completed", "1000.00"]);
});

test("what was played with is not sent back, and leaves no debt", async () => {
  const [large, small] = [await paidIn(100_001n), await paidIn(40_000n)];
  expect((await ask(large)).json).toMatchObject({ status: 409, code: "refund_not_covered" });
  const { id } = (await ask(await paidIn(90_000n))).json;
  await ask(small);
  expect((await answer(id, "approved", other)).json.code).toBe("refund_not_covered");
  expect(await freeCash()).toBe("600.00");
  expect(await read("/refunds?state=waiting")).toMatchObject({ items: [{ id }] });
  await answer(id, "declined", one);
});

test.each([["pending"], ["refunded"], ["charged_back"], ["returning"]])(
  "a deposit that is %s has nothing to send back",
  async (state) => {
    const deposit = await beginDeposit(world, player, { state });
    expect((await ask(deposit)).json.code).toBe("deposit_not_refundable");
    expect(await freeCash()).toBe("1000.00");
  },
);

test.each([
  [{ reason: "paid_twice" }, 400],
  [{ ...wish, reason: "because" }, 400],
  [{ ...wish, words: "  " }, 400],
])("%j is refused", async (body, status) => {
  const unknown = "01a00000-0000-7000-8000-000000000000";
  expect((await ask(unknown, body)).status).toBe(status);
  for (const deposit of [unknown, "nobody"]) expect((await ask(deposit)).status).toBe(404);
  expect((await answer(unknown, "approved", one)).status).toBe(404);
});
