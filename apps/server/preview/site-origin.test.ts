import { expect, test } from "vitest";
import { siteOriginOf } from "./site-origin.ts";

test.each([
  ["http://localhost:3000", ["localhost", "127.0.0.1"], "http://localhost:3000"],
  ["http://localhost:3000", ["marlin.localhost"], "http://marlin.localhost:3000"],
  ["https://play.example", ["play.example", "www.play.example"], "https://play.example"],
  ["https://play.example", [], "https://play.example"],
])("of %s and the hosts %j it is %s", (site, hosts, origin) => {
  expect(siteOriginOf(site, hosts)).toBe(origin);
});
