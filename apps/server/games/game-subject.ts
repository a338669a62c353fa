import type { Casino, GameSession } from "@croupier/casino";
import type { FastifyRequest } from "fastify";

/** Who plays, once their token was found to belong to a game session that goes on. */
export interface GameSubject {
  readonly session: GameSession;
  readonly token: string;
}

/** Whoever bears the token of a game session plays as its player. A poll is no sign of life. */
export function createIdentifyGame({ frame }: Pick<Casino, "frame">) {
  return async ({ headers, method }: FastifyRequest): Promise<GameSubject | undefined> => {
    const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? "") ?? [];
    if (token === undefined) return undefined;
    const session = await frame.findSession(token, { touch: method !== "GET" });
    return session && { session, token };
  };
}
