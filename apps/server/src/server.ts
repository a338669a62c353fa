import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { everyEndpoint } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import type { Clock } from "@croupier/kit/time";
import { createProcessRegister } from "@croupier/oversight";
import type { Presence } from "@croupier/oversight";
import { mountDepositReturn } from "../deposit-return/mount-deposit-return.ts";
import { mountDocuments } from "../documents/mount-documents.ts";
import { openGames } from "../games/open-games.ts";
import { everyMethod } from "../methods/every-method.ts";
import { catalogueTag } from "../lobby/game-catalogue.ts";
import { mountAssets } from "../pages/assets.ts";
import { openImages } from "../pages/images/open-images.ts";
import { openFanOut } from "../realtime/fan-out.ts";
import manifest from "../package.json" with { type: "json" };
import { compose, createErrorLog, openDatabase } from "./compose.ts";
import type { ServerConfig } from "./config.ts";
import { createIdentifyPlayer } from "./identify-player.ts";
import { localOrigin, originsOf } from "./origins.ts";
import { openPages } from "./open-pages.ts";
import { openReadyAnswers } from "./open-ready-answers.ts";
import { openRealtime } from "./open-realtime.ts";
import { openSiteShell } from "./open-site-shell.ts";
import { observe } from "./server-metrics.ts";
import type { PlayerSubject } from "./services.ts";
import { createClientAddresses } from "./shell/client-address.ts";
import { createOwnPages } from "./shell/same-origin.ts";
import { closeListener, stopInOrder } from "./shell/graceful-stop.ts";
import { createLogger } from "./shell/logger.ts";
import { createShellMetrics } from "./shell/metrics.ts";
import { createMount } from "./shell/mount.ts";
import { createPressure } from "./shell/pressure.ts";
import { createPrivateListener } from "./shell/private-listener.ts";
import { createRateLimits } from "./shell/rate-limits.ts";
import { listRoutes, type Route } from "./shell/route-list.ts";
import { createSecurityHeaders } from "./shell/security-headers.ts";
import { createTraceIds } from "./shell/trace-id.ts";
import { createUnreadConnections } from "./shell/unread-connections.ts";
import { watchBrands } from "./watch-brands.ts";

/** What every page depends on that says something of its brand. */
const siteConfigurationTag = "site-configuration";

/** What decides which games can be played. */
const playTags: ReadonlySet<string> = new Set([siteConfigurationTag, catalogueTag]);

export interface BuildOptions {
  readonly config: ServerConfig;
  readonly database?: Database;
  readonly logger?: Logger;
  readonly clock?: Clock;
}

export interface PlayerServer {
  /** Everything this process answers, so that a test can hold it against the table of who may. */
  routes(): readonly Route[];
  /** For what no request can answer to any more: recorded where staff see it. */
  recordError(error: unknown, where: string): Promise<void>;
  readonly app: FastifyInstance;
  listen(): Promise<{
    readonly port: number;
    readonly gamesPort: number;
    readonly privatePort: number;
  }>;
  close(): Promise<void>;
}

