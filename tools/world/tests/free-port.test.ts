import { expect, test } from "vitest";
import { findFreeNeighbours, findFreePort } from "../free-port.ts";

/** From here on the system gives ports to whoever opens a connection. */
const handedOutFrom = 32_768;

test("nobody else is given a port between the look and its use", async () => {
  const single = await Promise.all(Array.from({ length: 40 }, () => findFreePort()));
  const neighbours = await findFreeNeighbours(8);
  expect(Math.max(...single, neighbours + 7)).toBeLessThan(handedOutFrom);
  // Who asked for forty has forty, though none of them is used yet.
  expect(new Set(single).size).toBe(40);
});
