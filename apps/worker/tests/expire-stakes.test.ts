import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { auditMoney, createPlayMoney, createWallet } from "@croupier/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tasks } from "../src/tasks.ts";
import { openWorkerWorld, until, type WorkerWorld } from "./worker-world.ts";

const eur = getAsset("EUR");
const house = "house_provider_test";
let world: WorkerWorld;
let bets: ReturnType<typeof openBets>;

beforeAll(async () => {
  world = await openWorkerWorld();
  bets = openBets();
  await bets.open();
});
afterAll(() => world.leave());

/** Players with money, who stake some of it and leave. */
function openBets() {
  const { database } = world;
  const ledger = createLedger({ database, announce: () => {} });
  const wallet = createWallet({ ledger, database });
  const play = createPlayMoney<"casino" | "sports", never>({
    database,
    ledger,
    guards: { mayPlay: async (_, bets) => bets.map(() => ok()) },
    announce: () => {},
  });
  return {
    open: () => play.openHouse({ house, asset: eur }),
    close: (playerId: string) =>
      ledger.closeAccount({ playerId, account: "cash_free", asset: eur }),
    /** Staked so many days ago by somebody new. */
    async stake(days: number, product: "casino" | "sports" = "casino"): Promise<string> {
      const playerId = uuidv7();
      await wallet.openWallet(playerId, eur);
      await wallet.grantDemo(playerId, eur, { mode: "demo" });
      const staked = await play.bet({
        operationId: uuidv7(),
        roundId: uuidv7(),
        playerId,
        sessionId: uuidv7(),
        product,
        house,
        asset: eur,
        minor: 4_00n,
        spend: "cash_first",
        happenedAt: new Date("2026-11-21T12:00:00Z"),
      });
      expect(staked.ok).toBe(true);
      await world.admin.query(
        "UPDATE wallet.holds SET opened_at = opened_at - $2 * interval '1 day' WHERE player_id = $1",
        [playerId, days],
      );
      return playerId;
    },
    async heldOf(playerId: string): Promise<bigint> {
      return (await play.readBalance(playerId, eur)).held.minor;
    },
  };
}

const figure = async (privatePort: number, name: string) => {
  const answer = await fetch(`http://127.0.0.1:${privatePort}/metrics`);
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(await answer.text())?.[1]);
};

test("what nobody ended in a week goes back; what is younger, or a coupon of sports, waits", async () => {
  const forgotten = [await bets.stake(8), await bets.stake(400)];
  const young = await bets.stake(6);
  const coupon = await bets.stake(60, "sports");
  const barred = await bets.stake(9);
  await bets.close(barred);
  const worker = await world.start();
  await world.addJob(tasks.expireStakes);
  const given = () => figure(worker.privatePort, "croupier_stakes_expired_total");
  await until(async () => (await given()) === 2);
  for (const playerId of forgotten) expect(await bets.heldOf(playerId)).toBe(0n);
  for (const playerId of [young, coupon, barred]) expect(await bets.heldOf(playerId)).toBe(4_00n);
  await until(async () => (await figure(worker.privatePort, "croupier_stakes_stuck")) === 1);
  expect(await auditMoney(world.database)).toEqual([]);
});
