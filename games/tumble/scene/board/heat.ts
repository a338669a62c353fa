import type { FallCell } from "@croupier/game-stage/falls";
import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Piece } from "./vault-cuts.ts";
import { cellSize } from "./vault-place.ts";

export type Heat = {
  /** Behind what falls, and over it. */
  readonly below: Container;
  readonly view: Container;
  readonly add: (cells: readonly FallCell[]) => void;
  readonly clear: () => void;
  readonly isOn: () => boolean;
  /** A ring that runs out from a place. */
  readonly ring: (cell: FallCell) => void;
  /** Light in a shaft that is waited for; undefined puts it out. */
  readonly wait: (column: number | undefined) => void;
  readonly tick: (ms: number) => void;
};

const ringMs = 760;

/** Where something pays: iron settings that glow. And light in a shaft that may bring what is missing. */
export function createHeat(
  sheet: Sheet<Piece>,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Heat {
  const below = new Container();
  const view = new Container();
  const settings = Array.from({ length: columns * rows }, (_, cell) => {
    const setting = new Sprite({ texture: sheet.socket, visible: false, blendMode: "add" });
    setting.setSize(cellSize);
    setting.position.set(Math.floor(cell / rows) * cellSize, (cell % rows) * cellSize);
    return setting;
  });
  const shaft = new Sprite({ texture: sheet.glow, anchor: 0.5, visible: false, blendMode: "add" });
  shaft.setSize(cellSize * 2, cellSize * rows * 1.7);
  const rings = Array.from({ length: 8 }, () => ({
    sprite: new Sprite({ texture: sheet.ripple, visible: false, blendMode: "add", anchor: 0.5 }),
    leftMs: 0,
  }));
  below.addChild(shaft);
  view.addChild(...settings, ...rings.map(({ sprite }) => sprite));
  let isOn = false;
  let nextRing = 0;
  let ms = 0;

  return {
    below,
    view,
    isOn: () => isOn,
    add(cells) {
      isOn = true;
      for (const [column, row] of cells) {
        const setting = settings[column * rows + row];
        if (setting !== undefined) setting.visible = true;
      }
    },
    clear() {
      isOn = false;
      for (const setting of settings) setting.visible = false;
    },
    ring([column, row]) {
      const ring = rings[nextRing];
      nextRing = (nextRing + 1) % rings.length;
      if (ring === undefined) return;
      ring.leftMs = ringMs;
      ring.sprite.position.set((column + 0.5) * cellSize, (row + 0.5) * cellSize);
    },
    wait(column) {
      shaft.visible = column !== undefined;
      if (column === undefined) return;
      shaft.position.set((column + 0.5) * cellSize, (rows / 2) * cellSize);
    },
    tick(passed) {
      ms += passed;
      shaft.alpha = 0.5 + 0.35 * Math.sin(ms / 70);
      const shine = 0.75 + 0.25 * Math.sin(ms / 95);
      for (let at = 0; at < settings.length; at += 1) (settings[at] as Sprite).alpha = shine;
      for (let at = 0; at < rings.length; at += 1) {
        const ring = rings[at] as (typeof rings)[number];
        if (ring.leftMs <= 0) continue;
        ring.leftMs -= passed;
        const way = 1 - Math.max(0, ring.leftMs) / ringMs;
        ring.sprite.visible = ring.leftMs > 0;
        ring.sprite.setSize(cellSize * (0.5 + 1.5 * way));
        ring.sprite.alpha = (1 - way) * 0.9;
      }
    },
  };
}
