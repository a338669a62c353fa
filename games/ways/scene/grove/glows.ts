import type { FallCell, FallingBoard } from "@croupier/game-stage/falls";
import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import { cellSize, windowSize } from "./grove-place.ts";
import type { Piece } from "./symbol-cuts.ts";

export type Glows = {
  /** Light behind what hangs, and light upon it. */
  readonly behind: Container;
  readonly upon: Container;
  readonly light: (cells: readonly FallCell[]) => void;
  readonly clear: () => void;
  /** Moonlight on a column that is waited for; undefined takes it away. */
  readonly wait: (column: number | undefined) => void;
  readonly tick: (ms: number) => void;
};

/** How bright what does not pay is, while something does. */
const dimmed = 0.4;

/** What pays glows from within. */
export function createGlows(
  sheet: Sheet<Piece>,
  {
    board,
    columns,
    rows,
  }: { readonly board: FallingBoard; readonly columns: number; readonly rows: number },
): Glows {
  const behind = new Container();
  const upon = new Container();
  const all = Array.from({ length: columns * rows }, () => {
    const halo = new Sprite({ texture: sheet.halo, anchor: 0.5, blendMode: "add", visible: false });
    halo.setSize(cellSize * 1.35);
    const light = new Sprite({ anchor: 0.5, blendMode: "add", visible: false });
    behind.addChild(halo);
    upon.addChild(light);
    return { halo, light };
  });
  const column = new Sprite({
    texture: sheet.column,
    anchor: 0.5,
    blendMode: "add",
    visible: false,
  });
  column.setSize(cellSize * 1.1, windowSize.height * 1.25);
  behind.addChild(column);
  let lit: readonly FallCell[] = [];
  let ms = 0;

  function eachSymbol(see: (column: number, row: number) => void): void {
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) see(column, row);
  }
  function follow(): void {
    const pulse = 0.5 + 0.5 * Math.sin(ms / 150 - 1.2);
    for (let at = 0; at < lit.length; at += 1) {
      const [column, row] = lit[at] as FallCell;
      const { halo, light } = all[at] as (typeof all)[number];
      const sprite = board.at(column, row);
      halo.position.copyFrom(sprite.position);
      halo.alpha = (0.5 + 0.3 * pulse) * sprite.alpha;
      light.texture = sprite.texture;
      light.position.copyFrom(sprite.position);
      light.rotation = sprite.rotation;
      light.scale.copyFrom(sprite.scale);
      light.alpha = (0.14 + 0.3 * pulse) * sprite.alpha;
    }
  }
  function clear(): void {
    for (const { halo, light } of all) {
      halo.visible = false;
      light.visible = false;
    }
    eachSymbol((column, row) => (board.at(column, row).alpha = 1));
    lit = [];
  }

  return {
    behind,
    upon,
    clear,
    light(cells) {
      clear();
      lit = cells;
      ms = 0;
      eachSymbol((column, row) => (board.at(column, row).alpha = dimmed));
      for (const [at, [column, row]] of cells.entries()) {
        board.at(column, row).alpha = 1;
        const { halo, light } = all[at] as (typeof all)[number];
        halo.visible = true;
        light.visible = true;
      }
      follow();
    },
    wait(given) {
      column.visible = given !== undefined;
      if (given !== undefined) column.position.set((given + 0.5) * cellSize, windowSize.height / 2);
    },
    tick(passed) {
      ms += passed;
      follow();
      column.alpha = 0.5 + 0.25 * Math.sin(ms / 110);
    },
  };
}
