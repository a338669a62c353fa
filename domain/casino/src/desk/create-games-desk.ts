import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createProfileReader } from "../catalogue/catalogue.ts";
import type { CasinoMoney } from "../create-casino.ts";
import { createPotStore } from "../jackpots/pot-store.ts";
import { readCountedAt, readPlayedDays } from "../performance/read-days.ts";
import { readPerformance } from "../performance/read-performance.ts";
import { createReceipts } from "../receipts/create-receipts.ts";
import type { ReceiptSigner } from "../receipts/signer.ts";
import { createPlaying } from "../rounds/create-playing.ts";
import { createForgottenRounds } from "../rounds/forgotten-rounds.ts";
import { createSeedStore } from "../seeds/seed-store.ts";
import { ownerOf, type Vault } from "../seeds/vault.ts";
import { createCatalogueDesk, type RecordGameAct } from "./create-catalogue-desk.ts";
import { createGrantDesk } from "./create-grant-desk.ts";
import { createJackpotDesk } from "./create-jackpot-desk.ts";
import { createRoundReader } from "./trace-round.ts";
import { createRoundSearch } from "./search-rounds.ts";
import { readKeptSeeds } from "./seeds-of-player.ts";

/** The games of the house in the hands of staff: what is offered, what was played, what came of it. */
export function createGamesDesk(needs: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly signer: ReceiptSigner;
  readonly playRounds: CasinoMoney["playRounds"];
  readonly record: RecordGameAct;
  readonly readPlayers: Parameters<typeof createGrantDesk>[0]["readPlayers"];
  readonly needsTwo: Parameters<typeof createGrantDesk>[0]["needsTwo"];
  /** Their frames ask how they stand. */
  readonly tellSeated: (playerIds: readonly string[]) => void;
}) {
  const { database, clock, vault, signer, playRounds } = needs;
  const seeds = createSeedStore(needs);
  const pots = createPotStore(needs);
  const readProfile = createProfileReader();
  const playing = createPlaying({ seeds, pots, readProfile, clock, playRounds });
  const end = createForgottenRounds({ database, playing, clock });
  const receipts = createReceipts({ database, signer, seeds, pots, readProfile, clock });
  return {
    catalogue: createCatalogueDesk({
      ...needs,
      endRounds: (game) => end(new AbortController().signal, game),
    }),
    grants: createGrantDesk(needs),
    jackpots: createJackpotDesk({ ...needs, pots }),
    searchRounds: createRoundSearch({ database, clock }),
    readRound: createRoundReader({ ...needs, seeds, readProfile, receipts }),
    readSeeds: (playerId: string) =>
      readKeptSeeds(database, playerId, (sealed, number) =>
        vault.unseal(sealed, ownerOf({ playerId, number })),
      ),
    readPerformance: (from: Date, until: Date) => readPerformance(database, from, until),
    readDays: (asked: Parameters<typeof readPlayedDays>[1]) => readPlayedDays(database, asked),
    readCountedAt: () => readCountedAt(database),
  };
}

export type GamesDesk = ReturnType<typeof createGamesDesk>;
