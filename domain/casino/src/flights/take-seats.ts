import { hash } from "node:crypto";
import type { Transact } from "@croupier/database";
import { crashRules, type CrashChoice, type CrashConfig } from "@croupier/game-crash/rules";
import { createIds } from "@croupier/kit/ids";
import { minuteMs, type Clock } from "@croupier/kit/time";
import { createBatcher } from "@croupier/ledger";
import { playId, type Guarded, type PlayRounds, type RoundRoom } from "@croupier/wallet";
import { sql } from "kysely";
import { readGames, stakesIn, type Game } from "../catalogue/catalogue.ts";
import { isOffered, stakesUnder } from "../catalogue/decide-terms.ts";
import type { CasinoRefusalCode } from "../refusals.ts";
import { casinoHouse, type Played } from "../rounds/create-playing.ts";
import {
  refusalOf,
  type OpenAsked,
  type PlayAsked,
  type PlayRefusal,
  type Seat,
} from "../rounds/play.ts";
import { firstIdAt } from "../rounds/first-id-at.ts";
import { readRounds, readTables, type PressFacts } from "../rounds/round-reads.ts";
import type { Round } from "../rounds/round.ts";
import { boardingSteps } from "./decide-flight.ts";
import { seedNumberOf, type Flight, type SeatNumber } from "./flight.ts";
import { holdBoarding } from "./flight-store.ts";
import { writeBoarded, writeLeft, type Boarded } from "./seat-writes.ts";

type Product = Game["product"];
type Asking = { readonly playerId: string; readonly seat: Seat };

export type BoardAsked = Asking & OpenAsked;
export type LeaveAsked = Asking & { readonly kind: "leave"; readonly roundId: string };
type SeatAsked = BoardAsked | LeaveAsked;

type Decided =
  | { readonly is: "refused"; readonly refusal: PlayRefusal }
  | { readonly is: "known"; readonly round: Round }
  | ({ readonly is: "boarded" } & Boarded & { readonly product: Product })
  | { readonly is: "left"; readonly round: Round; readonly product: Product };

type Needs = {
  readonly clock: Clock;
  readonly playRounds: PlayRounds<Product>;
};

/** Stakes in the flight that boards, taken and given back by whichever process was asked. */
export function createTakeSeats({ clock, playRounds }: Needs) {
  const makeId = createIds({ now: () => clock().getTime() });
  const batcher = createBatcher<SeatAsked, Played>({
    lanes: 2,
    batchMax: 250,
    waitingMax: 10_000,
    gatherMs: 2,
    send: (asked, lane) => playRounds(asked, { lane, room: () => openRoom({ clock, makeId }) }),
  });
  return {
    isFull: () => batcher.isFull(),
    ask: (asked: SeatAsked): Promise<Played> => batcher.submit(asked.playerId, asked),
    drain: () => batcher.drain(),
  };
}

export type TakeSeats = ReturnType<typeof createTakeSeats>;

type Judging = Omit<Needs, "playRounds"> & { readonly makeId: () => string };

/** One attempt at one batch: the guards' locks, the seeds', the flight's, then money and rows. */
function openRoom(needs: Judging): RoundRoom<SeatAsked, Played, Product> {
  let decided: readonly Decided[] = [];
  return {
    stakesOf: async (_tx, asked) =>
      asked.map((one) => {
        if (one.kind === "leave") return undefined;
        const { playerId, sessionId, present, product, asset } = one.seat;
        return { playerId, sessionId, present, product, asset, minor: one.stake };
      }),

    async decide(tx, guarded) {
      decided = await decideTogether(needs, tx, guarded);
      return decided.map((one) => {
        if (one.is !== "boarded" && one.is !== "left") return undefined;
        const { roundId, asset, stake, openedAt, closedAt } = one.round;
        const move = { roundId, product: one.product, house: casinoHouse, asset } as const;
        return one.is === "boarded"
          ? {
              ...move,
              begins: true,
              happenedAt: openedAt,
              stake: { operationId: roundId, minor: stake },
            }
          : {
              ...move,
              begins: false,
              happenedAt: closedAt ?? openedAt,
              back: { operationId: playId(roundId, "operation", "left"), betId: roundId },
            };
      });
    },

    async keep(tx, moved) {
      const kept = decided.filter((_, index) => moved[index]?.ok !== false);
      await writeBoarded(
        tx,
        kept.filter((one) => one.is === "boarded"),
      );
      await writeLeft(
        tx,
        kept.filter((one) => one.is === "left").map(({ round }) => round),
        needs.clock(),
      );
      return decided.map((one, index): Played => {
        if (one.is === "refused") return { ok: false, refusal: one.refusal };
        const result = moved[index];
        if (result?.ok === false) return { ok: false, refusal: result.refusal };
        return { ok: true, round: one.round, balance: result?.value.balance };
      });
    },
  };
}

