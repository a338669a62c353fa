import {
  createCasino,
  createCasinoKeeping,
  sowCatalogue,
  type CasinoOptions,
  type Vault,
} from "@croupier/casino";
import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { dayMs, systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { policyFor } from "@croupier/policy";
import { createPlayMoney, createRoundMoney } from "@croupier/wallet";

/** Sealed for nobody: whose a seed is stands in front of it, and a drill reads what is behind. */
const openVault: Vault = {
  seal: (secret, owner) => `${owner}|${secret}`,
  unseal: (sealed) => unsealed(sealed),
};

export function unsealed(sealed: string): string {
  return sealed.slice(sealed.indexOf("|") + 1);
}

const inTwoDays = (): Date => new Date(systemClock().getTime() + 2 * dayMs);

type PlayRounds = CasinoOptions["money"]["playRounds"];

/** A casino on this database as one process has it. `around` may stand between it and its money. */
export async function openHouse(
  database: Database,
  around: (playRounds: PlayRounds) => PlayRounds = (playRounds) => playRounds,
) {
  await sowCatalogue(database, systemClock);
  const guards = {
    mayPlay: async (_tx: unknown, bets: readonly unknown[]) => bets.map(() => ok()),
  };
  const ledger = createLedger({ database, announce: () => {} });
  const {
    openHouse: openAccount,
    readBalance,
    expireHolds,
  } = createPlayMoney<"casino" | "tables", never>({
    database,
    ledger,
    guards,
    announce: () => {},
  });
  const rounds = createRoundMoney<"casino" | "tables", never>({
    database,
    guards,
    announce: () => {},
  });
  const playRounds = around(rounds.play);
  const casino = createCasino({
    database,
    clock: systemClock,
    vault: openVault,
    signer: { keyId: "drill", sign: () => "", publicKeyOf: () => "" },
    money: { playRounds, openHouse: openAccount, readBalance },
    keepSignedIn: async () => true,
    realityCheckDueAt: async () => null,
  });
  await casino.jackpots.begin();
  const { endForgotten } = createCasinoKeeping({
    database,
    clock: inTwoDays,
    vault: openVault,
    playRounds,
  });
  const place = { countryCode: "CW" };
  return {
    ...casino,
    expireHolds,
    /** Ends what is open, as if nobody had acted for two days. */
    endForgotten,
    /** Opens a game for a player: the token of its session. */
    async sit(playerId: string, game: string): Promise<string> {
      const launched = await casino.launches.forMoney(game, {
        playerId,
        sessionId: uuidv7(),
        asset: getAsset("EUR"),
        policy: policyFor({ residence: place, present: place, now: systemClock() }),
        channel: "WEB",
      });
      if (!launched.ok) throw new Error(launched.refusal.code);
      const opened = await casino.frame.openSession(launched.value.launchToken, place);
      if (opened === undefined) throw new Error("a launch of the drill opened nothing");
      return opened.sessionToken;
    },
    async sessionOf(token: string) {
      const session = await casino.frame.findSession(token, { touch: true, present: place });
      if (session === undefined) throw new Error("a session of the drill is not there");
      return session;
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
