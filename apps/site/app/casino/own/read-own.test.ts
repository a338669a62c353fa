import { beforeEach, expect, test, vi } from "vitest";

import { changeOwn, forgetOwn, ownNow, sayRoundEnded } from "./own-games.ts";
import { readOwn, type OwnCalls } from "./read-own.ts";

const lists = {
  recent: ["crash", "dice"],
  mostPlayed: [{ id: "dice", count: 3 }],
  favourites: ["mines"],
  unfinished: ["blackjack-21"],
};

beforeEach(forgetOwn);

function answering(status = 200) {
  const ownGames = vi.fn<OwnCalls["ownGames"]>(async () =>
    status === 200
      ? ({ ok: true, status, value: lists } as never)
      : ({ ok: false, status } as never),
  );
  return { ownGames, ownId: async () => "ana" } satisfies OwnCalls;
}

test("the lists of a player are asked for once by all the cards of a page", async () => {
  const calls = answering();
  await Promise.all([readOwn({}, calls), readOwn({}, calls)]);
  await readOwn({}, calls);
  expect(calls.ownGames).toHaveBeenCalledExactlyOnceWith({ params: { session: "ana" } });
  expect(ownNow()).toEqual({ status: "known", ownId: "ana", ...lists, mostPlayed: ["dice"] });
});

test("the page that shows them asks anew, and keeps what it has where nobody answers", async () => {
  await readOwn({}, answering());
  const down = answering(503);
  await readOwn({ fresh: true }, down);
  expect(down.ownGames).toHaveBeenCalledOnce();
  expect(ownNow()).toMatchObject({ status: "known", recent: ["crash", "dice"] });
});

test("lists that were never had are said to have failed", async () => {
  await readOwn({}, answering(500));
  expect(ownNow()).toEqual({ status: "failed" });
});

test("a heart that is pressed while the lists are on their way is newer than they are", async () => {
  await readOwn({}, answering());
  const calls = answering();
  const read = readOwn({ fresh: true }, calls);
  await vi.waitFor(() => expect(calls.ownGames).toHaveBeenCalled());
  changeOwn({ favourites: [] });
  await read;
  expect(ownNow()).toMatchObject({ favourites: [] });
});

test("a round that is seen to its end waits for nobody", async () => {
  await readOwn({}, answering());
  sayRoundEnded("blackjack-21");
  expect(ownNow()).toMatchObject({ unfinished: [] });
});
