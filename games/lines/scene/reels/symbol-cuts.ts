import type { Cut } from "@croupier/game-stage/pixi";

const cell = 320;
const small = 160;

/** The symbols of Kingfisher's Catch in the order they are painted in: tools/forge, kingfisher-symbols. */
const painted = [
  "kingfisher",
  "coin",
  "lotus",
  "fish",
  "reeds",
  "ripple",
  "ace",
  "king",
  "queen",
  "jack",
  "ten",
] as const;
type Painted = (typeof painted)[number];

type Light = "glow" | "ring" | "drop" | "feather" | "spark";
type Turn = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Piece =
  | Painted
  | `${Painted}-rushing`
  | Light
  | "win"
  | "shadow"
  | "dive"
  | "rays"
  | `turn-${Turn}`;

const below = 2 * cell + small;

const symbols = painted.flatMap((symbol, place): [Piece, Cut][] => [
  [symbol, [(place % 6) * cell, Math.floor(place / 6) * cell, cell, cell]],
  [`${symbol}-rushing`, [place * small, 2 * cell, small, small]],
]);
const lights = (["glow", "ring", "drop", "feather", "spark"] as const).map(
  (light, row): [Piece, Cut] => [light, [6 * cell, row * 128, 128, 128]],
);
const turns = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((turn): [Piece, Cut] => [
  `turn-${turn}`,
  [960 + (turn % 4) * small, below + Math.floor(turn / 4) * small, small, small],
]);

/** Where each piece lies in the picture. */
export const symbolCuts = Object.fromEntries([
  ...symbols,
  ...lights,
  ...turns,
  ["win", [5 * cell, cell, cell, cell]],
  // Not its last columns: what lies beside it would shine through where it is stretched.
  ["shadow", [11 * small + 4, 2 * cell, 24, small]],
  ["dive", [0, below, cell, 3 * cell]],
  ["rays", [cell, below, 2 * cell, 2 * cell]],
]) as Readonly<Record<Piece, Cut>>;
