import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Graphics, Sprite } from "pixi.js";
import { reelCount, rowCount, type LinesCell, type LinesConfig } from "../../rules/face.ts";
import { cellSize } from "./board-place.ts";
import type { Piece } from "./symbol-cuts.ts";

export type Lights = {
  readonly view: Container;
  /** Frames around these cells, and the line they lie on. */
  readonly mark: (cells: readonly LinesCell[], line?: number) => void;
  readonly clear: () => void;
  /** A ring of water that runs out from a cell. */
  readonly ring: (cell: LinesCell) => void;
  /** Light on a reel that is waited for; undefined puts it out. */
  readonly wait: (reel: number | undefined) => void;
  readonly tick: (ms: number) => void;
};

const ringMs = 900;

/** All light that lies over the symbols. */
export function createLights(sheet: Sheet<Piece>, { lines }: LinesConfig): Lights {
  const view = new Container();
  const traces = lines.map((rows) => trace(rows));
  const frames = Array.from({ length: reelCount * rowCount }, (_, cell) => {
    const frame = new Sprite({ texture: sheet.win, visible: false, blendMode: "add" });
    frame.setSize(cellSize);
    frame.position.set(Math.floor(cell / rowCount) * cellSize, (cell % rowCount) * cellSize);
    return frame;
  });
  const waiting = new Sprite({
    texture: sheet.glow,
    visible: false,
    blendMode: "add",
    anchor: 0.5,
  });
  waiting.setSize(cellSize * 2.1, cellSize * 5.2);
  waiting.tint = 0x6fd8ff;
  const rings = Array.from({ length: 6 }, () => ({
    sprite: new Sprite({ texture: sheet.ring, visible: false, blendMode: "add", anchor: 0.5 }),
    leftMs: 0,
  }));
  view.addChild(waiting, ...traces, ...frames, ...rings.map(({ sprite }) => sprite));
  let nextRing = 0;
  let ms = 0;

  function clear(): void {
    for (const light of traces) light.visible = false;
    for (const frame of frames) frame.visible = false;
  }

  return {
    view,
    clear,
    mark(cells, line) {
      clear();
      const on = line === undefined ? undefined : traces[line];
      if (on !== undefined) on.visible = true;
      for (const [reel, row] of cells) {
        const frame = frames[reel * rowCount + row];
        if (frame !== undefined) frame.visible = true;
      }
    },
    ring([reel, row]) {
      const ring = rings[nextRing];
      nextRing = (nextRing + 1) % rings.length;
      if (ring === undefined) return;
      ring.leftMs = ringMs;
      ring.sprite.position.set((reel + 0.5) * cellSize, (row + 0.5) * cellSize);
    },
    wait(reel) {
      waiting.visible = reel !== undefined;
      if (reel !== undefined) waiting.position.set((reel + 0.5) * cellSize, 1.5 * cellSize);
    },
    tick(passed) {
      ms += passed;
      waiting.alpha = 0.55 + 0.3 * Math.sin(ms / 90);
      const shine = 0.78 + 0.22 * Math.sin(ms / 150);
      for (const frame of frames) frame.alpha = shine;
      for (const ring of rings) {
        if (ring.leftMs <= 0) continue;
        ring.leftMs -= passed;
        const way = 1 - Math.max(0, ring.leftMs) / ringMs;
        ring.sprite.visible = ring.leftMs > 0;
        ring.sprite.setSize(cellSize * (0.4 + 1.5 * way), cellSize * (0.3 + 1.1 * way));
        ring.sprite.alpha = (1 - way) * 0.9;
      }
    },
  };
}

/** Through the middles of its cells, out to both edges of the window. */
function trace(rows: readonly number[]): Graphics {
  const line = new Graphics({ visible: false });
  for (const { width, color, alpha } of [
    { width: 22, color: 0xff9d3c, alpha: 0.28 },
    { width: 9, color: 0xffd27a, alpha: 0.95 },
    { width: 3, color: 0xfffbea, alpha: 1 },
  ]) {
    const y = (reel: number) => ((rows[reel] ?? 0) + 0.5) * cellSize;
    line.moveTo(4, y(0));
    for (let reel = 0; reel < reelCount; reel += 1) line.lineTo((reel + 0.5) * cellSize, y(reel));
    line.lineTo(reelCount * cellSize - 4, y(reelCount - 1));
    line.stroke({ width, color, alpha, cap: "round", join: "round" });
  }
  return line;
}
