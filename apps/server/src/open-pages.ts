import type { RequestListener } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Endpoint } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import { spellPlace } from "@croupier/places";
import { pseudoLanguages } from "@croupier/site/languages";
import { deviceOf } from "../page-cache/device.ts";
import { createEditions } from "../page-cache/editions.ts";
import { createFrontHandler, isPrefetch } from "../page-cache/front-handler.ts";
import type { FindPlayer, FrontResult } from "../page-cache/front-handler.ts";
import { createPageCache } from "../page-cache/page-cache.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { storePage } from "../page-cache/stored-page.ts";
import { createVisitLimit } from "../page-cache/visit-limit.ts";
import { readCookie } from "./shell/cookies.ts";
import type { LiveContent } from "../content/live-content.ts";
import { mountDiscovery } from "../discovery/mount-discovery.ts";
import { createPublicPages } from "../discovery/public-pages.ts";
import { mountPages } from "../pages/page-route.ts";
import { createPlainPages } from "../pages/plain-page.ts";
import { renderShared } from "../pages/render-page.ts";
import { openDevSite } from "../pages/dev-site.ts";
import { loadSite } from "../pages/site-build.ts";
import type { ServerConfig } from "./config.ts";
import { createLawMarks } from "./law-marks.ts";
import type { Services } from "./services.ts";
import { networkOf } from "./shell/client-address.ts";
import type { ClientAddresses } from "./shell/client-address.ts";
import type { Pressure } from "./shell/pressure.ts";
import type { OwnPages } from "./shell/same-origin.ts";
import type { SecurityHeaders } from "./shell/security-headers.ts";
import { mountPreview } from "../preview/mount-preview.ts";
import type { PreviewNeeds } from "../preview/open-preview.ts";
import { siteOriginOf } from "../preview/site-origin.ts";
import { createSiteServices } from "./site-services.ts";

export interface PagesNeeds extends Pick<PreviewNeeds, "content"> {
  readonly config: ServerConfig;
  readonly services: Services;
  readonly liveContent: Pick<LiveContent, "look" | "snapshotOf">;
  readonly clock: Clock;
  readonly security: SecurityHeaders;
  readonly addresses: ClientAddresses;
  readonly ownPages: OwnPages;
  readonly pressure: Pressure;
  readonly nextTraceId: () => string;
  readonly reportError: (error: unknown, where: string, traceId?: string) => void;
  readonly logger: Logger;
}

