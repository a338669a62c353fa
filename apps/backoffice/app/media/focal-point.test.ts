import * as fc from "fast-check";
import { expect, test } from "vitest";
import { movedBy, pointAt } from "./focal-point.ts";

const share = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);

test("arrow keys move the point, Shift moves it further, and it never leaves the picture", () => {
  const middle = { x: 0.5, y: 0.5 };
  expect(movedBy(middle, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: 0.49, y: 0.5 });
  expect(movedBy(middle, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 0.5, y: 0.6 });
  expect(movedBy({ x: 1, y: 0 }, { key: "ArrowRight", shiftKey: true })).toEqual({ x: 1, y: 0 });
  expect(movedBy({ x: 0.1, y: 0.9 }, { key: "Home", shiftKey: false })).toEqual(middle);
  expect(movedBy(middle, { key: "Tab", shiftKey: false })).toBeUndefined();
});

test("a move one way and back ends where it began, away from the edges", () => {
  const inner = share.filter((value) => value >= 0.1 && value <= 0.9);
  fc.assert(
    fc.property(inner, inner, fc.boolean(), (x, y, shiftKey) => {
      const there = movedBy({ x, y }, { key: "ArrowUp", shiftKey });
      expect(there && movedBy(there, { key: "ArrowDown", shiftKey })).toEqual({ x, y });
    }),
  );
});

test("a click is a share of the picture, wherever the picture stands", () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointAt(box, { clientX: 200, clientY: 200 })).toEqual({ x: 0.25, y: 0.75 });
  expect(pointAt(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 1 });
});
