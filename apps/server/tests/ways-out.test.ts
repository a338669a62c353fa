import { uuidv7 } from "@croupier/kit/ids";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let player: Person;

beforeAll(async () => {
  served = await serve();
  player = await joined(served, "leaving");
});
afterAll(() => served.close());

function get(path: string) {
  return fetch(served.url + path, { headers: { cookie: player.cookie } });
}

const groups = (query: string) =>
  get(`/services/routing/config/payment-methods/method-groups?${query}`);
const asked = "brand=kingfisher&channel=WEB&cp=&ct=&currency=USD&region=CW";

test("[S3.13] [S7.16] [S9.17] method groups are told for the payment type W, and for no other", async () => {
  const answer = await groups(`${asked}&paymentType=W`);
  expect(answer.status).toBe(200);
  const codes = ((await answer.json()) as { code: string }[]).map(({ code }) => code);
  expect(codes).toEqual(["CBT", "TTP"]);
  expect([(await groups(`${asked}&paymentType=D`)).status, (await groups(asked)).status]).toEqual([
    400, 400,
  ]);
});

test("[S7.16] a brand that is none has no ways out, and a currency has to be said", async () => {
  const query = `${asked}&paymentType=W`;
  expect((await groups(query.replace("kingfisher", "nobody"))).status).toBe(404);
  expect((await groups(query.replace("currency=USD", ""))).status).toBe(400);
});

test("[S3.14] [S7.17] the payments profile is empty until something was paid in with", async () => {
  const path = `/services/payment/profiles/${player.id}/info`;
  expect(await (await get(path)).json()).toEqual({ cp: [], ct: "", ftd: false });
  await served.fresh.database.pool.query(
    `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee, state,
       requested_at, changed_at, expires_at)
     VALUES ($1, $2, 'card', 'sandbox', 'USD', 1000, 0, 'completed', now(), now(), now())`,
    [player.id, uuidv7()],
  );
  expect(await (await get(path)).json()).toEqual({ cp: ["CARD"], ct: "", ftd: true });
});
