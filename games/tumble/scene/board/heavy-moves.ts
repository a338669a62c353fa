import type { FallPace, Move } from "@croupier/game-stage/falls";

/** Stone and metal: nothing floats here. */
export const heavyPace: FallPace = {
  gravity: 0.000_085,
  columnMs: 62,
  rowMs: 24,
  landMs: 240,
};

/** Hits the ground, gives way a little, and lies. */
export const slam: Move = (sprite, share, size) => {
  const give = 0.09 * Math.sin(share * Math.PI) * (1 - share) ** 1.6;
  sprite.setSize(size * (1 + give), size * (1 - give));
  sprite.y += size * give * 0.5;
};

/** Trembles, swells with heat, and bursts. */
export const crack: Move = (sprite, share, size) => {
  sprite.rotation = share < 1 ? 0.05 * Math.sin(share * 55) * (1 - share) : 0;
  sprite.setSize(Math.max(0.001, size * (share < 0.5 ? 1 + 0.2 * share : 1.1 + (share - 0.5))));
  sprite.alpha = share < 0.5 ? 1 : 1 - (share - 0.5) * 2;
};
