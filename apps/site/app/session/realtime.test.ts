import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { listenForChanges, readMessage, waitBeforeRetry } from "./realtime.ts";

class FakeSocket extends EventTarget {
  closed = false;
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

function listen() {
  const sockets: FakeSocket[] = [];
  const onChange = vi.fn<() => void>();
  const onEnded = vi.fn<() => void>();
  const listening = listenForChanges({
    onChange,
    onEnded,
    random: () => 0,
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      // Only what the listener uses: events and close.
      return socket as unknown as WebSocket;
    },
  });
  return { sockets, onChange, onEnded, listening };
}

describe("the realtime line", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks again when the balance changed", () => {
    const { sockets, onChange } = listen();
    sockets[0]?.say({ topic: "balance", seq: 1 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("asks again when a message was missed, whatever its topic", () => {
    const { sockets, onChange } = listen();
    sockets[0]?.say({ topic: "weather", seq: 1 });
    expect(onChange).not.toHaveBeenCalled();
    sockets[0]?.say({ topic: "weather", seq: 3 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("comes back after the line was cut, and asks for what happened meanwhile", () => {
    const { sockets, onChange } = listen();
    sockets[0]?.dispatchEvent(new Event("close"));
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]?.dispatchEvent(new Event("open"));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("does not come back when the server says that the session is over", () => {
    const { sockets, onEnded } = listen();
    sockets[0]?.dispatchEvent(Object.assign(new Event("close"), { code: 4401 }));
    vi.advanceTimersByTime(120_000);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
  });

  it("stays closed when it was closed on purpose", () => {
    const { sockets, listening } = listen();
    listening.close();
    sockets[0]?.dispatchEvent(new Event("close"));
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("waits longer each time, up to a minute", () => {
    expect([1, 2, 3, 9, 99].map((failures) => waitBeforeRetry(failures, 1))).toEqual([
      2_000, 4_000, 8_000, 60_000, 60_000,
    ]);
    expect(waitBeforeRetry(1, 0)).toBe(1_000);
  });

  it.each(["", "{", "null", '{"topic":1,"seq":1}', '{"topic":"balance"}', 7])(
    "ignores what is no message: %j",
    (data) => {
      expect(readMessage(data)).toBeUndefined();
    },
  );
});
