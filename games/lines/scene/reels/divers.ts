import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import { reelCount, rowCount } from "../../rules/face.ts";
import { cellSize } from "./board-place.ts";
import type { Piece } from "./symbol-cuts.ts";

export type Divers = {
  readonly view: Container;
  /** The bird over a reel; at 0 above the window, at 1 all there. */
  readonly dive: (reel: number, way: number) => void;
  readonly clear: () => void;
  readonly isOn: (reel: number) => boolean;
};

/** The bird that takes a whole reel. */
export function createDivers(sheet: Sheet<Piece>): Divers {
  const view = new Container();
  const high = rowCount * cellSize;
  const birds = Array.from({ length: reelCount }, (_, reel) => {
    const bird = new Sprite({ texture: sheet.dive, visible: false, x: reel * cellSize });
    bird.setSize(cellSize, high);
    view.addChild(bird);
    return bird;
  });
  return {
    view,
    dive(reel, way) {
      const bird = birds[reel];
      if (bird === undefined) return;
      bird.visible = true;
      bird.y = -high * (1 - sprung(way));
    },
    clear() {
      for (const bird of birds) bird.visible = false;
    },
    isOn: (reel) => birds[reel]?.visible === true,
  };
}

/** Falls faster and faster, and springs a little where it lands. */
function sprung(way: number): number {
  if (way < 0.7) return (way / 0.7) ** 2.4;
  const rest = (way - 0.7) / 0.3;
  return 1 - 0.035 * Math.sin(rest * Math.PI) * (1 - rest);
}
