import type { Round as RoundOnWire } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { isUuid } from "@croupier/kit/ids";
import type { AnyRules } from "@croupier/kit/rules";
import type { Clock } from "@croupier/kit/time";
import type { Booked } from "@croupier/ledger";
import { readRoundLegs } from "@croupier/wallet";
import { readGames, type ReadProfile } from "../catalogue/catalogue.ts";
import { linkBack } from "../flights/chain-links.ts";
import { chainOf, type Flight } from "../flights/flight.ts";
import { findFlight } from "../flights/flight-store.ts";
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
  /** Undefined while the pair, or the link of the flight, still decides. */
  readonly serverSeed: string | undefined;
  /** Undefined: its rules are in no version that runs here, or its flight is not over. */
  readonly recounts: boolean | undefined;
  /** The flight it was a stake in; undefined: it was its player's alone. */
  readonly flight: TracedFlight | undefined;
  /** What the books moved for it, in their order. */
  readonly legs: readonly Booked[];
};

export type TracedFlight = Pick<Flight, "chain" | "number" | "state" | "multiple"> & {
  /** How many flights the chain decides. */
  readonly length: number;
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
    const { game, profileVersion: version } = round;
    const games = await readGames(database.db, { games: [game], now: clock() });
    const family = games.get(game)?.family;
    const config = await readProfile(database.db, { game, version });
    const { playerId } = round;
    const chain = chainOf(round.seedNumber);
    const decided = { rules: family?.rules, config };
    return {
      round,
      shown: presentRound(round, await receipts.sign(round)),
      family: family?.rules.family,
      config,
      ...(chain === undefined
        ? await tracePair(round, decided)
        : await traceFlight(round, chain, decided)),
      legs: await readRoundLegs(database, { playerId, operationIds: operationsOf(round) }),
    };
  };

  /** The house knows the seed all along, and counts with it before anybody is told. */
  async function tracePair(round: Round, { rules, config }: Decided) {
    const { playerId, seedNumber: number } = round;
    const sealed = await readSealedSeed(database, { playerId, number });
    const secret = sealed && vault.unseal(sealed, ownerOf({ playerId, number }));
    return {
      serverSeed: (await seeds.findShown(playerId, number))?.serverSeed,
      recounts:
        rules === undefined || secret === undefined
          ? undefined
          : doesRecount(round, { rules, config, serverSeed: secret }),
      flight: undefined,
    };
  }

  /** A link is told when its flight is over, to staff as to everybody; then it leads back to the chain's beginning. */
  async function traceFlight(round: Round, chain: number, { rules, config }: Decided) {
    const flight = await findFlight(database.db, { chain, number: round.nonce });
    const link = flight?.link;
    const isCounted = rules !== undefined && link !== undefined && round.state === "closed";
    return {
      serverSeed: link,
      recounts: isCounted
        ? linkBack(link, round.nonce + 1) === round.fingerprint &&
          doesRecount(round, { rules, config, serverSeed: link })
        : undefined,
      flight,
    };
  }
}

type Decided = { readonly rules: AnyRules | undefined; readonly config: unknown };
