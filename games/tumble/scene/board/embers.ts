import type { FallingBoard } from "@croupier/game-stage/falls";
import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Ember } from "../../rules/face.ts";
import { createNumber, type CastNumber } from "./cast-number.ts";
import type { Piece } from "./vault-cuts.ts";
import { cellSize } from "./vault-place.ts";

export type Embers = {
  readonly view: Container;
  /** These lie there, or fall there now. */
  readonly carry: (embers: readonly Ember[]) => void;
  /** Puts every number on its ember, wherever that is. */
  readonly follow: () => void;
  /** An ember gives away its number. */
  readonly spend: (place: number) => void;
  readonly tick: (ms: number) => void;
};

type One = {
  readonly light: Sprite;
  readonly number: CastNumber;
  column: number;
  row: number;
  isThere: boolean;
};

/** The numbers that embers carry: one a place, made once. */
export function createEmbers(
  sheet: Sheet<Piece>,
  board: FallingBoard,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Embers {
  const view = new Container();
  const all = Array.from({ length: columns * rows }, (): One => {
    const light = new Sprite({
      texture: sheet.glow,
      anchor: 0.5,
      blendMode: "add",
      visible: false,
    });
    light.setSize(cellSize * 1.5);
    const number = createNumber(sheet);
    number.view.visible = false;
    return { light, number, column: 0, row: 0, isThere: false };
  });
  // All lights, then all numbers: few changes of how things are drawn.
  view.addChild(...all.map(({ light }) => light), ...all.map(({ number }) => number.view));
  let ms = 0;

  function follow(): void {
    for (let at = 0; at < all.length; at += 1) {
      const one = all[at] as One;
      if (!one.isThere) continue;
      const symbol = board.at(one.column, one.row);
      // What hangs above the window, or has fallen out of it, is not seen, and no more is its number.
      const isIn = symbol.y > 0 && symbol.y < rows * cellSize;
      const isSeen = isIn && symbol.visible && symbol.texture === sheet.ember;
      one.light.visible = isSeen;
      one.number.view.visible = isSeen;
      one.light.position.set(symbol.x, symbol.y);
      one.number.view.position.set(symbol.x, symbol.y + 4);
    }
  }

  return {
    view,
    follow,
    carry(embers) {
      for (const [at, one] of all.entries()) {
        const ember = embers[at];
        one.isThere = ember !== undefined;
        one.light.visible = false;
        one.number.view.visible = false;
        if (ember === undefined) continue;
        [one.column, one.row] = ember.cell;
        one.number.write(`${ember.times}×`);
        one.number.fit(cellSize * 0.78, cellSize * 0.5);
      }
      follow();
    },
    spend(place) {
      const one = all[place];
      if (one === undefined) return;
      one.isThere = false;
      one.light.visible = false;
      one.number.view.visible = false;
      board.at(one.column, one.row).alpha = 0.45;
    },
    tick(passed) {
      ms += passed;
      const glow = 0.42 + 0.2 * Math.sin(ms / 210);
      for (let at = 0; at < all.length; at += 1) (all[at] as One).light.alpha = glow;
      follow();
    },
  };
}
