import { fillPath } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { drawSuit, inkOf, type Suit } from "./playing-card.ts";

type Part = readonly [colour: string, path: string];

/** Three young men who are not each other: in profile with a feather, full face, and bearded in a cap. */
const busts: Record<"heart" | "club" | "diamond", readonly Part[]> = {
  heart: [
    ["#1d6a72", "M-120 0L-104-58C-70-84 40-84 96-58L120 0Z"],
    ["#f0b64a", "M-40-70L30-70L44 0L-52 0Z"],
    [
      "#f2c9a0",
      "M-34-66C-44-110-40-168 0-178C40-184 54-150 54-132L72-110L56-102C58-84 52-74 24-74L18-56L-20-56Z",
    ],
    ["#6b3418", "M-40-66C-80-90-66-176-6-186C-20-160-26-130-22-104C-22-88-30-72-40-66Z"],
    ["#d9472b", "M-66-150C-60-210 10-226 64-178C44-176 10-178-66-150Z"],
    ["#f6ecd6", "M-50-186C-90-214-128-210-150-184C-116-190-96-176-60-164Z"],
    ["#14181c", "M30-138a6 6 0 1 0 .1 0Z"],
  ],
  club: [
    ["#d9472b", "M-122 0L-108-60C-60-86 60-86 108-60L122 0Z"],
    ["#f6ecd6", "M-60-72L60-72L30-30L0-6L-30-30Z"],
    ["#f2c9a0", "M-46-150C-46-96-30-66 0-66C30-66 46-96 46-150Z"],
    [
      "#e0a03a",
      "M-74-76C-84-140-70-190 0-190C70-190 84-140 74-76L44-84C52-120 50-144 42-150L-42-150C-50-144-52-120-44-84Z",
    ],
    ["#14383e", "M-84-152C-84-204-50-214 0-214C50-214 84-204 84-152C40-170-40-170-84-152Z"],
    ["#f0b64a", "M-84-152C-40-170 40-170 84-152L84-140C40-156-40-156-84-140Z"],
    ["#14181c", "M-18-124a6 6 0 1 0 .1 0ZM18-124a6 6 0 1 0 .1 0Z"],
    ["#b4532e", "M-14-88Q0-78 14-88Q0-84-14-88Z"],
  ],
  diamond: [
    ["#e8a63a", "M-122 0L-100-62C-60-84 60-84 100-62L122 0Z"],
    ["#14383e", "M-22-74L22-74L40 0L-40 0Z"],
    ["#f2c9a0", "M-52-150C-52-96-34-70 0-70C34-70 52-96 52-150Z"],
    [
      "#3a2016",
      "M-54-132C-56-80-36-46 0-44C36-46 56-80 54-132C42-104 28-98 0-98C-28-98-42-104-54-132Z",
    ],
    ["#f2c9a0", "M-16-92Q0-84 16-92Q0-78-16-92Z"],
    ["#1d6a72", "M-78-146C-96-196-40-222 20-214C80-206 104-176 70-146C30-160-30-160-78-146Z"],
    ["#d9472b", "M62-190a16 16 0 1 0 .1 0Z"],
    ["#14181c", "M-20-128a6 6 0 1 0 .1 0ZM20-128a6 6 0 1 0 .1 0Z"],
  ],
};

/** The picture of a jack, twice, as cards have it; drawn around the middle. */
export function drawJack(suit: keyof typeof busts): (layer: Layer) => void {
  return (layer) => {
    layer.fillStyle = "#f3e6c8";
    layer.fillRect(-140, -232, 280, 464);
    for (const turn of [0, Math.PI]) {
      layer.save();
      layer.rotate(turn);
      for (const [colour, path] of busts[suit]) {
        fillPath(layer, path, colour);
      }
      layer.restore();
    }
    layer.strokeStyle = "#14383e";
    layer.lineWidth = 6;
    layer.strokeRect(-140, -232, 280, 464);
    layer.fillStyle = "#f3e6c8";
    layer.fillRect(-140, -4, 280, 8);
    for (const [x, y, upsideDown] of [
      [-104, -196, false],
      [104, 196, true],
    ] as const) {
      drawSuit(layer, suit, { x, y, size: 24, colour: inkOf(suit), upsideDown });
    }
  };
}

/** Pips in two columns, for the low cards. */
export function drawPips(suit: Suit, count: 2 | 7): (layer: Layer) => void {
  const places =
    count === 2
      ? ([
          [0, -160],
          [0, 160],
        ] as const)
      : ([
          [-84, -180],
          [84, -180],
          [-84, 0],
          [84, 0],
          [-84, 180],
          [84, 180],
          [0, -90],
        ] as const);
  return (layer) => {
    for (const [x, y] of places)
      drawSuit(layer, suit, { x, y, size: 50, colour: inkOf(suit), upsideDown: y > 0 });
  };
}
