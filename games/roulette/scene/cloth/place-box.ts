import type { CSSProperties } from "react";
import type { Spot } from "./spots.ts";

/** A place as the style sheet reads it, for a table that lies either way. */
export function placeBox({ broad, upright }: Pick<Spot, "broad" | "upright">): CSSProperties {
  return {
    "--x": broad.x,
    "--y": broad.y,
    "--w": broad.w,
    "--h": broad.h,
    "--ux": upright.x,
    "--uy": upright.y,
    "--uw": upright.w,
    "--uh": upright.h,
  } as CSSProperties;
}
