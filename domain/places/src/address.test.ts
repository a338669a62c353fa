import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "./address.ts";

test.each([
  ["0.0.0.0", 4, 0, 0],
  ["24.48.0.1", 4, 0x18300001, 0],
  ["255.255.255.255", 4, 0xffffffff, 0],
  ["2001:db8::1", 6, 0x20010db8, 0],
  ["2a02:6b8:a:bcde:1:2:3:4", 6, 0x2a0206b8, 0x000abcde],
  ["fe80::1%eth0", 6, 0xfe800000, 0],
  ["1:2:3:4:5:6:7::", 6, 0x00010002, 0x00030004],
  ["::ffff:24.48.0.1", 4, 0x18300001, 0],
  ["::FFFF:1830:1", 4, 0x18300001, 0],
  ["64:ff9b::24.48.0.1", 6, 0x0064ff9b, 0],
])("%s is read", (text, family, high, low) => {
  expect(parseAddress(text)).toEqual({ family, high, low });
});

test.each([
  "",
  "localhost",
  "1.2.3",
  "1.2.3.256",
  "01.2.3.4",
  "1.2.3.4:80",
  "::1::",
  "[::1]",
  " ::1",
])("%j is no address", (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

test("any IPv4 address is the same number when written as IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), (text) => {
      expect(parseAddress(`::ffff:${text}`)).toEqual(parseAddress(text));
    }),
  );
});

test("any IPv6 address is the network that the platform's own reading of it begins with", () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const spelt = new URL(`http://[${text}]/`).hostname.slice(1, -1);
      expect(parseAddress(spelt)).toEqual(parseAddress(text));
    }),
  );
});
