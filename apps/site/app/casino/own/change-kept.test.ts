import { beforeEach, expect, test, vi } from "vitest";

import { changeKept, type KeepCalls } from "./change-kept.ts";
import { forgetOwn, ownNow, tellOwn } from "./own-games.ts";

const nothing = { recent: [], mostPlayed: [], unfinished: [] };
const favourites = () => {
  const own = ownNow();
  return own.status === "known" ? own.favourites : undefined;
};

beforeEach(() => {
  tellOwn({ status: "known", ownId: "ana", ...nothing, favourites: ["crash"] });
});

/** A server that answers with this status, once it is let go; 0 is a network that fails. */
function server(...statuses: readonly number[]) {
  const heard: string[] = [];
  const held: (() => void)[] = [];
  const answer = (what: string) =>
    vi.fn<KeepCalls["keepFavourite"]>(async ({ params: { session, gameId } }) => {
      heard.push(`${what} ${gameId} of ${session}`);
      await new Promise<void>((resolve) => held.push(resolve));
      const status = statuses[heard.length - 1] ?? 204;
      if (status === 0) throw new TypeError("the network is gone");
      return { ok: status === 204, status } as never;
    });
  const calls: KeepCalls = { keepFavourite: answer("keep"), dropFavourite: answer("drop") };
  async function letGo(): Promise<void> {
    await vi.waitFor(() => expect(held).not.toEqual([]));
    held.shift()?.();
  }
  return { calls, heard, letGo };
}

test("a heart that is pressed is shown before the server has answered", async () => {
  const { calls, heard, letGo } = server();
  const taken = changeKept("dice", true, calls);
  expect(favourites()).toEqual(["dice", "crash"]);
  await letGo();
  expect(await taken).toBe(true);
  expect(heard).toEqual(["keep dice of ana"]);
  expect(favourites()).toEqual(["dice", "crash"]);
});

test.each([404, 500, 0])("a heart that is refused with %d is as it was", async (status) => {
  const { calls, letGo } = server(status);
  const taken = changeKept("crash", false, calls);
  expect(favourites()).toEqual([]);
  await letGo();
  expect(await taken).toBe(false);
  expect(favourites()).toEqual(["crash"]);
});

test("pressed again while the first press is under way, the server ends where the page does", async () => {
  const { calls, heard, letGo } = server();
  const first = changeKept("dice", true, calls);
  expect(await changeKept("dice", false, calls)).toBe(true);
  await letGo();
  await letGo();
  expect(await first).toBe(true);
  expect(heard).toEqual(["keep dice of ana", "drop dice of ana"]);
  expect(favourites()).toEqual(["crash"]);
});

test("whoever left meanwhile has nothing undone in the next one's lists", async () => {
  const { calls, letGo } = server(500);
  const taken = changeKept("crash", false, calls);
  tellOwn({ status: "known", ownId: "bert", ...nothing, favourites: [] });
  await letGo();
  expect(await taken).toBe(false);
  expect(favourites()).toEqual([]);
});

test("without lists nothing is kept", async () => {
  forgetOwn();
  const { calls, heard } = server();
  expect(await changeKept("dice", true, calls)).toBe(false);
  expect(heard).toEqual([]);
});
