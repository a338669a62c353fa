import type { Services } from "./services.ts";

export type FindCaller = (client: {
  readonly cookies: string | undefined;
  readonly host: string;
}) => Promise<string | undefined>;

/** Who calls what anybody may call: the player's id, or undefined. Asking is no sign of life. */
export function createFindCaller({
  players,
  sessionCookie,
  brandOf,
}: Pick<Services, "players" | "sessionCookie" | "brandOf">): FindCaller {
  return async ({ cookies, host }) => {
    const token = sessionCookie.read(cookies);
    if (token === undefined) return undefined;
    const session = await players.findSession({ token, brand: brandOf(host).code, touch: false });
    return session?.playerId;
  };
}
