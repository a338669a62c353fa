import type { IncomingMessage, ServerResponse } from "node:http";
import { networkOf } from "../src/shell/client-address.ts";
import type { ClientAddresses } from "../src/shell/client-address.ts";
import type { Affiliates } from "../src/affiliates.ts";
import { readCookie } from "../src/shell/cookies.ts";
import { createEncodingChooser } from "./accept-encoding.ts";
import { readArrival } from "./arrival.ts";
import type { Arrival } from "./arrival.ts";
import { deviceOf } from "./device.ts";
import type { Editions } from "./editions.ts";
import type { PageCache } from "./page-cache.ts";
import { mayShare } from "./page.ts";
import type { Audience, PageVisit, RenderedPage } from "./page.ts";
import { isPagePath, maintenancePath, properPath } from "./page-path.ts";
import type { Representation, StoredPage } from "./stored-page.ts";
import type { VisitLimit } from "./visit-limit.ts";

export interface FrontOptions {
  readonly cache: PageCache;
  readonly editions: Editions;
  readonly addresses: ClientAddresses;
  readonly limit: VisitLimit;
  readonly nextTraceId: () => string;
  /** True when rendering for this visitor must wait until the process has less to do. */
  readonly isBusy: (visitor: { readonly carriesSession: boolean }) => boolean;
  /** Who is signed in; asked only of visitors that carry the session cookie. */
  readonly findPlayer: FindPlayer;
  readonly sessionCookie: string;
  readonly placeOf: (address: string) => string | null;
  readonly marksOf: (visit: { readonly host: string; readonly address: string }) => string;
  readonly secureCookies: boolean;
  readonly affiliates: Pick<Affiliates, "keep">;
  /** Seconds until the site of this host opens again, or zero. */
  readonly closedFor: (host: string) => number;
  /** Headers of a page that was rendered just now and is not kept. */
  readonly headersFor: (page: RenderedPage) => Readonly<Record<string, string>>;
  /** A short plain page for when there is nothing better to show. */
  readonly plainPage: (status: 429 | 500 | 503, traceId: string) => PlainPage;
  readonly onError: (error: unknown, place: { traceId: string; where: string }) => void;
  readonly log: (entry: AccessEntry) => void;
}

/** As much of a signed-in player as a shared page may depend on. */
export type FindPlayer = (
  token: string,
  visit: { readonly host: string; readonly isActivity: boolean },
) => Promise<SeenPlayer | undefined>;

export interface SeenPlayer {
  readonly language: string;
  readonly hasPlayed: boolean;
}

export interface PlainPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AccessEntry {
  readonly traceId: string;
  readonly path: string;
  readonly result: FrontResult;
  readonly sampled: number;
}

export type FrontResult = keyof ReturnType<typeof emptyCounts>;

function emptyCounts() {
  return { fresh: 0, stale: 0, miss: 0, unchanged: 0, redirect: 0, aside: 0, limited: 0, busy: 0 };
}

/** One access line in so many cached answers; everything else is logged by the shell. */
const logEvery = 128;

/** One visit on its way through, carried in one object so that no step takes nine arguments. */
interface Passage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly stepAside: () => void;
  readonly traceId: string;
  readonly visit: PageVisit;
  readonly arrival: Arrival | undefined;
  /** While the site is closed: seconds until it opens. Zero says that this is an ordinary visit. */
  readonly closedFor: number;
  readonly carriesSession: boolean;
}

