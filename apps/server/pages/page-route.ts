import { createRequest } from "@remix-run/node-fetch-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "@croupier/contracts";
import { randomToken } from "@croupier/kit/random";
import { readArrival } from "../page-cache/arrival.ts";
import type { Edition } from "../page-cache/page.ts";
import type { Audience } from "../page-cache/page.ts";
import { isReservedPath, maintenancePath, properPath } from "../page-cache/page-path.ts";
import type { PlainPage } from "../page-cache/front-handler.ts";
import type { Pressure } from "../src/shell/pressure.ts";
import { closedForMaintenance, ProblemError } from "../src/shell/problem-answer.ts";
import type { OwnPages } from "../src/shell/same-origin.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";
import type { Site } from "./site-build.ts";

export interface PageRouteOptions {
  readonly app: FastifyInstance;
  readonly site: Site | undefined;
  /** In development: answers modules and hot reload, or says that it is a page. */
  readonly serveSource?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly endpoints: readonly Endpoint[];
  readonly pressure: Pressure;
  /** Whether a visitor says that they are signed in; whether that is so is asked later. */
  readonly carriesSession: (request: FastifyRequest) => boolean;
  readonly ownPages: Pick<OwnPages, "isSameOrigin">;
  readonly security: SecurityHeaders;
  readonly plainPage: (status: 500 | 503, traceId: string) => PlainPage;
  readonly secureCookies: boolean;
  /** Seconds until the site of this request opens again, or zero. */
  readonly closedFor: (request: FastifyRequest) => number;
  /** What `?lang=` may choose there. */
  readonly languagesOf: (request: FastifyRequest) => readonly string[];
  /** The cookies that remember who sent the visitor. */
  readonly keepReferral: (request: FastifyRequest, query: URLSearchParams) => readonly string[];
  /** Seconds to wait, or zero: data of pages and other spellings spend what pages spend. */
  readonly spend: (request: FastifyRequest) => number;
  readonly see: (
    request: FastifyRequest,
    language: string | undefined,
  ) => Promise<{ edition: Edition; audience: Audience }>;
}

/** Everything that is neither a call nor a file nor a kept page. */
export async function mountPages(options: PageRouteOptions): Promise<void> {
  const allowedOn = methodTable(options.endpoints);

  await options.app.register(async (scope) => {
    // A form is read by the site's own action, so nothing here touches the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/*", async (request, reply) => {
      if (
        options.serveSource !== undefined &&
        (await options.serveSource(request.raw, reply.raw))
      ) {
        return reply.hijack();
      }
      const path = request.url.split("?", 1)[0] ?? "/";
      const allowed = isReservedPath(path) ? allowedOn(path) : ["GET", "HEAD", "POST"];
      if (allowed.length > 0 && !allowed.includes(request.method)) {
        throw new ProblemError("method_not_allowed", { headers: { allow: allowed.join(", ") } });
      }
      if (isReservedPath(path)) throw new ProblemError("not_found");
      return answerPage(options, request, reply);
    });
  });
}

async function answerPage(
  options: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wait = options.spend(request);
  if (wait > 0) {
    throw new ProblemError("too_many_requests", { headers: { "retry-after": String(wait) } });
  }
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (options.pressure.mustShed(isRead && !options.carriesSession(request) ? "P2" : "P1")) {
    reply.header("retry-after", String(options.pressure.retryAfterSeconds()));
    return sendPlain(options, request, reply, 503);
  }
  if (!isRead && !options.ownPages.isSameOrigin(request.raw)) {
    throw new ProblemError("cross_site_write");
  }
  const query = request.url.split("?").slice(1).join("?");
  const closedFor = options.closedFor(request);
  const [path = "/"] = request.url.split("?", 1);
  // What scripts ask for they are told in their own words; people read a page.
  if (closedFor > 0 && (!isRead || path.endsWith(".data"))) throw closedForMaintenance(closedFor);
  const arrival = readArrival(query, {
    secure: options.secureCookies,
    languages: options.languagesOf(request),
    keepReferral: (parameters) => options.keepReferral(request, parameters),
  });
  if (isRead && arrival.redirect !== undefined) return reply.redirect(arrival.redirect, 302);
  if (isRead && properPath(path) !== path) {
    return reply.redirect(properPath(path) + request.url.slice(path.length), 308);
  }

  const { site } = options;
  if (site === undefined) {
    reply.header("retry-after", "5");
    return sendPlain(options, request, reply, 503);
  }
  const { edition, audience } = await options.see(request, arrival.language);
  // Development sends no policy; a nonce would then be an attribute that only one side knows of.
  const nonce = options.serveSource === undefined ? randomToken(16) : null;
  const asked =
    closedFor > 0
      ? new Request(new URL(maintenancePath, edition.origin))
      : createRequest(request.raw, reply.raw);
  const { response } = await site.answer(asked, {
    ...edition,
    audience,
    query: withoutRouterWords(query),
    nonce,
  });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true;
  if (isHtml && nonce === null) reply.removeHeader("content-security-policy");
  else if (isHtml) reply.headers(options.security.forPage([`'nonce-${nonce}'`]));
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of [...arrival.cookies, ...response.headers.getSetCookie()]) {
    reply.header("set-cookie", cookie);
  }
  if (closedFor > 0) reply.header("retry-after", String(closedFor));
  reply.header("cache-control", "private, no-store").code(closedFor > 0 ? 503 : response.status);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Data of a page is asked for with a word of the router's own, which is none of the page's. */
function withoutRouterWords(query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  given.delete("_routes");
  return given;
}

function sendPlain(
  options: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 500 | 503,
): FastifyReply {
  const { body, headers } = options.plainPage(status, request.id);
  return reply.code(status).headers(headers).send(body);
}

/** Which methods a path answers, so that the wrong one is told so instead of "not found". */
function methodTable(endpoints: readonly Endpoint[]): (path: string) => string[] {
  const rows = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(
      `^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`,
    ),
  }));
  return (path) => {
    const methods = rows.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return methods.includes("GET") ? [...new Set([...methods, "HEAD"])] : methods;
  };
}
