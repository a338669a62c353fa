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
  const opened: unknown[] = [];
  const driver = {
    mode: "practice",
    openRound: async ({ playId, choice }: Play) => {
      opened.push(choice);
      return ok({ ...round, id: playId.replace("p", "r"), choice });
    },
    act: async ({ round: id }: { round: string }) =>
      ok({ ...round, id, state: "closed", payout: "0.00" }),
    session: async () => ok({}),
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
  const { driver: first, second } = joined;
  if (second === undefined) throw new Error("a flight takes two bets");
  return { back, opened, line, driver: first, second: second.driver };
}

type Play = Parameters<Driver["openRound"]>[0];

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

test("two bets fly with draws of their own, and each comes down and is left by itself", async () => {
  const { opened, line, driver, second } = stand();
  await driver.openRound(play);
  const landAt = 12_000;
  await second.openRound({ ...play, playId: "p2", choice: { landAt } });
  expect(opened).toEqual([{ landAt: null }, { landAt, seat: "2" }]);
  expect(line.view()).toMatchObject({ you: ["1", "2"], crowd: { aboard: 1 } });
  await driver.act(leave);
  expect(line.view().you).toEqual(["2"]);
  await driver.openRound({ ...play, playId: "p3" });
  expect(await second.session()).toMatchObject({ value: { openRound: { id: "r2" } } });
  while (line.view().phase === "boarding") await vi.advanceTimersToNextTimerAsync();
  await driver.act({ round: "r3", place: 0, action: { move: "land" } });
  expect(line.view().ended).toEqual(["r3"]);
  expect(await driver.session()).toMatchObject({ value: { openRound: null } });
  while (line.view().phase === "flying") await vi.advanceTimersToNextTimerAsync();
  expect(line.view().ended).toEqual(["r3", "r2"]);
});

test("two stakes wait for the next flight, and each is given up by itself", async () => {
  const { line, driver, second } = stand();
  while (line.view().phase === "boarding") await vi.advanceTimersToNextTimerAsync();
  const one = driver.openRound(play);
  const two = second.openRound({ ...play, playId: "p2" });
  await vi.advanceTimersByTimeAsync(0);
  expect(line.view().queued).toEqual([1, 2]);
  line.unqueue(1);
  expect(await one).toEqual(refuse({ code: "flight_gone" }));
  expect(line.view().queued).toEqual([2]);
  while (line.view().phase !== "boarding") await vi.advanceTimersToNextTimerAsync();
  expect(await two).toMatchObject({ ok: true, value: { id: "r2" } });
  expect(line.view()).toMatchObject({ queued: [], you: ["2"] });
});
