import { createDrift, type Drift, type Sheet } from "@croupier/game-stage/pixi";
import type { Piece } from "./vault-cuts.ts";

export type Cinders = Omit<Drift, "tint"> & { readonly stoke: (isHot: boolean) => void };

/** Sparks that rise from below, more of them and faster where the vault is open. */
export function createCinders(sheet: Sheet<Piece>): Cinders {
  let pace = 1;
  const { view, resize, tick } = createDrift({
    texture: sheet.spark,
    count: 22,
    pace: () => pace,
    place(sprite, { number, ms, size }) {
      const x = (number * 0.618) % 1;
      const begun = (number * 0.382) % 1;
      const way = (begun + ms / (7_000 + number * 330)) % 1;
      sprite.position.set(
        size.width * (x + 0.025 * Math.sin(way * 9 + number)),
        size.height * (1.03 - way * 1.06),
      );
      const flicker = 0.4 + 0.3 * Math.sin(ms / 130 + number * 2);
      sprite.alpha = Math.sin(way * Math.PI) * flicker * (0.6 + 0.4 * pace);
      sprite.setSize((7 + (number % 5) * 4) * (1.1 - 0.5 * way));
    },
  });

  return {
    view,
    resize,
    tick,
    stoke(isHot) {
      pace = isHot ? 2.1 : 1;
    },
  };
}
