import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { connect, type Database } from "@croupier/database";
import { systemClock, type Clock } from "@croupier/kit/time";
import type { Presence } from "@croupier/oversight";
import {
  createClientAddresses,
  createLogger,
  createMount,
  createOwnPages,
  createPressure,
  createPrivateListener,
  createRateLimits,
  createSecurityHeaders,
  createShell,
  createShellMetrics,
  listRoutes,
  stopInOrder,
  type Route,
} from "@croupier/server/shell";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import manifest from "../package.json" with { type: "json" };
import { createAdmit } from "./admit.ts";
import { compose } from "./compose.ts";
import type { BackofficeConfig } from "./config.ts";
import { createDevFront } from "./dev-front.ts";
import { forbid } from "./forbid.ts";
import { everyMethod } from "./methods/every-method.ts";
import { mountDocumentFile } from "./documents/mount-document-file.ts";
import { mountPicture } from "./desk/mount-picture.ts";
import { mountConsole } from "./mount-console.ts";
import { createSiteList } from "./preview-links.ts";
import { mountMailFrame } from "./mount-mail-frame.ts";
import type { Services, StaffSubject } from "./services.ts";

export type Backoffice = {
  /** Everything this process answers, so that a test can hold it against the table of who may. */
  routes(): readonly Route[];
  app: FastifyInstance;
  services: Services;
  listen(): Promise<{ port: number; privatePort: number }>;
  close(): Promise<void>;
};

/** The staff's process, made but not yet listening. */
export async function buildBackoffice(options: {
  config: BackofficeConfig;
  database?: Database;
  logger?: Logger;
  clock?: Clock;
  /** Whoever faces people does not start without the built app; tests of the calls need none. */
  console?: "built" | "none";
}): Promise<Backoffice> {
  const { config, clock = systemClock } = options;
  const logger = options.logger ?? createLogger({ name: "backoffice", level: config.logLevel });
  const database =
    options.database ??
    connect({ url: config.appDatabaseUrl, max: 6, name: "croupier back-office" });
  let stopping = false;
  const services = compose({ config, database, clock, logger, isStopping: () => stopping });
  const { oversight, staffCookie } = services;

  const pressure = createPressure({
    waiting: () => database.pool.waitingCount,
    ...(config.pressure === undefined ? {} : { limits: config.pressure }),
  });
  const metrics = createShellMetrics({ pressure });
  const addresses = createClientAddresses(config.http.trustedProxies);
  const dev = config.dev ? await createDevFront(config.http) : undefined;
  const app = createShell({
    logger,
    metrics,
    pressure,
    securityHeaders: createSecurityHeaders({ https: config.http.https }),
    recordError: (error, { traceId }) => void keepError(error, traceId),
    ...(dev === undefined ? {} : { front: dev.front }),
  });

  const { routes, files } = listRoutes(app);

  async function keepError(error: unknown, traceId: string): Promise<void> {
    try {
      await oversight.recordUnhandled({ process: "backoffice", error, traceId });
    } catch (unheard) {
      logger.error({ err: unheard }, "an error could not be recorded");
    }
  }

  /** Looking is not activity, unless somebody does it: polls do not keep a session alive. */
  async function identify(request: FastifyRequest): Promise<StaffSubject | undefined> {
    const token = staffCookie.read(request.headers.cookie);
    if (token === undefined) return undefined;
    const session = await oversight.findSession({ token, touch: request.method !== "GET" });
    return session && { staff: session.staff, token };
  }

  const mount = createMount<StaffSubject>({
    app,
    addresses,
    ownPages: createOwnPages({ origin: config.http.origin, addresses }),
    metrics,
    pressure,
    rateLimits: createRateLimits({
      shared: { pool: database.pool, keyring: config.keyring },
      ...(config.allowances === undefined ? {} : { allowances: config.allowances }),
    }),
    identify,
    idOf: ({ staff }) => staff.id,
    forbid: (endpoint, { staff }) => forbid(endpoint, staff),
  });
  for (const method of everyMethod(services)) mount(method);
  const admit = createAdmit(identify);
  mountMailFrame({ app, services, admit });
  mountPicture({ app, services, admit });
  mountDocumentFile({ app, services, admit });
  if (dev === undefined && options.console !== "none") {
    const { siteOrigin } = config;
    mountConsole(app, files, createSiteList({ content: services.content, siteOrigin }));
  }
  await app.ready();
  const privately = createPrivateListener({ registry: metrics.registry });
  let presence: Presence | undefined;

  return {
    routes: () => [...routes(), ...privately.routes],
    app,
    services,
    async listen() {
      const privatePort = await privately.listen(config.privatePort);
      await app.listen({ host: config.http.host, port: config.http.port });
      // A server that listens on TCP has an address with a port.
      pressure.startOver();
      const { port } = app.server.address() as AddressInfo;
      presence = await oversight.processes.enter({
        role: "backoffice",
        host: hostname(),
        pid: process.pid,
        version: manifest.version,
        onUnheard: (error) => logger.warn({ err: error }, "could not tell that this process lives"),
      });
      logger.info({ port, mode: config.mode }, "listening");
      return { port, privatePort };
    },
    async close() {
      stopping = true;
      await stopInOrder(
        [
          { name: "http", stop: () => app.close() },
          { name: "vite", stop: () => dev?.close() },
          { name: "presence", stop: () => presence?.leave() },
          { name: "metrics", stop: () => privately.close() },
          { name: "pressure", stop: () => pressure.stop() },
          { name: "database", stop: () => (options.database ? undefined : database.close()) },
        ],
        { logger },
      );
    },
  };
}
