import type { Database, Transact } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import type { CrashAction } from "@croupier/game-crash/rules";
import { sql } from "kysely";
import type { Flight, FlightSeat, FlightState, SeatNumber } from "./flight.ts";

type Db = Database["db"] | Transact;
type Named = Pick<Flight, "chain" | "number">;

type FlightRow = {
  chain: number;
  number: number;
  profile_version: number;
  state: FlightState;
  boards_until: Date;
  took_off_at: Date | null;
  over_at: Date | null;
  multiple: number | null;
  link: string | null;
};

type SeatRow = {
  player_id: string;
  seat: SeatNumber;
  round_id: string;
  name: string;
  asset: string;
  stake: bigint;
  land_at: number | null;
  state: FlightSeat["state"];
  landed_at: number | null;
  payout: bigint | null;
  came_down: CrashAction | null;
};

/** The latest flights of a chain, the newest first: the one under way, if there is one, and those before. */
export async function readFlights(
  db: Db,
  { chain, max }: { readonly chain: number; readonly max: number },
): Promise<readonly Flight[]> {
  const { rows } = await sql<FlightRow>`
    SELECT * FROM casino.flights WHERE chain = ${chain} ORDER BY number DESC LIMIT ${max}
  `.execute(db);
  return rows.map(flightOf);
}

/** The flights of these games that take stakes, held as they are: none takes off before this is over. */
export async function holdBoarding(
  tx: Transact,
  games: readonly string[],
): Promise<ReadonlyMap<string, Flight & { readonly fingerprint: string; readonly salt: string }>> {
  const { rows } = await sql<FlightRow & { game: string; fingerprint: string; salt: string }>`
    SELECT f.*, c.game, c.fingerprint, c.salt
    FROM casino.flights AS f JOIN casino.chains AS c USING (chain)
    WHERE c.game = ANY (${games}::text[]) AND f.state = 'boarding'
    FOR SHARE OF f
  `.execute(tx);
  return new Map(
    rows.map((row) => [
      row.game,
      { ...flightOf(row), fingerprint: row.fingerprint, salt: row.salt },
    ]),
  );
}

export async function insertFlight(
  tx: Transact,
  flight: Named & Pick<Flight, "profileVersion" | "boardsUntil">,
): Promise<void> {
  const { chain, number, profileVersion, boardsUntil } = flight;
  await sql`
    INSERT INTO casino.flights (chain, number, profile_version, state, boards_until)
    VALUES (${chain}, ${number}, ${profileVersion}, 'boarding', ${boardsUntil})
  `.execute(tx);
}

/** Waits for stakes that are being taken; behind it none is. */
export async function closeBoarding(tx: Transact, { chain, number }: Named): Promise<void> {
  await sql`
    SELECT FROM casino.flights WHERE chain = ${chain} AND number = ${number} FOR UPDATE
  `.execute(tx);
}

export async function updateTakenOff(
  tx: Transact,
  { chain, number }: Named,
  tookOffAt: Date,
): Promise<void> {
  await sql`
    UPDATE casino.flights SET state = 'flying', took_off_at = ${tookOffAt}
    WHERE chain = ${chain} AND number = ${number} AND state = 'boarding'
  `.execute(tx);
}

