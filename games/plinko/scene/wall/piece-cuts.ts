import type { Cut } from "@croupier/game-stage/pixi";

const side = 128;

/** In the order they are painted in: tools/forge, plinko-pieces. */
const painted = ["ball", "peg", "alight", "glow", "drop", "ring", "streak", "shadow"] as const;
export type Piece = (typeof painted)[number];

export const pieceCuts = Object.fromEntries(
  painted.map((piece, place): [Piece, Cut] => [piece, [place * side, 0, side, side]]),
) as Readonly<Record<Piece, Cut>>;
