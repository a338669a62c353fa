import { useEffect } from "react";
import { frames } from "./frames.ts";

/** A press while something is shown: what is left of this spin goes by at once. */
export type Hurry = {
  readonly isOn: () => boolean;
  readonly press: () => void;
  readonly rest: () => void;
};

export function createHurry(): Hurry {
  let on = false;
  return {
    isOn: () => on,
    press: () => {
      on = true;
    },
    rest: () => {
      on = false;
    },
  };
}

type Lasting = {
  readonly hurry: Hurry;
  readonly signal: AbortSignal;
  readonly isStill: boolean;
  readonly draw?: (share: number) => void;
};

/** Goes from 0 to 1; in a hurry, or where nothing moves, it is 1 at once. */
export async function lasting(
  ms: number,
  { hurry, signal, isStill, draw }: Lasting,
): Promise<void> {
  if (isStill || hurry.isOn()) {
    draw?.(1);
    return;
  }
  const over = new AbortController();
  await frames(ms, {
    signal: AbortSignal.any([signal, over.signal]),
    draw(share) {
      draw?.(share);
      if (hurry.isOn()) over.abort();
    },
  });
  if (!signal.aborted) draw?.(1);
}

/** Space, where a press means: enough seen of this. */
export function usePressToHurry(hurry: Hurry, isOn: boolean): void {
  // Keys are heard by the window, which React does not render.
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === " " && !event.repeat) hurry.press();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [hurry, isOn]);
}
