import { useEffect, useEffectEvent } from "react";
import type { MoveOnButton } from "./game.ts";

/** Puts a move on the one button while there is one to make; it sees what the scene last rendered. */
export function useMove(
  offer: (move: MoveOnButton | undefined) => void,
  move: MoveOnButton | undefined,
): void {
  const act = useEffectEvent(() => move?.act());
  const label = move?.label;
  // The button stands outside the scene, on the stage.
  useEffect(() => {
    if (label === undefined) return undefined;
    offer({ label, act: () => act() });
    return () => offer(undefined);
  }, [offer, label]);
}