async function decideTogether(
  { clock, makeId }: Judging,
  tx: Transact,
  guarded: readonly Guarded<SeatAsked>[],
): Promise<readonly Decided[]> {
  const asked = guarded.map((one) => one.asked);
  const now = clock();
  // Behind the lock of their seeds: what a player asks of several processes comes one after the other.
  const { presses } = await readTables(tx, asked.map(asPlay), now);
  const names = [...new Set(asked.map(({ seat }) => seat.game))];
  const flights = await holdBoarding(tx, names);
  const games = await readGames(tx, { games: names, now });
  const leaving = asked.filter((one) => one.kind === "leave");
  const rounds = await readRounds(tx, leaving);
  const roundOf = new Map(leaving.map((one, index) => [one as SeatAsked, rounds[index]]));
  const own = await readOwnSeats(tx, asked, { flights, now });
  return guarded.map((one, index): Decided => {
    const { seat } = one.asked;
    const facts = {
      game: games.get(seat.game),
      flight: flights.get(seat.game),
      own: own[index] ?? nothingAboard,
      now,
    };
    if (one.asked.kind === "leave") {
      return decideLeave({ ...facts, round: roundOf.get(one.asked), seat });
    }
    return decideBoard(one.asked, {
      ...facts,
      press: presses[index],
      roundId: makeId(),
      guardRefusal: one.refusal,
    });
  });
}

const asPlay = (one: SeatAsked): PlayAsked =>
  one.kind === "leave" ? { ...one, kind: "end" } : one;

type Facts = {
  readonly game: Game | undefined;
  readonly flight: (Flight & { readonly fingerprint: string; readonly salt: string }) | undefined;
  readonly own: OwnSeats;
  readonly now: Date;
};

/** Seats and rounds of a player in the flight that boards. */
type OwnSeats = {
  readonly aboard: readonly {
    readonly seat: SeatNumber;
    readonly roundId: string;
    readonly stake: bigint;
  }[];
  /** Rounds of this flight in the time that pauses are counted in, those that were left among them. */
  readonly opened: number;
};

const nothingAboard: OwnSeats = { aboard: [], opened: 0 };

function decideBoard(
  { seat, ...asked }: BoardAsked,
  {
    game,
    flight,
    own,
    now,
    press,
    roundId,
    guardRefusal,
  }: Facts & {
    readonly press: PressFacts | undefined;
    readonly roundId: string;
    readonly guardRefusal: PlayRefusal | undefined;
  },
): Decided {
  const { stake } = asked;
  const config = game?.profile.config as CrashConfig | undefined;
  const choice = config && crashRules.readChoice(asked.choice, { config, stake });
  if (press?.known !== undefined) {
    const { known: round } = press;
    const { landAt } = round.choice as CrashChoice;
    const isSame = round.game === seat.game && round.stake === stake;
    return isSame && choice?.landAt === landAt ? { is: "known", round } : refused("play_reused");
  }
  if (game === undefined || config === undefined || game.isDisabled) return refused("game_closed");
  if (!isOffered(seat.lawHere, game)) return refused("not_offered_here");
  if (flight === undefined) return refused("flight_gone");
  const number = ([1, 2] as const).find((one) => own.aboard.every((held) => held.seat !== one));
  if (number === undefined) return refused("round_open");
  // Two bets of a flight are one turn of the game. A bet that was left counts: it makes no room for a third.
  const isSameTurn = own.aboard.length === 1 && own.opened === 1;
  const wait = (press?.lastOpenedAt?.getTime() ?? 0) + seat.terms.roundMsMin - now.getTime();
  if (!isSameTurn && press?.lastOpenedAt !== undefined && wait > 0) {
    const refusal = { ...refusalOf("round_too_soon"), facts: { waitMs: String(wait) } };
    return { is: "refused", refusal };
  }
  const range = stakesIn(game, seat.asset);
  const most = range && stakesUnder(range, seat.terms);
  if (most === undefined || stake < most.min || stake > most.max) {
    return refused("stake_out_of_range");
  }
  // The game's own limits are of a bet; what a law allows is of both together.
  const staked = own.aboard.reduce((sum, held) => sum + held.stake, stake);
  if (most.lawMax !== undefined && staked > most.lawMax) return refused("stake_out_of_range");
  if (choice === undefined) return refused("choice_not_offered");
  if (guardRefusal !== undefined) return { is: "refused", refusal: guardRefusal };
  const { landAt } = choice;
  const name = nameIn(flight, { playerId: seat.playerId, number });
  const named = { landAt, seat: name };
  return {
    is: "boarded",
    product: game.product,
    seat: number,
    name,
    landAt,
    round: roundOfSeat({ seat, asked, game, flight, roundId, now, choice: named, config }),
  };
}

