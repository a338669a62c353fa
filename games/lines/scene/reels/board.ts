import {
  createSparks,
  loadSheet,
  type Burst,
  type PixiPart,
  type RoomSize,
  type Sheet,
} from "@croupier/game-stage/pixi";
import { Container, Graphics, Sprite } from "pixi.js";
import { reelCount, rowCount, type LinesCell, type LinesConfig } from "../../rules/face.ts";
import {
  cellSize,
  frameSize,
  logoSize,
  placeBoard,
  windowAt,
  type BoardPlace,
} from "./board-place.ts";
import { createDivers } from "./divers.ts";
import { createFireflies } from "./fireflies.ts";
import { createLights } from "./lights.ts";
import { createReel, symbolSize, type Reel } from "./one-reel.ts";
import { symbolCuts, type Piece } from "./symbol-cuts.ts";

export type Board = PixiPart & {
  readonly reels: readonly Reel[];
  readonly divers: ReturnType<typeof createDivers>;
  readonly lights: ReturnType<typeof createLights>;
  readonly show: (view: readonly (readonly string[])[]) => void;
  /** These cells live, all others stand back. */
  readonly pick: (cells: readonly LinesCell[], line?: number) => void;
  readonly rest: () => void;
  /** A reel may bring the scatter that is missing: what lies before it stands back for those that lie. */
  readonly await: (reel: number | undefined, scatters: readonly LinesCell[]) => void;
  /** Where things fly from: in cells, from the upper left of the window. */
  readonly burst: (
    burst: Omit<Burst<Flying>, "speed" | "size"> & { speed?: number; size?: number },
  ) => void;
  readonly atNight: (is: boolean) => void;
  /** Rays that turn behind an amount. */
  readonly shine: (is: boolean) => void;
};

type Flying = "spark" | "drop" | "feather" | "coin";

export type BoardArt = {
  readonly symbols: string;
  readonly frame: string;
  readonly logo: string;
};

/** The reels in their frame, and all that flies and shines over them. */
export async function openBoard(
  { symbols, frame, logo }: BoardArt,
  { config, onPlaced }: { config: LinesConfig; onPlaced: (place: BoardPlace) => void },
): Promise<Board> {
  const [sheet, frames, logos] = await Promise.all([
    loadSheet(symbols, symbolCuts),
    loadSheet(frame, { frame: [0, 0, frameSize.width, frameSize.height] }),
    loadSheet(logo, { logo: [0, 0, logoSize.width, logoSize.height] }),
  ]);
  const reels = Array.from({ length: reelCount }, (_, column) => createReel(sheet, column));
  const divers = createDivers(sheet);
  const lights = createLights(sheet, config);
  const sparks = createSparks(flyingOf(sheet));
  const fireflies = createFireflies(sheet);
  const name = new Sprite(logos.logo);
  const rays = new Sprite({ texture: sheet.rays, anchor: 0.5, blendMode: "add", visible: false });
  rays.setSize(cellSize * 5.4);
  rays.position.set((reelCount * cellSize) / 2, (rowCount * cellSize) / 2);

  const behind = new Container();
  behind.addChild(...reels.map((reel) => reel.view), divers.view, ...shadows(sheet));
  const opening = new Graphics()
    .rect(0, 0, reelCount * cellSize, rowCount * cellSize)
    .fill(0xffffff);
  behind.mask = opening;
  const inWindow = new Container({ ...windowAt });
  inWindow.addChild(behind, opening, lights.view, rays, sparks.view);
  const board = new Container();
  board.addChild(new Sprite(frames.frame), inWindow);
  const view = new Container();
  view.addChild(fireflies.view, board, name);

  let picked: readonly LinesCell[] = [];
  let awaited = 0;
  let ms = 0;

  function eachSymbol(see: (reel: number, row: number) => void): void {
    for (let reel = 0; reel < reelCount; reel += 1)
      for (let row = 0; row < rowCount; row += 1) see(reel, row);
  }
  function dim(reel: number, row: number): void {
    (reels[reel] as Reel).at(row).alpha = 0.34;
  }
  function restOne(reel: number, row: number): void {
    const symbol = (reels[reel] as Reel).at(row);
    symbol.alpha = 1;
    symbol.setSize(symbolSize);
  }

  return {
    view,
    reels,
    divers,
    lights,
    show(shown) {
      for (const [reel, column] of shown.entries()) reels[reel]?.show(column);
    },
    pick(cells, line) {
      eachSymbol(restOne);
      eachSymbol(dim);
      for (const [reel, row] of cells) restOne(reel, row);
      picked = cells;
      ms = 0;
      lights.mark(cells, line);
    },
    await(reel, scatters) {
      awaited = reel ?? 0;
      picked = reel === undefined ? [] : scatters;
      lights.wait(reel);
    },
    rest() {
      picked = [];
      eachSymbol(restOne);
      lights.clear();
    },
    burst: ({ x, y, speed = 0.7, size = 90, ...burst }) =>
      sparks.burst({ ...burst, speed, size, x: x * cellSize, y: y * cellSize }),
    atNight: fireflies.atNight,
    shine(is) {
      rays.visible = is;
    },
    resize(size: RoomSize) {
      const place = placeBoard(size);
      board.position.set(place.x, place.y);
      board.scale.set(place.scale);
      name.visible = place.logo !== undefined;
      if (place.logo !== undefined) {
        name.position.set(place.logo.x, place.logo.y);
        name.scale.set(place.logo.scale);
      }
      fireflies.resize(size);
      onPlaced(place);
    },
    tick(passed) {
      ms += passed;
      // Reels that still settle draw themselves as they are: every frame says it anew.
      for (let reel = 0; reel < awaited; reel += 1)
        for (let row = 0; row < rowCount; row += 1) dim(reel, row);
      const size = symbolSize * (1 + 0.075 * Math.abs(Math.sin(ms / 260)));
      for (const [reel, row] of picked) {
        const symbol = (reels[reel] as Reel).at(row);
        symbol.setSize(size);
        symbol.alpha = 1;
      }
      rays.rotation += passed * 0.00022;
      lights.tick(passed);
      sparks.tick(passed);
      fireflies.tick(passed);
    },
  };
}

function flyingOf(sheet: Sheet<Piece>) {
  const turns = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((turn) => sheet[`turn-${turn}`]);
  return {
    spark: { textures: [sheet.spark], fall: 0.0004, lastsMs: 800, isLight: true },
    drop: { textures: [sheet.drop], fall: 0.0018, lastsMs: 900 },
    feather: { textures: [sheet.feather], fall: 0.0003, lastsMs: 2_200 },
    coin: { textures: turns, fall: 0.0015, lastsMs: 2_400 },
  };
}

/** The frame stands over what turns in it: its upper edge darkens more than its lower one. */
function shadows(sheet: Awaited<ReturnType<typeof loadSheet<"shadow">>>): Sprite[] {
  const across = reelCount * cellSize;
  const upper = new Sprite(sheet.shadow);
  upper.setSize(across, 96);
  const lower = new Sprite(sheet.shadow);
  lower.setSize(across, 64);
  lower.scale.y *= -1;
  lower.y = rowCount * cellSize;
  return [upper, lower];
}