export function createFrontHandler(options: FrontOptions) {
  const { cache } = options;
  const counts = emptyCounts();
  const chooseEncoding = createEncodingChooser();
  let answered = 0;

  function handle(request: IncomingMessage, response: ServerResponse, stepAside: () => void): void {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return stepAside();
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const proper = properPath(path);
    if (proper === path && !isPagePath(path)) return stepAside();

    const traceId = options.nextTraceId();
    const address = options.addresses.addressOf(request);
    const wait = options.limit.spend(networkOf(address));
    if (wait > 0) return refuse(response, { status: 429, traceId, wait, result: "limited" });

    const query = mark < 0 ? "" : url.slice(mark + 1);
    const { headers } = request;
    const { host = "" } = headers;
    const arrival =
      query === "" && !comesFromAnotherSite(headers)
        ? undefined
        : readArrival(query, {
            secure: options.secureCookies,
            languages: options.editions.languagesOf(host),
            keepReferral: (parameters) =>
              options.affiliates.keep({
                query: parameters,
                referrer: headers.referer,
                host,
                cookies: headers.cookie,
              }),
          });
    if (arrival?.redirect !== undefined) {
      return redirect(response, { status: 302, location: arrival.redirect, traceId });
    }
    if (proper !== path) {
      const location = proper + url.slice(path.length);
      return redirect(response, { status: 308, location, traceId });
    }

    const closedFor = options.closedFor(host);
    const visitOf = (player: SeenPlayer | undefined): PageVisit => ({
      edition: options.editions.editionOf({
        host,
        query: arrival?.language,
        cookie: headers.cookie === undefined ? undefined : readCookie(headers.cookie, "lang"),
        profile: player?.language,
        accept: headers["accept-language"],
      }),
      path: closedFor > 0 ? maintenancePath : path,
      query: closedFor > 0 ? "" : query,
      audience: audienceOf(request, address, player),
    });
    const token =
      headers.cookie === undefined ? undefined : readCookie(headers.cookie, options.sessionCookie);
    const carriesSession = token !== undefined;
    const passage = { request, response, stepAside, traceId, arrival, closedFor, carriesSession };
    // A closed site asks nobody who they are: its database may be what is being mended.
    if (token === undefined || closedFor > 0)
      return answer({ ...passage, visit: visitOf(undefined) });
    options
      .findPlayer(token, { host, isActivity: !isPrefetch(request) })
      .then((player) => answer({ ...passage, visit: visitOf(player) }))
      .catch((error: unknown) => fail(response, traceId, error));
  }

  function audienceOf(
    request: IncomingMessage,
    address: string,
    player: SeenPlayer | undefined,
  ): Audience {
    const { host = "" } = request.headers;
    return {
      signedIn: player !== undefined,
      hasPlayed: player?.hasPlayed === true,
      place: options.placeOf(address),
      device: deviceOf(request.headers),
      marks: options.marksOf({ host, address }),
    };
  }

  function answer(passage: Passage): void {
    const found = cache.find(passage.visit);
    if (found.found !== "nothing") return sendStored(passage, found.page, found.found);
    if (options.isBusy(passage)) {
      const old = cache.findOld(passage.visit);
      if (old !== undefined) return sendStored(passage, old, "stale");
      const { response, traceId } = passage;
      return refuse(response, { status: 503, traceId, wait: 2, result: "busy" });
    }
    cache
      .fill(passage.visit)
      .then((filled) => {
        if (filled.kind === "stored") sendStored(passage, filled.page, "miss");
        else if (mayShare(filled.page)) sendRendered(passage, filled.page);
        else {
          count(passage, "aside");
          passage.stepAside();
        }
      })
      .catch((error: unknown) => fail(passage.response, passage.traceId, error));
  }

  function sendStored(passage: Passage, page: StoredPage, result: FrontResult): void {
    const { request, response, arrival, closedFor } = passage;
    const stored = page[chooseEncoding(request.headers["accept-encoding"])];
    const unchanged =
      closedFor === 0 && request.headers["if-none-match"]?.includes(stored.etag) === true;
    const headers = headersOf(stored, unchanged, passage.traceId);
    if (arrival !== undefined) {
      for (const cookie of arrival.cookies) headers.push("set-cookie", cookie);
    }
    if (closedFor > 0) headers.push("retry-after", String(closedFor));
    count(passage, unchanged ? "unchanged" : result);
    response.writeHead(statusOf({ unchanged, closedFor }), headers);
    if (unchanged || request.method === "HEAD") response.end();
    else response.end(stored.body);
  }

  function sendRendered(passage: Passage, page: RenderedPage): void {
    const { request, response, arrival } = passage;
    count(passage, "miss");
    response.writeHead(page.status, [
      ...Object.entries(options.headersFor(page)).flat(),
      "x-request-id",
      passage.traceId,
      ...(arrival?.cookies ?? []).flatMap((cookie) => ["set-cookie", cookie]),
    ]);
    response.end(request.method === "HEAD" ? undefined : page.body);
  }

  function count({ traceId, visit }: Passage, result: FrontResult): void {
    counts[result] += 1;
    answered += 1;
    if (answered % logEvery === 0) {
      options.log({ traceId, path: visit.path, result, sampled: logEvery });
    }
  }

  function redirect(
    response: ServerResponse,
    move: { status: 302 | 308; location: string; traceId: string },
  ): void {
    counts.redirect += 1;
    const { status, location, traceId } = move;
    const { headers } = options.plainPage(500, traceId);
    response.writeHead(status, { ...headers, location, "content-length": "0" }).end();
  }

  function refuse(
    response: ServerResponse,
    refusal: { status: 429 | 503; traceId: string; wait: number; result: "limited" | "busy" },
  ): void {
    counts[refusal.result] += 1;
    const { body, headers } = options.plainPage(refusal.status, refusal.traceId);
    response
      .writeHead(refusal.status, { ...headers, "retry-after": String(refusal.wait) })
      .end(body);
  }

  function fail(response: ServerResponse, traceId: string, error: unknown): void {
    options.onError(error, { traceId, where: "page" });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { body, headers } = options.plainPage(500, traceId);
    response.writeHead(500, headers).end(body);
  }

  return { handle, counts: () => ({ ...counts }) };
}

function statusOf({ unchanged, closedFor }: { unchanged: boolean; closedFor: number }): number {
  if (closedFor > 0) return 503;
  return unchanged ? 304 : 200;
}

/** The stored pairs with this request's id in the place kept for it. */
function headersOf(stored: Representation, unchanged: boolean, traceId: string): string[] {
  const headers = (unchanged ? stored.headersNotModified : stored.headers).slice();
  headers[1] = traceId;
  return headers;
}

/** Whether a link on somebody else's page led here. */
function comesFromAnotherSite(headers: IncomingMessage["headers"]): boolean {
  return headers["sec-fetch-site"] === "cross-site" && headers.referer !== undefined;
}

/** What a browser fetches ahead of a click is no sign that somebody is there. */
export function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"];
  return typeof purpose === "string" && purpose.includes("prefetch");
}
