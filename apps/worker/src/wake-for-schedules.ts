import type { Clock } from "@croupier/kit/time";

/** An editor plans in another process and rings no bell, so no sleep is longer than this. */
const sleepMsMax = 1_000;

/**
 * Asks for the publishing at the very moment that something planned is due. What became due while
 * no worker ran is due at the first look.
 */
export function wakeForSchedules(needs: {
  readonly readNextDue: () => Promise<Date | undefined>;
  readonly publish: () => Promise<void>;
  readonly clock: Clock;
  readonly onTrouble: (error: unknown) => void;
}): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** The sleep ended at the moment of something that was seen before it: no need to look again first. */
  let isDue = false;

  async function wake(): Promise<void> {
    let ahead = sleepMsMax;
    try {
      const wasDue = isDue;
      isDue = false;
      if (wasDue) await needs.publish();
      const due = await needs.readNextDue();
      if (due !== undefined) ahead = due.getTime() - needs.clock().getTime();
      // What was asked for a moment ago may be under way; it is looked for again after a sleep.
      if (ahead <= 0 && !wasDue) await needs.publish();
      isDue = ahead > 0 && due !== undefined && ahead <= sleepMsMax;
    } catch (error) {
      needs.onTrouble(error);
    }
    sleep(ahead > 0 ? ahead : sleepMsMax);
  }

  function sleep(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => void wake(), Math.min(ms, sleepMsMax)).unref();
  }

  sleep(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
