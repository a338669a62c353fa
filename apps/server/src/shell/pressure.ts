import type { Endpoint } from "@croupier/contracts";

export type ShedClass = Endpoint["shed"];
type SheddableClass = Exclude<ShedClass, "P0">;

export interface PressureLimits {
  /** Requests in flight from which a class is shed, where nothing was learnt yet. */
  readonly inFlight: Readonly<Record<SheddableClass, number>>;
  /** How the limits in flight move with what answers take; absent, they stay. */
  readonly adapt?: {
    /** In the mean of a window: longer is too many at once. */
    readonly answerMs: number;
    /** The limits are multiplied by no less and no more. */
    readonly least: number;
    readonly most: number;
  };
  /** Lateness of the event loop from which a class is shed, where this process made it itself. */
  readonly delayMs: Readonly<Record<SheddableClass, number>>;
  readonly windowMs: number;
}

/**
 * In flight is what waits as well: whoever is let in has to be answered soon, and those behind them open ever more
 * connections. How many fit depends on the machine and on what is asked, so the limits follow what answers take.
 */
export const pressureLimits: PressureLimits = {
  inFlight: { P3: 75, P2: 135, P1: 225 },
  adapt: { answerMs: 40, least: 1 / 6, most: 3 },
  delayMs: { P3: 150, P2: 300, P1: 750 },
  windowMs: 100,
};

export interface PressureOptions {
  readonly limits?: PressureLimits;
  /** Other work that waits, such as queries without a connection; counts like requests in flight. */
  readonly waiting?: () => number;
  /** Lateness of the event loop; measured, where a test does not say it. */
  readonly delayMs?: () => number;
  /** Share of a window in which this process worked; measured, where a test does not say it. */
  readonly workShare?: () => number;
}

export type Pressure = ReturnType<typeof createPressure>;

/** So few in flight are no overload, however late the loop is: it is one slow page, or a machine busy with others. */
const fewInFlight = 4;
/** A loop that is late while its process works less than this is kept waiting by its neighbours. */
const ownWorkShare = 0.6;
const shrinkBy = 0.92;
const growBy = 0.04;

