import { expect, test } from "vitest";
import { footerMarks } from "./footer-marks.ts";
import type { Place } from "./policy.ts";

const now = new Date("2026-11-20T12:00:00Z");
const licence = { countryCode: "CW" };

test.each<[Place, string]>([
  [{ countryCode: "CW" }, "age-18"],
  [{ countryCode: "GB" }, "age-18 gamcare"],
  [{ countryCode: "CA", subdivision: "ON" }, "age-19 connexontario"],
  [{ countryCode: "US", subdivision: "NJ" }, "age-21 1-800-gambler"],
  [{}, "age-21 gamblers-anonymous"],
])("in %j a brand of Curaçao shows %s", (present, marks) => {
  expect(footerMarks({ licence, present, now }).join(" ")).toBe(marks);
});

test("what the licence asks for stays, wherever the visitor is", () => {
  const marks = footerMarks({
    licence: { countryCode: "GB" },
    present: { countryCode: "DE" },
    now,
  });
  expect(marks).toEqual(["age-18", "gamcare", "bzga"]);
});
