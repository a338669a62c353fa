import { uuidv7 } from "@croupier/kit/ids";
import { layOutWithdrawal } from "@croupier/tools/world";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { fillWallet } from "./money-people.ts";
import { hire, openSite } from "./player-people.ts";

/* What staff do about withdrawals, as the rest of the house hears and reads of it. */

const desk = "/services/backoffice/v1";
let world: BackofficeWorld;
let ear: pg.Client;
let player: string;
let cookie: string;
/** Whose balances changed, as every server is told. */
const heard: string[] = [];

beforeAll(async () => {
  world = await openBackofficeWorld();
  ear = new pg.Client({ connectionString: world.adminUrl });
  await ear.connect();
  ear.on("notification", ({ payload = "" }) => {
    const { topic, ids } = JSON.parse(payload) as { topic: string; ids: string[] };
    if (topic === "balance") heard.push(...ids);
  });
  await ear.query("LISTEN croupier_fanout");
  player = (await openSite(world).join("Ottoline")).id;
  await fillWallet(world, player);
  ({ cookie } = await hire(world, "tess", ["payments"]));
});
afterAll(async () => {
  await ear.end();
  await world.leave();
});

const note = "Looks right";
/** All that the rules may find of somebody who has only just joined. */
const seen = ["email_unconfirmed", "document_missing", "new_destination", "little_played"];
const act = (id: string, what: string, body: object) =>
  world.call("POST", `${desk}/withdrawals/${id}/${what}`, { cookie, body });

test.each([
  ["rejection", { note, reason: "not_possible" }],
  ["approval", { note, amount: "6.00", seen }],
])("an open page of the player hears of a %s that gives money back", async (what, body) => {
  const id = await layOutWithdrawal(world, player, "looked at");
  heard.splice(0);
  expect((await act(id, what, body)).status).toBe(200);
  await vi.waitFor(() => expect(heard).toContain(player));
});

test("what has to be staked first is withdrawable at the desk no more than on the player's page", async () => {
  await world.admin.query(
    `INSERT INTO ledger.accounts (player_id, account, asset, floored)
     SELECT ledger.house_holder(1), 'house_payments', 'USD/2', false`,
  );
  const before = await readWithdrawable();
  await world.admin.query(
    `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['deposit'],
       ARRAY['house_payments'], ARRAY['cash_free'], ARRAY['USD/2'], ARRAY[2000::bigint],
       ARRAY['deposit'], ARRAY[now()])`,
    [player, uuidv7()],
  );
  expect(await readWithdrawable()).toBe(before);
  const id = await layOutWithdrawal(world, player, "looked at");
  const looked = await world.call("GET", `${desk}/withdrawals/${id}`, { cookie });
  expect(looked.json.facts.withdrawable).toBe(await readWithdrawable());
});

async function readWithdrawable(): Promise<string | undefined> {
  const { json } = await world.call("GET", `${desk}/players/${player}`, { cookie });
  const balances = json.balances as { type: string; amount: string }[];
  return balances.find(({ type }) => type === "withdrawable")?.amount;
}
