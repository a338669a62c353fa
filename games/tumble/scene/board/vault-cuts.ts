import type { Cut } from "@croupier/game-stage/pixi";

const cell = 224;

/** The treasures of Ember Vault in the order they are painted in: tools/forge, vault-symbols. */
const painted = [
  "crown",
  "chalice",
  "ring",
  "coin",
  "ruby",
  "topaz",
  "emerald",
  "sapphire",
] as const;

type Painted = (typeof painted)[number];
type Fire = "glow" | "ripple" | "spark" | "smoke" | "flame";
type Glyph = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "×";

export type Piece =
  | Painted
  | `${Painted}-hot`
  | Fire
  | `shard-${0 | 1 | 2 | 3}`
  | `glyph-${Glyph}`
  | "key"
  | "ember"
  | "socket"
  | "rays";

const treasures = painted.flatMap((name, place): [Piece, Cut][] => [
  [name, [place * cell, 0, cell, cell]],
  [`${name}-hot`, [place * cell, cell, cell, cell]],
]);
const fires = (["glow", "ripple", "spark", "smoke", "flame"] as const).map(
  (name, row): [Piece, Cut] => [name, [8 * cell, row * 128, 128, 128]],
);
const shards = ([0, 1, 2, 3] as const).map((shard): [Piece, Cut] => [
  `shard-${shard}`,
  [2 * cell + (shard % 2) * 112, 2 * cell + Math.floor(shard / 2) * 112, 112, 112],
]);
const glyphs = Array.from("0123456789×").map((glyph, place): [Piece, Cut] => [
  `glyph-${glyph as Glyph}`,
  [place * 96, 3 * cell, 96, 128],
]);

/** Where each piece lies in the picture. */
export const vaultCuts = Object.fromEntries([
  ...treasures,
  ...fires,
  ...shards,
  ...glyphs,
  ["key", [0, 2 * cell, cell, cell]],
  ["ember", [cell, 2 * cell, cell, cell]],
  ["socket", [3 * cell, 2 * cell, cell, cell]],
  ["rays", [1120, 448, 448, 448]],
]) as Readonly<Record<Piece, Cut>>;
