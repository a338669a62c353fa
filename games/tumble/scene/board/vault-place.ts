import type { RoomSize } from "@croupier/game-stage/pixi";

/** The frame as it is painted, and the window in it; all in its own pixels. */
export const frameSize = { width: 1192, height: 1012 };
export const cellSize = 180;
export const windowAt = { x: 56, y: 56 };
export const logoSize = { width: 960, height: 150 };

export type Box = { readonly x: number; readonly y: number; readonly size: number };

/** Something written: its middle, its upper edge, and how broad it may be. */
type Line = { readonly x: number; readonly y: number; readonly width: number };

export type VaultPlace = {
  /** One pixel of the frame, in those of the scene. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The door, and the name over or before it; not where there is no room for them. */
  readonly door: Box | undefined;
  readonly logo: Box | undefined;
  /** Where embers fly to, and their sum stands. */
  readonly sum: Box;
  /** What is written, and sold, below or beside what falls. */
  readonly foot: Line & { readonly height: number };
  readonly sale: Line | undefined;
};

const gap = 12;
/** Beside or below the window there is a line of words. */
const lineHeight = ({ height }: RoomSize) => (height < 386 ? 30 : 46);
const saleHeight = 56;
/** A phone on its side, and not so low as a window that is docked. */
const isLow = ({ height }: RoomSize) => height >= 240 && height < 430;
const low = { line: 24, cut: 20, side: 72, gap: 4, sale: 112 };

/** The window as large as there is room; the door beside it where it is broad, above it where it is high. */
export function placeVault(room: RoomSize): VaultPlace {
  if (isLow(room) && room.width > room.height) return onItsSide(room);
  return room.width > room.height * 1.15 ? beside(room) : above(room);
}

/**
 * The board takes the height: the outer edge of the frame is cut by that of the scene, and words lie on its foot.
 * Beside it there is the door, or where it is narrow the price alone.
 */
function onItsSide(room: RoomSize): VaultPlace {
  const { width, height } = room;
  const { line, cut } = low;
  const shown = frameSize.height - windowAt.y - cut;
  const scale = Math.min(
    (height - line) / shown,
    (width - low.side - 3 * low.gap) / frameSize.width,
  );
  const wide = frameSize.width * scale;
  // Below nothing, the upper edge of the frame is what is cut.
  const spare = height - line - (shown + cut) * scale;
  const y = spare < 0 ? spare : spare / 2;
  const side = Math.min(wide * 0.66, width - wide - 3 * low.gap);
  const left = (width - wide - side - low.gap) / 2;
  const x = left + side + low.gap;
  const foot = {
    x: x + wide / 2,
    y: y + (frameSize.height - windowAt.y) * scale,
    width: wide,
    height: line,
  };
  const middle = left + side / 2;
  if (side < 132) {
    const sum = { x: middle, y: height * 0.3, size: Math.min(40, side * 0.5) };
    const sale = { x: middle, y: height - low.sale - gap, width: side };
    return { scale, x, y, foot, door: undefined, logo: undefined, sum, sale };
  }
  const logoHigh = (side / logoSize.width) * logoSize.height;
  const head = Math.min(44, height * 0.09);
  const sumHigh = Math.min(62, height * 0.14);
  const between = height - head - logoHigh - sumHigh - saleHeight - 2 * gap;
  const size = Math.min(side, between);
  const doorY = head + logoHigh + sumHigh + (between - size) / 2;
  return {
    scale,
    x,
    y,
    foot,
    door: { x: left + (side - size) / 2, y: doorY, size },
    logo: { x: left, y: head, size: side },
    sum: { x: middle, y: doorY - sumHigh / 2, size: sumHigh },
    sale: { x: middle, y: height - saleHeight - gap, width: side },
  };
}

