import type { Round as RoundOnWire } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { isUuid } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import type { Booked } from "@croupier/ledger";
import { readRoundLegs } from "@croupier/wallet";
import { readGames, type ReadProfile } from "../catalogue/catalogue.ts";
import type { Receipts } from "../receipts/create-receipts.ts";
import { presentRound } from "../rounds/present-round.ts";
import { doesRecount } from "../rounds/recount.ts";
import { operationsOf } from "../rounds/round-operations.ts";
import { findRoundOfAnybody } from "../rounds/round-reads.ts";
import type { Round } from "../rounds/round.ts";
import type { SeedStore } from "../seeds/seed-store.ts";
import { ownerOf, type Vault } from "../seeds/vault.ts";
import { readSealedSeed } from "./seeds-of-player.ts";

/** One round with everything that is known of it. */
export type TracedRound = {
  readonly round: Round;
  readonly shown: RoundOnWire;
  readonly family: string | undefined;
  readonly config: unknown;
  /** Undefined while the pair still decides. */
  readonly serverSeed: string | undefined;
  /** Undefined: its rules are in no version that runs here. */
  readonly recounts: boolean | undefined;
  /** What the books moved for it, in their order. */
  readonly legs: readonly Booked[];
};

export function createRoundReader({
  database,
  clock,
  vault,
  seeds,
  readProfile,
  receipts,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly seeds: Pick<SeedStore, "findShown">;
  readonly readProfile: ReadProfile;
  readonly receipts: Pick<Receipts, "sign">;
}) {
  return async (roundId: string): Promise<TracedRound | undefined> => {
    const round = isUuid(roundId) ? await findRoundOfAnybody(database.db, roundId) : undefined;
    if (round === undefined) return undefined;
    const { game, profileVersion: version, playerId, seedNumber: number } = round;
    const games = await readGames(database.db, { games: [game], now: clock() });
    const family = games.get(game)?.family;
    const config = await readProfile(database.db, { game, version });
    const sealed = await readSealedSeed(database, { playerId, number });
    const isKnown = family !== undefined && sealed !== undefined;
    const serverSeed = isKnown ? vault.unseal(sealed, ownerOf({ playerId, number })) : "";
    return {
      round,
      shown: presentRound(round, await receipts.sign(round)),
      family: family?.rules.family,
      config,
      serverSeed: (await seeds.findShown(playerId, number))?.serverSeed,
      recounts: isKnown
        ? doesRecount(round, { rules: family.rules, config, serverSeed })
        : undefined,
      legs: await readRoundLegs(database, { playerId, operationIds: operationsOf(round) }),
    };
  };
}
