import type { RoomSize } from "@croupier/game-stage/pixi";

/** The frame of the reels as it is painted, and the window in it; all in its own pixels. */
export const frameSize = { width: 1360, height: 880 };
export const cellSize = 240;
export const windowAt = { x: 80, y: 80 };
export const logoSize = { width: 960, height: 300 };

export type BoardPlace = {
  /** One pixel of the frame, in those of the scene. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly logo: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
};

/** Below the reels there is a line of words; as low as a phone on its side, the reels come first. */
const lowBelow = 430;
const wordsHeight = { low: 30, high: 56 };

/** Where the reels stand: as large as there is room, the name of the game above them where it fits. */
export function placeBoard({ width, height }: RoomSize): BoardPlace {
  const isUpright = height > width;
  const isLow = height < lowBelow && !isUpright;
  const margin = Math.min(16, width * 0.012);
  const room = height - (isLow ? wordsHeight.low : wordsHeight.high);
  const hasName = room > 330 && !isLow;
  const across = (width - 2 * margin) / (frameSize.width - (isLow ? 100 : 64));
  const scale = Math.min(across, room / (frameSize.height + (hasName ? 70 : -48)));
  const high = frameSize.height * scale;
  const x = (width - frameSize.width * scale) / 2;
  const logoScale = Math.min((width * 0.86) / logoSize.width, isUpright ? 0.62 : scale * 0.56);
  const logoHigh = logoSize.height * logoScale;
  const left = room - high;
  const y = isUpright
    ? Math.max(logoHigh * 0.6, left * 0.55)
    : left - Math.max(-24 * scale, left * 0.1);
  const logo = hasName
    ? {
        x: (width - logoSize.width * logoScale) / 2,
        y: isUpright ? Math.max(0, y - logoHigh * 0.86) : Math.max(2, y - logoHigh * 0.42),
        scale: logoScale,
      }
    : undefined;
  return { scale, x, y, logo };
}
