import { goesOnDuringMaintenance } from "@croupier/contracts";
import type { Endpoint, ProblemCode } from "@croupier/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { sendFile, type FileAnswer } from "./file-answer.ts";
import type { ClientAddresses } from "./client-address.ts";
import { networkOf } from "./client-address.ts";
import type { ShellMetrics } from "./metrics.ts";
import type { Pressure } from "./pressure.ts";
import {
  closedForMaintenance,
  ProblemError,
  problemFromRefusal,
  type RefusedWith,
} from "./problem-answer.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { OwnPages } from "./same-origin.ts";
import { parsePart } from "./parse-part.ts";
import { askEachTime, createSpeller, jsonType, spellText } from "./speller.ts";
import type { Speller } from "./speller.ts";
import { readStrictQuery } from "./strict-query.ts";
import { createUploadPlaces } from "./upload-places.ts";

type Part<
  E extends Endpoint,
  Name extends "params" | "query" | "headers" | "body",
> = E[Name] extends z.ZodType ? z.output<E[Name]> : undefined;

/** A signed body is read by the handler, once it is known who signed it. */
type Body<E extends Endpoint> = E extends { signed: true } ? undefined : Part<E, "body">;

/** What a handler is given: parsed input, who is calling, and how to set a cookie. */
export interface Call<E extends Endpoint, Subject> {
  readonly params: Part<E, "params">;
  readonly query: Part<E, "query">;
  readonly headers: Part<E, "headers">;
  readonly body: Body<E>;
  /** The bytes that came, where the endpoint takes a file; whether they are one is the domain's to say. */
  readonly file: E extends { upload: object } | { signed: true } ? Buffer : undefined;
  /** Signed in, where the endpoint asks for it. */
  readonly subject: E["access"] extends "public" ? Subject | undefined : Subject;
  readonly client: {
    readonly address: string;
    readonly userAgent: string;
    readonly traceId: string;
    readonly cookies: string | undefined;
    readonly host: string;
  };
  setCookie(cookie: string): void;
}

/** One of the answers that the endpoint declares, or a refusal for the translator. */
export type Answer<E extends Endpoint> =
  | {
      [Status in keyof E["responses"]]: {
        readonly status: Status;
        readonly body: E extends { answersFile: object }
          ? FileAnswer
          : E["responses"][Status] extends z.ZodType
            ? z.input<E["responses"][Status]>
            : null;
      };
    }[keyof E["responses"]]
  | {
      readonly ok: false;
      readonly refusal: RefusedWith;
    };

export interface Method<Subject> {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint, Subject>) => Promise<Answer<Endpoint>>;
}

/** Ties a handler to its endpoint; inside, the handler sees the exact types of that endpoint. */
export function method<const E extends Endpoint, Subject>(
  endpoint: E,
  handle: (call: Call<E, Subject>) => Promise<Answer<E>>,
): Method<Subject> {
  // The mount parses every part with the endpoint's own schemas, which is what makes this true.
  return { endpoint, handle: handle as unknown as Method<Subject>["handle"] };
}

export interface MountOptions<Subject> {
  readonly app: FastifyInstance;
  readonly addresses: ClientAddresses;
  readonly ownPages: OwnPages;
  readonly metrics: ShellMetrics;
  readonly pressure: Pressure;
  readonly rateLimits: RateLimits;
  /** Given where others send the same answers. */
  readonly speller?: Speller;
  /** Told of every answer that may be sent again, as it is, to whoever asks the same. */
  readonly onKeepable?: (answered: { url: string; endpoint: Endpoint; body: unknown }) => void;
  readonly identify: (request: FastifyRequest) => Promise<Subject | undefined>;
  /** The id that stands as `:session` in a path. */
  readonly idOf: (subject: Subject) => string;
  /** What whoever is nobody is told; absent: to sign in. */
  readonly whenNobody?: ProblemCode;
  /** Why somebody who is signed in may not make this call, if they may not. */
  readonly forbid?: (endpoint: Endpoint, subject: Subject) => ProblemCode | undefined;
  /** Seconds until what was asked for is open again; a process that never closes has none. */
  readonly closedFor?: (request: FastifyRequest) => number;
}

