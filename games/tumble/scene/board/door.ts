import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Piece } from "./vault-cuts.ts";
import type { Box } from "./vault-place.ts";

/** As it is painted: tools/forge, vault-door-frames. */
export const doorSide = 480;
export const doorStates = 5;
export type DoorPiece = `open-${number}`;

export type Door = {
  readonly view: Container;
  readonly place: (box: Box | undefined) => void;
  /** 0 is shut, the last is wide open; at once, or in a moment. */
  readonly open: (state: number, isStill: boolean) => void;
  readonly tick: (ms: number) => void;
};

const openingMs = 520;

/** The door of the vault: pictures that fade into each other as it moves. */
export function createDoor(doors: Sheet<DoorPiece>, sheet: Sheet<Piece>): Door {
  const view = new Container();
  const before = new Sprite(doors["open-1"]);
  const now = new Sprite(doors["open-1"]);
  const heat = new Sprite({ texture: sheet.glow, anchor: 0.5, blendMode: "add" });
  view.addChild(before, now, heat);
  let state = 1;
  let leftMs = 0;
  let ms = 0;

  function draw(): void {
    const share = 1 - leftMs / openingMs;
    now.alpha = share;
    before.visible = share < 1;
    heat.alpha = (0.04 + 0.13 * state) * (0.86 + 0.14 * Math.sin(ms / 340));
  }

  return {
    view,
    place(box) {
      view.visible = box !== undefined;
      if (box === undefined) return;
      view.position.set(box.x, box.y);
      view.scale.set(box.size / doorSide);
      heat.position.set(doorSide * 0.56, doorSide * 0.5);
      heat.setSize(doorSide * 1.25);
      draw();
    },
    open(to, isStill) {
      const next = Math.max(0, Math.min(doorStates - 1, to));
      if (next === state && leftMs === 0) return;
      before.texture = now.texture;
      now.texture = doors[`open-${next}`] as (typeof now)["texture"];
      state = next;
      leftMs = isStill ? 0 : openingMs;
      draw();
    },
    tick(passed) {
      ms += passed;
      leftMs = Math.max(0, leftMs - passed);
      draw();
    },
  };
}
