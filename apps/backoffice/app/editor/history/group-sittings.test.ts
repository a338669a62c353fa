import type { ListedVersion } from "@croupier/contracts";
import { expect, test } from "vitest";
import { groupSittings } from "./group-sittings.ts";

type Saved = Partial<ListedVersion> & { readonly minute?: number };

/** Oldest first, as they were saved: by one person, a minute apart, unless said otherwise. */
function versionsOf(saved: readonly Saved[]): readonly ListedVersion[] {
  return saved
    .map(({ minute, ...change }, at) => ({
      number: at + 1,
      writtenAt: new Date(Date.UTC(2026, 10, 21, 12, minute ?? at)).toISOString(),
      writtenBy: "ada",
      note: null,
      isLandmark: false,
      ...change,
    }))
    .toReversed();
}

const numbersOf = (saved: readonly Saved[]) =>
  groupSittings(versionsOf(saved)).map((sitting) => sitting.map(({ number }) => number));

test.each<[string, readonly Saved[], number[][]]>([
  ["nothing at all", [], []],
  ["one version alone", [{}], [[1]]],
  ["what one person saved in one go", [{}, {}, {}], [[3, 2, 1]]],
  ["two people one after the other", [{}, {}, { writtenBy: "ben" }], [[3], [2, 1]]],
  ["one who was interrupted", [{}, { writtenBy: "ben" }, {}], [[3], [2], [1]]],
  ["a version with a note", [{}, { note: "For Friday" }, {}], [[3], [2], [1]]],
  [
    "a version that others point to",
    [{}, { isLandmark: true }, {}, {}],
    [
      [4, 3],
      [2, 1],
    ],
  ],
  ["the newest, pointed to", [{}, {}, { isLandmark: true }], [[3, 2, 1]]],
  ["a pause of just under half an hour", [{ minute: 0 }, { minute: 29 }], [[2, 1]]],
  ["a pause of half an hour", [{ minute: 0 }, { minute: 30 }], [[2], [1]]],
  [
    "a long afternoon without a pause",
    [{ minute: 0 }, { minute: 20 }, { minute: 40 }, { minute: 60 }],
    [[4, 3, 2, 1]],
  ],
])("%s", (_, saved, expected) => {
  expect(numbersOf(saved)).toEqual(expected);
});

test("no version is lost or told twice, whatever was saved by whom", () => {
  const saved = Array.from({ length: 40 }, (_, at) => ({
    minute: at * 7,
    writtenBy: at % 5 === 0 ? "ben" : "ada",
    note: at % 7 === 0 ? "why" : null,
    isLandmark: at % 11 === 0,
  }));
  expect(groupSittings(versionsOf(saved)).flat()).toEqual(versionsOf(saved));
});
