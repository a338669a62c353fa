/** How a reel runs: all in symbols and milliseconds. */
export type ReelRun = {
  /** From the press until it lies. */
  readonly lastsMs: number;
  /** How many symbols pass. */
  readonly passes: number;
};

const drawBackMs = 110;
const settleMs = 300;
const drawBack = 0.14;
const overshoot = 0.2;
const symbolsPerMs = 0.024;
/** Of the way at full speed, how much is gathering it. */
const gathering = 0.22;

const firstMs = 640;
const betweenMs = 190;
/** A reel that may bring the scatter that is missing lets itself be waited for. */
const waitedForMs = 1_350;

/** The runs of all reels; those from `waitedFrom` on are waited for, one after the other. */
export function runsOf(reels: number, waitedFrom = reels): readonly ReelRun[] {
  return Array.from({ length: reels }, (_, reel) => {
    const waits = Math.max(0, reel - waitedFrom + 1);
    const lastsMs = firstMs + reel * betweenMs + waits * waitedForMs + settleMs;
    return { lastsMs, passes: Math.round((lastsMs - drawBackMs - settleMs) * symbolsPerMs) };
  });
}

/** When the symbols that a reel stops at are in their places, but for the spring of it. */
export function landsAt({ lastsMs }: ReelRun): number {
  return lastsMs - settleMs;
}

/** How many symbols are still to pass; below 0 where it springs over, above all of them drawing back. */
export function leftAt(ms: number, run: ReelRun): number {
  if (ms <= 0) return run.passes;
  if (ms < drawBackMs) return run.passes + drawBack * Math.sin((ms / drawBackMs) * Math.PI);
  const lands = landsAt(run);
  if (ms < lands) return run.passes * (1 - shareOf((ms - drawBackMs) / (lands - drawBackMs)));
  const settling = (ms - lands) / settleMs;
  if (settling >= 1) return 0;
  return -overshoot * Math.sin(settling * Math.PI) * (1 - settling) ** 0.6;
}

/** Whether it is too fast for a symbol to be made out. */
export function isRushing(ms: number, run: ReelRun): boolean {
  return ms > drawBackMs + 90 && ms < landsAt(run) - 30;
}

function shareOf(way: number): number {
  const gathered = gathering / 2;
  const share = way < gathering ? (way * way) / (2 * gathering) : way - gathered;
  return share / (1 - gathered);
}
