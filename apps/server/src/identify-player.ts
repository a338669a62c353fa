import type { FastifyRequest } from "fastify";
import type { PlayerSubject, Services } from "./services.ts";
import type { ClientAddresses } from "./shell/client-address.ts";

/** Who makes a call of players: the owner of the living session that the cookie names. */
export function createIdentifyPlayer(
  {
    players,
    sessionCookie,
    brandOf,
    placeOf,
  }: Pick<Services, "players" | "sessionCookie" | "brandOf" | "placeOf">,
  addresses: Pick<ClientAddresses, "addressOf">,
) {
  return async (request: FastifyRequest): Promise<PlayerSubject | undefined> => {
    const token = sessionCookie.read(request.headers.cookie);
    if (token === undefined) return undefined;
    const brand = brandOf(request.headers.host ?? "").code;
    // Polls and reads are not activity; only a write moves the idle clock.
    const touch = request.method !== "GET";
    const present = placeOf(addresses.addressOf(request.raw));
    const session = await players.findSession({ token, brand, touch, present });
    return session && { playerId: session.playerId, token, session };
  };
}
