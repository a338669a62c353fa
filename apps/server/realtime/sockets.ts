import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { realtimePath } from "@croupier/contracts";
import type { RealtimeMessage } from "@croupier/contracts";
import type { OwnPages } from "../src/shell/same-origin.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import type { Route } from "../src/shell/route-list.ts";

/** Whom a socket belongs to, as long as the session lives. */
export interface SocketOwner {
  readonly playerId: string;
  /** The session's own key, by which its end is announced. */
  readonly sessionKey: string;
  readonly token: string;
}

export interface SocketsOptions {
  readonly server: Server;
  readonly ownPages: Pick<OwnPages, "isSameOrigin">;
  readonly identify: (request: IncomingMessage) => Promise<SocketOwner | undefined>;
  readonly stillLives: (owner: SocketOwner, request: IncomingMessage) => Promise<boolean>;
  readonly headers: Readonly<Record<string, string>>;
  readonly nextTraceId: () => string;
  readonly onError: (error: unknown) => void;
  readonly limits?: Partial<SocketLimits>;
}

export interface SocketLimits {
  readonly socketsMax: number;
  readonly socketsPerPlayerMax: number;
  readonly messageBytesMax: number;
  readonly bufferedBytesMax: number;
  readonly pingsPerWindowMax: number;
  readonly heartbeatMs: number;
  readonly sessionCheckMs: number;
  /** Sockets told in one turn of the event loop. */
  readonly chunk: number;
}

export const socketLimits: SocketLimits = {
  socketsMax: 18_000,
  socketsPerPlayerMax: 20,
  messageBytesMax: 64 * 1024,
  bufferedBytesMax: 1024 * 1024,
  pingsPerWindowMax: 20,
  heartbeatMs: 25_000,
  sessionCheckMs: 4_000,
  chunk: 200,
};

/** Told to the browser when the session ended; it signs out instead of coming back. */
export const closedSessionEnded = 4401;
const closedPolicy = 1008;
const closedGoingAway = 1001;

interface Member {
  readonly socket: WebSocket;
  readonly owner: SocketOwner;
  readonly request: IncomingMessage;
  seq: number;
  pings: number;
  alive: boolean;
}

export type Sockets = ReturnType<typeof createSockets>;

