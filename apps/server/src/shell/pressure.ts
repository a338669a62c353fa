import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Endpoint } from "@croupier/contracts";

export type ShedClass = Endpoint["shed"];

export interface PressureLimits {
  /**
   * Event-loop delay from which a class is shed; P0 never is. The mean of a window, because one slow
   * page in it is no overload, while a loop that is late every time is.
   */
  readonly delayMs: Readonly<Record<"P1" | "P2" | "P3", number>>;
  /** Requests in flight from which a class is shed. */
  readonly inFlight: Readonly<Record<"P1" | "P2" | "P3", number>>;
  readonly windowMs: number;
}

/**
 * In flight is what waits as well: whoever is let in has to be answered soon, and those behind them
 * open ever more connections. Asked for twice what it can do, one server answered 970 calls a second
 * with 400 let in and 1,600 with 100 (bench/overload, on a busy machine).
 */
export const pressureLimits: PressureLimits = {
  delayMs: { P3: 60, P2: 120, P1: 300 },
  inFlight: { P3: 100, P2: 150, P1: 300 },
  windowMs: 500,
};

export interface PressureOptions {
  readonly limits?: PressureLimits;
  /** Other work that waits, such as queries without a connection; counts like requests in flight. */
  readonly waiting?: () => number;
  readonly delayMs?: () => number;
}

export type Pressure = ReturnType<typeof createPressure>;

/** Decides what to turn away while the process has more than it can do: P3 first, then P2, then P1. */
export function createPressure(options: PressureOptions = {}) {
  const limits = options.limits ?? pressureLimits;
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  let inFlight = 0;
  let turn = 0;
  const shed: Record<ShedClass, number> = { P0: 0, P1: 0, P2: 0, P3: 0 };

  const timer = setInterval(() => {
    delayMs = options.delayMs?.() ?? meanDelayMs(histogram);
    histogram.reset();
  }, limits.windowMs);
  timer.unref();

  function isOver(shedClass: Exclude<ShedClass, "P0">): boolean {
    const busy = inFlight + (options.waiting?.() ?? 0);
    return delayMs > limits.delayMs[shedClass] || busy > limits.inFlight[shedClass];
  }

  return {
    began: (): void => {
      inFlight += 1;
    },
    ended: (): void => {
      inFlight -= 1;
    },
    /** What was slow until now, such as the start, is no overload. */
    startOver: (): void => {
      delayMs = 0;
      histogram.reset();
    },
    /** Whether anything at all is shed now, without counting. */
    isStrained: (): boolean => isOver("P3"),
    mustShed(shedClass: ShedClass): boolean {
      if (shedClass === "P0" || !isOver(shedClass)) return false;
      shed[shedClass] += 1;
      return true;
    },
    /** One to four seconds, so that those turned away together do not return together. */
    retryAfterSeconds: (): number => {
      turn = (turn + 1) % 4;
      return 1 + turn;
    },
    state: () => ({ delayMs, inFlight, shed: { ...shed } }),
    stop: (): void => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

const resolutionMs = 10;

/** The histogram holds how long each turn of ten milliseconds really took; empty, its mean is NaN. */
function meanDelayMs(histogram: { readonly mean: number; readonly count: number }): number {
  return histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolutionMs);
}
