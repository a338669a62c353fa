import { expect, test } from "vitest";
import { isHost, reachedAt, shownAs } from "./host.ts";

test.each([
  ["127.0.0.1", "127.0.0.1", "localhost"],
  ["10.0.0.7", "10.0.0.7", "10.0.0.7"],
  ["0.0.0.0", "127.0.0.1", "localhost"],
  ["::1", "[::1]", "[::1]"],
  ["::", "[::1]", "localhost"],
  ["0:0::0", "[::1]", "localhost"],
  ["play.example", "play.example", "play.example"],
])("%s is a host, asked at %s and shown as %s", (host, asked, shown) => {
  expect(isHost(host)).toBe(true);
  expect(reachedAt(host)).toBe(asked);
  expect(shownAs(host)).toBe(shown);
});

test.each(["not a host", "[::1]", "fe80::1%eth0", "256.1.1.1", "-play.example", "a..b", "8080"])(
  "%j is no host",
  (host) => {
    expect(isHost(host)).toBe(false);
  },
);
