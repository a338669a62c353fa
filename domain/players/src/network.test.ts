import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:12:3456:1:2:3:4", "20010db8001234/56"],
  ["2001:db8:12:34ff::9", "20010db8001234/56"],
  ["2001:DB8::1", "20010db8000000/56"],
  ["fe80::1%eth0", "fe800000000000/56"],
  ["::1", "00000000000000/56"],
  ["not an address", "unknown"],
  ["", "unknown"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("a neighbour behind the next /56 is another household", () => {
  expect(networkOf("2001:db8:12:3556::9")).not.toBe(networkOf("2001:db8:12:3456::9"));
});
