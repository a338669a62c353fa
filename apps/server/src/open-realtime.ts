import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { FanOut } from "../realtime/fan-out.ts";
import { createSockets } from "../realtime/sockets.ts";
import type { Sockets } from "../realtime/sockets.ts";
import type { ServerConfig } from "./config.ts";
import type { Services } from "./services.ts";
import type { ClientAddresses } from "./shell/client-address.ts";
import type { OwnPages } from "./shell/same-origin.ts";
import type { SecurityHeaders } from "./shell/security-headers.ts";

export interface RealtimeNeeds {
  readonly app: FastifyInstance;
  readonly config: ServerConfig;
  readonly services: Services;
  readonly addresses: Pick<ClientAddresses, "addressOf">;
  readonly ownPages: OwnPages;
  readonly security: SecurityHeaders;
  readonly fanOut: FanOut;
  readonly nextTraceId: () => string;
  readonly reportError: (error: unknown, where: string) => void;
  readonly onPurge: (tags: readonly string[]) => void;
  readonly onGap: () => void;
}

/** Ties what the processes tell each other to the players' sockets and to what we remember. */
export function openRealtime(needs: RealtimeNeeds): Sockets {
  const { services, fanOut } = needs;
  const { players, sessionCookie } = services;
  const reportError = (error: unknown): void => needs.reportError(error, "realtime");
  const brandOf = (request: IncomingMessage): string =>
    services.brandOf(request.headers.host ?? "").code;

  const sockets = createSockets({
    server: needs.app.server,
    ownPages: needs.ownPages,
    headers: needs.security.forData(),
    nextTraceId: needs.nextTraceId,
    onError: reportError,
    limits: needs.config.sockets,
    async identify(request) {
      const token = sessionCookie.read(request.headers.cookie);
      if (token === undefined) return undefined;
      const brand = brandOf(request);
      const present = services.placeOf(needs.addresses.addressOf(request));
      const session = await players.findSession({ token, brand, touch: false, present });
      return session && { playerId: session.playerId, token, sessionKey: keyOf(token) };
    },
    async stillLives({ token }, request) {
      const brand = brandOf(request);
      return (await players.findSession({ token, brand, touch: false })) !== undefined;
    },
  });

  services.onPotsChange(() => void sockets.tellEverybody("jackpots"));
  fanOut.listen({
    onMessage({ topic, ids }) {
      if (topic === "balance") void sockets.tellPlayers(ids, "balance");
      else if (topic === "purge") needs.onPurge(ids);
      else if (topic === "sessions-ended") {
        players.forgetSessions({ tokenHashes: ids });
        sockets.endSessions(ids);
      }
    },
    onGap() {
      players.forgetAllSessions();
      needs.onGap();
      void sockets.tellEverybody("balance");
    },
  });
  return sockets;
}

/** As sessions are announced when they end: the hash that the table holds, never the token. */
function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
