import { expect, test } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

test("one person has so many files on their way, and others their own", () => {
  const places = createUploadPlaces({ ofOne: 2, ofAll: 8 });
  const first = places.take("rosalind");
  expect(first).toBeDefined();
  expect(places.take("rosalind")).toBeDefined();
  expect(places.take("rosalind")).toBeUndefined();
  expect(places.take("tobias")).toBeDefined();
  first?.();
  expect(places.take("rosalind")).toBeDefined();
});

test("all together have so many, whoever they are", () => {
  const places = createUploadPlaces({ ofOne: 2, ofAll: 3 });
  const taken = ["a", "b", "c"].map((who) => places.take(who));
  expect(places.take("d")).toBeUndefined();
  taken[1]?.();
  expect(places.take("d")).toBeDefined();
});

test("a place that is given back twice was one place", () => {
  const places = createUploadPlaces({ ofOne: 1, ofAll: 1 });
  const release = places.take("a");
  release?.();
  release?.();
  expect(places.take("a")).toBeDefined();
  expect(places.take("b")).toBeUndefined();
});
