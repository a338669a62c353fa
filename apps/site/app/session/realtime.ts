import type { RealtimeMessage } from "@croupier/contracts";
import { randomFraction } from "@croupier/kit/random";

const path = "/realtime";
/** The code the server closes with when the session is over; any other close is an accident. */
const closedSessionEnded = 4401;
const waitMsMin = 1_000;
const waitMsMax = 60_000;

export interface RealtimeNeeds {
  /** Something changed, or something may have been missed: ask again. */
  readonly onChange: () => void;
  /** Pots have grown, or one has dropped. */
  readonly onPots?: () => void;
  /** What may be played changed for everybody. */
  readonly onPlay?: () => void;
  /** The server says that the session is over: there is nothing more to listen to. */
  readonly onEnded: () => void;
  readonly openSocket?: (path: string) => WebSocket;
  /** Between 0 and 1, so that all browsers do not come back at once. */
  readonly random?: () => number;
}

/**
 * Listens for changes and comes back when the line is cut, later each time. The polls go on besides,
 * so a line that never stands costs nothing but freshness.
 */
export function listenForChanges({
  onChange,
  onPots,
  onPlay,
  onEnded,
  openSocket = (path) => new WebSocket(path),
  random = randomFraction,
}: RealtimeNeeds): { close(): void } {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  function open() {
    let seqSeen: number | undefined;
    socket = openSocket(path);
    socket.addEventListener("open", () => {
      // Whatever happened while the line was cut is unknown.
      if (failures > 0) {
        onChange();
        onPlay?.();
      }
      failures = 0;
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message === undefined) return;
      const missed = seqSeen !== undefined && message.seq !== seqSeen + 1;
      seqSeen = message.seq;
      if (missed || message.topic === "balance") onChange();
      if (missed || message.topic === "jackpots") onPots?.();
      if (missed || message.topic === "play") onPlay?.();
    });
    socket.addEventListener("close", ({ code }) => {
      if (closed) return;
      if (code === closedSessionEnded) return onEnded();
      failures += 1;
      retry = setTimeout(open, waitBeforeRetry(failures, random()));
    });
  }

  open();
  return {
    close() {
      closed = true;
      clearTimeout(retry);
      socket?.close();
    },
  };
}

/** Doubles with each failure up to a minute; half of it is chance. */
export function waitBeforeRetry(failures: number, chance: number): number {
  const full = Math.min(waitMsMax, waitMsMin * 2 ** Math.min(failures, 10));
  return full / 2 + (full / 2) * chance;
}

/** What is not a message of the contract is ignored: an older page may hear newer topics. */
export function readMessage(
  data: unknown,
): (Pick<RealtimeMessage, "seq"> & { topic: string }) | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const { topic, seq }: { topic?: unknown; seq?: unknown } = JSON.parse(data);
    return typeof topic === "string" && typeof seq === "number" ? { topic, seq } : undefined;
  } catch {
    return undefined;
  }
}
