import { labOf } from "./lab-of.ts";

/** `pixels` are red, green, blue and alpha, row by row; nothing is seen through. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayLike<number>;
};

export type Distance = {
  /** Of the whole picture, in steps of which an eye just sees one. */
  readonly mean: number;
  /** Of the place that differs most: a symbol that is another is lost in the mean. */
  readonly place: number;
};

const placeSize = 8;
const meanMax = 1;
const placeMax = 5;

export function isSameForAnEye({ mean, place }: Distance): boolean {
  return mean <= meanMax && place <= placeMax;
}

/**
 * Differences of Lab colours (CIE 1976) once both are a little out of focus: an edge that fell between
 * other pixels is no difference then, and another shape still is one.
 */
export function perceivedDistance(one: Picture, other: Picture): Distance {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { mean: 100, place: 100 };
  const seen = outOfFocus(one);
  const kept = outOfFocus(other);
  const across = Math.ceil(width / placeSize);
  const places = new Float64Array(across * Math.ceil(height / placeSize));
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const apart = distanceAt((y * width + x) * 3, seen, kept);
      const place = Math.floor(y / placeSize) * across + Math.floor(x / placeSize);
      places[place] = (places[place] ?? 0) + apart;
      sum += apart;
    }
  }
  return { mean: sum / (width * height), place: Math.max(...places) / placeSize ** 2 };
}

/** Three numbers a pixel: lightness, green to red, blue to yellow. */
type Lab = Float64Array;

function distanceAt(at: number, one: Lab, other: Lab): number {
  const apart = (channel: number) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0);
  return Math.hypot(apart(0), apart(1), apart(2));
}

/** Each pixel as the mean of itself and its neighbours, twice. */
function outOfFocus(picture: Picture): Lab {
  const { width, height, pixels } = picture;
  const lab = new Float64Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) lab.set(labOf(pixels, at * 4), at * 3);
  return soften(soften(lab, picture), picture);
}

function soften(lab: Lab, { width, height }: Picture): Lab {
  const soft = new Float64Array(lab.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const rows = [y - 1, y, y + 1].filter((row) => row >= 0 && row < height);
      const columns = [x - 1, x, x + 1].filter((column) => column >= 0 && column < width);
      const shares = rows.length * columns.length;
      const to = (y * width + x) * 3;
      for (const row of rows) {
        for (const column of columns) {
          const from = (row * width + column) * 3;
          for (let channel = 0; channel < 3; channel += 1) {
            soft[to + channel] = (soft[to + channel] ?? 0) + (lab[from + channel] ?? 0) / shares;
          }
        }
      }
    }
  }
  return soft;
}
