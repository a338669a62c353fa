import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { depositStates } from "../src/deposit-state.ts";
import { hasMoneyUnderWay } from "../src/face.ts";
import { withdrawalStates } from "../src/withdrawals/withdrawal-state.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const isWaitedFor = (playerId: string) => hasMoneyUnderWay(fresh.database.db, playerId);

/** Of one player each, so that every state answers for itself. */
async function waitedFor<State extends string>(
  states: readonly State[],
  statement: string,
): Promise<State[]> {
  const found: State[] = [];
  for (const state of states) {
    const playerId = uuidv7();
    await fresh.database.pool.query(statement, [playerId, state]);
    if (await isWaitedFor(playerId)) found.push(state);
  }
  return found;
}

describe("whoever is waited for has money under way", () => {
  test("a deposit, until it is in, has failed or went back", async () => {
    const states = await waitedFor(
      depositStates,
      `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee,
         state, requested_at, changed_at, expires_at)
       VALUES ($1, $1, 'card', 'sandbox', 'EUR', 2500, 0, $2, now(), now(), now())`,
    );
    expect(states).toEqual(["requested", "redirected", "pending", "returning", "refunding"]);
  });

  test("a withdrawal, until it has arrived or is back", async () => {
    const states = await waitedFor(
      withdrawalStates,
      `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, site_origin,
         destination_id, destination, asset, amount, fee, state, may_cancel, requested_at,
         changed_at, promised_at)
       VALUES ($1, $1, 'CARD', 'sandbox', 'http://localhost', 'd', 'd', 'EUR', 2500, 0, $2, true,
         now(), now(), now())`,
    );
    expect(states).toEqual(["requested", "checks", "approved", "sent"]);
  });

  test("what was sent to another player, until it is answered or run out; who may take it waits for nothing", async () => {
    const [sender, recipient] = [uuidv7(), uuidv7()];
    await fresh.database.pool.query(
      `INSERT INTO cashier.player_transfers (player_id, transfer_id, settlement_id, brand, recipient_id,
         asset, amount, state, sent_at, expires_at)
       VALUES ($1, $1, $2, 'kingfisher', $2, 'EUR', 2500, 'sent', now(), now())`,
      [sender, recipient],
    );
    expect([await isWaitedFor(sender), await isWaitedFor(recipient)]).toEqual([true, false]);
    await fresh.database.pool.query(
      "UPDATE cashier.player_transfers SET state = 'expired', settled_at = now() WHERE player_id = $1",
      [sender],
    );
    expect(await isWaitedFor(sender)).toBe(false);
  });
});
