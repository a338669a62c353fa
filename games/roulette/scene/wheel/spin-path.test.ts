import fc from "fast-check";
import { expect, test } from "vitest";
import { pocketCount, wheel } from "../../rules/face.ts";
import { knocksBetween, placeOf, restOf, spinAt } from "./spin-path.ts";

const slot = 360 / pocketCount;
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

test.each(wheel)(
  "the ball comes to lie in pocket %i, and that pocket stands at the front",
  (pocket) => {
    for (const from of [0, 37.5, 8_000.25]) {
      const { rotor, ball, out, hop } = spinAt(1, { pocket, from });
      expect([out, hop]).toEqual([0, 0]);
      expect(turned(ball - rotor)).toBeCloseTo(placeOf(pocket) * slot, 6);
      expect(turned(rotor + placeOf(pocket) * slot)).toBeCloseTo(180, 6);
      expect(rotor).toBeCloseTo(restOf({ pocket, from }), 6);
    }
  },
);

test("the wheel never turns back, and the ball never jumps", () => {
  fc.assert(
    fc.property(fc.constantFrom(...wheel), fc.integer({ min: 0, max: 720 }), (pocket, from) => {
      let before = spinAt(0, { pocket, from });
      for (let step = 1; step <= 1_000; step += 1) {
        const now = spinAt(step / 1_000, { pocket, from });
        expect(now.rotor).toBeGreaterThanOrEqual(before.rotor);
        expect(Math.abs(now.ball - before.ball)).toBeLessThan(12);
        expect(Math.abs(now.out - before.out)).toBeLessThan(0.06);
        before = now;
      }
    }),
    { numRuns: 20 },
  );
});

test("once it lies, the ball is carried and no longer rolls", () => {
  const spin = { pocket: 17, from: 0 };
  const lies = [0.87, 0.93, 1].map((share) => spinAt(share, spin));
  for (const { ball, rotor } of lies)
    expect(turned(ball - rotor)).toBeCloseTo(placeOf(17) * slot, 6);
});

test("every knock is heard once, and the drop last", () => {
  const heard = Array.from({ length: 100 }, (_, step) =>
    knocksBetween(step / 100, (step + 1) / 100),
  );
  expect(heard.flat().filter((one) => one === "drop")).toHaveLength(1);
  expect(heard.flat().at(-1)).toBe("drop");
  expect(heard.flat()).toEqual(knocksBetween(0, 1));
});
