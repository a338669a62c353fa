import type { FlightBoard, PlayedRound } from "@croupier/contracts";
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
import { createViewDesk, type FlightLine } from "./flight-line.ts";

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
  let own: { round: PlayedRound; timer?: number | undefined } | undefined;
  const ended = new Map<string, PlayedRound>();
  let leaveQueue: (() => void) | undefined;

  const after = (ms: number, act: () => void) => window.setTimeout(act, Math.max(0, ms));

  function boardNext(): void {
    const boardsUntil = Date.now() + boardingMs;
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
    const landAt = (own?.round.choice as CrashChoice | undefined)?.landAt ?? null;
    if (own !== undefined && landAt !== null && landAt <= crash) {
      own.timer = after(elapsedFor(config, landAt), () => void flyOn());
    }
    after(crashMs, () => void land(crash, secret.link));
  }

  async function land(multiple: number, link: string): Promise<void> {
    await flyOn();
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
  async function flyOn(): Promise<void> {
    if (own !== undefined) await bringDown(own.round.id, { move: "flyOn" });
  }

  async function bringDown(round: string, action: object) {
    const over = ended.get(round);
    if (over !== undefined) return ok(over);
    const answer = await driver.act({ round, place: 0, action });
    if (!answer.ok) return answer;
    window.clearTimeout(own?.timer);
    own = undefined;
    ended.set(round, answer.value);
    for (const old of [...ended.keys()].slice(0, -endedMax)) ended.delete(old);
    show(answer.value);
    desk.set({ ended: [...ended.keys()] });
    return answer;
  }

  /** As in a real flight: as long as it boards. */
  async function leave(round: string) {
    if (desk.view().phase !== "boarding" || own?.round.id !== round) {
      return refuse({ code: "flight_gone" });
    }
    const answer = await driver.takeBack?.(round);
    if (answer === undefined) return refuse({ code: "action_not_allowed" });
    if (!answer.ok) return answer;
    own = undefined;
    desk.set({ you: [], seats: [], crowd: { aboard: 0, landed: 0 } });
    return answer;
  }

  function show({ state, stake, currency, steps, payout }: PlayedRound): void {
    const event = steps.at(-1)?.events[0] as { type: string; multiple?: number } | undefined;
    const hasLanded = event?.type === "landed";
    const seat = {
      name: "",
      stake,
      currency,
      state: state === "open" ? "aboard" : hasLanded ? "landed" : "lost",
      landedAt: hasLanded ? (event.multiple ?? multipleOne) : null,
      payout,
    } as const;
    desk.set({
      you: [""],
      seats: [seat],
      crowd: { aboard: state === "open" ? 1 : 0, landed: hasLanded ? 1 : 0 },
    });
  }

  async function untilBoarding(): Promise<boolean> {
    if (desk.view().phase === "boarding") return true;
    desk.set({ isQueued: true });
    const given = new Promise<false>((resolve) => {
      leaveQueue = () => resolve(false);
    });
    const isBoarding = await Promise.race([
      desk.until(({ phase }) => phase === "boarding").then(() => true),
      given,
    ]);
    desk.set({ isQueued: false });
    return isBoarding;
  }

  boardNext();
  const flownMs = () =>
    desk.view().phase === "flying" ? Math.max(0, Date.now() - desk.view().tookOffAt) : 0;
  const line: FlightLine = {
    view: desk.view,
    subscribe: desk.subscribe,
    now: () => Date.now(),
    flownMs,
    unqueue: () => leaveQueue?.(),
  };
  return {
    line,
    session,
    driver: {
      ...driver,
      async openRound(play) {
        if (!(await untilBoarding())) return refuse({ code: "flight_gone" });
        const answer = await driver.openRound(play);
        if (!answer.ok) return answer;
        own = { round: answer.value };
        show(answer.value);
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
  };
}

function hexOf(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
