import { expect, test } from "vitest";
import { destinationOf } from "./destination-of.ts";

test.each([
  [null, "/"],
  ["/outbox?channel=SMS", "/outbox?channel=SMS"],
  ["/errors", "/errors"],
  ["/sign-in", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
])("after signing in, %j leads to %j", (wanted, destination) => {
  expect(destinationOf(wanted)).toBe(destination);
});
