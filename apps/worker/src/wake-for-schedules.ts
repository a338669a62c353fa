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

  async function look(): Promise<number> {
    const due = await needs.readNextDue();
    if (due === undefined) return sleepMsMax;
    const ahead = due.getTime() - needs.clock().getTime();
    if (ahead > 0) return ahead;
    await needs.publish();
    return sleepMsMax;
  }

  async function wake(): Promise<void> {
    let ahead = sleepMsMax;
    try {
      ahead = await look();
    } catch (error) {
      needs.onTrouble(error);
    }
    sleep(ahead);
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
