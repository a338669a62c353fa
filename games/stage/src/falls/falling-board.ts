import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { type Hurry, lasting } from "../scene/hurry.ts";
import { calmPace, comesFrom, fallMs, type FallPace } from "./fall-path.ts";
import { sink, spring, type Move } from "./moves.ts";
import { runFall, type Path } from "./run-fall.ts";

/** A place: which column from the left, which row from the top. */
export type FallCell = readonly [column: number, row: number];

/** Column by column, each from the top. */
export type FallView = readonly (readonly string[])[];

/** How something is shown: what a handler of a book was told, and whether somebody pressed. */
export type FallRun = {
  readonly isStill: boolean;
  readonly signal: AbortSignal;
  readonly hurry: Hurry;
  /** A symbol has come to its place; told once of each that fell, where something moves. */
  readonly onLand?: (column: number, row: number) => void;
};

export type FallingBoard = {
  /** Columns by rows of cells, its origin in the upper left; nothing is seen outside of it, but `above`. */
  readonly view: Container;
  /** Puts symbols in their places at once. */
  readonly show: (view: FallView) => void;
  /** What lies there falls out below, and these fall in; `later` holds back a column and all behind it. */
  readonly dropIn: (
    view: FallView,
    run: FallRun & { readonly later?: (column: number) => number },
  ) => Promise<void>;
  /** Takes these away; their places are empty until something falls. */
  readonly vanish: (cells: readonly FallCell[], run: FallRun) => Promise<void>;
  /** What lies above the places that were emptied falls, and new ones behind it. */
  readonly fall: (
    change: { readonly removed: readonly FallCell[]; readonly refills: FallView },
    run: FallRun,
  ) => Promise<void>;
  /** The symbol in a place, to be moved as one likes until `rest` puts it back. */
  readonly at: (column: number, row: number) => Sprite;
  /** All lie in their places, as large and as bright as they are. */
  readonly rest: () => void;
};

type FallingBoardOptions = {
  readonly columns: number;
  readonly rows: number;
  /** In pixels of the board. */
  readonly cell: number;
  /** How large a symbol is, where it is not as large as its cell. */
  readonly size?: number;
  /** Asked whenever a sprite becomes another symbol: a piece of the sheet of the game. */
  readonly textureOf: (symbol: string) => Texture;
  /** In rows: so far above the board what comes is seen, where something is painted over that. */
  readonly above?: number;
  readonly pace?: FallPace;
  /** What a symbol does behind its landing, and while it is taken away. */
  readonly land?: Move;
  readonly go?: Move;
  readonly goMs?: number;
};

/** Symbols that fall into their places: one sprite a place, made once and used for every round. */
export function createFallingBoard({
  columns,
  rows,
  cell,
  size = cell,
  textureOf,
  above = 0,
  pace = calmPace,
  land = spring,
  go = sink,
  goMs = 320,
}: FallingBoardOptions): FallingBoard {
  const sprites = Array.from(
    { length: columns * rows },
    () => new Sprite({ anchor: 0.5, visible: false }),
  );
  const paths = sprites.map((): Path => ({
    startsMs: 0,
    outMs: 0,
    from: 0,
    fallsMs: 0,
    isIn: true,
    isDown: true,
  }));
  const from = new Int8Array(rows);

  const symbols = new Container();
  symbols.addChild(...sprites);
  const opening = new Graphics()
    .rect(0, -above * cell, columns * cell, (rows + above) * cell)
    .fill(0xffffff);
  symbols.mask = opening;
  const view = new Container();
  view.addChild(symbols, opening);

  const at = (column: number, row: number) => sprites[column * rows + row] as Sprite;
  const pathOf = (column: number, row: number) => paths[column * rows + row] as Path;
  const falling = { columns, rows, cell, size, pace, land, paths, at };

  function become(column: number, row: number, symbol: string): void {
    const sprite = at(column, row);
    sprite.texture = textureOf(symbol);
    sprite.setSize(size);
    sprite.alpha = 1;
    sprite.visible = true;
  }
  function rest(): void {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const sprite = at(column, row);
        sprite.position.set((column + 0.5) * cell, (row + 0.5) * cell);
        sprite.rotation = 0;
        sprite.alpha = 1;
        sprite.setSize(size);
      }
    }
  }
  function show(shown: FallView): void {
    for (const [column, symbolsOf] of shown.entries())
      for (const [row, symbol] of symbolsOf.entries()) become(column, row, symbol);
    rest();
  }
  /** Those that were taken away are those that come in again, from above. */
  function reorder(column: number): void {
    const before = sprites.slice(column * rows, (column + 1) * rows);
    const gone = before.filter((_, row) => !from.includes(row));
    for (const [row, was] of from.entries()) {
      sprites[column * rows + row] = (was < 0 ? gone.pop() : before[was]) as Sprite;
    }
  }

  return {
    view,
    show,
    at,
    rest,
    async dropIn(shown, { later = atOnce, ...run }) {
      if (run.isStill) return show(shown);
      let held = 0;
      for (let column = 0; column < columns; column += 1) {
        held += later(column);
        for (let row = 0; row < rows; row += 1) {
          const path = pathOf(column, row);
          path.startsMs = column * pace.columnMs + (rows - 1 - row) * pace.rowMs + held;
          path.outMs = at(column, row).visible ? fallMs(rows - row + 0.5, pace) : 0;
          path.from = row - rows - 0.4 - above;
          path.fallsMs = fallMs(row - path.from, pace);
          if (path.outMs === 0) become(column, row, shown[column]?.[row] ?? "");
        }
      }
      const enter = (column: number, row: number) =>
        become(column, row, shown[column]?.[row] ?? "");
      await runFall({ ...falling, enter }, run);
      if (!run.signal.aborted) show(shown);
    },
    async vanish(cells, run) {
      const going = cells.map(([column, row]) => at(column, row));
      await lasting(goMs, {
        ...run,
        draw(share) {
          for (const sprite of going) go(sprite, share, size);
        },
      });
      for (const sprite of going) sprite.visible = false;
    },
    async fall({ removed, refills }, run) {
      for (let column = 0; column < columns; column += 1) {
        const isGone = (row: number) => removed.some(([reel, at]) => reel === column && at === row);
        comesFrom(isGone, from);
        reorder(column);
        let behind = column * pace.columnMs * 0.4;
        for (let row = rows - 1; row >= 0; row -= 1) {
          const path = pathOf(column, row);
          path.outMs = 0;
          path.from = (from[row] as number) - ((from[row] as number) < 0 ? above : 0);
          path.fallsMs = fallMs(row - path.from, pace);
          path.startsMs = behind;
          if (path.fallsMs > 0) behind += pace.rowMs;
          if (path.from < 0) become(column, row, refills[column]?.[row] ?? "");
        }
      }
      if (!run.isStill) await runFall(falling, run);
      if (!run.signal.aborted) rest();
    },
  };
}

const atOnce = () => 0;
