import type { Cut } from "@croupier/game-stage/pixi";

const cell = 320;
const phaseSize = 256;
const small = 128;

/** The symbols of Moonlit Orchard in the order they are painted in: tools/forge, orchard-symbols. */
const painted = [
  "moon",
  "owl",
  "lantern",
  "pomegranate",
  "fig",
  "pear",
  "plum",
  "cherry",
  "leaf",
] as const;
const lights = ["glow", "spark", "petal", "leaflet", "juice"] as const;
/** From the thinnest moon to the full one. */
const phases = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export type Painted = (typeof painted)[number];
type Phase = `phase-${(typeof phases)[number]}`;
export type Piece = Painted | (typeof lights)[number] | Phase | "rays" | "halo" | "column";

export const moonPhases = phases.map((phase): Phase => `phase-${phase}`);

/** Where each piece lies in the picture. */
export const symbolCuts = Object.fromEntries([
  ...painted.map((symbol, place): [Piece, Cut] => [
    symbol,
    [(place % 6) * cell, Math.floor(place / 6) * cell, cell, cell],
  ]),
  ...phases.map((phase): [Piece, Cut] => [
    `phase-${phase}`,
    [phase * phaseSize, 2 * cell, phaseSize, phaseSize],
  ]),
  ...lights.map((light, row): [Piece, Cut] => [light, [6 * cell, row * small, small, small]]),
  ["rays", [3 * cell, cell, cell, cell]],
  ["halo", [4 * cell, cell, cell, cell]],
  ["column", [5 * cell, cell, cell, cell]],
]) as Readonly<Record<Piece, Cut>>;