function roundOfSeat(of: {
  readonly seat: Seat;
  readonly asked: Pick<OpenAsked, "playId" | "stake">;
  readonly game: Game;
  readonly flight: NonNullable<Facts["flight"]>;
  readonly roundId: string;
  readonly now: Date;
  readonly choice: CrashChoice;
  readonly config: CrashConfig;
}): Round {
  const { seat, asked, game, flight, choice } = of;
  return {
    playerId: seat.playerId,
    roundId: of.roundId,
    playId: asked.playId,
    game: game.game,
    profileVersion: flight.profileVersion,
    asset: seat.asset,
    stake: asked.stake,
    staked: asked.stake,
    payout: undefined,
    jackpotPaid: undefined,
    choice,
    actions: [],
    steps: boardingSteps(of.config, { stake: asked.stake, choice }),
    seedNumber: seedNumberOf(flight.chain),
    nonce: flight.number,
    grantId: undefined,
    gameSessionId: seat.gameSessionId,
    sessionId: seat.sessionId,
    state: "open",
    endedBy: undefined,
    openedAt: of.now,
    closedAt: undefined,
    fingerprint: flight.fingerprint,
    playerSeed: flight.salt,
  };
}

/** Once it has taken off, whoever is in it flies. */
function decideLeave({
  game,
  own,
  now,
  round,
  seat,
}: Facts & { readonly round: Round | undefined; readonly seat: Seat }): Decided {
  if (round === undefined || round.game !== seat.game) return refused("round_unknown");
  if (round.state === "voided") return { is: "known", round };
  const isAboard = own.aboard.some(({ roundId }) => roundId === round.roundId);
  if (round.state !== "open" || !isAboard || game === undefined) {
    return refused("flight_gone");
  }
  const left = { ...round, state: "voided", endedBy: "player", closedAt: now } as const;
  return { is: "left", round: left, product: game.product };
}

/** Behind the lock of their seeds, in the order of those who ask. */
async function readOwnSeats(
  tx: Transact,
  asked: readonly SeatAsked[],
  { flights, now }: { readonly flights: ReadonlyMap<string, Flight>; readonly now: Date },
): Promise<readonly OwnSeats[]> {
  const flightOf = ({ seat }: SeatAsked) => flights.get(seat.game);
  const { rows } = await sql<{ ordinal: number; opened: number; aboard: AboardRow[] | null }>`
    SELECT a.ordinal::integer,
      (
        SELECT json_agg(json_build_object('seat', s.seat, 'roundId', s.round_id, 'stake', s.stake::text))
        FROM casino.flight_seats AS s
        WHERE s.chain = a.chain AND s.number = a.number AND s.player_id = a.player_id
      ) AS aboard,
      CASE WHEN a.pause_ms > 0 THEN (
        SELECT count(*)::integer FROM casino.rounds AS r
        WHERE r.player_id = a.player_id AND r.round_id >= ${firstIdAt(new Date(now.getTime() - minuteMs))}
          AND r.seed_number = -a.chain AND r.nonce = a.number
      ) ELSE 0 END AS opened
    FROM unnest(
      ${asked.map(({ playerId }) => playerId)}::uuid[],
      ${asked.map((one) => flightOf(one)?.chain ?? null)}::integer[],
      ${asked.map((one) => flightOf(one)?.number ?? null)}::integer[],
      ${asked.map(({ seat }) => seat.terms.roundMsMin)}::integer[]
    ) WITH ORDINALITY AS a (player_id, chain, number, pause_ms, ordinal)
  `.execute(tx);
  const found = new Map(rows.map((row) => [row.ordinal, row]));
  return asked.map((_, index) => {
    const { aboard, opened = 0 } = found.get(index + 1) ?? {};
    return {
      opened,
      aboard: (aboard ?? []).map(({ stake, ...held }) => ({ ...held, stake: BigInt(stake) })),
    };
  });
}

type AboardRow = { seat: SeatNumber; roundId: string; stake: string };

/**
 * The same for all flights of a chain, and of no use to whoever wants to know who it is. The second seat bears the
 * name of the first with its number: no name of five letters is one of six, so that each has draws of its own.
 */
function nameIn(
  { salt }: { readonly salt: string },
  { playerId, number }: { readonly playerId: string; readonly number: SeatNumber },
): string {
  const name = hash("sha256", `${salt} ${playerId}`).slice(0, 5).toUpperCase();
  return number === 1 ? name : `${name}${number}`;
}

function refused(code: CasinoRefusalCode): Decided {
  return { is: "refused", refusal: refusalOf(code) };
}
