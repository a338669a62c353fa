import type { GameIndex } from "@croupier/contracts";
import { expect, test } from "vitest";

import type { OwnState } from "../casino/own/own-games.ts";
import { choosePlayed } from "./choose-games.ts";

const names = ["crash", "dice", "mines"];
const index = {
  games: names.map((gameId) => ({ gameId })),
} as unknown as GameIndex;

function known(lists: { recent?: string[]; unfinished?: string[] }): OwnState {
  const none = { recent: [], mostPlayed: [], favourites: [], unfinished: [] };
  return { status: "known", ownId: "ana", ...none, ...lists };
}

function choose(own: OwnState, here: readonly string[] = []) {
  const { last, isUnfinished, others } = choosePlayed({ own, index, here }) ?? {};
  return [last?.gameId, isUnfinished, others?.map(({ gameId }) => gameId)];
}

test.each([
  ["the last one is gone on with", { recent: ["dice", "crash"] }, ["dice", false, ["crash"]]],
  [
    "a round that waits comes first, whatever was played since",
    { recent: ["dice", "crash"], unfinished: ["mines"] },
    ["mines", true, ["dice", "crash"]],
  ],
  [
    "a game with a round that waits is shown once",
    { recent: ["dice", "crash"], unfinished: ["dice"] },
    ["dice", true, ["crash"]],
  ],
  [
    "one that is gone is left out",
    { recent: ["gone", "dice", "crash"] },
    ["dice", false, ["crash"]],
  ],
  ["the only one is shown once", { recent: ["dice"] }, ["dice", false, []]],
  ["where all are gone there is none", { recent: ["gone"] }, [undefined, false, []]],
])("%s", (_, lists, shown) => {
  expect(choose(known(lists))).toEqual(shown);
});

test("while the server does not answer, it is what this browser remembers", () => {
  expect(choose({ status: "failed" }, ["crash", "mines"])).toEqual(["crash", false, ["mines"]]);
});

test("nothing is said of lists that are on their way", () => {
  expect(choosePlayed({ own: { status: "none" }, index, here: ["crash"] })).toBeUndefined();
  const own = known({ recent: ["dice"] });
  expect(choosePlayed({ own, index: undefined, here: [] })).toBeUndefined();
});
