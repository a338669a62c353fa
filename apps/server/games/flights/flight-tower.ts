import { randomToken } from "@croupier/kit/random";
import type { Flights } from "@croupier/casino";

/** What a process that could not write waits before it tries again. */
const afterErrorMs = 1_000;
/** So often a process looks whether stakes wait for somebody who writes. */
const lookMs = 5_000;
/** A clock that is woken a little late is as good; one that never sleeps is not. */
const sleepMsMin = 2;

type Needs = {
  readonly flights: Flights;
  readonly onWritten: (game: string) => void;
  readonly reportError: (error: unknown) => void;
};

/**
 * Runs the writers of this process: of games that somebody here watches, and of those in which stakes wait.
 * Most of the time another process holds the lease, and a writer here only asks whether it still does.
 */
export function openFlightTower({ flights, onWritten, reportError }: Needs) {
  const me = randomToken(16);
  const running = new Map<string, Running>();
  let watched: (game: string) => boolean = () => false;
  const state = { isClosed: false };

  function run(game: string): void {
    if (state.isClosed || running.has(game)) return;
    const writer = flights.openWriter({
      game,
      writer: me,
      onWritten: () => onWritten(game),
      onParked: reportError,
    });
    const one: Running = { writer, wake: () => {}, done: Promise.resolve() };
    running.set(game, one);
    one.done = loop(game, one).finally(() => running.delete(game));
  }

  async function loop(game: string, one: Running): Promise<void> {
    while (
      !state.isClosed &&
      (watched(game) || one.writer.isCarrying() || (await isWaiting(game)))
    ) {
      const waitMs = await one.writer.step().catch((error: unknown) => {
        reportError(error);
        return afterErrorMs;
      });
      if (waitMs > 0) await sleep(one, Math.max(sleepMsMin, waitMs));
    }
    await one.writer.stop().catch(reportError);
  }

  async function isWaiting(game: string): Promise<boolean> {
    try {
      return (await flights.findUnderWay()).includes(game);
    } catch (error) {
      reportError(error);
      return true;
    }
  }

  function sleep(one: Running, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      one.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function look(): Promise<void> {
    for (const game of await flights.findUnderWay()) run(game);
  }

  const looking = setInterval(() => void look().catch(reportError), lookMs);
  looking.unref();

  return {
    /** Which games somebody watches through this process. */
    watch(isWatched: (game: string) => boolean): void {
      watched = isWatched;
    },
    run,
    /** False: not this process, or not now. */
    land(game: string, roundId: string): boolean {
      const one = running.get(game);
      if (one === undefined || !one.writer.land(roundId)) return false;
      one.wake();
      return true;
    },
    /** A press that some process heard; at most one process has somebody to come down. */
    landAnywhere(roundId: string): void {
      for (const one of running.values()) if (one.writer.land(roundId)) one.wake();
    },
    /** Where a flight ends that this process writes, also when it has just ended: nothing beyond it is shown. */
    ceilingMs: (game: string, number: number): number | undefined =>
      running.get(game)?.writer.endMs(number),
    async close(): Promise<void> {
      state.isClosed = true;
      clearInterval(looking);
      for (const one of running.values()) one.wake();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

type Running = {
  readonly writer: ReturnType<Flights["openWriter"]>;
  wake: () => void;
  done: Promise<void>;
};

export type FlightTower = ReturnType<typeof openFlightTower>;
