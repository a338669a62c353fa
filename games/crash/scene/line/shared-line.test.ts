import type { FlightSay, GameSession, PlayedRound } from "@croupier/contracts";
import type { Driver } from "@croupier/game-stage/scene";
import { ok } from "@croupier/kit/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FlightLine } from "./flight-line.ts";
import { joinFlights } from "./shared-line.ts";

const roundOf = (id: string, change: Partial<PlayedRound> = {}) =>
  ({ id, playId: `p-${id}`, state: "open", balance: "1.00", ...change }) as PlayedRound;

const boardOf = (own: readonly PlayedRound[] | null) =>
  ({
    say: "board",
    now: new Date().toISOString(),
    board: {
      chain: {},
      flight: { number: 3, state: "boarding", boardsUntil: "", tookOffAt: null, multiple: null },
      last: [],
    },
    crowd: { aboard: 0, landed: 0 },
    seats: [],
    you: [],
    own,
  }) as unknown as FlightSay;

/** A frame on sockets that a test speaks through. */
async function stand(first: FlightSay) {
  const sockets: { on: Map<string, (event: object) => void>; sent: string[] }[] = [];
  const driver = {
    session: async () => ok({ balance: "5.00" }),
    round: async (id: string) => ok(roundOf(id, { state: "closed", payout: "4.00" })),
  } as unknown as Driver;
  const openLine = () => {
    const one = { on: new Map<string, (event: object) => void>(), sent: [] as string[] };
    sockets.push(one);
    return {
      readyState: WebSocket.OPEN,
      addEventListener: (name: string, heard: (event: object) => void) => one.on.set(name, heard),
      send: (text: string) => one.sent.push(text),
    } as unknown as WebSocket;
  };
  const joining = joinFlights(driver, {} as GameSession, openLine);
  const say = (said: FlightSay) =>
    sockets.at(-1)?.on.get("message")?.({ data: JSON.stringify(said) });
  say(first);
  const joined = await joining;
  const { second } = joined;
  if (second === undefined) throw new Error("a flight takes two bets");
  const open = async () =>
    Promise.all(
      [joined.driver, second.driver].map(async (one) => {
        const answer = await one.session();
        return answer.ok ? (answer.value.openRound?.id ?? null) : undefined;
      }),
    );
  const lose = () => sockets.at(-1)?.on.get("close")?.({ code: 1006 });
  const sent = () => sockets.flatMap((one) => one.sent.map((text) => JSON.parse(text) as object));
  return { ...joined, second, line: joined.line as FlightLine, say, open, lose, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a frame that is loaded in mid-flight finds both bets, each where it is shown", async () => {
  const { session, second, open } = await stand(boardOf([roundOf("one"), roundOf("two")]));
  expect(session.openRound?.id).toBe("one");
  expect(second.session.openRound?.id).toBe("two");
  expect(await open()).toEqual(["one", "two"]);
});

test("each bet is asked for by itself, and has the round that was opened with it", async () => {
  const { driver, second, say, open, sent } = await stand(boardOf([]));
  const play = { stake: "1.00", choice: { landAt: null } };
  const answers = [
    second.driver.openRound({ ...play, playId: "p-two" }),
    driver.openRound({ ...play, playId: "p-one" }),
  ];
  await vi.advanceTimersByTimeAsync(0);
  say({ say: "round", round: roundOf("two") });
  say({ say: "round", round: roundOf("one") });
  expect((await Promise.all(answers)).map((answer) => answer.ok && answer.value.id)).toEqual([
    "two",
    "one",
  ]);
  expect(await open()).toEqual(["one", "two"]);
  void second.driver.act({ round: "two", place: 0, action: { move: "land" } });
  expect(sent().at(-1)).toEqual({ ask: "land", round: "two" });
  say({ say: "round", round: roundOf("two", { state: "closed" }) });
  expect(await open()).toEqual(["one", null]);
});

test("a bet of another tab is shown where nothing is, and a third nowhere", async () => {
  const { say, open } = await stand(boardOf([roundOf("one")]));
  say({ say: "round", round: roundOf("two") });
  say({ say: "round", round: roundOf("three") });
  expect(await open()).toEqual(["one", "two"]);
});

test("what came to its end while nothing was heard is read when the line is back", async () => {
  const { line, say, open, lose } = await stand(boardOf([roundOf("one"), roundOf("two")]));
  lose();
  await vi.advanceTimersByTimeAsync(600);
  // News for everybody says nothing of one's own bets.
  say(boardOf(null));
  expect(await open()).toEqual(["one", "two"]);
  say(boardOf([roundOf("two")]));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.view().ended).toEqual(["one"]);
  expect(await open()).toEqual([null, "two"]);
});
