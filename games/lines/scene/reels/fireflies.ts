import { createDrift, type Drift, type Sheet } from "@croupier/game-stage/pixi";
import type { Piece } from "./symbol-cuts.ts";

export type Fireflies = Omit<Drift, "tint"> & { readonly atNight: (is: boolean) => void };

/** Lights over the water, slow at dusk, many and green at night. */
export function createFireflies(sheet: Sheet<Piece>): Fireflies {
  let night = false;
  const { tint, ...drift } = createDrift({
    texture: sheet.glow,
    count: 18,
    place(sprite, { number, ms, size }) {
      const x = ((number * 0.618) % 1) * 1.02;
      const y = 0.3 + ((number * 0.383) % 1) * 0.66;
      const slow = 2_600 + number * 170;
      sprite.position.set(
        size.width * (x + 0.03 * Math.sin(ms / slow + number)),
        size.height * (y + 0.05 * Math.sin(ms / (slow * 0.7) + number * 2)),
      );
      const glow = 0.5 + 0.5 * Math.sin(ms / (900 + number * 60) + number * 3);
      sprite.alpha = glow * (night ? 0.85 : 0.42);
      sprite.setSize((14 + (number % 5) * 5) * (night ? 1.35 : 1));
    },
  });

  return {
    ...drift,
    atNight(is) {
      night = is;
      tint(is ? 0xc4ff9e : 0xffdca8);
    },
  };
}
