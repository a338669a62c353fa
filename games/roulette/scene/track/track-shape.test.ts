import { expect, test } from "vitest";
import { pointAt, sectors, segments, trackSize } from "./track-shape.ts";
import { wheel } from "../../rules/face.ts";

test("the numbers lie around the track as they lie around the wheel, inside the picture", () => {
  expect(segments.map(({ number }) => number)).toEqual(wheel);
  for (const { at, number } of segments) {
    expect(Math.abs(at[0]) * 2, String(number)).toBeLessThan(trackSize.wide);
    expect(Math.abs(at[1]) * 2, String(number)).toBeLessThan(trackSize.high);
  }
});

test("neighbours lie side by side, and all are as long", () => {
  const [first, second] = [segments.at(-1), segments[0]];
  expect(first?.number).toBe(26);
  expect(second?.number).toBe(0);
  for (const [place, { at }] of segments.entries()) {
    const next = segments[(place + 1) % segments.length]?.at ?? [0, 0];
    const far = Math.hypot(at[0] - next[0], at[1] - next[1]);
    expect(far, String(place)).toBeGreaterThan(25);
    expect(far, String(place)).toBeLessThan(30);
  }
});

test("the track closes, with the zero in the middle of its right end", () => {
  const [begin, end] = [pointAt(0, 0), pointAt(1, 0)];
  expect(begin[0]).toBeCloseTo(end[0], 6);
  expect(begin[1]).toBeCloseTo(0, 6);
  expect(begin[0]).toBeGreaterThan(200);
  expect(sectors.map(({ bet }) => bet)).toEqual(["voisins", "orphelins", "tiers"]);
});
