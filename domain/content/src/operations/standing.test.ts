import * as fc from "fast-check";
import { expect, test } from "vitest";
import { switchedProducts } from "@croupier/contracts";
import {
  isOpen,
  maintenanceToTell,
  maintenanceUnderWay,
  wordsIn,
  type Maintenance,
} from "./standing.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const plan: Maintenance = {
  maintenanceId: "m",
  announcedAt: at(8),
  startsAt: at(10),
  endsAt: at(11),
  texts: { en: "We are back at eleven." },
};
const standing = { closures: [], maintenance: [plan] };

test("a product is open until an operator closes it, and the others stay as they are", () => {
  fc.assert(
    fc.property(fc.subarray([...switchedProducts]), (shut) => {
      const closures = shut.map((product) => ({ product, reason: { en: "A pause" } }));
      const open = switchedProducts.filter((one) => isOpen({ closures, maintenance: [] }, one));
      expect(open).toEqual(switchedProducts.filter((one) => !shut.includes(one)));
    }),
  );
});

test("a maintenance is told from its announcement on, closes from its start, and ends by itself", () => {
  const seen = [7, 8, 9.999, 10, 10.999, 11].map((hour) => {
    const now = new Date(at(0).getTime() + hour * 3_600_000);
    return [
      maintenanceToTell(standing, now) !== undefined,
      maintenanceUnderWay(standing, now) !== undefined,
    ];
  });
  expect(seen).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test("words come in the language asked for, else in the brand's own", () => {
  const texts = { en: "Soon", de: "Bald" };
  expect(wordsIn(texts, { wanted: "de", fallback: "en" })).toBe("Bald");
  expect(wordsIn(texts, { wanted: "es", fallback: "en" })).toBe("Soon");
});
