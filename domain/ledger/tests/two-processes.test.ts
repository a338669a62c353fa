import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAudit } from "../src/face.ts";
import type { Order } from "./posting-process.ts";
import { openWorld } from "./world.ts";

const ordersEach = 3_000;
const startMinor = 5_00n;

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.drop());

/** A real process of its own that posts all orders at once and answers what it was answered. */
async function postInProcess(orders: readonly Order[]): Promise<string[]> {
  const child = fork(join(import.meta.dirname, "posting-process.ts"), {
    serialization: "advanced",
    stdio: "inherit",
  });
  child.send({ url: world.appUrl, orders });
  const [verdicts] = await once(child, "message");
  await once(child, "exit");
  return verdicts as string[];
}

test("two server processes post against the same players, each order has one effect", async () => {
  const players = await Promise.all(Array.from({ length: 60 }, () => world.openPlayer(startMinor)));
  const orderOf = (index: number): Order => ({
    transferId: uuidv7(),
    playerId: players[(index * 7) % players.length] ?? "",
    ...(index % 3 === 0
      ? { from: "house_bank", to: "cash_free" }
      : { from: "cash_free", to: "house_bank" }),
    minor: 1 + ((index * 31) % 200),
  });
  const own = [0, 1].map(() => Array.from({ length: ordersEach }, (_, index) => orderOf(index)));
  // The same ids reach both processes, as when a load balancer sends the retry elsewhere.
  const both = Array.from({ length: ordersEach }, (_, index) => orderOf(index));
  const verdicts = await Promise.all(
    own.map((orders) =>
      postInProcess(orders.flatMap((order, index) => [order, ...both.slice(index, index + 1)])),
    ),
  );

  // A repeat answers the first result, whichever process got it first. A refusal is no result:
  // it may differ between the two, but an order that was posted is posted for both in the end.
  const [ofFirst = [], ofSecond = []] = verdicts.map((all) =>
    all.filter((_, index) => index % 2 === 1),
  );
  const different = both.filter((_, index) => {
    const answers = [ofFirst[index], ofSecond[index]];
    return answers[0] !== answers[1] && !answers.includes("insufficient_funds");
  });
  expect(different).toEqual([]);

  const isPosted = (verdict: string | undefined) => verdict !== undefined && / at /.test(verdict);
  const acknowledged = new Set([
    ...own.flatMap((orders, process) =>
      orders.filter((_, index) => isPosted(verdicts[process]?.[index * 2])),
    ),
    ...both.filter((_, index) => isPosted(ofFirst[index]) || isPosted(ofSecond[index])),
  ]);
  const { rows } = await world.database.pool.query<{ transfer_id: string }>(
    "SELECT transfer_id FROM ledger.transfers WHERE reason = 'test' AND amount <> $1",
    [startMinor],
  );
  const { rows: opening } = await world.database.pool.query<{ transfer_id: string }>(
    "SELECT transfer_id FROM ledger.transfers WHERE amount = $1",
    [startMinor],
  );
  expect(opening).toHaveLength(players.length);
  expect(new Set(rows.map((row) => row.transfer_id))).toEqual(
    new Set([...acknowledged].map((order) => order.transferId)),
  );

  const moved = [...acknowledged].reduce(
    (sum, order) => sum + (order.to === "cash_free" ? order.minor : -order.minor),
    0,
  );
  const balances = await Promise.all(players.map((playerId) => world.balanceOf(playerId)));
  expect(balances.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n)).toBe(
    startMinor * BigInt(players.length) + BigInt(moved),
  );
  expect(balances.every((balance) => balance !== undefined && balance >= 0n)).toBe(true);
  expect(await runAudit(world.database)).toEqual([]);
});
