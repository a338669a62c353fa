import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.9",
  "192.168.1.1",
  "::1",
  "fd00::1",
  "::ffff:127.0.0.1",
])("the private address %s is the demo's own place", (address) => {
  expect(placeOf(address, { isDemo: true })).toEqual({ countryCode: "CW" });
});

test.each([
  ["81.2.69.142", true],
  ["2a02:6b8::1", true],
  ["not an address", true],
  ["127.0.0.1", false],
])("%s is an unknown place when the demo is %s", (address, isDemo) => {
  expect(placeOf(address, { isDemo })).toEqual({});
});
