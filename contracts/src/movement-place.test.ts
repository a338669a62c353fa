import { expect, test } from "vitest";
import { readPlace, spellPlace } from "./movement-place.ts";

const place = {
  recordedAt: "2026-11-22T10:00:00.123456Z",
  transferId: "01a00000-0000-7000-8000-000000000000",
};

test("a place is read as it was spelled", () => {
  expect(readPlace(spellPlace(place))).toEqual(place);
});

test.each([
  [undefined],
  [""],
  [place.transferId],
  [`2026-11-22T10:00:00.123Z_${place.transferId}`],
  [`2026-13-45T10:00:00.123456Z_${place.transferId}`],
  [`${place.recordedAt}_nobody`],
])("%j is no place: the list begins anew", (text) => {
  expect(readPlace(text)).toBeUndefined();
});