/** False where somebody is still in it. A parked seat is in it no more: its money alone is missing. */
export async function updateOver(
  tx: Transact,
  { chain, number }: Named,
  end: { readonly overAt: Date; readonly multiple: number; readonly link: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE casino.flights SET state = 'over', over_at = ${end.overAt}, multiple = ${end.multiple},
      link = ${end.link}
    WHERE chain = ${chain} AND number = ${number} AND state = 'flying' AND NOT EXISTS (
      SELECT FROM casino.flight_seats
      WHERE chain = ${chain} AND number = ${number} AND state = 'aboard' AND came_down IS NULL
    )
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** Seats of a flight, in the order of players and, of one player, of the seats. */
export async function readSeats(db: Db, { chain, number }: Named): Promise<readonly FlightSeat[]> {
  const { rows } = await sql<SeatRow>`
    SELECT * FROM casino.flight_seats WHERE chain = ${chain} AND number = ${number}
    ORDER BY player_id, seat
  `.execute(db);
  return rows.map(seatOf);
}

export type TopLanding = Pick<FlightSeat, "name" | "asset"> & {
  readonly number: number;
  readonly landedAt: number;
  readonly payout: bigint;
};

/** The highest landings of a chain, the highest first; of two alike the one that was there first. */
export async function readTopLandings(
  db: Db,
  { chain, max }: { readonly chain: number; readonly max: number },
): Promise<readonly TopLanding[]> {
  const { rows } = await sql<{
    number: number;
    name: string;
    asset: string;
    landed_at: number;
    payout: bigint;
  }>`
    SELECT number, name, asset, landed_at, payout FROM casino.flight_seats
    WHERE chain = ${chain} AND state = 'landed'
    ORDER BY landed_at DESC, number LIMIT ${max}
  `.execute(db);
  return rows.map(({ landed_at: landedAt, asset, ...row }) => {
    const [code = ""] = asset.split("/");
    return { ...row, asset: getAsset(code), landedAt };
  });
}

export type ParkedSeat = {
  readonly seat: FlightSeat;
  readonly cameDown: CrashAction;
  readonly flight: Pick<Flight, "number" | "profileVersion">;
  readonly link: string;
  readonly salt: string;
};

/** Seats that came down and could not be paid, with what decided their flights: any of them, so that all are tried. */
export async function readParked(
  db: Db,
  { game, max }: { readonly game: string; readonly max: number },
): Promise<readonly ParkedSeat[]> {
  const { rows } = await sql<
    SeatRow & {
      came_down: CrashAction;
      number: number;
      profile_version: number;
      link: string;
      salt: string;
    }
  >`
    SELECT s.*, f.profile_version, f.link, c.salt
    FROM casino.flight_seats AS s
    JOIN casino.flights AS f USING (chain, number)
    JOIN casino.chains AS c USING (chain)
    WHERE c.game = ${game} AND s.state = 'aboard' AND s.came_down IS NOT NULL AND f.state = 'over'
    ORDER BY random() LIMIT ${max}
  `.execute(db);
  return rows.map((row) => {
    const { came_down: cameDown, number, profile_version: profileVersion, link, salt } = row;
    return { seat: seatOf(row), cameDown, flight: { number, profileVersion }, link, salt };
  });
}

/** Of all games: for whoever has to look at them. */
export async function countParked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM casino.flight_seats
    WHERE state = 'aboard' AND came_down IS NOT NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** One flight, and how many its chain decides. */
export async function findFlight(
  db: Db,
  { chain, number }: Named,
): Promise<(Flight & { readonly length: number }) | undefined> {
  const { rows } = await sql<FlightRow & { length: number }>`
    SELECT f.*, c.length FROM casino.flights AS f JOIN casino.chains AS c USING (chain)
    WHERE f.chain = ${chain} AND f.number = ${number}
  `.execute(db);
  return rows[0] && { ...flightOf(rows[0]), length: rows[0].length };
}

/** The link that decided a flight, once the flight is over. */
export async function findShownLink(
  db: Db,
  { chain, number }: Named,
): Promise<{ readonly serverSeed: string; readonly revealedAt: Date } | undefined> {
  const { rows } = await sql<{ serverSeed: string; revealedAt: Date }>`
    SELECT link AS "serverSeed", over_at AS "revealedAt" FROM casino.flights
    WHERE chain = ${chain} AND number = ${number} AND state = 'over'
  `.execute(db);
  return rows[0];
}

/** Games with a flight that somebody is in. Where nobody writes them, they wait for the next who does. */
export async function findGamesUnderWay(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ game: string }>`
    SELECT DISTINCT c.game FROM casino.flights AS f JOIN casino.chains AS c USING (chain)
    WHERE f.state = 'flying' OR (f.state = 'boarding' AND EXISTS (
      SELECT FROM casino.flight_seats AS s WHERE s.chain = f.chain AND s.number = f.number
    ))
  `.execute(db);
  return rows.map(({ game }) => game);
}

function flightOf(row: FlightRow): Flight {
  return {
    chain: row.chain,
    number: row.number,
    profileVersion: row.profile_version,
    state: row.state,
    boardsUntil: row.boards_until,
    tookOffAt: row.took_off_at ?? undefined,
    overAt: row.over_at ?? undefined,
    multiple: row.multiple ?? undefined,
    link: row.link ?? undefined,
  };
}

function seatOf(row: SeatRow): FlightSeat {
  const [name = ""] = row.asset.split("/");
  return {
    playerId: row.player_id,
    seat: row.seat,
    roundId: row.round_id,
    name: row.name,
    asset: getAsset(name),
    stake: row.stake,
    landAt: row.land_at,
    state: row.state,
    landedAt: row.landed_at ?? undefined,
    payout: row.payout ?? undefined,
    isParked: row.state === "aboard" && row.came_down !== null,
  };
}
