import { expect, it } from "vitest";

import { readMarks } from "./law-marks.ts";

it("tells the age and whom to turn to", () => {
  const { ageYears, helplines } = readMarks("age-19 connexontario");
  expect(ageYears).toBe(19);
  expect(helplines.map(({ href }) => href)).toEqual(["https://www.connexontario.ca"]);
});

it("leaves nothing out that it does not know, and assumes the strictest when it was told nothing", () => {
  expect(readMarks("age-18 new-helpline").helplines).toEqual([
    { name: "new-helpline", href: "/help" },
  ]);
  expect(readMarks("")).toEqual({ ageYears: 21, helplines: [] });
});
