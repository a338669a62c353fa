import { expect, test } from "vitest";
import { presentCsv } from "./present-csv.ts";

const gwen = {
  id: "0199f0a0-0000-7000-8000-000000000001",
  brand: "kingfisher",
  status: "active",
  joinedAt: new Date("2026-11-21T10:00:00Z"),
  countryCode: "CW",
  currency: "USD",
  language: "en",
} as const;

test("a list has a head, a line a player, and no name", () => {
  expect(presentCsv([gwen])).toBe(
    "id,brand,status,joinedAt,countryCode,currency,language\r\n" +
      "0199f0a0-0000-7000-8000-000000000001,kingfisher,active,2026-11-21T10:00:00.000Z,CW,USD,en\r\n",
  );
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["+1", "'+1"],
  ["a,b", '"a,b"'],
  ["a\nb", '"a\nb"'],
])("a brand called %j is a cell and no formula", (brand, cell) => {
  expect(presentCsv([{ ...gwen, brand }])).toContain(`${cell},active`);
});
