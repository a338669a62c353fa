import type { Sprite } from "pixi.js";
import { frames } from "../scene/frames.ts";
import { fallenAfter, type FallPace } from "./fall-path.ts";
import type { FallRun } from "./falling-board.ts";
import type { Move } from "./moves.ts";

/** The way of the symbol that belongs into a place. */
export type Path = {
  startsMs: number;
  /** How long what lay there before falls out; 0 where nothing did. */
  outMs: number;
  /** In rows: where it comes from, and how long it falls from there. */
  from: number;
  fallsMs: number;
  isIn: boolean;
  isDown: boolean;
};

type Falling = {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly size: number;
  readonly pace: FallPace;
  readonly land: Move;
  /** Column by column, each from the top. */
  readonly paths: readonly Path[];
  readonly at: (column: number, row: number) => Sprite;
  /** What lay there is out: the sprite is now what belongs there. */
  readonly enter?: (column: number, row: number) => void;
};

/** In a hurry everything falls so many times as fast. */
const hurried = 5;

/** Frame by frame, until all lie in their places. */
export async function runFall(falling: Falling, run: FallRun): Promise<void> {
  const { columns, rows, pace, paths } = falling;
  let lastMs = 0;
  for (const path of paths) {
    path.isIn = path.outMs === 0;
    path.isDown = path.fallsMs === 0;
    if (path.isDown) continue;
    lastMs = Math.max(lastMs, path.startsMs + path.outMs + path.fallsMs + pace.landMs);
  }
  if (lastMs === 0) return;
  const over = new AbortController();
  let before = 0;
  let ms = 0;
  await frames(lastMs, {
    signal: AbortSignal.any([run.signal, over.signal]),
    draw(share) {
      const now = share * lastMs;
      ms = Math.min(lastMs, ms + (now - before) * (run.hurry.isOn() ? hurried : 1));
      before = now;
      for (let column = 0; column < columns; column += 1) {
        for (let row = 0; row < rows; row += 1) drawOne(falling, { column, row, ms, run });
      }
      if (ms === lastMs) over.abort();
    },
  });
}

function drawOne(
  falling: Falling,
  { column, row, ms, run }: { column: number; row: number; ms: number; run: FallRun },
): void {
  const { cell, size, pace } = falling;
  const path = falling.paths[column * falling.rows + row] as Path;
  if (path.fallsMs === 0) return;
  const sprite = falling.at(column, row);
  const since = ms - path.startsMs;
  if (since < path.outMs) {
    sprite.y = (row + 0.5 + fallenAfter(since, falling.rows + 1, pace)) * cell;
    return;
  }
  if (!path.isIn) {
    path.isIn = true;
    falling.enter?.(column, row);
  }
  const fallen = fallenAfter(since - path.outMs, row - path.from, pace);
  sprite.position.set((column + 0.5) * cell, (path.from + fallen + 0.5) * cell);
  sprite.rotation = 0;
  sprite.setSize(size);
  const landing = since - path.outMs - path.fallsMs;
  if (landing < 0) return;
  if (!path.isDown) {
    path.isDown = true;
    run.onLand?.(column, row);
  }
  if (landing < pace.landMs) falling.land(sprite, landing / pace.landMs, size);
}
