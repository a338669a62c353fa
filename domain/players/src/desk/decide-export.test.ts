import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideExport, exportRowsPerDay } from "./decide-export.ts";

test.each([
  [0, 1, 499],
  [0, 500, 0],
  [499, 1, 0],
  [500, 0, 0],
])("who took %i rows today and takes %i has %i left", (taken, rows, left) => {
  expect(decideExport(taken, rows)).toEqual({ ok: true, value: { rowsLeft: left } });
});

test.each([
  [0, 501, 500],
  [499, 2, 1],
  [500, 1, 0],
  [900, 1, 0],
])("who took %i rows today may not take %i, but %i", (taken, rows, left) => {
  expect(decideExport(taken, rows)).toEqual({
    ok: false,
    refusal: { code: "export_limit_reached", rowsLeft: left },
  });
});

test("however the day is cut into exports, no more leaves the house than a day has", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(600)), (wanted) => {
      let taken = 0;
      for (const rows of wanted) if (decideExport(taken, rows).ok) taken += rows;
      expect(taken).toBeLessThanOrEqual(exportRowsPerDay);
    }),
  );
});
