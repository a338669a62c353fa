import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const fetching = vi.fn(async (_path: string) => Response.json({}));
vi.stubGlobal("fetch", fetching);
// The calls take the browser's fetch when they are made, so they are made here, and not left to others.
vi.resetModules();
const { phoneQuery, twoFactorQuery } = await import("./two-factor-query.ts");

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

const asked = () => fetching.mock.calls.map(([path]) => path);
const profile = "/services/player-verification/v1/profiles/0199";

it("[S7.24] [S9.1] the second factor is asked for every 30000 ms, as long as it is shown", async () => {
  const watched = new QueryObserver(new QueryClient(), twoFactorQuery("0199"));
  const leave = watched.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000 - 1);
  expect(asked()).toEqual([`${profile}/two-factor`]);
  await vi.advanceTimersByTimeAsync(2 * 30_000 + 1);
  expect(asked()).toEqual(Array.from({ length: 4 }, () => `${profile}/two-factor`));
  leave();
});

it("[S7.25] the phone is asked for at its own address", async () => {
  const watched = new QueryObserver(new QueryClient(), phoneQuery("0199"));
  const leave = watched.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([`${profile}/phone`]);
  leave();
});

it.each([
  ["nobody is signed in", "", true],
  ["the brand offers none", "0199", false],
])("no second factor is asked for while %s", async (_, session, offered) => {
  const watched = new QueryObserver(new QueryClient(), twoFactorQuery(session, { offered }));
  const leave = watched.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([]);
  leave();
});
