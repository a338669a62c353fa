import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { BoardNow, Casino, FlightSeat, GameSession } from "@croupier/casino";
import { flightAsk, type FlightAsk, type FlightSay } from "@croupier/contracts";
import { flightsPath } from "@croupier/contracts/play-addresses";
import { multipleAt, type CrashConfig } from "@croupier/game-crash/rules";
import type { Clock } from "@croupier/kit/time";
import type { Place } from "@croupier/policy";
import { WebSocketServer, type WebSocket } from "ws";
import { refuseUpgrade } from "../../realtime/refuse-upgrade.ts";
import type { OwnPages } from "../../src/shell/same-origin.ts";
import { crowdOf, openFlightBoard, shownOf, type FlightBoardView } from "./flight-board.ts";
import type { PresentOf } from "../game-subject.ts";
import type { FlightTower } from "./flight-tower.ts";
import { flightLimits, type FlightLimits } from "./flight-limits.ts";
import { frameOnce } from "./frame-once.ts";

/** The game session is over: the frame has to be launched again. */
const closedSessionOver = 4401;
const closedPolicy = 1008;
/** Each of them is signed as it is told: so many hold up nobody. */
const endedTogether = 20;
const closedGoingAway = 1001;
/** After so long a look at the board has begun and ended that knows what a newcomer did before. */
const newMs = 3_000;

export interface FlightSocketsOptions {
  readonly server: Server;
  readonly casino: Pick<Casino, "frame" | "flights">;
  readonly tower: FlightTower;
  readonly ownPages: Pick<OwnPages, "isSameOrigin">;
  readonly presentOf: PresentOf;
  readonly clock: Clock;
  readonly headers: Readonly<Record<string, string>>;
  readonly nextTraceId: () => string;
  readonly reportError: (error: unknown) => void;
  /** Told to every process: whoever writes hears it. */
  readonly announceLanding: (roundId: string) => void;
  readonly limits?: Partial<FlightLimits>;
}

interface Member {
  readonly socket: WebSocket;
  /** What the socket speaks over: for what everybody is told in the same bytes. */
  readonly wire: Duplex;
  /** Where it was opened from: a device that moves to another network opens another. */
  readonly present: Place;
  session: GameSession | undefined;
  token: string;
  /** The rounds it was last told are its player's. */
  own: string;
  asks: number;
  alive: boolean;
}

interface Room {
  readonly board: FlightBoardView;
  readonly members: Set<Member>;
  /** Members that joined a moment ago, and when: what they were told may be older than their last bet. */
  readonly newcomers: Map<Member, number>;
  ticking: NodeJS.Timeout | undefined;
}

export type FlightSockets = ReturnType<typeof createFlightSockets>;

