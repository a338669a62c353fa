import { createFallingBoard, type FallCell, type FallingBoard } from "@croupier/game-stage/falls";
import {
  createSparks,
  loadSheet,
  type Burst,
  type PixiPart,
  type RoomSize,
  type Sheet,
} from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Ember, TumbleConfig } from "../../rules/face.ts";
import { createNumber } from "./cast-number.ts";
import { createCinders } from "./cinders.ts";
import { createDoor, doorSide, doorStates, type Door, type DoorPiece } from "./door.ts";
import { createEmbers, type Embers } from "./embers.ts";
import { createFlights, type Flights } from "./flights.ts";
import { createHeat, type Heat } from "./heat.ts";
import { crack, heavyPace, slam } from "./heavy-moves.ts";
import { vaultCuts, type Piece } from "./vault-cuts.ts";
import { cellSize, frameSize, placeVault, windowAt, type VaultPlace } from "./vault-place.ts";

type Solid = "shard" | "smoke";
type Fire = "cinder" | "flame";

export type VaultBoard = PixiPart & {
  readonly falling: FallingBoard;
  readonly heat: Heat;
  readonly embers: Embers;
  readonly flights: Flights;
  readonly door: Door;
  /** These stand out, all others stand back; what is about to burst glows, and is told what it is. */
  readonly light: (cells: readonly FallCell[], symbol?: string) => void;
  readonly rest: () => void;
  /** What lies there is in its place: numbers are on their embers, also where nothing moves by itself. */
  readonly settle: (embers: readonly Ember[]) => void;
  /** The sum of embers; 0 is not written. */
  readonly sum: (times: number) => void;
  /** In cells, from the upper left of the window. */
  readonly burst: (
    burst: Omit<Burst<Solid | Fire>, "speed" | "size"> & { speed?: number; size?: number },
  ) => void;
  /** Something heavy came down. */
  readonly shake: (strength: number) => void;
  readonly stoke: (isHot: boolean) => void;
  readonly shine: (is: boolean) => void;
};

export type VaultArt = {
  readonly treasures: string;
  readonly frame: string;
  readonly door: string;
};

/** What falls in its frame, the door beside it, and all that burns and flies over them. */
export async function openVault(
  { treasures, frame, door: doorArt }: VaultArt,
  { config, onPlaced }: { config: TumbleConfig; onPlaced: (place: VaultPlace) => void },
): Promise<VaultBoard> {
  const [sheet, frames, doors] = await Promise.all([
    loadSheet(treasures, vaultCuts),
    loadSheet(frame, { frame: [0, 0, frameSize.width, frameSize.height] }),
    loadSheet<DoorPiece>(doorArt, doorCuts()),
  ]);
  const { reels: columns, rows } = config;
  const falling = createFallingBoard({
    columns,
    rows,
    cell: cellSize,
    size: cellSize * 0.96,
    textureOf: (symbol) => sheet[symbol as Piece],
    pace: heavyPace,
    land: slam,
    go: crack,
    goMs: 240,
  });
  const heat = createHeat(sheet, { columns, rows });
  const embers = createEmbers(sheet, falling, { columns, rows });
  const flights = createFlights(sheet);
  const door = createDoor(doors, sheet);
  const cinders = createCinders(sheet);
  // Light is drawn in another way than stone: apart, each of them is drawn at once.
  const solids = createSparks(solidsOf(sheet), 80);
  const fires = createSparks(firesOf(sheet), 120);
  const sum = createNumber(sheet);
  const rays = new Sprite({ texture: sheet.rays, anchor: 0.5, blendMode: "add", visible: false });
  rays.setSize(cellSize * 7);
  rays.position.set((columns * cellSize) / 2, (rows * cellSize) / 2);

  const inWindow = new Container({ ...windowAt });
  inWindow.addChild(
    heat.below,
    falling.view,
    heat.view,
    embers.view,
    solids.view,
    rays,
    fires.view,
  );
  const board = new Container();
  board.addChild(new Sprite(frames.frame), inWindow);
  const view = new Container();
  view.addChild(cinders.view, door.view, board, sum.view, flights.view);

  let place: VaultPlace | undefined;
  let shakenMs = 0;
  let shaken = 0;

  function eachAlpha(alpha: number): void {
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) falling.at(column, row).alpha = alpha;
  }

  return {
    view,
    falling,
    heat,
    embers,
    flights,
    door,
    stoke: cinders.stoke,
    light(cells, symbol) {
      if (!heat.isOn()) eachAlpha(0.36);
      for (const [column, row] of cells) {
        const treasure = falling.at(column, row);
        if (symbol !== undefined) treasure.texture = sheet[`${symbol}-hot` as Piece];
        treasure.alpha = 1;
      }
      heat.add(cells);
    },
    rest() {
      heat.clear();
      eachAlpha(1);
    },
    settle(lying) {
      embers.carry(lying);
    },
    sum(times) {
      sum.view.visible = times > 0;
      if (times === 0 || place === undefined) return;
      sum.write(`×${times}`);
      sum.fit(place.sum.size * 3.4, place.sum.size);
    },
    burst({ kind, x, y, speed = 0.7, size = 80, ...how }) {
      const where = { ...how, speed, size, x: x * cellSize, y: y * cellSize };
      if (kind === "shard" || kind === "smoke") solids.burst({ ...where, kind });
      else fires.burst({ ...where, kind });
    },
    shake(strength) {
      shakenMs = 170;
      shaken = Math.max(shaken, strength);
    },
    shine(is) {
      rays.visible = is;
    },
    resize(size: RoomSize) {
      place = placeVault(size);
      board.position.set(place.x, place.y);
      board.scale.set(place.scale);
      door.place(place.door);
      sum.view.position.set(place.sum.x, place.sum.y);
      sum.fit(place.sum.size * 3.4, place.sum.size);
      flights.place(place);
      cinders.resize(size);
      onPlaced(place);
    },
    tick(passed) {
      shakenMs = Math.max(0, shakenMs - passed);
      if (shakenMs === 0) shaken = 0;
      board.y = (place?.y ?? 0) + shaken * Math.sin(shakenMs / 14) * (shakenMs / 170);
      rays.rotation += passed * 0.00018;
      heat.tick(passed);
      embers.tick(passed);
      flights.tick(passed);
      door.tick(passed);
      solids.tick(passed);
      fires.tick(passed);
      cinders.tick(passed);
    },
  };
}

function doorCuts() {
  return Object.fromEntries(
    Array.from({ length: doorStates }, (_, state) => [
      `open-${state}`,
      [state * doorSide, 0, doorSide, doorSide] as const,
    ]),
  );
}

function solidsOf(sheet: Sheet<Piece>) {
  return {
    shard: { textures: [sheet["shard-0"]], fall: 0.0026, lastsMs: 900 },
    smoke: { textures: [sheet.smoke], fall: -0.0002, lastsMs: 1_100 },
  };
}

function firesOf(sheet: Sheet<Piece>) {
  return {
    cinder: { textures: [sheet.spark], fall: 0.0006, lastsMs: 700, isLight: true },
    flame: { textures: [sheet.flame], fall: -0.0007, lastsMs: 620, isLight: true },
  };
}
