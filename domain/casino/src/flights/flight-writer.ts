import { transact, type Database } from "@croupier/database";
import type { CrashConfig } from "@croupier/game-crash/rules";
import type { Clock } from "@croupier/kit/time";
import type { PlayRounds } from "@croupier/wallet";
import { readGames, type Game, type ReadProfile } from "../catalogue/catalogue.ts";
import type { ChainStore, OpenedChain } from "./chain-store.ts";
import { comingDown, endOf, nextDueMs, settleSeat, type FlightSecret } from "./decide-flight.ts";
import type { Flight, FlightPace, FlightSeat } from "./flight.ts";
import {
  closeBoarding,
  insertFlight,
  readFlights,
  readParked,
  readSeats,
  updateOver,
  updateTakenOff,
} from "./flight-store.ts";
import { createLandSeats } from "./land-seats.ts";
import type { Landed } from "./seat-writes.ts";
import { requireLease, Superseded, type createWriterLease, type Lease } from "./writer-lease.ts";

type Product = Game["product"];

export type WriterNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly chains: ChainStore;
  readonly readProfile: ReadProfile;
  readonly playRounds: PlayRounds<Product>;
  readonly lease: ReturnType<typeof createWriterLease>;
  readonly pace: FlightPace;
};

/** A flight that is under way, as its writer knows it. */
type Flying = {
  readonly flight: Flight;
  readonly tookOffAt: Date;
  readonly secret: FlightSecret;
  readonly end: ReturnType<typeof endOf>;
  /** By round: who has not come down yet. */
  readonly aboard: Map<string, FlightSeat>;
};

/** Each of them is counted out by the rules: so many hold up nobody. */
const togetherMax = 60;
/** So soon a process that may not write asks again whether it may. */
const askAgainMs = 400;

/**
 * The one that writes a game's flights, as long as it holds the lease: what is due is done, and nothing of it
 * is told before it is committed. What it knows it can read again, so whoever takes over stands where it stood.
 */
