import type { AddressInfo } from "node:net";
import { everyEndpoint } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { FastifyInstance } from "fastify";
import { playMethods } from "../methods/play-methods.ts";
import type { ServerConfig } from "../src/config.ts";
import type { Services } from "../src/services.ts";
import { createMount, type MountOptions } from "../src/shell/mount.ts";
import { listRoutes, type Route } from "../src/shell/route-list.ts";
import { createOwnPages } from "../src/shell/same-origin.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";
import { createShell, type ShellOptions } from "../src/shell/shell.ts";
import { createTurnAway } from "../src/shell/turn-away.ts";
import type { UnreadConnections } from "../src/shell/unread-connections.ts";
import { mountFrames } from "./frame-page.ts";
import type { FanOut } from "../realtime/fan-out.ts";
import { openFlights } from "./flights/open-flights.ts";
import { createIdentifyGame, type GameSubject, type PresentOf } from "./game-subject.ts";

export interface Games {
  readonly app: FastifyInstance;
  routes(): readonly Route[];
  /** Answers the port: any free one for 0. */
  listen(): Promise<number>;
  /** Before its listener closes: sockets are told, and somebody else may write flights. */
  closeFlights(): Promise<void>;
}

type Needs = Pick<ShellOptions, "logger" | "metrics" | "pressure" | "recordError"> &
  Pick<MountOptions<GameSubject>, "addresses" | "rateLimits"> & {
    readonly config: ServerConfig;
    readonly services: Pick<Services, "casino" | "placeOf">;
    readonly security: SecurityHeaders;
    readonly nextTraceId: () => string;
    readonly unread: UnreadConnections;
    readonly clock: Clock;
    readonly fanOut: Pick<FanOut, "announce" | "listen">;
    readonly reportError: (error: unknown, where: string) => void;
    /** Origins of the site's pages, which may show a frame. */
    readonly framedBy: () => readonly string[];
  };

/** The listener of games, made but not yet listening. */
export async function openGames(needs: Needs): Promise<Games> {
  const { config, services, security, pressure, addresses } = needs;
  const ownPages = createOwnPages({ origin: config.games.origin, addresses });
  const presentOf: PresentOf = (request) => services.placeOf(addresses.addressOf(request));
  const endpoints = everyEndpoint.filter(({ origin }) => origin === "games");
  const app = createShell({
    ...needs,
    securityHeaders: security,
    turnAway: createTurnAway({
      pressure,
      unread: needs.unread,
      routes: endpoints,
      headers: security.forData(),
      nextTraceId: needs.nextTraceId,
    }),
    ...(config.http.limits === undefined ? {} : { limits: config.http.limits }),
  });
  const { routes, files } = listRoutes(app);
  const mount = createMount<GameSubject>({
    ...needs,
    app,
    ownPages,
    idOf: ({ session }) => session.playerId,
    whenNobody: "game_session_over",
    identify: createIdentifyGame(services.casino, presentOf),
  });
  for (const method of playMethods(services)) mount(method);
  mountFrames({ app, folder: config.games.folder, framedBy: needs.framedBy, files });
  await app.ready();
  const flights = openFlights({
    ...needs,
    server: app.server,
    casino: services.casino,
    ownPages,
    presentOf,
    headers: security.forData(),
    limits: config.flights?.limits,
  });
  return {
    app,
    routes: () => [...routes(), ...flights.routes],
    closeFlights: flights.close,
    async listen() {
      await app.listen({ host: config.http.host, port: config.games.port, backlog: 4_096 });
      return (app.server.address() as AddressInfo).port;
    },
  };
}
