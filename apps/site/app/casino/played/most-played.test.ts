import { expect, test, vi } from "vitest";

import { countPlay, mostPlayedHere, notePlayHere, readPlayed, recentHere } from "./most-played.ts";

function keepIn(kept: Map<string, string>) {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}

test("[S4.18] [S9.14] the count of a game starts at 1 and rises by 1 per play", () => {
  const once = countPlay([], "dice");
  expect(once).toEqual([{ id: "dice", count: 1 }]);
  expect(countPlay(countPlay(once, "crash"), "dice")).toEqual([
    { id: "dice", count: 2 },
    { id: "crash", count: 1 },
  ]);
});

test("[S3.26] [S9.14] the record is kept under most-played, as a list of id and count", () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  notePlayHere("dice");
  notePlayHere("crash");
  notePlayHere("crash");
  expect(JSON.parse(kept.get("most-played") ?? "")).toEqual([
    { id: "dice", count: 1 },
    { id: "crash", count: 2 },
  ]);
  expect(mostPlayedHere()).toEqual(["crash", "dice"]);
  expect(recentHere()).toEqual(["crash", "dice"]);
});

test("[S8.12] a browser that keeps no most-played record only logs", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: (name: string) => {
      throw new Error(`${name} cannot be kept`);
    },
  });
  expect(() => notePlayHere("dice")).not.toThrow();
  expect(log.mock.calls).toEqual([
    ["Unable to save most played games", new Error("most-played cannot be kept")],
  ]);
  log.mockRestore();
});

test.each([null, "", "{}", "[1]", '[{"id":1,"count":1}]', '[{"id":"a","count":-1}]', "[{"])(
  "what is no record is none: %j",
  (text) => {
    expect(readPlayed(text)).toEqual([]);
  },
);
