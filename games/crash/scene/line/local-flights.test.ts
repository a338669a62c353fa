import type { GameSession, PlayedRound } from "@croupier/contracts";
import type { Driver } from "@croupier/game-stage/scene";
import { ok, refuse } from "@croupier/kit/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { crashConfig } from "../../rules/face.ts";
import { createLocalChain, joinLocalFlights } from "./local-flights.ts";
import type { FlightLine } from "./flight-line.ts";

const round = {
  id: "r1",
  state: "open",
  stake: "1.00",
  currency: "USD",
  choice: { landAt: null },
  actions: [],
  steps: [],
  payout: null,
} as unknown as PlayedRound;

/** A practice that takes every stake, and remembers which it gave back. */
function stand() {
  const back: string[] = [];
  const driver = {
    mode: "practice",
    openRound: async () => ok(round),
    act: async () => ok({ ...round, state: "closed", payout: "0.00" }),
    takeBack: async (id: string) => {
      back.push(id);
      return ok({ ...round, state: "voided" });
    },
  } as unknown as Driver;
  const session = {} as GameSession;
  const joined = joinLocalFlights(
    driver,
    { session },
    { chain: createLocalChain(), config: crashConfig },
  );
  const line = joined.line as FlightLine;
  return { back, line, driver: joined.driver };
}

const play = { playId: "p1", stake: "1.00", choice: { landAt: null } };
const leave = { round: "r1", place: 0, action: { move: "leave" } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stake is taken back as long as the flight boards, and the seat is empty then", async () => {
  const { back, line, driver } = stand();
  await driver.openRound(play);
  expect(line.view().crowd.aboard).toBe(1);
  expect(await driver.act(leave)).toMatchObject({ ok: true, value: { state: "voided" } });
  expect(back).toEqual(["r1"]);
  expect(line.view()).toMatchObject({ you: [], seats: [], crowd: { aboard: 0 } });
});

test("in the air it is not taken back", async () => {
  const { back, line, driver } = stand();
  await driver.openRound(play);
  while (line.view().phase === "boarding") await vi.advanceTimersToNextTimerAsync();
  expect(await driver.act(leave)).toEqual(refuse({ code: "flight_gone" }));
  expect(back).toEqual([]);
});
