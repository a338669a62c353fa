import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { fillWallet } from "./money-people.ts";
import { hire, openSite } from "./player-people.ts";

const desk = "/services/backoffice/v1";
let world: BackofficeWorld;
let site: ReturnType<typeof openSite>;
let player: string;
let one: { id: string; cookie: string };
let other: { id: string; cookie: string };
const names = ["Odette", "Olive", "Orla"];

beforeAll(async () => {
  world = await openBackofficeWorld();
  site = openSite(world);
  [one, other] = [await hire(world, "una", ["payments"]), await hire(world, "otto", ["payments"])];
});
afterAll(() => world.leave());
beforeEach(async () => {
  player = (await site.join(names.shift() ?? "")).id;
  await fillWallet(world, player);
});

const wish = (change = {}) => ({
  direction: "credit",
  amount: "12.30",
  reason: "goodwill",
  words: "Waited for two days",
  ...change,
});
const ask = (body: object, { cookie } = one) =>
  world.call("POST", `${desk}/players/${player}/adjustments`, { cookie, body });
const answer = (id: string, verdict: string, { cookie }: { cookie: string }) =>
  world.call("PUT", `${desk}/adjustments/${id}`, { cookie, body: { answer: verdict } });
const list = async (query: string, { cookie } = one) =>
  (await world.call("GET", `${desk}/adjustments?${query}`, { cookie })).json;

async function freeCash(): Promise<string | undefined> {
  const balances = await world.backoffice.services.wallet.readBalances(player);
  return balances.ok ? balances.value.find(({ type }) => type === "unlocked")?.amount : undefined;
}

test("one asks, another approves; both stand in the list and in the audit trail", async () => {
  const asked = await ask(wish());
  expect(asked.status).toBe(201);
  const { id } = asked.json;
  expect(await list("state=waiting")).toMatchObject({
    items: [
      {
        id,
        playerId: player,
        firstName: "O•••",
        amount: "12.30",
        currency: "USD",
        own: true,
        askedBy: "Una",
        state: "waiting",
        words: "Waited for two days",
      },
    ],
    next: null,
  });
  expect((await answer(id, "approved", one)).json).toMatchObject({ code: "own_request" });
  expect(await freeCash()).toBe("1000.00");
  expect((await answer(id, "approved", other)).status).toBe(204);
  expect(await freeCash()).toBe("1012.30");
  expect(await list(`player=${player}`, other)).toMatchObject({
    items: [{ state: "approved", askedBy: "Una", answeredBy: "Otto", own: false }],
  });
  const trail = await world.backoffice.services.oversight.listAudit({
    action: "money.",
    subject: player,
    limit: 10,
  });
  expect(trail.map(({ action, staff }) => [action, staff?.name])).toEqual([
    ["money.adjustment-approved", "Otto"],
    ["money.adjustment-asked", "Una"],
  ]);
});

test("what is not covered, or waits already, is told as it is", async () => {
  const tooMuch = await ask(wish({ direction: "debit", amount: "5000" }));
  expect([tooMuch.status, tooMuch.json.code]).toEqual([409, "adjustment_not_covered"]);
  const nothing = await ask(wish({ amount: "0" }));
  expect([nothing.status, nothing.json.code]).toEqual([422, "adjustment_amount_out_of_range"]);
  const { id } = (await ask(wish({ direction: "debit", amount: "2.30" }))).json;
  expect((await ask(wish())).json.code).toBe("adjustment_waits");
  expect((await answer(id, "declined", one)).status).toBe(204);
  expect(await list(`state=withdrawn&player=${player}`)).toMatchObject({
    items: [{ id, answeredBy: "Una" }],
  });
  expect(await freeCash()).toBe("1000.00");
});

test("a list goes on where its page ended", async () => {
  for (let times = 0; times < 2; times += 1) {
    const { id } = (await ask(wish())).json;
    expect((await answer(id, "declined", one)).status).toBe(204);
  }
  const first = await list("limit=1");
  expect(first.next).toBe(first.items[0].id);
  const second = await list(`limit=1&before=${first.next}`);
  expect(second.items[0].id).not.toBe(first.items[0].id);
  expect(await list("player=nobody")).toEqual({ items: [], next: null });
});
