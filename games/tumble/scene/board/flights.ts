import type { FallCell } from "@croupier/game-stage/falls";
import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import { createNumber } from "./cast-number.ts";
import type { Piece } from "./vault-cuts.ts";
import { cellSize, windowAt, type VaultPlace } from "./vault-place.ts";

export type Flights = {
  readonly view: Container;
  readonly place: (place: VaultPlace) => void;
  /** An ember on its way from where it lay, at 0, to the sum, at 1. */
  readonly fly: (from: FallCell, times: number, share: number) => void;
  /** It has come there: a flash. */
  readonly land: () => void;
  readonly tick: (ms: number) => void;
};

const flashMs = 420;
const trail = 7;

/** One ember flies at a time: its number, with a tail of fire. */
export function createFlights(sheet: Sheet<Piece>): Flights {
  const view = new Container();
  const tail = Array.from({ length: trail }, () => {
    const flame = new Sprite({
      texture: sheet.spark,
      anchor: 0.5,
      blendMode: "add",
      visible: false,
    });
    return { flame, x: 0, y: 0 };
  });
  const flash = new Sprite({ texture: sheet.glow, anchor: 0.5, blendMode: "add", visible: false });
  const number = createNumber(sheet);
  number.view.visible = false;
  view.addChild(...tail.map(({ flame }) => flame), flash, number.view);
  let at: VaultPlace | undefined;
  let leftMs = 0;

  function hide(): void {
    number.view.visible = false;
    for (const { flame } of tail) flame.visible = false;
  }

  return {
    view,
    place(place) {
      at = place;
      flash.position.set(place.sum.x, place.sum.y);
    },
    fly([column, row], times, share) {
      if (at === undefined) return;
      const { x, y, scale, sum } = at;
      const cell = cellSize * scale;
      const from = {
        x: x + (windowAt.x + (column + 0.5) * cellSize) * scale,
        y: y + (windowAt.y + (row + 0.5) * cellSize) * scale,
      };
      const way = share * share * (3 - 2 * share);
      const lift = Math.sin(way * Math.PI) * cell * 0.9;
      const here = {
        x: from.x + (sum.x - from.x) * way,
        y: from.y + (sum.y - from.y) * way - lift,
      };
      number.view.visible = true;
      number.write(`${times}×`);
      number.fit(cell * 0.9, cell * (0.5 + 0.16 * Math.sin(way * Math.PI)));
      number.view.position.set(here.x, here.y);
      for (let piece = trail - 1; piece > 0; piece -= 1) {
        const [one, before] = [
          tail[piece] as (typeof tail)[number],
          tail[piece - 1] as (typeof tail)[number],
        ];
        one.x = share === 0 ? here.x : before.x;
        one.y = share === 0 ? here.y : before.y;
      }
      const [first] = tail;
      if (first !== undefined) [first.x, first.y] = [here.x, here.y];
      for (let piece = 0; piece < trail; piece += 1) {
        const { flame, x: fx, y: fy } = tail[piece] as (typeof tail)[number];
        flame.visible = true;
        flame.position.set(fx, fy);
        flame.alpha = 1 - piece / trail;
        flame.setSize(cell * (1.25 - 0.12 * piece));
      }
    },
    land() {
      hide();
      leftMs = flashMs;
    },
    tick(passed) {
      if (leftMs <= 0) return;
      leftMs -= passed;
      const left = Math.max(0, leftMs) / flashMs;
      flash.visible = leftMs > 0;
      flash.alpha = left;
      flash.setSize((at?.sum.size ?? 40) * (2.2 + 2.6 * (1 - left)));
    },
  };
}