/** Decides what to turn away while the process has more than it can do: P3 first, then P2, then P1; P0 never. */
export function createPressure(options: PressureOptions = {}) {
  const limits = options.limits ?? pressureLimits;
  const { adapt } = limits;
  const watched = watchLoop(limits.windowMs);
  let delayMs = 0;
  let inFlight = 0;
  let scale = 1;
  let seen = emptyWindow();
  let flooded = false;
  let turn = 0;
  let waiters: Waiters | undefined;
  const letIn = new WeakSet<object>();
  const shed: Record<ShedClass, number> = { P0: 0, P1: 0, P2: 0, P3: 0 };

  const busyNow = (): number => inFlight + (options.waiting?.() ?? 0);

  const timer = setInterval(() => {
    const measured = watched();
    const late = options.delayMs?.() ?? measured.lateMs;
    const workShare = options.workShare?.() ?? measured.workShare;
    delayMs = workShare >= ownWorkShare ? late : 0;
    const outside = seen.refused + (waiters?.count() ?? 0);
    flooded = outside > Math.max(seen.began, limits.inFlight.P2 * scale);
    if (adapt !== undefined) scale = nextScale(scale, { ...seen, adapt, limits });
    seen = { ...emptyWindow(), mostBusy: busyNow() };
    waiters?.onWindow();
  }, limits.windowMs);
  timer.unref();

  function isOver(shedClass: SheddableClass, busy: number): boolean {
    if (busy > limits.inFlight[shedClass] * scale) return true;
    return busy > fewInFlight && delayMs > limits.delayMs[shedClass];
  }

  function refuse(shedClass: SheddableClass): true {
    shed[shedClass] += 1;
    seen.refused += 1;
    return true;
  }

  return {
    began: (): void => {
      inFlight += 1;
      seen.began += 1;
      seen.mostBusy = Math.max(seen.mostBusy, busyNow());
    },
    ended: (tookMs: number): void => {
      inFlight -= 1;
      seen.answered += 1;
      // A slow answer such as an export counts as much as any other, and no more.
      seen.tookMs += Math.min(tookMs, 1_000);
      waiters?.onEnded();
    },
    /** What was slow until now, such as the start, is no overload. */
    startOver: (): void => {
      delayMs = 0;
      scale = 1;
      flooded = false;
      seen = emptyWindow();
      watched();
    },
    /** Whether one more of anything at all would be shed now, without counting. */
    isStrained: (): boolean => isOver("P3", busyNow() + 1),
    /** More than twice what fits was asked for: more had to stay outside than was let in. */
    isFlooded: (): boolean => flooded,
    /** How many more of a class fit now; below zero where more are in. */
    room: (shedClass: "P1" | "P2"): number =>
      Math.floor(limits.inFlight[shedClass] * scale - busyNow()),
    /** Told of room for those who wait outside, whom a flood counts. */
    tellWaiters: (told: Waiters): void => {
      waiters = told;
    },
    mustShed(shedClass: ShedClass, request?: object): boolean {
      if (shedClass === "P0" || !isOver(shedClass, busyNow())) return false;
      if (request !== undefined && letIn.has(request)) return false;
      return refuse(shedClass);
    },
    /** The same for a request that is not counted yet; one that is let in is not refused further on. */
    mustTurnAway(shedClass: ShedClass, request?: object): boolean {
      if (shedClass !== "P0" && isOver(shedClass, busyNow() + 1)) return refuse(shedClass);
      if (request !== undefined) letIn.add(request);
      return false;
    },
    /** For a request that has waited outside. */
    letIn: (request: object): void => void letIn.add(request),
    /** One to four seconds, so that those turned away together do not return together. */
    retryAfterSeconds: (): number => {
      turn = (turn + 1) % 4;
      return 1 + turn;
    },
    state: () => ({
      delayMs,
      inFlight,
      inFlightLimit: Math.round(limits.inFlight.P2 * scale),
      shed: { ...shed },
    }),
    stop: (): void => {
      clearInterval(timer);
    },
  };
}

/** Those that are kept outside unread, see `unread-connections.ts`. */
interface Waiters {
  count(): number;
  onEnded(): void;
  onWindow(): void;
}

type Window = {
  began: number;
  refused: number;
  answered: number;
  tookMs: number;
  mostBusy: number;
};

function emptyWindow(): Window {
  return { began: 0, refused: 0, answered: 0, tookMs: 0, mostBusy: 0 };
}

/**
 * The factor of the limits after a window. It falls while answers take too long with the room half used or more, rises
 * where the room was used up and they did not, and goes back to one where few came.
 */
function nextScale(
  scale: number,
  {
    answered,
    tookMs,
    mostBusy,
    adapt,
    limits,
  }: Omit<Window, "began" | "refused"> & {
    adapt: NonNullable<PressureLimits["adapt"]>;
    limits: PressureLimits;
  },
): number {
  const room = limits.inFlight.P2 * scale;
  const meanMs = answered === 0 ? Infinity : tookMs / answered;
  if (mostBusy >= room / 2 && meanMs > adapt.answerMs)
    return Math.max(adapt.least, scale * shrinkBy);
  if (mostBusy >= limits.inFlight.P3 * scale) return Math.min(adapt.most, scale + growBy);
  return scale + (1 - scale) * growBy;
}

/**
 * How late the loop came to this since the last time, and the share of the time in which this thread worked itself. One
 * look in a window falls into a long turn as often as that is long: a mean by the number of turns sees a loop that
 * stands still for 400 ms of 500 as less late than one that takes a breath every 100.
 */
function watchLoop(windowMs: number): () => { lateMs: number; workShare: number } {
  let before = performance.now();
  let workedBefore = process.threadCpuUsage();
  return () => {
    const passedMs = performance.now() - before;
    const { user, system } = process.threadCpuUsage(workedBefore);
    before += passedMs;
    workedBefore = process.threadCpuUsage();
    return {
      lateMs: Math.max(0, passedMs - windowMs),
      workShare: passedMs > 0 ? (user + system) / 1_000 / passedMs : 0,
    };
  };
}
