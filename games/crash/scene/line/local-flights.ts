import type { FlightBoard, FlightSeatShown, PlayedRound } from "@croupier/contracts";
import type { Driver, Joined, LocalSeeds } from "@croupier/game-stage/scene";
import { randomBytes } from "@croupier/kit/random";
import { ok, refuse } from "@croupier/kit/result";
import { multipleOne } from "@croupier/kit/rules";
import {
  drawCrash,
  elapsedFor,
  flightChance,
  linkBack,
  type CrashChoice,
  type CrashConfig,
} from "../../rules/face.ts";
import { bets, createQueue, createViewDesk, type Bet, type FlightLine } from "./flight-line.ts";

/** A page is not open for longer. */
const length = 400;
const boardingMs = 6_000;
const restMs = 3_000;
/** The stage may still ask for these; of older ones nobody does. */
const endedMax = 20;

type Flight = FlightBoard["flight"];

/** A chain of this page: its beginning is told before its first flight, as that of a real one is. */
export function createLocalChain() {
  let [secret, nextSecret] = [hexOf(32), hexOf(32)];
  let chain = begin(hexOf(16));
  let number = 0;

  function begin(salt: string) {
    return { secret, salt, fingerprint: linkBack(secret, length) };
  }
  const linkOf = (at: number) => linkBack(chain.secret, length - 1 - at);

  const seeds: LocalSeeds = {
    pair: () => ({ fingerprint: chain.fingerprint, playerSeed: chain.salt, nonceNext: number }),
    nextFingerprint: () => linkBack(nextSecret, length),
    before: () => [],
    take: () => ({ serverSeed: linkOf(number), playerSeed: chain.salt, nonce: number }),
    change(salt) {
      [secret, nextSecret] = [nextSecret, hexOf(32)];
      chain = begin(salt);
      number = 0;
    },
  };
  return {
    seeds,
    number: () => number,
    told: () => ({ fingerprint: chain.fingerprint, salt: chain.salt, length }),
    /** What decides the flight under way. */
    secret: () => ({ link: linkOf(number), salt: chain.salt, number }),
    next(): void {
      number += 1;
      if (number === length) seeds.change(hexOf(16));
    },
  };
}

export type LocalChain = ReturnType<typeof createLocalChain>;

