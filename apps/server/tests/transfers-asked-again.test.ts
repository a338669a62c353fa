import { uuidv7 } from "@croupier/kit/ids";
import type { Person } from "@croupier/tools/people";
import { beforeEach, expect, test } from "vitest";
import { joined } from "./people.ts";
import { admin, balances, openWithdrawals, player, prove, served } from "./withdrawal-world.ts";

openWithdrawals();

let taker: Person;
let people = 0;
beforeEach(async () => {
  people += 1;
  taker = await joined(served, `taking${people}`);
  await admin.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [taker.id],
  );
});

async function call(who: Person, rest: string, body: object) {
  const answer = await fetch(
    `${served.url}/services/cashier/v1/profiles/${who.id}/transfers${rest}`,
    {
      method: "POST",
      headers: {
        origin: served.url,
        cookie: who.cookie,
        "content-type": "application/json",
        "idempotency-key": uuidv7(),
      },
      body: JSON.stringify(body),
    },
  );
  const { id, state, code } = (await answer.json()) as Record<string, string | undefined>;
  return { status: answer.status, id, state, code };
}

/** Sent, and found out for whom it is. */
async function sent(): Promise<string> {
  await prove();
  const words = { recipient: taker.email, amount: "20.00", currency: "USD" };
  const { status, id = "" } = await call(player, "", words);
  expect(status).toBe(201);
  await admin.query(
    `UPDATE cashier.player_transfers SET recipient_id = $2, looked_up_at = now(), folded = NULL
     WHERE transfer_id = $1`,
    [id, taker.id],
  );
  return id;
}

const take = (id: string) => call(taker, `/${id}/answers`, { answer: "TAKE" });

test.each([
  ["was blocked", "UPDATE players.profile SET status = 'blocked' WHERE player_id = $1"],
  [
    "has a document that was blocked",
    "UPDATE players.document SET status = 'BLOCKED' WHERE player_id = $1",
  ],
])("what somebody sent who %s since goes back to them, and nobody takes it", async (_, change) => {
  const before = (await balances())["unlocked"];
  const id = await sent();
  await admin.query(change, [player.id]);
  expect(await take(id)).toMatchObject({ status: 409, code: "transfer_not_open" });
  expect(await take(id)).toMatchObject({ status: 409, code: "transfer_not_open" });
  const { rows } = await admin.query<{ state: string }>(
    "SELECT state FROM cashier.player_transfers WHERE transfer_id = $1",
    [id],
  );
  expect(rows).toEqual([{ state: "taken_back" }]);
  await admin.query("UPDATE players.profile SET status = 'active' WHERE player_id = $1", [
    player.id,
  ]);
  expect((await balances())["unlocked"]).toBe(before);
});

test("what somebody sent of whom nothing is known is taken", async () => {
  expect(await take(await sent())).toMatchObject({ status: 200, state: "arrived" });
});
