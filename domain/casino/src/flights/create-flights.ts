import type { FlightBoard, PlayedRound } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal, money as moneyOf, parseMoney } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { readGames, type ReadProfile } from "../catalogue/catalogue.ts";
import type { CasinoOptions } from "../create-casino.ts";
import type { Receipts } from "../receipts/create-receipts.ts";
import type { Played } from "../rounds/create-playing.ts";
import { refusalOf, type PlayRefusal } from "../rounds/play.ts";
import { presentRound } from "../rounds/present-round.ts";
import { readRounds } from "../rounds/round-reads.ts";
import type { GameSession } from "../sessions/game-sessions.ts";
import { createChainStore } from "./chain-store.ts";
import { flightPace, type Flight, type FlightPace, type FlightSeat } from "./flight.ts";
import {
  findGamesUnderWay,
  readFlights,
  readSeats,
  readTopLandings,
  type TopLanding,
} from "./flight-store.ts";
import { createFlightWriter } from "./flight-writer.ts";
import { createTakeSeats } from "./take-seats.ts";
import { createWriterLease } from "./writer-lease.ts";

type Needs = Pick<CasinoOptions, "database" | "clock" | "vault" | "money"> & {
  readonly readProfile: ReadProfile;
  readonly receipts: Pick<Receipts, "sign">;
  readonly pace?: FlightPace | undefined;
};

type Answer<T> = Result<T, PlayRefusal>;

/** How the flights of a game stand, for whoever shows them to players. */
export type BoardNow = {
  readonly board: FlightBoard;
  /** Everybody who is or was in the latest flight, with whose they are: that is not for the others. */
  readonly seats: readonly FlightSeat[];
  readonly tookOffAt: Date | undefined;
  readonly config: unknown;
  /** Until when somebody writes. Behind it nothing that is shown can be relied on. */
  readonly writtenUntil: Date;
};

const lastMax = 24;
const topMax = 8;

/** Rounds that are everybody's. */
export function createFlights(needs: Needs) {
  const { database, clock, money, receipts, readProfile } = needs;
  const pace = needs.pace ?? flightPace;
  const { playRounds } = money;
  const chains = createChainStore(needs);
  const seating = createTakeSeats({ clock, playRounds });
  const lease = createWriterLease({ database, clock, leaseMs: pace.leaseMs });

  async function answer(session: GameSession, played: Played): Promise<Answer<PlayedRound>> {
    if (!played.ok) return refuse(played.refusal);
    const { playerId, asset } = session;
    const balance = played.balance ?? (await money.readBalance(playerId, asset));
    return ok({
      ...presentRound(played.round, await receipts.sign(played.round)),
      balance: formatDecimal(balance.playable),
    });
  }

  return {
    /** A stake in the flight that boards. */
    async board(
      session: GameSession,
      asked: { readonly playId: string; readonly stake: string; readonly landAt: number | null },
    ): Promise<Answer<PlayedRound>> {
      if (seating.isFull()) return refuse({ code: "ledger_overloaded" });
      const stake = parseMoney(asked.stake, session.asset);
      if (!stake.ok) return refuse(refusalOf("stake_out_of_range"));
      const { playId, landAt } = asked;
      const { playerId } = session;
      const { minor } = stake.value;
      return answer(
        session,
        await seating.ask({
          kind: "open",
          playerId,
          seat: session,
          playId,
          stake: minor,
          choice: { landAt },
        }),
      );
    },

    /** The stake back, as long as the flight has not taken off. */
    async leave(session: GameSession, roundId: string): Promise<Answer<PlayedRound>> {
      if (seating.isFull()) return refuse({ code: "ledger_overloaded" });
      if (!isUuid(roundId)) return refuse(refusalOf("round_unknown"));
      const { playerId } = session;
      return answer(
        session,
        await seating.ask({ kind: "leave", playerId, seat: session, roundId }),
      );
    },

    /** These rounds as their players are told of them, with what each has now. */
    async readPlayed(
      asked: readonly Pick<FlightSeat, "playerId" | "roundId">[],
    ): Promise<readonly PlayedRound[]> {
      const rounds = await readRounds(database.db, asked);
      return Promise.all(
        rounds.flatMap((round) => {
          if (round === undefined) return [];
          return [
            (async () => {
              const balance = await money.readBalance(round.playerId, round.asset);
              return {
                ...presentRound(round, await receipts.sign(round)),
                balance: formatDecimal(balance.playable),
              };
            })(),
          ];
        }),
      );
    },

    /** Undefined before the first flight of the game. */
    async readBoard(game: string): Promise<BoardNow | undefined> {
      const { db } = database;
      const chain = await chains.findLatest(db, game);
      if (chain === undefined) return undefined;
      const [flights, top, written] = await Promise.all([
        readFlights(db, { chain: chain.chain, max: lastMax + 1 }),
        readTopLandings(db, { chain: chain.chain, max: topMax }),
        sql<{ leased_until: Date }>`
          SELECT leased_until FROM casino.flight_writers WHERE game = ${game}
        `.execute(db),
      ]);
      const [flight] = flights;
      if (flight === undefined) return undefined;
      const seats = await readSeats(db, flight);
      const { fingerprint, salt, length } = chain;
      return {
        board: {
          chain: { fingerprint, salt, length },
          flight: presentFlight(flight),
          last: flights
            .filter(({ state }) => state === "over")
            .slice(0, lastMax)
            .map(presentFlight),
          top: top.map(presentTop),
        },
        seats,
        tookOffAt: flight.tookOffAt,
        config: await readProfile(db, { game, version: flight.profileVersion }),
        writtenUntil: written.rows[0]?.leased_until ?? new Date(0),
      };
    },

    /** Games in which somebody's stake waits, whoever was writing them. */
    findUnderWay: () => findGamesUnderWay(database.db),

    /** Whether this game's rounds are everybody's. */
    async isShared(game: string): Promise<boolean> {
      const games = await readGames(database.db, { games: [game], now: clock() });
      return games.get(game)?.family.isShared ?? false;
    },

    openWriter: (asked: Parameters<typeof createFlightWriter>[1]) =>
      createFlightWriter({ ...needs, chains, playRounds, lease, pace }, asked),

    drain: seating.drain,
  };
}

export type Flights = ReturnType<typeof createFlights>;

function presentFlight(flight: Flight): FlightBoard["flight"] {
  return {
    number: flight.number,
    state: flight.state,
    boardsUntil: flight.boardsUntil.toISOString(),
    tookOffAt: flight.tookOffAt?.toISOString() ?? null,
    multiple: flight.multiple ?? null,
    link: flight.link ?? null,
  };
}

function presentTop({ number, name, landedAt, payout, asset }: TopLanding) {
  const paid = formatDecimal(moneyOf(payout, asset));
  return { number, name, landedAt, payout: paid, currency: asset };
}

/** A seat as everybody sees it. */
export function presentSeat(seat: FlightSeat) {
  const spell = (minor: bigint) => formatDecimal(moneyOf(minor, seat.asset));
  return {
    name: seat.name,
    stake: spell(seat.stake),
    currency: seat.asset,
    state: seat.state,
    landedAt: seat.landedAt ?? null,
    payout: seat.payout === undefined ? null : spell(seat.payout),
  };
}
