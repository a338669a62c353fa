import {
  createFallingBoard,
  type FallCell,
  type FallRun,
  type FallView,
} from "@croupier/game-stage/falls";
import {
  createSparks,
  loadSheet,
  type PixiPart,
  type RoomSize,
  type Sheet,
} from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { WaysConfig } from "../../rules/face.ts";
import { createFireflies } from "./fireflies.ts";
import { createGlows, type Glows } from "./glows.ts";
import {
  boughSize,
  cellSize,
  nameSize,
  placeGrove,
  windowAt,
  windowSize,
  type GrovePlace,
} from "./grove-place.ts";
import { createMoon } from "./moon.ts";
import { caught, hang, orchardPace, picked } from "./moves.ts";
import { symbolCuts, type Painted, type Piece } from "./symbol-cuts.ts";

export type Grove = PixiPart & {
  readonly glows: Pick<Glows, "light" | "clear" | "wait">;
  readonly show: (view: FallView) => void;
  /** What hangs there falls out, and what was grown falls in; each column held back for so long. */
  readonly grow: (
    view: FallView,
    run: FallRun & { readonly held: readonly number[] },
  ) => Promise<void>;
  /** Picks these: they burst softly, and their light flies to the moon. */
  readonly pick: (cells: readonly FallCell[], run: FallRun) => Promise<void>;
  readonly fall: (
    change: { readonly removed: readonly FallCell[]; readonly refills: FallView },
    run: FallRun,
  ) => Promise<void>;
  /** How far the moon has grown, 0 to 1. */
  readonly setMoon: (share: number, isStill: boolean) => void;
  /** Petals from above, more of them for more. */
  readonly celebrate: (petals: number) => void;
  /** Rays that turn behind an amount. */
  readonly shine: (is: boolean) => void;
};

export type GroveArt = { readonly fruit: string; readonly bough: string; readonly name: string };

/** What flies when it is picked. */
const juices: Readonly<Record<Painted, number>> = {
  moon: 0xe8f6ff,
  owl: 0xb8b0ff,
  lantern: 0xffc860,
  pomegranate: 0xff5a4a,
  fig: 0xe07ab0,
  pear: 0xffdc70,
  plum: 0xb08cff,
  cherry: 0xff5a78,
  leaf: 0x9ff0c4,
};

/** The last of the trunk, with nothing on it but bark. */
const trunkCut = 12;

/** How much of its cell a symbol takes. */
const symbolSize = cellSize * 0.96;

