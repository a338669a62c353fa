import type { Endpoint } from "@croupier/contracts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createEarlyRefusal } from "./early-refusal.ts";
import type { Pressure, ShedClass } from "./pressure.ts";
import { problemOf, problemType } from "./problem-answer.ts";
import type { UnreadConnections } from "./unread-connections.ts";

export interface TurnAwayOptions {
  readonly pressure: Pressure;
  readonly unread: UnreadConnections;
  readonly routes: readonly Sheddable[];
  readonly headers: Readonly<Record<string, string>>;
  readonly nextTraceId: () => string;
}

type Sheddable = Pick<Endpoint, "shed"> &
  Partial<Pick<Endpoint, "access" | "etag">> & {
    readonly method: string;
    readonly path: string;
  };

export type TurnAway = ReturnType<typeof createTurnAway>;

/**
 * Sheds calls before the framework sees them. A no has to cost a small part of a yes: a server that
 * is asked three times what it can do and spends a fifth of a call on each no has nothing left for
 * the calls it takes. An address spelt in an odd way passes here and is shed where it is mounted.
 */
export function createTurnAway(options: TurnAwayOptions) {
  const { pressure, unread } = options;
  const classOf = createClassTable(options.routes);
  const { before, after, bytes } = splitProblem();
  const fixed = Object.entries({
    ...options.headers,
    "cache-control": "no-store",
    "content-type": problemType,
    "content-length": String(bytes),
  });
  const lines = fixed.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  // What may stand ready is looked up first, further on.
  const earlyClassOf = createClassTable(options.routes.filter((route) => !mayBeReady(route)));
  const tellTime = createClock();
  const early = createEarlyRefusal(({ method, url, socket }) => {
    if (unread.hasTurn(socket) || !pressure.isStrained()) return undefined;
    const shedClass = earlyClassOf(method, url);
    if (shedClass === undefined || !pressure.mustTurnAway(shedClass)) return undefined;
    unread.leave(socket);
    const traceId = options.nextTraceId();
    return `${firstLine}${lines}date: ${tellTime()}\r\nx-request-id: ${traceId}\r\nretry-after: ${pressure.retryAfterSeconds()}\r\n${keepAlive}\r\n${before}${traceId}${after}`;
  });

  /** Between two requests of theirs; a body on its way or an earlier answer is never held up. */
  function afterwards(
    request: IncomingMessage,
    response: ServerResponse,
    act: (socket: Socket) => void,
  ): void {
    const { socket, headers } = request;
    const isFirst = response.socket !== null;
    const hasBody = "content-length" in headers || "transfer-encoding" in headers;
    if (isFirst && !hasBody) response.once("close", () => act(socket));
  }

  function refuse(request: IncomingMessage, response: ServerResponse): boolean {
    const hasTurn = unread.takeTurn(request.socket);
    if (!hasTurn && !pressure.isStrained()) return false;
    const shedClass = classOf(request.method === "HEAD" ? "GET" : request.method, request.url);
    if (shedClass === undefined) return false;
    if (hasTurn) {
      pressure.letIn(request);
      // In a flood it waits for its next turn.
      if (shedClass !== "P0" && pressure.isFlooded()) afterwards(request, response, unread.leave);
      return false;
    }
    if (!pressure.mustTurnAway(shedClass, request)) return false;
    afterwards(request, response, (socket) => {
      early.watch(socket);
      unread.leave(socket);
    });
    const traceId = options.nextTraceId();
    response.writeHead(503, [
      ...fixed.flat(),
      "x-request-id",
      traceId,
      "retry-after",
      String(pressure.retryAfterSeconds()),
    ]);
    // Its letters are plain, and so it leaves in one write with the headers.
    response.end(before + traceId + after, "latin1");
    return true;
  }

  return { refuse, saw: early.saw };
}

const firstLine = "HTTP/1.1 503 Service Unavailable\r\n";
const keepAlive = "connection: keep-alive\r\nkeep-alive: timeout=65\r\n";

function mayBeReady({ method, access, etag }: Sheddable): boolean {
  return method === "GET" && access === "public" && etag === true;
}

/** The date of an answer, written once a second. */
function createClock(): () => string {
  let second = 0;
  let text = "";
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) text = new Date(now * 1_000).toUTCString();
    second = now;
    return text;
  };
}

/** The answer around its trace, which is always as long. */
function splitProblem() {
  const mark = "0".repeat(32);
  const body = JSON.stringify(problemOf("overloaded", mark));
  const [before = "", after = ""] = body.split(mark);
  return { before, after, bytes: Buffer.byteLength(body) };
}

/** Plain paths are looked up, those with parameters matched: few calls have any. */
function createClassTable(routes: TurnAwayOptions["routes"]) {
  const plain = new Map<string, ShedClass>();
  const patterns: { method: string; pattern: RegExp; shed: ShedClass }[] = [];
  for (const { method, path, shed } of routes) {
    if (!path.includes("/:")) plain.set(`${method} ${path}`, shed);
    else {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
      patterns.push({ method, pattern, shed });
    }
  }
  return (method = "", url = ""): ShedClass | undefined => {
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    return (
      plain.get(`${method} ${path}`) ??
      patterns.find((one) => one.method === method && one.pattern.test(path))?.shed
    );
  };
}
