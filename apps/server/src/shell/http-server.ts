import { STATUS_CODES, createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { problemOf, problemType } from "./problem-answer.ts";
import type { ProblemCode } from "@croupier/contracts";

export interface HttpLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly headerBytesMax: number;
}

export const httpLimits: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  headerBytesMax: 16 * 1024,
};

/** A listener that waits for nobody for long. */
export function createHttpServer(listener: RequestListener, limits: HttpLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: 65_000,
      maxHeaderSize: limits.headerBytesMax,
      // How often the limits above are looked at; the default of 30 s would make 10 s up to 40.
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 2),
      // Answered below, so that it gets the same shape as every other problem.
      requireHostHeader: false,
      insecureHTTPParser: false,
      noDelay: true,
    },
    listener,
  );
  // Nothing came and nothing could be sent, at two looks in a row: whoever does not read is hung up on.
  server.timeout = limits.requestTimeoutMs;
  return server;
}

/**
 * A target that is no path (a proxy's absolute form, `*`) or a request that names no host, or one
 * that is none, can mean different things to us and to a proxy before us.
 */
export function isAmbiguous(request: IncomingMessage): boolean {
  return request.url?.charCodeAt(0) !== slash || !isHost(request.headers.host);
}

const slash = 0x2f;
/** Names as nearly everybody writes them; the others are looked at closely. */
const plainHost = /^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)*(?::\d{1,4})?$/i;

function isHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  return plainHost.test(host) || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`));
}
/** How long we listen on, so that what we said is not lost with what was still being sent to us. */
const lingerMs = 2_000;

/** Answers bytes that are not HTTP, in the one shape that every other problem has, and hangs up. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { traceId, headers }: { traceId: string; headers: Readonly<Record<string, string>> },
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = statusOf(error);
  const body = JSON.stringify({ ...problemOf(code, traceId), status });
  const lines = Object.entries({
    ...headers,
    "content-type": problemType,
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": traceId,
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  // Closing while bytes arrive would reset the connection, and the answer with it.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function statusOf(error: NodeJS.ErrnoException): { status: number; code: ProblemCode } {
  if (error.code === "HPE_HEADER_OVERFLOW") return { status: 431, code: "too_large" };
  if (error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return { status: 413, code: "too_large" };
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, code: "unreadable_request" };
  return { status: 400, code: "unreadable_request" };
}
