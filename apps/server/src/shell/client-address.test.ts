import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddresses, networkOf } from "./client-address.ts";

function from(peer: string, forwarded?: string): IncomingMessage {
  const request = { socket: { remoteAddress: peer }, headers: { "x-forwarded-for": forwarded } };
  // Only these two are looked at.
  return request as unknown as IncomingMessage;
}

const proxies = createClientAddresses(["10.0.0.0/8", "fd00::/8"]);

test.each<[string, string, string | undefined, string]>([
  ["a visitor who claims to be somebody else", "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["a visitor behind our proxy", "10.0.0.2", "203.0.113.9", "203.0.113.9"],
  ["a visitor behind two of our proxies", "10.0.0.2", "203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["a lie in front of what our proxy saw", "10.0.0.2", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["nonsense from behind our proxy", "10.0.0.2", "nobody", "10.0.0.2"],
  ["our own proxy asking", "10.0.0.2", undefined, "10.0.0.2"],
  ["an IPv4 peer on an IPv6 socket", "::ffff:10.0.0.2", "203.0.113.9", "203.0.113.9"],
  ["an IPv6 proxy", "fd00::1", "2001:db8::5", "2001:db8::5"],
])("%s", (_name, peer, forwarded, expected) => {
  expect(proxies.addressOf(from(peer, forwarded))).toBe(expected);
});

test("nobody is believed unless a proxy was named", () => {
  expect(createClientAddresses([]).addressOf(from("10.0.0.2", "1.2.3.4"))).toBe("10.0.0.2");
});

test("one household is one network, whichever of its addresses it uses", () => {
  expect(networkOf("2001:db8:1:a1::1")).toBe(
    networkOf("2001:db8:1:aff:1:2:3:4".replace("aff", "a9")),
  );
  expect(networkOf("2001:db8:1:100::1")).not.toBe(networkOf("2001:db8:1:200::1"));
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
});
