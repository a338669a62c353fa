import { createCasino, sowCatalogue } from "@croupier/casino";
import { connect } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { policyFor } from "@croupier/policy";
import { openSeedVault } from "@croupier/server/casino";
import { readKeyring } from "@croupier/server/keyring";
import { createPlayMoney } from "@croupier/wallet";
import { openCrowd } from "../wallet/crowd.ts";
import { giveProfiles } from "../wallet/give-profiles.ts";

/** As many as there are connections. */
const atOnce = 8;

const nobodyPlaysHere = () => Promise.reject(new Error("rounds are played by the server"));

/** Players who may play, each signed in, with money and a session at a game: its token. */
export async function openSeats(asked: {
  appUrl: string;
  keys: string;
  count: number;
  game?: string;
}): Promise<readonly string[]> {
  const database = connect({ url: asked.appUrl, max: atOnce, name: "croupier bench seats" });
  try {
    const keyring = readKeyring(asked.keys);
    if (keyring === undefined) throw new Error("the keys of the bench cannot be read");
    await sowCatalogue(database, systemClock);
    const playerIds = await openCrowd(database, { count: asked.count, house: "house_casino" });
    await giveProfiles(database, playerIds);
    await database.pool.query(
      `INSERT INTO players.session (player_id, session_id, token_hash, device, place, started_at, last_active_at)
       SELECT id, id, sha256(id::text::bytea), 'bench', 'CW', now(), now() FROM unnest($1::uuid[]) AS id`,
      [playerIds],
    );
    const asset = getAsset("EUR");
    const ledger = createLedger({ database, announce: () => {} });
    const money = createPlayMoney({
      database,
      ledger,
      guards: { mayPlay: nobodyPlaysHere },
      announce: () => {},
    });
    const casino = createCasino({
      database,
      clock: systemClock,
      vault: openSeedVault(keyring),
      signer: { keyId: "bench", sign: () => "", publicKeyOf: () => "" },
      money: { ...money, playRounds: nobodyPlaysHere },
      keepSignedIn: async () => true,
      realityCheckDueAt: async () => null,
    });
    const place = { countryCode: "CW" };
    const policy = policyFor({ residence: place, present: place, now: systemClock() });
    const open = async (playerId: string): Promise<string> => {
      const launching = { playerId, sessionId: playerId, asset, policy, channel: "WEB" } as const;
      const launched = await casino.launches.forMoney(asked.game ?? "lucky-dice", launching);
      if (!launched.ok) throw new Error(launched.refusal.code);
      const opened = await casino.frame.openSession(launched.value.launchToken, place);
      if (opened === undefined) throw new Error("a launch of the bench opened nothing");
      return opened.sessionToken;
    };
    const tokens: string[] = [];
    for (let next = 0; next < playerIds.length; next += atOnce) {
      tokens.push(...(await Promise.all(playerIds.slice(next, next + atOnce).map(open))));
    }
    return tokens;
  } finally {
    await database.close();
  }
}
