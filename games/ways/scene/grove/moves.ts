import type { FallPace, Move } from "@croupier/game-stage/falls";

/** Fruit that is shaken off a tree, and caught again. */
export const orchardPace: FallPace = { gravity: 0.000_034, columnMs: 84, rowMs: 52, landMs: 620 };

/** Turns about its stalk, which is above it. */
export const hang = (sprite: Parameters<Move>[0], angle: number, size: number): void => {
  sprite.rotation = angle;
  sprite.x -= Math.sin(angle) * size * 0.46;
  sprite.y -= (1 - Math.cos(angle)) * size * 0.46;
};

/** Caught by its stalk: it gives a little, and swings out. */
export const caught: Move = (sprite, share, size) => {
  const left = (1 - share) ** 1.8;
  sprite.y += size * 0.07 * Math.sin(Math.min(1, share * 2.6) * Math.PI) * left;
  // Its neighbours swing the other way.
  const way = Math.floor(sprite.x / size) % 2 === 0 ? 1 : -1;
  hang(sprite, way * 0.13 * Math.sin(share * 11) * left, size);
};

/** Swells with light, and is gone upwards. */
export const picked: Move = (sprite, share, size) => {
  const swell = share < 0.4 ? 1 + 0.42 * share : 1.17 * (1 - ((share - 0.4) / 0.6) ** 2 * 0.75);
  sprite.setSize(size * swell);
  sprite.alpha = share < 0.4 ? 1 : 1 - (share - 0.4) / 0.6;
};