export interface Pages {
  readonly cache: PageCache;
  readonly front: (...visit: [...Parameters<RequestListener>, stepAside: () => void]) => void;
  readonly counts: () => Record<FrontResult, number>;
  mount(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void>;
  /** Draws a page before anybody asks for one. */
  warmUp(): Promise<void>;
}

/** The site, the page cache before it, and everything a page may know about a visit. */
export async function openPages(needs: PagesNeeds): Promise<Pages> {
  const { config, services, security, addresses, pressure, reportError } = needs;
  const plainPage = createPlainPages(security);
  const siteServices = createSiteServices(services, reportError, needs.clock);
  const dev = config.dev
    ? await openDevSite({ services: siteServices, http: config.http })
    : undefined;
  const site = dev?.site ?? (await loadSite(siteServices));
  const placeOf = (address: string) => spellPlace(services.placeOf(address));
  const marksOf = createLawMarks({ ...services, clock: needs.clock });
  const { hasPlayed } = services.casino.ownGames;
  const findPlayer: FindPlayer = async (token, { host, isActivity }) => {
    const brand = services.brandOf(host).code;
    const session = await services.players.findSession({ token, brand, touch: isActivity });
    return session && { language: session.language, hasPlayed: await hasPlayed(session.playerId) };
  };

  const editions = createEditions({
    brandOf: services.brandOf,
    originOf: (host) =>
      config.http.origin && siteOriginOf(config.http.origin, services.brandOf(host).hosts),
    https: config.http.https,
    unoffered: config.mode === "test" ? pseudoLanguages : [],
  });
  const cache = createPageCache({
    render: async (visit) => {
      if (site === undefined) throw new Error("the site is not built");
      return renderShared(site, visit);
    },
    store: (page) => storePage(page, { securityHeaders: security.forPage, now: Date.now() }),
    now: Date.now,
    onRefreshFailed: (error) => reportError(error, "page refresh"),
    bytesMax: config.pages.cacheBytesMax,
  });
  const limit = createVisitLimit({
    perWindow: config.pages.visitsPerWindow,
    windowMs: 60_000,
    now: Date.now,
  });
  const spend = (request: FastifyRequest) =>
    limit.spend(networkOf(addresses.addressOf(request.raw)));
  const front = createFrontHandler({
    cache,
    editions,
    addresses,
    limit,
    nextTraceId: needs.nextTraceId,
    isBusy: ({ carriesSession }) => pressure.mustShed(carriesSession ? "P1" : "P2"),
    findPlayer,
    sessionCookie: services.sessionCookie.name,
    placeOf,
    marksOf,
    affiliates: services.affiliates,
    secureCookies: config.http.https,
    closedFor: services.maintenance.closedFor,
    headersFor: (page) => ({
      ...Object.fromEntries(page.headers),
      ...security.forPage(page.scriptHashes),
      "cache-control": "private, no-store",
      "content-length": String(page.body.length),
    }),
    plainPage,
    onError: (error, { traceId, where }) => reportError(error, where, traceId),
    log: (entry) => needs.logger.info(entry, "page"),
  });

  return {
    cache,
    // Without a build the route below says so, and in development nothing may be kept.
    front:
      site === undefined || dev !== undefined
        ? (_request, _response, stepAside) => stepAside()
        : front.handle,
    counts: front.counts,
    async warmUp() {
      if (site === undefined || dev !== undefined) return;
      const edition = editions.editionOf({
        host: "localhost",
        query: undefined,
        cookie: undefined,
        profile: undefined,
        accept: undefined,
      });
      const marks = marksOf({ host: "localhost", address: "127.0.0.1" });
      const known = { signedIn: false, hasPlayed: false, place: null } as const;
      const audience = { ...known, device: "Mobile", marks } as const;
      await renderShared(site, { edition, path: "/", query: "", audience });
    },
    async mount(app, endpoints) {
      if (site !== undefined) {
        mountPreview({
          app,
          site,
          siteServices,
          content: needs.content,
          liveContent: needs.liveContent,
          readSiteConfiguration: services.readSiteConfiguration,
          catalogue: services.gameCatalogue,
          keyring: config.keyring,
          clock: needs.clock,
          security,
          plainPage,
          brandOf: services.brandOf,
          originOf: editions.originOf,
          backofficeOrigin: config.backofficeOrigin,
          spend,
          withNonce: dev === undefined,
        });
      }
      mountDiscovery({
        app,
        publicPages: createPublicPages({
          ...needs,
          readSiteConfiguration: services.readSiteConfiguration,
          gameCatalogue: services.gameCatalogue,
        }),
        brandOf: services.brandOf,
        originOf: editions.originOf,
        pressure,
        spend,
      });
      await mountPages({
        app,
        site,
        ...(dev === undefined ? {} : { serveSource: dev.serveSource }),
        endpoints,
        pressure,
        carriesSession: ({ headers }) => services.sessionCookie.read(headers.cookie) !== undefined,
        ownPages: needs.ownPages,
        security,
        plainPage,
        secureCookies: config.http.https,
        closedFor: (request) => services.maintenance.closedFor(request.headers.host ?? ""),
        keepReferral: ({ headers: { host = "", referer, cookie } }, query) =>
          services.affiliates.keep({ query, referrer: referer, host, cookies: cookie }),
        languagesOf: (request) => editions.languagesOf(request.headers.host ?? ""),
        spend,
        async see(request, language) {
          const { headers } = request;
          const { host = "" } = headers;
          const token = services.sessionCookie.read(headers.cookie);
          const isActivity = !isPrefetch(request);
          const player =
            token === undefined ? undefined : await findPlayer(token, { host, isActivity });
          return {
            edition: editions.editionOf({
              host,
              query: language,
              cookie: readCookie(headers.cookie, "lang"),
              profile: player?.language,
              accept: headers["accept-language"],
            }),
            audience: {
              signedIn: player !== undefined,
              hasPlayed: player?.hasPlayed === true,
              place: placeOf(addresses.addressOf(request.raw)),
              device: deviceOf(headers),
              marks: marksOf({ host, address: addresses.addressOf(request.raw) }),
            },
          };
        },
      });
    },
  };
}
