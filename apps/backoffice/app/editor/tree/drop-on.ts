import type { PuckAction } from "@puckeditor/core";
import { pageMoves } from "./page-moves.ts";
import type { Standing } from "./walk-content.ts";

export type Side = "before" | "after";

/**
 * What Puck has to do when one row of the tree is let go beside another; undefined where it cannot
 * stand there, or stands there already.
 */
export function dropOn(
  dragged: Standing,
  { target, side }: { readonly target: Standing; readonly side: Side },
): PuckAction | undefined {
  const wanted = target.index + (side === "after" ? 1 : 0);
  if (dragged.zone === target.zone) {
    // Taken out first, it leaves a gap that what comes after moves into.
    const to = wanted > dragged.index ? wanted - 1 : wanted;
    return to === dragged.index ? undefined : pageMoves.moveWithin(dragged, to);
  }
  // Columns hold no columns, neither others nor themselves.
  if (dragged.block.type === "columns" && target.depth > 0) return undefined;
  return pageMoves.moveTo(dragged, { zone: target.zone, index: wanted });
}
