import { Container, Sprite, type Texture } from "pixi.js";
import type { RoomSize } from "./open-room.ts";

export type Drift = {
  readonly view: Container;
  readonly resize: (size: RoomSize) => void;
  readonly tick: (ms: number) => void;
  readonly tint: (colour: number) => void;
};

export type DriftOptions = {
  readonly texture: Texture;
  readonly count: number;
  /** Puts the one of this number where it is after so long; it is a light on an additive ground. */
  readonly place: (sprite: Sprite, at: { number: number; ms: number; size: RoomSize }) => void;
  /** How fast its time goes now; 1 where nothing is said. */
  readonly pace?: () => number;
};

/** Small lights that are always there and never the same: fireflies, cinders. One picture, a fixed number. */
export function createDrift({ texture, count, place, pace = () => 1 }: DriftOptions): Drift {
  const view = new Container();
  const lights = Array.from({ length: count }, () => {
    const sprite = new Sprite({ texture, anchor: 0.5, blendMode: "add" });
    view.addChild(sprite);
    return sprite;
  });
  // One record for all of them: nothing is made anew sixty times a second.
  const at = { number: 0, ms: 0, size: { width: 1, height: 1 } as RoomSize };

  function placeAll(): void {
    for (at.number = 0; at.number < count; at.number += 1) place(lights[at.number] as Sprite, at);
  }

  return {
    view,
    resize(size) {
      at.size = size;
      placeAll();
    },
    tick(passed) {
      at.ms += passed * pace();
      placeAll();
    },
    tint(colour) {
      for (const sprite of lights) sprite.tint = colour;
    },
  };
}
