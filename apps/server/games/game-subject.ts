import type { IncomingMessage } from "node:http";
import type { Casino, GameSession } from "@croupier/casino";
import type { Place } from "@croupier/policy";
import type { FastifyRequest } from "fastify";

/** Who plays, once their token was found to belong to a game session that goes on. */
export interface GameSubject {
  readonly session: GameSession;
  readonly token: string;
}

/** Where a request comes from, as the law sees it. */
export type PresentOf = (request: IncomingMessage) => Place;

/** Whoever bears the token of a game session plays as its player. A poll is no sign of life. */
export function createIdentifyGame({ frame }: Pick<Casino, "frame">, presentOf: PresentOf) {
  return async ({ headers, method, raw }: FastifyRequest): Promise<GameSubject | undefined> => {
    const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? "") ?? [];
    if (token === undefined) return undefined;
    const touch = method !== "GET";
    const session = await frame.findSession(token, { touch, present: presentOf(raw) });
    return session && { session, token };
  };
}