export function createFlightWriter(
  needs: WriterNeeds,
  {
    game,
    writer,
    onWritten,
    onParked,
  }: {
    readonly game: string;
    readonly writer: string;
    /** After the commit: something about this game's flights is otherwise than before. */
    readonly onWritten: () => void;
    /** A seat could not be paid. It is tried again after each flight, and everybody else flies on. */
    readonly onParked: (error: unknown) => void;
  },
) {
  const { database, clock, chains, lease: leases, pace, readProfile } = needs;
  const landSeats = createLandSeats({ ...needs, onParked });
  let lease: Lease | undefined;
  let askLeaseAt = 0;
  let flying: Flying | undefined;
  /** Of the last flight that was written here: its end is known for as long as anybody may look at it. */
  let ending: { readonly number: number; readonly crashMs: number } | undefined;
  /** Presses in the order in which they arrived: the first of each seat counts. */
  const pressed = new Map<string, { readonly at: number }>();

  /** Does what is due, and says after how many milliseconds something is due again. */
  async function step(): Promise<number> {
    const now = clock().getTime();
    if (now >= askLeaseAt) {
      const had = lease?.fence;
      lease = await leases.take(game, writer);
      askLeaseAt = now + (lease === undefined ? askAgainMs : pace.leaseMs / 3);
      // What another writer did in between is not known here.
      if (lease?.fence !== had) flying = undefined;
    }
    if (lease === undefined) return askAgainMs;
    try {
      return Math.min(await advance(lease), askLeaseAt - clock().getTime());
    } catch (error) {
      flying = undefined;
      if (!isSuperseded(error)) throw error;
      lease = undefined;
      return 0;
    }
  }

  async function advance(held: Lease): Promise<number> {
    if (flying !== undefined) return fly(held, flying);
    const chain = await chains.findLatest(database.db, game);
    const [flight] =
      chain === undefined ? [] : await readFlights(database.db, { chain: chain.chain, max: 1 });
    if (chain === undefined || flight === undefined) return openBoarding(held, chain, undefined);
    if (flight.state === "boarding") return takeOff(held, chain, flight);
    if (flight.state === "flying") {
      flying = await standUp(chain, flight, flight.tookOffAt ?? flight.boardsUntil);
      ending = { number: flight.number, crashMs: flying.end.crashMs };
      return 0;
    }
    const waitMs = (flight.overAt?.getTime() ?? 0) + pace.restMs - clock().getTime();
    return waitMs > 0 ? waitMs : openBoarding(held, chain, flight);
  }

  async function openBoarding(
    held: Lease,
    chain: OpenedChain | undefined,
    last: Flight | undefined,
  ): Promise<number> {
    const now = clock();
    const profile = (await readGames(database.db, { games: [game], now })).get(game)?.profile;
    if (profile === undefined) throw new Error(`${game} is a game whose rules are known`);
    await transact(database, async (tx) => {
      await requireLease(tx, held);
      const isUsedUp = chain === undefined || (last?.number ?? -1) + 1 >= chain.length;
      const next = isUsedUp ? await chains.begin(tx, game) : chain;
      await insertFlight(tx, {
        chain: next.chain,
        number: isUsedUp || last === undefined ? 0 : last.number + 1,
        profileVersion: profile.version,
        boardsUntil: new Date(now.getTime() + pace.boardingMs),
      });
    });
    onWritten();
    await settleParked(held);
    return pace.boardingMs;
  }

  async function takeOff(held: Lease, chain: OpenedChain, flight: Flight): Promise<number> {
    const waitMs = flight.boardsUntil.getTime() - clock().getTime();
    if (waitMs > 0) return waitMs;
    const tookOffAt = await transact(database, async (tx) => {
      await requireLease(tx, held);
      await closeBoarding(tx, flight);
      // Behind the lock: it rises from when nobody can board any more.
      const at = clock();
      await updateTakenOff(tx, flight, at);
      return at;
    });
    pressed.clear();
    flying = await standUp(chain, flight, tookOffAt);
    ending = { number: flight.number, crashMs: flying.end.crashMs };
    onWritten();
    return 0;
  }

  async function standUp(chain: OpenedChain, flight: Flight, tookOffAt: Date): Promise<Flying> {
    const { number, profileVersion: version } = flight;
    const config = (await readProfile(database.db, { game, version })) as CrashConfig;
    const secret = { config, link: chain.linkOf(number), salt: chain.salt, number };
    const seats = await readSeats(database.db, flight);
    const aboard = seats.filter(({ state, isParked }) => state === "aboard" && !isParked);
    return {
      flight,
      tookOffAt,
      secret,
      end: endOf(secret),
      aboard: new Map(aboard.map((seat) => [seat.roundId, seat])),
    };
  }

  async function fly(held: Lease, now: Flying): Promise<number> {
    const { tookOffAt, secret, end, aboard } = now;
    const flownMs = clock().getTime() - tookOffAt.getTime();
    const presses = new Map(
      [...pressed].map(([round, { at }]) => [
        round,
        { flownMs: Math.max(0, at - tookOffAt.getTime()) },
      ]),
    );
    const down = comingDown(
      secret,
      { flownMs, ...end },
      { aboard: aboard.values(), pressed: presses },
    );
    for (let start = 0; start < down.length; start += togetherMax) {
      const landed = down
        .slice(start, start + togetherMax)
        .map(({ seat, action }) => ({ seat, settled: settleSeat(secret, seat, action) }));
      await landSeats(held, landed);
      for (const { seat } of landed) {
        aboard.delete(seat.roundId);
        pressed.delete(seat.roundId);
      }
      onWritten();
    }
    for (const round of presses.keys()) if (!aboard.has(round)) pressed.delete(round);
    if (flownMs >= end.crashMs) return finish(held, now);
    const dueMs = nextDueMs(secret, end, aboard.values());
    return Math.max(0, dueMs - (clock().getTime() - tookOffAt.getTime()));
  }

  /** Seats of flights that are over, whose money could not follow them then. */
  async function settleParked(held: Lease): Promise<void> {
    const parked: Landed[] = [];
    for (const one of await readParked(database.db, { game, max: togetherMax })) {
      const { seat, cameDown, flight, link, salt } = one;
      const { number, profileVersion: version } = flight;
      const config = (await readProfile(database.db, { game, version })) as CrashConfig;
      parked.push({ seat, settled: settleSeat({ config, link, salt, number }, seat, cameDown) });
    }
    await landSeats(held, parked);
  }

  async function finish(held: Lease, { flight, secret, end }: Flying): Promise<number> {
    await transact(database, async (tx) => {
      await requireLease(tx, held);
      const { link } = secret;
      const isOver = await updateOver(tx, flight, { overAt: clock(), multiple: end.crash, link });
      if (!isOver) throw new Error(`flight ${flight.number} is over for everybody or for nobody`);
    });
    flying = undefined;
    pressed.clear();
    onWritten();
    return pace.restMs;
  }

  return {
    step,
    /** A press, at the moment in which it arrived here. False: this process does not write now. */
    land(roundId: string): boolean {
      if (flying === undefined || !flying.aboard.has(roundId)) return lease !== undefined;
      if (!pressed.has(roundId)) pressed.set(roundId, { at: clock().getTime() });
      return true;
    },
    /** How long a flight flies that is written here, or was: for whoever must not show more. */
    endMs: (number: number): number | undefined =>
      ending?.number === number ? ending.crashMs : undefined,
    isWriting: () => lease !== undefined,
    /** Whether somebody's stake waits for this writer. */
    isCarrying: () => flying !== undefined && flying.aboard.size > 0,
    async stop(): Promise<void> {
      const held = lease;
      lease = undefined;
      flying = undefined;
      if (held !== undefined) await leases.give(held);
    },
  };
}

export type FlightWriter = ReturnType<typeof createFlightWriter>;

function isSuperseded(error: unknown): boolean {
  return error instanceof Superseded;
}
