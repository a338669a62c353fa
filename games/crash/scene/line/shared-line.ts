import type { FlightAsk, FlightSay, FlightSeatShown, PlayedRound } from "@croupier/contracts";
import { flightsPath } from "@croupier/contracts/play-addresses";
import type { Driver, Joined } from "@croupier/game-stage/scene";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { CrashChoice } from "../../rules/face.ts";
import {
  bets,
  createQueue,
  createViewDesk,
  viewOf,
  type Bet,
  type FlightLine,
} from "./flight-line.ts";

/** A server that says nothing for so long is not believed to fly on. */
const silentMs = 450;
const backMsMax = 4_000;
/** A frame that hears nothing shows so rather than keep its player waiting. */
const firstBoardMs = 4_000;

type Waiting = (answer: Result<PlayedRound>) => void;

/** Rounds that everybody flies, over a socket of this session. Rounds that were are read over the calls. */
export async function joinFlights(
  driver: Driver,
  session: Joined["session"],
  openLine: NonNullable<Driver["openLine"]>,
): Promise<Joined> {
  const desk = createViewDesk();
  const ended = new Map<string, PlayedRound>();
  const asked = new Map<string, Waiting>();
  let socket: WebSocket | undefined;
  const queue = createQueue(desk);
  /** Rounds that are not over, by the bet that shows them. */
  const own = new Map<Bet, PlayedRound>();
  /** By the play that was asked for. */
  const askedBy = new Map<string, Bet>();
  let aheadMs = 0;
  let heardFlownMs = 0;
  let heardAt = 0;
  let tries = 0;

  function connect(): void {
    const next = openLine(flightsPath);
    socket = next;
    next.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as FlightSay));
    next.addEventListener("close", ({ code }) => {
      desk.set({ phase: "waiting" });
      settleAll(refuse({ code: "unreachable" }));
      // The session is over: whoever asks next is told so by their call.
      if (code === 4401) return;
      tries += 1;
      setTimeout(connect, Math.min(backMsMax, 250 * 2 ** tries));
    });
  }

  function hear(said: FlightSay): void {
    if (said.say === "tick") {
      tune(said.now);
      heardFlownMs = said.flownMs;
      heardAt = performance.now();
      return;
    }
    if (said.say === "board") {
      tries = 0;
      tune(said.now);
      heardAt = performance.now();
      heardFlownMs = 0;
      if (said.own !== null) comeBack(said.own);
      return desk.set({
        ...viewOf(said.board),
        crowd: said.crowd,
        seats: said.seats,
        you: said.you,
      });
    }
    if (said.say === "seats") {
      return desk.set({ crowd: said.crowd, seats: merge(desk.view().seats, said) });
    }
    if (said.say === "round") return take(said.round);
    settle(said.about, refuse({ code: said.code }));
  }

  /** Both bets are found again; one that is not there came to its end while nothing was heard. */
  function comeBack(there: readonly PlayedRound[]): void {
    for (const round of there) take(round);
    for (const { id } of own.values()) {
      if (there.every((round) => round.id !== id)) void readEnd(id);
    }
  }

  async function readEnd(id: string): Promise<void> {
    const [round, now] = await Promise.all([driver.round(id), driver.session()]);
    if (round.ok && now.ok) take({ ...round.value, balance: now.value.balance });
  }

  /** Our clock is put right by the earliest that was ever heard: what came late says less. */
  function tune(now: string): void {
    const ahead = Date.parse(now) - Date.now();
    aheadMs = aheadMs === 0 ? ahead : aheadMs + (ahead - aheadMs) * (ahead > aheadMs ? 0.5 : 0.05);
  }

  function take(round: PlayedRound): void {
    const held = bets.find((bet) => own.get(bet)?.id === round.id);
    if (round.state === "open") {
      // One that was opened elsewhere is shown where nothing is.
      const bet = held ?? askedBy.get(round.playId) ?? bets.find((one) => !own.has(one));
      if (bet !== undefined) own.set(bet, round);
      askedBy.delete(round.playId);
    } else if (held !== undefined) own.delete(held);
    if (round.state === "closed" && !ended.has(round.id)) {
      ended.set(round.id, round);
      desk.set({ ended: [...ended.keys()].slice(-20) });
    }
    settle(round.playId, ok(round));
    if (round.state !== "open") settle(round.id, ok(round));
  }

  function settle(about: string, answer: Result<PlayedRound>): void {
    asked.get(about)?.(answer);
    asked.delete(about);
  }

  function settleAll(answer: Result<PlayedRound>): void {
    for (const about of asked.keys()) settle(about, answer);
  }

  function ask(about: string, said: FlightAsk): Promise<Result<PlayedRound>> {
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve(refuse({ code: "unreachable" }));
    }
    socket.send(JSON.stringify(said));
    return new Promise((resolve) => asked.set(about, resolve));
  }

  connect();
  await Promise.race([
    desk.until(({ phase }) => phase !== "waiting"),
    new Promise((resolve) => setTimeout(resolve, firstBoardMs)),
  ]);

  const line: FlightLine = {
    view: desk.view,
    subscribe: desk.subscribe,
    now: () => Date.now() + aheadMs,
    flownMs() {
      const { tookOffAt } = desk.view();
      const heardMs = performance.now() - heardAt;
      return Math.max(
        0,
        Math.min(Date.now() + aheadMs - tookOffAt, heardFlownMs + Math.min(heardMs, silentMs)),
      );
    },
    unqueue: queue.leave,
  };
  const decide = (bet: Bet): Pick<Joined, "driver" | "session"> => ({
    session: { ...session, openRound: own.get(bet) ?? null },
    driver: {
      ...driver,
      async session() {
        const answer = await driver.session();
        return answer.ok ? ok({ ...answer.value, openRound: own.get(bet) ?? null }) : answer;
      },
      async openRound({ playId, stake, choice }) {
        askedBy.set(playId, bet);
        for (;;) {
          if (!(await queue.untilBoarding(bet))) return refuse({ code: "flight_gone" });
          const { number } = desk.view();
          const { landAt } = choice as CrashChoice;
          const answer = await ask(playId, { ask: "board", playId, stake, landAt });
          // It took off on the way: the stake was meant for whichever is next.
          if (answer.ok || answer.refusal.code !== "flight_gone") return answer;
          await desk.until((now) => now.number !== number || now.phase !== "boarding");
        }
      },
      async act({ round, action }) {
        const over = ended.get(round);
        if (over !== undefined) return ok(over);
        const { move } = action as { readonly move: string };
        return ask(round, move === "leave" ? { ask: "leave", round } : { ask: "land", round });
      },
    },
  });
  return { line, ...decide(1), second: decide(2) };
}

function merge(
  before: readonly FlightSeatShown[],
  { changed, gone }: Extract<FlightSay, { say: "seats" }>,
): readonly FlightSeatShown[] {
  const seats = new Map(before.map((seat) => [seat.name, seat]));
  for (const name of gone) seats.delete(name);
  for (const seat of changed) seats.set(seat.name, seat);
  return [...seats.values()];
}
