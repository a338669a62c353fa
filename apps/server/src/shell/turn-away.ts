import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pressure, ShedClass } from "./pressure.ts";
import { problemOf, problemType } from "./problem-answer.ts";

export interface TurnAwayOptions {
  readonly pressure: Pressure;
  readonly routes: readonly { method: string; path: string; shed: ShedClass }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly nextTraceId: () => string;
}

export type TurnAway = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Sheds calls before the framework sees them. A no has to cost a small part of a yes: a server that
 * is asked three times what it can do and spends a fifth of a call on each no has nothing left for
 * the calls it takes. An address spelt in an odd way passes here and is shed where it is mounted.
 */
export function createTurnAway(options: TurnAwayOptions): TurnAway {
  const { pressure } = options;
  const classOf = createClassTable(options.routes);
  const fixed = Object.entries({
    ...options.headers,
    "cache-control": "no-store",
    "content-type": problemType,
  }).flat();

  return (request, response) => {
    if (!pressure.isStrained()) return false;
    const shedClass = classOf(request.method === "HEAD" ? "GET" : request.method, request.url);
    if (shedClass === undefined || !pressure.mustShed(shedClass)) return false;
    const traceId = options.nextTraceId();
    const body = JSON.stringify(problemOf("overloaded", traceId));
    response.writeHead(503, [
      ...fixed,
      "x-request-id",
      traceId,
      "retry-after",
      String(pressure.retryAfterSeconds()),
      "content-length",
      String(Buffer.byteLength(body)),
    ]);
    // Its letters are plain, and so it leaves in one write with the headers.
    response.end(body, "latin1");
    return true;
  };
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
