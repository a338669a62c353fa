import { ease, mix } from "./curves.ts";

function hash(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Smooth values between -1 and 1. */
export function noise(x: number, y = 0, z = 0): number {
  const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(0, 1, x - left), ease(0, 1, y - top), ease(0, 1, z - front)];
  const row = (dy: number, dz: number) =>
    mix(hash(left, top + dy, front + dz), hash(left + 1, top + dy, front + dz), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

/** Noise upon noise, each an octave finer and half as strong. */
export function layered(x: number, y = 0, z = 0, octaves = 5): number {
  let sum = 0;
  for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2.03) {
    sum += noise(x * scale, y * scale + octave * 7.1, z * scale) / 2 ** (octave + 1);
  }
  return sum;
}