/** Flights of a practice: decided, written and told right here, by the same rules and in the same order. */
export function joinLocalFlights(
  driver: Driver,
  { session }: Pick<Joined, "session">,
  { chain, config }: { readonly chain: LocalChain; readonly config: CrashConfig },
): Joined {
  const desk = createViewDesk();
  const last: Flight[] = [];
  const queue = createQueue(desk);
  /** Of the flight under way, by the bet; those that came down are among them until the next one boards. */
  const own = new Map<Bet, { round: PlayedRound; timer?: number | undefined }>();
  const ended = new Map<string, PlayedRound>();

  const after = (ms: number, act: () => void) => window.setTimeout(act, Math.max(0, ms));

  function boardNext(): void {
    const boardsUntil = Date.now() + boardingMs;
    own.clear();
    desk.set({
      phase: "boarding",
      number: chain.number(),
      boardsUntil,
      tookOffAt: 0,
      multiple: undefined,
      chain: chain.told(),
      crowd: { aboard: 0, landed: 0 },
      seats: [],
      you: [],
    });
    after(boardingMs, takeOff);
  }

  function takeOff(): void {
    const secret = chain.secret();
    const crash = drawCrash(config, flightChance(secret));
    const crashMs = elapsedFor(config, crash);
    desk.set({ phase: "flying", tookOffAt: Date.now() });
    for (const held of own.values()) {
      const { landAt } = held.round.choice as CrashChoice;
      if (landAt === null || landAt > crash) continue;
      held.timer = after(elapsedFor(config, landAt), () => void flyOn(held.round));
    }
    after(crashMs, () => void land(crash, secret.link));
  }

  async function land(multiple: number, link: string): Promise<void> {
    for (const { round } of own.values()) await flyOn(round);
    const { number, boardsUntil, tookOffAt } = desk.view();
    last.unshift({
      number,
      state: "over",
      boardsUntil: new Date(boardsUntil).toISOString(),
      tookOffAt: new Date(tookOffAt).toISOString(),
      multiple,
      link,
    });
    chain.next();
    desk.set({ phase: "over", multiple, last: last.slice(0, 24) });
    after(restMs, boardNext);
  }

  /** Whoever is still aboard comes down as the rules say. */
  async function flyOn({ id }: PlayedRound): Promise<void> {
    await bringDown(id, { move: "flyOn" });
  }

  async function bringDown(round: string, action: object) {
    const over = ended.get(round);
    if (over !== undefined) return ok(over);
    const answer = await driver.act({ round, place: 0, action });
    if (!answer.ok) return answer;
    for (const held of own.values()) {
      if (held.round.id !== round) continue;
      window.clearTimeout(held.timer);
      held.round = answer.value;
    }
    ended.set(round, answer.value);
    for (const old of [...ended.keys()].slice(0, -endedMax)) ended.delete(old);
    show();
    desk.set({ ended: [...ended.keys()] });
    return answer;
  }

  /** As in a real flight: as long as it boards. */
  async function leave(round: string) {
    const bet = bets.find((one) => own.get(one)?.round.id === round);
    if (desk.view().phase !== "boarding" || bet === undefined) {
      return refuse({ code: "flight_gone" });
    }
    const answer = await driver.takeBack?.(round);
    if (answer === undefined) return refuse({ code: "action_not_allowed" });
    if (!answer.ok) return answer;
    own.delete(bet);
    show();
    return answer;
  }

  function show(): void {
    const seats = bets.flatMap((bet) => {
      const held = own.get(bet);
      return held === undefined ? [] : [seatOf(held.round, bet)];
    });
    const count = (state: FlightSeatShown["state"]) =>
      Math.min(1, seats.filter((seat) => seat.state === state).length);
    desk.set({
      you: seats.map(({ name }) => name),
      seats,
      crowd: { aboard: count("aboard"), landed: count("landed") },
    });
  }

  boardNext();
  const flownMs = () =>
    desk.view().phase === "flying" ? Math.max(0, Date.now() - desk.view().tookOffAt) : 0;
  const line: FlightLine = {
    view: desk.view,
    subscribe: desk.subscribe,
    now: () => Date.now(),
    flownMs,
    unqueue: queue.leave,
  };
  const decide = (bet: Bet): Pick<Joined, "driver" | "session"> => ({
    session,
    driver: {
      ...driver,
      async session() {
        const answer = await driver.session();
        const round = own.get(bet)?.round;
        const openRound = round?.state === "open" ? round : null;
        return answer.ok ? ok({ ...answer.value, openRound }) : answer;
      },
      async openRound({ choice, ...play }) {
        if (!(await queue.untilBoarding(bet))) return refuse({ code: "flight_gone" });
        // Each bet draws its last unit by itself.
        const seated = bet === 1 ? choice : { ...(choice as CrashChoice), seat: String(bet) };
        const answer = await driver.openRound({ ...play, choice: seated });
        if (!answer.ok) return answer;
        own.set(bet, { round: answer.value });
        show();
        return answer;
      },
      act({ round, action }) {
        const { move } = action as { readonly move: string };
        if (move === "land") return bringDown(round, { move, flownMs: Math.floor(flownMs()) });
        if (move === "leave") return leave(round);
        const over = ended.get(round);
        return Promise.resolve(over === undefined ? refuse({ code: "flight_gone" }) : ok(over));
      },
    },
  });
  return { line, ...decide(1), second: decide(2) };
}

function seatOf({ state, stake, currency, steps, payout }: PlayedRound, bet: Bet): FlightSeatShown {
  const event = steps.at(-1)?.events[0] as { type: string; multiple?: number } | undefined;
  const hasLanded = event?.type === "landed";
  return {
    name: String(bet),
    stake,
    currency,
    state: state === "open" ? "aboard" : hasLanded ? "landed" : "lost",
    landedAt: hasLanded ? (event.multiple ?? multipleOne) : null,
    payout,
  };
}

function hexOf(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
