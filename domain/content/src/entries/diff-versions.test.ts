import fc from "fast-check";
import { expect, test } from "vitest";
import { diffVersions } from "./diff-versions.ts";

const block = (id: string, title: string) => ({ type: "hero", props: { id, title } });

test("each change is named by where it is", () => {
  const before = { title: "Old", slug: "a", blocks: [block("one", "A"), block("two", "B")] };
  const after = { title: "New", blocks: [block("one", "A!"), block("three", "C")], seo: {} };
  expect(diffVersions(before, after)).toEqual([
    { path: "title", what: "changed", before: "Old", after: "New" },
    { path: "slug", what: "removed", before: "a" },
    { path: "blocks/[one]/props/title", what: "changed", before: "A", after: "A!" },
    { path: "blocks/[two]", what: "removed", before: block("two", "B") },
    { path: "blocks/[three]", what: "added", after: block("three", "C") },
    { path: "seo", what: "added", after: {} },
  ]);
});

test("a block that was only dragged is a new order, not a rewritten page", () => {
  const [one, two] = [block("one", "A"), block("two", "B")];
  expect(diffVersions({ blocks: [one, two] }, { blocks: [two, one] })).toEqual([
    { path: "blocks", what: "reordered", before: ["[one]", "[two]"], after: ["[two]", "[one]"] },
  ]);
});

test("a list without ids goes by position", () => {
  expect(diffVersions({ games: ["a", "b"] }, { games: ["a", "c", "d"] })).toEqual([
    { path: "games/1", what: "changed", before: "b", after: "c" },
    { path: "games/2", what: "added", after: "d" },
  ]);
});

test("nothing is reported exactly when nothing differs", () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(diffVersions(one, structuredClone(one))).toEqual([]);
      const same = JSON.stringify(one) === JSON.stringify(other);
      if (!same && diffVersions(one, other).length === 0) expect(one).toEqual(other);
    }),
  );
});
