import { expect, test } from "vitest";
import { withOwnNetworks } from "./own-networks.ts";

const elsewhere = { countryCode: "SE" };
const placeOf = withOwnNetworks(() => elsewhere, { countryCode: "CW" });

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.255",
  "169.254.10.10",
  "172.16.0.9",
  "172.31.255.255",
  "192.168.1.1",
  "::1",
  "fd00::1",
  "fdff:ffff::1",
  "fe80::1",
  "febf::1%eth0",
  "::ffff:127.0.0.1",
  "::ffff:192.168.0.1",
])("%s is at home", (address) => {
  expect(placeOf(address)).toEqual({ countryCode: "CW" });
});

test.each([
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "2001:db8::1",
  "fec0::1",
  "fe00::1",
  "not an address",
])("%s is asked for", (address) => {
  expect(placeOf(address)).toBe(elsewhere);
});
