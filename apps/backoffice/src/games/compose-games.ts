import { needsSecondYes } from "@croupier/cashier";
import { createGamesDesk, type GamesDesk } from "@croupier/casino";
import { transact, type Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Oversight } from "@croupier/oversight";
import type { Keyring, SaferPlay } from "@croupier/players";
import { composeRoundMoney, openReceiptSigner, openSeedVault } from "@croupier/server/casino";
import { createWalletReader } from "@croupier/wallet";
import type { Services } from "../services.ts";

/** Games of the house, as staff use them: the only money moved from here ends rounds of a game that is off. */
export function composeGames(needs: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  oversight: Oversight;
  saferPlay: Pick<SaferPlay, "standing">;
  announceBalances: (playerIds: readonly string[]) => void;
}): Pick<Services, "games" | "recordFiguresTaken"> {
  const { database, clock, keyring, oversight, saferPlay, announceBalances } = needs;
  const games: GamesDesk = createGamesDesk({
    database,
    clock,
    vault: openSeedVault(keyring),
    signer: openReceiptSigner(keyring),
    playRounds: composeRoundMoney({ database, saferPlay, announce: announceBalances }),
    record: oversight.recordAct,
    readPlayers: (playerIds) => readPlayers({ database, saferPlay }, playerIds),
    needsTwo: (given) => needsSecondYes("freeRounds", given),
    // Their pages have a frame ask how it stands, as after any change of a balance.
    tellSeated: announceBalances,
  });
  return {
    games,
    recordFiguresTaken: ({ staffId, facts }) =>
      transact(database, (tx) =>
        oversight.recordAct(tx, { staffId, action: "games.figures-taken", facts }),
      ),
  };
}

/** So many at a time: whoever gives to five hundred waits a moment longer, and nobody else does. */
const askedTogether = 10;

async function readPlayers(
  { database, saferPlay }: { database: Database; saferPlay: Pick<SaferPlay, "standing"> },
  playerIds: readonly string[],
) {
  const wallets = createWalletReader(database);
  const known = new Map<string, { currency: string; isKeptFromPlay: boolean }>();
  for (let first = 0; first < playerIds.length; first += askedTogether) {
    const some = playerIds.slice(first, first + askedTogether);
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    const read = await Promise.all(
      some.map(async (playerId) => {
        const [currency, standing] = await Promise.all([
          wallets.findCurrency(playerId),
          saferPlay.standing.of({ playerId }),
        ]);
        return { playerId, currency, marketing: standing?.marketing };
      }),
    );
    for (const { playerId, currency, marketing } of read) {
      if (currency === undefined || marketing === undefined) continue;
      // Who does not want to be written to may be given something all the same.
      const isKeptFromPlay = !marketing.ok && marketing.refusal.code !== "marketing_off";
      known.set(playerId, { currency, isKeptFromPlay });
    }
  }
  return known;
}