export function createSockets(options: SocketsOptions) {
  const limits = { ...socketLimits, ...options.limits };
  const members = new Set<Member>();
  const byPlayer = new Map<string, Set<Member>>();
  const dropped = { slow: 0, silent: 0, misbehaved: 0, session: 0, full: 0 };
  let stopping = false;
  const hub = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytesMax,
    perMessageDeflate: false,
    clientTracking: false,
  });

  options.server.on("upgrade", (request, socket, head) => {
    admit(request, socket, head).catch((error: unknown) => {
      options.onError(error);
      socket.destroy();
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (code: Parameters<typeof refuseUpgrade>[1]): void =>
      refuseUpgrade(socket, code, { traceId: options.nextTraceId(), headers: options.headers });
    // A peer that resets while we look it up must not bring the process down.
    socket.on("error", ignoreReset);
    if (request.url?.split("?", 1)[0] !== realtimePath) return refuse("not_found");
    if (request.method !== "GET") return refuse("method_not_allowed");
    if (!options.ownPages.isSameOrigin(request)) return refuse("cross_site_write");
    if (stopping || members.size >= limits.socketsMax) {
      dropped.full += 1;
      return refuse("overloaded");
    }
    const owner = await options.identify(request);
    if (owner === undefined) return refuse("not_signed_in");
    if ((byPlayer.get(owner.playerId)?.size ?? 0) >= limits.socketsPerPlayerMax) {
      return refuse("too_many_requests");
    }
    if (socket.destroyed) return;
    socket.off("error", ignoreReset);
    hub.handleUpgrade(request, socket, head, (accepted) => welcome(accepted, owner, request));
  }

  function welcome(socket: WebSocket, owner: SocketOwner, request: IncomingMessage): void {
    const member: Member = { socket, owner, request, seq: 0, pings: 0, alive: true };
    members.add(member);
    const own = byPlayer.get(owner.playerId) ?? new Set<Member>();
    byPlayer.set(owner.playerId, own.add(member));
    socket.on("close", () => {
      members.delete(member);
      own.delete(member);
      if (own.size === 0) byPlayer.delete(owner.playerId);
    });
    // A frame that breaks the protocol has already closed this socket with its own code.
    socket.on("error", () => undefined);
    socket.on("pong", () => {
      member.alive = true;
    });
    socket.on("ping", () => {
      member.pings += 1;
      if (member.pings > limits.pingsPerWindowMax) misbehaved(member, "too many pings");
    });
    // No message of a player has a meaning yet, so each is one too many.
    socket.on("message", () => misbehaved(member, "unknown message"));
  }

  function misbehaved(member: Member, reason: string): void {
    dropped.misbehaved += 1;
    member.socket.close(closedPolicy, reason);
  }

  function tell(member: Member, topic: RealtimeMessage["topic"]): void {
    if (member.socket.bufferedAmount > limits.bufferedBytesMax) {
      dropped.slow += 1;
      member.socket.terminate();
      return;
    }
    member.seq += 1;
    const message: RealtimeMessage = { topic, seq: member.seq };
    member.socket.send(JSON.stringify(message));
  }

  /** Some sockets a turn, so that telling everybody does not hold up everybody. */
  async function inChunks(all: Iterable<Member>, act: (member: Member) => void): Promise<void> {
    let done = 0;
    for (const member of all) {
      if (member.socket.readyState === member.socket.OPEN) act(member);
      done += 1;
      if (done % limits.chunk === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const heartbeat = setInterval(() => {
    void inChunks(members, (member) => {
      if (!member.alive) {
        dropped.silent += 1;
        member.socket.terminate();
        return;
      }
      member.alive = false;
      member.pings = 0;
      member.socket.ping();
    });
  }, limits.heartbeatMs);
  heartbeat.unref();

  /** Sessions also end by time, which nobody announces. One look-up a session, not a socket. */
  async function closeEnded(): Promise<void> {
    const verdicts = new Map<string, Promise<boolean>>();
    for (const member of members) {
      const { owner, request } = member;
      const verdict = verdicts.get(owner.sessionKey) ?? options.stillLives(owner, request);
      verdicts.set(owner.sessionKey, verdict);
      if (!(await verdict)) endSession(member);
    }
  }

  let checking = false;
  const sessionCheck = setInterval(() => {
    if (checking) return;
    checking = true;
    closeEnded()
      .catch(options.onError)
      .finally(() => {
        checking = false;
      });
  }, limits.sessionCheckMs);
  sessionCheck.unref();

  function endSession(member: Member): void {
    dropped.session += 1;
    member.socket.close(closedSessionEnded, "session ended");
  }

  return {
    /** Among the routes of the process. */
    routes: [{ method: "UPGRADE", path: realtimePath, file: false }] satisfies Route[],
    tellPlayers: (playerIds: readonly string[], topic: RealtimeMessage["topic"]): Promise<void> =>
      inChunks(
        playerIds.flatMap((id) => [...(byPlayer.get(id) ?? [])]),
        (member) => tell(member, topic),
      ),
    /** After a gap nobody knows what was missed, so everybody looks again. */
    tellEverybody: (topic: RealtimeMessage["topic"]): Promise<void> =>
      inChunks(members, (member) => tell(member, topic)),
    endSessions(sessionKeys: readonly string[]): void {
      const ended = new Set(sessionKeys);
      for (const member of members) if (ended.has(member.owner.sessionKey)) endSession(member);
    },
    state: () => ({ open: members.size, dropped: { ...dropped } }),
    /** Says goodbye to every socket and waits a moment for the answer. */
    async close(graceMs = 1_000): Promise<void> {
      stopping = true;
      clearInterval(heartbeat);
      clearInterval(sessionCheck);
      for (const { socket } of members) socket.close(closedGoingAway, "restarting");
      const until = Date.now() + graceMs;
      while (members.size > 0 && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const { socket } of members) socket.terminate();
    },
  };
}

function ignoreReset(): void {}
