import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const fetching = vi.fn(async (_path: string) => Response.json([]));
vi.stubGlobal("fetch", fetching);
// The calls take the browser's fetch when they are made, so they are made here, and not left to others.
vi.resetModules();
const { balancesQuery } = await import("./wallet-queries.ts");

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  fetching.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  environmentManager.setIsServer(() => true);
});

function watch(playerId: string | undefined) {
  const balances = new QueryObserver(new QueryClient(), balancesQuery(playerId));
  return balances.subscribe(() => undefined);
}

const asked = () => fetching.mock.calls.map(([path]) => path);

it("[S9.1] [S7.1] the balance is asked for at once and then every 30000 ms, as long as it is shown", async () => {
  const balances = "/services/wallet-gateway/v1/profiles/0199/balances";
  const leave = watch("0199");
  await vi.advanceTimersByTimeAsync(30_000 - 1);
  expect(asked()).toEqual([balances]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([balances, balances]);
  await vi.advanceTimersByTimeAsync(2 * 30_000);
  expect(asked()).toEqual([balances, balances, balances, balances]);
  leave();
  await vi.advanceTimersByTimeAsync(10 * 30_000);
  expect(asked()).toHaveLength(4);
});

it("nobody's balance is never asked for", async () => {
  const leave = watch(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toEqual([]);
  leave();
});
