import type { RoomSize } from "@croupier/game-stage/pixi";

/** The tree as it is painted, and the window that its fruit hangs in; all in its own pixels. */
export const boughSize = { width: 1400, height: 1000 };
export const cellSize = 240;
export const windowAt = { x: 70, y: 190 };
export const windowSize = { width: 5 * cellSize, height: 3 * cellSize };
export const nameSize = { width: 800, height: 400 };

/** Where the leaves begin: what is above them may be cut off. */
const leavesAt = 78;

export type GrovePlace = {
  /** One pixel of the tree, in those of the scene. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
  /** The middle of the moon, and how broad it is. */
  readonly moon: { readonly x: number; readonly y: number; readonly size: number };
  /** The steps of the moon: the middle of the row, and the width it may take. */
  readonly steps: { readonly x: number; readonly y: number; readonly width: number };
  readonly name: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
};

/** A phone on its side, and not so low as a window that is docked. */
const isOnItsSide = (height: number) => height >= 240 && height < 430;

/** Below the board there is a line of words. */
function wordsHeight(height: number): number {
  if (isOnItsSide(height)) return 28;
  return height < 386 ? 34 : 52;
}

/** The tree at the right and the moon at its left; on a phone held upright the moon stands above it. */
export function placeGrove({ width, height }: RoomSize): GrovePlace {
  const isUpright = height > width * (width < 560 ? 0.74 : 0.98);
  return isUpright ? upright(width, height) : broad(width, height);
}

function broad(width: number, height: number): GrovePlace {
  // On its side the moon stands back: the fruit takes the height.
  const isFirst = isOnItsSide(height);
  const side = isFirst ? Math.max(60, width * 0.115) : Math.min(400, Math.max(84, width * 0.25));
  const edge = isFirst ? { leaves: 20, gap: 8 } : { leaves: 84, gap: 18 };
  const foot = height - wordsHeight(height);
  const scale = Math.min(
    (foot - 4) / (windowAt.y + windowSize.height - leavesAt),
    (width - side - edge.gap) / (windowSize.width + edge.leaves),
  );
  // The tree leaves the picture at its right; it is never seen to be cut off there.
  const left = Math.max(side, width - (boughSize.width - windowAt.x) * scale);
  const top = foot - 4 - (windowSize.height + windowAt.y) * scale;
  const isLow = height < 430;
  const size = Math.min(side * 0.74, foot * (isLow ? 0.52 : 0.37));
  const x = left - side / 2;
  const moonY = isLow ? foot * 0.36 : foot * 0.08 + size / 2;
  const nameScale = Math.min((side * 0.92) / nameSize.width, (foot * 0.34) / nameSize.height);
  return {
    scale,
    x: left - windowAt.x * scale,
    y: top > 0 ? top * 0.5 : top,
    isUpright: false,
    moon: { x, y: moonY, size },
    steps: {
      x,
      y: moonY + size / 2 + (isLow ? 12 : 22),
      width: Math.min(side * 0.86, size * 1.16),
    },
    name: isLow
      ? undefined
      : {
          x: x - (nameSize.width * nameScale) / 2,
          y: foot - nameSize.height * nameScale - foot * 0.05,
          scale: nameScale,
        },
  };
}

/** In the upper left corner it is said that one plays for play money. */
const cornerHeight = 30;

function upright(width: number, height: number): GrovePlace {
  const foot = height - wordsHeight(height);
  const margin = Math.max(6, width * 0.018);
  const scale = Math.min(
    (width - 2 * margin) / windowSize.width,
    (foot - 96) / (windowSize.height + windowAt.y - leavesAt),
  );
  const left = foot - (windowAt.y + windowSize.height) * scale;
  const y = left - Math.max(4, left * 0.1);
  const above = y + leavesAt * scale;
  const size = Math.max(54, Math.min(width * 0.36, above - cornerHeight - 18));
  const middle = Math.max(cornerHeight + size / 2, (above - 20) / 2);
  const nameWidth = width - size - margin * 5;
  const nameScale = Math.min(nameWidth / nameSize.width, (above - 24) / nameSize.height);
  return {
    scale,
    x: (width - windowSize.width * scale) / 2 - windowAt.x * scale,
    y,
    isUpright: true,
    moon: { x: margin * 2 + size / 2, y: middle, size },
    steps: { x: width / 2, y: above - 12, width: Math.min(width - 2 * margin, 560) },
    name:
      nameScale < 0.12
        ? undefined
        : {
            x: margin * 3 + size + (nameWidth - nameSize.width * nameScale) / 2,
            y: (above - 12) / 2 - (nameSize.height * nameScale) / 2,
            scale: nameScale,
          },
  };
}
