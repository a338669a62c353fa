import fc from "fast-check";
import { expect, test } from "vitest";
import { isPagePath, properPath } from "./page-path.ts";

test.each([
  ["/", "/"],
  ["/login", "/login"],
  ["/login/", "/login"],
  ["/login///", "/login"],
  ["//", "/"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/", "/evil.example"],
  ["/help//money/", "/help/money"],
  ["/welcome/Pq1/", "/welcome/Pq1"],
  ["/LOGIN", "/LOGIN"],
  ["/\\evil.example/", "/\\evil.example/"],
  ["/services/wallet/", "/services/wallet/"],
])("%s is properly %s", (path, proper) => {
  expect(properPath(path)).toBe(proper);
});

test("a page worth keeping is spelled properly, and moving it there never leaves this host", () => {
  const parts = fc.array(fc.constantFrom("/", "//", "\\", "a", "B", ".", "..", "services"));
  fc.assert(
    fc.property(parts, (given) => {
      const path = `/${given.join("")}`;
      const proper = properPath(path);
      expect(properPath(proper)).toBe(proper);
      if (isPagePath(path)) expect(proper).toBe(path);
      if (proper !== path) expect(new URL(proper, "http://ours.example").host).toBe("ours.example");
    }),
  );
});
