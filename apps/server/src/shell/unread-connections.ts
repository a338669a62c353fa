import { randomFraction } from "@croupier/kit/random";
import type { Socket } from "node:net";
import type { Pressure } from "./pressure.ts";

export type UnreadConnections = ReturnType<typeof createUnreadConnections>;

export interface UnreadLimits {
  /** No connection stays unread for longer; each draws its own time between the two. */
  readonly leastMs: number;
  readonly mostMs: number;
}

/** Below the second that is the shortest time to come back: a caller who keeps to it notices nothing. */
const unreadLimits: UnreadLimits = { leastMs: 850, mostMs: 1_000 };
/** A turn that is not used by then is lost: nobody was waiting on that connection. */
const turnMs = 1_000;

/**
 * Connections that are not read for a while, in a flood: what they send stays with the system and then with the sender,
 * and costs this process nothing. They are read again in turn, as there is room, and what was sent meanwhile is let in
 * then. At the end of their time they are read in any case, and let in while there is room for class P1.
 */
export function createUnreadConnections({
  pressure,
  limits = unreadLimits,
}: {
  pressure: Pick<Pressure, "isFlooded" | "room" | "tellWaiters">;
  limits?: UnreadLimits;
}) {
  const unread = new Map<Socket, number>();
  const turns = new WeakMap<Socket, number>();
  let hasTurns = false;
  let looksAhead = false;
  let closed = false;

  function read(socket: Socket): void {
    unread.delete(socket);
    socket.resume();
  }

  function giveTurn(socket: Socket): void {
    hasTurns = true;
    turns.set(socket, performance.now() + turnMs);
    read(socket);
  }

  /** Connections just read again have arrived by the next look, or had nothing to say. */
  function giveTurns(): void {
    looksAhead = false;
    let room = pressure.room("P2");
    if (room <= 0) return;
    for (const socket of unread.keys()) {
      giveTurn(socket);
      if (!socket.destroyed) room -= 1;
      if (room === 0) break;
    }
    lookAhead();
  }

  function lookAhead(): void {
    if (unread.size === 0 || looksAhead) return;
    looksAhead = true;
    setImmediate(giveTurns);
  }

  function readOverdue(): void {
    if (unread.size === 0) return;
    const now = performance.now();
    let room = pressure.room("P1");
    for (const [socket, until] of unread) {
      if (until > now) continue;
      if (room > 0) giveTurn(socket);
      else read(socket);
      room -= 1;
    }
    lookAhead();
  }

  pressure.tellWaiters({ count: () => unread.size, onEnded: lookAhead, onWindow: readOverdue });

  return {
    count: (): number => unread.size,
    /** Leaves a connection unread while there is a flood. Only between two requests: nothing of it may be under way. */
    leave(socket: Socket): void {
      if (closed || socket.destroyed || !pressure.isFlooded()) return;
      const { leastMs, mostMs } = limits;
      unread.set(socket, performance.now() + leastMs + randomFraction() * (mostMs - leastMs));
      socket.pause();
    },
    hasTurn: (socket: Socket): boolean => hasTurns && turns.has(socket),
    /** Whether a request comes over a connection that has just been given its turn. */
    takeTurn(socket: Socket): boolean {
      if (!hasTurns) return false;
      const until = turns.get(socket);
      return until !== undefined && turns.delete(socket) && performance.now() < until;
    },
    /** Reads all of them again, and leaves none unread from now on. */
    close(): void {
      closed = true;
      for (const socket of unread.keys()) read(socket);
    },
  };
}
