import { expect, test } from "vitest";
import { findDifferences, mergeParts } from "./merge-parts.ts";

const before = { title: "Fees", slug: "fees", description: "What it costs" };
const mine = { title: "Fees and limits", slug: "fees", description: "What it costs" };

test("what only one of two touched is taken from whoever touched it", () => {
  const theirs = { ...before, description: "What a payment costs" };
  expect(findDifferences({ before, mine, theirs }).map((one) => one.isContested)).toEqual([
    false,
    false,
  ]);
  expect(mergeParts({ before, mine, theirs }, {})).toEqual({
    title: "Fees and limits",
    slug: "fees",
    description: "What a payment costs",
  });
});

test("what both touched is mine until it is chosen otherwise", () => {
  const theirs = { ...before, title: "Costs" };
  const versions = { before, mine, theirs };
  expect(findDifferences(versions)).toEqual([
    {
      field: "title",
      before: "Fees",
      mine: "Fees and limits",
      theirs: "Costs",
      isContested: true,
      suggested: "mine",
    },
  ]);
  expect(mergeParts(versions, {})["title"]).toBe("Fees and limits");
  expect(mergeParts(versions, { title: "theirs" })["title"]).toBe("Costs");
});

test("a field that I took out stays out", () => {
  const { description: _, ...shorter } = before;
  const theirs = { ...before, title: "Costs" };
  expect(mergeParts({ before, mine: shorter, theirs }, {})).toEqual({
    title: "Costs",
    slug: "fees",
  });
});
