import { expect, test } from "vitest";
import { footerMarks } from "./footer-marks.ts";
import type { Place } from "./policy.ts";

const now = new Date("2026-11-20T12:00:00Z");
const licence = { countryCode: "CW" };

test.each<[Place, number, string[]]>([
  [{ countryCode: "CW" }, 18, []],
  [{ countryCode: "GB" }, 18, ["GamCare, 0808 8020 133"]],
  [{ countryCode: "CA", subdivision: "ON" }, 19, ["ConnexOntario, 1-866-531-2600"]],
  [{ countryCode: "US", subdivision: "NJ" }, 21, ["1-800-GAMBLER"]],
  [{}, 21, ["Gamblers Anonymous"]],
])("in %j a brand of Curaçao shows the age of %i and %j", (present, ageYears, names) => {
  const marks = footerMarks({ licence, present, now });
  expect([marks.ageYears, marks.helplines.map(({ name }) => name)]).toEqual([ageYears, names]);
});

test("what the licence asks for stays, wherever the visitor is", () => {
  const marks = footerMarks({
    licence: { countryCode: "GB" },
    present: { countryCode: "DE" },
    now,
  });
  expect(marks.helplines.map(({ name }) => name)).toEqual([
    "BZgA, 0800 1372700",
    "GamCare, 0808 8020 133",
  ]);
});