/** The process that faces players, made but not yet listening. */
export async function buildServer(options: BuildOptions): Promise<PlayerServer> {
  const { config, clock = systemClock } = options;
  const logger = options.logger ?? createLogger({ name: "server", level: config.log.level });
  const database = options.database ?? openDatabase(config);
  const nextTraceId = createTraceIds();
  let stopping = false;
  const origins = originsOf(config);

  const reportError = (error: unknown, where: string, traceId = nextTraceId()): void => {
    metrics.unhandled.inc();
    logger.error({ traceId, where, err: error }, "unhandled error");
    void keepError(error, { traceId });
  };
  const errorLog = createErrorLog(database, clock);
  async function keepError(error: unknown, { traceId }: { traceId: string }): Promise<void> {
    try {
      await errorLog(error, traceId);
    } catch (unheard) {
      logger.error({ traceId, err: unheard }, "an unhandled error could not be recorded");
    }
  }
  const { pressure, unread } = openPressure(config, database);
  const metrics = createShellMetrics({ pressure });
  const security = createSecurityHeaders(securityOf(config, () => brands.servicesOrigins()));
  const addresses = createClientAddresses(config.http.trustedProxies);
  const ownPages = createOwnPages({ origin: config.http.origin, addresses });
  const fanOut = await openFanOut({
    url: config.database.url,
    pool: database.pool,
    onError: (error) => logger.warn({ err: error }, "fan-out"),
  });
  const { services, brands, content, liveContent, catalogue, breakers, drainMoney } = await compose(
    {
      warn: (facts, message) => logger.warn(facts, message),
      config,
      database,
      clock,
      fanOut,
      reportError,
      isStopping: () => stopping,
      gamesOrigin: () => origins.games(),
    },
  );
  const surroundings = {
    config,
    services,
    content,
    liveContent,
    clock,
    logger,
    security,
    addresses,
    ownPages,
    pressure,
    unread,
    metrics,
    nextTraceId,
    reportError,
  };
  const pages = await openPages(surroundings);
  const rateLimits = createRateLimits({
    shared: { pool: database.pool, keyring: config.keyring },
    ...(config.allowances === undefined ? {} : { allowances: config.allowances }),
  });
  const ready = openReadyAnswers({ ...surroundings, rateLimits });
  const endpoints = everyEndpoint.filter(
    ({ access, name, origin }) =>
      access !== "staff" && !name.startsWith("staff.") && origin !== "games",
  );
  const app = openSiteShell({
    ...surroundings,
    endpoints,
    recordError: (error, place) => void keepError(error, place),
    front: (request, response, stepAside) =>
      pages.front(request, response, () => ready.answer(request, response, stepAside)),
  });

  const { routes, files } = listRoutes(app);
  const mount = createMount<PlayerSubject>({
    ...surroundings,
    app,
    rateLimits,
    speller: ready.speller,
    onKeepable: ready.learn,
    idOf: ({ playerId }) => playerId,
    closedFor: ({ headers }) => services.maintenance.closedFor(headers.host ?? ""),
    identify: createIdentifyPlayer(services, addresses),
  });
  const methods = everyMethod(services);
  for (const method of methods) mount(method);
  requireEveryEndpoint(endpoints, methods);
  mountDocuments({ app, endpoints, pressure, security });
  mountDepositReturn({ app, security });
  files(() => {
    mountAssets(app);
    if (services.accountArea !== undefined) mountAssets(app, services.accountArea.folder);
  });
  const { images: settings } = config;
  const images = await openImages({ app, settings, content, pressure, reportError });
  await pages.mount(app, endpoints);
  const sockets = openRealtime({
    ...surroundings,
    app,
    fanOut,
    onPurge: (tags) => renew(() => purgeAndTell(tags)),
    onGap: () => renew(() => pages.cache.purgeAll()),
  });

  /** First the snapshot, then the pages: one drawn in between from the old would be kept. */
  function renew(purge: () => void): void {
    brands
      .refresh()
      .catch((reason: unknown) => reportError(reason, "brands"))
      .finally(purge);
  }
  function purgeAndTell(tags: readonly string[]): void {
    // What an operator closed or opened is not only drawn anew: who has a game open is told.
    pages.cache.purge(tags);
    if (tags.some((tag) => playTags.has(tag))) void sockets.tellEverybody("play");
  }
  const brandWatch = watchBrands({
    readRevision: content.readBrandsRevision,
    onChange: () => renew(() => purgeAndTell([siteConfigurationTag])),
    reportError: (error) => reportError(error, "brands"),
  });
  liveContent.onChange((tags) => pages.cache.purge(tags));
  catalogue.onChange(() => purgeAndTell([catalogueTag]));
  observe(metrics.registry, { database, pages, sockets, fanOut, breakers, unread });
  await app.ready();
  const games = await openGames({
    ...surroundings,
    rateLimits,
    fanOut,
    framedBy: origins.site,
    recordError: (error, place) => void keepError(error, place),
  });
  const privately = createPrivateListener({ registry: metrics.registry });
  let presence: Presence | undefined;
  const processes = createProcessRegister({ database, clock });

  return {
    app,
    routes: () => [...routes(), ...sockets.routes, ...games.routes(), ...privately.routes],
    async recordError(error, where) {
      const traceId = nextTraceId();
      metrics.unhandled.inc();
      logger.fatal({ traceId, where, err: error }, "unhandled error");
      await keepError(error, { traceId });
    },
    async listen() {
      const privatePort = await privately.listen(config.privatePort);
      presence = await processes.enter({
        role: "server",
        host: hostname(),
        pid: process.pid,
        version: manifest.version,
        onUnheard: (error) => logger.warn({ err: error }, "presence"),
      });
      // The first page of a process takes many times as long as the second: nobody waits for it.
      await pages.warmUp();
      const { host, port: wanted } = config.http;
      // Whoever finds no place in the queue tries again after a second, three and seven.
      await app.listen({ host, port: wanted, backlog: 4_096 });
      const gamesPort = await games.listen();
      pressure.startOver();
      const { port } = app.server.address() as AddressInfo;
      origins.listening({ port, gamesPort });
      logger.info({ port, mode: config.mode, gamesPort, privatePort }, "listening");
      return { port, gamesPort, privatePort };
    },
    async close() {
      stopping = true;
      await stopInOrder(
        [
          { name: "unread", stop: () => unread.close() },
          { name: "drain", stop: () => wait(config.http.drainMs) },
          { name: "sockets", stop: () => sockets.close() },
          { name: "flights", stop: () => games.closeFlights() },
          { name: "http", stop: () => closeListener(app.server, () => app.close()) },
          { name: "games", stop: () => closeListener(games.app.server, () => games.app.close()) },
          { name: "ledger", stop: drainMoney },
          { name: "presence", stop: () => presence?.leave() },
          { name: "images", stop: () => images.close() },
          { name: "brands", stop: () => brandWatch.close() },
          { name: "catalogue", stop: () => catalogue.close() },
          { name: "content", stop: () => liveContent.close() },
          { name: "fan-out", stop: () => fanOut.close() },
          { name: "database", stop: () => (options.database ? undefined : database.close()) },
          { name: "metrics", stop: () => privately.close() },
          { name: "pressure", stop: () => pressure.stop() },
          { name: "logs", stop: () => flush(logger) },
        ],
        { logger },
      );
    },
  };
}

function openPressure({ pressure: limits }: ServerConfig, { pool }: Database) {
  const pressure = createPressure({
    waiting: () => pool.waitingCount,
    ...(limits === undefined ? {} : { limits }),
  });
  return { pressure, unread: createUnreadConnections({ pressure }) };
}

/** A call that the contract promises and nobody answers must stop the start, not surprise a player. */
function requireEveryEndpoint(
  endpoints: readonly { readonly name: string }[],
  methods: readonly { readonly endpoint: { readonly name: string } }[],
): void {
  const answered = new Set(methods.map(({ endpoint }) => endpoint.name));
  const missing = endpoints.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`no method answers ${missing.join(", ")}`);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function flush(logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    logger.flush(() => resolve());
  });
}

function securityOf(
  { http, recaptcha, games, studios }: ServerConfig,
  services: () => readonly string[],
) {
  const own = games.origin ?? localOrigin(games.port);
  const framed = [own, ...new Set(studios.values())];
  return { https: http.https, recaptcha: recaptcha !== undefined, games: framed, services };
}
