/** How many times faster than they are made scenes are shown; one stage a document, and so one pace. */
let pace = 1;

export function setPace(times: number): void {
  pace = times;
}

/** Calls `draw` with the share of the time that is over, frame by frame, up to exactly 1. */
export function frames(
  lastsMs: number,
  { draw, signal }: { readonly draw: (share: number) => void; readonly signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    function step(now: number) {
      if (signal.aborted) {
        resolve();
        return;
      }
      const share = Math.min(1, Math.max(0, ((now - begun) * pace) / lastsMs));
      draw(share);
      // A page that is out of sight draws no frames; the round has to end there as well.
      if (share < 1) next(step);
      else resolve();
    }
    next(step);
  });
}

/** A moment to see what has just been shown; none where nothing moves. */
export function beat(
  ms: number,
  { isStill, signal }: { readonly isStill: boolean; readonly signal: AbortSignal },
): Promise<void> {
  return isStill ? Promise.resolve() : frames(ms, { draw: () => {}, signal });
}

function next(step: (now: number) => void): void {
  if (document.hidden) setTimeout(() => step(performance.now()), 50);
  else requestAnimationFrame(step);
}
