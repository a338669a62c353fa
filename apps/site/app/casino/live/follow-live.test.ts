import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { followLive, spinsPollMs, type LiveCalls, type LiveNeeds } from "./follow-live.ts";
import { tellPotsChanged } from "../../session/pots-line.ts";
import { liveNow } from "./live-games.ts";

const ok = <Value>(value: Value) => Promise.resolve({ ok: true, status: 200, value } as const);
let gone: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  gone = new AbortController();
});
afterEach(() => {
  gone.abort();
  vi.useRealTimers();
});

function calls() {
  return {
    jackpots: vi.fn<LiveCalls["jackpots"]>(() => ok({ items: [{ gameId: "catch", amount: 124 }] })),
    offers: vi.fn<LiveCalls["offers"]>(() => ok({ games: ["dice"] })),
    promotionalSpins: vi.fn<LiveCalls["promotionalSpins"]>(() => ok({ games: ["orchard"] })),
    ownId: async () => "p1",
    channelType: "WEB" as const,
  };
}

function needs(change: Partial<LiveNeeds> = {}): LiveNeeds {
  const language = crypto.getRandomValues(new Uint32Array(1)).toString();
  const { signal } = gone;
  return {
    currency: "USD",
    language,
    signedIn: true,
    isPromotionalSpinEnabled: true,
    signal,
    ...change,
  };
}

test("[S7.3] the pots are asked for by currency, language and channel, and once in a session", async () => {
  const asked = calls();
  const same = needs();
  await followLive(same, asked);
  await followLive(same, asked);
  expect(asked.jackpots).toHaveBeenCalledOnce();
  expect(asked.jackpots.mock.calls[0]?.[0]?.query).toEqual({
    currencyCode: "USD",
    language: same.language,
    channelType: "WEB",
  });
  expect(liveNow().jackpots.get("catch")).toBe(124);
});

test("[S7.3] pots that have changed are asked for again, as long as the page stands", async () => {
  const asked = calls();
  await followLive(needs(), asked);
  asked.jackpots.mockImplementation(() => ok({ items: [{ gameId: "catch", amount: 130 }] }));
  tellPotsChanged();
  await vi.waitFor(() => expect(liveNow().jackpots.get("catch")).toBe(130));
  gone.abort();
  tellPotsChanged();
  expect(asked.jackpots).toHaveBeenCalledTimes(2);
});

test("[S7.2] [S9.1] spins are asked for every 300000 ms while signed in and switched on", async () => {
  const asked = calls();
  await followLive(needs(), asked);
  expect(spinsPollMs).toBe(300000);
  expect(asked.promotionalSpins).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(asked.promotionalSpins).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.promotionalSpins).toHaveBeenCalledTimes(2);
  gone.abort();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(asked.promotionalSpins).toHaveBeenCalledTimes(2);
});

test.each([{ signedIn: false }, { isPromotionalSpinEnabled: false }])(
  "[S7.2] with %j nobody asks for spins",
  async (change) => {
    const asked = calls();
    await followLive(needs(change), asked);
    expect(asked.promotionalSpins).not.toHaveBeenCalled();
  },
);

test("a game of either list bears the badge of free games", async () => {
  await followLive(needs(), calls());
  expect([...liveNow().free].sort()).toEqual(["dice", "orchard"]);
});
