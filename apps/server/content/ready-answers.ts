import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@croupier/contracts";
import type { Encoding } from "../page-cache/stored-page.ts";
import type { ClientAddresses } from "../src/shell/client-address.ts";
import { networkOf } from "../src/shell/client-address.ts";
import type { ShellMetrics } from "../src/shell/metrics.ts";
import type { Press } from "../src/shell/press.ts";
import { pressedFrom } from "../src/shell/press.ts";
import type { RateLimits } from "../src/shell/rate-limits.ts";
import { askEachTime, jsonType } from "../src/shell/speller.ts";
import type { Speller, Spelt } from "../src/shell/speller.ts";
import { callersTraceId } from "../src/shell/trace-id.ts";
import type { Caller, KeptFor, Question } from "./caller-views.ts";

export interface ReadyAnswersOptions {
  readonly keptFor: KeptFor;
  /** Whether it would still be asked so: what depends on more than content says it in its question. */
  readonly isCurrent: (question: Question) => boolean;
  readonly speller: Speller;
  readonly press: Press;
  readonly chooseEncoding: (header: string | undefined) => Encoding;
  /** Every data answer carries them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rateLimits: Pick<RateLimits, "spend">;
  readonly addresses: Pick<ClientAddresses, "addressOf">;
  readonly closedFor: (host: string) => number;
  readonly isSignedIn: (cookies: string) => boolean;
  readonly metrics: Pick<ShellMetrics, "requests" | "seconds">;
  readonly nextTraceId: () => string;
  readonly log: (entry: { traceId: string; route: string; sampled: number }) => void;
  readonly onError: (error: unknown, traceId: string) => void;
}

/** What went the whole way. */
export interface Answered {
  readonly url: string;
  readonly endpoint: Endpoint;
  readonly body: unknown;
}

type Known = { readonly question: Question; readonly endpoint: Endpoint };

const knownMax = 2_000;
const addressLengthMax = 400;
/** One access line in so many, as for pages. */
const logEvery = 128;

/**
 * Answers of the content API that stand ready, sent again before the framework looks at the call: what
 * is asked for most is published things asked for in the same words by somebody signed out. Whatever
 * is not just that (a session, a closed site, an allowance spent) goes the whole way. A crowd is answered too: to
 * send what is ready costs no more than to refuse it.
 */
export function createReadyAnswers(options: ReadyAnswersOptions) {
  const { keptFor, metrics } = options;
  const known = new Map<string, Known>();
  const common = Object.entries({
    ...options.headers,
    "cache-control": askEachTime,
    "content-type": jsonType,
  }).flat();
  let answered = 0;

  function learn({ url, endpoint, body }: Answered): void {
    if (url.length > addressLengthMax || known.has(url)) return;
    const question = keptFor.questionOf(body);
    if (question === undefined) return;
    // A stranger may ask for anything; what is asked for often comes back soon.
    if (known.size >= knownMax) known.clear();
    known.set(url, { question, endpoint });
  }

  function answer(request: IncomingMessage, response: ServerResponse, stepAside: () => void): void {
    const { method, url = "", headers } = request;
    const asked = method === "GET" ? known.get(url) : undefined;
    if (asked === undefined) return stepAside();
    if (headers.cookie !== undefined && options.isSignedIn(headers.cookie)) return stepAside();
    if (options.closedFor(headers.host ?? "") > 0) return stepAside();
    answerAgain({ request, response, asked }).then(
      (isAnswered) => {
        if (!isAnswered) stepAside();
      },
      (error: unknown) => {
        options.onError(error, options.nextTraceId());
        if (response.headersSent) response.destroy();
        else stepAside();
      },
    );
  }

  async function answerAgain(visit: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly asked: Known;
  }): Promise<boolean> {
    const { request, asked } = visit;
    const { endpoint, question } = asked;
    if (!options.isCurrent(question)) {
      known.delete(request.url ?? "");
      return false;
    }
    const startedAt = performance.now();
    const caller = callerOf(request);
    const body = await keptFor.find(question, caller);
    if (body === undefined) return false;
    const key = `${endpoint.name}:${networkOf(caller.address)}`;
    const verdict = await options.rateLimits.spend(endpoint.rate, key);
    if (!verdict.allowed) return false;
    const spelt = options.speller.spell(endpoint, { status: 200, body });
    const encoding = encodingOf(spelt, request);
    const bytes =
      encoding === "identity" ? spelt.bytes : await options.press(spelt.bytes, encoding);
    const status = send(visit, { spelt, encoding, bytes, allowance: verdict.headers });
    metrics.requests.inc({ method: "GET", route: endpoint.path, status });
    metrics.seconds.observe({ route: endpoint.path }, (performance.now() - startedAt) / 1_000);
    return true;
  }

  function callerOf(request: IncomingMessage): Caller {
    const { cookie: cookies, host = "", "user-agent": userAgent = "" } = request.headers;
    const address = options.addresses.addressOf(request);
    return { address, cookies, host, userAgent: userAgent.slice(0, 256) };
  }

  function encodingOf({ bytes }: Spelt, { headers }: IncomingMessage): Encoding {
    if (bytes.length < pressedFrom) return "identity";
    return options.chooseEncoding(headers["accept-encoding"]);
  }

  function send(
    { request, response, asked }: Parameters<typeof answerAgain>[0],
    out: {
      readonly spelt: Spelt;
      readonly encoding: Encoding;
      readonly bytes: Buffer;
      readonly allowance: Readonly<Record<string, string>>;
    },
  ): "200" | "304" {
    const { etag, bytes: plain } = out.spelt;
    const traceId = callersTraceId(request.headers) ?? options.nextTraceId();
    const headers = [...common, "x-request-id", traceId, "etag", etag];
    for (const [name, value] of Object.entries(out.allowance)) headers.push(name, value);
    answered += 1;
    if (answered % logEvery === 0) {
      options.log({ traceId, route: asked.endpoint.path, sampled: logEvery });
    }
    if (request.headers["if-none-match"]?.includes(etag) === true) {
      response.writeHead(304, headers).end();
      return "304";
    }
    if (plain.length >= pressedFrom) headers.push("vary", "accept-encoding");
    if (out.encoding !== "identity") headers.push("content-encoding", out.encoding);
    headers.push("content-length", String(out.bytes.length));
    response.writeHead(200, headers).end(out.bytes);
    return "200";
  }

  return { learn, answer };
}
