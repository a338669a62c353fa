import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { createEncodingChooser } from "../../page-cache/accept-encoding.ts";
import { compressAnswers } from "./compression.ts";
import { answerUnreadable, createHttpServer, httpLimits, isAmbiguous } from "./http-server.ts";
import type { HttpLimits } from "./http-server.ts";
import { isJson } from "./media-type.ts";
import type { ShellMetrics } from "./metrics.ts";
import type { Pressure } from "./pressure.ts";
import { ProblemError, problemOf, problemType } from "./problem-answer.ts";
import type { ProblemFacts } from "./problem-answer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { readStrictJson } from "./strict-json.ts";
import { callersTraceId, createTraceIds } from "./trace-id.ts";
import type { TurnAway } from "./turn-away.ts";
import type { ProblemCode } from "@croupier/contracts";

export interface ShellOptions {
  readonly logger: FastifyBaseLogger;
  readonly metrics: ShellMetrics;
  readonly pressure: Pressure;
  readonly securityHeaders: SecurityHeaders;
  /** Keeps what nobody expected where staff can see it. */
  readonly recordError: (error: unknown, place: { traceId: string; where: string }) => void;
  /** Looks at every request first; answers it, or steps aside. */
  readonly front?: (...visit: [...Parameters<RequestListener>, stepAside: () => void]) => void;
  /** Looks at what the front has left, and answers it when there is too much of it. */
  readonly turnAway?: TurnAway;
  readonly limits?: HttpLimits;
}

/** A route that takes more says so itself. */
const bodyBytesMax = 64 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body is a file as it is, or signed: its bytes are handed on unread. */
    isRaw?: boolean;
  }
}

/** A Fastify that reads strictly and answers problems, with nothing mounted yet. */
export function createShell(options: ShellOptions): FastifyInstance {
  const { logger, metrics, pressure, securityHeaders } = options;
  const limits = options.limits ?? httpLimits;
  const nextTraceId = createTraceIds();
  // Its five fields are ours; looking for private ones in them cost a tenth of a call.
  const accessLog = logger.child({}, { redact: [] });

  function unreadable(error: NodeJS.ErrnoException, socket: Socket): void {
    metrics.httpErrors.inc();
    const headers = securityHeaders.forData();
    answerUnreadable(error, socket, { traceId: nextTraceId(), headers });
  }

  const app = Fastify({
    loggerInstance: logger,
    // One line an answer is written below; the framework's own lines would name addresses.
    logController: new LogController({ disableRequestLogging: true }),
    // Nobody writes through a request's own logger, and making one cost as much as the line itself.
    childLoggerFactory: (parent) => parent,
    bodyLimit: bodyBytesMax,
    genReqId: (request) => callersTraceId(request.headers) ?? nextTraceId(),
    routerOptions: { maxParamLength: 512, querystringParser: leaveQuery },
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    forceCloseConnections: "idle",
    // What still comes over a kept connection while we stop is answered like everything before.
    return503OnClosing: false,
    serverFactory: (handler) => {
      const front = options.front ?? ((_request, _response, stepAside) => stepAside());
      const listener: RequestListener = (request, response) => {
        if (isAmbiguous(request)) {
          const error: NodeJS.ErrnoException = new Error("ambiguous request");
          return unreadable(error, request.socket);
        }
        options.turnAway?.saw(request, response);
        front(request, response, () => {
          if (options.turnAway?.refuse(request, response) !== true) handler(request, response);
        });
      };
      const server = createHttpServer(listener, limits);
      server.on("clientError", (error, socket) => unreadable(error, socket as Socket));
      return server;
    },
    frameworkErrors: (_error, request, reply) => {
      dress(request, reply);
      return sendProblem(request, reply, "unreadable_request");
    },
  });

  const enteredAt = new WeakMap<FastifyRequest, number>();
  function enter(request: FastifyRequest): void {
    if (enteredAt.has(request)) return;
    enteredAt.set(request, performance.now());
    pressure.began();
  }
  function leave(request: FastifyRequest): void {
    const at = enteredAt.get(request);
    if (at === undefined) return;
    enteredAt.delete(request);
    pressure.ended(performance.now() - at);
  }

  function dress(request: FastifyRequest, reply: FastifyReply): void {
    reply
      .headers(securityHeaders.forData())
      .header("cache-control", "no-store")
      .header("x-request-id", request.id);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, body, done) => {
    if (request.routeOptions.config.isRaw === true) return done(null, body);
    try {
      if (!isJson(request.headers["content-type"]))
        throw new ProblemError("unsupported_media_type");
      done(null, readStrictJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });

  app.addHook("onRequest", (request, reply, done) => {
    const startedAt = performance.now();
    dress(request, reply);
    // `close` comes once for every request, finished or given up.
    reply.raw.once("close", () => {
      leave(request);
      const route = request.routeOptions.url ?? "(none)";
      const ms = performance.now() - startedAt;
      const status = reply.raw.writableFinished ? String(reply.statusCode) : "given-up";
      metrics.requests.inc({ method: request.method, route, status });
      metrics.seconds.observe({ route }, ms / 1000);
      accessLog.info(
        { traceId: request.id, method: request.method, route, status, ms: Math.round(ms) },
        "answered",
      );
    });
    if (!announcesBody(request)) enter(request);
    done();
  });
  // A body that is still on its way is no work of ours: who sends it slowly must not turn others away.
  app.addHook("preValidation", (request, _reply, done) => {
    enter(request);
    done();
  });
  compressAnswers(app, createEncodingChooser());
  app.addHook("onSend", (request, _reply, payload, done) => {
    // Our work ends here: how slowly somebody reads must not turn the others away.
    leave(request);
    done(null, payload);
  });

  app.setErrorHandler((error, request, reply) => {
    const known = problemBehind(error);
    if (known !== undefined) return sendProblem(request, reply, known.code, known.facts);
    metrics.unhandled.inc();
    const where = `${request.method} ${request.routeOptions.url ?? "(none)"}`;
    logger.error({ traceId: request.id, where, err: error }, "unhandled error");
    options.recordError(error, { traceId: request.id, where });
    return sendProblem(request, reply, "internal_error");
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, "not_found"));
  return app;
}

function announcesBody({ headers }: FastifyRequest): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** The router calls this outside of every error handler; the mount reads the query, where a no is heard. */
function leaveQuery(): Record<string, never> {
  return {};
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  facts: ProblemFacts = {},
): FastifyReply {
  const problem = problemOf(code, request.id, facts);
  return reply
    .code(problem.status)
    .headers(facts.headers ?? {})
    .type(problemType)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}

/** What the framework itself refuses, in our words. */
const frameworkRefusals: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "unreadable_request",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "unreadable_request",
  FST_ERR_BAD_URL: "unreadable_request",
  ECONNRESET: "unreadable_request",
  ERR_STREAM_PREMATURE_CLOSE: "unreadable_request",
};

function problemBehind(error: unknown): { code: ProblemCode; facts: ProblemFacts } | undefined {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const code = frameworkRefusals[String(error.code)];
  return code === undefined ? undefined : { code, facts: {} };
}
