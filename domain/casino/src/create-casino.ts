import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import type { PlayBalance, PlayRounds } from "@croupier/wallet";
import { createProfileReader, type Game } from "./catalogue/catalogue.ts";
import { createJackpots } from "./jackpots/create-jackpots.ts";
import { createPotStore } from "./jackpots/pot-store.ts";
import { createGrants } from "./grants/grant-store.ts";
import { createFrameCalls } from "./create-frame-calls.ts";
import { countParked } from "./flights/flight-store.ts";
import { createFlights } from "./flights/create-flights.ts";
import type { FlightPace } from "./flights/flight.ts";
import { createCountHours } from "./performance/count-hours.ts";
import { createOwnGames } from "./own-games/own-games.ts";
import { createReceipts } from "./receipts/create-receipts.ts";
import type { ReceiptSigner } from "./receipts/signer.ts";
import { createPlaying } from "./rounds/create-playing.ts";
import { createForgottenRounds } from "./rounds/forgotten-rounds.ts";
import { createSeedStore } from "./seeds/seed-store.ts";
import type { Vault } from "./seeds/vault.ts";
import { createGameSessions } from "./sessions/game-sessions.ts";
import { createKnownSessions, type KeepSignedIn } from "./sessions/known-sessions.ts";
import { createLaunches } from "./sessions/create-launches.ts";

export type CasinoOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly signer: ReceiptSigner;
  readonly money: CasinoMoney;
  readonly keepSignedIn: KeepSignedIn;
  /** When the player's reminder of the time is due; null: none is planned. */
  readonly realityCheckDueAt: (asked: {
    readonly playerId: string;
    readonly sessionId: string;
  }) => Promise<Date | null>;
  /** How many plays share a transaction. */
  readonly batchMax?: number;
  readonly flightPace?: FlightPace | undefined;
};

/** What the wallet does for a round. */
export type CasinoMoney = {
  readonly playRounds: PlayRounds<Game["product"]>;
  readonly openHouse: (account: {
    readonly house: "house_casino" | "house_bonus_cost" | "house_jackpot";
    readonly asset: Asset;
  }) => Promise<void>;
  readonly readBalance: (playerId: string, asset: Asset) => Promise<PlayBalance>;
};

export type Casino = ReturnType<typeof createCasino>;

/** Games that the house runs itself, for the process that faces players. */
export function createCasino(options: CasinoOptions) {
  const { database, clock, signer, money } = options;
  const seeds = createSeedStore(options);
  const sessions = createGameSessions({ database, clock });
  const grants = createGrants({ database, clock });
  const pots = createPotStore(options);
  const readProfile = createProfileReader();
  const playing = createPlaying({
    seeds,
    pots,
    readProfile,
    clock,
    playRounds: money.playRounds,
    batchMax: options.batchMax,
  });
  const receipts = createReceipts({ database, signer, seeds, pots, readProfile, clock });
  const flights = createFlights({
    ...options,
    readProfile,
    receipts,
    pace: options.flightPace,
  });
  return {
    launches: createLaunches({ database, clock, sessions }),
    frame: createFrameCalls({
      ...options,
      seeds,
      grants,
      sessions,
      playing,
      receipts,
      known: createKnownSessions({ sessions, keepSignedIn: options.keepSignedIn, clock }),
    }),
    grants,
    jackpots: createJackpots({ database, clock, pots, money }),
    flights,
    ownGames: createOwnGames({ database, clock }),
    receipt: receipts.find,
    revealRound: receipts.reveal,
    /** The last step before closing. */
    async drain(): Promise<void> {
      await Promise.all([playing.drain(), flights.drain()]);
    },
  };
}

/** For the process that faces nobody: what nobody ends is ended. */
export function createCasinoKeeping(
  options: Pick<CasinoOptions, "database" | "clock" | "vault"> & {
    readonly playRounds: CasinoMoney["playRounds"];
  },
) {
  const { database, clock, playRounds } = options;
  const seeds = createSeedStore(options);
  const pots = createPotStore(options);
  const readProfile = createProfileReader();
  const playing = createPlaying({ seeds, pots, readProfile, clock, playRounds });
  return {
    endForgotten: createForgottenRounds({ database, playing, clock }),
    /** Seats of shared rounds that came down and could not be paid. */
    countParkedSeats: () => countParked(database.db),
    countHours: createCountHours({ database, clock }),
  };
}
