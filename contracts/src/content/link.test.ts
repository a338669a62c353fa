import { expect, test } from "vitest";
import { isSafeLink } from "./link.ts";

test.each([
  ["/promotions/first-week?from=home#terms"],
  ["#terms"],
  ["https://example.org/a"],
  ["mailto:help@example.org"],
  ["tel:+5999123"],
])("%s may be linked to", (href) => {
  expect(isSafeLink(href)).toBe(true);
});

test.each([
  ["javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)"],
  ["java\tscript:alert(1)"],
  [" javascript:alert(1)"],
  ["data:text/html,x"],
  ["vbscript:x"],
  ["//elsewhere.example"],
  ["/\\elsewhere.example"],
  ["http://example.org"],
  ["https:example.org"],
  ["relative"],
  [""],
])("%j may not", (href) => {
  expect(isSafeLink(href)).toBe(false);
});