/** Sockets of those who watch flights, and what each is told. */
export function createFlightSockets(options: FlightSocketsOptions) {
  const limits = { ...flightLimits, ...options.limits };
  const { casino, tower, clock, reportError } = options;
  const { flights, frame } = casino;
  const members = new Set<Member>();
  const rooms = new Map<string, Room>();
  const byPlayer = new Map<string, Set<Member>>();
  const hub = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytesMax,
    perMessageDeflate: false,
    clientTracking: false,
  });
  let stopping = false;

  options.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (code: Parameters<typeof refuseUpgrade>[1]): void =>
      refuseUpgrade(socket, code, { traceId: options.nextTraceId(), headers: options.headers });
    socket.on("error", ignoreReset);
    if (request.url?.split("?", 1)[0] !== flightsPath) return refuse("not_found");
    if (request.method !== "GET") return refuse("method_not_allowed");
    if (!options.ownPages.isSameOrigin(request)) return refuse("cross_site_write");
    if (stopping || members.size >= limits.socketsMax) return refuse("overloaded");
    socket.off("error", ignoreReset);
    hub.handleUpgrade(request, socket, head, (opened) => {
      welcome(opened, { wire: socket, present: options.presentOf(request) });
    });
  });

  function welcome(socket: WebSocket, from: Pick<Member, "wire" | "present">): void {
    const member: Member = {
      ...from,
      socket,
      session: undefined,
      token: "",
      own: "",
      asks: 0,
      alive: true,
    };
    members.add(member);
    const waiting = setTimeout(() => {
      if (member.session === undefined) socket.close(closedPolicy, "nobody joined");
    }, limits.joinWithinMs);
    socket.on("close", () => {
      clearTimeout(waiting);
      leaveRoom(member);
    });
    // A frame that breaks the protocol has already closed this socket with its own code.
    socket.on("error", () => undefined);
    socket.on("pong", () => {
      member.alive = true;
    });
    socket.on("message", (data, isBinary) => {
      member.asks += 1;
      const asked = isBinary ? undefined : readAsk(String(data));
      if (asked === undefined || member.asks > limits.asksPerWindowMax) {
        return socket.close(closedPolicy, "unknown message");
      }
      hear(member, asked).catch((error: unknown) => {
        reportError(error);
        if (asked.ask === "board" || asked.ask === "leave") {
          const about = asked.ask === "board" ? asked.playId : asked.round;
          tell(member, { say: "refused", about, code: "internal_error" });
        }
      });
    });
  }

  function leaveRoom(member: Member): void {
    members.delete(member);
    const { session } = member;
    if (session === undefined) return;
    const own = byPlayer.get(session.playerId);
    own?.delete(member);
    if (own?.size === 0) byPlayer.delete(session.playerId);
    const room = rooms.get(session.game);
    room?.members.delete(member);
    room?.newcomers.delete(member);
    if (room !== undefined && room.members.size === 0) {
      clearTimeout(room.ticking);
      room.board.close();
      rooms.delete(session.game);
    }
  }

  async function hear(member: Member, asked: FlightAsk): Promise<void> {
    if (asked.ask === "join") return join(member, asked.token);
    // Whoever signed out elsewhere plays no more, and whoever plays is there.
    const { present } = member;
    const session = await frame.findSession(member.token, { touch: true, present });
    if (session === undefined || member.session === undefined) {
      return member.socket.close(closedSessionOver, "game session over");
    }
    if (asked.ask === "land") {
      // By the round alone: it is the player's own, or nothing comes of it.
      if (!isTheirs(session, asked.round)) return;
      if (!tower.land(session.game, asked.round)) options.announceLanding(asked.round);
      return;
    }
    const [about, answer] =
      asked.ask === "board"
        ? [asked.playId, await flights.board(session, asked)]
        : [asked.round, await flights.leave(session, asked.round)];
    if (!answer.ok) return tell(member, { say: "refused", about, code: answer.refusal.code });
    tellPlayer(session.playerId, { say: "round", round: answer.value });
    rooms.get(session.game)?.board.look();
  }

  function isTheirs({ game, playerId }: GameSession, roundId: string): boolean {
    const seats = rooms.get(game)?.board.read()?.seats ?? [];
    return seats.some((seat) => seat.roundId === roundId && seat.playerId === playerId);
  }

  async function join(member: Member, token: string): Promise<void> {
    const { present } = member;
    const session = member.session ?? (await frame.findSession(token, { touch: false, present }));
    if (session === undefined) return member.socket.close(closedSessionOver, "game session over");
    const isShared = await flights.isShared(session.game);
    // Nothing is waited for from here on: two that join at once are both among their player's.
    if (member.session !== undefined || member.socket.readyState !== member.socket.OPEN) return;
    const own = byPlayer.get(session.playerId) ?? new Set<Member>();
    if (own.size >= limits.socketsPerPlayerMax || !isShared) {
      return member.socket.close(closedPolicy, "no flights for this session");
    }
    member.session = session;
    member.token = token;
    byPlayer.set(session.playerId, own.add(member));
    const room = rooms.get(session.game) ?? openRoom(session.game);
    room.members.add(member);
    tower.run(session.game);
    room.newcomers.set(member, performance.now());
    const now = room.board.read();
    if (now !== undefined) await tellBoard(member, session, now);
    room.board.look();
  }

  /** Tells those who joined a moment ago the board again where it was older than a bet of theirs. */
  async function tellNewcomers(room: Room, now: BoardNow): Promise<void> {
    for (const [member, joinedAt] of room.newcomers) {
      const { session } = member;
      if (performance.now() - joinedAt > newMs) room.newcomers.delete(member);
      if (session !== undefined && member.own !== ownIn(now, session)) {
        await tellBoard(member, session, now);
      }
    }
  }

  async function tellBoard(member: Member, session: GameSession, now: BoardNow): Promise<void> {
    const seats = now.seats.filter(({ playerId }) => playerId === session.playerId);
    member.own = ownIn(now, session);
    tell(member, {
      ...boardOf(now),
      you: seats.map(({ name }) => name),
      own: [...(await flights.readPlayed(seats))],
    });
  }

  function boardOf(now: BoardNow) {
    return {
      say: "board" as const,
      now: clock().toISOString(),
      board: now.board,
      crowd: crowdOf(now),
      seats: shownOf(now),
    };
  }

  function openRoom(game: string): Room {
    const room: Room = {
      members: new Set(),
      newcomers: new Map(),
      ticking: undefined,
      board: openFlightBoard({
        game,
        flights,
        reportError,
        onChange({ now, isAnother, seats, ended }) {
          if (isAnother) void announceBoard(room, now).catch(reportError);
          else if (seats !== undefined && (seats.changed.length > 0 || seats.gone.length > 0)) {
            void everybody(room, JSON.stringify(seats));
          }
          if (!isAnother) void tellNewcomers(room, now).catch(reportError);
          void tellEnded(ended).catch(reportError);
          if (now.board.flight.state === "flying" && room.ticking === undefined) tick(game, room);
        },
      }),
    };
    rooms.set(game, room);
    return room;
  }

  /** Everybody the same, but for who they are in it. */
  async function announceBoard(room: Room, now: BoardNow): Promise<void> {
    const names = new Map<string, string[]>();
    for (const { playerId, name } of now.seats) {
      names.set(playerId, [...(names.get(playerId) ?? []), name]);
    }
    const shared = JSON.stringify({ ...boardOf(now), own: null }).slice(0, -1);
    const spell = (you: readonly string[]) => `${shared},"you":${JSON.stringify(you)}}`;
    const toMost = frameOnce(spell([]));
    await inChunks(room.members, (member) => {
      const own = names.get(member.session?.playerId ?? "");
      pass(member, own === undefined ? toMost : frameOnce(spell(own)));
    });
  }

  /** Each as its player is told of it, in parts, so that a crowd that lands together holds up nobody. */
  async function tellEnded(ended: readonly FlightSeat[]): Promise<void> {
    const here = ended.filter(({ playerId }) => byPlayer.has(playerId));
    const landedFirst = here.toSorted(
      (one, other) => Number(other.payout ?? 0n) - Number(one.payout ?? 0n),
    );
    for (let start = 0; start < landedFirst.length; start += endedTogether) {
      const some = landedFirst.slice(start, start + endedTogether);
      const rounds = await flights.readPlayed(some);
      const playerOf = new Map(some.map(({ roundId, playerId }) => [roundId, playerId]));
      for (const round of rounds) {
        tellPlayer(playerOf.get(round.id) ?? "", { say: "round", round });
      }
    }
  }

  /** The multiple by our clock, evenly, as long as it is known to rise. */
  function tick(game: string, room: Room): void {
    const now = room.board.read();
    const at = clock();
    if (now?.tookOffAt === undefined || now.board.flight.state !== "flying") {
      room.ticking = undefined;
      return;
    }
    const flownMs = Math.max(0, at.getTime() - now.tookOffAt.getTime());
    const { number } = now.board.flight;
    const ceilingMs = tower.ceilingMs(game, number) ?? Number.POSITIVE_INFINITY;
    if (flownMs < ceilingMs && at < now.writtenUntil) {
      const multiple = multipleAt(now.config as CrashConfig, flownMs);
      const said = { say: "tick", number, flownMs, multiple, now: at.toISOString() } as const;
      void everybody(room, JSON.stringify(said));
    }
    const untilNextMs = limits.tickMs - (flownMs % limits.tickMs);
    room.ticking = setTimeout(() => tick(game, room), untilNextMs);
  }

  function everybody(room: Room, text: string): Promise<void> {
    const frame = frameOnce(text);
    return inChunks(room.members, (member) => pass(member, frame));
  }

  function tellPlayer(playerId: string, said: FlightSay): void {
    const frame = frameOnce(JSON.stringify(said));
    for (const member of byPlayer.get(playerId) ?? []) pass(member, frame);
  }

  function tell(member: Member, said: FlightSay): void {
    pass(member, frameOnce(JSON.stringify(said)));
  }

  /** In one piece, between two messages of the socket's own: those are never compressed and never wait. */
  function pass({ socket, wire }: Member, frame: Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.bufferedBytesMax) return socket.terminate();
    wire.write(frame);
  }

  async function inChunks(all: Iterable<Member>, act: (member: Member) => void): Promise<void> {
    let done = 0;
    for (const member of all) {
      act(member);
      done += 1;
      if (done % limits.chunk === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const heartbeat = setInterval(() => {
    void inChunks(members, (member) => {
      if (!member.alive) return member.socket.terminate();
      member.alive = false;
      member.asks = 0;
      member.socket.ping();
    });
    void closeEnded().catch(reportError);
  }, limits.heartbeatMs);
  heartbeat.unref();

  /** A signing in that ended elsewhere ends the watching too. */
  async function closeEnded(): Promise<void> {
    for (const member of members) {
      if (member.session === undefined) continue;
      const { token, present } = member;
      const session = await frame.findSession(token, { touch: false, present });
      if (session === undefined) member.socket.close(closedSessionOver, "game session over");
    }
  }

  return {
    routes: [{ method: "UPGRADE", path: flightsPath, file: false }],
    isWatched: (game: string): boolean => rooms.has(game),
    /** Something of the game's flights was committed, here or elsewhere. */
    look: (game: string): void => rooms.get(game)?.board.look(),
    lookAtAll(): void {
      for (const { board } of rooms.values()) board.look();
    },
    open: () => members.size,
    async close(graceMs = 1_000): Promise<void> {
      stopping = true;
      clearInterval(heartbeat);
      for (const { socket } of members) socket.close(closedGoingAway, "restarting");
      const until = Date.now() + graceMs;
      while (members.size > 0 && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const { socket } of members) socket.terminate();
    },
  };
}

/** The rounds of a player in a flight, spelt so that two can be compared. */
function ownIn({ seats }: BoardNow, { playerId }: GameSession): string {
  const own = seats.filter((seat) => seat.playerId === playerId);
  return own.map(({ roundId }) => roundId).join(" ");
}

function readAsk(text: string): FlightAsk | undefined {
  try {
    const read = flightAsk.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function ignoreReset(): void {}