function beside(room: RoomSize): VaultPlace {
  const { width, height } = room;
  const line = lineHeight(room);
  const scale = Math.min(
    (height - line - gap) / frameSize.height,
    (width * 0.7) / frameSize.width,
    (width - 2 * gap) / frameSize.width,
  );
  const [wide, high] = [frameSize.width * scale, frameSize.height * scale];
  const y = Math.max(gap / 2, (height - line - high) / 2);
  const side = Math.min(wide * 0.66, width - wide - 3 * gap);
  const footAt = (x: number) => ({ x: x + wide / 2, y: y + high, width: wide, height: line });
  if (side < 132) {
    const x = (width - wide) / 2;
    const foot = footAt(x);
    return {
      scale,
      x,
      y,
      door: undefined,
      logo: undefined,
      sum: sumOn(x, y, scale),
      foot,
      sale: undefined,
    };
  }
  const left = (width - wide - side - gap) / 2;
  const logoHigh = (side / logoSize.width) * logoSize.height;
  const head = Math.min(44, height * 0.09);
  const sumHigh = Math.min(62, height * 0.14);
  const room_ = height - head - logoHigh - sumHigh - saleHeight - 2 * gap;
  const size = Math.min(side, room_);
  const doorY = head + logoHigh + sumHigh + (room_ - size) / 2;
  return {
    scale,
    x: left + side + gap,
    y,
    foot: footAt(left + side + gap),
    door: { x: left + (side - size) / 2, y: doorY, size },
    logo: { x: left, y: head, size: side },
    sum: { x: left + side / 2, y: doorY - sumHigh / 2, size: sumHigh },
    sale: { x: left + side / 2, y: height - saleHeight - gap, width: side },
  };
}

function above(room: RoomSize): VaultPlace {
  const { width, height } = room;
  const line = lineHeight(room);
  // The outer edge of the frame may be cut by that of the scene: what falls is as large as it can be.
  const scale = Math.min(
    width / (frameSize.width - 44),
    (height * (width < 560 ? 0.74 : 0.67)) / frameSize.height,
  );
  const [wide, high] = [frameSize.width * scale, frameSize.height * scale];
  const x = (width - wide) / 2;
  const rest = height - high - line;
  const isTight = rest < saleHeight + 20;
  const y = isTight ? Math.max(0, rest / 2) : rest - saleHeight;
  const foot = { x: width / 2, y: y + high, width, height: line };
  if (isTight) {
    const none = { door: undefined, logo: undefined, sale: undefined };
    return { scale, x, y, foot, sum: sumOn(x, y, scale), ...none };
  }
  const sale = { x: width / 2, y: y + high + line, width: Math.min(width - 2 * gap, 420) };
  const isLow = y < 84;
  // Beside the name there is room for a word of the stage.
  const logoWide = Math.min(isLow ? width - 190 : width * 0.74, 560);
  const logoHigh = (logoWide / logoSize.width) * logoSize.height;
  const logo = {
    x: (width - logoWide) / 2,
    y: y - logoHigh * (isLow ? 0.9 : 0.74),
    size: logoWide,
  };
  if (isLow) {
    // No room above: the door stands in the corner below, and what is written beside it.
    const door = { x: 2, y: foot.y + 2, size: line + saleHeight - 4 };
    const middle = (door.size + width) / 2;
    const besides = { x: middle, width: width - door.size - gap };
    return {
      scale,
      x,
      y,
      door,
      logo,
      sum: { x: door.x + door.size / 2, y: door.y + 14, size: 32 },
      foot: { ...foot, ...besides },
      sale: { ...sale, ...besides },
    };
  }
  const size = Math.min(width * 0.6, y * 1.06);
  const doorY = y - size * 0.9;
  const sumHigh = Math.min(64, y * 0.3);
  // Over the number there is a word.
  const sumY = Math.max(sumHigh * 0.62 + 24, doorY + size * 0.16);
  const sum = { x: width / 2, y: sumY, size: sumHigh };
  return { scale, x, y, door: { x: (width - size) / 2, y: doorY, size }, logo, sum, foot, sale };
}

/** Where there is no door, embers gather at the upper edge of the frame. */
function sumOn(x: number, y: number, scale: number): Box {
  return { x: x + (frameSize.width * scale) / 2, y: y + windowAt.y * scale, size: 70 * scale };
}