/** The tree, what hangs in it, and the moon that looks on. */
export async function openGrove(
  { fruit, bough, name }: GroveArt,
  { config, onPlaced }: { config: WaysConfig; onPlaced: (place: GrovePlace) => void },
): Promise<Grove> {
  const columns = config.reels.length;
  const [sheet, boughs, names] = await Promise.all([
    loadSheet(fruit, symbolCuts),
    loadSheet(bough, {
      bough: [0, 0, boughSize.width, boughSize.height],
      trunk: [0, boughSize.height - trunkCut, boughSize.width, trunkCut],
    }),
    loadSheet(name, { name: [0, 0, nameSize.width, nameSize.height] }),
  ]);
  const board = createFallingBoard({
    columns,
    rows: config.rows,
    cell: cellSize,
    size: symbolSize,
    textureOf: (symbol) => sheet[symbol as Painted],
    above: 0.5,
    pace: orchardPace,
    land: caught,
    go: picked,
    goMs: 360,
  });
  const glows = createGlows(sheet, { board, columns, rows: config.rows });
  const moon = createMoon(sheet);
  const sparks = createSparks(flyingOf(sheet), 120);
  const fireflies = createFireflies(sheet);
  const title = new Sprite(names.name);
  const rays = new Sprite({
    texture: sheet.rays,
    anchor: 0.5,
    blendMode: "add",
    visible: false,
    alpha: 0.55,
  });
  rays.setSize(cellSize * 5);
  rays.position.set(windowSize.width / 2, windowSize.height / 2);
  const inWindow = new Container({ ...windowAt });
  inWindow.addChild(glows.behind, board.view, glows.upon, rays, sparks.view);
  const tree = new Container();
  const before = new Sprite(boughs.bough);
  // A room that is higher than the picture is still stood in to its ground.
  const trunk = new Sprite({ texture: boughs.trunk, y: boughSize.height - 1 });
  tree.addChild(inWindow, trunk, before);
  const view = new Container();
  view.addChild(fireflies.view, tree, title, moon.view);

  let place: GrovePlace = placeGrove({ width: 1, height: 1 });
  let moving = 0;
  /** How much the breeze has of what hangs still; 0 while something falls. */
  let breeze = 0;
  let ms = 0;

  async function whileMoving(move: Promise<void>): Promise<void> {
    moving += 1;
    breeze = 0;
    await move.finally(() => {
      moving -= 1;
    });
  }
  function sway(passed: number): void {
    if (moving > 0) return;
    breeze = Math.min(1, breeze + passed / 1_600);
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < config.rows; row += 1) {
        const sprite = board.at(column, row);
        sprite.position.set((column + 0.5) * cellSize, (row + 0.5) * cellSize);
        hang(sprite, breeze * 0.026 * Math.sin(ms / 1_050 + column * 0.9 + row * 0.5), symbolSize);
      }
    }
  }
  const inScene = ([column, row]: FallCell) => ({
    x: place.x + (windowAt.x + (column + 0.5) * cellSize) * place.scale,
    y: place.y + (windowAt.y + (row + 0.5) * cellSize) * place.scale,
  });

  return {
    view,
    glows,
    show: board.show,
    grow: (shown, { held, ...run }) =>
      whileMoving(board.dropIn(shown, { ...run, later: (column) => held[column] ?? 0 })),
    async pick(cells, run) {
      if (!run.isStill) {
        for (const cell of cells) burst(cell);
        moon.fly(cells.map(inScene));
      }
      await whileMoving(board.vanish(cells, run));
      glows.clear();
    },
    fall: (change, run) => whileMoving(board.fall(change, run)),
    setMoon(share, isStill) {
      moon.grow(share, isStill);
      fireflies.shine(share);
    },
    celebrate(petals) {
      for (let petal = 0; petal < petals; petal += 1) {
        const kind = petal % 3 === 0 ? "leaflet" : "petal";
        const x = ((petal * 0.618) % 1) * windowSize.width;
        sparks.burst({
          kind,
          x,
          y: -40,
          count: 1,
          towards: Math.PI / 2,
          spread: 1.6,
          speed: 0.24,
          size: 72,
        });
      }
    },
    shine(is) {
      rays.visible = is;
    },
    resize(size: RoomSize) {
      place = placeGrove(size);
      tree.position.set(place.x, place.y);
      tree.scale.set(place.scale);
      const missing = (size.height - place.y) / place.scale - boughSize.height;
      trunk.visible = missing > 0;
      trunk.scale.y = (Math.max(0, missing) + 2) / trunkCut;
      title.visible = place.name !== undefined;
      if (place.name !== undefined) {
        title.position.set(place.name.x, place.name.y);
        title.scale.set(place.name.scale);
      }
      moon.place(place.moon);
      fireflies.resize(size);
      onPlaced(place);
    },
    tick(passed) {
      ms += passed;
      sway(passed);
      glows.tick(passed);
      moon.tick(passed);
      sparks.tick(passed);
      fireflies.tick(passed);
      rays.rotation += passed * 0.000_16;
    },
  };

  function burst([column, row]: FallCell): void {
    const at = { x: (column + 0.5) * cellSize, y: (row + 0.5) * cellSize };
    const symbol = symbolOf(board.at(column, row));
    sparks.burst({
      ...at,
      kind: symbol,
      count: 5,
      towards: -1.57,
      spread: 4,
      speed: 0.42,
      size: 44,
    });
    sparks.burst({
      ...at,
      kind: "spark",
      count: 3,
      towards: 0,
      spread: 6.3,
      speed: 0.22,
      size: 70,
    });
    sparks.burst({
      ...at,
      kind: "leaflet",
      count: 1,
      towards: -1.57,
      spread: 2,
      speed: 0.3,
      size: 58,
    });
  }
  function symbolOf(sprite: Sprite): Painted {
    const named = Object.keys(juices) as Painted[];
    return named.find((symbol) => sheet[symbol] === sprite.texture) ?? "leaf";
  }
}

function flyingOf(sheet: Sheet<Piece>) {
  const juice = (tint: number) => ({ textures: [sheet.juice], tint, fall: 0.0013, lastsMs: 700 });
  const all = Object.entries(juices).map(([symbol, tint]) => [symbol, juice(tint)] as const);
  return {
    ...(Object.fromEntries(all) as Record<Painted, ReturnType<typeof juice>>),
    spark: { textures: [sheet.spark], fall: -0.000_15, lastsMs: 900, isLight: true },
    petal: { textures: [sheet.petal], fall: 0.000_12, lastsMs: 3_400 },
    leaflet: { textures: [sheet.leaflet], fall: 0.000_22, lastsMs: 2_600 },
  };
}
