import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { warnAheadMs, watchSession, type Warning } from "./watch-session.ts";

const idleMs = 30 * 60_000;

/** A server's session, and everything a page said about it. */
function watchOne({ skewMs = 0, absoluteMs = 12 * 3_600_000 } = {}) {
  const serverNow = () => Date.now() + skewMs;
  const endsAt = serverNow() + absoluteMs;
  let lastMove = serverNow();
  let asked = 0;
  let isOnline = true;
  const said: (Warning | undefined | "ended")[] = [];
  const idleEndsAt = () => Math.min(lastMove + idleMs, endsAt);
  const ends = () => ({
    now: new Date(serverNow()).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    idleEndsAt: new Date(idleEndsAt()).toISOString(),
  });
  const watch = watchSession({
    ends: ends(),
    async ask() {
      asked += 1;
      if (!isOnline) throw new TypeError("there is no connection");
      return serverNow() < idleEndsAt() ? ends() : undefined;
    },
    onWarning: (warning) => said.push(warning),
    onEnded: () => {
      said.push("ended");
      watch.close();
    },
  });
  return {
    watch,
    said: () => said.at(-1),
    asked: () => asked,
    move: () => (lastMove = serverNow()),
    goOffline: () => (isOnline = false),
  };
}

describe("the end of a session", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([0, 7_200_000, -7_200_000])(
    "is warned of two minutes ahead and counted down, with a clock wrong by %d ms",
    async (skewMs) => {
      const { said, asked } = watchOne({ skewMs });
      await vi.advanceTimersByTimeAsync(idleMs - warnAheadMs - 1_000);
      expect([said(), asked()]).toEqual([undefined, 0]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(said()).toEqual({ secondsLeft: 120, canStay: true });
      await vi.advanceTimersByTimeAsync(45_000);
      expect(said()).toEqual({ secondsLeft: 75, canStay: true });
      await vi.advanceTimersByTimeAsync(80_000);
      expect(said()).toBe("ended");
    },
  );

  it("moves when another tab moved, before anything is shown and while it is", async () => {
    const { said, move } = watchOne();
    await vi.advanceTimersByTimeAsync(idleMs - warnAheadMs - 60_000);
    move();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(idleMs - warnAheadMs - 60_000);
    expect(said()).toMatchObject({ canStay: true });
    move();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(said()).toBeUndefined();
  });

  it("is asked for at once when the player stays", async () => {
    const { said, move, watch } = watchOne();
    await vi.advanceTimersByTimeAsync(idleMs - 30_000);
    move();
    await watch.ask();
    expect(said()).toBeUndefined();
  });

  it("cannot be moved at the longest that a session lasts", async () => {
    const { said } = watchOne({ absoluteMs: idleMs });
    await vi.advanceTimersByTimeAsync(idleMs - 60_000);
    expect(said()).toEqual({ secondsLeft: 60, canStay: false });
  });

  it("is noticed by a computer that slept through it", async () => {
    const { said, watch } = watchOne();
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    watch.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toBe("ended");
  });

  it("is counted to zero and no further without a connection, and never claimed", async () => {
    const { said, goOffline } = watchOne();
    goOffline();
    await vi.advanceTimersByTimeAsync(idleMs + 60_000);
    expect(said()).toEqual({ secondsLeft: 0, canStay: true });
  });

  it("is followed no longer once the page has let go", async () => {
    const { asked, watch } = watchOne();
    watch.close();
    await vi.advanceTimersByTimeAsync(idleMs * 2);
    expect(asked()).toBe(0);
  });
});
