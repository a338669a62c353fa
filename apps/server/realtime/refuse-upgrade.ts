import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@croupier/contracts";
import { problemOf, problemType } from "../src/shell/problem-answer.ts";

/** Answers an upgrade with a problem, as any call would be answered, and hangs up. */
export function refuseUpgrade(
  socket: Duplex,
  code: ProblemCode,
  { traceId, headers }: { traceId: string; headers: Readonly<Record<string, string>> },
): void {
  const problem = problemOf(code, traceId);
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    "content-type": problemType,
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": traceId,
    ...(problem.status === 503 || problem.status === 429 ? { "retry-after": "5" } : {}),
    ...(problem.status === 405 ? { allow: "GET" } : {}),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  socket.end(`${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
