import type { Endpoint } from "@croupier/contracts";
import type { FastifyInstance } from "fastify";
import { documentRoutes } from "../documents/mount-documents.ts";
import type { ServerConfig } from "./config.ts";
import type { SecurityHeaders } from "./shell/security-headers.ts";
import { createShell, type ShellOptions } from "./shell/shell.ts";
import { createTurnAway } from "./shell/turn-away.ts";
import type { UnreadConnections } from "./shell/unread-connections.ts";

/** The listener of the site, with what is shed first under pressure and nothing mounted yet. */
export function openSiteShell(
  needs: Pick<ShellOptions, "logger" | "metrics" | "pressure" | "recordError" | "front"> & {
    readonly config: ServerConfig;
    readonly security: SecurityHeaders;
    readonly endpoints: readonly Endpoint[];
    readonly nextTraceId: () => string;
    readonly unread: UnreadConnections;
  },
): FastifyInstance {
  const { config, security, pressure, endpoints, nextTraceId } = needs;
  return createShell({
    ...needs,
    turnAway: createTurnAway({
      pressure,
      unread: needs.unread,
      routes: [...endpoints, ...documentRoutes],
      headers: security.forData(),
      nextTraceId,
    }),
    securityHeaders: security,
    ...(config.http.limits === undefined ? {} : { limits: config.http.limits }),
  });
}
