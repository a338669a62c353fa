import type { RoomSize, Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Piece } from "./piece-cuts.ts";

const count = 22;

/** The water that comes down behind the pegs: threads of it, each at a pace of its own. */
export function createVeil(sheet: Sheet<Piece>): {
  readonly view: Container;
  readonly resize: (size: RoomSize) => void;
  readonly tick: (ms: number) => void;
} {
  const view = new Container();
  const threads = Array.from({ length: count }, (_, place) => {
    const sprite = new Sprite({ texture: sheet.streak, anchor: 0.5 });
    sprite.alpha = 0.1 + 0.12 * ((place * 0.37) % 1);
    view.addChild(sprite);
    return {
      sprite,
      x: (place * 0.618) % 1,
      way: (place * 0.383) % 1,
      pace: 0.000_3 + 0.000_22 * ((place * 0.71) % 1),
    };
  });
  let size: RoomSize = { width: 1, height: 1 };

  function put(): void {
    // A narrow fall on a broad screen, nearly all of an upright one.
    const broad = Math.min(size.width * 0.92, size.height * 0.86);
    const long = size.height * 0.44;
    for (const { sprite, x, way } of threads) {
      sprite.position.set(
        size.width / 2 + (x - 0.5) * broad,
        -long / 2 + way * (size.height + long),
      );
      sprite.setSize(broad * 0.17, long);
    }
  }

  return {
    view,
    resize(given) {
      size = given;
      put();
    },
    tick(ms) {
      for (const thread of threads) thread.way = (thread.way + thread.pace * ms) % 1;
      put();
    },
  };
}