export function createMount<Subject>(options: MountOptions<Subject>) {
  const { addresses, metrics, pressure, rateLimits, onKeepable } = options;
  const speller = options.speller ?? createSpeller();
  const uploadPlaces = createUploadPlaces();

  /** Everything that can be refused without reading the body, cheapest first. */
  async function admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    if (pressure.mustShed(endpoint.shed, request.raw)) {
      const wait = String(pressure.retryAfterSeconds());
      throw new ProblemError("overloaded", { headers: { "retry-after": wait } });
    }
    const closedFor = options.closedFor?.(request) ?? 0;
    if (closedFor > 0 && !goesOnDuringMaintenance(endpoint)) throw closedForMaintenance(closedFor);
    if (!isOurs(endpoint, request)) throw new ProblemError("cross_site_write");
    const subject = endpoint.access === "public" ? undefined : await options.identify(request);
    await spend(endpoint, subject, request, reply);
    if (endpoint.access !== "public" && subject === undefined) {
      throw new ProblemError(options.whenNobody ?? "not_signed_in");
    }
    if (endpoint.ownSession === true && subject !== undefined) {
      const { session } = request.params as { session?: string };
      if (session !== options.idOf(subject)) throw new ProblemError("not_found");
    }
    const forbidden = subject && options.forbid?.(endpoint, subject);
    if (forbidden !== undefined) throw new ProblemError(forbidden);
    // What a machine tells us is small, and waits for nobody's photos.
    const isPersons = endpoint.upload !== undefined && endpoint.access !== "public";
    if (isPersons) holdUploadPlace(whoOf(subject, request), reply);
    return subject;
  }

  function isOurs({ method, creates }: Endpoint, { raw }: FastifyRequest): boolean {
    if (method !== "GET") return options.ownPages.isSameOrigin(raw);
    return creates !== true || options.ownPages.isSameSite(raw);
  }

  /** Until the answer is gone, or whoever sent the file is. */
  function holdUploadPlace(who: string, reply: FastifyReply): void {
    const release = uploadPlaces.take(who);
    if (release === undefined) {
      throw new ProblemError("too_many_requests", { headers: { "retry-after": "2" } });
    }
    reply.raw.once("close", release);
  }

  const whoOf = (subject: Subject | undefined, request: FastifyRequest): string =>
    subject === undefined ? networkOf(addresses.addressOf(request.raw)) : options.idOf(subject);

  async function spend(
    endpoint: Endpoint,
    subject: Subject | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const who = `${endpoint.name}:${whoOf(subject, request)}`;
    const verdict = await rateLimits.spend(endpoint.rate, who);
    reply.headers(verdict.headers);
    if (verdict.allowed) return;
    metrics.rateLimited.inc({ rate: endpoint.rate });
    throw new ProblemError("too_many_requests", { headers: verdict.headers });
  }

  return function mount({ endpoint, handle }: Method<Subject>): void {
    const subjects = new WeakMap<FastifyRequest, Subject>();
    const isRaw = endpoint.upload !== undefined || endpoint.signed === true;
    options.app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyBytesMax === undefined ? {} : { bodyLimit: endpoint.bodyBytesMax }),
      config: { isRaw },
      onRequest: async (request, reply) => {
        const subject = await admit(endpoint, request, reply);
        if (subject !== undefined) subjects.set(request, subject);
      },
      handler: async (request, reply) => {
        const answer = await handle({
          params: parsePart(endpoint.params, request.params, "params"),
          query: parsePart(endpoint.query, readStrictQuery(queryOf(request.url)), "query"),
          headers: parsePart(endpoint.headers, request.headers, "headers"),
          body: isRaw ? undefined : parsePart(endpoint.body, request.body, "body"),
          file: (isRaw ? (request.body ?? Buffer.alloc(0)) : undefined) as undefined,
          subject: subjects.get(request) as Subject,
          client: {
            address: addresses.addressOf(request.raw),
            userAgent: (request.headers["user-agent"] ?? "").slice(0, 256),
            traceId: request.id,
            cookies: request.headers.cookie,
            host: request.headers.host ?? "",
          },
          setCookie: (cookie) => reply.header("set-cookie", cookie),
        });
        if ("refusal" in answer) throw problemFromRefusal(answer.refusal);
        if (isKeepable(endpoint, answer)) {
          onKeepable?.({ url: request.url, endpoint, body: answer.body });
        }
        return send(endpoint, { reply, answer, speller, known: request.headers["if-none-match"] });
      },
    });
  };
}

function isKeepable(
  { method, access, etag }: Endpoint,
  { status }: { readonly status: number },
): boolean {
  return etag === true && method === "GET" && access === "public" && status === 200;
}

function queryOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}

function send(
  endpoint: Endpoint,
  sending: {
    readonly reply: FastifyReply;
    readonly answer: { readonly status: number; readonly body: unknown };
    readonly speller: Speller;
    readonly known: string | undefined;
  },
): FastifyReply {
  const { reply, answer, known } = sending;
  reply.code(answer.status);
  if (endpoint.answersFile !== undefined) return sendFile(reply, answer.body as FileAnswer);
  if (endpoint.responses[answer.status] === null) return reply.send();
  if (endpoint.etag !== true) return reply.type(jsonType).send(spellText(endpoint, answer));
  const { bytes, etag } = sending.speller.spell(endpoint, answer);
  reply.header("etag", etag).header("cache-control", askEachTime);
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type(jsonType).send(bytes);
}
