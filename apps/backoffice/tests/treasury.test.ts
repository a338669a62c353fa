import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { beginDeposit, fillWallet, writeSettlement } from "./money-people.ts";
import { hire, openSite } from "./player-people.ts";

const desk = "/services/backoffice/v1";
let world: BackofficeWorld;
let player: string;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld();
  player = (await openSite(world).join("Perdita")).id;
  await fillWallet(world, player);
  ({ cookie } = await hire(world, "fern", ["payments"]));
});
afterAll(() => world.leave());

const get = (path: string) => world.call("GET", `${desk}${path}`, { cookie });
const take = async (body: object) =>
  (await world.call("POST", `${desk}/money-tables`, { cookie, body })).json;

test("the house sees each of its accounts, with what moved today", async () => {
  const { json } = await get("/house-accounts");
  expect(json.items).toContainEqual({
    account: "demo_grants",
    currency: "USD",
    balance: "-1000.00",
    today: "-1000.00",
    stripes: 1,
    entries: 1,
  });
  const table = await take({ table: "house-accounts" });
  expect(table.csv.split("\r\n").slice(0, 2)).toEqual([
    "account,currency,balance,today,movements",
    "demo_grants,USD,-1000.00,-1000.00,1",
  ]);
  expect(table).toMatchObject({ rows: 1, isCut: false });
});

test("a player's books tell each account, and each movement with what was before and after", async () => {
  const { json } = await get(`/players/${player}/books`);
  expect(json).toMatchObject({
    currency: "USD",
    items: [{ kind: "grant", change: "1000.00", previous: "0.00", current: "1000.00" }],
    next: null,
  });
  expect(json.accounts).toContainEqual({
    account: "cash_free",
    balance: "1000.00",
    movements: 1,
  });
  expect((await get(`/players/${player}/books?group=deposit`)).json.items).toEqual([]);
  const table = await take({ table: "player-books", player });
  expect(table.csv).toMatch(/,grant,demo_grant,1000\.00,0\.00,1000\.00,USD\r\n$/);
  expect((await get("/players/01a00000-0000-7000-8000-000000000000/books")).status).toBe(404);
});

test("deposits are listed by what is asked for, and one is told with its trace", async () => {
  const [older, newer] = [
    await beginDeposit(world, player),
    await beginDeposit(world, player, { state: "completed", amount: 100n }),
  ];
  // Of those, in the order of the list: others may have begun some too.
  const ids = async (query: string) =>
    (await get(`/deposits?${query}`)).json.items
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => [older, newer].includes(id));
  expect(await ids("")).toEqual([newer, older]);
  expect(await ids("state=pending")).toEqual([older]);
  expect(await ids("method=bank")).toEqual([]);
  expect(await ids(`player=${player}&limit=1`)).toEqual([newer]);
  expect(await ids(`before=${newer}`)).toEqual([older]);
  expect(await ids("player=nobody")).toEqual([]);
  expect((await get(`/deposits/${older}`)).json).toMatchObject({
    id: older,
    firstName: "P•••",
    amount: "25.00",
    fee: "0.50",
    state: "pending",
    providerReference: "at-theirs",
    events: [{ said: "begun", toldBy: "provider", before: "redirected", after: "pending" }],
    calls: [{ direction: "asked", call: "begin", outcome: "opened", tookMs: 12 }],
  });
  const table = await take({ table: "deposits", state: "pending" });
  expect(table.csv).toContain(`${older},${player},card,sandbox,at-theirs,25.00,0.50,USD,pending`);
  expect(table.csv).not.toContain("P•••");
});

test("the provider is asked where that can still change anything, and it stands in the trail", async () => {
  const [waiting, done] = [
    await beginDeposit(world, player),
    await beginDeposit(world, player, { state: "completed" }),
  ];
  const ask = (id: string) => world.call("POST", `${desk}/deposits/${id}/checks`, { cookie });
  expect((await ask(done)).json).toMatchObject({ code: "deposit_not_open" });
  expect((await ask(waiting)).status).toBe(204);
  expect((await get(`/deposits/${waiting}`)).json).toMatchObject({ isCheckWanted: true });
  const trail = await world.backoffice.services.oversight.listAudit({
    action: "money.provider-asked",
    limit: 10,
  });
  expect(trail).toMatchObject([{ subject: player, facts: { deposit: waiting } }]);
});

test("a day is told with what differs between the two books", async () => {
  await writeSettlement(world, "2026-11-20");
  expect((await get("/settlements")).json.items).toMatchObject([
    { provider: "sandbox", day: "2026-11-20", ours: 3, theirs: 4, differences: 1 },
  ]);
  expect((await get("/settlements/2026-11-20")).json.differences).toEqual([
    {
      provider: "sandbox",
      reference: "at-theirs",
      kind: "missing_here",
      ours: null,
      theirs: "25.00 USD, paid",
      book: "payments",
      explained: "The provider collected what we know nothing of: ask it whose payment this is.",
    },
  ]);
  for (const day of ["2026-11-19", "2026-02-31", "yesterday"]) {
    expect((await get(`/settlements/${day}`)).status).toBe(404);
  }
  expect((await take({ table: "settlement", day: "2026-11-20" })).csv).toContain(
    "sandbox,2026-11-20,payments,at-theirs,missing_here,,",
  );
});
