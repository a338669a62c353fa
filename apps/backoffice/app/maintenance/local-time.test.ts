import { expect, test } from "vitest";
import { readLocal, spellLocal } from "./local-time.ts";

test("a moment survives the field it is typed in", () => {
  for (const iso of ["2026-11-21T20:30:00.000Z", "2026-03-29T00:59:00.000Z"]) {
    expect(readLocal(spellLocal(new Date(iso)))?.toISOString()).toBe(iso);
  }
});

test("half a date is no moment", () => {
  expect(readLocal("")).toBeUndefined();
  expect(readLocal("2026-13-01T00:00")).toBeUndefined();
});
