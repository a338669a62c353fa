import { expect, test } from "vitest";
import { mayContain, mayRead } from "./template-title.ts";

const written = "/${…} in ${…} is translated to the last label, ${…}, and fits a phone";
const whole = "/join in en-XA is translated to the last label, ltr, and fits a phone";

test.each([
  [written, whole, true],
  [written, whole.slice(1), false],
  [written, `${whole} and a tablet`, false],
  [written, "/join in en-XA is read to the last label, ltr, and fits a phone", false],
  ["a player pays in", "a player pays in", true],
  ["a player pays in", "a player pays", false],
  ["%s is told twice: $name", "paid is told twice: one", true],
  ["${…}", "whatever", true],
])("%s may read %s: %s", (title, name, expected) => {
  expect(mayRead(title, name)).toBe(expected);
});

test.each([
  [written, "is translated to the last label, ltr", true],
  [written, "is translated", true],
  [written, "translated to the last label, ltr, and fits", true],
  [written, "is translated to the first label", false],
  [written, "and fits a tablet", false],
  [written, "zzz", false],
  ["a player pays in", "player pays", true],
  ["a player pays in", "player withdraws", false],
])("%s may contain %s: %s", (title, words, expected) => {
  expect(mayContain(title, words)).toBe(expected);
});
