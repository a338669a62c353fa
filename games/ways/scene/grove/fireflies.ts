import { createDrift, type Drift, type Sheet } from "@croupier/game-stage/pixi";
import type { Piece } from "./symbol-cuts.ts";

export type Fireflies = Omit<Drift, "tint"> & {
  /** More of them shine as the moon grows; 0 to 1. */
  readonly shine: (share: number) => void;
};

/** Each wanders on a loop of its own, and lights up when it likes to. */
export function createFireflies(sheet: Sheet<Piece>): Fireflies {
  let wanted = 0;
  let share = 0;
  const { view, resize, tick } = createDrift({
    texture: sheet.glow,
    count: 26,
    place(sprite, { number, ms, size }) {
      const x = (number * 0.618 + 0.07) % 1;
      const y = 0.34 + ((number * 0.377) % 1) * 0.62;
      const slow = 3_100 + number * 190;
      sprite.position.set(
        size.width *
          (x + 0.05 * Math.sin(ms / slow + number) + 0.02 * Math.sin(ms / (slow * 0.37))),
        size.height * (y + 0.06 * Math.sin(ms / (slow * 0.6) + number * 2)),
      );
      const blink = Math.max(0, Math.sin(ms / (1_100 + number * 70) + number * 3)) ** 1.6;
      sprite.alpha = blink * (0.5 + 0.5 * share);
      sprite.setSize((13 + (number % 5) * 5) * (1 + 0.35 * share));
    },
  });

  return {
    view,
    resize,
    tick(passed) {
      share += (wanted - share) * Math.min(1, passed / 600);
      tick(passed);
    },
    shine(given) {
      wanted = given;
    },
  };
}
