import { wheel } from "../../rules/face.ts";

/** The wheel laid out as a racetrack: two straights and two bends, zero at the right. */
const half = 150;
const radius = 66;
const deep = 38;
/** Of the picture that the paths are drawn in, around its middle. */
export const trackSize = { wide: 2 * (half + radius + deep / 2) + 8, high: 2 * radius + deep + 8 };

const bend = Math.PI * radius;
const around = 4 * half + 2 * bend;

type Point = readonly [number, number];

/** A point of the track's middle line, `way` of the whole way from the zero with the clock, and outwards. */
export function pointAt(way: number, out: number): Point {
  // The zero lies in the middle of the right bend.
  let left = (((way % 1) + 1) % 1) * around + bend / 2;
  const reach = radius + out;
  if (left < bend) return bent(half, -Math.PI / 2 + left / radius, reach);
  left -= bend;
  if (left < 2 * half) return [half - left, reach];
  left -= 2 * half;
  if (left < bend) return bent(-half, Math.PI / 2 + left / radius, reach);
  left -= bend;
  if (left < 2 * half) return [-half + left, -reach];
  return bent(half, -Math.PI / 2 + (left - 2 * half) / radius, reach);
}

function bent(x: number, angle: number, reach: number): Point {
  return [x + Math.cos(angle) * reach, Math.sin(angle) * reach];
}

export type Segment = { readonly number: number; readonly path: string; readonly at: Point };

const slot = 1 / wheel.length;
const steps = 6;

export const segments: readonly Segment[] = wheel.map((number, place) => {
  const from = (place - 0.5) * slot;
  const ways = Array.from({ length: steps + 1 }, (_, step) => from + (step / steps) * slot);
  const outer = ways.map((way) => pointAt(way, deep / 2));
  const inner = ways.toReversed().map((way) => pointAt(way, -deep / 2));
  return { number, path: closed([...outer, ...inner]), at: pointAt(place * slot, 0) };
});

export type Sector = {
  readonly bet: "voisins" | "orphelins" | "tiers";
  readonly path: string;
  readonly at: Point;
};

/** The inner field, cut across where the sectors of the wheel meet. */
export const sectors: readonly Sector[] = [
  sectorOf("voisins", [[-8.5, 8.5]]),
  sectorOf("orphelins", [
    [8.5, 11.5],
    [23.5, 28.5],
  ]),
  sectorOf("tiers", [[11.5, 23.5]]),
];

function sectorOf(
  bet: Sector["bet"],
  spans: readonly (readonly [from: number, to: number])[],
): Sector {
  const points = spans.flatMap(([from, to]) => {
    const count = Math.ceil((to - from) * steps);
    return Array.from({ length: count + 1 }, (_, step) =>
      pointAt((from + ((to - from) * step) / count) * slot, -deep / 2 - 2),
    );
  });
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const xs = points.map(([x]) => x);
  return {
    bet,
    path: closed(points),
    at: [bet === "orphelins" ? mean(xs) : (Math.min(...xs) + Math.max(...xs)) / 2, 0],
  };
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
