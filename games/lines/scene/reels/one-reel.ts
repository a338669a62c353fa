import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite, type Texture } from "pixi.js";
import { rowCount } from "../../rules/face.ts";
import { cellSize } from "./board-place.ts";
import type { Piece } from "./symbol-cuts.ts";

export type Reel = {
  readonly view: Container;
  /** What is seen, from the top, when it lies. */
  readonly show: (symbols: readonly string[]) => void;
  /** Makes ready to run: from what is seen to `symbols`, over so many of its strip. */
  readonly prepare: (run: {
    readonly symbols: readonly string[];
    readonly strip: readonly string[];
    readonly stop: number;
    readonly passes: number;
  }) => void;
  /** Puts it so many symbols before its stop. */
  readonly draw: (left: number, isRushing: boolean) => void;
  /** The symbol in a row, once it lies or springs about its place. */
  readonly at: (row: number) => Sprite;
};

/** How much of its cell a symbol takes. */
export const symbolSize = cellSize * 0.98;

/** One reel: sprites that take the places of a strip as it runs down behind the window. */
export function createReel(sheet: Sheet<Piece>, column: number): Reel {
  const view = new Container({ x: column * cellSize });
  const sprites = Array.from({ length: rowCount + 1 }, () => {
    const sprite = new Sprite({ texture: sheet.ten, anchor: 0.5, x: cellSize / 2 });
    view.addChild(sprite);
    return sprite;
  });
  let shown: readonly string[] = [];
  let strip: readonly string[] = [];
  let before: readonly string[] = [];
  let stop = 0;
  let passes = 0;
  let first = 0;

  /** So many places below the top of where it stops: the strip, and then what was seen before. */
  function symbolAt(place: number): string {
    const { length } = strip;
    return (
      shown[place] ??
      before[place - passes] ??
      (strip[(((stop + place) % length) + length) % length] as string)
    );
  }

  function draw(left: number, isRushing: boolean): void {
    first = Math.floor(left);
    const part = left - first;
    for (let slot = 0; slot < sprites.length; slot += 1) {
      const sprite = sprites[slot] as Sprite;
      sprite.texture = textureOf(sheet, symbolAt(first + slot), isRushing);
      sprite.setSize(symbolSize);
      sprite.y = (slot + 0.5 - part) * cellSize;
      sprite.alpha = 1;
      sprite.visible = true;
    }
  }

  return {
    view,
    show(symbols) {
      shown = symbols;
      before = symbols;
      strip = symbols;
      stop = 0;
      passes = rowCount;
      draw(0, false);
    },
    prepare(run) {
      before = shown;
      ({ symbols: shown, strip, stop, passes } = run);
    },
    draw,
    at: (row) => sprites[row - first] as Sprite,
  };
}

const rushing = new Map<string, Piece>();

/** Names are made once: a frame leaves nothing behind. */
function textureOf(sheet: Sheet<Piece>, symbol: string, isRushing: boolean): Texture {
  if (!isRushing) return sheet[symbol as Piece];
  let name = rushing.get(symbol);
  if (name === undefined) {
    name = `${symbol}-rushing` as Piece;
    rushing.set(symbol, name);
  }
  return sheet[name];
}
