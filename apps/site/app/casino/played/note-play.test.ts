import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { mostPlayedHere } from "./most-played.ts";
import { notePlay, type RecordCalls } from "./note-play.ts";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

/** A server that answers with this status; 0 is a network that fails. */
function answering(status: number) {
  const recordPlay = vi.fn(async () => {
    if (status === 0) throw new Error("the network is gone");
    return { ok: status === 202, status } as never;
  });
  return { recordPlay, ownId: async () => "ana" } satisfies RecordCalls;
}

test("[S7.20] the play of a player is recorded here and on the server", async () => {
  const calls = answering(202);
  await notePlay("dice", { signedIn: true }, calls);
  expect(calls.recordPlay).toHaveBeenCalledExactlyOnceWith({
    params: { session: "ana" },
    body: { gameId: "dice" },
  });
  expect(mostPlayedHere()).toEqual(["dice"]);
  expect(log).not.toHaveBeenCalled();
});

test("[S8.8] any other status is logged with it, and nobody is told", async () => {
  for (const status of [200, 404, 500, 0]) {
    log.mockClear();
    await notePlay("dice", { signedIn: true }, answering(status));
    expect(log.mock.calls, String(status)).toEqual([["Unable to save last game opened", status]]);
  }
});

test("the play of a visitor is nobody's but this browser's", async () => {
  const calls = answering(202);
  await notePlay("dice", { signedIn: false }, calls);
  expect(calls.recordPlay).not.toHaveBeenCalled();
  expect(mostPlayedHere()).toEqual(["dice"]);
});
