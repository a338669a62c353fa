import { expect, test } from "vitest";
import { gatherAll, gatherSize } from "./gather-all.ts";

const entries = Array.from({ length: 470 }, (_, index) => ({ id: `entry-${index}` }));
const page = (number: number, all = entries) => ({
  items: all.slice((number - 1) * gatherSize, number * gatherSize),
  total: all.length,
});

test("everything that matches is gathered across its pages, and counted on the way", async () => {
  const told: number[] = [];
  const found = await gatherAll(
    async (number) => page(number),
    (count) => told.push(count),
  );
  expect(found).toEqual(entries);
  expect(told).toEqual([200, 400, 470]);
});

test("what slips to the next page while it is read is there once", async () => {
  const grown = [{ id: "new" }, ...entries];
  const found = await gatherAll(
    async (number) => page(number, number === 1 ? entries : grown),
    () => {},
  );
  expect(found.filter(({ id }) => id === "entry-199")).toHaveLength(1);
  expect(found).toHaveLength(470);
});

test("a list that became empty meanwhile ends the gathering", async () => {
  const found = await gatherAll(
    async (number) => (number === 1 ? page(1) : { items: [], total: 470 }),
    () => {},
  );
  expect(found).toHaveLength(200);
});
