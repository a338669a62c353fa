import { randomBytes } from "node:crypto";
import { connect } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk } from "@croupier/providers";
import { readKeyring } from "@croupier/server/keyring";
import { openVault } from "@croupier/server/provider-vault";
import { signIn, type Session } from "../balances/open-sessions.ts";
import { openCrowd } from "../wallet/crowd.ts";
import { giveProfiles } from "../wallet/give-profiles.ts";
import { game, provider, type Game, type Key } from "./game.ts";

/** As many as there are connections. */
const atOnce = 8;

/** Players who may play, each with money and, in the same order, a session at a game of the provider. */
export async function openGames(asked: {
  appUrl: string;
  keys: string;
  count: number;
}): Promise<{ key: Key; games: readonly Game[]; playerIds: readonly string[] }> {
  const database = connect({ url: asked.appUrl, max: atOnce, name: "croupier bench games" });
  try {
    const keyring = readKeyring(asked.keys);
    if (keyring === undefined) throw new Error("the keys of the bench cannot be read");
    const vault = openVault(keyring);
    const desk = createProviderDesk({ database, vault, clock: systemClock });
    const id = "bench";
    const secret = randomBytes(32);
    await desk.addProvider({ code: provider, name: "Acme Games", spend: "cash_first" });
    const validFrom = new Date(systemClock().getTime() - 60_000);
    await desk.addKey({ provider, keyId: id, secret, validFrom, validUntil: null });
    const playerIds = await openCrowd(database, {
      count: asked.count,
      house: "house_provider_acme",
    });
    await giveProfiles(database, playerIds);
    const currency = getAsset("EUR");
    const sessions = await signIn(database, playerIds);
    const open = async ({ id: playerId, sessionId }: Session): Promise<Game> => {
      const launch = { provider, playerId, sessionId, gameCode: game, currency };
      const { token, playerRef } = await desk.open(launch);
      return { session_token: token, player_ref: playerRef };
    };
    const games: Game[] = [];
    for (let next = 0; next < sessions.length; next += atOnce) {
      games.push(...(await Promise.all(sessions.slice(next, next + atOnce).map(open))));
    }
    return { key: { id, secret: secret.toString("base64url") }, games, playerIds };
  } finally {
    await database.close();
  }
}
