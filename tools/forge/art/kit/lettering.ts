import { clamp } from "./curves.ts";
import { newLayer } from "./layer.ts";
import { downwards } from "./layer.ts";
import type { Layer } from "./sheet.ts";

export type Lettering = {
  readonly text: string;
  /** As the canvas reads it, without the size: a face that was learnt. */
  readonly face: string;
  /** Height of the letters, and where their middle stands on the line; all in pixels. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** From the top of the letters to their foot. */
  readonly ramp: readonly (readonly [number, string])[];
  readonly lit: string;
  readonly shaded: string;
  readonly rim: string;
  readonly outline: string;
  /** How far the slope of the edges reaches in, and how far the letters stand out, as shares of the size. */
  readonly bevel?: number;
  readonly depth?: number;
};

const towardsLight = [-0.52, -0.68, 0.52] as const;

/** Letters that are carved: an edge that catches the key light, a thin rim, a body behind, an outline. */
export function letter(under: Layer, given: Lettering): void {
  const { text, face, size, x, y, bevel = 0.07, depth = 0.05 } = given;
  const { width, height } = under.canvas;
  const layer = newLayer({ width, height });
  const write = (into: Layer, way: "fill" | "stroke", [dx, dy]: readonly [number, number]) => {
    into.font = `${size}px ${face}`;
    into.textAlign = "center";
    into.lineJoin = "round";
    if (way === "fill") into.fillText(text, x + dx, y + dy);
    else into.strokeText(text, x + dx, y + dy);
  };
  layer.shadowColor = "rgb(0 0 0 / .55)";
  layer.shadowBlur = size * 0.07;
  layer.shadowOffsetY = size * 0.05;
  layer.strokeStyle = given.outline;
  layer.lineWidth = size * 0.13;
  write(layer, "stroke", [0, 0]);
  layer.shadowColor = "transparent";
  const steps = Math.ceil(size * depth);
  for (let step = steps; step >= 0; step--) {
    layer.strokeStyle = given.outline;
    layer.lineWidth = size * 0.13;
    write(layer, "stroke", [step * 0.5, step]);
  }
  for (let step = steps; step > 0; step--) {
    layer.strokeStyle = given.shaded;
    layer.lineWidth = size * 0.05;
    write(layer, "stroke", [step * 0.5, step]);
  }
  layer.strokeStyle = given.rim;
  layer.lineWidth = size * 0.05;
  write(layer, "stroke", [0, 0]);

  const mask = newLayer({ width, height });
  mask.fillStyle = "#fff";
  write(mask, "fill", [0, 0]);
  const body = newLayer({ width, height });
  body.fillStyle = downwards(body, y - size * 0.74, y + size * 0.04, given.ramp);
  write(body, "fill", [0, 0]);
  carve(body, mask, { reach: size * bevel, lit: given.lit, shaded: given.shaded });
  layer.drawImage(body.canvas, 0, 0);
  under.drawImage(layer.canvas, 0, 0);
}

/** Turns the edges of what is painted towards the light, or away from it; what is flat stays as it is. */
function carve(
  body: Layer,
  mask: Layer,
  { reach, lit, shaded }: { readonly reach: number; readonly lit: string; readonly shaded: string },
): void {
  const { width, height } = body.canvas;
  const alpha = mask.getImageData(0, 0, width, height).data;
  const inside = new Float32Array(width * height);
  for (let at = 0; at < inside.length; at++) inside[at] = (alpha[at * 4 + 3] ?? 0) > 127 ? 1e9 : 0;
  const slope = soften(
    distances(inside, width, height).map((d) => Math.min(1, d / reach)),
    width,
  );
  const image = body.getImageData(0, 0, width, height);
  const [bright, dark] = [lit, shaded].map(channelsOf);
  const steep = reach * 0.72;
  for (let at = width + 1; at < slope.length - width - 1; at++) {
    if ((image.data[at * 4 + 3] ?? 0) === 0) continue;
    const dx = ((slope[at + 1] ?? 0) - (slope[at - 1] ?? 0)) * steep;
    const dy = ((slope[at + width] ?? 0) - (slope[at - width] ?? 0)) * steep;
    const long = Math.hypot(dx, dy, 1);
    const light = (-dx * towardsLight[0] - dy * towardsLight[1] + towardsLight[2]) / long;
    const share = clamp((light - towardsLight[2]) * 1.5, -1, 1);
    const towards = share > 0 ? bright : dark;
    for (let channel = 0; channel < 3; channel++) {
      const here = image.data[at * 4 + channel] ?? 0;
      image.data[at * 4 + channel] =
        here + ((towards?.[channel] ?? here) - here) * Math.abs(share) * (share > 0 ? 0.85 : 0.78);
    }
  }
  body.putImageData(image, 0, 0);
}

function channelsOf(hex: string): readonly number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** How far each place is from the next one that is outside: rows first, then columns, exactly. */
function distances(cells: Float32Array, width: number, height: number): Float32Array {
  const squares = Float32Array.from(cells);
  for (let row = 0; row < height; row++)
    pass(squares, { from: row * width, step: 1, count: width });
  for (let column = 0; column < width; column++)
    pass(squares, { from: column, step: width, count: height });
  return squares.map(Math.sqrt);
}

/** The lower envelope of parabolas, one a place. */
function pass(
  cells: Float32Array,
  { from, step, count }: { readonly from: number; readonly step: number; readonly count: number },
): void {
  const before = new Float64Array(count);
  for (let at = 0; at < count; at++) before[at] = cells[from + at * step] ?? 0;
  const roots = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  const meet = (one: number, other: number) =>
    ((before[one] ?? 0) + one * one - ((before[other] ?? 0) + other * other)) / (2 * (one - other));
  for (let at = 1; at < count; at++) {
    let cross = meet(at, roots[last] ?? 0);
    while (cross <= (bounds[last] ?? 0)) {
      last -= 1;
      cross = meet(at, roots[last] ?? 0);
    }
    last += 1;
    roots[last] = at;
    bounds[last] = cross;
    bounds[last + 1] = Infinity;
  }
  for (let at = 0, piece = 0; at < count; at++) {
    while ((bounds[piece + 1] ?? Infinity) < at) piece += 1;
    const root = roots[piece] ?? 0;
    cells[from + at * step] = (at - root) ** 2 + (before[root] ?? 0);
  }
}

function soften(cells: Float32Array, width: number): Float32Array {
  let now = cells;
  for (let round = 0; round < 3; round++) {
    const next = Float32Array.from(now);
    for (let at = width; at < now.length - width; at++) {
      next[at] =
        ((now[at] ?? 0) * 4 +
          (now[at - 1] ?? 0) +
          (now[at + 1] ?? 0) +
          (now[at - width] ?? 0) +
          (now[at + width] ?? 0)) /
        8;
    }
    now = next;
  }
  return now;
}
