import type { RoomSize } from "@croupier/game-stage/pixi";
import { dropHeight, slotDepth } from "./ball-path.ts";

/** All in pixels of the scene. */
export type WallPlace = {
  /** From one peg to the next, and from one row to the next. */
  readonly across: number;
  readonly down: number;
  /** The middle of the first row. */
  readonly x: number;
  readonly y: number;
  readonly slotTop: number;
};

/** Flatter than this a ball could not fall between the pegs; steeper it looks like rain. */
export const steepMin = 0.78;
export const steepMax = 1.05;
/** Slots are as high on every wall, however narrow they get. */
export const slotHeight = 42;
const acrossMax = 84;
const margin = 4;

/** As large as there is room: so many rows, their slots below and a little air above them. */
export function placeWall({ width, height }: RoomSize, rows: number): WallPlace {
  const heights = rows - 1 + slotDepth + dropHeight;
  const room = height - slotHeight - margin;
  const across = Math.min(
    (width - 2 * margin) / (rows + 1.5),
    room / (heights * steepMin),
    acrossMax,
  );
  const down = Math.min(room / heights, across * steepMax);
  const x = width / 2;
  const y = dropHeight * down + Math.max(0, (room - heights * down) * 0.6);
  return { across, down, x, y, slotTop: y + (rows - 1 + slotDepth) * down - across * 0.2 };
}
