import type { Sprite } from "pixi.js";

/** Puts a sprite where it is at a share of a move, beginning from where it rests. */
export type Move = (sprite: Sprite, share: number, size: number) => void;

/** Gives way where it lands, and comes back. */
export const spring: Move = (sprite, share, size) => {
  const give = 0.11 * Math.sin(share * Math.PI * 2) * (1 - share) ** 1.4;
  sprite.setSize(size * (1 + give), size * (1 - give));
  sprite.y += (size * give) / 2;
};

/** Swells a little, and is gone. */
export const sink: Move = (sprite, share, size) => {
  const swell = share < 0.3 ? 1 + 0.5 * share : 1.15 * (1 - (share - 0.3) / 0.7);
  sprite.setSize(Math.max(0.001, size * swell));
  sprite.alpha = share < 0.3 ? 1 : 1 - (share - 0.3) / 0.7;
};
